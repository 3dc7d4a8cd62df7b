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
        const Entry& entry = entries_[hash >> kShift];
        return entry.tag == tag(hash) ? bit(entry.card) : 0;
    }

    void store(std::uint64_t hash, int card) {
        entries_[hash >> kShift] = {tag(hash), static_cast<std::uint8_t>(card)};
    }

  private:
    static constexpr int kBits = 14;
    static constexpr int kShift = 64 - kBits;
    static constexpr std::size_t kSize = std::size_t{1} << kBits;

    struct Entry {
        std::uint32_t tag = 0;
        std::uint8_t card = 0;
    };

    std::uint32_t tag(std::uint64_t hash) const {
        return static_cast<std::uint32_t>(hash >> 8) ^ generation_;
    }

    std::vector<Entry> entries_;
    std::uint32_t generation_ = 1;
};

}  // namespace dummywhist::solver::SOLVER_CODE
