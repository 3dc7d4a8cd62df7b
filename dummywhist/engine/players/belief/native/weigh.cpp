#include "weigh.hpp"

#include <algorithm>
#include <numeric>

#include "numbers.hpp"

namespace dummywhist::belief {

namespace {

constexpr double kLeast = 1e-30;
constexpr int kStretch = 3;      // plays after which worlds are given up
constexpr double kBehind = 7.0;  // if they are less likely by this, as a logarithm

// How likely each player is, by what he has played, to be one of custom.
using Shares = std::array<double, 4>;

// Asks the models about one play after another.
class Judge {
public:
    Judge(const Story& story, const Styles& styles, const Viewer& viewer)
        : story_(story), styles_(styles), viewer_(viewer) {}

    Shares before() const;
    // How likely the card of `moment` was to be played from `hands` as they lie now; then `shares` know it too.
    double chance(const Moment& moment, const std::array<Mask, 4>& hands, Shares& shares);

private:
    // The same for a player of that style, whose chances are in `chances_`.
    double by_style(const Moment& moment, const Doubt& doubt, Mask run, int many) const;

    const Story& story_;
    const Styles& styles_;
    const Viewer& viewer_;
    Features features_;
    std::array<double, 54> chances_{};
};

}  // namespace

void Styles::chances(const Features& found, double by_custom, std::array<double, 54>& chance) const {
    (by_custom > 0 ? custom : plain).chances(found, chance);
    if (by_custom <= 0 || by_custom >= 1) return;
    std::array<double, 54> other{};
    plain.chances(found, other);
    for (std::size_t i = 0; i < chance.size(); ++i) chance[i] = by_custom * chance[i] + (1 - by_custom) * other[i];
}

std::vector<std::size_t> telling(const Story& story, const Viewer& viewer) {
    const Table& table = story.table();
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < story.moments().size(); ++i) {
        const Moment& moment = story.moments()[i];
        const int player = table.player[Table::at(moment.chair)];
        if (moment.card < 0 || player < 0 || player == viewer.player) continue;
        bool tells = false;
        for (int chair = 0; chair < table.chairs; ++chair)
            if (table.commands(moment.chair, chair) && (viewer.hidden >> chair & 1U) != 0) tells = true;
        if (tells) found.push_back(i);
    }
    return found;
}

std::array<Mask, 4> hands_of(const Table& table, const Deal& deal) {
    std::array<Mask, 4> hands{};
    for (int chair = 0; chair < table.chairs; ++chair)
        hands[Table::at(chair)] = table.coded(deal[Table::at(table.seat[Table::at(chair)])]);
    return hands;
}

Shares Judge::before() const {
    Shares shares{};
    for (std::size_t player = 0; player < shares.size(); ++player) shares[player] = viewer_.doubts[player].custom;
    return shares;
}

double Judge::chance(const Moment& moment, const std::array<Mask, 4>& hands, Shares& shares) {
    const Table& table = story_.table();
    const Decision made = decision(table, moment, hands);
    // In this world he could have followed and did not, which the rules may not prevent: no reason is known for one card
    // before another. How likely it is that he did so, the worlds that were drawn know.
    if (moment.led != kNoSuit && suit_of(moment.card) != moment.led && of_suit(made.hand, moment.led) != 0)
        return 1.0 / size(made.hand);
    const int many = size(made.legal);
    if (many <= 1) return 1;
    find(made, features_);
    const auto player = Table::at(table.player[Table::at(moment.chair)]);
    const Doubt& doubt = viewer_.doubts[player];
    const Mask run = doubt.even > 0 ? run_of(made, moment.card) & made.legal : 0;
    double& share = shares[player];
    double by_custom = 0;
    double plainly = 0;
    if (share > 0) {
        styles_.custom.chances(features_, chances_);
        by_custom = share * by_style(moment, doubt, run, many);
    }
    if (share < 1) {
        styles_.plain.chances(features_, chances_);
        plainly = (1 - share) * by_style(moment, doubt, run, many);
    }
    share = by_custom / (by_custom + plainly);
    return by_custom + plainly;
}

double Judge::by_style(const Moment& moment, const Doubt& doubt, Mask run, int many) const {
    double played = 0;
    double any = 0;
    for (int i = 0; i < features_.cards; ++i) {
        const int card = features_.card[Table::at(i)];
        if (card == moment.card) played = chances_[Table::at(i)];
        if ((run & bit(card)) != 0) any += chances_[Table::at(i)];
    }
    if (run != 0) played += doubt.even * (any / size(run) - played);
    return std::max((1 - doubt.mix) * played + doubt.mix / many, kLeast);
}

std::vector<std::vector<double>> likelihoods(const Story& story, const Styles& styles, const std::vector<Deal>& deals,
                                             const Viewer& viewer) {
    const std::vector<std::size_t> moments = telling(story, viewer);
    std::vector<std::vector<double>> found;
    found.reserve(deals.size());
    Judge judge(story, styles, viewer);
    for (const Deal& deal : deals) {
        const std::array<Mask, 4> hands = hands_of(story.table(), deal);
        Shares shares = judge.before();
        std::vector<double>& logs = found.emplace_back();
        for (const std::size_t at : moments) logs.push_back(log_of(judge.chance(story.moments()[at], hands, shares)));
    }
    return found;
}

std::vector<std::size_t> weighed(const Story& story, const Styles& styles, const std::vector<Deal>& deals,
                                 const Viewer& viewer, std::size_t keep, Dice& dice) {
    std::vector<std::array<Mask, 4>> hands;
    for (const Deal& deal : deals) hands.push_back(hands_of(story.table(), deal));
    std::vector<std::size_t> alive(deals.size());
    std::iota(alive.begin(), alive.end(), std::size_t{0});
    std::vector<double> logs(deals.size());
    Judge judge(story, styles, viewer);
    std::vector<Shares> shares(deals.size(), judge.before());
    int looked = 0;
    for (const std::size_t at : telling(story, viewer)) {
        for (const std::size_t world : alive)
            logs[world] += log_of(judge.chance(story.moments()[at], hands[world], shares[world]));
        if (++looked % kStretch != 0) continue;
        double most = logs[alive.front()];
        for (const std::size_t world : alive) most = std::max(most, logs[world]);
        std::erase_if(alive, [&](std::size_t world) { return logs[world] < most - kBehind; });
    }
    std::vector<double> left;
    for (const std::size_t world : alive) left.push_back(logs[world]);
    std::vector<std::size_t> found;
    for (const std::size_t at : resampled(left, keep, dice)) found.push_back(alive[at]);
    return found;
}

std::vector<std::size_t> resampled(const std::vector<double>& likelihoods, std::size_t keep, Dice& dice) {
    std::vector<std::size_t> found;
    if (likelihoods.empty() || keep == 0) return found;
    const double most = *std::max_element(likelihoods.begin(), likelihoods.end());
    std::vector<double> weights;
    double all = 0;
    for (const double log : likelihoods) all += weights.emplace_back(exp_of(log - most));
    const double step = all / static_cast<double>(keep);
    double next = dice.part() * step;
    double upto = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        upto += weights[i];
        for (; next < upto && found.size() < keep; next += step) found.push_back(i);
    }
    while (found.size() < keep) found.push_back(weights.size() - 1);
    return found;
}

}  // namespace dummywhist::belief
