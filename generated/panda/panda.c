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
 *   mass_matrix                   185 mul, 161 add, 12 sin/cos  (by composite-body)
 *   coriolis_matrix               640 mul, 533 add, 12 sin/cos  (by carried-body)
 *   gravity                       58 mul, 35 add, 12 sin/cos  (by newton-euler-matrix)
 *   bias                          293 mul, 260 add, 12 sin/cos  (by newton-euler-matrix)
 *   forward_dynamics              583 mul, 525 add, 21 div, 12 sin/cos  (by ldlt)
 *   forward_kinematics            80 mul, 44 add, 14 sin/cos  (by product-of-exponentials)
 *   jacobian                      94 mul, 45 add, 12 sin/cos  (by product-of-exponentials)
 *   inverse_dynamics_derivatives  1273 mul, 1092 add, 12 sin/cos  (by analytic)
 *   regressor                     736 mul, 591 add, 12 sin/cos  (by screws)
 *
 * Chosen frames: what these functions say of link i is in the frame f_i, as seen
 * in the link that carries it; arguments and results are as of the given frames
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
 * Transferred inertia: what a joint cannot feel counts for the link before it
 *   inverse_dynamics, mass_matrix, coriolis_matrix, gravity, bias, forward_dynamics,
 *       inverse_dynamics_derivatives
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
    const double t1 = q[6] - 0.38420588060665173;
    symdyn_sincos(t1, &s7, &c7);

    /* link 1: U = [alpha] + [w][w] */
    const double minus_U1_xx = qd[0] * qd[0];

    /* link 1: moment n = I alpha + w x I w + mc x a */
    const double n1_z = 0.03733744848940618 * qdd[0];

    /* link 2: angular velocity w */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];

    /* link 2: U = [alpha] + [w][w] */
    const double U2_yz = s2 * qdd[0];
    const double minus_U2_xz = c2 * qdd[0];

    /* link 2: angular acceleration alpha */
    const double t2 = minus_w2_y * qd[1];
    const double t3 = minus_w2_x * qd[1];
    const double minus_alpha2_x = U2_yz + t2;
    const double alpha2_y = t3 - minus_U2_xz;

    /* link 2: U = [alpha] + [w][w] */
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
    const double t9 = 0.046155764989863624 * t3;
    const double n2_y = t9 + t8 + 0.01026110182100817 * (minus_U2_xx - minus_U1_xx);
    const double t10 = 0.0007689361029464 * minus_U2_xz + 0.01026110182100817 * U2_yz;
    const double t11 = 1.0357790547533403 * qdd[1] - 0.9896232897634767 * t4;
    const double t12 = t11 - t10 - 0.00398335888393552 * (minus_U2_yy - minus_U2_xx);
    const double t13 = 0.01993386669246 * c2 - 30.45357582685272 * s2;
    const double n2_z = t12 + t13;

    /* link 3: angular velocity w */
    const double w3_x = s3 * qd[1] - c3 * minus_w2_x;
    const double w3_y = s3 * minus_w2_x + c3 * qd[1];
    const double w3_z = minus_w2_y + qd[2];

    /* link 3: angular acceleration alpha */
    const double alpha3_z = qdd[2] - alpha2_y;

    /* link 3: U = [alpha] + [w][w] */
    const double U3_xz = s3 * minus_U2_zy - c3 * U2_xy;
    const double U3_yz = c3 * minus_U2_zy + s3 * U2_xy;

    /* link 3: angular acceleration alpha */
    const double t14 = w3_x * w3_z;
    const double t15 = w3_y * w3_z;
    const double t16 = w3_x * w3_y;
    const double alpha3_x = t15 - U3_yz;
    const double alpha3_y = U3_xz - t14;

    /* link 3: U = [alpha] + [w][w] */
    const double t17 = w3_z * w3_z;
    const double minus_U3_xx = w3_y * w3_y + t17;
    const double minus_U3_yy = w3_x * w3_x + t17;
    const double U3_xy = t16 - alpha3_z;
    const double U3_yx = t16 + alpha3_z;
    const double U3_zx = t14 - alpha3_y;
    const double U3_zy = t15 + alpha3_x;

    /* link 3: acceleration a of its origin, gravity included */
    const double t18 = 0.316 * minus_U2_zy;
    const double t19 = minus_a2_x + 0.316 * U2_xy;
    const double a3_x = s3 * t18 - c3 * t19;
    const double a3_y = s3 * t19 + c3 * t18;
    const double a3_z = minus_a2_y - 0.316 * minus_U2_yy;

    /* link 3: force f = m a + U mc */
    const double f3_x = 0.028227094878000014 * U3_xy - 0.684157959872 * minus_U3_xx;
    const double f3_y = 0.684157959872 * U3_yx - 0.028227094878000014 * minus_U3_yy;

    /* link 3: moment n = I alpha + w x I w + mc x a */
    const double t20 = 0.00012191242095074308 * U3_zx - 0.005487648106562255 * U3_yx;
    const double t21 = 0.011595864095166039 * alpha3_x + 0.12445520614822145 * t15;
    const double t22 = 0.0043772571218395825 * U3_xy - 0.00012191242095074308 * U3_zy;
    const double t23 = 0.11285934205305541 * t14;
    const double t24 = 0.005487648106562255 * U3_yz - 0.0043772571218395825 * U3_xz;
    const double t25 = 0.12445520614822145 * alpha3_z - 0.011595864095166039 * t16;
    const double t26 = t21 + t20 - 0.0043772571218395825 * (minus_U2_yy - minus_U3_yy);
    const double t27 = 0.028227094878000014 * a3_z;
    const double n3_x = t26 + t27;
    const double t28 = t22 - t23 - 0.005487648106562255 * (minus_U3_xx - minus_U2_yy);
    const double t29 = 0.684157959872 * a3_z;
    const double n3_y = t28 - t29;
    const double t30 = t25 + t24 - 0.00012191242095074308 * (minus_U3_yy - minus_U3_xx);
    const double t31 = 0.684157959872 * a3_y - 0.028227094878000014 * a3_x;
    const double n3_z = t30 + t31;

    /* link 4: angular velocity w */
    const double minus_w4_x = c4 * w3_x + s4 * w3_z;
    const double w4_y = s4 * w3_x - c4 * w3_z;
    const double w4_z = qd[3] - w3_y;

    /* link 4: angular acceleration alpha */
    const double alpha4_z = qdd[3] - alpha3_y;

    /* link 4: U = [alpha] + [w][w] */
    const double U4_xz = s4 * U3_zy + c4 * U3_xy;
    const double U4_yz = c4 * U3_zy - s4 * U3_xy;

    /* link 4: angular acceleration alpha */
    const double t32 = minus_w4_x * w4_z;
    const double t33 = w4_y * w4_z;
    const double t34 = minus_w4_x * w4_y;
    const double alpha4_x = t33 - U4_yz;
    const double alpha4_y = U4_xz + t32;

    /* link 4: U = [alpha] + [w][w] */
    const double t35 = w4_z * w4_z;
    const double minus_U4_xx = w4_y * w4_y + t35;
    const double minus_U4_yy = minus_w4_x * minus_w4_x + t35;
    const double minus_U4_xy = t34 + alpha4_z;
    const double U4_yx = alpha4_z - t34;
    const double minus_U4_zx = t32 + alpha4_y;
    const double U4_zy = t33 + alpha4_x;

    /* link 4: acceleration a of its origin, gravity included */
    const double t36 = a3_x - 0.0825 * minus_U3_xx;
    const double minus_a4_z = a3_y + 0.0825 * U3_yx;
    const double t37 = a3_z + 0.0825 * U3_zx;
    const double minus_a4_x = c4 * t36 + s4 * t37;
    const double a4_y = s4 * t36 - c4 * t37;

    /* link 4: force f = m a + U mc */
    const double f4_x = 1.720683553603 * minus_U4_xy - 0.49008027465000004 * minus_U4_xx;
    const double f4_y = 0.49008027465000004 * U4_yx + 1.720683553603 * minus_U4_yy;
    const double minus_f4_z = 0.49008027465000004 * minus_U4_zx + 1.720683553603 * U4_zy;

    /* link 4: moment n = I alpha + w x I w + mc x a */
    const double t38 = 0.13876407268546084 * minus_U4_zx;
    const double t39 = 0.0039053550262761003 * U4_yx;
    const double t40 = 0.5408292849391831 * alpha4_x + 0.6325240572528141 * t33;
    const double t41 = t38 - t39;
    const double t42 = 0.0016444875773692705 * minus_U4_xy;
    const double t43 = 0.13876407268546084 * U4_zy;
    const double t44 = 0.0039053550262761003 * (minus_U4_xx - minus_U3_yy);
    const double t45 = 0.09169477231363099 * t32 + (t43 + t42);
    const double t46 = 0.0016444875773692705 * U4_xz + 0.0039053550262761003 * U4_yz;
    const double t47 = 0.6325240572528141 * alpha4_z + 0.5408292849391831 * t34;
    const double t48 = t40 + t41 + 0.0016444875773692705 * (minus_U3_yy - minus_U4_yy);
    const double t49 = 1.720683553603 * minus_a4_z;
    const double n4_x = t48 + t49;
    const double n4_y = t45 - t44 + 0.49008027465000004 * minus_a4_z;
    const double t50 = t47 + t46 + 0.13876407268546084 * (minus_U4_yy - minus_U4_xx);
    const double t51 = 0.49008027465000004 * a4_y - 1.720683553603 * minus_a4_x;
    const double n4_z = t50 + t51;

    /* link 5: angular velocity w */
    const double w5_x = c5 * minus_w4_x - s5 * w4_z;
    const double minus_w5_y = s5 * minus_w4_x + c5 * w4_z;
    const double w5_z = qd[4] - w4_y;

    /* link 5: angular acceleration alpha */
    const double alpha5_z = qdd[4] - alpha4_y;

    /* link 5: U = [alpha] + [w][w] */
    const double U5_xz = s5 * U4_zy - c5 * minus_U4_xy;
    const double U5_yz = s5 * minus_U4_xy + c5 * U4_zy;

    /* link 5: angular acceleration alpha */
    const double t52 = w5_x * w5_z;
    const double t53 = minus_w5_y * w5_z;
    const double t54 = w5_x * minus_w5_y;
    const double minus_alpha5_x = t53 + U5_yz;
    const double alpha5_y = U5_xz - t52;

    /* link 5: U = [alpha] + [w][w] */
    const double t55 = w5_z * w5_z;
    const double minus_U5_xx = minus_w5_y * minus_w5_y + t55;
    const double minus_U5_yy = w5_x * w5_x + t55;
    const double minus_U5_xy = t54 + alpha5_z;
    const double U5_yx = alpha5_z - t54;
    const double U5_zx = t52 - alpha5_y;
    const double minus_U5_zy = t53 + minus_alpha5_x;

    /* link 5: acceleration a of its origin, gravity included */
    const double t56 = 0.384 * minus_U4_xy - 0.0825 * minus_U4_xx - minus_a4_x;
    const double minus_a5_z = a4_y + (0.0825 * U4_yx + 0.384 * minus_U4_yy);
    const double t57 = minus_a4_z + (0.0825 * minus_U4_zx + 0.384 * U4_zy);
    const double a5_x = s5 * t57 - c5 * t56;
    const double a5_y = s5 * t56 + c5 * t57;

    /* link 5: force f = m a + U mc */
    const double f5_x = 0.014653732538 * minus_U5_xx - 0.067870631425 * minus_U5_xy;
    const double minus_f5_y = 0.014653732538 * U5_yx + 0.067870631425 * minus_U5_yy;
    const double minus_f5_z = 0.014653732538 * U5_zx + 0.067870631425 * minus_U5_zy;

    /* link 5: moment n = I alpha + w x I w + mc x a */
    const double t58 = 0.024230847133882086 * minus_alpha5_x;
    const double t59 = 0.027133159263935516 * t53;
    const double t60 = 0.0015152444733270301 * U5_zx - 0.004600245517563105 * U5_yx;
    const double t61 = t58 + t59;
    const double t62 = 0.0015152444733270301 * minus_U5_zy;
    const double t63 = 0.0021640520520981297 * minus_U5_xy;
    const double t64 = 0.004600245517563105 * (minus_U5_xx - minus_U4_yy);
    const double t65 = t62 + t63 - 0.0029023121300534305 * t52;
    const double t66 = 0.027133159263935516 * alpha5_z + 0.024230847133882086 * t54;
    const double t67 = 0.0021640520520981297 * U5_xz + 0.004600245517563105 * U5_yz;
    const double t68 = t60 - t61 + 0.0021640520520981297 * (minus_U4_yy - minus_U5_yy);
    const double t69 = 0.067870631425 * minus_a5_z;
    const double n5_x = t68 - t69;
    const double n5_y = t65 - t64 - 0.014653732538 * minus_a5_z;
    const double t70 = t66 + t67 - 0.0015152444733270301 * (minus_U5_yy - minus_U5_xx);
    const double t71 = 0.014653732538 * a5_y + 0.067870631425 * a5_x;
    const double n5_z = t70 - t71;

    /* link 6: angular velocity w */
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double w6_z = minus_w5_y + qd[5];

    /* link 6: angular acceleration alpha */
    const double alpha6_z = qdd[5] - alpha5_y;

    /* link 6: U = [alpha] + [w][w] */
    const double U6_xz = c6 * minus_U5_xy + s6 * minus_U5_zy;
    const double U6_yz = c6 * minus_U5_zy - s6 * minus_U5_xy;

    /* link 6: angular acceleration alpha */
    const double t72 = w6_x * w6_z;
    const double t73 = w6_y * w6_z;
    const double t74 = w6_x * w6_y;
    const double alpha6_x = t73 - U6_yz;
    const double alpha6_y = U6_xz - t72;

    /* link 6: U = [alpha] + [w][w] */
    const double t75 = w6_z * w6_z;
    const double minus_U6_xx = w6_y * w6_y + t75;
    const double minus_U6_yy = w6_x * w6_x + t75;
    const double U6_xy = t74 - alpha6_z;
    const double U6_yx = t74 + alpha6_z;
    const double U6_zx = t72 - alpha6_y;
    const double U6_zy = t73 + alpha6_x;

    /* link 6: acceleration a of its origin, gravity included */
    const double a6_x = c6 * a5_x - s6 * minus_a5_z;
    const double minus_a6_y = s6 * a5_x + c6 * minus_a5_z;

    /* link 6: force f = m a + U mc */
    const double minus_f6_x = 0.16496755269500002 * minus_U6_xx + 0.068832705569 * U6_xy;
    const double f6_y = 0.16496755269500002 * U6_yx + 0.068832705569 * minus_U6_yy;
    const double f6_z = 0.16496755269500002 * U6_zx - 0.068832705569 * U6_zy;

    /* link 6: moment n = I alpha + w x I w + mc x a */
    const double t76 = 0.00010375891721868492 * U6_yx + 0.005511034382675315 * U6_zx;
    const double t77 = 0.03045503293228903 * t73 - 0.0008185978088860856 * alpha6_x;
    const double t78 = 0.005511034382675315 * U6_zy - 9.3569097314605e-05 * U6_xy;
    const double t79 = 0.03127363074117512 * t72;
    const double t80 = 0.03045503293228903 * alpha6_z + 0.0008185978088860856 * t74;
    const double t81 = 9.3569097314605e-05 * U6_xz + 0.00010375891721868492 * U6_yz;
    const double t82 = t77 - t76 + 9.3569097314605e-05 * (minus_U5_yy - minus_U6_yy);
    const double t83 = 0.068832705569 * a5_y;
    const double n6_x = t82 + t83;
    const double t84 = t78 - t79 - 0.00010375891721868492 * (minus_U6_xx - minus_U5_yy);
    const double t85 = 0.16496755269500002 * a5_y;
    const double n6_y = t84 + t85;
    const double t86 = t80 + t81 + 0.005511034382675315 * (minus_U6_yy - minus_U6_xx);
    const double t87 = 0.068832705569 * a6_x - 0.16496755269500002 * minus_a6_y;
    const double n6_z = t86 + t87;

    /* link 7: angular velocity w */
    const double w7_x = c7 * w6_x + s7 * w6_z;
    const double w7_y = c7 * w6_z - s7 * w6_x;
    const double w7_z = qd[6] - w6_y;

    /* link 7: angular acceleration alpha */
    const double alpha7_z = qdd[6] - alpha6_y;

    /* link 7: U = [alpha] + [w][w] */
    const double minus_U7_xz = c7 * U6_xy + s7 * U6_zy;
    const double minus_U7_yz = c7 * U6_zy - s7 * U6_xy;

    /* link 7: angular acceleration alpha */
    const double t88 = w7_x * w7_z;
    const double t89 = w7_y * w7_z;
    const double t90 = w7_x * w7_y;
    const double alpha7_x = t89 + minus_U7_yz;
    const double minus_alpha7_y = minus_U7_xz + t88;

    /* link 7: U = [alpha] + [w][w] */
    const double t91 = w7_z * w7_z;
    const double minus_U7_xx = w7_y * w7_y + t91;
    const double minus_U7_yy = w7_x * w7_x + t91;
    const double U7_xy = t90 - alpha7_z;
    const double U7_yx = t90 + alpha7_z;
    const double U7_zx = t88 + minus_alpha7_y;
    const double U7_zy = t89 + alpha7_x;

    /* link 7: acceleration a of its origin, gravity included */
    const double a7_y = c7 * (0.088 * U6_zx - a5_y) - s7 * (a6_x - 0.088 * minus_U6_xx);
    const double a7_z = minus_a6_y - 0.088 * U6_yx;

    /* link 7: force f = m a + U mc */
    const double minus_f7_x = 0.008343776383464369 * minus_U7_xx;
    const double f7_y = 0.008343776383464369 * U7_yx;
    const double f7_z = 0.008343776383464369 * U7_zx;

    /* link 7: moment n = I alpha + w x I w + mc x a */
    const double t92 = 0.0013450149983408877 * U7_yx + 0.0005571816285452075 * U7_zx;
    const double t93 = 0.002289892335277788 * alpha7_x + 0.004909651967360946 * t89;
    const double n7_x = t93 - t92 - 0.0011352667606277602 * (minus_U6_yy - minus_U7_yy);
    const double t94 = 0.0005571816285452075 * U7_zy + 0.0011352667606277602 * U7_xy;
    const double t95 = 0.0026197596320831577 * t88;
    const double t96 = 0.0013450149983408877 * minus_U7_yz;
    const double t97 = 0.0011352667606277602 * minus_U7_xz;
    const double t98 = 0.004909651967360946 * alpha7_z - 0.002289892335277788 * t90;
    const double t99 = t96 - t97;
    const double t100 = t94 - t95 - 0.0013450149983408877 * (minus_U7_xx - minus_U6_yy);
    const double t101 = 0.008343776383464369 * a7_z;
    const double n7_y = t100 - t101;
    const double t102 = t98 - t99 + 0.0005571816285452075 * (minus_U7_yy - minus_U7_xx);
    const double t103 = 0.008343776383464369 * a7_y;
    const double n7_z = t102 + t103;

    /* joint 6: force F and moment N through it, joint 7 added */
    const double t104 = c7 * f7_y - s7 * minus_f7_x;
    const double N6_x = n6_x + (c7 * n7_x - s7 * n7_y);
    const double N6_y = n6_y - (n7_z + 0.088 * t104);
    const double N6_z = n6_z + (s7 * n7_x + c7 * n7_y - 0.0007342523217448644 * U7_zx);
    const double minus_F6_x = minus_f6_x + (c7 * minus_f7_x + s7 * f7_y);
    const double F6_y = f6_y - f7_z;
    const double F6_z = f6_z + t104;

    /* joint 5: force F and moment N through it, joint 6 added */
    const double N5_x = n5_x + (c6 * N6_x - s6 * N6_y);
    const double N5_y = n5_y - N6_z;
    const double N5_z = n5_z + (s6 * N6_x + c6 * N6_y);
    const double F5_x = f5_x - (c6 * minus_F6_x + s6 * F6_y);
    const double minus_F5_y = minus_f5_y + F6_z;

    /* joint 4: force F and moment N through it, joint 5 added */
    const double t105 = c5 * F5_x + s5 * minus_F5_y;
    const double t106 = minus_f5_z - (c6 * F6_y - s6 * minus_F6_x);
    const double t107 = c5 * minus_F5_y - s5 * F5_x;
    const double N4_x = n4_x + (s5 * N5_y - c5 * N5_x - 0.384 * t107);
    const double N4_y = n4_y - (N5_z + 0.0825 * t107);
    const double N4_z = n4_z + (0.0825 * t106 - 0.384 * t105 - (s5 * N5_x + c5 * N5_y));
    const double F4_x = f4_x - t105;
    const double F4_y = f4_y + t106;

    /* joint 3: force F and moment N through it, joint 4 added */
    const double t108 = minus_f4_z - t107;
    const double N3_x = n3_x + (s4 * N4_y - c4 * N4_x);
    const double N3_y = n3_y + (0.0825 * (s4 * F4_x + c4 * F4_y) - N4_z);
    const double N3_z = n3_z + (0.0825 * t108 - (s4 * N4_x + c4 * N4_y));
    const double F3_x = f3_x + (s4 * F4_y - c4 * F4_x);
    const double F3_y = f3_y + t108;

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
    const double t1 = q[6] - 0.38420588060665173;
    symdyn_sincos(t1, &s7, &c7);

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 6 */
    const double t2 = 0.002289892335277788 * s7 + 0.001114363257090415 * c7;
    const double t3 = s7 * t2;
    const double N7at6_x = 0.0011352667606277602 * s7 - 0.0013450149983408877 * c7;
    const double minus_N7at6_z = 0.0013450149983408877 * s7 + 0.0011352667606277602 * c7;
    const double F7at6_z = 0.008343776383464369 * c7;

    /* composite body 6: with body 7 added */
    const double mcz_c6 = 0.008343776383464369 * s7;
    const double t4 = 0.0014685046434897288 * c7;
    const double Iyy_c6 = 0.004909651967360946 + t4;
    const double mcx_c6 = F7at6_z + 0.16496755269500002;
    const double Ixx_c6 = 0.002289892335277788 - t3 - 0.0008185978088860856;
    const double Ixy_c6 = 0.005511034382675315 - N7at6_x;
    const double t5 = c7 * t2 - 0.0005571816285452075 - 0.0007342523217448644 * s7;
    const double Ixz_c6 = t5 - 0.00010375891721868492;
    const double Iyz_c6 = minus_N7at6_z + 9.3569097314605e-05;
    const double Izz_c6 = t3 + t4 + 0.03045503293228903;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 5 */
    const double t6 = s6 * (Ixx_c6 - Iyy_c6) + c6 * (2.0 * Ixy_c6);
    const double t7 = s6 * t6;
    const double N6at5_x = c6 * Ixz_c6 - s6 * Iyz_c6;
    const double N6at5_z = s6 * Ixz_c6 + c6 * Iyz_c6;
    const double F6at5_z = c6 * mcx_c6 + 0.068832705569 * s6;

    /* composite body 5: with body 6 added */
    const double mcx_c5 = F6at5_z - 0.014653732538;
    const double mcy_c5 = 0.067870631425 - mcz_c6;
    const double Ixx_c5 = Ixx_c6 - t7 + 0.024230847133882086;
    const double minus_Ixy_c5 = N6at5_x + 0.0015152444733270301;
    const double Ixz_c5 = c6 * t6 - Ixy_c6 - 0.004600245517563105;
    const double Iyz_c5 = 0.0021640520520981297 - N6at5_z;
    const double Izz_c5 = Iyy_c6 + t7 + 0.027133159263935516;

    /* composite body 4: with body 5 added */
    const double t8 = s5 * (Ixx_c5 - Izz_c6) - c5 * (2.0 * minus_Ixy_c5);
    const double t9 = s5 * t8;
    const double t10 = c5 * Ixz_c5 - s5 * Iyz_c5;
    const double minus_mcz_c4 = s5 * mcx_c5 + c5 * mcy_c5;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 5 */
    const double t11 = s5 * mcy_c5 - c5 * mcx_c5;
    const double F6at5_x = 0.068832705569 * c6 - s6 * mcx_c6;

    /* composite body 4: with body 5 added */
    const double t12 = 0.165 * t11;
    const double t13 = 0.768 * F6at5_x;
    const double t14 = 0.384 * t11;
    const double Iyy_c4 = Izz_c5 + t12;
    const double t15 = 0.0825 * minus_mcz_c4;
    const double t16 = s5 * Ixz_c5 + c5 * Iyz_c5 - 0.384 * minus_mcz_c4;
    const double mcx_c4 = t11 + 0.49008027465000004;
    const double mcy_c4 = F6at5_x - 1.720683553603;
    const double Ixx_c4 = Ixx_c5 - t9 - t13 + 0.5408292849391831;
    const double Ixy_c4 = t10 - (0.0825 * F6at5_x - t14) + 0.13876407268546084;
    const double Ixz_c4 = c5 * t8 + minus_Ixy_c5 + t15 - 0.0039053550262761003;
    const double Iyz_c4 = t16 + 0.0016444875773692705;
    const double Izz_c4 = Izz_c6 + t9 + (t12 - t13) + 0.6325240572528141;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double t17 = s4 * (Ixx_c4 - Iyy_c4) + c4 * (2.0 * Ixy_c4);
    const double t18 = s4 * t17;
    const double t19 = c4 * Ixz_c4 - s4 * Iyz_c4;
    const double minus_N4at3_z = s4 * Ixz_c4 + c4 * Iyz_c4;

    /* composite body 3: with body 4 added */
    const double minus_mcz_c3 = s4 * mcx_c4 + c4 * mcy_c4;
    const double t20 = s4 * mcy_c4 - c4 * mcx_c4;
    const double t21 = 0.165 * t20;
    const double Iyy_c3 = Izz_c4 + t21;
    const double mcx_c3 = t20 + 0.684157959872;
    const double mcy_c3 = minus_mcz_c4 + 0.028227094878000014;
    const double Ixx_c3 = Ixx_c4 - t18 + 0.011595864095166039;
    const double Ixy_c3 = t19 - t15 - 0.00012191242095074308;
    const double Ixz_c3 = c4 * t17 - Ixy_c4 + 0.0825 * minus_mcz_c3 - 0.005487648106562255;
    const double Iyz_c3 = minus_N4at3_z - 0.0043772571218395825;
    const double Izz_c3 = Iyy_c4 + t18 + t21 + 0.12445520614822145;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 2 */
    const double t22 = s3 * (Ixx_c3 - Iyy_c3) + c3 * (2.0 * Ixy_c3);
    const double t23 = s3 * t22;
    const double F3at2_z = c3 * mcx_c3 - s3 * mcy_c3;

    /* composite body 2: with body 3 added */
    const double mcz_c2 = s3 * mcx_c3 + c3 * mcy_c3;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 1 */
    const double t24 = 0.632 * minus_mcz_c3;
    const double t25 = 0.316 * F3at2_z - (c3 * Ixz_c3 - s3 * Iyz_c3);
    const double N3at1_y = 0.316 * mcz_c2 - (s3 * Ixz_c3 + c3 * Iyz_c3);

    /* composite body 2: with body 3 added */
    const double Ixx_c2 = Ixx_c3 - t23 - t24 + 0.9896232897634767;
    const double Ixy_c2 = t25 - 0.00398335888393552;
    const double Ixz_c2 = c3 * t22 - Ixy_c3 + 0.01026110182100817;
    const double Iyz_c2 = N3at1_y + 0.0007689361029464;
    const double Izz_c2 = Iyy_c3 + t23 - t24 + 1.0357790547533403;

    /* joint 2 accelerates by 1: wrench on all it moves, at joint 1 */
    const double minus_N2at1_z = s2 * Ixz_c2 + c2 * Iyz_c2;

    /* composite body 1: with body 2 added */
    const double t26 = Izz_c3 + s2 * (s2 * (Ixx_c2 - Izz_c3) + c2 * (2.0 * Ixy_c2));
    const double Izz_c1 = t26 + 0.03733744848940618;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 6 */
    const double minus_N7at6_y = 0.004909651967360946 + 0.0007342523217448644 * c7;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 5 */
    const double minus_F7at5_x = c6 * mcz_c6;
    const double minus_F7at5_z = s6 * mcz_c6;
    const double N7at5_x = c6 * N7at6_x + s6 * minus_N7at6_y;
    const double N7at5_z = s6 * N7at6_x - c6 * minus_N7at6_y;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 4 */
    const double F7at4_x = c5 * minus_F7at5_x - s5 * F7at6_z;
    const double F7at4_z = s5 * minus_F7at5_x + c5 * F7at6_z;
    const double t27 = 0.0825 * F7at4_z;
    const double N7at4_x = s5 * minus_N7at6_z - c5 * N7at5_x - 0.384 * F7at4_z;
    const double minus_N7at4_y = N7at5_z + t27;
    const double t28 = 0.0825 * minus_F7at5_z + 0.384 * F7at4_x;
    const double t29 = s5 * N7at5_x + c5 * minus_N7at6_z;
    const double N7at4_z = t28 - t29;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 3 */
    const double F7at3_x = s4 * minus_F7at5_z - c4 * F7at4_x;
    const double minus_F7at3_z = s4 * F7at4_x + c4 * minus_F7at5_z;
    const double minus_N7at3_x = s4 * minus_N7at4_y + c4 * N7at4_x;
    const double N7at3_y = 0.0825 * minus_F7at3_z - N7at4_z;
    const double minus_N7at3_z = s4 * N7at4_x - c4 * minus_N7at4_y + t27;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 2 */
    const double F7at2_x = c3 * F7at3_x + s3 * F7at4_z;
    const double F7at2_z = s3 * F7at3_x - c3 * F7at4_z;
    const double minus_N7at2_x = c3 * minus_N7at3_x + s3 * N7at3_y + 0.316 * F7at2_z;
    const double N7at2_z = c3 * N7at3_y - s3 * minus_N7at3_x + 0.316 * F7at2_x;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 1 */
    const double minus_N7at1_z = c2 * minus_N7at3_z - s2 * minus_N7at2_x;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 4 */
    const double minus_F6at4_x = c5 * F6at5_x;
    const double minus_F6at4_z = s5 * F6at5_x;
    const double t30 = 0.0825 * minus_F6at4_z;
    const double N6at4_x = 0.384 * minus_F6at4_z - (c5 * N6at5_x + s5 * Izz_c6);
    const double N6at4_y = t30 - N6at5_z;
    const double t31 = 0.0825 * F6at5_z + 0.384 * minus_F6at4_x;
    const double t32 = c5 * Izz_c6 - s5 * N6at5_x;
    const double N6at4_z = t32 - t31;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 3 */
    const double F6at3_x = c4 * minus_F6at4_x - s4 * F6at5_z;
    const double F6at3_z = s4 * minus_F6at4_x + c4 * F6at5_z;
    const double N6at3_x = s4 * N6at4_y - c4 * N6at4_x;
    const double minus_N6at3_y = N6at4_z + 0.0825 * F6at3_z;
    const double N6at3_z = t30 - (s4 * N6at4_x + c4 * N6at4_y);

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 2 */
    const double F6at2_x = c3 * F6at3_x - s3 * minus_F6at4_z;
    const double F6at2_z = s3 * F6at3_x + c3 * minus_F6at4_z;
    const double N6at2_x = c3 * N6at3_x + s3 * minus_N6at3_y - 0.316 * F6at2_z;
    const double N6at2_z = s3 * N6at3_x - c3 * minus_N6at3_y + 0.316 * F6at2_x;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 1 */
    const double minus_N6at1_z = s2 * N6at2_x - c2 * N6at3_z;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 4 */
    const double t33 = 0.0825 * t11;
    const double minus_N5at4_x = t14 + t10;
    const double minus_N5at4_y = t33 + Izz_c5;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 3 */
    const double minus_F5at3_x = c4 * minus_mcz_c4;
    const double minus_F5at3_z = s4 * minus_mcz_c4;
    const double N5at3_x = c4 * minus_N5at4_x - s4 * minus_N5at4_y;
    const double N5at3_y = 0.0825 * minus_F5at3_z + t16;
    const double N5at3_z = s4 * minus_N5at4_x + c4 * minus_N5at4_y - t33;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 2 */
    const double minus_F5at2_x = c3 * minus_F5at3_x - s3 * t11;
    const double minus_F5at2_z = c3 * t11 + s3 * minus_F5at3_x;
    const double N5at2_x = c3 * N5at3_x - s3 * N5at3_y + 0.316 * minus_F5at2_z;
    const double N5at2_z = s3 * N5at3_x + c3 * N5at3_y - 0.316 * minus_F5at2_x;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 1 */
    const double minus_N5at1_z = s2 * N5at2_x - c2 * N5at3_z;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double minus_N4at3_y = 0.0825 * t20 + Izz_c4;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 2 */
    const double F4at2_x = c3 * minus_mcz_c3;
    const double F4at2_z = s3 * minus_mcz_c3;
    const double minus_N4at2_x = c3 * t19 - s3 * minus_N4at3_y + 0.316 * F4at2_z;
    const double N4at2_z = 0.316 * F4at2_x - (c3 * minus_N4at3_y + s3 * t19);

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 1 */
    const double minus_N4at1_z = c2 * minus_N4at3_z - s2 * minus_N4at2_x;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N3at1_z = c2 * Izz_c3 + s2 * t25;

    M[0][0] = Izz_c1;
    M[0][1] = -minus_N2at1_z;
    M[0][2] = N3at1_z;
    M[0][3] = -minus_N4at1_z;
    M[0][4] = -minus_N5at1_z;
    M[0][5] = -minus_N6at1_z;
    M[0][6] = -minus_N7at1_z;
    M[1][0] = -minus_N2at1_z;
    M[1][1] = Izz_c2;
    M[1][2] = -N3at1_y;
    M[1][3] = N4at2_z;
    M[1][4] = N5at2_z;
    M[1][5] = N6at2_z;
    M[1][6] = N7at2_z;
    M[2][0] = N3at1_z;
    M[2][1] = -N3at1_y;
    M[2][2] = Izz_c3;
    M[2][3] = -minus_N4at3_z;
    M[2][4] = N5at3_z;
    M[2][5] = N6at3_z;
    M[2][6] = -minus_N7at3_z;
    M[3][0] = -minus_N4at1_z;
    M[3][1] = N4at2_z;
    M[3][2] = -minus_N4at3_z;
    M[3][3] = Izz_c4;
    M[3][4] = -t16;
    M[3][5] = N6at4_z;
    M[3][6] = N7at4_z;
    M[4][0] = -minus_N5at1_z;
    M[4][1] = N5at2_z;
    M[4][2] = N5at3_z;
    M[4][3] = -t16;
    M[4][4] = Izz_c5;
    M[4][5] = N6at5_z;
    M[4][6] = N7at5_z;
    M[5][0] = -minus_N6at1_z;
    M[5][1] = N6at2_z;
    M[5][2] = N6at3_z;
    M[5][3] = N6at4_z;
    M[5][4] = N6at5_z;
    M[5][5] = Izz_c6;
    M[5][6] = -minus_N7at6_z;
    M[6][0] = -minus_N7at1_z;
    M[6][1] = N7at2_z;
    M[6][2] = -minus_N7at3_z;
    M[6][3] = N7at4_z;
    M[6][4] = N7at5_z;
    M[6][5] = -minus_N7at6_z;
    M[6][6] = 0.004909651967360946;
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
    const double t6 = q[6] - 0.38420588060665173;
    symdyn_sincos(t6, &s7, &c7);

    /* all beyond joint 7: moments of mass h and Q about it */
    const double h7_x = 0.008343776383464369 * c7;
    const double h7_y = 0.008343776383464369 * s7;
    const double t7 = 0.002289892335277788 * s7 + 0.001114363257090415 * c7;
    const double t8 = s7 * t7;
    const double Q7_xx = 0.0013098798160415788 + t8;
    const double Q7_yy = 0.003599772151319367 - t8;
    const double Q7_xy = 0.0005571816285452075 - c7 * t7;
    const double Q7_xz = 0.0013450149983408877 * c7 - 0.0011352667606277602 * s7;
    const double Q7_yz = 0.0013450149983408877 * s7 + 0.0011352667606277602 * c7;

    /* all beyond joint 6: moments of mass h and Q about it */
    const double t9 = h7_x + 0.16496755269500002;
    const double t10 = Q7_xx + 0.0014685046434897288 * c7 + 0.01563681537058756;
    const double t11 = Q7_xz + 0.005511034382675315;
    const double t12 = Q7_xy + 0.0007342523217448644 * s7 + 0.00010375891721868492;
    const double t13 = Q7_yz + 9.3569097314605e-05;
    const double Q6_zz = Q7_yy - 0.01563681537058756;
    const double h6_x = c6 * t9 + 0.068832705569 * s6;
    const double t14 = s6 * (t10 - 0.013508337745659894) - c6 * (2.0 * t11);
    const double t15 = s6 * t14;
    const double Q6_xx = t10 - t15;
    const double Q6_yy = 0.013508337745659894 + t15;
    const double Q6_xy = c6 * t14 + t11;
    const double Q6_xz = c6 * t12 + s6 * t13;
    const double Q6_yz = s6 * t12 - c6 * t13;

    /* all beyond joint 5: moments of mass h and Q about it */
    const double t16 = h6_x - 0.014653732538;
    const double t17 = 0.067870631425 - h7_y;
    const double t18 = Q6_xx + 0.0014511560650267152;
    const double t19 = 0.0015152444733270301 - Q6_xz;
    const double t20 = Q6_xy + 0.004600245517563105;
    const double t21 = Q6_zz + 0.0256820031989088;
    const double t22 = Q6_yz + 0.0021640520520981297;
    const double Q5_zz = Q6_yy - 0.0014511560650267152;
    const double h5_x = c5 * t16 - s5 * t17;
    const double h5_y = s5 * t16 + c5 * t17;
    const double t23 = s5 * (t18 - t21) + c5 * (2.0 * t19);
    const double t24 = s5 * t23;
    const double Q5_xx = t18 - t24;
    const double Q5_yy = t21 + t24;
    const double Q5_xy = c5 * t23 - t19;
    const double Q5_xz = c5 * t20 + s5 * t22;
    const double Q5_yz = s5 * t20 - c5 * t22;

    /* joint 6 from joint 6: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double L6at6_x = 0.068832705569 * c6 - s6 * t9;

    /* joint 5 from joint 4: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z */
    const double t25 = 0.384 * h5_x;
    const double t26 = 0.0825 * h5_y;
    const double K5at4_z = Q5_yz + 0.384 * h5_y;

    /* all beyond joint 4: moments of mass h and Q about it */
    const double t27 = 0.49008027465000004 - h5_x;
    const double t28 = L6at6_x - 1.720683553603;
    const double t29 = Q5_xx - 0.165 * h5_x + 0.045847386156815495;
    const double t30 = Q5_xz + (0.0825 * L6at6_x + t25) - 0.13876407268546084;
    const double t31 = Q5_xy - t26 + 0.0039053550262761003;
    const double t32 = Q5_zz - 0.768 * L6at6_x + 0.5866766710959986;
    const double t33 = K5at4_z - 0.0016444875773692705;
    const double Q4_zz = Q5_yy - 0.045847386156815495;
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
    const double t36 = 0.684157959872 - h4_x;
    const double t37 = h5_y + 0.028227094878000014;
    const double t38 = Q4_xx - 0.165 * h4_x + 0.0564296710265277;
    const double t39 = Q4_xz + t26 + 0.00012191242095074308;
    const double t40 = Q4_xy - 0.0825 * h4_y + 0.005487648106562255;
    const double t41 = Q4_zz + 0.06802553512169374;
    const double t42 = Q4_yz + 0.0043772571218395825;
    const double Q3_zz = Q4_yy - 0.05642967102652771;
    const double h3_x = c3 * t36 - s3 * t37;
    const double h3_y = s3 * t36 + c3 * t37;
    const double t43 = s3 * (t38 - t41) + c3 * (2.0 * t39);
    const double t44 = s3 * t43;
    const double Q3_xx = t38 - t44;
    const double Q3_yy = t41 + t44;
    const double Q3_xy = c3 * t43 - t39;
    const double Q3_xz = c3 * t40 - s3 * t42;
    const double Q3_yz = s3 * t40 + c3 * t42;

    /* joint 3 from joint 2: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z */
    const double minus_K3at2_x = Q3_xz + 0.316 * h3_x;
    const double minus_K3at2_z = Q3_yz + 0.316 * h3_y;

    /* all beyond joint 2: moments of mass h and Q about it */
    const double t45 = 0.00398335888393552 - minus_K3at2_x;
    const double t46 = Q3_zz - 0.632 * h4_y + 1.0127011722584085;
    const double t47 = Q3_xx + 0.023077882494931812;
    const double Q2_xy = c2 * (s2 * (t47 - t46) + c2 * (2.0 * t45)) - t45;
    const double t48 = s2 * (minus_K3at2_z + 0.0007689361029464);
    const double t49 = c2 * (Q3_xy - 0.01026110182100817);
    const double Q2_xz = t49 + t48;

    /* all beyond joint 7: block B and momentum P, both doubled, seen from it */
    const double t50 = t5 * h7_y;
    const double t51 = t5 * h7_x;
    const double B7_xx = qd[6] * Q7_xy;
    const double B7_xy = qd[6] * Q7_yy;
    const double minus_B7_yx = qd[6] * Q7_xx;
    const double B7_xz = 2.0 * (t5 * Q7_yz);
    const double minus_B7_yz = 2.0 * (t5 * Q7_xz);
    const double minus_P7_x = 2.0 * t50;
    const double P7_y = 2.0 * t51;

    /* all beyond joint 6: block B and momentum P, both doubled, seen from it */
    const double t52 = 0.176 * t50;
    const double t53 = minus_B7_yx + 0.176 * t51;
    const double minus_B6_zz = B7_xx + t52;
    const double t54 = s6 * minus_B6_zz - c6 * B7_xz;
    const double t55 = s6 * t54;
    const double t56 = c6 * t54;
    const double minus_B6_zx = s6 * minus_B7_yz + c6 * t53;
    const double minus_B6_zy = s6 * t53 - c6 * minus_B7_yz;
    const double t57 = t4 * Q6_yz;
    const double t58 = t4 * Q6_xz;
    const double t59 = t4 * L6at6_x;
    const double t60 = t4 * h6_x;
    const double t61 = qd[5] * Q6_xy;
    const double B6_xx = B7_xx - t55 + t61;
    const double B6_xy = t56 + qd[5] * Q6_yy;
    const double B6_yx = t56 + B7_xz - qd[5] * Q6_xx;
    const double B6_yy = t55 - t52 - t61;
    const double B6_xz = c6 * B7_xy + t57 + t57;
    const double B6_yz = s6 * B7_xy - t58 - t58;
    const double P6_x = t59 - c6 * minus_P7_x + t59;
    const double P6_y = t60 - s6 * minus_P7_x + t60;

    /* all beyond joint 5: block B and momentum P, both doubled, seen from it */
    const double t62 = s5 * (B6_xx + minus_B6_zz) + c5 * (minus_B6_zx - B6_xz);
    const double t63 = s5 * t62;
    const double t64 = c5 * t62;
    const double B5_zx = c5 * B6_yx + s5 * B6_yz;
    const double B5_zy = s5 * B6_yx - c5 * B6_yz;
    const double t65 = t3 * Q5_yz;
    const double t66 = t3 * Q5_xz;
    const double t67 = t3 * h5_y;
    const double t68 = t3 * h5_x;
    const double t69 = qd[4] * Q5_xy;
    const double B5_xx = B6_xx - t63 + t69;
    const double B5_xy = t64 - minus_B6_zx + qd[4] * Q5_yy;
    const double B5_yx = t64 + B6_xz - qd[4] * Q5_xx;
    const double B5_yy = t63 - minus_B6_zz - t69;
    const double B5_xz = c5 * B6_xy - s5 * minus_B6_zy + t65 + t65;
    const double B5_yz = s5 * B6_xy + c5 * minus_B6_zy - t66 - t66;
    const double P5_x = c5 * P6_x + s5 * P7_y - t67 - t67;
    const double P5_y = s5 * P6_x - c5 * P7_y + t68 + t68;

    /* all beyond joint 4: block B and momentum P, both doubled, seen from it */
    const double t70 = 0.384 * P6_y;
    const double t71 = 0.0825 * P5_x;
    const double t72 = 0.0825 * P5_y;
    const double t73 = B5_xx + t70;
    const double t74 = B5_xz - 0.384 * P5_x;
    const double t75 = B5_zx + 0.0825 * P6_y;
    const double t76 = B6_yy - t71;
    const double t77 = B5_yx + t72;
    const double t78 = B5_yz - 0.384 * P5_y;
    const double B4_zz = B5_yy - (t71 - t70);
    const double t79 = s4 * (t73 - t76) + c4 * (t74 + t75);
    const double t80 = s4 * t79;
    const double t81 = c4 * t79;
    const double B4_zx = c4 * t77 - s4 * t78;
    const double B4_zy = s4 * t77 + c4 * t78;
    const double t82 = t2 * Q4_yz;
    const double t83 = t2 * Q4_xz;
    const double t84 = t2 * h4_y;
    const double t85 = t2 * h4_x;
    const double t86 = qd[3] * Q4_xy;
    const double B4_xx = t73 - t80 + t86;
    const double B4_xy = t81 - t75 + qd[3] * Q4_yy;
    const double B4_yx = t81 - t74 - qd[3] * Q4_xx;
    const double B4_yy = t76 + t80 - t86;
    const double B4_xz = c4 * B5_xy - s4 * B5_zy + t82 + t82;
    const double B4_yz = s4 * B5_xy + c4 * B5_zy - t83 - t83;
    const double P4_x = s4 * P6_y - c4 * P5_x - t84 - t84;
    const double P4_y = t85 - (s4 * P5_x + c4 * P6_y) + t85;

    /* all beyond joint 3: block B and momentum P, both doubled, seen from it */
    const double t87 = 0.0825 * P4_x;
    const double t88 = B4_zx - t72;
    const double t89 = B4_zz - t87;
    const double t90 = B4_yx + 0.0825 * P4_y;
    const double B3_zz = B4_yy - t87;
    const double t91 = s3 * (B4_xx - t89) + c3 * (B4_xz + t88);
    const double t92 = s3 * t91;
    const double t93 = c3 * t91;
    const double B3_zx = c3 * t90 - s3 * B4_yz;
    const double B3_zy = s3 * t90 + c3 * B4_yz;
    const double t94 = t1 * Q3_yz;
    const double t95 = t1 * Q3_xz;
    const double t96 = t1 * h3_y;
    const double t97 = t1 * h3_x;
    const double t98 = qd[2] * Q3_xy;
    const double B3_xx = B4_xx - t92 + t98;
    const double B3_xy = t93 - t88 + qd[2] * Q3_yy;
    const double B3_yx = t93 - B4_xz - qd[2] * Q3_xx;
    const double B3_yy = t89 + t92 - t98;
    const double B3_xz = c3 * B4_xy - s3 * B4_zy + t94 + t94;
    const double B3_yz = s3 * B4_xy + c3 * B4_zy - t95 - t95;
    const double minus_P3_x = c3 * P4_x + s3 * P5_y + t96 + t96;
    const double P3_y = c3 * P5_y - s3 * P4_x + t97 + t97;

    /* all beyond joint 2: block B and momentum P, both doubled, seen from it */
    const double t99 = 0.316 * P4_y;
    const double B2_zz = B3_yy - t99;
    const double t100 = c2 * (0.316 * minus_P3_x + B3_xz + B3_zx);
    const double t101 = s2 * (B3_xx - t99 - B3_zz);
    const double B2_zy = s2 * B3_yx + c2 * (0.316 * P3_y - B3_yz);
    const double t102 = w2_z * Q2_xz;
    const double B2_yy = B3_zz + s2 * (t101 - t100) - qd[1] * Q2_xy;
    const double B2_yz = s2 * B3_xy - c2 * B3_zy - t102 - t102;

    /* link 2: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double minus_w2_x = s2 * w1_z;
    const double minus_w2_y = c2 * w1_z;

    /* link 3: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double t103 = 2.0 * minus_w2_x;
    const double t104 = 2.0 * minus_w2_y;
    const double t105 = 0.316 * qd[1];
    const double t106 = 0.632 * minus_w2_x;
    const double w3_x = s3 * w2_z - c3 * minus_w2_x;
    const double w3_y = s3 * minus_w2_x + c3 * w2_z;
    const double v2_3_x = c3 * t105 + s3 * t106;
    const double v2_3_y = c3 * t106 - s3 * t105;
    const double w3_z = minus_w2_y + t1;

    /* link 4: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double t107 = 2.0 * w3_x;
    const double t108 = 2.0 * w3_y;
    const double t109 = 2.0 * w3_z;
    const double t110 = 0.165 * w3_y;
    const double minus_v2_4_z = v2_3_y + 0.165 * w3_z;
    const double minus_w4_x = c4 * w3_x + s4 * w3_z;
    const double minus_w4_y = c4 * w3_z - s4 * w3_x;
    const double v2_4_x = s4 * t110 - c4 * v2_3_x;
    const double v2_4_y = s4 * v2_3_x + c4 * t110;
    const double w4_z = t2 - w3_y;

    /* link 5: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double t111 = 2.0 * minus_w4_x;
    const double t112 = 2.0 * minus_w4_y;
    const double t113 = v2_4_x + 0.768 * w4_z;
    const double minus_v2_5_z = v2_4_y + 0.165 * w4_z;
    const double t114 = minus_v2_4_z - (0.165 * minus_w4_y + 0.768 * minus_w4_x);
    const double w5_x = c5 * minus_w4_x - s5 * w4_z;
    const double minus_w5_y = c5 * w4_z + s5 * minus_w4_x;
    const double t115 = 2.0 * w4_z;
    const double v2_5_x = s5 * t114 - c5 * t113;
    const double v2_5_y = s5 * t113 + c5 * t114;
    const double w5_z = minus_w4_y + t3;

    /* link 6: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double t116 = 2.0 * w5_x;
    const double t117 = 2.0 * minus_w5_y;
    const double t118 = 2.0 * w5_z;
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double v2_6_x = c6 * v2_5_x - s6 * minus_v2_5_z;
    const double minus_v2_6_y = s6 * v2_5_x + c6 * minus_v2_5_z;
    const double w6_z = minus_w5_y + t4;

    /* link 7: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double t119 = 2.0 * w6_x;
    const double t120 = 2.0 * w6_y;
    const double t121 = 2.0 * w6_z;
    const double v2_7_z = minus_v2_6_y - 0.176 * w6_z;

    /* joint 6 from joint 6: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double K6at6_z = Q6_xx + Q6_yy;

    /* joint 5 from joint 5: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z */
    const double K5at5_z = Q5_xx + Q5_yy;

    /* joint 4 from joint 4: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z */
    const double K4at4_z = Q4_xx + Q4_yy;

    /* joint 3 from joint 3: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z */
    const double K3at3_z = Q3_xx + Q3_yy;

    /* joint 7 from joint 7: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z */
    const double t122 = Q7_xy * t119;
    const double t123 = Q7_xy * t121;
    const double t124 = Q7_xz * t120;
    const double D7at7_x = t122 + Q7_yy * t121 - Q7_yz * t120 + B7_xz;
    const double D7at7_y = t124 - (t123 + Q7_xx * t119) - minus_B7_yz;
    const double H7at7_z = t119 * h7_x + t121 * h7_y;
    const double minus_H7at7_x = P7_y - t120 * h7_x;
    const double minus_H7at7_y = minus_P7_x - t120 * h7_y;
    const double minus_Z7at7_x = v2_7_z * h7_x + (t122 - Q7_xx * t121);
    const double minus_Z7at7_y = v2_7_z * h7_y + (Q7_yy * t119 - t123);

    /* joint 7 from joint 6: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z */
    const double D7at6_y = 0.088 * minus_H7at7_y;
    const double D7at6_z = D7at7_y - 0.088 * H7at7_z;
    const double minus_K7at6_y = Q7_yy + Q7_xx + 0.0007342523217448644 * c7;
    const double t125 = v2_6_x * h7_x - (v2_5_y + 0.176 * w6_y) * h7_y;
    const double t126 = Q7_yz * t119 - Q7_xz * t121;
    const double Z7at6_y = t126 - t125;

    /* joint 7 from joint 5: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z */
    const double t127 = minus_K7at6_y * t119 - t124 + h7_y * minus_v2_6_y;
    const double H7at5_x = s6 * H7at7_z - c6 * minus_H7at7_x;
    const double minus_H7at5_z = s6 * minus_H7at7_x + c6 * H7at7_z;
    const double D7at5_x = c6 * D7at7_x - s6 * D7at6_y;
    const double D7at5_z = s6 * D7at7_x + c6 * D7at6_y;
    const double minus_L7at5_x = c6 * h7_y;
    const double minus_L7at5_z = s6 * h7_y;
    const double K7at5_x = s6 * minus_K7at6_y - c6 * Q7_xz;
    const double minus_K7at5_z = s6 * Q7_xz + c6 * minus_K7at6_y;
    const double minus_Z7at5_x = c6 * minus_Z7at7_x + s6 * Z7at6_y;
    const double Z7at5_z = c6 * Z7at6_y - s6 * minus_Z7at7_x;

    /* joint 7 from joint 4: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z */
    const double t128 = minus_L7at5_x * v2_5_y - h7_x * v2_5_x;
    const double t129 = K7at5_x * t117 + Q7_yz * t116;
    const double H7at4_x = s5 * minus_H7at7_y - c5 * H7at5_x;
    const double minus_H7at4_z = s5 * H7at5_x + c5 * minus_H7at7_y;
    const double t130 = 0.0825 * minus_H7at4_z;
    const double D7at4_x = 0.384 * minus_H7at4_z - (s5 * D7at6_z + c5 * D7at5_x);
    const double D7at4_y = t130 - D7at5_z;
    const double t131 = 0.0825 * minus_H7at5_z + 0.384 * H7at4_x;
    const double t132 = s5 * D7at5_x - c5 * D7at6_z;
    const double D7at4_z = t131 - t132;
    const double L7at4_x = c5 * minus_L7at5_x - s5 * h7_x;
    const double L7at4_z = s5 * minus_L7at5_x + c5 * h7_x;
    const double t133 = 0.0825 * L7at4_z;
    const double K7at4_x = s5 * Q7_yz - c5 * K7at5_x - 0.384 * L7at4_z;
    const double minus_K7at4_y = t133 - minus_K7at5_z;
    const double Z7at4_x = c5 * minus_Z7at5_x + s5 * minus_Z7at7_y;
    const double Z7at4_z = s5 * minus_Z7at5_x - c5 * minus_Z7at7_y;

    /* joint 7 from joint 3: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z */
    const double t134 = L7at4_x * v2_4_y - minus_L7at5_z * v2_4_x;
    const double t135 = minus_K7at4_y * t111 + K7at4_x * t112;
    const double H7at3_x = s4 * minus_H7at5_z - c4 * H7at4_x;
    const double minus_H7at3_z = s4 * H7at4_x + c4 * minus_H7at5_z;
    const double D7at3_x = s4 * D7at4_y - c4 * D7at4_x;
    const double D7at3_y = 0.0825 * minus_H7at3_z - D7at4_z;
    const double D7at3_z = t130 - (s4 * D7at4_x + c4 * D7at4_y);
    const double L7at3_x = s4 * minus_L7at5_z - c4 * L7at4_x;
    const double minus_L7at3_z = s4 * L7at4_x + c4 * minus_L7at5_z;
    const double minus_K7at3_x = c4 * K7at4_x + s4 * minus_K7at4_y;
    const double t136 = 0.0825 * minus_L7at5_z + 0.384 * L7at4_x;
    const double t137 = s5 * K7at5_x + c5 * Q7_yz;
    const double K7at3_y = t137 - t136 + 0.0825 * minus_L7at3_z;
    const double minus_Z7at3_x = s4 * Z7at5_z + c4 * Z7at4_x;
    const double minus_Z7at3_z = s4 * Z7at4_x - c4 * Z7at5_z;

    /* joint 7 from joint 2: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z */
    const double t138 = minus_K7at3_x * t108 + K7at3_y * t107;
    const double t139 = L7at3_x * v2_3_y + L7at4_z * v2_3_x;
    const double H7at2_x = c3 * H7at3_x - s3 * minus_H7at4_z;
    const double H7at2_z = s3 * H7at3_x + c3 * minus_H7at4_z;
    const double D7at2_x = c3 * D7at3_x - s3 * D7at3_y - 0.316 * H7at2_z;
    const double D7at2_z = s3 * D7at3_x + c3 * D7at3_y + 0.316 * H7at2_x;
    const double L7at2_z = s3 * L7at3_x - c3 * L7at4_z;
    const double K7at2_y = t133 - (c4 * minus_K7at4_y - s4 * K7at4_x);
    const double minus_K7at2_x = c3 * minus_K7at3_x + s3 * K7at3_y + 0.316 * L7at2_z;
    const double Z7at2_x = s3 * Z7at4_z - c3 * minus_Z7at3_x;
    const double minus_Z7at2_z = s3 * minus_Z7at3_x + c3 * Z7at4_z;

    /* joint 7 from joint 1: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z */
    const double minus_D7at1_z = s2 * D7at2_x - c2 * D7at3_z;
    const double minus_Z7at1_z = s2 * Z7at2_x + c2 * minus_Z7at3_z;

    /* joint 6 from joint 6: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double t140 = Q6_xy * t116;
    const double t141 = Q6_xy * t118;
    const double t142 = Q6_xz * t117;
    const double D6at6_x = t140 + Q6_yy * t118 + Q6_yz * t117 + B6_xz;
    const double D6at6_y = B6_yz - (Q6_xx * t116 + t141 + t142);
    const double minus_H6at6_x = t117 * h6_x + P6_y;
    const double H6at6_y = t117 * L6at6_x + P6_x;
    const double t143 = v2_5_y * L6at6_x;
    const double Z6at6_x = v2_5_y * h6_x - minus_B6_zx - (t140 - Q6_xx * t118);
    const double minus_Z6at6_y = minus_B6_zy + t143 + (Q6_yy * t116 - t141);

    /* joint 6 from joint 5: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double H6at5_y = t118 * L6at6_x - t116 * h6_x;
    const double t144 = v2_5_x * h6_x + minus_v2_5_z * L6at6_x - minus_B6_zz;
    const double t145 = Q6_yz * t116 - Q6_xz * t118;
    const double Z6at5_y = t145 - t144;

    /* joint 6 from joint 4: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double H6at4_x = c5 * minus_H6at6_x + s5 * H6at5_y;
    const double H6at4_z = s5 * minus_H6at6_x - c5 * H6at5_y;
    const double t146 = 0.0825 * H6at4_z;
    const double minus_D6at4_x = c5 * D6at6_x - s5 * minus_B6_zz + 0.384 * H6at4_z;
    const double minus_D6at4_y = D6at6_y + t146;
    const double t147 = 0.384 * H6at4_x - 0.0825 * H6at6_y;
    const double t148 = c5 * minus_B6_zz + s5 * D6at6_x;
    const double D6at4_z = t147 - t148;
    const double minus_L6at4_x = c5 * L6at6_x;
    const double minus_L6at4_z = s5 * L6at6_x;
    const double t149 = 0.0825 * minus_L6at4_z;
    const double K6at4_x = c5 * Q6_xz - s5 * K6at6_z + 0.384 * minus_L6at4_z;
    const double K6at4_y = Q6_yz + t149;
    const double Z6at4_x = s5 * Z6at5_y - c5 * Z6at6_x;
    const double minus_Z6at4_z = s5 * Z6at6_x + c5 * Z6at5_y;

    /* joint 6 from joint 3: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double t150 = minus_L6at4_x * v2_4_y - h6_x * v2_4_x;
    const double t151 = K6at4_x * t112 - K6at4_y * t111;
    const double minus_H6at3_x = c4 * H6at4_x + s4 * H6at6_y;
    const double H6at3_z = c4 * H6at6_y - s4 * H6at4_x;
    const double D6at3_x = c4 * minus_D6at4_x - s4 * minus_D6at4_y;
    const double minus_D6at3_y = D6at4_z + 0.0825 * H6at3_z;
    const double D6at3_z = s4 * minus_D6at4_x + c4 * minus_D6at4_y - t146;
    const double L6at3_x = c4 * minus_L6at4_x - s4 * h6_x;
    const double L6at3_z = s4 * minus_L6at4_x + c4 * h6_x;
    const double K6at3_x = s4 * K6at4_y - c4 * K6at4_x;
    const double t152 = 0.0825 * h6_x + 0.384 * minus_L6at4_x;
    const double t153 = s5 * Q6_xz + c5 * K6at6_z;
    const double K6at3_y = t152 - t153 - 0.0825 * L6at3_z;
    const double Z6at3_x = s4 * minus_Z6at6_y - c4 * Z6at4_x;
    const double minus_Z6at3_z = s4 * Z6at4_x + c4 * minus_Z6at6_y;

    /* joint 6 from joint 2: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double t154 = L6at3_x * v2_3_y - minus_L6at4_z * v2_3_x;
    const double t155 = K6at3_x * t108 - K6at3_y * t107;
    const double minus_H6at2_x = c3 * minus_H6at3_x - s3 * H6at4_z;
    const double minus_H6at2_z = c3 * H6at4_z + s3 * minus_H6at3_x;
    const double D6at2_x = c3 * D6at3_x + s3 * minus_D6at3_y + 0.316 * minus_H6at2_z;
    const double D6at2_z = s3 * D6at3_x - c3 * minus_D6at3_y - 0.316 * minus_H6at2_x;
    const double L6at2_z = s3 * L6at3_x + c3 * minus_L6at4_z;
    const double K6at2_y = s4 * K6at4_x + c4 * K6at4_y - t149;
    const double K6at2_x = c3 * K6at3_x - s3 * K6at3_y - 0.316 * L6at2_z;
    const double Z6at2_x = c3 * Z6at3_x - s3 * minus_Z6at4_z;
    const double Z6at2_z = s3 * Z6at3_x + c3 * minus_Z6at4_z;

    /* joint 6 from joint 1: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double D6at1_z = c2 * D6at3_z - s2 * D6at2_x;
    const double minus_Z6at1_z = s2 * Z6at2_x + c2 * minus_Z6at3_z;

    /* joint 5 from joint 5: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z */
    const double t156 = Q5_xy * t111;
    const double t157 = Q5_xy * t115;
    const double D5at5_x = t156 - Q5_yy * t115 + Q5_yz * t112 + B5_xz;
    const double D5at5_y = t157 - Q5_xx * t111 - Q5_xz * t112 + B5_yz;
    const double H5at5_z = t111 * h5_x - t115 * h5_y;
    const double minus_H5at5_x = t112 * h5_x + P5_y;
    const double H5at5_y = P5_x - t112 * h5_y;
    const double Z5at5_y = B5_zy + minus_v2_5_z * h5_y - (Q5_yy * t111 + t157);

    /* joint 5 from joint 4: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z */
    const double t158 = 0.0825 * H5at5_y;
    const double minus_D5at4_x = D5at5_x - 0.384 * H5at5_y;
    const double minus_D5at4_y = B6_yy - t158;
    const double D5at4_z = 0.384 * minus_H5at5_x - 0.0825 * H5at5_z - D5at5_y;
    const double t159 = 0.0825 * h5_x;
    const double K5at4_x = Q5_xz + t25;
    const double minus_K5at4_y = K5at5_z - t159;
    const double Z5at4_x = t156 + Q5_xx * t115 - (B5_zx + minus_v2_5_z * h5_x);
    const double t160 = B6_yy + (t114 * h5_y - t113 * h5_x);
    const double t161 = Q5_yz * t111 + Q5_xz * t115;
    const double Z5at4_y = t161 - t160;

    /* joint 5 from joint 3: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z */
    const double t162 = h5_y * v2_4_y - (minus_K5at4_y * t111 + K5at4_x * t112);
    const double minus_H5at3_x = c4 * minus_H5at5_x + s4 * H5at5_z;
    const double H5at3_z = c4 * H5at5_z - s4 * minus_H5at5_x;
    const double D5at3_x = c4 * minus_D5at4_x - s4 * minus_D5at4_y;
    const double minus_D5at3_y = D5at4_z + 0.0825 * H5at3_z;
    const double D5at3_z = s4 * minus_D5at4_x + c4 * minus_D5at4_y + t158;
    const double minus_L5at3_x = c4 * h5_y;
    const double minus_L5at3_z = s4 * h5_y;
    const double minus_K5at3_x = c4 * K5at4_x + s4 * minus_K5at4_y;
    const double K5at3_y = 0.0825 * minus_L5at3_z - K5at4_z;
    const double K5at3_z = c4 * minus_K5at4_y - s4 * K5at4_x + t159;
    const double Z5at3_x = s4 * Z5at4_y - c4 * Z5at4_x;
    const double minus_Z5at3_z = s4 * Z5at4_x + c4 * Z5at4_y;

    /* joint 5 from joint 2: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z */
    const double t163 = minus_L5at3_x * v2_3_y + h5_x * v2_3_x;
    const double t164 = minus_K5at3_x * t108 + K5at3_y * t107;
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
    const double minus_Z5at1_z = s2 * Z5at2_x + c2 * minus_Z5at3_z;

    /* joint 4 from joint 4: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z */
    const double t165 = Q4_xy * t107;
    const double t166 = Q4_xy * t109;
    const double t167 = Q4_xz * t108;
    const double D4at4_x = B4_xz - (t165 + Q4_yy * t109 + Q4_yz * t108);
    const double D4at4_y = Q4_xx * t107 + t166 + t167 + B4_yz;
    const double H4at4_y = t108 * h4_y + P4_x;
    const double Z4at4_y = B4_zy + minus_v2_4_z * h4_y - (t166 - Q4_yy * t107);

    /* joint 4 from joint 3: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z */
    const double H4at3_x = P4_y - t108 * h4_x;
    const double H4at3_y = t109 * h4_y + t107 * h4_x;
    const double D4at3_y = 0.0825 * H4at4_y - B4_zz;
    const double D4at3_z = 0.0825 * H4at3_y - D4at4_y;
    const double minus_K4at3_y = K4at4_z - 0.0825 * h4_x;
    const double Z4at3_x = Q4_xx * t109 - t165 - (B4_zx + minus_v2_4_z * h4_x);
    const double t168 = B4_zz + (t110 * h4_y - v2_3_x * h4_x);
    const double t169 = Q4_xz * t109 - Q4_yz * t107;
    const double Z4at3_y = t169 - t168;

    /* joint 4 from joint 2: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z */
    const double H4at2_x = c3 * H4at3_x - s3 * H4at3_y;
    const double H4at2_z = s3 * H4at3_x + c3 * H4at3_y;
    const double minus_D4at2_x = c3 * D4at4_x + s3 * D4at3_y + 0.316 * H4at2_z;
    const double D4at2_z = c3 * D4at3_y - s3 * D4at4_x + 0.316 * H4at2_x;
    const double L4at2_z = s3 * h4_y;
    const double K4at2_x = c3 * Q4_xz + s3 * minus_K4at3_y - 0.316 * L4at2_z;
    const double Z4at2_x = c3 * Z4at3_x - s3 * Z4at3_y;
    const double Z4at2_z = s3 * Z4at3_x + c3 * Z4at3_y;

    /* joint 4 from joint 1: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z */
    const double D4at1_z = s2 * minus_D4at2_x + c2 * D4at3_z;
    const double minus_Z4at1_z = s2 * Z4at2_x + c2 * Z4at4_y;

    /* joint 3 from joint 3: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z */
    const double t170 = Q3_xy * t103;
    const double t171 = Q3_xy * qd[1];
    const double D3at3_x = Q3_yy * qd[1] - t170 + Q3_yz * t104 + B3_xz;
    const double D3at3_y = Q3_xx * t103 - t171 - Q3_xz * t104 + B3_yz;
    const double minus_H3at3_x = t104 * h3_x + P3_y;
    const double minus_H3at3_y = minus_P3_x + t104 * h3_y;
    const double Z3at3_x = B3_zx + (Q3_xx * qd[1] + t170);
    const double Z3at3_y = B3_zy + (t171 + Q3_yy * t103);
    const double t172 = B3_zz + (t105 * h3_x + t106 * h3_y);
    const double t173 = Q3_xz * qd[1] + Q3_yz * t103;
    const double Z3at3_z = t172 + t173;

    /* joint 3 from joint 2: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z */
    const double D3at2_x = D3at3_x + 0.316 * minus_H3at3_y;
    const double D3at2_z = D3at3_y - 0.316 * minus_H3at3_x;

    /* joint 3 from joint 1: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z */
    const double D3at1_z = c2 * B3_zz - s2 * D3at2_x;
    const double Z3at1_z = c2 * Z3at3_z - s2 * Z3at3_x;

    /* joint 2 from joint 1: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z */
    const double t174 = Q2_xy * qd[0];
    const double minus_D2at1_z = t174 + B2_yz;
    const double Z2at1_z = t174 - B2_zy;

    C[0][0] = B2_yy;
    C[0][1] = -minus_D2at1_z;
    C[0][2] = D3at1_z;
    C[0][3] = D4at1_z;
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
    C[2][1] = Z3at3_y - (K3at3_z * t103 - minus_K3at2_x * t104);
    C[2][2] = B3_zz;
    C[2][3] = D4at3_z;
    C[2][4] = D5at3_z;
    C[2][5] = D6at3_z;
    C[2][6] = D7at3_z;
    C[3][0] = -minus_Z4at1_z;
    C[3][1] = Z4at2_z - (K4at2_x * t104 + Q4_yz * t103);
    C[3][2] = t167 + minus_K4at3_y * t107 + h4_y * v2_3_y - Z4at4_y;
    C[3][3] = B4_zz;
    C[3][4] = D5at4_z;
    C[3][5] = D6at4_z;
    C[3][6] = D7at4_z;
    C[4][0] = -minus_Z5at1_z;
    C[4][1] = minus_K5at2_x * t104 - K5at3_z * t103 + Z5at2_z;
    C[4][2] = -(t164 + t163 + minus_Z5at3_z);
    C[4][3] = t162 - Z5at5_y;
    C[4][4] = B6_yy;
    C[4][5] = D6at6_y;
    C[4][6] = D7at5_z;
    C[5][0] = -minus_Z6at1_z;
    C[5][1] = K6at2_y * t103 - K6at2_x * t104 + Z6at2_z;
    C[5][2] = t155 + t154 - minus_Z6at3_z;
    C[5][3] = -(t151 + t150 + minus_Z6at4_z);
    C[5][4] = K6at6_z * t116 + t142 + t143 - minus_Z6at6_y;
    C[5][5] = -minus_B6_zz;
    C[5][6] = D7at6_z;
    C[6][0] = -minus_Z7at1_z;
    C[6][1] = minus_K7at2_x * t104 + K7at2_y * t103 - minus_Z7at2_z;
    C[6][2] = t139 - t138 - minus_Z7at3_z;
    C[6][3] = t134 - t135 + Z7at4_z;
    C[6][4] = Z7at5_z - (t129 + t128);
    C[6][5] = t127 - minus_Z7at7_y;
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

    /* link 2: moment n = I alpha + w x I w + mc x a */
    const double n2_z = 0.01993386669246 * c2 - 30.45357582685272 * s2;

    /* link 3: acceleration a of its origin, gravity included */
    const double minus_a3_x = c3 * minus_a2_x;
    const double a3_y = s3 * minus_a2_x;

    /* link 3: moment n = I alpha + w x I w + mc x a */
    const double n3_x = 0.27690780075318017 * c2;
    const double minus_n3_y = 6.711589586344321 * c2;
    const double n3_z = 0.684157959872 * a3_y + 0.028227094878000014 * minus_a3_x;

    /* link 4: acceleration a of its origin, gravity included */
    const double a4_x = c4 * minus_a3_x - s4 * minus_a2_y;
    const double minus_a4_y = s4 * minus_a3_x + c4 * minus_a2_y;

    /* link 4: moment n = I alpha + w x I w + mc x a */
    const double n4_x = 1.720683553603 * a3_y;
    const double n4_y = 0.49008027465000004 * a3_y;
    const double n4_z = 1.720683553603 * a4_x - 0.49008027465000004 * minus_a4_y;

    /* link 5: acceleration a of its origin, gravity included */
    const double a5_x = s5 * a3_y - c5 * a4_x;
    const double a5_y = s5 * a4_x + c5 * a3_y;

    /* link 5: moment n = I alpha + w x I w + mc x a */
    const double n5_x = 0.067870631425 * minus_a4_y;
    const double n5_y = 0.014653732538 * minus_a4_y;
    const double minus_n5_z = 0.014653732538 * a5_y + 0.067870631425 * a5_x;

    /* link 6: acceleration a of its origin, gravity included */
    const double a6_x = c6 * a5_x + s6 * minus_a4_y;
    const double a6_y = c6 * minus_a4_y - s6 * a5_x;

    /* link 6: moment n = I alpha + w x I w + mc x a */
    const double n6_x = 0.068832705569 * a5_y;
    const double n6_y = 0.16496755269500002 * a5_y;
    const double n6_z = 0.16496755269500002 * a6_y + 0.068832705569 * a6_x;

    /* link 7: acceleration a of its origin, gravity included */
    const double minus_a7_y = s7 * a6_x + c7 * a5_y;

    /* link 7: moment n = I alpha + w x I w + mc x a */
    const double n7_y = 0.008343776383464369 * a6_y;
    const double minus_n7_z = 0.008343776383464369 * minus_a7_y;

    /* joint 6: force F and moment N through it, joint 7 added */
    const double N6_x = n6_x - s7 * n7_y;
    const double N6_y = n6_y + minus_n7_z;
    const double N6_z = n6_z + c7 * n7_y;

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
    const double N2_z = n2_z + (s3 * N3_x - c3 * minus_N3_y);

    /* joint 1: force F and moment N through it, joint 2 added */
    const double minus_N1_z = s2 * N2_x - c2 * N3_z;

    phi[0] = -minus_N1_z;
    phi[1] = N2_z;
    phi[2] = N3_z;
    phi[3] = N4_z;
    phi[4] = N5_z;
    phi[5] = N6_z;
    phi[6] = -minus_n7_z;
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
    const double t1 = q[6] - 0.38420588060665173;
    symdyn_sincos(t1, &s7, &c7);

    /* link 1: U = [alpha] + [w][w] */
    const double minus_U1_xx = qd[0] * qd[0];

    /* link 2: angular velocity w */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];

    /* link 2: angular acceleration alpha */
    const double minus_alpha2_x = minus_w2_y * qd[1];
    const double alpha2_y = minus_w2_x * qd[1];

    /* link 2: U = [alpha] + [w][w] */
    const double U2_xy = minus_w2_x * minus_w2_y;
    const double t2 = qd[1] * qd[1];
    const double minus_U2_xx = minus_w2_y * minus_w2_y + t2;
    const double minus_U2_yy = minus_w2_x * minus_w2_x + t2;
    const double minus_U2_zy = 2.0 * minus_alpha2_x;

    /* link 2: acceleration a of its origin, gravity included */
    const double minus_a2_x = 9.81 * s2;
    const double minus_a2_y = 9.81 * c2;

    /* link 2: moment n = I alpha + w x I w + mc x a */
    const double t3 = 0.9896232897634767 * minus_alpha2_x;
    const double t4 = 1.0357790547533403 * minus_alpha2_x;
    const double t5 = 0.01026110182100817 * U2_xy - 0.00796671776787104 * alpha2_y;
    const double t6 = t3 + t4;
    const double n2_x = t5 - t6 + 0.0007689361029464 * (minus_U1_xx - minus_U2_yy);
    const double t7 = 0.00796671776787104 * minus_alpha2_x;
    const double t8 = 0.0007689361029464 * U2_xy;
    const double t9 = 0.01026110182100817 * (minus_U2_xx - minus_U1_xx);
    const double t10 = 0.046155764989863624 * alpha2_y + (t7 - t8);
    const double n2_y = t10 + t9;
    const double t11 = 0.00398335888393552 * (minus_U2_yy - minus_U2_xx);
    const double t12 = 0.9896232897634767 * U2_xy;
    const double n2_z = 0.01993386669246 * c2 - 30.45357582685272 * s2 - (t12 + t11);

    /* link 3: angular velocity w */
    const double w3_x = s3 * qd[1] - c3 * minus_w2_x;
    const double w3_y = s3 * minus_w2_x + c3 * qd[1];
    const double w3_z = minus_w2_y + qd[2];

    /* link 3: U = [alpha] + [w][w] */
    const double U3_xz = s3 * minus_U2_zy - c3 * U2_xy;
    const double U3_yz = s3 * U2_xy + c3 * minus_U2_zy;

    /* link 3: angular acceleration alpha */
    const double t13 = w3_x * w3_z;
    const double t14 = w3_y * w3_z;
    const double t15 = w3_x * w3_y;
    const double alpha3_x = t14 - U3_yz;
    const double alpha3_y = U3_xz - t13;

    /* link 3: U = [alpha] + [w][w] */
    const double t16 = w3_z * w3_z;
    const double minus_U3_xx = w3_y * w3_y + t16;
    const double minus_U3_yy = w3_x * w3_x + t16;
    const double U3_xy = t15 + alpha2_y;
    const double U3_yx = t15 - alpha2_y;
    const double U3_zx = t13 - alpha3_y;
    const double U3_zy = t14 + alpha3_x;

    /* link 3: acceleration a of its origin, gravity included */
    const double t17 = 0.632 * minus_alpha2_x;
    const double t18 = minus_a2_x + 0.316 * U2_xy;
    const double a3_x = s3 * t17 - c3 * t18;
    const double a3_y = s3 * t18 + c3 * t17;
    const double a3_z = minus_a2_y - 0.316 * minus_U2_yy;

    /* link 3: force f = m a + U mc */
    const double f3_x = 0.028227094878000014 * U3_xy - 0.684157959872 * minus_U3_xx;
    const double f3_y = 0.684157959872 * U3_yx - 0.028227094878000014 * minus_U3_yy;

    /* link 3: moment n = I alpha + w x I w + mc x a */
    const double t19 = 0.00012191242095074308 * U3_zx - 0.005487648106562255 * U3_yx;
    const double t20 = 0.011595864095166039 * alpha3_x + 0.12445520614822145 * t14;
    const double t21 = 0.0043772571218395825 * U3_xy - 0.00012191242095074308 * U3_zy;
    const double t22 = 0.11285934205305541 * t13;
    const double t23 = 0.005487648106562255 * U3_yz - 0.0043772571218395825 * U3_xz;
    const double t24 = 0.12445520614822145 * alpha2_y + 0.011595864095166039 * t15;
    const double t25 = t20 + t19 - 0.0043772571218395825 * (minus_U2_yy - minus_U3_yy);
    const double t26 = 0.028227094878000014 * a3_z;
    const double n3_x = t25 + t26;
    const double t27 = t21 - t22 - 0.005487648106562255 * (minus_U3_xx - minus_U2_yy);
    const double t28 = 0.684157959872 * a3_z;
    const double n3_y = t27 - t28;
    const double t29 = t23 - t24 - 0.00012191242095074308 * (minus_U3_yy - minus_U3_xx);
    const double t30 = 0.684157959872 * a3_y - 0.028227094878000014 * a3_x;
    const double n3_z = t29 + t30;

    /* link 4: angular velocity w */
    const double minus_w4_x = c4 * w3_x + s4 * w3_z;
    const double w4_y = s4 * w3_x - c4 * w3_z;
    const double w4_z = qd[3] - w3_y;

    /* link 4: U = [alpha] + [w][w] */
    const double U4_xz = c4 * U3_xy + s4 * U3_zy;
    const double U4_yz = c4 * U3_zy - s4 * U3_xy;

    /* link 4: angular acceleration alpha */
    const double t31 = minus_w4_x * w4_z;
    const double t32 = w4_y * w4_z;
    const double t33 = minus_w4_x * w4_y;
    const double alpha4_x = t32 - U4_yz;
    const double alpha4_y = U4_xz + t31;

    /* link 4: U = [alpha] + [w][w] */
    const double t34 = w4_z * w4_z;
    const double minus_U4_xx = w4_y * w4_y + t34;
    const double minus_U4_yy = minus_w4_x * minus_w4_x + t34;
    const double minus_U4_xy = t33 - alpha3_y;
    const double minus_U4_yx = alpha3_y + t33;
    const double minus_U4_zx = t31 + alpha4_y;
    const double U4_zy = t32 + alpha4_x;

    /* link 4: acceleration a of its origin, gravity included */
    const double t35 = a3_x - 0.0825 * minus_U3_xx;
    const double minus_a4_z = a3_y + 0.0825 * U3_yx;
    const double t36 = a3_z + 0.0825 * U3_zx;
    const double minus_a4_x = c4 * t35 + s4 * t36;
    const double a4_y = s4 * t35 - c4 * t36;

    /* link 4: force f = m a + U mc */
    const double f4_x = 1.720683553603 * minus_U4_xy - 0.49008027465000004 * minus_U4_xx;
    const double f4_y = 1.720683553603 * minus_U4_yy - 0.49008027465000004 * minus_U4_yx;
    const double minus_f4_z = 0.49008027465000004 * minus_U4_zx + 1.720683553603 * U4_zy;

    /* link 4: moment n = I alpha + w x I w + mc x a */
    const double t37 = 0.0039053550262761003 * minus_U4_yx;
    const double t38 = 0.13876407268546084 * minus_U4_zx;
    const double t39 = 0.5408292849391831 * alpha4_x + 0.6325240572528141 * t32;
    const double t40 = t38 + t37;
    const double t41 = 0.0016444875773692705 * minus_U4_xy;
    const double t42 = 0.13876407268546084 * U4_zy;
    const double t43 = 0.0039053550262761003 * (minus_U4_xx - minus_U3_yy);
    const double t44 = 0.09169477231363099 * t31 + (t42 + t41);
    const double t45 = 0.0016444875773692705 * U4_xz + 0.0039053550262761003 * U4_yz;
    const double t46 = 0.5408292849391831 * t33 - 0.6325240572528141 * alpha3_y;
    const double t47 = t39 + t40 + 0.0016444875773692705 * (minus_U3_yy - minus_U4_yy);
    const double t48 = 1.720683553603 * minus_a4_z;
    const double n4_x = t47 + t48;
    const double n4_y = t44 - t43 + 0.49008027465000004 * minus_a4_z;
    const double t49 = t46 + t45 + 0.13876407268546084 * (minus_U4_yy - minus_U4_xx);
    const double t50 = 0.49008027465000004 * a4_y - 1.720683553603 * minus_a4_x;
    const double n4_z = t49 + t50;

    /* link 5: angular velocity w */
    const double w5_x = c5 * minus_w4_x - s5 * w4_z;
    const double minus_w5_y = s5 * minus_w4_x + c5 * w4_z;
    const double w5_z = qd[4] - w4_y;

    /* link 5: U = [alpha] + [w][w] */
    const double U5_xz = s5 * U4_zy - c5 * minus_U4_xy;
    const double U5_yz = s5 * minus_U4_xy + c5 * U4_zy;

    /* link 5: angular acceleration alpha */
    const double t51 = w5_x * w5_z;
    const double t52 = minus_w5_y * w5_z;
    const double t53 = w5_x * minus_w5_y;
    const double minus_alpha5_x = t52 + U5_yz;
    const double alpha5_y = U5_xz - t51;

    /* link 5: U = [alpha] + [w][w] */
    const double t54 = w5_z * w5_z;
    const double minus_U5_xx = minus_w5_y * minus_w5_y + t54;
    const double minus_U5_yy = w5_x * w5_x + t54;
    const double U5_xy = alpha4_y - t53;
    const double minus_U5_yx = t53 + alpha4_y;
    const double U5_zx = t51 - alpha5_y;
    const double minus_U5_zy = t52 + minus_alpha5_x;

    /* link 5: acceleration a of its origin, gravity included */
    const double t55 = 0.384 * minus_U4_xy - 0.0825 * minus_U4_xx - minus_a4_x;
    const double minus_a5_z = a4_y + (0.384 * minus_U4_yy - 0.0825 * minus_U4_yx);
    const double t56 = minus_a4_z + (0.0825 * minus_U4_zx + 0.384 * U4_zy);
    const double a5_x = s5 * t56 - c5 * t55;
    const double a5_y = s5 * t55 + c5 * t56;

    /* link 5: force f = m a + U mc */
    const double f5_x = 0.014653732538 * minus_U5_xx + 0.067870631425 * U5_xy;
    const double f5_y = 0.014653732538 * minus_U5_yx - 0.067870631425 * minus_U5_yy;
    const double minus_f5_z = 0.014653732538 * U5_zx + 0.067870631425 * minus_U5_zy;

    /* link 5: moment n = I alpha + w x I w + mc x a */
    const double t57 = 0.024230847133882086 * minus_alpha5_x;
    const double t58 = 0.027133159263935516 * t52;
    const double t59 = 0.004600245517563105 * minus_U5_yx;
    const double t60 = 0.0015152444733270301 * U5_zx;
    const double t61 = 0.0021640520520981297 * (minus_U4_yy - minus_U5_yy);
    const double t62 = t59 + t60 - (t57 + t58);
    const double t63 = 0.0015152444733270301 * minus_U5_zy;
    const double t64 = 0.0021640520520981297 * U5_xy;
    const double t65 = 0.004600245517563105 * (minus_U5_xx - minus_U4_yy);
    const double t66 = t63 - t64 - 0.0029023121300534305 * t51;
    const double t67 = 0.024230847133882086 * t53 - 0.027133159263935516 * alpha4_y;
    const double t68 = 0.0021640520520981297 * U5_xz + 0.004600245517563105 * U5_yz;
    const double n5_x = t62 + t61 - 0.067870631425 * minus_a5_z;
    const double n5_y = t66 - t65 - 0.014653732538 * minus_a5_z;
    const double t69 = t67 + t68 - 0.0015152444733270301 * (minus_U5_yy - minus_U5_xx);
    const double t70 = 0.014653732538 * a5_y + 0.067870631425 * a5_x;
    const double n5_z = t69 - t70;

    /* link 6: angular velocity w */
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double w6_z = minus_w5_y + qd[5];

    /* link 6: U = [alpha] + [w][w] */
    const double U6_xz = s6 * minus_U5_zy - c6 * U5_xy;
    const double U6_yz = c6 * minus_U5_zy + s6 * U5_xy;

    /* link 6: angular acceleration alpha */
    const double t71 = w6_x * w6_z;
    const double t72 = w6_y * w6_z;
    const double t73 = w6_x * w6_y;
    const double alpha6_x = t72 - U6_yz;
    const double alpha6_y = U6_xz - t71;

    /* link 6: U = [alpha] + [w][w] */
    const double t74 = w6_z * w6_z;
    const double minus_U6_xx = w6_y * w6_y + t74;
    const double minus_U6_yy = w6_x * w6_x + t74;
    const double U6_xy = t73 + alpha5_y;
    const double U6_yx = t73 - alpha5_y;
    const double U6_zx = t71 - alpha6_y;
    const double U6_zy = t72 + alpha6_x;

    /* link 6: acceleration a of its origin, gravity included */
    const double a6_x = c6 * a5_x - s6 * minus_a5_z;
    const double minus_a6_y = s6 * a5_x + c6 * minus_a5_z;

    /* link 6: force f = m a + U mc */
    const double minus_f6_x = 0.16496755269500002 * minus_U6_xx + 0.068832705569 * U6_xy;
    const double f6_y = 0.16496755269500002 * U6_yx + 0.068832705569 * minus_U6_yy;
    const double f6_z = 0.16496755269500002 * U6_zx - 0.068832705569 * U6_zy;

    /* link 6: moment n = I alpha + w x I w + mc x a */
    const double t75 = 0.00010375891721868492 * U6_yx + 0.005511034382675315 * U6_zx;
    const double t76 = 0.03045503293228903 * t72 - 0.0008185978088860856 * alpha6_x;
    const double t77 = 0.005511034382675315 * U6_zy - 9.3569097314605e-05 * U6_xy;
    const double t78 = 0.03127363074117512 * t71;
    const double t79 = 0.0008185978088860856 * t73 - 0.03045503293228903 * alpha5_y;
    const double t80 = 9.3569097314605e-05 * U6_xz + 0.00010375891721868492 * U6_yz;
    const double t81 = t76 - t75 + 9.3569097314605e-05 * (minus_U5_yy - minus_U6_yy);
    const double t82 = 0.068832705569 * a5_y;
    const double n6_x = t81 + t82;
    const double t83 = t77 - t78 - 0.00010375891721868492 * (minus_U6_xx - minus_U5_yy);
    const double t84 = 0.16496755269500002 * a5_y;
    const double n6_y = t83 + t84;
    const double t85 = t79 + t80 + 0.005511034382675315 * (minus_U6_yy - minus_U6_xx);
    const double t86 = 0.068832705569 * a6_x - 0.16496755269500002 * minus_a6_y;
    const double n6_z = t85 + t86;

    /* link 7: angular velocity w */
    const double w7_x = c7 * w6_x + s7 * w6_z;
    const double w7_y = c7 * w6_z - s7 * w6_x;
    const double w7_z = qd[6] - w6_y;

    /* link 7: U = [alpha] + [w][w] */
    const double minus_U7_xz = c7 * U6_xy + s7 * U6_zy;
    const double minus_U7_yz = c7 * U6_zy - s7 * U6_xy;

    /* link 7: angular acceleration alpha */
    const double t87 = w7_x * w7_z;
    const double t88 = w7_y * w7_z;
    const double t89 = w7_x * w7_y;
    const double alpha7_x = t88 + minus_U7_yz;
    const double minus_alpha7_y = minus_U7_xz + t87;

    /* link 7: U = [alpha] + [w][w] */
    const double t90 = w7_z * w7_z;
    const double minus_U7_xx = w7_y * w7_y + t90;
    const double minus_U7_yy = w7_x * w7_x + t90;
    const double U7_xy = t89 + alpha6_y;
    const double U7_yx = t89 - alpha6_y;
    const double U7_zx = t87 + minus_alpha7_y;
    const double U7_zy = t88 + alpha7_x;

    /* link 7: acceleration a of its origin, gravity included */
    const double a7_y = c7 * (0.088 * U6_zx - a5_y) - s7 * (a6_x - 0.088 * minus_U6_xx);
    const double a7_z = minus_a6_y - 0.088 * U6_yx;

    /* link 7: force f = m a + U mc */
    const double minus_f7_x = 0.008343776383464369 * minus_U7_xx;
    const double f7_y = 0.008343776383464369 * U7_yx;
    const double f7_z = 0.008343776383464369 * U7_zx;

    /* link 7: moment n = I alpha + w x I w + mc x a */
    const double t91 = 0.0013450149983408877 * U7_yx + 0.0005571816285452075 * U7_zx;
    const double t92 = 0.002289892335277788 * alpha7_x + 0.004909651967360946 * t88;
    const double n7_x = t92 - t91 - 0.0011352667606277602 * (minus_U6_yy - minus_U7_yy);
    const double t93 = 0.0005571816285452075 * U7_zy + 0.0011352667606277602 * U7_xy;
    const double t94 = 0.0026197596320831577 * t87;
    const double t95 = 0.0013450149983408877 * minus_U7_yz;
    const double t96 = 0.0011352667606277602 * minus_U7_xz;
    const double t97 = 0.004909651967360946 * alpha6_y + 0.002289892335277788 * t89;
    const double t98 = t95 - t96;
    const double t99 = 0.0005571816285452075 * (minus_U7_yy - minus_U7_xx);
    const double t100 = t97 + t98;
    const double t101 = t93 - t94 - 0.0013450149983408877 * (minus_U7_xx - minus_U6_yy);
    const double t102 = 0.008343776383464369 * a7_z;
    const double n7_y = t101 - t102;
    const double n7_z = t99 - t100 + 0.008343776383464369 * a7_y;

    /* joint 6: force F and moment N through it, joint 7 added */
    const double t103 = c7 * f7_y - s7 * minus_f7_x;
    const double N6_x = n6_x + (c7 * n7_x - s7 * n7_y);
    const double N6_y = n6_y - (n7_z + 0.088 * t103);
    const double N6_z = n6_z + (s7 * n7_x + c7 * n7_y - 0.0007342523217448644 * U7_zx);
    const double minus_F6_x = minus_f6_x + (c7 * minus_f7_x + s7 * f7_y);
    const double F6_y = f6_y - f7_z;
    const double F6_z = f6_z + t103;

    /* joint 5: force F and moment N through it, joint 6 added */
    const double N5_x = n5_x + (c6 * N6_x - s6 * N6_y);
    const double N5_y = n5_y - N6_z;
    const double N5_z = n5_z + (s6 * N6_x + c6 * N6_y);
    const double F5_x = f5_x - (c6 * minus_F6_x + s6 * F6_y);
    const double F5_y = f5_y - F6_z;

    /* joint 4: force F and moment N through it, joint 5 added */
    const double t104 = s5 * F5_y - c5 * F5_x;
    const double t105 = minus_f5_z - (c6 * F6_y - s6 * minus_F6_x);
    const double t106 = s5 * F5_x + c5 * F5_y;
    const double N4_x = n4_x + (s5 * N5_y - c5 * N5_x + 0.384 * t106);
    const double N4_y = n4_y + (0.0825 * t106 - N5_z);
    const double N4_z = n4_z + (0.0825 * t105 + 0.384 * t104 - (s5 * N5_x + c5 * N5_y));
    const double F4_x = f4_x + t104;
    const double F4_y = f4_y + t105;
    const double minus_F4_z = minus_f4_z + t106;

    /* joint 3: force F and moment N through it, joint 4 added */
    const double N3_x = n3_x + (s4 * N4_y - c4 * N4_x);
    const double N3_y = n3_y + (0.0825 * (s4 * F4_x + c4 * F4_y) - N4_z);
    const double N3_z = n3_z + (0.0825 * minus_F4_z - (s4 * N4_x + c4 * N4_y));
    const double F3_x = f3_x + (s4 * F4_y - c4 * F4_x);
    const double F3_y = f3_y + minus_F4_z;

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
    const double t1 = q[6] - 0.38420588060665173;
    symdyn_sincos(t1, &s7, &c7);

    /* link 1: U = [alpha] + [w][w] */
    const double minus_U1_xx = qd[0] * qd[0];

    /* link 2: angular velocity w */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];

    /* link 2: angular acceleration alpha */
    const double minus_alpha2_x = minus_w2_y * qd[1];
    const double alpha2_y = minus_w2_x * qd[1];

    /* link 2: U = [alpha] + [w][w] */
    const double U2_xy = minus_w2_x * minus_w2_y;
    const double t2 = qd[1] * qd[1];
    const double minus_U2_xx = minus_w2_y * minus_w2_y + t2;
    const double minus_U2_yy = minus_w2_x * minus_w2_x + t2;
    const double minus_U2_zy = 2.0 * minus_alpha2_x;

    /* link 2: acceleration a of its origin, gravity included */
    const double minus_a2_x = 9.81 * s2;
    const double minus_a2_y = 9.81 * c2;

    /* link 2: moment n = I alpha + w x I w + mc x a */
    const double t3 = 0.9896232897634767 * minus_alpha2_x;
    const double t4 = 1.0357790547533403 * minus_alpha2_x;
    const double t5 = 0.01026110182100817 * U2_xy - 0.00796671776787104 * alpha2_y;
    const double t6 = t3 + t4;
    const double n2_x = t5 - t6 + 0.0007689361029464 * (minus_U1_xx - minus_U2_yy);
    const double t7 = 0.00796671776787104 * minus_alpha2_x;
    const double t8 = 0.0007689361029464 * U2_xy;
    const double t9 = 0.01026110182100817 * (minus_U2_xx - minus_U1_xx);
    const double t10 = 0.046155764989863624 * alpha2_y + (t7 - t8);
    const double n2_y = t10 + t9;
    const double t11 = 0.00398335888393552 * (minus_U2_yy - minus_U2_xx);
    const double t12 = 0.9896232897634767 * U2_xy;
    const double n2_z = 0.01993386669246 * c2 - 30.45357582685272 * s2 - (t12 + t11);

    /* link 3: angular velocity w */
    const double w3_x = s3 * qd[1] - c3 * minus_w2_x;
    const double w3_y = s3 * minus_w2_x + c3 * qd[1];
    const double w3_z = minus_w2_y + qd[2];

    /* link 3: U = [alpha] + [w][w] */
    const double U3_xz = s3 * minus_U2_zy - c3 * U2_xy;
    const double U3_yz = s3 * U2_xy + c3 * minus_U2_zy;

    /* link 3: angular acceleration alpha */
    const double t13 = w3_x * w3_z;
    const double t14 = w3_y * w3_z;
    const double t15 = w3_x * w3_y;
    const double alpha3_x = t14 - U3_yz;
    const double alpha3_y = U3_xz - t13;

    /* link 3: U = [alpha] + [w][w] */
    const double t16 = w3_z * w3_z;
    const double minus_U3_xx = w3_y * w3_y + t16;
    const double minus_U3_yy = w3_x * w3_x + t16;
    const double U3_xy = t15 + alpha2_y;
    const double U3_yx = t15 - alpha2_y;
    const double U3_zx = t13 - alpha3_y;
    const double U3_zy = t14 + alpha3_x;

    /* link 3: acceleration a of its origin, gravity included */
    const double t17 = 0.632 * minus_alpha2_x;
    const double t18 = minus_a2_x + 0.316 * U2_xy;
    const double a3_x = s3 * t17 - c3 * t18;
    const double a3_y = s3 * t18 + c3 * t17;
    const double a3_z = minus_a2_y - 0.316 * minus_U2_yy;

    /* link 3: force f = m a + U mc */
    const double f3_x = 0.028227094878000014 * U3_xy - 0.684157959872 * minus_U3_xx;
    const double f3_y = 0.684157959872 * U3_yx - 0.028227094878000014 * minus_U3_yy;

    /* link 3: moment n = I alpha + w x I w + mc x a */
    const double t19 = 0.00012191242095074308 * U3_zx - 0.005487648106562255 * U3_yx;
    const double t20 = 0.011595864095166039 * alpha3_x + 0.12445520614822145 * t14;
    const double t21 = 0.0043772571218395825 * U3_xy - 0.00012191242095074308 * U3_zy;
    const double t22 = 0.11285934205305541 * t13;
    const double t23 = 0.005487648106562255 * U3_yz - 0.0043772571218395825 * U3_xz;
    const double t24 = 0.12445520614822145 * alpha2_y + 0.011595864095166039 * t15;
    const double t25 = t20 + t19 - 0.0043772571218395825 * (minus_U2_yy - minus_U3_yy);
    const double t26 = 0.028227094878000014 * a3_z;
    const double n3_x = t25 + t26;
    const double t27 = t21 - t22 - 0.005487648106562255 * (minus_U3_xx - minus_U2_yy);
    const double t28 = 0.684157959872 * a3_z;
    const double n3_y = t27 - t28;
    const double t29 = t23 - t24 - 0.00012191242095074308 * (minus_U3_yy - minus_U3_xx);
    const double t30 = 0.684157959872 * a3_y - 0.028227094878000014 * a3_x;
    const double n3_z = t29 + t30;

    /* link 4: angular velocity w */
    const double minus_w4_x = c4 * w3_x + s4 * w3_z;
    const double w4_y = s4 * w3_x - c4 * w3_z;
    const double w4_z = qd[3] - w3_y;

    /* link 4: U = [alpha] + [w][w] */
    const double U4_xz = c4 * U3_xy + s4 * U3_zy;
    const double U4_yz = c4 * U3_zy - s4 * U3_xy;

    /* link 4: angular acceleration alpha */
    const double t31 = minus_w4_x * w4_z;
    const double t32 = w4_y * w4_z;
    const double t33 = minus_w4_x * w4_y;
    const double alpha4_x = t32 - U4_yz;
    const double alpha4_y = U4_xz + t31;

    /* link 4: U = [alpha] + [w][w] */
    const double t34 = w4_z * w4_z;
    const double minus_U4_xx = w4_y * w4_y + t34;
    const double minus_U4_yy = minus_w4_x * minus_w4_x + t34;
    const double minus_U4_xy = t33 - alpha3_y;
    const double minus_U4_yx = alpha3_y + t33;
    const double minus_U4_zx = t31 + alpha4_y;
    const double U4_zy = t32 + alpha4_x;

    /* link 4: acceleration a of its origin, gravity included */
    const double t35 = a3_x - 0.0825 * minus_U3_xx;
    const double minus_a4_z = a3_y + 0.0825 * U3_yx;
    const double t36 = a3_z + 0.0825 * U3_zx;
    const double minus_a4_x = c4 * t35 + s4 * t36;
    const double a4_y = s4 * t35 - c4 * t36;

    /* link 4: force f = m a + U mc */
    const double f4_x = 1.720683553603 * minus_U4_xy - 0.49008027465000004 * minus_U4_xx;
    const double f4_y = 1.720683553603 * minus_U4_yy - 0.49008027465000004 * minus_U4_yx;
    const double minus_f4_z = 0.49008027465000004 * minus_U4_zx + 1.720683553603 * U4_zy;

    /* link 4: moment n = I alpha + w x I w + mc x a */
    const double t37 = 0.0039053550262761003 * minus_U4_yx;
    const double t38 = 0.13876407268546084 * minus_U4_zx;
    const double t39 = 0.5408292849391831 * alpha4_x + 0.6325240572528141 * t32;
    const double t40 = t38 + t37;
    const double t41 = 0.0016444875773692705 * minus_U4_xy;
    const double t42 = 0.13876407268546084 * U4_zy;
    const double t43 = 0.0039053550262761003 * (minus_U4_xx - minus_U3_yy);
    const double t44 = 0.09169477231363099 * t31 + (t42 + t41);
    const double t45 = 0.0016444875773692705 * U4_xz + 0.0039053550262761003 * U4_yz;
    const double t46 = 0.5408292849391831 * t33 - 0.6325240572528141 * alpha3_y;
    const double t47 = t39 + t40 + 0.0016444875773692705 * (minus_U3_yy - minus_U4_yy);
    const double t48 = 1.720683553603 * minus_a4_z;
    const double n4_x = t47 + t48;
    const double n4_y = t44 - t43 + 0.49008027465000004 * minus_a4_z;
    const double t49 = t46 + t45 + 0.13876407268546084 * (minus_U4_yy - minus_U4_xx);
    const double t50 = 0.49008027465000004 * a4_y - 1.720683553603 * minus_a4_x;
    const double n4_z = t49 + t50;

    /* link 5: angular velocity w */
    const double w5_x = c5 * minus_w4_x - s5 * w4_z;
    const double minus_w5_y = s5 * minus_w4_x + c5 * w4_z;
    const double w5_z = qd[4] - w4_y;

    /* link 5: U = [alpha] + [w][w] */
    const double U5_xz = s5 * U4_zy - c5 * minus_U4_xy;
    const double U5_yz = s5 * minus_U4_xy + c5 * U4_zy;

    /* link 5: angular acceleration alpha */
    const double t51 = w5_x * w5_z;
    const double t52 = minus_w5_y * w5_z;
    const double t53 = w5_x * minus_w5_y;
    const double minus_alpha5_x = t52 + U5_yz;
    const double alpha5_y = U5_xz - t51;

    /* link 5: U = [alpha] + [w][w] */
    const double t54 = w5_z * w5_z;
    const double minus_U5_xx = minus_w5_y * minus_w5_y + t54;
    const double minus_U5_yy = w5_x * w5_x + t54;
    const double U5_xy = alpha4_y - t53;
    const double minus_U5_yx = t53 + alpha4_y;
    const double U5_zx = t51 - alpha5_y;
    const double minus_U5_zy = t52 + minus_alpha5_x;

    /* link 5: acceleration a of its origin, gravity included */
    const double t55 = 0.384 * minus_U4_xy - 0.0825 * minus_U4_xx - minus_a4_x;
    const double minus_a5_z = a4_y + (0.384 * minus_U4_yy - 0.0825 * minus_U4_yx);
    const double t56 = minus_a4_z + (0.0825 * minus_U4_zx + 0.384 * U4_zy);
    const double a5_x = s5 * t56 - c5 * t55;
    const double a5_y = s5 * t55 + c5 * t56;

    /* link 5: force f = m a + U mc */
    const double f5_x = 0.014653732538 * minus_U5_xx + 0.067870631425 * U5_xy;
    const double f5_y = 0.014653732538 * minus_U5_yx - 0.067870631425 * minus_U5_yy;
    const double minus_f5_z = 0.014653732538 * U5_zx + 0.067870631425 * minus_U5_zy;

    /* link 5: moment n = I alpha + w x I w + mc x a */
    const double t57 = 0.024230847133882086 * minus_alpha5_x;
    const double t58 = 0.027133159263935516 * t52;
    const double t59 = 0.004600245517563105 * minus_U5_yx;
    const double t60 = 0.0015152444733270301 * U5_zx;
    const double t61 = 0.0021640520520981297 * (minus_U4_yy - minus_U5_yy);
    const double t62 = t59 + t60 - (t57 + t58);
    const double t63 = 0.0015152444733270301 * minus_U5_zy;
    const double t64 = 0.0021640520520981297 * U5_xy;
    const double t65 = 0.004600245517563105 * (minus_U5_xx - minus_U4_yy);
    const double t66 = t63 - t64 - 0.0029023121300534305 * t51;
    const double t67 = 0.024230847133882086 * t53 - 0.027133159263935516 * alpha4_y;
    const double t68 = 0.0021640520520981297 * U5_xz + 0.004600245517563105 * U5_yz;
    const double n5_x = t62 + t61 - 0.067870631425 * minus_a5_z;
    const double n5_y = t66 - t65 - 0.014653732538 * minus_a5_z;
    const double t69 = t67 + t68 - 0.0015152444733270301 * (minus_U5_yy - minus_U5_xx);
    const double t70 = 0.014653732538 * a5_y + 0.067870631425 * a5_x;
    const double n5_z = t69 - t70;

    /* link 6: angular velocity w */
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double w6_z = minus_w5_y + qd[5];

    /* link 6: U = [alpha] + [w][w] */
    const double U6_xz = s6 * minus_U5_zy - c6 * U5_xy;
    const double U6_yz = c6 * minus_U5_zy + s6 * U5_xy;

    /* link 6: angular acceleration alpha */
    const double t71 = w6_x * w6_z;
    const double t72 = w6_y * w6_z;
    const double t73 = w6_x * w6_y;
    const double alpha6_x = t72 - U6_yz;
    const double alpha6_y = U6_xz - t71;

    /* link 6: U = [alpha] + [w][w] */
    const double t74 = w6_z * w6_z;
    const double minus_U6_xx = w6_y * w6_y + t74;
    const double minus_U6_yy = w6_x * w6_x + t74;
    const double U6_xy = t73 + alpha5_y;
    const double U6_yx = t73 - alpha5_y;
    const double U6_zx = t71 - alpha6_y;
    const double U6_zy = t72 + alpha6_x;

    /* link 6: acceleration a of its origin, gravity included */
    const double a6_x = c6 * a5_x - s6 * minus_a5_z;
    const double minus_a6_y = s6 * a5_x + c6 * minus_a5_z;

    /* link 6: force f = m a + U mc */
    const double minus_f6_x = 0.16496755269500002 * minus_U6_xx + 0.068832705569 * U6_xy;
    const double f6_y = 0.16496755269500002 * U6_yx + 0.068832705569 * minus_U6_yy;
    const double f6_z = 0.16496755269500002 * U6_zx - 0.068832705569 * U6_zy;

    /* link 6: moment n = I alpha + w x I w + mc x a */
    const double t75 = 0.00010375891721868492 * U6_yx + 0.005511034382675315 * U6_zx;
    const double t76 = 0.03045503293228903 * t72 - 0.0008185978088860856 * alpha6_x;
    const double t77 = 0.005511034382675315 * U6_zy - 9.3569097314605e-05 * U6_xy;
    const double t78 = 0.03127363074117512 * t71;
    const double t79 = 0.0008185978088860856 * t73 - 0.03045503293228903 * alpha5_y;
    const double t80 = 9.3569097314605e-05 * U6_xz + 0.00010375891721868492 * U6_yz;
    const double t81 = t76 - t75 + 9.3569097314605e-05 * (minus_U5_yy - minus_U6_yy);
    const double t82 = 0.068832705569 * a5_y;
    const double n6_x = t81 + t82;
    const double t83 = t77 - t78 - 0.00010375891721868492 * (minus_U6_xx - minus_U5_yy);
    const double t84 = 0.16496755269500002 * a5_y;
    const double n6_y = t83 + t84;
    const double t85 = t79 + t80 + 0.005511034382675315 * (minus_U6_yy - minus_U6_xx);
    const double t86 = 0.068832705569 * a6_x - 0.16496755269500002 * minus_a6_y;
    const double n6_z = t85 + t86;

    /* link 7: angular velocity w */
    const double w7_x = c7 * w6_x + s7 * w6_z;
    const double w7_y = c7 * w6_z - s7 * w6_x;
    const double w7_z = qd[6] - w6_y;

    /* link 7: U = [alpha] + [w][w] */
    const double minus_U7_xz = c7 * U6_xy + s7 * U6_zy;
    const double minus_U7_yz = c7 * U6_zy - s7 * U6_xy;

    /* link 7: angular acceleration alpha */
    const double t87 = w7_x * w7_z;
    const double t88 = w7_y * w7_z;
    const double t89 = w7_x * w7_y;
    const double alpha7_x = t88 + minus_U7_yz;
    const double minus_alpha7_y = minus_U7_xz + t87;

    /* link 7: U = [alpha] + [w][w] */
    const double t90 = w7_z * w7_z;
    const double minus_U7_xx = w7_y * w7_y + t90;
    const double minus_U7_yy = w7_x * w7_x + t90;
    const double U7_xy = t89 + alpha6_y;
    const double U7_yx = t89 - alpha6_y;
    const double U7_zx = t87 + minus_alpha7_y;
    const double U7_zy = t88 + alpha7_x;

    /* link 7: acceleration a of its origin, gravity included */
    const double a7_y = c7 * (0.088 * U6_zx - a5_y) - s7 * (a6_x - 0.088 * minus_U6_xx);
    const double a7_z = minus_a6_y - 0.088 * U6_yx;

    /* link 7: force f = m a + U mc */
    const double minus_f7_x = 0.008343776383464369 * minus_U7_xx;
    const double f7_y = 0.008343776383464369 * U7_yx;
    const double f7_z = 0.008343776383464369 * U7_zx;

    /* link 7: moment n = I alpha + w x I w + mc x a */
    const double t91 = 0.0013450149983408877 * U7_yx + 0.0005571816285452075 * U7_zx;
    const double t92 = 0.002289892335277788 * alpha7_x + 0.004909651967360946 * t88;
    const double n7_x = t92 - t91 - 0.0011352667606277602 * (minus_U6_yy - minus_U7_yy);
    const double t93 = 0.0005571816285452075 * U7_zy + 0.0011352667606277602 * U7_xy;
    const double t94 = 0.0026197596320831577 * t87;
    const double t95 = 0.0013450149983408877 * minus_U7_yz;
    const double t96 = 0.0011352667606277602 * minus_U7_xz;
    const double t97 = 0.004909651967360946 * alpha6_y + 0.002289892335277788 * t89;
    const double t98 = t95 - t96;
    const double t99 = 0.0005571816285452075 * (minus_U7_yy - minus_U7_xx);
    const double t100 = t97 + t98;
    const double t101 = t93 - t94 - 0.0013450149983408877 * (minus_U7_xx - minus_U6_yy);
    const double t102 = 0.008343776383464369 * a7_z;
    const double n7_y = t101 - t102;
    const double n7_z = t99 - t100 + 0.008343776383464369 * a7_y;

    /* joint 6: force F and moment N through it, joint 7 added */
    const double t103 = c7 * f7_y - s7 * minus_f7_x;
    const double N6_x = n6_x + (c7 * n7_x - s7 * n7_y);
    const double N6_y = n6_y - (n7_z + 0.088 * t103);
    const double N6_z = n6_z + (s7 * n7_x + c7 * n7_y - 0.0007342523217448644 * U7_zx);
    const double minus_F6_x = minus_f6_x + (c7 * minus_f7_x + s7 * f7_y);
    const double F6_y = f6_y - f7_z;
    const double F6_z = f6_z + t103;

    /* joint 5: force F and moment N through it, joint 6 added */
    const double N5_x = n5_x + (c6 * N6_x - s6 * N6_y);
    const double N5_y = n5_y - N6_z;
    const double N5_z = n5_z + (s6 * N6_x + c6 * N6_y);
    const double F5_x = f5_x - (c6 * minus_F6_x + s6 * F6_y);
    const double F5_y = f5_y - F6_z;

    /* joint 4: force F and moment N through it, joint 5 added */
    const double t104 = s5 * F5_y - c5 * F5_x;
    const double t105 = minus_f5_z - (c6 * F6_y - s6 * minus_F6_x);
    const double t106 = s5 * F5_x + c5 * F5_y;
    const double N4_x = n4_x + (s5 * N5_y - c5 * N5_x + 0.384 * t106);
    const double N4_y = n4_y + (0.0825 * t106 - N5_z);
    const double N4_z = n4_z + (0.0825 * t105 + 0.384 * t104 - (s5 * N5_x + c5 * N5_y));
    const double F4_x = f4_x + t104;
    const double F4_y = f4_y + t105;
    const double minus_F4_z = minus_f4_z + t106;

    /* joint 3: force F and moment N through it, joint 4 added */
    const double N3_x = n3_x + (s4 * N4_y - c4 * N4_x);
    const double N3_y = n3_y + (0.0825 * (s4 * F4_x + c4 * F4_y) - N4_z);
    const double N3_z = n3_z + (0.0825 * minus_F4_z - (s4 * N4_x + c4 * N4_y));
    const double F3_x = f3_x + (s4 * F4_y - c4 * F4_x);
    const double F3_y = f3_y + minus_F4_z;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double N2_x = n2_x + (c3 * N3_x - s3 * N3_y - 0.316 * (s3 * F3_x + c3 * F3_y));
    const double N2_y = n2_y - N3_z;
    const double N2_z = n2_z + (s3 * N3_x + c3 * N3_y + 0.316 * (c3 * F3_x - s3 * F3_y));

    /* joint 1: force F and moment N through it, joint 2 added */
    const double minus_N1_z = s2 * N2_x + c2 * N2_y;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 6 */
    const double t107 = 0.002289892335277788 * s7 + 0.001114363257090415 * c7;
    const double t108 = s7 * t107;
    const double N7at6_x = 0.0011352667606277602 * s7 - 0.0013450149983408877 * c7;
    const double minus_N7at6_z = 0.0013450149983408877 * s7 + 0.0011352667606277602 * c7;
    const double F7at6_z = 0.008343776383464369 * c7;

    /* composite body 6: with body 7 added */
    const double mcz_c6 = 0.008343776383464369 * s7;
    const double t109 = 0.0014685046434897288 * c7;
    const double Iyy_c6 = 0.004909651967360946 + t109;
    const double mcx_c6 = F7at6_z + 0.16496755269500002;
    const double Ixx_c6 = 0.002289892335277788 - t108 - 0.0008185978088860856;
    const double Ixy_c6 = 0.005511034382675315 - N7at6_x;
    const double t110 = c7 * t107 - 0.0005571816285452075 - 0.0007342523217448644 * s7;
    const double Ixz_c6 = t110 - 0.00010375891721868492;
    const double Iyz_c6 = minus_N7at6_z + 9.3569097314605e-05;
    const double Izz_c6 = t108 + t109 + 0.03045503293228903;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 5 */
    const double t111 = s6 * (Ixx_c6 - Iyy_c6) + c6 * (2.0 * Ixy_c6);
    const double t112 = s6 * t111;
    const double N6at5_x = c6 * Ixz_c6 - s6 * Iyz_c6;
    const double N6at5_z = s6 * Ixz_c6 + c6 * Iyz_c6;
    const double F6at5_z = c6 * mcx_c6 + 0.068832705569 * s6;

    /* composite body 5: with body 6 added */
    const double mcx_c5 = F6at5_z - 0.014653732538;
    const double mcy_c5 = 0.067870631425 - mcz_c6;
    const double Ixx_c5 = Ixx_c6 - t112 + 0.024230847133882086;
    const double minus_Ixy_c5 = N6at5_x + 0.0015152444733270301;
    const double Ixz_c5 = c6 * t111 - Ixy_c6 - 0.004600245517563105;
    const double Iyz_c5 = 0.0021640520520981297 - N6at5_z;
    const double Izz_c5 = Iyy_c6 + t112 + 0.027133159263935516;

    /* composite body 4: with body 5 added */
    const double t113 = s5 * (Ixx_c5 - Izz_c6) - c5 * (2.0 * minus_Ixy_c5);
    const double t114 = s5 * t113;
    const double t115 = c5 * Ixz_c5 - s5 * Iyz_c5;
    const double minus_mcz_c4 = s5 * mcx_c5 + c5 * mcy_c5;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 5 */
    const double t116 = s5 * mcy_c5 - c5 * mcx_c5;
    const double F6at5_x = 0.068832705569 * c6 - s6 * mcx_c6;

    /* composite body 4: with body 5 added */
    const double t117 = 0.165 * t116;
    const double t118 = 0.768 * F6at5_x;
    const double t119 = 0.384 * t116;
    const double Iyy_c4 = Izz_c5 + t117;
    const double t120 = 0.0825 * minus_mcz_c4;
    const double t121 = s5 * Ixz_c5 + c5 * Iyz_c5 - 0.384 * minus_mcz_c4;
    const double mcx_c4 = t116 + 0.49008027465000004;
    const double mcy_c4 = F6at5_x - 1.720683553603;
    const double Ixx_c4 = Ixx_c5 - t114 - t118 + 0.5408292849391831;
    const double Ixy_c4 = t115 - (0.0825 * F6at5_x - t119) + 0.13876407268546084;
    const double Ixz_c4 = c5 * t113 + minus_Ixy_c5 + t120 - 0.0039053550262761003;
    const double Iyz_c4 = t121 + 0.0016444875773692705;
    const double Izz_c4 = Izz_c6 + t114 + (t117 - t118) + 0.6325240572528141;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double t122 = s4 * (Ixx_c4 - Iyy_c4) + c4 * (2.0 * Ixy_c4);
    const double t123 = s4 * t122;
    const double t124 = c4 * Ixz_c4 - s4 * Iyz_c4;
    const double minus_N4at3_z = s4 * Ixz_c4 + c4 * Iyz_c4;

    /* composite body 3: with body 4 added */
    const double minus_mcz_c3 = s4 * mcx_c4 + c4 * mcy_c4;
    const double t125 = s4 * mcy_c4 - c4 * mcx_c4;
    const double t126 = 0.165 * t125;
    const double Iyy_c3 = Izz_c4 + t126;
    const double mcx_c3 = t125 + 0.684157959872;
    const double mcy_c3 = minus_mcz_c4 + 0.028227094878000014;
    const double Ixx_c3 = Ixx_c4 - t123 + 0.011595864095166039;
    const double Ixy_c3 = t124 - t120 - 0.00012191242095074308;
    const double t127 = c4 * t122 - Ixy_c4 + 0.0825 * minus_mcz_c3;
    const double Ixz_c3 = t127 - 0.005487648106562255;
    const double Iyz_c3 = minus_N4at3_z - 0.0043772571218395825;
    const double Izz_c3 = Iyy_c4 + t123 + t126 + 0.12445520614822145;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 2 */
    const double t128 = s3 * (Ixx_c3 - Iyy_c3) + c3 * (2.0 * Ixy_c3);
    const double t129 = s3 * t128;
    const double F3at2_z = c3 * mcx_c3 - s3 * mcy_c3;

    /* composite body 2: with body 3 added */
    const double mcz_c2 = s3 * mcx_c3 + c3 * mcy_c3;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 1 */
    const double t130 = 0.632 * minus_mcz_c3;
    const double t131 = 0.316 * F3at2_z - (c3 * Ixz_c3 - s3 * Iyz_c3);
    const double N3at1_y = 0.316 * mcz_c2 - (s3 * Ixz_c3 + c3 * Iyz_c3);

    /* composite body 2: with body 3 added */
    const double Ixx_c2 = Ixx_c3 - t129 - t130 + 0.9896232897634767;
    const double Ixy_c2 = t131 - 0.00398335888393552;
    const double Ixz_c2 = c3 * t128 - Ixy_c3 + 0.01026110182100817;
    const double Iyz_c2 = N3at1_y + 0.0007689361029464;
    const double Izz_c2 = Iyy_c3 + t129 - t130 + 1.0357790547533403;

    /* joint 2 accelerates by 1: wrench on all it moves, at joint 1 */
    const double minus_N2at1_z = s2 * Ixz_c2 + c2 * Iyz_c2;

    /* composite body 1: with body 2 added */
    const double t132 = Izz_c3 + s2 * (s2 * (Ixx_c2 - Izz_c3) + c2 * (2.0 * Ixy_c2));
    const double Izz_c1 = t132 + 0.03733744848940618;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 6 */
    const double minus_N7at6_y = 0.004909651967360946 + 0.0007342523217448644 * c7;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 5 */
    const double minus_F7at5_x = c6 * mcz_c6;
    const double minus_F7at5_z = s6 * mcz_c6;
    const double N7at5_x = c6 * N7at6_x + s6 * minus_N7at6_y;
    const double N7at5_z = s6 * N7at6_x - c6 * minus_N7at6_y;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 4 */
    const double F7at4_x = c5 * minus_F7at5_x - s5 * F7at6_z;
    const double F7at4_z = s5 * minus_F7at5_x + c5 * F7at6_z;
    const double t133 = 0.0825 * F7at4_z;
    const double N7at4_x = s5 * minus_N7at6_z - c5 * N7at5_x - 0.384 * F7at4_z;
    const double minus_N7at4_y = N7at5_z + t133;
    const double t134 = 0.0825 * minus_F7at5_z + 0.384 * F7at4_x;
    const double t135 = s5 * N7at5_x + c5 * minus_N7at6_z;
    const double N7at4_z = t134 - t135;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 3 */
    const double F7at3_x = s4 * minus_F7at5_z - c4 * F7at4_x;
    const double minus_F7at3_z = s4 * F7at4_x + c4 * minus_F7at5_z;
    const double minus_N7at3_x = s4 * minus_N7at4_y + c4 * N7at4_x;
    const double N7at3_y = 0.0825 * minus_F7at3_z - N7at4_z;
    const double minus_N7at3_z = s4 * N7at4_x - c4 * minus_N7at4_y + t133;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 2 */
    const double F7at2_x = c3 * F7at3_x + s3 * F7at4_z;
    const double F7at2_z = s3 * F7at3_x - c3 * F7at4_z;
    const double minus_N7at2_x = c3 * minus_N7at3_x + s3 * N7at3_y + 0.316 * F7at2_z;
    const double N7at2_z = c3 * N7at3_y - s3 * minus_N7at3_x + 0.316 * F7at2_x;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 1 */
    const double minus_N7at1_z = c2 * minus_N7at3_z - s2 * minus_N7at2_x;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 4 */
    const double minus_F6at4_x = c5 * F6at5_x;
    const double minus_F6at4_z = s5 * F6at5_x;
    const double t136 = 0.0825 * minus_F6at4_z;
    const double N6at4_x = 0.384 * minus_F6at4_z - (c5 * N6at5_x + s5 * Izz_c6);
    const double N6at4_y = t136 - N6at5_z;
    const double t137 = 0.0825 * F6at5_z + 0.384 * minus_F6at4_x;
    const double t138 = c5 * Izz_c6 - s5 * N6at5_x;
    const double N6at4_z = t138 - t137;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 3 */
    const double F6at3_x = c4 * minus_F6at4_x - s4 * F6at5_z;
    const double F6at3_z = s4 * minus_F6at4_x + c4 * F6at5_z;
    const double N6at3_x = s4 * N6at4_y - c4 * N6at4_x;
    const double minus_N6at3_y = N6at4_z + 0.0825 * F6at3_z;
    const double N6at3_z = t136 - (s4 * N6at4_x + c4 * N6at4_y);

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 2 */
    const double F6at2_x = c3 * F6at3_x - s3 * minus_F6at4_z;
    const double F6at2_z = s3 * F6at3_x + c3 * minus_F6at4_z;
    const double N6at2_x = c3 * N6at3_x + s3 * minus_N6at3_y - 0.316 * F6at2_z;
    const double N6at2_z = s3 * N6at3_x - c3 * minus_N6at3_y + 0.316 * F6at2_x;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 1 */
    const double minus_N6at1_z = s2 * N6at2_x - c2 * N6at3_z;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 4 */
    const double t139 = 0.0825 * t116;
    const double minus_N5at4_x = t119 + t115;
    const double minus_N5at4_y = t139 + Izz_c5;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 3 */
    const double minus_F5at3_x = c4 * minus_mcz_c4;
    const double minus_F5at3_z = s4 * minus_mcz_c4;
    const double N5at3_x = c4 * minus_N5at4_x - s4 * minus_N5at4_y;
    const double N5at3_y = 0.0825 * minus_F5at3_z + t121;
    const double N5at3_z = s4 * minus_N5at4_x + c4 * minus_N5at4_y - t139;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 2 */
    const double minus_F5at2_x = c3 * minus_F5at3_x - s3 * t116;
    const double minus_F5at2_z = c3 * t116 + s3 * minus_F5at3_x;
    const double N5at2_x = c3 * N5at3_x - s3 * N5at3_y + 0.316 * minus_F5at2_z;
    const double N5at2_z = s3 * N5at3_x + c3 * N5at3_y - 0.316 * minus_F5at2_x;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 1 */
    const double minus_N5at1_z = s2 * N5at2_x - c2 * N5at3_z;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double minus_N4at3_y = 0.0825 * t125 + Izz_c4;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 2 */
    const double F4at2_x = c3 * minus_mcz_c3;
    const double F4at2_z = s3 * minus_mcz_c3;
    const double minus_N4at2_x = c3 * t124 - s3 * minus_N4at3_y + 0.316 * F4at2_z;
    const double N4at2_z = 0.316 * F4at2_x - (c3 * minus_N4at3_y + s3 * t124);

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 1 */
    const double minus_N4at1_z = c2 * minus_N4at3_z - s2 * minus_N4at2_x;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N3at1_z = c2 * Izz_c3 + s2 * t131;

    /* row 7 of L and entry 7 of D in M = L^T D L */
    const double minus_L7_1 = 203.68042513969147 * minus_N7at1_z;
    const double L7_2 = 203.68042513969147 * N7at2_z;
    const double minus_L7_3 = 203.68042513969147 * minus_N7at3_z;
    const double L7_4 = 203.68042513969147 * N7at4_z;
    const double L7_5 = 203.68042513969147 * N7at5_z;
    const double minus_L7_6 = 203.68042513969147 * minus_N7at6_z;

    /* row 6 of L and entry 6 of D in M = L^T D L */
    const double t140 = minus_N6at1_z + minus_L7_6 * minus_N7at1_z;
    const double t141 = N6at2_z + minus_L7_6 * N7at2_z;
    const double t142 = N6at3_z - minus_L7_6 * minus_N7at3_z;
    const double t143 = N6at4_z + minus_L7_6 * N7at4_z;
    const double t144 = N6at5_z + minus_L7_6 * N7at5_z;
    const double D6 = Izz_c6 - minus_L7_6 * minus_N7at6_z;
    const double minus_L6_1 = t140 / D6;
    const double L6_2 = t141 / D6;
    const double L6_3 = t142 / D6;
    const double L6_4 = t143 / D6;
    const double L6_5 = t144 / D6;

    /* row 5 of L and entry 5 of D in M = L^T D L */
    const double t145 = L7_5 * minus_N7at1_z - minus_N5at1_z + L6_5 * t140;
    const double t146 = N5at2_z - L7_5 * N7at2_z - L6_5 * t141;
    const double t147 = N5at3_z + L7_5 * minus_N7at3_z - L6_5 * t142;
    const double t148 = t121 + L7_5 * N7at4_z + L6_5 * t143;
    const double D5 = Izz_c5 - L7_5 * N7at5_z - L6_5 * t144;
    const double L5_1 = t145 / D5;
    const double L5_2 = t146 / D5;
    const double L5_3 = t147 / D5;
    const double minus_L5_4 = t148 / D5;

    /* row 4 of L and entry 4 of D in M = L^T D L */
    const double t149 = Izz_c1 - minus_L7_1 * minus_N7at1_z - minus_L6_1 * t140;
    const double t150 = L5_1 * t145;
    const double t151 = L7_4 * minus_N7at1_z - minus_N4at1_z + L6_4 * t140;
    const double t152 = minus_L5_4 * t145;
    const double t153 = t151 + t152;
    const double t154 = N4at2_z - L7_4 * N7at2_z - L6_4 * t141 + minus_L5_4 * t146;
    const double t155 = L7_4 * minus_N7at3_z - minus_N4at3_z - L6_4 * t142;
    const double t156 = minus_L5_4 * t147;
    const double t157 = t155 + t156;
    const double D4 = Izz_c4 - L7_4 * N7at4_z - L6_4 * t143 - minus_L5_4 * t148;
    const double L4_1 = t153 / D4;
    const double L4_2 = t154 / D4;
    const double L4_3 = t157 / D4;

    /* row 3 of L and entry 3 of D in M = L^T D L */
    const double t158 = L7_2 * minus_N7at1_z - minus_N2at1_z + L6_2 * t140 - L5_2 * t145;
    const double t159 = L4_2 * t153;
    const double t160 = Izz_c2 - L7_2 * N7at2_z - L6_2 * t141 - L5_2 * t146;
    const double t161 = L4_2 * t154;
    const double t162 = N3at1_z - minus_L7_3 * minus_N7at1_z + L6_3 * t140 - L5_3 * t145;
    const double t163 = L4_3 * t153;
    const double t164 = t162 - t163;
    const double t165 = minus_L7_3 * N7at2_z - N3at1_y - L6_3 * t141 - L5_3 * t146;
    const double t166 = L4_3 * t154;
    const double t167 = t165 - t166;
    const double t168 = Izz_c3 - minus_L7_3 * minus_N7at3_z - L6_3 * t142 - L5_3 * t147;
    const double t169 = L4_3 * t157;
    const double D3 = t168 - t169;
    const double L3_1 = t164 / D3;
    const double L3_2 = t167 / D3;

    /* row 2 of L and entry 2 of D in M = L^T D L */
    const double t170 = t158 - t159 - L3_2 * t164;
    const double D2 = t160 - t161 - L3_2 * t167;
    const double L2_1 = t170 / D2;

    /* row 1 of L and entry 1 of D in M = L^T D L */
    const double D1 = t149 - t150 - L4_1 * t153 - L3_1 * t164 - L2_1 * t170;

    /* solve L^T y = right-hand side, tips first */
    const double y7 = tau[6] - n7_z;
    const double y6 = tau[5] - N6_z + minus_L7_6 * y7;
    const double y5 = tau[4] - N5_z - L7_5 * y7 - L6_5 * y6;
    const double t171 = tau[0] + minus_N1_z + minus_L7_1 * y7 + minus_L6_1 * y6;
    const double t172 = L5_1 * y5;
    const double y4 = tau[3] - N4_z - L7_4 * y7 - L6_4 * y6 + minus_L5_4 * y5;
    const double t173 = tau[2] - N3_z + minus_L7_3 * y7 - L6_3 * y6 - L5_3 * y5;
    const double t174 = L4_3 * y4;
    const double y3 = t173 - t174;
    const double t175 = tau[1] - N2_z - L7_2 * y7 - L6_2 * y6 - L5_2 * y5 - L4_2 * y4;
    const double t176 = L3_2 * y3;
    const double y2 = t175 - t176;
    const double y1 = t171 - t172 - L4_1 * y4 - L3_1 * y3 - L2_1 * y2;

    /* solve L x = y / D, base first */
    const double x1 = y1 / D1;
    const double x2 = y2 / D2 - L2_1 * x1;
    const double x3 = y3 / D3 - L3_1 * x1 - L3_2 * x2;
    const double x4 = y4 / D4 - L4_1 * x1 - L4_2 * x2 - L4_3 * x3;
    const double x5 = y5 / D5 - L5_1 * x1 - L5_2 * x2 - L5_3 * x3 + minus_L5_4 * x4;
    const double t177 = y6 / D6 + minus_L6_1 * x1 - L6_2 * x2 - L6_3 * x3 - L6_4 * x4;
    const double t178 = L6_5 * x5;
    const double x6 = t177 - t178;
    const double t179 = 203.68042513969147 * y7 + minus_L7_1 * x1 - L7_2 * x2;
    const double t180 = minus_L7_3 * x3;
    const double x7 = t179 + t180 - L7_4 * x4 - L7_5 * x5 + minus_L7_6 * x6;

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
    const double t1 = q[6] - 0.38420588060665173;
    symdyn_sincos(t1, &s7, &c7);

    /* all beyond joint 7: moments of mass h and Q about it */
    const double h7_x = 0.008343776383464369 * c7;
    const double h7_y = 0.008343776383464369 * s7;
    const double t2 = 0.002289892335277788 * s7 + 0.001114363257090415 * c7;
    const double t3 = s7 * t2;
    const double Q7_xx = 0.0013098798160415788 + t3;
    const double Q7_yy = 0.003599772151319367 - t3;
    const double Q7_xy = 0.0005571816285452075 - c7 * t2;
    const double Q7_xz = 0.0013450149983408877 * c7 - 0.0011352667606277602 * s7;
    const double Q7_yz = 0.0013450149983408877 * s7 + 0.0011352667606277602 * c7;

    /* all beyond joint 6: moments of mass h and Q about it */
    const double t4 = h7_x + 0.16496755269500002;
    const double t5 = Q7_xx + 0.0014685046434897288 * c7 + 0.01563681537058756;
    const double t6 = Q7_xz + 0.005511034382675315;
    const double t7 = Q7_xy + 0.0007342523217448644 * s7 + 0.00010375891721868492;
    const double t8 = Q7_yz + 9.3569097314605e-05;
    const double Q6_zz = Q7_yy - 0.01563681537058756;
    const double h6_x = c6 * t4 + 0.068832705569 * s6;
    const double t9 = s6 * (t5 - 0.013508337745659894) - c6 * (2.0 * t6);
    const double t10 = s6 * t9;
    const double Q6_xx = t5 - t10;
    const double Q6_yy = 0.013508337745659894 + t10;
    const double Q6_xy = c6 * t9 + t6;
    const double Q6_xz = c6 * t7 + s6 * t8;
    const double Q6_yz = s6 * t7 - c6 * t8;

    /* all beyond joint 5: moments of mass h and Q about it */
    const double t11 = h6_x - 0.014653732538;
    const double t12 = 0.067870631425 - h7_y;
    const double t13 = Q6_xx + 0.0014511560650267152;
    const double t14 = 0.0015152444733270301 - Q6_xz;
    const double t15 = Q6_xy + 0.004600245517563105;
    const double t16 = Q6_zz + 0.0256820031989088;
    const double t17 = Q6_yz + 0.0021640520520981297;
    const double Q5_zz = Q6_yy - 0.0014511560650267152;
    const double h5_x = c5 * t11 - s5 * t12;
    const double h5_y = s5 * t11 + c5 * t12;
    const double t18 = s5 * (t13 - t16) + c5 * (2.0 * t14);
    const double t19 = s5 * t18;
    const double Q5_xx = t13 - t19;
    const double Q5_yy = t16 + t19;
    const double Q5_xy = c5 * t18 - t14;
    const double Q5_xz = c5 * t15 + s5 * t17;
    const double Q5_yz = s5 * t15 - c5 * t17;

    /* joint 6 from joint 6: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double L6at6_x = 0.068832705569 * c6 - s6 * t4;

    /* joint 5 from joint 4: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z */
    const double t20 = 0.384 * h5_x;
    const double t21 = 0.0825 * h5_y;
    const double K5at4_z = Q5_yz + 0.384 * h5_y;

    /* all beyond joint 4: moments of mass h and Q about it */
    const double t22 = 0.49008027465000004 - h5_x;
    const double t23 = L6at6_x - 1.720683553603;
    const double t24 = Q5_xx - 0.165 * h5_x + 0.045847386156815495;
    const double t25 = Q5_xz + (0.0825 * L6at6_x + t20) - 0.13876407268546084;
    const double t26 = Q5_xy - t21 + 0.0039053550262761003;
    const double t27 = Q5_zz - 0.768 * L6at6_x + 0.5866766710959986;
    const double t28 = K5at4_z - 0.0016444875773692705;
    const double Q4_zz = Q5_yy - 0.045847386156815495;
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
    const double t31 = 0.684157959872 - h4_x;
    const double t32 = h5_y + 0.028227094878000014;
    const double t33 = Q4_xx - 0.165 * h4_x + 0.0564296710265277;
    const double t34 = Q4_xz + t21 + 0.00012191242095074308;
    const double t35 = Q4_xy - 0.0825 * h4_y + 0.005487648106562255;
    const double t36 = Q4_zz + 0.06802553512169374;
    const double t37 = Q4_yz + 0.0043772571218395825;
    const double Q3_zz = Q4_yy - 0.05642967102652771;
    const double h3_x = c3 * t31 - s3 * t32;
    const double h3_y = s3 * t31 + c3 * t32;
    const double t38 = s3 * (t33 - t36) + c3 * (2.0 * t34);
    const double t39 = s3 * t38;
    const double Q3_xx = t33 - t39;
    const double Q3_yy = t36 + t39;
    const double Q3_xy = c3 * t38 - t34;
    const double Q3_xz = c3 * t35 - s3 * t37;
    const double Q3_yz = s3 * t35 + c3 * t37;

    /* joint 3 from joint 2: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z */
    const double minus_K3at2_x = Q3_xz + 0.316 * h3_x;
    const double minus_K3at2_z = Q3_yz + 0.316 * h3_y;

    /* all beyond joint 2: moments of mass h and Q about it */
    const double t40 = Q3_xx + 0.023077882494931812;
    const double t41 = 0.00398335888393552 - minus_K3at2_x;
    const double t42 = Q3_xy - 0.01026110182100817;
    const double t43 = Q3_zz - 0.632 * h4_y + 1.0127011722584085;
    const double t44 = minus_K3at2_z + 0.0007689361029464;
    const double h2_y = s2 * (h3_x - 0.002031994566) + c2 * (h4_y - 3.104340043512);
    const double t45 = s2 * (t40 - t43) + c2 * (2.0 * t41);
    const double t46 = s2 * t45;
    const double Q2_xx = t40 - t46;
    const double Q2_yy = t43 + t46;
    const double Q2_xy = c2 * t45 - t41;
    const double Q2_xz = c2 * t42 + s2 * t44;
    const double Q2_yz = s2 * t42 - c2 * t44;

    /* all beyond joint 7: block B and momentum P, both doubled, seen from it */
    const double t47 = qd[6] * Q7_yz;
    const double t48 = qd[6] * Q7_xz;
    const double t49 = qd[6] * h7_y;
    const double t50 = qd[6] * h7_x;
    const double t51 = 2.0 * qd[6];
    const double B7_xx = t51 * Q7_xy;
    const double B7_xy = t51 * Q7_yy;
    const double minus_B7_yx = t51 * Q7_xx;
    const double B7_xz = 2.0 * t47;
    const double minus_B7_yz = 2.0 * t48;
    const double minus_P7_x = 2.0 * t49;
    const double P7_y = 2.0 * t50;

    /* all beyond joint 6: block B and momentum P, both doubled, seen from it */
    const double t52 = 0.176 * t49;
    const double t53 = minus_B7_yx + 0.176 * t50;
    const double minus_B6_zz = B7_xx + t52;
    const double t54 = s6 * minus_B6_zz - c6 * B7_xz;
    const double t55 = s6 * t54;
    const double t56 = c6 * t54;
    const double minus_B6_zx = s6 * minus_B7_yz + c6 * t53;
    const double minus_B6_zy = s6 * t53 - c6 * minus_B7_yz;
    const double t57 = qd[5] * Q6_yz;
    const double t58 = qd[5] * Q6_xz;
    const double t59 = qd[5] * L6at6_x;
    const double t60 = qd[5] * h6_x;
    const double t61 = c6 * B7_xy + t57;
    const double t62 = s6 * B7_xy - t58;
    const double t63 = t59 - c6 * minus_P7_x;
    const double t64 = t60 - s6 * minus_P7_x;
    const double t65 = 2.0 * qd[5];
    const double t66 = t65 * Q6_xy;
    const double B6_xx = B7_xx - t55 + t66;
    const double B6_xy = t56 + t65 * Q6_yy;
    const double B6_yx = t56 + B7_xz - t65 * Q6_xx;
    const double B6_yy = t55 - t52 - t66;
    const double B6_xz = t61 + t57;
    const double B6_yz = t62 - t58;
    const double P6_x = t63 + t59;
    const double P6_y = t64 + t60;

    /* all beyond joint 5: block B and momentum P, both doubled, seen from it */
    const double t67 = s5 * (B6_xx + minus_B6_zz) + c5 * (minus_B6_zx - B6_xz);
    const double t68 = s5 * t67;
    const double t69 = c5 * t67;
    const double B5_zx = c5 * B6_yx + s5 * B6_yz;
    const double B5_zy = s5 * B6_yx - c5 * B6_yz;
    const double t70 = qd[4] * Q5_yz;
    const double t71 = qd[4] * Q5_xz;
    const double t72 = qd[4] * h5_y;
    const double t73 = qd[4] * h5_x;
    const double t74 = c5 * B6_xy - s5 * minus_B6_zy + t70;
    const double t75 = s5 * B6_xy + c5 * minus_B6_zy - t71;
    const double t76 = c5 * P6_x + s5 * P7_y - t72;
    const double t77 = s5 * P6_x - c5 * P7_y + t73;
    const double t78 = 2.0 * qd[4];
    const double t79 = t78 * Q5_xy;
    const double B5_xx = B6_xx - t68 + t79;
    const double B5_xy = t69 - minus_B6_zx + t78 * Q5_yy;
    const double B5_yx = t69 + B6_xz - t78 * Q5_xx;
    const double B5_yy = t68 - minus_B6_zz - t79;
    const double B5_xz = t74 + t70;
    const double B5_yz = t75 - t71;
    const double P5_x = t76 - t72;
    const double P5_y = t77 + t73;

    /* all beyond joint 4: block B and momentum P, both doubled, seen from it */
    const double t80 = 0.384 * P6_y;
    const double t81 = 0.0825 * P5_x;
    const double t82 = 0.0825 * P5_y;
    const double t83 = B5_xx + t80;
    const double t84 = B5_xz - 0.384 * P5_x;
    const double t85 = B5_zx + 0.0825 * P6_y;
    const double t86 = B6_yy - t81;
    const double t87 = B5_yx + t82;
    const double t88 = B5_yz - 0.384 * P5_y;
    const double B4_zz = B5_yy - (t81 - t80);
    const double t89 = s4 * (t83 - t86) + c4 * (t84 + t85);
    const double t90 = s4 * t89;
    const double t91 = c4 * t89;
    const double B4_zx = c4 * t87 - s4 * t88;
    const double B4_zy = s4 * t87 + c4 * t88;
    const double t92 = qd[3] * Q4_yz;
    const double t93 = qd[3] * Q4_xz;
    const double t94 = qd[3] * h4_y;
    const double t95 = qd[3] * h4_x;
    const double t96 = c4 * B5_xy - s4 * B5_zy + t92;
    const double t97 = s4 * B5_xy + c4 * B5_zy - t93;
    const double t98 = s4 * P6_y - c4 * P5_x - t94;
    const double t99 = t95 - (s4 * P5_x + c4 * P6_y);
    const double t100 = 2.0 * qd[3];
    const double t101 = t100 * Q4_xy;
    const double B4_xx = t83 - t90 + t101;
    const double B4_xy = t91 - t85 + t100 * Q4_yy;
    const double B4_yx = t91 - t84 - t100 * Q4_xx;
    const double B4_yy = t86 + t90 - t101;
    const double B4_xz = t96 + t92;
    const double B4_yz = t97 - t93;
    const double P4_x = t98 - t94;
    const double P4_y = t99 + t95;

    /* all beyond joint 3: block B and momentum P, both doubled, seen from it */
    const double t102 = 0.0825 * P4_x;
    const double t103 = B4_zx - t82;
    const double t104 = B4_zz - t102;
    const double t105 = B4_yx + 0.0825 * P4_y;
    const double B3_zz = B4_yy - t102;
    const double t106 = s3 * (B4_xx - t104) + c3 * (B4_xz + t103);
    const double t107 = s3 * t106;
    const double t108 = c3 * t106;
    const double B3_zx = c3 * t105 - s3 * B4_yz;
    const double B3_zy = s3 * t105 + c3 * B4_yz;
    const double t109 = qd[2] * Q3_yz;
    const double t110 = qd[2] * Q3_xz;
    const double t111 = qd[2] * h3_y;
    const double t112 = qd[2] * h3_x;
    const double t113 = c3 * B4_xy - s3 * B4_zy + t109;
    const double t114 = s3 * B4_xy + c3 * B4_zy - t110;
    const double t115 = c3 * P4_x + s3 * P5_y + t111;
    const double t116 = c3 * P5_y - s3 * P4_x + t112;
    const double t117 = 2.0 * qd[2];
    const double t118 = t117 * Q3_xy;
    const double B3_xx = B4_xx - t107 + t118;
    const double B3_xy = t108 - t103 + t117 * Q3_yy;
    const double B3_yx = t108 - B4_xz - t117 * Q3_xx;
    const double B3_yy = t104 + t107 - t118;
    const double B3_xz = t113 + t109;
    const double B3_yz = t114 - t110;
    const double minus_P3_x = t115 + t111;
    const double P3_y = t116 + t112;

    /* all beyond joint 2: block B and momentum P, both doubled, seen from it */
    const double t119 = 0.316 * P4_y;
    const double t120 = 0.316 * minus_P3_x + B3_xz;
    const double t121 = 0.316 * P3_y - B3_yz;
    const double B2_zz = B3_yy - t119;
    const double t122 = s2 * (B3_xx - t119 - B3_zz) - c2 * (t120 + B3_zx);
    const double t123 = c2 * t122;
    const double B2_zx = c2 * B3_yx - s2 * t121;
    const double B2_zy = s2 * B3_yx + c2 * t121;
    const double t124 = qd[1] * Q2_xz;
    const double t125 = 2.0 * qd[1];
    const double B2_xy = t123 + B3_zx + t125 * Q2_yy;
    const double B2_yx = t123 + t120 - t125 * Q2_xx;
    const double B2_yy = B3_zz + s2 * t122 - t125 * Q2_xy;
    const double B2_yz = s2 * B3_xy - c2 * B3_zy - t124 - t124;

    /* link 1: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double minus_U1_xx = qd[0] * qd[0];

    /* link 2: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];
    const double minus_a2_x = 9.81 * s2;
    const double minus_a2_y = 9.81 * c2;
    const double t126 = minus_w2_x * minus_w2_x;
    const double t127 = minus_w2_y * minus_w2_y;
    const double t128 = minus_w2_x * minus_w2_y;
    const double minus_U2_zz = t126 + t127;
    const double t129 = qd[1] * minus_w2_y;
    const double t130 = qd[1] * minus_w2_x;
    const double minus_alpha2_x = s2 * qdd[0] + t129;
    const double alpha2_y = t130 - c2 * qdd[0];
    const double t131 = qd[1] * qd[1];
    const double minus_U2_xx = t127 + t131;
    const double U2_xy = t128 - qdd[1];
    const double U2_xz = alpha2_y - t130;
    const double U2_yx = t128 + qdd[1];
    const double minus_U2_yy = t126 + t131;
    const double U2_yz = minus_alpha2_x - t129;
    const double minus_U2_zy = t129 + minus_alpha2_x;

    /* link 3: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double t132 = 2.0 * minus_w2_x;
    const double t133 = 2.0 * minus_w2_y;
    const double t134 = 0.632 * qd[1];
    const double t135 = 0.632 * minus_w2_x;
    const double t136 = 0.316 * minus_U2_zy;
    const double t137 = minus_a2_x + 0.316 * U2_xy;
    const double a3_z = minus_a2_y - 0.316 * minus_U2_yy;
    const double t138 = alpha2_y + t130;
    const double w3_x = s3 * qd[1] - c3 * minus_w2_x;
    const double w3_y = s3 * minus_w2_x + c3 * qd[1];
    const double v2_3_x = c3 * t134 + s3 * t135;
    const double v2_3_y = c3 * t135 - s3 * t134;
    const double a3_x = s3 * t136 - c3 * t137;
    const double a3_y = s3 * t137 + c3 * t136;
    const double t139 = w3_x * w3_x;
    const double t140 = w3_y * w3_y;
    const double t141 = w3_x * w3_y;
    const double minus_U3_zz = t139 + t140;
    const double w3_z = minus_w2_y + qd[2];
    const double alpha3_x = s3 * qdd[1] - c3 * minus_alpha2_x + qd[2] * w3_y;
    const double alpha3_y = s3 * minus_alpha2_x + c3 * qdd[1] - qd[2] * w3_x;
    const double alpha3_z = qdd[2] - alpha2_y;
    const double t142 = w3_z * w3_z;
    const double t143 = w3_x * w3_z;
    const double t144 = w3_y * w3_z;
    const double minus_U3_xx = t140 + t142;
    const double U3_xz = t143 + alpha3_y;
    const double U3_yx = t141 + alpha3_z;
    const double U3_yz = t144 - alpha3_x;
    const double U3_zx = t143 - alpha3_y;
    const double U3_zy = t144 + alpha3_x;

    /* link 4: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double t145 = 2.0 * w3_x;
    const double t146 = 2.0 * w3_y;
    const double t147 = 2.0 * w3_z;
    const double t148 = 0.165 * w3_y;
    const double minus_v2_4_z = v2_3_y + 0.165 * w3_z;
    const double minus_a4_z = a3_y + 0.0825 * U3_yx;
    const double t149 = a3_z + 0.0825 * U3_zx;
    const double t150 = 0.0825 * minus_U3_xx - a3_x;
    const double t151 = t139 + t142;
    const double minus_w4_x = c4 * w3_x + s4 * w3_z;
    const double minus_w4_y = c4 * w3_z - s4 * w3_x;
    const double v2_4_x = s4 * t148 - c4 * v2_3_x;
    const double v2_4_y = s4 * v2_3_x + c4 * t148;
    const double a4_x = c4 * t150 - s4 * t149;
    const double minus_a4_y = s4 * t150 + c4 * t149;
    const double t152 = minus_w4_x * minus_w4_x;
    const double t153 = minus_w4_y * minus_w4_y;
    const double t154 = minus_w4_x * minus_w4_y;
    const double minus_U4_zz = t152 + t153;
    const double w4_z = qd[3] - w3_y;
    const double minus_alpha4_x = c4 * alpha3_x + s4 * alpha3_z + qd[3] * minus_w4_y;
    const double alpha4_y = s4 * alpha3_x - c4 * alpha3_z + qd[3] * minus_w4_x;
    const double alpha4_z = qdd[3] - alpha3_y;
    const double t155 = w4_z * w4_z;
    const double t156 = minus_w4_x * w4_z;
    const double t157 = minus_w4_y * w4_z;
    const double minus_U4_xx = t153 + t155;
    const double minus_U4_xy = alpha4_z - t154;
    const double U4_xz = alpha4_y - t156;
    const double U4_yx = alpha4_z + t154;
    const double minus_U4_yy = t152 + t155;
    const double U4_yz = minus_alpha4_x - t157;
    const double minus_U4_zx = t156 + alpha4_y;
    const double minus_U4_zy = t157 + minus_alpha4_x;

    /* link 5: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double t158 = 2.0 * minus_w4_x;
    const double t159 = 2.0 * minus_w4_y;
    const double t160 = v2_4_x + 0.768 * w4_z;
    const double minus_v2_5_z = v2_4_y + 0.165 * w4_z;
    const double t161 = minus_v2_4_z - (0.165 * minus_w4_y + 0.768 * minus_w4_x);
    const double t162 = a4_x + (0.384 * minus_U4_xy - 0.0825 * minus_U4_xx);
    const double t163 = minus_a4_z - (0.384 * minus_U4_zy - 0.0825 * minus_U4_zx);
    const double a5_z = minus_a4_y - (0.0825 * U4_yx + 0.384 * minus_U4_yy);
    const double w5_x = c5 * minus_w4_x - s5 * w4_z;
    const double minus_w5_y = c5 * w4_z + s5 * minus_w4_x;
    const double t164 = 2.0 * w4_z;
    const double v2_5_x = s5 * t161 - c5 * t160;
    const double v2_5_y = s5 * t160 + c5 * t161;
    const double a5_x = s5 * t163 - c5 * t162;
    const double a5_y = s5 * t162 + c5 * t163;
    const double t165 = w5_x * w5_x;
    const double t166 = minus_w5_y * minus_w5_y;
    const double minus_U5_zz = t165 + t166;
    const double w5_z = minus_w4_y + qd[4];
    const double alpha5_x = c5 * minus_alpha4_x - s5 * alpha4_z - qd[4] * minus_w5_y;
    const double minus_alpha5_y = c5 * alpha4_z + s5 * minus_alpha4_x + qd[4] * w5_x;
    const double alpha5_z = qdd[4] - alpha4_y;
    const double t167 = w5_z * w5_z;
    const double t168 = w5_x * w5_z;
    const double t169 = minus_w5_y * w5_z;
    const double U5_xz = t168 - minus_alpha5_y;
    const double minus_U5_yy = t165 + t167;
    const double minus_U5_yz = t169 + alpha5_x;

    /* link 6: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double t170 = 2.0 * w5_x;
    const double t171 = 2.0 * minus_w5_y;
    const double t172 = 2.0 * w5_z;
    const double t173 = w5_x * minus_w5_y;
    const double t174 = t167 + t166;
    const double t175 = t168 + minus_alpha5_y;
    const double t176 = t173 - alpha5_z;
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double v2_6_x = c6 * v2_5_x - s6 * minus_v2_5_z;
    const double minus_v2_6_y = s6 * v2_5_x + c6 * minus_v2_5_z;
    const double a6_x = c6 * a5_x + s6 * a5_z;
    const double a6_y = c6 * a5_z - s6 * a5_x;
    const double t177 = w6_x * w6_x;
    const double t178 = w6_y * w6_y;
    const double t179 = w6_x * w6_y;
    const double minus_U6_zz = t177 + t178;
    const double w6_z = minus_w5_y + qd[5];
    const double alpha6_x = c6 * alpha5_x + s6 * alpha5_z + qd[5] * w6_y;
    const double alpha6_y = c6 * alpha5_z - s6 * alpha5_x - qd[5] * w6_x;
    const double alpha6_z = minus_alpha5_y + qdd[5];
    const double t180 = w6_z * w6_z;
    const double t181 = w6_x * w6_z;
    const double t182 = w6_y * w6_z;
    const double minus_U6_xx = t178 + t180;
    const double U6_xz = t181 + alpha6_y;
    const double U6_yx = t179 + alpha6_z;
    const double minus_U6_yy = t177 + t180;
    const double U6_yz = t182 - alpha6_x;
    const double U6_zx = t181 - alpha6_y;

    /* link 7: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double t183 = 2.0 * w6_x;
    const double t184 = 2.0 * w6_y;
    const double t185 = 2.0 * w6_z;
    const double v2_7_z = minus_v2_6_y - 0.176 * w6_z;
    const double minus_a7_z = a6_y + 0.088 * U6_yx;

    /* joint 7 from joint 7: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z */
    const double K7at7_z = Q7_xx + Q7_yy;

    /* all beyond joint 7: moment N and force F it needs on a seat at rest */
    const double N7_z = qdd[6] * K7at7_z;
    const double N7_x = qd[6] * t47 - qdd[6] * Q7_xz;
    const double minus_N7_y = qd[6] * t48 + qdd[6] * Q7_yz;
    const double minus_F7_x = qd[6] * t50 + qdd[6] * h7_y;
    const double F7_y = qdd[6] * h7_x - qd[6] * t49;

    /* joint 6 from joint 6: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double t186 = N7_z + 0.088 * F7_y;
    const double K6at6_z = Q6_xx + Q6_yy;

    /* all beyond joint 6: moment N and force F it needs on a seat at rest */
    const double N6_x = c6 * N7_x + s6 * t186 + qd[5] * t61 - qdd[5] * Q6_xz;
    const double N6_y = s6 * N7_x - c6 * t186 + qd[5] * t62 - qdd[5] * Q6_yz;
    const double N6_z = qdd[5] * K6at6_z - (minus_N7_y + qd[5] * minus_B6_zz);
    const double F6_x = qdd[5] * L6at6_x - (qd[5] * t64 + c6 * minus_F7_x);
    const double F6_y = qd[5] * t63 - s6 * minus_F7_x + qdd[5] * h6_x;

    /* joint 5 from joint 5: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z */
    const double K5at5_z = Q5_xx + Q5_yy;

    /* all beyond joint 5: moment N and force F it needs on a seat at rest */
    const double N5_x = c5 * N6_x + s5 * N6_z + qd[4] * t74 - qdd[4] * Q5_xz;
    const double N5_z = N6_y + qd[4] * B6_yy + qdd[4] * K5at5_z;
    const double F5_x = c5 * F6_x + s5 * F7_y - qd[4] * t77 - qdd[4] * h5_y;
    const double F5_y = s5 * F6_x - c5 * F7_y + qd[4] * t76 + qdd[4] * h5_x;

    /* joint 4 from joint 4: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z */
    const double t187 = qdd[4] * Q5_yz - (s5 * N6_x - c5 * N6_z + qd[4] * t75);
    const double t188 = 0.0825 * F5_y;
    const double t189 = 0.384 * F5_y - N5_x;
    const double t190 = t188 - N5_z;
    const double K4at4_z = Q4_xx + Q4_yy;

    /* all beyond joint 4: moment N and force F it needs on a seat at rest */
    const double N4_x = c4 * t189 - s4 * t190 + qd[3] * t96 - qdd[3] * Q4_xz;
    const double t191 = t187 - (0.384 * F5_x + 0.0825 * F6_y) + qd[3] * B4_zz;
    const double t192 = qdd[3] * K4at4_z;
    const double N4_z = t191 + t192;
    const double F4_x = s4 * F6_y - c4 * F5_x - qd[3] * t99 - qdd[3] * h4_y;
    const double F4_y = qd[3] * t98 - (s4 * F5_x + c4 * F6_y) + qdd[3] * h4_x;

    /* joint 3 from joint 3: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z */
    const double t193 = qdd[3] * Q4_yz - (s4 * t189 + c4 * t190 + qd[3] * t97);
    const double t194 = 0.0825 * F4_y - N4_z;
    const double K3at3_z = Q3_xx + Q3_yy;

    /* all beyond joint 3: moment N and force F it needs on a seat at rest */
    const double N3_x = qd[2] * t113 - (c3 * N4_x + s3 * t194) - qdd[2] * Q3_xz;
    const double N3_z = t193 + t188 + qd[2] * B3_zz + qdd[2] * K3at3_z;
    const double minus_F3_x = c3 * F4_x + s3 * F5_y + qd[2] * t116 + qdd[2] * h3_y;
    const double F3_y = c3 * F5_y - s3 * F4_x - qd[2] * t115 + qdd[2] * h3_x;

    /* all beyond joint 2: moment N and force F it needs on a seat at rest */
    const double t195 = qd[1] * (c2 * B3_xy + s2 * B3_zy + qd[1] * Q2_yz);
    const double t196 = c2 * (N3_x - 0.316 * F3_y) + s2 * N3_z;
    const double N2_x = t196 + t195 - qdd[1] * Q2_xz;

    /* joint 7 from joint 7: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z */
    const double t197 = v2_3_x * w3_x + v2_3_y * w3_y;
    const double t198 = v2_4_x * minus_w4_x + v2_4_y * minus_w4_y;
    const double t199 = minus_v2_4_z * minus_w4_x - minus_a4_y;
    const double t200 = minus_v2_4_z * minus_w4_y - a4_x;
    const double t201 = v2_5_x * w5_x - v2_5_y * minus_w5_y;
    const double t202 = a5_y - minus_v2_5_z * w5_x;
    const double t203 = 2.0 * Q7_xy;
    const double t204 = Q7_xx - Q7_yy;
    const double t205 = minus_B7_yx - B7_xy;
    const double t206 = 2.0 * B7_xx;
    const double t207 = U6_zx * Q7_yz - U6_yx * t204 - U6_yz * t203;
    const double t208 = (minus_U6_zz - minus_U6_yy) * Q7_xz;
    const double t209 = U6_xz * Q7_xz;
    const double t210 = (minus_U6_yy - minus_U6_xx) * Q7_yz;
    const double t211 = t209 + U6_yz * t204 - U6_yx * t203;
    const double t212 = (alpha6_z - t179) * Q7_xz - (t182 + alpha6_x) * Q7_yz;
    const double t213 = U6_zx * t203 + U6_xz * t203;
    const double t214 = h7_x * (a6_x - 0.088 * minus_U6_xx);
    const double t215 = h7_y * (0.088 * U6_zx - a5_y);
    const double t216 = (minus_U6_xx - minus_U6_zz) * t204 - (t213 + t212);
    const double t217 = t215 + t214;
    const double E7at7_z = t216 - t217;
    const double t218 = t205 * w6_x + t206 * w6_z - minus_B7_yz * w6_y;
    const double t219 = t207 + t208 - h7_x * minus_a7_z;
    const double t220 = t206 * w6_x - t205 * w6_z - B7_xz * w6_y;
    const double t221 = t211 - t210 - h7_y * minus_a7_z;
    const double E7at7_x = t219 + t218 + minus_N7_y;
    const double E7at7_y = t221 + t220 + N7_x;
    const double G7at7_z = U6_yx * h7_y - U6_yz * h7_x + (w6_z * P7_y - w6_x * minus_P7_x);
    const double G7at7_x = minus_U6_xx * h7_y + U6_xz * h7_x - w6_y * minus_P7_x - F7_y;
    const double minus_G7at7_y = U6_zx * h7_y + minus_U6_zz * h7_x - w6_y * P7_y + minus_F7_x;
    const double t222 = Q7_xy * t183;
    const double t223 = Q7_xy * t185;
    const double t224 = Q7_xz * t184;
    const double D7at7_x = t222 + Q7_yy * t185 - Q7_yz * t184 + B7_xz;
    const double D7at7_y = t224 - (t223 + Q7_xx * t183) - minus_B7_yz;
    const double H7at7_z = t183 * h7_x + t185 * h7_y;
    const double minus_H7at7_x = P7_y - t184 * h7_x;
    const double minus_H7at7_y = minus_P7_x - t184 * h7_y;
    const double minus_Z7at7_x = v2_7_z * h7_x + (t222 - Q7_xx * t185);
    const double minus_Z7at7_y = v2_7_z * h7_y + (Q7_yy * t183 - t223);

    /* joint 7 from joint 6: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z */
    const double E7at6_y = 0.088 * minus_G7at7_y - E7at7_z;
    const double E7at6_z = E7at7_y - 0.088 * G7at7_z;
    const double D7at6_y = 0.088 * minus_H7at7_y;
    const double D7at6_z = D7at7_y - 0.088 * H7at7_z;
    const double minus_K7at6_y = K7at7_z + 0.0007342523217448644 * c7;
    const double t225 = v2_6_x * h7_x - (v2_5_y + 0.176 * w6_y) * h7_y;
    const double t226 = Q7_yz * t183 - Q7_xz * t185;
    const double Z7at6_y = t226 - t225;

    /* joint 7 from joint 5: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z */
    const double t227 = h7_x * (minus_v2_6_y * w6_y - v2_6_x * w6_x);
    const double t228 = h7_y * (a6_y - v2_5_y * w6_x);
    const double t229 = Q7_yz * minus_U6_zz - (t209 + minus_K7at6_y * U6_yz);
    const double t230 = t227 - t228;
    const double t231 = minus_K7at6_y * t183 - t224 + h7_y * minus_v2_6_y;
    const double G7at5_x = c6 * G7at7_x + s6 * G7at7_z;
    const double E7at5_x = c6 * E7at7_x - s6 * E7at6_y;
    const double E7at5_z = s6 * E7at7_x + c6 * E7at6_y;
    const double H7at5_x = s6 * H7at7_z - c6 * minus_H7at7_x;
    const double minus_H7at5_z = s6 * minus_H7at7_x + c6 * H7at7_z;
    const double D7at5_x = c6 * D7at7_x - s6 * D7at6_y;
    const double D7at5_z = s6 * D7at7_x + c6 * D7at6_y;
    const double minus_L7at5_x = c6 * h7_y;
    const double minus_L7at5_z = s6 * h7_y;
    const double K7at5_x = s6 * minus_K7at6_y - c6 * Q7_xz;
    const double minus_K7at5_z = s6 * Q7_xz + c6 * minus_K7at6_y;
    const double minus_Z7at5_x = c6 * minus_Z7at7_x + s6 * Z7at6_y;
    const double Z7at5_z = c6 * Z7at6_y - s6 * minus_Z7at7_x;

    /* joint 7 from joint 4: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z */
    const double t232 = K7at5_x * U5_xz - Q7_yz * minus_U5_yz;
    const double t233 = minus_K7at5_z * minus_U5_zz;
    const double t234 = minus_L7at5_x * t202 + h7_x * (minus_v2_5_z * minus_w5_y - a5_x);
    const double t235 = minus_L7at5_z * t201;
    const double t236 = minus_Z7at7_y * w5_x - minus_Z7at5_x * minus_w5_y;
    const double t237 = t232 + t233 + (t235 - t234);
    const double t238 = minus_L7at5_x * v2_5_y - h7_x * v2_5_x;
    const double t239 = K7at5_x * t171 + Q7_yz * t170;
    const double G7at4_x = s5 * minus_G7at7_y - c5 * G7at5_x;
    const double G7at4_y = c6 * G7at7_z - s6 * G7at7_x;
    const double minus_G7at4_z = s5 * G7at5_x + c5 * minus_G7at7_y;
    const double t240 = 0.0825 * minus_G7at4_z;
    const double E7at4_x = 0.384 * minus_G7at4_z - (s5 * E7at6_z + c5 * E7at5_x);
    const double E7at4_y = t240 - E7at5_z;
    const double t241 = 0.0825 * G7at4_y + 0.384 * G7at4_x;
    const double t242 = s5 * E7at5_x - c5 * E7at6_z;
    const double E7at4_z = t241 - t242;
    const double H7at4_x = s5 * minus_H7at7_y - c5 * H7at5_x;
    const double minus_H7at4_z = s5 * H7at5_x + c5 * minus_H7at7_y;
    const double t243 = 0.0825 * minus_H7at4_z;
    const double D7at4_x = 0.384 * minus_H7at4_z - (s5 * D7at6_z + c5 * D7at5_x);
    const double D7at4_y = t243 - D7at5_z;
    const double t244 = 0.0825 * minus_H7at5_z + 0.384 * H7at4_x;
    const double t245 = s5 * D7at5_x - c5 * D7at6_z;
    const double D7at4_z = t244 - t245;
    const double L7at4_x = c5 * minus_L7at5_x - s5 * h7_x;
    const double L7at4_z = s5 * minus_L7at5_x + c5 * h7_x;
    const double t246 = 0.0825 * L7at4_z;
    const double K7at4_x = s5 * Q7_yz - c5 * K7at5_x - 0.384 * L7at4_z;
    const double minus_K7at4_y = t246 - minus_K7at5_z;
    const double t247 = 0.0825 * minus_L7at5_z + 0.384 * L7at4_x;
    const double t248 = s5 * K7at5_x + c5 * Q7_yz;
    const double K7at4_z = t247 - t248;
    const double Z7at4_x = c5 * minus_Z7at5_x + s5 * minus_Z7at7_y;
    const double Z7at4_z = s5 * minus_Z7at5_x - c5 * minus_Z7at7_y;

    /* joint 7 from joint 3: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z */
    const double t249 = K7at4_x * U4_xz - minus_K7at4_y * U4_yz - K7at4_z * minus_U4_zz;
    const double t250 = L7at4_x * t199 + minus_L7at5_z * t200 + L7at4_z * t198;
    const double t251 = L7at4_x * v2_4_y - minus_L7at5_z * v2_4_x;
    const double t252 = minus_K7at4_y * t158 + K7at4_x * t159;
    const double G7at3_x = s4 * G7at4_y - c4 * G7at4_x;
    const double minus_G7at3_z = s4 * G7at4_x + c4 * G7at4_y;
    const double E7at3_x = s4 * E7at4_y - c4 * E7at4_x;
    const double E7at3_y = 0.0825 * minus_G7at3_z - E7at4_z;
    const double E7at3_z = t240 - (s4 * E7at4_x + c4 * E7at4_y);
    const double H7at3_x = s4 * minus_H7at5_z - c4 * H7at4_x;
    const double minus_H7at3_z = s4 * H7at4_x + c4 * minus_H7at5_z;
    const double D7at3_x = s4 * D7at4_y - c4 * D7at4_x;
    const double D7at3_y = 0.0825 * minus_H7at3_z - D7at4_z;
    const double D7at3_z = t243 - (s4 * D7at4_x + c4 * D7at4_y);
    const double L7at3_x = s4 * minus_L7at5_z - c4 * L7at4_x;
    const double minus_L7at3_z = s4 * L7at4_x + c4 * minus_L7at5_z;
    const double minus_K7at3_x = c4 * K7at4_x + s4 * minus_K7at4_y;
    const double K7at3_y = 0.0825 * minus_L7at3_z - K7at4_z;
    const double K7at3_z = c4 * minus_K7at4_y - s4 * K7at4_x - t246;
    const double minus_Z7at3_x = s4 * Z7at5_z + c4 * Z7at4_x;
    const double minus_Z7at3_z = s4 * Z7at4_x - c4 * Z7at5_z;

    /* joint 7 from joint 2: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z */
    const double t253 = K7at3_y * U3_yz - minus_K7at3_x * U3_xz - K7at3_z * minus_U3_zz;
    const double t254 = L7at3_x * a3_y + L7at4_z * a3_x + minus_L7at3_z * t197;
    const double t255 = minus_K7at3_x * t146 + K7at3_y * t145;
    const double t256 = L7at3_x * v2_3_y + L7at4_z * v2_3_x;
    const double G7at2_x = c3 * G7at3_x - s3 * minus_G7at4_z;
    const double G7at2_z = s3 * G7at3_x + c3 * minus_G7at4_z;
    const double E7at2_x = c3 * E7at3_x - s3 * E7at3_y - 0.316 * G7at2_z;
    const double E7at2_z = s3 * E7at3_x + c3 * E7at3_y + 0.316 * G7at2_x;
    const double H7at2_x = c3 * H7at3_x - s3 * minus_H7at4_z;
    const double H7at2_z = s3 * H7at3_x + c3 * minus_H7at4_z;
    const double D7at2_x = c3 * D7at3_x - s3 * D7at3_y - 0.316 * H7at2_z;
    const double D7at2_z = s3 * D7at3_x + c3 * D7at3_y + 0.316 * H7at2_x;
    const double L7at2_x = c3 * L7at3_x + s3 * L7at4_z;
    const double L7at2_z = s3 * L7at3_x - c3 * L7at4_z;
    const double minus_K7at2_x = c3 * minus_K7at3_x + s3 * K7at3_y + 0.316 * L7at2_z;
    const double K7at2_z = c3 * K7at3_y - s3 * minus_K7at3_x + 0.316 * L7at2_x;
    const double Z7at2_x = s3 * Z7at4_z - c3 * minus_Z7at3_x;
    const double minus_Z7at2_z = s3 * minus_Z7at3_x + c3 * Z7at4_z;

    /* joint 7 from joint 1: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z */
    const double t257 = K7at3_z * U2_yz + minus_K7at2_x * U2_xz + K7at2_z * minus_U2_zz;
    const double t258 = minus_L7at3_z * minus_a2_x - L7at2_x * minus_a2_y;
    const double t259 = minus_Z7at3_z * minus_w2_x - Z7at2_x * minus_w2_y;
    const double t260 = t258 - t257;
    const double minus_E7at1_z = s2 * E7at2_x - c2 * E7at3_z;
    const double minus_D7at1_z = s2 * D7at2_x - c2 * D7at3_z;
    const double minus_Z7at1_z = s2 * Z7at2_x + c2 * minus_Z7at3_z;

    /* joint 6 from joint 6: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double t261 = 2.0 * Q6_xy;
    const double t262 = Q6_xx - Q6_yy;
    const double t263 = B6_yx + B6_xy;
    const double t264 = B6_xx - B6_yy;
    const double t265 = t176 * t262 + t175 * Q6_yz + minus_U5_yz * t261;
    const double t266 = (minus_U5_zz - minus_U5_yy) * Q6_xz;
    const double t267 = U5_xz * Q6_xz;
    const double t268 = t267 - minus_U5_yz * t262 + t176 * t261;
    const double t269 = (minus_U5_yy - t174) * Q6_yz;
    const double t270 = (t169 - alpha5_x) * Q6_yz + (t173 + alpha5_z) * Q6_xz;
    const double t271 = t175 * t261 + U5_xz * t261;
    const double t272 = (t174 - minus_U5_zz) * t262 - (t270 + t271);
    const double t273 = L6at6_x * a5_z - h6_x * a5_x;
    const double t274 = t264 * w5_z - t263 * w5_x - B6_yz * minus_w5_y;
    const double t275 = t265 + t266 - h6_x * a5_y;
    const double t276 = t264 * w5_x + t263 * w5_z + B6_xz * minus_w5_y;
    const double t277 = t268 - t269 + L6at6_x * a5_y;
    const double E6at6_z = t272 + t273 + (minus_B6_zy * w5_x - minus_B6_zx * w5_z);
    const double E6at6_x = t275 + t274 - N6_y;
    const double E6at6_y = t277 + t276 + N6_x;
    const double t278 = t176 * L6at6_x + minus_U5_yz * h6_x;
    const double t279 = w5_x * P6_x + w5_z * P6_y;
    const double G6at6_z = t278 + t279;
    const double G6at6_x = U5_xz * h6_x - t174 * L6at6_x - minus_w5_y * P6_x - F6_y;
    const double G6at6_y = t175 * L6at6_x - minus_U5_zz * h6_x - minus_w5_y * P6_y + F6_x;
    const double t280 = Q6_xy * t170;
    const double t281 = Q6_xy * t172;
    const double t282 = Q6_xz * t171;
    const double D6at6_x = t280 + Q6_yy * t172 + Q6_yz * t171 + B6_xz;
    const double D6at6_y = B6_yz - (Q6_xx * t170 + t281 + t282);
    const double minus_H6at6_x = t171 * h6_x + P6_y;
    const double H6at6_y = t171 * L6at6_x + P6_x;
    const double t283 = v2_5_y * L6at6_x;
    const double Z6at6_x = v2_5_y * h6_x - minus_B6_zx - (t280 - Q6_xx * t172);
    const double minus_Z6at6_y = minus_B6_zy + t283 + (Q6_yy * t170 - t281);

    /* joint 6 from joint 5: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double H6at5_y = t172 * L6at6_x - t170 * h6_x;
    const double t284 = v2_5_x * h6_x + minus_v2_5_z * L6at6_x - minus_B6_zz;
    const double t285 = Q6_yz * t170 - Q6_xz * t172;
    const double Z6at5_y = t285 - t284;

    /* joint 6 from joint 4: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double t286 = t267 - K6at6_z * minus_U5_yz - Q6_yz * minus_U5_zz;
    const double t287 = L6at6_x * t202 - h6_x * t201;
    const double minus_G6at4_x = c5 * G6at6_x + s5 * G6at6_z;
    const double G6at4_z = c5 * G6at6_z - s5 * G6at6_x;
    const double t288 = 0.0825 * G6at4_z;
    const double minus_E6at4_x = c5 * E6at6_x + s5 * E6at6_z + 0.384 * G6at4_z;
    const double minus_E6at4_y = E6at6_y + t288;
    const double t289 = 0.0825 * G6at6_y + 0.384 * minus_G6at4_x;
    const double t290 = c5 * E6at6_z - s5 * E6at6_x;
    const double E6at4_z = t290 - t289;
    const double H6at4_x = c5 * minus_H6at6_x + s5 * H6at5_y;
    const double H6at4_z = s5 * minus_H6at6_x - c5 * H6at5_y;
    const double t291 = 0.0825 * H6at4_z;
    const double minus_D6at4_x = c5 * D6at6_x - s5 * minus_B6_zz + 0.384 * H6at4_z;
    const double minus_D6at4_y = D6at6_y + t291;
    const double t292 = 0.384 * H6at4_x - 0.0825 * H6at6_y;
    const double t293 = c5 * minus_B6_zz + s5 * D6at6_x;
    const double D6at4_z = t292 - t293;
    const double minus_L6at4_x = c5 * L6at6_x;
    const double minus_L6at4_z = s5 * L6at6_x;
    const double t294 = 0.0825 * minus_L6at4_z;
    const double K6at4_x = c5 * Q6_xz - s5 * K6at6_z + 0.384 * minus_L6at4_z;
    const double K6at4_y = Q6_yz + t294;
    const double t295 = 0.0825 * h6_x + 0.384 * minus_L6at4_x;
    const double t296 = s5 * Q6_xz + c5 * K6at6_z;
    const double K6at4_z = t296 - t295;
    const double Z6at4_x = s5 * Z6at5_y - c5 * Z6at6_x;
    const double minus_Z6at4_z = s5 * Z6at6_x + c5 * Z6at5_y;

    /* joint 6 from joint 3: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double t297 = K6at4_x * U4_xz + K6at4_y * U4_yz - K6at4_z * minus_U4_zz;
    const double t298 = minus_L6at4_x * t199 + h6_x * t200 + minus_L6at4_z * t198;
    const double t299 = minus_Z6at6_y * minus_w4_x - Z6at4_x * minus_w4_y;
    const double t300 = t297 - t298;
    const double t301 = minus_L6at4_x * v2_4_y - h6_x * v2_4_x;
    const double t302 = K6at4_x * t159 - K6at4_y * t158;
    const double G6at3_x = c4 * minus_G6at4_x - s4 * G6at6_y;
    const double G6at3_z = s4 * minus_G6at4_x + c4 * G6at6_y;
    const double E6at3_x = c4 * minus_E6at4_x - s4 * minus_E6at4_y;
    const double minus_E6at3_y = E6at4_z + 0.0825 * G6at3_z;
    const double E6at3_z = s4 * minus_E6at4_x + c4 * minus_E6at4_y - t288;
    const double minus_H6at3_x = c4 * H6at4_x + s4 * H6at6_y;
    const double H6at3_z = c4 * H6at6_y - s4 * H6at4_x;
    const double D6at3_x = c4 * minus_D6at4_x - s4 * minus_D6at4_y;
    const double minus_D6at3_y = D6at4_z + 0.0825 * H6at3_z;
    const double D6at3_z = s4 * minus_D6at4_x + c4 * minus_D6at4_y - t291;
    const double L6at3_x = c4 * minus_L6at4_x - s4 * h6_x;
    const double L6at3_z = s4 * minus_L6at4_x + c4 * h6_x;
    const double K6at3_x = s4 * K6at4_y - c4 * K6at4_x;
    const double minus_K6at3_y = K6at4_z + 0.0825 * L6at3_z;
    const double K6at3_z = t294 - (s4 * K6at4_x + c4 * K6at4_y);
    const double Z6at3_x = s4 * minus_Z6at6_y - c4 * Z6at4_x;
    const double minus_Z6at3_z = s4 * Z6at4_x + c4 * minus_Z6at6_y;

    /* joint 6 from joint 2: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double t303 = K6at3_x * U3_xz - minus_K6at3_y * U3_yz - K6at3_z * minus_U3_zz;
    const double t304 = L6at3_x * a3_y - minus_L6at4_z * a3_x - L6at3_z * t197;
    const double t305 = L6at3_x * v2_3_y - minus_L6at4_z * v2_3_x;
    const double t306 = K6at3_x * t146 + minus_K6at3_y * t145;
    const double G6at2_x = c3 * G6at3_x + s3 * G6at4_z;
    const double G6at2_z = s3 * G6at3_x - c3 * G6at4_z;
    const double E6at2_x = c3 * E6at3_x + s3 * minus_E6at3_y - 0.316 * G6at2_z;
    const double E6at2_z = s3 * E6at3_x - c3 * minus_E6at3_y + 0.316 * G6at2_x;
    const double minus_H6at2_x = c3 * minus_H6at3_x - s3 * H6at4_z;
    const double minus_H6at2_z = c3 * H6at4_z + s3 * minus_H6at3_x;
    const double D6at2_x = c3 * D6at3_x + s3 * minus_D6at3_y + 0.316 * minus_H6at2_z;
    const double D6at2_z = s3 * D6at3_x - c3 * minus_D6at3_y - 0.316 * minus_H6at2_x;
    const double L6at2_x = c3 * L6at3_x - s3 * minus_L6at4_z;
    const double L6at2_z = s3 * L6at3_x + c3 * minus_L6at4_z;
    const double K6at2_x = c3 * K6at3_x + s3 * minus_K6at3_y - 0.316 * L6at2_z;
    const double K6at2_z = s3 * K6at3_x - c3 * minus_K6at3_y + 0.316 * L6at2_x;
    const double Z6at2_x = c3 * Z6at3_x - s3 * minus_Z6at4_z;
    const double Z6at2_z = s3 * Z6at3_x + c3 * minus_Z6at4_z;

    /* joint 6 from joint 1: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double t307 = K6at2_x * U2_xz - K6at3_z * U2_yz - K6at2_z * minus_U2_zz;
    const double t308 = L6at2_x * minus_a2_y + L6at3_z * minus_a2_x;
    const double t309 = minus_Z6at3_z * minus_w2_x - Z6at2_x * minus_w2_y;
    const double t310 = t307 - t308;
    const double E6at1_z = c2 * E6at3_z - s2 * E6at2_x;
    const double D6at1_z = c2 * D6at3_z - s2 * D6at2_x;
    const double minus_Z6at1_z = s2 * Z6at2_x + c2 * minus_Z6at3_z;

    /* joint 5 from joint 5: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z */
    const double t311 = 2.0 * Q5_xy;
    const double t312 = Q5_xx - Q5_yy;
    const double t313 = B5_yx + B5_xy;
    const double t314 = B5_xx - B5_yy;
    const double t315 = U4_yx * t312 - minus_U4_zx * Q5_yz + U4_yz * t311;
    const double t316 = (minus_U4_zz - minus_U4_yy) * Q5_xz;
    const double t317 = U4_xz * Q5_xz - U4_yz * t312 + U4_yx * t311;
    const double t318 = (minus_U4_yy - minus_U4_xx) * Q5_yz;
    const double t319 = minus_U4_xy * Q5_xz + minus_U4_zy * Q5_yz;
    const double t320 = minus_U4_zx * t311 - U4_xz * t311;
    const double t321 = t320 + t319 + (minus_U4_xx - minus_U4_zz) * t312;
    const double t322 = h5_x * t162 - h5_y * t163;
    const double t323 = t314 * w4_z + t313 * minus_w4_x + B5_yz * minus_w4_y;
    const double t324 = t315 + t316 + h5_x * a5_z;
    const double t325 = t314 * minus_w4_x - t313 * w4_z + B5_xz * minus_w4_y;
    const double t326 = t317 - t318 + h5_y * a5_z;
    const double E5at5_z = t321 + t322 - (B5_zx * w4_z + B5_zy * minus_w4_x);
    const double E5at5_x = t324 - t323 + t187;
    const double E5at5_y = t326 + t325 + N5_x;
    const double G5at5_z = U4_yz * h5_x - U4_yx * h5_y + (minus_w4_x * P5_x - w4_z * P5_y);
    const double t327 = minus_U4_zz * h5_x - minus_U4_zx * h5_y + minus_w4_y * P5_y;
    const double G5at5_y = F5_x - t327;
    const double t328 = Q5_xy * t158;
    const double t329 = Q5_xy * t164;
    const double D5at5_x = t328 - Q5_yy * t164 + Q5_yz * t159 + B5_xz;
    const double D5at5_y = t329 - Q5_xx * t158 - Q5_xz * t159 + B5_yz;
    const double H5at5_z = t158 * h5_x - t164 * h5_y;
    const double minus_H5at5_x = t159 * h5_x + P5_y;
    const double H5at5_y = P5_x - t159 * h5_y;
    const double Z5at5_y = B5_zy + minus_v2_5_z * h5_y - (Q5_yy * t158 + t329);

    /* joint 5 from joint 4: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z */
    const double G5at4_x = F5_y - (minus_U4_xx * h5_y + U4_xz * h5_x - minus_w4_y * P5_x);
    const double t330 = 0.0825 * G5at5_y;
    const double minus_E5at4_x = E5at5_x - 0.384 * G5at5_y;
    const double minus_E5at4_y = E5at5_z - t330;
    const double E5at4_z = 0.384 * G5at4_x - 0.0825 * G5at5_z - E5at5_y;
    const double t331 = 0.0825 * H5at5_y;
    const double minus_D5at4_x = D5at5_x - 0.384 * H5at5_y;
    const double minus_D5at4_y = B6_yy - t331;
    const double D5at4_z = 0.384 * minus_H5at5_x - 0.0825 * H5at5_z - D5at5_y;
    const double t332 = 0.0825 * h5_x;
    const double K5at4_x = Q5_xz + t20;
    const double minus_K5at4_y = K5at5_z - t332;
    const double Z5at4_x = t328 + Q5_xx * t164 - (B5_zx + minus_v2_5_z * h5_x);
    const double t333 = B6_yy + (t161 * h5_y - t160 * h5_x);
    const double t334 = Q5_yz * t158 + Q5_xz * t164;
    const double Z5at4_y = t334 - t333;

    /* joint 5 from joint 3: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z */
    const double t335 = K5at4_x * U4_xz - minus_K5at4_y * U4_yz - K5at4_z * minus_U4_zz;
    const double t336 = h5_y * t199 - h5_x * t198;
    const double t337 = h5_y * v2_4_y - (minus_K5at4_y * t158 + K5at4_x * t159);
    const double minus_G5at3_x = c4 * G5at4_x + s4 * G5at5_z;
    const double G5at3_z = c4 * G5at5_z - s4 * G5at4_x;
    const double E5at3_x = c4 * minus_E5at4_x - s4 * minus_E5at4_y;
    const double minus_E5at3_y = E5at4_z + 0.0825 * G5at3_z;
    const double E5at3_z = s4 * minus_E5at4_x + c4 * minus_E5at4_y + t330;
    const double minus_H5at3_x = c4 * minus_H5at5_x + s4 * H5at5_z;
    const double H5at3_z = c4 * H5at5_z - s4 * minus_H5at5_x;
    const double D5at3_x = c4 * minus_D5at4_x - s4 * minus_D5at4_y;
    const double minus_D5at3_y = D5at4_z + 0.0825 * H5at3_z;
    const double D5at3_z = s4 * minus_D5at4_x + c4 * minus_D5at4_y + t331;
    const double minus_L5at3_x = c4 * h5_y;
    const double minus_L5at3_z = s4 * h5_y;
    const double minus_K5at3_x = c4 * K5at4_x + s4 * minus_K5at4_y;
    const double K5at3_y = 0.0825 * minus_L5at3_z - K5at4_z;
    const double K5at3_z = c4 * minus_K5at4_y - s4 * K5at4_x + t332;
    const double Z5at3_x = s4 * Z5at4_y - c4 * Z5at4_x;
    const double minus_Z5at3_z = s4 * Z5at4_x + c4 * Z5at4_y;

    /* joint 5 from joint 2: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z */
    const double t338 = K5at3_y * U3_yz - minus_K5at3_x * U3_xz - K5at3_z * minus_U3_zz;
    const double t339 = minus_L5at3_z * t197 - (h5_x * a3_x + minus_L5at3_x * a3_y);
    const double t340 = minus_L5at3_x * v2_3_y + h5_x * v2_3_x;
    const double t341 = minus_K5at3_x * t146 + K5at3_y * t145;
    const double minus_G5at2_x = c3 * minus_G5at3_x + s3 * G5at5_y;
    const double G5at2_z = c3 * G5at5_y - s3 * minus_G5at3_x;
    const double E5at2_x = c3 * E5at3_x + s3 * minus_E5at3_y - 0.316 * G5at2_z;
    const double E5at2_z = s3 * E5at3_x - c3 * minus_E5at3_y - 0.316 * minus_G5at2_x;
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
    const double t342 = minus_K5at2_x * U2_xz + K5at3_z * U2_yz + K5at2_z * minus_U2_zz;
    const double t343 = minus_L5at2_x * minus_a2_y + minus_L5at3_z * minus_a2_x;
    const double t344 = minus_Z5at3_z * minus_w2_x - Z5at2_x * minus_w2_y;
    const double t345 = t343 - t342;
    const double E5at1_z = c2 * E5at3_z - s2 * E5at2_x;
    const double D5at1_z = c2 * D5at3_z - s2 * D5at2_x;
    const double minus_Z5at1_z = s2 * Z5at2_x + c2 * minus_Z5at3_z;

    /* joint 4 from joint 4: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z */
    const double t346 = 2.0 * Q4_xy;
    const double t347 = Q4_xx - Q4_yy;
    const double t348 = B4_yx + B4_xy;
    const double t349 = B4_xx - B4_yy;
    const double t350 = U3_yx * t347 + U3_zx * Q4_yz + U3_yz * t346;
    const double t351 = (minus_U3_zz - t151) * Q4_xz;
    const double t352 = U3_xz * Q4_xz;
    const double t353 = t352 - U3_yz * t347 + U3_yx * t346;
    const double t354 = (t151 - minus_U3_xx) * Q4_yz;
    const double t355 = (alpha3_z - t141) * Q4_xz - U3_zy * Q4_yz;
    const double t356 = U3_xz * t346 + U3_zx * t346;
    const double t357 = t355 - t356 + (minus_U3_xx - minus_U3_zz) * t347;
    const double t358 = h4_y * t149 - h4_x * t150;
    const double t359 = B4_yz * w3_y - (t349 * w3_z - t348 * w3_x);
    const double t360 = t350 + t351 - h4_x * minus_a4_z;
    const double t361 = t349 * w3_x + t348 * w3_z + B4_xz * w3_y;
    const double t362 = t353 - t354 - h4_y * minus_a4_z;
    const double E4at4_z = t357 + t358 - (B4_zx * w3_z - B4_zy * w3_x);
    const double E4at4_x = t360 + t359 + t193;
    const double E4at4_y = t362 - t361 + N4_x;
    const double G4at4_z = U3_yz * h4_x - U3_yx * h4_y - (w3_x * P4_x + w3_z * P4_y);
    const double G4at4_y = w3_y * P4_y - (U3_zx * h4_y + minus_U3_zz * h4_x) + F4_x;
    const double t363 = Q4_xy * t145;
    const double t364 = Q4_xy * t147;
    const double t365 = Q4_xz * t146;
    const double D4at4_x = B4_xz - (t363 + Q4_yy * t147 + Q4_yz * t146);
    const double D4at4_y = Q4_xx * t145 + t364 + t365 + B4_yz;
    const double H4at4_y = t146 * h4_y + P4_x;
    const double Z4at4_y = B4_zy + minus_v2_4_z * h4_y - (t364 - Q4_yy * t145);

    /* joint 4 from joint 3: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z */
    const double G4at3_x = F4_y - (minus_U3_xx * h4_y + U3_xz * h4_x + w3_y * P4_x);
    const double E4at3_y = 0.0825 * G4at4_y - E4at4_z;
    const double minus_E4at3_z = E4at4_y + 0.0825 * G4at4_z;
    const double H4at3_x = P4_y - t146 * h4_x;
    const double H4at3_y = t147 * h4_y + t145 * h4_x;
    const double D4at3_y = 0.0825 * H4at4_y - B4_zz;
    const double D4at3_z = 0.0825 * H4at3_y - D4at4_y;
    const double minus_K4at3_y = K4at4_z - 0.0825 * h4_x;
    const double Z4at3_x = Q4_xx * t147 - t363 - (B4_zx + minus_v2_4_z * h4_x);
    const double t366 = B4_zz + (t148 * h4_y - v2_3_x * h4_x);
    const double t367 = Q4_xz * t147 - Q4_yz * t145;
    const double Z4at3_y = t367 - t366;

    /* joint 4 from joint 2: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z */
    const double t368 = t352 - minus_K4at3_y * U3_yz - Q4_yz * minus_U3_zz;
    const double t369 = h4_y * a3_y + h4_x * t197;
    const double G4at2_x = c3 * G4at3_x + s3 * G4at4_z;
    const double G4at2_z = s3 * G4at3_x - c3 * G4at4_z;
    const double minus_E4at2_x = c3 * E4at4_x + s3 * E4at3_y + 0.316 * G4at2_z;
    const double E4at2_z = c3 * E4at3_y - s3 * E4at4_x + 0.316 * G4at2_x;
    const double H4at2_x = c3 * H4at3_x - s3 * H4at3_y;
    const double H4at2_z = s3 * H4at3_x + c3 * H4at3_y;
    const double minus_D4at2_x = c3 * D4at4_x + s3 * D4at3_y + 0.316 * H4at2_z;
    const double D4at2_z = c3 * D4at3_y - s3 * D4at4_x + 0.316 * H4at2_x;
    const double L4at2_x = c3 * h4_y;
    const double L4at2_z = s3 * h4_y;
    const double K4at2_x = c3 * Q4_xz + s3 * minus_K4at3_y - 0.316 * L4at2_z;
    const double K4at2_z = s3 * Q4_xz - c3 * minus_K4at3_y + 0.316 * L4at2_x;
    const double Z4at2_x = c3 * Z4at3_x - s3 * Z4at3_y;
    const double Z4at2_z = s3 * Z4at3_x + c3 * Z4at3_y;

    /* joint 4 from joint 1: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z */
    const double t370 = K4at2_x * U2_xz - Q4_yz * U2_yz - K4at2_z * minus_U2_zz;
    const double t371 = h4_x * minus_a2_x - L4at2_x * minus_a2_y;
    const double E4at1_z = s2 * minus_E4at2_x - c2 * minus_E4at3_z;
    const double D4at1_z = s2 * minus_D4at2_x + c2 * D4at3_z;
    const double minus_Z4at1_z = s2 * Z4at2_x + c2 * Z4at4_y;

    /* joint 3 from joint 3: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z */
    const double t372 = 2.0 * Q3_xy;
    const double t373 = Q3_xx - Q3_yy;
    const double t374 = B3_yx + B3_xy;
    const double t375 = B3_xx - B3_yy;
    const double t376 = t138 * Q3_yz + U2_yx * t373 + U2_yz * t372;
    const double t377 = (minus_U2_zz - minus_U2_yy) * Q3_xz;
    const double t378 = U2_yx * t372 - (U2_xz * Q3_xz + U2_yz * t373);
    const double t379 = (minus_U2_yy - minus_U2_xx) * Q3_yz;
    const double t380 = minus_U2_zy * Q3_yz - U2_xy * Q3_xz;
    const double t381 = t138 * t372 - U2_xz * t372;
    const double t382 = t381 - t380 + (minus_U2_xx - minus_U2_zz) * t373;
    const double t383 = h3_x * t137 - h3_y * t136;
    const double t384 = t374 * minus_w2_x + t375 * qd[1] - B3_yz * minus_w2_y;
    const double t385 = t377 - t376 + h3_x * a3_z;
    const double t386 = t374 * qd[1] - t375 * minus_w2_x + B3_xz * minus_w2_y;
    const double t387 = h3_y * a3_z - (t378 + t379);
    const double E3at3_z = t382 + t383 + (B3_zy * minus_w2_x + B3_zx * qd[1]);
    const double t388 = qdd[2] * Q3_yz - (c3 * t194 - s3 * N4_x + qd[2] * t114);
    const double t389 = t385 + t384;
    const double E3at3_x = t389 + t388;
    const double E3at3_y = t387 + t386 + N3_x;
    const double t390 = minus_U2_xx * h3_y + U2_xz * h3_x + minus_w2_y * minus_P3_x;
    const double G3at3_x = t390 - F3_y;
    const double t391 = minus_U2_zz * h3_x - t138 * h3_y + minus_w2_y * P3_y;
    const double minus_G3at3_y = minus_F3_x + t391;
    const double t392 = Q3_xy * t132;
    const double t393 = Q3_xy * t125;
    const double D3at3_x = Q3_yy * t125 - t392 + Q3_yz * t133 + B3_xz;
    const double D3at3_y = Q3_xx * t132 - t393 - Q3_xz * t133 + B3_yz;
    const double minus_H3at3_x = t133 * h3_x + P3_y;
    const double minus_H3at3_y = minus_P3_x + t133 * h3_y;
    const double Z3at3_x = B3_zx + (Q3_xx * t125 + t392);
    const double Z3at3_y = B3_zy + (t393 + Q3_yy * t132);
    const double t394 = B3_zz + (t134 * h3_x + t135 * h3_y);
    const double t395 = Q3_xz * t125 + Q3_yz * t132;
    const double Z3at3_z = t394 + t395;

    /* joint 3 from joint 2: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z */
    const double E3at2_x = E3at3_x + 0.316 * minus_G3at3_y;
    const double E3at2_z = E3at3_y + 0.316 * G3at3_x;
    const double D3at2_x = D3at3_x + 0.316 * minus_H3at3_y;
    const double D3at2_z = D3at3_y - 0.316 * minus_H3at3_x;

    /* joint 3 from joint 1: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z */
    const double t396 = minus_K3at2_x * U2_xz + K3at3_z * U2_yz;
    const double t397 = minus_K3at2_z * minus_U2_zz;
    const double t398 = Z3at3_x * minus_w2_y + Z3at3_z * minus_w2_x;
    const double t399 = t397 - t396 + h3_y * minus_a2_y;
    const double E3at1_z = c2 * E3at3_z - s2 * E3at2_x;
    const double D3at1_z = c2 * B3_zz - s2 * D3at2_x;
    const double Z3at1_z = c2 * Z3at3_z - s2 * Z3at3_x;

    /* joint 2 from joint 2: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z */
    const double t400 = qdd[0] * Q2_xz + minus_U1_xx * (Q2_xx - Q2_yy) + 9.81 * h2_y;
    const double t401 = B2_zx * qd[0];
    const double E2at2_z = t400 - t401;

    /* joint 2 from joint 1: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z */
    const double t402 = Q2_xy * (2.0 * qd[0]);
    const double E2at1_z = (B2_yx + B2_xy) * qd[0] - qdd[0] * (2.0 * Q2_xy) - N2_x;
    const double minus_D2at1_z = t402 + B2_yz;
    const double Z2at1_z = t402 - B2_zy;

    dtau_dq[0][0] = 0.0;
    dtau_dq[0][1] = E2at1_z;
    dtau_dq[0][2] = E3at1_z;
    dtau_dq[0][3] = E4at1_z;
    dtau_dq[0][4] = E5at1_z;
    dtau_dq[0][5] = E6at1_z;
    dtau_dq[0][6] = -minus_E7at1_z;
    dtau_dq[1][0] = 0.0;
    dtau_dq[1][1] = E2at2_z;
    dtau_dq[1][2] = E3at2_z;
    dtau_dq[1][3] = E4at2_z;
    dtau_dq[1][4] = E5at2_z;
    dtau_dq[1][5] = E6at2_z;
    dtau_dq[1][6] = E7at2_z;
    dtau_dq[2][0] = 0.0;
    dtau_dq[2][1] = t399 - t398;
    dtau_dq[2][2] = E3at3_z;
    dtau_dq[2][3] = -minus_E4at3_z;
    dtau_dq[2][4] = E5at3_z;
    dtau_dq[2][5] = E6at3_z;
    dtau_dq[2][6] = E7at3_z;
    dtau_dq[3][0] = 0.0;
    dtau_dq[3][1] = t370 + t371 + (Z4at4_y * minus_w2_x - Z4at2_x * minus_w2_y);
    dtau_dq[3][2] = t368 + t369 + (Z4at3_x * w3_y - Z4at3_y * w3_x);
    dtau_dq[3][3] = E4at4_z;
    dtau_dq[3][4] = E5at4_z;
    dtau_dq[3][5] = E6at4_z;
    dtau_dq[3][6] = E7at4_z;
    dtau_dq[4][0] = 0.0;
    dtau_dq[4][1] = t345 + t344;
    dtau_dq[4][2] = t338 + t339 + (Z5at3_x * w3_y - Z5at5_y * w3_x);
    dtau_dq[4][3] = t335 + t336 + (Z5at4_y * minus_w4_x - Z5at4_x * minus_w4_y);
    dtau_dq[4][4] = E5at5_z;
    dtau_dq[4][5] = E6at6_y;
    dtau_dq[4][6] = E7at5_z;
    dtau_dq[5][0] = 0.0;
    dtau_dq[5][1] = t310 + t309;
    dtau_dq[5][2] = t303 + t304 + (Z6at3_x * w3_y - minus_Z6at4_z * w3_x);
    dtau_dq[5][3] = t300 + t299;
    dtau_dq[5][4] = t287 - t286 - (Z6at6_x * minus_w5_y + Z6at5_y * w5_x);
    dtau_dq[5][5] = E6at6_z;
    dtau_dq[5][6] = E7at6_z;
    dtau_dq[6][0] = 0.0;
    dtau_dq[6][1] = t260 + t259;
    dtau_dq[6][2] = t253 + t254 + (Z7at4_z * w3_x - minus_Z7at3_x * w3_y);
    dtau_dq[6][3] = t249 + t250 - (Z7at5_z * minus_w4_x + Z7at4_x * minus_w4_y);
    dtau_dq[6][4] = t237 - t236;
    dtau_dq[6][5] = t229 + t230 - (minus_Z7at7_x * w6_y + Z7at6_y * w6_x);
    dtau_dq[6][6] = E7at7_z;
    dtau_dqd[0][0] = B2_yy;
    dtau_dqd[0][1] = -minus_D2at1_z;
    dtau_dqd[0][2] = D3at1_z;
    dtau_dqd[0][3] = D4at1_z;
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
    dtau_dqd[2][1] = Z3at3_y - (K3at3_z * t132 - minus_K3at2_x * t133);
    dtau_dqd[2][2] = B3_zz;
    dtau_dqd[2][3] = D4at3_z;
    dtau_dqd[2][4] = D5at3_z;
    dtau_dqd[2][5] = D6at3_z;
    dtau_dqd[2][6] = D7at3_z;
    dtau_dqd[3][0] = -minus_Z4at1_z;
    dtau_dqd[3][1] = Z4at2_z - (K4at2_x * t133 + Q4_yz * t132);
    dtau_dqd[3][2] = t365 + minus_K4at3_y * t145 + h4_y * v2_3_y - Z4at4_y;
    dtau_dqd[3][3] = B4_zz;
    dtau_dqd[3][4] = D5at4_z;
    dtau_dqd[3][5] = D6at4_z;
    dtau_dqd[3][6] = D7at4_z;
    dtau_dqd[4][0] = -minus_Z5at1_z;
    dtau_dqd[4][1] = minus_K5at2_x * t133 - K5at3_z * t132 + Z5at2_z;
    dtau_dqd[4][2] = -(t341 + t340 + minus_Z5at3_z);
    dtau_dqd[4][3] = t337 - Z5at5_y;
    dtau_dqd[4][4] = B6_yy;
    dtau_dqd[4][5] = D6at6_y;
    dtau_dqd[4][6] = D7at5_z;
    dtau_dqd[5][0] = -minus_Z6at1_z;
    dtau_dqd[5][1] = Z6at2_z - (K6at3_z * t132 + K6at2_x * t133);
    dtau_dqd[5][2] = t306 + t305 - minus_Z6at3_z;
    dtau_dqd[5][3] = -(t302 + t301 + minus_Z6at4_z);
    dtau_dqd[5][4] = K6at6_z * t170 + t282 + t283 - minus_Z6at6_y;
    dtau_dqd[5][5] = -minus_B6_zz;
    dtau_dqd[5][6] = D7at6_z;
    dtau_dqd[6][0] = -minus_Z7at1_z;
    dtau_dqd[6][1] = minus_K7at2_x * t133 - K7at3_z * t132 - minus_Z7at2_z;
    dtau_dqd[6][2] = t256 - t255 - minus_Z7at3_z;
    dtau_dqd[6][3] = t251 - t252 + Z7at4_z;
    dtau_dqd[6][4] = Z7at5_z - (t239 + t238);
    dtau_dqd[6][5] = t231 - minus_Z7at7_y;
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
