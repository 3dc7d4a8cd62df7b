// Public interface of the double-dummy solver: how many tricks each side makes with all hands known.
//
// Nothing here is global: one Solver belongs to one thread. `batch` and `best_card` start threads of
// their own and give each a Solver.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace dummywhist::solver {

inline constexpr int kNeverLane = 4;   // the lane of cards that belong to no suit and never win
inline constexpr int kMaxNever = 7;    // such cards a hand may hold

// One card: its lane (0..3 spades, hearts, diamonds, clubs; kNeverLane) and bit (0..14, higher wins).
// For a card of the never lane the bit is ignored and given back as 0.
struct Card {
    int lane = 0;
    int bit = 0;
    friend bool operator==(const Card&, const Card&) = default;
};

enum class JokerLead : std::uint8_t { last_resort, free };

// Hands are seats in order of play: hand 0 plays before hand 1, the last one before hand 0.
// `leader` led the trick on the table (or leads the next one); `played` are the cards of that trick in
// order, no longer in `cards` and `never`. Counting them, every hand holds the same number of cards.
// A trick of never cards alone is won by its leader. While only never cards lie in a trick no suit is
// set: every card may then be played, and `must_throw` does not bind.
struct Position {
    int hands = 4;                                  // 2..4
    std::array<std::uint64_t, 4> cards{};           // bit 16 * lane + bit
    std::array<std::uint8_t, 4> never{};            // cards that can never win, a hand
    int trump = -1;                                 // lane, or -1 for none
    int leader = 0;
    std::uint8_t sides = 0b0101;                    // a bit a hand: set = maximising side
    std::array<Card, 3> played{};
    int played_count = 0;
    JokerLead joker_lead = JokerLead::last_resort;  // free: a never card may be led at will
    bool must_throw = false;                        // void in the suit led: a never card must go
};

// Empty when the position can be solved, otherwise one sentence that says what is wrong with it.
std::string check(const Position& position);

inline constexpr std::uint64_t kNoNodeLimit = std::numeric_limits<std::uint64_t>::max();

// `cancel` and `deadline` are looked at every few thousand nodes.
struct Limits {
    const std::atomic<bool>* cancel = nullptr;
    std::chrono::steady_clock::time_point deadline = std::chrono::steady_clock::time_point::max();
    std::uint64_t nodes = kNoNodeLimit;  // leader nodes, kept to exactly
};

struct Value {
    bool finished = false;
    int tricks = 0;  // of the maximising side, the trick on the table included
};

struct CardTricks {
    Card card;
    int tricks = 0;  // of the side of the hand that plays the card
};

struct Cards {
    bool finished = false;
    int hand = 0;                   // who plays
    std::vector<CardTricks> cards;  // every legal card: lanes 0..4, in a lane from the highest down
};

// tricks[trump][leader]; trump 0..3 are the lanes, 4 is no trump.
struct Table {
    bool finished = false;
    std::array<std::array<int, 4>, 5> tricks{};
};

struct Stats {
    std::uint64_t nodes = 0;      // leader nodes since the Solver was made
    std::size_t memory = 0;       // bytes now held
    const char* code = "";        // "bmi2" or "portable": the kernel in use
};

inline constexpr std::size_t kDefaultMemory = std::size_t{32} << 20;

enum class Code : std::uint8_t { best, portable };  // portable: for tests

// Errors in a position are thrown as std::invalid_argument with the sentence of `check`.
class Solver {
  public:
    explicit Solver(std::size_t memory_bytes = kDefaultMemory, Code code = Code::best);
    ~Solver();
    Solver(Solver&&) noexcept;
    Solver& operator=(Solver&&) noexcept;

    Value tricks(const Position& position, const Limits& limits = {});
    Cards cards(const Position& position, const Limits& limits = {});
    // All trumps and leaders of the hands of `position` (its trump, leader and played are ignored).
    Table table(const Position& position, const Limits& limits = {});
    // Is there a card that takes `target` tricks for the maximising side? `card`: only that card.
    Value reaches(const Position& position, int target, const Card* card, const Limits& limits = {});
    // Tricks that a legal card loses against the best one.
    Value loss(const Position& position, const Card& card, const Limits& limits = {});
    // Forget everything. Never needed for right answers: what is kept holds for any deal.
    void clear();
    Stats stats() const;

    class Kernel;  // one search engine for one set of rules; private to the implementation

  private:
    struct State;
    std::unique_ptr<State> state_;
};

// `limits.nodes` are for all positions together: the one in progress when they are spent stays unfinished,
// as do those after it. `each_nodes` are for every position by itself; the next one follows. On one thread
// what is finished then hangs on the positions and these numbers alone, not on the machine or the code.
struct BatchOptions {
    int threads = 1;
    bool cards = false;                          // every legal card, not only the value
    std::span<const Card> losing{};              // if not empty: what this card of each position loses
    Limits limits{};
    std::uint64_t each_nodes = kNoNodeLimit;
    std::size_t memory_bytes = kDefaultMemory;   // a thread
    std::atomic<std::size_t>* done = nullptr;    // counts finished positions, for progress
    std::atomic<std::uint64_t>* spent = nullptr;  // counts nodes
    Code code = Code::best;
};

// Entry i answers position i. `finished` is false in those that the limits cut off, and in those that
// `check` refuses (`error` then says why).
struct BatchAnswer {
    bool finished = false;
    int tricks = 0;     // of the maximising side; what the card loses when BatchOptions::losing
    Cards cards;        // filled when BatchOptions::cards
    std::string error;
};
std::vector<BatchAnswer> batch(std::span<const Position> positions, const BatchOptions& options = {});

// The card with the most tricks over all worlds of one deal (same hand to play, same cards in it; among
// equals the first in the order of Cards). Stops as soon as that card is decided.
struct BestCard {
    bool finished = false;
    Card card;
    long total = 0;  // tricks of its side over all worlds
};
BestCard best_card(std::span<const Position> worlds, const BatchOptions& options = {});

}  // namespace dummywhist::solver
