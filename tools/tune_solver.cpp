// Hill climbing on the weights of the move ordering: change a weight or two, count the nodes that a fixed
// set of random deals takes, keep what is better. Prints the weights whenever they improve.
//
//   tune_solver KIND SECONDS SEED [DEALS] [CARDS] [FILE]
//
// KIND: trumps or notrump. FILE: weights to start from, as printed; otherwise those of weights.hpp.
// Compile with -DSOLVER_HAS_BMI2=1 and link kernel_bmi2.o (see tools/tune_solver.py).
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include "kernel.hpp"
#include "positions.hpp"

namespace {

using namespace dummywhist::solver;
using Weights = std::array<int, sizeof(OrderWeights) / sizeof(int)>;

struct Bench {
    std::unique_ptr<Solver::Kernel> kernel;
    std::vector<Position> deals;

    // Sum of roots: neither the few hard deals alone count nor the many easy ones.
    double cost(const Weights& weights, double give_up, double* nodes = nullptr) {
        OrderWeights order;
        std::memcpy(&order, weights.data(), sizeof(order));
        kernel->set_weights(order);
        double sum = 0;
        double total = 0;
        const Limits limits;
        for (const Position& deal : deals) {
            kernel->clear();
            kernel->set(deal, limits);
            const std::uint64_t before = kernel->nodes();
            int low = 0;
            int high = trial::tricks_left(deal);
            int start = (high + 1) / 2;
            while (low < high) {
                const int target = std::clamp(start, low + 1, high);
                const int found = kernel->search(target, -1);
                if (found >= target) {
                    low = found;
                    start = low + 1;
                } else {
                    high = start = found;
                }
            }
            const auto used = static_cast<double>(kernel->nodes() - before);
            total += used;
            sum += std::sqrt(used);
            if (sum >= give_up) return sum;
        }
        if (nodes != nullptr) *nodes = total;
        return sum;
    }
};

void print(const Weights& weights) {
    for (const int w : weights) std::printf("%d ", w);
    std::printf("\n");
    std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 4) return 2;
    const bool trumps = std::strcmp(argv[1], "trumps") == 0;
    const double seconds = std::atof(argv[2]);
    trial::Random random(static_cast<unsigned>(std::atoi(argv[3])));
    const int deals = argc > 4 ? std::atoi(argv[4]) : 40;
    const int cards = argc > 5 ? std::atoi(argv[5]) : 11;

    Bench bench;
    bench.kernel.reset(kernel_bmi2::make_kernel(trumps ? Shape::pairs_trumps : Shape::pairs, kDefaultMemory));
    for (int i = 0; i < deals; ++i) {
        trial::Recipe recipe;
        recipe.cards = cards;
        recipe.trump = trumps ? 3 : -1;
        bench.deals.push_back(trial::deal(random, recipe));
    }
    Weights best;
    const OrderWeights start = trumps ? kTrumpWeights : kNoTrumpWeights;
    std::memcpy(best.data(), &start, sizeof(start));
    if (argc > 6) {
        std::ifstream file(argv[6]);
        for (int& w : best) file >> w;
    }
    double nodes = 0;
    double cost = bench.cost(best, 1e18, &nodes);
    std::printf("# start: cost %.1f nodes %.0f\n", cost, nodes);
    const auto from = std::chrono::steady_clock::now();
    int tried = 0;
    int kept = 0;
    const int steps[] = {2, 4, 8, 16, 32};
    while (std::chrono::duration<double>(std::chrono::steady_clock::now() - from).count() < seconds) {
        Weights next = best;
        const int changes = 1 + trial::upto(random, 3);
        for (int i = 0; i < changes; ++i) {
            const auto which = random() % next.size();
            const int step = steps[random() % std::size(steps)];
            next[which] += random() % 2 != 0 ? step : -step;
        }
        ++tried;
        const double found = bench.cost(next, cost, &nodes);
        if (found < cost) {
            cost = found;
            best = next;
            ++kept;
            std::printf("# %d tried, %d kept: cost %.1f nodes %.0f\n", tried, kept, cost, nodes);
            print(best);
        }
    }
    std::printf("# end: %d tried, %d kept\n", tried, kept);
    print(best);
    return 0;
}
