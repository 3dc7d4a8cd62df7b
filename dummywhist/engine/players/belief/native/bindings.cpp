// What Python sees of it. Hands cross as sets of cards of the pack; the words are Python's.
#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <cstring>
#include <numeric>
#include <optional>
#include <stdexcept>

#include "model.hpp"
#include "sampler.hpp"
#include "story.hpp"
#include "weigh.hpp"

namespace nb = nanobind;
using namespace dummywhist::belief;

namespace {

using Told = std::tuple<int, Pack, Pack, int>;  // a place: where, may, must, how many
using Tricks = std::vector<std::tuple<int, std::vector<int>>>;

Sampler sampler(Pack unseen, const Deal& seen, const std::vector<Told>& told) {
    std::vector<Place> places;
    for (const auto& [at, may, must, count] : told) places.push_back({at, may, must, count});
    return Sampler(unseen, seen, std::move(places));
}

Table table(const std::vector<int>& suits, const std::vector<int>& strengths, int trump, Pack pack,
            const std::vector<int>& seats, const std::vector<int>& players, const std::vector<int>& sides,
            unsigned dummies, const std::tuple<bool, bool, bool, bool>& customs) {
    Table made;
    if (seats.size() < 2 || seats.size() > 4 || players.size() != seats.size() || sides.size() != seats.size())
        throw std::invalid_argument("no table");
    made.rank(suits, strengths);
    made.chairs = static_cast<int>(seats.size());
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (seats[i] < 0 || seats[i] > 3 || players[i] > 3) throw std::invalid_argument("no chair");
        made.seat[i] = seats[i];
        made.player[i] = players[i];
        made.side[i] = sides[i];
    }
    made.dummies = dummies;
    if (trump >= kSuits) throw std::invalid_argument("no suit");
    made.trump = trump < 0 ? kNoSuit : trump;
    made.coded_pack = made.coded(pack);
    std::tie(made.dummies_first, made.all_shown, made.joker_leads, made.joker_thrown) = customs;
    return made;
}

Story story(const Table& made, const Tricks& told, int on_turn) {
    std::vector<Led> tricks;
    for (const auto& [leader, cards] : told) {
        if (leader < 0 || leader >= made.chairs) throw std::invalid_argument("no leader");
        tricks.push_back({leader, cards});
    }
    if (on_turn >= made.chairs) throw std::invalid_argument("no chair");
    return Story(made, tricks, on_turn);
}

// For each of `asked`, the cards on the table in the order played and a hand on turn, those that may be played.
using OnTurn = std::tuple<std::vector<int>, Pack>;
std::vector<Pack> legal(const Table& made, const std::vector<OnTurn>& asked) {
    std::vector<Pack> told;
    told.reserve(asked.size());
    for (const auto& [lying, hand] : asked) {
        const int turn = static_cast<int>(lying.size());
        if (turn >= made.chairs) throw std::invalid_argument("no card is to be played");
        std::array<Mask, 4> hands{};
        hands[Table::at(turn)] = made.coded(hand);
        const Story played(made, {{0, lying}}, turn);
        const Mask may = decision(made, played.moments().back(), hands).legal;
        Pack found = 0;
        for (std::size_t card = 0; card < made.code.size(); ++card)
            if ((hand >> card & 1U) != 0 && (may & bit(made.code[card])) != 0) found |= Pack{1} << card;
        told.push_back(found);
    }
    return told;
}

Model model(const nb::bytes& halves) {
    const auto* first = static_cast<const std::uint8_t*>(halves.data());
    return Model(std::vector<std::uint8_t>(first, first + halves.size()));
}

using Believed = std::tuple<double, std::vector<double>, std::vector<double>>;  // random, by expert, by tie habit

std::array<Habits, 4> habits_of(const std::vector<Believed>& told, std::size_t policies) {
    std::array<Habits, 4> found{};
    if (told.size() > found.size()) throw std::invalid_argument("too many players");
    for (std::size_t i = 0; i < told.size(); ++i) {
        const auto& [random, experts, ties] = told[i];
        if (experts.size() != experts_of(policies) || ties.size() != ties_of(policies))
            throw std::invalid_argument("not as many habits as there are");
        found[i].random = random;
        std::copy(experts.begin(), experts.end(), found[i].experts.begin());
        std::copy(ties.begin(), ties.end(), found[i].ties.begin());
    }
    return found;
}

Viewer viewer_of(int player, unsigned hidden, const std::vector<Believed>& told, std::size_t policies) {
    return {player, hidden, habits_of(told, policies)};
}

// By number of moment, the logarithms for each world.
std::vector<std::tuple<std::size_t, std::vector<double>>> terms(const Story& story, const Policies& policies,
                                                                const std::vector<Deal>& deals, int player,
                                                                unsigned hidden, const std::vector<Believed>& habits) {
    const Viewer viewer = viewer_of(player, hidden, habits, policies.size());
    std::vector<std::tuple<std::size_t, std::vector<double>>> told;
    for (const std::size_t moment : telling(story, viewer)) told.emplace_back(moment, std::vector<double>());
    for (const std::vector<double>& logs : likelihoods(story, policies, deals, viewer))
        for (std::size_t i = 0; i < logs.size(); ++i) std::get<1>(told[i]).push_back(logs[i]);
    return told;
}

std::vector<double> all_likelihoods(const Story& story, const Policies& policies, const std::vector<Deal>& deals,
                                    int player, unsigned hidden, const std::vector<Believed>& habits) {
    nb::gil_scoped_release free;
    std::vector<double> told;
    for (const std::vector<double>& logs : likelihoods(story, policies, deals, viewer_of(player, hidden, habits, policies.size())))
        told.push_back(std::accumulate(logs.begin(), logs.end(), 0.0));
    return told;
}

// Card of the pack and its chance, for the last moment, for a player of that policy.
std::vector<std::tuple<int, double>> chances(const Story& story, const Policies& policies, const Deal& deal,
                                             std::size_t policy) {
    if (story.moments().empty()) throw std::invalid_argument("nobody is on turn");
    const Table& table = story.table();
    const Decision made = decision(table, story.moments().back(), hands_of(table, deal));
    Features features;
    find(made, features);
    std::array<double, 54> chance{};
    policies.models.at(policy).chances(features, chance);
    std::vector<std::tuple<int, double>> told;
    for (int i = 0; i < features.cards; ++i)
        for (std::size_t card = 0; card < table.code.size(); ++card)
            if (table.code[card] == features.card[Table::at(i)])
                told.emplace_back(static_cast<int>(card), chance[Table::at(i)]);
    return told;
}

// What is believed of each player after all that was played, if the cards lay as in `deal`.
std::vector<Believed> habits_after(const Story& story, const Policies& policies, const Deal& deal,
                                   const std::vector<Believed>& before) {
    std::vector<Believed> told;
    for (const Habits& one : learned(story, policies, deal, habits_of(before, policies.size()))) {
        const auto experts = one.experts.begin();
        const auto ties = one.ties.begin();
        told.emplace_back(one.random, std::vector<double>(experts, experts + static_cast<std::ptrdiff_t>(experts_of(policies.size()))),
                          std::vector<double>(ties, ties + static_cast<std::ptrdiff_t>(ties_of(policies.size()))));
        if (told.size() == before.size()) break;
    }
    return told;
}

// The worlds that are kept.
std::vector<Deal> weighed_worlds(const Story& story, const Policies& policies, Pack unseen, const Deal& seen,
                                 const std::vector<Told>& places, std::size_t candidates, std::size_t keep,
                                 std::uint64_t seed, int player, unsigned hidden, const std::vector<Believed>& habits) {
    nb::gil_scoped_release free;
    Dice dice(seed);
    Sampler ways = sampler(unseen, seen, places);
    const std::vector<Deal> deals = ways.draw(candidates, dice);
    std::vector<Deal> kept;
    for (const std::size_t at : weighed(story, policies, deals, viewer_of(player, hidden, habits, policies.size()), keep, dice))
        kept.push_back(deals[at]);
    return kept;
}

nb::bytes bytes_of(const std::vector<std::int32_t>& numbers) {
    return nb::bytes(reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(std::int32_t));
}

// What a model learns from, as 32-bit integers of this machine: by choice its moment, role, situation, whether there is
// no trump, how many cards, and which of them was played; then choice and feature of the moment; then card, counted
// through all choices, and feature.
std::tuple<nb::bytes, nb::bytes, nb::bytes> lessons(const Story& story, const Deal& deal) {
    std::vector<std::int32_t> choices;
    std::vector<std::int32_t> moments;
    std::vector<std::int32_t> cards;
    const std::array<Mask, 4> hands = hands_of(story.table(), deal);
    Features features;
    std::int32_t choice = 0;
    std::int32_t row = 0;
    for (std::size_t at = 0; at < story.moments().size(); ++at) {
        const Moment& moment = story.moments()[at];
        const Decision made = decision(story.table(), moment, hands);
        if (moment.card < 0 || size(made.legal) < 2) continue;
        find(made, features);
        std::int32_t played = -1;
        for (int i = 0; i < features.cards; ++i, ++row) {
            if (features.card[Table::at(i)] == moment.card) played = i;
            const int suit = suit_of(features.card[Table::at(i)]);
            auto tell = [&](const Active& active) {
                for (int k = 0; k < active.many; ++k) cards.insert(cards.end(), {row, active.at[Table::at(k)]});
            };
            if (suit >= 0) tell(features.suit[Table::at(suit)]);
            tell(features.own[Table::at(i)]);
        }
        if (played < 0) throw std::invalid_argument("a card was played that was not there");
        choices.insert(choices.end(), {static_cast<std::int32_t>(at), features.role, features.situation,
                                       features.no_trump ? 1 : 0, features.cards, played});
        for (int k = 0; k < features.moment.many; ++k)
            moments.insert(moments.end(), {choice, features.moment.at[Table::at(k)]});
        ++choice;
    }
    return {bytes_of(choices), bytes_of(moments), bytes_of(cards)};
}

}  // namespace

NB_MODULE(_belief, module) {
    // What a process keeps until it ends is no leak; a player would read of it on standard error.
    nb::set_leak_warnings(false);
    module.attr("ROLES") = static_cast<int>(kRoles);
    module.attr("SITUATIONS") = static_cast<int>(kSituations);
    module.attr("KINDS") = kKinds;
    module.attr("CARD_FEATURES") = feature::cards;
    module.attr("FEATURES") = feature::all;
    nb::dict numbers;
    numbers[nb::int_(32)] = Model::Small::numbers();
    numbers[nb::int_(64)] = Model::Large::numbers();
    module.attr("NUMBERS") = numbers;  // weights of a model, by how many hidden units it has
    nb::list noise;
    for (const double part : kNoise) noise.append(part);
    module.attr("NOISE") = nb::tuple(noise);
    module.attr("TIES") = static_cast<int>(kTies);

    nb::class_<Table>(module, "Table")
        .def("__init__",
             [](Table* place, const std::vector<int>& suits, const std::vector<int>& strengths, int trump, Pack pack,
                const std::vector<int>& seats, const std::vector<int>& players, const std::vector<int>& sides,
                unsigned dummies, const std::tuple<bool, bool, bool, bool>& customs) {
                 new (place) Table(table(suits, strengths, trump, pack, seats, players, sides, dummies, customs));
             })
        .def("legal", &legal);

    nb::class_<Policies>(module, "Policies").def("__init__", [](Policies* place, const std::vector<nb::bytes>& halves) {
        if (halves.empty() || halves.size() > kMostPolicies) throw std::invalid_argument("no number of policies");
        Policies made;
        for (const nb::bytes& each : halves) made.models.push_back(model(each));
        new (place) Policies(std::move(made));
    });

    nb::class_<Story>(module, "Story")
        .def("__init__", [](Story* place, const Table& made, const Tricks& tricks,
                            int on_turn) { new (place) Story(story(made, tricks, on_turn)); })
        .def("likelihoods", &all_likelihoods)
        .def("terms", &terms)
        .def("chances", &chances)
        .def("learned", &habits_after)
        .def("weighed", &weighed_worlds)
        .def("lessons", &lessons);

    module.def("ways", [](Pack unseen, const Deal& seen, const std::vector<Told>& places) {
        return sampler(unseen, seen, places).total();
    });
    module.def("draw", [](Pack unseen, const Deal& seen, const std::vector<Told>& places, std::size_t many,
                          std::uint64_t seed) {
        Dice dice(seed);
        const std::vector<Deal> deals = sampler(unseen, seen, places).draw(many, dice);
        nb::list told;
        for (const Deal& deal : deals) told.append(nb::make_tuple(deal[0], deal[1], deal[2], deal[3]));
        return told;
    });
    module.def("resampled", [](const std::vector<double>& likelihoods, std::size_t keep, std::uint64_t seed) {
        Dice dice(seed);
        return resampled(likelihoods, keep, dice);
    });
}
