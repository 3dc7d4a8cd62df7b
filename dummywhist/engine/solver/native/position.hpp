// What can be read off a Position: who plays, the legal cards, which of them are equal.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "solver.hpp"

namespace dummywhist::solver::position {

using Set = std::uint64_t;
using Index = std::size_t;

inline constexpr Set kLane = 0x7fff;
inline constexpr Set kAllLanes = 0x7fff'7fff'7fff'7fff;
inline constexpr int kTrumpLane = 3;
inline constexpr int kNeverCard = 64;

inline Set lane_set(int lane) { return kLane << (16 * lane); }
inline Set bit_of(const Card& card) { return Set{1} << (16 * card.lane + card.bit); }
inline int index_of(const Card& card) {
    return card.lane == kNeverLane ? kNeverCard : 16 * card.lane + card.bit;
}

inline int seat_at(const Position& position, int place) { return (position.leader + place) % position.hands; }
inline int hand_to_play(const Position& position) { return seat_at(position, position.played_count); }
inline bool maximises(const Position& position, int hand) { return (position.sides >> hand & 1) != 0; }

inline int cards_held(const Position& position, int hand) {
    const auto h = static_cast<Index>(hand);
    return std::popcount(position.cards[h]) + position.never[h];
}

// Tricks still to be decided, the one on the table included.
inline int tricks_left(const Position& position) { return cards_held(position, hand_to_play(position)); }

inline int swap_lane(int lane, int trump) {
    if (trump < 0) return lane;
    if (lane == trump) return kTrumpLane;
    return lane == kTrumpLane ? trump : lane;
}

// The same position with the trumps in the last lane.
inline Position with_trumps_last(Position position) {
    const int trump = position.trump;
    if (trump < 0 || trump == kTrumpLane) return position;
    for (Set& cards : position.cards) {
        const Set trumps = cards >> (16 * trump) & kLane;
        const Set last = cards >> (16 * kTrumpLane) & kLane;
        cards &= ~(lane_set(trump) | lane_set(kTrumpLane));
        cards |= trumps << (16 * kTrumpLane) | last << (16 * trump);
    }
    for (Card& card : position.played) card.lane = swap_lane(card.lane, trump);
    position.trump = kTrumpLane;
    return position;
}

inline bool two_pairs(const Position& position) {
    return position.hands == 4 && (position.sides == 0b0101 || position.sides == 0b1010);
}

inline bool has_never(const Position& position) {
    for (const auto never : position.never) {
        if (never > 0) return true;
    }
    for (int i = 0; i < position.played_count; ++i) {
        if (position.played[static_cast<Index>(i)].lane == kNeverLane) return true;
    }
    return false;
}

// The suit to follow and the winning card of the trick on the table; empty while there is none.
struct OnTable {
    Set led = 0;
    Set best = 0;
};

inline OnTable on_table(const Position& position) {
    OnTable table;
    for (int i = 0; i < position.played_count; ++i) {
        const Card& card = position.played[static_cast<Index>(i)];
        if (card.lane == kNeverLane) continue;
        const Set lane = lane_set(card.lane);
        if (table.led == 0) {
            table.led = lane;
            table.best = bit_of(card);
        } else if ((table.best & lane) != 0) {
            table.best = std::max(table.best, bit_of(card));
        } else if (card.lane == position.trump) {
            table.best = bit_of(card);
        }
    }
    return table;
}

// Cards that are as good as each other, from the highest: touching cards of a lane, or those that never win.
class Equals {
  public:
    Equals() = default;
    explicit Equals(Set cards) : cards_(cards) {}

    class Iterator {
      public:
        explicit Iterator(Set left) : left_(left) {}
        Card operator*() const {
            const int highest = 63 - std::countl_zero(left_);
            return highest == kNeverBit ? Card{kNeverLane, 0} : Card{highest / 16, highest % 16};
        }
        Iterator& operator++() {
            left_ &= ~std::bit_floor(left_);
            return *this;
        }
        bool operator==(const Iterator&) const = default;

      private:
        Set left_;
    };
    Iterator begin() const { return Iterator(cards_); }
    Iterator end() const { return Iterator(0); }

    Card front() const { return *begin(); }
    bool contains(const Card& card) const {
        return (cards_ & (card.lane == kNeverLane ? kNever : bit_of(card))) != 0;
    }

    static constexpr int kNeverBit = 63;  // no lane uses it
    static constexpr Set kNever = Set{1} << kNeverBit;

  private:
    Set cards_ = 0;
};

// The legal cards, equals together.
class Runs {
  public:
    void add(Set cards) { runs_[size_++] = Equals(cards); }
    std::size_t size() const { return size_; }
    const Equals* begin() const { return runs_.data(); }
    const Equals* end() const { return runs_.data() + size_; }

  private:
    std::size_t size_ = 0;
    std::array<Equals, 16> runs_;
};

inline Runs legal_runs(const Position& position) {
    const int hand = hand_to_play(position);
    const auto h = static_cast<Index>(hand);
    const OnTable table = on_table(position);
    const Set own = position.cards[h];
    const bool leads = position.played_count == 0;
    const bool has_nevers = position.never[h] > 0;
    Set legal = own;
    bool never_legal = has_nevers;
    if (leads) {
        never_legal = has_nevers && (own == 0 || position.joker_lead == JokerLead::free);
    } else if ((own & table.led) != 0) {
        legal = own & table.led;
        never_legal = false;
    } else if (table.led != 0 && has_nevers && position.must_throw) {
        legal = 0;
    }
    Set others = table.best;
    for (int other = 0; other < position.hands; ++other) {
        if (other != hand) others |= position.cards[static_cast<Index>(other)];
    }
    Runs runs;
    for (int lane = 0; lane < 4; ++lane) {
        Set cards = legal & lane_set(lane);
        while (cards != 0) {
            const Set lower = others & lane_set(lane) & (std::bit_floor(cards) - 1);
            const Set run = lower == 0 ? cards : cards & ~(std::bit_floor(lower) - 1);
            runs.add(run);
            cards &= ~run;
        }
    }
    if (never_legal) runs.add(Equals::kNever);
    return runs;
}

}  // namespace dummywhist::solver::position
