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
    const double t9 = 1.1832 * U2_yx - 0.10439999999999999 * minus_U2_yy;
    const double f2_x = t8 - 0.2784 * U2_xz - 17.4 * minus_a2_x;
    const double f2_y = 17.4 * a2_y + (t9 - 0.2784 * U2_yz);

    /* link 2: angular momentum K = I w about its origin */
    const double t10 = 0.0070992 * minus_w2_y - 0.1350808 * minus_w2_x;
    const double K2_x = t10 + 0.018931200000000002 * qd[1];
    const double t11 = 0.0070992 * minus_w2_x - 0.608912 * minus_w2_y;
    const double K2_y = t11 + 0.0016703999999999998 * qd[1];
    const double t12 = 0.0016703999999999998 * minus_w2_y;
    const double t13 = 0.018931200000000002 * minus_w2_x + t12;
    const double K2_z = 0.6200840000000001 * qd[1] - t13;

    /* link 2: moment n = I alpha + w x K + mc x a */
    const double t14 = 0.1350808 * minus_alpha2_x + 0.0070992 * alpha2_y;
    const double t15 = 0.0070992 * minus_alpha2_x + 0.608912 * alpha2_y;
    const double t16 = 0.018931200000000002 * minus_alpha2_x;
    const double t17 = 0.0016703999999999998 * alpha2_y - t16;
    const double t18 = 0.018931200000000002 * qdd[1] - t14;
    const double t19 = t15 + 0.0016703999999999998 * qdd[1];
    const double t20 = minus_w2_y * K2_x - minus_w2_x * K2_y;
    const double t21 = 0.2784 * a2_y - 0.025421399999999997 * minus_U1_xx;
    const double n2_x = t18 - (minus_w2_y * K2_z + qd[1] * K2_y) + t21;
    const double t22 = 0.2784 * minus_a2_x + 0.2881092 * minus_U1_xx;
    const double n2_y = t19 + (qd[1] * K2_x + minus_w2_x * K2_z) + t22;
    const double t23 = 1.1832 * a2_y + 0.10439999999999999 * minus_a2_x;
    const double n2_z = t17 + 0.6200840000000001 * qdd[1] + t20 + t23;

    /* link 3: angular velocity w */
    const double minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y;
    const double w3_y = s3 * minus_w2_x - c3 * minus_w2_y;
    const double w3_z = qd[1] + qd[2];

    /* link 3: angular acceleration alpha */
    const double alpha3_x = s3 * alpha2_y - c3 * minus_alpha2_x + w3_y * qd[2];
    const double alpha3_y = s3 * minus_alpha2_x + c3 * alpha2_y + minus_w3_x * qd[2];
    const double alpha3_z = qdd[1] + qdd[2];

    /* link 3: U = [alpha] + [w][w] */
    const double t24 = minus_w3_x * minus_w3_x;
    const double t25 = w3_y * w3_y;
    const double t26 = w3_z * w3_z;
    const double t27 = minus_w3_x * w3_y;
    const double t28 = minus_w3_x * w3_z;
    const double t29 = w3_y * w3_z;
    const double minus_U3_xx = t25 + t26;
    const double minus_U3_xy = t27 + alpha3_z;
    const double U3_xz = alpha3_y - t28;
    const double U3_yx = alpha3_z - t27;
    const double minus_U3_yy = t24 + t26;
    const double U3_yz = t29 - alpha3_x;
    const double minus_U3_zx = t28 + alpha3_y;
    const double U3_zy = t29 + alpha3_x;
    const double minus_U3_zz = t24 + t25;

    /* link 3: acceleration a of its origin, gravity included */
    const double t30 = minus_a2_x + (0.4318 * minus_U2_xx + 0.0934 * U2_xz);
    const double t31 = a2_y + (0.4318 * U2_yx - 0.0934 * U2_yz);
    const double a3_z = 0.0934 * minus_U2_zz - 0.4318 * minus_U2_zx - minus_a2_z;
    const double a3_x = s3 * t31 - c3 * t30;
    const double a3_y = s3 * t30 + c3 * t31;

    /* link 3: force f = m a + U mc */
    const double f3_x = 4.8 * a3_x + (0.336 * minus_U3_xy + 0.0672 * U3_xz);
    const double f3_y = 4.8 * a3_y + (0.336 * minus_U3_yy + 0.0672 * U3_yz);
    const double f3_z = 4.8 * a3_z - (0.336 * U3_zy + 0.0672 * minus_U3_zz);

    /* link 3: angular momentum K = I w about its origin */
    const double minus_K3_x = 0.09046080000000001 * minus_w3_x;
    const double K3_y = 0.013440800000000001 * w3_y + 0.004704000000000001 * w3_z;
    const double K3_z = 0.004704000000000001 * w3_y + 0.08952 * w3_z;

    /* link 3: moment n = I alpha + w x K + mc x a */
    const double t32 = 0.013440800000000001 * alpha3_y;
    const double t33 = t32 + 0.004704000000000001 * alpha3_z;
    const double t34 = 0.004704000000000001 * alpha3_y + 0.08952 * alpha3_z;
    const double t35 = 0.09046080000000001 * alpha3_x + (w3_y * K3_z - w3_z * K3_y);
    const double n3_x = t35 - (0.336 * a3_z + 0.0672 * a3_y);
    const double n3_y = t33 + (minus_w3_x * K3_z - w3_z * minus_K3_x) + 0.0672 * a3_x;
    const double n3_z = t34 + (w3_y * minus_K3_x - minus_w3_x * K3_y) + 0.336 * a3_x;

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
    const double t36 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy);
    const double minus_a4_z = a3_y + (0.4331 * minus_U3_yy - 0.0203 * U3_yx);
    const double t37 = a3_z + (0.0203 * minus_U3_zx - 0.4331 * U3_zy);
    const double a4_x = c4 * t36 + s4 * t37;
    const double a4_y = c4 * t37 - s4 * t36;

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
    const double t38 = 0.00209602 * alpha4_x + (w4_y * K4_z - w4_z * K4_y);
    const double n4_x = t38 + 0.015579999999999998 * a4_y;
    const double t39 = 0.00209602 * alpha4_y + (w4_z * K4_x - w4_x * K4_z);
    const double n4_y = t39 - 0.015579999999999998 * a4_x;

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
    const double t40 = link6_Ixx * alpha6_x + (w6_y * K6_z - w6_z * K6_y);
    const double n6_x = t40 - link6_mcz * a6_y;
    const double t41 = link6_Iyy * alpha6_y + (w6_z * K6_x - w6_x * K6_z);
    const double n6_y = t41 + link6_mcz * a6_x;

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
    const double t42 = c4 * F4_x - s4 * F4_y;
    const double t43 = s5 * F5_x + c5 * F5_y - f4_z;
    const double t44 = s4 * F4_x + c4 * F4_y;
    const double N3_x = n3_x + (c4 * N4_x - s4 * N4_y - 0.4331 * t44);
    const double N3_y = n3_y + (0.0203 * t44 - N4_z);
    const double N3_z = n3_z + (s4 * N4_x + c4 * N4_y + (0.4331 * t42 - 0.0203 * t43));
    const double F3_x = f3_x + t42;
    const double F3_y = f3_y + t43;
    const double F3_z = f3_z + t44;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double t45 = c3 * F3_x - s3 * F3_y;
    const double t46 = s3 * F3_x + c3 * F3_y;
    const double N2_x = n2_x + (c3 * N3_x - s3 * N3_y + 0.0934 * t46);
    const double N2_y = n2_y + (s3 * N3_x + c3 * N3_y - (0.0934 * t45 + 0.4318 * F3_z));
    const double N2_z = n2_z + (N3_z + 0.4318 * t46);
    const double F2_x = f2_x + t45;
    const double F2_y = f2_y + t46;

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
    const double f2_x = t4 - 170.694 * s2;
    const double t5 = 1.1832 * U2_xy - 0.10439999999999999 * minus_U2_yy;
    const double f2_y = t5 - 170.694 * c2;

    /* link 2: angular momentum K = I w about its origin */
    const double t6 = 0.0070992 * minus_w2_y - 0.1350808 * minus_w2_x;
    const double K2_x = t6 + 0.018931200000000002 * qd[1];
    const double t7 = 0.0070992 * minus_w2_x - 0.608912 * minus_w2_y;
    const double K2_y = t7 + 0.0016703999999999998 * qd[1];
    const double t8 = 0.0016703999999999998 * minus_w2_y;
    const double t9 = 0.018931200000000002 * minus_w2_x + t8;
    const double K2_z = 0.6200840000000001 * qd[1] - t9;

    /* link 2: moment n = I alpha + w x K + mc x a */
    const double t10 = 0.018931200000000002 * minus_alpha2_x;
    const double t11 = 0.1350808 * minus_alpha2_x + 0.0070992 * alpha2_y;
    const double t12 = 0.0070992 * minus_alpha2_x + 0.608912 * alpha2_y;
    const double t13 = 0.0016703999999999998 * alpha2_y - t10;
    const double t14 = 0.025421399999999997 * minus_U1_xx + 2.7311039999999998 * c2;
    const double minus_n2_x = t11 + (minus_w2_y * K2_z + qd[1] * K2_y) + t14;
    const double t15 = 2.7311039999999998 * s2 + 0.2881092 * minus_U1_xx;
    const double n2_y = t12 + (qd[1] * K2_x + minus_w2_x * K2_z) + t15;
    const double t16 = t13 + (minus_w2_y * K2_x - minus_w2_x * K2_y);
    const double n2_z = t16 + (1.024164 * s2 - 11.607192000000001 * c2);

    /* link 3: angular velocity w */
    const double minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y;
    const double w3_y = s3 * minus_w2_x - c3 * minus_w2_y;
    const double w3_z = qd[1] + qd[2];

    /* link 3: angular acceleration alpha */
    const double alpha3_x = s3 * alpha2_y - c3 * minus_alpha2_x + w3_y * qd[2];
    const double alpha3_y = s3 * minus_alpha2_x + c3 * alpha2_y + minus_w3_x * qd[2];

    /* link 3: U = [alpha] + [w][w] */
    const double t17 = minus_w3_x * minus_w3_x;
    const double t18 = w3_y * w3_y;
    const double t19 = w3_z * w3_z;
    const double minus_U3_xy = minus_w3_x * w3_y;
    const double t20 = minus_w3_x * w3_z;
    const double t21 = w3_y * w3_z;
    const double minus_U3_xx = t18 + t19;
    const double U3_xz = alpha3_y - t20;
    const double minus_U3_yy = t17 + t19;
    const double U3_yz = t21 - alpha3_x;
    const double minus_U3_zx = t20 + alpha3_y;
    const double U3_zy = t21 + alpha3_x;
    const double minus_U3_zz = t17 + t18;

    /* link 3: acceleration a of its origin, gravity included */
    const double t22 = minus_a2_x + 0.4318 * minus_U2_xx;
    const double t23 = 0.4318 * U2_xy - minus_a2_y;
    const double a3_z = 0.0934 * minus_U2_zz - 0.8636 * alpha2_y - minus_a2_z;
    const double a3_x = s3 * t23 - c3 * t22;
    const double a3_y = s3 * t22 + c3 * t23;

    /* link 3: force f = m a + U mc */
    const double f3_x = 4.8 * a3_x + (0.336 * minus_U3_xy + 0.0672 * U3_xz);
    const double f3_y = 4.8 * a3_y + (0.336 * minus_U3_yy + 0.0672 * U3_yz);
    const double f3_z = 4.8 * a3_z - (0.336 * U3_zy + 0.0672 * minus_U3_zz);

    /* link 3: angular momentum K = I w about its origin */
    const double minus_K3_x = 0.09046080000000001 * minus_w3_x;
    const double K3_y = 0.013440800000000001 * w3_y + 0.004704000000000001 * w3_z;
    const double K3_z = 0.004704000000000001 * w3_y + 0.08952 * w3_z;

    /* link 3: moment n = I alpha + w x K + mc x a */
    const double t24 = minus_w3_x * K3_z - w3_z * minus_K3_x;
    const double t25 = w3_y * minus_K3_x - minus_w3_x * K3_y;
    const double t26 = 0.09046080000000001 * alpha3_x + (w3_y * K3_z - w3_z * K3_y);
    const double n3_x = t26 - (0.336 * a3_z + 0.0672 * a3_y);
    const double n3_y = 0.013440800000000001 * alpha3_y + t24 + 0.0672 * a3_x;
    const double n3_z = 0.004704000000000001 * alpha3_y + t25 + 0.336 * a3_x;

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
    const double t27 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy);
    const double minus_a4_z = a3_y + (0.0203 * minus_U3_xy + 0.4331 * minus_U3_yy);
    const double t28 = a3_z + (0.0203 * minus_U3_zx - 0.4331 * U3_zy);
    const double a4_x = c4 * t27 + s4 * t28;
    const double a4_y = c4 * t28 - s4 * t27;

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
    const double t29 = 0.00209602 * alpha4_x + (w4_y * K4_z - w4_z * K4_y);
    const double n4_x = t29 + 0.015579999999999998 * a4_y;
    const double t30 = w4_z * K4_x - w4_x * K4_z - 0.00209602 * minus_alpha4_y;
    const double n4_y = t30 - 0.015579999999999998 * a4_x;

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
    const double t31 = link6_Ixx * alpha6_x + (w6_y * K6_z - w6_z * K6_y);
    const double n6_x = t31 - link6_mcz * a6_y;
    const double t32 = w6_z * K6_x - w6_x * K6_z - link6_Iyy * minus_alpha6_y;
    const double n6_y = t32 + link6_mcz * a6_x;

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
    const double t33 = c4 * F4_x - s4 * F4_y;
    const double t34 = s5 * F5_x + c5 * F5_y - f4_z;
    const double t35 = s4 * F4_x + c4 * F4_y;
    const double N3_x = n3_x + (c4 * N4_x - s4 * N4_y - 0.4331 * t35);
    const double N3_y = n3_y + (0.0203 * t35 - N4_z);
    const double N3_z = n3_z + (s4 * N4_x + c4 * N4_y + (0.4331 * t33 - 0.0203 * t34));
    const double F3_x = f3_x + t33;
    const double F3_y = f3_y + t34;
    const double F3_z = f3_z + t35;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double t36 = c3 * F3_x - s3 * F3_y;
    const double t37 = s3 * F3_x + c3 * F3_y;
    const double N2_x = c3 * N3_x - s3 * N3_y + 0.0934 * t37 - minus_n2_x;
    const double N2_y = n2_y + (s3 * N3_x + c3 * N3_y - (0.0934 * t36 + 0.4318 * F3_z));
    const double N2_z = n2_z + (N3_z + 0.4318 * t37);
    const double F2_x = f2_x + t36;
    const double F2_y = f2_y + t37;

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
    const double f2_x = t4 - 170.694 * s2;
    const double t5 = 1.1832 * U2_xy - 0.10439999999999999 * minus_U2_yy;
    const double f2_y = t5 - 170.694 * c2;

    /* link 2: angular momentum K = I w about its origin */
    const double t6 = 0.0070992 * minus_w2_y - 0.1350808 * minus_w2_x;
    const double K2_x = t6 + 0.018931200000000002 * qd[1];
    const double t7 = 0.0070992 * minus_w2_x - 0.608912 * minus_w2_y;
    const double K2_y = t7 + 0.0016703999999999998 * qd[1];
    const double t8 = 0.0016703999999999998 * minus_w2_y;
    const double t9 = 0.018931200000000002 * minus_w2_x + t8;
    const double K2_z = 0.6200840000000001 * qd[1] - t9;

    /* link 2: moment n = I alpha + w x K + mc x a */
    const double t10 = 0.018931200000000002 * minus_alpha2_x;
    const double t11 = 0.1350808 * minus_alpha2_x + 0.0070992 * alpha2_y;
    const double t12 = 0.0070992 * minus_alpha2_x + 0.608912 * alpha2_y;
    const double t13 = 0.0016703999999999998 * alpha2_y - t10;
    const double t14 = 0.025421399999999997 * minus_U1_xx + 2.7311039999999998 * c2;
    const double minus_n2_x = t11 + (minus_w2_y * K2_z + qd[1] * K2_y) + t14;
    const double t15 = 2.7311039999999998 * s2 + 0.2881092 * minus_U1_xx;
    const double n2_y = t12 + (qd[1] * K2_x + minus_w2_x * K2_z) + t15;
    const double t16 = t13 + (minus_w2_y * K2_x - minus_w2_x * K2_y);
    const double n2_z = t16 + (1.024164 * s2 - 11.607192000000001 * c2);

    /* link 3: angular velocity w */
    const double minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y;
    const double w3_y = s3 * minus_w2_x - c3 * minus_w2_y;
    const double w3_z = qd[1] + qd[2];

    /* link 3: angular acceleration alpha */
    const double alpha3_x = s3 * alpha2_y - c3 * minus_alpha2_x + w3_y * qd[2];
    const double alpha3_y = s3 * minus_alpha2_x + c3 * alpha2_y + minus_w3_x * qd[2];

    /* link 3: U = [alpha] + [w][w] */
    const double t17 = minus_w3_x * minus_w3_x;
    const double t18 = w3_y * w3_y;
    const double t19 = w3_z * w3_z;
    const double minus_U3_xy = minus_w3_x * w3_y;
    const double t20 = minus_w3_x * w3_z;
    const double t21 = w3_y * w3_z;
    const double minus_U3_xx = t18 + t19;
    const double U3_xz = alpha3_y - t20;
    const double minus_U3_yy = t17 + t19;
    const double U3_yz = t21 - alpha3_x;
    const double minus_U3_zx = t20 + alpha3_y;
    const double U3_zy = t21 + alpha3_x;
    const double minus_U3_zz = t17 + t18;

    /* link 3: acceleration a of its origin, gravity included */
    const double t22 = minus_a2_x + 0.4318 * minus_U2_xx;
    const double t23 = 0.4318 * U2_xy - minus_a2_y;
    const double a3_z = 0.0934 * minus_U2_zz - 0.8636 * alpha2_y - minus_a2_z;
    const double a3_x = s3 * t23 - c3 * t22;
    const double a3_y = s3 * t22 + c3 * t23;

    /* link 3: force f = m a + U mc */
    const double f3_x = 4.8 * a3_x + (0.336 * minus_U3_xy + 0.0672 * U3_xz);
    const double f3_y = 4.8 * a3_y + (0.336 * minus_U3_yy + 0.0672 * U3_yz);
    const double f3_z = 4.8 * a3_z - (0.336 * U3_zy + 0.0672 * minus_U3_zz);

    /* link 3: angular momentum K = I w about its origin */
    const double minus_K3_x = 0.09046080000000001 * minus_w3_x;
    const double K3_y = 0.013440800000000001 * w3_y + 0.004704000000000001 * w3_z;
    const double K3_z = 0.004704000000000001 * w3_y + 0.08952 * w3_z;

    /* link 3: moment n = I alpha + w x K + mc x a */
    const double t24 = minus_w3_x * K3_z - w3_z * minus_K3_x;
    const double t25 = w3_y * minus_K3_x - minus_w3_x * K3_y;
    const double t26 = 0.09046080000000001 * alpha3_x + (w3_y * K3_z - w3_z * K3_y);
    const double n3_x = t26 - (0.336 * a3_z + 0.0672 * a3_y);
    const double n3_y = 0.013440800000000001 * alpha3_y + t24 + 0.0672 * a3_x;
    const double n3_z = 0.004704000000000001 * alpha3_y + t25 + 0.336 * a3_x;

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
    const double t27 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy);
    const double minus_a4_z = a3_y + (0.0203 * minus_U3_xy + 0.4331 * minus_U3_yy);
    const double t28 = a3_z + (0.0203 * minus_U3_zx - 0.4331 * U3_zy);
    const double a4_x = c4 * t27 + s4 * t28;
    const double a4_y = c4 * t28 - s4 * t27;

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
    const double t29 = 0.00209602 * alpha4_x + (w4_y * K4_z - w4_z * K4_y);
    const double n4_x = t29 + 0.015579999999999998 * a4_y;
    const double t30 = w4_z * K4_x - w4_x * K4_z - 0.00209602 * minus_alpha4_y;
    const double n4_y = t30 - 0.015579999999999998 * a4_x;

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
    const double t31 = link6_Ixx * alpha6_x + (w6_y * K6_z - w6_z * K6_y);
    const double n6_x = t31 - link6_mcz * a6_y;
    const double t32 = w6_z * K6_x - w6_x * K6_z - link6_Iyy * minus_alpha6_y;
    const double n6_y = t32 + link6_mcz * a6_x;

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
    const double t33 = c4 * F4_x - s4 * F4_y;
    const double t34 = s5 * F5_x + c5 * F5_y - f4_z;
    const double t35 = s4 * F4_x + c4 * F4_y;
    const double N3_x = n3_x + (c4 * N4_x - s4 * N4_y - 0.4331 * t35);
    const double N3_y = n3_y + (0.0203 * t35 - N4_z);
    const double N3_z = n3_z + (s4 * N4_x + c4 * N4_y + (0.4331 * t33 - 0.0203 * t34));
    const double F3_x = f3_x + t33;
    const double F3_y = f3_y + t34;
    const double F3_z = f3_z + t35;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double t36 = c3 * F3_x - s3 * F3_y;
    const double t37 = s3 * F3_x + c3 * F3_y;
    const double N2_x = c3 * N3_x - s3 * N3_y + 0.0934 * t37 - minus_n2_x;
    const double N2_y = n2_y + (s3 * N3_x + c3 * N3_y - (0.0934 * t36 + 0.4318 * F3_z));
    const double N2_z = n2_z + (N3_z + 0.4318 * t37);
    const double F2_x = f2_x + t36;
    const double F2_y = f2_y + t37;

    /* joint 1: force F and moment N through it, joint 2 added */
    const double F1_x = c2 * F2_x - s2 * F2_y;
    const double minus_N1_z = s2 * N2_x + c2 * N2_y + 0.2435 * F1_x;

    /* composite body 5: with body 6 added */
    const double t38 = c6 * link6_Ixx;
    const double t39 = s6 * link6_Iyy;
    const double Ixz_c5 = t38 * s6 - t39 * c6;
    const double m_c5 = link6_m + 0.34;
    const double Ixx_c5 = t38 * c6 + t39 * s6 + 0.0003;
    const double Izz_c5 = s6 * link6_Ixx * s6 + c6 * link6_Iyy * c6 + 0.0004;

    /* composite body 4: with body 5 added */
    const double t40 = c5 * Ixx_c5;
    const double t41 = 0.00033999999999999997 * s5;
    const double Ixy_c4 = c5 * Ixz_c5;
    const double minus_Iyz_c4 = s5 * Ixz_c5;
    const double Ixz_c4 = t41 * c5 - t40 * s5;
    const double mcx_c4 = s5 * link6_mcz;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 4 */
    const double F5at4_x = c5 * link6_mcz;

    /* composite body 4: with body 5 added */
    const double m_c4 = m_c5 + 0.82;
    const double Ixx_c4 = t40 * c5 + t41 * s5 + 0.00209602;
    const double Iyy_c4 = Izz_c5 + 0.00209602;
    const double Izz_c4 = s5 * Ixx_c5 * s5 + 0.00033999999999999997 * c5 * c5 + 0.0013;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double t42 = s4 * Ixy_c4;
    const double t43 = c4 * Ixx_c4 - t42;
    const double t44 = c4 * Ixy_c4;
    const double t45 = t44 - s4 * Iyy_c4;
    const double t46 = c4 * Ixz_c4 + s4 * minus_Iyz_c4;
    const double F4at3_z = c4 * mcx_c4;
    const double t47 = 0.015579999999999998 - F5at4_x;
    const double minus_F4at3_x = s4 * mcx_c4;

    /* composite body 3: with body 4 added */
    const double mcx_c3 = F4at3_z - 0.0203 * m_c4;
    const double t48 = t47 - 0.4331 * m_c4;
    const double t49 = 0.0203 * (F4at3_z + mcx_c3);
    const double t50 = 0.4331 * (t47 + t48);
    const double Ixy_c3 = 0.0203 * t47 + 0.4331 * mcx_c3 - t46;
    const double Ixz_c3 = t43 * s4 + t45 * c4 + 0.0203 * minus_F4at3_x;
    const double t51 = 0.4331 * minus_F4at3_x - (s4 * Ixz_c4 - c4 * minus_Iyz_c4);
    const double t52 = (s4 * Ixx_c4 + t44) * s4 + (t42 + c4 * Iyy_c4) * c4;
    const double m_c3 = m_c4 + 4.8;
    const double mcy_c3 = t48 - 0.336;
    const double mcz_c3 = minus_F4at3_x + 0.0672;
    const double Ixx_c3 = t43 * c4 - t45 * s4 - t50 + 0.09046080000000001;
    const double Iyy_c3 = Izz_c4 - t49 + 0.013440800000000001;
    const double Iyz_c3 = t51 + 0.004704000000000001;
    const double Izz_c3 = t52 - (t49 + t50) + 0.08952;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 2 */
    const double t53 = s3 * Ixy_c3;
    const double t54 = c3 * Ixx_c3 - t53;
    const double t55 = c3 * Ixy_c3;
    const double t56 = t55 - s3 * Iyy_c3;
    const double t57 = c3 * Ixz_c3 - s3 * Iyz_c3;
    const double F3at2_y = c3 * mcx_c3 - s3 * mcy_c3;
    const double minus_F3at2_x = s3 * mcx_c3 + c3 * mcy_c3;
    const double t58 = F3at2_y + 0.4318 * m_c3;
    const double t59 = mcz_c3 - 0.0934 * m_c3;
    const double t60 = 0.4318 * (F3at2_y + t58);
    const double t61 = 0.0934 * (mcz_c3 + t59);
    const double t62 = (s3 * Ixx_c3 + t55) * s3 + (t53 + c3 * Iyy_c3) * c3;
    const double N3at2_y = s3 * Ixz_c3 + c3 * Iyz_c3 + 0.0934 * minus_F3at2_x;

    /* composite body 2: with body 3 added */
    const double m_c2 = m_c3 + 17.4;
    const double mcx_c2 = t58 + 1.1832;
    const double mcy_c2 = minus_F3at2_x + 0.10439999999999999;
    const double mcz_c2 = t59 - 0.2784;
    const double Ixx_c2 = t54 * c3 - t56 * s3 - t61 + 0.1350808;
    const double Ixy_c2 = t54 * s3 + t56 * c3 - 0.4318 * minus_F3at2_x - 0.0070992;
    const double Iyy_c2 = t62 + (t60 - t61) + 0.608912;
    const double Ixz_c2 = t57 - (0.4318 * mcz_c3 - 0.0934 * t58) + 0.018931200000000002;
    const double Iyz_c2 = N3at2_y + 0.0016703999999999998;
    const double Izz_c2 = Izz_c3 + t60 + 0.6200840000000001;

    /* composite body 1: with body 2 added */
    const double t63 = (s2 * Ixx_c2 + c2 * Ixy_c2) * s2;
    const double minus_mcz_c1 = s2 * mcx_c2 + c2 * mcy_c2;
    const double mcy_c1 = mcz_c2 + 0.2435 * m_c2;
    const double Iyz_c1 = 0.2435 * minus_mcz_c1 - (s2 * Ixz_c2 + c2 * Iyz_c2);
    const double t64 = t63 + (s2 * Ixy_c2 + c2 * Iyy_c2) * c2;
    const double Izz_c1 = t64 + 0.2435 * (mcz_c2 + mcy_c1) + 0.35;

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
    const double N5at3_x = t44 - s4 * Izz_c5 - 0.4331 * F5at3_z;
    const double N5at3_y = minus_Iyz_c4 + 0.0203 * F5at3_z;
    const double N5at3_z = t42 + c4 * Izz_c5 + (0.4331 * F5at3_x - 0.0203 * mcx_c4);

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 2 */
    const double F5at2_x = c3 * F5at3_x - s3 * mcx_c4;
    const double F5at2_y = s3 * F5at3_x + c3 * mcx_c4;
    const double N5at2_x = c3 * N5at3_x - s3 * N5at3_y + 0.0934 * F5at2_y;
    const double t65 = 0.0934 * F5at2_x + 0.4318 * F5at3_z;
    const double N5at2_y = s3 * N5at3_x + c3 * N5at3_y - t65;
    const double N5at2_z = N5at3_z + 0.4318 * F5at2_y;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 1 */
    const double F5at1_x = c2 * F5at2_x - s2 * F5at2_y;
    const double minus_N5at1_z = s2 * N5at2_x + c2 * N5at2_y + 0.2435 * F5at1_x;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double N4at3_x = t46 - 0.4331 * F4at3_z;
    const double N4at3_y = 0.0203 * F4at3_z - Izz_c4;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 2 */
    const double minus_F4at2_x = c3 * minus_F4at3_x;
    const double minus_F4at2_y = s3 * minus_F4at3_x;
    const double N4at2_x = c3 * N4at3_x - s3 * N4at3_y - 0.0934 * minus_F4at2_y;
    const double t66 = 0.0934 * minus_F4at2_x - 0.4318 * F4at3_z;
    const double N4at2_y = s3 * N4at3_x + c3 * N4at3_y + t66;
    const double minus_N4at2_z = t51 + 0.4318 * minus_F4at2_y;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 1 */
    const double F4at1_x = s2 * minus_F4at2_y - c2 * minus_F4at2_x;
    const double minus_N4at1_z = s2 * N4at2_x + c2 * N4at2_y + 0.2435 * F4at1_x;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 2 */
    const double N3at2_x = t57 + 0.0934 * F3at2_y;
    const double N3at2_z = Izz_c3 + 0.4318 * F3at2_y;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 1 */
    const double minus_F3at1_x = c2 * minus_F3at2_x + s2 * F3at2_y;
    const double minus_N3at1_z = s2 * N3at2_x + c2 * N3at2_y - 0.2435 * minus_F3at1_x;

    /* row 6 of L and entry 6 of D in M = L^T D L */
    const double minus_L6_1 = minus_N6at1_z / D6;
    const double L6_2 = N6at3_z / D6;
    const double L6_4 = N6at4_z / D6;

    /* row 5 of L and entry 5 of D in M = L^T D L */
    const double t67 = L6_2 * minus_N6at1_z;
    const double t68 = L6_2 * N6at3_z;
    const double t69 = L6_4 * N6at3_z;
    const double minus_L5_1 = minus_N5at1_z / D5;
    const double L5_2 = N5at2_z / D5;
    const double L5_3 = N5at3_z / D5;
    const double minus_L5_4 = minus_Iyz_c4 / D5;

    /* row 4 of L and entry 4 of D in M = L^T D L */
    const double t70 = joint1_rotor_inertia + Izz_c1 - minus_L6_1 * minus_N6at1_z;
    const double t71 = L6_4 * minus_N6at1_z - minus_N4at1_z;
    const double t72 = t71 - minus_L5_4 * minus_N5at1_z;
    const double t73 = minus_L5_4 * N5at2_z - (minus_N4at2_z + t69);
    const double t74 = minus_L5_4 * N5at3_z - (t51 + t69);
    const double t75 = joint4_rotor_inertia + Izz_c4 - L6_4 * N6at4_z;
    const double D4 = t75 - minus_L5_4 * minus_Iyz_c4;
    const double L4_1 = t72 / D4;
    const double L4_2 = t73 / D4;
    const double L4_3 = t74 / D4;

    /* row 3 of L and entry 3 of D in M = L^T D L */
    const double t76 = joint2_rotor_inertia + Izz_c2 - t68 - L5_2 * N5at2_z;
    const double t77 = t67 - minus_N3at1_z + L5_3 * minus_N5at1_z - L4_3 * t72;
    const double t78 = N3at2_z - t68 - L5_3 * N5at2_z - L4_3 * t73;
    const double t79 = joint3_rotor_inertia + Izz_c3 - t68 - L5_3 * N5at3_z;
    const double D3 = t79 - L4_3 * t74;
    const double L3_1 = t77 / D3;
    const double L3_2 = t78 / D3;

    /* row 2 of L and entry 2 of D in M = L^T D L */
    const double t80 = Iyz_c1 + t67 + L5_2 * minus_N5at1_z - L4_2 * t72 - L3_2 * t77;
    const double D2 = t76 - L4_2 * t73 - L3_2 * t78;
    const double L2_1 = t80 / D2;

    /* row 1 of L and entry 1 of D in M = L^T D L */
    const double t81 = t70 - minus_L5_1 * minus_N5at1_z - L4_1 * t72 - L3_1 * t77;
    const double D1 = t81 - L2_1 * t80;

    /* solve L^T y = right-hand side, tips first */
    const double y5 = tau[4] - N5_z;
    const double y6 = tau[5] - n6_z;
    const double t82 = L6_2 * y6;
    const double y4 = tau[3] - N4_z - L6_4 * y6 + minus_L5_4 * y5;
    const double t83 = tau[0] + minus_N1_z + minus_L6_1 * y6 + minus_L5_1 * y5;
    const double y3 = tau[2] - N3_z - t82 - L5_3 * y5 - L4_3 * y4;
    const double y2 = tau[1] - N2_z - t82 - L5_2 * y5 - L4_2 * y4 - L3_2 * y3;
    const double y1 = t83 - L4_1 * y4 - L3_1 * y3 - L2_1 * y2;

    /* solve L x = y / D, base first */
    const double x1 = y1 / D1;
    const double x2 = y2 / D2 - L2_1 * x1;
    const double x3 = y3 / D3 - L3_1 * x1 - L3_2 * x2;
    const double x4 = y4 / D4 - L4_1 * x1 - L4_2 * x2 - L4_3 * x3;
    const double t84 = y5 / D5 + minus_L5_1 * x1 - L5_2 * x2 - L5_3 * x3;
    const double x5 = t84 + minus_L5_4 * x4;
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
    const double t35 = s2 * (s2 * (t32 - t33) + t34);
    const double Q2_xx = t32 - t35;
    const double Q2_yy = t33 + t35;
    const double t36 = Q3_xz + (0.4318 * h3_z - 0.0934 * t29) - 0.018931200000000002;
    const double Q2_yz = s2 * t36 + c2 * (t31 - 0.0016703999999999998);

    /* all beyond joint 1: moments of mass h and Q about it */
    const double h1_y = h2_z + 0.2435 * (t23 + 17.4);
    const double minus_Q1_yz = Q2_yz + 0.2435 * h2_y;
    const double Q1_xx = Q2_xx + 0.175;
    const double Q1_yy = Q2_zz + 0.2435 * (h2_z + h1_y) + 0.175;

    /* link 1: U = [alpha] + [w][w] */
    const double t37 = Q6_xx + Q6_yy;
    const double t38 = s5 * t37;
    const double t39 = c5 * t37;
    const double t40 = c4 * t38;
    const double t41 = s4 * t38;
    const double t42 = Q5_xx + Q5_yy;
    const double t43 = c4 * minus_h5_y;
    const double t44 = s4 * minus_h5_y;
    const double t45 = c4 * Q5_xz + s4 * t42 + 0.4331 * t44;
    const double t46 = 0.0203 * t44 - Q5_yz;
    const double t47 = c4 * t42 - s4 * Q5_xz + (0.4331 * t43 - 0.0203 * h5_x);
    const double t48 = c3 * t43 - s3 * h5_x;
    const double t49 = s3 * t43 + c3 * h5_x;
    const double t50 = t47 + 0.4318 * t49;
    const double t51 = c2 * (c3 * t46 - s3 * t45 - (0.0934 * t48 + 0.4318 * t44));
    const double t52 = s2 * (0.0934 * t49 - (c3 * t45 + s3 * t46)) + t51;
    const double t53 = Q4_xx + Q4_yy;
    const double t54 = t18 - 0.4331 * h4_x;
    const double t55 = 0.0203 * h4_x - t53;
    const double t56 = c3 * h4_y;
    const double t57 = s3 * h4_y;
    const double t58 = t21 - 0.4318 * t57;
    const double t59 = c2 * (s3 * t54 + c3 * t55 + (0.0934 * t56 - 0.4318 * h4_x));
    const double t60 = s2 * (c3 * t54 - s3 * t55 - 0.0934 * t57) + t59;
    const double t61 = Q3_xx + Q3_yy;
    const double t62 = t61 + 0.4318 * h3_x;
    const double t63 = s2 * (0.0934 * h3_x - Q3_xz) - c2 * t31;
    const double t64 = 0.2435 * (c2 * h3_y + s2 * h3_x) - t63;
    const double minus_U1_xx = qd[0] * qd[0];

    /* link 2: angular velocity w */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];

    /* link 2: angular acceleration alpha */
    const double minus_alpha2_x = minus_w2_y * qd[1];
    const double alpha2_y = minus_w2_x * qd[1];

    /* link 2: U = [alpha] + [w][w] */
    const double t65 = minus_w2_x * minus_w2_x;
    const double t66 = minus_w2_y * minus_w2_y;
    const double t67 = qd[1] * qd[1];
    const double U2_xy = minus_w2_x * minus_w2_y;
    const double minus_U2_xx = t66 + t67;
    const double minus_U2_yy = t65 + t67;
    const double minus_U2_zz = t65 + t66;

    /* link 2: acceleration a of its origin, gravity included */
    const double minus_a2_z = 0.2435 * minus_U1_xx;
    const double minus_a2_x = 9.81 * s2;
    const double minus_a2_y = 9.81 * c2;

    /* link 2: force f = m a + U mc */
    const double t68 = 0.10439999999999999 * U2_xy - 1.1832 * minus_U2_xx;
    const double f2_x = t68 - 170.694 * s2;
    const double t69 = 1.1832 * U2_xy - 0.10439999999999999 * minus_U2_yy;
    const double f2_y = t69 - 170.694 * c2;

    /* link 2: angular momentum K = I w about its origin */
    const double t70 = 0.0070992 * minus_w2_y - 0.1350808 * minus_w2_x;
    const double K2_x = t70 + 0.018931200000000002 * qd[1];
    const double t71 = 0.0070992 * minus_w2_x - 0.608912 * minus_w2_y;
    const double K2_y = t71 + 0.0016703999999999998 * qd[1];
    const double t72 = 0.0016703999999999998 * minus_w2_y;
    const double t73 = 0.018931200000000002 * minus_w2_x + t72;
    const double K2_z = 0.6200840000000001 * qd[1] - t73;

    /* link 2: moment n = I alpha + w x K + mc x a */
    const double t74 = 0.018931200000000002 * minus_alpha2_x;
    const double t75 = 0.1350808 * minus_alpha2_x + 0.0070992 * alpha2_y;
    const double t76 = 0.0070992 * minus_alpha2_x + 0.608912 * alpha2_y;
    const double t77 = 0.0016703999999999998 * alpha2_y - t74;
    const double t78 = 0.025421399999999997 * minus_U1_xx + 2.7311039999999998 * c2;
    const double minus_n2_x = t75 + (minus_w2_y * K2_z + qd[1] * K2_y) + t78;
    const double t79 = 2.7311039999999998 * s2 + 0.2881092 * minus_U1_xx;
    const double n2_y = t76 + (qd[1] * K2_x + minus_w2_x * K2_z) + t79;
    const double t80 = t77 + (minus_w2_y * K2_x - minus_w2_x * K2_y);
    const double n2_z = t80 + (1.024164 * s2 - 11.607192000000001 * c2);

    /* link 3: angular velocity w */
    const double minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y;
    const double w3_y = s3 * minus_w2_x - c3 * minus_w2_y;
    const double w3_z = qd[1] + qd[2];

    /* link 3: angular acceleration alpha */
    const double alpha3_x = s3 * alpha2_y - c3 * minus_alpha2_x + w3_y * qd[2];
    const double alpha3_y = s3 * minus_alpha2_x + c3 * alpha2_y + minus_w3_x * qd[2];

    /* link 3: U = [alpha] + [w][w] */
    const double t81 = minus_w3_x * minus_w3_x;
    const double t82 = w3_y * w3_y;
    const double t83 = w3_z * w3_z;
    const double minus_U3_xy = minus_w3_x * w3_y;
    const double t84 = minus_w3_x * w3_z;
    const double t85 = w3_y * w3_z;
    const double minus_U3_xx = t82 + t83;
    const double U3_xz = alpha3_y - t84;
    const double minus_U3_yy = t81 + t83;
    const double U3_yz = t85 - alpha3_x;
    const double minus_U3_zx = t84 + alpha3_y;
    const double U3_zy = t85 + alpha3_x;
    const double minus_U3_zz = t81 + t82;

    /* link 3: acceleration a of its origin, gravity included */
    const double t86 = minus_a2_x + 0.4318 * minus_U2_xx;
    const double t87 = 0.4318 * U2_xy - minus_a2_y;
    const double a3_z = 0.0934 * minus_U2_zz - 0.8636 * alpha2_y - minus_a2_z;
    const double a3_x = s3 * t87 - c3 * t86;
    const double a3_y = s3 * t86 + c3 * t87;

    /* link 3: force f = m a + U mc */
    const double f3_x = 4.8 * a3_x + (0.336 * minus_U3_xy + 0.0672 * U3_xz);
    const double f3_y = 4.8 * a3_y + (0.336 * minus_U3_yy + 0.0672 * U3_yz);
    const double f3_z = 4.8 * a3_z - (0.336 * U3_zy + 0.0672 * minus_U3_zz);

    /* link 3: angular momentum K = I w about its origin */
    const double minus_K3_x = 0.09046080000000001 * minus_w3_x;
    const double K3_y = 0.013440800000000001 * w3_y + 0.004704000000000001 * w3_z;
    const double K3_z = 0.004704000000000001 * w3_y + 0.08952 * w3_z;

    /* link 3: moment n = I alpha + w x K + mc x a */
    const double t88 = minus_w3_x * K3_z - w3_z * minus_K3_x;
    const double t89 = w3_y * minus_K3_x - minus_w3_x * K3_y;
    const double t90 = 0.09046080000000001 * alpha3_x + (w3_y * K3_z - w3_z * K3_y);
    const double n3_x = t90 - (0.336 * a3_z + 0.0672 * a3_y);
    const double n3_y = 0.013440800000000001 * alpha3_y + t88 + 0.0672 * a3_x;
    const double n3_z = 0.004704000000000001 * alpha3_y + t89 + 0.336 * a3_x;

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
    const double t91 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy);
    const double minus_a4_z = a3_y + (0.0203 * minus_U3_xy + 0.4331 * minus_U3_yy);
    const double t92 = a3_z + (0.0203 * minus_U3_zx - 0.4331 * U3_zy);
    const double a4_x = c4 * t91 + s4 * t92;
    const double a4_y = c4 * t92 - s4 * t91;

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
    const double t93 = 0.00209602 * alpha4_x + (w4_y * K4_z - w4_z * K4_y);
    const double n4_x = t93 + 0.015579999999999998 * a4_y;
    const double t94 = w4_z * K4_x - w4_x * K4_z - 0.00209602 * minus_alpha4_y;
    const double n4_y = t94 - 0.015579999999999998 * a4_x;

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
    const double t95 = link6_Ixx * alpha6_x + (w6_y * K6_z - w6_z * K6_y);
    const double n6_x = t95 - link6_mcz * a6_y;
    const double t96 = w6_z * K6_x - w6_x * K6_z - link6_Iyy * minus_alpha6_y;
    const double n6_y = t96 + link6_mcz * a6_x;

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
    const double t97 = c4 * F4_x - s4 * F4_y;
    const double t98 = s5 * F5_x + c5 * F5_y - f4_z;
    const double t99 = s4 * F4_x + c4 * F4_y;
    const double N3_x = n3_x + (c4 * N4_x - s4 * N4_y - 0.4331 * t99);
    const double N3_y = n3_y + (0.0203 * t99 - N4_z);
    const double N3_z = n3_z + (s4 * N4_x + c4 * N4_y + (0.4331 * t97 - 0.0203 * t98));
    const double F3_x = f3_x + t97;
    const double F3_y = f3_y + t98;
    const double F3_z = f3_z + t99;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double t100 = c3 * F3_x - s3 * F3_y;
    const double t101 = s3 * F3_x + c3 * F3_y;
    const double N2_x = c3 * N3_x - s3 * N3_y + 0.0934 * t101 - minus_n2_x;
    const double N2_y = n2_y + (s3 * N3_x + c3 * N3_y - (0.0934 * t100 + 0.4318 * F3_z));
    const double N2_z = n2_z + (N3_z + 0.4318 * t101);
    const double F2_x = f2_x + t100;
    const double F2_y = f2_y + t101;

    /* joint 1: force F and moment N through it, joint 2 added */
    const double F1_x = c2 * F2_x - s2 * F2_y;
    const double minus_N1_z = s2 * N2_x + c2 * N2_y + 0.2435 * F1_x;

    M[0][0] = Q1_xx + Q1_yy + joint1_rotor_inertia;
    M[0][1] = minus_Q1_yz;
    M[0][2] = t64;
    M[0][3] = -(t60 + 0.2435 * (s2 * t57 - c2 * t56));
    M[0][4] = -(t52 + 0.2435 * (c2 * t48 - s2 * t49));
    M[0][5] = -(s2 * (c3 * t40 + s3 * t39) + c2 * (s3 * t40 - c3 * t39));
    M[1][0] = minus_Q1_yz;
    M[1][1] = Q2_xx + Q2_yy + joint2_rotor_inertia;
    M[1][2] = t62;
    M[1][3] = t58;
    M[1][4] = t50;
    M[1][5] = t41;
    M[2][0] = t64;
    M[2][1] = t62;
    M[2][2] = t61 + joint3_rotor_inertia;
    M[2][3] = t21;
    M[2][4] = t47;
    M[2][5] = t41;
    M[3][0] = -(t60 + 0.2435 * (s2 * t57 - c2 * t56));
    M[3][1] = t58;
    M[3][2] = t21;
    M[3][3] = t53 + joint4_rotor_inertia;
    M[3][4] = Q5_yz;
    M[3][5] = t39;
    M[4][0] = -(t52 + 0.2435 * (c2 * t48 - s2 * t49));
    M[4][1] = t50;
    M[4][2] = t47;
    M[4][3] = Q5_yz;
    M[4][4] = t42 + joint5_rotor_inertia;
    M[4][5] = 0.0;
    M[5][0] = -(s2 * (c3 * t40 + s3 * t39) + c2 * (s3 * t40 - c3 * t39));
    M[5][1] = t41;
    M[5][2] = t41;
    M[5][3] = t39;
    M[5][4] = 0.0;
    M[5][5] = t37 + joint6_rotor_inertia;
    h[0] = -minus_N1_z;
    h[1] = N2_z;
    h[2] = N3_z;
    h[3] = N4_z;
    h[4] = N5_z;
    h[5] = n6_z;
}
