/*
 * panda.c: dynamics of panda, made by symdyn 0.2.0. Do not edit.
 *
 * Made from panda.toml, sha256 2dfac0de9fdf8fb9.
 * 7 coordinates, 7 velocities, gravity (0, 0, -9.81) m/s^2.
 * Numbers from Gaz, Cognetti, Oliva, Robuffo Giordano, De Luca, IEEE RA-L 2019
 *
 * Links, numbered as in the code
 *    1  panda_link1: revolute joint panda_joint1 on the base
 *    2  panda_link2: revolute joint panda_joint2 on link 1
 *    3  panda_link3: revolute joint panda_joint3 on link 2
 *    4  panda_link4: revolute joint panda_joint4 on link 3
 *    5  panda_link5: revolute joint panda_joint5 on link 4
 *    6  panda_link6: revolute joint panda_joint6 on link 5
 *    7  panda_link7: revolute joint panda_joint7 on link 6
 * Tips: panda_link8
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
 *   inverse_dynamics  298 mul, 275 add, 12 sin/cos  (by newton-euler-matrix)
 *
 * Reading the functions
 *   minus_x is -x. Under the title of a block, a = b says that a has no line, b being the same;
 *   names with a title say that these lines are part of that later block as well. Components
 *   that no result needs are left out.
 *
 * Chosen frames: inside these functions link i is described in the frame f_i, given here
 * relative to f of its parent link. Inputs and outputs use the robot's own frames.
 *   inverse_dynamics
 *   f1 = Tz(0.333) Rz(pi) Rz(q[0])
 *   f2 = Rx(pi/2) Rz(pi) Rz(q[1])
 *   f3 = Rx(pi/2) Tz(0.316) Rz(q[2])
 *   f4 = Tx(0.0825) Rx(pi/2) Rz(pi) Rz(q[3])
 *   f5 = Tx(0.0825) Ty(-0.384) Rx(pi/2) Rz(pi) Rz(q[4])
 *   f6 = Rx(pi/2) Rz(q[5])
 *   f7 = Tx(0.088) Rx(pi/2) Rz(q[6] - 0.384205880607)
 *
 * Transferred inertia: in these functions the part of a link's inertia that its joint cannot
 * feel is added to the parent link.
 * They compute with the sums called R, and with own parameters that stay and have no sum.
 * Literals in the code are these, lengths, or products, differences and multiples of them.
 *   inverse_dynamics
 *   link 1: panda_link1; f1 = panda_link1 Rz(-pi)
 *     own: m1 = 4.970684, mcx1 = -0.0192614005, mcy1 = -0.010343993404000001,
 *       mcz1 = -0.8698697, Ixx1 = 0.8556187233502738, Ixy1 = -0.0001790829744405,
 *       Iyy1 = 0.8589118354269374, Ixz1 = -0.0101427450875, Iyz1 = -0.020979198845699997,
 *       Izz1 = 0.009213163777211224; m1, mcz1, Iyy1 have no effect
 *     mcyR1 = mcy1 - mcz2 = -0.012604999774000002
 *     IxxR1 = Ixx1 - Iyy1 + Iyy2 = 0.024831172635531362
 *     IzzR1 = Izz1 + Iyy2 = 0.03733744848940618
 *   link 2: panda_link2; f2 = panda_link2
 *     own: m2 = 0.646926, mcx2 = -0.002031994566, mcy2 = -0.018579714719999998,
 *       mcz2 = 0.0022610063699999997, Ixx2 = 0.00850351162402155, Ixy2 = -0.00398335888393552,
 *       Iyy2 = 0.028124284712194955, Ixz2 = 0.01026110182100817, Iyz2 = 0.0007689361029464,
 *       Izz2 = 0.026534991901690206; m2, mcz2, Iyy2 move to link 1
 *     mcyR2 = mcy2 - mcz3 - 0.316 (m3 + ... + m7) = -3.104340043512
 *     IxxR2 = Ixx2 - Iyy2 + Iyy3 + 0.632 mcz3 + 0.099856 m3 + 0.10666225 (m4 + ... +
 *       m7) = 0.9896232897634767
 *     IzzR2 = Izz2 + Iyy3 + 0.632 mcz3 + 0.099856 m3 + 0.10666225 (m4 + ... +
 *       m7) = 1.0357790547533403
 *   link 3: panda_link3; f3 = panda_link3
 *     own: m3 = 3.228604, mcx3 = 0.088844724872, mcy3 = 0.126729164208,
 *       mcz3 = -0.214708623208, Ixx3 = 0.05649492601407083, Ixy3 = -0.008248333140675744,
 *       Iyy3 = 0.05287838199960611, Ixz3 = -0.005487648106562255,
 *       Iyz3 = -0.0043772571218395825, Izz3 = 0.01824920229252011; m3, mcz3, Iyy3 move to link
 *       2
 *     mcxR3 = mcx3 + 0.0825 (m4 + ... + m7) = 0.684157959872
 *     mcyR3 = mcy3 - mcz4 = 0.028227094878000014
 *     IxxR3 = Ixx3 - Iyy3 + Iyy4 - 0.00680625 m4 = 0.011595864095166039
 *     IxyR3 = Ixy3 + 0.0825 mcz4 = -0.00012191242095074308
 *     IzzR3 = Izz3 + Iyy4 + 0.00680625 m4 + 0.0136125 (m5 + m6 + m7) = 0.12445520614822145
 *   link 4: panda_link4; f4 = panda_link4 Rz(-pi)
 *     own: m4 = 3.587895, mcx4 = 0.19076837715, mcy4 = -0.374644408005, mcz4 = 0.09850206933,
 *       Ixx4 = 0.06767727025085991, Ixy4 = 0.02771584317362585, Iyy4 = 0.03239943042445132,
 *       Ixz4 = -0.0039053550262761003, Iyz4 = 0.0016444875773692705,
 *       Izz4 = 0.0775861490525396; m4, mcz4, Iyy4 move to link 3
 *     mcxR4 = mcx4 + 0.0825 (m5 + m6 + m7) = 0.49008027465000004
 *     mcyR4 = mcy4 - mcz5 - 0.384 (m5 + m6 + m7) = -1.720683553603
 *     IxxR4 = Ixx4 - Iyy4 + Iyy5 + 0.768 mcz5 + 0.14064975 (m5 + m6 + m7) = 0.5408292849391831
 *     IxyR4 = Ixy4 + 0.0825 mcz5 + 0.03168 (m5 + m6 + m7) = 0.13876407268546084
 *     IzzR4 = Izz4 + Iyy5 + 0.768 mcz5 + 0.15426225 (m5 + m6 + m7) = 0.6325240572528141
 *   link 5: panda_link5; f5 = panda_link5
 *     own: m5 = 1.225946, mcx5 = -0.014653732538, mcy5 = 0.05034347249,
 *       mcz5 = -0.047121686402, Ixx5 = 0.03942757095803552, Ixy5 = -0.0015152444733270301,
 *       Iyy5 = 0.03146037232526039, Ixz5 = -0.004600245517563105,
 *       Iyz5 = 0.0021640520520981297, Izz5 = 0.010869510762828563; m5, mcz5, Iyy5 move to link
 *       4
 *     mcyR5 = mcy5 - mcz6 = 0.067870631425
 *     IxxR5 = Ixx5 - Iyy5 + Iyy6 + 0.007744 m7 = 0.024230847133882086
 *     IzzR5 = Izz5 + Iyy6 + 0.007744 m7 = 0.027133159263935516
 *   link 6: panda_link6; f6 = panda_link6
 *     own: m6 = 1.666555, mcx6 = 0.10024161669500001, mcy6 = -0.023526756935,
 *       mcz6 = -0.017527158935000002, Ixx6 = 0.00248046035817079, Ixy6 = 0.001524110902883315,
 *       Iyy6 = 0.010567766133106952, Ixz6 = -0.00010375891721868492,
 *       Iyz6 = 9.3569097314605e-05, Izz6 = 0.011794560230238952; m6, mcz6, Iyy6 move to link 5
 *     mcxR6 = mcx6 + 0.088 m7 = 0.16496755269500002
 *     mcyR6 = mcy6 - mcz7 = -0.068832705569
 *     IxxR6 = Ixx6 - Iyy6 + Iyy7 - 0.007744 m7 = -0.0008185978088860856
 *     IxyR6 = Ixy6 + 0.088 mcz7 = 0.005511034382675315
 *     IzzR6 = Izz6 + Iyy7 + 0.007744 m7 = 0.03045503293228903
 *   link 7: panda_link7 with panda_link8; f7 = panda_link7 Rz(-0.384205880607)
 *     own: m7 = 0.735522, mcx7 = 0.008343776383464369, mcz7 = 0.045305948634,
 *       Ixx7 = 0.015254482669327865, Ixy7 = 0.0005571816285452075,
 *       Iyy7 = 0.012964590334050077, Ixz7 = -0.0013450149983408877,
 *       Iyz7 = -0.0011352667606277602, Izz7 = 0.004909651967360946; m7, mcz7, Iyy7 move to
 *       link 6
 *     IxxR7 = Ixx7 - Iyy7 = 0.002289892335277788
 *
 * Single precision: bounds of the errors, relative to the sum of the absolute values of all
 * terms with every sine and cosine in them counted as 1. Relative to a result that is small
 * because a sine or cosine is small, or because terms cancel, errors can be larger. Where M is
 * inverted, the bound is times the condition of M. |q| is the largest angle that enters, in
 * rad. The rounding of inputs and constants is included.
 *   inverse_dynamics  5.4e-06 + 1.3e-06 |q|
 */
#include "panda.h"

#include <math.h>

const float panda_q_lower[7] = {
    -2.8973f, -1.7628f, -2.8973f, -3.0718f, -2.8973f, -0.0175f, -2.8973f};

const float panda_q_upper[7] = {
    2.8973f, 1.7628f, 2.8973f, -0.0698f, 2.8973f, 3.7525f, 2.8973f};

const float panda_qd_limit[7] = {
    2.175f, 2.175f, 2.175f, 2.175f, 2.61f, 2.61f, 2.61f};

const float panda_tau_limit[7] = {
    87.0f, 87.0f, 87.0f, 87.0f, 12.0f, 12.0f, 12.0f};

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
void panda_inverse_dynamics(const float q[7],
                            const float qd[7],
                            const float qdd[7],
                            float tau[7])
{
    /* sines and cosines of the joint angles */
    float s2, c2, s3, c3, s4, c4, s5, c5, s6, c6, s7, c7;
    symdyn_sincosf(q[1], &s2, &c2);
    symdyn_sincosf(q[2], &s3, &c3);
    symdyn_sincosf(q[3], &s4, &c4);
    symdyn_sincosf(q[4], &s5, &c5);
    symdyn_sincosf(q[5], &s6, &c6);
    const float t1 = q[6] - 0.38420588f;
    symdyn_sincosf(t1, &s7, &c7);

    /* link 1: angular acceleration alpha, U = [alpha] + [w][w]
       U1_yy = U1_xx, U1_yx = qdd[0], U1_xy = -qdd[0], alpha1_z = qdd[0] */
    const float minus_U1_xx = qd[0] * qd[0];

    /* link 1: moment n = I alpha + w x I w + mc x a */
    const float n1_z = 0.03733745f * qdd[0];

    /* link 2: angular velocity w
       w2_z = qd[1] */
    const float minus_w2_x = s2 * qd[0];
    const float minus_w2_y = c2 * qd[0];

    /* link 2: angular acceleration alpha, U = [alpha] + [w][w]
       U2_zz = U1_xx, alpha2_z = qdd[1] */
    const float U2_yz = s2 * qdd[0];
    const float minus_U2_xz = c2 * qdd[0];
    const float t2 = minus_w2_y * qd[1];
    const float t3 = minus_w2_x * qd[1];
    const float minus_alpha2_x = U2_yz + t2;
    const float alpha2_y = t3 - minus_U2_xz;
    const float t4 = minus_w2_x * minus_w2_y;
    const float t5 = qd[1] * qd[1];
    const float minus_U2_xx = minus_w2_y * minus_w2_y + t5;
    const float minus_U2_yy = minus_w2_x * minus_w2_x + t5;
    const float U2_xy = t4 - qdd[1];
    const float U2_yx = t4 + qdd[1];
    const float minus_U2_zx = t3 + alpha2_y;
    const float minus_U2_zy = t2 + minus_alpha2_x;

    /* link 2: acceleration a of its origin, gravity included */
    const float minus_a2_x = 9.81f * s2;
    const float minus_a2_y = 9.81f * c2;

    /* link 2: moment n = I alpha + w x I w + mc x a */
    const float t6 = 0.010261102f * U2_yx - 0.003983359f * minus_U2_zx;
    const float t7 = t6 - (0.9896233f * minus_alpha2_x + 1.035779f * t2);
    const float n2_x = t7 + 0.0007689361f * (minus_U1_xx - minus_U2_yy);
    const float t8 = 0.003983359f * minus_U2_zy - 0.0007689361f * U2_xy;
    const float t9 = 0.010261102f * (minus_U2_xx - minus_U1_xx);
    const float n2_y = 0.046155766f * t3 + t8 + t9;
    const float t10 = 0.0007689361f * minus_U2_xz + 0.010261102f * U2_yz;
    const float t11 = 1.035779f * qdd[1] - 0.9896233f * t4 - t10;
    const float t12 = t11 - 0.003983359f * (minus_U2_yy - minus_U2_xx);
    const float n2_z = t12 + (0.019933866f * c2 - 30.453575f * s2);

    /* link 3: angular velocity w */
    const float w3_x = s3 * qd[1] - c3 * minus_w2_x;
    const float w3_y = s3 * minus_w2_x + c3 * qd[1];
    const float w3_z = minus_w2_y + qd[2];

    /* link 3: angular acceleration alpha, U = [alpha] + [w][w]
       U3_zz = U2_yy */
    const float alpha3_z = qdd[2] - alpha2_y;
    const float U3_xz = s3 * minus_U2_zy - c3 * U2_xy;
    const float U3_yz = c3 * minus_U2_zy + s3 * U2_xy;
    const float t13 = w3_x * w3_z;
    const float t14 = w3_y * w3_z;
    const float t15 = w3_x * w3_y;
    const float alpha3_x = t14 - U3_yz;
    const float alpha3_y = U3_xz - t13;
    const float t16 = w3_z * w3_z;
    const float minus_U3_xx = w3_y * w3_y + t16;
    const float minus_U3_yy = w3_x * w3_x + t16;
    const float U3_xy = t15 - alpha3_z;
    const float U3_yx = t15 + alpha3_z;
    const float U3_zx = t13 - alpha3_y;
    const float U3_zy = t14 + alpha3_x;

    /* link 3: acceleration a of its origin, gravity included */
    const float t17 = 0.316f * minus_U2_zy;
    const float t18 = minus_a2_x + 0.316f * U2_xy;
    const float a3_x = s3 * t17 - c3 * t18;
    const float a3_y = s3 * t18 + c3 * t17;
    const float a3_z = minus_a2_y - 0.316f * minus_U2_yy;

    /* link 3: force f = U mc (m = 0) */
    const float f3_x = 0.028227095f * U3_xy - 0.68415797f * minus_U3_xx;
    const float f3_y = 0.68415797f * U3_yx - 0.028227095f * minus_U3_yy;

    /* link 3: moment n = I alpha + w x I w + mc x a */
    const float t19 = 0.000121912424f * U3_zx - 0.0054876483f * U3_yx;
    const float t20 = 0.011595864f * alpha3_x + 0.124455206f * t14 + t19;
    const float t21 = 0.004377257f * U3_xy - 0.000121912424f * U3_zy;
    const float t22 = 0.0054876483f * (minus_U3_xx - minus_U2_yy);
    const float t23 = 0.124455206f * alpha3_z - 0.011595864f * t15;
    const float t24 = t23 + (0.0054876483f * U3_yz - 0.004377257f * U3_xz);
    const float t25 = t20 - 0.004377257f * (minus_U2_yy - minus_U3_yy);
    const float n3_x = t25 + 0.028227095f * a3_z;
    const float n3_y = t21 - 0.11285934f * t13 - t22 - 0.68415797f * a3_z;
    const float t26 = t24 - 0.000121912424f * (minus_U3_yy - minus_U3_xx);
    const float n3_z = t26 + (0.68415797f * a3_y - 0.028227095f * a3_x);

    /* link 4: angular velocity w */
    const float minus_w4_x = c4 * w3_x + s4 * w3_z;
    const float w4_y = s4 * w3_x - c4 * w3_z;
    const float w4_z = qd[3] - w3_y;

    /* link 4: angular acceleration alpha, U = [alpha] + [w][w]
       U4_zz = U3_yy */
    const float alpha4_z = qdd[3] - alpha3_y;
    const float U4_xz = s4 * U3_zy + c4 * U3_xy;
    const float U4_yz = c4 * U3_zy - s4 * U3_xy;
    const float t27 = minus_w4_x * w4_z;
    const float t28 = w4_y * w4_z;
    const float t29 = minus_w4_x * w4_y;
    const float alpha4_x = t28 - U4_yz;
    const float alpha4_y = U4_xz + t27;
    const float t30 = w4_z * w4_z;
    const float minus_U4_xx = w4_y * w4_y + t30;
    const float minus_U4_yy = minus_w4_x * minus_w4_x + t30;
    const float minus_U4_xy = t29 + alpha4_z;
    const float U4_yx = alpha4_z - t29;
    const float minus_U4_zx = t27 + alpha4_y;
    const float U4_zy = t28 + alpha4_x;

    /* link 4: acceleration a of its origin, gravity included */
    const float t31 = a3_x - 0.0825f * minus_U3_xx;
    const float minus_a4_z = a3_y + 0.0825f * U3_yx;
    const float t32 = a3_z + 0.0825f * U3_zx;
    const float minus_a4_x = c4 * t31 + s4 * t32;
    const float a4_y = s4 * t31 - c4 * t32;

    /* link 4: force f = U mc (m = 0) */
    const float f4_x = 1.7206836f * minus_U4_xy - 0.49008027f * minus_U4_xx;
    const float f4_y = 0.49008027f * U4_yx + 1.7206836f * minus_U4_yy;
    const float minus_f4_z = 0.49008027f * minus_U4_zx + 1.7206836f * U4_zy;

    /* link 4: moment n = I alpha + w x I w + mc x a */
    const float t33 = 0.13876407f * minus_U4_zx - 0.003905355f * U4_yx;
    const float t34 = 0.5408293f * alpha4_x + 0.6325241f * t28 + t33;
    const float t35 = 0.13876407f * U4_zy + 0.0016444876f * minus_U4_xy;
    const float t36 = 0.003905355f * (minus_U4_xx - minus_U3_yy);
    const float t37 = 0.0016444876f * U4_xz + 0.003905355f * U4_yz;
    const float t38 = 0.6325241f * alpha4_z + 0.5408293f * t29 + t37;
    const float t39 = t34 + 0.0016444876f * (minus_U3_yy - minus_U4_yy);
    const float n4_x = t39 + 1.7206836f * minus_a4_z;
    const float n4_y = 0.09169477f * t27 + t35 - t36 + 0.49008027f * minus_a4_z;
    const float t40 = t38 + 0.13876407f * (minus_U4_yy - minus_U4_xx);
    const float n4_z = t40 + (0.49008027f * a4_y - 1.7206836f * minus_a4_x);

    /* link 5: angular velocity w */
    const float w5_x = c5 * minus_w4_x - s5 * w4_z;
    const float minus_w5_y = s5 * minus_w4_x + c5 * w4_z;
    const float w5_z = qd[4] - w4_y;

    /* link 5: angular acceleration alpha, U = [alpha] + [w][w]
       U5_zz = U4_yy */
    const float alpha5_z = qdd[4] - alpha4_y;
    const float U5_xz = s5 * U4_zy - c5 * minus_U4_xy;
    const float U5_yz = s5 * minus_U4_xy + c5 * U4_zy;
    const float t41 = w5_x * w5_z;
    const float t42 = minus_w5_y * w5_z;
    const float t43 = w5_x * minus_w5_y;
    const float minus_alpha5_x = t42 + U5_yz;
    const float alpha5_y = U5_xz - t41;
    const float t44 = w5_z * w5_z;
    const float minus_U5_xx = minus_w5_y * minus_w5_y + t44;
    const float minus_U5_yy = w5_x * w5_x + t44;
    const float minus_U5_xy = t43 + alpha5_z;
    const float U5_yx = alpha5_z - t43;
    const float U5_zx = t41 - alpha5_y;
    const float minus_U5_zy = t42 + minus_alpha5_x;

    /* link 5: acceleration a of its origin, gravity included */
    const float t45 = 0.384f * minus_U4_xy - 0.0825f * minus_U4_xx - minus_a4_x;
    const float minus_a5_z = a4_y + (0.0825f * U4_yx + 0.384f * minus_U4_yy);
    const float t46 = minus_a4_z + (0.0825f * minus_U4_zx + 0.384f * U4_zy);
    const float a5_x = s5 * t46 - c5 * t45;
    const float a5_y = s5 * t45 + c5 * t46;

    /* link 5: force f = U mc (m = 0) */
    const float f5_x = 0.014653733f * minus_U5_xx - 0.06787063f * minus_U5_xy;
    const float minus_f5_y = 0.014653733f * U5_yx + 0.06787063f * minus_U5_yy;
    const float minus_f5_z = 0.014653733f * U5_zx + 0.06787063f * minus_U5_zy;

    /* link 5: moment n = I alpha + w x I w + mc x a */
    const float t47 = 0.024230847f * minus_alpha5_x + 0.02713316f * t42;
    const float t48 = 0.0015152445f * U5_zx - 0.0046002455f * U5_yx - t47;
    const float t49 = 0.0015152445f * minus_U5_zy + 0.002164052f * minus_U5_xy;
    const float t50 = 0.0046002455f * (minus_U5_xx - minus_U4_yy);
    const float t51 = 0.002164052f * U5_xz + 0.0046002455f * U5_yz;
    const float t52 = 0.02713316f * alpha5_z + 0.024230847f * t43 + t51;
    const float t53 = t48 + 0.002164052f * (minus_U4_yy - minus_U5_yy);
    const float n5_x = t53 - 0.06787063f * minus_a5_z;
    const float n5_y = t49 - 0.0029023122f * t41 - t50 - 0.014653733f * minus_a5_z;
    const float t54 = t52 - 0.0015152445f * (minus_U5_yy - minus_U5_xx);
    const float n5_z = t54 - (0.014653733f * a5_y + 0.06787063f * a5_x);

    /* link 6: angular velocity w */
    const float w6_x = c6 * w5_x + s6 * w5_z;
    const float w6_y = c6 * w5_z - s6 * w5_x;
    const float w6_z = minus_w5_y + qd[5];

    /* link 6: angular acceleration alpha, U = [alpha] + [w][w]
       U6_zz = U5_yy */
    const float alpha6_z = qdd[5] - alpha5_y;
    const float U6_xz = c6 * minus_U5_xy + s6 * minus_U5_zy;
    const float U6_yz = c6 * minus_U5_zy - s6 * minus_U5_xy;
    const float t55 = w6_x * w6_z;
    const float t56 = w6_y * w6_z;
    const float t57 = w6_x * w6_y;
    const float alpha6_x = t56 - U6_yz;
    const float alpha6_y = U6_xz - t55;
    const float t58 = w6_z * w6_z;
    const float minus_U6_xx = w6_y * w6_y + t58;
    const float minus_U6_yy = w6_x * w6_x + t58;
    const float U6_xy = t57 - alpha6_z;
    const float U6_yx = t57 + alpha6_z;
    const float U6_zx = t55 - alpha6_y;
    const float U6_zy = t56 + alpha6_x;

    /* link 6: acceleration a of its origin, gravity included
       a6_z = -a5_y */
    const float a6_x = c6 * a5_x - s6 * minus_a5_z;
    const float minus_a6_y = s6 * a5_x + c6 * minus_a5_z;

    /* link 6: force f = U mc (m = 0) */
    const float minus_f6_x = 0.16496755f * minus_U6_xx + 0.0688327f * U6_xy;
    const float f6_y = 0.16496755f * U6_yx + 0.0688327f * minus_U6_yy;
    const float f6_z = 0.16496755f * U6_zx - 0.0688327f * U6_zy;

    /* link 6: moment n = I alpha + w x I w + mc x a */
    const float t59 = 0.00010375892f * U6_yx + 0.0055110343f * U6_zx;
    const float t60 = 0.030455032f * t56 - 0.0008185978f * alpha6_x - t59;
    const float t61 = 0.0055110343f * U6_zy - 9.35691e-05f * U6_xy - 0.03127363f * t55;
    const float t62 = 0.030455032f * alpha6_z + 0.0008185978f * t57;
    const float t63 = t62 + (9.35691e-05f * U6_xz + 0.00010375892f * U6_yz);
    const float t64 = t60 + 9.35691e-05f * (minus_U5_yy - minus_U6_yy);
    const float n6_x = t64 + 0.0688327f * a5_y;
    const float t65 = t61 - 0.00010375892f * (minus_U6_xx - minus_U5_yy);
    const float n6_y = t65 + 0.16496755f * a5_y;
    const float t66 = t63 + 0.0055110343f * (minus_U6_yy - minus_U6_xx);
    const float n6_z = t66 + (0.0688327f * a6_x - 0.16496755f * minus_a6_y);

    /* link 7: angular velocity w */
    const float w7_x = c7 * w6_x + s7 * w6_z;
    const float w7_y = c7 * w6_z - s7 * w6_x;
    const float w7_z = qd[6] - w6_y;

    /* link 7: angular acceleration alpha, U = [alpha] + [w][w]
       U7_zz = U6_yy */
    const float alpha7_z = qdd[6] - alpha6_y;
    const float minus_U7_xz = c7 * U6_xy + s7 * U6_zy;
    const float minus_U7_yz = c7 * U6_zy - s7 * U6_xy;
    const float t67 = w7_x * w7_z;
    const float t68 = w7_y * w7_z;
    const float t69 = w7_x * w7_y;
    const float alpha7_x = t68 + minus_U7_yz;
    const float minus_alpha7_y = minus_U7_xz + t67;
    const float t70 = w7_z * w7_z;
    const float minus_U7_xx = w7_y * w7_y + t70;
    const float minus_U7_yy = w7_x * w7_x + t70;
    const float U7_xy = t69 - alpha7_z;
    const float U7_yx = t69 + alpha7_z;
    const float U7_zx = t67 + minus_alpha7_y;
    const float U7_zy = t68 + alpha7_x;

    /* link 7: acceleration a of its origin, gravity included */
    const float t71 = s7 * (a6_x - 0.088f * minus_U6_xx);
    const float a7_y = c7 * (0.088f * U6_zx - a5_y) - t71;
    const float a7_z = minus_a6_y - 0.088f * U6_yx;

    /* link 7: force f = U mc (m = 0) */
    const float minus_f7_x = 0.008343777f * minus_U7_xx;
    const float f7_y = 0.008343777f * U7_yx;
    const float f7_z = 0.008343777f * U7_zx;

    /* link 7: moment n = I alpha + w x I w + mc x a */
    const float t72 = 0.0022898924f * alpha7_x + 0.004909652f * t68;
    const float t73 = t72 - (0.001345015f * U7_yx + 0.0005571816f * U7_zx);
    const float n7_x = t73 - 0.0011352667f * (minus_U6_yy - minus_U7_yy);
    const float t74 = 0.0005571816f * U7_zy + 0.0011352667f * U7_xy;
    const float t75 = 0.001345015f * (minus_U7_xx - minus_U6_yy);
    const float t76 = 0.001345015f * minus_U7_yz - 0.0011352667f * minus_U7_xz;
    const float t77 = 0.004909652f * alpha7_z - 0.0022898924f * t69 - t76;
    const float n7_y = t74 - 0.0026197596f * t67 - t75 - 0.008343777f * a7_z;
    const float t78 = t77 + 0.0005571816f * (minus_U7_yy - minus_U7_xx);
    const float n7_z = t78 + 0.008343777f * a7_y;
    tau[6] = n7_z;

    /* joint 6: force F and moment N through it, joint 7 added */
    const float t79 = c7 * f7_y - s7 * minus_f7_x;
    const float N6_x = n6_x + (c7 * n7_x - s7 * n7_y);
    const float N6_y = n6_y - (n7_z + 0.088f * t79);
    const float N6_z = n6_z + (s7 * n7_x + c7 * n7_y - 0.00073425233f * U7_zx);
    tau[5] = N6_z;
    const float minus_F6_x = minus_f6_x + (c7 * minus_f7_x + s7 * f7_y);
    const float F6_y = f6_y - f7_z;
    const float F6_z = f6_z + t79;

    /* joint 5: force F and moment N through it, joint 6 added */
    const float N5_x = n5_x + (c6 * N6_x - s6 * N6_y);
    const float N5_y = n5_y - N6_z;
    const float N5_z = n5_z + (s6 * N6_x + c6 * N6_y);
    tau[4] = N5_z;
    const float F5_x = f5_x - (c6 * minus_F6_x + s6 * F6_y);
    const float minus_F5_y = minus_f5_y + F6_z;

    /* joint 4: force F and moment N through it, joint 5 added */
    const float t80 = c5 * F5_x + s5 * minus_F5_y;
    const float t81 = minus_f5_z - (c6 * F6_y - s6 * minus_F6_x);
    const float t82 = c5 * minus_F5_y - s5 * F5_x;
    const float N4_x = n4_x + (s5 * N5_y - c5 * N5_x - 0.384f * t82);
    const float N4_y = n4_y - (N5_z + 0.0825f * t82);
    const float N4_z = n4_z + (0.0825f * t81 - 0.384f * t80 - (s5 * N5_x + c5 * N5_y));
    tau[3] = N4_z;
    const float F4_x = f4_x - t80;
    const float F4_y = f4_y + t81;

    /* joint 3: force F and moment N through it, joint 4 added */
    const float t83 = minus_f4_z - t82;
    const float N3_x = n3_x + (s4 * N4_y - c4 * N4_x);
    const float N3_y = n3_y + (0.0825f * (s4 * F4_x + c4 * F4_y) - N4_z);
    const float N3_z = n3_z + (0.0825f * t83 - (s4 * N4_x + c4 * N4_y));
    tau[2] = N3_z;
    const float F3_x = f3_x + (s4 * F4_y - c4 * F4_x);
    const float F3_y = f3_y + t83;

    /* joint 2: force F and moment N through it, joint 3 added */
    const float t84 = c3 * N3_x - s3 * N3_y - 0.316f * (s3 * F3_x + c3 * F3_y);
    const float N2_x = n2_x + t84;
    const float N2_y = n2_y - N3_z;
    const float t85 = s3 * N3_x + c3 * N3_y + 0.316f * (c3 * F3_x - s3 * F3_y);
    const float N2_z = n2_z + t85;
    tau[1] = N2_z;

    /* joint 1: force F and moment N through it, joint 2 added */
    const float N1_z = n1_z - (s2 * N2_x + c2 * N2_y);
    tau[0] = N1_z;
}

#if defined(__GNUC__) && !defined(__clang__) && !defined(SYMDYN_NO_PRAGMA)
#pragma GCC pop_options
#endif
