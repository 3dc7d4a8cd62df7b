// The search itself: null windows, play trick by trick, with the table, the bounds and the ordering.
#pragma once

#include "bounds.hpp"
#include "compress.hpp"
#include "cuts.hpp"
#include "kernel.hpp"
#include "merge.hpp"
#include "order.hpp"
#include "table.hpp"

namespace dummywhist::solver::SOLVER_CODE {

// A bound of the maximisers' tricks and the cards whose rank it rests on.
struct Result {
    int tricks;
    Set mask;
};

// What a search learns.
struct Memory : KernelMemory {
    // The cut cards and the rest; not their exact size, for the table must be as large on every machine.
    static constexpr std::size_t kOverhead = (std::size_t{1} << 17) + (std::size_t{1} << 10);

    explicit Memory(std::size_t bytes) : table(bytes - std::min(bytes / 2, kOverhead)) {}

    TranspositionTable table;
    CutCards cuts;
};

// Looks on at the search, for the tool that fits the move ordering; this one does not look.
struct NoWatch {
    static constexpr bool looks = false;
};

template <class R, class Weights = OrderWeights, class Watch = NoWatch>
class Search : public Solver::Kernel {
  public:
    Search(std::size_t memory_bytes, const Weights& weights)
        : Search(std::make_unique<Memory>(memory_bytes), weights) {}
    Search(std::unique_ptr<Memory> memory, const Weights& weights)
        : memory_(std::move(memory)), table_(memory_->table), cuts_(memory_->cuts), weights_(weights) {}

    std::unique_ptr<KernelMemory> give_memory() override {
        clear();
        return std::move(memory_);
    }

    void clear() override {
        table_.clear();
        cuts_.clear();
    }
    void clear_cuts() override { cuts_.clear(); }
    std::uint64_t nodes() const override { return nodes_; }
    std::size_t memory() const override { return table_.memory() + Memory::kOverhead; }

    void set(const Position& position, const Limits& limits) override {
        limits_ = &limits;
        stop_after(limits.nodes);
        state_ = {};
        state_.maximisers = position.sides;
        state_.free_joker_lead = position.joker_lead == JokerLead::free;
        state_.must_throw = position.must_throw;
        for (int h = 0; h < R::hands; ++h) {
            const auto seat = static_cast<std::size_t>(h);
            state_.hand[h] = position.cards[seat];
            for (int lane = 0; lane < 4; ++lane) {
                const auto length = static_cast<std::uint64_t>(count(position.cards[seat] & lane_set(lane)));
                state_.lengths += length << (16 * h + 4 * lane);
            }
            state_.nevers += static_cast<std::uint32_t>(position.never[seat]) << (3 * h);
        }
        root_place_ = position.played_count;
        root_ = {};
        root_.leader = root_.winner = position.leader;
        for (int place = 0; place < root_place_; ++place) {
            const Card& card = position.played[static_cast<std::size_t>(place)];
            const int index = card.lane == kNeverLane ? kNeverCard : 16 * card.lane + card.bit;
            root_ = with(root_, seat(position.leader, place), index);
        }
    }

    int search(int target, int card) override {
        const int left = state_.cards(seat(root_.leader, root_place_));
        if (target <= 0) return 0;
        if (target > left) return left;
        const State<R> before = state_;
        try {
            return at_root(target, card).tricks;
        } catch (const Unfinished&) {
            state_ = before;
            throw;
        }
    }

  protected:
    static constexpr std::uint64_t kLookEvery = 4096;  // nodes between looks at the clock
    static constexpr std::uint64_t kNoKey = 0;
    static constexpr int kMergeFrom = 4;  // cards a hand: below it the search is as quick as the merging
    using Moves = typename Order<R, Weights>::Moves;
    static constexpr int kHands = R::hands;

    static int seat(int leader, int place) { return State<R>::seat(leader, place); }

    Result at_root(int target, int card) {
        switch (root_place_) {
            case 0:
                return card < 0 ? lead(root_.leader, target) : after_card<0>(target, card);
            case 1:
                return at_place<1>(target, card);
            case 2:
                if constexpr (kHands > 2) return at_place<2>(target, card);
                break;
            default:
                if constexpr (kHands > 3) return at_place<3>(target, card);
                break;
        }
        return {0, 0};
    }

    template <int Place>
    Result at_place(int target, int card) {
        return card < 0 ? play<Place>(root_, target) : after_card<Place>(target, card);
    }

    template <int Place>
    Result after_card(int target, int card) {
        const int h = seat(root_.leader, Place);
        state_.take(h, card);
        const Result result = go_on<Place>(with(root_, h, card), target);
        state_.give_back(h, card);
        return result;
    }

    static Trick with(Trick trick, int h, int card) {
        if (R::never && card == kNeverCard) return trick;
        const Set played = bit(card);
        trick.played |= played;
        if (trick.led == 0) {
            trick.led = lane_around(card);
            trick.best = played;
            trick.winner = h;
            return trick;
        }
        const Set contenders = R::trumps ? trick.led | kTrumps : trick.led;
        // Trumps lie in the last lane, so a plain comparison ranks them above the suit led.
        trick.best = std::max(trick.best, played & contenders);
        trick.winner = trick.best == played ? h : trick.winner;
        return trick;
    }

    template <int Place>
    Result go_on(const Trick& trick, int target) {
        if constexpr (Place + 1 == kHands) {
            return finish(trick, target);
        } else {
            return play<Place + 1>(trick, target);
        }
    }

    Result finish(const Trick& trick, int target) {
        const int won = state_.maximises(trick.winner) ? 1 : 0;
        Result result = lead(trick.winner, target - won);
        result.tricks += won;
        // Rank mattered only if the winner beat a card of its own suit.
        if (trick.best != 0 && (trick.played & lane_around(lowest(trick.best))) != trick.best) {
            result.mask |= trick.best;
        }
        return result;
    }

    template <int Place>
    std::uint64_t cut_key(const Trick& trick, int h, int target) const {
        const int shift = lowest(trick.led) & 63;
        std::uint64_t key = state_.hand[h] >> shift & kLane;
        const std::uint64_t whole = state_.hand[h] * 0x2545'f491'4f6c'dd1du;
        key |= whole & only_if(key == 0);
        for (int place = Place + 1; place < kHands; ++place) {
            const int other = seat(trick.leader, place);
            key ^= (state_.hand[other] >> shift & kLane) << (16 * (place - Place));
        }
        key += static_cast<std::uint64_t>(target) << 60;
        key *= 0x9e37'79b9'7f4a'7c15u;
        key ^= static_cast<std::uint64_t>(lowest(trick.best) << 8 | shift << 2 | h) * 0xc2b2'ae3d'27d4'eb4fu;
        return (key ^ key >> 29) * 0xbf58'476d'1ce4'e5b9u;
    }

    std::uint64_t lead_cut_key(int h, int target) const {
        std::uint64_t hand = state_.hand[h];
        if constexpr (R::pairs) hand += 3 * state_.hand[(h + 2) & 3];
        const std::uint64_t hash = (hand ^ static_cast<std::uint64_t>(h + 4 * target + 1) *
                                                         0xff51'afd7'ed55'8ccdu) * 0x9e37'79b9'7f4a'7c15u;
        return (hash ^ hash >> 31) * 0xbf58'476d'1ce4'e5b9u;
    }

    // What a hand has before it has looked at any of its cards.
    Result nothing_of(int h) const { return {state_.maximises(h) ? -1 : 99, 0}; }

    // Searches the moves of one hand: the card that refuted in a like situation, and if it does not, all in
    // order. `all`: what those of its cards come to that are not legal here. `list(moves)` fills in the moves;
    // `descend(card)` plays a card and gives the result.
    template <class List, class Descend>
    Result best_of(int h, Set legal, Set others, std::uint64_t key, int target, Result all, List list,
                   Descend descend) {
        const bool maximises = state_.maximises(h);
        Set alike = 0;  // cards that fare as one that was searched
        // Whether the card refutes; then `all` is the result.
        const auto refutes = [&](int card) {
            Result result = descend(card);
            if ((result.tricks >= target) == maximises) {
                if (key != kNoKey && card != kNeverCard) cuts_.store(key, card);
                all = result;
                return true;
            }
            if (!R::never || card != kNeverCard) {
                const Set lane = lane_around(card);
                const Set mattered = fill_up(result.mask & lane);
                // If no rank of this suit down to the card counted, what does not count is all alike.
                alike |= bit(card) | (lane & ~mattered & only_if((mattered & bit(card)) == 0));
                // A card that won by rank stands for its lower equals too.
                result.mask |= run_around(legal, others, card) & only_if((result.mask & bit(card)) != 0);
            }
            all.mask |= result.mask;
            all.tricks =
                maximises ? std::max(all.tricks, result.tricks) : std::min(all.tricks, result.tricks);
            return false;
        };
        Set known = key == kNoKey ? 0 : cuts_.find(key) & legal;
        if constexpr (Watch::looks) known = watch_.first_of(known);
        if (known != 0) {
            if (refutes(highest(run_around(legal, others, lowest(known))))) return all;
        }
        Moves moves;
        list(moves);
        for (int i = 0; i < moves.size(); ++i) {
            const int card = moves.next(i);
            if ((!R::never || card != kNeverCard) && (alike & bit(card)) != 0) continue;
            if (refutes(card)) return all;
        }
        return all;
    }

    template <int Place>
    Result play(const Trick& trick, int target) {
        const int h = seat(trick.leader, Place);
        const Set own = state_.hand[h];
        const Set in_suit = own & trick.led;
        const Set legal = in_suit != 0 ? in_suit : own;
        const Set others = (state_.in_play() & ~legal) | trick.best;
        if (!R::never && all_touch(legal, others)) {
            const int card = highest(legal);
            state_.take(h, card);
            Result result = go_on<Place>(with(trick, h, card), target);
            state_.give_back(h, card);
            // If it fails, a card that won by rank stands for its lower equals too.
            const bool refutes = (result.tricks >= target) == state_.maximises(h);
            result.mask |= legal & only_if(!refutes & ((result.mask & bit(card)) != 0));
            return result;
        }
        if constexpr (Watch::looks) watch_.see(*this, trick, Place, h, target);
        // The last hand sees what its cards do: there the order alone is better.
        const std::uint64_t key = Place + 1 == kHands ? kNoKey : cut_key<Place>(trick, h, target);
        return best_of(
            h, legal, others, key, target, nothing_of(h),
            [&](Moves& moves) {
                const int cards = state_.cards(h);
                const int need = state_.maximises(h) ? target : cards - target + 1;
                order().template follow<Place>(trick, h, state_.in_play(), need, cards, moves);
            },
            [&](int card) {
                state_.take(h, card);
                const Result after = go_on<Place>(with(trick, h, card), target);
                state_.give_back(h, card);
                return after;
            });
    }

    Result lead(int h, int target) {
        const int cards = state_.cards(h);
        if (target <= 0) return {0, 0};
        if (target > cards) return {cards, 0};
        if (cards == 1 && !R::never) return last_trick(h);
        count_node();

        const Set all = state_.in_play();
        const Key key = Key::of(state_, h, cards);
        const Set tops = highest_in_lanes(all);
        const Key topped = key.topped(tops_holders(tops));
        table_.with(key, [&](const auto& table) {
            table.fetch(topped);
            table.fetch(key);
        });
        Result result;
        const bool maximises = state_.maximises(h);
        const int need = maximises ? target : cards - target + 1;
        QuickTricks<R> quick(state_, h, cards, all, tops, need);
        if (const Bound bound = quick.own(); bound.tricks >= need) {
            return {maximises ? bound.tricks : cards - bound.tricks, without_implied(state_, bound.mask, all)};
        }
        const Compressor compressor(all);
        const Pattern pattern = {compressor.gather(state_.hand[1] | state_.hand[3]),
                                 compressor.gather(state_.hand[2] | state_.hand[3])};
        const Found found = table_.with(key, [&](const auto& table) {
            table.fetch_block(topped);
            table.fetch_block(key);
            const Found plain = table.find(key, pattern, target);
            return plain.cut ? plain : table.find(topped, pattern, target);
        });
        if (found.cut) return {found.bound, compressor.spread(found.mask)};
        if (by_bounds(h, need, cards, all, tops, quick, result)) {
            return {result.tricks, without_implied(state_, result.mask, all)};
        }

        Trick trick;
        trick.leader = trick.winner = h;
        Set legal = state_.hand[h];
        Result fails = nothing_of(h);
        if constexpr (R::pairs) {
            const LosingLeads losing = losing_leads(state_, h, cards, all, tops, cards - need);
            legal &= ~losing.lanes;
            if (losing.lanes != 0) fails = {maximises ? need - 1 : cards - need + 1, losing.mask};
        }
        if constexpr (Watch::looks) watch_.see(*this, trick, 0, h, target);
        result = best_of(
            h, legal, all & ~state_.hand[h], lead_cut_key(h, target), target, fails,
            [&](Moves& moves) {
                order().lead(h, legal, all, need, cards, moves);
            },
            [&](int card) {
                state_.take(h, card);
                const Result after = go_on<0>(with(trick, h, card), target);
                state_.give_back(h, card);
                return after;
            });
        Proof proof = {without_implied(state_, result.mask, all), result.tricks, result.tricks >= target};
        if (cards >= kMergeFrom) Merging<R>(table_, state_, key, topped, pattern, all, target).weaken(proof);
        table_.with(key, [&](auto& table) {
            table.store(names_every_top(proof.mask, all) ? topped : key, pattern, compressor.gather(proof.mask),
                        proof.reached ? proof.tricks : 0, proof.reached ? cards : proof.tricks);
        });
        result = {proof.tricks, proof.mask};
        return result;
    }

    // Two bits a lane: who holds its best card.
    std::uint64_t tops_holders(Set tops) const {
        const Set low = (state_.hand[1] | state_.hand[3]) & tops;
        const Set high = (state_.hand[2] | state_.hand[3]) & tops;
        // What lies in a lane carries into its bit 15.
        const Set held = ((low + ~kLaneEnds) & kLaneEnds) >> 15 | ((high + ~kLaneEnds) & kLaneEnds) >> 14;
        return (held | held >> 14 | held >> 28 | held >> 42) & 0xff;
    }

    bool by_bounds(int h, int need, int cards, Set all, Set tops, const QuickTricks<R>& quick, Result& result) const {
        const bool maximises = state_.maximises(h);
        if (const Bound bound = quick.with_friends(); bound.tricks >= need) {
            result = {maximises ? bound.tricks : cards - bound.tricks, bound.mask};
            return true;
        }
        if constexpr (R::trumps) {
            const int asked = cards - need + 1;
            const Bound against = sure_trump_tricks_of_side(state_, !maximises, asked);
            if (against.tricks > cards - need) {
                result = {maximises ? cards - against.tricks : against.tricks, against.mask};
                return true;
            }
        }
        if (R::trumps && need == cards) {
            const Bound against = guarded_second_trump(state_, h, all);
            if (against.tricks > 0) {
                result = {maximises ? cards - 1 : 1, against.mask};
                return true;
            }
        }
        if (R::pairs && need == cards) {
            const Bound against = blocked_top(state_, h, tops);
            if (against.tricks > 0) {
                result = {maximises ? cards - 1 : 1, against.mask};
                return true;
            }
        }
        if (!R::never && need == cards) {
            const Bound against = one_for_the_enemies(state_, h, cards, all);
            if (against.tricks > 0) {
                result = {maximises ? cards - 1 : 1, against.mask};
                return true;
            }
        }
        return false;
    }

    Result last_trick(int h) const {
        const Set all = state_.in_play();
        const Set led = lane_around(lowest(state_.hand[h]));
        // Trumps lie in the last lane, above the suit led.
        const Set best = bit(highest(all & (R::trumps ? led | kTrumps : led)));
        bool won = false;
        for (int hand = 0; hand < kHands; ++hand) won |= state_.maximises(hand) & ((state_.hand[hand] & best) != 0);
        const bool by_rank = (all & lane_around(lowest(best))) != best;
        return {won ? 1 : 0, by_rank ? best : 0};
    }

    Order<R, Weights> order() const { return Order<R, Weights>(state_, weights_); }

    void count_node() {
        if (nodes_ >= next_look_) look_at_limits();
        ++nodes_;
    }

    // So many nodes more, and no others.
    void stop_after(std::uint64_t nodes) {
        last_node_ = nodes < kNoNodeLimit - nodes_ ? nodes_ + nodes : kNoNodeLimit;
        next_look_ = std::min(last_node_, nodes_ + kLookEvery);
    }

    void look_at_limits() {
        if (nodes_ >= last_node_) throw Unfinished{};
        next_look_ = std::min(last_node_, nodes_ + kLookEvery);
        if (limits_->cancel != nullptr && limits_->cancel->load(std::memory_order_relaxed))
            throw Unfinished{};
        if (limits_->deadline != std::chrono::steady_clock::time_point::max() &&
            std::chrono::steady_clock::now() >= limits_->deadline) {
            throw Unfinished{};
        }
    }

    State<R> state_;
    std::unique_ptr<Memory> memory_;
    TranspositionTable& table_;
    CutCards& cuts_;
    const Weights& weights_;
    [[no_unique_address]] Watch watch_;
    const Limits* limits_ = nullptr;
    std::uint64_t nodes_ = 0;
    std::uint64_t last_node_ = kNoNodeLimit;
    std::uint64_t next_look_ = 0;
    Trick root_;
    int root_place_ = 0;
};

template <class R>
std::unique_ptr<Solver::Kernel> make(std::unique_ptr<Memory> memory) {
    return std::make_unique<Search<R>>(std::move(memory), R::trumps ? kTrumpWeights : kNoTrumpWeights);
}

inline std::unique_ptr<Solver::Kernel> make_search(Shape shape, std::size_t memory_bytes,
                                                   std::unique_ptr<KernelMemory> used) {
    std::unique_ptr<Memory> memory(static_cast<Memory*>(used.release()));
    if (!memory) memory = std::make_unique<Memory>(memory_bytes);
    switch (shape) {
        case Shape::pairs: return make<Rules<4, false, false, true>>(std::move(memory));
        case Shape::pairs_trumps: return make<Rules<4, true, false, true>>(std::move(memory));
        case Shape::four: return make<Rules<4, false, false, false>>(std::move(memory));
        case Shape::four_trumps: return make<Rules<4, true, false, false>>(std::move(memory));
        case Shape::four_never: return make<Rules<4, false, true, false>>(std::move(memory));
        case Shape::three: return make<Rules<3, false, false, false>>(std::move(memory));
        case Shape::three_trumps: return make<Rules<3, true, false, false>>(std::move(memory));
        case Shape::three_never: return make<Rules<3, false, true, false>>(std::move(memory));
        case Shape::two: return make<Rules<2, false, false, false>>(std::move(memory));
        case Shape::two_trumps: return make<Rules<2, true, false, false>>(std::move(memory));
        case Shape::two_never: return make<Rules<2, false, true, false>>(std::move(memory));
    }
    return nullptr;
}

}  // namespace dummywhist::solver::SOLVER_CODE
