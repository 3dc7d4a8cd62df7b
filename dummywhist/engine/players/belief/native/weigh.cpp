#include "weigh.hpp"

#include <algorithm>
#include <numeric>

#include "numbers.hpp"

namespace dummywhist::belief {

namespace {

constexpr double kLeast = 1e-30;
constexpr double kForgotten = 1e-6;  // a policy believed less is not asked any more
constexpr int kStretch = 3;      // plays after which worlds are given up
constexpr double kBehind = 7.0;  // if they are less likely by this, as a logarithm

// What is believed of each player, by what he has played so far in a world.
using Believed = std::array<Habits, 4>;

// Takes what each part expected of a card into account, and returns how likely the card was: the mean. The first `many`
// of `believed` sum to 1, before and after.
template <class Parts>
double updated(Parts& believed, const Parts& expected, std::size_t many) {
    many = std::min(many, believed.size());
    double mean = 0;
    for (std::size_t i = 0; i < many; ++i) mean += believed[i] * expected[i];
    mean = std::max(mean, kLeast);
    for (std::size_t i = 0; i < many; ++i) believed[i] *= expected[i] / mean;
    return mean;
}

// Asks the models about one play after another.
class Judge {
public:
    Judge(const Story& story, const Policies& policies) : story_(story), policies_(policies) {}

    // How likely the card of `moment` was to be played from `hands` as they lie now; then `believed` knows it too.
    double chance(const Moment& moment, const std::array<Mask, 4>& hands, Believed& believed);

private:
    double tie(const Decision& made, Mask run, Habits& habits, const std::array<double, kMostPolicies>& usual) const;

    const Story& story_;
    const Policies& policies_;
    Features features_;
    std::array<double, 54> chances_{};
};

}  // namespace

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

double Judge::chance(const Moment& moment, const std::array<Mask, 4>& hands, Believed& believed) {
    const Table& table = story_.table();
    const Decision made = decision(table, moment, hands);
    // In this world he could have followed and did not, which the rules may not prevent: no reason is known for one card
    // before another. How likely it is that he did so, the worlds that were drawn know.
    if (moment.led != kNoSuit && suit_of(moment.card) != moment.led && of_suit(made.hand, moment.led) != 0)
        return 1.0 / size(made.hand);
    const int many = size(made.legal);
    if (many <= 1) return 1;
    find(made, features_);
    Habits& habits = believed[Table::at(table.player[Table::at(moment.chair)])];
    const Mask run = run_of(made, moment.card) & made.legal;
    const double random = static_cast<double>(size(run)) / many;
    std::array<double, kMostExperts> expected{};
    std::array<double, kMostPolicies> usual{};  // how each policy shares out the chance of the class
    for (std::size_t policy = 0; policy < policies_.size(); ++policy) {
        const std::size_t first = policy * kNoise.size();
        double share = habits.ties[kTies + policy];
        for (std::size_t i = 0; i < kNoise.size(); ++i) share += habits.experts[first + i];
        if (share < kForgotten) continue;
        policies_[policy].chances(features_, chances_);
        double played = 0;
        double any = 0;
        for (int i = 0; i < features_.cards; ++i) {
            const int card = features_.card[Table::at(i)];
            if (card == moment.card) played = chances_[Table::at(i)];
            if ((run & bit(card)) != 0) any += chances_[Table::at(i)];
        }
        for (std::size_t i = 0; i < kNoise.size(); ++i)
            expected[first + i] = (1 - kNoise[i]) * any + kNoise[i] * random;
        usual[policy] = any > kLeast ? played / any : 1.0 / size(run);
    }
    double skilled = updated(habits.experts, expected, experts_of(policies_.size()));
    if (size(run) > 1) skilled *= tie(made, run, habits, usual);
    const double chance = std::max(habits.random / many + (1 - habits.random) * skilled, kLeast);
    habits.random *= 1.0 / many / chance;
    return chance;
}

// How likely the card was among its equals.
double Judge::tie(const Decision& made, Mask run, Habits& habits, const std::array<double, kMostPolicies>& usual) const {
    const Moment& moment = *made.moment;
    const double any = 1.0 / size(run);
    const bool lowest_one = moment.card == lowest(run);
    const bool highest_one = moment.card == highest(run);
    std::array<double, kMostTies> expected{};
    auto keeps = [&](double kept) { return (1 - kSlip) * kept + kSlip * any; };
    expected[kLowest] = keeps(lowest_one ? 1 : 0);
    expected[kHighest] = keeps(highest_one ? 1 : 0);
    // The nearest that beats the best card is the lowest, the nearest that does not is the highest.
    const bool wins = moment.best >= 0 && beats(moment.card, moment.lying[Table::at(moment.best)], made.table->trump);
    expected[kNearest] = moment.best < 0 ? any : keeps((wins ? lowest_one : highest_one) ? 1 : 0);
    expected[kAny] = any;
    for (std::size_t policy = 0; policy < policies_.size(); ++policy) expected[kTies + policy] = keeps(usual[policy]);
    return updated(habits.ties, expected, ties_of(policies_.size()));
}

std::vector<std::vector<double>> likelihoods(const Story& story, const Policies& policies, const std::vector<Deal>& deals,
                                             const Viewer& viewer) {
    const std::vector<std::size_t> moments = telling(story, viewer);
    std::vector<std::vector<double>> found;
    found.reserve(deals.size());
    Judge judge(story, policies);
    for (const Deal& deal : deals) {
        const std::array<Mask, 4> hands = hands_of(story.table(), deal);
        Believed believed = viewer.habits;
        std::vector<double>& logs = found.emplace_back();
        for (const std::size_t at : moments) logs.push_back(log_of(judge.chance(story.moments()[at], hands, believed)));
    }
    return found;
}

std::array<Habits, 4> learned(const Story& story, const Policies& policies, const Deal& deal,
                              const std::array<Habits, 4>& before) {
    const std::array<Mask, 4> hands = hands_of(story.table(), deal);
    Believed believed = before;
    Judge judge(story, policies);
    for (const Moment& moment : story.moments())
        if (moment.card >= 0 && story.table().player[Table::at(moment.chair)] >= 0) judge.chance(moment, hands, believed);
    return believed;
}

std::vector<std::size_t> weighed(const Story& story, const Policies& policies, const std::vector<Deal>& deals,
                                 const Viewer& viewer, std::size_t keep, Dice& dice) {
    std::vector<std::array<Mask, 4>> hands;
    for (const Deal& deal : deals) hands.push_back(hands_of(story.table(), deal));
    std::vector<std::size_t> alive(deals.size());
    std::iota(alive.begin(), alive.end(), std::size_t{0});
    std::vector<double> logs(deals.size());
    Judge judge(story, policies);
    std::vector<Believed> believed(deals.size(), viewer.habits);
    int looked = 0;
    for (const std::size_t at : telling(story, viewer)) {
        for (const std::size_t world : alive)
            logs[world] += log_of(judge.chance(story.moments()[at], hands[world], believed[world]));
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
