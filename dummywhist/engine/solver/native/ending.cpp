#include "ending.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>

namespace dummywhist::solver {
namespace {

std::uint64_t bit_of(int card) { return std::uint64_t{1} << card; }
std::uint64_t above(int card) { return ~std::uint64_t{0} << (card + 1); }
int lowest(std::uint64_t cards) { return std::countr_zero(cards); }
int highest(std::uint64_t cards) { return std::bit_width(cards) - 1; }
bool is_card(int card) { return card >= 0 && card < static_cast<int>(kPack); }
bool is_seat(int seat) { return seat >= 0 && seat < 4; }
std::size_t at(int seat) { return static_cast<std::size_t>(seat); }

}  // namespace

Ending::Ending(const std::array<std::uint64_t, 4>& hands, const PackSuits& pack, const std::vector<int>& trick,
               const std::vector<int>& chairs, const std::vector<int>& ours, int most)
    : pack_(pack), chairs_(chairs), last_(static_cast<int>(chairs.size())), most_(most) {
    std::uint64_t dealt = 0;
    if (chairs.size() < 2 || chairs.size() > 4) throw std::invalid_argument("two to four hands play");
    for (std::size_t place = 0; place < chairs.size(); ++place) {
        const int seat = chairs[place];
        if (!is_seat(seat) || std::count(chairs.begin(), chairs.end(), seat) != 1)
            throw std::invalid_argument("no chair");
        after_[at(seat)] = chairs[(place + 1) % chairs.size()];
        hands_[at(seat)] = hands[at(seat)];
        if (dealt & hands[at(seat)] || hands[at(seat)] >> kPack) throw std::invalid_argument("no hands");
        dealt |= hands[at(seat)];
    }
    for (const int seat : ours) {
        if (!is_seat(seat)) throw std::invalid_argument("no seat");
        ours_[at(seat)] = true;
    }
    live_ = dealt;
    for (const int card : trick) {
        if (!is_card(card) || dealt & bit_of(card)) throw std::invalid_argument("no trick");
        live_ |= bit_of(card);
    }
}

std::size_t Ending::Hash::operator()(const Key& key) const {
    std::uint64_t mixed = static_cast<std::uint64_t>(key.leader);
    for (const std::uint64_t hand : key.hands) {
        mixed = (mixed ^ hand) * 0x9E3779B97F4A7C15u;
        mixed ^= mixed >> 29;
    }
    return static_cast<std::size_t>(mixed);
}

int Ending::tricks(int leader, const std::vector<int>& trick, int card, int left, int guess) {
    if (!is_seat(leader) || !is_card(card) || static_cast<int>(trick.size()) >= last_ || left < 1 || left > 26)
        throw std::invalid_argument("no trick");
    int seat = leader;
    for (int place = 0; place < last_; ++place) {
        const int played = place < static_cast<int>(trick.size()) ? 1 : 0;
        if (std::popcount(hands_[at(seat)]) != left - played) throw std::invalid_argument("the hands are uneven");
        seat = after_[at(seat)];
    }
    if (seat != leader) throw std::invalid_argument("no leader");
    int best = trick.empty() ? card : trick.front();
    int winner = seat;
    for (const int other : trick) {
        if (!is_card(other)) throw std::invalid_argument("no trick");
        if (other != best && beats(other, best)) best = other, winner = seat;
        seat = after_[at(seat)];
    }
    if (!(hands_[at(seat)] & bit_of(card))) throw std::invalid_argument("the hand does not hold the card");
    if (card != best && beats(card, best)) best = card, winner = seat;
    const std::uint64_t led = suit_of(trick.empty() ? card : trick.front());
    const int place = static_cast<int>(trick.size()) + 1;
    const auto reach = [&](int need) {
        if (place == last_) return makes(winner, need - (ours_[at(winner)] ? 1 : 0), left - 1);
        return follows(after_[at(seat)], place + 1, best, winner, led, need, left, live_);
    };
    const std::array<std::uint64_t, 4> before = hands_;
    hands_[at(seat)] ^= bit_of(card);
    int found = std::clamp(guess, 0, left);
    try {
        if (found && !reach(found)) {
            --found;
            while (found && !reach(found)) --found;
        } else {
            while (found < left && reach(found + 1)) ++found;
        }
    } catch (const Over&) {
        found = -1;
    }
    hands_ = before;
    return found;
}

bool Ending::beats(int card, int best) const {
    if (suit_of(card) == suit_of(best)) return card > best;
    return suit_of(card) == pack_.trump;
}

bool Ending::makes(int leader, int need, int left) {
    if (need <= 0) return true;
    if (need > left) return false;
    if (left == 1) return last_trick(leader);
    const Key key{hands_, leader};
    const auto before = seen_.find(key);
    Known known = before == seen_.end() ? bounds(leader, left) : before->second;
    if (known.least >= need) return true;
    if (known.most < need) return false;
    if (++looked_ > most_) throw Over{};
    const std::uint64_t mine = hands_[at(leader)];
    const std::uint64_t live = hands_[0] | hands_[1] | hands_[2] | hands_[3];
    const std::uint64_t others = live & ~mine;
    Cards cards = distinct(mine, others);
    if (cards.count > 1) {
        // What did best before, then cards that are best in their suit from the highest, then low ones.
        const auto promise = [&](int card) {
            const int rank = card % 13;
            const bool beaten = others & suit_of(card) & above(card);
            return (card != known.first ? 256 : 0) + (beaten ? 128 + rank : 64 - rank);
        };
        std::stable_sort(cards.cards.begin(), cards.cards.begin() + cards.count,
                         [&](int one, int two) { return promise(one) < promise(two); });
    }
    const bool ours = ours_[at(leader)];
    bool made = !ours;
    for (int n = 0; n < cards.count; ++n) {
        const int card = cards.cards[at(n)];
        hands_[at(leader)] = mine ^ bit_of(card);
        if (follows(after_[at(leader)], 2, card, leader, suit_of(card), need, left, live) == ours) {
            known.first = card;
            made = ours;
            break;
        }
    }
    hands_[at(leader)] = mine;
    if (made) {
        known.least = need;
    } else {
        known.most = need - 1;
    }
    seen_[key] = known;
    return made;
}

// Tricks that we make at least and at most, from the highest trumps and the leader's best cards.
Ending::Known Ending::bounds(int leader, int left) const {
    const bool lead = ours_[at(leader)];
    std::uint64_t best = 0, second = 0, against = 0;
    int owner = leader;
    for (const int seat : chairs_) {
        const std::uint64_t held = hands_[at(seat)] & pack_.trump;
        if (ours_[at(seat)] != lead) against |= held;
        if (held > best) {
            second = best, best = held, owner = seat;
        } else if (held > second) {
            second = held;
        }
    }
    int sure = 0;
    if (against) {
        sure = std::popcount(best >> std::bit_width(second));
    } else {
        owner = leader;
        const std::uint64_t mine = hands_[at(leader)];
        const std::uint64_t others = (hands_[0] | hands_[1] | hands_[2] | hands_[3]) & ~mine;
        for (const std::uint64_t suit : pack_.suits) {
            if (const std::uint64_t held = mine & suit) sure += std::popcount(held >> std::bit_width(others & suit));
        }
    }
    return ours_[at(owner)] ? Known{sure, left, -1} : Known{0, left - sure, -1};
}

bool Ending::last_trick(int leader) const {
    std::uint64_t best = hands_[at(leader)];
    int winner = leader;
    const std::uint64_t led = suit_of(highest(best));
    for (int seat = after_[at(leader)]; seat != leader; seat = after_[at(seat)]) {
        const std::uint64_t card = hands_[at(seat)];
        const bool better = card & pack_.trump ? !(best & pack_.trump) || card > best
                                               : (card & led) && !(best & pack_.trump) && card > best;
        if (better) best = card, winner = seat;
    }
    return ours_[at(winner)];
}

// Whether we make `need` tricks when `seat` plays next, as hand `place` to a trick of `led`.
bool Ending::follows(int seat, int place, int best, int winner, std::uint64_t led, int need, int left,
                     std::uint64_t live) {
    const std::uint64_t mine = hands_[at(seat)];
    const bool ours = ours_[at(seat)];
    const bool last = place == last_;
    const bool ruffed = led != pack_.trump && (pack_.trump >> best & 1);
    const Cards cards = answers(mine, place, best, ours_[at(winner)] == ours, led, ruffed, live);
    for (int n = 0; n < cards.count; ++n) {
        const int card = cards.cards[at(n)];
        const std::uint64_t bit = bit_of(card);
        hands_[at(seat)] = mine ^ bit;
        const bool won = bit & led ? !ruffed && card > best : (bit & pack_.trump) && (!ruffed || card > best);
        bool made = false;
        if (last) {
            const int taker = won ? seat : winner;
            made = makes(taker, need - (ours_[at(taker)] ? 1 : 0), left - 1);
        } else {
            made = follows(after_[at(seat)], place + 1, won ? card : best, won ? seat : winner, led, need, left, live);
        }
        if (made == ours) {
            hands_[at(seat)] = mine;
            return made;
        }
    }
    hands_[at(seat)] = mine;
    return !ours;
}

// The cards worth trying, the likeliest first.
Ending::Cards Ending::answers(std::uint64_t mine, int place, int best, bool partner_wins, std::uint64_t led,
                              bool ruffed, std::uint64_t live) const {
    Cards found;
    if (const std::uint64_t suited = mine & led) {
        const int low = lowest(suited);
        const std::uint64_t better = ruffed ? 0 : suited & above(best);
        const bool last = place == last_;
        if (!better || (last && partner_wins)) {
            found.add(low);
            return found;
        }
        Cards winners;
        if (last) {
            winners.add(lowest(better));
        } else {
            winners = distinct(better, live & ~mine);
        }
        if (winners.cards[0] == low) return winners;
        const bool low_first = place == 2 || partner_wins;
        if (low_first) found.add(low);
        for (int n = 0; n < winners.count; ++n) found.add(winners.cards[at(n)]);
        if (!low_first) found.add(low);
        return found;
    }
    const std::uint64_t trumps = mine & pack_.trump;
    const std::uint64_t better = ruffed ? trumps & above(best) : trumps;
    if (better && !partner_wins) found.add(lowest(better));
    for (const std::uint64_t suit : pack_.suits) {
        const std::uint64_t held = mine & suit;
        if (held && suit != pack_.trump) found.add(lowest(held));
    }
    if (better && partner_wins) found.add(lowest(better));
    if (trumps && !better) found.add(lowest(trumps));
    return found;
}

// The cards of `mine`, the lowest of each run with no card of `others` between, from the lowest.
Ending::Cards Ending::distinct(std::uint64_t mine, std::uint64_t others) const {
    Cards found;
    int before = -1;
    for (; mine; mine &= mine - 1) {
        const int card = lowest(mine);
        if (before < 0 || suit_of(before) != suit_of(card) ||
            others & suit_of(card) & above(before) & (bit_of(card) - 1)) {
            found.add(card);
        }
        before = card;
    }
    return found;
}

}  // namespace dummywhist::solver
