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
 *   gravity  58 mul, 35 add, 12 sin/cos  (by newton-euler-matrix)
 *
 * Reading the functions
 *   minus_x is -x. Under the title of a block, a = b says that a has no line, b being the same;
 *   names with a title say that these lines are part of that later block as well. Components
 *   that no result needs are left out.
 *
 * Chosen frames: inside these functions link i is described in the frame f_i, given here
 * relative to f of its parent link. Inputs and outputs use the robot's own frames.
 *   gravity
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
 *   gravity
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
 */
#include "panda.h"

#include <math.h>

const double panda_q_lower[7] = {
    -2.8973, -1.7628, -2.8973, -3.0718, -2.8973, -0.0175, -2.8973};

const double panda_q_upper[7] = {
    2.8973, 1.7628, 2.8973, -0.0698, 2.8973, 3.7525, 2.8973};

const double panda_qd_limit[7] = {
    2.175, 2.175, 2.175, 2.175, 2.61, 2.61, 2.61};

const double panda_tau_limit[7] = {
    87.0, 87.0, 87.0, 87.0, 12.0, 12.0, 12.0};

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

/* Joint forces that hold the robot still: phi(q). */
void panda_gravity(const double q[7], double phi[7])
{
    /* sines and cosines of the joint angles */
    double s2, c2, s3, c3, s4, c4, s5, c5, s6, c6, s7, c7;
    symdyn_sincos(q[1], &s2, &c2);
    symdyn_sincos(q[2], &s3, &c3);
    symdyn_sincos(q[3], &s4, &c4);
    symdyn_sincos(q[4], &s5, &c5);
    symdyn_sincos(q[5], &s6, &c6);
    const double t1 = q[6] - 0.38420588060665173;
    symdyn_sincos(t1, &s7, &c7);

    /* link 2: acceleration a of its origin, gravity included */
    const double minus_a2_x = 9.81 * s2;
    const double minus_a2_y = 9.81 * c2;

    /* link 2: moment n = mc x a (w = alpha = 0) */
    const double n2_z = 0.01993386669246 * c2 - 30.45357582685272 * s2;

    /* link 3: acceleration a of its origin, gravity included
       a3_z = -a2_y */
    const double minus_a3_x = c3 * minus_a2_x;
    const double a3_y = s3 * minus_a2_x;

    /* link 3: moment n = mc x a (w = alpha = 0) */
    const double n3_x = 0.27690780075318017 * c2;
    const double minus_n3_y = 6.711589586344321 * c2;
    const double n3_z = 0.684157959872 * a3_y + 0.028227094878000014 * minus_a3_x;

    /* link 4: acceleration a of its origin, gravity included
       a4_z = -a3_y */
    const double a4_x = c4 * minus_a3_x - s4 * minus_a2_y;
    const double minus_a4_y = s4 * minus_a3_x + c4 * minus_a2_y;

    /* link 4: moment n = mc x a (w = alpha = 0) */
    const double n4_x = 1.720683553603 * a3_y;
    const double n4_y = 0.49008027465000004 * a3_y;
    const double n4_z = 1.720683553603 * a4_x - 0.49008027465000004 * minus_a4_y;

    /* link 5: acceleration a of its origin, gravity included
       a5_z = -a4_y */
    const double a5_x = s5 * a3_y - c5 * a4_x;
    const double a5_y = s5 * a4_x + c5 * a3_y;

    /* link 5: moment n = mc x a (w = alpha = 0) */
    const double n5_x = 0.067870631425 * minus_a4_y;
    const double n5_y = 0.014653732538 * minus_a4_y;
    const double minus_n5_z = 0.014653732538 * a5_y + 0.067870631425 * a5_x;

    /* link 6: acceleration a of its origin, gravity included
       a6_z = -a5_y */
    const double a6_x = c6 * a5_x + s6 * minus_a4_y;
    const double a6_y = c6 * minus_a4_y - s6 * a5_x;

    /* link 6: moment n = mc x a (w = alpha = 0) */
    const double n6_x = 0.068832705569 * a5_y;
    const double n6_y = 0.16496755269500002 * a5_y;
    const double n6_z = 0.16496755269500002 * a6_y + 0.068832705569 * a6_x;

    /* link 7: acceleration a of its origin, gravity included */
    const double minus_a7_y = s7 * a6_x + c7 * a5_y;

    /* link 7: moment n = mc x a (w = alpha = 0) */
    const double n7_y = 0.008343776383464369 * a6_y;
    const double minus_n7_z = 0.008343776383464369 * minus_a7_y;
    phi[6] = -minus_n7_z;

    /* joint 6: force F and moment N through it, joint 7 added
       minus_dN6_z_dq7, minus_dN6_x_dq7: joint 6: force F and moment N through it, joint 7
         added, derivative in q[6] */
    const double minus_dN6_z_dq7 = s7 * n7_y;
    const double minus_dN6_x_dq7 = c7 * n7_y;
    const double N6_x = n6_x - minus_dN6_z_dq7;
    const double N6_y = n6_y + minus_n7_z;
    const double N6_z = n6_z + minus_dN6_x_dq7;
    phi[5] = N6_z;

    /* joint 5: force F and moment N through it, joint 6 added */
    const double N5_x = n5_x + (c6 * N6_x - s6 * N6_y);
    const double N5_y = n5_y - N6_z;
    const double N5_z = s6 * N6_x + c6 * N6_y - minus_n5_z;
    phi[4] = N5_z;

    /* joint 4: force F and moment N through it, joint 5 added */
    const double N4_x = n4_x + (s5 * N5_y - c5 * N5_x);
    const double N4_y = n4_y - N5_z;
    const double N4_z = n4_z - (s5 * N5_x + c5 * N5_y);
    phi[3] = N4_z;

    /* joint 3: force F and moment N through it, joint 4 added */
    const double N3_x = n3_x + (s4 * N4_y - c4 * N4_x);
    const double minus_N3_y = N4_z + minus_n3_y;
    const double N3_z = n3_z - (s4 * N4_x + c4 * N4_y);
    phi[2] = N3_z;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double N2_x = c3 * N3_x + s3 * minus_N3_y;
    const double N2_z = n2_z + (s3 * N3_x - c3 * minus_N3_y);
    phi[1] = N2_z;

    /* joint 1: force F and moment N through it, joint 2 added */
    const double minus_N1_z = s2 * N2_x - c2 * N3_z;
    phi[0] = -minus_N1_z;
}

#if defined(__GNUC__) && !defined(__clang__) && !defined(SYMDYN_NO_PRAGMA)
#pragma GCC pop_options
#endif
