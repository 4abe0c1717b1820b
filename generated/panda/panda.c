/*
 * panda.c: dynamics of panda, made by symdyn 0.1.0. Do not edit.
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
 *   inverse_dynamics              298 mul, 275 add, 12 sin/cos  (by newton-euler-matrix)
 *   mass_matrix                   181 mul, 157 add, 12 sin/cos  (by composite-body)
 *   coriolis_matrix               632 mul, 504 add, 12 sin/cos  (by carried-body)
 *   gravity                       58 mul, 35 add, 12 sin/cos  (by newton-euler-matrix)
 *   bias                          292 mul, 259 add, 12 sin/cos  (by newton-euler-matrix)
 *   forward_dynamics              598 mul, 520 add, 6 div, 12 sin/cos  (by ldlt)
 *   forward_kinematics            77 mul, 44 add, 14 sin/cos  (by product-of-exponentials)
 *   jacobian                      94 mul, 45 add, 12 sin/cos  (by product-of-exponentials)
 *   inverse_dynamics_derivatives  1260 mul, 1078 add, 12 sin/cos  (by analytic)
 *   regressor                     735 mul, 589 add, 12 sin/cos  (by screws)
 *
 * Reading the functions
 *   minus_x is -x. Under the title of a block, a = b says that a has no line, b being the same;
 *   names with a title say that these lines are part of that later block as well. Components
 *   that no result needs are left out.
 *
 * Chosen frames: inside these functions link i is described in the frame f_i, given here
 * relative to f of its parent link. Inputs and outputs use the robot's own frames.
 *   inverse_dynamics, mass_matrix, coriolis_matrix, gravity, bias, forward_dynamics,
 *       inverse_dynamics_derivatives
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
 *   inverse_dynamics, mass_matrix, coriolis_matrix, gravity, bias, forward_dynamics,
 *       inverse_dynamics_derivatives
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

/* Joint forces for given accelerations: tau = M(q) qdd + C(q,qd) qd + phi(q). */
void panda_inverse_dynamics(const double q[7],
                            const double qd[7],
                            const double qdd[7],
                            double tau[7])
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
    const double t2 = minus_w2_y * qd[1];
    const double t3 = minus_w2_x * qd[1];
    const double minus_alpha2_x = U2_yz + t2;
    const double alpha2_y = t3 - minus_U2_xz;
    const double t4 = minus_w2_x * minus_w2_y;
    const double t5 = qd[1] * qd[1];
    const double minus_U2_xx = minus_w2_y * minus_w2_y + t5;
    const double minus_U2_yy = minus_w2_x * minus_w2_x + t5;
    const double U2_xy = t4 - qdd[1];
    const double U2_yx = t4 + qdd[1];
    const double minus_U2_zx = t3 + alpha2_y;
    const double minus_U2_zy = t2 + minus_alpha2_x;

    /* link 2: acceleration a of its origin, gravity included */
    const double minus_a2_x = 9.81 * s2;
    const double minus_a2_y = 9.81 * c2;

    /* link 2: moment n = I alpha + w x I w + mc x a */
    const double t6 = 0.01026110182100817 * U2_yx - 0.00398335888393552 * minus_U2_zx;
    const double t7 = 0.9896232897634767 * minus_alpha2_x + 1.0357790547533403 * t2;
    const double n2_x = t6 - t7 + 0.0007689361029464 * (minus_U1_xx - minus_U2_yy);
    const double t8 = 0.00398335888393552 * minus_U2_zy - 0.0007689361029464 * U2_xy;
    const double t9 = 0.01026110182100817 * (minus_U2_xx - minus_U1_xx);
    const double n2_y = 0.046155764989863624 * t3 + t8 + t9;
    const double t10 = 0.0007689361029464 * minus_U2_xz + 0.01026110182100817 * U2_yz;
    const double t11 = 1.0357790547533403 * qdd[1] - 0.9896232897634767 * t4 - t10;
    const double t12 = t11 - 0.00398335888393552 * (minus_U2_yy - minus_U2_xx);
    const double n2_z = t12 + (0.01993386669246 * c2 - 30.45357582685272 * s2);

    /* link 3: angular velocity w */
    const double w3_x = s3 * qd[1] - c3 * minus_w2_x;
    const double w3_y = s3 * minus_w2_x + c3 * qd[1];
    const double w3_z = minus_w2_y + qd[2];

    /* link 3: angular acceleration alpha, U = [alpha] + [w][w]
       U3_zz = U2_yy */
    const double alpha3_z = qdd[2] - alpha2_y;
    const double U3_xz = s3 * minus_U2_zy - c3 * U2_xy;
    const double U3_yz = c3 * minus_U2_zy + s3 * U2_xy;
    const double t13 = w3_x * w3_z;
    const double t14 = w3_y * w3_z;
    const double t15 = w3_x * w3_y;
    const double alpha3_x = t14 - U3_yz;
    const double alpha3_y = U3_xz - t13;
    const double t16 = w3_z * w3_z;
    const double minus_U3_xx = w3_y * w3_y + t16;
    const double minus_U3_yy = w3_x * w3_x + t16;
    const double U3_xy = t15 - alpha3_z;
    const double U3_yx = t15 + alpha3_z;
    const double U3_zx = t13 - alpha3_y;
    const double U3_zy = t14 + alpha3_x;

    /* link 3: acceleration a of its origin, gravity included */
    const double t17 = 0.316 * minus_U2_zy;
    const double t18 = minus_a2_x + 0.316 * U2_xy;
    const double a3_x = s3 * t17 - c3 * t18;
    const double a3_y = s3 * t18 + c3 * t17;
    const double a3_z = minus_a2_y - 0.316 * minus_U2_yy;

    /* link 3: force f = U mc (m = 0) */
    const double f3_x = 0.028227094878000014 * U3_xy - 0.684157959872 * minus_U3_xx;
    const double f3_y = 0.684157959872 * U3_yx - 0.028227094878000014 * minus_U3_yy;

    /* link 3: moment n = I alpha + w x I w + mc x a */
    const double t19 = 0.00012191242095074308 * U3_zx - 0.005487648106562255 * U3_yx;
    const double t20 = 0.011595864095166039 * alpha3_x + 0.12445520614822145 * t14;
    const double t21 = 0.0043772571218395825 * U3_xy - 0.00012191242095074308 * U3_zy;
    const double t22 = 0.005487648106562255 * (minus_U3_xx - minus_U2_yy);
    const double t23 = 0.005487648106562255 * U3_yz - 0.0043772571218395825 * U3_xz;
    const double t24 = 0.12445520614822145 * alpha3_z - 0.011595864095166039 * t15;
    const double t25 = t20 + t19 - 0.0043772571218395825 * (minus_U2_yy - minus_U3_yy);
    const double n3_x = t25 + 0.028227094878000014 * a3_z;
    const double n3_y = t21 - 0.11285934205305541 * t13 - t22 - 0.684157959872 * a3_z;
    const double t26 = t24 + t23 - 0.00012191242095074308 * (minus_U3_yy - minus_U3_xx);
    const double n3_z = t26 + (0.684157959872 * a3_y - 0.028227094878000014 * a3_x);

    /* link 4: angular velocity w */
    const double minus_w4_x = c4 * w3_x + s4 * w3_z;
    const double w4_y = s4 * w3_x - c4 * w3_z;
    const double w4_z = qd[3] - w3_y;

    /* link 4: angular acceleration alpha, U = [alpha] + [w][w]
       U4_zz = U3_yy */
    const double alpha4_z = qdd[3] - alpha3_y;
    const double U4_xz = s4 * U3_zy + c4 * U3_xy;
    const double U4_yz = c4 * U3_zy - s4 * U3_xy;
    const double t27 = minus_w4_x * w4_z;
    const double t28 = w4_y * w4_z;
    const double t29 = minus_w4_x * w4_y;
    const double alpha4_x = t28 - U4_yz;
    const double alpha4_y = U4_xz + t27;
    const double t30 = w4_z * w4_z;
    const double minus_U4_xx = w4_y * w4_y + t30;
    const double minus_U4_yy = minus_w4_x * minus_w4_x + t30;
    const double minus_U4_xy = t29 + alpha4_z;
    const double U4_yx = alpha4_z - t29;
    const double minus_U4_zx = t27 + alpha4_y;
    const double U4_zy = t28 + alpha4_x;

    /* link 4: acceleration a of its origin, gravity included */
    const double t31 = a3_x - 0.0825 * minus_U3_xx;
    const double minus_a4_z = a3_y + 0.0825 * U3_yx;
    const double t32 = a3_z + 0.0825 * U3_zx;
    const double minus_a4_x = c4 * t31 + s4 * t32;
    const double a4_y = s4 * t31 - c4 * t32;

    /* link 4: force f = U mc (m = 0) */
    const double f4_x = 1.720683553603 * minus_U4_xy - 0.49008027465000004 * minus_U4_xx;
    const double f4_y = 0.49008027465000004 * U4_yx + 1.720683553603 * minus_U4_yy;
    const double minus_f4_z = 0.49008027465000004 * minus_U4_zx + 1.720683553603 * U4_zy;

    /* link 4: moment n = I alpha + w x I w + mc x a */
    const double t33 = 0.13876407268546084 * minus_U4_zx;
    const double t34 = 0.5408292849391831 * alpha4_x + 0.6325240572528141 * t28;
    const double t35 = 0.0016444875773692705 * (minus_U3_yy - minus_U4_yy);
    const double t36 = 0.0016444875773692705 * minus_U4_xy;
    const double t37 = 0.09169477231363099 * t27 + (0.13876407268546084 * U4_zy + t36);
    const double t38 = 0.0016444875773692705 * U4_xz + 0.0039053550262761003 * U4_yz;
    const double t39 = 0.6325240572528141 * alpha4_z + 0.5408292849391831 * t29 + t38;
    const double t40 = t34 + (t33 - 0.0039053550262761003 * U4_yx) + t35;
    const double n4_x = t40 + 1.720683553603 * minus_a4_z;
    const double t41 = t37 - 0.0039053550262761003 * (minus_U4_xx - minus_U3_yy);
    const double n4_y = t41 + 0.49008027465000004 * minus_a4_z;
    const double t42 = 0.49008027465000004 * a4_y - 1.720683553603 * minus_a4_x;
    const double n4_z = t39 + 0.13876407268546084 * (minus_U4_yy - minus_U4_xx) + t42;

    /* link 5: angular velocity w */
    const double w5_x = c5 * minus_w4_x - s5 * w4_z;
    const double minus_w5_y = s5 * minus_w4_x + c5 * w4_z;
    const double w5_z = qd[4] - w4_y;

    /* link 5: angular acceleration alpha, U = [alpha] + [w][w]
       U5_zz = U4_yy */
    const double alpha5_z = qdd[4] - alpha4_y;
    const double U5_xz = s5 * U4_zy - c5 * minus_U4_xy;
    const double U5_yz = s5 * minus_U4_xy + c5 * U4_zy;
    const double t43 = w5_x * w5_z;
    const double t44 = minus_w5_y * w5_z;
    const double t45 = w5_x * minus_w5_y;
    const double minus_alpha5_x = t44 + U5_yz;
    const double alpha5_y = U5_xz - t43;
    const double t46 = w5_z * w5_z;
    const double minus_U5_xx = minus_w5_y * minus_w5_y + t46;
    const double minus_U5_yy = w5_x * w5_x + t46;
    const double minus_U5_xy = t45 + alpha5_z;
    const double U5_yx = alpha5_z - t45;
    const double U5_zx = t43 - alpha5_y;
    const double minus_U5_zy = t44 + minus_alpha5_x;

    /* link 5: acceleration a of its origin, gravity included */
    const double t47 = 0.384 * minus_U4_xy - 0.0825 * minus_U4_xx - minus_a4_x;
    const double minus_a5_z = a4_y + (0.0825 * U4_yx + 0.384 * minus_U4_yy);
    const double t48 = minus_a4_z + (0.0825 * minus_U4_zx + 0.384 * U4_zy);
    const double a5_x = s5 * t48 - c5 * t47;
    const double a5_y = s5 * t47 + c5 * t48;

    /* link 5: force f = U mc (m = 0) */
    const double f5_x = 0.014653732538 * minus_U5_xx - 0.067870631425 * minus_U5_xy;
    const double minus_f5_y = 0.014653732538 * U5_yx + 0.067870631425 * minus_U5_yy;
    const double minus_f5_z = 0.014653732538 * U5_zx + 0.067870631425 * minus_U5_zy;

    /* link 5: moment n = I alpha + w x I w + mc x a */
    const double t49 = 0.024230847133882086 * minus_alpha5_x;
    const double t50 = 0.0015152444733270301 * U5_zx - 0.004600245517563105 * U5_yx;
    const double t51 = 0.0021640520520981297 * (minus_U4_yy - minus_U5_yy);
    const double t52 = 0.0015152444733270301 * minus_U5_zy;
    const double t53 = t52 + 0.0021640520520981297 * minus_U5_xy;
    const double t54 = 0.004600245517563105 * (minus_U5_xx - minus_U4_yy);
    const double t55 = 0.027133159263935516 * alpha5_z + 0.024230847133882086 * t45;
    const double t56 = 0.0021640520520981297 * U5_xz + 0.004600245517563105 * U5_yz;
    const double t57 = t50 - (t49 + 0.027133159263935516 * t44) + t51;
    const double n5_x = t57 - 0.067870631425 * minus_a5_z;
    const double t58 = t53 - 0.0029023121300534305 * t43 - t54;
    const double n5_y = t58 - 0.014653732538 * minus_a5_z;
    const double t59 = t55 + t56 - 0.0015152444733270301 * (minus_U5_yy - minus_U5_xx);
    const double n5_z = t59 - (0.014653732538 * a5_y + 0.067870631425 * a5_x);

    /* link 6: angular velocity w */
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double w6_z = minus_w5_y + qd[5];

    /* link 6: angular acceleration alpha, U = [alpha] + [w][w]
       U6_zz = U5_yy */
    const double alpha6_z = qdd[5] - alpha5_y;
    const double U6_xz = c6 * minus_U5_xy + s6 * minus_U5_zy;
    const double U6_yz = c6 * minus_U5_zy - s6 * minus_U5_xy;
    const double t60 = w6_x * w6_z;
    const double t61 = w6_y * w6_z;
    const double t62 = w6_x * w6_y;
    const double alpha6_x = t61 - U6_yz;
    const double alpha6_y = U6_xz - t60;
    const double t63 = w6_z * w6_z;
    const double minus_U6_xx = w6_y * w6_y + t63;
    const double minus_U6_yy = w6_x * w6_x + t63;
    const double U6_xy = t62 - alpha6_z;
    const double U6_yx = t62 + alpha6_z;
    const double U6_zx = t60 - alpha6_y;
    const double U6_zy = t61 + alpha6_x;

    /* link 6: acceleration a of its origin, gravity included
       a6_z = -a5_y */
    const double a6_x = c6 * a5_x - s6 * minus_a5_z;
    const double minus_a6_y = s6 * a5_x + c6 * minus_a5_z;

    /* link 6: force f = U mc (m = 0) */
    const double minus_f6_x = 0.16496755269500002 * minus_U6_xx + 0.068832705569 * U6_xy;
    const double f6_y = 0.16496755269500002 * U6_yx + 0.068832705569 * minus_U6_yy;
    const double f6_z = 0.16496755269500002 * U6_zx - 0.068832705569 * U6_zy;

    /* link 6: moment n = I alpha + w x I w + mc x a */
    const double t64 = 0.00010375891721868492 * U6_yx + 0.005511034382675315 * U6_zx;
    const double t65 = 0.03045503293228903 * t61 - 0.0008185978088860856 * alpha6_x;
    const double t66 = 0.005511034382675315 * U6_zy - 9.3569097314605e-05 * U6_xy;
    const double t67 = 0.00010375891721868492 * (minus_U6_xx - minus_U5_yy);
    const double t68 = 0.03045503293228903 * alpha6_z + 0.0008185978088860856 * t62;
    const double t69 = 9.3569097314605e-05 * U6_xz + 0.00010375891721868492 * U6_yz;
    const double t70 = t65 - t64 + 9.3569097314605e-05 * (minus_U5_yy - minus_U6_yy);
    const double n6_x = t70 + 0.068832705569 * a5_y;
    const double t71 = t66 - 0.03127363074117512 * t60 - t67;
    const double n6_y = t71 + 0.16496755269500002 * a5_y;
    const double t72 = t68 + t69 + 0.005511034382675315 * (minus_U6_yy - minus_U6_xx);
    const double n6_z = t72 + (0.068832705569 * a6_x - 0.16496755269500002 * minus_a6_y);

    /* link 7: angular velocity w */
    const double w7_x = c7 * w6_x + s7 * w6_z;
    const double w7_y = c7 * w6_z - s7 * w6_x;
    const double w7_z = qd[6] - w6_y;

    /* link 7: angular acceleration alpha, U = [alpha] + [w][w]
       U7_zz = U6_yy */
    const double alpha7_z = qdd[6] - alpha6_y;
    const double minus_U7_xz = c7 * U6_xy + s7 * U6_zy;
    const double minus_U7_yz = c7 * U6_zy - s7 * U6_xy;
    const double t73 = w7_x * w7_z;
    const double t74 = w7_y * w7_z;
    const double t75 = w7_x * w7_y;
    const double alpha7_x = t74 + minus_U7_yz;
    const double minus_alpha7_y = minus_U7_xz + t73;
    const double t76 = w7_z * w7_z;
    const double minus_U7_xx = w7_y * w7_y + t76;
    const double minus_U7_yy = w7_x * w7_x + t76;
    const double U7_xy = t75 - alpha7_z;
    const double U7_yx = t75 + alpha7_z;
    const double U7_zx = t73 + minus_alpha7_y;
    const double U7_zy = t74 + alpha7_x;

    /* link 7: acceleration a of its origin, gravity included */
    const double a7_y = c7 * (0.088 * U6_zx - a5_y) - s7 * (a6_x - 0.088 * minus_U6_xx);
    const double a7_z = minus_a6_y - 0.088 * U6_yx;

    /* link 7: force f = U mc (m = 0) */
    const double minus_f7_x = 0.008343776383464369 * minus_U7_xx;
    const double f7_y = 0.008343776383464369 * U7_yx;
    const double f7_z = 0.008343776383464369 * U7_zx;

    /* link 7: moment n = I alpha + w x I w + mc x a */
    const double t77 = 0.0013450149983408877 * U7_yx + 0.0005571816285452075 * U7_zx;
    const double t78 = 0.002289892335277788 * alpha7_x + 0.004909651967360946 * t74;
    const double n7_x = t78 - t77 - 0.0011352667606277602 * (minus_U6_yy - minus_U7_yy);
    const double t79 = 0.0005571816285452075 * U7_zy + 0.0011352667606277602 * U7_xy;
    const double t80 = 0.0013450149983408877 * (minus_U7_xx - minus_U6_yy);
    const double t81 = 0.0013450149983408877 * minus_U7_yz;
    const double t82 = 0.004909651967360946 * alpha7_z - 0.002289892335277788 * t75;
    const double t83 = 0.0005571816285452075 * (minus_U7_yy - minus_U7_xx);
    const double t84 = t79 - 0.0026197596320831577 * t73 - t80;
    const double n7_y = t84 - 0.008343776383464369 * a7_z;
    const double t85 = t82 - (t81 - 0.0011352667606277602 * minus_U7_xz) + t83;
    const double n7_z = t85 + 0.008343776383464369 * a7_y;
    tau[6] = n7_z;

    /* joint 6: force F and moment N through it, joint 7 added */
    const double t86 = c7 * f7_y - s7 * minus_f7_x;
    const double N6_x = n6_x + (c7 * n7_x - s7 * n7_y);
    const double N6_y = n6_y - (n7_z + 0.088 * t86);
    const double N6_z = n6_z + (s7 * n7_x + c7 * n7_y - 0.0007342523217448644 * U7_zx);
    tau[5] = N6_z;
    const double minus_F6_x = minus_f6_x + (c7 * minus_f7_x + s7 * f7_y);
    const double F6_y = f6_y - f7_z;
    const double F6_z = f6_z + t86;

    /* joint 5: force F and moment N through it, joint 6 added */
    const double N5_x = n5_x + (c6 * N6_x - s6 * N6_y);
    const double N5_y = n5_y - N6_z;
    const double N5_z = n5_z + (s6 * N6_x + c6 * N6_y);
    tau[4] = N5_z;
    const double F5_x = f5_x - (c6 * minus_F6_x + s6 * F6_y);
    const double minus_F5_y = minus_f5_y + F6_z;

    /* joint 4: force F and moment N through it, joint 5 added */
    const double t87 = c5 * F5_x + s5 * minus_F5_y;
    const double t88 = minus_f5_z - (c6 * F6_y - s6 * minus_F6_x);
    const double t89 = c5 * minus_F5_y - s5 * F5_x;
    const double N4_x = n4_x + (s5 * N5_y - c5 * N5_x - 0.384 * t89);
    const double N4_y = n4_y - (N5_z + 0.0825 * t89);
    const double N4_z = n4_z + (0.0825 * t88 - 0.384 * t87 - (s5 * N5_x + c5 * N5_y));
    tau[3] = N4_z;
    const double F4_x = f4_x - t87;
    const double F4_y = f4_y + t88;

    /* joint 3: force F and moment N through it, joint 4 added */
    const double t90 = minus_f4_z - t89;
    const double N3_x = n3_x + (s4 * N4_y - c4 * N4_x);
    const double N3_y = n3_y + (0.0825 * (s4 * F4_x + c4 * F4_y) - N4_z);
    const double N3_z = n3_z + (0.0825 * t90 - (s4 * N4_x + c4 * N4_y));
    tau[2] = N3_z;
    const double F3_x = f3_x + (s4 * F4_y - c4 * F4_x);
    const double F3_y = f3_y + t90;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double N2_x = n2_x + (c3 * N3_x - s3 * N3_y - 0.316 * (s3 * F3_x + c3 * F3_y));
    const double N2_y = n2_y - N3_z;
    const double N2_z = n2_z + (s3 * N3_x + c3 * N3_y + 0.316 * (c3 * F3_x - s3 * F3_y));
    tau[1] = N2_z;

    /* joint 1: force F and moment N through it, joint 2 added */
    const double N1_z = n1_z - (s2 * N2_x + c2 * N2_y);
    tau[0] = N1_z;
}

/* The mass matrix M(q). */
void panda_mass_matrix(const double q[7], double M[7][7])
{
    /* sines and cosines of the joint angles */
    double s7, c7, s6, c6, s5, c5, s4, c4, s3, c3, s2, c2;
    const double t1 = q[6] - 0.38420588060665173;
    symdyn_sincos(t1, &s7, &c7);
    symdyn_sincos(q[5], &s6, &c6);
    symdyn_sincos(q[4], &s5, &c5);
    symdyn_sincos(q[3], &s4, &c4);
    symdyn_sincos(q[2], &s3, &c3);
    symdyn_sincos(q[1], &s2, &c2);

    /* composite body 6: with body 7 added
       N7at6_x, minus_N7at6_z, F7at6_z: joint 7 accelerates by 1: wrench on all it moves,
         at joint 6 */
    const double t2 = 0.002289892335277788 * s7 + 0.001114363257090415 * c7;
    const double t3 = s7 * t2;
    const double N7at6_x = 0.0011352667606277602 * s7 - 0.0013450149983408877 * c7;
    const double minus_N7at6_z = 0.0013450149983408877 * s7 + 0.0011352667606277602 * c7;
    const double F7at6_z = 0.008343776383464369 * c7;
    const double mcz_c6 = 0.008343776383464369 * s7;
    const double t4 = 0.0014685046434897288 * c7;
    const double Iyy_c6 = 0.004909651967360946 + t4;
    const double mcx_c6 = F7at6_z + 0.16496755269500002;
    const double Ixx_c6 = 0.0014712945263917025 - t3;
    const double Ixy_c6 = 0.005511034382675315 - N7at6_x;
    const double Ixz_c6 = c7 * t2 - 0.0007342523217448644 * s7 - 0.0006609405457638925;
    const double Iyz_c6 = minus_N7at6_z + 9.3569097314605e-05;
    const double Izz_c6 = t3 + t4 + 0.03045503293228903;
    M[5][5] = Izz_c6;
    M[5][6] = -minus_N7at6_z;
    M[6][5] = -minus_N7at6_z;

    /* composite body 5: with body 6 added
       Iyy_c5 = Izz_c6
       N6at5_x, N6at5_z, F6at5_z: joint 6 accelerates by 1: wrench on all it moves, at
         joint 5 */
    const double t5 = s6 * (Ixx_c6 - Iyy_c6) + c6 * (2.0 * Ixy_c6);
    const double t6 = s6 * t5;
    const double N6at5_x = c6 * Ixz_c6 - s6 * Iyz_c6;
    const double N6at5_z = s6 * Ixz_c6 + c6 * Iyz_c6;
    M[4][5] = N6at5_z;
    M[5][4] = N6at5_z;
    const double F6at5_z = c6 * mcx_c6 + 0.068832705569 * s6;
    const double mcx_c5 = F6at5_z - 0.014653732538;
    const double mcy_c5 = 0.067870631425 - mcz_c6;
    const double Ixx_c5 = Ixx_c6 - t6 + 0.024230847133882086;
    const double minus_Ixy_c5 = N6at5_x + 0.0015152444733270301;
    const double Ixz_c5 = c6 * t5 - Ixy_c6 - 0.004600245517563105;
    const double Iyz_c5 = 0.0021640520520981297 - N6at5_z;
    const double Izz_c5 = Iyy_c6 + t6 + 0.027133159263935516;
    M[4][4] = Izz_c5;

    /* composite body 4: with body 5 added
       F6at5_x: joint 6 accelerates by 1: wrench on all it moves, at joint 5
       minus_N5at4_x: joint 5 accelerates by 1: wrench on all it moves, at joint 4 */
    const double t7 = s5 * (Ixx_c5 - Izz_c6) - c5 * (2.0 * minus_Ixy_c5);
    const double t8 = s5 * t7;
    const double minus_mcz_c4 = s5 * mcx_c5 + c5 * mcy_c5;
    const double t9 = s5 * mcy_c5 - c5 * mcx_c5;
    const double F6at5_x = 0.068832705569 * c6 - s6 * mcx_c6;
    const double t10 = 0.165 * t9;
    const double t11 = 0.768 * F6at5_x;
    const double Iyy_c4 = Izz_c5 + t10;
    const double t12 = 0.0825 * minus_mcz_c4;
    const double t13 = s5 * Ixz_c5 + c5 * Iyz_c5 - 0.384 * minus_mcz_c4;
    const double mcx_c4 = t9 + 0.49008027465000004;
    const double mcy_c4 = F6at5_x - 1.720683553603;
    const double Ixx_c4 = Ixx_c5 - t8 - t11 + 0.5408292849391831;
    const double minus_N5at4_x = 0.384 * t9 + (c5 * Ixz_c5 - s5 * Iyz_c5);
    const double Ixy_c4 = 0.13876407268546084 - 0.0825 * F6at5_x + minus_N5at4_x;
    const double Ixz_c4 = c5 * t7 + minus_Ixy_c5 + t12 - 0.0039053550262761003;
    const double Iyz_c4 = t13 + 0.0016444875773692705;
    const double Izz_c4 = Izz_c6 + t8 + (t10 - t11) + 0.6325240572528141;
    M[3][3] = Izz_c4;
    M[3][4] = -t13;
    M[4][3] = -t13;

    /* composite body 3: with body 4 added
       minus_N4at3_z: joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double t14 = s4 * (Ixx_c4 - Iyy_c4) + c4 * (2.0 * Ixy_c4);
    const double t15 = s4 * t14;
    const double t16 = c4 * Ixz_c4 - s4 * Iyz_c4;
    const double minus_N4at3_z = s4 * Ixz_c4 + c4 * Iyz_c4;
    const double minus_mcz_c3 = s4 * mcx_c4 + c4 * mcy_c4;
    const double t17 = s4 * mcy_c4 - c4 * mcx_c4;
    const double t18 = 0.165 * t17;
    const double Iyy_c3 = Izz_c4 + t18;
    const double mcx_c3 = t17 + 0.684157959872;
    const double mcy_c3 = minus_mcz_c4 + 0.028227094878000014;
    const double Ixx_c3 = Ixx_c4 - t15 + 0.011595864095166039;
    const double Ixy_c3 = t16 - t12 - 0.00012191242095074308;
    const double Ixz_c3 = c4 * t14 - Ixy_c4 + 0.0825 * minus_mcz_c3 - 0.005487648106562255;
    const double Iyz_c3 = minus_N4at3_z - 0.0043772571218395825;
    const double Izz_c3 = Iyy_c4 + t15 + t18 + 0.12445520614822145;
    M[2][2] = Izz_c3;
    M[2][3] = -minus_N4at3_z;
    M[3][2] = -minus_N4at3_z;

    /* composite body 2: with body 3 added
       Iyy_c2 = Izz_c3
       F3at2_z: joint 3 accelerates by 1: wrench on all it moves, at joint 2
       N3at1_y: joint 3 accelerates by 1: wrench on all it moves, at joint 1 */
    const double t19 = s3 * (Ixx_c3 - Iyy_c3) + c3 * (2.0 * Ixy_c3);
    const double t20 = s3 * t19;
    const double F3at2_z = c3 * mcx_c3 - s3 * mcy_c3;
    const double mcz_c2 = s3 * mcx_c3 + c3 * mcy_c3;
    const double t21 = 0.632 * minus_mcz_c3;
    const double t22 = 0.316 * F3at2_z - (c3 * Ixz_c3 - s3 * Iyz_c3);
    const double N3at1_y = 0.316 * mcz_c2 - (s3 * Ixz_c3 + c3 * Iyz_c3);
    const double Ixx_c2 = Ixx_c3 - t20 - t21 + 0.9896232897634767;
    const double Ixy_c2 = t22 - 0.00398335888393552;
    const double Ixz_c2 = c3 * t19 - Ixy_c3 + 0.01026110182100817;
    const double Iyz_c2 = N3at1_y + 0.0007689361029464;
    const double Izz_c2 = Iyy_c3 + t20 - t21 + 1.0357790547533403;
    M[1][1] = Izz_c2;
    M[1][2] = -N3at1_y;
    M[2][1] = -N3at1_y;

    /* composite body 1: with body 2 added */
    const double t23 = Izz_c3 + s2 * (s2 * (Ixx_c2 - Izz_c3) + c2 * (2.0 * Ixy_c2));
    const double Izz_c1 = t23 + 0.03733744848940618;
    M[0][0] = Izz_c1;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 6
       F7at6_x = -mcz_c6 */
    const double minus_N7at6_y = 0.004909651967360946 + 0.0007342523217448644 * c7;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 5
       N7at5_y = -N7at6_z, F7at5_y = -F7at6_z */
    const double minus_F7at5_x = c6 * mcz_c6;
    const double minus_F7at5_z = s6 * mcz_c6;
    const double N7at5_x = c6 * N7at6_x + s6 * minus_N7at6_y;
    const double N7at5_z = s6 * N7at6_x - c6 * minus_N7at6_y;
    M[4][6] = N7at5_z;
    M[6][4] = N7at5_z;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 4
       F7at4_y = -F7at5_z */
    const double F7at4_x = c5 * minus_F7at5_x - s5 * F7at6_z;
    const double F7at4_z = s5 * minus_F7at5_x + c5 * F7at6_z;
    const double t24 = 0.0825 * F7at4_z;
    const double N7at4_x = s5 * minus_N7at6_z - c5 * N7at5_x - 0.384 * F7at4_z;
    const double minus_N7at4_y = N7at5_z + t24;
    const double t25 = 0.0825 * minus_F7at5_z + 0.384 * F7at4_x;
    const double N7at4_z = t25 - (s5 * N7at5_x + c5 * minus_N7at6_z);
    M[3][6] = N7at4_z;
    M[6][3] = N7at4_z;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 3
       F7at3_y = -F7at4_z */
    const double F7at3_x = s4 * minus_F7at5_z - c4 * F7at4_x;
    const double minus_F7at3_z = s4 * F7at4_x + c4 * minus_F7at5_z;
    const double minus_N7at3_x = s4 * minus_N7at4_y + c4 * N7at4_x;
    const double N7at3_y = 0.0825 * minus_F7at3_z - N7at4_z;
    const double minus_N7at3_z = s4 * N7at4_x - c4 * minus_N7at4_y + t24;
    M[2][6] = -minus_N7at3_z;
    M[6][2] = -minus_N7at3_z;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 2
       N7at2_y = -N7at3_z */
    const double F7at2_x = c3 * F7at3_x + s3 * F7at4_z;
    const double F7at2_z = s3 * F7at3_x - c3 * F7at4_z;
    const double minus_N7at2_x = c3 * minus_N7at3_x + s3 * N7at3_y + 0.316 * F7at2_z;
    const double N7at2_z = c3 * N7at3_y - s3 * minus_N7at3_x + 0.316 * F7at2_x;
    M[1][6] = N7at2_z;
    M[6][1] = N7at2_z;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 1 */
    const double minus_N7at1_z = c2 * minus_N7at3_z - s2 * minus_N7at2_x;
    M[0][6] = -minus_N7at1_z;
    M[6][0] = -minus_N7at1_z;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 4
       F6at4_y = -F6at5_z */
    const double minus_F6at4_x = c5 * F6at5_x;
    const double minus_F6at4_z = s5 * F6at5_x;
    const double t26 = 0.0825 * minus_F6at4_z;
    const double N6at4_x = 0.384 * minus_F6at4_z - (c5 * N6at5_x + s5 * Izz_c6);
    const double N6at4_y = t26 - N6at5_z;
    const double t27 = 0.0825 * F6at5_z + 0.384 * minus_F6at4_x;
    const double N6at4_z = c5 * Izz_c6 - s5 * N6at5_x - t27;
    M[3][5] = N6at4_z;
    M[5][3] = N6at4_z;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 3
       F6at3_y = -F6at4_z */
    const double F6at3_x = c4 * minus_F6at4_x - s4 * F6at5_z;
    const double F6at3_z = s4 * minus_F6at4_x + c4 * F6at5_z;
    const double N6at3_x = s4 * N6at4_y - c4 * N6at4_x;
    const double minus_N6at3_y = N6at4_z + 0.0825 * F6at3_z;
    const double N6at3_z = t26 - (s4 * N6at4_x + c4 * N6at4_y);
    M[2][5] = N6at3_z;
    M[5][2] = N6at3_z;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 2 */
    const double F6at2_x = c3 * F6at3_x - s3 * minus_F6at4_z;
    const double F6at2_z = s3 * F6at3_x + c3 * minus_F6at4_z;
    const double N6at2_x = c3 * N6at3_x + s3 * minus_N6at3_y - 0.316 * F6at2_z;
    const double N6at2_z = s3 * N6at3_x - c3 * minus_N6at3_y + 0.316 * F6at2_x;
    M[1][5] = N6at2_z;
    M[5][1] = N6at2_z;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 1 */
    const double minus_N6at1_z = s2 * N6at2_x - c2 * N6at3_z;
    M[0][5] = -minus_N6at1_z;
    M[5][0] = -minus_N6at1_z;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 4
       F5at4_x = -mcz_c4 */
    const double t28 = 0.0825 * t9;
    const double minus_N5at4_y = t28 + Izz_c5;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 3 */
    const double minus_F5at3_x = c4 * minus_mcz_c4;
    const double N5at3_x = c4 * minus_N5at4_x - s4 * minus_N5at4_y;
    const double N5at3_y = s4 * t12 + t13;
    const double N5at3_z = s4 * minus_N5at4_x + c4 * minus_N5at4_y - t28;
    M[2][4] = N5at3_z;
    M[4][2] = N5at3_z;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 2 */
    const double minus_F5at2_x = c3 * minus_F5at3_x - s3 * t9;
    const double minus_F5at2_z = c3 * t9 + s3 * minus_F5at3_x;
    const double N5at2_x = c3 * N5at3_x - s3 * N5at3_y + 0.316 * minus_F5at2_z;
    const double N5at2_z = s3 * N5at3_x + c3 * N5at3_y - 0.316 * minus_F5at2_x;
    M[1][4] = N5at2_z;
    M[4][1] = N5at2_z;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 1 */
    const double minus_N5at1_z = s2 * N5at2_x - c2 * N5at3_z;
    M[0][4] = -minus_N5at1_z;
    M[4][0] = -minus_N5at1_z;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3
       F4at3_x = -mcz_c3 */
    const double minus_N4at3_y = 0.0825 * t17 + Izz_c4;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 2
       N4at2_y = -N4at3_z */
    const double t29 = minus_N4at3_y - 0.316 * minus_mcz_c3;
    const double minus_N4at2_x = c3 * t16 - s3 * t29;
    const double minus_N4at2_z = s3 * t16 + c3 * t29;
    M[1][3] = -minus_N4at2_z;
    M[3][1] = -minus_N4at2_z;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 1 */
    const double minus_N4at1_z = c2 * minus_N4at3_z - s2 * minus_N4at2_x;
    M[0][3] = -minus_N4at1_z;
    M[3][0] = -minus_N4at1_z;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N3at1_z = c2 * Izz_c3 + s2 * t22;
    M[0][2] = N3at1_z;
    M[2][0] = N3at1_z;

    /* joint 2 accelerates by 1: wrench on all it moves, at joint 1 */
    const double minus_N2at1_z = s2 * Ixz_c2 + c2 * Iyz_c2;
    M[0][1] = -minus_N2at1_z;
    M[1][0] = -minus_N2at1_z;

    /* results */
    M[6][6] = 0.004909651967360946;
}

/* The Coriolis matrix C(q,qd) of the Christoffel symbols. */
void panda_coriolis_matrix(const double q[7], const double qd[7], double C[7][7])
{
    /* sines and cosines of the joint angles */
    double s7, c7, s6, c6, s5, c5, s4, c4, s3, c3, s2, c2;
    const double t1 = q[6] - 0.38420588060665173;
    symdyn_sincos(t1, &s7, &c7);
    symdyn_sincos(q[5], &s6, &c6);
    symdyn_sincos(q[4], &s5, &c5);
    symdyn_sincos(q[3], &s4, &c4);
    symdyn_sincos(q[2], &s3, &c3);
    symdyn_sincos(q[1], &s2, &c2);

    /* C = dtau/dqd at half the velocities: all that moves below moves half as fast */
    const double half_qd1 = 0.5 * qd[0];
    const double half_qd2 = 0.5 * qd[1];
    const double half_qd3 = 0.5 * qd[2];
    const double half_qd4 = 0.5 * qd[3];
    const double half_qd5 = 0.5 * qd[4];
    const double half_qd6 = 0.5 * qd[5];
    const double half_qd7 = 0.5 * qd[6];

    /* all beyond joint 7: moments of mass h and Q about it
       Q7_yx = Q7_xy, Q7_zx = Q7_xz, Q7_zy = Q7_yz */
    const double h7_x = 0.008343776383464369 * c7;
    const double h7_y = 0.008343776383464369 * s7;
    const double t2 = 0.002289892335277788 * s7 + 0.001114363257090415 * c7;
    const double t3 = s7 * t2;
    const double Q7_xx = 0.0013098798160415788 + t3;
    const double Q7_yy = 0.003599772151319367 - t3;
    const double Q7_xy = 0.0005571816285452075 - c7 * t2;
    const double Q7_xz = 0.0013450149983408877 * c7 - 0.0011352667606277602 * s7;
    const double Q7_yz = 0.0013450149983408877 * s7 + 0.0011352667606277602 * c7;

    /* all beyond joint 6: moments of mass h and Q about it
       h6_z = h7_y, Q6_yx = Q6_xy, Q6_zx = Q6_xz, Q6_zy = Q6_yz */
    const double t4 = h7_x + 0.16496755269500002;
    const double t5 = Q7_xx + 0.0014685046434897288 * c7 + 0.01563681537058756;
    const double t6 = Q7_xz + 0.005511034382675315;
    const double t7 = Q7_xy + 0.0007342523217448644 * s7 + 0.00010375891721868492;
    const double t8 = Q7_yz + 9.3569097314605e-05;
    const double h6_x = c6 * t4 + 0.068832705569 * s6;
    const double t9 = s6 * (t5 - 0.013508337745659894) - c6 * (2.0 * t6);
    const double t10 = s6 * t9;
    const double Q6_xx = t5 - t10;
    const double Q6_yy = 0.013508337745659894 + t10;
    const double Q6_xy = c6 * t9 + t6;
    const double Q6_xz = c6 * t7 + s6 * t8;
    const double Q6_yz = s6 * t7 - c6 * t8;

    /* all beyond joint 5: moments of mass h and Q about it
       Q5_yx = Q5_xy, Q5_zx = Q5_xz, Q5_zy = Q5_yz */
    const double t11 = h6_x - 0.014653732538;
    const double t12 = 0.067870631425 - h7_y;
    const double t13 = Q6_xx + 0.0014511560650267152;
    const double t14 = 0.0015152444733270301 - Q6_xz;
    const double t15 = Q6_xy + 0.004600245517563105;
    const double t16 = Q7_yy + 0.010045187828321242;
    const double t17 = Q6_yz + 0.0021640520520981297;
    const double h5_x = c5 * t11 - s5 * t12;
    const double h5_y = s5 * t11 + c5 * t12;
    const double t18 = s5 * (t13 - t16) + c5 * (2.0 * t14);
    const double t19 = s5 * t18;
    const double Q5_xx = t13 - t19;
    const double Q5_yy = t16 + t19;
    const double Q5_xy = c5 * t18 - t14;
    const double Q5_xz = c5 * t15 + s5 * t17;
    const double Q5_yz = s5 * t15 - c5 * t17;

    /* all beyond joint 4: moments of mass h and Q about it
       h4_z = -h5_y, Q4_yx = Q4_xy, Q4_zx = Q4_xz, Q4_zy = Q4_yz
       L6at6_x: joint 6 from joint 6: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L),
         couple Z
       K5at4_z, K5at4_x: joint 5 from joint 4: wrench by q5 (E, G), by qd5 (D, H), momentum
         (K, L), couple Z */
    const double L6at6_x = 0.068832705569 * c6 - s6 * t4;
    const double t20 = 0.0825 * h5_y;
    const double K5at4_z = Q5_yz + 0.384 * h5_y;
    const double t21 = 0.49008027465000004 - h5_x;
    const double t22 = L6at6_x - 1.720683553603;
    const double t23 = Q5_xx - 0.165 * h5_x + 0.045847386156815495;
    const double K5at4_x = Q5_xz + 0.384 * h5_x;
    const double t24 = 0.0825 * L6at6_x - 0.13876407268546084 + K5at4_x;
    const double t25 = Q5_xy - t20 + 0.0039053550262761003;
    const double t26 = Q6_yy - 0.768 * L6at6_x + 0.585225515030972;
    const double t27 = K5at4_z - 0.0016444875773692705;
    const double h4_x = c4 * t21 - s4 * t22;
    const double h4_y = s4 * t21 + c4 * t22;
    const double t28 = s4 * (t23 - t26) + c4 * (2.0 * t24);
    const double t29 = s4 * t28;
    const double Q4_xx = t23 - t29;
    const double Q4_yy = t26 + t29;
    const double Q4_xy = c4 * t28 - t24;
    const double Q4_xz = c4 * t25 - s4 * t27;
    const double Q4_yz = s4 * t25 + c4 * t27;

    /* all beyond joint 3: moments of mass h and Q about it
       h3_z = -h4_y, Q3_yx = Q3_xy, Q3_zx = Q3_xz, Q3_zy = Q3_yz */
    const double t30 = 0.684157959872 - h4_x;
    const double t31 = h5_y + 0.028227094878000014;
    const double t32 = Q4_xx - 0.165 * h4_x + 0.0564296710265277;
    const double t33 = Q4_xz + t20 + 0.00012191242095074308;
    const double t34 = Q4_xy - 0.0825 * h4_y + 0.005487648106562255;
    const double t35 = Q5_yy + 0.02217814896487824;
    const double t36 = Q4_yz + 0.0043772571218395825;
    const double h3_x = c3 * t30 - s3 * t31;
    const double h3_y = s3 * t30 + c3 * t31;
    const double t37 = s3 * (t32 - t35) + c3 * (2.0 * t33);
    const double t38 = s3 * t37;
    const double Q3_xx = t32 - t38;
    const double Q3_yy = t35 + t38;
    const double Q3_xy = c3 * t37 - t33;
    const double Q3_xz = c3 * t34 - s3 * t36;
    const double Q3_yz = s3 * t34 + c3 * t36;

    /* all beyond joint 2: moments of mass h and Q about it
       h2_z = h3_y, Q2_yx = Q2_xy, Q2_zx = Q2_xz
       minus_K3at2_x, minus_K3at2_z: joint 3 from joint 2: wrench by q3 (E, G), by qd3 (D,
         H), momentum (K, L), couple Z */
    const double minus_K3at2_x = Q3_xz + 0.316 * h3_x;
    const double minus_K3at2_z = Q3_yz + 0.316 * h3_y;
    const double t39 = 0.00398335888393552 - minus_K3at2_x;
    const double t40 = s2 * (Q3_xx - Q4_yy + 0.632 * h4_y - 0.933193618736949);
    const double Q2_xy = c2 * (t40 + c2 * (2.0 * t39)) - t39;
    const double t41 = s2 * (minus_K3at2_z + 0.0007689361029464);
    const double Q2_xz = c2 * (Q3_xy - 0.01026110182100817) + t41;

    /* all beyond joint 7: block B and momentum P, both doubled, seen from it
       B7_yy = -B7_xx */
    const double t42 = half_qd7 * h7_y;
    const double t43 = half_qd7 * h7_x;
    const double B7_xx = qd[6] * Q7_xy;
    const double B7_xy = qd[6] * Q7_yy;
    const double minus_B7_yx = qd[6] * Q7_xx;
    const double B7_xz = Q7_yz * qd[6];
    const double minus_B7_yz = Q7_xz * qd[6];
    const double minus_P7_x = 2.0 * t42;
    const double P7_y = 2.0 * t43;

    /* all beyond joint 6: block B and momentum P, both doubled, seen from it
       P6_z = P7_y */
    const double t44 = 0.176 * t42;
    const double t45 = minus_B7_yx + 0.176 * t43;
    const double minus_B6_zz = B7_xx + t44;
    const double t46 = s6 * minus_B6_zz - c6 * B7_xz;
    const double t47 = c6 * t46;
    const double minus_B6_zx = s6 * minus_B7_yz + c6 * t45;
    const double minus_B6_zy = s6 * t45 - c6 * minus_B7_yz;
    const double t48 = s6 * t46 - qd[5] * Q6_xy;
    const double B6_xx = B7_xx - t48;
    const double B6_xy = t47 + qd[5] * Q6_yy;
    const double B6_yx = t47 + B7_xz - qd[5] * Q6_xx;
    const double B6_yy = t48 - t44;
    C[4][4] = B6_yy;
    const double B6_xz = c6 * B7_xy + qd[5] * Q6_yz;
    const double B6_yz = s6 * B7_xy - qd[5] * Q6_xz;
    const double P6_x = qd[5] * L6at6_x - c6 * minus_P7_x;
    const double P6_y = qd[5] * h6_x - s6 * minus_P7_x;
    C[5][5] = -minus_B6_zz;

    /* all beyond joint 5: block B and momentum P, both doubled, seen from it
       B5_zz = B6_yy, P5_z = P6_y */
    const double t49 = s5 * (B6_xx + minus_B6_zz) + c5 * (minus_B6_zx - B6_xz);
    const double t50 = c5 * t49;
    const double B5_zx = c5 * B6_yx + s5 * B6_yz;
    const double B5_zy = s5 * B6_yx - c5 * B6_yz;
    const double B5_xy = t50 - minus_B6_zx + qd[4] * Q5_yy;
    const double B5_yx = t50 + B6_xz - qd[4] * Q5_xx;
    const double B5_xz = c5 * B6_xy - s5 * minus_B6_zy + qd[4] * Q5_yz;
    const double B5_yz = s5 * B6_xy + c5 * minus_B6_zy - qd[4] * Q5_xz;
    const double P5_x = c5 * P6_x + s5 * P7_y - qd[4] * h5_y;
    const double P5_y = s5 * P6_x - c5 * P7_y + qd[4] * h5_x;

    /* all beyond joint 4: block B and momentum P, both doubled, seen from it
       P4_z = -P5_y */
    const double t51 = 0.384 * P6_y;
    const double t52 = 0.0825 * P5_x;
    const double t53 = 0.0825 * P5_y;
    const double t54 = s5 * t49 - qd[4] * Q5_xy;
    const double t55 = B6_xx + t51 - t54;
    const double t56 = B5_xz - 0.384 * P5_x;
    const double t57 = B5_zx + 0.0825 * P6_y;
    const double t58 = B6_yy - t52;
    const double t59 = B5_yx + t53;
    const double t60 = B5_yz - 0.384 * P5_y;
    const double B4_zz = t54 - minus_B6_zz - (t52 - t51);
    C[3][3] = B4_zz;
    const double t61 = s4 * (t55 - t58) + c4 * (t56 + t57);
    const double t62 = c4 * t61;
    const double B4_zx = c4 * t59 - s4 * t60;
    const double B4_zy = s4 * t59 + c4 * t60;
    const double t63 = s4 * t61 - qd[3] * Q4_xy;
    const double B4_xx = t55 - t63;
    const double B4_xy = t62 - t57 + qd[3] * Q4_yy;
    const double B4_yx = t62 - t56 - qd[3] * Q4_xx;
    const double B4_xz = c4 * B5_xy - s4 * B5_zy + qd[3] * Q4_yz;
    const double B4_yz = s4 * B5_xy + c4 * B5_zy - qd[3] * Q4_xz;
    const double P4_x = s4 * P6_y - c4 * P5_x - qd[3] * h4_y;
    const double P4_y = qd[3] * h4_x - (s4 * P5_x + c4 * P6_y);

    /* all beyond joint 3: block B and momentum P, both doubled, seen from it
       P3_z = -P4_y */
    const double t64 = 0.0825 * P4_x;
    const double t65 = B4_zx - t53;
    const double t66 = B4_zz - t64;
    const double t67 = B4_yx + 0.0825 * P4_y;
    const double B3_zz = t58 - t64 + t63;
    C[2][2] = B3_zz;
    const double t68 = s3 * (B4_xx - t66) + c3 * (B4_xz + t65);
    const double t69 = c3 * t68;
    const double B3_zx = c3 * t67 - s3 * B4_yz;
    const double B3_zy = s3 * t67 + c3 * B4_yz;
    const double B3_xy = t69 - t65 + qd[2] * Q3_yy;
    const double B3_yx = t69 - B4_xz - qd[2] * Q3_xx;
    const double B3_xz = c3 * B4_xy - s3 * B4_zy + qd[2] * Q3_yz;
    const double B3_yz = s3 * B4_xy + c3 * B4_zy - qd[2] * Q3_xz;
    const double minus_P3_x = c3 * P4_x + s3 * P5_y + qd[2] * h3_y;
    const double P3_y = c3 * P5_y - s3 * P4_x + qd[2] * h3_x;

    /* all beyond joint 2: block B and momentum P, both doubled, seen from it
       P2_z = P3_y */
    const double t70 = 0.316 * P4_y;
    const double t71 = s3 * t68 - qd[2] * Q3_xy;
    const double B2_zz = t66 - t70 + t71;
    C[1][1] = B2_zz;
    const double t72 = c2 * (0.316 * minus_P3_x + B3_xz + B3_zx);
    const double B2_zy = s2 * B3_yx + c2 * (0.316 * P3_y - B3_yz);
    const double t73 = B3_zz + s2 * (s2 * (B4_xx - t70 - B3_zz - t71) - t72);
    const double B2_yy = t73 - qd[1] * Q2_xy;
    C[0][0] = B2_yy;

    /* link 2: w, alpha, twice its origin's velocity v, U and acceleration a
       w2_z = half_qd2 */
    const double minus_w2_x = s2 * half_qd1;
    const double minus_w2_y = c2 * half_qd1;

    /* link 3: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double t74 = 0.316 * qd[1];
    const double t75 = 0.632 * minus_w2_x;
    const double w3_x = s3 * half_qd2 - c3 * minus_w2_x;
    const double w3_y = s3 * minus_w2_x + c3 * half_qd2;
    const double v2_3_x = c3 * t74 + s3 * t75;
    const double v2_3_y = c3 * t75 - s3 * t74;
    const double w3_z = minus_w2_y + half_qd3;

    /* link 4: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double t76 = 0.165 * w3_y;
    const double minus_v2_4_z = v2_3_y + 0.165 * w3_z;
    const double minus_w4_x = c4 * w3_x + s4 * w3_z;
    const double minus_w4_y = c4 * w3_z - s4 * w3_x;
    const double v2_4_x = s4 * t76 - c4 * v2_3_x;
    const double v2_4_y = s4 * v2_3_x + c4 * t76;
    const double w4_z = half_qd4 - w3_y;

    /* link 5: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double t77 = v2_4_x + 0.768 * w4_z;
    const double minus_v2_5_z = v2_4_y + 0.165 * w4_z;
    const double t78 = minus_v2_4_z - (0.165 * minus_w4_y + 0.768 * minus_w4_x);
    const double w5_x = c5 * minus_w4_x - s5 * w4_z;
    const double minus_w5_y = c5 * w4_z + s5 * minus_w4_x;
    const double v2_5_x = s5 * t78 - c5 * t77;
    const double v2_5_y = s5 * t77 + c5 * t78;
    const double w5_z = minus_w4_y + half_qd5;

    /* link 6: w, alpha, twice its origin's velocity v, U and acceleration a
       v2_6_z = -v2_5_y */
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double v2_6_x = c6 * v2_5_x - s6 * minus_v2_5_z;
    const double minus_v2_6_y = s6 * v2_5_x + c6 * minus_v2_5_z;
    const double w6_z = minus_w5_y + half_qd6;

    /* link 7: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double v2_7_z = minus_v2_6_y - 0.176 * w6_z;

    /* joint 7 from joint 7: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
       L7at7_y = h7_x, L7at7_x = -h7_y, K7at7_y = -Q7_yz */
    const double t79 = 2.0 * w6_x;
    const double t80 = 2.0 * w6_y;
    const double t81 = 2.0 * w6_z;
    const double t82 = Q7_xy * t79;
    const double t83 = Q7_xy * t81;
    const double t84 = Q7_xz * t80;
    const double D7at7_x = t82 + Q7_yy * t81 - Q7_yz * t80 + B7_xz;
    const double D7at7_y = t84 - (t83 + Q7_xx * t79) - minus_B7_yz;
    const double H7at7_z = t79 * h7_x + t81 * h7_y;
    const double minus_H7at7_x = P7_y - t80 * h7_x;
    const double minus_H7at7_y = minus_P7_x - t80 * h7_y;
    const double minus_Z7at7_x = v2_7_z * h7_x + (t82 - Q7_xx * t81);
    const double minus_Z7at7_y = v2_7_z * h7_y + (Q7_yy * t79 - t83);

    /* joint 7 from joint 6: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
       L7at6_z = h7_x, L7at6_x = -h7_y, K7at6_z = -Q7_yz, D7at6_x = D7at7_x, H7at6_y =
         -H7at7_z, H7at6_x = H7at7_x, H7at6_z = H7at7_y, Z7at6_x = Z7at7_x, Z7at6_z =
         Z7at7_y */
    const double D7at6_y = 0.088 * minus_H7at7_y;
    const double D7at6_z = D7at7_y - 0.088 * H7at7_z;
    C[5][6] = D7at6_z;
    const double minus_K7at6_y = Q7_yy + Q7_xx + 0.0007342523217448644 * c7;
    const double t85 = v2_6_x * h7_x - (v2_5_y + 0.176 * w6_y) * h7_y;
    const double Z7at6_y = Q7_yz * t79 - Q7_xz * t81 - t85;
    C[6][5] = minus_K7at6_y * t79 - t84 + h7_y * minus_v2_6_y - minus_Z7at7_y;

    /* joint 7 from joint 5: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
       L7at5_y = -h7_x, K7at5_y = Q7_yz, H7at5_y = -H7at7_y, Z7at5_y = -Z7at7_y */
    const double H7at5_x = s6 * H7at7_z - c6 * minus_H7at7_x;
    const double minus_H7at5_z = s6 * minus_H7at7_x + c6 * H7at7_z;
    const double D7at5_x = c6 * D7at7_x - s6 * D7at6_y;
    const double D7at5_z = s6 * D7at7_x + c6 * D7at6_y;
    C[4][6] = D7at5_z;
    const double minus_L7at5_x = c6 * h7_y;
    const double minus_L7at5_z = s6 * h7_y;
    const double K7at5_x = s6 * minus_K7at6_y - c6 * Q7_xz;
    const double minus_K7at5_z = s6 * Q7_xz + c6 * minus_K7at6_y;
    const double minus_Z7at5_x = c6 * minus_Z7at7_x + s6 * Z7at6_y;
    const double Z7at5_z = c6 * Z7at6_y - s6 * minus_Z7at7_x;

    /* joint 7 from joint 4: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
       H7at4_y = -H7at5_z, L7at4_y = -L7at5_z */
    const double H7at4_x = s5 * minus_H7at7_y - c5 * H7at5_x;
    const double minus_H7at4_z = s5 * H7at5_x + c5 * minus_H7at7_y;
    const double t86 = 0.0825 * minus_H7at4_z;
    const double D7at4_x = 0.384 * minus_H7at4_z - (s5 * D7at6_z + c5 * D7at5_x);
    const double D7at4_y = t86 - D7at5_z;
    const double t87 = 0.0825 * minus_H7at5_z + 0.384 * H7at4_x;
    const double D7at4_z = t87 - (s5 * D7at5_x - c5 * D7at6_z);
    C[3][6] = D7at4_z;
    const double L7at4_x = c5 * minus_L7at5_x - s5 * h7_x;
    const double L7at4_z = s5 * minus_L7at5_x + c5 * h7_x;
    const double t88 = 0.0825 * L7at4_z;
    const double K7at4_x = s5 * Q7_yz - c5 * K7at5_x - 0.384 * L7at4_z;
    const double minus_K7at4_y = t88 - minus_K7at5_z;
    const double Z7at4_x = c5 * minus_Z7at5_x + s5 * minus_Z7at7_y;
    const double Z7at4_z = s5 * minus_Z7at5_x - c5 * minus_Z7at7_y;

    /* joint 7 from joint 3: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
       H7at3_y = -H7at4_z, L7at3_y = -L7at4_z */
    const double H7at3_x = s4 * minus_H7at5_z - c4 * H7at4_x;
    const double minus_H7at3_z = s4 * H7at4_x + c4 * minus_H7at5_z;
    const double D7at3_x = s4 * D7at4_y - c4 * D7at4_x;
    const double D7at3_y = 0.0825 * minus_H7at3_z - D7at4_z;
    const double D7at3_z = t86 - (s4 * D7at4_x + c4 * D7at4_y);
    C[2][6] = D7at3_z;
    const double L7at3_x = s4 * minus_L7at5_z - c4 * L7at4_x;
    const double minus_L7at3_z = s4 * L7at4_x + c4 * minus_L7at5_z;
    const double minus_K7at3_x = c4 * K7at4_x + s4 * minus_K7at4_y;
    const double t89 = s5 * K7at5_x + c5 * Q7_yz - 0.384 * L7at4_x;
    const double K7at3_y = t89 - 0.0825 * (minus_L7at5_z - minus_L7at3_z);
    const double minus_Z7at3_x = s4 * Z7at5_z + c4 * Z7at4_x;
    const double minus_Z7at3_z = s4 * Z7at4_x - c4 * Z7at5_z;

    /* joint 7 from joint 2: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
       Z7at2_y = -Z7at3_z */
    const double H7at2_x = c3 * H7at3_x - s3 * minus_H7at4_z;
    const double H7at2_z = s3 * H7at3_x + c3 * minus_H7at4_z;
    const double D7at2_x = c3 * D7at3_x - s3 * D7at3_y - 0.316 * H7at2_z;
    const double D7at2_z = s3 * D7at3_x + c3 * D7at3_y + 0.316 * H7at2_x;
    C[1][6] = D7at2_z;
    const double L7at2_z = s3 * L7at3_x - c3 * L7at4_z;
    const double K7at2_y = t88 - (c4 * minus_K7at4_y - s4 * K7at4_x);
    const double minus_K7at2_x = c3 * minus_K7at3_x + s3 * K7at3_y + 0.316 * L7at2_z;
    const double Z7at2_x = s3 * Z7at4_z - c3 * minus_Z7at3_x;
    const double minus_Z7at2_z = s3 * minus_Z7at3_x + c3 * Z7at4_z;

    /* joint 7 from joint 1: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
       Z7at1_y = -Z7at2_z */
    const double minus_D7at1_z = s2 * D7at2_x - c2 * D7at3_z;
    const double minus_Z7at1_z = s2 * Z7at2_x + c2 * minus_Z7at3_z;
    C[0][6] = -minus_D7at1_z;
    C[6][0] = -minus_Z7at1_z;

    /* joint 6 from joint 6: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
       L6at6_y = h6_x, K6at6_x = -Q6_xz, D6at6_z = B6_zz */
    const double t90 = 2.0 * w5_x;
    const double t91 = 2.0 * minus_w5_y;
    const double t92 = 2.0 * w5_z;
    const double K6at6_z = Q6_xx + Q6_yy;
    const double t93 = minus_L7at5_x * v2_5_y - h7_x * v2_5_x;
    C[6][4] = Z7at5_z - (K7at5_x * t91 + Q7_yz * t90 + t93);
    const double t94 = Q6_xy * t90;
    const double t95 = Q6_xy * t92;
    const double t96 = Q6_xz * t91;
    const double D6at6_x = t94 + Q6_yy * t92 + Q6_yz * t91 + B6_xz;
    const double D6at6_y = B6_yz - (Q6_xx * t90 + t95 + t96);
    C[4][5] = D6at6_y;
    const double minus_H6at6_x = t91 * h6_x + P6_y;
    const double H6at6_y = t91 * L6at6_x + P6_x;
    const double t97 = v2_5_y * L6at6_x;
    const double Z6at6_x = v2_5_y * h6_x - minus_B6_zx - (t94 - Q6_xx * t92);
    const double minus_Z6at6_y = minus_B6_zy + t97 + (Q6_yy * t90 - t95);
    C[5][4] = K6at6_z * t90 + t96 + t97 - minus_Z6at6_y;

    /* joint 6 from joint 5: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
       L6at5_z = h6_x, K6at5_x = -Q6_xz, L6at5_x = L6at6_x, D6at5_y = -B6_zz, K6at5_y =
         -K6at6_z, D6at5_x = D6at6_x, D6at5_z = D6at6_y, H6at5_x = H6at6_x, H6at5_z =
         H6at6_y, Z6at5_x = Z6at6_x, Z6at5_z = Z6at6_y */
    const double H6at5_y = t92 * L6at6_x - t90 * h6_x;
    const double t98 = v2_5_x * h6_x + minus_v2_5_z * L6at6_x - minus_B6_zz;
    const double Z6at5_y = Q6_yz * t90 - Q6_xz * t92 - t98;

    /* joint 6 from joint 4: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
       L6at4_y = -h6_x, H6at4_y = -H6at6_y, Z6at4_y = -Z6at6_y */
    const double H6at4_x = c5 * minus_H6at6_x + s5 * H6at5_y;
    const double H6at4_z = s5 * minus_H6at6_x - c5 * H6at5_y;
    const double t99 = 0.0825 * H6at4_z;
    const double minus_D6at4_x = c5 * D6at6_x - s5 * minus_B6_zz + 0.384 * H6at4_z;
    const double minus_D6at4_y = D6at6_y + t99;
    const double t100 = 0.384 * H6at4_x - 0.0825 * H6at6_y;
    const double D6at4_z = t100 - (c5 * minus_B6_zz + s5 * D6at6_x);
    C[3][5] = D6at4_z;
    const double minus_L6at4_x = c5 * L6at6_x;
    const double minus_L6at4_z = s5 * L6at6_x;
    const double t101 = 0.0825 * minus_L6at4_z;
    const double K6at4_x = c5 * Q6_xz - s5 * K6at6_z + 0.384 * minus_L6at4_z;
    const double K6at4_y = Q6_yz + t101;
    const double Z6at4_x = s5 * Z6at5_y - c5 * Z6at6_x;
    const double minus_Z6at4_z = s5 * Z6at6_x + c5 * Z6at5_y;

    /* joint 6 from joint 3: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
       L6at3_y = -L6at4_z, Z6at3_y = -Z6at4_z */
    const double minus_H6at3_x = c4 * H6at4_x + s4 * H6at6_y;
    const double H6at3_z = c4 * H6at6_y - s4 * H6at4_x;
    const double D6at3_x = c4 * minus_D6at4_x - s4 * minus_D6at4_y;
    const double minus_D6at3_y = D6at4_z + 0.0825 * H6at3_z;
    const double D6at3_z = s4 * minus_D6at4_x + c4 * minus_D6at4_y - t99;
    C[2][5] = D6at3_z;
    const double L6at3_x = c4 * minus_L6at4_x - s4 * h6_x;
    const double L6at3_z = s4 * minus_L6at4_x + c4 * h6_x;
    const double K6at3_x = s4 * K6at4_y - c4 * K6at4_x;
    const double t102 = 0.384 * minus_L6at4_x - (s5 * Q6_xz + c5 * K6at6_z);
    const double K6at3_y = t102 + 0.0825 * (h6_x - L6at3_z);
    const double Z6at3_x = s4 * minus_Z6at6_y - c4 * Z6at4_x;
    const double minus_Z6at3_z = s4 * Z6at4_x + c4 * minus_Z6at6_y;

    /* joint 6 from joint 2: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
       D6at2_y = -D6at3_z, Z6at2_y = -Z6at3_z */
    const double minus_H6at2_x = c3 * minus_H6at3_x - s3 * H6at4_z;
    const double minus_H6at2_z = c3 * H6at4_z + s3 * minus_H6at3_x;
    const double D6at2_x = c3 * D6at3_x + s3 * minus_D6at3_y + 0.316 * minus_H6at2_z;
    const double D6at2_z = s3 * D6at3_x - c3 * minus_D6at3_y - 0.316 * minus_H6at2_x;
    C[1][5] = D6at2_z;
    const double L6at2_z = s3 * L6at3_x + c3 * minus_L6at4_z;
    const double K6at2_y = s4 * K6at4_x + c4 * K6at4_y - t101;
    const double K6at2_x = c3 * K6at3_x - s3 * K6at3_y - 0.316 * L6at2_z;
    const double Z6at2_x = c3 * Z6at3_x - s3 * minus_Z6at4_z;
    const double Z6at2_z = s3 * Z6at3_x + c3 * minus_Z6at4_z;

    /* joint 6 from joint 1: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
       Z6at1_y = -Z6at2_z */
    const double D6at1_z = c2 * D6at3_z - s2 * D6at2_x;
    C[0][5] = D6at1_z;
    const double minus_Z6at1_z = s2 * Z6at2_x + c2 * minus_Z6at3_z;
    C[5][0] = -minus_Z6at1_z;

    /* joint 5 from joint 5: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
       L5at5_y = h5_x, L5at5_x = -h5_y, K5at5_y = -Q5_yz, D5at5_z = B6_yy */
    const double t103 = 2.0 * minus_w4_x;
    const double t104 = 2.0 * minus_w4_y;
    const double t105 = 2.0 * w4_z;
    const double K5at5_z = Q5_xx + Q5_yy;
    const double t106 = L7at4_x * v2_4_y - minus_L7at5_z * v2_4_x;
    C[6][3] = t106 - (minus_K7at4_y * t103 + K7at4_x * t104) + Z7at4_z;
    const double t107 = minus_L6at4_x * v2_4_y - h6_x * v2_4_x;
    const double t108 = Q5_xy * t103;
    const double t109 = Q5_xy * t105;
    const double D5at5_x = t108 - Q5_yy * t105 + Q5_yz * t104 + B5_xz;
    const double D5at5_y = t109 - Q5_xx * t103 - Q5_xz * t104 + B5_yz;
    const double H5at5_z = t103 * h5_x - t105 * h5_y;
    const double minus_H5at5_x = t104 * h5_x + P5_y;
    const double H5at5_y = P5_x - t104 * h5_y;
    const double Z5at5_y = B5_zy + minus_v2_5_z * h5_y - (Q5_yy * t103 + t109);
    C[5][3] = -(K6at4_x * t104 - K6at4_y * t103 + t107 + minus_Z6at4_z);

    /* joint 5 from joint 4: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
       L5at4_x = h5_y, H5at4_y = -H5at5_z, H5at4_x = -H5at5_x */
    const double t110 = 0.0825 * H5at5_y;
    const double minus_D5at4_x = D5at5_x - 0.384 * H5at5_y;
    const double minus_D5at4_y = B6_yy - t110;
    const double D5at4_z = 0.384 * minus_H5at5_x - 0.0825 * H5at5_z - D5at5_y;
    C[3][4] = D5at4_z;
    const double t111 = 0.0825 * h5_x;
    const double minus_K5at4_y = K5at5_z - t111;
    const double Z5at4_x = t108 + Q5_xx * t105 - (B5_zx + minus_v2_5_z * h5_x);
    const double t112 = B6_yy + (t78 * h5_y - t77 * h5_x);
    const double Z5at4_y = Q5_yz * t103 + Q5_xz * t105 - t112;
    const double t113 = h5_y * v2_4_y - (minus_K5at4_y * t103 + K5at4_x * t104);
    C[4][3] = t113 - Z5at5_y;

    /* joint 5 from joint 3: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
       L5at3_y = h5_x, H5at3_y = H5at5_y, Z5at3_y = Z5at5_y */
    const double minus_H5at3_x = c4 * minus_H5at5_x + s4 * H5at5_z;
    const double H5at3_z = c4 * H5at5_z - s4 * minus_H5at5_x;
    const double D5at3_x = c4 * minus_D5at4_x - s4 * minus_D5at4_y;
    const double minus_D5at3_y = D5at4_z + 0.0825 * H5at3_z;
    const double D5at3_z = s4 * minus_D5at4_x + c4 * minus_D5at4_y + t110;
    C[2][4] = D5at3_z;
    const double minus_L5at3_x = c4 * h5_y;
    const double minus_K5at3_x = c4 * K5at4_x + s4 * minus_K5at4_y;
    const double K5at3_y = s4 * t20 - K5at4_z;
    const double K5at3_z = c4 * minus_K5at4_y - s4 * K5at4_x + t111;
    const double Z5at3_x = s4 * Z5at4_y - c4 * Z5at4_x;
    const double minus_Z5at3_z = s4 * Z5at4_x + c4 * Z5at4_y;

    /* joint 5 from joint 2: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
       D5at2_y = -D5at3_z, K5at2_y = -K5at3_z, Z5at2_y = -Z5at3_z */
    const double minus_H5at2_x = c3 * minus_H5at3_x + s3 * H5at5_y;
    const double H5at2_z = c3 * H5at5_y - s3 * minus_H5at3_x;
    const double D5at2_x = c3 * D5at3_x + s3 * minus_D5at3_y - 0.316 * H5at2_z;
    const double D5at2_z = s3 * D5at3_x - c3 * minus_D5at3_y - 0.316 * minus_H5at2_x;
    C[1][4] = D5at2_z;
    const double L5at2_z = c3 * h5_x - s3 * minus_L5at3_x;
    const double minus_K5at2_x = c3 * minus_K5at3_x + s3 * K5at3_y + 0.316 * L5at2_z;
    const double Z5at2_x = c3 * Z5at3_x - s3 * Z5at5_y;
    const double Z5at2_z = s3 * Z5at3_x + c3 * Z5at5_y;

    /* joint 5 from joint 1: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
       Z5at1_y = -Z5at2_z */
    const double D5at1_z = c2 * D5at3_z - s2 * D5at2_x;
    C[0][4] = D5at1_z;
    const double minus_Z5at1_z = s2 * Z5at2_x + c2 * minus_Z5at3_z;
    C[4][0] = -minus_Z5at1_z;

    /* joint 4 from joint 4: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
       L4at4_y = h4_x, L4at4_x = -h4_y, K4at4_y = -Q4_yz, D4at4_z = B4_zz */
    const double t114 = 2.0 * w3_x;
    const double t115 = 2.0 * w3_y;
    const double t116 = 2.0 * w3_z;
    const double K4at4_z = Q4_xx + Q4_yy;
    const double t117 = minus_K7at3_x * t115 + K7at3_y * t114;
    C[6][2] = L7at3_x * v2_3_y + L7at4_z * v2_3_x - t117 - minus_Z7at3_z;
    const double t118 = L6at3_x * v2_3_y - minus_L6at4_z * v2_3_x;
    C[5][2] = K6at3_x * t115 - K6at3_y * t114 + t118 - minus_Z6at3_z;
    const double t119 = minus_L5at3_x * v2_3_y + h5_x * v2_3_x;
    const double t120 = Q4_xy * t114;
    const double t121 = Q4_xy * t116;
    const double t122 = Q4_xz * t115;
    const double D4at4_x = B4_xz - (t120 + Q4_yy * t116 + Q4_yz * t115);
    const double D4at4_y = Q4_xx * t114 + t121 + t122 + B4_yz;
    const double H4at4_y = t115 * h4_y + P4_x;
    const double Z4at4_y = B4_zy + minus_v2_4_z * h4_y - (t121 - Q4_yy * t114);
    C[4][2] = -(minus_K5at3_x * t115 + K5at3_y * t114 + t119 + minus_Z5at3_z);

    /* joint 4 from joint 3: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
       L4at3_x = h4_y, K4at3_x = Q4_xz, K4at3_z = Q4_yz, D4at3_x = -D4at4_x, H4at3_z =
         -H4at4_y */
    const double H4at3_x = P4_y - t115 * h4_x;
    const double H4at3_y = t116 * h4_y + t114 * h4_x;
    const double D4at3_y = 0.0825 * H4at4_y - B4_zz;
    const double D4at3_z = 0.0825 * H4at3_y - D4at4_y;
    C[2][3] = D4at3_z;
    const double minus_K4at3_y = K4at4_z - 0.0825 * h4_x;
    const double Z4at3_x = Q4_xx * t116 - t120 - (B4_zx + minus_v2_4_z * h4_x);
    const double t123 = B4_zz + (t76 * h4_y - v2_3_x * h4_x);
    const double Z4at3_y = Q4_xz * t116 - Q4_yz * t114 - t123;
    C[3][2] = t122 + minus_K4at3_y * t114 + h4_y * v2_3_y - Z4at4_y;

    /* joint 4 from joint 2: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
       K4at2_y = -Q4_yz, Z4at2_y = Z4at4_y */
    const double H4at2_x = c3 * H4at3_x - s3 * H4at3_y;
    const double H4at2_z = s3 * H4at3_x + c3 * H4at3_y;
    const double minus_D4at2_x = c3 * D4at4_x + s3 * D4at3_y + 0.316 * H4at2_z;
    const double D4at2_z = c3 * D4at3_y - s3 * D4at4_x + 0.316 * H4at2_x;
    C[1][3] = D4at2_z;
    const double K4at2_x = c3 * Q4_xz + s3 * (minus_K4at3_y - 0.316 * h4_y);
    const double Z4at2_x = c3 * Z4at3_x - s3 * Z4at3_y;
    const double Z4at2_z = s3 * Z4at3_x + c3 * Z4at3_y;

    /* joint 4 from joint 1: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
       Z4at1_y = -Z4at2_z */
    const double D4at1_z = s2 * minus_D4at2_x + c2 * D4at3_z;
    C[0][3] = D4at1_z;
    const double minus_Z4at1_z = s2 * Z4at2_x + c2 * Z4at4_y;
    C[3][0] = -minus_Z4at1_z;

    /* joint 3 from joint 3: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z
       L3at3_y = h3_x, L3at3_x = -h3_y, K3at3_y = -Q3_yz, D3at3_z = B3_zz */
    const double t124 = 2.0 * minus_w2_x;
    const double t125 = 2.0 * minus_w2_y;
    C[6][1] = minus_K7at2_x * t125 + K7at2_y * t124 - minus_Z7at2_z;
    C[5][1] = K6at2_y * t124 - K6at2_x * t125 + Z6at2_z;
    C[4][1] = minus_K5at2_x * t125 - K5at3_z * t124 + Z5at2_z;
    C[3][1] = Z4at2_z - (K4at2_x * t125 + Q4_yz * t124);
    const double t126 = Q3_xy * t124;
    const double t127 = Q3_xx * t124;
    const double t128 = Q3_xy * qd[1];
    const double D3at3_x = Q3_yy * qd[1] - t126 + Q3_yz * t125 + B3_xz;
    const double D3at3_y = t127 - t128 - Q3_xz * t125 + B3_yz;
    const double minus_H3at3_x = t125 * h3_x + P3_y;
    const double minus_H3at3_y = minus_P3_x + t125 * h3_y;
    const double Z3at3_x = B3_zx + (Q3_xx * qd[1] + t126);
    const double t129 = B3_zz + (t74 * h3_x + t75 * h3_y);
    const double Z3at3_z = t129 + (Q3_xz * qd[1] + Q3_yz * t124);
    C[2][1] = B3_zy + t128 + minus_K3at2_x * t125 - t127;

    /* joint 3 from joint 2: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z
       D3at2_y = -B3_zz, H3at2_x = H3at3_x, H3at2_z = H3at3_y, Z3at2_x = Z3at3_x, Z3at2_y =
         -Z3at3_z */
    const double D3at2_x = D3at3_x + 0.316 * minus_H3at3_y;
    const double D3at2_z = D3at3_y - 0.316 * minus_H3at3_x;
    C[1][2] = D3at2_z;

    /* joint 3 from joint 1: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z */
    const double D3at1_z = c2 * B3_zz - s2 * D3at2_x;
    C[0][2] = D3at1_z;
    const double Z3at1_z = c2 * Z3at3_z - s2 * Z3at3_x;
    C[2][0] = Z3at1_z;

    /* joint 2 from joint 1: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z
       K2at1_x = Q2_xz */
    const double t130 = Q2_xy * qd[0];
    const double minus_D2at1_z = t130 + (s2 * B3_xy - c2 * B3_zy) - qd[1] * Q2_xz;
    const double Z2at1_z = t130 - B2_zy;
    C[1][0] = Z2at1_z;
    C[0][1] = -minus_D2at1_z;

    /* results */
    C[6][6] = 0.0;
}

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

    /* joint 6: force F and moment N through it, joint 7 added */
    const double N6_x = n6_x - s7 * n7_y;
    const double N6_y = n6_y + minus_n7_z;
    const double N6_z = n6_z + c7 * n7_y;
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

/* Joint forces at zero acceleration: h = C(q,qd) qd + phi(q). */
void panda_bias(const double q[7], const double qd[7], double h[7])
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
    const double t2 = qd[1] * qd[1];
    const double minus_U2_xx = minus_w2_y * minus_w2_y + t2;
    const double minus_U2_yy = minus_w2_x * minus_w2_x + t2;
    const double minus_U2_zy = 2.0 * minus_alpha2_x;

    /* link 2: acceleration a of its origin, gravity included */
    const double minus_a2_x = 9.81 * s2;
    const double minus_a2_y = 9.81 * c2;

    /* link 2: moment n = I alpha + w x I w + mc x a */
    const double t3 = 0.00796671776787104 * minus_alpha2_x;
    const double t4 = 0.046155764989863624 * alpha2_y;
    const double t5 = 0.01026110182100817 * (minus_U2_xx - minus_U1_xx);
    const double n2_y = t4 + (t3 - 0.0007689361029464 * U2_xy) + t5;
    const double t6 = 0.00398335888393552 * (minus_U2_yy - minus_U2_xx);
    const double t7 = 0.01993386669246 * c2 - 30.45357582685272 * s2;
    const double n2_z = t7 - (0.9896232897634767 * U2_xy + t6);

    /* link 3: angular velocity w */
    const double w3_x = s3 * qd[1] - c3 * minus_w2_x;
    const double w3_y = s3 * minus_w2_x + c3 * qd[1];
    const double w3_z = minus_w2_y + qd[2];

    /* link 3: angular acceleration alpha, U = [alpha] + [w][w]
       alpha3_z = -alpha2_y, U3_zz = U2_yy */
    const double U3_xz = s3 * minus_U2_zy - c3 * U2_xy;
    const double U3_yz = s3 * U2_xy + c3 * minus_U2_zy;
    const double t8 = w3_x * w3_z;
    const double t9 = w3_y * w3_z;
    const double t10 = w3_x * w3_y;
    const double alpha3_x = t9 - U3_yz;
    const double alpha3_y = U3_xz - t8;
    const double t11 = w3_z * w3_z;
    const double minus_U3_xx = w3_y * w3_y + t11;
    const double minus_U3_yy = w3_x * w3_x + t11;
    const double U3_xy = t10 + alpha2_y;
    const double U3_yx = t10 - alpha2_y;
    const double U3_zx = t8 - alpha3_y;
    const double U3_zy = t9 + alpha3_x;

    /* link 3: acceleration a of its origin, gravity included */
    const double t12 = 0.632 * minus_alpha2_x;
    const double t13 = minus_a2_x + 0.316 * U2_xy;
    const double a3_x = s3 * t12 - c3 * t13;
    const double a3_y = s3 * t13 + c3 * t12;
    const double a3_z = minus_a2_y - 0.316 * minus_U2_yy;

    /* link 3: force f = U mc (m = 0) */
    const double f3_x = 0.028227094878000014 * U3_xy - 0.684157959872 * minus_U3_xx;
    const double f3_y = 0.684157959872 * U3_yx - 0.028227094878000014 * minus_U3_yy;

    /* link 3: moment n = I alpha + w x I w + mc x a */
    const double t14 = 0.00012191242095074308 * U3_zx - 0.005487648106562255 * U3_yx;
    const double t15 = 0.011595864095166039 * alpha3_x + 0.12445520614822145 * t9 + t14;
    const double t16 = 0.0043772571218395825 * U3_xy - 0.00012191242095074308 * U3_zy;
    const double t17 = 0.005487648106562255 * (minus_U3_xx - minus_U2_yy);
    const double t18 = 0.005487648106562255 * U3_yz - 0.0043772571218395825 * U3_xz;
    const double t19 = 0.12445520614822145 * alpha2_y + 0.011595864095166039 * t10;
    const double t20 = t15 - 0.0043772571218395825 * (minus_U2_yy - minus_U3_yy);
    const double n3_x = t20 + 0.028227094878000014 * a3_z;
    const double n3_y = t16 - 0.11285934205305541 * t8 - t17 - 0.684157959872 * a3_z;
    const double t21 = t18 - t19 - 0.00012191242095074308 * (minus_U3_yy - minus_U3_xx);
    const double n3_z = t21 + (0.684157959872 * a3_y - 0.028227094878000014 * a3_x);

    /* link 4: angular velocity w */
    const double minus_w4_x = c4 * w3_x + s4 * w3_z;
    const double w4_y = s4 * w3_x - c4 * w3_z;
    const double w4_z = qd[3] - w3_y;

    /* link 4: angular acceleration alpha, U = [alpha] + [w][w]
       U4_zz = U3_yy */
    const double U4_xz = c4 * U3_xy + s4 * U3_zy;
    const double U4_yz = c4 * U3_zy - s4 * U3_xy;
    const double t22 = minus_w4_x * w4_z;
    const double t23 = w4_y * w4_z;
    const double t24 = minus_w4_x * w4_y;
    const double alpha4_x = t23 - U4_yz;
    const double alpha4_y = U4_xz + t22;
    const double t25 = w4_z * w4_z;
    const double minus_U4_xx = w4_y * w4_y + t25;
    const double minus_U4_yy = minus_w4_x * minus_w4_x + t25;
    const double minus_U4_xy = t24 - alpha3_y;
    const double minus_U4_yx = alpha3_y + t24;
    const double minus_U4_zx = t22 + alpha4_y;
    const double U4_zy = t23 + alpha4_x;

    /* link 4: acceleration a of its origin, gravity included */
    const double t26 = a3_x - 0.0825 * minus_U3_xx;
    const double minus_a4_z = a3_y + 0.0825 * U3_yx;
    const double t27 = a3_z + 0.0825 * U3_zx;
    const double minus_a4_x = c4 * t26 + s4 * t27;
    const double a4_y = s4 * t26 - c4 * t27;

    /* link 4: force f = U mc (m = 0) */
    const double f4_x = 1.720683553603 * minus_U4_xy - 0.49008027465000004 * minus_U4_xx;
    const double f4_y = 1.720683553603 * minus_U4_yy - 0.49008027465000004 * minus_U4_yx;
    const double minus_f4_z = 0.49008027465000004 * minus_U4_zx + 1.720683553603 * U4_zy;

    /* link 4: moment n = I alpha + w x I w + mc x a */
    const double t28 = 0.0039053550262761003 * minus_U4_yx;
    const double t29 = 0.5408292849391831 * alpha4_x + 0.6325240572528141 * t23;
    const double t30 = 0.0016444875773692705 * (minus_U3_yy - minus_U4_yy);
    const double t31 = 0.0016444875773692705 * minus_U4_xy;
    const double t32 = 0.09169477231363099 * t22 + (0.13876407268546084 * U4_zy + t31);
    const double t33 = 0.0016444875773692705 * U4_xz + 0.0039053550262761003 * U4_yz;
    const double t34 = 0.5408292849391831 * t24 - 0.6325240572528141 * alpha3_y + t33;
    const double t35 = t29 + (0.13876407268546084 * minus_U4_zx + t28) + t30;
    const double n4_x = t35 + 1.720683553603 * minus_a4_z;
    const double t36 = t32 - 0.0039053550262761003 * (minus_U4_xx - minus_U3_yy);
    const double n4_y = t36 + 0.49008027465000004 * minus_a4_z;
    const double t37 = 0.49008027465000004 * a4_y - 1.720683553603 * minus_a4_x;
    const double n4_z = t34 + 0.13876407268546084 * (minus_U4_yy - minus_U4_xx) + t37;

    /* link 5: angular velocity w */
    const double w5_x = c5 * minus_w4_x - s5 * w4_z;
    const double minus_w5_y = s5 * minus_w4_x + c5 * w4_z;
    const double w5_z = qd[4] - w4_y;

    /* link 5: angular acceleration alpha, U = [alpha] + [w][w]
       alpha5_z = -alpha4_y, U5_zz = U4_yy */
    const double U5_xz = s5 * U4_zy - c5 * minus_U4_xy;
    const double U5_yz = s5 * minus_U4_xy + c5 * U4_zy;
    const double t38 = w5_x * w5_z;
    const double t39 = minus_w5_y * w5_z;
    const double t40 = w5_x * minus_w5_y;
    const double minus_alpha5_x = t39 + U5_yz;
    const double alpha5_y = U5_xz - t38;
    const double t41 = w5_z * w5_z;
    const double minus_U5_xx = minus_w5_y * minus_w5_y + t41;
    const double minus_U5_yy = w5_x * w5_x + t41;
    const double U5_xy = alpha4_y - t40;
    const double minus_U5_yx = t40 + alpha4_y;
    const double U5_zx = t38 - alpha5_y;
    const double minus_U5_zy = t39 + minus_alpha5_x;

    /* link 5: acceleration a of its origin, gravity included */
    const double t42 = 0.384 * minus_U4_xy - 0.0825 * minus_U4_xx - minus_a4_x;
    const double minus_a5_z = a4_y + (0.384 * minus_U4_yy - 0.0825 * minus_U4_yx);
    const double t43 = minus_a4_z + (0.0825 * minus_U4_zx + 0.384 * U4_zy);
    const double a5_x = s5 * t43 - c5 * t42;
    const double a5_y = s5 * t42 + c5 * t43;

    /* link 5: force f = U mc (m = 0) */
    const double f5_x = 0.014653732538 * minus_U5_xx + 0.067870631425 * U5_xy;
    const double f5_y = 0.014653732538 * minus_U5_yx - 0.067870631425 * minus_U5_yy;
    const double minus_f5_z = 0.014653732538 * U5_zx + 0.067870631425 * minus_U5_zy;

    /* link 5: moment n = I alpha + w x I w + mc x a */
    const double t44 = 0.024230847133882086 * minus_alpha5_x;
    const double t45 = 0.004600245517563105 * minus_U5_yx;
    const double t46 = t45 + 0.0015152444733270301 * U5_zx;
    const double t47 = 0.0021640520520981297 * (minus_U4_yy - minus_U5_yy);
    const double t48 = 0.0015152444733270301 * minus_U5_zy;
    const double t49 = t48 - 0.0021640520520981297 * U5_xy;
    const double t50 = 0.004600245517563105 * (minus_U5_xx - minus_U4_yy);
    const double t51 = 0.024230847133882086 * t40 - 0.027133159263935516 * alpha4_y;
    const double t52 = 0.0021640520520981297 * U5_xz + 0.004600245517563105 * U5_yz;
    const double t53 = t46 - (t44 + 0.027133159263935516 * t39) + t47;
    const double n5_x = t53 - 0.067870631425 * minus_a5_z;
    const double t54 = t49 - 0.0029023121300534305 * t38 - t50;
    const double n5_y = t54 - 0.014653732538 * minus_a5_z;
    const double t55 = t51 + t52 - 0.0015152444733270301 * (minus_U5_yy - minus_U5_xx);
    const double n5_z = t55 - (0.014653732538 * a5_y + 0.067870631425 * a5_x);

    /* link 6: angular velocity w */
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double w6_z = minus_w5_y + qd[5];

    /* link 6: angular acceleration alpha, U = [alpha] + [w][w]
       U6_zz = U5_yy */
    const double U6_xz = s6 * minus_U5_zy - c6 * U5_xy;
    const double U6_yz = c6 * minus_U5_zy + s6 * U5_xy;
    const double t56 = w6_x * w6_z;
    const double t57 = w6_y * w6_z;
    const double t58 = w6_x * w6_y;
    const double alpha6_x = t57 - U6_yz;
    const double alpha6_y = U6_xz - t56;
    const double t59 = w6_z * w6_z;
    const double minus_U6_xx = w6_y * w6_y + t59;
    const double minus_U6_yy = w6_x * w6_x + t59;
    const double U6_xy = t58 + alpha5_y;
    const double U6_yx = t58 - alpha5_y;
    const double U6_zx = t56 - alpha6_y;
    const double U6_zy = t57 + alpha6_x;

    /* link 6: acceleration a of its origin, gravity included
       a6_z = -a5_y */
    const double a6_x = c6 * a5_x - s6 * minus_a5_z;
    const double minus_a6_y = s6 * a5_x + c6 * minus_a5_z;

    /* link 6: force f = U mc (m = 0) */
    const double minus_f6_x = 0.16496755269500002 * minus_U6_xx + 0.068832705569 * U6_xy;
    const double f6_y = 0.16496755269500002 * U6_yx + 0.068832705569 * minus_U6_yy;
    const double f6_z = 0.16496755269500002 * U6_zx - 0.068832705569 * U6_zy;

    /* link 6: moment n = I alpha + w x I w + mc x a */
    const double t60 = 0.00010375891721868492 * U6_yx + 0.005511034382675315 * U6_zx;
    const double t61 = 0.03045503293228903 * t57 - 0.0008185978088860856 * alpha6_x;
    const double t62 = 0.005511034382675315 * U6_zy - 9.3569097314605e-05 * U6_xy;
    const double t63 = 0.00010375891721868492 * (minus_U6_xx - minus_U5_yy);
    const double t64 = 0.0008185978088860856 * t58 - 0.03045503293228903 * alpha5_y;
    const double t65 = 9.3569097314605e-05 * U6_xz + 0.00010375891721868492 * U6_yz;
    const double t66 = t61 - t60 + 9.3569097314605e-05 * (minus_U5_yy - minus_U6_yy);
    const double n6_x = t66 + 0.068832705569 * a5_y;
    const double t67 = t62 - 0.03127363074117512 * t56 - t63;
    const double n6_y = t67 + 0.16496755269500002 * a5_y;
    const double t68 = t64 + t65 + 0.005511034382675315 * (minus_U6_yy - minus_U6_xx);
    const double n6_z = t68 + (0.068832705569 * a6_x - 0.16496755269500002 * minus_a6_y);

    /* link 7: angular velocity w */
    const double w7_x = c7 * w6_x + s7 * w6_z;
    const double w7_y = c7 * w6_z - s7 * w6_x;
    const double w7_z = qd[6] - w6_y;

    /* link 7: angular acceleration alpha, U = [alpha] + [w][w]
       U7_zz = U6_yy */
    const double minus_U7_xz = c7 * U6_xy + s7 * U6_zy;
    const double minus_U7_yz = c7 * U6_zy - s7 * U6_xy;
    const double t69 = w7_x * w7_z;
    const double t70 = w7_y * w7_z;
    const double t71 = w7_x * w7_y;
    const double alpha7_x = t70 + minus_U7_yz;
    const double minus_alpha7_y = minus_U7_xz + t69;
    const double t72 = w7_z * w7_z;
    const double minus_U7_xx = w7_y * w7_y + t72;
    const double minus_U7_yy = w7_x * w7_x + t72;
    const double U7_xy = t71 + alpha6_y;
    const double U7_yx = t71 - alpha6_y;
    const double U7_zx = t69 + minus_alpha7_y;
    const double U7_zy = t70 + alpha7_x;

    /* link 7: acceleration a of its origin, gravity included */
    const double a7_y = c7 * (0.088 * U6_zx - a5_y) - s7 * (a6_x - 0.088 * minus_U6_xx);
    const double a7_z = minus_a6_y - 0.088 * U6_yx;

    /* link 7: force f = U mc (m = 0) */
    const double minus_f7_x = 0.008343776383464369 * minus_U7_xx;
    const double f7_y = 0.008343776383464369 * U7_yx;
    const double f7_z = 0.008343776383464369 * U7_zx;

    /* link 7: moment n = I alpha + w x I w + mc x a */
    const double t73 = 0.0013450149983408877 * U7_yx + 0.0005571816285452075 * U7_zx;
    const double t74 = 0.002289892335277788 * alpha7_x + 0.004909651967360946 * t70;
    const double n7_x = t74 - t73 - 0.0011352667606277602 * (minus_U6_yy - minus_U7_yy);
    const double t75 = 0.0005571816285452075 * U7_zy + 0.0011352667606277602 * U7_xy;
    const double t76 = 0.0013450149983408877 * (minus_U7_xx - minus_U6_yy);
    const double t77 = 0.0013450149983408877 * minus_U7_yz;
    const double t78 = 0.004909651967360946 * alpha6_y + 0.002289892335277788 * t71;
    const double t79 = 0.0005571816285452075 * (minus_U7_yy - minus_U7_xx);
    const double t80 = t75 - 0.0026197596320831577 * t69 - t76;
    const double n7_y = t80 - 0.008343776383464369 * a7_z;
    const double t81 = t79 - (t78 + (t77 - 0.0011352667606277602 * minus_U7_xz));
    const double n7_z = t81 + 0.008343776383464369 * a7_y;
    h[6] = n7_z;

    /* joint 6: force F and moment N through it, joint 7 added */
    const double t82 = c7 * f7_y - s7 * minus_f7_x;
    const double N6_x = n6_x + (c7 * n7_x - s7 * n7_y);
    const double N6_y = n6_y - (n7_z + 0.088 * t82);
    const double N6_z = n6_z + (s7 * n7_x + c7 * n7_y - 0.0007342523217448644 * U7_zx);
    h[5] = N6_z;
    const double minus_F6_x = minus_f6_x + (c7 * minus_f7_x + s7 * f7_y);
    const double F6_y = f6_y - f7_z;
    const double F6_z = f6_z + t82;

    /* joint 5: force F and moment N through it, joint 6 added */
    const double N5_x = n5_x + (c6 * N6_x - s6 * N6_y);
    const double N5_y = n5_y - N6_z;
    const double N5_z = n5_z + (s6 * N6_x + c6 * N6_y);
    h[4] = N5_z;
    const double F5_x = f5_x - (c6 * minus_F6_x + s6 * F6_y);
    const double F5_y = f5_y - F6_z;

    /* joint 4: force F and moment N through it, joint 5 added */
    const double t83 = s5 * F5_y - c5 * F5_x;
    const double t84 = minus_f5_z - (c6 * F6_y - s6 * minus_F6_x);
    const double t85 = s5 * F5_x + c5 * F5_y;
    const double N4_x = n4_x + (s5 * N5_y - c5 * N5_x + 0.384 * t85);
    const double N4_y = n4_y + (0.0825 * t85 - N5_z);
    const double N4_z = n4_z + (0.0825 * t84 + 0.384 * t83 - (s5 * N5_x + c5 * N5_y));
    h[3] = N4_z;
    const double F4_x = f4_x + t83;
    const double F4_y = f4_y + t84;
    const double minus_F4_z = minus_f4_z + t85;

    /* joint 3: force F and moment N through it, joint 4 added */
    const double N3_x = n3_x + (s4 * N4_y - c4 * N4_x);
    const double N3_y = n3_y + (0.0825 * (s4 * F4_x + c4 * F4_y) - N4_z);
    const double N3_z = n3_z + (0.0825 * minus_F4_z - (s4 * N4_x + c4 * N4_y));
    h[2] = N3_z;
    const double F3_x = f3_x + (s4 * F4_y - c4 * F4_x);
    const double F3_y = f3_y + minus_F4_z;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double t86 = 0.01026110182100817 * U2_xy - 0.00796671776787104 * alpha2_y;
    const double t87 = c3 * N3_x - s3 * N3_y - 0.316 * (s3 * F3_x + c3 * F3_y);
    const double t88 = t86 + 0.0007689361029464 * (minus_U1_xx - minus_U2_yy) + t87;
    const double N2_x = t88 - 2.025402344516817 * minus_alpha2_x;
    const double N2_y = n2_y - N3_z;
    const double N2_z = n2_z + (s3 * N3_x + c3 * N3_y + 0.316 * (c3 * F3_x - s3 * F3_y));
    h[1] = N2_z;

    /* joint 1: force F and moment N through it, joint 2 added */
    const double minus_N1_z = s2 * N2_x + c2 * N2_y;
    h[0] = -minus_N1_z;
}

/* Accelerations under given joint forces: qdd = M(q)^-1 (tau - h(q,qd)). */
void panda_forward_dynamics(const double q[7],
                            const double qd[7],
                            const double tau[7],
                            double qdd[7])
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
    const double t2 = qd[1] * qd[1];
    const double minus_U2_xx = minus_w2_y * minus_w2_y + t2;
    const double minus_U2_yy = minus_w2_x * minus_w2_x + t2;
    const double minus_U2_zy = 2.0 * minus_alpha2_x;

    /* link 2: acceleration a of its origin, gravity included */
    const double minus_a2_x = 9.81 * s2;
    const double minus_a2_y = 9.81 * c2;

    /* link 2: moment n = I alpha + w x I w + mc x a */
    const double t3 = 0.00796671776787104 * minus_alpha2_x;
    const double t4 = 0.046155764989863624 * alpha2_y;
    const double t5 = 0.01026110182100817 * (minus_U2_xx - minus_U1_xx);
    const double n2_y = t4 + (t3 - 0.0007689361029464 * U2_xy) + t5;
    const double t6 = 0.00398335888393552 * (minus_U2_yy - minus_U2_xx);
    const double t7 = 0.01993386669246 * c2 - 30.45357582685272 * s2;
    const double n2_z = t7 - (0.9896232897634767 * U2_xy + t6);

    /* link 3: angular velocity w */
    const double w3_x = s3 * qd[1] - c3 * minus_w2_x;
    const double w3_y = s3 * minus_w2_x + c3 * qd[1];
    const double w3_z = minus_w2_y + qd[2];

    /* link 3: angular acceleration alpha, U = [alpha] + [w][w]
       alpha3_z = -alpha2_y, U3_zz = U2_yy */
    const double U3_xz = s3 * minus_U2_zy - c3 * U2_xy;
    const double U3_yz = s3 * U2_xy + c3 * minus_U2_zy;
    const double t8 = w3_x * w3_z;
    const double t9 = w3_y * w3_z;
    const double t10 = w3_x * w3_y;
    const double alpha3_x = t9 - U3_yz;
    const double alpha3_y = U3_xz - t8;
    const double t11 = w3_z * w3_z;
    const double minus_U3_xx = w3_y * w3_y + t11;
    const double minus_U3_yy = w3_x * w3_x + t11;
    const double U3_xy = t10 + alpha2_y;
    const double U3_yx = t10 - alpha2_y;
    const double U3_zx = t8 - alpha3_y;
    const double U3_zy = t9 + alpha3_x;

    /* link 3: acceleration a of its origin, gravity included */
    const double t12 = 0.632 * minus_alpha2_x;
    const double t13 = minus_a2_x + 0.316 * U2_xy;
    const double a3_x = s3 * t12 - c3 * t13;
    const double a3_y = s3 * t13 + c3 * t12;
    const double a3_z = minus_a2_y - 0.316 * minus_U2_yy;

    /* link 3: force f = U mc (m = 0) */
    const double f3_x = 0.028227094878000014 * U3_xy - 0.684157959872 * minus_U3_xx;
    const double f3_y = 0.684157959872 * U3_yx - 0.028227094878000014 * minus_U3_yy;

    /* link 3: moment n = I alpha + w x I w + mc x a */
    const double t14 = 0.00012191242095074308 * U3_zx - 0.005487648106562255 * U3_yx;
    const double t15 = 0.011595864095166039 * alpha3_x + 0.12445520614822145 * t9 + t14;
    const double t16 = 0.0043772571218395825 * U3_xy - 0.00012191242095074308 * U3_zy;
    const double t17 = 0.005487648106562255 * (minus_U3_xx - minus_U2_yy);
    const double t18 = 0.005487648106562255 * U3_yz - 0.0043772571218395825 * U3_xz;
    const double t19 = 0.12445520614822145 * alpha2_y + 0.011595864095166039 * t10;
    const double t20 = t15 - 0.0043772571218395825 * (minus_U2_yy - minus_U3_yy);
    const double n3_x = t20 + 0.028227094878000014 * a3_z;
    const double n3_y = t16 - 0.11285934205305541 * t8 - t17 - 0.684157959872 * a3_z;
    const double t21 = t18 - t19 - 0.00012191242095074308 * (minus_U3_yy - minus_U3_xx);
    const double n3_z = t21 + (0.684157959872 * a3_y - 0.028227094878000014 * a3_x);

    /* link 4: angular velocity w */
    const double minus_w4_x = c4 * w3_x + s4 * w3_z;
    const double w4_y = s4 * w3_x - c4 * w3_z;
    const double w4_z = qd[3] - w3_y;

    /* link 4: angular acceleration alpha, U = [alpha] + [w][w]
       U4_zz = U3_yy */
    const double U4_xz = c4 * U3_xy + s4 * U3_zy;
    const double U4_yz = c4 * U3_zy - s4 * U3_xy;
    const double t22 = minus_w4_x * w4_z;
    const double t23 = w4_y * w4_z;
    const double t24 = minus_w4_x * w4_y;
    const double alpha4_x = t23 - U4_yz;
    const double alpha4_y = U4_xz + t22;
    const double t25 = w4_z * w4_z;
    const double minus_U4_xx = w4_y * w4_y + t25;
    const double minus_U4_yy = minus_w4_x * minus_w4_x + t25;
    const double minus_U4_xy = t24 - alpha3_y;
    const double minus_U4_yx = alpha3_y + t24;
    const double minus_U4_zx = t22 + alpha4_y;
    const double U4_zy = t23 + alpha4_x;

    /* link 4: acceleration a of its origin, gravity included */
    const double t26 = a3_x - 0.0825 * minus_U3_xx;
    const double minus_a4_z = a3_y + 0.0825 * U3_yx;
    const double t27 = a3_z + 0.0825 * U3_zx;
    const double minus_a4_x = c4 * t26 + s4 * t27;
    const double a4_y = s4 * t26 - c4 * t27;

    /* link 4: force f = U mc (m = 0) */
    const double f4_x = 1.720683553603 * minus_U4_xy - 0.49008027465000004 * minus_U4_xx;
    const double f4_y = 1.720683553603 * minus_U4_yy - 0.49008027465000004 * minus_U4_yx;
    const double minus_f4_z = 0.49008027465000004 * minus_U4_zx + 1.720683553603 * U4_zy;

    /* link 4: moment n = I alpha + w x I w + mc x a */
    const double t28 = 0.0039053550262761003 * minus_U4_yx;
    const double t29 = 0.5408292849391831 * alpha4_x + 0.6325240572528141 * t23;
    const double t30 = 0.0016444875773692705 * (minus_U3_yy - minus_U4_yy);
    const double t31 = 0.0016444875773692705 * minus_U4_xy;
    const double t32 = 0.09169477231363099 * t22 + (0.13876407268546084 * U4_zy + t31);
    const double t33 = 0.0016444875773692705 * U4_xz + 0.0039053550262761003 * U4_yz;
    const double t34 = 0.5408292849391831 * t24 - 0.6325240572528141 * alpha3_y + t33;
    const double t35 = t29 + (0.13876407268546084 * minus_U4_zx + t28) + t30;
    const double n4_x = t35 + 1.720683553603 * minus_a4_z;
    const double t36 = t32 - 0.0039053550262761003 * (minus_U4_xx - minus_U3_yy);
    const double n4_y = t36 + 0.49008027465000004 * minus_a4_z;
    const double t37 = 0.49008027465000004 * a4_y - 1.720683553603 * minus_a4_x;
    const double n4_z = t34 + 0.13876407268546084 * (minus_U4_yy - minus_U4_xx) + t37;

    /* link 5: angular velocity w */
    const double w5_x = c5 * minus_w4_x - s5 * w4_z;
    const double minus_w5_y = s5 * minus_w4_x + c5 * w4_z;
    const double w5_z = qd[4] - w4_y;

    /* link 5: angular acceleration alpha, U = [alpha] + [w][w]
       alpha5_z = -alpha4_y, U5_zz = U4_yy */
    const double U5_xz = s5 * U4_zy - c5 * minus_U4_xy;
    const double U5_yz = s5 * minus_U4_xy + c5 * U4_zy;
    const double t38 = w5_x * w5_z;
    const double t39 = minus_w5_y * w5_z;
    const double t40 = w5_x * minus_w5_y;
    const double minus_alpha5_x = t39 + U5_yz;
    const double alpha5_y = U5_xz - t38;
    const double t41 = w5_z * w5_z;
    const double minus_U5_xx = minus_w5_y * minus_w5_y + t41;
    const double minus_U5_yy = w5_x * w5_x + t41;
    const double U5_xy = alpha4_y - t40;
    const double minus_U5_yx = t40 + alpha4_y;
    const double U5_zx = t38 - alpha5_y;
    const double minus_U5_zy = t39 + minus_alpha5_x;

    /* link 5: acceleration a of its origin, gravity included */
    const double t42 = 0.384 * minus_U4_xy - 0.0825 * minus_U4_xx - minus_a4_x;
    const double minus_a5_z = a4_y + (0.384 * minus_U4_yy - 0.0825 * minus_U4_yx);
    const double t43 = minus_a4_z + (0.0825 * minus_U4_zx + 0.384 * U4_zy);
    const double a5_x = s5 * t43 - c5 * t42;
    const double a5_y = s5 * t42 + c5 * t43;

    /* link 5: force f = U mc (m = 0) */
    const double f5_x = 0.014653732538 * minus_U5_xx + 0.067870631425 * U5_xy;
    const double f5_y = 0.014653732538 * minus_U5_yx - 0.067870631425 * minus_U5_yy;
    const double minus_f5_z = 0.014653732538 * U5_zx + 0.067870631425 * minus_U5_zy;

    /* link 5: moment n = I alpha + w x I w + mc x a */
    const double t44 = 0.024230847133882086 * minus_alpha5_x;
    const double t45 = 0.004600245517563105 * minus_U5_yx;
    const double t46 = t45 + 0.0015152444733270301 * U5_zx;
    const double t47 = 0.0021640520520981297 * (minus_U4_yy - minus_U5_yy);
    const double t48 = 0.0015152444733270301 * minus_U5_zy;
    const double t49 = t48 - 0.0021640520520981297 * U5_xy;
    const double t50 = 0.004600245517563105 * (minus_U5_xx - minus_U4_yy);
    const double t51 = 0.024230847133882086 * t40 - 0.027133159263935516 * alpha4_y;
    const double t52 = 0.0021640520520981297 * U5_xz + 0.004600245517563105 * U5_yz;
    const double t53 = t46 - (t44 + 0.027133159263935516 * t39) + t47;
    const double n5_x = t53 - 0.067870631425 * minus_a5_z;
    const double t54 = t49 - 0.0029023121300534305 * t38 - t50;
    const double n5_y = t54 - 0.014653732538 * minus_a5_z;
    const double t55 = t51 + t52 - 0.0015152444733270301 * (minus_U5_yy - minus_U5_xx);
    const double n5_z = t55 - (0.014653732538 * a5_y + 0.067870631425 * a5_x);

    /* link 6: angular velocity w */
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double w6_z = minus_w5_y + qd[5];

    /* link 6: angular acceleration alpha, U = [alpha] + [w][w]
       U6_zz = U5_yy */
    const double U6_xz = s6 * minus_U5_zy - c6 * U5_xy;
    const double U6_yz = c6 * minus_U5_zy + s6 * U5_xy;
    const double t56 = w6_x * w6_z;
    const double t57 = w6_y * w6_z;
    const double t58 = w6_x * w6_y;
    const double alpha6_x = t57 - U6_yz;
    const double alpha6_y = U6_xz - t56;
    const double t59 = w6_z * w6_z;
    const double minus_U6_xx = w6_y * w6_y + t59;
    const double minus_U6_yy = w6_x * w6_x + t59;
    const double U6_xy = t58 + alpha5_y;
    const double U6_yx = t58 - alpha5_y;
    const double U6_zx = t56 - alpha6_y;
    const double U6_zy = t57 + alpha6_x;

    /* link 6: acceleration a of its origin, gravity included
       a6_z = -a5_y */
    const double a6_x = c6 * a5_x - s6 * minus_a5_z;
    const double minus_a6_y = s6 * a5_x + c6 * minus_a5_z;

    /* link 6: force f = U mc (m = 0) */
    const double minus_f6_x = 0.16496755269500002 * minus_U6_xx + 0.068832705569 * U6_xy;
    const double f6_y = 0.16496755269500002 * U6_yx + 0.068832705569 * minus_U6_yy;
    const double f6_z = 0.16496755269500002 * U6_zx - 0.068832705569 * U6_zy;

    /* link 6: moment n = I alpha + w x I w + mc x a */
    const double t60 = 0.00010375891721868492 * U6_yx + 0.005511034382675315 * U6_zx;
    const double t61 = 0.03045503293228903 * t57 - 0.0008185978088860856 * alpha6_x;
    const double t62 = 0.005511034382675315 * U6_zy - 9.3569097314605e-05 * U6_xy;
    const double t63 = 0.00010375891721868492 * (minus_U6_xx - minus_U5_yy);
    const double t64 = 0.0008185978088860856 * t58 - 0.03045503293228903 * alpha5_y;
    const double t65 = 9.3569097314605e-05 * U6_xz + 0.00010375891721868492 * U6_yz;
    const double t66 = t61 - t60 + 9.3569097314605e-05 * (minus_U5_yy - minus_U6_yy);
    const double n6_x = t66 + 0.068832705569 * a5_y;
    const double t67 = t62 - 0.03127363074117512 * t56 - t63;
    const double n6_y = t67 + 0.16496755269500002 * a5_y;
    const double t68 = t64 + t65 + 0.005511034382675315 * (minus_U6_yy - minus_U6_xx);
    const double n6_z = t68 + (0.068832705569 * a6_x - 0.16496755269500002 * minus_a6_y);

    /* link 7: angular velocity w */
    const double w7_x = c7 * w6_x + s7 * w6_z;
    const double w7_y = c7 * w6_z - s7 * w6_x;
    const double w7_z = qd[6] - w6_y;

    /* link 7: angular acceleration alpha, U = [alpha] + [w][w]
       U7_zz = U6_yy */
    const double minus_U7_xz = c7 * U6_xy + s7 * U6_zy;
    const double minus_U7_yz = c7 * U6_zy - s7 * U6_xy;
    const double t69 = w7_x * w7_z;
    const double t70 = w7_y * w7_z;
    const double t71 = w7_x * w7_y;
    const double alpha7_x = t70 + minus_U7_yz;
    const double minus_alpha7_y = minus_U7_xz + t69;
    const double t72 = w7_z * w7_z;
    const double minus_U7_xx = w7_y * w7_y + t72;
    const double minus_U7_yy = w7_x * w7_x + t72;
    const double U7_xy = t71 + alpha6_y;
    const double U7_yx = t71 - alpha6_y;
    const double U7_zx = t69 + minus_alpha7_y;
    const double U7_zy = t70 + alpha7_x;

    /* link 7: acceleration a of its origin, gravity included */
    const double a7_y = c7 * (0.088 * U6_zx - a5_y) - s7 * (a6_x - 0.088 * minus_U6_xx);
    const double a7_z = minus_a6_y - 0.088 * U6_yx;

    /* link 7: force f = U mc (m = 0) */
    const double minus_f7_x = 0.008343776383464369 * minus_U7_xx;
    const double f7_y = 0.008343776383464369 * U7_yx;
    const double f7_z = 0.008343776383464369 * U7_zx;

    /* link 7: moment n = I alpha + w x I w + mc x a */
    const double t73 = 0.0013450149983408877 * U7_yx + 0.0005571816285452075 * U7_zx;
    const double t74 = 0.002289892335277788 * alpha7_x + 0.004909651967360946 * t70;
    const double n7_x = t74 - t73 - 0.0011352667606277602 * (minus_U6_yy - minus_U7_yy);
    const double t75 = 0.0005571816285452075 * U7_zy + 0.0011352667606277602 * U7_xy;
    const double t76 = 0.0013450149983408877 * (minus_U7_xx - minus_U6_yy);
    const double t77 = 0.0013450149983408877 * minus_U7_yz;
    const double t78 = 0.004909651967360946 * alpha6_y + 0.002289892335277788 * t71;
    const double t79 = 0.0005571816285452075 * (minus_U7_yy - minus_U7_xx);
    const double t80 = t75 - 0.0026197596320831577 * t69 - t76;
    const double n7_y = t80 - 0.008343776383464369 * a7_z;
    const double t81 = t79 - (t78 + (t77 - 0.0011352667606277602 * minus_U7_xz));
    const double n7_z = t81 + 0.008343776383464369 * a7_y;

    /* joint 6: force F and moment N through it, joint 7 added */
    const double t82 = c7 * f7_y - s7 * minus_f7_x;
    const double N6_x = n6_x + (c7 * n7_x - s7 * n7_y);
    const double N6_y = n6_y - (n7_z + 0.088 * t82);
    const double N6_z = n6_z + (s7 * n7_x + c7 * n7_y - 0.0007342523217448644 * U7_zx);
    const double minus_F6_x = minus_f6_x + (c7 * minus_f7_x + s7 * f7_y);
    const double F6_y = f6_y - f7_z;
    const double F6_z = f6_z + t82;

    /* joint 5: force F and moment N through it, joint 6 added */
    const double N5_x = n5_x + (c6 * N6_x - s6 * N6_y);
    const double N5_y = n5_y - N6_z;
    const double N5_z = n5_z + (s6 * N6_x + c6 * N6_y);
    const double F5_x = f5_x - (c6 * minus_F6_x + s6 * F6_y);
    const double F5_y = f5_y - F6_z;

    /* joint 4: force F and moment N through it, joint 5 added */
    const double t83 = s5 * F5_y - c5 * F5_x;
    const double t84 = minus_f5_z - (c6 * F6_y - s6 * minus_F6_x);
    const double t85 = s5 * F5_x + c5 * F5_y;
    const double N4_x = n4_x + (s5 * N5_y - c5 * N5_x + 0.384 * t85);
    const double N4_y = n4_y + (0.0825 * t85 - N5_z);
    const double N4_z = n4_z + (0.0825 * t84 + 0.384 * t83 - (s5 * N5_x + c5 * N5_y));
    const double F4_x = f4_x + t83;
    const double F4_y = f4_y + t84;
    const double minus_F4_z = minus_f4_z + t85;

    /* joint 3: force F and moment N through it, joint 4 added */
    const double N3_x = n3_x + (s4 * N4_y - c4 * N4_x);
    const double N3_y = n3_y + (0.0825 * (s4 * F4_x + c4 * F4_y) - N4_z);
    const double N3_z = n3_z + (0.0825 * minus_F4_z - (s4 * N4_x + c4 * N4_y));
    const double F3_x = f3_x + (s4 * F4_y - c4 * F4_x);
    const double F3_y = f3_y + minus_F4_z;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double t86 = 0.01026110182100817 * U2_xy - 0.00796671776787104 * alpha2_y;
    const double t87 = c3 * N3_x - s3 * N3_y - 0.316 * (s3 * F3_x + c3 * F3_y);
    const double t88 = t86 + 0.0007689361029464 * (minus_U1_xx - minus_U2_yy) + t87;
    const double N2_x = t88 - 2.025402344516817 * minus_alpha2_x;
    const double N2_y = n2_y - N3_z;
    const double N2_z = n2_z + (s3 * N3_x + c3 * N3_y + 0.316 * (c3 * F3_x - s3 * F3_y));

    /* joint 1: force F and moment N through it, joint 2 added */
    const double minus_N1_z = s2 * N2_x + c2 * N2_y;

    /* composite body 6: with body 7 added
       N7at6_x, minus_N7at6_z, F7at6_z: joint 7 accelerates by 1: wrench on all it moves,
         at joint 6 */
    const double t89 = 0.002289892335277788 * s7 + 0.001114363257090415 * c7;
    const double t90 = s7 * t89;
    const double N7at6_x = 0.0011352667606277602 * s7 - 0.0013450149983408877 * c7;
    const double minus_N7at6_z = 0.0013450149983408877 * s7 + 0.0011352667606277602 * c7;
    const double F7at6_z = 0.008343776383464369 * c7;
    const double mcz_c6 = 0.008343776383464369 * s7;
    const double t91 = 0.0014685046434897288 * c7;
    const double Iyy_c6 = 0.004909651967360946 + t91;
    const double mcx_c6 = F7at6_z + 0.16496755269500002;
    const double Ixx_c6 = 0.0014712945263917025 - t90;
    const double Ixy_c6 = 0.005511034382675315 - N7at6_x;
    const double Ixz_c6 = c7 * t89 - 0.0007342523217448644 * s7 - 0.0006609405457638925;
    const double Iyz_c6 = minus_N7at6_z + 9.3569097314605e-05;
    const double Izz_c6 = t90 + t91 + 0.03045503293228903;

    /* composite body 5: with body 6 added
       Iyy_c5 = Izz_c6
       N6at5_x, N6at5_z, F6at5_z: joint 6 accelerates by 1: wrench on all it moves, at
         joint 5 */
    const double t92 = s6 * (Ixx_c6 - Iyy_c6) + c6 * (2.0 * Ixy_c6);
    const double t93 = s6 * t92;
    const double N6at5_x = c6 * Ixz_c6 - s6 * Iyz_c6;
    const double N6at5_z = s6 * Ixz_c6 + c6 * Iyz_c6;
    const double F6at5_z = c6 * mcx_c6 + 0.068832705569 * s6;
    const double mcx_c5 = F6at5_z - 0.014653732538;
    const double mcy_c5 = 0.067870631425 - mcz_c6;
    const double Ixx_c5 = Ixx_c6 - t93 + 0.024230847133882086;
    const double minus_Ixy_c5 = N6at5_x + 0.0015152444733270301;
    const double Ixz_c5 = c6 * t92 - Ixy_c6 - 0.004600245517563105;
    const double Iyz_c5 = 0.0021640520520981297 - N6at5_z;
    const double Izz_c5 = Iyy_c6 + t93 + 0.027133159263935516;

    /* composite body 4: with body 5 added
       F6at5_x: joint 6 accelerates by 1: wrench on all it moves, at joint 5
       minus_N5at4_x: joint 5 accelerates by 1: wrench on all it moves, at joint 4 */
    const double t94 = s5 * (Ixx_c5 - Izz_c6) - c5 * (2.0 * minus_Ixy_c5);
    const double t95 = s5 * t94;
    const double minus_mcz_c4 = s5 * mcx_c5 + c5 * mcy_c5;
    const double t96 = s5 * mcy_c5 - c5 * mcx_c5;
    const double F6at5_x = 0.068832705569 * c6 - s6 * mcx_c6;
    const double t97 = 0.165 * t96;
    const double t98 = 0.768 * F6at5_x;
    const double Iyy_c4 = Izz_c5 + t97;
    const double t99 = 0.0825 * minus_mcz_c4;
    const double t100 = s5 * Ixz_c5 + c5 * Iyz_c5 - 0.384 * minus_mcz_c4;
    const double mcx_c4 = t96 + 0.49008027465000004;
    const double mcy_c4 = F6at5_x - 1.720683553603;
    const double Ixx_c4 = Ixx_c5 - t95 - t98 + 0.5408292849391831;
    const double minus_N5at4_x = 0.384 * t96 + (c5 * Ixz_c5 - s5 * Iyz_c5);
    const double Ixy_c4 = 0.13876407268546084 - 0.0825 * F6at5_x + minus_N5at4_x;
    const double Ixz_c4 = c5 * t94 + minus_Ixy_c5 + t99 - 0.0039053550262761003;
    const double Iyz_c4 = t100 + 0.0016444875773692705;
    const double Izz_c4 = Izz_c6 + t95 + (t97 - t98) + 0.6325240572528141;

    /* composite body 3: with body 4 added
       minus_N4at3_z: joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double t101 = s4 * (Ixx_c4 - Iyy_c4) + c4 * (2.0 * Ixy_c4);
    const double t102 = s4 * t101;
    const double t103 = c4 * Ixz_c4 - s4 * Iyz_c4;
    const double minus_N4at3_z = s4 * Ixz_c4 + c4 * Iyz_c4;
    const double minus_mcz_c3 = s4 * mcx_c4 + c4 * mcy_c4;
    const double t104 = s4 * mcy_c4 - c4 * mcx_c4;
    const double t105 = 0.165 * t104;
    const double Iyy_c3 = Izz_c4 + t105;
    const double mcx_c3 = t104 + 0.684157959872;
    const double mcy_c3 = minus_mcz_c4 + 0.028227094878000014;
    const double Ixx_c3 = Ixx_c4 - t102 + 0.011595864095166039;
    const double Ixy_c3 = t103 - t99 - 0.00012191242095074308;
    const double t106 = c4 * t101 - Ixy_c4 + 0.0825 * minus_mcz_c3;
    const double Ixz_c3 = t106 - 0.005487648106562255;
    const double Iyz_c3 = minus_N4at3_z - 0.0043772571218395825;
    const double Izz_c3 = Iyy_c4 + t102 + t105 + 0.12445520614822145;

    /* composite body 2: with body 3 added
       Iyy_c2 = Izz_c3
       F3at2_z: joint 3 accelerates by 1: wrench on all it moves, at joint 2
       N3at1_y: joint 3 accelerates by 1: wrench on all it moves, at joint 1 */
    const double t107 = s3 * (Ixx_c3 - Iyy_c3) + c3 * (2.0 * Ixy_c3);
    const double t108 = s3 * t107;
    const double F3at2_z = c3 * mcx_c3 - s3 * mcy_c3;
    const double mcz_c2 = s3 * mcx_c3 + c3 * mcy_c3;
    const double t109 = 0.632 * minus_mcz_c3;
    const double t110 = 0.316 * F3at2_z - (c3 * Ixz_c3 - s3 * Iyz_c3);
    const double N3at1_y = 0.316 * mcz_c2 - (s3 * Ixz_c3 + c3 * Iyz_c3);
    const double Ixx_c2 = Ixx_c3 - t108 - t109 + 0.9896232897634767;
    const double Ixy_c2 = t110 - 0.00398335888393552;
    const double Ixz_c2 = c3 * t107 - Ixy_c3 + 0.01026110182100817;
    const double Iyz_c2 = N3at1_y + 0.0007689361029464;
    const double Izz_c2 = Iyy_c3 + t108 - t109 + 1.0357790547533403;

    /* composite body 1: with body 2 added
       Iyy_c1 = Izz_c2 */
    const double t111 = Izz_c3 + s2 * (s2 * (Ixx_c2 - Izz_c3) + c2 * (2.0 * Ixy_c2));
    const double Izz_c1 = t111 + 0.03733744848940618;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 6
       F7at6_x = -mcz_c6 */
    const double minus_N7at6_y = 0.004909651967360946 + 0.0007342523217448644 * c7;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 5
       N7at5_y = -N7at6_z, F7at5_y = -F7at6_z */
    const double minus_F7at5_x = c6 * mcz_c6;
    const double minus_F7at5_z = s6 * mcz_c6;
    const double N7at5_x = c6 * N7at6_x + s6 * minus_N7at6_y;
    const double N7at5_z = s6 * N7at6_x - c6 * minus_N7at6_y;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 4
       F7at4_y = -F7at5_z */
    const double F7at4_x = c5 * minus_F7at5_x - s5 * F7at6_z;
    const double F7at4_z = s5 * minus_F7at5_x + c5 * F7at6_z;
    const double t112 = 0.0825 * F7at4_z;
    const double N7at4_x = s5 * minus_N7at6_z - c5 * N7at5_x - 0.384 * F7at4_z;
    const double minus_N7at4_y = N7at5_z + t112;
    const double t113 = 0.0825 * minus_F7at5_z + 0.384 * F7at4_x;
    const double N7at4_z = t113 - (s5 * N7at5_x + c5 * minus_N7at6_z);

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 3
       F7at3_y = -F7at4_z */
    const double F7at3_x = s4 * minus_F7at5_z - c4 * F7at4_x;
    const double minus_F7at3_z = s4 * F7at4_x + c4 * minus_F7at5_z;
    const double minus_N7at3_x = s4 * minus_N7at4_y + c4 * N7at4_x;
    const double N7at3_y = 0.0825 * minus_F7at3_z - N7at4_z;
    const double minus_N7at3_z = s4 * N7at4_x - c4 * minus_N7at4_y + t112;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 2
       N7at2_y = -N7at3_z */
    const double F7at2_x = c3 * F7at3_x + s3 * F7at4_z;
    const double F7at2_z = s3 * F7at3_x - c3 * F7at4_z;
    const double minus_N7at2_x = c3 * minus_N7at3_x + s3 * N7at3_y + 0.316 * F7at2_z;
    const double N7at2_z = c3 * N7at3_y - s3 * minus_N7at3_x + 0.316 * F7at2_x;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 1
       N7at1_y = -N7at2_z */
    const double minus_N7at1_z = c2 * minus_N7at3_z - s2 * minus_N7at2_x;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 4
       F6at4_y = -F6at5_z */
    const double minus_F6at4_x = c5 * F6at5_x;
    const double minus_F6at4_z = s5 * F6at5_x;
    const double t114 = 0.0825 * minus_F6at4_z;
    const double N6at4_x = 0.384 * minus_F6at4_z - (c5 * N6at5_x + s5 * Izz_c6);
    const double N6at4_y = t114 - N6at5_z;
    const double t115 = 0.0825 * F6at5_z + 0.384 * minus_F6at4_x;
    const double N6at4_z = c5 * Izz_c6 - s5 * N6at5_x - t115;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 3
       F6at3_y = -F6at4_z */
    const double F6at3_x = c4 * minus_F6at4_x - s4 * F6at5_z;
    const double F6at3_z = s4 * minus_F6at4_x + c4 * F6at5_z;
    const double N6at3_x = s4 * N6at4_y - c4 * N6at4_x;
    const double minus_N6at3_y = N6at4_z + 0.0825 * F6at3_z;
    const double N6at3_z = t114 - (s4 * N6at4_x + c4 * N6at4_y);

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 2 */
    const double F6at2_x = c3 * F6at3_x - s3 * minus_F6at4_z;
    const double F6at2_z = s3 * F6at3_x + c3 * minus_F6at4_z;
    const double N6at2_x = c3 * N6at3_x + s3 * minus_N6at3_y - 0.316 * F6at2_z;
    const double N6at2_z = s3 * N6at3_x - c3 * minus_N6at3_y + 0.316 * F6at2_x;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 1
       N6at1_y = -N6at2_z */
    const double minus_N6at1_z = s2 * N6at2_x - c2 * N6at3_z;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 4
       F5at4_x = -mcz_c4 */
    const double t116 = 0.0825 * t96;
    const double minus_N5at4_y = t116 + Izz_c5;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 3 */
    const double minus_F5at3_x = c4 * minus_mcz_c4;
    const double N5at3_x = c4 * minus_N5at4_x - s4 * minus_N5at4_y;
    const double N5at3_y = s4 * t99 + t100;
    const double N5at3_z = s4 * minus_N5at4_x + c4 * minus_N5at4_y - t116;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 2 */
    const double minus_F5at2_x = c3 * minus_F5at3_x - s3 * t96;
    const double minus_F5at2_z = c3 * t96 + s3 * minus_F5at3_x;
    const double N5at2_x = c3 * N5at3_x - s3 * N5at3_y + 0.316 * minus_F5at2_z;
    const double N5at2_z = s3 * N5at3_x + c3 * N5at3_y - 0.316 * minus_F5at2_x;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 1 */
    const double minus_N5at1_z = s2 * N5at2_x - c2 * N5at3_z;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3
       F4at3_x = -mcz_c3 */
    const double minus_N4at3_y = 0.0825 * t104 + Izz_c4;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 2
       N4at2_y = -N4at3_z */
    const double t117 = minus_N4at3_y - 0.316 * minus_mcz_c3;
    const double minus_N4at2_x = c3 * t103 - s3 * t117;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 1 */
    const double minus_N4at1_z = c2 * minus_N4at3_z - s2 * minus_N4at2_x;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N3at1_z = c2 * Izz_c3 + s2 * t110;

    /* joint 2 accelerates by 1: wrench on all it moves, at joint 1
       N2at1_y = -Izz_c2 */
    const double minus_N2at1_z = s2 * Ixz_c2 + c2 * Iyz_c2;

    /* row 7 of L and entry 7 of D in M = L^T D L */
    const double minus_L7_1 = 203.68042513969147 * minus_N7at1_z;
    const double L7_2 = 203.68042513969147 * N7at2_z;
    const double minus_L7_3 = 203.68042513969147 * minus_N7at3_z;
    const double L7_4 = 203.68042513969147 * N7at4_z;
    const double L7_5 = 203.68042513969147 * N7at5_z;
    const double minus_L7_6 = 203.68042513969147 * minus_N7at6_z;

    /* row 6 of L and entry 6 of D in M = L^T D L */
    const double t118 = minus_N6at1_z + minus_L7_6 * minus_N7at1_z;
    const double t119 = N6at2_z + minus_L7_6 * N7at2_z;
    const double t120 = N6at3_z - minus_L7_6 * minus_N7at3_z;
    const double t121 = N6at4_z + minus_L7_6 * N7at4_z;
    const double t122 = N6at5_z + minus_L7_6 * N7at5_z;
    const double D6 = Izz_c6 - minus_L7_6 * minus_N7at6_z;
    const double t123 = 1.0 / D6;
    const double minus_L6_1 = t118 * t123;
    const double L6_2 = t119 * t123;
    const double L6_3 = t120 * t123;
    const double L6_4 = t121 * t123;
    const double L6_5 = t122 * t123;

    /* row 5 of L and entry 5 of D in M = L^T D L */
    const double t124 = L7_5 * minus_N7at1_z - minus_N5at1_z + L6_5 * t118;
    const double t125 = N5at2_z - L7_5 * N7at2_z - L6_5 * t119;
    const double t126 = N5at3_z + L7_5 * minus_N7at3_z - L6_5 * t120;
    const double t127 = t100 + L7_5 * N7at4_z + L6_5 * t121;
    const double D5 = Izz_c5 - L7_5 * N7at5_z - L6_5 * t122;
    const double t128 = 1.0 / D5;
    const double L5_1 = t124 * t128;
    const double L5_2 = t125 * t128;
    const double L5_3 = t126 * t128;
    const double minus_L5_4 = t127 * t128;

    /* row 4 of L and entry 4 of D in M = L^T D L */
    const double t129 = L7_4 * minus_N7at1_z - minus_N4at1_z + L6_4 * t118;
    const double t130 = t129 + minus_L5_4 * t124;
    const double t131 = minus_L5_4 * t125 - s3 * t103 - L7_4 * N7at2_z - L6_4 * t119;
    const double t132 = t131 - c3 * t117;
    const double t133 = L7_4 * minus_N7at3_z - minus_N4at3_z - L6_4 * t120;
    const double t134 = t133 + minus_L5_4 * t126;
    const double D4 = Izz_c4 - L7_4 * N7at4_z - L6_4 * t121 - minus_L5_4 * t127;
    const double t135 = 1.0 / D4;
    const double L4_1 = t130 * t135;
    const double L4_2 = t132 * t135;
    const double L4_3 = t134 * t135;

    /* row 3 of L and entry 3 of D in M = L^T D L */
    const double t136 = N3at1_z - minus_L7_3 * minus_N7at1_z + L6_3 * t118 - L5_3 * t124;
    const double t137 = t136 - L4_3 * t130;
    const double t138 = minus_L7_3 * N7at2_z - N3at1_y - L6_3 * t119 - L5_3 * t125;
    const double t139 = t138 - L4_3 * t132;
    const double t140 = Izz_c3 - minus_L7_3 * minus_N7at3_z - L6_3 * t120 - L5_3 * t126;
    const double D3 = t140 - L4_3 * t134;
    const double t141 = 1.0 / D3;
    const double L3_1 = t137 * t141;
    const double L3_2 = t139 * t141;

    /* row 2 of L and entry 2 of D in M = L^T D L */
    const double t142 = L7_2 * minus_N7at1_z - minus_N2at1_z + L6_2 * t118 - L5_2 * t124;
    const double t143 = Izz_c2 - L7_2 * N7at2_z - L6_2 * t119 - L5_2 * t125;
    const double t144 = t142 - L4_2 * t130 - L3_2 * t137;
    const double D2 = t143 - L4_2 * t132 - L3_2 * t139;
    const double t145 = 1.0 / D2;
    const double L2_1 = t144 * t145;

    /* row 1 of L and entry 1 of D in M = L^T D L */
    const double t146 = Izz_c1 - minus_L7_1 * minus_N7at1_z - minus_L6_1 * t118;
    const double D1 = t146 - L5_1 * t124 - L4_1 * t130 - L3_1 * t137 - L2_1 * t144;

    /* solve L^T y = right-hand side, tips first */
    const double y7 = tau[6] - n7_z;
    const double y6 = tau[5] - N6_z + minus_L7_6 * y7;
    const double y5 = tau[4] - N5_z - L7_5 * y7 - L6_5 * y6;
    const double t147 = tau[0] + minus_N1_z + minus_L7_1 * y7 + minus_L6_1 * y6;
    const double y4 = tau[3] - N4_z - L7_4 * y7 - L6_4 * y6 + minus_L5_4 * y5;
    const double t148 = tau[2] - N3_z + minus_L7_3 * y7 - L6_3 * y6 - L5_3 * y5;
    const double y3 = t148 - L4_3 * y4;
    const double t149 = tau[1] - N2_z - L7_2 * y7 - L6_2 * y6 - L5_2 * y5 - L4_2 * y4;
    const double y2 = t149 - L3_2 * y3;
    const double y1 = t147 - L5_1 * y5 - L4_1 * y4 - L3_1 * y3 - L2_1 * y2;

    /* solve L x = y / D, base first */
    const double x1 = y1 / D1;
    qdd[0] = x1;
    const double x2 = y2 * t145 - L2_1 * x1;
    qdd[1] = x2;
    const double x3 = y3 * t141 - L3_1 * x1 - L3_2 * x2;
    qdd[2] = x3;
    const double x4 = y4 * t135 - L4_1 * x1 - L4_2 * x2 - L4_3 * x3;
    qdd[3] = x4;
    const double x5 = y5 * t128 - L5_1 * x1 - L5_2 * x2 - L5_3 * x3 + minus_L5_4 * x4;
    qdd[4] = x5;
    const double t150 = y6 * t123 + minus_L6_1 * x1 - L6_2 * x2 - L6_3 * x3 - L6_4 * x4;
    const double x6 = t150 - L6_5 * x5;
    qdd[5] = x6;
    const double t151 = 203.68042513969147 * y7 + minus_L7_1 * x1 - L7_2 * x2;
    const double x7 = t151 + minus_L7_3 * x3 - L7_4 * x4 - L7_5 * x5 + minus_L7_6 * x6;
    qdd[6] = x7;
}

/* The pose of each tip in the base frame. */
void panda_forward_kinematics(const double q[7], double X[1][4][4])
{
    /* sines and cosines of the joint angles */
    double s1, c1, s2, c2, s3, c3, s4, c4, s5, c5, s6, c6, s7, c7;
    symdyn_sincos(q[0], &s1, &c1);
    symdyn_sincos(q[1], &s2, &c2);
    symdyn_sincos(q[2], &s3, &c3);
    symdyn_sincos(q[3], &s4, &c4);
    symdyn_sincos(q[4], &s5, &c5);
    symdyn_sincos(q[5], &s6, &c6);
    symdyn_sincos(q[6], &s7, &c7);

    /* link 2: axes E and origin o in the base frame
       E2_yz = c1, E2_zy = -c2, E2_zx = -s2, E2_xz = -s1 */
    const double E2_xx = c1 * c2;
    const double minus_E2_xy = c1 * s2;
    const double E2_yx = s1 * c2;
    const double minus_E2_yy = s1 * s2;

    /* link 3: axes E and origin o in the base frame
       E3_zz = c2, E3_xz = -E2_xy, E3_yz = -E2_yy */
    const double E3_xx = E2_xx * c3 - s1 * s3;
    const double minus_E3_xy = E2_xx * s3 + s1 * c3;
    const double E3_yx = E2_yx * c3 + c1 * s3;
    const double minus_E3_zx = s2 * c3;
    const double E3_zy = s2 * s3;
    const double o3_x = 0.316 * minus_E2_xy;
    const double o3_y = 0.316 * minus_E2_yy;
    const double o3_z = 0.333 + 0.316 * c2;

    /* link 4: axes E and origin o in the base frame
       E4_xz = -E3_xy, E4_zz = -E3_zy */
    const double E4_xx = E3_xx * c4 + minus_E2_xy * s4;
    const double E4_xy = minus_E2_xy * c4 - E3_xx * s4;
    const double E4_yx = E3_yx * c4 + minus_E2_yy * s4;
    const double E4_yy = minus_E2_yy * c4 - E3_yx * s4;
    const double E4_yz = E2_yx * s3 - c1 * c3;
    const double E4_zx = c2 * s4 - minus_E3_zx * c4;
    const double E4_zy = minus_E3_zx * s4 + c2 * c4;

    /* link 5: axes E and origin o in the base frame
       E5_xz = E4_xy, E5_yz = E4_yy, E5_zz = E4_zy */
    const double E5_xx = E4_xx * c5 - minus_E3_xy * s5;
    const double minus_E5_xy = E4_xx * s5 + minus_E3_xy * c5;
    const double E5_yx = E4_yx * c5 - E4_yz * s5;
    const double minus_E5_yy = E4_yx * s5 + E4_yz * c5;
    const double E5_zx = E4_zx * c5 + E3_zy * s5;

    /* link 6: axes E and origin o in the base frame
       E6_xz = -E5_xy, E6_yz = -E5_yy */
    const double E6_xx = E5_xx * c6 + E4_xy * s6;
    const double E6_yx = E5_yx * c6 + E4_yy * s6;
    const double E6_zx = E5_zx * c6 + E4_zy * s6;
    const double E6_zz = E4_zx * s5 - E3_zy * c5;

    /* link 7: axes E and origin o in the base frame */
    const double E7_xx = E6_xx * c7 + minus_E5_xy * s7;
    X[0][0][0] = E7_xx;
    const double E7_xy = minus_E5_xy * c7 - E6_xx * s7;
    X[0][0][1] = E7_xy;
    const double E7_xz = E5_xx * s6 - E4_xy * c6;
    X[0][0][2] = E7_xz;
    const double E7_yx = E6_yx * c7 + minus_E5_yy * s7;
    X[0][1][0] = E7_yx;
    const double E7_yy = minus_E5_yy * c7 - E6_yx * s7;
    X[0][1][1] = E7_yy;
    const double E7_yz = E5_yx * s6 - E4_yy * c6;
    X[0][1][2] = E7_yz;
    const double E7_zx = E6_zx * c7 + E6_zz * s7;
    X[0][2][0] = E7_zx;
    const double E7_zy = E6_zz * c7 - E6_zx * s7;
    X[0][2][1] = E7_zy;
    const double E7_zz = E5_zx * s6 - E4_zy * c6;
    X[0][2][2] = E7_zz;

    /* results */
    const double t1 = o3_x + 0.384 * E4_xy + 0.088 * E6_xx + 0.107 * E7_xz;
    X[0][0][3] = t1 + 0.0825 * (E3_xx - E4_xx);
    const double t2 = o3_y + 0.384 * E4_yy + 0.088 * E6_yx + 0.107 * E7_yz;
    X[0][1][3] = t2 + 0.0825 * (E3_yx - E4_yx);
    const double t3 = o3_z + 0.384 * E4_zy + 0.088 * E6_zx + 0.107 * E7_zz;
    X[0][2][3] = t3 - 0.0825 * (minus_E3_zx + E4_zx);
    X[0][3][0] = 0.0;
    X[0][3][1] = 0.0;
    X[0][3][2] = 0.0;
    X[0][3][3] = 1.0;
}

/* The body Jacobian of each tip: its twist in its own frame is J qd. */
void panda_jacobian(const double q[7], double J[1][6][7])
{
    /* sines and cosines of the joint angles */
    double s6, c6, s7, c7, s5, c5, s4, c4, s3, c3, s2, c2;
    symdyn_sincos(q[5], &s6, &c6);
    symdyn_sincos(q[6], &s7, &c7);
    J[0][1][5] = c7;
    J[0][0][5] = s7;
    symdyn_sincos(q[4], &s5, &c5);
    symdyn_sincos(q[3], &s4, &c4);
    symdyn_sincos(q[2], &s3, &c3);
    symdyn_sincos(q[1], &s2, &c2);

    /* tip 1: axes E and origin o seen from link 5
       E5t1_zz = -c6, E5t1_yy = -c7, E5t1_yx = -s7, E5t1_xz = s6 */
    const double E5t1_xx = c6 * c7;
    const double minus_E5t1_xy = c6 * s7;
    const double E5t1_zx = s6 * c7;
    J[0][0][4] = E5t1_zx;
    const double minus_E5t1_zy = s6 * s7;
    J[0][1][4] = -minus_E5t1_zy;
    const double o5t1_x = 0.088 * c6 + 0.107 * s6;
    const double o5t1_z = 0.088 * s6 - 0.107 * c6;
    J[0][3][4] = -s7 * o5t1_x;
    J[0][4][4] = -c7 * o5t1_x;

    /* tip 1: axes E and origin o seen from link 4
       E4t1_yz = -c6, E4t1_yx = E5t1_zx, E4t1_yy = E5t1_zy */
    const double E4t1_xx = c5 * E5t1_xx + s5 * s7;
    const double E4t1_xy = s5 * c7 - c5 * minus_E5t1_xy;
    const double E4t1_xz = c5 * s6;
    const double E4t1_zx = c5 * s7 - s5 * E5t1_xx;
    J[0][0][3] = E4t1_zx;
    const double E4t1_zy = s5 * minus_E5t1_xy + c5 * c7;
    J[0][1][3] = E4t1_zy;
    const double minus_E4t1_zz = s5 * s6;
    J[0][2][3] = -minus_E4t1_zz;
    const double minus_o4t1_z = s5 * o5t1_x;
    const double o4t1_x = c5 * o5t1_x - 0.0825;
    const double o4t1_y = o5t1_z + 0.384;
    J[0][3][3] = E5t1_zx * o4t1_x - E4t1_xx * o4t1_y;
    J[0][4][3] = -(E4t1_xy * o4t1_y + minus_E5t1_zy * o4t1_x);
    J[0][5][3] = -(E4t1_xz * o4t1_y + c6 * o4t1_x);

    /* tip 1: axes E and origin o seen from link 3
       E3t1_yy = -E4t1_zy, E3t1_yz = -E4t1_zz, o3t1_y = -o4t1_z */
    const double E3t1_xx = c4 * E4t1_xx - s4 * E5t1_zx;
    const double E3t1_xy = c4 * E4t1_xy + s4 * minus_E5t1_zy;
    const double E3t1_xz = c4 * E4t1_xz + s4 * c6;
    const double E3t1_zx = s4 * E4t1_xx + c4 * E5t1_zx;
    J[0][0][2] = E3t1_zx;
    const double E3t1_zy = s4 * E4t1_xy - c4 * minus_E5t1_zy;
    J[0][1][2] = E3t1_zy;
    const double E3t1_zz = s4 * E4t1_xz - c4 * c6;
    J[0][2][2] = E3t1_zz;
    const double o3t1_z = s4 * o4t1_x + c4 * o4t1_y;
    const double o3t1_x = c4 * o4t1_x - s4 * o4t1_y + 0.0825;
    J[0][3][2] = -(E4t1_zx * o3t1_x + E3t1_xx * minus_o4t1_z);
    J[0][4][2] = -(E3t1_xy * minus_o4t1_z + E4t1_zy * o3t1_x);
    J[0][5][2] = minus_E4t1_zz * o3t1_x - E3t1_xz * minus_o4t1_z;

    /* tip 1: axes E and origin o seen from link 2
       E2t1_yx = -E3t1_zx */
    const double E2t1_xx = c3 * E3t1_xx + s3 * E4t1_zx;
    const double E2t1_xy = c3 * E3t1_xy + s3 * E4t1_zy;
    const double E2t1_xz = c3 * E3t1_xz - s3 * minus_E4t1_zz;
    const double E2t1_zx = s3 * E3t1_xx - c3 * E4t1_zx;
    J[0][0][1] = E2t1_zx;
    const double E2t1_zy = s3 * E3t1_xy - c3 * E4t1_zy;
    J[0][1][1] = E2t1_zy;
    const double E2t1_zz = s3 * E3t1_xz + c3 * minus_E4t1_zz;
    J[0][2][1] = E2t1_zz;
    const double o2t1_x = c3 * o3t1_x - s3 * minus_o4t1_z;
    const double o2t1_z = s3 * o3t1_x + c3 * minus_o4t1_z;
    const double minus_o2t1_y = o3t1_z + 0.316;
    J[0][3][1] = E2t1_xx * minus_o2t1_y - E3t1_zx * o2t1_x;
    J[0][4][1] = E2t1_xy * minus_o2t1_y - E3t1_zy * o2t1_x;
    J[0][5][1] = E2t1_xz * minus_o2t1_y - E3t1_zz * o2t1_x;

    /* tip 1: axes E and origin o seen from link 1
       E1t1_yx = E2t1_zx, E1t1_yy = E2t1_zy, E1t1_yz = E2t1_zz, o1t1_y = o2t1_z */
    const double E1t1_xx = c2 * E2t1_xx + s2 * E3t1_zx;
    const double E1t1_xy = c2 * E2t1_xy + s2 * E3t1_zy;
    const double E1t1_xz = c2 * E2t1_xz + s2 * E3t1_zz;
    const double E1t1_zx = c2 * E3t1_zx - s2 * E2t1_xx;
    J[0][0][0] = E1t1_zx;
    const double minus_E1t1_zy = s2 * E2t1_xy - c2 * E3t1_zy;
    J[0][1][0] = -minus_E1t1_zy;
    const double minus_E1t1_zz = s2 * E2t1_xz - c2 * E3t1_zz;
    J[0][2][0] = -minus_E1t1_zz;
    const double o1t1_x = c2 * o2t1_x + s2 * minus_o2t1_y;

    /* results */
    J[0][3][5] = 0.107 * c7;
    J[0][4][5] = -0.107 * s7;
    J[0][2][4] = -c6;
    J[0][3][0] = E2t1_zx * o1t1_x - E1t1_xx * o2t1_z;
    J[0][4][0] = E2t1_zy * o1t1_x - E1t1_xy * o2t1_z;
    J[0][5][0] = E2t1_zz * o1t1_x - E1t1_xz * o2t1_z;
    J[0][2][6] = 1.0;
    J[0][0][6] = 0.0;
    J[0][1][6] = 0.0;
    J[0][2][5] = 0.0;
    J[0][3][6] = 0.0;
    J[0][4][6] = 0.0;
    J[0][5][4] = 0.0;
    J[0][5][6] = 0.0;
    J[0][5][5] = -0.088;
}

/* What the parts of panda_inverse_dynamics_derivatives keep for later ones. */
struct panda_inverse_dynamics_derivatives_kept {
    double s7, c7, s6, c6, s5, c5, s4, c4, s3, c3, s2, c2, h7_x, h7_y, Q7_xx, Q7_yy, Q7_xy,
        Q7_xz, Q7_yz, h6_x, Q6_xx, Q6_yy, Q6_xy, Q6_xz, Q6_yz, h5_x, h5_y, Q5_xx, Q5_yy,
        Q5_xy, Q5_xz, Q5_yz, L6at6_x, K5at4_z, K5at4_x, h4_x, h4_y, Q4_xx, Q4_yy, Q4_xy,
        Q4_xz, Q4_yz, h3_x, h3_y, Q3_xx, Q3_yy, Q3_xy, Q3_xz, Q3_yz, minus_K3at2_x,
        minus_K3at2_z, h2_y, t44, Q2_xx, Q2_yy, Q2_xy, Q2_xz, Q2_yz, t47, t48, t49, t50,
        B7_xx, B7_xy, minus_B7_yx, B7_xz, minus_B7_yz, minus_P7_x, P7_y, minus_B6_zz,
        minus_B6_zx, minus_B6_zy, t60, t61, t62, t63, B6_xx, B6_xy, B6_yx, B6_yy, B6_xz,
        B6_yz, P6_x, P6_y, B5_zx, B5_zy, t72, t73, t74, t75, B5_xx, B5_xy, B5_yx, B5_yy,
        B5_xz, B5_yz, P5_x, P5_y, B4_zz, B4_zx, B4_zy, t93, t94, t95, t96, B4_xx, B4_xy,
        B4_yx, B4_yy, B4_xz, B4_yz, P4_x, P4_y, B3_zz, B3_zx, B3_zy, t109, t110, t111, t112,
        B3_xx, B3_xy, B3_yx, B3_yy, B3_xz, B3_yz, minus_P3_x, P3_y, t117, t118, B2_zx,
        B2_zy, t119, minus_w2_x, minus_w2_y, minus_a2_x, minus_a2_y, minus_U2_zz, t124,
        alpha2_y, minus_U2_xx, U2_xy, U2_xz, U2_yx, minus_U2_yy, U2_yz, minus_U2_zy, t126,
        t127, t128, t129, a3_z, w3_x, w3_y, v2_3_x, v2_3_y, a3_x, a3_y, t130, t132,
        minus_U3_zz, w3_z, alpha3_z, t133, minus_U3_xx, U3_xz, U3_yx, U3_yz, U3_zx, U3_zy,
        t136, minus_v2_4_z, minus_a4_z, t137, t138, minus_w4_x, minus_w4_y, v2_4_x, v2_4_y,
        a4_x, minus_a4_y, minus_U4_zz, w4_z, minus_U4_xx, minus_U4_xy, U4_xz, U4_yx,
        minus_U4_yy, U4_yz, minus_U4_zx, minus_U4_zy, t145, minus_v2_5_z, t146, t147, t148,
        a5_z, w5_x, minus_w5_y, v2_5_x, v2_5_y, a5_x, a5_y, t150, minus_U5_zz, w5_z,
        alpha5_x, minus_alpha5_y, alpha5_z, t151, t152, t153, U5_xz, minus_U5_yy,
        minus_U5_yz, K6at6_z, N6_x, N6_y, F6_x, F6_y, K5at5_z, N5_x, F5_x, F5_y, N4_x, F4_x,
        F4_y, t164, K4at4_z, t165, t167, K3at3_z, N3_x, F3_y, N2_x, E7at7_x, G7at7_z,
        G7at7_x, minus_G7at7_y, D7at7_x, H7at7_z, minus_H7at7_x, minus_H7at7_y,
        minus_Z7at7_x, minus_Z7at7_y, E7at6_y, E7at6_z, D7at6_y, D7at6_z, minus_K7at6_y,
        Z7at6_y, t194, t195, minus_L7at5_x, minus_L7at5_z, K7at5_x, Z7at5_z, t200, t201,
        t202, L7at4_x, L7at4_z, K7at4_x, minus_K7at4_y, Z7at4_z, t211, L7at3_x,
        minus_K7at3_x, K7at3_y, K7at3_z, minus_Z7at3_z, minus_K7at2_x, minus_Z7at2_z,
        G6at4_z, H6at4_z, minus_L6at4_x, minus_L6at4_z, K6at4_x, K6at4_y, minus_Z6at4_z,
        G6at3_x, E6at3_x, minus_E6at3_y, E6at3_z, minus_H6at3_x, D6at3_x, minus_D6at3_y,
        D6at3_z, L6at3_x, L6at3_z, K6at3_x, minus_K6at3_y, K6at3_z, Z6at3_x, minus_Z6at3_z,
        K6at2_x, Z6at2_z, G5at5_y, H5at5_y, Z5at5_y, minus_G5at3_x, E5at3_x, minus_E5at3_y,
        E5at3_z, minus_H5at3_x, D5at3_x, minus_D5at3_y, D5at3_z, minus_L5at3_x,
        minus_L5at3_z, minus_K5at3_x, K5at3_y, K5at3_z, Z5at3_x, minus_Z5at3_z,
        minus_K5at2_x, Z5at2_z, K4at2_x, Z4at2_z;
};

/* panda_inverse_dynamics_derivatives, part 1 of 10: sines and cosines of the joint
   angles */
SYMDYN_APART void panda_inverse_dynamics_derivatives_part1(
    const double q[7],
    struct panda_inverse_dynamics_derivatives_kept *kept)
{
    /* sines and cosines of the joint angles */
    double s7, c7, s6, c6, s5, c5, s4, c4, s3, c3, s2, c2;
    const double t1 = q[6] - 0.38420588060665173;
    symdyn_sincos(t1, &s7, &c7);
    kept->s7 = s7;
    kept->c7 = c7;
    symdyn_sincos(q[5], &s6, &c6);
    kept->s6 = s6;
    kept->c6 = c6;
    symdyn_sincos(q[4], &s5, &c5);
    kept->s5 = s5;
    kept->c5 = c5;
    symdyn_sincos(q[3], &s4, &c4);
    kept->s4 = s4;
    kept->c4 = c4;
    symdyn_sincos(q[2], &s3, &c3);
    kept->s3 = s3;
    kept->c3 = c3;
    symdyn_sincos(q[1], &s2, &c2);
    kept->s2 = s2;
    kept->c2 = c2;
}

/* panda_inverse_dynamics_derivatives, part 2 of 10: all beyond joint 7: moments of
   mass h and Q about it ... all beyond joint 2: moments of mass h and Q about it */
SYMDYN_APART void panda_inverse_dynamics_derivatives_part2(
    struct panda_inverse_dynamics_derivatives_kept *kept)
{
    /* all beyond joint 7: moments of mass h and Q about it
       Q7_yx = Q7_xy, Q7_zx = Q7_xz, Q7_zy = Q7_yz */
    const double c7 = kept->c7;
    const double h7_x = 0.008343776383464369 * c7;
    kept->h7_x = h7_x;
    const double s7 = kept->s7;
    const double h7_y = 0.008343776383464369 * s7;
    kept->h7_y = h7_y;
    const double t2 = 0.002289892335277788 * s7 + 0.001114363257090415 * c7;
    const double t3 = s7 * t2;
    const double Q7_xx = 0.0013098798160415788 + t3;
    kept->Q7_xx = Q7_xx;
    const double Q7_yy = 0.003599772151319367 - t3;
    kept->Q7_yy = Q7_yy;
    const double Q7_xy = 0.0005571816285452075 - c7 * t2;
    kept->Q7_xy = Q7_xy;
    const double Q7_xz = 0.0013450149983408877 * c7 - 0.0011352667606277602 * s7;
    kept->Q7_xz = Q7_xz;
    const double Q7_yz = 0.0013450149983408877 * s7 + 0.0011352667606277602 * c7;
    kept->Q7_yz = Q7_yz;

    /* all beyond joint 6: moments of mass h and Q about it
       h6_z = h7_y, Q6_yx = Q6_xy, Q6_zx = Q6_xz, Q6_zy = Q6_yz */
    const double t4 = h7_x + 0.16496755269500002;
    const double t5 = Q7_xx + 0.0014685046434897288 * c7 + 0.01563681537058756;
    const double t6 = Q7_xz + 0.005511034382675315;
    const double t7 = Q7_xy + 0.0007342523217448644 * s7 + 0.00010375891721868492;
    const double t8 = Q7_yz + 9.3569097314605e-05;
    const double c6 = kept->c6;
    const double s6 = kept->s6;
    const double h6_x = c6 * t4 + 0.068832705569 * s6;
    kept->h6_x = h6_x;
    const double t9 = s6 * (t5 - 0.013508337745659894) - c6 * (2.0 * t6);
    const double t10 = s6 * t9;
    const double Q6_xx = t5 - t10;
    kept->Q6_xx = Q6_xx;
    const double Q6_yy = 0.013508337745659894 + t10;
    kept->Q6_yy = Q6_yy;
    const double Q6_xy = c6 * t9 + t6;
    kept->Q6_xy = Q6_xy;
    const double Q6_xz = c6 * t7 + s6 * t8;
    kept->Q6_xz = Q6_xz;
    const double Q6_yz = s6 * t7 - c6 * t8;
    kept->Q6_yz = Q6_yz;

    /* all beyond joint 5: moments of mass h and Q about it
       Q5_yx = Q5_xy, Q5_zx = Q5_xz, Q5_zy = Q5_yz */
    const double t11 = h6_x - 0.014653732538;
    const double t12 = 0.067870631425 - h7_y;
    const double t13 = Q6_xx + 0.0014511560650267152;
    const double t14 = 0.0015152444733270301 - Q6_xz;
    const double t15 = Q6_xy + 0.004600245517563105;
    const double t16 = Q7_yy + 0.010045187828321242;
    const double t17 = Q6_yz + 0.0021640520520981297;
    const double c5 = kept->c5;
    const double s5 = kept->s5;
    const double h5_x = c5 * t11 - s5 * t12;
    kept->h5_x = h5_x;
    const double h5_y = s5 * t11 + c5 * t12;
    kept->h5_y = h5_y;
    const double t18 = s5 * (t13 - t16) + c5 * (2.0 * t14);
    const double t19 = s5 * t18;
    const double Q5_xx = t13 - t19;
    kept->Q5_xx = Q5_xx;
    const double Q5_yy = t16 + t19;
    kept->Q5_yy = Q5_yy;
    const double Q5_xy = c5 * t18 - t14;
    kept->Q5_xy = Q5_xy;
    const double Q5_xz = c5 * t15 + s5 * t17;
    kept->Q5_xz = Q5_xz;
    const double Q5_yz = s5 * t15 - c5 * t17;
    kept->Q5_yz = Q5_yz;

    /* all beyond joint 4: moments of mass h and Q about it
       h4_z = -h5_y, Q4_yx = Q4_xy, Q4_zx = Q4_xz, Q4_zy = Q4_yz
       L6at6_x: joint 6 from joint 6: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L),
         couple Z
       K5at4_z, K5at4_x: joint 5 from joint 4: wrench by q5 (E, G), by qd5 (D, H), momentum
         (K, L), couple Z */
    const double L6at6_x = 0.068832705569 * c6 - s6 * t4;
    kept->L6at6_x = L6at6_x;
    const double t20 = 0.0825 * h5_y;
    const double K5at4_z = Q5_yz + 0.384 * h5_y;
    kept->K5at4_z = K5at4_z;
    const double t21 = 0.49008027465000004 - h5_x;
    const double t22 = L6at6_x - 1.720683553603;
    const double t23 = Q5_xx - 0.165 * h5_x + 0.045847386156815495;
    const double K5at4_x = Q5_xz + 0.384 * h5_x;
    kept->K5at4_x = K5at4_x;
    const double t24 = 0.0825 * L6at6_x - 0.13876407268546084 + K5at4_x;
    const double t25 = Q5_xy - t20 + 0.0039053550262761003;
    const double t26 = Q6_yy - 0.768 * L6at6_x + 0.585225515030972;
    const double t27 = K5at4_z - 0.0016444875773692705;
    const double c4 = kept->c4;
    const double s4 = kept->s4;
    const double h4_x = c4 * t21 - s4 * t22;
    kept->h4_x = h4_x;
    const double h4_y = s4 * t21 + c4 * t22;
    kept->h4_y = h4_y;
    const double t28 = s4 * (t23 - t26) + c4 * (2.0 * t24);
    const double t29 = s4 * t28;
    const double Q4_xx = t23 - t29;
    kept->Q4_xx = Q4_xx;
    const double Q4_yy = t26 + t29;
    kept->Q4_yy = Q4_yy;
    const double Q4_xy = c4 * t28 - t24;
    kept->Q4_xy = Q4_xy;
    const double Q4_xz = c4 * t25 - s4 * t27;
    kept->Q4_xz = Q4_xz;
    const double Q4_yz = s4 * t25 + c4 * t27;
    kept->Q4_yz = Q4_yz;

    /* all beyond joint 3: moments of mass h and Q about it
       h3_z = -h4_y, Q3_yx = Q3_xy, Q3_zx = Q3_xz, Q3_zy = Q3_yz */
    const double t30 = 0.684157959872 - h4_x;
    const double t31 = h5_y + 0.028227094878000014;
    const double t32 = Q4_xx - 0.165 * h4_x + 0.0564296710265277;
    const double t33 = Q4_xz + t20 + 0.00012191242095074308;
    const double t34 = Q4_xy - 0.0825 * h4_y + 0.005487648106562255;
    const double t35 = Q5_yy + 0.02217814896487824;
    const double t36 = Q4_yz + 0.0043772571218395825;
    const double c3 = kept->c3;
    const double s3 = kept->s3;
    const double h3_x = c3 * t30 - s3 * t31;
    kept->h3_x = h3_x;
    const double h3_y = s3 * t30 + c3 * t31;
    kept->h3_y = h3_y;
    const double t37 = s3 * (t32 - t35) + c3 * (2.0 * t33);
    const double t38 = s3 * t37;
    const double Q3_xx = t32 - t38;
    kept->Q3_xx = Q3_xx;
    const double Q3_yy = t35 + t38;
    kept->Q3_yy = Q3_yy;
    const double Q3_xy = c3 * t37 - t33;
    kept->Q3_xy = Q3_xy;
    const double Q3_xz = c3 * t34 - s3 * t36;
    kept->Q3_xz = Q3_xz;
    const double Q3_yz = s3 * t34 + c3 * t36;
    kept->Q3_yz = Q3_yz;

    /* all beyond joint 2: moments of mass h and Q about it
       h2_z = h3_y, Q2_yx = Q2_xy, Q2_zx = Q2_xz, Q2_zy = Q2_yz
       minus_K3at2_x, minus_K3at2_z: joint 3 from joint 2: wrench by q3 (E, G), by qd3 (D,
         H), momentum (K, L), couple Z */
    const double minus_K3at2_x = Q3_xz + 0.316 * h3_x;
    kept->minus_K3at2_x = minus_K3at2_x;
    const double minus_K3at2_z = Q3_yz + 0.316 * h3_y;
    kept->minus_K3at2_z = minus_K3at2_z;
    const double t39 = Q3_xx + 0.023077882494931812;
    const double t40 = 0.00398335888393552 - minus_K3at2_x;
    const double t41 = Q3_xy - 0.01026110182100817;
    const double t42 = Q4_yy - 0.632 * h4_y + 0.9562715012318808;
    const double t43 = minus_K3at2_z + 0.0007689361029464;
    const double s2 = kept->s2;
    const double c2 = kept->c2;
    const double h2_y = s2 * (h3_x - 0.002031994566) + c2 * (h4_y - 3.104340043512);
    kept->h2_y = h2_y;
    const double t44 = 2.0 * c2;
    kept->t44 = t44;
    const double t45 = s2 * (t39 - t42) + t40 * t44;
    const double t46 = s2 * t45;
    const double Q2_xx = t39 - t46;
    kept->Q2_xx = Q2_xx;
    const double Q2_yy = t42 + t46;
    kept->Q2_yy = Q2_yy;
    const double Q2_xy = c2 * t45 - t40;
    kept->Q2_xy = Q2_xy;
    const double Q2_xz = c2 * t41 + s2 * t43;
    kept->Q2_xz = Q2_xz;
    const double Q2_yz = s2 * t41 - c2 * t43;
    kept->Q2_yz = Q2_yz;
}

/* panda_inverse_dynamics_derivatives, part 3 of 10: all beyond joint 7: block B and
   momentum P, both doubled, seen from it ... all beyond joint 3: block B and momentum
   P, both doubled, seen from it */
SYMDYN_APART void panda_inverse_dynamics_derivatives_part3(
    const double qd[7],
    double dtau_dqd[7][7],
    struct panda_inverse_dynamics_derivatives_kept *kept)
{
    /* all beyond joint 7: block B and momentum P, both doubled, seen from it
       B7_yy = -B7_xx */
    const double Q7_yz = kept->Q7_yz;
    const double t47 = qd[6] * Q7_yz;
    kept->t47 = t47;
    const double Q7_xz = kept->Q7_xz;
    const double t48 = qd[6] * Q7_xz;
    kept->t48 = t48;
    const double h7_y = kept->h7_y;
    const double t49 = qd[6] * h7_y;
    kept->t49 = t49;
    const double h7_x = kept->h7_x;
    const double t50 = qd[6] * h7_x;
    kept->t50 = t50;
    const double t51 = 2.0 * qd[6];
    const double Q7_xy = kept->Q7_xy;
    const double B7_xx = t51 * Q7_xy;
    kept->B7_xx = B7_xx;
    const double Q7_yy = kept->Q7_yy;
    const double B7_xy = t51 * Q7_yy;
    kept->B7_xy = B7_xy;
    const double Q7_xx = kept->Q7_xx;
    const double minus_B7_yx = t51 * Q7_xx;
    kept->minus_B7_yx = minus_B7_yx;
    const double B7_xz = 2.0 * t47;
    kept->B7_xz = B7_xz;
    const double minus_B7_yz = 2.0 * t48;
    kept->minus_B7_yz = minus_B7_yz;
    const double minus_P7_x = 2.0 * t49;
    kept->minus_P7_x = minus_P7_x;
    const double P7_y = 2.0 * t50;
    kept->P7_y = P7_y;

    /* all beyond joint 6: block B and momentum P, both doubled, seen from it
       P6_z = P7_y */
    const double t52 = 0.176 * t49;
    const double t53 = minus_B7_yx + 0.176 * t50;
    const double minus_B6_zz = B7_xx + t52;
    kept->minus_B6_zz = minus_B6_zz;
    const double s6 = kept->s6;
    const double c6 = kept->c6;
    const double t54 = s6 * minus_B6_zz - c6 * B7_xz;
    const double t55 = c6 * t54;
    const double minus_B6_zx = s6 * minus_B7_yz + c6 * t53;
    kept->minus_B6_zx = minus_B6_zx;
    const double minus_B6_zy = s6 * t53 - c6 * minus_B7_yz;
    kept->minus_B6_zy = minus_B6_zy;
    const double Q6_yz = kept->Q6_yz;
    const double t56 = qd[5] * Q6_yz;
    const double Q6_xz = kept->Q6_xz;
    const double t57 = qd[5] * Q6_xz;
    const double L6at6_x = kept->L6at6_x;
    const double t58 = qd[5] * L6at6_x;
    const double h6_x = kept->h6_x;
    const double t59 = qd[5] * h6_x;
    const double t60 = c6 * B7_xy + t56;
    kept->t60 = t60;
    const double t61 = s6 * B7_xy - t57;
    kept->t61 = t61;
    const double t62 = t58 - c6 * minus_P7_x;
    kept->t62 = t62;
    const double t63 = t59 - s6 * minus_P7_x;
    kept->t63 = t63;
    const double t64 = 2.0 * qd[5];
    const double Q6_xy = kept->Q6_xy;
    const double t65 = s6 * t54 - t64 * Q6_xy;
    const double B6_xx = B7_xx - t65;
    kept->B6_xx = B6_xx;
    const double Q6_yy = kept->Q6_yy;
    const double B6_xy = t55 + t64 * Q6_yy;
    kept->B6_xy = B6_xy;
    const double Q6_xx = kept->Q6_xx;
    const double B6_yx = t55 + B7_xz - t64 * Q6_xx;
    kept->B6_yx = B6_yx;
    const double B6_yy = t65 - t52;
    kept->B6_yy = B6_yy;
    dtau_dqd[4][4] = B6_yy;
    const double B6_xz = t60 + t56;
    kept->B6_xz = B6_xz;
    const double B6_yz = t61 - t57;
    kept->B6_yz = B6_yz;
    const double P6_x = t62 + t58;
    kept->P6_x = P6_x;
    const double P6_y = t63 + t59;
    kept->P6_y = P6_y;
    dtau_dqd[5][5] = -minus_B6_zz;

    /* all beyond joint 5: block B and momentum P, both doubled, seen from it
       B5_zz = B6_yy, P5_z = P6_y */
    const double s5 = kept->s5;
    const double c5 = kept->c5;
    const double t66 = s5 * (B6_xx + minus_B6_zz) + c5 * (minus_B6_zx - B6_xz);
    const double t67 = c5 * t66;
    const double B5_zx = c5 * B6_yx + s5 * B6_yz;
    kept->B5_zx = B5_zx;
    const double B5_zy = s5 * B6_yx - c5 * B6_yz;
    kept->B5_zy = B5_zy;
    const double Q5_yz = kept->Q5_yz;
    const double t68 = qd[4] * Q5_yz;
    const double Q5_xz = kept->Q5_xz;
    const double t69 = qd[4] * Q5_xz;
    const double h5_y = kept->h5_y;
    const double t70 = qd[4] * h5_y;
    const double h5_x = kept->h5_x;
    const double t71 = qd[4] * h5_x;
    const double t72 = c5 * B6_xy - s5 * minus_B6_zy + t68;
    kept->t72 = t72;
    const double t73 = s5 * B6_xy + c5 * minus_B6_zy - t69;
    kept->t73 = t73;
    const double t74 = c5 * P6_x + s5 * P7_y - t70;
    kept->t74 = t74;
    const double t75 = s5 * P6_x - c5 * P7_y + t71;
    kept->t75 = t75;
    const double t76 = 2.0 * qd[4];
    const double Q5_xy = kept->Q5_xy;
    const double t77 = s5 * t66 - t76 * Q5_xy;
    const double B5_xx = B6_xx - t77;
    kept->B5_xx = B5_xx;
    const double Q5_yy = kept->Q5_yy;
    const double B5_xy = t67 - minus_B6_zx + t76 * Q5_yy;
    kept->B5_xy = B5_xy;
    const double Q5_xx = kept->Q5_xx;
    const double B5_yx = t67 + B6_xz - t76 * Q5_xx;
    kept->B5_yx = B5_yx;
    const double B5_yy = t77 - minus_B6_zz;
    kept->B5_yy = B5_yy;
    const double B5_xz = t72 + t68;
    kept->B5_xz = B5_xz;
    const double B5_yz = t73 - t69;
    kept->B5_yz = B5_yz;
    const double P5_x = t74 - t70;
    kept->P5_x = P5_x;
    const double P5_y = t75 + t71;
    kept->P5_y = P5_y;

    /* all beyond joint 4: block B and momentum P, both doubled, seen from it
       P4_z = -P5_y */
    const double t78 = 0.384 * P6_y;
    const double t79 = 0.0825 * P5_x;
    const double t80 = 0.0825 * P5_y;
    const double t81 = B5_xx + t78;
    const double t82 = B5_xz - 0.384 * P5_x;
    const double t83 = B5_zx + 0.0825 * P6_y;
    const double t84 = B6_yy - t79;
    const double t85 = B5_yx + t80;
    const double t86 = B5_yz - 0.384 * P5_y;
    const double B4_zz = B5_yy - (t79 - t78);
    kept->B4_zz = B4_zz;
    dtau_dqd[3][3] = B4_zz;
    const double s4 = kept->s4;
    const double c4 = kept->c4;
    const double t87 = s4 * (t81 - t84) + c4 * (t82 + t83);
    const double t88 = c4 * t87;
    const double B4_zx = c4 * t85 - s4 * t86;
    kept->B4_zx = B4_zx;
    const double B4_zy = s4 * t85 + c4 * t86;
    kept->B4_zy = B4_zy;
    const double Q4_yz = kept->Q4_yz;
    const double t89 = qd[3] * Q4_yz;
    const double Q4_xz = kept->Q4_xz;
    const double t90 = qd[3] * Q4_xz;
    const double h4_y = kept->h4_y;
    const double t91 = qd[3] * h4_y;
    const double h4_x = kept->h4_x;
    const double t92 = qd[3] * h4_x;
    const double t93 = c4 * B5_xy - s4 * B5_zy + t89;
    kept->t93 = t93;
    const double t94 = s4 * B5_xy + c4 * B5_zy - t90;
    kept->t94 = t94;
    const double t95 = s4 * P6_y - c4 * P5_x - t91;
    kept->t95 = t95;
    const double t96 = t92 - (s4 * P5_x + c4 * P6_y);
    kept->t96 = t96;
    const double t97 = 2.0 * qd[3];
    const double Q4_xy = kept->Q4_xy;
    const double t98 = s4 * t87 - t97 * Q4_xy;
    const double B4_xx = t81 - t98;
    kept->B4_xx = B4_xx;
    const double Q4_yy = kept->Q4_yy;
    const double B4_xy = t88 - t83 + t97 * Q4_yy;
    kept->B4_xy = B4_xy;
    const double Q4_xx = kept->Q4_xx;
    const double B4_yx = t88 - t82 - t97 * Q4_xx;
    kept->B4_yx = B4_yx;
    const double B4_yy = t84 + t98;
    kept->B4_yy = B4_yy;
    const double B4_xz = t93 + t89;
    kept->B4_xz = B4_xz;
    const double B4_yz = t94 - t90;
    kept->B4_yz = B4_yz;
    const double P4_x = t95 - t91;
    kept->P4_x = P4_x;
    const double P4_y = t96 + t92;
    kept->P4_y = P4_y;

    /* all beyond joint 3: block B and momentum P, both doubled, seen from it
       P3_z = -P4_y */
    const double t99 = 0.0825 * P4_x;
    const double t100 = B4_zx - t80;
    const double t101 = B4_zz - t99;
    const double t102 = B4_yx + 0.0825 * P4_y;
    const double B3_zz = B4_yy - t99;
    kept->B3_zz = B3_zz;
    dtau_dqd[2][2] = B3_zz;
    const double s3 = kept->s3;
    const double c3 = kept->c3;
    const double t103 = s3 * (B4_xx - t101) + c3 * (B4_xz + t100);
    const double t104 = c3 * t103;
    const double B3_zx = c3 * t102 - s3 * B4_yz;
    kept->B3_zx = B3_zx;
    const double B3_zy = s3 * t102 + c3 * B4_yz;
    kept->B3_zy = B3_zy;
    const double Q3_yz = kept->Q3_yz;
    const double t105 = qd[2] * Q3_yz;
    const double Q3_xz = kept->Q3_xz;
    const double t106 = qd[2] * Q3_xz;
    const double h3_y = kept->h3_y;
    const double t107 = qd[2] * h3_y;
    const double h3_x = kept->h3_x;
    const double t108 = qd[2] * h3_x;
    const double t109 = c3 * B4_xy - s3 * B4_zy + t105;
    kept->t109 = t109;
    const double t110 = s3 * B4_xy + c3 * B4_zy - t106;
    kept->t110 = t110;
    const double t111 = c3 * P4_x + s3 * P5_y + t107;
    kept->t111 = t111;
    const double t112 = c3 * P5_y - s3 * P4_x + t108;
    kept->t112 = t112;
    const double t113 = 2.0 * qd[2];
    const double Q3_xy = kept->Q3_xy;
    const double t114 = s3 * t103 - t113 * Q3_xy;
    const double B3_xx = B4_xx - t114;
    kept->B3_xx = B3_xx;
    const double Q3_yy = kept->Q3_yy;
    const double B3_xy = t104 - t100 + t113 * Q3_yy;
    kept->B3_xy = B3_xy;
    const double Q3_xx = kept->Q3_xx;
    const double B3_yx = t104 - B4_xz - t113 * Q3_xx;
    kept->B3_yx = B3_yx;
    const double B3_yy = t101 + t114;
    kept->B3_yy = B3_yy;
    const double B3_xz = t109 + t105;
    kept->B3_xz = B3_xz;
    const double B3_yz = t110 - t106;
    kept->B3_yz = B3_yz;
    const double minus_P3_x = t111 + t107;
    kept->minus_P3_x = minus_P3_x;
    const double P3_y = t112 + t108;
    kept->P3_y = P3_y;
}

/* panda_inverse_dynamics_derivatives, part 4 of 10: all beyond joint 2: block B and
   momentum P, both doubled, seen from it ... link 5: w, alpha, twice its origin's
   velocity v, U and acceleration a */
SYMDYN_APART void panda_inverse_dynamics_derivatives_part4(
    const double qd[7],
    const double qdd[7],
    double dtau_dqd[7][7],
    struct panda_inverse_dynamics_derivatives_kept *kept)
{
    /* all beyond joint 2: block B and momentum P, both doubled, seen from it
       P2_z = P3_y */
    const double P4_y = kept->P4_y;
    const double t115 = 0.316 * P4_y;
    const double P3_y = kept->P3_y;
    const double B3_yz = kept->B3_yz;
    const double t116 = 0.316 * P3_y - B3_yz;
    const double B3_yy = kept->B3_yy;
    const double B2_zz = B3_yy - t115;
    dtau_dqd[1][1] = B2_zz;
    const double minus_P3_x = kept->minus_P3_x;
    const double B3_xz = kept->B3_xz;
    const double B3_zx = kept->B3_zx;
    const double t117 = 0.316 * minus_P3_x + B3_xz + B3_zx;
    kept->t117 = t117;
    const double s2 = kept->s2;
    const double B3_xx = kept->B3_xx;
    const double B3_zz = kept->B3_zz;
    const double c2 = kept->c2;
    const double t118 = s2 * (B3_xx - t115 - B3_zz) - c2 * t117;
    kept->t118 = t118;
    const double B3_yx = kept->B3_yx;
    const double B2_zx = c2 * B3_yx - s2 * t116;
    kept->B2_zx = B2_zx;
    const double B2_zy = s2 * B3_yx + c2 * t116;
    kept->B2_zy = B2_zy;
    const double t119 = 2.0 * qd[1];
    kept->t119 = t119;
    const double Q2_xy = kept->Q2_xy;
    const double B2_yy = B3_zz + s2 * t118 - t119 * Q2_xy;
    dtau_dqd[0][0] = B2_yy;

    /* link 2: w, alpha, twice its origin's velocity v, U and acceleration a
       w2_z = qd[1], alpha2_z = qdd[1] */
    const double minus_w2_x = s2 * qd[0];
    kept->minus_w2_x = minus_w2_x;
    const double minus_w2_y = c2 * qd[0];
    kept->minus_w2_y = minus_w2_y;
    const double minus_a2_x = 9.81 * s2;
    kept->minus_a2_x = minus_a2_x;
    const double minus_a2_y = 9.81 * c2;
    kept->minus_a2_y = minus_a2_y;
    const double t120 = minus_w2_x * minus_w2_x;
    const double t121 = minus_w2_y * minus_w2_y;
    const double t122 = minus_w2_x * minus_w2_y;
    const double minus_U2_zz = t120 + t121;
    kept->minus_U2_zz = minus_U2_zz;
    const double t123 = qd[1] * minus_w2_y;
    const double t124 = qd[1] * minus_w2_x;
    kept->t124 = t124;
    const double minus_alpha2_x = s2 * qdd[0] + t123;
    const double alpha2_y = t124 - c2 * qdd[0];
    kept->alpha2_y = alpha2_y;
    const double t125 = qd[1] * qd[1];
    const double minus_U2_xx = t121 + t125;
    kept->minus_U2_xx = minus_U2_xx;
    const double U2_xy = t122 - qdd[1];
    kept->U2_xy = U2_xy;
    const double U2_xz = alpha2_y - t124;
    kept->U2_xz = U2_xz;
    const double U2_yx = t122 + qdd[1];
    kept->U2_yx = U2_yx;
    const double minus_U2_yy = t120 + t125;
    kept->minus_U2_yy = minus_U2_yy;
    const double U2_yz = minus_alpha2_x - t123;
    kept->U2_yz = U2_yz;
    const double minus_U2_zy = t123 + minus_alpha2_x;
    kept->minus_U2_zy = minus_U2_zy;

    /* link 3: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double t126 = 0.632 * qd[1];
    kept->t126 = t126;
    const double t127 = 0.632 * minus_w2_x;
    kept->t127 = t127;
    const double t128 = 0.316 * minus_U2_zy;
    kept->t128 = t128;
    const double t129 = minus_a2_x + 0.316 * U2_xy;
    kept->t129 = t129;
    const double a3_z = minus_a2_y - 0.316 * minus_U2_yy;
    kept->a3_z = a3_z;
    const double s3 = kept->s3;
    const double c3 = kept->c3;
    const double w3_x = s3 * qd[1] - c3 * minus_w2_x;
    kept->w3_x = w3_x;
    const double w3_y = s3 * minus_w2_x + c3 * qd[1];
    kept->w3_y = w3_y;
    const double v2_3_x = c3 * t126 + s3 * t127;
    kept->v2_3_x = v2_3_x;
    const double v2_3_y = c3 * t127 - s3 * t126;
    kept->v2_3_y = v2_3_y;
    const double a3_x = s3 * t128 - c3 * t129;
    kept->a3_x = a3_x;
    const double a3_y = s3 * t129 + c3 * t128;
    kept->a3_y = a3_y;
    const double t130 = w3_x * w3_x;
    kept->t130 = t130;
    const double t131 = w3_y * w3_y;
    const double t132 = w3_x * w3_y;
    kept->t132 = t132;
    const double minus_U3_zz = t130 + t131;
    kept->minus_U3_zz = minus_U3_zz;
    const double w3_z = minus_w2_y + qd[2];
    kept->w3_z = w3_z;
    const double alpha3_x = s3 * qdd[1] - c3 * minus_alpha2_x + qd[2] * w3_y;
    const double alpha3_y = s3 * minus_alpha2_x + c3 * qdd[1] - qd[2] * w3_x;
    const double alpha3_z = qdd[2] - alpha2_y;
    kept->alpha3_z = alpha3_z;
    const double t133 = w3_z * w3_z;
    kept->t133 = t133;
    const double t134 = w3_x * w3_z;
    const double t135 = w3_y * w3_z;
    const double minus_U3_xx = t131 + t133;
    kept->minus_U3_xx = minus_U3_xx;
    const double U3_xz = t134 + alpha3_y;
    kept->U3_xz = U3_xz;
    const double U3_yx = t132 + alpha3_z;
    kept->U3_yx = U3_yx;
    const double U3_yz = t135 - alpha3_x;
    kept->U3_yz = U3_yz;
    const double U3_zx = t134 - alpha3_y;
    kept->U3_zx = U3_zx;
    const double U3_zy = t135 + alpha3_x;
    kept->U3_zy = U3_zy;

    /* link 4: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double t136 = 0.165 * w3_y;
    kept->t136 = t136;
    const double minus_v2_4_z = v2_3_y + 0.165 * w3_z;
    kept->minus_v2_4_z = minus_v2_4_z;
    const double minus_a4_z = a3_y + 0.0825 * U3_yx;
    kept->minus_a4_z = minus_a4_z;
    const double t137 = a3_z + 0.0825 * U3_zx;
    kept->t137 = t137;
    const double t138 = 0.0825 * minus_U3_xx - a3_x;
    kept->t138 = t138;
    const double c4 = kept->c4;
    const double s4 = kept->s4;
    const double minus_w4_x = c4 * w3_x + s4 * w3_z;
    kept->minus_w4_x = minus_w4_x;
    const double minus_w4_y = c4 * w3_z - s4 * w3_x;
    kept->minus_w4_y = minus_w4_y;
    const double v2_4_x = s4 * t136 - c4 * v2_3_x;
    kept->v2_4_x = v2_4_x;
    const double v2_4_y = s4 * v2_3_x + c4 * t136;
    kept->v2_4_y = v2_4_y;
    const double a4_x = c4 * t138 - s4 * t137;
    kept->a4_x = a4_x;
    const double minus_a4_y = s4 * t138 + c4 * t137;
    kept->minus_a4_y = minus_a4_y;
    const double t139 = minus_w4_x * minus_w4_x;
    const double t140 = minus_w4_y * minus_w4_y;
    const double t141 = minus_w4_x * minus_w4_y;
    const double minus_U4_zz = t139 + t140;
    kept->minus_U4_zz = minus_U4_zz;
    const double w4_z = qd[3] - w3_y;
    kept->w4_z = w4_z;
    const double minus_alpha4_x = c4 * alpha3_x + s4 * alpha3_z + qd[3] * minus_w4_y;
    const double alpha4_y = s4 * alpha3_x - c4 * alpha3_z + qd[3] * minus_w4_x;
    const double alpha4_z = qdd[3] - alpha3_y;
    const double t142 = w4_z * w4_z;
    const double t143 = minus_w4_x * w4_z;
    const double t144 = minus_w4_y * w4_z;
    const double minus_U4_xx = t140 + t142;
    kept->minus_U4_xx = minus_U4_xx;
    const double minus_U4_xy = alpha4_z - t141;
    kept->minus_U4_xy = minus_U4_xy;
    const double U4_xz = alpha4_y - t143;
    kept->U4_xz = U4_xz;
    const double U4_yx = alpha4_z + t141;
    kept->U4_yx = U4_yx;
    const double minus_U4_yy = t139 + t142;
    kept->minus_U4_yy = minus_U4_yy;
    const double U4_yz = minus_alpha4_x - t144;
    kept->U4_yz = U4_yz;
    const double minus_U4_zx = t143 + alpha4_y;
    kept->minus_U4_zx = minus_U4_zx;
    const double minus_U4_zy = t144 + minus_alpha4_x;
    kept->minus_U4_zy = minus_U4_zy;

    /* link 5: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double t145 = v2_4_x + 0.768 * w4_z;
    kept->t145 = t145;
    const double minus_v2_5_z = v2_4_y + 0.165 * w4_z;
    kept->minus_v2_5_z = minus_v2_5_z;
    const double t146 = minus_v2_4_z - (0.165 * minus_w4_y + 0.768 * minus_w4_x);
    kept->t146 = t146;
    const double t147 = a4_x + (0.384 * minus_U4_xy - 0.0825 * minus_U4_xx);
    kept->t147 = t147;
    const double t148 = minus_a4_z - (0.384 * minus_U4_zy - 0.0825 * minus_U4_zx);
    kept->t148 = t148;
    const double a5_z = minus_a4_y - (0.0825 * U4_yx + 0.384 * minus_U4_yy);
    kept->a5_z = a5_z;
    const double c5 = kept->c5;
    const double s5 = kept->s5;
    const double w5_x = c5 * minus_w4_x - s5 * w4_z;
    kept->w5_x = w5_x;
    const double minus_w5_y = c5 * w4_z + s5 * minus_w4_x;
    kept->minus_w5_y = minus_w5_y;
    const double v2_5_x = s5 * t146 - c5 * t145;
    kept->v2_5_x = v2_5_x;
    const double v2_5_y = s5 * t145 + c5 * t146;
    kept->v2_5_y = v2_5_y;
    const double a5_x = s5 * t148 - c5 * t147;
    kept->a5_x = a5_x;
    const double a5_y = s5 * t147 + c5 * t148;
    kept->a5_y = a5_y;
    const double t149 = w5_x * w5_x;
    const double t150 = minus_w5_y * minus_w5_y;
    kept->t150 = t150;
    const double minus_U5_zz = t149 + t150;
    kept->minus_U5_zz = minus_U5_zz;
    const double w5_z = minus_w4_y + qd[4];
    kept->w5_z = w5_z;
    const double alpha5_x = c5 * minus_alpha4_x - s5 * alpha4_z - qd[4] * minus_w5_y;
    kept->alpha5_x = alpha5_x;
    const double minus_alpha5_y = c5 * alpha4_z + s5 * minus_alpha4_x + qd[4] * w5_x;
    kept->minus_alpha5_y = minus_alpha5_y;
    const double alpha5_z = qdd[4] - alpha4_y;
    kept->alpha5_z = alpha5_z;
    const double t151 = w5_z * w5_z;
    kept->t151 = t151;
    const double t152 = w5_x * w5_z;
    kept->t152 = t152;
    const double t153 = minus_w5_y * w5_z;
    kept->t153 = t153;
    const double U5_xz = t152 - minus_alpha5_y;
    kept->U5_xz = U5_xz;
    const double minus_U5_yy = t149 + t151;
    kept->minus_U5_yy = minus_U5_yy;
    const double minus_U5_yz = t153 + alpha5_x;
    kept->minus_U5_yz = minus_U5_yz;
}

/* panda_inverse_dynamics_derivatives, part 5 of 10: link 6: w, alpha, twice its
   origin's velocity v, U and acceleration a ... joint 7 from joint 6: wrench by q7 (E,
   G), by qd7 (D, H), momentum (K, L), couple Z */
SYMDYN_APART void panda_inverse_dynamics_derivatives_part5(
    const double qd[7],
    const double qdd[7],
    double dtau_dq[7][7],
    double dtau_dqd[7][7],
    struct panda_inverse_dynamics_derivatives_kept *kept)
{
    /* link 6: w, alpha, twice its origin's velocity v, U and acceleration a
       v2_6_z = -v2_5_y, a6_z = -a5_y */
    const double c6 = kept->c6;
    const double w5_x = kept->w5_x;
    const double s6 = kept->s6;
    const double w5_z = kept->w5_z;
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double v2_5_x = kept->v2_5_x;
    const double minus_v2_5_z = kept->minus_v2_5_z;
    const double v2_6_x = c6 * v2_5_x - s6 * minus_v2_5_z;
    const double minus_v2_6_y = s6 * v2_5_x + c6 * minus_v2_5_z;
    const double a5_x = kept->a5_x;
    const double a5_z = kept->a5_z;
    const double a6_x = c6 * a5_x + s6 * a5_z;
    const double a6_y = c6 * a5_z - s6 * a5_x;
    const double t154 = w6_x * w6_x;
    const double t155 = w6_y * w6_y;
    const double t156 = w6_x * w6_y;
    const double minus_U6_zz = t154 + t155;
    const double minus_w5_y = kept->minus_w5_y;
    const double w6_z = minus_w5_y + qd[5];
    const double alpha5_x = kept->alpha5_x;
    const double alpha5_z = kept->alpha5_z;
    const double alpha6_x = c6 * alpha5_x + s6 * alpha5_z + qd[5] * w6_y;
    const double alpha6_y = c6 * alpha5_z - s6 * alpha5_x - qd[5] * w6_x;
    const double minus_alpha5_y = kept->minus_alpha5_y;
    const double alpha6_z = minus_alpha5_y + qdd[5];
    const double t157 = w6_z * w6_z;
    const double t158 = w6_x * w6_z;
    const double t159 = w6_y * w6_z;
    const double minus_U6_xx = t155 + t157;
    const double U6_xz = t158 + alpha6_y;
    const double U6_yx = t156 + alpha6_z;
    const double minus_U6_yy = t154 + t157;
    const double U6_yz = t159 - alpha6_x;
    const double U6_zx = t158 - alpha6_y;

    /* link 7: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double v2_7_z = minus_v2_6_y - 0.176 * w6_z;
    const double minus_a7_z = a6_y + 0.088 * U6_yx;

    /* all beyond joint 7: moment N and force F it needs on a seat at rest
       K7at7_z: joint 7 from joint 7: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L),
         couple Z */
    const double Q7_xx = kept->Q7_xx;
    const double Q7_yy = kept->Q7_yy;
    const double K7at7_z = Q7_xx + Q7_yy;
    const double N7_z = qdd[6] * K7at7_z;
    const double t47 = kept->t47;
    const double Q7_xz = kept->Q7_xz;
    const double N7_x = qd[6] * t47 - qdd[6] * Q7_xz;
    const double t48 = kept->t48;
    const double Q7_yz = kept->Q7_yz;
    const double minus_N7_y = qd[6] * t48 + qdd[6] * Q7_yz;
    const double t50 = kept->t50;
    const double h7_y = kept->h7_y;
    const double minus_F7_x = qd[6] * t50 + qdd[6] * h7_y;
    const double h7_x = kept->h7_x;
    const double t49 = kept->t49;
    const double F7_y = qdd[6] * h7_x - qd[6] * t49;

    /* all beyond joint 6: moment N and force F it needs on a seat at rest
       F6_z = F7_y
       K6at6_z: joint 6 from joint 6: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L),
         couple Z */
    const double t160 = N7_z + 0.088 * F7_y;
    const double Q6_xx = kept->Q6_xx;
    const double Q6_yy = kept->Q6_yy;
    const double K6at6_z = Q6_xx + Q6_yy;
    kept->K6at6_z = K6at6_z;
    const double t60 = kept->t60;
    const double Q6_xz = kept->Q6_xz;
    const double N6_x = c6 * N7_x + s6 * t160 + qd[5] * t60 - qdd[5] * Q6_xz;
    kept->N6_x = N6_x;
    const double t61 = kept->t61;
    const double Q6_yz = kept->Q6_yz;
    const double N6_y = s6 * N7_x - c6 * t160 + qd[5] * t61 - qdd[5] * Q6_yz;
    kept->N6_y = N6_y;
    const double minus_B6_zz = kept->minus_B6_zz;
    const double N6_z = qdd[5] * K6at6_z - (minus_N7_y + qd[5] * minus_B6_zz);
    const double L6at6_x = kept->L6at6_x;
    const double t63 = kept->t63;
    const double F6_x = qdd[5] * L6at6_x - (qd[5] * t63 + c6 * minus_F7_x);
    kept->F6_x = F6_x;
    const double t62 = kept->t62;
    const double h6_x = kept->h6_x;
    const double F6_y = qd[5] * t62 - s6 * minus_F7_x + qdd[5] * h6_x;
    kept->F6_y = F6_y;

    /* all beyond joint 5: moment N and force F it needs on a seat at rest
       F5_z = F6_y
       K5at5_z: joint 5 from joint 5: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L),
         couple Z */
    const double Q5_xx = kept->Q5_xx;
    const double Q5_yy = kept->Q5_yy;
    const double K5at5_z = Q5_xx + Q5_yy;
    kept->K5at5_z = K5at5_z;
    const double c5 = kept->c5;
    const double s5 = kept->s5;
    const double t72 = kept->t72;
    const double Q5_xz = kept->Q5_xz;
    const double N5_x = c5 * N6_x + s5 * N6_z + qd[4] * t72 - qdd[4] * Q5_xz;
    kept->N5_x = N5_x;
    const double B6_yy = kept->B6_yy;
    const double N5_z = N6_y + qd[4] * B6_yy + qdd[4] * K5at5_z;
    const double t75 = kept->t75;
    const double h5_y = kept->h5_y;
    const double F5_x = c5 * F6_x + s5 * F7_y - qd[4] * t75 - qdd[4] * h5_y;
    kept->F5_x = F5_x;
    const double t74 = kept->t74;
    const double h5_x = kept->h5_x;
    const double F5_y = s5 * F6_x - c5 * F7_y + qd[4] * t74 + qdd[4] * h5_x;
    kept->F5_y = F5_y;

    /* all beyond joint 4: moment N and force F it needs on a seat at rest
       F4_z = -F5_y */
    const double t161 = 0.0825 * F5_y;
    const double t162 = 0.384 * F5_y - N5_x;
    const double t163 = t161 - N5_z;
    const double c4 = kept->c4;
    const double s4 = kept->s4;
    const double t93 = kept->t93;
    const double Q4_xz = kept->Q4_xz;
    const double N4_x = c4 * t162 - s4 * t163 + qd[3] * t93 - qdd[3] * Q4_xz;
    kept->N4_x = N4_x;
    const double t96 = kept->t96;
    const double h4_y = kept->h4_y;
    const double F4_x = s4 * F6_y - c4 * F5_x - qd[3] * t96 - qdd[3] * h4_y;
    kept->F4_x = F4_x;
    const double t95 = kept->t95;
    const double h4_x = kept->h4_x;
    const double F4_y = qd[3] * t95 - (s4 * F5_x + c4 * F6_y) + qdd[3] * h4_x;
    kept->F4_y = F4_y;

    /* all beyond joint 3: moment N and force F it needs on a seat at rest
       F3_z = -F4_y
       K4at4_z: joint 4 from joint 4: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L),
         couple Z
       K3at3_z: joint 3 from joint 3: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L),
         couple Z */
    const double Q5_yz = kept->Q5_yz;
    const double t73 = kept->t73;
    const double t164 = qdd[4] * Q5_yz - (s5 * N6_x - c5 * N6_z + qd[4] * t73);
    kept->t164 = t164;
    const double Q4_xx = kept->Q4_xx;
    const double Q4_yy = kept->Q4_yy;
    const double K4at4_z = Q4_xx + Q4_yy;
    kept->K4at4_z = K4at4_z;
    const double Q4_yz = kept->Q4_yz;
    const double t94 = kept->t94;
    const double t165 = qdd[3] * Q4_yz - (s4 * t162 + c4 * t163 + qd[3] * t94);
    kept->t165 = t165;
    const double B4_zz = kept->B4_zz;
    const double t166 = 0.384 * F5_x - t164 - qd[3] * B4_zz - qdd[3] * K4at4_z;
    const double t167 = t166 + 0.0825 * (F4_y + F6_y);
    kept->t167 = t167;
    const double Q3_xx = kept->Q3_xx;
    const double Q3_yy = kept->Q3_yy;
    const double K3at3_z = Q3_xx + Q3_yy;
    kept->K3at3_z = K3at3_z;
    const double t109 = kept->t109;
    const double c3 = kept->c3;
    const double s3 = kept->s3;
    const double Q3_xz = kept->Q3_xz;
    const double N3_x = qd[2] * t109 - (c3 * N4_x + s3 * t167) - qdd[2] * Q3_xz;
    kept->N3_x = N3_x;
    const double B3_zz = kept->B3_zz;
    const double N3_z = t165 + t161 + qd[2] * B3_zz + qdd[2] * K3at3_z;
    const double t111 = kept->t111;
    const double h3_x = kept->h3_x;
    const double F3_y = c3 * F5_y - s3 * F4_x - qd[2] * t111 + qdd[2] * h3_x;
    kept->F3_y = F3_y;

    /* all beyond joint 2: moment N and force F it needs on a seat at rest
       F2_z = F3_y */
    const double c2 = kept->c2;
    const double B3_xy = kept->B3_xy;
    const double s2 = kept->s2;
    const double B3_zy = kept->B3_zy;
    const double Q2_yz = kept->Q2_yz;
    const double t168 = qd[1] * (c2 * B3_xy + s2 * B3_zy + qd[1] * Q2_yz);
    const double Q2_xz = kept->Q2_xz;
    const double N2_x = c2 * (N3_x - 0.316 * F3_y) + s2 * N3_z + t168 - qdd[1] * Q2_xz;
    kept->N2_x = N2_x;

    /* joint 7 from joint 7: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
       L7at7_y = h7_x, L7at7_x = -h7_y, K7at7_y = -Q7_yz */
    const double t169 = 2.0 * w6_x;
    const double t170 = 2.0 * w6_y;
    const double t171 = 2.0 * w6_z;
    const double Q7_xy = kept->Q7_xy;
    const double t172 = 2.0 * Q7_xy;
    const double t173 = Q7_xx - Q7_yy;
    const double minus_B7_yx = kept->minus_B7_yx;
    const double B7_xy = kept->B7_xy;
    const double t174 = minus_B7_yx - B7_xy;
    const double B7_xx = kept->B7_xx;
    const double t175 = 2.0 * B7_xx;
    const double t176 = U6_zx * Q7_yz - U6_yx * t173 - U6_yz * t172;
    const double t177 = U6_xz * Q7_xz;
    const double t178 = (minus_U6_yy - minus_U6_xx) * Q7_yz;
    const double t179 = h7_x * (a6_x - 0.088 * minus_U6_xx);
    const double t180 = (alpha6_z - t156) * Q7_xz - (t159 + alpha6_x) * Q7_yz;
    const double t181 = (minus_U6_xx - minus_U6_zz) * t173 - t180;
    const double a5_y = kept->a5_y;
    const double t182 = t181 - (h7_y * (0.088 * U6_zx - a5_y) + t179);
    const double E7at7_z = t182 - t172 * (U6_zx + U6_xz);
    dtau_dq[6][6] = E7at7_z;
    const double t183 = t176 + (minus_U6_zz - minus_U6_yy) * Q7_xz - h7_x * minus_a7_z;
    const double t184 = t177 + U6_yz * t173 - U6_yx * t172 - t178 - h7_y * minus_a7_z;
    const double minus_B7_yz = kept->minus_B7_yz;
    const double t185 = t183 + (t174 * w6_x + t175 * w6_z - minus_B7_yz * w6_y);
    const double E7at7_x = t185 + minus_N7_y;
    kept->E7at7_x = E7at7_x;
    const double B7_xz = kept->B7_xz;
    const double E7at7_y = t184 + (t175 * w6_x - t174 * w6_z - B7_xz * w6_y) + N7_x;
    const double P7_y = kept->P7_y;
    const double minus_P7_x = kept->minus_P7_x;
    const double G7at7_z = U6_yx * h7_y - U6_yz * h7_x + (w6_z * P7_y - w6_x * minus_P7_x);
    kept->G7at7_z = G7at7_z;
    const double G7at7_x = minus_U6_xx * h7_y + U6_xz * h7_x - w6_y * minus_P7_x - F7_y;
    kept->G7at7_x = G7at7_x;
    const double minus_G7at7_y = U6_zx * h7_y + minus_U6_zz * h7_x - w6_y * P7_y + minus_F7_x;
    kept->minus_G7at7_y = minus_G7at7_y;
    const double t186 = Q7_xy * t169;
    const double t187 = Q7_xy * t171;
    const double t188 = Q7_xz * t170;
    const double D7at7_x = t186 + Q7_yy * t171 - Q7_yz * t170 + B7_xz;
    kept->D7at7_x = D7at7_x;
    const double D7at7_y = t188 - (t187 + Q7_xx * t169) - minus_B7_yz;
    const double H7at7_z = t169 * h7_x + t171 * h7_y;
    kept->H7at7_z = H7at7_z;
    const double minus_H7at7_x = P7_y - t170 * h7_x;
    kept->minus_H7at7_x = minus_H7at7_x;
    const double minus_H7at7_y = minus_P7_x - t170 * h7_y;
    kept->minus_H7at7_y = minus_H7at7_y;
    const double minus_Z7at7_x = v2_7_z * h7_x + (t186 - Q7_xx * t171);
    kept->minus_Z7at7_x = minus_Z7at7_x;
    const double minus_Z7at7_y = v2_7_z * h7_y + (Q7_yy * t169 - t187);
    kept->minus_Z7at7_y = minus_Z7at7_y;

    /* joint 7 from joint 6: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
       L7at6_z = h7_x, L7at6_x = -h7_y, K7at6_z = -Q7_yz, E7at6_x = E7at7_x, G7at6_y =
         -G7at7_z, G7at6_x = G7at7_x, G7at6_z = G7at7_y, D7at6_x = D7at7_x, H7at6_y =
         -H7at7_z, H7at6_x = H7at7_x, H7at6_z = H7at7_y, Z7at6_x = Z7at7_x, Z7at6_z =
         Z7at7_y */
    const double E7at6_y = 0.088 * minus_G7at7_y - E7at7_z;
    kept->E7at6_y = E7at6_y;
    const double E7at6_z = E7at7_y - 0.088 * G7at7_z;
    kept->E7at6_z = E7at6_z;
    dtau_dq[5][6] = E7at6_z;
    const double D7at6_y = 0.088 * minus_H7at7_y;
    kept->D7at6_y = D7at6_y;
    const double D7at6_z = D7at7_y - 0.088 * H7at7_z;
    kept->D7at6_z = D7at6_z;
    dtau_dqd[5][6] = D7at6_z;
    const double c7 = kept->c7;
    const double minus_K7at6_y = K7at7_z + 0.0007342523217448644 * c7;
    kept->minus_K7at6_y = minus_K7at6_y;
    const double v2_5_y = kept->v2_5_y;
    const double t189 = v2_6_x * h7_x - (v2_5_y + 0.176 * w6_y) * h7_y;
    const double Z7at6_y = Q7_yz * t169 - Q7_xz * t171 - t189;
    kept->Z7at6_y = Z7at6_y;
    const double t190 = h7_x * (minus_v2_6_y * w6_y - v2_6_x * w6_x);
    const double t191 = Q7_yz * minus_U6_zz - (t177 + minus_K7at6_y * U6_yz);
    const double t192 = t191 + (t190 - h7_y * (a6_y - v2_5_y * w6_x));
    dtau_dq[6][5] = t192 - (minus_Z7at7_x * w6_y + Z7at6_y * w6_x);
    const double t193 = minus_K7at6_y * t169 - t188 + h7_y * minus_v2_6_y;
    dtau_dqd[6][5] = t193 - minus_Z7at7_y;
}

/* panda_inverse_dynamics_derivatives, part 6 of 10: joint 7 from joint 5: wrench by q7
   (E, G), by qd7 (D, H), momentum (K, L), couple Z ... joint 7 from joint 1: wrench by
   q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z */
SYMDYN_APART void panda_inverse_dynamics_derivatives_part6(
    double dtau_dq[7][7],
    double dtau_dqd[7][7],
    struct panda_inverse_dynamics_derivatives_kept *kept)
{
    /* joint 7 from joint 5: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
       L7at5_y = -h7_x, K7at5_y = Q7_yz, G7at5_y = -G7at7_y, H7at5_y = -H7at7_y, Z7at5_y =
         -Z7at7_y */
    const double v2_5_x = kept->v2_5_x;
    const double w5_x = kept->w5_x;
    const double v2_5_y = kept->v2_5_y;
    const double minus_w5_y = kept->minus_w5_y;
    const double t194 = v2_5_x * w5_x - v2_5_y * minus_w5_y;
    kept->t194 = t194;
    const double a5_y = kept->a5_y;
    const double minus_v2_5_z = kept->minus_v2_5_z;
    const double t195 = a5_y - minus_v2_5_z * w5_x;
    kept->t195 = t195;
    const double c6 = kept->c6;
    const double G7at7_x = kept->G7at7_x;
    const double s6 = kept->s6;
    const double G7at7_z = kept->G7at7_z;
    const double G7at5_x = c6 * G7at7_x + s6 * G7at7_z;
    const double E7at7_x = kept->E7at7_x;
    const double E7at6_y = kept->E7at6_y;
    const double E7at5_x = c6 * E7at7_x - s6 * E7at6_y;
    const double E7at5_z = s6 * E7at7_x + c6 * E7at6_y;
    dtau_dq[4][6] = E7at5_z;
    const double H7at7_z = kept->H7at7_z;
    const double minus_H7at7_x = kept->minus_H7at7_x;
    const double H7at5_x = s6 * H7at7_z - c6 * minus_H7at7_x;
    const double minus_H7at5_z = s6 * minus_H7at7_x + c6 * H7at7_z;
    const double D7at7_x = kept->D7at7_x;
    const double D7at6_y = kept->D7at6_y;
    const double D7at5_x = c6 * D7at7_x - s6 * D7at6_y;
    const double D7at5_z = s6 * D7at7_x + c6 * D7at6_y;
    dtau_dqd[4][6] = D7at5_z;
    const double h7_y = kept->h7_y;
    const double minus_L7at5_x = c6 * h7_y;
    kept->minus_L7at5_x = minus_L7at5_x;
    const double minus_L7at5_z = s6 * h7_y;
    kept->minus_L7at5_z = minus_L7at5_z;
    const double minus_K7at6_y = kept->minus_K7at6_y;
    const double Q7_xz = kept->Q7_xz;
    const double K7at5_x = s6 * minus_K7at6_y - c6 * Q7_xz;
    kept->K7at5_x = K7at5_x;
    const double minus_K7at5_z = s6 * Q7_xz + c6 * minus_K7at6_y;
    const double minus_Z7at7_x = kept->minus_Z7at7_x;
    const double Z7at6_y = kept->Z7at6_y;
    const double minus_Z7at5_x = c6 * minus_Z7at7_x + s6 * Z7at6_y;
    const double Z7at5_z = c6 * Z7at6_y - s6 * minus_Z7at7_x;
    kept->Z7at5_z = Z7at5_z;
    const double U5_xz = kept->U5_xz;
    const double Q7_yz = kept->Q7_yz;
    const double minus_U5_yz = kept->minus_U5_yz;
    const double t196 = K7at5_x * U5_xz - Q7_yz * minus_U5_yz;
    const double h7_x = kept->h7_x;
    const double a5_x = kept->a5_x;
    const double t197 = minus_L7at5_x * t195 + h7_x * (minus_v2_5_z * minus_w5_y - a5_x);
    const double minus_U5_zz = kept->minus_U5_zz;
    const double t198 = t196 + minus_K7at5_z * minus_U5_zz;
    const double minus_Z7at7_y = kept->minus_Z7at7_y;
    const double t199 = minus_Z7at7_y * w5_x - minus_Z7at5_x * minus_w5_y;
    dtau_dq[6][4] = t198 + (minus_L7at5_z * t194 - t197) - t199;

    /* joint 7 from joint 4: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
       H7at4_y = -H7at5_z, L7at4_y = -L7at5_z */
    const double v2_4_x = kept->v2_4_x;
    const double minus_w4_x = kept->minus_w4_x;
    const double v2_4_y = kept->v2_4_y;
    const double minus_w4_y = kept->minus_w4_y;
    const double t200 = v2_4_x * minus_w4_x + v2_4_y * minus_w4_y;
    kept->t200 = t200;
    const double minus_v2_4_z = kept->minus_v2_4_z;
    const double minus_a4_y = kept->minus_a4_y;
    const double t201 = minus_v2_4_z * minus_w4_x - minus_a4_y;
    kept->t201 = t201;
    const double a4_x = kept->a4_x;
    const double t202 = minus_v2_4_z * minus_w4_y - a4_x;
    kept->t202 = t202;
    const double s5 = kept->s5;
    const double minus_G7at7_y = kept->minus_G7at7_y;
    const double c5 = kept->c5;
    const double G7at4_x = s5 * minus_G7at7_y - c5 * G7at5_x;
    const double G7at4_y = c6 * G7at7_z - s6 * G7at7_x;
    const double minus_G7at4_z = s5 * G7at5_x + c5 * minus_G7at7_y;
    const double t203 = 0.0825 * minus_G7at4_z;
    const double E7at6_z = kept->E7at6_z;
    const double E7at4_x = 0.384 * minus_G7at4_z - (s5 * E7at6_z + c5 * E7at5_x);
    const double E7at4_y = t203 - E7at5_z;
    const double t204 = 0.0825 * G7at4_y + 0.384 * G7at4_x;
    const double E7at4_z = t204 - (s5 * E7at5_x - c5 * E7at6_z);
    dtau_dq[3][6] = E7at4_z;
    const double minus_H7at7_y = kept->minus_H7at7_y;
    const double H7at4_x = s5 * minus_H7at7_y - c5 * H7at5_x;
    const double minus_H7at4_z = s5 * H7at5_x + c5 * minus_H7at7_y;
    const double t205 = 0.0825 * minus_H7at4_z;
    const double D7at6_z = kept->D7at6_z;
    const double D7at4_x = 0.384 * minus_H7at4_z - (s5 * D7at6_z + c5 * D7at5_x);
    const double D7at4_y = t205 - D7at5_z;
    const double t206 = 0.0825 * minus_H7at5_z + 0.384 * H7at4_x;
    const double D7at4_z = t206 - (s5 * D7at5_x - c5 * D7at6_z);
    dtau_dqd[3][6] = D7at4_z;
    const double L7at4_x = c5 * minus_L7at5_x - s5 * h7_x;
    kept->L7at4_x = L7at4_x;
    const double L7at4_z = s5 * minus_L7at5_x + c5 * h7_x;
    kept->L7at4_z = L7at4_z;
    const double t207 = 0.0825 * L7at4_z;
    const double K7at4_x = s5 * Q7_yz - c5 * K7at5_x - 0.384 * L7at4_z;
    kept->K7at4_x = K7at4_x;
    const double minus_K7at4_y = t207 - minus_K7at5_z;
    kept->minus_K7at4_y = minus_K7at4_y;
    const double t208 = 0.0825 * minus_L7at5_z + 0.384 * L7at4_x;
    const double K7at4_z = t208 - (s5 * K7at5_x + c5 * Q7_yz);
    const double Z7at4_x = c5 * minus_Z7at5_x + s5 * minus_Z7at7_y;
    const double Z7at4_z = s5 * minus_Z7at5_x - c5 * minus_Z7at7_y;
    kept->Z7at4_z = Z7at4_z;
    const double U4_xz = kept->U4_xz;
    const double U4_yz = kept->U4_yz;
    const double minus_U4_zz = kept->minus_U4_zz;
    const double t209 = K7at4_x * U4_xz - minus_K7at4_y * U4_yz - K7at4_z * minus_U4_zz;
    const double t210 = t209 + (L7at4_x * t201 + minus_L7at5_z * t202 + L7at4_z * t200);
    dtau_dq[6][3] = t210 - (Z7at5_z * minus_w4_x + Z7at4_x * minus_w4_y);

    /* joint 7 from joint 3: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
       G7at3_y = -G7at4_z, H7at3_y = -H7at4_z, L7at3_y = -L7at4_z */
    const double v2_3_x = kept->v2_3_x;
    const double w3_x = kept->w3_x;
    const double v2_3_y = kept->v2_3_y;
    const double w3_y = kept->w3_y;
    const double t211 = v2_3_x * w3_x + v2_3_y * w3_y;
    kept->t211 = t211;
    const double s4 = kept->s4;
    const double c4 = kept->c4;
    const double G7at3_x = s4 * G7at4_y - c4 * G7at4_x;
    const double minus_G7at3_z = s4 * G7at4_x + c4 * G7at4_y;
    const double E7at3_x = s4 * E7at4_y - c4 * E7at4_x;
    const double E7at3_y = 0.0825 * minus_G7at3_z - E7at4_z;
    const double E7at3_z = t203 - (s4 * E7at4_x + c4 * E7at4_y);
    dtau_dq[2][6] = E7at3_z;
    const double H7at3_x = s4 * minus_H7at5_z - c4 * H7at4_x;
    const double minus_H7at3_z = s4 * H7at4_x + c4 * minus_H7at5_z;
    const double D7at3_x = s4 * D7at4_y - c4 * D7at4_x;
    const double D7at3_y = 0.0825 * minus_H7at3_z - D7at4_z;
    const double D7at3_z = t205 - (s4 * D7at4_x + c4 * D7at4_y);
    dtau_dqd[2][6] = D7at3_z;
    const double L7at3_x = s4 * minus_L7at5_z - c4 * L7at4_x;
    kept->L7at3_x = L7at3_x;
    const double minus_L7at3_z = s4 * L7at4_x + c4 * minus_L7at5_z;
    const double minus_K7at3_x = c4 * K7at4_x + s4 * minus_K7at4_y;
    kept->minus_K7at3_x = minus_K7at3_x;
    const double K7at3_y = 0.0825 * minus_L7at3_z - K7at4_z;
    kept->K7at3_y = K7at3_y;
    const double K7at3_z = c4 * minus_K7at4_y - s4 * K7at4_x - t207;
    kept->K7at3_z = K7at3_z;
    const double minus_Z7at3_x = s4 * Z7at5_z + c4 * Z7at4_x;
    const double minus_Z7at3_z = s4 * Z7at4_x - c4 * Z7at5_z;
    kept->minus_Z7at3_z = minus_Z7at3_z;
    const double U3_yz = kept->U3_yz;
    const double U3_xz = kept->U3_xz;
    const double minus_U3_zz = kept->minus_U3_zz;
    const double t212 = K7at3_y * U3_yz - minus_K7at3_x * U3_xz - K7at3_z * minus_U3_zz;
    const double a3_y = kept->a3_y;
    const double a3_x = kept->a3_x;
    const double t213 = t212 + (L7at3_x * a3_y + L7at4_z * a3_x + minus_L7at3_z * t211);
    dtau_dq[6][2] = t213 + (Z7at4_z * w3_x - minus_Z7at3_x * w3_y);

    /* joint 7 from joint 2: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
       L7at2_y = -L7at3_z, Z7at2_y = -Z7at3_z */
    const double c3 = kept->c3;
    const double s3 = kept->s3;
    const double G7at2_x = c3 * G7at3_x - s3 * minus_G7at4_z;
    const double G7at2_z = s3 * G7at3_x + c3 * minus_G7at4_z;
    const double E7at2_x = c3 * E7at3_x - s3 * E7at3_y - 0.316 * G7at2_z;
    const double E7at2_z = s3 * E7at3_x + c3 * E7at3_y + 0.316 * G7at2_x;
    dtau_dq[1][6] = E7at2_z;
    const double H7at2_x = c3 * H7at3_x - s3 * minus_H7at4_z;
    const double H7at2_z = s3 * H7at3_x + c3 * minus_H7at4_z;
    const double D7at2_x = c3 * D7at3_x - s3 * D7at3_y - 0.316 * H7at2_z;
    const double D7at2_z = s3 * D7at3_x + c3 * D7at3_y + 0.316 * H7at2_x;
    dtau_dqd[1][6] = D7at2_z;
    const double L7at2_x = c3 * L7at3_x + s3 * L7at4_z;
    const double L7at2_z = s3 * L7at3_x - c3 * L7at4_z;
    const double minus_K7at2_x = c3 * minus_K7at3_x + s3 * K7at3_y + 0.316 * L7at2_z;
    kept->minus_K7at2_x = minus_K7at2_x;
    const double K7at2_z = c3 * K7at3_y - s3 * minus_K7at3_x + 0.316 * L7at2_x;
    const double Z7at2_x = s3 * Z7at4_z - c3 * minus_Z7at3_x;
    const double minus_Z7at2_z = s3 * minus_Z7at3_x + c3 * Z7at4_z;
    kept->minus_Z7at2_z = minus_Z7at2_z;
    const double U2_yz = kept->U2_yz;
    const double U2_xz = kept->U2_xz;
    const double minus_U2_zz = kept->minus_U2_zz;
    const double t214 = K7at3_z * U2_yz + minus_K7at2_x * U2_xz + K7at2_z * minus_U2_zz;
    const double minus_a2_x = kept->minus_a2_x;
    const double minus_a2_y = kept->minus_a2_y;
    const double t215 = minus_L7at3_z * minus_a2_x - L7at2_x * minus_a2_y - t214;
    const double minus_w2_x = kept->minus_w2_x;
    const double minus_w2_y = kept->minus_w2_y;
    dtau_dq[6][1] = t215 + (minus_Z7at3_z * minus_w2_x - Z7at2_x * minus_w2_y);

    /* joint 7 from joint 1: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
       Z7at1_y = -Z7at2_z */
    const double s2 = kept->s2;
    const double c2 = kept->c2;
    const double minus_E7at1_z = s2 * E7at2_x - c2 * E7at3_z;
    const double minus_D7at1_z = s2 * D7at2_x - c2 * D7at3_z;
    const double minus_Z7at1_z = s2 * Z7at2_x + c2 * minus_Z7at3_z;
    dtau_dq[0][6] = -minus_E7at1_z;
    dtau_dqd[0][6] = -minus_D7at1_z;
    dtau_dqd[6][0] = -minus_Z7at1_z;
}

/* panda_inverse_dynamics_derivatives, part 7 of 10: joint 6 from joint 6: wrench by q6
   (E, G), by qd6 (D, H), momentum (K, L), couple Z ... joint 6 from joint 3: wrench by
   q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
SYMDYN_APART void panda_inverse_dynamics_derivatives_part7(
    double dtau_dq[7][7],
    double dtau_dqd[7][7],
    struct panda_inverse_dynamics_derivatives_kept *kept)
{
    /* joint 6 from joint 6: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
       L6at6_y = h6_x, K6at6_x = -Q6_xz, D6at6_z = B6_zz */
    const double w5_x = kept->w5_x;
    const double t216 = 2.0 * w5_x;
    const double minus_w5_y = kept->minus_w5_y;
    const double t217 = 2.0 * minus_w5_y;
    const double w5_z = kept->w5_z;
    const double t218 = 2.0 * w5_z;
    const double t219 = w5_x * minus_w5_y;
    const double t151 = kept->t151;
    const double t150 = kept->t150;
    const double t220 = t151 + t150;
    const double t152 = kept->t152;
    const double minus_alpha5_y = kept->minus_alpha5_y;
    const double t221 = t152 + minus_alpha5_y;
    const double alpha5_z = kept->alpha5_z;
    const double t222 = t219 - alpha5_z;
    const double minus_L7at5_x = kept->minus_L7at5_x;
    const double v2_5_y = kept->v2_5_y;
    const double h7_x = kept->h7_x;
    const double v2_5_x = kept->v2_5_x;
    const double t223 = minus_L7at5_x * v2_5_y - h7_x * v2_5_x;
    const double Z7at5_z = kept->Z7at5_z;
    const double K7at5_x = kept->K7at5_x;
    const double Q7_yz = kept->Q7_yz;
    dtau_dqd[6][4] = Z7at5_z - (K7at5_x * t217 + Q7_yz * t216 + t223);
    const double Q6_xy = kept->Q6_xy;
    const double t224 = 2.0 * Q6_xy;
    const double Q6_xx = kept->Q6_xx;
    const double Q6_yy = kept->Q6_yy;
    const double t225 = Q6_xx - Q6_yy;
    const double B6_yx = kept->B6_yx;
    const double B6_xy = kept->B6_xy;
    const double t226 = B6_yx + B6_xy;
    const double B6_xx = kept->B6_xx;
    const double B6_yy = kept->B6_yy;
    const double t227 = B6_xx - B6_yy;
    const double Q6_yz = kept->Q6_yz;
    const double minus_U5_yz = kept->minus_U5_yz;
    const double t228 = t222 * t225 + t221 * Q6_yz + minus_U5_yz * t224;
    const double U5_xz = kept->U5_xz;
    const double Q6_xz = kept->Q6_xz;
    const double t229 = U5_xz * Q6_xz;
    const double t230 = t229 - minus_U5_yz * t225 + t222 * t224;
    const double minus_U5_zz = kept->minus_U5_zz;
    const double minus_U5_yy = kept->minus_U5_yy;
    const double h6_x = kept->h6_x;
    const double a5_y = kept->a5_y;
    const double t231 = t228 + (minus_U5_zz - minus_U5_yy) * Q6_xz - h6_x * a5_y;
    const double L6at6_x = kept->L6at6_x;
    const double t232 = t230 - (minus_U5_yy - t220) * Q6_yz + L6at6_x * a5_y;
    const double t153 = kept->t153;
    const double alpha5_x = kept->alpha5_x;
    const double t233 = (t153 - alpha5_x) * Q6_yz + (t219 + alpha5_z) * Q6_xz;
    const double t234 = (t220 - minus_U5_zz) * t225 - t233;
    const double minus_B6_zy = kept->minus_B6_zy;
    const double minus_B6_zx = kept->minus_B6_zx;
    const double t235 = minus_B6_zy * w5_x - minus_B6_zx * w5_z;
    const double a5_z = kept->a5_z;
    const double a5_x = kept->a5_x;
    const double t236 = t234 + (L6at6_x * a5_z - h6_x * a5_x) + t235;
    const double E6at6_z = t236 - t224 * (t221 + U5_xz);
    dtau_dq[5][5] = E6at6_z;
    const double B6_yz = kept->B6_yz;
    const double N6_y = kept->N6_y;
    const double E6at6_x = t231 + (t227 * w5_z - t226 * w5_x - B6_yz * minus_w5_y) - N6_y;
    const double B6_xz = kept->B6_xz;
    const double N6_x = kept->N6_x;
    const double E6at6_y = t232 + (t227 * w5_x + t226 * w5_z + B6_xz * minus_w5_y) + N6_x;
    dtau_dq[4][5] = E6at6_y;
    const double t237 = t222 * L6at6_x + minus_U5_yz * h6_x;
    const double P6_x = kept->P6_x;
    const double P6_y = kept->P6_y;
    const double G6at6_z = t237 + (w5_x * P6_x + w5_z * P6_y);
    const double F6_y = kept->F6_y;
    const double G6at6_x = U5_xz * h6_x - t220 * L6at6_x - minus_w5_y * P6_x - F6_y;
    const double F6_x = kept->F6_x;
    const double G6at6_y = t221 * L6at6_x - minus_U5_zz * h6_x - minus_w5_y * P6_y + F6_x;
    const double t238 = Q6_xy * t216;
    const double t239 = Q6_xy * t218;
    const double t240 = Q6_xz * t217;
    const double D6at6_x = t238 + Q6_yy * t218 + Q6_yz * t217 + B6_xz;
    const double D6at6_y = B6_yz - (Q6_xx * t216 + t239 + t240);
    dtau_dqd[4][5] = D6at6_y;
    const double minus_H6at6_x = t217 * h6_x + P6_y;
    const double H6at6_y = t217 * L6at6_x + P6_x;
    const double t241 = v2_5_y * L6at6_x;
    const double Z6at6_x = v2_5_y * h6_x - minus_B6_zx - (t238 - Q6_xx * t218);
    const double minus_Z6at6_y = minus_B6_zy + t241 + (Q6_yy * t216 - t239);
    const double K6at6_z = kept->K6at6_z;
    dtau_dqd[5][4] = K6at6_z * t216 + t240 + t241 - minus_Z6at6_y;

    /* joint 6 from joint 5: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
       L6at5_z = h6_x, K6at5_x = -Q6_xz, L6at5_x = L6at6_x, D6at5_y = -B6_zz, K6at5_y =
         -K6at6_z, E6at5_y = -E6at6_z, E6at5_x = E6at6_x, E6at5_z = E6at6_y, G6at5_y =
         -G6at6_z, G6at5_x = G6at6_x, G6at5_z = G6at6_y, D6at5_x = D6at6_x, D6at5_z =
         D6at6_y, H6at5_x = H6at6_x, H6at5_z = H6at6_y, Z6at5_x = Z6at6_x, Z6at5_z =
         Z6at6_y */
    const double H6at5_y = t218 * L6at6_x - t216 * h6_x;
    const double minus_v2_5_z = kept->minus_v2_5_z;
    const double minus_B6_zz = kept->minus_B6_zz;
    const double t242 = v2_5_x * h6_x + minus_v2_5_z * L6at6_x - minus_B6_zz;
    const double Z6at5_y = Q6_yz * t216 - Q6_xz * t218 - t242;
    const double t243 = t229 - K6at6_z * minus_U5_yz - Q6_yz * minus_U5_zz;
    const double t244 = Z6at6_x * minus_w5_y + Z6at5_y * w5_x;
    const double t195 = kept->t195;
    const double t194 = kept->t194;
    dtau_dq[5][4] = L6at6_x * t195 - h6_x * t194 - t243 - t244;

    /* joint 6 from joint 4: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
       L6at4_y = -h6_x, G6at4_y = -G6at6_y, H6at4_y = -H6at6_y, Z6at4_y = -Z6at6_y */
    const double c5 = kept->c5;
    const double s5 = kept->s5;
    const double minus_G6at4_x = c5 * G6at6_x + s5 * G6at6_z;
    const double G6at4_z = c5 * G6at6_z - s5 * G6at6_x;
    kept->G6at4_z = G6at4_z;
    const double t245 = 0.0825 * G6at4_z;
    const double minus_E6at4_x = c5 * E6at6_x + s5 * E6at6_z + 0.384 * G6at4_z;
    const double minus_E6at4_y = E6at6_y + t245;
    const double t246 = 0.0825 * G6at6_y + 0.384 * minus_G6at4_x;
    const double E6at4_z = c5 * E6at6_z - s5 * E6at6_x - t246;
    dtau_dq[3][5] = E6at4_z;
    const double H6at4_x = c5 * minus_H6at6_x + s5 * H6at5_y;
    const double H6at4_z = s5 * minus_H6at6_x - c5 * H6at5_y;
    kept->H6at4_z = H6at4_z;
    const double t247 = 0.0825 * H6at4_z;
    const double minus_D6at4_x = c5 * D6at6_x - s5 * minus_B6_zz + 0.384 * H6at4_z;
    const double minus_D6at4_y = D6at6_y + t247;
    const double t248 = 0.384 * H6at4_x - 0.0825 * H6at6_y;
    const double D6at4_z = t248 - (c5 * minus_B6_zz + s5 * D6at6_x);
    dtau_dqd[3][5] = D6at4_z;
    const double minus_L6at4_x = c5 * L6at6_x;
    kept->minus_L6at4_x = minus_L6at4_x;
    const double minus_L6at4_z = s5 * L6at6_x;
    kept->minus_L6at4_z = minus_L6at4_z;
    const double t249 = 0.0825 * minus_L6at4_z;
    const double K6at4_x = c5 * Q6_xz - s5 * K6at6_z + 0.384 * minus_L6at4_z;
    kept->K6at4_x = K6at4_x;
    const double K6at4_y = Q6_yz + t249;
    kept->K6at4_y = K6at4_y;
    const double t250 = 0.0825 * h6_x + 0.384 * minus_L6at4_x;
    const double K6at4_z = s5 * Q6_xz + c5 * K6at6_z - t250;
    const double Z6at4_x = s5 * Z6at5_y - c5 * Z6at6_x;
    const double minus_Z6at4_z = s5 * Z6at6_x + c5 * Z6at5_y;
    kept->minus_Z6at4_z = minus_Z6at4_z;
    const double U4_xz = kept->U4_xz;
    const double U4_yz = kept->U4_yz;
    const double minus_U4_zz = kept->minus_U4_zz;
    const double t251 = K6at4_x * U4_xz + K6at4_y * U4_yz - K6at4_z * minus_U4_zz;
    const double t201 = kept->t201;
    const double t202 = kept->t202;
    const double t200 = kept->t200;
    const double t252 = minus_L6at4_x * t201 + h6_x * t202 + minus_L6at4_z * t200;
    const double minus_w4_x = kept->minus_w4_x;
    const double minus_w4_y = kept->minus_w4_y;
    const double t253 = minus_Z6at6_y * minus_w4_x - Z6at4_x * minus_w4_y;
    dtau_dq[5][3] = t251 - t252 + t253;

    /* joint 6 from joint 3: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
       L6at3_y = -L6at4_z, Z6at3_y = -Z6at4_z */
    const double c4 = kept->c4;
    const double s4 = kept->s4;
    const double G6at3_x = c4 * minus_G6at4_x - s4 * G6at6_y;
    kept->G6at3_x = G6at3_x;
    const double G6at3_z = s4 * minus_G6at4_x + c4 * G6at6_y;
    const double E6at3_x = c4 * minus_E6at4_x - s4 * minus_E6at4_y;
    kept->E6at3_x = E6at3_x;
    const double minus_E6at3_y = E6at4_z + 0.0825 * G6at3_z;
    kept->minus_E6at3_y = minus_E6at3_y;
    const double E6at3_z = s4 * minus_E6at4_x + c4 * minus_E6at4_y - t245;
    kept->E6at3_z = E6at3_z;
    dtau_dq[2][5] = E6at3_z;
    const double minus_H6at3_x = c4 * H6at4_x + s4 * H6at6_y;
    kept->minus_H6at3_x = minus_H6at3_x;
    const double H6at3_z = c4 * H6at6_y - s4 * H6at4_x;
    const double D6at3_x = c4 * minus_D6at4_x - s4 * minus_D6at4_y;
    kept->D6at3_x = D6at3_x;
    const double minus_D6at3_y = D6at4_z + 0.0825 * H6at3_z;
    kept->minus_D6at3_y = minus_D6at3_y;
    const double D6at3_z = s4 * minus_D6at4_x + c4 * minus_D6at4_y - t247;
    kept->D6at3_z = D6at3_z;
    dtau_dqd[2][5] = D6at3_z;
    const double L6at3_x = c4 * minus_L6at4_x - s4 * h6_x;
    kept->L6at3_x = L6at3_x;
    const double L6at3_z = s4 * minus_L6at4_x + c4 * h6_x;
    kept->L6at3_z = L6at3_z;
    const double K6at3_x = s4 * K6at4_y - c4 * K6at4_x;
    kept->K6at3_x = K6at3_x;
    const double minus_K6at3_y = K6at4_z + 0.0825 * L6at3_z;
    kept->minus_K6at3_y = minus_K6at3_y;
    const double K6at3_z = t249 - (s4 * K6at4_x + c4 * K6at4_y);
    kept->K6at3_z = K6at3_z;
    const double Z6at3_x = s4 * minus_Z6at6_y - c4 * Z6at4_x;
    kept->Z6at3_x = Z6at3_x;
    const double minus_Z6at3_z = s4 * Z6at4_x + c4 * minus_Z6at6_y;
    kept->minus_Z6at3_z = minus_Z6at3_z;
    const double U3_xz = kept->U3_xz;
    const double U3_yz = kept->U3_yz;
    const double minus_U3_zz = kept->minus_U3_zz;
    const double t254 = K6at3_x * U3_xz - minus_K6at3_y * U3_yz - K6at3_z * minus_U3_zz;
    const double a3_y = kept->a3_y;
    const double a3_x = kept->a3_x;
    const double t211 = kept->t211;
    const double t255 = t254 + (L6at3_x * a3_y - minus_L6at4_z * a3_x - L6at3_z * t211);
    const double w3_y = kept->w3_y;
    const double w3_x = kept->w3_x;
    dtau_dq[5][2] = t255 + (Z6at3_x * w3_y - minus_Z6at4_z * w3_x);
}

/* panda_inverse_dynamics_derivatives, part 8 of 10: joint 6 from joint 2: wrench by q6
   (E, G), by qd6 (D, H), momentum (K, L), couple Z ... joint 5 from joint 3: wrench by
   q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z */
SYMDYN_APART void panda_inverse_dynamics_derivatives_part8(
    double dtau_dq[7][7],
    double dtau_dqd[7][7],
    struct panda_inverse_dynamics_derivatives_kept *kept)
{
    /* joint 6 from joint 2: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
       E6at2_y = -E6at3_z, D6at2_y = -D6at3_z, L6at2_y = -L6at3_z, Z6at2_y = -Z6at3_z */
    const double c3 = kept->c3;
    const double G6at3_x = kept->G6at3_x;
    const double s3 = kept->s3;
    const double G6at4_z = kept->G6at4_z;
    const double G6at2_x = c3 * G6at3_x + s3 * G6at4_z;
    const double G6at2_z = s3 * G6at3_x - c3 * G6at4_z;
    const double E6at3_x = kept->E6at3_x;
    const double minus_E6at3_y = kept->minus_E6at3_y;
    const double E6at2_x = c3 * E6at3_x + s3 * minus_E6at3_y - 0.316 * G6at2_z;
    const double E6at2_z = s3 * E6at3_x - c3 * minus_E6at3_y + 0.316 * G6at2_x;
    dtau_dq[1][5] = E6at2_z;
    const double minus_H6at3_x = kept->minus_H6at3_x;
    const double H6at4_z = kept->H6at4_z;
    const double minus_H6at2_x = c3 * minus_H6at3_x - s3 * H6at4_z;
    const double minus_H6at2_z = c3 * H6at4_z + s3 * minus_H6at3_x;
    const double D6at3_x = kept->D6at3_x;
    const double minus_D6at3_y = kept->minus_D6at3_y;
    const double D6at2_x = c3 * D6at3_x + s3 * minus_D6at3_y + 0.316 * minus_H6at2_z;
    const double D6at2_z = s3 * D6at3_x - c3 * minus_D6at3_y - 0.316 * minus_H6at2_x;
    dtau_dqd[1][5] = D6at2_z;
    const double L6at3_x = kept->L6at3_x;
    const double minus_L6at4_z = kept->minus_L6at4_z;
    const double L6at2_x = c3 * L6at3_x - s3 * minus_L6at4_z;
    const double L6at2_z = s3 * L6at3_x + c3 * minus_L6at4_z;
    const double K6at3_x = kept->K6at3_x;
    const double minus_K6at3_y = kept->minus_K6at3_y;
    const double K6at2_x = c3 * K6at3_x + s3 * minus_K6at3_y - 0.316 * L6at2_z;
    kept->K6at2_x = K6at2_x;
    const double K6at2_z = s3 * K6at3_x - c3 * minus_K6at3_y + 0.316 * L6at2_x;
    const double Z6at3_x = kept->Z6at3_x;
    const double minus_Z6at4_z = kept->minus_Z6at4_z;
    const double Z6at2_x = c3 * Z6at3_x - s3 * minus_Z6at4_z;
    const double Z6at2_z = s3 * Z6at3_x + c3 * minus_Z6at4_z;
    kept->Z6at2_z = Z6at2_z;
    const double U2_xz = kept->U2_xz;
    const double K6at3_z = kept->K6at3_z;
    const double U2_yz = kept->U2_yz;
    const double minus_U2_zz = kept->minus_U2_zz;
    const double t256 = K6at2_x * U2_xz - K6at3_z * U2_yz - K6at2_z * minus_U2_zz;
    const double minus_a2_y = kept->minus_a2_y;
    const double L6at3_z = kept->L6at3_z;
    const double minus_a2_x = kept->minus_a2_x;
    const double t257 = t256 - (L6at2_x * minus_a2_y + L6at3_z * minus_a2_x);
    const double minus_Z6at3_z = kept->minus_Z6at3_z;
    const double minus_w2_x = kept->minus_w2_x;
    const double minus_w2_y = kept->minus_w2_y;
    dtau_dq[5][1] = t257 + (minus_Z6at3_z * minus_w2_x - Z6at2_x * minus_w2_y);

    /* joint 6 from joint 1: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
       Z6at1_y = -Z6at2_z */
    const double c2 = kept->c2;
    const double E6at3_z = kept->E6at3_z;
    const double s2 = kept->s2;
    const double E6at1_z = c2 * E6at3_z - s2 * E6at2_x;
    dtau_dq[0][5] = E6at1_z;
    const double D6at3_z = kept->D6at3_z;
    const double D6at1_z = c2 * D6at3_z - s2 * D6at2_x;
    dtau_dqd[0][5] = D6at1_z;
    const double minus_Z6at1_z = s2 * Z6at2_x + c2 * minus_Z6at3_z;
    dtau_dqd[5][0] = -minus_Z6at1_z;

    /* joint 5 from joint 5: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
       L5at5_y = h5_x, L5at5_x = -h5_y, K5at5_y = -Q5_yz, D5at5_z = B6_yy */
    const double minus_w4_x = kept->minus_w4_x;
    const double t258 = 2.0 * minus_w4_x;
    const double minus_w4_y = kept->minus_w4_y;
    const double t259 = 2.0 * minus_w4_y;
    const double w4_z = kept->w4_z;
    const double t260 = 2.0 * w4_z;
    const double L7at4_x = kept->L7at4_x;
    const double v2_4_y = kept->v2_4_y;
    const double minus_L7at5_z = kept->minus_L7at5_z;
    const double v2_4_x = kept->v2_4_x;
    const double t261 = L7at4_x * v2_4_y - minus_L7at5_z * v2_4_x;
    const double minus_K7at4_y = kept->minus_K7at4_y;
    const double K7at4_x = kept->K7at4_x;
    const double Z7at4_z = kept->Z7at4_z;
    dtau_dqd[6][3] = t261 - (minus_K7at4_y * t258 + K7at4_x * t259) + Z7at4_z;
    const double minus_L6at4_x = kept->minus_L6at4_x;
    const double h6_x = kept->h6_x;
    const double t262 = minus_L6at4_x * v2_4_y - h6_x * v2_4_x;
    const double Q5_xy = kept->Q5_xy;
    const double t263 = 2.0 * Q5_xy;
    const double Q5_xx = kept->Q5_xx;
    const double Q5_yy = kept->Q5_yy;
    const double t264 = Q5_xx - Q5_yy;
    const double B5_yx = kept->B5_yx;
    const double B5_xy = kept->B5_xy;
    const double t265 = B5_yx + B5_xy;
    const double B5_xx = kept->B5_xx;
    const double B5_yy = kept->B5_yy;
    const double t266 = B5_xx - B5_yy;
    const double U4_yx = kept->U4_yx;
    const double minus_U4_zx = kept->minus_U4_zx;
    const double Q5_yz = kept->Q5_yz;
    const double U4_yz = kept->U4_yz;
    const double t267 = U4_yx * t264 - minus_U4_zx * Q5_yz + U4_yz * t263;
    const double U4_xz = kept->U4_xz;
    const double Q5_xz = kept->Q5_xz;
    const double t268 = U4_xz * Q5_xz - U4_yz * t264 + U4_yx * t263;
    const double minus_U4_zz = kept->minus_U4_zz;
    const double minus_U4_yy = kept->minus_U4_yy;
    const double h5_x = kept->h5_x;
    const double a5_z = kept->a5_z;
    const double t269 = t267 + (minus_U4_zz - minus_U4_yy) * Q5_xz + h5_x * a5_z;
    const double minus_U4_xx = kept->minus_U4_xx;
    const double h5_y = kept->h5_y;
    const double t270 = t268 - (minus_U4_yy - minus_U4_xx) * Q5_yz + h5_y * a5_z;
    const double minus_U4_xy = kept->minus_U4_xy;
    const double minus_U4_zy = kept->minus_U4_zy;
    const double t271 = minus_U4_xy * Q5_xz + minus_U4_zy * Q5_yz;
    const double t272 = t271 + (minus_U4_xx - minus_U4_zz) * t264;
    const double t147 = kept->t147;
    const double t148 = kept->t148;
    const double t273 = t272 + (h5_x * t147 - h5_y * t148);
    const double B5_zx = kept->B5_zx;
    const double B5_zy = kept->B5_zy;
    const double t274 = t273 - (B5_zx * w4_z + B5_zy * minus_w4_x);
    const double E5at5_z = t274 + t263 * (minus_U4_zx - U4_xz);
    dtau_dq[4][4] = E5at5_z;
    const double B5_yz = kept->B5_yz;
    const double t275 = t269 - (t266 * w4_z + t265 * minus_w4_x + B5_yz * minus_w4_y);
    const double t164 = kept->t164;
    const double E5at5_x = t275 + t164;
    const double B5_xz = kept->B5_xz;
    const double t276 = t270 + (t266 * minus_w4_x - t265 * w4_z + B5_xz * minus_w4_y);
    const double N5_x = kept->N5_x;
    const double E5at5_y = t276 + N5_x;
    const double P5_x = kept->P5_x;
    const double P5_y = kept->P5_y;
    const double G5at5_z = U4_yz * h5_x - U4_yx * h5_y + (minus_w4_x * P5_x - w4_z * P5_y);
    const double t277 = minus_U4_zz * h5_x - minus_U4_zx * h5_y + minus_w4_y * P5_y;
    const double F5_x = kept->F5_x;
    const double G5at5_y = F5_x - t277;
    kept->G5at5_y = G5at5_y;
    const double t278 = Q5_xy * t258;
    const double t279 = Q5_xy * t260;
    const double D5at5_x = t278 - Q5_yy * t260 + Q5_yz * t259 + B5_xz;
    const double D5at5_y = t279 - Q5_xx * t258 - Q5_xz * t259 + B5_yz;
    const double H5at5_z = t258 * h5_x - t260 * h5_y;
    const double minus_H5at5_x = t259 * h5_x + P5_y;
    const double H5at5_y = P5_x - t259 * h5_y;
    kept->H5at5_y = H5at5_y;
    const double minus_v2_5_z = kept->minus_v2_5_z;
    const double Z5at5_y = B5_zy + minus_v2_5_z * h5_y - (Q5_yy * t258 + t279);
    kept->Z5at5_y = Z5at5_y;
    const double K6at4_x = kept->K6at4_x;
    const double K6at4_y = kept->K6at4_y;
    dtau_dqd[5][3] = -(K6at4_x * t259 - K6at4_y * t258 + t262 + minus_Z6at4_z);

    /* joint 5 from joint 4: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
       L5at4_x = h5_y, G5at4_y = -G5at5_z, H5at4_y = -H5at5_z, H5at4_x = -H5at5_x */
    const double F5_y = kept->F5_y;
    const double G5at4_x = F5_y - (minus_U4_xx * h5_y + U4_xz * h5_x - minus_w4_y * P5_x);
    const double t280 = 0.0825 * G5at5_y;
    const double minus_E5at4_x = E5at5_x - 0.384 * G5at5_y;
    const double minus_E5at4_y = E5at5_z - t280;
    const double E5at4_z = 0.384 * G5at4_x - 0.0825 * G5at5_z - E5at5_y;
    dtau_dq[3][4] = E5at4_z;
    const double t281 = 0.0825 * H5at5_y;
    const double minus_D5at4_x = D5at5_x - 0.384 * H5at5_y;
    const double B6_yy = kept->B6_yy;
    const double minus_D5at4_y = B6_yy - t281;
    const double D5at4_z = 0.384 * minus_H5at5_x - 0.0825 * H5at5_z - D5at5_y;
    dtau_dqd[3][4] = D5at4_z;
    const double t282 = 0.0825 * h5_x;
    const double K5at5_z = kept->K5at5_z;
    const double minus_K5at4_y = K5at5_z - t282;
    const double Z5at4_x = t278 + Q5_xx * t260 - (B5_zx + minus_v2_5_z * h5_x);
    const double t146 = kept->t146;
    const double t145 = kept->t145;
    const double t283 = B6_yy + (t146 * h5_y - t145 * h5_x);
    const double Z5at4_y = Q5_yz * t258 + Q5_xz * t260 - t283;
    const double K5at4_x = kept->K5at4_x;
    const double K5at4_z = kept->K5at4_z;
    const double t284 = K5at4_x * U4_xz - minus_K5at4_y * U4_yz - K5at4_z * minus_U4_zz;
    const double t285 = Z5at4_y * minus_w4_x - Z5at4_x * minus_w4_y;
    const double t201 = kept->t201;
    const double t200 = kept->t200;
    dtau_dq[4][3] = t284 + (h5_y * t201 - h5_x * t200) + t285;
    const double t286 = h5_y * v2_4_y - (minus_K5at4_y * t258 + K5at4_x * t259);
    dtau_dqd[4][3] = t286 - Z5at5_y;

    /* joint 5 from joint 3: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
       L5at3_y = h5_x, G5at3_y = G5at5_y, H5at3_y = H5at5_y, Z5at3_y = Z5at5_y */
    const double c4 = kept->c4;
    const double s4 = kept->s4;
    const double minus_G5at3_x = c4 * G5at4_x + s4 * G5at5_z;
    kept->minus_G5at3_x = minus_G5at3_x;
    const double G5at3_z = c4 * G5at5_z - s4 * G5at4_x;
    const double E5at3_x = c4 * minus_E5at4_x - s4 * minus_E5at4_y;
    kept->E5at3_x = E5at3_x;
    const double minus_E5at3_y = E5at4_z + 0.0825 * G5at3_z;
    kept->minus_E5at3_y = minus_E5at3_y;
    const double E5at3_z = s4 * minus_E5at4_x + c4 * minus_E5at4_y + t280;
    kept->E5at3_z = E5at3_z;
    dtau_dq[2][4] = E5at3_z;
    const double minus_H5at3_x = c4 * minus_H5at5_x + s4 * H5at5_z;
    kept->minus_H5at3_x = minus_H5at3_x;
    const double H5at3_z = c4 * H5at5_z - s4 * minus_H5at5_x;
    const double D5at3_x = c4 * minus_D5at4_x - s4 * minus_D5at4_y;
    kept->D5at3_x = D5at3_x;
    const double minus_D5at3_y = D5at4_z + 0.0825 * H5at3_z;
    kept->minus_D5at3_y = minus_D5at3_y;
    const double D5at3_z = s4 * minus_D5at4_x + c4 * minus_D5at4_y + t281;
    kept->D5at3_z = D5at3_z;
    dtau_dqd[2][4] = D5at3_z;
    const double minus_L5at3_x = c4 * h5_y;
    kept->minus_L5at3_x = minus_L5at3_x;
    const double minus_L5at3_z = s4 * h5_y;
    kept->minus_L5at3_z = minus_L5at3_z;
    const double minus_K5at3_x = c4 * K5at4_x + s4 * minus_K5at4_y;
    kept->minus_K5at3_x = minus_K5at3_x;
    const double K5at3_y = 0.0825 * minus_L5at3_z - K5at4_z;
    kept->K5at3_y = K5at3_y;
    const double K5at3_z = c4 * minus_K5at4_y - s4 * K5at4_x + t282;
    kept->K5at3_z = K5at3_z;
    const double Z5at3_x = s4 * Z5at4_y - c4 * Z5at4_x;
    kept->Z5at3_x = Z5at3_x;
    const double minus_Z5at3_z = s4 * Z5at4_x + c4 * Z5at4_y;
    kept->minus_Z5at3_z = minus_Z5at3_z;
    const double U3_yz = kept->U3_yz;
    const double U3_xz = kept->U3_xz;
    const double minus_U3_zz = kept->minus_U3_zz;
    const double t287 = K5at3_y * U3_yz - minus_K5at3_x * U3_xz - K5at3_z * minus_U3_zz;
    const double t211 = kept->t211;
    const double a3_x = kept->a3_x;
    const double a3_y = kept->a3_y;
    const double t288 = minus_L5at3_z * t211 - (h5_x * a3_x + minus_L5at3_x * a3_y);
    const double w3_y = kept->w3_y;
    const double w3_x = kept->w3_x;
    dtau_dq[4][2] = t287 + t288 + (Z5at3_x * w3_y - Z5at5_y * w3_x);
}

/* panda_inverse_dynamics_derivatives, part 9 of 10: joint 5 from joint 2: wrench by q5
   (E, G), by qd5 (D, H), momentum (K, L), couple Z ... joint 4 from joint 1: wrench by
   q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z */
SYMDYN_APART void panda_inverse_dynamics_derivatives_part9(
    double dtau_dq[7][7],
    double dtau_dqd[7][7],
    struct panda_inverse_dynamics_derivatives_kept *kept)
{
    /* joint 5 from joint 2: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
       E5at2_y = -E5at3_z, D5at2_y = -D5at3_z, L5at2_y = -L5at3_z, K5at2_y = -K5at3_z,
         Z5at2_y = -Z5at3_z */
    const double c3 = kept->c3;
    const double minus_G5at3_x = kept->minus_G5at3_x;
    const double s3 = kept->s3;
    const double G5at5_y = kept->G5at5_y;
    const double minus_G5at2_x = c3 * minus_G5at3_x + s3 * G5at5_y;
    const double G5at2_z = c3 * G5at5_y - s3 * minus_G5at3_x;
    const double E5at3_x = kept->E5at3_x;
    const double minus_E5at3_y = kept->minus_E5at3_y;
    const double E5at2_x = c3 * E5at3_x + s3 * minus_E5at3_y - 0.316 * G5at2_z;
    const double E5at2_z = s3 * E5at3_x - c3 * minus_E5at3_y - 0.316 * minus_G5at2_x;
    dtau_dq[1][4] = E5at2_z;
    const double minus_H5at3_x = kept->minus_H5at3_x;
    const double H5at5_y = kept->H5at5_y;
    const double minus_H5at2_x = c3 * minus_H5at3_x + s3 * H5at5_y;
    const double H5at2_z = c3 * H5at5_y - s3 * minus_H5at3_x;
    const double D5at3_x = kept->D5at3_x;
    const double minus_D5at3_y = kept->minus_D5at3_y;
    const double D5at2_x = c3 * D5at3_x + s3 * minus_D5at3_y - 0.316 * H5at2_z;
    const double D5at2_z = s3 * D5at3_x - c3 * minus_D5at3_y - 0.316 * minus_H5at2_x;
    dtau_dqd[1][4] = D5at2_z;
    const double minus_L5at3_x = kept->minus_L5at3_x;
    const double h5_x = kept->h5_x;
    const double minus_L5at2_x = c3 * minus_L5at3_x + s3 * h5_x;
    const double L5at2_z = c3 * h5_x - s3 * minus_L5at3_x;
    const double minus_K5at3_x = kept->minus_K5at3_x;
    const double K5at3_y = kept->K5at3_y;
    const double minus_K5at2_x = c3 * minus_K5at3_x + s3 * K5at3_y + 0.316 * L5at2_z;
    kept->minus_K5at2_x = minus_K5at2_x;
    const double K5at2_z = c3 * K5at3_y - s3 * minus_K5at3_x - 0.316 * minus_L5at2_x;
    const double Z5at3_x = kept->Z5at3_x;
    const double Z5at5_y = kept->Z5at5_y;
    const double Z5at2_x = c3 * Z5at3_x - s3 * Z5at5_y;
    const double Z5at2_z = s3 * Z5at3_x + c3 * Z5at5_y;
    kept->Z5at2_z = Z5at2_z;
    const double U2_xz = kept->U2_xz;
    const double K5at3_z = kept->K5at3_z;
    const double U2_yz = kept->U2_yz;
    const double minus_U2_zz = kept->minus_U2_zz;
    const double t289 = minus_K5at2_x * U2_xz + K5at3_z * U2_yz + K5at2_z * minus_U2_zz;
    const double minus_a2_y = kept->minus_a2_y;
    const double minus_L5at3_z = kept->minus_L5at3_z;
    const double minus_a2_x = kept->minus_a2_x;
    const double t290 = minus_L5at2_x * minus_a2_y + minus_L5at3_z * minus_a2_x - t289;
    const double minus_Z5at3_z = kept->minus_Z5at3_z;
    const double minus_w2_x = kept->minus_w2_x;
    const double minus_w2_y = kept->minus_w2_y;
    dtau_dq[4][1] = t290 + (minus_Z5at3_z * minus_w2_x - Z5at2_x * minus_w2_y);

    /* joint 5 from joint 1: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
       Z5at1_y = -Z5at2_z */
    const double c2 = kept->c2;
    const double E5at3_z = kept->E5at3_z;
    const double s2 = kept->s2;
    const double E5at1_z = c2 * E5at3_z - s2 * E5at2_x;
    dtau_dq[0][4] = E5at1_z;
    const double D5at3_z = kept->D5at3_z;
    const double D5at1_z = c2 * D5at3_z - s2 * D5at2_x;
    dtau_dqd[0][4] = D5at1_z;
    const double minus_Z5at1_z = s2 * Z5at2_x + c2 * minus_Z5at3_z;
    dtau_dqd[4][0] = -minus_Z5at1_z;

    /* joint 4 from joint 4: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
       L4at4_y = h4_x, L4at4_x = -h4_y, K4at4_y = -Q4_yz, D4at4_z = B4_zz */
    const double w3_x = kept->w3_x;
    const double t291 = 2.0 * w3_x;
    const double w3_y = kept->w3_y;
    const double t292 = 2.0 * w3_y;
    const double w3_z = kept->w3_z;
    const double t293 = 2.0 * w3_z;
    const double t130 = kept->t130;
    const double t133 = kept->t133;
    const double t294 = t130 + t133;
    const double minus_K7at3_x = kept->minus_K7at3_x;
    const double K7at3_y = kept->K7at3_y;
    const double t295 = minus_K7at3_x * t292 + K7at3_y * t291;
    const double L7at3_x = kept->L7at3_x;
    const double v2_3_y = kept->v2_3_y;
    const double L7at4_z = kept->L7at4_z;
    const double v2_3_x = kept->v2_3_x;
    const double minus_Z7at3_z = kept->minus_Z7at3_z;
    dtau_dqd[6][2] = L7at3_x * v2_3_y + L7at4_z * v2_3_x - t295 - minus_Z7at3_z;
    const double L6at3_x = kept->L6at3_x;
    const double minus_L6at4_z = kept->minus_L6at4_z;
    const double t296 = L6at3_x * v2_3_y - minus_L6at4_z * v2_3_x;
    const double K6at3_x = kept->K6at3_x;
    const double minus_K6at3_y = kept->minus_K6at3_y;
    const double minus_Z6at3_z = kept->minus_Z6at3_z;
    dtau_dqd[5][2] = K6at3_x * t292 + minus_K6at3_y * t291 + t296 - minus_Z6at3_z;
    const double t297 = minus_L5at3_x * v2_3_y + h5_x * v2_3_x;
    const double Q4_xy = kept->Q4_xy;
    const double t298 = 2.0 * Q4_xy;
    const double Q4_xx = kept->Q4_xx;
    const double Q4_yy = kept->Q4_yy;
    const double t299 = Q4_xx - Q4_yy;
    const double B4_yx = kept->B4_yx;
    const double B4_xy = kept->B4_xy;
    const double t300 = B4_yx + B4_xy;
    const double B4_xx = kept->B4_xx;
    const double B4_yy = kept->B4_yy;
    const double t301 = B4_xx - B4_yy;
    const double U3_yx = kept->U3_yx;
    const double U3_zx = kept->U3_zx;
    const double Q4_yz = kept->Q4_yz;
    const double U3_yz = kept->U3_yz;
    const double t302 = U3_yx * t299 + U3_zx * Q4_yz + U3_yz * t298;
    const double U3_xz = kept->U3_xz;
    const double Q4_xz = kept->Q4_xz;
    const double t303 = U3_xz * Q4_xz;
    const double t304 = t303 - U3_yz * t299 + U3_yx * t298;
    const double minus_U3_zz = kept->minus_U3_zz;
    const double h4_x = kept->h4_x;
    const double minus_a4_z = kept->minus_a4_z;
    const double t305 = t302 + (minus_U3_zz - t294) * Q4_xz - h4_x * minus_a4_z;
    const double minus_U3_xx = kept->minus_U3_xx;
    const double h4_y = kept->h4_y;
    const double t306 = t304 - (t294 - minus_U3_xx) * Q4_yz - h4_y * minus_a4_z;
    const double alpha3_z = kept->alpha3_z;
    const double t132 = kept->t132;
    const double U3_zy = kept->U3_zy;
    const double t307 = (alpha3_z - t132) * Q4_xz - U3_zy * Q4_yz;
    const double t308 = t307 + (minus_U3_xx - minus_U3_zz) * t299;
    const double t137 = kept->t137;
    const double t138 = kept->t138;
    const double t309 = t308 + (h4_y * t137 - h4_x * t138);
    const double B4_zx = kept->B4_zx;
    const double B4_zy = kept->B4_zy;
    const double E4at4_z = t309 - (B4_zx * w3_z - B4_zy * w3_x) - t298 * (U3_xz + U3_zx);
    dtau_dq[3][3] = E4at4_z;
    const double B4_yz = kept->B4_yz;
    const double t165 = kept->t165;
    const double E4at4_x = t305 + (B4_yz * w3_y - (t301 * w3_z - t300 * w3_x)) + t165;
    const double B4_xz = kept->B4_xz;
    const double N4_x = kept->N4_x;
    const double E4at4_y = t306 - (t301 * w3_x + t300 * w3_z + B4_xz * w3_y) + N4_x;
    const double P4_x = kept->P4_x;
    const double P4_y = kept->P4_y;
    const double G4at4_z = U3_yz * h4_x - U3_yx * h4_y - (w3_x * P4_x + w3_z * P4_y);
    const double F4_x = kept->F4_x;
    const double G4at4_y = w3_y * P4_y - (U3_zx * h4_y + minus_U3_zz * h4_x) + F4_x;
    const double t310 = Q4_xy * t291;
    const double t311 = Q4_xy * t293;
    const double t312 = Q4_xz * t292;
    const double D4at4_x = B4_xz - (t310 + Q4_yy * t293 + Q4_yz * t292);
    const double D4at4_y = Q4_xx * t291 + t311 + t312 + B4_yz;
    const double H4at4_y = t292 * h4_y + P4_x;
    const double minus_v2_4_z = kept->minus_v2_4_z;
    const double Z4at4_y = B4_zy + minus_v2_4_z * h4_y - (t311 - Q4_yy * t291);
    dtau_dqd[4][2] = -(minus_K5at3_x * t292 + K5at3_y * t291 + t297 + minus_Z5at3_z);

    /* joint 4 from joint 3: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
       L4at3_x = h4_y, K4at3_x = Q4_xz, K4at3_z = Q4_yz, E4at3_x = -E4at4_x, G4at3_y =
         -G4at4_z, G4at3_z = -G4at4_y, D4at3_x = -D4at4_x, H4at3_z = -H4at4_y */
    const double F4_y = kept->F4_y;
    const double G4at3_x = F4_y - (minus_U3_xx * h4_y + U3_xz * h4_x + w3_y * P4_x);
    const double E4at3_y = 0.0825 * G4at4_y - E4at4_z;
    const double minus_E4at3_z = E4at4_y + 0.0825 * G4at4_z;
    const double H4at3_x = P4_y - t292 * h4_x;
    const double H4at3_y = t293 * h4_y + t291 * h4_x;
    const double B4_zz = kept->B4_zz;
    const double D4at3_y = 0.0825 * H4at4_y - B4_zz;
    const double D4at3_z = 0.0825 * H4at3_y - D4at4_y;
    dtau_dqd[2][3] = D4at3_z;
    const double K4at4_z = kept->K4at4_z;
    const double minus_K4at3_y = K4at4_z - 0.0825 * h4_x;
    const double Z4at3_x = Q4_xx * t293 - t310 - (B4_zx + minus_v2_4_z * h4_x);
    const double t136 = kept->t136;
    const double t313 = B4_zz + (t136 * h4_y - v2_3_x * h4_x);
    const double Z4at3_y = Q4_xz * t293 - Q4_yz * t291 - t313;
    const double t314 = t303 - minus_K4at3_y * U3_yz - Q4_yz * minus_U3_zz;
    const double a3_y = kept->a3_y;
    const double t211 = kept->t211;
    const double t315 = t314 + (h4_y * a3_y + h4_x * t211);
    dtau_dq[3][2] = t315 + (Z4at3_x * w3_y - Z4at3_y * w3_x);
    dtau_dqd[3][2] = t312 + minus_K4at3_y * t291 + h4_y * v2_3_y - Z4at4_y;
    dtau_dq[2][3] = -minus_E4at3_z;

    /* joint 4 from joint 2: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
       L4at2_y = h4_x, K4at2_y = -Q4_yz, Z4at2_y = Z4at4_y, E4at2_y = -E4at3_z */
    const double G4at2_x = c3 * G4at3_x + s3 * G4at4_z;
    const double G4at2_z = s3 * G4at3_x - c3 * G4at4_z;
    const double minus_E4at2_x = c3 * E4at4_x + s3 * E4at3_y + 0.316 * G4at2_z;
    const double E4at2_z = c3 * E4at3_y - s3 * E4at4_x + 0.316 * G4at2_x;
    dtau_dq[1][3] = E4at2_z;
    const double H4at2_x = c3 * H4at3_x - s3 * H4at3_y;
    const double H4at2_z = s3 * H4at3_x + c3 * H4at3_y;
    const double minus_D4at2_x = c3 * D4at4_x + s3 * D4at3_y + 0.316 * H4at2_z;
    const double D4at2_z = c3 * D4at3_y - s3 * D4at4_x + 0.316 * H4at2_x;
    dtau_dqd[1][3] = D4at2_z;
    const double L4at2_x = c3 * h4_y;
    const double K4at2_x = c3 * Q4_xz + s3 * (minus_K4at3_y - 0.316 * h4_y);
    kept->K4at2_x = K4at2_x;
    const double K4at2_z = s3 * Q4_xz - c3 * minus_K4at3_y + 0.316 * L4at2_x;
    const double Z4at2_x = c3 * Z4at3_x - s3 * Z4at3_y;
    const double Z4at2_z = s3 * Z4at3_x + c3 * Z4at3_y;
    kept->Z4at2_z = Z4at2_z;
    const double t316 = K4at2_x * U2_xz - Q4_yz * U2_yz - K4at2_z * minus_U2_zz;
    const double t317 = t316 + (h4_x * minus_a2_x - L4at2_x * minus_a2_y);
    dtau_dq[3][1] = t317 + (Z4at4_y * minus_w2_x - Z4at2_x * minus_w2_y);

    /* joint 4 from joint 1: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
       Z4at1_y = -Z4at2_z */
    const double E4at1_z = s2 * minus_E4at2_x - c2 * minus_E4at3_z;
    dtau_dq[0][3] = E4at1_z;
    const double D4at1_z = s2 * minus_D4at2_x + c2 * D4at3_z;
    dtau_dqd[0][3] = D4at1_z;
    const double minus_Z4at1_z = s2 * Z4at2_x + c2 * Z4at4_y;
    dtau_dqd[3][0] = -minus_Z4at1_z;
}

/* panda_inverse_dynamics_derivatives, part 10 of 10: joint 3 from joint 3: wrench by
   q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z ... results */
SYMDYN_APART void panda_inverse_dynamics_derivatives_part10(
    const double qd[7],
    const double qdd[7],
    double dtau_dq[7][7],
    double dtau_dqd[7][7],
    const struct panda_inverse_dynamics_derivatives_kept *kept)
{
    /* joint 3 from joint 3: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z
       L3at3_y = h3_x, L3at3_x = -h3_y, K3at3_y = -Q3_yz, D3at3_z = B3_zz */
    const double minus_w2_x = kept->minus_w2_x;
    const double t318 = 2.0 * minus_w2_x;
    const double minus_w2_y = kept->minus_w2_y;
    const double t319 = 2.0 * minus_w2_y;
    const double alpha2_y = kept->alpha2_y;
    const double t124 = kept->t124;
    const double t320 = alpha2_y + t124;
    const double minus_K7at2_x = kept->minus_K7at2_x;
    const double K7at3_z = kept->K7at3_z;
    const double minus_Z7at2_z = kept->minus_Z7at2_z;
    dtau_dqd[6][1] = minus_K7at2_x * t319 - K7at3_z * t318 - minus_Z7at2_z;
    const double Z6at2_z = kept->Z6at2_z;
    const double K6at3_z = kept->K6at3_z;
    const double K6at2_x = kept->K6at2_x;
    dtau_dqd[5][1] = Z6at2_z - (K6at3_z * t318 + K6at2_x * t319);
    const double minus_K5at2_x = kept->minus_K5at2_x;
    const double K5at3_z = kept->K5at3_z;
    const double Z5at2_z = kept->Z5at2_z;
    dtau_dqd[4][1] = minus_K5at2_x * t319 - K5at3_z * t318 + Z5at2_z;
    const double Z4at2_z = kept->Z4at2_z;
    const double K4at2_x = kept->K4at2_x;
    const double Q4_yz = kept->Q4_yz;
    dtau_dqd[3][1] = Z4at2_z - (K4at2_x * t319 + Q4_yz * t318);
    const double Q3_xy = kept->Q3_xy;
    const double t321 = 2.0 * Q3_xy;
    const double Q3_xx = kept->Q3_xx;
    const double Q3_yy = kept->Q3_yy;
    const double t322 = Q3_xx - Q3_yy;
    const double B3_yx = kept->B3_yx;
    const double B3_xy = kept->B3_xy;
    const double t323 = B3_yx + B3_xy;
    const double B3_xx = kept->B3_xx;
    const double B3_yy = kept->B3_yy;
    const double t324 = B3_xx - B3_yy;
    const double U2_yx = kept->U2_yx;
    const double U2_xz = kept->U2_xz;
    const double Q3_xz = kept->Q3_xz;
    const double U2_yz = kept->U2_yz;
    const double t325 = U2_yx * t321 - (U2_xz * Q3_xz + U2_yz * t322);
    const double h3_y = kept->h3_y;
    const double a3_z = kept->a3_z;
    const double minus_U2_yy = kept->minus_U2_yy;
    const double minus_U2_xx = kept->minus_U2_xx;
    const double Q3_yz = kept->Q3_yz;
    const double t326 = h3_y * a3_z - (t325 + (minus_U2_yy - minus_U2_xx) * Q3_yz);
    const double minus_U2_zy = kept->minus_U2_zy;
    const double U2_xy = kept->U2_xy;
    const double t327 = minus_U2_zy * Q3_yz - U2_xy * Q3_xz;
    const double minus_U2_zz = kept->minus_U2_zz;
    const double t328 = (minus_U2_xx - minus_U2_zz) * t322 - t327;
    const double h3_x = kept->h3_x;
    const double t129 = kept->t129;
    const double t128 = kept->t128;
    const double t329 = t328 + (h3_x * t129 - h3_y * t128);
    const double B3_zy = kept->B3_zy;
    const double B3_zx = kept->B3_zx;
    const double t330 = t329 + (B3_zy * minus_w2_x + B3_zx * qd[1]);
    const double E3at3_z = t330 + t321 * (t320 - U2_xz);
    dtau_dq[2][2] = E3at3_z;
    const double B3_xz = kept->B3_xz;
    const double t331 = t326 + (t323 * qd[1] - t324 * minus_w2_x + B3_xz * minus_w2_y);
    const double N3_x = kept->N3_x;
    const double E3at3_y = t331 + N3_x;
    const double minus_P3_x = kept->minus_P3_x;
    const double t332 = minus_U2_xx * h3_y + U2_xz * h3_x + minus_w2_y * minus_P3_x;
    const double F3_y = kept->F3_y;
    const double G3at3_x = t332 - F3_y;
    const double t333 = qdd[2] - t320;
    const double c3 = kept->c3;
    const double F4_x = kept->F4_x;
    const double s3 = kept->s3;
    const double F5_y = kept->F5_y;
    const double t112 = kept->t112;
    const double t334 = c3 * F4_x + s3 * F5_y + qd[2] * t112 + minus_U2_zz * h3_x;
    const double P3_y = kept->P3_y;
    const double minus_G3at3_y = t334 + minus_w2_y * P3_y + h3_y * t333;
    const double t335 = Q3_xy * t318;
    const double t119 = kept->t119;
    const double t336 = Q3_xy * t119;
    const double D3at3_x = Q3_yy * t119 - t335 + Q3_yz * t319 + B3_xz;
    const double B3_yz = kept->B3_yz;
    const double D3at3_y = Q3_xx * t318 - t336 - Q3_xz * t319 + B3_yz;
    const double minus_H3at3_x = t319 * h3_x + P3_y;
    const double minus_H3at3_y = minus_P3_x + t319 * h3_y;
    const double Z3at3_x = B3_zx + (Q3_xx * t119 + t335);
    const double B3_zz = kept->B3_zz;
    const double t126 = kept->t126;
    const double t127 = kept->t127;
    const double t337 = B3_zz + (t126 * h3_x + t127 * h3_y);
    const double Z3at3_z = t337 + (Q3_xz * t119 + Q3_yz * t318);
    const double minus_K3at2_x = kept->minus_K3at2_x;
    const double K3at3_z = kept->K3at3_z;
    const double t338 = minus_K3at2_x * U2_xz + K3at3_z * U2_yz;
    const double minus_K3at2_z = kept->minus_K3at2_z;
    const double minus_a2_y = kept->minus_a2_y;
    const double t339 = minus_K3at2_z * minus_U2_zz - t338 + h3_y * minus_a2_y;
    dtau_dq[2][1] = t339 - (Z3at3_x * minus_w2_y + Z3at3_z * minus_w2_x);
    dtau_dqd[2][1] = B3_zy + t336 + minus_K3at2_x * t319 + t318 * (Q3_yy - K3at3_z);

    /* joint 3 from joint 2: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z
       L3at2_z = h3_x, D3at2_y = -B3_zz, E3at2_y = -E3at3_z, G3at2_x = G3at3_x, G3at2_z =
         G3at3_y, H3at2_x = H3at3_x, H3at2_z = H3at3_y, Z3at2_x = Z3at3_x, Z3at2_y =
         -Z3at3_z */
    const double t340 = (minus_U2_zz - minus_U2_yy) * Q3_xz - U2_yx * t322;
    const double t341 = t323 * minus_w2_x + t324 * qd[1] - B3_yz * minus_w2_y;
    const double t342 = t340 - U2_yz * t321 + h3_x * a3_z + t341;
    const double t167 = kept->t167;
    const double N4_x = kept->N4_x;
    const double t110 = kept->t110;
    const double t343 = t342 - (c3 * t167 - s3 * N4_x + qd[2] * t110);
    const double E3at2_x = t343 + 0.316 * minus_G3at3_y + Q3_yz * t333;
    const double E3at2_z = E3at3_y + 0.316 * G3at3_x;
    dtau_dq[1][2] = E3at2_z;
    const double D3at2_x = D3at3_x + 0.316 * minus_H3at3_y;
    const double D3at2_z = D3at3_y - 0.316 * minus_H3at3_x;
    dtau_dqd[1][2] = D3at2_z;

    /* joint 3 from joint 1: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z */
    const double c2 = kept->c2;
    const double s2 = kept->s2;
    const double E3at1_z = c2 * E3at3_z - s2 * E3at2_x;
    dtau_dq[0][2] = E3at1_z;
    const double D3at1_z = c2 * B3_zz - s2 * D3at2_x;
    dtau_dqd[0][2] = D3at1_z;
    const double Z3at1_z = c2 * Z3at3_z - s2 * Z3at3_x;
    dtau_dqd[2][0] = Z3at1_z;

    /* joint 2 from joint 2: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z
       L2at2_x = -h2_y, K2at2_x = -Q2_xz */
    const double Q2_xx = kept->Q2_xx;
    const double Q2_yy = kept->Q2_yy;
    const double t344 = Q2_xx - Q2_yy;
    const double Q2_xz = kept->Q2_xz;
    const double h2_y = kept->h2_y;
    const double B2_zx = kept->B2_zx;
    const double E2at2_z = qdd[0] * Q2_xz + 9.81 * h2_y + qd[0] * (qd[0] * t344 - B2_zx);
    dtau_dq[1][1] = E2at2_z;

    /* joint 2 from joint 1: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z
       K2at1_x = Q2_xz */
    const double Q2_xy = kept->Q2_xy;
    const double t345 = 2.0 * Q2_xy;
    const double t346 = qd[0] * t345;
    const double t44 = kept->t44;
    const double t118 = kept->t118;
    const double t117 = kept->t117;
    const double N2_x = kept->N2_x;
    const double E2at1_z = (t44 * t118 + t117 - t119 * t344) * qd[0] - qdd[0] * t345 - N2_x;
    dtau_dq[0][1] = E2at1_z;
    const double minus_D2at1_z = t346 + (s2 * B3_xy - c2 * B3_zy) - t119 * Q2_xz;
    const double B2_zy = kept->B2_zy;
    const double Z2at1_z = t346 - B2_zy;
    dtau_dqd[1][0] = Z2at1_z;
    dtau_dqd[0][1] = -minus_D2at1_z;

    /* results */
    dtau_dq[0][0] = 0.0;
    dtau_dq[1][0] = 0.0;
    dtau_dq[2][0] = 0.0;
    dtau_dq[3][0] = 0.0;
    dtau_dq[4][0] = 0.0;
    dtau_dq[5][0] = 0.0;
    dtau_dq[6][0] = 0.0;
    dtau_dqd[6][6] = 0.0;
}

/* Derivatives of inverse dynamics in q and qd; in qdd it is the mass matrix. */
void panda_inverse_dynamics_derivatives(const double q[7],
                                        const double qd[7],
                                        const double qdd[7],
                                        double dtau_dq[7][7],
                                        double dtau_dqd[7][7])
{
    /* in parts, which takes compilers less time */
    struct panda_inverse_dynamics_derivatives_kept kept;
    panda_inverse_dynamics_derivatives_part1(q, &kept);
    panda_inverse_dynamics_derivatives_part2(&kept);
    panda_inverse_dynamics_derivatives_part3(qd, dtau_dqd, &kept);
    panda_inverse_dynamics_derivatives_part4(qd, qdd, dtau_dqd, &kept);
    panda_inverse_dynamics_derivatives_part5(qd, qdd, dtau_dq, dtau_dqd, &kept);
    panda_inverse_dynamics_derivatives_part6(dtau_dq, dtau_dqd, &kept);
    panda_inverse_dynamics_derivatives_part7(dtau_dq, dtau_dqd, &kept);
    panda_inverse_dynamics_derivatives_part8(dtau_dq, dtau_dqd, &kept);
    panda_inverse_dynamics_derivatives_part9(dtau_dq, dtau_dqd, &kept);
    panda_inverse_dynamics_derivatives_part10(qd, qdd, dtau_dq, dtau_dqd, &kept);
}

/* tau = Y x in the inertial parameters x of all links, rotors not included. */
void panda_regressor(const double q[7],
                     const double qd[7],
                     const double qdd[7],
                     double Y[7][70])
{
    /* sines and cosines of the joint angles */
    double s2, c2, s3, c3, s4, c4, s5, c5, s6, c6, s7, c7;
    symdyn_sincos(q[1], &s2, &c2);
    symdyn_sincos(q[2], &s3, &c3);
    symdyn_sincos(q[3], &s4, &c4);
    symdyn_sincos(q[4], &s5, &c5);
    symdyn_sincos(q[5], &s6, &c6);
    symdyn_sincos(q[6], &s7, &c7);

    /* link 2: angular velocity w
       w2_z = qd[1] */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];

    /* link 2: angular acceleration alpha
       alpha2_z = qdd[1]
       minus_P2_yz, minus_P2_xz: link 2: products P = w w^T */
    const double minus_P2_yz = minus_w2_y * qd[1];
    const double minus_P2_xz = minus_w2_x * qd[1];
    const double minus_alpha2_x = s2 * qdd[0] + minus_P2_yz;
    const double alpha2_y = minus_P2_xz - c2 * qdd[0];
    Y[1][17] = minus_P2_yz - minus_alpha2_x;
    const double t1 = minus_P2_yz * s2 + alpha2_y * c2;
    const double t2 = qdd[0] + t1;
    Y[0][14] = t2;
    Y[0][23] = 0.632 * t2;
    const double t3 = 0.099856 * t2;
    Y[0][20] = t3;
    Y[0][16] = -t1;

    /* link 2: products P = w w^T
       P2_zy = P2_yz, P2_zx = P2_xz, P2_yx = P2_xy */
    const double P2_xx = minus_w2_x * minus_w2_x;
    const double P2_xy = minus_w2_x * minus_w2_y;
    Y[1][16] = P2_xy;
    const double P2_yy = minus_w2_y * minus_w2_y;
    const double P2_zz = qd[1] * qd[1];
    Y[1][14] = -P2_xy;

    /* link 2: U = [alpha] + [w][w] */
    const double minus_U2_xx = P2_yy + P2_zz;
    const double U2_xy = P2_xy - qdd[1];
    const double U2_xz = alpha2_y - minus_P2_xz;
    Y[1][18] = U2_xz;
    const double U2_yx = P2_xy + qdd[1];
    const double minus_U2_yy = P2_xx + P2_zz;
    const double minus_U2_zx = minus_P2_xz + alpha2_y;
    const double minus_U2_zy = minus_P2_yz + minus_alpha2_x;
    const double minus_U2_zz = P2_xx + P2_yy;
    Y[0][15] = minus_U2_zy * c2 - minus_U2_zx * s2;
    const double t4 = 0.099856 * U2_xy + 3.0999600000000003 * s2;
    Y[1][20] = -t4;

    /* link 2: acceleration a of its origin, gravity included */
    const double minus_a2_x = 9.81 * s2;
    Y[1][12] = minus_a2_x;
    const double minus_a2_y = 9.81 * c2;
    Y[1][11] = -minus_a2_y;
    Y[1][23] = -(0.632 * U2_xy + minus_a2_x);

    /* link 2: differences D on the diagonal of U */
    const double D2_x = minus_U2_zz - minus_U2_yy;
    const double D2_y = minus_U2_xx - minus_U2_zz;
    const double D2_z = minus_U2_yy - minus_U2_xx;
    Y[1][15] = D2_z;
    Y[0][17] = -(U2_yx * s2 + D2_y * c2);
    Y[0][18] = -(D2_x * s2 - U2_xy * c2);

    /* link 3: angular velocity w */
    const double w3_x = s3 * qd[1] - c3 * minus_w2_x;
    const double w3_y = s3 * minus_w2_x + c3 * qd[1];
    const double w3_z = minus_w2_y + qd[2];

    /* link 3: angular acceleration alpha */
    const double alpha3_x = s3 * qdd[1] - c3 * minus_alpha2_x + w3_y * qd[2];
    const double alpha3_y = s3 * minus_alpha2_x + c3 * qdd[1] - w3_x * qd[2];
    const double alpha3_z = qdd[2] - alpha2_y;
    Y[2][29] = alpha3_z;

    /* link 3: products P = w w^T
       P3_yx = P3_xy, P3_zx = P3_xz, P3_zy = P3_yz */
    const double P3_xx = w3_x * w3_x;
    const double P3_xy = w3_x * w3_y;
    Y[2][26] = P3_xy;
    const double P3_xz = w3_x * w3_z;
    const double P3_yy = w3_y * w3_y;
    const double P3_yz = w3_y * w3_z;
    const double P3_zz = w3_z * w3_z;
    const double t5 = alpha3_x - P3_yz;
    Y[2][27] = t5;
    const double t6 = P3_yz * s3;
    const double t7 = alpha3_y * c3 - t6;
    Y[1][26] = t7;
    const double t8 = t6 - P3_xz * c3;
    Y[1][29] = t8;
    const double t9 = U2_xy + t7;
    Y[1][24] = -t9;
    Y[2][24] = -P3_xy;

    /* link 3: U = [alpha] + [w][w] */
    const double minus_U3_xx = P3_yy + P3_zz;
    const double U3_xy = P3_xy - alpha3_z;
    const double U3_xz = P3_xz + alpha3_y;
    Y[2][28] = U3_xz;
    const double U3_yx = P3_xy + alpha3_z;
    const double minus_U3_yy = P3_xx + P3_zz;
    const double U3_zx = P3_xz - alpha3_y;
    const double U3_zy = P3_yz + alpha3_x;
    const double minus_U3_zz = P3_xx + P3_yy;
    const double t10 = U3_zy * c3 - U3_zx * s3;
    Y[1][25] = t10;

    /* link 3: acceleration a of its origin, gravity included */
    const double t11 = 0.316 * minus_U2_zy;
    const double t12 = minus_a2_x + 0.316 * U2_xy;
    const double a3_x = s3 * t11 - c3 * t12;
    const double a3_y = s3 * t12 + c3 * t11;
    Y[2][21] = a3_y;
    Y[2][30] = 0.0825 * a3_y + 0.006806250000000001 * U3_yx;
    Y[2][22] = -a3_x;

    /* link 3: differences D on the diagonal of U */
    const double D3_x = minus_U3_zz - minus_U3_yy;
    const double D3_y = minus_U3_xx - minus_U3_zz;
    const double D3_z = minus_U3_yy - minus_U3_xx;
    Y[2][25] = D3_z;
    Y[1][27] = U3_yx * s3 + D3_y * c3;
    Y[1][28] = D3_x * s3 - U3_xy * c3;
    Y[2][33] = a3_x + 0.0825 * D3_z;

    /* link 4: angular velocity w */
    const double w4_x = c4 * w3_x + s4 * w3_z;
    const double w4_y = c4 * w3_z - s4 * w3_x;
    const double w4_z = qd[3] - w3_y;

    /* link 4: angular acceleration alpha */
    const double alpha4_x = c4 * alpha3_x + s4 * alpha3_z + w4_y * qd[3];
    const double alpha4_y = c4 * alpha3_z - s4 * alpha3_x - w4_x * qd[3];
    const double alpha4_z = qdd[3] - alpha3_y;
    Y[3][39] = alpha4_z;

    /* link 4: products P = w w^T
       P4_yx = P4_xy, P4_zx = P4_xz, P4_zy = P4_yz */
    const double P4_xx = w4_x * w4_x;
    const double P4_xy = w4_x * w4_y;
    Y[3][36] = P4_xy;
    const double P4_xz = w4_x * w4_z;
    const double P4_yy = w4_y * w4_y;
    const double P4_yz = w4_y * w4_z;
    const double P4_zz = w4_z * w4_z;
    const double t13 = alpha4_x - P4_yz;
    Y[3][37] = t13;
    const double t14 = P4_yz * s4;
    const double t15 = alpha4_y * c4 - t14;
    Y[2][36] = t15;
    const double t16 = t14 - P4_xz * c4;
    Y[2][39] = t16;
    const double t17 = U3_xy + t15;
    Y[2][34] = -t17;
    Y[3][34] = -P4_xy;

    /* link 4: U = [alpha] + [w][w] */
    const double minus_U4_xx = P4_yy + P4_zz;
    const double U4_xy = P4_xy - alpha4_z;
    const double U4_xz = P4_xz + alpha4_y;
    Y[3][38] = U4_xz;
    const double U4_yx = P4_xy + alpha4_z;
    const double minus_U4_yy = P4_xx + P4_zz;
    const double U4_zx = P4_xz - alpha4_y;
    const double U4_zy = P4_yz + alpha4_x;
    const double minus_U4_zz = P4_xx + P4_yy;
    const double t18 = U4_zy * c4 - U4_zx * s4;
    Y[2][35] = t18;

    /* link 4: acceleration a of its origin, gravity included */
    const double t19 = 0.316 * minus_U2_yy - minus_a2_y;
    const double t20 = a3_x - 0.0825 * minus_U3_xx;
    const double minus_a4_z = a3_y + 0.0825 * U3_yx;
    const double t21 = 0.0825 * U3_zx - t19;
    const double a4_x = c4 * t20 + s4 * t21;
    const double a4_y = c4 * t21 - s4 * t20;
    Y[3][31] = a4_y;
    const double t22 = minus_a4_z * s4 + 0.0825 * U4_zy;
    const double t23 = t16 - t17;
    Y[2][43] = 0.768 * t23 - t22 + 0.0825 * t18;
    Y[2][32] = -t22;
    Y[3][32] = -a4_x;

    /* link 4: differences D on the diagonal of U */
    const double D4_x = minus_U4_zz - minus_U4_yy;
    const double D4_y = minus_U4_xx - minus_U4_zz;
    const double D4_z = minus_U4_yy - minus_U4_xx;
    Y[3][35] = D4_z;
    Y[2][37] = U4_yx * s4 + D4_y * c4;
    Y[2][38] = D4_x * s4 - U4_xy * c4;
    Y[3][43] = 0.0825 * D4_z - (0.768 * U4_xy + a4_x);

    /* link 5: angular velocity w */
    const double w5_x = c5 * w4_x - s5 * w4_z;
    const double minus_w5_y = s5 * w4_x + c5 * w4_z;
    const double w5_z = w4_y + qd[4];

    /* link 5: angular acceleration alpha */
    const double alpha5_x = c5 * alpha4_x - s5 * alpha4_z - minus_w5_y * qd[4];
    const double minus_alpha5_y = s5 * alpha4_x + c5 * alpha4_z + w5_x * qd[4];
    const double alpha5_z = alpha4_y + qdd[4];
    Y[4][49] = alpha5_z;

    /* link 5: products P = w w^T
       P5_yx = P5_xy, P5_zx = P5_xz, P5_zy = P5_yz */
    const double P5_xx = w5_x * w5_x;
    const double minus_P5_xy = w5_x * minus_w5_y;
    Y[4][44] = minus_P5_xy;
    const double P5_xz = w5_x * w5_z;
    const double P5_yy = minus_w5_y * minus_w5_y;
    const double minus_P5_yz = minus_w5_y * w5_z;
    const double P5_zz = w5_z * w5_z;
    const double t24 = minus_P5_yz * s5;
    const double t25 = minus_alpha5_y * c5 - t24;
    Y[3][46] = t25;
    const double t26 = t24 + P5_xz * c5;
    Y[3][49] = t26;
    const double t27 = U4_xy + t25;
    Y[3][44] = -t27;
    Y[4][46] = -minus_P5_xy;

    /* link 5: U = [alpha] + [w][w] */
    const double minus_U5_xx = P5_yy + P5_zz;
    const double minus_U5_xy = minus_P5_xy + alpha5_z;
    const double U5_xz = P5_xz - minus_alpha5_y;
    Y[4][48] = U5_xz;
    const double U5_yx = alpha5_z - minus_P5_xy;
    const double minus_U5_yy = P5_xx + P5_zz;
    const double minus_U5_yz = minus_P5_yz + alpha5_x;
    Y[4][47] = minus_U5_yz;
    const double U5_zx = P5_xz + minus_alpha5_y;
    const double U5_zy = alpha5_x - minus_P5_yz;
    const double minus_U5_zz = P5_xx + P5_yy;
    Y[3][45] = U5_zx * s5 - U5_zy * c5;

    /* link 5: acceleration a of its origin, gravity included */
    const double t28 = 0.0825 * U4_zx;
    const double t29 = a4_x + (0.0825 * minus_U4_xx + 0.384 * U4_xy);
    const double a5_z = a4_y - (0.0825 * U4_yx + 0.384 * minus_U4_yy);
    const double t30 = 0.384 * U4_zy - t28 - minus_a4_z;
    const double a5_x = c5 * t29 - s5 * t30;
    Y[4][53] = a5_x;
    const double minus_a5_y = s5 * t29 + c5 * t30;
    Y[2][31] = minus_a4_z * c4 - t28;
    const double t31 = minus_a5_y * c6;
    const double t32 = minus_a5_y * s6;
    Y[4][52] = t32;
    Y[4][41] = -minus_a5_y;
    Y[4][42] = -a5_x;
    Y[4][51] = -t31;

    /* link 5: differences D on the diagonal of U */
    const double D5_x = minus_U5_zz - minus_U5_yy;
    const double D5_y = minus_U5_xx - minus_U5_zz;
    const double D5_z = minus_U5_yy - minus_U5_xx;
    Y[4][45] = D5_z;
    Y[3][47] = -(U5_yx * s5 + D5_y * c5);
    Y[3][48] = -(D5_x * s5 + minus_U5_xy * c5);

    /* link 6: angular velocity w */
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double w6_z = minus_w5_y + qd[5];

    /* link 6: angular acceleration alpha */
    const double alpha6_x = c6 * alpha5_x + s6 * alpha5_z + w6_y * qd[5];
    const double alpha6_y = c6 * alpha5_z - s6 * alpha5_x - w6_x * qd[5];
    const double alpha6_z = minus_alpha5_y + qdd[5];
    Y[5][59] = alpha6_z;

    /* link 6: products P = w w^T
       P6_yx = P6_xy, P6_zx = P6_xz, P6_zy = P6_yz */
    const double P6_xx = w6_x * w6_x;
    const double P6_xy = w6_x * w6_y;
    Y[5][56] = P6_xy;
    const double P6_xz = w6_x * w6_z;
    const double P6_yy = w6_y * w6_y;
    const double P6_yz = w6_y * w6_z;
    const double P6_zz = w6_z * w6_z;
    const double t33 = alpha6_x - P6_yz;
    Y[5][57] = t33;
    const double t34 = P6_yz * s6;
    const double t35 = alpha6_y * c6 - t34;
    Y[4][56] = t35;
    const double t36 = t34 - P6_xz * c6;
    Y[4][59] = t36;
    const double t37 = minus_U5_xy - t35;
    Y[4][54] = t37;
    Y[4][60] = 0.007743999999999999 * (t35 + t36) - 0.088 * t31;
    Y[5][54] = -P6_xy;

    /* link 6: U = [alpha] + [w][w] */
    const double minus_U6_xx = P6_yy + P6_zz;
    const double U6_xy = P6_xy - alpha6_z;
    const double U6_xz = P6_xz + alpha6_y;
    Y[5][58] = U6_xz;
    const double U6_yx = P6_xy + alpha6_z;
    const double minus_U6_yy = P6_xx + P6_zz;
    const double U6_zx = P6_xz - alpha6_y;
    const double U6_zy = P6_yz + alpha6_x;
    const double minus_U6_zz = P6_xx + P6_yy;
    const double t38 = U6_zy * c6 - U6_zx * s6;
    Y[4][55] = t38;
    Y[4][63] = 0.088 * t38 - t32;

    /* link 6: acceleration a of its origin, gravity included
       a6_z = -a5_y */
    const double a6_x = c6 * a5_x + s6 * a5_z;
    const double a6_y = c6 * a5_z - s6 * a5_x;
    Y[5][51] = a6_y;
    Y[5][60] = 0.088 * a6_y + 0.007743999999999999 * U6_yx;
    Y[5][52] = -a6_x;

    /* link 6: differences D on the diagonal of U */
    const double D6_x = minus_U6_zz - minus_U6_yy;
    const double D6_y = minus_U6_xx - minus_U6_zz;
    const double D6_z = minus_U6_yy - minus_U6_xx;
    Y[5][55] = D6_z;
    Y[4][57] = U6_yx * s6 + D6_y * c6;
    Y[4][58] = D6_x * s6 - U6_xy * c6;
    Y[5][63] = a6_x + 0.088 * D6_z;

    /* link 7: angular velocity w */
    const double w7_x = c7 * w6_x + s7 * w6_z;
    const double w7_y = c7 * w6_z - s7 * w6_x;
    const double w7_z = qd[6] - w6_y;

    /* link 7: angular acceleration alpha */
    const double alpha7_x = c7 * alpha6_x + s7 * alpha6_z + w7_y * qd[6];
    const double alpha7_y = c7 * alpha6_z - s7 * alpha6_x - w7_x * qd[6];
    const double alpha7_z = qdd[6] - alpha6_y;
    Y[6][69] = alpha7_z;

    /* link 7: products P = w w^T
       P7_yx = P7_xy, P7_zx = P7_xz, P7_zy = P7_yz */
    const double P7_xx = w7_x * w7_x;
    const double P7_xy = w7_x * w7_y;
    Y[6][66] = P7_xy;
    const double P7_xz = w7_x * w7_z;
    const double P7_yy = w7_y * w7_y;
    const double P7_yz = w7_y * w7_z;
    const double P7_zz = w7_z * w7_z;
    const double t39 = alpha7_x - P7_yz;
    Y[6][67] = t39;
    const double t40 = P7_yz * s7;
    const double t41 = alpha7_y * c7 - t40;
    Y[5][66] = t41;
    Y[5][69] = t40 - P7_xz * c7;
    Y[5][64] = -(U6_xy + t41);
    Y[6][64] = -P7_xy;

    /* link 7: U = [alpha] + [w][w] */
    const double minus_U7_xx = P7_yy + P7_zz;
    const double U7_xy = P7_xy - alpha7_z;
    const double U7_xz = P7_xz + alpha7_y;
    Y[6][68] = U7_xz;
    const double U7_yx = P7_xy + alpha7_z;
    const double minus_U7_yy = P7_xx + P7_zz;
    const double U7_zx = P7_xz - alpha7_y;
    const double U7_zy = P7_yz + alpha7_x;
    const double minus_U7_zz = P7_xx + P7_yy;
    Y[5][65] = U7_zy * c7 - U7_zx * s7;

    /* link 7: acceleration a of its origin, gravity included */
    const double t42 = a6_x - 0.088 * minus_U6_xx;
    const double minus_a7_z = a6_y + 0.088 * U6_yx;
    const double t43 = minus_a5_y + 0.088 * U6_zx;
    const double a7_x = c7 * t42 + s7 * t43;
    const double a7_y = c7 * t43 - s7 * t42;
    Y[6][61] = a7_y;
    Y[5][61] = minus_a7_z * c7 - 0.088 * U7_zx;
    Y[5][62] = -(minus_a7_z * s7 + 0.088 * U7_zy);
    Y[6][62] = -a7_x;

    /* link 7: differences D on the diagonal of U */
    const double D7_x = minus_U7_zz - minus_U7_yy;
    const double D7_y = minus_U7_xx - minus_U7_zz;
    const double D7_z = minus_U7_yy - minus_U7_xx;
    Y[6][65] = D7_z;
    Y[5][67] = U7_yx * s7 + D7_y * c7;
    Y[5][68] = D7_x * s7 - U7_xy * c7;

    /* screw of joint 1 seen from link 3 (angular s, linear t)
       s1in3_z = c2 */
    const double minus_s1in3_x = c3 * s2;
    const double s1in3_y = s3 * s2;
    const double t44 = 0.316 * s2;
    const double t1in3_x = s3 * t44;
    const double t1in3_y = c3 * t44;
    const double t45 = U3_yx * t1in3_y - minus_U3_xx * t1in3_x;
    const double t46 = t19 * s1in3_y + a3_y * c2 + t45;
    Y[0][21] = t46;
    const double t47 = U3_xy * t1in3_x - minus_U3_yy * t1in3_y;
    const double t48 = t19 * minus_s1in3_x - a3_x * c2 + t47;
    Y[0][22] = t48;
    const double t49 = U3_zy * s1in3_y + U3_zx * minus_s1in3_x + D3_z * c2;
    Y[0][25] = t49;
    const double t50 = P3_yz * minus_s1in3_x;
    const double t51 = t50 + alpha3_y * s1in3_y + P3_xy * c2;
    Y[0][26] = t51;
    Y[0][27] = D3_y * s1in3_y - U3_yx * minus_s1in3_x + t5 * c2;
    Y[0][28] = U3_xz * c2 - (U3_xy * s1in3_y + D3_x * minus_s1in3_x);
    const double t52 = alpha3_z * c2 - (t50 + P3_xz * s1in3_y);
    Y[0][29] = t52;
    const double t53 = t2 - t51;
    Y[0][24] = t53;
    Y[0][33] = 0.0825 * t49 - t48;
    Y[0][30] = t3 + 0.0825 * t46 + 0.006806250000000001 * (t51 + t52);

    /* screw of joint 2 seen from link 3 (angular s, linear t)
       s2in3_y = c3, s2in3_x = s3 */
    const double t2in3_x = 0.316 * c3;
    const double minus_t2in3_y = 0.316 * s3;
    const double t54 = t19 * c3 - (minus_U3_xx * t2in3_x + U3_yx * minus_t2in3_y);
    Y[1][21] = t54;
    const double t55 = U3_xy * t2in3_x + minus_U3_yy * minus_t2in3_y - t19 * s3;
    Y[1][22] = t55;
    Y[1][33] = 0.0825 * t10 - t55;
    Y[1][30] = 0.0825 * t54 - t4 + 0.006806250000000001 * (t7 + t8);

    /* screw of joint 1 seen from link 4 (angular s, linear t)
       s1in4_z = -s1in3_y */
    const double s1in4_x = s4 * c2 - c4 * minus_s1in3_x;
    const double s1in4_y = s4 * minus_s1in3_x + c4 * c2;
    const double t56 = 0.0825 * s1in3_y;
    const double minus_t1in4_z = t1in3_y + 0.0825 * c2;
    const double t1in4_x = c4 * t1in3_x - s4 * t56;
    const double minus_t1in4_y = s4 * t1in3_x + c4 * t56;
    const double t57 = minus_U4_xx * t1in4_x + U4_yx * minus_t1in4_y;
    const double t58 = minus_a4_z * s1in4_y - a4_y * s1in3_y;
    Y[0][31] = t58 - (t57 + U4_zx * minus_t1in4_z);
    const double t59 = U4_xy * t1in4_x + minus_U4_yy * minus_t1in4_y;
    const double t60 = a4_x * s1in3_y - minus_a4_z * s1in4_x;
    const double t61 = t60 + (t59 - U4_zy * minus_t1in4_z);
    Y[0][32] = t61;
    const double t62 = U4_zy * s1in4_y - U4_zx * s1in4_x - D4_z * s1in3_y;
    Y[0][35] = t62;
    const double t63 = P4_yz * s1in4_x;
    const double t64 = alpha4_y * s1in4_y - t63 - P4_xy * s1in3_y;
    Y[0][36] = t64;
    Y[0][37] = U4_yx * s1in4_x + D4_y * s1in4_y - t13 * s1in3_y;
    Y[0][38] = D4_x * s1in4_x - U4_xy * s1in4_y - U4_xz * s1in3_y;
    const double t65 = t63 - P4_xz * s1in4_y - alpha4_z * s1in3_y;
    Y[0][39] = t65;
    const double t66 = t53 + t52 - t64;
    Y[0][34] = t66;
    const double t67 = t66 + t65;
    Y[0][43] = t61 + 0.768 * t67 + 0.0825 * t62;

    /* screw of joint 2 seen from link 4 (angular s, linear t)
       s2in4_z = -c3, t2in4_z = -t2in3_y */
    const double s2in4_x = c4 * s3;
    const double minus_s2in4_y = s4 * s3;
    const double t68 = 0.0825 * c3;
    const double t2in4_x = c4 * t2in3_x - s4 * t68;
    const double minus_t2in4_y = s4 * t2in3_x + c4 * t68;
    const double t69 = minus_U4_xx * t2in4_x + U4_yx * minus_t2in4_y;
    const double t70 = minus_a4_z * minus_s2in4_y + a4_y * c3;
    Y[1][31] = U4_zx * minus_t2in3_y - t69 - t70;
    const double t71 = U4_xy * t2in4_x + minus_U4_yy * minus_t2in4_y;
    const double t72 = a4_x * c3 - minus_a4_z * s2in4_x + (t71 + U4_zy * minus_t2in3_y);
    Y[1][32] = t72;
    const double t73 = U4_zx * s2in4_x + U4_zy * minus_s2in4_y + D4_z * c3;
    const double t74 = P4_yz * s2in4_x;
    const double t75 = t74 + alpha4_y * minus_s2in4_y + P4_xy * c3;
    Y[1][37] = U4_yx * s2in4_x - D4_y * minus_s2in4_y - t13 * c3;
    Y[1][38] = D4_x * s2in4_x + U4_xy * minus_s2in4_y - U4_xz * c3;
    const double t76 = t74 + P4_xz * minus_s2in4_y - alpha4_z * c3;
    Y[1][39] = t76;
    const double t77 = t8 - t9 + t75;
    Y[1][34] = t77;
    const double t78 = t77 + t76;
    Y[1][43] = t72 + 0.768 * t78 - 0.0825 * t73;
    Y[1][35] = -t73;
    Y[1][36] = -t75;

    /* screw of joint 1 seen from link 5 (angular s, linear t)
       s1in5_z = s1in4_y */
    const double s1in5_x = c5 * s1in4_x + s5 * s1in3_y;
    const double s1in5_y = c5 * s1in3_y - s5 * s1in4_x;
    const double t79 = t1in4_x + 0.384 * s1in3_y;
    const double t1in5_z = t56 - minus_t1in4_y;
    const double t80 = 0.0825 * s1in4_y + 0.384 * s1in4_x - minus_t1in4_z;
    const double t1in5_x = c5 * t79 - s5 * t80;
    const double minus_t1in5_y = s5 * t79 + c5 * t80;
    const double t81 = a5_x * t1in5_x + minus_a5_y * minus_t1in5_y + a5_z * t1in5_z;
    Y[0][40] = t81;
    Y[0][50] = t81;
    const double t82 = minus_U5_xx * t1in5_x + U5_yx * minus_t1in5_y;
    Y[0][41] = U5_zx * t1in5_z - t82 - (a5_z * s1in5_y + minus_a5_y * s1in4_y);
    const double t83 = minus_U5_yy * minus_t1in5_y - minus_U5_xy * t1in5_x;
    const double t84 = a5_z * s1in5_x - a5_x * s1in4_y + (t83 + U5_zy * t1in5_z);
    Y[0][42] = t84;
    Y[0][45] = U5_zy * s1in5_y - U5_zx * s1in5_x + D5_z * s1in4_y;
    const double t85 = minus_P5_yz * s1in5_x;
    const double t86 = t85 - minus_alpha5_y * s1in5_y - minus_P5_xy * s1in4_y;
    Y[0][46] = t86;
    Y[0][47] = U5_yx * s1in5_x + D5_y * s1in5_y + minus_U5_yz * s1in4_y;
    Y[0][48] = D5_x * s1in5_x + minus_U5_xy * s1in5_y + U5_xz * s1in4_y;
    const double t87 = alpha5_z * s1in4_y - (t85 + P5_xz * s1in5_y);
    Y[0][49] = t87;
    const double t88 = t67 - t86;
    Y[0][44] = t88;
    Y[0][53] = -t84;

    /* screw of joint 2 seen from link 5 (angular s, linear t)
       s2in5_z = s2in4_y */
    const double s2in5_x = c5 * s2in4_x + s5 * c3;
    const double s2in5_y = c5 * c3 - s5 * s2in4_x;
    const double t89 = t2in4_x + 0.384 * c3;
    const double t2in5_z = t68 - minus_t2in4_y;
    const double t90 = minus_t2in3_y - (0.0825 * minus_s2in4_y - 0.384 * s2in4_x);
    const double t2in5_x = c5 * t89 - s5 * t90;
    const double minus_t2in5_y = s5 * t89 + c5 * t90;
    const double t91 = a5_x * t2in5_x + minus_a5_y * minus_t2in5_y + a5_z * t2in5_z;
    Y[1][40] = t91;
    Y[1][50] = t91;
    const double t92 = minus_U5_xx * t2in5_x + U5_yx * minus_t2in5_y;
    const double t93 = minus_a5_y * minus_s2in4_y - a5_z * s2in5_y;
    Y[1][41] = t93 + (U5_zx * t2in5_z - t92);
    const double t94 = minus_U5_yy * minus_t2in5_y - minus_U5_xy * t2in5_x;
    const double t95 = a5_z * s2in5_x + a5_x * minus_s2in4_y + (t94 + U5_zy * t2in5_z);
    Y[1][42] = t95;
    Y[1][45] = U5_zy * s2in5_y - U5_zx * s2in5_x - D5_z * minus_s2in4_y;
    const double t96 = minus_P5_yz * s2in5_x;
    const double t97 = t96 - minus_alpha5_y * s2in5_y + minus_P5_xy * minus_s2in4_y;
    Y[1][46] = t97;
    Y[1][47] = U5_yx * s2in5_x + D5_y * s2in5_y - minus_U5_yz * minus_s2in4_y;
    Y[1][48] = D5_x * s2in5_x + minus_U5_xy * s2in5_y - U5_xz * minus_s2in4_y;
    const double t98 = t96 + P5_xz * s2in5_y + alpha5_z * minus_s2in4_y;
    const double t99 = t78 - t97;
    Y[1][44] = t99;
    Y[1][49] = -t98;
    Y[1][53] = -t95;

    /* screw of joint 3 seen from link 5 (angular s, linear t)
       s3in5_z = c4 */
    const double s3in5_x = c5 * s4;
    const double minus_s3in5_y = s5 * s4;
    const double t100 = 0.0825 * c4 + 0.384 * s4 - 0.0825;
    const double minus_t3in5_x = s5 * t100;
    const double minus_t3in5_y = c5 * t100;
    const double t101 = minus_a5_y * minus_t3in5_y - a5_x * minus_t3in5_x;
    Y[2][40] = t101;
    Y[2][50] = t101;
    const double t102 = minus_U5_xx * minus_t3in5_x - U5_yx * minus_t3in5_y;
    Y[2][41] = t102 - (minus_a5_y * c4 - a5_z * minus_s3in5_y);
    const double t103 = minus_U5_xy * minus_t3in5_x + minus_U5_yy * minus_t3in5_y;
    const double t104 = a5_z * s3in5_x - a5_x * c4 + t103;
    Y[2][42] = t104;
    Y[2][45] = D5_z * c4 - (U5_zx * s3in5_x + U5_zy * minus_s3in5_y);
    const double t105 = minus_P5_yz * s3in5_x;
    const double t106 = t105 + minus_alpha5_y * minus_s3in5_y - minus_P5_xy * c4;
    Y[2][46] = t106;
    Y[2][47] = U5_yx * s3in5_x - D5_y * minus_s3in5_y + minus_U5_yz * c4;
    Y[2][48] = D5_x * s3in5_x - minus_U5_xy * minus_s3in5_y + U5_xz * c4;
    const double t107 = P5_xz * minus_s3in5_y - t105 + alpha5_z * c4;
    Y[2][49] = t107;
    const double t108 = t23 - t106;
    Y[2][44] = t108;
    Y[2][53] = -t104;

    /* screw of joint 4 seen from link 5 (angular s, linear t)
       s4in5_y = -c5, s4in5_x = -s5 */
    const double minus_t4in5_x = 0.384 * c5;
    const double t4in5_y = 0.384 * s5;
    const double t109 = a5_x * minus_t4in5_x + minus_a5_y * t4in5_y + 0.0825 * a5_z;
    const double t110 = minus_U5_xx * minus_t4in5_x + U5_yx * t4in5_y - 0.0825 * U5_zx;
    Y[3][41] = t110 + a5_z * c5;
    const double t111 = minus_U5_xy * minus_t4in5_x - minus_U5_yy * t4in5_y;
    const double t112 = t111 - 0.0825 * U5_zy - a5_z * s5;
    Y[3][42] = t112;
    Y[3][40] = -t109;
    Y[3][50] = -t109;
    Y[3][53] = -t112;

    /* screw of joint 1 seen from link 6 (angular s, linear t)
       t1in6_z = -t1in5_y */
    const double s1in6_x = c6 * s1in5_x + s6 * s1in4_y;
    const double s1in6_y = c6 * s1in4_y - s6 * s1in5_x;
    const double t1in6_x = c6 * t1in5_x + s6 * t1in5_z;
    const double t1in6_y = c6 * t1in5_z - s6 * t1in5_x;
    const double t113 = U6_yx * t1in6_y - minus_U6_xx * t1in6_x + U6_zx * minus_t1in5_y;
    const double t114 = t113 - (a6_y * s1in5_y + minus_a5_y * s1in6_y);
    Y[0][51] = t114;
    const double t115 = U6_xy * t1in6_x - minus_U6_yy * t1in6_y + U6_zy * minus_t1in5_y;
    const double t116 = minus_a5_y * s1in6_x + a6_x * s1in5_y + t115;
    Y[0][52] = t116;
    const double t117 = U6_zy * s1in6_y - U6_zx * s1in6_x - D6_z * s1in5_y;
    Y[0][55] = t117;
    const double t118 = P6_yz * s1in6_x;
    const double t119 = alpha6_y * s1in6_y - t118 - P6_xy * s1in5_y;
    Y[0][56] = t119;
    Y[0][57] = U6_yx * s1in6_x + D6_y * s1in6_y - t33 * s1in5_y;
    Y[0][58] = D6_x * s1in6_x - U6_xy * s1in6_y - U6_xz * s1in5_y;
    const double t120 = t118 - P6_xz * s1in6_y - alpha6_z * s1in5_y;
    Y[0][59] = t120;
    const double t121 = t88 + t87 - t119;
    Y[0][54] = t121;
    Y[0][63] = 0.088 * t117 - t116;
    Y[0][60] = t81 + 0.088 * t114 + 0.007743999999999999 * (t119 + t120);

    /* screw of joint 2 seen from link 6 (angular s, linear t)
       t2in6_z = -t2in5_y */
    const double s2in6_x = c6 * s2in5_x - s6 * minus_s2in4_y;
    const double minus_s2in6_y = s6 * s2in5_x + c6 * minus_s2in4_y;
    const double t2in6_x = c6 * t2in5_x + s6 * t2in5_z;
    const double t2in6_y = c6 * t2in5_z - s6 * t2in5_x;
    const double t122 = U6_yx * t2in6_y - minus_U6_xx * t2in6_x + U6_zx * minus_t2in5_y;
    const double t123 = minus_a5_y * minus_s2in6_y - a6_y * s2in5_y + t122;
    Y[1][51] = t123;
    const double t124 = U6_xy * t2in6_x - minus_U6_yy * t2in6_y + U6_zy * minus_t2in5_y;
    const double t125 = minus_a5_y * s2in6_x + a6_x * s2in5_y + t124;
    Y[1][52] = t125;
    const double t126 = U6_zx * s2in6_x + U6_zy * minus_s2in6_y + D6_z * s2in5_y;
    const double t127 = P6_yz * s2in6_x;
    const double t128 = P6_xy * s2in5_y + (t127 + alpha6_y * minus_s2in6_y);
    Y[1][57] = U6_yx * s2in6_x - D6_y * minus_s2in6_y - t33 * s2in5_y;
    Y[1][58] = D6_x * s2in6_x + U6_xy * minus_s2in6_y - U6_xz * s2in5_y;
    const double t129 = t127 + P6_xz * minus_s2in6_y - alpha6_z * s2in5_y;
    Y[1][59] = t129;
    const double t130 = t99 - t98 + t128;
    Y[1][54] = t130;
    Y[1][60] = t91 + 0.088 * t123 + 0.007743999999999999 * (t129 - t128);
    Y[1][55] = -t126;
    Y[1][56] = -t128;
    Y[1][63] = -(0.088 * t126 + t125);

    /* screw of joint 3 seen from link 6 (angular s, linear t)
       s3in6_z = -s3in5_y, t3in6_z = -t3in5_y */
    const double s3in6_x = c6 * s3in5_x + s6 * c4;
    const double s3in6_y = c6 * c4 - s6 * s3in5_x;
    const double minus_t3in6_x = c6 * minus_t3in5_x;
    const double t3in6_y = s6 * minus_t3in5_x;
    const double t131 = minus_U6_xx * minus_t3in6_x + U6_yx * t3in6_y;
    const double t132 = a6_y * minus_s3in5_y - minus_a5_y * s3in6_y;
    const double t133 = t132 + (t131 + U6_zx * minus_t3in5_y);
    Y[2][51] = t133;
    const double t134 = U6_xy * minus_t3in6_x + minus_U6_yy * t3in6_y;
    const double t135 = minus_a5_y * s3in6_x - a6_x * minus_s3in5_y;
    const double t136 = t135 + (U6_zy * minus_t3in5_y - t134);
    Y[2][52] = t136;
    const double t137 = U6_zy * s3in6_y - U6_zx * s3in6_x + D6_z * minus_s3in5_y;
    Y[2][55] = t137;
    const double t138 = P6_yz * s3in6_x;
    const double t139 = alpha6_y * s3in6_y - t138 + P6_xy * minus_s3in5_y;
    Y[2][56] = t139;
    Y[2][57] = U6_yx * s3in6_x + D6_y * s3in6_y + t33 * minus_s3in5_y;
    Y[2][58] = D6_x * s3in6_x - U6_xy * s3in6_y + U6_xz * minus_s3in5_y;
    const double t140 = t138 - P6_xz * s3in6_y + alpha6_z * minus_s3in5_y;
    Y[2][59] = t140;
    const double t141 = t108 + t107 - t139;
    Y[2][54] = t141;
    Y[2][63] = 0.088 * t137 - t136;
    Y[2][60] = t101 + 0.088 * t133 + 0.007743999999999999 * (t139 + t140);

    /* screw of joint 4 seen from link 6 (angular s, linear t)
       s4in6_z = c5, t4in6_z = -t4in5_y */
    const double minus_s4in6_x = c6 * s5;
    const double s4in6_y = s6 * s5;
    const double minus_t4in6_x = c6 * minus_t4in5_x + 0.0825 * s6;
    const double t4in6_y = s6 * minus_t4in5_x - 0.0825 * c6;
    const double t142 = minus_U6_xx * minus_t4in6_x + U6_yx * t4in6_y - U6_zx * t4in5_y;
    const double t143 = a6_y * c5 - minus_a5_y * s4in6_y + t142;
    Y[3][51] = t143;
    const double t144 = U6_xy * minus_t4in6_x + minus_U6_yy * t4in6_y + U6_zy * t4in5_y;
    const double t145 = minus_a5_y * minus_s4in6_x + a6_x * c5 + t144;
    const double t146 = U6_zy * s4in6_y + U6_zx * minus_s4in6_x + D6_z * c5;
    Y[3][55] = t146;
    const double t147 = P6_yz * minus_s4in6_x;
    const double t148 = t147 + alpha6_y * s4in6_y + P6_xy * c5;
    Y[3][56] = t148;
    Y[3][57] = D6_y * s4in6_y - U6_yx * minus_s4in6_x + t33 * c5;
    Y[3][58] = U6_xz * c5 - (U6_xy * s4in6_y + D6_x * minus_s4in6_x);
    const double t149 = alpha6_z * c5 - (t147 + P6_xz * s4in6_y);
    Y[3][59] = t149;
    const double t150 = t26 - t27 - t148;
    Y[3][54] = t150;
    Y[3][63] = t145 + 0.088 * t146;
    Y[3][60] = 0.088 * t143 - t109 + 0.007743999999999999 * (t148 + t149);
    Y[3][52] = -t145;

    /* screw of joint 1 seen from link 7 (angular s, linear t) */
    const double s1in7_x = c7 * s1in6_x - s7 * s1in5_y;
    const double minus_s1in7_y = c7 * s1in5_y + s7 * s1in6_x;
    const double minus_t1in7_z = t1in6_y - 0.088 * s1in5_y;
    const double t151 = minus_t1in5_y - 0.088 * s1in6_y;
    const double t1in7_x = c7 * t1in6_x + s7 * t151;
    const double t1in7_y = c7 * t151 - s7 * t1in6_x;
    const double t152 = U7_yx * t1in7_y - minus_U7_xx * t1in7_x - U7_zx * minus_t1in7_z;
    Y[0][61] = t152 - (minus_a7_z * minus_s1in7_y + a7_y * s1in6_y);
    const double t153 = U7_xy * t1in7_x - minus_U7_yy * t1in7_y - U7_zy * minus_t1in7_z;
    Y[0][62] = t153 - (minus_a7_z * s1in7_x - a7_x * s1in6_y);
    const double t154 = P7_yz * s1in7_x;
    const double t155 = alpha7_y * minus_s1in7_y + t154 + P7_xy * s1in6_y;
    Y[0][67] = U7_yx * s1in7_x - D7_y * minus_s1in7_y - t39 * s1in6_y;
    Y[0][68] = D7_x * s1in7_x + U7_xy * minus_s1in7_y - U7_xz * s1in6_y;
    Y[0][69] = t154 + P7_xz * minus_s1in7_y - alpha7_z * s1in6_y;
    Y[0][64] = t121 + t120 + t155;
    Y[0][65] = -(U7_zx * s1in7_x + U7_zy * minus_s1in7_y + D7_z * s1in6_y);
    Y[0][66] = -t155;

    /* screw of joint 2 seen from link 7 (angular s, linear t)
       s2in7_z = -s2in6_y */
    const double s2in7_x = c7 * s2in6_x - s7 * s2in5_y;
    const double minus_s2in7_y = c7 * s2in5_y + s7 * s2in6_x;
    const double minus_t2in7_z = t2in6_y - 0.088 * s2in5_y;
    const double t156 = minus_t2in5_y + 0.088 * minus_s2in6_y;
    const double t2in7_x = c7 * t2in6_x + s7 * t156;
    const double t2in7_y = c7 * t156 - s7 * t2in6_x;
    const double t157 = U7_yx * t2in7_y - minus_U7_xx * t2in7_x - U7_zx * minus_t2in7_z;
    Y[1][61] = a7_y * minus_s2in6_y - minus_a7_z * minus_s2in7_y + t157;
    const double t158 = U7_xy * t2in7_x - minus_U7_yy * t2in7_y - U7_zy * minus_t2in7_z;
    Y[1][62] = t158 - (minus_a7_z * s2in7_x + a7_x * minus_s2in6_y);
    Y[1][65] = D7_z * minus_s2in6_y - (U7_zx * s2in7_x + U7_zy * minus_s2in7_y);
    const double t159 = P7_yz * s2in7_x;
    const double t160 = P7_xy * minus_s2in6_y - (alpha7_y * minus_s2in7_y + t159);
    Y[1][66] = t160;
    Y[1][67] = U7_yx * s2in7_x - D7_y * minus_s2in7_y + t39 * minus_s2in6_y;
    Y[1][68] = D7_x * s2in7_x + U7_xy * minus_s2in7_y + U7_xz * minus_s2in6_y;
    Y[1][69] = t159 + P7_xz * minus_s2in7_y + alpha7_z * minus_s2in6_y;
    Y[1][64] = t130 + t129 - t160;

    /* screw of joint 3 seen from link 7 (angular s, linear t) */
    const double s3in7_x = c7 * s3in6_x + s7 * minus_s3in5_y;
    const double s3in7_y = c7 * minus_s3in5_y - s7 * s3in6_x;
    const double minus_t3in7_z = t3in6_y + 0.088 * minus_s3in5_y;
    const double t161 = minus_t3in5_y - 0.088 * s3in6_y;
    const double t3in7_x = s7 * t161 - c7 * minus_t3in6_x;
    const double t3in7_y = s7 * minus_t3in6_x + c7 * t161;
    const double t162 = U7_yx * t3in7_y - minus_U7_xx * t3in7_x - U7_zx * minus_t3in7_z;
    Y[2][61] = minus_a7_z * s3in7_y - a7_y * s3in6_y + t162;
    const double t163 = U7_xy * t3in7_x - minus_U7_yy * t3in7_y - U7_zy * minus_t3in7_z;
    Y[2][62] = t163 - (minus_a7_z * s3in7_x - a7_x * s3in6_y);
    Y[2][65] = U7_zy * s3in7_y - U7_zx * s3in7_x - D7_z * s3in6_y;
    const double t164 = P7_yz * s3in7_x;
    const double t165 = alpha7_y * s3in7_y - t164 - P7_xy * s3in6_y;
    Y[2][66] = t165;
    Y[2][67] = U7_yx * s3in7_x + D7_y * s3in7_y - t39 * s3in6_y;
    Y[2][68] = D7_x * s3in7_x - U7_xy * s3in7_y - U7_xz * s3in6_y;
    Y[2][69] = t164 - P7_xz * s3in7_y - alpha7_z * s3in6_y;
    Y[2][64] = t141 + t140 - t165;

    /* screw of joint 4 seen from link 7 (angular s, linear t)
       s4in7_z = -s4in6_y */
    const double s4in7_x = s7 * c5 - c7 * minus_s4in6_x;
    const double s4in7_y = s7 * minus_s4in6_x + c7 * c5;
    const double minus_t4in7_z = t4in6_y + 0.088 * c5;
    const double t166 = t4in5_y + 0.088 * s4in6_y;
    const double minus_t4in7_x = c7 * minus_t4in6_x + s7 * t166;
    const double t4in7_y = s7 * minus_t4in6_x - c7 * t166;
    const double t167 = minus_U7_xx * minus_t4in7_x + U7_yx * t4in7_y;
    const double t168 = minus_a7_z * s4in7_y - a7_y * s4in6_y;
    Y[3][61] = t168 + (t167 - U7_zx * minus_t4in7_z);
    const double t169 = U7_xy * minus_t4in7_x + minus_U7_yy * t4in7_y;
    const double t170 = a7_x * s4in6_y - minus_a7_z * s4in7_x;
    Y[3][62] = t170 - (t169 + U7_zy * minus_t4in7_z);
    Y[3][65] = U7_zy * s4in7_y - U7_zx * s4in7_x - D7_z * s4in6_y;
    const double t171 = P7_yz * s4in7_x;
    const double t172 = alpha7_y * s4in7_y - t171 - P7_xy * s4in6_y;
    Y[3][66] = t172;
    Y[3][67] = U7_yx * s4in7_x + D7_y * s4in7_y - t39 * s4in6_y;
    Y[3][68] = D7_x * s4in7_x - U7_xy * s4in7_y - U7_xz * s4in6_y;
    Y[3][69] = t171 - P7_xz * s4in7_y - alpha7_z * s4in6_y;
    Y[3][64] = t150 + t149 - t172;

    /* screw of joint 5 seen from link 7 (angular s, linear t)
       s5in7_z = -c6 */
    const double s5in7_x = c7 * s6;
    const double minus_s5in7_y = s7 * s6;
    const double t173 = 0.088 * c6;
    const double minus_t5in7_x = s7 * t173;
    const double minus_t5in7_y = c7 * t173;
    const double t174 = P7_yz * s5in7_x;
    const double t175 = t174 + alpha7_y * minus_s5in7_y + P7_xy * c6;
    Y[4][65] = -(U7_zx * s5in7_x + U7_zy * minus_s5in7_y + D7_z * c6);
    Y[4][66] = -t175;

    /* results */
    const double t176 = minus_U7_xx * minus_t5in7_x - U7_yx * minus_t5in7_y;
    Y[4][61] = t176 - (minus_a7_z * minus_s5in7_y + a7_y * c6);
    const double t177 = minus_U7_yy * minus_t5in7_y - U7_xy * minus_t5in7_x;
    Y[4][62] = a7_x * c6 - minus_a7_z * s5in7_x + t177;
    Y[4][67] = U7_yx * s5in7_x - D7_y * minus_s5in7_y - t39 * c6;
    Y[4][68] = D7_x * s5in7_x + U7_xy * minus_s5in7_y - U7_xz * c6;
    Y[4][69] = t174 + P7_xz * minus_s5in7_y - alpha7_z * c6;
    Y[4][64] = t37 + t36 + t175;
    Y[0][9] = qdd[0];
    Y[1][19] = qdd[1];
    Y[0][0] = 0.0;
    Y[0][1] = 0.0;
    Y[0][2] = 0.0;
    Y[0][3] = 0.0;
    Y[0][4] = 0.0;
    Y[0][5] = 0.0;
    Y[0][6] = 0.0;
    Y[0][7] = 0.0;
    Y[0][8] = 0.0;
    Y[0][10] = 0.0;
    Y[0][11] = 0.0;
    Y[0][12] = 0.0;
    Y[0][13] = 0.0;
    Y[0][19] = 0.0;
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
    Y[2][0] = 0.0;
    Y[2][1] = 0.0;
    Y[2][2] = 0.0;
    Y[2][3] = 0.0;
    Y[2][4] = 0.0;
    Y[2][5] = 0.0;
    Y[2][6] = 0.0;
    Y[2][7] = 0.0;
    Y[2][8] = 0.0;
    Y[2][9] = 0.0;
    Y[2][10] = 0.0;
    Y[2][11] = 0.0;
    Y[2][12] = 0.0;
    Y[2][13] = 0.0;
    Y[2][14] = 0.0;
    Y[2][15] = 0.0;
    Y[2][16] = 0.0;
    Y[2][17] = 0.0;
    Y[2][18] = 0.0;
    Y[2][19] = 0.0;
    Y[2][20] = 0.0;
    Y[2][23] = 0.0;
    Y[3][0] = 0.0;
    Y[3][1] = 0.0;
    Y[3][2] = 0.0;
    Y[3][3] = 0.0;
    Y[3][4] = 0.0;
    Y[3][5] = 0.0;
    Y[3][6] = 0.0;
    Y[3][7] = 0.0;
    Y[3][8] = 0.0;
    Y[3][9] = 0.0;
    Y[3][10] = 0.0;
    Y[3][11] = 0.0;
    Y[3][12] = 0.0;
    Y[3][13] = 0.0;
    Y[3][14] = 0.0;
    Y[3][15] = 0.0;
    Y[3][16] = 0.0;
    Y[3][17] = 0.0;
    Y[3][18] = 0.0;
    Y[3][19] = 0.0;
    Y[3][20] = 0.0;
    Y[3][21] = 0.0;
    Y[3][22] = 0.0;
    Y[3][23] = 0.0;
    Y[3][24] = 0.0;
    Y[3][25] = 0.0;
    Y[3][26] = 0.0;
    Y[3][27] = 0.0;
    Y[3][28] = 0.0;
    Y[3][29] = 0.0;
    Y[3][30] = 0.0;
    Y[3][33] = 0.0;
    Y[4][0] = 0.0;
    Y[4][1] = 0.0;
    Y[4][2] = 0.0;
    Y[4][3] = 0.0;
    Y[4][4] = 0.0;
    Y[4][5] = 0.0;
    Y[4][6] = 0.0;
    Y[4][7] = 0.0;
    Y[4][8] = 0.0;
    Y[4][9] = 0.0;
    Y[4][10] = 0.0;
    Y[4][11] = 0.0;
    Y[4][12] = 0.0;
    Y[4][13] = 0.0;
    Y[4][14] = 0.0;
    Y[4][15] = 0.0;
    Y[4][16] = 0.0;
    Y[4][17] = 0.0;
    Y[4][18] = 0.0;
    Y[4][19] = 0.0;
    Y[4][20] = 0.0;
    Y[4][21] = 0.0;
    Y[4][22] = 0.0;
    Y[4][23] = 0.0;
    Y[4][24] = 0.0;
    Y[4][25] = 0.0;
    Y[4][26] = 0.0;
    Y[4][27] = 0.0;
    Y[4][28] = 0.0;
    Y[4][29] = 0.0;
    Y[4][30] = 0.0;
    Y[4][31] = 0.0;
    Y[4][32] = 0.0;
    Y[4][33] = 0.0;
    Y[4][34] = 0.0;
    Y[4][35] = 0.0;
    Y[4][36] = 0.0;
    Y[4][37] = 0.0;
    Y[4][38] = 0.0;
    Y[4][39] = 0.0;
    Y[4][40] = 0.0;
    Y[4][43] = 0.0;
    Y[4][50] = 0.0;
    Y[5][0] = 0.0;
    Y[5][1] = 0.0;
    Y[5][2] = 0.0;
    Y[5][3] = 0.0;
    Y[5][4] = 0.0;
    Y[5][5] = 0.0;
    Y[5][6] = 0.0;
    Y[5][7] = 0.0;
    Y[5][8] = 0.0;
    Y[5][9] = 0.0;
    Y[5][10] = 0.0;
    Y[5][11] = 0.0;
    Y[5][12] = 0.0;
    Y[5][13] = 0.0;
    Y[5][14] = 0.0;
    Y[5][15] = 0.0;
    Y[5][16] = 0.0;
    Y[5][17] = 0.0;
    Y[5][18] = 0.0;
    Y[5][19] = 0.0;
    Y[5][20] = 0.0;
    Y[5][21] = 0.0;
    Y[5][22] = 0.0;
    Y[5][23] = 0.0;
    Y[5][24] = 0.0;
    Y[5][25] = 0.0;
    Y[5][26] = 0.0;
    Y[5][27] = 0.0;
    Y[5][28] = 0.0;
    Y[5][29] = 0.0;
    Y[5][30] = 0.0;
    Y[5][31] = 0.0;
    Y[5][32] = 0.0;
    Y[5][33] = 0.0;
    Y[5][34] = 0.0;
    Y[5][35] = 0.0;
    Y[5][36] = 0.0;
    Y[5][37] = 0.0;
    Y[5][38] = 0.0;
    Y[5][39] = 0.0;
    Y[5][40] = 0.0;
    Y[5][41] = 0.0;
    Y[5][42] = 0.0;
    Y[5][43] = 0.0;
    Y[5][44] = 0.0;
    Y[5][45] = 0.0;
    Y[5][46] = 0.0;
    Y[5][47] = 0.0;
    Y[5][48] = 0.0;
    Y[5][49] = 0.0;
    Y[5][50] = 0.0;
    Y[5][53] = 0.0;
    Y[6][0] = 0.0;
    Y[6][1] = 0.0;
    Y[6][2] = 0.0;
    Y[6][3] = 0.0;
    Y[6][4] = 0.0;
    Y[6][5] = 0.0;
    Y[6][6] = 0.0;
    Y[6][7] = 0.0;
    Y[6][8] = 0.0;
    Y[6][9] = 0.0;
    Y[6][10] = 0.0;
    Y[6][11] = 0.0;
    Y[6][12] = 0.0;
    Y[6][13] = 0.0;
    Y[6][14] = 0.0;
    Y[6][15] = 0.0;
    Y[6][16] = 0.0;
    Y[6][17] = 0.0;
    Y[6][18] = 0.0;
    Y[6][19] = 0.0;
    Y[6][20] = 0.0;
    Y[6][21] = 0.0;
    Y[6][22] = 0.0;
    Y[6][23] = 0.0;
    Y[6][24] = 0.0;
    Y[6][25] = 0.0;
    Y[6][26] = 0.0;
    Y[6][27] = 0.0;
    Y[6][28] = 0.0;
    Y[6][29] = 0.0;
    Y[6][30] = 0.0;
    Y[6][31] = 0.0;
    Y[6][32] = 0.0;
    Y[6][33] = 0.0;
    Y[6][34] = 0.0;
    Y[6][35] = 0.0;
    Y[6][36] = 0.0;
    Y[6][37] = 0.0;
    Y[6][38] = 0.0;
    Y[6][39] = 0.0;
    Y[6][40] = 0.0;
    Y[6][41] = 0.0;
    Y[6][42] = 0.0;
    Y[6][43] = 0.0;
    Y[6][44] = 0.0;
    Y[6][45] = 0.0;
    Y[6][46] = 0.0;
    Y[6][47] = 0.0;
    Y[6][48] = 0.0;
    Y[6][49] = 0.0;
    Y[6][50] = 0.0;
    Y[6][51] = 0.0;
    Y[6][52] = 0.0;
    Y[6][53] = 0.0;
    Y[6][54] = 0.0;
    Y[6][55] = 0.0;
    Y[6][56] = 0.0;
    Y[6][57] = 0.0;
    Y[6][58] = 0.0;
    Y[6][59] = 0.0;
    Y[6][60] = 0.0;
    Y[6][63] = 0.0;
}

#if defined(__GNUC__) && !defined(__clang__) && !defined(SYMDYN_NO_PRAGMA)
#pragma GCC pop_options
#endif
