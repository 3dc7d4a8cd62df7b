// The kernel for x86-64 with BMI2 and AVX2; compile this file alone with -march=x86-64-v3.
#define SOLVER_BMI2 1
#include "search.hpp"

namespace dummywhist::solver::kernel_bmi2 {

Solver::Kernel* make_kernel(Shape shape, std::size_t memory_bytes) {
    return make_search(shape, memory_bytes);
}

}  // namespace dummywhist::solver::kernel_bmi2
