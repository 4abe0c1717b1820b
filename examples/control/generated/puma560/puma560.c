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
 *   inverse_dynamics  201 mul, 189 add, 10 sin/cos  (by newton-euler-matrix)
 *   bias              181 mul, 153 add, 10 sin/cos  (by newton-euler-matrix)
 *   forward_dynamics  322 mul, 314 add, 19 div, 10 sin/cos  (by ldlt)
 *   mass_matrix_bias  269 mul, 250 add, 10 sin/cos  (by composite-body+newton-euler-matrix)
 *
 * Chosen frames: what these functions say of link i is in the frame f_i, as seen
 * in the link that carries it; arguments and results are as of the given frames
 *   inverse_dynamics, bias, forward_dynamics, mass_matrix_bias
 *   f1 = Rz(pi) Rz(q[0])
 *   f2 = Ty(-0.1501) Rx(pi/2) Rz(pi) Rz(q[1])
 *   f3 = Tx(0.4318) Rz(q[2])
 *   f4 = Tx(-0.0203) Ty(-0.4331) Rx(pi/2) Rz(pi) Rz(q[3])
 *   f5 = Rx(pi/2) Rz(pi) Rz(q[4])
 *   f6 = Rx(pi/2) Rz(pi) Rz(q[5])
 *
 * Transferred inertia: what a joint cannot feel counts for the link before it
 *   inverse_dynamics, bias, forward_dynamics, mass_matrix_bias
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

    /* link 1: inertia, regrouped: without what its joint cannot feel */
    const double t1 = link6_m + 0.34 + 0.82;
    const double t2 = t1 + 4.8;
    const double t3 = 0.00041208999999999994 * t1 + 0.013440800000000001;
    const double t4 = 0.18645124000000002 * t2;
    const double t5 = t4 + 0.708696824 + t3;
    const double t6 = 0.022530010000000003 * (t2 + 17.4) + 0.35 + 0.42447079199999993;
    const double IzzR1 = t6 + t5;

    /* link 2: inertia, regrouped: without what its joint cannot feel */
    const double mcxR2 = 0.4318 * t2 + 1.1832;
    const double IxxR2 = t3 + 0.234865624 - t5;
    const double IzzR2 = t4 + 0.6200840000000001;

    /* link 3: inertia, regrouped: without what its joint cannot feel */
    const double minus_mcxR3 = 0.0203 * t1;
    const double mcyR3 = 0.015579999999999998 - (0.4331 * t1 + 0.336);
    const double t7 = 0.18757560999999998 * t1 + 0.09046080000000001;
    const double IxxR3 = t7 - 0.013495395999999998 + 0.00209602 - t3;
    const double IxyR3 = 0.00031627399999999996 - 0.00879193 * t1;
    const double t8 = 0.18798769999999998 * t1 + 0.08952 - 0.013495395999999998;
    const double IzzR3 = t8 + 0.00209602;

    /* link 5: inertia, regrouped: without what its joint cannot feel */
    const double IxxR5 = link6_Iyy + 0.0003 - 0.0003;
    const double IzzR5 = link6_Iyy + 0.0004;

    /* link 6: inertia, regrouped: without what its joint cannot feel */
    const double IxxR6 = link6_Ixx - link6_Iyy;

    /* sines and cosines of the joint angles */
    double s2, c2, s3, c3, s4, c4, s5, c5, s6, c6;
    symdyn_sincos(q[1], &s2, &c2);
    symdyn_sincos(q[2], &s3, &c3);
    symdyn_sincos(q[3], &s4, &c4);
    symdyn_sincos(q[4], &s5, &c5);
    symdyn_sincos(q[5], &s6, &c6);

    /* link 1: U = [alpha] + [w][w] */
    const double minus_U1_xx = qd[0] * qd[0];

    /* link 1: moment n = I alpha + w x I w + mc x a */
    const double n1_z = IzzR1 * qdd[0];

    /* link 2: angular velocity w */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];

    /* link 2: U = [alpha] + [w][w] */
    const double U2_yz = s2 * qdd[0];
    const double minus_U2_xz = c2 * qdd[0];

    /* link 2: angular acceleration alpha */
    const double t9 = minus_w2_y * qd[1];
    const double t10 = minus_w2_x * qd[1];
    const double minus_alpha2_x = U2_yz + t9;
    const double alpha2_y = t10 - minus_U2_xz;

    /* link 2: U = [alpha] + [w][w] */
    const double t11 = minus_w2_x * minus_w2_y;
    const double t12 = qd[1] * qd[1];
    const double minus_U2_xx = minus_w2_y * minus_w2_y + t12;
    const double minus_U2_yy = minus_w2_x * minus_w2_x + t12;
    const double U2_xy = t11 - qdd[1];
    const double U2_yx = t11 + qdd[1];
    const double minus_U2_zx = t10 + alpha2_y;
    const double minus_U2_zy = t9 + minus_alpha2_x;

    /* link 2: acceleration a of its origin, gravity included */
    const double t13 = 0.1501 * qdd[0];
    const double minus_a2_z = 0.1501 * minus_U1_xx;
    const double minus_a2_x = c2 * t13 + 9.81 * s2;
    const double a2_y = s2 * t13 - 9.81 * c2;

    /* link 2: force f = m a + U mc */
    const double f2_x = 0.10439999999999999 * U2_xy - minus_U2_xx * mcxR2;
    const double f2_y = U2_yx * mcxR2 - 0.10439999999999999 * minus_U2_yy;

    /* link 2: moment n = I alpha + w x I w + mc x a */
    const double t14 = 0.12059663999999999 * U2_yx + 0.0070992 * minus_U2_zx;
    const double t15 = IxxR2 * minus_alpha2_x + IzzR2 * t9;
    const double t16 = 0.0070992 * minus_U2_zy + 0.00808056 * U2_xy;
    const double t17 = (IxxR2 - IzzR2) * t10;
    const double t18 = 0.00808056 * minus_U2_xz + 0.12059663999999999 * U2_yz;
    const double t19 = IzzR2 * qdd[1] - IxxR2 * t11;
    const double t20 = t15 + t14 + 0.00808056 * (minus_U1_xx - minus_U2_yy);
    const double t21 = 0.01567044 * minus_U1_xx;
    const double minus_n2_x = t20 + t21;
    const double t22 = t16 - t17 - 0.12059663999999999 * (minus_U2_xx - minus_U1_xx);
    const double t23 = mcxR2 * minus_a2_z;
    const double n2_y = t22 + t23;
    const double t24 = t19 + t18 - 0.0070992 * (minus_U2_yy - minus_U2_xx);
    const double t25 = mcxR2 * a2_y + 0.10439999999999999 * minus_a2_x;
    const double n2_z = t24 + t25;

    /* link 3: angular velocity w */
    const double minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y;
    const double w3_y = s3 * minus_w2_x - c3 * minus_w2_y;
    const double w3_z = qd[1] + qd[2];

    /* link 3: angular acceleration alpha */
    const double alpha3_z = qdd[1] + qdd[2];

    /* link 3: U = [alpha] + [w][w] */
    const double U3_xz = s3 * U2_yz - c3 * minus_U2_xz;
    const double U3_yz = s3 * minus_U2_xz + c3 * U2_yz;

    /* link 3: angular acceleration alpha */
    const double t26 = minus_w3_x * w3_z;
    const double t27 = w3_y * w3_z;
    const double t28 = minus_w3_x * w3_y;
    const double alpha3_x = t27 - U3_yz;
    const double alpha3_y = U3_xz + t26;

    /* link 3: U = [alpha] + [w][w] */
    const double t29 = w3_z * w3_z;
    const double minus_U3_xx = w3_y * w3_y + t29;
    const double minus_U3_yy = minus_w3_x * minus_w3_x + t29;
    const double minus_U3_xy = t28 + alpha3_z;
    const double U3_yx = alpha3_z - t28;
    const double minus_U3_zx = t26 + alpha3_y;
    const double U3_zy = t27 + alpha3_x;

    /* link 3: acceleration a of its origin, gravity included */
    const double t30 = minus_a2_x + 0.4318 * minus_U2_xx;
    const double t31 = a2_y + 0.4318 * U2_yx;
    const double minus_a3_z = minus_a2_z + 0.4318 * minus_U2_zx;
    const double a3_x = s3 * t31 - c3 * t30;
    const double a3_y = s3 * t30 + c3 * t31;

    /* link 3: force f = m a + U mc */
    const double f3_x = minus_U3_xx * minus_mcxR3 - minus_U3_xy * mcyR3;
    const double minus_f3_y = U3_yx * minus_mcxR3 + minus_U3_yy * mcyR3;
    const double f3_z = minus_U3_zx * minus_mcxR3 + U3_zy * mcyR3;

    /* link 3: moment n = I alpha + w x I w + mc x a */
    const double t32 = IxxR3 * alpha3_x + IzzR3 * t27 + IxyR3 * minus_U3_zx;
    const double t33 = 0.004704000000000001 * (minus_U1_xx - minus_U3_yy);
    const double t34 = IxyR3 * U3_zy + 0.004704000000000001 * minus_U3_xy;
    const double t35 = (IxxR3 - IzzR3) * t26;
    const double t36 = IzzR3 * alpha3_z + IxxR3 * t28 + 0.004704000000000001 * U3_xz;
    const double t37 = IxyR3 * (minus_U3_yy - minus_U3_xx);
    const double n3_x = t32 + t33 - mcyR3 * minus_a3_z;
    const double n3_y = t34 - t35 - minus_mcxR3 * minus_a3_z;
    const double n3_z = t36 + t37 - (minus_mcxR3 * a3_y + mcyR3 * a3_x);

    /* link 4: angular velocity w */
    const double w4_x = c4 * minus_w3_x - s4 * w3_z;
    const double minus_w4_y = s4 * minus_w3_x + c4 * w3_z;
    const double w4_z = qd[3] - w3_y;

    /* link 4: angular acceleration alpha */
    const double alpha4_z = qdd[3] - alpha3_y;

    /* link 4: U = [alpha] + [w][w] */
    const double U4_xz = s4 * U3_zy - c4 * minus_U3_xy;
    const double U4_yz = s4 * minus_U3_xy + c4 * U3_zy;

    /* link 4: angular acceleration alpha */
    const double t38 = w4_x * w4_z;
    const double t39 = minus_w4_y * w4_z;
    const double t40 = w4_x * minus_w4_y;
    const double minus_alpha4_x = t39 + U4_yz;

    /* link 4: U = [alpha] + [w][w] */
    const double minus_U4_xy = t40 + alpha4_z;
    const double minus_U4_zy = t39 + minus_alpha4_x;

    /* link 4: acceleration a of its origin, gravity included */
    const double t41 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy);
    const double minus_a4_z = a3_y + (0.4331 * minus_U3_yy - 0.0203 * U3_yx);
    const double t42 = 0.0203 * minus_U3_zx - 0.4331 * U3_zy - minus_a3_z;
    const double minus_a4_x = c4 * t41 + s4 * t42;

    /* link 4: moment n = I alpha + w x I w + mc x a */
    const double t43 = 0.0002999999999999999 * minus_alpha4_x;
    const double t44 = 0.0015999999999999999 * t39;
    const double minus_n4_x = t43 + t44;
    const double minus_n4_y = 0.0013 * t38;
    const double n4_z = 0.0015999999999999999 * alpha4_z + 0.0002999999999999999 * t40;

    /* link 5: angular velocity w */
    const double minus_w5_x = c5 * w4_x + s5 * w4_z;
    const double w5_y = s5 * w4_x - c5 * w4_z;
    const double w5_z = minus_w4_y + qd[4];

    /* link 5: angular acceleration alpha */
    const double alpha5_z = t38 - U4_xz + qdd[4];

    /* link 5: U = [alpha] + [w][w] */
    const double minus_U5_xz = c5 * minus_U4_xy + s5 * minus_U4_zy;
    const double U5_yz = s5 * minus_U4_xy - c5 * minus_U4_zy;

    /* link 5: angular acceleration alpha */
    const double t45 = minus_w5_x * w5_z;
    const double t46 = w5_y * w5_z;
    const double t47 = minus_w5_x * w5_y;
    const double alpha5_x = t46 - U5_yz;

    /* link 5: U = [alpha] + [w][w] */
    const double minus_U5_yy = minus_w5_x * minus_w5_x + w5_z * w5_z;
    const double minus_U5_xy = t47 + alpha5_z;
    const double U5_zy = t46 + alpha5_x;

    /* link 5: acceleration a of its origin, gravity included */
    const double a5_x = c5 * minus_a4_x + s5 * minus_a4_z;
    const double a5_z = c4 * t42 - s4 * t41;

    /* link 5: force f = m a + U mc */
    const double f5_x = minus_U5_xy * link6_mcz;
    const double f5_y = minus_U5_yy * link6_mcz;
    const double minus_f5_z = U5_zy * link6_mcz;

    /* link 5: moment n = I alpha + w x I w + mc x a */
    const double minus_n5_y = (IxxR5 - IzzR5) * t45;
    const double n5_x = IxxR5 * alpha5_x + IzzR5 * t46 - link6_mcz * a5_z;
    const double n5_z = IzzR5 * alpha5_z + IxxR5 * t47 + link6_mcz * a5_x;

    /* link 6: angular velocity w */
    const double w6_x = c6 * minus_w5_x - s6 * w5_z;
    const double minus_w6_y = s6 * minus_w5_x + c6 * w5_z;
    const double w6_z = qd[5] - w5_y;

    /* link 6: angular acceleration alpha */
    const double alpha6_z = minus_U5_xz - t45 + qdd[5];

    /* link 6: U = [alpha] + [w][w] */
    const double U6_yz = s6 * minus_U5_xy + c6 * U5_zy;

    /* link 6: angular acceleration alpha */
    const double t48 = minus_w6_y * w6_z;
    const double minus_alpha6_x = t48 + U6_yz;

    /* link 6: moment n = I alpha + w x I w + mc x a */
    const double minus_n6_x = IxxR6 * minus_alpha6_x + 4e-05 * t48;
    const double n6_y = (IxxR6 - 4e-05) * (w6_x * w6_z);
    const double n6_z = 4e-05 * alpha6_z + IxxR6 * (w6_x * minus_w6_y);

    /* joint 5: force F and moment N through it, joint 6 added */
    const double N5_x = n5_x + (c6 * minus_n6_x + s6 * n6_y);
    const double minus_N5_y = n6_z + minus_n5_y;
    const double N5_z = n5_z + (s6 * minus_n6_x - c6 * n6_y);

    /* joint 4: force F and moment N through it, joint 5 added */
    const double F4_x = s5 * f5_y - c5 * f5_x;
    const double minus_F4_z = s5 * f5_x + c5 * f5_y;
    const double minus_N4_x = s5 * minus_N5_y + c5 * N5_x + minus_n4_x;
    const double minus_N4_y = minus_n4_y + N5_z;
    const double N4_z = n4_z - (s5 * N5_x - c5 * minus_N5_y);

    /* joint 3: force F and moment N through it, joint 4 added */
    const double t49 = s4 * minus_f5_z - c4 * F4_x;
    const double t50 = s4 * F4_x + c4 * minus_f5_z;
    const double t51 = 0.4331 * t49 - 0.0203 * minus_F4_z;
    const double t52 = c4 * minus_N4_y + s4 * minus_N4_x;
    const double N3_x = n3_x + (0.4331 * t50 - (s4 * minus_N4_y - c4 * minus_N4_x));
    const double N3_y = n3_y - (N4_z + 0.0203 * t50);
    const double N3_z = n3_z + (t52 + t51);
    const double F3_x = f3_x + t49;
    const double F3_y = minus_F4_z - minus_f3_y;
    const double F3_z = f3_z - t50;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double t53 = s3 * F3_x + c3 * F3_y;
    const double N2_x = c3 * N3_x - s3 * N3_y - minus_n2_x;
    const double N2_y = n2_y + (s3 * N3_x + c3 * N3_y - 0.4318 * F3_z);
    const double N2_z = n2_z + (N3_z + 0.4318 * t53);
    const double F2_x = f2_x + (c3 * F3_x - s3 * F3_y);
    const double F2_y = f2_y + t53;

    /* joint 1: force F and moment N through it, joint 2 added */
    const double t54 = 0.1501 * (s2 * F2_y - c2 * F2_x) - (s2 * N2_x + c2 * N2_y);
    const double N1_z = n1_z + t54;

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

    /* link 2: inertia, regrouped: without what its joint cannot feel */
    const double t1 = link6_m + 0.34 + 0.82;
    const double t2 = t1 + 4.8;
    const double t3 = 0.00041208999999999994 * t1 + 0.013440800000000001;
    const double t4 = 0.18645124000000002 * t2;
    const double mcxR2 = 0.4318 * t2 + 1.1832;
    const double IxxR2 = t3 + 0.234865624 - (t4 + 0.708696824 + t3);
    const double IzzR2 = t4 + 0.6200840000000001;

    /* link 3: inertia, regrouped: without what its joint cannot feel */
    const double minus_mcxR3 = 0.0203 * t1;
    const double mcyR3 = 0.015579999999999998 - (0.4331 * t1 + 0.336);
    const double t5 = 0.18757560999999998 * t1 + 0.09046080000000001;
    const double IxxR3 = t5 - 0.013495395999999998 + 0.00209602 - t3;
    const double IxyR3 = 0.00031627399999999996 - 0.00879193 * t1;
    const double t6 = 0.18798769999999998 * t1 + 0.08952 - 0.013495395999999998;
    const double IzzR3 = t6 + 0.00209602;

    /* link 5: inertia, regrouped: without what its joint cannot feel */
    const double IxxR5 = link6_Iyy + 0.0003 - 0.0003;
    const double IzzR5 = link6_Iyy + 0.0004;

    /* link 6: inertia, regrouped: without what its joint cannot feel */
    const double IxxR6 = link6_Ixx - link6_Iyy;

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
    const double U2_xy = minus_w2_x * minus_w2_y;
    const double t7 = qd[1] * qd[1];
    const double minus_U2_xx = minus_w2_y * minus_w2_y + t7;
    const double minus_U2_yy = minus_w2_x * minus_w2_x + t7;

    /* link 2: acceleration a of its origin, gravity included */
    const double minus_a2_z = 0.1501 * minus_U1_xx;
    const double minus_a2_x = 9.81 * s2;
    const double minus_a2_y = 9.81 * c2;

    /* link 2: force f = m a + U mc */
    const double f2_x = 0.10439999999999999 * U2_xy - minus_U2_xx * mcxR2;
    const double f2_y = U2_xy * mcxR2 - 0.10439999999999999 * minus_U2_yy;

    /* link 2: moment n = I alpha + w x I w + mc x a */
    const double t8 = 0.12059663999999999 * U2_xy + 0.0141984 * alpha2_y;
    const double t9 = IxxR2 * minus_alpha2_x + IzzR2 * minus_alpha2_x;
    const double t10 = 0.0141984 * minus_alpha2_x + 0.00808056 * U2_xy;
    const double t11 = (IxxR2 - IzzR2) * alpha2_y;
    const double t12 = t9 + t8 + 0.00808056 * (minus_U1_xx - minus_U2_yy);
    const double t13 = 0.01567044 * minus_U1_xx;
    const double minus_n2_x = t12 + t13;
    const double t14 = t10 - t11 - 0.12059663999999999 * (minus_U2_xx - minus_U1_xx);
    const double t15 = mcxR2 * minus_a2_z;
    const double n2_y = t14 + t15;
    const double t16 = IxxR2 * U2_xy + 0.0070992 * (minus_U2_yy - minus_U2_xx);
    const double t17 = 1.024164 * s2 - mcxR2 * minus_a2_y;
    const double n2_z = t17 - t16;

    /* link 3: angular velocity w */
    const double minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y;
    const double w3_y = s3 * minus_w2_x - c3 * minus_w2_y;
    const double w3_z = qd[1] + qd[2];

    /* link 3: angular acceleration alpha */
    const double alpha3_y = minus_w3_x * w3_z;
    const double alpha3_x = w3_y * w3_z;

    /* link 3: U = [alpha] + [w][w] */
    const double minus_U3_xy = minus_w3_x * w3_y;
    const double t18 = w3_z * w3_z;
    const double minus_U3_xx = w3_y * w3_y + t18;
    const double minus_U3_yy = minus_w3_x * minus_w3_x + t18;
    const double minus_U3_zx = 2.0 * alpha3_y;
    const double U3_zy = 2.0 * alpha3_x;

    /* link 3: acceleration a of its origin, gravity included */
    const double t19 = minus_a2_x + 0.4318 * minus_U2_xx;
    const double t20 = 0.4318 * U2_xy - minus_a2_y;
    const double minus_a3_z = minus_a2_z + 0.8636 * alpha2_y;
    const double a3_x = s3 * t20 - c3 * t19;
    const double a3_y = s3 * t19 + c3 * t20;

    /* link 3: force f = m a + U mc */
    const double f3_x = minus_U3_xx * minus_mcxR3 - minus_U3_xy * mcyR3;
    const double f3_y = minus_U3_xy * minus_mcxR3 - minus_U3_yy * mcyR3;
    const double f3_z = minus_U3_zx * minus_mcxR3 + U3_zy * mcyR3;

    /* link 3: moment n = I alpha + w x I w + mc x a */
    const double t21 = IxxR3 * alpha3_x + IzzR3 * alpha3_x + IxyR3 * minus_U3_zx;
    const double t22 = 0.004704000000000001 * (minus_U1_xx - minus_U3_yy);
    const double t23 = IxyR3 * U3_zy + 0.004704000000000001 * minus_U3_xy;
    const double t24 = (IxxR3 - IzzR3) * alpha3_y;
    const double n3_x = t21 + t22 - mcyR3 * minus_a3_z;
    const double n3_y = t23 - t24 - minus_mcxR3 * minus_a3_z;
    const double t25 = IxyR3 * (minus_U3_yy - minus_U3_xx) + IxxR3 * minus_U3_xy;
    const double t26 = minus_mcxR3 * a3_y + mcyR3 * a3_x;
    const double n3_z = t25 - t26;

    /* link 4: angular velocity w */
    const double w4_x = c4 * minus_w3_x - s4 * w3_z;
    const double minus_w4_y = s4 * minus_w3_x + c4 * w3_z;
    const double w4_z = qd[3] - w3_y;

    /* link 4: U = [alpha] + [w][w] */
    const double U4_xz = s4 * U3_zy - c4 * minus_U3_xy;
    const double U4_yz = s4 * minus_U3_xy + c4 * U3_zy;

    /* link 4: angular acceleration alpha */
    const double t27 = w4_x * w4_z;
    const double t28 = minus_w4_y * w4_z;
    const double t29 = w4_x * minus_w4_y;
    const double minus_alpha4_x = t28 + U4_yz;

    /* link 4: U = [alpha] + [w][w] */
    const double minus_U4_zy = t28 + minus_alpha4_x;

    /* link 4: acceleration a of its origin, gravity included */
    const double t30 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy);
    const double minus_a4_z = a3_y + (0.0203 * minus_U3_xy + 0.4331 * minus_U3_yy);
    const double t31 = 0.0406 * alpha3_y - 0.8662 * alpha3_x - minus_a3_z;
    const double minus_a4_x = c4 * t30 + s4 * t31;

    /* link 4: moment n = I alpha + w x I w + mc x a */
    const double t32 = 0.0002999999999999999 * minus_alpha4_x;
    const double t33 = 0.0015999999999999999 * t28;
    const double minus_n4_x = t32 + t33;
    const double minus_n4_y = 0.0013 * t27;
    const double n4_z = 0.0002999999999999999 * t29 - 0.0015999999999999999 * alpha3_y;

    /* link 5: angular velocity w */
    const double minus_w5_x = c5 * w4_x + s5 * w4_z;
    const double w5_y = s5 * w4_x - c5 * w4_z;
    const double w5_z = minus_w4_y + qd[4];

    /* link 5: angular acceleration alpha */
    const double alpha5_z = t27 - U4_xz;

    /* link 5: U = [alpha] + [w][w] */
    const double t34 = t29 - alpha3_y;
    const double minus_U5_xz = c5 * t34 + s5 * minus_U4_zy;
    const double U5_yz = s5 * t34 - c5 * minus_U4_zy;

    /* link 5: angular acceleration alpha */
    const double t35 = minus_w5_x * w5_z;
    const double t36 = w5_y * w5_z;
    const double t37 = minus_w5_x * w5_y;
    const double alpha5_x = t36 - U5_yz;

    /* link 5: U = [alpha] + [w][w] */
    const double minus_U5_yy = minus_w5_x * minus_w5_x + w5_z * w5_z;
    const double minus_U5_xy = t37 + alpha5_z;
    const double U5_zy = t36 + alpha5_x;

    /* link 5: acceleration a of its origin, gravity included */
    const double a5_x = c5 * minus_a4_x + s5 * minus_a4_z;
    const double a5_z = c4 * t31 - s4 * t30;

    /* link 5: force f = m a + U mc */
    const double f5_x = minus_U5_xy * link6_mcz;
    const double f5_y = minus_U5_yy * link6_mcz;
    const double minus_f5_z = U5_zy * link6_mcz;

    /* link 5: moment n = I alpha + w x I w + mc x a */
    const double minus_n5_y = (IxxR5 - IzzR5) * t35;
    const double n5_x = IxxR5 * alpha5_x + IzzR5 * t36 - link6_mcz * a5_z;
    const double n5_z = IzzR5 * alpha5_z + IxxR5 * t37 + link6_mcz * a5_x;

    /* link 6: angular velocity w */
    const double w6_x = c6 * minus_w5_x - s6 * w5_z;
    const double minus_w6_y = s6 * minus_w5_x + c6 * w5_z;
    const double w6_z = qd[5] - w5_y;

    /* link 6: angular acceleration alpha */
    const double alpha6_z = minus_U5_xz - t35;

    /* link 6: U = [alpha] + [w][w] */
    const double U6_yz = s6 * minus_U5_xy + c6 * U5_zy;

    /* link 6: angular acceleration alpha */
    const double t38 = minus_w6_y * w6_z;
    const double minus_alpha6_x = t38 + U6_yz;

    /* link 6: moment n = I alpha + w x I w + mc x a */
    const double minus_n6_x = IxxR6 * minus_alpha6_x + 4e-05 * t38;
    const double n6_y = (IxxR6 - 4e-05) * (w6_x * w6_z);
    const double n6_z = 4e-05 * alpha6_z + IxxR6 * (w6_x * minus_w6_y);

    /* joint 5: force F and moment N through it, joint 6 added */
    const double N5_x = n5_x + (c6 * minus_n6_x + s6 * n6_y);
    const double minus_N5_y = n6_z + minus_n5_y;
    const double N5_z = n5_z + (s6 * minus_n6_x - c6 * n6_y);

    /* joint 4: force F and moment N through it, joint 5 added */
    const double F4_x = s5 * f5_y - c5 * f5_x;
    const double minus_F4_z = s5 * f5_x + c5 * f5_y;
    const double minus_N4_x = s5 * minus_N5_y + c5 * N5_x + minus_n4_x;
    const double minus_N4_y = minus_n4_y + N5_z;
    const double N4_z = n4_z - (s5 * N5_x - c5 * minus_N5_y);

    /* joint 3: force F and moment N through it, joint 4 added */
    const double t39 = s4 * minus_f5_z - c4 * F4_x;
    const double t40 = s4 * F4_x + c4 * minus_f5_z;
    const double t41 = 0.4331 * t39 - 0.0203 * minus_F4_z;
    const double t42 = c4 * minus_N4_y + s4 * minus_N4_x;
    const double N3_x = n3_x + (0.4331 * t40 - (s4 * minus_N4_y - c4 * minus_N4_x));
    const double N3_y = n3_y - (N4_z + 0.0203 * t40);
    const double N3_z = n3_z + (t42 + t41);
    const double F3_x = f3_x + t39;
    const double F3_y = f3_y + minus_F4_z;
    const double F3_z = f3_z - t40;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double t43 = s3 * F3_x + c3 * F3_y;
    const double N2_x = c3 * N3_x - s3 * N3_y - minus_n2_x;
    const double N2_y = n2_y + (s3 * N3_x + c3 * N3_y - 0.4318 * F3_z);
    const double N2_z = n2_z + (N3_z + 0.4318 * t43);
    const double F2_x = f2_x + (c3 * F3_x - s3 * F3_y);
    const double F2_y = f2_y + t43;

    /* joint 1: force F and moment N through it, joint 2 added */
    const double F1_x = s2 * F2_y - c2 * F2_x;
    const double N1_z = 0.1501 * F1_x - (s2 * N2_x + c2 * N2_y);

    h[0] = N1_z;
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

    /* link 1: inertia, regrouped: without what its joint cannot feel */
    const double t1 = link6_m + 0.34 + 0.82;
    const double t2 = t1 + 4.8;
    const double t3 = 0.00041208999999999994 * t1 + 0.013440800000000001;
    const double t4 = 0.18645124000000002 * t2;
    const double t5 = t4 + 0.708696824 + t3;
    const double t6 = 0.022530010000000003 * (t2 + 17.4) + 0.35 + 0.42447079199999993;
    const double IzzR1 = t6 + t5;

    /* link 2: inertia in the axes it shares */
    const double t7 = 0.4318 * t2 + 1.1832;
    const double t8 = t3 + 0.234865624 - t5;
    const double Izz2 = t4 + 0.6200840000000001;

    /* link 3: inertia, regrouped: without what its joint cannot feel */
    const double minus_mcxR3 = 0.0203 * t1;
    const double mcyR3 = 0.015579999999999998 - (0.4331 * t1 + 0.336);
    const double t9 = 0.18757560999999998 * t1 + 0.09046080000000001;
    const double IxxR3 = t9 - 0.013495395999999998 + 0.00209602 - t3;
    const double IxyR3 = 0.00031627399999999996 - 0.00879193 * t1;
    const double t10 = 0.18798769999999998 * t1 + 0.08952 - 0.013495395999999998;
    const double IzzR3 = t10 + 0.00209602;

    /* link 5: inertia, regrouped: without what its joint cannot feel */
    const double IxxR5 = link6_Iyy + 0.0003 - 0.0003;
    const double IzzR5 = link6_Iyy + 0.0004;

    /* link 6: inertia, regrouped: without what its joint cannot feel */
    const double IxxR6 = link6_Ixx - link6_Iyy;

    /* joint 3: rotation R and translation p from link 3 to its parent */
    double t11, t12;
    symdyn_sincos(q[2], &t11, &t12);
    const double p3_x = 0.4318 * t12;
    const double minus_p3_y = 0.4318 * t11;

    /* link 2: inertia in the axes it shares */
    const double t13 = t11 * t8 + 0.0141984 * t12;
    const double Iyy2 = t11 * t13;
    const double Ixx2 = t8 - Iyy2;
    const double Ixy2 = 0.0070992 - t12 * t13;
    const double minus_Ixz2 = 0.12059663999999999 * t12 + 0.00808056 * t11;
    const double Iyz2 = 0.12059663999999999 * t11 - 0.00808056 * t12;
    const double mcx2 = t12 * t7 + 0.10439999999999999 * t11;
    const double mcy2 = 0.10439999999999999 * t12 - t11 * t7;

    /* sines and cosines of the joint angles */
    double s2, c2, s4, c4, s5, c5, s6, c6;
    const double t14 = q[1] + q[2];
    symdyn_sincos(t14, &s2, &c2);
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
    const double U2_xy = minus_w2_x * minus_w2_y;
    const double t15 = qd[1] * qd[1];
    const double t16 = minus_w2_y * minus_w2_y;
    const double minus_U2_xx = t16 + t15;
    const double t17 = minus_w2_x * minus_w2_x;
    const double minus_U2_yy = t17 + t15;
    const double minus_U2_zx = 2.0 * alpha2_y;
    const double minus_U2_zy = 2.0 * minus_alpha2_x;

    /* link 2: acceleration a of its origin, gravity included */
    const double minus_a2_z = 0.1501 * minus_U1_xx;
    const double minus_a2_x = 9.81 * s2;
    const double minus_a2_y = 9.81 * c2;

    /* link 2: force f = m a + U mc */
    const double f2_x = U2_xy * mcy2 - minus_U2_xx * mcx2;
    const double f2_y = U2_xy * mcx2 - minus_U2_yy * mcy2;

    /* link 2: moment n = I alpha + w x I w + mc x a */
    const double t18 = Ixx2 * minus_alpha2_x + (Izz2 - Iyy2) * minus_alpha2_x;
    const double t19 = Ixy2 * minus_U2_zx - minus_Ixz2 * U2_xy;
    const double t20 = Iyy2 * alpha2_y - (Ixx2 - Izz2) * alpha2_y;
    const double t21 = Ixy2 * minus_U2_zy + Iyz2 * U2_xy;
    const double t22 = t19 - t18 + Iyz2 * (minus_U1_xx - minus_U2_yy);
    const double t23 = mcy2 * minus_a2_z;
    const double n2_x = t22 - t23;
    const double t24 = t20 - t21 - minus_Ixz2 * (minus_U2_xx - minus_U1_xx);
    const double t25 = mcx2 * minus_a2_z;
    const double n2_y = t24 + t25;
    const double t26 = (Iyy2 - Ixx2) * U2_xy + Ixy2 * (minus_U2_yy - minus_U2_xx);
    const double t27 = mcy2 * minus_a2_x - mcx2 * minus_a2_y;
    const double n2_z = t26 + t27;

    /* link 3: angular velocity w */
    const double w3_z = qd[1] + qd[2];

    /* link 3: angular acceleration alpha */
    const double alpha3_y = minus_w2_x * w3_z;
    const double minus_alpha3_x = minus_w2_y * w3_z;

    /* link 3: U = [alpha] + [w][w] */
    const double t28 = w3_z * w3_z;
    const double minus_U3_xx = t16 + t28;
    const double minus_U3_yy = t17 + t28;
    const double minus_U3_zx = 2.0 * alpha3_y;
    const double minus_U3_zy = 2.0 * minus_alpha3_x;

    /* link 3: acceleration a of its origin, gravity included */
    const double minus_a3_x = minus_a2_x + (minus_U2_xx * p3_x + U2_xy * minus_p3_y);
    const double a3_y = U2_xy * p3_x + minus_U2_yy * minus_p3_y - minus_a2_y;
    const double a3_z = minus_U2_zy * minus_p3_y - minus_U2_zx * p3_x - minus_a2_z;

    /* link 3: force f = m a + U mc */
    const double f3_x = minus_U3_xx * minus_mcxR3 + U2_xy * mcyR3;
    const double minus_f3_y = U2_xy * minus_mcxR3 + minus_U3_yy * mcyR3;
    const double f3_z = minus_U3_zx * minus_mcxR3 - minus_U3_zy * mcyR3;

    /* link 3: moment n = I alpha + w x I w + mc x a */
    const double t29 = IxxR3 * minus_alpha3_x + IzzR3 * minus_alpha3_x;
    const double t30 = IxyR3 * minus_U3_zx;
    const double t31 = IxyR3 * minus_U3_zy + 0.004704000000000001 * U2_xy;
    const double t32 = (IxxR3 - IzzR3) * alpha3_y;
    const double t33 = t30 - t29 + 0.004704000000000001 * (minus_U1_xx - minus_U3_yy);
    const double t34 = mcyR3 * a3_z;
    const double n3_x = t33 + t34;
    const double n3_y = minus_mcxR3 * a3_z - (t32 + t31);
    const double t35 = IxyR3 * (minus_U3_yy - minus_U3_xx) - IxxR3 * U2_xy;
    const double t36 = mcyR3 * minus_a3_x - minus_mcxR3 * a3_y;
    const double n3_z = t35 + t36;

    /* link 4: angular velocity w */
    const double w4_x = c4 * minus_w2_x - s4 * w3_z;
    const double minus_w4_y = s4 * minus_w2_x + c4 * w3_z;
    const double w4_z = minus_w2_y + qd[3];

    /* link 4: U = [alpha] + [w][w] */
    const double U4_xz = c4 * U2_xy - s4 * minus_U3_zy;
    const double minus_U4_yz = s4 * U2_xy + c4 * minus_U3_zy;

    /* link 4: angular acceleration alpha */
    const double t37 = w4_x * w4_z;
    const double t38 = minus_w4_y * w4_z;
    const double t39 = w4_x * minus_w4_y;
    const double alpha4_x = minus_U4_yz - t38;

    /* link 4: acceleration a of its origin, gravity included */
    const double t40 = 0.0203 * minus_U3_xx - 0.4331 * U2_xy - minus_a3_x;
    const double minus_a4_z = a3_y + (0.4331 * minus_U3_yy - 0.0203 * U2_xy);
    const double t41 = a3_z + (0.0406 * alpha3_y + 0.8662 * minus_alpha3_x);
    const double minus_a4_x = c4 * t40 + s4 * t41;

    /* link 4: moment n = I alpha + w x I w + mc x a */
    const double n4_x = 0.0002999999999999999 * alpha4_x - 0.0015999999999999999 * t38;
    const double minus_n4_y = 0.0013 * t37;
    const double n4_z = 0.0002999999999999999 * t39 - 0.0015999999999999999 * alpha3_y;

    /* link 5: angular velocity w */
    const double minus_w5_x = c5 * w4_x + s5 * w4_z;
    const double w5_y = s5 * w4_x - c5 * w4_z;
    const double w5_z = minus_w4_y + qd[4];

    /* link 5: angular acceleration alpha */
    const double alpha5_z = t37 - U4_xz;

    /* link 5: U = [alpha] + [w][w] */
    const double t42 = t39 - alpha3_y;
    const double t43 = t38 - alpha4_x;
    const double minus_U5_xz = c5 * t42 + s5 * t43;
    const double U5_yz = s5 * t42 - c5 * t43;

    /* link 5: angular acceleration alpha */
    const double t44 = minus_w5_x * w5_z;
    const double t45 = w5_y * w5_z;
    const double t46 = minus_w5_x * w5_y;
    const double alpha5_x = t45 - U5_yz;

    /* link 5: U = [alpha] + [w][w] */
    const double minus_U5_yy = minus_w5_x * minus_w5_x + w5_z * w5_z;
    const double minus_U5_xy = t46 + alpha5_z;
    const double U5_zy = t45 + alpha5_x;

    /* link 5: acceleration a of its origin, gravity included */
    const double a5_x = c5 * minus_a4_x + s5 * minus_a4_z;
    const double a5_z = c4 * t41 - s4 * t40;

    /* link 5: force f = m a + U mc */
    const double f5_x = minus_U5_xy * link6_mcz;
    const double f5_y = minus_U5_yy * link6_mcz;
    const double minus_f5_z = U5_zy * link6_mcz;

    /* link 5: moment n = I alpha + w x I w + mc x a */
    const double minus_n5_y = (IxxR5 - IzzR5) * t44;
    const double n5_x = IxxR5 * alpha5_x + IzzR5 * t45 - link6_mcz * a5_z;
    const double n5_z = IzzR5 * alpha5_z + IxxR5 * t46 + link6_mcz * a5_x;

    /* link 6: angular velocity w */
    const double w6_x = c6 * minus_w5_x - s6 * w5_z;
    const double minus_w6_y = s6 * minus_w5_x + c6 * w5_z;
    const double w6_z = qd[5] - w5_y;

    /* link 6: angular acceleration alpha */
    const double alpha6_z = minus_U5_xz - t44;

    /* link 6: U = [alpha] + [w][w] */
    const double U6_yz = s6 * minus_U5_xy + c6 * U5_zy;

    /* link 6: angular acceleration alpha */
    const double t47 = minus_w6_y * w6_z;
    const double minus_alpha6_x = t47 + U6_yz;

    /* link 6: moment n = I alpha + w x I w + mc x a */
    const double minus_n6_x = IxxR6 * minus_alpha6_x + 4e-05 * t47;
    const double n6_y = (IxxR6 - 4e-05) * (w6_x * w6_z);
    const double n6_z = 4e-05 * alpha6_z + IxxR6 * (w6_x * minus_w6_y);

    /* joint 5: force F and moment N through it, joint 6 added */
    const double N5_x = n5_x + (c6 * minus_n6_x + s6 * n6_y);
    const double minus_N5_y = n6_z + minus_n5_y;
    const double N5_z = n5_z + (s6 * minus_n6_x - c6 * n6_y);

    /* joint 4: force F and moment N through it, joint 5 added */
    const double F4_x = s5 * f5_y - c5 * f5_x;
    const double minus_F4_z = s5 * f5_x + c5 * f5_y;
    const double N4_x = n4_x - (s5 * minus_N5_y + c5 * N5_x);
    const double minus_N4_y = minus_n4_y + N5_z;
    const double N4_z = n4_z - (s5 * N5_x - c5 * minus_N5_y);

    /* joint 3: force F and moment N through it, joint 4 added */
    const double t48 = s4 * minus_f5_z - c4 * F4_x;
    const double t49 = s4 * F4_x + c4 * minus_f5_z;
    const double t50 = 0.4331 * t48 - 0.0203 * minus_F4_z;
    const double t51 = c4 * minus_N4_y - s4 * N4_x;
    const double N3_x = n3_x + (0.4331 * t49 - (c4 * N4_x + s4 * minus_N4_y));
    const double N3_y = n3_y - (N4_z + 0.0203 * t49);
    const double N3_z = n3_z + (t51 + t50);
    const double F3_x = f3_x + t48;
    const double F3_y = minus_F4_z - minus_f3_y;
    const double F3_z = f3_z - t49;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double N2_x = n2_x + (N3_x - minus_p3_y * F3_z);
    const double N2_y = n2_y + (N3_y - p3_x * F3_z);
    const double N2_z = n2_z + (N3_z + (p3_x * F3_y + minus_p3_y * F3_x));
    const double F2_x = f2_x + F3_x;
    const double F2_y = f2_y + F3_y;

    /* joint 1: force F and moment N through it, joint 2 added */
    const double F1_x = s2 * F2_y - c2 * F2_x;
    const double N1_z = 0.1501 * F1_x - (s2 * N2_x + c2 * N2_y);

    /* composite body 5: with body 6 added */
    const double t52 = s6 * IxxR6;
    const double t53 = s6 * t52;
    const double Ixz_c5 = c6 * t52;
    const double Ixx_c5 = IxxR5 + (IxxR6 - t53);
    const double Izz_c5 = IzzR5 + t53;

    /* composite body 4: with body 5 added */
    const double t54 = s5 * (Ixx_c5 - 4e-05);
    const double t55 = s5 * t54;
    const double Ixz_c4 = c5 * t54;
    const double Ixy_c4 = c5 * Ixz_c5;
    const double Iyz_c4 = s5 * Ixz_c5;
    const double minus_mcx_c4 = s5 * link6_mcz;
    const double mcz_c4 = c5 * link6_mcz;
    const double Ixx_c4 = Ixx_c5 - t55 + 0.0002999999999999999;
    const double Izz_c4 = 4e-05 + t55 + 0.0015999999999999999;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double t56 = s4 * (Ixx_c4 - Izz_c5) + c4 * (2.0 * Ixy_c4);
    const double t57 = s4 * t56;
    const double t58 = c4 * Ixz_c4 - s4 * Iyz_c4;
    const double F4at3_z = c4 * minus_mcx_c4;

    /* composite body 3: with body 4 added */
    const double mcz_c3 = s4 * minus_mcx_c4;
    const double t59 = 0.0406 * F4at3_z;
    const double t60 = 0.8662 * mcz_c4;
    const double t61 = 0.4331 * F4at3_z;
    const double Iyy_c3 = Izz_c4 - t59;
    const double Ixz_c3 = c4 * t56 - Ixy_c4 + 0.0203 * mcz_c3;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double minus_N4at3_z = s4 * Ixz_c4 + c4 * Iyz_c4 + 0.4331 * mcz_c3;

    /* composite body 3: with body 4 added */
    const double mcx_c3 = F4at3_z - minus_mcxR3;
    const double mcy_c3 = mcyR3 - mcz_c4;
    const double Ixx_c3 = IxxR3 + (Ixx_c4 - t57 + t60);
    const double Ixy_c3 = IxyR3 + (t58 - (0.0203 * mcz_c4 - t61));
    const double Iyz_c3 = minus_N4at3_z + 0.004704000000000001;
    const double Izz_c3 = IzzR3 + (Izz_c5 + t57 + (t60 - t59));

    /* composite body 2: with body 3 added */
    const double t62 = p3_x * (2.0 * mcx_c3);
    const double t63 = minus_p3_y * (2.0 * mcy_c3);
    const double t64 = minus_p3_y * mcz_c3;
    const double mcx_c2 = mcx2 + mcx_c3;
    const double mcy_c2 = mcy2 + mcy_c3;
    const double Ixx_c2 = Ixx2 + (Ixx_c3 - t63);
    const double Ixy_c2 = Ixy2 + (Ixy_c3 - (p3_x * mcy_c3 - mcx_c3 * minus_p3_y));
    const double Iyy_c2 = Iyy2 + (Iyy_c3 + t62);
    const double Ixz_c2 = Ixz_c3 - p3_x * mcz_c3 - minus_Ixz2;
    const double Iyz_c2 = Iyz2 + (Iyz_c3 + t64);
    const double Izz_c2 = Izz2 + (Izz_c3 + (t62 - t63));

    /* composite body 1: with body 2 added */
    const double minus_mcz_c1 = s2 * mcx_c2 + c2 * mcy_c2;
    const double t65 = Iyy_c2 + s2 * (s2 * (Ixx_c2 - Iyy_c2) + c2 * (2.0 * Ixy_c2));
    const double t66 = 0.3002 * mcz_c3;
    const double Izz_c1 = IzzR1 + (t65 + t66);

    /* row 6 of L and entry 6 of D in M = L^T D L */
    const double D6 = joint6_rotor_inertia + 4e-05;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 4 */
    const double minus_N6at4_x = 4e-05 * s5;
    const double N6at4_z = 4e-05 * c5;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 3 */
    const double N6at3_x = c4 * minus_N6at4_x;
    const double N6at3_z = s4 * minus_N6at4_x;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N6at1_z = c2 * N6at4_z - s2 * N6at3_x;

    /* row 5 of L and entry 5 of D in M = L^T D L */
    const double D5 = joint5_rotor_inertia + Izz_c5;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 3 */
    const double F5at3_x = c4 * mcz_c4;
    const double F5at3_z = s4 * mcz_c4;
    const double N5at3_x = c4 * Ixy_c4 - s4 * Izz_c5 - 0.4331 * F5at3_z;
    const double N5at3_y = Iyz_c4 + 0.0203 * F5at3_z;
    const double t67 = 0.4331 * F5at3_x - 0.0203 * minus_mcx_c4;
    const double t68 = s4 * Ixy_c4 + c4 * Izz_c5;
    const double N5at3_z = t68 + t67;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 2 */
    const double N5at2_x = N5at3_x - minus_p3_y * F5at3_z;
    const double N5at2_y = N5at3_y - p3_x * F5at3_z;
    const double N5at2_z = N5at3_z + (p3_x * minus_mcx_c4 + minus_p3_y * F5at3_x);

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 1 */
    const double F5at1_x = s2 * minus_mcx_c4 - c2 * F5at3_x;
    const double N5at1_z = 0.1501 * F5at1_x - (s2 * N5at2_x + c2 * N5at2_y);

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double minus_N4at3_x = t58 + t61;
    const double N4at3_y = 0.0203 * F4at3_z - Izz_c4;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 2 */
    const double minus_N4at2_x = minus_N4at3_x + minus_p3_y * F4at3_z;
    const double N4at2_y = N4at3_y - p3_x * F4at3_z;
    const double minus_N4at2_z = minus_N4at3_z + t64;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 1 */
    const double F4at1_x = c2 * mcz_c3;
    const double N4at1_z = 0.1501 * F4at1_x - (c2 * N4at2_y - s2 * minus_N4at2_x);

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 2 */
    const double N3at2_z = Izz_c3 + (p3_x * mcx_c3 - minus_p3_y * mcy_c3);

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 1 */
    const double F3at1_x = s2 * mcx_c3 + c2 * mcy_c3;
    const double N3at1_z = 0.1501 * F3at1_x - (s2 * Ixz_c3 + c2 * Iyz_c3);

    /* joint 2 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N2at1_z = 0.1501 * minus_mcz_c1 - (s2 * Ixz_c2 + c2 * Iyz_c2);

    /* row 6 of L and entry 6 of D in M = L^T D L */
    const double L6_1 = N6at1_z / D6;
    const double L6_2 = N6at3_z / D6;
    const double L6_4 = N6at4_z / D6;

    /* row 5 of L and entry 5 of D in M = L^T D L */
    const double t69 = L6_2 * N6at1_z;
    const double t70 = L6_2 * N6at3_z;
    const double t71 = L6_4 * N6at3_z;
    const double L5_1 = N5at1_z / D5;
    const double L5_2 = N5at2_z / D5;
    const double L5_3 = N5at3_z / D5;
    const double minus_L5_4 = Iyz_c4 / D5;

    /* row 4 of L and entry 4 of D in M = L^T D L */
    const double t72 = N4at1_z - L6_4 * N6at1_z + minus_L5_4 * N5at1_z;
    const double t73 = minus_L5_4 * N5at2_z - (minus_N4at2_z + t71);
    const double t74 = minus_L5_4 * N5at3_z - (minus_N4at3_z + t71);
    const double t75 = joint4_rotor_inertia + Izz_c4 - L6_4 * N6at4_z;
    const double t76 = minus_L5_4 * Iyz_c4;
    const double D4 = t75 - t76;
    const double L4_1 = t72 / D4;
    const double L4_2 = t73 / D4;
    const double L4_3 = t74 / D4;

    /* row 3 of L and entry 3 of D in M = L^T D L */
    const double t77 = joint1_rotor_inertia + Izz_c1 - L6_1 * N6at1_z - L5_1 * N5at1_z;
    const double t78 = L4_1 * t72;
    const double t79 = joint2_rotor_inertia + Izz_c2 - t70 - L5_2 * N5at2_z;
    const double t80 = L4_2 * t73;
    const double t81 = N3at1_z - t69 - L5_3 * N5at1_z - L4_3 * t72;
    const double t82 = N3at2_z - t70 - L5_3 * N5at2_z - L4_3 * t73;
    const double t83 = joint3_rotor_inertia + Izz_c3 - t70 - L5_3 * N5at3_z;
    const double t84 = L4_3 * t74;
    const double D3 = t83 - t84;
    const double L3_1 = t81 / D3;
    const double L3_2 = t82 / D3;

    /* row 2 of L and entry 2 of D in M = L^T D L */
    const double t85 = N2at1_z - t69 - L5_2 * N5at1_z - L4_2 * t72 - L3_2 * t81;
    const double D2 = t79 - t80 - L3_2 * t82;
    const double L2_1 = t85 / D2;

    /* row 1 of L and entry 1 of D in M = L^T D L */
    const double D1 = t77 - t78 - L3_1 * t81 - L2_1 * t85;

    /* solve L^T y = right-hand side, tips first */
    const double y5 = tau[4] - N5_z;
    const double y6 = tau[5] - n6_z;
    const double t86 = L6_2 * y6;
    const double y4 = tau[3] - N4_z - L6_4 * y6 + minus_L5_4 * y5;
    const double y3 = tau[2] - N3_z - t86 - L5_3 * y5 - L4_3 * y4;
    const double y2 = tau[1] - N2_z - t86 - L5_2 * y5 - L4_2 * y4 - L3_2 * y3;
    const double t87 = tau[0] - N1_z - L6_1 * y6 - L5_1 * y5 - L4_1 * y4 - L3_1 * y3;
    const double t88 = L2_1 * y2;
    const double y1 = t87 - t88;

    /* solve L x = y / D, base first */
    const double x1 = y1 / D1;
    const double x2 = y2 / D2 - L2_1 * x1;
    const double x3 = y3 / D3 - L3_1 * x1 - L3_2 * x2;
    const double x4 = y4 / D4 - L4_1 * x1 - L4_2 * x2 - L4_3 * x3;
    const double x5 = y5 / D5 - L5_1 * x1 - L5_2 * x2 - L5_3 * x3 + minus_L5_4 * x4;
    const double x6 = y6 / D6 - L6_1 * x1 - L6_2 * x2 - L6_2 * x3 - L6_4 * x4;

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

    /* link 1: inertia, regrouped: without what its joint cannot feel */
    const double t1 = link6_m + 0.34 + 0.82;
    const double t2 = t1 + 4.8;
    const double t3 = 0.00041208999999999994 * t1 + 0.013440800000000001;
    const double t4 = 0.18645124000000002 * t2;
    const double t5 = t4 + 0.708696824 + t3;
    const double t6 = 0.022530010000000003 * (t2 + 17.4) + 0.35 + 0.42447079199999993;
    const double IzzR1 = t6 + t5;

    /* link 2: inertia in the axes it shares */
    const double t7 = 0.4318 * t2 + 1.1832;
    const double t8 = t3 + 0.234865624 - t5;
    const double Izz2 = t4 + 0.6200840000000001;

    /* link 3: inertia, regrouped: without what its joint cannot feel */
    const double minus_mcxR3 = 0.0203 * t1;
    const double mcyR3 = 0.015579999999999998 - (0.4331 * t1 + 0.336);
    const double t9 = 0.18757560999999998 * t1 + 0.09046080000000001;
    const double IxxR3 = t9 - 0.013495395999999998 + 0.00209602 - t3;
    const double IxyR3 = 0.00031627399999999996 - 0.00879193 * t1;
    const double t10 = 0.18798769999999998 * t1 + 0.08952 - 0.013495395999999998;
    const double IzzR3 = t10 + 0.00209602;

    /* link 5: inertia, regrouped: without what its joint cannot feel */
    const double IxxR5 = link6_Iyy + 0.0003 - 0.0003;
    const double IzzR5 = link6_Iyy + 0.0004;

    /* link 6: inertia, regrouped: without what its joint cannot feel */
    const double IxxR6 = link6_Ixx - link6_Iyy;

    /* joint 3: rotation R and translation p from link 3 to its parent */
    double t11, t12;
    symdyn_sincos(q[2], &t11, &t12);
    const double p3_x = 0.4318 * t12;
    const double minus_p3_y = 0.4318 * t11;

    /* link 2: inertia in the axes it shares */
    const double t13 = t11 * t8 + 0.0141984 * t12;
    const double Iyy2 = t11 * t13;
    const double Ixx2 = t8 - Iyy2;
    const double Ixy2 = 0.0070992 - t12 * t13;
    const double minus_Ixz2 = 0.12059663999999999 * t12 + 0.00808056 * t11;
    const double Iyz2 = 0.12059663999999999 * t11 - 0.00808056 * t12;
    const double mcx2 = t12 * t7 + 0.10439999999999999 * t11;
    const double mcy2 = 0.10439999999999999 * t12 - t11 * t7;

    /* sines and cosines of the joint angles */
    double s2, c2, s4, c4, s5, c5, s6, c6;
    const double t14 = q[1] + q[2];
    symdyn_sincos(t14, &s2, &c2);
    symdyn_sincos(q[3], &s4, &c4);
    symdyn_sincos(q[4], &s5, &c5);
    symdyn_sincos(q[5], &s6, &c6);

    /* composite body 5: with body 6 added */
    const double t15 = s6 * IxxR6;
    const double t16 = s6 * t15;
    const double Ixz_c5 = c6 * t15;
    const double Ixx_c5 = IxxR5 + (IxxR6 - t16);
    const double Izz_c5 = IzzR5 + t16;

    /* composite body 4: with body 5 added */
    const double t17 = s5 * (Ixx_c5 - 4e-05);
    const double t18 = s5 * t17;
    const double Ixz_c4 = c5 * t17;
    const double Ixy_c4 = c5 * Ixz_c5;
    const double Iyz_c4 = s5 * Ixz_c5;
    const double minus_mcx_c4 = s5 * link6_mcz;
    const double mcz_c4 = c5 * link6_mcz;
    const double Ixx_c4 = Ixx_c5 - t18 + 0.0002999999999999999;
    const double Izz_c4 = 4e-05 + t18 + 0.0015999999999999999;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double t19 = s4 * (Ixx_c4 - Izz_c5) + c4 * (2.0 * Ixy_c4);
    const double t20 = s4 * t19;
    const double t21 = c4 * Ixz_c4 - s4 * Iyz_c4;
    const double F4at3_z = c4 * minus_mcx_c4;

    /* composite body 3: with body 4 added */
    const double mcz_c3 = s4 * minus_mcx_c4;
    const double t22 = 0.0406 * F4at3_z;
    const double t23 = 0.8662 * mcz_c4;
    const double t24 = 0.4331 * F4at3_z;
    const double Iyy_c3 = Izz_c4 - t22;
    const double Ixz_c3 = c4 * t19 - Ixy_c4 + 0.0203 * mcz_c3;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double minus_N4at3_z = s4 * Ixz_c4 + c4 * Iyz_c4 + 0.4331 * mcz_c3;

    /* composite body 3: with body 4 added */
    const double mcx_c3 = F4at3_z - minus_mcxR3;
    const double mcy_c3 = mcyR3 - mcz_c4;
    const double Ixx_c3 = IxxR3 + (Ixx_c4 - t20 + t23);
    const double Ixy_c3 = IxyR3 + (t21 - (0.0203 * mcz_c4 - t24));
    const double Iyz_c3 = minus_N4at3_z + 0.004704000000000001;
    const double Izz_c3 = IzzR3 + (Izz_c5 + t20 + (t23 - t22));

    /* composite body 2: with body 3 added */
    const double t25 = p3_x * (2.0 * mcx_c3);
    const double t26 = minus_p3_y * (2.0 * mcy_c3);
    const double t27 = minus_p3_y * mcz_c3;
    const double mcx_c2 = mcx2 + mcx_c3;
    const double mcy_c2 = mcy2 + mcy_c3;
    const double Ixx_c2 = Ixx2 + (Ixx_c3 - t26);
    const double Ixy_c2 = Ixy2 + (Ixy_c3 - (p3_x * mcy_c3 - mcx_c3 * minus_p3_y));
    const double Iyy_c2 = Iyy2 + (Iyy_c3 + t25);
    const double Ixz_c2 = Ixz_c3 - p3_x * mcz_c3 - minus_Ixz2;
    const double Iyz_c2 = Iyz2 + (Iyz_c3 + t27);
    const double Izz_c2 = Izz2 + (Izz_c3 + (t25 - t26));

    /* composite body 1: with body 2 added */
    const double minus_mcz_c1 = s2 * mcx_c2 + c2 * mcy_c2;
    const double t28 = Iyy_c2 + s2 * (s2 * (Ixx_c2 - Iyy_c2) + c2 * (2.0 * Ixy_c2));
    const double t29 = 0.3002 * mcz_c3;
    const double Izz_c1 = IzzR1 + (t28 + t29);

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 4 */
    const double minus_N6at4_x = 4e-05 * s5;
    const double N6at4_z = 4e-05 * c5;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 3 */
    const double N6at3_x = c4 * minus_N6at4_x;
    const double N6at3_z = s4 * minus_N6at4_x;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N6at1_z = c2 * N6at4_z - s2 * N6at3_x;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 3 */
    const double F5at3_x = c4 * mcz_c4;
    const double F5at3_z = s4 * mcz_c4;
    const double N5at3_x = c4 * Ixy_c4 - s4 * Izz_c5 - 0.4331 * F5at3_z;
    const double N5at3_y = Iyz_c4 + 0.0203 * F5at3_z;
    const double t30 = 0.4331 * F5at3_x - 0.0203 * minus_mcx_c4;
    const double t31 = s4 * Ixy_c4 + c4 * Izz_c5;
    const double N5at3_z = t31 + t30;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 2 */
    const double N5at2_x = N5at3_x - minus_p3_y * F5at3_z;
    const double N5at2_y = N5at3_y - p3_x * F5at3_z;
    const double N5at2_z = N5at3_z + (p3_x * minus_mcx_c4 + minus_p3_y * F5at3_x);

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 1 */
    const double F5at1_x = s2 * minus_mcx_c4 - c2 * F5at3_x;
    const double N5at1_z = 0.1501 * F5at1_x - (s2 * N5at2_x + c2 * N5at2_y);

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double minus_N4at3_x = t21 + t24;
    const double N4at3_y = 0.0203 * F4at3_z - Izz_c4;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 2 */
    const double minus_N4at2_x = minus_N4at3_x + minus_p3_y * F4at3_z;
    const double N4at2_y = N4at3_y - p3_x * F4at3_z;
    const double minus_N4at2_z = minus_N4at3_z + t27;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 1 */
    const double F4at1_x = c2 * mcz_c3;
    const double N4at1_z = 0.1501 * F4at1_x - (c2 * N4at2_y - s2 * minus_N4at2_x);

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 2 */
    const double N3at2_z = Izz_c3 + (p3_x * mcx_c3 - minus_p3_y * mcy_c3);

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 1 */
    const double F3at1_x = s2 * mcx_c3 + c2 * mcy_c3;
    const double N3at1_z = 0.1501 * F3at1_x - (s2 * Ixz_c3 + c2 * Iyz_c3);

    /* joint 2 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N2at1_z = 0.1501 * minus_mcz_c1 - (s2 * Ixz_c2 + c2 * Iyz_c2);

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
    const double t32 = qd[1] * qd[1];
    const double t33 = minus_w2_y * minus_w2_y;
    const double minus_U2_xx = t33 + t32;
    const double t34 = minus_w2_x * minus_w2_x;
    const double minus_U2_yy = t34 + t32;
    const double minus_U2_zx = 2.0 * alpha2_y;
    const double minus_U2_zy = 2.0 * minus_alpha2_x;

    /* link 2: acceleration a of its origin, gravity included */
    const double minus_a2_z = 0.1501 * minus_U1_xx;
    const double minus_a2_x = 9.81 * s2;
    const double minus_a2_y = 9.81 * c2;

    /* link 2: force f = m a + U mc */
    const double f2_x = U2_xy * mcy2 - minus_U2_xx * mcx2;
    const double f2_y = U2_xy * mcx2 - minus_U2_yy * mcy2;

    /* link 2: moment n = I alpha + w x I w + mc x a */
    const double t35 = Ixx2 * minus_alpha2_x + (Izz2 - Iyy2) * minus_alpha2_x;
    const double t36 = Ixy2 * minus_U2_zx - minus_Ixz2 * U2_xy;
    const double t37 = Iyy2 * alpha2_y - (Ixx2 - Izz2) * alpha2_y;
    const double t38 = Ixy2 * minus_U2_zy + Iyz2 * U2_xy;
    const double t39 = t36 - t35 + Iyz2 * (minus_U1_xx - minus_U2_yy);
    const double t40 = mcy2 * minus_a2_z;
    const double n2_x = t39 - t40;
    const double t41 = t37 - t38 - minus_Ixz2 * (minus_U2_xx - minus_U1_xx);
    const double t42 = mcx2 * minus_a2_z;
    const double n2_y = t41 + t42;
    const double t43 = (Iyy2 - Ixx2) * U2_xy + Ixy2 * (minus_U2_yy - minus_U2_xx);
    const double t44 = mcy2 * minus_a2_x - mcx2 * minus_a2_y;
    const double n2_z = t43 + t44;

    /* link 3: angular velocity w */
    const double w3_z = qd[1] + qd[2];

    /* link 3: angular acceleration alpha */
    const double alpha3_y = minus_w2_x * w3_z;
    const double minus_alpha3_x = minus_w2_y * w3_z;

    /* link 3: U = [alpha] + [w][w] */
    const double t45 = w3_z * w3_z;
    const double minus_U3_xx = t33 + t45;
    const double minus_U3_yy = t34 + t45;
    const double minus_U3_zx = 2.0 * alpha3_y;
    const double minus_U3_zy = 2.0 * minus_alpha3_x;

    /* link 3: acceleration a of its origin, gravity included */
    const double minus_a3_x = minus_a2_x + (minus_U2_xx * p3_x + U2_xy * minus_p3_y);
    const double a3_y = U2_xy * p3_x + minus_U2_yy * minus_p3_y - minus_a2_y;
    const double a3_z = minus_U2_zy * minus_p3_y - minus_U2_zx * p3_x - minus_a2_z;

    /* link 3: force f = m a + U mc */
    const double f3_x = minus_U3_xx * minus_mcxR3 + U2_xy * mcyR3;
    const double minus_f3_y = U2_xy * minus_mcxR3 + minus_U3_yy * mcyR3;
    const double f3_z = minus_U3_zx * minus_mcxR3 - minus_U3_zy * mcyR3;

    /* link 3: moment n = I alpha + w x I w + mc x a */
    const double t46 = IxxR3 * minus_alpha3_x + IzzR3 * minus_alpha3_x;
    const double t47 = IxyR3 * minus_U3_zx;
    const double t48 = IxyR3 * minus_U3_zy + 0.004704000000000001 * U2_xy;
    const double t49 = (IxxR3 - IzzR3) * alpha3_y;
    const double t50 = t47 - t46 + 0.004704000000000001 * (minus_U1_xx - minus_U3_yy);
    const double t51 = mcyR3 * a3_z;
    const double n3_x = t50 + t51;
    const double n3_y = minus_mcxR3 * a3_z - (t49 + t48);
    const double t52 = IxyR3 * (minus_U3_yy - minus_U3_xx) - IxxR3 * U2_xy;
    const double t53 = mcyR3 * minus_a3_x - minus_mcxR3 * a3_y;
    const double n3_z = t52 + t53;

    /* link 4: angular velocity w */
    const double w4_x = c4 * minus_w2_x - s4 * w3_z;
    const double minus_w4_y = s4 * minus_w2_x + c4 * w3_z;
    const double w4_z = minus_w2_y + qd[3];

    /* link 4: U = [alpha] + [w][w] */
    const double U4_xz = c4 * U2_xy - s4 * minus_U3_zy;
    const double minus_U4_yz = s4 * U2_xy + c4 * minus_U3_zy;

    /* link 4: angular acceleration alpha */
    const double t54 = w4_x * w4_z;
    const double t55 = minus_w4_y * w4_z;
    const double t56 = w4_x * minus_w4_y;
    const double alpha4_x = minus_U4_yz - t55;

    /* link 4: acceleration a of its origin, gravity included */
    const double t57 = 0.0203 * minus_U3_xx - 0.4331 * U2_xy - minus_a3_x;
    const double minus_a4_z = a3_y + (0.4331 * minus_U3_yy - 0.0203 * U2_xy);
    const double t58 = a3_z + (0.0406 * alpha3_y + 0.8662 * minus_alpha3_x);
    const double minus_a4_x = c4 * t57 + s4 * t58;

    /* link 4: moment n = I alpha + w x I w + mc x a */
    const double n4_x = 0.0002999999999999999 * alpha4_x - 0.0015999999999999999 * t55;
    const double minus_n4_y = 0.0013 * t54;
    const double n4_z = 0.0002999999999999999 * t56 - 0.0015999999999999999 * alpha3_y;

    /* link 5: angular velocity w */
    const double minus_w5_x = c5 * w4_x + s5 * w4_z;
    const double w5_y = s5 * w4_x - c5 * w4_z;
    const double w5_z = minus_w4_y + qd[4];

    /* link 5: angular acceleration alpha */
    const double alpha5_z = t54 - U4_xz;

    /* link 5: U = [alpha] + [w][w] */
    const double t59 = t56 - alpha3_y;
    const double t60 = t55 - alpha4_x;
    const double minus_U5_xz = c5 * t59 + s5 * t60;
    const double U5_yz = s5 * t59 - c5 * t60;

    /* link 5: angular acceleration alpha */
    const double t61 = minus_w5_x * w5_z;
    const double t62 = w5_y * w5_z;
    const double t63 = minus_w5_x * w5_y;
    const double alpha5_x = t62 - U5_yz;

    /* link 5: U = [alpha] + [w][w] */
    const double minus_U5_yy = minus_w5_x * minus_w5_x + w5_z * w5_z;
    const double minus_U5_xy = t63 + alpha5_z;
    const double U5_zy = t62 + alpha5_x;

    /* link 5: acceleration a of its origin, gravity included */
    const double a5_x = c5 * minus_a4_x + s5 * minus_a4_z;
    const double a5_z = c4 * t58 - s4 * t57;

    /* link 5: force f = m a + U mc */
    const double f5_x = minus_U5_xy * link6_mcz;
    const double f5_y = minus_U5_yy * link6_mcz;
    const double minus_f5_z = U5_zy * link6_mcz;

    /* link 5: moment n = I alpha + w x I w + mc x a */
    const double minus_n5_y = (IxxR5 - IzzR5) * t61;
    const double n5_x = IxxR5 * alpha5_x + IzzR5 * t62 - link6_mcz * a5_z;
    const double n5_z = IzzR5 * alpha5_z + IxxR5 * t63 + link6_mcz * a5_x;

    /* link 6: angular velocity w */
    const double w6_x = c6 * minus_w5_x - s6 * w5_z;
    const double minus_w6_y = s6 * minus_w5_x + c6 * w5_z;
    const double w6_z = qd[5] - w5_y;

    /* link 6: angular acceleration alpha */
    const double alpha6_z = minus_U5_xz - t61;

    /* link 6: U = [alpha] + [w][w] */
    const double U6_yz = s6 * minus_U5_xy + c6 * U5_zy;

    /* link 6: angular acceleration alpha */
    const double t64 = minus_w6_y * w6_z;
    const double minus_alpha6_x = t64 + U6_yz;

    /* link 6: moment n = I alpha + w x I w + mc x a */
    const double minus_n6_x = IxxR6 * minus_alpha6_x + 4e-05 * t64;
    const double n6_y = (IxxR6 - 4e-05) * (w6_x * w6_z);
    const double n6_z = 4e-05 * alpha6_z + IxxR6 * (w6_x * minus_w6_y);

    /* joint 5: force F and moment N through it, joint 6 added */
    const double N5_x = n5_x + (c6 * minus_n6_x + s6 * n6_y);
    const double minus_N5_y = n6_z + minus_n5_y;
    const double N5_z = n5_z + (s6 * minus_n6_x - c6 * n6_y);

    /* joint 4: force F and moment N through it, joint 5 added */
    const double F4_x = s5 * f5_y - c5 * f5_x;
    const double minus_F4_z = s5 * f5_x + c5 * f5_y;
    const double N4_x = n4_x - (s5 * minus_N5_y + c5 * N5_x);
    const double minus_N4_y = minus_n4_y + N5_z;
    const double N4_z = n4_z - (s5 * N5_x - c5 * minus_N5_y);

    /* joint 3: force F and moment N through it, joint 4 added */
    const double t65 = s4 * minus_f5_z - c4 * F4_x;
    const double t66 = s4 * F4_x + c4 * minus_f5_z;
    const double t67 = 0.4331 * t65 - 0.0203 * minus_F4_z;
    const double t68 = c4 * minus_N4_y - s4 * N4_x;
    const double N3_x = n3_x + (0.4331 * t66 - (c4 * N4_x + s4 * minus_N4_y));
    const double N3_y = n3_y - (N4_z + 0.0203 * t66);
    const double N3_z = n3_z + (t68 + t67);
    const double F3_x = f3_x + t65;
    const double F3_y = minus_F4_z - minus_f3_y;
    const double F3_z = f3_z - t66;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double N2_x = n2_x + (N3_x - minus_p3_y * F3_z);
    const double N2_y = n2_y + (N3_y - p3_x * F3_z);
    const double N2_z = n2_z + (N3_z + (p3_x * F3_y + minus_p3_y * F3_x));
    const double F2_x = f2_x + F3_x;
    const double F2_y = f2_y + F3_y;

    /* joint 1: force F and moment N through it, joint 2 added */
    const double F1_x = s2 * F2_y - c2 * F2_x;
    const double N1_z = 0.1501 * F1_x - (s2 * N2_x + c2 * N2_y);

    M[0][0] = joint1_rotor_inertia + Izz_c1;
    M[0][1] = N2at1_z;
    M[0][2] = N3at1_z;
    M[0][3] = N4at1_z;
    M[0][4] = N5at1_z;
    M[0][5] = N6at1_z;
    M[1][0] = N2at1_z;
    M[1][1] = joint2_rotor_inertia + Izz_c2;
    M[1][2] = N3at2_z;
    M[1][3] = -minus_N4at2_z;
    M[1][4] = N5at2_z;
    M[1][5] = N6at3_z;
    M[2][0] = N3at1_z;
    M[2][1] = N3at2_z;
    M[2][2] = joint3_rotor_inertia + Izz_c3;
    M[2][3] = -minus_N4at3_z;
    M[2][4] = N5at3_z;
    M[2][5] = N6at3_z;
    M[3][0] = N4at1_z;
    M[3][1] = -minus_N4at2_z;
    M[3][2] = -minus_N4at3_z;
    M[3][3] = joint4_rotor_inertia + Izz_c4;
    M[3][4] = -Iyz_c4;
    M[3][5] = N6at4_z;
    M[4][0] = N5at1_z;
    M[4][1] = N5at2_z;
    M[4][2] = N5at3_z;
    M[4][3] = -Iyz_c4;
    M[4][4] = joint5_rotor_inertia + Izz_c5;
    M[4][5] = 0.0;
    M[5][0] = N6at1_z;
    M[5][1] = N6at3_z;
    M[5][2] = N6at3_z;
    M[5][3] = N6at4_z;
    M[5][4] = 0.0;
    M[5][5] = joint6_rotor_inertia + 4e-05;
    h[0] = N1_z;
    h[1] = N2_z;
    h[2] = N3_z;
    h[3] = N4_z;
    h[4] = N5_z;
    h[5] = n6_z;
}

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC pop_options
#endif
