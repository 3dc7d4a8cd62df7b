// What has happened in a deal that all saw, and what the hand on turn saw at each moment of it.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "sampler.hpp"

namespace dummywhist::belief {

// Cards in order: 16 bits a suit, the weakest first, so that a mask tells what is higher. A joker that can win nothing
// has the last bit of one of the first two suits to itself and belongs to none.
using Mask = std::uint64_t;
constexpr int kSuits = 4;
constexpr int kNoSuit = -1;
constexpr Mask kSuitBits = 0x7FFF;
constexpr Mask kWorthless = Mask{1} << 15 | Mask{1} << 31;

inline Mask of_suit(Mask hand, int suit) { return hand & kSuitBits << 16 * suit; }
inline int suit_of(int card) { return (card & 15) == 15 ? kNoSuit : card >> 4; }
inline Mask bit(int card) { return Mask{1} << card; }
// The cards of the suit above `card`.
inline Mask above(int card) { return of_suit(~Mask{0}, card >> 4) & ~((bit(card) << 1) - 1); }
inline int highest(Mask cards) { return 63 - std::countl_zero(cards); }
inline int lowest(Mask cards) { return std::countr_zero(cards); }
// Without an instruction for it std::popcount is a call.
inline int size(Mask cards) {
    cards -= cards >> 1 & 0x5555555555555555U;
    cards = (cards & 0x3333333333333333U) + (cards >> 2 & 0x3333333333333333U);
    return static_cast<int>(((cards + (cards >> 4)) & 0x0F0F0F0F0F0F0F0FU) * 0x0101010101010101U >> 56);
}

// The table as it was laid: by chair clockwise, who plays the hand, whose side it is on, whether it is a dummy's.
struct Table {
    int chairs = 4;
    std::array<int, 4> seat{};    // of each chair
    std::array<int, 4> player{};  // -1 for nobody
    std::array<int, 4> side{};    // -1 for none
    unsigned dummies = 0;         // chairs, as bits
    int trump = kNoSuit;
    Mask coded_pack = 0;        // the cards that may be in play
    bool dummies_first = true;  // shown before the first lead
    bool all_shown = false;     // living hands too
    bool joker_leads = false;
    bool joker_thrown = false;
    std::array<std::uint8_t, 54> code{};  // of each card of the pack

    // `suits` and `strengths` by card of the pack, as a ranking tells them.
    void rank(const std::vector<int>& suits, const std::vector<int>& strengths);
    Mask coded(Pack hand) const;
    bool allied(int one, int other) const { return side[at(one)] >= 0 && side[at(one)] == side[at(other)]; }
    // Whether who plays the hand at `chair` plays that at `other` too.
    bool commands(int chair, int other) const {
        return player[at(chair)] >= 0 && player[at(chair)] == player[at(other)];
    }
    bool is_dummy(int chair) const { return (dummies >> chair & 1U) != 0; }
    int after(int chair, int steps) const { return (chair + steps) % chairs; }
    static std::size_t at(int index) { return static_cast<std::size_t>(index); }
};

// A card as it was to be played: what all saw just before.
struct Moment {
    int chair = 0;
    int place = 0;  // how many cards lie on the table
    int card = -1;  // what was played, -1 if nothing is yet
    int trick = 0;  // its number from 0
    std::array<int, 4> lying{};
    int led = kNoSuit;                          // the suit to follow
    int best = -1;                              // which of the cards on the table wins
    Mask gone = 0;                              // played so far, those on the table too
    unsigned open = 0;                          // chairs whose hands all see
    std::array<Mask, 4> later{};                // by chair, what it plays now and afterwards
    std::array<std::uint8_t, 4> voids{};        // by chair, suits that it has not followed
    std::array<int, 4> opened{-1, -1, -1, -1};  // by suit, the chair that led it first
    std::array<int, 4> rounds{};                // by suit, how often it was led
    std::array<int, 4> opened_with{};           // by suit, the strength of the card that led it first
    // By chair and suit: the strength of the first card of the suit that it played, -1 before; how often it led the suit;
    // how many cards of it that were no trumps it threw on others.
    std::array<std::array<std::int8_t, 4>, 4> shown{{{-1, -1, -1, -1}, {-1, -1, -1, -1}, {-1, -1, -1, -1}, {-1, -1, -1, -1}}};
    std::array<std::array<std::uint8_t, 4>, 4> leads{};
    std::array<std::array<std::uint8_t, 4>, 4> thrown{};
    int last_suit = kNoSuit;                    // of the trick before
    int last_leader = -1;
};

struct Led {
    int leader = 0;  // a chair
    std::vector<int> cards;
};

// A deal so far: a moment for each card that was played, and one more if a hand is on turn.
class Story {
public:
    Story(const Table& table, const std::vector<Led>& tricks, int on_turn);

    const Table& table() const { return table_; }
    const std::vector<Moment>& moments() const { return moments_; }

private:
    Table table_;
    std::vector<Moment> moments_;
};

// A hand that has to play, with what its player sees of the others.
struct Decision {
    const Table* table = nullptr;
    const Moment* moment = nullptr;
    Mask hand = 0;
    Mask legal = 0;
    std::array<Mask, 4> shown{};  // by chair; empty where he does not see it
    unsigned visible = 0;         // chairs, as bits, without his own
};

// `hands` by chair as they lie now; the moment may be an earlier one.
Decision decision(const Table& table, const Moment& moment, const std::array<Mask, 4>& hands);
// Whether `challenger`, played later, beats `best`.
bool beats(int challenger, int best, int trump);

}  // namespace dummywhist::belief
