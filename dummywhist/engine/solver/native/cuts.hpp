// Cut-card cache: the card that last refuted in a like situation. Only an order of moves hangs on it,
// so entries may collide and grow stale; a generation number empties it at once.
#pragma once

#include <cstdint>
#include <vector>

#include "board.hpp"

namespace dummywhist::solver::SOLVER_CODE {

class CutCards {
  public:
    CutCards() : entries_(kSize) {}

    void clear() { ++generation_; }

    // A set of one card, or of none.
    Set find(std::uint64_t hash) const {
        const std::uint32_t differ = entries_[hash >> kShift] ^ tag(hash);
        return bit(static_cast<int>(differ & (kCards - 1))) & only_if(differ < kCards);
    }

    void store(std::uint64_t hash, int card) {
        entries_[hash >> kShift] = tag(hash) | static_cast<std::uint32_t>(card);
    }

  private:
    static constexpr int kBits = 14;
    static constexpr int kShift = 64 - kBits;
    static constexpr std::size_t kSize = std::size_t{1} << kBits;

    static constexpr std::uint32_t kCards = 64;  // the low bits of an entry name the card, the others are the tag

    std::uint32_t tag(std::uint64_t hash) const {
        return (static_cast<std::uint32_t>(hash >> 12) ^ generation_) * kCards;
    }

    std::vector<std::uint32_t> entries_;
    std::uint32_t generation_ = 1;
};

}  // namespace dummywhist::solver::SOLVER_CODE
