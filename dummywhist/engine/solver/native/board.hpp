// Bits and cards: 64-bit sets of cards, four lanes of 16 bits, the lane's bit 15 always empty.
#pragma once

#include <bit>
#include <cstdint>

#if defined(SOLVER_BMI2)
#include <immintrin.h>
#define SOLVER_CODE kernel_bmi2
#else
#define SOLVER_CODE kernel_portable
#endif

namespace dummywhist::solver::SOLVER_CODE {

using Set = std::uint64_t;

inline constexpr Set kLane = 0x7fff;
inline constexpr Set kLaneEnds = 0x8000'8000'8000'8000;
inline constexpr int kTrumpLane = 3;  // the kernel sees every deal with its trumps in the last lane
inline constexpr Set kTrumps = kLane << (16 * kTrumpLane);
inline constexpr int kNeverCard = 64;  // a move that is a card of the never lane

constexpr Set lane_set(int lane) { return kLane << (16 * lane); }
constexpr Set bit(int card) { return Set{1} << card; }
constexpr int lane_of(int card) { return card >> 4; }
constexpr Set lane_around(int card) { return kLane << (card & 0x30); }

// Plain x86-64 has no instruction for this, and the compiler would call a function.
inline int count(Set set) {
#if defined(SOLVER_BMI2) || !defined(__x86_64__)
    return std::popcount(set);
#else
    set -= set >> 1 & 0x5555'5555'5555'5555;
    set = (set & 0x3333'3333'3333'3333) + (set >> 2 & 0x3333'3333'3333'3333);
    set = (set + (set >> 4)) & 0x0f0f'0f0f'0f0f'0f0f;
    return static_cast<int>(set * 0x0101'0101'0101'0101 >> 56);
#endif
}
inline int lowest(Set set) { return std::countr_zero(set); }
inline int highest(Set set) { return 63 - std::countl_zero(set); }  // of a set that is not empty
inline Set below(int card) { return bit(card) - 1; }
inline Set above(Set set) { return ~Set{0} << std::bit_width(set); }  // of a set without bit 63; all if it is empty
constexpr Set only_if(bool condition) { return -Set{condition}; }     // all or nothing

// In every lane: the lowest card of the set and everything above it.
constexpr Set fill_up(Set set) { return ((kLaneEnds - set) | set) & ~kLaneEnds; }

// The lowest card of every lane.
constexpr Set lowest_in_lanes(Set set) {
    const Set up = fill_up(set);
    return up & ~(up << 1);
}

// In every lane: the highest card of the set and everything below it.
constexpr Set fill_down(Set set) {
    set |= set >> 1 & ~kLaneEnds;
    set |= set >> 2 & 0x1fff'1fff'1fff'1fff;
    set |= set >> 4 & 0x07ff'07ff'07ff'07ff;
    return set | (set >> 8 & 0x007f'007f'007f'007f);
}

// The highest card of every lane.
constexpr Set highest_in_lanes(Set set) {
    const Set down = fill_down(set);
    return down & ~(down >> 1);
}

// All of every lane that holds no card of the set.
constexpr Set empty_lanes(Set set) {
    const Set empty = ~(set + ~kLaneEnds) & kLaneEnds;
    return empty - (empty >> 15);
}

// The cards of `set` that beat everything in `others`; both within one lane.
inline Set above_all(Set set, Set others) { return set & above(others); }

}  // namespace dummywhist::solver::SOLVER_CODE
