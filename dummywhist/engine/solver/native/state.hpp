// The hands in play and who is with whom.
#pragma once

#include <algorithm>
#include <cstdint>

#include "board.hpp"

namespace dummywhist::solver::SOLVER_CODE {

// What the compiler knows about the game: each combination is a kernel of its own.
template <int HandsPerTrick, bool WithTrumps, bool WithNever, bool TwoPairs>
struct Rules {
    static constexpr int hands = HandsPerTrick;
    static constexpr bool trumps = WithTrumps;
    static constexpr bool never = WithNever;  // cards of the never lane exist
    static constexpr bool pairs = TwoPairs;   // four hands, each with the hand opposite
};

template <class R>
struct State {
    static constexpr int kHands = R::hands;

    Set hand[4] = {};
    std::uint64_t lengths = 0;   // four bits a suit, sixteen a hand
    std::uint32_t nevers = 0;    // three bits a hand
    std::uint32_t maximisers = 0;  // a bit a hand
    bool free_joker_lead = false;
    bool must_throw = false;

    static constexpr int seat(int leader, int place) {
        if constexpr (kHands == 4) return (leader + place) & 3;
        const int sum = leader + place;
        return sum >= kHands ? sum - kHands : sum;
    }

    Set in_play() const {
        Set all = hand[0] | hand[1];
        if constexpr (kHands > 2) all |= hand[2];
        if constexpr (kHands > 3) all |= hand[3];
        return all;
    }

    int length(int h, int lane) const { return static_cast<int>(lengths >> (16 * h + 4 * lane) & 15); }
    int never(int h) const { return R::never ? static_cast<int>(nevers >> (3 * h) & 7) : 0; }
    int cards(int h) const { return count(hand[h]) + never(h); }
    bool maximises(int h) const { return (maximisers >> h & 1) != 0; }

    bool same_side(int a, int b) const {
        if constexpr (R::pairs) return ((a ^ b) & 1) == 0;
        return maximises(a) == maximises(b);
    }

    void take(int h, int card) {
        if (R::never && card == kNeverCard) {
            nevers -= 1u << (3 * h);
            return;
        }
        hand[h] ^= bit(card);
        lengths -= std::uint64_t{1} << (16 * h + 4 * lane_of(card));
    }

    void give_back(int h, int card) {
        if (R::never && card == kNeverCard) {
            nevers += 1u << (3 * h);
            return;
        }
        hand[h] ^= bit(card);
        lengths += std::uint64_t{1} << (16 * h + 4 * lane_of(card));
    }
};

}  // namespace dummywhist::solver::SOLVER_CODE
