// What a good order of moves would have been: samples nodes of real searches, and searches each again from an
// empty table with every move as the first. Prints a line for each node:
//
//   PLACE CARDS MOVE MOVE ...     MOVE: nodes it took with this move first, the features of the move (places
//                                 in OrderWeights), all parted by commas
//
//   fit_order KIND DEALS SEED NODES [CARDS]   KIND: trumps or notrump; NODES: kept of each place and size
//
// tools/fit_order.py builds it, runs it and fits the weights.
#define SOLVER_BMI2 1
#include <array>
#include <cstdio>
#include <cstring>
#include <memory>
#include <utility>
#include <vector>

#include "positions.hpp"
#include "search.hpp"

namespace {

using namespace dummywhist::solver;
using namespace dummywhist::solver::kernel_bmi2;

// A sum of weights that remembers which they were.
struct Trace {
    std::array<int, 24> places{};
    int size = 0;
    Trace() = default;
    explicit Trace(int) {}
    void add(int place) { places.at(static_cast<std::size_t>(size++)) = place; }
    friend bool operator>(const Trace&, const Trace&) { return false; }
};

struct Mark {
    int place = 0;
};

Trace operator+(Trace sum, const Mark& mark) {
    sum.add(mark.place);
    return sum;
}
Trace operator+(const Mark& a, const Mark& b) { return Trace() + a + b; }
struct MarkedSum : Trace {
    using Trace::Trace;
    MarkedSum() = default;
    MarkedSum(const Trace& trace) : Trace(trace) {}
    MarkedSum(const Mark& mark) : Trace(Trace() + mark) {}
};

using Marks = OrderWeightsOf<Mark, MarkedSum>;

// Labels a share of the nodes that a search comes to, there and then.
template <class R>
class Sampler;

template <class R>
using Sampling = Search<R, OrderWeights, Sampler<R>>;

template <class R>
class Sampler {
  public:
    static constexpr bool looks = true;

    // First the nodes of each place and size are counted, then `wanted` of each are labelled.
    void count_only() { counting_ = true; }
    void label(int wanted) {
        counting_ = false;
        for (std::size_t place = 0; place < 4; ++place) {
            for (std::size_t cards = kFewest; cards < 16; ++cards) {
                if (seen_[place][cards] > 0)
                    rate_[place][cards] = (place == 0 ? 1.0 : 0.5) * wanted / static_cast<double>(seen_[place][cards]);
            }
        }
    }

    void see(Sampling<R>& search, const Trick& trick, int place, int h, int target);

    // The next node tries this card first.
    void put_first(int card) { first_ = bit(card); }
    Set first_of(Set known) { return first_ != 0 ? std::exchange(first_, 0) : known; }

  private:
    static constexpr std::size_t kFewest = 4;

    Set first_ = 0;
    bool busy_ = false;
    bool counting_ = false;
    std::array<std::array<std::uint64_t, 16>, 4> seen_{};
    std::array<std::array<double, 16>, 4> rate_{};
    trial::Random random_{1};
};

template <class R>
class Labeller : public Sampling<R> {
    using Base = Sampling<R>;

  public:
    using Base::Base;
    Sampler<R>& sampler() { return this->watch_; }
    int cards_of(int h) const { return this->state_.cards(h); }

    // What the node costs with each move first, the table being as it is.
    template <int Place>
    void label(const Trick& trick, int h, int target) {
        constexpr std::uint64_t kEnough = 200'000;
        static TranspositionTable kept_table(kMemory);
        static const auto marks = make_marks();
        auto& state = this->state_;
        const int cards = state.cards(h);
        const int need = state.maximises(h) ? target : cards - target + 1;
        const Order<R, Marks> order(state, *marks);
        typename Order<R, Marks>::Moves moves;
        if constexpr (Place == 0) {
            order.lead(h, state.hand[h], state.in_play(), need, cards, moves);
        } else {
            order.template follow<Place>(trick, h, state.in_play(), need, cards, moves);
        }
        if (moves.size() < 2) return;
        kept_table.copy(this->table_);
        const CutCards kept_cuts = this->cuts_;
        const State<R> kept = state;
        const std::uint64_t nodes = this->nodes_;
        std::printf("%d %d", Place, cards);
        for (int i = 0; i < moves.size(); ++i) {
            const auto& move = moves[i];
            this->nodes_ = 0;
            this->stop_after(kEnough);
            try {
                this->watch_.put_first(move.card);
                if constexpr (Place == 0) {
                    this->lead(h, target);
                } else {
                    this->template play<Place>(trick, target);
                }
            } catch (const Unfinished&) {
            }
            std::printf(" %lu", static_cast<unsigned long>(this->nodes_ + 1));
            for (int f = 0; f < move.score.size; ++f)
                std::printf(",%d", move.score.places[static_cast<std::size_t>(f)]);
            state = kept;
            this->table_.copy(kept_table);
            this->cuts_ = kept_cuts;
        }
        this->nodes_ = nodes;
        this->stop_after(kNoNodeLimit);
        std::printf("\n");
    }

    static constexpr std::size_t kMemory = std::size_t{12} << 20;

  private:
    static std::unique_ptr<Marks> make_marks() {
        auto marks = std::make_unique<Marks>();
        auto* const first = reinterpret_cast<Mark*>(marks.get());
        for (std::size_t i = 0; i < sizeof(Marks) / sizeof(Mark); ++i) first[i].place = static_cast<int>(i);
        return marks;
    }
};

template <class R>
void Sampler<R>::see(Sampling<R>& search, const Trick& trick, int place, int h, int target) {
    if (busy_) return;
    auto& labeller = static_cast<Labeller<R>&>(search);
    const auto p = static_cast<std::size_t>(place);
    const auto cards = static_cast<std::size_t>(labeller.cards_of(h));
    if (counting_) {
        ++seen_[p][cards];
        return;
    }
    constexpr auto kWhole = static_cast<double>(std::uint64_t{1} << 53);
    if (static_cast<double>(random_() >> 11) / kWhole >= rate_[p][cards]) return;
    busy_ = true;
    switch (place) {
        case 0: labeller.template label<0>(trick, h, target); break;
        case 1: labeller.template label<1>(trick, h, target); break;
        case 2: labeller.template label<2>(trick, h, target); break;
        default: labeller.template label<3>(trick, h, target); break;
    }
    busy_ = false;
}

template <class R>
void run(const OrderWeights& weights, int deals, unsigned seed, int nodes, int cards) {
    Labeller<R> search(Labeller<R>::kMemory, weights);
    const Limits limits;
    for (const bool counting : {true, false}) {
        if (counting) search.sampler().count_only();
        else search.sampler().label(nodes);
        trial::Random random(seed);
        for (int i = 0; i < deals; ++i) {
            trial::Recipe recipe;
            recipe.cards = cards;
            recipe.trump = R::trumps ? 3 : -1;
            if (i % 2 != 0) recipe.sides = 0b1010;
            const Position deal = trial::deal(random, recipe);
            search.clear();
            search.set(deal, limits);
            int low = 0;
            int high = cards;
            int start = (cards + 1) / 2;
            while (low < high) {
                const int target = std::clamp(start, low + 1, high);
                const int found = search.search(target, -1);
                if (found >= target) {
                    low = found;
                    start = low + 1;
                } else {
                    high = start = found;
                }
            }
        }
    }
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 5) return 2;
    const int deals = std::atoi(argv[2]);
    const auto seed = static_cast<unsigned>(std::atoi(argv[3]));
    const int nodes = std::atoi(argv[4]);
    const int cards = argc > 5 ? std::atoi(argv[5]) : 13;
    if (std::strcmp(argv[1], "trumps") == 0) {
        run<Rules<4, true, false, true>>(kTrumpWeights, deals, seed, nodes, cards);
    } else {
        run<Rules<4, false, false, true>>(kNoTrumpWeights, deals, seed, nodes, cards);
    }
    return 0;
}
