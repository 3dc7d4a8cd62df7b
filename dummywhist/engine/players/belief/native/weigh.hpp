// How well does each world agree with what was played in it, and which of them are to be thought of?
#pragma once

#include <array>
#include <vector>

#include "model.hpp"
#include "sampler.hpp"
#include "story.hpp"

namespace dummywhist::belief {

// The learned policies, each a way to choose among classes of equal cards.
constexpr std::size_t kMostPolicies = 4;
struct Policies {
    std::vector<Model> models;  // kMostPolicies at most

    std::size_t size() const { return models.size(); }
    const Model& operator[](std::size_t policy) const { return models[policy]; }
};

// An expert predicts the class of a card: a policy a part of whose cards, the noise, is random.
constexpr std::array<double, 5> kNoise{0.02, 0.06, 0.15, 0.35, 0.7};
constexpr std::size_t kMostExperts = kMostPolicies * kNoise.size();
// A tie habit tells which of equal cards is played: the lowest, the highest, the nearest to the card to be beaten, any, or
// as each policy does.
enum Tie { kLowest, kHighest, kNearest, kAny, kTies };
constexpr std::size_t kMostTies = kTies + kMostPolicies;
constexpr double kSlip = 0.05;  // the part of the cards in which a habit is not kept

// What is believed of a player: how likely it is that all his cards are random; and if not, that he is each expert, and
// that he has each tie habit. Each of the two sums to 1.
struct Habits {
    double random = 0;
    std::array<double, kMostExperts> experts{};
    std::array<double, kMostTies> ties{};
};

constexpr std::size_t experts_of(std::size_t policies) { return policies * kNoise.size(); }
constexpr std::size_t ties_of(std::size_t policies) { return kTies + policies; }

// Who looks, the chairs whose hands he does not see, and by player what he believes of him.
struct Viewer {
    int player = -1;
    unsigned hidden = 0;
    std::array<Habits, 4> habits{};
};

// The moments, by number, whose cards tell `viewer` something: played by another from a hand that he does not see, or
// from dummy's by a player whose own he does not see.
std::vector<std::size_t> telling(const Story& story, const Viewer& viewer);

std::array<Mask, 4> hands_of(const Table& table, const Deal& deal);

// By deal and then by moment of `telling`, the logarithm of how likely its card was to be played, if the cards lie as in
// that deal; what a player played before tells his habits.
std::vector<std::vector<double>> likelihoods(const Story& story, const Policies& policies, const std::vector<Deal>& deals,
                                             const Viewer& viewer);

// What is believed of each player after all cards of the story, if the cards lay as in `deal`.
std::array<Habits, 4> learned(const Story& story, const Policies& policies, const Deal& deal,
                              const std::array<Habits, 4>& before);

// Numbers of `keep` worlds of `deals`, all as likely after what was played. Worlds that fall far behind on the way are
// given up.
std::vector<std::size_t> weighed(const Story& story, const Policies& policies, const std::vector<Deal>& deals,
                                 const Viewer& viewer, std::size_t keep, Dice& dice);

// `keep` numbers of worlds, as many of each as its likelihood asks for; systematic, so that none is far from its share.
std::vector<std::size_t> resampled(const std::vector<double>& likelihoods, std::size_t keep, Dice& dice);

}  // namespace dummywhist::belief
