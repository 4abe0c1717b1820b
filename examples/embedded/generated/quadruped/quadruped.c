/*
 * quadruped.c: dynamics of quadruped, made by symdyn 0.2.0. Do not edit.
 *
 * Made from quadruped.toml, sha256 db8f833325797c6e.
 * 19 coordinates, 18 velocities, gravity (0, 0, -9.81) m/s^2.
 * Numbers from Open Dynamic Robot Initiative, solo12.urdf of example-robot-data
 *
 * Links, numbered as in the code
 *    1  trunk: floating joint free on world (the base)
 *    2  front_left_shoulder: revolute joint front_left_abduction on link 1
 *    3  front_left_thigh: revolute joint front_left_hip on link 2
 *    4  front_left_shank: revolute joint front_left_knee on link 3
 *    5  front_right_shoulder: revolute joint front_right_abduction on link 1
 *    6  front_right_thigh: revolute joint front_right_hip on link 5
 *    7  front_right_shank: revolute joint front_right_knee on link 6
 *    8  hind_left_shoulder: revolute joint hind_left_abduction on link 1
 *    9  hind_left_thigh: revolute joint hind_left_hip on link 8
 *   10  hind_left_shank: revolute joint hind_left_knee on link 9
 *   11  hind_right_shoulder: revolute joint hind_right_abduction on link 1
 *   12  hind_right_thigh: revolute joint hind_right_hip on link 11
 *   13  hind_right_shank: revolute joint hind_right_knee on link 12
 * Joints, and their entries of q and qd
 *   free: floating, q[0..6], qd[0..5]
 *   front_left_abduction: revolute, q[7], qd[6]
 *   front_left_hip: revolute, q[8], qd[7]
 *   front_left_knee: revolute, q[9], qd[8]
 *   front_right_abduction: revolute, q[10], qd[9]
 *   front_right_hip: revolute, q[11], qd[10]
 *   front_right_knee: revolute, q[12], qd[11]
 *   hind_left_abduction: revolute, q[13], qd[12]
 *   hind_left_hip: revolute, q[14], qd[13]
 *   hind_left_knee: revolute, q[15], qd[14]
 *   hind_right_abduction: revolute, q[16], qd[15]
 *   hind_right_hip: revolute, q[17], qd[16]
 *   hind_right_knee: revolute, q[18], qd[17]
 * Tips: front_left_foot, front_right_foot, hind_left_foot, hind_right_foot
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
 *   inverse_dynamics  585 mul, 531 add, 24 sin/cos  (by newton-euler-matrix)
 *
 * Reading the functions
 *   minus_x is -x. Under the title of a block, a = b says that a has no line, b being the same;
 *   names with a title say that these lines are part of that later block as well. Components
 *   that no result needs are left out.
 *
 * Chosen frames: inside these functions link i is described in the frame f_i, given here
 * relative to f of its parent link. Inputs and outputs use the robot's own frames.
 *   inverse_dynamics
 *   f1 = floating(q[0], q[1], q[2], q[3], q[4], q[5], q[6])
 *   f2 = Tx(0.1946) Ty(0.0875) Rz(pi/2) Rx(pi/2) Rz(pi/2) Rz(q[7])
 *   f3 = Ty(-0.014) Rx(pi/2) Rz(pi) Rz(q[8])
 *   f4 = Tx(0.16) Rz(q[9])
 *   f5 = Tx(0.1946) Ty(-0.0875) Rz(pi/2) Rx(pi/2) Rz(pi/2) Rz(q[10])
 *   f6 = Ty(0.014) Rx(pi/2) Rz(pi) Rz(q[11])
 *   f7 = Tx(0.16) Rz(q[12])
 *   f8 = Tx(-0.1946) Ty(0.0875) Rz(pi/2) Rx(pi/2) Rz(pi/2) Rz(q[13])
 *   f9 = Ty(-0.014) Rx(pi/2) Rz(pi) Rz(q[14])
 *   f10 = Tx(0.16) Rz(q[15])
 *   f11 = Tx(-0.1946) Ty(-0.0875) Rz(pi/2) Rx(pi/2) Rz(pi/2) Rz(q[16])
 *   f12 = Ty(0.014) Rx(pi/2) Rz(pi) Rz(q[17])
 *   f13 = Tx(0.16) Rz(q[18])
 *
 * Transferred inertia: in these functions the part of a link's inertia that its joint cannot
 * feel is added to the parent link.
 * They compute with the sums called R, and with own parameters that stay and have no sum.
 * Literals in the code are these, lengths, or products, differences and multiples of them.
 *   inverse_dynamics
 *   link 1: trunk; f1 = trunk
 *     own: m1 = 1.16115091, Ixx1 = 0.00578574, Iyy1 = 0.01938108, Izz1 = 0.02476124
 *     mR1 = m1 + ... + m13 = 2.50000279
 *     mcxR1 = mcz2 + mcz5 + mcz8 + mcz11 + 0.1946 (m2 + ... + m7 - m8 - m9 - m10 - m11 - m12 -
 *       m13) = -1.214306433183765e-17
 *     IxxR1 = Ixx1 + 0.00765625 (m2 + ... + m13) = 0.016036324706249997
 *     IxyR1 = -0.0875 (mcz2 - mcz5 + mcz8 - mcz11) - 0.0170275 (m2 + m3 + m4 - m5 - m6 - m7 -
 *       m8 - m9 - m10 + m11 + m12 + m13) = -2.168404344971009e-19
 *     IyyR1 = Iyy1 + Iyy2 + Iyy5 + Iyy8 + Iyy11 + 0.3892 (mcz2 + mcz5 - mcz8 - mcz11) +
 *       0.03786916 (m2 + ... + m13) = 0.05721008180454846
 *     IzzR1 = Izz1 + Iyy2 + Iyy5 + Iyy8 + Iyy11 + 0.3892 (mcz2 + mcz5 - mcz8 - mcz11) +
 *       0.04552541 (m2 + ... + m13) = 0.07284082651079847
 *   link 2: front_left_shoulder; f2 = front_left_shoulder Rz(-pi/2) Rx(-pi/2) Rz(-pi/2)
 *     own: m2 = 0.14853845, mcy2 = -0.0014853845, mcz2 = -0.01169101578415,
 *       Ixx2 = 0.001346088624323094, Iyy2 = 0.0013320947793230942, Iyz2 = -0.0001636201578415,
 *       Izz2 = 4.5093844999999995e-05; m2, mcz2, Iyy2 move to link 1
 *     mcyR2 = mcy2 - mcz3 - mcz4 - 0.014 (m3 + m4) = -0.008674079908742898
 *     IxxR2 = Ixx2 - Iyy2 + Iyy3 + Iyy4 + 0.028 (mcz3 + mcz4) + 0.000196 m3 + 0.025796
 *       m4 = 0.0031488702681776175
 *     IzzR2 = Izz2 + Iyy3 + Iyy4 + 0.028 (mcz3 + mcz4) + 0.000196 m3 + 0.025796
 *       m4 = 0.0031799702681776175
 *   link 3: front_left_thigh; f3 = front_left_thigh Rx(-pi/2) Rz(pi/2)
 *     own: m3 = 0.14853845, mcx3 = 0.01169101578415, mcy3 = -2.0453744564999998e-06,
 *       mcz3 = 0.0028754860404784995, Ixx3 = 8.59052109439905e-05,
 *       Ixy3 = 1.6098528734774548e-07, Iyy3 = 0.0013868999621022783,
 *       Ixz3 = -0.00027303087978794124, Iyz3 = 3.959544277738894e-08,
 *       Izz3 = 0.0013320948074879004; m3, mcz3, Iyy3 move to link 2
 *     mcxR3 = mcx3 + 0.16 m4 = 0.01771278698415
 *     IxxR3 = Ixx3 - Iyy3 - 0.0256 m4 = -0.0022644781431582876
 *     IxzR3 = Ixz3 - 0.16 mcz4 = -0.0005461134539102452
 *     IzzR3 = Izz3 + 0.0256 m4 = 0.0022955781994879005
 *   link 4: front_left_shank with front_left_foot; f4 = front_left_shank Rx(-pi/2) Rz(pi/2)
 *       Tz(-0.03745)
 *     own: m4 = 0.03763607, mcx4 = 0.0038482516772413004, mcz4 = 0.0017067660882643999,
 *       Ixx4 = 8.009058223337114e-05, Iyy4 = 0.000619699803550538,
 *       Ixz4 = -0.00017761436535496225, Izz4 = 0.0005426192213171669; m4, mcz4, Iyy4 move to
 *       link 3
 *     IxxR4 = Ixx4 - Iyy4 = -0.0005396092213171669
 *   link 5: front_right_shoulder; f5 = front_right_shoulder Rz(-pi/2) Rx(-pi/2) Rz(-pi/2)
 *     own: m5 = 0.14853845, mcy5 = 0.0014853845, mcz5 = -0.01169101578415,
 *       Ixx5 = 0.001346088624323094, Iyy5 = 0.0013320947793230942, Iyz5 = 0.0001636201578415,
 *       Izz5 = 4.5093844999999995e-05; m5, mcz5, Iyy5 move to link 1
 *     mcyR5 = mcy5 - mcz6 - mcz7 + 0.014 (m6 + m7) = 0.008674079908742898
 *     IxxR5 = Ixx5 - Iyy5 + Iyy6 + Iyy7 - 0.028 (mcz6 + mcz7) + 0.000196 m6 + 0.025796
 *       m7 = 0.0031488702681776175
 *     IzzR5 = Izz5 + Iyy6 + Iyy7 - 0.028 (mcz6 + mcz7) + 0.000196 m6 + 0.025796
 *       m7 = 0.0031799702681776175
 *   link 6: front_right_thigh; f6 = front_right_thigh Rx(-pi/2) Rz(pi/2)
 *     own: m6 = 0.14853845, mcx6 = 0.01169101578415, mcy6 = 2.0453744564999998e-06,
 *       mcz6 = -0.0028754860404784995, Ixx6 = 8.59052109439905e-05,
 *       Ixy6 = -1.6098528734774548e-07, Iyy6 = 0.0013868999621022783,
 *       Ixz6 = 0.00027303087978794124, Iyz6 = 3.959544277738894e-08,
 *       Izz6 = 0.0013320948074879004; m6, mcz6, Iyy6 move to link 5
 *     mcxR6 = mcx6 + 0.16 m7 = 0.01771278698415
 *     IxxR6 = Ixx6 - Iyy6 - 0.0256 m7 = -0.0022644781431582876
 *     IxzR6 = Ixz6 - 0.16 mcz7 = 0.0005461134539102452
 *     IzzR6 = Izz6 + 0.0256 m7 = 0.0022955781994879005
 *   link 7: front_right_shank with front_right_foot; f7 = front_right_shank Rx(-pi/2) Rz(pi/2)
 *       Tz(0.03745)
 *     own: m7 = 0.03763607, mcx7 = 0.0038482516772413004, mcz7 = -0.0017067660882643999,
 *       Ixx7 = 8.009058223337114e-05, Iyy7 = 0.000619699803550538,
 *       Ixz7 = 0.00017761436535496225, Izz7 = 0.0005426192213171669; m7, mcz7, Iyy7 move to
 *       link 6
 *     IxxR7 = Ixx7 - Iyy7 = -0.0005396092213171669
 *   link 8: hind_left_shoulder; f8 = hind_left_shoulder Rz(-pi/2) Rx(-pi/2) Rz(-pi/2)
 *     own: m8 = 0.14853845, mcy8 = -0.0014853845, mcz8 = 0.01169101578415,
 *       Ixx8 = 0.001346088624323094, Iyy8 = 0.0013320947793230942,
 *       Iyz8 = 7.020015784149999e-05, Izz8 = 4.5093844999999995e-05; m8, mcz8, Iyy8 move to
 *       link 1
 *     mcyR8 = mcy8 - mcz9 - mcz10 - 0.014 (m9 + m10) = -0.008674079908742898
 *     IxxR8 = Ixx8 - Iyy8 + Iyy9 + Iyy10 + 0.028 (mcz9 + mcz10) + 0.000196 m9 + 0.025796
 *       m10 = 0.0031488702681776175
 *     IzzR8 = Izz8 + Iyy9 + Iyy10 + 0.028 (mcz9 + mcz10) + 0.000196 m9 + 0.025796
 *       m10 = 0.0031799702681776175
 *   link 9: hind_left_thigh; f9 = hind_left_thigh Rx(-pi/2) Rz(pi/2)
 *     own: m9 = 0.14853845, mcx9 = 0.01169101578415, mcy9 = -2.0453744564999998e-06,
 *       mcz9 = 0.0028754860404784995, Ixx9 = 8.59052109439905e-05,
 *       Ixy9 = 1.6098528734774548e-07, Iyy9 = 0.0013868999621022783,
 *       Ixz9 = -0.00027303087978794124, Iyz9 = 3.959544277738894e-08,
 *       Izz9 = 0.0013320948074879004; m9, mcz9, Iyy9 move to link 8
 *     mcxR9 = mcx9 + 0.16 m10 = 0.01771278698415
 *     IxxR9 = Ixx9 - Iyy9 - 0.0256 m10 = -0.0022644781431582876
 *     IxzR9 = Ixz9 - 0.16 mcz10 = -0.0005461134539102452
 *     IzzR9 = Izz9 + 0.0256 m10 = 0.0022955781994879005
 *   link 10: hind_left_shank with hind_left_foot; f10 = hind_left_shank Rx(-pi/2) Rz(pi/2)
 *       Tz(-0.03745)
 *     own: m10 = 0.03763607, mcx10 = 0.0038482516772413004, mcz10 = 0.0017067660882643999,
 *       Ixx10 = 8.009058223337114e-05, Iyy10 = 0.000619699803550538,
 *       Ixz10 = -0.00017761436535496225, Izz10 = 0.0005426192213171669; m10, mcz10, Iyy10 move
 *       to link 9
 *     IxxR10 = Ixx10 - Iyy10 = -0.0005396092213171669
 *   link 11: hind_right_shoulder; f11 = hind_right_shoulder Rz(-pi/2) Rx(-pi/2) Rz(-pi/2)
 *     own: m11 = 0.14853845, mcy11 = 0.0014853845, mcz11 = 0.01169101578415,
 *       Ixx11 = 0.001346088624323094, Iyy11 = 0.0013320947793230942,
 *       Iyz11 = -7.020015784149999e-05, Izz11 = 4.5093844999999995e-05; m11, mcz11, Iyy11 move
 *       to link 1
 *     mcyR11 = mcy11 - mcz12 - mcz13 + 0.014 (m12 + m13) = 0.008674079908742898
 *     IxxR11 = Ixx11 - Iyy11 + Iyy12 + Iyy13 - 0.028 (mcz12 + mcz13) + 0.000196 m12 + 0.025796
 *       m13 = 0.0031488702681776175
 *     IzzR11 = Izz11 + Iyy12 + Iyy13 - 0.028 (mcz12 + mcz13) + 0.000196 m12 + 0.025796
 *       m13 = 0.0031799702681776175
 *   link 12: hind_right_thigh; f12 = hind_right_thigh Rx(-pi/2) Rz(pi/2)
 *     own: m12 = 0.14853845, mcx12 = 0.01169101578415, mcy12 = 2.0453744564999998e-06,
 *       mcz12 = -0.0028754860404784995, Ixx12 = 8.59052109439905e-05,
 *       Ixy12 = -1.6098528734774548e-07, Iyy12 = 0.0013868999621022783,
 *       Ixz12 = 0.00027303087978794124, Iyz12 = 3.959544277738894e-08,
 *       Izz12 = 0.0013320948074879004; m12, mcz12, Iyy12 move to link 11
 *     mcxR12 = mcx12 + 0.16 m13 = 0.01771278698415
 *     IxxR12 = Ixx12 - Iyy12 - 0.0256 m13 = -0.0022644781431582876
 *     IxzR12 = Ixz12 - 0.16 mcz13 = 0.0005461134539102452
 *     IzzR12 = Izz12 + 0.0256 m13 = 0.0022955781994879005
 *   link 13: hind_right_shank with hind_right_foot; f13 = hind_right_shank Rx(-pi/2) Rz(pi/2)
 *       Tz(0.03745)
 *     own: m13 = 0.03763607, mcx13 = 0.0038482516772413004, mcz13 = -0.0017067660882643999,
 *       Ixx13 = 8.009058223337114e-05, Iyy13 = 0.000619699803550538,
 *       Ixz13 = 0.00017761436535496225, Izz13 = 0.0005426192213171669; m13, mcz13, Iyy13 move
 *       to link 12
 *     IxxR13 = Ixx13 - Iyy13 = -0.0005396092213171669
 *
 * Single precision: bounds of the errors, relative to the sum of the absolute values of all
 * terms with every sine and cosine in them counted as 1. Relative to a result that is small
 * because a sine or cosine is small, or because terms cancel, errors can be larger. Where M is
 * inverted, the bound is times the condition of M. |q| is the largest angle that enters, in
 * rad. The rounding of inputs and constants is included.
 *   inverse_dynamics  3.3e-06 + 5.4e-07 |q|
 */
#include "quadruped.h"

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
 * Sine and cosine at once: absolute error below 1.1e-07 for |x| < 10000; beyond, and for NaN
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
 * x * factor, rounded: adding and subtracting 1.5 * 2^23 rounds. The sum is positive, but compilers
 * cannot know that; so none leaves out both.
 */
SYMDYN_INLINE float symdyn_wholef(float x, float factor)
{
    SYMDYN_AS_WRITTEN
    const float large = 1.2582912e+07f;
    return SYMDYN_KEPT(fabsf(x * factor + large)) - large;
}

/*
 * What k quarter turns leave of an angle: pi/2 in 3 parts, exact but for the last difference.
 * same is k again, perhaps in a form that the compiler cannot recognise.
 */
SYMDYN_INLINE float symdyn_restf(float x, float k, float same)
{
    SYMDYN_AS_WRITTEN
    float r = SYMDYN_KEPT(x - k * 1.5703125f);
    r = SYMDYN_KEPT(r - same * 0.0004837513f);
    r = SYMDYN_KEPT(r - same * 7.54979e-08f);
    return r;
}

/* Minimax polynomials, then back by quarter turns whose cosine is even and whose sine is odd. */
SYMDYN_INLINE void symdyn_turnedf(float r, float even, float odd, float *s,
                                  float *c)
{
    SYMDYN_AS_WRITTEN
    const float z = r * r;
    float sine = -0.00019491608f;
    float cosine = 2.4434215e-05f;
    sine = 0.008331947f + z * sine;
    cosine = -0.0013887332f + z * cosine;
    sine = -0.16666651f + z * sine;
    cosine = 0.041666646f + z * cosine;
    sine = r + r * z * sine;
    cosine = 1.0f + z * (-0.5f + z * cosine);
    *s = even * sine + odd * cosine;
    *c = even * cosine - odd * sine;
}
#endif

/* As a value, since that may stay in registers. */
struct symdyn_pairf {
    float s, c;
};

SYMDYN_APART struct symdyn_pairf symdyn_libmf(float x)
{
    struct symdyn_pairf pair;
    pair.s = sinf(x);
    pair.c = cosf(x);
    return pair;
}

SYMDYN_ANGLE struct symdyn_pairf symdyn_anglef(float x)
{
#ifndef SYMDYN_LIBM
    if (fabsf(x) < 10000.0f) {
        static const float turn[7] = {1, 0, -1, 0, 1, 0, -1};
        const float k = symdyn_wholef(x, 0.63661975f);
        const float r = symdyn_restf(x, k, k);
        if (fabsf(r) < 0.79f) {
            const int n = (int)k & 3;
            struct symdyn_pairf pair;
            symdyn_turnedf(r, turn[n], turn[n + 3], &pair.s, &pair.c);
            return pair;
        }
    }
#endif
    return symdyn_libmf(x);
}

SYMDYN_INLINE void symdyn_sincosf(float x, float *s, float *c)
{
    const struct symdyn_pairf pair = symdyn_anglef(x);
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

/* Joint forces for given accelerations: tau = M(q) qdd + C(q,qd) qd + phi(q). */
void quadruped_inverse_dynamics(const float q[19],
                                const float qd[18],
                                const float qdd[18],
                                float tau[18])
{
    /* sines and cosines of the joint angles */
    float s2, c2, s3, c3, s4, c4, s5, c5, s6, c6, s7, c7, s8, c8, s9, c9, s10, c10,
        s11, c11, s12, c12, s13, c13;
    symdyn_sincosf(q[7], &s2, &c2);
    symdyn_sincosf(q[8], &s3, &c3);
    symdyn_sincosf(q[9], &s4, &c4);
    symdyn_sincosf(q[10], &s5, &c5);
    symdyn_sincosf(q[11], &s6, &c6);
    symdyn_sincosf(q[12], &s7, &c7);
    symdyn_sincosf(q[13], &s8, &c8);
    symdyn_sincosf(q[14], &s9, &c9);
    symdyn_sincosf(q[15], &s10, &c10);
    symdyn_sincosf(q[16], &s11, &c11);
    symdyn_sincosf(q[17], &s12, &c12);
    symdyn_sincosf(q[18], &s13, &c13);

    /* joint 1: rotation R and translation p from link 1 to its parent */
    const float t1 = 2.0f * q[3];
    const float t2 = 2.0f * q[4];
    const float t3 = 2.0f * q[5];
    const float R1_zx = q[3] * t3 - q[6] * t2;
    const float R1_zy = q[4] * t3 + q[6] * t1;
    const float R1_zz = 1.0f - (q[3] * t1 + q[4] * t2);

    /* link 1: angular acceleration alpha, U = [alpha] + [w][w]
       alpha1_x = qdd[0], alpha1_y = qdd[1], alpha1_z = qdd[2] */
    const float t4 = qd[2] * qd[2];
    const float t5 = qd[0] * qd[1];
    const float t6 = qd[0] * qd[2];
    const float t7 = qd[1] * qd[2];
    const float minus_U1_xx = qd[1] * qd[1] + t4;
    const float U1_xy = t5 - qdd[2];
    const float U1_yx = t5 + qdd[2];
    const float minus_U1_yy = qd[0] * qd[0] + t4;
    const float U1_zx = t6 - qdd[1];
    const float U1_zy = t7 + qdd[0];

    /* link 1: acceleration a of its origin, gravity included */
    const float a1_x = 9.81f * R1_zx + (qd[1] * qd[5] - qd[2] * qd[4]) + qdd[3];
    const float a1_y = 9.81f * R1_zy + (qd[2] * qd[3] - qd[0] * qd[5]) + qdd[4];
    const float a1_z = 9.81f * R1_zz + (qd[0] * qd[4] - qd[1] * qd[3]) + qdd[5];

    /* link 1: force f = m a + U mc */
    const float f1_x = 2.5000029f * a1_x + 1.2143064e-17f * minus_U1_xx;
    const float f1_y = 2.5000029f * a1_y - 1.2143064e-17f * U1_yx;
    const float f1_z = 2.5000029f * a1_z - 1.2143064e-17f * U1_zx;

    /* link 1: moment n = I alpha + w x I w + mc x a */
    const float t8 = 0.016036324f * qdd[0] + 0.015630744f * t7;
    const float n1_x = t8 + 2.1684043e-19f * U1_zx;
    const float t9 = 2.1684043e-19f * (minus_U1_yy - minus_U1_xx);
    const float t10 = 0.05721008f * qdd[1] - 0.0568045f * t6 - 2.1684043e-19f * U1_zy;
    const float n1_y = t10 + 1.2143064e-17f * a1_z;
    const float t11 = 0.072840825f * qdd[2] + 0.041173756f * t5 - t9;
    const float n1_z = t11 - 1.2143064e-17f * a1_y;

    /* link 2: angular velocity w */
    const float w2_x = c2 * qd[2] - s2 * qd[1];
    const float minus_w2_y = c2 * qd[1] + s2 * qd[2];
    const float w2_z = qd[0] + qd[6];

    /* link 2: angular acceleration alpha, U = [alpha] + [w][w]
       U2_zz = U1_xx */
    const float alpha2_z = qdd[0] + qdd[6];
    const float U2_xz = c2 * U1_zx - s2 * U1_yx;
    const float minus_U2_yz = c2 * U1_yx + s2 * U1_zx;
    const float t12 = minus_w2_y * w2_z;
    const float t13 = w2_x * minus_w2_y;
    const float alpha2_x = minus_U2_yz - t12;
    const float minus_U2_yy = w2_x * w2_x + w2_z * w2_z;
    const float minus_U2_xy = t13 + alpha2_z;
    const float U2_zy = alpha2_x - t12;

    /* link 2: acceleration a of its origin, gravity included */
    const float t14 = 0.1946f * minus_U1_xx;
    const float t15 = 0.0875f * U1_xy;
    const float t16 = t15 - t14;
    const float t17 = 0.1946f * U1_yx;
    const float t18 = 0.0875f * minus_U1_yy;
    const float t19 = t17 - t18;
    const float t20 = 0.1946f * U1_zx;
    const float t21 = 0.0875f * U1_zy;
    const float t22 = t20 + t21;
    const float a2_z = a1_x + t16;
    const float t23 = a1_y + t19;
    const float t24 = a1_z + t22;
    const float a2_x = c2 * t24 - s2 * t23;
    const float minus_a2_y = c2 * t23 + s2 * t24;

    /* link 2: force f = U mc (m = 0) */
    const float f2_x = 0.00867408f * minus_U2_xy;
    const float f2_y = 0.00867408f * minus_U2_yy;

    /* link 2: moment n = I alpha + w x I w + mc x a */
    const float t25 = w2_x * w2_z;
    const float t26 = 0.0031488703f * alpha2_x - 0.0031799702f * t12;
    const float minus_n2_y = 3.11e-05f * t25 + 0.00016362016f * minus_U2_xy;
    const float t27 = 0.0031799702f * alpha2_z + 0.0031488703f * t13;
    const float t28 = t26 - 0.00016362016f * (minus_U1_xx - minus_U2_yy);
    const float n2_x = t28 - 0.00867408f * a2_z;
    const float n2_z = t27 - 0.00016362016f * U2_xz + 0.00867408f * a2_x;

    /* link 3: angular velocity w */
    const float minus_w3_x = c3 * w2_x + s3 * w2_z;
    const float w3_y = s3 * w2_x - c3 * w2_z;
    const float w3_z = minus_w2_y + qd[7];

    /* link 3: angular acceleration alpha, U = [alpha] + [w][w]
       U3_zz = U2_yy */
    const float alpha3_z = t25 - U2_xz + qdd[7];
    const float minus_U3_xz = c3 * minus_U2_xy - s3 * U2_zy;
    const float U3_yz = s3 * minus_U2_xy + c3 * U2_zy;
    const float t29 = minus_w3_x * w3_z;
    const float t30 = w3_y * w3_z;
    const float t31 = minus_w3_x * w3_y;
    const float alpha3_x = t30 - U3_yz;
    const float alpha3_y = t29 - minus_U3_xz;
    const float t32 = w3_z * w3_z;
    const float minus_U3_xx = w3_y * w3_y + t32;
    const float minus_U3_yy = minus_w3_x * minus_w3_x + t32;
    const float minus_U3_xy = t31 + alpha3_z;
    const float U3_yx = alpha3_z - t31;
    const float minus_U3_zx = t29 + alpha3_y;
    const float U3_zy = t30 + alpha3_x;

    /* link 3: acceleration a of its origin, gravity included */
    const float t33 = a2_x + 0.014f * minus_U2_xy;
    const float t34 = a2_z - 0.014f * U2_zy;
    const float minus_a3_x = c3 * t33 + s3 * t34;
    const float a3_y = s3 * t33 - c3 * t34;
    const float a3_z = minus_a2_y - 0.014f * minus_U2_yy;

    /* link 3: force f = U mc (m = 0) */
    const float f3_x = 2.0453745e-06f * minus_U3_xy - 0.017712787f * minus_U3_xx;
    const float f3_y = 0.017712787f * U3_yx + 2.0453745e-06f * minus_U3_yy;
    const float minus_f3_z = 0.017712787f * minus_U3_zx + 2.0453745e-06f * U3_zy;

    /* link 3: moment n = I alpha + w x I w + mc x a */
    const float t35 = 1.609853e-07f * minus_U3_zx - 0.0005461135f * U3_yx;
    const float t36 = 0.0022955781f * t30 - 0.0022644782f * alpha3_x + t35;
    const float t37 = 1.609853e-07f * U3_zy + 3.959544e-08f * minus_U3_xy;
    const float t38 = 0.0005461135f * (minus_U3_xx - minus_U2_yy);
    const float t39 = 0.0005461135f * U3_yz - 3.959544e-08f * minus_U3_xz;
    const float t40 = 0.0022955781f * alpha3_z - 0.0022644782f * t31 + t39;
    const float t41 = t36 + 3.959544e-08f * (minus_U2_yy - minus_U3_yy);
    const float n3_x = t41 - 2.0453745e-06f * a3_z;
    const float n3_y = 0.004560056f * t29 + t37 - t38 - 0.017712787f * a3_z;
    const float t42 = t40 + 1.609853e-07f * (minus_U3_yy - minus_U3_xx);
    const float n3_z = t42 + (0.017712787f * a3_y - 2.0453745e-06f * minus_a3_x);

    /* link 4: angular velocity w */
    const float w4_x = s4 * w3_y - c4 * minus_w3_x;
    const float w4_y = s4 * minus_w3_x + c4 * w3_y;
    const float w4_z = w3_z + qd[8];

    /* link 4: angular acceleration alpha, U = [alpha] + [w][w]
       U4_zz = U2_yy */
    const float alpha4_z = alpha3_z + qdd[8];
    const float U4_xz = s4 * U3_yz - c4 * minus_U3_xz;
    const float U4_yz = s4 * minus_U3_xz + c4 * U3_yz;
    const float t43 = w4_x * w4_z;
    const float t44 = w4_y * w4_z;
    const float t45 = w4_x * w4_y;
    const float alpha4_x = t44 - U4_yz;
    const float alpha4_y = U4_xz - t43;
    const float minus_U4_xx = w4_y * w4_y + w4_z * w4_z;
    const float U4_yx = t45 + alpha4_z;
    const float U4_zx = t43 - alpha4_y;

    /* link 4: acceleration a of its origin, gravity included */
    const float a4_z = a3_z - 0.16f * minus_U3_zx;
    const float t46 = s4 * (minus_a3_x + 0.16f * minus_U3_xx);
    const float a4_y = t46 + c4 * (a3_y + 0.16f * U3_yx);

    /* link 4: force f = U mc (m = 0) */
    const float minus_f4_x = 0.0038482517f * minus_U4_xx;
    const float f4_y = 0.0038482517f * U4_yx;
    const float f4_z = 0.0038482517f * U4_zx;

    /* link 4: moment n = I alpha + w x I w + mc x a */
    const float t47 = 0.0005426192f * t44 - 0.00053960923f * alpha4_x;
    const float n4_x = t47 - 0.00017761436f * U4_yx;
    const float t48 = 0.00017761436f * (minus_U4_xx - minus_U2_yy);
    const float t49 = 0.0005426192f * alpha4_z + 0.00053960923f * t45;
    const float minus_n4_y = 0.0010822285f * t43 + t48 + 0.0038482517f * a4_z;
    const float n4_z = t49 + 0.00017761436f * U4_yz + 0.0038482517f * a4_y;
    tau[8] = n4_z;

    /* link 5: angular velocity w */
    const float w5_x = c5 * qd[2] - s5 * qd[1];
    const float minus_w5_y = c5 * qd[1] + s5 * qd[2];
    const float w5_z = qd[0] + qd[9];

    /* link 5: angular acceleration alpha, U = [alpha] + [w][w]
       U5_zz = U1_xx */
    const float alpha5_z = qdd[0] + qdd[9];
    const float U5_xz = c5 * U1_zx - s5 * U1_yx;
    const float minus_U5_yz = c5 * U1_yx + s5 * U1_zx;
    const float t50 = minus_w5_y * w5_z;
    const float t51 = w5_x * minus_w5_y;
    const float alpha5_x = minus_U5_yz - t50;
    const float minus_U5_yy = w5_x * w5_x + w5_z * w5_z;
    const float minus_U5_xy = t51 + alpha5_z;
    const float U5_zy = alpha5_x - t50;

    /* link 5: acceleration a of its origin, gravity included */
    const float t52 = t14 + t15;
    const float t53 = t17 + t18;
    const float t54 = t20 - t21;
    const float a5_z = a1_x - t52;
    const float t55 = a1_y + t53;
    const float t56 = a1_z + t54;
    const float a5_x = c5 * t56 - s5 * t55;
    const float minus_a5_y = c5 * t55 + s5 * t56;

    /* link 5: force f = U mc (m = 0) */
    const float minus_f5_x = 0.00867408f * minus_U5_xy;
    const float minus_f5_y = 0.00867408f * minus_U5_yy;

    /* link 5: moment n = I alpha + w x I w + mc x a */
    const float t57 = w5_x * w5_z;
    const float t58 = 0.0031488703f * alpha5_x - 0.0031799702f * t50;
    const float n5_y = 0.00016362016f * minus_U5_xy - 3.11e-05f * t57;
    const float t59 = 0.0031799702f * alpha5_z + 0.0031488703f * t51;
    const float t60 = t58 + 0.00016362016f * (minus_U1_xx - minus_U5_yy);
    const float n5_x = t60 + 0.00867408f * a5_z;
    const float n5_z = t59 + 0.00016362016f * U5_xz - 0.00867408f * a5_x;

    /* link 6: angular velocity w */
    const float minus_w6_x = c6 * w5_x + s6 * w5_z;
    const float w6_y = s6 * w5_x - c6 * w5_z;
    const float w6_z = minus_w5_y + qd[10];

    /* link 6: angular acceleration alpha, U = [alpha] + [w][w]
       U6_zz = U5_yy */
    const float alpha6_z = t57 - U5_xz + qdd[10];
    const float minus_U6_xz = c6 * minus_U5_xy - s6 * U5_zy;
    const float U6_yz = s6 * minus_U5_xy + c6 * U5_zy;
    const float t61 = minus_w6_x * w6_z;
    const float t62 = w6_y * w6_z;
    const float t63 = minus_w6_x * w6_y;
    const float alpha6_x = t62 - U6_yz;
    const float alpha6_y = t61 - minus_U6_xz;
    const float t64 = w6_z * w6_z;
    const float minus_U6_xx = w6_y * w6_y + t64;
    const float minus_U6_yy = minus_w6_x * minus_w6_x + t64;
    const float minus_U6_xy = t63 + alpha6_z;
    const float U6_yx = alpha6_z - t63;
    const float minus_U6_zx = t61 + alpha6_y;
    const float U6_zy = t62 + alpha6_x;

    /* link 6: acceleration a of its origin, gravity included */
    const float t65 = a5_x - 0.014f * minus_U5_xy;
    const float a6_z = minus_a5_y + 0.014f * minus_U5_yy;
    const float t66 = a5_z + 0.014f * U5_zy;
    const float minus_a6_x = c6 * t65 + s6 * t66;
    const float a6_y = s6 * t65 - c6 * t66;

    /* link 6: force f = U mc (m = 0) */
    const float minus_f6_x = 0.017712787f * minus_U6_xx + 2.0453745e-06f * minus_U6_xy;
    const float f6_y = 0.017712787f * U6_yx - 2.0453745e-06f * minus_U6_yy;
    const float f6_z = 2.0453745e-06f * U6_zy - 0.017712787f * minus_U6_zx;

    /* link 6: moment n = I alpha + w x I w + mc x a */
    const float t67 = 0.0005461135f * U6_yx - 1.609853e-07f * minus_U6_zx;
    const float t68 = 0.0022955781f * t62 - 0.0022644782f * alpha6_x + t67;
    const float t69 = 3.959544e-08f * minus_U6_xy - 1.609853e-07f * U6_zy;
    const float t70 = 0.0005461135f * (minus_U6_xx - minus_U5_yy);
    const float t71 = 3.959544e-08f * minus_U6_xz + 0.0005461135f * U6_yz;
    const float t72 = 0.0022955781f * alpha6_z - 0.0022644782f * t63 - t71;
    const float t73 = t68 + 3.959544e-08f * (minus_U5_yy - minus_U6_yy);
    const float n6_x = t73 + 2.0453745e-06f * a6_z;
    const float n6_y = 0.004560056f * t61 + t69 + t70 - 0.017712787f * a6_z;
    const float t74 = t72 - 1.609853e-07f * (minus_U6_yy - minus_U6_xx);
    const float n6_z = t74 + (0.017712787f * a6_y + 2.0453745e-06f * minus_a6_x);

    /* link 7: angular velocity w */
    const float w7_x = s7 * w6_y - c7 * minus_w6_x;
    const float w7_y = s7 * minus_w6_x + c7 * w6_y;
    const float w7_z = w6_z + qd[11];

    /* link 7: angular acceleration alpha, U = [alpha] + [w][w]
       U7_zz = U5_yy */
    const float alpha7_z = alpha6_z + qdd[11];
    const float U7_xz = s7 * U6_yz - c7 * minus_U6_xz;
    const float U7_yz = s7 * minus_U6_xz + c7 * U6_yz;
    const float t75 = w7_x * w7_z;
    const float t76 = w7_y * w7_z;
    const float t77 = w7_x * w7_y;
    const float alpha7_x = t76 - U7_yz;
    const float alpha7_y = U7_xz - t75;
    const float minus_U7_xx = w7_y * w7_y + w7_z * w7_z;
    const float U7_yx = t77 + alpha7_z;
    const float U7_zx = t75 - alpha7_y;

    /* link 7: acceleration a of its origin, gravity included */
    const float a7_z = a6_z - 0.16f * minus_U6_zx;
    const float t78 = s7 * (minus_a6_x + 0.16f * minus_U6_xx);
    const float a7_y = t78 + c7 * (a6_y + 0.16f * U6_yx);

    /* link 7: force f = U mc (m = 0) */
    const float minus_f7_x = 0.0038482517f * minus_U7_xx;
    const float f7_y = 0.0038482517f * U7_yx;
    const float f7_z = 0.0038482517f * U7_zx;

    /* link 7: moment n = I alpha + w x I w + mc x a */
    const float t79 = 0.0005426192f * t76 - 0.00053960923f * alpha7_x;
    const float n7_x = t79 + 0.00017761436f * U7_yx;
    const float t80 = 0.00017761436f * (minus_U7_xx - minus_U5_yy);
    const float t81 = 0.0005426192f * alpha7_z + 0.00053960923f * t77;
    const float n7_y = t80 - 0.0010822285f * t75 - 0.0038482517f * a7_z;
    const float n7_z = t81 - 0.00017761436f * U7_yz + 0.0038482517f * a7_y;
    tau[11] = n7_z;

    /* link 8: angular velocity w */
    const float w8_x = c8 * qd[2] - s8 * qd[1];
    const float minus_w8_y = c8 * qd[1] + s8 * qd[2];
    const float w8_z = qd[0] + qd[12];

    /* link 8: angular acceleration alpha, U = [alpha] + [w][w]
       U8_zz = U1_xx */
    const float alpha8_z = qdd[0] + qdd[12];
    const float U8_xz = c8 * U1_zx - s8 * U1_yx;
    const float minus_U8_yz = c8 * U1_yx + s8 * U1_zx;
    const float t82 = minus_w8_y * w8_z;
    const float t83 = w8_x * minus_w8_y;
    const float alpha8_x = minus_U8_yz - t82;
    const float minus_U8_yy = w8_x * w8_x + w8_z * w8_z;
    const float minus_U8_xy = t83 + alpha8_z;
    const float U8_zy = alpha8_x - t82;

    /* link 8: acceleration a of its origin, gravity included */
    const float a8_z = a1_x + t52;
    const float t84 = a1_y - t53;
    const float t85 = a1_z - t54;
    const float a8_x = c8 * t85 - s8 * t84;
    const float minus_a8_y = c8 * t84 + s8 * t85;

    /* link 8: force f = U mc (m = 0) */
    const float f8_x = 0.00867408f * minus_U8_xy;
    const float f8_y = 0.00867408f * minus_U8_yy;

    /* link 8: moment n = I alpha + w x I w + mc x a */
    const float t86 = w8_x * w8_z;
    const float t87 = 0.0031488703f * alpha8_x - 0.0031799702f * t82;
    const float n8_y = 7.0200156e-05f * minus_U8_xy - 3.11e-05f * t86;
    const float t88 = 0.0031799702f * alpha8_z + 0.0031488703f * t83;
    const float t89 = t87 + 7.0200156e-05f * (minus_U1_xx - minus_U8_yy);
    const float n8_x = t89 - 0.00867408f * a8_z;
    const float n8_z = t88 + 7.0200156e-05f * U8_xz + 0.00867408f * a8_x;

    /* link 9: angular velocity w */
    const float minus_w9_x = c9 * w8_x + s9 * w8_z;
    const float w9_y = s9 * w8_x - c9 * w8_z;
    const float w9_z = minus_w8_y + qd[13];

    /* link 9: angular acceleration alpha, U = [alpha] + [w][w]
       U9_zz = U8_yy */
    const float alpha9_z = t86 - U8_xz + qdd[13];
    const float minus_U9_xz = c9 * minus_U8_xy - s9 * U8_zy;
    const float U9_yz = s9 * minus_U8_xy + c9 * U8_zy;
    const float t90 = minus_w9_x * w9_z;
    const float t91 = w9_y * w9_z;
    const float t92 = minus_w9_x * w9_y;
    const float alpha9_x = t91 - U9_yz;
    const float alpha9_y = t90 - minus_U9_xz;
    const float t93 = w9_z * w9_z;
    const float minus_U9_xx = w9_y * w9_y + t93;
    const float minus_U9_yy = minus_w9_x * minus_w9_x + t93;
    const float minus_U9_xy = t92 + alpha9_z;
    const float U9_yx = alpha9_z - t92;
    const float minus_U9_zx = t90 + alpha9_y;
    const float U9_zy = t91 + alpha9_x;

    /* link 9: acceleration a of its origin, gravity included */
    const float t94 = a8_x + 0.014f * minus_U8_xy;
    const float t95 = a8_z - 0.014f * U8_zy;
    const float minus_a9_x = c9 * t94 + s9 * t95;
    const float a9_y = s9 * t94 - c9 * t95;
    const float a9_z = minus_a8_y - 0.014f * minus_U8_yy;

    /* link 9: force f = U mc (m = 0) */
    const float f9_x = 2.0453745e-06f * minus_U9_xy - 0.017712787f * minus_U9_xx;
    const float f9_y = 0.017712787f * U9_yx + 2.0453745e-06f * minus_U9_yy;
    const float minus_f9_z = 0.017712787f * minus_U9_zx + 2.0453745e-06f * U9_zy;

    /* link 9: moment n = I alpha + w x I w + mc x a */
    const float t96 = 1.609853e-07f * minus_U9_zx - 0.0005461135f * U9_yx;
    const float t97 = 0.0022955781f * t91 - 0.0022644782f * alpha9_x + t96;
    const float t98 = 1.609853e-07f * U9_zy + 3.959544e-08f * minus_U9_xy;
    const float t99 = 0.0005461135f * (minus_U9_xx - minus_U8_yy);
    const float t100 = 0.0005461135f * U9_yz - 3.959544e-08f * minus_U9_xz;
    const float t101 = 0.0022955781f * alpha9_z - 0.0022644782f * t92 + t100;
    const float t102 = t97 + 3.959544e-08f * (minus_U8_yy - minus_U9_yy);
    const float n9_x = t102 - 2.0453745e-06f * a9_z;
    const float n9_y = 0.004560056f * t90 + t98 - t99 - 0.017712787f * a9_z;
    const float t103 = t101 + 1.609853e-07f * (minus_U9_yy - minus_U9_xx);
    const float n9_z = t103 + (0.017712787f * a9_y - 2.0453745e-06f * minus_a9_x);

    /* link 10: angular velocity w */
    const float w10_x = s10 * w9_y - c10 * minus_w9_x;
    const float w10_y = s10 * minus_w9_x + c10 * w9_y;
    const float w10_z = w9_z + qd[14];

    /* link 10: angular acceleration alpha, U = [alpha] + [w][w]
       U10_zz = U8_yy */
    const float alpha10_z = alpha9_z + qdd[14];
    const float U10_xz = s10 * U9_yz - c10 * minus_U9_xz;
    const float U10_yz = s10 * minus_U9_xz + c10 * U9_yz;
    const float t104 = w10_x * w10_z;
    const float t105 = w10_y * w10_z;
    const float t106 = w10_x * w10_y;
    const float alpha10_x = t105 - U10_yz;
    const float alpha10_y = U10_xz - t104;
    const float minus_U10_xx = w10_y * w10_y + w10_z * w10_z;
    const float U10_yx = t106 + alpha10_z;
    const float U10_zx = t104 - alpha10_y;

    /* link 10: acceleration a of its origin, gravity included */
    const float a10_z = a9_z - 0.16f * minus_U9_zx;
    const float t107 = s10 * (minus_a9_x + 0.16f * minus_U9_xx);
    const float a10_y = t107 + c10 * (a9_y + 0.16f * U9_yx);

    /* link 10: force f = U mc (m = 0) */
    const float minus_f10_x = 0.0038482517f * minus_U10_xx;
    const float f10_y = 0.0038482517f * U10_yx;
    const float f10_z = 0.0038482517f * U10_zx;

    /* link 10: moment n = I alpha + w x I w + mc x a */
    const float t108 = 0.0005426192f * t105 - 0.00053960923f * alpha10_x;
    const float n10_x = t108 - 0.00017761436f * U10_yx;
    const float t109 = 0.00017761436f * (minus_U10_xx - minus_U8_yy);
    const float t110 = 0.0005426192f * alpha10_z + 0.00053960923f * t106;
    const float minus_n10_y = 0.0010822285f * t104 + t109 + 0.0038482517f * a10_z;
    const float n10_z = t110 + 0.00017761436f * U10_yz + 0.0038482517f * a10_y;
    tau[14] = n10_z;

    /* link 11: angular velocity w */
    const float w11_x = c11 * qd[2] - s11 * qd[1];
    const float minus_w11_y = c11 * qd[1] + s11 * qd[2];
    const float w11_z = qd[0] + qd[15];

    /* link 11: angular acceleration alpha, U = [alpha] + [w][w]
       U11_zz = U1_xx */
    const float alpha11_z = qdd[0] + qdd[15];
    const float U11_xz = c11 * U1_zx - s11 * U1_yx;
    const float minus_U11_yz = c11 * U1_yx + s11 * U1_zx;
    const float t111 = minus_w11_y * w11_z;
    const float t112 = w11_x * minus_w11_y;
    const float alpha11_x = minus_U11_yz - t111;
    const float minus_U11_yy = w11_x * w11_x + w11_z * w11_z;
    const float minus_U11_xy = t112 + alpha11_z;
    const float U11_zy = alpha11_x - t111;

    /* link 11: acceleration a of its origin, gravity included */
    const float a11_z = a1_x - t16;
    const float t113 = a1_y - t19;
    const float t114 = a1_z - t22;
    const float a11_x = c11 * t114 - s11 * t113;
    const float minus_a11_y = c11 * t113 + s11 * t114;

    /* link 11: force f = U mc (m = 0) */
    const float minus_f11_x = 0.00867408f * minus_U11_xy;
    const float minus_f11_y = 0.00867408f * minus_U11_yy;

    /* link 11: moment n = I alpha + w x I w + mc x a */
    const float t115 = w11_x * w11_z;
    const float t116 = 0.0031488703f * alpha11_x - 0.0031799702f * t111;
    const float minus_n11_y = 3.11e-05f * t115 + 7.0200156e-05f * minus_U11_xy;
    const float t117 = 0.0031799702f * alpha11_z + 0.0031488703f * t112;
    const float t118 = t116 - 7.0200156e-05f * (minus_U1_xx - minus_U11_yy);
    const float n11_x = t118 + 0.00867408f * a11_z;
    const float n11_z = t117 - 7.0200156e-05f * U11_xz - 0.00867408f * a11_x;

    /* link 12: angular velocity w */
    const float minus_w12_x = c12 * w11_x + s12 * w11_z;
    const float w12_y = s12 * w11_x - c12 * w11_z;
    const float w12_z = minus_w11_y + qd[16];

    /* link 12: angular acceleration alpha, U = [alpha] + [w][w]
       U12_zz = U11_yy */
    const float alpha12_z = t115 - U11_xz + qdd[16];
    const float minus_U12_xz = c12 * minus_U11_xy - s12 * U11_zy;
    const float U12_yz = s12 * minus_U11_xy + c12 * U11_zy;
    const float t119 = minus_w12_x * w12_z;
    const float t120 = w12_y * w12_z;
    const float t121 = minus_w12_x * w12_y;
    const float alpha12_x = t120 - U12_yz;
    const float alpha12_y = t119 - minus_U12_xz;
    const float t122 = w12_z * w12_z;
    const float minus_U12_xx = w12_y * w12_y + t122;
    const float minus_U12_yy = minus_w12_x * minus_w12_x + t122;
    const float minus_U12_xy = t121 + alpha12_z;
    const float U12_yx = alpha12_z - t121;
    const float minus_U12_zx = t119 + alpha12_y;
    const float U12_zy = t120 + alpha12_x;

    /* link 12: acceleration a of its origin, gravity included */
    const float t123 = a11_x - 0.014f * minus_U11_xy;
    const float a12_z = minus_a11_y + 0.014f * minus_U11_yy;
    const float t124 = a11_z + 0.014f * U11_zy;
    const float minus_a12_x = c12 * t123 + s12 * t124;
    const float a12_y = s12 * t123 - c12 * t124;

    /* link 12: force f = U mc (m = 0) */
    const float minus_f12_x = 0.017712787f * minus_U12_xx + 2.0453745e-06f * minus_U12_xy;
    const float f12_y = 0.017712787f * U12_yx - 2.0453745e-06f * minus_U12_yy;
    const float f12_z = 2.0453745e-06f * U12_zy - 0.017712787f * minus_U12_zx;

    /* link 12: moment n = I alpha + w x I w + mc x a */
    const float t125 = 0.0005461135f * U12_yx - 1.609853e-07f * minus_U12_zx;
    const float t126 = 0.0022955781f * t120 - 0.0022644782f * alpha12_x + t125;
    const float t127 = 3.959544e-08f * minus_U12_xy - 1.609853e-07f * U12_zy;
    const float t128 = 0.0005461135f * (minus_U12_xx - minus_U11_yy);
    const float t129 = 3.959544e-08f * minus_U12_xz + 0.0005461135f * U12_yz;
    const float t130 = 0.0022955781f * alpha12_z - 0.0022644782f * t121 - t129;
    const float t131 = t126 + 3.959544e-08f * (minus_U11_yy - minus_U12_yy);
    const float n12_x = t131 + 2.0453745e-06f * a12_z;
    const float n12_y = 0.004560056f * t119 + t127 + t128 - 0.017712787f * a12_z;
    const float t132 = t130 - 1.609853e-07f * (minus_U12_yy - minus_U12_xx);
    const float n12_z = t132 + (0.017712787f * a12_y + 2.0453745e-06f * minus_a12_x);

    /* link 13: angular velocity w */
    const float w13_x = s13 * w12_y - c13 * minus_w12_x;
    const float w13_y = s13 * minus_w12_x + c13 * w12_y;
    const float w13_z = w12_z + qd[17];

    /* link 13: angular acceleration alpha, U = [alpha] + [w][w]
       U13_zz = U11_yy */
    const float alpha13_z = alpha12_z + qdd[17];
    const float U13_xz = s13 * U12_yz - c13 * minus_U12_xz;
    const float U13_yz = s13 * minus_U12_xz + c13 * U12_yz;
    const float t133 = w13_x * w13_z;
    const float t134 = w13_y * w13_z;
    const float t135 = w13_x * w13_y;
    const float alpha13_x = t134 - U13_yz;
    const float alpha13_y = U13_xz - t133;
    const float minus_U13_xx = w13_y * w13_y + w13_z * w13_z;
    const float U13_yx = t135 + alpha13_z;
    const float U13_zx = t133 - alpha13_y;

    /* link 13: acceleration a of its origin, gravity included */
    const float a13_z = a12_z - 0.16f * minus_U12_zx;
    const float t136 = s13 * (minus_a12_x + 0.16f * minus_U12_xx);
    const float a13_y = t136 + c13 * (a12_y + 0.16f * U12_yx);

    /* link 13: force f = U mc (m = 0) */
    const float minus_f13_x = 0.0038482517f * minus_U13_xx;
    const float f13_y = 0.0038482517f * U13_yx;
    const float f13_z = 0.0038482517f * U13_zx;

    /* link 13: moment n = I alpha + w x I w + mc x a */
    const float t137 = 0.0005426192f * t134 - 0.00053960923f * alpha13_x;
    const float n13_x = t137 + 0.00017761436f * U13_yx;
    const float t138 = 0.00017761436f * (minus_U13_xx - minus_U11_yy);
    const float t139 = 0.0005426192f * alpha13_z + 0.00053960923f * t135;
    const float n13_y = t138 - 0.0010822285f * t133 - 0.0038482517f * a13_z;
    const float n13_z = t139 - 0.00017761436f * U13_yz + 0.0038482517f * a13_y;
    tau[17] = n13_z;

    /* joint 12: force F and moment N through it, joint 13 added */
    const float t140 = c13 * f13_y - s13 * minus_f13_x;
    const float N12_x = n12_x + (c13 * n13_x - s13 * n13_y);
    const float N12_y = n12_y + (s13 * n13_x + c13 * n13_y - 0.0006157203f * U13_zx);
    const float N12_z = n12_z + (n13_z + 0.16f * t140);
    tau[16] = N12_z;
    const float minus_F12_x = minus_f12_x + (c13 * minus_f13_x + s13 * f13_y);
    const float F12_y = f12_y + t140;
    const float F12_z = f12_z + f13_z;

    /* joint 11: force F and moment N through it, joint 12 added */
    const float t141 = c12 * minus_F12_x + s12 * F12_y;
    const float t142 = s12 * minus_F12_x - c12 * F12_y;
    const float N11_x = n11_x + (s12 * N12_y - c12 * N12_x + 0.014f * t142);
    const float minus_N11_y = minus_n11_y + N12_z;
    const float N11_z = n11_z - (s12 * N12_x + c12 * N12_y + 0.014f * t141);
    tau[15] = N11_z;
    const float F11_x = t141 - minus_f11_x;
    const float minus_F11_y = minus_f11_y + F12_z;

    /* joint 1: force F and moment N through it, joint 11 added */
    const float t143 = c11 * F11_x + s11 * minus_F11_y;
    const float F1_z = f1_z + t143;

    /* joint 9: force F and moment N through it, joint 10 added */
    const float t144 = c10 * f10_y - s10 * minus_f10_x;
    const float N9_x = n9_x + (c10 * n10_x + s10 * minus_n10_y);
    const float t145 = s10 * n10_x - c10 * minus_n10_y - 0.0006157203f * U10_zx;
    const float N9_y = n9_y + t145;
    const float N9_z = n9_z + (n10_z + 0.16f * t144);
    tau[13] = N9_z;
    const float F9_x = f9_x - (c10 * minus_f10_x + s10 * f10_y);
    const float F9_y = f9_y + t144;

    /* joint 8: force F and moment N through it, joint 9 added */
    const float t146 = s9 * F9_y - c9 * F9_x;
    const float t147 = s9 * F9_x + c9 * F9_y;
    const float N8_x = n8_x + (s9 * N9_y - c9 * N9_x + 0.014f * t147);
    const float N8_y = n8_y - N9_z;
    const float N8_z = n8_z + (0.014f * t146 - (s9 * N9_x + c9 * N9_y));
    tau[12] = N8_z;
    const float F8_x = f8_x + t146;
    const float F8_y = f8_y + (minus_f9_z - f10_z);

    /* joint 1: force F and moment N through it, joint 8 added */
    const float t148 = c8 * F8_x - s8 * F8_y;
    const float F1_z_2 = F1_z + t148;

    /* joint 6: force F and moment N through it, joint 7 added */
    const float t149 = c7 * f7_y - s7 * minus_f7_x;
    const float N6_x = n6_x + (c7 * n7_x - s7 * n7_y);
    const float N6_y = n6_y + (s7 * n7_x + c7 * n7_y - 0.0006157203f * U7_zx);
    const float N6_z = n6_z + (n7_z + 0.16f * t149);
    tau[10] = N6_z;
    const float minus_F6_x = minus_f6_x + (c7 * minus_f7_x + s7 * f7_y);
    const float F6_y = f6_y + t149;
    const float F6_z = f6_z + f7_z;

    /* joint 5: force F and moment N through it, joint 6 added */
    const float t150 = c6 * minus_F6_x + s6 * F6_y;
    const float t151 = s6 * minus_F6_x - c6 * F6_y;
    const float N5_x = n5_x + (s6 * N6_y - c6 * N6_x + 0.014f * t151);
    const float N5_y = n5_y - N6_z;
    const float N5_z = n5_z - (s6 * N6_x + c6 * N6_y + 0.014f * t150);
    tau[9] = N5_z;
    const float F5_x = t150 - minus_f5_x;
    const float minus_F5_y = minus_f5_y + F6_z;

    /* joint 1: force F and moment N through it, joint 5 added */
    const float t152 = c5 * F5_x + s5 * minus_F5_y;
    const float F1_z_3 = F1_z_2 + t152;

    /* joint 3: force F and moment N through it, joint 4 added */
    const float t153 = c4 * f4_y - s4 * minus_f4_x;
    const float N3_x = n3_x + (c4 * n4_x + s4 * minus_n4_y);
    const float N3_y = n3_y + (s4 * n4_x - c4 * minus_n4_y - 0.0006157203f * U4_zx);
    const float N3_z = n3_z + (n4_z + 0.16f * t153);
    tau[7] = N3_z;
    const float F3_x = f3_x - (c4 * minus_f4_x + s4 * f4_y);
    const float F3_y = f3_y + t153;

    /* joint 2: force F and moment N through it, joint 3 added */
    const float t154 = s3 * F3_y - c3 * F3_x;
    const float t155 = s3 * F3_x + c3 * F3_y;
    const float N2_x = n2_x + (s3 * N3_y - c3 * N3_x + 0.014f * t155);
    const float minus_N2_y = minus_n2_y + N3_z;
    const float N2_z = n2_z + (0.014f * t154 - (s3 * N3_x + c3 * N3_y));
    tau[6] = N2_z;
    const float F2_x = f2_x + t154;
    const float F2_y = f2_y + (minus_f3_z - f4_z);

    /* joint 1: force F and moment N through it, joint 2 added */
    const float t156 = c2 * F2_x - s2 * F2_y;
    const float t157 = t143 - t156;
    const float t158 = t148 - t152;
    const float N1_x = n1_x + N11_z + N8_z + N5_z + N2_z - 0.0875f * (t157 - t158);
    tau[0] = N1_x;
    const float t159 = n1_y + (c11 * minus_N11_y - s11 * N11_x);
    const float t160 = t159 - (s8 * N8_x + c8 * N8_y) - (s5 * N5_x + c5 * N5_y);
    const float N1_y = t160 + (c2 * minus_N2_y - s2 * N2_x) + 0.1946f * (t157 + t158);
    tau[1] = N1_y;
    const float t161 = t142 + t151 + 0.00867408f * (U11_zy + U5_zy);
    const float t162 = t147 + t155 + 0.00867408f * (U8_zy + U2_zy);
    const float t163 = c11 * minus_F11_y - s11 * F11_x - (s8 * F8_x + c8 * F8_y);
    const float t164 = c5 * minus_F5_y - s5 * F5_x - (s2 * F2_x + c2 * F2_y);
    const float t165 = n1_z + (c11 * N11_x + s11 * minus_N11_y);
    const float t166 = t165 + (c8 * N8_x - s8 * N8_y) + (c5 * N5_x - s5 * N5_y);
    const float t167 = t166 + (c2 * N2_x + s2 * minus_N2_y) + 0.0875f * (t161 + t162);
    const float N1_z = t167 - 0.1946f * (t163 - t164);
    tau[2] = N1_z;
    const float F1_x = f1_x + t161 - t162;
    tau[3] = F1_x;
    const float F1_y = f1_y + t163 + t164;
    tau[4] = F1_y;
    const float F1_z_4 = F1_z_3 + t156;
    tau[5] = F1_z_4;
}

#if defined(__GNUC__) && !defined(__clang__) && !defined(SYMDYN_NO_PRAGMA)
#pragma GCC pop_options
#endif
