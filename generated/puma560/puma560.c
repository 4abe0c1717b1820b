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
 *   inverse_dynamics              267 mul, 208 add, 10 sin/cos  (by newton-euler-classical)
 *   mass_matrix                   106 mul, 102 add, 8 sin/cos  (by carried-body)
 *   coriolis_matrix               366 mul, 298 add, 8 sin/cos  (by carried-body)
 *   gravity                       83 mul, 50 add, 10 sin/cos  (by newton-euler-classical)
 *   bias                          250 mul, 181 add, 10 sin/cos  (by newton-euler-classical)
 *   forward_dynamics              440 mul, 371 add, 4 div, 10 sin/cos  (by fd3)
 *   forward_kinematics            63 mul, 32 add, 12 sin/cos  (by product-of-exponentials)
 *   jacobian                      62 mul, 29 add, 10 sin/cos  (by product-of-exponentials)
 *   inverse_dynamics_derivatives  750 mul, 629 add, 8 sin/cos  (by analytic)
 *   regressor                     430 mul, 346 add, 10 sin/cos  (by screws)
 *   base_regressor                407 mul, 329 add, 10 sin/cos  (by screws)
 *   base_parameters               37 mul, 58 add, 0 sin/cos  (by exact)
 *   kinematics_gradient           1430 mul, 917 add, 36 sin/cos  (by forward-mode)
 *
 * Parameters p, with the nominal values
 *   p[0]  link1.m = 0.0 kg
 *   p[1]  link1.mcx = 0.0 kg m
 *   p[2]  link1.mcy = 0.0 kg m
 *   p[3]  link1.mcz = 0.0 kg m
 *   p[4]  link1.Ixx = 0.0 kg m^2
 *   p[5]  link1.Ixy = 0.0 kg m^2
 *   p[6]  link1.Iyy = 0.0 kg m^2
 *   p[7]  link1.Ixz = 0.0 kg m^2
 *   p[8]  link1.Iyz = 0.0 kg m^2
 *   p[9]  link1.Izz = 0.35 kg m^2
 *   p[10]  link2.m = 17.4 kg
 *   p[11]  link2.mcx = 1.1832 kg m
 *   p[12]  link2.mcy = 0.10439999999999999 kg m
 *   p[13]  link2.mcz = -0.2784 kg m
 *   p[14]  link2.Ixx = 0.1350808 kg m^2
 *   p[15]  link2.Ixy = -0.0070992 kg m^2
 *   p[16]  link2.Iyy = 0.608912 kg m^2
 *   p[17]  link2.Ixz = 0.018931200000000002 kg m^2
 *   p[18]  link2.Iyz = 0.0016703999999999998 kg m^2
 *   p[19]  link2.Izz = 0.6200840000000001 kg m^2
 *   p[20]  link3.m = 4.8 kg
 *   p[21]  link3.mcx = 0.0 kg m
 *   p[22]  link3.mcy = -0.336 kg m
 *   p[23]  link3.mcz = 0.0672 kg m
 *   p[24]  link3.Ixx = 0.09046080000000001 kg m^2
 *   p[25]  link3.Ixy = 0.0 kg m^2
 *   p[26]  link3.Iyy = 0.013440800000000001 kg m^2
 *   p[27]  link3.Ixz = 0.0 kg m^2
 *   p[28]  link3.Iyz = 0.004704000000000001 kg m^2
 *   p[29]  link3.Izz = 0.08952 kg m^2
 *   p[30]  link4.m = 0.82 kg
 *   p[31]  link4.mcx = 0.0 kg m
 *   p[32]  link4.mcy = 0.0 kg m
 *   p[33]  link4.mcz = -0.015579999999999998 kg m
 *   p[34]  link4.Ixx = 0.00209602 kg m^2
 *   p[35]  link4.Ixy = 0.0 kg m^2
 *   p[36]  link4.Iyy = 0.00209602 kg m^2
 *   p[37]  link4.Ixz = 0.0 kg m^2
 *   p[38]  link4.Iyz = 0.0 kg m^2
 *   p[39]  link4.Izz = 0.0013 kg m^2
 *   p[40]  link5.m = 0.34 kg
 *   p[41]  link5.mcx = 0.0 kg m
 *   p[42]  link5.mcy = 0.0 kg m
 *   p[43]  link5.mcz = 0.0 kg m
 *   p[44]  link5.Ixx = 0.0003 kg m^2
 *   p[45]  link5.Ixy = 0.0 kg m^2
 *   p[46]  link5.Iyy = 0.0003 kg m^2
 *   p[47]  link5.Ixz = 0.0 kg m^2
 *   p[48]  link5.Iyz = 0.0 kg m^2
 *   p[49]  link5.Izz = 0.0004 kg m^2
 *   p[50]  link6.m = 0.09 kg
 *   p[51]  link6.mcx = 0.0 kg m
 *   p[52]  link6.mcy = 0.0 kg m
 *   p[53]  link6.mcz = 0.0028799999999999997 kg m
 *   p[54]  link6.Ixx = 0.00024216 kg m^2
 *   p[55]  link6.Ixy = 0.0 kg m^2
 *   p[56]  link6.Iyy = 0.00024216 kg m^2
 *   p[57]  link6.Ixz = 0.0 kg m^2
 *   p[58]  link6.Iyz = 0.0 kg m^2
 *   p[59]  link6.Izz = 4e-05 kg m^2
 *   p[60]  joint1.alpha = 0.0 rad
 *   p[61]  joint1.a = 0.0 m
 *   p[62]  joint1.theta = 0.0 rad
 *   p[63]  joint1.d = 0.0 m
 *   p[64]  joint2.alpha = -1.5707963267948966 rad
 *   p[65]  joint2.a = 0.0 m
 *   p[66]  joint2.theta = 0.0 rad
 *   p[67]  joint2.d = 0.2435 m
 *   p[68]  joint3.alpha = 0.0 rad
 *   p[69]  joint3.a = 0.4318 m
 *   p[70]  joint3.theta = 0.0 rad
 *   p[71]  joint3.d = -0.0934 m
 *   p[72]  joint4.alpha = 1.5707963267948966 rad
 *   p[73]  joint4.a = -0.0203 m
 *   p[74]  joint4.theta = 0.0 rad
 *   p[75]  joint4.d = 0.4331 m
 *   p[76]  joint5.alpha = -1.5707963267948966 rad
 *   p[77]  joint5.a = 0.0 m
 *   p[78]  joint5.theta = 0.0 rad
 *   p[79]  joint5.d = 0.0 m
 *   p[80]  joint6.alpha = 1.5707963267948966 rad
 *   p[81]  joint6.a = 0.0 m
 *   p[82]  joint6.theta = 0.0 rad
 *   p[83]  joint6.d = 0.0 m
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
                              double tau[6])
{
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
    const double f6_x = 0.09 * a6_x + 0.0028799999999999997 * U6_xz;
    const double f6_y = 0.09 * a6_y + 0.0028799999999999997 * U6_yz;

    /* link 6: angular momentum K = I w about its origin */
    const double K6_x = 0.00024216 * w6_x;
    const double K6_y = 0.00024216 * w6_y;
    const double K6_z = 4e-05 * w6_z;

    /* link 6: moment n = I alpha + w x K + mc x a */
    const double n6_z = 4e-05 * alpha6_z + (w6_x * K6_y - w6_y * K6_x);
    const double t40 = 0.00024216 * alpha6_x + (w6_y * K6_z - w6_z * K6_y);
    const double n6_x = t40 - 0.0028799999999999997 * a6_y;
    const double t41 = 0.00024216 * alpha6_y + (w6_z * K6_x - w6_x * K6_z);
    const double n6_y = t41 + 0.0028799999999999997 * a6_x;

    /* joint 5: force F and moment N through it, joint 6 added */
    const double N5_x = n5_x + (c6 * n6_x - s6 * n6_y);
    const double N5_y = n5_y - n6_z;
    const double N5_z = n5_z + (s6 * n6_x + c6 * n6_y);
    const double F5_x = f5_x + (c6 * f6_x - s6 * f6_y);
    const double F5_y = f5_y + (0.0028799999999999997 * minus_U6_zz + 0.09 * a5_y);
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

    tau[0] = N1_z;
    tau[1] = N2_z;
    tau[2] = N3_z;
    tau[3] = N4_z;
    tau[4] = N5_z;
    tau[5] = n6_z;
}

/* The mass matrix M(q). */
void puma560_mass_matrix(const double q[6], double M[6][6])
{
    /* sines and cosines of the joint angles */
    double s2, c2, s3, c3, s4, c4, s5, c5;
    symdyn_sincos(q[1], &s2, &c2);
    symdyn_sincos(q[2], &s3, &c3);
    symdyn_sincos(q[3], &s4, &c4);
    symdyn_sincos(q[4], &s5, &c5);

    /* all beyond joint 5: moments of mass h and Q about it */
    const double h5_x = 0.0028799999999999997 * s5;
    const double minus_h5_y = 0.0028799999999999997 * c5;
    const double t1 = 0.00020216 * s5;
    const double t2 = s5 * t1;
    const double Q5_xx = 0.00022000000000000003 + t2;
    const double Q5_yy = 0.00042216000000000004 - t2;
    const double minus_Q5_xy = c5 * t1;

    /* all beyond joint 4: moments of mass h and Q about it */
    const double t3 = Q5_xx + 0.00065;
    const double Q4_zz = Q5_yy + 0.0014460200000000001;
    const double h4_x = c4 * h5_x;
    const double h4_y = s4 * h5_x;
    const double t4 = s4 * (t3 - 0.00077);
    const double t5 = s4 * t4;
    const double Q4_xx = t3 - t5;
    const double Q4_yy = 0.00077 + t5;
    const double Q4_xy = c4 * t4;
    const double Q4_xz = c4 * minus_Q5_xy;
    const double Q4_yz = s4 * minus_Q5_xy;

    /* all beyond joint 3: moments of mass h and Q about it */
    const double t6 = 0.015579999999999998 - minus_h5_y;
    const double t7 = h4_x - 0.025374999999999998;
    const double t8 = t6 - 0.5413749999999999;
    const double t9 = Q4_xz + (0.0203 * t6 + 0.4331 * t7);
    const double t10 = Q4_xy - 0.0203 * h4_y;
    const double t11 = Q4_yz + 0.4331 * h4_y;
    const double t12 = t8 - 0.336;
    const double h3_z = h4_y + 0.0672;
    const double t13 = Q4_xx - 0.0203 * (h4_x + t7) + 0.0062500000000000056;
    const double t14 = Q4_zz - 0.4331 * (t6 + t8) + 0.08327000000000001;
    const double t15 = t11 + 0.004704000000000001;
    const double Q3_zz = Q4_yy + 0.007190800000000011;
    const double h3_x = c3 * t7 - s3 * t12;
    const double h3_y = s3 * t7 + c3 * t12;
    const double t16 = s3 * (t13 - t14) - c3 * (2.0 * t9);
    const double t17 = s3 * t16;
    const double Q3_xx = t13 - t17;
    const double Q3_yy = t14 + t17;
    const double Q3_xy = c3 * t16 + t9;
    const double Q3_xz = c3 * t10 + s3 * t15;
    const double Q3_yz = s3 * t10 - c3 * t15;

    /* all beyond joint 2: moments of mass h and Q about it */
    const double t18 = h3_x + 2.61239;
    const double t19 = h3_z - 0.56507;
    const double t20 = Q3_yz - 0.0934 * h3_y;
    const double h2_z = t19 - 0.2784;
    const double t21 = Q3_xx + 0.4318 * (h3_x + t18) + 0.5469576;
    const double t22 = Q3_yy + 0.07312640000000004;
    const double Q2_zz = Q3_zz - 0.0934 * (h3_z + t19) + 0.061954399999999965;
    const double h2_y = s2 * (t18 + 1.1832) + c2 * (h3_y + 0.10439999999999999);
    const double t23 = c2 * (2.0 * (Q3_xy + 0.4318 * h3_y + 0.0070992));
    const double t24 = s2 * (s2 * (t21 - t22) + t23);
    const double Q2_xx = t21 - t24;
    const double Q2_yy = t22 + t24;
    const double t25 = Q3_xz + (0.4318 * h3_z - 0.0934 * t18) - 0.018931200000000002;
    const double Q2_yz = s2 * t25 + c2 * (t20 - 0.0016703999999999998);

    /* all beyond joint 1: moments of mass h and Q about it */
    const double h1_y = h2_z + 5.710075;
    const double minus_Q1_yz = Q2_yz + 0.2435 * h2_y;
    const double Q1_xx = Q2_xx + 0.175;
    const double Q1_yy = Q2_zz + 0.2435 * (h2_z + h1_y) + 0.175;

    /* results */
    const double t26 = 3.9999999999999996e-05 * s5;
    const double t27 = 3.9999999999999996e-05 * c5;
    const double t28 = c4 * t26;
    const double t29 = s4 * t26;
    const double t30 = Q5_xx + Q5_yy;
    const double t31 = c4 * minus_h5_y;
    const double t32 = s4 * minus_h5_y;
    const double t33 = 0.0203 * t32;
    const double t34 = s4 * t30 + 0.4331 * t32;
    const double t35 = c4 * t30 + (0.4331 * t31 - 5.846399999999999e-05 * s5);
    const double t36 = c3 * t31 - s3 * h5_x;
    const double t37 = s3 * t31 + c3 * h5_x;
    const double t38 = t35 + 0.4318 * t37;
    const double t39 = c2 * (c3 * t33 - s3 * t34 - (0.0934 * t36 + 0.4318 * t32));
    const double t40 = s2 * (0.0934 * t37 - (c3 * t34 + s3 * t33)) + t39;
    const double t41 = Q4_xx + Q4_yy;
    const double t42 = Q4_xz + 0.4331 * h4_x;
    const double t43 = 0.0203 * h4_x - t41;
    const double t44 = c3 * h4_y;
    const double t45 = s3 * h4_y;
    const double t46 = c2 * (c3 * t43 - s3 * t42 + (0.0934 * t44 - 0.4318 * h4_x));
    const double t47 = s2 * (c3 * t42 + s3 * t43 + 0.0934 * t45) - t46;
    const double t48 = t47 - 0.2435 * (s2 * t45 - c2 * t44);
    const double t49 = Q3_xx + Q3_yy;
    const double t50 = t49 + 0.4318 * h3_x;
    const double t51 = s2 * (0.0934 * h3_x - Q3_xz) - c2 * t20;
    const double t52 = 0.2435 * (c2 * h3_y + s2 * h3_x) - t51;

    M[0][0] = Q1_xx + Q1_yy;
    M[0][1] = minus_Q1_yz;
    M[0][2] = t52;
    M[0][3] = t48;
    M[0][4] = -(t40 + 0.2435 * (c2 * t36 - s2 * t37));
    M[0][5] = -(s2 * (c3 * t28 + s3 * t27) + c2 * (s3 * t28 - c3 * t27));
    M[1][0] = minus_Q1_yz;
    M[1][1] = Q2_xx + Q2_yy;
    M[1][2] = t50;
    M[1][3] = -(t11 + 0.4318 * t45);
    M[1][4] = t38;
    M[1][5] = t29;
    M[2][0] = t52;
    M[2][1] = t50;
    M[2][2] = t49;
    M[2][3] = -t11;
    M[2][4] = t35;
    M[2][5] = t29;
    M[3][0] = t48;
    M[3][1] = -(t11 + 0.4318 * t45);
    M[3][2] = -t11;
    M[3][3] = t41;
    M[3][4] = 0.0;
    M[3][5] = t27;
    M[4][0] = -(t40 + 0.2435 * (c2 * t36 - s2 * t37));
    M[4][1] = t38;
    M[4][2] = t35;
    M[4][3] = 0.0;
    M[4][4] = t30;
    M[4][5] = 0.0;
    M[5][0] = -(s2 * (c3 * t28 + s3 * t27) + c2 * (s3 * t28 - c3 * t27));
    M[5][1] = t29;
    M[5][2] = t29;
    M[5][3] = t27;
    M[5][4] = 0.0;
    M[5][5] = 3.9999999999999996e-05;
}

/* The Coriolis matrix C(q,qd) of the Christoffel symbols. */
void puma560_coriolis_matrix(const double q[6], const double qd[6], double C[6][6])
{
    /* link 1: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double w1_z = 0.5 * qd[0];

    /* link 2: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double w2_z = 0.5 * qd[1];

    /* sines and cosines of the joint angles */
    double s2, c2, s3, c3, s4, c4, s5, c5;
    const double t1 = 0.5 * qd[2];
    const double t2 = 0.5 * qd[3];
    const double t3 = 0.5 * qd[4];
    symdyn_sincos(q[1], &s2, &c2);
    symdyn_sincos(q[2], &s3, &c3);
    symdyn_sincos(q[3], &s4, &c4);
    symdyn_sincos(q[4], &s5, &c5);

    /* all beyond joint 5: moments of mass h and Q about it */
    const double h5_x = 0.0028799999999999997 * s5;
    const double minus_h5_y = 0.0028799999999999997 * c5;
    const double t4 = 0.00020216 * s5;
    const double t5 = s5 * t4;
    const double Q5_xx = 0.00022000000000000003 + t5;
    const double Q5_yy = 0.00042216000000000004 - t5;
    const double minus_Q5_xy = c5 * t4;

    /* all beyond joint 4: moments of mass h and Q about it */
    const double t6 = Q5_xx + 0.00065;
    const double Q4_zz = Q5_yy + 0.0014460200000000001;
    const double h4_x = c4 * h5_x;
    const double h4_y = s4 * h5_x;
    const double t7 = s4 * (t6 - 0.00077);
    const double t8 = s4 * t7;
    const double Q4_xx = t6 - t8;
    const double Q4_yy = 0.00077 + t8;
    const double Q4_xy = c4 * t7;
    const double Q4_xz = c4 * minus_Q5_xy;
    const double Q4_yz = s4 * minus_Q5_xy;

    /* joint 4 from joint 3: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z */
    const double t9 = 0.015579999999999998 - minus_h5_y;
    const double t10 = h4_x - 0.025374999999999998;
    const double t11 = t9 - 0.5413749999999999;
    const double t12 = Q4_xz + (0.0203 * t9 + 0.4331 * t10);
    const double t13 = Q4_xy - 0.0203 * h4_y;
    const double minus_K4at3_z = Q4_yz + 0.4331 * h4_y;

    /* all beyond joint 3: moments of mass h and Q about it */
    const double t14 = t11 - 0.336;
    const double h3_z = h4_y + 0.0672;
    const double t15 = Q4_xx - 0.0203 * (h4_x + t10) + 0.0062500000000000056;
    const double t16 = Q4_zz - 0.4331 * (t9 + t11) + 0.08327000000000001;
    const double t17 = minus_K4at3_z + 0.004704000000000001;
    const double h3_x = c3 * t10 - s3 * t14;
    const double h3_y = s3 * t10 + c3 * t14;
    const double t18 = s3 * (t15 - t16) - c3 * (2.0 * t12);
    const double t19 = s3 * t18;
    const double Q3_xx = t15 - t19;
    const double Q3_yy = t16 + t19;
    const double Q3_xy = c3 * t18 + t12;
    const double Q3_xz = c3 * t13 + s3 * t17;
    const double Q3_yz = s3 * t13 - c3 * t17;

    /* all beyond joint 2: moments of mass h and Q about it */
    const double t20 = h3_x + 2.61239;
    const double t21 = Q3_yz - 0.0934 * h3_y;
    const double t22 = Q3_xy + 0.4318 * h3_y + 0.0070992;
    const double h2_x = c2 * (t20 + 1.1832) - s2 * (h3_y + 0.10439999999999999);
    const double t23 = Q3_xx + 0.4318 * (h3_x + t20) + 0.5469576;
    const double t24 = s2 * (t23 - (Q3_yy + 0.07312640000000004)) + c2 * (2.0 * t22);
    const double Q2_xy = c2 * t24 - t22;

    /* joint 2 from joint 2: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z */
    const double t25 = Q3_xz + (0.4318 * h3_z - 0.0934 * t20) - 0.018931200000000002;
    const double K2at2_x = s2 * (t21 - 0.0016703999999999998) - c2 * t25;

    /* all beyond joint 6: block B and momentum P, both doubled, seen from it */
    const double B6_xy = 1.9999999999999998e-05 * qd[5];

    /* all beyond joint 5: block B and momentum P, both doubled, seen from it */
    const double B5_xz = c5 * B6_xy;
    const double B5_yz = s5 * B6_xy;
    const double t26 = t3 * h5_x;
    const double B5_yy = qd[4] * minus_Q5_xy;
    const double B5_xy = qd[4] * Q5_yy;
    const double minus_B5_yx = qd[4] * Q5_xx;
    const double P5_x = 2.0 * (t3 * minus_h5_y);
    const double P5_y = 2.0 * t26;

    /* all beyond joint 4: block B and momentum P, both doubled, seen from it */
    const double t27 = s4 * B5_yy;
    const double t28 = s4 * t27;
    const double t29 = c4 * t27;
    const double t30 = s4 * B5_yz;
    const double t31 = c4 * B5_yz;
    const double B4_zx = c4 * minus_B5_yx + t30;
    const double B4_zy = s4 * minus_B5_yx - t31;
    const double t32 = t2 * Q4_yz;
    const double t33 = t2 * Q4_xz;
    const double t34 = t2 * h4_y;
    const double t35 = t2 * h4_x;
    const double t36 = qd[3] * Q4_xy;
    const double B4_xx = t28 - B5_yy + t36;
    const double B4_xy = B5_xz - t29 + qd[3] * Q4_yy;
    const double minus_B4_yx = qd[3] * Q4_xx + (t29 + B5_xz);
    const double minus_B4_yy = t28 + t36;
    const double B4_xz = t32 - (c4 * B5_xy + t30) + t32;
    const double B4_yz = t31 - s4 * B5_xy - t33 - t33;
    const double P4_x = c4 * P5_x - t34 - t34;
    const double P4_y = s4 * P5_x + t35 + t35;

    /* all beyond joint 3: block B and momentum P, both doubled, seen from it */
    const double t37 = 0.8662 * t26;
    const double t38 = 0.0203 * P4_x;
    const double t39 = B4_xx - t37;
    const double t40 = 0.4331 * P4_x - B4_xz;
    const double t41 = 0.0406 * t26 - B4_zx;
    const double t42 = B5_yy - t38;
    const double t43 = 0.0203 * P4_y - minus_B4_yx;
    const double t44 = 0.4331 * P4_y - B4_yz;
    const double minus_B3_zz = minus_B4_yy + (t37 + t38);
    const double t45 = s3 * (t39 - t42) + c3 * (t40 + t41);
    const double t46 = s3 * t45;
    const double t47 = c3 * t45;
    const double B3_zx = c3 * t43 - s3 * t44;
    const double B3_zy = s3 * t43 + c3 * t44;
    const double t48 = t1 * Q3_yz;
    const double t49 = t1 * Q3_xz;
    const double t50 = t1 * h3_y;
    const double t51 = t1 * h3_x;
    const double t52 = qd[2] * Q3_xy;
    const double B3_xx = t39 - t46 + t52;
    const double B3_xy = t47 - t41 + qd[2] * Q3_yy;
    const double B3_yx = t47 - t40 - qd[2] * Q3_xx;
    const double B3_yy = t42 + t46 - t52;
    const double B3_xz = c3 * B4_xy + s3 * B4_zy + t48 + t48;
    const double B3_yz = s3 * B4_xy - c3 * B4_zy - t49 - t49;
    const double P3_x = c3 * P4_x - s3 * P5_y - t50 - t50;
    const double P3_y = s3 * P4_x + c3 * P5_y + t51 + t51;

    /* all beyond joint 2: block B and momentum P, both doubled, seen from it */
    const double t53 = 0.0934 * P4_y;
    const double t54 = 0.4318 * P3_x;
    const double t55 = B3_yy - (t53 - t54);
    const double t56 = c2 * (B3_xy + (B3_yx - 0.4318 * P3_y));
    const double B2_zy = s2 * (B3_zx - 0.4318 * P4_y) + c2 * B3_zy;
    const double t57 = w2_z * K2at2_x;
    const double t58 = w2_z * h2_x;
    const double t59 = s2 * (B3_xz + 0.0934 * P3_x) + c2 * (B3_yz + 0.0934 * P3_y);
    const double B2_zz = t54 - minus_B3_zz;
    const double B2_yy = t55 + s2 * (s2 * (B3_xx - t53 - t55) + t56) - qd[1] * Q2_xy;
    const double B2_yz = t59 + t57 + t57;
    const double P2_y = s2 * P3_x + c2 * P3_y + t58 + t58;

    /* all beyond joint 1: block B and momentum P, both doubled, seen from it */
    const double B1_zz = B2_yy + 0.2435 * P4_y;

    /* joint 2 from joint 1: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z */
    const double t60 = qd[0] * Q2_xy;
    const double Z2at1_z = t60 - B2_zy;

    /* link 2: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double t61 = 0.2435 * qd[0];
    const double minus_w2_x = s2 * w1_z;
    const double minus_w2_y = c2 * w1_z;
    const double minus_v2_2_x = c2 * t61;
    const double v2_2_y = s2 * t61;

    /* link 3: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double t62 = 2.0 * minus_w2_x;
    const double t63 = 2.0 * minus_w2_y;
    const double v2_3_z = 0.8636 * minus_w2_y;
    const double t64 = 0.1868 * minus_w2_y - minus_v2_2_x;
    const double t65 = v2_2_y + (0.4318 * qd[1] - 0.1868 * minus_w2_x);
    const double minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y;
    const double w3_y = s3 * minus_w2_x - c3 * minus_w2_y;
    const double v2_3_x = c3 * t64 + s3 * t65;
    const double v2_3_y = c3 * t65 - s3 * t64;
    const double w3_z = w2_z + t1;

    /* link 4: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double t66 = 2.0 * minus_w3_x;
    const double t67 = 2.0 * w3_y;
    const double t68 = 2.0 * w3_z;
    const double t69 = v2_3_x + 0.8662 * w3_z;
    const double t70 = v2_3_y - 0.0406 * w3_z;
    const double t71 = v2_3_z + (0.8662 * minus_w3_x + 0.0406 * w3_y);
    const double w4_x = s4 * w3_z - c4 * minus_w3_x;
    const double w4_y = s4 * minus_w3_x + c4 * w3_z;
    const double v2_4_x = c4 * t69 + s4 * t71;
    const double v2_4_y = c4 * t71 - s4 * t69;
    const double w4_z = t2 - w3_y;

    /* link 5: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double t72 = 2.0 * w4_x;
    const double t73 = 2.0 * w4_y;
    const double t74 = 2.0 * w4_z;
    const double w5_x = c5 * w4_x - s5 * w4_z;
    const double w5_z = w4_y + t3;

    /* joint 5 from joint 5: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z */
    const double K5at5_z = Q5_xx + Q5_yy;

    /* joint 4 from joint 4: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z */
    const double K4at4_z = Q4_xx + Q4_yy;

    /* joint 6 from joint 6: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double D6at6_x = 3.9999999999999996e-05 * w5_z;
    const double minus_D6at6_y = 3.9999999999999996e-05 * w5_x;

    /* joint 6 from joint 4: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double D6at4_x = c5 * D6at6_x;
    const double minus_D6at4_z = s5 * D6at6_x;
    const double K6at4_x = 3.9999999999999996e-05 * s5;
    const double K6at4_z = 3.9999999999999996e-05 * c5;

    /* joint 6 from joint 3: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double D6at3_x = c4 * D6at4_x + s4 * minus_D6at6_y;
    const double D6at3_z = s4 * D6at4_x - c4 * minus_D6at6_y;
    const double K6at3_x = c4 * K6at4_x;

    /* joint 6 from joint 2: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double D6at2_x = c3 * D6at3_x - s3 * minus_D6at4_z;
    const double D6at2_y = s3 * D6at3_x + c3 * minus_D6at4_z;
    const double K6at2_x = c3 * K6at3_x + s3 * K6at4_z;
    const double K6at2_y = s3 * K6at3_x - c3 * K6at4_z;

    /* joint 6 from joint 1: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double minus_D6at1_z = s2 * D6at2_x + c2 * D6at2_y;

    /* joint 5 from joint 5: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z */
    const double t75 = minus_Q5_xy * t72;
    const double t76 = minus_Q5_xy * t74;
    const double D5at5_x = B5_xz - (t75 + Q5_yy * t74);
    const double D5at5_y = B5_yz - (Q5_xx * t72 + t76);
    const double H5at5_z = t72 * h5_x + t74 * minus_h5_y;
    const double minus_H5at5_x = t73 * h5_x + P5_y;
    const double H5at5_y = t73 * minus_h5_y + P5_x;
    const double t77 = v2_4_y * minus_h5_y;
    const double Z5at5_z = v2_4_x * h5_x - t70 * minus_h5_y;
    const double minus_Z5at5_x = B5_xz + v2_4_y * h5_x + (Q5_xx * t74 - t75);
    const double Z5at5_y = t77 - B5_yz - (Q5_yy * t72 - t76);

    /* joint 5 from joint 3: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z */
    const double minus_H5at3_x = c4 * minus_H5at5_x + s4 * H5at5_z;
    const double H5at3_z = c4 * H5at5_z - s4 * minus_H5at5_x;
    const double D5at3_x = c4 * D5at5_x - 0.4331 * H5at3_z;
    const double D5at3_y = D5at5_y + 0.0203 * H5at3_z;
    const double D5at3_z = s4 * D5at5_x - (0.0203 * H5at5_y + 0.4331 * minus_H5at3_x);
    const double L5at3_x = c4 * minus_h5_y;
    const double L5at3_z = s4 * minus_h5_y;
    const double K5at3_y = 0.0203 * L5at3_z;
    const double minus_K5at3_x = s4 * K5at5_z + 0.4331 * L5at3_z;
    const double minus_Z5at3_x = c4 * minus_Z5at5_x + s4 * Z5at5_z;
    const double Z5at3_z = c4 * Z5at5_z - s4 * minus_Z5at5_x;

    /* joint 5 from joint 2: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z */
    const double t78 = K5at3_y * t66 - minus_K5at3_x * t67;
    const double minus_H5at2_x = c3 * minus_H5at3_x + s3 * H5at5_y;
    const double H5at2_y = c3 * H5at5_y - s3 * minus_H5at3_x;
    const double D5at2_x = c3 * D5at3_x - s3 * D5at3_y + 0.0934 * H5at2_y;
    const double t79 = 0.0934 * minus_H5at2_x - 0.4318 * H5at3_z;
    const double D5at2_y = s3 * D5at3_x + c3 * D5at3_y + t79;
    const double D5at2_z = D5at3_z + 0.4318 * H5at2_y;
    const double L5at2_x = c3 * L5at3_x - s3 * h5_x;
    const double L5at2_y = s3 * L5at3_x + c3 * h5_x;
    const double K5at2_x = 0.0934 * L5at2_y - (c3 * minus_K5at3_x + s3 * K5at3_y);
    const double t80 = 0.0934 * L5at2_x + 0.4318 * L5at3_z;
    const double K5at2_y = c3 * K5at3_y - s3 * minus_K5at3_x - t80;
    const double minus_Z5at2_x = c3 * minus_Z5at3_x + s3 * Z5at5_y;
    const double Z5at2_y = c3 * Z5at5_y - s3 * minus_Z5at3_x;

    /* joint 5 from joint 1: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z */
    const double t81 = L5at2_x * v2_2_y + L5at2_y * minus_v2_2_x;
    const double minus_H5at1_x = c2 * minus_H5at2_x + s2 * H5at2_y;
    const double D5at1_z = 0.2435 * minus_H5at1_x - (s2 * D5at2_x + c2 * D5at2_y);
    const double Z5at1_z = s2 * minus_Z5at2_x - c2 * Z5at2_y;

    /* joint 4 from joint 4: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z */
    const double t82 = Q4_xy * t66;
    const double t83 = Q4_xy * t68;
    const double D4at4_x = Q4_yy * t68 - t82 - Q4_yz * t67 + B4_xz;
    const double D4at4_y = B4_yz - (t83 - Q4_xx * t66 - Q4_xz * t67);
    const double minus_H4at4_x = P4_y - t67 * h4_x;
    const double H4at4_y = P4_x + t67 * h4_y;
    const double Z4at4_x = B4_zx + t70 * h4_x + (Q4_xx * t68 + t82);
    const double Z4at4_y = B4_zy + t70 * h4_y + (t83 + Q4_yy * t66);
    const double Z4at4_z = B5_yy + (t69 * h4_x + t71 * h4_y) + (Q4_xz * t68 + Q4_yz * t66);

    /* joint 4 from joint 3: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z */
    const double H4at3_y = t66 * h4_x - t68 * h4_y;
    const double D4at3_x = D4at4_x - 0.4331 * H4at4_y;
    const double D4at3_y = 0.0203 * H4at4_y - B5_yy;
    const double D4at3_z = D4at4_y - (0.0203 * H4at3_y + 0.4331 * minus_H4at4_x);
    const double minus_K4at3_x = Q4_xz + 0.4331 * h4_x;
    const double K4at3_y = 0.0203 * h4_x - K4at4_z;

    /* joint 4 from joint 2: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z */
    const double minus_H4at2_x = c3 * minus_H4at4_x + s3 * H4at3_y;
    const double H4at2_y = c3 * H4at3_y - s3 * minus_H4at4_x;
    const double D4at2_x = c3 * D4at3_x - s3 * D4at3_y + 0.0934 * H4at2_y;
    const double t84 = 0.0934 * minus_H4at2_x - 0.4318 * H4at4_y;
    const double D4at2_y = s3 * D4at3_x + c3 * D4at3_y + t84;
    const double D4at2_z = D4at3_z + 0.4318 * H4at2_y;
    const double minus_L4at2_x = c3 * h4_y;
    const double minus_L4at2_y = s3 * h4_y;
    const double minus_K4at2_x = c3 * minus_K4at3_x + s3 * K4at3_y + 0.0934 * minus_L4at2_y;
    const double t85 = 0.0934 * minus_L4at2_x - 0.4318 * h4_x;
    const double K4at2_y = c3 * K4at3_y - s3 * minus_K4at3_x + t85;
    const double Z4at2_x = c3 * Z4at4_x + s3 * Z4at4_z;
    const double Z4at2_y = s3 * Z4at4_x - c3 * Z4at4_z;

    /* joint 4 from joint 1: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z */
    const double t86 = minus_L4at2_x * v2_2_y + minus_L4at2_y * minus_v2_2_x;
    const double minus_H4at1_x = c2 * minus_H4at2_x + s2 * H4at2_y;
    const double D4at1_z = 0.2435 * minus_H4at1_x - (s2 * D4at2_x + c2 * D4at2_y);
    const double minus_Z4at1_z = s2 * Z4at2_x + c2 * Z4at2_y;

    /* joint 3 from joint 3: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z */
    const double t87 = Q3_xy * t62;
    const double t88 = Q3_xy * t63;
    const double D3at3_x = Q3_yz * qd[1] - (t87 + Q3_yy * t63) + B3_xz;
    const double D3at3_y = t88 + Q3_xx * t62 - Q3_xz * qd[1] + B3_yz;
    const double minus_H3at3_z = t62 * h3_x + t63 * h3_y;
    const double minus_H3at3_x = qd[1] * h3_x + P3_y;
    const double H3at3_y = P3_x - qd[1] * h3_y;
    const double Z3at3_x = B3_zx - v2_3_z * h3_x - (Q3_xx * t63 - t87);
    const double Z3at3_y = B3_zy - v2_3_z * h3_y - (t88 - Q3_yy * t62);
    const double t89 = t64 * h3_x + t65 * h3_y - minus_B3_zz;
    const double Z3at3_z = t89 - (Q3_xz * t63 - Q3_yz * t62);

    /* joint 3 from joint 2: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z */
    const double D3at2_x = D3at3_x + 0.0934 * H3at3_y;
    const double D3at2_y = D3at3_y + (0.0934 * minus_H3at3_x + 0.4318 * minus_H3at3_z);
    const double D3at2_z = 0.4318 * H3at3_y - minus_B3_zz;
    const double K3at2_x = 0.0934 * h3_x - Q3_xz;

    /* joint 3 from joint 1: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z */
    const double t90 = h3_x * minus_v2_2_x - h3_y * v2_2_y;
    const double minus_H3at1_x = c2 * minus_H3at3_x + s2 * H3at3_y;
    const double D3at1_z = 0.2435 * minus_H3at1_x - (s2 * D3at2_x + c2 * D3at2_y);
    const double minus_Z3at1_z = s2 * Z3at3_x + c2 * Z3at3_y;

    /* joint 2 from joint 1: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z */
    const double D2at1_z = 0.2435 * P2_y - (t60 + B2_yz);

    C[0][0] = B1_zz;
    C[0][1] = D2at1_z;
    C[0][2] = D3at1_z;
    C[0][3] = D4at1_z;
    C[0][4] = D5at1_z;
    C[0][5] = -minus_D6at1_z;
    C[1][0] = Z2at1_z;
    C[1][1] = B2_zz;
    C[1][2] = D3at2_z;
    C[1][3] = D4at2_z;
    C[1][4] = D5at2_z;
    C[1][5] = D6at3_z;
    C[2][0] = -minus_Z3at1_z;
    C[2][1] = t90 - (t21 * t62 + K3at2_x * t63) + Z3at3_z;
    C[2][2] = -minus_B3_zz;
    C[2][3] = D4at3_z;
    C[2][4] = D5at3_z;
    C[2][5] = D6at3_z;
    C[3][0] = -minus_Z4at1_z;
    C[3][1] = minus_K4at2_x * t63 + K4at2_y * t62 - t86 + Z4at4_y;
    C[3][2] = K4at3_y * t66 - minus_K4at3_x * t67 - h4_y * v2_3_y + Z4at4_y;
    C[3][3] = B5_yy;
    C[3][4] = -D5at5_y;
    C[3][5] = -minus_D6at4_z;
    C[4][0] = Z5at1_z;
    C[4][1] = K5at2_y * t62 - K5at2_x * t63 + t81 + Z5at3_z;
    C[4][2] = t78 + (L5at3_x * v2_3_y - h5_x * v2_3_x) + Z5at3_z;
    C[4][3] = t77 - K5at5_z * t72 - Z5at5_y;
    C[4][4] = 0.0;
    C[4][5] = -minus_D6at6_y;
    C[5][0] = -minus_D6at1_z;
    C[5][1] = K6at2_y * t62 - K6at2_x * t63 + D6at3_z;
    C[5][2] = K6at3_x * t67 - K6at4_z * t66 + D6at3_z;
    C[5][3] = K6at4_x * t73 - minus_D6at4_z;
    C[5][4] = 7.999999999999999e-05 * w5_x - minus_D6at6_y;
    C[5][5] = 0.0;
}

/* Joint forces that hold the robot still: phi(q). */
void puma560_gravity(const double q[6], double phi[6])
{
    /* sines and cosines of the joint angles */
    double s2, c2, s3, c3, s4, c4, s5, c5, s6, c6;
    symdyn_sincos(q[1], &s2, &c2);
    symdyn_sincos(q[2], &s3, &c3);
    symdyn_sincos(q[3], &s4, &c4);
    symdyn_sincos(q[4], &s5, &c5);
    symdyn_sincos(q[5], &s6, &c6);

    /* link 2: acceleration a of its origin, gravity included */
    const double minus_a2_x = 9.81 * s2;
    const double minus_a2_y = 9.81 * c2;

    /* link 2: force f = m a + U mc */
    const double minus_f2_x = 170.694 * s2;
    const double minus_f2_y = 170.694 * c2;

    /* link 2: moment n = I alpha + w x K + mc x a */
    const double minus_n2_x = 2.7311039999999998 * c2;
    const double n2_y = 2.7311039999999998 * s2;
    const double n2_z = 1.024164 * s2 - 11.607192000000001 * c2;

    /* link 3: acceleration a of its origin, gravity included */
    const double minus_a3_x = c3 * minus_a2_x + s3 * minus_a2_y;
    const double a3_y = s3 * minus_a2_x - c3 * minus_a2_y;

    /* link 3: force f = m a + U mc */
    const double minus_f3_x = 4.8 * minus_a3_x;
    const double f3_y = 4.8 * a3_y;

    /* link 3: moment n = I alpha + w x K + mc x a */
    const double minus_n3_x = 0.0672 * a3_y;
    const double minus_n3_y = 0.0672 * minus_a3_x;
    const double minus_n3_z = 0.336 * minus_a3_x;

    /* link 4: acceleration a of its origin, gravity included */
    const double minus_a4_x = c4 * minus_a3_x;
    const double a4_y = s4 * minus_a3_x;

    /* link 4: force f = m a + U mc */
    const double minus_f4_x = 0.82 * minus_a4_x;
    const double f4_y = 0.82 * a4_y;
    const double minus_f4_z = 0.82 * a3_y;

    /* link 4: moment n = I alpha + w x K + mc x a */
    const double n4_x = 0.015579999999999998 * a4_y;
    const double n4_y = 0.015579999999999998 * minus_a4_x;

    /* link 5: acceleration a of its origin, gravity included */
    const double minus_a5_x = c5 * minus_a4_x - s5 * a3_y;
    const double a5_y = s5 * minus_a4_x + c5 * a3_y;

    /* link 5: force f = m a + U mc */
    const double minus_f5_x = 0.34 * minus_a5_x;
    const double f5_y = 0.34 * a5_y;
    const double f5_z = 0.34 * a4_y;

    /* link 6: acceleration a of its origin, gravity included */
    const double a6_x = s6 * a4_y - c6 * minus_a5_x;
    const double a6_y = s6 * minus_a5_x + c6 * a4_y;

    /* link 6: force f = m a + U mc */
    const double f6_x = 0.09 * a6_x;
    const double f6_y = 0.09 * a6_y;
    const double minus_f6_z = 0.09 * a5_y;

    /* link 6: moment n = I alpha + w x K + mc x a */
    const double minus_n6_x = 0.0028799999999999997 * a6_y;
    const double n6_y = 0.0028799999999999997 * a6_x;

    /* joint 5: force F and moment N through it, joint 6 added */
    const double minus_N5_x = c6 * minus_n6_x + s6 * n6_y;
    const double N5_z = c6 * n6_y - s6 * minus_n6_x;
    const double F5_x = c6 * f6_x - s6 * f6_y - minus_f5_x;
    const double F5_y = f5_y + minus_f6_z;
    const double F5_z = f5_z + (s6 * f6_x + c6 * f6_y);

    /* joint 4: force F and moment N through it, joint 5 added */
    const double N4_z = s5 * minus_N5_x;
    const double N4_x = n4_x - c5 * minus_N5_x;
    const double N4_y = n4_y + N5_z;
    const double F4_x = c5 * F5_x - s5 * F5_y - minus_f4_x;
    const double F4_y = f4_y + F5_z;

    /* joint 3: force F and moment N through it, joint 4 added */
    const double t1 = c4 * F4_x - s4 * F4_y;
    const double t2 = s5 * F5_x + c5 * F5_y + minus_f4_z;
    const double F3_z = s4 * F4_x + c4 * F4_y;
    const double N3_x = c4 * N4_x - s4 * N4_y - 0.4331 * F3_z - minus_n3_x;
    const double N3_y = 0.0203 * F3_z - N4_z - minus_n3_y;
    const double N3_z = s4 * N4_x + c4 * N4_y + (0.4331 * t1 - 0.0203 * t2) - minus_n3_z;
    const double F3_x = t1 - minus_f3_x;
    const double F3_y = f3_y + t2;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double t3 = c3 * F3_x - s3 * F3_y;
    const double t4 = s3 * F3_x + c3 * F3_y;
    const double N2_x = c3 * N3_x - s3 * N3_y + 0.0934 * t4 - minus_n2_x;
    const double N2_y = n2_y + (s3 * N3_x + c3 * N3_y - (0.0934 * t3 + 0.4318 * F3_z));
    const double N2_z = n2_z + (N3_z + 0.4318 * t4);
    const double F2_x = t3 - minus_f2_x;
    const double F2_y = t4 - minus_f2_y;

    /* joint 1: force F and moment N through it, joint 2 added */
    const double F1_x = c2 * F2_x - s2 * F2_y;
    const double minus_N1_z = s2 * N2_x + c2 * N2_y + 0.2435 * F1_x;

    phi[0] = -minus_N1_z;
    phi[1] = N2_z;
    phi[2] = N3_z;
    phi[3] = N4_z;
    phi[4] = N5_z;
    phi[5] = 0.0;
}

/* Joint forces at zero acceleration: h = C qd + phi. */
void puma560_bias(const double q[6], const double qd[6], double h[6])
{
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
    const double f6_x = 0.09 * a6_x + 0.0028799999999999997 * U6_xz;
    const double f6_y = 0.09 * a6_y + 0.0028799999999999997 * U6_yz;

    /* link 6: angular momentum K = I w about its origin */
    const double K6_x = 0.00024216 * w6_x;
    const double K6_y = 0.00024216 * w6_y;
    const double K6_z = 4e-05 * w6_z;

    /* link 6: moment n = I alpha + w x K + mc x a */
    const double n6_z = w6_x * K6_y - w6_y * K6_x - 4e-05 * alpha5_y;
    const double t31 = 0.00024216 * alpha6_x + (w6_y * K6_z - w6_z * K6_y);
    const double n6_x = t31 - 0.0028799999999999997 * a6_y;
    const double t32 = w6_z * K6_x - w6_x * K6_z - 0.00024216 * minus_alpha6_y;
    const double n6_y = t32 + 0.0028799999999999997 * a6_x;

    /* joint 5: force F and moment N through it, joint 6 added */
    const double N5_x = n5_x + (c6 * n6_x - s6 * n6_y);
    const double N5_y = n5_y - n6_z;
    const double N5_z = n5_z + (s6 * n6_x + c6 * n6_y);
    const double F5_x = f5_x + (c6 * f6_x - s6 * f6_y);
    const double F5_y = f5_y + (0.0028799999999999997 * minus_U6_zz + 0.09 * a5_y);
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
                              double qdd[6])
{
    /* sines and cosines of the joint angles */
    double s2, c2, s3, c3, s4, c4, s5, c5, s6, c6;
    symdyn_sincos(q[1], &s2, &c2);
    symdyn_sincos(q[2], &s3, &c3);
    symdyn_sincos(q[3], &s4, &c4);
    symdyn_sincos(q[4], &s5, &c5);
    symdyn_sincos(q[5], &s6, &c6);

    /* link 2: angular velocity w */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];

    /* link 3: angular velocity w */
    const double minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y;
    const double w3_y = s3 * minus_w2_x - c3 * minus_w2_y;
    const double w3_z = qd[1] + qd[2];

    /* link 4: angular velocity w */
    const double w4_x = s4 * w3_z - c4 * minus_w3_x;
    const double w4_y = s4 * minus_w3_x + c4 * w3_z;
    const double w4_z = qd[3] - w3_y;

    /* link 5: angular velocity w */
    const double w5_x = c5 * w4_x - s5 * w4_z;
    const double minus_w5_y = s5 * w4_x + c5 * w4_z;
    const double w5_z = w4_y + qd[4];

    /* link 6: angular velocity w */
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double w6_z = minus_w5_y + qd[5];

    /* link 1: U = [alpha] + [w][w] */
    const double minus_U1_xx = qd[0] * qd[0];

    /* link 2: zeta, its acceleration at qdd = 0, gravity included (alpha, a) */
    const double minus_alpha2_x = minus_w2_y * qd[1];
    const double alpha2_y = minus_w2_x * qd[1];
    const double minus_a2_z = 0.2435 * minus_U1_xx;
    const double minus_a2_x = 9.81 * s2;
    const double minus_a2_y = 9.81 * c2;

    /* link 2: U = [alpha] + [w][w] */
    const double t1 = minus_w2_x * minus_w2_x;
    const double t2 = minus_w2_y * minus_w2_y;
    const double t3 = qd[1] * qd[1];
    const double U2_xy = minus_w2_x * minus_w2_y;
    const double minus_U2_xx = t2 + t3;
    const double minus_U2_yy = t1 + t3;
    const double minus_U2_zz = t1 + t2;

    /* link 2: wrench M zeta + b (moment n, force f) */
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

    /* link 2: wrench M zeta + b (moment n, force f) */
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

    /* link 3: zeta, its acceleration at qdd = 0, gravity included (alpha, a) */
    const double alpha3_x = s3 * alpha2_y - c3 * minus_alpha2_x + w3_y * qd[2];
    const double alpha3_y = s3 * minus_alpha2_x + c3 * alpha2_y + minus_w3_x * qd[2];
    const double t17 = minus_a2_x + 0.4318 * minus_U2_xx;
    const double t18 = 0.4318 * U2_xy - minus_a2_y;
    const double a3_z = 0.0934 * minus_U2_zz - 0.8636 * alpha2_y - minus_a2_z;
    const double a3_x = s3 * t18 - c3 * t17;
    const double a3_y = s3 * t17 + c3 * t18;

    /* link 3: U = [alpha] + [w][w] */
    const double t19 = minus_w3_x * minus_w3_x;
    const double t20 = w3_y * w3_y;
    const double t21 = w3_z * w3_z;
    const double minus_U3_xy = minus_w3_x * w3_y;
    const double t22 = minus_w3_x * w3_z;
    const double t23 = w3_y * w3_z;
    const double minus_U3_xx = t20 + t21;
    const double U3_xz = alpha3_y - t22;
    const double minus_U3_yy = t19 + t21;
    const double U3_yz = t23 - alpha3_x;
    const double minus_U3_zx = t22 + alpha3_y;
    const double U3_zy = t23 + alpha3_x;
    const double minus_U3_zz = t19 + t20;

    /* link 3: wrench M zeta + b (moment n, force f) */
    const double f3_x = 4.8 * a3_x + (0.336 * minus_U3_xy + 0.0672 * U3_xz);
    const double f3_y = 4.8 * a3_y + (0.336 * minus_U3_yy + 0.0672 * U3_yz);
    const double f3_z = 4.8 * a3_z - (0.336 * U3_zy + 0.0672 * minus_U3_zz);

    /* link 3: angular momentum K = I w about its origin */
    const double minus_K3_x = 0.09046080000000001 * minus_w3_x;
    const double K3_y = 0.013440800000000001 * w3_y + 0.004704000000000001 * w3_z;
    const double K3_z = 0.004704000000000001 * w3_y + 0.08952 * w3_z;

    /* link 3: wrench M zeta + b (moment n, force f) */
    const double t24 = minus_w3_x * K3_z - w3_z * minus_K3_x;
    const double t25 = w3_y * minus_K3_x - minus_w3_x * K3_y;
    const double t26 = 0.09046080000000001 * alpha3_x + (w3_y * K3_z - w3_z * K3_y);
    const double n3_x = t26 - (0.336 * a3_z + 0.0672 * a3_y);
    const double n3_y = 0.013440800000000001 * alpha3_y + t24 + 0.0672 * a3_x;
    const double n3_z = 0.004704000000000001 * alpha3_y + t25 + 0.336 * a3_x;

    /* link 4: zeta, its acceleration at qdd = 0, gravity included (alpha, a) */
    const double alpha4_x = c4 * alpha3_x + w4_y * qd[3];
    const double minus_alpha4_y = s4 * alpha3_x + w4_x * qd[3];
    const double t27 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy);
    const double minus_a4_z = a3_y + (0.0203 * minus_U3_xy + 0.4331 * minus_U3_yy);
    const double t28 = a3_z + (0.0203 * minus_U3_zx - 0.4331 * U3_zy);
    const double a4_x = c4 * t27 + s4 * t28;
    const double a4_y = c4 * t28 - s4 * t27;

    /* link 4: U = [alpha] + [w][w] */
    const double U4_xz = w4_x * w4_z - minus_alpha4_y;
    const double U4_yz = w4_y * w4_z - alpha4_x;
    const double minus_U4_zz = w4_x * w4_x + w4_y * w4_y;

    /* link 4: wrench M zeta + b (moment n, force f) */
    const double f4_x = 0.82 * a4_x - 0.015579999999999998 * U4_xz;
    const double f4_y = 0.82 * a4_y - 0.015579999999999998 * U4_yz;
    const double f4_z = 0.015579999999999998 * minus_U4_zz - 0.82 * minus_a4_z;

    /* link 4: angular momentum K = I w about its origin */
    const double K4_x = 0.00209602 * w4_x;
    const double K4_y = 0.00209602 * w4_y;
    const double K4_z = 0.0013 * w4_z;

    /* link 4: wrench M zeta + b (moment n, force f) */
    const double n4_z = w4_x * K4_y - w4_y * K4_x - 0.0013 * alpha3_y;
    const double t29 = 0.00209602 * alpha4_x + (w4_y * K4_z - w4_z * K4_y);
    const double n4_x = t29 + 0.015579999999999998 * a4_y;
    const double t30 = w4_z * K4_x - w4_x * K4_z - 0.00209602 * minus_alpha4_y;
    const double n4_y = t30 - 0.015579999999999998 * a4_x;

    /* link 5: zeta, its acceleration at qdd = 0, gravity included (alpha, a) */
    const double alpha5_x = c5 * alpha4_x + s5 * alpha3_y - minus_w5_y * qd[4];
    const double alpha5_y = c5 * alpha3_y - s5 * alpha4_x - w5_x * qd[4];
    const double a5_x = c5 * a4_x + s5 * minus_a4_z;
    const double a5_y = c5 * minus_a4_z - s5 * a4_x;

    /* link 5: wrench M zeta + b (moment n, force f) */
    const double f5_x = 0.34 * a5_x;
    const double f5_y = 0.34 * a5_y;
    const double f5_z = 0.34 * a4_y;

    /* link 5: angular momentum K = I w about its origin */
    const double K5_x = 0.0003 * w5_x;
    const double minus_K5_y = 0.0003 * minus_w5_y;
    const double K5_z = 0.0004 * w5_z;

    /* link 5: wrench M zeta + b (moment n, force f) */
    const double n5_x = 0.0003 * alpha5_x + (w5_z * minus_K5_y - minus_w5_y * K5_z);
    const double n5_y = 0.0003 * alpha5_y + (w5_z * K5_x - w5_x * K5_z);
    const double n5_z = minus_w5_y * K5_x - w5_x * minus_K5_y - 0.0004 * minus_alpha4_y;

    /* link 6: zeta, its acceleration at qdd = 0, gravity included (alpha, a) */
    const double alpha6_x = c6 * alpha5_x - s6 * minus_alpha4_y + w6_y * qd[5];
    const double minus_alpha6_y = s6 * alpha5_x + c6 * minus_alpha4_y + w6_x * qd[5];
    const double a6_x = c6 * a5_x + s6 * a4_y;
    const double a6_y = c6 * a4_y - s6 * a5_x;

    /* link 6: U = [alpha] + [w][w] */
    const double U6_xz = w6_x * w6_z - minus_alpha6_y;
    const double U6_yz = w6_y * w6_z - alpha6_x;
    const double minus_U6_zz = w6_x * w6_x + w6_y * w6_y;

    /* link 6: wrench M zeta + b (moment n, force f) */
    const double f6_x = 0.09 * a6_x + 0.0028799999999999997 * U6_xz;
    const double f6_y = 0.09 * a6_y + 0.0028799999999999997 * U6_yz;

    /* link 6: angular momentum K = I w about its origin */
    const double K6_x = 0.00024216 * w6_x;
    const double K6_y = 0.00024216 * w6_y;
    const double K6_z = 4e-05 * w6_z;

    /* link 6: wrench M zeta + b (moment n, force f) */
    const double n6_z = w6_x * K6_y - w6_y * K6_x - 4e-05 * alpha5_y;
    const double t31 = 0.00024216 * alpha6_x + (w6_y * K6_z - w6_z * K6_y);
    const double n6_x = t31 - 0.0028799999999999997 * a6_y;
    const double t32 = w6_z * K6_x - w6_x * K6_z - 0.00024216 * minus_alpha6_y;
    const double n6_y = t32 + 0.0028799999999999997 * a6_x;

    /* articulated body 4: inertia [A B; B^T C], with body 5 added */
    const double t33 = 0.00024216 * c5;
    const double t34 = c5 * t33;
    const double minus_A4_xz = s5 * t33;
    const double B4_zy = 0.0028799999999999997 * s5;
    const double t35 = 0.012916407125949936 * c5;
    const double t36 = c5 * t35;
    const double C4_xz = s5 * t35;
    const double A4_xx = 0.0003 + t34 + 0.00209602;
    const double A4_zz = 0.00054216 - t34 + 0.0013;
    const double B4_xy = 0.015579999999999998 - 0.0028799999999999997 * c5;
    const double C4_xx = 0.43000000000000005 - t36 + 0.82;
    const double C4_zz = 0.4170835928740501 + t36 + 0.82;

    /* joint 4: (N, F) = Jhat S, Omega = S.(N, F), gain g = (N, F) / Omega */
    const double Omegainv4 = 1.0 / A4_zz;
    const double minus_gN4_x = Omegainv4 * minus_A4_xz;
    const double gF4_y = Omegainv4 * B4_zy;

    /* articulated body 3: inertia [A B; B^T C], with body 4 added */
    const double t37 = A4_xx - minus_A4_xz * minus_gN4_x;
    const double t38 = B4_xy + minus_A4_xz * gF4_y;
    const double t39 = 1.25 - B4_zy * gF4_y;
    const double t40 = c4 * (t37 - 0.00209602);
    const double t41 = c4 * t40;
    const double t42 = s4 * (t38 - 0.015579999999999998);
    const double t43 = c4 * t42;
    const double t44 = s4 * t42;
    const double t45 = t38 - t44;
    const double t46 = 0.015579999999999998 + t44;
    const double t47 = c4 * (C4_xx - t39);
    const double t48 = c4 * t47;
    const double t49 = t39 + t48;
    const double t50 = C4_xx - t48;
    const double C3_xz = s4 * t47;
    const double minus_C3_xy = c4 * C4_xz;
    const double minus_C3_yz = s4 * C4_xz;
    const double minus_B3_xx = t43 + 0.4331 * C3_xz;
    const double t51 = t45 - 0.4331 * t50;
    const double t52 = 0.4331 * t49 - t46;
    const double t53 = 0.4331 * minus_C3_xy;
    const double minus_B3_yy = 0.0203 * minus_C3_yz;
    const double B3_zz = minus_B3_xx + minus_B3_yy;
    const double minus_B3_zy = t53 + 0.0203 * C4_zz;
    const double B3_yz = 0.0203 * t50;
    const double t54 = s4 * t40 - 0.4331 * (t43 + minus_B3_xx);
    const double A3_xz = t54 - 0.00879193 * minus_C3_yz;
    const double A3_xy = 0.0203 * t51;
    const double A3_xx = 0.00209602 + t41 - 0.4331 * (t45 + t51) + 0.09046080000000001;
    const double A3_yy = 0.00041208999999999994 * t50 + 0.013440800000000001;
    const double A3_yz = 0.0203 * B3_zz + 0.004704000000000001;
    const double t55 = t37 - t41 + 0.4331 * (t52 - t46) + 0.0203 * (t53 + minus_B3_zy);
    const double A3_zz = t55 + 0.08952;
    const double B3_xy = 0.4331 * minus_C3_yz - 0.0672;
    const double B3_xz = t51 - 0.336;
    const double B3_yx = 0.0203 * C3_xz + 0.0672;
    const double B3_zx = t52 + 0.0203 * minus_C3_xy + 0.336;
    const double C3_xx = t49 + 4.8;
    const double C3_yy = C4_zz + 4.8;
    const double C3_zz = t50 + 4.8;

    /* joint 3: (N, F) = Jhat S, Omega = S.(N, F), gain g = (N, F) / Omega */
    const double Omegainv3 = 1.0 / A3_zz;
    const double gN3_x = Omegainv3 * A3_xz;
    const double gN3_y = Omegainv3 * A3_yz;
    const double gF3_x = Omegainv3 * B3_zx;
    const double minus_gF3_y = Omegainv3 * minus_B3_zy;
    const double gF3_z = Omegainv3 * B3_zz;

    /* articulated body 2: inertia [A B; B^T C], with body 3 added */
    const double t56 = A3_xx - A3_xz * gN3_x;
    const double t57 = A3_xy - A3_xz * gN3_y;
    const double t58 = A3_yy - A3_yz * gN3_y;
    const double t59 = minus_B3_xx + A3_xz * gF3_x;
    const double t60 = B3_xy + A3_xz * minus_gF3_y;
    const double t61 = B3_xz - A3_xz * gF3_z;
    const double t62 = B3_yx - A3_yz * gF3_x;
    const double t63 = A3_yz * minus_gF3_y - minus_B3_yy;
    const double t64 = B3_yz - A3_yz * gF3_z;
    const double t65 = C3_xx - B3_zx * gF3_x;
    const double t66 = B3_zx * minus_gF3_y - minus_C3_xy;
    const double t67 = C3_xz - B3_zx * gF3_z;
    const double t68 = C3_yy - minus_B3_zy * minus_gF3_y;
    const double t69 = minus_B3_zy * gF3_z - minus_C3_yz;
    const double t70 = 2.0 * s3;
    const double t71 = c3 * (t56 - t58) - t70 * t57;
    const double t72 = c3 * t71;
    const double t73 = c3 * (t59 + t63) + s3 * (t60 + t62);
    const double t74 = c3 * t73;
    const double t75 = s3 * t73;
    const double t76 = t63 - t74;
    const double t77 = t60 - t75;
    const double t78 = t62 - t75;
    const double t79 = c3 * (t65 - t68) - t70 * t66;
    const double t80 = c3 * t79;
    const double t81 = t68 + t80;
    const double t82 = t65 - t80;
    const double C2_xy = t66 + s3 * t79;
    const double C2_xz = c3 * t67 - s3 * t69;
    const double C2_yz = s3 * t67 + c3 * t69;
    const double t83 = 0.0934 * C2_xy;
    const double B2_xx = t76 + t83;
    const double t84 = t77 + 0.0934 * t82;
    const double t85 = t78 - 0.0934 * t81;
    const double t86 = t74 - t59 - t83;
    const double t87 = s3 * t61 + c3 * t64 - 0.0934 * C2_xz;
    const double B2_zz = 0.4318 * C2_yz;
    const double B2_yy = t86 - B2_zz;
    const double t88 = 0.4318 * (t87 + (t87 - 0.4318 * (C3_zz - B3_zz * gF3_z)));
    const double t89 = 0.4318 * (c3 * t61 - s3 * t64 + 0.0934 * C2_yz);
    const double A2_xx = t58 + t72 + 0.0934 * (t77 + t84) + 0.1350808;
    const double A2_xy = t57 + s3 * t71 - 0.0934 * (t76 - t86) - t89 - 0.0070992;
    const double A2_xz = 0.4318 * t84 + 0.018931200000000002;
    const double A2_yy = t56 - t72 - 0.0934 * (t78 + t85) - t88 + 0.608912;
    const double A2_yz = 0.4318 * B2_yy + 0.0016703999999999998;
    const double A2_zz = 0.18645124000000002 * t82 + 0.6200840000000001;
    const double B2_xy = t84 + 0.2784;
    const double B2_yx = t85 - 0.4318 * C2_xz - 0.2784;
    const double B2_zx = 0.4318 * C2_xy - 0.10439999999999999;
    const double B2_zy = 0.4318 * t82 + 1.1832;
    const double C2_xx = t81 + 17.4;
    const double C2_yy = t82 + 17.4;

    /* joint 2: (N, F) = Jhat S, Omega = S.(N, F), gain g = (N, F) / Omega */
    const double Omegainv2 = 1.0 / A2_zz;
    const double gN2_x = Omegainv2 * A2_xz;
    const double gN2_y = Omegainv2 * A2_yz;
    const double gF2_x = Omegainv2 * B2_zx;
    const double gF2_y = Omegainv2 * B2_zy;

    /* articulated body 1: inertia [A B; B^T C], with body 2 added */
    const double t90 = A2_xx - A2_xz * gN2_x;
    const double t91 = B2_yx - A2_yz * gF2_x;
    const double t92 = C2_yy - B2_zy * gF2_y;
    const double t93 = 2.0 * s2;
    const double t94 = c2 * (t90 - (A2_yy - A2_yz * gN2_y));
    const double t95 = c2 * (B2_xx - A2_xz * gF2_x - (B2_yy - A2_yz * gF2_y));
    const double t96 = t91 + s2 * (t95 - s2 * (B2_xy - A2_xz * gF2_y + t91));
    const double t97 = c2 * (C2_xx - B2_zx * gF2_x - t92);
    const double C1_xx = t92 + c2 * (t97 - t93 * (C2_xy - B2_zx * gF2_y));
    const double minus_B1_zx = t96 + 0.2435 * C1_xx;
    const double t98 = t90 - c2 * (t94 - t93 * (A2_xy - A2_xz * gN2_y));
    const double A1_zz = t98 + 0.2435 * (t96 + minus_B1_zx) + 0.35;

    /* joint 1: (N, F) = Jhat S, Omega = S.(N, F), gain g = (N, F) / Omega */
    const double Omegainv1 = 1.0 / A1_zz;

    /* joint 6: innovation e, the force along it less S.z */
    const double e6 = tau[5] - n6_z;

    /* link 5: wrench z (moment zn, force zf), with that of link 6 */
    const double zn5_x = n5_x + (c6 * n6_x - s6 * n6_y);
    const double zn5_y = n5_y - tau[5];
    const double zn5_z = n5_z + (s6 * n6_x + c6 * n6_y);
    const double zf5_x = f5_x + (c6 * f6_x - s6 * f6_y);
    const double zf5_y = f5_y + (0.0028799999999999997 * minus_U6_zz + 0.09 * a5_y);
    const double zf5_z = f5_z + (s6 * f6_x + c6 * f6_y);

    /* joint 5: innovation e, the force along it less S.z */
    const double e5 = tau[4] - zn5_z;

    /* link 4: wrench z (moment zn, force zf), with that of link 5 */
    const double t99 = zf5_x + 4.484863585399276 * e5;
    const double zn4_x = n4_x + (c5 * zn5_x - s5 * zn5_y);
    const double zn4_y = n4_y + tau[4];
    const double zn4_z = n4_z - (s5 * zn5_x + c5 * zn5_y);
    const double zf4_x = f4_x + (c5 * t99 - s5 * zf5_y);
    const double zf4_y = f4_y + zf5_z;

    /* joint 4: innovation e, the force along it less S.z */
    const double e4 = tau[3] - zn4_z;

    /* link 3: wrench z (moment zn, force zf), with that of link 4 */
    const double t100 = zn4_x - minus_gN4_x * e4;
    const double t101 = zf4_y + gF4_y * e4;
    const double t102 = c4 * zf4_x - s4 * t101;
    const double t103 = s5 * t99 + c5 * zf5_y - f4_z;
    const double t104 = s4 * zf4_x + c4 * t101;
    const double zn3_x = n3_x + (c4 * t100 - s4 * zn4_y - 0.4331 * t104);
    const double zn3_y = n3_y + (0.0203 * t104 - tau[3]);
    const double t105 = s4 * t100 + c4 * zn4_y + (0.4331 * t102 - 0.0203 * t103);
    const double zn3_z = n3_z + t105;
    const double zf3_x = f3_x + t102;
    const double zf3_y = f3_y + t103;
    const double zf3_z = f3_z + t104;

    /* joint 3: innovation e, the force along it less S.z */
    const double e3 = tau[2] - zn3_z;

    /* link 2: wrench z (moment zn, force zf), with that of link 3 */
    const double t106 = zn3_x + gN3_x * e3;
    const double t107 = zn3_y + gN3_y * e3;
    const double t108 = zf3_x + gF3_x * e3;
    const double t109 = zf3_y - minus_gF3_y * e3;
    const double t110 = c3 * t108 - s3 * t109;
    const double t111 = s3 * t108 + c3 * t109;
    const double t112 = 0.0934 * t110 + 0.4318 * (zf3_z + gF3_z * e3);
    const double zn2_x = c3 * t106 - s3 * t107 + 0.0934 * t111 - minus_n2_x;
    const double zn2_y = n2_y + (s3 * t106 + c3 * t107 - t112);
    const double zn2_z = n2_z + (tau[2] + 0.4318 * t111);
    const double zf2_x = f2_x + t110;
    const double zf2_y = f2_y + t111;

    /* joint 2: innovation e, the force along it less S.z */
    const double e2 = tau[1] - zn2_z;

    /* link 1: wrench z (moment zn, force zf), with that of link 2 */
    const double zf1_x = c2 * (zf2_x + gF2_x * e2) - s2 * (zf2_y + gF2_y * e2);
    const double t113 = s2 * (zn2_x + gN2_x * e2) + c2 * (zn2_y + gN2_y * e2);
    const double minus_zn1_z = t113 + 0.2435 * zf1_x;

    /* joint 1: innovation e, the force along it less S.z */
    const double e1 = tau[0] + minus_zn1_z;

    /* innovations over Omega */
    const double nu1 = e1 * Omegainv1;
    const double nu2 = e2 * Omegainv2;
    const double nu3 = e3 * Omegainv3;
    const double nu4 = e4 * Omegainv4;
    const double nu5 = 1557.24430048586 * e5;
    const double nu6 = 24999.999999999996 * e6;

    /* link 2: its joint's acceleration x, its own lambda (angular lw, linear lv) */
    const double minus_lw2_x = s2 * nu1;
    const double minus_lw2_y = c2 * nu1;
    const double t114 = 0.2435 * nu1;
    const double minus_lv2_x = c2 * t114;
    const double lv2_y = s2 * t114;
    const double t115 = gN2_x * minus_lw2_x + gN2_y * minus_lw2_y;
    const double x2 = nu2 - (gF2_y * lv2_y - gF2_x * minus_lv2_x - t115);

    /* link 3: its joint's acceleration x, its own lambda (angular lw, linear lv) */
    const double minus_lw3_x = c3 * minus_lw2_x + s3 * minus_lw2_y;
    const double lw3_y = s3 * minus_lw2_x - c3 * minus_lw2_y;
    const double lv3_z = 0.4318 * minus_lw2_y;
    const double t116 = 0.0934 * minus_lw2_y - minus_lv2_x;
    const double t117 = lv2_y - (0.0934 * minus_lw2_x - 0.4318 * x2);
    const double lv3_x = c3 * t116 + s3 * t117;
    const double lv3_y = c3 * t117 - s3 * t116;
    const double t118 = gF3_x * lv3_x - minus_gF3_y * lv3_y + gF3_z * lv3_z;
    const double x3 = nu3 - (gN3_y * lw3_y - gN3_x * minus_lw3_x + x2 + t118);
    const double lw3_z = x2 + x3;

    /* link 4: its joint's acceleration x, its own lambda (angular lw, linear lv) */
    const double lw4_x = s4 * lw3_z - c4 * minus_lw3_x;
    const double lw4_y = s4 * minus_lw3_x + c4 * lw3_z;
    const double t119 = lv3_x + 0.4331 * lw3_z;
    const double t120 = lv3_z + (0.0203 * lw3_y + 0.4331 * minus_lw3_x);
    const double lv4_x = c4 * t119 + s4 * t120;
    const double lv4_y = c4 * t120 - s4 * t119;
    const double lv4_z = 0.0203 * lw3_z - lv3_y;
    const double x4 = nu4 - (gF4_y * lv4_y - (lw3_y + minus_gN4_x * lw4_x));
    const double lw4_z = x4 - lw3_y;

    /* link 5: its joint's acceleration x, its own lambda (angular lw, linear lv) */
    const double minus_lw5_y = s5 * lw4_x + c5 * lw4_z;
    const double lv5_x = c5 * lv4_x - s5 * lv4_z;
    const double x5 = nu5 - (lw4_y + 4.484863585399276 * lv5_x);

    /* link 6: its joint's acceleration x, its own lambda (angular lw, linear lv) */
    const double x6 = nu6 - minus_lw5_y;

    qdd[0] = nu1;
    qdd[1] = x2;
    qdd[2] = x3;
    qdd[3] = x4;
    qdd[4] = x5;
    qdd[5] = x6;
}

/* The pose of each tip. */
void puma560_forward_kinematics(const double q[6], double X[1][4][4])
{
    /* sines and cosines of the joint angles */
    double s1, c1, s2, c2, s3, c3, s4, c4, s5, c5, s6, c6;
    symdyn_sincos(q[0], &s1, &c1);
    symdyn_sincos(q[1], &s2, &c2);
    symdyn_sincos(q[2], &s3, &c3);
    symdyn_sincos(q[3], &s4, &c4);
    symdyn_sincos(q[4], &s5, &c5);
    symdyn_sincos(q[5], &s6, &c6);

    /* link 2: axes E and origin o in the base frame */
    const double E2_xx = c1 * c2;
    const double minus_E2_xy = c1 * s2;
    const double E2_yx = s1 * c2;
    const double minus_E2_yy = s1 * s2;
    const double minus_o2_x = 0.2435 * s1;
    const double o2_y = 0.2435 * c1;

    /* link 3: axes E and origin o in the base frame */
    const double E3_xx = E2_xx * c3 - minus_E2_xy * s3;
    const double minus_E3_xy = E2_xx * s3 + minus_E2_xy * c3;
    const double E3_yx = E2_yx * c3 - minus_E2_yy * s3;
    const double minus_E3_yy = E2_yx * s3 + minus_E2_yy * c3;
    const double minus_E3_zx = s2 * c3 + c2 * s3;
    const double E3_zy = s2 * s3 - c2 * c3;
    const double minus_o3_z = 0.4318 * s2;
    const double o3_x = 0.4318 * E2_xx + 0.0934 * s1 - minus_o2_x;
    const double o3_y = o2_y + (0.4318 * E2_yx - 0.0934 * c1);

    /* link 4: axes E and origin o in the base frame */
    const double E4_xx = E3_xx * c4 - s1 * s4;
    const double minus_E4_xy = E3_xx * s4 + s1 * c4;
    const double E4_yx = E3_yx * c4 + c1 * s4;
    const double E4_yy = c1 * c4 - E3_yx * s4;
    const double minus_E4_zx = minus_E3_zx * c4;
    const double E4_zy = minus_E3_zx * s4;
    const double o4_x = o3_x + (0.4331 * minus_E3_xy - 0.0203 * E3_xx);
    const double o4_y = o3_y + (0.4331 * minus_E3_yy - 0.0203 * E3_yx);
    const double o4_z = 0.0203 * minus_E3_zx - 0.4331 * E3_zy - minus_o3_z;

    /* link 5: axes E and origin o in the base frame */
    const double E5_xx = E4_xx * c5 - minus_E3_xy * s5;
    const double minus_E5_xy = E4_xx * s5 + minus_E3_xy * c5;
    const double E5_yx = E4_yx * c5 - minus_E3_yy * s5;
    const double minus_E5_yy = E4_yx * s5 + minus_E3_yy * c5;
    const double minus_E5_zx = minus_E4_zx * c5 - E3_zy * s5;

    /* link 6: axes E and origin o in the base frame */
    const double E6_xx = E5_xx * c6 - minus_E4_xy * s6;
    const double minus_E6_xy = E5_xx * s6 + minus_E4_xy * c6;
    const double E6_yx = E5_yx * c6 + E4_yy * s6;
    const double E6_yy = E4_yy * c6 - E5_yx * s6;
    const double E6_zx = E4_zy * s6 - minus_E5_zx * c6;
    const double E6_zy = minus_E5_zx * s6 + E4_zy * c6;
    const double minus_E6_zz = E3_zy * c5 + minus_E4_zx * s5;

    X[0][0][0] = E6_xx;
    X[0][0][1] = -minus_E6_xy;
    X[0][0][2] = minus_E5_xy;
    X[0][0][3] = o4_x;
    X[0][1][0] = E6_yx;
    X[0][1][1] = E6_yy;
    X[0][1][2] = minus_E5_yy;
    X[0][1][3] = o4_y;
    X[0][2][0] = E6_zx;
    X[0][2][1] = E6_zy;
    X[0][2][2] = -minus_E6_zz;
    X[0][2][3] = o4_z;
    X[0][3][0] = 0.0;
    X[0][3][1] = 0.0;
    X[0][3][2] = 0.0;
    X[0][3][3] = 1.0;
}

/* The body Jacobian of each tip: its twist in its own frame is J qd. */
void puma560_jacobian(const double q[6], double J[1][6][6])
{
    /* sines and cosines of the joint angles */
    double s2, c2, s3, c3, s4, c4, s5, c5, s6, c6;
    symdyn_sincos(q[1], &s2, &c2);
    symdyn_sincos(q[2], &s3, &c3);
    symdyn_sincos(q[3], &s4, &c4);
    symdyn_sincos(q[4], &s5, &c5);
    symdyn_sincos(q[5], &s6, &c6);

    /* tip 1: axes E and origin o seen from link 4 */
    const double E4t1_xx = c5 * c6;
    const double minus_E4t1_xy = c5 * s6;
    const double minus_E4t1_zx = s5 * c6;
    const double E4t1_zy = s5 * s6;

    /* tip 1: axes E and origin o seen from link 3 */
    const double E3t1_xx = c4 * E4t1_xx - s4 * s6;
    const double minus_E3t1_xy = c4 * minus_E4t1_xy + s4 * c6;
    const double E3t1_xz = c4 * s5;
    const double E3t1_zx = s4 * E4t1_xx + c4 * s6;
    const double E3t1_zy = c4 * c6 - s4 * minus_E4t1_xy;
    const double E3t1_zz = s4 * s5;

    /* tip 1: axes E and origin o seen from link 2 */
    const double E2t1_xx = c3 * E3t1_xx - s3 * minus_E4t1_zx;
    const double E2t1_xy = s3 * E4t1_zy - c3 * minus_E3t1_xy;
    const double E2t1_xz = c3 * E3t1_xz + s3 * c5;
    const double E2t1_yx = s3 * E3t1_xx + c3 * minus_E4t1_zx;
    const double minus_E2t1_yy = s3 * minus_E3t1_xy + c3 * E4t1_zy;
    const double E2t1_yz = s3 * E3t1_xz - c3 * c5;
    const double minus_o2t1_y = 0.0203 * s3 + 0.4331 * c3;
    const double o2t1_x = 0.4331 * s3 - 0.0203 * c3 + 0.4318;

    /* tip 1: axes E and origin o seen from link 1 */
    const double E1t1_xx = c2 * E2t1_xx - s2 * E2t1_yx;
    const double E1t1_xy = c2 * E2t1_xy + s2 * minus_E2t1_yy;
    const double E1t1_xz = c2 * E2t1_xz - s2 * E2t1_yz;
    const double minus_E1t1_zx = s2 * E2t1_xx + c2 * E2t1_yx;
    const double E1t1_zy = c2 * minus_E2t1_yy - s2 * E2t1_xy;
    const double minus_E1t1_zz = s2 * E2t1_xz + c2 * E2t1_yz;
    const double o1t1_x = c2 * o2t1_x + s2 * minus_o2t1_y;

    J[0][0][0] = -minus_E1t1_zx;
    J[0][0][1] = E3t1_zx;
    J[0][0][2] = E3t1_zx;
    J[0][0][3] = -minus_E4t1_zx;
    J[0][0][4] = s6;
    J[0][0][5] = 0.0;
    J[0][1][0] = E1t1_zy;
    J[0][1][1] = E3t1_zy;
    J[0][1][2] = E3t1_zy;
    J[0][1][3] = E4t1_zy;
    J[0][1][4] = c6;
    J[0][1][5] = 0.0;
    J[0][2][0] = -minus_E1t1_zz;
    J[0][2][1] = E3t1_zz;
    J[0][2][2] = E3t1_zz;
    J[0][2][3] = c5;
    J[0][2][4] = 0.0;
    J[0][2][5] = 1.0;
    J[0][3][0] = E3t1_zx * o1t1_x - 0.1501 * E1t1_xx;
    J[0][3][1] = E2t1_xx * minus_o2t1_y + E2t1_yx * o2t1_x;
    J[0][3][2] = 0.4331 * E3t1_xx - 0.0203 * minus_E4t1_zx;
    J[0][3][3] = 0.0;
    J[0][3][4] = 0.0;
    J[0][3][5] = 0.0;
    J[0][4][0] = E3t1_zy * o1t1_x - 0.1501 * E1t1_xy;
    J[0][4][1] = E2t1_xy * minus_o2t1_y - minus_E2t1_yy * o2t1_x;
    J[0][4][2] = 0.0203 * E4t1_zy - 0.4331 * minus_E3t1_xy;
    J[0][4][3] = 0.0;
    J[0][4][4] = 0.0;
    J[0][4][5] = 0.0;
    J[0][5][0] = E3t1_zz * o1t1_x - 0.1501 * E1t1_xz;
    J[0][5][1] = E2t1_xz * minus_o2t1_y + E2t1_yz * o2t1_x;
    J[0][5][2] = 0.4331 * E3t1_xz + 0.0203 * c5;
    J[0][5][3] = 0.0;
    J[0][5][4] = 0.0;
    J[0][5][5] = 0.0;
}

/* Derivatives of inverse dynamics in q and qd; in qdd it is the mass matrix. */
void puma560_inverse_dynamics_derivatives(const double q[6],
                                          const double qd[6],
                                          const double qdd[6],
                                          double dtau_dq[6][6],
                                          double dtau_dqd[6][6])
{
    /* sines and cosines of the joint angles */
    double s2, c2, s3, c3, s4, c4, s5, c5;
    symdyn_sincos(q[1], &s2, &c2);
    symdyn_sincos(q[2], &s3, &c3);
    symdyn_sincos(q[3], &s4, &c4);
    symdyn_sincos(q[4], &s5, &c5);

    /* all beyond joint 5: moments of mass h and Q about it */
    const double h5_x = 0.0028799999999999997 * s5;
    const double minus_h5_y = 0.0028799999999999997 * c5;
    const double t1 = 0.00020216 * s5;
    const double t2 = s5 * t1;
    const double Q5_xx = 0.00022000000000000003 + t2;
    const double Q5_yy = 0.00042216000000000004 - t2;
    const double minus_Q5_xy = c5 * t1;

    /* all beyond joint 4: moments of mass h and Q about it */
    const double t3 = Q5_xx + 0.00065;
    const double Q4_zz = Q5_yy + 0.0014460200000000001;
    const double h4_x = c4 * h5_x;
    const double h4_y = s4 * h5_x;
    const double t4 = s4 * (t3 - 0.00077);
    const double t5 = s4 * t4;
    const double Q4_xx = t3 - t5;
    const double Q4_yy = 0.00077 + t5;
    const double Q4_xy = c4 * t4;
    const double Q4_xz = c4 * minus_Q5_xy;
    const double Q4_yz = s4 * minus_Q5_xy;

    /* joint 4 from joint 3: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z */
    const double t6 = 0.015579999999999998 - minus_h5_y;
    const double t7 = h4_x - 0.025374999999999998;
    const double t8 = t6 - 0.5413749999999999;
    const double t9 = Q4_xz + (0.0203 * t6 + 0.4331 * t7);
    const double t10 = Q4_xy - 0.0203 * h4_y;
    const double minus_K4at3_z = Q4_yz + 0.4331 * h4_y;

    /* all beyond joint 3: moments of mass h and Q about it */
    const double t11 = t8 - 0.336;
    const double h3_z = h4_y + 0.0672;
    const double t12 = Q4_xx - 0.0203 * (h4_x + t7) + 0.0062500000000000056;
    const double t13 = Q4_zz - 0.4331 * (t6 + t8) + 0.08327000000000001;
    const double t14 = minus_K4at3_z + 0.004704000000000001;
    const double h3_x = c3 * t7 - s3 * t11;
    const double h3_y = s3 * t7 + c3 * t11;
    const double t15 = s3 * (t12 - t13) - c3 * (2.0 * t9);
    const double t16 = s3 * t15;
    const double Q3_xx = t12 - t16;
    const double Q3_yy = t13 + t16;
    const double Q3_xy = c3 * t15 + t9;
    const double Q3_xz = c3 * t10 + s3 * t14;
    const double Q3_yz = s3 * t10 - c3 * t14;

    /* all beyond joint 2: moments of mass h and Q about it */
    const double t17 = h3_x + 2.61239;
    const double t18 = Q3_yz - 0.0934 * h3_y;
    const double t19 = t17 + 1.1832;
    const double t20 = h3_y + 0.10439999999999999;
    const double t21 = Q3_xx + 0.4318 * (h3_x + t17) + 0.5469576;
    const double t22 = Q3_xy + 0.4318 * h3_y + 0.0070992;
    const double t23 = Q3_xz + (0.4318 * h3_z - 0.0934 * t17) - 0.018931200000000002;
    const double t24 = Q3_yy + 0.07312640000000004;
    const double t25 = t18 - 0.0016703999999999998;
    const double h2_x = c2 * t19 - s2 * t20;
    const double h2_y = s2 * t19 + c2 * t20;
    const double t26 = s2 * (t21 - t24) + c2 * (2.0 * t22);
    const double t27 = s2 * t26;
    const double Q2_xx = t21 - t27;
    const double Q2_yy = t24 + t27;
    const double Q2_xy = c2 * t26 - t22;
    const double Q2_xz = c2 * t23 - s2 * t25;
    const double Q2_yz = s2 * t23 + c2 * t25;

    /* all beyond joint 6: block B and momentum P, both doubled, seen from it */
    const double B6_xy = 3.9999999999999996e-05 * qd[5];

    /* all beyond joint 5: block B and momentum P, both doubled, seen from it */
    const double B5_xz = c5 * B6_xy;
    const double B5_yz = s5 * B6_xy;
    const double t28 = qd[4] * minus_h5_y;
    const double t29 = qd[4] * h5_x;
    const double t30 = 2.0 * qd[4];
    const double B5_yy = t30 * minus_Q5_xy;
    const double B5_xy = t30 * Q5_yy;
    const double minus_B5_yx = t30 * Q5_xx;
    const double P5_x = 2.0 * t28;
    const double P5_y = 2.0 * t29;

    /* all beyond joint 4: block B and momentum P, both doubled, seen from it */
    const double t31 = s4 * B5_yy;
    const double t32 = s4 * t31;
    const double t33 = c4 * t31;
    const double t34 = s4 * B5_yz;
    const double t35 = c4 * B5_yz;
    const double B4_zx = c4 * minus_B5_yx + t34;
    const double B4_zy = s4 * minus_B5_yx - t35;
    const double t36 = qd[3] * Q4_yz;
    const double t37 = qd[3] * Q4_xz;
    const double t38 = qd[3] * h4_y;
    const double t39 = qd[3] * h4_x;
    const double t40 = t36 - (c4 * B5_xy + t34);
    const double t41 = t35 - s4 * B5_xy - t37;
    const double t42 = c4 * P5_x - t38;
    const double t43 = s4 * P5_x + t39;
    const double t44 = 2.0 * qd[3];
    const double t45 = t44 * Q4_xy;
    const double B4_xx = t32 - B5_yy + t45;
    const double B4_xy = B5_xz - t33 + t44 * Q4_yy;
    const double minus_B4_yx = t44 * Q4_xx + (t33 + B5_xz);
    const double minus_B4_yy = t32 + t45;
    const double B4_xz = t40 + t36;
    const double B4_yz = t41 - t37;
    const double P4_x = t42 - t38;
    const double P4_y = t43 + t39;

    /* all beyond joint 3: block B and momentum P, both doubled, seen from it */
    const double t46 = 0.8662 * t29;
    const double t47 = 0.0203 * P4_x;
    const double t48 = B4_xx - t46;
    const double t49 = 0.4331 * P4_x - B4_xz;
    const double t50 = 0.0406 * t29 - B4_zx;
    const double t51 = B5_yy - t47;
    const double t52 = 0.0203 * P4_y - minus_B4_yx;
    const double t53 = 0.4331 * P4_y - B4_yz;
    const double minus_B3_zz = minus_B4_yy + (t46 + t47);
    const double t54 = s3 * (t48 - t51) + c3 * (t49 + t50);
    const double t55 = s3 * t54;
    const double t56 = c3 * t54;
    const double B3_zx = c3 * t52 - s3 * t53;
    const double B3_zy = s3 * t52 + c3 * t53;
    const double t57 = qd[2] * Q3_yz;
    const double t58 = qd[2] * Q3_xz;
    const double t59 = qd[2] * h3_y;
    const double t60 = qd[2] * h3_x;
    const double t61 = c3 * B4_xy + s3 * B4_zy + t57;
    const double t62 = s3 * B4_xy - c3 * B4_zy - t58;
    const double t63 = c3 * P4_x - s3 * P5_y - t59;
    const double t64 = s3 * P4_x + c3 * P5_y + t60;
    const double t65 = 2.0 * qd[2];
    const double t66 = t65 * Q3_xy;
    const double B3_xx = t48 - t55 + t66;
    const double B3_xy = t56 - t50 + t65 * Q3_yy;
    const double B3_yx = t56 - t49 - t65 * Q3_xx;
    const double B3_yy = t51 + t55 - t66;
    const double B3_xz = t61 + t57;
    const double B3_yz = t62 - t58;
    const double P3_x = t63 - t59;
    const double P3_y = t64 + t60;

    /* all beyond joint 2: block B and momentum P, both doubled, seen from it */
    const double t67 = 0.0934 * P4_y;
    const double t68 = 0.4318 * P3_x;
    const double t69 = B3_xz + 0.0934 * P3_x;
    const double t70 = B3_yx - 0.4318 * P3_y;
    const double t71 = B3_yy - (t67 - t68);
    const double t72 = B3_yz + 0.0934 * P3_y;
    const double t73 = B3_zx - 0.4318 * P4_y;
    const double t74 = s2 * (B3_xx - t67 - t71) + c2 * (B3_xy + t70);
    const double t75 = c2 * t74;
    const double B2_zx = c2 * t73 - s2 * B3_zy;
    const double B2_zy = s2 * t73 + c2 * B3_zy;
    const double t76 = qd[1] * Q2_xz;
    const double t77 = qd[1] * h2_x;
    const double B2_zz = t68 - minus_B3_zz;
    const double t78 = 2.0 * qd[1];
    const double B2_xy = t75 - t70 + t78 * Q2_yy;
    const double B2_yx = t75 - B3_xy - t78 * Q2_xx;
    const double B2_yy = t71 + s2 * t74 - t78 * Q2_xy;
    const double B2_yz = s2 * t69 + c2 * t72 - t76 - t76;
    const double P2_y = s2 * P3_x + c2 * P3_y + t77 + t77;

    /* all beyond joint 1: block B and momentum P, both doubled, seen from it */
    const double B1_zz = B2_yy + 0.2435 * P4_y;

    /* joint 2 from joint 1: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z */
    const double t79 = 2.0 * qd[0] * Q2_xy;
    const double Z2at1_z = t79 - B2_zy;

    /* link 1: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double minus_U1_xx = qd[0] * qd[0];

    /* link 2: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double t80 = 0.487 * qd[0];
    const double t81 = 0.2435 * qdd[0];
    const double minus_a2_z = 0.2435 * minus_U1_xx;
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];
    const double minus_v2_2_x = c2 * t80;
    const double v2_2_y = s2 * t80;
    const double minus_a2_x = c2 * t81 + 9.81 * s2;
    const double a2_y = s2 * t81 - 9.81 * c2;
    const double t82 = minus_w2_x * minus_w2_x;
    const double t83 = minus_w2_y * minus_w2_y;
    const double t84 = minus_w2_x * minus_w2_y;
    const double minus_U2_zz = t82 + t83;
    const double t85 = qd[1] * minus_w2_y;
    const double t86 = qd[1] * minus_w2_x;
    const double minus_alpha2_x = s2 * qdd[0] + t85;
    const double alpha2_y = t86 - c2 * qdd[0];
    const double t87 = qd[1] * qd[1];
    const double minus_U2_xx = t83 + t87;
    const double U2_xy = t84 - qdd[1];
    const double U2_xz = alpha2_y - t86;
    const double U2_yx = t84 + qdd[1];
    const double minus_U2_yy = t82 + t87;
    const double U2_yz = minus_alpha2_x - t85;
    const double minus_U2_zx = t86 + alpha2_y;
    const double minus_U2_zy = t85 + minus_alpha2_x;

    /* link 3: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double t88 = 2.0 * minus_w2_x;
    const double t89 = 2.0 * minus_w2_y;
    const double v2_3_z = 0.8636 * minus_w2_y;
    const double t90 = 0.1868 * minus_w2_y - minus_v2_2_x;
    const double t91 = v2_2_y + (0.8636 * qd[1] - 0.1868 * minus_w2_x);
    const double t92 = minus_a2_x + (0.4318 * minus_U2_xx + 0.0934 * U2_xz);
    const double t93 = a2_y + (0.4318 * U2_yx - 0.0934 * U2_yz);
    const double a3_z = 0.0934 * minus_U2_zz - 0.4318 * minus_U2_zx - minus_a2_z;
    const double minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y;
    const double w3_y = s3 * minus_w2_x - c3 * minus_w2_y;
    const double v2_3_x = c3 * t90 + s3 * t91;
    const double v2_3_y = c3 * t91 - s3 * t90;
    const double a3_x = s3 * t93 - c3 * t92;
    const double a3_y = s3 * t92 + c3 * t93;
    const double t94 = minus_w3_x * minus_w3_x;
    const double t95 = w3_y * w3_y;
    const double t96 = minus_w3_x * w3_y;
    const double minus_U3_zz = t94 + t95;
    const double w3_z = qd[1] + qd[2];
    const double alpha3_x = s3 * alpha2_y - c3 * minus_alpha2_x + qd[2] * w3_y;
    const double alpha3_y = s3 * minus_alpha2_x + c3 * alpha2_y + qd[2] * minus_w3_x;
    const double alpha3_z = qdd[1] + qdd[2];
    const double t97 = w3_z * w3_z;
    const double t98 = minus_w3_x * w3_z;
    const double t99 = w3_y * w3_z;
    const double minus_U3_xx = t95 + t97;
    const double minus_U3_xy = t96 + alpha3_z;
    const double U3_xz = alpha3_y - t98;
    const double U3_yx = alpha3_z - t96;
    const double minus_U3_yy = t94 + t97;
    const double U3_yz = t99 - alpha3_x;
    const double minus_U3_zx = t98 + alpha3_y;
    const double U3_zy = t99 + alpha3_x;

    /* link 4: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double t100 = 2.0 * minus_w3_x;
    const double t101 = 2.0 * w3_y;
    const double t102 = 2.0 * w3_z;
    const double t103 = v2_3_x + 0.8662 * w3_z;
    const double t104 = v2_3_y - 0.0406 * w3_z;
    const double t105 = v2_3_z + (0.8662 * minus_w3_x + 0.0406 * w3_y);
    const double t106 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy);
    const double minus_a4_z = a3_y + (0.4331 * minus_U3_yy - 0.0203 * U3_yx);
    const double t107 = a3_z + (0.0203 * minus_U3_zx - 0.4331 * U3_zy);
    const double w4_x = s4 * w3_z - c4 * minus_w3_x;
    const double w4_y = s4 * minus_w3_x + c4 * w3_z;
    const double v2_4_x = c4 * t103 + s4 * t105;
    const double v2_4_y = c4 * t105 - s4 * t103;
    const double a4_x = c4 * t106 + s4 * t107;
    const double a4_y = c4 * t107 - s4 * t106;
    const double t108 = w4_y * w4_y;
    const double minus_U4_zz = w4_x * w4_x + t108;
    const double w4_z = qd[3] - w3_y;
    const double alpha4_x = c4 * alpha3_x + s4 * alpha3_z + qd[3] * w4_y;
    const double alpha4_y = c4 * alpha3_z - s4 * alpha3_x - qd[3] * w4_x;
    const double t109 = w4_x * w4_z;
    const double minus_U4_xx = t108 + w4_z * w4_z;
    const double U4_xz = t109 + alpha4_y;
    const double U4_yz = w4_y * w4_z - alpha4_x;

    /* link 5: w, alpha, twice its origin's velocity v, U and acceleration a */
    const double t110 = alpha3_y - qdd[3];
    const double t111 = 2.0 * w4_x;
    const double t112 = 2.0 * w4_y;
    const double t113 = 2.0 * w4_z;
    const double t114 = alpha4_y - t109;
    const double t115 = w4_x * w4_y - t110;
    const double w5_x = c5 * w4_x - s5 * w4_z;
    const double minus_w5_y = s5 * w4_x + c5 * w4_z;
    const double w5_z = w4_y + qd[4];
    const double alpha5_x = c5 * alpha4_x + s5 * t110 - qd[4] * minus_w5_y;
    const double minus_U5_yz = minus_w5_y * w5_z + alpha5_x;

    /* all beyond joint 6: moment N and force F it needs on a seat at rest */
    const double N6_z = 3.9999999999999996e-05 * qdd[5];

    /* joint 5 from joint 5: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z */
    const double K5at5_z = Q5_xx + Q5_yy;

    /* all beyond joint 5: moment N and force F it needs on a seat at rest */
    const double N5_z = qdd[4] * K5at5_z;
    const double N5_x = s5 * N6_z + qd[4] * B5_xz;
    const double F5_x = qdd[4] * minus_h5_y - qd[4] * t29;
    const double F5_y = qd[4] * t28 + qdd[4] * h5_x;

    /* joint 4 from joint 4: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z */
    const double t116 = c5 * N6_z - qd[4] * B5_yz;
    const double K4at4_z = Q4_xx + Q4_yy;

    /* all beyond joint 4: moment N and force F it needs on a seat at rest */
    const double N4_x = c4 * N5_x - s4 * N5_z + qd[3] * t40 - qdd[3] * Q4_xz;
    const double N4_z = t116 + qd[3] * B5_yy + qdd[3] * K4at4_z;
    const double F4_x = c4 * F5_x - qd[3] * t43 - qdd[3] * h4_y;
    const double F4_y = s4 * F5_x + qd[3] * t42 + qdd[3] * h4_x;

    /* joint 3 from joint 3: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z */
    const double t117 = N4_x - 0.4331 * F4_y;
    const double t118 = 0.0203 * F4_y - N4_z;
    const double K3at3_z = Q3_xx + Q3_yy;

    /* all beyond joint 3: moment N and force F it needs on a seat at rest */
    const double N3_x = c3 * t117 - s3 * t118 + qd[2] * t61 - qdd[2] * Q3_xz;
    const double N3_y = s3 * t117 + c3 * t118 + qd[2] * t62 - qdd[2] * Q3_yz;
    const double F3_x = c3 * F4_x - s3 * F5_y - qd[2] * t64 - qdd[2] * h3_y;
    const double F3_y = s3 * F4_x + c3 * F5_y + qd[2] * t63 + qdd[2] * h3_x;

    /* all beyond joint 2: moment N and force F it needs on a seat at rest */
    const double t119 = s2 * (N3_y - (0.0934 * F3_x + 0.4318 * F4_y));
    const double t120 = qd[1] * (c2 * t69 - s2 * t72 + qd[1] * Q2_yz);
    const double t121 = qd[1] * (c2 * P3_x - s2 * P3_y - qd[1] * h2_y);
    const double N2_x = c2 * (N3_x + 0.0934 * F3_y) - t119 + t120 - qdd[1] * Q2_xz;
    const double F2_y = s2 * F3_x + c2 * F3_y + t121 + qdd[1] * h2_x;

    /* joint 6 from joint 6: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double t122 = v2_2_y * minus_w2_y - minus_v2_2_x * minus_w2_x;
    const double t123 = v2_3_x * minus_w3_x - v2_3_y * w3_y;
    const double t124 = a3_y - v2_3_z * minus_w3_x;
    const double D6at6_x = 3.9999999999999996e-05 * w5_z;
    const double minus_D6at6_y = 3.9999999999999996e-05 * w5_x;

    /* joint 6 from joint 4: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double D6at4_x = c5 * D6at6_x;
    const double minus_D6at4_z = s5 * D6at6_x;
    const double K6at4_x = 3.9999999999999996e-05 * s5;
    const double K6at4_z = 3.9999999999999996e-05 * c5;

    /* joint 6 from joint 3: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double t125 = K6at4_x * U4_xz - K6at4_z * minus_U4_zz;
    const double D6at3_x = c4 * D6at4_x + s4 * minus_D6at6_y;
    const double D6at3_z = s4 * D6at4_x - c4 * minus_D6at6_y;
    const double K6at3_x = c4 * K6at4_x;
    const double K6at3_z = s4 * K6at4_x;

    /* joint 6 from joint 2: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double t126 = K6at3_x * U3_xz - K6at4_z * U3_yz - K6at3_z * minus_U3_zz;
    const double D6at2_x = c3 * D6at3_x - s3 * minus_D6at4_z;
    const double D6at2_y = s3 * D6at3_x + c3 * minus_D6at4_z;
    const double K6at2_x = c3 * K6at3_x + s3 * K6at4_z;
    const double K6at2_y = s3 * K6at3_x - c3 * K6at4_z;

    /* joint 6 from joint 1: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z */
    const double t127 = K6at2_x * U2_xz + K6at2_y * U2_yz - K6at3_z * minus_U2_zz;
    const double minus_D6at1_z = s2 * D6at2_x + c2 * D6at2_y;

    /* joint 5 from joint 5: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z */
    const double t128 = 2.0 * minus_Q5_xy;
    const double t129 = Q5_xx - Q5_yy;
    const double t130 = minus_B5_yx - B5_xy;
    const double t131 = 2.0 * B5_yy;
    const double t132 = t114 * t128 - U4_xz * t128 + (minus_U4_xx - minus_U4_zz) * t129;
    const double t133 = t115 * t129 + U4_yz * t128 + h5_x * a4_y;
    const double t134 = t115 * t128 - U4_yz * t129 + minus_h5_y * a4_y;
    const double t135 = t132 + (minus_h5_y * minus_a4_z - h5_x * a4_x);
    const double E5at5_z = t135 + (B5_yz * w4_x + B5_xz * w4_z);
    const double E5at5_x = t133 + (t130 * w4_x + t131 * w4_z - B5_yz * w4_y) + t116;
    const double E5at5_y = B5_xz * w4_y - (t131 * w4_x - t130 * w4_z) - t134 + N5_x;
    const double G5at5_z = t115 * minus_h5_y - U4_yz * h5_x + (w4_x * P5_x - w4_z * P5_y);
    const double minus_G5at5_x = minus_U4_xx * minus_h5_y + U4_xz * h5_x + w4_y * P5_x + F5_y;
    const double G5at5_y = t114 * minus_h5_y - minus_U4_zz * h5_x - w4_y * P5_y + F5_x;
    const double t136 = minus_Q5_xy * t111;
    const double t137 = minus_Q5_xy * t113;
    const double D5at5_x = B5_xz - (t136 + Q5_yy * t113);
    const double D5at5_y = B5_yz - (Q5_xx * t111 + t137);
    const double H5at5_z = t111 * h5_x + t113 * minus_h5_y;
    const double minus_H5at5_x = t112 * h5_x + P5_y;
    const double H5at5_y = t112 * minus_h5_y + P5_x;
    const double t138 = v2_4_y * minus_h5_y;
    const double Z5at5_z = v2_4_x * h5_x - t104 * minus_h5_y;
    const double minus_Z5at5_x = B5_xz + v2_4_y * h5_x + (Q5_xx * t113 - t136);
    const double Z5at5_y = t138 - B5_yz - (Q5_yy * t111 - t137);

    /* joint 5 from joint 3: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z */
    const double t139 = h5_x * (v2_4_x * w4_x + v2_4_y * w4_y);
    const double t140 = K5at5_z * U4_yz + (minus_h5_y * (a4_y - t104 * w4_x) + t139);
    const double minus_G5at3_x = c4 * minus_G5at5_x + s4 * G5at5_z;
    const double G5at3_z = c4 * G5at5_z - s4 * minus_G5at5_x;
    const double E5at3_x = c4 * E5at5_x - s4 * E5at5_z - 0.4331 * G5at3_z;
    const double E5at3_y = E5at5_y + 0.0203 * G5at3_z;
    const double t141 = 0.0203 * G5at5_y + 0.4331 * minus_G5at3_x;
    const double E5at3_z = s4 * E5at5_x + c4 * E5at5_z - t141;
    const double minus_H5at3_x = c4 * minus_H5at5_x + s4 * H5at5_z;
    const double H5at3_z = c4 * H5at5_z - s4 * minus_H5at5_x;
    const double D5at3_x = c4 * D5at5_x - 0.4331 * H5at3_z;
    const double D5at3_y = D5at5_y + 0.0203 * H5at3_z;
    const double D5at3_z = s4 * D5at5_x - (0.0203 * H5at5_y + 0.4331 * minus_H5at3_x);
    const double L5at3_x = c4 * minus_h5_y;
    const double L5at3_z = s4 * minus_h5_y;
    const double K5at3_y = 0.0203 * L5at3_z;
    const double minus_K5at3_x = s4 * K5at5_z + 0.4331 * L5at3_z;
    const double K5at3_z = c4 * K5at5_z + (0.4331 * L5at3_x - 5.846399999999999e-05 * s5);
    const double minus_Z5at3_x = c4 * minus_Z5at5_x + s4 * Z5at5_z;
    const double Z5at3_z = c4 * Z5at5_z - s4 * minus_Z5at5_x;

    /* joint 5 from joint 2: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z */
    const double t142 = K5at3_y * U3_yz - minus_K5at3_x * U3_xz - K5at3_z * minus_U3_zz;
    const double t143 = L5at3_x * t124 + h5_x * (v2_3_z * w3_y - a3_x) + L5at3_z * t123;
    const double t144 = K5at3_y * t100 - minus_K5at3_x * t101;
    const double minus_G5at2_x = c3 * minus_G5at3_x + s3 * G5at5_y;
    const double G5at2_y = c3 * G5at5_y - s3 * minus_G5at3_x;
    const double E5at2_x = c3 * E5at3_x - s3 * E5at3_y + 0.0934 * G5at2_y;
    const double t145 = 0.0934 * minus_G5at2_x - 0.4318 * G5at3_z;
    const double E5at2_y = s3 * E5at3_x + c3 * E5at3_y + t145;
    const double E5at2_z = E5at3_z + 0.4318 * G5at2_y;
    const double minus_H5at2_x = c3 * minus_H5at3_x + s3 * H5at5_y;
    const double H5at2_y = c3 * H5at5_y - s3 * minus_H5at3_x;
    const double D5at2_x = c3 * D5at3_x - s3 * D5at3_y + 0.0934 * H5at2_y;
    const double t146 = 0.0934 * minus_H5at2_x - 0.4318 * H5at3_z;
    const double D5at2_y = s3 * D5at3_x + c3 * D5at3_y + t146;
    const double D5at2_z = D5at3_z + 0.4318 * H5at2_y;
    const double L5at2_x = c3 * L5at3_x - s3 * h5_x;
    const double L5at2_y = s3 * L5at3_x + c3 * h5_x;
    const double K5at2_x = 0.0934 * L5at2_y - (c3 * minus_K5at3_x + s3 * K5at3_y);
    const double t147 = 0.0934 * L5at2_x + 0.4318 * L5at3_z;
    const double K5at2_y = c3 * K5at3_y - s3 * minus_K5at3_x - t147;
    const double K5at2_z = K5at3_z + 0.4318 * L5at2_y;
    const double minus_Z5at2_x = c3 * minus_Z5at3_x + s3 * Z5at5_y;
    const double Z5at2_y = c3 * Z5at5_y - s3 * minus_Z5at3_x;

    /* joint 5 from joint 1: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z */
    const double t148 = K5at2_x * U2_xz + K5at2_y * U2_yz - K5at2_z * minus_U2_zz;
    const double t149 = t148 + (L5at2_x * a2_y + L5at2_y * minus_a2_x + L5at3_z * t122);
    const double t150 = L5at2_x * v2_2_y + L5at2_y * minus_v2_2_x;
    const double minus_G5at1_x = c2 * minus_G5at2_x + s2 * G5at2_y;
    const double E5at1_z = 0.2435 * minus_G5at1_x - (s2 * E5at2_x + c2 * E5at2_y);
    const double minus_H5at1_x = c2 * minus_H5at2_x + s2 * H5at2_y;
    const double D5at1_z = 0.2435 * minus_H5at1_x - (s2 * D5at2_x + c2 * D5at2_y);
    const double Z5at1_z = s2 * minus_Z5at2_x - c2 * Z5at2_y;

    /* joint 4 from joint 4: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z */
    const double t151 = 2.0 * Q4_xy;
    const double t152 = Q4_xx - Q4_yy;
    const double t153 = minus_B4_yx - B4_xy;
    const double t154 = minus_B4_yy + B4_xx;
    const double t155 = U3_yz * t151 + (U3_yx * t152 + minus_U3_zx * Q4_yz);
    const double t156 = U3_xz * Q4_xz + U3_yz * t152 - U3_yx * t151;
    const double t157 = minus_U3_xy * Q4_xz - U3_zy * Q4_yz;
    const double t158 = minus_U3_zx * t151 - U3_xz * t151 - t157;
    const double t159 = t158 + (minus_U3_xx - minus_U3_zz) * t152;
    const double t160 = (minus_U3_zz - minus_U3_yy) * Q4_xz - t155 - h4_x * minus_a4_z;
    const double t161 = t156 - (minus_U3_yy - minus_U3_xx) * Q4_yz - h4_y * minus_a4_z;
    const double t162 = t159 - (h4_y * t107 + h4_x * t106);
    const double E4at4_z = t162 + (B4_zx * w3_z + B4_zy * minus_w3_x);
    const double t163 = t160 + (t154 * w3_z - t153 * minus_w3_x + B4_yz * w3_y);
    const double E4at4_x = t163 + (qdd[3] * Q4_yz - (s4 * N5_x + c4 * N5_z + qd[3] * t41));
    const double E4at4_y = t161 - (t153 * w3_z + t154 * minus_w3_x + B4_xz * w3_y) + N4_x;
    const double G4at4_z = U3_yx * h4_y - U3_yz * h4_x + (w3_z * P4_y - minus_w3_x * P4_x);
    const double G4at4_x = minus_U3_xx * h4_y + U3_xz * h4_x + w3_y * P4_x - F4_y;
    const double G4at4_y = minus_U3_zx * h4_y - minus_U3_zz * h4_x + w3_y * P4_y + F4_x;
    const double t164 = Q4_xy * t100;
    const double t165 = Q4_xy * t102;
    const double D4at4_x = Q4_yy * t102 - t164 - Q4_yz * t101 + B4_xz;
    const double D4at4_y = B4_yz - (t165 - Q4_xx * t100 - Q4_xz * t101);
    const double minus_H4at4_x = P4_y - t101 * h4_x;
    const double H4at4_y = P4_x + t101 * h4_y;
    const double Z4at4_x = B4_zx + t104 * h4_x + (Q4_xx * t102 + t164);
    const double Z4at4_y = B4_zy + t104 * h4_y + (t165 + Q4_yy * t100);
    const double t166 = B5_yy + (t103 * h4_x + t105 * h4_y);
    const double Z4at4_z = t166 + (Q4_xz * t102 + Q4_yz * t100);

    /* joint 4 from joint 3: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z */
    const double E4at3_x = E4at4_x - 0.4331 * G4at4_y;
    const double E4at3_y = 0.0203 * G4at4_y - E4at4_z;
    const double E4at3_z = E4at4_y + (0.0203 * G4at4_z + 0.4331 * G4at4_x);
    const double H4at3_y = t100 * h4_x - t102 * h4_y;
    const double D4at3_x = D4at4_x - 0.4331 * H4at4_y;
    const double D4at3_y = 0.0203 * H4at4_y - B5_yy;
    const double D4at3_z = D4at4_y - (0.0203 * H4at3_y + 0.4331 * minus_H4at4_x);
    const double minus_K4at3_x = Q4_xz + 0.4331 * h4_x;
    const double K4at3_y = 0.0203 * h4_x - K4at4_z;

    /* joint 4 from joint 2: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z */
    const double t167 = K4at3_y * U3_yz - minus_K4at3_x * U3_xz;
    const double t168 = t167 + minus_K4at3_z * minus_U3_zz + (h4_x * t123 - h4_y * t124);
    const double G4at2_x = c3 * G4at4_x + s3 * G4at4_z;
    const double G4at2_y = s3 * G4at4_x - c3 * G4at4_z;
    const double E4at2_x = c3 * E4at3_x - s3 * E4at3_y + 0.0934 * G4at2_y;
    const double t169 = 0.0934 * G4at2_x + 0.4318 * G4at4_y;
    const double E4at2_y = s3 * E4at3_x + c3 * E4at3_y - t169;
    const double E4at2_z = E4at3_z + 0.4318 * G4at2_y;
    const double minus_H4at2_x = c3 * minus_H4at4_x + s3 * H4at3_y;
    const double H4at2_y = c3 * H4at3_y - s3 * minus_H4at4_x;
    const double D4at2_x = c3 * D4at3_x - s3 * D4at3_y + 0.0934 * H4at2_y;
    const double t170 = 0.0934 * minus_H4at2_x - 0.4318 * H4at4_y;
    const double D4at2_y = s3 * D4at3_x + c3 * D4at3_y + t170;
    const double D4at2_z = D4at3_z + 0.4318 * H4at2_y;
    const double minus_L4at2_x = c3 * h4_y;
    const double minus_L4at2_y = s3 * h4_y;
    const double minus_K4at2_x = c3 * minus_K4at3_x + s3 * K4at3_y + 0.0934 * minus_L4at2_y;
    const double t171 = 0.0934 * minus_L4at2_x - 0.4318 * h4_x;
    const double K4at2_y = c3 * K4at3_y - s3 * minus_K4at3_x + t171;
    const double minus_K4at2_z = minus_K4at3_z + 0.4318 * minus_L4at2_y;
    const double Z4at2_x = c3 * Z4at4_x + s3 * Z4at4_z;
    const double Z4at2_y = s3 * Z4at4_x - c3 * Z4at4_z;

    /* joint 4 from joint 1: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z */
    const double t172 = K4at2_y * U2_yz - minus_K4at2_x * U2_xz;
    const double t173 = minus_L4at2_x * a2_y + minus_L4at2_y * minus_a2_x;
    const double t174 = t172 + minus_K4at2_z * minus_U2_zz + (h4_x * t122 - t173);
    const double t175 = minus_L4at2_x * v2_2_y + minus_L4at2_y * minus_v2_2_x;
    const double G4at1_x = c2 * G4at2_x - s2 * G4at2_y;
    const double minus_E4at1_z = s2 * E4at2_x + c2 * E4at2_y + 0.2435 * G4at1_x;
    const double minus_H4at1_x = c2 * minus_H4at2_x + s2 * H4at2_y;
    const double D4at1_z = 0.2435 * minus_H4at1_x - (s2 * D4at2_x + c2 * D4at2_y);
    const double minus_Z4at1_z = s2 * Z4at2_x + c2 * Z4at2_y;

    /* joint 3 from joint 3: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z */
    const double t176 = 2.0 * Q3_xy;
    const double t177 = Q3_xx - Q3_yy;
    const double t178 = B3_yx + B3_xy;
    const double t179 = B3_xx - B3_yy;
    const double t180 = minus_U2_zx * t177 - U2_yx * Q3_yz + minus_U2_zy * t176;
    const double t181 = U2_xy * Q3_xz + minus_U2_zy * t177 - minus_U2_zx * t176;
    const double t182 = U2_yz * Q3_yz + U2_xz * Q3_xz + (U2_yx * t176 + U2_xy * t176);
    const double t183 = (minus_U2_xx - minus_U2_yy) * t177 - t182;
    const double t184 = (minus_U2_yy - minus_U2_zz) * Q3_xz - t180 + h3_x * a3_z;
    const double t185 = t181 - (minus_U2_zz - minus_U2_xx) * Q3_yz + h3_y * a3_z;
    const double t186 = B3_zy * minus_w2_x - B3_zx * minus_w2_y;
    const double E3at3_z = t183 + (h3_x * t92 - h3_y * t93) + t186;
    const double t187 = t184 + (t178 * minus_w2_x - t179 * minus_w2_y - B3_yz * qd[1]);
    const double E3at3_x = t187 - N3_y;
    const double t188 = t185 + (B3_xz * qd[1] - (t179 * minus_w2_x + t178 * minus_w2_y));
    const double E3at3_y = t188 + N3_x;
    const double t189 = minus_U2_zx * h3_y - minus_U2_zy * h3_x;
    const double G3at3_z = t189 - (minus_w2_x * P3_x + minus_w2_y * P3_y);
    const double G3at3_x = minus_U2_xx * h3_y + U2_xy * h3_x - qd[1] * P3_x - F3_y;
    const double G3at3_y = F3_x - (U2_yx * h3_y + minus_U2_yy * h3_x + qd[1] * P3_y);
    const double t190 = Q3_xy * t88;
    const double t191 = Q3_xy * t89;
    const double D3at3_x = Q3_yz * t78 - (t190 + Q3_yy * t89) + B3_xz;
    const double D3at3_y = t191 + Q3_xx * t88 - Q3_xz * t78 + B3_yz;
    const double minus_H3at3_z = t88 * h3_x + t89 * h3_y;
    const double minus_H3at3_x = t78 * h3_x + P3_y;
    const double H3at3_y = P3_x - t78 * h3_y;
    const double Z3at3_x = B3_zx - v2_3_z * h3_x - (Q3_xx * t89 - t190);
    const double Z3at3_y = B3_zy - v2_3_z * h3_y - (t191 - Q3_yy * t88);
    const double t192 = t90 * h3_x + t91 * h3_y - minus_B3_zz;
    const double Z3at3_z = t192 - (Q3_xz * t89 - Q3_yz * t88);

    /* joint 3 from joint 2: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z */
    const double E3at2_x = E3at3_x + 0.0934 * G3at3_y;
    const double E3at2_y = E3at3_y - (0.0934 * G3at3_x + 0.4318 * G3at3_z);
    const double E3at2_z = E3at3_z + 0.4318 * G3at3_y;
    const double D3at2_x = D3at3_x + 0.0934 * H3at3_y;
    const double D3at2_y = D3at3_y + (0.0934 * minus_H3at3_x + 0.4318 * minus_H3at3_z);
    const double D3at2_z = 0.4318 * H3at3_y - minus_B3_zz;
    const double K3at2_x = 0.0934 * h3_x - Q3_xz;
    const double K3at2_z = K3at3_z + 0.4318 * h3_x;

    /* joint 3 from joint 1: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z */
    const double t193 = K3at2_x * U2_xz - t18 * U2_yz - K3at2_z * minus_U2_zz;
    const double t194 = Z3at3_y * minus_w2_x - Z3at3_x * minus_w2_y;
    const double t195 = h3_x * minus_v2_2_x - h3_y * v2_2_y;
    const double G3at1_x = c2 * G3at3_x - s2 * G3at3_y;
    const double minus_E3at1_z = s2 * E3at2_x + c2 * E3at2_y + 0.2435 * G3at1_x;
    const double minus_H3at1_x = c2 * minus_H3at3_x + s2 * H3at3_y;
    const double D3at1_z = 0.2435 * minus_H3at1_x - (s2 * D3at2_x + c2 * D3at2_y);
    const double minus_Z3at1_z = s2 * Z3at3_x + c2 * Z3at3_y;

    /* joint 2 from joint 2: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z */
    const double t196 = qdd[0] * Q2_xz + minus_U1_xx * (Q2_xx - Q2_yy);
    const double t197 = h2_y * minus_a2_z - qdd[0] * (2.0 * Q2_xy);
    const double E2at2_z = t196 + (9.81 * h2_y + h2_x * t81) - B2_zx * qd[0];
    const double G2at2_x = minus_U1_xx * h2_y - F2_y;

    /* joint 2 from joint 1: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z */
    const double E2at1_z = t197 + (B2_yx + B2_xy) * qd[0] - N2_x - 0.2435 * G2at2_x;
    const double D2at1_z = 0.2435 * P2_y - (t79 + B2_yz);

    dtau_dq[0][0] = 0.0;
    dtau_dq[0][1] = E2at1_z;
    dtau_dq[0][2] = -minus_E3at1_z;
    dtau_dq[0][3] = -minus_E4at1_z;
    dtau_dq[0][4] = E5at1_z;
    dtau_dq[0][5] = 0.0;
    dtau_dq[1][0] = 0.0;
    dtau_dq[1][1] = E2at2_z;
    dtau_dq[1][2] = E3at2_z;
    dtau_dq[1][3] = E4at2_z;
    dtau_dq[1][4] = E5at2_z;
    dtau_dq[1][5] = 0.0;
    dtau_dq[2][0] = 0.0;
    dtau_dq[2][1] = t193 + (h3_x * minus_a2_x - h3_y * a2_y) + t194;
    dtau_dq[2][2] = E3at3_z;
    dtau_dq[2][3] = E4at3_z;
    dtau_dq[2][4] = E5at3_z;
    dtau_dq[2][5] = 0.0;
    dtau_dq[3][0] = 0.0;
    dtau_dq[3][1] = t174 + (Z4at2_y * minus_w2_x - Z4at2_x * minus_w2_y);
    dtau_dq[3][2] = t168 + (Z4at4_x * w3_y - Z4at4_z * minus_w3_x);
    dtau_dq[3][3] = E4at4_z;
    dtau_dq[3][4] = -E5at5_y;
    dtau_dq[3][5] = 0.0;
    dtau_dq[4][0] = 0.0;
    dtau_dq[4][1] = t149 + (minus_Z5at2_x * minus_w2_y + Z5at2_y * minus_w2_x);
    dtau_dq[4][2] = t142 + t143 + (Z5at5_y * minus_w3_x - minus_Z5at3_x * w3_y);
    dtau_dq[4][3] = t140 - (Z5at5_z * w4_x + minus_Z5at5_x * w4_y);
    dtau_dq[4][4] = E5at5_z;
    dtau_dq[4][5] = 0.0;
    dtau_dq[5][0] = 0.0;
    dtau_dq[5][1] = t127 + (D6at2_y * minus_w2_x - D6at2_x * minus_w2_y);
    dtau_dq[5][2] = t126 + (D6at3_x * w3_y + minus_D6at4_z * minus_w3_x);
    dtau_dq[5][3] = t125 + (D6at4_x * w4_y + minus_D6at6_y * w4_x);
    dtau_dq[5][4] = 3.9999999999999996e-05 * minus_U5_yz - D6at6_x * minus_w5_y;
    dtau_dq[5][5] = 0.0;
    dtau_dqd[0][0] = B1_zz;
    dtau_dqd[0][1] = D2at1_z;
    dtau_dqd[0][2] = D3at1_z;
    dtau_dqd[0][3] = D4at1_z;
    dtau_dqd[0][4] = D5at1_z;
    dtau_dqd[0][5] = -minus_D6at1_z;
    dtau_dqd[1][0] = Z2at1_z;
    dtau_dqd[1][1] = B2_zz;
    dtau_dqd[1][2] = D3at2_z;
    dtau_dqd[1][3] = D4at2_z;
    dtau_dqd[1][4] = D5at2_z;
    dtau_dqd[1][5] = D6at3_z;
    dtau_dqd[2][0] = -minus_Z3at1_z;
    dtau_dqd[2][1] = t195 - (t18 * t88 + K3at2_x * t89) + Z3at3_z;
    dtau_dqd[2][2] = -minus_B3_zz;
    dtau_dqd[2][3] = D4at3_z;
    dtau_dqd[2][4] = D5at3_z;
    dtau_dqd[2][5] = D6at3_z;
    dtau_dqd[3][0] = -minus_Z4at1_z;
    dtau_dqd[3][1] = minus_K4at2_x * t89 + K4at2_y * t88 - t175 + Z4at4_y;
    dtau_dqd[3][2] = K4at3_y * t100 - minus_K4at3_x * t101 - h4_y * v2_3_y + Z4at4_y;
    dtau_dqd[3][3] = B5_yy;
    dtau_dqd[3][4] = -D5at5_y;
    dtau_dqd[3][5] = -minus_D6at4_z;
    dtau_dqd[4][0] = Z5at1_z;
    dtau_dqd[4][1] = K5at2_y * t88 - K5at2_x * t89 + t150 + Z5at3_z;
    dtau_dqd[4][2] = t144 + (L5at3_x * v2_3_y - h5_x * v2_3_x) + Z5at3_z;
    dtau_dqd[4][3] = t138 - K5at5_z * t111 - Z5at5_y;
    dtau_dqd[4][4] = 0.0;
    dtau_dqd[4][5] = -minus_D6at6_y;
    dtau_dqd[5][0] = -minus_D6at1_z;
    dtau_dqd[5][1] = K6at2_y * t88 - K6at2_x * t89 + D6at3_z;
    dtau_dqd[5][2] = K6at3_x * t101 - K6at4_z * t100 + D6at3_z;
    dtau_dqd[5][3] = K6at4_x * t112 - minus_D6at4_z;
    dtau_dqd[5][4] = 7.999999999999999e-05 * w5_x - minus_D6at6_y;
    dtau_dqd[5][5] = 0.0;
}

/* tau = Y p in the inertial parameters, rotors apart; with --passive all columns. */
void puma560_regressor(const double q[6],
                       const double qd[6],
                       const double qdd[6],
                       double Y[6][60])
{
    /* sines and cosines of the joint angles */
    double s2, c2, s3, c3, s4, c4, s5, c5, s6, c6;
    symdyn_sincos(q[1], &s2, &c2);
    symdyn_sincos(q[2], &s3, &c3);
    symdyn_sincos(q[3], &s4, &c4);
    symdyn_sincos(q[4], &s5, &c5);
    symdyn_sincos(q[5], &s6, &c6);

    /* link 1: products P = w w^T */
    const double P1_zz = qd[0] * qd[0];

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
    const double U2_yz = minus_alpha2_x - minus_P2_yz;
    const double minus_U2_zx = minus_P2_xz + alpha2_y;
    const double minus_U2_zy = minus_P2_yz + minus_alpha2_x;
    const double minus_U2_zz = P2_xx + P2_yy;

    /* link 2: acceleration a of its origin, gravity included */
    const double t1 = 0.2435 * qdd[0];
    const double minus_a2_z = 0.2435 * P1_zz;
    const double minus_a2_x = c2 * t1 + 9.81 * s2;
    const double a2_y = s2 * t1 - 9.81 * c2;

    /* link 2: differences D on the diagonal of U */
    const double D2_x = minus_U2_zz - minus_U2_yy;
    const double D2_y = minus_U2_xx - minus_U2_zz;
    const double D2_z = minus_U2_yy - minus_U2_xx;

    /* link 3: angular velocity w */
    const double minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y;
    const double w3_y = s3 * minus_w2_x - c3 * minus_w2_y;
    const double w3_z = qd[1] + qd[2];

    /* link 3: angular acceleration alpha */
    const double alpha3_x = s3 * alpha2_y - c3 * minus_alpha2_x + w3_y * qd[2];
    const double alpha3_y = s3 * minus_alpha2_x + c3 * alpha2_y + minus_w3_x * qd[2];
    const double alpha3_z = qdd[1] + qdd[2];

    /* link 3: products P = w w^T */
    const double P3_xx = minus_w3_x * minus_w3_x;
    const double minus_P3_xy = minus_w3_x * w3_y;
    const double minus_P3_xz = minus_w3_x * w3_z;
    const double P3_yy = w3_y * w3_y;
    const double P3_yz = w3_y * w3_z;
    const double P3_zz = w3_z * w3_z;

    /* link 3: U = [alpha] + [w][w] */
    const double minus_U3_xx = P3_yy + P3_zz;
    const double minus_U3_xy = minus_P3_xy + alpha3_z;
    const double U3_xz = alpha3_y - minus_P3_xz;
    const double U3_yx = alpha3_z - minus_P3_xy;
    const double minus_U3_yy = P3_xx + P3_zz;
    const double minus_U3_zx = minus_P3_xz + alpha3_y;
    const double U3_zy = P3_yz + alpha3_x;
    const double minus_U3_zz = P3_xx + P3_yy;

    /* link 3: acceleration a of its origin, gravity included */
    const double t2 = minus_a2_x + (0.4318 * minus_U2_xx + 0.0934 * U2_xz);
    const double t3 = a2_y + (0.4318 * U2_yx - 0.0934 * U2_yz);
    const double a3_z = 0.0934 * minus_U2_zz - 0.4318 * minus_U2_zx - minus_a2_z;
    const double a3_x = s3 * t3 - c3 * t2;
    const double a3_y = s3 * t2 + c3 * t3;

    /* link 3: differences D on the diagonal of U */
    const double D3_x = minus_U3_zz - minus_U3_yy;
    const double D3_y = minus_U3_xx - minus_U3_zz;
    const double D3_z = minus_U3_yy - minus_U3_xx;

    /* link 4: angular velocity w */
    const double t4 = alpha3_x - P3_yz;
    const double w4_x = s4 * w3_z - c4 * minus_w3_x;
    const double w4_y = s4 * minus_w3_x + c4 * w3_z;
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
    const double t5 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy);
    const double minus_a4_z = a3_y + (0.4331 * minus_U3_yy - 0.0203 * U3_yx);
    const double t6 = a3_z + (0.0203 * minus_U3_zx - 0.4331 * U3_zy);
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
    const double a5_x = c5 * a4_x + s5 * minus_a4_z;
    const double a5_y = c5 * minus_a4_z - s5 * a4_x;

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
    const double a6_x = c6 * a5_x + s6 * a4_y;
    const double a6_y = c6 * a4_y - s6 * a5_x;

    /* link 6: differences D on the diagonal of U */
    const double D6_x = minus_U6_zz - minus_U6_yy;
    const double D6_y = minus_U6_xx - minus_U6_zz;
    const double D6_z = minus_U6_yy - minus_U6_xx;

    /* screw of joint 1 seen from link 2 (angular s, linear t) */
    const double t8 = alpha6_x - P6_yz;
    const double minus_t1in2_x = 0.2435 * c2;
    const double t1in2_y = 0.2435 * s2;

    /* screw of joint 1 seen from link 3 (angular s, linear t) */
    const double t9 = U2_xy * minus_t1in2_x + minus_U2_yy * t1in2_y;
    const double t10 = minus_P2_yz * s2;
    const double t11 = t10 + alpha2_y * c2;
    const double t12 = U2_yx * s2 + D2_y * c2;
    const double t13 = qdd[0] + t11;
    const double t14 = 0.487 * qdd[0];
    const double minus_s1in3_x = c3 * s2 + s3 * c2;
    const double s1in3_y = s3 * s2 - c3 * c2;
    const double t1in3_z = 0.4318 * c2;
    const double t15 = 0.0934 * c2 - minus_t1in2_x;
    const double t16 = t1in2_y - 0.0934 * s2;
    const double t1in3_x = c3 * t15 + s3 * t16;
    const double t1in3_y = c3 * t16 - s3 * t15;

    /* screw of joint 2 seen from link 3 (angular s, linear t) */
    const double t17 = U3_yx * t1in3_y - minus_U3_xx * t1in3_x - minus_U3_zx * t1in3_z;
    const double t18 = minus_U3_xy * t1in3_x + minus_U3_yy * t1in3_y;
    const double t19 = U3_zy * t1in3_z - t18 - a3_z * minus_s1in3_x;
    const double t20 = U3_zy * s1in3_y - minus_U3_zx * minus_s1in3_x;
    const double t21 = P3_yz * minus_s1in3_x;
    const double t22 = t21 + alpha3_y * s1in3_y;
    const double t23 = minus_P3_xz * s1in3_y - t21;
    const double t24 = t13 - t11;
    const double t25 = t24 - t22;
    const double t2in3_x = 0.4318 * s3;
    const double t2in3_y = 0.4318 * c3;

    /* screw of joint 1 seen from link 4 (angular s, linear t) */
    const double t26 = a3_x + (minus_U3_xy * t2in3_x + minus_U3_yy * t2in3_y);
    const double minus_s1in4_x = c4 * minus_s1in3_x;
    const double s1in4_y = s4 * minus_s1in3_x;
    const double t27 = t1in3_z + (0.0203 * s1in3_y + 0.4331 * minus_s1in3_x);
    const double t1in4_x = c4 * t1in3_x + s4 * t27;
    const double t1in4_y = c4 * t27 - s4 * t1in3_x;

    /* screw of joint 2 seen from link 4 (angular s, linear t) */
    const double t28 = a4_x * t1in4_x + a4_y * t1in4_y + minus_a4_z * t1in3_y;
    const double t29 = U4_yx * t1in4_y - minus_U4_xx * t1in4_x - U4_zx * t1in3_y;
    const double t30 = U4_xy * t1in4_x - minus_U4_yy * t1in4_y - U4_zy * t1in3_y;
    const double t31 = minus_a4_z * minus_s1in4_x + a4_x * s1in3_y + t30;
    const double t32 = P4_yz * minus_s1in4_x;
    const double t33 = t32 + alpha4_y * s1in4_y - P4_xy * s1in3_y;
    const double t34 = alpha4_z * s1in3_y + (t32 + P4_xz * s1in4_y);
    const double t35 = t25 + t23;
    const double t36 = t35 - t33;
    const double t37 = t2in3_x + 0.4331;
    const double t2in4_x = c4 * t37;
    const double minus_t2in4_y = s4 * t37;
    const double t2in4_z = 0.0203 - t2in3_y;

    /* screw of joint 3 seen from link 4 (angular s, linear t) */
    const double t38 = a4_x * t2in4_x - a4_y * minus_t2in4_y - minus_a4_z * t2in4_z;
    const double t39 = minus_a4_z * c4;
    const double t40 = minus_U4_xx * t2in4_x + U4_yx * minus_t2in4_y;
    const double t41 = minus_a4_z * s4;
    const double t42 = U4_xy * t2in4_x + minus_U4_yy * minus_t2in4_y + U4_zy * t2in4_z;
    const double t43 = t42 - t41;
    const double t44 = U4_zy * c4 - U4_zx * s4;
    const double t45 = P4_yz * s4;
    const double t46 = alpha4_y * c4 - t45;
    const double t47 = U4_yx * s4 + D4_y * c4;
    const double t48 = D4_x * s4 - U4_xy * c4;
    const double t49 = t45 - P4_xz * c4;
    const double t50 = minus_U3_xy - t46;
    const double t51 = 0.8662 * minus_U3_xy;
    const double t52 = 0.0203 * D3_z;
    const double t3in4_x = 0.4331 * c4;
    const double minus_t3in4_y = 0.4331 * s4;

    /* screw of joint 1 seen from link 5 (angular s, linear t) */
    const double t53 = a4_x * t3in4_x - a4_y * minus_t3in4_y - 0.0203 * minus_a4_z;
    const double t54 = 0.0203 * U4_zx - (minus_U4_xx * t3in4_x + U4_yx * minus_t3in4_y);
    const double t55 = U4_xy * t3in4_x + minus_U4_yy * minus_t3in4_y + 0.0203 * U4_zy;
    const double t56 = t55 - t41;
    const double minus_s1in5_x = c5 * minus_s1in4_x - s5 * s1in3_y;
    const double s1in5_y = s5 * minus_s1in4_x + c5 * s1in3_y;
    const double t1in5_x = c5 * t1in4_x + s5 * t1in3_y;
    const double minus_t1in5_y = s5 * t1in4_x - c5 * t1in3_y;

    /* screw of joint 2 seen from link 5 (angular s, linear t) */
    const double t57 = minus_U5_xx * t1in5_x + U5_yx * minus_t1in5_y;
    const double t58 = minus_U5_yy * minus_t1in5_y - minus_U5_xy * t1in5_x;
    const double t59 = t58 + U5_zy * t1in4_y - (a4_y * minus_s1in5_x + a5_x * s1in4_y);
    const double t60 = minus_P5_yz * minus_s1in5_x;
    const double t61 = t60 + minus_alpha5_y * s1in5_y + minus_P5_xy * s1in4_y;
    const double t62 = t60 - P5_xz * s1in5_y + alpha5_z * s1in4_y;
    const double t63 = t36 - t34 + t61;
    const double s2in5_x = c5 * s4;
    const double minus_s2in5_y = s5 * s4;
    const double t2in5_x = c5 * t2in4_x - s5 * t2in4_z;
    const double minus_t2in5_y = s5 * t2in4_x + c5 * t2in4_z;

    /* screw of joint 3 seen from link 5 (angular s, linear t) */
    const double t64 = a5_y * c4 + a4_y * minus_s2in5_y;
    const double t65 = minus_U5_xx * t2in5_x + U5_yx * minus_t2in5_y;
    const double t66 = a4_y * s2in5_x - a5_x * c4;
    const double t67 = minus_U5_yy * minus_t2in5_y - minus_U5_xy * t2in5_x;
    const double t68 = t66 + (t67 - U5_zy * minus_t2in4_y);
    const double t69 = D5_z * c4 - (U5_zx * s2in5_x + U5_zy * minus_s2in5_y);
    const double t70 = minus_P5_yz * s2in5_x;
    const double t71 = t70 + minus_alpha5_y * minus_s2in5_y - minus_P5_xy * c4;
    const double t72 = U5_yx * s2in5_x - D5_y * minus_s2in5_y + minus_U5_yz * c4;
    const double t73 = D5_x * s2in5_x - minus_U5_xy * minus_s2in5_y + U5_xz * c4;
    const double t74 = P5_xz * minus_s2in5_y - t70 + alpha5_z * c4;
    const double t75 = t50 + t49 - t71;
    const double t3in5_x = c5 * t3in4_x - 0.0203 * s5;
    const double minus_t3in5_y = s5 * t3in4_x + 0.0203 * c5;

    /* screw of joint 1 seen from link 6 (angular s, linear t) */
    const double t76 = minus_U5_xx * t3in5_x + U5_yx * minus_t3in5_y;
    const double t77 = minus_U5_yy * minus_t3in5_y - minus_U5_xy * t3in5_x;
    const double t78 = t66 + (t77 - U5_zy * minus_t3in4_y);
    const double t79 = a4_y * s5;
    const double t80 = minus_P5_yz * s5;
    const double t81 = minus_alpha5_y * c5 - t80;
    const double t82 = t80 + P5_xz * c5;
    const double t83 = U4_xy + t81;
    const double s1in6_x = s6 * s1in4_y - c6 * minus_s1in5_x;
    const double s1in6_y = s6 * minus_s1in5_x + c6 * s1in4_y;
    const double t1in6_x = c6 * t1in5_x + s6 * t1in4_y;
    const double t1in6_y = c6 * t1in4_y - s6 * t1in5_x;

    /* screw of joint 2 seen from link 6 (angular s, linear t) */
    const double t84 = U6_yx * t1in6_y - minus_U6_xx * t1in6_x + U6_zx * minus_t1in5_y;
    const double t85 = U6_xy * t1in6_x - minus_U6_yy * t1in6_y + U6_zy * minus_t1in5_y;
    const double t86 = P6_yz * s1in6_x;
    const double t87 = alpha6_y * s1in6_y - t86 - P6_xy * s1in5_y;
    const double s2in6_x = c6 * s2in5_x + s6 * c4;
    const double s2in6_y = c6 * c4 - s6 * s2in5_x;
    const double t2in6_x = c6 * t2in5_x - s6 * minus_t2in4_y;
    const double minus_t2in6_y = s6 * t2in5_x + c6 * minus_t2in4_y;

    /* screw of joint 3 seen from link 6 (angular s, linear t) */
    const double t88 = a5_y * s2in6_y + a6_y * minus_s2in5_y;
    const double t89 = minus_U6_xx * t2in6_x + U6_yx * minus_t2in6_y;
    const double t90 = a5_y * s2in6_x + a6_x * minus_s2in5_y;
    const double t91 = U6_xy * t2in6_x + minus_U6_yy * minus_t2in6_y;
    const double t92 = U6_zy * s2in6_y - U6_zx * s2in6_x + D6_z * minus_s2in5_y;
    const double t93 = P6_yz * s2in6_x;
    const double t94 = alpha6_y * s2in6_y - t93 + P6_xy * minus_s2in5_y;
    const double t95 = U6_yx * s2in6_x + D6_y * s2in6_y + t8 * minus_s2in5_y;
    const double t96 = D6_x * s2in6_x - U6_xy * s2in6_y + U6_xz * minus_s2in5_y;
    const double t97 = t93 - P6_xz * s2in6_y + alpha6_z * minus_s2in5_y;
    const double t98 = t75 + t74 - t94;
    const double t3in6_x = c6 * t3in5_x - s6 * minus_t3in4_y;
    const double minus_t3in6_y = s6 * t3in5_x + c6 * minus_t3in4_y;

    /* screw of joint 4 seen from link 6 (angular s, linear t) */
    const double t99 = minus_U6_xx * t3in6_x + U6_yx * minus_t3in6_y;
    const double t100 = U6_xy * t3in6_x + minus_U6_yy * minus_t3in6_y;
    const double minus_s4in6_x = c6 * s5;
    const double s4in6_y = s6 * s5;

    /* results */
    const double t101 = P6_yz * minus_s4in6_x;
    const double t102 = t101 + alpha6_y * s4in6_y + P6_xy * c5;
    const double t103 = P6_yz * s6;
    const double t104 = alpha6_y * c6 - t103;

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
    Y[0][10] = 0.05929225 * qdd[0];
    Y[0][11] = minus_U2_xx * minus_t1in2_x + U2_yx * t1in2_y - minus_a2_z * c2;
    Y[0][12] = minus_a2_z * s2 - t9;
    Y[0][13] = t14;
    Y[0][14] = t13;
    Y[0][15] = minus_U2_zy * c2 - minus_U2_zx * s2;
    Y[0][16] = -t11;
    Y[0][17] = -t12;
    Y[0][18] = -(D2_x * s2 - U2_xy * c2);
    Y[0][19] = t10 - minus_P2_xz * c2;
    Y[0][20] = a3_x * t1in3_x + a3_y * t1in3_y + a3_z * t1in3_z;
    Y[0][21] = t17 - a3_z * s1in3_y;
    Y[0][22] = t19;
    Y[0][23] = t14 - 0.1868 * t24 + 0.4318 * t12;
    Y[0][24] = t25;
    Y[0][25] = t20;
    Y[0][26] = t22;
    Y[0][27] = D3_y * s1in3_y - U3_yx * minus_s1in3_x;
    Y[0][28] = minus_U3_xy * s1in3_y - D3_x * minus_s1in3_x;
    Y[0][29] = t23;
    Y[0][30] = t28;
    Y[0][31] = minus_a4_z * s1in4_y - a4_y * s1in3_y + t29;
    Y[0][32] = t31;
    Y[0][33] = 0.8662 * t35 - t19 - 0.0203 * t20;
    Y[0][34] = t36;
    Y[0][35] = U4_zy * s1in4_y + U4_zx * minus_s1in4_x - D4_z * s1in3_y;
    Y[0][36] = t33;
    Y[0][37] = D4_y * s1in4_y - U4_yx * minus_s1in4_x - t7 * s1in3_y;
    Y[0][38] = -(U4_xy * s1in4_y + D4_x * minus_s1in4_x + U4_xz * s1in3_y);
    Y[0][39] = -t34;
    Y[0][40] = t28;
    Y[0][41] = a5_y * s1in4_y - a4_y * s1in5_y + (U5_zx * t1in4_y - t57);
    Y[0][42] = t59;
    Y[0][43] = t31;
    Y[0][44] = t63;
    Y[0][45] = U5_zx * minus_s1in5_x + U5_zy * s1in5_y + D5_z * s1in4_y;
    Y[0][46] = -t61;
    Y[0][47] = D5_y * s1in5_y - U5_yx * minus_s1in5_x + minus_U5_yz * s1in4_y;
    Y[0][48] = minus_U5_xy * s1in5_y - D5_x * minus_s1in5_x + U5_xz * s1in4_y;
    Y[0][49] = t62;
    Y[0][50] = t28;
    Y[0][51] = a5_y * s1in6_y - a6_y * s1in5_y + t84;
    Y[0][52] = a6_x * s1in5_y - a5_y * s1in6_x + t85;
    Y[0][53] = -t59;
    Y[0][54] = t63 + t62 - t87;
    Y[0][55] = U6_zy * s1in6_y - U6_zx * s1in6_x - D6_z * s1in5_y;
    Y[0][56] = t87;
    Y[0][57] = U6_yx * s1in6_x + D6_y * s1in6_y - t8 * s1in5_y;
    Y[0][58] = D6_x * s1in6_x - U6_xy * s1in6_y - U6_xz * s1in5_y;
    Y[0][59] = t86 - P6_xz * s1in6_y - alpha6_z * s1in5_y;
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
    Y[1][11] = a2_y;
    Y[1][12] = minus_a2_x;
    Y[1][13] = 0.0;
    Y[1][14] = -P2_xy;
    Y[1][15] = D2_z;
    Y[1][16] = P2_xy;
    Y[1][17] = -U2_yz;
    Y[1][18] = U2_xz;
    Y[1][19] = qdd[1];
    Y[1][20] = a3_x * t2in3_x + a3_y * t2in3_y;
    Y[1][21] = a3_y + (U3_yx * t2in3_y - minus_U3_xx * t2in3_x);
    Y[1][22] = -t26;
    Y[1][23] = 0.4318 * U2_yz;
    Y[1][24] = minus_P3_xy;
    Y[1][25] = D3_z;
    Y[1][26] = -minus_P3_xy;
    Y[1][27] = t4;
    Y[1][28] = U3_xz;
    Y[1][29] = alpha3_z;
    Y[1][30] = t38;
    Y[1][31] = t39 + (U4_zx * t2in4_z - t40);
    Y[1][32] = t43;
    Y[1][33] = t26 + t51 - t52;
    Y[1][34] = t50;
    Y[1][35] = t44;
    Y[1][36] = t46;
    Y[1][37] = t47;
    Y[1][38] = t48;
    Y[1][39] = t49;
    Y[1][40] = t38;
    Y[1][41] = t64 - (t65 + U5_zx * minus_t2in4_y);
    Y[1][42] = t68;
    Y[1][43] = t43;
    Y[1][44] = t75;
    Y[1][45] = t69;
    Y[1][46] = t71;
    Y[1][47] = t72;
    Y[1][48] = t73;
    Y[1][49] = t74;
    Y[1][50] = t38;
    Y[1][51] = t88 + (U6_zx * minus_t2in5_y - t89);
    Y[1][52] = t91 + U6_zy * minus_t2in5_y - t90;
    Y[1][53] = -t68;
    Y[1][54] = t98;
    Y[1][55] = t92;
    Y[1][56] = t94;
    Y[1][57] = t95;
    Y[1][58] = t96;
    Y[1][59] = t97;
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
    Y[2][24] = minus_P3_xy;
    Y[2][25] = D3_z;
    Y[2][26] = -minus_P3_xy;
    Y[2][27] = t4;
    Y[2][28] = U3_xz;
    Y[2][29] = alpha3_z;
    Y[2][30] = t53;
    Y[2][31] = t39 + t54;
    Y[2][32] = t56;
    Y[2][33] = a3_x + t51 - t52;
    Y[2][34] = t50;
    Y[2][35] = t44;
    Y[2][36] = t46;
    Y[2][37] = t47;
    Y[2][38] = t48;
    Y[2][39] = t49;
    Y[2][40] = t53;
    Y[2][41] = t64 - (t76 + U5_zx * minus_t3in4_y);
    Y[2][42] = t78;
    Y[2][43] = t56;
    Y[2][44] = t75;
    Y[2][45] = t69;
    Y[2][46] = t71;
    Y[2][47] = t72;
    Y[2][48] = t73;
    Y[2][49] = t74;
    Y[2][50] = t53;
    Y[2][51] = t88 + (U6_zx * minus_t3in5_y - t99);
    Y[2][52] = t100 + U6_zy * minus_t3in5_y - t90;
    Y[2][53] = -t78;
    Y[2][54] = t98;
    Y[2][55] = t92;
    Y[2][56] = t94;
    Y[2][57] = t95;
    Y[2][58] = t96;
    Y[2][59] = t97;
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
    Y[3][40] = 0.0;
    Y[3][41] = a4_y * c5;
    Y[3][42] = -t79;
    Y[3][43] = -a4_x;
    Y[3][44] = -t83;
    Y[3][45] = U5_zx * s5 - U5_zy * c5;
    Y[3][46] = t81;
    Y[3][47] = -(U5_yx * s5 + D5_y * c5);
    Y[3][48] = -(D5_x * s5 + minus_U5_xy * c5);
    Y[3][49] = t82;
    Y[3][50] = 0.0;
    Y[3][51] = a5_y * s4in6_y + a6_y * c5;
    Y[3][52] = -(a6_x * c5 - a5_y * minus_s4in6_x);
    Y[3][53] = t79;
    Y[3][54] = t82 - t83 - t102;
    Y[3][55] = U6_zy * s4in6_y + U6_zx * minus_s4in6_x + D6_z * c5;
    Y[3][56] = t102;
    Y[3][57] = D6_y * s4in6_y - U6_yx * minus_s4in6_x + t8 * c5;
    Y[3][58] = U6_xz * c5 - (U6_xy * s4in6_y + D6_x * minus_s4in6_x);
    Y[3][59] = alpha6_z * c5 - (t101 + P6_xz * s4in6_y);
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
    Y[4][41] = a5_y;
    Y[4][42] = -a5_x;
    Y[4][43] = 0.0;
    Y[4][44] = minus_P5_xy;
    Y[4][45] = D5_z;
    Y[4][46] = -minus_P5_xy;
    Y[4][47] = minus_U5_yz;
    Y[4][48] = U5_xz;
    Y[4][49] = alpha5_z;
    Y[4][50] = 0.0;
    Y[4][51] = a5_y * c6;
    Y[4][52] = -a5_y * s6;
    Y[4][53] = a5_x;
    Y[4][54] = minus_U5_xy - t104;
    Y[4][55] = U6_zy * c6 - U6_zx * s6;
    Y[4][56] = t104;
    Y[4][57] = U6_yx * s6 + D6_y * c6;
    Y[4][58] = D6_x * s6 - U6_xy * c6;
    Y[4][59] = t103 - P6_xz * c6;
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
    Y[5][57] = t8;
    Y[5][58] = U6_xz;
    Y[5][59] = alpha6_z;
}

/* tau = Yb pb in the base parameters, the fewest that the dynamics holds. */
void puma560_base_regressor(const double q[6],
                            const double qd[6],
                            const double qdd[6],
                            double Yb[6][36])
{
    /* sines and cosines of the joint angles */
    double s2, c2, s3, c3, s4, c4, s5, c5, s6, c6;
    symdyn_sincos(q[1], &s2, &c2);
    symdyn_sincos(q[2], &s3, &c3);
    symdyn_sincos(q[3], &s4, &c4);
    symdyn_sincos(q[4], &s5, &c5);
    symdyn_sincos(q[5], &s6, &c6);

    /* link 1: products P = w w^T */
    const double P1_zz = qd[0] * qd[0];

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
    const double U2_yz = minus_alpha2_x - minus_P2_yz;
    const double minus_U2_zx = minus_P2_xz + alpha2_y;
    const double minus_U2_zy = minus_P2_yz + minus_alpha2_x;
    const double minus_U2_zz = P2_xx + P2_yy;

    /* link 2: acceleration a of its origin, gravity included */
    const double t1 = 0.2435 * qdd[0];
    const double minus_a2_z = 0.2435 * P1_zz;
    const double minus_a2_x = c2 * t1 + 9.81 * s2;
    const double a2_y = s2 * t1 - 9.81 * c2;

    /* link 2: differences D on the diagonal of U */
    const double D2_x = minus_U2_zz - minus_U2_yy;
    const double D2_y = minus_U2_xx - minus_U2_zz;
    const double D2_z = minus_U2_yy - minus_U2_xx;

    /* link 3: angular velocity w */
    const double minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y;
    const double w3_y = s3 * minus_w2_x - c3 * minus_w2_y;
    const double w3_z = qd[1] + qd[2];

    /* link 3: angular acceleration alpha */
    const double alpha3_x = s3 * alpha2_y - c3 * minus_alpha2_x + w3_y * qd[2];
    const double alpha3_y = s3 * minus_alpha2_x + c3 * alpha2_y + minus_w3_x * qd[2];
    const double alpha3_z = qdd[1] + qdd[2];

    /* link 3: products P = w w^T */
    const double P3_xx = minus_w3_x * minus_w3_x;
    const double minus_P3_xy = minus_w3_x * w3_y;
    const double minus_P3_xz = minus_w3_x * w3_z;
    const double P3_yy = w3_y * w3_y;
    const double P3_yz = w3_y * w3_z;
    const double P3_zz = w3_z * w3_z;

    /* link 3: U = [alpha] + [w][w] */
    const double minus_U3_xx = P3_yy + P3_zz;
    const double minus_U3_xy = minus_P3_xy + alpha3_z;
    const double U3_xz = alpha3_y - minus_P3_xz;
    const double U3_yx = alpha3_z - minus_P3_xy;
    const double minus_U3_yy = P3_xx + P3_zz;
    const double minus_U3_zx = minus_P3_xz + alpha3_y;
    const double U3_zy = P3_yz + alpha3_x;
    const double minus_U3_zz = P3_xx + P3_yy;

    /* link 3: acceleration a of its origin, gravity included */
    const double t2 = minus_a2_x + (0.4318 * minus_U2_xx + 0.0934 * U2_xz);
    const double t3 = a2_y + (0.4318 * U2_yx - 0.0934 * U2_yz);
    const double a3_z = 0.0934 * minus_U2_zz - 0.4318 * minus_U2_zx - minus_a2_z;
    const double a3_x = s3 * t3 - c3 * t2;
    const double a3_y = s3 * t2 + c3 * t3;

    /* link 3: differences D on the diagonal of U */
    const double D3_x = minus_U3_zz - minus_U3_yy;
    const double D3_y = minus_U3_xx - minus_U3_zz;
    const double D3_z = minus_U3_yy - minus_U3_xx;

    /* link 4: angular velocity w */
    const double t4 = alpha3_x - P3_yz;
    const double w4_x = s4 * w3_z - c4 * minus_w3_x;
    const double w4_y = s4 * minus_w3_x + c4 * w3_z;
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
    const double t5 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy);
    const double minus_a4_z = a3_y + (0.4331 * minus_U3_yy - 0.0203 * U3_yx);
    const double t6 = a3_z + (0.0203 * minus_U3_zx - 0.4331 * U3_zy);
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
    const double a5_x = c5 * a4_x + s5 * minus_a4_z;
    const double a5_y = c5 * minus_a4_z - s5 * a4_x;

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
    const double a6_x = c6 * a5_x + s6 * a4_y;
    const double a6_y = c6 * a4_y - s6 * a5_x;

    /* link 6: differences D on the diagonal of U */
    const double D6_x = minus_U6_zz - minus_U6_yy;
    const double D6_y = minus_U6_xx - minus_U6_zz;
    const double D6_z = minus_U6_yy - minus_U6_xx;

    /* screw of joint 1 seen from link 2 (angular s, linear t) */
    const double t8 = alpha6_x - P6_yz;
    const double minus_t1in2_x = 0.2435 * c2;
    const double t1in2_y = 0.2435 * s2;

    /* screw of joint 1 seen from link 3 (angular s, linear t) */
    const double t9 = U2_xy * minus_t1in2_x + minus_U2_yy * t1in2_y;
    const double t10 = minus_P2_yz * s2;
    const double t11 = t10 + alpha2_y * c2;
    const double t12 = qdd[0] + t11;
    const double minus_s1in3_x = c3 * s2 + s3 * c2;
    const double s1in3_y = s3 * s2 - c3 * c2;
    const double t1in3_z = 0.4318 * c2;
    const double t13 = 0.0934 * c2 - minus_t1in2_x;
    const double t14 = t1in2_y - 0.0934 * s2;
    const double t1in3_x = c3 * t13 + s3 * t14;
    const double t1in3_y = c3 * t14 - s3 * t13;

    /* screw of joint 2 seen from link 3 (angular s, linear t) */
    const double t15 = U3_yx * t1in3_y - minus_U3_xx * t1in3_x - minus_U3_zx * t1in3_z;
    const double t16 = minus_U3_xy * t1in3_x + minus_U3_yy * t1in3_y;
    const double t17 = P3_yz * minus_s1in3_x;
    const double t18 = minus_P3_xz * s1in3_y - t17;
    const double t19 = t12 - t11 - (t17 + alpha3_y * s1in3_y);
    const double t2in3_x = 0.4318 * s3;
    const double t2in3_y = 0.4318 * c3;

    /* screw of joint 1 seen from link 4 (angular s, linear t) */
    const double minus_s1in4_x = c4 * minus_s1in3_x;
    const double s1in4_y = s4 * minus_s1in3_x;
    const double t20 = t1in3_z + (0.0203 * s1in3_y + 0.4331 * minus_s1in3_x);
    const double t1in4_x = c4 * t1in3_x + s4 * t20;
    const double t1in4_y = c4 * t20 - s4 * t1in3_x;

    /* screw of joint 2 seen from link 4 (angular s, linear t) */
    const double t21 = U4_yx * t1in4_y - minus_U4_xx * t1in4_x - U4_zx * t1in3_y;
    const double t22 = U4_xy * t1in4_x - minus_U4_yy * t1in4_y - U4_zy * t1in3_y;
    const double t23 = P4_yz * minus_s1in4_x;
    const double t24 = alpha4_z * s1in3_y + (t23 + P4_xz * s1in4_y);
    const double t25 = t19 + t18 - (t23 + alpha4_y * s1in4_y - P4_xy * s1in3_y);
    const double t26 = t2in3_x + 0.4331;
    const double t2in4_x = c4 * t26;
    const double minus_t2in4_y = s4 * t26;
    const double t2in4_z = 0.0203 - t2in3_y;

    /* screw of joint 3 seen from link 4 (angular s, linear t) */
    const double t27 = minus_a4_z * c4;
    const double t28 = minus_U4_xx * t2in4_x + U4_yx * minus_t2in4_y;
    const double t29 = minus_a4_z * s4;
    const double t30 = U4_xy * t2in4_x + minus_U4_yy * minus_t2in4_y + U4_zy * t2in4_z;
    const double t31 = U4_zy * c4 - U4_zx * s4;
    const double t32 = P4_yz * s4;
    const double t33 = U4_yx * s4 + D4_y * c4;
    const double t34 = D4_x * s4 - U4_xy * c4;
    const double t35 = t32 - P4_xz * c4;
    const double t36 = minus_U3_xy - (alpha4_y * c4 - t32);
    const double t3in4_x = 0.4331 * c4;
    const double minus_t3in4_y = 0.4331 * s4;

    /* screw of joint 1 seen from link 5 (angular s, linear t) */
    const double t37 = 0.0203 * U4_zx - (minus_U4_xx * t3in4_x + U4_yx * minus_t3in4_y);
    const double t38 = U4_xy * t3in4_x + minus_U4_yy * minus_t3in4_y + 0.0203 * U4_zy;
    const double minus_s1in5_x = c5 * minus_s1in4_x - s5 * s1in3_y;
    const double s1in5_y = s5 * minus_s1in4_x + c5 * s1in3_y;
    const double t1in5_x = c5 * t1in4_x + s5 * t1in3_y;
    const double minus_t1in5_y = s5 * t1in4_x - c5 * t1in3_y;

    /* screw of joint 2 seen from link 5 (angular s, linear t) */
    const double t39 = minus_U5_xx * t1in5_x + U5_yx * minus_t1in5_y;
    const double t40 = minus_U5_yy * minus_t1in5_y - minus_U5_xy * t1in5_x;
    const double t41 = minus_P5_yz * minus_s1in5_x;
    const double t42 = t41 - P5_xz * s1in5_y + alpha5_z * s1in4_y;
    const double t43 = t41 + minus_alpha5_y * s1in5_y + minus_P5_xy * s1in4_y;
    const double t44 = t25 - t24 + t43;
    const double s2in5_x = c5 * s4;
    const double minus_s2in5_y = s5 * s4;
    const double t2in5_x = c5 * t2in4_x - s5 * t2in4_z;
    const double minus_t2in5_y = s5 * t2in4_x + c5 * t2in4_z;

    /* screw of joint 3 seen from link 5 (angular s, linear t) */
    const double t45 = a5_y * c4 + a4_y * minus_s2in5_y;
    const double t46 = minus_U5_xx * t2in5_x + U5_yx * minus_t2in5_y;
    const double t47 = a4_y * s2in5_x - a5_x * c4;
    const double t48 = minus_U5_yy * minus_t2in5_y - minus_U5_xy * t2in5_x;
    const double t49 = D5_z * c4 - (U5_zx * s2in5_x + U5_zy * minus_s2in5_y);
    const double t50 = minus_P5_yz * s2in5_x;
    const double t51 = U5_yx * s2in5_x - D5_y * minus_s2in5_y + minus_U5_yz * c4;
    const double t52 = D5_x * s2in5_x - minus_U5_xy * minus_s2in5_y + U5_xz * c4;
    const double t53 = P5_xz * minus_s2in5_y - t50 + alpha5_z * c4;
    const double t54 = t50 + minus_alpha5_y * minus_s2in5_y - minus_P5_xy * c4;
    const double t55 = t36 + t35 - t54;
    const double t3in5_x = c5 * t3in4_x - 0.0203 * s5;
    const double minus_t3in5_y = s5 * t3in4_x + 0.0203 * c5;

    /* screw of joint 1 seen from link 6 (angular s, linear t) */
    const double t56 = minus_U5_xx * t3in5_x + U5_yx * minus_t3in5_y;
    const double t57 = minus_U5_yy * minus_t3in5_y - minus_U5_xy * t3in5_x;
    const double t58 = minus_P5_yz * s5;
    const double t59 = t58 + P5_xz * c5;
    const double t60 = U4_xy + (minus_alpha5_y * c5 - t58);
    const double s1in6_x = s6 * s1in4_y - c6 * minus_s1in5_x;
    const double s1in6_y = s6 * minus_s1in5_x + c6 * s1in4_y;
    const double t1in6_x = c6 * t1in5_x + s6 * t1in4_y;
    const double t1in6_y = c6 * t1in4_y - s6 * t1in5_x;

    /* screw of joint 2 seen from link 6 (angular s, linear t) */
    const double t61 = U6_yx * t1in6_y - minus_U6_xx * t1in6_x + U6_zx * minus_t1in5_y;
    const double t62 = U6_xy * t1in6_x - minus_U6_yy * t1in6_y + U6_zy * minus_t1in5_y;
    const double t63 = P6_yz * s1in6_x;
    const double s2in6_x = c6 * s2in5_x + s6 * c4;
    const double s2in6_y = c6 * c4 - s6 * s2in5_x;
    const double t2in6_x = c6 * t2in5_x - s6 * minus_t2in4_y;
    const double minus_t2in6_y = s6 * t2in5_x + c6 * minus_t2in4_y;

    /* screw of joint 3 seen from link 6 (angular s, linear t) */
    const double t64 = a5_y * s2in6_y + a6_y * minus_s2in5_y;
    const double t65 = minus_U6_xx * t2in6_x + U6_yx * minus_t2in6_y;
    const double t66 = a5_y * s2in6_x + a6_x * minus_s2in5_y;
    const double t67 = U6_xy * t2in6_x + minus_U6_yy * minus_t2in6_y;
    const double t68 = U6_zy * s2in6_y - U6_zx * s2in6_x + D6_z * minus_s2in5_y;
    const double t69 = P6_yz * s2in6_x;
    const double t70 = U6_yx * s2in6_x + D6_y * s2in6_y + t8 * minus_s2in5_y;
    const double t71 = D6_x * s2in6_x - U6_xy * s2in6_y + U6_xz * minus_s2in5_y;
    const double t72 = t69 - P6_xz * s2in6_y + alpha6_z * minus_s2in5_y;
    const double t73 = t55 + t53 - (alpha6_y * s2in6_y - t69 + P6_xy * minus_s2in5_y);
    const double t3in6_x = c6 * t3in5_x - s6 * minus_t3in4_y;
    const double minus_t3in6_y = s6 * t3in5_x + c6 * minus_t3in4_y;

    /* screw of joint 4 seen from link 6 (angular s, linear t) */
    const double t74 = minus_U6_xx * t3in6_x + U6_yx * minus_t3in6_y;
    const double t75 = U6_xy * t3in6_x + minus_U6_yy * minus_t3in6_y;
    const double minus_s4in6_x = c6 * s5;
    const double s4in6_y = s6 * s5;

    /* results */
    const double t76 = P6_yz * minus_s4in6_x;
    const double t77 = P6_yz * s6;

    Yb[0][0] = qdd[0];
    Yb[0][1] = minus_U2_xx * minus_t1in2_x + U2_yx * t1in2_y - minus_a2_z * c2;
    Yb[0][2] = minus_a2_z * s2 - t9;
    Yb[0][3] = t12;
    Yb[0][4] = minus_U2_zy * c2 - minus_U2_zx * s2;
    Yb[0][5] = -(U2_yx * s2 + D2_y * c2);
    Yb[0][6] = -(D2_x * s2 - U2_xy * c2);
    Yb[0][7] = t10 - minus_P2_xz * c2;
    Yb[0][8] = t15 - a3_z * s1in3_y;
    Yb[0][9] = U3_zy * t1in3_z - t16 - a3_z * minus_s1in3_x;
    Yb[0][10] = t19;
    Yb[0][11] = U3_zy * s1in3_y - minus_U3_zx * minus_s1in3_x;
    Yb[0][12] = D3_y * s1in3_y - U3_yx * minus_s1in3_x;
    Yb[0][13] = minus_U3_xy * s1in3_y - D3_x * minus_s1in3_x;
    Yb[0][14] = t18;
    Yb[0][15] = minus_a4_z * s1in4_y - a4_y * s1in3_y + t21;
    Yb[0][16] = minus_a4_z * minus_s1in4_x + a4_x * s1in3_y + t22;
    Yb[0][17] = t25;
    Yb[0][18] = U4_zy * s1in4_y + U4_zx * minus_s1in4_x - D4_z * s1in3_y;
    Yb[0][19] = D4_y * s1in4_y - U4_yx * minus_s1in4_x - t7 * s1in3_y;
    Yb[0][20] = -(U4_xy * s1in4_y + D4_x * minus_s1in4_x + U4_xz * s1in3_y);
    Yb[0][21] = -t24;
    Yb[0][22] = a5_y * s1in4_y - a4_y * s1in5_y + (U5_zx * t1in4_y - t39);
    Yb[0][23] = t40 + U5_zy * t1in4_y - (a4_y * minus_s1in5_x + a5_x * s1in4_y);
    Yb[0][24] = t44;
    Yb[0][25] = U5_zx * minus_s1in5_x + U5_zy * s1in5_y + D5_z * s1in4_y;
    Yb[0][26] = D5_y * s1in5_y - U5_yx * minus_s1in5_x + minus_U5_yz * s1in4_y;
    Yb[0][27] = minus_U5_xy * s1in5_y - D5_x * minus_s1in5_x + U5_xz * s1in4_y;
    Yb[0][28] = t42;
    Yb[0][29] = a5_y * s1in6_y - a6_y * s1in5_y + t61;
    Yb[0][30] = a6_x * s1in5_y - a5_y * s1in6_x + t62;
    Yb[0][31] = t44 + t42 - (alpha6_y * s1in6_y - t63 - P6_xy * s1in5_y);
    Yb[0][32] = U6_zy * s1in6_y - U6_zx * s1in6_x - D6_z * s1in5_y;
    Yb[0][33] = U6_yx * s1in6_x + D6_y * s1in6_y - t8 * s1in5_y;
    Yb[0][34] = D6_x * s1in6_x - U6_xy * s1in6_y - U6_xz * s1in5_y;
    Yb[0][35] = t63 - P6_xz * s1in6_y - alpha6_z * s1in5_y;
    Yb[1][0] = 0.0;
    Yb[1][1] = a2_y;
    Yb[1][2] = minus_a2_x;
    Yb[1][3] = -P2_xy;
    Yb[1][4] = D2_z;
    Yb[1][5] = -U2_yz;
    Yb[1][6] = U2_xz;
    Yb[1][7] = qdd[1];
    Yb[1][8] = a3_y + (U3_yx * t2in3_y - minus_U3_xx * t2in3_x);
    Yb[1][9] = -(a3_x + (minus_U3_xy * t2in3_x + minus_U3_yy * t2in3_y));
    Yb[1][10] = minus_P3_xy;
    Yb[1][11] = D3_z;
    Yb[1][12] = t4;
    Yb[1][13] = U3_xz;
    Yb[1][14] = alpha3_z;
    Yb[1][15] = t27 + (U4_zx * t2in4_z - t28);
    Yb[1][16] = t30 - t29;
    Yb[1][17] = t36;
    Yb[1][18] = t31;
    Yb[1][19] = t33;
    Yb[1][20] = t34;
    Yb[1][21] = t35;
    Yb[1][22] = t45 - (t46 + U5_zx * minus_t2in4_y);
    Yb[1][23] = t47 + (t48 - U5_zy * minus_t2in4_y);
    Yb[1][24] = t55;
    Yb[1][25] = t49;
    Yb[1][26] = t51;
    Yb[1][27] = t52;
    Yb[1][28] = t53;
    Yb[1][29] = t64 + (U6_zx * minus_t2in5_y - t65);
    Yb[1][30] = t67 + U6_zy * minus_t2in5_y - t66;
    Yb[1][31] = t73;
    Yb[1][32] = t68;
    Yb[1][33] = t70;
    Yb[1][34] = t71;
    Yb[1][35] = t72;
    Yb[2][0] = 0.0;
    Yb[2][1] = 0.0;
    Yb[2][2] = 0.0;
    Yb[2][3] = 0.0;
    Yb[2][4] = 0.0;
    Yb[2][5] = 0.0;
    Yb[2][6] = 0.0;
    Yb[2][7] = 0.0;
    Yb[2][8] = a3_y;
    Yb[2][9] = -a3_x;
    Yb[2][10] = minus_P3_xy;
    Yb[2][11] = D3_z;
    Yb[2][12] = t4;
    Yb[2][13] = U3_xz;
    Yb[2][14] = alpha3_z;
    Yb[2][15] = t27 + t37;
    Yb[2][16] = t38 - t29;
    Yb[2][17] = t36;
    Yb[2][18] = t31;
    Yb[2][19] = t33;
    Yb[2][20] = t34;
    Yb[2][21] = t35;
    Yb[2][22] = t45 - (t56 + U5_zx * minus_t3in4_y);
    Yb[2][23] = t47 + (t57 - U5_zy * minus_t3in4_y);
    Yb[2][24] = t55;
    Yb[2][25] = t49;
    Yb[2][26] = t51;
    Yb[2][27] = t52;
    Yb[2][28] = t53;
    Yb[2][29] = t64 + (U6_zx * minus_t3in5_y - t74);
    Yb[2][30] = t75 + U6_zy * minus_t3in5_y - t66;
    Yb[2][31] = t73;
    Yb[2][32] = t68;
    Yb[2][33] = t70;
    Yb[2][34] = t71;
    Yb[2][35] = t72;
    Yb[3][0] = 0.0;
    Yb[3][1] = 0.0;
    Yb[3][2] = 0.0;
    Yb[3][3] = 0.0;
    Yb[3][4] = 0.0;
    Yb[3][5] = 0.0;
    Yb[3][6] = 0.0;
    Yb[3][7] = 0.0;
    Yb[3][8] = 0.0;
    Yb[3][9] = 0.0;
    Yb[3][10] = 0.0;
    Yb[3][11] = 0.0;
    Yb[3][12] = 0.0;
    Yb[3][13] = 0.0;
    Yb[3][14] = 0.0;
    Yb[3][15] = a4_y;
    Yb[3][16] = -a4_x;
    Yb[3][17] = -P4_xy;
    Yb[3][18] = D4_z;
    Yb[3][19] = t7;
    Yb[3][20] = U4_xz;
    Yb[3][21] = alpha4_z;
    Yb[3][22] = a4_y * c5;
    Yb[3][23] = -a4_y * s5;
    Yb[3][24] = -t60;
    Yb[3][25] = U5_zx * s5 - U5_zy * c5;
    Yb[3][26] = -(U5_yx * s5 + D5_y * c5);
    Yb[3][27] = -(D5_x * s5 + minus_U5_xy * c5);
    Yb[3][28] = t59;
    Yb[3][29] = a5_y * s4in6_y + a6_y * c5;
    Yb[3][30] = -(a6_x * c5 - a5_y * minus_s4in6_x);
    Yb[3][31] = t59 - t60 - (t76 + alpha6_y * s4in6_y + P6_xy * c5);
    Yb[3][32] = U6_zy * s4in6_y + U6_zx * minus_s4in6_x + D6_z * c5;
    Yb[3][33] = D6_y * s4in6_y - U6_yx * minus_s4in6_x + t8 * c5;
    Yb[3][34] = U6_xz * c5 - (U6_xy * s4in6_y + D6_x * minus_s4in6_x);
    Yb[3][35] = alpha6_z * c5 - (t76 + P6_xz * s4in6_y);
    Yb[4][0] = 0.0;
    Yb[4][1] = 0.0;
    Yb[4][2] = 0.0;
    Yb[4][3] = 0.0;
    Yb[4][4] = 0.0;
    Yb[4][5] = 0.0;
    Yb[4][6] = 0.0;
    Yb[4][7] = 0.0;
    Yb[4][8] = 0.0;
    Yb[4][9] = 0.0;
    Yb[4][10] = 0.0;
    Yb[4][11] = 0.0;
    Yb[4][12] = 0.0;
    Yb[4][13] = 0.0;
    Yb[4][14] = 0.0;
    Yb[4][15] = 0.0;
    Yb[4][16] = 0.0;
    Yb[4][17] = 0.0;
    Yb[4][18] = 0.0;
    Yb[4][19] = 0.0;
    Yb[4][20] = 0.0;
    Yb[4][21] = 0.0;
    Yb[4][22] = a5_y;
    Yb[4][23] = -a5_x;
    Yb[4][24] = minus_P5_xy;
    Yb[4][25] = D5_z;
    Yb[4][26] = minus_U5_yz;
    Yb[4][27] = U5_xz;
    Yb[4][28] = alpha5_z;
    Yb[4][29] = a5_y * c6;
    Yb[4][30] = -a5_y * s6;
    Yb[4][31] = minus_U5_xy - (alpha6_y * c6 - t77);
    Yb[4][32] = U6_zy * c6 - U6_zx * s6;
    Yb[4][33] = U6_yx * s6 + D6_y * c6;
    Yb[4][34] = D6_x * s6 - U6_xy * c6;
    Yb[4][35] = t77 - P6_xz * c6;
    Yb[5][0] = 0.0;
    Yb[5][1] = 0.0;
    Yb[5][2] = 0.0;
    Yb[5][3] = 0.0;
    Yb[5][4] = 0.0;
    Yb[5][5] = 0.0;
    Yb[5][6] = 0.0;
    Yb[5][7] = 0.0;
    Yb[5][8] = 0.0;
    Yb[5][9] = 0.0;
    Yb[5][10] = 0.0;
    Yb[5][11] = 0.0;
    Yb[5][12] = 0.0;
    Yb[5][13] = 0.0;
    Yb[5][14] = 0.0;
    Yb[5][15] = 0.0;
    Yb[5][16] = 0.0;
    Yb[5][17] = 0.0;
    Yb[5][18] = 0.0;
    Yb[5][19] = 0.0;
    Yb[5][20] = 0.0;
    Yb[5][21] = 0.0;
    Yb[5][22] = 0.0;
    Yb[5][23] = 0.0;
    Yb[5][24] = 0.0;
    Yb[5][25] = 0.0;
    Yb[5][26] = 0.0;
    Yb[5][27] = 0.0;
    Yb[5][28] = 0.0;
    Yb[5][29] = a6_y;
    Yb[5][30] = -a6_x;
    Yb[5][31] = -P6_xy;
    Yb[5][32] = D6_z;
    Yb[5][33] = t8;
    Yb[5][34] = U6_xz;
    Yb[5][35] = alpha6_z;
}

/* The base parameters, groups of the inertial ones. */
void puma560_base_parameters(const double p[84], double pb[36])
{
    /* parameters */
    const double link1_Izz = p[9];
    const double link2_m = p[10];
    const double link2_mcx = p[11];
    const double link2_mcy = p[12];
    const double link2_mcz = p[13];
    const double link2_Ixx = p[14];
    const double link2_Ixy = p[15];
    const double link2_Iyy = p[16];
    const double link2_Ixz = p[17];
    const double link2_Iyz = p[18];
    const double link2_Izz = p[19];
    const double link3_m = p[20];
    const double link3_mcx = p[21];
    const double link3_mcy = p[22];
    const double link3_mcz = p[23];
    const double link3_Ixx = p[24];
    const double link3_Ixy = p[25];
    const double link3_Iyy = p[26];
    const double link3_Ixz = p[27];
    const double link3_Iyz = p[28];
    const double link3_Izz = p[29];
    const double link4_m = p[30];
    const double link4_mcx = p[31];
    const double link4_mcy = p[32];
    const double link4_mcz = p[33];
    const double link4_Ixx = p[34];
    const double link4_Ixy = p[35];
    const double link4_Iyy = p[36];
    const double link4_Ixz = p[37];
    const double link4_Iyz = p[38];
    const double link4_Izz = p[39];
    const double link5_m = p[40];
    const double link5_mcx = p[41];
    const double link5_mcy = p[42];
    const double link5_mcz = p[43];
    const double link5_Ixx = p[44];
    const double link5_Ixy = p[45];
    const double link5_Iyy = p[46];
    const double link5_Ixz = p[47];
    const double link5_Iyz = p[48];
    const double link5_Izz = p[49];
    const double link6_m = p[50];
    const double link6_mcx = p[51];
    const double link6_mcy = p[52];
    const double link6_mcz = p[53];
    const double link6_Ixx = p[54];
    const double link6_Ixy = p[55];
    const double link6_Iyy = p[56];
    const double link6_Ixz = p[57];
    const double link6_Iyz = p[58];
    const double link6_Izz = p[59];

    /* link 1: its base parameters */
    const double t1 = link1_Izz + 0.05929225 * link2_m + 0.487 * link2_mcz + link2_Iyy;
    const double t2 = t1 + 0.20898125 * link3_m + 0.3002 * link3_mcz + link3_Iyy;
    const double t3 = t2 + 0.20939334 * link4_m + 0.20939334 * link5_m;
    const double IzzR1 = t3 + 0.20939334 * link6_m;

    /* link 2: its base parameters */
    const double t4 = link2_mcx + 0.4318 * link3_m + 0.4318 * link4_m;
    const double mcxR2 = t4 + 0.4318 * link5_m + 0.4318 * link6_m;
    const double t5 = 0.18645124 * link3_m;
    const double t6 = 0.18645124 * link4_m;
    const double t7 = 0.18645124 * link5_m;
    const double t8 = 0.18645124 * link6_m;
    const double IxxR2 = link2_Ixx - link2_Iyy - t5 - t6 - t7 - t8;
    const double t9 = link2_Ixz + 0.04033012 * link3_m - 0.4318 * link3_mcz;
    const double t10 = t9 + 0.04033012 * link4_m + 0.04033012 * link5_m;
    const double IxzR2 = t10 + 0.04033012 * link6_m;
    const double IzzR2 = link2_Izz + t5 + t6 + t7 + t8;

    /* link 3: its base parameters */
    const double t11 = link3_mcx - 0.0203 * link4_m - 0.0203 * link5_m;
    const double mcxR3 = t11 - 0.0203 * link6_m;
    const double t12 = link3_mcy - 0.4331 * link4_m - link4_mcz - 0.4331 * link5_m;
    const double mcyR3 = t12 - 0.4331 * link6_m;
    const double t13 = 0.8662 * link4_mcz;
    const double t14 = link3_Ixx - link3_Iyy + 0.18716352 * link4_m + t13 + link4_Iyy;
    const double IxxR3 = t14 + 0.18716352 * link5_m + 0.18716352 * link6_m;
    const double t15 = link3_Ixy - 0.00879193 * link4_m - 0.0203 * link4_mcz;
    const double IxyR3 = t15 - 0.00879193 * link5_m - 0.00879193 * link6_m;
    const double t16 = link3_Izz + 0.1879877 * link4_m + t13 + link4_Iyy;
    const double IzzR3 = t16 + 0.1879877 * link5_m + 0.1879877 * link6_m;

    /* link 4: its base parameters */
    const double mcyR4 = link4_mcy + link5_mcz;
    const double IxxR4 = link4_Ixx - link4_Iyy + link5_Iyy;
    const double IzzR4 = link4_Izz + link5_Iyy;

    /* link 5: its base parameters */
    const double mcyR5 = link5_mcy - link6_mcz;
    const double IxxR5 = link5_Ixx - link5_Iyy + link6_Iyy;
    const double IzzR5 = link5_Izz + link6_Iyy;

    /* link 6: its base parameters */
    const double IxxR6 = link6_Ixx - link6_Iyy;

    pb[0] = IzzR1;
    pb[1] = mcxR2;
    pb[2] = link2_mcy;
    pb[3] = IxxR2;
    pb[4] = link2_Ixy;
    pb[5] = IxzR2;
    pb[6] = link2_Iyz;
    pb[7] = IzzR2;
    pb[8] = mcxR3;
    pb[9] = mcyR3;
    pb[10] = IxxR3;
    pb[11] = IxyR3;
    pb[12] = link3_Ixz;
    pb[13] = link3_Iyz;
    pb[14] = IzzR3;
    pb[15] = link4_mcx;
    pb[16] = mcyR4;
    pb[17] = IxxR4;
    pb[18] = link4_Ixy;
    pb[19] = link4_Ixz;
    pb[20] = link4_Iyz;
    pb[21] = IzzR4;
    pb[22] = link5_mcx;
    pb[23] = mcyR5;
    pb[24] = IxxR5;
    pb[25] = link5_Ixy;
    pb[26] = link5_Ixz;
    pb[27] = link5_Iyz;
    pb[28] = IzzR5;
    pb[29] = link6_mcx;
    pb[30] = link6_mcy;
    pb[31] = IxxR6;
    pb[32] = link6_Ixy;
    pb[33] = link6_Ixz;
    pb[34] = link6_Iyz;
    pb[35] = link6_Izz;
}

/* Gradient of each tip's pose in the parameters, as a twist in the tip's own frame. */
void puma560_kinematics_gradient(const double q[6], const double p[84], double dX_dp[1][6][24])
{
    /* parameters */
    const double joint1_alpha = p[60];
    const double joint1_theta = p[62];
    const double joint1_d = p[63];
    const double joint2_alpha = p[64];
    const double joint2_a = p[65];
    const double joint2_theta = p[66];
    const double joint2_d = p[67];
    const double joint3_alpha = p[68];
    const double joint3_a = p[69];
    const double joint3_theta = p[70];
    const double joint3_d = p[71];
    const double joint4_alpha = p[72];
    const double joint4_a = p[73];
    const double joint4_theta = p[74];
    const double joint4_d = p[75];
    const double joint5_alpha = p[76];
    const double joint5_a = p[77];
    const double joint5_theta = p[78];
    const double joint5_d = p[79];
    const double joint6_alpha = p[80];
    const double joint6_a = p[81];
    const double joint6_theta = p[82];
    const double joint6_d = p[83];

    /* sines and cosines of the joint angles */
    double s1, c1, s2, c2, s3, c3, s4, c4, s5, c5, s6, c6;
    symdyn_sincos(q[0], &s1, &c1);
    symdyn_sincos(q[1], &s2, &c2);
    symdyn_sincos(q[2], &s3, &c3);
    symdyn_sincos(q[3], &s4, &c4);
    symdyn_sincos(q[4], &s5, &c5);
    symdyn_sincos(q[5], &s6, &c6);

    /* joint 1: rotation R and translation p from link 1 to its parent */
    double minus_R1_yz, R1_zz, t1, t2;
    symdyn_sincos(joint1_alpha, &minus_R1_yz, &R1_zz);
    symdyn_sincos(joint1_theta, &t1, &t2);
    const double t3 = R1_zz * t1;
    const double t4 = R1_zz * t2;
    const double t5 = minus_R1_yz * t1;
    const double t6 = minus_R1_yz * t2;
    const double minus_p1_y = minus_R1_yz * joint1_d;
    const double p1_z = R1_zz * joint1_d;
    const double R1_xx = t2 * c1 - t1 * s1;
    const double minus_R1_xy = t2 * s1 + t1 * c1;
    const double R1_yx = t3 * c1 + t4 * s1;
    const double R1_yy = t4 * c1 - t3 * s1;
    const double R1_zx = t5 * c1 + t6 * s1;
    const double R1_zy = t6 * c1 - t5 * s1;

    /* joint 2: rotation R and translation p from link 2 to its parent */
    double minus_R2_yz, R2_zz, t7, t8;
    symdyn_sincos(joint2_alpha, &minus_R2_yz, &R2_zz);
    symdyn_sincos(joint2_theta, &t7, &t8);
    const double t9 = R2_zz * t7;
    const double t10 = R2_zz * t8;
    const double t11 = minus_R2_yz * t7;
    const double t12 = minus_R2_yz * t8;
    const double minus_p2_y = minus_R2_yz * joint2_d;
    const double p2_z = R2_zz * joint2_d;
    const double R2_xx = t8 * c2 - t7 * s2;
    const double minus_R2_xy = t8 * s2 + t7 * c2;
    const double R2_yx = t9 * c2 + t10 * s2;
    const double R2_yy = t10 * c2 - t9 * s2;
    const double R2_zx = t11 * c2 + t12 * s2;
    const double R2_zy = t12 * c2 - t11 * s2;

    /* joint 3: rotation R and translation p from link 3 to its parent */
    double minus_R3_yz, R3_zz, t13, t14;
    symdyn_sincos(joint3_alpha, &minus_R3_yz, &R3_zz);
    symdyn_sincos(joint3_theta, &t13, &t14);
    const double t15 = R3_zz * t13;
    const double t16 = R3_zz * t14;
    const double t17 = minus_R3_yz * t13;
    const double t18 = minus_R3_yz * t14;
    const double minus_p3_y = minus_R3_yz * joint3_d;
    const double p3_z = R3_zz * joint3_d;
    const double R3_xx = t14 * c3 - t13 * s3;
    const double minus_R3_xy = t14 * s3 + t13 * c3;
    const double R3_yx = t15 * c3 + t16 * s3;
    const double R3_yy = t16 * c3 - t15 * s3;
    const double R3_zx = t17 * c3 + t18 * s3;
    const double R3_zy = t18 * c3 - t17 * s3;

    /* joint 4: rotation R and translation p from link 4 to its parent */
    double minus_R4_yz, R4_zz, t19, t20;
    symdyn_sincos(joint4_alpha, &minus_R4_yz, &R4_zz);
    symdyn_sincos(joint4_theta, &t19, &t20);
    const double t21 = R4_zz * t19;
    const double t22 = R4_zz * t20;
    const double t23 = minus_R4_yz * t19;
    const double t24 = minus_R4_yz * t20;
    const double minus_p4_y = minus_R4_yz * joint4_d;
    const double p4_z = R4_zz * joint4_d;
    const double R4_xx = t20 * c4 - t19 * s4;
    const double minus_R4_xy = t20 * s4 + t19 * c4;
    const double R4_yx = t21 * c4 + t22 * s4;
    const double R4_yy = t22 * c4 - t21 * s4;
    const double R4_zx = t23 * c4 + t24 * s4;
    const double R4_zy = t24 * c4 - t23 * s4;

    /* joint 5: rotation R and translation p from link 5 to its parent */
    double minus_R5_yz, R5_zz, t25, t26;
    symdyn_sincos(joint5_alpha, &minus_R5_yz, &R5_zz);
    symdyn_sincos(joint5_theta, &t25, &t26);
    const double t27 = R5_zz * t25;
    const double t28 = R5_zz * t26;
    const double t29 = minus_R5_yz * t25;
    const double t30 = minus_R5_yz * t26;
    const double minus_p5_y = minus_R5_yz * joint5_d;
    const double p5_z = R5_zz * joint5_d;
    const double R5_xx = t26 * c5 - t25 * s5;
    const double minus_R5_xy = t26 * s5 + t25 * c5;
    const double R5_yx = t27 * c5 + t28 * s5;
    const double R5_yy = t28 * c5 - t27 * s5;
    const double R5_zx = t29 * c5 + t30 * s5;
    const double R5_zy = t30 * c5 - t29 * s5;

    /* joint 6: rotation R and translation p from link 6 to its parent */
    double minus_R6_yz, R6_zz, t31, t32;
    symdyn_sincos(joint6_alpha, &minus_R6_yz, &R6_zz);
    symdyn_sincos(joint6_theta, &t31, &t32);
    const double t33 = R6_zz * t31;
    const double t34 = R6_zz * t32;
    const double t35 = minus_R6_yz * t31;
    const double t36 = minus_R6_yz * t32;
    const double minus_p6_y = minus_R6_yz * joint6_d;
    const double p6_z = R6_zz * joint6_d;
    const double R6_xx = t32 * c6 - t31 * s6;
    const double minus_R6_xy = t32 * s6 + t31 * c6;
    const double R6_yx = t33 * c6 + t34 * s6;
    const double R6_yy = t34 * c6 - t33 * s6;
    const double R6_zx = t35 * c6 + t36 * s6;
    const double R6_zy = t36 * c6 - t35 * s6;

    /* link 2: axes E and origin o in the base frame */
    const double E2_xx = R1_xx * R2_xx - minus_R1_xy * R2_yx;
    const double minus_E2_xy = R1_xx * minus_R2_xy + minus_R1_xy * R2_yy;
    const double E2_xz = minus_R1_xy * minus_R2_yz;
    const double E2_yx = R1_yx * R2_xx + R1_yy * R2_yx - minus_R1_yz * R2_zx;
    const double E2_yy = R1_yy * R2_yy - R1_yx * minus_R2_xy - minus_R1_yz * R2_zy;
    const double minus_E2_yz = R1_yy * minus_R2_yz + minus_R1_yz * R2_zz;
    const double E2_zx = R1_zx * R2_xx + R1_zy * R2_yx + R1_zz * R2_zx;
    const double E2_zy = R1_zy * R2_yy - R1_zx * minus_R2_xy + R1_zz * R2_zy;
    const double E2_zz = R1_zz * R2_zz - R1_zy * minus_R2_yz;
    const double t37 = R1_yx * joint2_a - R1_yy * minus_p2_y - minus_R1_yz * p2_z;
    const double o2_y = t37 - minus_p1_y;

    /* link 3: axes E and origin o in the base frame */
    const double E3_xx = E2_xx * R3_xx - minus_E2_xy * R3_yx + E2_xz * R3_zx;
    const double E3_xy = E2_xz * R3_zy - (E2_xx * minus_R3_xy + minus_E2_xy * R3_yy);
    const double E3_xz = minus_E2_xy * minus_R3_yz + E2_xz * R3_zz;
    const double E3_yx = E2_yx * R3_xx + E2_yy * R3_yx - minus_E2_yz * R3_zx;
    const double E3_yy = E2_yy * R3_yy - E2_yx * minus_R3_xy - minus_E2_yz * R3_zy;
    const double minus_E3_yz = E2_yy * minus_R3_yz + minus_E2_yz * R3_zz;
    const double E3_zx = E2_zx * R3_xx + E2_zy * R3_yx + E2_zz * R3_zx;
    const double E3_zy = E2_zy * R3_yy - E2_zx * minus_R3_xy + E2_zz * R3_zy;
    const double E3_zz = E2_zz * R3_zz - E2_zy * minus_R3_yz;
    const double t38 = E2_yx * joint3_a - E2_yy * minus_p3_y - minus_E2_yz * p3_z;
    const double o3_y = o2_y + t38;

    /* link 4: axes E and origin o in the base frame */
    const double E4_xx = E3_xx * R4_xx + E3_xy * R4_yx + E3_xz * R4_zx;
    const double E4_xy = E3_xy * R4_yy - E3_xx * minus_R4_xy + E3_xz * R4_zy;
    const double E4_xz = E3_xz * R4_zz - E3_xy * minus_R4_yz;
    const double E4_yx = E3_yx * R4_xx + E3_yy * R4_yx - minus_E3_yz * R4_zx;
    const double E4_yy = E3_yy * R4_yy - E3_yx * minus_R4_xy - minus_E3_yz * R4_zy;
    const double minus_E4_yz = E3_yy * minus_R4_yz + minus_E3_yz * R4_zz;
    const double E4_zx = E3_zx * R4_xx + E3_zy * R4_yx + E3_zz * R4_zx;
    const double E4_zy = E3_zy * R4_yy - E3_zx * minus_R4_xy + E3_zz * R4_zy;
    const double E4_zz = E3_zz * R4_zz - E3_zy * minus_R4_yz;
    const double t39 = E3_yx * joint4_a - E3_yy * minus_p4_y - minus_E3_yz * p4_z;
    const double o4_y = o3_y + t39;

    /* link 5: axes E and origin o in the base frame */
    const double E5_xx = E4_xx * R5_xx + E4_xy * R5_yx + E4_xz * R5_zx;
    const double E5_xy = E4_xy * R5_yy - E4_xx * minus_R5_xy + E4_xz * R5_zy;
    const double E5_xz = E4_xz * R5_zz - E4_xy * minus_R5_yz;
    const double E5_yx = E4_yx * R5_xx + E4_yy * R5_yx - minus_E4_yz * R5_zx;
    const double E5_yy = E4_yy * R5_yy - E4_yx * minus_R5_xy - minus_E4_yz * R5_zy;
    const double minus_E5_yz = E4_yy * minus_R5_yz + minus_E4_yz * R5_zz;
    const double E5_zx = E4_zx * R5_xx + E4_zy * R5_yx + E4_zz * R5_zx;
    const double t40 = E4_zx * minus_R5_xy;
    const double t41 = E4_zy * R5_yy;
    const double t42 = E4_zz * R5_zy;
    const double E5_zy = t41 - t40 + t42;
    const double E5_zz = E4_zz * R5_zz - E4_zy * minus_R5_yz;
    const double t43 = E4_yx * joint5_a - E4_yy * minus_p5_y - minus_E4_yz * p5_z;
    const double o5_y = o4_y + t43;

    /* link 6: axes E and origin o in the base frame */
    const double E6_xx = E5_xx * R6_xx + E5_xy * R6_yx + E5_xz * R6_zx;
    const double E6_xy = E5_xy * R6_yy - E5_xx * minus_R6_xy + E5_xz * R6_zy;
    const double E6_xz = E5_xz * R6_zz - E5_xy * minus_R6_yz;
    const double E6_yx = E5_yx * R6_xx + E5_yy * R6_yx - minus_E5_yz * R6_zx;
    const double E6_yy = E5_yy * R6_yy - E5_yx * minus_R6_xy - minus_E5_yz * R6_zy;
    const double minus_E6_yz = E5_yy * minus_R6_yz + minus_E5_yz * R6_zz;
    const double t44 = E5_zx * R6_xx;
    const double t45 = E5_zz * R6_zx;
    const double E6_zx = t44 + E5_zy * R6_yx + t45;
    const double t46 = E5_zx * minus_R6_xy;
    const double t47 = E5_zz * R6_zy;
    const double E6_zy = E5_zy * R6_yy - t46 + t47;
    const double t48 = E5_zz * R6_zz;
    const double E6_zz = t48 - E5_zy * minus_R6_yz;
    const double t49 = E5_yx * joint6_a - E5_yy * minus_p6_y - minus_E5_yz * p6_z;
    const double o6_y = o5_y + t49;

    /* link 2: axes E and origin o in the base frame, derivative in p[60] */
    const double t50 = R1_zx * joint2_a - R1_zy * minus_p2_y + R1_zz * p2_z;
    const double minus_do2_y_dp60 = t50 + p1_z;

    /* link 3: axes E and origin o in the base frame, derivative in p[60] */
    const double t51 = E2_zx * joint3_a - E2_zy * minus_p3_y + E2_zz * p3_z;
    const double minus_do3_y_dp60 = t51 + minus_do2_y_dp60;

    /* link 4: axes E and origin o in the base frame, derivative in p[60] */
    const double t52 = E3_zx * joint4_a - E3_zy * minus_p4_y + E3_zz * p4_z;
    const double minus_do4_y_dp60 = t52 + minus_do3_y_dp60;

    /* link 5: axes E and origin o in the base frame, derivative in p[60] */
    const double dE5_yy_dp60 = t40 - t41 - t42;
    const double t53 = E4_zx * joint5_a - E4_zy * minus_p5_y + E4_zz * p5_z;
    const double minus_do5_y_dp60 = t53 + minus_do4_y_dp60;

    /* link 6: axes E and origin o in the base frame, derivative in p[60] */
    const double dE6_yx_dp60 = dE5_yy_dp60 * R6_yx - t44 - t45;
    const double dE6_yy_dp60 = dE5_yy_dp60 * R6_yy + t46 - t47;
    const double minus_dE6_yz_dp60 = dE5_yy_dp60 * minus_R6_yz + t48;
    const double t54 = E5_zx * joint6_a + dE5_yy_dp60 * minus_p6_y + E5_zz * p6_z;
    const double minus_do6_y_dp60 = t54 + minus_do5_y_dp60;

    /* link 2: axes E and origin o in the base frame, derivative in p[62] */
    const double minus_dE2_xx_dp62 = minus_R1_xy * R2_xx + R1_xx * R2_yx;
    const double minus_dE2_xy_dp62 = R1_xx * R2_yy - minus_R1_xy * minus_R2_xy;
    const double dE2_xz_dp62 = R1_xx * minus_R2_yz;
    const double dE2_yx_dp62 = R1_yy * R2_xx - R1_yx * R2_yx;
    const double minus_dE2_yy_dp62 = R1_yx * R2_yy + R1_yy * minus_R2_xy;
    const double dE2_yz_dp62 = R1_yx * minus_R2_yz;
    const double dE2_zx_dp62 = R1_zy * R2_xx - R1_zx * R2_yx;
    const double minus_dE2_zy_dp62 = R1_zx * R2_yy + R1_zy * minus_R2_xy;
    const double dE2_zz_dp62 = R1_zx * minus_R2_yz;
    const double do2_x_dp62 = R1_xx * minus_p2_y - minus_R1_xy * joint2_a;
    const double do2_y_dp62 = R1_yy * joint2_a + R1_yx * minus_p2_y;
    const double do2_z_dp62 = R1_zy * joint2_a + R1_zx * minus_p2_y;

    /* link 3: axes E and origin o in the base frame, derivative in p[62] */
    const double t55 = minus_dE2_xx_dp62 * R3_xx + minus_dE2_xy_dp62 * R3_yx;
    const double dE3_xx_dp62 = dE2_xz_dp62 * R3_zx - t55;
    const double t56 = minus_dE2_xx_dp62 * minus_R3_xy - minus_dE2_xy_dp62 * R3_yy;
    const double dE3_xy_dp62 = dE2_xz_dp62 * R3_zy + t56;
    const double dE3_xz_dp62 = minus_dE2_xy_dp62 * minus_R3_yz + dE2_xz_dp62 * R3_zz;
    const double t57 = dE2_yx_dp62 * R3_xx - minus_dE2_yy_dp62 * R3_yx;
    const double dE3_yx_dp62 = t57 + dE2_yz_dp62 * R3_zx;
    const double t58 = minus_dE2_yy_dp62 * R3_yy + dE2_yx_dp62 * minus_R3_xy;
    const double dE3_yy_dp62 = dE2_yz_dp62 * R3_zy - t58;
    const double dE3_yz_dp62 = minus_dE2_yy_dp62 * minus_R3_yz + dE2_yz_dp62 * R3_zz;
    const double t59 = dE2_zx_dp62 * R3_xx - minus_dE2_zy_dp62 * R3_yx;
    const double dE3_zx_dp62 = t59 + dE2_zz_dp62 * R3_zx;
    const double t60 = minus_dE2_zy_dp62 * R3_yy + dE2_zx_dp62 * minus_R3_xy;
    const double dE3_zy_dp62 = dE2_zz_dp62 * R3_zy - t60;
    const double dE3_zz_dp62 = dE2_zz_dp62 * R3_zz + minus_dE2_zy_dp62 * minus_R3_yz;
    const double t61 = minus_dE2_xy_dp62 * minus_p3_y - minus_dE2_xx_dp62 * joint3_a;
    const double t62 = dE2_yx_dp62 * joint3_a + minus_dE2_yy_dp62 * minus_p3_y;
    const double t63 = dE2_zx_dp62 * joint3_a + minus_dE2_zy_dp62 * minus_p3_y;
    const double do3_x_dp62 = do2_x_dp62 + (t61 + dE2_xz_dp62 * p3_z);
    const double do3_y_dp62 = do2_y_dp62 + (t62 + dE2_yz_dp62 * p3_z);
    const double do3_z_dp62 = do2_z_dp62 + (t63 + dE2_zz_dp62 * p3_z);

    /* link 4: axes E and origin o in the base frame, derivative in p[62] */
    const double dE4_xx_dp62 = dE3_xx_dp62 * R4_xx + dE3_xy_dp62 * R4_yx + dE3_xz_dp62 * R4_zx;
    const double t64 = dE3_xy_dp62 * R4_yy - dE3_xx_dp62 * minus_R4_xy;
    const double dE4_xy_dp62 = t64 + dE3_xz_dp62 * R4_zy;
    const double dE4_xz_dp62 = dE3_xz_dp62 * R4_zz - dE3_xy_dp62 * minus_R4_yz;
    const double dE4_yx_dp62 = dE3_yx_dp62 * R4_xx + dE3_yy_dp62 * R4_yx + dE3_yz_dp62 * R4_zx;
    const double t65 = dE3_yy_dp62 * R4_yy - dE3_yx_dp62 * minus_R4_xy;
    const double dE4_yy_dp62 = t65 + dE3_yz_dp62 * R4_zy;
    const double minus_dE4_yz_dp62 = dE3_yy_dp62 * minus_R4_yz - dE3_yz_dp62 * R4_zz;
    const double dE4_zx_dp62 = dE3_zx_dp62 * R4_xx + dE3_zy_dp62 * R4_yx + dE3_zz_dp62 * R4_zx;
    const double t66 = dE3_zy_dp62 * R4_yy - dE3_zx_dp62 * minus_R4_xy;
    const double dE4_zy_dp62 = t66 + dE3_zz_dp62 * R4_zy;
    const double dE4_zz_dp62 = dE3_zz_dp62 * R4_zz - dE3_zy_dp62 * minus_R4_yz;
    const double t67 = dE3_xx_dp62 * joint4_a - dE3_xy_dp62 * minus_p4_y;
    const double t68 = dE3_yx_dp62 * joint4_a - dE3_yy_dp62 * minus_p4_y;
    const double t69 = dE3_zx_dp62 * joint4_a - dE3_zy_dp62 * minus_p4_y;
    const double do4_x_dp62 = do3_x_dp62 + (t67 + dE3_xz_dp62 * p4_z);
    const double do4_y_dp62 = do3_y_dp62 + (t68 + dE3_yz_dp62 * p4_z);
    const double do4_z_dp62 = do3_z_dp62 + (t69 + dE3_zz_dp62 * p4_z);

    /* link 5: axes E and origin o in the base frame, derivative in p[62] */
    const double dE5_xx_dp62 = dE4_xx_dp62 * R5_xx + dE4_xy_dp62 * R5_yx + dE4_xz_dp62 * R5_zx;
    const double t70 = dE4_xy_dp62 * R5_yy - dE4_xx_dp62 * minus_R5_xy;
    const double dE5_xy_dp62 = t70 + dE4_xz_dp62 * R5_zy;
    const double dE5_xz_dp62 = dE4_xz_dp62 * R5_zz - dE4_xy_dp62 * minus_R5_yz;
    const double t71 = dE4_yx_dp62 * R5_xx + dE4_yy_dp62 * R5_yx;
    const double dE5_yx_dp62 = t71 - minus_dE4_yz_dp62 * R5_zx;
    const double t72 = dE4_yy_dp62 * R5_yy - dE4_yx_dp62 * minus_R5_xy;
    const double dE5_yy_dp62 = t72 - minus_dE4_yz_dp62 * R5_zy;
    const double minus_dE5_yz_dp62 = dE4_yy_dp62 * minus_R5_yz + minus_dE4_yz_dp62 * R5_zz;
    const double dE5_zx_dp62 = dE4_zx_dp62 * R5_xx + dE4_zy_dp62 * R5_yx + dE4_zz_dp62 * R5_zx;
    const double t73 = dE4_zy_dp62 * R5_yy - dE4_zx_dp62 * minus_R5_xy;
    const double dE5_zy_dp62 = t73 + dE4_zz_dp62 * R5_zy;
    const double dE5_zz_dp62 = dE4_zz_dp62 * R5_zz - dE4_zy_dp62 * minus_R5_yz;
    const double t74 = dE4_xx_dp62 * joint5_a - dE4_xy_dp62 * minus_p5_y;
    const double t75 = dE4_yx_dp62 * joint5_a - dE4_yy_dp62 * minus_p5_y;
    const double t76 = dE4_zx_dp62 * joint5_a - dE4_zy_dp62 * minus_p5_y;
    const double do5_x_dp62 = do4_x_dp62 + (t74 + dE4_xz_dp62 * p5_z);
    const double do5_y_dp62 = do4_y_dp62 + (t75 - minus_dE4_yz_dp62 * p5_z);
    const double do5_z_dp62 = do4_z_dp62 + (t76 + dE4_zz_dp62 * p5_z);

    /* link 6: axes E and origin o in the base frame, derivative in p[62] */
    const double dE6_xx_dp62 = dE5_xx_dp62 * R6_xx + dE5_xy_dp62 * R6_yx + dE5_xz_dp62 * R6_zx;
    const double t77 = dE5_xy_dp62 * R6_yy - dE5_xx_dp62 * minus_R6_xy;
    const double dE6_xy_dp62 = t77 + dE5_xz_dp62 * R6_zy;
    const double dE6_xz_dp62 = dE5_xz_dp62 * R6_zz - dE5_xy_dp62 * minus_R6_yz;
    const double t78 = dE5_yx_dp62 * R6_xx + dE5_yy_dp62 * R6_yx;
    const double dE6_yx_dp62 = t78 - minus_dE5_yz_dp62 * R6_zx;
    const double t79 = dE5_yy_dp62 * R6_yy - dE5_yx_dp62 * minus_R6_xy;
    const double dE6_yy_dp62 = t79 - minus_dE5_yz_dp62 * R6_zy;
    const double minus_dE6_yz_dp62 = dE5_yy_dp62 * minus_R6_yz + minus_dE5_yz_dp62 * R6_zz;
    const double dE6_zx_dp62 = dE5_zx_dp62 * R6_xx + dE5_zy_dp62 * R6_yx + dE5_zz_dp62 * R6_zx;
    const double t80 = dE5_zy_dp62 * R6_yy - dE5_zx_dp62 * minus_R6_xy;
    const double dE6_zy_dp62 = t80 + dE5_zz_dp62 * R6_zy;
    const double dE6_zz_dp62 = dE5_zz_dp62 * R6_zz - dE5_zy_dp62 * minus_R6_yz;
    const double t81 = dE5_xx_dp62 * joint6_a - dE5_xy_dp62 * minus_p6_y;
    const double t82 = dE5_yx_dp62 * joint6_a - dE5_yy_dp62 * minus_p6_y;
    const double t83 = dE5_zx_dp62 * joint6_a - dE5_zy_dp62 * minus_p6_y;
    const double do6_x_dp62 = do5_x_dp62 + (t81 + dE5_xz_dp62 * p6_z);
    const double do6_y_dp62 = do5_y_dp62 + (t82 - minus_dE5_yz_dp62 * p6_z);
    const double do6_z_dp62 = do5_z_dp62 + (t83 + dE5_zz_dp62 * p6_z);

    /* link 2: axes E and origin o in the base frame, derivative in p[64] */
    const double dE2_xx_dp64 = R2_zx * minus_R1_xy;
    const double dE2_xy_dp64 = R2_zy * minus_R1_xy;
    const double dE2_xz_dp64 = R2_zz * minus_R1_xy;
    const double minus_dE2_yx_dp64 = R2_zx * R1_yy + R2_yx * minus_R1_yz;
    const double minus_dE2_yy_dp64 = R2_zy * R1_yy + R2_yy * minus_R1_yz;
    const double minus_dE2_yz_dp64 = R2_zz * R1_yy - minus_R2_yz * minus_R1_yz;
    const double dE2_zx_dp64 = R2_yx * R1_zz - R2_zx * R1_zy;
    const double dE2_zy_dp64 = R2_yy * R1_zz - R2_zy * R1_zy;
    const double minus_dE2_zz_dp64 = minus_R2_yz * R1_zz + R2_zz * R1_zy;
    const double do2_x_dp64 = p2_z * minus_R1_xy;
    const double do2_y_dp64 = minus_p2_y * minus_R1_yz - p2_z * R1_yy;
    const double minus_do2_z_dp64 = p2_z * R1_zy + minus_p2_y * R1_zz;

    /* link 3: axes E and origin o in the base frame, derivative in p[64] */
    const double dE3_xx_dp64 = dE2_xx_dp64 * R3_xx + dE2_xy_dp64 * R3_yx + dE2_xz_dp64 * R3_zx;
    const double t84 = dE2_xx_dp64 * minus_R3_xy - dE2_xy_dp64 * R3_yy;
    const double dE3_xy_dp64 = dE2_xz_dp64 * R3_zy - t84;
    const double dE3_xz_dp64 = dE2_xz_dp64 * R3_zz - dE2_xy_dp64 * minus_R3_yz;
    const double t85 = minus_dE2_yy_dp64 * R3_yx + minus_dE2_yx_dp64 * R3_xx;
    const double minus_dE3_yx_dp64 = t85 + minus_dE2_yz_dp64 * R3_zx;
    const double t86 = minus_dE2_yx_dp64 * minus_R3_xy - minus_dE2_yy_dp64 * R3_yy;
    const double dE3_yy_dp64 = t86 - minus_dE2_yz_dp64 * R3_zy;
    const double t87 = minus_dE2_yy_dp64 * minus_R3_yz;
    const double minus_dE3_yz_dp64 = minus_dE2_yz_dp64 * R3_zz - t87;
    const double t88 = dE2_zx_dp64 * R3_xx + dE2_zy_dp64 * R3_yx;
    const double dE3_zx_dp64 = t88 - minus_dE2_zz_dp64 * R3_zx;
    const double t89 = dE2_zy_dp64 * R3_yy - dE2_zx_dp64 * minus_R3_xy;
    const double dE3_zy_dp64 = t89 - minus_dE2_zz_dp64 * R3_zy;
    const double minus_dE3_zz_dp64 = minus_dE2_zz_dp64 * R3_zz + dE2_zy_dp64 * minus_R3_yz;
    const double t90 = dE2_xx_dp64 * joint3_a - dE2_xy_dp64 * minus_p3_y;
    const double t91 = minus_dE2_yx_dp64 * joint3_a - minus_dE2_yy_dp64 * minus_p3_y;
    const double t92 = dE2_zx_dp64 * joint3_a - dE2_zy_dp64 * minus_p3_y;
    const double do3_x_dp64 = do2_x_dp64 + (t90 + dE2_xz_dp64 * p3_z);
    const double do3_y_dp64 = do2_y_dp64 - (t91 + minus_dE2_yz_dp64 * p3_z);
    const double do3_z_dp64 = t92 - minus_dE2_zz_dp64 * p3_z - minus_do2_z_dp64;

    /* link 4: axes E and origin o in the base frame, derivative in p[64] */
    const double dE4_xx_dp64 = dE3_xx_dp64 * R4_xx + dE3_xy_dp64 * R4_yx + dE3_xz_dp64 * R4_zx;
    const double t93 = dE3_xy_dp64 * R4_yy - dE3_xx_dp64 * minus_R4_xy;
    const double dE4_xy_dp64 = t93 + dE3_xz_dp64 * R4_zy;
    const double dE4_xz_dp64 = dE3_xz_dp64 * R4_zz - dE3_xy_dp64 * minus_R4_yz;
    const double t94 = dE3_yy_dp64 * R4_yx - minus_dE3_yx_dp64 * R4_xx;
    const double dE4_yx_dp64 = t94 - minus_dE3_yz_dp64 * R4_zx;
    const double t95 = dE3_yy_dp64 * R4_yy + minus_dE3_yx_dp64 * minus_R4_xy;
    const double dE4_yy_dp64 = t95 - minus_dE3_yz_dp64 * R4_zy;
    const double minus_dE4_yz_dp64 = dE3_yy_dp64 * minus_R4_yz + minus_dE3_yz_dp64 * R4_zz;
    const double t96 = dE3_zx_dp64 * R4_xx + dE3_zy_dp64 * R4_yx;
    const double dE4_zx_dp64 = t96 - minus_dE3_zz_dp64 * R4_zx;
    const double t97 = dE3_zy_dp64 * R4_yy - dE3_zx_dp64 * minus_R4_xy;
    const double dE4_zy_dp64 = t97 - minus_dE3_zz_dp64 * R4_zy;
    const double minus_dE4_zz_dp64 = minus_dE3_zz_dp64 * R4_zz + dE3_zy_dp64 * minus_R4_yz;
    const double t98 = dE3_xx_dp64 * joint4_a - dE3_xy_dp64 * minus_p4_y;
    const double t99 = minus_dE3_yx_dp64 * joint4_a + dE3_yy_dp64 * minus_p4_y;
    const double t100 = dE3_zx_dp64 * joint4_a - dE3_zy_dp64 * minus_p4_y;
    const double do4_x_dp64 = do3_x_dp64 + (t98 + dE3_xz_dp64 * p4_z);
    const double do4_y_dp64 = do3_y_dp64 - (t99 + minus_dE3_yz_dp64 * p4_z);
    const double do4_z_dp64 = do3_z_dp64 + (t100 - minus_dE3_zz_dp64 * p4_z);

    /* link 5: axes E and origin o in the base frame, derivative in p[64] */
    const double dE5_xx_dp64 = dE4_xx_dp64 * R5_xx + dE4_xy_dp64 * R5_yx + dE4_xz_dp64 * R5_zx;
    const double t101 = dE4_xy_dp64 * R5_yy - dE4_xx_dp64 * minus_R5_xy;
    const double dE5_xy_dp64 = t101 + dE4_xz_dp64 * R5_zy;
    const double dE5_xz_dp64 = dE4_xz_dp64 * R5_zz - dE4_xy_dp64 * minus_R5_yz;
    const double t102 = dE4_yx_dp64 * R5_xx + dE4_yy_dp64 * R5_yx;
    const double dE5_yx_dp64 = t102 - minus_dE4_yz_dp64 * R5_zx;
    const double t103 = dE4_yy_dp64 * R5_yy - dE4_yx_dp64 * minus_R5_xy;
    const double dE5_yy_dp64 = t103 - minus_dE4_yz_dp64 * R5_zy;
    const double minus_dE5_yz_dp64 = dE4_yy_dp64 * minus_R5_yz + minus_dE4_yz_dp64 * R5_zz;
    const double t104 = dE4_zx_dp64 * R5_xx + dE4_zy_dp64 * R5_yx;
    const double dE5_zx_dp64 = t104 - minus_dE4_zz_dp64 * R5_zx;
    const double t105 = dE4_zy_dp64 * R5_yy - dE4_zx_dp64 * minus_R5_xy;
    const double dE5_zy_dp64 = t105 - minus_dE4_zz_dp64 * R5_zy;
    const double minus_dE5_zz_dp64 = minus_dE4_zz_dp64 * R5_zz + dE4_zy_dp64 * minus_R5_yz;
    const double t106 = dE4_xx_dp64 * joint5_a - dE4_xy_dp64 * minus_p5_y;
    const double t107 = dE4_yx_dp64 * joint5_a - dE4_yy_dp64 * minus_p5_y;
    const double t108 = dE4_zx_dp64 * joint5_a - dE4_zy_dp64 * minus_p5_y;
    const double do5_x_dp64 = do4_x_dp64 + (t106 + dE4_xz_dp64 * p5_z);
    const double do5_y_dp64 = do4_y_dp64 + (t107 - minus_dE4_yz_dp64 * p5_z);
    const double do5_z_dp64 = do4_z_dp64 + (t108 - minus_dE4_zz_dp64 * p5_z);

    /* link 6: axes E and origin o in the base frame, derivative in p[64] */
    const double dE6_xx_dp64 = dE5_xx_dp64 * R6_xx + dE5_xy_dp64 * R6_yx + dE5_xz_dp64 * R6_zx;
    const double t109 = dE5_xy_dp64 * R6_yy - dE5_xx_dp64 * minus_R6_xy;
    const double dE6_xy_dp64 = t109 + dE5_xz_dp64 * R6_zy;
    const double dE6_xz_dp64 = dE5_xz_dp64 * R6_zz - dE5_xy_dp64 * minus_R6_yz;
    const double t110 = dE5_yx_dp64 * R6_xx + dE5_yy_dp64 * R6_yx;
    const double dE6_yx_dp64 = t110 - minus_dE5_yz_dp64 * R6_zx;
    const double t111 = dE5_yy_dp64 * R6_yy - dE5_yx_dp64 * minus_R6_xy;
    const double dE6_yy_dp64 = t111 - minus_dE5_yz_dp64 * R6_zy;
    const double minus_dE6_yz_dp64 = dE5_yy_dp64 * minus_R6_yz + minus_dE5_yz_dp64 * R6_zz;
    const double t112 = dE5_zx_dp64 * R6_xx + dE5_zy_dp64 * R6_yx;
    const double dE6_zx_dp64 = t112 - minus_dE5_zz_dp64 * R6_zx;
    const double t113 = dE5_zy_dp64 * R6_yy - dE5_zx_dp64 * minus_R6_xy;
    const double dE6_zy_dp64 = t113 - minus_dE5_zz_dp64 * R6_zy;
    const double minus_dE6_zz_dp64 = minus_dE5_zz_dp64 * R6_zz + dE5_zy_dp64 * minus_R6_yz;
    const double t114 = dE5_xx_dp64 * joint6_a - dE5_xy_dp64 * minus_p6_y;
    const double t115 = dE5_yx_dp64 * joint6_a - dE5_yy_dp64 * minus_p6_y;
    const double t116 = dE5_zx_dp64 * joint6_a - dE5_zy_dp64 * minus_p6_y;
    const double do6_x_dp64 = do5_x_dp64 + (t114 + dE5_xz_dp64 * p6_z);
    const double do6_y_dp64 = do5_y_dp64 + (t115 - minus_dE5_yz_dp64 * p6_z);
    const double do6_z_dp64 = do5_z_dp64 + (t116 - minus_dE5_zz_dp64 * p6_z);

    /* link 3: axes E and origin o in the base frame, derivative in p[66] */
    const double minus_dE3_xx_dp66 = minus_E2_xy * R3_xx + E2_xx * R3_yx;
    const double dE3_xy_dp66 = minus_E2_xy * minus_R3_xy - E2_xx * R3_yy;
    const double dE3_xz_dp66 = E2_xx * minus_R3_yz;
    const double dE3_yx_dp66 = E2_yy * R3_xx - E2_yx * R3_yx;
    const double minus_dE3_yy_dp66 = E2_yx * R3_yy + E2_yy * minus_R3_xy;
    const double dE3_yz_dp66 = E2_yx * minus_R3_yz;
    const double dE3_zx_dp66 = E2_zy * R3_xx - E2_zx * R3_yx;
    const double minus_dE3_zy_dp66 = E2_zx * R3_yy + E2_zy * minus_R3_xy;
    const double dE3_zz_dp66 = E2_zx * minus_R3_yz;
    const double do3_x_dp66 = E2_xx * minus_p3_y - minus_E2_xy * joint3_a;
    const double do3_y_dp66 = E2_yy * joint3_a + E2_yx * minus_p3_y;
    const double do3_z_dp66 = E2_zy * joint3_a + E2_zx * minus_p3_y;

    /* link 4: axes E and origin o in the base frame, derivative in p[66] */
    const double t117 = dE3_xy_dp66 * R4_yx - minus_dE3_xx_dp66 * R4_xx;
    const double dE4_xx_dp66 = t117 + dE3_xz_dp66 * R4_zx;
    const double t118 = dE3_xy_dp66 * R4_yy + minus_dE3_xx_dp66 * minus_R4_xy;
    const double dE4_xy_dp66 = t118 + dE3_xz_dp66 * R4_zy;
    const double dE4_xz_dp66 = dE3_xz_dp66 * R4_zz - dE3_xy_dp66 * minus_R4_yz;
    const double t119 = dE3_yx_dp66 * R4_xx - minus_dE3_yy_dp66 * R4_yx;
    const double dE4_yx_dp66 = t119 + dE3_yz_dp66 * R4_zx;
    const double t120 = minus_dE3_yy_dp66 * R4_yy + dE3_yx_dp66 * minus_R4_xy;
    const double dE4_yy_dp66 = dE3_yz_dp66 * R4_zy - t120;
    const double dE4_yz_dp66 = minus_dE3_yy_dp66 * minus_R4_yz + dE3_yz_dp66 * R4_zz;
    const double t121 = dE3_zx_dp66 * R4_xx - minus_dE3_zy_dp66 * R4_yx;
    const double dE4_zx_dp66 = t121 + dE3_zz_dp66 * R4_zx;
    const double t122 = minus_dE3_zy_dp66 * R4_yy + dE3_zx_dp66 * minus_R4_xy;
    const double dE4_zy_dp66 = dE3_zz_dp66 * R4_zy - t122;
    const double dE4_zz_dp66 = dE3_zz_dp66 * R4_zz + minus_dE3_zy_dp66 * minus_R4_yz;
    const double t123 = minus_dE3_xx_dp66 * joint4_a + dE3_xy_dp66 * minus_p4_y;
    const double t124 = dE3_yx_dp66 * joint4_a + minus_dE3_yy_dp66 * minus_p4_y;
    const double t125 = dE3_zx_dp66 * joint4_a + minus_dE3_zy_dp66 * minus_p4_y;
    const double do4_x_dp66 = do3_x_dp66 + (dE3_xz_dp66 * p4_z - t123);
    const double do4_y_dp66 = do3_y_dp66 + (t124 + dE3_yz_dp66 * p4_z);
    const double do4_z_dp66 = do3_z_dp66 + (t125 + dE3_zz_dp66 * p4_z);

    /* link 5: axes E and origin o in the base frame, derivative in p[66] */
    const double dE5_xx_dp66 = dE4_xx_dp66 * R5_xx + dE4_xy_dp66 * R5_yx + dE4_xz_dp66 * R5_zx;
    const double t126 = dE4_xy_dp66 * R5_yy - dE4_xx_dp66 * minus_R5_xy;
    const double dE5_xy_dp66 = t126 + dE4_xz_dp66 * R5_zy;
    const double dE5_xz_dp66 = dE4_xz_dp66 * R5_zz - dE4_xy_dp66 * minus_R5_yz;
    const double dE5_yx_dp66 = dE4_yx_dp66 * R5_xx + dE4_yy_dp66 * R5_yx + dE4_yz_dp66 * R5_zx;
    const double t127 = dE4_yy_dp66 * R5_yy - dE4_yx_dp66 * minus_R5_xy;
    const double dE5_yy_dp66 = t127 + dE4_yz_dp66 * R5_zy;
    const double minus_dE5_yz_dp66 = dE4_yy_dp66 * minus_R5_yz - dE4_yz_dp66 * R5_zz;
    const double dE5_zx_dp66 = dE4_zx_dp66 * R5_xx + dE4_zy_dp66 * R5_yx + dE4_zz_dp66 * R5_zx;
    const double t128 = dE4_zy_dp66 * R5_yy - dE4_zx_dp66 * minus_R5_xy;
    const double dE5_zy_dp66 = t128 + dE4_zz_dp66 * R5_zy;
    const double dE5_zz_dp66 = dE4_zz_dp66 * R5_zz - dE4_zy_dp66 * minus_R5_yz;
    const double t129 = dE4_xx_dp66 * joint5_a - dE4_xy_dp66 * minus_p5_y;
    const double t130 = dE4_yx_dp66 * joint5_a - dE4_yy_dp66 * minus_p5_y;
    const double t131 = dE4_zx_dp66 * joint5_a - dE4_zy_dp66 * minus_p5_y;
    const double do5_x_dp66 = do4_x_dp66 + (t129 + dE4_xz_dp66 * p5_z);
    const double do5_y_dp66 = do4_y_dp66 + (t130 + dE4_yz_dp66 * p5_z);
    const double do5_z_dp66 = do4_z_dp66 + (t131 + dE4_zz_dp66 * p5_z);

    /* link 6: axes E and origin o in the base frame, derivative in p[66] */
    const double dE6_xx_dp66 = dE5_xx_dp66 * R6_xx + dE5_xy_dp66 * R6_yx + dE5_xz_dp66 * R6_zx;
    const double t132 = dE5_xy_dp66 * R6_yy - dE5_xx_dp66 * minus_R6_xy;
    const double dE6_xy_dp66 = t132 + dE5_xz_dp66 * R6_zy;
    const double dE6_xz_dp66 = dE5_xz_dp66 * R6_zz - dE5_xy_dp66 * minus_R6_yz;
    const double t133 = dE5_yx_dp66 * R6_xx + dE5_yy_dp66 * R6_yx;
    const double dE6_yx_dp66 = t133 - minus_dE5_yz_dp66 * R6_zx;
    const double t134 = dE5_yy_dp66 * R6_yy - dE5_yx_dp66 * minus_R6_xy;
    const double dE6_yy_dp66 = t134 - minus_dE5_yz_dp66 * R6_zy;
    const double minus_dE6_yz_dp66 = dE5_yy_dp66 * minus_R6_yz + minus_dE5_yz_dp66 * R6_zz;
    const double dE6_zx_dp66 = dE5_zx_dp66 * R6_xx + dE5_zy_dp66 * R6_yx + dE5_zz_dp66 * R6_zx;
    const double t135 = dE5_zy_dp66 * R6_yy - dE5_zx_dp66 * minus_R6_xy;
    const double dE6_zy_dp66 = t135 + dE5_zz_dp66 * R6_zy;
    const double dE6_zz_dp66 = dE5_zz_dp66 * R6_zz - dE5_zy_dp66 * minus_R6_yz;
    const double t136 = dE5_xx_dp66 * joint6_a - dE5_xy_dp66 * minus_p6_y;
    const double t137 = dE5_yx_dp66 * joint6_a - dE5_yy_dp66 * minus_p6_y;
    const double t138 = dE5_zx_dp66 * joint6_a - dE5_zy_dp66 * minus_p6_y;
    const double do6_x_dp66 = do5_x_dp66 + (t136 + dE5_xz_dp66 * p6_z);
    const double do6_y_dp66 = do5_y_dp66 + (t137 - minus_dE5_yz_dp66 * p6_z);
    const double do6_z_dp66 = do5_z_dp66 + (t138 + dE5_zz_dp66 * p6_z);

    /* link 3: axes E and origin o in the base frame, derivative in p[68] */
    const double dE3_xx_dp68 = R3_zx * minus_E2_xy + R3_yx * E2_xz;
    const double dE3_xy_dp68 = R3_yy * E2_xz + R3_zy * minus_E2_xy;
    const double dE3_xz_dp68 = R3_zz * minus_E2_xy - minus_R3_yz * E2_xz;
    const double minus_dE3_yx_dp68 = R3_zx * E2_yy + R3_yx * minus_E2_yz;
    const double minus_dE3_yy_dp68 = R3_zy * E2_yy + R3_yy * minus_E2_yz;
    const double minus_dE3_yz_dp68 = R3_zz * E2_yy - minus_R3_yz * minus_E2_yz;
    const double dE3_zx_dp68 = R3_yx * E2_zz - R3_zx * E2_zy;
    const double dE3_zy_dp68 = R3_yy * E2_zz - R3_zy * E2_zy;
    const double minus_dE3_zz_dp68 = minus_R3_yz * E2_zz + R3_zz * E2_zy;
    const double do3_x_dp68 = p3_z * minus_E2_xy - minus_p3_y * E2_xz;
    const double do3_y_dp68 = minus_p3_y * minus_E2_yz - p3_z * E2_yy;
    const double minus_do3_z_dp68 = p3_z * E2_zy + minus_p3_y * E2_zz;

    /* link 4: axes E and origin o in the base frame, derivative in p[68] */
    const double dE4_xx_dp68 = dE3_xx_dp68 * R4_xx + dE3_xy_dp68 * R4_yx + dE3_xz_dp68 * R4_zx;
    const double t139 = dE3_xy_dp68 * R4_yy - dE3_xx_dp68 * minus_R4_xy;
    const double dE4_xy_dp68 = t139 + dE3_xz_dp68 * R4_zy;
    const double dE4_xz_dp68 = dE3_xz_dp68 * R4_zz - dE3_xy_dp68 * minus_R4_yz;
    const double t140 = minus_dE3_yy_dp68 * R4_yx + minus_dE3_yx_dp68 * R4_xx;
    const double minus_dE4_yx_dp68 = t140 + minus_dE3_yz_dp68 * R4_zx;
    const double t141 = minus_dE3_yx_dp68 * minus_R4_xy - minus_dE3_yy_dp68 * R4_yy;
    const double dE4_yy_dp68 = t141 - minus_dE3_yz_dp68 * R4_zy;
    const double t142 = minus_dE3_yy_dp68 * minus_R4_yz;
    const double minus_dE4_yz_dp68 = minus_dE3_yz_dp68 * R4_zz - t142;
    const double t143 = dE3_zx_dp68 * R4_xx + dE3_zy_dp68 * R4_yx;
    const double dE4_zx_dp68 = t143 - minus_dE3_zz_dp68 * R4_zx;
    const double t144 = dE3_zy_dp68 * R4_yy - dE3_zx_dp68 * minus_R4_xy;
    const double dE4_zy_dp68 = t144 - minus_dE3_zz_dp68 * R4_zy;
    const double minus_dE4_zz_dp68 = minus_dE3_zz_dp68 * R4_zz + dE3_zy_dp68 * minus_R4_yz;
    const double t145 = dE3_xx_dp68 * joint4_a - dE3_xy_dp68 * minus_p4_y;
    const double t146 = minus_dE3_yx_dp68 * joint4_a - minus_dE3_yy_dp68 * minus_p4_y;
    const double t147 = dE3_zx_dp68 * joint4_a - dE3_zy_dp68 * minus_p4_y;
    const double do4_x_dp68 = do3_x_dp68 + (t145 + dE3_xz_dp68 * p4_z);
    const double do4_y_dp68 = do3_y_dp68 - (t146 + minus_dE3_yz_dp68 * p4_z);
    const double do4_z_dp68 = t147 - minus_dE3_zz_dp68 * p4_z - minus_do3_z_dp68;

    /* link 5: axes E and origin o in the base frame, derivative in p[68] */
    const double dE5_xx_dp68 = dE4_xx_dp68 * R5_xx + dE4_xy_dp68 * R5_yx + dE4_xz_dp68 * R5_zx;
    const double t148 = dE4_xy_dp68 * R5_yy - dE4_xx_dp68 * minus_R5_xy;
    const double dE5_xy_dp68 = t148 + dE4_xz_dp68 * R5_zy;
    const double dE5_xz_dp68 = dE4_xz_dp68 * R5_zz - dE4_xy_dp68 * minus_R5_yz;
    const double t149 = dE4_yy_dp68 * R5_yx - minus_dE4_yx_dp68 * R5_xx;
    const double dE5_yx_dp68 = t149 - minus_dE4_yz_dp68 * R5_zx;
    const double t150 = dE4_yy_dp68 * R5_yy + minus_dE4_yx_dp68 * minus_R5_xy;
    const double dE5_yy_dp68 = t150 - minus_dE4_yz_dp68 * R5_zy;
    const double minus_dE5_yz_dp68 = dE4_yy_dp68 * minus_R5_yz + minus_dE4_yz_dp68 * R5_zz;
    const double t151 = dE4_zx_dp68 * R5_xx + dE4_zy_dp68 * R5_yx;
    const double dE5_zx_dp68 = t151 - minus_dE4_zz_dp68 * R5_zx;
    const double t152 = dE4_zy_dp68 * R5_yy - dE4_zx_dp68 * minus_R5_xy;
    const double dE5_zy_dp68 = t152 - minus_dE4_zz_dp68 * R5_zy;
    const double minus_dE5_zz_dp68 = minus_dE4_zz_dp68 * R5_zz + dE4_zy_dp68 * minus_R5_yz;
    const double t153 = dE4_xx_dp68 * joint5_a - dE4_xy_dp68 * minus_p5_y;
    const double t154 = minus_dE4_yx_dp68 * joint5_a + dE4_yy_dp68 * minus_p5_y;
    const double t155 = dE4_zx_dp68 * joint5_a - dE4_zy_dp68 * minus_p5_y;
    const double do5_x_dp68 = do4_x_dp68 + (t153 + dE4_xz_dp68 * p5_z);
    const double do5_y_dp68 = do4_y_dp68 - (t154 + minus_dE4_yz_dp68 * p5_z);
    const double do5_z_dp68 = do4_z_dp68 + (t155 - minus_dE4_zz_dp68 * p5_z);

    /* link 6: axes E and origin o in the base frame, derivative in p[68] */
    const double dE6_xx_dp68 = dE5_xx_dp68 * R6_xx + dE5_xy_dp68 * R6_yx + dE5_xz_dp68 * R6_zx;
    const double t156 = dE5_xy_dp68 * R6_yy - dE5_xx_dp68 * minus_R6_xy;
    const double dE6_xy_dp68 = t156 + dE5_xz_dp68 * R6_zy;
    const double dE6_xz_dp68 = dE5_xz_dp68 * R6_zz - dE5_xy_dp68 * minus_R6_yz;
    const double t157 = dE5_yx_dp68 * R6_xx + dE5_yy_dp68 * R6_yx;
    const double dE6_yx_dp68 = t157 - minus_dE5_yz_dp68 * R6_zx;
    const double t158 = dE5_yy_dp68 * R6_yy - dE5_yx_dp68 * minus_R6_xy;
    const double dE6_yy_dp68 = t158 - minus_dE5_yz_dp68 * R6_zy;
    const double minus_dE6_yz_dp68 = dE5_yy_dp68 * minus_R6_yz + minus_dE5_yz_dp68 * R6_zz;
    const double t159 = dE5_zx_dp68 * R6_xx + dE5_zy_dp68 * R6_yx;
    const double dE6_zx_dp68 = t159 - minus_dE5_zz_dp68 * R6_zx;
    const double t160 = dE5_zy_dp68 * R6_yy - dE5_zx_dp68 * minus_R6_xy;
    const double dE6_zy_dp68 = t160 - minus_dE5_zz_dp68 * R6_zy;
    const double minus_dE6_zz_dp68 = minus_dE5_zz_dp68 * R6_zz + dE5_zy_dp68 * minus_R6_yz;
    const double t161 = dE5_xx_dp68 * joint6_a - dE5_xy_dp68 * minus_p6_y;
    const double t162 = dE5_yx_dp68 * joint6_a - dE5_yy_dp68 * minus_p6_y;
    const double t163 = dE5_zx_dp68 * joint6_a - dE5_zy_dp68 * minus_p6_y;
    const double do6_x_dp68 = do5_x_dp68 + (t161 + dE5_xz_dp68 * p6_z);
    const double do6_y_dp68 = do5_y_dp68 + (t162 - minus_dE5_yz_dp68 * p6_z);
    const double do6_z_dp68 = do5_z_dp68 + (t163 - minus_dE5_zz_dp68 * p6_z);

    /* link 4: axes E and origin o in the base frame, derivative in p[70] */
    const double dE4_xx_dp70 = E3_xy * R4_xx - E3_xx * R4_yx;
    const double minus_dE4_xy_dp70 = E3_xx * R4_yy + E3_xy * minus_R4_xy;
    const double dE4_xz_dp70 = E3_xx * minus_R4_yz;
    const double dE4_yx_dp70 = E3_yy * R4_xx - E3_yx * R4_yx;
    const double minus_dE4_yy_dp70 = E3_yx * R4_yy + E3_yy * minus_R4_xy;
    const double dE4_yz_dp70 = E3_yx * minus_R4_yz;
    const double dE4_zx_dp70 = E3_zy * R4_xx - E3_zx * R4_yx;
    const double minus_dE4_zy_dp70 = E3_zx * R4_yy + E3_zy * minus_R4_xy;
    const double dE4_zz_dp70 = E3_zx * minus_R4_yz;
    const double do4_x_dp70 = E3_xy * joint4_a + E3_xx * minus_p4_y;
    const double do4_y_dp70 = E3_yy * joint4_a + E3_yx * minus_p4_y;
    const double do4_z_dp70 = E3_zy * joint4_a + E3_zx * minus_p4_y;

    /* link 5: axes E and origin o in the base frame, derivative in p[70] */
    const double t164 = dE4_xx_dp70 * R5_xx - minus_dE4_xy_dp70 * R5_yx;
    const double dE5_xx_dp70 = t164 + dE4_xz_dp70 * R5_zx;
    const double t165 = minus_dE4_xy_dp70 * R5_yy + dE4_xx_dp70 * minus_R5_xy;
    const double dE5_xy_dp70 = dE4_xz_dp70 * R5_zy - t165;
    const double dE5_xz_dp70 = dE4_xz_dp70 * R5_zz + minus_dE4_xy_dp70 * minus_R5_yz;
    const double t166 = dE4_yx_dp70 * R5_xx - minus_dE4_yy_dp70 * R5_yx;
    const double dE5_yx_dp70 = t166 + dE4_yz_dp70 * R5_zx;
    const double t167 = minus_dE4_yy_dp70 * R5_yy + dE4_yx_dp70 * minus_R5_xy;
    const double dE5_yy_dp70 = dE4_yz_dp70 * R5_zy - t167;
    const double dE5_yz_dp70 = minus_dE4_yy_dp70 * minus_R5_yz + dE4_yz_dp70 * R5_zz;
    const double t168 = dE4_zx_dp70 * R5_xx - minus_dE4_zy_dp70 * R5_yx;
    const double dE5_zx_dp70 = t168 + dE4_zz_dp70 * R5_zx;
    const double t169 = minus_dE4_zy_dp70 * R5_yy + dE4_zx_dp70 * minus_R5_xy;
    const double dE5_zy_dp70 = dE4_zz_dp70 * R5_zy - t169;
    const double dE5_zz_dp70 = dE4_zz_dp70 * R5_zz + minus_dE4_zy_dp70 * minus_R5_yz;
    const double t170 = dE4_xx_dp70 * joint5_a + minus_dE4_xy_dp70 * minus_p5_y;
    const double t171 = dE4_yx_dp70 * joint5_a + minus_dE4_yy_dp70 * minus_p5_y;
    const double t172 = dE4_zx_dp70 * joint5_a + minus_dE4_zy_dp70 * minus_p5_y;
    const double do5_x_dp70 = do4_x_dp70 + (t170 + dE4_xz_dp70 * p5_z);
    const double do5_y_dp70 = do4_y_dp70 + (t171 + dE4_yz_dp70 * p5_z);
    const double do5_z_dp70 = do4_z_dp70 + (t172 + dE4_zz_dp70 * p5_z);

    /* link 6: axes E and origin o in the base frame, derivative in p[70] */
    const double dE6_xx_dp70 = dE5_xx_dp70 * R6_xx + dE5_xy_dp70 * R6_yx + dE5_xz_dp70 * R6_zx;
    const double t173 = dE5_xy_dp70 * R6_yy - dE5_xx_dp70 * minus_R6_xy;
    const double dE6_xy_dp70 = t173 + dE5_xz_dp70 * R6_zy;
    const double minus_dE6_xz_dp70 = dE5_xy_dp70 * minus_R6_yz - dE5_xz_dp70 * R6_zz;
    const double dE6_yx_dp70 = dE5_yx_dp70 * R6_xx + dE5_yy_dp70 * R6_yx + dE5_yz_dp70 * R6_zx;
    const double t174 = dE5_yy_dp70 * R6_yy - dE5_yx_dp70 * minus_R6_xy;
    const double dE6_yy_dp70 = t174 + dE5_yz_dp70 * R6_zy;
    const double minus_dE6_yz_dp70 = dE5_yy_dp70 * minus_R6_yz - dE5_yz_dp70 * R6_zz;
    const double dE6_zx_dp70 = dE5_zx_dp70 * R6_xx + dE5_zy_dp70 * R6_yx + dE5_zz_dp70 * R6_zx;
    const double t175 = dE5_zy_dp70 * R6_yy - dE5_zx_dp70 * minus_R6_xy;
    const double dE6_zy_dp70 = t175 + dE5_zz_dp70 * R6_zy;
    const double dE6_zz_dp70 = dE5_zz_dp70 * R6_zz - dE5_zy_dp70 * minus_R6_yz;
    const double t176 = dE5_xx_dp70 * joint6_a - dE5_xy_dp70 * minus_p6_y;
    const double t177 = dE5_yx_dp70 * joint6_a - dE5_yy_dp70 * minus_p6_y;
    const double t178 = dE5_zx_dp70 * joint6_a - dE5_zy_dp70 * minus_p6_y;
    const double do6_x_dp70 = do5_x_dp70 + (t176 + dE5_xz_dp70 * p6_z);
    const double do6_y_dp70 = do5_y_dp70 + (t177 + dE5_yz_dp70 * p6_z);
    const double do6_z_dp70 = do5_z_dp70 + (t178 + dE5_zz_dp70 * p6_z);

    /* link 4: axes E and origin o in the base frame, derivative in p[72] */
    const double dE4_xx_dp72 = R4_yx * E3_xz - R4_zx * E3_xy;
    const double dE4_xy_dp72 = R4_yy * E3_xz - R4_zy * E3_xy;
    const double minus_dE4_xz_dp72 = minus_R4_yz * E3_xz + R4_zz * E3_xy;
    const double minus_dE4_yx_dp72 = R4_zx * E3_yy + R4_yx * minus_E3_yz;
    const double minus_dE4_yy_dp72 = R4_zy * E3_yy + R4_yy * minus_E3_yz;
    const double minus_dE4_yz_dp72 = R4_zz * E3_yy - minus_R4_yz * minus_E3_yz;
    const double dE4_zx_dp72 = R4_yx * E3_zz - R4_zx * E3_zy;
    const double dE4_zy_dp72 = R4_yy * E3_zz - R4_zy * E3_zy;
    const double minus_dE4_zz_dp72 = minus_R4_yz * E3_zz + R4_zz * E3_zy;
    const double minus_do4_x_dp72 = p4_z * E3_xy + minus_p4_y * E3_xz;
    const double do4_y_dp72 = minus_p4_y * minus_E3_yz - p4_z * E3_yy;
    const double minus_do4_z_dp72 = p4_z * E3_zy + minus_p4_y * E3_zz;

    /* link 5: axes E and origin o in the base frame, derivative in p[72] */
    const double t179 = dE4_xx_dp72 * R5_xx + dE4_xy_dp72 * R5_yx;
    const double dE5_xx_dp72 = t179 - minus_dE4_xz_dp72 * R5_zx;
    const double t180 = dE4_xy_dp72 * R5_yy - dE4_xx_dp72 * minus_R5_xy;
    const double dE5_xy_dp72 = t180 - minus_dE4_xz_dp72 * R5_zy;
    const double minus_dE5_xz_dp72 = minus_dE4_xz_dp72 * R5_zz + dE4_xy_dp72 * minus_R5_yz;
    const double t181 = minus_dE4_yy_dp72 * R5_yx + minus_dE4_yx_dp72 * R5_xx;
    const double minus_dE5_yx_dp72 = t181 + minus_dE4_yz_dp72 * R5_zx;
    const double t182 = minus_dE4_yx_dp72 * minus_R5_xy - minus_dE4_yy_dp72 * R5_yy;
    const double dE5_yy_dp72 = t182 - minus_dE4_yz_dp72 * R5_zy;
    const double t183 = minus_dE4_yy_dp72 * minus_R5_yz;
    const double minus_dE5_yz_dp72 = minus_dE4_yz_dp72 * R5_zz - t183;
    const double t184 = dE4_zx_dp72 * R5_xx + dE4_zy_dp72 * R5_yx;
    const double dE5_zx_dp72 = t184 - minus_dE4_zz_dp72 * R5_zx;
    const double t185 = dE4_zy_dp72 * R5_yy - dE4_zx_dp72 * minus_R5_xy;
    const double dE5_zy_dp72 = t185 - minus_dE4_zz_dp72 * R5_zy;
    const double minus_dE5_zz_dp72 = minus_dE4_zz_dp72 * R5_zz + dE4_zy_dp72 * minus_R5_yz;
    const double t186 = dE4_xx_dp72 * joint5_a - dE4_xy_dp72 * minus_p5_y;
    const double t187 = minus_dE4_yx_dp72 * joint5_a - minus_dE4_yy_dp72 * minus_p5_y;
    const double t188 = dE4_zx_dp72 * joint5_a - dE4_zy_dp72 * minus_p5_y;
    const double do5_x_dp72 = t186 - minus_dE4_xz_dp72 * p5_z - minus_do4_x_dp72;
    const double do5_y_dp72 = do4_y_dp72 - (t187 + minus_dE4_yz_dp72 * p5_z);
    const double do5_z_dp72 = t188 - minus_dE4_zz_dp72 * p5_z - minus_do4_z_dp72;

    /* link 6: axes E and origin o in the base frame, derivative in p[72] */
    const double t189 = dE5_xx_dp72 * R6_xx + dE5_xy_dp72 * R6_yx;
    const double dE6_xx_dp72 = t189 - minus_dE5_xz_dp72 * R6_zx;
    const double t190 = dE5_xy_dp72 * R6_yy - dE5_xx_dp72 * minus_R6_xy;
    const double dE6_xy_dp72 = t190 - minus_dE5_xz_dp72 * R6_zy;
    const double minus_dE6_xz_dp72 = minus_dE5_xz_dp72 * R6_zz + dE5_xy_dp72 * minus_R6_yz;
    const double t191 = dE5_yy_dp72 * R6_yx - minus_dE5_yx_dp72 * R6_xx;
    const double dE6_yx_dp72 = t191 - minus_dE5_yz_dp72 * R6_zx;
    const double t192 = dE5_yy_dp72 * R6_yy + minus_dE5_yx_dp72 * minus_R6_xy;
    const double dE6_yy_dp72 = t192 - minus_dE5_yz_dp72 * R6_zy;
    const double minus_dE6_yz_dp72 = dE5_yy_dp72 * minus_R6_yz + minus_dE5_yz_dp72 * R6_zz;
    const double t193 = dE5_zx_dp72 * R6_xx + dE5_zy_dp72 * R6_yx;
    const double dE6_zx_dp72 = t193 - minus_dE5_zz_dp72 * R6_zx;
    const double t194 = dE5_zy_dp72 * R6_yy - dE5_zx_dp72 * minus_R6_xy;
    const double dE6_zy_dp72 = t194 - minus_dE5_zz_dp72 * R6_zy;
    const double minus_dE6_zz_dp72 = minus_dE5_zz_dp72 * R6_zz + dE5_zy_dp72 * minus_R6_yz;
    const double t195 = dE5_xx_dp72 * joint6_a - dE5_xy_dp72 * minus_p6_y;
    const double t196 = minus_dE5_yx_dp72 * joint6_a + dE5_yy_dp72 * minus_p6_y;
    const double t197 = dE5_zx_dp72 * joint6_a - dE5_zy_dp72 * minus_p6_y;
    const double do6_x_dp72 = do5_x_dp72 + (t195 - minus_dE5_xz_dp72 * p6_z);
    const double do6_y_dp72 = do5_y_dp72 - (t196 + minus_dE5_yz_dp72 * p6_z);
    const double do6_z_dp72 = do5_z_dp72 + (t197 - minus_dE5_zz_dp72 * p6_z);

    /* link 5: axes E and origin o in the base frame, derivative in p[74] */
    const double dE5_xx_dp74 = E4_xy * R5_xx - E4_xx * R5_yx;
    const double minus_dE5_xy_dp74 = E4_xx * R5_yy + E4_xy * minus_R5_xy;
    const double dE5_xz_dp74 = E4_xx * minus_R5_yz;
    const double dE5_yx_dp74 = E4_yy * R5_xx - E4_yx * R5_yx;
    const double minus_dE5_yy_dp74 = E4_yx * R5_yy + E4_yy * minus_R5_xy;
    const double dE5_yz_dp74 = E4_yx * minus_R5_yz;
    const double dE5_zx_dp74 = E4_zy * R5_xx - E4_zx * R5_yx;
    const double minus_dE5_zy_dp74 = E4_zx * R5_yy + E4_zy * minus_R5_xy;
    const double dE5_zz_dp74 = E4_zx * minus_R5_yz;
    const double do5_x_dp74 = E4_xy * joint5_a + E4_xx * minus_p5_y;
    const double do5_y_dp74 = E4_yy * joint5_a + E4_yx * minus_p5_y;
    const double do5_z_dp74 = E4_zy * joint5_a + E4_zx * minus_p5_y;

    /* link 6: axes E and origin o in the base frame, derivative in p[74] */
    const double t198 = dE5_xx_dp74 * R6_xx - minus_dE5_xy_dp74 * R6_yx;
    const double dE6_xx_dp74 = t198 + dE5_xz_dp74 * R6_zx;
    const double t199 = minus_dE5_xy_dp74 * R6_yy + dE5_xx_dp74 * minus_R6_xy;
    const double dE6_xy_dp74 = dE5_xz_dp74 * R6_zy - t199;
    const double dE6_xz_dp74 = dE5_xz_dp74 * R6_zz + minus_dE5_xy_dp74 * minus_R6_yz;
    const double t200 = dE5_yx_dp74 * R6_xx - minus_dE5_yy_dp74 * R6_yx;
    const double dE6_yx_dp74 = t200 + dE5_yz_dp74 * R6_zx;
    const double t201 = minus_dE5_yy_dp74 * R6_yy + dE5_yx_dp74 * minus_R6_xy;
    const double dE6_yy_dp74 = dE5_yz_dp74 * R6_zy - t201;
    const double dE6_yz_dp74 = minus_dE5_yy_dp74 * minus_R6_yz + dE5_yz_dp74 * R6_zz;
    const double t202 = dE5_zx_dp74 * R6_xx - minus_dE5_zy_dp74 * R6_yx;
    const double dE6_zx_dp74 = t202 + dE5_zz_dp74 * R6_zx;
    const double t203 = minus_dE5_zy_dp74 * R6_yy + dE5_zx_dp74 * minus_R6_xy;
    const double dE6_zy_dp74 = dE5_zz_dp74 * R6_zy - t203;
    const double dE6_zz_dp74 = dE5_zz_dp74 * R6_zz + minus_dE5_zy_dp74 * minus_R6_yz;
    const double t204 = dE5_xx_dp74 * joint6_a + minus_dE5_xy_dp74 * minus_p6_y;
    const double t205 = dE5_yx_dp74 * joint6_a + minus_dE5_yy_dp74 * minus_p6_y;
    const double t206 = dE5_zx_dp74 * joint6_a + minus_dE5_zy_dp74 * minus_p6_y;
    const double do6_x_dp74 = do5_x_dp74 + (t204 + dE5_xz_dp74 * p6_z);
    const double do6_y_dp74 = do5_y_dp74 + (t205 + dE5_yz_dp74 * p6_z);
    const double do6_z_dp74 = do5_z_dp74 + (t206 + dE5_zz_dp74 * p6_z);

    /* link 5: axes E and origin o in the base frame, derivative in p[76] */
    const double dE5_xx_dp76 = R5_yx * E4_xz - R5_zx * E4_xy;
    const double dE5_xy_dp76 = R5_yy * E4_xz - R5_zy * E4_xy;
    const double minus_dE5_xz_dp76 = minus_R5_yz * E4_xz + R5_zz * E4_xy;
    const double minus_dE5_yx_dp76 = R5_zx * E4_yy + R5_yx * minus_E4_yz;
    const double minus_dE5_yy_dp76 = R5_zy * E4_yy + R5_yy * minus_E4_yz;
    const double minus_dE5_yz_dp76 = R5_zz * E4_yy - minus_R5_yz * minus_E4_yz;
    const double dE5_zx_dp76 = R5_yx * E4_zz - R5_zx * E4_zy;
    const double dE5_zy_dp76 = R5_yy * E4_zz - R5_zy * E4_zy;
    const double minus_dE5_zz_dp76 = minus_R5_yz * E4_zz + R5_zz * E4_zy;
    const double minus_do5_x_dp76 = p5_z * E4_xy + minus_p5_y * E4_xz;
    const double do5_y_dp76 = minus_p5_y * minus_E4_yz - p5_z * E4_yy;
    const double minus_do5_z_dp76 = p5_z * E4_zy + minus_p5_y * E4_zz;

    /* link 6: axes E and origin o in the base frame, derivative in p[76] */
    const double t207 = dE5_xx_dp76 * R6_xx + dE5_xy_dp76 * R6_yx;
    const double dE6_xx_dp76 = t207 - minus_dE5_xz_dp76 * R6_zx;
    const double t208 = dE5_xy_dp76 * R6_yy - dE5_xx_dp76 * minus_R6_xy;
    const double dE6_xy_dp76 = t208 - minus_dE5_xz_dp76 * R6_zy;
    const double minus_dE6_xz_dp76 = minus_dE5_xz_dp76 * R6_zz + dE5_xy_dp76 * minus_R6_yz;
    const double t209 = minus_dE5_yy_dp76 * R6_yx + minus_dE5_yx_dp76 * R6_xx;
    const double minus_dE6_yx_dp76 = t209 + minus_dE5_yz_dp76 * R6_zx;
    const double t210 = minus_dE5_yx_dp76 * minus_R6_xy - minus_dE5_yy_dp76 * R6_yy;
    const double dE6_yy_dp76 = t210 - minus_dE5_yz_dp76 * R6_zy;
    const double t211 = minus_dE5_yy_dp76 * minus_R6_yz;
    const double minus_dE6_yz_dp76 = minus_dE5_yz_dp76 * R6_zz - t211;
    const double t212 = dE5_zx_dp76 * R6_xx + dE5_zy_dp76 * R6_yx;
    const double dE6_zx_dp76 = t212 - minus_dE5_zz_dp76 * R6_zx;
    const double t213 = dE5_zy_dp76 * R6_yy - dE5_zx_dp76 * minus_R6_xy;
    const double dE6_zy_dp76 = t213 - minus_dE5_zz_dp76 * R6_zy;
    const double minus_dE6_zz_dp76 = minus_dE5_zz_dp76 * R6_zz + dE5_zy_dp76 * minus_R6_yz;
    const double t214 = dE5_xx_dp76 * joint6_a - dE5_xy_dp76 * minus_p6_y;
    const double t215 = minus_dE5_yx_dp76 * joint6_a - minus_dE5_yy_dp76 * minus_p6_y;
    const double t216 = dE5_zx_dp76 * joint6_a - dE5_zy_dp76 * minus_p6_y;
    const double do6_x_dp76 = t214 - minus_dE5_xz_dp76 * p6_z - minus_do5_x_dp76;
    const double do6_y_dp76 = do5_y_dp76 - (t215 + minus_dE5_yz_dp76 * p6_z);
    const double do6_z_dp76 = t216 - minus_dE5_zz_dp76 * p6_z - minus_do5_z_dp76;

    /* link 6: axes E and origin o in the base frame, derivative in p[78] */
    const double dE6_xx_dp78 = E5_xy * R6_xx - E5_xx * R6_yx;
    const double minus_dE6_xy_dp78 = E5_xx * R6_yy + E5_xy * minus_R6_xy;
    const double dE6_xz_dp78 = E5_xx * minus_R6_yz;
    const double dE6_yx_dp78 = E5_yy * R6_xx - E5_yx * R6_yx;
    const double minus_dE6_yy_dp78 = E5_yx * R6_yy + E5_yy * minus_R6_xy;
    const double dE6_yz_dp78 = E5_yx * minus_R6_yz;
    const double dE6_zx_dp78 = E5_zy * R6_xx - E5_zx * R6_yx;
    const double minus_dE6_zy_dp78 = E5_zx * R6_yy + E5_zy * minus_R6_xy;
    const double dE6_zz_dp78 = E5_zx * minus_R6_yz;
    const double do6_x_dp78 = E5_xy * joint6_a + E5_xx * minus_p6_y;
    const double do6_y_dp78 = E5_yy * joint6_a + E5_yx * minus_p6_y;
    const double do6_z_dp78 = E5_zy * joint6_a + E5_zx * minus_p6_y;

    /* link 6: axes E and origin o in the base frame, derivative in p[80] */
    const double dE6_xx_dp80 = R6_yx * E5_xz - R6_zx * E5_xy;
    const double dE6_xy_dp80 = R6_yy * E5_xz - R6_zy * E5_xy;
    const double minus_dE6_xz_dp80 = minus_R6_yz * E5_xz + R6_zz * E5_xy;
    const double minus_dE6_yx_dp80 = R6_zx * E5_yy + R6_yx * minus_E5_yz;
    const double minus_dE6_yy_dp80 = R6_zy * E5_yy + R6_yy * minus_E5_yz;
    const double dE6_zx_dp80 = R6_yx * E5_zz - R6_zx * E5_zy;
    const double dE6_zy_dp80 = R6_yy * E5_zz - R6_zy * E5_zy;
    const double minus_dE6_zz_dp80 = minus_R6_yz * E5_zz + R6_zz * E5_zy;
    const double minus_do6_x_dp80 = p6_z * E5_xy + minus_p6_y * E5_xz;
    const double do6_y_dp80 = minus_p6_y * minus_E5_yz - p6_z * E5_yy;
    const double minus_do6_z_dp80 = p6_z * E5_zy + minus_p6_y * E5_zz;

    /* results */
    const double t217 = E6_xz * dE6_xy_dp62 - minus_E6_yz * dE6_yy_dp62;
    const double t218 = E6_xx * dE6_xz_dp62 - E6_yx * minus_dE6_yz_dp62;
    const double t219 = E6_xz * do6_x_dp62 - minus_E6_yz * do6_y_dp62;
    const double t220 = E6_xz * dE6_xy_dp64 - minus_E6_yz * dE6_yy_dp64;
    const double t221 = E6_xx * dE6_xz_dp64 - E6_yx * minus_dE6_yz_dp64;
    const double t222 = E6_xz * do6_x_dp64 - minus_E6_yz * do6_y_dp64;
    const double t223 = E6_xz * dE6_xy_dp66 - minus_E6_yz * dE6_yy_dp66;
    const double t224 = E6_xx * dE6_xz_dp66 - E6_yx * minus_dE6_yz_dp66;
    const double t225 = E6_xz * do6_x_dp66 - minus_E6_yz * do6_y_dp66;
    const double t226 = E6_xz * dE6_xy_dp68 - minus_E6_yz * dE6_yy_dp68;
    const double t227 = E6_xx * dE6_xz_dp68 - E6_yx * minus_dE6_yz_dp68;
    const double t228 = E6_xz * do6_x_dp68 - minus_E6_yz * do6_y_dp68;
    const double t229 = E6_xz * dE6_xy_dp70 - minus_E6_yz * dE6_yy_dp70;
    const double t230 = E6_xx * minus_dE6_xz_dp70 + E6_yx * minus_dE6_yz_dp70;
    const double t231 = E6_xz * do6_x_dp70 - minus_E6_yz * do6_y_dp70;
    const double t232 = E6_xz * dE6_xy_dp72 - minus_E6_yz * dE6_yy_dp72;
    const double t233 = E6_xx * minus_dE6_xz_dp72 + E6_yx * minus_dE6_yz_dp72;
    const double t234 = E6_xz * do6_x_dp72 - minus_E6_yz * do6_y_dp72;
    const double t235 = E6_xz * dE6_xy_dp74 - minus_E6_yz * dE6_yy_dp74;
    const double t236 = E6_xz * do6_x_dp74 - minus_E6_yz * do6_y_dp74;
    const double t237 = E6_xz * dE6_xy_dp76 - minus_E6_yz * dE6_yy_dp76;
    const double t238 = E6_xx * minus_dE6_xz_dp76 + E6_yx * minus_dE6_yz_dp76;
    const double t239 = E6_xy * dE6_xx_dp76 - E6_yy * minus_dE6_yx_dp76;
    const double t240 = E6_xz * do6_x_dp76 - minus_E6_yz * do6_y_dp76;
    const double t241 = E6_xz * minus_dE6_xy_dp78 - minus_E6_yz * minus_dE6_yy_dp78;
    const double t242 = E6_xz * do6_x_dp78 - minus_E6_yz * do6_y_dp78;
    const double t243 = E6_xz * dE6_xy_dp80 + minus_E6_yz * minus_dE6_yy_dp80;
    const double t244 = E6_yx * (minus_R6_yz * minus_E5_yz - R6_zz * E5_yy);
    const double t245 = E6_xy * dE6_xx_dp80 - E6_yy * minus_dE6_yx_dp80;
    const double t246 = E6_yx * do6_y_dp80 - E6_xx * minus_do6_x_dp80;
    const double t247 = E6_yy * do6_y_dp80 - E6_xy * minus_do6_x_dp80;
    const double t248 = E6_xz * minus_do6_x_dp80 + minus_E6_yz * do6_y_dp80;
    const double t249 = E6_xz * E6_xx - minus_E6_yz * E6_yx + E6_zz * E6_zx;

    dX_dp[0][0][0] = E6_zz * E6_yy - minus_E6_yz * dE6_yy_dp60;
    dX_dp[0][0][1] = 0.0;
    dX_dp[0][0][2] = t217 + E6_zz * dE6_zy_dp62;
    dX_dp[0][0][3] = 0.0;
    dX_dp[0][0][4] = t220 + E6_zz * dE6_zy_dp64;
    dX_dp[0][0][5] = 0.0;
    dX_dp[0][0][6] = t223 + E6_zz * dE6_zy_dp66;
    dX_dp[0][0][7] = 0.0;
    dX_dp[0][0][8] = t226 + E6_zz * dE6_zy_dp68;
    dX_dp[0][0][9] = 0.0;
    dX_dp[0][0][10] = t229 + E6_zz * dE6_zy_dp70;
    dX_dp[0][0][11] = 0.0;
    dX_dp[0][0][12] = t232 + E6_zz * dE6_zy_dp72;
    dX_dp[0][0][13] = 0.0;
    dX_dp[0][0][14] = t235 + E6_zz * dE6_zy_dp74;
    dX_dp[0][0][15] = 0.0;
    dX_dp[0][0][16] = t237 + E6_zz * dE6_zy_dp76;
    dX_dp[0][0][17] = 0.0;
    dX_dp[0][0][18] = -(t241 + E6_zz * minus_dE6_zy_dp78);
    dX_dp[0][0][19] = 0.0;
    dX_dp[0][0][20] = t243 + E6_zz * dE6_zy_dp80;
    dX_dp[0][0][21] = 0.0;
    dX_dp[0][0][22] = -t249;
    dX_dp[0][0][23] = 0.0;
    dX_dp[0][1][0] = -(E6_yx * minus_dE6_yz_dp60 + E6_zx * minus_E6_yz);
    dX_dp[0][1][1] = 0.0;
    dX_dp[0][1][2] = t218 + E6_zx * dE6_zz_dp62;
    dX_dp[0][1][3] = 0.0;
    dX_dp[0][1][4] = t221 - E6_zx * minus_dE6_zz_dp64;
    dX_dp[0][1][5] = 0.0;
    dX_dp[0][1][6] = t224 + E6_zx * dE6_zz_dp66;
    dX_dp[0][1][7] = 0.0;
    dX_dp[0][1][8] = t227 - E6_zx * minus_dE6_zz_dp68;
    dX_dp[0][1][9] = 0.0;
    dX_dp[0][1][10] = E6_zx * dE6_zz_dp70 - t230;
    dX_dp[0][1][11] = 0.0;
    dX_dp[0][1][12] = -(t233 + E6_zx * minus_dE6_zz_dp72);
    dX_dp[0][1][13] = 0.0;
    dX_dp[0][1][14] = E6_xx * dE6_xz_dp74 + E6_yx * dE6_yz_dp74 + E6_zx * dE6_zz_dp74;
    dX_dp[0][1][15] = 0.0;
    dX_dp[0][1][16] = -(t238 + E6_zx * minus_dE6_zz_dp76);
    dX_dp[0][1][17] = 0.0;
    dX_dp[0][1][18] = E6_xx * dE6_xz_dp78 + E6_yx * dE6_yz_dp78 + E6_zx * dE6_zz_dp78;
    dX_dp[0][1][19] = 0.0;
    dX_dp[0][1][20] = t244 - E6_xx * minus_dE6_xz_dp80 - E6_zx * minus_dE6_zz_dp80;
    dX_dp[0][1][21] = 0.0;
    dX_dp[0][1][22] = 0.0;
    dX_dp[0][1][23] = 0.0;
    dX_dp[0][2][0] = E6_yy * dE6_yx_dp60 + E6_zy * E6_yx;
    dX_dp[0][2][1] = 0.0;
    dX_dp[0][2][2] = E6_xy * dE6_xx_dp62 + E6_yy * dE6_yx_dp62 + E6_zy * dE6_zx_dp62;
    dX_dp[0][2][3] = 0.0;
    dX_dp[0][2][4] = E6_xy * dE6_xx_dp64 + E6_yy * dE6_yx_dp64 + E6_zy * dE6_zx_dp64;
    dX_dp[0][2][5] = 0.0;
    dX_dp[0][2][6] = E6_xy * dE6_xx_dp66 + E6_yy * dE6_yx_dp66 + E6_zy * dE6_zx_dp66;
    dX_dp[0][2][7] = 0.0;
    dX_dp[0][2][8] = E6_xy * dE6_xx_dp68 + E6_yy * dE6_yx_dp68 + E6_zy * dE6_zx_dp68;
    dX_dp[0][2][9] = 0.0;
    dX_dp[0][2][10] = E6_xy * dE6_xx_dp70 + E6_yy * dE6_yx_dp70 + E6_zy * dE6_zx_dp70;
    dX_dp[0][2][11] = 0.0;
    dX_dp[0][2][12] = E6_xy * dE6_xx_dp72 + E6_yy * dE6_yx_dp72 + E6_zy * dE6_zx_dp72;
    dX_dp[0][2][13] = 0.0;
    dX_dp[0][2][14] = E6_xy * dE6_xx_dp74 + E6_yy * dE6_yx_dp74 + E6_zy * dE6_zx_dp74;
    dX_dp[0][2][15] = 0.0;
    dX_dp[0][2][16] = t239 + E6_zy * dE6_zx_dp76;
    dX_dp[0][2][17] = 0.0;
    dX_dp[0][2][18] = E6_xy * dE6_xx_dp78 + E6_yy * dE6_yx_dp78 + E6_zy * dE6_zx_dp78;
    dX_dp[0][2][19] = 0.0;
    dX_dp[0][2][20] = t245 + E6_zy * dE6_zx_dp80;
    dX_dp[0][2][21] = 0.0;
    dX_dp[0][2][22] = E6_xy * E6_xy + E6_yy * E6_yy + E6_zy * E6_zy;
    dX_dp[0][2][23] = 0.0;
    dX_dp[0][3][0] = E6_zx * o6_y - E6_yx * minus_do6_y_dp60;
    dX_dp[0][3][1] = E6_xx;
    dX_dp[0][3][2] = E6_xx * do6_x_dp62 + E6_yx * do6_y_dp62 + E6_zx * do6_z_dp62;
    dX_dp[0][3][3] = E6_zx * R1_zz - E6_yx * minus_R1_yz;
    dX_dp[0][3][4] = E6_xx * do6_x_dp64 + E6_yx * do6_y_dp64 + E6_zx * do6_z_dp64;
    dX_dp[0][3][5] = E6_xx * R1_xx + E6_yx * R1_yx + E6_zx * R1_zx;
    dX_dp[0][3][6] = E6_xx * do6_x_dp66 + E6_yx * do6_y_dp66 + E6_zx * do6_z_dp66;
    dX_dp[0][3][7] = E6_xx * E2_xz - E6_yx * minus_E2_yz + E6_zx * E2_zz;
    dX_dp[0][3][8] = E6_xx * do6_x_dp68 + E6_yx * do6_y_dp68 + E6_zx * do6_z_dp68;
    dX_dp[0][3][9] = E6_xx * E2_xx + E6_yx * E2_yx + E6_zx * E2_zx;
    dX_dp[0][3][10] = E6_xx * do6_x_dp70 + E6_yx * do6_y_dp70 + E6_zx * do6_z_dp70;
    dX_dp[0][3][11] = E6_xx * E3_xz - E6_yx * minus_E3_yz + E6_zx * E3_zz;
    dX_dp[0][3][12] = E6_xx * do6_x_dp72 + E6_yx * do6_y_dp72 + E6_zx * do6_z_dp72;
    dX_dp[0][3][13] = E6_xx * E3_xx + E6_yx * E3_yx + E6_zx * E3_zx;
    dX_dp[0][3][14] = E6_xx * do6_x_dp74 + E6_yx * do6_y_dp74 + E6_zx * do6_z_dp74;
    dX_dp[0][3][15] = E6_xx * E4_xz - E6_yx * minus_E4_yz + E6_zx * E4_zz;
    dX_dp[0][3][16] = E6_xx * do6_x_dp76 + E6_yx * do6_y_dp76 + E6_zx * do6_z_dp76;
    dX_dp[0][3][17] = E6_xx * E4_xx + E6_yx * E4_yx + E6_zx * E4_zx;
    dX_dp[0][3][18] = E6_xx * do6_x_dp78 + E6_yx * do6_y_dp78 + E6_zx * do6_z_dp78;
    dX_dp[0][3][19] = E6_xx * E5_xz - E6_yx * minus_E5_yz + E6_zx * E5_zz;
    dX_dp[0][3][20] = t246 - E6_zx * minus_do6_z_dp80;
    dX_dp[0][3][21] = E6_xx * E5_xx + E6_yx * E5_yx + E6_zx * E5_zx;
    dX_dp[0][3][22] = 0.0;
    dX_dp[0][3][23] = t249;
    dX_dp[0][4][0] = E6_zy * o6_y - E6_yy * minus_do6_y_dp60;
    dX_dp[0][4][1] = E6_xy;
    dX_dp[0][4][2] = E6_xy * do6_x_dp62 + E6_yy * do6_y_dp62 + E6_zy * do6_z_dp62;
    dX_dp[0][4][3] = E6_zy * R1_zz - E6_yy * minus_R1_yz;
    dX_dp[0][4][4] = E6_xy * do6_x_dp64 + E6_yy * do6_y_dp64 + E6_zy * do6_z_dp64;
    dX_dp[0][4][5] = E6_xy * R1_xx + E6_yy * R1_yx + E6_zy * R1_zx;
    dX_dp[0][4][6] = E6_xy * do6_x_dp66 + E6_yy * do6_y_dp66 + E6_zy * do6_z_dp66;
    dX_dp[0][4][7] = E6_xy * E2_xz - E6_yy * minus_E2_yz + E6_zy * E2_zz;
    dX_dp[0][4][8] = E6_xy * do6_x_dp68 + E6_yy * do6_y_dp68 + E6_zy * do6_z_dp68;
    dX_dp[0][4][9] = E6_xy * E2_xx + E6_yy * E2_yx + E6_zy * E2_zx;
    dX_dp[0][4][10] = E6_xy * do6_x_dp70 + E6_yy * do6_y_dp70 + E6_zy * do6_z_dp70;
    dX_dp[0][4][11] = E6_xy * E3_xz - E6_yy * minus_E3_yz + E6_zy * E3_zz;
    dX_dp[0][4][12] = E6_xy * do6_x_dp72 + E6_yy * do6_y_dp72 + E6_zy * do6_z_dp72;
    dX_dp[0][4][13] = E6_xy * E3_xx + E6_yy * E3_yx + E6_zy * E3_zx;
    dX_dp[0][4][14] = E6_xy * do6_x_dp74 + E6_yy * do6_y_dp74 + E6_zy * do6_z_dp74;
    dX_dp[0][4][15] = E6_xy * E4_xz - E6_yy * minus_E4_yz + E6_zy * E4_zz;
    dX_dp[0][4][16] = E6_xy * do6_x_dp76 + E6_yy * do6_y_dp76 + E6_zy * do6_z_dp76;
    dX_dp[0][4][17] = E6_xy * E4_xx + E6_yy * E4_yx + E6_zy * E4_zx;
    dX_dp[0][4][18] = E6_xy * do6_x_dp78 + E6_yy * do6_y_dp78 + E6_zy * do6_z_dp78;
    dX_dp[0][4][19] = E6_xy * E5_xz - E6_yy * minus_E5_yz + E6_zy * E5_zz;
    dX_dp[0][4][20] = t247 - E6_zy * minus_do6_z_dp80;
    dX_dp[0][4][21] = E6_xy * E5_xx + E6_yy * E5_yx + E6_zy * E5_zx;
    dX_dp[0][4][22] = 0.0;
    dX_dp[0][4][23] = E6_xy * E6_xz - E6_yy * minus_E6_yz + E6_zy * E6_zz;
    dX_dp[0][5][0] = E6_zz * o6_y + minus_E6_yz * minus_do6_y_dp60;
    dX_dp[0][5][1] = E6_xz;
    dX_dp[0][5][2] = t219 + E6_zz * do6_z_dp62;
    dX_dp[0][5][3] = minus_E6_yz * minus_R1_yz + E6_zz * R1_zz;
    dX_dp[0][5][4] = t222 + E6_zz * do6_z_dp64;
    dX_dp[0][5][5] = E6_xz * R1_xx - minus_E6_yz * R1_yx + E6_zz * R1_zx;
    dX_dp[0][5][6] = t225 + E6_zz * do6_z_dp66;
    dX_dp[0][5][7] = E6_xz * E2_xz + minus_E6_yz * minus_E2_yz + E6_zz * E2_zz;
    dX_dp[0][5][8] = t228 + E6_zz * do6_z_dp68;
    dX_dp[0][5][9] = E6_xz * E2_xx - minus_E6_yz * E2_yx + E6_zz * E2_zx;
    dX_dp[0][5][10] = t231 + E6_zz * do6_z_dp70;
    dX_dp[0][5][11] = E6_xz * E3_xz + minus_E6_yz * minus_E3_yz + E6_zz * E3_zz;
    dX_dp[0][5][12] = t234 + E6_zz * do6_z_dp72;
    dX_dp[0][5][13] = E6_xz * E3_xx - minus_E6_yz * E3_yx + E6_zz * E3_zx;
    dX_dp[0][5][14] = t236 + E6_zz * do6_z_dp74;
    dX_dp[0][5][15] = E6_xz * E4_xz + minus_E6_yz * minus_E4_yz + E6_zz * E4_zz;
    dX_dp[0][5][16] = t240 + E6_zz * do6_z_dp76;
    dX_dp[0][5][17] = E6_xz * E4_xx - minus_E6_yz * E4_yx + E6_zz * E4_zx;
    dX_dp[0][5][18] = t242 + E6_zz * do6_z_dp78;
    dX_dp[0][5][19] = E6_xz * E5_xz + minus_E6_yz * minus_E5_yz + E6_zz * E5_zz;
    dX_dp[0][5][20] = -(t248 + E6_zz * minus_do6_z_dp80);
    dX_dp[0][5][21] = E6_xz * E5_xx - minus_E6_yz * E5_yx + E6_zz * E5_zx;
    dX_dp[0][5][22] = 0.0;
    dX_dp[0][5][23] = E6_xz * E6_xz + minus_E6_yz * minus_E6_yz + E6_zz * E6_zz;
}
