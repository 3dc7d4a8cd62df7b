// Dice that fall the same on every machine: xoshiro256** by Blackman and Vigna, seeded by splitmix64.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace dummywhist::belief {

class Dice {
public:
    explicit Dice(std::uint64_t seed) {
        for (auto& word : state_) {
            seed += 0x9E3779B97F4A7C15U;
            std::uint64_t mixed = seed;
            mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9U;
            mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBU;
            word = mixed ^ (mixed >> 31);
        }
    }

    std::uint64_t word() {
        const std::uint64_t told = std::rotl(state_[1] * 5, 7) * 9;
        const std::uint64_t shifted = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = std::rotl(state_[3], 45);
        return told;
    }

    // From 0 up to 1, without 1.
    double part() { return static_cast<double>(word() >> 11) * 0x1.0p-53; }

    // From 0 up to `span`, without it; every number as likely.
    std::uint32_t below(std::uint32_t span) {
        const std::uint32_t refused = (0U - span) % span;
        for (;;) {
            const std::uint64_t product = (word() >> 32) * span;
            if (static_cast<std::uint32_t>(product) >= refused) return static_cast<std::uint32_t>(product >> 32);
        }
    }

private:
    std::array<std::uint64_t, 4> state_{};
};

}  // namespace dummywhist::belief
