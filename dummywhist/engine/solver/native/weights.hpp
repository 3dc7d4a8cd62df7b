// Weights of the move ordering. Found by hill climbing on node counts (tools/tune_solver.py); higher is
// searched earlier.
#pragma once

namespace dummywhist::solver {

// One set for no trump, one for trumps. All fields are ints, so that the tuner sees a flat array.
struct OrderWeights {
    // A lead. First index: who holds the top of the rest (see lead_class); second: which of the
    // leader's cards of the suit it is (see CardPlace).
    int lead[6][5];
    int lead_ruff[8];         // bits: next enemy, friend, last enemy void in the suit (with trumps: can ruff)
    int lead_own_length[8];
    int lead_friend_length[8];
    int lead_next_length[8];
    int lead_last_length[8];
    int lead_trump;           // the suit is trumps
    int lead_rank;            // a step down among the leader's moves of the suit

    // Following suit at place 1, 2, 3. First index: place - 1; second: the trick is ours already (1), a
    // friend still to play can take it (2), neither (0); third: the card takes the trick for good (0),
    // for now (1), does not win (2).
    int follow[3][3][3];
    int follow_step[3][3][3];  // a step down from the highest such move

    // Ruffs, indexed as above.
    int ruff[3][3][3];
    int ruff_step[3][3][3];

    // Discards.
    int discard_own_length[8];
    int discard_friend_length;
    int discard_winner;       // the top card of its suit
    int discard_guard;        // breaks the guard of a second-best card
    int discard_step;
    int discard_enemy_top;    // the top of the suit is an enemy's
    int discard_never;
};

inline constexpr OrderWeights kNoTrumpWeights = {
    {{60, 60, 60, 20, 30}, {50, 45, 40, 55, 40}, {40, 35, 30, 38, 25}, {20, 15, 5, 15, 5}, {40, 35, 30, 38, 25},
     {20, 15, 5, 15, 5}},
    {0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 3, 6, 9, 12, 15, 18},
    {0, 2, 4, 6, 8, 10, 12, 14},
    {0, -2, -4, -6, -8, -10, -12, -14},
    {0, -2, -4, -6, -8, -10, -12, -14},
    0,
    -1,
    {{{90, 50, 60}, {90, 50, 60}, {50, 40, 60}}, {{90, 60, 30}, {40, 30, 90}, {90, 60, 30}}, {{90, 0, 30}, {50, 0, 90}, {90, 0, 30}}},
    {{{6, 4, 4}, {6, 4, 4}, {6, 4, 4}}, {{6, -4, 4}, {6, 4, 4}, {6, 4, 4}}, {{6, 6, 4}, {6, 6, 4}, {6, 6, 4}}},
    {{{90, 50, 10}, {90, 50, 10}, {50, 40, 10}}, {{90, 60, 10}, {40, 30, 10}, {90, 60, 10}}, {{90, 0, 10}, {40, 0, 10}, {90, 0, 10}}},
    {{{6, 4, 4}, {6, 4, 4}, {6, 4, 4}}, {{6, 4, 4}, {6, 4, 4}, {6, 4, 4}}, {{6, 6, 4}, {6, 6, 4}, {6, 6, 4}}},
    {0, 20, 22, 26, 30, 33, 36, 39},
    1,
    -20,
    -8,
    3,
    0,
    45,
};

inline constexpr OrderWeights kTrumpWeights = {
    {{60, 60, 60, 20, 30}, {50, 45, 40, 55, 40}, {40, 35, 30, 38, 25}, {20, 15, 5, 15, 5}, {40, 35, 30, 38, 25},
     {20, 15, 5, 15, 5}},
    {0, -30, 30, 0, -30, -40, 10, -30},
    {0, 10, 4, 4, 4, 4, 4, 4},
    {0, 2, 2, 2, 2, 2, 2, 2},
    {0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0},
    5,
    -1,
    {{{90, 50, 60}, {90, 50, 60}, {50, 40, 60}}, {{90, 60, 30}, {40, 30, 90}, {90, 60, 30}}, {{90, 0, 30}, {50, 0, 90}, {90, 0, 30}}},
    {{{6, 4, 4}, {6, 4, 4}, {6, 4, 4}}, {{6, -4, 4}, {6, 4, 4}, {6, 4, 4}}, {{6, 6, 4}, {6, 6, 4}, {6, 6, 4}}},
    {{{90, 50, 10}, {90, 50, 10}, {50, 40, 10}}, {{90, 60, 10}, {20, 20, 10}, {90, 60, 10}}, {{90, 0, 10}, {20, 0, 10}, {90, 0, 10}}},
    {{{6, 4, 4}, {6, 4, 4}, {6, 4, 4}}, {{6, 4, 4}, {6, 4, 4}, {6, 4, 4}}, {{6, 6, 4}, {6, 6, 4}, {6, 6, 4}}},
    {0, 40, 38, 36, 34, 33, 32, 31},
    1,
    -20,
    -8,
    3,
    0,
    45,
};

}  // namespace dummywhist::solver
