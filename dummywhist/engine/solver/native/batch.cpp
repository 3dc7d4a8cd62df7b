// Many positions at once, on native threads.
#include <algorithm>
#include <mutex>
#include <thread>

#include "solver.hpp"

namespace dummywhist::solver {

namespace {

template <class Work>
void on_threads(int threads, const Work& work) {
    std::vector<std::jthread> others;
    for (int i = 1; i < threads; ++i) others.emplace_back(work);
    work();
}

BatchAnswer answer_one(Solver& solver, const Position& position, const BatchOptions& options) {
    BatchAnswer answer;
    answer.error = check(position);
    if (!answer.error.empty()) return answer;
    if (!options.cards) {
        const Value value = solver.tricks(position, options.limits);
        answer.finished = value.finished;
        answer.tricks = value.tricks;
        return answer;
    }
    answer.cards = solver.cards(position, options.limits);
    answer.finished = answer.cards.finished;
    if (!answer.finished) return answer;
    int best = 0;
    for (const CardTricks& card : answer.cards.cards) best = std::max(best, card.tricks);
    const int hand = answer.cards.hand;
    const auto h = static_cast<std::size_t>(hand);
    const bool maximiser = (position.sides >> hand & 1) != 0;
    const int left = std::popcount(position.cards[h]) + position.never[h];
    answer.tricks = maximiser ? best : left - best;
    return answer;
}

}  // namespace

std::vector<BatchAnswer> batch(std::span<const Position> positions, const BatchOptions& options) {
    std::vector<BatchAnswer> answers(positions.size());
    std::atomic<std::size_t> next = 0;
    std::atomic<bool> stop = false;
    const auto work = [&] {
        Solver solver(options.memory_bytes, options.code);
        for (std::size_t i = next++; i < positions.size() && !stop; i = next++) {
            answers[i] = answer_one(solver, positions[i], options);
            if (answers[i].finished || !answers[i].error.empty()) {
                if (options.done != nullptr) ++*options.done;
            } else {
                stop = true;
            }
        }
    };
    const int useful = static_cast<int>(std::min<std::size_t>(positions.size(), 256));
    on_threads(std::clamp(options.threads, 1, std::max(1, useful)), work);
    return answers;
}

BestCard best_card(std::span<const Position> worlds, const BatchOptions& options) {
    BestCard best;
    BatchOptions all = options;
    all.cards = true;
    const std::vector<BatchAnswer> answers = batch(worlds, all);
    std::vector<CardTricks> totals;
    for (const BatchAnswer& answer : answers) {
        if (!answer.finished) return best;
        if (totals.empty()) {
            totals = answer.cards.cards;
            continue;
        }
        for (std::size_t i = 0; i < totals.size(); ++i) totals[i].tricks += answer.cards.cards[i].tricks;
    }
    if (totals.empty()) return best;
    const auto first = std::ranges::max_element(totals, {}, &CardTricks::tricks);
    return {true, first->card, first->tricks};
}

}  // namespace dummywhist::solver
