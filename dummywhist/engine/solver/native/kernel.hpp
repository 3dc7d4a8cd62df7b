// What the Solver needs from a search engine, whatever rules and instructions it was compiled for.
#pragma once

#include <memory>

#include "solver.hpp"

namespace dummywhist::solver {

struct Unfinished {};  // thrown when a limit is hit

// What a kernel learns; one for other rules can take it over, emptied, for new memory has to be cleared.
struct KernelMemory {
    virtual ~KernelMemory() = default;
};

class Solver::Kernel {
  public:
    virtual ~Kernel() = default;
    virtual std::unique_ptr<KernelMemory> give_memory() = 0;  // the last thing it is asked
    virtual void clear() = 0;
    virtual void clear_cuts() = 0;
    virtual std::uint64_t nodes() const = 0;
    virtual std::size_t memory() const = 0;

    // The position to search; its trumps must lie in the last lane.
    virtual void set(const Position& position, const Limits& limits) = 0;
    // A bound of the tricks of the maximisers: at least `target` and then a lower one, or less and then an
    // upper one. The bit of a card (64: a never card) restricts the search to it; -1 does not.
    virtual int search(int target, int card) = 0;
};

enum class Shape { pairs, pairs_trumps, four, four_trumps, four_never, three, three_trumps, three_never,
                   two, two_trumps, two_never };

// `memory`: that of a kernel of the same code, or none.
namespace kernel_portable {
std::unique_ptr<Solver::Kernel> make_kernel(Shape shape, std::size_t memory_bytes, std::unique_ptr<KernelMemory> memory);
}
#if defined(SOLVER_HAS_BMI2)
namespace kernel_bmi2 {
std::unique_ptr<Solver::Kernel> make_kernel(Shape shape, std::size_t memory_bytes, std::unique_ptr<KernelMemory> memory);
}
#endif

}  // namespace dummywhist::solver
