/*
 * planar2r_closed.c: dynamics of planar2r_closed, made by symdyn 0.1.0. Do not edit.
 *
 * Made from planar2r.toml, sha256 d712be6e44b8fa5e.
 * 2 coordinates, 2 velocities, gravity (0, -9.81, 0) m/s^2.
 * Numbers from nominal values of two uniform rods
 *
 * Links, numbered as in the code
 *    1  link1: revolute joint joint1 on the base
 *    2  link2: revolute joint joint2 on link 1
 * Tips: tool
 *
 * Conventions
 *   SI units, radians, right-handed frames; matrices row-major.
 *   Twists are (angular, linear), wrenches (moment, force), in link coordinates.
 *   tau = M(q) qdd + C(q,qd) qd + phi(q); phi is gravity only; bias h = C qd + phi.
 *   C is the Christoffel matrix: Mdot - 2C is skew.
 *   Gravity is the acceleration of free fall, in base coordinates.
 *   Link i is moved by joint i; its inertial parameters are about its own frame:
 *   m, mcx, mcy, mcz, Ixx, Ixy, Iyy, Ixz, Iyz, Izz (Ixy is the matrix entry).
 *
 * Operations per call
 *   mass_matrix                     11 mul, 7 add, 1 sin/cos  (by composite-body, closed form)
 *   coriolis_matrix                 7 mul, 1 add, 1 sin/cos  (by composite-body, closed form)
 *   gravity                         7 mul, 3 add, 2 sin/cos  (by newton-euler-matrix, closed form)
 *   christoffel_symbols             3 mul, 0 add, 1 sin/cos  (by carried-body, closed form)
 *   kinetic_energy                  20 mul, 9 add, 1 sin/cos  (by newton-euler, closed form)
 *   potential_energy                7 mul, 3 add, 2 sin/cos  (by product-of-exponentials, closed form)
 *   mass_matrix_parameter_gradient  17 mul, 6 add, 1 sin/cos  (by forward-mode, closed form)
 *   gravity_parameter_gradient      11 mul, 2 add, 2 sin/cos  (by forward-mode, closed form)
 *
 * Reading the functions
 *   minus_x is -x. Under the title of a block, a = b says that a has no line, b being the same;
 *   names with a title say that these lines are part of that later block as well. Components
 *   that no result needs are left out.
 *
 * Groups of parameters in mass_matrix
 *   g1 = l_1^2 m_2 + lc_1^2 m_1 + lc_2^2 m_2 + I_1 + I_2
 *   g2 = l_1 lc_2 m_2
 *   g3 = lc_2^2 m_2 + I_2
 *
 * Groups of parameters in coriolis_matrix
 *   g1 = l_1 lc_2 m_2
 *
 * Groups of parameters in gravity
 *   g1 = l_1 m_2 + lc_1 m_1
 *   g2 = lc_2 m_2
 *
 * Groups of parameters in christoffel_symbols
 *   g1 = l_1 lc_2 m_2
 *
 * Groups of parameters in kinetic_energy
 *   g1 = l_1^2 m_2 + lc_1^2 m_1 + lc_2^2 m_2 + I_1 + I_2
 *   g2 = lc_2^2 m_2 + I_2
 *   g3 = l_1 lc_2 m_2
 *
 * Groups of parameters in potential_energy
 *   g1 = l_1 m_2 + lc_1 m_1
 *   g2 = lc_2 m_2
 *
 * Groups of parameters in mass_matrix_parameter_gradient
 *   g1 = l_1 m_2
 *   g2 = lc_2 m_2
 *   g3 = lc_1 m_1
 *   g4 = lc_1^2
 *   g5 = l_1^2 + lc_2^2
 *   g6 = l_1 lc_2
 *   g7 = lc_2^2
 *
 * Parameters p, with the nominal values
 *   p[0]  l_1 = 1.0 m
 *   p[1]  l_2 = 0.8 m
 *   p[2]  lc_1 = 0.5 m
 *   p[3]  lc_2 = 0.4 m
 *   p[4]  m_1 = 3.0 kg
 *   p[5]  m_2 = 2.4 kg
 *   p[6]  I_1 = 0.25 kg m^2
 *   p[7]  I_2 = 0.128 kg m^2
 */
#include "planar2r_closed.h"

#include <math.h>

const double planar2r_closed_p_nominal[8] = {
    1.0, 0.8, 0.5, 0.4, 3.0, 2.4, 0.25, 0.128};

/* A function that stays apart. */
#if defined(__GNUC__)
#define SYMDYN_APART static __attribute__((noinline))
#elif defined(_MSC_VER)
#define SYMDYN_APART static __declspec(noinline)
#else
#define SYMDYN_APART static
#endif

/*
 * Sine and cosine at once: absolute error below 2.3e-16 for |x| < 100000; beyond, and for NaN
 * and infinities, those of <math.h>. Compilers that may rearrange sums (-ffast-math and its parts)
 * add a few roundings and do no other harm; nor do other rounding modes than to nearest.
 * -DSYMDYN_LIBM takes those of <math.h> for all angles. -DSYMDYN_SMALL, implied by -Os, calls this
 * function, once in the program, where it would be inlined.
 */
#if defined(__GNUC__)
#define SYMDYN_INLINE static inline __attribute__((always_inline))
#elif defined(_MSC_VER)
#define SYMDYN_INLINE static __forceinline
#else
#define SYMDYN_INLINE static inline
#endif
#if defined(__OPTIMIZE_SIZE__) && !defined(SYMDYN_SMALL)
#define SYMDYN_SMALL
#endif
#ifdef SYMDYN_SMALL
#define SYMDYN_ANGLE SYMDYN_APART
#else
#define SYMDYN_ANGLE SYMDYN_INLINE
#endif

/* What keeps compilers from rearranging a sum. Others, and x87 arithmetic, get <math.h>. */
#if defined(__clang__) && __clang_major__ >= 13
#define SYMDYN_KEPT(sum) (sum)
#define SYMDYN_AS_WRITTEN _Pragma("clang fp reassociate(off)")
#elif defined(__GNUC__) && !defined(__clang__) && __GNUC__ >= 12
#define SYMDYN_KEPT(sum) __builtin_assoc_barrier(sum)
#define SYMDYN_AS_WRITTEN
#else
#define SYMDYN_KEPT(sum) (sum)
#define SYMDYN_AS_WRITTEN
#if defined(__clang__) || defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || \
    defined(_M_FP_FAST)
#undef SYMDYN_LIBM
#define SYMDYN_LIBM
#endif
#endif
#if defined(__FLT_EVAL_METHOD__)
#if __FLT_EVAL_METHOD__ < 0 || __FLT_EVAL_METHOD__ == 1 || __FLT_EVAL_METHOD__ == 2
#undef SYMDYN_LIBM
#define SYMDYN_LIBM
#endif
#endif

#ifndef SYMDYN_LIBM
/*
 * x * factor, rounded: adding and subtracting 1.5 * 2^52 rounds. The sum is positive, but compilers
 * cannot know that; so none leaves out both.
 */
SYMDYN_INLINE double symdyn_whole(double x, double factor)
{
    SYMDYN_AS_WRITTEN
    const double large = 6755399441055744.0;
    return SYMDYN_KEPT(fabs(x * factor + large)) - large;
}

/*
 * What k quarter turns leave of an angle: pi/2 in 2 parts, exact but for the last difference.
 * same is k again, perhaps in a form that the compiler cannot recognise.
 */
SYMDYN_INLINE double symdyn_rest(double x, double k, double same)
{
    SYMDYN_AS_WRITTEN
    double r = SYMDYN_KEPT(x - k * 1.5707963267923333);
    r = SYMDYN_KEPT(r - same * 2.563344151594519e-12);
    return r;
}

/* Minimax polynomials, then back by quarter turns whose cosine is even and whose sine is odd. */
SYMDYN_INLINE void symdyn_turned(double r, double even, double odd, double *s,
                                 double *c)
{
    SYMDYN_AS_WRITTEN
    const double z = r * r;
    double sine = 1.5886593469559588e-10;
    double cosine = -1.1358370833109203e-11;
    sine = -2.5050564715722568e-08 + z * sine;
    cosine = 2.0875699336439882e-09 + z * cosine;
    sine = 2.7557312307206846e-06 + z * sine;
    cosine = -2.7557314182015446e-07 + z * cosine;
    sine = -0.00019841269825202174 + z * sine;
    cosine = 2.4801587288914405e-05 + z * cosine;
    sine = 0.00833333333331547 + z * sine;
    cosine = -0.0013888888888873253 + z * cosine;
    sine = -0.16666666666666596 + z * sine;
    cosine = 0.041666666666666595 + z * cosine;
    sine = r + r * z * sine;
    cosine = 1.0 + z * (-0.5 + z * cosine);
    *s = even * sine + odd * cosine;
    *c = even * cosine - odd * sine;
}
#endif

/* As a value, since that may stay in registers. */
struct symdyn_pair {
    double s, c;
};

SYMDYN_APART struct symdyn_pair symdyn_libm(double x)
{
    struct symdyn_pair pair;
    pair.s = sin(x);
    pair.c = cos(x);
    return pair;
}

SYMDYN_ANGLE struct symdyn_pair symdyn_angle(double x)
{
#ifndef SYMDYN_LIBM
    if (fabs(x) < 100000.0) {
        static const double turn[7] = {1, 0, -1, 0, 1, 0, -1};
        const double k = symdyn_whole(x, 0.6366197723675814);
        const double r = symdyn_rest(x, k, k);
        if (fabs(r) < 0.79) {
            const int n = (int)k & 3;
            struct symdyn_pair pair;
            symdyn_turned(r, turn[n], turn[n + 3], &pair.s, &pair.c);
            return pair;
        }
    }
#endif
    return symdyn_libm(x);
}

SYMDYN_INLINE void symdyn_sincos(double x, double *s, double *c)
{
    const struct symdyn_pair pair = symdyn_angle(x);
    *s = pair.s;
    *c = pair.c;
}

SYMDYN_INLINE double symdyn_sin(double x)
{
    double s, c;
    symdyn_sincos(x, &s, &c);
    return s;
}

SYMDYN_INLINE double symdyn_cos(double x)
{
    double s, c;
    symdyn_sincos(x, &s, &c);
    return c;
}


#if defined(__GNUC__) && !defined(__clang__) && !defined(SYMDYN_NO_PRAGMA)
/*
 * gcc would collect results in vectors to store them together, and on some processors move so many
 * statements forward that registers run out; both cost more than they save. -DSYMDYN_NO_PRAGMA
 * lets it.
 */
#pragma GCC push_options
#pragma GCC optimize("no-tree-slp-vectorize", "no-schedule-insns")
#endif

/* The mass matrix M(q,p). */
void planar2r_closed_mass_matrix(const double q[2], const double p[8], double M[2][2])
{
    /* parameters */
    const double l_1 = p[0];
    const double lc_1 = p[2];
    const double lc_2 = p[3];
    const double m_1 = p[4];
    const double m_2 = p[5];
    const double I_1 = p[6];
    const double I_2 = p[7];

    /* sines and cosines of sums of angles */
    const double c2 = symdyn_cos(q[1]);

    /* groups of parameters */
    const double t1 = lc_2 * lc_2 * m_2;
    const double g1 = l_1 * l_1 * m_2 + lc_1 * lc_1 * m_1 + t1 + I_1 + I_2;
    const double g2 = l_1 * lc_2 * m_2;
    const double g3 = t1 + I_2;
    M[1][1] = g3;

    /* results */
    M[0][0] = g1 + 2.0 * g2 * c2;
    const double t2 = g3 + g2 * c2;
    M[0][1] = t2;
    M[1][0] = t2;
}

/* The Coriolis matrix C(q,qd,p) of the Christoffel symbols. */
void planar2r_closed_coriolis_matrix(const double q[2],
                                     const double qd[2],
                                     const double p[8],
                                     double C[2][2])
{
    /* parameters */
    const double l_1 = p[0];
    const double lc_2 = p[3];
    const double m_2 = p[5];

    /* sines and cosines of sums of angles */
    const double s2 = symdyn_sin(q[1]);

    /* groups of parameters */
    const double g1 = l_1 * lc_2 * m_2;
    const double t1 = g1 * qd[1];
    C[0][0] = -t1 * s2;
    const double t2 = g1 * qd[0];
    C[0][1] = -(t2 + t1) * s2;

    /* results */
    C[1][0] = t2 * s2;
    C[1][1] = 0.0;
}

/* Joint forces that hold the robot still: phi(q,p). */
void planar2r_closed_gravity(const double q[2], const double p[8], double phi[2])
{
    /* parameters */
    const double l_1 = p[0];
    const double lc_1 = p[2];
    const double lc_2 = p[3];
    const double m_1 = p[4];
    const double m_2 = p[5];

    /* sines and cosines of sums of angles */
    const double c1 = symdyn_cos(q[0]);
    const double c1_2 = symdyn_cos(q[0] + q[1]);

    /* groups of parameters */
    const double g1 = l_1 * m_2 + lc_1 * m_1;
    const double g2 = lc_2 * m_2;

    /* results */
    const double t1 = 9.81 * g2 * c1_2;
    phi[1] = t1;
    phi[0] = 9.81 * g1 * c1 + t1;
}

/* Christoffel symbols: tau_k gets the sum of Gamma[k][i][j] qd_i qd_j. */
void planar2r_closed_christoffel_symbols(const double q[2],
                                         const double p[8],
                                         double Gamma[2][2][2])
{
    /* parameters */
    const double l_1 = p[0];
    const double lc_2 = p[3];
    const double m_2 = p[5];

    /* sines and cosines of sums of angles */
    const double s2 = symdyn_sin(q[1]);

    /* groups of parameters */
    const double g1 = l_1 * lc_2 * m_2;
    const double t1 = g1 * s2;
    Gamma[1][0][0] = t1;
    Gamma[0][0][1] = -t1;
    Gamma[0][1][0] = -t1;
    Gamma[0][1][1] = -t1;

    /* results */
    Gamma[0][0][0] = 0.0;
    Gamma[1][0][1] = 0.0;
    Gamma[1][1][0] = 0.0;
    Gamma[1][1][1] = 0.0;
}

/* Kinetic energy T = qd^T M(q,p) qd / 2. */
void planar2r_closed_kinetic_energy(const double q[2],
                                    const double qd[2],
                                    const double p[8],
                                    double T[1])
{
    /* parameters */
    const double l_1 = p[0];
    const double lc_1 = p[2];
    const double lc_2 = p[3];
    const double m_1 = p[4];
    const double m_2 = p[5];
    const double I_1 = p[6];
    const double I_2 = p[7];

    /* sines and cosines of sums of angles */
    const double c2 = symdyn_cos(q[1]);

    /* groups of parameters */
    const double t1 = lc_2 * lc_2 * m_2;
    const double g1 = l_1 * l_1 * m_2 + lc_1 * lc_1 * m_1 + t1 + I_1 + I_2;
    const double g2 = t1 + I_2;
    const double g3 = l_1 * lc_2 * m_2;

    /* results */
    const double t2 = qd[0] * qd[0];
    const double t3 = 0.5 * (g1 * t2) + g2 * qd[0] * qd[1];
    const double t4 = (g3 * qd[0] * qd[1] + g3 * t2) * c2;
    T[0] = t3 + 0.5 * (g2 * (qd[1] * qd[1])) + t4;
}

/* Potential energy of the links in gravity, zero at the base origin. */
void planar2r_closed_potential_energy(const double q[2], const double p[8], double U[1])
{
    /* parameters */
    const double l_1 = p[0];
    const double lc_1 = p[2];
    const double lc_2 = p[3];
    const double m_1 = p[4];
    const double m_2 = p[5];

    /* sines and cosines of sums of angles */
    const double s1 = symdyn_sin(q[0]);
    const double s1_2 = symdyn_sin(q[0] + q[1]);

    /* groups of parameters */
    const double g1 = l_1 * m_2 + lc_1 * m_1;
    const double g2 = lc_2 * m_2;

    /* results */
    U[0] = 9.81 * g1 * s1 + 9.81 * g2 * s1_2;
}

/* Gradient of mass_matrix in the parameters p that are named below. */
void planar2r_closed_mass_matrix_parameter_gradient(const double q[2],
                                                    const double p[8],
                                                    double dM_dp[2][2][8])
{
    /* parameters */
    const double l_1 = p[0];
    const double lc_1 = p[2];
    const double lc_2 = p[3];
    const double m_1 = p[4];
    const double m_2 = p[5];

    /* sines and cosines of sums of angles */
    const double c2 = symdyn_cos(q[1]);

    /* groups of parameters */
    const double g1 = l_1 * m_2;
    const double g2 = lc_2 * m_2;
    const double g3 = lc_1 * m_1;
    const double g4 = lc_1 * lc_1;
    dM_dp[0][0][4] = g4;
    const double g7 = lc_2 * lc_2;
    dM_dp[1][1][5] = g7;
    const double g5 = l_1 * l_1 + g7;
    const double g6 = l_1 * lc_2;

    /* results */
    const double t1 = 2.0 * g1;
    const double t2 = 2.0 * g2;
    dM_dp[1][1][3] = t2;
    dM_dp[0][0][0] = t1 + t2 * c2;
    dM_dp[0][0][2] = 2.0 * g3;
    dM_dp[0][0][3] = t2 + t1 * c2;
    dM_dp[0][0][5] = g5 + 2.0 * g6 * c2;
    const double t3 = g2 * c2;
    dM_dp[0][1][0] = t3;
    dM_dp[1][0][0] = t3;
    const double t4 = t2 + g1 * c2;
    dM_dp[0][1][3] = t4;
    dM_dp[1][0][3] = t4;
    const double t5 = g7 + g6 * c2;
    dM_dp[0][1][5] = t5;
    dM_dp[1][0][5] = t5;
    dM_dp[0][0][1] = 0.0;
    dM_dp[0][1][1] = 0.0;
    dM_dp[0][1][2] = 0.0;
    dM_dp[0][1][4] = 0.0;
    dM_dp[0][1][6] = 0.0;
    dM_dp[1][0][1] = 0.0;
    dM_dp[1][0][2] = 0.0;
    dM_dp[1][0][4] = 0.0;
    dM_dp[1][0][6] = 0.0;
    dM_dp[1][1][0] = 0.0;
    dM_dp[1][1][1] = 0.0;
    dM_dp[1][1][2] = 0.0;
    dM_dp[1][1][4] = 0.0;
    dM_dp[1][1][6] = 0.0;
    dM_dp[0][0][6] = 1.0;
    dM_dp[0][0][7] = 1.0;
    dM_dp[0][1][7] = 1.0;
    dM_dp[1][0][7] = 1.0;
    dM_dp[1][1][7] = 1.0;
}

/* Gradient of gravity in the parameters p that are named below. */
void planar2r_closed_gravity_parameter_gradient(const double q[2],
                                                const double p[8],
                                                double dphi_dp[2][8])
{
    /* parameters */
    const double l_1 = p[0];
    const double lc_1 = p[2];
    const double lc_2 = p[3];
    const double m_1 = p[4];
    const double m_2 = p[5];

    /* sines and cosines of sums of angles */
    const double c1 = symdyn_cos(q[0]);
    const double c1_2 = symdyn_cos(q[0] + q[1]);

    /* results */
    const double t1 = 9.81 * m_2;
    dphi_dp[0][0] = t1 * c1;
    dphi_dp[0][2] = 9.81 * m_1 * c1;
    const double t2 = t1 * c1_2;
    dphi_dp[0][3] = t2;
    dphi_dp[1][3] = t2;
    dphi_dp[0][4] = 9.81 * lc_1 * c1;
    const double t3 = 9.81 * lc_2 * c1_2;
    dphi_dp[1][5] = t3;
    dphi_dp[0][5] = 9.81 * l_1 * c1 + t3;
    dphi_dp[0][1] = 0.0;
    dphi_dp[0][6] = 0.0;
    dphi_dp[0][7] = 0.0;
    dphi_dp[1][0] = 0.0;
    dphi_dp[1][1] = 0.0;
    dphi_dp[1][2] = 0.0;
    dphi_dp[1][4] = 0.0;
    dphi_dp[1][6] = 0.0;
    dphi_dp[1][7] = 0.0;
}

#if defined(__GNUC__) && !defined(__clang__) && !defined(SYMDYN_NO_PRAGMA)
#pragma GCC pop_options
#endif
