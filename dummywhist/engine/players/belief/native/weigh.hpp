// How well does each world agree with what was played in it, and which of them are to be thought of?
#pragma once

#include <array>
#include <vector>

#include "model.hpp"
#include "sampler.hpp"
#include "story.hpp"

namespace dummywhist::belief {

// How little is known of a player: `mix`, how large a part of all cards he plays with no more reason than any other;
// `even`, in how large a part he plays any of the cards that are worth the same, not the one that is usual; `custom`, how
// likely it is, before he plays, that he is a player of custom.
struct Doubt {
    double mix = 0;
    double even = 0;
    double custom = 1;
};

// How players of two styles play: those who lead and follow by custom, and those who look for tricks alone.
struct Styles {
    Model custom;
    Model plain;

    // The chance of each legal card for a player who keeps to custom with so large a chance.
    void chances(const Features& found, double by_custom, std::array<double, 54>& chance) const;
};

// Who looks, the chairs whose hands he does not see, and by player what he thinks of him.
struct Viewer {
    int player = -1;
    unsigned hidden = 0;
    std::array<Doubt, 4> doubts{};
};

// The moments, by number, whose cards tell `viewer` something: played by another from a hand that he does not see, or
// from dummy's by a player whose own he does not see.
std::vector<std::size_t> telling(const Story& story, const Viewer& viewer);

std::array<Mask, 4> hands_of(const Table& table, const Deal& deal);

// By deal and then by moment of `telling`, the logarithm of how likely its card was to be played, if the cards lie as in
// that deal; what a player played before tells his style.
std::vector<std::vector<double>> likelihoods(const Story& story, const Styles& styles, const std::vector<Deal>& deals,
                                             const Viewer& viewer);

// Numbers of `keep` worlds of `deals`, all as likely after what was played. Worlds that fall far behind on the way are
// given up.
std::vector<std::size_t> weighed(const Story& story, const Styles& styles, const std::vector<Deal>& deals,
                                 const Viewer& viewer, std::size_t keep, Dice& dice);

// `keep` numbers of worlds, as many of each as its likelihood asks for; systematic, so that none is far from its share.
std::vector<std::size_t> resampled(const std::vector<double>& likelihoods, std::size_t keep, Dice& dice);

}  // namespace dummywhist::belief
