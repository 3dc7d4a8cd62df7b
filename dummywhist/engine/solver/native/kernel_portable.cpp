// The kernel for any processor.
#undef SOLVER_BMI2
#include "search.hpp"

namespace dummywhist::solver::kernel_portable {

constexpr ByteTables byte_tables = make_byte_tables();

Solver::Kernel* make_kernel(Shape shape, std::size_t memory_bytes) {
    return make_search(shape, memory_bytes);
}

}  // namespace dummywhist::solver::kernel_portable
