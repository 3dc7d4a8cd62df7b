// In how many ways may the unseen cards lie, and which is one of them, each as likely as any other?
#pragma once

#include <array>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "dice.hpp"

namespace dummywhist::belief {

using Pack = std::uint64_t;        // a set of cards by their numbers in the pack
using Deal = std::array<Pack, 4>;  // the hands N E S W
constexpr int kPlaces = 5;         // four seats, and what lies in no packet
constexpr int kElsewhere = 4;

// A place of hidden cards: those that may lie there, those that surely do, and how many cards it has.
struct Place {
    int at = 0;
    Pack may = 0;
    Pack must = 0;
    int count = 0;
};

class Sampler {
public:
    // `seen` are the cards at each seat that are known to lie there. Throws std::invalid_argument if nothing fits.
    Sampler(Pack unseen, const Deal& seen, std::vector<Place> places);

    // How many layouts there are; exact up to 2^53, and then to 16 places.
    double total() const { return total_; }

    // Every layout if there are at most `many`, else so many drawn at random.
    std::vector<Deal> draw(std::size_t many, Dice& dice);

private:
    using Rooms = std::array<std::uint8_t, kPlaces>;  // how many more cards each place takes
    struct Group {
        unsigned allowed = 0;  // places, as bits
        std::vector<int> cards;
    };
    struct Split {
        Rooms taken{};
        double upto = 0;  // ways of this split and of those before it
    };

    static std::uint64_t key(std::size_t group, const Rooms& rooms);
    double ways(std::size_t group, const Rooms& rooms);
    const std::vector<Split>& splits(std::size_t group, const Rooms& rooms);
    void share(std::size_t group, const Rooms& rooms, std::size_t place, int left, double factor, Rooms& taken,
               std::vector<Split>& found);
    Deal drawn(Dice& dice);
    void lay_all(std::size_t group, std::size_t card, const Rooms& rooms, Deal& deal, std::vector<Deal>& found);
    void put(Deal& deal, std::size_t place, int card) const;

    Deal seen_;
    std::vector<Place> places_;
    std::vector<Group> groups_;
    Rooms rooms_{};
    double total_ = 0;
    std::unordered_map<std::uint64_t, std::vector<Split>> known_;
};

}  // namespace dummywhist::belief
