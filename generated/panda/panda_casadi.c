/*
 * panda_casadi.c: dynamics of panda, made by symdyn 0.2.0. Do not edit.
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
 *   SI units, radians, right-handed frames; matrices column by column.
 *   Twists are (angular, linear), wrenches (moment, force), in link coordinates.
 *   tau = M(q) qdd + C(q,qd) qd + phi(q); phi is gravity only; bias h = C qd + phi.
 *   C is the Christoffel matrix: Mdot - 2C is skew.
 *   Gravity is the acceleration of free fall, in base coordinates.
 *   Link i is moved by joint i; its inertial parameters are about its own frame:
 *   m, mcx, mcy, mcz, Ixx, Ixy, Iyy, Ixz, Iyz, Izz (Ixy is the matrix entry).
 *
 * Operations per call
 *   gravity         58 mul, 35 add, 12 sin/cos  (by newton-euler-matrix)
 *   jac_gravity     272 mul, 163 add, 12 sin/cos  (by newton-euler-matrix)
 *   adj1_gravity    158 mul, 102 add, 12 sin/cos  (by newton-euler-matrix)
 *   hess_gravity    629 mul, 429 add, 12 sin/cos  (by newton-euler-matrix)
 *   tensor_gravity  796 mul, 511 add, 12 sin/cos  (by newton-euler-matrix)
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
 *
 * CasADi's interface of external functions. Matrices are stored column by column without their
 * structural zeros; all axes of an array but the last count the rows. Derivatives are partial
 * derivatives in the entries of the arguments, also in those of quaternions:
 * jac_f, the derivatives of f: of every function.
 * adj1_f, the gradient of a weighted sum of results, and jac_adj1_f, its Hessian: of every
 *   function.
 * jac_jac_f, the derivatives of jac_f: of every function.
 */
#include <math.h>
#include <stddef.h>

#ifndef casadi_real
#define casadi_real double
#endif
#ifndef casadi_int
#define casadi_int long long int
#endif

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
/* Straight code runs out of registers when gcc moves it about; loops are outside of this. */
#pragma GCC push_options
#pragma GCC optimize("no-tree-slp-vectorize", "no-schedule-insns")
#endif

/* Joint forces that hold the robot still: phi(q). */
static void symdyn_panda_gravity(const double q[7], double phi[7])
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

/* Derivatives of gravity. */
static void symdyn_panda_jac_gravity(const double q[7], double jac_phi_q[42])
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

    /* link 3: acceleration a of its origin, gravity included
       a3_z = -a2_y */
    const double minus_a3_x = c3 * minus_a2_x;
    const double a3_y = s3 * minus_a2_x;

    /* link 3: moment n = mc x a (w = alpha = 0) */
    const double n3_x = 0.27690780075318017 * c2;
    const double minus_n3_y = 6.711589586344321 * c2;
    const double n3_z = 0.684157959872 * a3_y + 0.028227094878000014 * minus_a3_x;

    /* link 4: acceleration a of its origin, gravity included
       a4_z = -a3_y
       minus_dda4_x_dq3_dq3, dda4_y_dq3_dq3: link 4: acceleration a of its origin, gravity
         included, derivative in q[2], derivative in q[2] */
    const double minus_dda4_x_dq3_dq3 = c4 * minus_a3_x;
    const double a4_x = minus_dda4_x_dq3_dq3 - s4 * minus_a2_y;
    const double dda4_y_dq3_dq3 = s4 * minus_a3_x;
    const double minus_a4_y = dda4_y_dq3_dq3 + c4 * minus_a2_y;

    /* link 4: moment n = mc x a (w = alpha = 0) */
    const double n4_x = 1.720683553603 * a3_y;
    const double n4_y = 0.49008027465000004 * a3_y;
    const double n4_z = 1.720683553603 * a4_x - 0.49008027465000004 * minus_a4_y;

    /* link 5: acceleration a of its origin, gravity included
       a5_z = -a4_y
       dda5_x_dq4_dq4, minus_dda5_y_dq4_dq4: link 5: acceleration a of its origin, gravity
         included, derivative in q[3], derivative in q[3] */
    const double dda5_x_dq4_dq4 = c5 * a4_x;
    const double a5_x = s5 * a3_y - dda5_x_dq4_dq4;
    const double minus_dda5_y_dq4_dq4 = s5 * a4_x;
    const double a5_y = minus_dda5_y_dq4_dq4 + c5 * a3_y;

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
    jac_phi_q[34] = -minus_dN6_z_dq7;
    jac_phi_q[40] = -minus_dN6_z_dq7;

    /* joint 5: force F and moment N through it, joint 6 added */
    const double t2 = c6 * N6_x - s6 * N6_y;
    const double N5_x = n5_x + t2;
    const double N5_y = n5_y - N6_z;

    /* joint 4: force F and moment N through it, joint 5 added */
    const double t3 = s5 * N5_y - c5 * N5_x;
    const double N4_x = n4_x + t3;
    const double t4 = s6 * N6_x + c6 * N6_y;
    const double N4_y = n4_y + minus_n5_z - t4;

    /* joint 3: force F and moment N through it, joint 4 added */
    const double t5 = s4 * N4_y - c4 * N4_x;
    const double N3_x = n3_x + t5;
    const double t6 = s5 * N5_x + c5 * N5_y;
    const double minus_N3_y = n4_z + minus_n3_y - t6;
    const double t7 = s4 * N4_x + c4 * N4_y;
    const double N3_z = n3_z - t7;

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
    const double t8 = 0.028227094878000014 * minus_da3_x_dq2;
    const double dn3_z_dq2 = 0.684157959872 * da3_y_dq2 + t8;

    /* link 4: acceleration a of its origin, gravity included, derivative in q[1] */
    const double da4_x_dq2 = minus_da3_x_dq2 * c4 + minus_a2_x * s4;
    const double minus_da4_y_dq2 = minus_da3_x_dq2 * s4 - minus_a2_x * c4;

    /* link 4: moment n = mc x a (w = alpha = 0), derivative in q[1] */
    const double dn4_x_dq2 = 1.720683553603 * da3_y_dq2;
    const double dn4_y_dq2 = 0.49008027465000004 * da3_y_dq2;
    const double t9 = 0.49008027465000004 * minus_da4_y_dq2;
    const double dn4_z_dq2 = 1.720683553603 * da4_x_dq2 - t9;

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
    jac_phi_q[6] = -minus_dn7_z_dq2;

    /* joint 6: force F and moment N through it, joint 7 added, derivative in q[1]
       minus_ddN6_z_dq7_dq2, minus_ddN6_x_dq7_dq2: joint 6: force F and moment N through
         it, joint 7 added, derivative in q[6], derivative in q[1] */
    const double minus_ddN6_z_dq7_dq2 = dn7_y_dq2 * s7;
    const double minus_ddN6_x_dq7_dq2 = dn7_y_dq2 * c7;
    const double dN6_x_dq2 = dn6_x_dq2 - minus_ddN6_z_dq7_dq2;
    const double dN6_y_dq2 = dn6_y_dq2 + minus_dn7_z_dq2;
    const double dN6_z_dq2 = dn6_z_dq2 + minus_ddN6_x_dq7_dq2;
    jac_phi_q[5] = dN6_z_dq2;

    /* joint 5: force F and moment N through it, joint 6 added, derivative in q[1] */
    const double dN5_x_dq2 = dn5_x_dq2 + (dN6_x_dq2 * c6 - dN6_y_dq2 * s6);
    const double dN5_y_dq2 = dn5_y_dq2 - dN6_z_dq2;
    const double dN5_z_dq2 = dN6_x_dq2 * s6 + dN6_y_dq2 * c6 - minus_dn5_z_dq2;
    jac_phi_q[4] = dN5_z_dq2;

    /* joint 4: force F and moment N through it, joint 5 added, derivative in q[1] */
    const double dN4_x_dq2 = dn4_x_dq2 + (dN5_y_dq2 * s5 - dN5_x_dq2 * c5);
    const double dN4_y_dq2 = dn4_y_dq2 - dN5_z_dq2;
    const double dN4_z_dq2 = dn4_z_dq2 - (dN5_x_dq2 * s5 + dN5_y_dq2 * c5);
    jac_phi_q[3] = dN4_z_dq2;

    /* joint 3: force F and moment N through it, joint 4 added, derivative in q[1] */
    const double dN3_x_dq2 = dN4_y_dq2 * s4 - dN4_x_dq2 * c4 - minus_dn3_x_dq2;
    const double minus_dN3_y_dq2 = dN4_z_dq2 - dn3_y_dq2;
    const double dN3_z_dq2 = dn3_z_dq2 - (dN4_x_dq2 * s4 + dN4_y_dq2 * c4);
    jac_phi_q[2] = dN3_z_dq2;

    /* joint 2: force F and moment N through it, joint 3 added, derivative in q[1] */
    const double dN2_x_dq2 = dN3_x_dq2 * c3 + minus_dN3_y_dq2 * s3;
    const double dN2_z_dq2 = dN3_x_dq2 * s3 - minus_dN3_y_dq2 * c3 - minus_dn2_z_dq2;
    jac_phi_q[1] = dN2_z_dq2;

    /* joint 1: force F and moment N through it, joint 2 added, derivative in q[1] */
    const double minus_dN1_z_dq2 = c2 * (N2_x - dN3_z_dq2) + s2 * (dN2_x_dq2 + N3_z);
    jac_phi_q[0] = -minus_dN1_z_dq2;

    /* link 3: moment n = mc x a (w = alpha = 0), derivative in q[2] */
    const double dn3_z_dq3 = 0.684157959872 * minus_a3_x - 0.028227094878000014 * a3_y;

    /* link 4: acceleration a of its origin, gravity included, derivative in q[2] */
    const double minus_da4_x_dq3 = a3_y * c4;
    const double da4_y_dq3 = a3_y * s4;

    /* link 4: moment n = mc x a (w = alpha = 0), derivative in q[2] */
    const double dn4_x_dq3 = 1.720683553603 * minus_a3_x;
    const double dn4_y_dq3 = 0.49008027465000004 * minus_a3_x;
    const double t10 = 1.720683553603 * minus_da4_x_dq3;
    const double dn4_z_dq3 = 0.49008027465000004 * da4_y_dq3 - t10;

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
    const double t11 = 0.16496755269500002 * minus_da6_y_dq3;
    const double dn6_z_dq3 = 0.068832705569 * da6_x_dq3 - t11;

    /* link 7: acceleration a of its origin, gravity included, derivative in q[2] */
    const double minus_da7_y_dq3 = da6_x_dq3 * s7 + da5_y_dq3 * c7;

    /* link 7: moment n = mc x a (w = alpha = 0), derivative in q[2] */
    const double minus_dn7_y_dq3 = 0.008343776383464369 * minus_da6_y_dq3;
    const double minus_dn7_z_dq3 = 0.008343776383464369 * minus_da7_y_dq3;
    jac_phi_q[13] = -minus_dn7_z_dq3;

    /* joint 6: force F and moment N through it, joint 7 added, derivative in q[2]
       ddN6_z_dq7_dq3, ddN6_x_dq7_dq3: joint 6: force F and moment N through it, joint 7
         added, derivative in q[6], derivative in q[2] */
    const double ddN6_z_dq7_dq3 = minus_dn7_y_dq3 * s7;
    const double ddN6_x_dq7_dq3 = minus_dn7_y_dq3 * c7;
    const double dN6_x_dq3 = dn6_x_dq3 + ddN6_z_dq7_dq3;
    const double dN6_y_dq3 = dn6_y_dq3 + minus_dn7_z_dq3;
    const double dN6_z_dq3 = dn6_z_dq3 - ddN6_x_dq7_dq3;
    jac_phi_q[12] = dN6_z_dq3;

    /* joint 5: force F and moment N through it, joint 6 added, derivative in q[2] */
    const double dN5_x_dq3 = dN6_x_dq3 * c6 - dN6_y_dq3 * s6 - minus_dn5_x_dq3;
    const double minus_dN5_y_dq3 = dN6_z_dq3 + minus_dn5_y_dq3;
    const double dN5_z_dq3 = dN6_x_dq3 * s6 + dN6_y_dq3 * c6 - minus_dn5_z_dq3;
    jac_phi_q[11] = dN5_z_dq3;

    /* joint 4: force F and moment N through it, joint 5 added, derivative in q[2] */
    const double dN4_x_dq3 = dn4_x_dq3 - (minus_dN5_y_dq3 * s5 + dN5_x_dq3 * c5);
    const double dN4_y_dq3 = dn4_y_dq3 - dN5_z_dq3;
    const double dN4_z_dq3 = dn4_z_dq3 - (dN5_x_dq3 * s5 - minus_dN5_y_dq3 * c5);
    jac_phi_q[10] = dN4_z_dq3;

    /* joint 3: force F and moment N through it, joint 4 added, derivative in q[2]
       dN3_y_dq3 = -dN4_z_dq3 */
    const double dN3_x_dq3 = dN4_y_dq3 * s4 - dN4_x_dq3 * c4;
    const double dN3_z_dq3 = dn3_z_dq3 - (dN4_x_dq3 * s4 + dN4_y_dq3 * c4);
    jac_phi_q[9] = dN3_z_dq3;

    /* joint 2: force F and moment N through it, joint 3 added, derivative in q[2] */
    const double dN2_x_dq3 = c3 * (dN3_x_dq3 + minus_N3_y) - s3 * (N3_x - dN4_z_dq3);
    const double dN2_z_dq3 = dN3_x_dq3 * s3 - dN4_z_dq3 * c3 + N2_x;
    jac_phi_q[8] = dN2_z_dq3;
    jac_phi_q[7] = dN3_z_dq3 * c2 - dN2_x_dq3 * s2;

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
    jac_phi_q[20] = -minus_dn7_z_dq4;

    /* joint 6: force F and moment N through it, joint 7 added, derivative in q[3]
       minus_ddN6_z_dq7_dq4, minus_ddN6_x_dq7_dq4: joint 6: force F and moment N through
         it, joint 7 added, derivative in q[6], derivative in q[3] */
    const double minus_ddN6_z_dq7_dq4 = dn7_y_dq4 * s7;
    const double minus_ddN6_x_dq7_dq4 = dn7_y_dq4 * c7;
    const double minus_dN6_x_dq4 = minus_dn6_x_dq4 + minus_ddN6_z_dq7_dq4;
    const double dN6_y_dq4 = minus_dn7_z_dq4 - minus_dn6_y_dq4;
    const double dN6_z_dq4 = dn6_z_dq4 + minus_ddN6_x_dq7_dq4;
    jac_phi_q[19] = dN6_z_dq4;

    /* joint 5: force F and moment N through it, joint 6 added, derivative in q[3] */
    const double dN5_x_dq4 = dn5_x_dq4 - (minus_dN6_x_dq4 * c6 + dN6_y_dq4 * s6);
    const double dN5_y_dq4 = dn5_y_dq4 - dN6_z_dq4;
    const double t12 = 0.014653732538 * minus_da5_y_dq4 - 0.067870631425 * da5_x_dq4;
    const double dN5_z_dq4 = dN6_y_dq4 * c6 - minus_dN6_x_dq4 * s6 + t12;
    jac_phi_q[18] = dN5_z_dq4;

    /* joint 4: force F and moment N through it, joint 5 added, derivative in q[3]
       dN4_y_dq4 = -dN5_z_dq4 */
    const double dN4_x_dq4 = dN5_y_dq4 * s5 - dN5_x_dq4 * c5;
    const double minus_dN4_z_dq4 = minus_dn4_z_dq4 + (dN5_x_dq4 * s5 + dN5_y_dq4 * c5);
    jac_phi_q[17] = -minus_dN4_z_dq4;

    /* joint 3: force F and moment N through it, joint 4 added, derivative in q[3]
       dN3_y_dq4 = -dN4_z_dq4 */
    const double dN3_x_dq4 = t7 - dN5_z_dq4 * s4 - dN4_x_dq4 * c4;
    const double dN3_z_dq4 = dN5_z_dq4 * c4 - dN4_x_dq4 * s4 + t5;
    jac_phi_q[16] = dN3_z_dq4;

    /* joint 2: force F and moment N through it, joint 3 added, derivative in q[3] */
    const double dN2_x_dq4 = dN3_x_dq4 * c3 - minus_dN4_z_dq4 * s3;
    const double dN2_z_dq4 = dN3_x_dq4 * s3 + minus_dN4_z_dq4 * c3;
    jac_phi_q[15] = dN2_z_dq4;
    jac_phi_q[14] = dN3_z_dq4 * c2 - dN2_x_dq4 * s2;

    /* link 5: moment n = mc x a (w = alpha = 0), derivative in q[4] */
    const double minus_dn5_z_dq5 = 0.067870631425 * a5_y - 0.014653732538 * a5_x;

    /* link 6: acceleration a of its origin, gravity included, derivative in q[4] */
    const double da6_x_dq5 = a5_y * c6;
    const double minus_da6_y_dq5 = a5_y * s6;

    /* link 6: moment n = mc x a (w = alpha = 0), derivative in q[4] */
    const double minus_dn6_x_dq5 = 0.068832705569 * a5_x;
    const double minus_dn6_y_dq5 = 0.16496755269500002 * a5_x;
    const double t13 = 0.16496755269500002 * minus_da6_y_dq5;
    const double dn6_z_dq5 = 0.068832705569 * da6_x_dq5 - t13;

    /* link 7: acceleration a of its origin, gravity included, derivative in q[4] */
    const double minus_da7_y_dq5 = da6_x_dq5 * s7 - a5_x * c7;

    /* link 7: moment n = mc x a (w = alpha = 0), derivative in q[4] */
    const double minus_dn7_y_dq5 = 0.008343776383464369 * minus_da6_y_dq5;
    const double minus_dn7_z_dq5 = 0.008343776383464369 * minus_da7_y_dq5;
    jac_phi_q[27] = -minus_dn7_z_dq5;

    /* joint 6: force F and moment N through it, joint 7 added, derivative in q[4]
       ddN6_z_dq7_dq5, ddN6_x_dq7_dq5: joint 6: force F and moment N through it, joint 7
         added, derivative in q[6], derivative in q[4] */
    const double ddN6_z_dq7_dq5 = minus_dn7_y_dq5 * s7;
    const double ddN6_x_dq7_dq5 = minus_dn7_y_dq5 * c7;
    const double dN6_x_dq5 = ddN6_z_dq7_dq5 - minus_dn6_x_dq5;
    const double dN6_y_dq5 = minus_dn7_z_dq5 - minus_dn6_y_dq5;
    const double dN6_z_dq5 = dn6_z_dq5 - ddN6_x_dq7_dq5;
    jac_phi_q[26] = dN6_z_dq5;

    /* joint 5: force F and moment N through it, joint 6 added, derivative in q[4] */
    const double dN5_x_dq5 = dN6_x_dq5 * c6 - dN6_y_dq5 * s6;
    const double dN5_z_dq5 = dN6_x_dq5 * s6 + dN6_y_dq5 * c6 - minus_dn5_z_dq5;
    jac_phi_q[25] = dN5_z_dq5;

    /* joint 4: force F and moment N through it, joint 5 added, derivative in q[4] */
    const double dN4_x_dq5 = t6 - dN6_z_dq5 * s5 - dN5_x_dq5 * c5;
    const double minus_dN4_z_dq5 = dN5_x_dq5 * s5 - dN6_z_dq5 * c5 - t3;
    jac_phi_q[24] = -minus_dN4_z_dq5;

    /* joint 3: force F and moment N through it, joint 4 added, derivative in q[4]
       dN3_y_dq5 = -dN4_z_dq5 */
    const double minus_dN3_x_dq5 = dN5_z_dq5 * s4 + dN4_x_dq5 * c4;
    const double minus_dN3_z_dq5 = dN4_x_dq5 * s4 - dN5_z_dq5 * c4;
    jac_phi_q[23] = -minus_dN3_z_dq5;

    /* joint 2: force F and moment N through it, joint 3 added, derivative in q[4] */
    const double minus_dN2_x_dq5 = minus_dN3_x_dq5 * c3 + minus_dN4_z_dq5 * s3;
    const double dN2_z_dq5 = minus_dN4_z_dq5 * c3 - minus_dN3_x_dq5 * s3;
    jac_phi_q[22] = dN2_z_dq5;

    /* joint 1: force F and moment N through it, joint 2 added, derivative in q[4] */
    const double minus_dN1_z_dq5 = minus_dN3_z_dq5 * c2 - minus_dN2_x_dq5 * s2;
    jac_phi_q[21] = -minus_dN1_z_dq5;

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
    jac_phi_q[33] = dN6_z_dq6;

    /* joint 5: force F and moment N through it, joint 6 added, derivative in q[5] */
    const double dN5_x_dq6 = dN6_x_dq6 * c6 - minus_dN6_z_dq7 * s6 - t4;
    const double dN5_z_dq6 = dN6_x_dq6 * s6 + minus_dN6_z_dq7 * c6 + t2;
    jac_phi_q[32] = dN5_z_dq6;

    /* joint 4: force F and moment N through it, joint 5 added, derivative in q[5]
       dN4_y_dq6 = -dN5_z_dq6 */
    const double minus_dN4_x_dq6 = dN6_z_dq6 * s5 + dN5_x_dq6 * c5;
    const double minus_dN4_z_dq6 = dN5_x_dq6 * s5 - dN6_z_dq6 * c5;
    jac_phi_q[31] = -minus_dN4_z_dq6;

    /* joint 3: force F and moment N through it, joint 4 added, derivative in q[5]
       dN3_y_dq6 = -dN4_z_dq6 */
    const double minus_dN3_x_dq6 = dN5_z_dq6 * s4 - minus_dN4_x_dq6 * c4;
    const double dN3_z_dq6 = dN5_z_dq6 * c4 + minus_dN4_x_dq6 * s4;
    jac_phi_q[30] = dN3_z_dq6;

    /* joint 2: force F and moment N through it, joint 3 added, derivative in q[5] */
    const double minus_dN2_x_dq6 = minus_dN3_x_dq6 * c3 + minus_dN4_z_dq6 * s3;
    const double dN2_z_dq6 = minus_dN4_z_dq6 * c3 - minus_dN3_x_dq6 * s3;
    jac_phi_q[29] = dN2_z_dq6;

    /* joint 1: force F and moment N through it, joint 2 added, derivative in q[5] */
    const double dN1_z_dq6 = minus_dN2_x_dq6 * s2 + dN3_z_dq6 * c2;
    jac_phi_q[28] = dN1_z_dq6;

    /* link 7: acceleration a of its origin, gravity included, derivative in q[6] */
    const double minus_da7_y_dq7 = c7 * a6_x - s7 * a5_y;

    /* link 7: moment n = mc x a (w = alpha = 0), derivative in q[6] */
    const double minus_dn7_z_dq7 = 0.008343776383464369 * minus_da7_y_dq7;
    jac_phi_q[41] = -minus_dn7_z_dq7;

    /* joint 5: force F and moment N through it, joint 6 added, derivative in q[6]
       dN5_y_dq7 = -dN6_z_dq7 */
    const double minus_dN5_x_dq7 = minus_dN6_x_dq7 * c6 + minus_dn7_z_dq7 * s6;
    const double dN5_z_dq7 = minus_dn7_z_dq7 * c6 - minus_dN6_x_dq7 * s6;
    jac_phi_q[39] = dN5_z_dq7;

    /* joint 4: force F and moment N through it, joint 5 added, derivative in q[6] */
    const double dN4_x_dq7 = minus_dN6_z_dq7 * s5 + minus_dN5_x_dq7 * c5;
    const double dN4_z_dq7 = minus_dN5_x_dq7 * s5 - minus_dN6_z_dq7 * c5;
    jac_phi_q[38] = dN4_z_dq7;

    /* joint 3: force F and moment N through it, joint 4 added, derivative in q[6]
       dN3_y_dq7 = -dN4_z_dq7 */
    const double minus_dN3_x_dq7 = dN5_z_dq7 * s4 + dN4_x_dq7 * c4;
    const double minus_dN3_z_dq7 = dN4_x_dq7 * s4 - dN5_z_dq7 * c4;
    jac_phi_q[37] = -minus_dN3_z_dq7;

    /* joint 2: force F and moment N through it, joint 3 added, derivative in q[6] */
    const double dN2_x_dq7 = dN4_z_dq7 * s3 - minus_dN3_x_dq7 * c3;
    const double minus_dN2_z_dq7 = minus_dN3_x_dq7 * s3 + dN4_z_dq7 * c3;
    jac_phi_q[36] = -minus_dN2_z_dq7;

    /* joint 1: force F and moment N through it, joint 2 added, derivative in q[6] */
    const double minus_dN1_z_dq7 = dN2_x_dq7 * s2 + minus_dN3_z_dq7 * c2;
    jac_phi_q[35] = -minus_dN1_z_dq7;
}

/* Derivatives of gravity. */
static void symdyn_panda_adj1_gravity(const double q[7], const double adj_phi[7], double adj_q[7])
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
    const double t2 = adj_phi[2] + adj_phi[0] * c2;
    const double t3 = adj_phi[0] * s2;
    const double t4 = adj_phi[1] * c3 + t3 * s3;
    const double t5 = adj_phi[1] * s3 - t3 * c3;
    const double t6 = adj_phi[3] - t4;
    const double t7 = t5 * s4 - t2 * c4;
    const double t8 = t5 * c4 + t2 * s4;
    const double t9 = adj_phi[4] - t7;
    const double t10 = t6 * c5 + t8 * s5;
    const double t11 = t8 * c5 - t6 * s5;
    const double t12 = adj_phi[5] + t10;
    const double t13 = t9 * c6 - t11 * s6;
    const double t14 = t9 * s6 + t11 * c6;
    const double t15 = 0.008343776383464369 * (t13 - adj_phi[6]);
    adj_q[6] = (t15 * a6_x - t14 * n7_y) * c7 - (t12 * n7_y + t15 * a5_y) * s7;

    /* joint 6: force F and moment N through it, joint 7 added
       minus_dN6_z_dq7, minus_dN6_x_dq7: joint 6: force F and moment N through it, joint 7
         added, derivative in q[6] */
    const double minus_dN6_z_dq7 = s7 * n7_y;
    const double minus_dN6_x_dq7 = c7 * n7_y;
    const double N6_x = n6_x - minus_dN6_z_dq7;
    const double N6_y = n6_y + minus_n7_z;
    const double N6_z = n6_z + minus_dN6_x_dq7;
    const double t16 = t15 * s7 + 0.068832705569 * t12;
    const double t17 = 0.008343776383464369 * (t12 * c7 - t14 * s7);
    const double t18 = t17 + 0.16496755269500002 * t12;
    const double t19 = (t9 * N6_x - t11 * N6_y - t18 * a5_x + t16 * minus_a4_y) * c6;
    const double t20 = (t9 * N6_y + t11 * N6_x + t18 * minus_a4_y + t16 * a5_x) * s6;
    adj_q[5] = t19 - t20;

    /* joint 5: force F and moment N through it, joint 6 added */
    const double N5_x = n5_x + (c6 * N6_x - s6 * N6_y);
    const double N5_y = n5_y - N6_z;
    const double N5_z = s6 * N6_x + c6 * N6_y - minus_n5_z;
    const double t21 = t16 * c6 - t18 * s6 - 0.067870631425 * t9;
    const double t22 = t15 * c7 + 0.16496755269500002 * t13 + 0.068832705569 * t14;
    const double t23 = t22 - 0.014653732538 * t9;
    const double t24 = (t23 * a4_x - (t6 * N5_x + t8 * N5_y) + t21 * a3_y) * c5;
    adj_q[4] = t24 - (t8 * N5_x - t6 * N5_y + t23 * a3_y - t21 * a4_x) * s5;

    /* joint 4: force F and moment N through it, joint 5 added */
    const double N4_x = n4_x + (s5 * N5_y - c5 * N5_x);
    const double N4_y = n4_y - N5_z;
    const double N4_z = n4_z - (s5 * N5_x + c5 * N5_y);
    const double t25 = t18 * c6 + t16 * s6 - 0.014653732538 * t10;
    const double t26 = t23 * s5 - t21 * c5 + 1.720683553603 * t6;
    const double t27 = t25 + 0.067870631425 * t11 - 0.49008027465000004 * t6;
    const double t28 = t27 * minus_a2_y - (t5 * N4_x + t2 * N4_y) + t26 * minus_a3_x;
    const double t29 = t5 * N4_y - t2 * N4_x + t27 * minus_a3_x - t26 * minus_a2_y;
    adj_q[3] = t29 * c4 - t28 * s4;

    /* joint 3: force F and moment N through it, joint 4 added */
    const double N3_x = n3_x + (s4 * N4_y - c4 * N4_x);
    const double minus_N3_y = N4_z + minus_n3_y;
    const double N3_z = n3_z - (s4 * N4_x + c4 * N4_y);
    const double t30 = t23 * c5 + t21 * s5 + 0.49008027465000004 * t7;
    const double t31 = t27 * s4 + t26 * c4 + 0.028227094878000014 * t2;
    const double t32 = t30 - 1.720683553603 * t8 + 0.684157959872 * t2;
    const double t33 = (t31 * minus_a2_x - (adj_phi[1] * minus_N3_y + t3 * N3_x)) * s3;
    const double t34 = (adj_phi[1] * N3_x - t3 * minus_N3_y + t32 * minus_a2_x) * c3;
    adj_q[2] = t34 - t33;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double N2_x = c3 * N3_x + s3 * minus_N3_y;

    /* results */
    const double t35 = adj_phi[0] * N3_z - 6.711589586344321 * t4;
    const double t36 = t35 + 0.27690780075318017 * t5 + 0.01993386669246 * adj_phi[1];
    const double t37 = adj_phi[0] * N2_x + 30.45357582685272 * adj_phi[1];
    const double t38 = (9.81 * (t32 * s3 + t31 * c3) - t37) * c2;
    adj_q[1] = t38 - (t36 + 9.81 * (t27 * c4 - t26 * s4)) * s2;
    adj_q[0] = 0.0;
}

/* Derivatives of gravity. */
static void symdyn_panda_hess_gravity(const double q[7],
                                      const double adj_phi[7],
                                      double jac_adj_q_q[36])
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
    const double t2 = adj_phi[0] * c2;
    const double t3 = adj_phi[2] + t2;
    const double t4 = adj_phi[0] * s2;
    const double t5 = adj_phi[1] * c3 + t4 * s3;
    const double t6 = adj_phi[1] * s3 - t4 * c3;
    const double t7 = adj_phi[3] - t5;
    const double t8 = t6 * s4 - t3 * c4;
    const double t9 = t6 * c4 + t3 * s4;
    const double t10 = adj_phi[4] - t8;
    const double t11 = t7 * c5 + t9 * s5;
    const double t12 = t9 * c5 - t7 * s5;
    const double t13 = adj_phi[5] + t11;
    const double t14 = t10 * c6 - t12 * s6;
    const double t15 = t10 * s6 + t12 * c6;
    const double t16 = 0.008343776383464369 * (t14 - adj_phi[6]);
    const double t17 = s7 * (t16 * a6_x - t15 * n7_y) + c7 * (t13 * n7_y + t16 * a5_y);
    jac_adj_q_q[35] = -t17;

    /* joint 6: force F and moment N through it, joint 7 added
       minus_dN6_z_dq7, minus_dN6_x_dq7: joint 6: force F and moment N through it, joint 7
         added, derivative in q[6] */
    const double minus_dN6_z_dq7 = s7 * n7_y;
    const double minus_dN6_x_dq7 = c7 * n7_y;
    const double N6_x = n6_x - minus_dN6_z_dq7;
    const double N6_y = n6_y + minus_n7_z;
    const double N6_z = n6_z + minus_dN6_x_dq7;

    /* joint 5: force F and moment N through it, joint 6 added */
    const double N5_x = n5_x + (c6 * N6_x - s6 * N6_y);
    const double N5_y = n5_y - N6_z;
    const double N5_z = s6 * N6_x + c6 * N6_y - minus_n5_z;

    /* joint 4: force F and moment N through it, joint 5 added */
    const double N4_x = n4_x + (s5 * N5_y - c5 * N5_x);
    const double N4_y = n4_y - N5_z;
    const double N4_z = n4_z - (s5 * N5_x + c5 * N5_y);

    /* joint 3: force F and moment N through it, joint 4 added */
    const double N3_x = n3_x + (s4 * N4_y - c4 * N4_x);
    const double minus_N3_y = N4_z + minus_n3_y;
    const double N3_z = n3_z - (s4 * N4_x + c4 * N4_y);

    /* joint 2: force F and moment N through it, joint 3 added */
    const double N2_x = c3 * N3_x + s3 * minus_N3_y;

    /* link 3: acceleration a of its origin, gravity included, derivative in q[1] */
    const double minus_da3_x_dq2 = minus_a2_y * c3;
    const double da3_y_dq2 = minus_a2_y * s3;

    /* link 3: moment n = mc x a (w = alpha = 0), derivative in q[1] */
    const double minus_dn3_x_dq2 = 0.27690780075318017 * s2;
    const double dn3_y_dq2 = 6.711589586344321 * s2;
    const double t18 = 0.028227094878000014 * minus_da3_x_dq2;
    const double dn3_z_dq2 = 0.684157959872 * da3_y_dq2 + t18;

    /* link 4: acceleration a of its origin, gravity included, derivative in q[1] */
    const double da4_x_dq2 = minus_da3_x_dq2 * c4 + minus_a2_x * s4;
    const double minus_da4_y_dq2 = minus_da3_x_dq2 * s4 - minus_a2_x * c4;

    /* link 4: moment n = mc x a (w = alpha = 0), derivative in q[1] */
    const double dn4_x_dq2 = 1.720683553603 * da3_y_dq2;
    const double dn4_y_dq2 = 0.49008027465000004 * da3_y_dq2;
    const double t19 = 0.49008027465000004 * minus_da4_y_dq2;
    const double dn4_z_dq2 = 1.720683553603 * da4_x_dq2 - t19;

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
    const double t20 = t2 * s3;
    const double t21 = t2 * c3;
    const double t22 = t4 * c4 - t21 * s4;
    const double t23 = t21 * c4 + t4 * s4;
    const double t24 = t20 * c5 + t23 * s5;
    const double t25 = t20 * s5 - t23 * c5;
    const double t26 = t22 * c6 + t25 * s6;
    const double t27 = t25 * c6 - t22 * s6;
    const double t28 = 0.008343776383464369 * t26;
    const double t29 = dn7_y_dq2 * t13 - t24 * n7_y + (da5_y_dq2 * t16 - t28 * a5_y);
    const double t30 = da6_x_dq2 * t16 - t28 * a6_x - (t27 * n7_y + dn7_y_dq2 * t15);
    const double t31 = t30 * c7 - t29 * s7;
    jac_adj_q_q[5] = t31;
    jac_adj_q_q[30] = t31;

    /* joint 6: force F and moment N through it, joint 7 added, derivative in q[1]
       minus_ddN6_z_dq7_dq2, minus_ddN6_x_dq7_dq2: joint 6: force F and moment N through
         it, joint 7 added, derivative in q[6], derivative in q[1] */
    const double t32 = t16 * s7 + 0.068832705569 * t13;
    const double t33 = 0.008343776383464369 * (t13 * c7 - t15 * s7);
    const double t34 = t33 + 0.16496755269500002 * t13;
    const double minus_ddN6_z_dq7_dq2 = dn7_y_dq2 * s7;
    const double minus_ddN6_x_dq7_dq2 = dn7_y_dq2 * c7;
    const double dN6_x_dq2 = dn6_x_dq2 - minus_ddN6_z_dq7_dq2;
    const double dN6_y_dq2 = dn6_y_dq2 + minus_dn7_z_dq2;
    const double dN6_z_dq2 = dn6_z_dq2 + minus_ddN6_x_dq7_dq2;
    const double t35 = t28 * s7 + 0.068832705569 * t24;
    const double t36 = 0.008343776383464369 * (t24 * c7 + t27 * s7);
    const double t37 = t36 + 0.16496755269500002 * t24;
    const double t38 = dN6_y_dq2 * t10 - t22 * N6_y + (t25 * N6_x + dN6_x_dq2 * t12);
    const double t39 = dN6_x_dq2 * t10 - t22 * N6_x - (t25 * N6_y + dN6_y_dq2 * t12);
    const double t40 = minus_da4_y_dq2 * t32 - t35 * minus_a4_y;
    const double t41 = t38 + (minus_da4_y_dq2 * t34 - t37 * minus_a4_y);
    const double t42 = (t39 + (t37 * a5_x - da5_x_dq2 * t34) + t40) * c6;
    const double t43 = t42 - (t41 + (da5_x_dq2 * t32 - t35 * a5_x)) * s6;
    jac_adj_q_q[4] = t43;
    jac_adj_q_q[24] = t43;

    /* joint 5: force F and moment N through it, joint 6 added, derivative in q[1] */
    const double t44 = t32 * c6 - t34 * s6 - 0.067870631425 * t10;
    const double t45 = t16 * c7 + 0.16496755269500002 * t14 + 0.068832705569 * t15;
    const double t46 = t45 - 0.014653732538 * t10;
    const double dN5_x_dq2 = dn5_x_dq2 + (dN6_x_dq2 * c6 - dN6_y_dq2 * s6);
    const double dN5_y_dq2 = dn5_y_dq2 - dN6_z_dq2;
    const double t47 = t37 * s6 - t35 * c6 + 0.067870631425 * t22;
    const double t48 = 0.068832705569 * t27 - (t28 * c7 + 0.16496755269500002 * t26);
    const double t49 = t48 + 0.014653732538 * t22;
    const double t50 = dN5_x_dq2 * t9 - t23 * N5_x + (t20 * N5_y - dN5_y_dq2 * t7);
    const double t51 = dN5_x_dq2 * t7 - t20 * N5_x + (dN5_y_dq2 * t9 - t23 * N5_y);
    const double t52 = t49 * a4_x + da4_x_dq2 * t46 - t51;
    const double t53 = t50 + (t49 * a3_y + da3_y_dq2 * t46);
    const double t54 = (t52 + (t47 * a3_y + da3_y_dq2 * t44)) * c5;
    const double t55 = t54 - (t53 - (t47 * a4_x + da4_x_dq2 * t44)) * s5;
    jac_adj_q_q[3] = t55;
    jac_adj_q_q[18] = t55;

    /* joint 4: force F and moment N through it, joint 5 added, derivative in q[1] */
    const double t56 = t34 * c6 + t32 * s6 - 0.014653732538 * t11;
    const double t57 = t46 * s5 - t44 * c5 + 1.720683553603 * t7;
    const double t58 = t56 + 0.067870631425 * t12 - 0.49008027465000004 * t7;
    const double dN4_x_dq2 = dn4_x_dq2 + (dN5_y_dq2 * s5 - dN5_x_dq2 * c5);
    const double t59 = minus_dn5_z_dq2 - (dN6_x_dq2 * s6 + dN6_y_dq2 * c6);
    const double dN4_y_dq2 = dn4_y_dq2 + t59;
    const double dN4_z_dq2 = dn4_z_dq2 - (dN5_x_dq2 * s5 + dN5_y_dq2 * c5);
    const double t60 = 0.014653732538 * t24 - (t35 * s6 + t37 * c6);
    const double t61 = t49 * s5 - t47 * c5 - 1.720683553603 * t20;
    const double t62 = t60 + 0.067870631425 * t25 + 0.49008027465000004 * t20;
    const double t63 = dN4_x_dq2 * t6 - t21 * N4_x + (dN4_y_dq2 * t3 - t4 * N4_y);
    const double t64 = dN4_y_dq2 * t6 - t21 * N4_y + (t4 * N4_x - dN4_x_dq2 * t3);
    const double t65 = t64 + (t62 * minus_a3_x + minus_da3_x_dq2 * t58);
    const double t66 = t62 * minus_a2_y - minus_a2_x * t58 - t63;
    const double t67 = (t66 + (t61 * minus_a3_x + minus_da3_x_dq2 * t57)) * s4;
    const double t68 = (t65 + (minus_a2_x * t57 - t61 * minus_a2_y)) * c4 - t67;
    jac_adj_q_q[2] = t68;
    jac_adj_q_q[12] = t68;

    /* joint 3: force F and moment N through it, joint 4 added, derivative in q[1] */
    const double t69 = t46 * c5 + t44 * s5 + 0.49008027465000004 * t8;
    const double t70 = t58 * s4 + t57 * c4 + 0.028227094878000014 * t3;
    const double t71 = t69 - 1.720683553603 * t9 + 0.684157959872 * t3;
    const double dN3_x_dq2 = dN4_y_dq2 * s4 - dN4_x_dq2 * c4 - minus_dn3_x_dq2;
    const double minus_dN3_y_dq2 = dN4_z_dq2 - dn3_y_dq2;
    const double dN3_z_dq2 = dn3_z_dq2 - (dN4_x_dq2 * s4 + dN4_y_dq2 * c4);
    const double t72 = t2 * minus_N3_y + minus_dN3_y_dq2 * t4;
    const double t73 = t49 * c5 + t47 * s5 + 0.49008027465000004 * t22;
    const double t74 = t62 * s4 + t61 * c4 - 0.028227094878000014 * t4;
    const double t75 = t73 + 1.720683553603 * t23 - 0.684157959872 * t4;
    const double t76 = t75 * minus_a2_x + minus_a2_y * t71;
    const double t77 = minus_dN3_y_dq2 * adj_phi[1] + (t2 * N3_x + dN3_x_dq2 * t4);
    const double t78 = (t74 * minus_a2_x + minus_a2_y * t70 - t77) * s3;
    const double t79 = (dN3_x_dq2 * adj_phi[1] - t72 + t76) * c3 - t78;
    jac_adj_q_q[1] = t79;
    jac_adj_q_q[6] = t79;

    /* joint 2: force F and moment N through it, joint 3 added, derivative in q[1] */
    const double dN2_x_dq2 = dN3_x_dq2 * c3 + minus_dN3_y_dq2 * s3;
    const double t80 = 6.711589586344321 * t5 - 0.27690780075318017 * t6;
    const double t81 = 9.81 * (t75 * s3 + t74 * c3 - (t58 * c4 - t57 * s4));
    const double t82 = t80 - 0.01993386669246 * adj_phi[1] + t81;
    const double t83 = 9.81 * (t71 * s3 + t70 * c3 + (t62 * c4 - t61 * s4));
    const double t84 = t83 - 30.45357582685272 * adj_phi[1] - 6.711589586344321 * t20;
    const double t85 = t84 - 0.27690780075318017 * t21;
    const double t86 = c2 * (t82 - adj_phi[0] * (dN2_x_dq2 + N3_z));
    jac_adj_q_q[0] = t86 - s2 * (t85 - adj_phi[0] * (N2_x - dN3_z_dq2));

    /* link 4: acceleration a of its origin, gravity included, derivative in q[2] */
    const double minus_da4_x_dq3 = a3_y * c4;
    const double da4_y_dq3 = a3_y * s4;

    /* link 4: moment n = mc x a (w = alpha = 0), derivative in q[2] */
    const double dn4_x_dq3 = 1.720683553603 * minus_a3_x;
    const double dn4_y_dq3 = 0.49008027465000004 * minus_a3_x;
    const double t87 = 1.720683553603 * minus_da4_x_dq3;
    const double dn4_z_dq3 = 0.49008027465000004 * da4_y_dq3 - t87;

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
    const double t88 = 0.16496755269500002 * minus_da6_y_dq3;
    const double dn6_z_dq3 = 0.068832705569 * da6_x_dq3 - t88;

    /* link 7: acceleration a of its origin, gravity included, derivative in q[2] */
    const double minus_da7_y_dq3 = da6_x_dq3 * s7 + da5_y_dq3 * c7;

    /* link 7: moment n = mc x a (w = alpha = 0), derivative in q[2] */
    const double minus_dn7_y_dq3 = 0.008343776383464369 * minus_da6_y_dq3;
    const double minus_dn7_z_dq3 = 0.008343776383464369 * minus_da7_y_dq3;
    const double t89 = t5 * s4;
    const double t90 = t5 * c4;
    const double t91 = t6 * c5 + t90 * s5;
    const double t92 = t90 * c5 - t6 * s5;
    const double t93 = t89 * c6 + t92 * s6;
    const double t94 = t92 * c6 - t89 * s6;
    const double t95 = 0.008343776383464369 * t93;
    const double t96 = t91 * n7_y - minus_dn7_y_dq3 * t13;
    const double t97 = minus_dn7_y_dq3 * t15 - t94 * n7_y;
    const double t98 = (t96 + (da5_y_dq3 * t16 - t95 * a5_y)) * s7;
    const double t99 = (da6_x_dq3 * t16 - t95 * a6_x + t97) * c7 - t98;
    jac_adj_q_q[11] = t99;
    jac_adj_q_q[31] = t99;

    /* joint 6: force F and moment N through it, joint 7 added, derivative in q[2]
       ddN6_z_dq7_dq3: joint 6: force F and moment N through it, joint 7 added, derivative
         in q[6], derivative in q[2] */
    const double ddN6_z_dq7_dq3 = minus_dn7_y_dq3 * s7;
    const double dN6_x_dq3 = dn6_x_dq3 + ddN6_z_dq7_dq3;
    const double dN6_y_dq3 = dn6_y_dq3 + minus_dn7_z_dq3;
    const double t100 = 0.068832705569 * t91 - t95 * s7;
    const double t101 = 0.008343776383464369 * (t91 * c7 - t94 * s7);
    const double t102 = t101 + 0.16496755269500002 * t91;
    const double t103 = dN6_y_dq3 * t10 - t89 * N6_y + (t92 * N6_x + dN6_x_dq3 * t12);
    const double t104 = dN6_x_dq3 * t10 - t89 * N6_x - (t92 * N6_y + dN6_y_dq3 * t12);
    const double t105 = t104 - (t102 * a5_x + da5_x_dq3 * t34);
    const double t106 = t103 + (t102 * minus_a4_y - da4_y_dq3 * t34);
    const double t107 = (t105 + (t100 * minus_a4_y - da4_y_dq3 * t32)) * c6;
    const double t108 = t107 - (t106 + (t100 * a5_x + da5_x_dq3 * t32)) * s6;
    jac_adj_q_q[10] = t108;
    jac_adj_q_q[25] = t108;

    /* joint 5: force F and moment N through it, joint 6 added, derivative in q[2]
       ddN6_x_dq7_dq3: joint 6: force F and moment N through it, joint 7 added, derivative
         in q[6], derivative in q[2] */
    const double ddN6_x_dq7_dq3 = minus_dn7_y_dq3 * c7;
    const double dN5_x_dq3 = dN6_x_dq3 * c6 - dN6_y_dq3 * s6 - minus_dn5_x_dq3;
    const double dN5_y_dq3 = ddN6_x_dq7_dq3 - dn6_z_dq3 - minus_dn5_y_dq3;
    const double t109 = t100 * c6 - t102 * s6 + 0.067870631425 * t89;
    const double t110 = 0.068832705569 * t94 - (t95 * c7 + 0.16496755269500002 * t93);
    const double t111 = t110 + 0.014653732538 * t89;
    const double t112 = t90 * N5_x + dN5_x_dq3 * t9 - (t6 * N5_y + dN5_y_dq3 * t7);
    const double t113 = t6 * N5_x + dN5_x_dq3 * t7 + (t90 * N5_y + dN5_y_dq3 * t9);
    const double t114 = t111 * a4_x - minus_da4_x_dq3 * t46 - t113;
    const double t115 = t112 + (t111 * a3_y + minus_a3_x * t46);
    const double t116 = (t115 + (minus_da4_x_dq3 * t44 - t109 * a4_x)) * s5;
    const double t117 = (t114 + (t109 * a3_y + minus_a3_x * t44)) * c5 - t116;
    jac_adj_q_q[9] = t117;
    jac_adj_q_q[19] = t117;

    /* joint 4: force F and moment N through it, joint 5 added, derivative in q[2] */
    const double dN4_x_dq3 = dn4_x_dq3 + (dN5_y_dq3 * s5 - dN5_x_dq3 * c5);
    const double t118 = minus_dn5_z_dq3 - (dN6_x_dq3 * s6 + dN6_y_dq3 * c6);
    const double dN4_y_dq3 = dn4_y_dq3 + t118;
    const double dN4_z_dq3 = dn4_z_dq3 - (dN5_x_dq3 * s5 + dN5_y_dq3 * c5);
    const double t119 = t102 * c6 + t100 * s6 - 0.014653732538 * t91;
    const double t120 = t111 * s5 - t109 * c5 + 1.720683553603 * t6;
    const double t121 = t119 + 0.067870631425 * t92 - 0.49008027465000004 * t6;
    const double t122 = t5 * N4_x + dN4_x_dq3 * t6 + dN4_y_dq3 * t3;
    const double t123 = t5 * N4_y + dN4_y_dq3 * t6 - dN4_x_dq3 * t3;
    const double t124 = t121 * minus_a2_y - t122 + (t120 * minus_a3_x - a3_y * t57);
    const double t125 = t123 + (t121 * minus_a3_x - a3_y * t58) - t120 * minus_a2_y;
    const double t126 = t125 * c4 - t124 * s4;
    jac_adj_q_q[8] = t126;
    jac_adj_q_q[13] = t126;

    /* joint 3: force F and moment N through it, joint 4 added, derivative in q[2]
       dN3_y_dq3 = -dN4_z_dq3 */
    const double dN3_x_dq3 = dN4_y_dq3 * s4 - dN4_x_dq3 * c4;
    const double t127 = t111 * c5 + t109 * s5 + 0.49008027465000004 * t89;
    const double t128 = dN3_x_dq3 + minus_N3_y;
    const double t129 = dN4_z_dq3 - N3_x;
    const double t130 = minus_a2_x * (t127 - 1.720683553603 * t90 - t70);
    const double t131 = minus_a2_x * (t71 + (t121 * s4 + t120 * c4)) - adj_phi[1] * t129;
    const double t132 = c3 * (adj_phi[1] * t128 - t4 * t129 + t130);
    jac_adj_q_q[7] = t132 - s3 * (t131 - t4 * t128);

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
    const double t133 = t8 * s5;
    const double t134 = t8 * c5;
    const double t135 = t9 * c6 - t134 * s6;
    const double t136 = t134 * c6 + t9 * s6;
    const double t137 = 0.008343776383464369 * t135;
    const double t138 = t137 * a5_y + minus_da5_y_dq4 * t16;
    const double t139 = da6_x_dq4 * t16 - t137 * a6_x - (dn7_y_dq4 * t15 - t136 * n7_y);
    const double t140 = t139 * c7 - (dn7_y_dq4 * t13 - t133 * n7_y - t138) * s7;
    jac_adj_q_q[17] = t140;
    jac_adj_q_q[32] = t140;

    /* joint 6: force F and moment N through it, joint 7 added, derivative in q[3]
       minus_ddN6_z_dq7_dq4, minus_ddN6_x_dq7_dq4: joint 6: force F and moment N through
         it, joint 7 added, derivative in q[6], derivative in q[3] */
    const double minus_ddN6_z_dq7_dq4 = dn7_y_dq4 * s7;
    const double minus_ddN6_x_dq7_dq4 = dn7_y_dq4 * c7;
    const double minus_dN6_x_dq4 = minus_dn6_x_dq4 + minus_ddN6_z_dq7_dq4;
    const double dN6_y_dq4 = minus_dn7_z_dq4 - minus_dn6_y_dq4;
    const double dN6_z_dq4 = dn6_z_dq4 + minus_ddN6_x_dq7_dq4;
    const double t141 = t9 * N6_x + minus_dN6_x_dq4 * t10;
    const double t142 = t134 * N6_x + minus_dN6_x_dq4 * t12;
    const double t143 = 0.068832705569 * t133 + t137 * s7;
    const double t144 = 0.008343776383464369 * (t136 * s7 - t133 * c7);
    const double t145 = t144 - 0.16496755269500002 * t133;
    const double t146 = dN6_y_dq4 * t10 - t9 * N6_y - t142;
    const double t147 = t141 + (dN6_y_dq4 * t12 - t134 * N6_y);
    const double t148 = t147 + (t145 * a5_x + da5_x_dq4 * t34);
    const double t149 = t146 + (t145 * minus_a4_y + a4_x * t34);
    const double t150 = (t149 + (da5_x_dq4 * t32 - t143 * a5_x)) * s6;
    const double t151 = (a4_x * t32 - t143 * minus_a4_y - t148) * c6 - t150;
    jac_adj_q_q[16] = t151;
    jac_adj_q_q[26] = t151;

    /* joint 5: force F and moment N through it, joint 6 added, derivative in q[3] */
    const double dN5_x_dq4 = dn5_x_dq4 - (minus_dN6_x_dq4 * c6 + dN6_y_dq4 * s6);
    const double dN5_y_dq4 = dn5_y_dq4 - dN6_z_dq4;
    const double t152 = 0.014653732538 * minus_da5_y_dq4 - 0.067870631425 * da5_x_dq4;
    const double dN5_z_dq4 = dN6_y_dq4 * c6 - minus_dN6_x_dq4 * s6 + t152;
    const double t153 = 0.067870631425 * t9 - (t143 * c6 + t145 * s6);
    const double t154 = 0.068832705569 * t136 + (t137 * c7 + 0.16496755269500002 * t135);
    const double t155 = 0.014653732538 * t9 - t154;
    const double t156 = dN5_x_dq4 * t7 + (dN5_y_dq4 * t9 - t8 * N5_y);
    const double t157 = dN5_x_dq4 * t9 - t8 * N5_x - dN5_y_dq4 * t7 + t155 * a3_y;
    const double t158 = (t155 * a4_x - minus_a4_y * t46 - t156 + t153 * a3_y) * c5;
    const double t159 = t158 - (t157 + (minus_a4_y * t44 - t153 * a4_x)) * s5;
    jac_adj_q_q[15] = t159;
    jac_adj_q_q[20] = t159;

    /* joint 4: force F and moment N through it, joint 5 added, derivative in q[3]
       dN4_y_dq4 = -dN5_z_dq4 */
    const double dN4_x_dq4 = dN5_y_dq4 * s5 - dN5_x_dq4 * c5;
    const double t160 = t145 * c6 - t143 * s6 + 0.014653732538 * t133;
    const double t161 = t160 - 0.067870631425 * t134 - t57;
    const double t162 = dN5_z_dq4 - N4_x;
    const double t163 = dN4_x_dq4 - N4_y;
    const double t164 = t155 * s5 - t153 * c5 + t58;
    const double t165 = minus_a3_x * t161 - t6 * t162 - t3 * t163 - minus_a2_y * t164;
    const double t166 = t3 * t162 - t6 * t163 + minus_a3_x * t164 + minus_a2_y * t161;
    jac_adj_q_q[14] = c4 * t165 - s4 * t166;

    /* link 6: acceleration a of its origin, gravity included, derivative in q[4] */
    const double da6_x_dq5 = a5_y * c6;
    const double minus_da6_y_dq5 = a5_y * s6;

    /* link 6: moment n = mc x a (w = alpha = 0), derivative in q[4] */
    const double minus_dn6_x_dq5 = 0.068832705569 * a5_x;
    const double minus_dn6_y_dq5 = 0.16496755269500002 * a5_x;
    const double t167 = 0.16496755269500002 * minus_da6_y_dq5;
    const double dn6_z_dq5 = 0.068832705569 * da6_x_dq5 - t167;

    /* link 7: acceleration a of its origin, gravity included, derivative in q[4] */
    const double minus_da7_y_dq5 = da6_x_dq5 * s7 - a5_x * c7;

    /* link 7: moment n = mc x a (w = alpha = 0), derivative in q[4] */
    const double minus_dn7_y_dq5 = 0.008343776383464369 * minus_da6_y_dq5;
    const double minus_dn7_z_dq5 = 0.008343776383464369 * minus_da7_y_dq5;
    const double t168 = t11 * s6;
    const double t169 = t11 * c6;
    const double t170 = 0.008343776383464369 * t168;
    const double t171 = t169 * n7_y + minus_dn7_y_dq5 * t15;
    const double t172 = t12 * n7_y - minus_dn7_y_dq5 * t13 + (t170 * a5_y - a5_x * t16);
    const double t173 = (t170 * a6_x + da6_x_dq5 * t16 + t171) * c7 - t172 * s7;
    jac_adj_q_q[23] = t173;
    jac_adj_q_q[33] = t173;

    /* joint 6: force F and moment N through it, joint 7 added, derivative in q[4]
       ddN6_z_dq7_dq5: joint 6: force F and moment N through it, joint 7 added, derivative
         in q[6], derivative in q[4] */
    const double ddN6_z_dq7_dq5 = minus_dn7_y_dq5 * s7;
    const double dN6_x_dq5 = ddN6_z_dq7_dq5 - minus_dn6_x_dq5;
    const double dN6_y_dq5 = minus_dn7_z_dq5 - minus_dn6_y_dq5;
    const double t174 = t170 * s7 + 0.068832705569 * t12;
    const double t175 = 0.008343776383464369 * (t12 * c7 + t169 * s7);
    const double t176 = t175 + 0.16496755269500002 * t12;
    const double t177 = dN6_y_dq5 * t10 + (dN6_x_dq5 * t12 - t11 * N6_x);
    const double t178 = dN6_x_dq5 * t10 + (t11 * N6_y - dN6_y_dq5 * t12);
    const double t179 = (t178 - (t176 * a5_x + a5_y * t34) + t174 * minus_a4_y) * c6;
    const double t180 = (t177 + t176 * minus_a4_y + (t174 * a5_x + a5_y * t32)) * s6;
    const double t181 = t179 - t180;
    jac_adj_q_q[22] = t181;
    jac_adj_q_q[27] = t181;

    /* joint 5: force F and moment N through it, joint 6 added, derivative in q[4]
       ddN6_x_dq7_dq5: joint 6: force F and moment N through it, joint 7 added, derivative
         in q[6], derivative in q[4] */
    const double ddN6_x_dq7_dq5 = minus_dn7_y_dq5 * c7;
    const double dN5_x_dq5 = dN6_x_dq5 * c6 - dN6_y_dq5 * s6;
    const double dN5_y_dq5 = ddN6_x_dq7_dq5 - dn6_z_dq5;
    const double t182 = t170 * c7 + 0.16496755269500002 * t168 - 0.068832705569 * t169;
    const double t183 = t182 + t44;
    const double t184 = dN5_x_dq5 - N5_y;
    const double t185 = dN5_y_dq5 + N5_x;
    const double t186 = t174 * c6 - t176 * s6 - t46;
    const double t187 = c5 * (a4_x * t183 - t7 * t184 - t9 * t185 + a3_y * t186);
    jac_adj_q_q[21] = t187 - s5 * (t9 * t184 - a4_x * t186 - t7 * t185 + a3_y * t183);

    /* link 7: moment n = mc x a (w = alpha = 0), derivative in q[5] */
    const double minus_dn7_y_dq6 = 0.008343776383464369 * a6_x;
    const double t188 = 0.008343776383464369 * s7;
    const double minus_dn7_z_dq6 = a6_y * t188;
    const double t189 = 0.008343776383464369 * t15;
    const double t190 = (minus_dn7_y_dq6 * t13 + t189 * a5_y) * s7;
    const double t191 = (a6_y * t16 - t14 * n7_y) * c7 + t190;
    jac_adj_q_q[29] = t191;
    jac_adj_q_q[34] = t191;

    /* joint 6: force F and moment N through it, joint 7 added, derivative in q[6],
       derivative in q[5] */
    const double ddN6_z_dq7_dq6 = minus_dn7_y_dq6 * s7;

    /* results */
    const double t192 = ddN6_z_dq7_dq6 - N6_y;
    const double t193 = minus_dn7_z_dq6 + N6_x;
    const double t194 = t14 * t188 - t32;
    const double t195 = t189 * s7 + t34;
    const double t196 = c6 * (t10 * t192 - t12 * t193 + a5_x * t194 - minus_a4_y * t195);
    const double t197 = s6 * (t10 * t193 + t12 * t192 - a5_x * t195 - minus_a4_y * t194);
    jac_adj_q_q[28] = t196 - t197;
}

/* Derivatives of gravity. */
static void symdyn_panda_tensor_gravity(const double q[7], double jac_jac_phi_q_q[252])
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

    /* link 3: acceleration a of its origin, gravity included
       a3_z = -a2_y */
    const double minus_a3_x = c3 * minus_a2_x;
    const double a3_y = s3 * minus_a2_x;

    /* link 3: moment n = mc x a (w = alpha = 0) */
    const double n3_x = 0.27690780075318017 * c2;
    const double minus_n3_y = 6.711589586344321 * c2;
    const double n3_z = 0.684157959872 * a3_y + 0.028227094878000014 * minus_a3_x;

    /* link 4: acceleration a of its origin, gravity included
       a4_z = -a3_y
       minus_dda4_x_dq3_dq3, dda4_y_dq3_dq3: link 4: acceleration a of its origin, gravity
         included, derivative in q[2], derivative in q[2] */
    const double minus_dda4_x_dq3_dq3 = c4 * minus_a3_x;
    const double a4_x = minus_dda4_x_dq3_dq3 - s4 * minus_a2_y;
    const double dda4_y_dq3_dq3 = s4 * minus_a3_x;
    const double minus_a4_y = dda4_y_dq3_dq3 + c4 * minus_a2_y;

    /* link 4: moment n = mc x a (w = alpha = 0) */
    const double n4_x = 1.720683553603 * a3_y;
    const double n4_y = 0.49008027465000004 * a3_y;
    const double n4_z = 1.720683553603 * a4_x - 0.49008027465000004 * minus_a4_y;

    /* link 5: acceleration a of its origin, gravity included
       a5_z = -a4_y
       dda5_x_dq4_dq4, minus_dda5_y_dq4_dq4: link 5: acceleration a of its origin, gravity
         included, derivative in q[3], derivative in q[3] */
    const double dda5_x_dq4_dq4 = c5 * a4_x;
    const double t2 = s5 * a3_y;
    const double a5_x = t2 - dda5_x_dq4_dq4;
    const double minus_dda5_y_dq4_dq4 = s5 * a4_x;
    const double t3 = c5 * a3_y;
    const double a5_y = minus_dda5_y_dq4_dq4 + t3;

    /* link 5: moment n = mc x a (w = alpha = 0) */
    const double n5_x = 0.067870631425 * minus_a4_y;
    const double n5_y = 0.014653732538 * minus_a4_y;
    const double minus_n5_z = 0.014653732538 * a5_y + 0.067870631425 * a5_x;

    /* link 6: acceleration a of its origin, gravity included
       a6_z = -a5_y
       minus_dda6_x_dq5_dq5, dda6_y_dq5_dq5: link 6: acceleration a of its origin, gravity
         included, derivative in q[4], derivative in q[4] */
    const double minus_dda6_x_dq5_dq5 = c6 * a5_x;
    const double t4 = s6 * minus_a4_y;
    const double a6_x = minus_dda6_x_dq5_dq5 + t4;
    const double dda6_y_dq5_dq5 = s6 * a5_x;
    const double t5 = c6 * minus_a4_y;
    const double a6_y = t5 - dda6_y_dq5_dq5;

    /* link 6: moment n = mc x a (w = alpha = 0) */
    const double n6_x = 0.068832705569 * a5_y;
    const double n6_y = 0.16496755269500002 * a5_y;
    const double n6_z = 0.16496755269500002 * a6_y + 0.068832705569 * a6_x;

    /* link 7: acceleration a of its origin, gravity included */
    const double t6 = c7 * a5_y;
    const double minus_a7_y = s7 * a6_x + t6;

    /* link 7: moment n = mc x a (w = alpha = 0) */
    const double n7_y = 0.008343776383464369 * a6_y;
    const double minus_n7_z = 0.008343776383464369 * minus_a7_y;
    jac_jac_phi_q_q[6] = minus_n7_z;
    jac_jac_phi_q_q[251] = minus_n7_z;

    /* joint 6: force F and moment N through it, joint 7 added
       minus_dN6_z_dq7, minus_dN6_x_dq7: joint 6: force F and moment N through it, joint 7
         added, derivative in q[6] */
    const double minus_dN6_z_dq7 = s7 * n7_y;
    const double minus_dN6_x_dq7 = c7 * n7_y;
    const double N6_x = n6_x - minus_dN6_z_dq7;
    const double N6_y = n6_y + minus_n7_z;
    const double N6_z = n6_z + minus_dN6_x_dq7;
    jac_jac_phi_q_q[5] = -N6_z;
    jac_jac_phi_q_q[201] = -N6_z;
    jac_jac_phi_q_q[209] = -minus_dN6_x_dq7;
    jac_jac_phi_q_q[244] = -minus_dN6_x_dq7;
    jac_jac_phi_q_q[250] = -minus_dN6_x_dq7;

    /* joint 5: force F and moment N through it, joint 6 added */
    const double t7 = c6 * N6_x - s6 * N6_y;
    const double N5_x = n5_x + t7;
    const double N5_y = n5_y - N6_z;

    /* joint 4: force F and moment N through it, joint 5 added
       N4_y = -ddN4_y_dq2_dq2 */
    const double t8 = s5 * N5_y - c5 * N5_x;
    const double N4_x = n4_x + t8;

    /* joint 3: force F and moment N through it, joint 4 added
       N3_y = -ddN3_y_dq2_dq2
       ddN5_z_dq2_dq2: joint 5: force F and moment N through it, joint 6 added, derivative
         in q[1], derivative in q[1]
       minus_ddN4_y_dq2_dq2: joint 4: force F and moment N through it, joint 5 added,
         derivative in q[1], derivative in q[1] */
    const double t9 = s6 * N6_x + c6 * N6_y;
    const double ddN5_z_dq2_dq2 = minus_n5_z - t9;
    jac_jac_phi_q_q[4] = ddN5_z_dq2_dq2;
    const double minus_ddN4_y_dq2_dq2 = n4_y + ddN5_z_dq2_dq2;
    const double t10 = s4 * minus_ddN4_y_dq2_dq2 - c4 * N4_x;
    const double N3_x = n3_x + t10;
    const double t11 = s4 * N4_x + c4 * minus_ddN4_y_dq2_dq2;
    const double N3_z = n3_z - t11;
    jac_jac_phi_q_q[2] = -N3_z;

    /* joint 2: force F and moment N through it, joint 3 added
       ddN4_z_dq2_dq2: joint 4: force F and moment N through it, joint 5 added, derivative
         in q[1], derivative in q[1]
       minus_ddN3_y_dq2_dq2: joint 3: force F and moment N through it, joint 4 added,
         derivative in q[1], derivative in q[1] */
    const double t12 = s5 * N5_x + c5 * N5_y;
    const double ddN4_z_dq2_dq2 = t12 - n4_z;
    jac_jac_phi_q_q[3] = ddN4_z_dq2_dq2;
    const double minus_ddN3_y_dq2_dq2 = ddN4_z_dq2_dq2 - minus_n3_y;
    const double N2_x = c3 * N3_x - s3 * minus_ddN3_y_dq2_dq2;

    /* link 3: acceleration a of its origin, gravity included, derivative in q[1] */
    const double minus_da3_x_dq2 = minus_a2_y * c3;
    const double da3_y_dq2 = minus_a2_y * s3;

    /* link 3: moment n = mc x a (w = alpha = 0), derivative in q[1] */
    const double minus_dn3_x_dq2 = 0.27690780075318017 * s2;
    const double dn3_y_dq2 = 6.711589586344321 * s2;
    const double t13 = 0.028227094878000014 * minus_da3_x_dq2;
    const double dn3_z_dq2 = 0.684157959872 * da3_y_dq2 + t13;

    /* link 4: acceleration a of its origin, gravity included, derivative in q[1] */
    const double da4_x_dq2 = minus_da3_x_dq2 * c4 + minus_a2_x * s4;
    const double minus_da4_y_dq2 = minus_da3_x_dq2 * s4 - minus_a2_x * c4;

    /* link 4: moment n = mc x a (w = alpha = 0), derivative in q[1] */
    const double dn4_x_dq2 = 1.720683553603 * da3_y_dq2;
    const double dn4_y_dq2 = 0.49008027465000004 * da3_y_dq2;
    const double t14 = 0.49008027465000004 * minus_da4_y_dq2;
    const double dn4_z_dq2 = 1.720683553603 * da4_x_dq2 - t14;

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

    /* joint 6: force F and moment N through it, joint 7 added, derivative in q[1]
       minus_ddN6_z_dq7_dq2, minus_ddN6_x_dq7_dq2: joint 6: force F and moment N through
         it, joint 7 added, derivative in q[6], derivative in q[1] */
    const double minus_ddN6_z_dq7_dq2 = dn7_y_dq2 * s7;
    const double minus_ddN6_x_dq7_dq2 = dn7_y_dq2 * c7;
    const double dN6_x_dq2 = dn6_x_dq2 - minus_ddN6_z_dq7_dq2;
    const double dN6_y_dq2 = dn6_y_dq2 + minus_dn7_z_dq2;
    const double dN6_z_dq2 = dn6_z_dq2 + minus_ddN6_x_dq7_dq2;
    jac_jac_phi_q_q[34] = -minus_ddN6_z_dq7_dq2;
    jac_jac_phi_q_q[40] = -minus_ddN6_z_dq7_dq2;
    jac_jac_phi_q_q[174] = -minus_ddN6_z_dq7_dq2;
    jac_jac_phi_q_q[215] = -minus_ddN6_z_dq7_dq2;

    /* joint 5: force F and moment N through it, joint 6 added, derivative in q[1] */
    const double t15 = dN6_x_dq2 * c6 - dN6_y_dq2 * s6;
    const double t16 = dN6_x_dq2 * s6 + dN6_y_dq2 * c6;
    const double dN5_x_dq2 = dn5_x_dq2 + t15;
    const double dN5_y_dq2 = dn5_y_dq2 - dN6_z_dq2;
    const double dN5_z_dq2 = t16 - minus_dn5_z_dq2;

    /* joint 4: force F and moment N through it, joint 5 added, derivative in q[1] */
    const double t17 = dN5_y_dq2 * s5 - dN5_x_dq2 * c5;
    const double t18 = dN5_x_dq2 * s5 + dN5_y_dq2 * c5;
    const double dN4_x_dq2 = dn4_x_dq2 + t17;
    const double dN4_y_dq2 = dn4_y_dq2 - dN5_z_dq2;
    const double dN4_z_dq2 = dn4_z_dq2 - t18;

    /* joint 3: force F and moment N through it, joint 4 added, derivative in q[1] */
    const double t19 = dN4_y_dq2 * s4 - dN4_x_dq2 * c4;
    const double dN3_x_dq2 = t19 - minus_dn3_x_dq2;
    const double minus_dN3_y_dq2 = dN4_z_dq2 - dn3_y_dq2;

    /* joint 2: force F and moment N through it, joint 3 added, derivative in q[1] */
    const double dN2_x_dq2 = dN3_x_dq2 * c3 + minus_dN3_y_dq2 * s3;

    /* link 3: moment n = mc x a (w = alpha = 0), derivative in q[2] */
    const double dn3_z_dq3 = 0.684157959872 * minus_a3_x - 0.028227094878000014 * a3_y;

    /* link 4: acceleration a of its origin, gravity included, derivative in q[2] */
    const double minus_da4_x_dq3 = a3_y * c4;
    const double da4_y_dq3 = a3_y * s4;

    /* link 4: moment n = mc x a (w = alpha = 0), derivative in q[2] */
    const double dn4_x_dq3 = 1.720683553603 * minus_a3_x;
    const double dn4_y_dq3 = 0.49008027465000004 * minus_a3_x;
    const double t20 = 1.720683553603 * minus_da4_x_dq3;
    const double dn4_z_dq3 = 0.49008027465000004 * da4_y_dq3 - t20;

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
    const double t21 = 0.16496755269500002 * minus_da6_y_dq3;
    const double dn6_z_dq3 = 0.068832705569 * da6_x_dq3 - t21;

    /* link 7: acceleration a of its origin, gravity included, derivative in q[2] */
    const double minus_da7_y_dq3 = da6_x_dq3 * s7 + da5_y_dq3 * c7;

    /* link 7: moment n = mc x a (w = alpha = 0), derivative in q[2] */
    const double minus_dn7_y_dq3 = 0.008343776383464369 * minus_da6_y_dq3;
    const double minus_dn7_z_dq3 = 0.008343776383464369 * minus_da7_y_dq3;

    /* joint 6: force F and moment N through it, joint 7 added, derivative in q[2]
       ddN6_z_dq7_dq3, ddN6_x_dq7_dq3: joint 6: force F and moment N through it, joint 7
         added, derivative in q[6], derivative in q[2] */
    const double ddN6_z_dq7_dq3 = minus_dn7_y_dq3 * s7;
    jac_jac_phi_q_q[76] = ddN6_z_dq7_dq3;
    jac_jac_phi_q_q[82] = ddN6_z_dq7_dq3;
    jac_jac_phi_q_q[181] = ddN6_z_dq7_dq3;
    jac_jac_phi_q_q[222] = ddN6_z_dq7_dq3;
    const double ddN6_x_dq7_dq3 = minus_dn7_y_dq3 * c7;
    const double dN6_x_dq3 = dn6_x_dq3 + ddN6_z_dq7_dq3;
    const double dN6_y_dq3 = dn6_y_dq3 + minus_dn7_z_dq3;
    const double dN6_z_dq3 = dn6_z_dq3 - ddN6_x_dq7_dq3;

    /* joint 5: force F and moment N through it, joint 6 added, derivative in q[2] */
    const double t22 = dN6_x_dq3 * c6 - dN6_y_dq3 * s6;
    const double t23 = dN6_x_dq3 * s6 + dN6_y_dq3 * c6;
    const double dN5_x_dq3 = t22 - minus_dn5_x_dq3;
    const double minus_dN5_y_dq3 = dN6_z_dq3 + minus_dn5_y_dq3;
    const double dN5_z_dq3 = t23 - minus_dn5_z_dq3;

    /* joint 4: force F and moment N through it, joint 5 added, derivative in q[2] */
    const double t24 = minus_dN5_y_dq3 * s5 + dN5_x_dq3 * c5;
    const double t25 = dN5_x_dq3 * s5 - minus_dN5_y_dq3 * c5;
    const double dN4_x_dq3 = dn4_x_dq3 - t24;
    const double dN4_y_dq3 = dn4_y_dq3 - dN5_z_dq3;
    const double dN4_z_dq3 = dn4_z_dq3 - t25;

    /* joint 3: force F and moment N through it, joint 4 added, derivative in q[2]
       dN3_y_dq3 = -dN4_z_dq3 */
    const double dN3_x_dq3 = dN4_y_dq3 * s4 - dN4_x_dq3 * c4;
    const double t26 = dN4_x_dq3 * s4 + dN4_y_dq3 * c4;
    const double dN3_z_dq3 = dn3_z_dq3 - t26;

    /* joint 2: force F and moment N through it, joint 3 added, derivative in q[2] */
    const double t27 = dN3_x_dq3 - minus_ddN3_y_dq2_dq2;
    const double t28 = N3_x - dN4_z_dq3;
    const double dN2_x_dq3 = c3 * t27 - s3 * t28;

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

    /* joint 6: force F and moment N through it, joint 7 added, derivative in q[3]
       minus_ddN6_z_dq7_dq4, minus_ddN6_x_dq7_dq4: joint 6: force F and moment N through
         it, joint 7 added, derivative in q[6], derivative in q[3] */
    const double minus_ddN6_z_dq7_dq4 = dn7_y_dq4 * s7;
    const double minus_ddN6_x_dq7_dq4 = dn7_y_dq4 * c7;
    const double minus_dN6_x_dq4 = minus_dn6_x_dq4 + minus_ddN6_z_dq7_dq4;
    const double dN6_y_dq4 = minus_dn7_z_dq4 - minus_dn6_y_dq4;
    const double dN6_z_dq4 = dn6_z_dq4 + minus_ddN6_x_dq7_dq4;
    jac_jac_phi_q_q[118] = -minus_ddN6_z_dq7_dq4;
    jac_jac_phi_q_q[124] = -minus_ddN6_z_dq7_dq4;
    jac_jac_phi_q_q[188] = -minus_ddN6_z_dq7_dq4;
    jac_jac_phi_q_q[229] = -minus_ddN6_z_dq7_dq4;

    /* joint 5: force F and moment N through it, joint 6 added, derivative in q[3] */
    const double t29 = minus_dN6_x_dq4 * c6 + dN6_y_dq4 * s6;
    const double t30 = dN6_y_dq4 * c6 - minus_dN6_x_dq4 * s6;
    const double dN5_x_dq4 = dn5_x_dq4 - t29;
    const double dN5_y_dq4 = dn5_y_dq4 - dN6_z_dq4;
    const double t31 = 0.014653732538 * minus_da5_y_dq4 - 0.067870631425 * da5_x_dq4;
    const double dN5_z_dq4 = t30 + t31;

    /* joint 4: force F and moment N through it, joint 5 added, derivative in q[3]
       dN4_y_dq4 = -dN5_z_dq4 */
    const double dN4_x_dq4 = dN5_y_dq4 * s5 - dN5_x_dq4 * c5;
    const double t32 = dN5_x_dq4 * s5 + dN5_y_dq4 * c5;
    const double minus_dN4_z_dq4 = minus_dn4_z_dq4 + t32;

    /* joint 3: force F and moment N through it, joint 4 added, derivative in q[3]
       dN3_y_dq4 = -dN4_z_dq4 */
    const double t33 = dN4_x_dq4 * c4 + dN5_z_dq4 * s4;
    const double dN3_x_dq4 = t11 - t33;
    const double t34 = dN4_x_dq4 * s4 - dN5_z_dq4 * c4;
    const double dN3_z_dq4 = t10 - t34;

    /* joint 2: force F and moment N through it, joint 3 added, derivative in q[3] */
    const double dN2_x_dq4 = dN3_x_dq4 * c3 - minus_dN4_z_dq4 * s3;

    /* link 5: moment n = mc x a (w = alpha = 0), derivative in q[4] */
    const double minus_dn5_z_dq5 = 0.067870631425 * a5_y - 0.014653732538 * a5_x;

    /* link 6: acceleration a of its origin, gravity included, derivative in q[4] */
    const double da6_x_dq5 = a5_y * c6;
    const double minus_da6_y_dq5 = a5_y * s6;

    /* link 6: moment n = mc x a (w = alpha = 0), derivative in q[4] */
    const double minus_dn6_x_dq5 = 0.068832705569 * a5_x;
    const double minus_dn6_y_dq5 = 0.16496755269500002 * a5_x;
    const double t35 = 0.16496755269500002 * minus_da6_y_dq5;
    const double dn6_z_dq5 = 0.068832705569 * da6_x_dq5 - t35;

    /* link 7: acceleration a of its origin, gravity included, derivative in q[4] */
    const double minus_da7_y_dq5 = da6_x_dq5 * s7 - a5_x * c7;

    /* link 7: moment n = mc x a (w = alpha = 0), derivative in q[4] */
    const double minus_dn7_y_dq5 = 0.008343776383464369 * minus_da6_y_dq5;
    const double minus_dn7_z_dq5 = 0.008343776383464369 * minus_da7_y_dq5;

    /* joint 6: force F and moment N through it, joint 7 added, derivative in q[4]
       ddN6_z_dq7_dq5, ddN6_x_dq7_dq5: joint 6: force F and moment N through it, joint 7
         added, derivative in q[6], derivative in q[4] */
    const double ddN6_z_dq7_dq5 = minus_dn7_y_dq5 * s7;
    jac_jac_phi_q_q[160] = ddN6_z_dq7_dq5;
    jac_jac_phi_q_q[166] = ddN6_z_dq7_dq5;
    jac_jac_phi_q_q[195] = ddN6_z_dq7_dq5;
    jac_jac_phi_q_q[236] = ddN6_z_dq7_dq5;
    const double ddN6_x_dq7_dq5 = minus_dn7_y_dq5 * c7;
    const double dN6_x_dq5 = ddN6_z_dq7_dq5 - minus_dn6_x_dq5;
    const double dN6_y_dq5 = minus_dn7_z_dq5 - minus_dn6_y_dq5;
    const double dN6_z_dq5 = dn6_z_dq5 - ddN6_x_dq7_dq5;

    /* joint 5: force F and moment N through it, joint 6 added, derivative in q[4] */
    const double dN5_x_dq5 = dN6_x_dq5 * c6 - dN6_y_dq5 * s6;
    jac_jac_phi_q_q[158] = dN5_x_dq5;
    jac_jac_phi_q_q[193] = dN5_x_dq5;
    const double t36 = dN6_x_dq5 * s6 + dN6_y_dq5 * c6;
    const double dN5_z_dq5 = t36 - minus_dn5_z_dq5;

    /* joint 4: force F and moment N through it, joint 5 added, derivative in q[4] */
    const double t37 = dN5_x_dq5 * c5 + dN6_z_dq5 * s5;
    const double dN4_x_dq5 = t12 - t37;
    const double t38 = dN5_x_dq5 * s5 - dN6_z_dq5 * c5;
    const double dN4_z_dq5 = t8 - t38;

    /* joint 3: force F and moment N through it, joint 4 added, derivative in q[4]
       dN3_y_dq5 = -dN4_z_dq5 */
    const double minus_dN3_x_dq5 = dN5_z_dq5 * s4 + dN4_x_dq5 * c4;
    const double minus_dN3_z_dq5 = dN4_x_dq5 * s4 - dN5_z_dq5 * c4;

    /* joint 2: force F and moment N through it, joint 3 added, derivative in q[4] */
    const double minus_dN2_x_dq5 = minus_dN3_x_dq5 * c3 - dN4_z_dq5 * s3;

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
    jac_jac_phi_q_q[202] = dN6_x_dq6;
    jac_jac_phi_q_q[208] = dN6_x_dq6;
    jac_jac_phi_q_q[243] = dN6_x_dq6;
    const double ddN6_x_dq7_dq6 = minus_dn7_y_dq6 * c7;
    const double dN6_z_dq6 = dn6_z_dq6 - ddN6_x_dq7_dq6;

    /* joint 5: force F and moment N through it, joint 6 added, derivative in q[5] */
    const double t39 = minus_dN6_z_dq7 * s6;
    const double minus_dN5_x_dq6 = t39 + (t9 - dN6_x_dq6 * c6);
    const double t40 = minus_dN6_z_dq7 * c6;
    const double dN5_z_dq6 = t40 + (t7 + dN6_x_dq6 * s6);
    jac_jac_phi_q_q[200] = -minus_dN5_x_dq6;

    /* joint 4: force F and moment N through it, joint 5 added, derivative in q[5]
       dN4_y_dq6 = -dN5_z_dq6 */
    const double minus_dN4_x_dq6 = dN6_z_dq6 * s5 - minus_dN5_x_dq6 * c5;
    const double dN4_z_dq6 = minus_dN5_x_dq6 * s5 + dN6_z_dq6 * c5;

    /* joint 3: force F and moment N through it, joint 4 added, derivative in q[5]
       dN3_y_dq6 = -dN4_z_dq6 */
    const double minus_dN3_x_dq6 = dN5_z_dq6 * s4 - minus_dN4_x_dq6 * c4;
    const double dN3_z_dq6 = dN5_z_dq6 * c4 + minus_dN4_x_dq6 * s4;

    /* joint 2: force F and moment N through it, joint 3 added, derivative in q[5] */
    const double minus_dN2_x_dq6 = minus_dN3_x_dq6 * c3 - dN4_z_dq6 * s3;

    /* link 7: acceleration a of its origin, gravity included, derivative in q[6] */
    const double minus_da7_y_dq7 = c7 * a6_x - s7 * a5_y;

    /* link 7: moment n = mc x a (w = alpha = 0), derivative in q[6] */
    const double minus_dn7_z_dq7 = 0.008343776383464369 * minus_da7_y_dq7;

    /* joint 5: force F and moment N through it, joint 6 added, derivative in q[6]
       dN5_y_dq7 = -dN6_z_dq7 */
    const double t41 = minus_dn7_z_dq7 * s6;
    const double minus_dN5_x_dq7 = minus_dN6_x_dq7 * c6 + t41;
    const double t42 = minus_dn7_z_dq7 * c6;
    const double dN5_z_dq7 = t42 - minus_dN6_x_dq7 * s6;

    /* joint 4: force F and moment N through it, joint 5 added, derivative in q[6] */
    const double dN4_x_dq7 = minus_dN6_z_dq7 * s5 + minus_dN5_x_dq7 * c5;
    const double dN4_z_dq7 = minus_dN5_x_dq7 * s5 - minus_dN6_z_dq7 * c5;

    /* joint 3: force F and moment N through it, joint 4 added, derivative in q[6]
       dN3_y_dq7 = -dN4_z_dq7 */
    const double minus_dN3_x_dq7 = dN5_z_dq7 * s4 + dN4_x_dq7 * c4;
    const double minus_dN3_z_dq7 = dN4_x_dq7 * s4 - dN5_z_dq7 * c4;

    /* joint 2: force F and moment N through it, joint 3 added, derivative in q[6] */
    const double dN2_x_dq7 = dN4_z_dq7 * s3 - minus_dN3_x_dq7 * c3;

    /* joint 2: force F and moment N through it, joint 3 added, derivative in q[1],
       derivative in q[1] */
    const double t43 = 30.45357582685272 * s2 - 0.01993386669246 * c2;
    const double ddN2_z_dq2_dq2 = t43 - (N3_x * s3 + minus_ddN3_y_dq2_dq2 * c3);
    jac_jac_phi_q_q[1] = ddN2_z_dq2_dq2;

    /* joint 1: force F and moment N through it, joint 2 added, derivative in q[1],
       derivative in q[1] */
    const double t44 = dN4_x_dq2 * s4 + dN4_y_dq2 * c4;
    const double t45 = c2 * (dN2_x_dq2 + N3_z) - s2 * (N2_x - (dn3_z_dq2 - t44));
    const double minus_ddN1_z_dq2_dq2 = 2.0 * t45;
    jac_jac_phi_q_q[0] = -minus_ddN1_z_dq2_dq2;

    /* link 3: moment n = mc x a (w = alpha = 0), derivative in q[2], derivative in q[1] */
    const double t46 = 0.684157959872 * minus_da3_x_dq2;
    const double ddn3_z_dq3_dq2 = t46 - 0.028227094878000014 * da3_y_dq2;

    /* link 4: acceleration a of its origin, gravity included, derivative in q[2],
       derivative in q[1] */
    const double minus_dda4_x_dq3_dq2 = da3_y_dq2 * c4;
    const double dda4_y_dq3_dq2 = da3_y_dq2 * s4;

    /* link 4: moment n = mc x a (w = alpha = 0), derivative in q[2], derivative in q[1] */
    const double ddn4_x_dq3_dq2 = 1.720683553603 * minus_da3_x_dq2;
    const double ddn4_y_dq3_dq2 = 0.49008027465000004 * minus_da3_x_dq2;
    const double t47 = 1.720683553603 * minus_dda4_x_dq3_dq2;
    const double ddn4_z_dq3_dq2 = 0.49008027465000004 * dda4_y_dq3_dq2 - t47;

    /* link 5: acceleration a of its origin, gravity included, derivative in q[2],
       derivative in q[1] */
    const double dda5_x_dq3_dq2 = minus_da3_x_dq2 * s5 + minus_dda4_x_dq3_dq2 * c5;
    const double dda5_y_dq3_dq2 = minus_da3_x_dq2 * c5 - minus_dda4_x_dq3_dq2 * s5;

    /* link 5: moment n = mc x a (w = alpha = 0), derivative in q[2], derivative in q[1] */
    const double minus_ddn5_x_dq3_dq2 = 0.067870631425 * dda4_y_dq3_dq2;
    const double minus_ddn5_y_dq3_dq2 = 0.014653732538 * dda4_y_dq3_dq2;
    const double t48 = 0.014653732538 * dda5_y_dq3_dq2;
    const double minus_ddn5_z_dq3_dq2 = t48 + 0.067870631425 * dda5_x_dq3_dq2;

    /* link 6: acceleration a of its origin, gravity included, derivative in q[2],
       derivative in q[1] */
    const double dda6_x_dq3_dq2 = dda5_x_dq3_dq2 * c6 - dda4_y_dq3_dq2 * s6;
    const double minus_dda6_y_dq3_dq2 = dda4_y_dq3_dq2 * c6 + dda5_x_dq3_dq2 * s6;

    /* link 6: moment n = mc x a (w = alpha = 0), derivative in q[2], derivative in q[1] */
    const double ddn6_x_dq3_dq2 = 0.068832705569 * dda5_y_dq3_dq2;
    const double ddn6_y_dq3_dq2 = 0.16496755269500002 * dda5_y_dq3_dq2;
    const double t49 = 0.16496755269500002 * minus_dda6_y_dq3_dq2;
    const double ddn6_z_dq3_dq2 = 0.068832705569 * dda6_x_dq3_dq2 - t49;

    /* link 7: acceleration a of its origin, gravity included, derivative in q[2],
       derivative in q[1] */
    const double minus_dda7_y_dq3_dq2 = dda6_x_dq3_dq2 * s7 + dda5_y_dq3_dq2 * c7;

    /* link 7: moment n = mc x a (w = alpha = 0), derivative in q[2], derivative in q[1] */
    const double minus_ddn7_y_dq3_dq2 = 0.008343776383464369 * minus_dda6_y_dq3_dq2;
    const double minus_ddn7_z_dq3_dq2 = 0.008343776383464369 * minus_dda7_y_dq3_dq2;
    jac_jac_phi_q_q[13] = -minus_ddn7_z_dq3_dq2;
    jac_jac_phi_q_q[48] = -minus_ddn7_z_dq3_dq2;

    /* joint 6: force F and moment N through it, joint 7 added, derivative in q[2],
       derivative in q[1] */
    const double ddN6_x_dq3_dq2 = ddn6_x_dq3_dq2 + minus_ddn7_y_dq3_dq2 * s7;
    const double ddN6_y_dq3_dq2 = ddn6_y_dq3_dq2 + minus_ddn7_z_dq3_dq2;
    const double ddN6_z_dq3_dq2 = ddn6_z_dq3_dq2 - minus_ddn7_y_dq3_dq2 * c7;
    jac_jac_phi_q_q[12] = ddN6_z_dq3_dq2;
    jac_jac_phi_q_q[47] = ddN6_z_dq3_dq2;

    /* joint 5: force F and moment N through it, joint 6 added, derivative in q[2],
       derivative in q[1] */
    const double t50 = ddN6_x_dq3_dq2 * c6 - ddN6_y_dq3_dq2 * s6;
    const double ddN5_x_dq3_dq2 = t50 - minus_ddn5_x_dq3_dq2;
    const double minus_ddN5_y_dq3_dq2 = ddN6_z_dq3_dq2 + minus_ddn5_y_dq3_dq2;
    const double t51 = ddN6_x_dq3_dq2 * s6 + ddN6_y_dq3_dq2 * c6;
    const double ddN5_z_dq3_dq2 = t51 - minus_ddn5_z_dq3_dq2;
    jac_jac_phi_q_q[11] = ddN5_z_dq3_dq2;
    jac_jac_phi_q_q[46] = ddN5_z_dq3_dq2;

    /* joint 4: force F and moment N through it, joint 5 added, derivative in q[2],
       derivative in q[1] */
    const double t52 = minus_ddN5_y_dq3_dq2 * s5 + ddN5_x_dq3_dq2 * c5;
    const double ddN4_x_dq3_dq2 = ddn4_x_dq3_dq2 - t52;
    const double ddN4_y_dq3_dq2 = ddn4_y_dq3_dq2 - ddN5_z_dq3_dq2;
    const double t53 = minus_ddN5_y_dq3_dq2 * c5 - ddN5_x_dq3_dq2 * s5;
    const double ddN4_z_dq3_dq2 = ddn4_z_dq3_dq2 + t53;
    jac_jac_phi_q_q[10] = ddN4_z_dq3_dq2;
    jac_jac_phi_q_q[45] = ddN4_z_dq3_dq2;

    /* joint 3: force F and moment N through it, joint 4 added, derivative in q[2],
       derivative in q[1] */
    const double ddN3_x_dq3_dq2 = ddN4_y_dq3_dq2 * s4 - ddN4_x_dq3_dq2 * c4;
    const double ddN3_z_dq3_dq2 = ddn3_z_dq3_dq2 - (ddN4_x_dq3_dq2 * s4 + ddN4_y_dq3_dq2 * c4);
    jac_jac_phi_q_q[9] = ddN3_z_dq3_dq2;
    jac_jac_phi_q_q[44] = ddN3_z_dq3_dq2;

    /* joint 2: force F and moment N through it, joint 3 added, derivative in q[2],
       derivative in q[1] */
    const double t54 = (ddN3_x_dq3_dq2 + minus_dN3_y_dq2) * c3;
    const double ddN2_x_dq3_dq2 = t54 - (dN3_x_dq2 - ddN4_z_dq3_dq2) * s3;
    const double ddN2_z_dq3_dq2 = ddN3_x_dq3_dq2 * s3 - ddN4_z_dq3_dq2 * c3 + dN2_x_dq2;
    jac_jac_phi_q_q[8] = ddN2_z_dq3_dq2;
    jac_jac_phi_q_q[43] = ddN2_z_dq3_dq2;
    const double t55 = c2 * (ddN3_z_dq3_dq2 - dN2_x_dq3);
    const double t56 = t55 - s2 * (dN3_z_dq3 + ddN2_x_dq3_dq2);
    jac_jac_phi_q_q[7] = t56;
    jac_jac_phi_q_q[42] = t56;

    /* link 4: moment n = mc x a (w = alpha = 0), derivative in q[3], derivative in q[1] */
    const double t57 = 1.720683553603 * minus_da4_y_dq2;
    const double minus_ddn4_z_dq4_dq2 = t57 + 0.49008027465000004 * da4_x_dq2;

    /* link 5: acceleration a of its origin, gravity included, derivative in q[3],
       derivative in q[1] */
    const double dda5_x_dq4_dq2 = minus_da4_y_dq2 * c5;
    const double minus_dda5_y_dq4_dq2 = minus_da4_y_dq2 * s5;

    /* link 5: moment n = mc x a (w = alpha = 0), derivative in q[3], derivative in q[1] */
    const double ddn5_x_dq4_dq2 = 0.067870631425 * da4_x_dq2;
    const double ddn5_y_dq4_dq2 = 0.014653732538 * da4_x_dq2;

    /* link 6: acceleration a of its origin, gravity included, derivative in q[3],
       derivative in q[1] */
    const double dda6_x_dq4_dq2 = dda5_x_dq4_dq2 * c6 + da4_x_dq2 * s6;
    const double dda6_y_dq4_dq2 = da4_x_dq2 * c6 - dda5_x_dq4_dq2 * s6;

    /* link 6: moment n = mc x a (w = alpha = 0), derivative in q[3], derivative in q[1] */
    const double minus_ddn6_x_dq4_dq2 = 0.068832705569 * minus_dda5_y_dq4_dq2;
    const double minus_ddn6_y_dq4_dq2 = 0.16496755269500002 * minus_dda5_y_dq4_dq2;
    const double t58 = 0.16496755269500002 * dda6_y_dq4_dq2;
    const double ddn6_z_dq4_dq2 = t58 + 0.068832705569 * dda6_x_dq4_dq2;

    /* link 7: acceleration a of its origin, gravity included, derivative in q[3],
       derivative in q[1] */
    const double minus_dda7_y_dq4_dq2 = dda6_x_dq4_dq2 * s7 - minus_dda5_y_dq4_dq2 * c7;

    /* link 7: moment n = mc x a (w = alpha = 0), derivative in q[3], derivative in q[1] */
    const double ddn7_y_dq4_dq2 = 0.008343776383464369 * dda6_y_dq4_dq2;
    const double minus_ddn7_z_dq4_dq2 = 0.008343776383464369 * minus_dda7_y_dq4_dq2;
    jac_jac_phi_q_q[20] = -minus_ddn7_z_dq4_dq2;
    jac_jac_phi_q_q[90] = -minus_ddn7_z_dq4_dq2;

    /* joint 6: force F and moment N through it, joint 7 added, derivative in q[3],
       derivative in q[1] */
    const double minus_ddN6_x_dq4_dq2 = minus_ddn6_x_dq4_dq2 + ddn7_y_dq4_dq2 * s7;
    const double ddN6_y_dq4_dq2 = minus_ddn7_z_dq4_dq2 - minus_ddn6_y_dq4_dq2;
    const double ddN6_z_dq4_dq2 = ddn6_z_dq4_dq2 + ddn7_y_dq4_dq2 * c7;
    jac_jac_phi_q_q[19] = ddN6_z_dq4_dq2;
    jac_jac_phi_q_q[89] = ddN6_z_dq4_dq2;

    /* joint 5: force F and moment N through it, joint 6 added, derivative in q[3],
       derivative in q[1] */
    const double t59 = minus_ddN6_x_dq4_dq2 * c6 + ddN6_y_dq4_dq2 * s6;
    const double ddN5_x_dq4_dq2 = ddn5_x_dq4_dq2 - t59;
    const double ddN5_y_dq4_dq2 = ddn5_y_dq4_dq2 - ddN6_z_dq4_dq2;
    const double t60 = 0.014653732538 * minus_dda5_y_dq4_dq2;
    const double t61 = ddN6_y_dq4_dq2 * c6 - minus_ddN6_x_dq4_dq2 * s6;
    const double ddN5_z_dq4_dq2 = t61 + (t60 - 0.067870631425 * dda5_x_dq4_dq2);
    jac_jac_phi_q_q[18] = ddN5_z_dq4_dq2;
    jac_jac_phi_q_q[88] = ddN5_z_dq4_dq2;

    /* joint 4: force F and moment N through it, joint 5 added, derivative in q[3],
       derivative in q[1] */
    const double ddN4_x_dq4_dq2 = ddN5_y_dq4_dq2 * s5 - ddN5_x_dq4_dq2 * c5;
    const double t62 = ddN5_x_dq4_dq2 * s5 + ddN5_y_dq4_dq2 * c5;
    const double minus_ddN4_z_dq4_dq2 = minus_ddn4_z_dq4_dq2 + t62;
    jac_jac_phi_q_q[17] = -minus_ddN4_z_dq4_dq2;
    jac_jac_phi_q_q[87] = -minus_ddN4_z_dq4_dq2;

    /* joint 3: force F and moment N through it, joint 4 added, derivative in q[3],
       derivative in q[1] */
    const double ddN3_x_dq4_dq2 = t44 - ddN5_z_dq4_dq2 * s4 - ddN4_x_dq4_dq2 * c4;
    const double ddN3_z_dq4_dq2 = ddN5_z_dq4_dq2 * c4 - ddN4_x_dq4_dq2 * s4 + t19;
    jac_jac_phi_q_q[16] = ddN3_z_dq4_dq2;
    jac_jac_phi_q_q[86] = ddN3_z_dq4_dq2;

    /* joint 2: force F and moment N through it, joint 3 added, derivative in q[3],
       derivative in q[1] */
    const double ddN2_x_dq4_dq2 = ddN3_x_dq4_dq2 * c3 - minus_ddN4_z_dq4_dq2 * s3;
    const double ddN2_z_dq4_dq2 = ddN3_x_dq4_dq2 * s3 + minus_ddN4_z_dq4_dq2 * c3;
    jac_jac_phi_q_q[15] = ddN2_z_dq4_dq2;
    jac_jac_phi_q_q[85] = ddN2_z_dq4_dq2;
    const double t63 = c2 * (ddN3_z_dq4_dq2 - dN2_x_dq4);
    const double t64 = t63 - s2 * (dN3_z_dq4 + ddN2_x_dq4_dq2);
    jac_jac_phi_q_q[14] = t64;
    jac_jac_phi_q_q[84] = t64;

    /* link 6: acceleration a of its origin, gravity included, derivative in q[4],
       derivative in q[1] */
    const double dda6_x_dq5_dq2 = da5_y_dq2 * c6;
    const double minus_dda6_y_dq5_dq2 = da5_y_dq2 * s6;

    /* link 6: moment n = mc x a (w = alpha = 0), derivative in q[4], derivative in q[1] */
    const double minus_ddn6_x_dq5_dq2 = 0.068832705569 * da5_x_dq2;
    const double minus_ddn6_y_dq5_dq2 = 0.16496755269500002 * da5_x_dq2;
    const double t65 = 0.16496755269500002 * minus_dda6_y_dq5_dq2;
    const double ddn6_z_dq5_dq2 = 0.068832705569 * dda6_x_dq5_dq2 - t65;

    /* link 7: acceleration a of its origin, gravity included, derivative in q[4],
       derivative in q[1] */
    const double minus_dda7_y_dq5_dq2 = dda6_x_dq5_dq2 * s7 - da5_x_dq2 * c7;

    /* link 7: moment n = mc x a (w = alpha = 0), derivative in q[4], derivative in q[1] */
    const double minus_ddn7_y_dq5_dq2 = 0.008343776383464369 * minus_dda6_y_dq5_dq2;
    const double minus_ddn7_z_dq5_dq2 = 0.008343776383464369 * minus_dda7_y_dq5_dq2;
    jac_jac_phi_q_q[27] = -minus_ddn7_z_dq5_dq2;
    jac_jac_phi_q_q[132] = -minus_ddn7_z_dq5_dq2;

    /* joint 6: force F and moment N through it, joint 7 added, derivative in q[4],
       derivative in q[1] */
    const double ddN6_x_dq5_dq2 = minus_ddn7_y_dq5_dq2 * s7 - minus_ddn6_x_dq5_dq2;
    const double ddN6_y_dq5_dq2 = minus_ddn7_z_dq5_dq2 - minus_ddn6_y_dq5_dq2;
    const double ddN6_z_dq5_dq2 = ddn6_z_dq5_dq2 - minus_ddn7_y_dq5_dq2 * c7;
    jac_jac_phi_q_q[26] = ddN6_z_dq5_dq2;
    jac_jac_phi_q_q[131] = ddN6_z_dq5_dq2;

    /* joint 5: force F and moment N through it, joint 6 added, derivative in q[4],
       derivative in q[1] */
    const double ddN5_x_dq5_dq2 = ddN6_x_dq5_dq2 * c6 - ddN6_y_dq5_dq2 * s6;
    const double t66 = 0.014653732538 * da5_x_dq2 - 0.067870631425 * da5_y_dq2;
    const double ddN5_z_dq5_dq2 = ddN6_x_dq5_dq2 * s6 + ddN6_y_dq5_dq2 * c6 + t66;
    jac_jac_phi_q_q[25] = ddN5_z_dq5_dq2;
    jac_jac_phi_q_q[130] = ddN5_z_dq5_dq2;

    /* joint 4: force F and moment N through it, joint 5 added, derivative in q[4],
       derivative in q[1] */
    const double ddN4_x_dq5_dq2 = t18 - ddN6_z_dq5_dq2 * s5 - ddN5_x_dq5_dq2 * c5;
    const double minus_ddN4_z_dq5_dq2 = ddN5_x_dq5_dq2 * s5 - ddN6_z_dq5_dq2 * c5 - t17;
    jac_jac_phi_q_q[24] = -minus_ddN4_z_dq5_dq2;
    jac_jac_phi_q_q[129] = -minus_ddN4_z_dq5_dq2;

    /* joint 3: force F and moment N through it, joint 4 added, derivative in q[4],
       derivative in q[1] */
    const double minus_ddN3_x_dq5_dq2 = ddN5_z_dq5_dq2 * s4 + ddN4_x_dq5_dq2 * c4;
    const double minus_ddN3_z_dq5_dq2 = ddN4_x_dq5_dq2 * s4 - ddN5_z_dq5_dq2 * c4;
    jac_jac_phi_q_q[23] = -minus_ddN3_z_dq5_dq2;
    jac_jac_phi_q_q[128] = -minus_ddN3_z_dq5_dq2;

    /* joint 2: force F and moment N through it, joint 3 added, derivative in q[4],
       derivative in q[1] */
    const double minus_ddN2_x_dq5_dq2 = minus_ddN3_x_dq5_dq2 * c3 + minus_ddN4_z_dq5_dq2 * s3;
    const double ddN2_z_dq5_dq2 = minus_ddN4_z_dq5_dq2 * c3 - minus_ddN3_x_dq5_dq2 * s3;
    jac_jac_phi_q_q[22] = ddN2_z_dq5_dq2;
    jac_jac_phi_q_q[127] = ddN2_z_dq5_dq2;
    const double t67 = s2 * (minus_ddN2_x_dq5_dq2 + minus_dN3_z_dq5);
    const double t68 = t67 + c2 * (minus_dN2_x_dq5 - minus_ddN3_z_dq5_dq2);
    jac_jac_phi_q_q[21] = t68;
    jac_jac_phi_q_q[126] = t68;

    /* link 6: moment n = mc x a (w = alpha = 0), derivative in q[5], derivative in q[1] */
    const double ddn6_z_dq6_dq2 = 0.068832705569 * da6_y_dq2 - 0.16496755269500002 * da6_x_dq2;

    /* link 7: moment n = mc x a (w = alpha = 0), derivative in q[5], derivative in q[1] */
    const double minus_ddn7_y_dq6_dq2 = 0.008343776383464369 * da6_x_dq2;

    /* joint 6: force F and moment N through it, joint 7 added, derivative in q[5],
       derivative in q[1] */
    const double ddN6_x_dq6_dq2 = minus_ddn7_y_dq6_dq2 * s7;
    const double ddN6_z_dq6_dq2 = ddn6_z_dq6_dq2 - minus_ddn7_y_dq6_dq2 * c7;
    jac_jac_phi_q_q[33] = ddN6_z_dq6_dq2;
    jac_jac_phi_q_q[173] = ddN6_z_dq6_dq2;

    /* joint 5: force F and moment N through it, joint 6 added, derivative in q[5],
       derivative in q[1] */
    const double ddN5_x_dq6_dq2 = ddN6_x_dq6_dq2 * c6 - minus_ddN6_z_dq7_dq2 * s6 - t16;
    const double ddN5_z_dq6_dq2 = ddN6_x_dq6_dq2 * s6 + minus_ddN6_z_dq7_dq2 * c6 + t15;
    jac_jac_phi_q_q[32] = ddN5_z_dq6_dq2;
    jac_jac_phi_q_q[172] = ddN5_z_dq6_dq2;

    /* joint 4: force F and moment N through it, joint 5 added, derivative in q[5],
       derivative in q[1] */
    const double minus_ddN4_x_dq6_dq2 = ddN6_z_dq6_dq2 * s5 + ddN5_x_dq6_dq2 * c5;
    const double minus_ddN4_z_dq6_dq2 = ddN5_x_dq6_dq2 * s5 - ddN6_z_dq6_dq2 * c5;
    jac_jac_phi_q_q[31] = -minus_ddN4_z_dq6_dq2;
    jac_jac_phi_q_q[171] = -minus_ddN4_z_dq6_dq2;

    /* joint 3: force F and moment N through it, joint 4 added, derivative in q[5],
       derivative in q[1] */
    const double minus_ddN3_x_dq6_dq2 = ddN5_z_dq6_dq2 * s4 - minus_ddN4_x_dq6_dq2 * c4;
    const double ddN3_z_dq6_dq2 = ddN5_z_dq6_dq2 * c4 + minus_ddN4_x_dq6_dq2 * s4;
    jac_jac_phi_q_q[30] = ddN3_z_dq6_dq2;
    jac_jac_phi_q_q[170] = ddN3_z_dq6_dq2;

    /* joint 2: force F and moment N through it, joint 3 added, derivative in q[5],
       derivative in q[1] */
    const double minus_ddN2_x_dq6_dq2 = minus_ddN3_x_dq6_dq2 * c3 + minus_ddN4_z_dq6_dq2 * s3;
    const double ddN2_z_dq6_dq2 = minus_ddN4_z_dq6_dq2 * c3 - minus_ddN3_x_dq6_dq2 * s3;
    jac_jac_phi_q_q[29] = ddN2_z_dq6_dq2;
    jac_jac_phi_q_q[169] = ddN2_z_dq6_dq2;

    /* joint 1: force F and moment N through it, joint 2 added, derivative in q[5],
       derivative in q[1] */
    const double t69 = s2 * (minus_ddN2_x_dq6_dq2 - dN3_z_dq6);
    const double ddN1_z_dq6_dq2 = t69 + c2 * (minus_dN2_x_dq6 + ddN3_z_dq6_dq2);
    jac_jac_phi_q_q[28] = ddN1_z_dq6_dq2;
    jac_jac_phi_q_q[168] = ddN1_z_dq6_dq2;

    /* link 7: acceleration a of its origin, gravity included, derivative in q[6],
       derivative in q[1] */
    const double minus_dda7_y_dq7_dq2 = da6_x_dq2 * c7 - da5_y_dq2 * s7;

    /* link 7: moment n = mc x a (w = alpha = 0), derivative in q[6], derivative in q[1] */
    const double minus_ddn7_z_dq7_dq2 = 0.008343776383464369 * minus_dda7_y_dq7_dq2;
    jac_jac_phi_q_q[41] = -minus_ddn7_z_dq7_dq2;
    jac_jac_phi_q_q[216] = -minus_ddn7_z_dq7_dq2;

    /* joint 5: force F and moment N through it, joint 6 added, derivative in q[6],
       derivative in q[1] */
    const double minus_ddN5_x_dq7_dq2 = minus_ddN6_x_dq7_dq2 * c6 + minus_ddn7_z_dq7_dq2 * s6;
    const double ddN5_z_dq7_dq2 = minus_ddn7_z_dq7_dq2 * c6 - minus_ddN6_x_dq7_dq2 * s6;
    jac_jac_phi_q_q[39] = ddN5_z_dq7_dq2;
    jac_jac_phi_q_q[214] = ddN5_z_dq7_dq2;

    /* joint 4: force F and moment N through it, joint 5 added, derivative in q[6],
       derivative in q[1] */
    const double ddN4_x_dq7_dq2 = minus_ddN6_z_dq7_dq2 * s5 + minus_ddN5_x_dq7_dq2 * c5;
    const double ddN4_z_dq7_dq2 = minus_ddN5_x_dq7_dq2 * s5 - minus_ddN6_z_dq7_dq2 * c5;
    jac_jac_phi_q_q[38] = ddN4_z_dq7_dq2;
    jac_jac_phi_q_q[213] = ddN4_z_dq7_dq2;

    /* joint 3: force F and moment N through it, joint 4 added, derivative in q[6],
       derivative in q[1] */
    const double minus_ddN3_x_dq7_dq2 = ddN5_z_dq7_dq2 * s4 + ddN4_x_dq7_dq2 * c4;
    const double minus_ddN3_z_dq7_dq2 = ddN4_x_dq7_dq2 * s4 - ddN5_z_dq7_dq2 * c4;
    jac_jac_phi_q_q[37] = -minus_ddN3_z_dq7_dq2;
    jac_jac_phi_q_q[212] = -minus_ddN3_z_dq7_dq2;

    /* joint 2: force F and moment N through it, joint 3 added, derivative in q[6],
       derivative in q[1] */
    const double ddN2_x_dq7_dq2 = ddN4_z_dq7_dq2 * s3 - minus_ddN3_x_dq7_dq2 * c3;
    const double minus_ddN2_z_dq7_dq2 = minus_ddN3_x_dq7_dq2 * s3 + ddN4_z_dq7_dq2 * c3;
    jac_jac_phi_q_q[36] = -minus_ddN2_z_dq7_dq2;
    jac_jac_phi_q_q[211] = -minus_ddN2_z_dq7_dq2;

    /* joint 1: force F and moment N through it, joint 2 added, derivative in q[6],
       derivative in q[1] */
    const double t70 = s2 * (ddN2_x_dq7_dq2 - minus_dN3_z_dq7);
    const double minus_ddN1_z_dq7_dq2 = t70 + c2 * (dN2_x_dq7 + minus_ddN3_z_dq7_dq2);
    jac_jac_phi_q_q[35] = -minus_ddN1_z_dq7_dq2;
    jac_jac_phi_q_q[210] = -minus_ddN1_z_dq7_dq2;

    /* link 4: moment n = mc x a (w = alpha = 0), derivative in q[2], derivative in q[2]
       ddn4_x_dq3_dq3 = -n4_x, ddn4_y_dq3_dq3 = -n4_y */
    const double t71 = 1.720683553603 * minus_dda4_x_dq3_dq3;
    const double ddn4_z_dq3_dq3 = 0.49008027465000004 * dda4_y_dq3_dq3 - t71;

    /* link 5: acceleration a of its origin, gravity included, derivative in q[2],
       derivative in q[2] */
    const double dda5_x_dq3_dq3 = minus_dda4_x_dq3_dq3 * c5 - t2;
    const double minus_dda5_y_dq3_dq3 = t3 + minus_dda4_x_dq3_dq3 * s5;

    /* link 5: moment n = mc x a (w = alpha = 0), derivative in q[2], derivative in q[2] */
    const double minus_ddn5_x_dq3_dq3 = 0.067870631425 * dda4_y_dq3_dq3;
    const double minus_ddn5_y_dq3_dq3 = 0.014653732538 * dda4_y_dq3_dq3;

    /* link 6: acceleration a of its origin, gravity included, derivative in q[2],
       derivative in q[2] */
    const double dda6_x_dq3_dq3 = dda5_x_dq3_dq3 * c6 - dda4_y_dq3_dq3 * s6;
    const double minus_dda6_y_dq3_dq3 = dda4_y_dq3_dq3 * c6 + dda5_x_dq3_dq3 * s6;

    /* link 6: moment n = mc x a (w = alpha = 0), derivative in q[2], derivative in q[2] */
    const double minus_ddn6_x_dq3_dq3 = 0.068832705569 * minus_dda5_y_dq3_dq3;
    const double minus_ddn6_y_dq3_dq3 = 0.16496755269500002 * minus_dda5_y_dq3_dq3;
    const double t72 = 0.16496755269500002 * minus_dda6_y_dq3_dq3;
    const double ddn6_z_dq3_dq3 = 0.068832705569 * dda6_x_dq3_dq3 - t72;

    /* link 7: acceleration a of its origin, gravity included, derivative in q[2],
       derivative in q[2] */
    const double minus_dda7_y_dq3_dq3 = dda6_x_dq3_dq3 * s7 - minus_dda5_y_dq3_dq3 * c7;

    /* link 7: moment n = mc x a (w = alpha = 0), derivative in q[2], derivative in q[2] */
    const double minus_ddn7_y_dq3_dq3 = 0.008343776383464369 * minus_dda6_y_dq3_dq3;
    const double minus_ddn7_z_dq3_dq3 = 0.008343776383464369 * minus_dda7_y_dq3_dq3;
    jac_jac_phi_q_q[55] = -minus_ddn7_z_dq3_dq3;

    /* joint 6: force F and moment N through it, joint 7 added, derivative in q[2],
       derivative in q[2] */
    const double ddN6_x_dq3_dq3 = minus_ddn7_y_dq3_dq3 * s7 - minus_ddn6_x_dq3_dq3;
    const double ddN6_y_dq3_dq3 = minus_ddn7_z_dq3_dq3 - minus_ddn6_y_dq3_dq3;
    const double ddN6_z_dq3_dq3 = ddn6_z_dq3_dq3 - minus_ddn7_y_dq3_dq3 * c7;
    jac_jac_phi_q_q[54] = ddN6_z_dq3_dq3;

    /* joint 5: force F and moment N through it, joint 6 added, derivative in q[2],
       derivative in q[2] */
    const double t73 = ddN6_x_dq3_dq3 * c6 - ddN6_y_dq3_dq3 * s6;
    const double ddN5_x_dq3_dq3 = t73 - minus_ddn5_x_dq3_dq3;
    const double minus_ddN5_y_dq3_dq3 = ddN6_z_dq3_dq3 + minus_ddn5_y_dq3_dq3;
    const double t74 = 0.014653732538 * minus_dda5_y_dq3_dq3;
    const double t75 = ddN6_x_dq3_dq3 * s6 + ddN6_y_dq3_dq3 * c6;
    const double ddN5_z_dq3_dq3 = t75 + (t74 - 0.067870631425 * dda5_x_dq3_dq3);
    jac_jac_phi_q_q[53] = ddN5_z_dq3_dq3;

    /* joint 4: force F and moment N through it, joint 5 added, derivative in q[2],
       derivative in q[2] */
    const double t76 = minus_ddN5_y_dq3_dq3 * s5 + ddN5_x_dq3_dq3 * c5;
    const double minus_ddN4_x_dq3_dq3 = n4_x + t76;
    const double minus_ddN4_y_dq3_dq3 = n4_y + ddN5_z_dq3_dq3;
    const double t77 = minus_ddN5_y_dq3_dq3 * c5 - ddN5_x_dq3_dq3 * s5;
    const double ddN4_z_dq3_dq3 = ddn4_z_dq3_dq3 + t77;
    jac_jac_phi_q_q[52] = ddN4_z_dq3_dq3;

    /* joint 3: force F and moment N through it, joint 4 added, derivative in q[2],
       derivative in q[2] */
    const double ddN3_x_dq3_dq3 = minus_ddN4_x_dq3_dq3 * c4 - minus_ddN4_y_dq3_dq3 * s4;
    const double ddN3_z_dq3_dq3 = minus_ddN4_x_dq3_dq3 * s4 + minus_ddN4_y_dq3_dq3 * c4 - n3_z;
    jac_jac_phi_q_q[51] = ddN3_z_dq3_dq3;

    /* joint 2: force F and moment N through it, joint 3 added, derivative in q[2],
       derivative in q[2] */
    const double t78 = s3 * (t27 + (dN3_x_dq3 - ddN4_z_dq3_dq3));
    const double ddN2_x_dq3_dq3 = c3 * (ddN3_x_dq3_dq3 + dN4_z_dq3 - t28) - t78;
    const double t79 = c3 * (2.0 * dN3_x_dq3 - ddN4_z_dq3_dq3 - minus_ddN3_y_dq2_dq2);
    const double ddN2_z_dq3_dq3 = s3 * (ddN3_x_dq3_dq3 + 2.0 * dN4_z_dq3 - N3_x) + t79;
    jac_jac_phi_q_q[50] = ddN2_z_dq3_dq3;
    jac_jac_phi_q_q[49] = ddN3_z_dq3_dq3 * c2 - ddN2_x_dq3_dq3 * s2;

    /* link 4: moment n = mc x a (w = alpha = 0), derivative in q[3], derivative in q[2] */
    const double t80 = 0.49008027465000004 * minus_da4_x_dq3;
    const double ddn4_z_dq4_dq3 = 1.720683553603 * da4_y_dq3 + t80;

    /* link 5: acceleration a of its origin, gravity included, derivative in q[3],
       derivative in q[2] */
    const double minus_dda5_x_dq4_dq3 = da4_y_dq3 * c5;
    const double dda5_y_dq4_dq3 = da4_y_dq3 * s5;

    /* link 5: moment n = mc x a (w = alpha = 0), derivative in q[3], derivative in q[2] */
    const double minus_ddn5_x_dq4_dq3 = 0.067870631425 * minus_da4_x_dq3;
    const double minus_ddn5_y_dq4_dq3 = 0.014653732538 * minus_da4_x_dq3;

    /* link 6: acceleration a of its origin, gravity included, derivative in q[3],
       derivative in q[2] */
    const double minus_dda6_x_dq4_dq3 = minus_dda5_x_dq4_dq3 * c6 + minus_da4_x_dq3 * s6;
    const double dda6_y_dq4_dq3 = minus_dda5_x_dq4_dq3 * s6 - minus_da4_x_dq3 * c6;

    /* link 6: moment n = mc x a (w = alpha = 0), derivative in q[3], derivative in q[2] */
    const double ddn6_x_dq4_dq3 = 0.068832705569 * dda5_y_dq4_dq3;
    const double ddn6_y_dq4_dq3 = 0.16496755269500002 * dda5_y_dq4_dq3;
    const double t81 = 0.068832705569 * minus_dda6_x_dq4_dq3;
    const double ddn6_z_dq4_dq3 = 0.16496755269500002 * dda6_y_dq4_dq3 - t81;

    /* link 7: acceleration a of its origin, gravity included, derivative in q[3],
       derivative in q[2] */
    const double minus_dda7_y_dq4_dq3 = dda5_y_dq4_dq3 * c7 - minus_dda6_x_dq4_dq3 * s7;

    /* link 7: moment n = mc x a (w = alpha = 0), derivative in q[3], derivative in q[2] */
    const double ddn7_y_dq4_dq3 = 0.008343776383464369 * dda6_y_dq4_dq3;
    const double minus_ddn7_z_dq4_dq3 = 0.008343776383464369 * minus_dda7_y_dq4_dq3;
    jac_jac_phi_q_q[62] = -minus_ddn7_z_dq4_dq3;
    jac_jac_phi_q_q[97] = -minus_ddn7_z_dq4_dq3;

    /* joint 6: force F and moment N through it, joint 7 added, derivative in q[3],
       derivative in q[2] */
    const double minus_ddN6_x_dq4_dq3 = ddn7_y_dq4_dq3 * s7 - ddn6_x_dq4_dq3;
    const double ddN6_y_dq4_dq3 = minus_ddn7_z_dq4_dq3 + ddn6_y_dq4_dq3;
    const double ddN6_z_dq4_dq3 = ddn6_z_dq4_dq3 + ddn7_y_dq4_dq3 * c7;
    jac_jac_phi_q_q[61] = ddN6_z_dq4_dq3;
    jac_jac_phi_q_q[96] = ddN6_z_dq4_dq3;

    /* joint 5: force F and moment N through it, joint 6 added, derivative in q[3],
       derivative in q[2] */
    const double t82 = minus_ddN6_x_dq4_dq3 * c6 + ddN6_y_dq4_dq3 * s6;
    const double minus_ddN5_x_dq4_dq3 = minus_ddn5_x_dq4_dq3 + t82;
    const double minus_ddN5_y_dq4_dq3 = minus_ddn5_y_dq4_dq3 + ddN6_z_dq4_dq3;
    const double t83 = 0.067870631425 * minus_dda5_x_dq4_dq3;
    const double t84 = ddN6_y_dq4_dq3 * c6 - minus_ddN6_x_dq4_dq3 * s6;
    const double ddN5_z_dq4_dq3 = t84 + (t83 - 0.014653732538 * dda5_y_dq4_dq3);
    jac_jac_phi_q_q[60] = ddN5_z_dq4_dq3;
    jac_jac_phi_q_q[95] = ddN5_z_dq4_dq3;

    /* joint 4: force F and moment N through it, joint 5 added, derivative in q[3],
       derivative in q[2] */
    const double ddN4_x_dq4_dq3 = minus_ddN5_x_dq4_dq3 * c5 - minus_ddN5_y_dq4_dq3 * s5;
    const double t85 = minus_ddN5_x_dq4_dq3 * s5 + minus_ddN5_y_dq4_dq3 * c5;
    const double ddN4_z_dq4_dq3 = ddn4_z_dq4_dq3 + t85;
    jac_jac_phi_q_q[59] = ddN4_z_dq4_dq3;
    jac_jac_phi_q_q[94] = ddN4_z_dq4_dq3;

    /* joint 3: force F and moment N through it, joint 4 added, derivative in q[3],
       derivative in q[2] */
    const double ddN3_x_dq4_dq3 = t26 - ddN5_z_dq4_dq3 * s4 - ddN4_x_dq4_dq3 * c4;
    const double ddN3_z_dq4_dq3 = ddN5_z_dq4_dq3 * c4 - ddN4_x_dq4_dq3 * s4 + dN3_x_dq3;
    jac_jac_phi_q_q[58] = ddN3_z_dq4_dq3;
    jac_jac_phi_q_q[93] = ddN3_z_dq4_dq3;

    /* joint 2: force F and moment N through it, joint 3 added, derivative in q[3],
       derivative in q[2] */
    const double t86 = c3 * (ddN3_x_dq4_dq3 - minus_dN4_z_dq4);
    const double ddN2_x_dq4_dq3 = t86 - s3 * (dN3_x_dq4 - ddN4_z_dq4_dq3);
    const double ddN2_z_dq4_dq3 = ddN3_x_dq4_dq3 * s3 - ddN4_z_dq4_dq3 * c3 + dN2_x_dq4;
    jac_jac_phi_q_q[57] = ddN2_z_dq4_dq3;
    jac_jac_phi_q_q[92] = ddN2_z_dq4_dq3;
    const double t87 = ddN3_z_dq4_dq3 * c2 - ddN2_x_dq4_dq3 * s2;
    jac_jac_phi_q_q[56] = t87;
    jac_jac_phi_q_q[91] = t87;

    /* link 6: acceleration a of its origin, gravity included, derivative in q[4],
       derivative in q[2] */
    const double dda6_x_dq5_dq3 = da5_y_dq3 * c6;
    const double minus_dda6_y_dq5_dq3 = da5_y_dq3 * s6;

    /* link 6: moment n = mc x a (w = alpha = 0), derivative in q[4], derivative in q[2] */
    const double minus_ddn6_x_dq5_dq3 = 0.068832705569 * da5_x_dq3;
    const double minus_ddn6_y_dq5_dq3 = 0.16496755269500002 * da5_x_dq3;
    const double t88 = 0.16496755269500002 * minus_dda6_y_dq5_dq3;
    const double ddn6_z_dq5_dq3 = 0.068832705569 * dda6_x_dq5_dq3 - t88;

    /* link 7: acceleration a of its origin, gravity included, derivative in q[4],
       derivative in q[2] */
    const double minus_dda7_y_dq5_dq3 = dda6_x_dq5_dq3 * s7 - da5_x_dq3 * c7;

    /* link 7: moment n = mc x a (w = alpha = 0), derivative in q[4], derivative in q[2] */
    const double minus_ddn7_y_dq5_dq3 = 0.008343776383464369 * minus_dda6_y_dq5_dq3;
    const double minus_ddn7_z_dq5_dq3 = 0.008343776383464369 * minus_dda7_y_dq5_dq3;
    jac_jac_phi_q_q[69] = -minus_ddn7_z_dq5_dq3;
    jac_jac_phi_q_q[139] = -minus_ddn7_z_dq5_dq3;

    /* joint 6: force F and moment N through it, joint 7 added, derivative in q[4],
       derivative in q[2] */
    const double ddN6_x_dq5_dq3 = minus_ddn7_y_dq5_dq3 * s7 - minus_ddn6_x_dq5_dq3;
    const double ddN6_y_dq5_dq3 = minus_ddn7_z_dq5_dq3 - minus_ddn6_y_dq5_dq3;
    const double ddN6_z_dq5_dq3 = ddn6_z_dq5_dq3 - minus_ddn7_y_dq5_dq3 * c7;
    jac_jac_phi_q_q[68] = ddN6_z_dq5_dq3;
    jac_jac_phi_q_q[138] = ddN6_z_dq5_dq3;

    /* joint 5: force F and moment N through it, joint 6 added, derivative in q[4],
       derivative in q[2] */
    const double ddN5_x_dq5_dq3 = ddN6_x_dq5_dq3 * c6 - ddN6_y_dq5_dq3 * s6;
    const double t89 = 0.014653732538 * da5_x_dq3 - 0.067870631425 * da5_y_dq3;
    const double ddN5_z_dq5_dq3 = ddN6_x_dq5_dq3 * s6 + ddN6_y_dq5_dq3 * c6 + t89;
    jac_jac_phi_q_q[67] = ddN5_z_dq5_dq3;
    jac_jac_phi_q_q[137] = ddN5_z_dq5_dq3;

    /* joint 4: force F and moment N through it, joint 5 added, derivative in q[4],
       derivative in q[2] */
    const double ddN4_x_dq5_dq3 = t25 - ddN6_z_dq5_dq3 * s5 - ddN5_x_dq5_dq3 * c5;
    const double minus_ddN4_z_dq5_dq3 = ddN5_x_dq5_dq3 * s5 - ddN6_z_dq5_dq3 * c5 + t24;
    jac_jac_phi_q_q[66] = -minus_ddN4_z_dq5_dq3;
    jac_jac_phi_q_q[136] = -minus_ddN4_z_dq5_dq3;

    /* joint 3: force F and moment N through it, joint 4 added, derivative in q[4],
       derivative in q[2] */
    const double minus_ddN3_x_dq5_dq3 = ddN5_z_dq5_dq3 * s4 + ddN4_x_dq5_dq3 * c4;
    const double minus_ddN3_z_dq5_dq3 = ddN4_x_dq5_dq3 * s4 - ddN5_z_dq5_dq3 * c4;
    jac_jac_phi_q_q[65] = -minus_ddN3_z_dq5_dq3;
    jac_jac_phi_q_q[135] = -minus_ddN3_z_dq5_dq3;

    /* joint 2: force F and moment N through it, joint 3 added, derivative in q[4],
       derivative in q[2] */
    const double t90 = s3 * (minus_dN3_x_dq5 - minus_ddN4_z_dq5_dq3);
    const double minus_ddN2_x_dq5_dq3 = c3 * (minus_ddN3_x_dq5_dq3 - dN4_z_dq5) - t90;
    const double t91 = minus_ddN4_z_dq5_dq3 * c3 - minus_ddN3_x_dq5_dq3 * s3;
    const double ddN2_z_dq5_dq3 = t91 - minus_dN2_x_dq5;
    jac_jac_phi_q_q[64] = ddN2_z_dq5_dq3;
    jac_jac_phi_q_q[134] = ddN2_z_dq5_dq3;
    const double t92 = minus_ddN2_x_dq5_dq3 * s2 - minus_ddN3_z_dq5_dq3 * c2;
    jac_jac_phi_q_q[63] = t92;
    jac_jac_phi_q_q[133] = t92;

    /* link 6: moment n = mc x a (w = alpha = 0), derivative in q[5], derivative in q[2] */
    const double t93 = 0.068832705569 * minus_da6_y_dq3;
    const double minus_ddn6_z_dq6_dq3 = t93 + 0.16496755269500002 * da6_x_dq3;

    /* link 7: moment n = mc x a (w = alpha = 0), derivative in q[5], derivative in q[2] */
    const double minus_ddn7_y_dq6_dq3 = 0.008343776383464369 * da6_x_dq3;

    /* joint 6: force F and moment N through it, joint 7 added, derivative in q[5],
       derivative in q[2] */
    const double ddN6_x_dq6_dq3 = minus_ddn7_y_dq6_dq3 * s7;
    const double minus_ddN6_z_dq6_dq3 = minus_ddn6_z_dq6_dq3 + minus_ddn7_y_dq6_dq3 * c7;
    jac_jac_phi_q_q[75] = -minus_ddN6_z_dq6_dq3;
    jac_jac_phi_q_q[180] = -minus_ddN6_z_dq6_dq3;

    /* joint 5: force F and moment N through it, joint 6 added, derivative in q[5],
       derivative in q[2] */
    const double ddN5_x_dq6_dq3 = ddN6_x_dq6_dq3 * c6 + ddN6_z_dq7_dq3 * s6 - t23;
    const double ddN5_z_dq6_dq3 = ddN6_x_dq6_dq3 * s6 - ddN6_z_dq7_dq3 * c6 + t22;
    jac_jac_phi_q_q[74] = ddN5_z_dq6_dq3;
    jac_jac_phi_q_q[179] = ddN5_z_dq6_dq3;

    /* joint 4: force F and moment N through it, joint 5 added, derivative in q[5],
       derivative in q[2] */
    const double minus_ddN4_x_dq6_dq3 = ddN5_x_dq6_dq3 * c5 - minus_ddN6_z_dq6_dq3 * s5;
    const double minus_ddN4_z_dq6_dq3 = ddN5_x_dq6_dq3 * s5 + minus_ddN6_z_dq6_dq3 * c5;
    jac_jac_phi_q_q[73] = -minus_ddN4_z_dq6_dq3;
    jac_jac_phi_q_q[178] = -minus_ddN4_z_dq6_dq3;

    /* joint 3: force F and moment N through it, joint 4 added, derivative in q[5],
       derivative in q[2] */
    const double minus_ddN3_x_dq6_dq3 = ddN5_z_dq6_dq3 * s4 - minus_ddN4_x_dq6_dq3 * c4;
    const double ddN3_z_dq6_dq3 = ddN5_z_dq6_dq3 * c4 + minus_ddN4_x_dq6_dq3 * s4;
    jac_jac_phi_q_q[72] = ddN3_z_dq6_dq3;
    jac_jac_phi_q_q[177] = ddN3_z_dq6_dq3;

    /* joint 2: force F and moment N through it, joint 3 added, derivative in q[5],
       derivative in q[2] */
    const double t94 = s3 * (minus_dN3_x_dq6 - minus_ddN4_z_dq6_dq3);
    const double minus_ddN2_x_dq6_dq3 = c3 * (minus_ddN3_x_dq6_dq3 - dN4_z_dq6) - t94;
    const double t95 = minus_ddN4_z_dq6_dq3 * c3 - minus_ddN3_x_dq6_dq3 * s3;
    const double ddN2_z_dq6_dq3 = t95 - minus_dN2_x_dq6;
    jac_jac_phi_q_q[71] = ddN2_z_dq6_dq3;
    jac_jac_phi_q_q[176] = ddN2_z_dq6_dq3;

    /* joint 1: force F and moment N through it, joint 2 added, derivative in q[5],
       derivative in q[2] */
    const double ddN1_z_dq6_dq3 = minus_ddN2_x_dq6_dq3 * s2 + ddN3_z_dq6_dq3 * c2;
    jac_jac_phi_q_q[70] = ddN1_z_dq6_dq3;
    jac_jac_phi_q_q[175] = ddN1_z_dq6_dq3;

    /* link 7: acceleration a of its origin, gravity included, derivative in q[6],
       derivative in q[2] */
    const double minus_dda7_y_dq7_dq3 = da6_x_dq3 * c7 - da5_y_dq3 * s7;

    /* link 7: moment n = mc x a (w = alpha = 0), derivative in q[6], derivative in q[2] */
    const double minus_ddn7_z_dq7_dq3 = 0.008343776383464369 * minus_dda7_y_dq7_dq3;
    jac_jac_phi_q_q[83] = -minus_ddn7_z_dq7_dq3;
    jac_jac_phi_q_q[223] = -minus_ddn7_z_dq7_dq3;

    /* joint 5: force F and moment N through it, joint 6 added, derivative in q[6],
       derivative in q[2] */
    const double minus_ddN5_x_dq7_dq3 = minus_ddn7_z_dq7_dq3 * s6 - ddN6_x_dq7_dq3 * c6;
    const double ddN5_z_dq7_dq3 = minus_ddn7_z_dq7_dq3 * c6 + ddN6_x_dq7_dq3 * s6;
    jac_jac_phi_q_q[81] = ddN5_z_dq7_dq3;
    jac_jac_phi_q_q[221] = ddN5_z_dq7_dq3;

    /* joint 4: force F and moment N through it, joint 5 added, derivative in q[6],
       derivative in q[2] */
    const double ddN4_x_dq7_dq3 = minus_ddN5_x_dq7_dq3 * c5 - ddN6_z_dq7_dq3 * s5;
    const double ddN4_z_dq7_dq3 = minus_ddN5_x_dq7_dq3 * s5 + ddN6_z_dq7_dq3 * c5;
    jac_jac_phi_q_q[80] = ddN4_z_dq7_dq3;
    jac_jac_phi_q_q[220] = ddN4_z_dq7_dq3;

    /* joint 3: force F and moment N through it, joint 4 added, derivative in q[6],
       derivative in q[2] */
    const double minus_ddN3_x_dq7_dq3 = ddN5_z_dq7_dq3 * s4 + ddN4_x_dq7_dq3 * c4;
    const double minus_ddN3_z_dq7_dq3 = ddN4_x_dq7_dq3 * s4 - ddN5_z_dq7_dq3 * c4;
    jac_jac_phi_q_q[79] = -minus_ddN3_z_dq7_dq3;
    jac_jac_phi_q_q[219] = -minus_ddN3_z_dq7_dq3;

    /* joint 2: force F and moment N through it, joint 3 added, derivative in q[6],
       derivative in q[2] */
    const double t96 = s3 * (ddN4_z_dq7_dq3 + minus_dN3_x_dq7);
    const double ddN2_x_dq7_dq3 = t96 + c3 * (dN4_z_dq7 - minus_ddN3_x_dq7_dq3);
    const double t97 = minus_ddN3_x_dq7_dq3 * s3 + ddN4_z_dq7_dq3 * c3;
    const double minus_ddN2_z_dq7_dq3 = t97 - dN2_x_dq7;
    jac_jac_phi_q_q[78] = -minus_ddN2_z_dq7_dq3;
    jac_jac_phi_q_q[218] = -minus_ddN2_z_dq7_dq3;

    /* joint 1: force F and moment N through it, joint 2 added, derivative in q[6],
       derivative in q[2] */
    const double minus_ddN1_z_dq7_dq3 = ddN2_x_dq7_dq3 * s2 + minus_ddN3_z_dq7_dq3 * c2;
    jac_jac_phi_q_q[77] = -minus_ddN1_z_dq7_dq3;
    jac_jac_phi_q_q[217] = -minus_ddN1_z_dq7_dq3;

    /* link 6: acceleration a of its origin, gravity included, derivative in q[3],
       derivative in q[3] */
    const double dda6_x_dq4_dq4 = dda5_x_dq4_dq4 * c6 - t4;
    const double minus_dda6_y_dq4_dq4 = t5 + dda5_x_dq4_dq4 * s6;

    /* link 6: moment n = mc x a (w = alpha = 0), derivative in q[3], derivative in q[3] */
    const double minus_ddn6_x_dq4_dq4 = 0.068832705569 * minus_dda5_y_dq4_dq4;
    const double minus_ddn6_y_dq4_dq4 = 0.16496755269500002 * minus_dda5_y_dq4_dq4;
    const double t98 = 0.16496755269500002 * minus_dda6_y_dq4_dq4;
    const double ddn6_z_dq4_dq4 = 0.068832705569 * dda6_x_dq4_dq4 - t98;

    /* link 7: acceleration a of its origin, gravity included, derivative in q[3],
       derivative in q[3] */
    const double minus_dda7_y_dq4_dq4 = dda6_x_dq4_dq4 * s7 - minus_dda5_y_dq4_dq4 * c7;

    /* link 7: moment n = mc x a (w = alpha = 0), derivative in q[3], derivative in q[3] */
    const double minus_ddn7_y_dq4_dq4 = 0.008343776383464369 * minus_dda6_y_dq4_dq4;
    const double minus_ddn7_z_dq4_dq4 = 0.008343776383464369 * minus_dda7_y_dq4_dq4;
    jac_jac_phi_q_q[104] = -minus_ddn7_z_dq4_dq4;

    /* joint 6: force F and moment N through it, joint 7 added, derivative in q[3],
       derivative in q[3] */
    const double minus_ddN6_x_dq4_dq4 = minus_ddn6_x_dq4_dq4 - minus_ddn7_y_dq4_dq4 * s7;
    const double ddN6_y_dq4_dq4 = minus_ddn7_z_dq4_dq4 - minus_ddn6_y_dq4_dq4;
    const double ddN6_z_dq4_dq4 = ddn6_z_dq4_dq4 - minus_ddn7_y_dq4_dq4 * c7;
    jac_jac_phi_q_q[103] = ddN6_z_dq4_dq4;

    /* joint 5: force F and moment N through it, joint 6 added, derivative in q[3],
       derivative in q[3] */
    const double t99 = minus_ddN6_x_dq4_dq4 * c6 + ddN6_y_dq4_dq4 * s6;
    const double minus_ddN5_x_dq4_dq4 = n5_x + t99;
    const double minus_ddN5_y_dq4_dq4 = ddN6_z_dq4_dq4 + n5_y;
    const double t100 = 0.014653732538 * minus_dda5_y_dq4_dq4;
    const double t101 = ddN6_y_dq4_dq4 * c6 - minus_ddN6_x_dq4_dq4 * s6;
    const double ddN5_z_dq4_dq4 = t101 + (t100 - 0.067870631425 * dda5_x_dq4_dq4);
    jac_jac_phi_q_q[102] = ddN5_z_dq4_dq4;

    /* joint 4: force F and moment N through it, joint 5 added, derivative in q[3],
       derivative in q[3] */
    const double ddN4_x_dq4_dq4 = minus_ddN5_x_dq4_dq4 * c5 - minus_ddN5_y_dq4_dq4 * s5;
    const double t102 = minus_ddN5_y_dq4_dq4 * c5 + minus_ddN5_x_dq4_dq4 * s5;
    const double minus_ddN4_z_dq4_dq4 = n4_z - t102;
    jac_jac_phi_q_q[101] = -minus_ddN4_z_dq4_dq4;

    /* joint 3: force F and moment N through it, joint 4 added, derivative in q[3],
       derivative in q[3] */
    const double ddN3_x_dq4_dq4 = t34 - ddN5_z_dq4_dq4 * s4 - ddN4_x_dq4_dq4 * c4 - dN3_z_dq4;
    const double ddN3_z_dq4_dq4 = ddN5_z_dq4_dq4 * c4 - ddN4_x_dq4_dq4 * s4 + dN3_x_dq4 - t33;
    jac_jac_phi_q_q[100] = ddN3_z_dq4_dq4;

    /* joint 2: force F and moment N through it, joint 3 added, derivative in q[3],
       derivative in q[3] */
    const double ddN2_x_dq4_dq4 = ddN3_x_dq4_dq4 * c3 - minus_ddN4_z_dq4_dq4 * s3;
    const double ddN2_z_dq4_dq4 = ddN3_x_dq4_dq4 * s3 + minus_ddN4_z_dq4_dq4 * c3;
    jac_jac_phi_q_q[99] = ddN2_z_dq4_dq4;
    jac_jac_phi_q_q[98] = ddN3_z_dq4_dq4 * c2 - ddN2_x_dq4_dq4 * s2;

    /* link 5: moment n = mc x a (w = alpha = 0), derivative in q[4], derivative in q[3] */
    const double t103 = 0.067870631425 * minus_da5_y_dq4;
    const double ddn5_z_dq5_dq4 = t103 + 0.014653732538 * da5_x_dq4;

    /* link 6: acceleration a of its origin, gravity included, derivative in q[4],
       derivative in q[3] */
    const double minus_dda6_x_dq5_dq4 = minus_da5_y_dq4 * c6;
    const double dda6_y_dq5_dq4 = minus_da5_y_dq4 * s6;

    /* link 6: moment n = mc x a (w = alpha = 0), derivative in q[4], derivative in q[3] */
    const double minus_ddn6_x_dq5_dq4 = 0.068832705569 * da5_x_dq4;
    const double minus_ddn6_y_dq5_dq4 = 0.16496755269500002 * da5_x_dq4;
    const double t104 = 0.068832705569 * minus_dda6_x_dq5_dq4;
    const double ddn6_z_dq5_dq4 = 0.16496755269500002 * dda6_y_dq5_dq4 - t104;

    /* link 7: acceleration a of its origin, gravity included, derivative in q[4],
       derivative in q[3] */
    const double dda7_y_dq5_dq4 = minus_dda6_x_dq5_dq4 * s7 + da5_x_dq4 * c7;

    /* link 7: moment n = mc x a (w = alpha = 0), derivative in q[4], derivative in q[3] */
    const double ddn7_y_dq5_dq4 = 0.008343776383464369 * dda6_y_dq5_dq4;
    const double ddn7_z_dq5_dq4 = 0.008343776383464369 * dda7_y_dq5_dq4;
    jac_jac_phi_q_q[111] = ddn7_z_dq5_dq4;
    jac_jac_phi_q_q[146] = ddn7_z_dq5_dq4;

    /* joint 6: force F and moment N through it, joint 7 added, derivative in q[4],
       derivative in q[3] */
    const double minus_ddN6_x_dq5_dq4 = ddn7_y_dq5_dq4 * s7 + minus_ddn6_x_dq5_dq4;
    const double minus_ddN6_y_dq5_dq4 = ddn7_z_dq5_dq4 + minus_ddn6_y_dq5_dq4;
    const double ddN6_z_dq5_dq4 = ddn6_z_dq5_dq4 + ddn7_y_dq5_dq4 * c7;
    jac_jac_phi_q_q[110] = ddN6_z_dq5_dq4;
    jac_jac_phi_q_q[145] = ddN6_z_dq5_dq4;

    /* joint 5: force F and moment N through it, joint 6 added, derivative in q[4],
       derivative in q[3] */
    const double ddN5_x_dq5_dq4 = minus_ddN6_y_dq5_dq4 * s6 - minus_ddN6_x_dq5_dq4 * c6;
    const double t105 = minus_ddN6_x_dq5_dq4 * s6 + minus_ddN6_y_dq5_dq4 * c6;
    const double ddN5_z_dq5_dq4 = ddn5_z_dq5_dq4 - t105;
    jac_jac_phi_q_q[109] = ddN5_z_dq5_dq4;
    jac_jac_phi_q_q[144] = ddN5_z_dq5_dq4;

    /* joint 4: force F and moment N through it, joint 5 added, derivative in q[4],
       derivative in q[3] */
    const double ddN4_x_dq5_dq4 = t32 - ddN6_z_dq5_dq4 * s5 - ddN5_x_dq5_dq4 * c5;
    const double minus_ddN4_z_dq5_dq4 = ddN5_x_dq5_dq4 * s5 - ddN6_z_dq5_dq4 * c5 - dN4_x_dq4;
    jac_jac_phi_q_q[108] = -minus_ddN4_z_dq5_dq4;
    jac_jac_phi_q_q[143] = -minus_ddN4_z_dq5_dq4;

    /* joint 3: force F and moment N through it, joint 4 added, derivative in q[4],
       derivative in q[3] */
    const double t106 = ddN5_z_dq5_dq4 * s4 + ddN4_x_dq5_dq4 * c4;
    const double minus_ddN3_x_dq5_dq4 = t106 - minus_dN3_z_dq5;
    const double t107 = ddN4_x_dq5_dq4 * s4 - ddN5_z_dq5_dq4 * c4;
    const double minus_ddN3_z_dq5_dq4 = t107 + minus_dN3_x_dq5;
    jac_jac_phi_q_q[107] = -minus_ddN3_z_dq5_dq4;
    jac_jac_phi_q_q[142] = -minus_ddN3_z_dq5_dq4;

    /* joint 2: force F and moment N through it, joint 3 added, derivative in q[4],
       derivative in q[3] */
    const double minus_ddN2_x_dq5_dq4 = minus_ddN3_x_dq5_dq4 * c3 + minus_ddN4_z_dq5_dq4 * s3;
    const double ddN2_z_dq5_dq4 = minus_ddN4_z_dq5_dq4 * c3 - minus_ddN3_x_dq5_dq4 * s3;
    jac_jac_phi_q_q[106] = ddN2_z_dq5_dq4;
    jac_jac_phi_q_q[141] = ddN2_z_dq5_dq4;
    const double t108 = minus_ddN2_x_dq5_dq4 * s2 - minus_ddN3_z_dq5_dq4 * c2;
    jac_jac_phi_q_q[105] = t108;
    jac_jac_phi_q_q[140] = t108;

    /* link 6: moment n = mc x a (w = alpha = 0), derivative in q[5], derivative in q[3] */
    const double ddn6_z_dq6_dq4 = 0.068832705569 * da6_y_dq4 - 0.16496755269500002 * da6_x_dq4;

    /* link 7: moment n = mc x a (w = alpha = 0), derivative in q[5], derivative in q[3] */
    const double minus_ddn7_y_dq6_dq4 = 0.008343776383464369 * da6_x_dq4;

    /* joint 6: force F and moment N through it, joint 7 added, derivative in q[5],
       derivative in q[3] */
    const double ddN6_x_dq6_dq4 = minus_ddn7_y_dq6_dq4 * s7;
    const double ddN6_z_dq6_dq4 = ddn6_z_dq6_dq4 - minus_ddn7_y_dq6_dq4 * c7;
    jac_jac_phi_q_q[117] = ddN6_z_dq6_dq4;
    jac_jac_phi_q_q[187] = ddN6_z_dq6_dq4;

    /* joint 5: force F and moment N through it, joint 6 added, derivative in q[5],
       derivative in q[3] */
    const double ddN5_x_dq6_dq4 = ddN6_x_dq6_dq4 * c6 - minus_ddN6_z_dq7_dq4 * s6 - t30;
    const double ddN5_z_dq6_dq4 = ddN6_x_dq6_dq4 * s6 + minus_ddN6_z_dq7_dq4 * c6 - t29;
    jac_jac_phi_q_q[116] = ddN5_z_dq6_dq4;
    jac_jac_phi_q_q[186] = ddN5_z_dq6_dq4;

    /* joint 4: force F and moment N through it, joint 5 added, derivative in q[5],
       derivative in q[3] */
    const double minus_ddN4_x_dq6_dq4 = ddN6_z_dq6_dq4 * s5 + ddN5_x_dq6_dq4 * c5;
    const double minus_ddN4_z_dq6_dq4 = ddN5_x_dq6_dq4 * s5 - ddN6_z_dq6_dq4 * c5;
    jac_jac_phi_q_q[115] = -minus_ddN4_z_dq6_dq4;
    jac_jac_phi_q_q[185] = -minus_ddN4_z_dq6_dq4;

    /* joint 3: force F and moment N through it, joint 4 added, derivative in q[5],
       derivative in q[3] */
    const double t109 = ddN5_z_dq6_dq4 * s4 - minus_ddN4_x_dq6_dq4 * c4;
    const double minus_ddN3_x_dq6_dq4 = t109 + dN3_z_dq6;
    const double t110 = ddN5_z_dq6_dq4 * c4 + minus_ddN4_x_dq6_dq4 * s4;
    const double ddN3_z_dq6_dq4 = t110 - minus_dN3_x_dq6;
    jac_jac_phi_q_q[114] = ddN3_z_dq6_dq4;
    jac_jac_phi_q_q[184] = ddN3_z_dq6_dq4;

    /* joint 2: force F and moment N through it, joint 3 added, derivative in q[5],
       derivative in q[3] */
    const double minus_ddN2_x_dq6_dq4 = minus_ddN3_x_dq6_dq4 * c3 + minus_ddN4_z_dq6_dq4 * s3;
    const double ddN2_z_dq6_dq4 = minus_ddN4_z_dq6_dq4 * c3 - minus_ddN3_x_dq6_dq4 * s3;
    jac_jac_phi_q_q[113] = ddN2_z_dq6_dq4;
    jac_jac_phi_q_q[183] = ddN2_z_dq6_dq4;

    /* joint 1: force F and moment N through it, joint 2 added, derivative in q[5],
       derivative in q[3] */
    const double ddN1_z_dq6_dq4 = minus_ddN2_x_dq6_dq4 * s2 + ddN3_z_dq6_dq4 * c2;
    jac_jac_phi_q_q[112] = ddN1_z_dq6_dq4;
    jac_jac_phi_q_q[182] = ddN1_z_dq6_dq4;

    /* link 7: acceleration a of its origin, gravity included, derivative in q[6],
       derivative in q[3] */
    const double minus_dda7_y_dq7_dq4 = da6_x_dq4 * c7 + minus_da5_y_dq4 * s7;

    /* link 7: moment n = mc x a (w = alpha = 0), derivative in q[6], derivative in q[3] */
    const double minus_ddn7_z_dq7_dq4 = 0.008343776383464369 * minus_dda7_y_dq7_dq4;
    jac_jac_phi_q_q[125] = -minus_ddn7_z_dq7_dq4;
    jac_jac_phi_q_q[230] = -minus_ddn7_z_dq7_dq4;

    /* joint 5: force F and moment N through it, joint 6 added, derivative in q[6],
       derivative in q[3] */
    const double minus_ddN5_x_dq7_dq4 = minus_ddN6_x_dq7_dq4 * c6 + minus_ddn7_z_dq7_dq4 * s6;
    const double ddN5_z_dq7_dq4 = minus_ddn7_z_dq7_dq4 * c6 - minus_ddN6_x_dq7_dq4 * s6;
    jac_jac_phi_q_q[123] = ddN5_z_dq7_dq4;
    jac_jac_phi_q_q[228] = ddN5_z_dq7_dq4;

    /* joint 4: force F and moment N through it, joint 5 added, derivative in q[6],
       derivative in q[3] */
    const double ddN4_x_dq7_dq4 = minus_ddN6_z_dq7_dq4 * s5 + minus_ddN5_x_dq7_dq4 * c5;
    const double ddN4_z_dq7_dq4 = minus_ddN5_x_dq7_dq4 * s5 - minus_ddN6_z_dq7_dq4 * c5;
    jac_jac_phi_q_q[122] = ddN4_z_dq7_dq4;
    jac_jac_phi_q_q[227] = ddN4_z_dq7_dq4;

    /* joint 3: force F and moment N through it, joint 4 added, derivative in q[6],
       derivative in q[3] */
    const double t111 = ddN5_z_dq7_dq4 * s4 + ddN4_x_dq7_dq4 * c4;
    const double minus_ddN3_x_dq7_dq4 = t111 - minus_dN3_z_dq7;
    const double t112 = ddN4_x_dq7_dq4 * s4 - ddN5_z_dq7_dq4 * c4;
    const double minus_ddN3_z_dq7_dq4 = t112 + minus_dN3_x_dq7;
    jac_jac_phi_q_q[121] = -minus_ddN3_z_dq7_dq4;
    jac_jac_phi_q_q[226] = -minus_ddN3_z_dq7_dq4;

    /* joint 2: force F and moment N through it, joint 3 added, derivative in q[6],
       derivative in q[3] */
    const double ddN2_x_dq7_dq4 = ddN4_z_dq7_dq4 * s3 - minus_ddN3_x_dq7_dq4 * c3;
    const double minus_ddN2_z_dq7_dq4 = minus_ddN3_x_dq7_dq4 * s3 + ddN4_z_dq7_dq4 * c3;
    jac_jac_phi_q_q[120] = -minus_ddN2_z_dq7_dq4;
    jac_jac_phi_q_q[225] = -minus_ddN2_z_dq7_dq4;

    /* joint 1: force F and moment N through it, joint 2 added, derivative in q[6],
       derivative in q[3] */
    const double minus_ddN1_z_dq7_dq4 = ddN2_x_dq7_dq4 * s2 + minus_ddN3_z_dq7_dq4 * c2;
    jac_jac_phi_q_q[119] = -minus_ddN1_z_dq7_dq4;
    jac_jac_phi_q_q[224] = -minus_ddN1_z_dq7_dq4;

    /* link 6: moment n = mc x a (w = alpha = 0), derivative in q[4], derivative in q[4]
       ddn6_x_dq5_dq5 = -n6_x, ddn6_y_dq5_dq5 = -n6_y */
    const double t113 = 0.068832705569 * minus_dda6_x_dq5_dq5;
    const double ddn6_z_dq5_dq5 = 0.16496755269500002 * dda6_y_dq5_dq5 - t113;

    /* link 7: acceleration a of its origin, gravity included, derivative in q[4],
       derivative in q[4] */
    const double dda7_y_dq5_dq5 = minus_dda6_x_dq5_dq5 * s7 + t6;

    /* link 7: moment n = mc x a (w = alpha = 0), derivative in q[4], derivative in q[4] */
    const double ddn7_y_dq5_dq5 = 0.008343776383464369 * dda6_y_dq5_dq5;
    const double ddn7_z_dq5_dq5 = 0.008343776383464369 * dda7_y_dq5_dq5;
    jac_jac_phi_q_q[153] = ddn7_z_dq5_dq5;

    /* joint 6: force F and moment N through it, joint 7 added, derivative in q[4],
       derivative in q[4] */
    const double minus_ddN6_x_dq5_dq5 = ddn7_y_dq5_dq5 * s7 + n6_x;
    const double minus_ddN6_y_dq5_dq5 = ddn7_z_dq5_dq5 + n6_y;
    const double ddN6_z_dq5_dq5 = ddn6_z_dq5_dq5 + ddn7_y_dq5_dq5 * c7;
    jac_jac_phi_q_q[152] = ddN6_z_dq5_dq5;

    /* joint 5: force F and moment N through it, joint 6 added, derivative in q[4],
       derivative in q[4] */
    const double ddN5_x_dq5_dq5 = minus_ddN6_y_dq5_dq5 * s6 - minus_ddN6_x_dq5_dq5 * c6;
    const double t114 = minus_ddN6_x_dq5_dq5 * s6 + minus_ddN6_y_dq5_dq5 * c6;
    const double ddN5_z_dq5_dq5 = minus_n5_z - t114;
    jac_jac_phi_q_q[151] = ddN5_z_dq5_dq5;

    /* joint 4: force F and moment N through it, joint 5 added, derivative in q[4],
       derivative in q[4] */
    const double ddN4_x_dq5_dq5 = t38 - ddN6_z_dq5_dq5 * s5 - ddN5_x_dq5_dq5 * c5 - dN4_z_dq5;
    const double t115 = ddN5_x_dq5_dq5 * s5 - ddN6_z_dq5_dq5 * c5 - dN4_x_dq5;
    const double minus_ddN4_z_dq5_dq5 = t115 + t37;
    jac_jac_phi_q_q[150] = -minus_ddN4_z_dq5_dq5;

    /* joint 3: force F and moment N through it, joint 4 added, derivative in q[4],
       derivative in q[4] */
    const double minus_ddN3_x_dq5_dq5 = ddN5_z_dq5_dq5 * s4 + ddN4_x_dq5_dq5 * c4;
    const double minus_ddN3_z_dq5_dq5 = ddN4_x_dq5_dq5 * s4 - ddN5_z_dq5_dq5 * c4;
    jac_jac_phi_q_q[149] = -minus_ddN3_z_dq5_dq5;

    /* joint 2: force F and moment N through it, joint 3 added, derivative in q[4],
       derivative in q[4] */
    const double minus_ddN2_x_dq5_dq5 = minus_ddN3_x_dq5_dq5 * c3 + minus_ddN4_z_dq5_dq5 * s3;
    const double ddN2_z_dq5_dq5 = minus_ddN4_z_dq5_dq5 * c3 - minus_ddN3_x_dq5_dq5 * s3;
    jac_jac_phi_q_q[148] = ddN2_z_dq5_dq5;
    jac_jac_phi_q_q[147] = minus_ddN2_x_dq5_dq5 * s2 - minus_ddN3_z_dq5_dq5 * c2;

    /* link 6: moment n = mc x a (w = alpha = 0), derivative in q[5], derivative in q[4] */
    const double t116 = 0.068832705569 * minus_da6_y_dq5;
    const double minus_ddn6_z_dq6_dq5 = t116 + 0.16496755269500002 * da6_x_dq5;

    /* link 7: moment n = mc x a (w = alpha = 0), derivative in q[5], derivative in q[4] */
    const double minus_ddn7_y_dq6_dq5 = 0.008343776383464369 * da6_x_dq5;

    /* joint 6: force F and moment N through it, joint 7 added, derivative in q[5],
       derivative in q[4] */
    const double ddN6_x_dq6_dq5 = minus_ddn7_y_dq6_dq5 * s7;
    const double minus_ddN6_z_dq6_dq5 = minus_ddn6_z_dq6_dq5 + minus_ddn7_y_dq6_dq5 * c7;
    jac_jac_phi_q_q[159] = -minus_ddN6_z_dq6_dq5;
    jac_jac_phi_q_q[194] = -minus_ddN6_z_dq6_dq5;

    /* joint 5: force F and moment N through it, joint 6 added, derivative in q[5],
       derivative in q[4]
       ddN5_z_dq6_dq5 = dN5_x_dq5 */
    const double ddN5_x_dq6_dq5 = ddN6_x_dq6_dq5 * c6 + ddN6_z_dq7_dq5 * s6 - t36;

    /* joint 4: force F and moment N through it, joint 5 added, derivative in q[5],
       derivative in q[4] */
    const double t117 = ddN5_x_dq6_dq5 * c5 - minus_ddN6_z_dq6_dq5 * s5;
    const double minus_ddN4_x_dq6_dq5 = t117 + dN4_z_dq6;
    const double t118 = ddN5_x_dq6_dq5 * s5 + minus_ddN6_z_dq6_dq5 * c5;
    const double minus_ddN4_z_dq6_dq5 = t118 + minus_dN4_x_dq6;
    jac_jac_phi_q_q[157] = -minus_ddN4_z_dq6_dq5;
    jac_jac_phi_q_q[192] = -minus_ddN4_z_dq6_dq5;

    /* joint 3: force F and moment N through it, joint 4 added, derivative in q[5],
       derivative in q[4] */
    const double minus_ddN3_x_dq6_dq5 = dN5_x_dq5 * s4 - minus_ddN4_x_dq6_dq5 * c4;
    const double ddN3_z_dq6_dq5 = dN5_x_dq5 * c4 + minus_ddN4_x_dq6_dq5 * s4;
    jac_jac_phi_q_q[156] = ddN3_z_dq6_dq5;
    jac_jac_phi_q_q[191] = ddN3_z_dq6_dq5;

    /* joint 2: force F and moment N through it, joint 3 added, derivative in q[5],
       derivative in q[4] */
    const double minus_ddN2_x_dq6_dq5 = minus_ddN3_x_dq6_dq5 * c3 + minus_ddN4_z_dq6_dq5 * s3;
    const double ddN2_z_dq6_dq5 = minus_ddN4_z_dq6_dq5 * c3 - minus_ddN3_x_dq6_dq5 * s3;
    jac_jac_phi_q_q[155] = ddN2_z_dq6_dq5;
    jac_jac_phi_q_q[190] = ddN2_z_dq6_dq5;

    /* joint 1: force F and moment N through it, joint 2 added, derivative in q[5],
       derivative in q[4] */
    const double ddN1_z_dq6_dq5 = minus_ddN2_x_dq6_dq5 * s2 + ddN3_z_dq6_dq5 * c2;
    jac_jac_phi_q_q[154] = ddN1_z_dq6_dq5;
    jac_jac_phi_q_q[189] = ddN1_z_dq6_dq5;

    /* link 7: acceleration a of its origin, gravity included, derivative in q[6],
       derivative in q[4] */
    const double minus_dda7_y_dq7_dq5 = da6_x_dq5 * c7 + a5_x * s7;

    /* link 7: moment n = mc x a (w = alpha = 0), derivative in q[6], derivative in q[4] */
    const double minus_ddn7_z_dq7_dq5 = 0.008343776383464369 * minus_dda7_y_dq7_dq5;
    jac_jac_phi_q_q[167] = -minus_ddn7_z_dq7_dq5;
    jac_jac_phi_q_q[237] = -minus_ddn7_z_dq7_dq5;

    /* joint 5: force F and moment N through it, joint 6 added, derivative in q[6],
       derivative in q[4] */
    const double minus_ddN5_x_dq7_dq5 = minus_ddn7_z_dq7_dq5 * s6 - ddN6_x_dq7_dq5 * c6;
    const double ddN5_z_dq7_dq5 = minus_ddn7_z_dq7_dq5 * c6 + ddN6_x_dq7_dq5 * s6;
    jac_jac_phi_q_q[165] = ddN5_z_dq7_dq5;
    jac_jac_phi_q_q[235] = ddN5_z_dq7_dq5;

    /* joint 4: force F and moment N through it, joint 5 added, derivative in q[6],
       derivative in q[4] */
    const double ddN4_x_dq7_dq5 = minus_ddN5_x_dq7_dq5 * c5 - ddN6_z_dq7_dq5 * s5 - dN4_z_dq7;
    const double ddN4_z_dq7_dq5 = minus_ddN5_x_dq7_dq5 * s5 + ddN6_z_dq7_dq5 * c5 + dN4_x_dq7;
    jac_jac_phi_q_q[164] = ddN4_z_dq7_dq5;
    jac_jac_phi_q_q[234] = ddN4_z_dq7_dq5;

    /* joint 3: force F and moment N through it, joint 4 added, derivative in q[6],
       derivative in q[4] */
    const double minus_ddN3_x_dq7_dq5 = ddN5_z_dq7_dq5 * s4 + ddN4_x_dq7_dq5 * c4;
    const double minus_ddN3_z_dq7_dq5 = ddN4_x_dq7_dq5 * s4 - ddN5_z_dq7_dq5 * c4;
    jac_jac_phi_q_q[163] = -minus_ddN3_z_dq7_dq5;
    jac_jac_phi_q_q[233] = -minus_ddN3_z_dq7_dq5;

    /* joint 2: force F and moment N through it, joint 3 added, derivative in q[6],
       derivative in q[4] */
    const double ddN2_x_dq7_dq5 = ddN4_z_dq7_dq5 * s3 - minus_ddN3_x_dq7_dq5 * c3;
    const double minus_ddN2_z_dq7_dq5 = minus_ddN3_x_dq7_dq5 * s3 + ddN4_z_dq7_dq5 * c3;
    jac_jac_phi_q_q[162] = -minus_ddN2_z_dq7_dq5;
    jac_jac_phi_q_q[232] = -minus_ddN2_z_dq7_dq5;

    /* joint 1: force F and moment N through it, joint 2 added, derivative in q[6],
       derivative in q[4] */
    const double minus_ddN1_z_dq7_dq5 = ddN2_x_dq7_dq5 * s2 + minus_ddN3_z_dq7_dq5 * c2;
    jac_jac_phi_q_q[161] = -minus_ddN1_z_dq7_dq5;
    jac_jac_phi_q_q[231] = -minus_ddN1_z_dq7_dq5;

    /* joint 4: force F and moment N through it, joint 5 added, derivative in q[5],
       derivative in q[5] */
    const double ddN4_x_dq6_dq6 = dN5_z_dq6 * c5 + N6_z * s5;
    const double minus_ddN4_z_dq6_dq6 = N6_z * c5 - dN5_z_dq6 * s5;
    jac_jac_phi_q_q[199] = -minus_ddN4_z_dq6_dq6;

    /* joint 3: force F and moment N through it, joint 4 added, derivative in q[5],
       derivative in q[5] */
    const double minus_ddN3_x_dq6_dq6 = ddN4_x_dq6_dq6 * c4 - minus_dN5_x_dq6 * s4;
    const double minus_ddN3_z_dq6_dq6 = minus_dN5_x_dq6 * c4 + ddN4_x_dq6_dq6 * s4;
    jac_jac_phi_q_q[198] = -minus_ddN3_z_dq6_dq6;

    /* joint 2: force F and moment N through it, joint 3 added, derivative in q[5],
       derivative in q[5] */
    const double minus_ddN2_x_dq6_dq6 = minus_ddN3_x_dq6_dq6 * c3 + minus_ddN4_z_dq6_dq6 * s3;
    const double ddN2_z_dq6_dq6 = minus_ddN4_z_dq6_dq6 * c3 - minus_ddN3_x_dq6_dq6 * s3;
    jac_jac_phi_q_q[197] = ddN2_z_dq6_dq6;

    /* joint 1: force F and moment N through it, joint 2 added, derivative in q[5],
       derivative in q[5] */
    const double ddN1_z_dq6_dq6 = minus_ddN2_x_dq6_dq6 * s2 - minus_ddN3_z_dq6_dq6 * c2;
    jac_jac_phi_q_q[196] = ddN1_z_dq6_dq6;

    /* joint 5: force F and moment N through it, joint 6 added, derivative in q[6],
       derivative in q[5] */
    const double minus_ddN5_x_dq7_dq6 = t42 - ddN6_x_dq7_dq6 * c6;
    const double ddN5_z_dq7_dq6 = ddN6_x_dq7_dq6 * s6 - t41;
    jac_jac_phi_q_q[207] = ddN5_z_dq7_dq6;
    jac_jac_phi_q_q[242] = ddN5_z_dq7_dq6;

    /* joint 4: force F and moment N through it, joint 5 added, derivative in q[6],
       derivative in q[5] */
    const double ddN4_x_dq7_dq6 = minus_ddN5_x_dq7_dq6 * c5 - dN6_x_dq6 * s5;
    const double ddN4_z_dq7_dq6 = minus_ddN5_x_dq7_dq6 * s5 + dN6_x_dq6 * c5;
    jac_jac_phi_q_q[206] = ddN4_z_dq7_dq6;
    jac_jac_phi_q_q[241] = ddN4_z_dq7_dq6;

    /* joint 3: force F and moment N through it, joint 4 added, derivative in q[6],
       derivative in q[5] */
    const double minus_ddN3_x_dq7_dq6 = ddN5_z_dq7_dq6 * s4 + ddN4_x_dq7_dq6 * c4;
    const double minus_ddN3_z_dq7_dq6 = ddN4_x_dq7_dq6 * s4 - ddN5_z_dq7_dq6 * c4;
    jac_jac_phi_q_q[205] = -minus_ddN3_z_dq7_dq6;
    jac_jac_phi_q_q[240] = -minus_ddN3_z_dq7_dq6;

    /* joint 2: force F and moment N through it, joint 3 added, derivative in q[6],
       derivative in q[5] */
    const double ddN2_x_dq7_dq6 = ddN4_z_dq7_dq6 * s3 - minus_ddN3_x_dq7_dq6 * c3;
    const double minus_ddN2_z_dq7_dq6 = minus_ddN3_x_dq7_dq6 * s3 + ddN4_z_dq7_dq6 * c3;
    jac_jac_phi_q_q[204] = -minus_ddN2_z_dq7_dq6;
    jac_jac_phi_q_q[239] = -minus_ddN2_z_dq7_dq6;

    /* joint 1: force F and moment N through it, joint 2 added, derivative in q[6],
       derivative in q[5] */
    const double minus_ddN1_z_dq7_dq6 = ddN2_x_dq7_dq6 * s2 + minus_ddN3_z_dq7_dq6 * c2;
    jac_jac_phi_q_q[203] = -minus_ddN1_z_dq7_dq6;
    jac_jac_phi_q_q[238] = -minus_ddN1_z_dq7_dq6;

    /* joint 5: force F and moment N through it, joint 6 added, derivative in q[6],
       derivative in q[6] */
    const double ddN5_x_dq7_dq7 = t40 + minus_n7_z * s6;
    const double ddN5_z_dq7_dq7 = t39 - minus_n7_z * c6;
    jac_jac_phi_q_q[249] = ddN5_z_dq7_dq7;

    /* joint 4: force F and moment N through it, joint 5 added, derivative in q[6],
       derivative in q[6] */
    const double ddN4_x_dq7_dq7 = minus_dN6_x_dq7 * s5 - ddN5_x_dq7_dq7 * c5;
    const double minus_ddN4_z_dq7_dq7 = ddN5_x_dq7_dq7 * s5 + minus_dN6_x_dq7 * c5;
    jac_jac_phi_q_q[248] = -minus_ddN4_z_dq7_dq7;

    /* joint 3: force F and moment N through it, joint 4 added, derivative in q[6],
       derivative in q[6] */
    const double minus_ddN3_x_dq7_dq7 = ddN5_z_dq7_dq7 * s4 + ddN4_x_dq7_dq7 * c4;
    const double minus_ddN3_z_dq7_dq7 = ddN4_x_dq7_dq7 * s4 - ddN5_z_dq7_dq7 * c4;
    jac_jac_phi_q_q[246] = minus_ddN4_z_dq7_dq7 * c3 - minus_ddN3_x_dq7_dq7 * s3;
    jac_jac_phi_q_q[247] = -minus_ddN3_z_dq7_dq7;

    /* joint 2: force F and moment N through it, joint 3 added, derivative in q[6],
       derivative in q[6] */
    const double minus_ddN2_x_dq7_dq7 = minus_ddN4_z_dq7_dq7 * s3 + minus_ddN3_x_dq7_dq7 * c3;

    /* results */
    jac_jac_phi_q_q[245] = minus_ddN2_x_dq7_dq7 * s2 - minus_ddN3_z_dq7_dq7 * c2;
}

#if defined(__GNUC__) && !defined(__clang__) && !defined(SYMDYN_NO_PRAGMA)
#pragma GCC pop_options
#endif

/* Matrices: rows, columns, then 1 if all entries are there, else starts of columns and rows. */
static const casadi_int symdyn_pattern0[3] = {
    7, 1, 1
};
static const casadi_int symdyn_pattern1[4] = {
    7, 1, 0, 0
};
static const casadi_int symdyn_pattern2[52] = {
    7, 7, 0, 0, 7, 14, 21, 28, 35, 42, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3,
    4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6
};
static const casadi_int symdyn_pattern3[46] = {
    7, 7, 0, 0, 6, 12, 18, 24, 30, 36, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6,
    1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6
};
static const casadi_int symdyn_pattern4[10] = {
    7, 7, 0, 0, 0, 0, 0, 0, 0, 0
};
static const casadi_int symdyn_pattern5[52] = {
    7, 7, 0, 6, 12, 18, 24, 30, 36, 42, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5,
    6, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6
};
static const casadi_int symdyn_pattern6[262] = {
    49, 7, 0, 0, 42, 84, 126, 168, 210, 252, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18,
    19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40,
    41, 42, 43, 44, 45, 46, 47, 48, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
    22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43,
    44, 45, 46, 47, 48, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
    25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46,
    47, 48, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
    28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 7,
    8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
    30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 7, 8, 9, 10,
    11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32,
    33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48
};
static const casadi_int symdyn_pattern7[10] = {
    49, 7, 0, 0, 0, 0, 0, 0, 0, 0
};

static const double symdyn_zeros[49];

/* An argument; a null pointer stands for zeros. */
static const double *symdyn_given(const double *argument)
{
    return argument ? argument : symdyn_zeros;
}

/* Where a result goes; one that nobody wants goes to the work space. */
static double *symdyn_wanted(double *result, double *work)
{
    return result ? result : work;
}

/* Entries of a matrix in another order. */
static void symdyn_pick(double *result, const double *from, int n, const int *order)
{
    if (result) {
        for (int k = 0; k < n; k++) {
            result[k] = from[order[k]];
        }
    }
}


#if defined(_WIN32)
#define SYMDYN_EXPORT __declspec(dllexport)
#elif defined(__GNUC__)
#define SYMDYN_EXPORT __attribute__((visibility("default")))
#else
#define SYMDYN_EXPORT
#endif

/* What CasADi asks about f: f_names and f_patterns list the inputs, then the outputs. */
#define SYMDYN_INTERFACE(f, inputs, outputs, doubles)                                              \
    SYMDYN_EXPORT void f##_incref(void) {}                                                         \
    SYMDYN_EXPORT void f##_decref(void) {}                                                         \
    SYMDYN_EXPORT casadi_int f##_n_in(void) { return inputs; }                                     \
    SYMDYN_EXPORT casadi_int f##_n_out(void) { return outputs; }                                   \
    SYMDYN_EXPORT const char *f##_name_in(casadi_int i)                                            \
    {                                                                                              \
        return i >= 0 && i < inputs ? f##_names[i] : NULL;                                         \
    }                                                                                              \
    SYMDYN_EXPORT const char *f##_name_out(casadi_int i)                                           \
    {                                                                                              \
        return i >= 0 && i < outputs ? f##_names[inputs + i] : NULL;                               \
    }                                                                                              \
    SYMDYN_EXPORT const casadi_int *f##_sparsity_in(casadi_int i)                                  \
    {                                                                                              \
        return i >= 0 && i < inputs ? f##_patterns[i] : NULL;                                      \
    }                                                                                              \
    SYMDYN_EXPORT const casadi_int *f##_sparsity_out(casadi_int i)                                 \
    {                                                                                              \
        return i >= 0 && i < outputs ? f##_patterns[inputs + i] : NULL;                            \
    }                                                                                              \
    SYMDYN_EXPORT int f##_work(casadi_int *sz_arg, casadi_int *sz_res, casadi_int *sz_iw,          \
                               casadi_int *sz_w)                                                   \
    {                                                                                              \
        if (sz_arg) *sz_arg = inputs;                                                              \
        if (sz_res) *sz_res = outputs;                                                             \
        if (sz_iw) *sz_iw = 0;                                                                     \
        if (sz_w) *sz_w = doubles;                                                                 \
        return 0;                                                                                  \
    }


/* q -> phi */
static const char *const panda_gravity_names[] = {
    "q", "phi"
};
static const casadi_int *const panda_gravity_patterns[] = {
    symdyn_pattern0, symdyn_pattern0
};
SYMDYN_INTERFACE(panda_gravity, 1, 1, 7)

SYMDYN_EXPORT int panda_gravity(const casadi_real **arg, casadi_real **res, casadi_int *iw,
                  casadi_real *w, int mem)
{
    (void)arg, (void)res, (void)iw, (void)w, (void)mem;
    if (res[0]) {
        symdyn_panda_gravity(
            symdyn_given(arg[0]), symdyn_wanted(res[0], w + 0));
    }
    return 0;
}

/* q -> jac_phi_q */
static const char *const jac_panda_gravity_names[] = {
    "q", "out_phi", "jac_phi_q"
};
static const casadi_int *const jac_panda_gravity_patterns[] = {
    symdyn_pattern0, symdyn_pattern1, symdyn_pattern2
};
SYMDYN_INTERFACE(jac_panda_gravity, 2, 1, 42)

SYMDYN_EXPORT int jac_panda_gravity(const casadi_real **arg, casadi_real **res, casadi_int *iw,
                  casadi_real *w, int mem)
{
    (void)arg, (void)res, (void)iw, (void)w, (void)mem;
    if (res[0]) {
        symdyn_panda_jac_gravity(
            symdyn_given(arg[0]), symdyn_wanted(res[0], w + 0));
    }
    return 0;
}

/* q, adj_phi -> adj_q */
static const char *const adj1_panda_gravity_names[] = {
    "q", "out_phi", "adj_phi", "adj_q"
};
static const casadi_int *const adj1_panda_gravity_patterns[] = {
    symdyn_pattern0, symdyn_pattern1, symdyn_pattern0, symdyn_pattern0
};
SYMDYN_INTERFACE(adj1_panda_gravity, 3, 1, 7)

SYMDYN_EXPORT int adj1_panda_gravity(const casadi_real **arg, casadi_real **res, casadi_int *iw,
                  casadi_real *w, int mem)
{
    (void)arg, (void)res, (void)iw, (void)w, (void)mem;
    if (res[0]) {
        symdyn_panda_adj1_gravity(
            symdyn_given(arg[0]), symdyn_given(arg[2]), symdyn_wanted(res[0], w + 0));
    }
    return 0;
}

/* q, adj_phi -> jac_adj_q_q, jac_adj_q_adj_phi */
static const char *const jac_adj1_panda_gravity_names[] = {
    "q", "out_phi", "adj_phi", "out_adj_q", "jac_adj_q_q", "jac_adj_q_out_phi",
    "jac_adj_q_adj_phi"
};
static const casadi_int *const jac_adj1_panda_gravity_patterns[] = {
    symdyn_pattern0, symdyn_pattern1, symdyn_pattern0, symdyn_pattern1, symdyn_pattern3,
    symdyn_pattern4, symdyn_pattern5
};
SYMDYN_INTERFACE(jac_adj1_panda_gravity, 4, 3, 78)

SYMDYN_EXPORT int jac_adj1_panda_gravity(const casadi_real **arg, casadi_real **res, casadi_int *iw,
                  casadi_real *w, int mem)
{
    (void)arg, (void)res, (void)iw, (void)w, (void)mem;
    if (res[0]) {
        symdyn_panda_hess_gravity(
            symdyn_given(arg[0]), symdyn_given(arg[2]), symdyn_wanted(res[0], w + 0));
    }
    if (res[2]) {
        symdyn_panda_jac_gravity(
            symdyn_given(arg[0]), w + 36);
        static const int symdyn_order2[42] = {
            0, 7, 14, 21, 28, 35, 1, 8, 15, 22, 29, 36, 2, 9, 16, 23, 30, 37, 3, 10, 17, 24,
            31, 38, 4, 11, 18, 25, 32, 39, 5, 12, 19, 26, 33, 40, 6, 13, 20, 27, 34, 41
        };
        symdyn_pick(res[2], w + 36, 42, symdyn_order2);
    }
    return 0;
}

/* q -> jac_jac_phi_q_q */
static const char *const jac_jac_panda_gravity_names[] = {
    "q", "out_phi", "out_jac_phi_q", "jac_jac_phi_q_q", "jac_jac_phi_q_out_phi"
};
static const casadi_int *const jac_jac_panda_gravity_patterns[] = {
    symdyn_pattern0, symdyn_pattern1, symdyn_pattern4, symdyn_pattern6, symdyn_pattern7
};
SYMDYN_INTERFACE(jac_jac_panda_gravity, 3, 2, 252)

SYMDYN_EXPORT int jac_jac_panda_gravity(const casadi_real **arg, casadi_real **res, casadi_int *iw,
                  casadi_real *w, int mem)
{
    (void)arg, (void)res, (void)iw, (void)w, (void)mem;
    if (res[0]) {
        symdyn_panda_tensor_gravity(
            symdyn_given(arg[0]), symdyn_wanted(res[0], w + 0));
    }
    return 0;
}
