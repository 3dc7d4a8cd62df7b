// A small search of the last tricks, exact but for two habits: what it looks at, in which order, and why stands in
// ending_reference.py, which it follows position by position.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace dummywhist::solver {

inline constexpr std::size_t kPack = 54;

// The suits of the pack as masks of cards, that of each card, and that of the trumps (0: none).
struct PackSuits {
    std::array<std::uint64_t, 4> suits{};
    std::array<std::uint64_t, kPack> of_card{};
    std::uint64_t trump = 0;
};

class Ending {
  public:
    // Throws std::invalid_argument where the hands, the chairs clockwise or the cards of the trick are none.
    Ending(const std::array<std::uint64_t, 4>& hands, const PackSuits& pack, const std::vector<int>& trick,
           const std::vector<int>& chairs, const std::vector<int>& ours, int most);

    // The tricks of `left` that our side makes if the hand on turn plays `card` to the open trick; -1 if that takes
    // more positions than may be looked into, which ends the use of this one.
    // Throws std::invalid_argument where the hands do not hold as many cards as they should, or not that card.
    int tricks(int leader, const std::vector<int>& trick, int card, int left, int guess);

    int looked() const { return looked_; }

  private:
    struct Key {
        std::array<std::uint64_t, 4> hands;
        int leader;
        bool operator==(const Key&) const = default;
    };
    struct Hash {
        std::size_t operator()(const Key& key) const;
    };
    struct Known {
        int least, most, first;
    };
    struct Cards {
        std::array<std::int8_t, kPack> cards;
        int count = 0;
        void add(int card) { cards[static_cast<std::size_t>(count++)] = static_cast<std::int8_t>(card); }
    };
    struct Over {};

    std::uint64_t suit_of(int card) const { return pack_.of_card[static_cast<std::size_t>(card)]; }
    bool beats(int card, int best) const;
    bool makes(int leader, int need, int left);
    bool last_trick(int leader) const;
    Known bounds(int leader, int left) const;
    bool follows(int seat, int place, int best, int winner, std::uint64_t led, int need, int left, std::uint64_t live);
    Cards answers(std::uint64_t mine, int place, int best, bool partner_wins, std::uint64_t led, bool ruffed,
                  std::uint64_t live) const;
    Cards distinct(std::uint64_t mine, std::uint64_t others) const;

    PackSuits pack_;
    std::array<std::uint64_t, 4> hands_{};
    std::array<int, 4> after_{};
    std::array<bool, 4> ours_{};
    std::vector<int> chairs_;
    int last_ = 0;
    std::uint64_t live_ = 0;
    std::unordered_map<Key, Known, Hash> seen_;
    int looked_ = 0;
    int most_;
};

}  // namespace dummywhist::solver
