/* How many multiplications and divisions a closed chain takes, at a regular posture and at q = 0. */
#define SYMDYN_NO_EIGEN
#include <cmath>
#include <cstdio>

struct Counted {
    double x;
    static long count;
    Counted(double value = 0) : x(value) {}
};
inline long Counted::count = 0;
inline Counted operator-(Counted a) { return Counted(-a.x); }
inline Counted operator+(Counted a, Counted b) { return Counted(a.x + b.x); }
inline Counted operator-(Counted a, Counted b) { return Counted(a.x - b.x); }
inline Counted operator*(Counted a, Counted b) { return Counted::count++, Counted(a.x * b.x); }
inline Counted operator/(Counted a, Counted b) { return Counted::count++, Counted(a.x / b.x); }
inline Counted &operator+=(Counted &a, Counted b) { return a = a + b; }
inline Counted &operator-=(Counted &a, Counted b) { return a = a - b; }
inline Counted &operator*=(Counted &a, Counted b) { return a = a * b; }
inline Counted &operator/=(Counted &a, Counted b) { return a = a / b; }
inline bool operator>(Counted a, Counted b) { return a.x > b.x; }
inline bool operator<(Counted a, Counted b) { return a.x < b.x; }
inline bool operator<=(Counted a, Counted b) { return a.x <= b.x; }
inline Counted sin(Counted a) { return Counted(std::sin(a.x)); }
inline Counted cos(Counted a) { return Counted(std::cos(a.x)); }
inline Counted sqrt(Counted a) { return Counted(std::sqrt(a.x)); }
inline Counted abs(Counted a) { return Counted(std::abs(a.x)); }

#include "planar_two_arm.hpp"

int main()
{
    using namespace planar_two_arm;
    for (int posture = 0; posture < 2; posture++) {
        Counted q[NQ], rest[NV], qdd[NV], f[64];
        for (int k = 0; k < NQ; k++) {
            q[k] = Counted(posture ? 0.0 : 0.3 + 0.1 * k * k);
        }
        Counted::count = 0;
        closed_chain_dynamics(q, rest, rest, qdd, f);
        std::printf("%ld\n", Counted::count);
    }
    return 0;
}
