/*
 * planar2r.c: dynamics of planar2r, made by symdyn 0.2.0. Do not edit.
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
 *   inverse_dynamics              22 mul, 14 add, 4 sin/cos  (by newton-euler-matrix)
 *   mass_matrix                   9 mul, 6 add, 1 sin/cos  (by composite-body)
 *   coriolis_matrix               5 mul, 2 add, 1 sin/cos  (by composite-body)
 *   gravity                       9 mul, 3 add, 4 sin/cos  (by newton-euler-matrix)
 *   bias                          15 mul, 6 add, 4 sin/cos  (by newton-euler-matrix)
 *   christoffel_symbols           3 mul, 0 add, 1 sin/cos  (by composite-body)
 *   forward_dynamics              25 mul, 17 add, 2 div, 4 sin/cos  (by ldlt)
 *   inverse_mass_matrix           12 mul, 6 add, 2 div, 1 sin/cos  (by pp99)
 *   kinetic_energy                14 mul, 7 add, 1 sin/cos  (by newton-euler)
 *   potential_energy              8 mul, 3 add, 4 sin/cos  (by product-of-exponentials)
 *   center_of_mass                13 mul, 6 add, 1 div, 4 sin/cos  (by product-of-exponentials)
 *   total_momentum                27 mul, 14 add, 4 sin/cos  (by newton-euler)
 *   forward_kinematics            8 mul, 4 add, 4 sin/cos  (by product-of-exponentials)
 *   jacobian                      6 mul, 3 add, 2 sin/cos  (by product-of-exponentials)
 *   jacobian_space                2 mul, 0 add, 2 sin/cos  (by product-of-exponentials)
 *   jacobian_world                8 mul, 6 add, 4 sin/cos  (by product-of-exponentials)
 *   jacobian_dot                  8 mul, 4 add, 2 sin/cos  (by product-of-exponentials)
 *   jacobian_world_dot            10 mul, 7 add, 4 sin/cos  (by product-of-exponentials)
 *   tip_bias                      4 mul, 0 add, 2 sin/cos  (by newton-euler)
 *   tip_bias_world                12 mul, 5 add, 4 sin/cos  (by newton-euler-base-axes)
 *   link_motions                  8 mul, 4 add, 2 sin/cos  (by newton-euler)
 *   joint_wrenches                40 mul, 25 add, 4 sin/cos  (by newton-euler)
 *   passive_forces                0 mul, 0 add, 0 sin/cos  (by sum)
 *   inverse_dynamics_derivatives  26 mul, 13 add, 4 sin/cos  (by analytic)
 *   forward_dynamics_derivatives  61 mul, 36 add, 2 div, 4 sin/cos  (by analytic)
 *   linearization                 61 mul, 36 add, 2 div, 4 sin/cos  (by analytic)
 *   regressor                     17 mul, 10 add, 4 sin/cos  (by screws)
 *   adaptive_regressor            17 mul, 11 add, 4 sin/cos  (by screws)
 *   energy_regressor              19 mul, 7 add, 4 sin/cos  (by newton-euler)
 *   momentum_regressor            7 mul, 3 add, 2 sin/cos  (by screws)
 *   base_regressor                16 mul, 10 add, 4 sin/cos  (by screws)
 *   base_parameters               6 mul, 4 add, 0 sin/cos  (by exact)
 *   mass_matrix_factors           10 mul, 5 add, 1 div, 1 sin/cos  (by pp99)
 *   inverse_mass_times            14 mul, 9 add, 2 div, 1 sin/cos  (by ldlt)
 *   parameter_gradient            41 mul, 23 add, 4 sin/cos  (by forward-mode)
 *   kinematics_gradient           10 mul, 5 add, 4 sin/cos  (by forward-mode)
 *   position_gradient             4 mul, 2 add, 4 sin/cos  (by forward-mode)
 *
 * Reading the functions
 *   minus_x is -x. Under the title of a block, a = b says that a has no line, b being the same;
 *   names with a title say that these lines are part of that later block as well. Components
 *   that no result needs are left out.
 *
 * Chosen frames: inside these functions link i is described in the frame f_i, given here
 * relative to f of its parent link. Inputs and outputs use the robot's own frames.
 *   coriolis_matrix, christoffel_symbols, mass_matrix_factors
 *   but in the axes of link 2, parallel to its joint: 1
 *
 * Transferred inertia: in these functions the part of a link's inertia that its joint cannot
 * feel is added to the parent link.
 *   inverse_dynamics, mass_matrix, coriolis_matrix, gravity, bias, christoffel_symbols,
 *       forward_dynamics, inverse_mass_matrix, kinetic_energy, inverse_dynamics_derivatives,
 *       forward_dynamics_derivatives, linearization, mass_matrix_factors, inverse_mass_times
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
#include "planar2r.h"

#include <math.h>

const double planar2r_p_nominal[8] = {
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

/* Joint forces for given accelerations: tau = M(q,p) qdd + C(q,qd,p) qd + phi(q,p). */
void planar2r_inverse_dynamics(const double q[2],
                               const double qd[2],
                               const double qdd[2],
                               const double p[8],
                               double tau[2])
{
    /* parameters */
    const double l_1 = p[0];
    const double lc_1 = p[2];
    const double lc_2 = p[3];
    const double m_1 = p[4];
    const double m_2 = p[5];
    const double I_1 = p[6];
    const double I_2 = p[7];

    /* sines and cosines of the joint angles */
    double s1, c1, s2, c2;
    symdyn_sincos(q[0], &s1, &c1);
    symdyn_sincos(q[1], &s2, &c2);

    /* link 1: inertia, regrouped: without what its joint cannot feel */
    const double t1 = m_1 * lc_1;
    const double t2 = l_1 * m_2;
    const double mcxR1 = t1 + t2;
    const double IzzR1 = I_1 + lc_1 * t1 + l_1 * t2;

    /* link 2: inertia, regrouped: without what its joint cannot feel */
    const double mcxR2 = m_2 * lc_2;
    const double minus_IxxR2 = lc_2 * mcxR2;
    const double IzzR2 = I_2 + minus_IxxR2;

    /* link 1: angular acceleration alpha, U = [alpha] + [w][w]
       U1_yy = U1_xx, U1_yx = qdd[0], U1_xy = -qdd[0], alpha1_z = qdd[0] */
    const double minus_U1_xx = qd[0] * qd[0];

    /* link 1: acceleration a of its origin, gravity included */
    const double a1_x = 9.81 * s1;
    const double a1_y = 9.81 * c1;

    /* link 1: moment n = I alpha + w x I w + mc x a */
    const double n1_z = IzzR1 * qdd[0] + mcxR1 * a1_y;

    /* link 2: angular velocity w */
    const double w2_z = qd[0] + qd[1];

    /* link 2: angular acceleration alpha, U = [alpha] + [w][w]
       U2_yx = alpha2_z, U2_xy = -alpha2_z */
    const double alpha2_z = qdd[0] + qdd[1];

    /* link 2: acceleration a of its origin, gravity included */
    const double a2_y = c2 * (a1_y + qdd[0] * l_1) - s2 * (a1_x - minus_U1_xx * l_1);

    /* link 2: moment n = I alpha + w x I w + mc x a */
    const double n2_z = IzzR2 * alpha2_z + mcxR2 * a2_y;
    tau[1] = n2_z;

    /* joint 1: force F and moment N through it, joint 2 added */
    const double t3 = n2_z + l_1 * (mcxR2 * (c2 * alpha2_z - s2 * w2_z * w2_z));
    const double N1_z = n1_z + t3;
    tau[0] = N1_z;
}

/* The mass matrix M(q,p). */
void planar2r_mass_matrix(const double q[2], const double p[8], double M[2][2])
{
    /* parameters */
    const double l_1 = p[0];
    const double lc_1 = p[2];
    const double lc_2 = p[3];
    const double m_1 = p[4];
    const double m_2 = p[5];
    const double I_1 = p[6];
    const double I_2 = p[7];

    /* sines and cosines of the joint angles */
    const double c2 = symdyn_cos(q[1]);

    /* link 1: inertia, regrouped: without what its joint cannot feel */
    const double IzzR1 = I_1 + lc_1 * (m_1 * lc_1) + l_1 * l_1 * m_2;

    /* link 2: inertia, regrouped: without what its joint cannot feel */
    const double mcxR2 = m_2 * lc_2;
    const double minus_IxxR2 = lc_2 * mcxR2;
    const double IzzR2 = I_2 + minus_IxxR2;
    M[1][1] = IzzR2;

    /* composite body 1: with body 2 added
       F2at1_y: joint 2 accelerates by 1: wrench on all it moves, at joint 1 */
    const double F2at1_y = c2 * mcxR2;
    const double t1 = l_1 * F2at1_y;
    const double Izz_c1 = IzzR1 + (IzzR2 + 2.0 * t1);
    M[0][0] = Izz_c1;

    /* joint 2 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N2at1_z = IzzR2 + t1;
    M[0][1] = N2at1_z;
    M[1][0] = N2at1_z;
}

/* The Coriolis matrix C(q,qd,p) of the Christoffel symbols. */
void planar2r_coriolis_matrix(const double q[2],
                              const double qd[2],
                              const double p[8],
                              double C[2][2])
{
    /* parameters */
    const double l_1 = p[0];
    const double lc_2 = p[3];
    const double m_2 = p[5];

    /* sines and cosines of sums of joint angles, with constant turns between them */
    const double s2 = symdyn_sin(q[1]);

    /* link 2: inertia, regrouped: without what its joint cannot feel */
    const double mcxR2 = m_2 * lc_2;

    /* joint 2: rotation R and translation p from link 2 to its parent */
    const double minus_p2_y = s2 * l_1;

    /* link 2: twist (angular w, linear v) */
    const double w2_z = qd[0] + qd[1];

    /* link 2: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = w x mc (m = 0)
       B2_zz = B2_yy */
    const double t1 = minus_p2_y * mcxR2;
    const double B2_yy = qd[0] * t1;
    C[1][0] = B2_yy;

    /* composite body 1: B and P with those of body 2 added
       minus_D2at1_z: body 2 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S
         (Q) */
    const double minus_D2at1_z = w2_z * t1;
    const double B1c_zz = B2_yy - minus_D2at1_z;
    C[0][0] = B1c_zz;
    C[0][1] = -minus_D2at1_z;

    /* results */
    C[1][1] = 0.0;
}

/* Joint forces that hold the robot still: phi(q,p). */
void planar2r_gravity(const double q[2], const double p[8], double phi[2])
{
    /* parameters */
    const double l_1 = p[0];
    const double lc_1 = p[2];
    const double lc_2 = p[3];
    const double m_1 = p[4];
    const double m_2 = p[5];

    /* sines and cosines of the joint angles */
    double s1, c1, s2, c2;
    symdyn_sincos(q[0], &s1, &c1);
    symdyn_sincos(q[1], &s2, &c2);

    /* link 1: inertia, regrouped: without what its joint cannot feel */
    const double mcxR1 = m_1 * lc_1 + l_1 * m_2;

    /* link 2: inertia, regrouped: without what its joint cannot feel */
    const double mcxR2 = m_2 * lc_2;

    /* link 1: acceleration a of its origin, gravity included */
    const double a1_x = 9.81 * s1;
    const double a1_y = 9.81 * c1;

    /* link 1: moment n = mc x a (w = alpha = 0) */
    const double n1_z = mcxR1 * a1_y;

    /* link 2: acceleration a of its origin, gravity included */
    const double a2_y = c2 * a1_y - s2 * a1_x;

    /* link 2: moment n = mc x a (w = alpha = 0) */
    const double n2_z = mcxR2 * a2_y;
    phi[1] = n2_z;

    /* joint 1: force F and moment N through it, joint 2 added */
    const double N1_z = n1_z + n2_z;
    phi[0] = N1_z;
}

/* Joint forces at zero acceleration: h = C(q,qd,p) qd + phi(q,p). */
void planar2r_bias(const double q[2], const double qd[2], const double p[8], double h[2])
{
    /* parameters */
    const double l_1 = p[0];
    const double lc_1 = p[2];
    const double lc_2 = p[3];
    const double m_1 = p[4];
    const double m_2 = p[5];

    /* sines and cosines of the joint angles */
    double s1, c1, s2, c2;
    symdyn_sincos(q[0], &s1, &c1);
    symdyn_sincos(q[1], &s2, &c2);

    /* link 1: inertia, regrouped: without what its joint cannot feel */
    const double mcxR1 = m_1 * lc_1 + l_1 * m_2;

    /* link 2: inertia, regrouped: without what its joint cannot feel */
    const double mcxR2 = m_2 * lc_2;

    /* link 1: angular acceleration alpha, U = [alpha] + [w][w]
       U1_yy = U1_xx */
    const double minus_U1_xx = qd[0] * qd[0];

    /* link 1: acceleration a of its origin, gravity included */
    const double a1_x = 9.81 * s1;
    const double a1_y = 9.81 * c1;

    /* link 1: moment n = w x I w + mc x a (alpha = 0) */
    const double n1_z = mcxR1 * a1_y;

    /* link 2: angular velocity w */
    const double w2_z = qd[0] + qd[1];

    /* link 2: angular acceleration alpha, U = [alpha] + [w][w]
       U2_yy = U2_xx */
    const double minus_U2_xx = w2_z * w2_z;

    /* link 2: acceleration a of its origin, gravity included */
    const double a2_y = c2 * a1_y - s2 * (a1_x - minus_U1_xx * l_1);

    /* link 2: force f = U mc (m = 0) */
    const double minus_f2_x = minus_U2_xx * mcxR2;

    /* link 2: moment n = w x I w + mc x a (alpha = 0) */
    const double n2_z = mcxR2 * a2_y;
    h[1] = n2_z;

    /* joint 1: force F and moment N through it, joint 2 added */
    const double minus_F1_y = s2 * minus_f2_x;
    const double N1_z = n1_z + (n2_z - l_1 * minus_F1_y);
    h[0] = N1_z;
}

/* Christoffel symbols: tau_k gets the sum of Gamma[k][i][j] qd_i qd_j. */
void planar2r_christoffel_symbols(const double q[2], const double p[8], double Gamma[2][2][2])
{
    /* parameters */
    const double l_1 = p[0];
    const double lc_2 = p[3];
    const double m_2 = p[5];

    /* sines and cosines of sums of joint angles, with constant turns between them */
    const double s2 = symdyn_sin(q[1]);

    /* link 2: inertia, regrouped: without what its joint cannot feel */
    const double mcxR2 = m_2 * lc_2;

    /* joint 2: rotation R and translation p from link 2 to its parent */
    const double minus_p2_y = s2 * l_1;

    /* link 2: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = w x mc (m = 0)
       P2_y = mcxR2, B2_zz = B2_yy */
    const double B2_yy = mcxR2 * minus_p2_y;
    Gamma[1][0][0] = B2_yy;
    Gamma[0][0][1] = -B2_yy;
    Gamma[0][1][0] = -B2_yy;
    Gamma[0][1][1] = -B2_yy;

    /* results */
    Gamma[0][0][0] = 0.0;
    Gamma[1][0][1] = 0.0;
    Gamma[1][1][0] = 0.0;
    Gamma[1][1][1] = 0.0;
}

/* Accelerations under given joint forces: qdd = M(q,p)^-1 (tau - h(q,qd,p)). */
void planar2r_forward_dynamics(const double q[2],
                               const double qd[2],
                               const double tau[2],
                               const double p[8],
                               double qdd[2])
{
    /* parameters */
    const double l_1 = p[0];
    const double lc_1 = p[2];
    const double lc_2 = p[3];
    const double m_1 = p[4];
    const double m_2 = p[5];
    const double I_1 = p[6];
    const double I_2 = p[7];

    /* sines and cosines of the joint angles */
    double s1, c1, s2, c2;
    symdyn_sincos(q[0], &s1, &c1);
    symdyn_sincos(q[1], &s2, &c2);

    /* link 1: inertia, regrouped: without what its joint cannot feel */
    const double t1 = m_1 * lc_1;
    const double t2 = l_1 * m_2;
    const double mcxR1 = t1 + t2;
    const double IzzR1 = I_1 + lc_1 * t1 + l_1 * t2;

    /* link 2: inertia, regrouped: without what its joint cannot feel */
    const double mcxR2 = m_2 * lc_2;
    const double minus_IxxR2 = lc_2 * mcxR2;
    const double IzzR2 = I_2 + minus_IxxR2;

    /* link 1: angular acceleration alpha, U = [alpha] + [w][w]
       U1_yy = U1_xx */
    const double minus_U1_xx = qd[0] * qd[0];

    /* link 1: acceleration a of its origin, gravity included */
    const double a1_x = 9.81 * s1;
    const double a1_y = 9.81 * c1;

    /* link 1: moment n = w x I w + mc x a (alpha = 0) */
    const double n1_z = mcxR1 * a1_y;

    /* link 2: angular velocity w */
    const double w2_z = qd[0] + qd[1];

    /* link 2: angular acceleration alpha, U = [alpha] + [w][w]
       U2_yy = U2_xx */
    const double minus_U2_xx = w2_z * w2_z;

    /* link 2: acceleration a of its origin, gravity included */
    const double a2_y = c2 * a1_y - s2 * (a1_x - minus_U1_xx * l_1);

    /* link 2: moment n = w x I w + mc x a (alpha = 0) */
    const double n2_z = mcxR2 * a2_y;

    /* joint 1: force F and moment N through it, joint 2 added */
    const double t3 = l_1 * mcxR2;
    const double N1_z = n1_z + (n2_z - s2 * minus_U2_xx * t3);

    /* composite body 1: with body 2 added */
    const double t4 = c2 * t3;
    const double Izz_c1 = IzzR1 + (IzzR2 + 2.0 * t4);

    /* joint 2 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N2at1_z = IzzR2 + t4;

    /* row 2 of L and entry 2 of D in M = L^T D L
       D2 = IzzR2 */
    const double t5 = 1.0 / IzzR2;
    const double L2_1 = N2at1_z * t5;

    /* row 1 of L and entry 1 of D in M = L^T D L */
    const double D1 = Izz_c1 - L2_1 * N2at1_z;

    /* solve L^T y = right-hand side, tips first */
    const double y2 = tau[1] - n2_z;
    const double y1 = tau[0] - N1_z - L2_1 * y2;

    /* solve L x = y / D, base first */
    const double x1 = y1 / D1;
    qdd[0] = x1;
    const double x2 = y2 * t5 - L2_1 * x1;
    qdd[1] = x2;
}

/* The inverse of the mass matrix M(q,p). */
void planar2r_inverse_mass_matrix(const double q[2], const double p[8], double Minv[2][2])
{
    /* parameters */
    const double l_1 = p[0];
    const double lc_1 = p[2];
    const double lc_2 = p[3];
    const double m_1 = p[4];
    const double m_2 = p[5];
    const double I_1 = p[6];
    const double I_2 = p[7];

    /* sines and cosines of the joint angles */
    const double c2 = symdyn_cos(q[1]);

    /* link 2: inertia, regrouped: without what its joint cannot feel */
    const double mcxR2 = m_2 * lc_2;
    const double minus_IxxR2 = lc_2 * mcxR2;
    const double IzzR2 = I_2 + minus_IxxR2;

    /* joint 2: (N, F) = Jhat S, Omega = S.(N, F), gain g = (N, F) / Omega
       F2_y = mcxR2, Omega2 = IzzR2, N2_z = IzzR2 */
    const double Omegainv2 = 1.0 / IzzR2;

    /* articulated body 1: inertia [A B; B^T C], with body 2 added */
    const double t1 = mcxR2 * c2;
    const double t2 = Omegainv2 * t1;
    const double A1_zz = I_1 + lc_1 * (m_1 * lc_1) + l_1 * l_1 * (m_2 - t2 * t1);

    /* joint 1: (N, F) = Jhat S, Omega = S.(N, F), gain g = (N, F) / Omega
       Omega1 = A1_zz, N1_z = A1_zz */
    const double Omegainv1 = 1.0 / A1_zz;
    Minv[0][0] = Omegainv1;

    /* column 2 of W = L^-1: the wrench Phi of joint 2, at joint 1
       W1_2 = -N2at1_z */
    const double N2at1_z = 1.0 + l_1 * t2;

    /* column 2 of W over Omega
       V2_2 = Omegainv2 */
    const double minus_V1_2 = N2at1_z * Omegainv1;
    Minv[0][1] = -minus_V1_2;
    Minv[1][0] = -minus_V1_2;

    /* results */
    Minv[1][1] = N2at1_z * minus_V1_2 + Omegainv2;
}

/* Kinetic energy T = qd^T M(q,p) qd / 2. */
void planar2r_kinetic_energy(const double q[2],
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

    /* sines and cosines of the joint angles */
    const double c2 = symdyn_cos(q[1]);

    /* link 1: inertia, regrouped: without what its joint cannot feel */
    const double IzzR1 = I_1 + lc_1 * (m_1 * lc_1) + l_1 * l_1 * m_2;

    /* link 2: inertia, regrouped: without what its joint cannot feel */
    const double mcxR2 = m_2 * lc_2;
    const double minus_IxxR2 = lc_2 * mcxR2;
    const double IzzR2 = I_2 + minus_IxxR2;

    /* link 2: twist (angular w, linear v) */
    const double v2_y = c2 * (l_1 * qd[0]);
    const double w2_z = qd[0] + qd[1];

    /* link 1: twice its kinetic energy */
    const double T1x2 = IzzR1 * qd[0] * qd[0];

    /* results */
    const double t1 = mcxR2 * v2_y;
    T[0] = 0.5 * (T1x2 + w2_z * (IzzR2 * w2_z + t1 + t1));
}

/* Potential energy of the links in gravity, zero at the base origin. */
void planar2r_potential_energy(const double q[2], const double p[8], double U[1])
{
    /* parameters */
    const double l_1 = p[0];
    const double lc_1 = p[2];
    const double lc_2 = p[3];
    const double m_1 = p[4];
    const double m_2 = p[5];

    /* sines and cosines of the joint angles */
    double s1, c1, s2, c2;
    symdyn_sincos(q[0], &s1, &c1);
    symdyn_sincos(q[1], &s2, &c2);

    /* link 2: inertial parameters about its frame
       m2 = m_2 */
    const double mcx2 = m_2 * lc_2;

    /* link 2: axes E and origin o in the base frame
       E2_xy = -E2_yx */
    const double E2_yx = c1 * s2 + s1 * c2;

    /* results */
    U[0] = 9.81 * (E2_yx * mcx2 + s1 * (m_1 * lc_1 + m_2 * l_1));
}

/* The centre of mass of the moving links. */
void planar2r_center_of_mass(const double q[2], const double p[8], double com[3])
{
    /* parameters */
    const double l_1 = p[0];
    const double lc_1 = p[2];
    const double lc_2 = p[3];
    const double m_1 = p[4];
    const double m_2 = p[5];

    /* sines and cosines of the joint angles */
    double s1, c1, s2, c2;
    symdyn_sincos(q[0], &s1, &c1);
    symdyn_sincos(q[1], &s2, &c2);

    /* link 1: inertial parameters about its frame
       m1 = m_1 */
    const double mcx1 = m_1 * lc_1;

    /* link 2: inertial parameters about its frame
       m2 = m_2 */
    const double mcx2 = m_2 * lc_2;

    /* link 2: axes E and origin o in the base frame
       E2_yy = E2_xx, E2_xy = -E2_yx */
    const double E2_xx = c1 * c2 - s1 * s2;
    const double E2_yx = c1 * s2 + s1 * c2;

    /* results */
    const double t1 = 1.0 / (m_1 + m_2);
    const double t2 = mcx1 + l_1 * m_2;
    com[0] = t1 * (E2_xx * mcx2 + c1 * t2);
    com[1] = t1 * (E2_yx * mcx2 + s1 * t2);
    com[2] = 0.0;
}

/* Momentum of the moving links about the base origin, in base axes. */
void planar2r_total_momentum(const double q[2],
                             const double qd[2],
                             const double p[8],
                             double P[6])
{
    /* parameters */
    const double l_1 = p[0];
    const double lc_1 = p[2];
    const double lc_2 = p[3];
    const double m_1 = p[4];
    const double m_2 = p[5];
    const double I_1 = p[6];
    const double I_2 = p[7];

    /* sines and cosines of the joint angles */
    double s2, c2, s1, c1;
    symdyn_sincos(q[1], &s2, &c2);
    symdyn_sincos(q[0], &s1, &c1);

    /* link 1: inertial parameters about its frame
       m1 = m_1 */
    const double mcx1 = m_1 * lc_1;
    const double Iyy1 = lc_1 * mcx1;
    const double Izz1 = I_1 + Iyy1;

    /* link 2: inertial parameters about its frame
       m2 = m_2 */
    const double mcx2 = m_2 * lc_2;
    const double Iyy2 = lc_2 * mcx2;
    const double Izz2 = I_2 + Iyy2;

    /* link 2: twist (angular w, linear v) */
    const double t1 = l_1 * qd[0];
    const double v2_x = s2 * t1;
    const double v2_y = c2 * t1;
    const double w2_z = qd[0] + qd[1];

    /* link 2: axes E and origin o in the base frame
       E2_yy = E2_xx, E2_xy = -E2_yx */
    const double E2_xx = c1 * c2 - s1 * s2;
    const double E2_yx = c1 * s2 + s1 * c2;

    /* link 1: momentum (angular K, linear P) in its own frame */
    const double K1_z = Izz1 * qd[0];
    const double P1_y = mcx1 * qd[0];

    /* link 2: momentum (angular K, linear P) in its own frame */
    const double K2_z = Izz2 * w2_z + mcx2 * v2_y;
    const double P2_x = m_2 * v2_x;
    const double P2_y = m_2 * v2_y + mcx2 * w2_z;

    /* results */
    const double t2 = E2_xx * P2_x - E2_yx * P2_y;
    const double t3 = E2_yx * P2_x + E2_xx * P2_y;
    P[2] = K1_z + K2_z + l_1 * (c1 * t3 - s1 * t2);
    P[3] = t2 - s1 * P1_y;
    P[4] = c1 * P1_y + t3;
    P[0] = 0.0;
    P[1] = 0.0;
    P[5] = 0.0;
}

/* The pose of each tip in the base frame. */
void planar2r_forward_kinematics(const double q[2], const double p[8], double X[1][4][4])
{
    /* parameters */
    const double l_1 = p[0];
    const double l_2 = p[1];

    /* sines and cosines of the joint angles */
    double s1, c1, s2, c2;
    symdyn_sincos(q[0], &s1, &c1);
    symdyn_sincos(q[1], &s2, &c2);

    /* link 2: axes E and origin o in the base frame
       E2_yy = E2_xx, E2_xy = -E2_yx */
    const double E2_xx = c1 * c2 - s1 * s2;
    X[0][0][0] = E2_xx;
    X[0][1][1] = E2_xx;
    const double E2_yx = c1 * s2 + s1 * c2;
    X[0][1][0] = E2_yx;
    X[0][0][1] = -E2_yx;
    const double o2_x = c1 * l_1;
    const double o2_y = s1 * l_1;

    /* results */
    X[0][0][3] = o2_x + E2_xx * l_2;
    X[0][1][3] = o2_y + E2_yx * l_2;
    X[0][2][2] = 1.0;
    X[0][3][3] = 1.0;
    X[0][0][2] = 0.0;
    X[0][1][2] = 0.0;
    X[0][2][0] = 0.0;
    X[0][2][1] = 0.0;
    X[0][2][3] = 0.0;
    X[0][3][0] = 0.0;
    X[0][3][1] = 0.0;
    X[0][3][2] = 0.0;
}

/* The body Jacobian of each tip: its twist in its own frame is J qd. */
void planar2r_jacobian(const double q[2], const double p[8], double J[1][6][2])
{
    /* parameters */
    const double l_1 = p[0];
    const double l_2 = p[1];

    /* sines and cosines of the joint angles */
    double s2, c2;
    symdyn_sincos(q[1], &s2, &c2);

    /* tip 1: axes E and origin o seen from link 1
       E1t1_yy = c2, E1t1_xx = c2, E1t1_yx = s2, E1t1_xy = -s2 */
    const double o1t1_y = s2 * l_2;
    const double o1t1_x = l_1 + c2 * l_2;

    /* results */
    J[0][3][0] = s2 * o1t1_x - c2 * o1t1_y;
    J[0][4][0] = s2 * o1t1_y + c2 * o1t1_x;
    J[0][4][1] = l_2;
    J[0][2][0] = 1.0;
    J[0][2][1] = 1.0;
    J[0][0][0] = 0.0;
    J[0][0][1] = 0.0;
    J[0][1][0] = 0.0;
    J[0][1][1] = 0.0;
    J[0][3][1] = 0.0;
    J[0][5][0] = 0.0;
    J[0][5][1] = 0.0;
}

/* The space Jacobian of each tip: its twist in base coordinates is J qd. */
void planar2r_jacobian_space(const double q[2], const double p[8], double J[1][6][2])
{
    /* parameters */
    const double l_1 = p[0];

    /* sines and cosines of the joint angles */
    double s1, c1;
    symdyn_sincos(q[0], &s1, &c1);

    /* link 2: axes E and origin o in the base frame */
    const double o2_x = c1 * l_1;
    const double o2_y = s1 * l_1;
    J[0][3][1] = o2_y;
    J[0][4][1] = -o2_x;

    /* results */
    J[0][2][0] = 1.0;
    J[0][2][1] = 1.0;
    J[0][0][0] = 0.0;
    J[0][0][1] = 0.0;
    J[0][1][0] = 0.0;
    J[0][1][1] = 0.0;
    J[0][3][0] = 0.0;
    J[0][4][0] = 0.0;
    J[0][5][0] = 0.0;
    J[0][5][1] = 0.0;
}

/* The Jacobian of each tip's angular velocity and origin, in base axes. */
void planar2r_jacobian_world(const double q[2], const double p[8], double J[1][6][2])
{
    /* parameters */
    const double l_1 = p[0];
    const double l_2 = p[1];

    /* sines and cosines of the joint angles */
    double s1, c1, s2, c2;
    symdyn_sincos(q[0], &s1, &c1);
    symdyn_sincos(q[1], &s2, &c2);

    /* link 2: axes E and origin o in the base frame
       E2_yy = E2_xx, E2_xy = -E2_yx */
    const double E2_xx = c1 * c2 - s1 * s2;
    const double E2_yx = c1 * s2 + s1 * c2;
    const double o2_x = c1 * l_1;
    const double o2_y = s1 * l_1;
    const double t1 = o2_y + E2_yx * l_2;
    J[0][3][0] = -t1;

    /* results */
    const double t2 = o2_x + E2_xx * l_2;
    J[0][4][0] = t2;
    J[0][4][1] = t2 - o2_x;
    J[0][3][1] = o2_y - t1;
    J[0][2][0] = 1.0;
    J[0][2][1] = 1.0;
    J[0][0][0] = 0.0;
    J[0][0][1] = 0.0;
    J[0][1][0] = 0.0;
    J[0][1][1] = 0.0;
    J[0][5][0] = 0.0;
    J[0][5][1] = 0.0;
}

/* The rate of the body Jacobian: a tip's twist changes by J qdd + Jdot qd. */
void planar2r_jacobian_dot(const double q[2],
                           const double qd[2],
                           const double p[8],
                           double Jdot[1][6][2])
{
    /* parameters */
    const double l_1 = p[0];
    const double l_2 = p[1];

    /* sines and cosines of the joint angles */
    double s2, c2;
    symdyn_sincos(q[1], &s2, &c2);

    /* tip 1: axes E and origin o seen from link 1
       E1t1_yy = c2, E1t1_xx = c2, E1t1_yx = s2, E1t1_xy = -s2 */
    const double o1t1_y = s2 * l_2;
    const double o1t1_x = l_1 + c2 * l_2;
    Jdot[0][4][0] = -qd[1] * (s2 * o1t1_x - c2 * o1t1_y);

    /* results */
    Jdot[0][3][0] = qd[1] * (s2 * o1t1_y + c2 * o1t1_x - l_2);
    Jdot[0][0][0] = 0.0;
    Jdot[0][0][1] = 0.0;
    Jdot[0][1][0] = 0.0;
    Jdot[0][1][1] = 0.0;
    Jdot[0][2][0] = 0.0;
    Jdot[0][2][1] = 0.0;
    Jdot[0][3][1] = 0.0;
    Jdot[0][4][1] = 0.0;
    Jdot[0][5][0] = 0.0;
    Jdot[0][5][1] = 0.0;
}

/* The rate of jacobian_world: angular acceleration and acceleration of a tip's origin
   are J qdd + Jdot qd. */
void planar2r_jacobian_world_dot(const double q[2],
                                 const double qd[2],
                                 const double p[8],
                                 double Jdot[1][6][2])
{
    /* parameters */
    const double l_1 = p[0];
    const double l_2 = p[1];

    /* sines and cosines of the joint angles */
    double s1, c1, s2, c2;
    symdyn_sincos(q[0], &s1, &c1);
    symdyn_sincos(q[1], &s2, &c2);

    /* link 2: axes E and origin o in the base frame
       E2_yy = E2_xx, E2_xy = -E2_yx */
    const double E2_xx = c1 * c2 - s1 * s2;
    const double E2_yx = c1 * s2 + s1 * c2;

    /* link 2: angular velocity w, velocity v of its origin, in base axes */
    const double t1 = qd[0] * l_1;
    const double minus_v2_x = s1 * t1;
    const double v2_y = c1 * t1;
    const double w2_z = qd[0] + qd[1];
    const double t2 = l_2 * w2_z;
    const double t3 = minus_v2_x + E2_yx * t2;
    const double t4 = v2_y + E2_xx * t2;
    Jdot[0][3][0] = -t4;
    Jdot[0][4][0] = -t3;

    /* results */
    Jdot[0][4][1] = minus_v2_x - t3;
    Jdot[0][3][1] = v2_y - t4;
    Jdot[0][0][0] = 0.0;
    Jdot[0][0][1] = 0.0;
    Jdot[0][1][0] = 0.0;
    Jdot[0][1][1] = 0.0;
    Jdot[0][2][0] = 0.0;
    Jdot[0][2][1] = 0.0;
    Jdot[0][5][0] = 0.0;
    Jdot[0][5][1] = 0.0;
}

/* The rate of each tip's twist at zero qdd, in its own frame: Jdot qd of jacobian. */
void planar2r_tip_bias(const double q[2], const double qd[2], const double p[8], double a[1][6])
{
    /* parameters */
    const double l_1 = p[0];

    /* sines and cosines of the joint angles */
    double s2, c2;
    symdyn_sincos(q[1], &s2, &c2);

    /* link 2: acceleration (angular b, linear a) */
    const double t1 = qd[1] * (l_1 * qd[0]);
    const double a2_x = c2 * t1;
    a[0][3] = a2_x;
    const double minus_a2_y = s2 * t1;
    a[0][4] = -minus_a2_y;

    /* results */
    a[0][0] = 0.0;
    a[0][1] = 0.0;
    a[0][2] = 0.0;
    a[0][5] = 0.0;
}

/* Angular acceleration and acceleration of each tip's origin at zero qdd, in base
   axes: Jdot qd of jacobian_world. */
void planar2r_tip_bias_world(const double q[2],
                             const double qd[2],
                             const double p[8],
                             double a[1][6])
{
    /* parameters */
    const double l_1 = p[0];
    const double l_2 = p[1];

    /* sines and cosines of the joint angles */
    double s1, c1, s2, c2;
    symdyn_sincos(q[0], &s1, &c1);
    symdyn_sincos(q[1], &s2, &c2);

    /* link 2: axes E and origin o in the base frame
       E2_yy = E2_xx, E2_xy = -E2_yx */
    const double E2_xx = c1 * c2 - s1 * s2;
    const double E2_yx = c1 * s2 + s1 * c2;

    /* link 2: angular velocity w and acceleration alpha, acceleration a of its origin */
    const double t1 = l_1 * (qd[0] * qd[0]);
    const double minus_a2_x = c1 * t1;
    const double minus_a2_y = s1 * t1;
    const double w2_z = qd[0] + qd[1];
    const double t2 = l_2 * (w2_z * w2_z);
    a[0][3] = -(minus_a2_x + E2_xx * t2);
    a[0][4] = -(minus_a2_y + E2_yx * t2);

    /* results */
    a[0][0] = 0.0;
    a[0][1] = 0.0;
    a[0][2] = 0.0;
    a[0][5] = 0.0;
}

/* Twist and its rate for every link, angular first. */
void planar2r_link_motions(const double q[2],
                           const double qd[2],
                           const double qdd[2],
                           const double p[8],
                           double V[2][6],
                           double Vdot[2][6])
{
    /* parameters */
    const double l_1 = p[0];

    /* sines and cosines of the joint angles */
    double s2, c2;
    symdyn_sincos(q[1], &s2, &c2);

    /* link 2: twist (angular w, linear v) */
    const double t1 = l_1 * qd[0];
    const double v2_x = s2 * t1;
    V[1][3] = v2_x;
    const double v2_y = c2 * t1;
    V[1][4] = v2_y;
    const double w2_z = qd[0] + qd[1];
    V[1][2] = w2_z;

    /* link 2: acceleration (angular b, linear a) */
    const double t2 = l_1 * qdd[0];
    const double b2_z = qdd[0] + qdd[1];
    Vdot[1][2] = b2_z;
    const double a2_x = s2 * t2 + qd[1] * v2_y;
    Vdot[1][3] = a2_x;
    const double a2_y = c2 * t2 - qd[1] * v2_x;
    Vdot[1][4] = a2_y;

    /* results */
    V[0][2] = qd[0];
    Vdot[0][2] = qdd[0];
    V[0][0] = 0.0;
    V[0][1] = 0.0;
    V[0][3] = 0.0;
    V[0][4] = 0.0;
    V[0][5] = 0.0;
    V[1][0] = 0.0;
    V[1][1] = 0.0;
    V[1][5] = 0.0;
    Vdot[0][0] = 0.0;
    Vdot[0][1] = 0.0;
    Vdot[0][3] = 0.0;
    Vdot[0][4] = 0.0;
    Vdot[0][5] = 0.0;
    Vdot[1][0] = 0.0;
    Vdot[1][1] = 0.0;
    Vdot[1][5] = 0.0;
}

/* Full reaction wrenches: what the parent exerts on each link. */
void planar2r_joint_wrenches(const double q[2],
                             const double qd[2],
                             const double qdd[2],
                             const double p[8],
                             double F[2][6])
{
    /* parameters */
    const double l_1 = p[0];
    const double lc_1 = p[2];
    const double lc_2 = p[3];
    const double m_1 = p[4];
    const double m_2 = p[5];
    const double I_1 = p[6];
    const double I_2 = p[7];

    /* sines and cosines of the joint angles */
    double s1, c1, s2, c2;
    symdyn_sincos(q[0], &s1, &c1);
    symdyn_sincos(q[1], &s2, &c2);

    /* link 1: inertial parameters about its frame
       m1 = m_1 */
    const double mcx1 = m_1 * lc_1;
    const double Iyy1 = lc_1 * mcx1;
    const double Izz1 = I_1 + Iyy1;

    /* link 2: inertial parameters about its frame
       m2 = m_2 */
    const double mcx2 = m_2 * lc_2;
    const double Iyy2 = lc_2 * mcx2;
    const double Izz2 = I_2 + Iyy2;

    /* link 1: acceleration (angular b, linear a)
       b1_z = qdd[0] */
    const double a1_x = 9.81 * s1;
    const double a1_y = 9.81 * c1;

    /* link 2: twist (angular w, linear v) */
    const double t1 = l_1 * qd[0];
    const double v2_x = s2 * t1;
    const double v2_y = c2 * t1;
    const double w2_z = qd[0] + qd[1];

    /* link 2: acceleration (angular b, linear a) */
    const double t2 = a1_y + l_1 * qdd[0];
    const double b2_z = qdd[0] + qdd[1];
    const double a2_x = c2 * a1_x + s2 * t2 + qd[1] * v2_y;
    const double a2_y = c2 * t2 - s2 * a1_x - qd[1] * v2_x;

    /* link 1: wrench that moves it (moment n, force f) */
    const double n1_z = Izz1 * qdd[0] + mcx1 * a1_y;
    const double f1_y = m_1 * a1_y + mcx1 * qdd[0];
    const double f1_x = m_1 * a1_x - qd[0] * (mcx1 * qd[0]);

    /* link 2: wrench that moves it (moment n, force f) */
    const double t3 = m_2 * v2_x;
    const double t4 = m_2 * v2_y + mcx2 * w2_z;
    const double n2_z = Izz2 * b2_z + mcx2 * a2_y - (v2_y * t3 - v2_x * t4);
    F[1][2] = n2_z;
    const double f2_x = m_2 * a2_x - w2_z * t4;
    F[1][3] = f2_x;
    const double f2_y = m_2 * a2_y + mcx2 * b2_z + w2_z * t3;
    F[1][4] = f2_y;

    /* joint 1: wrench through it, with that of joint 2 */
    const double t5 = s2 * f2_x + c2 * f2_y;
    const double N1_z = n1_z + (n2_z + l_1 * t5);
    F[0][2] = N1_z;
    const double F1_x = f1_x + (c2 * f2_x - s2 * f2_y);
    F[0][3] = F1_x;
    const double F1_y = f1_y + t5;
    F[0][4] = F1_y;

    /* results */
    F[0][0] = 0.0;
    F[0][1] = 0.0;
    F[0][5] = 0.0;
    F[1][0] = 0.0;
    F[1][1] = 0.0;
    F[1][5] = 0.0;
}

/* Friction and springs, as forces that the motors have to overcome. */
void planar2r_passive_forces(const double q[2], const double qd[2], double tau_p[2])
{
    (void)q;
    (void)qd;
    /* results */
    tau_p[0] = 0.0;
    tau_p[1] = 0.0;
}

/* Derivatives of inverse dynamics in q and qd; in qdd it is the mass matrix. */
void planar2r_inverse_dynamics_derivatives(const double q[2],
                                           const double qd[2],
                                           const double qdd[2],
                                           const double p[8],
                                           double dtau_dq[2][2],
                                           double dtau_dqd[2][2])
{
    /* parameters */
    const double l_1 = p[0];
    const double lc_1 = p[2];
    const double lc_2 = p[3];
    const double m_1 = p[4];
    const double m_2 = p[5];

    /* sines and cosines of the joint angles */
    double s2, c2, s1, c1;
    symdyn_sincos(q[1], &s2, &c2);
    symdyn_sincos(q[0], &s1, &c1);

    /* link 1: inertia, regrouped: without what its joint cannot feel */
    const double mcxR1 = m_1 * lc_1 + l_1 * m_2;

    /* link 2: inertia, regrouped: without what its joint cannot feel */
    const double mcxR2 = m_2 * lc_2;

    /* all beyond joint 2: moments of mass h and Q about it */
    const double h2_x = c2 * mcxR2;
    const double h2_y = s2 * mcxR2;

    /* all beyond joint 1: moments of mass h and Q about it
       h1_y = h2_y */
    const double h1_x = mcxR1 + h2_x;

    /* all beyond joint 2: block B and momentum P, both doubled, seen from it */
    const double minus_P2_x = 2.0 * (qd[1] * h2_y);

    /* all beyond joint 1: block B and momentum P, both doubled, seen from it */
    const double minus_B1_zz = l_1 * minus_P2_x;
    dtau_dqd[0][0] = -minus_B1_zz;

    /* link 1: w, alpha, twice its origin's velocity v, U and acceleration a
       w1_z = qd[0], U1_yy = U1_xx, U1_yx = qdd[0], U1_xy = -qdd[0], alpha1_z = qdd[0] */
    const double a1_x = 9.81 * s1;
    const double a1_y = 9.81 * c1;
    const double minus_U1_xx = qd[0] * qd[0];

    /* joint 2 from joint 2: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z
       L2at2_y = h2_x, L2at2_x = -h2_y */
    const double t1 = 2.0 * qd[0];
    const double t2 = h2_x * (a1_x - minus_U1_xx * l_1);
    const double minus_E2at2_z = h2_y * (a1_y + qdd[0] * l_1) + t2;
    const double t3 = h2_x * (minus_U1_xx + qd[1] * (t1 + qd[1]));
    const double minus_G2at2_y = h2_y * (qdd[0] + qdd[1]) + t3;
    const double t4 = t1 * h2_y;
    const double minus_H2at2_y = t4 + minus_P2_x;
    const double Z2at2_z = l_1 * t4;
    dtau_dqd[1][0] = Z2at2_z;
    dtau_dq[1][1] = -minus_E2at2_z;

    /* joint 2 from joint 1: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z
       L2at1_y = h2_x, L2at1_x = -h2_y, G2at1_y = G2at2_y, H2at1_y = H2at2_y */
    const double minus_E2at1_z = minus_E2at2_z + l_1 * minus_G2at2_y;
    const double minus_D2at1_z = l_1 * minus_H2at2_y;
    dtau_dq[0][1] = -minus_E2at1_z;
    dtau_dqd[0][1] = -minus_D2at1_z;

    /* joint 1 from joint 1: wrench by q1 (E, G), by qd1 (D, H), momentum (K, L), couple Z
       L1at1_x = -h2_y, L1at1_y = h1_x */
    const double t5 = h2_y * a1_y;
    const double minus_E1at1_z = t5 + h1_x * a1_x;
    dtau_dq[0][0] = -minus_E1at1_z;
    dtau_dq[1][0] = -(t5 + h2_x * a1_x);

    /* results */
    dtau_dqd[1][1] = 0.0;
}

/* Derivatives of forward dynamics: -M^-1 dtau/dq, -M^-1 dtau/dqd and M^-1. */
void planar2r_forward_dynamics_derivatives(const double q[2],
                                           const double qd[2],
                                           const double tau[2],
                                           const double p[8],
                                           double dqdd_dq[2][2],
                                           double dqdd_dqd[2][2],
                                           double dqdd_dtau[2][2])
{
    /* parameters */
    const double l_1 = p[0];
    const double lc_1 = p[2];
    const double lc_2 = p[3];
    const double m_1 = p[4];
    const double m_2 = p[5];
    const double I_1 = p[6];
    const double I_2 = p[7];

    /* sines and cosines of the joint angles */
    double s2, c2, s1, c1;
    symdyn_sincos(q[1], &s2, &c2);
    symdyn_sincos(q[0], &s1, &c1);

    /* link 1: inertia, regrouped: without what its joint cannot feel */
    const double t1 = m_1 * lc_1;
    const double t2 = l_1 * m_2;
    const double mcxR1 = t1 + t2;
    const double minus_IxxR1 = lc_1 * t1 + l_1 * t2;

    /* link 2: inertia, regrouped: without what its joint cannot feel */
    const double mcxR2 = m_2 * lc_2;
    const double minus_IxxR2 = lc_2 * mcxR2;

    /* all beyond joint 2: moments of mass h and Q about it */
    const double h2_x = c2 * mcxR2;
    const double h2_y = s2 * mcxR2;

    /* all beyond joint 1: moments of mass h and Q about it
       h1_y = h2_y */
    const double h1_x = mcxR1 + h2_x;

    /* all beyond joint 2: block B and momentum P, both doubled, seen from it */
    const double t3 = qd[1] * h2_y;
    const double minus_P2_x = 2.0 * t3;

    /* all beyond joint 1: block B and momentum P, both doubled, seen from it */
    const double minus_B1_zz = l_1 * minus_P2_x;

    /* link 1: w, alpha, twice its origin's velocity v, U and acceleration a
       w1_z = qd[0], U1_yy = U1_xx, U1_yx = qdd1, U1_xy = -qdd1, alpha1_z = qdd1 */
    const double a1_x = 9.81 * s1;
    const double a1_y = 9.81 * c1;
    const double minus_U1_xx = qd[0] * qd[0];

    /* all beyond joint 2: moment N and force F it needs on a seat at rest */
    const double minus_F2_y = qd[1] * t3;

    /* all beyond joint 1: moment N and force F it needs on a seat at rest */
    const double minus_N1_z = l_1 * minus_F2_y + qd[0] * minus_B1_zz;

    /* bias h = C qd + phi */
    const double t4 = a1_x - minus_U1_xx * l_1;
    const double bias1 = h1_x * a1_y - h2_y * a1_x - minus_N1_z;
    const double bias2 = h2_x * a1_y - h2_y * t4;

    /* row 2 of L and entry 2 of D in M = L^T D L
       K2at1_z: joint 2 from joint 1: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L),
         couple Z
       r2: reciprocals of D in M = L^T D L */
    const double t5 = 0.5 * I_2;
    const double t6 = l_1 * h2_x;
    const double D2 = t5 + minus_IxxR2 + t5;
    const double K2at1_z = D2 + t6;
    const double r2 = 1.0 / D2;
    const double L2_1 = K2at1_z * r2;

    /* row 1 of L and entry 1 of D in M = L^T D L */
    const double D1 = minus_IxxR1 + 2.0 * t6 - L2_1 * K2at1_z + I_1 + D2;

    /* reciprocals of D in M = L^T D L */
    const double r1 = 1.0 / D1;
    dqdd_dtau[0][0] = r1;
    const double t7 = L2_1 * r1;
    dqdd_dtau[1][1] = r2 + L2_1 * t7;
    dqdd_dtau[0][1] = -t7;
    dqdd_dtau[1][0] = -t7;

    /* accelerations under the joint forces */
    const double t8 = tau[1] - bias2;
    const double qdd1 = (tau[0] - bias1 - L2_1 * t8) * r1;
    const double qdd2 = t8 * r2 - L2_1 * qdd1;

    /* joint 2 from joint 2: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z
       L2at2_y = h2_x, L2at2_x = -h2_y */
    const double t9 = 2.0 * qd[0];
    const double minus_E2at2_z = h2_y * (a1_y + qdd1 * l_1) + h2_x * t4;
    const double t10 = h2_x * (minus_U1_xx + qd[1] * (t9 + qd[1]));
    const double minus_G2at2_y = h2_y * (qdd1 + qdd2) + t10;
    const double t11 = t9 * h2_y;
    const double minus_H2at2_y = t11 + minus_P2_x;
    const double Z2at2_z = l_1 * t11;
    const double t12 = (minus_B1_zz + L2_1 * Z2at2_z) * r1;
    dqdd_dqd[0][0] = t12;
    dqdd_dqd[1][0] = -(Z2at2_z * r2 + L2_1 * t12);

    /* joint 2 from joint 1: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z
       L2at1_y = h2_x, L2at1_x = -h2_y, G2at1_y = G2at2_y, H2at1_y = H2at2_y */
    const double minus_E2at1_z = minus_E2at2_z + l_1 * minus_G2at2_y;
    const double minus_D2at1_z = l_1 * minus_H2at2_y;
    const double t13 = (L2_1 * minus_E2at2_z - minus_E2at1_z) * r1;
    dqdd_dq[1][1] = minus_E2at2_z * r2 + L2_1 * t13;
    const double t14 = minus_D2at1_z * r1;
    dqdd_dqd[0][1] = t14;
    dqdd_dq[0][1] = -t13;
    dqdd_dqd[1][1] = -L2_1 * t14;

    /* joint 1 from joint 1: wrench by q1 (E, G), by qd1 (D, H), momentum (K, L), couple Z
       L1at1_x = -h2_y, L1at1_y = h1_x */
    const double t15 = h2_y * a1_y;
    const double t16 = t15 + h2_x * a1_x;
    const double minus_E1at1_z = t15 + h1_x * a1_x;
    const double t17 = (L2_1 * t16 - minus_E1at1_z) * r1;
    dqdd_dq[0][0] = -t17;

    /* results */
    dqdd_dq[1][0] = t16 * r2 + L2_1 * t17;
}

/* The equations of motion linearised: d(xdot) = A dx + B dtau with x = (q, qd). */
void planar2r_linearization(const double q[2],
                            const double qd[2],
                            const double tau[2],
                            const double p[8],
                            double A[4][4],
                            double B[4][2])
{
    /* parameters */
    const double l_1 = p[0];
    const double lc_1 = p[2];
    const double lc_2 = p[3];
    const double m_1 = p[4];
    const double m_2 = p[5];
    const double I_1 = p[6];
    const double I_2 = p[7];

    /* sines and cosines of the joint angles */
    double s2, c2, s1, c1;
    symdyn_sincos(q[1], &s2, &c2);
    symdyn_sincos(q[0], &s1, &c1);

    /* link 1: inertia, regrouped: without what its joint cannot feel */
    const double t1 = m_1 * lc_1;
    const double t2 = l_1 * m_2;
    const double mcxR1 = t1 + t2;
    const double minus_IxxR1 = lc_1 * t1 + l_1 * t2;

    /* link 2: inertia, regrouped: without what its joint cannot feel */
    const double mcxR2 = m_2 * lc_2;
    const double minus_IxxR2 = lc_2 * mcxR2;

    /* all beyond joint 2: moments of mass h and Q about it */
    const double h2_x = c2 * mcxR2;
    const double h2_y = s2 * mcxR2;

    /* all beyond joint 1: moments of mass h and Q about it
       h1_y = h2_y */
    const double h1_x = mcxR1 + h2_x;

    /* all beyond joint 2: block B and momentum P, both doubled, seen from it */
    const double t3 = qd[1] * h2_y;
    const double minus_P2_x = 2.0 * t3;

    /* all beyond joint 1: block B and momentum P, both doubled, seen from it */
    const double minus_B1_zz = l_1 * minus_P2_x;

    /* link 1: w, alpha, twice its origin's velocity v, U and acceleration a
       w1_z = qd[0], U1_yy = U1_xx, U1_yx = qdd1, U1_xy = -qdd1, alpha1_z = qdd1 */
    const double a1_x = 9.81 * s1;
    const double a1_y = 9.81 * c1;
    const double minus_U1_xx = qd[0] * qd[0];

    /* all beyond joint 2: moment N and force F it needs on a seat at rest */
    const double minus_F2_y = qd[1] * t3;

    /* all beyond joint 1: moment N and force F it needs on a seat at rest */
    const double minus_N1_z = l_1 * minus_F2_y + qd[0] * minus_B1_zz;

    /* bias h = C qd + phi */
    const double t4 = a1_x - minus_U1_xx * l_1;
    const double bias1 = h1_x * a1_y - h2_y * a1_x - minus_N1_z;
    const double bias2 = h2_x * a1_y - h2_y * t4;

    /* row 2 of L and entry 2 of D in M = L^T D L
       K2at1_z: joint 2 from joint 1: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L),
         couple Z
       r2: reciprocals of D in M = L^T D L */
    const double t5 = 0.5 * I_2;
    const double t6 = l_1 * h2_x;
    const double D2 = t5 + minus_IxxR2 + t5;
    const double K2at1_z = D2 + t6;
    const double r2 = 1.0 / D2;
    const double L2_1 = K2at1_z * r2;

    /* row 1 of L and entry 1 of D in M = L^T D L */
    const double D1 = minus_IxxR1 + 2.0 * t6 - L2_1 * K2at1_z + I_1 + D2;

    /* reciprocals of D in M = L^T D L */
    const double r1 = 1.0 / D1;
    B[2][0] = r1;
    const double t7 = L2_1 * r1;
    B[3][1] = r2 + L2_1 * t7;
    B[2][1] = -t7;
    B[3][0] = -t7;

    /* accelerations under the joint forces */
    const double t8 = tau[1] - bias2;
    const double qdd1 = (tau[0] - bias1 - L2_1 * t8) * r1;
    const double qdd2 = t8 * r2 - L2_1 * qdd1;

    /* joint 2 from joint 2: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z
       L2at2_y = h2_x, L2at2_x = -h2_y */
    const double t9 = 2.0 * qd[0];
    const double minus_E2at2_z = h2_y * (a1_y + qdd1 * l_1) + h2_x * t4;
    const double t10 = h2_x * (minus_U1_xx + qd[1] * (t9 + qd[1]));
    const double minus_G2at2_y = h2_y * (qdd1 + qdd2) + t10;
    const double t11 = t9 * h2_y;
    const double minus_H2at2_y = t11 + minus_P2_x;
    const double Z2at2_z = l_1 * t11;
    const double t12 = (minus_B1_zz + L2_1 * Z2at2_z) * r1;
    A[2][2] = t12;
    A[3][2] = -(Z2at2_z * r2 + L2_1 * t12);

    /* joint 2 from joint 1: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z
       L2at1_y = h2_x, L2at1_x = -h2_y, G2at1_y = G2at2_y, H2at1_y = H2at2_y */
    const double minus_E2at1_z = minus_E2at2_z + l_1 * minus_G2at2_y;
    const double minus_D2at1_z = l_1 * minus_H2at2_y;
    const double t13 = (L2_1 * minus_E2at2_z - minus_E2at1_z) * r1;
    A[3][1] = minus_E2at2_z * r2 + L2_1 * t13;
    const double t14 = minus_D2at1_z * r1;
    A[2][3] = t14;
    A[2][1] = -t13;
    A[3][3] = -L2_1 * t14;

    /* joint 1 from joint 1: wrench by q1 (E, G), by qd1 (D, H), momentum (K, L), couple Z
       L1at1_x = -h2_y, L1at1_y = h1_x */
    const double t15 = h2_y * a1_y;
    const double t16 = t15 + h2_x * a1_x;
    const double minus_E1at1_z = t15 + h1_x * a1_x;
    const double t17 = (L2_1 * t16 - minus_E1at1_z) * r1;
    A[2][0] = -t17;

    /* results */
    A[3][0] = t16 * r2 + L2_1 * t17;
    A[0][2] = 1.0;
    A[1][3] = 1.0;
    A[0][0] = 0.0;
    A[0][1] = 0.0;
    A[0][3] = 0.0;
    A[1][0] = 0.0;
    A[1][1] = 0.0;
    A[1][2] = 0.0;
    B[0][0] = 0.0;
    B[0][1] = 0.0;
    B[1][0] = 0.0;
    B[1][1] = 0.0;
}

/* tau = Y x in the inertial parameters x of all links, rotors not included. */
void planar2r_regressor(const double q[2],
                        const double qd[2],
                        const double qdd[2],
                        const double p[8],
                        double Y[2][20])
{
    /* parameters */
    const double l_1 = p[0];

    /* sines and cosines of the joint angles */
    double s1, c1, s2, c2;
    symdyn_sincos(q[0], &s1, &c1);
    symdyn_sincos(q[1], &s2, &c2);

    /* link 1: products P = w w^T */
    const double P1_zz = qd[0] * qd[0];

    /* link 1: acceleration a of its origin, gravity included */
    const double a1_x = 9.81 * s1;
    const double a1_y = 9.81 * c1;
    Y[0][1] = a1_y;
    Y[0][2] = -a1_x;

    /* link 2: angular velocity w */
    const double w2_z = qd[0] + qd[1];

    /* link 2: angular acceleration alpha */
    const double alpha2_z = qdd[0] + qdd[1];
    Y[0][19] = alpha2_z;
    Y[1][19] = alpha2_z;

    /* link 2: products P = w w^T */
    const double P2_zz = w2_z * w2_z;

    /* link 2: acceleration a of its origin, gravity included */
    const double t1 = a1_x - P1_zz * l_1;
    const double t2 = a1_y + qdd[0] * l_1;
    const double a2_x = c2 * t1 + s2 * t2;
    const double a2_y = c2 * t2 - s2 * t1;
    Y[1][11] = a2_y;
    Y[0][10] = l_1 * t2;
    Y[1][12] = -a2_x;

    /* screw of joint 1 seen from link 2 (angular s, linear t) */
    const double t1in2_x = s2 * l_1;
    const double t1in2_y = c2 * l_1;
    Y[0][12] = -(a2_x + (alpha2_z * t1in2_x + P2_zz * t1in2_y));

    /* results */
    Y[0][11] = a2_y + (alpha2_z * t1in2_y - P2_zz * t1in2_x);
    Y[0][9] = qdd[0];
    Y[0][0] = 0.0;
    Y[0][3] = 0.0;
    Y[0][4] = 0.0;
    Y[0][5] = 0.0;
    Y[0][6] = 0.0;
    Y[0][7] = 0.0;
    Y[0][8] = 0.0;
    Y[0][13] = 0.0;
    Y[0][14] = 0.0;
    Y[0][15] = 0.0;
    Y[0][16] = 0.0;
    Y[0][17] = 0.0;
    Y[0][18] = 0.0;
    Y[1][0] = 0.0;
    Y[1][1] = 0.0;
    Y[1][2] = 0.0;
    Y[1][3] = 0.0;
    Y[1][4] = 0.0;
    Y[1][5] = 0.0;
    Y[1][6] = 0.0;
    Y[1][7] = 0.0;
    Y[1][8] = 0.0;
    Y[1][9] = 0.0;
    Y[1][10] = 0.0;
    Y[1][13] = 0.0;
    Y[1][14] = 0.0;
    Y[1][15] = 0.0;
    Y[1][16] = 0.0;
    Y[1][17] = 0.0;
    Y[1][18] = 0.0;
}

/* For adaptive control: M(q,p) qdd_r + C(q,qd,p) qd_r + phi(q,p) = Y x, inertial
   parameters x. */
void planar2r_adaptive_regressor(const double q[2],
                                 const double qd[2],
                                 const double qd_r[2],
                                 const double qdd_r[2],
                                 const double p[8],
                                 double Y[2][20])
{
    /* parameters */
    const double l_1 = p[0];

    /* sines and cosines of the joint angles */
    double s1, c1, s2, c2;
    symdyn_sincos(q[0], &s1, &c1);
    symdyn_sincos(q[1], &s2, &c2);

    /* link 1: products W = w wr^T */
    const double W1_zz = qd[0] * qd_r[0];

    /* link 1: acceleration a of its origin, gravity included */
    const double a1_x = 9.81 * s1;
    const double a1_y = 9.81 * c1;
    Y[0][1] = a1_y;
    Y[0][2] = -a1_x;

    /* link 2: angular velocity w */
    const double w2_z = qd[0] + qd[1];

    /* link 2: its reference velocity wr */
    const double wr2_z = qd_r[0] + qd_r[1];

    /* link 2: angular acceleration alpha */
    const double alpha2_z = qdd_r[0] + qdd_r[1];
    Y[0][19] = alpha2_z;
    Y[1][19] = alpha2_z;

    /* link 2: products W = w wr^T */
    const double W2_zz = w2_z * wr2_z;

    /* link 2: acceleration a of its origin, gravity included */
    const double t1 = a1_x - W1_zz * l_1;
    const double t2 = a1_y + qdd_r[0] * l_1;
    const double a2_x = c2 * t1 + s2 * t2;
    const double a2_y = c2 * t2 - s2 * t1;
    Y[1][11] = a2_y;
    Y[0][10] = l_1 * t2;
    Y[1][12] = -a2_x;

    /* screw of joint 1 seen from link 2 (angular s, linear t) */
    const double t1in2_x = s2 * l_1;
    const double t1in2_y = c2 * l_1;
    Y[0][12] = -(a2_x + (alpha2_z * t1in2_x + W2_zz * t1in2_y));

    /* results */
    Y[0][11] = a2_y + (alpha2_z * t1in2_y - W2_zz * t1in2_x);
    Y[0][9] = qdd_r[0];
    Y[0][0] = 0.0;
    Y[0][3] = 0.0;
    Y[0][4] = 0.0;
    Y[0][5] = 0.0;
    Y[0][6] = 0.0;
    Y[0][7] = 0.0;
    Y[0][8] = 0.0;
    Y[0][13] = 0.0;
    Y[0][14] = 0.0;
    Y[0][15] = 0.0;
    Y[0][16] = 0.0;
    Y[0][17] = 0.0;
    Y[0][18] = 0.0;
    Y[1][0] = 0.0;
    Y[1][1] = 0.0;
    Y[1][2] = 0.0;
    Y[1][3] = 0.0;
    Y[1][4] = 0.0;
    Y[1][5] = 0.0;
    Y[1][6] = 0.0;
    Y[1][7] = 0.0;
    Y[1][8] = 0.0;
    Y[1][9] = 0.0;
    Y[1][10] = 0.0;
    Y[1][13] = 0.0;
    Y[1][14] = 0.0;
    Y[1][15] = 0.0;
    Y[1][16] = 0.0;
    Y[1][17] = 0.0;
    Y[1][18] = 0.0;
}

/* The energy of the links, kinetic and potential: T + U = y x in the inertial
   parameters x. */
void planar2r_energy_regressor(const double q[2],
                               const double qd[2],
                               const double p[8],
                               double y[20])
{
    /* parameters */
    const double l_1 = p[0];

    /* sines and cosines of the joint angles */
    double s2, c2, s1, c1;
    symdyn_sincos(q[1], &s2, &c2);
    symdyn_sincos(q[0], &s1, &c1);

    /* link 2: twist (angular w, linear v) */
    const double t1 = l_1 * qd[0];
    const double v2_x = s2 * t1;
    const double v2_y = c2 * t1;
    const double w2_z = qd[0] + qd[1];
    y[19] = w2_z * (0.5 * w2_z);

    /* link 1: gravity g in its axes, and g.o of its origin */
    const double minus_g1_x = 9.81 * s1;
    y[1] = minus_g1_x;
    const double minus_g1_y = 9.81 * c1;
    y[2] = minus_g1_y;
    y[12] = c2 * minus_g1_y - s2 * minus_g1_x - v2_x * w2_z;

    /* link 2: gravity g in its axes, and g.o of its origin */
    const double minus_go2 = minus_g1_x * l_1;
    const double minus_g2_x = c2 * minus_g1_x + s2 * minus_g1_y;

    /* results */
    y[9] = qd[0] * (0.5 * qd[0]);
    y[10] = 0.5 * (v2_x * v2_x + v2_y * v2_y) + minus_go2;
    y[11] = v2_y * w2_z + minus_g2_x;
    y[0] = 0.0;
    y[3] = 0.0;
    y[4] = 0.0;
    y[5] = 0.0;
    y[6] = 0.0;
    y[7] = 0.0;
    y[8] = 0.0;
    y[13] = 0.0;
    y[14] = 0.0;
    y[15] = 0.0;
    y[16] = 0.0;
    y[17] = 0.0;
    y[18] = 0.0;
}

/* Momentum along the joints, without accelerations: M(q,p) qd = Y x, inertial
   parameters x. */
void planar2r_momentum_regressor(const double q[2],
                                 const double qd[2],
                                 const double p[8],
                                 double Y[2][20])
{
    /* parameters */
    const double l_1 = p[0];

    /* sines and cosines of the joint angles */
    double s2, c2;
    symdyn_sincos(q[1], &s2, &c2);

    /* link 2: twist (angular w, linear v) */
    const double t1 = l_1 * qd[0];
    const double v2_x = s2 * t1;
    const double v2_y = c2 * t1;
    Y[1][11] = v2_y;
    const double w2_z = qd[0] + qd[1];
    Y[0][19] = w2_z;
    Y[1][19] = w2_z;
    const double t2 = l_1 * w2_z;
    Y[0][12] = -(v2_x + s2 * t2);
    Y[1][12] = -v2_x;

    /* results */
    Y[0][11] = v2_y + c2 * t2;
    Y[0][10] = l_1 * t1;
    Y[0][9] = qd[0];
    Y[0][0] = 0.0;
    Y[0][1] = 0.0;
    Y[0][2] = 0.0;
    Y[0][3] = 0.0;
    Y[0][4] = 0.0;
    Y[0][5] = 0.0;
    Y[0][6] = 0.0;
    Y[0][7] = 0.0;
    Y[0][8] = 0.0;
    Y[0][13] = 0.0;
    Y[0][14] = 0.0;
    Y[0][15] = 0.0;
    Y[0][16] = 0.0;
    Y[0][17] = 0.0;
    Y[0][18] = 0.0;
    Y[1][0] = 0.0;
    Y[1][1] = 0.0;
    Y[1][2] = 0.0;
    Y[1][3] = 0.0;
    Y[1][4] = 0.0;
    Y[1][5] = 0.0;
    Y[1][6] = 0.0;
    Y[1][7] = 0.0;
    Y[1][8] = 0.0;
    Y[1][9] = 0.0;
    Y[1][10] = 0.0;
    Y[1][13] = 0.0;
    Y[1][14] = 0.0;
    Y[1][15] = 0.0;
    Y[1][16] = 0.0;
    Y[1][17] = 0.0;
    Y[1][18] = 0.0;
}

/* tau = Yb pb in the base parameters pb, the fewest that the dynamics holds. */
void planar2r_base_regressor(const double q[2],
                             const double qd[2],
                             const double qdd[2],
                             const double p[8],
                             double Yb[2][6])
{
    /* parameters */
    const double l_1 = p[0];

    /* sines and cosines of the joint angles */
    double s1, c1, s2, c2;
    symdyn_sincos(q[0], &s1, &c1);
    symdyn_sincos(q[1], &s2, &c2);

    /* link 1: products P = w w^T */
    const double P1_zz = qd[0] * qd[0];

    /* link 1: acceleration a of its origin, gravity included */
    const double a1_x = 9.81 * s1;
    const double a1_y = 9.81 * c1;
    Yb[0][0] = a1_y;
    Yb[0][1] = -a1_x;

    /* link 2: angular velocity w */
    const double w2_z = qd[0] + qd[1];

    /* link 2: angular acceleration alpha */
    const double alpha2_z = qdd[0] + qdd[1];
    Yb[0][5] = alpha2_z;
    Yb[1][5] = alpha2_z;

    /* link 2: products P = w w^T */
    const double P2_zz = w2_z * w2_z;

    /* link 2: acceleration a of its origin, gravity included */
    const double t1 = a1_x - P1_zz * l_1;
    const double t2 = a1_y + qdd[0] * l_1;
    const double a2_x = c2 * t1 + s2 * t2;
    const double a2_y = c2 * t2 - s2 * t1;
    Yb[1][3] = a2_y;
    Yb[1][4] = -a2_x;

    /* screw of joint 1 seen from link 2 (angular s, linear t) */
    const double t1in2_x = s2 * l_1;
    const double t1in2_y = c2 * l_1;
    Yb[0][4] = -(a2_x + (alpha2_z * t1in2_x + P2_zz * t1in2_y));

    /* results */
    Yb[0][3] = a2_y + (alpha2_z * t1in2_y - P2_zz * t1in2_x);
    Yb[0][2] = qdd[0];
    Yb[1][0] = 0.0;
    Yb[1][1] = 0.0;
    Yb[1][2] = 0.0;
}

/* The base parameters, groups of the inertial ones. */
void planar2r_base_parameters(const double p[8], double pb[6])
{
    /* parameters */
    const double l_1 = p[0];
    const double lc_1 = p[2];
    const double lc_2 = p[3];
    const double m_1 = p[4];
    const double m_2 = p[5];
    const double I_1 = p[6];
    const double I_2 = p[7];

    /* link 1: inertial parameters about its frame
       m1 = m_1 */
    const double mcx1 = m_1 * lc_1;
    const double Iyy1 = lc_1 * mcx1;
    const double Izz1 = I_1 + Iyy1;

    /* link 2: inertial parameters about its frame
       m2 = m_2 */
    const double mcx2 = m_2 * lc_2;
    pb[3] = mcx2;
    const double Iyy2 = lc_2 * mcx2;
    const double Izz2 = I_2 + Iyy2;
    pb[5] = Izz2;

    /* link 1: its base parameters */
    const double t1 = l_1 * m_2;
    const double mcxR1 = mcx1 + t1;
    pb[0] = mcxR1;
    const double IzzR1 = Izz1 + l_1 * t1;
    pb[2] = IzzR1;

    /* results */
    pb[1] = 0.0;
    pb[4] = 0.0;
}

/* The square factors of the mass matrix: M = L diag(Omega) L^T. */
void planar2r_mass_matrix_factors(const double q[2],
                                  const double p[8],
                                  double L[2][2],
                                  double Omega[2])
{
    /* parameters */
    const double l_1 = p[0];
    const double lc_1 = p[2];
    const double lc_2 = p[3];
    const double m_1 = p[4];
    const double m_2 = p[5];
    const double I_1 = p[6];
    const double I_2 = p[7];

    /* sines and cosines of sums of joint angles, with constant turns between them */
    const double c2 = symdyn_cos(q[1]);

    /* link 1: inertia in the axes it shares */
    const double Izz1 = I_1 + lc_1 * (m_1 * lc_1) + l_1 * l_1 * m_2;

    /* link 2: inertia, regrouped: without what its joint cannot feel */
    const double mcxR2 = m_2 * lc_2;
    const double minus_IxxR2 = lc_2 * mcxR2;
    const double IzzR2 = I_2 + minus_IxxR2;
    Omega[1] = IzzR2;

    /* joint 2: rotation R and translation p from link 2 to its parent */
    const double p2_x = c2 * l_1;

    /* joint 2: (N, F) = Jhat S, Omega = S.(N, F), gain g = (N, F) / Omega
       F2_y = mcxR2, Omega2 = IzzR2, N2_z = IzzR2 */
    const double Omegainv2 = 1.0 / IzzR2;

    /* articulated body 1: inertia [A B; B^T C], with body 2 added */
    const double t1 = mcxR2 * p2_x;
    const double t2 = Omegainv2 * t1;
    const double A1_zz = Izz1 - t2 * t1;
    Omega[0] = A1_zz;

    /* column 2 of L: the wrench Phi of joint 2, at joint 1 */
    const double N2at1_z = 1.0 + t2;
    L[0][1] = N2at1_z;

    /* results */
    L[0][0] = 1.0;
    L[1][1] = 1.0;
    L[1][0] = 0.0;
}

/* x = M(q,p)^-1 b for any b, without the inverse. */
void planar2r_inverse_mass_times(const double q[2],
                                 const double b[2],
                                 const double p[8],
                                 double x[2])
{
    /* parameters */
    const double l_1 = p[0];
    const double lc_1 = p[2];
    const double lc_2 = p[3];
    const double m_1 = p[4];
    const double m_2 = p[5];
    const double I_1 = p[6];
    const double I_2 = p[7];

    /* sines and cosines of the joint angles */
    const double c2 = symdyn_cos(q[1]);

    /* link 1: inertia, regrouped: without what its joint cannot feel */
    const double IzzR1 = I_1 + lc_1 * (m_1 * lc_1) + l_1 * l_1 * m_2;

    /* link 2: inertia, regrouped: without what its joint cannot feel */
    const double mcxR2 = m_2 * lc_2;
    const double minus_IxxR2 = lc_2 * mcxR2;
    const double IzzR2 = I_2 + minus_IxxR2;

    /* composite body 1: with body 2 added
       F2at1_y: joint 2 accelerates by 1: wrench on all it moves, at joint 1 */
    const double F2at1_y = c2 * mcxR2;
    const double t1 = l_1 * F2at1_y;
    const double Izz_c1 = IzzR1 + (IzzR2 + 2.0 * t1);

    /* joint 2 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N2at1_z = IzzR2 + t1;

    /* row 2 of L and entry 2 of D in M = L^T D L
       D2 = IzzR2 */
    const double t2 = 1.0 / IzzR2;
    const double L2_1 = N2at1_z * t2;

    /* row 1 of L and entry 1 of D in M = L^T D L */
    const double D1 = Izz_c1 - L2_1 * N2at1_z;

    /* solve L^T y = right-hand side, tips first
       y2 = b[1] */
    const double y1 = b[0] - L2_1 * b[1];

    /* solve L x = y / D, base first */
    const double x1 = y1 / D1;
    x[0] = x1;
    const double x2 = b[1] * t2 - L2_1 * x1;
    x[1] = x2;
}

/* Gradient of inverse_dynamics in the parameters p that are named below. */
void planar2r_parameter_gradient(const double q[2],
                                 const double qd[2],
                                 const double qdd[2],
                                 const double p[8],
                                 double dtau_dp[2][8])
{
    /* parameters */
    const double l_1 = p[0];
    const double lc_1 = p[2];
    const double lc_2 = p[3];
    const double m_1 = p[4];
    const double m_2 = p[5];

    /* sines and cosines of the joint angles */
    double s1, c1, s2, c2;
    symdyn_sincos(q[0], &s1, &c1);
    symdyn_sincos(q[1], &s2, &c2);

    /* link 2: inertial parameters about its frame
       m2 = m_2 */
    const double mcx2 = m_2 * lc_2;

    /* link 1: angular acceleration alpha, U = [alpha] + [w][w]
       U1_yy = U1_xx, U1_yx = qdd[0], U1_xy = -qdd[0], alpha1_z = qdd[0] */
    const double minus_U1_xx = qd[0] * qd[0];

    /* link 1: acceleration a of its origin, gravity included */
    const double a1_x = 9.81 * s1;
    const double a1_y = 9.81 * c1;

    /* link 2: angular velocity w */
    const double w2_z = qd[0] + qd[1];

    /* link 2: angular acceleration alpha, U = [alpha] + [w][w]
       U2_yx = alpha2_z, U2_xy = -alpha2_z, U2_yy = U2_xx */
    const double alpha2_z = qdd[0] + qdd[1];
    dtau_dp[0][7] = alpha2_z;
    dtau_dp[1][7] = alpha2_z;
    const double minus_U2_xx = w2_z * w2_z;

    /* link 2: acceleration a of its origin, gravity included */
    const double t1 = a1_x - minus_U1_xx * l_1;
    const double t2 = a1_y + qdd[0] * l_1;
    const double a2_x = c2 * t1 + s2 * t2;
    const double a2_y = c2 * t2 - s2 * t1;

    /* link 2: force f = m a + U mc */
    const double t3 = m_2 * a2_y;
    const double t4 = alpha2_z * mcx2;
    const double f2_x = m_2 * a2_x - minus_U2_xx * mcx2;
    const double f2_y = t3 + t4;

    /* link 2: acceleration a of its origin, gravity included, derivative in p[0] */
    const double da2_x_dp0 = qdd[0] * s2 - minus_U1_xx * c2;
    const double da2_y_dp0 = qdd[0] * c2 + minus_U1_xx * s2;

    /* link 2: moment n = I alpha + w x I w + mc x a, derivative in p[0] */
    const double dn2_z_dp0 = da2_y_dp0 * mcx2;
    dtau_dp[1][0] = dn2_z_dp0;

    /* joint 1: force F and moment N through it, joint 2 added, derivative in p[0] */
    const double t5 = m_2 * s2;
    const double t6 = m_2 * c2;
    const double t7 = s2 * f2_x + c2 * f2_y + (da2_x_dp0 * t5 + da2_y_dp0 * t6) * l_1;
    const double dN1_z_dp0 = dn2_z_dp0 + t7;
    dtau_dp[0][0] = dN1_z_dp0;

    /* link 1: moment n = I alpha + w x I w + mc x a, derivative in p[2] */
    const double t8 = qdd[0] * lc_1;
    const double dn1_z_dp2 = m_1 * (2.0 * t8 + a1_y);
    dtau_dp[0][2] = dn1_z_dp2;

    /* link 2: moment n = I alpha + w x I w + mc x a, derivative in p[3] */
    const double dn2_z_dp3 = 2.0 * t4 + t3;
    dtau_dp[1][3] = dn2_z_dp3;

    /* joint 1: force F and moment N through it, joint 2 added, derivative in p[3] */
    const double dN1_z_dp3 = dn2_z_dp3 + (alpha2_z * t6 - minus_U2_xx * t5) * l_1;
    dtau_dp[0][3] = dN1_z_dp3;

    /* link 1: moment n = I alpha + w x I w + mc x a, derivative in p[4] */
    const double dn1_z_dp4 = lc_1 * (t8 + a1_y);
    dtau_dp[0][4] = dn1_z_dp4;

    /* link 2: force f = m a + U mc, derivative in p[5] */
    const double df2_x_dp5 = a2_x - lc_2 * minus_U2_xx;
    const double df2_y_dp5 = a2_y + lc_2 * alpha2_z;

    /* link 2: moment n = I alpha + w x I w + mc x a, derivative in p[5] */
    const double dn2_z_dp5 = lc_2 * df2_y_dp5;
    dtau_dp[1][5] = dn2_z_dp5;

    /* joint 1: force F and moment N through it, joint 2 added, derivative in p[5] */
    const double dN1_z_dp5 = dn2_z_dp5 + (df2_x_dp5 * s2 + df2_y_dp5 * c2) * l_1;
    dtau_dp[0][5] = dN1_z_dp5;

    /* results */
    dtau_dp[0][6] = qdd[0];
    dtau_dp[0][1] = 0.0;
    dtau_dp[1][1] = 0.0;
    dtau_dp[1][2] = 0.0;
    dtau_dp[1][4] = 0.0;
    dtau_dp[1][6] = 0.0;
}

/* Gradient of each tip's pose in the parameters, as a twist in the tip's own frame. */
void planar2r_kinematics_gradient(const double q[2], const double p[8], double dX_dp[1][6][8])
{
    (void)p;
    /* sines and cosines of the joint angles */
    double s1, c1, s2, c2;
    symdyn_sincos(q[0], &s1, &c1);
    symdyn_sincos(q[1], &s2, &c2);

    /* link 2: axes E and origin o in the base frame
       E2_yy = E2_xx, E2_xy = -E2_yx */
    const double E2_xx = c1 * c2 - s1 * s2;
    const double E2_yx = c1 * s2 + s1 * c2;

    /* results */
    dX_dp[0][3][0] = E2_xx * c1 + E2_yx * s1;
    dX_dp[0][4][0] = E2_xx * s1 - E2_yx * c1;
    dX_dp[0][3][1] = E2_xx * E2_xx + E2_yx * E2_yx;
    dX_dp[0][0][0] = 0.0;
    dX_dp[0][0][1] = 0.0;
    dX_dp[0][0][2] = 0.0;
    dX_dp[0][0][3] = 0.0;
    dX_dp[0][0][4] = 0.0;
    dX_dp[0][0][5] = 0.0;
    dX_dp[0][0][6] = 0.0;
    dX_dp[0][0][7] = 0.0;
    dX_dp[0][1][0] = 0.0;
    dX_dp[0][1][1] = 0.0;
    dX_dp[0][1][2] = 0.0;
    dX_dp[0][1][3] = 0.0;
    dX_dp[0][1][4] = 0.0;
    dX_dp[0][1][5] = 0.0;
    dX_dp[0][1][6] = 0.0;
    dX_dp[0][1][7] = 0.0;
    dX_dp[0][2][0] = 0.0;
    dX_dp[0][2][1] = 0.0;
    dX_dp[0][2][2] = 0.0;
    dX_dp[0][2][3] = 0.0;
    dX_dp[0][2][4] = 0.0;
    dX_dp[0][2][5] = 0.0;
    dX_dp[0][2][6] = 0.0;
    dX_dp[0][2][7] = 0.0;
    dX_dp[0][3][2] = 0.0;
    dX_dp[0][3][3] = 0.0;
    dX_dp[0][3][4] = 0.0;
    dX_dp[0][3][5] = 0.0;
    dX_dp[0][3][6] = 0.0;
    dX_dp[0][3][7] = 0.0;
    dX_dp[0][4][1] = 0.0;
    dX_dp[0][4][2] = 0.0;
    dX_dp[0][4][3] = 0.0;
    dX_dp[0][4][4] = 0.0;
    dX_dp[0][4][5] = 0.0;
    dX_dp[0][4][6] = 0.0;
    dX_dp[0][4][7] = 0.0;
    dX_dp[0][5][0] = 0.0;
    dX_dp[0][5][1] = 0.0;
    dX_dp[0][5][2] = 0.0;
    dX_dp[0][5][3] = 0.0;
    dX_dp[0][5][4] = 0.0;
    dX_dp[0][5][5] = 0.0;
    dX_dp[0][5][6] = 0.0;
    dX_dp[0][5][7] = 0.0;
}

/* Gradient of each tip's position in the parameters, in base axes. */
void planar2r_position_gradient(const double q[2], const double p[8], double dx_dp[1][3][8])
{
    (void)p;
    /* sines and cosines of the joint angles */
    double s1, c1, s2, c2;
    symdyn_sincos(q[0], &s1, &c1);
    dx_dp[0][0][0] = c1;
    symdyn_sincos(q[1], &s2, &c2);
    dx_dp[0][1][0] = s1;

    /* link 2: axes E and origin o in the base frame */
    const double E2_xx = c1 * c2 - s1 * s2;
    dx_dp[0][0][1] = E2_xx;
    const double E2_yx = c1 * s2 + s1 * c2;
    dx_dp[0][1][1] = E2_yx;

    /* results */
    dx_dp[0][0][2] = 0.0;
    dx_dp[0][0][3] = 0.0;
    dx_dp[0][0][4] = 0.0;
    dx_dp[0][0][5] = 0.0;
    dx_dp[0][0][6] = 0.0;
    dx_dp[0][0][7] = 0.0;
    dx_dp[0][1][2] = 0.0;
    dx_dp[0][1][3] = 0.0;
    dx_dp[0][1][4] = 0.0;
    dx_dp[0][1][5] = 0.0;
    dx_dp[0][1][6] = 0.0;
    dx_dp[0][1][7] = 0.0;
    dx_dp[0][2][0] = 0.0;
    dx_dp[0][2][1] = 0.0;
    dx_dp[0][2][2] = 0.0;
    dx_dp[0][2][3] = 0.0;
    dx_dp[0][2][4] = 0.0;
    dx_dp[0][2][5] = 0.0;
    dx_dp[0][2][6] = 0.0;
    dx_dp[0][2][7] = 0.0;
}

#if defined(__GNUC__) && !defined(__clang__) && !defined(SYMDYN_NO_PRAGMA)
#pragma GCC pop_options
#endif
