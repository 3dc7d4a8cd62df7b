// Which card first: generation of the moves (of touching cards only the highest) and their scores.
#pragma once

#include "state.hpp"
#include "weights.hpp"

namespace dummywhist::solver::SOLVER_CODE {

struct Move {
    int score;
    int card;
    Set run;  // the card and its equals in the same hand
};

// A trick so far. `place` counts cards played; before the first suit card `led` is empty.
struct Trick {
    Set led = 0;       // the lane of the suit to follow
    Set played = 0;
    Set best = 0;      // the winning card, empty while only never cards lie there
    int leader = 0;
    int winner = 0;    // hand
};

// Moves in lazy order: the best of the rest is looked for only when it is asked for.
class MoveList {
  public:
    void add(int score, int card, Set run) { moves_[size_++] = {score, card, run}; }
    int size() const { return size_; }
    Move& operator[](int i) { return moves_[i]; }

    const Move& next(int from) {
        int best = from;
        for (int i = from + 1; i < size_; ++i) {
            if (moves_[i].score > moves_[best].score) best = i;
        }
        if (best != from) std::swap(moves_[from], moves_[best]);
        return moves_[from];
    }

  private:
    int size_ = 0;
    Move moves_[16];
};

inline constexpr int kCutScore = 1 << 20;

// Calls `each(card, run, last)` for the highest card of every run of touching cards; `others` are the
// cards that separate runs.
template <class Each>
inline void for_each_run(Set cards, Set others, Each each) {
    others |= kLaneEnds;
    while (cards != 0) {
        const int card = highest(cards);
        const Set lower = others & below(card);
        const Set run = lower == 0 ? cards : cards & ~below(highest(lower));
        each(card, run);
        cards &= ~run;
    }
}

template <class R>
class Order {
  public:
    Order(const State<R>& state, const OrderWeights& weights) : state_(state), weights_(weights) {}

    // `need`: tricks that the leader's side is asked to make of `tricks`.
    void lead(int leader, Set all, Set cut, int need, int tricks, MoveList& moves) const {
        const OrderWeights& w = weights_;
        const Set own = state_.hand[leader];
        const Seats seats = seats_around(leader);
        const int* slack = w.lead_slack[std::min(tricks - need, 3)];
        const int* asked = w.lead_need[std::min(need - 1, 3)];
        for (int lane = 0; lane < 4; ++lane) {
            const Set suit = lane_set(lane);
            const Set cards = own & suit;
            if (cards == 0) continue;
            const Set next = hand(seats.next) & suit;
            const Set mate = hand(seats.mate) & suit;
            const Set last = hand(seats.last) & suit;
            const Set others = all & suit & ~own;
            const int suit_class = classify(next, mate, last) + (cards > others ? 6 : 0);
            const int trumps = R::trumps && lane == kTrumpLane ? 1 : 0;
            const int lead_class = suit_class + 12 * trumps;
            const Set enemies = next | last;
            const int mate_above = mate == 0 ? 4 : std::min(count(enemies & ~below(highest(mate))), 3);
            const int base = suit_score(lane, count(cards), cards > others, next, mate, last, seats) +
                             slack[suit_class] + asked[suit_class] + w.lead_friend_above[trumps][mate_above];
            const Set low_run_limit = cards & (~cards + 1);
            int step = 0;
            for_each_run(cards, others, [&](int card, Set run) {
                int place = 0;
                if ((run & (run - 1)) != 0) {
                    place = 1;
                } else if (run == cards) {
                    place = 0;
                } else if ((run & low_run_limit) != 0) {
                    place = 3;
                } else {
                    place = step == 0 ? 2 : 4;
                }
                const int above = std::min(count(enemies & ~below(card)), 3);
                int score = base + w.lead[lead_class][place] + step * w.lead_rank +
                            w.lead_above[trumps][above][std::min(count(run), 3) - 1];
                if ((run & cut) != 0) score = kCutScore;
                moves.add(score, card, run);
                ++step;
            });
        }
        if constexpr (R::never) {
            if (state_.never(leader) > 0 && (own == 0 || state_.free_joker_lead)) moves.add(0, kNeverCard, 0);
        }
    }

    template <int Place>
    void follow(const Trick& trick, int h, Set all, Set cut, MoveList& moves) const {
        const Set own = state_.hand[h];
        const Set in_suit = own & trick.led;
        const Set others = (all & ~own) | trick.best;
        const OrderWeights& w = weights_;
        const Outlook outlook = look_ahead<Place>(trick, h);
        constexpr int p = Place - 1;
        const int hope = outlook.hope;
        if (in_suit != 0) {
            const bool can_win = (trick.best & trick.led) != 0;
            int step = 0;
            for_each_run(in_suit, others, [&](int card, Set run) {
                int result = 2;
                if (can_win && bit(card) > trick.best) result = bit(card) > outlook.enemy_suit ? 0 : 1;
                int score = w.follow[p][hope][result] + step * w.follow_step[p][hope][result];
                if ((run & cut) != 0) score = kCutScore;
                moves.add(score, card, run);
                ++step;
            });
            return;
        }
        if constexpr (R::never) {
            if (state_.never(h) > 0) {
                moves.add(w.discard_never, kNeverCard, 0);
                if (trick.led != 0 && state_.must_throw) return;
            }
        }
        int step = 0;
        Set plain = own;
        if constexpr (R::trumps) {
            plain &= ~kTrumps;
            if (trick.led != kTrumps) {
                for_each_run(own & kTrumps, others, [&](int card, Set run) {
                    int result = 2;
                    if ((trick.best & kTrumps) == 0 || bit(card) > trick.best) {
                        result = bit(card) > outlook.enemy_ruff ? 0 : 1;
                    }
                    int score = w.ruff[p][hope][result] + step * w.ruff_step[p][hope][result];
                    if ((run & cut) != 0) score = kCutScore;
                    moves.add(score, card, run);
                    ++step;
                });
            }
        }
        const Seats seats = seats_around(h);
        const int hoped = w.discard[hope];
        for (int lane = 0; lane < 4; ++lane) {
            const Set suit = lane_set(lane);
            const Set cards = plain & suit;
            if (cards == 0) continue;
            const int length = count(cards);
            const Set rest = others & suit;
            const bool top = cards > rest;
            const Set mate = hand(seats.mate) & suit;
            int base = hoped + w.discard_own_length[std::min(length, 7)] +
                       w.discard_friend_length[std::min(count(mate), 7)] +
                       w.discard_class[classify(hand(seats.next) & suit, mate, hand(seats.last) & suit) +
                                       (top ? 6 : 0)];
            if (!top && length == 2 && count(rest & ~below(highest(cards))) == 1) base += w.discard_guard;
            step = 0;
            for_each_run(cards, rest, [&](int card, Set run) {
                int score = base + step * w.discard_step;
                if (bit(card) > rest) score += w.discard_winner;
                if ((run & cut) != 0) score = kCutScore;
                moves.add(score, card, run);
                ++step;
            });
        }
    }

  private:
    // The hands around a leader; -1 where there is none. With two pairs: left, partner, right.
    struct Seats {
        int next = -1;
        int mate = -1;
        int last = -1;
    };

    Set hand(int h) const { return h < 0 ? 0 : state_.hand[h]; }

    Seats seats_around(int leader) const {
        Seats seats;
        if constexpr (R::pairs) return {(leader + 1) & 3, (leader + 2) & 3, (leader + 3) & 3};
        for (int place = 1; place < R::hands; ++place) {
            const int h = State<R>::seat(leader, place);
            if (state_.same_side(h, leader)) {
                if (seats.mate < 0) seats.mate = h;
            } else if (seats.next < 0) {
                seats.next = h;
            } else {
                seats.last = h;
            }
        }
        return seats;
    }

    static int classify(Set next, Set mate, Set last) {
        if (mate > next && mate > last) return 1;
        if (next > last) return mate > last ? 2 : 3;
        return mate > next ? 4 : 5;
    }

    int suit_score(int lane, int length, bool has_top, Set next, Set mate, Set last,
                   const Seats& seats) const {
        const OrderWeights& w = weights_;
        const int trumps = R::trumps && lane == kTrumpLane ? 1 : 0;
        int score = w.lead_own_length[trumps][std::min(length, 7)] +
                    w.lead_friend_length[trumps][std::min(count(mate), 7)] +
                    w.lead_next_length[trumps][std::min(count(next), 7)] +
                    w.lead_last_length[trumps][std::min(count(last), 7)];
        int voids = has_top ? 8 : 0;
        const auto could_ruff = [&](int h, Set cards) {
            if (cards != 0) return false;
            return !R::trumps || (hand(h) & kTrumps) != 0;
        };
        if (could_ruff(seats.next, next)) voids |= 1;
        if (could_ruff(seats.mate, mate)) voids |= 2;
        if (could_ruff(seats.last, last)) voids |= 4;
        score += w.lead_ruff[voids];
        return score;
    }

    // What the hands still to play can do.
    struct Outlook {
        int hope = 0;        // index into the weights
        Set enemy_suit = 0;  // a card of the suit led above this wins for good
        Set enemy_ruff = 0;  // a trump above this wins for good
    };

    template <int Place>
    Outlook look_ahead(const Trick& trick, int h) const {
        Outlook outlook;
        Set friend_best = 0;
        const bool ruffed = R::trumps && (trick.best & kTrumps) != 0 && trick.led != kTrumps;
        bool enemy_can_ruff = false;
        for (int place = Place + 1; place < R::hands; ++place) {
            const int other = State<R>::seat(trick.leader, place);
            const Set cards = state_.hand[other];
            const Set suit = cards & trick.led;
            const Set trumps = R::trumps && suit == 0 ? cards & kTrumps : 0;
            if (state_.same_side(other, h)) {
                friend_best = std::max(friend_best, trumps != 0 ? trumps : (ruffed ? 0 : suit));
            } else {
                outlook.enemy_suit = std::max(outlook.enemy_suit, suit);
                if (trumps != 0) {
                    enemy_can_ruff = true;
                    outlook.enemy_ruff = std::max(outlook.enemy_ruff, trumps);
                }
            }
        }
        if (enemy_can_ruff) outlook.enemy_suit = ~Set{0};
        // Trumps sort above every suit, for they lie in the last lane.
        const Set threat = enemy_can_ruff ? outlook.enemy_ruff : (ruffed ? 0 : outlook.enemy_suit);
        if (trick.best != 0 && state_.same_side(trick.winner, h)) {
            if (trick.best > threat || threat == 0) outlook.hope = 1;
            else if (friend_best > threat && friend_best > trick.best) outlook.hope = 2;
        } else if (friend_best > threat && friend_best > trick.best) {
            outlook.hope = 2;
        }
        return outlook;
    }

    const State<R>& state_;
    const OrderWeights& weights_;
};

}  // namespace dummywhist::solver::SOLVER_CODE
