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
    const double t12 = IxxR2 * minus_alpha2_x + IzzR2 * t6;
    const double t13 = 0.0070992 * minus_U2_zy + 0.00808056 * U2_xy;
    const double t14 = (IxxR2 - IzzR2) * t7;
    const double t15 = t12 + t11 + 0.00808056 * (minus_U1_xx - minus_U2_yy);
    const double t16 = 0.01567044 * minus_U1_xx;
    const double minus_n2_x = t15 + t16;
    const double t17 = t13 - t14 - 0.12059663999999999 * (minus_U2_xx - minus_U1_xx);
    const double t18 = mcxR2 * minus_a2_z;
    const double n2_y = t17 + t18;

    /* link 3: angular velocity w */
    const double minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y;
    const double w3_y = s3 * minus_w2_x - c3 * minus_w2_y;
    const double w3_z = qd[1] + qd[2];

    /* link 3: angular acceleration alpha, U = [alpha] + [w][w] */
    const double alpha3_z = qdd[1] + qdd[2];
    const double U3_xz = s3 * U2_yz - c3 * minus_U2_xz;
    const double U3_yz = s3 * minus_U2_xz + c3 * U2_yz;
    const double t19 = minus_w3_x * w3_z;
    const double t20 = w3_y * w3_z;
    const double t21 = minus_w3_x * w3_y;
    const double alpha3_x = t20 - U3_yz;
    const double alpha3_y = U3_xz + t19;
    const double t22 = w3_z * w3_z;
    const double minus_U3_xx = w3_y * w3_y + t22;
    const double minus_U3_yy = minus_w3_x * minus_w3_x + t22;
    const double minus_U3_xy = t21 + alpha3_z;
    const double U3_yx = alpha3_z - t21;
    const double minus_U3_zx = t19 + alpha3_y;
    const double U3_zy = t20 + alpha3_x;

    /* link 3: acceleration a of its origin, gravity included */
    const double t23 = minus_a2_x + 0.4318 * minus_U2_xx;
    const double t24 = a2_y + 0.4318 * U2_yx;
    const double minus_a3_z = minus_a2_z + 0.4318 * minus_U2_zx;
    const double a3_x = s3 * t24 - c3 * t23;
    const double a3_y = s3 * t23 + c3 * t24;

    /* link 3: force f = m a + U mc */
    const double f3_x = minus_U3_xx * minus_mcxR3 + minus_U3_xy * minus_mcyR3;
    const double minus_f3_y = U3_yx * minus_mcxR3 - minus_U3_yy * minus_mcyR3;
    const double f3_z = minus_U3_zx * minus_mcxR3 - U3_zy * minus_mcyR3;

    /* link 3: moment n = I alpha + w x I w + mc x a */
    const double t25 = IxxR3 * alpha3_x + IzzR3 * t20 + IxyR3 * minus_U3_zx;
    const double t26 = 0.004704000000000001 * (minus_U1_xx - minus_U3_yy);
    const double t27 = IxyR3 * U3_zy + 0.004704000000000001 * minus_U3_xy;
    const double t28 = (IxxR3 - IzzR3) * t19;
    const double t29 = IzzR3 * alpha3_z + IxxR3 * t21 + 0.004704000000000001 * U3_xz;
    const double t30 = IxyR3 * (minus_U3_yy - minus_U3_xx);
    const double n3_x = t25 + t26 + minus_mcyR3 * minus_a3_z;
    const double n3_y = t27 - t28 - minus_mcxR3 * minus_a3_z;
    const double n3_z = t29 + t30 - (minus_mcxR3 * a3_y - minus_mcyR3 * a3_x);

    /* link 4: angular velocity w */
    const double w4_x = c4 * minus_w3_x - s4 * w3_z;
    const double minus_w4_y = s4 * minus_w3_x + c4 * w3_z;
    const double w4_z = qd[3] - w3_y;

    /* link 4: angular acceleration alpha, U = [alpha] + [w][w] */
    const double alpha4_z = qdd[3] - alpha3_y;
    const double U4_xz = s4 * U3_zy - c4 * minus_U3_xy;
    const double U4_yz = s4 * minus_U3_xy + c4 * U3_zy;
    const double t31 = w4_x * w4_z;
    const double t32 = minus_w4_y * w4_z;
    const double t33 = w4_x * minus_w4_y;
    const double minus_alpha4_x = t32 + U4_yz;
    const double minus_U4_xy = t33 + alpha4_z;
    const double minus_U4_zy = t32 + minus_alpha4_x;

    /* link 4: acceleration a of its origin, gravity included */
    const double t34 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy);
    const double minus_a4_z = a3_y + (0.4331 * minus_U3_yy - 0.0203 * U3_yx);
    const double t35 = 0.0203 * minus_U3_zx - 0.4331 * U3_zy - minus_a3_z;
    const double minus_a4_x = c4 * t34 + s4 * t35;

    /* link 4: moment n = I alpha + w x I w + mc x a */
    const double t36 = 0.0002999999999999999 * minus_alpha4_x;
    const double t37 = 0.0015999999999999999 * t32;
    const double minus_n4_x = t36 + t37;
    const double minus_n4_y = 0.0013 * t31;
    const double n4_z = 0.0015999999999999999 * alpha4_z + 0.0002999999999999999 * t33;

    /* link 5: angular velocity w */
    const double minus_w5_x = c5 * w4_x + s5 * w4_z;
    const double w5_y = s5 * w4_x - c5 * w4_z;
    const double w5_z = minus_w4_y + qd[4];

    /* link 5: angular acceleration alpha, U = [alpha] + [w][w] */
    const double alpha5_z = t31 - U4_xz + qdd[4];
    const double minus_U5_xz = c5 * minus_U4_xy + s5 * minus_U4_zy;
    const double U5_yz = s5 * minus_U4_xy - c5 * minus_U4_zy;
    const double t38 = minus_w5_x * w5_z;
    const double t39 = w5_y * w5_z;
    const double t40 = minus_w5_x * w5_y;
    const double alpha5_x = t39 - U5_yz;
    const double minus_U5_yy = minus_w5_x * minus_w5_x + w5_z * w5_z;
    const double minus_U5_xy = t40 + alpha5_z;
    const double U5_zy = t39 + alpha5_x;

    /* link 5: acceleration a of its origin, gravity included */
    const double a5_x = c5 * minus_a4_x + s5 * minus_a4_z;
    const double a5_z = c4 * t35 - s4 * t34;

    /* link 5: force f = m a + U mc */
    const double f5_x = minus_U5_xy * link6_mcz;
    const double f5_y = minus_U5_yy * link6_mcz;
    const double minus_f5_z = U5_zy * link6_mcz;

    /* link 5: moment n = I alpha + w x I w + mc x a */
    const double minus_n5_y = (link6_Iyy - IzzR5) * t38;
    const double n5_x = link6_Iyy * alpha5_x + IzzR5 * t39 - link6_mcz * a5_z;
    const double n5_z = IzzR5 * alpha5_z + link6_Iyy * t40 + link6_mcz * a5_x;

    /* link 6: angular velocity w */
    const double w6_x = c6 * minus_w5_x - s6 * w5_z;
    const double minus_w6_y = s6 * minus_w5_x + c6 * w5_z;
    const double w6_z = qd[5] - w5_y;

    /* link 6: angular acceleration alpha, U = [alpha] + [w][w] */
    const double alpha6_z = minus_U5_xz - t38 + qdd[5];
    const double U6_yz = s6 * minus_U5_xy + c6 * U5_zy;
    const double t41 = minus_w6_y * w6_z;
    const double minus_alpha6_x = t41 + U6_yz;

    /* link 6: moment n = I alpha + w x I w + mc x a */
    const double minus_n6_x = IxxR6 * minus_alpha6_x + 4e-05 * t41;
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
    const double t42 = s4 * minus_f5_z - c4 * F4_x;
    const double t43 = s4 * F4_x + c4 * minus_f5_z;
    const double t44 = 0.4331 * t42 - 0.0203 * minus_F4_z;
    const double t45 = c4 * minus_N4_y + s4 * minus_N4_x;
    const double N3_x = n3_x + (0.4331 * t43 - (s4 * minus_N4_y - c4 * minus_N4_x));
    const double N3_y = n3_y - (N4_z + 0.0203 * t43);
    const double N3_z = n3_z + (t45 + t44);
    const double F3_x = f3_x + t42;
    const double F3_y = minus_F4_z - minus_f3_y;
    const double F3_z = f3_z - t43;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double t46 = s3 * F3_x + c3 * F3_y;
    const double N2_x = c3 * N3_x - s3 * N3_y - minus_n2_x;
    const double N2_y = n2_y + (s3 * N3_x + c3 * N3_y - 0.4318 * F3_z);
    const double F2_x = f2_x + (c3 * F3_x - s3 * F3_y);
    const double F2_y = f2_y + t46;

    /* results */
    const double t47 = 0.1501 * (s2 * F2_y - c2 * F2_x) - (s2 * N2_x + c2 * N2_y);
    const double t48 = qdd[0] * (IzzR1 + joint1_rotor_inertia);
    tau[0] = t47 + t48;
    const double t49 = 0.00808056 * minus_U2_xz + 0.12059663999999999 * U2_yz;
    const double t50 = IxxR2 * t8;
    const double t51 = t49 - t50 - 0.0070992 * (minus_U2_yy - minus_U2_xx);
    const double t52 = mcxR2 * a2_y + 0.10439999999999999 * minus_a2_x;
    const double t53 = qdd[1] * (IzzR2 + joint2_rotor_inertia);
    const double t54 = t51 + t52 + (N3_z + 0.4318 * t46);
    tau[1] = t54 + t53;
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
    const double t6 = (minus_IxxR2 + IzzR2) * alpha2_y;
    const double t7 = t5 + t6 - 0.12059663999999999 * (minus_U2_xx - minus_U1_xx);
    const double t8 = mcxR2 * minus_a2_z;
    const double n2_y = t7 + t8;
    const double t9 = 0.0070992 * (minus_U2_yy - minus_U2_xx) - minus_IxxR2 * U2_xy;
    const double t10 = 1.024164 * s2 - mcxR2 * minus_a2_y;
    const double n2_z = t10 - t9;

    /* link 3: angular velocity w */
    const double minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y;
    const double w3_y = s3 * minus_w2_x - c3 * minus_w2_y;
    const double w3_z = qd[1] + qd[2];

    /* link 3: angular acceleration alpha, U = [alpha] + [w][w] */
    const double alpha3_y = minus_w3_x * w3_z;
    const double alpha3_x = w3_y * w3_z;
    const double minus_U3_xy = minus_w3_x * w3_y;
    const double t11 = w3_z * w3_z;
    const double minus_U3_xx = w3_y * w3_y + t11;
    const double minus_U3_yy = minus_w3_x * minus_w3_x + t11;
    const double minus_U3_zx = 2.0 * alpha3_y;
    const double U3_zy = 2.0 * alpha3_x;

    /* link 3: acceleration a of its origin, gravity included */
    const double t12 = minus_a2_x + 0.4318 * minus_U2_xx;
    const double t13 = 0.4318 * U2_xy - minus_a2_y;
    const double minus_a3_z = minus_a2_z + 0.8636 * alpha2_y;
    const double a3_x = s3 * t13 - c3 * t12;
    const double a3_y = s3 * t12 + c3 * t13;

    /* link 3: force f = m a + U mc */
    const double f3_x = minus_U3_xx * minus_mcxR3 + minus_U3_xy * minus_mcyR3;
    const double f3_y = minus_U3_xy * minus_mcxR3 + minus_U3_yy * minus_mcyR3;
    const double f3_z = minus_U3_zx * minus_mcxR3 - U3_zy * minus_mcyR3;

    /* link 3: moment n = I alpha + w x I w + mc x a */
    const double t14 = IxyR3 * U3_zy + 0.004704000000000001 * minus_U3_xy;
    const double t15 = (IxxR3 - IzzR3) * alpha3_y;
    const double n3_y = t14 - t15 - minus_mcxR3 * minus_a3_z;
    const double t16 = IxyR3 * (minus_U3_yy - minus_U3_xx) + IxxR3 * minus_U3_xy;
    const double t17 = minus_mcxR3 * a3_y - minus_mcyR3 * a3_x;
    const double n3_z = t16 - t17;

    /* link 4: angular velocity w */
    const double w4_x = c4 * minus_w3_x - s4 * w3_z;
    const double minus_w4_y = s4 * minus_w3_x + c4 * w3_z;
    const double w4_z = qd[3] - w3_y;

    /* link 4: angular acceleration alpha, U = [alpha] + [w][w] */
    const double U4_xz = s4 * U3_zy - c4 * minus_U3_xy;
    const double U4_yz = s4 * minus_U3_xy + c4 * U3_zy;
    const double t18 = w4_x * w4_z;
    const double t19 = minus_w4_y * w4_z;
    const double t20 = w4_x * minus_w4_y;
    const double minus_alpha4_x = t19 + U4_yz;
    const double minus_U4_zy = t19 + minus_alpha4_x;

    /* link 4: acceleration a of its origin, gravity included */
    const double t21 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy);
    const double minus_a4_z = a3_y + (0.0203 * minus_U3_xy + 0.4331 * minus_U3_yy);
    const double t22 = 0.0406 * alpha3_y - 0.8662 * alpha3_x - minus_a3_z;
    const double minus_a4_x = c4 * t21 + s4 * t22;

    /* link 4: moment n = I alpha + w x I w + mc x a */
    const double t23 = 0.0002999999999999999 * minus_alpha4_x;
    const double t24 = 0.0015999999999999999 * t19;
    const double minus_n4_x = t23 + t24;
    const double minus_n4_y = 0.0013 * t18;
    const double n4_z = 0.0002999999999999999 * t20 - 0.0015999999999999999 * alpha3_y;

    /* link 5: angular velocity w */
    const double minus_w5_x = c5 * w4_x + s5 * w4_z;
    const double w5_y = s5 * w4_x - c5 * w4_z;
    const double w5_z = minus_w4_y + qd[4];

    /* link 5: angular acceleration alpha, U = [alpha] + [w][w] */
    const double alpha5_z = t18 - U4_xz;
    const double t25 = t20 - alpha3_y;
    const double minus_U5_xz = c5 * t25 + s5 * minus_U4_zy;
    const double U5_yz = s5 * t25 - c5 * minus_U4_zy;
    const double t26 = minus_w5_x * w5_z;
    const double t27 = w5_y * w5_z;
    const double t28 = minus_w5_x * w5_y;
    const double alpha5_x = t27 - U5_yz;
    const double minus_U5_yy = minus_w5_x * minus_w5_x + w5_z * w5_z;
    const double minus_U5_xy = t28 + alpha5_z;
    const double U5_zy = t27 + alpha5_x;

    /* link 5: acceleration a of its origin, gravity included */
    const double a5_x = c5 * minus_a4_x + s5 * minus_a4_z;
    const double a5_z = c4 * t22 - s4 * t21;

    /* link 5: force f = m a + U mc */
    const double f5_x = minus_U5_xy * link6_mcz;
    const double f5_y = minus_U5_yy * link6_mcz;
    const double minus_f5_z = U5_zy * link6_mcz;

    /* link 5: moment n = I alpha + w x I w + mc x a */
    const double minus_n5_y = (link6_Iyy - IzzR5) * t26;
    const double n5_x = link6_Iyy * alpha5_x + IzzR5 * t27 - link6_mcz * a5_z;
    const double n5_z = IzzR5 * alpha5_z + link6_Iyy * t28 + link6_mcz * a5_x;

    /* link 6: angular velocity w */
    const double w6_x = c6 * minus_w5_x - s6 * w5_z;
    const double minus_w6_y = s6 * minus_w5_x + c6 * w5_z;
    const double w6_z = qd[5] - w5_y;

    /* link 6: angular acceleration alpha, U = [alpha] + [w][w] */
    const double alpha6_z = minus_U5_xz - t26;
    const double U6_yz = s6 * minus_U5_xy + c6 * U5_zy;
    const double t29 = minus_w6_y * w6_z;
    const double minus_alpha6_x = t29 + U6_yz;

    /* link 6: moment n = I alpha + w x I w + mc x a */
    const double minus_n6_x = IxxR6 * minus_alpha6_x + 4e-05 * t29;
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
    const double t30 = s4 * minus_f5_z - c4 * F4_x;
    const double t31 = s4 * F4_x + c4 * minus_f5_z;
    const double t32 = 0.4331 * t30 - 0.0203 * minus_F4_z;
    const double t33 = c4 * minus_N4_y + s4 * minus_N4_x;
    const double t34 = 0.004704000000000001 * (minus_U1_xx - minus_U3_yy);
    const double t35 = IxyR3 * minus_U3_zx;
    const double t36 = 0.4331 * t31 - (s4 * minus_N4_y - c4 * minus_N4_x);
    const double t37 = t35 + t34 + minus_mcyR3 * minus_a3_z;
    const double N3_x = t37 + t36 + alpha3_x * (IxxR3 + IzzR3);
    const double N3_y = n3_y - (N4_z + 0.0203 * t31);
    const double N3_z = n3_z + (t33 + t32);
    h[2] = N3_z;
    const double F3_x = f3_x + t30;
    const double F3_y = f3_y + minus_F4_z;
    const double F3_z = f3_z - t31;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double t38 = s3 * F3_x + c3 * F3_y;
    const double t39 = 0.12059663999999999 * U2_xy + 0.0141984 * alpha2_y;
    const double t40 = c3 * N3_x - s3 * N3_y;
    const double t41 = t40 - t39 - 0.00808056 * (minus_U1_xx - minus_U2_yy);
    const double t42 = 0.01567044 * minus_U1_xx;
    const double N2_x = t41 - t42 - minus_alpha2_x * (IzzR2 - minus_IxxR2);
    const double N2_y = n2_y + (s3 * N3_x + c3 * N3_y - 0.4318 * F3_z);
    const double N2_z = n2_z + (N3_z + 0.4318 * t38);
    h[1] = N2_z;
    const double F2_x = f2_x + (c3 * F3_x - s3 * F3_y);
    const double F2_y = f2_y + t38;

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

    /* sines and cosines of the joint angles */
    double t1, t2, s2, c2, s4, c4, s5, c5, s6, c6;
    symdyn_sincos(q[2], &t1, &t2);
    const double t3 = q[1] + q[2];
    symdyn_sincos(t3, &s2, &c2);
    symdyn_sincos(q[3], &s4, &c4);
    symdyn_sincos(q[4], &s5, &c5);
    symdyn_sincos(q[5], &s6, &c6);

    /* link 2: inertia in the axes it shares */
    const double t4 = link6_m + 1.16;
    const double t5 = t4 + 4.8;
    const double t6 = 0.00041208999999999994 * t4 + 0.013440800000000001;
    const double t7 = 0.18645124000000002 * t5;
    const double t8 = t7 + 0.708696824 + t6;
    const double t9 = 0.4318 * t5 + 1.1832;
    const double t10 = t6 + 0.234865624 - t8;
    const double Izz2 = t7 + 0.6200840000000001;

    /* link 3: inertia, regrouped: without what its joint cannot feel */
    const double minus_mcxR3 = 0.0203 * t4;
    const double minus_mcyR3 = 0.4331 * t4 + 0.32042000000000004;
    const double IxxR3 = 0.18757560999999998 * t4 - t6 + 0.07906142400000002;
    const double IxyR3 = 0.00031627399999999996 - 0.00879193 * t4;
    const double IzzR3 = 0.18798769999999998 * t4 + 0.07812062400000001;

    /* link 5: inertia, regrouped: without what its joint cannot feel */
    const double IzzR5 = link6_Iyy + 0.0004;

    /* link 6: inertia, regrouped: without what its joint cannot feel */
    const double IxxR6 = link6_Ixx - link6_Iyy;

    /* joint 3: rotation R and translation p from link 3 to its parent */
    const double p3_x = 0.4318 * t2;
    const double minus_p3_y = 0.4318 * t1;

    /* link 2: inertia in the axes it shares */
    const double t11 = t1 * t10 + 0.0141984 * t2;
    const double Iyy2 = t1 * t11;
    const double Ixx2 = t10 - Iyy2;
    const double Ixy2 = 0.0070992 - t2 * t11;
    const double minus_Ixz2 = 0.12059663999999999 * t2 + 0.00808056 * t1;
    const double Iyz2 = 0.12059663999999999 * t1 - 0.00808056 * t2;
    const double mcx2 = t2 * t9 + 0.10439999999999999 * t1;
    const double mcy2 = 0.10439999999999999 * t2 - t1 * t9;

    /* link 1: angular acceleration alpha, U = [alpha] + [w][w] */
    const double minus_U1_xx = qd[0] * qd[0];

    /* link 2: angular velocity w */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];

    /* link 2: angular acceleration alpha, U = [alpha] + [w][w] */
    const double minus_alpha2_x = minus_w2_y * qd[1];
    const double alpha2_y = minus_w2_x * qd[1];
    const double U2_xy = minus_w2_x * minus_w2_y;
    const double t12 = qd[1] * qd[1];
    const double t13 = minus_w2_y * minus_w2_y;
    const double minus_U2_xx = t13 + t12;
    const double t14 = minus_w2_x * minus_w2_x;
    const double minus_U2_yy = t14 + t12;
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
    const double t15 = Iyy2 - Ixx2;
    const double t16 = t15 * U2_xy + Ixy2 * (minus_U2_yy - minus_U2_xx);
    const double t17 = mcy2 * minus_a2_x - mcx2 * minus_a2_y;
    const double n2_z = t16 + t17;

    /* link 3: angular velocity w */
    const double w3_z = qd[1] + qd[2];

    /* link 3: angular acceleration alpha, U = [alpha] + [w][w] */
    const double alpha3_y = minus_w2_x * w3_z;
    const double minus_alpha3_x = minus_w2_y * w3_z;
    const double t18 = w3_z * w3_z;
    const double minus_U3_xx = t13 + t18;
    const double minus_U3_yy = t14 + t18;
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
    const double t19 = IxyR3 * (minus_U3_yy - minus_U3_xx) - IxxR3 * U2_xy;
    const double t20 = minus_mcyR3 * minus_a3_x + minus_mcxR3 * a3_y;
    const double n3_z = t19 - t20;

    /* link 4: angular velocity w */
    const double w4_x = c4 * minus_w2_x - s4 * w3_z;
    const double minus_w4_y = s4 * minus_w2_x + c4 * w3_z;
    const double w4_z = minus_w2_y + qd[3];

    /* link 4: angular acceleration alpha, U = [alpha] + [w][w] */
    const double U4_xz = c4 * U2_xy - s4 * minus_U3_zy;
    const double minus_U4_yz = s4 * U2_xy + c4 * minus_U3_zy;
    const double t21 = w4_x * w4_z;
    const double t22 = minus_w4_y * w4_z;
    const double t23 = w4_x * minus_w4_y;
    const double alpha4_x = minus_U4_yz - t22;

    /* link 4: acceleration a of its origin, gravity included */
    const double t24 = 0.0203 * minus_U3_xx - 0.4331 * U2_xy - minus_a3_x;
    const double minus_a4_z = a3_y + (0.4331 * minus_U3_yy - 0.0203 * U2_xy);
    const double t25 = a3_z + (0.0406 * alpha3_y + 0.8662 * minus_alpha3_x);
    const double minus_a4_x = c4 * t24 + s4 * t25;

    /* link 4: moment n = I alpha + w x I w + mc x a */
    const double n4_x = 0.0002999999999999999 * alpha4_x - 0.0015999999999999999 * t22;
    const double minus_n4_y = 0.0013 * t21;
    const double n4_z = 0.0002999999999999999 * t23 - 0.0015999999999999999 * alpha3_y;

    /* link 5: angular velocity w */
    const double minus_w5_x = c5 * w4_x + s5 * w4_z;
    const double w5_y = s5 * w4_x - c5 * w4_z;
    const double w5_z = minus_w4_y + qd[4];

    /* link 5: angular acceleration alpha, U = [alpha] + [w][w] */
    const double alpha5_z = t21 - U4_xz;
    const double t26 = t23 - alpha3_y;
    const double t27 = t22 - alpha4_x;
    const double minus_U5_xz = c5 * t26 + s5 * t27;
    const double U5_yz = s5 * t26 - c5 * t27;
    const double t28 = minus_w5_x * w5_z;
    const double t29 = w5_y * w5_z;
    const double t30 = minus_w5_x * w5_y;
    const double alpha5_x = t29 - U5_yz;
    const double minus_U5_yy = minus_w5_x * minus_w5_x + w5_z * w5_z;
    const double minus_U5_xy = t30 + alpha5_z;
    const double U5_zy = t29 + alpha5_x;

    /* link 5: acceleration a of its origin, gravity included */
    const double a5_x = c5 * minus_a4_x + s5 * minus_a4_z;
    const double a5_z = c4 * t25 - s4 * t24;

    /* link 5: force f = m a + U mc */
    const double f5_x = minus_U5_xy * link6_mcz;
    const double f5_y = minus_U5_yy * link6_mcz;
    const double minus_f5_z = U5_zy * link6_mcz;

    /* link 5: moment n = I alpha + w x I w + mc x a */
    const double minus_n5_y = (link6_Iyy - IzzR5) * t28;
    const double n5_x = link6_Iyy * alpha5_x + IzzR5 * t29 - link6_mcz * a5_z;
    const double n5_z = IzzR5 * alpha5_z + link6_Iyy * t30 + link6_mcz * a5_x;

    /* link 6: angular velocity w */
    const double w6_x = c6 * minus_w5_x - s6 * w5_z;
    const double minus_w6_y = s6 * minus_w5_x + c6 * w5_z;
    const double w6_z = qd[5] - w5_y;

    /* link 6: angular acceleration alpha, U = [alpha] + [w][w] */
    const double alpha6_z = minus_U5_xz - t28;
    const double U6_yz = s6 * minus_U5_xy + c6 * U5_zy;
    const double t31 = minus_w6_y * w6_z;
    const double minus_alpha6_x = t31 + U6_yz;

    /* link 6: moment n = I alpha + w x I w + mc x a */
    const double minus_n6_x = IxxR6 * minus_alpha6_x + 4e-05 * t31;
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
    const double t32 = s4 * minus_f5_z - c4 * F4_x;
    const double t33 = s4 * F4_x + c4 * minus_f5_z;
    const double t34 = 0.4331 * t32 - 0.0203 * minus_F4_z;
    const double t35 = c4 * minus_N4_y - s4 * N4_x;
    const double N3_z = n3_z + (t35 + t34);
    const double F3_x = f3_x + t32;
    const double F3_y = minus_F4_z - minus_f3_y;
    const double F3_z = f3_z - t33;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double t36 = Ixy2 * minus_U2_zx - minus_Ixz2 * U2_xy;
    const double t37 = Iyz2 * (minus_U1_xx - minus_U2_yy);
    const double t38 = t36 + t37 - mcy2 * minus_a2_z + IxyR3 * minus_U3_zx;
    const double t39 = 0.004704000000000001 * (minus_U1_xx - minus_U3_yy);
    const double t40 = 0.4331 * t33 - (c4 * N4_x + s4 * minus_N4_y);
    const double t41 = t38 + t39 - minus_mcyR3 * a3_z;
    const double t42 = t41 + t40 - minus_p3_y * F3_z - minus_alpha2_x * (Izz2 - t15);
    const double t43 = minus_alpha3_x * (IxxR3 + IzzR3);
    const double N2_x = t42 - t43;
    const double t44 = minus_Ixz2 * (minus_U2_xx - minus_U1_xx);
    const double t45 = mcx2 * minus_a2_z - Ixy2 * minus_U2_zy;
    const double t46 = t45 - t44 + minus_mcxR3 * a3_z - (IxxR3 - IzzR3) * alpha3_y;
    const double t47 = IxyR3 * minus_U3_zy;
    const double t48 = t46 - t47 - (N4_z + 0.0203 * t33) - p3_x * F3_z;
    const double t49 = alpha2_y * (Izz2 + t15);
    const double N2_y = t48 + t49 - U2_xy * (Iyz2 + 0.004704000000000001);
    const double F2_x = f2_x + F3_x;
    const double F2_y = f2_y + F3_y;

    /* joint 1: force F and moment N through it, joint 2 added */
    const double F1_x = s2 * F2_y - c2 * F2_x;
    const double N1_z = 0.1501 * F1_x - (s2 * N2_x + c2 * N2_y);

    /* composite body 5: with body 6 added */
    const double t50 = s6 * IxxR6;
    const double t51 = s6 * t50;
    const double Ixz_c5 = c6 * t50;
    const double Ixx_c5 = link6_Iyy + (IxxR6 - t51);
    const double Izz_c5 = IzzR5 + t51;

    /* composite body 4: with body 5 added */
    const double t52 = s5 * (Ixx_c5 - 4e-05);
    const double t53 = s5 * t52;
    const double Ixz_c4 = c5 * t52;
    const double Ixy_c4 = c5 * Ixz_c5;
    const double Iyz_c4 = s5 * Ixz_c5;
    const double minus_mcx_c4 = s5 * link6_mcz;
    const double mcz_c4 = c5 * link6_mcz;
    const double Ixx_c4 = Ixx_c5 - t53 + 0.0002999999999999999;
    const double Izz_c4 = t53 + 0.00164;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double t54 = c4 * Ixy_c4;
    const double t55 = s4 * (Ixx_c4 - Izz_c5) + 2.0 * t54;
    const double t56 = s4 * t55;
    const double F4at3_z = c4 * minus_mcx_c4;

    /* composite body 3: with body 4 added */
    const double mcz_c3 = s4 * minus_mcx_c4;
    const double t57 = 0.0406 * F4at3_z;
    const double t58 = 0.8662 * mcz_c4;
    const double Iyy_c3 = Izz_c4 - t57;
    const double Ixz_c3 = c4 * t55 - Ixy_c4 + 0.0203 * mcz_c3;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double minus_N4at3_z = s4 * Ixz_c4 + c4 * Iyz_c4 + 0.4331 * mcz_c3;

    /* composite body 3: with body 4 added */
    const double mcx_c3 = F4at3_z - minus_mcxR3;
    const double minus_mcy_c3 = minus_mcyR3 + mcz_c4;
    const double Ixx_c3 = IxxR3 + (Ixx_c4 - t56 + t58);
    const double Iyz_c3 = minus_N4at3_z + 0.004704000000000001;
    const double Izz_c3 = IzzR3 + (Izz_c5 + t56 + (t58 - t57));

    /* composite body 2: with body 3 added */
    const double t59 = p3_x * mcx_c3;
    const double t60 = 2.0 * t59;
    const double t61 = minus_p3_y * minus_mcy_c3;
    const double t62 = 2.0 * t61;
    const double t63 = minus_p3_y * mcz_c3;
    const double mcx_c2 = mcx2 + mcx_c3;
    const double mcy_c2 = mcy2 - minus_mcy_c3;
    const double Ixx_c2 = Ixx2 + (Ixx_c3 + t62);
    const double t64 = 0.4331 * F4at3_z + (c4 * Ixz_c4 - s4 * Iyz_c4);
    const double t65 = p3_x * minus_mcy_c3 + mcx_c3 * minus_p3_y;
    const double t66 = Ixy2 + IxyR3 - 0.0203 * mcz_c4;
    const double Ixy_c2 = t66 + t65 + t64;
    const double Iyy_c2 = Iyy2 + (Iyy_c3 + t60);
    const double Ixz_c2 = Ixz_c3 - p3_x * mcz_c3 - minus_Ixz2;
    const double Iyz_c2 = Iyz2 + (Iyz_c3 + t63);

    /* composite body 1: with body 2 added */
    const double minus_mcz_c1 = s2 * mcx_c2 + c2 * mcy_c2;

    /* row 6 of L and entry 6 of D in M = L^T D L */
    const double t67 = Iyy_c2 + s2 * (s2 * (Ixx_c2 - Iyy_c2) + c2 * (2.0 * Ixy_c2));
    const double t68 = 0.3002 * mcz_c3;
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
    const double t69 = 0.4331 * F5at3_x - 0.0203 * minus_mcx_c4;
    const double t70 = s4 * Ixy_c4 + c4 * Izz_c5;
    const double N5at3_z = t70 + t69;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 2 */
    const double N5at2_x = t54 - s4 * Izz_c5 - F5at3_z * (0.4331 + minus_p3_y);
    const double t71 = 0.0203 - p3_x;
    const double N5at2_y = Iyz_c4 + F5at3_z * t71;
    const double N5at2_z = N5at3_z + (p3_x * minus_mcx_c4 + minus_p3_y * F5at3_x);

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 1 */
    const double F5at1_x = s2 * minus_mcx_c4 - c2 * F5at3_x;
    const double N5at1_z = 0.1501 * F5at1_x - (s2 * N5at2_x + c2 * N5at2_y);

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 2 */
    const double minus_N4at2_x = minus_p3_y * F4at3_z + t64;
    const double N4at2_y = F4at3_z * t71 - Izz_c4;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 1 */
    const double F3at1_x = s2 * mcx_c3 - c2 * minus_mcy_c3;
    const double N3at1_z = 0.1501 * F3at1_x - (s2 * Ixz_c3 + c2 * Iyz_c3);

    /* joint 2 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N2at1_z = 0.1501 * minus_mcz_c1 - (s2 * Ixz_c2 + c2 * Iyz_c2);

    /* row 6 of L and entry 6 of D in M = L^T D L */
    const double t72 = 1.0 / D6;
    const double L6_1 = N6at1_z * t72;
    const double L6_2 = N6at3_z * t72;
    const double L6_4 = N6at4_z * t72;

    /* row 5 of L and entry 5 of D in M = L^T D L */
    const double t73 = L6_2 * N6at1_z;
    const double t74 = 1.0 / D5;
    const double L5_1 = N5at1_z * t74;
    const double L5_2 = N5at2_z * t74;
    const double L5_3 = N5at3_z * t74;
    const double minus_L5_4 = Iyz_c4 * t74;

    /* row 4 of L and entry 4 of D in M = L^T D L */
    const double t75 = s2 * minus_N4at2_x - L6_4 * N6at1_z + minus_L5_4 * N5at1_z;
    const double t76 = c2 * (0.1501 * mcz_c3 - N4at2_y);
    const double t77 = t75 + t76;
    const double t78 = minus_N4at3_z + L6_4 * N6at3_z;
    const double t79 = minus_L5_4 * N5at2_z - t63 - t78;
    const double t80 = minus_L5_4 * N5at3_z - t78;
    const double t81 = joint4_rotor_inertia + Izz_c4 - L6_4 * N6at4_z;
    const double t82 = minus_L5_4 * Iyz_c4;
    const double D4 = t81 - t82;
    const double t83 = 1.0 / D4;
    const double L4_1 = t77 * t83;
    const double L4_2 = t79 * t83;
    const double L4_3 = t80 * t83;

    /* row 3 of L and entry 3 of D in M = L^T D L */
    const double t84 = N3at1_z - t73 - L5_3 * N5at1_z - L4_3 * t77;
    const double t85 = Izz_c3 - L6_2 * N6at3_z;
    const double t86 = t59 + t61 - L5_3 * N5at2_z - L4_3 * t79 + t85;
    const double D3 = joint3_rotor_inertia - L5_3 * N5at3_z - L4_3 * t80 + t85;
    const double t87 = 1.0 / D3;
    const double L3_1 = t84 * t87;
    const double L3_2 = t86 * t87;

    /* row 2 of L and entry 2 of D in M = L^T D L */
    const double t88 = N2at1_z - t73 - L5_2 * N5at1_z - L4_2 * t77 - L3_2 * t84;
    const double t89 = joint2_rotor_inertia + Izz2 + (t60 + t62) - L5_2 * N5at2_z;
    const double t90 = L4_2 * t79;
    const double D2 = t89 - t90 - L3_2 * t86 + t85;
    const double t91 = 1.0 / D2;
    const double L2_1 = t88 * t91;

    /* row 1 of L and entry 1 of D in M = L^T D L */
    const double t92 = joint1_rotor_inertia + 0.022530010000000003 * (t5 + 17.4) + t8;
    const double t93 = t67 + t68;
    const double t94 = t92 + t93 - L6_1 * N6at1_z - L5_1 * N5at1_z - L4_1 * t77;
    const double t95 = L3_1 * t84;
    const double D1 = t94 - t95 - L2_1 * t88 + 0.7744707919999999;

    /* solve L^T y = right-hand side, tips first */
    const double y5 = tau[4] - N5_z;
    const double y6 = tau[5] - n6_z;
    const double y4 = tau[3] - N4_z - L6_4 * y6 + minus_L5_4 * y5;
    const double t96 = N3_z + L6_2 * y6;
    const double y3 = tau[2] - L5_3 * y5 - L4_3 * y4 - t96;
    const double t97 = tau[1] - n2_z - (p3_x * F3_y + minus_p3_y * F3_x) - L5_2 * y5;
    const double t98 = L4_2 * y4;
    const double y2 = t97 - t98 - L3_2 * y3 - t96;
    const double t99 = tau[0] - N1_z - L6_1 * y6 - L5_1 * y5 - L4_1 * y4 - L3_1 * y3;
    const double t100 = L2_1 * y2;
    const double y1 = t99 - t100;

    /* solve L x = y / D, base first */
    const double x1 = y1 / D1;
    qdd[0] = x1;
    const double x2 = y2 * t91 - L2_1 * x1;
    qdd[1] = x2;
    const double x3 = y3 * t87 - L3_1 * x1 - L3_2 * x2;
    qdd[2] = x3;
    const double x4 = y4 * t83 - L4_1 * x1 - L4_2 * x2 - L4_3 * x3;
    qdd[3] = x4;
    const double x5 = y5 * t74 - L5_1 * x1 - L5_2 * x2 - L5_3 * x3 + minus_L5_4 * x4;
    qdd[4] = x5;
    const double x6 = y6 * t72 - L6_1 * x1 - L6_4 * x4 - L6_2 * (x2 + x3);
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
    double t1, t2, s6, c6, s5, c5, s4, c4, s2, c2;
    symdyn_sincos(q[2], &t1, &t2);
    symdyn_sincos(q[5], &s6, &c6);
    symdyn_sincos(q[4], &s5, &c5);
    symdyn_sincos(q[3], &s4, &c4);
    const double t3 = q[1] + q[2];
    symdyn_sincos(t3, &s2, &c2);

    /* link 2: inertia in the axes it shares */
    const double t4 = link6_m + 1.16;
    const double t5 = t4 + 4.8;
    const double t6 = 0.00041208999999999994 * t4 + 0.013440800000000001;
    const double t7 = 0.18645124000000002 * t5;
    const double t8 = t7 + 0.708696824 + t6;
    const double t9 = 0.4318 * t5 + 1.1832;
    const double t10 = t6 + 0.234865624 - t8;
    const double Izz2 = t7 + 0.6200840000000001;

    /* link 3: inertia, regrouped: without what its joint cannot feel */
    const double minus_mcxR3 = 0.0203 * t4;
    const double minus_mcyR3 = 0.4331 * t4 + 0.32042000000000004;
    const double IxxR3 = 0.18757560999999998 * t4 - t6 + 0.07906142400000002;
    const double IxyR3 = 0.00031627399999999996 - 0.00879193 * t4;
    const double IzzR3 = 0.18798769999999998 * t4 + 0.07812062400000001;

    /* link 5: inertia, regrouped: without what its joint cannot feel */
    const double IzzR5 = link6_Iyy + 0.0004;

    /* link 6: inertia, regrouped: without what its joint cannot feel */
    const double IxxR6 = link6_Ixx - link6_Iyy;

    /* joint 3: rotation R and translation p from link 3 to its parent */
    const double p3_x = 0.4318 * t2;
    const double minus_p3_y = 0.4318 * t1;

    /* link 2: inertia in the axes it shares */
    const double t11 = t1 * t10 + 0.0141984 * t2;
    const double Iyy2 = t1 * t11;
    const double Ixx2 = t10 - Iyy2;
    const double Ixy2 = 0.0070992 - t2 * t11;
    const double minus_Ixz2 = 0.12059663999999999 * t2 + 0.00808056 * t1;
    const double Iyz2 = 0.12059663999999999 * t1 - 0.00808056 * t2;
    const double mcx2 = t2 * t9 + 0.10439999999999999 * t1;
    const double mcy2 = 0.10439999999999999 * t2 - t1 * t9;

    /* composite body 5: with body 6 added */
    const double t12 = s6 * IxxR6;
    const double t13 = s6 * t12;
    const double Ixz_c5 = c6 * t12;
    const double Ixx_c5 = link6_Iyy + (IxxR6 - t13);
    const double Izz_c5 = IzzR5 + t13;

    /* composite body 4: with body 5 added */
    const double t14 = s5 * (Ixx_c5 - 4e-05);
    const double t15 = s5 * t14;
    const double Ixz_c4 = c5 * t14;
    const double Ixy_c4 = c5 * Ixz_c5;
    const double Iyz_c4 = s5 * Ixz_c5;
    const double minus_mcx_c4 = s5 * link6_mcz;
    const double mcz_c4 = c5 * link6_mcz;
    const double Ixx_c4 = Ixx_c5 - t15 + 0.0002999999999999999;
    const double Izz_c4 = t15 + 0.00164;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double t16 = c4 * Ixy_c4;
    const double t17 = s4 * (Ixx_c4 - Izz_c5) + 2.0 * t16;
    const double t18 = s4 * t17;
    const double F4at3_z = c4 * minus_mcx_c4;

    /* composite body 3: with body 4 added */
    const double mcz_c3 = s4 * minus_mcx_c4;
    const double t19 = 0.0406 * F4at3_z;
    const double t20 = 0.8662 * mcz_c4;
    const double Iyy_c3 = Izz_c4 - t19;
    const double Ixz_c3 = c4 * t17 - Ixy_c4 + 0.0203 * mcz_c3;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double minus_N4at3_z = s4 * Ixz_c4 + c4 * Iyz_c4 + 0.4331 * mcz_c3;

    /* composite body 3: with body 4 added */
    const double mcx_c3 = F4at3_z - minus_mcxR3;
    const double minus_mcy_c3 = minus_mcyR3 + mcz_c4;
    const double Ixx_c3 = IxxR3 + (Ixx_c4 - t18 + t20);
    const double Iyz_c3 = minus_N4at3_z + 0.004704000000000001;
    const double Izz_c3 = IzzR3 + (Izz_c5 + t18 + (t20 - t19));

    /* composite body 2: with body 3 added */
    const double t21 = p3_x * mcx_c3;
    const double t22 = 2.0 * t21;
    const double t23 = minus_p3_y * minus_mcy_c3;
    const double t24 = 2.0 * t23;
    const double t25 = minus_p3_y * mcz_c3;
    const double mcx_c2 = mcx2 + mcx_c3;
    const double mcy_c2 = mcy2 - minus_mcy_c3;
    const double Ixx_c2 = Ixx2 + (Ixx_c3 + t24);
    const double t26 = 0.4331 * F4at3_z + (c4 * Ixz_c4 - s4 * Iyz_c4);
    const double t27 = p3_x * minus_mcy_c3 + mcx_c3 * minus_p3_y;
    const double t28 = Ixy2 + IxyR3 - 0.0203 * mcz_c4;
    const double Ixy_c2 = t28 + t27 + t26;
    const double Iyy_c2 = Iyy2 + (Iyy_c3 + t22);
    const double Ixz_c2 = Ixz_c3 - p3_x * mcz_c3 - minus_Ixz2;
    const double Iyz_c2 = Iyz2 + (Iyz_c3 + t25);
    const double Izz_c2 = Izz2 + (Izz_c3 + (t22 + t24));

    /* composite body 1: with body 2 added */
    const double minus_mcz_c1 = s2 * mcx_c2 + c2 * mcy_c2;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 4 */
    const double t29 = Iyy_c2 + s2 * (s2 * (Ixx_c2 - Iyy_c2) + c2 * (2.0 * Ixy_c2));
    const double t30 = 0.3002 * mcz_c3;
    M[5][5] = joint6_rotor_inertia + 4e-05;
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
    const double N6at1_z = c2 * N6at4_z - s2 * N6at3_x;
    M[0][5] = N6at1_z;
    M[5][0] = N6at1_z;
    M[4][4] = joint5_rotor_inertia + Izz_c5;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 3 */
    const double F5at3_x = c4 * mcz_c4;
    const double F5at3_z = s4 * mcz_c4;
    const double t31 = 0.4331 * F5at3_x - 0.0203 * minus_mcx_c4;
    const double t32 = s4 * Ixy_c4 + c4 * Izz_c5;
    const double N5at3_z = t32 + t31;
    M[2][4] = N5at3_z;
    M[4][2] = N5at3_z;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 2 */
    const double N5at2_x = t16 - s4 * Izz_c5 - F5at3_z * (0.4331 + minus_p3_y);
    const double t33 = 0.0203 - p3_x;
    const double N5at2_y = Iyz_c4 + F5at3_z * t33;
    const double N5at2_z = N5at3_z + (p3_x * minus_mcx_c4 + minus_p3_y * F5at3_x);
    M[1][4] = N5at2_z;
    M[4][1] = N5at2_z;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 1 */
    const double F5at1_x = s2 * minus_mcx_c4 - c2 * F5at3_x;
    const double N5at1_z = 0.1501 * F5at1_x - (s2 * N5at2_x + c2 * N5at2_y);
    M[0][4] = N5at1_z;
    M[4][0] = N5at1_z;
    M[3][3] = joint4_rotor_inertia + Izz_c4;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 2 */
    const double minus_N4at2_x = minus_p3_y * F4at3_z + t26;
    const double N4at2_y = F4at3_z * t33 - Izz_c4;
    const double minus_N4at2_z = minus_N4at3_z + t25;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N4at1_z = s2 * minus_N4at2_x + c2 * (0.1501 * mcz_c3 - N4at2_y);
    M[0][3] = N4at1_z;
    M[3][0] = N4at1_z;
    M[2][2] = joint3_rotor_inertia + Izz_c3;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 2 */
    const double N3at2_z = Izz_c3 + (t21 + t23);
    M[1][2] = N3at2_z;
    M[2][1] = N3at2_z;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 1 */
    const double F3at1_x = s2 * mcx_c3 - c2 * minus_mcy_c3;
    const double N3at1_z = 0.1501 * F3at1_x - (s2 * Ixz_c3 + c2 * Iyz_c3);
    M[0][2] = N3at1_z;
    M[2][0] = N3at1_z;
    M[1][1] = joint2_rotor_inertia + Izz_c2;

    /* joint 2 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N2at1_z = 0.1501 * minus_mcz_c1 - (s2 * Ixz_c2 + c2 * Iyz_c2);
    M[0][1] = N2at1_z;
    M[1][0] = N2at1_z;

    /* link 1: angular acceleration alpha, U = [alpha] + [w][w] */
    const double t34 = joint1_rotor_inertia + 0.022530010000000003 * (t5 + 17.4) + t8;
    const double t35 = t29 + t30;
    M[0][0] = t34 + t35 + 0.7744707919999999;
    const double minus_U1_xx = qd[0] * qd[0];

    /* link 2: angular velocity w */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];

    /* link 2: angular acceleration alpha, U = [alpha] + [w][w] */
    const double minus_alpha2_x = minus_w2_y * qd[1];
    const double alpha2_y = minus_w2_x * qd[1];
    const double U2_xy = minus_w2_x * minus_w2_y;
    const double t36 = qd[1] * qd[1];
    const double t37 = minus_w2_y * minus_w2_y;
    const double minus_U2_xx = t37 + t36;
    const double t38 = minus_w2_x * minus_w2_x;
    const double minus_U2_yy = t38 + t36;
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
    const double t39 = Iyy2 - Ixx2;
    const double t40 = t39 * U2_xy + Ixy2 * (minus_U2_yy - minus_U2_xx);
    const double t41 = mcy2 * minus_a2_x - mcx2 * minus_a2_y;
    const double n2_z = t40 + t41;

    /* link 3: angular velocity w */
    const double w3_z = qd[1] + qd[2];

    /* link 3: angular acceleration alpha, U = [alpha] + [w][w] */
    const double alpha3_y = minus_w2_x * w3_z;
    const double minus_alpha3_x = minus_w2_y * w3_z;
    const double t42 = w3_z * w3_z;
    const double minus_U3_xx = t37 + t42;
    const double minus_U3_yy = t38 + t42;
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
    const double t43 = IxyR3 * (minus_U3_yy - minus_U3_xx) - IxxR3 * U2_xy;
    const double t44 = minus_mcyR3 * minus_a3_x + minus_mcxR3 * a3_y;
    const double n3_z = t43 - t44;

    /* link 4: angular velocity w */
    const double w4_x = c4 * minus_w2_x - s4 * w3_z;
    const double minus_w4_y = s4 * minus_w2_x + c4 * w3_z;
    const double w4_z = minus_w2_y + qd[3];

    /* link 4: angular acceleration alpha, U = [alpha] + [w][w] */
    const double U4_xz = c4 * U2_xy - s4 * minus_U3_zy;
    const double minus_U4_yz = s4 * U2_xy + c4 * minus_U3_zy;
    const double t45 = w4_x * w4_z;
    const double t46 = minus_w4_y * w4_z;
    const double t47 = w4_x * minus_w4_y;
    const double alpha4_x = minus_U4_yz - t46;

    /* link 4: acceleration a of its origin, gravity included */
    const double t48 = 0.0203 * minus_U3_xx - 0.4331 * U2_xy - minus_a3_x;
    const double minus_a4_z = a3_y + (0.4331 * minus_U3_yy - 0.0203 * U2_xy);
    const double t49 = a3_z + (0.0406 * alpha3_y + 0.8662 * minus_alpha3_x);
    const double minus_a4_x = c4 * t48 + s4 * t49;

    /* link 4: moment n = I alpha + w x I w + mc x a */
    const double n4_x = 0.0002999999999999999 * alpha4_x - 0.0015999999999999999 * t46;
    const double minus_n4_y = 0.0013 * t45;
    const double n4_z = 0.0002999999999999999 * t47 - 0.0015999999999999999 * alpha3_y;

    /* link 5: angular velocity w */
    const double minus_w5_x = c5 * w4_x + s5 * w4_z;
    const double w5_y = s5 * w4_x - c5 * w4_z;
    const double w5_z = minus_w4_y + qd[4];

    /* link 5: angular acceleration alpha, U = [alpha] + [w][w] */
    const double alpha5_z = t45 - U4_xz;
    const double t50 = t47 - alpha3_y;
    const double t51 = t46 - alpha4_x;
    const double minus_U5_xz = c5 * t50 + s5 * t51;
    const double U5_yz = s5 * t50 - c5 * t51;
    const double t52 = minus_w5_x * w5_z;
    const double t53 = w5_y * w5_z;
    const double t54 = minus_w5_x * w5_y;
    const double alpha5_x = t53 - U5_yz;
    const double minus_U5_yy = minus_w5_x * minus_w5_x + w5_z * w5_z;
    const double minus_U5_xy = t54 + alpha5_z;
    const double U5_zy = t53 + alpha5_x;

    /* link 5: acceleration a of its origin, gravity included */
    const double a5_x = c5 * minus_a4_x + s5 * minus_a4_z;
    const double a5_z = c4 * t49 - s4 * t48;

    /* link 5: force f = m a + U mc */
    const double f5_x = minus_U5_xy * link6_mcz;
    const double f5_y = minus_U5_yy * link6_mcz;
    const double minus_f5_z = U5_zy * link6_mcz;

    /* link 5: moment n = I alpha + w x I w + mc x a */
    const double minus_n5_y = (link6_Iyy - IzzR5) * t52;
    const double n5_x = link6_Iyy * alpha5_x + IzzR5 * t53 - link6_mcz * a5_z;
    const double n5_z = IzzR5 * alpha5_z + link6_Iyy * t54 + link6_mcz * a5_x;

    /* link 6: angular velocity w */
    const double w6_x = c6 * minus_w5_x - s6 * w5_z;
    const double minus_w6_y = s6 * minus_w5_x + c6 * w5_z;
    const double w6_z = qd[5] - w5_y;

    /* link 6: angular acceleration alpha, U = [alpha] + [w][w] */
    const double alpha6_z = minus_U5_xz - t52;
    const double U6_yz = s6 * minus_U5_xy + c6 * U5_zy;
    const double t55 = minus_w6_y * w6_z;
    const double minus_alpha6_x = t55 + U6_yz;

    /* link 6: moment n = I alpha + w x I w + mc x a */
    const double minus_n6_x = IxxR6 * minus_alpha6_x + 4e-05 * t55;
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
    const double t56 = s4 * minus_f5_z - c4 * F4_x;
    const double t57 = s4 * F4_x + c4 * minus_f5_z;
    const double t58 = 0.4331 * t56 - 0.0203 * minus_F4_z;
    const double t59 = c4 * minus_N4_y - s4 * N4_x;
    const double N3_z = n3_z + (t59 + t58);
    h[2] = N3_z;
    const double F3_x = f3_x + t56;
    const double F3_y = minus_F4_z - minus_f3_y;
    const double F3_z = f3_z - t57;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double t60 = Ixy2 * minus_U2_zx - minus_Ixz2 * U2_xy;
    const double t61 = Iyz2 * (minus_U1_xx - minus_U2_yy);
    const double t62 = t60 + t61 - mcy2 * minus_a2_z + IxyR3 * minus_U3_zx;
    const double t63 = 0.004704000000000001 * (minus_U1_xx - minus_U3_yy);
    const double t64 = 0.4331 * t57 - (c4 * N4_x + s4 * minus_N4_y);
    const double t65 = t62 + t63 - minus_mcyR3 * a3_z;
    const double t66 = t65 + t64 - minus_p3_y * F3_z - minus_alpha2_x * (Izz2 - t39);
    const double t67 = minus_alpha3_x * (IxxR3 + IzzR3);
    const double N2_x = t66 - t67;
    const double t68 = minus_Ixz2 * (minus_U2_xx - minus_U1_xx);
    const double t69 = mcx2 * minus_a2_z - Ixy2 * minus_U2_zy;
    const double t70 = t69 - t68 + minus_mcxR3 * a3_z - (IxxR3 - IzzR3) * alpha3_y;
    const double t71 = IxyR3 * minus_U3_zy;
    const double t72 = t70 - t71 - (N4_z + 0.0203 * t57) - p3_x * F3_z;
    const double t73 = alpha2_y * (Izz2 + t39);
    const double N2_y = t72 + t73 - U2_xy * (Iyz2 + 0.004704000000000001);
    const double N2_z = n2_z + (N3_z + (p3_x * F3_y + minus_p3_y * F3_x));
    h[1] = N2_z;
    const double F2_x = f2_x + F3_x;
    const double F2_y = f2_y + F3_y;

    /* joint 1: force F and moment N through it, joint 2 added */
    const double F1_x = s2 * F2_y - c2 * F2_x;
    const double N1_z = 0.1501 * F1_x - (s2 * N2_x + c2 * N2_y);
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
