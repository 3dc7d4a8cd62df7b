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

using Doubts = std::vector<std::tuple<double, double, double>>;

Viewer viewer_of(int player, unsigned hidden, const Doubts& doubts) {
    Viewer viewer{player, hidden, {}};
    if (doubts.size() > viewer.doubts.size()) throw std::invalid_argument("too many players");
    for (std::size_t i = 0; i < doubts.size(); ++i) {
        Doubt& doubt = viewer.doubts[i];
        std::tie(doubt.mix, doubt.even, doubt.custom) = doubts[i];
    }
    return viewer;
}

// By number of moment, the logarithms for each world.
std::vector<std::tuple<std::size_t, std::vector<double>>> terms(const Story& story, const Styles& styles,
                                                                const std::vector<Deal>& deals, int player,
                                                                unsigned hidden, const Doubts& doubts) {
    const Viewer viewer = viewer_of(player, hidden, doubts);
    std::vector<std::tuple<std::size_t, std::vector<double>>> told;
    for (const std::size_t moment : telling(story, viewer)) told.emplace_back(moment, std::vector<double>());
    for (const std::vector<double>& logs : likelihoods(story, styles, deals, viewer))
        for (std::size_t i = 0; i < logs.size(); ++i) std::get<1>(told[i]).push_back(logs[i]);
    return told;
}

std::vector<double> all_likelihoods(const Story& story, const Styles& styles, const std::vector<Deal>& deals,
                                    int player, unsigned hidden, const Doubts& doubts) {
    nb::gil_scoped_release free;
    std::vector<double> told;
    for (const std::vector<double>& logs : likelihoods(story, styles, deals, viewer_of(player, hidden, doubts)))
        told.push_back(std::accumulate(logs.begin(), logs.end(), 0.0));
    return told;
}

// Card of the pack and its chance, for the last moment, for a player who keeps to custom with so large a chance.
std::vector<std::tuple<int, double>> chances(const Story& story, const Styles& styles, const Deal& deal,
                                             double by_custom) {
    if (story.moments().empty()) throw std::invalid_argument("nobody is on turn");
    const Table& table = story.table();
    const Decision made = decision(table, story.moments().back(), hands_of(table, deal));
    Features features;
    find(made, features);
    std::array<double, 54> chance{};
    styles.chances(features, by_custom, chance);
    std::vector<std::tuple<int, double>> told;
    for (int i = 0; i < features.cards; ++i)
        for (std::size_t card = 0; card < table.code.size(); ++card)
            if (table.code[card] == features.card[Table::at(i)])
                told.emplace_back(static_cast<int>(card), chance[Table::at(i)]);
    return told;
}

// By world and then by moment of `wanted`, cards of the pack with their chances, by how likely each player is one of
// custom.
using Spread = std::vector<std::tuple<int, double>>;
std::vector<std::vector<Spread>> spreads(const Story& story, const Styles& styles, const std::vector<Deal>& deals,
                                         const std::vector<std::size_t>& wanted, const std::vector<double>& customs) {
    const Table& table = story.table();
    std::array<int, 256> pack_card{};
    for (std::size_t card = 0; card < table.code.size(); ++card)
        pack_card.at(table.code[card]) = static_cast<int>(card);
    std::vector<std::vector<Spread>> told;
    Features features;
    std::array<double, 54> chance{};
    for (const Deal& deal : deals) {
        const std::array<Mask, 4> hands = hands_of(table, deal);
        std::vector<Spread>& world = told.emplace_back();
        for (const std::size_t at : wanted) {
            const Moment& moment = story.moments().at(at);
            find(decision(table, moment, hands), features);
            styles.chances(features, customs.at(Table::at(table.player[Table::at(moment.chair)])), chance);
            Spread& spread = world.emplace_back();
            for (int i = 0; i < features.cards; ++i)
                spread.emplace_back(pack_card.at(Table::at(features.card[Table::at(i)])), chance[Table::at(i)]);
        }
    }
    return told;
}

// The worlds that are kept.
std::vector<Deal> weighed_worlds(const Story& story, const Styles& styles, Pack unseen, const Deal& seen,
                                 const std::vector<Told>& places, std::size_t candidates, std::size_t keep,
                                 std::uint64_t seed, int player, unsigned hidden, const Doubts& doubts) {
    nb::gil_scoped_release free;
    Dice dice(seed);
    Sampler ways = sampler(unseen, seen, places);
    const std::vector<Deal> deals = ways.draw(candidates, dice);
    std::vector<Deal> kept;
    for (const std::size_t at : weighed(story, styles, deals, viewer_of(player, hidden, doubts), keep, dice))
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
    module.attr("ROLES") = static_cast<int>(kRoles);
    module.attr("SITUATIONS") = static_cast<int>(kSituations);
    module.attr("KINDS") = kKinds;
    module.attr("HIDDEN") = kHidden;
    module.attr("CARD_FEATURES") = feature::cards;
    module.attr("FEATURES") = feature::all;
    module.attr("NUMBERS") = Model::numbers();

    nb::class_<Table>(module, "Table")
        .def("__init__",
             [](Table* place, const std::vector<int>& suits, const std::vector<int>& strengths, int trump, Pack pack,
                const std::vector<int>& seats, const std::vector<int>& players, const std::vector<int>& sides,
                unsigned dummies, const std::tuple<bool, bool, bool, bool>& customs) {
                 new (place) Table(table(suits, strengths, trump, pack, seats, players, sides, dummies, customs));
             })
        .def("legal", &legal);

    nb::class_<Styles>(module, "Styles").def("__init__", [](Styles* place, const nb::bytes& custom,
                                                            const nb::bytes& plain) {
        new (place) Styles{model(custom), model(plain)};
    });

    nb::class_<Story>(module, "Story")
        .def("__init__", [](Story* place, const Table& made, const Tricks& tricks,
                            int on_turn) { new (place) Story(story(made, tricks, on_turn)); })
        .def("likelihoods", &all_likelihoods)
        .def("terms", &terms)
        .def("chances", &chances)
        .def("spreads", &spreads)
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
