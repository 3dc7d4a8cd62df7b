#include "weigh.hpp"

#include <algorithm>

#include "numbers.hpp"

namespace dummywhist::mind {

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

std::vector<double> likelihoods(const Story& story, const Model& model, const std::vector<Deal>& deals,
                                const Viewer& viewer, const std::vector<std::size_t>& moments) {
    const Table& table = story.table();
    std::vector<double> found;
    found.reserve(deals.size());
    Features features;
    std::array<double, 54> chance{};
    for (const Deal& deal : deals) {
        const std::array<Mask, 4> hands = hands_of(table, deal);
        double log = 0;
        for (const std::size_t at : moments) {
            const Moment& moment = story.moments()[at];
            const Decision made = decision(table, moment, hands);
            const int many = size(made.legal);
            if (many <= 1) continue;
            find(made, features);
            model.chances(features, chance);
            const auto last = features.card.begin() + many;
            const auto card = std::find(features.card.begin(), last, moment.card);
            const double played = card == last ? 0 : chance[static_cast<std::size_t>(card - features.card.begin())];
            const double mix = viewer.mix[Table::at(table.player[Table::at(moment.chair)])];
            log += log_of(std::max((1 - mix) * played + mix / many, 1e-30));
        }
        found.push_back(log);
    }
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

}  // namespace dummywhist::mind
