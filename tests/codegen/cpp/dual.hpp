/* Numbers with a derivative, as strict as such a type can be: nothing converts to it by itself. */
#ifndef DUAL_HPP
#define DUAL_HPP

#include <cmath>

namespace ad {

struct Dual {
    double value, slope;

    Dual() = default;
    explicit Dual(double x, double dx = 0) : value(x), slope(dx) {}

    Dual &operator+=(const Dual &b) { return *this = Dual(value + b.value, slope + b.slope); }
    Dual &operator-=(const Dual &b) { return *this = Dual(value - b.value, slope - b.slope); }
    Dual &operator*=(const Dual &b)
    {
        return *this = Dual(value * b.value, slope * b.value + value * b.slope);
    }
    Dual &operator/=(const Dual &b)
    {
        const double x = value / b.value;
        return *this = Dual(x, (slope - x * b.slope) / b.value);
    }
};

inline Dual operator+(Dual a, const Dual &b) { return a += b; }
inline Dual operator-(Dual a, const Dual &b) { return a -= b; }
inline Dual operator*(Dual a, const Dual &b) { return a *= b; }
inline Dual operator/(Dual a, const Dual &b) { return a /= b; }
inline Dual operator-(const Dual &a) { return Dual(-a.value, -a.slope); }
inline bool operator>(const Dual &a, const Dual &b) { return a.value > b.value; }
inline bool operator<(const Dual &a, const Dual &b) { return a.value < b.value; }
inline bool operator<=(const Dual &a, const Dual &b) { return a.value <= b.value; }

inline Dual sin(const Dual &a) { return Dual(std::sin(a.value), std::cos(a.value) * a.slope); }
inline Dual cos(const Dual &a) { return Dual(std::cos(a.value), -std::sin(a.value) * a.slope); }
inline Dual abs(const Dual &a) { return a.value < 0 ? -a : a; }
inline Dual sqrt(const Dual &a)
{
    const double root = std::sqrt(a.value);
    return Dual(root, a.slope / (2 * root));
}
inline Dual tanh(const Dual &a)
{
    const double x = std::tanh(a.value);
    return Dual(x, (1 - x * x) * a.slope);
}
inline Dual atan2(const Dual &y, const Dual &x)
{
    const double square = x.value * x.value + y.value * y.value;
    return Dual(std::atan2(y.value, x.value), (x.value * y.slope - y.value * x.slope) / square);
}

} /* namespace ad */

#endif
