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
 *   inverse_dynamics              413 mul, 354 add, 12 sin/cos  (by newton-euler-classical)
 *   mass_matrix                   189 mul, 186 add, 12 sin/cos  (by carried-body)
 *   coriolis_matrix               644 mul, 549 add, 12 sin/cos  (by carried-body)
 *   gravity                       120 mul, 81 add, 12 sin/cos  (by newton-euler-classical)
 *   bias                          405 mul, 339 add, 12 sin/cos  (by newton-euler-classical)
 *   forward_dynamics              737 mul, 638 add, 21 div, 12 sin/cos  (by ldlt)
 *   forward_kinematics            80 mul, 44 add, 14 sin/cos  (by product-of-exponentials)
 *   jacobian                      94 mul, 45 add, 12 sin/cos  (by product-of-exponentials)
 *   inverse_dynamics_derivatives  1277 mul, 1108 add, 12 sin/cos  (by analytic)
 *   regressor                     736 mul, 591 add, 12 sin/cos  (by screws)
 */
#include "panda.h"

#include <math.h>

/*
 * Sine and cosine at once, inlined, without branches and tables: absolute error below 2.3e-16
 * for |x| < 100000; beyond, and for NaN and infinities, those of <math.h>.
 * -DSYMDYN_LIBM takes those for all angles, as do compilers told to rearrange sums (-ffast-math)
 * or to keep more digits than a double has.
 */
#if defined(__GNUC__)
#define SYMDYN_INLINE static inline __attribute__((always_inline))
#elif defined(_MSC_VER)
#define SYMDYN_INLINE static __forceinline
#else
#define SYMDYN_INLINE static inline
#endif
#if !defined(SYMDYN_LIBM)
#if defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || defined(_M_FP_FAST)
#define SYMDYN_LIBM
#elif defined(__FLT_EVAL_METHOD__) && (__FLT_EVAL_METHOD__ == 2 || __FLT_EVAL_METHOD__ < 0)
#define SYMDYN_LIBM
#endif
#endif

#ifndef SYMDYN_LIBM
/* The angle within quarter turns of zero, minimax polynomials there, and as many turns back. */
SYMDYN_INLINE void symdyn_sincos_near(double angle, double *s, double *c)
{
    const double x = angle;
    const double whole = 6755399441055744.0; /* 1.5 * 2^52: to add and subtract it rounds */
    const double k = (x * 0.6366197723675814 + whole) - whole;
    const double r = (x - k * 1.5707963267923333) - k * 2.563344151594519e-12;
    const double z = r * r;
    /* k modulo 4 in -2 ... 2; the cosine and the sine of so many quarter turns */
    const double turns = k - 4.0 * ((0.25 * k + whole) - whole);
    const double even = 1.0 - fabs(turns);
    const double odd = turns - turns * fabs(even);
    double sine = 1.5888552675034605e-10;
    double cosine = -1.13596480422716e-11;
    sine = -2.5050599649667235e-08 + z * sine;
    cosine = 2.0875723278132235e-09 + z * cosine;
    sine = 2.7557312540860617e-06 + z * sine;
    cosine = -2.7557314352372173e-07 + z * cosine;
    sine = -0.00019841269825922125 + z * sine;
    cosine = 2.480158728948234e-05 + z * cosine;
    sine = 0.008333333333316465 + z * sine;
    cosine = -0.0013888888888874125 + z * cosine;
    sine = -0.166666666666666 + z * sine;
    cosine = 0.0416666666666666 + z * cosine;
    sine = r + r * z * sine;
    cosine = 1.0 + z * (-0.5 + z * cosine);
    *s = even * sine + odd * cosine;
    *c = even * cosine - odd * sine;
}
#endif

SYMDYN_INLINE void symdyn_sincos(double x, double *s, double *c)
{
#ifndef SYMDYN_LIBM
    if (fabs(x) < 100000.0) {
        symdyn_sincos_near(x, s, c);
        return;
    }
#endif
    *s = sin(x);
    *c = cos(x);
}

#if defined(__GNUC__) && !defined(__clang__)
/* gcc would collect results in vectors to store them together, which costs more than it saves. */
#pragma GCC push_options
#pragma GCC optimize("no-tree-slp-vectorize")
#endif

/* Joint forces for given accelerations: tau = M qdd + C qd + phi. */
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
    symdyn_sincos(q[6], &s7, &c7);

    /* link 1: moment n = I alpha + w x K + mc x a */
    const double n1_z = 0.009213163777211224 * qdd[0];

    /* link 2: angular velocity w */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];

    /* link 2: angular acceleration alpha */
    const double t1 = minus_w2_y * qd[1];
    const double minus_alpha2_x = s2 * qdd[0] + t1;
    const double alpha2_y = minus_w2_x * qd[1] - c2 * qdd[0];

    /* link 2: U = [alpha] + [w][w] */
    const double U2_xy = minus_w2_x * minus_w2_y - qdd[1];
    const double minus_U2_yy = minus_w2_x * minus_w2_x + qd[1] * qd[1];
    const double minus_U2_zy = t1 + minus_alpha2_x;

    /* link 2: acceleration a of its origin, gravity included */
    const double minus_a2_x = 9.81 * s2;
    const double minus_a2_y = 9.81 * c2;

    /* link 2: angular momentum K = I w about its origin */
    const double t2 = 0.00398335888393552 * minus_w2_y;
    const double t3 = 0.00850351162402155 * minus_w2_x;
    const double K2_x = t2 - t3 + 0.01026110182100817 * qd[1];
    const double t4 = 0.028124284712194955 * minus_w2_y;
    const double t5 = 0.00398335888393552 * minus_w2_x;
    const double K2_y = t5 - t4 + 0.0007689361029464 * qd[1];
    const double t6 = 0.01026110182100817 * minus_w2_x;
    const double t7 = 0.0007689361029464 * minus_w2_y;
    const double K2_z = 0.026534991901690206 * qd[1] - (t6 + t7);

    /* link 2: moment n = I alpha + w x K + mc x a */
    const double t8 = 0.00850351162402155 * minus_alpha2_x;
    const double t9 = 0.00398335888393552 * alpha2_y;
    const double t10 = 0.00398335888393552 * minus_alpha2_x;
    const double t11 = 0.028124284712194955 * alpha2_y;
    const double t12 = 0.01026110182100817 * minus_alpha2_x;
    const double t13 = 0.0007689361029464 * alpha2_y;
    const double t14 = 0.01026110182100817 * qdd[1] - (t8 + t9);
    const double t15 = minus_w2_y * K2_z + qd[1] * K2_y;
    const double t16 = t10 + t11 + 0.0007689361029464 * qdd[1];
    const double t17 = qd[1] * K2_x + minus_w2_x * K2_z;
    const double t18 = t13 - t12 + 0.026534991901690206 * qdd[1];
    const double t19 = minus_w2_y * K2_x - minus_w2_x * K2_y;
    const double n2_x = t14 - t15 + 0.0221804724897 * c2;
    const double n2_y = t16 + t17 - 0.0221804724897 * s2;
    const double n2_z = t18 + t19 + (0.01993386669246 * c2 - 0.18226700140319999 * s2);

    /* link 3: angular velocity w */
    const double w3_x = s3 * qd[1] - c3 * minus_w2_x;
    const double w3_y = s3 * minus_w2_x + c3 * qd[1];
    const double w3_z = minus_w2_y + qd[2];

    /* link 3: angular acceleration alpha */
    const double alpha3_x = s3 * qdd[1] - c3 * minus_alpha2_x + w3_y * qd[2];
    const double alpha3_y = s3 * minus_alpha2_x + c3 * qdd[1] - w3_x * qd[2];
    const double alpha3_z = qdd[2] - alpha2_y;

    /* link 3: U = [alpha] + [w][w] */
    const double t20 = w3_z * w3_z;
    const double t21 = w3_x * w3_y;
    const double t22 = w3_x * w3_z;
    const double minus_U3_xx = w3_y * w3_y + t20;
    const double U3_xy = t21 - alpha3_z;
    const double U3_xz = t22 + alpha3_y;
    const double U3_yx = t21 + alpha3_z;
    const double minus_U3_yy = w3_x * w3_x + t20;
    const double U3_yz = w3_y * w3_z - alpha3_x;
    const double U3_zx = t22 - alpha3_y;

    /* link 3: acceleration a of its origin, gravity included */
    const double t23 = 0.316 * minus_U2_zy;
    const double t24 = minus_a2_x + 0.316 * U2_xy;
    const double a3_x = s3 * t23 - c3 * t24;
    const double a3_y = s3 * t24 + c3 * t23;
    const double a3_z = minus_a2_y - 0.316 * minus_U2_yy;

    /* link 3: force f = m a + U mc */
    const double t25 = 0.126729164208 * U3_xy - 0.088844724872 * minus_U3_xx;
    const double t26 = 0.214708623208 * U3_xz;
    const double t27 = 0.088844724872 * U3_yx - 0.126729164208 * minus_U3_yy;
    const double t28 = 0.214708623208 * U3_yz;
    const double f3_x = 3.228604 * a3_x + (t25 - t26);
    const double f3_y = 3.228604 * a3_y + (t27 - t28);

    /* link 3: angular momentum K = I w about its origin */
    const double t29 = 0.05649492601407083 * w3_x - 0.008248333140675744 * w3_y;
    const double t30 = 0.005487648106562255 * w3_z;
    const double K3_x = t29 - t30;
    const double t31 = 0.05287838199960611 * w3_y - 0.008248333140675744 * w3_x;
    const double t32 = 0.0043772571218395825 * w3_z;
    const double K3_y = t31 - t32;
    const double t33 = 0.005487648106562255 * w3_x + 0.0043772571218395825 * w3_y;
    const double t34 = 0.01824920229252011 * w3_z;
    const double K3_z = t34 - t33;

    /* link 3: moment n = I alpha + w x K + mc x a */
    const double t35 = 0.05649492601407083 * alpha3_x - 0.008248333140675744 * alpha3_y;
    const double t36 = 0.005487648106562255 * alpha3_z;
    const double t37 = 0.05287838199960611 * alpha3_y - 0.008248333140675744 * alpha3_x;
    const double t38 = 0.0043772571218395825 * alpha3_z;
    const double t39 = 0.0043772571218395825 * alpha3_y;
    const double t40 = 0.005487648106562255 * alpha3_x;
    const double t41 = 0.01824920229252011 * alpha3_z - (t40 + t39);
    const double t42 = w3_x * K3_y - w3_y * K3_x;
    const double t43 = 0.126729164208 * a3_z + 0.214708623208 * a3_y;
    const double t44 = t35 - t36 + (w3_y * K3_z - w3_z * K3_y);
    const double n3_x = t44 + t43;
    const double t45 = 0.214708623208 * a3_x + 0.088844724872 * a3_z;
    const double t46 = t37 - t38 + (w3_z * K3_x - w3_x * K3_z);
    const double n3_y = t46 - t45;
    const double n3_z = t41 + t42 + (0.088844724872 * a3_y - 0.126729164208 * a3_x);

    /* link 4: angular velocity w */
    const double w4_x = c4 * w3_x + s4 * w3_z;
    const double w4_y = c4 * w3_z - s4 * w3_x;
    const double w4_z = qd[3] - w3_y;

    /* link 4: angular acceleration alpha */
    const double alpha4_x = c4 * alpha3_x + s4 * alpha3_z + w4_y * qd[3];
    const double alpha4_y = c4 * alpha3_z - s4 * alpha3_x - w4_x * qd[3];
    const double alpha4_z = qdd[3] - alpha3_y;

    /* link 4: U = [alpha] + [w][w] */
    const double t47 = w4_x * w4_x;
    const double t48 = w4_y * w4_y;
    const double t49 = w4_z * w4_z;
    const double t50 = w4_x * w4_y;
    const double t51 = w4_x * w4_z;
    const double t52 = w4_y * w4_z;
    const double minus_U4_xx = t48 + t49;
    const double U4_xy = t50 - alpha4_z;
    const double U4_xz = t51 + alpha4_y;
    const double U4_yx = t50 + alpha4_z;
    const double minus_U4_yy = t47 + t49;
    const double U4_yz = t52 - alpha4_x;
    const double U4_zx = t51 - alpha4_y;
    const double U4_zy = t52 + alpha4_x;
    const double minus_U4_zz = t47 + t48;

    /* link 4: acceleration a of its origin, gravity included */
    const double t53 = a3_x - 0.0825 * minus_U3_xx;
    const double minus_a4_z = a3_y + 0.0825 * U3_yx;
    const double t54 = a3_z + 0.0825 * U3_zx;
    const double a4_x = c4 * t53 + s4 * t54;
    const double a4_y = c4 * t54 - s4 * t53;

    /* link 4: force f = m a + U mc */
    const double t55 = 0.19076837715 * minus_U4_xx + 0.374644408005 * U4_xy;
    const double t56 = 0.09850206933 * U4_xz;
    const double t57 = 0.19076837715 * U4_yx + 0.374644408005 * minus_U4_yy;
    const double t58 = 0.09850206933 * U4_yz;
    const double t59 = 0.374644408005 * U4_zy - 0.19076837715 * U4_zx;
    const double t60 = 0.09850206933 * minus_U4_zz;
    const double f4_x = 3.587895 * a4_x + (t55 + t56);
    const double f4_y = 3.587895 * a4_y + (t58 - t57);
    const double f4_z = t59 - t60 - 3.587895 * minus_a4_z;

    /* link 4: angular momentum K = I w about its origin */
    const double t61 = 0.06767727025085991 * w4_x + 0.02771584317362585 * w4_y;
    const double t62 = 0.0039053550262761003 * w4_z;
    const double K4_x = t61 + t62;
    const double t63 = 0.02771584317362585 * w4_x + 0.03239943042445132 * w4_y;
    const double t64 = 0.0016444875773692705 * w4_z;
    const double K4_y = t63 - t64;
    const double t65 = 0.0039053550262761003 * w4_x - 0.0016444875773692705 * w4_y;
    const double t66 = 0.0775861490525396 * w4_z;
    const double K4_z = t65 + t66;

    /* link 4: moment n = I alpha + w x K + mc x a */
    const double t67 = 0.06767727025085991 * alpha4_x + 0.02771584317362585 * alpha4_y;
    const double t68 = 0.0039053550262761003 * alpha4_z;
    const double t69 = 0.02771584317362585 * alpha4_x + 0.03239943042445132 * alpha4_y;
    const double t70 = 0.0016444875773692705 * alpha4_z;
    const double t71 = 0.0039053550262761003 * alpha4_x;
    const double t72 = 0.0016444875773692705 * alpha4_y;
    const double t73 = t71 - t72 + 0.0775861490525396 * alpha4_z;
    const double t74 = w4_x * K4_y - w4_y * K4_x;
    const double t75 = 0.374644408005 * minus_a4_z + 0.09850206933 * a4_y;
    const double t76 = t67 + t68 + (w4_y * K4_z - w4_z * K4_y);
    const double n4_x = t76 - t75;
    const double t77 = 0.09850206933 * a4_x - 0.19076837715 * minus_a4_z;
    const double t78 = t69 - t70 + (w4_z * K4_x - w4_x * K4_z);
    const double n4_y = t78 + t77;
    const double n4_z = t73 + t74 - (0.19076837715 * a4_y + 0.374644408005 * a4_x);

    /* link 5: angular velocity w */
    const double w5_x = c5 * w4_x - s5 * w4_z;
    const double minus_w5_y = s5 * w4_x + c5 * w4_z;
    const double w5_z = w4_y + qd[4];

    /* link 5: angular acceleration alpha */
    const double alpha5_x = c5 * alpha4_x - s5 * alpha4_z - minus_w5_y * qd[4];
    const double minus_alpha5_y = s5 * alpha4_x + c5 * alpha4_z + w5_x * qd[4];
    const double alpha5_z = alpha4_y + qdd[4];

    /* link 5: U = [alpha] + [w][w] */
    const double t79 = w5_x * w5_x;
    const double t80 = minus_w5_y * minus_w5_y;
    const double t81 = w5_z * w5_z;
    const double t82 = w5_x * minus_w5_y;
    const double t83 = w5_x * w5_z;
    const double t84 = minus_w5_y * w5_z;
    const double minus_U5_xx = t80 + t81;
    const double minus_U5_xy = t82 + alpha5_z;
    const double U5_xz = t83 - minus_alpha5_y;
    const double U5_yx = alpha5_z - t82;
    const double minus_U5_yy = t79 + t81;
    const double minus_U5_yz = t84 + alpha5_x;
    const double U5_zx = t83 + minus_alpha5_y;
    const double U5_zy = alpha5_x - t84;
    const double minus_U5_zz = t79 + t80;

    /* link 5: acceleration a of its origin, gravity included */
    const double t85 = a4_x + (0.0825 * minus_U4_xx + 0.384 * U4_xy);
    const double a5_z = a4_y - (0.0825 * U4_yx + 0.384 * minus_U4_yy);
    const double t86 = 0.384 * U4_zy - 0.0825 * U4_zx - minus_a4_z;
    const double a5_x = c5 * t85 - s5 * t86;
    const double minus_a5_y = s5 * t85 + c5 * t86;

    /* link 5: force f = m a + U mc */
    const double t87 = 0.014653732538 * minus_U5_xx - 0.05034347249 * minus_U5_xy;
    const double t88 = 0.047121686402 * U5_xz;
    const double t89 = 0.014653732538 * U5_yx + 0.05034347249 * minus_U5_yy;
    const double t90 = 0.047121686402 * minus_U5_yz;
    const double t91 = 0.05034347249 * U5_zy - 0.014653732538 * U5_zx;
    const double t92 = 0.047121686402 * minus_U5_zz;
    const double f5_x = 1.225946 * a5_x + (t87 - t88);
    const double f5_y = t90 - t89 - 1.225946 * minus_a5_y;
    const double f5_z = 1.225946 * a5_z + (t91 + t92);

    /* link 5: angular momentum K = I w about its origin */
    const double t93 = 0.03942757095803552 * w5_x + 0.0015152444733270301 * minus_w5_y;
    const double t94 = 0.004600245517563105 * w5_z;
    const double K5_x = t93 - t94;
    const double t95 = 0.0015152444733270301 * w5_x + 0.03146037232526039 * minus_w5_y;
    const double t96 = 0.0021640520520981297 * w5_z;
    const double K5_y = t96 - t95;
    const double t97 = 0.004600245517563105 * w5_x + 0.0021640520520981297 * minus_w5_y;
    const double t98 = 0.010869510762828563 * w5_z;
    const double K5_z = t98 - t97;

    /* link 5: moment n = I alpha + w x K + mc x a */
    const double t99 = 0.0015152444733270301 * minus_alpha5_y;
    const double t100 = 0.03942757095803552 * alpha5_x;
    const double t101 = 0.03146037232526039 * minus_alpha5_y;
    const double t102 = 0.0015152444733270301 * alpha5_x;
    const double t103 = 0.0021640520520981297 * minus_alpha5_y;
    const double t104 = 0.004600245517563105 * alpha5_x;
    const double t105 = t100 + t99 - 0.004600245517563105 * alpha5_z;
    const double t106 = minus_w5_y * K5_z + w5_z * K5_y;
    const double t107 = 0.0021640520520981297 * alpha5_z - (t102 + t101);
    const double t108 = w5_z * K5_x - w5_x * K5_z;
    const double t109 = 0.010869510762828563 * alpha5_z - (t104 + t103);
    const double t110 = w5_x * K5_y + minus_w5_y * K5_x;
    const double t111 = 0.05034347249 * a5_z - 0.047121686402 * minus_a5_y;
    const double t112 = t105 - t106;
    const double n5_x = t112 + t111;
    const double n5_y = t107 + t108 + (0.014653732538 * a5_z - 0.047121686402 * a5_x);
    const double t113 = 0.014653732538 * minus_a5_y - 0.05034347249 * a5_x;
    const double t114 = t109 + t110;
    const double n5_z = t114 + t113;

    /* link 6: angular velocity w */
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double w6_z = minus_w5_y + qd[5];

    /* link 6: angular acceleration alpha */
    const double alpha6_x = c6 * alpha5_x + s6 * alpha5_z + w6_y * qd[5];
    const double alpha6_y = c6 * alpha5_z - s6 * alpha5_x - w6_x * qd[5];
    const double alpha6_z = minus_alpha5_y + qdd[5];

    /* link 6: U = [alpha] + [w][w] */
    const double t115 = w6_x * w6_x;
    const double t116 = w6_y * w6_y;
    const double t117 = w6_z * w6_z;
    const double t118 = w6_x * w6_y;
    const double t119 = w6_x * w6_z;
    const double t120 = w6_y * w6_z;
    const double minus_U6_xx = t116 + t117;
    const double U6_xy = t118 - alpha6_z;
    const double U6_xz = t119 + alpha6_y;
    const double U6_yx = t118 + alpha6_z;
    const double minus_U6_yy = t115 + t117;
    const double U6_yz = t120 - alpha6_x;
    const double U6_zx = t119 - alpha6_y;
    const double U6_zy = t120 + alpha6_x;
    const double minus_U6_zz = t115 + t116;

    /* link 6: acceleration a of its origin, gravity included */
    const double a6_x = c6 * a5_x + s6 * a5_z;
    const double a6_y = c6 * a5_z - s6 * a5_x;

    /* link 6: force f = m a + U mc */
    const double t121 = 0.10024161669500001 * minus_U6_xx + 0.023526756935 * U6_xy;
    const double t122 = 0.017527158935000002 * U6_xz;
    const double t123 = 0.10024161669500001 * U6_yx + 0.023526756935 * minus_U6_yy;
    const double t124 = 0.017527158935000002 * U6_yz;
    const double t125 = 0.10024161669500001 * U6_zx - 0.023526756935 * U6_zy;
    const double t126 = 0.017527158935000002 * minus_U6_zz;
    const double f6_x = 1.666555 * a6_x - (t121 + t122);
    const double f6_y = 1.666555 * a6_y + (t123 - t124);
    const double f6_z = 1.666555 * minus_a5_y + (t125 + t126);

    /* link 6: angular momentum K = I w about its origin */
    const double t127 = 0.00248046035817079 * w6_x + 0.001524110902883315 * w6_y;
    const double t128 = 0.00010375891721868492 * w6_z;
    const double K6_x = t127 - t128;
    const double t129 = 0.001524110902883315 * w6_x + 0.010567766133106952 * w6_y;
    const double t130 = 9.3569097314605e-05 * w6_z;
    const double K6_y = t129 + t130;
    const double t131 = 9.3569097314605e-05 * w6_y - 0.00010375891721868492 * w6_x;
    const double t132 = 0.011794560230238952 * w6_z;
    const double K6_z = t131 + t132;

    /* link 6: moment n = I alpha + w x K + mc x a */
    const double t133 = 0.00248046035817079 * alpha6_x + 0.001524110902883315 * alpha6_y;
    const double t134 = 0.00010375891721868492 * alpha6_z;
    const double t135 = 0.001524110902883315 * alpha6_x;
    const double t136 = 0.010567766133106952 * alpha6_y;
    const double t137 = 0.00010375891721868492 * alpha6_x;
    const double t138 = 9.3569097314605e-05 * alpha6_y;
    const double t139 = t135 + t136 + 9.3569097314605e-05 * alpha6_z;
    const double t140 = w6_z * K6_x - w6_x * K6_z;
    const double t141 = t138 - t137 + 0.011794560230238952 * alpha6_z;
    const double t142 = w6_x * K6_y - w6_y * K6_x;
    const double t143 = 0.017527158935000002 * a6_y - 0.023526756935 * minus_a5_y;
    const double t144 = t133 - t134 + (w6_y * K6_z - w6_z * K6_y);
    const double n6_x = t144 + t143;
    const double t145 = 0.017527158935000002 * a6_x + 0.10024161669500001 * minus_a5_y;
    const double t146 = t139 + t140;
    const double n6_y = t146 - t145;
    const double t147 = 0.10024161669500001 * a6_y + 0.023526756935 * a6_x;
    const double t148 = t141 + t142;
    const double n6_z = t148 + t147;

    /* link 7: angular velocity w */
    const double w7_x = c7 * w6_x + s7 * w6_z;
    const double w7_y = c7 * w6_z - s7 * w6_x;
    const double w7_z = qd[6] - w6_y;

    /* link 7: angular acceleration alpha */
    const double alpha7_x = c7 * alpha6_x + s7 * alpha6_z + w7_y * qd[6];
    const double alpha7_y = c7 * alpha6_z - s7 * alpha6_x - w7_x * qd[6];
    const double alpha7_z = qdd[6] - alpha6_y;

    /* link 7: U = [alpha] + [w][w] */
    const double t149 = w7_x * w7_x;
    const double t150 = w7_y * w7_y;
    const double t151 = w7_z * w7_z;
    const double t152 = w7_x * w7_y;
    const double t153 = w7_x * w7_z;
    const double t154 = w7_y * w7_z;
    const double minus_U7_xx = t150 + t151;
    const double U7_xy = t152 - alpha7_z;
    const double U7_xz = t153 + alpha7_y;
    const double U7_yx = t152 + alpha7_z;
    const double minus_U7_yy = t149 + t151;
    const double U7_yz = t154 - alpha7_x;
    const double U7_zx = t153 - alpha7_y;
    const double U7_zy = t154 + alpha7_x;
    const double minus_U7_zz = t149 + t150;

    /* link 7: acceleration a of its origin, gravity included */
    const double t155 = a6_x - 0.088 * minus_U6_xx;
    const double minus_a7_z = a6_y + 0.088 * U6_yx;
    const double t156 = minus_a5_y + 0.088 * U6_zx;
    const double a7_x = c7 * t155 + s7 * t156;
    const double a7_y = c7 * t156 - s7 * t155;

    /* link 7: force f = m a + U mc */
    const double t157 = 0.007735484874 * minus_U7_xx + 0.0031274395439999996 * U7_xy;
    const double t158 = 0.045305948634 * U7_xz;
    const double t159 = 0.007735484874 * U7_yx + 0.0031274395439999996 * minus_U7_yy;
    const double t160 = 0.045305948634 * U7_yz;
    const double t161 = 0.007735484874 * U7_zx - 0.0031274395439999996 * U7_zy;
    const double t162 = 0.045305948634 * minus_U7_zz;
    const double f7_x = 0.735522 * a7_x + (t158 - t157);
    const double f7_y = 0.735522 * a7_y + (t159 + t160);

    /* link 7: angular momentum K = I w about its origin */
    const double t163 = 0.015320008390949585 * w7_x - 0.000395108718315752 * w7_y;
    const double t164 = 0.001672482661783778 * w7_z;
    const double K7_x = t163 - t164;
    const double t165 = 0.012899064612428355 * w7_y - 0.000395108718315752 * w7_x;
    const double t166 = 0.000548359106408232 * w7_z;
    const double K7_y = t165 - t166;
    const double t167 = 0.001672482661783778 * w7_x + 0.000548359106408232 * w7_y;
    const double t168 = 0.004909651967360946 * w7_z;
    const double K7_z = t168 - t167;

    /* link 7: moment n = I alpha + w x K + mc x a */
    const double t169 = 0.015320008390949585 * alpha7_x;
    const double t170 = 0.000395108718315752 * alpha7_y;
    const double t171 = 0.012899064612428355 * alpha7_y;
    const double t172 = 0.000395108718315752 * alpha7_x;
    const double t173 = 0.001672482661783778 * alpha7_x;
    const double t174 = 0.000548359106408232 * alpha7_y;
    const double t175 = t169 - t170 - 0.001672482661783778 * alpha7_z;
    const double t176 = w7_y * K7_z - w7_z * K7_y;
    const double t177 = t171 - t172 - 0.000548359106408232 * alpha7_z;
    const double t178 = w7_z * K7_x - w7_x * K7_z;
    const double t179 = 0.004909651967360946 * alpha7_z - (t173 + t174);
    const double t180 = w7_x * K7_y - w7_y * K7_x;
    const double t181 = 0.0031274395439999996 * minus_a7_z - 0.045305948634 * a7_y;
    const double t182 = t175 + t176;
    const double n7_x = t182 + t181;
    const double t183 = 0.045305948634 * a7_x + 0.007735484874 * minus_a7_z;
    const double t184 = t177 + t178;
    const double n7_y = t184 + t183;
    const double t185 = 0.007735484874 * a7_y + 0.0031274395439999996 * a7_x;
    const double t186 = t179 + t180;
    const double n7_z = t186 + t185;

    /* joint 6: force F and moment N through it, joint 7 added */
    const double t187 = 0.735522 * minus_a7_z - (t161 - t162);
    const double t188 = s7 * f7_x + c7 * f7_y;
    const double N6_x = n6_x + (c7 * n7_x - s7 * n7_y);
    const double N6_y = n6_y - (n7_z + 0.088 * t188);
    const double N6_z = n6_z + (s7 * n7_x + c7 * n7_y + 0.088 * t187);
    const double F6_x = f6_x + (c7 * f7_x - s7 * f7_y);
    const double F6_y = f6_y + t187;
    const double F6_z = f6_z + t188;

    /* joint 5: force F and moment N through it, joint 6 added */
    const double N5_x = n5_x + (c6 * N6_x - s6 * N6_y);
    const double N5_y = n5_y - N6_z;
    const double N5_z = n5_z + (s6 * N6_x + c6 * N6_y);
    const double F5_x = f5_x + (c6 * F6_x - s6 * F6_y);
    const double F5_y = f5_y - F6_z;
    const double F5_z = f5_z + (s6 * F6_x + c6 * F6_y);

    /* joint 4: force F and moment N through it, joint 5 added */
    const double t189 = c5 * F5_x - s5 * F5_y;
    const double t190 = s5 * F5_x + c5 * F5_y;
    const double N4_x = n4_x + (c5 * N5_x - s5 * N5_y - 0.384 * t190);
    const double N4_y = n4_y + (N5_z - 0.0825 * t190);
    const double N4_z = n4_z - (s5 * N5_x + c5 * N5_y + (0.0825 * F5_z + 0.384 * t189));
    const double F4_x = f4_x + t189;
    const double F4_y = f4_y + F5_z;

    /* joint 3: force F and moment N through it, joint 4 added */
    const double t191 = t190 - f4_z;
    const double N3_x = n3_x + (c4 * N4_x - s4 * N4_y);
    const double N3_y = n3_y - (N4_z + 0.0825 * (s4 * F4_x + c4 * F4_y));
    const double N3_z = n3_z + (s4 * N4_x + c4 * N4_y + 0.0825 * t191);
    const double F3_x = f3_x + (c4 * F4_x - s4 * F4_y);
    const double F3_y = f3_y + t191;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double N2_x = n2_x + (c3 * N3_x - s3 * N3_y - 0.316 * (s3 * F3_x + c3 * F3_y));
    const double N2_y = n2_y - N3_z;
    const double N2_z = n2_z + (s3 * N3_x + c3 * N3_y + 0.316 * (c3 * F3_x - s3 * F3_y));

    /* joint 1: force F and moment N through it, joint 2 added */
    const double N1_z = n1_z - (s2 * N2_x + c2 * N2_y);

    tau[0] = N1_z;
    tau[1] = N2_z;
    tau[2] = N3_z;
    tau[3] = N4_z;
    tau[4] = N5_z;
    tau[5] = N6_z;
    tau[6] = n7_z;
}

/* The mass matrix M(q). */
void panda_mass_matrix(const double q[7], double M[7][7])
{
    /* sines and cosines of the joint angles */
    double s2, c2, s3, c3, s4, c4, s5, c5, s6, c6, s7, c7;
    symdyn_sincos(q[1], &s2, &c2);
    symdyn_sincos(q[2], &s3, &c3);
    symdyn_sincos(q[3], &s4, &c4);
    symdyn_sincos(q[4], &s5, &c5);
    symdyn_sincos(q[5], &s6, &c6);
    symdyn_sincos(q[6], &s7, &c7);

    /* all beyond joint 7: moments of mass h and Q about it */
    const double h7_x = 0.007735484874 * c7 + 0.0031274395439999996 * s7;
    const double h7_y = 0.007735484874 * s7 - 0.0031274395439999996 * c7;
    const double t1 = 0.000790217436631504 * c7 - 0.00242094377852123 * s7;
    const double t2 = s7 * t1;
    const double Q7_xx = 0.0012443540944198604 - t2;
    const double Q7_yy = t2 + 0.0036652978729410906;
    const double Q7_xy = c7 * t1 - 0.000395108718315752;
    const double Q7_yz = 0.001672482661783778 * s7 + 0.000548359106408232 * c7;

    /* all beyond joint 6: moments of mass h and Q about it */
    const double t3 = h7_x + 0.064725936;
    const double t4 = 0.000548359106408232 * s7 - 0.001672482661783778 * c7;
    const double t5 = t3 + 0.10024161669500001;
    const double t6 = Q7_xx + 0.088 * (h7_x + t3) + 0.009940933002587556;
    const double t7 = t4 - 0.003986923479791999 - 0.001524110902883315;
    const double t8 = Q7_xy + 0.088 * h7_y + 0.00010375891721868492;
    const double t9 = Q7_yz + 9.3569097314605e-05;
    const double Q6_zz = Q7_yy + 0.0006268331305193942;
    const double h6_x = c6 * t5 + 0.068832705569 * s6;
    const double h6_y = s6 * t5 - 0.068832705569 * c6;
    const double t10 = s6 * (t6 - 0.013508337745659894) + c6 * (2.0 * t7);
    const double t11 = s6 * t10;
    const double Q6_xx = t6 - t11;
    const double Q6_yy = 0.013508337745659894 + t11;
    const double Q6_xy = c6 * t10 - t7;
    const double Q6_xz = c6 * t8 + s6 * t9;

    /* all beyond joint 5: moments of mass h and Q about it */
    const double t12 = c6 * t9 - s6 * t8;
    const double t13 = h6_x - 0.014653732538;
    const double t14 = 0.017527158935000002 - h7_y + 0.05034347249;
    const double h5_z = h6_y - 0.047121686402;
    const double t15 = Q6_xx + 0.0014511560650267152;
    const double t16 = 0.0015152444733270301 - Q6_xz;
    const double t17 = Q6_xy + 0.004600245517563105;
    const double t18 = Q6_zz + 0.009418354697801848;
    const double t19 = t12 - 0.0021640520520981297;
    const double Q5_zz = Q6_yy + 0.030009216260233673;
    const double h5_x = c5 * t13 - s5 * t14;
    const double h5_y = s5 * t13 + c5 * t14;
    const double t20 = s5 * (t15 - t18) + c5 * (2.0 * t16);
    const double t21 = s5 * t20;
    const double Q5_xx = t15 - t21;
    const double Q5_yy = t18 + t21;
    const double Q5_xz = c5 * t17 - s5 * t19;
    const double Q5_yz = s5 * t17 + c5 * t19;

    /* all beyond joint 4: moments of mass h and Q about it */
    const double t22 = h5_x - 0.29931189750000003;
    const double t23 = h5_z + 1.3931608320000002;
    const double t24 = Q5_yz + 0.384 * h5_y;
    const double t25 = t22 - 0.19076837715;
    const double t26 = t23 + 0.374644408005;
    const double t27 = Q5_xx - 0.0825 * (h5_x + t22) + 0.02115415461306551;
    const double t28 = Q5_xz + (0.384 * t22 - 0.0825 * h5_z) - 0.02771584317362585;
    const double t29 = t16 - c5 * t20 + 0.0825 * h5_y - 0.0039053550262761003;
    const double t30 = Q5_zz + 0.384 * (h5_z + t23) + 0.0564319944394741;
    const double t31 = 0.0016444875773692705 - t24;
    const double Q4_zz = Q5_yy + 0.011245275811385819;
    const double h4_x = c4 * t25 - s4 * t26;
    const double h4_y = s4 * t25 + c4 * t26;
    const double t32 = s4 * (t27 - t30) + c4 * (2.0 * t28);
    const double t33 = s4 * t32;
    const double Q4_xx = t27 - t33;
    const double Q4_yy = t30 + t33;
    const double Q4_xy = c4 * t32 - t28;
    const double Q4_yz = s4 * t29 + c4 * t31;

    /* all beyond joint 3: moments of mass h and Q about it */
    const double t34 = h5_y - 0.09850206933;
    const double t35 = h4_x + 0.595313235;
    const double t36 = s4 * t31 - c4 * t29;
    const double t37 = t35 + 0.088844724872;
    const double t38 = t34 + 0.126729164208;
    const double t39 = Q4_xx + 0.0825 * (h4_x + t35) + 0.0073163291390276886;
    const double t40 = t36 + 0.0825 * t34 + 0.008248333140675744;
    const double t41 = Q4_xy + 0.0825 * h4_y + 0.005487648106562255;
    const double t42 = Q4_zz + 0.010932873153492409;
    const double t43 = 0.0043772571218395825 - Q4_yz;
    const double Q3_zz = Q4_yy + 0.045562052860578406;
    const double h3_x = c3 * t37 - s3 * t38;
    const double h3_y = s3 * t37 + c3 * t38;
    const double t44 = s3 * (t39 - t42) + c3 * (2.0 * t40);
    const double t45 = s3 * t44;
    const double Q3_xx = t39 - t45;
    const double Q3_yy = t42 + t45;
    const double Q3_xy = c3 * t44 - t40;
    const double Q3_yz = s3 * t41 + c3 * t43;

    /* all beyond joint 2: moments of mass h and Q about it */
    const double t46 = 0.214708623208 - h4_y;
    const double t47 = s3 * t43 - c3 * t41 - 0.316 * h3_x;
    const double t48 = Q3_yz + 0.316 * h3_y;
    const double t49 = Q3_xx + 0.023077882494931805;
    const double t50 = Q3_zz - 0.316 * (t46 + (t46 - 3.3004689519999997));
    const double t51 = t50 + 0.0034571094067583977;
    const double Q2_zz = Q3_yy + 0.005046402217263147;
    const double t52 = s2 * (t49 - t51) + c2 * (2.0 * (t47 + 0.00398335888393552));
    const double t53 = s2 * t52;
    const double Q2_xx = t49 - t53;
    const double Q2_yy = t51 + t53;
    const double t54 = s2 * (Q3_xy - 0.01026110182100817);
    const double t55 = c2 * (t48 + 0.0007689361029464);
    const double Q2_yz = t54 - t55;

    /* all beyond joint 1: moments of mass h and Q about it */
    const double Q1_xx = Q2_xx + 0.00625313792693738;
    const double Q1_yy = Q2_zz + 0.002960025850273773;

    /* results */
    const double t56 = Q7_xx + Q7_yy;
    const double t57 = t56 + 0.088 * h7_x;
    const double t58 = c6 * h7_y;
    const double t59 = s6 * h7_y;
    const double t60 = c6 * t4 + s6 * t57;
    const double t61 = s6 * t4 - c6 * t57;
    const double t62 = s5 * h7_x - c5 * t58;
    const double t63 = c5 * h7_x + s5 * t58;
    const double t64 = 0.0825 * t63;
    const double t65 = c5 * t60 - s5 * Q7_yz + 0.384 * t63;
    const double t66 = t61 + t64;
    const double t67 = s5 * t60 + c5 * Q7_yz + (0.384 * t62 - 0.0825 * t59);
    const double t68 = c4 * t62 + s4 * t59;
    const double t69 = c4 * t65 - s4 * t66;
    const double t70 = t67 - 0.0825 * (s4 * t62 - c4 * t59);
    const double t71 = s4 * t65 + c4 * t66 - t64;
    const double t72 = s3 * t69 + c3 * t70 + 0.316 * (c3 * t68 + s3 * t63);
    const double t73 = s2 * (c3 * t69 - s3 * t70 - 0.316 * (s3 * t68 - c3 * t63));
    const double t74 = c2 * t71;
    const double t75 = t74 - t73;
    const double t76 = Q6_xx + Q6_yy;
    const double t77 = c5 * h6_y;
    const double t78 = s5 * h6_y;
    const double t79 = 0.0825 * t78;
    const double t80 = s5 * t76 - c5 * Q6_xz + 0.384 * t78;
    const double t81 = t12 + t79;
    const double t82 = s5 * Q6_xz + c5 * t76 - (0.0825 * h6_x - 0.384 * t77);
    const double t83 = c4 * t77 + s4 * h6_x;
    const double t84 = c4 * t80 - s4 * t81;
    const double t85 = t82 + 0.0825 * (c4 * h6_x - s4 * t77);
    const double t86 = s4 * t80 + c4 * t81 - t79;
    const double t87 = s3 * t84 - c3 * t85 + 0.316 * (s3 * t78 - c3 * t83);
    const double t88 = s2 * (c3 * t84 + s3 * t85 + 0.316 * (s3 * t83 + c3 * t78));
    const double t89 = c2 * t86;
    const double t90 = t89 - t88;
    const double t91 = Q5_xx + Q5_yy;
    const double t92 = 0.0825 * h5_x;
    const double t93 = Q5_xz + 0.384 * h5_x;
    const double t94 = t91 - t92;
    const double t95 = c4 * h5_y;
    const double t96 = c4 * t93 + s4 * t94;
    const double t97 = 0.0825 * (s4 * h5_y) - t24;
    const double t98 = c4 * t94 - s4 * t93 + t92;
    const double t99 = c3 * t97 - s3 * t96 - 0.316 * (c3 * t95 + s3 * h5_x);
    const double t100 = s2 * (c3 * t96 + s3 * t97 + 0.316 * (c3 * h5_x - s3 * t95));
    const double t101 = c2 * t98;
    const double t102 = t101 + t100;
    const double t103 = Q4_xx + Q4_yy;
    const double t104 = t103 + 0.0825 * h4_x;
    const double t105 = s3 * t36 - c3 * t104 - 0.316 * (c3 * h4_y);
    const double t106 = s2 * (c3 * t36 + s3 * t104 + 0.316 * (s3 * h4_y)) + c2 * Q4_yz;
    const double t107 = Q3_xx + Q3_yy;
    const double t108 = c2 * t107 - s2 * t47;

    M[0][0] = Q1_xx + Q1_yy;
    M[0][1] = Q2_yz;
    M[0][2] = t108;
    M[0][3] = -t106;
    M[0][4] = t102;
    M[0][5] = t90;
    M[0][6] = t75;
    M[1][0] = Q2_yz;
    M[1][1] = Q2_xx + Q2_yy;
    M[1][2] = -t48;
    M[1][3] = t105;
    M[1][4] = t99;
    M[1][5] = t87;
    M[1][6] = t72;
    M[2][0] = t108;
    M[2][1] = -t48;
    M[2][2] = t107;
    M[2][3] = -Q4_yz;
    M[2][4] = t98;
    M[2][5] = t86;
    M[2][6] = t71;
    M[3][0] = -t106;
    M[3][1] = t105;
    M[3][2] = -Q4_yz;
    M[3][3] = t103;
    M[3][4] = t24;
    M[3][5] = t82;
    M[3][6] = -t67;
    M[4][0] = t102;
    M[4][1] = t99;
    M[4][2] = t98;
    M[4][3] = t24;
    M[4][4] = t91;
    M[4][5] = t12;
    M[4][6] = t61;
    M[5][0] = t90;
    M[5][1] = t87;
    M[5][2] = t86;
    M[5][3] = t82;
    M[5][4] = t12;
    M[5][5] = t76;
    M[5][6] = -Q7_yz;
    M[6][0] = t75;
    M[6][1] = t72;
    M[6][2] = t71;
    M[6][3] = -t67;
    M[6][4] = t61;
    M[6][5] = -Q7_yz;
    M[6][6] = t56;
}

/* The Coriolis matrix C(q,qd) of the Christoffel symbols. */
void panda_coriolis_matrix(const double q[7], const double qd[7], double C[7][7])
{
    /* link 1: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double w1_z = 0.5 * qd[0];

    /* link 2: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double w2_z = 0.5 * qd[1];

    /* sines and cosines of the joint angles */
    double s2, c2, s3, c3, s4, c4, s5, c5, s6, c6, s7, c7;
    const double t1 = 0.5 * qd[2];
    const double t2 = 0.5 * qd[3];
    const double t3 = 0.5 * qd[4];
    const double t4 = 0.5 * qd[5];
    const double t5 = 0.5 * qd[6];
    symdyn_sincos(q[1], &s2, &c2);
    symdyn_sincos(q[2], &s3, &c3);
    symdyn_sincos(q[3], &s4, &c4);
    symdyn_sincos(q[4], &s5, &c5);
    symdyn_sincos(q[5], &s6, &c6);
    symdyn_sincos(q[6], &s7, &c7);

    /* all beyond joint 7: moments of mass h and Q about it */
    const double h7_x = 0.007735484874 * c7 + 0.0031274395439999996 * s7;
    const double h7_y = 0.007735484874 * s7 - 0.0031274395439999996 * c7;
    const double t6 = 0.000790217436631504 * c7 - 0.00242094377852123 * s7;
    const double t7 = s7 * t6;
    const double Q7_xx = 0.0012443540944198604 - t7;
    const double Q7_yy = t7 + 0.0036652978729410906;
    const double Q7_xy = c7 * t6 - 0.000395108718315752;
    const double Q7_xz = 0.001672482661783778 * c7 - 0.000548359106408232 * s7;
    const double Q7_yz = 0.001672482661783778 * s7 + 0.000548359106408232 * c7;

    /* all beyond joint 6: moments of mass h and Q about it */
    const double t8 = h7_x + 0.064725936;
    const double t9 = t8 + 0.10024161669500001;
    const double t10 = Q7_xx + 0.088 * (h7_x + t8) + 0.009940933002587556;
    const double t11 = Q7_xz + 0.003986923479791999 + 0.001524110902883315;
    const double t12 = Q7_xy + 0.088 * h7_y + 0.00010375891721868492;
    const double t13 = Q7_yz + 9.3569097314605e-05;
    const double Q6_zz = Q7_yy + 0.0006268331305193942;
    const double h6_x = c6 * t9 + 0.068832705569 * s6;
    const double h6_y = s6 * t9 - 0.068832705569 * c6;
    const double t14 = s6 * (t10 - 0.013508337745659894) - c6 * (2.0 * t11);
    const double t15 = s6 * t14;
    const double Q6_xx = t10 - t15;
    const double Q6_yy = 0.013508337745659894 + t15;
    const double Q6_xy = c6 * t14 + t11;
    const double Q6_xz = c6 * t12 + s6 * t13;
    const double Q6_yz = s6 * t12 - c6 * t13;

    /* all beyond joint 5: moments of mass h and Q about it */
    const double t16 = h6_x - 0.014653732538;
    const double t17 = 0.017527158935000002 - h7_y + 0.05034347249;
    const double h5_z = h6_y - 0.047121686402;
    const double t18 = Q6_xx + 0.0014511560650267152;
    const double t19 = 0.0015152444733270301 - Q6_xz;
    const double t20 = Q6_xy + 0.004600245517563105;
    const double t21 = Q6_zz + 0.009418354697801848;
    const double t22 = Q6_yz + 0.0021640520520981297;
    const double Q5_zz = Q6_yy + 0.030009216260233673;
    const double h5_x = c5 * t16 - s5 * t17;
    const double h5_y = s5 * t16 + c5 * t17;
    const double t23 = s5 * (t18 - t21) + c5 * (2.0 * t19);
    const double t24 = s5 * t23;
    const double Q5_xx = t18 - t24;
    const double Q5_yy = t21 + t24;
    const double Q5_xy = c5 * t23 - t19;
    const double Q5_xz = c5 * t20 + s5 * t22;
    const double Q5_yz = s5 * t20 - c5 * t22;

    /* joint 5 from joint 4: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z */
    const double t25 = h5_x - 0.29931189750000003;
    const double t26 = h5_z + 1.3931608320000002;
    const double K5at4_z = Q5_yz + 0.384 * h5_y;

    /* all beyond joint 4: moments of mass h and Q about it */
    const double t27 = t25 - 0.19076837715;
    const double t28 = t26 + 0.374644408005;
    const double t29 = Q5_xx - 0.0825 * (h5_x + t25) + 0.02115415461306551;
    const double t30 = Q5_xz + (0.384 * t25 - 0.0825 * h5_z) - 0.02771584317362585;
    const double t31 = 0.0825 * h5_y - Q5_xy - 0.0039053550262761003;
    const double t32 = Q5_zz + 0.384 * (h5_z + t26) + 0.0564319944394741;
    const double t33 = 0.0016444875773692705 - K5at4_z;
    const double Q4_zz = Q5_yy + 0.011245275811385819;
    const double h4_x = c4 * t27 - s4 * t28;
    const double h4_y = s4 * t27 + c4 * t28;
    const double t34 = s4 * (t29 - t32) + c4 * (2.0 * t30);
    const double t35 = s4 * t34;
    const double Q4_xx = t29 - t35;
    const double Q4_yy = t32 + t35;
    const double Q4_xy = c4 * t34 - t30;
    const double Q4_xz = c4 * t31 - s4 * t33;
    const double Q4_yz = s4 * t31 + c4 * t33;

    /* all beyond joint 3: moments of mass h and Q about it */
    const double t36 = h5_y - 0.09850206933;
    const double t37 = h4_x + 0.595313235;
    const double t38 = t37 + 0.088844724872;
    const double t39 = t36 + 0.126729164208;
    const double t40 = Q4_xx + 0.0825 * (h4_x + t37) + 0.0073163291390276886;
    const double t41 = 0.0825 * t36 - Q4_xz + 0.008248333140675744;
    const double t42 = Q4_xy + 0.0825 * h4_y + 0.005487648106562255;
    const double t43 = Q4_zz + 0.010932873153492409;
    const double t44 = 0.0043772571218395825 - Q4_yz;
    const double Q3_zz = Q4_yy + 0.045562052860578406;
    const double h3_x = c3 * t38 - s3 * t39;
    const double h3_y = s3 * t38 + c3 * t39;
    const double t45 = s3 * (t40 - t43) + c3 * (2.0 * t41);
    const double t46 = s3 * t45;
    const double Q3_xx = t40 - t46;
    const double Q3_yy = t43 + t46;
    const double Q3_xy = c3 * t45 - t41;
    const double Q3_xz = c3 * t42 - s3 * t44;
    const double Q3_yz = s3 * t42 + c3 * t44;

    /* joint 3 from joint 2: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z */
    const double t47 = 0.214708623208 - h4_y;
    const double minus_K3at2_x = Q3_xz + 0.316 * h3_x;
    const double minus_K3at2_z = Q3_yz + 0.316 * h3_y;

    /* all beyond joint 2: moments of mass h and Q about it */
    const double t48 = 0.00398335888393552 - minus_K3at2_x;
    const double t49 = Q3_zz - 0.316 * (t47 + (t47 - 3.3004689519999997));
    const double t50 = Q3_xx + 0.023077882494931805 - (t49 + 0.0034571094067583977);
    const double Q2_xy = c2 * (s2 * t50 + c2 * (2.0 * t48)) - t48;
    const double t51 = s2 * (minus_K3at2_z + 0.0007689361029464);
    const double t52 = c2 * (Q3_xy - 0.01026110182100817);
    const double Q2_xz = t52 + t51;

    /* all beyond joint 7: block B and momentum P, both doubled, seen from it */
    const double t53 = t5 * h7_y;
    const double t54 = t5 * h7_x;
    const double B7_xx = qd[6] * Q7_xy;
    const double B7_xy = qd[6] * Q7_yy;
    const double minus_B7_yx = qd[6] * Q7_xx;
    const double B7_xz = 2.0 * (t5 * Q7_yz);
    const double minus_B7_yz = 2.0 * (t5 * Q7_xz);
    const double minus_P7_x = 2.0 * t53;
    const double P7_y = 2.0 * t54;

    /* all beyond joint 6: block B and momentum P, both doubled, seen from it */
    const double t55 = 0.176 * t53;
    const double t56 = minus_B7_yx + 0.176 * t54;
    const double minus_B6_zz = B7_xx + t55;
    const double t57 = s6 * minus_B6_zz - c6 * B7_xz;
    const double t58 = s6 * t57;
    const double t59 = c6 * t57;
    const double minus_B6_zx = c6 * t56 + s6 * minus_B7_yz;
    const double B6_zy = c6 * minus_B7_yz - s6 * t56;
    const double t60 = t4 * Q6_yz;
    const double t61 = t4 * Q6_xz;
    const double t62 = t4 * h6_y;
    const double t63 = t4 * h6_x;
    const double t64 = qd[5] * Q6_xy;
    const double B6_xx = B7_xx - t58 + t64;
    const double B6_xy = t59 + qd[5] * Q6_yy;
    const double B6_yx = t59 + B7_xz - qd[5] * Q6_xx;
    const double B6_yy = t58 - t55 - t64;
    const double B6_xz = c6 * B7_xy + t60 + t60;
    const double B6_yz = s6 * B7_xy - t61 - t61;
    const double minus_P6_x = c6 * minus_P7_x + t62 + t62;
    const double P6_y = t63 - s6 * minus_P7_x + t63;

    /* all beyond joint 5: block B and momentum P, both doubled, seen from it */
    const double t65 = s5 * (B6_xx + minus_B6_zz) - c5 * (B6_xz - minus_B6_zx);
    const double t66 = s5 * t65;
    const double t67 = c5 * t65;
    const double B5_zx = c5 * B6_yx + s5 * B6_yz;
    const double B5_zy = s5 * B6_yx - c5 * B6_yz;
    const double t68 = t3 * Q5_yz;
    const double t69 = t3 * Q5_xz;
    const double t70 = t3 * h5_y;
    const double t71 = t3 * h5_x;
    const double t72 = qd[4] * Q5_xy;
    const double B5_xx = B6_xx - t66 + t72;
    const double B5_xy = t67 - minus_B6_zx + qd[4] * Q5_yy;
    const double B5_yx = t67 + B6_xz - qd[4] * Q5_xx;
    const double B5_yy = t66 - minus_B6_zz - t72;
    const double B5_xz = c5 * B6_xy + s5 * B6_zy + t68 + t68;
    const double B5_yz = s5 * B6_xy - c5 * B6_zy - t69 - t69;
    const double P5_x = s5 * P7_y - c5 * minus_P6_x - t70 - t70;
    const double P5_y = t71 - (s5 * minus_P6_x + c5 * P7_y) + t71;

    /* all beyond joint 4: block B and momentum P, both doubled, seen from it */
    const double t73 = 0.384 * P6_y;
    const double t74 = 0.0825 * P5_x;
    const double t75 = 0.0825 * P5_y;
    const double t76 = B5_xx + t73;
    const double t77 = B5_xz - 0.384 * P5_x;
    const double t78 = B5_zx + 0.0825 * P6_y;
    const double t79 = B6_yy - t74;
    const double t80 = B5_yx + t75;
    const double t81 = 0.384 * P5_y - B5_yz;
    const double B4_zz = B5_yy + (t73 - t74);
    const double t82 = s4 * (t76 - t79) + c4 * (t77 + t78);
    const double t83 = s4 * t82;
    const double t84 = c4 * t82;
    const double minus_B4_zx = c4 * t80 + s4 * t81;
    const double B4_zy = c4 * t81 - s4 * t80;
    const double t85 = t2 * Q4_yz;
    const double t86 = t2 * Q4_xz;
    const double t87 = t2 * h4_y;
    const double t88 = t2 * h4_x;
    const double t89 = qd[3] * Q4_xy;
    const double B4_xx = t76 - t83 + t89;
    const double B4_xy = t84 - t78 + qd[3] * Q4_yy;
    const double B4_yx = t84 - t77 - qd[3] * Q4_xx;
    const double B4_yy = t79 + t83 - t89;
    const double B4_xz = s4 * B5_zy - c4 * B5_xy + t85 + t85;
    const double minus_B4_yz = t86 + (s4 * B5_xy + c4 * B5_zy) + t86;
    const double P4_x = c4 * P5_x - s4 * P6_y - t87 - t87;
    const double P4_y = s4 * P5_x + c4 * P6_y + t88 + t88;

    /* all beyond joint 3: block B and momentum P, both doubled, seen from it */
    const double t90 = 0.0825 * P4_x;
    const double t91 = minus_B4_zx - t75;
    const double t92 = B4_zz + t90;
    const double t93 = B4_yx - 0.0825 * P4_y;
    const double B3_zz = B4_yy + t90;
    const double t94 = s3 * (B4_xx - t92) + c3 * (t91 - B4_xz);
    const double t95 = s3 * t94;
    const double t96 = c3 * t94;
    const double B3_zx = c3 * t93 - s3 * minus_B4_yz;
    const double B3_zy = s3 * t93 + c3 * minus_B4_yz;
    const double t97 = t1 * Q3_yz;
    const double t98 = t1 * Q3_xz;
    const double t99 = t1 * h3_y;
    const double t100 = t1 * h3_x;
    const double t101 = qd[2] * Q3_xy;
    const double B3_xx = B4_xx - t95 + t101;
    const double B3_xy = t96 - t91 + qd[2] * Q3_yy;
    const double B3_yx = t96 + B4_xz - qd[2] * Q3_xx;
    const double B3_yy = t92 + t95 - t101;
    const double B3_xz = c3 * B4_xy + s3 * B4_zy + t97 + t97;
    const double B3_yz = s3 * B4_xy - c3 * B4_zy - t98 - t98;
    const double P3_x = c3 * P4_x - s3 * P5_y - t99 - t99;
    const double P3_y = s3 * P4_x + c3 * P5_y + t100 + t100;

    /* all beyond joint 2: block B and momentum P, both doubled, seen from it */
    const double t102 = 0.316 * P4_y;
    const double B2_zz = B3_yy + t102;
    const double t103 = c2 * (0.316 * P3_x - B3_xz - B3_zx);
    const double t104 = s2 * (B3_xx + t102 - B3_zz);
    const double B2_zy = s2 * B3_yx + c2 * (0.316 * P3_y - B3_yz);
    const double t105 = w2_z * Q2_xz;
    const double B2_yy = B3_zz + s2 * (t104 + t103) - qd[1] * Q2_xy;
    const double B2_yz = s2 * B3_xy - c2 * B3_zy - t105 - t105;

    /* link 2: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double minus_w2_x = s2 * w1_z;
    const double minus_w2_y = c2 * w1_z;

    /* link 3: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double t106 = 2.0 * minus_w2_x;
    const double t107 = 2.0 * minus_w2_y;
    const double t108 = 0.316 * qd[1];
    const double t109 = 0.632 * minus_w2_x;
    const double w3_x = s3 * w2_z - c3 * minus_w2_x;
    const double w3_y = s3 * minus_w2_x + c3 * w2_z;
    const double v2_3_x = c3 * t108 + s3 * t109;
    const double v2_3_y = c3 * t109 - s3 * t108;
    const double w3_z = minus_w2_y + t1;

    /* link 4: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double t110 = 2.0 * w3_x;
    const double t111 = 2.0 * w3_y;
    const double t112 = 2.0 * w3_z;
    const double t113 = 0.165 * w3_y;
    const double minus_v2_4_z = v2_3_y + 0.165 * w3_z;
    const double w4_x = c4 * w3_x + s4 * w3_z;
    const double w4_y = c4 * w3_z - s4 * w3_x;
    const double v2_4_x = c4 * v2_3_x - s4 * t113;
    const double minus_v2_4_y = s4 * v2_3_x + c4 * t113;
    const double w4_z = t2 - w3_y;

    /* link 5: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double t114 = 2.0 * w4_x;
    const double t115 = 2.0 * w4_y;
    const double t116 = v2_4_x - 0.768 * w4_z;
    const double minus_v2_5_z = minus_v2_4_y + 0.165 * w4_z;
    const double t117 = minus_v2_4_z - (0.768 * w4_x + 0.165 * w4_y);
    const double w5_x = c5 * w4_x - s5 * w4_z;
    const double minus_w5_y = c5 * w4_z + s5 * w4_x;
    const double t118 = 2.0 * w4_z;
    const double v2_5_x = c5 * t116 + s5 * t117;
    const double v2_5_y = c5 * t117 - s5 * t116;
    const double w5_z = w4_y + t3;

    /* link 6: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double t119 = 2.0 * w5_x;
    const double t120 = 2.0 * minus_w5_y;
    const double t121 = 2.0 * w5_z;
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double v2_6_x = c6 * v2_5_x - s6 * minus_v2_5_z;
    const double minus_v2_6_y = s6 * v2_5_x + c6 * minus_v2_5_z;
    const double w6_z = minus_w5_y + t4;

    /* link 7: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double t122 = 2.0 * w6_x;
    const double t123 = 2.0 * w6_y;
    const double t124 = 2.0 * w6_z;
    const double v2_7_z = minus_v2_6_y - 0.176 * w6_z;

    /* joint 7 from joint 7: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z */
    const double K7at7_z = Q7_xx + Q7_yy;

    /* joint 6 from joint 6: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double K6at6_z = Q6_xx + Q6_yy;

    /* joint 5 from joint 5: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z */
    const double K5at5_z = Q5_xx + Q5_yy;

    /* joint 4 from joint 4: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z */
    const double K4at4_z = Q4_xx + Q4_yy;

    /* joint 3 from joint 3: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z */
    const double K3at3_z = Q3_xx + Q3_yy;

    /* joint 7 from joint 7: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z */
    const double t125 = Q7_xy * t122;
    const double t126 = Q7_xy * t124;
    const double t127 = Q7_xz * t123;
    const double D7at7_x = t125 + Q7_yy * t124 - Q7_yz * t123 + B7_xz;
    const double D7at7_y = t127 - (Q7_xx * t122 + t126) - minus_B7_yz;
    const double minus_H7at7_x = P7_y - t123 * h7_x;
    const double H7at7_y = t123 * h7_y - minus_P7_x;
    const double minus_Z7at7_x = v2_7_z * h7_x + (t125 - Q7_xx * t124);
    const double minus_Z7at7_y = v2_7_z * h7_y + (Q7_yy * t122 - t126);

    /* joint 7 from joint 6: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z */
    const double minus_H7at6_y = t124 * h7_y + t122 * h7_x;
    const double minus_D7at6_y = 0.088 * H7at7_y;
    const double D7at6_z = D7at7_y - 0.088 * minus_H7at6_y;
    const double minus_K7at6_y = K7at7_z + 0.088 * h7_x;
    const double t128 = v2_6_x * h7_x - (v2_5_y + 0.176 * w6_y) * h7_y;
    const double t129 = Q7_yz * t122 - Q7_xz * t124;
    const double Z7at6_y = t129 - t128;

    /* joint 7 from joint 5: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z */
    const double t130 = minus_K7at6_y * t122 - t127 + h7_y * minus_v2_6_y;
    const double minus_H7at5_x = c6 * minus_H7at7_x - s6 * minus_H7at6_y;
    const double minus_H7at5_z = c6 * minus_H7at6_y + s6 * minus_H7at7_x;
    const double D7at5_x = c6 * D7at7_x + s6 * minus_D7at6_y;
    const double D7at5_z = s6 * D7at7_x - c6 * minus_D7at6_y;
    const double minus_L7at5_x = c6 * h7_y;
    const double minus_L7at5_z = s6 * h7_y;
    const double K7at5_x = s6 * minus_K7at6_y - c6 * Q7_xz;
    const double minus_K7at5_z = s6 * Q7_xz + c6 * minus_K7at6_y;
    const double minus_Z7at5_x = c6 * minus_Z7at7_x + s6 * Z7at6_y;
    const double Z7at5_z = c6 * Z7at6_y - s6 * minus_Z7at7_x;

    /* joint 7 from joint 4: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z */
    const double t131 = h7_x * v2_5_x - minus_L7at5_x * v2_5_y;
    const double t132 = K7at5_x * t120 + Q7_yz * t119;
    const double H7at4_x = s5 * H7at7_y - c5 * minus_H7at5_x;
    const double H7at4_z = s5 * minus_H7at5_x + c5 * H7at7_y;
    const double t133 = 0.0825 * H7at4_z;
    const double D7at4_x = c5 * D7at5_x + s5 * D7at6_z + 0.384 * H7at4_z;
    const double D7at4_y = D7at5_z + t133;
    const double t134 = 0.384 * H7at4_x - 0.0825 * minus_H7at5_z;
    const double t135 = c5 * D7at6_z - s5 * D7at5_x;
    const double D7at4_z = t135 - t134;
    const double L7at4_x = s5 * h7_x - c5 * minus_L7at5_x;
    const double L7at4_z = c5 * h7_x + s5 * minus_L7at5_x;
    const double t136 = 0.0825 * L7at4_z;
    const double K7at4_x = c5 * K7at5_x - s5 * Q7_yz + 0.384 * L7at4_z;
    const double K7at4_y = t136 - minus_K7at5_z;
    const double t137 = 0.384 * L7at4_x - 0.0825 * minus_L7at5_z;
    const double t138 = s5 * K7at5_x + c5 * Q7_yz;
    const double minus_K7at4_z = t138 + t137;
    const double minus_Z7at4_x = c5 * minus_Z7at5_x + s5 * minus_Z7at7_y;
    const double Z7at4_z = s5 * minus_Z7at5_x - c5 * minus_Z7at7_y;

    /* joint 7 from joint 3: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z */
    const double t139 = minus_L7at5_z * v2_4_x - L7at4_x * minus_v2_4_y;
    const double t140 = K7at4_x * t115 - K7at4_y * t114;
    const double H7at3_x = c4 * H7at4_x + s4 * minus_H7at5_z;
    const double H7at3_z = s4 * H7at4_x - c4 * minus_H7at5_z;
    const double D7at3_x = c4 * D7at4_x - s4 * D7at4_y;
    const double minus_D7at3_y = D7at4_z + 0.0825 * H7at3_z;
    const double D7at3_z = s4 * D7at4_x + c4 * D7at4_y - t133;
    const double L7at3_x = c4 * L7at4_x + s4 * minus_L7at5_z;
    const double L7at3_z = s4 * L7at4_x - c4 * minus_L7at5_z;
    const double K7at3_x = c4 * K7at4_x - s4 * K7at4_y;
    const double K7at3_y = minus_K7at4_z - 0.0825 * L7at3_z;
    const double K7at3_z = s4 * K7at4_x + c4 * K7at4_y - t136;
    const double minus_Z7at3_x = c4 * minus_Z7at4_x + s4 * Z7at5_z;
    const double Z7at3_z = c4 * Z7at5_z - s4 * minus_Z7at4_x;

    /* joint 7 from joint 2: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z */
    const double t141 = L7at3_x * v2_3_y + L7at4_z * v2_3_x;
    const double t142 = K7at3_x * t111 - K7at3_y * t110;
    const double H7at2_x = c3 * H7at3_x + s3 * H7at4_z;
    const double H7at2_z = s3 * H7at3_x - c3 * H7at4_z;
    const double D7at2_x = c3 * D7at3_x + s3 * minus_D7at3_y - 0.316 * H7at2_z;
    const double D7at2_z = s3 * D7at3_x - c3 * minus_D7at3_y + 0.316 * H7at2_x;
    const double L7at2_z = s3 * L7at3_x - c3 * L7at4_z;
    const double K7at2_x = c3 * K7at3_x - s3 * K7at3_y - 0.316 * L7at2_z;
    const double minus_Z7at2_x = c3 * minus_Z7at3_x - s3 * Z7at4_z;
    const double minus_Z7at2_z = c3 * Z7at4_z + s3 * minus_Z7at3_x;

    /* joint 7 from joint 1: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z */
    const double minus_D7at1_z = s2 * D7at2_x - c2 * D7at3_z;
    const double Z7at1_z = s2 * minus_Z7at2_x + c2 * Z7at3_z;

    /* joint 6 from joint 6: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double t143 = Q6_xy * t119;
    const double t144 = Q6_xy * t121;
    const double t145 = Q6_xz * t120;
    const double D6at6_x = t143 + Q6_yy * t121 + Q6_yz * t120 + B6_xz;
    const double D6at6_y = B6_yz - (Q6_xx * t119 + t144 + t145);
    const double minus_H6at6_x = t120 * h6_x + P6_y;
    const double minus_H6at6_y = t120 * h6_y + minus_P6_x;
    const double t146 = v2_5_y * h6_y;
    const double Z6at6_x = v2_5_y * h6_x - minus_B6_zx - (t143 - Q6_xx * t121);
    const double Z6at6_y = B6_zy + t146 - (Q6_yy * t119 - t144);

    /* joint 6 from joint 5: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double minus_H6at5_y = t121 * h6_y + t119 * h6_x;
    const double t147 = v2_5_x * h6_x - minus_v2_5_z * h6_y - minus_B6_zz;
    const double t148 = Q6_yz * t119 - Q6_xz * t121;
    const double Z6at5_y = t148 - t147;

    /* joint 6 from joint 4: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double minus_H6at4_x = c5 * minus_H6at6_x - s5 * minus_H6at5_y;
    const double H6at4_z = s5 * minus_H6at6_x + c5 * minus_H6at5_y;
    const double t149 = 0.0825 * H6at4_z;
    const double D6at4_x = c5 * D6at6_x - s5 * minus_B6_zz + 0.384 * H6at4_z;
    const double D6at4_y = D6at6_y + t149;
    const double t150 = 0.384 * minus_H6at4_x + 0.0825 * minus_H6at6_y;
    const double t151 = c5 * minus_B6_zz + s5 * D6at6_x;
    const double D6at4_z = t150 - t151;
    const double minus_L6at4_x = c5 * h6_y;
    const double L6at4_z = s5 * h6_y;
    const double t152 = 0.0825 * L6at4_z;
    const double K6at4_x = s5 * K6at6_z - c5 * Q6_xz + 0.384 * L6at4_z;
    const double K6at4_y = t152 - Q6_yz;
    const double Z6at4_x = c5 * Z6at6_x - s5 * Z6at5_y;
    const double minus_Z6at4_z = s5 * Z6at6_x + c5 * Z6at5_y;

    /* joint 6 from joint 3: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double t153 = minus_L6at4_x * minus_v2_4_y - h6_x * v2_4_x;
    const double t154 = K6at4_x * t115 - K6at4_y * t114;
    const double minus_H6at3_x = c4 * minus_H6at4_x - s4 * minus_H6at6_y;
    const double minus_H6at3_z = c4 * minus_H6at6_y + s4 * minus_H6at4_x;
    const double D6at3_x = c4 * D6at4_x - s4 * D6at4_y;
    const double minus_D6at3_y = D6at4_z - 0.0825 * minus_H6at3_z;
    const double D6at3_z = s4 * D6at4_x + c4 * D6at4_y - t149;
    const double minus_L6at3_x = c4 * minus_L6at4_x + s4 * h6_x;
    const double L6at3_z = c4 * h6_x - s4 * minus_L6at4_x;
    const double K6at3_x = c4 * K6at4_x - s4 * K6at4_y;
    const double t155 = 0.0825 * h6_x - 0.384 * minus_L6at4_x;
    const double t156 = s5 * Q6_xz + c5 * K6at6_z;
    const double K6at3_y = t155 - t156 - 0.0825 * L6at3_z;
    const double K6at3_z = s4 * K6at4_x + c4 * K6at4_y - t152;
    const double Z6at3_x = c4 * Z6at4_x - s4 * Z6at6_y;
    const double Z6at3_z = s4 * Z6at4_x + c4 * Z6at6_y;

    /* joint 6 from joint 2: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double t157 = L6at4_z * v2_3_x - minus_L6at3_x * v2_3_y;
    const double t158 = K6at3_x * t111 - K6at3_y * t110;
    const double minus_H6at2_x = c3 * minus_H6at3_x - s3 * H6at4_z;
    const double minus_H6at2_z = c3 * H6at4_z + s3 * minus_H6at3_x;
    const double D6at2_x = c3 * D6at3_x + s3 * minus_D6at3_y + 0.316 * minus_H6at2_z;
    const double D6at2_z = s3 * D6at3_x - c3 * minus_D6at3_y - 0.316 * minus_H6at2_x;
    const double minus_L6at2_z = s3 * minus_L6at3_x + c3 * L6at4_z;
    const double K6at2_x = c3 * K6at3_x - s3 * K6at3_y + 0.316 * minus_L6at2_z;
    const double Z6at2_x = c3 * Z6at3_x - s3 * minus_Z6at4_z;
    const double Z6at2_z = s3 * Z6at3_x + c3 * minus_Z6at4_z;

    /* joint 6 from joint 1: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double D6at1_z = c2 * D6at3_z - s2 * D6at2_x;
    const double Z6at1_z = c2 * Z6at3_z - s2 * Z6at2_x;

    /* joint 5 from joint 5: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z */
    const double t159 = Q5_xy * t114;
    const double t160 = Q5_xy * t118;
    const double D5at5_x = t159 - Q5_yy * t118 + Q5_yz * t115 + B5_xz;
    const double D5at5_y = t160 - Q5_xx * t114 - Q5_xz * t115 + B5_yz;
    const double H5at5_z = t114 * h5_x - t118 * h5_y;
    const double minus_H5at5_x = t115 * h5_x + P5_y;
    const double H5at5_y = P5_x - t115 * h5_y;
    const double Z5at5_x = B5_zx + minus_v2_5_z * h5_x - (t159 + Q5_xx * t118);
    const double Z5at5_y = B5_zy + minus_v2_5_z * h5_y - (Q5_yy * t114 + t160);
    const double t161 = B6_yy + (t116 * h5_x + t117 * h5_y);
    const double t162 = Q5_yz * t114 + Q5_xz * t118;
    const double Z5at5_z = t161 - t162;

    /* joint 5 from joint 4: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z */
    const double t163 = 0.0825 * H5at5_y;
    const double D5at4_x = D5at5_x - 0.384 * H5at5_y;
    const double D5at4_y = B6_yy - t163;
    const double D5at4_z = 0.384 * minus_H5at5_x - 0.0825 * H5at5_z - D5at5_y;
    const double t164 = 0.0825 * h5_x;
    const double minus_K5at4_x = Q5_xz + 0.384 * h5_x;
    const double K5at4_y = K5at5_z - t164;

    /* joint 5 from joint 3: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z */
    const double t165 = h5_y * minus_v2_4_y - (minus_K5at4_x * t115 + K5at4_y * t114);
    const double minus_H5at3_x = c4 * minus_H5at5_x + s4 * H5at5_z;
    const double H5at3_z = c4 * H5at5_z - s4 * minus_H5at5_x;
    const double D5at3_x = c4 * D5at4_x - s4 * D5at4_y;
    const double minus_D5at3_y = D5at4_z + 0.0825 * H5at3_z;
    const double D5at3_z = s4 * D5at4_x + c4 * D5at4_y + t163;
    const double minus_L5at3_x = c4 * h5_y;
    const double minus_L5at3_z = s4 * h5_y;
    const double minus_K5at3_x = c4 * minus_K5at4_x + s4 * K5at4_y;
    const double K5at3_y = 0.0825 * minus_L5at3_z - K5at4_z;
    const double K5at3_z = c4 * K5at4_y - s4 * minus_K5at4_x + t164;
    const double Z5at3_x = c4 * Z5at5_x - s4 * Z5at5_z;
    const double Z5at3_z = s4 * Z5at5_x + c4 * Z5at5_z;

    /* joint 5 from joint 2: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z */
    const double t166 = minus_L5at3_x * v2_3_y + h5_x * v2_3_x;
    const double t167 = minus_K5at3_x * t111 + K5at3_y * t110;
    const double minus_H5at2_x = c3 * minus_H5at3_x + s3 * H5at5_y;
    const double H5at2_z = c3 * H5at5_y - s3 * minus_H5at3_x;
    const double D5at2_x = c3 * D5at3_x + s3 * minus_D5at3_y - 0.316 * H5at2_z;
    const double D5at2_z = s3 * D5at3_x - c3 * minus_D5at3_y - 0.316 * minus_H5at2_x;
    const double L5at2_z = c3 * h5_x - s3 * minus_L5at3_x;
    const double minus_K5at2_x = c3 * minus_K5at3_x + s3 * K5at3_y + 0.316 * L5at2_z;
    const double Z5at2_x = c3 * Z5at3_x - s3 * Z5at5_y;
    const double Z5at2_z = s3 * Z5at3_x + c3 * Z5at5_y;

    /* joint 5 from joint 1: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z */
    const double D5at1_z = c2 * D5at3_z - s2 * D5at2_x;
    const double Z5at1_z = c2 * Z5at3_z - s2 * Z5at2_x;

    /* joint 4 from joint 4: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z */
    const double t168 = Q4_xy * t110;
    const double t169 = Q4_xy * t112;
    const double t170 = Q4_xz * t111;
    const double D4at4_x = t168 + Q4_yy * t112 - Q4_yz * t111 + B4_xz;
    const double D4at4_y = t170 - (Q4_xx * t110 + t169) - minus_B4_yz;
    const double H4at4_z = t110 * h4_x + t112 * h4_y;
    const double H4at4_x = t111 * h4_x - P4_y;
    const double H4at4_y = t111 * h4_y + P4_x;
    const double Z4at4_x = minus_v2_4_z * h4_x - minus_B4_zx - (t168 - Q4_xx * t112);
    const double Z4at4_y = B4_zy + minus_v2_4_z * h4_y - (Q4_yy * t110 - t169);

    /* joint 4 from joint 3: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z */
    const double minus_D4at3_y = B4_zz + 0.0825 * H4at4_y;
    const double D4at3_z = D4at4_y - 0.0825 * H4at4_z;
    const double minus_K4at3_y = K4at4_z + 0.0825 * h4_x;
    const double t171 = B4_zz + (v2_3_x * h4_x - t113 * h4_y);
    const double t172 = Q4_yz * t110 - Q4_xz * t112;
    const double Z4at3_y = t172 - t171;

    /* joint 4 from joint 2: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z */
    const double H4at2_x = c3 * H4at4_x + s3 * H4at4_z;
    const double H4at2_z = s3 * H4at4_x - c3 * H4at4_z;
    const double D4at2_x = c3 * D4at4_x + s3 * minus_D4at3_y - 0.316 * H4at2_z;
    const double D4at2_z = s3 * D4at4_x - c3 * minus_D4at3_y + 0.316 * H4at2_x;
    const double minus_L4at2_z = s3 * h4_y;
    const double K4at2_x = s3 * minus_K4at3_y - c3 * Q4_xz + 0.316 * minus_L4at2_z;
    const double Z4at2_x = c3 * Z4at4_x - s3 * Z4at3_y;
    const double Z4at2_z = s3 * Z4at4_x + c3 * Z4at3_y;

    /* joint 4 from joint 1: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z */
    const double minus_D4at1_z = s2 * D4at2_x - c2 * D4at3_z;
    const double minus_Z4at1_z = s2 * Z4at2_x - c2 * Z4at4_y;

    /* joint 3 from joint 3: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z */
    const double t173 = Q3_xy * t106;
    const double t174 = Q3_xy * qd[1];
    const double D3at3_x = Q3_yy * qd[1] - t173 + Q3_yz * t107 + B3_xz;
    const double D3at3_y = Q3_xx * t106 - t174 - Q3_xz * t107 + B3_yz;
    const double minus_H3at3_x = t107 * h3_x + P3_y;
    const double H3at3_y = P3_x - t107 * h3_y;
    const double Z3at3_x = B3_zx + (Q3_xx * qd[1] + t173);
    const double Z3at3_y = B3_zy + (t174 + Q3_yy * t106);
    const double t175 = B3_zz + (t108 * h3_x + t109 * h3_y);
    const double t176 = Q3_xz * qd[1] + Q3_yz * t106;
    const double Z3at3_z = t175 + t176;

    /* joint 3 from joint 2: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z */
    const double D3at2_x = D3at3_x - 0.316 * H3at3_y;
    const double D3at2_z = D3at3_y - 0.316 * minus_H3at3_x;

    /* joint 3 from joint 1: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z */
    const double D3at1_z = c2 * B3_zz - s2 * D3at2_x;
    const double Z3at1_z = c2 * Z3at3_z - s2 * Z3at3_x;

    /* joint 2 from joint 1: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z */
    const double t177 = Q2_xy * qd[0];
    const double minus_D2at1_z = t177 + B2_yz;
    const double Z2at1_z = t177 - B2_zy;

    C[0][0] = B2_yy;
    C[0][1] = -minus_D2at1_z;
    C[0][2] = D3at1_z;
    C[0][3] = -minus_D4at1_z;
    C[0][4] = D5at1_z;
    C[0][5] = D6at1_z;
    C[0][6] = -minus_D7at1_z;
    C[1][0] = Z2at1_z;
    C[1][1] = B2_zz;
    C[1][2] = D3at2_z;
    C[1][3] = D4at2_z;
    C[1][4] = D5at2_z;
    C[1][5] = D6at2_z;
    C[1][6] = D7at2_z;
    C[2][0] = Z3at1_z;
    C[2][1] = Z3at3_y - (K3at3_z * t106 - minus_K3at2_x * t107);
    C[2][2] = B3_zz;
    C[2][3] = D4at3_z;
    C[2][4] = D5at3_z;
    C[2][5] = D6at3_z;
    C[2][6] = D7at3_z;
    C[3][0] = -minus_Z4at1_z;
    C[3][1] = Q4_yz * t106 - K4at2_x * t107 + Z4at2_z;
    C[3][2] = minus_K4at3_y * t110 - t170 - h4_y * v2_3_y + Z4at4_y;
    C[3][3] = B4_zz;
    C[3][4] = D5at4_z;
    C[3][5] = D6at4_z;
    C[3][6] = D7at4_z;
    C[4][0] = Z5at1_z;
    C[4][1] = Z5at2_z - (K5at3_z * t106 - minus_K5at2_x * t107);
    C[4][2] = Z5at3_z - (t167 + t166);
    C[4][3] = t165 - Z5at5_y;
    C[4][4] = B6_yy;
    C[4][5] = D6at6_y;
    C[4][6] = D7at5_z;
    C[5][0] = Z6at1_z;
    C[5][1] = Z6at2_z - (K6at2_x * t107 + K6at3_z * t106);
    C[5][2] = t158 + t157 + Z6at3_z;
    C[5][3] = t154 + t153 - minus_Z6at4_z;
    C[5][4] = K6at6_z * t119 + t145 - t146 + Z6at6_y;
    C[5][5] = -minus_B6_zz;
    C[5][6] = D7at6_z;
    C[6][0] = Z7at1_z;
    C[6][1] = -(minus_Z7at2_z + (K7at2_x * t107 + K7at3_z * t106));
    C[6][2] = t142 + t141 + Z7at3_z;
    C[6][3] = t140 + t139 + Z7at4_z;
    C[6][4] = t131 - t132 + Z7at5_z;
    C[6][5] = t130 - minus_Z7at7_y;
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
    symdyn_sincos(q[6], &s7, &c7);

    /* link 2: acceleration a of its origin, gravity included */
    const double minus_a2_x = 9.81 * s2;
    const double minus_a2_y = 9.81 * c2;

    /* link 2: moment n = I alpha + w x K + mc x a */
    const double n2_x = 0.0221804724897 * c2;
    const double minus_n2_y = 0.0221804724897 * s2;
    const double n2_z = 0.01993386669246 * c2 - 0.18226700140319999 * s2;

    /* link 3: acceleration a of its origin, gravity included */
    const double minus_a3_x = c3 * minus_a2_x;
    const double a3_y = s3 * minus_a2_x;

    /* link 3: force f = m a + U mc */
    const double minus_f3_x = 3.228604 * minus_a3_x;
    const double f3_y = 3.228604 * a3_y;

    /* link 3: moment n = I alpha + w x K + mc x a */
    const double n3_x = 1.24321310088048 * c2 + 0.214708623208 * a3_y;
    const double n3_y = 0.214708623208 * minus_a3_x - 0.87156675099432 * c2;
    const double n3_z = 0.088844724872 * a3_y + 0.126729164208 * minus_a3_x;

    /* link 4: acceleration a of its origin, gravity included */
    const double a4_x = s4 * minus_a2_y - c4 * minus_a3_x;
    const double a4_y = s4 * minus_a3_x + c4 * minus_a2_y;

    /* link 4: force f = m a + U mc */
    const double f4_x = 3.587895 * a4_x;
    const double f4_y = 3.587895 * a4_y;
    const double minus_f4_z = 3.587895 * a3_y;

    /* link 4: moment n = I alpha + w x K + mc x a */
    const double minus_n4_x = 0.374644408005 * a3_y + 0.09850206933 * a4_y;
    const double n4_y = 0.09850206933 * a4_x - 0.19076837715 * a3_y;
    const double minus_n4_z = 0.19076837715 * a4_y + 0.374644408005 * a4_x;

    /* link 5: acceleration a of its origin, gravity included */
    const double a5_x = c5 * a4_x + s5 * a3_y;
    const double a5_y = c5 * a3_y - s5 * a4_x;

    /* link 5: force f = m a + U mc */
    const double f5_x = 1.225946 * a5_x;
    const double f5_y = 1.225946 * a5_y;
    const double f5_z = 1.225946 * a4_y;

    /* link 5: moment n = I alpha + w x K + mc x a */
    const double n5_x = 0.05034347249 * a4_y + 0.047121686402 * a5_y;
    const double n5_y = 0.014653732538 * a4_y - 0.047121686402 * a5_x;
    const double minus_n5_z = 0.014653732538 * a5_y + 0.05034347249 * a5_x;

    /* link 6: acceleration a of its origin, gravity included */
    const double a6_x = c6 * a5_x + s6 * a4_y;
    const double a6_y = c6 * a4_y - s6 * a5_x;

    /* link 6: force f = m a + U mc */
    const double f6_x = 1.666555 * a6_x;
    const double f6_y = 1.666555 * a6_y;
    const double minus_f6_z = 1.666555 * a5_y;

    /* link 6: moment n = I alpha + w x K + mc x a */
    const double n6_x = 0.017527158935000002 * a6_y + 0.023526756935 * a5_y;
    const double minus_n6_y = 0.017527158935000002 * a6_x - 0.10024161669500001 * a5_y;
    const double n6_z = 0.10024161669500001 * a6_y + 0.023526756935 * a6_x;

    /* link 7: acceleration a of its origin, gravity included */
    const double a7_x = c7 * a6_x - s7 * a5_y;
    const double minus_a7_y = c7 * a5_y + s7 * a6_x;

    /* link 7: force f = m a + U mc */
    const double f7_x = 0.735522 * a7_x;
    const double minus_f7_y = 0.735522 * minus_a7_y;
    const double minus_f7_z = 0.735522 * a6_y;

    /* link 7: moment n = I alpha + w x K + mc x a */
    const double n7_x = 0.0031274395439999996 * a6_y + 0.045305948634 * minus_a7_y;
    const double n7_y = 0.045305948634 * a7_x + 0.007735484874 * a6_y;
    const double n7_z = 0.0031274395439999996 * a7_x - 0.007735484874 * minus_a7_y;

    /* joint 6: force F and moment N through it, joint 7 added */
    const double t1 = s7 * f7_x - c7 * minus_f7_y;
    const double N6_x = n6_x - (s7 * n7_y - c7 * n7_x);
    const double minus_N6_y = minus_n6_y + (n7_z + 0.088 * t1);
    const double N6_z = n6_z + (c7 * n7_y + s7 * n7_x + 0.064725936 * a6_y);
    const double F6_x = f6_x + (c7 * f7_x + s7 * minus_f7_y);
    const double F6_y = f6_y + minus_f7_z;
    const double F6_z = t1 - minus_f6_z;

    /* joint 5: force F and moment N through it, joint 6 added */
    const double N5_x = n5_x + (c6 * N6_x + s6 * minus_N6_y);
    const double N5_y = n5_y - N6_z;
    const double N5_z = s6 * N6_x - c6 * minus_N6_y - minus_n5_z;
    const double F5_x = f5_x + (c6 * F6_x - s6 * F6_y);
    const double F5_y = f5_y - F6_z;
    const double F5_z = f5_z + (s6 * F6_x + c6 * F6_y);

    /* joint 4: force F and moment N through it, joint 5 added */
    const double t2 = c5 * F5_x - s5 * F5_y;
    const double t3 = s5 * F5_x + c5 * F5_y;
    const double N4_x = c5 * N5_x - s5 * N5_y - 0.384 * t3 - minus_n4_x;
    const double N4_y = n4_y + (N5_z - 0.0825 * t3);
    const double t4 = s5 * N5_x + c5 * N5_y + (0.0825 * F5_z + 0.384 * t2);
    const double minus_N4_z = minus_n4_z + t4;
    const double F4_x = f4_x + t2;
    const double F4_y = f4_y + F5_z;
    const double minus_F4_z = minus_f4_z + t3;

    /* joint 3: force F and moment N through it, joint 4 added */
    const double N3_x = n3_x + (c4 * N4_x - s4 * N4_y);
    const double N3_y = n3_y + (minus_N4_z - 0.0825 * (s4 * F4_x + c4 * F4_y));
    const double N3_z = n3_z + (s4 * N4_x + c4 * N4_y + 0.0825 * minus_F4_z);
    const double F3_x = c4 * F4_x - s4 * F4_y - minus_f3_x;
    const double F3_y = f3_y + minus_F4_z;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double F2_z = s3 * F3_x + c3 * F3_y;
    const double N2_x = n2_x + (c3 * N3_x - s3 * N3_y - 0.316 * F2_z);
    const double minus_N2_y = minus_n2_y + N3_z;
    const double N2_z = n2_z + (s3 * N3_x + c3 * N3_y + 0.316 * (c3 * F3_x - s3 * F3_y));

    /* joint 1: force F and moment N through it, joint 2 added */
    const double N1_z = c2 * minus_N2_y - s2 * N2_x;

    phi[0] = N1_z;
    phi[1] = N2_z;
    phi[2] = N3_z;
    phi[3] = -minus_N4_z;
    phi[4] = N5_z;
    phi[5] = N6_z;
    phi[6] = n7_z;
}

/* Joint forces at zero acceleration: h = C qd + phi. */
void panda_bias(const double q[7], const double qd[7], double h[7])
{
    /* sines and cosines of the joint angles */
    double s2, c2, s3, c3, s4, c4, s5, c5, s6, c6, s7, c7;
    symdyn_sincos(q[1], &s2, &c2);
    symdyn_sincos(q[2], &s3, &c3);
    symdyn_sincos(q[3], &s4, &c4);
    symdyn_sincos(q[4], &s5, &c5);
    symdyn_sincos(q[5], &s6, &c6);
    symdyn_sincos(q[6], &s7, &c7);

    /* link 2: angular velocity w */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];

    /* link 2: angular acceleration alpha */
    const double minus_alpha2_x = minus_w2_y * qd[1];
    const double alpha2_y = minus_w2_x * qd[1];

    /* link 2: U = [alpha] + [w][w] */
    const double U2_xy = minus_w2_x * minus_w2_y;
    const double minus_U2_yy = minus_w2_x * minus_w2_x + qd[1] * qd[1];

    /* link 2: acceleration a of its origin, gravity included */
    const double minus_a2_x = 9.81 * s2;
    const double minus_a2_y = 9.81 * c2;

    /* link 2: angular momentum K = I w about its origin */
    const double t1 = 0.00398335888393552 * minus_w2_y;
    const double t2 = 0.00850351162402155 * minus_w2_x;
    const double K2_x = t1 - t2 + 0.01026110182100817 * qd[1];
    const double t3 = 0.028124284712194955 * minus_w2_y;
    const double t4 = 0.00398335888393552 * minus_w2_x;
    const double K2_y = t4 - t3 + 0.0007689361029464 * qd[1];
    const double t5 = 0.01026110182100817 * minus_w2_x;
    const double t6 = 0.0007689361029464 * minus_w2_y;
    const double K2_z = 0.026534991901690206 * qd[1] - (t5 + t6);

    /* link 2: moment n = I alpha + w x K + mc x a */
    const double t7 = 0.00850351162402155 * minus_alpha2_x;
    const double t8 = 0.00398335888393552 * alpha2_y;
    const double t9 = 0.00398335888393552 * minus_alpha2_x;
    const double t10 = 0.028124284712194955 * alpha2_y;
    const double t11 = 0.01026110182100817 * minus_alpha2_x;
    const double t12 = 0.0007689361029464 * alpha2_y;
    const double t13 = t7 + t8 + (minus_w2_y * K2_z + qd[1] * K2_y);
    const double t14 = 0.0221804724897 * c2;
    const double n2_x = t14 - t13;
    const double t15 = t9 + t10 + (qd[1] * K2_x + minus_w2_x * K2_z);
    const double t16 = 0.0221804724897 * s2;
    const double n2_y = t15 - t16;
    const double t17 = t12 - t11 + (minus_w2_y * K2_x - minus_w2_x * K2_y);
    const double t18 = 0.01993386669246 * c2 - 0.18226700140319999 * s2;
    const double n2_z = t17 + t18;

    /* link 3: angular velocity w */
    const double w3_x = s3 * qd[1] - c3 * minus_w2_x;
    const double w3_y = s3 * minus_w2_x + c3 * qd[1];
    const double w3_z = minus_w2_y + qd[2];

    /* link 3: angular acceleration alpha */
    const double alpha3_x = w3_y * qd[2] - c3 * minus_alpha2_x;
    const double alpha3_y = s3 * minus_alpha2_x - w3_x * qd[2];

    /* link 3: U = [alpha] + [w][w] */
    const double t19 = w3_z * w3_z;
    const double t20 = w3_x * w3_y;
    const double t21 = w3_x * w3_z;
    const double minus_U3_xx = w3_y * w3_y + t19;
    const double U3_xy = t20 + alpha2_y;
    const double U3_xz = t21 + alpha3_y;
    const double U3_yx = t20 - alpha2_y;
    const double minus_U3_yy = w3_x * w3_x + t19;
    const double U3_yz = w3_y * w3_z - alpha3_x;
    const double U3_zx = t21 - alpha3_y;

    /* link 3: acceleration a of its origin, gravity included */
    const double t22 = 0.632 * minus_alpha2_x;
    const double t23 = minus_a2_x + 0.316 * U2_xy;
    const double a3_x = s3 * t22 - c3 * t23;
    const double a3_y = s3 * t23 + c3 * t22;
    const double a3_z = minus_a2_y - 0.316 * minus_U2_yy;

    /* link 3: force f = m a + U mc */
    const double t24 = 0.126729164208 * U3_xy - 0.088844724872 * minus_U3_xx;
    const double t25 = 0.214708623208 * U3_xz;
    const double t26 = 0.088844724872 * U3_yx - 0.126729164208 * minus_U3_yy;
    const double t27 = 0.214708623208 * U3_yz;
    const double f3_x = 3.228604 * a3_x + (t24 - t25);
    const double f3_y = 3.228604 * a3_y + (t26 - t27);

    /* link 3: angular momentum K = I w about its origin */
    const double t28 = 0.05649492601407083 * w3_x - 0.008248333140675744 * w3_y;
    const double t29 = 0.005487648106562255 * w3_z;
    const double K3_x = t28 - t29;
    const double t30 = 0.05287838199960611 * w3_y - 0.008248333140675744 * w3_x;
    const double t31 = 0.0043772571218395825 * w3_z;
    const double K3_y = t30 - t31;
    const double t32 = 0.005487648106562255 * w3_x + 0.0043772571218395825 * w3_y;
    const double t33 = 0.01824920229252011 * w3_z;
    const double K3_z = t33 - t32;

    /* link 3: moment n = I alpha + w x K + mc x a */
    const double t34 = 0.05649492601407083 * alpha3_x - 0.008248333140675744 * alpha3_y;
    const double t35 = 0.005487648106562255 * alpha2_y;
    const double t36 = 0.05287838199960611 * alpha3_y - 0.008248333140675744 * alpha3_x;
    const double t37 = 0.0043772571218395825 * alpha2_y;
    const double t38 = 0.0043772571218395825 * alpha3_y;
    const double t39 = 0.005487648106562255 * alpha3_x;
    const double t40 = t39 + t38 + 0.01824920229252011 * alpha2_y;
    const double t41 = w3_x * K3_y - w3_y * K3_x;
    const double t42 = 0.126729164208 * a3_z + 0.214708623208 * a3_y;
    const double t43 = t34 + t35 + (w3_y * K3_z - w3_z * K3_y);
    const double n3_x = t43 + t42;
    const double t44 = 0.214708623208 * a3_x + 0.088844724872 * a3_z;
    const double t45 = t36 + t37 + (w3_z * K3_x - w3_x * K3_z);
    const double n3_y = t45 - t44;
    const double n3_z = t41 - t40 + (0.088844724872 * a3_y - 0.126729164208 * a3_x);

    /* link 4: angular velocity w */
    const double w4_x = c4 * w3_x + s4 * w3_z;
    const double w4_y = c4 * w3_z - s4 * w3_x;
    const double w4_z = qd[3] - w3_y;

    /* link 4: angular acceleration alpha */
    const double alpha4_x = c4 * alpha3_x - s4 * alpha2_y + w4_y * qd[3];
    const double minus_alpha4_y = s4 * alpha3_x + c4 * alpha2_y + w4_x * qd[3];

    /* link 4: U = [alpha] + [w][w] */
    const double t46 = w4_x * w4_x;
    const double t47 = w4_y * w4_y;
    const double t48 = w4_z * w4_z;
    const double t49 = w4_x * w4_y;
    const double t50 = w4_x * w4_z;
    const double t51 = w4_y * w4_z;
    const double minus_U4_xx = t47 + t48;
    const double U4_xy = t49 + alpha3_y;
    const double U4_xz = t50 - minus_alpha4_y;
    const double U4_yx = t49 - alpha3_y;
    const double minus_U4_yy = t46 + t48;
    const double U4_yz = t51 - alpha4_x;
    const double U4_zx = t50 + minus_alpha4_y;
    const double U4_zy = t51 + alpha4_x;
    const double minus_U4_zz = t46 + t47;

    /* link 4: acceleration a of its origin, gravity included */
    const double t52 = a3_x - 0.0825 * minus_U3_xx;
    const double minus_a4_z = a3_y + 0.0825 * U3_yx;
    const double t53 = a3_z + 0.0825 * U3_zx;
    const double a4_x = c4 * t52 + s4 * t53;
    const double a4_y = c4 * t53 - s4 * t52;

    /* link 4: force f = m a + U mc */
    const double t54 = 0.19076837715 * minus_U4_xx + 0.374644408005 * U4_xy;
    const double t55 = 0.09850206933 * U4_xz;
    const double t56 = 0.19076837715 * U4_yx + 0.374644408005 * minus_U4_yy;
    const double t57 = 0.09850206933 * U4_yz;
    const double t58 = 0.374644408005 * U4_zy - 0.19076837715 * U4_zx;
    const double t59 = 0.09850206933 * minus_U4_zz;
    const double f4_x = 3.587895 * a4_x + (t54 + t55);
    const double f4_y = 3.587895 * a4_y + (t57 - t56);
    const double f4_z = t58 - t59 - 3.587895 * minus_a4_z;

    /* link 4: angular momentum K = I w about its origin */
    const double t60 = 0.06767727025085991 * w4_x + 0.02771584317362585 * w4_y;
    const double t61 = 0.0039053550262761003 * w4_z;
    const double K4_x = t60 + t61;
    const double t62 = 0.02771584317362585 * w4_x + 0.03239943042445132 * w4_y;
    const double t63 = 0.0016444875773692705 * w4_z;
    const double K4_y = t62 - t63;
    const double t64 = 0.0039053550262761003 * w4_x - 0.0016444875773692705 * w4_y;
    const double t65 = 0.0775861490525396 * w4_z;
    const double K4_z = t64 + t65;

    /* link 4: moment n = I alpha + w x K + mc x a */
    const double t66 = 0.02771584317362585 * minus_alpha4_y;
    const double t67 = 0.06767727025085991 * alpha4_x;
    const double t68 = 0.03239943042445132 * minus_alpha4_y;
    const double t69 = 0.02771584317362585 * alpha4_x;
    const double t70 = 0.0016444875773692705 * minus_alpha4_y;
    const double t71 = 0.0039053550262761003 * alpha4_x;
    const double t72 = t67 - t66 - 0.0039053550262761003 * alpha3_y;
    const double t73 = w4_y * K4_z - w4_z * K4_y;
    const double t74 = t69 - t68 + 0.0016444875773692705 * alpha3_y;
    const double t75 = w4_z * K4_x - w4_x * K4_z;
    const double t76 = t71 + t70 - 0.0775861490525396 * alpha3_y;
    const double t77 = w4_x * K4_y - w4_y * K4_x;
    const double n4_x = t72 + t73 - (0.374644408005 * minus_a4_z + 0.09850206933 * a4_y);
    const double n4_y = t74 + t75 + (0.09850206933 * a4_x - 0.19076837715 * minus_a4_z);
    const double n4_z = t76 + t77 - (0.19076837715 * a4_y + 0.374644408005 * a4_x);

    /* link 5: angular velocity w */
    const double w5_x = c5 * w4_x - s5 * w4_z;
    const double minus_w5_y = s5 * w4_x + c5 * w4_z;
    const double w5_z = w4_y + qd[4];

    /* link 5: angular acceleration alpha */
    const double alpha5_x = c5 * alpha4_x + s5 * alpha3_y - minus_w5_y * qd[4];
    const double minus_alpha5_y = s5 * alpha4_x - c5 * alpha3_y + w5_x * qd[4];

    /* link 5: U = [alpha] + [w][w] */
    const double t78 = w5_x * w5_x;
    const double t79 = minus_w5_y * minus_w5_y;
    const double t80 = w5_z * w5_z;
    const double t81 = w5_x * minus_w5_y;
    const double t82 = w5_x * w5_z;
    const double t83 = minus_w5_y * w5_z;
    const double minus_U5_xx = t79 + t80;
    const double U5_xy = minus_alpha4_y - t81;
    const double U5_xz = t82 - minus_alpha5_y;
    const double minus_U5_yx = t81 + minus_alpha4_y;
    const double minus_U5_yy = t78 + t80;
    const double minus_U5_yz = t83 + alpha5_x;
    const double U5_zx = t82 + minus_alpha5_y;
    const double U5_zy = alpha5_x - t83;
    const double minus_U5_zz = t78 + t79;

    /* link 5: acceleration a of its origin, gravity included */
    const double t84 = a4_x + (0.0825 * minus_U4_xx + 0.384 * U4_xy);
    const double a5_z = a4_y - (0.0825 * U4_yx + 0.384 * minus_U4_yy);
    const double t85 = 0.384 * U4_zy - 0.0825 * U4_zx - minus_a4_z;
    const double a5_x = c5 * t84 - s5 * t85;
    const double minus_a5_y = s5 * t84 + c5 * t85;

    /* link 5: force f = m a + U mc */
    const double t86 = 0.014653732538 * minus_U5_xx + 0.05034347249 * U5_xy;
    const double t87 = 0.047121686402 * U5_xz;
    const double t88 = 0.014653732538 * minus_U5_yx - 0.05034347249 * minus_U5_yy;
    const double t89 = 0.047121686402 * minus_U5_yz;
    const double t90 = 0.05034347249 * U5_zy - 0.014653732538 * U5_zx;
    const double t91 = 0.047121686402 * minus_U5_zz;
    const double f5_x = 1.225946 * a5_x + (t86 - t87);
    const double f5_y = t88 + t89 - 1.225946 * minus_a5_y;
    const double f5_z = 1.225946 * a5_z + (t90 + t91);

    /* link 5: angular momentum K = I w about its origin */
    const double t92 = 0.03942757095803552 * w5_x + 0.0015152444733270301 * minus_w5_y;
    const double t93 = 0.004600245517563105 * w5_z;
    const double K5_x = t92 - t93;
    const double t94 = 0.0015152444733270301 * w5_x + 0.03146037232526039 * minus_w5_y;
    const double t95 = 0.0021640520520981297 * w5_z;
    const double K5_y = t95 - t94;
    const double t96 = 0.004600245517563105 * w5_x + 0.0021640520520981297 * minus_w5_y;
    const double t97 = 0.010869510762828563 * w5_z;
    const double K5_z = t97 - t96;

    /* link 5: moment n = I alpha + w x K + mc x a */
    const double t98 = 0.0015152444733270301 * minus_alpha5_y;
    const double t99 = 0.03942757095803552 * alpha5_x;
    const double t100 = 0.03146037232526039 * minus_alpha5_y;
    const double t101 = 0.0015152444733270301 * alpha5_x;
    const double t102 = 0.0021640520520981297 * minus_alpha5_y;
    const double t103 = 0.004600245517563105 * alpha5_x;
    const double t104 = t99 + t98 + 0.004600245517563105 * minus_alpha4_y;
    const double t105 = minus_w5_y * K5_z + w5_z * K5_y;
    const double t106 = t101 + t100 + 0.0021640520520981297 * minus_alpha4_y;
    const double t107 = w5_z * K5_x - w5_x * K5_z;
    const double t108 = t103 + t102 + 0.010869510762828563 * minus_alpha4_y;
    const double t109 = w5_x * K5_y + minus_w5_y * K5_x;
    const double t110 = 0.05034347249 * a5_z - 0.047121686402 * minus_a5_y;
    const double t111 = t104 - t105;
    const double n5_x = t111 + t110;
    const double n5_y = t107 - t106 + (0.014653732538 * a5_z - 0.047121686402 * a5_x);
    const double t112 = 0.014653732538 * minus_a5_y - 0.05034347249 * a5_x;
    const double t113 = t109 - t108;
    const double n5_z = t113 + t112;

    /* link 6: angular velocity w */
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double w6_z = minus_w5_y + qd[5];

    /* link 6: angular acceleration alpha */
    const double alpha6_x = c6 * alpha5_x - s6 * minus_alpha4_y + w6_y * qd[5];
    const double minus_alpha6_y = s6 * alpha5_x + c6 * minus_alpha4_y + w6_x * qd[5];

    /* link 6: U = [alpha] + [w][w] */
    const double t114 = w6_x * w6_x;
    const double t115 = w6_y * w6_y;
    const double t116 = w6_z * w6_z;
    const double t117 = w6_x * w6_y;
    const double t118 = w6_x * w6_z;
    const double t119 = w6_y * w6_z;
    const double minus_U6_xx = t115 + t116;
    const double U6_xy = t117 - minus_alpha5_y;
    const double U6_xz = t118 - minus_alpha6_y;
    const double U6_yx = t117 + minus_alpha5_y;
    const double minus_U6_yy = t114 + t116;
    const double U6_yz = t119 - alpha6_x;
    const double U6_zx = t118 + minus_alpha6_y;
    const double U6_zy = t119 + alpha6_x;
    const double minus_U6_zz = t114 + t115;

    /* link 6: acceleration a of its origin, gravity included */
    const double a6_x = c6 * a5_x + s6 * a5_z;
    const double a6_y = c6 * a5_z - s6 * a5_x;

    /* link 6: force f = m a + U mc */
    const double t120 = 0.10024161669500001 * minus_U6_xx + 0.023526756935 * U6_xy;
    const double t121 = 0.017527158935000002 * U6_xz;
    const double t122 = 0.10024161669500001 * U6_yx + 0.023526756935 * minus_U6_yy;
    const double t123 = 0.017527158935000002 * U6_yz;
    const double t124 = 0.10024161669500001 * U6_zx - 0.023526756935 * U6_zy;
    const double t125 = 0.017527158935000002 * minus_U6_zz;
    const double f6_x = 1.666555 * a6_x - (t120 + t121);
    const double f6_y = 1.666555 * a6_y + (t122 - t123);
    const double f6_z = 1.666555 * minus_a5_y + (t124 + t125);

    /* link 6: angular momentum K = I w about its origin */
    const double t126 = 0.00248046035817079 * w6_x + 0.001524110902883315 * w6_y;
    const double t127 = 0.00010375891721868492 * w6_z;
    const double K6_x = t126 - t127;
    const double t128 = 0.001524110902883315 * w6_x + 0.010567766133106952 * w6_y;
    const double t129 = 9.3569097314605e-05 * w6_z;
    const double K6_y = t128 + t129;
    const double t130 = 9.3569097314605e-05 * w6_y - 0.00010375891721868492 * w6_x;
    const double t131 = 0.011794560230238952 * w6_z;
    const double K6_z = t130 + t131;

    /* link 6: moment n = I alpha + w x K + mc x a */
    const double t132 = 0.001524110902883315 * minus_alpha6_y;
    const double t133 = 0.00248046035817079 * alpha6_x;
    const double t134 = 0.010567766133106952 * minus_alpha6_y;
    const double t135 = 0.001524110902883315 * alpha6_x;
    const double t136 = 9.3569097314605e-05 * minus_alpha6_y;
    const double t137 = 0.00010375891721868492 * alpha6_x;
    const double t138 = t133 - t132 - 0.00010375891721868492 * minus_alpha5_y;
    const double t139 = w6_y * K6_z - w6_z * K6_y;
    const double t140 = t135 - t134 + 9.3569097314605e-05 * minus_alpha5_y;
    const double t141 = w6_z * K6_x - w6_x * K6_z;
    const double t142 = 0.011794560230238952 * minus_alpha5_y - (t137 + t136);
    const double t143 = w6_x * K6_y - w6_y * K6_x;
    const double t144 = 0.017527158935000002 * a6_y - 0.023526756935 * minus_a5_y;
    const double t145 = t138 + t139;
    const double n6_x = t145 + t144;
    const double t146 = 0.017527158935000002 * a6_x + 0.10024161669500001 * minus_a5_y;
    const double t147 = t140 + t141;
    const double n6_y = t147 - t146;
    const double t148 = 0.10024161669500001 * a6_y + 0.023526756935 * a6_x;
    const double t149 = t142 + t143;
    const double n6_z = t149 + t148;

    /* link 7: angular velocity w */
    const double w7_x = c7 * w6_x + s7 * w6_z;
    const double w7_y = c7 * w6_z - s7 * w6_x;
    const double w7_z = qd[6] - w6_y;

    /* link 7: angular acceleration alpha */
    const double alpha7_x = c7 * alpha6_x + s7 * minus_alpha5_y + w7_y * qd[6];
    const double alpha7_y = c7 * minus_alpha5_y - s7 * alpha6_x - w7_x * qd[6];

    /* link 7: U = [alpha] + [w][w] */
    const double t150 = w7_x * w7_x;
    const double t151 = w7_y * w7_y;
    const double t152 = w7_z * w7_z;
    const double t153 = w7_x * w7_y;
    const double t154 = w7_x * w7_z;
    const double t155 = w7_y * w7_z;
    const double minus_U7_xx = t151 + t152;
    const double U7_xy = t153 - minus_alpha6_y;
    const double U7_xz = t154 + alpha7_y;
    const double U7_yx = t153 + minus_alpha6_y;
    const double minus_U7_yy = t150 + t152;
    const double U7_yz = t155 - alpha7_x;
    const double U7_zx = t154 - alpha7_y;
    const double U7_zy = t155 + alpha7_x;
    const double minus_U7_zz = t150 + t151;

    /* link 7: acceleration a of its origin, gravity included */
    const double t156 = a6_x - 0.088 * minus_U6_xx;
    const double minus_a7_z = a6_y + 0.088 * U6_yx;
    const double t157 = minus_a5_y + 0.088 * U6_zx;
    const double a7_x = c7 * t156 + s7 * t157;
    const double a7_y = c7 * t157 - s7 * t156;

    /* link 7: force f = m a + U mc */
    const double t158 = 0.007735484874 * minus_U7_xx + 0.0031274395439999996 * U7_xy;
    const double t159 = 0.045305948634 * U7_xz;
    const double t160 = 0.007735484874 * U7_yx + 0.0031274395439999996 * minus_U7_yy;
    const double t161 = 0.045305948634 * U7_yz;
    const double t162 = 0.007735484874 * U7_zx - 0.0031274395439999996 * U7_zy;
    const double t163 = 0.045305948634 * minus_U7_zz;
    const double f7_x = 0.735522 * a7_x + (t159 - t158);
    const double f7_y = 0.735522 * a7_y + (t160 + t161);

    /* link 7: angular momentum K = I w about its origin */
    const double t164 = 0.015320008390949585 * w7_x - 0.000395108718315752 * w7_y;
    const double t165 = 0.001672482661783778 * w7_z;
    const double K7_x = t164 - t165;
    const double t166 = 0.012899064612428355 * w7_y - 0.000395108718315752 * w7_x;
    const double t167 = 0.000548359106408232 * w7_z;
    const double K7_y = t166 - t167;
    const double t168 = 0.001672482661783778 * w7_x + 0.000548359106408232 * w7_y;
    const double t169 = 0.004909651967360946 * w7_z;
    const double K7_z = t169 - t168;

    /* link 7: moment n = I alpha + w x K + mc x a */
    const double t170 = 0.015320008390949585 * alpha7_x;
    const double t171 = 0.000395108718315752 * alpha7_y;
    const double t172 = 0.012899064612428355 * alpha7_y;
    const double t173 = 0.000395108718315752 * alpha7_x;
    const double t174 = 0.001672482661783778 * alpha7_x;
    const double t175 = 0.000548359106408232 * alpha7_y;
    const double t176 = t170 - t171 - 0.001672482661783778 * minus_alpha6_y;
    const double t177 = w7_y * K7_z - w7_z * K7_y;
    const double t178 = t172 - t173 - 0.000548359106408232 * minus_alpha6_y;
    const double t179 = w7_z * K7_x - w7_x * K7_z;
    const double t180 = 0.004909651967360946 * minus_alpha6_y - (t174 + t175);
    const double t181 = w7_x * K7_y - w7_y * K7_x;
    const double t182 = 0.0031274395439999996 * minus_a7_z - 0.045305948634 * a7_y;
    const double t183 = t176 + t177;
    const double n7_x = t183 + t182;
    const double t184 = 0.045305948634 * a7_x + 0.007735484874 * minus_a7_z;
    const double t185 = t178 + t179;
    const double n7_y = t185 + t184;
    const double t186 = 0.007735484874 * a7_y + 0.0031274395439999996 * a7_x;
    const double t187 = t180 + t181;
    const double n7_z = t187 + t186;

    /* joint 6: force F and moment N through it, joint 7 added */
    const double t188 = 0.735522 * minus_a7_z - (t162 - t163);
    const double t189 = s7 * f7_x + c7 * f7_y;
    const double N6_x = n6_x + (c7 * n7_x - s7 * n7_y);
    const double N6_y = n6_y - (n7_z + 0.088 * t189);
    const double N6_z = n6_z + (s7 * n7_x + c7 * n7_y + 0.088 * t188);
    const double F6_x = f6_x + (c7 * f7_x - s7 * f7_y);
    const double F6_y = f6_y + t188;
    const double F6_z = f6_z + t189;

    /* joint 5: force F and moment N through it, joint 6 added */
    const double N5_x = n5_x + (c6 * N6_x - s6 * N6_y);
    const double N5_y = n5_y - N6_z;
    const double N5_z = n5_z + (s6 * N6_x + c6 * N6_y);
    const double F5_x = f5_x + (c6 * F6_x - s6 * F6_y);
    const double F5_y = f5_y - F6_z;
    const double F5_z = f5_z + (s6 * F6_x + c6 * F6_y);

    /* joint 4: force F and moment N through it, joint 5 added */
    const double t190 = c5 * F5_x - s5 * F5_y;
    const double t191 = s5 * F5_x + c5 * F5_y;
    const double N4_x = n4_x + (c5 * N5_x - s5 * N5_y - 0.384 * t191);
    const double N4_y = n4_y + (N5_z - 0.0825 * t191);
    const double N4_z = n4_z - (s5 * N5_x + c5 * N5_y + (0.0825 * F5_z + 0.384 * t190));
    const double F4_x = f4_x + t190;
    const double F4_y = f4_y + F5_z;

    /* joint 3: force F and moment N through it, joint 4 added */
    const double t192 = t191 - f4_z;
    const double N3_x = n3_x + (c4 * N4_x - s4 * N4_y);
    const double N3_y = n3_y - (N4_z + 0.0825 * (s4 * F4_x + c4 * F4_y));
    const double N3_z = n3_z + (s4 * N4_x + c4 * N4_y + 0.0825 * t192);
    const double F3_x = f3_x + (c4 * F4_x - s4 * F4_y);
    const double F3_y = f3_y + t192;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double N2_x = n2_x + (c3 * N3_x - s3 * N3_y - 0.316 * (s3 * F3_x + c3 * F3_y));
    const double N2_y = n2_y - N3_z;
    const double N2_z = n2_z + (s3 * N3_x + c3 * N3_y + 0.316 * (c3 * F3_x - s3 * F3_y));

    /* joint 1: force F and moment N through it, joint 2 added */
    const double minus_N1_z = s2 * N2_x + c2 * N2_y;

    h[0] = -minus_N1_z;
    h[1] = N2_z;
    h[2] = N3_z;
    h[3] = N4_z;
    h[4] = N5_z;
    h[5] = N6_z;
    h[6] = n7_z;
}

/* Accelerations under given joint forces: qdd = M^-1 (tau - h). */
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
    symdyn_sincos(q[6], &s7, &c7);

    /* link 2: angular velocity w */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];

    /* link 2: angular acceleration alpha */
    const double minus_alpha2_x = minus_w2_y * qd[1];
    const double alpha2_y = minus_w2_x * qd[1];

    /* link 2: U = [alpha] + [w][w] */
    const double U2_xy = minus_w2_x * minus_w2_y;
    const double minus_U2_yy = minus_w2_x * minus_w2_x + qd[1] * qd[1];

    /* link 2: acceleration a of its origin, gravity included */
    const double minus_a2_x = 9.81 * s2;
    const double minus_a2_y = 9.81 * c2;

    /* link 2: angular momentum K = I w about its origin */
    const double t1 = 0.00398335888393552 * minus_w2_y;
    const double t2 = 0.00850351162402155 * minus_w2_x;
    const double K2_x = t1 - t2 + 0.01026110182100817 * qd[1];
    const double t3 = 0.028124284712194955 * minus_w2_y;
    const double t4 = 0.00398335888393552 * minus_w2_x;
    const double K2_y = t4 - t3 + 0.0007689361029464 * qd[1];
    const double t5 = 0.01026110182100817 * minus_w2_x;
    const double t6 = 0.0007689361029464 * minus_w2_y;
    const double K2_z = 0.026534991901690206 * qd[1] - (t5 + t6);

    /* link 2: moment n = I alpha + w x K + mc x a */
    const double t7 = 0.00850351162402155 * minus_alpha2_x;
    const double t8 = 0.00398335888393552 * alpha2_y;
    const double t9 = 0.00398335888393552 * minus_alpha2_x;
    const double t10 = 0.028124284712194955 * alpha2_y;
    const double t11 = 0.01026110182100817 * minus_alpha2_x;
    const double t12 = 0.0007689361029464 * alpha2_y;
    const double t13 = t7 + t8 + (minus_w2_y * K2_z + qd[1] * K2_y);
    const double t14 = 0.0221804724897 * c2;
    const double n2_x = t14 - t13;
    const double t15 = t9 + t10 + (qd[1] * K2_x + minus_w2_x * K2_z);
    const double t16 = 0.0221804724897 * s2;
    const double n2_y = t15 - t16;
    const double t17 = t12 - t11 + (minus_w2_y * K2_x - minus_w2_x * K2_y);
    const double t18 = 0.01993386669246 * c2 - 0.18226700140319999 * s2;
    const double n2_z = t17 + t18;

    /* link 3: angular velocity w */
    const double w3_x = s3 * qd[1] - c3 * minus_w2_x;
    const double w3_y = s3 * minus_w2_x + c3 * qd[1];
    const double w3_z = minus_w2_y + qd[2];

    /* link 3: angular acceleration alpha */
    const double alpha3_x = w3_y * qd[2] - c3 * minus_alpha2_x;
    const double alpha3_y = s3 * minus_alpha2_x - w3_x * qd[2];

    /* link 3: U = [alpha] + [w][w] */
    const double t19 = w3_z * w3_z;
    const double t20 = w3_x * w3_y;
    const double t21 = w3_x * w3_z;
    const double minus_U3_xx = w3_y * w3_y + t19;
    const double U3_xy = t20 + alpha2_y;
    const double U3_xz = t21 + alpha3_y;
    const double U3_yx = t20 - alpha2_y;
    const double minus_U3_yy = w3_x * w3_x + t19;
    const double U3_yz = w3_y * w3_z - alpha3_x;
    const double U3_zx = t21 - alpha3_y;

    /* link 3: acceleration a of its origin, gravity included */
    const double t22 = 0.632 * minus_alpha2_x;
    const double t23 = minus_a2_x + 0.316 * U2_xy;
    const double a3_x = s3 * t22 - c3 * t23;
    const double a3_y = s3 * t23 + c3 * t22;
    const double a3_z = minus_a2_y - 0.316 * minus_U2_yy;

    /* link 3: force f = m a + U mc */
    const double t24 = 0.126729164208 * U3_xy - 0.088844724872 * minus_U3_xx;
    const double t25 = 0.214708623208 * U3_xz;
    const double t26 = 0.088844724872 * U3_yx - 0.126729164208 * minus_U3_yy;
    const double t27 = 0.214708623208 * U3_yz;
    const double f3_x = 3.228604 * a3_x + (t24 - t25);
    const double f3_y = 3.228604 * a3_y + (t26 - t27);

    /* link 3: angular momentum K = I w about its origin */
    const double t28 = 0.05649492601407083 * w3_x - 0.008248333140675744 * w3_y;
    const double t29 = 0.005487648106562255 * w3_z;
    const double K3_x = t28 - t29;
    const double t30 = 0.05287838199960611 * w3_y - 0.008248333140675744 * w3_x;
    const double t31 = 0.0043772571218395825 * w3_z;
    const double K3_y = t30 - t31;
    const double t32 = 0.005487648106562255 * w3_x + 0.0043772571218395825 * w3_y;
    const double t33 = 0.01824920229252011 * w3_z;
    const double K3_z = t33 - t32;

    /* link 3: moment n = I alpha + w x K + mc x a */
    const double t34 = 0.05649492601407083 * alpha3_x - 0.008248333140675744 * alpha3_y;
    const double t35 = 0.005487648106562255 * alpha2_y;
    const double t36 = 0.05287838199960611 * alpha3_y - 0.008248333140675744 * alpha3_x;
    const double t37 = 0.0043772571218395825 * alpha2_y;
    const double t38 = 0.0043772571218395825 * alpha3_y;
    const double t39 = 0.005487648106562255 * alpha3_x;
    const double t40 = t39 + t38 + 0.01824920229252011 * alpha2_y;
    const double t41 = w3_x * K3_y - w3_y * K3_x;
    const double t42 = 0.126729164208 * a3_z + 0.214708623208 * a3_y;
    const double t43 = t34 + t35 + (w3_y * K3_z - w3_z * K3_y);
    const double n3_x = t43 + t42;
    const double t44 = 0.214708623208 * a3_x + 0.088844724872 * a3_z;
    const double t45 = t36 + t37 + (w3_z * K3_x - w3_x * K3_z);
    const double n3_y = t45 - t44;
    const double n3_z = t41 - t40 + (0.088844724872 * a3_y - 0.126729164208 * a3_x);

    /* link 4: angular velocity w */
    const double w4_x = c4 * w3_x + s4 * w3_z;
    const double w4_y = c4 * w3_z - s4 * w3_x;
    const double w4_z = qd[3] - w3_y;

    /* link 4: angular acceleration alpha */
    const double alpha4_x = c4 * alpha3_x - s4 * alpha2_y + w4_y * qd[3];
    const double minus_alpha4_y = s4 * alpha3_x + c4 * alpha2_y + w4_x * qd[3];

    /* link 4: U = [alpha] + [w][w] */
    const double t46 = w4_x * w4_x;
    const double t47 = w4_y * w4_y;
    const double t48 = w4_z * w4_z;
    const double t49 = w4_x * w4_y;
    const double t50 = w4_x * w4_z;
    const double t51 = w4_y * w4_z;
    const double minus_U4_xx = t47 + t48;
    const double U4_xy = t49 + alpha3_y;
    const double U4_xz = t50 - minus_alpha4_y;
    const double U4_yx = t49 - alpha3_y;
    const double minus_U4_yy = t46 + t48;
    const double U4_yz = t51 - alpha4_x;
    const double U4_zx = t50 + minus_alpha4_y;
    const double U4_zy = t51 + alpha4_x;
    const double minus_U4_zz = t46 + t47;

    /* link 4: acceleration a of its origin, gravity included */
    const double t52 = a3_x - 0.0825 * minus_U3_xx;
    const double minus_a4_z = a3_y + 0.0825 * U3_yx;
    const double t53 = a3_z + 0.0825 * U3_zx;
    const double a4_x = c4 * t52 + s4 * t53;
    const double a4_y = c4 * t53 - s4 * t52;

    /* link 4: force f = m a + U mc */
    const double t54 = 0.19076837715 * minus_U4_xx + 0.374644408005 * U4_xy;
    const double t55 = 0.09850206933 * U4_xz;
    const double t56 = 0.19076837715 * U4_yx + 0.374644408005 * minus_U4_yy;
    const double t57 = 0.09850206933 * U4_yz;
    const double t58 = 0.374644408005 * U4_zy - 0.19076837715 * U4_zx;
    const double t59 = 0.09850206933 * minus_U4_zz;
    const double f4_x = 3.587895 * a4_x + (t54 + t55);
    const double f4_y = 3.587895 * a4_y + (t57 - t56);
    const double f4_z = t58 - t59 - 3.587895 * minus_a4_z;

    /* link 4: angular momentum K = I w about its origin */
    const double t60 = 0.06767727025085991 * w4_x + 0.02771584317362585 * w4_y;
    const double t61 = 0.0039053550262761003 * w4_z;
    const double K4_x = t60 + t61;
    const double t62 = 0.02771584317362585 * w4_x + 0.03239943042445132 * w4_y;
    const double t63 = 0.0016444875773692705 * w4_z;
    const double K4_y = t62 - t63;
    const double t64 = 0.0039053550262761003 * w4_x - 0.0016444875773692705 * w4_y;
    const double t65 = 0.0775861490525396 * w4_z;
    const double K4_z = t64 + t65;

    /* link 4: moment n = I alpha + w x K + mc x a */
    const double t66 = 0.02771584317362585 * minus_alpha4_y;
    const double t67 = 0.06767727025085991 * alpha4_x;
    const double t68 = 0.03239943042445132 * minus_alpha4_y;
    const double t69 = 0.02771584317362585 * alpha4_x;
    const double t70 = 0.0016444875773692705 * minus_alpha4_y;
    const double t71 = 0.0039053550262761003 * alpha4_x;
    const double t72 = t67 - t66 - 0.0039053550262761003 * alpha3_y;
    const double t73 = w4_y * K4_z - w4_z * K4_y;
    const double t74 = t69 - t68 + 0.0016444875773692705 * alpha3_y;
    const double t75 = w4_z * K4_x - w4_x * K4_z;
    const double t76 = t71 + t70 - 0.0775861490525396 * alpha3_y;
    const double t77 = w4_x * K4_y - w4_y * K4_x;
    const double n4_x = t72 + t73 - (0.374644408005 * minus_a4_z + 0.09850206933 * a4_y);
    const double n4_y = t74 + t75 + (0.09850206933 * a4_x - 0.19076837715 * minus_a4_z);
    const double n4_z = t76 + t77 - (0.19076837715 * a4_y + 0.374644408005 * a4_x);

    /* link 5: angular velocity w */
    const double w5_x = c5 * w4_x - s5 * w4_z;
    const double minus_w5_y = s5 * w4_x + c5 * w4_z;
    const double w5_z = w4_y + qd[4];

    /* link 5: angular acceleration alpha */
    const double alpha5_x = c5 * alpha4_x + s5 * alpha3_y - minus_w5_y * qd[4];
    const double minus_alpha5_y = s5 * alpha4_x - c5 * alpha3_y + w5_x * qd[4];

    /* link 5: U = [alpha] + [w][w] */
    const double t78 = w5_x * w5_x;
    const double t79 = minus_w5_y * minus_w5_y;
    const double t80 = w5_z * w5_z;
    const double t81 = w5_x * minus_w5_y;
    const double t82 = w5_x * w5_z;
    const double t83 = minus_w5_y * w5_z;
    const double minus_U5_xx = t79 + t80;
    const double U5_xy = minus_alpha4_y - t81;
    const double U5_xz = t82 - minus_alpha5_y;
    const double minus_U5_yx = t81 + minus_alpha4_y;
    const double minus_U5_yy = t78 + t80;
    const double minus_U5_yz = t83 + alpha5_x;
    const double U5_zx = t82 + minus_alpha5_y;
    const double U5_zy = alpha5_x - t83;
    const double minus_U5_zz = t78 + t79;

    /* link 5: acceleration a of its origin, gravity included */
    const double t84 = a4_x + (0.0825 * minus_U4_xx + 0.384 * U4_xy);
    const double a5_z = a4_y - (0.0825 * U4_yx + 0.384 * minus_U4_yy);
    const double t85 = 0.384 * U4_zy - 0.0825 * U4_zx - minus_a4_z;
    const double a5_x = c5 * t84 - s5 * t85;
    const double minus_a5_y = s5 * t84 + c5 * t85;

    /* link 5: force f = m a + U mc */
    const double t86 = 0.014653732538 * minus_U5_xx + 0.05034347249 * U5_xy;
    const double t87 = 0.047121686402 * U5_xz;
    const double t88 = 0.014653732538 * minus_U5_yx - 0.05034347249 * minus_U5_yy;
    const double t89 = 0.047121686402 * minus_U5_yz;
    const double t90 = 0.05034347249 * U5_zy - 0.014653732538 * U5_zx;
    const double t91 = 0.047121686402 * minus_U5_zz;
    const double f5_x = 1.225946 * a5_x + (t86 - t87);
    const double f5_y = t88 + t89 - 1.225946 * minus_a5_y;
    const double f5_z = 1.225946 * a5_z + (t90 + t91);

    /* link 5: angular momentum K = I w about its origin */
    const double t92 = 0.03942757095803552 * w5_x + 0.0015152444733270301 * minus_w5_y;
    const double t93 = 0.004600245517563105 * w5_z;
    const double K5_x = t92 - t93;
    const double t94 = 0.0015152444733270301 * w5_x + 0.03146037232526039 * minus_w5_y;
    const double t95 = 0.0021640520520981297 * w5_z;
    const double K5_y = t95 - t94;
    const double t96 = 0.004600245517563105 * w5_x + 0.0021640520520981297 * minus_w5_y;
    const double t97 = 0.010869510762828563 * w5_z;
    const double K5_z = t97 - t96;

    /* link 5: moment n = I alpha + w x K + mc x a */
    const double t98 = 0.0015152444733270301 * minus_alpha5_y;
    const double t99 = 0.03942757095803552 * alpha5_x;
    const double t100 = 0.03146037232526039 * minus_alpha5_y;
    const double t101 = 0.0015152444733270301 * alpha5_x;
    const double t102 = 0.0021640520520981297 * minus_alpha5_y;
    const double t103 = 0.004600245517563105 * alpha5_x;
    const double t104 = t99 + t98 + 0.004600245517563105 * minus_alpha4_y;
    const double t105 = minus_w5_y * K5_z + w5_z * K5_y;
    const double t106 = t101 + t100 + 0.0021640520520981297 * minus_alpha4_y;
    const double t107 = w5_z * K5_x - w5_x * K5_z;
    const double t108 = t103 + t102 + 0.010869510762828563 * minus_alpha4_y;
    const double t109 = w5_x * K5_y + minus_w5_y * K5_x;
    const double t110 = 0.05034347249 * a5_z - 0.047121686402 * minus_a5_y;
    const double t111 = t104 - t105;
    const double n5_x = t111 + t110;
    const double n5_y = t107 - t106 + (0.014653732538 * a5_z - 0.047121686402 * a5_x);
    const double t112 = 0.014653732538 * minus_a5_y - 0.05034347249 * a5_x;
    const double t113 = t109 - t108;
    const double n5_z = t113 + t112;

    /* link 6: angular velocity w */
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double w6_z = minus_w5_y + qd[5];

    /* link 6: angular acceleration alpha */
    const double alpha6_x = c6 * alpha5_x - s6 * minus_alpha4_y + w6_y * qd[5];
    const double minus_alpha6_y = s6 * alpha5_x + c6 * minus_alpha4_y + w6_x * qd[5];

    /* link 6: U = [alpha] + [w][w] */
    const double t114 = w6_x * w6_x;
    const double t115 = w6_y * w6_y;
    const double t116 = w6_z * w6_z;
    const double t117 = w6_x * w6_y;
    const double t118 = w6_x * w6_z;
    const double t119 = w6_y * w6_z;
    const double minus_U6_xx = t115 + t116;
    const double U6_xy = t117 - minus_alpha5_y;
    const double U6_xz = t118 - minus_alpha6_y;
    const double U6_yx = t117 + minus_alpha5_y;
    const double minus_U6_yy = t114 + t116;
    const double U6_yz = t119 - alpha6_x;
    const double U6_zx = t118 + minus_alpha6_y;
    const double U6_zy = t119 + alpha6_x;
    const double minus_U6_zz = t114 + t115;

    /* link 6: acceleration a of its origin, gravity included */
    const double a6_x = c6 * a5_x + s6 * a5_z;
    const double a6_y = c6 * a5_z - s6 * a5_x;

    /* link 6: force f = m a + U mc */
    const double t120 = 0.10024161669500001 * minus_U6_xx + 0.023526756935 * U6_xy;
    const double t121 = 0.017527158935000002 * U6_xz;
    const double t122 = 0.10024161669500001 * U6_yx + 0.023526756935 * minus_U6_yy;
    const double t123 = 0.017527158935000002 * U6_yz;
    const double t124 = 0.10024161669500001 * U6_zx - 0.023526756935 * U6_zy;
    const double t125 = 0.017527158935000002 * minus_U6_zz;
    const double f6_x = 1.666555 * a6_x - (t120 + t121);
    const double f6_y = 1.666555 * a6_y + (t122 - t123);
    const double f6_z = 1.666555 * minus_a5_y + (t124 + t125);

    /* link 6: angular momentum K = I w about its origin */
    const double t126 = 0.00248046035817079 * w6_x + 0.001524110902883315 * w6_y;
    const double t127 = 0.00010375891721868492 * w6_z;
    const double K6_x = t126 - t127;
    const double t128 = 0.001524110902883315 * w6_x + 0.010567766133106952 * w6_y;
    const double t129 = 9.3569097314605e-05 * w6_z;
    const double K6_y = t128 + t129;
    const double t130 = 9.3569097314605e-05 * w6_y - 0.00010375891721868492 * w6_x;
    const double t131 = 0.011794560230238952 * w6_z;
    const double K6_z = t130 + t131;

    /* link 6: moment n = I alpha + w x K + mc x a */
    const double t132 = 0.001524110902883315 * minus_alpha6_y;
    const double t133 = 0.00248046035817079 * alpha6_x;
    const double t134 = 0.010567766133106952 * minus_alpha6_y;
    const double t135 = 0.001524110902883315 * alpha6_x;
    const double t136 = 9.3569097314605e-05 * minus_alpha6_y;
    const double t137 = 0.00010375891721868492 * alpha6_x;
    const double t138 = t133 - t132 - 0.00010375891721868492 * minus_alpha5_y;
    const double t139 = w6_y * K6_z - w6_z * K6_y;
    const double t140 = t135 - t134 + 9.3569097314605e-05 * minus_alpha5_y;
    const double t141 = w6_z * K6_x - w6_x * K6_z;
    const double t142 = 0.011794560230238952 * minus_alpha5_y - (t137 + t136);
    const double t143 = w6_x * K6_y - w6_y * K6_x;
    const double t144 = 0.017527158935000002 * a6_y - 0.023526756935 * minus_a5_y;
    const double t145 = t138 + t139;
    const double n6_x = t145 + t144;
    const double t146 = 0.017527158935000002 * a6_x + 0.10024161669500001 * minus_a5_y;
    const double t147 = t140 + t141;
    const double n6_y = t147 - t146;
    const double t148 = 0.10024161669500001 * a6_y + 0.023526756935 * a6_x;
    const double t149 = t142 + t143;
    const double n6_z = t149 + t148;

    /* link 7: angular velocity w */
    const double w7_x = c7 * w6_x + s7 * w6_z;
    const double w7_y = c7 * w6_z - s7 * w6_x;
    const double w7_z = qd[6] - w6_y;

    /* link 7: angular acceleration alpha */
    const double alpha7_x = c7 * alpha6_x + s7 * minus_alpha5_y + w7_y * qd[6];
    const double alpha7_y = c7 * minus_alpha5_y - s7 * alpha6_x - w7_x * qd[6];

    /* link 7: U = [alpha] + [w][w] */
    const double t150 = w7_x * w7_x;
    const double t151 = w7_y * w7_y;
    const double t152 = w7_z * w7_z;
    const double t153 = w7_x * w7_y;
    const double t154 = w7_x * w7_z;
    const double t155 = w7_y * w7_z;
    const double minus_U7_xx = t151 + t152;
    const double U7_xy = t153 - minus_alpha6_y;
    const double U7_xz = t154 + alpha7_y;
    const double U7_yx = t153 + minus_alpha6_y;
    const double minus_U7_yy = t150 + t152;
    const double U7_yz = t155 - alpha7_x;
    const double U7_zx = t154 - alpha7_y;
    const double U7_zy = t155 + alpha7_x;
    const double minus_U7_zz = t150 + t151;

    /* link 7: acceleration a of its origin, gravity included */
    const double t156 = a6_x - 0.088 * minus_U6_xx;
    const double minus_a7_z = a6_y + 0.088 * U6_yx;
    const double t157 = minus_a5_y + 0.088 * U6_zx;
    const double a7_x = c7 * t156 + s7 * t157;
    const double a7_y = c7 * t157 - s7 * t156;

    /* link 7: force f = m a + U mc */
    const double t158 = 0.007735484874 * minus_U7_xx + 0.0031274395439999996 * U7_xy;
    const double t159 = 0.045305948634 * U7_xz;
    const double t160 = 0.007735484874 * U7_yx + 0.0031274395439999996 * minus_U7_yy;
    const double t161 = 0.045305948634 * U7_yz;
    const double t162 = 0.007735484874 * U7_zx - 0.0031274395439999996 * U7_zy;
    const double t163 = 0.045305948634 * minus_U7_zz;
    const double f7_x = 0.735522 * a7_x + (t159 - t158);
    const double f7_y = 0.735522 * a7_y + (t160 + t161);

    /* link 7: angular momentum K = I w about its origin */
    const double t164 = 0.015320008390949585 * w7_x - 0.000395108718315752 * w7_y;
    const double t165 = 0.001672482661783778 * w7_z;
    const double K7_x = t164 - t165;
    const double t166 = 0.012899064612428355 * w7_y - 0.000395108718315752 * w7_x;
    const double t167 = 0.000548359106408232 * w7_z;
    const double K7_y = t166 - t167;
    const double t168 = 0.001672482661783778 * w7_x + 0.000548359106408232 * w7_y;
    const double t169 = 0.004909651967360946 * w7_z;
    const double K7_z = t169 - t168;

    /* link 7: moment n = I alpha + w x K + mc x a */
    const double t170 = 0.015320008390949585 * alpha7_x;
    const double t171 = 0.000395108718315752 * alpha7_y;
    const double t172 = 0.012899064612428355 * alpha7_y;
    const double t173 = 0.000395108718315752 * alpha7_x;
    const double t174 = 0.001672482661783778 * alpha7_x;
    const double t175 = 0.000548359106408232 * alpha7_y;
    const double t176 = t170 - t171 - 0.001672482661783778 * minus_alpha6_y;
    const double t177 = w7_y * K7_z - w7_z * K7_y;
    const double t178 = t172 - t173 - 0.000548359106408232 * minus_alpha6_y;
    const double t179 = w7_z * K7_x - w7_x * K7_z;
    const double t180 = 0.004909651967360946 * minus_alpha6_y - (t174 + t175);
    const double t181 = w7_x * K7_y - w7_y * K7_x;
    const double t182 = 0.0031274395439999996 * minus_a7_z - 0.045305948634 * a7_y;
    const double t183 = t176 + t177;
    const double n7_x = t183 + t182;
    const double t184 = 0.045305948634 * a7_x + 0.007735484874 * minus_a7_z;
    const double t185 = t178 + t179;
    const double n7_y = t185 + t184;
    const double t186 = 0.007735484874 * a7_y + 0.0031274395439999996 * a7_x;
    const double t187 = t180 + t181;
    const double n7_z = t187 + t186;

    /* joint 6: force F and moment N through it, joint 7 added */
    const double t188 = 0.735522 * minus_a7_z - (t162 - t163);
    const double t189 = s7 * f7_x + c7 * f7_y;
    const double N6_x = n6_x + (c7 * n7_x - s7 * n7_y);
    const double N6_y = n6_y - (n7_z + 0.088 * t189);
    const double N6_z = n6_z + (s7 * n7_x + c7 * n7_y + 0.088 * t188);
    const double F6_x = f6_x + (c7 * f7_x - s7 * f7_y);
    const double F6_y = f6_y + t188;
    const double F6_z = f6_z + t189;

    /* joint 5: force F and moment N through it, joint 6 added */
    const double N5_x = n5_x + (c6 * N6_x - s6 * N6_y);
    const double N5_y = n5_y - N6_z;
    const double N5_z = n5_z + (s6 * N6_x + c6 * N6_y);
    const double F5_x = f5_x + (c6 * F6_x - s6 * F6_y);
    const double F5_y = f5_y - F6_z;
    const double F5_z = f5_z + (s6 * F6_x + c6 * F6_y);

    /* joint 4: force F and moment N through it, joint 5 added */
    const double t190 = c5 * F5_x - s5 * F5_y;
    const double t191 = s5 * F5_x + c5 * F5_y;
    const double N4_x = n4_x + (c5 * N5_x - s5 * N5_y - 0.384 * t191);
    const double N4_y = n4_y + (N5_z - 0.0825 * t191);
    const double N4_z = n4_z - (s5 * N5_x + c5 * N5_y + (0.0825 * F5_z + 0.384 * t190));
    const double F4_x = f4_x + t190;
    const double F4_y = f4_y + F5_z;

    /* joint 3: force F and moment N through it, joint 4 added */
    const double t192 = t191 - f4_z;
    const double N3_x = n3_x + (c4 * N4_x - s4 * N4_y);
    const double N3_y = n3_y - (N4_z + 0.0825 * (s4 * F4_x + c4 * F4_y));
    const double N3_z = n3_z + (s4 * N4_x + c4 * N4_y + 0.0825 * t192);
    const double F3_x = f3_x + (c4 * F4_x - s4 * F4_y);
    const double F3_y = f3_y + t192;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double N2_x = n2_x + (c3 * N3_x - s3 * N3_y - 0.316 * (s3 * F3_x + c3 * F3_y));
    const double N2_y = n2_y - N3_z;
    const double N2_z = n2_z + (s3 * N3_x + c3 * N3_y + 0.316 * (c3 * F3_x - s3 * F3_y));

    /* joint 1: force F and moment N through it, joint 2 added */
    const double minus_N1_z = s2 * N2_x + c2 * N2_y;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 6 */
    const double t193 = 0.000395108718315752 * s7;
    const double t194 = 0.015320008390949585 * c7 + t193;
    const double t195 = 0.000395108718315752 * c7;
    const double t196 = t195 + 0.012899064612428355 * s7;
    const double N7at6_x = 0.000548359106408232 * s7 - 0.001672482661783778 * c7;
    const double minus_N7at6_z = 0.001672482661783778 * s7 + 0.000548359106408232 * c7;
    const double t197 = (0.015320008390949585 * s7 - t195) * s7;
    const double t198 = (0.012899064612428355 * c7 - t193) * c7;
    const double F7at6_z = 0.007735484874 * c7 + 0.0031274395439999996 * s7;

    /* composite body 6: with body 7 added */
    const double t199 = 0.007735484874 * s7 - 0.0031274395439999996 * c7;
    const double t200 = F7at6_z + 0.064725936;
    const double t201 = 0.088 * (F7at6_z + t200);
    const double mcx_c6 = t200 + 0.10024161669500001;
    const double Ixx_c6 = t194 * c7 + t196 * s7 + 0.00248046035817079;
    const double Ixy_c6 = 0.003986923479791999 - N7at6_x + 0.001524110902883315;
    const double Iyy_c6 = 0.004909651967360946 + t201 + 0.010567766133106952;
    const double Ixz_c6 = t194 * s7 - t196 * c7 - 0.088 * t199 - 0.00010375891721868492;
    const double Iyz_c6 = minus_N7at6_z + 9.3569097314605e-05;
    const double Izz_c6 = t197 + t198 + t201 + 0.011794560230238952;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 5 */
    const double t202 = s6 * Ixy_c6;
    const double t203 = c6 * Ixx_c6 - t202;
    const double t204 = c6 * Ixy_c6;
    const double t205 = t204 - s6 * Iyy_c6;
    const double N6at5_x = c6 * Ixz_c6 - s6 * Iyz_c6;
    const double N6at5_z = s6 * Ixz_c6 + c6 * Iyz_c6;
    const double F6at5_z = c6 * mcx_c6 + 0.068832705569 * s6;

    /* composite body 5: with body 6 added */
    const double t206 = s6 * mcx_c6 - 0.068832705569 * c6;
    const double mcx_c5 = F6at5_z - 0.014653732538;
    const double mcy_c5 = 0.017527158935000002 - t199 + 0.05034347249;
    const double mcz_c5 = t206 - 0.047121686402;
    const double Ixx_c5 = t203 * c6 - t205 * s6 + 0.03942757095803552;
    const double minus_Ixy_c5 = N6at5_x + 0.0015152444733270301;
    const double Iyy_c5 = Izz_c6 + 0.03146037232526039;
    const double Ixz_c5 = t203 * s6 + t205 * c6 - 0.004600245517563105;
    const double Iyz_c5 = 0.0021640520520981297 - N6at5_z;
    const double t207 = (s6 * Ixx_c6 + t204) * s6 + (t202 + c6 * Iyy_c6) * c6;
    const double Izz_c5 = t207 + 0.010869510762828563;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 3 */
    const double t208 = s5 * minus_Ixy_c5;
    const double t209 = c5 * Ixx_c5 + t208;
    const double t210 = c5 * minus_Ixy_c5;
    const double t211 = t210 + s5 * Iyy_c5;
    const double t212 = c5 * Ixz_c5 - s5 * Iyz_c5;
    const double F5at3_y = c5 * mcx_c5 - s5 * mcy_c5;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 4 */
    const double minus_F5at4_x = s5 * mcx_c5 + c5 * mcy_c5;
    const double t213 = F5at3_y - 0.29931189750000003;
    const double t214 = mcz_c5 + 1.3931608320000002;
    const double t215 = 0.0825 * (F5at3_y + t213);
    const double t216 = 0.384 * (mcz_c5 + t214);
    const double N5at4_z = 0.384 * minus_F5at4_x - (s5 * Ixz_c5 + c5 * Iyz_c5);

    /* composite body 4: with body 5 added */
    const double t217 = (s5 * Ixx_c5 - t210) * s5 + (c5 * Iyy_c5 - t208) * c5;
    const double t218 = t216 - t215;
    const double mcx_c4 = t213 - 0.19076837715;
    const double mcy_c4 = t214 + 0.374644408005;
    const double Ixx_c4 = t209 * c5 + t211 * s5 + t216 + 0.06767727025085991;
    const double Ixy_c4 = t212 - (0.384 * t213 - 0.0825 * mcz_c5) + 0.02771584317362585;
    const double Iyy_c4 = Izz_c5 - t215 + 0.03239943042445132;
    const double t219 = t209 * s5 - t211 * c5 + 0.0825 * minus_F5at4_x;
    const double Ixz_c4 = 0.0039053550262761003 - t219;
    const double Iyz_c4 = N5at4_z - 0.0016444875773692705;
    const double Izz_c4 = t217 + t218 + 0.0775861490525396;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double t220 = s4 * Ixy_c4;
    const double t221 = c4 * Ixx_c4 - t220;
    const double t222 = c4 * Ixy_c4;
    const double t223 = t222 - s4 * Iyy_c4;
    const double N4at3_x = c4 * Ixz_c4 - s4 * Iyz_c4;
    const double N4at3_z = s4 * Ixz_c4 + c4 * Iyz_c4;
    const double F4at3_z = c4 * mcx_c4 - s4 * mcy_c4;
    const double t224 = minus_F5at4_x - 0.09850206933;
    const double minus_F4at3_x = s4 * mcx_c4 + c4 * mcy_c4;

    /* composite body 3: with body 4 added */
    const double t225 = F4at3_z + 0.595313235;
    const double t226 = 0.0825 * (F4at3_z + t225);
    const double mcx_c3 = t225 + 0.088844724872;
    const double mcy_c3 = t224 + 0.126729164208;
    const double Ixx_c3 = t221 * c4 - t223 * s4 + 0.05649492601407083;
    const double minus_Ixy_c3 = N4at3_x + 0.0825 * t224 + 0.008248333140675744;
    const double Iyy_c3 = Izz_c4 + t226 + 0.05287838199960611;
    const double t227 = t221 * s4 + t223 * c4 - 0.0825 * minus_F4at3_x;
    const double Ixz_c3 = t227 - 0.005487648106562255;
    const double minus_Iyz_c3 = N4at3_z + 0.0043772571218395825;
    const double t228 = (s4 * Ixx_c4 + t222) * s4 + (t220 + c4 * Iyy_c4) * c4 + t226;
    const double Izz_c3 = t228 + 0.01824920229252011;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 2 */
    const double t229 = s3 * minus_Ixy_c3;
    const double t230 = c3 * Ixx_c3 + t229;
    const double t231 = c3 * minus_Ixy_c3;
    const double t232 = t231 + s3 * Iyy_c3;
    const double F3at2_z = c3 * mcx_c3 - s3 * mcy_c3;
    const double t233 = 0.214708623208 - minus_F4at3_x;
    const double minus_F3at2_x = s3 * mcx_c3 + c3 * mcy_c3;

    /* composite body 2: with body 3 added */
    const double t234 = 0.316 * (t233 + (t233 - 3.3004689519999997));
    const double t235 = 0.316 * F3at2_z - (c3 * Ixz_c3 + s3 * minus_Iyz_c3);
    const double t236 = 0.316 * minus_F3at2_x - (s3 * Ixz_c3 - c3 * minus_Iyz_c3);
    const double Ixx_c2 = t230 * c3 + t232 * s3 - t234 + 0.00850351162402155;
    const double Ixy_c2 = t235 - 0.00398335888393552;
    const double Iyy_c2 = Izz_c3 + 0.028124284712194955;
    const double Ixz_c2 = t230 * s3 - t232 * c3 + 0.01026110182100817;
    const double Iyz_c2 = t236 + 0.0007689361029464;
    const double t237 = (s3 * Ixx_c3 - t231) * s3 + (c3 * Iyy_c3 - t229) * c3 - t234;
    const double Izz_c2 = t237 + 0.026534991901690206;

    /* joint 2 accelerates by 1: wrench on all it moves, at joint 1 */
    const double minus_N2at1_z = s2 * Ixz_c2 + c2 * Iyz_c2;

    /* composite body 1: with body 2 added */
    const double t238 = (s2 * Ixx_c2 + c2 * Ixy_c2) * s2;
    const double t239 = (s2 * Ixy_c2 + c2 * Iyy_c2) * c2;
    const double Izz_c1 = t238 + t239 + 0.009213163777211224;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 6 */
    const double minus_N7at6_y = 0.004909651967360946 + 0.088 * F7at6_z;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 5 */
    const double minus_F7at5_x = c6 * t199;
    const double minus_F7at5_z = s6 * t199;
    const double N7at5_x = c6 * N7at6_x + s6 * minus_N7at6_y;
    const double N7at5_z = s6 * N7at6_x - c6 * minus_N7at6_y;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 4 */
    const double F7at4_x = s5 * F7at6_z - c5 * minus_F7at5_x;
    const double F7at4_z = c5 * F7at6_z + s5 * minus_F7at5_x;
    const double t240 = 0.0825 * F7at4_z;
    const double N7at4_x = c5 * N7at5_x - s5 * minus_N7at6_z + 0.384 * F7at4_z;
    const double N7at4_y = N7at5_z + t240;
    const double t241 = 0.384 * F7at4_x - 0.0825 * minus_F7at5_z;
    const double t242 = s5 * N7at5_x + c5 * minus_N7at6_z;
    const double minus_N7at4_z = t242 + t241;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 3 */
    const double F7at3_x = c4 * F7at4_x + s4 * minus_F7at5_z;
    const double F7at3_z = s4 * F7at4_x - c4 * minus_F7at5_z;
    const double N7at3_x = c4 * N7at4_x - s4 * N7at4_y;
    const double N7at3_y = minus_N7at4_z - 0.0825 * F7at3_z;
    const double N7at3_z = s4 * N7at4_x + c4 * N7at4_y - t240;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 2 */
    const double F7at2_x = c3 * F7at3_x + s3 * F7at4_z;
    const double F7at2_z = s3 * F7at3_x - c3 * F7at4_z;
    const double N7at2_x = c3 * N7at3_x - s3 * N7at3_y - 0.316 * F7at2_z;
    const double N7at2_z = s3 * N7at3_x + c3 * N7at3_y + 0.316 * F7at2_x;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N7at1_z = c2 * N7at3_z - s2 * N7at2_x;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 4 */
    const double minus_F6at4_x = c5 * t206;
    const double F6at4_z = s5 * t206;
    const double t243 = 0.0825 * F6at4_z;
    const double N6at4_x = c5 * N6at5_x + s5 * Izz_c6 + 0.384 * F6at4_z;
    const double N6at4_y = N6at5_z + t243;
    const double t244 = 0.0825 * F6at5_z - 0.384 * minus_F6at4_x;
    const double t245 = c5 * Izz_c6 - s5 * N6at5_x;
    const double N6at4_z = t245 - t244;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 3 */
    const double minus_F6at3_x = c4 * minus_F6at4_x + s4 * F6at5_z;
    const double F6at3_z = c4 * F6at5_z - s4 * minus_F6at4_x;
    const double N6at3_x = c4 * N6at4_x - s4 * N6at4_y;
    const double minus_N6at3_y = N6at4_z + 0.0825 * F6at3_z;
    const double N6at3_z = s4 * N6at4_x + c4 * N6at4_y - t243;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 2 */
    const double F6at2_x = s3 * F6at4_z - c3 * minus_F6at3_x;
    const double minus_F6at2_z = s3 * minus_F6at3_x + c3 * F6at4_z;
    const double N6at2_x = c3 * N6at3_x + s3 * minus_N6at3_y + 0.316 * minus_F6at2_z;
    const double N6at2_z = s3 * N6at3_x - c3 * minus_N6at3_y + 0.316 * F6at2_x;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N6at1_z = c2 * N6at3_z - s2 * N6at2_x;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 4 */
    const double t246 = 0.0825 * F5at3_y;
    const double N5at4_x = t212 - 0.384 * F5at3_y;
    const double N5at4_y = Izz_c5 - t246;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 3 */
    const double minus_F5at3_x = c4 * minus_F5at4_x;
    const double minus_F5at3_z = s4 * minus_F5at4_x;
    const double N5at3_x = c4 * N5at4_x - s4 * N5at4_y;
    const double N5at3_y = 0.0825 * minus_F5at3_z - N5at4_z;
    const double N5at3_z = s4 * N5at4_x + c4 * N5at4_y + t246;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 2 */
    const double minus_F5at2_x = c3 * minus_F5at3_x + s3 * F5at3_y;
    const double F5at2_z = c3 * F5at3_y - s3 * minus_F5at3_x;
    const double N5at2_x = c3 * N5at3_x - s3 * N5at3_y - 0.316 * F5at2_z;
    const double N5at2_z = s3 * N5at3_x + c3 * N5at3_y - 0.316 * minus_F5at2_x;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N5at1_z = c2 * N5at3_z - s2 * N5at2_x;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double minus_N4at3_y = Izz_c4 + 0.0825 * F4at3_z;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 2 */
    const double minus_F4at2_x = c3 * minus_F4at3_x;
    const double minus_F4at2_z = s3 * minus_F4at3_x;
    const double N4at2_x = c3 * N4at3_x + s3 * minus_N4at3_y + 0.316 * minus_F4at2_z;
    const double N4at2_z = s3 * N4at3_x - c3 * minus_N4at3_y - 0.316 * minus_F4at2_x;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N4at1_z = c2 * N4at3_z - s2 * N4at2_x;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N3at1_z = c2 * Izz_c3 + s2 * t235;

    /* row 7 of L and entry 7 of D in M = L^T D L */
    const double L7_1 = 203.68042513969147 * N7at1_z;
    const double L7_2 = 203.68042513969147 * N7at2_z;
    const double L7_3 = 203.68042513969147 * N7at3_z;
    const double minus_L7_4 = 203.68042513969147 * minus_N7at4_z;
    const double L7_5 = 203.68042513969147 * N7at5_z;
    const double minus_L7_6 = 203.68042513969147 * minus_N7at6_z;

    /* row 6 of L and entry 6 of D in M = L^T D L */
    const double t247 = N6at1_z + minus_L7_6 * N7at1_z;
    const double t248 = N6at2_z + minus_L7_6 * N7at2_z;
    const double t249 = N6at3_z + minus_L7_6 * N7at3_z;
    const double t250 = N6at4_z - minus_L7_6 * minus_N7at4_z;
    const double t251 = N6at5_z + minus_L7_6 * N7at5_z;
    const double D6 = Izz_c6 - minus_L7_6 * minus_N7at6_z;
    const double L6_1 = t247 / D6;
    const double L6_2 = t248 / D6;
    const double L6_3 = t249 / D6;
    const double L6_4 = t250 / D6;
    const double L6_5 = t251 / D6;

    /* row 5 of L and entry 5 of D in M = L^T D L */
    const double t252 = N5at1_z - L7_5 * N7at1_z - L6_5 * t247;
    const double t253 = N5at2_z - L7_5 * N7at2_z - L6_5 * t248;
    const double t254 = N5at3_z - L7_5 * N7at3_z - L6_5 * t249;
    const double t255 = N5at4_z + L7_5 * minus_N7at4_z - L6_5 * t250;
    const double D5 = Izz_c5 - L7_5 * N7at5_z - L6_5 * t251;
    const double L5_1 = t252 / D5;
    const double L5_2 = t253 / D5;
    const double L5_3 = t254 / D5;
    const double L5_4 = t255 / D5;

    /* row 4 of L and entry 4 of D in M = L^T D L */
    const double t256 = N4at1_z + minus_L7_4 * N7at1_z - L6_4 * t247 - L5_4 * t252;
    const double t257 = N4at2_z + minus_L7_4 * N7at2_z - L6_4 * t248 - L5_4 * t253;
    const double t258 = N4at3_z + minus_L7_4 * N7at3_z - L6_4 * t249 - L5_4 * t254;
    const double D4 = Izz_c4 - minus_L7_4 * minus_N7at4_z - L6_4 * t250 - L5_4 * t255;
    const double L4_1 = t256 / D4;
    const double L4_2 = t257 / D4;
    const double L4_3 = t258 / D4;

    /* row 3 of L and entry 3 of D in M = L^T D L */
    const double t259 = Izz_c1 - L7_1 * N7at1_z - L6_1 * t247 - L5_1 * t252;
    const double t260 = L4_1 * t256;
    const double t261 = minus_N2at1_z + L7_2 * N7at1_z + L6_2 * t247 + L5_2 * t252;
    const double t262 = L4_2 * t256;
    const double t263 = Izz_c2 - L7_2 * N7at2_z - L6_2 * t248 - L5_2 * t253;
    const double t264 = L4_2 * t257;
    const double t265 = N3at1_z - L7_3 * N7at1_z - L6_3 * t247 - L5_3 * t252;
    const double t266 = L4_3 * t256;
    const double t267 = t265 - t266;
    const double t268 = t236 + L7_3 * N7at2_z + L6_3 * t248 + L5_3 * t253 + L4_3 * t257;
    const double t269 = Izz_c3 - L7_3 * N7at3_z - L6_3 * t249 - L5_3 * t254;
    const double t270 = L4_3 * t258;
    const double D3 = t269 - t270;
    const double L3_1 = t267 / D3;
    const double minus_L3_2 = t268 / D3;

    /* row 2 of L and entry 2 of D in M = L^T D L */
    const double t271 = t261 + t262 - minus_L3_2 * t267;
    const double D2 = t263 - t264 - minus_L3_2 * t268;
    const double minus_L2_1 = t271 / D2;

    /* row 1 of L and entry 1 of D in M = L^T D L */
    const double D1 = t259 - t260 - L3_1 * t267 - minus_L2_1 * t271;

    /* solve L^T y = right-hand side, tips first */
    const double y7 = tau[6] - n7_z;
    const double y6 = tau[5] - N6_z + minus_L7_6 * y7;
    const double y5 = tau[4] - N5_z - L7_5 * y7 - L6_5 * y6;
    const double y4 = tau[3] - N4_z + minus_L7_4 * y7 - L6_4 * y6 - L5_4 * y5;
    const double t272 = tau[0] + minus_N1_z - L7_1 * y7 - L6_1 * y6 - L5_1 * y5;
    const double t273 = L4_1 * y4;
    const double y3 = tau[2] - N3_z - L7_3 * y7 - L6_3 * y6 - L5_3 * y5 - L4_3 * y4;
    const double t274 = tau[1] - N2_z - L7_2 * y7 - L6_2 * y6 - L5_2 * y5 - L4_2 * y4;
    const double t275 = minus_L3_2 * y3;
    const double y2 = t274 + t275;
    const double y1 = t272 - t273 - L3_1 * y3 + minus_L2_1 * y2;

    /* solve L x = y / D, base first */
    const double x1 = y1 / D1;
    const double x2 = y2 / D2 + minus_L2_1 * x1;
    const double x3 = y3 / D3 - L3_1 * x1 + minus_L3_2 * x2;
    const double x4 = y4 / D4 - L4_1 * x1 - L4_2 * x2 - L4_3 * x3;
    const double x5 = y5 / D5 - L5_1 * x1 - L5_2 * x2 - L5_3 * x3 - L5_4 * x4;
    const double t276 = y6 / D6 - L6_1 * x1 - L6_2 * x2 - L6_3 * x3 - L6_4 * x4;
    const double t277 = L6_5 * x5;
    const double x6 = t276 - t277;
    const double t278 = 203.68042513969147 * y7 - L7_1 * x1 - L7_2 * x2 - L7_3 * x3;
    const double t279 = minus_L7_4 * x4;
    const double x7 = t278 + t279 - L7_5 * x5 + minus_L7_6 * x6;

    qdd[0] = x1;
    qdd[1] = x2;
    qdd[2] = x3;
    qdd[3] = x4;
    qdd[4] = x5;
    qdd[5] = x6;
    qdd[6] = x7;
}

/* The pose of each tip. */
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

    /* link 2: axes E and origin o in the base frame */
    const double E2_xx = c1 * c2;
    const double minus_E2_xy = c1 * s2;
    const double E2_yx = s1 * c2;
    const double minus_E2_yy = s1 * s2;

    /* link 3: axes E and origin o in the base frame */
    const double E3_xx = E2_xx * c3 - s1 * s3;
    const double minus_E3_xy = E2_xx * s3 + s1 * c3;
    const double E3_yx = E2_yx * c3 + c1 * s3;
    const double minus_E3_zx = s2 * c3;
    const double E3_zy = s2 * s3;
    const double o3_x = 0.316 * minus_E2_xy;
    const double o3_y = 0.316 * minus_E2_yy;
    const double o3_z = 0.333 + 0.316 * c2;

    /* link 4: axes E and origin o in the base frame */
    const double E4_xx = E3_xx * c4 + minus_E2_xy * s4;
    const double E4_xy = minus_E2_xy * c4 - E3_xx * s4;
    const double E4_yx = E3_yx * c4 + minus_E2_yy * s4;
    const double E4_yy = minus_E2_yy * c4 - E3_yx * s4;
    const double E4_yz = E2_yx * s3 - c1 * c3;
    const double E4_zx = c2 * s4 - minus_E3_zx * c4;
    const double E4_zy = minus_E3_zx * s4 + c2 * c4;
    const double o4_x = o3_x + 0.0825 * E3_xx;
    const double o4_y = o3_y + 0.0825 * E3_yx;
    const double o4_z = o3_z - 0.0825 * minus_E3_zx;

    /* link 5: axes E and origin o in the base frame */
    const double E5_xx = E4_xx * c5 - minus_E3_xy * s5;
    const double minus_E5_xy = E4_xx * s5 + minus_E3_xy * c5;
    const double E5_yx = E4_yx * c5 - E4_yz * s5;
    const double minus_E5_yy = E4_yx * s5 + E4_yz * c5;
    const double E5_zx = E4_zx * c5 + E3_zy * s5;
    const double o5_x = o4_x + (0.384 * E4_xy - 0.0825 * E4_xx);
    const double o5_y = o4_y + (0.384 * E4_yy - 0.0825 * E4_yx);
    const double o5_z = o4_z + (0.384 * E4_zy - 0.0825 * E4_zx);

    /* link 6: axes E and origin o in the base frame */
    const double E6_xx = E5_xx * c6 + E4_xy * s6;
    const double E6_yx = E5_yx * c6 + E4_yy * s6;
    const double E6_zx = E5_zx * c6 + E4_zy * s6;
    const double E6_zz = E4_zx * s5 - E3_zy * c5;

    /* link 7: axes E and origin o in the base frame */
    const double E7_xx = E6_xx * c7 + minus_E5_xy * s7;
    const double E7_xy = minus_E5_xy * c7 - E6_xx * s7;
    const double E7_xz = E5_xx * s6 - E4_xy * c6;
    const double E7_yx = E6_yx * c7 + minus_E5_yy * s7;
    const double E7_yy = minus_E5_yy * c7 - E6_yx * s7;
    const double E7_yz = E5_yx * s6 - E4_yy * c6;
    const double E7_zx = E6_zx * c7 + E6_zz * s7;
    const double E7_zy = E6_zz * c7 - E6_zx * s7;
    const double E7_zz = E5_zx * s6 - E4_zy * c6;
    const double o7_x = o5_x + 0.088 * E6_xx;
    const double o7_y = o5_y + 0.088 * E6_yx;
    const double o7_z = o5_z + 0.088 * E6_zx;

    X[0][0][0] = E7_xx;
    X[0][0][1] = E7_xy;
    X[0][0][2] = E7_xz;
    X[0][0][3] = o7_x + 0.107 * E7_xz;
    X[0][1][0] = E7_yx;
    X[0][1][1] = E7_yy;
    X[0][1][2] = E7_yz;
    X[0][1][3] = o7_y + 0.107 * E7_yz;
    X[0][2][0] = E7_zx;
    X[0][2][1] = E7_zy;
    X[0][2][2] = E7_zz;
    X[0][2][3] = o7_z + 0.107 * E7_zz;
    X[0][3][0] = 0.0;
    X[0][3][1] = 0.0;
    X[0][3][2] = 0.0;
    X[0][3][3] = 1.0;
}

/* The body Jacobian of each tip: its twist in its own frame is J qd. */
void panda_jacobian(const double q[7], double J[1][6][7])
{
    /* sines and cosines of the joint angles */
    double s2, c2, s3, c3, s4, c4, s5, c5, s6, c6, s7, c7;
    symdyn_sincos(q[1], &s2, &c2);
    symdyn_sincos(q[2], &s3, &c3);
    symdyn_sincos(q[3], &s4, &c4);
    symdyn_sincos(q[4], &s5, &c5);
    symdyn_sincos(q[5], &s6, &c6);
    symdyn_sincos(q[6], &s7, &c7);

    /* tip 1: axes E and origin o seen from link 5 */
    const double E5t1_xx = c6 * c7;
    const double minus_E5t1_xy = c6 * s7;
    const double E5t1_zx = s6 * c7;
    const double minus_E5t1_zy = s6 * s7;
    const double o5t1_x = 0.088 * c6 + 0.107 * s6;
    const double o5t1_z = 0.088 * s6 - 0.107 * c6;

    /* tip 1: axes E and origin o seen from link 4 */
    const double E4t1_xx = c5 * E5t1_xx + s5 * s7;
    const double E4t1_xy = s5 * c7 - c5 * minus_E5t1_xy;
    const double E4t1_xz = c5 * s6;
    const double E4t1_zx = c5 * s7 - s5 * E5t1_xx;
    const double E4t1_zy = s5 * minus_E5t1_xy + c5 * c7;
    const double minus_E4t1_zz = s5 * s6;
    const double minus_o4t1_z = s5 * o5t1_x;
    const double o4t1_x = c5 * o5t1_x - 0.0825;
    const double o4t1_y = o5t1_z + 0.384;

    /* tip 1: axes E and origin o seen from link 3 */
    const double E3t1_xx = c4 * E4t1_xx - s4 * E5t1_zx;
    const double E3t1_xy = c4 * E4t1_xy + s4 * minus_E5t1_zy;
    const double E3t1_xz = c4 * E4t1_xz + s4 * c6;
    const double E3t1_zx = s4 * E4t1_xx + c4 * E5t1_zx;
    const double E3t1_zy = s4 * E4t1_xy - c4 * minus_E5t1_zy;
    const double E3t1_zz = s4 * E4t1_xz - c4 * c6;
    const double o3t1_z = s4 * o4t1_x + c4 * o4t1_y;
    const double o3t1_x = c4 * o4t1_x - s4 * o4t1_y + 0.0825;

    /* tip 1: axes E and origin o seen from link 2 */
    const double E2t1_xx = c3 * E3t1_xx + s3 * E4t1_zx;
    const double E2t1_xy = c3 * E3t1_xy + s3 * E4t1_zy;
    const double E2t1_xz = c3 * E3t1_xz - s3 * minus_E4t1_zz;
    const double E2t1_zx = s3 * E3t1_xx - c3 * E4t1_zx;
    const double E2t1_zy = s3 * E3t1_xy - c3 * E4t1_zy;
    const double E2t1_zz = s3 * E3t1_xz + c3 * minus_E4t1_zz;
    const double o2t1_x = c3 * o3t1_x - s3 * minus_o4t1_z;
    const double o2t1_z = s3 * o3t1_x + c3 * minus_o4t1_z;
    const double minus_o2t1_y = o3t1_z + 0.316;

    /* tip 1: axes E and origin o seen from link 1 */
    const double E1t1_xx = c2 * E2t1_xx + s2 * E3t1_zx;
    const double E1t1_xy = c2 * E2t1_xy + s2 * E3t1_zy;
    const double E1t1_xz = c2 * E2t1_xz + s2 * E3t1_zz;
    const double E1t1_zx = c2 * E3t1_zx - s2 * E2t1_xx;
    const double minus_E1t1_zy = s2 * E2t1_xy - c2 * E3t1_zy;
    const double minus_E1t1_zz = s2 * E2t1_xz - c2 * E3t1_zz;
    const double o1t1_x = c2 * o2t1_x + s2 * minus_o2t1_y;

    J[0][0][0] = E1t1_zx;
    J[0][0][1] = E2t1_zx;
    J[0][0][2] = E3t1_zx;
    J[0][0][3] = E4t1_zx;
    J[0][0][4] = E5t1_zx;
    J[0][0][5] = s7;
    J[0][0][6] = 0.0;
    J[0][1][0] = -minus_E1t1_zy;
    J[0][1][1] = E2t1_zy;
    J[0][1][2] = E3t1_zy;
    J[0][1][3] = E4t1_zy;
    J[0][1][4] = -minus_E5t1_zy;
    J[0][1][5] = c7;
    J[0][1][6] = 0.0;
    J[0][2][0] = -minus_E1t1_zz;
    J[0][2][1] = E2t1_zz;
    J[0][2][2] = E3t1_zz;
    J[0][2][3] = -minus_E4t1_zz;
    J[0][2][4] = -c6;
    J[0][2][5] = 0.0;
    J[0][2][6] = 1.0;
    J[0][3][0] = E2t1_zx * o1t1_x - E1t1_xx * o2t1_z;
    J[0][3][1] = E2t1_xx * minus_o2t1_y - E3t1_zx * o2t1_x;
    J[0][3][2] = -(E4t1_zx * o3t1_x + E3t1_xx * minus_o4t1_z);
    J[0][3][3] = E5t1_zx * o4t1_x - E4t1_xx * o4t1_y;
    J[0][3][4] = -s7 * o5t1_x;
    J[0][3][5] = 0.107 * c7;
    J[0][3][6] = 0.0;
    J[0][4][0] = E2t1_zy * o1t1_x - E1t1_xy * o2t1_z;
    J[0][4][1] = E2t1_xy * minus_o2t1_y - E3t1_zy * o2t1_x;
    J[0][4][2] = -(E3t1_xy * minus_o4t1_z + E4t1_zy * o3t1_x);
    J[0][4][3] = -(E4t1_xy * o4t1_y + minus_E5t1_zy * o4t1_x);
    J[0][4][4] = -c7 * o5t1_x;
    J[0][4][5] = -0.107 * s7;
    J[0][4][6] = 0.0;
    J[0][5][0] = E2t1_zz * o1t1_x - E1t1_xz * o2t1_z;
    J[0][5][1] = E2t1_xz * minus_o2t1_y - E3t1_zz * o2t1_x;
    J[0][5][2] = minus_E4t1_zz * o3t1_x - E3t1_xz * minus_o4t1_z;
    J[0][5][3] = -(E4t1_xz * o4t1_y + c6 * o4t1_x);
    J[0][5][4] = 0.0;
    J[0][5][5] = -0.088;
    J[0][5][6] = 0.0;
}

/* Derivatives of inverse dynamics in q and qd; in qdd it is the mass matrix. */
void panda_inverse_dynamics_derivatives(const double q[7],
                                        const double qd[7],
                                        const double qdd[7],
                                        double dtau_dq[7][7],
                                        double dtau_dqd[7][7])
{
    /* sines and cosines of the joint angles */
    double s2, c2, s3, c3, s4, c4, s5, c5, s6, c6, s7, c7;
    symdyn_sincos(q[1], &s2, &c2);
    symdyn_sincos(q[2], &s3, &c3);
    symdyn_sincos(q[3], &s4, &c4);
    symdyn_sincos(q[4], &s5, &c5);
    symdyn_sincos(q[5], &s6, &c6);
    symdyn_sincos(q[6], &s7, &c7);

    /* all beyond joint 7: moments of mass h and Q about it */
    const double h7_x = 0.007735484874 * c7 + 0.0031274395439999996 * s7;
    const double h7_y = 0.007735484874 * s7 - 0.0031274395439999996 * c7;
    const double t1 = 0.000790217436631504 * c7 - 0.00242094377852123 * s7;
    const double t2 = s7 * t1;
    const double Q7_xx = 0.0012443540944198604 - t2;
    const double Q7_yy = t2 + 0.0036652978729410906;
    const double Q7_xy = c7 * t1 - 0.000395108718315752;
    const double Q7_xz = 0.001672482661783778 * c7 - 0.000548359106408232 * s7;
    const double Q7_yz = 0.001672482661783778 * s7 + 0.000548359106408232 * c7;

    /* all beyond joint 6: moments of mass h and Q about it */
    const double t3 = h7_x + 0.064725936;
    const double t4 = t3 + 0.10024161669500001;
    const double t5 = Q7_xx + 0.088 * (h7_x + t3) + 0.009940933002587556;
    const double t6 = Q7_xz + 0.003986923479791999 + 0.001524110902883315;
    const double t7 = Q7_xy + 0.088 * h7_y + 0.00010375891721868492;
    const double t8 = Q7_yz + 9.3569097314605e-05;
    const double Q6_zz = Q7_yy + 0.0006268331305193942;
    const double h6_x = c6 * t4 + 0.068832705569 * s6;
    const double h6_y = s6 * t4 - 0.068832705569 * c6;
    const double t9 = s6 * (t5 - 0.013508337745659894) - c6 * (2.0 * t6);
    const double t10 = s6 * t9;
    const double Q6_xx = t5 - t10;
    const double Q6_yy = 0.013508337745659894 + t10;
    const double Q6_xy = c6 * t9 + t6;
    const double Q6_xz = c6 * t7 + s6 * t8;
    const double Q6_yz = s6 * t7 - c6 * t8;

    /* all beyond joint 5: moments of mass h and Q about it */
    const double t11 = h6_x - 0.014653732538;
    const double t12 = 0.017527158935000002 - h7_y + 0.05034347249;
    const double h5_z = h6_y - 0.047121686402;
    const double t13 = Q6_xx + 0.0014511560650267152;
    const double t14 = 0.0015152444733270301 - Q6_xz;
    const double t15 = Q6_xy + 0.004600245517563105;
    const double t16 = Q6_zz + 0.009418354697801848;
    const double t17 = Q6_yz + 0.0021640520520981297;
    const double Q5_zz = Q6_yy + 0.030009216260233673;
    const double h5_x = c5 * t11 - s5 * t12;
    const double h5_y = s5 * t11 + c5 * t12;
    const double t18 = s5 * (t13 - t16) + c5 * (2.0 * t14);
    const double t19 = s5 * t18;
    const double Q5_xx = t13 - t19;
    const double Q5_yy = t16 + t19;
    const double Q5_xy = c5 * t18 - t14;
    const double Q5_xz = c5 * t15 + s5 * t17;
    const double Q5_yz = s5 * t15 - c5 * t17;

    /* joint 5 from joint 4: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z */
    const double t20 = h5_x - 0.29931189750000003;
    const double t21 = h5_z + 1.3931608320000002;
    const double K5at4_z = Q5_yz + 0.384 * h5_y;

    /* all beyond joint 4: moments of mass h and Q about it */
    const double t22 = t20 - 0.19076837715;
    const double t23 = t21 + 0.374644408005;
    const double t24 = Q5_xx - 0.0825 * (h5_x + t20) + 0.02115415461306551;
    const double t25 = Q5_xz + (0.384 * t20 - 0.0825 * h5_z) - 0.02771584317362585;
    const double t26 = 0.0825 * h5_y - Q5_xy - 0.0039053550262761003;
    const double t27 = Q5_zz + 0.384 * (h5_z + t21) + 0.0564319944394741;
    const double t28 = 0.0016444875773692705 - K5at4_z;
    const double Q4_zz = Q5_yy + 0.011245275811385819;
    const double h4_x = c4 * t22 - s4 * t23;
    const double h4_y = s4 * t22 + c4 * t23;
    const double t29 = s4 * (t24 - t27) + c4 * (2.0 * t25);
    const double t30 = s4 * t29;
    const double Q4_xx = t24 - t30;
    const double Q4_yy = t27 + t30;
    const double Q4_xy = c4 * t29 - t25;
    const double Q4_xz = c4 * t26 - s4 * t28;
    const double Q4_yz = s4 * t26 + c4 * t28;

    /* all beyond joint 3: moments of mass h and Q about it */
    const double t31 = h5_y - 0.09850206933;
    const double t32 = h4_x + 0.595313235;
    const double t33 = t32 + 0.088844724872;
    const double t34 = t31 + 0.126729164208;
    const double t35 = Q4_xx + 0.0825 * (h4_x + t32) + 0.0073163291390276886;
    const double t36 = 0.0825 * t31 - Q4_xz + 0.008248333140675744;
    const double t37 = Q4_xy + 0.0825 * h4_y + 0.005487648106562255;
    const double t38 = Q4_zz + 0.010932873153492409;
    const double t39 = 0.0043772571218395825 - Q4_yz;
    const double Q3_zz = Q4_yy + 0.045562052860578406;
    const double h3_x = c3 * t33 - s3 * t34;
    const double h3_y = s3 * t33 + c3 * t34;
    const double t40 = s3 * (t35 - t38) + c3 * (2.0 * t36);
    const double t41 = s3 * t40;
    const double Q3_xx = t35 - t41;
    const double Q3_yy = t38 + t41;
    const double Q3_xy = c3 * t40 - t36;
    const double Q3_xz = c3 * t37 - s3 * t39;
    const double Q3_yz = s3 * t37 + c3 * t39;

    /* joint 3 from joint 2: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z */
    const double t42 = 0.214708623208 - h4_y;
    const double t43 = t42 - 3.3004689519999997;
    const double minus_K3at2_x = Q3_xz + 0.316 * h3_x;
    const double minus_K3at2_z = Q3_yz + 0.316 * h3_y;

    /* all beyond joint 2: moments of mass h and Q about it */
    const double t44 = Q3_xx + 0.023077882494931805;
    const double t45 = 0.00398335888393552 - minus_K3at2_x;
    const double t46 = Q3_xy - 0.01026110182100817;
    const double t47 = Q3_zz - 0.316 * (t42 + t43) + 0.0034571094067583977;
    const double t48 = minus_K3at2_z + 0.0007689361029464;
    const double h2_y = s2 * (h3_x - 0.002031994566) + c2 * (t43 - 0.018579714719999998);
    const double t49 = s2 * (t44 - t47) + c2 * (2.0 * t45);
    const double t50 = s2 * t49;
    const double Q2_xx = t44 - t50;
    const double Q2_yy = t47 + t50;
    const double Q2_xy = c2 * t49 - t45;
    const double Q2_xz = c2 * t46 + s2 * t48;
    const double Q2_yz = s2 * t46 - c2 * t48;

    /* all beyond joint 7: block B and momentum P, both doubled, seen from it */
    const double t51 = qd[6] * Q7_yz;
    const double t52 = qd[6] * Q7_xz;
    const double t53 = qd[6] * h7_y;
    const double t54 = qd[6] * h7_x;
    const double t55 = 2.0 * qd[6];
    const double B7_xx = t55 * Q7_xy;
    const double B7_xy = t55 * Q7_yy;
    const double minus_B7_yx = t55 * Q7_xx;
    const double B7_xz = 2.0 * t51;
    const double minus_B7_yz = 2.0 * t52;
    const double minus_P7_x = 2.0 * t53;
    const double P7_y = 2.0 * t54;

    /* all beyond joint 6: block B and momentum P, both doubled, seen from it */
    const double t56 = 0.176 * t53;
    const double t57 = minus_B7_yx + 0.176 * t54;
    const double minus_B6_zz = B7_xx + t56;
    const double t58 = s6 * minus_B6_zz - c6 * B7_xz;
    const double t59 = s6 * t58;
    const double t60 = c6 * t58;
    const double minus_B6_zx = c6 * t57 + s6 * minus_B7_yz;
    const double B6_zy = c6 * minus_B7_yz - s6 * t57;
    const double t61 = qd[5] * Q6_yz;
    const double t62 = qd[5] * Q6_xz;
    const double t63 = qd[5] * h6_y;
    const double t64 = qd[5] * h6_x;
    const double t65 = c6 * B7_xy + t61;
    const double t66 = s6 * B7_xy - t62;
    const double t67 = c6 * minus_P7_x + t63;
    const double t68 = t64 - s6 * minus_P7_x;
    const double t69 = 2.0 * qd[5];
    const double t70 = t69 * Q6_xy;
    const double B6_xx = B7_xx - t59 + t70;
    const double B6_xy = t60 + t69 * Q6_yy;
    const double B6_yx = t60 + B7_xz - t69 * Q6_xx;
    const double B6_yy = t59 - t56 - t70;
    const double B6_xz = t65 + t61;
    const double B6_yz = t66 - t62;
    const double minus_P6_x = t67 + t63;
    const double P6_y = t68 + t64;

    /* all beyond joint 5: block B and momentum P, both doubled, seen from it */
    const double t71 = s5 * (B6_xx + minus_B6_zz) - c5 * (B6_xz - minus_B6_zx);
    const double t72 = s5 * t71;
    const double t73 = c5 * t71;
    const double B5_zx = c5 * B6_yx + s5 * B6_yz;
    const double B5_zy = s5 * B6_yx - c5 * B6_yz;
    const double t74 = qd[4] * Q5_yz;
    const double t75 = qd[4] * Q5_xz;
    const double t76 = qd[4] * h5_y;
    const double t77 = qd[4] * h5_x;
    const double t78 = c5 * B6_xy + s5 * B6_zy + t74;
    const double t79 = s5 * B6_xy - c5 * B6_zy - t75;
    const double t80 = s5 * P7_y - c5 * minus_P6_x - t76;
    const double t81 = t77 - (s5 * minus_P6_x + c5 * P7_y);
    const double t82 = 2.0 * qd[4];
    const double t83 = t82 * Q5_xy;
    const double B5_xx = B6_xx - t72 + t83;
    const double B5_xy = t73 - minus_B6_zx + t82 * Q5_yy;
    const double B5_yx = t73 + B6_xz - t82 * Q5_xx;
    const double B5_yy = t72 - minus_B6_zz - t83;
    const double B5_xz = t78 + t74;
    const double B5_yz = t79 - t75;
    const double P5_x = t80 - t76;
    const double P5_y = t81 + t77;

    /* all beyond joint 4: block B and momentum P, both doubled, seen from it */
    const double t84 = 0.384 * P6_y;
    const double t85 = 0.0825 * P5_x;
    const double t86 = 0.0825 * P5_y;
    const double t87 = B5_xx + t84;
    const double t88 = B5_xz - 0.384 * P5_x;
    const double t89 = B5_zx + 0.0825 * P6_y;
    const double t90 = B6_yy - t85;
    const double t91 = B5_yx + t86;
    const double t92 = 0.384 * P5_y - B5_yz;
    const double B4_zz = B5_yy + (t84 - t85);
    const double t93 = s4 * (t87 - t90) + c4 * (t88 + t89);
    const double t94 = s4 * t93;
    const double t95 = c4 * t93;
    const double minus_B4_zx = c4 * t91 + s4 * t92;
    const double B4_zy = c4 * t92 - s4 * t91;
    const double t96 = qd[3] * Q4_yz;
    const double t97 = qd[3] * Q4_xz;
    const double t98 = qd[3] * h4_y;
    const double t99 = qd[3] * h4_x;
    const double t100 = s4 * B5_zy - c4 * B5_xy + t96;
    const double t101 = t97 + (s4 * B5_xy + c4 * B5_zy);
    const double t102 = c4 * P5_x - s4 * P6_y - t98;
    const double t103 = s4 * P5_x + c4 * P6_y + t99;
    const double t104 = 2.0 * qd[3];
    const double t105 = t104 * Q4_xy;
    const double B4_xx = t87 - t94 + t105;
    const double B4_xy = t95 - t89 + t104 * Q4_yy;
    const double B4_yx = t95 - t88 - t104 * Q4_xx;
    const double B4_yy = t90 + t94 - t105;
    const double B4_xz = t100 + t96;
    const double minus_B4_yz = t101 + t97;
    const double P4_x = t102 - t98;
    const double P4_y = t103 + t99;

    /* all beyond joint 3: block B and momentum P, both doubled, seen from it */
    const double t106 = 0.0825 * P4_x;
    const double t107 = minus_B4_zx - t86;
    const double t108 = B4_zz + t106;
    const double t109 = B4_yx - 0.0825 * P4_y;
    const double B3_zz = B4_yy + t106;
    const double t110 = s3 * (B4_xx - t108) + c3 * (t107 - B4_xz);
    const double t111 = s3 * t110;
    const double t112 = c3 * t110;
    const double B3_zx = c3 * t109 - s3 * minus_B4_yz;
    const double B3_zy = s3 * t109 + c3 * minus_B4_yz;
    const double t113 = qd[2] * Q3_yz;
    const double t114 = qd[2] * Q3_xz;
    const double t115 = qd[2] * h3_y;
    const double t116 = qd[2] * h3_x;
    const double t117 = c3 * B4_xy + s3 * B4_zy + t113;
    const double t118 = s3 * B4_xy - c3 * B4_zy - t114;
    const double t119 = c3 * P4_x - s3 * P5_y - t115;
    const double t120 = s3 * P4_x + c3 * P5_y + t116;
    const double t121 = 2.0 * qd[2];
    const double t122 = t121 * Q3_xy;
    const double B3_xx = B4_xx - t111 + t122;
    const double B3_xy = t112 - t107 + t121 * Q3_yy;
    const double B3_yx = t112 + B4_xz - t121 * Q3_xx;
    const double B3_yy = t108 + t111 - t122;
    const double B3_xz = t117 + t113;
    const double B3_yz = t118 - t114;
    const double P3_x = t119 - t115;
    const double P3_y = t120 + t116;

    /* all beyond joint 2: block B and momentum P, both doubled, seen from it */
    const double t123 = 0.316 * P4_y;
    const double t124 = 0.316 * P3_x - B3_xz;
    const double t125 = 0.316 * P3_y - B3_yz;
    const double B2_zz = B3_yy + t123;
    const double t126 = s2 * (B3_xx + t123 - B3_zz) + c2 * (t124 - B3_zx);
    const double t127 = c2 * t126;
    const double B2_zx = c2 * B3_yx - s2 * t125;
    const double B2_zy = s2 * B3_yx + c2 * t125;
    const double t128 = qd[1] * Q2_xz;
    const double t129 = 2.0 * qd[1];
    const double B2_xy = t127 + B3_zx + t129 * Q2_yy;
    const double B2_yx = t127 - t124 - t129 * Q2_xx;
    const double B2_yy = B3_zz + s2 * t126 - t129 * Q2_xy;
    const double B2_yz = s2 * B3_xy - c2 * B3_zy - t128 - t128;

    /* link 1: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double minus_U1_xx = qd[0] * qd[0];

    /* link 2: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];
    const double minus_a2_x = 9.81 * s2;
    const double minus_a2_y = 9.81 * c2;
    const double t130 = minus_w2_x * minus_w2_x;
    const double t131 = minus_w2_y * minus_w2_y;
    const double t132 = minus_w2_x * minus_w2_y;
    const double minus_U2_zz = t130 + t131;
    const double t133 = qd[1] * minus_w2_y;
    const double t134 = qd[1] * minus_w2_x;
    const double minus_alpha2_x = s2 * qdd[0] + t133;
    const double alpha2_y = t134 - c2 * qdd[0];
    const double t135 = qd[1] * qd[1];
    const double minus_U2_xx = t131 + t135;
    const double U2_xy = t132 - qdd[1];
    const double U2_xz = alpha2_y - t134;
    const double U2_yx = t132 + qdd[1];
    const double minus_U2_yy = t130 + t135;
    const double U2_yz = minus_alpha2_x - t133;
    const double minus_U2_zy = t133 + minus_alpha2_x;

    /* link 3: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double t136 = 2.0 * minus_w2_x;
    const double t137 = 2.0 * minus_w2_y;
    const double t138 = 0.632 * qd[1];
    const double t139 = 0.632 * minus_w2_x;
    const double t140 = 0.316 * minus_U2_zy;
    const double t141 = minus_a2_x + 0.316 * U2_xy;
    const double a3_z = minus_a2_y - 0.316 * minus_U2_yy;
    const double t142 = alpha2_y + t134;
    const double w3_x = s3 * qd[1] - c3 * minus_w2_x;
    const double w3_y = s3 * minus_w2_x + c3 * qd[1];
    const double v2_3_x = c3 * t138 + s3 * t139;
    const double v2_3_y = c3 * t139 - s3 * t138;
    const double a3_x = s3 * t140 - c3 * t141;
    const double a3_y = s3 * t141 + c3 * t140;
    const double t143 = w3_x * w3_x;
    const double t144 = w3_y * w3_y;
    const double t145 = w3_x * w3_y;
    const double minus_U3_zz = t143 + t144;
    const double w3_z = minus_w2_y + qd[2];
    const double alpha3_x = s3 * qdd[1] - c3 * minus_alpha2_x + qd[2] * w3_y;
    const double alpha3_y = s3 * minus_alpha2_x + c3 * qdd[1] - qd[2] * w3_x;
    const double alpha3_z = qdd[2] - alpha2_y;
    const double t146 = w3_z * w3_z;
    const double t147 = w3_x * w3_z;
    const double t148 = w3_y * w3_z;
    const double minus_U3_xx = t144 + t146;
    const double U3_xz = t147 + alpha3_y;
    const double U3_yx = t145 + alpha3_z;
    const double minus_U3_yy = t143 + t146;
    const double U3_yz = t148 - alpha3_x;
    const double U3_zx = t147 - alpha3_y;
    const double U3_zy = t148 + alpha3_x;

    /* link 4: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double t149 = 2.0 * w3_x;
    const double t150 = 2.0 * w3_y;
    const double t151 = 2.0 * w3_z;
    const double t152 = 0.165 * w3_y;
    const double minus_v2_4_z = v2_3_y + 0.165 * w3_z;
    const double t153 = a3_x - 0.0825 * minus_U3_xx;
    const double minus_a4_z = a3_y + 0.0825 * U3_yx;
    const double t154 = a3_z + 0.0825 * U3_zx;
    const double w4_x = c4 * w3_x + s4 * w3_z;
    const double w4_y = c4 * w3_z - s4 * w3_x;
    const double v2_4_x = c4 * v2_3_x - s4 * t152;
    const double minus_v2_4_y = s4 * v2_3_x + c4 * t152;
    const double a4_x = c4 * t153 + s4 * t154;
    const double a4_y = c4 * t154 - s4 * t153;
    const double t155 = w4_x * w4_x;
    const double t156 = w4_y * w4_y;
    const double t157 = w4_x * w4_y;
    const double minus_U4_zz = t155 + t156;
    const double w4_z = qd[3] - w3_y;
    const double alpha4_x = c4 * alpha3_x + s4 * alpha3_z + qd[3] * w4_y;
    const double alpha4_y = c4 * alpha3_z - s4 * alpha3_x - qd[3] * w4_x;
    const double alpha4_z = qdd[3] - alpha3_y;
    const double t158 = w4_z * w4_z;
    const double t159 = w4_x * w4_z;
    const double t160 = w4_y * w4_z;
    const double minus_U4_xx = t156 + t158;
    const double U4_xy = t157 - alpha4_z;
    const double U4_xz = t159 + alpha4_y;
    const double U4_yx = t157 + alpha4_z;
    const double minus_U4_yy = t155 + t158;
    const double U4_yz = t160 - alpha4_x;
    const double U4_zx = t159 - alpha4_y;
    const double U4_zy = t160 + alpha4_x;

    /* link 5: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double t161 = 2.0 * w4_x;
    const double t162 = 2.0 * w4_y;
    const double t163 = v2_4_x - 0.768 * w4_z;
    const double minus_v2_5_z = minus_v2_4_y + 0.165 * w4_z;
    const double t164 = minus_v2_4_z - (0.768 * w4_x + 0.165 * w4_y);
    const double t165 = a4_x + (0.0825 * minus_U4_xx + 0.384 * U4_xy);
    const double a5_z = a4_y - (0.0825 * U4_yx + 0.384 * minus_U4_yy);
    const double t166 = minus_a4_z - (0.384 * U4_zy - 0.0825 * U4_zx);
    const double w5_x = c5 * w4_x - s5 * w4_z;
    const double minus_w5_y = c5 * w4_z + s5 * w4_x;
    const double t167 = 2.0 * w4_z;
    const double v2_5_x = c5 * t163 + s5 * t164;
    const double v2_5_y = c5 * t164 - s5 * t163;
    const double a5_x = c5 * t165 + s5 * t166;
    const double a5_y = c5 * t166 - s5 * t165;
    const double t168 = w5_x * w5_x;
    const double t169 = minus_w5_y * minus_w5_y;
    const double minus_U5_zz = t168 + t169;
    const double w5_z = w4_y + qd[4];
    const double alpha5_x = c5 * alpha4_x - s5 * alpha4_z - qd[4] * minus_w5_y;
    const double minus_alpha5_y = c5 * alpha4_z + s5 * alpha4_x + qd[4] * w5_x;
    const double alpha5_z = alpha4_y + qdd[4];
    const double t170 = w5_z * w5_z;
    const double t171 = w5_x * w5_z;
    const double t172 = minus_w5_y * w5_z;
    const double U5_xz = t171 - minus_alpha5_y;
    const double minus_U5_yy = t168 + t170;
    const double minus_U5_yz = t172 + alpha5_x;

    /* link 6: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double t173 = 2.0 * w5_x;
    const double t174 = 2.0 * minus_w5_y;
    const double t175 = 2.0 * w5_z;
    const double t176 = w5_x * minus_w5_y;
    const double t177 = t170 + t169;
    const double t178 = t171 + minus_alpha5_y;
    const double t179 = t176 - alpha5_z;
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double v2_6_x = c6 * v2_5_x - s6 * minus_v2_5_z;
    const double minus_v2_6_y = s6 * v2_5_x + c6 * minus_v2_5_z;
    const double a6_x = c6 * a5_x + s6 * a5_z;
    const double a6_y = c6 * a5_z - s6 * a5_x;
    const double t180 = w6_x * w6_x;
    const double t181 = w6_y * w6_y;
    const double t182 = w6_x * w6_y;
    const double minus_U6_zz = t180 + t181;
    const double w6_z = minus_w5_y + qd[5];
    const double alpha6_x = c6 * alpha5_x + s6 * alpha5_z + qd[5] * w6_y;
    const double alpha6_y = c6 * alpha5_z - s6 * alpha5_x - qd[5] * w6_x;
    const double alpha6_z = minus_alpha5_y + qdd[5];
    const double t183 = w6_z * w6_z;
    const double t184 = w6_x * w6_z;
    const double t185 = w6_y * w6_z;
    const double minus_U6_xx = t181 + t183;
    const double U6_xz = t184 + alpha6_y;
    const double U6_yx = t182 + alpha6_z;
    const double minus_U6_yy = t180 + t183;
    const double U6_yz = t185 - alpha6_x;
    const double U6_zx = t184 - alpha6_y;

    /* link 7: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double t186 = 2.0 * w6_x;
    const double t187 = 2.0 * w6_y;
    const double t188 = 2.0 * w6_z;
    const double v2_7_z = minus_v2_6_y - 0.176 * w6_z;
    const double minus_a7_z = a6_y + 0.088 * U6_yx;

    /* joint 7 from joint 7: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z */
    const double K7at7_z = Q7_xx + Q7_yy;

    /* all beyond joint 7: moment N and force F it needs on a seat at rest */
    const double N7_z = qdd[6] * K7at7_z;
    const double N7_x = qd[6] * t51 - qdd[6] * Q7_xz;
    const double minus_N7_y = qd[6] * t52 + qdd[6] * Q7_yz;
    const double minus_F7_x = qdd[6] * h7_y + qd[6] * t54;
    const double F7_y = qdd[6] * h7_x - qd[6] * t53;

    /* joint 6 from joint 6: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double t189 = N7_z + 0.088 * F7_y;
    const double K6at6_z = Q6_xx + Q6_yy;

    /* all beyond joint 6: moment N and force F it needs on a seat at rest */
    const double N6_x = c6 * N7_x + s6 * t189 + qd[5] * t65 - qdd[5] * Q6_xz;
    const double N6_y = s6 * N7_x - c6 * t189 + qd[5] * t66 - qdd[5] * Q6_yz;
    const double N6_z = qdd[5] * K6at6_z - (minus_N7_y + qd[5] * minus_B6_zz);
    const double minus_F6_x = c6 * minus_F7_x + qd[5] * t68 + qdd[5] * h6_y;
    const double F6_y = qdd[5] * h6_x - (s6 * minus_F7_x + qd[5] * t67);

    /* joint 5 from joint 5: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z */
    const double K5at5_z = Q5_xx + Q5_yy;

    /* all beyond joint 5: moment N and force F it needs on a seat at rest */
    const double N5_x = c5 * N6_x + s5 * N6_z + qd[4] * t78 - qdd[4] * Q5_xz;
    const double N5_z = N6_y + qd[4] * B6_yy + qdd[4] * K5at5_z;
    const double F5_x = s5 * F7_y - c5 * minus_F6_x - qd[4] * t81 - qdd[4] * h5_y;
    const double F5_y = qd[4] * t80 - (s5 * minus_F6_x + c5 * F7_y) + qdd[4] * h5_x;

    /* joint 4 from joint 4: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z */
    const double t190 = qdd[4] * Q5_yz - (s5 * N6_x - c5 * N6_z + qd[4] * t79);
    const double t191 = 0.0825 * F5_y;
    const double t192 = N5_x - 0.384 * F5_y;
    const double t193 = N5_z - t191;
    const double K4at4_z = Q4_xx + Q4_yy;

    /* all beyond joint 4: moment N and force F it needs on a seat at rest */
    const double N4_x = c4 * t192 - s4 * t193 + qd[3] * t100 - qdd[3] * Q4_xz;
    const double N4_y = s4 * t192 + c4 * t193 - qd[3] * t101 - qdd[3] * Q4_yz;
    const double t194 = t190 - (0.0825 * F6_y + 0.384 * F5_x) + qd[3] * B4_zz;
    const double t195 = qdd[3] * K4at4_z;
    const double N4_z = t194 + t195;
    const double F4_x = c4 * F5_x - s4 * F6_y - qd[3] * t103 - qdd[3] * h4_y;
    const double F4_y = s4 * F5_x + c4 * F6_y + qd[3] * t102 + qdd[3] * h4_x;

    /* joint 3 from joint 3: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z */
    const double t196 = N4_z + 0.0825 * F4_y;
    const double K3at3_z = Q3_xx + Q3_yy;

    /* all beyond joint 3: moment N and force F it needs on a seat at rest */
    const double N3_x = c3 * N4_x + s3 * t196 + qd[2] * t117 - qdd[2] * Q3_xz;
    const double N3_z = N4_y + t191 + qd[2] * B3_zz + qdd[2] * K3at3_z;
    const double F3_x = c3 * F4_x - s3 * F5_y - qd[2] * t120 - qdd[2] * h3_y;
    const double F3_y = s3 * F4_x + c3 * F5_y + qd[2] * t119 + qdd[2] * h3_x;

    /* all beyond joint 2: moment N and force F it needs on a seat at rest */
    const double t197 = qd[1] * (c2 * B3_xy + s2 * B3_zy + qd[1] * Q2_yz);
    const double t198 = c2 * (N3_x - 0.316 * F3_y) + s2 * N3_z;
    const double N2_x = t198 + t197 - qdd[1] * Q2_xz;

    /* joint 7 from joint 7: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z */
    const double t199 = v2_3_x * w3_x + v2_3_y * w3_y;
    const double t200 = minus_v2_4_y * w4_y - v2_4_x * w4_x;
    const double t201 = a4_y - minus_v2_4_z * w4_x;
    const double t202 = a4_x + minus_v2_4_z * w4_y;
    const double t203 = v2_5_x * w5_x - v2_5_y * minus_w5_y;
    const double t204 = a5_y - minus_v2_5_z * w5_x;
    const double t205 = 2.0 * Q7_xy;
    const double t206 = Q7_xx - Q7_yy;
    const double t207 = B7_xy - minus_B7_yx;
    const double t208 = 2.0 * B7_xx;
    const double t209 = U6_zx * Q7_yz - U6_yx * t206 - U6_yz * t205;
    const double t210 = (minus_U6_zz - minus_U6_yy) * Q7_xz;
    const double t211 = U6_xz * Q7_xz;
    const double t212 = (minus_U6_yy - minus_U6_xx) * Q7_yz;
    const double t213 = t211 + U6_yz * t206 - U6_yx * t205;
    const double t214 = (alpha6_z - t182) * Q7_xz - (t185 + alpha6_x) * Q7_yz;
    const double t215 = U6_zx * t205 + U6_xz * t205;
    const double t216 = h7_x * (a6_x - 0.088 * minus_U6_xx);
    const double t217 = h7_y * (0.088 * U6_zx - a5_y);
    const double t218 = (minus_U6_xx - minus_U6_zz) * t206 - (t215 + t214);
    const double t219 = t217 + t216;
    const double E7at7_z = t218 - t219;
    const double t220 = t208 * w6_z - t207 * w6_x - minus_B7_yz * w6_y;
    const double t221 = t209 + t210 - h7_x * minus_a7_z;
    const double t222 = t208 * w6_x + t207 * w6_z - B7_xz * w6_y;
    const double t223 = t213 - t212 - h7_y * minus_a7_z;
    const double E7at7_x = t221 + t220 + minus_N7_y;
    const double E7at7_y = t223 + t222 + N7_x;
    const double G7at7_z = U6_yx * h7_y - U6_yz * h7_x + (w6_z * P7_y - w6_x * minus_P7_x);
    const double G7at7_x = U6_xz * h7_x + minus_U6_xx * h7_y - w6_y * minus_P7_x - F7_y;
    const double G7at7_y = w6_y * P7_y - (U6_zx * h7_y + minus_U6_zz * h7_x) - minus_F7_x;
    const double t224 = Q7_xy * t186;
    const double t225 = Q7_xy * t188;
    const double t226 = Q7_xz * t187;
    const double D7at7_x = t224 + Q7_yy * t188 - Q7_yz * t187 + B7_xz;
    const double D7at7_y = t226 - (Q7_xx * t186 + t225) - minus_B7_yz;
    const double minus_H7at7_x = P7_y - t187 * h7_x;
    const double H7at7_y = t187 * h7_y - minus_P7_x;
    const double minus_Z7at7_x = v2_7_z * h7_x + (t224 - Q7_xx * t188);
    const double minus_Z7at7_y = v2_7_z * h7_y + (Q7_yy * t186 - t225);

    /* joint 7 from joint 6: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z */
    const double minus_E7at6_y = E7at7_z + 0.088 * G7at7_y;
    const double E7at6_z = E7at7_y - 0.088 * G7at7_z;
    const double minus_H7at6_y = t188 * h7_y + t186 * h7_x;
    const double minus_D7at6_y = 0.088 * H7at7_y;
    const double D7at6_z = D7at7_y - 0.088 * minus_H7at6_y;
    const double minus_K7at6_y = K7at7_z + 0.088 * h7_x;
    const double t227 = v2_6_x * h7_x - (v2_5_y + 0.176 * w6_y) * h7_y;
    const double t228 = Q7_yz * t186 - Q7_xz * t188;
    const double Z7at6_y = t228 - t227;

    /* joint 7 from joint 5: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z */
    const double t229 = h7_x * (minus_v2_6_y * w6_y - v2_6_x * w6_x);
    const double t230 = h7_y * (a6_y - v2_5_y * w6_x);
    const double t231 = Q7_yz * minus_U6_zz - (t211 + minus_K7at6_y * U6_yz);
    const double t232 = t229 - t230;
    const double t233 = minus_K7at6_y * t186 - t226 + h7_y * minus_v2_6_y;
    const double G7at5_x = c6 * G7at7_x + s6 * G7at7_z;
    const double G7at5_z = s6 * G7at7_x - c6 * G7at7_z;
    const double E7at5_x = c6 * E7at7_x + s6 * minus_E7at6_y;
    const double E7at5_z = s6 * E7at7_x - c6 * minus_E7at6_y;
    const double minus_H7at5_x = c6 * minus_H7at7_x - s6 * minus_H7at6_y;
    const double minus_H7at5_z = c6 * minus_H7at6_y + s6 * minus_H7at7_x;
    const double D7at5_x = c6 * D7at7_x + s6 * minus_D7at6_y;
    const double D7at5_z = s6 * D7at7_x - c6 * minus_D7at6_y;
    const double minus_L7at5_x = c6 * h7_y;
    const double minus_L7at5_z = s6 * h7_y;
    const double K7at5_x = s6 * minus_K7at6_y - c6 * Q7_xz;
    const double minus_K7at5_z = s6 * Q7_xz + c6 * minus_K7at6_y;
    const double minus_Z7at5_x = c6 * minus_Z7at7_x + s6 * Z7at6_y;
    const double Z7at5_z = c6 * Z7at6_y - s6 * minus_Z7at7_x;

    /* joint 7 from joint 4: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z */
    const double t234 = K7at5_x * U5_xz - Q7_yz * minus_U5_yz;
    const double t235 = minus_K7at5_z * minus_U5_zz;
    const double t236 = h7_x * (a5_x - minus_v2_5_z * minus_w5_y) - minus_L7at5_x * t204;
    const double t237 = minus_L7at5_z * t203;
    const double t238 = minus_Z7at7_y * w5_x - minus_Z7at5_x * minus_w5_y;
    const double t239 = t234 + t235 + (t236 + t237);
    const double t240 = h7_x * v2_5_x - minus_L7at5_x * v2_5_y;
    const double t241 = K7at5_x * t174 + Q7_yz * t173;
    const double G7at4_x = c5 * G7at5_x + s5 * G7at7_y;
    const double G7at4_z = c5 * G7at7_y - s5 * G7at5_x;
    const double t242 = 0.0825 * G7at4_z;
    const double E7at4_x = c5 * E7at5_x + s5 * E7at6_z + 0.384 * G7at4_z;
    const double E7at4_y = E7at5_z + t242;
    const double t243 = 0.0825 * G7at5_z + 0.384 * G7at4_x;
    const double t244 = s5 * E7at5_x - c5 * E7at6_z;
    const double minus_E7at4_z = t244 + t243;
    const double H7at4_x = s5 * H7at7_y - c5 * minus_H7at5_x;
    const double H7at4_z = s5 * minus_H7at5_x + c5 * H7at7_y;
    const double t245 = 0.0825 * H7at4_z;
    const double D7at4_x = c5 * D7at5_x + s5 * D7at6_z + 0.384 * H7at4_z;
    const double D7at4_y = D7at5_z + t245;
    const double t246 = 0.384 * H7at4_x - 0.0825 * minus_H7at5_z;
    const double t247 = c5 * D7at6_z - s5 * D7at5_x;
    const double D7at4_z = t247 - t246;
    const double L7at4_x = s5 * h7_x - c5 * minus_L7at5_x;
    const double L7at4_z = c5 * h7_x + s5 * minus_L7at5_x;
    const double t248 = 0.0825 * L7at4_z;
    const double K7at4_x = c5 * K7at5_x - s5 * Q7_yz + 0.384 * L7at4_z;
    const double K7at4_y = t248 - minus_K7at5_z;
    const double t249 = 0.384 * L7at4_x - 0.0825 * minus_L7at5_z;
    const double t250 = s5 * K7at5_x + c5 * Q7_yz;
    const double minus_K7at4_z = t250 + t249;
    const double minus_Z7at4_x = c5 * minus_Z7at5_x + s5 * minus_Z7at7_y;
    const double Z7at4_z = s5 * minus_Z7at5_x - c5 * minus_Z7at7_y;

    /* joint 7 from joint 3: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z */
    const double t251 = K7at4_x * U4_xz + K7at4_y * U4_yz + minus_K7at4_z * minus_U4_zz;
    const double t252 = L7at4_x * t201 + minus_L7at5_z * t202 + L7at4_z * t200;
    const double t253 = minus_L7at5_z * v2_4_x - L7at4_x * minus_v2_4_y;
    const double t254 = K7at4_x * t162 - K7at4_y * t161;
    const double G7at3_x = c4 * G7at4_x - s4 * G7at5_z;
    const double G7at3_z = s4 * G7at4_x + c4 * G7at5_z;
    const double E7at3_x = c4 * E7at4_x - s4 * E7at4_y;
    const double E7at3_y = minus_E7at4_z - 0.0825 * G7at3_z;
    const double E7at3_z = s4 * E7at4_x + c4 * E7at4_y - t242;
    const double H7at3_x = c4 * H7at4_x + s4 * minus_H7at5_z;
    const double H7at3_z = s4 * H7at4_x - c4 * minus_H7at5_z;
    const double D7at3_x = c4 * D7at4_x - s4 * D7at4_y;
    const double minus_D7at3_y = D7at4_z + 0.0825 * H7at3_z;
    const double D7at3_z = s4 * D7at4_x + c4 * D7at4_y - t245;
    const double L7at3_x = c4 * L7at4_x + s4 * minus_L7at5_z;
    const double L7at3_z = s4 * L7at4_x - c4 * minus_L7at5_z;
    const double K7at3_x = c4 * K7at4_x - s4 * K7at4_y;
    const double K7at3_y = minus_K7at4_z - 0.0825 * L7at3_z;
    const double K7at3_z = s4 * K7at4_x + c4 * K7at4_y - t248;
    const double minus_Z7at3_x = c4 * minus_Z7at4_x + s4 * Z7at5_z;
    const double Z7at3_z = c4 * Z7at5_z - s4 * minus_Z7at4_x;

    /* joint 7 from joint 2: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z */
    const double t255 = K7at3_x * U3_xz + K7at3_y * U3_yz - K7at3_z * minus_U3_zz;
    const double t256 = L7at3_x * a3_y + L7at4_z * a3_x - L7at3_z * t199;
    const double t257 = L7at3_x * v2_3_y + L7at4_z * v2_3_x;
    const double t258 = K7at3_x * t150 - K7at3_y * t149;
    const double G7at2_x = c3 * G7at3_x + s3 * G7at4_z;
    const double G7at2_z = s3 * G7at3_x - c3 * G7at4_z;
    const double E7at2_x = c3 * E7at3_x - s3 * E7at3_y - 0.316 * G7at2_z;
    const double E7at2_z = s3 * E7at3_x + c3 * E7at3_y + 0.316 * G7at2_x;
    const double H7at2_x = c3 * H7at3_x + s3 * H7at4_z;
    const double H7at2_z = s3 * H7at3_x - c3 * H7at4_z;
    const double D7at2_x = c3 * D7at3_x + s3 * minus_D7at3_y - 0.316 * H7at2_z;
    const double D7at2_z = s3 * D7at3_x - c3 * minus_D7at3_y + 0.316 * H7at2_x;
    const double L7at2_x = c3 * L7at3_x + s3 * L7at4_z;
    const double L7at2_z = s3 * L7at3_x - c3 * L7at4_z;
    const double K7at2_x = c3 * K7at3_x - s3 * K7at3_y - 0.316 * L7at2_z;
    const double K7at2_z = s3 * K7at3_x + c3 * K7at3_y + 0.316 * L7at2_x;
    const double minus_Z7at2_x = c3 * minus_Z7at3_x - s3 * Z7at4_z;
    const double minus_Z7at2_z = c3 * Z7at4_z + s3 * minus_Z7at3_x;

    /* joint 7 from joint 1: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z */
    const double t259 = K7at2_x * U2_xz - K7at3_z * U2_yz - K7at2_z * minus_U2_zz;
    const double t260 = L7at2_x * minus_a2_y + L7at3_z * minus_a2_x;
    const double t261 = minus_Z7at2_x * minus_w2_y - Z7at3_z * minus_w2_x;
    const double t262 = t259 - t260;
    const double E7at1_z = c2 * E7at3_z - s2 * E7at2_x;
    const double minus_D7at1_z = s2 * D7at2_x - c2 * D7at3_z;
    const double Z7at1_z = s2 * minus_Z7at2_x + c2 * Z7at3_z;

    /* joint 6 from joint 6: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double t263 = 2.0 * Q6_xy;
    const double t264 = Q6_xx - Q6_yy;
    const double t265 = B6_yx + B6_xy;
    const double t266 = B6_xx - B6_yy;
    const double t267 = t179 * t264 + t178 * Q6_yz + minus_U5_yz * t263;
    const double t268 = (minus_U5_zz - minus_U5_yy) * Q6_xz;
    const double t269 = U5_xz * Q6_xz;
    const double t270 = t269 - minus_U5_yz * t264 + t179 * t263;
    const double t271 = (minus_U5_yy - t177) * Q6_yz;
    const double t272 = (t172 - alpha5_x) * Q6_yz + (t176 + alpha5_z) * Q6_xz;
    const double t273 = t178 * t263 + U5_xz * t263;
    const double t274 = (t177 - minus_U5_zz) * t264 - (t272 + t273);
    const double t275 = h6_y * a5_z + h6_x * a5_x;
    const double t276 = t266 * w5_z - t265 * w5_x - B6_yz * minus_w5_y;
    const double t277 = t267 + t268 - h6_x * a5_y;
    const double t278 = t266 * w5_x + t265 * w5_z + B6_xz * minus_w5_y;
    const double t279 = t270 - t271 - h6_y * a5_y;
    const double E6at6_z = t274 - t275 - (B6_zy * w5_x + minus_B6_zx * w5_z);
    const double E6at6_x = t277 + t276 - N6_y;
    const double E6at6_y = t279 + t278 + N6_x;
    const double t280 = minus_U5_yz * h6_x - t179 * h6_y;
    const double t281 = w5_z * P6_y - w5_x * minus_P6_x;
    const double G6at6_z = t280 + t281;
    const double G6at6_x = U5_xz * h6_x + t177 * h6_y + minus_w5_y * minus_P6_x - F6_y;
    const double t282 = t178 * h6_y + minus_U5_zz * h6_x + minus_w5_y * P6_y;
    const double minus_G6at6_y = t282 + minus_F6_x;
    const double t283 = Q6_xy * t173;
    const double t284 = Q6_xy * t175;
    const double t285 = Q6_xz * t174;
    const double D6at6_x = t283 + Q6_yy * t175 + Q6_yz * t174 + B6_xz;
    const double D6at6_y = B6_yz - (Q6_xx * t173 + t284 + t285);
    const double minus_H6at6_x = t174 * h6_x + P6_y;
    const double minus_H6at6_y = t174 * h6_y + minus_P6_x;
    const double t286 = v2_5_y * h6_y;
    const double Z6at6_x = v2_5_y * h6_x - minus_B6_zx - (t283 - Q6_xx * t175);
    const double Z6at6_y = B6_zy + t286 - (Q6_yy * t173 - t284);

    /* joint 6 from joint 5: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double minus_H6at5_y = t175 * h6_y + t173 * h6_x;
    const double t287 = v2_5_x * h6_x - minus_v2_5_z * h6_y - minus_B6_zz;
    const double t288 = Q6_yz * t173 - Q6_xz * t175;
    const double Z6at5_y = t288 - t287;

    /* joint 6 from joint 4: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double t289 = t269 - K6at6_z * minus_U5_yz - Q6_yz * minus_U5_zz;
    const double t290 = h6_y * t204 + h6_x * t203;
    const double G6at4_x = c5 * G6at6_x + s5 * G6at6_z;
    const double G6at4_z = c5 * G6at6_z - s5 * G6at6_x;
    const double t291 = 0.0825 * G6at4_z;
    const double E6at4_x = c5 * E6at6_x + s5 * E6at6_z + 0.384 * G6at4_z;
    const double E6at4_y = E6at6_y + t291;
    const double t292 = 0.384 * G6at4_x - 0.0825 * minus_G6at6_y;
    const double t293 = c5 * E6at6_z - s5 * E6at6_x;
    const double E6at4_z = t293 - t292;
    const double minus_H6at4_x = c5 * minus_H6at6_x - s5 * minus_H6at5_y;
    const double H6at4_z = s5 * minus_H6at6_x + c5 * minus_H6at5_y;
    const double t294 = 0.0825 * H6at4_z;
    const double D6at4_x = c5 * D6at6_x - s5 * minus_B6_zz + 0.384 * H6at4_z;
    const double D6at4_y = D6at6_y + t294;
    const double t295 = 0.384 * minus_H6at4_x + 0.0825 * minus_H6at6_y;
    const double t296 = c5 * minus_B6_zz + s5 * D6at6_x;
    const double D6at4_z = t295 - t296;
    const double minus_L6at4_x = c5 * h6_y;
    const double L6at4_z = s5 * h6_y;
    const double t297 = 0.0825 * L6at4_z;
    const double K6at4_x = s5 * K6at6_z - c5 * Q6_xz + 0.384 * L6at4_z;
    const double K6at4_y = t297 - Q6_yz;
    const double t298 = 0.0825 * h6_x - 0.384 * minus_L6at4_x;
    const double t299 = s5 * Q6_xz + c5 * K6at6_z;
    const double K6at4_z = t299 - t298;
    const double Z6at4_x = c5 * Z6at6_x - s5 * Z6at5_y;
    const double minus_Z6at4_z = s5 * Z6at6_x + c5 * Z6at5_y;

    /* joint 6 from joint 3: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double t300 = K6at4_x * U4_xz + K6at4_y * U4_yz - K6at4_z * minus_U4_zz;
    const double t301 = L6at4_z * t200 - (minus_L6at4_x * t201 + h6_x * t202);
    const double t302 = minus_L6at4_x * minus_v2_4_y - h6_x * v2_4_x;
    const double t303 = K6at4_x * t162 - K6at4_y * t161;
    const double G6at3_x = c4 * G6at4_x + s4 * minus_G6at6_y;
    const double G6at3_z = s4 * G6at4_x - c4 * minus_G6at6_y;
    const double E6at3_x = c4 * E6at4_x - s4 * E6at4_y;
    const double minus_E6at3_y = E6at4_z + 0.0825 * G6at3_z;
    const double E6at3_z = s4 * E6at4_x + c4 * E6at4_y - t291;
    const double minus_H6at3_x = c4 * minus_H6at4_x - s4 * minus_H6at6_y;
    const double minus_H6at3_z = c4 * minus_H6at6_y + s4 * minus_H6at4_x;
    const double D6at3_x = c4 * D6at4_x - s4 * D6at4_y;
    const double minus_D6at3_y = D6at4_z - 0.0825 * minus_H6at3_z;
    const double D6at3_z = s4 * D6at4_x + c4 * D6at4_y - t294;
    const double minus_L6at3_x = c4 * minus_L6at4_x + s4 * h6_x;
    const double L6at3_z = c4 * h6_x - s4 * minus_L6at4_x;
    const double K6at3_x = c4 * K6at4_x - s4 * K6at4_y;
    const double minus_K6at3_y = K6at4_z + 0.0825 * L6at3_z;
    const double K6at3_z = s4 * K6at4_x + c4 * K6at4_y - t297;
    const double Z6at3_x = c4 * Z6at4_x - s4 * Z6at6_y;
    const double Z6at3_z = s4 * Z6at4_x + c4 * Z6at6_y;

    /* joint 6 from joint 2: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double t304 = K6at3_x * U3_xz - minus_K6at3_y * U3_yz - K6at3_z * minus_U3_zz;
    const double t305 = L6at4_z * a3_x - minus_L6at3_x * a3_y - L6at3_z * t199;
    const double t306 = L6at4_z * v2_3_x - minus_L6at3_x * v2_3_y;
    const double t307 = K6at3_x * t150 + minus_K6at3_y * t149;
    const double G6at2_x = c3 * G6at3_x + s3 * G6at4_z;
    const double G6at2_z = s3 * G6at3_x - c3 * G6at4_z;
    const double E6at2_x = c3 * E6at3_x + s3 * minus_E6at3_y - 0.316 * G6at2_z;
    const double E6at2_z = s3 * E6at3_x - c3 * minus_E6at3_y + 0.316 * G6at2_x;
    const double minus_H6at2_x = c3 * minus_H6at3_x - s3 * H6at4_z;
    const double minus_H6at2_z = c3 * H6at4_z + s3 * minus_H6at3_x;
    const double D6at2_x = c3 * D6at3_x + s3 * minus_D6at3_y + 0.316 * minus_H6at2_z;
    const double D6at2_z = s3 * D6at3_x - c3 * minus_D6at3_y - 0.316 * minus_H6at2_x;
    const double L6at2_x = s3 * L6at4_z - c3 * minus_L6at3_x;
    const double minus_L6at2_z = s3 * minus_L6at3_x + c3 * L6at4_z;
    const double K6at2_x = c3 * K6at3_x + s3 * minus_K6at3_y + 0.316 * minus_L6at2_z;
    const double K6at2_z = s3 * K6at3_x - c3 * minus_K6at3_y + 0.316 * L6at2_x;
    const double Z6at2_x = c3 * Z6at3_x - s3 * minus_Z6at4_z;
    const double Z6at2_z = s3 * Z6at3_x + c3 * minus_Z6at4_z;

    /* joint 6 from joint 1: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double t308 = K6at2_x * U2_xz - K6at3_z * U2_yz - K6at2_z * minus_U2_zz;
    const double t309 = L6at2_x * minus_a2_y + L6at3_z * minus_a2_x;
    const double E6at1_z = c2 * E6at3_z - s2 * E6at2_x;
    const double D6at1_z = c2 * D6at3_z - s2 * D6at2_x;
    const double Z6at1_z = c2 * Z6at3_z - s2 * Z6at2_x;

    /* joint 5 from joint 5: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z */
    const double t310 = 2.0 * Q5_xy;
    const double t311 = Q5_xx - Q5_yy;
    const double t312 = B5_yx + B5_xy;
    const double t313 = B5_xx - B5_yy;
    const double t314 = U4_yx * t311 - U4_zx * Q5_yz - U4_yz * t310;
    const double t315 = (minus_U4_zz - minus_U4_yy) * Q5_xz;
    const double t316 = U4_yx * t310 - (U4_xz * Q5_xz - U4_yz * t311);
    const double t317 = (minus_U4_yy - minus_U4_xx) * Q5_yz;
    const double t318 = U4_xz * t310 + U4_zx * t310 - (U4_xy * Q5_xz - U4_zy * Q5_yz);
    const double t319 = (minus_U4_xx - minus_U4_zz) * t311;
    const double t320 = t313 * w4_z + t312 * w4_x + B5_yz * w4_y;
    const double t321 = t314 + t315 + h5_x * a5_z;
    const double t322 = t313 * w4_x - t312 * w4_z + B5_xz * w4_y;
    const double t323 = t316 - t317 + h5_y * a5_z;
    const double t324 = t318 + t319 - (h5_y * t166 + h5_x * t165);
    const double t325 = B5_zx * w4_z + B5_zy * w4_x;
    const double E5at5_z = t324 - t325;
    const double E5at5_x = t321 - t320 + t190;
    const double E5at5_y = t323 + t322 + N5_x;
    const double G5at5_z = w4_x * P5_x - w4_z * P5_y - (U4_yz * h5_x + U4_yx * h5_y);
    const double G5at5_x = minus_U4_xx * h5_y - U4_xz * h5_x - w4_y * P5_x - F5_y;
    const double G5at5_y = F5_x - (minus_U4_zz * h5_x - U4_zx * h5_y + w4_y * P5_y);
    const double t326 = Q5_xy * t161;
    const double t327 = Q5_xy * t167;
    const double D5at5_x = t326 - Q5_yy * t167 + Q5_yz * t162 + B5_xz;
    const double D5at5_y = t327 - Q5_xx * t161 - Q5_xz * t162 + B5_yz;
    const double H5at5_z = t161 * h5_x - t167 * h5_y;
    const double minus_H5at5_x = t162 * h5_x + P5_y;
    const double H5at5_y = P5_x - t162 * h5_y;
    const double Z5at5_x = B5_zx + minus_v2_5_z * h5_x - (t326 + Q5_xx * t167);
    const double Z5at5_y = B5_zy + minus_v2_5_z * h5_y - (Q5_yy * t161 + t327);
    const double t328 = B6_yy + (t163 * h5_x + t164 * h5_y);
    const double t329 = Q5_yz * t161 + Q5_xz * t167;
    const double Z5at5_z = t328 - t329;

    /* joint 5 from joint 4: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z */
    const double t330 = 0.0825 * G5at5_y;
    const double E5at4_x = E5at5_x - 0.384 * G5at5_y;
    const double E5at4_y = E5at5_z - t330;
    const double minus_E5at4_z = E5at5_y + (0.0825 * G5at5_z + 0.384 * G5at5_x);
    const double t331 = 0.0825 * H5at5_y;
    const double D5at4_x = D5at5_x - 0.384 * H5at5_y;
    const double D5at4_y = B6_yy - t331;
    const double D5at4_z = 0.384 * minus_H5at5_x - 0.0825 * H5at5_z - D5at5_y;
    const double t332 = 0.0825 * h5_x;
    const double minus_K5at4_x = Q5_xz + 0.384 * h5_x;
    const double K5at4_y = K5at5_z - t332;

    /* joint 5 from joint 3: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z */
    const double t333 = K5at4_y * U4_yz - minus_K5at4_x * U4_xz - K5at4_z * minus_U4_zz;
    const double t334 = h5_x * t200 + h5_y * t201;
    const double t335 = h5_y * minus_v2_4_y - (minus_K5at4_x * t162 + K5at4_y * t161);
    const double G5at3_x = c4 * G5at5_x - s4 * G5at5_z;
    const double G5at3_z = s4 * G5at5_x + c4 * G5at5_z;
    const double E5at3_x = c4 * E5at4_x - s4 * E5at4_y;
    const double E5at3_y = minus_E5at4_z - 0.0825 * G5at3_z;
    const double E5at3_z = s4 * E5at4_x + c4 * E5at4_y + t330;
    const double minus_H5at3_x = c4 * minus_H5at5_x + s4 * H5at5_z;
    const double H5at3_z = c4 * H5at5_z - s4 * minus_H5at5_x;
    const double D5at3_x = c4 * D5at4_x - s4 * D5at4_y;
    const double minus_D5at3_y = D5at4_z + 0.0825 * H5at3_z;
    const double D5at3_z = s4 * D5at4_x + c4 * D5at4_y + t331;
    const double minus_L5at3_x = c4 * h5_y;
    const double minus_L5at3_z = s4 * h5_y;
    const double minus_K5at3_x = c4 * minus_K5at4_x + s4 * K5at4_y;
    const double K5at3_y = 0.0825 * minus_L5at3_z - K5at4_z;
    const double K5at3_z = c4 * K5at4_y - s4 * minus_K5at4_x + t332;
    const double Z5at3_x = c4 * Z5at5_x - s4 * Z5at5_z;
    const double Z5at3_z = s4 * Z5at5_x + c4 * Z5at5_z;

    /* joint 5 from joint 2: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z */
    const double t336 = K5at3_y * U3_yz - minus_K5at3_x * U3_xz - K5at3_z * minus_U3_zz;
    const double t337 = minus_L5at3_z * t199 - (h5_x * a3_x + minus_L5at3_x * a3_y);
    const double t338 = minus_L5at3_x * v2_3_y + h5_x * v2_3_x;
    const double t339 = minus_K5at3_x * t150 + K5at3_y * t149;
    const double G5at2_x = c3 * G5at3_x - s3 * G5at5_y;
    const double G5at2_z = s3 * G5at3_x + c3 * G5at5_y;
    const double E5at2_x = c3 * E5at3_x - s3 * E5at3_y - 0.316 * G5at2_z;
    const double E5at2_z = s3 * E5at3_x + c3 * E5at3_y + 0.316 * G5at2_x;
    const double minus_H5at2_x = c3 * minus_H5at3_x + s3 * H5at5_y;
    const double H5at2_z = c3 * H5at5_y - s3 * minus_H5at3_x;
    const double D5at2_x = c3 * D5at3_x + s3 * minus_D5at3_y - 0.316 * H5at2_z;
    const double D5at2_z = s3 * D5at3_x - c3 * minus_D5at3_y - 0.316 * minus_H5at2_x;
    const double minus_L5at2_x = c3 * minus_L5at3_x + s3 * h5_x;
    const double L5at2_z = c3 * h5_x - s3 * minus_L5at3_x;
    const double minus_K5at2_x = c3 * minus_K5at3_x + s3 * K5at3_y + 0.316 * L5at2_z;
    const double K5at2_z = c3 * K5at3_y - s3 * minus_K5at3_x - 0.316 * minus_L5at2_x;
    const double Z5at2_x = c3 * Z5at3_x - s3 * Z5at5_y;
    const double Z5at2_z = s3 * Z5at3_x + c3 * Z5at5_y;

    /* joint 5 from joint 1: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z */
    const double t340 = minus_K5at2_x * U2_xz + K5at3_z * U2_yz + K5at2_z * minus_U2_zz;
    const double t341 = minus_L5at2_x * minus_a2_y + minus_L5at3_z * minus_a2_x;
    const double E5at1_z = c2 * E5at3_z - s2 * E5at2_x;
    const double D5at1_z = c2 * D5at3_z - s2 * D5at2_x;
    const double Z5at1_z = c2 * Z5at3_z - s2 * Z5at2_x;

    /* joint 4 from joint 4: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z */
    const double t342 = 2.0 * Q4_xy;
    const double t343 = Q4_xx - Q4_yy;
    const double t344 = B4_yx + B4_xy;
    const double t345 = B4_xx - B4_yy;
    const double t346 = U3_zx * Q4_yz - U3_yx * t343 - U3_yz * t342;
    const double t347 = (minus_U3_zz - minus_U3_yy) * Q4_xz;
    const double t348 = U3_xz * Q4_xz;
    const double t349 = (minus_U3_yy - minus_U3_xx) * Q4_yz;
    const double t350 = t348 + U3_yz * t343 - U3_yx * t342;
    const double t351 = U3_zy * Q4_yz - (alpha3_z - t145) * Q4_xz;
    const double t352 = U3_zx * t342 + U3_xz * t342;
    const double t353 = t351 - t352 + (minus_U3_xx - minus_U3_zz) * t343;
    const double t354 = h4_y * t154 + h4_x * t153;
    const double t355 = t345 * w3_z - t344 * w3_x - minus_B4_yz * w3_y;
    const double t356 = t346 + t347 - h4_x * minus_a4_z;
    const double t357 = t345 * w3_x + t344 * w3_z - B4_xz * w3_y;
    const double t358 = t350 - t349 - h4_y * minus_a4_z;
    const double E4at4_z = t353 - t354 - (B4_zy * w3_x + minus_B4_zx * w3_z);
    const double E4at4_x = t356 + t355 - N4_y;
    const double E4at4_y = t358 + t357 + N4_x;
    const double G4at4_z = U3_yx * h4_y - U3_yz * h4_x + (w3_x * P4_x + w3_z * P4_y);
    const double G4at4_x = minus_U3_xx * h4_y + U3_xz * h4_x + w3_y * P4_x - F4_y;
    const double G4at4_y = w3_y * P4_y - (U3_zx * h4_y + minus_U3_zz * h4_x) + F4_x;
    const double t359 = Q4_xy * t149;
    const double t360 = Q4_xy * t151;
    const double t361 = Q4_xz * t150;
    const double D4at4_x = t359 + Q4_yy * t151 - Q4_yz * t150 + B4_xz;
    const double D4at4_y = t361 - (Q4_xx * t149 + t360) - minus_B4_yz;
    const double H4at4_z = t149 * h4_x + t151 * h4_y;
    const double H4at4_x = t150 * h4_x - P4_y;
    const double H4at4_y = t150 * h4_y + P4_x;
    const double Z4at4_x = minus_v2_4_z * h4_x - minus_B4_zx - (t359 - Q4_xx * t151);
    const double Z4at4_y = B4_zy + minus_v2_4_z * h4_y - (Q4_yy * t149 - t360);

    /* joint 4 from joint 3: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z */
    const double minus_E4at3_y = E4at4_z + 0.0825 * G4at4_y;
    const double E4at3_z = E4at4_y - 0.0825 * G4at4_z;
    const double minus_D4at3_y = B4_zz + 0.0825 * H4at4_y;
    const double D4at3_z = D4at4_y - 0.0825 * H4at4_z;
    const double minus_K4at3_y = K4at4_z + 0.0825 * h4_x;
    const double t362 = B4_zz + (v2_3_x * h4_x - t152 * h4_y);
    const double t363 = Q4_yz * t149 - Q4_xz * t151;
    const double Z4at3_y = t363 - t362;

    /* joint 4 from joint 2: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z */
    const double t364 = Q4_yz * minus_U3_zz - (t348 + minus_K4at3_y * U3_yz);
    const double t365 = h4_x * t199 + h4_y * a3_y;
    const double G4at2_x = c3 * G4at4_x + s3 * G4at4_z;
    const double G4at2_z = s3 * G4at4_x - c3 * G4at4_z;
    const double E4at2_x = c3 * E4at4_x + s3 * minus_E4at3_y - 0.316 * G4at2_z;
    const double E4at2_z = s3 * E4at4_x - c3 * minus_E4at3_y + 0.316 * G4at2_x;
    const double H4at2_x = c3 * H4at4_x + s3 * H4at4_z;
    const double H4at2_z = s3 * H4at4_x - c3 * H4at4_z;
    const double D4at2_x = c3 * D4at4_x + s3 * minus_D4at3_y - 0.316 * H4at2_z;
    const double D4at2_z = s3 * D4at4_x - c3 * minus_D4at3_y + 0.316 * H4at2_x;
    const double minus_L4at2_x = c3 * h4_y;
    const double minus_L4at2_z = s3 * h4_y;
    const double K4at2_x = s3 * minus_K4at3_y - c3 * Q4_xz + 0.316 * minus_L4at2_z;
    const double minus_K4at2_z = s3 * Q4_xz + c3 * minus_K4at3_y + 0.316 * minus_L4at2_x;
    const double Z4at2_x = c3 * Z4at4_x - s3 * Z4at3_y;
    const double Z4at2_z = s3 * Z4at4_x + c3 * Z4at3_y;

    /* joint 4 from joint 1: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z */
    const double t366 = K4at2_x * U2_xz + Q4_yz * U2_yz + minus_K4at2_z * minus_U2_zz;
    const double t367 = minus_L4at2_x * minus_a2_y - h4_x * minus_a2_x;
    const double minus_E4at1_z = s2 * E4at2_x - c2 * E4at3_z;
    const double minus_D4at1_z = s2 * D4at2_x - c2 * D4at3_z;
    const double minus_Z4at1_z = s2 * Z4at2_x - c2 * Z4at4_y;

    /* joint 3 from joint 3: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z */
    const double t368 = 2.0 * Q3_xy;
    const double t369 = Q3_xx - Q3_yy;
    const double t370 = B3_yx + B3_xy;
    const double t371 = B3_xx - B3_yy;
    const double t372 = t142 * Q3_yz + U2_yx * t369 + U2_yz * t368;
    const double t373 = (minus_U2_zz - minus_U2_yy) * Q3_xz;
    const double t374 = U2_yx * t368 - (U2_xz * Q3_xz + U2_yz * t369);
    const double t375 = (minus_U2_yy - minus_U2_xx) * Q3_yz;
    const double t376 = minus_U2_zy * Q3_yz - U2_xy * Q3_xz;
    const double t377 = t142 * t368 - U2_xz * t368;
    const double t378 = t377 - t376 + (minus_U2_xx - minus_U2_zz) * t369;
    const double t379 = h3_x * t141 - h3_y * t140;
    const double t380 = t370 * minus_w2_x + t371 * qd[1] - B3_yz * minus_w2_y;
    const double t381 = t373 - t372 + h3_x * a3_z;
    const double t382 = t370 * qd[1] - t371 * minus_w2_x + B3_xz * minus_w2_y;
    const double t383 = h3_y * a3_z - (t374 + t375);
    const double E3at3_z = t378 + t379 + (B3_zx * qd[1] + B3_zy * minus_w2_x);
    const double t384 = qdd[2] * Q3_yz - (s3 * N4_x - c3 * t196 + qd[2] * t118);
    const double t385 = t381 + t380;
    const double E3at3_x = t385 + t384;
    const double E3at3_y = t383 + t382 + N3_x;
    const double G3at3_x = minus_U2_xx * h3_y + U2_xz * h3_x - minus_w2_y * P3_x - F3_y;
    const double G3at3_y = F3_x - (minus_U2_zz * h3_x - t142 * h3_y + minus_w2_y * P3_y);
    const double t386 = Q3_xy * t136;
    const double t387 = Q3_xy * t129;
    const double D3at3_x = Q3_yy * t129 - t386 + Q3_yz * t137 + B3_xz;
    const double D3at3_y = Q3_xx * t136 - t387 - Q3_xz * t137 + B3_yz;
    const double minus_H3at3_x = t137 * h3_x + P3_y;
    const double H3at3_y = P3_x - t137 * h3_y;
    const double Z3at3_x = B3_zx + (Q3_xx * t129 + t386);
    const double Z3at3_y = B3_zy + (t387 + Q3_yy * t136);
    const double t388 = B3_zz + (t138 * h3_x + t139 * h3_y);
    const double t389 = Q3_xz * t129 + Q3_yz * t136;
    const double Z3at3_z = t388 + t389;

    /* joint 3 from joint 2: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z */
    const double E3at2_x = E3at3_x - 0.316 * G3at3_y;
    const double E3at2_z = E3at3_y + 0.316 * G3at3_x;
    const double D3at2_x = D3at3_x - 0.316 * H3at3_y;
    const double D3at2_z = D3at3_y - 0.316 * minus_H3at3_x;

    /* joint 3 from joint 1: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z */
    const double t390 = minus_K3at2_x * U2_xz + K3at3_z * U2_yz;
    const double t391 = minus_K3at2_z * minus_U2_zz;
    const double t392 = Z3at3_x * minus_w2_y + Z3at3_z * minus_w2_x;
    const double t393 = t391 - t390 + h3_y * minus_a2_y;
    const double E3at1_z = c2 * E3at3_z - s2 * E3at2_x;
    const double D3at1_z = c2 * B3_zz - s2 * D3at2_x;
    const double Z3at1_z = c2 * Z3at3_z - s2 * Z3at3_x;

    /* joint 2 from joint 2: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z */
    const double t394 = qdd[0] * Q2_xz + minus_U1_xx * (Q2_xx - Q2_yy) + 9.81 * h2_y;
    const double t395 = B2_zx * qd[0];
    const double E2at2_z = t394 - t395;

    /* joint 2 from joint 1: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z */
    const double t396 = Q2_xy * (2.0 * qd[0]);
    const double E2at1_z = (B2_yx + B2_xy) * qd[0] - qdd[0] * (2.0 * Q2_xy) - N2_x;
    const double minus_D2at1_z = t396 + B2_yz;
    const double Z2at1_z = t396 - B2_zy;

    dtau_dq[0][0] = 0.0;
    dtau_dq[0][1] = E2at1_z;
    dtau_dq[0][2] = E3at1_z;
    dtau_dq[0][3] = -minus_E4at1_z;
    dtau_dq[0][4] = E5at1_z;
    dtau_dq[0][5] = E6at1_z;
    dtau_dq[0][6] = E7at1_z;
    dtau_dq[1][0] = 0.0;
    dtau_dq[1][1] = E2at2_z;
    dtau_dq[1][2] = E3at2_z;
    dtau_dq[1][3] = E4at2_z;
    dtau_dq[1][4] = E5at2_z;
    dtau_dq[1][5] = E6at2_z;
    dtau_dq[1][6] = E7at2_z;
    dtau_dq[2][0] = 0.0;
    dtau_dq[2][1] = t393 - t392;
    dtau_dq[2][2] = E3at3_z;
    dtau_dq[2][3] = E4at3_z;
    dtau_dq[2][4] = E5at3_z;
    dtau_dq[2][5] = E6at3_z;
    dtau_dq[2][6] = E7at3_z;
    dtau_dq[3][0] = 0.0;
    dtau_dq[3][1] = t366 + t367 - (Z4at4_y * minus_w2_x + Z4at2_x * minus_w2_y);
    dtau_dq[3][2] = t364 - t365 + (Z4at4_x * w3_y - Z4at3_y * w3_x);
    dtau_dq[3][3] = E4at4_z;
    dtau_dq[3][4] = -minus_E5at4_z;
    dtau_dq[3][5] = E6at4_z;
    dtau_dq[3][6] = -minus_E7at4_z;
    dtau_dq[4][0] = 0.0;
    dtau_dq[4][1] = t341 - t340 - (Z5at2_x * minus_w2_y + Z5at3_z * minus_w2_x);
    dtau_dq[4][2] = t336 + t337 + (Z5at3_x * w3_y - Z5at5_y * w3_x);
    dtau_dq[4][3] = t333 - t334 + (Z5at5_x * w4_y - Z5at5_z * w4_x);
    dtau_dq[4][4] = E5at5_z;
    dtau_dq[4][5] = E6at6_y;
    dtau_dq[4][6] = E7at5_z;
    dtau_dq[5][0] = 0.0;
    dtau_dq[5][1] = t308 - t309 - (Z6at2_x * minus_w2_y + Z6at3_z * minus_w2_x);
    dtau_dq[5][2] = t304 + t305 + (Z6at3_x * w3_y - minus_Z6at4_z * w3_x);
    dtau_dq[5][3] = t300 + t301 + (Z6at4_x * w4_y - Z6at6_y * w4_x);
    dtau_dq[5][4] = -(t290 + t289 + (Z6at6_x * minus_w5_y + Z6at5_y * w5_x));
    dtau_dq[5][5] = E6at6_z;
    dtau_dq[5][6] = E7at6_z;
    dtau_dq[6][0] = 0.0;
    dtau_dq[6][1] = t262 + t261;
    dtau_dq[6][2] = t255 + t256 + (Z7at4_z * w3_x - minus_Z7at3_x * w3_y);
    dtau_dq[6][3] = t251 + t252 - (minus_Z7at4_x * w4_y + Z7at5_z * w4_x);
    dtau_dq[6][4] = t239 - t238;
    dtau_dq[6][5] = t231 + t232 - (minus_Z7at7_x * w6_y + Z7at6_y * w6_x);
    dtau_dq[6][6] = E7at7_z;
    dtau_dqd[0][0] = B2_yy;
    dtau_dqd[0][1] = -minus_D2at1_z;
    dtau_dqd[0][2] = D3at1_z;
    dtau_dqd[0][3] = -minus_D4at1_z;
    dtau_dqd[0][4] = D5at1_z;
    dtau_dqd[0][5] = D6at1_z;
    dtau_dqd[0][6] = -minus_D7at1_z;
    dtau_dqd[1][0] = Z2at1_z;
    dtau_dqd[1][1] = B2_zz;
    dtau_dqd[1][2] = D3at2_z;
    dtau_dqd[1][3] = D4at2_z;
    dtau_dqd[1][4] = D5at2_z;
    dtau_dqd[1][5] = D6at2_z;
    dtau_dqd[1][6] = D7at2_z;
    dtau_dqd[2][0] = Z3at1_z;
    dtau_dqd[2][1] = Z3at3_y - (K3at3_z * t136 - minus_K3at2_x * t137);
    dtau_dqd[2][2] = B3_zz;
    dtau_dqd[2][3] = D4at3_z;
    dtau_dqd[2][4] = D5at3_z;
    dtau_dqd[2][5] = D6at3_z;
    dtau_dqd[2][6] = D7at3_z;
    dtau_dqd[3][0] = -minus_Z4at1_z;
    dtau_dqd[3][1] = Q4_yz * t136 - K4at2_x * t137 + Z4at2_z;
    dtau_dqd[3][2] = minus_K4at3_y * t149 - t361 - h4_y * v2_3_y + Z4at4_y;
    dtau_dqd[3][3] = B4_zz;
    dtau_dqd[3][4] = D5at4_z;
    dtau_dqd[3][5] = D6at4_z;
    dtau_dqd[3][6] = D7at4_z;
    dtau_dqd[4][0] = Z5at1_z;
    dtau_dqd[4][1] = Z5at2_z - (K5at3_z * t136 - minus_K5at2_x * t137);
    dtau_dqd[4][2] = Z5at3_z - (t339 + t338);
    dtau_dqd[4][3] = t335 - Z5at5_y;
    dtau_dqd[4][4] = B6_yy;
    dtau_dqd[4][5] = D6at6_y;
    dtau_dqd[4][6] = D7at5_z;
    dtau_dqd[5][0] = Z6at1_z;
    dtau_dqd[5][1] = Z6at2_z - (K6at2_x * t137 + K6at3_z * t136);
    dtau_dqd[5][2] = t307 + t306 + Z6at3_z;
    dtau_dqd[5][3] = t303 + t302 - minus_Z6at4_z;
    dtau_dqd[5][4] = K6at6_z * t173 + t285 - t286 + Z6at6_y;
    dtau_dqd[5][5] = -minus_B6_zz;
    dtau_dqd[5][6] = D7at6_z;
    dtau_dqd[6][0] = Z7at1_z;
    dtau_dqd[6][1] = -(minus_Z7at2_z + (K7at2_x * t137 + K7at3_z * t136));
    dtau_dqd[6][2] = t258 + t257 + Z7at3_z;
    dtau_dqd[6][3] = t254 + t253 + Z7at4_z;
    dtau_dqd[6][4] = t240 - t241 + Z7at5_z;
    dtau_dqd[6][5] = t233 - minus_Z7at7_y;
    dtau_dqd[6][6] = 0.0;
}

/* tau = Y p in the inertial parameters, rotors apart; with --passive all columns. */
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

    /* link 2: angular velocity w */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];

    /* link 2: products P = w w^T */
    const double minus_P2_yz = minus_w2_y * qd[1];
    const double minus_P2_xz = minus_w2_x * qd[1];

    /* link 2: angular acceleration alpha */
    const double minus_alpha2_x = s2 * qdd[0] + minus_P2_yz;
    const double alpha2_y = minus_P2_xz - c2 * qdd[0];

    /* link 2: products P = w w^T */
    const double P2_xx = minus_w2_x * minus_w2_x;
    const double P2_xy = minus_w2_x * minus_w2_y;
    const double P2_yy = minus_w2_y * minus_w2_y;
    const double P2_zz = qd[1] * qd[1];

    /* link 2: U = [alpha] + [w][w] */
    const double minus_U2_xx = P2_yy + P2_zz;
    const double U2_xy = P2_xy - qdd[1];
    const double U2_xz = alpha2_y - minus_P2_xz;
    const double U2_yx = P2_xy + qdd[1];
    const double minus_U2_yy = P2_xx + P2_zz;
    const double minus_U2_zx = minus_P2_xz + alpha2_y;
    const double minus_U2_zy = minus_P2_yz + minus_alpha2_x;
    const double minus_U2_zz = P2_xx + P2_yy;

    /* link 2: acceleration a of its origin, gravity included */
    const double minus_a2_x = 9.81 * s2;
    const double minus_a2_y = 9.81 * c2;

    /* link 2: differences D on the diagonal of U */
    const double D2_x = minus_U2_zz - minus_U2_yy;
    const double D2_y = minus_U2_xx - minus_U2_zz;
    const double D2_z = minus_U2_yy - minus_U2_xx;

    /* link 3: angular velocity w */
    const double w3_x = s3 * qd[1] - c3 * minus_w2_x;
    const double w3_y = s3 * minus_w2_x + c3 * qd[1];
    const double w3_z = minus_w2_y + qd[2];

    /* link 3: angular acceleration alpha */
    const double alpha3_x = s3 * qdd[1] - c3 * minus_alpha2_x + w3_y * qd[2];
    const double alpha3_y = s3 * minus_alpha2_x + c3 * qdd[1] - w3_x * qd[2];
    const double alpha3_z = qdd[2] - alpha2_y;

    /* link 3: products P = w w^T */
    const double P3_xx = w3_x * w3_x;
    const double P3_xy = w3_x * w3_y;
    const double P3_xz = w3_x * w3_z;
    const double P3_yy = w3_y * w3_y;
    const double P3_yz = w3_y * w3_z;
    const double P3_zz = w3_z * w3_z;

    /* link 3: U = [alpha] + [w][w] */
    const double minus_U3_xx = P3_yy + P3_zz;
    const double U3_xy = P3_xy - alpha3_z;
    const double U3_xz = P3_xz + alpha3_y;
    const double U3_yx = P3_xy + alpha3_z;
    const double minus_U3_yy = P3_xx + P3_zz;
    const double U3_zx = P3_xz - alpha3_y;
    const double U3_zy = P3_yz + alpha3_x;
    const double minus_U3_zz = P3_xx + P3_yy;

    /* link 3: acceleration a of its origin, gravity included */
    const double t1 = 0.316 * minus_U2_zy;
    const double t2 = minus_a2_x + 0.316 * U2_xy;
    const double t3 = 0.316 * minus_U2_yy - minus_a2_y;
    const double a3_x = s3 * t1 - c3 * t2;
    const double a3_y = s3 * t2 + c3 * t1;

    /* link 3: differences D on the diagonal of U */
    const double D3_x = minus_U3_zz - minus_U3_yy;
    const double D3_y = minus_U3_xx - minus_U3_zz;
    const double D3_z = minus_U3_yy - minus_U3_xx;

    /* link 4: angular velocity w */
    const double t4 = alpha3_x - P3_yz;
    const double w4_x = c4 * w3_x + s4 * w3_z;
    const double w4_y = c4 * w3_z - s4 * w3_x;
    const double w4_z = qd[3] - w3_y;

    /* link 4: angular acceleration alpha */
    const double alpha4_x = c4 * alpha3_x + s4 * alpha3_z + w4_y * qd[3];
    const double alpha4_y = c4 * alpha3_z - s4 * alpha3_x - w4_x * qd[3];
    const double alpha4_z = qdd[3] - alpha3_y;

    /* link 4: products P = w w^T */
    const double P4_xx = w4_x * w4_x;
    const double P4_xy = w4_x * w4_y;
    const double P4_xz = w4_x * w4_z;
    const double P4_yy = w4_y * w4_y;
    const double P4_yz = w4_y * w4_z;
    const double P4_zz = w4_z * w4_z;

    /* link 4: U = [alpha] + [w][w] */
    const double minus_U4_xx = P4_yy + P4_zz;
    const double U4_xy = P4_xy - alpha4_z;
    const double U4_xz = P4_xz + alpha4_y;
    const double U4_yx = P4_xy + alpha4_z;
    const double minus_U4_yy = P4_xx + P4_zz;
    const double U4_zx = P4_xz - alpha4_y;
    const double U4_zy = P4_yz + alpha4_x;
    const double minus_U4_zz = P4_xx + P4_yy;

    /* link 4: acceleration a of its origin, gravity included */
    const double t5 = a3_x - 0.0825 * minus_U3_xx;
    const double minus_a4_z = a3_y + 0.0825 * U3_yx;
    const double t6 = 0.0825 * U3_zx - t3;
    const double a4_x = c4 * t5 + s4 * t6;
    const double a4_y = c4 * t6 - s4 * t5;

    /* link 4: differences D on the diagonal of U */
    const double D4_x = minus_U4_zz - minus_U4_yy;
    const double D4_y = minus_U4_xx - minus_U4_zz;
    const double D4_z = minus_U4_yy - minus_U4_xx;

    /* link 5: angular velocity w */
    const double t7 = alpha4_x - P4_yz;
    const double w5_x = c5 * w4_x - s5 * w4_z;
    const double minus_w5_y = s5 * w4_x + c5 * w4_z;
    const double w5_z = w4_y + qd[4];

    /* link 5: angular acceleration alpha */
    const double alpha5_x = c5 * alpha4_x - s5 * alpha4_z - minus_w5_y * qd[4];
    const double minus_alpha5_y = s5 * alpha4_x + c5 * alpha4_z + w5_x * qd[4];
    const double alpha5_z = alpha4_y + qdd[4];

    /* link 5: products P = w w^T */
    const double P5_xx = w5_x * w5_x;
    const double minus_P5_xy = w5_x * minus_w5_y;
    const double P5_xz = w5_x * w5_z;
    const double P5_yy = minus_w5_y * minus_w5_y;
    const double minus_P5_yz = minus_w5_y * w5_z;
    const double P5_zz = w5_z * w5_z;

    /* link 5: U = [alpha] + [w][w] */
    const double minus_U5_xx = P5_yy + P5_zz;
    const double minus_U5_xy = minus_P5_xy + alpha5_z;
    const double U5_xz = P5_xz - minus_alpha5_y;
    const double U5_yx = alpha5_z - minus_P5_xy;
    const double minus_U5_yy = P5_xx + P5_zz;
    const double minus_U5_yz = minus_P5_yz + alpha5_x;
    const double U5_zx = P5_xz + minus_alpha5_y;
    const double U5_zy = alpha5_x - minus_P5_yz;
    const double minus_U5_zz = P5_xx + P5_yy;

    /* link 5: acceleration a of its origin, gravity included */
    const double t8 = 0.0825 * U4_zx;
    const double t9 = a4_x + (0.0825 * minus_U4_xx + 0.384 * U4_xy);
    const double a5_z = a4_y - (0.0825 * U4_yx + 0.384 * minus_U4_yy);
    const double t10 = 0.384 * U4_zy - t8 - minus_a4_z;
    const double a5_x = c5 * t9 - s5 * t10;
    const double minus_a5_y = s5 * t9 + c5 * t10;

    /* link 5: differences D on the diagonal of U */
    const double D5_x = minus_U5_zz - minus_U5_yy;
    const double D5_y = minus_U5_xx - minus_U5_zz;
    const double D5_z = minus_U5_yy - minus_U5_xx;

    /* link 6: angular velocity w */
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double w6_z = minus_w5_y + qd[5];

    /* link 6: angular acceleration alpha */
    const double alpha6_x = c6 * alpha5_x + s6 * alpha5_z + w6_y * qd[5];
    const double alpha6_y = c6 * alpha5_z - s6 * alpha5_x - w6_x * qd[5];
    const double alpha6_z = minus_alpha5_y + qdd[5];

    /* link 6: products P = w w^T */
    const double P6_xx = w6_x * w6_x;
    const double P6_xy = w6_x * w6_y;
    const double P6_xz = w6_x * w6_z;
    const double P6_yy = w6_y * w6_y;
    const double P6_yz = w6_y * w6_z;
    const double P6_zz = w6_z * w6_z;

    /* link 6: U = [alpha] + [w][w] */
    const double minus_U6_xx = P6_yy + P6_zz;
    const double U6_xy = P6_xy - alpha6_z;
    const double U6_xz = P6_xz + alpha6_y;
    const double U6_yx = P6_xy + alpha6_z;
    const double minus_U6_yy = P6_xx + P6_zz;
    const double U6_zx = P6_xz - alpha6_y;
    const double U6_zy = P6_yz + alpha6_x;
    const double minus_U6_zz = P6_xx + P6_yy;

    /* link 6: acceleration a of its origin, gravity included */
    const double a6_x = c6 * a5_x + s6 * a5_z;
    const double a6_y = c6 * a5_z - s6 * a5_x;

    /* link 6: differences D on the diagonal of U */
    const double D6_x = minus_U6_zz - minus_U6_yy;
    const double D6_y = minus_U6_xx - minus_U6_zz;
    const double D6_z = minus_U6_yy - minus_U6_xx;

    /* link 7: angular velocity w */
    const double t11 = alpha6_x - P6_yz;
    const double w7_x = c7 * w6_x + s7 * w6_z;
    const double w7_y = c7 * w6_z - s7 * w6_x;
    const double w7_z = qd[6] - w6_y;

    /* link 7: angular acceleration alpha */
    const double alpha7_x = c7 * alpha6_x + s7 * alpha6_z + w7_y * qd[6];
    const double alpha7_y = c7 * alpha6_z - s7 * alpha6_x - w7_x * qd[6];
    const double alpha7_z = qdd[6] - alpha6_y;

    /* link 7: products P = w w^T */
    const double P7_xx = w7_x * w7_x;
    const double P7_xy = w7_x * w7_y;
    const double P7_xz = w7_x * w7_z;
    const double P7_yy = w7_y * w7_y;
    const double P7_yz = w7_y * w7_z;
    const double P7_zz = w7_z * w7_z;

    /* link 7: U = [alpha] + [w][w] */
    const double minus_U7_xx = P7_yy + P7_zz;
    const double U7_xy = P7_xy - alpha7_z;
    const double U7_xz = P7_xz + alpha7_y;
    const double U7_yx = P7_xy + alpha7_z;
    const double minus_U7_yy = P7_xx + P7_zz;
    const double U7_zx = P7_xz - alpha7_y;
    const double U7_zy = P7_yz + alpha7_x;
    const double minus_U7_zz = P7_xx + P7_yy;

    /* link 7: acceleration a of its origin, gravity included */
    const double t12 = a6_x - 0.088 * minus_U6_xx;
    const double minus_a7_z = a6_y + 0.088 * U6_yx;
    const double t13 = minus_a5_y + 0.088 * U6_zx;
    const double a7_x = c7 * t12 + s7 * t13;
    const double a7_y = c7 * t13 - s7 * t12;

    /* link 7: differences D on the diagonal of U */
    const double D7_x = minus_U7_zz - minus_U7_yy;
    const double D7_y = minus_U7_xx - minus_U7_zz;
    const double D7_z = minus_U7_yy - minus_U7_xx;

    /* screw of joint 1 seen from link 3 (angular s, linear t) */
    const double t14 = alpha7_x - P7_yz;
    const double t15 = minus_P2_yz * s2;
    const double t16 = t15 + alpha2_y * c2;
    const double t17 = t15 - minus_P2_xz * c2;
    const double t18 = qdd[0] + t16;
    const double minus_s1in3_x = c3 * s2;
    const double s1in3_y = s3 * s2;
    const double t19 = 0.316 * s2;
    const double t1in3_x = s3 * t19;
    const double t1in3_y = c3 * t19;

    /* screw of joint 2 seen from link 3 (angular s, linear t) */
    const double t20 = U3_yx * t1in3_y - minus_U3_xx * t1in3_x;
    const double t21 = t3 * s1in3_y + a3_y * c2;
    const double t22 = t21 + t20;
    const double t23 = U3_xy * t1in3_x - minus_U3_yy * t1in3_y;
    const double t24 = t3 * minus_s1in3_x - a3_x * c2;
    const double t25 = t24 + t23;
    const double t26 = U3_zy * s1in3_y + U3_zx * minus_s1in3_x + D3_z * c2;
    const double t27 = P3_yz * minus_s1in3_x;
    const double t28 = t27 + alpha3_y * s1in3_y + P3_xy * c2;
    const double t29 = alpha3_z * c2 - (t27 + P3_xz * s1in3_y);
    const double t30 = t18 + t17;
    const double t31 = t30 - t28;
    const double t32 = 0.099856 * t30;
    const double t2in3_x = 0.316 * c3;
    const double minus_t2in3_y = 0.316 * s3;

    /* screw of joint 1 seen from link 4 (angular s, linear t) */
    const double t33 = t3 * c3 - (minus_U3_xx * t2in3_x + U3_yx * minus_t2in3_y);
    const double t34 = U3_xy * t2in3_x + minus_U3_yy * minus_t2in3_y - t3 * s3;
    const double t35 = U3_zy * c3 - U3_zx * s3;
    const double t36 = P3_yz * s3;
    const double t37 = alpha3_y * c3 - t36;
    const double t38 = t36 - P3_xz * c3;
    const double t39 = U2_xy + t37;
    const double t40 = 0.099856 * U2_xy + 3.0999600000000003 * s2;
    const double s1in4_x = s4 * c2 - c4 * minus_s1in3_x;
    const double s1in4_y = s4 * minus_s1in3_x + c4 * c2;
    const double t41 = 0.0825 * s1in3_y;
    const double minus_t1in4_z = t1in3_y + 0.0825 * c2;
    const double t1in4_x = c4 * t1in3_x - s4 * t41;
    const double minus_t1in4_y = s4 * t1in3_x + c4 * t41;

    /* screw of joint 2 seen from link 4 (angular s, linear t) */
    const double t42 = minus_U4_xx * t1in4_x + U4_yx * minus_t1in4_y;
    const double t43 = U4_zx * minus_t1in4_z;
    const double t44 = U4_xy * t1in4_x + minus_U4_yy * minus_t1in4_y;
    const double t45 = U4_zy * minus_t1in4_z;
    const double t46 = a4_x * s1in3_y - minus_a4_z * s1in4_x + (t44 - t45);
    const double t47 = U4_zy * s1in4_y - U4_zx * s1in4_x - D4_z * s1in3_y;
    const double t48 = P4_yz * s1in4_x;
    const double t49 = alpha4_y * s1in4_y - t48 - P4_xy * s1in3_y;
    const double t50 = t48 - P4_xz * s1in4_y - alpha4_z * s1in3_y;
    const double t51 = t31 + t29 - t49;
    const double s2in4_x = c4 * s3;
    const double minus_s2in4_y = s4 * s3;
    const double t52 = 0.0825 * c3;
    const double t2in4_x = c4 * t2in3_x - s4 * t52;
    const double minus_t2in4_y = s4 * t2in3_x + c4 * t52;

    /* screw of joint 1 seen from link 5 (angular s, linear t) */
    const double t53 = minus_U4_xx * t2in4_x + U4_yx * minus_t2in4_y;
    const double t54 = U4_zx * minus_t2in3_y;
    const double t55 = U4_xy * t2in4_x + minus_U4_yy * minus_t2in4_y;
    const double t56 = U4_zy * minus_t2in3_y;
    const double t57 = a4_x * c3 - minus_a4_z * s2in4_x + (t55 + t56);
    const double t58 = U4_zx * s2in4_x + U4_zy * minus_s2in4_y + D4_z * c3;
    const double t59 = P4_yz * s2in4_x;
    const double t60 = t59 + alpha4_y * minus_s2in4_y + P4_xy * c3;
    const double t61 = t59 + P4_xz * minus_s2in4_y - alpha4_z * c3;
    const double t62 = t38 - t39 + t60;
    const double t63 = minus_a4_z * s4 + 0.0825 * U4_zy;
    const double t64 = U4_zy * c4 - U4_zx * s4;
    const double t65 = P4_yz * s4;
    const double t66 = alpha4_y * c4 - t65;
    const double t67 = t65 - P4_xz * c4;
    const double t68 = U3_xy + t66;
    const double s1in5_x = c5 * s1in4_x + s5 * s1in3_y;
    const double s1in5_y = c5 * s1in3_y - s5 * s1in4_x;
    const double t69 = t1in4_x + 0.384 * s1in3_y;
    const double t1in5_z = t41 - minus_t1in4_y;
    const double t70 = 0.0825 * s1in4_y + 0.384 * s1in4_x - minus_t1in4_z;
    const double t1in5_x = c5 * t69 - s5 * t70;
    const double minus_t1in5_y = s5 * t69 + c5 * t70;

    /* screw of joint 2 seen from link 5 (angular s, linear t) */
    const double t71 = a5_x * t1in5_x + minus_a5_y * minus_t1in5_y + a5_z * t1in5_z;
    const double t72 = minus_U5_xx * t1in5_x + U5_yx * minus_t1in5_y;
    const double t73 = U5_zx * t1in5_z;
    const double t74 = minus_U5_yy * minus_t1in5_y - minus_U5_xy * t1in5_x;
    const double t75 = U5_zy * t1in5_z;
    const double t76 = a5_z * s1in5_x - a5_x * s1in4_y + (t74 + t75);
    const double t77 = minus_P5_yz * s1in5_x;
    const double t78 = t77 - minus_alpha5_y * s1in5_y - minus_P5_xy * s1in4_y;
    const double t79 = alpha5_z * s1in4_y - (t77 + P5_xz * s1in5_y);
    const double t80 = t51 + t50;
    const double t81 = t80 - t78;
    const double s2in5_x = c5 * s2in4_x + s5 * c3;
    const double s2in5_y = c5 * c3 - s5 * s2in4_x;
    const double t82 = t2in4_x + 0.384 * c3;
    const double t2in5_z = t52 - minus_t2in4_y;
    const double t83 = minus_t2in3_y - (0.0825 * minus_s2in4_y - 0.384 * s2in4_x);
    const double t2in5_x = c5 * t82 - s5 * t83;
    const double minus_t2in5_y = s5 * t82 + c5 * t83;

    /* screw of joint 3 seen from link 5 (angular s, linear t) */
    const double t84 = a5_x * t2in5_x + minus_a5_y * minus_t2in5_y + a5_z * t2in5_z;
    const double t85 = minus_U5_xx * t2in5_x + U5_yx * minus_t2in5_y;
    const double t86 = U5_zx * t2in5_z;
    const double t87 = minus_U5_yy * minus_t2in5_y - minus_U5_xy * t2in5_x;
    const double t88 = U5_zy * t2in5_z;
    const double t89 = a5_z * s2in5_x + a5_x * minus_s2in4_y + (t87 + t88);
    const double t90 = minus_P5_yz * s2in5_x;
    const double t91 = t90 - minus_alpha5_y * s2in5_y + minus_P5_xy * minus_s2in4_y;
    const double t92 = t90 + P5_xz * s2in5_y + alpha5_z * minus_s2in4_y;
    const double t93 = t62 + t61;
    const double t94 = t93 - t91;
    const double s3in5_x = c5 * s4;
    const double minus_s3in5_y = s5 * s4;
    const double t95 = 0.0825 * c4 + 0.384 * s4 - 0.0825;
    const double minus_t3in5_x = s5 * t95;
    const double minus_t3in5_y = c5 * t95;

    /* screw of joint 4 seen from link 5 (angular s, linear t) */
    const double t96 = minus_a5_y * minus_t3in5_y - a5_x * minus_t3in5_x;
    const double t97 = minus_U5_xx * minus_t3in5_x - U5_yx * minus_t3in5_y;
    const double t98 = minus_a5_y * c4 - a5_z * minus_s3in5_y;
    const double t99 = minus_U5_xy * minus_t3in5_x + minus_U5_yy * minus_t3in5_y;
    const double t100 = a5_z * s3in5_x - a5_x * c4;
    const double t101 = t100 + t99;
    const double t102 = minus_P5_yz * s3in5_x;
    const double t103 = t102 + minus_alpha5_y * minus_s3in5_y - minus_P5_xy * c4;
    const double t104 = P5_xz * minus_s3in5_y - t102 + alpha5_z * c4;
    const double t105 = t67 - t68;
    const double t106 = t105 - t103;
    const double minus_t4in5_x = 0.384 * c5;
    const double t4in5_y = 0.384 * s5;

    /* screw of joint 1 seen from link 6 (angular s, linear t) */
    const double t107 = a5_x * minus_t4in5_x + minus_a5_y * t4in5_y + 0.0825 * a5_z;
    const double t108 = minus_U5_xx * minus_t4in5_x + U5_yx * t4in5_y - 0.0825 * U5_zx;
    const double t109 = a5_z * c5;
    const double t110 = minus_U5_xy * minus_t4in5_x - minus_U5_yy * t4in5_y;
    const double t111 = 0.0825 * U5_zy;
    const double t112 = t110 - t111 - a5_z * s5;
    const double t113 = minus_P5_yz * s5;
    const double t114 = minus_alpha5_y * c5 - t113;
    const double t115 = t113 + P5_xz * c5;
    const double t116 = U4_xy + t114;
    const double s1in6_x = c6 * s1in5_x + s6 * s1in4_y;
    const double s1in6_y = c6 * s1in4_y - s6 * s1in5_x;
    const double t1in6_x = c6 * t1in5_x + s6 * t1in5_z;
    const double t1in6_y = c6 * t1in5_z - s6 * t1in5_x;

    /* screw of joint 2 seen from link 6 (angular s, linear t) */
    const double t117 = U6_yx * t1in6_y - minus_U6_xx * t1in6_x + U6_zx * minus_t1in5_y;
    const double t118 = a6_y * s1in5_y + minus_a5_y * s1in6_y;
    const double t119 = t117 - t118;
    const double t120 = U6_xy * t1in6_x - minus_U6_yy * t1in6_y + U6_zy * minus_t1in5_y;
    const double t121 = minus_a5_y * s1in6_x + a6_x * s1in5_y;
    const double t122 = t121 + t120;
    const double t123 = U6_zy * s1in6_y - U6_zx * s1in6_x - D6_z * s1in5_y;
    const double t124 = P6_yz * s1in6_x;
    const double t125 = alpha6_y * s1in6_y - t124 - P6_xy * s1in5_y;
    const double t126 = t124 - P6_xz * s1in6_y - alpha6_z * s1in5_y;
    const double t127 = t81 + t79 - t125;
    const double s2in6_x = c6 * s2in5_x - s6 * minus_s2in4_y;
    const double minus_s2in6_y = s6 * s2in5_x + c6 * minus_s2in4_y;
    const double t2in6_x = c6 * t2in5_x + s6 * t2in5_z;
    const double t2in6_y = c6 * t2in5_z - s6 * t2in5_x;

    /* screw of joint 3 seen from link 6 (angular s, linear t) */
    const double t128 = U6_yx * t2in6_y - minus_U6_xx * t2in6_x + U6_zx * minus_t2in5_y;
    const double t129 = minus_a5_y * minus_s2in6_y - a6_y * s2in5_y;
    const double t130 = t129 + t128;
    const double t131 = U6_xy * t2in6_x - minus_U6_yy * t2in6_y + U6_zy * minus_t2in5_y;
    const double t132 = minus_a5_y * s2in6_x + a6_x * s2in5_y;
    const double t133 = t132 + t131;
    const double t134 = U6_zx * s2in6_x + U6_zy * minus_s2in6_y + D6_z * s2in5_y;
    const double t135 = P6_yz * s2in6_x;
    const double t136 = P6_xy * s2in5_y + (t135 + alpha6_y * minus_s2in6_y);
    const double t137 = t135 + P6_xz * minus_s2in6_y - alpha6_z * s2in5_y;
    const double t138 = t94 - t92 + t136;
    const double s3in6_x = c6 * s3in5_x + s6 * c4;
    const double s3in6_y = c6 * c4 - s6 * s3in5_x;
    const double minus_t3in6_x = c6 * minus_t3in5_x;
    const double t3in6_y = s6 * minus_t3in5_x;

    /* screw of joint 4 seen from link 6 (angular s, linear t) */
    const double t139 = minus_U6_xx * minus_t3in6_x + U6_yx * t3in6_y;
    const double t140 = U6_zx * minus_t3in5_y;
    const double t141 = a6_y * minus_s3in5_y - minus_a5_y * s3in6_y + (t139 + t140);
    const double t142 = U6_xy * minus_t3in6_x + minus_U6_yy * t3in6_y;
    const double t143 = U6_zy * minus_t3in5_y;
    const double t144 = minus_a5_y * s3in6_x - a6_x * minus_s3in5_y + (t143 - t142);
    const double t145 = U6_zy * s3in6_y - U6_zx * s3in6_x + D6_z * minus_s3in5_y;
    const double t146 = P6_yz * s3in6_x;
    const double t147 = alpha6_y * s3in6_y - t146 + P6_xy * minus_s3in5_y;
    const double t148 = t146 - P6_xz * s3in6_y + alpha6_z * minus_s3in5_y;
    const double t149 = t106 + t104 - t147;
    const double minus_s4in6_x = c6 * s5;
    const double s4in6_y = s6 * s5;
    const double minus_t4in6_x = c6 * minus_t4in5_x + 0.0825 * s6;
    const double t4in6_y = s6 * minus_t4in5_x - 0.0825 * c6;

    /* screw of joint 1 seen from link 7 (angular s, linear t) */
    const double t150 = minus_U6_xx * minus_t4in6_x + U6_yx * t4in6_y - U6_zx * t4in5_y;
    const double t151 = a6_y * c5 - minus_a5_y * s4in6_y;
    const double t152 = t151 + t150;
    const double t153 = U6_xy * minus_t4in6_x + minus_U6_yy * t4in6_y + U6_zy * t4in5_y;
    const double t154 = minus_a5_y * minus_s4in6_x + a6_x * c5;
    const double t155 = t154 + t153;
    const double t156 = U6_zy * s4in6_y + U6_zx * minus_s4in6_x + D6_z * c5;
    const double t157 = P6_yz * minus_s4in6_x;
    const double t158 = t157 + alpha6_y * s4in6_y + P6_xy * c5;
    const double t159 = alpha6_z * c5 - (t157 + P6_xz * s4in6_y);
    const double t160 = t115 - t116 - t158;
    const double t161 = minus_a5_y * c6;
    const double t162 = minus_a5_y * s6;
    const double t163 = U6_zy * c6 - U6_zx * s6;
    const double t164 = P6_yz * s6;
    const double t165 = alpha6_y * c6 - t164;
    const double t166 = t164 - P6_xz * c6;
    const double t167 = minus_U5_xy - t165;
    const double s1in7_x = c7 * s1in6_x - s7 * s1in5_y;
    const double minus_s1in7_y = c7 * s1in5_y + s7 * s1in6_x;
    const double minus_t1in7_z = t1in6_y - 0.088 * s1in5_y;
    const double t168 = minus_t1in5_y - 0.088 * s1in6_y;
    const double t1in7_x = c7 * t1in6_x + s7 * t168;
    const double t1in7_y = c7 * t168 - s7 * t1in6_x;

    /* screw of joint 2 seen from link 7 (angular s, linear t) */
    const double t169 = U7_yx * t1in7_y - minus_U7_xx * t1in7_x - U7_zx * minus_t1in7_z;
    const double t170 = minus_a7_z * minus_s1in7_y + a7_y * s1in6_y;
    const double t171 = U7_xy * t1in7_x - minus_U7_yy * t1in7_y - U7_zy * minus_t1in7_z;
    const double t172 = minus_a7_z * s1in7_x - a7_x * s1in6_y;
    const double t173 = P7_yz * s1in7_x;
    const double t174 = alpha7_y * minus_s1in7_y + t173 + P7_xy * s1in6_y;
    const double s2in7_x = c7 * s2in6_x - s7 * s2in5_y;
    const double minus_s2in7_y = c7 * s2in5_y + s7 * s2in6_x;
    const double minus_t2in7_z = t2in6_y - 0.088 * s2in5_y;
    const double t175 = minus_t2in5_y + 0.088 * minus_s2in6_y;
    const double t2in7_x = c7 * t2in6_x + s7 * t175;
    const double t2in7_y = c7 * t175 - s7 * t2in6_x;

    /* screw of joint 3 seen from link 7 (angular s, linear t) */
    const double t176 = U7_yx * t2in7_y - minus_U7_xx * t2in7_x - U7_zx * minus_t2in7_z;
    const double t177 = a7_y * minus_s2in6_y - minus_a7_z * minus_s2in7_y;
    const double t178 = U7_xy * t2in7_x - minus_U7_yy * t2in7_y - U7_zy * minus_t2in7_z;
    const double t179 = minus_a7_z * s2in7_x + a7_x * minus_s2in6_y;
    const double t180 = P7_yz * s2in7_x;
    const double t181 = P7_xy * minus_s2in6_y - (alpha7_y * minus_s2in7_y + t180);
    const double s3in7_x = c7 * s3in6_x + s7 * minus_s3in5_y;
    const double s3in7_y = c7 * minus_s3in5_y - s7 * s3in6_x;
    const double minus_t3in7_z = t3in6_y + 0.088 * minus_s3in5_y;
    const double t182 = minus_t3in5_y - 0.088 * s3in6_y;
    const double t3in7_x = s7 * t182 - c7 * minus_t3in6_x;
    const double t3in7_y = s7 * minus_t3in6_x + c7 * t182;

    /* screw of joint 4 seen from link 7 (angular s, linear t) */
    const double t183 = U7_yx * t3in7_y - minus_U7_xx * t3in7_x - U7_zx * minus_t3in7_z;
    const double t184 = minus_a7_z * s3in7_y - a7_y * s3in6_y;
    const double t185 = U7_xy * t3in7_x - minus_U7_yy * t3in7_y - U7_zy * minus_t3in7_z;
    const double t186 = minus_a7_z * s3in7_x - a7_x * s3in6_y;
    const double t187 = P7_yz * s3in7_x;
    const double t188 = alpha7_y * s3in7_y - t187 - P7_xy * s3in6_y;
    const double s4in7_x = s7 * c5 - c7 * minus_s4in6_x;
    const double s4in7_y = s7 * minus_s4in6_x + c7 * c5;
    const double minus_t4in7_z = t4in6_y + 0.088 * c5;
    const double t189 = t4in5_y + 0.088 * s4in6_y;
    const double minus_t4in7_x = c7 * minus_t4in6_x + s7 * t189;
    const double t4in7_y = s7 * minus_t4in6_x - c7 * t189;

    /* screw of joint 5 seen from link 7 (angular s, linear t) */
    const double t190 = minus_U7_xx * minus_t4in7_x + U7_yx * t4in7_y;
    const double t191 = U7_zx * minus_t4in7_z;
    const double t192 = U7_xy * minus_t4in7_x + minus_U7_yy * t4in7_y;
    const double t193 = U7_zy * minus_t4in7_z;
    const double t194 = P7_yz * s4in7_x;
    const double t195 = alpha7_y * s4in7_y - t194 - P7_xy * s4in6_y;
    const double s5in7_x = c7 * s6;
    const double minus_s5in7_y = s7 * s6;
    const double t196 = 0.088 * c6;
    const double minus_t5in7_x = s7 * t196;
    const double minus_t5in7_y = c7 * t196;

    /* results */
    const double t197 = minus_U7_xx * minus_t5in7_x - U7_yx * minus_t5in7_y;
    const double t198 = minus_a7_z * minus_s5in7_y + a7_y * c6;
    const double t199 = minus_U7_yy * minus_t5in7_y - U7_xy * minus_t5in7_x;
    const double t200 = a7_x * c6 - minus_a7_z * s5in7_x;
    const double t201 = P7_yz * s5in7_x;
    const double t202 = t201 + alpha7_y * minus_s5in7_y + P7_xy * c6;
    const double t203 = P7_yz * s7;
    const double t204 = alpha7_y * c7 - t203;

    Y[0][0] = 0.0;
    Y[0][1] = 0.0;
    Y[0][2] = 0.0;
    Y[0][3] = 0.0;
    Y[0][4] = 0.0;
    Y[0][5] = 0.0;
    Y[0][6] = 0.0;
    Y[0][7] = 0.0;
    Y[0][8] = 0.0;
    Y[0][9] = qdd[0];
    Y[0][10] = 0.0;
    Y[0][11] = 0.0;
    Y[0][12] = 0.0;
    Y[0][13] = 0.0;
    Y[0][14] = t18;
    Y[0][15] = minus_U2_zy * c2 - minus_U2_zx * s2;
    Y[0][16] = -t16;
    Y[0][17] = -(U2_yx * s2 + D2_y * c2);
    Y[0][18] = -(D2_x * s2 - U2_xy * c2);
    Y[0][19] = t17;
    Y[0][20] = t32;
    Y[0][21] = t22;
    Y[0][22] = t25;
    Y[0][23] = 0.632 * t30;
    Y[0][24] = t31;
    Y[0][25] = t26;
    Y[0][26] = t28;
    Y[0][27] = D3_y * s1in3_y - U3_yx * minus_s1in3_x + t4 * c2;
    Y[0][28] = U3_xz * c2 - (U3_xy * s1in3_y + D3_x * minus_s1in3_x);
    Y[0][29] = t29;
    Y[0][30] = t32 + 0.0825 * t22 + 0.006806250000000001 * (t28 + t29);
    Y[0][31] = minus_a4_z * s1in4_y - a4_y * s1in3_y - (t42 + t43);
    Y[0][32] = t46;
    Y[0][33] = 0.0825 * t26 - t25;
    Y[0][34] = t51;
    Y[0][35] = t47;
    Y[0][36] = t49;
    Y[0][37] = U4_yx * s1in4_x + D4_y * s1in4_y - t7 * s1in3_y;
    Y[0][38] = D4_x * s1in4_x - U4_xy * s1in4_y - U4_xz * s1in3_y;
    Y[0][39] = t50;
    Y[0][40] = t71;
    Y[0][41] = t73 - t72 - (a5_z * s1in5_y + minus_a5_y * s1in4_y);
    Y[0][42] = t76;
    Y[0][43] = t46 + 0.768 * t80 + 0.0825 * t47;
    Y[0][44] = t81;
    Y[0][45] = U5_zy * s1in5_y - U5_zx * s1in5_x + D5_z * s1in4_y;
    Y[0][46] = t78;
    Y[0][47] = U5_yx * s1in5_x + D5_y * s1in5_y + minus_U5_yz * s1in4_y;
    Y[0][48] = D5_x * s1in5_x + minus_U5_xy * s1in5_y + U5_xz * s1in4_y;
    Y[0][49] = t79;
    Y[0][50] = t71;
    Y[0][51] = t119;
    Y[0][52] = t122;
    Y[0][53] = -t76;
    Y[0][54] = t127;
    Y[0][55] = t123;
    Y[0][56] = t125;
    Y[0][57] = U6_yx * s1in6_x + D6_y * s1in6_y - t11 * s1in5_y;
    Y[0][58] = D6_x * s1in6_x - U6_xy * s1in6_y - U6_xz * s1in5_y;
    Y[0][59] = t126;
    Y[0][60] = t71 + 0.088 * t119 + 0.007743999999999999 * (t125 + t126);
    Y[0][61] = t169 - t170;
    Y[0][62] = t171 - t172;
    Y[0][63] = 0.088 * t123 - t122;
    Y[0][64] = t127 + t126 + t174;
    Y[0][65] = -(U7_zx * s1in7_x + U7_zy * minus_s1in7_y + D7_z * s1in6_y);
    Y[0][66] = -t174;
    Y[0][67] = U7_yx * s1in7_x - D7_y * minus_s1in7_y - t14 * s1in6_y;
    Y[0][68] = D7_x * s1in7_x + U7_xy * minus_s1in7_y - U7_xz * s1in6_y;
    Y[0][69] = t173 + P7_xz * minus_s1in7_y - alpha7_z * s1in6_y;
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
    Y[1][11] = -minus_a2_y;
    Y[1][12] = minus_a2_x;
    Y[1][13] = 0.0;
    Y[1][14] = -P2_xy;
    Y[1][15] = D2_z;
    Y[1][16] = P2_xy;
    Y[1][17] = minus_P2_yz - minus_alpha2_x;
    Y[1][18] = U2_xz;
    Y[1][19] = qdd[1];
    Y[1][20] = -t40;
    Y[1][21] = t33;
    Y[1][22] = t34;
    Y[1][23] = -(0.632 * U2_xy + minus_a2_x);
    Y[1][24] = -t39;
    Y[1][25] = t35;
    Y[1][26] = t37;
    Y[1][27] = U3_yx * s3 + D3_y * c3;
    Y[1][28] = D3_x * s3 - U3_xy * c3;
    Y[1][29] = t38;
    Y[1][30] = 0.0825 * t33 - t40 + 0.006806250000000001 * (t37 + t38);
    Y[1][31] = t54 - t53 - (minus_a4_z * minus_s2in4_y + a4_y * c3);
    Y[1][32] = t57;
    Y[1][33] = 0.0825 * t35 - t34;
    Y[1][34] = t62;
    Y[1][35] = -t58;
    Y[1][36] = -t60;
    Y[1][37] = U4_yx * s2in4_x - D4_y * minus_s2in4_y - t7 * c3;
    Y[1][38] = D4_x * s2in4_x + U4_xy * minus_s2in4_y - U4_xz * c3;
    Y[1][39] = t61;
    Y[1][40] = t84;
    Y[1][41] = minus_a5_y * minus_s2in4_y - a5_z * s2in5_y + (t86 - t85);
    Y[1][42] = t89;
    Y[1][43] = t57 + 0.768 * t93 - 0.0825 * t58;
    Y[1][44] = t94;
    Y[1][45] = U5_zy * s2in5_y - U5_zx * s2in5_x - D5_z * minus_s2in4_y;
    Y[1][46] = t91;
    Y[1][47] = U5_yx * s2in5_x + D5_y * s2in5_y - minus_U5_yz * minus_s2in4_y;
    Y[1][48] = D5_x * s2in5_x + minus_U5_xy * s2in5_y - U5_xz * minus_s2in4_y;
    Y[1][49] = -t92;
    Y[1][50] = t84;
    Y[1][51] = t130;
    Y[1][52] = t133;
    Y[1][53] = -t89;
    Y[1][54] = t138;
    Y[1][55] = -t134;
    Y[1][56] = -t136;
    Y[1][57] = U6_yx * s2in6_x - D6_y * minus_s2in6_y - t11 * s2in5_y;
    Y[1][58] = D6_x * s2in6_x + U6_xy * minus_s2in6_y - U6_xz * s2in5_y;
    Y[1][59] = t137;
    Y[1][60] = t84 + 0.088 * t130 + 0.007743999999999999 * (t137 - t136);
    Y[1][61] = t177 + t176;
    Y[1][62] = t178 - t179;
    Y[1][63] = -(0.088 * t134 + t133);
    Y[1][64] = t138 + t137 - t181;
    Y[1][65] = D7_z * minus_s2in6_y - (U7_zx * s2in7_x + U7_zy * minus_s2in7_y);
    Y[1][66] = t181;
    Y[1][67] = U7_yx * s2in7_x - D7_y * minus_s2in7_y + t14 * minus_s2in6_y;
    Y[1][68] = D7_x * s2in7_x + U7_xy * minus_s2in7_y + U7_xz * minus_s2in6_y;
    Y[1][69] = t180 + P7_xz * minus_s2in7_y + alpha7_z * minus_s2in6_y;
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
    Y[2][21] = a3_y;
    Y[2][22] = -a3_x;
    Y[2][23] = 0.0;
    Y[2][24] = -P3_xy;
    Y[2][25] = D3_z;
    Y[2][26] = P3_xy;
    Y[2][27] = t4;
    Y[2][28] = U3_xz;
    Y[2][29] = alpha3_z;
    Y[2][30] = 0.0825 * a3_y + 0.006806250000000001 * U3_yx;
    Y[2][31] = minus_a4_z * c4 - t8;
    Y[2][32] = -t63;
    Y[2][33] = a3_x + 0.0825 * D3_z;
    Y[2][34] = -t68;
    Y[2][35] = t64;
    Y[2][36] = t66;
    Y[2][37] = U4_yx * s4 + D4_y * c4;
    Y[2][38] = D4_x * s4 - U4_xy * c4;
    Y[2][39] = t67;
    Y[2][40] = t96;
    Y[2][41] = t97 - t98;
    Y[2][42] = t101;
    Y[2][43] = 0.768 * t105 - t63 + 0.0825 * t64;
    Y[2][44] = t106;
    Y[2][45] = D5_z * c4 - (U5_zx * s3in5_x + U5_zy * minus_s3in5_y);
    Y[2][46] = t103;
    Y[2][47] = U5_yx * s3in5_x - D5_y * minus_s3in5_y + minus_U5_yz * c4;
    Y[2][48] = D5_x * s3in5_x - minus_U5_xy * minus_s3in5_y + U5_xz * c4;
    Y[2][49] = t104;
    Y[2][50] = t96;
    Y[2][51] = t141;
    Y[2][52] = t144;
    Y[2][53] = -t101;
    Y[2][54] = t149;
    Y[2][55] = t145;
    Y[2][56] = t147;
    Y[2][57] = U6_yx * s3in6_x + D6_y * s3in6_y + t11 * minus_s3in5_y;
    Y[2][58] = D6_x * s3in6_x - U6_xy * s3in6_y + U6_xz * minus_s3in5_y;
    Y[2][59] = t148;
    Y[2][60] = t96 + 0.088 * t141 + 0.007743999999999999 * (t147 + t148);
    Y[2][61] = t184 + t183;
    Y[2][62] = t185 - t186;
    Y[2][63] = 0.088 * t145 - t144;
    Y[2][64] = t149 + t148 - t188;
    Y[2][65] = U7_zy * s3in7_y - U7_zx * s3in7_x - D7_z * s3in6_y;
    Y[2][66] = t188;
    Y[2][67] = U7_yx * s3in7_x + D7_y * s3in7_y - t14 * s3in6_y;
    Y[2][68] = D7_x * s3in7_x - U7_xy * s3in7_y - U7_xz * s3in6_y;
    Y[2][69] = t187 - P7_xz * s3in7_y - alpha7_z * s3in6_y;
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
    Y[3][31] = a4_y;
    Y[3][32] = -a4_x;
    Y[3][33] = 0.0;
    Y[3][34] = -P4_xy;
    Y[3][35] = D4_z;
    Y[3][36] = P4_xy;
    Y[3][37] = t7;
    Y[3][38] = U4_xz;
    Y[3][39] = alpha4_z;
    Y[3][40] = -t107;
    Y[3][41] = t108 + t109;
    Y[3][42] = t112;
    Y[3][43] = 0.0825 * D4_z - (0.768 * U4_xy + a4_x);
    Y[3][44] = -t116;
    Y[3][45] = U5_zx * s5 - U5_zy * c5;
    Y[3][46] = t114;
    Y[3][47] = -(U5_yx * s5 + D5_y * c5);
    Y[3][48] = -(D5_x * s5 + minus_U5_xy * c5);
    Y[3][49] = t115;
    Y[3][50] = -t107;
    Y[3][51] = t152;
    Y[3][52] = -t155;
    Y[3][53] = -t112;
    Y[3][54] = t160;
    Y[3][55] = t156;
    Y[3][56] = t158;
    Y[3][57] = D6_y * s4in6_y - U6_yx * minus_s4in6_x + t11 * c5;
    Y[3][58] = U6_xz * c5 - (U6_xy * s4in6_y + D6_x * minus_s4in6_x);
    Y[3][59] = t159;
    Y[3][60] = 0.088 * t152 - t107 + 0.007743999999999999 * (t158 + t159);
    Y[3][61] = minus_a7_z * s4in7_y - a7_y * s4in6_y + (t190 - t191);
    Y[3][62] = a7_x * s4in6_y - minus_a7_z * s4in7_x - (t192 + t193);
    Y[3][63] = t155 + 0.088 * t156;
    Y[3][64] = t160 + t159 - t195;
    Y[3][65] = U7_zy * s4in7_y - U7_zx * s4in7_x - D7_z * s4in6_y;
    Y[3][66] = t195;
    Y[3][67] = U7_yx * s4in7_x + D7_y * s4in7_y - t14 * s4in6_y;
    Y[3][68] = D7_x * s4in7_x - U7_xy * s4in7_y - U7_xz * s4in6_y;
    Y[3][69] = t194 - P7_xz * s4in7_y - alpha7_z * s4in6_y;
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
    Y[4][41] = -minus_a5_y;
    Y[4][42] = -a5_x;
    Y[4][43] = 0.0;
    Y[4][44] = minus_P5_xy;
    Y[4][45] = D5_z;
    Y[4][46] = -minus_P5_xy;
    Y[4][47] = minus_U5_yz;
    Y[4][48] = U5_xz;
    Y[4][49] = alpha5_z;
    Y[4][50] = 0.0;
    Y[4][51] = -t161;
    Y[4][52] = t162;
    Y[4][53] = a5_x;
    Y[4][54] = t167;
    Y[4][55] = t163;
    Y[4][56] = t165;
    Y[4][57] = U6_yx * s6 + D6_y * c6;
    Y[4][58] = D6_x * s6 - U6_xy * c6;
    Y[4][59] = t166;
    Y[4][60] = 0.007743999999999999 * (t165 + t166) - 0.088 * t161;
    Y[4][61] = t197 - t198;
    Y[4][62] = t200 + t199;
    Y[4][63] = 0.088 * t163 - t162;
    Y[4][64] = t167 + t166 + t202;
    Y[4][65] = -(U7_zx * s5in7_x + U7_zy * minus_s5in7_y + D7_z * c6);
    Y[4][66] = -t202;
    Y[4][67] = U7_yx * s5in7_x - D7_y * minus_s5in7_y - t14 * c6;
    Y[4][68] = D7_x * s5in7_x + U7_xy * minus_s5in7_y - U7_xz * c6;
    Y[4][69] = t201 + P7_xz * minus_s5in7_y - alpha7_z * c6;
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
    Y[5][51] = a6_y;
    Y[5][52] = -a6_x;
    Y[5][53] = 0.0;
    Y[5][54] = -P6_xy;
    Y[5][55] = D6_z;
    Y[5][56] = P6_xy;
    Y[5][57] = t11;
    Y[5][58] = U6_xz;
    Y[5][59] = alpha6_z;
    Y[5][60] = 0.088 * a6_y + 0.007743999999999999 * U6_yx;
    Y[5][61] = minus_a7_z * c7 - 0.088 * U7_zx;
    Y[5][62] = -(minus_a7_z * s7 + 0.088 * U7_zy);
    Y[5][63] = a6_x + 0.088 * D6_z;
    Y[5][64] = -(U6_xy + t204);
    Y[5][65] = U7_zy * c7 - U7_zx * s7;
    Y[5][66] = t204;
    Y[5][67] = U7_yx * s7 + D7_y * c7;
    Y[5][68] = D7_x * s7 - U7_xy * c7;
    Y[5][69] = t203 - P7_xz * c7;
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
    Y[6][61] = a7_y;
    Y[6][62] = -a7_x;
    Y[6][63] = 0.0;
    Y[6][64] = -P7_xy;
    Y[6][65] = D7_z;
    Y[6][66] = P7_xy;
    Y[6][67] = t14;
    Y[6][68] = U7_xz;
    Y[6][69] = alpha7_z;
}

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC pop_options
#endif
