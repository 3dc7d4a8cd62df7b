// Exponential and logarithm that come out the same on every machine: plain operations in a fixed order.
#pragma once

#include <cmath>

namespace dummywhist::mind {

inline double exp_of(double x) {
    if (x < -700) return 0;
    if (x > 700) x = 700;
    const double n = std::floor(x * 1.4426950408889634 + 0.5);
    const double r = (x - n * 6.93147180369123816490e-01) - n * 1.90821492927058770002e-10;
    double sum = 1;
    for (int k = 13; k >= 1; --k) sum = 1 + sum * r / k;
    return std::ldexp(sum, static_cast<int>(n));
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

}  // namespace dummywhist::mind
