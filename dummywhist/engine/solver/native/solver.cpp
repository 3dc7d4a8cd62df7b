// The Solver: checks positions, brings them into the kernel's form, and asks null-window questions.
#include "solver.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <utility>

#include "kernel.hpp"
#include "portable.hpp"
#include "position.hpp"

namespace dummywhist::solver {

namespace {

using namespace position;

Shape shape_of(const Position& position) {
    const bool trumps = position.trump >= 0;
    const bool never = has_never(position);
    switch (position.hands) {
        case 2: return never ? Shape::two_never : trumps ? Shape::two_trumps : Shape::two;
        case 3: return never ? Shape::three_never : trumps ? Shape::three_trumps : Shape::three;
        default: break;
    }
    if (never) return Shape::four_never;
    if (two_pairs(position)) return trumps ? Shape::pairs_trumps : Shape::pairs;
    return trumps ? Shape::four_trumps : Shape::four;
}

bool bmi2_available() {
#if defined(SOLVER_HAS_BMI2)
    return has_v3();
#else
    return false;
#endif
}

std::unique_ptr<Solver::Kernel> make_kernel(Shape shape, std::size_t memory_bytes, bool bmi2,
                                            std::unique_ptr<KernelMemory> memory) {
#if defined(SOLVER_HAS_BMI2)
    if (bmi2) return kernel_bmi2::make_kernel(shape, memory_bytes, std::move(memory));
#else
    static_cast<void>(bmi2);
#endif
    return kernel_portable::make_kernel(shape, memory_bytes, std::move(memory));
}

}  // namespace

std::string check(const Position& position) {
    if (position.hands < 2 || position.hands > 4) return "A trick takes 2 to 4 hands.";
    if (position.trump < -1 || position.trump > 3) return "The trump lane must be 0 to 3, or -1 for none.";
    if (position.leader < 0 || position.leader >= position.hands)
        return "The leader is not one of the hands.";
    if (position.played_count < 0 || position.played_count >= position.hands) {
        return "More cards lie on the table than an unfinished trick can have.";
    }
    if (position.sides >> position.hands != 0) return "The sides name a hand that does not exist.";
    Set seen = 0;
    int nevers = 0;
    for (int h = 0; h < 4; ++h) {
        const auto i = static_cast<Index>(h);
        if (h >= position.hands && (position.cards[i] != 0 || position.never[i] != 0)) {
            return "A hand that does not take part holds cards.";
        }
        if ((position.cards[i] & ~kAllLanes) != 0) return "A lane has no bit 15.";
        if ((position.cards[i] & seen) != 0) return "Two hands hold the same card.";
        seen |= position.cards[i];
        if (position.never[i] > kMaxNever) return "A hand holds too many cards that can never win.";
        nevers += position.never[i];
        if (cards_held(position, h) > 15) return "A hand holds more than 15 cards.";
    }
    for (int i = 0; i < position.played_count; ++i) {
        const Card& card = position.played[static_cast<Index>(i)];
        if (card.lane == kNeverLane) {
            ++nevers;
            continue;
        }
        if (card.lane < 0 || card.lane > 3 || card.bit < 0 || card.bit > 14)
            return "A card played does not exist.";
        if ((seen & bit_of(card)) != 0) return "A card played is held by a hand or lies there twice.";
        seen |= bit_of(card);
    }
    if (nevers > 0 && position.trump >= 0) return "Cards that can never win go with no trump only.";
    const int left = tricks_left(position);
    if (left == 0) return "No cards are left to play.";
    for (int place = 0; place < position.hands; ++place) {
        const int missing = place < position.played_count ? 1 : 0;
        if (cards_held(position, seat_at(position, place)) + missing != left) {
            return "The hands do not hold equally many cards, those on the table counted.";
        }
    }
    return {};
}

struct Solver::State {
    std::size_t memory_bytes;
    bool bmi2;
    std::unique_ptr<Kernel> kernel;
    Shape shape = Shape::pairs;
    Position last;           // the position that the table belongs to
    std::uint64_t nodes_before = 0;
    int guess = -1;

    void change_kernel(Shape wanted) {
        std::unique_ptr<KernelMemory> memory;
        if (kernel) {
            nodes_before += kernel->nodes();
            memory = kernel->give_memory();
        }
        kernel = make_kernel(wanted, memory_bytes, bmi2, std::move(memory));
        shape = wanted;
        guess = -1;
    }

    // Patterns hold for every deal under the same rules. They are worth keeping only for a deal that
    // shares a hand with the last one: a later trick of it, or another guess at the hidden hands.
    void set(const Position& asked, const Limits& limits, bool fresh = false) {
        if (const std::string error = check(asked); !error.empty()) throw std::invalid_argument(error);
        const Position position = with_trumps_last(asked);
        const Shape wanted = shape_of(position);
        if (!kernel || wanted != shape) {
            change_kernel(wanted);
        } else if (fresh || position.sides != last.sides || position.joker_lead != last.joker_lead ||
                   position.must_throw != last.must_throw || asked.trump != last.trump ||
                   !shares_hand(position)) {
            kernel->clear();
            guess = -1;
        } else if (!later_trick(position)) {
            kernel->clear_cuts();
        }
        last = position;
        last.trump = asked.trump;
        kernel->set(position, limits);
    }

    bool shares_hand(const Position& position) const {
        for (Index h = 0; h < 4; ++h) {
            if (position.cards[h] != 0 && (position.cards[h] & ~last.cards[h]) == 0) return true;
        }
        return false;
    }

    bool later_trick(const Position& position) const {
        for (Index h = 0; h < 4; ++h) {
            if ((position.cards[h] & ~last.cards[h]) != 0) return false;
        }
        return true;
    }

    // MTD(f): null windows around a guess until the bounds meet.
    int value(int low, int high, int start, int card) {
        while (low < high) {
            const int target = std::clamp(start, low + 1, high);
            const int found = kernel->search(target, card);
            if (found >= target) {
                low = std::clamp(found, low, high);
                start = low + 1;
            } else {
                high = std::clamp(found, low, high);
                start = high;
            }
        }
        return low;
    }

    // A first guess from the four highest cards of each suit and the trumps.
    int by_strength(int left) const {
        int ours = 0;
        int all = 0;
        const auto add = [&](Index h, int weight) {
            all += weight;
            if (maximises(last, static_cast<int>(h))) ours += weight;
        };
        for (int lane = 0; lane < 4; ++lane) {
            int weight = 4;
            for (int bit = 14; bit >= 0; --bit) {
                for (Index h = 0; h < 4; ++h) {
                    if ((last.cards[h] & bit_of({lane, bit})) == 0) continue;
                    if (weight > 0) add(h, 2 * weight--);
                    if (last.trump >= 0 && lane == kTrumpLane) add(h, 3);
                }
            }
        }
        if (all == 0) return (left + 1) / 2;
        // left * (1.6 * share - 0.3), rounded; in whole numbers, which are the same on every machine
        return std::clamp((left * (16 * ours - 3 * all) + 5 * all) / (10 * all), 0, left);
    }

    // What the maximisers make after a card, no better for its side than `best`.
    int value_after(const Card& played, int best) {
        const int left = tricks_left(last);
        const int index = index_in_kernel(played);
        return maximises(last, hand_to_play(last)) ? value(0, best, best, index) : value(best, left, best + 1, index);
    }

    // The value of the position, or after a card of it. The last one found is the first guess: the cards of a hand, and
    // the worlds of a deal, differ little.
    int value() { return value_of(-1); }
    int value(const Card& played) { return value_of(index_in_kernel(played)); }

    int value_of(int index) {
        const int left = tricks_left(last);
        const int start = guess >= 0 ? guess : by_strength(left);
        guess = value(0, left, start, index);
        return guess;
    }

    int index_in_kernel(Card card) const {
        if (card.lane != kNeverLane) card.lane = swap_lane(card.lane, last.trump);
        return index_of(card);
    }
};

Solver::Solver(std::size_t memory_bytes, Code code)
    : state_(new State{
          memory_bytes, code == Code::best && bmi2_available(), nullptr, Shape::pairs, {}, 0, -1}) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

Value Solver::tricks(const Position& position, const Limits& limits) {
    state_->set(position, limits);
    try {
        return {true, state_->value()};
    } catch (const Unfinished&) {
        return {};
    }
}

Cards Solver::cards(const Position& position, const Limits& limits) {
    state_->set(position, limits);
    Cards answer;
    answer.hand = hand_to_play(position);
    const int left = tricks_left(position);
    const bool maximiser = maximises(position, answer.hand);
    try {
        const Runs runs = legal_runs(position);
        for (const Equals& run : runs) {
            const int tricks = state_->value(run.front());
            for (const Card& equal : run) {
                answer.cards.push_back({equal, maximiser ? tricks : left - tricks});
            }
        }
        answer.finished = true;
    } catch (const Unfinished&) {
        answer.cards.clear();
    }
    return answer;
}

Table Solver::table(const Position& position, const Limits& limits) {
    Table table;
    Position each = position;
    each.played_count = 0;
    try {
        for (int trump = 4; trump >= 0; --trump) {
            each.trump = trump == 4 ? -1 : trump;
            // One side first: what its hands make on lead lies near together.
            const auto ask = [&](int leader) {
                each.leader = leader;
                state_->set(each, limits, leader == 0);
                table.tricks[static_cast<Index>(trump)][static_cast<Index>(leader)] = state_->value();
            };
            for (const bool first : {true, false}) {
                for (int leader = 0; leader < position.hands; ++leader) {
                    if ((maximises(position, leader) == maximises(position, 0)) == first) ask(leader);
                }
            }
        }
        table.finished = true;
    } catch (const Unfinished&) {
        table.finished = false;
    }
    return table;
}

Value Solver::reaches(const Position& position, int target, const Card* card, const Limits& limits) {
    state_->set(position, limits);
    const int index = card == nullptr ? -1 : state_->index_in_kernel(*card);
    try {
        return {true, state_->kernel->search(target, index)};
    } catch (const Unfinished&) {
        return {};
    }
}

Value Solver::loss(const Position& position, const Card& card, const Limits& limits) {
    state_->set(position, limits);
    const Runs runs = legal_runs(position);
    const auto* const run = std::ranges::find_if(runs, [&](const Equals& equals) { return equals.contains(card); });
    if (run == runs.end()) throw std::invalid_argument("The card may not be played.");
    if (runs.size() == 1) return {true, 0};
    try {
        const int best = state_->value();
        return {true, std::abs(best - state_->value_after(run->front(), best))};
    } catch (const Unfinished&) {
        return {};
    }
}

void Solver::clear() {
    if (state_->kernel) state_->kernel->clear();
    state_->guess = -1;
}

Stats Solver::stats() const {
    Stats stats;
    stats.nodes = state_->nodes_before + (state_->kernel ? state_->kernel->nodes() : 0);
    stats.memory = state_->kernel ? state_->kernel->memory() : 0;
    stats.code = state_->bmi2 ? "bmi2" : "portable";
    return stats;
}

}  // namespace dummywhist::solver
