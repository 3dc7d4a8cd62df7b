// Many positions at once, on native threads.
#include <algorithm>
#include <cstdlib>
#include <mutex>
#include <stdexcept>
#include <string>

#include "portable.hpp"
#include "position.hpp"
#include "solver.hpp"

namespace dummywhist::solver {

namespace {

std::uint64_t left_of(std::uint64_t budget, std::uint64_t spent) {
    return budget == kNoNodeLimit ? kNoNodeLimit : budget - std::min(budget, spent);
}

template <class Work>
void on_threads(int threads, const Work& work) {
    JoinedThreads others;
    for (int i = 1; i < threads; ++i) others.begin(work);
    work();
}

// Memory that so many positions make use of, at most what is allowed: to clear more takes longer than to solve
// small positions. Measured need, with room to spare: 2 KB for one of 6 cards a hand, 20 KB for one of 8.
std::size_t memory_for(std::span<const Position> positions, const BatchOptions& options) {
    int cards = 0;
    for (const Position& position : positions) {
        const auto& hands = position.cards;
        for (std::size_t h = 0; h < 4; ++h) cards = std::max(cards, std::popcount(hands[h]) + position.never[h]);
    }
    cards = std::min(cards, 15);
    constexpr std::size_t kLeast = std::size_t{256} << 10;
    const std::size_t useful = std::max(kLeast, positions.size() << (cards + 9));
    return std::min(options.memory_bytes, useful);
}

BatchAnswer answer_one(Solver& solver, const Position& position, const Card* losing, bool cards,
                       const Limits& limits) {
    BatchAnswer answer;
    answer.error = check(position);
    if (!answer.error.empty()) return answer;
    if (losing != nullptr || !cards) {
        const Value value =
            losing != nullptr ? solver.loss(position, *losing, limits) : solver.tricks(position, limits);
        answer.finished = value.finished;
        answer.tricks = value.tricks;
        return answer;
    }
    answer.cards = solver.cards(position, limits);
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

// Before any thread starts: every position has a card, and may play it.
void check_losing(std::span<const Position> positions, std::span<const Card> losing) {
    if (losing.size() != positions.size()) throw std::invalid_argument("There must be a card for each position.");
    for (std::size_t i = 0; i < positions.size(); ++i) {
        if (!check(positions[i]).empty()) continue;
        const bool legal = std::ranges::any_of(
            position::legal_runs(positions[i]), [&](const position::Equals& run) { return run.contains(losing[i]); });
        if (!legal) throw std::invalid_argument("Position " + std::to_string(i + 1) + ": the card may not be played.");
    }
}

}  // namespace

std::vector<BatchAnswer> batch(std::span<const Position> positions, const BatchOptions& options) {
    if (!options.losing.empty()) check_losing(positions, options.losing);
    std::vector<BatchAnswer> answers(positions.size());
    std::atomic<std::size_t> next = 0;
    std::atomic<bool> stop = false;
    std::atomic<std::uint64_t> spent = 0;
    const std::size_t memory = memory_for(positions, options);
    const auto work = [&] {
        Solver solver(memory, options.code);
        for (std::size_t i = next++; i < positions.size() && !stop; i = next++) {
            const Card* losing = options.losing.empty() ? nullptr : &options.losing[i];
            const std::uint64_t rest = left_of(options.limits.nodes, spent);
            Limits limits = options.limits;
            limits.nodes = std::min(rest, options.each_nodes);
            if (limits.nodes == 0) break;
            const std::uint64_t before = solver.stats().nodes;
            answers[i] = answer_one(solver, positions[i], losing, options.cards, limits);
            const std::uint64_t took = solver.stats().nodes - before;
            spent += took;
            if (options.spent != nullptr) *options.spent += took;
            if (answers[i].finished || !answers[i].error.empty()) {
                if (options.done != nullptr) ++*options.done;
            } else if (took < options.each_nodes || rest <= options.each_nodes) {
                stop = true;
            }
        }
    };
    const int useful = static_cast<int>(std::min<std::size_t>(positions.size(), 256));
    on_threads(std::clamp(options.threads, 1, std::max(1, useful)), work);
    return answers;
}

namespace {

// The race: no card is solved further than it takes to know the best one.
//
// Each world first says what its best card makes. A card then has, in each world, a loss against that;
// null windows raise the lower bound of its total loss a step at a time. Always the card with the least
// loss so far is asked about next, in a world where that is open; once such a card has no world open,
// it is the best. To fall behind soon, a card is asked about where it has lost nothing yet and the others much.
class Race {
  public:
    Race(std::span<const Position> worlds, const BatchOptions& options) : worlds_(worlds), options_(options) {
        for (const Position& world : worlds) {
            if (const std::string error = check(world); !error.empty()) throw std::invalid_argument(error);
            runs_.push_back(position::legal_runs(world));
            std::vector<Card> cards;
            for (const auto& run : runs_.back()) {
                for (const Card& card : run) cards.push_back(card);
            }
            if (cards_.empty()) cards_ = cards;
            if (cards != cards_) throw std::invalid_argument("The worlds are not guesses at one deal.");
        }
        values_.resize(worlds.size());
        entrants_.resize(cards_.size());
        lost_.resize(worlds.size());
        for (Entrant& entrant : entrants_) entrant.worlds.resize(worlds.size());
    }

    BestCard run() {
        BestCard best;
        if (worlds_.empty()) return best;
        const int useful = static_cast<int>(std::min<std::size_t>(worlds_.size(), 256));
        on_threads(std::clamp(options_.threads, 1, useful), [this] { work(); });
        if (stop_) return best;
        const std::size_t winner = leading();
        best.finished = true;
        best.card = cards_[winner];
        for (std::size_t w = 0; w < worlds_.size(); ++w) best.total += own(w, values_[w]);
        best.total -= entrants_[winner].loss;
        return best;
    }

  private:
    // What is known of a card in a world is its loss, plus one of these while it is asked about or once all is known.
    static constexpr int kAsked = 100;
    static constexpr int kKnown = 200;

    struct Entrant {
        long loss = 0;  // lower bound over all worlds
        std::vector<int> worlds;
        int lost_in(std::size_t w) const { return worlds[w] % kAsked; }
    };

    bool maximiser(std::size_t w) const {
        return position::maximises(worlds_[w], position::hand_to_play(worlds_[w]));
    }
    int own(std::size_t w, int tricks) const {
        return maximiser(w) ? tricks : position::tricks_left(worlds_[w]) - tricks;
    }

    std::size_t leading() const {
        const auto best = std::ranges::min_element(entrants_, {}, &Entrant::loss);
        return static_cast<std::size_t>(best - entrants_.begin());
    }

    void work() {
        Solver solver(memory_for(worlds_, options_), options_.code);
        for (std::size_t w = next_world_++; w < worlds_.size() && !stop_; w = next_world_++) {
            const Limits limits = limits_now();
            const std::uint64_t before = solver.stats().nodes;
            const Value value = solver.tricks(worlds_[w], limits);
            count(solver.stats().nodes - before);
            if (!value.finished) stop_ = true;
            values_[w] = value.tricks;
            if (options_.done != nullptr) ++*options_.done;
            const std::scoped_lock lock(mutex_);
            ++valued_;
        }
        std::unique_lock lock(mutex_);
        while (!stop_) {
            if (valued_ < worlds_.size()) {
                lock.unlock();
                std::this_thread::yield();
                lock.lock();
                continue;
            }
            const std::size_t card = leading();
            const std::size_t w = best_world(entrants_[card]);
            if (entrants_[card].worlds[w] >= kKnown) return;
            if (entrants_[card].worlds[w] >= kAsked) {  // other threads have the rest of this card in hand
                lock.unlock();
                std::this_thread::yield();
                lock.lock();
                continue;
            }
            ask(solver, card, w, lock);
        }
    }

    // Where to ask about a card next: if anywhere, where that is open.
    std::size_t best_world(const Entrant& entrant) const {
        constexpr int kMuch = 1 << 12;  // more than all cards can lose in a world
        const auto promise = [&](std::size_t w) { return lost_[w] - kMuch * entrant.worlds[w]; };
        int most = promise(0);
        for (std::size_t w = 1; w < worlds_.size(); ++w) most = std::max(most, promise(w));
        std::size_t found = 0;
        while (promise(found) != most) ++found;
        return found;
    }

    // Does the card lose no more than is known in this world? Its equals share the answer.
    void ask(Solver& solver, std::size_t card, std::size_t w, std::unique_lock<std::mutex>& lock) {
        const auto& run = *std::ranges::find_if(
            runs_[w], [&](const position::Equals& equals) { return equals.contains(cards_[card]); });
        const int loss = entrants_[card].lost_in(w);
        for (const Card& equal : run) entrant_of(equal).worlds[w] = loss + kAsked;
        lock.unlock();
        const Card first = run.front();
        const int now = maximiser(w) ? values_[w] - loss : values_[w] + loss;
        const int target = maximiser(w) ? now : now + 1;
        const Limits limits = limits_now();
        const std::uint64_t before = solver.stats().nodes;
        const Value found = solver.reaches(worlds_[w], target, &first, limits);
        count(solver.stats().nodes - before);
        lock.lock();
        if (!found.finished) {
            stop_ = true;
            return;
        }
        const bool kept = (found.tricks >= target) == maximiser(w);
        const int more = kept ? 0 : std::abs(found.tricks - now);
        for (const Card& equal : run) {
            Entrant& entrant = entrant_of(equal);
            entrant.worlds[w] = loss + more + (kept ? kKnown : 0);
            entrant.loss += more;
        }
        lost_[w] += more;
    }

    Limits limits_now() const {
        Limits limits = options_.limits;
        limits.nodes = left_of(limits.nodes, spent_);
        return limits;
    }

    void count(std::uint64_t nodes) {
        spent_ += nodes;
        if (options_.spent != nullptr) *options_.spent += nodes;
    }

    Entrant& entrant_of(const Card& card) {
        return entrants_[static_cast<std::size_t>(std::ranges::find(cards_, card) - cards_.begin())];
    }

    std::span<const Position> worlds_;
    const BatchOptions& options_;
    std::vector<Card> cards_;
    std::vector<position::Runs> runs_;
    std::vector<int> values_;
    std::vector<int> lost_;  // by all cards in a world
    std::vector<Entrant> entrants_;
    std::atomic<std::size_t> next_world_ = 0;
    std::atomic<bool> stop_ = false;
    std::atomic<std::uint64_t> spent_ = 0;
    std::size_t valued_ = 0;
    std::mutex mutex_;
};

}  // namespace

BestCard best_card(std::span<const Position> worlds, const BatchOptions& options) {
    return Race(worlds, options).run();
}

}  // namespace dummywhist::solver
