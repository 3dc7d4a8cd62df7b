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
    int lead_ruff[16];        // bits: next enemy, friend, last enemy void (with trumps: can ruff); 8: top card
    int lead_own_length[2][8];     // [1]: trumps
    int lead_friend_length[2][8];
    int lead_next_length[2][8];
    int lead_last_length[2][8];
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
    {{28, 15, -29, -7, 5},
     {46, 35, 40, 59, 52},
     {40, 41, 34, 14, 59},
     {-22, 1, -3, -35, 5},
     {40, 35, -2, 28, 25},
     {-6, 15, -11, -15, 5},
     {44, 58, 60, 20, -2},
     {44, 90, 26, 20, -20},
     {46, 24, 60, -4, 12},
     {44, 58, 64, 16, 14},
     {36, 56, 60, 4, 22},
     {20, 62, 88, 20, 30},
     {28, 15, -27, -15, 5},
     {50, 35, 40, 51, 40},
     {8, 33, 34, 14, 65},
     {18, 15, -39, -19, 5},
     {40, 11, 14, 44, 25},
     {28, 11, -27, -15, 5},
     {44, 58, 60, -12, 30},
     {44, 58, 52, 12, 30},
     {44, 58, 60, 20, 46},
     {44, 66, 62, 20, 34},
     {44, 54, 60, 16, 34},
     {44, 58, 60, 20, 30}},  // lead
    {12, -32, 4, -20, -6, -6, -20, 16, 4, -44, 4, 4, -30, -22, 2, 16},  // lead_ruff
    {{4, -4, 3, 6, 1, 26, -97, 36}, {4, -4, 3, -12, 3, 10, -17, 18}},  // lead_own_length
    {{0, 2, 8, 12, 16, 10, 28, 14}, {-20, 2, 0, 12, 16, 10, 12, 14}},  // lead_friend_length
    {{0, -2, -4, -6, -8, -6, -38, -6}, {4, -2, -12, -14, 8, -6, -20, -6}},  // lead_next_length
    {{-8, 30, -4, -20, -24, -10, 4, -48}, {-4, 30, -4, -36, -56, -10, 28, -46}},  // lead_last_length
    -1,  // lead_rank
    {{{90, 60, 28}, {102, 34, 76}, {50, 38, 76}},
     {{66, 60, 30}, {40, 38, 90}, {56, 60, 30}},
     {{90, 32, -2}, {58, 0, 90}, {90, 2, 30}}},  // follow
    {{{40, 0, 14}, {2, 4, -4}, {6, 6, -4}},
     {{6, -2, 4}, {6, 4, 4}, {6, 16, -28}},
     {{14, 6, 4}, {22, 6, 4}, {4, 6, 20}}},  // follow_step
    {{{92, 52, 10}, {90, 18, 6}, {54, 36, 14}},
     {{90, 60, 6}, {42, 18, 10}, {90, 68, 10}},
     {{90, -14, 2}, {40, 0, 10}, {120, 0, 2}}},  // ruff
    {{{6, 20, 12}, {10, 4, 40}, {34, 4, -2}},
     {{6, 4, 4}, {6, 4, -4}, {8, -4, 4}},
     {{6, -30, 20}, {-2, -10, 38}, {44, 6, -4}}},  // ruff_step
    {2, -8, -2, -4, 0, 4, 0, -32, 0, 0, -16, -2},  // discard_class
    {0, 20, 22, 26, 30, 33, 60, 39},  // discard_own_length
    {10, 4, 0, 0, 0, 0, 8, 0},  // discard_friend_length
    {0, 16, -2},  // discard
    -20,  // discard_winner
    -24,  // discard_guard
    3,  // discard_step
    37,  // discard_never
};

inline constexpr OrderWeights kTrumpWeights = {
    {{30, -17, -45, 23, 49},
     {50, 41, 38, 57, 4},
     {24, 35, 22, 14, 29},
     {26, 29, -51, 17, 5},
     {-72, 37, 30, 22, 9},
     {28, 43, 3, 37, 49},
     {40, 58, 62, 52, 34},
     {44, 62, 62, 40, -34},
     {58, 50, 60, 12, 30},
     {60, 58, 90, 16, 14},
     {44, 48, 62, -44, 26},
     {28, 52, 60, 4, -2},
     {9, 40, -38, -20, 44},
     {45, 36, 49, 36, 19},
     {3, 30, 9, 29, 28},
     {17, 38, -66, 0, 40},
     {-21, 28, 1, 49, 4},
     {27, 42, -10, 20, 42},
     {73, 53, 39, 15, 25},
     {53, 53, 57, 5, 25},
     {67, 37, 75, 15, -7},
     {87, 57, 71, -57, -9},
     {51, 47, 59, -33, 57},
     {85, 51, 65, 15, 41}},  // lead
    {24, -32, 38, -36, -42, -54, -28, 0, 4, -18, 36, 4, -40, -86, -48, -70},  // lead_ruff
    {{2, 10, 4, 20, 4, 6, 2, -8}, {-10, 12, 4, -12, -6, -4, 6, -12}},  // lead_own_length
    {{0, 2, 10, 4, 4, -6, 22, -6}, {-12, -2, 10, 4, -10, -6, -26, 10}},  // lead_friend_length
    {{-8, 0, 0, 0, 2, 0, -36, -56}, {-24, 0, 0, 0, 2, -2, -40, 0}},  // lead_next_length
    {{0, 8, 0, -6, 0, 0, 2, -52}, {-4, 8, 4, 14, -40, 12, 10, 0}},  // lead_last_length
    -5,  // lead_rank
    {{{90, 58, 60}, {90, 82, 60}, {72, 32, 58}},
     {{72, 44, 40}, {8, 74, 90}, {82, 60, 46}},
     {{42, 0, -10}, {18, 8, 78}, {90, -10, 38}}},  // follow
    {{{2, 12, 10}, {6, 28, -12}, {4, 38, 12}},
     {{54, -42, 4}, {46, -28, 32}, {8, 14, -28}},
     {{-34, -26, 4}, {4, 38, 20}, {4, -2, 4}}},  // follow_step
    {{{106, 126, 22}, {58, 52, 14}, {46, 32, 14}},
     {{98, 108, -44}, {-14, -16, 10}, {122, 60, -18}},
     {{114, 6, -2}, {24, 32, -22}, {84, 0, 10}}},  // ruff
    {{{6, 52, 4}, {6, 4, 4}, {2, 12, 4}},
     {{6, 4, 8}, {6, 4, 4}, {12, -8, 4}},
     {{10, -26, 4}, {24, 22, 20}, {38, -32, 4}}},  // ruff_step
    {0, 24, 0, -32, 0, -4, -8, 0, -6, 0, -16, -6},  // discard_class
    {0, 24, 34, 36, 34, 37, 36, 31},  // discard_own_length
    {0, 16, 16, 2, -8, 16, 0, 0},  // discard_friend_length
    {-2, 4, -2},  // discard
    -22,  // discard_winner
    -8,  // discard_guard
    3,  // discard_step
    45,  // discard_never
};

}  // namespace dummywhist::solver
