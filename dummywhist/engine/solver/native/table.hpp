// Transposition table of partition search.
//
// The key is the suit lengths of all hands and who leads. Under a key lie patterns: who holds each card
// that mattered, cards counted by relative rank (two bit planes name the holder, `mask` the cards that
// mattered), with a lower and an upper bound of the tricks to come. Most patterns need the best card of
// every suit: those lie apart by who holds them, so that lists stay short. Patterns are kept in blocks of
// four, compared at once. Blocks come from a ring: when the memory is used up the oldest block goes.
// With 8 cards a hand or less the planes have 32 bits, and a block is one line of the cache.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <new>

#include "portable.hpp"
#include "state.hpp"

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace dummywhist::solver::SOLVER_CODE {

struct Pattern {
    Set holder_low;   // hands 1 and 3
    Set holder_high;  // hands 2 and 3
};

struct Found {
    bool cut;
    int bound;
    Set mask;
};

inline constexpr int kNarrowCards = 8;  // a hand

// Suit lengths, leader and cards that never win; for patterns that need every top, who holds the tops. A narrow
// one fits in `name`: it leaves out the last suit, whose lengths follow from the number of cards.
class Key {
  public:
    template <class R>
    static Key of(const State<R>& state, int leader, int cards) {
        const auto h = static_cast<std::uint64_t>(leader);
        if (!R::never && cards <= kNarrowCards) {
            return {(state.lengths & kThreeSuits) | static_cast<std::uint64_t>(cards) << 12 | h << 28, 0, true};
        }
        return {state.lengths, static_cast<std::uint32_t>(h) | state.nevers << 2, false};
    }

    // `holders`: two bits a lane.
    Key topped(std::uint64_t holders) const {
        if (narrow) return {name | std::uint64_t{1} << 30 | (holders & 15) << 44 | holders >> 4 << 60, 0, true};
        return {name, rest | static_cast<std::uint32_t>(holders) << 16 | 1u << 31, false};
    }

    // A topped key with another holder of one top.
    Key with_top(int lane, int holder) const {
        if (narrow) {
            const int shift = (lane < 2 ? 44 : 56) + 2 * lane;
            return {(name & ~(std::uint64_t{3} << shift)) | static_cast<std::uint64_t>(holder) << shift, 0, true};
        }
        const int shift = 16 + 2 * lane;
        return {name, (rest & ~(3u << shift)) | static_cast<std::uint32_t>(holder) << shift, false};
    }

    static std::uint64_t hash_of(std::uint64_t name, std::uint32_t rest) {
        const std::uint64_t hash = (name ^ (std::uint64_t{rest} << 5)) * 0x9e37'79b9'7f4a'7c15u;
        return (hash ^ hash >> 32) * 0xd6e8'feb8'6659'fd93u >> 20;
    }

    std::uint64_t name;
    std::uint64_t hash;
    std::uint32_t rest;
    bool narrow;

  private:
    static constexpr std::uint64_t kThreeSuits = 0x0fff'0fff'0fff'0fff;

    Key(std::uint64_t the_name, std::uint32_t the_rest, bool is_narrow)
        : name(the_name), hash(hash_of(the_name, the_rest)), rest(the_rest), narrow(is_narrow) {}
};

inline constexpr int kWidth = 4;  // patterns of a block

// Unused places of a block hold what fits no position, and bounds that decide nothing: lower 0, upper free.
template <class Plane>
struct Block;

template <>
struct alignas(64) Block<std::uint64_t> {
    std::uint64_t low[kWidth];
    std::uint64_t high[kWidth];
    std::uint64_t mask[kWidth];
    std::uint64_t name;
    std::uint32_t rest;
    std::uint32_t older;  // next block of the slot, 0 = none
    std::uint8_t lowers[kWidth];
    std::uint8_t uppers[kWidth];

    static constexpr int kFree = 0xff;
    int lower(int i) const { return lowers[i]; }
    int upper(int i) const { return uppers[i]; }
    void set_bounds(int i, int lower, int upper) {
        lowers[i] = static_cast<std::uint8_t>(lower);
        uppers[i] = static_cast<std::uint8_t>(upper);
    }
    bool has(const Key& key) const { return name == key.name && rest == key.rest; }
    void name_it(const Key& key) {
        name = key.name;
        rest = key.rest;
    }
    std::uint32_t key_rest() const { return rest; }
};

template <>
struct alignas(64) Block<std::uint32_t> {
    std::uint32_t low[kWidth];
    std::uint32_t high[kWidth];
    std::uint32_t mask[kWidth];
    std::uint64_t name;
    std::uint32_t older;
    std::uint8_t bounds[kWidth];  // lower and upper, four bits each

    static constexpr int kFree = 15;
    int lower(int i) const { return bounds[i] & 15; }
    int upper(int i) const { return bounds[i] >> 4; }
    void set_bounds(int i, int lower, int upper) { bounds[i] = static_cast<std::uint8_t>(lower | upper << 4); }
    bool has(const Key& key) const { return name == key.name; }
    void name_it(const Key& key) { name = key.name; }
    std::uint32_t key_rest() const { return 0; }
};
static_assert(sizeof(Block<std::uint64_t>) == 128 && sizeof(Block<std::uint32_t>) == 64);

template <class Plane>
class PatternTable {
  public:
    using Block = SOLVER_CODE::Block<Plane>;

    explicit PatternTable(std::size_t memory_bytes) {
        capacity_ = memory_bytes / (sizeof(Block) + sizeof(std::uint32_t));
        if (capacity_ < 64) capacity_ = 64;
        most_heads_ = std::bit_floor(capacity_);
        head_count_ = std::min(kFewHeads, most_heads_);
        const std::size_t wanted = (capacity_ + 1) * sizeof(Block);
        page_ = wanted < 4 * kHugePage ? alignof(Block) : kHugePage;
        const std::size_t bytes = (wanted + page_ - 1) / page_ * page_;
        blocks_ = static_cast<Block*>(memory_at(page_, bytes));
#if defined(__linux__)
        if (blocks_ != nullptr && page_ == kHugePage) madvise(blocks_, bytes, MADV_HUGEPAGE);  // fewer misses of the TLB
#endif
        heads_ = static_cast<std::uint32_t*>(std::calloc(most_heads_, sizeof(std::uint32_t)));
        if (blocks_ == nullptr || heads_ == nullptr) {
            release_at(page_, blocks_);
            std::free(heads_);
            throw std::bad_alloc();
        }
        std::memset(static_cast<void*>(blocks_), 0, sizeof(Block));
    }
    ~PatternTable() {
        release_at(page_, blocks_);
        std::free(heads_);
    }
    PatternTable(const PatternTable&) = delete;
    PatternTable& operator=(const PatternTable&) = delete;

    void clear() {
        std::memset(heads_, 0, head_count_ * sizeof(std::uint32_t));
        head_count_ = std::min(kFewHeads, most_heads_);
        used_ = 0;
        next_ = 0;
    }

    // Hold what another table of the same size holds.
    void copy(const PatternTable& other) {
        head_count_ = other.head_count_;
        std::memcpy(heads_, other.heads_, head_count_ * sizeof(std::uint32_t));
        std::memcpy(static_cast<void*>(blocks_), other.blocks_, (other.used_ + 1) * sizeof(Block));
        used_ = other.used_;
        next_ = other.next_;
    }

    std::size_t memory() const {
        return touched_ == 0 ? 0 : head_count_ * sizeof(std::uint32_t) + (touched_ + 1) * sizeof(Block);
    }

    // Have the head of a slot brought near.
    void fetch(const Key& key) const { prefetch(&heads_[slot(key)]); }

    // Have the first block of a slot brought near.
    void fetch_block(const Key& key) const { fetch_block(heads_[slot(key)]); }

    // A pattern that fits and decides whether `target` tricks are reached.
    Found find(const Key& key, const Pattern& pattern, int target) const {
        std::uint32_t at = heads_[slot(key)];
        do {
            const Block& block = blocks_[at];
            at = block.older;
            fetch_block(at);
            for (unsigned fits = matches(block, pattern) & -unsigned{block.has(key)}; fits != 0; fits &= fits - 1) {
                const int i = std::countr_zero(fits);
                const int lower = block.lower(i);
                const int upper = block.upper(i);
                if ((lower >= target) | (upper < target)) return {true, lower >= target ? lower : upper, block.mask[i]};
            }
        } while (at != 0);
        return {false, 0, 0};
    }

    // Calls `each(card, holder, lower, upper)` for every pattern that would fit if one card, of `movable`, had
    // another holder, and that needs no cards but those of `mask`.
    template <class Each>
    void for_each_neighbour(const Key& key, const Pattern& pattern, Set mask, Set movable, Each each) const {
        for (std::uint32_t at = heads_[slot(key)]; at != 0; at = blocks_[at].older) {
            const Block& block = blocks_[at];
            if (!block.has(key)) continue;
            for (unsigned near = neighbours(block, pattern, mask, movable); near != 0; near &= near - 1) {
                const int i = std::countr_zero(near);
                const Set differ = difference(block, pattern, i);
                if (differ == 0 || (differ & (differ - 1)) != 0) continue;
                const int holder = ((block.low[i] & differ) != 0 ? 1 : 0) | ((block.high[i] & differ) != 0 ? 2 : 0);
                each(differ, holder, block.lower(i), block.upper(i));
            }
        }
    }

    void store(const Key& key, const Pattern& pattern, Set mask, int lower, int upper) {
        const Set low = pattern.holder_low & mask;
        const Set high = pattern.holder_high & mask;
        std::uint32_t room = 0;
        int place = 0;
        for (std::uint32_t at = heads_[slot(key)]; at != 0; at = blocks_[at].older) {
            Block& block = blocks_[at];
            if (!block.has(key)) continue;
            // Does the new pattern cover an old one: fewer cards that matter, and bounds as narrow?
            for (unsigned near = wider(block, {low, high}, mask); near != 0; near &= near - 1) {
                const int i = std::countr_zero(near);
                if (block.mask[i] == mask) {
                    lower = std::max<int>(lower, block.lower(i));
                    upper = std::min<int>(upper, block.upper(i));
                } else if (lower < block.lower(i) || upper > block.upper(i)) {
                    continue;
                }
                drop(block, i);
            }
            if (const unsigned free = unused(block); room == 0 && free != 0) {
                room = at;
                place = std::countr_zero(free);
            }
        }
        if (room == 0) room = push(key);
        Block& block = blocks_[room];
        block.low[place] = static_cast<Plane>(low);
        block.high[place] = static_cast<Plane>(high);
        block.mask[place] = static_cast<Plane>(mask);
        block.set_bounds(place, lower, upper);
    }

  private:
    static constexpr std::size_t kFewHeads = std::size_t{1} << 15;
    static constexpr Plane kUnused = static_cast<Plane>(-1);  // fits nothing
    static constexpr std::size_t kHugePage = std::size_t{1} << 21;

    void fetch_block(std::uint32_t at) const {
        const Block* block = &blocks_[at];
        prefetch(block);
        if constexpr (sizeof(Block) > 64) prefetch(&block->name);
    }

    static void drop(Block& block, int i) {
        block.mask[i] = 0;
        block.low[i] = block.high[i] = kUnused;
        block.set_bounds(i, 0, Block::kFree);
    }

    // Cards that the pattern needs and another hand holds.
    static Set difference(const Block& block, const Pattern& pattern, int i) {
        return ((pattern.holder_low & block.mask[i]) ^ block.low[i]) |
               ((pattern.holder_high & block.mask[i]) ^ block.high[i]);
    }

#if defined(SOLVER_BMI2)
    // Four planes at once, whatever their width.
    struct Planes {
        static auto load(const std::uint64_t* p) { return _mm256_load_si256(reinterpret_cast<const __m256i*>(p)); }
        static auto load(const std::uint32_t* p) { return _mm_load_si128(reinterpret_cast<const __m128i*>(p)); }
        static auto all(std::uint64_t set) { return _mm256_set1_epi64x(static_cast<long long>(set)); }
        static auto all(std::uint32_t set) { return _mm_set1_epi32(static_cast<int>(set)); }
        static unsigned empty(__m256i a) {
            return static_cast<unsigned>(
                _mm256_movemask_pd(_mm256_castsi256_pd(_mm256_cmpeq_epi64(a, _mm256_setzero_si256()))));
        }
        static unsigned empty(__m128i a) {
            return static_cast<unsigned>(_mm_movemask_ps(_mm_castsi128_ps(_mm_cmpeq_epi32(a, _mm_setzero_si128()))));
        }
        static auto differ(const Block& block, const Pattern& pattern) {
            const auto mask = load(block.mask);
            const auto low = all(static_cast<Plane>(pattern.holder_low));
            const auto high = all(static_cast<Plane>(pattern.holder_high));
            return ((low & mask) ^ load(block.low)) | ((high & mask) ^ load(block.high));
        }
    };

    static unsigned matches(const Block& block, const Pattern& pattern) {
        return Planes::empty(Planes::differ(block, pattern));
    }

    // Patterns that need the cards of `mask`, held as here, and perhaps others.
    static unsigned wider(const Block& block, const Pattern& pattern, Set mask) {
        const auto low = Planes::all(static_cast<Plane>(pattern.holder_low));
        const auto high = Planes::all(static_cast<Plane>(pattern.holder_high));
        const auto named = Planes::all(static_cast<Plane>(mask));
        const auto other = (Planes::load(block.low) ^ low) | (Planes::load(block.high) ^ high);
        return Planes::empty((other | ~Planes::load(block.mask)) & named) & ~unused(block);
    }

    static unsigned unused(const Block& block) {
        return Planes::empty(~Planes::load(block.low));
    }

    // Patterns that need no cards but those of `mask` and differ in none but the movable ones.
    static unsigned neighbours(const Block& block, const Pattern& pattern, Set mask, Set movable) {
        const auto fixed = Planes::all(static_cast<Plane>(~movable));
        const auto other = Planes::all(static_cast<Plane>(~mask));
        return Planes::empty((Planes::differ(block, pattern) & fixed) | (Planes::load(block.mask) & other));
    }
#else
    static unsigned matches(const Block& block, const Pattern& pattern) {
        unsigned fits = 0;
        for (int i = 0; i < kWidth; ++i) fits |= static_cast<unsigned>(difference(block, pattern, i) == 0) << i;
        return fits;
    }

    static unsigned wider(const Block& block, const Pattern& pattern, Set mask) {
        unsigned near = 0;
        for (int i = 0; i < kWidth; ++i) {
            const Set other = (block.low[i] ^ pattern.holder_low) | (block.high[i] ^ pattern.holder_high);
            near |= static_cast<unsigned>(((other | ~Set{block.mask[i]}) & mask) == 0) << i;
        }
        return near & ~unused(block);
    }

    static unsigned unused(const Block& block) {
        unsigned free = 0;
        for (int i = 0; i < kWidth; ++i) free |= static_cast<unsigned>(block.low[i] == kUnused) << i;
        return free;
    }

    static unsigned neighbours(const Block& block, const Pattern& pattern, Set mask, Set movable) {
        unsigned near = 0;
        for (int i = 0; i < kWidth; ++i) {
            const Set wrong = (difference(block, pattern, i) & ~movable) | (block.mask[i] & ~mask);
            near |= static_cast<unsigned>(wrong == 0) << i;
        }
        return near;
    }
#endif

    std::size_t slot(const Key& key) const { return key.hash & (head_count_ - 1); }
    std::size_t slot(const Block& block) const { return Key::hash_of(block.name, block.key_rest()) & (head_count_ - 1); }

    // The oldest block of all is the last of its slot, because blocks enter at the head.
    std::uint32_t push(const Key& key) {
        if (used_ >= head_count_ / 4 && head_count_ < most_heads_ && used_ < capacity_) grow();
        next_ = next_ == capacity_ ? 1 : next_ + 1;
        const auto at = static_cast<std::uint32_t>(next_);
        Block& block = blocks_[at];
        if (used_ == capacity_) {
            std::uint32_t* last = &heads_[slot(block)];
            while (*last != at) last = &blocks_[*last].older;
            *last = 0;
        } else {
            ++used_;
            if (used_ > touched_) touched_ = used_;
        }
        for (int i = 0; i < kWidth; ++i) drop(block, i);
        block.name_it(key);
        link(at);
        return at;
    }

    // A block as the head of its slot.
    void link(std::uint32_t at) {
        std::uint32_t& head = heads_[slot(blocks_[at])];
        blocks_[at].older = head;
        head = at;
    }

    // Twice as many slots: few of them lie near in the cache, many keep the keys apart. Asked for before the ring is
    // full, while the blocks lie by age.
    void grow() {
        std::memset(heads_, 0, head_count_ * sizeof(std::uint32_t));
        head_count_ *= 2;
        for (std::size_t at = 1; at <= used_; ++at) link(static_cast<std::uint32_t>(at));
    }

    Block* blocks_ = nullptr;  // [0] belongs to no key
    std::uint32_t* heads_ = nullptr;
    std::size_t page_ = 0;
    std::size_t capacity_ = 0;
    std::size_t head_count_ = 0;
    std::size_t most_heads_ = 0;
    std::size_t used_ = 0;
    std::size_t touched_ = 0;
    std::size_t next_ = 0;  // last block given out
};

// The tables of narrow and wide patterns, as one.
class TranspositionTable {
  public:
    explicit TranspositionTable(std::size_t memory_bytes) : narrow_(memory_bytes / 2), wide_(memory_bytes / 2) {}

    void clear() {
        narrow_.clear();
        wide_.clear();
    }
    void copy(const TranspositionTable& other) {
        narrow_.copy(other.narrow_);
        wide_.copy(other.wide_);
    }
    std::size_t memory() const { return narrow_.memory() + wide_.memory(); }

    // Calls `task(table)` with the table where a key belongs.
    template <class Task>
    decltype(auto) with(const Key& key, Task task) {
        return key.narrow ? task(narrow_) : task(wide_);
    }
    template <class Task>
    decltype(auto) with(const Key& key, Task task) const {
        return key.narrow ? task(narrow_) : task(wide_);
    }

  private:
    PatternTable<std::uint32_t> narrow_;
    PatternTable<std::uint64_t> wide_;
};

}  // namespace dummywhist::solver::SOLVER_CODE
