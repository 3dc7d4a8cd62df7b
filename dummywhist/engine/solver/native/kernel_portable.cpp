// The kernel for any processor.
#undef SOLVER_BMI2
#include "search.hpp"

namespace dummywhist::solver::kernel_portable {

constexpr ByteTables byte_tables = make_byte_tables();

std::unique_ptr<Solver::Kernel> make_kernel(Shape shape, std::size_t memory_bytes, std::unique_ptr<KernelMemory> memory) {
    return make_search(shape, memory_bytes, std::move(memory));
}

}  // namespace dummywhist::solver::kernel_portable
