// How likely is each card in the hands of a good player? A softmax over a linear score and a small hidden layer.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "features.hpp"

namespace dummywhist::belief {

constexpr int kHidden = 64;

class Model {
public:
    // The weights as little-endian half floats, in this order:
    //   linear   by role, situation, feature of a card
    //   no trump by situation, feature of a card; added where there are no trumps
    //   hidden   by kind, feature, unit
    //   bias     by kind, unit
    //   out      by kind, role, unit
    // Throws std::invalid_argument if there are not as many as that.
    explicit Model(const std::vector<std::uint8_t>& halves);

    static constexpr std::size_t numbers() {
        return std::size_t{kRoles + 1} * kSituations * feature::cards + std::size_t{kKinds} * feature::all * kHidden +
               std::size_t{kKinds} * kHidden + std::size_t{kKinds} * kRoles * kHidden;
    }

    // The chance of each legal card, in the order of `found.card`.
    void chances(const Features& found, std::array<double, 54>& chance) const;

private:
    using Units = std::array<float, kHidden>;

    std::array<std::vector<float>, 2> linear_;  // trumps, none
    std::vector<Units> hidden_;
    std::vector<Units> bias_;
    std::vector<Units> out_;
};

}  // namespace dummywhist::belief
