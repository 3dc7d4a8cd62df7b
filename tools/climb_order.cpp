// Hill climbing on the fitted weights of the move ordering: scale or shift a block of weights, count the nodes that a
// fixed set of random deals takes, keep what is better. Prints the weights whenever they improve.
//
//   climb_order KIND SECONDS SEED DEALS CARDS < BLOCKS     KIND: trumps or notrump
//
// The deals have CARDS cards a hand or up to three fewer. It takes many small ones: what is found on a few hundred large
// ones is chance.
//
// BLOCKS: lines of two numbers, the first weight of a block and how many there are (tools/fit_order.py gives them).
#define SOLVER_BMI2 1
#include <cmath>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <iterator>
#include <vector>

#include "positions.hpp"
#include "search.hpp"

namespace {

using namespace dummywhist::solver;
using namespace dummywhist::solver::kernel_bmi2;
using Clock = std::chrono::steady_clock;

struct Block {
    std::size_t first;
    std::size_t size;
};

template <class R>
class Climb {
  public:
    explicit Climb(const OrderWeights& start) : weights_(start) {}

    void deal(trial::Random& random, int deals, int cards) {
        for (int i = 0; i < deals; ++i) {
            trial::Recipe recipe;
            recipe.cards = std::max(1, cards - i % 4);
            recipe.trump = R::trumps ? 3 : -1;
            if (i % 2 != 0) recipe.sides = 0b1010;
            deals_.push_back(trial::deal(random, recipe));
        }
    }

    void run(trial::Random& random, const std::vector<Block>& blocks, double seconds) {
        cost();
        kept_ = sums_;
        std::printf("# start: cost %.1f nodes %.0f\n", kept_.back(), nodes_);
        const auto from = Clock::now();
        int tried = 0;
        int kept = 0;
        while (std::chrono::duration<double>(Clock::now() - from).count() < seconds) {
            const OrderWeights old = weights_;
            for (int changes = 1 + trial::upto(random, 2); changes > 0; --changes) {
                change(random, blocks[random() % blocks.size()]);
            }
            ++tried;
            if (cost()) {
                kept_ = sums_;
                ++kept;
                std::printf("# %d tried, %d kept: cost %.1f nodes %.0f\n", tried, kept, kept_.back(), nodes_);
                print();
            } else {
                weights_ = old;
            }
        }
        std::printf("# end: %d tried, %d kept\n", tried, kept);
        print();
    }

  private:
    static constexpr std::size_t kSize = sizeof(OrderWeights) / sizeof(OrderWeight);

    OrderWeight* flat() { return reinterpret_cast<OrderWeight*>(&weights_); }

    void change(trial::Random& random, const Block& block) {
        constexpr double kFactors[] = {0.5, 0.7, 0.85, 1.2, 1.4, 1.8};
        constexpr int kSteps[] = {2, 4, 8, 12, 20};
        const bool scale = block.size > 1 && random() % 2 != 0;
        const double factor = kFactors[random() % std::size(kFactors)];
        const int step = kSteps[random() % std::size(kSteps)] * (random() % 2 != 0 ? 1 : -1);
        for (std::size_t i = block.first; i < block.first + block.size; ++i) {
            const int weight = flat()[i];
            const int changed = scale ? static_cast<int>(std::lround(weight * factor)) : weight + step;
            flat()[i] = static_cast<OrderWeight>(std::clamp(changed, -127, 127));
        }
    }

    // Fills in the costs of the first deals, of the first two and so on; whether that is less than what was kept. Sums
    // of roots: neither the few hard deals alone count nor the many easy ones. Gives up early what looks worse.
    bool cost() {
        constexpr double kDoubt = 1.001;
        double sum = 0;
        nodes_ = 0;
        sums_.clear();
        for (const Position& deal : deals_) {
            search_.clear();
            search_.set(deal, limits_);
            const std::uint64_t before = search_.nodes();
            int low = 0;
            int high = trial::tricks_left(deal);
            int start = (high + 1) / 2;
            while (low < high) {
                const int target = std::clamp(start, low + 1, high);
                const int found = search_.search(target, -1);
                if (found >= target) {
                    low = found;
                    start = low + 1;
                } else {
                    high = start = found;
                }
            }
            const auto used = static_cast<double>(search_.nodes() - before);
            nodes_ += used;
            sum += std::sqrt(used);
            sums_.push_back(sum);
            const std::size_t done = sums_.size();
            if (!kept_.empty() && done >= deals_.size() / 10 && sum > kept_[done - 1] * kDoubt) return false;
        }
        return !kept_.empty() && sum < kept_.back();
    }

    void print() {
        for (std::size_t i = 0; i < kSize; ++i) std::printf("%d ", flat()[i]);
        std::printf("\n");
        std::fflush(stdout);
    }

    OrderWeights weights_;
    Search<R> search_{kDefaultMemory, weights_};
    std::vector<Position> deals_;
    Limits limits_;
    double nodes_ = 0;
    std::vector<double> sums_;
    std::vector<double> kept_;
};

template <class R>
void run(const OrderWeights& start, double seconds, unsigned seed, int deals, int cards) {
    std::vector<Block> blocks;
    for (Block block{}; std::cin >> block.first >> block.size;) blocks.push_back(block);
    trial::Random random(seed);
    Climb<R> climb(start);
    climb.deal(random, deals, cards);
    climb.run(random, blocks, seconds);
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 6) return 2;
    const double seconds = std::atof(argv[2]);
    const auto seed = static_cast<unsigned>(std::atoi(argv[3]));
    const int deals = std::atoi(argv[4]);
    const int cards = std::atoi(argv[5]);
    if (std::strcmp(argv[1], "trumps") == 0) {
        run<Rules<4, true, false, true>>(kTrumpWeights, seconds, seed, deals, cards);
    } else {
        run<Rules<4, false, false, true>>(kNoTrumpWeights, seconds, seed, deals, cards);
    }
    return 0;
}
