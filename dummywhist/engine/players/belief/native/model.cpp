#include "model.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "numbers.hpp"

namespace dummywhist::belief {

namespace {

std::size_t at(int index) { return static_cast<std::size_t>(index); }

float of_half(unsigned half) {
    const int exponent = static_cast<int>(half >> 10 & 31U);
    const auto fraction = static_cast<float>(half & 1023U);
    if (exponent == 31) throw std::invalid_argument("a weight is no number");
    const float size = exponent == 0 ? std::ldexp(fraction, -24) : std::ldexp(1024 + fraction, exponent - 25);
    return (half >> 15 & 1U) != 0 ? -size : size;
}

// The sum over the units that are alive, in eight lanes so that it can be done in few steps; always in this order.
template <class Units>
float alive(const Units& units, const Units& out) {
    std::array<float, 8> lanes{};
    for (std::size_t unit = 0; unit < kHidden; unit += lanes.size())
        for (std::size_t lane = 0; lane < lanes.size(); ++lane)
            lanes[lane] += std::max(units[unit + lane], 0.0F) * out[unit + lane];
    return ((lanes[0] + lanes[4]) + (lanes[1] + lanes[5])) + ((lanes[2] + lanes[6]) + (lanes[3] + lanes[7]));
}

class Reader {
public:
    explicit Reader(const std::vector<std::uint8_t>& halves) : halves_(halves) {}

    float next() {
        const unsigned half = halves_[at_] | static_cast<unsigned>(halves_[at_ + 1]) << 8;
        at_ += 2;
        return of_half(half);
    }

private:
    const std::vector<std::uint8_t>& halves_;
    std::size_t at_ = 0;
};

}  // namespace

Model::Model(const std::vector<std::uint8_t>& halves) {
    if (halves.size() != 2 * numbers()) throw std::invalid_argument("not as many weights as features");
    Reader reader(halves);
    constexpr std::size_t kHeads = std::size_t{kRoles} * kSituations * feature::cards;
    constexpr std::size_t kOne = std::size_t{kSituations} * feature::cards;
    linear_[0].resize(kHeads);
    for (float& weight : linear_[0]) weight = reader.next();
    linear_[1] = linear_[0];
    for (std::size_t i = 0; i < kOne; ++i) {
        const float more = reader.next();
        for (std::size_t role = 0; role < kRoles; ++role) linear_[1][role * kOne + i] += more;
    }
    auto units = [&](std::vector<Units>& rows, std::size_t many) {
        rows.resize(many);
        for (Units& row : rows)
            for (float& weight : row) weight = reader.next();
    };
    units(hidden_, std::size_t{kKinds} * feature::all);
    units(bias_, kKinds);
    units(out_, std::size_t{kKinds} * kRoles);
}

float Model::linear(const Active& active, const float* weights) const {
    float sum = 0;
    for (int i = 0; i < active.many; ++i) sum += weights[active.at[at(i)]];
    return sum;
}

void Model::add(const Active& active, std::size_t kind, Units& units) const {
    const Units* rows = hidden_.data() + kind * feature::all;
    for (int i = 0; i < active.many; ++i) {
        const Units& row = rows[active.at[at(i)]];
        for (std::size_t unit = 0; unit < kHidden; ++unit) units[unit] += row[unit];
    }
}

void Model::chances(const Features& found, std::array<double, 54>& chance) const {
    const std::size_t kind = at(kind_of(found.situation));
    const float* weights =
        linear_[found.no_trump ? 1 : 0].data() + (at(found.role) * kSituations + at(found.situation)) * feature::cards;
    const Units& out = out_[kind * kRoles + at(found.role)];
    Units moment = bias_[kind];
    add(found.moment, kind, moment);
    std::array<Units, kSuits> suits;
    std::array<float, kSuits> sums{};
    for (std::size_t suit = 0; suit < kSuits; ++suit) {
        if (found.suit[suit].many == 0) continue;
        suits[suit] = moment;
        add(found.suit[suit], kind, suits[suit]);
        sums[suit] = linear(found.suit[suit], weights);
    }
    std::array<double, 54> score{};
    double most = -1e300;
    for (int i = 0; i < found.cards; ++i) {
        const int suit = suit_of(found.card[at(i)]);
        Units units = suit < 0 ? moment : suits[at(suit)];
        add(found.own[at(i)], kind, units);
        const float sum = linear(found.own[at(i)], weights) + (suit < 0 ? 0 : sums[at(suit)]);
        score[at(i)] = sum + alive(units, out);
        most = std::max(most, score[at(i)]);
    }
    double all = 0;
    for (int i = 0; i < found.cards; ++i) all += chance[at(i)] = exp_of(score[at(i)] - most);
    for (int i = 0; i < found.cards; ++i) chance[at(i)] /= all;
}

}  // namespace dummywhist::belief
