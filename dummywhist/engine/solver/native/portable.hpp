// What compilers and their libraries have under different names, or not at all: GCC, Clang with either library, MSVC.
//
// All of it is internal to each file: one of them is compiled for newer processors, and must not lend its code to others.
#pragma once

#include <cstddef>
#include <new>
#include <thread>
#include <vector>

#if defined(_MSC_VER)
#include <intrin.h>
#endif

namespace dummywhist::solver {
namespace {

// Have what lies there brought near.
[[maybe_unused]] inline void prefetch(const void* at) {
#if defined(__GNUC__)
    __builtin_prefetch(at);
#elif defined(_M_X64)
    _mm_prefetch(static_cast<const char*>(at), _MM_HINT_T0);
#else
    static_cast<void>(at);
#endif
}

// Memory that begins at a multiple of `boundary`; nullptr if there is none. Freed by `release_at` with the same boundary.
[[maybe_unused]] inline void* memory_at(std::size_t boundary, std::size_t bytes) {
    return ::operator new(bytes, std::align_val_t{boundary}, std::nothrow);
}
[[maybe_unused]] inline void release_at(std::size_t boundary, void* memory) {
    ::operator delete(memory, std::align_val_t{boundary});
}

// Threads that are waited for where this goes out of scope; Clang's own library has no std::jthread yet.
class JoinedThreads {
  public:
    JoinedThreads() = default;
    JoinedThreads(const JoinedThreads&) = delete;
    JoinedThreads& operator=(const JoinedThreads&) = delete;
    ~JoinedThreads() {
        for (std::thread& thread : threads_) thread.join();
    }

    template <class Work>
    void begin(const Work& work) {
        threads_.emplace_back(work);
    }

  private:
    std::vector<std::thread> threads_;
};

// Whether this processor, and the system on it, has what x86-64-v3 adds.
#if defined(_M_X64) && !defined(__GNUC__)
[[maybe_unused]] inline bool has_v3() {
    constexpr int kFma = 1 << 12, kSavedByTheSystem = 1 << 27, kBmi1 = 1 << 3, kAvx2 = 1 << 5, kBmi2 = 1 << 8;
    constexpr unsigned kVectors = 6;  // SSE and AVX registers
    int told[4];
    __cpuid(told, 0);
    if (told[0] < 7) return false;
    __cpuid(told, 1);
    const bool first = (told[2] & kFma) != 0 && (told[2] & kSavedByTheSystem) != 0;
    if (!first || (_xgetbv(0) & kVectors) != kVectors) return false;
    __cpuidex(told, 7, 0);
    return (told[1] & kBmi1) != 0 && (told[1] & kAvx2) != 0 && (told[1] & kBmi2) != 0;
}
#elif defined(__x86_64__)
[[maybe_unused]] inline bool has_v3() {
    // LZCNT comes with BMI2 on every processor; not every compiler can ask for it.
    return __builtin_cpu_supports("bmi2") != 0 && __builtin_cpu_supports("avx2") != 0 &&
           __builtin_cpu_supports("bmi") != 0 && __builtin_cpu_supports("fma") != 0;
}
#endif

}  // namespace
}  // namespace dummywhist::solver
