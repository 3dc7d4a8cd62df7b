// What Python sees of the solver. Hands, cards and answers cross as plain numbers; the words are Python's.
#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <stdexcept>

#include "solver.hpp"

namespace nb = nanobind;
using namespace dummywhist::solver;

namespace {

// Lane, bit and tricks of every card that may be played.
using CardValues = std::vector<std::tuple<int, int, int>>;

// Cancels a batch, and counts what is finished of it.
struct Stop {
    std::atomic<bool> cancelled{false};
    std::atomic<std::size_t> done{0};
};

Position read(const std::vector<std::uint64_t>& hands, const std::vector<int>& never, int trump, int leader, int sides,
              const std::vector<std::pair<int, int>>& played, bool free_lead, bool must_throw) {
    const std::size_t many = hands.size();
    if (many < 2 || many > 4 || never.size() != many || played.size() > 3) throw std::invalid_argument("no position");
    Position position;
    position.hands = static_cast<int>(many);
    for (std::size_t hand = 0; hand < many; ++hand) {
        if (never[hand] < 0 || never[hand] > kMaxNever) throw std::invalid_argument("no hand");
        position.cards[hand] = hands[hand];
        position.never[hand] = static_cast<std::uint8_t>(never[hand]);
    }
    position.trump = trump;
    position.leader = leader;
    position.sides = static_cast<std::uint8_t>(sides);
    for (std::size_t place = 0; place < played.size(); ++place)
        position.played[place] = Card{played[place].first, played[place].second};
    position.played_count = static_cast<int>(played.size());
    position.joker_lead = free_lead ? JokerLead::free : JokerLead::last_resort;
    position.must_throw = must_throw;
    const std::string wrong = check(position);
    if (!wrong.empty()) throw std::invalid_argument(wrong);
    return position;
}

CardValues values(const Cards& found) {
    CardValues told;
    for (const CardTricks& card : found.cards) told.emplace_back(card.card.lane, card.card.bit, card.tricks);
    return told;
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
    nb::class_<Position>(module, "Position")
        .def("__init__",
             [](Position* place, const std::vector<std::uint64_t>& hands, const std::vector<int>& never, int trump,
                int leader, int sides, const std::vector<std::pair<int, int>>& played, bool free_lead,
                bool must_throw) {
                 new (place) Position(read(hands, never, trump, leader, sides, played, free_lead, must_throw));
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
             [](Solver& solver, const Position& position) {
                 nb::gil_scoped_release free;
                 return solver.tricks(position).tricks;
             })
        .def("cards",
             [](Solver& solver, const Position& position) {
                 Cards found;
                 {
                     nb::gil_scoped_release free;
                     found = solver.cards(position);
                 }
                 return values(found);
             })
        .def("clear", &Solver::clear)
        .def("memory", [](const Solver& solver) { return solver.stats().memory; })
        .def("nodes", [](const Solver& solver) { return solver.stats().nodes; })
        .def("code", [](const Solver& solver) { return std::string(solver.stats().code); });

    module.def("batch", [](const std::vector<Position>& positions, bool cards, int threads, std::size_t bytes,
                           bool portable, double seconds, Stop& stop) {
        std::vector<BatchAnswer> answers;
        {
            nb::gil_scoped_release free;
            answers = batch(positions, options_of(cards, threads, bytes, portable, seconds, stop));
        }
        std::vector<std::tuple<bool, int, CardValues>> told;
        for (const BatchAnswer& answer : answers)
            told.emplace_back(answer.finished, answer.tricks, cards ? values(answer.cards) : CardValues{});
        return told;
    });

    module.def("best_card", [](const std::vector<Position>& worlds, std::size_t bytes, bool portable, double seconds,
                               Stop& stop) {
        BestCard best;
        {
            nb::gil_scoped_release free;
            best = best_card(worlds, options_of(true, 1, bytes, portable, seconds, stop));
        }
        return std::tuple(best.finished, best.card.lane, best.card.bit, best.total);
    });
}
