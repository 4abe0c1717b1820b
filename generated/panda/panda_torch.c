/*
 * panda_torch.c: dynamics of panda, made by symdyn 0.2.0. Do not edit.
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
 * Functions over n states, which lie one behind the other. State b of an input is at [b * step];
 * step is 0 for an input that is the same for all of them. Define WITH_<function> for those wanted.
 */

#include <math.h>
#include <stddef.h>

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

/* The same without a branch or a table, for loops: angles in range, sums rounded to nearest. */
SYMDYN_INLINE void symdyn_sincos_near(double x, double *s, double *c)
{
    SYMDYN_AS_WRITTEN
    const double k = symdyn_whole(x, 0.6366197723675814);
    const double turns = k - 4.0 * symdyn_whole(k, 0.25); /* -2 ... 2 */
    const double even = 1.0 - fabs(turns);
    const double odd = turns - turns * fabs(even);
#ifdef __ASSOCIATIVE_MATH__ /* gcc, which forgets its barrier in a loop */
    const double same = (double)(int)k;
#else
    const double same = k;
#endif
    symdyn_turned(symdyn_rest(x, k, same), even, odd, s, c);
}

/* Whether sums are rounded to nearest. */
SYMDYN_INLINE int symdyn_to_nearest(void)
{
    const volatile double less = 0.3, more = 0.7;
    return symdyn_whole(less, 1.0) < 0.5
           && symdyn_whole(more, 1.0) > 0.5;
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


#ifdef __cplusplus
#define restrict __restrict
#endif

/* What stands before a loop over states or angles, which are independent. */
#if defined(__clang__)
#pragma clang diagnostic ignored "-Wpass-failed"
#define SYMDYN_STATES _Pragma("clang loop vectorize(assume_safety)")
#elif defined(__GNUC__)
#define SYMDYN_STATES _Pragma("GCC ivdep")
#else
#define SYMDYN_STATES
#endif

/* A function with such loops. On some processors gcc prefers vectors of half the length, which is
 * slower for long loops of arithmetic. */
#if defined(__AVX512F__) && defined(__GNUC__) && __GNUC__ >= 8 && !defined(__clang__)
#define SYMDYN_KERNEL static __attribute__((noinline, target("prefer-vector-width=512")))
#else
#define SYMDYN_KERNEL SYMDYN_APART
#endif

/* Sines and cosines of a row of angles; the fast ones if that is right for all of them. */
SYMDYN_KERNEL void symdyn_sincos_row(size_t lanes, const double *restrict x,
                                     double *restrict s, double *restrict c)
{
#ifndef SYMDYN_LIBM
    int beyond = !symdyn_to_nearest();
    for (size_t state = 0; state < lanes; state++) {
        beyond |= !(fabs(x[state]) < 100000.0);
    }
    if (!beyond) {
        SYMDYN_STATES
        for (size_t state = 0; state < lanes; state++) {
            symdyn_sincos_near(x[state], &s[state], &c[state]);
        }
        return;
    }
#endif
    for (size_t state = 0; state < lanes; state++) {
        symdyn_sincos(x[state], &s[state], &c[state]);
    }
}


/* States of k numbers, step apart, into a block of rows; the rest of it repeats the last state. */
static void symdyn_gather(size_t rows, size_t count, const double *restrict from, size_t step,
                          double *restrict block, size_t length)
{
    for (size_t k = 0; k < rows; k++) {
        for (size_t state = 0; state < length; state++) {
            block[k * length + state] = from[(state < count ? state : count - 1) * step + k];
        }
    }
}

/* Rows of a block to states side by side. */
static void symdyn_scatter(size_t components, size_t count, const unsigned *row_of,
                           const double *restrict block, size_t length,
                           double *restrict to)
{
    for (size_t state = 0; state < count; state++) {
        for (size_t k = 0; k < components; k++) {
            to[state * components + k] = block[(row_of ? row_of[k] : k) * length + state];
        }
    }
}

#ifdef WITH_gravity

/*
 * Joint forces that hold the robot still: phi(q).
 * For 8 * groups states: component k of an input at [k * stride + state], of a result at
 * [k * apart + state].
 */
SYMDYN_KERNEL void panda_gravity_lanes(size_t groups,
                                       size_t stride,
                                       size_t apart,
                                       const double *restrict q,
                                       double *restrict phi)
{
    const size_t lanes = 8 * groups;
    double all_angle[64] = {0}, all_s2[64], all_c2[64], all_s3[64], all_c3[64], all_s4[64],
        all_c4[64], all_s5[64], all_c5[64], all_s6[64], all_c6[64], all_s7[64],
        all_c7[64];

    SYMDYN_STATES
    for (size_t state = 0; state < lanes; state++) {
        /* this state */
        const double q7 = q[6 * stride + state];
        /* results */
        all_angle[state] = q7 - 0.38420588060665173;
    }
    symdyn_sincos_row(lanes, q + stride, all_s2, all_c2);
    symdyn_sincos_row(lanes, q + 2 * stride, all_s3, all_c3);
    symdyn_sincos_row(lanes, q + 3 * stride, all_s4, all_c4);
    symdyn_sincos_row(lanes, q + 4 * stride, all_s5, all_c5);
    symdyn_sincos_row(lanes, q + 5 * stride, all_s6, all_c6);
    symdyn_sincos_row(lanes, all_angle, all_s7, all_c7);

    SYMDYN_STATES
    for (size_t state = 0; state < lanes; state++) {
        /* this state */
        const double s2 = all_s2[state];
        const double c2 = all_c2[state];
        const double s3 = all_s3[state];
        const double c3 = all_c3[state];
        const double s4 = all_s4[state];
        const double c4 = all_c4[state];
        const double s5 = all_s5[state];
        const double c5 = all_c5[state];
        const double s6 = all_s6[state];
        const double c6 = all_c6[state];
        const double s7 = all_s7[state];
        const double c7 = all_c7[state];

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
        phi[6 * apart + state] = -minus_n7_z;

        /* joint 6: force F and moment N through it, joint 7 added
           minus_dN6_z_dq7, minus_dN6_x_dq7: joint 6: force F and moment N through it, joint 7
             added, derivative in q[6] */
        const double minus_dN6_z_dq7 = s7 * n7_y;
        const double minus_dN6_x_dq7 = c7 * n7_y;
        const double N6_x = n6_x - minus_dN6_z_dq7;
        const double N6_y = n6_y + minus_n7_z;
        const double N6_z = n6_z + minus_dN6_x_dq7;
        phi[5 * apart + state] = N6_z;

        /* joint 5: force F and moment N through it, joint 6 added */
        const double N5_x = n5_x + (c6 * N6_x - s6 * N6_y);
        const double N5_y = n5_y - N6_z;
        const double N5_z = s6 * N6_x + c6 * N6_y - minus_n5_z;
        phi[4 * apart + state] = N5_z;

        /* joint 4: force F and moment N through it, joint 5 added */
        const double N4_x = n4_x + (s5 * N5_y - c5 * N5_x);
        const double N4_y = n4_y - N5_z;
        const double N4_z = n4_z - (s5 * N5_x + c5 * N5_y);
        phi[3 * apart + state] = N4_z;

        /* joint 3: force F and moment N through it, joint 4 added */
        const double N3_x = n3_x + (s4 * N4_y - c4 * N4_x);
        const double minus_N3_y = N4_z + minus_n3_y;
        const double N3_z = n3_z - (s4 * N4_x + c4 * N4_y);
        phi[2 * apart + state] = N3_z;

        /* joint 2: force F and moment N through it, joint 3 added */
        const double N2_x = c3 * N3_x + s3 * minus_N3_y;
        const double N2_z = n2_z + (s3 * N3_x - c3 * minus_N3_y);
        phi[apart + state] = N2_z;

        /* joint 1: force F and moment N through it, joint 2 added */
        const double minus_N1_z = s2 * N2_x - c2 * N3_z;
        phi[state] = -minus_N1_z;
    }
}

void panda_gravity_many(size_t n, const double *q, size_t q_step, double *phi, int threads);
void panda_gravity_many(size_t n, const double *q, size_t q_step, double *phi, int threads)
{
    const size_t stride = 72, apart = 72;
#ifdef _OPENMP
#pragma omp parallel num_threads(threads)
#else
    (void)threads;
#endif
    {
        int begun = 0;
        double q_block[504], phi_block[504];
        const double *const q_rows = q_block;
        double *const phi_rows = phi_block;
#ifdef _OPENMP
#pragma omp for schedule(static)
#endif
        for (size_t first = 0; first < n; first += 64) {
            const size_t count = n - first < 64 ? n - first : 64;
            if (!begun || q_step != 0) {
                symdyn_gather(7, count, q + first * q_step, q_step,
                              q_block, 72);
            }
            begun = 1;
            panda_gravity_lanes((count + 7) / 8, stride, apart, q_rows, phi_rows);

            symdyn_scatter(7, count, NULL, phi_block,
                           72, phi + first * 7);
        }
    }
}
#endif

#ifdef WITH_jac_gravity

/*
 * Partial derivatives of gravity in the entries of its inputs.
 * For 8 * groups states: component k of an input at [k * stride + state], of a result at
 * [k * apart + state].
 */
SYMDYN_KERNEL void panda_jac_gravity_lanes(size_t groups,
                                           size_t stride,
                                           size_t apart,
                                           const double *restrict q,
                                           double *restrict dphi_dq)
{
    const size_t lanes = 8 * groups;
    double all_angle[64] = {0}, all_s2[64], all_c2[64], all_s3[64], all_c3[64], all_s4[64],
        all_c4[64], all_s5[64], all_c5[64], all_s6[64], all_c6[64], all_s7[64],
        all_c7[64];

    SYMDYN_STATES
    for (size_t state = 0; state < lanes; state++) {
        /* this state */
        const double q7 = q[6 * stride + state];
        /* results */
        all_angle[state] = q7 - 0.38420588060665173;
    }
    symdyn_sincos_row(lanes, q + stride, all_s2, all_c2);
    symdyn_sincos_row(lanes, q + 2 * stride, all_s3, all_c3);
    symdyn_sincos_row(lanes, q + 3 * stride, all_s4, all_c4);
    symdyn_sincos_row(lanes, q + 4 * stride, all_s5, all_c5);
    symdyn_sincos_row(lanes, q + 5 * stride, all_s6, all_c6);
    symdyn_sincos_row(lanes, all_angle, all_s7, all_c7);

    SYMDYN_STATES
    for (size_t state = 0; state < lanes; state++) {
        /* this state */
        const double s2 = all_s2[state];
        const double c2 = all_c2[state];
        const double s3 = all_s3[state];
        const double c3 = all_c3[state];
        const double s4 = all_s4[state];
        const double c4 = all_c4[state];
        const double s5 = all_s5[state];
        const double c5 = all_c5[state];
        const double s6 = all_s6[state];
        const double c6 = all_c6[state];
        const double s7 = all_s7[state];
        const double c7 = all_c7[state];

        /* link 2: acceleration a of its origin, gravity included */
        const double minus_a2_x = 9.81 * s2;
        const double minus_a2_y = 9.81 * c2;

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

        /* joint 6: force F and moment N through it, joint 7 added
           minus_dN6_z_dq7, minus_dN6_x_dq7: joint 6: force F and moment N through it, joint 7
             added, derivative in q[6] */
        const double minus_dN6_z_dq7 = s7 * n7_y;
        const double minus_dN6_x_dq7 = c7 * n7_y;
        const double N6_x = n6_x - minus_dN6_z_dq7;
        const double N6_y = n6_y + minus_n7_z;
        const double N6_z = n6_z + minus_dN6_x_dq7;
        dphi_dq[41 * apart + state] = -minus_dN6_z_dq7;

        /* joint 5: force F and moment N through it, joint 6 added */
        const double t1 = c6 * N6_x - s6 * N6_y;
        const double N5_x = n5_x + t1;
        const double N5_y = n5_y - N6_z;

        /* joint 4: force F and moment N through it, joint 5 added */
        const double t2 = s5 * N5_y - c5 * N5_x;
        const double N4_x = n4_x + t2;
        const double t3 = s6 * N6_x + c6 * N6_y;
        const double N4_y = n4_y + minus_n5_z - t3;

        /* joint 3: force F and moment N through it, joint 4 added */
        const double t4 = s4 * N4_y - c4 * N4_x;
        const double N3_x = n3_x + t4;
        const double t5 = s5 * N5_x + c5 * N5_y;
        const double minus_N3_y = n4_z + minus_n3_y - t5;
        const double t6 = s4 * N4_x + c4 * N4_y;
        const double N3_z = n3_z - t6;

        /* joint 2: force F and moment N through it, joint 3 added */
        const double N2_x = c3 * N3_x + s3 * minus_N3_y;

        /* link 2: moment n = mc x a (w = alpha = 0), derivative in q[1] */
        const double minus_dn2_z_dq2 = 0.01993386669246 * s2 + 30.45357582685272 * c2;

        /* link 3: acceleration a of its origin, gravity included, derivative in q[1] */
        const double minus_da3_x_dq2 = minus_a2_y * c3;
        const double da3_y_dq2 = minus_a2_y * s3;

        /* link 3: moment n = mc x a (w = alpha = 0), derivative in q[1] */
        const double minus_dn3_x_dq2 = 0.27690780075318017 * s2;
        const double dn3_y_dq2 = 6.711589586344321 * s2;
        const double t7 = 0.028227094878000014 * minus_da3_x_dq2;
        const double dn3_z_dq2 = 0.684157959872 * da3_y_dq2 + t7;

        /* link 4: acceleration a of its origin, gravity included, derivative in q[1] */
        const double da4_x_dq2 = minus_da3_x_dq2 * c4 + minus_a2_x * s4;
        const double minus_da4_y_dq2 = minus_da3_x_dq2 * s4 - minus_a2_x * c4;

        /* link 4: moment n = mc x a (w = alpha = 0), derivative in q[1] */
        const double dn4_x_dq2 = 1.720683553603 * da3_y_dq2;
        const double dn4_y_dq2 = 0.49008027465000004 * da3_y_dq2;
        const double t8 = 0.49008027465000004 * minus_da4_y_dq2;
        const double dn4_z_dq2 = 1.720683553603 * da4_x_dq2 - t8;

        /* link 5: acceleration a of its origin, gravity included, derivative in q[1] */
        const double da5_x_dq2 = da3_y_dq2 * s5 - da4_x_dq2 * c5;
        const double da5_y_dq2 = da4_x_dq2 * s5 + da3_y_dq2 * c5;

        /* link 5: moment n = mc x a (w = alpha = 0), derivative in q[1] */
        const double dn5_x_dq2 = 0.067870631425 * minus_da4_y_dq2;
        const double dn5_y_dq2 = 0.014653732538 * minus_da4_y_dq2;
        const double minus_dn5_z_dq2 = 0.014653732538 * da5_y_dq2 + 0.067870631425 * da5_x_dq2;

        /* link 6: acceleration a of its origin, gravity included, derivative in q[1] */
        const double da6_x_dq2 = da5_x_dq2 * c6 + minus_da4_y_dq2 * s6;
        const double da6_y_dq2 = minus_da4_y_dq2 * c6 - da5_x_dq2 * s6;

        /* link 6: moment n = mc x a (w = alpha = 0), derivative in q[1] */
        const double dn6_x_dq2 = 0.068832705569 * da5_y_dq2;
        const double dn6_y_dq2 = 0.16496755269500002 * da5_y_dq2;
        const double dn6_z_dq2 = 0.16496755269500002 * da6_y_dq2 + 0.068832705569 * da6_x_dq2;

        /* link 7: acceleration a of its origin, gravity included, derivative in q[1] */
        const double minus_da7_y_dq2 = da6_x_dq2 * s7 + da5_y_dq2 * c7;

        /* link 7: moment n = mc x a (w = alpha = 0), derivative in q[1] */
        const double dn7_y_dq2 = 0.008343776383464369 * da6_y_dq2;
        const double minus_dn7_z_dq2 = 0.008343776383464369 * minus_da7_y_dq2;
        dphi_dq[43 * apart + state] = -minus_dn7_z_dq2;

        /* joint 6: force F and moment N through it, joint 7 added, derivative in q[1]
           minus_ddN6_z_dq7_dq2, minus_ddN6_x_dq7_dq2: joint 6: force F and moment N through
             it, joint 7 added, derivative in q[6], derivative in q[1] */
        const double minus_ddN6_z_dq7_dq2 = dn7_y_dq2 * s7;
        const double minus_ddN6_x_dq7_dq2 = dn7_y_dq2 * c7;
        const double dN6_x_dq2 = dn6_x_dq2 - minus_ddN6_z_dq7_dq2;
        const double dN6_y_dq2 = dn6_y_dq2 + minus_dn7_z_dq2;
        const double dN6_z_dq2 = dn6_z_dq2 + minus_ddN6_x_dq7_dq2;
        dphi_dq[36 * apart + state] = dN6_z_dq2;

        /* joint 5: force F and moment N through it, joint 6 added, derivative in q[1] */
        const double dN5_x_dq2 = dn5_x_dq2 + (dN6_x_dq2 * c6 - dN6_y_dq2 * s6);
        const double dN5_y_dq2 = dn5_y_dq2 - dN6_z_dq2;
        const double dN5_z_dq2 = dN6_x_dq2 * s6 + dN6_y_dq2 * c6 - minus_dn5_z_dq2;
        dphi_dq[29 * apart + state] = dN5_z_dq2;

        /* joint 4: force F and moment N through it, joint 5 added, derivative in q[1] */
        const double dN4_x_dq2 = dn4_x_dq2 + (dN5_y_dq2 * s5 - dN5_x_dq2 * c5);
        const double dN4_y_dq2 = dn4_y_dq2 - dN5_z_dq2;
        const double dN4_z_dq2 = dn4_z_dq2 - (dN5_x_dq2 * s5 + dN5_y_dq2 * c5);
        dphi_dq[22 * apart + state] = dN4_z_dq2;

        /* joint 3: force F and moment N through it, joint 4 added, derivative in q[1] */
        const double dN3_x_dq2 = dN4_y_dq2 * s4 - dN4_x_dq2 * c4 - minus_dn3_x_dq2;
        const double minus_dN3_y_dq2 = dN4_z_dq2 - dn3_y_dq2;
        const double dN3_z_dq2 = dn3_z_dq2 - (dN4_x_dq2 * s4 + dN4_y_dq2 * c4);
        dphi_dq[15 * apart + state] = dN3_z_dq2;

        /* joint 2: force F and moment N through it, joint 3 added, derivative in q[1] */
        const double dN2_x_dq2 = dN3_x_dq2 * c3 + minus_dN3_y_dq2 * s3;
        const double dN2_z_dq2 = dN3_x_dq2 * s3 - minus_dN3_y_dq2 * c3 - minus_dn2_z_dq2;
        dphi_dq[8 * apart + state] = dN2_z_dq2;

        /* joint 1: force F and moment N through it, joint 2 added, derivative in q[1] */
        const double minus_dN1_z_dq2 = c2 * (N2_x - dN3_z_dq2) + s2 * (dN2_x_dq2 + N3_z);
        dphi_dq[apart + state] = -minus_dN1_z_dq2;

        /* link 3: moment n = mc x a (w = alpha = 0), derivative in q[2] */
        const double dn3_z_dq3 = 0.684157959872 * minus_a3_x - 0.028227094878000014 * a3_y;

        /* link 4: acceleration a of its origin, gravity included, derivative in q[2] */
        const double minus_da4_x_dq3 = a3_y * c4;
        const double da4_y_dq3 = a3_y * s4;

        /* link 4: moment n = mc x a (w = alpha = 0), derivative in q[2] */
        const double dn4_x_dq3 = 1.720683553603 * minus_a3_x;
        const double dn4_y_dq3 = 0.49008027465000004 * minus_a3_x;
        const double t9 = 1.720683553603 * minus_da4_x_dq3;
        const double dn4_z_dq3 = 0.49008027465000004 * da4_y_dq3 - t9;

        /* link 5: acceleration a of its origin, gravity included, derivative in q[2] */
        const double da5_x_dq3 = minus_a3_x * s5 + minus_da4_x_dq3 * c5;
        const double da5_y_dq3 = minus_a3_x * c5 - minus_da4_x_dq3 * s5;

        /* link 5: moment n = mc x a (w = alpha = 0), derivative in q[2] */
        const double minus_dn5_x_dq3 = 0.067870631425 * da4_y_dq3;
        const double minus_dn5_y_dq3 = 0.014653732538 * da4_y_dq3;
        const double minus_dn5_z_dq3 = 0.014653732538 * da5_y_dq3 + 0.067870631425 * da5_x_dq3;

        /* link 6: acceleration a of its origin, gravity included, derivative in q[2] */
        const double da6_x_dq3 = da5_x_dq3 * c6 - da4_y_dq3 * s6;
        const double minus_da6_y_dq3 = da4_y_dq3 * c6 + da5_x_dq3 * s6;

        /* link 6: moment n = mc x a (w = alpha = 0), derivative in q[2] */
        const double dn6_x_dq3 = 0.068832705569 * da5_y_dq3;
        const double dn6_y_dq3 = 0.16496755269500002 * da5_y_dq3;
        const double t10 = 0.16496755269500002 * minus_da6_y_dq3;
        const double dn6_z_dq3 = 0.068832705569 * da6_x_dq3 - t10;

        /* link 7: acceleration a of its origin, gravity included, derivative in q[2] */
        const double minus_da7_y_dq3 = da6_x_dq3 * s7 + da5_y_dq3 * c7;

        /* link 7: moment n = mc x a (w = alpha = 0), derivative in q[2] */
        const double minus_dn7_y_dq3 = 0.008343776383464369 * minus_da6_y_dq3;
        const double minus_dn7_z_dq3 = 0.008343776383464369 * minus_da7_y_dq3;
        dphi_dq[44 * apart + state] = -minus_dn7_z_dq3;

        /* joint 6: force F and moment N through it, joint 7 added, derivative in q[2]
           ddN6_z_dq7_dq3, ddN6_x_dq7_dq3: joint 6: force F and moment N through it, joint 7
             added, derivative in q[6], derivative in q[2] */
        const double ddN6_z_dq7_dq3 = minus_dn7_y_dq3 * s7;
        const double ddN6_x_dq7_dq3 = minus_dn7_y_dq3 * c7;
        const double dN6_x_dq3 = dn6_x_dq3 + ddN6_z_dq7_dq3;
        const double dN6_y_dq3 = dn6_y_dq3 + minus_dn7_z_dq3;
        const double dN6_z_dq3 = dn6_z_dq3 - ddN6_x_dq7_dq3;
        dphi_dq[37 * apart + state] = dN6_z_dq3;

        /* joint 5: force F and moment N through it, joint 6 added, derivative in q[2] */
        const double dN5_x_dq3 = dN6_x_dq3 * c6 - dN6_y_dq3 * s6 - minus_dn5_x_dq3;
        const double minus_dN5_y_dq3 = dN6_z_dq3 + minus_dn5_y_dq3;
        const double dN5_z_dq3 = dN6_x_dq3 * s6 + dN6_y_dq3 * c6 - minus_dn5_z_dq3;
        dphi_dq[30 * apart + state] = dN5_z_dq3;

        /* joint 4: force F and moment N through it, joint 5 added, derivative in q[2] */
        const double dN4_x_dq3 = dn4_x_dq3 - (minus_dN5_y_dq3 * s5 + dN5_x_dq3 * c5);
        const double dN4_y_dq3 = dn4_y_dq3 - dN5_z_dq3;
        const double dN4_z_dq3 = dn4_z_dq3 - (dN5_x_dq3 * s5 - minus_dN5_y_dq3 * c5);
        dphi_dq[23 * apart + state] = dN4_z_dq3;

        /* joint 3: force F and moment N through it, joint 4 added, derivative in q[2]
           dN3_y_dq3 = -dN4_z_dq3 */
        const double dN3_x_dq3 = dN4_y_dq3 * s4 - dN4_x_dq3 * c4;
        const double dN3_z_dq3 = dn3_z_dq3 - (dN4_x_dq3 * s4 + dN4_y_dq3 * c4);
        dphi_dq[16 * apart + state] = dN3_z_dq3;

        /* joint 2: force F and moment N through it, joint 3 added, derivative in q[2] */
        const double dN2_x_dq3 = c3 * (dN3_x_dq3 + minus_N3_y) - s3 * (N3_x - dN4_z_dq3);
        const double dN2_z_dq3 = dN3_x_dq3 * s3 - dN4_z_dq3 * c3 + N2_x;
        dphi_dq[9 * apart + state] = dN2_z_dq3;
        dphi_dq[2 * apart + state] = dN3_z_dq3 * c2 - dN2_x_dq3 * s2;

        /* link 4: moment n = mc x a (w = alpha = 0), derivative in q[3] */
        const double minus_dn4_z_dq4 = 1.720683553603 * minus_a4_y + 0.49008027465000004 * a4_x;

        /* link 5: acceleration a of its origin, gravity included, derivative in q[3] */
        const double da5_x_dq4 = minus_a4_y * c5;
        const double minus_da5_y_dq4 = minus_a4_y * s5;

        /* link 5: moment n = mc x a (w = alpha = 0), derivative in q[3] */
        const double dn5_x_dq4 = 0.067870631425 * a4_x;
        const double dn5_y_dq4 = 0.014653732538 * a4_x;

        /* link 6: acceleration a of its origin, gravity included, derivative in q[3] */
        const double da6_x_dq4 = da5_x_dq4 * c6 + a4_x * s6;
        const double da6_y_dq4 = a4_x * c6 - da5_x_dq4 * s6;

        /* link 6: moment n = mc x a (w = alpha = 0), derivative in q[3] */
        const double minus_dn6_x_dq4 = 0.068832705569 * minus_da5_y_dq4;
        const double minus_dn6_y_dq4 = 0.16496755269500002 * minus_da5_y_dq4;
        const double dn6_z_dq4 = 0.16496755269500002 * da6_y_dq4 + 0.068832705569 * da6_x_dq4;

        /* link 7: acceleration a of its origin, gravity included, derivative in q[3] */
        const double minus_da7_y_dq4 = da6_x_dq4 * s7 - minus_da5_y_dq4 * c7;

        /* link 7: moment n = mc x a (w = alpha = 0), derivative in q[3] */
        const double dn7_y_dq4 = 0.008343776383464369 * da6_y_dq4;
        const double minus_dn7_z_dq4 = 0.008343776383464369 * minus_da7_y_dq4;
        dphi_dq[45 * apart + state] = -minus_dn7_z_dq4;

        /* joint 6: force F and moment N through it, joint 7 added, derivative in q[3]
           minus_ddN6_z_dq7_dq4, minus_ddN6_x_dq7_dq4: joint 6: force F and moment N through
             it, joint 7 added, derivative in q[6], derivative in q[3] */
        const double minus_ddN6_z_dq7_dq4 = dn7_y_dq4 * s7;
        const double minus_ddN6_x_dq7_dq4 = dn7_y_dq4 * c7;
        const double minus_dN6_x_dq4 = minus_dn6_x_dq4 + minus_ddN6_z_dq7_dq4;
        const double dN6_y_dq4 = minus_dn7_z_dq4 - minus_dn6_y_dq4;
        const double dN6_z_dq4 = dn6_z_dq4 + minus_ddN6_x_dq7_dq4;
        dphi_dq[38 * apart + state] = dN6_z_dq4;

        /* joint 5: force F and moment N through it, joint 6 added, derivative in q[3] */
        const double dN5_x_dq4 = dn5_x_dq4 - (minus_dN6_x_dq4 * c6 + dN6_y_dq4 * s6);
        const double dN5_y_dq4 = dn5_y_dq4 - dN6_z_dq4;
        const double t11 = 0.014653732538 * minus_da5_y_dq4 - 0.067870631425 * da5_x_dq4;
        const double dN5_z_dq4 = dN6_y_dq4 * c6 - minus_dN6_x_dq4 * s6 + t11;
        dphi_dq[31 * apart + state] = dN5_z_dq4;

        /* joint 4: force F and moment N through it, joint 5 added, derivative in q[3]
           dN4_y_dq4 = -dN5_z_dq4 */
        const double dN4_x_dq4 = dN5_y_dq4 * s5 - dN5_x_dq4 * c5;
        const double minus_dN4_z_dq4 = minus_dn4_z_dq4 + (dN5_x_dq4 * s5 + dN5_y_dq4 * c5);
        dphi_dq[24 * apart + state] = -minus_dN4_z_dq4;

        /* joint 3: force F and moment N through it, joint 4 added, derivative in q[3]
           dN3_y_dq4 = -dN4_z_dq4 */
        const double dN3_x_dq4 = t6 - dN5_z_dq4 * s4 - dN4_x_dq4 * c4;
        const double dN3_z_dq4 = dN5_z_dq4 * c4 - dN4_x_dq4 * s4 + t4;
        dphi_dq[17 * apart + state] = dN3_z_dq4;

        /* joint 2: force F and moment N through it, joint 3 added, derivative in q[3] */
        const double dN2_x_dq4 = dN3_x_dq4 * c3 - minus_dN4_z_dq4 * s3;
        const double dN2_z_dq4 = dN3_x_dq4 * s3 + minus_dN4_z_dq4 * c3;
        dphi_dq[10 * apart + state] = dN2_z_dq4;
        dphi_dq[3 * apart + state] = dN3_z_dq4 * c2 - dN2_x_dq4 * s2;

        /* link 5: moment n = mc x a (w = alpha = 0), derivative in q[4] */
        const double minus_dn5_z_dq5 = 0.067870631425 * a5_y - 0.014653732538 * a5_x;

        /* link 6: acceleration a of its origin, gravity included, derivative in q[4] */
        const double da6_x_dq5 = a5_y * c6;
        const double minus_da6_y_dq5 = a5_y * s6;

        /* link 6: moment n = mc x a (w = alpha = 0), derivative in q[4] */
        const double minus_dn6_x_dq5 = 0.068832705569 * a5_x;
        const double minus_dn6_y_dq5 = 0.16496755269500002 * a5_x;
        const double t12 = 0.16496755269500002 * minus_da6_y_dq5;
        const double dn6_z_dq5 = 0.068832705569 * da6_x_dq5 - t12;

        /* link 7: acceleration a of its origin, gravity included, derivative in q[4] */
        const double minus_da7_y_dq5 = da6_x_dq5 * s7 - a5_x * c7;

        /* link 7: moment n = mc x a (w = alpha = 0), derivative in q[4] */
        const double minus_dn7_y_dq5 = 0.008343776383464369 * minus_da6_y_dq5;
        const double minus_dn7_z_dq5 = 0.008343776383464369 * minus_da7_y_dq5;
        dphi_dq[46 * apart + state] = -minus_dn7_z_dq5;

        /* joint 6: force F and moment N through it, joint 7 added, derivative in q[4]
           ddN6_z_dq7_dq5, ddN6_x_dq7_dq5: joint 6: force F and moment N through it, joint 7
             added, derivative in q[6], derivative in q[4] */
        const double ddN6_z_dq7_dq5 = minus_dn7_y_dq5 * s7;
        const double ddN6_x_dq7_dq5 = minus_dn7_y_dq5 * c7;
        const double dN6_x_dq5 = ddN6_z_dq7_dq5 - minus_dn6_x_dq5;
        const double dN6_y_dq5 = minus_dn7_z_dq5 - minus_dn6_y_dq5;
        const double dN6_z_dq5 = dn6_z_dq5 - ddN6_x_dq7_dq5;
        dphi_dq[39 * apart + state] = dN6_z_dq5;

        /* joint 5: force F and moment N through it, joint 6 added, derivative in q[4] */
        const double dN5_x_dq5 = dN6_x_dq5 * c6 - dN6_y_dq5 * s6;
        const double dN5_z_dq5 = dN6_x_dq5 * s6 + dN6_y_dq5 * c6 - minus_dn5_z_dq5;
        dphi_dq[32 * apart + state] = dN5_z_dq5;

        /* joint 4: force F and moment N through it, joint 5 added, derivative in q[4] */
        const double dN4_x_dq5 = t5 - dN6_z_dq5 * s5 - dN5_x_dq5 * c5;
        const double minus_dN4_z_dq5 = dN5_x_dq5 * s5 - dN6_z_dq5 * c5 - t2;
        dphi_dq[25 * apart + state] = -minus_dN4_z_dq5;

        /* joint 3: force F and moment N through it, joint 4 added, derivative in q[4]
           dN3_y_dq5 = -dN4_z_dq5 */
        const double minus_dN3_x_dq5 = dN5_z_dq5 * s4 + dN4_x_dq5 * c4;
        const double minus_dN3_z_dq5 = dN4_x_dq5 * s4 - dN5_z_dq5 * c4;
        dphi_dq[18 * apart + state] = -minus_dN3_z_dq5;

        /* joint 2: force F and moment N through it, joint 3 added, derivative in q[4] */
        const double minus_dN2_x_dq5 = minus_dN3_x_dq5 * c3 + minus_dN4_z_dq5 * s3;
        const double dN2_z_dq5 = minus_dN4_z_dq5 * c3 - minus_dN3_x_dq5 * s3;
        dphi_dq[11 * apart + state] = dN2_z_dq5;

        /* joint 1: force F and moment N through it, joint 2 added, derivative in q[4] */
        const double minus_dN1_z_dq5 = minus_dN3_z_dq5 * c2 - minus_dN2_x_dq5 * s2;
        dphi_dq[4 * apart + state] = -minus_dN1_z_dq5;

        /* link 6: moment n = mc x a (w = alpha = 0), derivative in q[5] */
        const double dn6_z_dq6 = 0.068832705569 * a6_y - 0.16496755269500002 * a6_x;

        /* link 7: moment n = mc x a (w = alpha = 0), derivative in q[5]
           dn7_z_dq6 = dN6_z_dq7 */
        const double minus_dn7_y_dq6 = 0.008343776383464369 * a6_x;

        /* joint 6: force F and moment N through it, joint 7 added, derivative in q[5]
           dN6_y_dq6 = -dN6_z_dq7
           ddN6_x_dq7_dq6: joint 6: force F and moment N through it, joint 7 added, derivative
             in q[6], derivative in q[5] */
        const double dN6_x_dq6 = minus_dn7_y_dq6 * s7;
        const double ddN6_x_dq7_dq6 = minus_dn7_y_dq6 * c7;
        const double dN6_z_dq6 = dn6_z_dq6 - ddN6_x_dq7_dq6;
        dphi_dq[40 * apart + state] = dN6_z_dq6;

        /* joint 5: force F and moment N through it, joint 6 added, derivative in q[5] */
        const double dN5_x_dq6 = dN6_x_dq6 * c6 - minus_dN6_z_dq7 * s6 - t3;
        const double dN5_z_dq6 = dN6_x_dq6 * s6 + minus_dN6_z_dq7 * c6 + t1;
        dphi_dq[33 * apart + state] = dN5_z_dq6;

        /* joint 4: force F and moment N through it, joint 5 added, derivative in q[5]
           dN4_y_dq6 = -dN5_z_dq6 */
        const double minus_dN4_x_dq6 = dN6_z_dq6 * s5 + dN5_x_dq6 * c5;
        const double minus_dN4_z_dq6 = dN5_x_dq6 * s5 - dN6_z_dq6 * c5;
        dphi_dq[26 * apart + state] = -minus_dN4_z_dq6;

        /* joint 3: force F and moment N through it, joint 4 added, derivative in q[5]
           dN3_y_dq6 = -dN4_z_dq6 */
        const double minus_dN3_x_dq6 = dN5_z_dq6 * s4 - minus_dN4_x_dq6 * c4;
        const double dN3_z_dq6 = dN5_z_dq6 * c4 + minus_dN4_x_dq6 * s4;
        dphi_dq[19 * apart + state] = dN3_z_dq6;

        /* joint 2: force F and moment N through it, joint 3 added, derivative in q[5] */
        const double minus_dN2_x_dq6 = minus_dN3_x_dq6 * c3 + minus_dN4_z_dq6 * s3;
        const double dN2_z_dq6 = minus_dN4_z_dq6 * c3 - minus_dN3_x_dq6 * s3;
        dphi_dq[12 * apart + state] = dN2_z_dq6;

        /* joint 1: force F and moment N through it, joint 2 added, derivative in q[5] */
        const double dN1_z_dq6 = minus_dN2_x_dq6 * s2 + dN3_z_dq6 * c2;
        dphi_dq[5 * apart + state] = dN1_z_dq6;

        /* link 7: acceleration a of its origin, gravity included, derivative in q[6] */
        const double minus_da7_y_dq7 = c7 * a6_x - s7 * a5_y;

        /* link 7: moment n = mc x a (w = alpha = 0), derivative in q[6] */
        const double minus_dn7_z_dq7 = 0.008343776383464369 * minus_da7_y_dq7;
        dphi_dq[48 * apart + state] = -minus_dn7_z_dq7;

        /* joint 5: force F and moment N through it, joint 6 added, derivative in q[6]
           dN5_y_dq7 = -dN6_z_dq7 */
        const double minus_dN5_x_dq7 = minus_dN6_x_dq7 * c6 + minus_dn7_z_dq7 * s6;
        const double dN5_z_dq7 = minus_dn7_z_dq7 * c6 - minus_dN6_x_dq7 * s6;
        dphi_dq[34 * apart + state] = dN5_z_dq7;

        /* joint 4: force F and moment N through it, joint 5 added, derivative in q[6] */
        const double dN4_x_dq7 = minus_dN6_z_dq7 * s5 + minus_dN5_x_dq7 * c5;
        const double dN4_z_dq7 = minus_dN5_x_dq7 * s5 - minus_dN6_z_dq7 * c5;
        dphi_dq[27 * apart + state] = dN4_z_dq7;

        /* joint 3: force F and moment N through it, joint 4 added, derivative in q[6]
           dN3_y_dq7 = -dN4_z_dq7 */
        const double minus_dN3_x_dq7 = dN5_z_dq7 * s4 + dN4_x_dq7 * c4;
        const double minus_dN3_z_dq7 = dN4_x_dq7 * s4 - dN5_z_dq7 * c4;
        dphi_dq[20 * apart + state] = -minus_dN3_z_dq7;

        /* joint 2: force F and moment N through it, joint 3 added, derivative in q[6] */
        const double dN2_x_dq7 = dN4_z_dq7 * s3 - minus_dN3_x_dq7 * c3;
        const double minus_dN2_z_dq7 = minus_dN3_x_dq7 * s3 + dN4_z_dq7 * c3;
        dphi_dq[13 * apart + state] = -minus_dN2_z_dq7;

        /* joint 1: force F and moment N through it, joint 2 added, derivative in q[6] */
        const double minus_dN1_z_dq7 = dN2_x_dq7 * s2 + minus_dN3_z_dq7 * c2;
        dphi_dq[6 * apart + state] = -minus_dN1_z_dq7;

        /* results */
        dphi_dq[state] = 0.0;
    }
}

void panda_jac_gravity_many(size_t n,
                            const double *q, size_t q_step,
                            double *dphi_dq,
                            int threads);
void panda_jac_gravity_many(size_t n,
                            const double *q, size_t q_step,
                            double *dphi_dq,
                            int threads)
{
    static const unsigned dphi_dq_row_of[49] = {
        0, 1, 2, 3, 4, 5, 6, 0, 8, 9, 10, 11, 12, 13, 0, 15, 16, 17, 18, 19, 20, 0, 22, 23,
        24, 25, 26, 27, 0, 29, 30, 31, 32, 33, 34, 0, 36, 37, 38, 39, 40, 41, 0, 43, 44, 45,
        46, 41, 48};
    const size_t stride = 72, apart = 72;
#ifdef _OPENMP
#pragma omp parallel num_threads(threads)
#else
    (void)threads;
#endif
    {
        int begun = 0;
        double q_block[504], dphi_dq_block[3528];
        const double *const q_rows = q_block;
        double *const dphi_dq_rows = dphi_dq_block;
#ifdef _OPENMP
#pragma omp for schedule(static)
#endif
        for (size_t first = 0; first < n; first += 64) {
            const size_t count = n - first < 64 ? n - first : 64;
            if (!begun || q_step != 0) {
                symdyn_gather(7, count, q + first * q_step, q_step,
                              q_block, 72);
            }
            begun = 1;
            panda_jac_gravity_lanes((count + 7) / 8, stride, apart, q_rows, dphi_dq_rows);

            symdyn_scatter(49, count, dphi_dq_row_of, dphi_dq_block,
                           72, dphi_dq + first * 49);
        }
    }
}
#endif
