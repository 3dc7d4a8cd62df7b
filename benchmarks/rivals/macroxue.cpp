// The solver of macroxue/bridge-solver behind two functions. Its source is one file with a `main`; it is compiled
// as it stands, from a folder outside the project.
#include <algorithm>
#include <cassert>
#include <cctype>
#include <cinttypes>
#include <cmath>
#include <climits>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <map>
#include <memory>
#include <random>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include <getopt.h>
#include <immintrin.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <termios.h>
#include <unistd.h>

// All but the two functions is hidden, as it is in a program.
#pragma GCC visibility push(hidden)
#define private public
#define main its_own_main
#include RIVAL_SOURCE
#undef main
#undef private
#pragma GCC visibility pop

namespace {

// Our card 13 * suit + rank, with rank 0 the two; its suits are in the same order, spades first.
int its_card(int card) { return CardOf(card / 13, card % 13); }

int our_card(int card) { return 13 * SuitOf(card) + RankOf(card); }

struct Asked {
    Hands hands;
    int trump;
    int leader;
};

Asked asked(const uint64_t* hands, int trump, int leader, const int* trick, int lying) {
    Asked found;
    found.trump = trump < 0 ? static_cast<int>(NOTRUMP) : trump;
    // Our hand 0 is its North, so that the hands 0 and 2 are the side whose tricks it counts.
    found.leader = (leader + 1) & 3;
    for (int hand = 0; hand < 4; ++hand) {
        for (uint64_t left = hands[hand]; left != 0; left &= left - 1) {
            found.hands[(hand + 1) & 3].Add(its_card(__builtin_ctzll(left)));
        }
    }
    for (int place = 0; place < lying; ++place) found.hands[(found.leader + place) & 3].Add(its_card(trick[place]));
    return found;
}

// The play on turn, after the cards of the trick.
Play& begun(MinMax& search, const Asked& deal, const int* trick, int lying) {
    Play& first = search.play(0);
    first.trick->all_cards = first.hands.all_cards();
    first.ComputeShape();
    first.trick->ComputeRelativeHands(0, first.hands);
    for (int place = 0; place < lying; ++place) {
        Play& play = search.play(place);
        play.ns_tricks_won = 0;
        play.seat_to_play = (deal.leader + place) & 3;
        play.PlayCard(its_card(trick[place]));
    }
    Play& turn = search.play(lying);
    turn.ns_tricks_won = 0;
    turn.seat_to_play = (deal.leader + lying) & 3;
    return turn;
}

void forget() {
    common_bounds_cache.Reset();
    cutoff_cache.Reset();
}

}  // namespace

// The tricks of the hands 0 and 2.
extern "C" int rival_tricks(const uint64_t* hands, int trump, int leader, const int* trick, int lying, int keep) {
    const Asked deal = asked(hands, trump, leader, trick, lying);
    if (!keep) forget();
    MinMax search(deal.hands, deal.trump, deal.leader);
    Play& turn = begun(search, deal, trick, lying);
    const auto with = [&](int beta) { return turn.SearchWithCache(beta).first; };
    return MemoryEnhancedTestDriver(with, deal.hands.num_tricks(), GuessTricks(deal.hands, deal.trump));
}

// The same for every card; `cards` and `tricks` have room for 13. Returns how many.
extern "C" int rival_cards(const uint64_t* hands, int trump, int leader, const int* trick, int lying, int* cards,
                           int* tricks) {
    const Asked deal = asked(hands, trump, leader, trick, lying);
    forget();
    MinMax search(deal.hands, deal.trump, deal.leader);
    Play& turn = begun(search, deal, trick, lying);
    const Cards playable = turn.GetPlayableCards();
    const Cards apart = turn.trick->FilterEquivalent(playable);
    const int all = deal.hands.num_tricks();
    int guess = GuessTricks(deal.hands, deal.trump);
    int found = 0;
    for (int card : playable) {
        if (apart.Have(card)) {
            if (all == 1 && lying == 3) {
                turn.PlayCard(card);
                guess = IsNs(turn.WinningSeat());
                turn.UnplayCard();
            } else {
                const auto with = [&](int beta) {
                    turn.PlayCard(card);
                    const int told = turn.NextPlay().SearchWithCache(beta).first;
                    turn.UnplayCard();
                    return told;
                };
                guess = MemoryEnhancedTestDriver(with, all, guess);
            }
        }
        cards[found] = our_card(card);
        tricks[found++] = guess;
    }
    return found;
}
