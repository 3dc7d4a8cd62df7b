// Static bounds before a lead: tricks that a side makes whatever the others do, each with the cards
// whose rank the proof needs.
#pragma once

#include "state.hpp"

namespace dummywhist::solver::SOLVER_CODE {

struct Bound {
    int tricks = 0;
    Set mask = 0;
};

// All bounds count no further than the `need`ed tricks: the fewer ranks a proof names, the more
// positions it fits.

// Sure trump tricks of one hand. Each of its `i` highest trumps falls on a trick of its own, won by its
// side or by a higher enemy trump: with `h` enemy trumps higher than the i-th, i - h tricks are sure.
inline Bound sure_trump_tricks(Set own, Set enemies, int need) {
    Bound best;
    int seen = 0;
    while (own != 0) {
        const int card = highest(own);
        own ^= bit(card);
        ++seen;
        const int sure = seen - count(enemies & ~below(card));
        if (sure > best.tricks) best = {sure, bit(card)};
        if (sure >= need) break;
        if (seen == 1 && sure + count(own) <= 0) break;
    }
    return best;
}

// The lowest of the `n` highest cards of a set.
inline Set nth_highest(Set set, int n) {
#if defined(SOLVER_BMI2)
    return _pdep_u64(bit(std::max(count(set) - n, 0)), set) & only_if(n > 0);
#else
    Set last = 0;
    for (; n > 0 && set != 0; --n) {
        last = bit(highest(set));
        set ^= last;
    }
    return last;
#endif
}

// Sure trump tricks of a side: those of its better hand, or of both hands of a pair together. A pair with
// the k highest trumps between them, m the longer holding, makes min(k, m): the longer hand plays a low
// trump under its partner's top ones and a top one when its partner plays none.
// Nothing unless it is all that is needed.
template <class R>
Bound sure_trump_tricks_of_side(const State<R>& state, bool maximisers, int need) {
    Set ours = 0;
    Set enemies = 0;
    int longest = 0;
    for (int h = 0; h < R::hands; ++h) {
        const Set trumps = state.hand[h] & kTrumps;
        const bool friendly = state.maximises(h) == maximisers;
        (friendly ? ours : enemies) |= trumps;
        if (friendly) longest = std::max(longest, state.length(h, kTrumpLane));
    }
    if (longest < need) return {};
    for (int h = 0; h < R::hands; ++h) {
        if (state.maximises(h) != maximisers) continue;
        const Bound bound = sure_trump_tricks(state.hand[h] & kTrumps, enemies, need);
        if (bound.tricks >= need) return bound;
    }
    if constexpr (R::pairs) {
        const Set tops = above_all(ours, enemies);
        if (count(tops) >= need) return {need, nth_highest(tops, need)};
    }
    return {};
}

// A pair that is not on lead makes a trick with the second-best trump if a lower one guards it and the best
// lies in the hand that plays right before it.
template <class R>
Bound guarded_second_trump(const State<R>& state, int leader, Set all) {
    const Set trumps = all & kTrumps;
    if (!R::pairs || count(trumps) < 3) return {};
    const Set best = bit(highest(trumps));
    const Set second = bit(highest(trumps ^ best));
    for (int h = 0; h < R::hands; ++h) {
        if ((state.hand[h] & second) == 0) continue;
        const int before = (h + 3) & 3;
        if (state.same_side(h, leader) || (state.hand[before] & best) == 0) return {};
        return state.length(h, kTrumpLane) >= 2 ? Bound{1, second} : Bound{};
    }
    return {};
}

// A top of the other pair that the pair on lead cannot get round: then it does not take every trick. A suit whose top
// lies with the others costs a trick when it is led while both hands of the pair follow. To get round it one hand has
// to throw all its cards of the suit and ruff, or both have to. As long as the pair wins every trick, a hand throws a
// card only when its partner leads a suit where it is void: as often at most as the partner is longer there, for each
// card of that suit that it throws takes the place of another. A hand that throws on a trump does not ruff any more.
// The holder can always keep that top, for he need not keep any other card.
template <class R>
Bound blocked_top(const State<R>& state, int leader, Set tops) {
    Set theirs = tops & (state.hand[(leader + 1) & 3] | state.hand[(leader + 3) & 3]);
    if constexpr (R::trumps) theirs &= ~kTrumps;
    if (theirs == 0) return {};
    const int partner = (leader + 2) & 3;
    int longer[4];
    int throws = 0;
    int partner_throws = 0;
    for (int lane = 0; lane < 4; ++lane) {
        longer[lane] = state.length(leader, lane) - state.length(partner, lane);
        throws += std::max(-longer[lane], 0);
        partner_throws += std::max(longer[lane], 0);
    }
    const bool ruffs = R::trumps && state.length(leader, kTrumpLane) > 0;
    const bool partner_ruffs = R::trumps && state.length(partner, kTrumpLane) > 0;
    const int on_trumps = R::trumps ? std::max(-longer[kTrumpLane], 0) : 0;
    const int partner_on_trumps = R::trumps ? std::max(longer[kTrumpLane], 0) : 0;
    for (; theirs != 0; theirs &= theirs - 1) {
        const int lane = lane_of(lowest(theirs));
        // Cards of the suit that a hand has to keep.
        const int kept = state.length(leader, lane) - throws + std::max(-longer[lane], 0);
        const int partner_kept = state.length(partner, lane) - partner_throws + std::max(longer[lane], 0);
        if (kept <= 0 && partner_kept <= 0) continue;
        if (ruffs && kept + on_trumps <= 0) continue;
        if (partner_ruffs && partner_kept + partner_on_trumps <= 0) continue;
        return {1, bit(lowest(theirs))};
    }
    return {};
}

// Can the side on lead take every trick? It wins one with a trump, or with a card of a suit whose top it
// holds, or once an enemy's top was ruffed out; of a suit it can lead as many rounds as its longer hand
// has cards. If all that is not enough, and no enemy has more tops to keep than tricks are missing, the
// enemies make one.
template <class R>
Bound one_for_the_enemies(const State<R>& state, int leader, int cards, Set all) {
    Set enemies = 0;
    int wins = 0;
    for (int h = 0; h < R::hands; ++h) {
        if (!state.same_side(h, leader)) {
            enemies |= state.hand[h];
        } else if constexpr (R::trumps) {
            wins += state.length(h, kTrumpLane);
        }
    }
    const bool can_ruff = wins > 0;
    Set tops = 0;
    int longest_in[4] = {};
    for (int lane = 0; lane < (R::trumps ? 3 : 4); ++lane) {
        const Set suit = all & lane_set(lane);
        if (suit == 0) continue;
        int longest = 0;
        for (int h = 0; h < R::hands; ++h) {
            if (state.same_side(h, leader)) longest = std::max(longest, state.length(h, lane));
        }
        const Set top = bit(highest(suit));
        if ((top & enemies) == 0) {
            wins += longest;
        } else if (longest > 0) {
            tops |= top;
            if (can_ruff) wins += longest - 1;
        }
        longest_in[lane] = longest;
    }
    if (wins >= cards || tops == 0) return {};
    // Tops without which it is still not enough need not be named.
    for (int lane = 0; lane < (R::trumps ? 3 : 4); ++lane) {
        if ((tops & lane_set(lane)) == 0) continue;
        const int more = can_ruff ? 1 : longest_in[lane];
        if (wins + more < cards) {
            wins += more;
            tops &= ~lane_set(lane);
        }
    }
    if (tops == 0) return {};
    for (int h = 0; h < R::hands; ++h) {
        if (!state.same_side(h, leader) && count(state.hand[h] & tops) > cards - wins) return {};
    }
    return {1, tops};
}

// Quick tricks of the side on lead: the leader cashes his top cards, trumps first, then crosses once to
// a friend's top card, and the friend cashes his. Side suits only for as many rounds as every enemy with
// trumps must follow. `need`: how many are asked for; counting stops there.
template <class R>
class QuickTricks {
  public:
    // `tops`: the best card in play of every lane.
    QuickTricks(const State<R>& state, int leader, int cards, Set all, Set tops, int need)
        : state_(state), leader_(leader), cards_(cards), need_(need), all_(all), tops_(tops) {}

    // The leader's own top cards.
    Bound own() {
        cash_own();
        return total_;
    }

    // The lanes in which the leader cashes a round; asked for after own().
    Set cashed() const {
        Set lanes = 0;
        for (int lane = 0; lane < 4; ++lane) lanes |= lane_set(lane) & only_if(cashed_[lane] > 0);
        return lanes;
    }

    // Then his friends'; asked for after own(). Nothing unless that makes all the tricks asked for.
    Bound with_friends() const {
        if constexpr (R::trumps) {
            if (const Bound bound = side_and_sure_trumps(); bound.tricks >= need_) return capped(bound);
            if (total_.tricks + 1 >= need_ && friend_can_ruff()) return {total_.tricks + 1, total_.mask};
        }
        Set enemies = 0;
        for_each_other([&](int h, bool is_enemy) { enemies |= state_.hand[h] & only_if(is_enemy); });
        const Set winners = ~fill_down(enemies);  // a friend cashes no others
        for (int place = R::pairs ? 2 : 1; place < (R::pairs ? 3 : R::hands); ++place) {
            const int h = State<R>::seat(leader_, place);
            if (enemy(h) || total_.tricks + count(state_.hand[h] & winners) < need_) continue;
            if (const Bound bound = cross_to(h); bound.tricks >= need_) return capped(bound);
        }
        return {};
    }

  private:
    static constexpr int kNoLimit = 99;

    Bound capped(const Bound& bound) const { return {std::min(bound.tricks, cards_), bound.mask}; }

    bool enemy(int h) const { return !state_.same_side(h, leader_); }

    // Calls `each(hand, is_enemy)` for all hands but the leader's; with two pairs every second one is an enemy.
    template <class Each>
    void for_each_other(Each each) const {
        for (int place = 1; place < R::hands; ++place) {
            const int h = State<R>::seat(leader_, place);
            each(h, R::pairs ? place % 2 != 0 : enemy(h));
        }
    }

    // Rounds of a side suit before an enemy may ruff.
    int safe_rounds(int lane) const {
        if (!R::trumps || lane == kTrumpLane || drawn_) return kNoLimit;
        int rounds = kNoLimit;
        for_each_other([&](int h, bool is_enemy) {
            if (is_enemy && state_.length(h, kTrumpLane) > 0) rounds = std::min(rounds, state_.length(h, lane));
        });
        return rounds;
    }

    void cash_own() {
        const Set tops = tops_ & state_.hand[leader_];
        int side_cap = kNoLimit;  // a friend with nothing but trumps would have to ruff
        if constexpr (R::trumps) {
            if ((tops & kTrumps) != 0) cash_lane(kTrumpLane, kNoLimit);
            const int rounds = cashed_[kTrumpLane];
            int enemy_trumps = 0;
            for_each_other([&](int h, bool is_enemy) {
                const int trumps = state_.length(h, kTrumpLane);
                if (is_enemy) {
                    enemy_trumps = std::max(enemy_trumps, trumps);
                } else if (trumps > rounds) {
                    side_cap = std::min(side_cap, cards_ - trumps);
                }
            });
            drawn_ = rounds >= enemy_trumps;
        }
        for (Set left = R::trumps ? tops & ~kTrumps : tops; left != 0 && total_.tricks < need_; left &= left - 1) {
            const int lane = lane_of(lowest(left));
            side_rounds_ += cash_lane(lane, std::min(safe_rounds(lane), side_cap - side_rounds_));
        }
    }

    // Side winners first, while no trump falls; the sure trump tricks stay as they are.
    Bound side_and_sure_trumps() const {
        if (drawn_) return {};
        int side = side_rounds_;
        for_each_other([&](int h, bool is_enemy) {
            const int trumps = state_.length(h, kTrumpLane);
            if (!is_enemy && trumps > 0) side = std::min(side, cards_ - trumps);
        });
        const Bound sure = sure_trump_tricks_of_side(state_, state_.maximises(leader_), need_ - side);
        return {side + sure.tricks, (total_.mask & ~kTrumps) | sure.mask};
    }

    // After the leader's winners: can he lead a suit that a friend ruffs and no enemy does?
    bool friend_can_ruff() const {
        for (int lane = 0; lane < kTrumpLane; ++lane) {
            if (state_.length(leader_, lane) <= cashed_[lane]) continue;
            bool friend_ruffs = false;
            bool enemy_may = false;
            for_each_other([&](int h, bool is_enemy) {
                const bool has_trump = state_.length(h, kTrumpLane) > cashed_[kTrumpLane];
                if (is_enemy) {
                    enemy_may |= has_trump && state_.length(h, lane) <= cashed_[lane];
                } else {
                    friend_ruffs |= has_trump && state_.length(h, lane) == 0;
                }
            });
            if (friend_ruffs && !enemy_may) return true;
        }
        return false;
    }

    // Of a lane whose best card the leader holds, `most` rounds or less.
    int cash_lane(int lane, int most) {
        const Set suit = all_ & lane_set(lane);
        const Set own = suit & state_.hand[leader_];
        const Set tops = above_all(own, suit & ~own);
        int longest = 0;
        for_each_other([&](int h, bool) { longest = std::max(longest, state_.length(h, lane)); });
        const int by_rank = count(tops);
        const int by_length = by_rank >= longest ? state_.length(leader_, lane) : by_rank;
        const int rounds = std::min({by_length, most, need_ - total_.tricks});
        if (rounds <= 0) return 0;
        cashed_[lane] = rounds;
        cashed_tops_ |= tops;
        total_.tricks += rounds;
        total_.mask |= nth_highest(tops, std::min(rounds, longest));
        return rounds;
    }

    Bound cross_to(int h) const {
        int side_winners = 0;
        int trump_winners = 0;
        bool side_entry = false;
        bool trump_entry = false;
        int rounds_in[4] = {};
        Set tops_in[4] = {};
        int entry_lane = -1;
        for (Set left = tops_ & (state_.hand[h] | cashed_tops_); left != 0; left &= left - 1) {
            const int lane = lane_of(lowest(left));
            const Set suit = all_ & lane_set(lane);
            const Set own = suit & state_.hand[h];
            const int spent = cashed_[lane];
            if (own == 0) continue;
            // The friend's cards that beat all but the leader's cashed ones.
            Set others = suit & ~own;
            const Set leaders = others & state_.hand[leader_];
            others &= ~(leaders & ~(nth_highest(leaders, spent) - 1));
            const Set tops = above_all(own, others);
            int rounds = std::min(count(tops), state_.length(h, lane) - spent);
            rounds = std::min(rounds, safe_rounds(lane) - spent);
            if (rounds <= 0) continue;
            const bool entry = state_.length(leader_, lane) > spent;
            if (R::trumps && lane == kTrumpLane) {
                trump_winners += rounds;
                trump_entry |= entry;
            } else {
                side_winners += rounds;
                side_entry |= entry;
            }
            rounds_in[lane] = rounds;
            tops_in[lane] = tops;
            if (entry && (entry_lane < 0 || rounds > rounds_in[entry_lane])) entry_lane = lane;
        }
        if (!side_entry && !trump_entry) return {};
        if (total_.tricks + side_winners + trump_winners < need_) return {};
        const int before = side_winners;
        if constexpr (R::trumps) {
            // The leader has nothing but trumps left at some point: he would have to ruff.
            const int leader_trumps = state_.length(leader_, kTrumpLane);
            const int trump_rounds = cashed_[kTrumpLane];
            if (leader_trumps > trump_rounds) {
                side_winners = std::min(side_winners, cards_ - leader_trumps - side_rounds_);
            }
            // Discards and lost winners of the friend while the leader cashes.
            const int trumps = state_.length(h, kTrumpLane);
            const int losers = cards_ - trumps - side_winners;
            const int thrown = side_rounds_ + std::max(0, trump_rounds - trumps);
            side_winners -= std::max(0, thrown - losers);
        } else {
            side_winners = std::min(side_winners, cards_ - side_rounds_);
        }
        if (side_winners <= 0) {
            if (!trump_entry) return {};
            side_winners = 0;
        }
        Bound result = total_;
        result.tricks += side_winners + trump_winners;
        if (result.tricks > need_ && side_winners == before) {
            // More than asked for: the entry, and of the rest no more than it takes.
            result = total_;
            for (int i = -1; i < 4 && result.tricks < need_; ++i) {
                const int lane = i < 0 ? entry_lane : i;
                if (i == entry_lane) continue;
                const int rounds = std::min(rounds_in[lane], need_ - result.tricks);
                result.tricks += rounds;
                result.mask |= nth_highest(tops_in[lane], rounds);
            }
        } else {
            for (int lane = 0; lane < 4; ++lane) result.mask |= nth_highest(tops_in[lane], rounds_in[lane]);
        }
        return result;
    }

    const State<R>& state_;
    const int leader_;
    const int cards_;
    const int need_;
    const Set all_;
    const Set tops_;
    Bound total_;
    int cashed_[4] = {};
    Set cashed_tops_ = 0;  // of the lanes cashed
    int side_rounds_ = 0;
    bool drawn_ = !R::trumps;
};

// Suits that lose too many tricks at once when the leader leads them: the others hold the top or ruff, his partner cannot
// ruff, and who takes the trick with that top cashes as many more as it takes.
// His quick tricks are those that he would make on lead: the round that is led for him is one that he cashes himself.
// Nobody need ruff it; his partner would have to only with nothing but trumps.
struct LosingLeads {
    Set lanes = 0;
    Set mask = 0;
};

template <class R>
LosingLeads losing_leads(const State<R>& state, int leader, int cards, Set all, Set tops, int may_lose) {
    static_assert(R::pairs);
    const int next = (leader + 1) & 3;
    const int partner = (leader + 2) & 3;
    const int last = (leader + 3) & 3;
    const Set theirs = tops & (state.hand[next] | state.hand[last]);
    const auto can_ruff = [&](int h, int lane) {
        return R::trumps && state.length(h, lane) == 0 && state.length(h, kTrumpLane) > 0;
    };
    LosingLeads losing;
    if (may_lose == 0) {
        for (int lane = 0; lane < 4; ++lane) {
            const Set suit = lane_set(lane);
            if (state.length(leader, lane) == 0 || can_ruff(partner, lane)) continue;
            const bool ruffed = can_ruff(next, lane) || can_ruff(last, lane);
            if (!ruffed && (theirs & suit) == 0) continue;
            losing.lanes |= suit;
            if (!ruffed) losing.mask |= theirs & suit;
        }
        return losing;
    }
    const Set ours = state.hand[leader] | state.hand[partner];
    if (count((state.hand[next] | state.hand[last]) & ~fill_down(ours)) <= may_lose) return losing;
    for (const int h : {next, last}) {
        const bool only_trumps = R::trumps && state.length((h + 2) & 3, kTrumpLane) == cards;
        Set lanes = 0;
        for (Set left = theirs & state.hand[h]; left != 0; left &= left - 1) {
            const int lane = lane_of(lowest(left));
            if (state.length(leader, lane) == 0 || can_ruff(partner, lane)) continue;
            // Who has nothing but trumps would have to ruff, and be on lead.
            if (lane != kTrumpLane && only_trumps) continue;
            lanes |= lane_set(lane);
        }
        if (lanes == 0) continue;
        QuickTricks<R> quick(state, h, cards, all, tops, may_lose + 1);
        Bound bound = quick.own();
        if (bound.tricks <= may_lose) {
            // With friends side winners may come before a trump falls: not when trumps are led.
            lanes &= R::trumps ? quick.cashed() & ~kTrumps : quick.cashed();
            if (lanes == 0) continue;
            bound = quick.with_friends();
            if (bound.tricks <= may_lose) continue;
        }
        losing.lanes |= lanes;
        losing.mask |= bound.mask | (lanes & theirs);
    }
    return losing;
}

}  // namespace dummywhist::solver::SOLVER_CODE
