/*
 * panda_hand.c: dynamics of panda_hand, made by symdyn 0.2.0. Do not edit.
 *
 * Made from panda_hand.urdf, sha256 d991cbd4207937f1.
 * 7 coordinates, 7 velocities, gravity (0, 0, -9.81) m/s^2.
 * joint panda_finger_joint1 locked at 0.02 m
 * joint panda_finger_joint2 locked at 0.02 m, where panda_finger_joint1 holds it
 * payload of 1 kg at panda_hand_tcp
 * the parameters payload are a load at panda_hand_tcp, about the frame of that tip
 *
 * Links, numbered as in the code
 *    1  panda_link1: revolute joint panda_joint1 on the base
 *    2  panda_link2: revolute joint panda_joint2 on link 1
 *    3  panda_link3: revolute joint panda_joint3 on link 2
 *    4  panda_link4: revolute joint panda_joint4 on link 3
 *    5  panda_link5: revolute joint panda_joint5 on link 4
 *    6  panda_link6: revolute joint panda_joint6 on link 5
 *    7  panda_link7: revolute joint panda_joint7 on link 6
 * Tips: panda_hand_tcp
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
 *   inverse_dynamics  332 mul, 344 add, 12 sin/cos  (by newton-euler-matrix)
 *   bias              326 mul, 329 add, 12 sin/cos  (by newton-euler-matrix)
 *   forward_dynamics  635 mul, 594 add, 7 div, 12 sin/cos  (by ldlt)
 *   mass_matrix_bias  510 mul, 489 add, 12 sin/cos  (by composite-body+newton-euler-matrix)
 *
 * Reading the functions
 *   minus_x is -x. Under the title of a block, a = b says that a has no line, b being the same;
 *   names with a title say that these lines are part of that later block as well. Components
 *   that no result needs are left out.
 *
 * Transferred inertia: in these functions the part of a link's inertia that its joint cannot
 * feel is added to the parent link.
 * They compute with the sums called R, and with own parameters that stay and have no sum.
 * Literals in the code are these, lengths, or products, differences and multiples of them.
 *   inverse_dynamics, bias, forward_dynamics, mass_matrix_bias
 *   link 1: panda_link1
 *     own: m1 = 4.970684, mcx1 = 0.0192614005, mcy1 = 0.010343993404000001, mcz1 = -0.8698697,
 *       Ixx1 = 0.8556187233502738, Ixy1 = -0.0001790829744405, Iyy1 = 0.8589118354269374,
 *       Ixz1 = 0.0101427450875, Iyz1 = 0.020979198845699997, Izz1 = 0.009213163777211224; m1,
 *       mcz1, Iyy1 have no effect
 *     mcyR1 = mcy1 + mcz2 = 0.012604999774000002
 *     IxxR1 = Ixx1 - Iyy1 + Iyy2 = 0.024831172635531362
 *     IzzR1 = Izz1 + Iyy2 = 0.03733744848940618
 *
 * Parameters p, with the nominal values
 *   p[0]  payload.m = 1.0 kg
 *   p[1]  payload.mcx = 0.02 kg m
 *   p[2]  payload.mcy = 0.0 kg m
 *   p[3]  payload.mcz = 0.03 kg m
 *   p[4]  payload.Ixx = 0.0017000000000000001 kg m^2
 *   p[5]  payload.Ixy = 0.0 kg m^2
 *   p[6]  payload.Iyy = 0.0021 kg m^2
 *   p[7]  payload.Ixz = -0.0006 kg m^2
 *   p[8]  payload.Iyz = 0.0 kg m^2
 *   p[9]  payload.Izz = 0.001 kg m^2
 */
#include "panda_hand.h"

#include <math.h>

const double panda_hand_q_lower[7] = {
    -2.8973, -1.7628, -2.8973, -3.0718, -2.8973, -0.0175, -2.8973};

const double panda_hand_q_upper[7] = {
    2.8973, 1.7628, 2.8973, -0.0698, 2.8973, 3.7525, 2.8973};

const double panda_hand_qd_limit[7] = {
    2.175, 2.175, 2.175, 2.175, 2.61, 2.61, 2.61};

const double panda_hand_tau_limit[7] = {
    87.0, 87.0, 87.0, 87.0, 12.0, 12.0, 12.0};

const double panda_hand_p_nominal[10] = {
    1.0, 0.02, 0.0, 0.03, 0.0017000000000000001, 0.0, 0.0021, -0.0006, 0.0, 0.001};

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

/* Joint forces for given accelerations: tau = M(q,p) qdd + C(q,qd,p) qd + phi(q,p). */
void panda_hand_inverse_dynamics(const double q[7],
                                 const double qd[7],
                                 const double qdd[7],
                                 const double p[10],
                                 double tau[7])
{
    /* parameters */
    const double payload_m = p[0];
    const double payload_mcx = p[1];
    const double payload_mcy = p[2];
    const double payload_mcz = p[3];
    const double payload_Ixx = p[4];
    const double payload_Ixy = p[5];
    const double payload_Iyy = p[6];
    const double payload_Ixz = p[7];
    const double payload_Iyz = p[8];
    const double payload_Izz = p[9];

    /* sines and cosines of the joint angles */
    double s2, c2, s3, c3, s4, c4, s5, c5, s6, c6, s7, c7;
    symdyn_sincos(q[1], &s2, &c2);
    symdyn_sincos(q[2], &s3, &c3);
    symdyn_sincos(q[3], &s4, &c4);
    symdyn_sincos(q[4], &s5, &c5);
    symdyn_sincos(q[5], &s6, &c6);
    symdyn_sincos(q[6], &s7, &c7);

    /* link 2: inertia, regrouped: without what its joint cannot feel */
    const double t1 = payload_m + 1.4955219999999998;
    const double t2 = t1 + 2.892501;
    const double t3 = t2 + 3.587895;
    const double t4 = t3 + 3.228604;
    const double mcyR2 = 0.196128908488 - 0.316 * t4;
    const double t5 = 0.006806250000000001 * t3;
    const double t6 = t5 + 0.05287838199960611;
    const double t7 = 0.099856 * t4 + t6;
    const double IxxR2 = t7 - 0.15531662295562942;
    const double IzzR2 = t7 - 0.1091608579657658;

    /* link 3: inertia, regrouped: without what its joint cannot feel */
    const double mcxR3 = 0.0825 * t3 + 0.088844724872;
    const double t8 = 0.006806250000000001 * t2 + 0.03239943042445132;
    const double IxxR3 = t8 + 0.05649492601407083 - t6;
    const double IzzR3 = t5 + 0.01824920229252011 + t8;

    /* link 4: inertia, regrouped: without what its joint cannot feel */
    const double minus_mcxR4 = 0.0825 * t2 + 0.19076837715;
    const double mcyR4 = 0.384 * t2 + 0.327522721603;
    const double IxxR4 = 0.147456 * t2 - t8 + 0.0629481874193843;
    const double IxyR4 = 0.03168 * t2 + 0.023828304045460852;
    const double IzzR4 = 0.15426225000000002 * t2 + 0.072857066221064;

    /* link 5: inertia, regrouped: without what its joint cannot feel */
    const double t9 = 0.007743999999999999 * t1;
    const double t10 = t9 + 0.010567766133106952;
    const double IxxR5 = t10 + 0.007967198632775133;
    const double IzzR5 = t10 + 0.010869510762828563;

    /* link 6: inertia, regrouped: without what its joint cannot feel */
    const double mcxR6 = 0.088 * t1 + 0.10024161669500001;
    const double t11 = payload_mcz + 0.2104 * payload_m;
    const double t12 = t11 + 0.15117794863399997;
    const double minus_mcyR6 = t12 + 0.023526756935;
    const double t13 = 0.7071067811865476 * payload_Ixx;
    const double t14 = 0.7071067811865476 * payload_Ixy;
    const double t15 = 0.7071067811865476 * payload_Iyy;
    const double t16 = 0.2104 * (payload_mcz + t11);
    const double t17 = 0.7071067811865476 * (t15 - t14 - (t14 - t13));
    const double t18 = t16 + 0.029390870912428355 + t17;
    const double IxxR6 = t18 + 0.00248046035817079 - t10;
    const double IxyR6 = 0.088 * t12 + 0.001524110902883315;
    const double IzzR6 = t9 + 0.011794560230238952 + t18;

    /* link 7: inertia, regrouped: without what its joint cannot feel */
    const double t19 = 0.7071067811865476 * payload_mcx;
    const double t20 = 0.7071067811865476 * payload_mcy;
    const double t21 = t19 + t20;
    const double mcxR7 = t21 + 0.007735484874;
    const double t22 = t20 - t19;
    const double mcyR7 = t22 - 0.0031274395439999996;
    const double t23 = 0.7071067811865476 * (t13 + t14);
    const double t24 = 0.7071067811865476 * (t14 + t15);
    const double IxxR7 = t23 + t24 + t16 + 0.03181181469094958 - t18;
    const double IxyR7 = t24 - t23 - 0.0015157772183157522;
    const double t25 = 0.7071067811865476 * payload_Ixz;
    const double t26 = 0.7071067811865476 * payload_Iyz;
    const double IxzR7 = t25 + t26 - 0.2104 * t21 - 0.001672482661783778;
    const double IyzR7 = t26 - t25 - 0.2104 * t22 - 0.000548359106408232;
    const double IzzR7 = payload_Izz + 0.007590981967360945;

    /* link 1: angular acceleration alpha, U = [alpha] + [w][w]
       U1_yy = U1_xx, U1_yx = qdd[0], U1_xy = -qdd[0], alpha1_z = qdd[0] */
    const double minus_U1_xx = qd[0] * qd[0];

    /* link 1: moment n = I alpha + w x I w + mc x a */
    const double n1_z = 0.03733744848940618 * qdd[0];

    /* link 2: angular velocity w
       w2_z = qd[1] */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];

    /* link 2: angular acceleration alpha, U = [alpha] + [w][w]
       U2_zz = U1_xx, alpha2_z = qdd[1] */
    const double U2_yz = s2 * qdd[0];
    const double minus_U2_xz = c2 * qdd[0];
    const double t27 = minus_w2_y * qd[1];
    const double t28 = minus_w2_x * qd[1];
    const double minus_alpha2_x = U2_yz + t27;
    const double alpha2_y = t28 - minus_U2_xz;
    const double t29 = minus_w2_x * minus_w2_y;
    const double t30 = qd[1] * qd[1];
    const double minus_U2_xx = minus_w2_y * minus_w2_y + t30;
    const double minus_U2_yy = minus_w2_x * minus_w2_x + t30;
    const double U2_xy = t29 - qdd[1];
    const double U2_yx = t29 + qdd[1];
    const double minus_U2_zx = t28 + alpha2_y;
    const double minus_U2_zy = t27 + minus_alpha2_x;

    /* link 2: acceleration a of its origin, gravity included */
    const double minus_a2_x = 9.81 * s2;
    const double minus_a2_y = 9.81 * c2;

    /* link 2: moment n = I alpha + w x I w + mc x a */
    const double t31 = 0.01026110182100817 * U2_yx - 0.00398335888393552 * minus_U2_zx;
    const double t32 = 0.0007689361029464 * (minus_U1_xx - minus_U2_yy);
    const double n2_x = t31 - (IxxR2 * minus_alpha2_x + IzzR2 * t27) + t32;
    const double t33 = 0.00398335888393552 * minus_U2_zy - 0.0007689361029464 * U2_xy;
    const double t34 = 0.01026110182100817 * (minus_U2_xx - minus_U1_xx);
    const double n2_y = t33 - (IxxR2 - IzzR2) * t28 + t34;
    const double t35 = 0.0007689361029464 * minus_U2_xz + 0.01026110182100817 * U2_yz;
    const double t36 = 0.00398335888393552 * (minus_U2_yy - minus_U2_xx);
    const double t37 = 0.01993386669246 * c2 + mcyR2 * minus_a2_x;
    const double n2_z = IzzR2 * qdd[1] - IxxR2 * t29 - t35 - t36 + t37;

    /* link 3: angular velocity w */
    const double w3_x = s3 * qd[1] - c3 * minus_w2_x;
    const double w3_y = s3 * minus_w2_x + c3 * qd[1];
    const double w3_z = minus_w2_y + qd[2];

    /* link 3: angular acceleration alpha, U = [alpha] + [w][w]
       U3_zz = U2_yy */
    const double alpha3_z = qdd[2] - alpha2_y;
    const double U3_xz = s3 * minus_U2_zy - c3 * U2_xy;
    const double U3_yz = c3 * minus_U2_zy + s3 * U2_xy;
    const double t38 = w3_x * w3_z;
    const double t39 = w3_y * w3_z;
    const double t40 = w3_x * w3_y;
    const double alpha3_x = t39 - U3_yz;
    const double alpha3_y = U3_xz - t38;
    const double t41 = w3_z * w3_z;
    const double minus_U3_xx = w3_y * w3_y + t41;
    const double minus_U3_yy = w3_x * w3_x + t41;
    const double U3_xy = t40 - alpha3_z;
    const double U3_yx = t40 + alpha3_z;
    const double U3_zx = t38 - alpha3_y;
    const double U3_zy = t39 + alpha3_x;

    /* link 3: acceleration a of its origin, gravity included */
    const double t42 = 0.316 * minus_U2_zy;
    const double t43 = minus_a2_x + 0.316 * U2_xy;
    const double a3_x = s3 * t42 - c3 * t43;
    const double a3_y = s3 * t43 + c3 * t42;
    const double a3_z = minus_a2_y - 0.316 * minus_U2_yy;

    /* link 3: force f = U mc (m = 0) */
    const double f3_x = 0.028227094878000014 * U3_xy - minus_U3_xx * mcxR3;
    const double f3_y = U3_yx * mcxR3 - 0.028227094878000014 * minus_U3_yy;

    /* link 3: moment n = I alpha + w x I w + mc x a */
    const double t44 = 0.00012191242095074308 * U3_zx - 0.005487648106562255 * U3_yx;
    const double t45 = 0.0043772571218395825 * (minus_U2_yy - minus_U3_yy);
    const double t46 = 0.0043772571218395825 * U3_xy - 0.00012191242095074308 * U3_zy;
    const double t47 = 0.005487648106562255 * (minus_U3_xx - minus_U2_yy);
    const double t48 = 0.005487648106562255 * U3_yz - 0.0043772571218395825 * U3_xz;
    const double t49 = 0.00012191242095074308 * (minus_U3_yy - minus_U3_xx);
    const double t50 = IxxR3 * alpha3_x + IzzR3 * t39 + t44 - t45;
    const double n3_x = t50 + 0.028227094878000014 * a3_z;
    const double n3_y = (IxxR3 - IzzR3) * t38 + t46 - t47 - mcxR3 * a3_z;
    const double t51 = IzzR3 * alpha3_z - IxxR3 * t40 + t48 - t49;
    const double n3_z = t51 + (mcxR3 * a3_y - 0.028227094878000014 * a3_x);

    /* link 4: angular velocity w */
    const double w4_x = c4 * w3_x + s4 * w3_z;
    const double w4_y = c4 * w3_z - s4 * w3_x;
    const double w4_z = qd[3] - w3_y;

    /* link 4: angular acceleration alpha, U = [alpha] + [w][w]
       U4_zz = U3_yy */
    const double alpha4_z = qdd[3] - alpha3_y;
    const double minus_U4_xz = c4 * U3_xy + s4 * U3_zy;
    const double minus_U4_yz = c4 * U3_zy - s4 * U3_xy;
    const double t52 = w4_x * w4_z;
    const double t53 = w4_y * w4_z;
    const double t54 = w4_x * w4_y;
    const double alpha4_x = t53 + minus_U4_yz;
    const double minus_alpha4_y = minus_U4_xz + t52;
    const double t55 = w4_z * w4_z;
    const double minus_U4_xx = w4_y * w4_y + t55;
    const double minus_U4_yy = w4_x * w4_x + t55;
    const double U4_xy = t54 - alpha4_z;
    const double U4_yx = t54 + alpha4_z;
    const double U4_zx = t52 + minus_alpha4_y;
    const double U4_zy = t53 + alpha4_x;

    /* link 4: acceleration a of its origin, gravity included */
    const double t56 = a3_x - 0.0825 * minus_U3_xx;
    const double minus_a4_z = a3_y + 0.0825 * U3_yx;
    const double t57 = a3_z + 0.0825 * U3_zx;
    const double a4_x = c4 * t56 + s4 * t57;
    const double a4_y = c4 * t57 - s4 * t56;

    /* link 4: force f = U mc (m = 0) */
    const double f4_x = minus_U4_xx * minus_mcxR4 + U4_xy * mcyR4;
    const double minus_f4_y = U4_yx * minus_mcxR4 + minus_U4_yy * mcyR4;
    const double f4_z = U4_zy * mcyR4 - U4_zx * minus_mcxR4;

    /* link 4: moment n = I alpha + w x I w + mc x a */
    const double t58 = 0.0039053550262761003 * U4_yx - IxyR4 * U4_zx;
    const double t59 = 0.0016444875773692705 * (minus_U3_yy - minus_U4_yy);
    const double t60 = IxyR4 * U4_zy + 0.0016444875773692705 * U4_xy;
    const double t61 = 0.0039053550262761003 * (minus_U4_xx - minus_U3_yy);
    const double t62 = 0.0039053550262761003 * minus_U4_yz;
    const double t63 = t62 + 0.0016444875773692705 * minus_U4_xz;
    const double t64 = IzzR4 * alpha4_z - IxxR4 * t54 + t63;
    const double n4_x = IxxR4 * alpha4_x + IzzR4 * t53 + t58 - t59 - mcyR4 * minus_a4_z;
    const double n4_y = (IxxR4 - IzzR4) * t52 + t60 + t61 - minus_mcxR4 * minus_a4_z;
    const double t65 = t64 + IxyR4 * (minus_U4_yy - minus_U4_xx);
    const double n4_z = t65 - (minus_mcxR4 * a4_y + mcyR4 * a4_x);

    /* link 5: angular velocity w */
    const double w5_x = c5 * w4_x - s5 * w4_z;
    const double minus_w5_y = s5 * w4_x + c5 * w4_z;
    const double w5_z = w4_y + qd[4];

    /* link 5: angular acceleration alpha, U = [alpha] + [w][w]
       U5_zz = U4_yy */
    const double alpha5_z = qdd[4] - minus_alpha4_y;
    const double U5_xz = c5 * U4_xy - s5 * U4_zy;
    const double minus_U5_yz = s5 * U4_xy + c5 * U4_zy;
    const double t66 = w5_x * w5_z;
    const double t67 = minus_w5_y * w5_z;
    const double t68 = w5_x * minus_w5_y;
    const double alpha5_x = minus_U5_yz - t67;
    const double alpha5_y = U5_xz - t66;
    const double t69 = w5_z * w5_z;
    const double minus_U5_xx = minus_w5_y * minus_w5_y + t69;
    const double minus_U5_yy = w5_x * w5_x + t69;
    const double minus_U5_xy = t68 + alpha5_z;
    const double U5_yx = alpha5_z - t68;
    const double U5_zx = t66 - alpha5_y;
    const double U5_zy = alpha5_x - t67;

    /* link 5: acceleration a of its origin, gravity included */
    const double t70 = a4_x + (0.0825 * minus_U4_xx + 0.384 * U4_xy);
    const double a5_z = a4_y - (0.0825 * U4_yx + 0.384 * minus_U4_yy);
    const double t71 = 0.384 * U4_zy - 0.0825 * U4_zx - minus_a4_z;
    const double a5_x = c5 * t70 - s5 * t71;
    const double minus_a5_y = s5 * t70 + c5 * t71;

    /* link 5: force f = U mc (m = 0) */
    const double f5_x = 0.014653732538 * minus_U5_xx - 0.067870631425 * minus_U5_xy;
    const double minus_f5_y = 0.014653732538 * U5_yx + 0.067870631425 * minus_U5_yy;
    const double f5_z = 0.067870631425 * U5_zy - 0.014653732538 * U5_zx;

    /* link 5: moment n = I alpha + w x I w + mc x a */
    const double t72 = 0.0015152444733270301 * U5_zx - 0.004600245517563105 * U5_yx;
    const double t73 = 0.0021640520520981297 * (minus_U4_yy - minus_U5_yy);
    const double t74 = 0.0021640520520981297 * minus_U5_xy;
    const double t75 = (IxxR5 - IzzR5) * t66 + (t74 - 0.0015152444733270301 * U5_zy);
    const double t76 = 0.004600245517563105 * minus_U5_yz;
    const double t77 = 0.0021640520520981297 * U5_xz - t76;
    const double t78 = 0.0015152444733270301 * (minus_U5_yy - minus_U5_xx);
    const double t79 = IxxR5 * alpha5_x - IzzR5 * t67 + t72 + t73;
    const double n5_x = t79 + 0.067870631425 * a5_z;
    const double t80 = t75 - 0.004600245517563105 * (minus_U5_xx - minus_U4_yy);
    const double n5_y = t80 + 0.014653732538 * a5_z;
    const double t81 = 0.014653732538 * minus_a5_y - 0.067870631425 * a5_x;
    const double n5_z = IzzR5 * alpha5_z + IxxR5 * t68 + t77 - t78 + t81;

    /* link 6: angular velocity w */
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double w6_z = minus_w5_y + qd[5];

    /* link 6: angular acceleration alpha, U = [alpha] + [w][w]
       U6_zz = U5_yy */
    const double alpha6_z = qdd[5] - alpha5_y;
    const double U6_xz = c6 * minus_U5_xy - s6 * U5_zy;
    const double minus_U6_yz = c6 * U5_zy + s6 * minus_U5_xy;
    const double t82 = w6_x * w6_z;
    const double t83 = w6_y * w6_z;
    const double t84 = w6_x * w6_y;
    const double alpha6_x = t83 + minus_U6_yz;
    const double alpha6_y = U6_xz - t82;
    const double t85 = w6_z * w6_z;
    const double minus_U6_xx = w6_y * w6_y + t85;
    const double minus_U6_yy = w6_x * w6_x + t85;
    const double U6_xy = t84 - alpha6_z;
    const double U6_yx = t84 + alpha6_z;
    const double U6_zx = t82 - alpha6_y;
    const double U6_zy = t83 + alpha6_x;

    /* link 6: acceleration a of its origin, gravity included
       a6_z = -a5_y */
    const double a6_x = c6 * a5_x + s6 * a5_z;
    const double a6_y = c6 * a5_z - s6 * a5_x;

    /* link 6: force f = U mc (m = 0) */
    const double minus_f6_x = minus_U6_xx * mcxR6 + U6_xy * minus_mcyR6;
    const double f6_y = U6_yx * mcxR6 + minus_U6_yy * minus_mcyR6;
    const double f6_z = U6_zx * mcxR6 - U6_zy * minus_mcyR6;

    /* link 6: moment n = I alpha + w x I w + mc x a */
    const double t86 = 0.00010375891721868492 * U6_yx + IxyR6 * U6_zx;
    const double t87 = 9.3569097314605e-05 * (minus_U5_yy - minus_U6_yy);
    const double t88 = IxyR6 * U6_zy - 9.3569097314605e-05 * U6_xy;
    const double t89 = 0.00010375891721868492 * (minus_U6_xx - minus_U5_yy);
    const double t90 = 0.00010375891721868492 * minus_U6_yz;
    const double t91 = 9.3569097314605e-05 * U6_xz - t90;
    const double t92 = IzzR6 * alpha6_z - IxxR6 * t84 + t91;
    const double t93 = IxxR6 * alpha6_x + IzzR6 * t83 - t86 + t87;
    const double n6_x = t93 - minus_mcyR6 * minus_a5_y;
    const double n6_y = (IxxR6 - IzzR6) * t82 + t88 - t89 - mcxR6 * minus_a5_y;
    const double t94 = t92 + IxyR6 * (minus_U6_yy - minus_U6_xx);
    const double n6_z = t94 + (mcxR6 * a6_y + minus_mcyR6 * a6_x);

    /* link 7: angular velocity w */
    const double w7_x = c7 * w6_x + s7 * w6_z;
    const double w7_y = c7 * w6_z - s7 * w6_x;
    const double w7_z = qd[6] - w6_y;

    /* link 7: angular acceleration alpha, U = [alpha] + [w][w]
       U7_zz = U6_yy */
    const double alpha7_z = qdd[6] - alpha6_y;
    const double minus_U7_xz = c7 * U6_xy + s7 * U6_zy;
    const double minus_U7_yz = c7 * U6_zy - s7 * U6_xy;
    const double t95 = w7_x * w7_z;
    const double t96 = w7_y * w7_z;
    const double t97 = w7_x * w7_y;
    const double alpha7_x = t96 + minus_U7_yz;
    const double minus_alpha7_y = minus_U7_xz + t95;
    const double t98 = w7_z * w7_z;
    const double minus_U7_xx = w7_y * w7_y + t98;
    const double minus_U7_yy = w7_x * w7_x + t98;
    const double U7_xy = t97 - alpha7_z;
    const double U7_yx = t97 + alpha7_z;
    const double U7_zx = t95 + minus_alpha7_y;
    const double U7_zy = t96 + alpha7_x;

    /* link 7: acceleration a of its origin, gravity included */
    const double t99 = a6_x - 0.088 * minus_U6_xx;
    const double minus_a7_z = a6_y + 0.088 * U6_yx;
    const double t100 = minus_a5_y + 0.088 * U6_zx;
    const double a7_x = c7 * t99 + s7 * t100;
    const double a7_y = c7 * t100 - s7 * t99;

    /* link 7: force f = U mc (m = 0) */
    const double f7_x = U7_xy * mcyR7 - minus_U7_xx * mcxR7;
    const double f7_y = U7_yx * mcxR7 - minus_U7_yy * mcyR7;
    const double f7_z = U7_zx * mcxR7 + U7_zy * mcyR7;

    /* link 7: moment n = I alpha + w x I w + mc x a */
    const double t101 = IxxR7 * alpha7_x + IzzR7 * t96 + (IxzR7 * U7_yx - IxyR7 * U7_zx);
    const double t102 = (IxxR7 - IzzR7) * t95 + (IxyR7 * U7_zy - IyzR7 * U7_xy);
    const double t103 = IxzR7 * minus_U7_yz - IyzR7 * minus_U7_xz;
    const double t104 = IzzR7 * alpha7_z - IxxR7 * t97 + t103;
    const double n7_x = t101 + IyzR7 * (minus_U6_yy - minus_U7_yy) - mcyR7 * minus_a7_z;
    const double n7_y = t102 + IxzR7 * (minus_U7_xx - minus_U6_yy) + mcxR7 * minus_a7_z;
    const double t105 = t104 + IxyR7 * (minus_U7_yy - minus_U7_xx);
    const double n7_z = t105 + (mcxR7 * a7_y - mcyR7 * a7_x);
    tau[6] = n7_z;

    /* joint 6: force F and moment N through it, joint 7 added */
    const double t106 = s7 * f7_x + c7 * f7_y;
    const double N6_x = n6_x + (c7 * n7_x - s7 * n7_y);
    const double N6_y = n6_y - (n7_z + 0.088 * t106);
    const double N6_z = n6_z + (s7 * n7_x + c7 * n7_y - 0.088 * f7_z);
    tau[5] = N6_z;
    const double F6_x = c7 * f7_x - s7 * f7_y - minus_f6_x;
    const double F6_y = f6_y - f7_z;
    const double F6_z = f6_z + t106;

    /* joint 5: force F and moment N through it, joint 6 added */
    const double N5_x = n5_x + (c6 * N6_x - s6 * N6_y);
    const double N5_y = n5_y - N6_z;
    const double N5_z = n5_z + (s6 * N6_x + c6 * N6_y);
    tau[4] = N5_z;
    const double F5_x = f5_x + (c6 * F6_x - s6 * F6_y);
    const double minus_F5_y = minus_f5_y + F6_z;
    const double F5_z = f5_z + (s6 * F6_x + c6 * F6_y);

    /* joint 4: force F and moment N through it, joint 5 added */
    const double t107 = c5 * F5_x + s5 * minus_F5_y;
    const double t108 = c5 * minus_F5_y - s5 * F5_x;
    const double N4_x = n4_x + (c5 * N5_x - s5 * N5_y + 0.384 * t108);
    const double N4_y = n4_y + (N5_z + 0.0825 * t108);
    const double N4_z = n4_z - (s5 * N5_x + c5 * N5_y + (0.0825 * F5_z + 0.384 * t107));
    tau[3] = N4_z;
    const double F4_x = f4_x + t107;
    const double F4_y = F5_z - minus_f4_y;
    const double F4_z = f4_z + t108;

    /* joint 3: force F and moment N through it, joint 4 added */
    const double N3_x = n3_x + (c4 * N4_x - s4 * N4_y);
    const double N3_y = n3_y - (N4_z + 0.0825 * (s4 * F4_x + c4 * F4_y));
    const double N3_z = n3_z + (s4 * N4_x + c4 * N4_y - 0.0825 * F4_z);
    tau[2] = N3_z;
    const double F3_x = f3_x + (c4 * F4_x - s4 * F4_y);
    const double F3_y = f3_y - F4_z;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double N2_x = n2_x + (c3 * N3_x - s3 * N3_y - 0.316 * (s3 * F3_x + c3 * F3_y));
    const double N2_y = n2_y - N3_z;
    const double N2_z = n2_z + (s3 * N3_x + c3 * N3_y + 0.316 * (c3 * F3_x - s3 * F3_y));
    tau[1] = N2_z;

    /* joint 1: force F and moment N through it, joint 2 added */
    const double N1_z = n1_z - (s2 * N2_x + c2 * N2_y);
    tau[0] = N1_z;
}

/* Joint forces at zero acceleration: h = C(q,qd,p) qd + phi(q,p). */
void panda_hand_bias(const double q[7], const double qd[7], const double p[10], double h[7])
{
    /* parameters */
    const double payload_m = p[0];
    const double payload_mcx = p[1];
    const double payload_mcy = p[2];
    const double payload_mcz = p[3];
    const double payload_Ixx = p[4];
    const double payload_Ixy = p[5];
    const double payload_Iyy = p[6];
    const double payload_Ixz = p[7];
    const double payload_Iyz = p[8];
    const double payload_Izz = p[9];

    /* sines and cosines of the joint angles */
    double s2, c2, s3, c3, s4, c4, s5, c5, s6, c6, s7, c7;
    symdyn_sincos(q[1], &s2, &c2);
    symdyn_sincos(q[2], &s3, &c3);
    symdyn_sincos(q[3], &s4, &c4);
    symdyn_sincos(q[4], &s5, &c5);
    symdyn_sincos(q[5], &s6, &c6);
    symdyn_sincos(q[6], &s7, &c7);

    /* link 2: inertia, regrouped: without what its joint cannot feel */
    const double t1 = payload_m + 1.4955219999999998;
    const double t2 = t1 + 2.892501;
    const double t3 = t2 + 3.587895;
    const double t4 = t3 + 3.228604;
    const double mcyR2 = 0.196128908488 - 0.316 * t4;
    const double t5 = 0.006806250000000001 * t3;
    const double t6 = t5 + 0.05287838199960611;
    const double t7 = 0.099856 * t4 + t6;
    const double IxxR2 = t7 - 0.15531662295562942;
    const double IzzR2 = t7 - 0.1091608579657658;

    /* link 3: inertia, regrouped: without what its joint cannot feel */
    const double mcxR3 = 0.0825 * t3 + 0.088844724872;
    const double t8 = 0.006806250000000001 * t2 + 0.03239943042445132;
    const double IxxR3 = t8 + 0.05649492601407083 - t6;
    const double IzzR3 = t5 + 0.01824920229252011 + t8;

    /* link 4: inertia, regrouped: without what its joint cannot feel */
    const double minus_mcxR4 = 0.0825 * t2 + 0.19076837715;
    const double mcyR4 = 0.384 * t2 + 0.327522721603;
    const double IxxR4 = 0.147456 * t2 - t8 + 0.0629481874193843;
    const double IxyR4 = 0.03168 * t2 + 0.023828304045460852;
    const double IzzR4 = 0.15426225000000002 * t2 + 0.072857066221064;

    /* link 5: inertia, regrouped: without what its joint cannot feel */
    const double t9 = 0.007743999999999999 * t1;
    const double t10 = t9 + 0.010567766133106952;
    const double IxxR5 = t10 + 0.007967198632775133;
    const double IzzR5 = t10 + 0.010869510762828563;

    /* link 6: inertia, regrouped: without what its joint cannot feel */
    const double mcxR6 = 0.088 * t1 + 0.10024161669500001;
    const double t11 = payload_mcz + 0.2104 * payload_m;
    const double t12 = t11 + 0.15117794863399997;
    const double minus_mcyR6 = t12 + 0.023526756935;
    const double t13 = 0.7071067811865476 * payload_Ixx;
    const double t14 = 0.7071067811865476 * payload_Ixy;
    const double t15 = 0.7071067811865476 * payload_Iyy;
    const double t16 = 0.2104 * (payload_mcz + t11);
    const double t17 = 0.7071067811865476 * (t15 - t14 - (t14 - t13));
    const double t18 = t16 + 0.029390870912428355 + t17;
    const double IxxR6 = t18 + 0.00248046035817079 - t10;
    const double IxyR6 = 0.088 * t12 + 0.001524110902883315;
    const double IzzR6 = t9 + 0.011794560230238952 + t18;

    /* link 7: inertia, regrouped: without what its joint cannot feel */
    const double t19 = 0.7071067811865476 * payload_mcx;
    const double t20 = 0.7071067811865476 * payload_mcy;
    const double t21 = t19 + t20;
    const double mcxR7 = t21 + 0.007735484874;
    const double t22 = t20 - t19;
    const double mcyR7 = t22 - 0.0031274395439999996;
    const double t23 = 0.7071067811865476 * (t13 + t14);
    const double t24 = 0.7071067811865476 * (t14 + t15);
    const double IxxR7 = t23 + t24 + t16 + 0.03181181469094958 - t18;
    const double IxyR7 = t24 - t23 - 0.0015157772183157522;
    const double t25 = 0.7071067811865476 * payload_Ixz;
    const double t26 = 0.7071067811865476 * payload_Iyz;
    const double IxzR7 = t25 + t26 - 0.2104 * t21 - 0.001672482661783778;
    const double IyzR7 = t26 - t25 - 0.2104 * t22 - 0.000548359106408232;
    const double IzzR7 = payload_Izz + 0.007590981967360945;

    /* link 1: angular acceleration alpha, U = [alpha] + [w][w]
       U1_yy = U1_xx */
    const double minus_U1_xx = qd[0] * qd[0];

    /* link 2: angular velocity w
       w2_z = qd[1] */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];

    /* link 2: angular acceleration alpha, U = [alpha] + [w][w]
       U2_zz = U1_xx, U2_yx = U2_xy */
    const double minus_alpha2_x = minus_w2_y * qd[1];
    const double alpha2_y = minus_w2_x * qd[1];
    const double U2_xy = minus_w2_x * minus_w2_y;
    const double t27 = qd[1] * qd[1];
    const double minus_U2_xx = minus_w2_y * minus_w2_y + t27;
    const double minus_U2_yy = minus_w2_x * minus_w2_x + t27;
    const double minus_U2_zy = 2.0 * minus_alpha2_x;

    /* link 2: acceleration a of its origin, gravity included */
    const double minus_a2_x = 9.81 * s2;
    const double minus_a2_y = 9.81 * c2;

    /* link 2: moment n = I alpha + w x I w + mc x a */
    const double t28 = 0.00796671776787104 * minus_alpha2_x;
    const double t29 = t28 - 0.0007689361029464 * U2_xy - (IxxR2 - IzzR2) * alpha2_y;
    const double n2_y = t29 + 0.01026110182100817 * (minus_U2_xx - minus_U1_xx);
    const double t30 = 0.00398335888393552 * (minus_U2_yy - minus_U2_xx);
    const double t31 = 0.01993386669246 * c2 + mcyR2 * minus_a2_x;
    const double n2_z = t31 - (IxxR2 * U2_xy + t30);

    /* link 3: angular velocity w */
    const double w3_x = s3 * qd[1] - c3 * minus_w2_x;
    const double w3_y = s3 * minus_w2_x + c3 * qd[1];
    const double w3_z = minus_w2_y + qd[2];

    /* link 3: angular acceleration alpha, U = [alpha] + [w][w]
       alpha3_z = -alpha2_y, U3_zz = U2_yy */
    const double U3_xz = s3 * minus_U2_zy - c3 * U2_xy;
    const double U3_yz = s3 * U2_xy + c3 * minus_U2_zy;
    const double t32 = w3_x * w3_z;
    const double t33 = w3_y * w3_z;
    const double t34 = w3_x * w3_y;
    const double alpha3_x = t33 - U3_yz;
    const double alpha3_y = U3_xz - t32;
    const double t35 = w3_z * w3_z;
    const double minus_U3_xx = w3_y * w3_y + t35;
    const double minus_U3_yy = w3_x * w3_x + t35;
    const double U3_xy = t34 + alpha2_y;
    const double U3_yx = t34 - alpha2_y;
    const double U3_zx = t32 - alpha3_y;
    const double U3_zy = t33 + alpha3_x;

    /* link 3: acceleration a of its origin, gravity included */
    const double t36 = 0.632 * minus_alpha2_x;
    const double t37 = minus_a2_x + 0.316 * U2_xy;
    const double a3_x = s3 * t36 - c3 * t37;
    const double a3_y = s3 * t37 + c3 * t36;
    const double a3_z = minus_a2_y - 0.316 * minus_U2_yy;

    /* link 3: force f = U mc (m = 0) */
    const double f3_x = 0.028227094878000014 * U3_xy - minus_U3_xx * mcxR3;
    const double f3_y = U3_yx * mcxR3 - 0.028227094878000014 * minus_U3_yy;

    /* link 3: moment n = I alpha + w x I w + mc x a */
    const double t38 = 0.00012191242095074308 * U3_zx - 0.005487648106562255 * U3_yx;
    const double t39 = 0.0043772571218395825 * (minus_U2_yy - minus_U3_yy);
    const double t40 = 0.0043772571218395825 * U3_xy - 0.00012191242095074308 * U3_zy;
    const double t41 = 0.005487648106562255 * (minus_U3_xx - minus_U2_yy);
    const double t42 = 0.005487648106562255 * U3_yz - 0.0043772571218395825 * U3_xz;
    const double t43 = 0.00012191242095074308 * (minus_U3_yy - minus_U3_xx);
    const double t44 = IxxR3 * alpha3_x + IzzR3 * t33 + t38 - t39;
    const double n3_x = t44 + 0.028227094878000014 * a3_z;
    const double n3_y = (IxxR3 - IzzR3) * t32 + t40 - t41 - mcxR3 * a3_z;
    const double t45 = t42 - (IxxR3 * t34 + IzzR3 * alpha2_y) - t43;
    const double n3_z = t45 + (mcxR3 * a3_y - 0.028227094878000014 * a3_x);

    /* link 4: angular velocity w */
    const double w4_x = c4 * w3_x + s4 * w3_z;
    const double w4_y = c4 * w3_z - s4 * w3_x;
    const double w4_z = qd[3] - w3_y;

    /* link 4: angular acceleration alpha, U = [alpha] + [w][w]
       U4_zz = U3_yy */
    const double minus_U4_xz = c4 * U3_xy + s4 * U3_zy;
    const double U4_yz = s4 * U3_xy - c4 * U3_zy;
    const double t46 = w4_x * w4_z;
    const double t47 = w4_y * w4_z;
    const double t48 = w4_x * w4_y;
    const double alpha4_x = t47 - U4_yz;
    const double minus_alpha4_y = minus_U4_xz + t46;
    const double t49 = w4_z * w4_z;
    const double minus_U4_xx = w4_y * w4_y + t49;
    const double minus_U4_yy = w4_x * w4_x + t49;
    const double U4_xy = t48 + alpha3_y;
    const double U4_yx = t48 - alpha3_y;
    const double U4_zx = t46 + minus_alpha4_y;
    const double U4_zy = t47 + alpha4_x;

    /* link 4: acceleration a of its origin, gravity included */
    const double t50 = a3_x - 0.0825 * minus_U3_xx;
    const double minus_a4_z = a3_y + 0.0825 * U3_yx;
    const double t51 = a3_z + 0.0825 * U3_zx;
    const double a4_x = c4 * t50 + s4 * t51;
    const double a4_y = c4 * t51 - s4 * t50;

    /* link 4: force f = U mc (m = 0) */
    const double f4_x = minus_U4_xx * minus_mcxR4 + U4_xy * mcyR4;
    const double minus_f4_y = U4_yx * minus_mcxR4 + minus_U4_yy * mcyR4;
    const double f4_z = U4_zy * mcyR4 - U4_zx * minus_mcxR4;

    /* link 4: moment n = I alpha + w x I w + mc x a */
    const double t52 = 0.0039053550262761003 * U4_yx - IxyR4 * U4_zx;
    const double t53 = 0.0016444875773692705 * (minus_U3_yy - minus_U4_yy);
    const double t54 = IxyR4 * U4_zy + 0.0016444875773692705 * U4_xy;
    const double t55 = 0.0039053550262761003 * (minus_U4_xx - minus_U3_yy);
    const double t56 = 0.0016444875773692705 * minus_U4_xz;
    const double t57 = t56 - 0.0039053550262761003 * U4_yz;
    const double t58 = t57 - (IzzR4 * alpha3_y + IxxR4 * t48);
    const double n4_x = IxxR4 * alpha4_x + IzzR4 * t47 + t52 - t53 - mcyR4 * minus_a4_z;
    const double n4_y = (IxxR4 - IzzR4) * t46 + t54 + t55 - minus_mcxR4 * minus_a4_z;
    const double t59 = t58 + IxyR4 * (minus_U4_yy - minus_U4_xx);
    const double n4_z = t59 - (minus_mcxR4 * a4_y + mcyR4 * a4_x);

    /* link 5: angular velocity w */
    const double w5_x = c5 * w4_x - s5 * w4_z;
    const double minus_w5_y = s5 * w4_x + c5 * w4_z;
    const double w5_z = w4_y + qd[4];

    /* link 5: angular acceleration alpha, U = [alpha] + [w][w]
       alpha5_z = alpha4_y, U5_zz = U4_yy */
    const double U5_xz = c5 * U4_xy - s5 * U4_zy;
    const double minus_U5_yz = s5 * U4_xy + c5 * U4_zy;
    const double t60 = w5_x * w5_z;
    const double t61 = minus_w5_y * w5_z;
    const double t62 = w5_x * minus_w5_y;
    const double alpha5_x = minus_U5_yz - t61;
    const double alpha5_y = U5_xz - t60;
    const double t63 = w5_z * w5_z;
    const double minus_U5_xx = minus_w5_y * minus_w5_y + t63;
    const double minus_U5_yy = w5_x * w5_x + t63;
    const double U5_xy = minus_alpha4_y - t62;
    const double minus_U5_yx = t62 + minus_alpha4_y;
    const double U5_zx = t60 - alpha5_y;
    const double U5_zy = alpha5_x - t61;

    /* link 5: acceleration a of its origin, gravity included */
    const double t64 = a4_x + (0.0825 * minus_U4_xx + 0.384 * U4_xy);
    const double a5_z = a4_y - (0.0825 * U4_yx + 0.384 * minus_U4_yy);
    const double t65 = 0.384 * U4_zy - 0.0825 * U4_zx - minus_a4_z;
    const double a5_x = c5 * t64 - s5 * t65;
    const double minus_a5_y = s5 * t64 + c5 * t65;

    /* link 5: force f = U mc (m = 0) */
    const double f5_x = 0.014653732538 * minus_U5_xx + 0.067870631425 * U5_xy;
    const double f5_y = 0.014653732538 * minus_U5_yx - 0.067870631425 * minus_U5_yy;
    const double f5_z = 0.067870631425 * U5_zy - 0.014653732538 * U5_zx;

    /* link 5: moment n = I alpha + w x I w + mc x a */
    const double t66 = 0.004600245517563105 * minus_U5_yx;
    const double t67 = t66 + 0.0015152444733270301 * U5_zx;
    const double t68 = 0.0021640520520981297 * (minus_U4_yy - minus_U5_yy);
    const double t69 = 0.0015152444733270301 * U5_zy + 0.0021640520520981297 * U5_xy;
    const double t70 = 0.004600245517563105 * (minus_U5_xx - minus_U4_yy);
    const double t71 = 0.004600245517563105 * minus_U5_yz;
    const double t72 = IzzR5 * minus_alpha4_y - IxxR5 * t62;
    const double t73 = 0.0015152444733270301 * (minus_U5_yy - minus_U5_xx);
    const double t74 = IxxR5 * alpha5_x - IzzR5 * t61 + t67 + t68;
    const double n5_x = t74 + 0.067870631425 * a5_z;
    const double n5_y = (IxxR5 - IzzR5) * t60 - t69 - t70 + 0.014653732538 * a5_z;
    const double t75 = 0.014653732538 * minus_a5_y - 0.067870631425 * a5_x;
    const double n5_z = 0.0021640520520981297 * U5_xz - t71 - t72 - t73 + t75;

    /* link 6: angular velocity w */
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double w6_z = minus_w5_y + qd[5];

    /* link 6: angular acceleration alpha, U = [alpha] + [w][w]
       U6_zz = U5_yy */
    const double minus_U6_xz = c6 * U5_xy + s6 * U5_zy;
    const double U6_yz = s6 * U5_xy - c6 * U5_zy;
    const double t76 = w6_x * w6_z;
    const double t77 = w6_y * w6_z;
    const double t78 = w6_x * w6_y;
    const double alpha6_x = t77 - U6_yz;
    const double minus_alpha6_y = minus_U6_xz + t76;
    const double t79 = w6_z * w6_z;
    const double minus_U6_xx = w6_y * w6_y + t79;
    const double minus_U6_yy = w6_x * w6_x + t79;
    const double U6_xy = t78 + alpha5_y;
    const double U6_yx = t78 - alpha5_y;
    const double U6_zx = t76 + minus_alpha6_y;
    const double U6_zy = t77 + alpha6_x;

    /* link 6: acceleration a of its origin, gravity included
       a6_z = -a5_y */
    const double a6_x = c6 * a5_x + s6 * a5_z;
    const double a6_y = c6 * a5_z - s6 * a5_x;

    /* link 6: force f = U mc (m = 0) */
    const double minus_f6_x = minus_U6_xx * mcxR6 + U6_xy * minus_mcyR6;
    const double f6_y = U6_yx * mcxR6 + minus_U6_yy * minus_mcyR6;
    const double f6_z = U6_zx * mcxR6 - U6_zy * minus_mcyR6;

    /* link 6: moment n = I alpha + w x I w + mc x a */
    const double t80 = 0.00010375891721868492 * U6_yx + IxyR6 * U6_zx;
    const double t81 = 9.3569097314605e-05 * (minus_U5_yy - minus_U6_yy);
    const double t82 = IxyR6 * U6_zy - 9.3569097314605e-05 * U6_xy;
    const double t83 = 0.00010375891721868492 * (minus_U6_xx - minus_U5_yy);
    const double t84 = 9.3569097314605e-05 * minus_U6_xz;
    const double t85 = 0.00010375891721868492 * U6_yz - t84;
    const double t86 = t85 - (IzzR6 * alpha5_y + IxxR6 * t78);
    const double t87 = IxxR6 * alpha6_x + IzzR6 * t77 - t80 + t81;
    const double n6_x = t87 - minus_mcyR6 * minus_a5_y;
    const double n6_y = (IxxR6 - IzzR6) * t76 + t82 - t83 - mcxR6 * minus_a5_y;
    const double t88 = t86 + IxyR6 * (minus_U6_yy - minus_U6_xx);
    const double n6_z = t88 + (mcxR6 * a6_y + minus_mcyR6 * a6_x);

    /* link 7: angular velocity w */
    const double w7_x = c7 * w6_x + s7 * w6_z;
    const double w7_y = c7 * w6_z - s7 * w6_x;
    const double w7_z = qd[6] - w6_y;

    /* link 7: angular acceleration alpha, U = [alpha] + [w][w]
       U7_zz = U6_yy */
    const double minus_U7_xz = c7 * U6_xy + s7 * U6_zy;
    const double minus_U7_yz = c7 * U6_zy - s7 * U6_xy;
    const double t89 = w7_x * w7_z;
    const double t90 = w7_y * w7_z;
    const double t91 = w7_x * w7_y;
    const double alpha7_x = t90 + minus_U7_yz;
    const double minus_alpha7_y = minus_U7_xz + t89;
    const double t92 = w7_z * w7_z;
    const double minus_U7_xx = w7_y * w7_y + t92;
    const double minus_U7_yy = w7_x * w7_x + t92;
    const double U7_xy = t91 - minus_alpha6_y;
    const double U7_yx = t91 + minus_alpha6_y;
    const double U7_zx = t89 + minus_alpha7_y;
    const double U7_zy = t90 + alpha7_x;

    /* link 7: acceleration a of its origin, gravity included */
    const double t93 = a6_x - 0.088 * minus_U6_xx;
    const double minus_a7_z = a6_y + 0.088 * U6_yx;
    const double t94 = minus_a5_y + 0.088 * U6_zx;
    const double a7_x = c7 * t93 + s7 * t94;
    const double a7_y = c7 * t94 - s7 * t93;

    /* link 7: force f = U mc (m = 0) */
    const double f7_x = U7_xy * mcyR7 - minus_U7_xx * mcxR7;
    const double f7_y = U7_yx * mcxR7 - minus_U7_yy * mcyR7;
    const double f7_z = U7_zx * mcxR7 + U7_zy * mcyR7;

    /* link 7: moment n = I alpha + w x I w + mc x a */
    const double t95 = IxxR7 * alpha7_x + IzzR7 * t90 + (IxzR7 * U7_yx - IxyR7 * U7_zx);
    const double t96 = (IxxR7 - IzzR7) * t89 + (IxyR7 * U7_zy - IyzR7 * U7_xy);
    const double t97 = IxzR7 * minus_U7_yz - IyzR7 * minus_U7_xz;
    const double t98 = IzzR7 * minus_alpha6_y - IxxR7 * t91 + t97;
    const double n7_x = t95 + IyzR7 * (minus_U6_yy - minus_U7_yy) - mcyR7 * minus_a7_z;
    const double n7_y = t96 + IxzR7 * (minus_U7_xx - minus_U6_yy) + mcxR7 * minus_a7_z;
    const double t99 = t98 + IxyR7 * (minus_U7_yy - minus_U7_xx);
    const double n7_z = t99 + (mcxR7 * a7_y - mcyR7 * a7_x);
    h[6] = n7_z;

    /* joint 6: force F and moment N through it, joint 7 added */
    const double t100 = s7 * f7_x + c7 * f7_y;
    const double N6_x = n6_x + (c7 * n7_x - s7 * n7_y);
    const double N6_y = n6_y - (n7_z + 0.088 * t100);
    const double N6_z = n6_z + (s7 * n7_x + c7 * n7_y - 0.088 * f7_z);
    h[5] = N6_z;
    const double F6_x = c7 * f7_x - s7 * f7_y - minus_f6_x;
    const double F6_y = f6_y - f7_z;
    const double F6_z = f6_z + t100;

    /* joint 5: force F and moment N through it, joint 6 added */
    const double N5_x = n5_x + (c6 * N6_x - s6 * N6_y);
    const double N5_y = n5_y - N6_z;
    const double N5_z = n5_z + (s6 * N6_x + c6 * N6_y);
    h[4] = N5_z;
    const double F5_x = f5_x + (c6 * F6_x - s6 * F6_y);
    const double F5_y = f5_y - F6_z;
    const double F5_z = f5_z + (s6 * F6_x + c6 * F6_y);

    /* joint 4: force F and moment N through it, joint 5 added */
    const double t101 = c5 * F5_x - s5 * F5_y;
    const double t102 = s5 * F5_x + c5 * F5_y;
    const double N4_x = n4_x + (c5 * N5_x - s5 * N5_y - 0.384 * t102);
    const double N4_y = n4_y + (N5_z - 0.0825 * t102);
    const double N4_z = n4_z - (s5 * N5_x + c5 * N5_y + (0.0825 * F5_z + 0.384 * t101));
    h[3] = N4_z;
    const double F4_x = f4_x + t101;
    const double F4_y = F5_z - minus_f4_y;

    /* joint 3: force F and moment N through it, joint 4 added */
    const double t103 = t102 - f4_z;
    const double N3_x = n3_x + (c4 * N4_x - s4 * N4_y);
    const double N3_y = n3_y - (N4_z + 0.0825 * (s4 * F4_x + c4 * F4_y));
    const double N3_z = n3_z + (s4 * N4_x + c4 * N4_y + 0.0825 * t103);
    h[2] = N3_z;
    const double F3_x = f3_x + (c4 * F4_x - s4 * F4_y);
    const double F3_y = f3_y + t103;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double t104 = 0.01026110182100817 * U2_xy - 0.00796671776787104 * alpha2_y;
    const double t105 = t104 + 0.0007689361029464 * (minus_U1_xx - minus_U2_yy);
    const double t106 = t105 + (c3 * N3_x - s3 * N3_y - 0.316 * (s3 * F3_x + c3 * F3_y));
    const double N2_x = t106 - minus_alpha2_x * (IxxR2 + IzzR2);
    const double N2_y = n2_y - N3_z;
    const double N2_z = n2_z + (s3 * N3_x + c3 * N3_y + 0.316 * (c3 * F3_x - s3 * F3_y));
    h[1] = N2_z;

    /* joint 1: force F and moment N through it, joint 2 added */
    const double minus_N1_z = s2 * N2_x + c2 * N2_y;
    h[0] = -minus_N1_z;
}

/* Accelerations under given joint forces: qdd = M(q,p)^-1 (tau - h(q,qd,p)). */
void panda_hand_forward_dynamics(const double q[7],
                                 const double qd[7],
                                 const double tau[7],
                                 const double p[10],
                                 double qdd[7])
{
    /* parameters */
    const double payload_m = p[0];
    const double payload_mcx = p[1];
    const double payload_mcy = p[2];
    const double payload_mcz = p[3];
    const double payload_Ixx = p[4];
    const double payload_Ixy = p[5];
    const double payload_Iyy = p[6];
    const double payload_Ixz = p[7];
    const double payload_Iyz = p[8];
    const double payload_Izz = p[9];

    /* sines and cosines of the joint angles */
    double s2, c2, s3, c3, s4, c4, s5, c5, s6, c6, s7, c7;
    symdyn_sincos(q[1], &s2, &c2);
    symdyn_sincos(q[2], &s3, &c3);
    symdyn_sincos(q[3], &s4, &c4);
    symdyn_sincos(q[4], &s5, &c5);
    symdyn_sincos(q[5], &s6, &c6);
    symdyn_sincos(q[6], &s7, &c7);

    /* link 2: inertia, regrouped: without what its joint cannot feel */
    const double t1 = payload_m + 1.4955219999999998;
    const double t2 = t1 + 2.892501;
    const double t3 = t2 + 3.587895;
    const double t4 = t3 + 3.228604;
    const double mcyR2 = 0.196128908488 - 0.316 * t4;
    const double t5 = 0.006806250000000001 * t3;
    const double t6 = t5 + 0.05287838199960611;
    const double t7 = 0.099856 * t4 + t6;
    const double IxxR2 = t7 - 0.15531662295562942;
    const double IzzR2 = t7 - 0.1091608579657658;

    /* link 3: inertia, regrouped: without what its joint cannot feel */
    const double mcxR3 = 0.0825 * t3 + 0.088844724872;
    const double t8 = 0.006806250000000001 * t2 + 0.03239943042445132;
    const double IxxR3 = t8 + 0.05649492601407083 - t6;
    const double IzzR3 = t5 + 0.01824920229252011 + t8;

    /* link 4: inertia, regrouped: without what its joint cannot feel */
    const double minus_mcxR4 = 0.0825 * t2 + 0.19076837715;
    const double mcyR4 = 0.384 * t2 + 0.327522721603;
    const double IxxR4 = 0.147456 * t2 - t8 + 0.0629481874193843;
    const double IxyR4 = 0.03168 * t2 + 0.023828304045460852;
    const double IzzR4 = 0.15426225000000002 * t2 + 0.072857066221064;

    /* link 5: inertia, regrouped: without what its joint cannot feel */
    const double t9 = 0.007743999999999999 * t1;
    const double t10 = t9 + 0.010567766133106952;
    const double IxxR5 = t10 + 0.007967198632775133;
    const double IzzR5 = t10 + 0.010869510762828563;

    /* link 6: inertia, regrouped: without what its joint cannot feel */
    const double mcxR6 = 0.088 * t1 + 0.10024161669500001;
    const double t11 = payload_mcz + 0.2104 * payload_m;
    const double t12 = t11 + 0.15117794863399997;
    const double minus_mcyR6 = t12 + 0.023526756935;
    const double t13 = 0.7071067811865476 * payload_Ixx;
    const double t14 = 0.7071067811865476 * payload_Ixy;
    const double t15 = 0.7071067811865476 * payload_Iyy;
    const double t16 = 0.2104 * (payload_mcz + t11);
    const double t17 = 0.7071067811865476 * (t15 - t14 - (t14 - t13));
    const double t18 = t16 + 0.029390870912428355 + t17;
    const double IxxR6 = t18 + 0.00248046035817079 - t10;
    const double IxyR6 = 0.088 * t12 + 0.001524110902883315;
    const double IzzR6 = t9 + 0.011794560230238952 + t18;

    /* link 7: inertia, regrouped: without what its joint cannot feel */
    const double t19 = 0.7071067811865476 * payload_mcx;
    const double t20 = 0.7071067811865476 * payload_mcy;
    const double t21 = t19 + t20;
    const double mcxR7 = t21 + 0.007735484874;
    const double t22 = t20 - t19;
    const double mcyR7 = t22 - 0.0031274395439999996;
    const double t23 = 0.7071067811865476 * (t13 + t14);
    const double t24 = 0.7071067811865476 * (t14 + t15);
    const double IxxR7 = t23 + t24 + t16 + 0.03181181469094958 - t18;
    const double IxyR7 = t24 - t23 - 0.0015157772183157522;
    const double t25 = 0.7071067811865476 * payload_Ixz;
    const double t26 = 0.7071067811865476 * payload_Iyz;
    const double IxzR7 = t25 + t26 - 0.2104 * t21 - 0.001672482661783778;
    const double IyzR7 = t26 - t25 - 0.2104 * t22 - 0.000548359106408232;
    const double IzzR7 = payload_Izz + 0.007590981967360945;

    /* link 1: angular acceleration alpha, U = [alpha] + [w][w]
       U1_yy = U1_xx */
    const double minus_U1_xx = qd[0] * qd[0];

    /* link 2: angular velocity w
       w2_z = qd[1] */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];

    /* link 2: angular acceleration alpha, U = [alpha] + [w][w]
       U2_zz = U1_xx, U2_yx = U2_xy */
    const double minus_alpha2_x = minus_w2_y * qd[1];
    const double alpha2_y = minus_w2_x * qd[1];
    const double U2_xy = minus_w2_x * minus_w2_y;
    const double t27 = qd[1] * qd[1];
    const double minus_U2_xx = minus_w2_y * minus_w2_y + t27;
    const double minus_U2_yy = minus_w2_x * minus_w2_x + t27;
    const double minus_U2_zy = 2.0 * minus_alpha2_x;

    /* link 2: acceleration a of its origin, gravity included */
    const double minus_a2_x = 9.81 * s2;
    const double minus_a2_y = 9.81 * c2;

    /* link 2: moment n = I alpha + w x I w + mc x a */
    const double t28 = 0.00796671776787104 * minus_alpha2_x;
    const double t29 = t28 - 0.0007689361029464 * U2_xy - (IxxR2 - IzzR2) * alpha2_y;
    const double n2_y = t29 + 0.01026110182100817 * (minus_U2_xx - minus_U1_xx);
    const double t30 = 0.00398335888393552 * (minus_U2_yy - minus_U2_xx);
    const double t31 = 0.01993386669246 * c2 + mcyR2 * minus_a2_x;
    const double n2_z = t31 - (IxxR2 * U2_xy + t30);

    /* link 3: angular velocity w */
    const double w3_x = s3 * qd[1] - c3 * minus_w2_x;
    const double w3_y = s3 * minus_w2_x + c3 * qd[1];
    const double w3_z = minus_w2_y + qd[2];

    /* link 3: angular acceleration alpha, U = [alpha] + [w][w]
       alpha3_z = -alpha2_y, U3_zz = U2_yy */
    const double U3_xz = s3 * minus_U2_zy - c3 * U2_xy;
    const double U3_yz = s3 * U2_xy + c3 * minus_U2_zy;
    const double t32 = w3_x * w3_z;
    const double t33 = w3_y * w3_z;
    const double t34 = w3_x * w3_y;
    const double alpha3_x = t33 - U3_yz;
    const double alpha3_y = U3_xz - t32;
    const double t35 = w3_z * w3_z;
    const double minus_U3_xx = w3_y * w3_y + t35;
    const double minus_U3_yy = w3_x * w3_x + t35;
    const double U3_xy = t34 + alpha2_y;
    const double U3_yx = t34 - alpha2_y;
    const double U3_zx = t32 - alpha3_y;
    const double U3_zy = t33 + alpha3_x;

    /* link 3: acceleration a of its origin, gravity included */
    const double t36 = 0.632 * minus_alpha2_x;
    const double t37 = minus_a2_x + 0.316 * U2_xy;
    const double a3_x = s3 * t36 - c3 * t37;
    const double a3_y = s3 * t37 + c3 * t36;
    const double a3_z = minus_a2_y - 0.316 * minus_U2_yy;

    /* link 3: force f = U mc (m = 0) */
    const double f3_x = 0.028227094878000014 * U3_xy - minus_U3_xx * mcxR3;
    const double f3_y = U3_yx * mcxR3 - 0.028227094878000014 * minus_U3_yy;

    /* link 3: moment n = I alpha + w x I w + mc x a */
    const double t38 = 0.00012191242095074308 * U3_zx - 0.005487648106562255 * U3_yx;
    const double t39 = 0.0043772571218395825 * (minus_U2_yy - minus_U3_yy);
    const double t40 = 0.0043772571218395825 * U3_xy - 0.00012191242095074308 * U3_zy;
    const double t41 = 0.005487648106562255 * (minus_U3_xx - minus_U2_yy);
    const double t42 = 0.005487648106562255 * U3_yz - 0.0043772571218395825 * U3_xz;
    const double t43 = 0.00012191242095074308 * (minus_U3_yy - minus_U3_xx);
    const double t44 = IxxR3 * alpha3_x + IzzR3 * t33 + t38 - t39;
    const double n3_x = t44 + 0.028227094878000014 * a3_z;
    const double n3_y = (IxxR3 - IzzR3) * t32 + t40 - t41 - mcxR3 * a3_z;
    const double t45 = t42 - (IxxR3 * t34 + IzzR3 * alpha2_y) - t43;
    const double n3_z = t45 + (mcxR3 * a3_y - 0.028227094878000014 * a3_x);

    /* link 4: angular velocity w */
    const double w4_x = c4 * w3_x + s4 * w3_z;
    const double w4_y = c4 * w3_z - s4 * w3_x;
    const double w4_z = qd[3] - w3_y;

    /* link 4: angular acceleration alpha, U = [alpha] + [w][w]
       U4_zz = U3_yy */
    const double minus_U4_xz = c4 * U3_xy + s4 * U3_zy;
    const double U4_yz = s4 * U3_xy - c4 * U3_zy;
    const double t46 = w4_x * w4_z;
    const double t47 = w4_y * w4_z;
    const double t48 = w4_x * w4_y;
    const double alpha4_x = t47 - U4_yz;
    const double minus_alpha4_y = minus_U4_xz + t46;
    const double t49 = w4_z * w4_z;
    const double minus_U4_xx = w4_y * w4_y + t49;
    const double minus_U4_yy = w4_x * w4_x + t49;
    const double U4_xy = t48 + alpha3_y;
    const double U4_yx = t48 - alpha3_y;
    const double U4_zx = t46 + minus_alpha4_y;
    const double U4_zy = t47 + alpha4_x;

    /* link 4: acceleration a of its origin, gravity included */
    const double t50 = a3_x - 0.0825 * minus_U3_xx;
    const double minus_a4_z = a3_y + 0.0825 * U3_yx;
    const double t51 = a3_z + 0.0825 * U3_zx;
    const double a4_x = c4 * t50 + s4 * t51;
    const double a4_y = c4 * t51 - s4 * t50;

    /* link 4: force f = U mc (m = 0) */
    const double f4_x = minus_U4_xx * minus_mcxR4 + U4_xy * mcyR4;
    const double minus_f4_y = U4_yx * minus_mcxR4 + minus_U4_yy * mcyR4;
    const double f4_z = U4_zy * mcyR4 - U4_zx * minus_mcxR4;

    /* link 4: moment n = I alpha + w x I w + mc x a */
    const double t52 = 0.0039053550262761003 * U4_yx - IxyR4 * U4_zx;
    const double t53 = 0.0016444875773692705 * (minus_U3_yy - minus_U4_yy);
    const double t54 = IxyR4 * U4_zy + 0.0016444875773692705 * U4_xy;
    const double t55 = 0.0039053550262761003 * (minus_U4_xx - minus_U3_yy);
    const double t56 = 0.0016444875773692705 * minus_U4_xz;
    const double t57 = t56 - 0.0039053550262761003 * U4_yz;
    const double t58 = t57 - (IzzR4 * alpha3_y + IxxR4 * t48);
    const double n4_x = IxxR4 * alpha4_x + IzzR4 * t47 + t52 - t53 - mcyR4 * minus_a4_z;
    const double n4_y = (IxxR4 - IzzR4) * t46 + t54 + t55 - minus_mcxR4 * minus_a4_z;
    const double t59 = t58 + IxyR4 * (minus_U4_yy - minus_U4_xx);
    const double n4_z = t59 - (minus_mcxR4 * a4_y + mcyR4 * a4_x);

    /* link 5: angular velocity w */
    const double w5_x = c5 * w4_x - s5 * w4_z;
    const double minus_w5_y = s5 * w4_x + c5 * w4_z;
    const double w5_z = w4_y + qd[4];

    /* link 5: angular acceleration alpha, U = [alpha] + [w][w]
       alpha5_z = alpha4_y, U5_zz = U4_yy */
    const double U5_xz = c5 * U4_xy - s5 * U4_zy;
    const double minus_U5_yz = s5 * U4_xy + c5 * U4_zy;
    const double t60 = w5_x * w5_z;
    const double t61 = minus_w5_y * w5_z;
    const double t62 = w5_x * minus_w5_y;
    const double alpha5_x = minus_U5_yz - t61;
    const double alpha5_y = U5_xz - t60;
    const double t63 = w5_z * w5_z;
    const double minus_U5_xx = minus_w5_y * minus_w5_y + t63;
    const double minus_U5_yy = w5_x * w5_x + t63;
    const double U5_xy = minus_alpha4_y - t62;
    const double minus_U5_yx = t62 + minus_alpha4_y;
    const double U5_zx = t60 - alpha5_y;
    const double U5_zy = alpha5_x - t61;

    /* link 5: acceleration a of its origin, gravity included */
    const double t64 = a4_x + (0.0825 * minus_U4_xx + 0.384 * U4_xy);
    const double a5_z = a4_y - (0.0825 * U4_yx + 0.384 * minus_U4_yy);
    const double t65 = 0.384 * U4_zy - 0.0825 * U4_zx - minus_a4_z;
    const double a5_x = c5 * t64 - s5 * t65;
    const double minus_a5_y = s5 * t64 + c5 * t65;

    /* link 5: force f = U mc (m = 0) */
    const double f5_x = 0.014653732538 * minus_U5_xx + 0.067870631425 * U5_xy;
    const double f5_y = 0.014653732538 * minus_U5_yx - 0.067870631425 * minus_U5_yy;
    const double f5_z = 0.067870631425 * U5_zy - 0.014653732538 * U5_zx;

    /* link 5: moment n = I alpha + w x I w + mc x a */
    const double t66 = 0.004600245517563105 * minus_U5_yx;
    const double t67 = t66 + 0.0015152444733270301 * U5_zx;
    const double t68 = 0.0021640520520981297 * (minus_U4_yy - minus_U5_yy);
    const double t69 = 0.0015152444733270301 * U5_zy + 0.0021640520520981297 * U5_xy;
    const double t70 = 0.004600245517563105 * (minus_U5_xx - minus_U4_yy);
    const double t71 = 0.004600245517563105 * minus_U5_yz;
    const double t72 = IzzR5 * minus_alpha4_y - IxxR5 * t62;
    const double t73 = 0.0015152444733270301 * (minus_U5_yy - minus_U5_xx);
    const double t74 = IxxR5 * alpha5_x - IzzR5 * t61 + t67 + t68;
    const double n5_x = t74 + 0.067870631425 * a5_z;
    const double n5_y = (IxxR5 - IzzR5) * t60 - t69 - t70 + 0.014653732538 * a5_z;
    const double t75 = 0.014653732538 * minus_a5_y - 0.067870631425 * a5_x;
    const double n5_z = 0.0021640520520981297 * U5_xz - t71 - t72 - t73 + t75;

    /* link 6: angular velocity w */
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double w6_z = minus_w5_y + qd[5];

    /* link 6: angular acceleration alpha, U = [alpha] + [w][w]
       U6_zz = U5_yy */
    const double minus_U6_xz = c6 * U5_xy + s6 * U5_zy;
    const double U6_yz = s6 * U5_xy - c6 * U5_zy;
    const double t76 = w6_x * w6_z;
    const double t77 = w6_y * w6_z;
    const double t78 = w6_x * w6_y;
    const double alpha6_x = t77 - U6_yz;
    const double minus_alpha6_y = minus_U6_xz + t76;
    const double t79 = w6_z * w6_z;
    const double minus_U6_xx = w6_y * w6_y + t79;
    const double minus_U6_yy = w6_x * w6_x + t79;
    const double U6_xy = t78 + alpha5_y;
    const double U6_yx = t78 - alpha5_y;
    const double U6_zx = t76 + minus_alpha6_y;
    const double U6_zy = t77 + alpha6_x;

    /* link 6: acceleration a of its origin, gravity included
       a6_z = -a5_y */
    const double a6_x = c6 * a5_x + s6 * a5_z;
    const double a6_y = c6 * a5_z - s6 * a5_x;

    /* link 6: force f = U mc (m = 0) */
    const double minus_f6_x = minus_U6_xx * mcxR6 + U6_xy * minus_mcyR6;
    const double f6_y = U6_yx * mcxR6 + minus_U6_yy * minus_mcyR6;
    const double f6_z = U6_zx * mcxR6 - U6_zy * minus_mcyR6;

    /* link 6: moment n = I alpha + w x I w + mc x a */
    const double t80 = 0.00010375891721868492 * U6_yx + IxyR6 * U6_zx;
    const double t81 = 9.3569097314605e-05 * (minus_U5_yy - minus_U6_yy);
    const double t82 = IxyR6 * U6_zy - 9.3569097314605e-05 * U6_xy;
    const double t83 = 0.00010375891721868492 * (minus_U6_xx - minus_U5_yy);
    const double t84 = 9.3569097314605e-05 * minus_U6_xz;
    const double t85 = 0.00010375891721868492 * U6_yz - t84;
    const double t86 = t85 - (IzzR6 * alpha5_y + IxxR6 * t78);
    const double t87 = IxxR6 * alpha6_x + IzzR6 * t77 - t80 + t81;
    const double n6_x = t87 - minus_mcyR6 * minus_a5_y;
    const double n6_y = (IxxR6 - IzzR6) * t76 + t82 - t83 - mcxR6 * minus_a5_y;
    const double t88 = t86 + IxyR6 * (minus_U6_yy - minus_U6_xx);
    const double n6_z = t88 + (mcxR6 * a6_y + minus_mcyR6 * a6_x);

    /* link 7: angular velocity w */
    const double w7_x = c7 * w6_x + s7 * w6_z;
    const double w7_y = c7 * w6_z - s7 * w6_x;
    const double w7_z = qd[6] - w6_y;

    /* link 7: angular acceleration alpha, U = [alpha] + [w][w]
       U7_zz = U6_yy */
    const double minus_U7_xz = c7 * U6_xy + s7 * U6_zy;
    const double minus_U7_yz = c7 * U6_zy - s7 * U6_xy;
    const double t89 = w7_x * w7_z;
    const double t90 = w7_y * w7_z;
    const double t91 = w7_x * w7_y;
    const double alpha7_x = t90 + minus_U7_yz;
    const double minus_alpha7_y = minus_U7_xz + t89;
    const double t92 = w7_z * w7_z;
    const double minus_U7_xx = w7_y * w7_y + t92;
    const double minus_U7_yy = w7_x * w7_x + t92;
    const double U7_xy = t91 - minus_alpha6_y;
    const double U7_yx = t91 + minus_alpha6_y;
    const double U7_zx = t89 + minus_alpha7_y;
    const double U7_zy = t90 + alpha7_x;

    /* link 7: acceleration a of its origin, gravity included */
    const double t93 = a6_x - 0.088 * minus_U6_xx;
    const double minus_a7_z = a6_y + 0.088 * U6_yx;
    const double t94 = minus_a5_y + 0.088 * U6_zx;
    const double a7_x = c7 * t93 + s7 * t94;
    const double a7_y = c7 * t94 - s7 * t93;

    /* link 7: force f = U mc (m = 0) */
    const double f7_x = U7_xy * mcyR7 - minus_U7_xx * mcxR7;
    const double f7_y = U7_yx * mcxR7 - minus_U7_yy * mcyR7;
    const double f7_z = U7_zx * mcxR7 + U7_zy * mcyR7;

    /* link 7: moment n = I alpha + w x I w + mc x a */
    const double t95 = IxxR7 * alpha7_x + IzzR7 * t90 + (IxzR7 * U7_yx - IxyR7 * U7_zx);
    const double t96 = (IxxR7 - IzzR7) * t89 + (IxyR7 * U7_zy - IyzR7 * U7_xy);
    const double t97 = IxzR7 * minus_U7_yz - IyzR7 * minus_U7_xz;
    const double t98 = IzzR7 * minus_alpha6_y - IxxR7 * t91 + t97;
    const double n7_x = t95 + IyzR7 * (minus_U6_yy - minus_U7_yy) - mcyR7 * minus_a7_z;
    const double n7_y = t96 + IxzR7 * (minus_U7_xx - minus_U6_yy) + mcxR7 * minus_a7_z;
    const double t99 = t98 + IxyR7 * (minus_U7_yy - minus_U7_xx);
    const double n7_z = t99 + (mcxR7 * a7_y - mcyR7 * a7_x);

    /* joint 6: force F and moment N through it, joint 7 added */
    const double t100 = s7 * f7_x + c7 * f7_y;
    const double N6_x = n6_x + (c7 * n7_x - s7 * n7_y);
    const double N6_y = n6_y - (n7_z + 0.088 * t100);
    const double N6_z = n6_z + (s7 * n7_x + c7 * n7_y - 0.088 * f7_z);
    const double F6_x = c7 * f7_x - s7 * f7_y - minus_f6_x;
    const double F6_y = f6_y - f7_z;
    const double F6_z = f6_z + t100;

    /* joint 5: force F and moment N through it, joint 6 added */
    const double N5_x = n5_x + (c6 * N6_x - s6 * N6_y);
    const double N5_y = n5_y - N6_z;
    const double N5_z = n5_z + (s6 * N6_x + c6 * N6_y);
    const double F5_x = f5_x + (c6 * F6_x - s6 * F6_y);
    const double F5_y = f5_y - F6_z;
    const double F5_z = f5_z + (s6 * F6_x + c6 * F6_y);

    /* joint 4: force F and moment N through it, joint 5 added */
    const double t101 = c5 * F5_x - s5 * F5_y;
    const double t102 = s5 * F5_x + c5 * F5_y;
    const double N4_x = n4_x + (c5 * N5_x - s5 * N5_y - 0.384 * t102);
    const double N4_y = n4_y + (N5_z - 0.0825 * t102);
    const double N4_z = n4_z - (s5 * N5_x + c5 * N5_y + (0.0825 * F5_z + 0.384 * t101));
    const double F4_x = f4_x + t101;
    const double F4_y = F5_z - minus_f4_y;

    /* joint 3: force F and moment N through it, joint 4 added */
    const double t103 = t102 - f4_z;
    const double N3_x = n3_x + (c4 * N4_x - s4 * N4_y);
    const double N3_y = n3_y - (N4_z + 0.0825 * (s4 * F4_x + c4 * F4_y));
    const double N3_z = n3_z + (s4 * N4_x + c4 * N4_y + 0.0825 * t103);
    const double F3_x = f3_x + (c4 * F4_x - s4 * F4_y);
    const double F3_y = f3_y + t103;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double t104 = 0.01026110182100817 * U2_xy - 0.00796671776787104 * alpha2_y;
    const double t105 = t104 + 0.0007689361029464 * (minus_U1_xx - minus_U2_yy);
    const double t106 = t105 + (c3 * N3_x - s3 * N3_y - 0.316 * (s3 * F3_x + c3 * F3_y));
    const double N2_x = t106 - minus_alpha2_x * (IxxR2 + IzzR2);
    const double N2_y = n2_y - N3_z;
    const double N2_z = n2_z + (s3 * N3_x + c3 * N3_y + 0.316 * (c3 * F3_x - s3 * F3_y));

    /* joint 1: force F and moment N through it, joint 2 added */
    const double minus_N1_z = s2 * N2_x + c2 * N2_y;

    /* composite body 6: with body 7 added
       mcy_c6 = mcyR6
       N7at6_x, N7at6_z, F7at6_z: joint 7 accelerates by 1: wrench on all it moves, at
         joint 6 */
    const double t107 = s7 * IxxR7 + c7 * (2.0 * IxyR7);
    const double t108 = s7 * t107;
    const double N7at6_x = c7 * IxzR7 - s7 * IyzR7;
    const double N7at6_z = s7 * IxzR7 + c7 * IyzR7;
    const double F7at6_z = c7 * mcxR7 - s7 * mcyR7;
    const double mcz_c6 = s7 * mcxR7 + c7 * mcyR7;
    const double t109 = 0.176 * F7at6_z;
    const double Iyy_c6 = IzzR7 + t109;
    const double mcx_c6 = mcxR6 + F7at6_z;
    const double Ixx_c6 = IxxR6 + (IxxR7 - t108);
    const double Ixy_c6 = IxyR6 - N7at6_x;
    const double Ixz_c6 = c7 * t107 - IxyR7 - 0.088 * mcz_c6 - 0.00010375891721868492;
    const double Iyz_c6 = 9.3569097314605e-05 - N7at6_z;
    const double Izz_c6 = IzzR6 + (t108 + t109);

    /* composite body 5: with body 6 added
       Iyy_c5 = Izz_c6
       N6at5_x, N6at5_z, F6at5_z: joint 6 accelerates by 1: wrench on all it moves, at
         joint 5 */
    const double t110 = s6 * (Ixx_c6 - Iyy_c6) + c6 * (2.0 * Ixy_c6);
    const double t111 = s6 * t110;
    const double N6at5_x = c6 * Ixz_c6 - s6 * Iyz_c6;
    const double N6at5_z = s6 * Ixz_c6 + c6 * Iyz_c6;
    const double F6at5_z = c6 * mcx_c6 + s6 * minus_mcyR6;
    const double mcz_c5 = s6 * mcx_c6 - c6 * minus_mcyR6;
    const double mcx_c5 = F6at5_z - 0.014653732538;
    const double mcy_c5 = 0.067870631425 - mcz_c6;
    const double Ixx_c5 = IxxR5 + (Ixx_c6 - t111);
    const double minus_Ixy_c5 = N6at5_x + 0.0015152444733270301;
    const double Ixz_c5 = c6 * t110 - Ixy_c6 - 0.004600245517563105;
    const double Iyz_c5 = 0.0021640520520981297 - N6at5_z;
    const double Izz_c5 = IzzR5 + (Iyy_c6 + t111);

    /* composite body 4: with body 5 added
       minus_F5at4_z, N5at4_x: joint 5 accelerates by 1: wrench on all it moves, at joint 4 */
    const double t112 = s5 * (Ixx_c5 - Izz_c6) - c5 * (2.0 * minus_Ixy_c5);
    const double t113 = s5 * t112;
    const double minus_F5at4_z = c5 * mcx_c5 - s5 * mcy_c5;
    const double minus_mcz_c4 = s5 * mcx_c5 + c5 * mcy_c5;
    const double t114 = 0.165 * minus_F5at4_z;
    const double t115 = 0.768 * mcz_c5;
    const double Iyy_c4 = Izz_c5 - t114;
    const double t116 = 0.0825 * minus_mcz_c4;
    const double t117 = 0.384 * minus_mcz_c4 - (s5 * Ixz_c5 + c5 * Iyz_c5);
    const double mcx_c4 = minus_F5at4_z - minus_mcxR4;
    const double mcy_c4 = mcyR4 + mcz_c5;
    const double Ixx_c4 = IxxR4 + (Ixx_c5 - t113 + t115);
    const double N5at4_x = c5 * Ixz_c5 - s5 * Iyz_c5 - 0.384 * minus_F5at4_z;
    const double Ixy_c4 = IxyR4 + 0.0825 * mcz_c5 + N5at4_x;
    const double Ixz_c4 = 0.0039053550262761003 - (minus_Ixy_c5 + c5 * t112 + t116);
    const double Iyz_c4 = t117 - 0.0016444875773692705;
    const double Izz_c4 = IzzR4 + (Izz_c6 + t113 + (t115 - t114));

    /* composite body 3: with body 4 added
       N4at3_x, N4at3_z, F4at3_z: joint 4 accelerates by 1: wrench on all it moves, at
         joint 3 */
    const double t118 = s4 * (Ixx_c4 - Iyy_c4) + c4 * (2.0 * Ixy_c4);
    const double t119 = s4 * t118;
    const double N4at3_x = c4 * Ixz_c4 - s4 * Iyz_c4;
    const double N4at3_z = s4 * Ixz_c4 + c4 * Iyz_c4;
    const double F4at3_z = c4 * mcx_c4 - s4 * mcy_c4;
    const double mcz_c3 = s4 * mcx_c4 + c4 * mcy_c4;
    const double t120 = 0.165 * F4at3_z;
    const double Iyy_c3 = Izz_c4 + t120;
    const double mcx_c3 = mcxR3 + F4at3_z;
    const double mcy_c3 = minus_mcz_c4 + 0.028227094878000014;
    const double Ixx_c3 = IxxR3 + (Ixx_c4 - t119);
    const double minus_Ixy_c3 = N4at3_x + t116 + 0.00012191242095074308;
    const double Ixz_c3 = c4 * t118 - Ixy_c4 - 0.0825 * mcz_c3 - 0.005487648106562255;
    const double minus_Iyz_c3 = N4at3_z + 0.0043772571218395825;
    const double Izz_c3 = IzzR3 + (Iyy_c4 + t119 + t120);

    /* composite body 2: with body 3 added
       Iyy_c2 = Izz_c3
       F3at2_z: joint 3 accelerates by 1: wrench on all it moves, at joint 2 */
    const double t121 = s3 * (Ixx_c3 - Iyy_c3) - c3 * (2.0 * minus_Ixy_c3);
    const double t122 = s3 * t121;
    const double F3at2_z = c3 * mcx_c3 - s3 * mcy_c3;
    const double mcz_c2 = s3 * mcx_c3 + c3 * mcy_c3;
    const double t123 = 0.632 * mcz_c3;
    const double t124 = 0.316 * F3at2_z - (c3 * Ixz_c3 + s3 * minus_Iyz_c3);
    const double t125 = 0.316 * mcz_c2 - (s3 * Ixz_c3 - c3 * minus_Iyz_c3);
    const double Ixx_c2 = IxxR2 + (Ixx_c3 - t122 + t123);
    const double Ixy_c2 = t124 - 0.00398335888393552;
    const double Ixz_c2 = c3 * t121 + minus_Ixy_c3 + 0.01026110182100817;
    const double Iyz_c2 = t125 + 0.0007689361029464;
    const double Izz_c2 = IzzR2 + (Iyy_c3 + t122 + t123);

    /* composite body 1: with body 2 added
       Iyy_c1 = Izz_c2 */
    const double t126 = Izz_c3 + s2 * (s2 * (Ixx_c2 - Izz_c3) + c2 * (2.0 * Ixy_c2));
    const double Izz_c1 = t126 + 0.03733744848940618;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 6
       F7at6_x = -mcz_c6 */
    const double minus_N7at6_y = IzzR7 + 0.088 * F7at6_z;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 5
       N7at5_y = -N7at6_z, F7at5_y = -F7at6_z */
    const double minus_F7at5_x = c6 * mcz_c6;
    const double minus_F7at5_z = s6 * mcz_c6;
    const double N7at5_x = c6 * N7at6_x + s6 * minus_N7at6_y;
    const double N7at5_z = s6 * N7at6_x - c6 * minus_N7at6_y;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 4
       F7at4_y = F7at5_z */
    const double F7at4_x = s5 * F7at6_z - c5 * minus_F7at5_x;
    const double F7at4_z = c5 * F7at6_z + s5 * minus_F7at5_x;
    const double t127 = 0.0825 * F7at4_z;
    const double N7at4_x = c5 * N7at5_x + s5 * N7at6_z + 0.384 * F7at4_z;
    const double N7at4_y = N7at5_z + t127;
    const double t128 = 0.384 * F7at4_x - 0.0825 * minus_F7at5_z;
    const double N7at4_z = c5 * N7at6_z - s5 * N7at5_x - t128;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 3 */
    const double F7at3_x = c4 * F7at4_x + s4 * minus_F7at5_z;
    const double F7at3_z = s4 * F7at4_x - c4 * minus_F7at5_z;
    const double N7at3_x = c4 * N7at4_x - s4 * N7at4_y;
    const double minus_N7at3_y = N7at4_z + 0.0825 * F7at3_z;
    const double N7at3_z = s4 * N7at4_x + c4 * N7at4_y - t127;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 2
       N7at2_y = -N7at3_z */
    const double F7at2_x = c3 * F7at3_x + s3 * F7at4_z;
    const double F7at2_z = s3 * F7at3_x - c3 * F7at4_z;
    const double N7at2_x = c3 * N7at3_x + s3 * minus_N7at3_y - 0.316 * F7at2_z;
    const double N7at2_z = s3 * N7at3_x - c3 * minus_N7at3_y + 0.316 * F7at2_x;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 1
       N7at1_y = N7at2_z */
    const double N7at1_z = c2 * N7at3_z - s2 * N7at2_x;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 4
       F6at4_y = F6at5_z */
    const double minus_F6at4_x = c5 * mcz_c5;
    const double F6at4_z = s5 * mcz_c5;
    const double t129 = 0.0825 * F6at4_z;
    const double N6at4_x = c5 * N6at5_x + s5 * Izz_c6 + 0.384 * F6at4_z;
    const double N6at4_y = N6at5_z + t129;
    const double t130 = 0.0825 * F6at5_z - 0.384 * minus_F6at4_x;
    const double N6at4_z = c5 * Izz_c6 - s5 * N6at5_x - t130;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 3
       F6at3_y = -F6at4_z */
    const double minus_F6at3_x = c4 * minus_F6at4_x + s4 * F6at5_z;
    const double F6at3_z = c4 * F6at5_z - s4 * minus_F6at4_x;
    const double N6at3_x = c4 * N6at4_x - s4 * N6at4_y;
    const double minus_N6at3_y = N6at4_z + 0.0825 * F6at3_z;
    const double N6at3_z = s4 * N6at4_x + c4 * N6at4_y - t129;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 2
       N6at2_y = -N6at3_z */
    const double F6at2_x = s3 * F6at4_z - c3 * minus_F6at3_x;
    const double minus_F6at2_z = s3 * minus_F6at3_x + c3 * F6at4_z;
    const double N6at2_x = c3 * N6at3_x + s3 * minus_N6at3_y + 0.316 * minus_F6at2_z;
    const double N6at2_z = s3 * N6at3_x - c3 * minus_N6at3_y + 0.316 * F6at2_x;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 1
       N6at1_y = N6at2_z */
    const double N6at1_z = c2 * N6at3_z - s2 * N6at2_x;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 4
       F5at4_x = mcz_c4 */
    const double t131 = 0.0825 * minus_F5at4_z;
    const double N5at4_y = Izz_c5 - t131;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 3
       F5at3_y = -F5at4_z */
    const double minus_F5at3_x = c4 * minus_mcz_c4;
    const double N5at3_x = c4 * N5at4_x - s4 * N5at4_y;
    const double N5at3_y = s4 * t116 - t117;
    const double N5at3_z = s4 * N5at4_x + c4 * N5at4_y + t131;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 2
       N5at2_y = -N5at3_z */
    const double minus_F5at2_x = c3 * minus_F5at3_x + s3 * minus_F5at4_z;
    const double F5at2_z = c3 * minus_F5at4_z - s3 * minus_F5at3_x;
    const double N5at2_x = c3 * N5at3_x - s3 * N5at3_y - 0.316 * F5at2_z;
    const double N5at2_z = s3 * N5at3_x + c3 * N5at3_y - 0.316 * minus_F5at2_x;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 1
       N5at1_y = N5at2_z */
    const double N5at1_z = c2 * N5at3_z - s2 * N5at2_x;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3
       F4at3_x = -mcz_c3 */
    const double minus_N4at3_y = Izz_c4 + 0.0825 * F4at3_z;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 2
       N4at2_y = -N4at3_z */
    const double t132 = minus_N4at3_y + 0.316 * mcz_c3;
    const double N4at2_x = c3 * N4at3_x + s3 * t132;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N4at1_z = c2 * N4at3_z - s2 * N4at2_x;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N3at1_z = c2 * Izz_c3 + s2 * t124;

    /* joint 2 accelerates by 1: wrench on all it moves, at joint 1
       N2at1_y = Izz_c2 */
    const double minus_N2at1_z = s2 * Ixz_c2 + c2 * Iyz_c2;

    /* row 7 of L and entry 7 of D in M = L^T D L
       D7 = IzzR7 */
    const double t133 = 1.0 / IzzR7;
    const double L7_1 = N7at1_z * t133;
    const double L7_2 = N7at2_z * t133;
    const double L7_3 = N7at3_z * t133;
    const double L7_4 = N7at4_z * t133;
    const double L7_5 = N7at5_z * t133;
    const double L7_6 = N7at6_z * t133;

    /* row 6 of L and entry 6 of D in M = L^T D L */
    const double t134 = N6at1_z - L7_6 * N7at1_z;
    const double t135 = N6at2_z - L7_6 * N7at2_z;
    const double t136 = N6at3_z - L7_6 * N7at3_z;
    const double t137 = N6at4_z - L7_6 * N7at4_z;
    const double t138 = N6at5_z - L7_6 * N7at5_z;
    const double D6 = Izz_c6 - L7_6 * N7at6_z;
    const double t139 = 1.0 / D6;
    const double L6_1 = t134 * t139;
    const double L6_2 = t135 * t139;
    const double L6_3 = t136 * t139;
    const double L6_4 = t137 * t139;
    const double L6_5 = t138 * t139;

    /* row 5 of L and entry 5 of D in M = L^T D L */
    const double t140 = N5at1_z - L7_5 * N7at1_z - L6_5 * t134;
    const double t141 = N5at2_z - L7_5 * N7at2_z - L6_5 * t135;
    const double t142 = N5at3_z - L7_5 * N7at3_z - L6_5 * t136;
    const double t143 = L7_5 * N7at4_z - t117 + L6_5 * t137;
    const double D5 = Izz_c5 - L7_5 * N7at5_z - L6_5 * t138;
    const double t144 = 1.0 / D5;
    const double L5_1 = t140 * t144;
    const double L5_2 = t141 * t144;
    const double L5_3 = t142 * t144;
    const double minus_L5_4 = t143 * t144;

    /* row 4 of L and entry 4 of D in M = L^T D L */
    const double t145 = N4at1_z - L7_4 * N7at1_z - L6_4 * t134 + minus_L5_4 * t140;
    const double t146 = s3 * N4at3_x - L7_4 * N7at2_z - L6_4 * t135 + minus_L5_4 * t141;
    const double t147 = t146 - c3 * t132;
    const double t148 = N4at3_z - L7_4 * N7at3_z - L6_4 * t136 + minus_L5_4 * t142;
    const double D4 = Izz_c4 - L7_4 * N7at4_z - L6_4 * t137 - minus_L5_4 * t143;
    const double t149 = 1.0 / D4;
    const double L4_1 = t145 * t149;
    const double L4_2 = t147 * t149;
    const double L4_3 = t148 * t149;

    /* row 3 of L and entry 3 of D in M = L^T D L */
    const double t150 = N3at1_z - L7_3 * N7at1_z - L6_3 * t134 - L5_3 * t140;
    const double t151 = t150 - L4_3 * t145;
    const double t152 = t125 + L7_3 * N7at2_z + L6_3 * t135 + L5_3 * t141 + L4_3 * t147;
    const double t153 = Izz_c3 - L7_3 * N7at3_z - L6_3 * t136 - L5_3 * t142;
    const double D3 = t153 - L4_3 * t148;
    const double t154 = 1.0 / D3;
    const double L3_1 = t151 * t154;
    const double minus_L3_2 = t152 * t154;

    /* row 2 of L and entry 2 of D in M = L^T D L */
    const double t155 = minus_N2at1_z + L7_2 * N7at1_z + L6_2 * t134 + L5_2 * t140;
    const double t156 = Izz_c2 - L7_2 * N7at2_z - L6_2 * t135 - L5_2 * t141;
    const double t157 = t155 + L4_2 * t145 - minus_L3_2 * t151;
    const double D2 = t156 - L4_2 * t147 - minus_L3_2 * t152;
    const double t158 = 1.0 / D2;
    const double minus_L2_1 = t157 * t158;

    /* row 1 of L and entry 1 of D in M = L^T D L */
    const double t159 = Izz_c1 - L7_1 * N7at1_z - L6_1 * t134 - L5_1 * t140;
    const double D1 = t159 - L4_1 * t145 - L3_1 * t151 - minus_L2_1 * t157;

    /* solve L^T y = right-hand side, tips first */
    const double y7 = tau[6] - n7_z;
    const double y6 = tau[5] - N6_z - L7_6 * y7;
    const double y5 = tau[4] - N5_z - L7_5 * y7 - L6_5 * y6;
    const double y4 = tau[3] - N4_z - L7_4 * y7 - L6_4 * y6 + minus_L5_4 * y5;
    const double t160 = tau[0] + minus_N1_z - L7_1 * y7 - L6_1 * y6 - L5_1 * y5;
    const double y3 = tau[2] - N3_z - L7_3 * y7 - L6_3 * y6 - L5_3 * y5 - L4_3 * y4;
    const double t161 = tau[1] - N2_z - L7_2 * y7 - L6_2 * y6 - L5_2 * y5 - L4_2 * y4;
    const double y2 = t161 + minus_L3_2 * y3;
    const double y1 = t160 - L4_1 * y4 - L3_1 * y3 + minus_L2_1 * y2;

    /* solve L x = y / D, base first */
    const double x1 = y1 / D1;
    qdd[0] = x1;
    const double x2 = y2 * t158 + minus_L2_1 * x1;
    qdd[1] = x2;
    const double x3 = y3 * t154 - L3_1 * x1 + minus_L3_2 * x2;
    qdd[2] = x3;
    const double x4 = y4 * t149 - L4_1 * x1 - L4_2 * x2 - L4_3 * x3;
    qdd[3] = x4;
    const double x5 = y5 * t144 - L5_1 * x1 - L5_2 * x2 - L5_3 * x3 + minus_L5_4 * x4;
    qdd[4] = x5;
    const double t162 = y6 * t139 - L6_1 * x1 - L6_2 * x2 - L6_3 * x3 - L6_4 * x4;
    const double x6 = t162 - L6_5 * x5;
    qdd[5] = x6;
    const double t163 = y7 * t133 - L7_1 * x1 - L7_2 * x2 - L7_3 * x3 - L7_4 * x4;
    const double x7 = t163 - L7_5 * x5 - L7_6 * x6;
    qdd[6] = x7;
}

/* The mass matrix M(q,p). Joint forces at zero acceleration: h = C(q,qd,p) qd +
   phi(q,p). */
void panda_hand_mass_matrix_bias(const double q[7],
                                 const double qd[7],
                                 const double p[10],
                                 double M[7][7],
                                 double h[7])
{
    /* parameters */
    const double payload_m = p[0];
    const double payload_mcx = p[1];
    const double payload_mcy = p[2];
    const double payload_mcz = p[3];
    const double payload_Ixx = p[4];
    const double payload_Ixy = p[5];
    const double payload_Iyy = p[6];
    const double payload_Ixz = p[7];
    const double payload_Iyz = p[8];
    const double payload_Izz = p[9];

    /* sines and cosines of the joint angles */
    double s7, c7, s6, c6, s5, c5, s4, c4, s3, c3, s2, c2;
    symdyn_sincos(q[6], &s7, &c7);
    symdyn_sincos(q[5], &s6, &c6);
    symdyn_sincos(q[4], &s5, &c5);
    symdyn_sincos(q[3], &s4, &c4);
    symdyn_sincos(q[2], &s3, &c3);
    symdyn_sincos(q[1], &s2, &c2);

    /* link 2: inertia, regrouped: without what its joint cannot feel */
    const double t1 = payload_m + 1.4955219999999998;
    const double t2 = t1 + 2.892501;
    const double t3 = t2 + 3.587895;
    const double t4 = t3 + 3.228604;
    const double mcyR2 = 0.196128908488 - 0.316 * t4;
    const double t5 = 0.006806250000000001 * t3;
    const double t6 = t5 + 0.05287838199960611;
    const double t7 = 0.099856 * t4 + t6;
    const double IxxR2 = t7 - 0.15531662295562942;
    const double IzzR2 = t7 - 0.1091608579657658;

    /* link 3: inertia, regrouped: without what its joint cannot feel */
    const double mcxR3 = 0.0825 * t3 + 0.088844724872;
    const double t8 = 0.006806250000000001 * t2 + 0.03239943042445132;
    const double IxxR3 = t8 + 0.05649492601407083 - t6;
    const double IzzR3 = t5 + 0.01824920229252011 + t8;

    /* link 4: inertia, regrouped: without what its joint cannot feel */
    const double minus_mcxR4 = 0.0825 * t2 + 0.19076837715;
    const double mcyR4 = 0.384 * t2 + 0.327522721603;
    const double IxxR4 = 0.147456 * t2 - t8 + 0.0629481874193843;
    const double IxyR4 = 0.03168 * t2 + 0.023828304045460852;
    const double IzzR4 = 0.15426225000000002 * t2 + 0.072857066221064;

    /* link 5: inertia, regrouped: without what its joint cannot feel */
    const double t9 = 0.007743999999999999 * t1;
    const double t10 = t9 + 0.010567766133106952;
    const double IxxR5 = t10 + 0.007967198632775133;
    const double IzzR5 = t10 + 0.010869510762828563;

    /* link 6: inertia, regrouped: without what its joint cannot feel */
    const double mcxR6 = 0.088 * t1 + 0.10024161669500001;
    const double t11 = payload_mcz + 0.2104 * payload_m;
    const double t12 = t11 + 0.15117794863399997;
    const double minus_mcyR6 = t12 + 0.023526756935;
    const double t13 = 0.7071067811865476 * payload_Ixx;
    const double t14 = 0.7071067811865476 * payload_Ixy;
    const double t15 = 0.7071067811865476 * payload_Iyy;
    const double t16 = 0.2104 * (payload_mcz + t11);
    const double t17 = 0.7071067811865476 * (t15 - t14 - (t14 - t13));
    const double t18 = t16 + 0.029390870912428355 + t17;
    const double IxxR6 = t18 + 0.00248046035817079 - t10;
    const double IxyR6 = 0.088 * t12 + 0.001524110902883315;
    const double IzzR6 = t9 + 0.011794560230238952 + t18;

    /* link 7: inertia, regrouped: without what its joint cannot feel */
    const double t19 = 0.7071067811865476 * payload_mcx;
    const double t20 = 0.7071067811865476 * payload_mcy;
    const double t21 = t19 + t20;
    const double mcxR7 = t21 + 0.007735484874;
    const double t22 = t20 - t19;
    const double mcyR7 = t22 - 0.0031274395439999996;
    const double t23 = 0.7071067811865476 * (t13 + t14);
    const double t24 = 0.7071067811865476 * (t14 + t15);
    const double IxxR7 = t23 + t24 + t16 + 0.03181181469094958 - t18;
    const double IxyR7 = t24 - t23 - 0.0015157772183157522;
    const double t25 = 0.7071067811865476 * payload_Ixz;
    const double t26 = 0.7071067811865476 * payload_Iyz;
    const double IxzR7 = t25 + t26 - 0.2104 * t21 - 0.001672482661783778;
    const double IyzR7 = t26 - t25 - 0.2104 * t22 - 0.000548359106408232;
    const double IzzR7 = payload_Izz + 0.007590981967360945;
    M[6][6] = IzzR7;

    /* composite body 6: with body 7 added
       mcy_c6 = mcyR6
       N7at6_x, N7at6_z, F7at6_z: joint 7 accelerates by 1: wrench on all it moves, at
         joint 6 */
    const double t27 = s7 * IxxR7 + c7 * (2.0 * IxyR7);
    const double t28 = s7 * t27;
    const double N7at6_x = c7 * IxzR7 - s7 * IyzR7;
    const double N7at6_z = s7 * IxzR7 + c7 * IyzR7;
    M[5][6] = N7at6_z;
    M[6][5] = N7at6_z;
    const double F7at6_z = c7 * mcxR7 - s7 * mcyR7;
    const double mcz_c6 = s7 * mcxR7 + c7 * mcyR7;
    const double t29 = 0.176 * F7at6_z;
    const double Iyy_c6 = IzzR7 + t29;
    const double mcx_c6 = mcxR6 + F7at6_z;
    const double Ixx_c6 = IxxR6 + (IxxR7 - t28);
    const double Ixy_c6 = IxyR6 - N7at6_x;
    const double Ixz_c6 = c7 * t27 - IxyR7 - 0.088 * mcz_c6 - 0.00010375891721868492;
    const double Iyz_c6 = 9.3569097314605e-05 - N7at6_z;
    const double Izz_c6 = IzzR6 + (t28 + t29);
    M[5][5] = Izz_c6;

    /* composite body 5: with body 6 added
       Iyy_c5 = Izz_c6
       N6at5_x, N6at5_z, F6at5_z: joint 6 accelerates by 1: wrench on all it moves, at
         joint 5 */
    const double t30 = s6 * (Ixx_c6 - Iyy_c6) + c6 * (2.0 * Ixy_c6);
    const double t31 = s6 * t30;
    const double N6at5_x = c6 * Ixz_c6 - s6 * Iyz_c6;
    const double N6at5_z = s6 * Ixz_c6 + c6 * Iyz_c6;
    M[4][5] = N6at5_z;
    M[5][4] = N6at5_z;
    const double F6at5_z = c6 * mcx_c6 + s6 * minus_mcyR6;
    const double mcz_c5 = s6 * mcx_c6 - c6 * minus_mcyR6;
    const double mcx_c5 = F6at5_z - 0.014653732538;
    const double mcy_c5 = 0.067870631425 - mcz_c6;
    const double Ixx_c5 = IxxR5 + (Ixx_c6 - t31);
    const double minus_Ixy_c5 = N6at5_x + 0.0015152444733270301;
    const double Ixz_c5 = c6 * t30 - Ixy_c6 - 0.004600245517563105;
    const double Iyz_c5 = 0.0021640520520981297 - N6at5_z;
    const double Izz_c5 = IzzR5 + (Iyy_c6 + t31);
    M[4][4] = Izz_c5;

    /* composite body 4: with body 5 added
       minus_F5at4_z, N5at4_x: joint 5 accelerates by 1: wrench on all it moves, at joint 4 */
    const double t32 = s5 * (Ixx_c5 - Izz_c6) - c5 * (2.0 * minus_Ixy_c5);
    const double t33 = s5 * t32;
    const double minus_F5at4_z = c5 * mcx_c5 - s5 * mcy_c5;
    const double minus_mcz_c4 = s5 * mcx_c5 + c5 * mcy_c5;
    const double t34 = 0.165 * minus_F5at4_z;
    const double t35 = 0.768 * mcz_c5;
    const double Iyy_c4 = Izz_c5 - t34;
    const double t36 = 0.0825 * minus_mcz_c4;
    const double t37 = 0.384 * minus_mcz_c4 - (s5 * Ixz_c5 + c5 * Iyz_c5);
    M[3][4] = t37;
    M[4][3] = t37;
    const double mcx_c4 = minus_F5at4_z - minus_mcxR4;
    const double mcy_c4 = mcyR4 + mcz_c5;
    const double Ixx_c4 = IxxR4 + (Ixx_c5 - t33 + t35);
    const double N5at4_x = c5 * Ixz_c5 - s5 * Iyz_c5 - 0.384 * minus_F5at4_z;
    const double Ixy_c4 = IxyR4 + 0.0825 * mcz_c5 + N5at4_x;
    const double Ixz_c4 = 0.0039053550262761003 - (minus_Ixy_c5 + c5 * t32 + t36);
    const double Iyz_c4 = t37 - 0.0016444875773692705;
    const double Izz_c4 = IzzR4 + (Izz_c6 + t33 + (t35 - t34));
    M[3][3] = Izz_c4;

    /* composite body 3: with body 4 added
       N4at3_x, N4at3_z, F4at3_z: joint 4 accelerates by 1: wrench on all it moves, at
         joint 3 */
    const double t38 = s4 * (Ixx_c4 - Iyy_c4) + c4 * (2.0 * Ixy_c4);
    const double t39 = s4 * t38;
    const double N4at3_x = c4 * Ixz_c4 - s4 * Iyz_c4;
    const double N4at3_z = s4 * Ixz_c4 + c4 * Iyz_c4;
    M[2][3] = N4at3_z;
    M[3][2] = N4at3_z;
    const double F4at3_z = c4 * mcx_c4 - s4 * mcy_c4;
    const double mcz_c3 = s4 * mcx_c4 + c4 * mcy_c4;
    const double t40 = 0.165 * F4at3_z;
    const double Iyy_c3 = Izz_c4 + t40;
    const double mcx_c3 = mcxR3 + F4at3_z;
    const double mcy_c3 = minus_mcz_c4 + 0.028227094878000014;
    const double Ixx_c3 = IxxR3 + (Ixx_c4 - t39);
    const double minus_Ixy_c3 = N4at3_x + t36 + 0.00012191242095074308;
    const double Ixz_c3 = c4 * t38 - Ixy_c4 - 0.0825 * mcz_c3 - 0.005487648106562255;
    const double minus_Iyz_c3 = N4at3_z + 0.0043772571218395825;
    const double Izz_c3 = IzzR3 + (Iyy_c4 + t39 + t40);
    M[2][2] = Izz_c3;

    /* composite body 2: with body 3 added
       Iyy_c2 = Izz_c3
       F3at2_z: joint 3 accelerates by 1: wrench on all it moves, at joint 2 */
    const double t41 = s3 * (Ixx_c3 - Iyy_c3) - c3 * (2.0 * minus_Ixy_c3);
    const double t42 = s3 * t41;
    const double F3at2_z = c3 * mcx_c3 - s3 * mcy_c3;
    const double mcz_c2 = s3 * mcx_c3 + c3 * mcy_c3;
    const double t43 = 0.632 * mcz_c3;
    const double t44 = 0.316 * F3at2_z - (c3 * Ixz_c3 + s3 * minus_Iyz_c3);
    const double t45 = 0.316 * mcz_c2 - (s3 * Ixz_c3 - c3 * minus_Iyz_c3);
    const double Ixx_c2 = IxxR2 + (Ixx_c3 - t42 + t43);
    const double Ixy_c2 = t44 - 0.00398335888393552;
    const double Ixz_c2 = c3 * t41 + minus_Ixy_c3 + 0.01026110182100817;
    const double Iyz_c2 = t45 + 0.0007689361029464;
    const double Izz_c2 = IzzR2 + (Iyy_c3 + t42 + t43);
    M[1][1] = Izz_c2;
    M[1][2] = -t45;
    M[2][1] = -t45;

    /* composite body 1: with body 2 added */
    const double t46 = Izz_c3 + s2 * (s2 * (Ixx_c2 - Izz_c3) + c2 * (2.0 * Ixy_c2));
    const double Izz_c1 = t46 + 0.03733744848940618;
    M[0][0] = Izz_c1;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 6
       F7at6_x = -mcz_c6 */
    const double minus_N7at6_y = IzzR7 + 0.088 * F7at6_z;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 5
       N7at5_y = -N7at6_z, F7at5_y = -F7at6_z */
    const double minus_F7at5_x = c6 * mcz_c6;
    const double minus_F7at5_z = s6 * mcz_c6;
    const double N7at5_x = c6 * N7at6_x + s6 * minus_N7at6_y;
    const double N7at5_z = s6 * N7at6_x - c6 * minus_N7at6_y;
    M[4][6] = N7at5_z;
    M[6][4] = N7at5_z;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 4
       F7at4_y = F7at5_z */
    const double F7at4_x = s5 * F7at6_z - c5 * minus_F7at5_x;
    const double F7at4_z = c5 * F7at6_z + s5 * minus_F7at5_x;
    const double t47 = 0.0825 * F7at4_z;
    const double N7at4_x = c5 * N7at5_x + s5 * N7at6_z + 0.384 * F7at4_z;
    const double N7at4_y = N7at5_z + t47;
    const double t48 = 0.384 * F7at4_x - 0.0825 * minus_F7at5_z;
    const double N7at4_z = c5 * N7at6_z - s5 * N7at5_x - t48;
    M[3][6] = N7at4_z;
    M[6][3] = N7at4_z;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 3 */
    const double F7at3_x = c4 * F7at4_x + s4 * minus_F7at5_z;
    const double F7at3_z = s4 * F7at4_x - c4 * minus_F7at5_z;
    const double N7at3_x = c4 * N7at4_x - s4 * N7at4_y;
    const double minus_N7at3_y = N7at4_z + 0.0825 * F7at3_z;
    const double N7at3_z = s4 * N7at4_x + c4 * N7at4_y - t47;
    M[2][6] = N7at3_z;
    M[6][2] = N7at3_z;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 2
       N7at2_y = -N7at3_z */
    const double F7at2_x = c3 * F7at3_x + s3 * F7at4_z;
    const double F7at2_z = s3 * F7at3_x - c3 * F7at4_z;
    const double N7at2_x = c3 * N7at3_x + s3 * minus_N7at3_y - 0.316 * F7at2_z;
    const double N7at2_z = s3 * N7at3_x - c3 * minus_N7at3_y + 0.316 * F7at2_x;
    M[1][6] = N7at2_z;
    M[6][1] = N7at2_z;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N7at1_z = c2 * N7at3_z - s2 * N7at2_x;
    M[0][6] = N7at1_z;
    M[6][0] = N7at1_z;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 4
       F6at4_y = F6at5_z */
    const double minus_F6at4_x = c5 * mcz_c5;
    const double F6at4_z = s5 * mcz_c5;
    const double t49 = 0.0825 * F6at4_z;
    const double N6at4_x = c5 * N6at5_x + s5 * Izz_c6 + 0.384 * F6at4_z;
    const double N6at4_y = N6at5_z + t49;
    const double t50 = 0.0825 * F6at5_z - 0.384 * minus_F6at4_x;
    const double N6at4_z = c5 * Izz_c6 - s5 * N6at5_x - t50;
    M[3][5] = N6at4_z;
    M[5][3] = N6at4_z;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 3
       F6at3_y = -F6at4_z */
    const double minus_F6at3_x = c4 * minus_F6at4_x + s4 * F6at5_z;
    const double F6at3_z = c4 * F6at5_z - s4 * minus_F6at4_x;
    const double N6at3_x = c4 * N6at4_x - s4 * N6at4_y;
    const double minus_N6at3_y = N6at4_z + 0.0825 * F6at3_z;
    const double N6at3_z = s4 * N6at4_x + c4 * N6at4_y - t49;
    M[2][5] = N6at3_z;
    M[5][2] = N6at3_z;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 2
       N6at2_y = -N6at3_z */
    const double F6at2_x = s3 * F6at4_z - c3 * minus_F6at3_x;
    const double minus_F6at2_z = s3 * minus_F6at3_x + c3 * F6at4_z;
    const double N6at2_x = c3 * N6at3_x + s3 * minus_N6at3_y + 0.316 * minus_F6at2_z;
    const double N6at2_z = s3 * N6at3_x - c3 * minus_N6at3_y + 0.316 * F6at2_x;
    M[1][5] = N6at2_z;
    M[5][1] = N6at2_z;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N6at1_z = c2 * N6at3_z - s2 * N6at2_x;
    M[0][5] = N6at1_z;
    M[5][0] = N6at1_z;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 4
       F5at4_x = mcz_c4 */
    const double t51 = 0.0825 * minus_F5at4_z;
    const double N5at4_y = Izz_c5 - t51;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 3
       F5at3_y = -F5at4_z */
    const double minus_F5at3_x = c4 * minus_mcz_c4;
    const double N5at3_x = c4 * N5at4_x - s4 * N5at4_y;
    const double N5at3_y = s4 * t36 - t37;
    const double N5at3_z = s4 * N5at4_x + c4 * N5at4_y + t51;
    M[2][4] = N5at3_z;
    M[4][2] = N5at3_z;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 2
       N5at2_y = -N5at3_z */
    const double minus_F5at2_x = c3 * minus_F5at3_x + s3 * minus_F5at4_z;
    const double F5at2_z = c3 * minus_F5at4_z - s3 * minus_F5at3_x;
    const double N5at2_x = c3 * N5at3_x - s3 * N5at3_y - 0.316 * F5at2_z;
    const double N5at2_z = s3 * N5at3_x + c3 * N5at3_y - 0.316 * minus_F5at2_x;
    M[1][4] = N5at2_z;
    M[4][1] = N5at2_z;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N5at1_z = c2 * N5at3_z - s2 * N5at2_x;
    M[0][4] = N5at1_z;
    M[4][0] = N5at1_z;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3
       F4at3_x = -mcz_c3 */
    const double minus_N4at3_y = Izz_c4 + 0.0825 * F4at3_z;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 2
       N4at2_y = -N4at3_z */
    const double t52 = minus_N4at3_y + 0.316 * mcz_c3;
    const double N4at2_x = c3 * N4at3_x + s3 * t52;
    const double N4at2_z = s3 * N4at3_x - c3 * t52;
    M[1][3] = N4at2_z;
    M[3][1] = N4at2_z;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N4at1_z = c2 * N4at3_z - s2 * N4at2_x;
    M[0][3] = N4at1_z;
    M[3][0] = N4at1_z;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N3at1_z = c2 * Izz_c3 + s2 * t44;
    M[0][2] = N3at1_z;
    M[2][0] = N3at1_z;

    /* joint 2 accelerates by 1: wrench on all it moves, at joint 1 */
    const double minus_N2at1_z = s2 * Ixz_c2 + c2 * Iyz_c2;
    M[0][1] = -minus_N2at1_z;
    M[1][0] = -minus_N2at1_z;

    /* link 1: angular acceleration alpha, U = [alpha] + [w][w]
       U1_yy = U1_xx */
    const double minus_U1_xx = qd[0] * qd[0];

    /* link 2: angular velocity w
       w2_z = qd[1] */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];

    /* link 2: angular acceleration alpha, U = [alpha] + [w][w]
       U2_zz = U1_xx, U2_yx = U2_xy */
    const double minus_alpha2_x = minus_w2_y * qd[1];
    const double alpha2_y = minus_w2_x * qd[1];
    const double U2_xy = minus_w2_x * minus_w2_y;
    const double t53 = qd[1] * qd[1];
    const double minus_U2_xx = minus_w2_y * minus_w2_y + t53;
    const double minus_U2_yy = minus_w2_x * minus_w2_x + t53;
    const double minus_U2_zy = 2.0 * minus_alpha2_x;

    /* link 2: acceleration a of its origin, gravity included */
    const double minus_a2_x = 9.81 * s2;
    const double minus_a2_y = 9.81 * c2;

    /* link 2: moment n = I alpha + w x I w + mc x a */
    const double t54 = 0.00796671776787104 * minus_alpha2_x;
    const double t55 = t54 - 0.0007689361029464 * U2_xy - (IxxR2 - IzzR2) * alpha2_y;
    const double n2_y = t55 + 0.01026110182100817 * (minus_U2_xx - minus_U1_xx);
    const double t56 = 0.00398335888393552 * (minus_U2_yy - minus_U2_xx);
    const double t57 = 0.01993386669246 * c2 + mcyR2 * minus_a2_x;
    const double n2_z = t57 - (IxxR2 * U2_xy + t56);

    /* link 3: angular velocity w */
    const double w3_x = s3 * qd[1] - c3 * minus_w2_x;
    const double w3_y = s3 * minus_w2_x + c3 * qd[1];
    const double w3_z = minus_w2_y + qd[2];

    /* link 3: angular acceleration alpha, U = [alpha] + [w][w]
       alpha3_z = -alpha2_y, U3_zz = U2_yy */
    const double U3_xz = s3 * minus_U2_zy - c3 * U2_xy;
    const double U3_yz = s3 * U2_xy + c3 * minus_U2_zy;
    const double t58 = w3_x * w3_z;
    const double t59 = w3_y * w3_z;
    const double t60 = w3_x * w3_y;
    const double alpha3_x = t59 - U3_yz;
    const double alpha3_y = U3_xz - t58;
    const double t61 = w3_z * w3_z;
    const double minus_U3_xx = w3_y * w3_y + t61;
    const double minus_U3_yy = w3_x * w3_x + t61;
    const double U3_xy = t60 + alpha2_y;
    const double U3_yx = t60 - alpha2_y;
    const double U3_zx = t58 - alpha3_y;
    const double U3_zy = t59 + alpha3_x;

    /* link 3: acceleration a of its origin, gravity included */
    const double t62 = 0.632 * minus_alpha2_x;
    const double t63 = minus_a2_x + 0.316 * U2_xy;
    const double a3_x = s3 * t62 - c3 * t63;
    const double a3_y = s3 * t63 + c3 * t62;
    const double a3_z = minus_a2_y - 0.316 * minus_U2_yy;

    /* link 3: force f = U mc (m = 0) */
    const double f3_x = 0.028227094878000014 * U3_xy - minus_U3_xx * mcxR3;
    const double f3_y = U3_yx * mcxR3 - 0.028227094878000014 * minus_U3_yy;

    /* link 3: moment n = I alpha + w x I w + mc x a */
    const double t64 = 0.00012191242095074308 * U3_zx - 0.005487648106562255 * U3_yx;
    const double t65 = 0.0043772571218395825 * (minus_U2_yy - minus_U3_yy);
    const double t66 = 0.0043772571218395825 * U3_xy - 0.00012191242095074308 * U3_zy;
    const double t67 = 0.005487648106562255 * (minus_U3_xx - minus_U2_yy);
    const double t68 = 0.005487648106562255 * U3_yz - 0.0043772571218395825 * U3_xz;
    const double t69 = 0.00012191242095074308 * (minus_U3_yy - minus_U3_xx);
    const double t70 = IxxR3 * alpha3_x + IzzR3 * t59 + t64 - t65;
    const double n3_x = t70 + 0.028227094878000014 * a3_z;
    const double n3_y = (IxxR3 - IzzR3) * t58 + t66 - t67 - mcxR3 * a3_z;
    const double t71 = t68 - (IxxR3 * t60 + IzzR3 * alpha2_y) - t69;
    const double n3_z = t71 + (mcxR3 * a3_y - 0.028227094878000014 * a3_x);

    /* link 4: angular velocity w */
    const double w4_x = c4 * w3_x + s4 * w3_z;
    const double w4_y = c4 * w3_z - s4 * w3_x;
    const double w4_z = qd[3] - w3_y;

    /* link 4: angular acceleration alpha, U = [alpha] + [w][w]
       U4_zz = U3_yy */
    const double minus_U4_xz = c4 * U3_xy + s4 * U3_zy;
    const double U4_yz = s4 * U3_xy - c4 * U3_zy;
    const double t72 = w4_x * w4_z;
    const double t73 = w4_y * w4_z;
    const double t74 = w4_x * w4_y;
    const double alpha4_x = t73 - U4_yz;
    const double minus_alpha4_y = minus_U4_xz + t72;
    const double t75 = w4_z * w4_z;
    const double minus_U4_xx = w4_y * w4_y + t75;
    const double minus_U4_yy = w4_x * w4_x + t75;
    const double U4_xy = t74 + alpha3_y;
    const double U4_yx = t74 - alpha3_y;
    const double U4_zx = t72 + minus_alpha4_y;
    const double U4_zy = t73 + alpha4_x;

    /* link 4: acceleration a of its origin, gravity included */
    const double t76 = a3_x - 0.0825 * minus_U3_xx;
    const double minus_a4_z = a3_y + 0.0825 * U3_yx;
    const double t77 = a3_z + 0.0825 * U3_zx;
    const double a4_x = c4 * t76 + s4 * t77;
    const double a4_y = c4 * t77 - s4 * t76;

    /* link 4: force f = U mc (m = 0) */
    const double f4_x = minus_U4_xx * minus_mcxR4 + U4_xy * mcyR4;
    const double minus_f4_y = U4_yx * minus_mcxR4 + minus_U4_yy * mcyR4;
    const double f4_z = U4_zy * mcyR4 - U4_zx * minus_mcxR4;

    /* link 4: moment n = I alpha + w x I w + mc x a */
    const double t78 = 0.0039053550262761003 * U4_yx - IxyR4 * U4_zx;
    const double t79 = 0.0016444875773692705 * (minus_U3_yy - minus_U4_yy);
    const double t80 = IxyR4 * U4_zy + 0.0016444875773692705 * U4_xy;
    const double t81 = 0.0039053550262761003 * (minus_U4_xx - minus_U3_yy);
    const double t82 = 0.0016444875773692705 * minus_U4_xz;
    const double t83 = t82 - 0.0039053550262761003 * U4_yz;
    const double t84 = t83 - (IzzR4 * alpha3_y + IxxR4 * t74);
    const double n4_x = IxxR4 * alpha4_x + IzzR4 * t73 + t78 - t79 - mcyR4 * minus_a4_z;
    const double n4_y = (IxxR4 - IzzR4) * t72 + t80 + t81 - minus_mcxR4 * minus_a4_z;
    const double t85 = t84 + IxyR4 * (minus_U4_yy - minus_U4_xx);
    const double n4_z = t85 - (minus_mcxR4 * a4_y + mcyR4 * a4_x);

    /* link 5: angular velocity w */
    const double w5_x = c5 * w4_x - s5 * w4_z;
    const double minus_w5_y = s5 * w4_x + c5 * w4_z;
    const double w5_z = w4_y + qd[4];

    /* link 5: angular acceleration alpha, U = [alpha] + [w][w]
       alpha5_z = alpha4_y, U5_zz = U4_yy */
    const double U5_xz = c5 * U4_xy - s5 * U4_zy;
    const double minus_U5_yz = s5 * U4_xy + c5 * U4_zy;
    const double t86 = w5_x * w5_z;
    const double t87 = minus_w5_y * w5_z;
    const double t88 = w5_x * minus_w5_y;
    const double alpha5_x = minus_U5_yz - t87;
    const double alpha5_y = U5_xz - t86;
    const double t89 = w5_z * w5_z;
    const double minus_U5_xx = minus_w5_y * minus_w5_y + t89;
    const double minus_U5_yy = w5_x * w5_x + t89;
    const double U5_xy = minus_alpha4_y - t88;
    const double minus_U5_yx = t88 + minus_alpha4_y;
    const double U5_zx = t86 - alpha5_y;
    const double U5_zy = alpha5_x - t87;

    /* link 5: acceleration a of its origin, gravity included */
    const double t90 = a4_x + (0.0825 * minus_U4_xx + 0.384 * U4_xy);
    const double a5_z = a4_y - (0.0825 * U4_yx + 0.384 * minus_U4_yy);
    const double t91 = 0.384 * U4_zy - 0.0825 * U4_zx - minus_a4_z;
    const double a5_x = c5 * t90 - s5 * t91;
    const double minus_a5_y = s5 * t90 + c5 * t91;

    /* link 5: force f = U mc (m = 0) */
    const double f5_x = 0.014653732538 * minus_U5_xx + 0.067870631425 * U5_xy;
    const double f5_y = 0.014653732538 * minus_U5_yx - 0.067870631425 * minus_U5_yy;
    const double f5_z = 0.067870631425 * U5_zy - 0.014653732538 * U5_zx;

    /* link 5: moment n = I alpha + w x I w + mc x a */
    const double t92 = 0.004600245517563105 * minus_U5_yx;
    const double t93 = t92 + 0.0015152444733270301 * U5_zx;
    const double t94 = 0.0021640520520981297 * (minus_U4_yy - minus_U5_yy);
    const double t95 = 0.0015152444733270301 * U5_zy + 0.0021640520520981297 * U5_xy;
    const double t96 = 0.004600245517563105 * (minus_U5_xx - minus_U4_yy);
    const double t97 = 0.004600245517563105 * minus_U5_yz;
    const double t98 = IzzR5 * minus_alpha4_y - IxxR5 * t88;
    const double t99 = 0.0015152444733270301 * (minus_U5_yy - minus_U5_xx);
    const double t100 = IxxR5 * alpha5_x - IzzR5 * t87 + t93 + t94;
    const double n5_x = t100 + 0.067870631425 * a5_z;
    const double n5_y = (IxxR5 - IzzR5) * t86 - t95 - t96 + 0.014653732538 * a5_z;
    const double t101 = 0.014653732538 * minus_a5_y - 0.067870631425 * a5_x;
    const double n5_z = 0.0021640520520981297 * U5_xz - t97 - t98 - t99 + t101;

    /* link 6: angular velocity w */
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double w6_z = minus_w5_y + qd[5];

    /* link 6: angular acceleration alpha, U = [alpha] + [w][w]
       U6_zz = U5_yy */
    const double minus_U6_xz = c6 * U5_xy + s6 * U5_zy;
    const double U6_yz = s6 * U5_xy - c6 * U5_zy;
    const double t102 = w6_x * w6_z;
    const double t103 = w6_y * w6_z;
    const double t104 = w6_x * w6_y;
    const double alpha6_x = t103 - U6_yz;
    const double minus_alpha6_y = minus_U6_xz + t102;
    const double t105 = w6_z * w6_z;
    const double minus_U6_xx = w6_y * w6_y + t105;
    const double minus_U6_yy = w6_x * w6_x + t105;
    const double U6_xy = t104 + alpha5_y;
    const double U6_yx = t104 - alpha5_y;
    const double U6_zx = t102 + minus_alpha6_y;
    const double U6_zy = t103 + alpha6_x;

    /* link 6: acceleration a of its origin, gravity included
       a6_z = -a5_y */
    const double a6_x = c6 * a5_x + s6 * a5_z;
    const double a6_y = c6 * a5_z - s6 * a5_x;

    /* link 6: force f = U mc (m = 0) */
    const double minus_f6_x = minus_U6_xx * mcxR6 + U6_xy * minus_mcyR6;
    const double f6_y = U6_yx * mcxR6 + minus_U6_yy * minus_mcyR6;
    const double f6_z = U6_zx * mcxR6 - U6_zy * minus_mcyR6;

    /* link 6: moment n = I alpha + w x I w + mc x a */
    const double t106 = 0.00010375891721868492 * U6_yx + IxyR6 * U6_zx;
    const double t107 = 9.3569097314605e-05 * (minus_U5_yy - minus_U6_yy);
    const double t108 = IxyR6 * U6_zy - 9.3569097314605e-05 * U6_xy;
    const double t109 = 0.00010375891721868492 * (minus_U6_xx - minus_U5_yy);
    const double t110 = 9.3569097314605e-05 * minus_U6_xz;
    const double t111 = 0.00010375891721868492 * U6_yz - t110;
    const double t112 = t111 - (IzzR6 * alpha5_y + IxxR6 * t104);
    const double t113 = IxxR6 * alpha6_x + IzzR6 * t103 - t106 + t107;
    const double n6_x = t113 - minus_mcyR6 * minus_a5_y;
    const double n6_y = (IxxR6 - IzzR6) * t102 + t108 - t109 - mcxR6 * minus_a5_y;
    const double t114 = t112 + IxyR6 * (minus_U6_yy - minus_U6_xx);
    const double n6_z = t114 + (mcxR6 * a6_y + minus_mcyR6 * a6_x);

    /* link 7: angular velocity w */
    const double w7_x = c7 * w6_x + s7 * w6_z;
    const double w7_y = c7 * w6_z - s7 * w6_x;
    const double w7_z = qd[6] - w6_y;

    /* link 7: angular acceleration alpha, U = [alpha] + [w][w]
       U7_zz = U6_yy */
    const double minus_U7_xz = c7 * U6_xy + s7 * U6_zy;
    const double minus_U7_yz = c7 * U6_zy - s7 * U6_xy;
    const double t115 = w7_x * w7_z;
    const double t116 = w7_y * w7_z;
    const double t117 = w7_x * w7_y;
    const double alpha7_x = t116 + minus_U7_yz;
    const double minus_alpha7_y = minus_U7_xz + t115;
    const double t118 = w7_z * w7_z;
    const double minus_U7_xx = w7_y * w7_y + t118;
    const double minus_U7_yy = w7_x * w7_x + t118;
    const double U7_xy = t117 - minus_alpha6_y;
    const double U7_yx = t117 + minus_alpha6_y;
    const double U7_zx = t115 + minus_alpha7_y;
    const double U7_zy = t116 + alpha7_x;

    /* link 7: acceleration a of its origin, gravity included */
    const double t119 = a6_x - 0.088 * minus_U6_xx;
    const double minus_a7_z = a6_y + 0.088 * U6_yx;
    const double t120 = minus_a5_y + 0.088 * U6_zx;
    const double a7_x = c7 * t119 + s7 * t120;
    const double a7_y = c7 * t120 - s7 * t119;

    /* link 7: force f = U mc (m = 0) */
    const double f7_x = U7_xy * mcyR7 - minus_U7_xx * mcxR7;
    const double f7_y = U7_yx * mcxR7 - minus_U7_yy * mcyR7;
    const double f7_z = U7_zx * mcxR7 + U7_zy * mcyR7;

    /* link 7: moment n = I alpha + w x I w + mc x a */
    const double t121 = IxxR7 * alpha7_x + IzzR7 * t116;
    const double t122 = t121 + (IxzR7 * U7_yx - IxyR7 * U7_zx);
    const double t123 = (IxxR7 - IzzR7) * t115 + (IxyR7 * U7_zy - IyzR7 * U7_xy);
    const double t124 = IxzR7 * minus_U7_yz - IyzR7 * minus_U7_xz;
    const double t125 = IzzR7 * minus_alpha6_y - IxxR7 * t117 + t124;
    const double n7_x = t122 + IyzR7 * (minus_U6_yy - minus_U7_yy) - mcyR7 * minus_a7_z;
    const double n7_y = t123 + IxzR7 * (minus_U7_xx - minus_U6_yy) + mcxR7 * minus_a7_z;
    const double t126 = t125 + IxyR7 * (minus_U7_yy - minus_U7_xx);
    const double n7_z = t126 + (mcxR7 * a7_y - mcyR7 * a7_x);
    h[6] = n7_z;

    /* joint 6: force F and moment N through it, joint 7 added */
    const double t127 = s7 * f7_x + c7 * f7_y;
    const double N6_x = n6_x + (c7 * n7_x - s7 * n7_y);
    const double N6_y = n6_y - (n7_z + 0.088 * t127);
    const double N6_z = n6_z + (s7 * n7_x + c7 * n7_y - 0.088 * f7_z);
    h[5] = N6_z;
    const double F6_x = c7 * f7_x - s7 * f7_y - minus_f6_x;
    const double F6_y = f6_y - f7_z;
    const double F6_z = f6_z + t127;

    /* joint 5: force F and moment N through it, joint 6 added */
    const double N5_x = n5_x + (c6 * N6_x - s6 * N6_y);
    const double N5_y = n5_y - N6_z;
    const double N5_z = n5_z + (s6 * N6_x + c6 * N6_y);
    h[4] = N5_z;
    const double F5_x = f5_x + (c6 * F6_x - s6 * F6_y);
    const double F5_y = f5_y - F6_z;
    const double F5_z = f5_z + (s6 * F6_x + c6 * F6_y);

    /* joint 4: force F and moment N through it, joint 5 added */
    const double t128 = c5 * F5_x - s5 * F5_y;
    const double t129 = s5 * F5_x + c5 * F5_y;
    const double N4_x = n4_x + (c5 * N5_x - s5 * N5_y - 0.384 * t129);
    const double N4_y = n4_y + (N5_z - 0.0825 * t129);
    const double N4_z = n4_z - (s5 * N5_x + c5 * N5_y + (0.0825 * F5_z + 0.384 * t128));
    h[3] = N4_z;
    const double F4_x = f4_x + t128;
    const double F4_y = F5_z - minus_f4_y;

    /* joint 3: force F and moment N through it, joint 4 added */
    const double t130 = t129 - f4_z;
    const double N3_x = n3_x + (c4 * N4_x - s4 * N4_y);
    const double N3_y = n3_y - (N4_z + 0.0825 * (s4 * F4_x + c4 * F4_y));
    const double N3_z = n3_z + (s4 * N4_x + c4 * N4_y + 0.0825 * t130);
    h[2] = N3_z;
    const double F3_x = f3_x + (c4 * F4_x - s4 * F4_y);
    const double F3_y = f3_y + t130;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double t131 = 0.01026110182100817 * U2_xy - 0.00796671776787104 * alpha2_y;
    const double t132 = t131 + 0.0007689361029464 * (minus_U1_xx - minus_U2_yy);
    const double t133 = t132 + (c3 * N3_x - s3 * N3_y - 0.316 * (s3 * F3_x + c3 * F3_y));
    const double N2_x = t133 - minus_alpha2_x * (IxxR2 + IzzR2);
    const double N2_y = n2_y - N3_z;
    const double N2_z = n2_z + (s3 * N3_x + c3 * N3_y + 0.316 * (c3 * F3_x - s3 * F3_y));
    h[1] = N2_z;

    /* joint 1: force F and moment N through it, joint 2 added */
    const double minus_N1_z = s2 * N2_x + c2 * N2_y;
    h[0] = -minus_N1_z;
}

#if defined(__GNUC__) && !defined(__clang__) && !defined(SYMDYN_NO_PRAGMA)
#pragma GCC pop_options
#endif
