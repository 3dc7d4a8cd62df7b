// What Python sees of the solver. Hands, cards and answers cross as plain numbers; the words are Python's.
#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <array>
#include <bit>
#include <stdexcept>

#include "solver.hpp"

namespace nb = nanobind;
using namespace dummywhist::solver;

namespace {

// Where each card of the pack lies for the kernel: its lane, kNeverLane if it can never win, and its bit.
struct Ranks {
    static constexpr std::size_t kCards = 54;
    std::array<Card, kCards> cards{};

    Ranks(const std::vector<int>& suits, const std::vector<int>& strengths) {
        if (suits.size() != kCards || strengths.size() != kCards) throw std::invalid_argument("no ranking");
        for (std::size_t card = 0; card < kCards; ++card) {
            if (suits[card] > 3 || strengths[card] < 0 || strengths[card] > 14) throw std::invalid_argument("no rank");
            cards[card] = suits[card] < 0 ? Card{kNeverLane, 0} : Card{suits[card], strengths[card]};
        }
    }

    // Calls `each(card, place)` for the cards of a hand of the pack, the lowest number first.
    template <class Each>
    void for_each(std::uint64_t hand, Each each) const {
        for (; hand != 0; hand &= hand - 1) {
            const auto card = static_cast<std::size_t>(std::countr_zero(hand));
            each(card, cards.at(card));
        }
    }
};

// A position of the kernel, and how to tell its cards to Python again.
struct Asked {
    Position position;
    Ranks ranks;
    std::uint64_t turn = 0;  // the hand that plays next, as a set of cards of the pack
};

// Cancels a batch, and counts what is finished of it.
struct Stop {
    std::atomic<bool> cancelled{false};
    std::atomic<std::size_t> done{0};
};

Asked read(const Ranks& ranks, const std::vector<std::uint64_t>& hands, int trump, int leader, int sides,
           const std::vector<std::size_t>& played, bool free_lead, bool must_throw) {
    const std::size_t many = hands.size();
    if (many < 2 || many > 4 || played.size() >= many) throw std::invalid_argument("no position");
    Asked asked{Position{}, ranks};
    Position& position = asked.position;
    position.hands = static_cast<int>(many);
    for (std::size_t hand = 0; hand < many; ++hand) {
        ranks.for_each(hands[hand], [&](std::size_t, const Card& place) {
            if (place.lane == kNeverLane) {
                ++position.never[hand];
            } else {
                position.cards[hand] |= std::uint64_t{1} << (16 * place.lane + place.bit);
            }
        });
    }
    position.trump = trump;
    position.leader = leader;
    position.sides = static_cast<std::uint8_t>(sides);
    for (std::size_t place = 0; place < played.size(); ++place) position.played[place] = ranks.cards.at(played[place]);
    position.played_count = static_cast<int>(played.size());
    position.joker_lead = free_lead ? JokerLead::free : JokerLead::last_resort;
    position.must_throw = must_throw;
    const std::string wrong = check(position);
    if (!wrong.empty()) throw std::invalid_argument(wrong);
    asked.turn = hands[(static_cast<std::size_t>(leader) + played.size()) % many];
    return asked;
}

// Tricks by card of the pack; jokers that cannot win share one value.
nb::dict by_card(const Asked& asked, const Cards& found) {
    constexpr int kUnknown = -1;
    std::array<std::array<int, 16>, 5> tricks;
    for (auto& lane : tricks) lane.fill(kUnknown);
    for (const CardTricks& card : found.cards)
        tricks.at(static_cast<std::size_t>(card.card.lane)).at(static_cast<std::size_t>(card.card.bit)) = card.tricks;
    nb::dict told;
    asked.ranks.for_each(asked.turn, [&](std::size_t card, const Card& place) {
        const int value = tricks[static_cast<std::size_t>(place.lane)][static_cast<std::size_t>(place.bit)];
        if (value != kUnknown) told[nb::int_(card)] = nb::int_(value);
    });
    return told;
}

// The last card of the hand on turn that lies there.
std::size_t card_at(const Asked& asked, const Card& wanted) {
    std::size_t found = 0;
    asked.ranks.for_each(asked.turn, [&](std::size_t card, const Card& place) {
        if (place == wanted) found = card;
    });
    return found;
}

std::vector<Position> positions_of(const std::vector<Asked>& asked) {
    std::vector<Position> positions;
    for (const Asked& each : asked) positions.push_back(each.position);
    return positions;
}

Limits limits_of(double seconds, const Stop& stop) {
    Limits limits;
    limits.cancel = &stop.cancelled;
    if (seconds >= 0)
        limits.deadline = std::chrono::steady_clock::now() + std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                                                                 std::chrono::duration<double>(seconds));
    return limits;
}

BatchOptions options_of(bool cards, int threads, std::size_t bytes, bool portable, double seconds, Stop& stop) {
    BatchOptions options;
    options.threads = std::clamp(threads, 1, 64);
    options.cards = cards;
    options.memory_bytes = bytes;
    options.code = portable ? Code::portable : Code::best;
    options.limits = limits_of(seconds, stop);
    options.done = &stop.done;
    return options;
}

}  // namespace

NB_MODULE(_native, module) {
    nb::class_<Ranks>(module, "Ranks").def(nb::init<const std::vector<int>&, const std::vector<int>&>());

    nb::class_<Asked>(module, "Position")
        .def("__init__",
             [](Asked* place, const Ranks& ranks, const std::vector<std::uint64_t>& hands, int trump, int leader,
                int sides, const std::vector<std::size_t>& played, bool free_lead, bool must_throw) {
                 new (place) Asked(read(ranks, hands, trump, leader, sides, played, free_lead, must_throw));
             });

    nb::class_<Stop>(module, "Stop")
        .def(nb::init<>())
        .def("stop", [](Stop& stop) { stop.cancelled = true; })
        .def("done", [](const Stop& stop) { return stop.done.load(); });

    nb::class_<Solver>(module, "Solver")
        .def("__init__",
             [](Solver* place, std::size_t bytes, bool portable) {
                 new (place) Solver(bytes, portable ? Code::portable : Code::best);
             })
        .def("tricks",
             [](Solver& solver, const Asked& asked) {
                 nb::gil_scoped_release free;
                 return solver.tricks(asked.position).tricks;
             })
        .def("cards",
             [](Solver& solver, const Asked& asked) {
                 Cards found;
                 {
                     nb::gil_scoped_release free;
                     found = solver.cards(asked.position);
                 }
                 return by_card(asked, found);
             })
        .def("clear", &Solver::clear)
        .def("memory", [](const Solver& solver) { return solver.stats().memory; })
        .def("nodes", [](const Solver& solver) { return solver.stats().nodes; })
        .def("code", [](const Solver& solver) { return std::string(solver.stats().code); });

    module.def("batch", [](const std::vector<Asked>& asked, bool cards, int threads, std::size_t bytes, bool portable,
                           double seconds, Stop& stop) {
        std::vector<BatchAnswer> answers;
        {
            nb::gil_scoped_release free;
            answers = batch(positions_of(asked), options_of(cards, threads, bytes, portable, seconds, stop));
        }
        nb::list told;
        for (std::size_t i = 0; i < answers.size(); ++i) {
            if (!answers[i].finished) {
                told.append(nb::none());
            } else if (cards) {
                told.append(by_card(asked[i], answers[i].cards));
            } else {
                told.append(nb::int_(answers[i].tricks));
            }
        }
        return told;
    });

    module.def("best_card", [](const std::vector<Asked>& worlds, std::size_t bytes, bool portable, double seconds,
                               Stop& stop) {
        BestCard best;
        {
            nb::gil_scoped_release free;
            best = best_card(positions_of(worlds), options_of(true, 1, bytes, portable, seconds, stop));
        }
        return std::tuple(best.finished, best.finished ? card_at(worlds.front(), best.card) : 0, best.total);
    });
}
