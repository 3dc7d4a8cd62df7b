// Which card first: generation of the moves (of touching cards only the highest) and their scores.
#pragma once

#include <algorithm>
#include <iterator>
#include <limits>

#include "state.hpp"
#include "weights.hpp"

namespace dummywhist::solver::SOLVER_CODE {

template <class Score>
struct Move {
    Score score;
    int card;  // the highest of a run of touching cards
};

// A trick so far. `place` counts cards played; before the first suit card `led` is empty.
struct Trick {
    Set led = 0;       // the lane of the suit to follow
    Set played = 0;
    Set best = 0;      // the winning card, empty while only never cards lie there
    int leader = 0;
    int winner = 0;    // hand
};

// Moves in lazy order: the best of the rest is looked for only when it is asked for. `next` gives its card.
template <class Score>
class MoveList {
  public:
    void add(const Score& score, int card) { moves_[size_++] = {score, card}; }
    int size() const { return size_; }
    const Move<Score>& operator[](int i) const { return moves_[i]; }

    int next(int from) {
        int best = from;
        for (int i = from + 1; i < size_; ++i) {
            if (moves_[i].score > moves_[best].score) best = i;
        }
        if (best != from) std::swap(moves_[from], moves_[best]);
        return moves_[from].card;
    }

  private:
    int size_ = 0;
    Move<Score> moves_[16];
};

inline constexpr int kFirst = 1 << 16;  // a score above all others

// Moves scored by numbers, each with its score, lane, place and card in one: no branch hangs on how scores compare,
// which nothing could foretell. Of equal scores the higher lane comes first, trumps before all, and in it the lower card.
// The best is known as soon as all are there.
template <>
class MoveList<int> {
  public:
    MoveList() { std::fill(std::begin(moves_), std::end(moves_), kTaken); }
    void add(int score, int card) {
        const int move = ((score * 4 + (lane_of(card) & 3)) * kMost + size_) * kCards + card;
        moves_[size_++] = move;
        best_ = std::max(best_, move);
    }
    int size() const { return size_; }

    int next(int from) {
        if (from > 0) {
            best_ = kTaken;
#if defined(__GNUC__)
#pragma GCC unroll 1  // so that it takes them eight at a time
#endif
            for (int i = 0; i < kMost; ++i) best_ = std::max(best_, moves_[i]);
        }
        moves_[best_ >> kCardBits & (kMost - 1)] = kTaken;
        return best_ & (kCards - 1);
    }

  private:
    static constexpr int kMost = 16;
    static constexpr int kCardBits = 7;
    static constexpr int kCards = 1 << kCardBits;
    static constexpr int kTaken = std::numeric_limits<int>::min();

    int size_ = 0;
    int best_ = kTaken;
    alignas(32) int moves_[kMost];
};

// Calls `each(card, run)` for the highest card of every run of touching cards; `others` are the
// cards that separate runs.
template <class Each>
inline void for_each_run(Set cards, Set others, Each each) {
    others |= kLaneEnds;
    while (cards != 0) {
        const int card = highest(cards);
        const Set run = cards & above(others & below(card));
        each(card, run);
        cards &= ~run;
    }
}

// The cards of one hand that touch a card of it, with it; `others` separate runs.
inline Set run_around(Set own, Set others, int card) {
    others |= kLaneEnds;
    const Set upper = others & ~below(card);
    return own & ((upper & (~upper + 1)) - 1) & above(others & below(card));
}

// Are the cards, one at least, all of one run?
inline bool all_touch(Set cards, Set others) {
    const Set from_lowest = ~((cards & (~cards + 1)) - 1);
    return ((others | kLaneEnds) & from_lowest & below(highest(cards))) == 0;
}

// Scores are sums of weights, each looked up by one feature of the move. `Weights` says what a weight is:
// a number in the kernel, a mark of the feature in the tool that fits the weights.
template <class R, class Weights>
class Order {
  public:
    using Score = typename Weights::Score;
    using Moves = MoveList<Score>;

    Order(const State<R>& state, const Weights& weights) : state_(state), weights_(weights) {}

    // `need`: tricks that the leader's side is asked to make of `tricks`.
    void lead(int leader, Set legal, Set all, int need, int tricks, Moves& moves) const {
        const auto& w = weights_.lead;
        const Around around = look_around(leader);
        const int asked = std::min(need - 1, 3);
        const int slack = std::min(tricks - need, 3);
        Score bases[4];
        int indices[4];
        for (int lane = 0; lane < 4; ++lane) {
            const Set suit = lane_set(lane);
            const int trumps = R::trumps && lane == kTrumpLane ? 1 : 0;
            const Tops tops = tops_of(around, all & suit);
            Score base = w.length[trumps][upto(7, around.own, lane)][upto(7, around.mate, lane)] +
                         w.against[trumps][upto(7, around.next, lane)][upto(7, around.last, lane)] +
                         w.need[trumps][asked][tops.best] + w.slack[trumps][slack][tops.best];
            int voids = 0;
            if (trumps == 0) {
                voids = (may_ruff(around.next, lane) ? 1 : 0) | (may_ruff(around.mate, lane) ? 2 : 0) |
                        (may_ruff(around.last, lane) ? 4 : 0);
                if constexpr (R::trumps) {
                    base = base + w.trumps[upto(2, around.next, kTrumpLane)][upto(2, around.last, kTrumpLane)][voids];
                }
            }
            base = base + w.ruff[trumps][voids][tops.best][around.own.trumps() ? 1 : 0];
            bases[lane] = base;
            indices[lane] = tops.index;
        }
        const Set enemies = around.next.cards | around.last.cards;
        for_each_run(legal, all & ~legal, [&](int card, Set run) {
            const int lane = lane_of(card);
            const Set suit = lane_set(lane);
            const int trumps = R::trumps && lane == kTrumpLane ? 1 : 0;
            const Set higher = suit & ~below(card);
            const Score score =
                bases[lane] + w.card[trumps][lead_place(legal & suit, card, run)][indices[lane]] +
                w.run[trumps][std::min(count(enemies & higher), 4)][std::min(count(run), 3) - 1]
                     [std::min(count(around.mate.cards & higher), 2)];
            moves.add(score, card);
        });
        if constexpr (R::never) {
            if (state_.never(leader) > 0 && (around.own.cards == 0 || state_.free_joker_lead))
                moves.add(Score(0), kNeverCard);
        }
    }

    // `need` and `tricks` count for the side of the hand that plays; the trick under way is one of them.
    template <int Place>
    void follow(const Trick& trick, int h, Set all, int need, int tricks, Moves& moves) const {
        const auto& w = weights_.follow[Place - 1];
        const Around around = look_around(h);
        const Outlook outlook = look_ahead<Place>(trick, h);
        const int hope = outlook.hope;
        const bool ours = trick.best != 0 && state_.same_side(trick.winner, h);
        const bool ruffed = R::trumps && ((trick.best & kTrumps) != 0) & (trick.led != kTrumps);
        const Set in_suit = around.own.cards & trick.led;
        if (in_suit != 0) {
            const Tops tops = tops_of(around, all & trick.led);
            const auto& by_state = w.state[ours ? 1 : 0][ruffed ? 1 : 0][hope];
            for_each_run(in_suit, (all & ~in_suit) | trick.best, [&](int card, Set run) {
                const int result = effect(!ruffed & (bit(card) > trick.best), bit(card) > outlook.enemy_suit);
                const Set higher = trick.led & ~below(card);
                const int place = place_in(in_suit, card, run);
                moves.add(w.card[place][result][tops.index] + by_state[result][place] +
                        w.above[result][std::min(count(around.next.cards & higher), 2)]
                               [std::min(count(around.mate.cards & higher), 2)]
                               [std::min(count(around.last.cards & higher), 2)],
                    card);
            });
            return;
        }
        if constexpr (R::never) {
            if (state_.never(h) > 0) {
                moves.add(Score(kFirst), kNeverCard);
                if (trick.led != 0 && state_.must_throw) return;
            }
        }
        Set plain = around.own.cards;
        if constexpr (R::trumps) {
            plain &= ~kTrumps;
            const Set own = around.own.cards & kTrumps;
            if (trick.led != kTrumps && own != 0) {
                const int next = upto(3, around.next, kTrumpLane);
                const int last = upto(3, around.last, kTrumpLane);
                const int slack = std::min(tricks - need, 3);
                for_each_run(own, (all & ~own) | trick.best, [&](int card, Set run) {
                    const int result = effect(!ruffed | (bit(card) > trick.best), bit(card) > outlook.enemy_ruff);
                    moves.add(w.ruff[hope][result][place_in(own, card, run)] + w.ruff_against[result][next][last] +
                            w.ruff_slack[hope][result][slack],
                        card);
                });
            }
        }
        const int asked = std::min(need - 1, 3);
        const int own_trumps = around.own.trumps() ? 1 : 0;
        const int mate_trumps = around.mate.trumps() ? 1 : 0;
        Score bases[4];
        int indices[4];
        for (int lane = 0; lane < (R::trumps ? 3 : 4); ++lane) {
            const Tops tops = tops_of(around, all & lane_set(lane));
            const int length = upto(7, around.own, lane);
            bases[lane] = w.discard_length[length][upto(7, around.mate, lane)] +
                          w.discard_against[upto(7, around.next, lane)][upto(7, around.last, lane)] +
                          w.discard_trumps[own_trumps][length][mate_trumps] + w.discard_need[asked][tops.best];
            indices[lane] = tops.index;
        }
        for_each_run(plain, all & ~plain, [&](int card, Set run) {
            const int lane = lane_of(card);
            moves.add(bases[lane] + w.discard[place_in(plain & lane_set(lane), card, run)][indices[lane]], card);
        });
    }

  private:
    // Which of its hand's cards of the suit a run is.
    enum CardPlace { kOnly = 0, kSequence = 1, kHighest = 2, kLowest = 3, kMiddle = 4 };
    // What a card does to the trick: takes it for good, for now, not at all.
    enum Effect { kWins = 0, kLeads = 1, kLoses = 2 };

    static int place_in(Set cards, int card, Set run) { return place(ends_of(cards, card, run)); }

    // The same, with touching cards apart.
    static int lead_place(Set cards, int card, Set run) {
        const int touching = (run & (run - 1)) != 0 ? 4 : 0;
        return place(ends_of(cards, card, run) + touching);
    }

    // Whether a run has the highest (1) and the lowest (2) of the cards.
    static int ends_of(Set cards, int card, Set run) {
        const int top = cards >> card == 1 ? 1 : 0;
        const int bottom = (run & cards & (~cards + 1)) != 0 ? 2 : 0;
        return top + bottom;
    }

    // By the ends that a run has, with 4 added if it is told from single cards: without a branch, which nothing could
    // foretell.
    static int place(int run) {
        static_assert(kOnly == 0 && kSequence == 1 && kHighest == 2 && kLowest == 3 && kMiddle == 4);
        return 0x11110324 >> 4 * run & 7;
    }

    // What a card does that beats the best of the trick or does not, and all that the enemies still can play or not.
    static int effect(bool beats, bool for_good) {
        static_assert(kWins == 0 && kLeads == 1 && kLoses == 2);
        return 2 - static_cast<int>(beats) - static_cast<int>(beats & for_good);
    }

    // A hand and its suit lengths, four bits a suit.
    struct Holding {
        Set cards = 0;
        unsigned lengths = 0;
        int length(int lane) const { return static_cast<int>(lengths >> (4 * lane) & 15); }
        bool trumps() const { return R::trumps && (lengths >> (4 * kTrumpLane) & 15) != 0; }
    };

    Holding holding(int h) const {
        return {state_.hand[h], static_cast<unsigned>(state_.lengths >> (16 * h) & 0xffff)};
    }

    // The hands around one; empty where there is none. With two pairs: left, partner, right.
    struct Around {
        Holding own;
        Holding next;
        Holding mate;
        Holding last;
    };

    Around look_around(int h) const {
        if constexpr (R::pairs) {
            return {holding(h), holding((h + 1) & 3), holding((h + 2) & 3), holding((h + 3) & 3)};
        }
        Around around;
        around.own = holding(h);
        for (int place = 1; place < R::hands; ++place) {
            const int other = State<R>::seat(h, place);
            if (state_.same_side(other, h)) {
                if (around.mate.cards == 0) around.mate = holding(other);
            } else if (around.next.cards == 0) {
                around.next = holding(other);
            } else {
                around.last = holding(other);
            }
        }
        return around;
    }

    static int upto(int most, const Holding& hand, int lane) { return std::min(hand.length(lane), most); }

    static bool may_ruff(const Holding& hand, int lane) {
        const bool can = !R::trumps || hand.trumps();
        return (hand.length(lane) == 0) & can;
    }

    // Who holds the three best cards of a suit; 0 own, 1 next, 2 mate, 3 last.
    struct Tops {
        int index;  // below 128
        int best;   // the holder of the best
    };

    static Tops tops_of(const Around& around, Set suit) {
        const Set low = around.next.cards | around.last.cards;
        const Set high = around.mate.cards | around.last.cards;
#if defined(SOLVER_BMI2)
        const int cards = count(suit);
        const int seen = std::min(cards, 3);
        const auto lows = static_cast<int>(_pext_u64(low, suit) >> (cards - seen));
        const auto highs = static_cast<int>(_pext_u64(high, suit) >> (cards - seen));
#else
        int seen = 0;
        int lows = 0;
        int highs = 0;
        for (; suit != 0 && seen < 3; ++seen) {
            const int card = highest(suit);
            lows = lows << 1 | static_cast<int>(low >> card & 1);
            highs = highs << 1 | static_cast<int>(high >> card & 1);
            suit ^= bit(card);
        }
#endif
        return {1 << (2 * seen) | lows << seen | highs, (2 * lows >> seen & 1) | (2 * highs >> seen & 1) << 1};
    }

    // What the hands still to play can do.
    struct Outlook {
        int hope = 0;        // the trick is ours already (1), a friend can still take it (2), neither (0)
        Set enemy_suit = 0;  // a card of the suit led above this wins for good
        Set enemy_ruff = 0;  // a trump above this wins for good
    };

    template <int Place>
    Outlook look_ahead(const Trick& trick, int h) const {
        Outlook outlook;
        Set friend_best = 0;
        const bool ruffed = R::trumps && ((trick.best & kTrumps) != 0) & (trick.led != kTrumps);
        bool enemy_can_ruff = false;
        for (int place = Place + 1; place < R::hands; ++place) {
            const int other = State<R>::seat(trick.leader, place);
            const Set cards = state_.hand[other];
            const Set suit = cards & trick.led;
            const Set trumps = R::trumps ? cards & kTrumps & only_if(suit == 0) : 0;
            if (R::pairs ? (place - Place) % 2 == 0 : state_.same_side(other, h)) {
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
        const Set threat = enemy_can_ruff ? outlook.enemy_ruff : outlook.enemy_suit & only_if(!ruffed);
        const bool ours = (trick.best > threat) & state_.same_side(trick.winner, h);
        const bool friends = friend_best > std::max(threat, trick.best);
        outlook.hope = static_cast<int>(ours) + 2 * static_cast<int>(friends & !ours);
        return outlook;
    }

    const State<R>& state_;
    const Weights& weights_;
};

}  // namespace dummywhist::solver::SOLVER_CODE
