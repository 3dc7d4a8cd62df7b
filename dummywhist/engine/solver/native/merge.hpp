// Which cards need a proof not name, for all that is known? A proof names who holds the cards that mattered. If
// every other holder that the lowest of them in its suit could have leads to an answer as good, it need not be
// named: then the patterns of those answers merge into one that fits them all.
#pragma once

#include "table.hpp"

namespace dummywhist::solver::SOLVER_CODE {

// A proof about to be stored: whether `target` was reached, `tricks` a bound of it, and the relative ranks
// that it names.
struct Proof {
    Set mask;
    int tricks;
    bool reached;
};

// The lowest named cards of a suit that lie where all cards below them lie: the lengths say so too.
// `hand_with(card)` gives the cards of the hand that holds a card.
template <class HandWith>
Set implied(Set suit, Set named, HandWith hand_with) {
    if (named == 0) return 0;
    const Set rest = suit & ~named;
    const Set first = rest != 0 ? rest : named;
    const Set same = hand_with(first & (~first + 1));
    if ((rest & ~same) != 0) return 0;
    const Set others = named & ~same;
    return others == 0 ? named : named & below(lowest(others));
}

class Merging {
  public:
    // `all` are the cards in play; `topped` is the key of patterns that name the top of every suit.
    Merging(const TranspositionTable& table, const Key& plain, const Key& topped, const Pattern& pattern, Set all,
            int target)
        : table_(table), plain_(plain), topped_(topped), pattern_(pattern), target_(target) {
        int at = 0;
        for (int lane = 0; lane < 4; ++lane) {
            const int size = count(all & lane_set(lane));
            suit_[lane] = ((Set{1} << size) - 1) << at;
            at += size;
        }
    }

    bool names_every_top(Set mask) const {
        for (const Set suit : suit_) {
            if (suit != 0 && (mask & suit) == 0) return false;
        }
        return true;
    }

    void weaken(Proof& proof) const {
        do {
            for (const Set suit : suit_) {
                proof.mask &= ~implied(suit, proof.mask & suit, [this](Set card) {
                    return held_by(((pattern_.holder_low & card) != 0 ? 1 : 0) |
                                   ((pattern_.holder_high & card) != 0 ? 2 : 0));
                });
            }
        } while (merge_one(proof));
    }

  private:
    Set held_by(int hand) const {
        return ((hand & 1) != 0 ? pattern_.holder_low : ~pattern_.holder_low) &
               ((hand & 2) != 0 ? pattern_.holder_high : ~pattern_.holder_high);
    }

    // Frees one card that every possible holder may have; whether there was one.
    bool merge_one(Proof& proof) const {
        Set lows = 0;
        unsigned missing[4] = {};  // other holders of the lowest named card without an answer, a bit each
        int tricks[4];
        for (int lane = 0; lane < 4; ++lane) {
            tricks[lane] = proof.tricks;
            const Set named = proof.mask & suit_[lane];
            if (named == 0) continue;
            const Set low = named & (~named + 1);
            const Set rest = suit_[lane] & ~proof.mask;
            lows |= low;
            for (int hand = 0; hand < 4; ++hand) {
                const Set held = held_by(hand);
                if ((held & low) == 0 && (held & rest) != 0) missing[lane] |= 1u << hand;
            }
        }
        if (lows == 0) return false;
        const auto look = [&](Set card, int holder, int lower, int upper) {
            if (proof.reached ? lower < target_ : upper >= target_) return;
            int lane = 0;
            while ((suit_[lane] & card) == 0) ++lane;
            missing[lane] &= ~(1u << holder);
            tricks[lane] = proof.reached ? std::min(tricks[lane], lower) : std::max(tricks[lane], upper);
        };
        table_.for_each_neighbour(plain_, pattern_, proof.mask, lows, look);
        const bool topped = names_every_top(proof.mask);
        if (topped) table_.for_each_neighbour(topped_, pattern_, proof.mask, lows, look);
        for (int lane = 0; lane < 4; ++lane) {
            const Set low = lows & suit_[lane];
            if (low == 0) continue;
            const bool top = (suit_[lane] & ~((low << 1) - 1)) == 0;
            if (top && topped) {
                // Patterns with another top of the suit lie apart.
                for (unsigned hands = missing[lane]; hands != 0; hands &= hands - 1) {
                    const int hand = std::countr_zero(hands);
                    Key other = topped_;
                    const int shift = 16 + 2 * lane;
                    other.rest = (other.rest & ~(3u << shift)) | static_cast<std::uint32_t>(hand) << shift;
                    table_.for_each_neighbour(other, pattern_, proof.mask, low, look);
                    if ((missing[lane] >> hand & 1) != 0) break;
                }
            }
            if (missing[lane] != 0) continue;
            proof.mask &= ~low;
            proof.tricks = tricks[lane];
            return true;
        }
        return false;
    }

    const TranspositionTable& table_;
    const Key& plain_;
    const Key& topped_;
    const Pattern& pattern_;
    const int target_;
    Set suit_[4];
};

}  // namespace dummywhist::solver::SOLVER_CODE
