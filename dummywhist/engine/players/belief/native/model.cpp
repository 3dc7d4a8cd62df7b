#include "model.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <stdexcept>
#include <utility>

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
    for (std::size_t unit = 0; unit < units.size(); unit += lanes.size())
        for (std::size_t lane = 0; lane < lanes.size(); ++lane)
            lanes[lane] += std::max(units[unit + lane], 0.0F) * out[unit + lane];
    return ((lanes[0] + lanes[4]) + (lanes[1] + lanes[5])) + ((lanes[2] + lanes[6]) + (lanes[3] + lanes[7]));
}

// Four numbers that are added in one step where the processor can; each sum is that of the plain numbers, bit for bit:
// ./check --sanitize compares both.
#if defined(__GNUC__) && !defined(BELIEF_PLAIN)
using Four = float __attribute__((vector_size(16)));
#else
struct Four {
    std::array<float, 4> lanes;

    Four& operator+=(const Four& more) {
        for (std::size_t lane = 0; lane < lanes.size(); ++lane) lanes[lane] += more.lanes[lane];
        return *this;
    }
};
#endif

// Adds the rows of the features to the units, and returns the sum of the features' weights; in their order. The units
// stay in registers: in memory, each addition would wait for the one before to be written.
template <class Units>
float add(const Active& active, const Units* rows, const float* weights, Units& units) {
    constexpr std::size_t kFours = sizeof(Units) / sizeof(Four);
    static_assert(sizeof(Units) == kFours * sizeof(Four));
    float linear = 0;
    Four sums[kFours];
    std::memcpy(sums, &units, sizeof sums);
    for (int i = 0; i < active.many; ++i) {
        const std::size_t feature = active.at[at(i)];
        const float* row = rows[feature].data();
        for (std::size_t four = 0; four < kFours; ++four) {
            Four more;
            std::memcpy(&more, row + 4 * four, sizeof more);
            sums[four] += more;
        }
        if (weights != nullptr) linear += weights[feature];
    }
    std::memcpy(&units, sums, sizeof units);
    return linear;
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

template <std::size_t kUnits>
Layers<kUnits>::Layers(const std::vector<std::uint8_t>& halves) {
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

template <std::size_t kUnits>
void Layers<kUnits>::chances(const Features& found, std::array<double, 54>& chance) const {
    const std::size_t kind = at(kind_of(found.situation));
    const float* weights =
        linear_[found.no_trump ? 1 : 0].data() + (at(found.role) * kSituations + at(found.situation)) * feature::cards;
    const Units& out = out_[kind * kRoles + at(found.role)];
    Units moment = bias_[kind];
    const Units* rows = hidden_.data() + kind * feature::all;
    add(found.moment, rows, nullptr, moment);
    std::array<Units, kSuits> suits;
    std::array<float, kSuits> sums{};
    for (std::size_t suit = 0; suit < kSuits; ++suit) {
        if (found.suit[suit].many == 0) continue;
        suits[suit] = moment;
        sums[suit] = add(found.suit[suit], rows, weights, suits[suit]);
    }
    std::array<double, 54> score{};
    double most = -1e300;
    for (int i = 0; i < found.cards; ++i) {
        const int suit = suit_of(found.card[at(i)]);
        Units units = suit < 0 ? moment : suits[at(suit)];
        const float sum = add(found.own[at(i)], rows, weights, units) + (suit < 0 ? 0 : sums[at(suit)]);
        score[at(i)] = sum + alive(units, out);
        most = std::max(most, score[at(i)]);
    }
    double all = 0;
    for (int i = 0; i < found.cards; ++i) all += chance[at(i)] = exp_of(score[at(i)] - most);
    for (int i = 0; i < found.cards; ++i) chance[at(i)] /= all;
}

namespace {

std::variant<Model::Small, Model::Large> layers(const std::vector<std::uint8_t>& halves) {
    if (halves.size() == 2 * Model::Small::numbers()) return Model::Small(halves);
    if (halves.size() == 2 * Model::Large::numbers()) return Model::Large(halves);
    throw std::invalid_argument("not as many weights as features");
}

}  // namespace

Model::Model(const std::vector<std::uint8_t>& halves) : layers_(layers(halves)) {}

void Model::chances(const Features& found, std::array<double, 54>& chance) const {
    std::visit([&](const auto& layers) { layers.chances(found, chance); }, layers_);
}

}  // namespace dummywhist::belief
