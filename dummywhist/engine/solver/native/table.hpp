// Transposition table of partition search.
//
// The key is the suit lengths of all hands and who leads. Under a key lie patterns: who holds each card
// that mattered, cards counted by relative rank (two bit planes name the holder, `mask` the cards that
// mattered), with a lower and an upper bound of the tricks to come. Most patterns need the best card of
// every suit: those lie apart by who holds them, so that lists stay short. Patterns are kept in blocks of
// four, compared at once. Blocks come from a ring: when the memory is used up the oldest block goes.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <new>

#include "board.hpp"

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace dummywhist::solver::SOLVER_CODE {

struct Key {
    std::uint64_t lengths;  // four bits a suit, sixteen a hand
    std::uint32_t rest;     // leader and never cards; for patterns that need every top, who holds the tops
};

struct Pattern {
    Set holder_low;   // hands 1 and 3
    Set holder_high;  // hands 2 and 3
};

struct Found {
    bool cut;
    int bound;
    Set mask;
};

class TranspositionTable {
  public:
    explicit TranspositionTable(std::size_t memory_bytes) {
        capacity_ = memory_bytes / (sizeof(Block) + sizeof(std::uint32_t) / 2);
        if (capacity_ < 64) capacity_ = 64;
        head_count_ = std::bit_floor(capacity_ / 2);
        const std::size_t wanted = (capacity_ + 1) * sizeof(Block);
        const std::size_t page = wanted < 4 * kHugePage ? alignof(Block) : kHugePage;
        const std::size_t bytes = (wanted + page - 1) / page * page;
        blocks_ = static_cast<Block*>(std::aligned_alloc(page, bytes));
#if defined(__linux__)
        if (blocks_ != nullptr && page == kHugePage) madvise(blocks_, bytes, MADV_HUGEPAGE);  // fewer misses of the TLB
#endif
        heads_ = static_cast<std::uint32_t*>(std::calloc(head_count_, sizeof(std::uint32_t)));
        if (blocks_ == nullptr || heads_ == nullptr) {
            std::free(blocks_);
            std::free(heads_);
            throw std::bad_alloc();
        }
    }
    ~TranspositionTable() {
        std::free(blocks_);
        std::free(heads_);
    }
    TranspositionTable(const TranspositionTable&) = delete;
    TranspositionTable& operator=(const TranspositionTable&) = delete;

    void clear() {
        if (used_ < head_count_ / 16) {
            for (std::size_t at = 1; at <= used_; ++at) heads_[slot({blocks_[at].lengths, blocks_[at].rest})] = 0;
        } else {
            std::memset(heads_, 0, head_count_ * sizeof(std::uint32_t));
        }
        used_ = 0;
        next_ = 0;
    }

    // Hold what another table of the same size holds.
    void copy(const TranspositionTable& other) {
        std::memcpy(heads_, other.heads_, head_count_ * sizeof(std::uint32_t));
        std::memcpy(static_cast<void*>(blocks_), other.blocks_, (other.used_ + 1) * sizeof(Block));
        used_ = other.used_;
        next_ = other.next_;
    }

    std::size_t memory() const {
        return head_count_ * sizeof(std::uint32_t) + (touched_ + 1) * sizeof(Block);
    }

    // Have the head of a slot brought near.
    void fetch(const Key& key) const { __builtin_prefetch(&heads_[slot(key)]); }

    // Have the first block of a slot brought near.
    void fetch_block(const Key& key) const {
        const Block* block = &blocks_[heads_[slot(key)]];
        __builtin_prefetch(block);
        __builtin_prefetch(&block->lengths);
    }

    // A pattern that fits and decides whether `target` tricks are reached.
    Found find(const Key& key, const Pattern& pattern, int target) const {
        for (std::uint32_t at = heads_[slot(key)]; at != 0; at = blocks_[at].older) {
            const Block& block = blocks_[at];
            __builtin_prefetch(&blocks_[block.older]);
            __builtin_prefetch(&blocks_[block.older].lengths);
            if (block.lengths != key.lengths || block.rest != key.rest) continue;
            for (unsigned fits = matches(block, pattern); fits != 0; fits &= fits - 1) {
                const int i = std::countr_zero(fits);
                if (block.lower[i] >= target) return {true, block.lower[i], block.mask[i]};
                if (block.upper[i] < target) return {true, block.upper[i], block.mask[i]};
            }
        }
        return {false, 0, 0};
    }

    // Calls `each(card, holder, lower, upper)` for every pattern that would fit if one card, of `movable`, had
    // another holder, and that needs no cards but those of `mask`.
    template <class Each>
    void for_each_neighbour(const Key& key, const Pattern& pattern, Set mask, Set movable, Each each) const {
        for (std::uint32_t at = heads_[slot(key)]; at != 0; at = blocks_[at].older) {
            const Block& block = blocks_[at];
            if (block.lengths != key.lengths || block.rest != key.rest) continue;
            for (unsigned near = neighbours(block, pattern, mask, movable); near != 0; near &= near - 1) {
                const int i = std::countr_zero(near);
                const Set differ = ((pattern.holder_low & block.mask[i]) ^ block.low[i]) |
                                   ((pattern.holder_high & block.mask[i]) ^ block.high[i]);
                if (differ == 0 || (differ & (differ - 1)) != 0) continue;
                const int holder = ((block.low[i] & differ) != 0 ? 1 : 0) | ((block.high[i] & differ) != 0 ? 2 : 0);
                each(differ, holder, block.lower[i], block.upper[i]);
            }
        }
    }

    void store(const Key& key, const Pattern& pattern, Set mask, int lower, int upper) {
        const Set low = pattern.holder_low & mask;
        const Set high = pattern.holder_high & mask;
        std::uint32_t room = 0;
        int place = 0;
        const std::size_t head = slot(key);
        for (std::uint32_t at = heads_[head]; at != 0; at = blocks_[at].older) {
            Block& block = blocks_[at];
            if (block.lengths != key.lengths || block.rest != key.rest) continue;
            for (int i = 0; i < kWidth; ++i) {
                if (block.upper[i] != kFree) {
                    // Does the new pattern cover this one: fewer cards that matter, and bounds as narrow?
                    const Set other = ((block.low[i] ^ low) | (block.high[i] ^ high)) & mask;
                    if (((mask & ~block.mask[i]) | other) != 0) continue;
                    if (block.mask[i] == mask) {
                        lower = std::max<int>(lower, block.lower[i]);
                        upper = std::min<int>(upper, block.upper[i]);
                    } else if (lower < block.lower[i] || upper > block.upper[i]) {
                        continue;
                    }
                    drop(block, i);
                }
                if (room == 0) {
                    room = at;
                    place = i;
                }
            }
        }
        if (room == 0) room = push(head, key);
        Block& block = blocks_[room];
        block.low[place] = low;
        block.high[place] = high;
        block.mask[place] = mask;
        block.lower[place] = static_cast<std::uint8_t>(lower);
        block.upper[place] = static_cast<std::uint8_t>(upper);
    }

  private:
    static constexpr int kWidth = 4;
    static constexpr std::uint8_t kFree = 0xff;  // as upper bound: this place holds no pattern
    static constexpr std::size_t kHugePage = std::size_t{1} << 21;

    // Unused places of a block have a mask of 0 and fit nothing: lower 0, upper 255 decide no target.
    struct alignas(64) Block {
        Set low[kWidth];
        Set high[kWidth];
        Set mask[kWidth];
        std::uint64_t lengths;
        std::uint32_t older;  // next block of the slot, 0 = none
        std::uint32_t newer;  // block before it, 0 = it is the slot's head
        std::uint8_t lower[kWidth];
        std::uint8_t upper[kWidth];
        std::uint32_t rest;
    };
    static_assert(sizeof(Block) == 128);

    static void drop(Block& block, int i) {
        block.low[i] = block.high[i] = block.mask[i] = 0;
        block.lower[i] = 0;
        block.upper[i] = kFree;
    }

    static unsigned matches(const Block& block, const Pattern& pattern) {
#if defined(SOLVER_BMI2)
        const auto load = [](const Set* p) { return _mm256_load_si256(reinterpret_cast<const __m256i*>(p)); };
        const __m256i mask = load(block.mask);
        const __m256i low = _mm256_set1_epi64x(static_cast<long long>(pattern.holder_low));
        const __m256i high = _mm256_set1_epi64x(static_cast<long long>(pattern.holder_high));
        const __m256i differ =
            _mm256_or_si256(_mm256_xor_si256(_mm256_and_si256(low, mask), load(block.low)),
                            _mm256_xor_si256(_mm256_and_si256(high, mask), load(block.high)));
        const __m256i equal = _mm256_cmpeq_epi64(differ, _mm256_setzero_si256());
        return static_cast<unsigned>(_mm256_movemask_pd(_mm256_castsi256_pd(equal)));
#else
        unsigned fits = 0;
        for (int i = 0; i < kWidth; ++i) {
            const Set differ = ((pattern.holder_low & block.mask[i]) ^ block.low[i]) |
                               ((pattern.holder_high & block.mask[i]) ^ block.high[i]);
            fits |= static_cast<unsigned>(differ == 0) << i;
        }
        return fits;
#endif
    }

    // Patterns that need no cards but those of `mask` and differ in none but the movable ones.
    static unsigned neighbours(const Block& block, const Pattern& pattern, Set mask, Set movable) {
#if defined(SOLVER_BMI2)
        const auto load = [](const Set* p) { return _mm256_load_si256(reinterpret_cast<const __m256i*>(p)); };
        const auto all = [](Set set) { return _mm256_set1_epi64x(static_cast<long long>(set)); };
        const __m256i needed = load(block.mask);
        const __m256i differ =
            _mm256_or_si256(_mm256_xor_si256(_mm256_and_si256(all(pattern.holder_low), needed), load(block.low)),
                            _mm256_xor_si256(_mm256_and_si256(all(pattern.holder_high), needed), load(block.high)));
        const __m256i wrong =
            _mm256_or_si256(_mm256_andnot_si256(all(movable), differ), _mm256_andnot_si256(all(mask), needed));
        const __m256i none = _mm256_cmpeq_epi64(wrong, _mm256_setzero_si256());
        return static_cast<unsigned>(_mm256_movemask_pd(_mm256_castsi256_pd(none)));
#else
        unsigned near = 0;
        for (int i = 0; i < kWidth; ++i) {
            const Set differ = ((pattern.holder_low & block.mask[i]) ^ block.low[i]) |
                               ((pattern.holder_high & block.mask[i]) ^ block.high[i]);
            const Set wrong = (differ & ~movable) | (block.mask[i] & ~mask);
            near |= static_cast<unsigned>(wrong == 0) << i;
        }
        return near;
#endif
    }

    std::size_t slot(const Key& key) const {
        const std::uint64_t hash = (key.lengths ^ (std::uint64_t{key.rest} << 5)) * 0x9e37'79b9'7f4a'7c15u;
        return (hash ^ hash >> 32) * 0xd6e8'feb8'6659'fd93u >> 20 & (head_count_ - 1);
    }

    // The oldest block of all is the last of its slot, because blocks enter at the head.
    std::uint32_t push(std::size_t head, const Key& key) {
        next_ = next_ == capacity_ ? 1 : next_ + 1;
        const auto at = static_cast<std::uint32_t>(next_);
        Block& block = blocks_[at];
        if (used_ == capacity_) {
            if (block.newer != 0) {
                blocks_[block.newer].older = 0;
            } else {
                heads_[slot({block.lengths, block.rest})] = 0;
            }
        } else {
            ++used_;
            if (used_ > touched_) touched_ = used_;
        }
        std::memset(&block, 0, sizeof(Block));
        std::memset(block.upper, kFree, sizeof(block.upper));
        block.lengths = key.lengths;
        block.rest = key.rest;
        block.older = heads_[head];
        if (block.older != 0) blocks_[block.older].newer = at;
        heads_[head] = at;
        return at;
    }

    Block* blocks_ = nullptr;  // [0] is not used
    std::uint32_t* heads_ = nullptr;
    std::size_t capacity_ = 0;
    std::size_t head_count_ = 0;
    std::size_t used_ = 0;
    std::size_t touched_ = 0;
    std::size_t next_ = 0;  // last block given out
};

}  // namespace dummywhist::solver::SOLVER_CODE
