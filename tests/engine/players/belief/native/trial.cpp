// The sampler, the features and the model without Python, on deals and plays at random: run under the sanitizers by
// ./check --sanitize. Told and returned is how many worlds were wrong; told is also a hash of the likelihoods, which must
// be the same however the model was compiled.
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include "weigh.hpp"

using namespace dummywhist::belief;

namespace {

struct Game {
    Table table;
    Deal held{};  // as dealt, by seat
};

Game deal(Dice& dice) {
    Game game;
    Table& table = game.table;
    table.chairs = static_cast<int>(2 + dice.below(3));
    table.trump = static_cast<int>(dice.below(5)) - 1;
    const int cards = dice.below(2) == 0 ? 52 : 54;
    std::vector<int> suits(54, table.trump);
    std::vector<int> strengths(54);
    for (int card = 0; card < 54; ++card) {
        if (card < 52) suits[Table::at(card)] = card / 13;
        strengths[Table::at(card)] = card < 52 ? card % 13 : card - 39;
    }
    table.rank(suits, strengths);
    table.coded_pack = table.coded((Pack{1} << cards) - 1);
    for (int chair = 0; chair < table.chairs; ++chair) {
        table.seat[Table::at(chair)] = chair;
        table.side[Table::at(chair)] = table.chairs == 4 ? chair % 2 : chair;
        table.player[Table::at(chair)] = chair;
    }
    if (table.chairs == 4 && dice.below(2) == 0) {
        table.dummies = 1;
        table.player[0] = 2;
    }
    table.dummies_first = dice.below(2) == 0;
    table.joker_leads = dice.below(2) == 0;
    table.joker_thrown = dice.below(2) == 0;
    std::vector<int> pack(static_cast<std::size_t>(cards));
    for (int card = 0; card < cards; ++card) pack[Table::at(card)] = card;
    for (std::size_t left = pack.size(); left > 1; --left)
        std::swap(pack[left - 1], pack[dice.below(static_cast<std::uint32_t>(left))]);
    for (std::size_t card = 0; card < 52; ++card) game.held[card % 4] |= Pack{1} << pack[card];
    return game;
}

// Plays `many` tricks at random; takes the cards out of `now`.
std::vector<Led> played(const Game& game, Deal& now, int many, Dice& dice) {
    const Table& table = game.table;
    std::vector<Led> tricks;
    int leader = 0;
    for (int trick = 0; trick < many; ++trick) {
        tricks.push_back({leader, {}});
        int best = -1;
        int winner = leader;
        for (int place = 0; place < table.chairs; ++place) {
            const int chair = table.after(leader, place);
            const Story story(table, tricks, chair);
            const Decision made = decision(table, story.moments().back(), hands_of(table, now));
            auto pick = dice.below(static_cast<std::uint32_t>(size(made.legal)));
            Mask legal = made.legal;
            for (; pick > 0; --pick) legal &= legal - 1;
            const int code = lowest(legal);
            int card = 0;
            while (table.code[Table::at(card)] != code || (now[Table::at(chair)] >> card & 1U) == 0) ++card;
            tricks.back().cards.push_back(card);
            now[Table::at(chair)] &= ~(Pack{1} << card);
            if (best < 0 || beats(code, best, table.trump)) {
                best = code;
                winner = chair;
            }
        }
        leader = winner;
    }
    return tricks;
}

int wrong_worlds(const std::vector<Deal>& worlds, const std::vector<Place>& places, const Deal& seen) {
    int wrong = 0;
    for (const Deal& world : worlds) {
        bool right = true;
        for (const Place& place : places) {
            const Pack hand = world[Table::at(place.at)] & ~seen[Table::at(place.at)];
            right =
                right && std::popcount(hand) == place.count && (hand & ~place.may) == 0 && (place.must & ~hand) == 0;
        }
        wrong += right ? 0 : 1;
    }
    return wrong;
}

// A hash of numbers: two that differ in a single bit give another (FNV-1a, with the whole number for a byte).
struct Bits {
    std::uint64_t hash = 0xCBF29CE484222325;

    void add(double number) { hash = (hash ^ std::bit_cast<std::uint64_t>(number)) * 0x100000001B3; }
};

// Any beliefs; each sums to 1.
Habits any_habits(Dice& dice, std::size_t policies) {
    Habits found;
    found.random = static_cast<double>(dice.below(5)) / 4;
    double all = 0;
    for (std::size_t i = 0; i < experts_of(policies); ++i) all += found.experts[i] = static_cast<double>(dice.below(4));
    for (double& one : found.experts) one = all > 0 ? one / all : 0;
    if (all == 0) found.experts[0] = 1;
    all = 0;
    for (std::size_t i = 0; i < ties_of(policies); ++i) all += found.ties[i] = static_cast<double>(dice.below(4));
    for (double& one : found.ties) one = all > 0 ? one / all : 0;
    if (all == 0) found.ties[0] = 1;
    return found;
}

int try_one(Dice& dice, const Policies& policies, Bits& bits) {
    const Game game = deal(dice);
    Deal now = game.held;
    const auto many = static_cast<int>(dice.below(13));
    const std::vector<Led> tricks = played(game, now, many, dice);
    const Story story(game.table, tricks, -1);
    const int me = game.table.chairs - 1;
    Viewer viewer;
    viewer.player = game.table.player[Table::at(me)];
    Deal seen{};
    std::vector<Place> places;
    Pack unseen = 0;
    for (int seat = 0; seat < 4; ++seat) {
        const bool open = seat == me || (seat < game.table.chairs && game.table.is_dummy(seat));
        const Pack hand = now[Table::at(seat)];
        if (open) {
            seen[Table::at(seat)] = hand;
            continue;
        }
        viewer.hidden |= seat < game.table.chairs ? 1U << seat : 0U;
        places.push_back({seat, 0, 0, std::popcount(hand)});
        unseen |= hand;
    }
    for (Place& place : places) {
        place.may = unseen;
        for (int suit = 0; suit < 4 && !story.moments().empty() && place.at < game.table.chairs; ++suit) {
            const bool none = (game.table.coded(now[Table::at(place.at)]) & of_suit(~Mask{0}, suit)) == 0;
            if (none) place.may &= ~(Pack{0x1FFF} << 13 * suit);
        }
    }
    Sampler sampler(unseen, seen, places);
    std::vector<Deal> worlds = sampler.draw(40, dice);
    int wrong = wrong_worlds(worlds, places, seen);
    for (Habits& habits : viewer.habits) habits = any_habits(dice, policies.size());
    if (many == 0) return wrong;
    // Only the true layout has every card that was played where it was played from, and may revoke nowhere.
    const std::vector<std::vector<double>> logs = likelihoods(story, policies, {now}, viewer);
    for (const double log : logs.front()) {
        wrong += std::isfinite(log) && log <= 0 ? 0 : 1;
        bits.add(log);
    }
    wrong += weighed(story, policies, worlds, viewer, 8, dice).size() == 8 ? 0 : 1;
    return wrong;
}

// Weights of a policy, small enough that nothing grows beyond numbers.
std::vector<std::uint8_t> any_numbers(Dice& dice, std::size_t many) {
    std::vector<std::uint8_t> halves(2 * many);
    for (std::size_t i = 0; i < halves.size(); i += 2) {
        halves[i] = static_cast<std::uint8_t>(dice.below(256));
        halves[i + 1] = static_cast<std::uint8_t>((dice.below(2) << 7) + 0x2C + dice.below(8));
    }
    return halves;
}

}  // namespace

int main(int argc, char** argv) {
    const int many = argc > 1 ? std::stoi(argv[1]) : 1000;
    Dice dice(argc > 2 ? static_cast<std::uint64_t>(std::stoi(argv[2])) : 1);
    Policies policies;
    while (policies.size() < kMostPolicies) {
        const bool large = policies.size() + 1 == kMostPolicies;
        policies.models.emplace_back(any_numbers(dice, large ? Model::Large::numbers() : Model::Small::numbers()));
    }
    int wrong = 0;
    Bits bits;
    for (int i = 0; i < many; ++i) wrong += try_one(dice, policies, bits);
    std::printf("%d deals, %d wrong, likelihoods %016llx\n", many, wrong, static_cast<unsigned long long>(bits.hash));
    return wrong == 0 ? 0 : 1;
}
