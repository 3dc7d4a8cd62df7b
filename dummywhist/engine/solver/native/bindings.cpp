// What Python sees of the solver. Hands, cards and answers cross as plain numbers; the words are Python's.
#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <array>
#include <bit>
#include <stdexcept>

#include "ending.hpp"
#include "position.hpp"
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
            each(card, at(card));
        }
    }

    const Card& at(std::size_t card) const {
        if (card >= kCards) throw std::invalid_argument("A hand holds what is no card.");
        return cards[card];
    }
};

// A position of the kernel, and how to tell its cards to Python again.
struct Asked {
    Position position;
    Ranks ranks;
    std::uint64_t turn = 0;  // the hand that plays next, as a set of cards of the pack
};

// Cancels a batch, and counts what is finished of it and the nodes it takes.
struct Stop {
    std::atomic<bool> cancelled{false};
    std::atomic<std::size_t> done{0};
    std::atomic<std::uint64_t> spent{0};
};

// How far a batch may go; less than 0: without end.
struct Bounds {
    int threads = 1;
    double seconds = -1;
    std::int64_t nodes = -1;
    std::int64_t each_nodes = -1;
};

// Gives the hands of the pack to a position.
void deal(const Ranks& ranks, const std::vector<std::uint64_t>& hands, Position& position) {
    for (std::size_t hand = 0; hand < hands.size(); ++hand) {
        position.cards[hand] = 0;
        position.never[hand] = 0;
        ranks.for_each(hands[hand], [&](std::size_t, const Card& place) {
            if (place.lane == kNeverLane) {
                ++position.never[hand];
            } else {
                position.cards[hand] |= std::uint64_t{1} << (16 * place.lane + place.bit);
            }
        });
    }
}

Asked read(const Ranks& ranks, const std::vector<std::uint64_t>& hands, int trump, int leader, int sides,
           const std::vector<std::size_t>& played, bool free_lead, bool must_throw) {
    const std::size_t many = hands.size();
    if (many < 2 || many > 4 || played.size() >= many) throw std::invalid_argument("no position");
    Asked asked{Position{}, ranks};
    Position& position = asked.position;
    position.hands = static_cast<int>(many);
    deal(ranks, hands, position);
    position.trump = trump;
    position.leader = leader;
    position.sides = static_cast<std::uint8_t>(sides);
    for (std::size_t place = 0; place < played.size(); ++place) position.played[place] = ranks.at(played[place]);
    position.played_count = static_cast<int>(played.size());
    position.joker_lead = free_lead ? JokerLead::free : JokerLead::last_resort;
    position.must_throw = must_throw;
    const std::string wrong = check(position);
    if (!wrong.empty()) throw std::invalid_argument(wrong);
    asked.turn = hands[(static_cast<std::size_t>(leader) + played.size()) % many];
    return asked;
}

std::uint64_t legal_of(const Asked& asked) {
    const position::Runs runs = position::legal_runs(asked.position);
    std::uint64_t legal = 0;
    asked.ranks.for_each(asked.turn, [&](std::size_t card, const Card& place) {
        if (std::ranges::any_of(runs, [&](const position::Equals& run) { return run.contains(place); }))
            legal |= std::uint64_t{1} << card;
    });
    return legal;
}

// The position with other hands, in each of which the hand on turn and the number of cards are the same.
std::vector<Position> worlds_of(const Asked& asked, const std::vector<std::vector<std::uint64_t>>& worlds) {
    const Position& base = asked.position;
    const auto many = static_cast<std::size_t>(base.hands);
    const auto turn = static_cast<std::size_t>(base.leader + base.played_count) % many;
    std::vector<Position> positions;
    positions.reserve(worlds.size());
    for (const auto& hands : worlds) {
        const std::string place = "World " + std::to_string(positions.size() + 1) + ": ";
        if (hands.size() != many) throw std::invalid_argument(place + "There are not as many hands.");
        if (hands[turn] != asked.turn) throw std::invalid_argument(place + "The hand on turn is another.");
        Position position = base;
        deal(asked.ranks, hands, position);
        const std::string wrong = check(position);
        if (!wrong.empty()) throw std::invalid_argument(place + wrong);
        positions.push_back(position);
    }
    return positions;
}

// Calls `each(card, tricks)` for the cards of the pack that may be played, the lowest number first; jokers that
// cannot win share one value.
template <class Each>
void for_each_card(const Asked& asked, const Cards& found, Each each) {
    constexpr int kUnknown = -1;
    std::array<std::array<int, 16>, 5> tricks;
    for (auto& lane : tricks) lane.fill(kUnknown);
    for (const CardTricks& card : found.cards)
        tricks.at(static_cast<std::size_t>(card.card.lane)).at(static_cast<std::size_t>(card.card.bit)) = card.tricks;
    asked.ranks.for_each(asked.turn, [&](std::size_t card, const Card& place) {
        const int value = tricks[static_cast<std::size_t>(place.lane)][static_cast<std::size_t>(place.bit)];
        if (value != kUnknown) each(card, value);
    });
}

nb::dict by_card(const Asked& asked, const Cards& found) {
    nb::dict told;
    for_each_card(asked, found, [&](std::size_t card, int tricks) { told[nb::int_(card)] = nb::int_(tricks); });
    return told;
}

nb::tuple in_order(const Asked& asked, const Cards& found) {
    nb::list told;
    for_each_card(asked, found, [&](std::size_t, int tricks) { told.append(nb::int_(tricks)); });
    return nb::tuple(told);
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

std::uint64_t nodes_of(std::int64_t nodes) { return nodes < 0 ? kNoNodeLimit : static_cast<std::uint64_t>(nodes); }

Limits limits_of(double seconds, std::int64_t nodes, const Stop* stop) {
    using Clock = std::chrono::steady_clock;
    Limits limits;
    if (stop != nullptr) limits.cancel = &stop->cancelled;
    if (seconds >= 0)
        limits.deadline = Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
    limits.nodes = nodes_of(nodes);
    return limits;
}

BatchOptions options_of(bool cards, std::size_t bytes, bool portable, const Bounds& bounds, Stop& stop) {
    BatchOptions options;
    options.threads = std::clamp(bounds.threads, 1, 64);
    options.cards = cards;
    options.memory_bytes = bytes;
    options.code = portable ? Code::portable : Code::best;
    options.limits = limits_of(bounds.seconds, bounds.nodes, &stop);
    options.each_nodes = nodes_of(bounds.each_nodes);
    options.done = &stop.done;
    options.spent = &stop.spent;
    return options;
}

}  // namespace

NB_MODULE(_native, module) {
    // What a process keeps until it ends is no leak; a player would read of it on standard error.
    nb::set_leak_warnings(false);
    // The cards of the pack that the hand on turn may play, by position.
    module.def("legal", [](const std::vector<Asked>& asked) {
        std::vector<std::uint64_t> told;
        told.reserve(asked.size());
        for (const Asked& one : asked) told.push_back(legal_of(one));
        return told;
    });

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
        .def("done", [](const Stop& stop) { return stop.done.load(); })
        .def("spent", [](const Stop& stop) { return stop.spent.load(); });

    nb::class_<Bounds>(module, "Bounds")
        .def("__init__", [](Bounds* place, int threads, double seconds, std::int64_t nodes, std::int64_t each_nodes) {
            new (place) Bounds{threads, seconds, nodes, each_nodes};
        });

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
             [](Solver& solver, const Asked& asked, std::int64_t nodes) -> nb::object {
                 Cards found;
                 {
                     nb::gil_scoped_release free;
                     found = solver.cards(asked.position, limits_of(-1, nodes, nullptr));
                 }
                 if (!found.finished) return nb::none();
                 return by_card(asked, found);
             })
        .def("clear", &Solver::clear)
        .def("memory", [](const Solver& solver) { return solver.stats().memory; })
        .def("nodes", [](const Solver& solver) { return solver.stats().nodes; })
        .def("code", [](const Solver& solver) { return std::string(solver.stats().code); });

    module.def("batch", [](const std::vector<Asked>& asked, bool cards, std::size_t bytes, bool portable,
                           const Bounds& bounds, Stop& stop) {
        std::vector<BatchAnswer> answers;
        {
            nb::gil_scoped_release free;
            answers = batch(positions_of(asked), options_of(cards, bytes, portable, bounds, stop));
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

    module.def("worlds", [](const Asked& asked, const std::vector<std::vector<std::uint64_t>>& worlds,
                            std::size_t bytes, bool portable, const Bounds& bounds, Stop& stop) {
        std::vector<BatchAnswer> answers;
        {
            nb::gil_scoped_release free;
            answers = batch(worlds_of(asked, worlds), options_of(true, bytes, portable, bounds, stop));
        }
        nb::list told;
        for (const BatchAnswer& answer : answers) {
            if (answer.finished) {
                told.append(in_order(asked, answer.cards));
            } else {
                told.append(nb::none());
            }
        }
        return told;
    });

    module.def("losses", [](const std::vector<Asked>& asked, const std::vector<std::size_t>& cards, std::size_t bytes,
                            bool portable, const Bounds& bounds, Stop& stop) {
        std::vector<Card> losing;
        for (std::size_t i = 0; i < cards.size() && i < asked.size(); ++i) losing.push_back(asked[i].ranks.at(cards[i]));
        std::vector<BatchAnswer> answers;
        if (!losing.empty()) {
            nb::gil_scoped_release free;
            BatchOptions options = options_of(false, bytes, portable, bounds, stop);
            options.losing = losing;
            answers = batch(positions_of(asked), options);
        }
        nb::list told;
        for (const BatchAnswer& answer : answers) {
            if (answer.finished) {
                told.append(nb::int_(answer.tricks));
            } else {
                told.append(nb::none());
            }
        }
        return told;
    });

    nb::class_<PackSuits>(module, "PackSuits")
        .def("__init__", [](PackSuits* made, const std::vector<std::uint64_t>& suits,
                            const std::vector<std::uint64_t>& of_card, std::uint64_t trump) {
            PackSuits pack;
            if (suits.size() != pack.suits.size() || of_card.size() != kPack) throw std::invalid_argument("no pack");
            std::copy(suits.begin(), suits.end(), pack.suits.begin());
            std::copy(of_card.begin(), of_card.end(), pack.of_card.begin());
            pack.trump = trump;
            new (made) PackSuits(pack);
        });
    nb::class_<Ending>(module, "Ending")
        .def("__init__", [](Ending* made, const std::vector<std::uint64_t>& hands, const PackSuits& pack,
                            const std::vector<int>& trick, const std::vector<int>& chairs,
                            const std::vector<int>& ours, int most) {
            std::array<std::uint64_t, 4> held{};
            if (hands.size() != held.size()) throw std::invalid_argument("four hands are needed");
            std::copy(hands.begin(), hands.end(), held.begin());
            new (made) Ending(held, pack, trick, chairs, ours, most);
        })
        .def("tricks", &Ending::tricks)
        .def_prop_ro("looked", &Ending::looked);

    module.def("best_card", [](const std::vector<Asked>& worlds, std::size_t bytes, bool portable,
                               const Bounds& bounds, Stop& stop) {
        BestCard best;
        {
            nb::gil_scoped_release free;
            best = best_card(positions_of(worlds), options_of(true, bytes, portable, bounds, stop));
        }
        return std::tuple(best.finished, best.finished ? card_at(worlds.front(), best.card) : 0, best.total);
    });
}
