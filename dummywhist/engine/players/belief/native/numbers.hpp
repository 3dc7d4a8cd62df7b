// Exponential and logarithm that come out the same on every machine: plain operations in a fixed order.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>

namespace dummywhist::belief {

inline double exp_of(double x) {
    if (x < -700) return 0;
    if (x > 700) x = 700;
    // One over the factorials of 0 to 11; what is left out is under 1e-13.
    constexpr double kTerms[] = {1.0,       1.0,        1.0 / 2,     1.0 / 6,      1.0 / 24,      1.0 / 120,
                                 1.0 / 720, 1.0 / 5040, 1.0 / 40320, 1.0 / 362880, 1.0 / 3628800, 1.0 / 39916800};
    const double n = std::floor(x * 1.4426950408889634 + 0.5);
    const double r = (x - n * 6.93147180369123816490e-01) - n * 1.90821492927058770002e-10;
    double sum = kTerms[11];
    for (int k = 10; k >= 0; --k) sum = kTerms[k] + sum * r;
    // Two to the power n, by its bits.
    return sum * std::bit_cast<double>(static_cast<std::uint64_t>(static_cast<std::int64_t>(n) + 1023) << 52);
}

// Of a number over 0.
inline double log_of(double x) {
    int power = 0;
    double m = std::frexp(x, &power);
    if (m < 0.70710678118654752) {
        m *= 2;
        --power;
    }
    const double s = (m - 1) / (m + 1);
    const double square = s * s;
    double sum = 0;
    for (int k = 21; k >= 1; k -= 2) sum = sum * square + 1.0 / k;
    return 2 * s * sum + power * 0.69314718055994531;
}

}  // namespace dummywhist::belief
