// From cards to relative ranks and back: gather the bits of a set that lie in a mask (pext), or spread
// them out again (pdep). Without BMI2 by table, half a lane at a time.
#pragma once

#include "board.hpp"

namespace dummywhist::solver::SOLVER_CODE {

#if defined(SOLVER_BMI2)

class Compressor {
  public:
    explicit Compressor(Set mask) : mask_(mask) {}
    Set gather(Set set) const { return _pext_u64(set, mask_); }
    Set spread(Set set) const { return _pdep_u64(set, mask_); }

  private:
    Set mask_;
};

#else

struct ByteTables {
    std::uint8_t gather[256][256];  // [mask][set]
    std::uint8_t spread[256][256];
    std::uint8_t size[256];
};

constexpr ByteTables make_byte_tables() {
    ByteTables tables{};
    for (unsigned mask = 1; mask < 256; ++mask) {
        const unsigned rest = mask >> 1;
        tables.size[mask] = static_cast<std::uint8_t>(tables.size[rest] + (mask & 1));
        for (unsigned set = 0; set < 256; ++set) {
            const unsigned first = set & 1;
            const unsigned gathered = tables.gather[rest][set >> 1];
            const unsigned spread = tables.spread[rest][(mask & 1) != 0 ? set >> 1 : set] << 1;
            tables.gather[mask][set] =
                static_cast<std::uint8_t>((mask & 1) != 0 ? gathered << 1 | first : gathered);
            tables.spread[mask][set] = static_cast<std::uint8_t>((mask & 1) != 0 ? spread | first : spread);
        }
    }
    return tables;
}

extern const ByteTables byte_tables;

class Compressor {
  public:
    explicit Compressor(Set mask) : mask_(mask) {}

    Set gather(Set set) const {
        Set result = 0;
        int place = 0;
        for (int shift = 0; shift < 64; shift += 8) {
            const Set mask = mask_ >> shift & 0xff;
            result |= Set{byte_tables.gather[mask][set >> shift & 0xff]} << place;
            place += byte_tables.size[mask];
        }
        return result;
    }

    Set spread(Set set) const {
        Set result = 0;
        for (int shift = 0; shift < 64; shift += 8) {
            const Set mask = mask_ >> shift & 0xff;
            result |= Set{byte_tables.spread[mask][set & 0xff]} << shift;
            set >>= byte_tables.size[mask];
        }
        return result;
    }

  private:
    Set mask_;
};

#endif

}  // namespace dummywhist::solver::SOLVER_CODE
