// Random positions for the tests and measurements of the kernel.
#pragma once

#include <algorithm>
#include <random>
#include <utility>
#include <vector>

#include "solver.hpp"

namespace trial {

using dummywhist::solver::Card;
using dummywhist::solver::JokerLead;
using dummywhist::solver::Position;
using Random = std::mt19937_64;

inline int upto(Random& random, int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); }

// The same order with every compiler, so that nodes can be compared: std::shuffle differs between libraries.
template <class Items>
void shuffle(Items& items, Random& random) {
    for (auto left = items.size(); left > 1; --left) std::swap(items[left - 1], items[random() % left]);
}

struct Recipe {
    int hands = 4;
    int cards = 13;
    int lanes_top = 13;   // ranks a lane
    int trump = -1;
    int extra_trumps = 0; // jokers among the trumps
    int nevers = 0;       // cards that can never win
    std::uint8_t sides = 0b0101;
    int played = 0;
    bool free_lead = false;
    bool must_throw = false;
};

inline bool maximises(const Position& p, int hand) { return (p.sides >> hand & 1) != 0; }
inline int player(const Position& p) { return (p.leader + p.played_count) % p.hands; }
inline int tricks_left(const Position& p) {
    const auto h = static_cast<std::size_t>(player(p));
    return std::popcount(p.cards[h]) + p.never[h];
}

inline std::uint64_t led_lane(const Position& p) {
    for (int i = 0; i < p.played_count; ++i) {
        const Card& card = p.played[static_cast<std::size_t>(i)];
        if (card.lane != 4) return std::uint64_t{0x7fff} << (16 * card.lane);
    }
    return 0;
}

inline std::vector<Card> legal_cards(const Position& p) {
    const auto h = static_cast<std::size_t>(player(p));
    const std::uint64_t own = p.cards[h];
    const std::uint64_t led = led_lane(p);
    std::uint64_t legal = own;
    bool never = p.never[h] > 0;
    if (p.played_count == 0) {
        never = never && (own == 0 || p.joker_lead == JokerLead::free);
    } else if ((own & led) != 0) {
        legal = own & led;
        never = false;
    } else if (led != 0 && never && p.must_throw) {
        legal = 0;
    }
    std::vector<Card> cards;
    for (int lane = 0; lane < 4; ++lane) {
        for (int bit = 14; bit >= 0; --bit) {
            if ((legal >> (16 * lane + bit) & 1) != 0) cards.push_back({lane, bit});
        }
    }
    if (never) cards.push_back({4, 0});
    return cards;
}

// Plays a card; the winner's side is returned when that ends the trick, else -1.
inline int play(Position& p, const Card& card) {
    const int hand = player(p);
    const auto h = static_cast<std::size_t>(hand);
    if (card.lane == 4) {
        --p.never[h];
    } else {
        p.cards[h] &= ~(std::uint64_t{1} << (16 * card.lane + card.bit));
    }
    if (p.played_count + 1 < p.hands) {
        p.played[static_cast<std::size_t>(p.played_count++)] = card;
        return -1;
    }
    std::array<Card, 4> trick{};
    std::copy(p.played.begin(), p.played.end(), trick.begin());
    trick[static_cast<std::size_t>(p.hands) - 1] = card;
    int winner = p.leader;
    Card best{4, 0};
    for (int i = 0; i < p.hands; ++i) {
        const Card& c = trick[static_cast<std::size_t>(i)];
        if (c.lane == 4) continue;
        const bool wins = best.lane == 4 || (c.lane == best.lane && c.bit > best.bit) ||
                          (c.lane == p.trump && best.lane != p.trump);
        if (wins) {
            best = c;
            winner = (p.leader + i) % p.hands;
        }
    }
    p.leader = winner;
    p.played_count = 0;
    p.played = {};
    return maximises(p, winner) ? 1 : 0;
}

inline Position deal(Random& random, const Recipe& recipe) {
    std::vector<Card> pack;
    for (int lane = 0; lane < 4; ++lane) {
        const int top = recipe.lanes_top + (lane == recipe.trump ? recipe.extra_trumps : 0);
        for (int bit = 0; bit < top; ++bit) pack.push_back({lane, bit});
    }
    shuffle(pack, random);
    // Never cards and joker trumps are always dealt, for they are what is tested.
    if (recipe.extra_trumps > 0) {
        std::stable_partition(pack.begin(), pack.end(),
                              [&](const Card& c) { return c.bit >= recipe.lanes_top; });
    }
    pack.insert(pack.begin(), static_cast<std::size_t>(recipe.nevers), Card{4, 0});
    const int dealt =
        std::min(recipe.hands * recipe.cards, static_cast<int>(pack.size()) / recipe.hands * recipe.hands);
    pack.resize(static_cast<std::size_t>(dealt));
    shuffle(pack, random);
    Position p;
    p.hands = recipe.hands;
    p.trump = recipe.trump;
    p.sides = recipe.sides;
    p.leader = upto(random, recipe.hands);
    p.joker_lead = recipe.free_lead ? JokerLead::free : JokerLead::last_resort;
    p.must_throw = recipe.must_throw;
    for (std::size_t i = 0; i < pack.size(); ++i) {
        const std::size_t h = i % static_cast<std::size_t>(recipe.hands);
        if (pack[i].lane == 4) {
            ++p.never[h];
        } else {
            p.cards[h] |= std::uint64_t{1} << (16 * pack[i].lane + pack[i].bit);
        }
    }
    for (int i = 0; i < std::min(recipe.played, recipe.hands - 1); ++i) {
        const std::vector<Card> cards = legal_cards(p);
        play(p, cards[random() % cards.size()]);
    }
    return p;
}

// Another guess at the hands that the player of the first lead does not see: his own and the one
// opposite stay as they are.
inline Position redeal_hidden(Random& random, const Position& world) {
    Position p = world;
    const int a = (p.leader + 1) % 4;
    const int b = (p.leader + 3) % 4;
    std::vector<int> hidden;
    const std::uint64_t both = p.cards[static_cast<std::size_t>(a)] | p.cards[static_cast<std::size_t>(b)];
    for (int i = 0; i < 64; ++i) {
        if ((both >> i & 1) != 0) hidden.push_back(i);
    }
    shuffle(hidden, random);
    p.cards[static_cast<std::size_t>(a)] = p.cards[static_cast<std::size_t>(b)] = 0;
    for (std::size_t i = 0; i < hidden.size(); ++i) {
        p.cards[static_cast<std::size_t>(i % 2 == 0 ? a : b)] |= std::uint64_t{1} << hidden[i];
    }
    return p;
}

}  // namespace trial
