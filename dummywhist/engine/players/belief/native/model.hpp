// How likely is each card in the hands of a good player? A softmax over a linear score and a small hidden layer.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <variant>
#include <vector>

#include "features.hpp"

namespace dummywhist::belief {

// The weights of a model with so many hidden units.
template <std::size_t kUnits>
class Layers {
public:
    // The weights as little-endian half floats, in this order:
    //   linear   by role, situation, feature of a card
    //   no trump by situation, feature of a card; added where there are no trumps
    //   hidden   by kind, feature, unit
    //   bias     by kind, unit
    //   out      by kind, role, unit
    explicit Layers(const std::vector<std::uint8_t>& halves);

    static constexpr std::size_t numbers() {
        return std::size_t{kRoles + 1} * kSituations * feature::cards + std::size_t{kKinds} * feature::all * kUnits +
               std::size_t{kKinds} * kUnits + std::size_t{kKinds} * kRoles * kUnits;
    }

    void chances(const Features& found, std::array<double, 54>& chance) const;

private:
    using Units = std::array<float, kUnits>;

    std::array<std::vector<float>, 2> linear_;  // trumps, none
    std::vector<Units> hidden_;
    std::vector<Units> bias_;
    std::vector<Units> out_;
};

// A small model, or a large one for players who are harder to foretell.
class Model {
public:
    using Small = Layers<32>;
    using Large = Layers<64>;

    // The number of weights tells which it is. Throws std::invalid_argument if it is none of the two.
    explicit Model(const std::vector<std::uint8_t>& halves);

    // The chance of each legal card, in the order of `found.card`.
    void chances(const Features& found, std::array<double, 54>& chance) const;

private:
    std::variant<Small, Large> layers_;
};

}  // namespace dummywhist::belief
