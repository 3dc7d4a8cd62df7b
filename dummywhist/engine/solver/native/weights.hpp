// Weights of the move ordering. Found by hill climbing on node counts (tools/tune_solver.py); higher is
// searched earlier.
#pragma once

namespace dummywhist::solver {

// One set for no trump, one for trumps. All fields are ints, so that the tuner sees a flat array.
struct OrderWeights {
    // A lead. Which card of the suit it is (CardPlace: only run, top of a sequence, highest, lowest, middle),
    // by who holds the highest cards of the rest (see Order::classify; + 6 if the leader has the top of the
    // suit, + 12 for trumps).
    int lead[24][5];
    int lead_ruff[16];        // bits: next enemy, friend, last void (with trumps: can ruff); 8: top
    int lead_own_length[2][8];     // [1]: trumps
    int lead_friend_length[2][8];
    int lead_next_length[2][8];
    int lead_last_length[2][8];
    int lead_above[2][4][3];  // [trumps], enemy cards above it (3: more), cards of its run (2: more)
    int lead_friend_above[2][5];  // [trumps], enemy cards above the friend's best (4: he is void)
    int lead_slack[4][12];    // tricks that may be lost (3: more), by class
    int lead_need[4][12];     // tricks asked for less one (3: more), by class
    int lead_rank;            // a step down among the leader's moves of the suit

    // Following suit at place 1, 2, 3. First index: place - 1; second: the trick is ours already (1), a
    // friend still to play can take it (2), neither (0); third: the card takes the trick for good (0),
    // for now (1), does not win (2).
    int follow[3][3][3];
    int follow_step[3][3][3];  // a step down from the highest such move

    // Ruffs, indexed as above.
    int ruff[3][3][3];
    int ruff_step[3][3][3];

    // Discards: who holds the top of the rest (+ 6: this hand has the top of the suit), whether the trick
    // is hoped for as above.
    int discard_class[12];
    int discard_own_length[8];
    int discard_friend_length[8];
    int discard[3];
    int discard_winner;       // the card itself is the top of its suit
    int discard_guard;        // breaks the guard of a second-best card
    int discard_step;
    int discard_never;
};

inline constexpr OrderWeights kNoTrumpWeights = {
    {{28, 15, -29, -15, 13},
     {30, 35, 40, 59, 52},
     {40, 41, 66, 14, 51},
     {2, 1, 1, -35, -27},
     {24, 35, -2, 28, 23},
     {-2, 13, -11, -15, 3},
     {44, 58, 60, -12, -2},
     {44, 90, 26, 20, -20},
     {46, 24, 62, -36, 12},
     {48, 58, 64, 14, 14},
     {36, 40, 60, 4, 22},
     {36, 38, 84, 22, 22},
     {28, 15, -41, 1, -3},
     {50, 35, 40, 51, 40},
     {8, 33, 30, 14, 73},
     {14, 15, -39, -27, 5},
     {40, 11, 22, 44, 25},
     {28, 13, -27, -15, -11},
     {44, 78, 60, -12, 30},
     {44, 58, 52, -4, 30},
     {16, 58, 64, 20, 46},
     {44, 66, 62, -12, 34},
     {44, 54, 20, 16, 34},
     {44, 58, 60, 20, 30}},  // lead
    {12, -32, 4, -20, -6, -10, -20, 16, 4, -36, 4, 24, -30, -40, 2, 14},  // lead_ruff
    {{40, -4, 3, 6, 1, 26, -97, 36}, {4, 4, 3, -12, 11, 12, -9, 18}},  // lead_own_length
    {{-8, 2, 8, 12, 16, 10, 28, 10}, {12, 0, 0, 12, 16, 14, 12, 14}},  // lead_friend_length
    {{0, -2, -4, -6, -18, 10, -38, -6}, {4, -2, -14, -14, 8, -6, -20, -6}},  // lead_next_length
    {{-8, 30, -4, -22, -24, -10, 4, -48}, {-4, 26, -4, -20, -56, -10, 28, -46}},  // lead_last_length
    {{{0, 0, 0}, {-8, 0, 0}, {-2, 0, 0}, {0, 0, 0}},
     {{0, 8, -4}, {0, 0, 0}, {0, 16, 0}, {0, 0, 0}}},  // lead_above
    {{4, 0, 2, 0, 0}, {0, 0, 0, 0, 0}},  // lead_friend_above
    {{-32, -16, 8, 0, 0, -8, 0, 0, -4, 0, 0, 0},
     {0, 8, 0, 0, 0, -8, 0, 8, 8, 34, 0, 0},
     {0, 0, -16, 8, 0, -16, 0, 6, 32, -8, 0, 0},
     {0, 0, 0, 0, 8, 0, 0, 0, -16, 2, -28, 0}},  // lead_slack
    {{2, 0, 8, 0, -8, -16, -16, 0, 0, 0, 0, 16},
     {0, 0, 0, 0, -12, -16, 0, 0, 2, 10, 0, 0},
     {0, 0, 0, -8, 0, 12, 0, 14, 0, 0, -16, -32},
     {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}},  // lead_need
    1,  // lead_rank
    {{{90, 52, 28}, {100, 34, 76}, {50, 38, 76}},
     {{58, 60, 30}, {42, 38, 90}, {56, 60, 30}},
     {{42, 32, -2}, {58, 0, 90}, {94, 2, 30}}},  // follow
    {{{40, 0, 14}, {38, 12, -4}, {-10, 6, -4}},
     {{24, -2, 4}, {38, 8, 4}, {6, 16, -28}},
     {{14, 10, 4}, {22, 6, 2}, {4, 6, 20}}},  // follow_step
    {{{92, 52, -6}, {90, 18, 6}, {54, 36, 14}},
     {{90, 60, 6}, {42, -14, 10}, {90, 68, 8}},
     {{88, -54, 2}, {40, 0, 10}, {120, 0, 2}}},  // ruff
    {{{6, 20, -20}, {10, 4, 40}, {34, 4, -2}},
     {{6, 20, 4}, {6, 4, -4}, {8, -4, 4}},
     {{6, -30, 20}, {-2, -42, 46}, {44, 6, -2}}},  // ruff_step
    {10, -8, -2, -4, 0, 2, 0, -32, 0, 0, -12, 0},  // discard_class
    {8, 24, 24, 26, 30, 33, 26, 39},  // discard_own_length
    {18, 4, 0, 0, -8, -2, 8, 0},  // discard_friend_length
    {0, 0, 14},  // discard
    -20,  // discard_winner
    -24,  // discard_guard
    3,  // discard_step
    37,  // discard_never
};

inline constexpr OrderWeights kTrumpWeights = {
    {{10, -5, -57, 21, 49},
     {50, 83, 12, 45, 6},
     {24, 35, 8, 18, 57},
     {6, 21, -27, 33, 1},
     {-56, 45, 28, 38, -7},
     {36, 51, -13, 37, 1},
     {40, 50, 62, 18, 42},
     {56, 104, 60, 72, -42},
     {40, 80, 80, -36, 14},
     {56, 76, 90, -10, -2},
     {60, 64, 60, -64, 38},
     {62, 22, 66, 4, -46},
     {13, 12, -38, -20, 48},
     {59, 36, 33, 42, 27},
     {-7, -10, 9, 31, 12},
     {31, 44, -60, 0, 46},
     {-13, 12, 37, -11, -6},
     {1, 34, -26, 20, 74},
     {65, 51, 15, 23, 9},
     {55, 61, 21, -29, 49},
     {63, 37, 73, -1, -7},
     {103, 61, 57, -57, -73},
     {55, 35, 57, -37, 57},
     {63, 45, 97, -43, 49}},  // lead
    {24, -28, 38, -52, -104, -54, -60, 4, 4, -42, 36, 6, -106, -104, -52, -66},  // lead_ruff
    {{-14, 10, 0, 18, 20, 10, -2, 8}, {-8, 8, 2, -12, -14, -4, 10, 16}},  // lead_own_length
    {{0, 2, -18, -4, 4, -12, -2, 28}, {-10, -6, 10, -24, -6, -6, -18, 6}},  // lead_friend_length
    {{-74, -4, 0, 0, -6, -4, -40, -88}, {-28, 0, 2, 0, -18, -22, -70, 2}},  // lead_next_length
    {{0, 8, 0, -6, 0, 0, -32, -20}, {-12, 10, 0, -2, -40, 12, 22, 6}},  // lead_last_length
    {{{18, 0, 2}, {0, -4, -4}, {0, 0, -18}, {0, 0, 16}},
     {{2, 0, -8}, {-2, 0, 4}, {0, 0, 0}, {10, 4, 16}}},  // lead_above
    {{0, 4, 8, -16, 8}, {0, 0, -32, -10, -4}},  // lead_friend_above
    {{-2, 0, 0, -20, 0, -8, 0, -16, 0, 0, -16, -4},
     {4, -4, 0, 32, 10, 8, 0, 0, 0, -8, 40, 0},
     {0, 8, 16, 10, 0, -26, -72, 0, 32, -24, 0, -32},
     {-36, 8, 0, 2, -4, -16, -4, 0, -4, 0, -6, 8}},  // lead_slack
    {{0, -4, 26, -30, 2, 0, 0, 0, 0, -4, -8, 28},
     {0, -8, 4, 0, 0, 0, 0, 0, -4, 2, -8, -10},
     {2, 2, 16, 0, 0, -8, 0, 22, 0, -4, 0, 0},
     {0, 8, 10, -12, 0, 0, -2, 0, 4, -12, -4, 18}},  // lead_need
    -5,  // lead_rank
    {{{138, 62, 62}, {76, 98, 44}, {74, 20, 60}},
     {{96, 44, 40}, {-24, 74, 82}, {74, 28, 46}},
     {{42, 0, -10}, {22, 8, 90}, {90, -10, 4}}},  // follow
    {{{8, 12, 10}, {30, 26, -12}, {4, 38, 12}},
     {{56, -42, 4}, {44, 10, 30}, {-8, 12, -20}},
     {{-14, -14, 4}, {4, 34, 18}, {32, -38, -4}}},  // follow_step
    {{{102, 94, 34}, {42, 84, 22}, {14, 0, 6}},
     {{90, 84, -14}, {-10, -42, 10}, {122, 60, -16}},
     {{110, -4, -10}, {24, 40, -6}, {100, 0, -2}}},  // ruff
    {{{22, 48, -12}, {-12, 4, 40}, {2, 6, 12}},
     {{2, -40, -2}, {6, -12, 12}, {12, -24, 52}},
     {{10, -42, 4}, {2, 16, 20}, {54, -28, 36}}},  // ruff_step
    {2, 24, 8, -40, 8, 2, -44, 30, 22, -26, -48, 22},  // discard_class
    {-8, 16, 28, 38, 26, 37, 20, 71},  // discard_own_length
    {-6, 16, 14, 12, -6, 8, 24, -8},  // discard_friend_length
    {-4, 4, -2},  // discard
    -78,  // discard_winner
    -44,  // discard_guard
    5,  // discard_step
    41,  // discard_never
};

}  // namespace dummywhist::solver
