// Tests of the kernel against oracles, and quick measurements while it is being worked on.
//
//   trial dds LIBRARY COUNT SEED        random positions, every card, against DDS
//   trial worlds LIBRARY COUNT SEED     sampled worlds of one deal, warm, against DDS
//   trial family COUNT SEED             jokers, 2 and 3 hands, any sides, against plain minimax
//   trial threaded COUNT SEED           worlds and races on several threads, some of them stopped, against one thread
//   trial bench LIBRARY KIND COUNT SEED boards, cards, tables, worlds, values, race
//   trial alone KIND COUNT SEED         nodes and time of our side alone, with the kinds of bench
//
// After a KIND may stand the number of cards a hand, as in boards10 or race6.
//
// PORTABLE=1 in the environment asks for the portable code.
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <map>
#include <string>
#include <thread>

#include "dds.hpp"
#include "positions.hpp"

namespace {

using namespace dummywhist::solver;
using namespace trial;

// What the processor spent on this program: a wall clock would count what else runs on the machine.
struct Clock {
    using time_point = double;
    static time_point now() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }
};

Code code() { return std::getenv("PORTABLE") != nullptr ? Code::portable : Code::best; }
Solver make_solver() { return Solver(kDefaultMemory, code()); }

double seconds(Clock::time_point from) { return Clock::now() - from; }

void show(const Position& p) {
    std::printf("hands %d trump %d leader %d sides %d played", p.hands, p.trump, p.leader, p.sides);
    for (std::size_t i = 0; i < static_cast<std::size_t>(p.played_count); ++i) {
        std::printf(" %d/%d", p.played[i].lane, p.played[i].bit);
    }
    for (std::size_t h = 0; h < 4; ++h) std::printf(" %016llx+%d", static_cast<unsigned long long>(p.cards[h]), p.never[h]);
    std::printf(" free %d must %d\n", static_cast<int>(p.joker_lead), p.must_throw);
}

// Whether our answer for every card is that of DDS.
bool agrees(const Cards& ours, const Dds::Future& dds) {
    std::map<std::pair<int, int>, int> theirs;
    for (int i = 0; i < dds.cards; ++i) {
        theirs[{dds.suit[i], dds.rank[i] - 2}] = dds.score[i];
        for (int rank = 2; rank <= 14; ++rank) {
            if ((dds.equals[i] >> rank & 1) != 0) theirs[{dds.suit[i], rank - 2}] = dds.score[i];
        }
    }
    if (theirs.size() != ours.cards.size()) return false;
    for (const CardTricks& card : ours.cards) {
        const auto it = theirs.find({card.card.lane, card.card.bit});
        if (it == theirs.end() || it->second != card.tricks) return false;
    }
    return true;
}

int best_of(const Cards& cards) {
    return std::ranges::max_element(cards.cards, {}, &CardTricks::tricks)->tricks;
}

int against_dds(const Dds& dds, int count, unsigned seed) {
    Random random(seed);
    Solver solver = make_solver();
    int wrong = 0;
    for (int i = 0; i < count; ++i) {
        Recipe recipe;
        recipe.cards = 1 + upto(random, i % 8 == 0 ? 13 : 10);
        recipe.trump = upto(random, 5) - 1;
        recipe.played = upto(random, 4);
        recipe.sides = random() % 2 != 0 ? 0b0101 : 0b1010;
        if (random() % 3 == 0) recipe.lanes_top = 4 + upto(random, 9);
        Position p = deal(random, recipe);
        const Cards ours = solver.cards(p);
        const Value value = solver.tricks(p);
        const int best = maximises(p, ours.hand) ? value.tricks : tricks_left(p) - value.tricks;
        if (!agrees(ours, dds.solve(p, 3)) || best != best_of(ours)) {
            if (++wrong < 5) show(p);
        }
    }
    std::printf("%d random positions: %d wrong\n", count, wrong);
    return wrong;
}

int worlds_against_dds(const Dds& dds, int count, unsigned seed) {
    Random random(seed);
    Solver solver = make_solver();
    int wrong = 0;
    int cold_wrong = 0;
    int done = 0;
    for (int i = 0; done < count; ++i) {
        Recipe recipe;
        recipe.cards = 3 + upto(random, 8);
        recipe.trump = upto(random, 5) - 1;
        const Position first = deal(random, recipe);
        for (int k = 0; k < 50 && done < count; ++k, ++done) {
            const Position p = redeal_hidden(random, first);
            const Cards ours = solver.cards(p);
            if (!agrees(ours, dds.solve(p, 3))) {
                if (++wrong < 5) show(p);
            }
            if (k % 10 == 0) {
                Solver cold = make_solver();
                const Cards again = cold.cards(p);
                for (std::size_t c = 0; c < again.cards.size(); ++c) {
                    cold_wrong += again.cards[c].tricks != ours.cards[c].tricks;
                }
            }
        }
    }
    std::printf("%d worlds warm: %d wrong, %d cards other than cold\n", count, wrong, cold_wrong);
    return wrong + cold_wrong;
}

// Plain minimax with a memory of positions at the start of a trick.
class Minimax {
  public:
    int value(const Position& p) {
        if (tricks_left(p) == 0) return 0;
        const bool start = p.played_count == 0;
        if (start) {
            if (const auto it = memory_.find(key(p)); it != memory_.end()) return it->second;
        }
        int best = maximises(p, player(p)) ? -1 : 99;
        for (const Card& card : legal_cards(p)) {
            const int v = after(p, card);
            best = maximises(p, player(p)) ? std::max(best, v) : std::min(best, v);
        }
        if (start) memory_[key(p)] = best;
        return best;
    }
    int after(const Position& p, const Card& card) {
        Position next = p;
        const int won = play(next, card);
        return std::max(won, 0) + value(next);
    }

  private:
    using Key = std::array<std::uint64_t, 6>;
    static Key key(const Position& p) {
        std::uint64_t nevers = 0;
        for (const auto n : p.never) nevers = nevers * 16 + n;
        return {p.cards[0], p.cards[1], p.cards[2], p.cards[3], nevers, static_cast<std::uint64_t>(p.leader)};
    }
    std::map<Key, int> memory_;
};

int family(int count, unsigned seed) {
    Random random(seed);
    Solver solver = make_solver();
    int wrong = 0;
    for (int i = 0; i < count; ++i) {
        Recipe recipe;
        recipe.hands = 2 + upto(random, 3);
        recipe.cards = 1 + upto(random, recipe.hands == 4 ? 4 : recipe.hands == 3 ? 5 : 6);
        recipe.trump = upto(random, 5) - 1;
        recipe.sides = static_cast<std::uint8_t>(random() % (1u << recipe.hands));
        recipe.played = upto(random, recipe.hands);
        recipe.lanes_top = 2 + upto(random, 12);
        if (recipe.trump >= 0) {
            recipe.extra_trumps = upto(random, 3);
        } else if (random() % 3 != 0) {
            recipe.nevers = upto(random, 5);
            recipe.free_lead = random() % 2 != 0;
            recipe.must_throw = random() % 2 != 0;
        }
        const Position first = deal(random, recipe);
        for (int k = 0; k < 2; ++k) {
            const Position p = k == 0 || first.hands < 4 || first.played_count != 0 || recipe.nevers > 0
                                   ? first : redeal_hidden(random, first);
            if (const std::string error = check(p); !error.empty()) {
                std::printf("%s\n", error.c_str());
                ++wrong;
                break;
            }
            if (tricks_left(p) == 0) break;
            const Cards ours = solver.cards(p);
            const Value value = solver.tricks(p);
            Minimax minimax;
            const int left = tricks_left(p);
            const std::vector<Card> legal = legal_cards(p);
            bool good = legal.size() == ours.cards.size() && value.tricks == minimax.value(p);
            for (std::size_t c = 0; good && c < legal.size(); ++c) {
                const int v = minimax.after(p, legal[c]);
                good = ours.cards[c].card == legal[c] &&
                       ours.cards[c].tricks == (maximises(p, player(p)) ? v : left - v);
            }
            if (!good && ++wrong < 5) show(p);
        }
    }
    std::printf("%d positions of the family: %d wrong\n", count, wrong);
    return wrong;
}

struct Times {
    std::vector<double> ours, theirs;
    void print(const char* name) {
        double a = 0, b = 0;
        for (const double t : ours) a += t;
        for (const double t : theirs) b += t;
        std::vector<double> x = ours, y = theirs, ratios;
        for (std::size_t i = 0; i < ours.size(); ++i) ratios.push_back(theirs[i] / ours[i]);
        std::ranges::sort(x);
        std::ranges::sort(y);
        std::ranges::sort(ratios);
        const std::size_t mid = x.size() / 2;
        std::printf(
            "%-9s %4zu  dds %8.1f ms (median %7.2f)  ours %8.1f ms (median %7.2f)  "
            "ratio %.2f (of medians %.2f, median of ratios %.2f)\n",
            name, x.size(), b * 1e3, y[mid] * 1e3, a * 1e3, x[mid] * 1e3, b / a, y[mid] / x[mid],
            ratios[mid]);
    }
};

// The name of a task without its number of cards.
std::string name_of(const std::string& kind) { return kind.substr(0, kind.find_first_of("0123456789")); }
int cards_of(const std::string& kind) {
    const std::size_t digits = kind.find_first_of("0123456789");
    return digits == std::string::npos ? 13 : std::stoi(kind.substr(digits));
}

// Guesses at the hidden hands of a position.
std::vector<Position> worlds_of(Random& random, const Position& position) {
    std::vector<Position> worlds;
    for (int k = 0; k < 100; ++k) worlds.push_back(redeal_hidden(random, position));
    return worlds;
}

int bench(const Dds& dds, const std::string& kind, int count, unsigned seed) {
    Random random(seed);
    Times times;
    int wrong = 0;
    std::size_t memory = 0;
    Solver solver = make_solver();
    const std::string what = name_of(kind);
    const int cards = cards_of(kind);
    for (int i = 0; i < count; ++i) {
        Recipe recipe;
        recipe.cards = cards;
        recipe.trump = i % 5 - 1;
        const Position p = deal(random, recipe);
        if (what == "boards" || what == "cards") {
            const int solutions = what == "boards" ? 1 : 3;
            const auto t0 = Clock::now();
            const Dds::Future theirs = dds.solve(p, solutions);
            const auto t1 = Clock::now();
            if (solutions == 1) {
                const Value value = solver.tricks(p);
                times.ours.push_back(seconds(t1));
                wrong += (maximises(p, player(p)) ? value.tricks : tricks_left(p) - value.tricks) !=
                         theirs.score[0];
            } else {
                const Cards ours = solver.cards(p);
                times.ours.push_back(seconds(t1));
                wrong += !agrees(ours, theirs);
            }
            times.theirs.push_back(t1 - t0);
        } else if (what == "tables") {
            const auto t0 = Clock::now();
            const Dds::Results theirs = dds.table(p);
            const auto t1 = Clock::now();
            const Table ours = solver.table(p);
            times.ours.push_back(seconds(t1));
            times.theirs.push_back(t1 - t0);
            for (std::size_t trump = 0; trump < 5; ++trump) {
                for (std::size_t leader = 0; leader < 4; ++leader) {
                    const std::size_t declarer = (leader + 3) % 4;
                    const int made = ours.tricks[trump][leader];
                    wrong += (maximises(p, static_cast<int>(declarer)) ? made : cards - made) !=
                             theirs.tricks[trump][declarer];
                }
            }
        } else {
            const std::vector<Position> worlds = worlds_of(random, p);
            const bool every = what != "values";
            std::vector<Dds::Future> theirs;
            const auto t0 = Clock::now();
            for (const Position& world : worlds) theirs.push_back(dds.solve(world, every ? 3 : 1));
            const auto t1 = Clock::now();
            BatchOptions options;
            options.cards = every;
            options.code = code();
            if (what == "race") {
                const BestCard best = best_card(worlds, options);
                times.ours.push_back(seconds(t1));
                options.cards = true;
                const auto all = batch(worlds, options);
                std::vector<long> totals(all[0].cards.cards.size());
                for (const auto& answer : all) {
                    for (std::size_t c = 0; c < totals.size(); ++c) totals[c] += answer.cards.cards[c].tricks;
                }
                const auto first = std::ranges::max_element(totals);
                wrong +=
                    *first != best.total ||
                    !(all[0].cards.cards[static_cast<std::size_t>(first - totals.begin())].card == best.card);
            } else {
                const auto ours = batch(worlds, options);
                times.ours.push_back(seconds(t1));
                for (std::size_t k = 0; k < worlds.size(); ++k) {
                    if (every) {
                        wrong += !agrees(ours[k].cards, theirs[k]);
                    } else {
                        wrong += (maximises(worlds[k], player(worlds[k]))
                                      ? ours[k].tricks
                                      : cards - ours[k].tricks) != theirs[k].score[0];
                    }
                }
            }
            times.theirs.push_back(t1 - t0);
        }
        memory = std::max(memory, solver.stats().memory);
    }
    times.print(kind.c_str());
    std::printf("          wrong %d  nodes %llu  memory %.1f MB  %s\n", wrong, static_cast<unsigned long long>(solver.stats().nodes),
                static_cast<double>(memory) / 1e6, solver.stats().code);
    return wrong;
}

bool same(const Cards& one, const Cards& other) {
    return one.hand == other.hand &&
           std::ranges::equal(one.cards, other.cards, [](const CardTricks& a, const CardTricks& b) {
               return a.card == b.card && a.tricks == b.tricks;
           });
}

// Worlds of one position on several threads: the same answers and the same race as on one. Every third batch is stopped
// from another thread; then what was finished must be right.
int threaded(int count, unsigned seed) {
    Random random(seed);
    int wrong = 0, stopped = 0;
    for (int i = 0; i < count; ++i) {
        Recipe recipe;
        const bool stops = i % 3 == 0;
        recipe.cards = (stops ? 6 : 3) + upto(random, 5);
        recipe.trump = upto(random, 5) - 1;
        const Position p = deal(random, recipe);
        std::vector<Position> worlds;
        for (int k = 0; k < 1 + upto(random, 12); ++k) worlds.push_back(redeal_hidden(random, p));
        BatchOptions options;
        options.cards = true;
        options.code = code();
        const auto alone = batch(worlds, options);
        const BestCard best = best_card(worlds, options);
        options.threads = 2 + upto(random, 3);
        std::atomic<bool> cancel = false;
        std::atomic<std::uint64_t> spent = 0;
        std::atomic<std::size_t> done = 0;
        options.spent = &spent;
        options.done = &done;
        if (stops) options.limits.cancel = &cancel;
        std::thread stopper([&] { if (stops) cancel = true; });
        const auto together = batch(worlds, options);
        stopper.join();
        bool good = true;
        std::size_t finished = 0;
        for (std::size_t w = 0; w < worlds.size(); ++w) {
            if (!together[w].finished) continue;
            ++finished;
            good = good && same(alone[w].cards, together[w].cards);
        }
        good = good && (stops || finished == worlds.size()) && finished == done;
        stopped += finished < worlds.size();
        options.limits.cancel = nullptr;
        const BestCard raced = best_card(worlds, options);
        good = good && raced.finished && raced.total == best.total && raced.card == best.card;
        if (!good && ++wrong < 5) show(p);
    }
    std::printf("%d batches of worlds on several threads, %d stopped: %d wrong\n", count, stopped, wrong);
    return wrong;
}

int alone(const std::string& kind, int count, unsigned seed) {
    Random random(seed);
    Solver solver = make_solver();
    std::atomic<std::uint64_t> spent = 0;
    double t = 0;
    const std::string what = name_of(kind);
    for (int i = 0; i < count; ++i) {
        Recipe recipe;
        recipe.cards = cards_of(kind);
        recipe.trump = i % 5 - 1;
        const Position p = deal(random, recipe);
        std::vector<Position> worlds;
        if (what == "worlds" || what == "race") worlds = worlds_of(random, p);
        BatchOptions options;
        options.cards = true;
        options.code = code();
        options.spent = &spent;
        const auto t0 = Clock::now();
        if (what == "boards") solver.tricks(p);
        if (what == "cards") solver.cards(p);
        if (what == "tables") solver.table(p);
        if (what == "worlds") batch(worlds, options);
        if (what == "race") best_card(worlds, options);
        t += seconds(t0);
    }
    const std::uint64_t nodes = solver.stats().nodes + spent;
    std::printf("%-9s nodes %9llu  %8.1f ms  %.0f ns a node\n", kind.c_str(), static_cast<unsigned long long>(nodes), t * 1e3,
                t * 1e9 / static_cast<double>(nodes));
    return nodes == 0 ? 1 : 0;  // no such kind
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> args(argv + 1, argv + argc);
    const auto number = [&](std::size_t i) { return std::stoi(args.at(i)); };
    int wrong = 0;
    if (args.at(0) == "dds") {
        wrong = against_dds(Dds(args.at(1)), number(2), static_cast<unsigned>(number(3)));
    } else if (args.at(0) == "worlds") {
        wrong = worlds_against_dds(Dds(args.at(1)), number(2), static_cast<unsigned>(number(3)));
    } else if (args.at(0) == "family") {
        wrong = family(number(1), static_cast<unsigned>(number(2)));
    } else if (args.at(0) == "threaded") {
        wrong = threaded(number(1), static_cast<unsigned>(number(2)));
    } else if (args.at(0) == "bench") {
        wrong = bench(Dds(args.at(1)), args.at(2), number(3), static_cast<unsigned>(number(4)));
    } else if (args.at(0) == "alone") {
        wrong = alone(args.at(1), number(2), static_cast<unsigned>(number(3)));
    }
    return wrong == 0 ? 0 : 1;
}
