// Where in the list of all features does each kind stand, and how many of a kind are there?
#pragma once

namespace dummywhist::belief {

// Which hand plays: three of a table with an open dummy, one of four closed hands, one of three or two players.
enum Role { kOwn, kDummy, kLeft, kRight, kClosed, kThree, kTwo, kRoles };
enum Situation { kLead, kSecond, kThird, kLast, kVoid, kSituations };
// Leading, following, void: each has a hidden layer.
constexpr int kKinds = 3;
inline int kind_of(int situation) { return situation == kLead ? 0 : situation == kVoid ? 2 : 1; }

// Features of a card are of its suit or its own; where a kind is told for plain suits and trumps, trumps come second.
namespace feature {
constexpr int kPatterns =
    40;  // who has the three highest cards that remain: me, a hand I see, another; or fewer remain
// of a suit
constexpr int pattern = 0;
constexpr int length = pattern + 2 * kPatterns;  // of my cards, 1 to 8
constexpr int visible = length + 16;             // of the hand I see, 0 to 6
constexpr int unseen = visible + 14;             // cards that I do not see, 0 to 9
constexpr int rounds = unseen + 20;              // led before, 0 to 3
constexpr int opened = rounds + 8;               // by nobody, me, partner, the next enemy, another
constexpr int last = opened + 10;                // the trick before: led by me, partner, an enemy
constexpr int lacking = last + 3;                // known void: partner, next enemy, another; without or with trumps
constexpr int guard = lacking + 6;               // cards under my highest, less those out against it: -3 to 3
constexpr int against_visible = guard + 7;       // my length less that of an enemy I see: -2 to 2
constexpr int to_void = against_visible + 5;     // my only card, and I have no trump, some
constexpr int trumps_out = to_void + 2;          // my side leads or throws trumps: out against us 0 to 6
constexpr int own_trumps = trumps_out + 7;       // and I have 1 to 8
// of the card
constexpr int rank = own_trumps + 8;                  // its strength, 0 to 14
constexpr int higher = rank + 30;                     // remaining outside my hand, 0 to 6
constexpr int against = higher + 14;                  // less those of a partner I see
constexpr int from_top = against + 14;                // which of my suit, 0 to 6
constexpr int from_bottom = from_top + 14;            // 0 to 3
constexpr int run = from_bottom + 8;                  // alone, lowest, between, top; of high cards second
constexpr int pattern_top = run + 16;                 // the pattern again, for a card of my highest run
constexpr int pattern_low = pattern_top + kPatterns;  // for my lowest card
constexpr int master = pattern_low + kPatterns;       // no; no trumps out; some out, or a trump; partner has the best
constexpr int lead_enemy_trumps = master + 4;         // a plain card, not the best, the best: out 0, 1-2, 3-5, more
constexpr int threatened =
    lead_enemy_trumps + 8;                     // safe against all; a ruff known; a visible enemy beats it; another may
constexpr int result = threatened + 4;         // loses, may win, wins; nobody's, enemy's, partner's trick
constexpr int cheapest = result + 9;           // the cheapest winner; enemy's or nobody's, partner's trick
constexpr int behind = cheapest + 2;           // cards behind that beat it when it wins, 0 to 5
constexpr int enemy_behind = behind + 6;       // seen: cannot beat it, can, could beat the trick as it is
constexpr int ally_behind = enemy_behind + 4;  // seen: cannot win, can, surely; if the card loses, wins
constexpr int take_over = ally_behind + 6;     // partner's trick, safe or not: left to him, taken
constexpr int margin = take_over + 4;          // remaining cards between it and what it beats, 0 to 3
constexpr int cover = margin + 4;              // ten to ace led by an enemy: not beaten, beaten
constexpr int empty_handed = cover + 10;       // ruff wins, ruff loses, discard; enemy's trick, partner's, his for sure
constexpr int ruff_trumps = empty_handed + 9;  // a winning ruff with 1 to 4 trumps
constexpr int worthless = ruff_trumps + 4;     // a joker that can win nothing
constexpr int trump_card = worthless + 1;
// of a suit, what was played of it; heights are two to five, to nine, to jack, above
constexpr int opened_with = trump_card + 1;  // the height that led it first: by a partner, by an enemy
// the height of the first card of it from a hand that I do not see: a partner's, the next enemy's, another's
constexpr int followed_with = opened_with + 8;
constexpr int threw_first = followed_with + 12;  // the same, if it was thrown
constexpr int threw = threw_first + 12;          // by me 1, 2, more
constexpr int led_by = threw + 3;                // how often by me, a partner, enemies: 1, 2, more
constexpr int before = led_by + 9;  // of the card: above, below my first of the suit, which was led, followed, thrown
constexpr int cards = before + 6;   // how many there are
// of the moment, for the hidden layer only
constexpr int left = cards;  // my cards, 1 to 15
constexpr int role = left + 15;
constexpr int no_trump = role + kRoles;
constexpr int place = no_trump + 1;              // cards on the table 0 to 3
constexpr int my_trumps = place + 4;             // 0 to 7
constexpr int ally_trumps = my_trumps + 8;       // seen, 0 to 6
constexpr int enemy_trumps = ally_trumps + 7;    // seen, 0 to 6
constexpr int unseen_trumps = enemy_trumps + 7;  // 0 to 8
constexpr int holder = unseen_trumps + 9;        // of the trick: enemy, partner, partner for sure
constexpr int led_rank = holder + 3;             // strength of the best card, 0 to 14
constexpr int ruffed = led_rank + 15;
constexpr int trumps_led = ruffed + 1;
constexpr int led_length = trumps_led + 1;  // of my cards in the suit, 0 to 6
constexpr int all = led_length + 7;
}  // namespace feature

}  // namespace dummywhist::belief
