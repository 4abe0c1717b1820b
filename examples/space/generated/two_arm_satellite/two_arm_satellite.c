/*
 * two_arm_satellite.c: dynamics of two_arm_satellite, made by symdyn 0.2.0. Do not edit.
 *
 * Made from two_arm_satellite.toml, sha256 2ba8a59c3417021f.
 * 13 coordinates, 12 velocities, gravity (0, 0, 0) m/s^2.
 * Numbers from made-up numbers of the right size: a uniform cube, uniform tubes
 *
 * Links, numbered as in the code
 *    1  satellite: floating joint free on world (the base)
 *    2  left_shoulder: revolute joint left_yaw on link 1
 *    3  left_upper_arm: revolute joint left_pitch on link 2
 *    4  left_forearm: revolute joint left_elbow on link 3
 *    5  right_shoulder: revolute joint right_yaw on link 1
 *    6  right_upper_arm: revolute joint right_pitch on link 5
 *    7  right_forearm: revolute joint right_elbow on link 6
 * Joints, and their entries of q and qd
 *   free: floating, q[0..6], qd[0..5]
 *   left_yaw: revolute, q[7], qd[6]
 *   left_pitch: revolute, q[8], qd[7]
 *   left_elbow: revolute, q[9], qd[8]
 *   right_yaw: revolute, q[10], qd[9]
 *   right_pitch: revolute, q[11], qd[10]
 *   right_elbow: revolute, q[12], qd[11]
 * Index a, freedoms with a motor: qd[6..11]; index u, without one: qd[0..5]
 * Tips: left_hand, right_hand
 *
 * Conventions
 *   SI units, radians, right-handed frames; matrices row-major.
 *   Twists are (angular, linear), wrenches (moment, force), in link coordinates.
 *   tau = M(q) qdd + C(q,qd) qd + phi(q); phi is gravity only; bias h = C qd + phi.
 *   C is the Christoffel matrix: Mdot - 2C is skew.
 *   Gravity is the acceleration of free fall, in base coordinates.
 *   The base is world, which does not move: base frame, axes and coordinates are its own.
 *   Link i is moved by joint i; its inertial parameters are about its own frame:
 *   m, mcx, mcy, mcz, Ixx, Ixy, Iyy, Ixz, Iyz, Izz (Ixy is the matrix entry).
 *   Quaternions are x, y, z, w and have the length 1.
 *   A floating joint has q = (x, y, z, qx, qy, qz, qw), qd = (wx, wy, wz, vx, vy, vz).
 *   There qd is the twist in the axes of the frame that moves (or its share of each mode), and
 *   tau the moments and forces along them: qdot is not qd, and qdd is the rate of qd.
 *   Derivatives in q are along the directions of qd.
 *
 * Operations per call
 *   forward_dynamics                510 mul, 447 add, 10 div, 12 sin/cos  (by fd3)
 *   forward_kinematics              96 mul, 74 add, 12 sin/cos  (by product-of-exponentials)
 *   jacobian                        62 mul, 34 add, 12 sin/cos  (by product-of-exponentials)
 *   integrate                       115 mul, 88 add, 3 div, 2 sqrt, 2 sin/cos  (by joint-by-joint)
 *   qdot                            36 mul, 25 add, 0 sin/cos  (by joint-by-joint)
 *   centroidal_momentum             376 mul, 314 add, 12 sin/cos  (by newton-euler)
 *   disturbance_jacobian            229 mul, 185 add, 3 div, 12 sin/cos  (by block-elimination)
 *   generalized_jacobian            591 mul, 478 add, 3 div, 12 sin/cos  (by block-elimination)
 *   underactuated_inverse_dynamics  386 mul, 330 add, 3 div, 12 sin/cos  (by recursion)
 *   underactuated_accelerations     430 mul, 401 add, 3 div, 12 sin/cos  (by recursion)
 *
 * Reading the functions
 *   minus_x is -x. Under the title of a block, a = b says that a has no line, b being the same;
 *   names with a title say that these lines are part of that later block as well. Components
 *   that no result needs are left out.
 *
 * Chosen frames: inside these functions link i is described in the frame f_i, given here
 * relative to f of its parent link. Inputs and outputs use the robot's own frames.
 *   generalized_jacobian
 *   f1 = floating(q[0], q[1], q[2], q[3], q[4], q[5], q[6])
 *   f2 = Tx(0.5) Ty(0.4) Rz(pi) Rz(q[7])
 *   f3 = Tx(-0.1) Rx(pi/2) Rz(pi) Rz(q[8])
 *   f4 = Tx(1) Rz(q[9])
 *   f5 = Tx(0.5) Ty(-0.4) Rz(pi) Rz(q[10])
 *   f6 = Tx(-0.1) Rx(pi/2) Rz(pi) Rz(q[11])
 *   f7 = Tx(1) Rz(q[12])
 *
 * Transferred inertia: in these functions the part of a link's inertia that its joint cannot
 * feel is added to the parent link.
 * They compute with the sums called R, and with own parameters that stay and have no sum.
 * Literals in the code are these, lengths, or products, differences and multiples of them.
 *   forward_dynamics, disturbance_jacobian, underactuated_inverse_dynamics
 *   link 1: satellite
 *     own: m1 = 400.0, Ixx1 = 67.0, Iyy1 = 67.0, Izz1 = 67.0
 *     mR1 = m1 + ... + m7 = 432.0
 *     mcxR1 = 0.5 (m2 + ... + m7) = 16.0
 *     IxxR1 = Ixx1 + Iyy2 + Iyy5 + 0.16 (m2 + m5) + 0.17 (m3 + m4 + m6 + m7) = 72.4
 *     IyyR1 = Iyy1 + Iyy2 + Iyy5 + 0.25 (m2 + m5) + 0.26 (m3 + m4 + m6 + m7) = 75.28
 *     IzzR1 = Izz1 + 0.41 (m2 + ... + m7) = 80.12
 *   link 2: left_shoulder
 *     own: m2 = 4.0, Ixx2 = 0.02, Iyy2 = 0.02, Izz2 = 0.02; m2, Iyy2 move to link 1
 *     mcxR2 = 0.1 (m3 + m4) = 1.2000000000000002
 *     IxxR2 = Ixx2 - Iyy2 + Ixx3 + Ixx4 - 0.01 (m3 + m4) = -0.1
 *     IzzR2 = Izz2 + Ixx3 + Ixx4 + 0.01 (m3 + m4) = 0.16
 *   link 3: left_upper_arm
 *     own: m3 = 6.0, mcx3 = 3.0, Ixx3 = 0.01, Iyy3 = 2.0, Izz3 = 2.0; m3, Ixx3 move to link 2
 *     mcxR3 = mcx3 + m4 = 9.0
 *     IyyR3 = Iyy3 + m4 = 8.0
 *     IzzR3 = Izz3 - Ixx3 + m4 = 7.99
 *   link 4: left_forearm with left_hand
 *     own: m4 = 6.0, mcx4 = 3.0, Ixx4 = 0.01, Iyy4 = 2.0, Izz4 = 2.0; m4, Ixx4 move to link 3
 *     IzzR4 = Izz4 - Ixx4 = 1.99
 *   link 5: right_shoulder
 *     own: m5 = 4.0, Ixx5 = 0.02, Iyy5 = 0.02, Izz5 = 0.02; m5, Iyy5 move to link 1
 *     mcxR5 = 0.1 (m6 + m7) = 1.2000000000000002
 *     IxxR5 = Ixx5 - Iyy5 + Ixx6 + Ixx7 - 0.01 (m6 + m7) = -0.1
 *     IzzR5 = Izz5 + Ixx6 + Ixx7 + 0.01 (m6 + m7) = 0.16
 *   link 6: right_upper_arm
 *     own: m6 = 6.0, mcx6 = 3.0, Ixx6 = 0.01, Iyy6 = 2.0, Izz6 = 2.0; m6, Ixx6 move to link 5
 *     mcxR6 = mcx6 + m7 = 9.0
 *     IyyR6 = Iyy6 + m7 = 8.0
 *     IzzR6 = Izz6 - Ixx6 + m7 = 7.99
 *   link 7: right_forearm with right_hand
 *     own: m7 = 6.0, mcx7 = 3.0, Ixx7 = 0.01, Iyy7 = 2.0, Izz7 = 2.0; m7, Ixx7 move to link 6
 *     IzzR7 = Izz7 - Ixx7 = 1.99
 */
#include "two_arm_satellite.h"

#include <math.h>

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


#if defined(__GNUC__) && !defined(__clang__) && !defined(SYMDYN_NO_PRAGMA)
/*
 * gcc would collect results in vectors to store them together, and on some processors move so many
 * statements forward that registers run out; both cost more than they save. -DSYMDYN_NO_PRAGMA
 * lets it.
 */
#pragma GCC push_options
#pragma GCC optimize("no-tree-slp-vectorize", "no-schedule-insns")
#endif

/* Accelerations under given joint forces: qdd = M(q)^-1 (tau - h(q,qd)). */
void two_arm_satellite_forward_dynamics(const double q[13],
                                        const double qd[12],
                                        const double tau[12],
                                        double qdd[12])
{
    /* sines and cosines of the joint angles */
    double s2, c2, s3, c3, s4, c4, s5, c5, s6, c6, s7, c7;
    symdyn_sincos(q[7], &s2, &c2);
    symdyn_sincos(q[8], &s3, &c3);
    symdyn_sincos(q[9], &s4, &c4);
    symdyn_sincos(q[10], &s5, &c5);
    symdyn_sincos(q[11], &s6, &c6);
    symdyn_sincos(q[12], &s7, &c7);

    /* link 2: angular velocity w */
    const double w2_x = c2 * qd[0] + s2 * qd[1];
    const double w2_y = c2 * qd[1] - s2 * qd[0];
    const double w2_z = qd[2] + qd[6];

    /* link 3: angular velocity w */
    const double w3_x = c3 * w2_x - s3 * w2_z;
    const double w3_z = s3 * w2_x + c3 * w2_z;
    const double w3_y = w2_y + qd[7];

    /* link 4: angular velocity w */
    const double w4_x = c4 * w3_x - s4 * w3_z;
    const double w4_z = s4 * w3_x + c4 * w3_z;
    const double w4_y = w3_y + qd[8];

    /* link 5: angular velocity w */
    const double w5_x = c5 * qd[0] + s5 * qd[1];
    const double w5_y = c5 * qd[1] - s5 * qd[0];
    const double w5_z = qd[2] + qd[9];

    /* link 6: angular velocity w */
    const double w6_x = c6 * w5_x - s6 * w5_z;
    const double w6_z = s6 * w5_x + c6 * w5_z;
    const double w6_y = w5_y + qd[10];

    /* link 7: angular velocity w */
    const double w7_x = c7 * w6_x - s7 * w6_z;
    const double w7_z = s7 * w6_x + c7 * w6_z;
    const double w7_y = w6_y + qd[11];

    /* link 1: zeta, its acceleration at qdd = 0, gravity included (alpha, a) */
    const double a1_x = qd[1] * qd[5] - qd[2] * qd[4];
    const double a1_y = qd[2] * qd[3] - qd[0] * qd[5];
    const double a1_z = qd[0] * qd[4] - qd[1] * qd[3];

    /* link 1: U = [alpha] + [w][w]
       U1_yx = U1_xy, U1_zx = U1_xz */
    const double t1 = qd[2] * qd[2];
    const double U1_xy = qd[0] * qd[1];
    const double U1_xz = qd[0] * qd[2];
    const double minus_U1_xx = qd[1] * qd[1] + t1;
    const double minus_U1_yy = qd[0] * qd[0] + t1;

    /* link 1: wrench M zeta + b (moment n, force f) */
    const double f1_x = 432.0 * a1_x - 16.0 * minus_U1_xx;
    const double f1_y = 432.0 * a1_y + 16.0 * U1_xy;
    const double f1_z = 432.0 * a1_z + 16.0 * U1_xz;

    /* link 2: zeta, its acceleration at qdd = 0, gravity included (alpha, a) */
    const double alpha2_x = w2_y * qd[6];
    const double minus_alpha2_y = w2_x * qd[6];
    const double t2 = 0.4 * U1_xy;
    const double t3 = 0.4 * minus_U1_yy;
    const double t4 = qd[1] * qd[2];
    const double t5 = 0.4 * t4;
    const double t6 = a1_x - 0.5 * minus_U1_xx;
    const double t7 = t2 + t6;
    const double t8 = a1_y + 0.5 * U1_xy;
    const double t9 = t8 - t3;
    const double t10 = a1_z + 0.5 * U1_xz;
    const double a2_z = t5 + t10;
    const double a2_x = c2 * t7 + s2 * t9;
    const double a2_y = c2 * t9 - s2 * t7;

    /* link 2: U = [alpha] + [w][w]
       U2_yx = U2_xy */
    const double U2_xy = w2_x * w2_y;
    const double t11 = w2_x * w2_z;
    const double minus_U2_xx = w2_y * w2_y + w2_z * w2_z;
    const double U2_zx = t11 + minus_alpha2_y;

    /* link 2: angular momentum K = I w about its origin */
    const double K2_z = 0.16 * w2_z;

    /* link 2: wrench M zeta + b (moment n, force f) */
    const double minus_f2_x = 1.2000000000000002 * minus_U2_xx;
    const double f2_y = 1.2000000000000002 * U2_xy;
    const double f2_z = 1.2000000000000002 * U2_zx;
    const double t12 = 0.1 * U2_xy;
    const double n2_x = w2_y * K2_z - 0.1 * alpha2_x;
    const double n2_z = t12 + 1.2000000000000002 * a2_y;

    /* link 3: zeta, its acceleration at qdd = 0, gravity included (alpha, a)
       alpha3_y = alpha2_y */
    const double alpha3_x = c3 * alpha2_x - w3_z * qd[7];
    const double alpha3_z = s3 * alpha2_x + w3_x * qd[7];
    const double t13 = a2_x - 0.1 * minus_U2_xx;
    const double a3_y = a2_y + t12;
    const double t14 = a2_z + 0.1 * U2_zx;
    const double a3_x = c3 * t13 - s3 * t14;
    const double a3_z = s3 * t13 + c3 * t14;

    /* link 3: U = [alpha] + [w][w] */
    const double t15 = w3_x * w3_y;
    const double t16 = w3_x * w3_z;
    const double minus_U3_xx = w3_y * w3_y + w3_z * w3_z;
    const double U3_yx = t15 + alpha3_z;
    const double U3_zx = t16 + minus_alpha2_y;

    /* link 3: wrench M zeta + b (moment n, force f) */
    const double minus_f3_x = 9.0 * minus_U3_xx;
    const double f3_y = 9.0 * U3_yx;
    const double f3_z = 9.0 * U3_zx;
    const double minus_n3_y = 8.0 * minus_alpha2_y + 7.99 * t16 + 9.0 * a3_z;
    const double n3_z = 7.99 * alpha3_z + 8.0 * t15 + 9.0 * a3_y;

    /* link 4: zeta, its acceleration at qdd = 0, gravity included (alpha, a)
       alpha4_y = alpha2_y */
    const double alpha4_z = s4 * alpha3_x + c4 * alpha3_z + w4_x * qd[8];
    const double a4_y = a3_y + U3_yx;
    const double a4_z = s4 * (a3_x - minus_U3_xx) + c4 * (a3_z + U3_zx);

    /* link 4: U = [alpha] + [w][w] */
    const double t17 = w4_x * w4_y;
    const double t18 = w4_x * w4_z;
    const double minus_U4_xx = w4_y * w4_y + w4_z * w4_z;
    const double U4_yx = t17 + alpha4_z;
    const double U4_zx = t18 + minus_alpha2_y;

    /* link 4: wrench M zeta + b (moment n, force f) */
    const double minus_f4_x = 3.0 * minus_U4_xx;
    const double f4_y = 3.0 * U4_yx;
    const double f4_z = 3.0 * U4_zx;
    const double minus_n4_x = 0.010000000000000009 * w4_y * w4_z;
    const double minus_n4_y = 2.0 * minus_alpha2_y + 1.99 * t18 + 3.0 * a4_z;
    const double n4_z = 1.99 * alpha4_z + 2.0 * t17 + 3.0 * a4_y;

    /* link 5: zeta, its acceleration at qdd = 0, gravity included (alpha, a) */
    const double alpha5_x = w5_y * qd[9];
    const double minus_alpha5_y = w5_x * qd[9];
    const double t19 = t6 - t2;
    const double t20 = t3 + t8;
    const double a5_z = t10 - t5;
    const double a5_x = c5 * t19 + s5 * t20;
    const double a5_y = c5 * t20 - s5 * t19;

    /* link 5: U = [alpha] + [w][w]
       U5_yx = U5_xy */
    const double U5_xy = w5_x * w5_y;
    const double t21 = w5_x * w5_z;
    const double minus_U5_xx = w5_y * w5_y + w5_z * w5_z;
    const double U5_zx = t21 + minus_alpha5_y;

    /* link 5: angular momentum K = I w about its origin */
    const double K5_z = 0.16 * w5_z;

    /* link 5: wrench M zeta + b (moment n, force f) */
    const double minus_f5_x = 1.2000000000000002 * minus_U5_xx;
    const double f5_y = 1.2000000000000002 * U5_xy;
    const double f5_z = 1.2000000000000002 * U5_zx;
    const double t22 = 0.1 * U5_xy;
    const double n5_x = w5_y * K5_z - 0.1 * alpha5_x;
    const double n5_z = t22 + 1.2000000000000002 * a5_y;

    /* link 6: zeta, its acceleration at qdd = 0, gravity included (alpha, a)
       alpha6_y = alpha5_y */
    const double alpha6_x = c6 * alpha5_x - w6_z * qd[10];
    const double alpha6_z = s6 * alpha5_x + w6_x * qd[10];
    const double t23 = a5_x - 0.1 * minus_U5_xx;
    const double a6_y = a5_y + t22;
    const double t24 = a5_z + 0.1 * U5_zx;
    const double a6_x = c6 * t23 - s6 * t24;
    const double a6_z = s6 * t23 + c6 * t24;

    /* link 6: U = [alpha] + [w][w] */
    const double t25 = w6_x * w6_y;
    const double t26 = w6_x * w6_z;
    const double minus_U6_xx = w6_y * w6_y + w6_z * w6_z;
    const double U6_yx = t25 + alpha6_z;
    const double U6_zx = t26 + minus_alpha5_y;

    /* link 6: wrench M zeta + b (moment n, force f) */
    const double minus_f6_x = 9.0 * minus_U6_xx;
    const double f6_y = 9.0 * U6_yx;
    const double f6_z = 9.0 * U6_zx;
    const double minus_n6_y = 8.0 * minus_alpha5_y + 7.99 * t26 + 9.0 * a6_z;
    const double n6_z = 7.99 * alpha6_z + 8.0 * t25 + 9.0 * a6_y;

    /* link 7: zeta, its acceleration at qdd = 0, gravity included (alpha, a)
       alpha7_y = alpha5_y */
    const double alpha7_z = s7 * alpha6_x + c7 * alpha6_z + w7_x * qd[11];
    const double a7_y = a6_y + U6_yx;
    const double a7_z = s7 * (a6_x - minus_U6_xx) + c7 * (a6_z + U6_zx);

    /* link 7: U = [alpha] + [w][w] */
    const double t27 = w7_x * w7_y;
    const double t28 = w7_x * w7_z;
    const double minus_U7_xx = w7_y * w7_y + w7_z * w7_z;
    const double U7_yx = t27 + alpha7_z;
    const double U7_zx = t28 + minus_alpha5_y;

    /* link 7: wrench M zeta + b (moment n, force f) */
    const double minus_f7_x = 3.0 * minus_U7_xx;
    const double f7_y = 3.0 * U7_yx;
    const double f7_z = 3.0 * U7_zx;
    const double minus_n7_x = 0.010000000000000009 * w7_y * w7_z;
    const double minus_n7_y = 2.0 * minus_alpha5_y + 1.99 * t28 + 3.0 * a7_z;
    const double n7_z = 1.99 * alpha7_z + 2.0 * t27 + 3.0 * a7_y;

    /* articulated body 6: inertia [A B; B^T C], with body 7 added
       C6_zx = -B6_yx, C6_xz = -B6_yx, A6_zx = A6_xz */
    const double t29 = 1.99 * c7;
    const double t30 = c7 * t29;
    const double A6_xx = 1.99 - t30;
    const double B6_xy = 3.0 * s7;
    const double t31 = 4.5 * c7;
    const double minus_C6_zz = c7 * t31;
    const double C6_xx = minus_C6_zz - 4.5;
    const double B6_yx = s7 * t31;
    const double A6_xz = s7 * t29 + B6_xy;
    const double A6_yy = 8.0 - minus_C6_zz;
    const double A6_zz = t30 + 6.0 * c7 + 7.99;
    const double B6_yz = minus_C6_zz - 9.0;
    const double B6_zy = 3.0 * c7 + 9.0;

    /* joint 6: (N, F) = Jhat S, Omega = S.(N, F), gain g = (N, F) / Omega
       F11_x = B6_yx, Omega11 = A6_yy, N11_y = A6_yy, F11_z = B6_yz */
    const double Omegainv11 = 1.0 / A6_yy;
    const double gF11_x = Omegainv11 * B6_yx;
    const double gF11_z = Omegainv11 * B6_yz;

    /* articulated body 5: inertia [A B; B^T C], with body 6 added
       C5_zx = C5_xz, A5_zx = A5_xz */
    const double t32 = C6_xx - B6_yx * gF11_x;
    const double t33 = B6_yx + B6_yx * gF11_z;
    const double t34 = minus_C6_zz + B6_yz * gF11_z;
    const double t35 = 2.0 * s6;
    const double t36 = c6 * (A6_zz - A6_xx) - t35 * A6_xz;
    const double t37 = c6 * t36;
    const double t38 = c6 * B6_zy - s6 * B6_xy;
    const double B5_xy = s6 * B6_zy + c6 * B6_xy;
    const double t39 = t35 * t33 - c6 * (t34 + t32);
    const double t40 = c6 * t39;
    const double C5_zz = t32 + t40;
    const double minus_C5_xx = t34 + t40;
    const double C5_xz = s6 * t39 - t33;
    const double minus_B5_yx = 0.1 * C5_xz;
    const double A5_yy = 0.010000000000000002 * C5_zz;
    const double A5_xz = A6_xz + s6 * t36 + 0.1 * B5_xy;
    const double A5_xx = A6_zz - t37 - 0.1;
    const double A5_zz = A6_xx + t37 + 0.2 * t38 + 0.16;
    const double minus_B5_yz = 0.1 * C5_zz + 1.2000000000000002;
    const double B5_zy = t38 + 1.2000000000000002;

    /* joint 5: (N, F) = Jhat S, Omega = S.(N, F), gain g = (N, F) / Omega
       N10_x = A5_xz, Omega10 = A5_zz, N10_z = A5_zz, F10_y = B5_zy */
    const double Omegainv10 = 1.0 / A5_zz;
    const double gN10_x = Omegainv10 * A5_xz;
    const double gF10_y = Omegainv10 * B5_zy;

    /* articulated body 1: inertia [A B; B^T C], with body 5 added
       C1_yx = C1_xy, C1_zx = C1_xz, C1_zy = C1_yz */
    const double t41 = B5_xy - A5_xz * gF10_y;
    const double t42 = B5_zy * gF10_y;
    const double t43 = s5 * (t41 - minus_B5_yx);
    const double t44 = c5 * t43;
    const double t45 = s5 * minus_B5_yz;
    const double t46 = c5 * (t42 - minus_C5_xx);
    const double t47 = c5 * t46;
    const double t48 = minus_C5_xx + t47;
    const double C1_xy = s5 * t46;
    const double C1_xz = c5 * C5_xz;
    const double C1_yz = s5 * C5_xz;
    const double t49 = 0.4 * C1_xz;
    const double minus_B1_xx = t44 + t49;
    const double B1_xz = t45 - 0.4 * C5_zz;
    const double t50 = 0.5 * C1_yz;
    const double B1_zz = t49 + t50;
    const double C1_yy = 432.0 - t48;
    const double C1_zz = C5_zz + 432.0;

    /* articulated body 3: inertia [A B; B^T C], with body 4 added
       C3_zx = -B3_yx, C3_xz = -B3_yx, A3_zx = A3_xz */
    const double t51 = 1.99 * c4;
    const double t52 = c4 * t51;
    const double A3_xx = 1.99 - t52;
    const double B3_xy = 3.0 * s4;
    const double t53 = 4.5 * c4;
    const double minus_C3_zz = c4 * t53;
    const double C3_xx = minus_C3_zz - 4.5;
    const double B3_yx = s4 * t53;
    const double A3_xz = s4 * t51 + B3_xy;
    const double A3_yy = 8.0 - minus_C3_zz;
    const double A3_zz = t52 + 6.0 * c4 + 7.99;
    const double B3_yz = minus_C3_zz - 9.0;
    const double B3_zy = 3.0 * c4 + 9.0;

    /* joint 3: (N, F) = Jhat S, Omega = S.(N, F), gain g = (N, F) / Omega
       F8_x = B3_yx, Omega8 = A3_yy, N8_y = A3_yy, F8_z = B3_yz */
    const double Omegainv8 = 1.0 / A3_yy;
    const double gF8_x = Omegainv8 * B3_yx;
    const double gF8_z = Omegainv8 * B3_yz;

    /* articulated body 2: inertia [A B; B^T C], with body 3 added
       C2_zx = C2_xz, A2_zx = A2_xz */
    const double t54 = C3_xx - B3_yx * gF8_x;
    const double t55 = B3_yx + B3_yx * gF8_z;
    const double t56 = minus_C3_zz + B3_yz * gF8_z;
    const double t57 = 2.0 * s3;
    const double t58 = c3 * (A3_zz - A3_xx) - t57 * A3_xz;
    const double t59 = c3 * t58;
    const double t60 = c3 * B3_zy - s3 * B3_xy;
    const double B2_xy = s3 * B3_zy + c3 * B3_xy;
    const double t61 = t57 * t55 - c3 * (t56 + t54);
    const double t62 = c3 * t61;
    const double C2_zz = t54 + t62;
    const double minus_C2_xx = t56 + t62;
    const double C2_xz = s3 * t61 - t55;
    const double minus_B2_yx = 0.1 * C2_xz;
    const double A2_yy = 0.010000000000000002 * C2_zz;
    const double A2_xz = A3_xz + s3 * t58 + 0.1 * B2_xy;
    const double A2_xx = A3_zz - t59 - 0.1;
    const double A2_zz = A3_xx + t59 + 0.2 * t60 + 0.16;
    const double minus_B2_yz = 0.1 * C2_zz + 1.2000000000000002;
    const double B2_zy = t60 + 1.2000000000000002;

    /* joint 2: (N, F) = Jhat S, Omega = S.(N, F), gain g = (N, F) / Omega
       N7_x = A2_xz, Omega7 = A2_zz, N7_z = A2_zz, F7_y = B2_zy */
    const double Omegainv7 = 1.0 / A2_zz;
    const double gN7_x = Omegainv7 * A2_xz;
    const double gF7_y = Omegainv7 * B2_zy;

    /* articulated body 1: inertia [A B; B^T C], with body 2 added
       C1_zx = C1_xz_2, C1_zy = C1_yz_2 */
    const double t63 = c5 * minus_B5_yz;
    const double t64 = B2_xy - A2_xz * gF7_y;
    const double t65 = B2_zy * gF7_y;
    const double t66 = s2 * (t64 - minus_B2_yx);
    const double t67 = c2 * t66;
    const double t68 = s2 * minus_B2_yz;
    const double t69 = c2 * minus_B2_yz;
    const double t70 = c2 * (t65 - minus_C2_xx);
    const double t71 = c2 * t70;
    const double t72 = minus_C2_xx + t71;
    const double t73 = c2 * C2_xz;
    const double t74 = s2 * C2_xz;
    const double t75 = 0.4 * t73;
    const double t76 = t75 - t67;
    const double t77 = t68 + 0.4 * C2_zz;
    const double t78 = 0.5 * t74;
    const double B1_xx = t76 - minus_B1_xx;
    const double B1_xz_2 = B1_xz + t77;
    const double t79 = t63 + 0.5 * C5_zz + (t69 + 0.5 * C2_zz);
    const double minus_B1_yz = 16.0 + t79;
    const double B1_zz_2 = B1_zz + (t78 - t75);
    const double C1_xz_2 = C1_xz + t73;
    const double C1_yy_2 = C1_yy - t72;
    const double C1_yz_2 = C1_yz + t74;
    const double C1_zz_2 = C1_zz + C2_zz;

    /* joint 1: (N, F) = Jhat S, Omega = S.(N, F), gain g = (N, F) / Omega
       N6_x = B1_xz_2, N6_y = B1_yz, N6_z = B1_zz_2, F6_x = C1_xz_2, F6_y = C1_yz_2, Omega6
         = C1_zz_2, F6_z = C1_zz_2, Omega5 = F5_y, Omega4 = F4_x, Omega3 = N3_z, Omega2 =
         N2_y, Omega1 = N1_x */
    const double t80 = A5_xx - A5_xz * gN10_x;
    const double t81 = c5 * (t80 - A5_yy);
    const double t82 = s5 * t43;
    const double t83 = minus_B5_yx + t82;
    const double t84 = t47 - t42;
    const double t85 = 0.4 * C1_xy;
    const double t86 = A2_xx - A2_xz * gN7_x;
    const double t87 = c2 * (t86 - A2_yy);
    const double t88 = s2 * t66;
    const double t89 = minus_B2_yx + t88;
    const double t90 = t71 - t65;
    const double t91 = s2 * t70;
    const double t92 = 0.4 * t91;
    const double Omegainv6 = 1.0 / C1_zz_2;
    const double gN6_x = Omegainv6 * B1_xz_2;
    const double minus_gN6_y = Omegainv6 * minus_B1_yz;
    const double gN6_z = Omegainv6 * B1_zz_2;
    const double gF6_x = Omegainv6 * C1_xz_2;
    const double gF6_y = Omegainv6 * C1_yz_2;
    const double t93 = t41 - t82 + (t64 - t88) - 0.4 * (C1_yz - t74);
    const double N5_x = t93 - B1_xz_2 * gF6_y;
    const double t94 = t44 + t67;
    const double N5_y = minus_B1_yz * gF6_y - t50 - t78 + t94;
    const double t95 = t85 - 0.5 * t48 - (t92 + 0.5 * t72);
    const double N5_z = 16.0 - B1_zz_2 * gF6_y + t95;
    const double t96 = C1_xy + t91;
    const double F5_x = t96 - C1_xz_2 * gF6_y;
    const double F5_y = C1_yy_2 - C1_yz_2 * gF6_y;
    const double Omegainv5 = 1.0 / F5_y;
    const double gN5_x = Omegainv5 * N5_x;
    const double gN5_y = Omegainv5 * N5_y;
    const double gN5_z = Omegainv5 * N5_z;
    const double gF5_x = Omegainv5 * F5_x;
    const double N4_x = B1_xx - B1_xz_2 * gF6_x - N5_x * gF5_x;
    const double N4_y = minus_B1_yz * gF6_x - t83 - t89 - N5_y * gF5_x - 0.5 * C1_xz_2;
    const double N4_z = 0.4 * (t84 - t90) - B1_zz_2 * gF6_x - N5_z * gF5_x + 0.5 * t96;
    const double t97 = t84 + t90;
    const double F4_x = 432.0 - C1_xz_2 * gF6_x - F5_x * gF5_x + t97;
    const double Omegainv4 = 1.0 / F4_x;
    const double gN4_x = Omegainv4 * N4_x;
    const double gN4_y = Omegainv4 * N4_y;
    const double gN4_z = Omegainv4 * N4_z;
    const double t98 = 0.5 * t93 - B1_xz_2 * gN6_z - N5_x * gN5_z - N4_x * gN4_z;
    const double N3_x = t98 - 0.4 * (minus_B1_xx + t76);
    const double t99 = minus_B1_yz * gN6_z - N5_y * gN5_z - N4_y * gN4_z;
    const double N3_y = t99 + 0.5 * (t94 - B1_zz_2) - 0.4 * (t83 - t89);
    const double t100 = 80.12 - B1_zz_2 * gN6_z - N5_z * gN5_z - N4_z * gN4_z;
    const double N3_z = t100 + 0.16000000000000003 * t97 + 0.5 * (t85 - t92 + t95);
    const double Omegainv3 = 1.0 / N3_z;
    const double gN3_x = Omegainv3 * N3_x;
    const double gN3_y = Omegainv3 * N3_y;
    const double t101 = s5 * t81 + s2 * t87 - N5_x * gN5_y - N4_x * gN4_y - N3_x * gN3_y;
    const double N2_x = t101 + 0.4 * (t63 - t69) - B1_xz_2 * (0.5 - minus_gN6_y);
    const double t102 = c5 * t81 + c2 * t87;
    const double t103 = t80 + 75.28 + t86 - minus_B1_yz * minus_gN6_y - N5_y * gN5_y;
    const double t104 = t103 - N4_y * gN4_y - N3_y * gN3_y - t102;
    const double N2_y = t104 + 0.5 * (t63 + t69 + t79);
    const double Omegainv2 = 1.0 / N2_y;
    const double gN2_x = Omegainv2 * N2_x;
    const double t105 = A5_yy + 72.4 + A2_yy - B1_xz_2 * gN6_x - N5_x * gN5_x;
    const double t106 = t105 - N4_x * gN4_x - N3_x * gN3_x - N2_x * gN2_x + t102;
    const double N1_x = t106 - 0.4 * (t45 + B1_xz - (t68 + t77));
    const double Omegainv1 = 1.0 / N1_x;

    /* joint 7: innovation e, the force along it less S.z */
    const double e12 = tau[11] + minus_n7_y;

    /* link 6: wrench z (moment zn, force zf), with that of link 7 */
    const double t107 = f7_z - 1.5 * e12;
    const double t108 = s7 * minus_f7_x + c7 * t107;
    const double zn6_x = s7 * n7_z - c7 * minus_n7_x - 0.009999999999999787 * w6_z * w6_y;
    const double zn6_y = tau[11] - t108 - minus_n6_y;
    const double zn6_z = n6_z + (c7 * n7_z + s7 * minus_n7_x + f7_y);
    const double zf6_x = s7 * t107 - c7 * minus_f7_x - minus_f6_x;
    const double zf6_y = f6_y + f7_y;
    const double zf6_z = f6_z + t108;

    /* joint 6: innovation e, the force along it less S.z */
    const double e11 = tau[10] - zn6_y;

    /* link 5: wrench z (moment zn, force zf), with that of link 6 */
    const double t109 = zf6_x + gF11_x * e11;
    const double t110 = zf6_z + gF11_z * e11;
    const double t111 = c6 * t110 - s6 * t109;
    const double zn5_x = n5_x + (c6 * zn6_x + s6 * zn6_z);
    const double zn5_y = tau[10] - 0.1 * t111 - 1.2000000000000002 * a5_z - 0.26 * t21;
    const double zn5_z = n5_z + (c6 * zn6_z - s6 * zn6_x + 0.1 * zf6_y);
    const double zf5_x = c6 * t109 + s6 * t110 - minus_f5_x;
    const double zf5_y = f5_y + zf6_y;
    const double zf5_z = f5_z + t111;

    /* joint 5: innovation e, the force along it less S.z */
    const double e10 = tau[9] - zn5_z;

    /* link 1: wrench z (moment zn, force zf), with that of link 5 */
    const double t112 = zf5_y + gF10_y * e10;
    const double t113 = c5 * zf5_x - s5 * t112;
    const double zf1_x = f1_x + t113;

    /* joint 4: innovation e, the force along it less S.z */
    const double e9 = tau[8] + minus_n4_y;

    /* link 3: wrench z (moment zn, force zf), with that of link 4 */
    const double t114 = f4_z - 1.5 * e9;
    const double t115 = s4 * minus_f4_x + c4 * t114;
    const double zn3_x = s4 * n4_z - c4 * minus_n4_x - 0.009999999999999787 * w3_z * w3_y;
    const double zn3_y = tau[8] - t115 - minus_n3_y;
    const double zn3_z = n3_z + (c4 * n4_z + s4 * minus_n4_x + f4_y);
    const double zf3_x = s4 * t114 - c4 * minus_f4_x - minus_f3_x;
    const double zf3_y = f3_y + f4_y;
    const double zf3_z = f3_z + t115;

    /* joint 3: innovation e, the force along it less S.z */
    const double e8 = tau[7] - zn3_y;

    /* link 2: wrench z (moment zn, force zf), with that of link 3 */
    const double t116 = zf3_x + gF8_x * e8;
    const double t117 = zf3_z + gF8_z * e8;
    const double t118 = c3 * t117 - s3 * t116;
    const double zn2_x = n2_x + (c3 * zn3_x + s3 * zn3_z);
    const double zn2_y = tau[7] - 0.1 * t118 - 1.2000000000000002 * a2_z - 0.26 * t11;
    const double zn2_z = n2_z + (c3 * zn3_z - s3 * zn3_x + 0.1 * zf3_y);
    const double zf2_x = c3 * t116 + s3 * t117 - minus_f2_x;
    const double zf2_y = f2_y + zf3_y;
    const double zf2_z = f2_z + t118;

    /* joint 2: innovation e, the force along it less S.z */
    const double e7 = tau[6] - zn2_z;

    /* link 1: wrench z (moment zn, force zf), with that of link 2 */
    const double t119 = zf2_y + gF7_y * e7;
    const double t120 = c2 * zf2_x - s2 * t119;
    const double zf1_x_2 = zf1_x + t120;

    /* joint 1: innovation e, the force along it less S.z */
    const double t121 = zn5_x + gN10_x * e10;
    const double t122 = zn2_x + gN7_x * e7;
    const double t123 = zf5_z + zf2_z;
    const double e6 = tau[5] - f1_z - t123;
    const double t124 = s5 * zf5_x + c5 * t112 + (s2 * zf2_x + c2 * t119);
    const double e5 = tau[4] - f1_y - gF6_y * e6 - t124;
    const double e4 = tau[3] - (zf1_x_2 + gF6_x * e6 + gF5_x * e5);
    const double t125 = tau[2] - 16.0 * a1_y - tau[9] - tau[6] - gN6_z * e6 - gN5_z * e5;
    const double t126 = t125 - gN4_z * e4 - 2.8799999999999955 * U1_xy - 0.5 * t124;
    const double e3 = t126 - 0.4 * (t113 - t120);
    const double t127 = tau[1] + 16.0 * a1_z - (s5 * t121 + c5 * zn5_y);
    const double t128 = t127 - (s2 * t122 + c2 * zn2_y) + minus_gN6_y * e6 - gN5_y * e5;
    const double t129 = t128 - gN4_y * e4 - gN3_y * e3 + 7.719999999999999 * U1_xz;
    const double e2 = t129 + 0.5 * t123;
    const double t130 = tau[0] - (c5 * t121 - s5 * zn5_y) - (c2 * t122 - s2 * zn2_y);
    const double t131 = t130 - gN6_x * e6 - gN5_x * e5 - gN4_x * e4 - gN3_x * e3;
    const double t132 = t131 - gN2_x * e2 - 4.840000000000003 * t4;
    const double e1 = t132 + 0.4 * (zf5_z - zf2_z);

    /* innovations over Omega */
    const double nu1 = e1 * Omegainv1;
    qdd[0] = nu1;
    const double nu2 = e2 * Omegainv2;
    const double nu3 = e3 * Omegainv3;
    const double nu4 = e4 * Omegainv4;
    const double nu5 = e5 * Omegainv5;
    const double nu6 = e6 * Omegainv6;
    const double nu7 = e7 * Omegainv7;
    const double nu8 = e8 * Omegainv8;
    const double nu9 = 0.5 * e9;
    const double nu10 = e10 * Omegainv10;
    const double nu11 = e11 * Omegainv11;
    const double nu12 = 0.5 * e12;

    /* link 1: its joint's acceleration x, its own lambda (angular lw, linear lv)
       lw1_x = nu1, x1 = nu1, lw1_y = x2, lw1_z = x3, lv1_x = x4, lv1_y = x5, lv1_z = x6 */
    const double x2 = nu2 - gN2_x * nu1;
    qdd[1] = x2;
    const double x3 = nu3 - (gN3_x * nu1 + gN3_y * x2);
    qdd[2] = x3;
    const double x4 = nu4 - (gN4_x * nu1 + gN4_y * x2 + gN4_z * x3);
    qdd[3] = x4;
    const double x5 = nu5 - (gN5_x * nu1 + gN5_y * x2 + gN5_z * x3 + gF5_x * x4);
    qdd[4] = x5;
    const double t133 = gN6_x * nu1 - minus_gN6_y * x2 + gN6_z * x3;
    const double x6 = nu6 - (t133 + (gF6_x * x4 + gF6_y * x5));
    qdd[5] = x6;

    /* link 2: its joint's acceleration x, its own lambda (angular lw, linear lv) */
    const double lw2_x = c2 * nu1 + s2 * x2;
    const double lw2_y = c2 * x2 - s2 * nu1;
    const double t134 = 0.4 * x3;
    const double t135 = x4 - t134;
    const double t136 = x5 + 0.5 * x3;
    const double lv2_x = c2 * t135 + s2 * t136;
    const double lv2_y = c2 * t136 - s2 * t135;
    const double x7 = nu7 - (gN7_x * lw2_x + x3 + gF7_y * lv2_y);
    qdd[6] = x7;

    /* link 3: its joint's acceleration x, its own lambda (angular lw, linear lv) */
    const double t137 = 0.4 * nu1;
    const double t138 = 0.5 * x2 - x6;
    const double t139 = t137 - 0.1 * lw2_y - t138;
    const double lv3_x = c3 * lv2_x - s3 * t139;
    const double lv3_z = s3 * lv2_x + c3 * t139;
    const double x8 = nu8 - (lw2_y + (gF8_x * lv3_x + gF8_z * lv3_z));
    qdd[7] = x8;
    const double lw3_y = lw2_y + x8;

    /* link 4: its joint's acceleration x, its own lambda (angular lw, linear lv) */
    const double lv4_z = s4 * lv3_x + c4 * (lv3_z - lw3_y);
    const double x9 = nu9 - (lw3_y - 1.5 * lv4_z);
    qdd[8] = x9;

    /* link 5: its joint's acceleration x, its own lambda (angular lw, linear lv) */
    const double lw5_x = c5 * nu1 + s5 * x2;
    const double lw5_y = c5 * x2 - s5 * nu1;
    const double t140 = x4 + t134;
    const double lv5_x = c5 * t140 + s5 * t136;
    const double lv5_y = c5 * t136 - s5 * t140;
    const double x10 = nu10 - (gN10_x * lw5_x + x3 + gF10_y * lv5_y);
    qdd[9] = x10;

    /* link 6: its joint's acceleration x, its own lambda (angular lw, linear lv) */
    const double t141 = t137 + 0.1 * lw5_y + t138;
    const double lv6_x = c6 * lv5_x + s6 * t141;
    const double lv6_z = s6 * lv5_x - c6 * t141;
    const double x11 = nu11 - (lw5_y + (gF11_x * lv6_x + gF11_z * lv6_z));
    qdd[10] = x11;
    const double lw6_y = lw5_y + x11;

    /* link 7: its joint's acceleration x, its own lambda (angular lw, linear lv) */
    const double lv7_z = s7 * lv6_x + c7 * (lv6_z - lw6_y);
    const double x12 = nu12 - (lw6_y - 1.5 * lv7_z);
    qdd[11] = x12;
}

/* The pose of each tip in the base frame. */
void two_arm_satellite_forward_kinematics(const double q[13], double X[2][4][4])
{
    /* sines and cosines of the joint angles */
    double s2, c2, s3, c3, s4, c4, s5, c5, s6, c6, s7, c7;
    symdyn_sincos(q[7], &s2, &c2);
    symdyn_sincos(q[8], &s3, &c3);
    symdyn_sincos(q[9], &s4, &c4);
    symdyn_sincos(q[10], &s5, &c5);
    symdyn_sincos(q[11], &s6, &c6);
    symdyn_sincos(q[12], &s7, &c7);

    /* joint 1: rotation R and translation p from link 1 to its parent
       p1_x = q[0], p1_y = q[1], p1_z = q[2] */
    const double t1 = 2.0 * q[3];
    const double t2 = 2.0 * q[4];
    const double t3 = 2.0 * q[5];
    const double t4 = q[4] * t2;
    const double t5 = q[5] * t3;
    const double t6 = q[3] * t2;
    const double t7 = q[3] * t3;
    const double t8 = q[4] * t3;
    const double t9 = q[6] * t1;
    const double t10 = q[6] * t2;
    const double t11 = q[6] * t3;
    const double R1_xx = 1.0 - (t4 + t5);
    const double R1_xy = t6 - t11;
    const double R1_xz = t7 + t10;
    const double R1_yx = t6 + t11;
    const double t12 = 1.0 - q[3] * t1;
    const double R1_yy = t12 - t5;
    const double R1_yz = t8 - t9;
    const double R1_zx = t7 - t10;
    const double R1_zy = t8 + t9;
    const double R1_zz = t12 - t4;

    /* link 2: axes E and origin o in the base frame
       E2_xz = R1_xz, E2_yz = R1_yz, E2_zz = R1_zz */
    const double E2_xx = R1_xx * c2 + R1_xy * s2;
    const double E2_xy = R1_xy * c2 - R1_xx * s2;
    X[0][0][1] = E2_xy;
    const double E2_yx = R1_yx * c2 + R1_yy * s2;
    const double E2_yy = R1_yy * c2 - R1_yx * s2;
    X[0][1][1] = E2_yy;
    const double E2_zx = R1_zx * c2 + R1_zy * s2;
    const double E2_zy = R1_zy * c2 - R1_zx * s2;
    X[0][2][1] = E2_zy;

    /* link 3: axes E and origin o in the base frame */
    const double E3_xx = E2_xx * c3 - R1_xz * s3;
    const double E3_xz = E2_xx * s3 + R1_xz * c3;
    const double E3_yx = E2_yx * c3 - R1_yz * s3;
    const double E3_yz = E2_yx * s3 + R1_yz * c3;
    const double E3_zx = E2_zx * c3 - R1_zz * s3;
    const double E3_zz = E2_zx * s3 + R1_zz * c3;

    /* link 4: axes E and origin o in the base frame */
    const double t13 = 0.4 * R1_xy;
    const double t14 = 0.4 * R1_yy;
    const double t15 = 0.4 * R1_zy;
    const double E4_xx = E3_xx * c4 - E3_xz * s4;
    X[0][0][0] = E4_xx;
    const double E4_xz = E3_xx * s4 + E3_xz * c4;
    X[0][0][2] = E4_xz;
    const double E4_yx = E3_yx * c4 - E3_yz * s4;
    X[0][1][0] = E4_yx;
    const double E4_yz = E3_yx * s4 + E3_yz * c4;
    X[0][1][2] = E4_yz;
    const double E4_zx = E3_zx * c4 - E3_zz * s4;
    X[0][2][0] = E4_zx;
    const double E4_zz = E3_zx * s4 + E3_zz * c4;
    X[0][2][2] = E4_zz;
    const double t16 = q[0] + 0.5 * R1_xx;
    X[0][0][3] = t13 + 0.1 * E2_xx + E3_xx + E4_xx + t16;
    const double t17 = q[1] + 0.5 * R1_yx;
    X[0][1][3] = t14 + 0.1 * E2_yx + E3_yx + E4_yx + t17;
    const double t18 = q[2] + 0.5 * R1_zx;
    X[0][2][3] = t15 + 0.1 * E2_zx + E3_zx + E4_zx + t18;

    /* link 5: axes E and origin o in the base frame
       E5_xz = R1_xz, E5_yz = R1_yz, E5_zz = R1_zz */
    const double E5_xx = R1_xx * c5 + R1_xy * s5;
    const double E5_xy = R1_xy * c5 - R1_xx * s5;
    X[1][0][1] = E5_xy;
    const double E5_yx = R1_yx * c5 + R1_yy * s5;
    const double E5_yy = R1_yy * c5 - R1_yx * s5;
    X[1][1][1] = E5_yy;
    const double E5_zx = R1_zx * c5 + R1_zy * s5;
    const double E5_zy = R1_zy * c5 - R1_zx * s5;
    X[1][2][1] = E5_zy;

    /* link 6: axes E and origin o in the base frame */
    const double E6_xx = E5_xx * c6 - R1_xz * s6;
    const double E6_xz = E5_xx * s6 + R1_xz * c6;
    const double E6_yx = E5_yx * c6 - R1_yz * s6;
    const double E6_yz = E5_yx * s6 + R1_yz * c6;
    const double E6_zx = E5_zx * c6 - R1_zz * s6;
    const double E6_zz = E5_zx * s6 + R1_zz * c6;

    /* link 7: axes E and origin o in the base frame */
    const double E7_xx = E6_xx * c7 - E6_xz * s7;
    X[1][0][0] = E7_xx;
    const double E7_xz = E6_xx * s7 + E6_xz * c7;
    X[1][0][2] = E7_xz;
    const double E7_yx = E6_yx * c7 - E6_yz * s7;
    X[1][1][0] = E7_yx;
    const double E7_yz = E6_yx * s7 + E6_yz * c7;
    X[1][1][2] = E7_yz;
    const double E7_zx = E6_zx * c7 - E6_zz * s7;
    X[1][2][0] = E7_zx;
    const double E7_zz = E6_zx * s7 + E6_zz * c7;
    X[1][2][2] = E7_zz;

    /* results */
    X[1][0][3] = 0.1 * E5_xx - t13 + E6_xx + E7_xx + t16;
    X[1][1][3] = 0.1 * E5_yx - t14 + E6_yx + E7_yx + t17;
    X[1][2][3] = 0.1 * E5_zx - t15 + E6_zx + E7_zx + t18;
    X[0][3][3] = 1.0;
    X[1][3][3] = 1.0;
    X[0][3][0] = 0.0;
    X[0][3][1] = 0.0;
    X[0][3][2] = 0.0;
    X[1][3][0] = 0.0;
    X[1][3][1] = 0.0;
    X[1][3][2] = 0.0;
}

/* The body Jacobian of each tip: its twist in its own frame is J qd. */
void two_arm_satellite_jacobian(const double q[13], double J[2][6][12])
{
    /* sines and cosines of the joint angles */
    double s4, c4, s3, c3, s2, c2, s7, c7, s6, c6, s5, c5;
    symdyn_sincos(q[9], &s4, &c4);
    symdyn_sincos(q[8], &s3, &c3);
    symdyn_sincos(q[7], &s2, &c2);
    J[0][1][1] = c2;
    J[0][4][4] = c2;
    symdyn_sincos(q[12], &s7, &c7);
    symdyn_sincos(q[11], &s6, &c6);
    symdyn_sincos(q[10], &s5, &c5);
    J[1][1][1] = c5;
    J[1][4][4] = c5;

    /* tip 1: axes E and origin o seen from link 3
       E3t1_zz = c4, E3t1_xx = c4, o3t1_z = -s4, E3t1_zx = -s4, E3t1_xz = s4 */
    const double o3t1_x = c4 + 1.0;
    J[0][3][7] = s4 * (o3t1_x - c4);
    J[0][5][7] = -(s4 * s4 + c4 * o3t1_x);

    /* tip 1: axes E and origin o seen from link 2
       E2t1_zz = E2t1_xx, E2t1_zx = -E2t1_xz */
    const double t1 = s3 * s4;
    const double E2t1_xx = c3 * c4 - t1;
    J[0][2][2] = E2t1_xx;
    J[0][2][6] = E2t1_xx;
    J[0][5][5] = E2t1_xx;
    const double t2 = c3 * s4;
    const double E2t1_xz = t2 + s3 * c4;
    const double minus_o2t1_z = s3 * o3t1_x + t2;
    const double o2t1_x = c3 * o3t1_x - t1 + 0.1;
    J[0][4][6] = o2t1_x;
    J[0][4][0] = c2 * minus_o2t1_z;
    J[0][4][1] = s2 * minus_o2t1_z;
    J[0][0][2] = -E2t1_xz;
    J[0][0][6] = -E2t1_xz;
    J[0][3][5] = -E2t1_xz;

    /* tip 1: axes E and origin o seen from link 1
       E1t1_yy = c2, E1t1_xy = -s2, E1t1_zz = E2t1_xx, E1t1_zx = -E2t1_xz, o1t1_z = o2t1_z */
    const double E1t1_xx = c2 * E2t1_xx;
    J[0][0][0] = E1t1_xx;
    J[0][3][3] = E1t1_xx;
    const double E1t1_xz = c2 * E2t1_xz;
    J[0][2][0] = E1t1_xz;
    J[0][5][3] = E1t1_xz;
    const double E1t1_yx = s2 * E2t1_xx;
    J[0][0][1] = E1t1_yx;
    J[0][3][4] = E1t1_yx;
    const double E1t1_yz = s2 * E2t1_xz;
    J[0][2][1] = E1t1_yz;
    J[0][5][4] = E1t1_yz;
    const double o1t1_x = c2 * o2t1_x + 0.5;
    const double o1t1_y = s2 * o2t1_x + 0.4;
    J[0][3][0] = E1t1_yx * minus_o2t1_z - E2t1_xz * o1t1_y;
    J[0][5][0] = E1t1_yz * minus_o2t1_z + E2t1_xx * o1t1_y;
    J[0][3][1] = E2t1_xz * o1t1_x - E1t1_xx * minus_o2t1_z;
    J[0][3][2] = E1t1_yx * o1t1_x - E1t1_xx * o1t1_y;
    J[0][4][2] = s2 * o1t1_y + c2 * o1t1_x;
    J[0][5][2] = E1t1_yz * o1t1_x - E1t1_xz * o1t1_y;
    J[0][5][1] = -(E1t1_xz * minus_o2t1_z + E2t1_xx * o1t1_x);

    /* tip 2: axes E and origin o seen from link 6
       E6t2_zz = c7, E6t2_xx = c7, o6t2_z = -s7, E6t2_zx = -s7, E6t2_xz = s7 */
    const double o6t2_x = c7 + 1.0;
    J[1][3][10] = s7 * (o6t2_x - c7);
    J[1][5][10] = -(s7 * s7 + c7 * o6t2_x);

    /* tip 2: axes E and origin o seen from link 5
       E5t2_zz = E5t2_xx, E5t2_zx = -E5t2_xz */
    const double t3 = s6 * s7;
    const double E5t2_xx = c6 * c7 - t3;
    J[1][2][2] = E5t2_xx;
    J[1][2][9] = E5t2_xx;
    J[1][5][5] = E5t2_xx;
    const double t4 = c6 * s7;
    const double E5t2_xz = t4 + s6 * c7;
    const double minus_o5t2_z = s6 * o6t2_x + t4;
    const double o5t2_x = c6 * o6t2_x - t3 + 0.1;
    J[1][4][9] = o5t2_x;
    J[1][4][0] = c5 * minus_o5t2_z;
    J[1][4][1] = s5 * minus_o5t2_z;
    J[1][0][2] = -E5t2_xz;
    J[1][0][9] = -E5t2_xz;
    J[1][3][5] = -E5t2_xz;

    /* tip 2: axes E and origin o seen from link 1
       E1t2_yy = c5, E1t2_xy = -s5, E1t2_zz = E5t2_xx, E1t2_zx = -E5t2_xz, o1t2_z = o5t2_z */
    const double E1t2_xx = c5 * E5t2_xx;
    J[1][0][0] = E1t2_xx;
    J[1][3][3] = E1t2_xx;
    const double E1t2_xz = c5 * E5t2_xz;
    J[1][2][0] = E1t2_xz;
    J[1][5][3] = E1t2_xz;
    const double E1t2_yx = s5 * E5t2_xx;
    J[1][0][1] = E1t2_yx;
    J[1][3][4] = E1t2_yx;
    const double E1t2_yz = s5 * E5t2_xz;
    J[1][2][1] = E1t2_yz;
    J[1][5][4] = E1t2_yz;
    const double o1t2_x = c5 * o5t2_x + 0.5;
    const double o1t2_y = s5 * o5t2_x - 0.4;
    J[1][5][1] = -(E1t2_xz * minus_o5t2_z + E5t2_xx * o1t2_x);

    /* results */
    J[1][3][0] = E1t2_yx * minus_o5t2_z - E5t2_xz * o1t2_y;
    J[1][5][0] = E1t2_yz * minus_o5t2_z + E5t2_xx * o1t2_y;
    J[1][3][1] = E5t2_xz * o1t2_x - E1t2_xx * minus_o5t2_z;
    J[1][3][2] = E1t2_yx * o1t2_x - E1t2_xx * o1t2_y;
    J[1][4][2] = c5 * o1t2_x + s5 * o1t2_y;
    J[1][5][2] = E1t2_yz * o1t2_x - E1t2_xz * o1t2_y;
    J[0][1][0] = -s2;
    J[0][4][3] = -s2;
    J[0][5][8] = -1.0;
    J[1][5][11] = -1.0;
    J[1][1][0] = -s5;
    J[1][4][3] = -s5;
    J[0][1][7] = 1.0;
    J[0][1][8] = 1.0;
    J[1][1][10] = 1.0;
    J[1][1][11] = 1.0;
    J[0][0][3] = 0.0;
    J[0][0][4] = 0.0;
    J[0][0][5] = 0.0;
    J[0][0][7] = 0.0;
    J[0][0][8] = 0.0;
    J[0][0][9] = 0.0;
    J[0][0][10] = 0.0;
    J[0][0][11] = 0.0;
    J[0][1][2] = 0.0;
    J[0][1][3] = 0.0;
    J[0][1][4] = 0.0;
    J[0][1][5] = 0.0;
    J[0][1][6] = 0.0;
    J[0][1][9] = 0.0;
    J[0][1][10] = 0.0;
    J[0][1][11] = 0.0;
    J[0][2][3] = 0.0;
    J[0][2][4] = 0.0;
    J[0][2][5] = 0.0;
    J[0][2][7] = 0.0;
    J[0][2][8] = 0.0;
    J[0][2][9] = 0.0;
    J[0][2][10] = 0.0;
    J[0][2][11] = 0.0;
    J[0][3][6] = 0.0;
    J[0][3][8] = 0.0;
    J[0][3][9] = 0.0;
    J[0][3][10] = 0.0;
    J[0][3][11] = 0.0;
    J[0][4][5] = 0.0;
    J[0][4][7] = 0.0;
    J[0][4][8] = 0.0;
    J[0][4][9] = 0.0;
    J[0][4][10] = 0.0;
    J[0][4][11] = 0.0;
    J[0][5][6] = 0.0;
    J[0][5][9] = 0.0;
    J[0][5][10] = 0.0;
    J[0][5][11] = 0.0;
    J[1][0][3] = 0.0;
    J[1][0][4] = 0.0;
    J[1][0][5] = 0.0;
    J[1][0][6] = 0.0;
    J[1][0][7] = 0.0;
    J[1][0][8] = 0.0;
    J[1][0][10] = 0.0;
    J[1][0][11] = 0.0;
    J[1][1][2] = 0.0;
    J[1][1][3] = 0.0;
    J[1][1][4] = 0.0;
    J[1][1][5] = 0.0;
    J[1][1][6] = 0.0;
    J[1][1][7] = 0.0;
    J[1][1][8] = 0.0;
    J[1][1][9] = 0.0;
    J[1][2][3] = 0.0;
    J[1][2][4] = 0.0;
    J[1][2][5] = 0.0;
    J[1][2][6] = 0.0;
    J[1][2][7] = 0.0;
    J[1][2][8] = 0.0;
    J[1][2][10] = 0.0;
    J[1][2][11] = 0.0;
    J[1][3][6] = 0.0;
    J[1][3][7] = 0.0;
    J[1][3][8] = 0.0;
    J[1][3][9] = 0.0;
    J[1][3][11] = 0.0;
    J[1][4][5] = 0.0;
    J[1][4][6] = 0.0;
    J[1][4][7] = 0.0;
    J[1][4][8] = 0.0;
    J[1][4][10] = 0.0;
    J[1][4][11] = 0.0;
    J[1][5][6] = 0.0;
    J[1][5][7] = 0.0;
    J[1][5][8] = 0.0;
    J[1][5][9] = 0.0;
}

/* Joint positions after the time dt with constant velocities: q exp(S qd dt). */
void two_arm_satellite_integrate(const double q[13],
                                 const double qd[12],
                                 const double dt[1],
                                 double q_next[13])
{
    /* square of half the angle */
    const double t1 = qd[0] * dt[0];
    const double t2 = qd[1] * dt[0];
    const double t3 = qd[2] * dt[0];
    const double t4 = 0.5 * t1;
    const double t5 = 0.5 * t2;
    const double t6 = 0.5 * t3;
    const double h2 = t4 * t4 + t5 * t5 + t6 * t6;
    const double t7 = 0.25 - h2;
    const double h2_near = t7 > 0.0 ? h2 : 0.0;
    const double h2_far = t7 > 0.0 ? 0.25 : h2;

    /* cosine of half the angle; its sine over it, by a series near zero */
    double t14, t15;
    const double t8 = sqrt(h2_far);
    const double t9 = 2.8114572543455206e-15 * h2_near - 7.647163731819816e-13;
    const double t10 = (t9 * h2_near + 1.6059043836821613e-10) * h2_near;
    const double t11 = (t10 - 2.505210838544172e-08) * h2_near + 2.7557319223985893e-06;
    const double t12 = (t11 * h2_near - 0.0001984126984126984) * h2_near;
    const double t13 = (t12 + 0.008333333333333333) * h2_near - 0.16666666666666666;
    symdyn_sincos(t8, &t14, &t15);
    const double t16 = t13 * h2_near + 1.0;
    const double t17 = t14 / t8;
    const double sinc = t7 > 0.0 ? t16 : t17;
    const double t18 = 4.779477332387385e-14 - 1.5619206968586225e-16 * h2_near;
    const double t19 = (t18 * h2_near - 1.1470745597729725e-11) * h2_near;
    const double t20 = (t19 + 2.08767569878681e-09) * h2_near - 2.755731922398589e-07;
    const double t21 = (t20 * h2_near + 2.48015873015873e-05) * h2_near;
    const double t22 = (t21 - 0.001388888888888889) * h2_near + 0.041666666666666664;
    const double t23 = (t22 * h2_near - 0.5) * h2_near + 1.0;
    const double cosine = t7 > 0.0 ? t23 : t15;
    const double t24 = sinc * t4;
    const double t25 = sinc * t5;
    const double t26 = sinc * t6;
    const double t27 = q[6] * t24 + cosine * q[3] + (q[4] * t26 - q[5] * t25);
    const double t28 = q[6] * t25 + cosine * q[4] + (q[5] * t24 - q[3] * t26);
    const double t29 = q[6] * t26 + cosine * q[5] + (q[3] * t25 - q[4] * t24);
    const double t30 = q[6] * cosine - (q[3] * t24 + q[4] * t25 + q[5] * t26);
    const double t31 = sqrt(t27 * t27 + t28 * t28 + t29 * t29 + t30 * t30);
    const double t32 = 1.0 / t31;
    q_next[3] = t32 * t27;
    q_next[4] = t32 * t28;
    q_next[5] = t32 * t29;
    q_next[6] = t32 * t30;

    /* displacement in the frame's own axes */
    const double t33 = qd[3] * dt[0];
    const double t34 = qd[4] * dt[0];
    const double t35 = qd[5] * dt[0];
    const double t36 = 4.0 * h2_near;
    const double t37 = (8.22063524662433e-18 - 7.829176425356505e-20 * h2_near) * t36;
    const double t38 = (t37 - 2.8114572543455206e-15) * t36 + 7.647163731819816e-13;
    const double t39 = (t38 * t36 - 1.6059043836821613e-10) * t36;
    const double t40 = (t39 + 2.505210838544172e-08) * t36 - 2.7557319223985893e-06;
    const double t41 = (t40 * t36 + 0.0001984126984126984) * t36 - 0.008333333333333333;
    const double t42 = t41 * t36 + 0.16666666666666666;
    const double t43 = (1.0 - sinc * cosine) / (4.0 * h2_far);
    const double c = t7 > 0.0 ? t42 : t43;
    const double t44 = t2 * t35 - t3 * t34;
    const double t45 = t3 * t33 - t1 * t35;
    const double t46 = t1 * t34 - t2 * t33;
    const double t47 = 0.5 * (sinc * sinc);
    const double d_x = t33 + (t47 * t44 + c * (t2 * t46 - t3 * t45));
    const double d_y = t34 + (t47 * t45 + c * (t3 * t44 - t1 * t46));
    const double d_z = t35 + (t47 * t46 + c * (t1 * t45 - t2 * t44));

    /* results */
    const double t48 = 2.0 * q[3];
    const double t49 = 2.0 * q[4];
    const double t50 = 2.0 * q[5];
    const double t51 = q[4] * t49;
    const double t52 = q[5] * t50;
    const double t53 = q[3] * t49;
    const double t54 = q[3] * t50;
    const double t55 = q[4] * t50;
    const double t56 = q[6] * t48;
    const double t57 = q[6] * t49;
    const double t58 = q[6] * t50;
    const double t59 = 1.0 - q[3] * t48;
    const double t60 = (1.0 - (t51 + t52)) * d_x + (t53 - t58) * d_y;
    q_next[0] = q[0] + (t60 + (t54 + t57) * d_z);
    const double t61 = (t53 + t58) * d_x + (t59 - t52) * d_y + (t55 - t56) * d_z;
    q_next[1] = q[1] + t61;
    const double t62 = (t54 - t57) * d_x + (t55 + t56) * d_y + (t59 - t51) * d_z;
    q_next[2] = q[2] + t62;
    q_next[7] = q[7] + qd[6] * dt[0];
    q_next[8] = q[8] + qd[7] * dt[0];
    q_next[9] = q[9] + qd[8] * dt[0];
    q_next[10] = q[10] + qd[9] * dt[0];
    q_next[11] = q[11] + qd[10] * dt[0];
    q_next[12] = q[12] + qd[11] * dt[0];
}

/* The rates of the coordinates q, of joints that move with qd. */
void two_arm_satellite_qdot(const double q[13], const double qd[12], double dq[13])
{
    /* results */
    const double t1 = 2.0 * q[3];
    const double t2 = 2.0 * q[4];
    const double t3 = 2.0 * q[5];
    const double t4 = q[3] * t1;
    const double t5 = q[5] * t3;
    const double t6 = q[3] * t2;
    const double t7 = q[3] * t3;
    const double t8 = q[4] * t3;
    const double t9 = q[6] * t1;
    const double t10 = q[6] * t2;
    const double t11 = q[6] * t3;
    const double t12 = q[4] * t2 - 1.0;
    dq[0] = (t6 - t11) * qd[4] - (t5 + t12) * qd[3] + (t7 + t10) * qd[5];
    const double t13 = (t6 + t11) * qd[3] + (1.0 - (t4 + t5)) * qd[4];
    dq[1] = t13 + (t8 - t9) * qd[5];
    dq[2] = (t7 - t10) * qd[3] + (t8 + t9) * qd[4] - (t4 + t12) * qd[5];
    const double t14 = 0.5 * qd[0];
    const double t15 = 0.5 * qd[1];
    const double t16 = 0.5 * qd[2];
    dq[3] = q[6] * t14 + (q[4] * t16 - q[5] * t15);
    dq[4] = q[6] * t15 + (q[5] * t14 - q[3] * t16);
    dq[5] = q[6] * t16 + (q[3] * t15 - q[4] * t14);
    dq[6] = -(q[3] * t14 + q[4] * t15 + q[5] * t16);
    dq[7] = qd[6];
    dq[8] = qd[7];
    dq[9] = qd[8];
    dq[10] = qd[9];
    dq[11] = qd[10];
    dq[12] = qd[11];
}

/* Momentum of the moving links about their centre of mass, in base axes. */
void two_arm_satellite_centroidal_momentum(const double q[13],
                                           const double qd[12],
                                           double h_G[6])
{
    /* sines and cosines of the joint angles */
    double s2, c2, s3, c3, s4, c4, s5, c5, s6, c6, s7, c7;
    symdyn_sincos(q[7], &s2, &c2);
    symdyn_sincos(q[8], &s3, &c3);
    symdyn_sincos(q[9], &s4, &c4);
    symdyn_sincos(q[10], &s5, &c5);
    symdyn_sincos(q[11], &s6, &c6);
    symdyn_sincos(q[12], &s7, &c7);

    /* joint 1: rotation R and translation p from link 1 to its parent
       p1_x = q[0], p1_y = q[1], p1_z = q[2] */
    const double t1 = 2.0 * q[3];
    const double t2 = 2.0 * q[4];
    const double t3 = 2.0 * q[5];
    const double t4 = q[4] * t2;
    const double t5 = q[5] * t3;
    const double t6 = q[3] * t2;
    const double t7 = q[3] * t3;
    const double t8 = q[4] * t3;
    const double t9 = q[6] * t1;
    const double t10 = q[6] * t2;
    const double t11 = q[6] * t3;
    const double R1_xx = 1.0 - (t4 + t5);
    const double R1_xy = t6 - t11;
    const double R1_xz = t7 + t10;
    const double R1_yx = t6 + t11;
    const double t12 = 1.0 - q[3] * t1;
    const double R1_yy = t12 - t5;
    const double R1_yz = t8 - t9;
    const double R1_zx = t7 - t10;
    const double R1_zy = t8 + t9;
    const double R1_zz = t12 - t4;

    /* link 2: axes E and origin o in the base frame
       E2_xz = R1_xz, E2_yz = R1_yz, E2_zz = R1_zz */
    const double E2_xx = R1_xx * c2 + R1_xy * s2;
    const double E2_xy = R1_xy * c2 - R1_xx * s2;
    const double E2_yx = R1_yx * c2 + R1_yy * s2;
    const double E2_yy = R1_yy * c2 - R1_yx * s2;
    const double E2_zx = R1_zx * c2 + R1_zy * s2;
    const double E2_zy = R1_zy * c2 - R1_zx * s2;
    const double t13 = 0.4 * R1_xy;
    const double t14 = 0.4 * R1_yy;
    const double t15 = 0.4 * R1_zy;
    const double t16 = q[0] + 0.5 * R1_xx;
    const double o2_x = t13 + t16;
    const double t17 = q[1] + 0.5 * R1_yx;
    const double o2_y = t14 + t17;
    const double t18 = q[2] + 0.5 * R1_zx;
    const double o2_z = t15 + t18;

    /* link 3: axes E and origin o in the base frame
       E3_xy = E2_xy, E3_yy = E2_yy, E3_zy = E2_zy */
    const double E3_xx = E2_xx * c3 - R1_xz * s3;
    const double E3_xz = E2_xx * s3 + R1_xz * c3;
    const double E3_yx = E2_yx * c3 - R1_yz * s3;
    const double E3_yz = E2_yx * s3 + R1_yz * c3;
    const double E3_zx = E2_zx * c3 - R1_zz * s3;
    const double E3_zz = E2_zx * s3 + R1_zz * c3;
    const double o3_x = o2_x + 0.1 * E2_xx;
    const double o3_y = o2_y + 0.1 * E2_yx;
    const double o3_z = o2_z + 0.1 * E2_zx;

    /* link 4: axes E and origin o in the base frame
       E4_xy = E2_xy, E4_yy = E2_yy, E4_zy = E2_zy */
    const double E4_xx = E3_xx * c4 - E3_xz * s4;
    const double E4_xz = E3_xx * s4 + E3_xz * c4;
    const double E4_yx = E3_yx * c4 - E3_yz * s4;
    const double E4_yz = E3_yx * s4 + E3_yz * c4;
    const double E4_zx = E3_zx * c4 - E3_zz * s4;
    const double E4_zz = E3_zx * s4 + E3_zz * c4;
    const double o4_x = o3_x + E3_xx;
    const double o4_y = o3_y + E3_yx;
    const double o4_z = o3_z + E3_zx;

    /* link 5: axes E and origin o in the base frame
       E5_xz = R1_xz, E5_yz = R1_yz, E5_zz = R1_zz */
    const double E5_xx = R1_xx * c5 + R1_xy * s5;
    const double E5_xy = R1_xy * c5 - R1_xx * s5;
    const double E5_yx = R1_yx * c5 + R1_yy * s5;
    const double E5_yy = R1_yy * c5 - R1_yx * s5;
    const double E5_zx = R1_zx * c5 + R1_zy * s5;
    const double E5_zy = R1_zy * c5 - R1_zx * s5;
    const double o5_x = t16 - t13;
    const double o5_y = t17 - t14;
    const double o5_z = t18 - t15;

    /* link 6: axes E and origin o in the base frame
       E6_xy = E5_xy, E6_yy = E5_yy, E6_zy = E5_zy */
    const double E6_xx = E5_xx * c6 - R1_xz * s6;
    const double E6_xz = E5_xx * s6 + R1_xz * c6;
    const double E6_yx = E5_yx * c6 - R1_yz * s6;
    const double E6_yz = E5_yx * s6 + R1_yz * c6;
    const double E6_zx = E5_zx * c6 - R1_zz * s6;
    const double E6_zz = E5_zx * s6 + R1_zz * c6;
    const double o6_x = o5_x + 0.1 * E5_xx;
    const double o6_y = o5_y + 0.1 * E5_yx;
    const double o6_z = o5_z + 0.1 * E5_zx;

    /* link 7: axes E and origin o in the base frame
       E7_xy = E5_xy, E7_yy = E5_yy, E7_zy = E5_zy */
    const double E7_xx = E6_xx * c7 - E6_xz * s7;
    const double E7_xz = E6_xx * s7 + E6_xz * c7;
    const double E7_yx = E6_yx * c7 - E6_yz * s7;
    const double E7_yz = E6_yx * s7 + E6_yz * c7;
    const double E7_zx = E6_zx * c7 - E6_zz * s7;
    const double E7_zz = E6_zx * s7 + E6_zz * c7;
    const double o7_x = o6_x + E6_xx;
    const double o7_y = o6_y + E6_yx;
    const double o7_z = o6_z + E6_zx;

    /* link 1: mass times position of its centre */
    const double mc1_x = 400.0 * q[0];
    const double mc1_y = 400.0 * q[1];
    const double mc1_z = 400.0 * q[2];

    /* centre of mass of the moving links */
    const double t19 = mc1_x + 4.0 * (o2_x + o5_x) + 6.0 * (o3_x + o4_x + o6_x + o7_x);
    const double t20 = mc1_y + 4.0 * (o2_y + o5_y) + 6.0 * (o3_y + o4_y + o6_y + o7_y);
    const double t21 = mc1_z + 4.0 * (o2_z + o5_z) + 6.0 * (o3_z + o4_z + o6_z + o7_z);
    const double t22 = t19 + 3.0 * (E3_xx + E4_xx + E6_xx + E7_xx);
    const double com_x = 0.0023148148148148147 * t22;
    const double t23 = t20 + 3.0 * (E3_yx + E4_yx + E6_yx + E7_yx);
    const double com_y = 0.0023148148148148147 * t23;
    const double t24 = t21 + 3.0 * (E3_zx + E4_zx + E6_zx + E7_zx);
    const double com_z = 0.0023148148148148147 * t24;

    /* link 2: twist (angular w, linear v) */
    const double w2_x = c2 * qd[0] + s2 * qd[1];
    const double w2_y = c2 * qd[1] - s2 * qd[0];
    const double t25 = 0.4 * qd[2];
    const double t26 = 0.4 * qd[0];
    const double t27 = qd[3] - t25;
    const double t28 = qd[4] + 0.5 * qd[2];
    const double t29 = qd[5] - 0.5 * qd[1];
    const double v2_z = t26 + t29;
    const double v2_x = c2 * t27 + s2 * t28;
    const double v2_y = c2 * t28 - s2 * t27;
    const double w2_z = qd[2] + qd[6];

    /* link 3: twist (angular w, linear v) */
    const double w3_x = c3 * w2_x - s3 * w2_z;
    const double w3_z = s3 * w2_x + c3 * w2_z;
    const double v3_y = v2_y + 0.1 * w2_z;
    const double t30 = v2_z - 0.1 * w2_y;
    const double v3_x = c3 * v2_x - s3 * t30;
    const double v3_z = s3 * v2_x + c3 * t30;
    const double w3_y = w2_y + qd[7];

    /* link 4: twist (angular w, linear v) */
    const double w4_x = c4 * w3_x - s4 * w3_z;
    const double w4_z = s4 * w3_x + c4 * w3_z;
    const double v4_y = v3_y + w3_z;
    const double t31 = v3_z - w3_y;
    const double v4_x = c4 * v3_x - s4 * t31;
    const double v4_z = s4 * v3_x + c4 * t31;
    const double w4_y = w3_y + qd[8];

    /* link 5: twist (angular w, linear v) */
    const double w5_x = c5 * qd[0] + s5 * qd[1];
    const double w5_y = c5 * qd[1] - s5 * qd[0];
    const double t32 = qd[3] + t25;
    const double v5_z = t29 - t26;
    const double v5_x = c5 * t32 + s5 * t28;
    const double v5_y = c5 * t28 - s5 * t32;
    const double w5_z = qd[2] + qd[9];

    /* link 6: twist (angular w, linear v) */
    const double w6_x = c6 * w5_x - s6 * w5_z;
    const double w6_z = s6 * w5_x + c6 * w5_z;
    const double v6_y = v5_y + 0.1 * w5_z;
    const double t33 = v5_z - 0.1 * w5_y;
    const double v6_x = c6 * v5_x - s6 * t33;
    const double v6_z = s6 * v5_x + c6 * t33;
    const double w6_y = w5_y + qd[10];

    /* link 7: twist (angular w, linear v) */
    const double w7_x = c7 * w6_x - s7 * w6_z;
    const double w7_z = s7 * w6_x + c7 * w6_z;
    const double v7_y = v6_y + w6_z;
    const double t34 = v6_z - w6_y;
    const double v7_x = c7 * v6_x - s7 * t34;
    const double v7_z = s7 * v6_x + c7 * t34;
    const double w7_y = w6_y + qd[11];

    /* link 1: momentum (angular K, linear P) in its own frame */
    const double K1_x = 67.0 * qd[0];
    const double K1_y = 67.0 * qd[1];
    const double K1_z = 67.0 * qd[2];
    const double P1_x = 400.0 * qd[3];
    const double P1_y = 400.0 * qd[4];
    const double P1_z = 400.0 * qd[5];

    /* link 2: momentum (angular K, linear P) in its own frame */
    const double K2_x = 0.02 * w2_x;
    const double K2_y = 0.02 * w2_y;
    const double P2_x = 4.0 * v2_x;
    const double P2_y = 4.0 * v2_y;
    const double P2_z = 4.0 * v2_z;

    /* link 3: momentum (angular K, linear P) in its own frame */
    const double K3_x = 0.01 * w3_x;
    const double K3_z = 2.0 * w3_z + 3.0 * v3_y;
    const double P3_x = 6.0 * v3_x;
    const double P3_y = 6.0 * v3_y + 3.0 * w3_z;
    const double P3_z = 6.0 * v3_z - 3.0 * w3_y;

    /* link 4: momentum (angular K, linear P) in its own frame */
    const double K4_x = 0.01 * w4_x;
    const double K4_z = 2.0 * w4_z + 3.0 * v4_y;
    const double P4_x = 6.0 * v4_x;
    const double P4_y = 6.0 * v4_y + 3.0 * w4_z;
    const double P4_z = 6.0 * v4_z - 3.0 * w4_y;

    /* link 5: momentum (angular K, linear P) in its own frame */
    const double K5_x = 0.02 * w5_x;
    const double K5_y = 0.02 * w5_y;
    const double P5_x = 4.0 * v5_x;
    const double P5_y = 4.0 * v5_y;
    const double P5_z = 4.0 * v5_z;

    /* link 6: momentum (angular K, linear P) in its own frame */
    const double K6_x = 0.01 * w6_x;
    const double K6_z = 2.0 * w6_z + 3.0 * v6_y;
    const double P6_x = 6.0 * v6_x;
    const double P6_y = 6.0 * v6_y + 3.0 * w6_z;
    const double P6_z = 6.0 * v6_z - 3.0 * w6_y;

    /* link 7: momentum (angular K, linear P) in its own frame */
    const double K7_x = 0.01 * w7_x;
    const double K7_z = 2.0 * w7_z + 3.0 * v7_y;
    const double P7_x = 6.0 * v7_x;
    const double P7_y = 6.0 * v7_y + 3.0 * w7_z;
    const double P7_z = 6.0 * v7_z - 3.0 * w7_y;

    /* results */
    const double t35 = R1_xx * P1_x + R1_xy * P1_y + R1_xz * P1_z;
    const double t36 = R1_yx * P1_x + R1_yy * P1_y + R1_yz * P1_z;
    const double t37 = R1_zx * P1_x + R1_zy * P1_y + R1_zz * P1_z;
    const double t38 = E2_xx * P2_x + E2_xy * P2_y + R1_xz * P2_z;
    const double t39 = E2_yx * P2_x + E2_yy * P2_y + R1_yz * P2_z;
    const double t40 = E2_zx * P2_x + E2_zy * P2_y + R1_zz * P2_z;
    const double t41 = E3_xx * P3_x + E2_xy * P3_y + E3_xz * P3_z;
    const double t42 = E3_yx * P3_x + E2_yy * P3_y + E3_yz * P3_z;
    const double t43 = E3_zx * P3_x + E2_zy * P3_y + E3_zz * P3_z;
    const double t44 = E4_xx * P4_x + E2_xy * P4_y + E4_xz * P4_z;
    const double t45 = E4_yx * P4_x + E2_yy * P4_y + E4_yz * P4_z;
    const double t46 = E4_zx * P4_x + E2_zy * P4_y + E4_zz * P4_z;
    const double t47 = E5_xx * P5_x + E5_xy * P5_y + R1_xz * P5_z;
    const double t48 = E5_yx * P5_x + E5_yy * P5_y + R1_yz * P5_z;
    const double t49 = E5_zx * P5_x + E5_zy * P5_y + R1_zz * P5_z;
    const double t50 = E6_xx * P6_x + E5_xy * P6_y + E6_xz * P6_z;
    const double t51 = E6_yx * P6_x + E5_yy * P6_y + E6_yz * P6_z;
    const double t52 = E6_zx * P6_x + E5_zy * P6_y + E6_zz * P6_z;
    const double t53 = E7_xx * P7_x + E5_xy * P7_y + E7_xz * P7_z;
    const double t54 = E7_yx * P7_x + E5_yy * P7_y + E7_yz * P7_z;
    const double t55 = E7_zx * P7_x + E5_zy * P7_y + E7_zz * P7_z;
    const double t56 = t35 + t38 + t41 + t44 + t47 + t50 + t53;
    h_G[3] = t56;
    const double t57 = t36 + t39 + t42 + t45 + t48 + t51 + t54;
    h_G[4] = t57;
    const double t58 = t37 + t40 + t43 + t46 + t49 + t52 + t55;
    h_G[5] = t58;
    const double t59 = K1_z + 0.02 * (w2_z + w5_z);
    const double t60 = K2_y + 2.0 * (w3_y + w4_y) - 3.0 * (v3_z + v4_z);
    const double t61 = K5_y + 2.0 * (w6_y + w7_y) - 3.0 * (v6_z + v7_z);
    const double t62 = R1_xx * K1_x + R1_xy * K1_y + (q[1] * t37 - q[2] * t36);
    const double t63 = t62 + E2_xx * K2_x + (o2_y * t40 - o2_z * t39) + E3_xx * K3_x;
    const double t64 = t63 + E3_xz * K3_z + (o3_y * t43 - o3_z * t42) + E4_xx * K4_x;
    const double t65 = t64 + E4_xz * K4_z + (o4_y * t46 - o4_z * t45) + E5_xx * K5_x;
    const double t66 = t65 + (o5_y * t49 - o5_z * t48) + E6_xx * K6_x + E6_xz * K6_z;
    const double t67 = t66 + (o6_y * t52 - o6_z * t51) + E7_xx * K7_x + E7_xz * K7_z;
    const double t68 = t67 + (o7_y * t55 - o7_z * t54) - (com_y * t58 - com_z * t57);
    h_G[0] = t68 + R1_xz * t59 + E2_xy * t60 + E5_xy * t61;
    const double t69 = R1_yx * K1_x + R1_yy * K1_y + (q[2] * t35 - q[0] * t37);
    const double t70 = t69 + E2_yx * K2_x + (o2_z * t38 - o2_x * t40) + E3_yx * K3_x;
    const double t71 = t70 + E3_yz * K3_z + (o3_z * t41 - o3_x * t43) + E4_yx * K4_x;
    const double t72 = t71 + E4_yz * K4_z + (o4_z * t44 - o4_x * t46) + E5_yx * K5_x;
    const double t73 = t72 + (o5_z * t47 - o5_x * t49) + E6_yx * K6_x + E6_yz * K6_z;
    const double t74 = t73 + (o6_z * t50 - o6_x * t52) + E7_yx * K7_x + E7_yz * K7_z;
    const double t75 = t74 + (o7_z * t53 - o7_x * t55) - (com_z * t56 - com_x * t58);
    h_G[1] = t75 + R1_yz * t59 + E2_yy * t60 + E5_yy * t61;
    const double t76 = R1_zx * K1_x + R1_zy * K1_y + (q[0] * t36 - q[1] * t35);
    const double t77 = t76 + E2_zx * K2_x + (o2_x * t39 - o2_y * t38) + E3_zx * K3_x;
    const double t78 = t77 + E3_zz * K3_z + (o3_x * t42 - o3_y * t41) + E4_zx * K4_x;
    const double t79 = t78 + E4_zz * K4_z + (o4_x * t45 - o4_y * t44) + E5_zx * K5_x;
    const double t80 = t79 + (o5_x * t48 - o5_y * t47) + E6_zx * K6_x + E6_zz * K6_z;
    const double t81 = t80 + (o6_x * t51 - o6_y * t50) + E7_zx * K7_x + E7_zz * K7_z;
    const double t82 = t81 + (o7_x * t54 - o7_y * t53) - (com_x * t57 - com_y * t56);
    h_G[2] = t82 + R1_zz * t59 + E2_zy * t60 + E5_zy * t61;
}

/* The disturbance Jacobian J_D = -M_uu^-1 M_ua: qd_u = J_D qd_a at zero momentum. */
void two_arm_satellite_disturbance_jacobian(const double q[13], double J_D[6][6])
{
    /* sines and cosines of the joint angles */
    double s7, c7, s6, c6, s5, c5, s4, c4, s3, c3, s2, c2;
    symdyn_sincos(q[12], &s7, &c7);
    symdyn_sincos(q[11], &s6, &c6);
    symdyn_sincos(q[10], &s5, &c5);
    symdyn_sincos(q[9], &s4, &c4);
    symdyn_sincos(q[8], &s3, &c3);
    symdyn_sincos(q[7], &s2, &c2);

    /* composite body 6: with body 7 added
       minus_F7at6_z: joint 7 accelerates by 1: wrench on all it moves, at joint 6 */
    const double t1 = 1.99 * s7;
    const double Ixx_c6 = s7 * t1;
    const double minus_F7at6_z = 3.0 * c7;
    const double minus_mcz_c6 = 3.0 * s7;
    const double t2 = 6.0 * c7;
    const double Ixz_c6 = c7 * t1 + minus_mcz_c6;
    const double mcx_c6 = minus_F7at6_z + 9.0;
    const double Iyy_c6 = t2 + 10.0;
    const double Izz_c6 = t2 - Ixx_c6 + 9.98;

    /* composite body 5: with body 6 added */
    const double t3 = s6 * (Izz_c6 - Ixx_c6) + c6 * (2.0 * Ixz_c6);
    const double t4 = s6 * t3;
    const double t5 = s6 * minus_mcz_c6;
    const double t6 = c6 * mcx_c6 - t5;
    const double t7 = c6 * minus_mcz_c6;
    const double minus_mcz_c5 = s6 * mcx_c6 + t7;
    const double t8 = 0.2 * t6;
    const double Iyy_c5 = Iyy_c6 + t8;
    const double Ixz_c5 = c6 * t3 - Ixz_c6 + 0.1 * minus_mcz_c5;
    const double mcx_c5 = t6 + 1.2000000000000002;
    const double Ixx_c5 = Ixx_c6 + t4 - 0.1;
    const double Izz_c5 = Izz_c6 - t4 + t8 + 0.16;

    /* composite body 1: with body 5 added
       mcz_c1 = mcz_c5 */
    const double mcy_c1 = s5 * mcx_c5;

    /* composite body 3: with body 4 added
       minus_F4at3_z: joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double t9 = 1.99 * s4;
    const double Ixx_c3 = s4 * t9;
    const double minus_F4at3_z = 3.0 * c4;
    const double minus_mcz_c3 = 3.0 * s4;
    const double t10 = 6.0 * c4;
    const double Ixz_c3 = c4 * t9 + minus_mcz_c3;
    const double mcx_c3 = minus_F4at3_z + 9.0;
    const double Iyy_c3 = t10 + 10.0;
    const double Izz_c3 = t10 - Ixx_c3 + 9.98;

    /* composite body 2: with body 3 added */
    const double t11 = s3 * (Izz_c3 - Ixx_c3) + c3 * (2.0 * Ixz_c3);
    const double t12 = s3 * t11;
    const double t13 = s3 * minus_mcz_c3;
    const double t14 = c3 * mcx_c3 - t13;
    const double t15 = c3 * minus_mcz_c3;
    const double minus_mcz_c2 = s3 * mcx_c3 + t15;
    const double t16 = 0.2 * t14;
    const double Iyy_c2 = Iyy_c3 + t16;
    const double Ixz_c2 = c3 * t11 - Ixz_c3 + 0.1 * minus_mcz_c2;
    const double mcx_c2 = t14 + 1.2000000000000002;
    const double Ixx_c2 = Ixx_c3 + t12 - 0.1;
    const double Izz_c2 = Izz_c3 - t12 + t16 + 0.16;

    /* composite body 1: with body 2 added
       F5at1_y: joint 5 accelerates by 1: wrench on all it moves, at joint 1
       F2at1_y, minus_F2at1_x: joint 2 accelerates by 1: wrench on all it moves, at joint 1 */
    const double F5at1_y = c5 * mcx_c5;
    const double F2at1_y = c2 * mcx_c2;
    const double minus_F2at1_x = s2 * mcx_c2;
    const double t17 = F5at1_y + F2at1_y;
    const double mcx_c1 = 16.0 + t17;
    const double mcy_c1_2 = mcy_c1 + minus_F2at1_x;
    const double minus_mcz_c1 = minus_mcz_c5 + minus_mcz_c2;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 6 */
    const double N7at6_y = 2.0 + minus_F7at6_z;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 5 */
    const double minus_F7at5_x = t7 + s6 * minus_F7at6_z;
    const double F7at5_z = t5 - c6 * minus_F7at6_z;
    const double N7at5_y = N7at6_y - 0.1 * F7at5_z;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 1
       F7at1_z = F7at5_z */
    const double minus_F7at1_x = c5 * minus_F7at5_x;
    const double minus_F7at1_y = s5 * minus_F7at5_x;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 5
       F6at5_x = mcz_c5 */
    const double N6at5_y = Iyy_c6 + 0.1 * t6;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 1 */
    const double minus_F6at1_x = c5 * minus_mcz_c5;
    const double minus_F6at1_y = s5 * minus_mcz_c5;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 1
       F5at1_x = -mcy_c1 */
    const double N5at1_x = c5 * Ixz_c5;
    const double N5at1_y = s5 * Ixz_c5;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double N4at3_y = 2.0 + minus_F4at3_z;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 2 */
    const double minus_F4at2_x = t15 + s3 * minus_F4at3_z;
    const double F4at2_z = t13 - c3 * minus_F4at3_z;
    const double N4at2_y = N4at3_y - 0.1 * F4at2_z;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 1
       F4at1_z = F4at2_z */
    const double minus_F4at1_x = c2 * minus_F4at2_x;
    const double minus_F4at1_y = s2 * minus_F4at2_x;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 2
       F3at2_x = mcz_c2 */
    const double N3at2_y = Iyy_c3 + 0.1 * t14;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 1 */
    const double minus_F3at1_x = c2 * minus_mcz_c2;
    const double minus_F3at1_y = s2 * minus_mcz_c2;

    /* joint 2 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N2at1_x = c2 * Ixz_c2;
    const double N2at1_y = s2 * Ixz_c2;

    /* row 6 of L and entry 6 of D in M = L^T D L */
    const double L6_1 = 0.0023148148148148147 * mcy_c1_2;
    const double minus_L6_2 = 0.0023148148148148147 * mcx_c1;

    /* row 5 of L and entry 5 of D in M = L^T D L
       L5_3 = -L6_2 */
    const double L5_1 = 0.0023148148148148147 * minus_mcz_c1;

    /* row 3 of L and entry 3 of D in M = L^T D L */
    const double t18 = 0.5 - minus_L6_2;
    const double t19 = N5at1_x + N2at1_x + minus_mcz_c1 * t18;
    const double t20 = N5at1_y + N2at1_y - L6_1 * minus_mcz_c1;
    const double t21 = t20 - 0.4 * (minus_mcz_c5 - minus_mcz_c2);
    const double t22 = minus_L6_2 * mcx_c1 - t17;
    const double t23 = L6_1 * mcy_c1_2 + 0.8 * (mcy_c1 - minus_F2at1_x);
    const double D3 = Izz_c5 + 80.12 + Izz_c2 - t22 - t23;
    const double t24 = 1.0 / D3;
    const double L3_1 = t19 * t24;
    const double L3_2 = t21 * t24;

    /* row 2 of L and entry 2 of D in M = L^T D L */
    const double t25 = s5 * (Ixx_c5 - Iyy_c5);
    const double t26 = s2 * (Ixx_c2 - Iyy_c2);
    const double t27 = L5_1 * minus_mcz_c1;
    const double t28 = c5 * t25 + c2 * t26 - L3_2 * t19 - mcy_c1_2 * t18;
    const double t29 = t28 + 0.4 * (F5at1_y - F2at1_y);
    const double t30 = s5 * t25 + s2 * t26;
    const double D2 = Iyy_c5 + 75.28 + Iyy_c2 - t27 - L3_2 * t21 + t30 - t22;
    const double t31 = 1.0 / D2;
    const double L2_1 = t29 * t31;

    /* row 1 of L and entry 1 of D in M = L^T D L */
    const double t32 = Ixx_c5 + 72.4 + Ixx_c2 - t27 - L3_1 * t19 - L2_1 * t29 - t30;
    const double D1 = t32 - t23;

    /* solve L^T y = right-hand side, tips first
       y4 = -mcy_c1, y5 = F5at1_y, y5 = F2at1_y, y4 = F2at1_x, y6 = F7at5_z, y4 = F7at1_x,
         y5 = F7at1_y, y4 = F6at1_x, y5 = F6at1_y, y6 = F4at2_z, y4 = F4at1_x, y5 =
         F4at1_y, y4 = F3at1_x, y5 = F3at1_y */
    const double t33 = 0.4 - L6_1;
    const double y3 = Izz_c2 + F2at1_y * t18 + minus_F2at1_x * t33;
    const double y2 = N2at1_y - L5_1 * minus_F2at1_x - L3_2 * y3;
    const double y1 = N2at1_x - L5_1 * F2at1_y - L3_1 * y3 - L2_1 * y2;
    const double y3_2 = minus_F3at1_x * t33 - minus_F3at1_y * t18;
    const double y2_2 = c2 * N3at2_y - L5_1 * minus_F3at1_x - L3_2 * y3_2 + t14 * t18;
    const double t34 = L5_1 * minus_F3at1_y - s2 * N3at2_y - L3_1 * y3_2 - L2_1 * y2_2;
    const double y1_2 = t34 - t14 * t33;
    const double y3_3 = minus_F4at1_x * t33 - minus_F4at1_y * t18;
    const double t35 = c2 * N4at2_y - L5_1 * minus_F4at1_x - L3_2 * y3_3;
    const double y2_3 = t35 - F4at2_z * t18;
    const double t36 = L5_1 * minus_F4at1_y - s2 * N4at2_y - L3_1 * y3_3 - L2_1 * y2_3;
    const double y1_3 = t36 + F4at2_z * t33;
    const double t37 = 0.4 + L6_1;
    const double y3_4 = Izz_c5 + F5at1_y * t18 - mcy_c1 * t37;
    const double y2_4 = N5at1_y - L5_1 * mcy_c1 - L3_2 * y3_4;
    const double y1_4 = N5at1_x - L5_1 * F5at1_y - L3_1 * y3_4 - L2_1 * y2_4;
    const double minus_y3 = minus_F6at1_y * t18 + minus_F6at1_x * t37;
    const double y2_5 = c5 * N6at5_y - L5_1 * minus_F6at1_x + L3_2 * minus_y3 + t6 * t18;
    const double t38 = L5_1 * minus_F6at1_y - s5 * N6at5_y + L3_1 * minus_y3;
    const double y1_5 = t38 - L2_1 * y2_5 + t6 * t37;
    const double minus_y3_2 = minus_F7at1_y * t18 + minus_F7at1_x * t37;
    const double t39 = c5 * N7at5_y - L5_1 * minus_F7at1_x + L3_2 * minus_y3_2;
    const double y2_6 = t39 - F7at5_z * t18;
    const double t40 = L5_1 * minus_F7at1_y - s5 * N7at5_y + L3_1 * minus_y3_2;
    const double y1_6 = t40 - L2_1 * y2_6 - F7at5_z * t37;

    /* solve L x = y / D, base first */
    const double t41 = 1.0 / D1;
    const double x1 = y1 * t41;
    const double x2 = y2 * t31 - L2_1 * x1;
    const double x3 = y3 * t24 - L3_1 * x1 - L3_2 * x2;
    const double x4 = L5_1 * x2 - 0.0023148148148148147 * minus_F2at1_x + L6_1 * x3;
    const double x1_2 = y1_2 * t41;
    const double x2_2 = y2_2 * t31 - L2_1 * x1_2;
    const double x3_2 = y3_2 * t24 - L3_1 * x1_2 - L3_2 * x2_2;
    const double t42 = L5_1 * x2_2 - 0.0023148148148148147 * minus_F3at1_x;
    const double x4_2 = t42 + L6_1 * x3_2;
    const double t43 = 0.0023148148148148147 * minus_F3at1_y + L5_1 * x1_2;
    const double minus_x5 = t43 + minus_L6_2 * x3_2;
    J_D[4][1] = minus_x5;
    const double x6 = minus_L6_2 * x2_2 - (0.0023148148148148147 * t14 + L6_1 * x1_2);
    const double x1_3 = y1_3 * t41;
    const double x2_3 = y2_3 * t31 - L2_1 * x1_3;
    const double x3_3 = y3_3 * t24 - L3_1 * x1_3 - L3_2 * x2_3;
    const double t44 = L5_1 * x2_3 - 0.0023148148148148147 * minus_F4at1_x;
    const double x4_3 = t44 + L6_1 * x3_3;
    const double t45 = 0.0023148148148148147 * minus_F4at1_y + L5_1 * x1_3;
    const double minus_x5_2 = t45 + minus_L6_2 * x3_3;
    J_D[4][2] = minus_x5_2;
    const double t46 = 0.0023148148148148147 * F4at2_z - L6_1 * x1_3;
    const double x6_2 = t46 + minus_L6_2 * x2_3;
    const double x1_4 = y1_4 * t41;
    const double x2_4 = y2_4 * t31 - L2_1 * x1_4;
    const double x3_4 = y3_4 * t24 - L3_1 * x1_4 - L3_2 * x2_4;
    const double x4_4 = L5_1 * x2_4 - 0.0023148148148148147 * mcy_c1 + L6_1 * x3_4;
    const double x1_5 = y1_5 * t41;
    const double x2_5 = y2_5 * t31 - L2_1 * x1_5;
    const double minus_x3 = minus_y3 * t24 + L3_1 * x1_5 + L3_2 * x2_5;
    J_D[2][4] = minus_x3;
    const double t47 = L5_1 * x2_5 - 0.0023148148148148147 * minus_F6at1_x;
    const double x4_5 = t47 - L6_1 * minus_x3;
    const double t48 = 0.0023148148148148147 * minus_F6at1_y + L5_1 * x1_5;
    const double minus_x5_3 = t48 - minus_L6_2 * minus_x3;
    J_D[4][4] = minus_x5_3;
    const double x6_3 = minus_L6_2 * x2_5 - (0.0023148148148148147 * t6 + L6_1 * x1_5);
    const double x1_6 = y1_6 * t41;
    const double x2_6 = y2_6 * t31 - L2_1 * x1_6;
    const double minus_x3_2 = minus_y3_2 * t24 + L3_1 * x1_6 + L3_2 * x2_6;
    J_D[2][5] = minus_x3_2;
    const double t49 = L5_1 * x2_6 - 0.0023148148148148147 * minus_F7at1_x;
    const double x4_6 = t49 - L6_1 * minus_x3_2;
    const double t50 = 0.0023148148148148147 * minus_F7at1_y + L5_1 * x1_6;
    const double minus_x5_4 = t50 - minus_L6_2 * minus_x3_2;
    J_D[4][5] = minus_x5_4;
    const double t51 = 0.0023148148148148147 * F7at5_z - L6_1 * x1_6;
    const double x6_4 = t51 + minus_L6_2 * x2_6;
    J_D[0][0] = -x1;
    J_D[0][1] = -x1_2;
    J_D[0][2] = -x1_3;
    J_D[0][3] = -x1_4;
    J_D[0][4] = -x1_5;
    J_D[0][5] = -x1_6;
    J_D[1][0] = -x2;
    J_D[1][1] = -x2_2;
    J_D[1][2] = -x2_3;
    J_D[1][3] = -x2_4;
    J_D[1][4] = -x2_5;
    J_D[1][5] = -x2_6;
    J_D[2][0] = -x3;
    J_D[2][1] = -x3_2;
    J_D[2][2] = -x3_3;
    J_D[2][3] = -x3_4;
    J_D[3][0] = -x4;
    J_D[3][1] = -x4_2;
    J_D[3][2] = -x4_3;
    J_D[3][3] = -x4_4;
    J_D[3][4] = -x4_5;
    J_D[3][5] = -x4_6;
    J_D[5][1] = -x6;
    J_D[5][2] = -x6_2;
    J_D[5][4] = -x6_3;
    J_D[5][5] = -x6_4;

    /* results */
    J_D[4][0] = minus_L6_2 * x3 - (0.0023148148148148147 * F2at1_y - L5_1 * x1);
    const double t52 = 0.0023148148148148147 * F5at1_y - L5_1 * x1_4;
    J_D[4][3] = minus_L6_2 * x3_4 - t52;
    J_D[5][0] = L6_1 * x1 - minus_L6_2 * x2;
    J_D[5][3] = L6_1 * x1_4 - minus_L6_2 * x2_4;
}

/* The generalised Jacobian J_g = J_a + J_u J_D: a tip's twist is J_g qd_a at zero
   momentum. */
void two_arm_satellite_generalized_jacobian(const double q[13], double J_g[2][6][6])
{
    /* sines and cosines of the joint angles */
    double s7, c7, s6, c6, s5, c5, s4, c4, s3, c3, s2, c2;
    symdyn_sincos(q[12], &s7, &c7);
    symdyn_sincos(q[11], &s6, &c6);
    symdyn_sincos(q[10], &s5, &c5);
    symdyn_sincos(q[9], &s4, &c4);
    symdyn_sincos(q[8], &s3, &c3);
    symdyn_sincos(q[7], &s2, &c2);

    /* composite body 6: with body 7 added
       F7at6_y: joint 7 accelerates by 1: wrench on all it moves, at joint 6 */
    const double t1 = 1.99 * s7;
    const double t2 = s7 * t1;
    const double F7at6_y = 3.0 * c7;
    const double mcy_c6 = 3.0 * s7;
    const double t3 = F7at6_y + 6.0;
    const double minus_Ixy_c6 = c7 * t1 + mcy_c6;
    const double mcx_c6 = t3 + 3.0;
    const double Ixx_c6 = t2 + 0.02;
    const double Izz_c6 = F7at6_y + t3 + 4.0;
    const double Iyy_c6 = Izz_c6 - t2;

    /* composite body 5: with body 6 added
       F6at5_z: joint 6 accelerates by 1: wrench on all it moves, at joint 5 */
    const double t4 = s6 * (Ixx_c6 - Iyy_c6) - c6 * (2.0 * minus_Ixy_c6);
    const double t5 = s6 * t4;
    const double t6 = s6 * mcy_c6;
    const double t7 = c6 * mcy_c6;
    const double minus_mcz_c5 = s6 * mcx_c6 + t7;
    const double F6at5_z = t6 - c6 * mcx_c6;
    const double mcx_c5 = F6at5_z - 1.2000000000000002;
    const double Ixz_c5 = c6 * t4 + minus_Ixy_c6 - 0.1 * minus_mcz_c5;
    const double Ixx_c5 = Ixx_c6 - t5 + 0.02;
    const double t8 = 0.02 - 0.1 * (F6at5_z + mcx_c5);
    const double Iyy_c5 = Izz_c6 + t8;
    const double Izz_c5 = Iyy_c6 + t5 + t8;

    /* composite body 1: with body 5 added
       mcz_c1 = mcz_c5
       minus_F5at1_y, F5at1_x: joint 5 accelerates by 1: wrench on all it moves, at joint 1 */
    const double minus_F5at1_y = c5 * mcx_c5;
    const double F5at1_x = s5 * mcx_c5;
    const double mcx_c1 = 8.0 - minus_F5at1_y;
    const double minus_mcy_c1 = F5at1_x + 6.4;

    /* composite body 3: with body 4 added
       F4at3_y: joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double t9 = 1.99 * s4;
    const double t10 = s4 * t9;
    const double F4at3_y = 3.0 * c4;
    const double mcy_c3 = 3.0 * s4;
    const double t11 = F4at3_y + 6.0;
    const double minus_Ixy_c3 = c4 * t9 + mcy_c3;
    const double mcx_c3 = t11 + 3.0;
    const double Ixx_c3 = t10 + 0.02;
    const double Izz_c3 = F4at3_y + t11 + 4.0;
    const double Iyy_c3 = Izz_c3 - t10;

    /* composite body 2: with body 3 added
       F3at2_z: joint 3 accelerates by 1: wrench on all it moves, at joint 2 */
    const double t12 = s3 * (Ixx_c3 - Iyy_c3) - c3 * (2.0 * minus_Ixy_c3);
    const double t13 = s3 * t12;
    const double t14 = s3 * mcy_c3;
    const double t15 = c3 * mcy_c3;
    const double minus_mcz_c2 = s3 * mcx_c3 + t15;
    const double F3at2_z = t14 - c3 * mcx_c3;
    const double mcx_c2 = F3at2_z - 1.2000000000000002;
    const double Ixz_c2 = c3 * t12 + minus_Ixy_c3 - 0.1 * minus_mcz_c2;
    const double Ixx_c2 = Ixx_c3 - t13 + 0.02;
    const double t16 = 0.02 - 0.1 * (F3at2_z + mcx_c2);
    const double Iyy_c2 = Izz_c3 + t16;
    const double Izz_c2 = Iyy_c3 + t13 + t16;

    /* composite body 1: with body 2 added
       minus_F2at1_y, F2at1_x: joint 2 accelerates by 1: wrench on all it moves, at joint 1 */
    const double minus_F2at1_y = c2 * mcx_c2;
    const double F2at1_x = s2 * mcx_c2;
    const double t17 = 8.0 - minus_F2at1_y;
    const double t18 = 6.4 - F2at1_x;
    const double mcx_c1_2 = mcx_c1 + t17;
    const double mcy_c1 = t18 - minus_mcy_c1;
    const double minus_mcz_c1 = minus_mcz_c5 + minus_mcz_c2;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 6 */
    const double N7at6_z = 2.0 + F7at6_y;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 5 */
    const double F7at5_x = t7 + s6 * F7at6_y;
    const double F7at5_z = t6 - c6 * F7at6_y;
    const double N7at5_y = 0.1 * F7at5_z - N7at6_z;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 1
       F7at1_z = F7at5_z */
    const double minus_F7at1_x = c5 * F7at5_x;
    const double minus_F7at1_y = s5 * F7at5_x;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 5
       F6at5_x = -mcz_c5 */
    const double N6at5_y = 0.1 * F6at5_z - Izz_c6;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 1
       F6at1_z = F6at5_z */
    const double minus_F6at1_x = c5 * minus_mcz_c5;
    const double minus_F6at1_y = s5 * minus_mcz_c5;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 1 */
    const double minus_N5at1_x = c5 * Ixz_c5;
    const double minus_N5at1_y = s5 * Ixz_c5;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double N4at3_z = 2.0 + F4at3_y;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 2 */
    const double F4at2_x = t15 + s3 * F4at3_y;
    const double F4at2_z = t14 - c3 * F4at3_y;
    const double N4at2_y = 0.1 * F4at2_z - N4at3_z;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 1
       F4at1_z = F4at2_z */
    const double minus_F4at1_x = c2 * F4at2_x;
    const double minus_F4at1_y = s2 * F4at2_x;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 2
       F3at2_x = -mcz_c2 */
    const double N3at2_y = 0.1 * F3at2_z - Izz_c3;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 1
       F3at1_z = F3at2_z */
    const double minus_F3at1_x = c2 * minus_mcz_c2;
    const double minus_F3at1_y = s2 * minus_mcz_c2;

    /* joint 2 accelerates by 1: wrench on all it moves, at joint 1 */
    const double minus_N2at1_x = c2 * Ixz_c2;
    const double minus_N2at1_y = s2 * Ixz_c2;

    /* row 6 of L and entry 6 of D in M = L^T D L */
    const double L6_1 = 0.0023148148148148147 * mcy_c1;
    const double minus_L6_2 = 0.0023148148148148147 * mcx_c1_2;

    /* row 5 of L and entry 5 of D in M = L^T D L
       L5_3 = -L6_2 */
    const double L5_1 = 0.0023148148148148147 * minus_mcz_c1;

    /* row 3 of L and entry 3 of D in M = L^T D L */
    const double t19 = 0.5 - minus_L6_2;
    const double t20 = minus_mcz_c1 * t19 - minus_N5at1_x - minus_N2at1_x;
    const double t21 = 0.4 * (minus_mcz_c2 - minus_mcz_c5) - minus_N2at1_y;
    const double t22 = t21 - minus_N5at1_y - L6_1 * minus_mcz_c1;
    const double t23 = 0.5 * (t17 - minus_F2at1_y + (mcx_c1 - minus_F5at1_y));
    const double t24 = t23 - minus_L6_2 * mcx_c1_2;
    const double t25 = 0.4 * (t18 - F2at1_x + (F5at1_x + minus_mcy_c1)) - L6_1 * mcy_c1;
    const double D3 = Izz_c5 + 67.0 + Izz_c2 + t24 + t25;
    const double t26 = 1.0 / D3;
    const double L3_1 = t20 * t26;
    const double L3_2 = t22 * t26;

    /* row 2 of L and entry 2 of D in M = L^T D L */
    const double t27 = s5 * (Ixx_c5 - Iyy_c5);
    const double t28 = s2 * (Ixx_c2 - Iyy_c2);
    const double t29 = c5 * t27 + c2 * t28 + minus_L6_2 * mcy_c1 - L3_2 * t20;
    const double t30 = t29 + 0.5 * (F5at1_x + F2at1_x) + 0.4 * (mcx_c1 - t17);
    const double t31 = s5 * t27 + s2 * t28;
    const double t32 = 67.0 - L5_1 * minus_mcz_c1;
    const double D2 = Iyy_c5 + Iyy_c2 - L3_2 * t22 + t31 + t24 + t32;
    const double t33 = 1.0 / D2;
    const double L2_1 = t30 * t33;

    /* row 1 of L and entry 1 of D in M = L^T D L */
    const double D1 = Ixx_c5 + Ixx_c2 - L3_1 * t20 - L2_1 * t30 - t31 + t25 + t32;

    /* solve L^T y = right-hand side, tips first
       y6 = F6at5_z, y5 = F5at1_y, y4 = F5at1_x, y6 = F3at2_z, y5 = F2at1_y, y4 = F2at1_x,
         y6 = F7at5_z, y4 = F7at1_x, y5 = F7at1_y, y4 = F6at1_x, y5 = F6at1_y, y6 =
         F4at2_z, y4 = F4at1_x, y5 = F4at1_y, y4 = F3at1_x, y5 = F3at1_y */
    const double t34 = 0.4 - L6_1;
    const double y3 = Izz_c2 - minus_F2at1_y * t19 - F2at1_x * t34;
    const double y2 = L5_1 * F2at1_x - minus_N2at1_y - L3_2 * y3;
    const double y1 = L5_1 * minus_F2at1_y - minus_N2at1_x - L3_1 * y3 - L2_1 * y2;
    const double y3_2 = minus_F3at1_x * t34 - minus_F3at1_y * t19;
    const double t35 = c2 * N3at2_y + L5_1 * minus_F3at1_x + L3_2 * y3_2;
    const double minus_y2 = t35 + F3at2_z * t19;
    const double t36 = s2 * N3at2_y + L5_1 * minus_F3at1_y - L3_1 * y3_2;
    const double y1_2 = t36 + L2_1 * minus_y2 + F3at2_z * t34;
    const double y3_3 = minus_F4at1_x * t34 - minus_F4at1_y * t19;
    const double t37 = c2 * N4at2_y + L5_1 * minus_F4at1_x + L3_2 * y3_3;
    const double minus_y2_2 = t37 + F4at2_z * t19;
    const double t38 = s2 * N4at2_y + L5_1 * minus_F4at1_y - L3_1 * y3_3;
    const double y1_3 = t38 + L2_1 * minus_y2_2 + F4at2_z * t34;
    const double t39 = 0.4 + L6_1;
    const double y3_4 = Izz_c5 + F5at1_x * t39 - minus_F5at1_y * t19;
    const double y2_2 = L5_1 * F5at1_x - minus_N5at1_y - L3_2 * y3_4;
    const double y1_4 = L5_1 * minus_F5at1_y - minus_N5at1_x - L3_1 * y3_4 - L2_1 * y2_2;
    const double minus_y3 = minus_F6at1_y * t19 + minus_F6at1_x * t39;
    const double t40 = L3_2 * minus_y3 - c5 * N6at5_y - L5_1 * minus_F6at1_x;
    const double y2_3 = t40 - F6at5_z * t19;
    const double t41 = s5 * N6at5_y + L5_1 * minus_F6at1_y + L3_1 * minus_y3;
    const double y1_5 = t41 - L2_1 * y2_3 - F6at5_z * t39;
    const double minus_y3_2 = minus_F7at1_y * t19 + minus_F7at1_x * t39;
    const double t42 = L3_2 * minus_y3_2 - c5 * N7at5_y - L5_1 * minus_F7at1_x;
    const double y2_4 = t42 - F7at5_z * t19;
    const double t43 = s5 * N7at5_y + L5_1 * minus_F7at1_y + L3_1 * minus_y3_2;
    const double y1_6 = t43 - L2_1 * y2_4 - F7at5_z * t39;

    /* solve L x = y / D, base first */
    const double t44 = 1.0 / D1;
    const double x1 = y1 * t44;
    const double x2 = y2 * t33 - L2_1 * x1;
    const double x3 = y3 * t26 - L3_1 * x1 - L3_2 * x2;
    const double t45 = 0.0023148148148148147 * minus_F2at1_y + L5_1 * x1;
    const double minus_x5 = t45 + minus_L6_2 * x3;
    const double x1_2 = y1_2 * t44;
    const double minus_x2 = minus_y2 * t33 + L2_1 * x1_2;
    const double x3_2 = y3_2 * t26 - L3_1 * x1_2 + L3_2 * minus_x2;
    const double t46 = 0.0023148148148148147 * minus_F3at1_y + L5_1 * x1_2;
    const double minus_x5_2 = t46 + minus_L6_2 * x3_2;
    const double t47 = 0.0023148148148148147 * F3at2_z - L6_1 * x1_2;
    const double x6 = t47 - minus_L6_2 * minus_x2;
    const double x1_3 = y1_3 * t44;
    const double minus_x2_2 = minus_y2_2 * t33 + L2_1 * x1_3;
    const double x3_3 = y3_3 * t26 - L3_1 * x1_3 + L3_2 * minus_x2_2;
    const double t48 = 0.0023148148148148147 * minus_F4at1_y + L5_1 * x1_3;
    const double minus_x5_3 = t48 + minus_L6_2 * x3_3;
    const double t49 = 0.0023148148148148147 * F4at2_z - L6_1 * x1_3;
    const double x6_2 = t49 - minus_L6_2 * minus_x2_2;
    const double x1_4 = y1_4 * t44;
    const double x2_2 = y2_2 * t33 - L2_1 * x1_4;
    const double x3_4 = y3_4 * t26 - L3_1 * x1_4 - L3_2 * x2_2;
    const double t50 = 0.0023148148148148147 * minus_F5at1_y + L5_1 * x1_4;
    const double minus_x5_4 = t50 + minus_L6_2 * x3_4;
    const double x1_5 = y1_5 * t44;
    const double x2_3 = y2_3 * t33 - L2_1 * x1_5;
    const double minus_x3 = minus_y3 * t26 + L3_1 * x1_5 + L3_2 * x2_3;
    const double t51 = 0.0023148148148148147 * minus_F6at1_y + L5_1 * x1_5;
    const double minus_x5_5 = t51 - minus_L6_2 * minus_x3;
    const double t52 = 0.0023148148148148147 * F6at5_z - L6_1 * x1_5;
    const double x6_3 = t52 + minus_L6_2 * x2_3;
    const double x1_6 = y1_6 * t44;
    const double x2_4 = y2_4 * t33 - L2_1 * x1_6;
    const double minus_x3_2 = minus_y3_2 * t26 + L3_1 * x1_6 + L3_2 * x2_4;
    const double t53 = 0.0023148148148148147 * minus_F7at1_y + L5_1 * x1_6;
    const double minus_x5_6 = t53 - minus_L6_2 * minus_x3_2;
    const double t54 = 0.0023148148148148147 * F7at5_z - L6_1 * x1_6;
    const double x6_4 = t54 + minus_L6_2 * x2_4;
    J_g[0][1][0] = s2 * x1 - c2 * x2;
    J_g[0][1][3] = s2 * x1_4 - c2 * x2_2;
    J_g[0][1][4] = s2 * x1_5 - c2 * x2_3;
    J_g[0][1][5] = s2 * x1_6 - c2 * x2_4;
    J_g[0][1][1] = 1.0 + (s2 * x1_2 + c2 * minus_x2);
    J_g[0][1][2] = s2 * x1_3 + c2 * minus_x2_2 + 1.0;
    J_g[1][1][0] = s5 * x1 - c5 * x2;
    J_g[1][1][1] = s5 * x1_2 + c5 * minus_x2;
    J_g[1][1][2] = s5 * x1_3 + c5 * minus_x2_2;
    J_g[1][1][3] = s5 * x1_4 - c5 * x2_2;
    J_g[1][1][4] = 1.0 + (s5 * x1_5 - c5 * x2_3);
    J_g[1][1][5] = s5 * x1_6 - c5 * x2_4 + 1.0;

    /* tip 1: axes E and origin o seen from link 3
       o3t1_y = s4, E3t1_yx = s4, E3t1_xz = s4, E3t1_yz = -c4, E3t1_xx = c4 */
    const double o3t1_x = c4 + 1.0;

    /* tip 1: axes E and origin o seen from link 2
       E2t1_zx = E2t1_xz */
    const double t55 = s3 * s4;
    const double E2t1_xx = t55 - c3 * c4;
    const double t56 = c3 * s4;
    const double minus_E2t1_xz = t56 + s3 * c4;
    const double minus_o2t1_z = s3 * o3t1_x + t56;
    const double o2t1_x = t55 - c3 * o3t1_x - 0.1;

    /* tip 1: axes E and origin o seen from link 1
       E1t1_yy = c2, E1t1_xy = -s2, E1t1_zx = E2t1_xz, o1t1_z = o2t1_z */
    const double t57 = L6_1 * x3 + (0.0023148148148148147 * F2at1_x + L5_1 * x2);
    const double t58 = L5_1 * minus_x2 + 0.0023148148148148147 * minus_F3at1_x;
    const double t59 = L6_1 * x3_2 - t58;
    const double t60 = L5_1 * minus_x2_2 + 0.0023148148148148147 * minus_F4at1_x;
    const double t61 = L6_1 * x3_3 - t60;
    const double t62 = L6_1 * x3_4 + (0.0023148148148148147 * F5at1_x + L5_1 * x2_2);
    const double t63 = L5_1 * x2_3 - 0.0023148148148148147 * minus_F6at1_x;
    const double t64 = t63 - L6_1 * minus_x3;
    const double t65 = L5_1 * x2_4 - 0.0023148148148148147 * minus_F7at1_x;
    const double t66 = t65 - L6_1 * minus_x3_2;
    const double t67 = L6_1 * x1 - minus_L6_2 * x2;
    const double t68 = L6_1 * x1_4 - minus_L6_2 * x2_2;
    const double minus_E1t1_xx = c2 * E2t1_xx;
    const double E1t1_xz = c2 * minus_E2t1_xz;
    const double minus_E1t1_yx = s2 * E2t1_xx;
    const double E1t1_yz = s2 * minus_E2t1_xz;
    const double o1t1_x = 0.5 - c2 * o2t1_x;
    const double o1t1_y = 0.4 - s2 * o2t1_x;
    const double t69 = minus_E1t1_yx * minus_o2t1_z + minus_E2t1_xz * o1t1_y;
    const double t70 = c2 * minus_o2t1_z;
    const double t71 = E1t1_yz * minus_o2t1_z - E2t1_xx * o1t1_y;
    const double t72 = minus_E1t1_xx * minus_o2t1_z + minus_E2t1_xz * o1t1_x;
    const double t73 = s2 * minus_o2t1_z;
    const double t74 = E2t1_xx * o1t1_x - E1t1_xz * minus_o2t1_z;
    const double t75 = minus_E1t1_yx * o1t1_x - minus_E1t1_xx * o1t1_y;
    const double t76 = c2 * o1t1_x + s2 * o1t1_y;
    const double t77 = E1t1_yz * o1t1_x - E1t1_xz * o1t1_y;
    const double t78 = minus_E1t1_xx * x1_2 - minus_E1t1_yx * minus_x2;
    J_g[0][0][1] = t78 + minus_E2t1_xz * x3_2;
    const double t79 = minus_E1t1_xx * x1_3 - minus_E1t1_yx * minus_x2_2;
    J_g[0][0][2] = t79 + minus_E2t1_xz * x3_3;
    const double t80 = minus_E1t1_xx * x1_4 + minus_E1t1_yx * x2_2;
    J_g[0][0][3] = t80 + minus_E2t1_xz * x3_4;
    const double t81 = minus_E1t1_xx * x1_5 + minus_E1t1_yx * x2_3;
    J_g[0][0][4] = t81 - minus_E2t1_xz * minus_x3;
    const double t82 = minus_E1t1_xx * x1_6 + minus_E1t1_yx * x2_4;
    J_g[0][0][5] = t82 - minus_E2t1_xz * minus_x3_2;
    J_g[0][2][1] = E2t1_xx * x3_2 - (E1t1_xz * x1_2 - E1t1_yz * minus_x2);
    J_g[0][2][2] = E2t1_xx * x3_3 - (E1t1_xz * x1_3 - E1t1_yz * minus_x2_2);
    J_g[0][2][3] = E2t1_xx * x3_4 - (E1t1_yz * x2_2 + E1t1_xz * x1_4);
    const double t83 = t69 * x1 - t72 * x2 + t75 * x3 + minus_E1t1_xx * t57;
    const double t84 = t69 * x1_2 + t72 * minus_x2 + t75 * x3_2 + minus_E1t1_xx * t59;
    const double t85 = t69 * x1_3 + t72 * minus_x2_2 + t75 * x3_3 + minus_E1t1_xx * t61;
    const double t86 = t69 * x1_4 - t72 * x2_2 + t75 * x3_4 + minus_E1t1_xx * t62;
    const double t87 = t69 * x1_5 - t72 * x2_3 - t75 * minus_x3 + minus_E1t1_xx * t64;
    const double t88 = t69 * x1_6 - t72 * x2_4 - t75 * minus_x3_2 + minus_E1t1_xx * t66;
    J_g[0][3][0] = t83 - minus_E1t1_yx * minus_x5 - minus_E2t1_xz * t67;
    J_g[0][3][2] = t85 - minus_E1t1_yx * minus_x5_3 + minus_E2t1_xz * x6_2;
    J_g[0][3][3] = t86 - minus_E1t1_yx * minus_x5_4 - minus_E2t1_xz * t68;
    J_g[0][3][4] = t87 - minus_E1t1_yx * minus_x5_5 + minus_E2t1_xz * x6_3;
    J_g[0][3][5] = t88 - minus_E1t1_yx * minus_x5_6 + minus_E2t1_xz * x6_4;
    const double t89 = s2 * t59 - (t70 * x1_2 - t73 * minus_x2 + t76 * x3_2);
    J_g[0][4][1] = t89 + c2 * minus_x5_2;
    const double t90 = s2 * t61 - (t70 * x1_3 - t73 * minus_x2_2 + t76 * x3_3);
    J_g[0][4][2] = t90 + c2 * minus_x5_3;
    const double t91 = s2 * t62 - (t73 * x2_2 + t70 * x1_4 + t76 * x3_4);
    J_g[0][4][3] = t91 + c2 * minus_x5_4;
    const double t92 = s2 * t64 - (t73 * x2_3 + t70 * x1_5 - t76 * minus_x3);
    J_g[0][4][4] = t92 + c2 * minus_x5_5;
    const double t93 = s2 * t66 - (t73 * x2_4 + t70 * x1_6 - t76 * minus_x3_2);
    J_g[0][4][5] = t93 + c2 * minus_x5_6;
    const double t94 = t74 * x2 + t71 * x1 + t77 * x3 + E1t1_xz * t57;
    const double t95 = t71 * x1_2 - t74 * minus_x2 + t77 * x3_2 + E1t1_xz * t59;
    const double t96 = t71 * x1_3 - t74 * minus_x2_2 + t77 * x3_3 + E1t1_xz * t61;
    const double t97 = t74 * x2_2 + t71 * x1_4 + t77 * x3_4 + E1t1_xz * t62;
    const double t98 = t74 * x2_3 + t71 * x1_5 - t77 * minus_x3 + E1t1_xz * t64;
    const double t99 = t74 * x2_4 + t71 * x1_6 - t77 * minus_x3_2 + E1t1_xz * t66;
    J_g[0][5][0] = E1t1_yz * minus_x5 - t94 - E2t1_xx * t67;
    J_g[0][5][3] = E1t1_yz * minus_x5_4 - t97 - E2t1_xx * t68;
    J_g[0][5][4] = E1t1_yz * minus_x5_5 - t98 + E2t1_xx * x6_3;
    J_g[0][5][5] = E1t1_yz * minus_x5_6 - t99 + E2t1_xx * x6_4;
    const double t100 = minus_E1t1_xx * x1 + minus_E1t1_yx * x2 + minus_E2t1_xz * x3;
    J_g[0][0][0] = t100 - minus_E2t1_xz;
    J_g[0][2][0] = E2t1_xx * x3 - (E1t1_yz * x2 + E1t1_xz * x1) - E2t1_xx;
    const double t101 = t84 - minus_E1t1_yx * minus_x5_2 + minus_E2t1_xz * x6;
    J_g[0][3][1] = t101 + s4 * (o3t1_x - c4);
    const double t102 = s2 * t57 - (t73 * x2 + t70 * x1 + t76 * x3) + c2 * minus_x5;
    J_g[0][4][0] = t102 - o2t1_x;
    const double t103 = E1t1_yz * minus_x5_2 - t95 + E2t1_xx * x6;
    J_g[0][5][1] = t103 - (s4 * s4 + c4 * o3t1_x);
    J_g[0][5][2] = E1t1_yz * minus_x5_3 - t96 + E2t1_xx * x6_2 - 1.0;
    J_g[0][2][4] = -(E2t1_xx * minus_x3 + (E1t1_yz * x2_3 + E1t1_xz * x1_5));
    J_g[0][2][5] = -(E2t1_xx * minus_x3_2 + (E1t1_yz * x2_4 + E1t1_xz * x1_6));

    /* tip 2: axes E and origin o seen from link 6
       o6t2_y = s7, E6t2_yx = s7, E6t2_xz = s7, E6t2_yz = -c7, E6t2_xx = c7 */
    const double o6t2_x = c7 + 1.0;

    /* tip 2: axes E and origin o seen from link 5
       E5t2_zx = E5t2_xz */
    const double t104 = s6 * s7;
    const double E5t2_xx = t104 - c6 * c7;
    const double t105 = c6 * s7;
    const double minus_E5t2_xz = t105 + s6 * c7;
    const double minus_o5t2_z = s6 * o6t2_x + t105;
    const double o5t2_x = t104 - c6 * o6t2_x - 0.1;

    /* tip 2: axes E and origin o seen from link 1
       E1t2_yy = c5, E1t2_xy = -s5, E1t2_zx = E5t2_xz, o1t2_z = o5t2_z */
    const double minus_E1t2_xx = c5 * E5t2_xx;
    const double E1t2_xz = c5 * minus_E5t2_xz;
    const double minus_E1t2_yx = s5 * E5t2_xx;
    const double E1t2_yz = s5 * minus_E5t2_xz;
    const double o1t2_x = 0.5 - c5 * o5t2_x;
    const double minus_o1t2_y = s5 * o5t2_x + 0.4;
    J_g[1][2][4] = -(E5t2_xx * minus_x3 + (E1t2_yz * x2_3 + E1t2_xz * x1_5));
    J_g[1][2][5] = -(E5t2_xx * minus_x3_2 + (E1t2_yz * x2_4 + E1t2_xz * x1_6));

    /* results */
    const double t106 = minus_E5t2_xz * minus_o1t2_y - minus_E1t2_yx * minus_o5t2_z;
    const double t107 = c5 * minus_o5t2_z;
    const double t108 = E1t2_yz * minus_o5t2_z + E5t2_xx * minus_o1t2_y;
    const double t109 = minus_E1t2_xx * minus_o5t2_z + minus_E5t2_xz * o1t2_x;
    const double t110 = s5 * minus_o5t2_z;
    const double t111 = E5t2_xx * o1t2_x - E1t2_xz * minus_o5t2_z;
    const double t112 = minus_E1t2_xx * minus_o1t2_y + minus_E1t2_yx * o1t2_x;
    const double t113 = c5 * o1t2_x - s5 * minus_o1t2_y;
    const double t114 = E1t2_xz * minus_o1t2_y + E1t2_yz * o1t2_x;
    J_g[1][0][0] = minus_E1t2_xx * x1 + minus_E1t2_yx * x2 + minus_E5t2_xz * x3;
    const double t115 = minus_E1t2_xx * x1_2 - minus_E1t2_yx * minus_x2;
    J_g[1][0][1] = t115 + minus_E5t2_xz * x3_2;
    const double t116 = minus_E1t2_xx * x1_3 - minus_E1t2_yx * minus_x2_2;
    J_g[1][0][2] = t116 + minus_E5t2_xz * x3_3;
    const double t117 = minus_E1t2_xx * x1_4 + minus_E1t2_yx * x2_2;
    const double t118 = minus_E1t2_xx * x1_5 + minus_E1t2_yx * x2_3;
    J_g[1][0][4] = t118 - minus_E5t2_xz * minus_x3;
    const double t119 = minus_E1t2_xx * x1_6 + minus_E1t2_yx * x2_4;
    J_g[1][0][5] = t119 - minus_E5t2_xz * minus_x3_2;
    J_g[1][2][0] = E5t2_xx * x3 - (E1t2_yz * x2 + E1t2_xz * x1);
    J_g[1][2][1] = E5t2_xx * x3_2 - (E1t2_xz * x1_2 - E1t2_yz * minus_x2);
    J_g[1][2][2] = E5t2_xx * x3_3 - (E1t2_xz * x1_3 - E1t2_yz * minus_x2_2);
    const double t120 = t112 * x3_2 - (t106 * x1_2 - t109 * minus_x2);
    const double t121 = t112 * x3_3 - (t106 * x1_3 - t109 * minus_x2_2);
    const double t122 = t112 * minus_x3 + (t109 * x2_3 + t106 * x1_5);
    const double t123 = t112 * minus_x3_2 + (t109 * x2_4 + t106 * x1_6);
    const double t124 = t112 * x3 - (t109 * x2 + t106 * x1) + minus_E1t2_xx * t57;
    const double t125 = t112 * x3_4 - (t109 * x2_2 + t106 * x1_4) + minus_E1t2_xx * t62;
    J_g[1][3][0] = t124 - minus_E1t2_yx * minus_x5 - minus_E5t2_xz * t67;
    const double t126 = t120 + minus_E1t2_xx * t59 - minus_E1t2_yx * minus_x5_2;
    J_g[1][3][1] = t126 + minus_E5t2_xz * x6;
    const double t127 = t121 + minus_E1t2_xx * t61 - minus_E1t2_yx * minus_x5_3;
    J_g[1][3][2] = t127 + minus_E5t2_xz * x6_2;
    J_g[1][3][3] = t125 - minus_E1t2_yx * minus_x5_4 - minus_E5t2_xz * t68;
    const double t128 = minus_E1t2_xx * t64 - t122 - minus_E1t2_yx * minus_x5_5;
    const double t129 = minus_E1t2_xx * t66 - t123 - minus_E1t2_yx * minus_x5_6;
    J_g[1][3][5] = t129 + minus_E5t2_xz * x6_4;
    J_g[1][4][0] = s5 * t57 - (t110 * x2 + t107 * x1 + t113 * x3) + c5 * minus_x5;
    const double t130 = s5 * t59 - (t107 * x1_2 - t110 * minus_x2 + t113 * x3_2);
    J_g[1][4][1] = t130 + c5 * minus_x5_2;
    const double t131 = s5 * t61 - (t107 * x1_3 - t110 * minus_x2_2 + t113 * x3_3);
    J_g[1][4][2] = t131 + c5 * minus_x5_3;
    const double t132 = s5 * t62 - (t110 * x2_2 + t107 * x1_4 + t113 * x3_4);
    const double t133 = s5 * t64 - (t110 * x2_3 + t107 * x1_5 - t113 * minus_x3);
    J_g[1][4][4] = t133 + c5 * minus_x5_5;
    const double t134 = s5 * t66 - (t110 * x2_4 + t107 * x1_6 - t113 * minus_x3_2);
    J_g[1][4][5] = t134 + c5 * minus_x5_6;
    const double t135 = t111 * x2 + t108 * x1 + t114 * x3 + E1t2_xz * t57;
    const double t136 = t108 * x1_2 - t111 * minus_x2 + t114 * x3_2 + E1t2_xz * t59;
    const double t137 = t108 * x1_3 - t111 * minus_x2_2 + t114 * x3_3 + E1t2_xz * t61;
    const double t138 = t111 * x2_2 + t108 * x1_4 + t114 * x3_4 + E1t2_xz * t62;
    const double t139 = t111 * x2_3 + t108 * x1_5 - t114 * minus_x3 + E1t2_xz * t64;
    const double t140 = t111 * x2_4 + t108 * x1_6 - t114 * minus_x3_2 + E1t2_xz * t66;
    J_g[1][5][0] = E1t2_yz * minus_x5 - t135 - E5t2_xx * t67;
    J_g[1][5][1] = E1t2_yz * minus_x5_2 - t136 + E5t2_xx * x6;
    J_g[1][5][2] = E1t2_yz * minus_x5_3 - t137 + E5t2_xx * x6_2;
    J_g[1][5][3] = E1t2_yz * minus_x5_4 - t138 - E5t2_xx * t68;
    J_g[1][0][3] = t117 + minus_E5t2_xz * x3_4 - minus_E5t2_xz;
    J_g[1][2][3] = E5t2_xx * x3_4 - (E1t2_yz * x2_2 + E1t2_xz * x1_4) - E5t2_xx;
    J_g[1][3][4] = t128 + minus_E5t2_xz * x6_3 + s7 * (o6t2_x - c7);
    J_g[1][4][3] = t132 + c5 * minus_x5_4 - o5t2_x;
    const double t141 = E1t2_yz * minus_x5_5 - t139 + E5t2_xx * x6_3;
    J_g[1][5][4] = t141 - (s7 * s7 + c7 * o6t2_x);
    J_g[1][5][5] = E1t2_yz * minus_x5_6 - t140 + E5t2_xx * x6_4 - 1.0;
}

/* Forces of the motors for given accelerations, and how all else accelerates under
   tau_u. */
void two_arm_satellite_underactuated_inverse_dynamics(const double q[13],
                                                      const double qd[12],
                                                      const double qdd_a[6],
                                                      const double tau_u[6],
                                                      double tau_a[6],
                                                      double qdd_u[6])
{
    /* sines and cosines of the joint angles */
    double s2, c2, s3, c3, s4, c4, s5, c5, s6, c6, s7, c7;
    symdyn_sincos(q[7], &s2, &c2);
    symdyn_sincos(q[8], &s3, &c3);
    symdyn_sincos(q[9], &s4, &c4);
    symdyn_sincos(q[10], &s5, &c5);
    symdyn_sincos(q[11], &s6, &c6);
    symdyn_sincos(q[12], &s7, &c7);

    /* link 2: angular velocity w */
    const double w2_x = c2 * qd[0] + s2 * qd[1];
    const double w2_y = c2 * qd[1] - s2 * qd[0];
    const double w2_z = qd[2] + qd[6];

    /* link 3: angular velocity w */
    const double w3_x = c3 * w2_x - s3 * w2_z;
    const double w3_z = s3 * w2_x + c3 * w2_z;
    const double w3_y = w2_y + qd[7];

    /* link 4: angular velocity w */
    const double w4_x = c4 * w3_x - s4 * w3_z;
    const double w4_z = s4 * w3_x + c4 * w3_z;
    const double w4_y = w3_y + qd[8];

    /* link 5: angular velocity w */
    const double w5_x = c5 * qd[0] + s5 * qd[1];
    const double w5_y = c5 * qd[1] - s5 * qd[0];
    const double w5_z = qd[2] + qd[9];

    /* link 6: angular velocity w */
    const double w6_x = c6 * w5_x - s6 * w5_z;
    const double w6_z = s6 * w5_x + c6 * w5_z;
    const double w6_y = w5_y + qd[10];

    /* link 7: angular velocity w */
    const double w7_x = c7 * w6_x - s7 * w6_z;
    const double w7_z = s7 * w6_x + c7 * w6_z;
    const double w7_y = w6_y + qd[11];

    /* articulated body 6: inertia [A B; B^T C], with body 7 added
       B6_yx = -B6_xy, A6_zx = A6_xz, B6_yz = -B6_zy */
    const double t1 = 1.99 * s7;
    const double A6_xx = s7 * t1;
    const double B6_xy = 3.0 * s7;
    const double t2 = 6.0 * c7;
    const double A6_xz = c7 * t1 + B6_xy;
    const double B6_zy = 3.0 * c7 + 9.0;
    const double A6_yy = t2 + 10.0;
    const double A6_zz = t2 - A6_xx + 9.98;

    /* articulated body 5: inertia [A B; B^T C], with body 6 added
       B5_yx = -B5_xy, A5_zx = A5_xz, B5_yz = -B5_zy */
    const double t3 = s6 * (A6_zz - A6_xx) + c6 * (2.0 * A6_xz);
    const double t4 = s6 * t3;
    const double t5 = c6 * B6_zy - s6 * B6_xy;
    const double B5_xy = s6 * B6_zy + c6 * B6_xy;
    const double t6 = 0.2 * t5;
    const double A5_yy = A6_yy + t6;
    const double A5_xz = c6 * t3 - A6_xz + 0.1 * B5_xy;
    const double B5_zy = t5 + 1.2000000000000002;
    const double A5_xx = A6_xx + t4 - 0.1;
    const double A5_zz = A6_zz - t4 + t6 + 0.16;

    /* articulated body 1: inertia [A B; B^T C], with body 5 added
       B1_yx = -B5_xy, B1_xy = B5_xy, B1_zx = -B1_xz */
    const double B1_xz = s5 * B5_zy;

    /* articulated body 3: inertia [A B; B^T C], with body 4 added
       B3_yx = -B3_xy, A3_zx = A3_xz, B3_yz = -B3_zy */
    const double t7 = 1.99 * s4;
    const double A3_xx = s4 * t7;
    const double B3_xy = 3.0 * s4;
    const double t8 = 6.0 * c4;
    const double A3_xz = c4 * t7 + B3_xy;
    const double B3_zy = 3.0 * c4 + 9.0;
    const double A3_yy = t8 + 10.0;
    const double A3_zz = t8 - A3_xx + 9.98;

    /* articulated body 2: inertia [A B; B^T C], with body 3 added
       B2_yx = -B2_xy, A2_zx = A2_xz, B2_yz = -B2_zy */
    const double t9 = s3 * (A3_zz - A3_xx) + c3 * (2.0 * A3_xz);
    const double t10 = s3 * t9;
    const double t11 = c3 * B3_zy - s3 * B3_xy;
    const double B2_xy = s3 * B3_zy + c3 * B3_xy;
    const double t12 = 0.2 * t11;
    const double A2_yy = A3_yy + t12;
    const double A2_xz = c3 * t9 - A3_xz + 0.1 * B2_xy;
    const double B2_zy = t11 + 1.2000000000000002;
    const double A2_xx = A3_xx + t10 - 0.1;
    const double A2_zz = A3_zz - t10 + t12 + 0.16;

    /* articulated body 1: inertia [A B; B^T C], with body 2 added
       B1_yz = -B1_zy, B1_zx = -B1_xz_2, B1_yx = -B1_xy */
    const double t13 = c5 * B5_zy;
    const double t14 = c2 * B2_zy;
    const double t15 = s2 * B2_zy;
    const double t16 = t13 + t14;
    const double B1_zy = 16.0 + t16;
    const double B1_xz_2 = B1_xz + t15;
    const double B1_xy = B5_xy + B2_xy;

    /* joint 1: (N, F) = Jhat S, Omega = S.(N, F), gain g = (N, F) / Omega
       N5_z = B1_zy, N6_y = -B1_zy, N4_z = -B1_xz_2, N6_x = B1_xz_2, N4_y = -B1_xy, N5_x =
         B1_xy, gN4_z = -gN6_x, gN6_y = -gN5_z, gN4_y = -gN5_x, Omega3 = N3_z, Omega2 =
         N2_y, Omega1 = N1_x */
    const double t17 = s5 * (A5_xx - A5_yy);
    const double t18 = s2 * (A2_xx - A2_yy);
    const double gN6_x = 0.0023148148148148147 * B1_xz_2;
    const double gN5_z = 0.0023148148148148147 * B1_zy;
    const double gN5_x = 0.0023148148148148147 * B1_xy;
    const double t19 = B1_xy * gN5_x;
    const double t20 = 0.5 - gN5_z;
    const double N3_x = c5 * A5_xz + c2 * A2_xz + B1_xy * t20;
    const double N3_y = s5 * A5_xz + s2 * A2_xz - B1_xy * gN6_x - 0.4 * (B5_xy - B2_xy);
    const double t21 = B1_zy * gN5_z - t16;
    const double t22 = B1_xz_2 * gN6_x + 0.8 * (B1_xz - t15);
    const double N3_z = A5_zz + 80.12 + A2_zz - t21 - t22;
    const double Omegainv3 = 1.0 / N3_z;
    const double gN3_x = Omegainv3 * N3_x;
    const double gN3_y = Omegainv3 * N3_y;
    const double t23 = c5 * t17 + c2 * t18 - N3_x * gN3_y - B1_xz_2 * t20;
    const double N2_x = t23 + 0.4 * (t13 - t14);
    const double t24 = s5 * t17 + s2 * t18;
    const double N2_y = A5_yy + 75.28 + A2_yy - t19 - N3_y * gN3_y + t24 - t21;
    const double Omegainv2 = 1.0 / N2_y;
    const double gN2_x = Omegainv2 * N2_x;
    const double t25 = A5_xx + 72.4 + A2_xx - t19 - N3_x * gN3_x - N2_x * gN2_x - t24;
    const double N1_x = t25 - t22;
    const double Omegainv1 = 1.0 / N1_x;

    /* link 1: zeta, its acceleration at qdd = 0, gravity included (alpha, a) */
    const double a1_x = qd[1] * qd[5] - qd[2] * qd[4];
    const double a1_y = qd[2] * qd[3] - qd[0] * qd[5];
    const double a1_z = qd[0] * qd[4] - qd[1] * qd[3];

    /* link 1: U = [alpha] + [w][w]
       U1_yx = U1_xy, U1_zx = U1_xz */
    const double t26 = qd[2] * qd[2];
    const double U1_xy = qd[0] * qd[1];
    const double U1_xz = qd[0] * qd[2];
    const double minus_U1_xx = qd[1] * qd[1] + t26;
    const double minus_U1_yy = qd[0] * qd[0] + t26;

    /* link 1: wrench M zeta + b (moment n, force f) */
    const double f1_x = 432.0 * a1_x - 16.0 * minus_U1_xx;
    const double f1_y = 432.0 * a1_y + 16.0 * U1_xy;
    const double f1_z = 432.0 * a1_z + 16.0 * U1_xz;

    /* link 2: zeta, its acceleration at qdd = 0, gravity included (alpha, a)
       alpha2_z = qdd_a[0] */
    const double alpha2_x = w2_y * qd[6];
    const double minus_alpha2_y = w2_x * qd[6];
    const double t27 = 0.4 * U1_xy;
    const double t28 = 0.4 * minus_U1_yy;
    const double t29 = qd[1] * qd[2];
    const double t30 = 0.4 * t29;
    const double t31 = a1_x - 0.5 * minus_U1_xx;
    const double t32 = t27 + t31;
    const double t33 = a1_y + 0.5 * U1_xy;
    const double t34 = t33 - t28;
    const double t35 = a1_z + 0.5 * U1_xz;
    const double a2_z = t30 + t35;
    const double a2_x = c2 * t32 + s2 * t34;
    const double a2_y = c2 * t34 - s2 * t32;

    /* link 2: U = [alpha] + [w][w] */
    const double t36 = w2_x * w2_y;
    const double t37 = w2_x * w2_z;
    const double minus_U2_xx = w2_y * w2_y + w2_z * w2_z;
    const double U2_yx = t36 + qdd_a[0];
    const double U2_zx = t37 + minus_alpha2_y;

    /* link 2: angular momentum K = I w about its origin */
    const double K2_z = 0.16 * w2_z;

    /* link 2: wrench M zeta + b (moment n, force f) */
    const double minus_f2_x = 1.2000000000000002 * minus_U2_xx;
    const double f2_y = 1.2000000000000002 * U2_yx;
    const double f2_z = 1.2000000000000002 * U2_zx;
    const double n2_x = w2_y * K2_z - 0.1 * alpha2_x;

    /* link 3: zeta, its acceleration at qdd = 0, gravity included (alpha, a) */
    const double alpha3_x = c3 * alpha2_x - s3 * qdd_a[0] - w3_z * qd[7];
    const double alpha3_y = qdd_a[1] - minus_alpha2_y;
    const double alpha3_z = s3 * alpha2_x + c3 * qdd_a[0] + w3_x * qd[7];
    const double t38 = a2_x - 0.1 * minus_U2_xx;
    const double a3_y = a2_y + 0.1 * U2_yx;
    const double t39 = a2_z + 0.1 * U2_zx;
    const double a3_x = c3 * t38 - s3 * t39;
    const double a3_z = s3 * t38 + c3 * t39;

    /* link 3: U = [alpha] + [w][w] */
    const double t40 = w3_x * w3_y;
    const double t41 = w3_x * w3_z;
    const double minus_U3_xx = w3_y * w3_y + w3_z * w3_z;
    const double U3_yx = t40 + alpha3_z;
    const double U3_zx = t41 - alpha3_y;

    /* link 3: wrench M zeta + b (moment n, force f) */
    const double minus_f3_x = 9.0 * minus_U3_xx;
    const double f3_y = 9.0 * U3_yx;
    const double f3_z = 9.0 * U3_zx;
    const double n3_y = 8.0 * alpha3_y - 7.99 * t41 - 9.0 * a3_z;
    const double n3_z = 7.99 * alpha3_z + 8.0 * t40 + 9.0 * a3_y;

    /* link 4: zeta, its acceleration at qdd = 0, gravity included (alpha, a) */
    const double alpha4_y = alpha3_y + qdd_a[2];
    const double alpha4_z = s4 * alpha3_x + c4 * alpha3_z + w4_x * qd[8];
    const double a4_y = a3_y + U3_yx;
    const double a4_z = s4 * (a3_x - minus_U3_xx) + c4 * (a3_z + U3_zx);

    /* link 4: U = [alpha] + [w][w] */
    const double t42 = w4_x * w4_y;
    const double t43 = w4_x * w4_z;
    const double minus_U4_xx = w4_y * w4_y + w4_z * w4_z;
    const double U4_yx = t42 + alpha4_z;
    const double U4_zx = t43 - alpha4_y;

    /* link 4: wrench M zeta + b (moment n, force f) */
    const double minus_f4_x = 3.0 * minus_U4_xx;
    const double f4_y = 3.0 * U4_yx;
    const double f4_z = 3.0 * U4_zx;
    const double minus_n4_x = 0.010000000000000009 * w4_y * w4_z;
    const double n4_y = 2.0 * alpha4_y - 1.99 * t43 - 3.0 * a4_z;
    const double n4_z = 1.99 * alpha4_z + 2.0 * t42 + 3.0 * a4_y;

    /* link 5: zeta, its acceleration at qdd = 0, gravity included (alpha, a)
       alpha5_z = qdd_a[3] */
    const double alpha5_x = w5_y * qd[9];
    const double minus_alpha5_y = w5_x * qd[9];
    const double t44 = t31 - t27;
    const double t45 = t28 + t33;
    const double a5_z = t35 - t30;
    const double a5_x = c5 * t44 + s5 * t45;
    const double a5_y = c5 * t45 - s5 * t44;

    /* link 5: U = [alpha] + [w][w] */
    const double t46 = w5_x * w5_y;
    const double t47 = w5_x * w5_z;
    const double minus_U5_xx = w5_y * w5_y + w5_z * w5_z;
    const double U5_yx = t46 + qdd_a[3];
    const double U5_zx = t47 + minus_alpha5_y;

    /* link 5: angular momentum K = I w about its origin */
    const double K5_z = 0.16 * w5_z;

    /* link 5: wrench M zeta + b (moment n, force f) */
    const double minus_f5_x = 1.2000000000000002 * minus_U5_xx;
    const double f5_y = 1.2000000000000002 * U5_yx;
    const double f5_z = 1.2000000000000002 * U5_zx;
    const double n5_x = w5_y * K5_z - 0.1 * alpha5_x;

    /* link 6: zeta, its acceleration at qdd = 0, gravity included (alpha, a) */
    const double alpha6_x = c6 * alpha5_x - s6 * qdd_a[3] - w6_z * qd[10];
    const double alpha6_y = qdd_a[4] - minus_alpha5_y;
    const double alpha6_z = s6 * alpha5_x + c6 * qdd_a[3] + w6_x * qd[10];
    const double t48 = a5_x - 0.1 * minus_U5_xx;
    const double a6_y = a5_y + 0.1 * U5_yx;
    const double t49 = a5_z + 0.1 * U5_zx;
    const double a6_x = c6 * t48 - s6 * t49;
    const double a6_z = s6 * t48 + c6 * t49;

    /* link 6: U = [alpha] + [w][w] */
    const double t50 = w6_x * w6_y;
    const double t51 = w6_x * w6_z;
    const double minus_U6_xx = w6_y * w6_y + w6_z * w6_z;
    const double U6_yx = t50 + alpha6_z;
    const double U6_zx = t51 - alpha6_y;

    /* link 6: wrench M zeta + b (moment n, force f) */
    const double minus_f6_x = 9.0 * minus_U6_xx;
    const double f6_y = 9.0 * U6_yx;
    const double f6_z = 9.0 * U6_zx;
    const double n6_y = 8.0 * alpha6_y - 7.99 * t51 - 9.0 * a6_z;
    const double n6_z = 7.99 * alpha6_z + 8.0 * t50 + 9.0 * a6_y;

    /* link 7: zeta, its acceleration at qdd = 0, gravity included (alpha, a) */
    const double alpha7_y = alpha6_y + qdd_a[5];
    const double alpha7_z = s7 * alpha6_x + c7 * alpha6_z + w7_x * qd[11];
    const double a7_y = a6_y + U6_yx;
    const double a7_z = s7 * (a6_x - minus_U6_xx) + c7 * (a6_z + U6_zx);

    /* link 7: U = [alpha] + [w][w] */
    const double t52 = w7_x * w7_y;
    const double t53 = w7_x * w7_z;
    const double minus_U7_xx = w7_y * w7_y + w7_z * w7_z;
    const double U7_yx = t52 + alpha7_z;
    const double U7_zx = t53 - alpha7_y;

    /* link 7: wrench M zeta + b (moment n, force f) */
    const double minus_f7_x = 3.0 * minus_U7_xx;
    const double f7_y = 3.0 * U7_yx;
    const double f7_z = 3.0 * U7_zx;
    const double minus_n7_x = 0.010000000000000009 * w7_y * w7_z;
    const double n7_y = 2.0 * alpha7_y - 1.99 * t53 - 3.0 * a7_z;
    const double n7_z = 1.99 * alpha7_z + 2.0 * t52 + 3.0 * a7_y;

    /* link 6: wrench z (moment zn, force zf), with that of link 7 */
    const double t54 = s7 * minus_f7_x + c7 * f7_z;
    const double zn6_x = s7 * n7_z - c7 * minus_n7_x - 0.009999999999999787 * w6_z * w6_y;
    const double zn6_y = n6_y + (n7_y - t54);
    const double zn6_z = n6_z + (c7 * n7_z + s7 * minus_n7_x + f7_y);
    const double zf6_x = s7 * f7_z - c7 * minus_f7_x - minus_f6_x;
    const double zf6_y = f6_y + f7_y;
    const double zf6_z = f6_z + t54;

    /* link 5: wrench z (moment zn, force zf), with that of link 6 */
    const double t55 = c6 * zf6_z - s6 * zf6_x;
    const double zn5_x = n5_x + (c6 * zn6_x + s6 * zn6_z);
    const double zn5_y = zn6_y - 0.1 * t55 - 1.2000000000000002 * a5_z - 0.26 * t47;
    const double t56 = 0.16 * qdd_a[3] + 1.2000000000000002 * a5_y;
    const double zn5_z = t56 + (c6 * zn6_z - s6 * zn6_x) + 0.1 * (t46 + zf6_y);
    const double zf5_x = c6 * zf6_x + s6 * zf6_z - minus_f5_x;
    const double zf5_y = f5_y + zf6_y;
    const double zf5_z = f5_z + t55;

    /* link 1: wrench z (moment zn, force zf), with that of link 5 */
    const double t57 = c5 * zf5_x - s5 * zf5_y;
    const double zf1_x = f1_x + t57;

    /* link 3: wrench z (moment zn, force zf), with that of link 4 */
    const double t58 = s4 * minus_f4_x + c4 * f4_z;
    const double zn3_x = s4 * n4_z - c4 * minus_n4_x - 0.009999999999999787 * w3_z * w3_y;
    const double zn3_y = n3_y + (n4_y - t58);
    const double zn3_z = n3_z + (c4 * n4_z + s4 * minus_n4_x + f4_y);
    const double zf3_x = s4 * f4_z - c4 * minus_f4_x - minus_f3_x;
    const double zf3_y = f3_y + f4_y;
    const double zf3_z = f3_z + t58;

    /* link 2: wrench z (moment zn, force zf), with that of link 3 */
    const double t59 = c3 * zf3_z - s3 * zf3_x;
    const double zn2_x = n2_x + (c3 * zn3_x + s3 * zn3_z);
    const double zn2_y = zn3_y - 0.1 * t59 - 1.2000000000000002 * a2_z - 0.26 * t37;
    const double t60 = 0.16 * qdd_a[0] + 1.2000000000000002 * a2_y;
    const double zn2_z = t60 + (c3 * zn3_z - s3 * zn3_x) + 0.1 * (t36 + zf3_y);
    const double zf2_x = c3 * zf3_x + s3 * zf3_z - minus_f2_x;
    const double zf2_y = f2_y + zf3_y;
    const double zf2_z = f2_z + t59;

    /* link 1: wrench z (moment zn, force zf), with that of link 2 */
    const double t61 = c2 * zf2_x - s2 * zf2_y;
    const double zf1_x_2 = zf1_x + t61;

    /* joint 1: innovation e, the force along it less S.z */
    const double t62 = zf5_z + zf2_z;
    const double e6 = tau_u[5] - f1_z - t62;
    const double t63 = s5 * zf5_x + c5 * zf5_y + (s2 * zf2_x + c2 * zf2_y);
    const double e5 = tau_u[4] - f1_y - t63;
    const double e4 = tau_u[3] - zf1_x_2;
    const double t64 = tau_u[2] - 16.0 * a1_y - zn5_z - zn2_z - gN5_z * e5 + gN6_x * e4;
    const double e3 = t64 - 2.8799999999999955 * U1_xy - 0.5 * t63 - 0.4 * (t57 - t61);
    const double t65 = tau_u[1] + 16.0 * a1_z - (s5 * zn5_x + c5 * zn5_y);
    const double t66 = t65 - (s2 * zn2_x + c2 * zn2_y) + gN5_z * e6 + gN5_x * e4;
    const double e2 = t66 - gN3_y * e3 + 7.719999999999999 * U1_xz + 0.5 * t62;
    const double t67 = tau_u[0] - (c5 * zn5_x - s5 * zn5_y) - (c2 * zn2_x - s2 * zn2_y);
    const double t68 = t67 - gN6_x * e6 - gN5_x * e5 - gN3_x * e3 - gN2_x * e2;
    const double e1 = t68 - 4.840000000000003 * t29 + 0.4 * (zf5_z - zf2_z);

    /* innovations over Omega */
    const double nu1 = e1 * Omegainv1;
    qdd_u[0] = nu1;
    const double nu2 = e2 * Omegainv2;
    const double nu3 = e3 * Omegainv3;
    const double nu4 = 0.0023148148148148147 * e4;
    const double nu5 = 0.0023148148148148147 * e5;
    const double nu6 = 0.0023148148148148147 * e6;

    /* link 1: its joint's acceleration x, its own lambda (angular lw, linear lv)
       lw1_x = nu1, x1 = nu1, lw1_y = x2, lw1_z = x3, lv1_x = x4, lv1_y = x5, lv1_z = x6 */
    const double x2 = nu2 - gN2_x * nu1;
    qdd_u[1] = x2;
    const double x3 = nu3 - (gN3_x * nu1 + gN3_y * x2);
    qdd_u[2] = x3;
    const double x4 = nu4 + (gN5_x * x2 + gN6_x * x3);
    qdd_u[3] = x4;
    const double x5 = nu5 - (gN5_x * nu1 + gN5_z * x3);
    qdd_u[4] = x5;
    const double x6 = nu6 - (gN6_x * nu1 - gN5_z * x2);
    qdd_u[5] = x6;

    /* link 2: its joint's acceleration x, its own lambda (angular lw, linear lv)
       lw2_z = x3 */
    const double lw2_x = c2 * nu1 + s2 * x2;
    const double lw2_y = c2 * x2 - s2 * nu1;
    const double t69 = 0.4 * x3;
    const double t70 = x4 - t69;
    const double t71 = x5 + 0.5 * x3;
    const double lv2_x = c2 * t70 + s2 * t71;
    const double lv2_y = c2 * t71 - s2 * t70;
    tau_a[0] = A2_xz * lw2_x + A2_zz * x3 + B2_zy * lv2_y + zn2_z;

    /* link 3: its joint's acceleration x, its own lambda (angular lw, linear lv)
       lw3_y = lw2_y */
    const double t72 = 0.4 * nu1;
    const double t73 = 0.5 * x2 - x6;
    const double t74 = t72 - 0.1 * lw2_y - t73;
    const double lv3_x = c3 * lv2_x - s3 * t74;
    const double lv3_z = s3 * lv2_x + c3 * t74;
    tau_a[1] = A3_yy * lw2_y - (B3_xy * lv3_x + B3_zy * lv3_z) + zn3_y;

    /* link 4: its joint's acceleration x, its own lambda (angular lw, linear lv)
       lw4_y = lw2_y */
    const double lv4_z = s4 * lv3_x + c4 * (lv3_z - lw2_y);
    tau_a[2] = 2.0 * lw2_y - 3.0 * lv4_z + n4_y;

    /* link 5: its joint's acceleration x, its own lambda (angular lw, linear lv)
       lw5_z = x3 */
    const double lw5_x = c5 * nu1 + s5 * x2;
    const double lw5_y = c5 * x2 - s5 * nu1;
    const double t75 = x4 + t69;
    const double lv5_x = c5 * t75 + s5 * t71;
    const double lv5_y = c5 * t71 - s5 * t75;
    tau_a[3] = A5_xz * lw5_x + A5_zz * x3 + B5_zy * lv5_y + zn5_z;

    /* link 6: its joint's acceleration x, its own lambda (angular lw, linear lv)
       lw6_y = lw5_y */
    const double t76 = t72 + 0.1 * lw5_y + t73;
    const double lv6_x = c6 * lv5_x + s6 * t76;
    const double lv6_z = s6 * lv5_x - c6 * t76;
    tau_a[4] = A6_yy * lw5_y - (B6_xy * lv6_x + B6_zy * lv6_z) + zn6_y;

    /* link 7: its joint's acceleration x, its own lambda (angular lw, linear lv)
       lw7_y = lw5_y */
    const double lv7_z = s7 * lv6_x + c7 * (lv6_z - lw5_y);

    /* results */
    tau_a[5] = 2.0 * lw5_y - 3.0 * lv7_z + n7_y;
}

/* Accelerations of links and tips for given accelerations of the motors, all else
   moving under tau_u. */
void two_arm_satellite_underactuated_accelerations(const double q[13],
                                                   const double qd[12],
                                                   const double qdd_a[6],
                                                   const double tau_u[6],
                                                   double Vdot[7][6],
                                                   double Vdot_tip[2][6])
{
    /* sines and cosines of the joint angles */
    double s2, c2, s3, c3, s4, c4, s5, c5, s6, c6, s7, c7;
    symdyn_sincos(q[7], &s2, &c2);
    symdyn_sincos(q[8], &s3, &c3);
    symdyn_sincos(q[9], &s4, &c4);
    symdyn_sincos(q[10], &s5, &c5);
    symdyn_sincos(q[11], &s6, &c6);
    symdyn_sincos(q[12], &s7, &c7);

    /* link 2: angular velocity w */
    const double w2_x = c2 * qd[0] + s2 * qd[1];
    const double w2_y = c2 * qd[1] - s2 * qd[0];
    const double w2_z = qd[2] + qd[6];

    /* link 3: angular velocity w */
    const double w3_x = c3 * w2_x - s3 * w2_z;
    const double w3_z = s3 * w2_x + c3 * w2_z;
    const double w3_y = w2_y + qd[7];

    /* link 4: angular velocity w */
    const double w4_x = c4 * w3_x - s4 * w3_z;
    const double w4_z = s4 * w3_x + c4 * w3_z;
    const double w4_y = w3_y + qd[8];

    /* link 5: angular velocity w */
    const double w5_x = c5 * qd[0] + s5 * qd[1];
    const double w5_y = c5 * qd[1] - s5 * qd[0];
    const double w5_z = qd[2] + qd[9];

    /* link 6: angular velocity w */
    const double w6_x = c6 * w5_x - s6 * w5_z;
    const double w6_z = s6 * w5_x + c6 * w5_z;
    const double w6_y = w5_y + qd[10];

    /* link 7: angular velocity w */
    const double w7_x = c7 * w6_x - s7 * w6_z;
    const double w7_z = s7 * w6_x + c7 * w6_z;
    const double w7_y = w6_y + qd[11];

    /* articulated body 6: inertia [A B; B^T C], with body 7 added
       B6_yx = -B6_xy, A6_zx = A6_xz, B6_yz = -B6_zy */
    const double t1 = 1.99 * s7;
    const double t2 = s7 * t1;
    const double t3 = 3.0 * c7;
    const double B6_xy = 3.0 * s7;
    const double t4 = t3 + 6.0;
    const double t5 = t3 + t4;
    const double A6_xz = c7 * t1 + B6_xy;
    const double B6_zy = t4 + 3.0;
    const double A6_xx = t2 + 0.02;
    const double A6_zz = t5 - t2 + 4.0;

    /* articulated body 5: inertia [A B; B^T C], with body 6 added
       B5_yx = -B5_xy, B5_yz = -B5_zy, A5_zx = A5_xz */
    const double t6 = s6 * (A6_zz - A6_xx) + c6 * (2.0 * A6_xz);
    const double t7 = s6 * t6;
    const double t8 = c6 * B6_zy - s6 * B6_xy;
    const double B5_xy = s6 * B6_zy + c6 * B6_xy;
    const double B5_zy = t8 + 1.2000000000000002;
    const double t9 = 0.1 * (t8 + B5_zy);
    const double A5_xz = c6 * t6 - A6_xz + 0.1 * B5_xy;
    const double A5_xx = A6_xx + t7 + 0.02;
    const double A5_yy = t5 + t9 + 4.02;

    /* articulated body 1: inertia [A B; B^T C], with body 5 added
       B1_yx = -B5_xy, B1_xy = B5_xy, B1_yz = -B1_zy */
    const double t10 = c5 * B5_zy;
    const double t11 = s5 * B5_zy;
    const double B1_zy = t10 + 8.0;
    const double B1_xz = t11 - 6.4;

    /* articulated body 3: inertia [A B; B^T C], with body 4 added
       B3_yx = -B3_xy, A3_zx = A3_xz, B3_yz = -B3_zy */
    const double t12 = 1.99 * s4;
    const double t13 = s4 * t12;
    const double t14 = 3.0 * c4;
    const double B3_xy = 3.0 * s4;
    const double t15 = t14 + 6.0;
    const double t16 = t14 + t15;
    const double A3_xz = c4 * t12 + B3_xy;
    const double B3_zy = t15 + 3.0;
    const double A3_xx = t13 + 0.02;
    const double A3_zz = t16 - t13 + 4.0;

    /* articulated body 2: inertia [A B; B^T C], with body 3 added
       B2_yx = -B2_xy, B2_yz = -B2_zy, A2_zx = A2_xz */
    const double t17 = s3 * (A3_zz - A3_xx) + c3 * (2.0 * A3_xz);
    const double t18 = s3 * t17;
    const double t19 = c3 * B3_zy - s3 * B3_xy;
    const double B2_xy = s3 * B3_zy + c3 * B3_xy;
    const double B2_zy = t19 + 1.2000000000000002;
    const double t20 = 0.1 * (t19 + B2_zy);
    const double A2_xz = c3 * t17 - A3_xz + 0.1 * B2_xy;
    const double A2_xx = A3_xx + t18 + 0.02;
    const double A2_yy = t16 + t20 + 4.02;

    /* articulated body 1: inertia [A B; B^T C], with body 2 added
       B1_yz = -B1_zy_2, B1_zx = -B1_xz_2, B1_yx = -B1_xy */
    const double t21 = c2 * B2_zy;
    const double t22 = s2 * B2_zy;
    const double t23 = t21 + 8.0;
    const double t24 = t22 + 6.4;
    const double B1_zy_2 = B1_zy + t23;
    const double B1_xz_2 = B1_xz + t24;
    const double B1_xy = B5_xy + B2_xy;

    /* joint 1: (N, F) = Jhat S, Omega = S.(N, F), gain g = (N, F) / Omega
       N5_z = B1_zy_2, N6_y = -B1_zy_2, N4_z = -B1_xz_2, N6_x = B1_xz_2, N4_y = -B1_xy,
         N5_x = B1_xy, gN4_z = -gN6_x, gN6_y = -gN5_z, gN4_y = -gN5_x, Omega3 = N3_z,
         Omega2 = N2_y, Omega1 = N1_x */
    const double t25 = s5 * (A5_xx - A5_yy);
    const double t26 = s2 * (A2_xx - A2_yy);
    const double gN6_x = 0.0023148148148148147 * B1_xz_2;
    const double gN5_z = 0.0023148148148148147 * B1_zy_2;
    const double gN5_x = 0.0023148148148148147 * B1_xy;
    const double N3_x = c5 * A5_xz + c2 * A2_xz + B1_xy * (0.5 - gN5_z);
    const double N3_y = s5 * A5_xz + s2 * A2_xz - B1_xy * gN6_x - 0.4 * (B5_xy - B2_xy);
    const double t27 = 0.5 * (t21 + t23 + (t10 + B1_zy)) - B1_zy_2 * gN5_z;
    const double t28 = B1_xz_2 * gN6_x + 0.4 * (t11 + B1_xz - (t22 + t24));
    const double t29 = A6_zz - t7 + t9 + (A3_zz - t18 + t20) + t27 - t28;
    const double N3_z = t29 + 67.03999999999999;
    const double Omegainv3 = 1.0 / N3_z;
    const double gN3_x = Omegainv3 * N3_x;
    const double gN3_y = Omegainv3 * N3_y;
    const double t30 = c5 * t25 + c2 * t26 + B1_xz_2 * gN5_z - N3_x * gN3_y;
    const double N2_x = t30 - 0.5 * (t11 + t22) + 0.4 * (B1_zy - t23);
    const double t31 = s5 * t25 + s2 * t26;
    const double t32 = 67.0 - B1_xy * gN5_x;
    const double N2_y = A5_yy + A2_yy - N3_y * gN3_y + t31 + t27 + t32;
    const double Omegainv2 = 1.0 / N2_y;
    const double gN2_x = Omegainv2 * N2_x;
    const double N1_x = A5_xx + A2_xx - N3_x * gN3_x - N2_x * gN2_x - t31 - t28 + t32;
    const double Omegainv1 = 1.0 / N1_x;

    /* link 1: zeta, its acceleration at qdd = 0, gravity included (alpha, a) */
    const double a1_x = qd[1] * qd[5] - qd[2] * qd[4];
    const double a1_y = qd[2] * qd[3] - qd[0] * qd[5];
    const double a1_z = qd[0] * qd[4] - qd[1] * qd[3];

    /* link 1: U = [alpha] + [w][w]
       U1_yx = U1_xy */
    const double t33 = qd[2] * qd[2];
    const double U1_xy = qd[0] * qd[1];
    const double minus_U1_xx = qd[1] * qd[1] + t33;
    const double minus_U1_yy = qd[0] * qd[0] + t33;

    /* link 1: wrench M zeta + b (moment n, force f) */
    const double f1_x = 400.0 * a1_x;
    const double f1_y = 400.0 * a1_y;
    const double f1_z = 400.0 * a1_z;

    /* link 2: zeta, its acceleration at qdd = 0, gravity included (alpha, a)
       alpha2_z = qdd_a[0] */
    const double alpha2_x = w2_y * qd[6];
    const double minus_alpha2_y = w2_x * qd[6];
    const double t34 = 0.4 * U1_xy;
    const double t35 = 0.4 * minus_U1_yy;
    const double t36 = 0.5 * qd[2];
    const double t37 = 0.4 * qd[2];
    const double t38 = qd[1] * t37;
    const double t39 = a1_x - 0.5 * minus_U1_xx;
    const double t40 = t34 + t39;
    const double t41 = a1_y + 0.5 * U1_xy;
    const double t42 = t41 - t35;
    const double t43 = a1_z + qd[0] * t36;
    const double a2_z = t38 + t43;
    const double a2_x = c2 * t40 + s2 * t42;
    const double a2_y = c2 * t42 - s2 * t40;

    /* link 2: U = [alpha] + [w][w] */
    const double minus_U2_xx = w2_y * w2_y + w2_z * w2_z;
    const double U2_yx = w2_x * w2_y + qdd_a[0];
    const double U2_zx = w2_x * w2_z + minus_alpha2_y;

    /* link 2: wrench M zeta + b (moment n, force f) */
    const double f2_x = 4.0 * a2_x;
    const double f2_y = 4.0 * a2_y;
    const double f2_z = 4.0 * a2_z;

    /* link 3: zeta, its acceleration at qdd = 0, gravity included (alpha, a) */
    const double t44 = w3_z * qd[7];
    const double t45 = w3_x * qd[7];
    const double alpha3_x = c3 * alpha2_x - s3 * qdd_a[0] - t44;
    const double alpha3_y = qdd_a[1] - minus_alpha2_y;
    const double alpha3_z = s3 * alpha2_x + c3 * qdd_a[0] + t45;
    const double t46 = a2_x - 0.1 * minus_U2_xx;
    const double a3_y = a2_y + 0.1 * U2_yx;
    const double t47 = a2_z + 0.1 * U2_zx;
    const double a3_x = c3 * t46 - s3 * t47;
    const double a3_z = s3 * t46 + c3 * t47;

    /* link 3: U = [alpha] + [w][w] */
    const double t48 = w3_x * w3_y;
    const double t49 = w3_x * w3_z;
    const double minus_U3_xx = w3_y * w3_y + w3_z * w3_z;
    const double U3_yx = t48 + alpha3_z;
    const double U3_zx = t49 - alpha3_y;

    /* link 3: wrench M zeta + b (moment n, force f) */
    const double f3_x = 6.0 * a3_x - 3.0 * minus_U3_xx;
    const double f3_y = 6.0 * a3_y + 3.0 * U3_yx;
    const double f3_z = 6.0 * a3_z + 3.0 * U3_zx;

    /* link 4: zeta, its acceleration at qdd = 0, gravity included (alpha, a) */
    const double t50 = w4_z * qd[8];
    const double t51 = w4_x * qd[8];
    const double alpha4_x = c4 * alpha3_x - s4 * alpha3_z - t50;
    const double alpha4_y = alpha3_y + qdd_a[2];
    const double alpha4_z = s4 * alpha3_x + c4 * alpha3_z + t51;
    const double t52 = a3_x - minus_U3_xx;
    const double a4_y = a3_y + U3_yx;
    const double t53 = a3_z + U3_zx;
    const double a4_x = c4 * t52 - s4 * t53;
    const double a4_z = s4 * t52 + c4 * t53;

    /* link 4: U = [alpha] + [w][w] */
    const double minus_U4_xx = w4_y * w4_y + w4_z * w4_z;
    const double U4_yx = w4_x * w4_y + alpha4_z;
    const double U4_zx = w4_x * w4_z - alpha4_y;

    /* link 4: wrench M zeta + b (moment n, force f) */
    const double f4_x = 6.0 * a4_x - 3.0 * minus_U4_xx;
    const double f4_y = 6.0 * a4_y + 3.0 * U4_yx;
    const double f4_z = 6.0 * a4_z + 3.0 * U4_zx;
    const double n4_x = 0.01 * alpha4_x;
    const double t54 = 1.99 * w4_x;
    const double n4_z = 2.0 * alpha4_z + 3.0 * a4_y + t54 * w4_y;

    /* link 5: zeta, its acceleration at qdd = 0, gravity included (alpha, a)
       alpha5_z = qdd_a[3] */
    const double alpha5_x = w5_y * qd[9];
    const double minus_alpha5_y = w5_x * qd[9];
    const double t55 = t39 - t34;
    const double t56 = t35 + t41;
    const double a5_z = t43 - t38;
    const double a5_x = c5 * t55 + s5 * t56;
    const double a5_y = c5 * t56 - s5 * t55;

    /* link 5: U = [alpha] + [w][w] */
    const double minus_U5_xx = w5_y * w5_y + w5_z * w5_z;
    const double U5_yx = w5_x * w5_y + qdd_a[3];
    const double U5_zx = w5_x * w5_z + minus_alpha5_y;

    /* link 5: wrench M zeta + b (moment n, force f) */
    const double f5_x = 4.0 * a5_x;
    const double f5_y = 4.0 * a5_y;
    const double f5_z = 4.0 * a5_z;

    /* link 6: zeta, its acceleration at qdd = 0, gravity included (alpha, a) */
    const double t57 = w6_z * qd[10];
    const double t58 = w6_x * qd[10];
    const double alpha6_x = c6 * alpha5_x - s6 * qdd_a[3] - t57;
    const double alpha6_y = qdd_a[4] - minus_alpha5_y;
    const double alpha6_z = s6 * alpha5_x + c6 * qdd_a[3] + t58;
    const double t59 = a5_x - 0.1 * minus_U5_xx;
    const double a6_y = a5_y + 0.1 * U5_yx;
    const double t60 = a5_z + 0.1 * U5_zx;
    const double a6_x = c6 * t59 - s6 * t60;
    const double a6_z = s6 * t59 + c6 * t60;

    /* link 6: U = [alpha] + [w][w] */
    const double t61 = w6_x * w6_y;
    const double t62 = w6_x * w6_z;
    const double minus_U6_xx = w6_y * w6_y + w6_z * w6_z;
    const double U6_yx = t61 + alpha6_z;
    const double U6_zx = t62 - alpha6_y;

    /* link 6: wrench M zeta + b (moment n, force f) */
    const double f6_x = 6.0 * a6_x - 3.0 * minus_U6_xx;
    const double f6_y = 6.0 * a6_y + 3.0 * U6_yx;
    const double f6_z = 6.0 * a6_z + 3.0 * U6_zx;

    /* link 7: zeta, its acceleration at qdd = 0, gravity included (alpha, a) */
    const double t63 = w7_z * qd[11];
    const double t64 = w7_x * qd[11];
    const double alpha7_x = c7 * alpha6_x - s7 * alpha6_z - t63;
    const double alpha7_y = alpha6_y + qdd_a[5];
    const double alpha7_z = s7 * alpha6_x + c7 * alpha6_z + t64;
    const double t65 = a6_x - minus_U6_xx;
    const double a7_y = a6_y + U6_yx;
    const double t66 = a6_z + U6_zx;
    const double a7_x = c7 * t65 - s7 * t66;
    const double a7_z = s7 * t65 + c7 * t66;

    /* link 7: U = [alpha] + [w][w] */
    const double minus_U7_xx = w7_y * w7_y + w7_z * w7_z;
    const double U7_yx = w7_x * w7_y + alpha7_z;
    const double U7_zx = w7_x * w7_z - alpha7_y;

    /* link 7: wrench M zeta + b (moment n, force f) */
    const double f7_x = 6.0 * a7_x - 3.0 * minus_U7_xx;
    const double f7_y = 6.0 * a7_y + 3.0 * U7_yx;
    const double f7_z = 6.0 * a7_z + 3.0 * U7_zx;
    const double n7_x = 0.01 * alpha7_x;
    const double t67 = 1.99 * w7_x;
    const double n7_z = 2.0 * alpha7_z + 3.0 * a7_y + t67 * w7_y;

    /* link 6: wrench z (moment zn, force zf), with that of link 7 */
    const double t68 = c7 * f7_z - s7 * f7_x;
    const double zn6_x = 0.01 * alpha6_x + (c7 * n7_x + s7 * n7_z);
    const double t69 = 2.0 * alpha6_z + 3.0 * a6_y + (c7 * n7_z - s7 * n7_x + f7_y);
    const double zn6_z = t69 + 1.99 * t61;
    const double zf6_x = f6_x + (c7 * f7_x + s7 * f7_z);
    const double zf6_y = f6_y + f7_y;
    const double zf6_z = f6_z + t68;

    /* link 5: wrench z (moment zn, force zf), with that of link 6 */
    const double t70 = c6 * zf6_z - s6 * zf6_x;
    const double zn5_x = 0.02 * alpha5_x + (c6 * zn6_x + s6 * zn6_z);
    const double t71 = 2.0 * (alpha6_y + alpha7_y) - 0.02 * minus_alpha5_y - t68;
    const double zn5_y = t71 - 0.1 * t70 - 1.99 * t62 - 3.0 * (a6_z + a7_z) - t67 * w7_z;
    const double zf5_x = f5_x + (c6 * zf6_x + s6 * zf6_z);
    const double zf5_y = f5_y + zf6_y;
    const double zf5_z = f5_z + t70;

    /* link 1: wrench z (moment zn, force zf), with that of link 5 */
    const double t72 = c5 * zf5_x - s5 * zf5_y;
    const double zf1_x = f1_x + t72;

    /* link 3: wrench z (moment zn, force zf), with that of link 4 */
    const double t73 = c4 * f4_z - s4 * f4_x;
    const double zn3_x = 0.01 * alpha3_x + (c4 * n4_x + s4 * n4_z);
    const double t74 = 2.0 * alpha3_z + 3.0 * a3_y + (c4 * n4_z - s4 * n4_x + f4_y);
    const double zn3_z = t74 + 1.99 * t48;
    const double zf3_x = f3_x + (c4 * f4_x + s4 * f4_z);
    const double zf3_y = f3_y + f4_y;
    const double zf3_z = f3_z + t73;

    /* link 2: wrench z (moment zn, force zf), with that of link 3 */
    const double t75 = c3 * zf3_z - s3 * zf3_x;
    const double zn2_x = 0.02 * alpha2_x + (c3 * zn3_x + s3 * zn3_z);
    const double t76 = 2.0 * (alpha3_y + alpha4_y) - 0.02 * minus_alpha2_y - t73;
    const double zn2_y = t76 - 0.1 * t75 - 1.99 * t49 - 3.0 * (a3_z + a4_z) - t54 * w4_z;
    const double zf2_x = f2_x + (c3 * zf3_x + s3 * zf3_z);
    const double zf2_y = f2_y + zf3_y;
    const double zf2_z = f2_z + t75;

    /* link 1: wrench z (moment zn, force zf), with that of link 2 */
    const double t77 = c2 * zf2_x - s2 * zf2_y;
    const double zf1_x_2 = zf1_x + t77;

    /* joint 1: innovation e, the force along it less S.z */
    const double t78 = zf5_z + zf2_z;
    const double e6 = tau_u[5] - f1_z - t78;
    const double t79 = s5 * zf5_x + c5 * zf5_y + (s2 * zf2_x + c2 * zf2_y);
    const double e5 = tau_u[4] - f1_y - t79;
    const double e4 = tau_u[3] - zf1_x_2;
    const double t80 = tau_u[2] - (c6 * zn6_z - s6 * zn6_x) - (c3 * zn3_z - s3 * zn3_x);
    const double t81 = t80 - gN5_z * e5 + gN6_x * e4 - 0.02 * (qdd_a[3] + qdd_a[0]);
    const double e3 = t81 - 0.1 * (zf6_y + zf3_y) - 0.5 * t79 - 0.4 * (t72 - t77);
    const double t82 = tau_u[1] - (s5 * zn5_x + c5 * zn5_y) - (s2 * zn2_x + c2 * zn2_y);
    const double e2 = t82 + gN5_z * e6 + gN5_x * e4 - gN3_y * e3 + 0.5 * t78;
    const double t83 = tau_u[0] - (c5 * zn5_x - s5 * zn5_y) - (c2 * zn2_x - s2 * zn2_y);
    const double t84 = t83 - gN6_x * e6 - gN5_x * e5 - gN3_x * e3 - gN2_x * e2;
    const double e1 = t84 + 0.4 * (zf5_z - zf2_z);

    /* innovations over Omega */
    const double nu1 = e1 * Omegainv1;
    Vdot[0][0] = nu1;
    const double nu2 = e2 * Omegainv2;
    const double nu3 = e3 * Omegainv3;
    const double nu4 = 0.0023148148148148147 * e4;
    const double nu5 = 0.0023148148148148147 * e5;
    const double nu6 = 0.0023148148148148147 * e6;

    /* link 1: its joint's acceleration x, its own lambda (angular lw, linear lv)
       lw1_x = nu1, x1 = nu1, lw1_y = x2, lw1_z = x3, lv1_x = x4, lv1_y = x5, lv1_z = x6 */
    const double x2 = nu2 - gN2_x * nu1;
    Vdot[0][1] = x2;
    const double x3 = nu3 - (gN3_x * nu1 + gN3_y * x2);
    Vdot[0][2] = x3;
    const double x4 = nu4 + (gN5_x * x2 + gN6_x * x3);
    Vdot[0][3] = x4;
    const double x5 = nu5 - (gN5_x * nu1 + gN5_z * x3);
    Vdot[0][4] = x5;
    const double x6 = nu6 - (gN6_x * nu1 - gN5_z * x2);
    Vdot[0][5] = x6;

    /* link 2: its joint's acceleration x, its own lambda (angular lw, linear lv)
       lw2_z = x3 */
    const double lw2_x = c2 * nu1 + s2 * x2;
    const double lw2_y = c2 * x2 - s2 * nu1;
    const double t85 = 0.4 * x3;
    const double t86 = 0.4 * nu1;
    const double t87 = x4 - t85;
    const double t88 = x5 + 0.5 * x3;
    const double t89 = 0.5 * x2 - x6;
    const double lv2_z = t86 - t89;
    Vdot[1][5] = lv2_z;
    const double lv2_x = c2 * t87 + s2 * t88;
    const double lv2_y = c2 * t88 - s2 * t87;

    /* link 5: its joint's acceleration x, its own lambda (angular lw, linear lv)
       lw5_z = x3 */
    const double lw5_x = c5 * nu1 + s5 * x2;
    const double lw5_y = c5 * x2 - s5 * nu1;
    const double t90 = x4 + t85;
    const double minus_lv5_z = t86 + t89;
    const double lv5_x = c5 * t90 + s5 * t88;
    const double lv5_y = c5 * t88 - s5 * t90;
    Vdot[4][5] = -minus_lv5_z;

    /* link 2: twist (angular w, linear v) */
    const double t91 = qd[3] - t37;
    const double t92 = qd[4] + t36;
    const double v2_x = c2 * t91 + s2 * t92;
    const double v2_y = c2 * t92 - s2 * t91;

    /* link 2: acceleration (angular b, linear a)
       a2_z = lv2_z */
    const double b2_z = x3 + qdd_a[0];
    Vdot[1][2] = b2_z;
    const double b2_x = lw2_x + alpha2_x;
    Vdot[1][0] = b2_x;
    const double b2_y = lw2_y - minus_alpha2_y;
    Vdot[1][1] = b2_y;
    const double a2_x_2 = lv2_x + qd[6] * v2_y;
    Vdot[1][3] = a2_x_2;
    const double a2_y_2 = lv2_y - qd[6] * v2_x;
    Vdot[1][4] = a2_y_2;

    /* link 3: twist (angular w, linear v) */
    const double t93 = 0.4 * qd[0];
    const double t94 = qd[5] - 0.5 * qd[1];
    const double t95 = t93 - 0.1 * w2_y + t94;
    const double v3_x = c3 * v2_x - s3 * t95;
    const double v3_z = s3 * v2_x + c3 * t95;

    /* link 3: acceleration (angular b, linear a) */
    const double a3_y_2 = a2_y_2 + 0.1 * b2_z;
    Vdot[2][4] = a3_y_2;
    const double t96 = lv2_z - 0.1 * b2_y;
    const double b3_y = b2_y + qdd_a[1];
    Vdot[2][1] = b3_y;
    const double b3_x = c3 * b2_x - s3 * b2_z - t44;
    Vdot[2][0] = b3_x;
    const double b3_z = s3 * b2_x + c3 * b2_z + t45;
    Vdot[2][2] = b3_z;
    const double a3_x_2 = c3 * a2_x_2 - s3 * t96 - qd[7] * v3_z;
    Vdot[2][3] = a3_x_2;
    const double a3_z_2 = s3 * a2_x_2 + c3 * t96 + qd[7] * v3_x;
    Vdot[2][5] = a3_z_2;

    /* link 4: twist (angular w, linear v) */
    const double t97 = v3_z - w3_y;
    const double v4_x = c4 * v3_x - s4 * t97;
    const double v4_z = s4 * v3_x + c4 * t97;

    /* link 4: acceleration (angular b, linear a) */
    const double a4_y_2 = a3_y_2 + b3_z;
    Vdot[3][4] = a4_y_2;
    const double t98 = a3_z_2 - b3_y;
    const double b4_y = b3_y + qdd_a[2];
    Vdot[3][1] = b4_y;
    Vdot_tip[0][1] = b4_y;
    const double b4_x = c4 * b3_x - s4 * b3_z - t50;
    Vdot[3][0] = b4_x;
    Vdot_tip[0][0] = b4_x;
    const double b4_z = s4 * b3_x + c4 * b3_z + t51;
    Vdot[3][2] = b4_z;
    Vdot_tip[0][2] = b4_z;
    const double a4_x_2 = c4 * a3_x_2 - s4 * t98 - qd[8] * v4_z;
    Vdot[3][3] = a4_x_2;
    Vdot_tip[0][3] = a4_x_2;
    const double a4_z_2 = s4 * a3_x_2 + c4 * t98 + qd[8] * v4_x;
    Vdot[3][5] = a4_z_2;
    Vdot_tip[0][4] = a4_y_2 + b4_z;
    Vdot_tip[0][5] = a4_z_2 - b4_y;

    /* link 5: twist (angular w, linear v) */
    const double t99 = qd[3] + t37;
    const double v5_x = c5 * t99 + s5 * t92;
    const double v5_y = c5 * t92 - s5 * t99;

    /* link 5: acceleration (angular b, linear a)
       a5_z = lv5_z */
    const double b5_z = x3 + qdd_a[3];
    Vdot[4][2] = b5_z;
    const double b5_x = lw5_x + alpha5_x;
    Vdot[4][0] = b5_x;
    const double b5_y = lw5_y - minus_alpha5_y;
    Vdot[4][1] = b5_y;
    const double a5_x_2 = lv5_x + qd[9] * v5_y;
    Vdot[4][3] = a5_x_2;
    const double a5_y_2 = lv5_y - qd[9] * v5_x;
    Vdot[4][4] = a5_y_2;

    /* link 6: twist (angular w, linear v) */
    const double t100 = t94 - t93 - 0.1 * w5_y;
    const double v6_x = c6 * v5_x - s6 * t100;
    const double v6_z = s6 * v5_x + c6 * t100;

    /* link 6: acceleration (angular b, linear a) */
    const double a6_y_2 = a5_y_2 + 0.1 * b5_z;
    Vdot[5][4] = a6_y_2;
    const double t101 = minus_lv5_z + 0.1 * b5_y;
    const double b6_y = b5_y + qdd_a[4];
    Vdot[5][1] = b6_y;
    const double b6_x = c6 * b5_x - s6 * b5_z - t57;
    Vdot[5][0] = b6_x;
    const double b6_z = s6 * b5_x + c6 * b5_z + t58;
    Vdot[5][2] = b6_z;
    const double a6_x_2 = c6 * a5_x_2 + s6 * t101 - qd[10] * v6_z;
    Vdot[5][3] = a6_x_2;
    const double a6_z_2 = s6 * a5_x_2 - c6 * t101 + qd[10] * v6_x;
    Vdot[5][5] = a6_z_2;

    /* link 7: twist (angular w, linear v) */
    const double t102 = v6_z - w6_y;
    const double v7_x = c7 * v6_x - s7 * t102;
    const double v7_z = s7 * v6_x + c7 * t102;

    /* link 7: acceleration (angular b, linear a) */
    const double a7_y_2 = a6_y_2 + b6_z;
    Vdot[6][4] = a7_y_2;
    const double t103 = a6_z_2 - b6_y;
    const double b7_y = b6_y + qdd_a[5];
    Vdot[6][1] = b7_y;
    Vdot_tip[1][1] = b7_y;
    const double b7_x = c7 * b6_x - s7 * b6_z - t63;
    Vdot[6][0] = b7_x;
    Vdot_tip[1][0] = b7_x;
    const double b7_z = s7 * b6_x + c7 * b6_z + t64;
    Vdot[6][2] = b7_z;
    Vdot_tip[1][2] = b7_z;
    const double a7_x_2 = c7 * a6_x_2 - s7 * t103 - qd[11] * v7_z;
    Vdot[6][3] = a7_x_2;
    Vdot_tip[1][3] = a7_x_2;
    const double a7_z_2 = s7 * a6_x_2 + c7 * t103 + qd[11] * v7_x;
    Vdot[6][5] = a7_z_2;

    /* results */
    Vdot_tip[1][4] = a7_y_2 + b7_z;
    Vdot_tip[1][5] = a7_z_2 - b7_y;
}

#if defined(__GNUC__) && !defined(__clang__) && !defined(SYMDYN_NO_PRAGMA)
#pragma GCC pop_options
#endif
