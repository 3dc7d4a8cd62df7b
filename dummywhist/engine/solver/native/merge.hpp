// Which cards need a proof not name, for all that is known? A proof names who holds the cards that mattered. Those
// that the suit lengths place anyway need no name. If every other holder that the lowest named card of its suit could
// have leads to an answer as good, it needs none either: then the patterns of those answers merge into one.
#pragma once

#include "compress.hpp"
#include "state.hpp"
#include "table.hpp"

namespace dummywhist::solver::SOLVER_CODE {

// `mask` without the lowest named cards of a suit that lie where all cards below them lie. Whatever is named, all
// higher cards of its suit are.
template <class R>
Set without_implied(const State<R>& state, Set mask, Set all) {
    const Set named = fill_up(mask) & all;
    const Set rest = all & ~named;
    Set implied = 0;
    for (int h = 0; h < R::hands; ++h) {
        const Set hand = state.hand[h];
        implied |= empty_lanes(rest & ~hand) & ~fill_up(named & ~hand);
    }
    return named & ~implied;
}

// Does a mask name the best card of every suit in play?
inline bool names_every_top(Set mask, Set all) { return (empty_lanes(mask) & all) == 0; }

// A proof about to be stored: the cards that it names, a bound of the tricks, and whether that reaches the target.
struct Proof {
    Set mask;
    int tricks;
    bool reached;
};

template <class R>
class Merging {
  public:
    // `topped` is the key of patterns that name the top of every suit.
    Merging(const TranspositionTable& table, const State<R>& state, const Key& plain, const Key& topped,
            const Pattern& pattern, Set all, int target)
        : table_(table),
          state_(state),
          plain_(plain),
          topped_(topped),
          pattern_(pattern),
          compressor_(all),
          all_(all),
          target_(target) {}

    // Takes out all that the table says need not be named; the rest is without implied cards as before.
    void weaken(Proof& proof) const {
        while (merge_one(proof)) proof.mask = without_implied(state_, proof.mask, all_);
    }

  private:
    // Patterns that fit but for the holder of one card: those holders and the weakest bound, by the card's lane.
    struct Neighbours {
        Set cards = 0;
        unsigned holders[4] = {};  // a bit each
        int tricks[4];
    };

    // Frees one card that every possible holder may have; whether there was one.
    bool merge_one(Proof& proof) const {
        const Set lows = lowest_in_lanes(proof.mask);
        Neighbours near;
        const bool topped = names_every_top(proof.mask, all_);
        look(plain_, proof, lows, near);
        if (topped) look(topped_, proof, lows, near);
        // Patterns with another top of the suit lie apart.
        const Set tops = topped ? lows & empty_lanes(proof.mask & ~lows) : 0;
        for (Set left = near.cards | tops; left != 0; left &= left - 1) {
            const int card = lowest(left);
            const int lane = lane_of(card);
            if (!every_holder(proof, card, (tops & bit(card)) != 0, near)) continue;
            proof.mask &= ~bit(card);
            proof.tricks = proof.reached ? std::min(proof.tricks, near.tricks[lane])
                                         : std::max(proof.tricks, near.tricks[lane]);
            return true;
        }
        return false;
    }

    void look(const Key& key, const Proof& proof, Set cards, Neighbours& near) const {
        const auto see = [&](Set place, int holder, int lower, int upper) {
            if (proof.reached ? lower < target_ : upper >= target_) return;
            const Set card = compressor_.spread(place);
            const int lane = lane_of(lowest(card));
            const int tricks = proof.reached ? lower : upper;
            int& weakest = near.tricks[lane];
            if (near.holders[lane] == 0) weakest = tricks;
            weakest = proof.reached ? std::min(weakest, tricks) : std::max(weakest, tricks);
            near.holders[lane] |= 1u << holder;
            near.cards |= card;
        };
        table_.with(key, [&](const auto& table) {
            table.for_each_neighbour(key, pattern_, compressor_.gather(proof.mask), compressor_.gather(cards), see);
        });
    }

    // Is there an answer for every other hand that may hold the card?
    bool every_holder(const Proof& proof, int card, bool top, Neighbours& near) const {
        const int lane = lane_of(card);
        const Set rest = all_ & lane_set(lane) & ~proof.mask;
        for (int h = 0; h < R::hands; ++h) {
            const Set hand = state_.hand[h];
            if ((hand & bit(card)) != 0 || (hand & rest) == 0 || (near.holders[lane] >> h & 1) != 0) continue;
            if (!top) return false;
            look(topped_.with_top(lane, h), proof, bit(card), near);
            if ((near.holders[lane] >> h & 1) == 0) return false;
        }
        return true;
    }

    const TranspositionTable& table_;
    const State<R>& state_;
    const Key& plain_;
    const Key& topped_;
    const Pattern& pattern_;
    const Compressor compressor_;
    const Set all_;
    const int target_;
};

}  // namespace dummywhist::solver::SOLVER_CODE
