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
 *   inverse_dynamics  199 mul, 180 add, 10 sin/cos  (by newton-euler-matrix)
 *   bias              178 mul, 140 add, 10 sin/cos  (by newton-euler-matrix)
 *   forward_dynamics  328 mul, 296 add, 6 div, 10 sin/cos  (by ldlt)
 *   mass_matrix_bias  258 mul, 236 add, 10 sin/cos  (by composite-body+newton-euler-matrix)
 *
 * Chosen frames: inside these functions link i is described in the frame f_i, given here
 * relative to f of its parent link. Inputs and outputs use the robot's own frames.
 *   inverse_dynamics, bias
 *   f1 = Rz(pi) Rz(q[0])
 *   f2 = Ty(-0.1501) Rx(pi/2) Rz(pi) Rz(q[1])
 *   f3 = Tx(0.4318) Rz(q[2])
 *   f4 = Tx(-0.0203) Ty(-0.4331) Rx(pi/2) Rz(pi) Rz(q[3])
 *   f5 = Rx(pi/2) Rz(pi) Rz(q[4])
 *   f6 = Rx(pi/2) Rz(pi) Rz(q[5])
 *
 * Chosen frames: inside these functions link i is described in the frame f_i, given here
 * relative to f of its parent link. Inputs and outputs use the robot's own frames.
 *   forward_dynamics, mass_matrix_bias
 *   f1 = Rz(pi) Rz(q[0])
 *   f2 = Ty(-0.1501) Rx(pi/2) Rz(pi) Rz(q[1])
 *   f3 = Tx(0.4318) Rz(q[2])
 *   f4 = Tx(-0.0203) Ty(-0.4331) Rx(pi/2) Rz(pi) Rz(q[3])
 *   f5 = Rx(pi/2) Rz(pi) Rz(q[4])
 *   f6 = Rx(pi/2) Rz(pi) Rz(q[5])
 *   but in the axes of link 3, parallel to its joint: 2
 *
 * Transferred inertia: in these functions the part of a link's inertia that its joint cannot
 * feel is added to the parent link.
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

    /* sines and cosines of the joint angles */
    double s2, c2, s3, c3, s4, c4, s5, c5, s6, c6;
    symdyn_sincos(q[1], &s2, &c2);
    symdyn_sincos(q[2], &s3, &c3);
    symdyn_sincos(q[3], &s4, &c4);
    symdyn_sincos(q[4], &s5, &c5);
    symdyn_sincos(q[5], &s6, &c6);

    /* link 1: inertia, regrouped: without what its joint cannot feel */
    const double t1 = link6_m + 1.16;
    const double t2 = t1 + 4.8;
    const double t3 = 0.00041208999999999994 * t1 + 0.013440800000000001;
    const double t4 = 0.18645124000000002 * t2;
    const double t5 = t4 + 0.708696824 + t3;
    const double IzzR1 = 0.022530010000000003 * (t2 + 17.4) + t5 + 0.7744707919999999;

    /* link 2: inertia, regrouped: without what its joint cannot feel */
    const double mcxR2 = 0.4318 * t2 + 1.1832;
    const double IxxR2 = t3 + 0.234865624 - t5;
    const double IzzR2 = t4 + 0.6200840000000001;

    /* link 3: inertia, regrouped: without what its joint cannot feel */
    const double minus_mcxR3 = 0.0203 * t1;
    const double minus_mcyR3 = 0.4331 * t1 + 0.32042000000000004;
    const double IxxR3 = 0.18757560999999998 * t1 - t3 + 0.07906142400000002;
    const double IxyR3 = 0.00031627399999999996 - 0.00879193 * t1;
    const double IzzR3 = 0.18798769999999998 * t1 + 0.07812062400000001;

    /* link 5: inertia, regrouped: without what its joint cannot feel */
    const double IzzR5 = link6_Iyy + 0.0004;

    /* link 6: inertia, regrouped: without what its joint cannot feel */
    const double IxxR6 = link6_Ixx - link6_Iyy;

    /* link 1: angular acceleration alpha, U = [alpha] + [w][w] */
    const double minus_U1_xx = qd[0] * qd[0];

    /* link 2: angular velocity w */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];

    /* link 2: angular acceleration alpha, U = [alpha] + [w][w] */
    const double U2_yz = s2 * qdd[0];
    const double minus_U2_xz = c2 * qdd[0];
    const double t6 = minus_w2_y * qd[1];
    const double t7 = minus_w2_x * qd[1];
    const double minus_alpha2_x = U2_yz + t6;
    const double alpha2_y = t7 - minus_U2_xz;
    const double t8 = minus_w2_x * minus_w2_y;
    const double t9 = qd[1] * qd[1];
    const double minus_U2_xx = minus_w2_y * minus_w2_y + t9;
    const double minus_U2_yy = minus_w2_x * minus_w2_x + t9;
    const double U2_xy = t8 - qdd[1];
    const double U2_yx = t8 + qdd[1];
    const double minus_U2_zx = t7 + alpha2_y;
    const double minus_U2_zy = t6 + minus_alpha2_x;

    /* link 2: acceleration a of its origin, gravity included */
    const double t10 = 0.1501 * qdd[0];
    const double minus_a2_z = 0.1501 * minus_U1_xx;
    const double minus_a2_x = c2 * t10 + 9.81 * s2;
    const double a2_y = s2 * t10 - 9.81 * c2;

    /* link 2: force f = m a + U mc */
    const double f2_x = 0.10439999999999999 * U2_xy - minus_U2_xx * mcxR2;
    const double f2_y = U2_yx * mcxR2 - 0.10439999999999999 * minus_U2_yy;

    /* link 2: moment n = I alpha + w x I w + mc x a */
    const double t11 = 0.12059663999999999 * U2_yx + 0.0070992 * minus_U2_zx;
    const double t12 = IxxR2 * minus_alpha2_x + IzzR2 * t6 + t11;
    const double t13 = 0.0070992 * minus_U2_zy + 0.00808056 * U2_xy;
    const double t14 = 0.12059663999999999 * (minus_U2_xx - minus_U1_xx);
    const double t15 = t12 + 0.00808056 * (minus_U1_xx - minus_U2_yy);
    const double minus_n2_x = t15 + 0.01567044 * minus_U1_xx;
    const double n2_y = t13 - (IxxR2 - IzzR2) * t7 - t14 + mcxR2 * minus_a2_z;

    /* link 3: angular velocity w */
    const double minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y;
    const double w3_y = s3 * minus_w2_x - c3 * minus_w2_y;
    const double w3_z = qd[1] + qd[2];

    /* link 3: angular acceleration alpha, U = [alpha] + [w][w] */
    const double alpha3_z = qdd[1] + qdd[2];
    const double U3_xz = s3 * U2_yz - c3 * minus_U2_xz;
    const double U3_yz = s3 * minus_U2_xz + c3 * U2_yz;
    const double t16 = minus_w3_x * w3_z;
    const double t17 = w3_y * w3_z;
    const double t18 = minus_w3_x * w3_y;
    const double alpha3_x = t17 - U3_yz;
    const double alpha3_y = U3_xz + t16;
    const double t19 = w3_z * w3_z;
    const double minus_U3_xx = w3_y * w3_y + t19;
    const double minus_U3_yy = minus_w3_x * minus_w3_x + t19;
    const double minus_U3_xy = t18 + alpha3_z;
    const double U3_yx = alpha3_z - t18;
    const double minus_U3_zx = t16 + alpha3_y;
    const double U3_zy = t17 + alpha3_x;

    /* link 3: acceleration a of its origin, gravity included */
    const double t20 = minus_a2_x + 0.4318 * minus_U2_xx;
    const double t21 = a2_y + 0.4318 * U2_yx;
    const double minus_a3_z = minus_a2_z + 0.4318 * minus_U2_zx;
    const double a3_x = s3 * t21 - c3 * t20;
    const double a3_y = s3 * t20 + c3 * t21;

    /* link 3: force f = m a + U mc */
    const double f3_x = minus_U3_xx * minus_mcxR3 + minus_U3_xy * minus_mcyR3;
    const double minus_f3_y = U3_yx * minus_mcxR3 - minus_U3_yy * minus_mcyR3;
    const double f3_z = minus_U3_zx * minus_mcxR3 - U3_zy * minus_mcyR3;

    /* link 3: moment n = I alpha + w x I w + mc x a */
    const double t22 = IxxR3 * alpha3_x + IzzR3 * t17 + IxyR3 * minus_U3_zx;
    const double t23 = IxyR3 * U3_zy + 0.004704000000000001 * minus_U3_xy;
    const double t24 = IzzR3 * alpha3_z + IxxR3 * t18 + 0.004704000000000001 * U3_xz;
    const double t25 = t22 + 0.004704000000000001 * (minus_U1_xx - minus_U3_yy);
    const double n3_x = t25 + minus_mcyR3 * minus_a3_z;
    const double n3_y = t23 - (IxxR3 - IzzR3) * t16 - minus_mcxR3 * minus_a3_z;
    const double t26 = t24 + IxyR3 * (minus_U3_yy - minus_U3_xx);
    const double n3_z = t26 - (minus_mcxR3 * a3_y - minus_mcyR3 * a3_x);

    /* link 4: angular velocity w */
    const double w4_x = c4 * minus_w3_x - s4 * w3_z;
    const double minus_w4_y = s4 * minus_w3_x + c4 * w3_z;
    const double w4_z = qd[3] - w3_y;

    /* link 4: angular acceleration alpha, U = [alpha] + [w][w] */
    const double alpha4_z = qdd[3] - alpha3_y;
    const double U4_xz = s4 * U3_zy - c4 * minus_U3_xy;
    const double U4_yz = s4 * minus_U3_xy + c4 * U3_zy;
    const double t27 = w4_x * w4_z;
    const double t28 = minus_w4_y * w4_z;
    const double t29 = w4_x * minus_w4_y;
    const double minus_alpha4_x = t28 + U4_yz;
    const double minus_U4_xy = t29 + alpha4_z;
    const double minus_U4_zy = t28 + minus_alpha4_x;

    /* link 4: acceleration a of its origin, gravity included */
    const double t30 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy);
    const double minus_a4_z = a3_y + (0.4331 * minus_U3_yy - 0.0203 * U3_yx);
    const double t31 = 0.0203 * minus_U3_zx - 0.4331 * U3_zy - minus_a3_z;
    const double minus_a4_x = c4 * t30 + s4 * t31;

    /* link 4: moment n = I alpha + w x I w + mc x a */
    const double t32 = 0.0002999999999999999 * minus_alpha4_x;
    const double minus_n4_x = t32 + 0.0015999999999999999 * t28;
    const double minus_n4_y = 0.0013 * t27;
    const double n4_z = 0.0015999999999999999 * alpha4_z + 0.0002999999999999999 * t29;

    /* link 5: angular velocity w */
    const double minus_w5_x = c5 * w4_x + s5 * w4_z;
    const double w5_y = s5 * w4_x - c5 * w4_z;
    const double w5_z = minus_w4_y + qd[4];

    /* link 5: angular acceleration alpha, U = [alpha] + [w][w] */
    const double alpha5_z = t27 - U4_xz + qdd[4];
    const double minus_U5_xz = c5 * minus_U4_xy + s5 * minus_U4_zy;
    const double U5_yz = s5 * minus_U4_xy - c5 * minus_U4_zy;
    const double t33 = minus_w5_x * w5_z;
    const double t34 = w5_y * w5_z;
    const double t35 = minus_w5_x * w5_y;
    const double alpha5_x = t34 - U5_yz;
    const double minus_U5_yy = minus_w5_x * minus_w5_x + w5_z * w5_z;
    const double minus_U5_xy = t35 + alpha5_z;
    const double U5_zy = t34 + alpha5_x;

    /* link 5: acceleration a of its origin, gravity included */
    const double a5_x = c5 * minus_a4_x + s5 * minus_a4_z;
    const double a5_z = c4 * t31 - s4 * t30;

    /* link 5: force f = m a + U mc */
    const double f5_x = minus_U5_xy * link6_mcz;
    const double f5_y = minus_U5_yy * link6_mcz;
    const double minus_f5_z = U5_zy * link6_mcz;

    /* link 5: moment n = I alpha + w x I w + mc x a */
    const double minus_n5_y = (link6_Iyy - IzzR5) * t33;
    const double n5_x = link6_Iyy * alpha5_x + IzzR5 * t34 - link6_mcz * a5_z;
    const double n5_z = IzzR5 * alpha5_z + link6_Iyy * t35 + link6_mcz * a5_x;

    /* link 6: angular velocity w */
    const double w6_x = c6 * minus_w5_x - s6 * w5_z;
    const double minus_w6_y = s6 * minus_w5_x + c6 * w5_z;
    const double w6_z = qd[5] - w5_y;

    /* link 6: angular acceleration alpha, U = [alpha] + [w][w] */
    const double alpha6_z = minus_U5_xz - t33 + qdd[5];
    const double U6_yz = s6 * minus_U5_xy + c6 * U5_zy;
    const double t36 = minus_w6_y * w6_z;
    const double minus_alpha6_x = t36 + U6_yz;

    /* link 6: moment n = I alpha + w x I w + mc x a */
    const double minus_n6_x = IxxR6 * minus_alpha6_x + 4e-05 * t36;
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
    const double t37 = s4 * minus_f5_z - c4 * F4_x;
    const double t38 = s4 * F4_x + c4 * minus_f5_z;
    const double t39 = 0.4331 * t37 - 0.0203 * minus_F4_z;
    const double N3_x = n3_x + (0.4331 * t38 - (s4 * minus_N4_y - c4 * minus_N4_x));
    const double N3_y = n3_y - (N4_z + 0.0203 * t38);
    const double N3_z = n3_z + (c4 * minus_N4_y + s4 * minus_N4_x + t39);
    const double F3_x = f3_x + t37;
    const double F3_y = minus_F4_z - minus_f3_y;
    const double F3_z = f3_z - t38;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double t40 = s3 * F3_x + c3 * F3_y;
    const double N2_x = c3 * N3_x - s3 * N3_y - minus_n2_x;
    const double N2_y = n2_y + (s3 * N3_x + c3 * N3_y - 0.4318 * F3_z);
    const double F2_x = f2_x + (c3 * F3_x - s3 * F3_y);
    const double F2_y = f2_y + t40;

    /* results */
    const double t41 = 0.1501 * (s2 * F2_y - c2 * F2_x) - (s2 * N2_x + c2 * N2_y);
    tau[0] = t41 + qdd[0] * (IzzR1 + joint1_rotor_inertia);
    const double t42 = 0.00808056 * minus_U2_xz + 0.12059663999999999 * U2_yz;
    const double t43 = t42 - IxxR2 * t8 - 0.0070992 * (minus_U2_yy - minus_U2_xx);
    const double t44 = t43 + (mcxR2 * a2_y + 0.10439999999999999 * minus_a2_x);
    const double t45 = qdd[1] * (IzzR2 + joint2_rotor_inertia);
    tau[1] = t44 + (N3_z + 0.4318 * t40) + t45;
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

    /* link 2: inertia, regrouped: without what its joint cannot feel */
    const double t1 = link6_m + 1.16;
    const double t2 = t1 + 4.8;
    const double t3 = 0.18645124000000002 * t2;
    const double mcxR2 = 0.4318 * t2 + 1.1832;
    const double minus_IxxR2 = t3 + 0.4738312;
    const double IzzR2 = t3 + 0.6200840000000001;

    /* link 3: inertia, regrouped: without what its joint cannot feel */
    const double minus_mcxR3 = 0.0203 * t1;
    const double minus_mcyR3 = 0.4331 * t1 + 0.32042000000000004;
    const double IxxR3 = 0.18716351999999997 * t1 + 0.06562062400000002;
    const double IxyR3 = 0.00031627399999999996 - 0.00879193 * t1;
    const double IzzR3 = 0.18798769999999998 * t1 + 0.07812062400000001;

    /* link 5: inertia, regrouped: without what its joint cannot feel */
    const double IzzR5 = link6_Iyy + 0.0004;

    /* link 6: inertia, regrouped: without what its joint cannot feel */
    const double IxxR6 = link6_Ixx - link6_Iyy;

    /* link 1: angular acceleration alpha, U = [alpha] + [w][w] */
    const double minus_U1_xx = qd[0] * qd[0];

    /* link 2: angular velocity w */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];

    /* link 2: angular acceleration alpha, U = [alpha] + [w][w] */
    const double minus_alpha2_x = minus_w2_y * qd[1];
    const double alpha2_y = minus_w2_x * qd[1];
    const double U2_xy = minus_w2_x * minus_w2_y;
    const double t4 = qd[1] * qd[1];
    const double minus_U2_xx = minus_w2_y * minus_w2_y + t4;
    const double minus_U2_yy = minus_w2_x * minus_w2_x + t4;

    /* link 2: acceleration a of its origin, gravity included */
    const double minus_a2_z = 0.1501 * minus_U1_xx;
    const double minus_a2_x = 9.81 * s2;
    const double minus_a2_y = 9.81 * c2;

    /* link 2: force f = m a + U mc */
    const double f2_x = 0.10439999999999999 * U2_xy - minus_U2_xx * mcxR2;
    const double f2_y = U2_xy * mcxR2 - 0.10439999999999999 * minus_U2_yy;

    /* link 2: moment n = I alpha + w x I w + mc x a */
    const double t5 = 0.0141984 * minus_alpha2_x + 0.00808056 * U2_xy;
    const double t6 = 0.12059663999999999 * (minus_U2_xx - minus_U1_xx);
    const double n2_y = t5 + (minus_IxxR2 + IzzR2) * alpha2_y - t6 + mcxR2 * minus_a2_z;
    const double t7 = 0.0070992 * (minus_U2_yy - minus_U2_xx) - minus_IxxR2 * U2_xy;
    const double n2_z = 1.024164 * s2 - mcxR2 * minus_a2_y - t7;

    /* link 3: angular velocity w */
    const double minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y;
    const double w3_y = s3 * minus_w2_x - c3 * minus_w2_y;
    const double w3_z = qd[1] + qd[2];

    /* link 3: angular acceleration alpha, U = [alpha] + [w][w] */
    const double alpha3_y = minus_w3_x * w3_z;
    const double alpha3_x = w3_y * w3_z;
    const double minus_U3_xy = minus_w3_x * w3_y;
    const double t8 = w3_z * w3_z;
    const double minus_U3_xx = w3_y * w3_y + t8;
    const double minus_U3_yy = minus_w3_x * minus_w3_x + t8;
    const double minus_U3_zx = 2.0 * alpha3_y;
    const double U3_zy = 2.0 * alpha3_x;

    /* link 3: acceleration a of its origin, gravity included */
    const double t9 = minus_a2_x + 0.4318 * minus_U2_xx;
    const double t10 = 0.4318 * U2_xy - minus_a2_y;
    const double minus_a3_z = minus_a2_z + 0.8636 * alpha2_y;
    const double a3_x = s3 * t10 - c3 * t9;
    const double a3_y = s3 * t9 + c3 * t10;

    /* link 3: force f = m a + U mc */
    const double f3_x = minus_U3_xx * minus_mcxR3 + minus_U3_xy * minus_mcyR3;
    const double f3_y = minus_U3_xy * minus_mcxR3 + minus_U3_yy * minus_mcyR3;
    const double f3_z = minus_U3_zx * minus_mcxR3 - U3_zy * minus_mcyR3;

    /* link 3: moment n = I alpha + w x I w + mc x a */
    const double t11 = IxyR3 * U3_zy + 0.004704000000000001 * minus_U3_xy;
    const double n3_y = t11 - (IxxR3 - IzzR3) * alpha3_y - minus_mcxR3 * minus_a3_z;
    const double t12 = IxyR3 * (minus_U3_yy - minus_U3_xx) + IxxR3 * minus_U3_xy;
    const double n3_z = t12 - (minus_mcxR3 * a3_y - minus_mcyR3 * a3_x);

    /* link 4: angular velocity w */
    const double w4_x = c4 * minus_w3_x - s4 * w3_z;
    const double minus_w4_y = s4 * minus_w3_x + c4 * w3_z;
    const double w4_z = qd[3] - w3_y;

    /* link 4: angular acceleration alpha, U = [alpha] + [w][w] */
    const double U4_xz = s4 * U3_zy - c4 * minus_U3_xy;
    const double U4_yz = s4 * minus_U3_xy + c4 * U3_zy;
    const double t13 = w4_x * w4_z;
    const double t14 = minus_w4_y * w4_z;
    const double t15 = w4_x * minus_w4_y;
    const double minus_alpha4_x = t14 + U4_yz;
    const double minus_U4_zy = t14 + minus_alpha4_x;

    /* link 4: acceleration a of its origin, gravity included */
    const double t16 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy);
    const double minus_a4_z = a3_y + (0.0203 * minus_U3_xy + 0.4331 * minus_U3_yy);
    const double t17 = 0.0406 * alpha3_y - 0.8662 * alpha3_x - minus_a3_z;
    const double minus_a4_x = c4 * t16 + s4 * t17;

    /* link 4: moment n = I alpha + w x I w + mc x a */
    const double t18 = 0.0002999999999999999 * minus_alpha4_x;
    const double minus_n4_x = t18 + 0.0015999999999999999 * t14;
    const double minus_n4_y = 0.0013 * t13;
    const double n4_z = 0.0002999999999999999 * t15 - 0.0015999999999999999 * alpha3_y;

    /* link 5: angular velocity w */
    const double minus_w5_x = c5 * w4_x + s5 * w4_z;
    const double w5_y = s5 * w4_x - c5 * w4_z;
    const double w5_z = minus_w4_y + qd[4];

    /* link 5: angular acceleration alpha, U = [alpha] + [w][w] */
    const double alpha5_z = t13 - U4_xz;
    const double t19 = t15 - alpha3_y;
    const double minus_U5_xz = c5 * t19 + s5 * minus_U4_zy;
    const double U5_yz = s5 * t19 - c5 * minus_U4_zy;
    const double t20 = minus_w5_x * w5_z;
    const double t21 = w5_y * w5_z;
    const double t22 = minus_w5_x * w5_y;
    const double alpha5_x = t21 - U5_yz;
    const double minus_U5_yy = minus_w5_x * minus_w5_x + w5_z * w5_z;
    const double minus_U5_xy = t22 + alpha5_z;
    const double U5_zy = t21 + alpha5_x;

    /* link 5: acceleration a of its origin, gravity included */
    const double a5_x = c5 * minus_a4_x + s5 * minus_a4_z;
    const double a5_z = c4 * t17 - s4 * t16;

    /* link 5: force f = m a + U mc */
    const double f5_x = minus_U5_xy * link6_mcz;
    const double f5_y = minus_U5_yy * link6_mcz;
    const double minus_f5_z = U5_zy * link6_mcz;

    /* link 5: moment n = I alpha + w x I w + mc x a */
    const double minus_n5_y = (link6_Iyy - IzzR5) * t20;
    const double n5_x = link6_Iyy * alpha5_x + IzzR5 * t21 - link6_mcz * a5_z;
    const double n5_z = IzzR5 * alpha5_z + link6_Iyy * t22 + link6_mcz * a5_x;

    /* link 6: angular velocity w */
    const double w6_x = c6 * minus_w5_x - s6 * w5_z;
    const double minus_w6_y = s6 * minus_w5_x + c6 * w5_z;
    const double w6_z = qd[5] - w5_y;

    /* link 6: angular acceleration alpha, U = [alpha] + [w][w] */
    const double alpha6_z = minus_U5_xz - t20;
    const double U6_yz = s6 * minus_U5_xy + c6 * U5_zy;
    const double t23 = minus_w6_y * w6_z;
    const double minus_alpha6_x = t23 + U6_yz;

    /* link 6: moment n = I alpha + w x I w + mc x a */
    const double minus_n6_x = IxxR6 * minus_alpha6_x + 4e-05 * t23;
    const double n6_y = (IxxR6 - 4e-05) * (w6_x * w6_z);
    const double n6_z = 4e-05 * alpha6_z + IxxR6 * (w6_x * minus_w6_y);
    h[5] = n6_z;

    /* joint 5: force F and moment N through it, joint 6 added */
    const double N5_x = n5_x + (c6 * minus_n6_x + s6 * n6_y);
    const double minus_N5_y = n6_z + minus_n5_y;
    const double N5_z = n5_z + (s6 * minus_n6_x - c6 * n6_y);
    h[4] = N5_z;

    /* joint 4: force F and moment N through it, joint 5 added */
    const double F4_x = s5 * f5_y - c5 * f5_x;
    const double minus_F4_z = s5 * f5_x + c5 * f5_y;
    const double minus_N4_x = s5 * minus_N5_y + c5 * N5_x + minus_n4_x;
    const double minus_N4_y = minus_n4_y + N5_z;
    const double N4_z = n4_z - (s5 * N5_x - c5 * minus_N5_y);
    h[3] = N4_z;

    /* joint 3: force F and moment N through it, joint 4 added */
    const double t24 = s4 * minus_f5_z - c4 * F4_x;
    const double t25 = s4 * F4_x + c4 * minus_f5_z;
    const double t26 = 0.4331 * t24 - 0.0203 * minus_F4_z;
    const double t27 = 0.004704000000000001 * (minus_U1_xx - minus_U3_yy);
    const double t28 = IxyR3 * minus_U3_zx + t27 + minus_mcyR3 * minus_a3_z;
    const double t29 = t28 + (0.4331 * t25 - (s4 * minus_N4_y - c4 * minus_N4_x));
    const double N3_x = t29 + alpha3_x * (IxxR3 + IzzR3);
    const double N3_y = n3_y - (N4_z + 0.0203 * t25);
    const double N3_z = n3_z + (c4 * minus_N4_y + s4 * minus_N4_x + t26);
    h[2] = N3_z;
    const double F3_x = f3_x + t24;
    const double F3_y = f3_y + minus_F4_z;
    const double F3_z = f3_z - t25;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double t30 = s3 * F3_x + c3 * F3_y;
    const double t31 = 0.12059663999999999 * U2_xy + 0.0141984 * alpha2_y;
    const double t32 = 0.00808056 * (minus_U1_xx - minus_U2_yy);
    const double t33 = c3 * N3_x - s3 * N3_y - t31 - t32 - 0.01567044 * minus_U1_xx;
    const double N2_x = t33 - minus_alpha2_x * (IzzR2 - minus_IxxR2);
    const double N2_y = n2_y + (s3 * N3_x + c3 * N3_y - 0.4318 * F3_z);
    const double N2_z = n2_z + (N3_z + 0.4318 * t30);
    h[1] = N2_z;
    const double F2_x = f2_x + (c3 * F3_x - s3 * F3_y);
    const double F2_y = f2_y + t30;

    /* joint 1: force F and moment N through it, joint 2 added */
    const double F1_x = s2 * F2_y - c2 * F2_x;
    const double N1_z = 0.1501 * F1_x - (s2 * N2_x + c2 * N2_y);
    h[0] = N1_z;
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

    /* sines and cosines of sums of joint angles, with constant turns between them */
    double s3, c3, s2_3, c2_3;
    symdyn_sincos(q[2], &s3, &c3);
    const double t1 = q[1] + q[2];
    symdyn_sincos(t1, &s2_3, &c2_3);

    /* sines and cosines of the joint angles */
    double s4, c4, s5, c5, s6, c6;
    symdyn_sincos(q[3], &s4, &c4);
    symdyn_sincos(q[4], &s5, &c5);
    symdyn_sincos(q[5], &s6, &c6);

    /* link 2: inertia in the axes it shares */
    const double t2 = link6_m + 1.16;
    const double t3 = t2 + 4.8;
    const double t4 = 0.00041208999999999994 * t2 + 0.013440800000000001;
    const double t5 = 0.18645124000000002 * t3;
    const double t6 = t5 + 0.708696824 + t4;
    const double t7 = 0.4318 * t3 + 1.1832;
    const double t8 = t4 + 0.234865624 - t6;
    const double Izz2 = t5 + 0.6200840000000001;

    /* link 3: inertia, regrouped: without what its joint cannot feel */
    const double minus_mcxR3 = 0.0203 * t2;
    const double minus_mcyR3 = 0.4331 * t2 + 0.32042000000000004;
    const double IxxR3 = 0.18757560999999998 * t2 - t4 + 0.07906142400000002;
    const double IxyR3 = 0.00031627399999999996 - 0.00879193 * t2;
    const double IzzR3 = 0.18798769999999998 * t2 + 0.07812062400000001;

    /* link 5: inertia, regrouped: without what its joint cannot feel */
    const double IzzR5 = link6_Iyy + 0.0004;

    /* link 6: inertia, regrouped: without what its joint cannot feel */
    const double IxxR6 = link6_Ixx - link6_Iyy;

    /* joint 3: rotation R and translation p from link 3 to its parent */
    const double p3_x = 0.4318 * c3;
    const double minus_p3_y = 0.4318 * s3;

    /* link 2: inertia in the axes it shares */
    const double t9 = s3 * t8 + 0.0141984 * c3;
    const double Iyy2 = s3 * t9;
    const double Ixx2 = t8 - Iyy2;
    const double Ixy2 = 0.0070992 - c3 * t9;
    const double minus_Ixz2 = 0.12059663999999999 * c3 + 0.00808056 * s3;
    const double Iyz2 = 0.12059663999999999 * s3 - 0.00808056 * c3;
    const double mcx2 = c3 * t7 + 0.10439999999999999 * s3;
    const double mcy2 = 0.10439999999999999 * c3 - s3 * t7;

    /* link 1: angular acceleration alpha, U = [alpha] + [w][w] */
    const double minus_U1_xx = qd[0] * qd[0];

    /* link 2: angular velocity w */
    const double minus_w2_x = s2_3 * qd[0];
    const double minus_w2_y = c2_3 * qd[0];

    /* link 2: angular acceleration alpha, U = [alpha] + [w][w] */
    const double minus_alpha2_x = minus_w2_y * qd[1];
    const double alpha2_y = minus_w2_x * qd[1];
    const double U2_xy = minus_w2_x * minus_w2_y;
    const double t10 = qd[1] * qd[1];
    const double t11 = minus_w2_y * minus_w2_y;
    const double minus_U2_xx = t11 + t10;
    const double t12 = minus_w2_x * minus_w2_x;
    const double minus_U2_yy = t12 + t10;
    const double minus_U2_zx = 2.0 * alpha2_y;
    const double minus_U2_zy = 2.0 * minus_alpha2_x;

    /* link 2: acceleration a of its origin, gravity included */
    const double minus_a2_z = 0.1501 * minus_U1_xx;
    const double minus_a2_x = 9.81 * s2_3;
    const double minus_a2_y = 9.81 * c2_3;

    /* link 2: force f = m a + U mc */
    const double f2_x = U2_xy * mcy2 - minus_U2_xx * mcx2;
    const double f2_y = U2_xy * mcx2 - minus_U2_yy * mcy2;

    /* link 2: moment n = I alpha + w x I w + mc x a */
    const double t13 = Iyy2 - Ixx2;
    const double t14 = t13 * U2_xy + Ixy2 * (minus_U2_yy - minus_U2_xx);
    const double n2_z = t14 + (mcy2 * minus_a2_x - mcx2 * minus_a2_y);

    /* link 3: angular velocity w */
    const double w3_z = qd[1] + qd[2];

    /* link 3: angular acceleration alpha, U = [alpha] + [w][w] */
    const double alpha3_y = minus_w2_x * w3_z;
    const double minus_alpha3_x = minus_w2_y * w3_z;
    const double t15 = w3_z * w3_z;
    const double minus_U3_xx = t11 + t15;
    const double minus_U3_yy = t12 + t15;
    const double minus_U3_zx = 2.0 * alpha3_y;
    const double minus_U3_zy = 2.0 * minus_alpha3_x;

    /* link 3: acceleration a of its origin, gravity included */
    const double minus_a3_x = minus_a2_x + (minus_U2_xx * p3_x + U2_xy * minus_p3_y);
    const double a3_y = U2_xy * p3_x + minus_U2_yy * minus_p3_y - minus_a2_y;
    const double a3_z = minus_U2_zy * minus_p3_y - minus_U2_zx * p3_x - minus_a2_z;

    /* link 3: force f = m a + U mc */
    const double f3_x = minus_U3_xx * minus_mcxR3 - U2_xy * minus_mcyR3;
    const double minus_f3_y = U2_xy * minus_mcxR3 - minus_U3_yy * minus_mcyR3;
    const double f3_z = minus_U3_zx * minus_mcxR3 + minus_U3_zy * minus_mcyR3;

    /* link 3: moment n = I alpha + w x I w + mc x a */
    const double t16 = IxyR3 * (minus_U3_yy - minus_U3_xx) - IxxR3 * U2_xy;
    const double n3_z = t16 - (minus_mcyR3 * minus_a3_x + minus_mcxR3 * a3_y);

    /* link 4: angular velocity w */
    const double w4_x = c4 * minus_w2_x - s4 * w3_z;
    const double minus_w4_y = s4 * minus_w2_x + c4 * w3_z;
    const double w4_z = minus_w2_y + qd[3];

    /* link 4: angular acceleration alpha, U = [alpha] + [w][w] */
    const double U4_xz = c4 * U2_xy - s4 * minus_U3_zy;
    const double minus_U4_yz = s4 * U2_xy + c4 * minus_U3_zy;
    const double t17 = w4_x * w4_z;
    const double t18 = minus_w4_y * w4_z;
    const double t19 = w4_x * minus_w4_y;
    const double alpha4_x = minus_U4_yz - t18;

    /* link 4: acceleration a of its origin, gravity included */
    const double t20 = 0.0203 * minus_U3_xx - 0.4331 * U2_xy - minus_a3_x;
    const double minus_a4_z = a3_y + (0.4331 * minus_U3_yy - 0.0203 * U2_xy);
    const double t21 = a3_z + (0.0406 * alpha3_y + 0.8662 * minus_alpha3_x);
    const double minus_a4_x = c4 * t20 + s4 * t21;

    /* link 4: moment n = I alpha + w x I w + mc x a */
    const double n4_x = 0.0002999999999999999 * alpha4_x - 0.0015999999999999999 * t18;
    const double minus_n4_y = 0.0013 * t17;
    const double n4_z = 0.0002999999999999999 * t19 - 0.0015999999999999999 * alpha3_y;

    /* link 5: angular velocity w */
    const double minus_w5_x = c5 * w4_x + s5 * w4_z;
    const double w5_y = s5 * w4_x - c5 * w4_z;
    const double w5_z = minus_w4_y + qd[4];

    /* link 5: angular acceleration alpha, U = [alpha] + [w][w] */
    const double alpha5_z = t17 - U4_xz;
    const double t22 = t19 - alpha3_y;
    const double t23 = t18 - alpha4_x;
    const double minus_U5_xz = c5 * t22 + s5 * t23;
    const double U5_yz = s5 * t22 - c5 * t23;
    const double t24 = minus_w5_x * w5_z;
    const double t25 = w5_y * w5_z;
    const double t26 = minus_w5_x * w5_y;
    const double alpha5_x = t25 - U5_yz;
    const double minus_U5_yy = minus_w5_x * minus_w5_x + w5_z * w5_z;
    const double minus_U5_xy = t26 + alpha5_z;
    const double U5_zy = t25 + alpha5_x;

    /* link 5: acceleration a of its origin, gravity included */
    const double a5_x = c5 * minus_a4_x + s5 * minus_a4_z;
    const double a5_z = c4 * t21 - s4 * t20;

    /* link 5: force f = m a + U mc */
    const double f5_x = minus_U5_xy * link6_mcz;
    const double f5_y = minus_U5_yy * link6_mcz;
    const double minus_f5_z = U5_zy * link6_mcz;

    /* link 5: moment n = I alpha + w x I w + mc x a */
    const double minus_n5_y = (link6_Iyy - IzzR5) * t24;
    const double n5_x = link6_Iyy * alpha5_x + IzzR5 * t25 - link6_mcz * a5_z;
    const double n5_z = IzzR5 * alpha5_z + link6_Iyy * t26 + link6_mcz * a5_x;

    /* link 6: angular velocity w */
    const double w6_x = c6 * minus_w5_x - s6 * w5_z;
    const double minus_w6_y = s6 * minus_w5_x + c6 * w5_z;
    const double w6_z = qd[5] - w5_y;

    /* link 6: angular acceleration alpha, U = [alpha] + [w][w] */
    const double alpha6_z = minus_U5_xz - t24;
    const double U6_yz = s6 * minus_U5_xy + c6 * U5_zy;
    const double t27 = minus_w6_y * w6_z;
    const double minus_alpha6_x = t27 + U6_yz;

    /* link 6: moment n = I alpha + w x I w + mc x a */
    const double minus_n6_x = IxxR6 * minus_alpha6_x + 4e-05 * t27;
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
    const double t28 = s4 * minus_f5_z - c4 * F4_x;
    const double t29 = s4 * F4_x + c4 * minus_f5_z;
    const double t30 = 0.4331 * t28 - 0.0203 * minus_F4_z;
    const double N3_z = n3_z + (c4 * minus_N4_y - s4 * N4_x + t30);
    const double F3_x = f3_x + t28;
    const double F3_y = minus_F4_z - minus_f3_y;
    const double F3_z = f3_z - t29;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double t31 = Ixy2 * minus_U2_zx - minus_Ixz2 * U2_xy;
    const double t32 = t31 + Iyz2 * (minus_U1_xx - minus_U2_yy) - mcy2 * minus_a2_z;
    const double t33 = 0.004704000000000001 * (minus_U1_xx - minus_U3_yy);
    const double t34 = t32 + IxyR3 * minus_U3_zx + t33 - minus_mcyR3 * a3_z;
    const double t35 = t34 + (0.4331 * t29 - (c4 * N4_x + s4 * minus_N4_y));
    const double t36 = t35 - minus_p3_y * F3_z - minus_alpha2_x * (Izz2 - t13);
    const double N2_x = t36 - minus_alpha3_x * (IxxR3 + IzzR3);
    const double t37 = minus_Ixz2 * (minus_U2_xx - minus_U1_xx);
    const double t38 = mcx2 * minus_a2_z - Ixy2 * minus_U2_zy - t37;
    const double t39 = t38 + minus_mcxR3 * a3_z - (IxxR3 - IzzR3) * alpha3_y;
    const double t40 = t39 - IxyR3 * minus_U3_zy - (N4_z + 0.0203 * t29) - p3_x * F3_z;
    const double t41 = U2_xy * (Iyz2 + 0.004704000000000001);
    const double N2_y = t40 + alpha2_y * (Izz2 + t13) - t41;
    const double F2_x = f2_x + F3_x;
    const double F2_y = f2_y + F3_y;

    /* joint 1: force F and moment N through it, joint 2 added */
    const double F1_x = s2_3 * F2_y - c2_3 * F2_x;
    const double N1_z = 0.1501 * F1_x - (s2_3 * N2_x + c2_3 * N2_y);

    /* composite body 5: with body 6 added */
    const double t42 = s6 * IxxR6;
    const double t43 = s6 * t42;
    const double Ixz_c5 = c6 * t42;
    const double Ixx_c5 = link6_Iyy + (IxxR6 - t43);
    const double Izz_c5 = IzzR5 + t43;

    /* composite body 4: with body 5 added */
    const double t44 = s5 * (Ixx_c5 - 4e-05);
    const double t45 = s5 * t44;
    const double Ixz_c4 = c5 * t44;
    const double Ixy_c4 = c5 * Ixz_c5;
    const double Iyz_c4 = s5 * Ixz_c5;
    const double minus_mcx_c4 = s5 * link6_mcz;
    const double mcz_c4 = c5 * link6_mcz;
    const double Ixx_c4 = Ixx_c5 - t45 + 0.0002999999999999999;
    const double Izz_c4 = t45 + 0.00164;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double t46 = c4 * Ixy_c4;
    const double t47 = s4 * (Ixx_c4 - Izz_c5) + 2.0 * t46;
    const double t48 = s4 * t47;
    const double F4at3_z = c4 * minus_mcx_c4;

    /* composite body 3: with body 4 added */
    const double mcz_c3 = s4 * minus_mcx_c4;
    const double t49 = 0.0406 * F4at3_z;
    const double t50 = 0.8662 * mcz_c4;
    const double Iyy_c3 = Izz_c4 - t49;
    const double Ixz_c3 = c4 * t47 - Ixy_c4 + 0.0203 * mcz_c3;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double minus_N4at3_z = s4 * Ixz_c4 + c4 * Iyz_c4 + 0.4331 * mcz_c3;

    /* composite body 3: with body 4 added */
    const double mcx_c3 = F4at3_z - minus_mcxR3;
    const double minus_mcy_c3 = minus_mcyR3 + mcz_c4;
    const double Ixx_c3 = IxxR3 + (Ixx_c4 - t48 + t50);
    const double Iyz_c3 = minus_N4at3_z + 0.004704000000000001;
    const double Izz_c3 = IzzR3 + (Izz_c5 + t48 + (t50 - t49));

    /* composite body 2: with body 3 added */
    const double t51 = p3_x * mcx_c3;
    const double t52 = 2.0 * t51;
    const double t53 = minus_p3_y * minus_mcy_c3;
    const double t54 = 2.0 * t53;
    const double t55 = minus_p3_y * mcz_c3;
    const double mcx_c2 = mcx2 + mcx_c3;
    const double mcy_c2 = mcy2 - minus_mcy_c3;
    const double Ixx_c2 = Ixx2 + (Ixx_c3 + t54);
    const double t56 = 0.4331 * F4at3_z + (c4 * Ixz_c4 - s4 * Iyz_c4);
    const double t57 = p3_x * minus_mcy_c3 + mcx_c3 * minus_p3_y;
    const double Ixy_c2 = Ixy2 + IxyR3 - 0.0203 * mcz_c4 + t57 + t56;
    const double Iyy_c2 = Iyy2 + (Iyy_c3 + t52);
    const double Ixz_c2 = Ixz_c3 - p3_x * mcz_c3 - minus_Ixz2;
    const double Iyz_c2 = Iyz2 + (Iyz_c3 + t55);

    /* composite body 1: with body 2 added */
    const double t58 = s2_3 * (s2_3 * (Ixx_c2 - Iyy_c2) + c2_3 * (2.0 * Ixy_c2));
    const double minus_mcz_c1 = s2_3 * mcx_c2 + c2_3 * mcy_c2;

    /* row 6 of L and entry 6 of D in M = L^T D L */
    const double D6 = joint6_rotor_inertia + 4e-05;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 4 */
    const double minus_N6at4_x = 4e-05 * s5;
    const double N6at4_z = 4e-05 * c5;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 3 */
    const double N6at3_x = c4 * minus_N6at4_x;
    const double N6at3_z = s4 * minus_N6at4_x;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N6at1_z = c2_3 * N6at4_z - s2_3 * N6at3_x;

    /* row 5 of L and entry 5 of D in M = L^T D L */
    const double D5 = joint5_rotor_inertia + Izz_c5;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 3 */
    const double F5at3_x = c4 * mcz_c4;
    const double F5at3_z = s4 * mcz_c4;
    const double t59 = 0.4331 * F5at3_x - 0.0203 * minus_mcx_c4;
    const double N5at3_z = s4 * Ixy_c4 + c4 * Izz_c5 + t59;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 2 */
    const double N5at2_x = t46 - s4 * Izz_c5 - F5at3_z * (0.4331 + minus_p3_y);
    const double t60 = 0.0203 - p3_x;
    const double N5at2_y = Iyz_c4 + F5at3_z * t60;
    const double N5at2_z = N5at3_z + (p3_x * minus_mcx_c4 + minus_p3_y * F5at3_x);

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 1 */
    const double F5at1_x = s2_3 * minus_mcx_c4 - c2_3 * F5at3_x;
    const double N5at1_z = 0.1501 * F5at1_x - (s2_3 * N5at2_x + c2_3 * N5at2_y);

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 2 */
    const double minus_N4at2_x = minus_p3_y * F4at3_z + t56;
    const double N4at2_y = F4at3_z * t60 - Izz_c4;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 1 */
    const double F3at1_x = s2_3 * mcx_c3 - c2_3 * minus_mcy_c3;
    const double N3at1_z = 0.1501 * F3at1_x - (s2_3 * Ixz_c3 + c2_3 * Iyz_c3);

    /* joint 2 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N2at1_z = 0.1501 * minus_mcz_c1 - (s2_3 * Ixz_c2 + c2_3 * Iyz_c2);

    /* row 6 of L and entry 6 of D in M = L^T D L */
    const double t61 = 1.0 / D6;
    const double L6_1 = N6at1_z * t61;
    const double L6_2 = N6at3_z * t61;
    const double L6_4 = N6at4_z * t61;

    /* row 5 of L and entry 5 of D in M = L^T D L */
    const double t62 = L6_2 * N6at1_z;
    const double t63 = 1.0 / D5;
    const double L5_1 = N5at1_z * t63;
    const double L5_2 = N5at2_z * t63;
    const double L5_3 = N5at3_z * t63;
    const double minus_L5_4 = Iyz_c4 * t63;

    /* row 4 of L and entry 4 of D in M = L^T D L */
    const double t64 = s2_3 * minus_N4at2_x - L6_4 * N6at1_z + minus_L5_4 * N5at1_z;
    const double t65 = t64 + c2_3 * (0.1501 * mcz_c3 - N4at2_y);
    const double t66 = minus_N4at3_z + L6_4 * N6at3_z;
    const double t67 = minus_L5_4 * N5at2_z - t55 - t66;
    const double t68 = minus_L5_4 * N5at3_z - t66;
    const double t69 = joint4_rotor_inertia + Izz_c4 - L6_4 * N6at4_z;
    const double D4 = t69 - minus_L5_4 * Iyz_c4;
    const double t70 = 1.0 / D4;
    const double L4_1 = t65 * t70;
    const double L4_2 = t67 * t70;
    const double L4_3 = t68 * t70;

    /* row 3 of L and entry 3 of D in M = L^T D L */
    const double t71 = N3at1_z - t62 - L5_3 * N5at1_z - L4_3 * t65;
    const double t72 = Izz_c3 - L6_2 * N6at3_z;
    const double t73 = t51 + t53 - L5_3 * N5at2_z - L4_3 * t67 + t72;
    const double D3 = joint3_rotor_inertia - L5_3 * N5at3_z - L4_3 * t68 + t72;
    const double t74 = 1.0 / D3;
    const double L3_1 = t71 * t74;
    const double L3_2 = t73 * t74;

    /* row 2 of L and entry 2 of D in M = L^T D L */
    const double t75 = N2at1_z - t62 - L5_2 * N5at1_z - L4_2 * t65 - L3_2 * t71;
    const double t76 = joint2_rotor_inertia + Izz2 + (t52 + t54) - L5_2 * N5at2_z;
    const double D2 = t76 - L4_2 * t67 - L3_2 * t73 + t72;
    const double t77 = 1.0 / D2;
    const double L2_1 = t75 * t77;

    /* row 1 of L and entry 1 of D in M = L^T D L */
    const double t78 = joint1_rotor_inertia + 0.022530010000000003 * (t3 + 17.4) + t6;
    const double t79 = t78 + (Iyy_c2 + t58 + 0.3002 * mcz_c3) - L6_1 * N6at1_z;
    const double t80 = t79 - L5_1 * N5at1_z - L4_1 * t65 - L3_1 * t71 - L2_1 * t75;
    const double D1 = t80 + 0.7744707919999999;

    /* solve L^T y = right-hand side, tips first */
    const double y5 = tau[4] - N5_z;
    const double y6 = tau[5] - n6_z;
    const double y4 = tau[3] - N4_z - L6_4 * y6 + minus_L5_4 * y5;
    const double t81 = N3_z + L6_2 * y6;
    const double y3 = tau[2] - L5_3 * y5 - L4_3 * y4 - t81;
    const double t82 = tau[1] - n2_z - (p3_x * F3_y + minus_p3_y * F3_x) - L5_2 * y5;
    const double y2 = t82 - L4_2 * y4 - L3_2 * y3 - t81;
    const double t83 = tau[0] - N1_z - L6_1 * y6 - L5_1 * y5 - L4_1 * y4 - L3_1 * y3;
    const double y1 = t83 - L2_1 * y2;

    /* solve L x = y / D, base first */
    const double x1 = y1 / D1;
    qdd[0] = x1;
    const double x2 = y2 * t77 - L2_1 * x1;
    qdd[1] = x2;
    const double x3 = y3 * t74 - L3_1 * x1 - L3_2 * x2;
    qdd[2] = x3;
    const double x4 = y4 * t70 - L4_1 * x1 - L4_2 * x2 - L4_3 * x3;
    qdd[3] = x4;
    const double x5 = y5 * t63 - L5_1 * x1 - L5_2 * x2 - L5_3 * x3 + minus_L5_4 * x4;
    qdd[4] = x5;
    const double x6 = y6 * t61 - L6_1 * x1 - L6_4 * x4 - L6_2 * (x2 + x3);
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

    /* sines and cosines of sums of joint angles, with constant turns between them */
    double s3, c3;
    symdyn_sincos(q[2], &s3, &c3);

    /* sines and cosines of the joint angles */
    double s6, c6, s5, c5, s4, c4;
    symdyn_sincos(q[5], &s6, &c6);
    symdyn_sincos(q[4], &s5, &c5);
    symdyn_sincos(q[3], &s4, &c4);

    /* sines and cosines of sums of joint angles, with constant turns between them */
    double s2_3, c2_3;
    const double t1 = q[1] + q[2];
    symdyn_sincos(t1, &s2_3, &c2_3);

    /* link 2: inertia in the axes it shares */
    const double t2 = link6_m + 1.16;
    const double t3 = t2 + 4.8;
    const double t4 = 0.00041208999999999994 * t2 + 0.013440800000000001;
    const double t5 = 0.18645124000000002 * t3;
    const double t6 = t5 + 0.708696824 + t4;
    const double t7 = 0.4318 * t3 + 1.1832;
    const double t8 = t4 + 0.234865624 - t6;
    const double Izz2 = t5 + 0.6200840000000001;

    /* link 3: inertia, regrouped: without what its joint cannot feel */
    const double minus_mcxR3 = 0.0203 * t2;
    const double minus_mcyR3 = 0.4331 * t2 + 0.32042000000000004;
    const double IxxR3 = 0.18757560999999998 * t2 - t4 + 0.07906142400000002;
    const double IxyR3 = 0.00031627399999999996 - 0.00879193 * t2;
    const double IzzR3 = 0.18798769999999998 * t2 + 0.07812062400000001;

    /* link 5: inertia, regrouped: without what its joint cannot feel */
    const double IzzR5 = link6_Iyy + 0.0004;

    /* link 6: inertia, regrouped: without what its joint cannot feel */
    const double IxxR6 = link6_Ixx - link6_Iyy;

    /* joint 3: rotation R and translation p from link 3 to its parent */
    const double p3_x = 0.4318 * c3;
    const double minus_p3_y = 0.4318 * s3;

    /* link 2: inertia in the axes it shares */
    const double t9 = s3 * t8 + 0.0141984 * c3;
    const double Iyy2 = s3 * t9;
    const double Ixx2 = t8 - Iyy2;
    const double Ixy2 = 0.0070992 - c3 * t9;
    const double minus_Ixz2 = 0.12059663999999999 * c3 + 0.00808056 * s3;
    const double Iyz2 = 0.12059663999999999 * s3 - 0.00808056 * c3;
    const double mcx2 = c3 * t7 + 0.10439999999999999 * s3;
    const double mcy2 = 0.10439999999999999 * c3 - s3 * t7;

    /* composite body 5: with body 6 added */
    const double t10 = s6 * IxxR6;
    const double t11 = s6 * t10;
    const double Ixz_c5 = c6 * t10;
    const double Ixx_c5 = link6_Iyy + (IxxR6 - t11);
    const double Izz_c5 = IzzR5 + t11;

    /* composite body 4: with body 5 added */
    const double t12 = s5 * (Ixx_c5 - 4e-05);
    const double t13 = s5 * t12;
    const double Ixz_c4 = c5 * t12;
    const double Ixy_c4 = c5 * Ixz_c5;
    const double Iyz_c4 = s5 * Ixz_c5;
    const double minus_mcx_c4 = s5 * link6_mcz;
    const double mcz_c4 = c5 * link6_mcz;
    const double Ixx_c4 = Ixx_c5 - t13 + 0.0002999999999999999;
    const double Izz_c4 = t13 + 0.00164;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double t14 = c4 * Ixy_c4;
    const double t15 = s4 * (Ixx_c4 - Izz_c5) + 2.0 * t14;
    const double t16 = s4 * t15;
    const double F4at3_z = c4 * minus_mcx_c4;

    /* composite body 3: with body 4 added */
    const double mcz_c3 = s4 * minus_mcx_c4;
    const double t17 = 0.0406 * F4at3_z;
    const double t18 = 0.8662 * mcz_c4;
    const double Iyy_c3 = Izz_c4 - t17;
    const double Ixz_c3 = c4 * t15 - Ixy_c4 + 0.0203 * mcz_c3;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double minus_N4at3_z = s4 * Ixz_c4 + c4 * Iyz_c4 + 0.4331 * mcz_c3;

    /* composite body 3: with body 4 added */
    const double mcx_c3 = F4at3_z - minus_mcxR3;
    const double minus_mcy_c3 = minus_mcyR3 + mcz_c4;
    const double Ixx_c3 = IxxR3 + (Ixx_c4 - t16 + t18);
    const double Iyz_c3 = minus_N4at3_z + 0.004704000000000001;
    const double Izz_c3 = IzzR3 + (Izz_c5 + t16 + (t18 - t17));

    /* composite body 2: with body 3 added */
    const double t19 = p3_x * mcx_c3;
    const double t20 = 2.0 * t19;
    const double t21 = minus_p3_y * minus_mcy_c3;
    const double t22 = 2.0 * t21;
    const double t23 = minus_p3_y * mcz_c3;
    const double mcx_c2 = mcx2 + mcx_c3;
    const double mcy_c2 = mcy2 - minus_mcy_c3;
    const double Ixx_c2 = Ixx2 + (Ixx_c3 + t22);
    const double t24 = 0.4331 * F4at3_z + (c4 * Ixz_c4 - s4 * Iyz_c4);
    const double t25 = p3_x * minus_mcy_c3 + mcx_c3 * minus_p3_y;
    const double Ixy_c2 = Ixy2 + IxyR3 - 0.0203 * mcz_c4 + t25 + t24;
    const double Iyy_c2 = Iyy2 + (Iyy_c3 + t20);
    const double Ixz_c2 = Ixz_c3 - p3_x * mcz_c3 - minus_Ixz2;
    const double Iyz_c2 = Iyz2 + (Iyz_c3 + t23);
    const double Izz_c2 = Izz2 + (Izz_c3 + (t20 + t22));

    /* composite body 1: with body 2 added */
    const double t26 = s2_3 * (s2_3 * (Ixx_c2 - Iyy_c2) + c2_3 * (2.0 * Ixy_c2));
    const double minus_mcz_c1 = s2_3 * mcx_c2 + c2_3 * mcy_c2;
    M[5][5] = joint6_rotor_inertia + 4e-05;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 4 */
    const double minus_N6at4_x = 4e-05 * s5;
    const double N6at4_z = 4e-05 * c5;
    M[3][5] = N6at4_z;
    M[5][3] = N6at4_z;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 3 */
    const double N6at3_x = c4 * minus_N6at4_x;
    const double N6at3_z = s4 * minus_N6at4_x;
    M[1][5] = N6at3_z;
    M[2][5] = N6at3_z;
    M[5][1] = N6at3_z;
    M[5][2] = N6at3_z;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N6at1_z = c2_3 * N6at4_z - s2_3 * N6at3_x;
    M[0][5] = N6at1_z;
    M[5][0] = N6at1_z;
    M[4][4] = joint5_rotor_inertia + Izz_c5;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 3 */
    const double F5at3_x = c4 * mcz_c4;
    const double F5at3_z = s4 * mcz_c4;
    const double t27 = 0.4331 * F5at3_x - 0.0203 * minus_mcx_c4;
    const double N5at3_z = s4 * Ixy_c4 + c4 * Izz_c5 + t27;
    M[2][4] = N5at3_z;
    M[4][2] = N5at3_z;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 2 */
    const double N5at2_x = t14 - s4 * Izz_c5 - F5at3_z * (0.4331 + minus_p3_y);
    const double t28 = 0.0203 - p3_x;
    const double N5at2_y = Iyz_c4 + F5at3_z * t28;
    const double N5at2_z = N5at3_z + (p3_x * minus_mcx_c4 + minus_p3_y * F5at3_x);
    M[1][4] = N5at2_z;
    M[4][1] = N5at2_z;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 1 */
    const double F5at1_x = s2_3 * minus_mcx_c4 - c2_3 * F5at3_x;
    const double N5at1_z = 0.1501 * F5at1_x - (s2_3 * N5at2_x + c2_3 * N5at2_y);
    M[0][4] = N5at1_z;
    M[4][0] = N5at1_z;
    M[3][3] = joint4_rotor_inertia + Izz_c4;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 2 */
    const double minus_N4at2_x = minus_p3_y * F4at3_z + t24;
    const double N4at2_y = F4at3_z * t28 - Izz_c4;
    const double minus_N4at2_z = minus_N4at3_z + t23;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N4at1_z = s2_3 * minus_N4at2_x + c2_3 * (0.1501 * mcz_c3 - N4at2_y);
    M[0][3] = N4at1_z;
    M[3][0] = N4at1_z;
    M[2][2] = joint3_rotor_inertia + Izz_c3;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 2 */
    const double N3at2_z = Izz_c3 + (t19 + t21);
    M[1][2] = N3at2_z;
    M[2][1] = N3at2_z;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 1 */
    const double F3at1_x = s2_3 * mcx_c3 - c2_3 * minus_mcy_c3;
    const double N3at1_z = 0.1501 * F3at1_x - (s2_3 * Ixz_c3 + c2_3 * Iyz_c3);
    M[0][2] = N3at1_z;
    M[2][0] = N3at1_z;
    M[1][1] = joint2_rotor_inertia + Izz_c2;

    /* joint 2 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N2at1_z = 0.1501 * minus_mcz_c1 - (s2_3 * Ixz_c2 + c2_3 * Iyz_c2);
    M[0][1] = N2at1_z;
    M[1][0] = N2at1_z;

    /* link 1: angular acceleration alpha, U = [alpha] + [w][w] */
    const double t29 = joint1_rotor_inertia + 0.022530010000000003 * (t3 + 17.4) + t6;
    M[0][0] = t29 + (Iyy_c2 + t26 + 0.3002 * mcz_c3) + 0.7744707919999999;
    const double minus_U1_xx = qd[0] * qd[0];

    /* link 2: angular velocity w */
    const double minus_w2_x = s2_3 * qd[0];
    const double minus_w2_y = c2_3 * qd[0];

    /* link 2: angular acceleration alpha, U = [alpha] + [w][w] */
    const double minus_alpha2_x = minus_w2_y * qd[1];
    const double alpha2_y = minus_w2_x * qd[1];
    const double U2_xy = minus_w2_x * minus_w2_y;
    const double t30 = qd[1] * qd[1];
    const double t31 = minus_w2_y * minus_w2_y;
    const double minus_U2_xx = t31 + t30;
    const double t32 = minus_w2_x * minus_w2_x;
    const double minus_U2_yy = t32 + t30;
    const double minus_U2_zx = 2.0 * alpha2_y;
    const double minus_U2_zy = 2.0 * minus_alpha2_x;

    /* link 2: acceleration a of its origin, gravity included */
    const double minus_a2_z = 0.1501 * minus_U1_xx;
    const double minus_a2_x = 9.81 * s2_3;
    const double minus_a2_y = 9.81 * c2_3;

    /* link 2: force f = m a + U mc */
    const double f2_x = U2_xy * mcy2 - minus_U2_xx * mcx2;
    const double f2_y = U2_xy * mcx2 - minus_U2_yy * mcy2;

    /* link 2: moment n = I alpha + w x I w + mc x a */
    const double t33 = Iyy2 - Ixx2;
    const double t34 = t33 * U2_xy + Ixy2 * (minus_U2_yy - minus_U2_xx);
    const double n2_z = t34 + (mcy2 * minus_a2_x - mcx2 * minus_a2_y);

    /* link 3: angular velocity w */
    const double w3_z = qd[1] + qd[2];

    /* link 3: angular acceleration alpha, U = [alpha] + [w][w] */
    const double alpha3_y = minus_w2_x * w3_z;
    const double minus_alpha3_x = minus_w2_y * w3_z;
    const double t35 = w3_z * w3_z;
    const double minus_U3_xx = t31 + t35;
    const double minus_U3_yy = t32 + t35;
    const double minus_U3_zx = 2.0 * alpha3_y;
    const double minus_U3_zy = 2.0 * minus_alpha3_x;

    /* link 3: acceleration a of its origin, gravity included */
    const double minus_a3_x = minus_a2_x + (minus_U2_xx * p3_x + U2_xy * minus_p3_y);
    const double a3_y = U2_xy * p3_x + minus_U2_yy * minus_p3_y - minus_a2_y;
    const double a3_z = minus_U2_zy * minus_p3_y - minus_U2_zx * p3_x - minus_a2_z;

    /* link 3: force f = m a + U mc */
    const double f3_x = minus_U3_xx * minus_mcxR3 - U2_xy * minus_mcyR3;
    const double minus_f3_y = U2_xy * minus_mcxR3 - minus_U3_yy * minus_mcyR3;
    const double f3_z = minus_U3_zx * minus_mcxR3 + minus_U3_zy * minus_mcyR3;

    /* link 3: moment n = I alpha + w x I w + mc x a */
    const double t36 = IxyR3 * (minus_U3_yy - minus_U3_xx) - IxxR3 * U2_xy;
    const double n3_z = t36 - (minus_mcyR3 * minus_a3_x + minus_mcxR3 * a3_y);

    /* link 4: angular velocity w */
    const double w4_x = c4 * minus_w2_x - s4 * w3_z;
    const double minus_w4_y = s4 * minus_w2_x + c4 * w3_z;
    const double w4_z = minus_w2_y + qd[3];

    /* link 4: angular acceleration alpha, U = [alpha] + [w][w] */
    const double U4_xz = c4 * U2_xy - s4 * minus_U3_zy;
    const double minus_U4_yz = s4 * U2_xy + c4 * minus_U3_zy;
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

    /* link 5: angular acceleration alpha, U = [alpha] + [w][w] */
    const double alpha5_z = t37 - U4_xz;
    const double t42 = t39 - alpha3_y;
    const double t43 = t38 - alpha4_x;
    const double minus_U5_xz = c5 * t42 + s5 * t43;
    const double U5_yz = s5 * t42 - c5 * t43;
    const double t44 = minus_w5_x * w5_z;
    const double t45 = w5_y * w5_z;
    const double t46 = minus_w5_x * w5_y;
    const double alpha5_x = t45 - U5_yz;
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
    const double minus_n5_y = (link6_Iyy - IzzR5) * t44;
    const double n5_x = link6_Iyy * alpha5_x + IzzR5 * t45 - link6_mcz * a5_z;
    const double n5_z = IzzR5 * alpha5_z + link6_Iyy * t46 + link6_mcz * a5_x;

    /* link 6: angular velocity w */
    const double w6_x = c6 * minus_w5_x - s6 * w5_z;
    const double minus_w6_y = s6 * minus_w5_x + c6 * w5_z;
    const double w6_z = qd[5] - w5_y;

    /* link 6: angular acceleration alpha, U = [alpha] + [w][w] */
    const double alpha6_z = minus_U5_xz - t44;
    const double U6_yz = s6 * minus_U5_xy + c6 * U5_zy;
    const double t47 = minus_w6_y * w6_z;
    const double minus_alpha6_x = t47 + U6_yz;

    /* link 6: moment n = I alpha + w x I w + mc x a */
    const double minus_n6_x = IxxR6 * minus_alpha6_x + 4e-05 * t47;
    const double n6_y = (IxxR6 - 4e-05) * (w6_x * w6_z);
    const double n6_z = 4e-05 * alpha6_z + IxxR6 * (w6_x * minus_w6_y);
    h[5] = n6_z;

    /* joint 5: force F and moment N through it, joint 6 added */
    const double N5_x = n5_x + (c6 * minus_n6_x + s6 * n6_y);
    const double minus_N5_y = n6_z + minus_n5_y;
    const double N5_z = n5_z + (s6 * minus_n6_x - c6 * n6_y);
    h[4] = N5_z;

    /* joint 4: force F and moment N through it, joint 5 added */
    const double F4_x = s5 * f5_y - c5 * f5_x;
    const double minus_F4_z = s5 * f5_x + c5 * f5_y;
    const double N4_x = n4_x - (s5 * minus_N5_y + c5 * N5_x);
    const double minus_N4_y = minus_n4_y + N5_z;
    const double N4_z = n4_z - (s5 * N5_x - c5 * minus_N5_y);
    h[3] = N4_z;

    /* joint 3: force F and moment N through it, joint 4 added */
    const double t48 = s4 * minus_f5_z - c4 * F4_x;
    const double t49 = s4 * F4_x + c4 * minus_f5_z;
    const double t50 = 0.4331 * t48 - 0.0203 * minus_F4_z;
    const double N3_z = n3_z + (c4 * minus_N4_y - s4 * N4_x + t50);
    h[2] = N3_z;
    const double F3_x = f3_x + t48;
    const double F3_y = minus_F4_z - minus_f3_y;
    const double F3_z = f3_z - t49;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double t51 = Ixy2 * minus_U2_zx - minus_Ixz2 * U2_xy;
    const double t52 = t51 + Iyz2 * (minus_U1_xx - minus_U2_yy) - mcy2 * minus_a2_z;
    const double t53 = 0.004704000000000001 * (minus_U1_xx - minus_U3_yy);
    const double t54 = t52 + IxyR3 * minus_U3_zx + t53 - minus_mcyR3 * a3_z;
    const double t55 = t54 + (0.4331 * t49 - (c4 * N4_x + s4 * minus_N4_y));
    const double t56 = t55 - minus_p3_y * F3_z - minus_alpha2_x * (Izz2 - t33);
    const double N2_x = t56 - minus_alpha3_x * (IxxR3 + IzzR3);
    const double t57 = minus_Ixz2 * (minus_U2_xx - minus_U1_xx);
    const double t58 = mcx2 * minus_a2_z - Ixy2 * minus_U2_zy - t57;
    const double t59 = t58 + minus_mcxR3 * a3_z - (IxxR3 - IzzR3) * alpha3_y;
    const double t60 = t59 - IxyR3 * minus_U3_zy - (N4_z + 0.0203 * t49) - p3_x * F3_z;
    const double t61 = U2_xy * (Iyz2 + 0.004704000000000001);
    const double N2_y = t60 + alpha2_y * (Izz2 + t33) - t61;
    const double N2_z = n2_z + (N3_z + (p3_x * F3_y + minus_p3_y * F3_x));
    h[1] = N2_z;
    const double F2_x = f2_x + F3_x;
    const double F2_y = f2_y + F3_y;

    /* joint 1: force F and moment N through it, joint 2 added */
    const double F1_x = s2_3 * F2_y - c2_3 * F2_x;
    const double N1_z = 0.1501 * F1_x - (s2_3 * N2_x + c2_3 * N2_y);
    h[0] = N1_z;
    M[1][3] = -minus_N4at2_z;
    M[3][1] = -minus_N4at2_z;
    M[2][3] = -minus_N4at3_z;
    M[3][2] = -minus_N4at3_z;
    M[3][4] = -Iyz_c4;
    M[4][3] = -Iyz_c4;
    M[4][5] = 0.0;
    M[5][4] = 0.0;
}

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC pop_options
#endif
