// How well does each world agree with what was played in it, and which of them are to be thought of?
#pragma once

#include <array>
#include <vector>

#include "model.hpp"
#include "sampler.hpp"
#include "story.hpp"

namespace dummywhist::mind {

// Who looks: the player, the chairs whose hands he does not see, and by player how large a part of all cards is played
// with no more reason than any other.
struct Viewer {
    int player = -1;
    unsigned hidden = 0;
    std::array<double, 4> mix{};
};

// The moments, by number, whose cards tell `viewer` something: played by another from a hand that he does not see, or
// from dummy's by a player whose own he does not see.
std::vector<std::size_t> telling(const Story& story, const Viewer& viewer);

std::array<Mask, 4> hands_of(const Table& table, const Deal& deal);

// The logarithm of how likely the cards of `moments` were to be played, if the cards lie as in each of `deals`.
std::vector<double> likelihoods(const Story& story, const Model& model, const std::vector<Deal>& deals,
                                const Viewer& viewer, const std::vector<std::size_t>& moments);

// `keep` numbers of worlds, as many of each as its likelihood asks for; systematic, so that none is far from its share.
std::vector<std::size_t> resampled(const std::vector<double>& likelihoods, std::size_t keep, Dice& dice);

}  // namespace dummywhist::mind
