// The kernel for x86-64 with BMI2 and AVX2; compile this file alone with -march=x86-64-v3.
#define SOLVER_BMI2 1
#include "search.hpp"

namespace dummywhist::solver::kernel_bmi2 {

std::unique_ptr<Solver::Kernel> make_kernel(Shape shape, std::size_t memory_bytes, std::unique_ptr<KernelMemory> memory) {
    return make_search(shape, memory_bytes, std::move(memory));
}

}  // namespace dummywhist::solver::kernel_bmi2
