/*
 * puma560.c: dynamics of puma560, made by symdyn 0.1.0. Do not edit.
 *
 * Made from puma560.toml, sha256 30bdc4e56400bf37.
 * 6 coordinates, 6 velocities, gravity (0, 0, -9.81) m/s^2.
 * Numbers from Armstrong, Khatib, Burdick, ICRA 1986
 *
 * Links, numbered as in the code
 *    1  link1: revolute joint joint1 on the base
 *    2  link2: revolute joint joint2 on link 1
 *    3  link3: revolute joint joint3 on link 2
 *    4  link4: revolute joint joint4 on link 3
 *    5  link5: revolute joint joint5 on link 4
 *    6  link6: revolute joint joint6 on link 5
 * Tips: link6
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
 *   inverse_dynamics  273 mul, 214 add, 10 sin/cos  (by newton-euler-classical)
 *   bias              250 mul, 181 add, 10 sin/cos  (by newton-euler-classical)
 *   forward_dynamics  453 mul, 372 add, 19 div, 10 sin/cos  (by ldlt)
 *   mass_matrix_bias  373 mul, 314 add, 10 sin/cos  (by carried-body+newton-euler-classical)
 *
 * Parameters p, with the nominal values
 *   p[0]  link6.m = 0.09 kg
 *   p[1]  link6.mcz = 0.0028799999999999997 kg m
 *   p[2]  link6.Ixx = 0.00024216 kg m^2
 *   p[3]  link6.Iyy = 0.00024216 kg m^2
 *   p[4]  joint1.rotor_inertia = 0.0 kg m^2
 *   p[5]  joint2.rotor_inertia = 0.0 kg m^2
 *   p[6]  joint3.rotor_inertia = 0.0 kg m^2
 *   p[7]  joint4.rotor_inertia = 0.0 kg m^2
 *   p[8]  joint5.rotor_inertia = 0.0 kg m^2
 *   p[9]  joint6.rotor_inertia = 0.0 kg m^2
 */
#include "puma560.h"

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
void puma560_inverse_dynamics(const double q[6],
                              const double qd[6],
                              const double qdd[6],
                              const double p[10],
                              double tau[6])
{
    /* parameters */
    const double link6_m = p[0];
    const double link6_mcz = p[1];
    const double link6_Ixx = p[2];
    const double link6_Iyy = p[3];
    const double joint1_rotor_inertia = p[4];
    const double joint2_rotor_inertia = p[5];
    const double joint3_rotor_inertia = p[6];
    const double joint4_rotor_inertia = p[7];
    const double joint5_rotor_inertia = p[8];
    const double joint6_rotor_inertia = p[9];

    /* sines and cosines of the joint angles */
    double s2, c2, s3, c3, s4, c4, s5, c5, s6, c6;
    symdyn_sincos(q[1], &s2, &c2);
    symdyn_sincos(q[2], &s3, &c3);
    symdyn_sincos(q[3], &s4, &c4);
    symdyn_sincos(q[4], &s5, &c5);
    symdyn_sincos(q[5], &s6, &c6);

    /* link 1: U = [alpha] + [w][w] */
    const double minus_U1_xx = qd[0] * qd[0];

    /* link 1: moment n = I alpha + w x K + mc x a */
    const double n1_z = 0.35 * qdd[0];

    /* link 2: angular velocity w */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];

    /* link 2: angular acceleration alpha */
    const double t1 = minus_w2_y * qd[1];
    const double t2 = minus_w2_x * qd[1];
    const double minus_alpha2_x = s2 * qdd[0] + t1;
    const double alpha2_y = t2 - c2 * qdd[0];

    /* link 2: U = [alpha] + [w][w] */
    const double t3 = minus_w2_x * minus_w2_x;
    const double t4 = minus_w2_y * minus_w2_y;
    const double t5 = qd[1] * qd[1];
    const double t6 = minus_w2_x * minus_w2_y;
    const double minus_U2_xx = t4 + t5;
    const double U2_xy = t6 - qdd[1];
    const double U2_xz = alpha2_y - t2;
    const double U2_yx = t6 + qdd[1];
    const double minus_U2_yy = t3 + t5;
    const double U2_yz = minus_alpha2_x - t1;
    const double minus_U2_zx = t2 + alpha2_y;
    const double minus_U2_zz = t3 + t4;

    /* link 2: acceleration a of its origin, gravity included */
    const double t7 = 0.2435 * qdd[0];
    const double minus_a2_z = 0.2435 * minus_U1_xx;
    const double minus_a2_x = c2 * t7 + 9.81 * s2;
    const double a2_y = s2 * t7 - 9.81 * c2;

    /* link 2: force f = m a + U mc */
    const double t8 = 0.10439999999999999 * U2_xy - 1.1832 * minus_U2_xx;
    const double t9 = 0.2784 * U2_xz;
    const double t10 = 1.1832 * U2_yx - 0.10439999999999999 * minus_U2_yy;
    const double t11 = 0.2784 * U2_yz;
    const double f2_x = t8 - t9 - 17.4 * minus_a2_x;
    const double f2_y = 17.4 * a2_y + (t10 - t11);

    /* link 2: angular momentum K = I w about its origin */
    const double t12 = 0.0070992 * minus_w2_y - 0.1350808 * minus_w2_x;
    const double t13 = 0.018931200000000002 * qd[1];
    const double K2_x = t12 + t13;
    const double t14 = 0.0070992 * minus_w2_x - 0.608912 * minus_w2_y;
    const double t15 = 0.0016703999999999998 * qd[1];
    const double K2_y = t14 + t15;
    const double t16 = 0.0016703999999999998 * minus_w2_y;
    const double t17 = 0.018931200000000002 * minus_w2_x;
    const double K2_z = 0.6200840000000001 * qd[1] - (t17 + t16);

    /* link 2: moment n = I alpha + w x K + mc x a */
    const double t18 = 0.1350808 * minus_alpha2_x + 0.0070992 * alpha2_y;
    const double t19 = 0.018931200000000002 * qdd[1];
    const double t20 = 0.0070992 * minus_alpha2_x + 0.608912 * alpha2_y;
    const double t21 = 0.0016703999999999998 * qdd[1];
    const double t22 = 0.018931200000000002 * minus_alpha2_x;
    const double t23 = 0.0016703999999999998 * alpha2_y;
    const double t24 = t23 - t22 + 0.6200840000000001 * qdd[1];
    const double t25 = minus_w2_y * K2_x - minus_w2_x * K2_y;
    const double t26 = 0.2784 * a2_y - 0.025421399999999997 * minus_U1_xx;
    const double t27 = t19 - t18 - (minus_w2_y * K2_z + qd[1] * K2_y);
    const double n2_x = t27 + t26;
    const double t28 = t20 + t21 + (qd[1] * K2_x + minus_w2_x * K2_z);
    const double t29 = 0.2784 * minus_a2_x + 0.2881092 * minus_U1_xx;
    const double n2_y = t28 + t29;
    const double n2_z = t24 + t25 + (1.1832 * a2_y + 0.10439999999999999 * minus_a2_x);

    /* link 3: angular velocity w */
    const double minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y;
    const double w3_y = s3 * minus_w2_x - c3 * minus_w2_y;
    const double w3_z = qd[1] + qd[2];

    /* link 3: angular acceleration alpha */
    const double alpha3_x = s3 * alpha2_y - c3 * minus_alpha2_x + w3_y * qd[2];
    const double alpha3_y = s3 * minus_alpha2_x + c3 * alpha2_y + minus_w3_x * qd[2];
    const double alpha3_z = qdd[1] + qdd[2];

    /* link 3: U = [alpha] + [w][w] */
    const double t30 = minus_w3_x * minus_w3_x;
    const double t31 = w3_y * w3_y;
    const double t32 = w3_z * w3_z;
    const double t33 = minus_w3_x * w3_y;
    const double t34 = minus_w3_x * w3_z;
    const double t35 = w3_y * w3_z;
    const double minus_U3_xx = t31 + t32;
    const double minus_U3_xy = t33 + alpha3_z;
    const double U3_xz = alpha3_y - t34;
    const double U3_yx = alpha3_z - t33;
    const double minus_U3_yy = t30 + t32;
    const double U3_yz = t35 - alpha3_x;
    const double minus_U3_zx = t34 + alpha3_y;
    const double U3_zy = t35 + alpha3_x;
    const double minus_U3_zz = t30 + t31;

    /* link 3: acceleration a of its origin, gravity included */
    const double t36 = minus_a2_x + (0.4318 * minus_U2_xx + 0.0934 * U2_xz);
    const double t37 = a2_y + (0.4318 * U2_yx - 0.0934 * U2_yz);
    const double a3_z = 0.0934 * minus_U2_zz - 0.4318 * minus_U2_zx - minus_a2_z;
    const double a3_x = s3 * t37 - c3 * t36;
    const double a3_y = s3 * t36 + c3 * t37;

    /* link 3: force f = m a + U mc */
    const double f3_x = 4.8 * a3_x + (0.336 * minus_U3_xy + 0.0672 * U3_xz);
    const double f3_y = 4.8 * a3_y + (0.336 * minus_U3_yy + 0.0672 * U3_yz);
    const double f3_z = 4.8 * a3_z - (0.336 * U3_zy + 0.0672 * minus_U3_zz);

    /* link 3: angular momentum K = I w about its origin */
    const double minus_K3_x = 0.09046080000000001 * minus_w3_x;
    const double K3_y = 0.013440800000000001 * w3_y + 0.004704000000000001 * w3_z;
    const double K3_z = 0.004704000000000001 * w3_y + 0.08952 * w3_z;

    /* link 3: moment n = I alpha + w x K + mc x a */
    const double t38 = 0.013440800000000001 * alpha3_y;
    const double t39 = 0.004704000000000001 * alpha3_z;
    const double t40 = 0.004704000000000001 * alpha3_y + 0.08952 * alpha3_z;
    const double t41 = w3_y * minus_K3_x - minus_w3_x * K3_y;
    const double t42 = 0.09046080000000001 * alpha3_x + (w3_y * K3_z - w3_z * K3_y);
    const double t43 = 0.336 * a3_z + 0.0672 * a3_y;
    const double n3_x = t42 - t43;
    const double t44 = t38 + t39 + (minus_w3_x * K3_z - w3_z * minus_K3_x);
    const double t45 = 0.0672 * a3_x;
    const double n3_y = t44 + t45;
    const double n3_z = t40 + t41 + 0.336 * a3_x;

    /* link 4: angular velocity w */
    const double w4_x = s4 * w3_z - c4 * minus_w3_x;
    const double w4_y = s4 * minus_w3_x + c4 * w3_z;
    const double w4_z = qd[3] - w3_y;

    /* link 4: angular acceleration alpha */
    const double alpha4_x = c4 * alpha3_x + s4 * alpha3_z + w4_y * qd[3];
    const double alpha4_y = c4 * alpha3_z - s4 * alpha3_x - w4_x * qd[3];
    const double alpha4_z = qdd[3] - alpha3_y;

    /* link 4: U = [alpha] + [w][w] */
    const double U4_xz = w4_x * w4_z + alpha4_y;
    const double U4_yz = w4_y * w4_z - alpha4_x;
    const double minus_U4_zz = w4_x * w4_x + w4_y * w4_y;

    /* link 4: acceleration a of its origin, gravity included */
    const double t46 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy);
    const double minus_a4_z = a3_y + (0.4331 * minus_U3_yy - 0.0203 * U3_yx);
    const double t47 = a3_z + (0.0203 * minus_U3_zx - 0.4331 * U3_zy);
    const double a4_x = c4 * t46 + s4 * t47;
    const double a4_y = c4 * t47 - s4 * t46;

    /* link 4: force f = m a + U mc */
    const double f4_x = 0.82 * a4_x - 0.015579999999999998 * U4_xz;
    const double f4_y = 0.82 * a4_y - 0.015579999999999998 * U4_yz;
    const double f4_z = 0.015579999999999998 * minus_U4_zz - 0.82 * minus_a4_z;

    /* link 4: angular momentum K = I w about its origin */
    const double K4_x = 0.00209602 * w4_x;
    const double K4_y = 0.00209602 * w4_y;
    const double K4_z = 0.0013 * w4_z;

    /* link 4: moment n = I alpha + w x K + mc x a */
    const double n4_z = 0.0013 * alpha4_z + (w4_x * K4_y - w4_y * K4_x);
    const double t48 = 0.00209602 * alpha4_x + (w4_y * K4_z - w4_z * K4_y);
    const double t49 = 0.015579999999999998 * a4_y;
    const double n4_x = t48 + t49;
    const double t50 = 0.00209602 * alpha4_y + (w4_z * K4_x - w4_x * K4_z);
    const double t51 = 0.015579999999999998 * a4_x;
    const double n4_y = t50 - t51;

    /* link 5: angular velocity w */
    const double w5_x = c5 * w4_x - s5 * w4_z;
    const double minus_w5_y = s5 * w4_x + c5 * w4_z;
    const double w5_z = w4_y + qd[4];

    /* link 5: angular acceleration alpha */
    const double alpha5_x = c5 * alpha4_x - s5 * alpha4_z - minus_w5_y * qd[4];
    const double minus_alpha5_y = s5 * alpha4_x + c5 * alpha4_z + w5_x * qd[4];
    const double alpha5_z = alpha4_y + qdd[4];

    /* link 5: acceleration a of its origin, gravity included */
    const double a5_x = c5 * a4_x + s5 * minus_a4_z;
    const double a5_y = c5 * minus_a4_z - s5 * a4_x;

    /* link 5: force f = m a + U mc */
    const double f5_x = 0.34 * a5_x;
    const double f5_y = 0.34 * a5_y;
    const double f5_z = 0.34 * a4_y;

    /* link 5: angular momentum K = I w about its origin */
    const double K5_x = 0.0003 * w5_x;
    const double minus_K5_y = 0.0003 * minus_w5_y;
    const double K5_z = 0.0004 * w5_z;

    /* link 5: moment n = I alpha + w x K + mc x a */
    const double n5_x = 0.0003 * alpha5_x + (w5_z * minus_K5_y - minus_w5_y * K5_z);
    const double n5_y = w5_z * K5_x - w5_x * K5_z - 0.0003 * minus_alpha5_y;
    const double n5_z = 0.0004 * alpha5_z + (minus_w5_y * K5_x - w5_x * minus_K5_y);

    /* link 6: angular velocity w */
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double w6_z = minus_w5_y + qd[5];

    /* link 6: angular acceleration alpha */
    const double alpha6_x = c6 * alpha5_x + s6 * alpha5_z + w6_y * qd[5];
    const double alpha6_y = c6 * alpha5_z - s6 * alpha5_x - w6_x * qd[5];
    const double alpha6_z = minus_alpha5_y + qdd[5];

    /* link 6: U = [alpha] + [w][w] */
    const double U6_xz = w6_x * w6_z + alpha6_y;
    const double U6_yz = w6_y * w6_z - alpha6_x;
    const double minus_U6_zz = w6_x * w6_x + w6_y * w6_y;

    /* link 6: acceleration a of its origin, gravity included */
    const double a6_x = c6 * a5_x + s6 * a4_y;
    const double a6_y = c6 * a4_y - s6 * a5_x;

    /* link 6: force f = m a + U mc */
    const double f6_x = link6_m * a6_x + U6_xz * link6_mcz;
    const double f6_y = link6_m * a6_y + U6_yz * link6_mcz;

    /* link 6: angular momentum K = I w about its origin */
    const double K6_x = link6_Ixx * w6_x;
    const double K6_y = link6_Iyy * w6_y;
    const double K6_z = 4e-05 * w6_z;

    /* link 6: moment n = I alpha + w x K + mc x a */
    const double n6_z = 4e-05 * alpha6_z + (w6_x * K6_y - w6_y * K6_x);
    const double t52 = link6_Ixx * alpha6_x + (w6_y * K6_z - w6_z * K6_y);
    const double t53 = link6_mcz * a6_y;
    const double n6_x = t52 - t53;
    const double t54 = link6_Iyy * alpha6_y + (w6_z * K6_x - w6_x * K6_z);
    const double t55 = link6_mcz * a6_x;
    const double n6_y = t54 + t55;

    /* joint 5: force F and moment N through it, joint 6 added */
    const double N5_x = n5_x + (c6 * n6_x - s6 * n6_y);
    const double N5_y = n5_y - n6_z;
    const double N5_z = n5_z + (s6 * n6_x + c6 * n6_y);
    const double F5_x = f5_x + (c6 * f6_x - s6 * f6_y);
    const double F5_y = f5_y + (minus_U6_zz * link6_mcz + link6_m * a5_y);
    const double F5_z = f5_z + (s6 * f6_x + c6 * f6_y);

    /* joint 4: force F and moment N through it, joint 5 added */
    const double N4_x = n4_x + (c5 * N5_x - s5 * N5_y);
    const double N4_y = n4_y + N5_z;
    const double N4_z = n4_z - (s5 * N5_x + c5 * N5_y);
    const double F4_x = f4_x + (c5 * F5_x - s5 * F5_y);
    const double F4_y = f4_y + F5_z;

    /* joint 3: force F and moment N through it, joint 4 added */
    const double t56 = c4 * F4_x - s4 * F4_y;
    const double t57 = s5 * F5_x + c5 * F5_y - f4_z;
    const double t58 = s4 * F4_x + c4 * F4_y;
    const double N3_x = n3_x + (c4 * N4_x - s4 * N4_y - 0.4331 * t58);
    const double N3_y = n3_y + (0.0203 * t58 - N4_z);
    const double N3_z = n3_z + (s4 * N4_x + c4 * N4_y + (0.4331 * t56 - 0.0203 * t57));
    const double F3_x = f3_x + t56;
    const double F3_y = f3_y + t57;
    const double F3_z = f3_z + t58;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double t59 = c3 * F3_x - s3 * F3_y;
    const double t60 = s3 * F3_x + c3 * F3_y;
    const double N2_x = n2_x + (c3 * N3_x - s3 * N3_y + 0.0934 * t60);
    const double N2_y = n2_y + (s3 * N3_x + c3 * N3_y - (0.0934 * t59 + 0.4318 * F3_z));
    const double N2_z = n2_z + (N3_z + 0.4318 * t60);
    const double F2_x = f2_x + t59;
    const double F2_y = f2_y + t60;

    /* joint 1: force F and moment N through it, joint 2 added */
    const double F1_x = c2 * F2_x - s2 * F2_y;
    const double N1_z = n1_z - (s2 * N2_x + c2 * N2_y + 0.2435 * F1_x);

    tau[0] = N1_z + joint1_rotor_inertia * qdd[0];
    tau[1] = N2_z + joint2_rotor_inertia * qdd[1];
    tau[2] = N3_z + joint3_rotor_inertia * qdd[2];
    tau[3] = N4_z + joint4_rotor_inertia * qdd[3];
    tau[4] = N5_z + joint5_rotor_inertia * qdd[4];
    tau[5] = n6_z + joint6_rotor_inertia * qdd[5];
}

/* Joint forces at zero acceleration: h = C qd + phi. */
void puma560_bias(const double q[6], const double qd[6], const double p[10], double h[6])
{
    /* parameters */
    const double link6_m = p[0];
    const double link6_mcz = p[1];
    const double link6_Ixx = p[2];
    const double link6_Iyy = p[3];

    /* sines and cosines of the joint angles */
    double s2, c2, s3, c3, s4, c4, s5, c5, s6, c6;
    symdyn_sincos(q[1], &s2, &c2);
    symdyn_sincos(q[2], &s3, &c3);
    symdyn_sincos(q[3], &s4, &c4);
    symdyn_sincos(q[4], &s5, &c5);
    symdyn_sincos(q[5], &s6, &c6);

    /* link 1: U = [alpha] + [w][w] */
    const double minus_U1_xx = qd[0] * qd[0];

    /* link 2: angular velocity w */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];

    /* link 2: angular acceleration alpha */
    const double minus_alpha2_x = minus_w2_y * qd[1];
    const double alpha2_y = minus_w2_x * qd[1];

    /* link 2: U = [alpha] + [w][w] */
    const double t1 = minus_w2_x * minus_w2_x;
    const double t2 = minus_w2_y * minus_w2_y;
    const double t3 = qd[1] * qd[1];
    const double U2_xy = minus_w2_x * minus_w2_y;
    const double minus_U2_xx = t2 + t3;
    const double minus_U2_yy = t1 + t3;
    const double minus_U2_zz = t1 + t2;

    /* link 2: acceleration a of its origin, gravity included */
    const double minus_a2_z = 0.2435 * minus_U1_xx;
    const double minus_a2_x = 9.81 * s2;
    const double minus_a2_y = 9.81 * c2;

    /* link 2: force f = m a + U mc */
    const double t4 = 0.10439999999999999 * U2_xy - 1.1832 * minus_U2_xx;
    const double t5 = 170.694 * s2;
    const double f2_x = t4 - t5;
    const double t6 = 1.1832 * U2_xy - 0.10439999999999999 * minus_U2_yy;
    const double t7 = 170.694 * c2;
    const double f2_y = t6 - t7;

    /* link 2: angular momentum K = I w about its origin */
    const double t8 = 0.0070992 * minus_w2_y - 0.1350808 * minus_w2_x;
    const double t9 = 0.018931200000000002 * qd[1];
    const double K2_x = t8 + t9;
    const double t10 = 0.0070992 * minus_w2_x - 0.608912 * minus_w2_y;
    const double t11 = 0.0016703999999999998 * qd[1];
    const double K2_y = t10 + t11;
    const double t12 = 0.0016703999999999998 * minus_w2_y;
    const double t13 = 0.018931200000000002 * minus_w2_x;
    const double K2_z = 0.6200840000000001 * qd[1] - (t13 + t12);

    /* link 2: moment n = I alpha + w x K + mc x a */
    const double t14 = 0.018931200000000002 * minus_alpha2_x;
    const double t15 = 0.0016703999999999998 * alpha2_y;
    const double t16 = 0.1350808 * minus_alpha2_x + 0.0070992 * alpha2_y;
    const double t17 = minus_w2_y * K2_z + qd[1] * K2_y;
    const double t18 = 0.0070992 * minus_alpha2_x + 0.608912 * alpha2_y;
    const double t19 = qd[1] * K2_x + minus_w2_x * K2_z;
    const double t20 = 0.025421399999999997 * minus_U1_xx + 2.7311039999999998 * c2;
    const double t21 = t16 + t17;
    const double minus_n2_x = t21 + t20;
    const double n2_y = t18 + t19 + (2.7311039999999998 * s2 + 0.2881092 * minus_U1_xx);
    const double t22 = t15 - t14 + (minus_w2_y * K2_x - minus_w2_x * K2_y);
    const double t23 = 1.024164 * s2 - 11.607192000000001 * c2;
    const double n2_z = t22 + t23;

    /* link 3: angular velocity w */
    const double minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y;
    const double w3_y = s3 * minus_w2_x - c3 * minus_w2_y;
    const double w3_z = qd[1] + qd[2];

    /* link 3: angular acceleration alpha */
    const double alpha3_x = s3 * alpha2_y - c3 * minus_alpha2_x + w3_y * qd[2];
    const double alpha3_y = s3 * minus_alpha2_x + c3 * alpha2_y + minus_w3_x * qd[2];

    /* link 3: U = [alpha] + [w][w] */
    const double t24 = minus_w3_x * minus_w3_x;
    const double t25 = w3_y * w3_y;
    const double t26 = w3_z * w3_z;
    const double minus_U3_xy = minus_w3_x * w3_y;
    const double t27 = minus_w3_x * w3_z;
    const double t28 = w3_y * w3_z;
    const double minus_U3_xx = t25 + t26;
    const double U3_xz = alpha3_y - t27;
    const double minus_U3_yy = t24 + t26;
    const double U3_yz = t28 - alpha3_x;
    const double minus_U3_zx = t27 + alpha3_y;
    const double U3_zy = t28 + alpha3_x;
    const double minus_U3_zz = t24 + t25;

    /* link 3: acceleration a of its origin, gravity included */
    const double t29 = minus_a2_x + 0.4318 * minus_U2_xx;
    const double t30 = 0.4318 * U2_xy - minus_a2_y;
    const double a3_z = 0.0934 * minus_U2_zz - 0.8636 * alpha2_y - minus_a2_z;
    const double a3_x = s3 * t30 - c3 * t29;
    const double a3_y = s3 * t29 + c3 * t30;

    /* link 3: force f = m a + U mc */
    const double f3_x = 4.8 * a3_x + (0.336 * minus_U3_xy + 0.0672 * U3_xz);
    const double f3_y = 4.8 * a3_y + (0.336 * minus_U3_yy + 0.0672 * U3_yz);
    const double f3_z = 4.8 * a3_z - (0.336 * U3_zy + 0.0672 * minus_U3_zz);

    /* link 3: angular momentum K = I w about its origin */
    const double minus_K3_x = 0.09046080000000001 * minus_w3_x;
    const double K3_y = 0.013440800000000001 * w3_y + 0.004704000000000001 * w3_z;
    const double K3_z = 0.004704000000000001 * w3_y + 0.08952 * w3_z;

    /* link 3: moment n = I alpha + w x K + mc x a */
    const double t31 = minus_w3_x * K3_z - w3_z * minus_K3_x;
    const double t32 = 0.013440800000000001 * alpha3_y;
    const double t33 = w3_y * minus_K3_x - minus_w3_x * K3_y;
    const double t34 = 0.004704000000000001 * alpha3_y;
    const double t35 = 0.09046080000000001 * alpha3_x + (w3_y * K3_z - w3_z * K3_y);
    const double t36 = 0.336 * a3_z + 0.0672 * a3_y;
    const double n3_x = t35 - t36;
    const double n3_y = t32 + t31 + 0.0672 * a3_x;
    const double n3_z = t34 + t33 + 0.336 * a3_x;

    /* link 4: angular velocity w */
    const double w4_x = s4 * w3_z - c4 * minus_w3_x;
    const double w4_y = s4 * minus_w3_x + c4 * w3_z;
    const double w4_z = qd[3] - w3_y;

    /* link 4: angular acceleration alpha */
    const double alpha4_x = c4 * alpha3_x + w4_y * qd[3];
    const double minus_alpha4_y = s4 * alpha3_x + w4_x * qd[3];

    /* link 4: U = [alpha] + [w][w] */
    const double U4_xz = w4_x * w4_z - minus_alpha4_y;
    const double U4_yz = w4_y * w4_z - alpha4_x;
    const double minus_U4_zz = w4_x * w4_x + w4_y * w4_y;

    /* link 4: acceleration a of its origin, gravity included */
    const double t37 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy);
    const double minus_a4_z = a3_y + (0.0203 * minus_U3_xy + 0.4331 * minus_U3_yy);
    const double t38 = a3_z + (0.0203 * minus_U3_zx - 0.4331 * U3_zy);
    const double a4_x = c4 * t37 + s4 * t38;
    const double a4_y = c4 * t38 - s4 * t37;

    /* link 4: force f = m a + U mc */
    const double f4_x = 0.82 * a4_x - 0.015579999999999998 * U4_xz;
    const double f4_y = 0.82 * a4_y - 0.015579999999999998 * U4_yz;
    const double f4_z = 0.015579999999999998 * minus_U4_zz - 0.82 * minus_a4_z;

    /* link 4: angular momentum K = I w about its origin */
    const double K4_x = 0.00209602 * w4_x;
    const double K4_y = 0.00209602 * w4_y;
    const double K4_z = 0.0013 * w4_z;

    /* link 4: moment n = I alpha + w x K + mc x a */
    const double n4_z = w4_x * K4_y - w4_y * K4_x - 0.0013 * alpha3_y;
    const double t39 = 0.00209602 * alpha4_x + (w4_y * K4_z - w4_z * K4_y);
    const double t40 = 0.015579999999999998 * a4_y;
    const double n4_x = t39 + t40;
    const double t41 = w4_z * K4_x - w4_x * K4_z - 0.00209602 * minus_alpha4_y;
    const double t42 = 0.015579999999999998 * a4_x;
    const double n4_y = t41 - t42;

    /* link 5: angular velocity w */
    const double w5_x = c5 * w4_x - s5 * w4_z;
    const double minus_w5_y = s5 * w4_x + c5 * w4_z;
    const double w5_z = w4_y + qd[4];

    /* link 5: angular acceleration alpha */
    const double alpha5_x = c5 * alpha4_x + s5 * alpha3_y - minus_w5_y * qd[4];
    const double alpha5_y = c5 * alpha3_y - s5 * alpha4_x - w5_x * qd[4];

    /* link 5: acceleration a of its origin, gravity included */
    const double a5_x = c5 * a4_x + s5 * minus_a4_z;
    const double a5_y = c5 * minus_a4_z - s5 * a4_x;

    /* link 5: force f = m a + U mc */
    const double f5_x = 0.34 * a5_x;
    const double f5_y = 0.34 * a5_y;
    const double f5_z = 0.34 * a4_y;

    /* link 5: angular momentum K = I w about its origin */
    const double K5_x = 0.0003 * w5_x;
    const double minus_K5_y = 0.0003 * minus_w5_y;
    const double K5_z = 0.0004 * w5_z;

    /* link 5: moment n = I alpha + w x K + mc x a */
    const double n5_x = 0.0003 * alpha5_x + (w5_z * minus_K5_y - minus_w5_y * K5_z);
    const double n5_y = 0.0003 * alpha5_y + (w5_z * K5_x - w5_x * K5_z);
    const double n5_z = minus_w5_y * K5_x - w5_x * minus_K5_y - 0.0004 * minus_alpha4_y;

    /* link 6: angular velocity w */
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double w6_z = minus_w5_y + qd[5];

    /* link 6: angular acceleration alpha */
    const double alpha6_x = c6 * alpha5_x - s6 * minus_alpha4_y + w6_y * qd[5];
    const double minus_alpha6_y = s6 * alpha5_x + c6 * minus_alpha4_y + w6_x * qd[5];

    /* link 6: U = [alpha] + [w][w] */
    const double U6_xz = w6_x * w6_z - minus_alpha6_y;
    const double U6_yz = w6_y * w6_z - alpha6_x;
    const double minus_U6_zz = w6_x * w6_x + w6_y * w6_y;

    /* link 6: acceleration a of its origin, gravity included */
    const double a6_x = c6 * a5_x + s6 * a4_y;
    const double a6_y = c6 * a4_y - s6 * a5_x;

    /* link 6: force f = m a + U mc */
    const double f6_x = link6_m * a6_x + U6_xz * link6_mcz;
    const double f6_y = link6_m * a6_y + U6_yz * link6_mcz;

    /* link 6: angular momentum K = I w about its origin */
    const double K6_x = link6_Ixx * w6_x;
    const double K6_y = link6_Iyy * w6_y;
    const double K6_z = 4e-05 * w6_z;

    /* link 6: moment n = I alpha + w x K + mc x a */
    const double n6_z = w6_x * K6_y - w6_y * K6_x - 4e-05 * alpha5_y;
    const double t43 = link6_Ixx * alpha6_x + (w6_y * K6_z - w6_z * K6_y);
    const double t44 = link6_mcz * a6_y;
    const double n6_x = t43 - t44;
    const double t45 = w6_z * K6_x - w6_x * K6_z - link6_Iyy * minus_alpha6_y;
    const double t46 = link6_mcz * a6_x;
    const double n6_y = t45 + t46;

    /* joint 5: force F and moment N through it, joint 6 added */
    const double N5_x = n5_x + (c6 * n6_x - s6 * n6_y);
    const double N5_y = n5_y - n6_z;
    const double N5_z = n5_z + (s6 * n6_x + c6 * n6_y);
    const double F5_x = f5_x + (c6 * f6_x - s6 * f6_y);
    const double F5_y = f5_y + (minus_U6_zz * link6_mcz + link6_m * a5_y);
    const double F5_z = f5_z + (s6 * f6_x + c6 * f6_y);

    /* joint 4: force F and moment N through it, joint 5 added */
    const double N4_x = n4_x + (c5 * N5_x - s5 * N5_y);
    const double N4_y = n4_y + N5_z;
    const double N4_z = n4_z - (s5 * N5_x + c5 * N5_y);
    const double F4_x = f4_x + (c5 * F5_x - s5 * F5_y);
    const double F4_y = f4_y + F5_z;

    /* joint 3: force F and moment N through it, joint 4 added */
    const double t47 = c4 * F4_x - s4 * F4_y;
    const double t48 = s5 * F5_x + c5 * F5_y - f4_z;
    const double t49 = s4 * F4_x + c4 * F4_y;
    const double N3_x = n3_x + (c4 * N4_x - s4 * N4_y - 0.4331 * t49);
    const double N3_y = n3_y + (0.0203 * t49 - N4_z);
    const double N3_z = n3_z + (s4 * N4_x + c4 * N4_y + (0.4331 * t47 - 0.0203 * t48));
    const double F3_x = f3_x + t47;
    const double F3_y = f3_y + t48;
    const double F3_z = f3_z + t49;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double t50 = c3 * F3_x - s3 * F3_y;
    const double t51 = s3 * F3_x + c3 * F3_y;
    const double N2_x = c3 * N3_x - s3 * N3_y + 0.0934 * t51 - minus_n2_x;
    const double N2_y = n2_y + (s3 * N3_x + c3 * N3_y - (0.0934 * t50 + 0.4318 * F3_z));
    const double N2_z = n2_z + (N3_z + 0.4318 * t51);
    const double F2_x = f2_x + t50;
    const double F2_y = f2_y + t51;

    /* joint 1: force F and moment N through it, joint 2 added */
    const double F1_x = c2 * F2_x - s2 * F2_y;
    const double minus_N1_z = s2 * N2_x + c2 * N2_y + 0.2435 * F1_x;

    h[0] = -minus_N1_z;
    h[1] = N2_z;
    h[2] = N3_z;
    h[3] = N4_z;
    h[4] = N5_z;
    h[5] = n6_z;
}

/* Accelerations under given joint forces: qdd = M^-1 (tau - h). */
void puma560_forward_dynamics(const double q[6],
                              const double qd[6],
                              const double tau[6],
                              const double p[10],
                              double qdd[6])
{
    /* parameters */
    const double link6_m = p[0];
    const double link6_mcz = p[1];
    const double link6_Ixx = p[2];
    const double link6_Iyy = p[3];
    const double joint1_rotor_inertia = p[4];
    const double joint2_rotor_inertia = p[5];
    const double joint3_rotor_inertia = p[6];
    const double joint4_rotor_inertia = p[7];
    const double joint5_rotor_inertia = p[8];
    const double joint6_rotor_inertia = p[9];

    /* sines and cosines of the joint angles */
    double s2, c2, s3, c3, s4, c4, s5, c5, s6, c6;
    symdyn_sincos(q[1], &s2, &c2);
    symdyn_sincos(q[2], &s3, &c3);
    symdyn_sincos(q[3], &s4, &c4);
    symdyn_sincos(q[4], &s5, &c5);
    symdyn_sincos(q[5], &s6, &c6);

    /* link 1: U = [alpha] + [w][w] */
    const double minus_U1_xx = qd[0] * qd[0];

    /* link 2: angular velocity w */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];

    /* link 2: angular acceleration alpha */
    const double minus_alpha2_x = minus_w2_y * qd[1];
    const double alpha2_y = minus_w2_x * qd[1];

    /* link 2: U = [alpha] + [w][w] */
    const double t1 = minus_w2_x * minus_w2_x;
    const double t2 = minus_w2_y * minus_w2_y;
    const double t3 = qd[1] * qd[1];
    const double U2_xy = minus_w2_x * minus_w2_y;
    const double minus_U2_xx = t2 + t3;
    const double minus_U2_yy = t1 + t3;
    const double minus_U2_zz = t1 + t2;

    /* link 2: acceleration a of its origin, gravity included */
    const double minus_a2_z = 0.2435 * minus_U1_xx;
    const double minus_a2_x = 9.81 * s2;
    const double minus_a2_y = 9.81 * c2;

    /* link 2: force f = m a + U mc */
    const double t4 = 0.10439999999999999 * U2_xy - 1.1832 * minus_U2_xx;
    const double t5 = 170.694 * s2;
    const double f2_x = t4 - t5;
    const double t6 = 1.1832 * U2_xy - 0.10439999999999999 * minus_U2_yy;
    const double t7 = 170.694 * c2;
    const double f2_y = t6 - t7;

    /* link 2: angular momentum K = I w about its origin */
    const double t8 = 0.0070992 * minus_w2_y - 0.1350808 * minus_w2_x;
    const double t9 = 0.018931200000000002 * qd[1];
    const double K2_x = t8 + t9;
    const double t10 = 0.0070992 * minus_w2_x - 0.608912 * minus_w2_y;
    const double t11 = 0.0016703999999999998 * qd[1];
    const double K2_y = t10 + t11;
    const double t12 = 0.0016703999999999998 * minus_w2_y;
    const double t13 = 0.018931200000000002 * minus_w2_x;
    const double K2_z = 0.6200840000000001 * qd[1] - (t13 + t12);

    /* link 2: moment n = I alpha + w x K + mc x a */
    const double t14 = 0.018931200000000002 * minus_alpha2_x;
    const double t15 = 0.0016703999999999998 * alpha2_y;
    const double t16 = 0.1350808 * minus_alpha2_x + 0.0070992 * alpha2_y;
    const double t17 = minus_w2_y * K2_z + qd[1] * K2_y;
    const double t18 = 0.0070992 * minus_alpha2_x + 0.608912 * alpha2_y;
    const double t19 = qd[1] * K2_x + minus_w2_x * K2_z;
    const double t20 = 0.025421399999999997 * minus_U1_xx + 2.7311039999999998 * c2;
    const double t21 = t16 + t17;
    const double minus_n2_x = t21 + t20;
    const double n2_y = t18 + t19 + (2.7311039999999998 * s2 + 0.2881092 * minus_U1_xx);
    const double t22 = t15 - t14 + (minus_w2_y * K2_x - minus_w2_x * K2_y);
    const double t23 = 1.024164 * s2 - 11.607192000000001 * c2;
    const double n2_z = t22 + t23;

    /* link 3: angular velocity w */
    const double minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y;
    const double w3_y = s3 * minus_w2_x - c3 * minus_w2_y;
    const double w3_z = qd[1] + qd[2];

    /* link 3: angular acceleration alpha */
    const double alpha3_x = s3 * alpha2_y - c3 * minus_alpha2_x + w3_y * qd[2];
    const double alpha3_y = s3 * minus_alpha2_x + c3 * alpha2_y + minus_w3_x * qd[2];

    /* link 3: U = [alpha] + [w][w] */
    const double t24 = minus_w3_x * minus_w3_x;
    const double t25 = w3_y * w3_y;
    const double t26 = w3_z * w3_z;
    const double minus_U3_xy = minus_w3_x * w3_y;
    const double t27 = minus_w3_x * w3_z;
    const double t28 = w3_y * w3_z;
    const double minus_U3_xx = t25 + t26;
    const double U3_xz = alpha3_y - t27;
    const double minus_U3_yy = t24 + t26;
    const double U3_yz = t28 - alpha3_x;
    const double minus_U3_zx = t27 + alpha3_y;
    const double U3_zy = t28 + alpha3_x;
    const double minus_U3_zz = t24 + t25;

    /* link 3: acceleration a of its origin, gravity included */
    const double t29 = minus_a2_x + 0.4318 * minus_U2_xx;
    const double t30 = 0.4318 * U2_xy - minus_a2_y;
    const double a3_z = 0.0934 * minus_U2_zz - 0.8636 * alpha2_y - minus_a2_z;
    const double a3_x = s3 * t30 - c3 * t29;
    const double a3_y = s3 * t29 + c3 * t30;

    /* link 3: force f = m a + U mc */
    const double f3_x = 4.8 * a3_x + (0.336 * minus_U3_xy + 0.0672 * U3_xz);
    const double f3_y = 4.8 * a3_y + (0.336 * minus_U3_yy + 0.0672 * U3_yz);
    const double f3_z = 4.8 * a3_z - (0.336 * U3_zy + 0.0672 * minus_U3_zz);

    /* link 3: angular momentum K = I w about its origin */
    const double minus_K3_x = 0.09046080000000001 * minus_w3_x;
    const double K3_y = 0.013440800000000001 * w3_y + 0.004704000000000001 * w3_z;
    const double K3_z = 0.004704000000000001 * w3_y + 0.08952 * w3_z;

    /* link 3: moment n = I alpha + w x K + mc x a */
    const double t31 = minus_w3_x * K3_z - w3_z * minus_K3_x;
    const double t32 = 0.013440800000000001 * alpha3_y;
    const double t33 = w3_y * minus_K3_x - minus_w3_x * K3_y;
    const double t34 = 0.004704000000000001 * alpha3_y;
    const double t35 = 0.09046080000000001 * alpha3_x + (w3_y * K3_z - w3_z * K3_y);
    const double t36 = 0.336 * a3_z + 0.0672 * a3_y;
    const double n3_x = t35 - t36;
    const double n3_y = t32 + t31 + 0.0672 * a3_x;
    const double n3_z = t34 + t33 + 0.336 * a3_x;

    /* link 4: angular velocity w */
    const double w4_x = s4 * w3_z - c4 * minus_w3_x;
    const double w4_y = s4 * minus_w3_x + c4 * w3_z;
    const double w4_z = qd[3] - w3_y;

    /* link 4: angular acceleration alpha */
    const double alpha4_x = c4 * alpha3_x + w4_y * qd[3];
    const double minus_alpha4_y = s4 * alpha3_x + w4_x * qd[3];

    /* link 4: U = [alpha] + [w][w] */
    const double U4_xz = w4_x * w4_z - minus_alpha4_y;
    const double U4_yz = w4_y * w4_z - alpha4_x;
    const double minus_U4_zz = w4_x * w4_x + w4_y * w4_y;

    /* link 4: acceleration a of its origin, gravity included */
    const double t37 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy);
    const double minus_a4_z = a3_y + (0.0203 * minus_U3_xy + 0.4331 * minus_U3_yy);
    const double t38 = a3_z + (0.0203 * minus_U3_zx - 0.4331 * U3_zy);
    const double a4_x = c4 * t37 + s4 * t38;
    const double a4_y = c4 * t38 - s4 * t37;

    /* link 4: force f = m a + U mc */
    const double f4_x = 0.82 * a4_x - 0.015579999999999998 * U4_xz;
    const double f4_y = 0.82 * a4_y - 0.015579999999999998 * U4_yz;
    const double f4_z = 0.015579999999999998 * minus_U4_zz - 0.82 * minus_a4_z;

    /* link 4: angular momentum K = I w about its origin */
    const double K4_x = 0.00209602 * w4_x;
    const double K4_y = 0.00209602 * w4_y;
    const double K4_z = 0.0013 * w4_z;

    /* link 4: moment n = I alpha + w x K + mc x a */
    const double n4_z = w4_x * K4_y - w4_y * K4_x - 0.0013 * alpha3_y;
    const double t39 = 0.00209602 * alpha4_x + (w4_y * K4_z - w4_z * K4_y);
    const double t40 = 0.015579999999999998 * a4_y;
    const double n4_x = t39 + t40;
    const double t41 = w4_z * K4_x - w4_x * K4_z - 0.00209602 * minus_alpha4_y;
    const double t42 = 0.015579999999999998 * a4_x;
    const double n4_y = t41 - t42;

    /* link 5: angular velocity w */
    const double w5_x = c5 * w4_x - s5 * w4_z;
    const double minus_w5_y = s5 * w4_x + c5 * w4_z;
    const double w5_z = w4_y + qd[4];

    /* link 5: angular acceleration alpha */
    const double alpha5_x = c5 * alpha4_x + s5 * alpha3_y - minus_w5_y * qd[4];
    const double alpha5_y = c5 * alpha3_y - s5 * alpha4_x - w5_x * qd[4];

    /* link 5: acceleration a of its origin, gravity included */
    const double a5_x = c5 * a4_x + s5 * minus_a4_z;
    const double a5_y = c5 * minus_a4_z - s5 * a4_x;

    /* link 5: force f = m a + U mc */
    const double f5_x = 0.34 * a5_x;
    const double f5_y = 0.34 * a5_y;
    const double f5_z = 0.34 * a4_y;

    /* link 5: angular momentum K = I w about its origin */
    const double K5_x = 0.0003 * w5_x;
    const double minus_K5_y = 0.0003 * minus_w5_y;
    const double K5_z = 0.0004 * w5_z;

    /* link 5: moment n = I alpha + w x K + mc x a */
    const double n5_x = 0.0003 * alpha5_x + (w5_z * minus_K5_y - minus_w5_y * K5_z);
    const double n5_y = 0.0003 * alpha5_y + (w5_z * K5_x - w5_x * K5_z);
    const double n5_z = minus_w5_y * K5_x - w5_x * minus_K5_y - 0.0004 * minus_alpha4_y;

    /* link 6: angular velocity w */
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double w6_z = minus_w5_y + qd[5];

    /* link 6: angular acceleration alpha */
    const double alpha6_x = c6 * alpha5_x - s6 * minus_alpha4_y + w6_y * qd[5];
    const double minus_alpha6_y = s6 * alpha5_x + c6 * minus_alpha4_y + w6_x * qd[5];

    /* link 6: U = [alpha] + [w][w] */
    const double U6_xz = w6_x * w6_z - minus_alpha6_y;
    const double U6_yz = w6_y * w6_z - alpha6_x;
    const double minus_U6_zz = w6_x * w6_x + w6_y * w6_y;

    /* link 6: acceleration a of its origin, gravity included */
    const double a6_x = c6 * a5_x + s6 * a4_y;
    const double a6_y = c6 * a4_y - s6 * a5_x;

    /* link 6: force f = m a + U mc */
    const double f6_x = link6_m * a6_x + U6_xz * link6_mcz;
    const double f6_y = link6_m * a6_y + U6_yz * link6_mcz;

    /* link 6: angular momentum K = I w about its origin */
    const double K6_x = link6_Ixx * w6_x;
    const double K6_y = link6_Iyy * w6_y;
    const double K6_z = 4e-05 * w6_z;

    /* link 6: moment n = I alpha + w x K + mc x a */
    const double n6_z = w6_x * K6_y - w6_y * K6_x - 4e-05 * alpha5_y;
    const double t43 = link6_Ixx * alpha6_x + (w6_y * K6_z - w6_z * K6_y);
    const double t44 = link6_mcz * a6_y;
    const double n6_x = t43 - t44;
    const double t45 = w6_z * K6_x - w6_x * K6_z - link6_Iyy * minus_alpha6_y;
    const double t46 = link6_mcz * a6_x;
    const double n6_y = t45 + t46;

    /* joint 5: force F and moment N through it, joint 6 added */
    const double N5_x = n5_x + (c6 * n6_x - s6 * n6_y);
    const double N5_y = n5_y - n6_z;
    const double N5_z = n5_z + (s6 * n6_x + c6 * n6_y);
    const double F5_x = f5_x + (c6 * f6_x - s6 * f6_y);
    const double F5_y = f5_y + (minus_U6_zz * link6_mcz + link6_m * a5_y);
    const double F5_z = f5_z + (s6 * f6_x + c6 * f6_y);

    /* joint 4: force F and moment N through it, joint 5 added */
    const double N4_x = n4_x + (c5 * N5_x - s5 * N5_y);
    const double N4_y = n4_y + N5_z;
    const double N4_z = n4_z - (s5 * N5_x + c5 * N5_y);
    const double F4_x = f4_x + (c5 * F5_x - s5 * F5_y);
    const double F4_y = f4_y + F5_z;

    /* joint 3: force F and moment N through it, joint 4 added */
    const double t47 = c4 * F4_x - s4 * F4_y;
    const double t48 = s5 * F5_x + c5 * F5_y - f4_z;
    const double t49 = s4 * F4_x + c4 * F4_y;
    const double N3_x = n3_x + (c4 * N4_x - s4 * N4_y - 0.4331 * t49);
    const double N3_y = n3_y + (0.0203 * t49 - N4_z);
    const double N3_z = n3_z + (s4 * N4_x + c4 * N4_y + (0.4331 * t47 - 0.0203 * t48));
    const double F3_x = f3_x + t47;
    const double F3_y = f3_y + t48;
    const double F3_z = f3_z + t49;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double t50 = c3 * F3_x - s3 * F3_y;
    const double t51 = s3 * F3_x + c3 * F3_y;
    const double N2_x = c3 * N3_x - s3 * N3_y + 0.0934 * t51 - minus_n2_x;
    const double N2_y = n2_y + (s3 * N3_x + c3 * N3_y - (0.0934 * t50 + 0.4318 * F3_z));
    const double N2_z = n2_z + (N3_z + 0.4318 * t51);
    const double F2_x = f2_x + t50;
    const double F2_y = f2_y + t51;

    /* joint 1: force F and moment N through it, joint 2 added */
    const double F1_x = c2 * F2_x - s2 * F2_y;
    const double minus_N1_z = s2 * N2_x + c2 * N2_y + 0.2435 * F1_x;

    /* composite body 5: with body 6 added */
    const double t52 = c6 * link6_Ixx;
    const double t53 = s6 * link6_Iyy;
    const double Ixz_c5 = t52 * s6 - t53 * c6;
    const double m_c5 = link6_m + 0.34;
    const double Ixx_c5 = t52 * c6 + t53 * s6 + 0.0003;
    const double Izz_c5 = s6 * link6_Ixx * s6 + c6 * link6_Iyy * c6 + 0.0004;

    /* composite body 4: with body 5 added */
    const double t54 = c5 * Ixx_c5;
    const double t55 = 0.00033999999999999997 * s5;
    const double Ixy_c4 = c5 * Ixz_c5;
    const double minus_Iyz_c4 = s5 * Ixz_c5;
    const double Ixz_c4 = t55 * c5 - t54 * s5;
    const double mcx_c4 = s5 * link6_mcz;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 4 */
    const double F5at4_x = c5 * link6_mcz;

    /* composite body 4: with body 5 added */
    const double m_c4 = m_c5 + 0.82;
    const double Ixx_c4 = t54 * c5 + t55 * s5 + 0.00209602;
    const double Iyy_c4 = Izz_c5 + 0.00209602;
    const double Izz_c4 = s5 * Ixx_c5 * s5 + 0.00033999999999999997 * c5 * c5 + 0.0013;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double t56 = s4 * Ixy_c4;
    const double t57 = c4 * Ixx_c4 - t56;
    const double t58 = c4 * Ixy_c4;
    const double t59 = t58 - s4 * Iyy_c4;
    const double t60 = c4 * Ixz_c4 + s4 * minus_Iyz_c4;
    const double F4at3_z = c4 * mcx_c4;
    const double t61 = 0.015579999999999998 - F5at4_x;
    const double minus_F4at3_x = s4 * mcx_c4;

    /* composite body 3: with body 4 added */
    const double mcx_c3 = F4at3_z - 0.0203 * m_c4;
    const double t62 = t61 - 0.4331 * m_c4;
    const double t63 = 0.0203 * (F4at3_z + mcx_c3);
    const double t64 = 0.4331 * (t61 + t62);
    const double Ixy_c3 = 0.0203 * t61 + 0.4331 * mcx_c3 - t60;
    const double Ixz_c3 = t57 * s4 + t59 * c4 + 0.0203 * minus_F4at3_x;
    const double t65 = 0.4331 * minus_F4at3_x - (s4 * Ixz_c4 - c4 * minus_Iyz_c4);
    const double t66 = (s4 * Ixx_c4 + t58) * s4 + (t56 + c4 * Iyy_c4) * c4;
    const double t67 = t63 + t64;
    const double m_c3 = m_c4 + 4.8;
    const double mcy_c3 = t62 - 0.336;
    const double mcz_c3 = minus_F4at3_x + 0.0672;
    const double Ixx_c3 = t57 * c4 - t59 * s4 - t64 + 0.09046080000000001;
    const double Iyy_c3 = Izz_c4 - t63 + 0.013440800000000001;
    const double Iyz_c3 = t65 + 0.004704000000000001;
    const double Izz_c3 = t66 - t67 + 0.08952;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 2 */
    const double t68 = s3 * Ixy_c3;
    const double t69 = c3 * Ixx_c3 - t68;
    const double t70 = c3 * Ixy_c3;
    const double t71 = t70 - s3 * Iyy_c3;
    const double t72 = c3 * Ixz_c3 - s3 * Iyz_c3;
    const double F3at2_y = c3 * mcx_c3 - s3 * mcy_c3;
    const double minus_F3at2_x = s3 * mcx_c3 + c3 * mcy_c3;
    const double t73 = F3at2_y + 0.4318 * m_c3;
    const double t74 = mcz_c3 - 0.0934 * m_c3;
    const double t75 = 0.4318 * (F3at2_y + t73);
    const double t76 = 0.0934 * (mcz_c3 + t74);
    const double t77 = (s3 * Ixx_c3 + t70) * s3 + (t68 + c3 * Iyy_c3) * c3;
    const double t78 = t75 - t76;
    const double N3at2_y = s3 * Ixz_c3 + c3 * Iyz_c3 + 0.0934 * minus_F3at2_x;

    /* composite body 2: with body 3 added */
    const double m_c2 = m_c3 + 17.4;
    const double mcx_c2 = t73 + 1.1832;
    const double mcy_c2 = minus_F3at2_x + 0.10439999999999999;
    const double mcz_c2 = t74 - 0.2784;
    const double Ixx_c2 = t69 * c3 - t71 * s3 - t76 + 0.1350808;
    const double Ixy_c2 = t69 * s3 + t71 * c3 - 0.4318 * minus_F3at2_x - 0.0070992;
    const double Iyy_c2 = t77 + t78 + 0.608912;
    const double Ixz_c2 = t72 - (0.4318 * mcz_c3 - 0.0934 * t73) + 0.018931200000000002;
    const double Iyz_c2 = N3at2_y + 0.0016703999999999998;
    const double Izz_c2 = Izz_c3 + t75 + 0.6200840000000001;

    /* composite body 1: with body 2 added */
    const double t79 = (s2 * Ixx_c2 + c2 * Ixy_c2) * s2;
    const double t80 = (s2 * Ixy_c2 + c2 * Iyy_c2) * c2;
    const double minus_mcz_c1 = s2 * mcx_c2 + c2 * mcy_c2;
    const double mcy_c1 = mcz_c2 + 0.2435 * m_c2;
    const double Iyz_c1 = 0.2435 * minus_mcz_c1 - (s2 * Ixz_c2 + c2 * Iyz_c2);
    const double Izz_c1 = t79 + t80 + 0.2435 * (mcz_c2 + mcy_c1) + 0.35;

    /* row 6 of L and entry 6 of D in M = L^T D L */
    const double D6 = joint6_rotor_inertia + 4e-05;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 4 */
    const double N6at4_x = 4e-05 * s5;
    const double N6at4_z = 4e-05 * c5;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 3 */
    const double N6at3_x = c4 * N6at4_x;
    const double N6at3_z = s4 * N6at4_x;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 2 */
    const double N6at2_x = c3 * N6at3_x + s3 * N6at4_z;
    const double N6at2_y = s3 * N6at3_x - c3 * N6at4_z;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 1 */
    const double minus_N6at1_z = s2 * N6at2_x + c2 * N6at2_y;

    /* row 5 of L and entry 5 of D in M = L^T D L */
    const double D5 = joint5_rotor_inertia + Izz_c5;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 3 */
    const double F5at3_x = c4 * F5at4_x;
    const double F5at3_z = s4 * F5at4_x;
    const double N5at3_x = t58 - s4 * Izz_c5 - 0.4331 * F5at3_z;
    const double N5at3_y = minus_Iyz_c4 + 0.0203 * F5at3_z;
    const double N5at3_z = t56 + c4 * Izz_c5 + (0.4331 * F5at3_x - 0.0203 * mcx_c4);

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 2 */
    const double F5at2_x = c3 * F5at3_x - s3 * mcx_c4;
    const double F5at2_y = s3 * F5at3_x + c3 * mcx_c4;
    const double N5at2_x = c3 * N5at3_x - s3 * N5at3_y + 0.0934 * F5at2_y;
    const double t81 = 0.0934 * F5at2_x + 0.4318 * F5at3_z;
    const double t82 = s3 * N5at3_x + c3 * N5at3_y;
    const double N5at2_y = t82 - t81;
    const double N5at2_z = N5at3_z + 0.4318 * F5at2_y;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 1 */
    const double F5at1_x = c2 * F5at2_x - s2 * F5at2_y;
    const double minus_N5at1_z = s2 * N5at2_x + c2 * N5at2_y + 0.2435 * F5at1_x;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double N4at3_x = t60 - 0.4331 * F4at3_z;
    const double N4at3_y = 0.0203 * F4at3_z - Izz_c4;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 2 */
    const double minus_F4at2_x = c3 * minus_F4at3_x;
    const double minus_F4at2_y = s3 * minus_F4at3_x;
    const double N4at2_x = c3 * N4at3_x - s3 * N4at3_y - 0.0934 * minus_F4at2_y;
    const double t83 = 0.0934 * minus_F4at2_x - 0.4318 * F4at3_z;
    const double t84 = s3 * N4at3_x + c3 * N4at3_y;
    const double N4at2_y = t84 + t83;
    const double minus_N4at2_z = t65 + 0.4318 * minus_F4at2_y;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 1 */
    const double F4at1_x = s2 * minus_F4at2_y - c2 * minus_F4at2_x;
    const double minus_N4at1_z = s2 * N4at2_x + c2 * N4at2_y + 0.2435 * F4at1_x;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 2 */
    const double N3at2_x = t72 + 0.0934 * F3at2_y;
    const double N3at2_z = Izz_c3 + 0.4318 * F3at2_y;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 1 */
    const double minus_F3at1_x = c2 * minus_F3at2_x + s2 * F3at2_y;
    const double minus_N3at1_z = s2 * N3at2_x + c2 * N3at2_y - 0.2435 * minus_F3at1_x;

    /* row 6 of L and entry 6 of D in M = L^T D L */
    const double minus_L6_1 = minus_N6at1_z / D6;
    const double L6_2 = N6at3_z / D6;
    const double L6_4 = N6at4_z / D6;

    /* row 5 of L and entry 5 of D in M = L^T D L */
    const double t85 = L6_2 * minus_N6at1_z;
    const double t86 = L6_2 * N6at3_z;
    const double t87 = L6_4 * N6at3_z;
    const double minus_L5_1 = minus_N5at1_z / D5;
    const double L5_2 = N5at2_z / D5;
    const double L5_3 = N5at3_z / D5;
    const double minus_L5_4 = minus_Iyz_c4 / D5;

    /* row 4 of L and entry 4 of D in M = L^T D L */
    const double t88 = joint1_rotor_inertia + Izz_c1 - minus_L6_1 * minus_N6at1_z;
    const double t89 = minus_L5_1 * minus_N5at1_z;
    const double t90 = L6_4 * minus_N6at1_z - minus_N4at1_z;
    const double t91 = minus_L5_4 * minus_N5at1_z;
    const double t92 = t90 - t91;
    const double t93 = minus_L5_4 * N5at2_z - (minus_N4at2_z + t87);
    const double t94 = minus_L5_4 * N5at3_z - (t65 + t87);
    const double t95 = joint4_rotor_inertia + Izz_c4 - L6_4 * N6at4_z;
    const double t96 = minus_L5_4 * minus_Iyz_c4;
    const double D4 = t95 - t96;
    const double L4_1 = t92 / D4;
    const double L4_2 = t93 / D4;
    const double L4_3 = t94 / D4;

    /* row 3 of L and entry 3 of D in M = L^T D L */
    const double t97 = joint2_rotor_inertia + Izz_c2 - t86 - L5_2 * N5at2_z;
    const double t98 = L4_2 * t93;
    const double t99 = t85 - minus_N3at1_z + L5_3 * minus_N5at1_z - L4_3 * t92;
    const double t100 = N3at2_z - t86 - L5_3 * N5at2_z - L4_3 * t93;
    const double t101 = joint3_rotor_inertia + Izz_c3 - t86 - L5_3 * N5at3_z;
    const double t102 = L4_3 * t94;
    const double D3 = t101 - t102;
    const double L3_1 = t99 / D3;
    const double L3_2 = t100 / D3;

    /* row 2 of L and entry 2 of D in M = L^T D L */
    const double t103 = Iyz_c1 + t85 + L5_2 * minus_N5at1_z - L4_2 * t92 - L3_2 * t99;
    const double D2 = t97 - t98 - L3_2 * t100;
    const double L2_1 = t103 / D2;

    /* row 1 of L and entry 1 of D in M = L^T D L */
    const double D1 = t88 - t89 - L4_1 * t92 - L3_1 * t99 - L2_1 * t103;

    /* solve L^T y = right-hand side, tips first */
    const double y5 = tau[4] - N5_z;
    const double y6 = tau[5] - n6_z;
    const double t104 = L6_2 * y6;
    const double y4 = tau[3] - N4_z - L6_4 * y6 + minus_L5_4 * y5;
    const double t105 = tau[0] + minus_N1_z + minus_L6_1 * y6 + minus_L5_1 * y5;
    const double t106 = L4_1 * y4;
    const double y3 = tau[2] - N3_z - t104 - L5_3 * y5 - L4_3 * y4;
    const double y2 = tau[1] - N2_z - t104 - L5_2 * y5 - L4_2 * y4 - L3_2 * y3;
    const double y1 = t105 - t106 - L3_1 * y3 - L2_1 * y2;

    /* solve L x = y / D, base first */
    const double x1 = y1 / D1;
    const double x2 = y2 / D2 - L2_1 * x1;
    const double x3 = y3 / D3 - L3_1 * x1 - L3_2 * x2;
    const double x4 = y4 / D4 - L4_1 * x1 - L4_2 * x2 - L4_3 * x3;
    const double t107 = y5 / D5 + minus_L5_1 * x1 - L5_2 * x2 - L5_3 * x3;
    const double t108 = minus_L5_4 * x4;
    const double x5 = t107 + t108;
    const double x6 = y6 / D6 + minus_L6_1 * x1 - L6_2 * x2 - L6_2 * x3 - L6_4 * x4;

    qdd[0] = x1;
    qdd[1] = x2;
    qdd[2] = x3;
    qdd[3] = x4;
    qdd[4] = x5;
    qdd[5] = x6;
}

/* The mass matrix M(q). Joint forces at zero acceleration: h = C qd + phi. */
void puma560_mass_matrix_bias(const double q[6],
                              const double qd[6],
                              const double p[10],
                              double M[6][6],
                              double h[6])
{
    /* parameters */
    const double link6_m = p[0];
    const double link6_mcz = p[1];
    const double link6_Ixx = p[2];
    const double link6_Iyy = p[3];
    const double joint1_rotor_inertia = p[4];
    const double joint2_rotor_inertia = p[5];
    const double joint3_rotor_inertia = p[6];
    const double joint4_rotor_inertia = p[7];
    const double joint5_rotor_inertia = p[8];
    const double joint6_rotor_inertia = p[9];

    /* sines and cosines of the joint angles */
    double s2, c2, s3, c3, s4, c4, s5, c5, s6, c6;
    symdyn_sincos(q[1], &s2, &c2);
    symdyn_sincos(q[2], &s3, &c3);
    symdyn_sincos(q[3], &s4, &c4);
    symdyn_sincos(q[4], &s5, &c5);
    symdyn_sincos(q[5], &s6, &c6);

    /* all beyond joint 6: moments of mass h and Q about it */
    const double t1 = 0.5 * (link6_Ixx + link6_Iyy + 4e-05);
    const double t2 = t1 - link6_Ixx;
    const double t3 = t1 - link6_Iyy;
    const double Q6_zz = t1 - 4e-05;
    const double t4 = s6 * (t2 - t3);
    const double t5 = s6 * t4;
    const double Q6_xx = t2 - t5;
    const double Q6_yy = t3 + t5;
    const double Q6_xy = c6 * t4;

    /* all beyond joint 5: moments of mass h and Q about it */
    const double t6 = Q6_xx + 0.00020000000000000004;
    const double t7 = Q6_zz + 0.00020000000000000004;
    const double Q5_zz = Q6_yy + 9.999999999999999e-05;
    const double h5_x = s5 * link6_mcz;
    const double minus_h5_y = c5 * link6_mcz;
    const double t8 = s5 * (t6 - t7);
    const double t9 = s5 * t8;
    const double Q5_xx = t6 - t9;
    const double Q5_yy = t7 + t9;
    const double Q5_xy = c5 * t8;
    const double Q5_xz = c5 * Q6_xy;
    const double Q5_yz = s5 * Q6_xy;

    /* all beyond joint 4: moments of mass h and Q about it */
    const double t10 = link6_m + 0.34 + 0.82;
    const double t11 = Q5_xx + 0.00065;
    const double t12 = Q5_zz + 0.00065;
    const double Q4_zz = Q5_yy + 0.0014460200000000001;
    const double h4_x = c4 * h5_x;
    const double h4_y = s4 * h5_x;
    const double t13 = s4 * (t11 - t12) + c4 * (2.0 * Q5_xz);
    const double t14 = s4 * t13;
    const double Q4_xx = t11 - t14;
    const double Q4_yy = t12 + t14;
    const double Q4_xy = c4 * t13 - Q5_xz;
    const double minus_Q4_yz = s4 * Q5_xy + c4 * Q5_yz;

    /* all beyond joint 3: moments of mass h and Q about it */
    const double t15 = 0.015579999999999998 - minus_h5_y;
    const double t16 = h4_x - 0.0203 * t10;
    const double t17 = t15 - 0.4331 * t10;
    const double t18 = c4 * Q5_xy - s4 * Q5_yz;
    const double t19 = t18 - (0.0203 * t15 + 0.4331 * t16);
    const double t20 = Q4_xy - 0.0203 * h4_y;
    const double t21 = minus_Q4_yz - 0.4331 * h4_y;
    const double t22 = t17 - 0.336;
    const double h3_z = h4_y + 0.0672;
    const double t23 = t10 + 4.8;
    const double t24 = Q4_xx - 0.0203 * (h4_x + t16) + 0.0062500000000000056;
    const double t25 = Q4_zz - 0.4331 * (t15 + t17) + 0.08327000000000001;
    const double t26 = t21 - 0.004704000000000001;
    const double Q3_zz = Q4_yy + 0.007190800000000011;
    const double h3_x = c3 * t16 - s3 * t22;
    const double h3_y = s3 * t16 + c3 * t22;
    const double t27 = s3 * (t24 - t25) + c3 * (2.0 * t19);
    const double t28 = s3 * t27;
    const double Q3_xx = t24 - t28;
    const double Q3_yy = t25 + t28;
    const double Q3_xy = c3 * t27 - t19;
    const double Q3_xz = c3 * t20 - s3 * t26;
    const double Q3_yz = s3 * t20 + c3 * t26;

    /* all beyond joint 2: moments of mass h and Q about it */
    const double t29 = h3_x + 0.4318 * t23;
    const double t30 = h3_z - 0.0934 * t23;
    const double t31 = Q3_yz - 0.0934 * h3_y;
    const double h2_z = t30 - 0.2784;
    const double t32 = Q3_xx + 0.4318 * (h3_x + t29) + 0.5469576;
    const double t33 = Q3_yy + 0.07312640000000004;
    const double Q2_zz = Q3_zz - 0.0934 * (h3_z + t30) + 0.061954399999999965;
    const double h2_y = s2 * (t29 + 1.1832) + c2 * (h3_y + 0.10439999999999999);
    const double t34 = c2 * (2.0 * (Q3_xy + 0.4318 * h3_y + 0.0070992));
    const double t35 = s2 * (t32 - t33);
    const double t36 = s2 * (t35 + t34);
    const double Q2_xx = t32 - t36;
    const double Q2_yy = t33 + t36;
    const double t37 = Q3_xz + (0.4318 * h3_z - 0.0934 * t29) - 0.018931200000000002;
    const double Q2_yz = s2 * t37 + c2 * (t31 - 0.0016703999999999998);

    /* all beyond joint 1: moments of mass h and Q about it */
    const double h1_y = h2_z + 0.2435 * (t23 + 17.4);
    const double minus_Q1_yz = Q2_yz + 0.2435 * h2_y;
    const double Q1_xx = Q2_xx + 0.175;
    const double Q1_yy = Q2_zz + 0.2435 * (h2_z + h1_y) + 0.175;

    /* link 1: U = [alpha] + [w][w] */
    const double t38 = Q6_xx + Q6_yy;
    const double t39 = s5 * t38;
    const double t40 = c5 * t38;
    const double t41 = c4 * t39;
    const double t42 = s4 * t39;
    const double t43 = Q5_xx + Q5_yy;
    const double t44 = c4 * minus_h5_y;
    const double t45 = s4 * minus_h5_y;
    const double t46 = c4 * Q5_xz + s4 * t43 + 0.4331 * t45;
    const double t47 = 0.0203 * t45 - Q5_yz;
    const double t48 = c4 * t43 - s4 * Q5_xz + (0.4331 * t44 - 0.0203 * h5_x);
    const double t49 = c3 * t44 - s3 * h5_x;
    const double t50 = s3 * t44 + c3 * h5_x;
    const double t51 = t48 + 0.4318 * t50;
    const double t52 = c2 * (c3 * t47 - s3 * t46 - (0.0934 * t49 + 0.4318 * t45));
    const double t53 = s2 * (0.0934 * t50 - (c3 * t46 + s3 * t47));
    const double t54 = Q4_xx + Q4_yy;
    const double t55 = t18 - 0.4331 * h4_x;
    const double t56 = 0.0203 * h4_x - t54;
    const double t57 = c3 * h4_y;
    const double t58 = s3 * h4_y;
    const double t59 = t21 - 0.4318 * t58;
    const double t60 = c2 * (s3 * t55 + c3 * t56 + (0.0934 * t57 - 0.4318 * h4_x));
    const double t61 = s2 * (c3 * t55 - s3 * t56 - 0.0934 * t58);
    const double t62 = Q3_xx + Q3_yy;
    const double t63 = t62 + 0.4318 * h3_x;
    const double t64 = s2 * (0.0934 * h3_x - Q3_xz) - c2 * t31;
    const double t65 = 0.2435 * (c2 * h3_y + s2 * h3_x);
    const double t66 = t65 - t64;
    const double minus_U1_xx = qd[0] * qd[0];

    /* link 2: angular velocity w */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];

    /* link 2: angular acceleration alpha */
    const double minus_alpha2_x = minus_w2_y * qd[1];
    const double alpha2_y = minus_w2_x * qd[1];

    /* link 2: U = [alpha] + [w][w] */
    const double t67 = minus_w2_x * minus_w2_x;
    const double t68 = minus_w2_y * minus_w2_y;
    const double t69 = qd[1] * qd[1];
    const double U2_xy = minus_w2_x * minus_w2_y;
    const double minus_U2_xx = t68 + t69;
    const double minus_U2_yy = t67 + t69;
    const double minus_U2_zz = t67 + t68;

    /* link 2: acceleration a of its origin, gravity included */
    const double minus_a2_z = 0.2435 * minus_U1_xx;
    const double minus_a2_x = 9.81 * s2;
    const double minus_a2_y = 9.81 * c2;

    /* link 2: force f = m a + U mc */
    const double t70 = 0.10439999999999999 * U2_xy - 1.1832 * minus_U2_xx;
    const double t71 = 170.694 * s2;
    const double f2_x = t70 - t71;
    const double t72 = 1.1832 * U2_xy - 0.10439999999999999 * minus_U2_yy;
    const double t73 = 170.694 * c2;
    const double f2_y = t72 - t73;

    /* link 2: angular momentum K = I w about its origin */
    const double t74 = 0.0070992 * minus_w2_y - 0.1350808 * minus_w2_x;
    const double t75 = 0.018931200000000002 * qd[1];
    const double K2_x = t74 + t75;
    const double t76 = 0.0070992 * minus_w2_x - 0.608912 * minus_w2_y;
    const double t77 = 0.0016703999999999998 * qd[1];
    const double K2_y = t76 + t77;
    const double t78 = 0.0016703999999999998 * minus_w2_y;
    const double t79 = 0.018931200000000002 * minus_w2_x;
    const double K2_z = 0.6200840000000001 * qd[1] - (t79 + t78);

    /* link 2: moment n = I alpha + w x K + mc x a */
    const double t80 = 0.018931200000000002 * minus_alpha2_x;
    const double t81 = 0.0016703999999999998 * alpha2_y;
    const double t82 = 0.1350808 * minus_alpha2_x + 0.0070992 * alpha2_y;
    const double t83 = minus_w2_y * K2_z + qd[1] * K2_y;
    const double t84 = 0.0070992 * minus_alpha2_x + 0.608912 * alpha2_y;
    const double t85 = qd[1] * K2_x + minus_w2_x * K2_z;
    const double t86 = 0.025421399999999997 * minus_U1_xx + 2.7311039999999998 * c2;
    const double t87 = t82 + t83;
    const double minus_n2_x = t87 + t86;
    const double n2_y = t84 + t85 + (2.7311039999999998 * s2 + 0.2881092 * minus_U1_xx);
    const double t88 = t81 - t80 + (minus_w2_y * K2_x - minus_w2_x * K2_y);
    const double t89 = 1.024164 * s2 - 11.607192000000001 * c2;
    const double n2_z = t88 + t89;

    /* link 3: angular velocity w */
    const double minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y;
    const double w3_y = s3 * minus_w2_x - c3 * minus_w2_y;
    const double w3_z = qd[1] + qd[2];

    /* link 3: angular acceleration alpha */
    const double alpha3_x = s3 * alpha2_y - c3 * minus_alpha2_x + w3_y * qd[2];
    const double alpha3_y = s3 * minus_alpha2_x + c3 * alpha2_y + minus_w3_x * qd[2];

    /* link 3: U = [alpha] + [w][w] */
    const double t90 = minus_w3_x * minus_w3_x;
    const double t91 = w3_y * w3_y;
    const double t92 = w3_z * w3_z;
    const double minus_U3_xy = minus_w3_x * w3_y;
    const double t93 = minus_w3_x * w3_z;
    const double t94 = w3_y * w3_z;
    const double minus_U3_xx = t91 + t92;
    const double U3_xz = alpha3_y - t93;
    const double minus_U3_yy = t90 + t92;
    const double U3_yz = t94 - alpha3_x;
    const double minus_U3_zx = t93 + alpha3_y;
    const double U3_zy = t94 + alpha3_x;
    const double minus_U3_zz = t90 + t91;

    /* link 3: acceleration a of its origin, gravity included */
    const double t95 = minus_a2_x + 0.4318 * minus_U2_xx;
    const double t96 = 0.4318 * U2_xy - minus_a2_y;
    const double a3_z = 0.0934 * minus_U2_zz - 0.8636 * alpha2_y - minus_a2_z;
    const double a3_x = s3 * t96 - c3 * t95;
    const double a3_y = s3 * t95 + c3 * t96;

    /* link 3: force f = m a + U mc */
    const double f3_x = 4.8 * a3_x + (0.336 * minus_U3_xy + 0.0672 * U3_xz);
    const double f3_y = 4.8 * a3_y + (0.336 * minus_U3_yy + 0.0672 * U3_yz);
    const double f3_z = 4.8 * a3_z - (0.336 * U3_zy + 0.0672 * minus_U3_zz);

    /* link 3: angular momentum K = I w about its origin */
    const double minus_K3_x = 0.09046080000000001 * minus_w3_x;
    const double K3_y = 0.013440800000000001 * w3_y + 0.004704000000000001 * w3_z;
    const double K3_z = 0.004704000000000001 * w3_y + 0.08952 * w3_z;

    /* link 3: moment n = I alpha + w x K + mc x a */
    const double t97 = minus_w3_x * K3_z - w3_z * minus_K3_x;
    const double t98 = 0.013440800000000001 * alpha3_y;
    const double t99 = w3_y * minus_K3_x - minus_w3_x * K3_y;
    const double t100 = 0.004704000000000001 * alpha3_y;
    const double t101 = 0.09046080000000001 * alpha3_x + (w3_y * K3_z - w3_z * K3_y);
    const double t102 = 0.336 * a3_z + 0.0672 * a3_y;
    const double n3_x = t101 - t102;
    const double n3_y = t98 + t97 + 0.0672 * a3_x;
    const double n3_z = t100 + t99 + 0.336 * a3_x;

    /* link 4: angular velocity w */
    const double w4_x = s4 * w3_z - c4 * minus_w3_x;
    const double w4_y = s4 * minus_w3_x + c4 * w3_z;
    const double w4_z = qd[3] - w3_y;

    /* link 4: angular acceleration alpha */
    const double alpha4_x = c4 * alpha3_x + w4_y * qd[3];
    const double minus_alpha4_y = s4 * alpha3_x + w4_x * qd[3];

    /* link 4: U = [alpha] + [w][w] */
    const double U4_xz = w4_x * w4_z - minus_alpha4_y;
    const double U4_yz = w4_y * w4_z - alpha4_x;
    const double minus_U4_zz = w4_x * w4_x + w4_y * w4_y;

    /* link 4: acceleration a of its origin, gravity included */
    const double t103 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy);
    const double minus_a4_z = a3_y + (0.0203 * minus_U3_xy + 0.4331 * minus_U3_yy);
    const double t104 = a3_z + (0.0203 * minus_U3_zx - 0.4331 * U3_zy);
    const double a4_x = c4 * t103 + s4 * t104;
    const double a4_y = c4 * t104 - s4 * t103;

    /* link 4: force f = m a + U mc */
    const double f4_x = 0.82 * a4_x - 0.015579999999999998 * U4_xz;
    const double f4_y = 0.82 * a4_y - 0.015579999999999998 * U4_yz;
    const double f4_z = 0.015579999999999998 * minus_U4_zz - 0.82 * minus_a4_z;

    /* link 4: angular momentum K = I w about its origin */
    const double K4_x = 0.00209602 * w4_x;
    const double K4_y = 0.00209602 * w4_y;
    const double K4_z = 0.0013 * w4_z;

    /* link 4: moment n = I alpha + w x K + mc x a */
    const double n4_z = w4_x * K4_y - w4_y * K4_x - 0.0013 * alpha3_y;
    const double t105 = 0.00209602 * alpha4_x + (w4_y * K4_z - w4_z * K4_y);
    const double t106 = 0.015579999999999998 * a4_y;
    const double n4_x = t105 + t106;
    const double t107 = w4_z * K4_x - w4_x * K4_z - 0.00209602 * minus_alpha4_y;
    const double t108 = 0.015579999999999998 * a4_x;
    const double n4_y = t107 - t108;

    /* link 5: angular velocity w */
    const double w5_x = c5 * w4_x - s5 * w4_z;
    const double minus_w5_y = s5 * w4_x + c5 * w4_z;
    const double w5_z = w4_y + qd[4];

    /* link 5: angular acceleration alpha */
    const double alpha5_x = c5 * alpha4_x + s5 * alpha3_y - minus_w5_y * qd[4];
    const double alpha5_y = c5 * alpha3_y - s5 * alpha4_x - w5_x * qd[4];

    /* link 5: acceleration a of its origin, gravity included */
    const double a5_x = c5 * a4_x + s5 * minus_a4_z;
    const double a5_y = c5 * minus_a4_z - s5 * a4_x;

    /* link 5: force f = m a + U mc */
    const double f5_x = 0.34 * a5_x;
    const double f5_y = 0.34 * a5_y;
    const double f5_z = 0.34 * a4_y;

    /* link 5: angular momentum K = I w about its origin */
    const double K5_x = 0.0003 * w5_x;
    const double minus_K5_y = 0.0003 * minus_w5_y;
    const double K5_z = 0.0004 * w5_z;

    /* link 5: moment n = I alpha + w x K + mc x a */
    const double n5_x = 0.0003 * alpha5_x + (w5_z * minus_K5_y - minus_w5_y * K5_z);
    const double n5_y = 0.0003 * alpha5_y + (w5_z * K5_x - w5_x * K5_z);
    const double n5_z = minus_w5_y * K5_x - w5_x * minus_K5_y - 0.0004 * minus_alpha4_y;

    /* link 6: angular velocity w */
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double w6_z = minus_w5_y + qd[5];

    /* link 6: angular acceleration alpha */
    const double alpha6_x = c6 * alpha5_x - s6 * minus_alpha4_y + w6_y * qd[5];
    const double minus_alpha6_y = s6 * alpha5_x + c6 * minus_alpha4_y + w6_x * qd[5];

    /* link 6: U = [alpha] + [w][w] */
    const double U6_xz = w6_x * w6_z - minus_alpha6_y;
    const double U6_yz = w6_y * w6_z - alpha6_x;
    const double minus_U6_zz = w6_x * w6_x + w6_y * w6_y;

    /* link 6: acceleration a of its origin, gravity included */
    const double a6_x = c6 * a5_x + s6 * a4_y;
    const double a6_y = c6 * a4_y - s6 * a5_x;

    /* link 6: force f = m a + U mc */
    const double f6_x = link6_m * a6_x + U6_xz * link6_mcz;
    const double f6_y = link6_m * a6_y + U6_yz * link6_mcz;

    /* link 6: angular momentum K = I w about its origin */
    const double K6_x = link6_Ixx * w6_x;
    const double K6_y = link6_Iyy * w6_y;
    const double K6_z = 4e-05 * w6_z;

    /* link 6: moment n = I alpha + w x K + mc x a */
    const double n6_z = w6_x * K6_y - w6_y * K6_x - 4e-05 * alpha5_y;
    const double t109 = link6_Ixx * alpha6_x + (w6_y * K6_z - w6_z * K6_y);
    const double t110 = link6_mcz * a6_y;
    const double n6_x = t109 - t110;
    const double t111 = w6_z * K6_x - w6_x * K6_z - link6_Iyy * minus_alpha6_y;
    const double t112 = link6_mcz * a6_x;
    const double n6_y = t111 + t112;

    /* joint 5: force F and moment N through it, joint 6 added */
    const double N5_x = n5_x + (c6 * n6_x - s6 * n6_y);
    const double N5_y = n5_y - n6_z;
    const double N5_z = n5_z + (s6 * n6_x + c6 * n6_y);
    const double F5_x = f5_x + (c6 * f6_x - s6 * f6_y);
    const double F5_y = f5_y + (minus_U6_zz * link6_mcz + link6_m * a5_y);
    const double F5_z = f5_z + (s6 * f6_x + c6 * f6_y);

    /* joint 4: force F and moment N through it, joint 5 added */
    const double N4_x = n4_x + (c5 * N5_x - s5 * N5_y);
    const double N4_y = n4_y + N5_z;
    const double N4_z = n4_z - (s5 * N5_x + c5 * N5_y);
    const double F4_x = f4_x + (c5 * F5_x - s5 * F5_y);
    const double F4_y = f4_y + F5_z;

    /* joint 3: force F and moment N through it, joint 4 added */
    const double t113 = c4 * F4_x - s4 * F4_y;
    const double t114 = s5 * F5_x + c5 * F5_y - f4_z;
    const double t115 = s4 * F4_x + c4 * F4_y;
    const double N3_x = n3_x + (c4 * N4_x - s4 * N4_y - 0.4331 * t115);
    const double N3_y = n3_y + (0.0203 * t115 - N4_z);
    const double N3_z = n3_z + (s4 * N4_x + c4 * N4_y + (0.4331 * t113 - 0.0203 * t114));
    const double F3_x = f3_x + t113;
    const double F3_y = f3_y + t114;
    const double F3_z = f3_z + t115;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double t116 = c3 * F3_x - s3 * F3_y;
    const double t117 = s3 * F3_x + c3 * F3_y;
    const double N2_x = c3 * N3_x - s3 * N3_y + 0.0934 * t117 - minus_n2_x;
    const double N2_y = n2_y + (s3 * N3_x + c3 * N3_y - (0.0934 * t116 + 0.4318 * F3_z));
    const double N2_z = n2_z + (N3_z + 0.4318 * t117);
    const double F2_x = f2_x + t116;
    const double F2_y = f2_y + t117;

    /* joint 1: force F and moment N through it, joint 2 added */
    const double F1_x = c2 * F2_x - s2 * F2_y;
    const double minus_N1_z = s2 * N2_x + c2 * N2_y + 0.2435 * F1_x;

    M[0][0] = Q1_xx + Q1_yy + joint1_rotor_inertia;
    M[0][1] = minus_Q1_yz;
    M[0][2] = t66;
    M[0][3] = -(t61 + t60 + 0.2435 * (s2 * t58 - c2 * t57));
    M[0][4] = -(t53 + t52 + 0.2435 * (c2 * t49 - s2 * t50));
    M[0][5] = -(s2 * (c3 * t41 + s3 * t40) + c2 * (s3 * t41 - c3 * t40));
    M[1][0] = minus_Q1_yz;
    M[1][1] = Q2_xx + Q2_yy + joint2_rotor_inertia;
    M[1][2] = t63;
    M[1][3] = t59;
    M[1][4] = t51;
    M[1][5] = t42;
    M[2][0] = t66;
    M[2][1] = t63;
    M[2][2] = t62 + joint3_rotor_inertia;
    M[2][3] = t21;
    M[2][4] = t48;
    M[2][5] = t42;
    M[3][0] = -(t61 + t60 + 0.2435 * (s2 * t58 - c2 * t57));
    M[3][1] = t59;
    M[3][2] = t21;
    M[3][3] = t54 + joint4_rotor_inertia;
    M[3][4] = Q5_yz;
    M[3][5] = t40;
    M[4][0] = -(t53 + t52 + 0.2435 * (c2 * t49 - s2 * t50));
    M[4][1] = t51;
    M[4][2] = t48;
    M[4][3] = Q5_yz;
    M[4][4] = t43 + joint5_rotor_inertia;
    M[4][5] = 0.0;
    M[5][0] = -(s2 * (c3 * t41 + s3 * t40) + c2 * (s3 * t41 - c3 * t40));
    M[5][1] = t42;
    M[5][2] = t42;
    M[5][3] = t40;
    M[5][4] = 0.0;
    M[5][5] = t38 + joint6_rotor_inertia;
    h[0] = -minus_N1_z;
    h[1] = N2_z;
    h[2] = N3_z;
    h[3] = N4_z;
    h[4] = N5_z;
    h[5] = n6_z;
}

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC pop_options
#endif
