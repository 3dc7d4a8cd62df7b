// What strikes a player about each card that he may play?
#pragma once

#include <array>
#include <cstdint>

#include "layout.hpp"
#include "story.hpp"

namespace dummywhist::belief {

// The numbers of the features that are there.
struct Active {
    std::array<std::uint16_t, 40> at{};
    int many = 0;

    void add(int feature) { at[static_cast<std::size_t>(many++)] = static_cast<std::uint16_t>(feature); }
};

struct Features {
    int role = 0;
    int situation = 0;
    bool no_trump = false;
    Active moment;
    std::array<Active, kSuits> suit;
    int cards = 0;
    std::array<int, 54> card{};
    std::array<Active, 54> own;
};

// The cards of the hand that are worth the same as `card`.
Mask run_of(const Decision& decision, int card);

void find(const Decision& decision, Features& found);

}  // namespace dummywhist::belief
