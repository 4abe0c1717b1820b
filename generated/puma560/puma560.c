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
 *   inverse_dynamics     267 mul, 208 add, 10 sin/cos  (by newton-euler-classical)
 *   mass_matrix          141 mul, 116 add, 10 sin/cos  (by composite-body)
 *   coriolis_matrix      567 mul, 424 add, 10 sin/cos  (by composite-body)
 *   gravity              83 mul, 50 add, 10 sin/cos  (by newton-euler-classical)
 *   bias                 250 mul, 181 add, 10 sin/cos  (by newton-euler-classical)
 *   christoffel_symbols  1162 mul, 818 add, 10 sin/cos  (by composite-body)
 *   forward_dynamics     448 mul, 361 add, 15 div, 10 sin/cos  (by ldlt)
 *   inverse_mass_matrix  266 mul, 227 add, 29 div, 10 sin/cos  (by ldlt)
 *   kinetic_energy       138 mul, 88 add, 10 sin/cos  (by newton-euler)
 *   potential_energy     20 mul, 13 add, 7 sin/cos  (by product-of-exponentials)
 *   center_of_mass       76 mul, 51 add, 10 sin/cos  (by product-of-exponentials)
 *   total_momentum       286 mul, 201 add, 12 sin/cos  (by newton-euler)
 *   forward_kinematics   63 mul, 32 add, 12 sin/cos  (by product-of-exponentials)
 *   jacobian             62 mul, 29 add, 10 sin/cos  (by product-of-exponentials)
 *   jacobian_space       69 mul, 34 add, 10 sin/cos  (by product-of-exponentials)
 *   jacobian_world       53 mul, 30 add, 10 sin/cos  (by product-of-exponentials)
 *   jacobian_dot         135 mul, 74 add, 10 sin/cos  (by product-of-exponentials)
 *   link_motions         110 mul, 74 add, 10 sin/cos  (by newton-euler)
 *   joint_wrenches       377 mul, 285 add, 10 sin/cos  (by newton-euler)
 *   passive_forces       0 mul, 0 add, 0 sin/cos  (by sum)
 *   parameter_gradient   1164 mul, 812 add, 36 sin/cos  (by reverse-mode)
 *   kinematics_gradient  1430 mul, 917 add, 36 sin/cos  (by forward-mode)
 *   position_gradient    648 mul, 344 add, 32 sin/cos  (by reverse-mode)
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

/* Joint forces for given accelerations: tau = M qdd + C qd + phi. */
void puma560_inverse_dynamics(const double q[6],
                              const double qd[6],
                              const double qdd[6],
                              double tau[6])
{
    /* sines and cosines of the joint angles */
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double s3 = sin(q[2]);
    const double c3 = cos(q[2]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);
    const double s6 = sin(q[5]);
    const double c6 = cos(q[5]);

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
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double s3 = sin(q[2]);
    const double c3 = cos(q[2]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);
    const double s6 = sin(q[5]);
    const double c6 = cos(q[5]);

    /* composite body 5: with body 6 added */
    const double t1 = 0.00024216 * c6;
    const double t2 = 0.00024216 * s6;
    const double t3 = t1 * c6 + t2 * s6;
    const double Ixz_c5 = t1 * s6 - t2 * c6;
    const double Ixx_c5 = t3 + 0.0003;
    const double Izz_c5 = t3 + 0.0004;

    /* composite body 4: with body 5 added */
    const double t4 = c5 * Ixx_c5;
    const double t5 = 0.00033999999999999997 * s5;
    const double Ixy_c4 = c5 * Ixz_c5;
    const double minus_Iyz_c4 = s5 * Ixz_c5;
    const double Ixz_c4 = t5 * c5 - t4 * s5;
    const double mcx_c4 = 0.0028799999999999997 * s5;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 4 */
    const double F5at4_x = 0.0028799999999999997 * c5;

    /* composite body 4: with body 5 added */
    const double Ixx_c4 = t4 * c5 + t5 * s5 + 0.00209602;
    const double Iyy_c4 = Izz_c5 + 0.00209602;
    const double Izz_c4 = s5 * Ixx_c5 * s5 + 0.00033999999999999997 * c5 * c5 + 0.0013;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double t6 = s4 * Ixy_c4;
    const double t7 = c4 * Ixx_c4 - t6;
    const double t8 = c4 * Ixy_c4;
    const double t9 = t8 - s4 * Iyy_c4;
    const double t10 = c4 * Ixz_c4 + s4 * minus_Iyz_c4;
    const double F4at3_z = c4 * mcx_c4;
    const double t11 = 0.015579999999999998 - F5at4_x;
    const double minus_F4at3_x = s4 * mcx_c4;

    /* composite body 3: with body 4 added */
    const double mcx_c3 = F4at3_z - 0.025374999999999998;
    const double t12 = t11 - 0.5413749999999999;
    const double t13 = 0.0203 * (F4at3_z + mcx_c3);
    const double t14 = 0.4331 * (t11 + t12);
    const double Ixy_c3 = 0.0203 * t11 + 0.4331 * mcx_c3 - t10;
    const double Ixz_c3 = t7 * s4 + t9 * c4 + 0.0203 * minus_F4at3_x;
    const double t15 = 0.4331 * minus_F4at3_x - (s4 * Ixz_c4 - c4 * minus_Iyz_c4);
    const double mcy_c3 = t12 - 0.336;
    const double mcz_c3 = minus_F4at3_x + 0.0672;
    const double Ixx_c3 = t7 * c4 - t9 * s4 - t14 + 0.09046080000000001;
    const double Iyy_c3 = Izz_c4 - t13 + 0.013440800000000001;
    const double Iyz_c3 = t15 + 0.004704000000000001;
    const double t16 = (s4 * Ixx_c4 + t8) * s4 + (t6 + c4 * Iyy_c4) * c4 - (t13 + t14);
    const double Izz_c3 = t16 + 0.08952;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 2 */
    const double t17 = s3 * Ixy_c3;
    const double t18 = c3 * Ixx_c3 - t17;
    const double t19 = c3 * Ixy_c3;
    const double t20 = t19 - s3 * Iyy_c3;
    const double t21 = c3 * Ixz_c3 - s3 * Iyz_c3;
    const double F3at2_y = c3 * mcx_c3 - s3 * mcy_c3;
    const double minus_F3at2_x = s3 * mcx_c3 + c3 * mcy_c3;
    const double t22 = F3at2_y + 2.61239;
    const double t23 = mcz_c3 - 0.56507;
    const double t24 = 0.4318 * (F3at2_y + t22);
    const double t25 = 0.0934 * (mcz_c3 + t23);
    const double t26 = (s3 * Ixx_c3 + t19) * s3 + (t17 + c3 * Iyy_c3) * c3;
    const double N3at2_y = s3 * Ixz_c3 + c3 * Iyz_c3 + 0.0934 * minus_F3at2_x;

    /* composite body 2: with body 3 added */
    const double mcx_c2 = t22 + 1.1832;
    const double mcy_c2 = minus_F3at2_x + 0.10439999999999999;
    const double mcz_c2 = t23 - 0.2784;
    const double Ixx_c2 = t18 * c3 - t20 * s3 - t25 + 0.1350808;
    const double Ixy_c2 = t18 * s3 + t20 * c3 - 0.4318 * minus_F3at2_x - 0.0070992;
    const double Iyy_c2 = t26 + (t24 - t25) + 0.608912;
    const double Ixz_c2 = t21 - (0.4318 * mcz_c3 - 0.0934 * t22) + 0.018931200000000002;
    const double Iyz_c2 = N3at2_y + 0.0016703999999999998;
    const double Izz_c2 = Izz_c3 + t24 + 0.6200840000000001;

    /* composite body 1: with body 2 added */
    const double t27 = (s2 * Ixx_c2 + c2 * Ixy_c2) * s2;
    const double minus_mcz_c1 = s2 * mcx_c2 + c2 * mcy_c2;
    const double mcy_c1 = mcz_c2 + 5.710075;
    const double Iyz_c1 = 0.2435 * minus_mcz_c1 - (s2 * Ixz_c2 + c2 * Iyz_c2);
    const double t28 = t27 + (s2 * Ixy_c2 + c2 * Iyy_c2) * c2;
    const double Izz_c1 = t28 + 0.2435 * (mcz_c2 + mcy_c1) + 0.35;

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

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 3 */
    const double F5at3_x = c4 * F5at4_x;
    const double F5at3_z = s4 * F5at4_x;
    const double N5at3_x = t8 - s4 * Izz_c5 - 0.4331 * F5at3_z;
    const double N5at3_y = minus_Iyz_c4 + 0.0203 * F5at3_z;
    const double t29 = 0.4331 * F5at3_x - 5.846399999999999e-05 * s5;
    const double N5at3_z = t6 + c4 * Izz_c5 + t29;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 2 */
    const double F5at2_x = c3 * F5at3_x - s3 * mcx_c4;
    const double F5at2_y = s3 * F5at3_x + c3 * mcx_c4;
    const double N5at2_x = c3 * N5at3_x - s3 * N5at3_y + 0.0934 * F5at2_y;
    const double t30 = 0.0934 * F5at2_x + 0.4318 * F5at3_z;
    const double N5at2_y = s3 * N5at3_x + c3 * N5at3_y - t30;
    const double N5at2_z = N5at3_z + 0.4318 * F5at2_y;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 1 */
    const double F5at1_x = c2 * F5at2_x - s2 * F5at2_y;
    const double minus_N5at1_z = s2 * N5at2_x + c2 * N5at2_y + 0.2435 * F5at1_x;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double N4at3_x = t10 - 0.4331 * F4at3_z;
    const double N4at3_y = 0.0203 * F4at3_z - Izz_c4;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 2 */
    const double minus_F4at2_x = c3 * minus_F4at3_x;
    const double minus_F4at2_y = s3 * minus_F4at3_x;
    const double N4at2_x = c3 * N4at3_x - s3 * N4at3_y - 0.0934 * minus_F4at2_y;
    const double t31 = 0.0934 * minus_F4at2_x - 0.4318 * F4at3_z;
    const double N4at2_y = s3 * N4at3_x + c3 * N4at3_y + t31;
    const double minus_N4at2_z = t15 + 0.4318 * minus_F4at2_y;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 1 */
    const double F4at1_x = s2 * minus_F4at2_y - c2 * minus_F4at2_x;
    const double minus_N4at1_z = s2 * N4at2_x + c2 * N4at2_y + 0.2435 * F4at1_x;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 2 */
    const double N3at2_x = t21 + 0.0934 * F3at2_y;
    const double N3at2_z = Izz_c3 + 0.4318 * F3at2_y;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 1 */
    const double minus_F3at1_x = c2 * minus_F3at2_x + s2 * F3at2_y;
    const double minus_N3at1_z = s2 * N3at2_x + c2 * N3at2_y - 0.2435 * minus_F3at1_x;

    M[0][0] = Izz_c1;
    M[0][1] = Iyz_c1;
    M[0][2] = -minus_N3at1_z;
    M[0][3] = -minus_N4at1_z;
    M[0][4] = -minus_N5at1_z;
    M[0][5] = -minus_N6at1_z;
    M[1][0] = Iyz_c1;
    M[1][1] = Izz_c2;
    M[1][2] = N3at2_z;
    M[1][3] = -minus_N4at2_z;
    M[1][4] = N5at2_z;
    M[1][5] = N6at3_z;
    M[2][0] = -minus_N3at1_z;
    M[2][1] = N3at2_z;
    M[2][2] = Izz_c3;
    M[2][3] = -t15;
    M[2][4] = N5at3_z;
    M[2][5] = N6at3_z;
    M[3][0] = -minus_N4at1_z;
    M[3][1] = -minus_N4at2_z;
    M[3][2] = -t15;
    M[3][3] = Izz_c4;
    M[3][4] = -minus_Iyz_c4;
    M[3][5] = N6at4_z;
    M[4][0] = -minus_N5at1_z;
    M[4][1] = N5at2_z;
    M[4][2] = N5at3_z;
    M[4][3] = -minus_Iyz_c4;
    M[4][4] = Izz_c5;
    M[4][5] = 0.0;
    M[5][0] = -minus_N6at1_z;
    M[5][1] = N6at3_z;
    M[5][2] = N6at3_z;
    M[5][3] = N6at4_z;
    M[5][4] = 0.0;
    M[5][5] = 4e-05;
}

/* The Coriolis matrix C(q,qd) of the Christoffel symbols. */
void puma560_coriolis_matrix(const double q[6], const double qd[6], double C[6][6])
{
    /* sines and cosines of the joint angles */
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double s3 = sin(q[2]);
    const double c3 = cos(q[2]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);
    const double s6 = sin(q[5]);
    const double c6 = cos(q[5]);

    /* link 2: twist (angular w, linear v) */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];
    const double t1 = 0.2435 * qd[0];
    const double minus_v2_x = c2 * t1;
    const double v2_y = s2 * t1;

    /* link 2: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double t2 = 0.0070992 * qd[1];
    const double t3 = 0.018931200000000002 * minus_w2_y;
    const double t4 = 0.061954399999999965 * minus_w2_y;
    const double t5 = 0.0016703999999999998 * minus_w2_x;
    const double t6 = 0.10439999999999999 * v2_y;
    const double t7 = 1.1832 * minus_v2_x;
    const double minus_B2_xz = 0.0016703999999999998 * qd[1] - t4 + 0.2784 * minus_v2_x;
    const double t8 = 0.5469576 * qd[1] - 0.018931200000000002 * minus_w2_x;
    const double minus_B2_yx = t8 + 1.1832 * v2_y;
    const double minus_B2_yy = t2 - t5 + t7;
    const double minus_B2_zz = t5 - t3 + (t7 - t6);
    const double B2_xx = t6 - (t3 - t2);
    const double t9 = 0.0016703999999999998 * minus_w2_y - 0.07312640000000004 * qd[1];
    const double B2_xy = 0.10439999999999999 * minus_v2_x - t9;
    const double t10 = 0.061954399999999965 * minus_w2_x - 0.018931200000000002 * qd[1];
    const double B2_yz = 0.2784 * v2_y - t10;
    const double B2_zx = 0.0070992 * minus_w2_x - 0.5469576 * minus_w2_y;
    const double B2_zy = 0.07312640000000004 * minus_w2_x - 0.0070992 * minus_w2_y;
    const double P2_z = 1.1832 * minus_w2_y - 0.10439999999999999 * minus_w2_x;
    const double t11 = 0.2784 * minus_w2_y - 0.10439999999999999 * qd[1];
    const double P2_x = t11 - 17.4 * minus_v2_x;
    const double P2_y = 17.4 * v2_y + (1.1832 * qd[1] - 0.2784 * minus_w2_x);

    /* link 3: twist (angular w, linear v) */
    const double minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y;
    const double w3_y = s3 * minus_w2_x - c3 * minus_w2_y;
    const double v3_z = 0.4318 * minus_w2_y;
    const double t12 = 0.0934 * minus_w2_y - minus_v2_x;
    const double t13 = v2_y - (0.0934 * minus_w2_x - 0.4318 * qd[1]);
    const double v3_x = c3 * t12 + s3 * t13;
    const double v3_y = c3 * t13 - s3 * t12;
    const double w3_z = qd[1] + qd[2];

    /* link 3: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double minus_B3_yx = 0.0062500000000000056 * w3_z;
    const double t14 = 0.004704000000000001 * minus_w3_x;
    const double B3_zx = 0.0062500000000000056 * w3_y;
    const double t15 = 0.029016959999999998 * minus_w2_y;
    const double t16 = 0.336 * v3_y;
    const double B3_xx = t15 - t16;
    const double t17 = 0.08327000000000001 * w3_z + 0.004704000000000001 * w3_y;
    const double B3_xy = t17 + 0.336 * v3_x;
    const double t18 = 0.004704000000000001 * w3_z + 0.007190800000000011 * w3_y;
    const double minus_B3_xz = t18 + 0.0672 * v3_x;
    const double B3_yy = t14 + t15;
    const double minus_B3_yz = 0.007190800000000011 * minus_w3_x + 0.0672 * v3_y;
    const double B3_zy = 0.08327000000000001 * minus_w3_x + 0.1450848 * minus_w2_y;
    const double minus_B3_zz = t14 + t16;
    const double P3_x = 4.8 * v3_x + (0.0672 * w3_y + 0.336 * w3_z);
    const double P3_y = 4.8 * v3_y + 0.0672 * minus_w3_x;
    const double P3_z = 2.07264 * minus_w2_y + 0.336 * minus_w3_x;

    /* link 4: twist (angular w, linear v) */
    const double w4_x = s4 * w3_z - c4 * minus_w3_x;
    const double w4_y = s4 * minus_w3_x + c4 * w3_z;
    const double t19 = v3_x + 0.4331 * w3_z;
    const double t20 = v3_y - 0.0203 * w3_z;
    const double t21 = v3_z + (0.0203 * w3_y + 0.4331 * minus_w3_x);
    const double v4_x = c4 * t19 + s4 * t21;
    const double v4_y = c4 * t21 - s4 * t19;
    const double w4_z = qd[3] - w3_y;

    /* link 4: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double B4_xy = 0.00065 * w4_z;
    const double B4_zx = 0.00065 * w4_y;
    const double minus_B4_zy = 0.00065 * w4_x;
    const double B4_xx = 0.015579999999999998 * t20;
    const double B4_xz = 0.015579999999999998 * v4_x - 0.0014460200000000001 * w4_y;
    const double B4_yz = 0.015579999999999998 * v4_y + 0.0014460200000000001 * w4_x;
    const double minus_P4_z = 0.82 * t20;
    const double P4_x = 0.82 * v4_x - 0.015579999999999998 * w4_y;
    const double P4_y = 0.82 * v4_y + 0.015579999999999998 * w4_x;

    /* link 5: twist (angular w, linear v) */
    const double w5_x = c5 * w4_x - s5 * w4_z;
    const double minus_w5_y = s5 * w4_x + c5 * w4_z;
    const double v5_x = c5 * v4_x + s5 * t20;
    const double minus_v5_y = s5 * v4_x - c5 * t20;
    const double w5_z = w4_y + qd[4];

    /* link 5: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double B5_xy = 0.00020000000000000004 * w5_z;
    const double B5_xz = 9.999999999999999e-05 * minus_w5_y;
    const double B5_yz = 9.999999999999999e-05 * w5_x;
    const double minus_B5_zx = 0.00020000000000000004 * minus_w5_y;
    const double minus_B5_zy = 0.00020000000000000004 * w5_x;
    const double P5_x = 0.34 * v5_x;
    const double minus_P5_y = 0.34 * minus_v5_y;
    const double P5_z = 0.34 * v4_y;

    /* link 6: twist (angular w, linear v) */
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double v6_x = c6 * v5_x + s6 * v4_y;
    const double v6_y = c6 * v4_y - s6 * v5_x;
    const double w6_z = minus_w5_y + qd[5];

    /* link 6: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double B6_xy = 1.9999999999999998e-05 * w6_z;
    const double B6_zx = 1.9999999999999998e-05 * w6_y;
    const double minus_B6_zy = 1.9999999999999998e-05 * w6_x;
    const double B6_xx = 0.0028799999999999997 * minus_v5_y;
    const double t22 = 0.0028799999999999997 * v6_x;
    const double t23 = 0.0028799999999999997 * v6_y;
    const double minus_B6_xz = 0.00022216 * w6_y + t22;
    const double B6_yz = 0.00022216 * w6_x - t23;
    const double P6_z = 0.09 * minus_v5_y;
    const double P6_x = 0.09 * v6_x + 0.0028799999999999997 * w6_y;
    const double P6_y = 0.09 * v6_y - 0.0028799999999999997 * w6_x;

    /* composite body 5: B and P with those of body 6 added */
    const double t24 = c6 * B6_xx + s6 * B6_xy;
    const double t25 = c6 * B6_xy - s6 * B6_xx;
    const double B5c_xx = t24 * c6 - t25 * s6;

    /* body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t26 = t24 * s6 + t25 * c6;
    const double t27 = B6_zx * c6 + minus_B6_zy * s6;
    const double minus_Q6at5_z = minus_B6_zy * c6 - B6_zx * s6;

    /* composite body 5: B and P with those of body 6 added */
    const double B5c_xy = B5_xy + (c6 * minus_B6_xz + s6 * B6_yz);
    const double B5c_xz = B5_xz + t26;
    const double minus_B5c_yx = t27 + B5_xy;
    const double B5c_yz = minus_Q6at5_z + B5_yz;
    const double minus_B5c_zx = t26 + minus_B5_zx;
    const double B5c_zy = s6 * minus_B6_xz - c6 * B6_yz - minus_B5_zy;
    const double P5c_x = P5_x + (c6 * P6_x - s6 * P6_y);
    const double minus_P5c_y = minus_P5_y + P6_z;
    const double P5c_z = P5_z + (s6 * P6_x + c6 * P6_y);

    /* body 5 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t28 = c5 * B5c_xx + s5 * minus_B5c_yx;
    const double t29 = c5 * B5c_xy;
    const double t30 = s5 * B5c_xx - c5 * minus_B5c_yx;
    const double t31 = s5 * B5c_xy;
    const double minus_Q5at4_x = minus_B5c_zx * c5 + B5c_zy * s5;
    const double minus_Q5at4_z = B5c_zy * c5 - minus_B5c_zx * s5;

    /* composite body 4: B and P with those of body 5 added */
    const double B4c_zz = t30 * s5 + t31 * c5;
    const double B4c_xx = t28 * c5 - t29 * s5 + B4_xx;
    const double B4c_xy = B4_xy + (c5 * B5c_xz - s5 * B5c_yz);
    const double B4c_xz = B4_xz - (t28 * s5 + t29 * c5);
    const double minus_B4c_yx = minus_Q5at4_x + B4_xy;
    const double B4c_yy = B4_xx + B5c_xx;
    const double B4c_yz = B4_yz - minus_Q5at4_z;
    const double B4c_zx = B4_zx + (t31 * s5 - t30 * c5);
    const double minus_B4c_zy = minus_B4_zy + (s5 * B5c_xz + c5 * B5c_yz);
    const double P4c_x = P4_x + (c5 * P5c_x + s5 * minus_P5c_y);
    const double P4c_y = P4_y + P5c_z;
    const double P4c_z = c5 * minus_P5c_y - s5 * P5c_x - minus_P4_z;

    /* body 4 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t32 = c4 * P4c_x - s4 * P4c_y;
    const double t33 = s4 * P4c_x + c4 * P4c_y;
    const double t34 = c4 * B4c_xx + s4 * minus_B4c_yx;
    const double t35 = c4 * B4c_xy - s4 * B4c_yy;
    const double t36 = s4 * B4c_xx - c4 * minus_B4c_yx;
    const double t37 = s4 * B4c_xy + c4 * B4c_yy;
    const double Q4at3_x = B4c_zx * c4 + minus_B4c_zy * s4;

    /* composite body 3: B and P with those of body 4 added */
    const double t38 = minus_B4c_zy * c4 - B4c_zx * s4;
    const double t39 = 0.4331 * P4c_z;
    const double t40 = 0.0203 * t32;
    const double B3c_xx = B3_xx + (t34 * c4 - t35 * s4 + t39);
    const double B3c_xy = B3_xy + (s4 * B4c_yz - c4 * B4c_xz + 0.4331 * t32);
    const double B3c_xz = t34 * s4 + t35 * c4 - minus_B3_xz;
    const double minus_B3c_yx = minus_B3_yx + (Q4at3_x + 0.0203 * P4c_z);
    const double B3c_yy = B3_yy + (B4c_zz - t40);
    const double B3c_yz = t38 - minus_B3_yz;
    const double B3c_zx = t36 * c4 - t37 * s4 + 0.0203 * t33 + B3_zx;
    const double B3c_zy = B3_zy + (0.4331 * t33 - (s4 * B4c_xz + c4 * B4c_yz));
    const double B3c_zz = t36 * s4 + t37 * c4 + (t39 - t40) - minus_B3_zz;
    const double P3c_x = P3_x + t32;
    const double P3c_y = P3_y - P4c_z;
    const double P3c_z = P3_z + t33;

    /* body 3 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t41 = c3 * P3c_x - s3 * P3c_y;
    const double t42 = s3 * P3c_x + c3 * P3c_y;
    const double t43 = c3 * B3c_xx + s3 * minus_B3c_yx;
    const double t44 = c3 * B3c_xy - s3 * B3c_yy;
    const double t45 = s3 * B3c_xx - c3 * minus_B3c_yx;
    const double t46 = s3 * B3c_xy + c3 * B3c_yy;
    const double Q3at2_x = B3c_zx * c3 - B3c_zy * s3;
    const double Q3at2_y = B3c_zx * s3 + B3c_zy * c3;

    /* composite body 2: B and P with those of body 3 added */
    const double t47 = 0.0934 * P3c_z;
    const double t48 = 0.4318 * t41;
    const double B2c_xx = B2_xx + (t43 * c3 - t44 * s3 - t47);
    const double B2c_xy = B2_xy + (t43 * s3 + t44 * c3);
    const double B2c_xz = c3 * B3c_xz - s3 * B3c_yz + 0.0934 * t41 - minus_B2_xz;
    const double B2c_yx = t45 * c3 - t46 * s3 - 0.4318 * t42 - minus_B2_yx;
    const double B2c_yy = t45 * s3 + t46 * c3 - (t47 - t48) - minus_B2_yy;
    const double B2c_yz = B2_yz + (s3 * B3c_xz + c3 * B3c_yz + 0.0934 * t42);
    const double B2c_zx = B2_zx + (Q3at2_x - 0.4318 * P3c_z);
    const double B2c_zy = B2_zy + Q3at2_y;
    const double B2c_zz = B3c_zz + t48 - minus_B2_zz;
    const double P2c_x = P2_x + t41;
    const double P2c_y = P2_y + t42;
    const double P2c_z = P2_z + P3c_z;

    /* composite body 1: B and P with those of body 2 added */
    const double minus_B1c_yz = B2c_zx * s2 + B2c_zy * c2;
    const double t49 = (s2 * B2c_xx + c2 * B2c_yx) * s2;
    const double B1c_zz = t49 + (s2 * B2c_xy + c2 * B2c_yy) * c2 + 0.2435 * P2c_z;

    /* composite body 5: with body 6 added */
    const double t50 = 0.00024216 * c6;
    const double t51 = 0.00024216 * s6;
    const double t52 = t50 * c6 + t51 * s6;
    const double Ixz_c5 = t50 * s6 - t51 * c6;
    const double Ixx_c5 = t52 + 0.0003;
    const double Izz_c5 = t52 + 0.0004;

    /* composite body 4: with body 5 added */
    const double t53 = c5 * Ixx_c5;
    const double t54 = 0.00033999999999999997 * s5;
    const double Ixy_c4 = c5 * Ixz_c5;
    const double minus_Iyz_c4 = s5 * Ixz_c5;
    const double Ixz_c4 = t54 * c5 - t53 * s5;
    const double mcx_c4 = 0.0028799999999999997 * s5;

    /* body 5 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double F5at4_x = 0.0028799999999999997 * c5;

    /* composite body 4: with body 5 added */
    const double mcz_c4 = F5at4_x - 0.015579999999999998;
    const double Ixx_c4 = t53 * c5 + t54 * s5 + 0.00209602;
    const double Iyy_c4 = Izz_c5 + 0.00209602;
    const double Izz_c4 = s5 * Ixx_c5 * s5 + 0.00033999999999999997 * c5 * c5 + 0.0013;

    /* body 4 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t55 = c4 * Ixx_c4 - s4 * Ixy_c4;
    const double t56 = c4 * Ixy_c4;
    const double t57 = t56 - s4 * Iyy_c4;
    const double t58 = c4 * Ixz_c4 + s4 * minus_Iyz_c4;
    const double F4at3_z = c4 * mcx_c4;
    const double minus_F4at3_x = s4 * mcx_c4;

    /* composite body 3: with body 4 added */
    const double mcx_c3 = F4at3_z - 0.025374999999999998;
    const double t59 = mcz_c4 + 0.5413749999999999;
    const double Ixy_c3 = 0.4331 * mcx_c3 - 0.0203 * mcz_c4 - t58;
    const double Ixz_c3 = t55 * s4 + t57 * c4 + 0.0203 * minus_F4at3_x;
    const double minus_mcy_c3 = t59 + 0.336;
    const double mcz_c3 = minus_F4at3_x + 0.0672;
    const double t60 = t55 * c4 - t57 * s4 + 0.4331 * (mcz_c4 + t59);
    const double Ixx_c3 = t60 + 0.09046080000000001;
    const double Iyy_c3 = Izz_c4 - 0.0203 * (F4at3_z + mcx_c3) + 0.013440800000000001;
    const double t61 = c4 * minus_Iyz_c4 - Ixz_c4 * s4 + 0.4331 * minus_F4at3_x;
    const double Iyz_c3 = t61 + 0.004704000000000001;

    /* body 3 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t62 = s3 * Ixy_c3;
    const double t63 = c3 * Ixx_c3 - t62;
    const double t64 = c3 * Ixy_c3;
    const double t65 = t64 - s3 * Iyy_c3;
    const double t66 = c3 * Ixz_c3 - s3 * Iyz_c3;
    const double F3at2_y = c3 * mcx_c3 + s3 * minus_mcy_c3;
    const double t67 = s3 * mcx_c3 - c3 * minus_mcy_c3;
    const double t68 = F3at2_y + 2.61239;
    const double t69 = mcz_c3 - 0.56507;
    const double t70 = 0.0934 * (mcz_c3 + t69);
    const double t71 = (s3 * Ixx_c3 + t64) * s3 + (t62 + c3 * Iyy_c3) * c3;
    const double N3at2_y = s3 * Ixz_c3 + c3 * Iyz_c3 + 0.0934 * t67;

    /* composite body 2: with body 3 added */
    const double mcx_c2 = t68 + 1.1832;
    const double mcy_c2 = t67 + 0.10439999999999999;
    const double mcz_c2 = t69 - 0.2784;
    const double Ixx_c2 = t63 * c3 - t65 * s3 - t70 + 0.1350808;
    const double Ixy_c2 = t63 * s3 + t65 * c3 - 0.4318 * t67 - 0.0070992;
    const double Iyy_c2 = t71 + (0.4318 * (F3at2_y + t68) - t70) + 0.608912;
    const double Ixz_c2 = t66 - (0.4318 * mcz_c3 - 0.0934 * t68) + 0.018931200000000002;
    const double Iyz_c2 = N3at2_y + 0.0016703999999999998;

    /* body 6 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D6at6_x = 0.00024216 * w6_y + t22 - minus_B6_xz;
    const double D6at6_y = t23 - 0.00024216 * w6_x + B6_yz;

    /* body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D6at5_x = c6 * D6at6_x - s6 * D6at6_y;
    const double D6at5_z = s6 * D6at6_x + c6 * D6at6_y;

    /* body 6 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D6at4_x = c5 * D6at5_x;
    const double minus_D6at4_z = s5 * D6at5_x;
    const double N6at4_x = 4e-05 * s5;
    const double N6at4_z = 4e-05 * c5;
    const double Q6at4_x = c5 * t27;
    const double minus_Q6at4_z = s5 * t27;

    /* body 6 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D6at3_x = c4 * D6at4_x - s4 * D6at5_z;
    const double D6at3_z = s4 * D6at4_x + c4 * D6at5_z;
    const double N6at3_x = c4 * N6at4_x;
    const double Q6at3_x = c4 * Q6at4_x + s4 * minus_Q6at5_z;
    const double Q6at3_z = s4 * Q6at4_x - c4 * minus_Q6at5_z;

    /* body 6 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D6at2_x = c3 * D6at3_x - s3 * minus_D6at4_z;
    const double D6at2_y = s3 * D6at3_x + c3 * minus_D6at4_z;
    const double N6at2_x = c3 * N6at3_x + s3 * N6at4_z;
    const double N6at2_y = s3 * N6at3_x - c3 * N6at4_z;
    const double Q6at2_x = c3 * Q6at3_x - s3 * minus_Q6at4_z;
    const double Q6at2_y = s3 * Q6at3_x + c3 * minus_Q6at4_z;

    /* body 6 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_D6at1_z = s2 * D6at2_x + c2 * D6at2_y;
    const double minus_Q6at1_z = s2 * Q6at2_x + c2 * Q6at2_y;

    /* body 5 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G5at5_z = 0.0028799999999999997 * minus_w5_y;
    const double D5at5_x = B5c_xz - Ixx_c5 * minus_w5_y;
    const double D5at5_y = B5c_yz - 0.00033999999999999997 * w5_x;
    const double D5at5_z = B5c_xx - (Ixz_c5 * minus_w5_y + B6_xx);
    const double G5at5_x = minus_P5c_y - 0.43000000000000005 * minus_v5_y;
    const double G5at5_y = P5c_x - 0.43000000000000005 * v5_x;

    /* body 5 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G5at4_x = c5 * G5at5_x - s5 * G5at5_y;
    const double minus_G5at4_z = s5 * G5at5_x + c5 * G5at5_y;
    const double D5at4_x = c5 * D5at5_x - s5 * D5at5_y;
    const double minus_D5at4_z = s5 * D5at5_x + c5 * D5at5_y;

    /* body 5 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t72 = Ixy_c4 * w4_y;
    const double G5at3_x = c4 * G5at4_x - s4 * G5at5_z;
    const double G5at3_z = s4 * G5at4_x + c4 * G5at5_z;
    const double D5at3_x = c4 * D5at4_x - s4 * D5at5_z - 0.4331 * G5at3_z;
    const double D5at3_y = minus_D5at4_z + 0.0203 * G5at3_z;
    const double t73 = 0.4331 * G5at3_x - 0.0203 * minus_G5at4_z;
    const double D5at3_z = s4 * D5at4_x + c4 * D5at5_z + t73;
    const double F5at3_x = c4 * F5at4_x;
    const double F5at3_z = s4 * F5at4_x;
    const double N5at3_x = t56 - s4 * Izz_c5 - 0.4331 * F5at3_z;
    const double N5at3_y = minus_Iyz_c4 + 0.0203 * F5at3_z;
    const double minus_Q5at3_x = c4 * minus_Q5at4_x + s4 * B5c_xx;
    const double Q5at3_z = c4 * B5c_xx - s4 * minus_Q5at4_x;

    /* body 5 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t74 = N5at3_x * w3_y + N5at3_y * minus_w3_x;
    const double G5at2_x = c3 * G5at3_x - s3 * minus_G5at4_z;
    const double G5at2_y = s3 * G5at3_x + c3 * minus_G5at4_z;
    const double D5at2_x = c3 * D5at3_x - s3 * D5at3_y + 0.0934 * G5at2_y;
    const double t75 = 0.0934 * G5at2_x + 0.4318 * G5at3_z;
    const double D5at2_y = s3 * D5at3_x + c3 * D5at3_y - t75;
    const double D5at2_z = D5at3_z + 0.4318 * G5at2_y;
    const double F5at2_x = c3 * F5at3_x - s3 * mcx_c4;
    const double F5at2_y = s3 * F5at3_x + c3 * mcx_c4;
    const double N5at2_x = c3 * N5at3_x - s3 * N5at3_y + 0.0934 * F5at2_y;
    const double t76 = 0.0934 * F5at2_x + 0.4318 * F5at3_z;
    const double N5at2_y = s3 * N5at3_x + c3 * N5at3_y - t76;
    const double minus_Q5at2_x = c3 * minus_Q5at3_x + s3 * minus_Q5at4_z;
    const double Q5at2_y = c3 * minus_Q5at4_z - s3 * minus_Q5at3_x;

    /* body 5 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t77 = N5at2_y * minus_w2_x - N5at2_x * minus_w2_y;
    const double G5at1_x = c2 * G5at2_x - s2 * G5at2_y;
    const double minus_D5at1_z = s2 * D5at2_x + c2 * D5at2_y + 0.2435 * G5at1_x;
    const double minus_Q5at1_z = c2 * Q5at2_y - s2 * minus_Q5at2_x;

    /* body 4 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G4at4_z = mcx_c4 * w4_x;
    const double D4at4_x = Ixx_c4 * w4_y - Ixy_c4 * w4_x + mcz_c4 * v4_x + B4c_xz;
    const double D4at4_y = t72 - Iyy_c4 * w4_x + mcz_c4 * v4_y + B4c_yz;
    const double D4at4_z = Ixz_c4 * w4_y + minus_Iyz_c4 * w4_x - mcx_c4 * v4_x + B4c_zz;
    const double G4at4_x = 1.25 * v4_y - mcz_c4 * w4_x - P4c_y;
    const double G4at4_y = P4c_x - (1.25 * v4_x + mcz_c4 * w4_y);

    /* body 4 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G4at3_x = c4 * G4at4_x - s4 * G4at4_y;
    const double G4at3_z = s4 * G4at4_x + c4 * G4at4_y;
    const double D4at3_x = c4 * D4at4_x - s4 * D4at4_y - 0.4331 * G4at3_z;
    const double D4at3_y = 0.0203 * G4at3_z - D4at4_z;
    const double t78 = 0.4331 * G4at3_x + 0.0203 * G4at4_z;
    const double D4at3_z = s4 * D4at4_x + c4 * D4at4_y + t78;
    const double N4at3_x = t58 - 0.4331 * F4at3_z;
    const double N4at3_y = 0.0203 * F4at3_z - Izz_c4;

    /* body 4 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t79 = N4at3_x * w3_y + N4at3_y * minus_w3_x - minus_F4at3_x * v3_y;
    const double G4at2_x = c3 * G4at3_x + s3 * G4at4_z;
    const double G4at2_y = s3 * G4at3_x - c3 * G4at4_z;
    const double D4at2_x = c3 * D4at3_x - s3 * D4at3_y + 0.0934 * G4at2_y;
    const double t80 = 0.0934 * G4at2_x + 0.4318 * G4at3_z;
    const double D4at2_y = s3 * D4at3_x + c3 * D4at3_y - t80;
    const double D4at2_z = D4at3_z + 0.4318 * G4at2_y;
    const double minus_F4at2_x = c3 * minus_F4at3_x;
    const double minus_F4at2_y = s3 * minus_F4at3_x;
    const double N4at2_x = c3 * N4at3_x - s3 * N4at3_y - 0.0934 * minus_F4at2_y;
    const double t81 = 0.0934 * minus_F4at2_x - 0.4318 * F4at3_z;
    const double N4at2_y = s3 * N4at3_x + c3 * N4at3_y + t81;
    const double Q4at2_x = c3 * Q4at3_x + s3 * B4c_zz;
    const double Q4at2_y = s3 * Q4at3_x - c3 * B4c_zz;

    /* body 4 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t82 = minus_F4at2_x * v2_y + minus_F4at2_y * minus_v2_x;
    const double G4at1_x = c2 * G4at2_x - s2 * G4at2_y;
    const double minus_D4at1_z = s2 * D4at2_x + c2 * D4at2_y + 0.2435 * G4at1_x;
    const double minus_Q4at1_z = s2 * Q4at2_x + c2 * Q4at2_y;

    /* body 3 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t83 = Ixz_c3 * w3_y + Iyz_c3 * minus_w3_x;
    const double minus_G3at3_z = minus_mcy_c3 * w3_y + mcx_c3 * minus_w3_x;
    const double D3at3_x = Ixx_c3 * w3_y + Ixy_c3 * minus_w3_x + mcz_c3 * v3_x + B3c_xz;
    const double D3at3_y = Ixy_c3 * w3_y + Iyy_c3 * minus_w3_x + mcz_c3 * v3_y + B3c_yz;
    const double D3at3_z = t83 - (mcx_c3 * v3_x - minus_mcy_c3 * v3_y) + B3c_zz;
    const double G3at3_x = 6.05 * v3_y + mcz_c3 * minus_w3_x - P3c_y;
    const double G3at3_y = P3c_x - (6.05 * v3_x + mcz_c3 * w3_y);

    /* body 3 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G3at2_x = c3 * G3at3_x - s3 * G3at3_y;
    const double G3at2_y = s3 * G3at3_x + c3 * G3at3_y;
    const double D3at2_x = c3 * D3at3_x - s3 * D3at3_y + 0.0934 * G3at2_y;
    const double t84 = 0.0934 * G3at2_x - 0.4318 * minus_G3at3_z;
    const double D3at2_y = s3 * D3at3_x + c3 * D3at3_y - t84;
    const double D3at2_z = D3at3_z + 0.4318 * G3at2_y;
    const double N3at2_x = t66 + 0.0934 * F3at2_y;

    /* body 3 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t85 = N3at2_y * minus_w2_x - N3at2_x * minus_w2_y;
    const double G3at1_x = c2 * G3at2_x - s2 * G3at2_y;
    const double minus_D3at1_z = s2 * D3at2_x + c2 * D3at2_y + 0.2435 * G3at1_x;
    const double minus_Q3at1_z = s2 * Q3at2_x + c2 * Q3at2_y;

    /* body 2 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t86 = Iyz_c2 * minus_w2_x - Ixz_c2 * minus_w2_y;
    const double t87 = Ixy_c2 * minus_w2_x - Ixx_c2 * minus_w2_y - mcz_c2 * minus_v2_x;
    const double D2at2_x = t87 + B2c_xz;
    const double t88 = Iyy_c2 * minus_w2_x - Ixy_c2 * minus_w2_y + mcz_c2 * v2_y;
    const double D2at2_y = t88 + B2c_yz;
    const double D2at2_z = t86 + (mcx_c2 * minus_v2_x - mcy_c2 * v2_y) + B2c_zz;
    const double G2at2_x = 23.45 * v2_y + mcz_c2 * minus_w2_x - P2c_y;
    const double G2at2_y = 23.45 * minus_v2_x + mcz_c2 * minus_w2_y + P2c_x;

    /* body 2 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G2at1_x = c2 * G2at2_x - s2 * G2at2_y;
    const double minus_D2at1_z = s2 * D2at2_x + c2 * D2at2_y + 0.2435 * G2at1_x;

    C[0][0] = B1c_zz;
    C[0][1] = -minus_D2at1_z;
    C[0][2] = -minus_D3at1_z;
    C[0][3] = -minus_D4at1_z;
    C[0][4] = -minus_D5at1_z;
    C[0][5] = -minus_D6at1_z;
    C[1][0] = -minus_B1c_yz;
    C[1][1] = D2at2_z;
    C[1][2] = D3at2_z;
    C[1][3] = D4at2_z;
    C[1][4] = D5at2_z;
    C[1][5] = D6at3_z;
    C[2][0] = -minus_Q3at1_z;
    C[2][1] = t85 + (F3at2_y * minus_v2_x - t67 * v2_y) + B3c_zz;
    C[2][2] = D3at3_z;
    C[2][3] = D4at3_z;
    C[2][4] = D5at3_z;
    C[2][5] = D6at3_z;
    C[3][0] = -minus_Q4at1_z;
    C[3][1] = N4at2_y * minus_w2_x - N4at2_x * minus_w2_y - t82 - t38;
    C[3][2] = t79 - t38;
    C[3][3] = D4at4_z;
    C[3][4] = -minus_D5at4_z;
    C[3][5] = -minus_D6at4_z;
    C[4][0] = -minus_Q5at1_z;
    C[4][1] = t77 + (F5at2_x * v2_y + F5at2_y * minus_v2_x) + Q5at3_z;
    C[4][2] = t74 + (F5at3_x * v3_y - mcx_c4 * v3_x) + Q5at3_z;
    C[4][3] = t72 - Izz_c5 * w4_x + F5at4_x * v4_y - minus_Q5at4_z;
    C[4][4] = D5at5_z;
    C[4][5] = D6at5_z;
    C[5][0] = -minus_Q6at1_z;
    C[5][1] = N6at2_y * minus_w2_x - N6at2_x * minus_w2_y + Q6at3_z;
    C[5][2] = N6at3_x * w3_y - N6at4_z * minus_w3_x + Q6at3_z;
    C[5][3] = N6at4_x * w4_y - minus_Q6at4_z;
    C[5][4] = -(minus_Q6at5_z - 4e-05 * w5_x);
    C[5][5] = 0.0;
}

/* Joint forces that hold the robot still: phi(q). */
void puma560_gravity(const double q[6], double phi[6])
{
    /* sines and cosines of the joint angles */
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double s3 = sin(q[2]);
    const double c3 = cos(q[2]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);
    const double s6 = sin(q[5]);
    const double c6 = cos(q[5]);

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
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double s3 = sin(q[2]);
    const double c3 = cos(q[2]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);
    const double s6 = sin(q[5]);
    const double c6 = cos(q[5]);

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

/* Christoffel symbols: tau_k gets the sum of Gamma[k][i][j] qd_i qd_j. */
void puma560_christoffel_symbols(const double q[6], double Gamma[6][6][6])
{
    /* sines and cosines of the joint angles */
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double s3 = sin(q[2]);
    const double c3 = cos(q[2]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);
    const double s6 = sin(q[5]);
    const double c6 = cos(q[5]);

    /* link 2: twist (angular w, linear v) */
    const double minus_v2_x = 0.2435 * c2;
    const double v2_y = 0.2435 * s2;

    /* link 2: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double t1 = 0.018931200000000002 * c2;
    const double t2 = 0.0016703999999999998 * s2;
    const double t3 = 0.025421399999999997 * s2;
    const double t4 = 0.2881092 * c2;
    const double minus_B2_zz = t2 - t1 + (t4 - t3);
    const double B2_xx = t3 - t1;
    const double B2_xy = 0.025421399999999997 * c2 - 0.0016703999999999998 * c2;
    const double B2_xz = 0.061954399999999965 * c2 - 0.0677904 * c2;
    const double B2_yx = 0.018931200000000002 * s2 - 0.2881092 * s2;
    const double B2_yy = t2 - t4;
    const double B2_yz = 0.0677904 * s2 - 0.061954399999999965 * s2;
    const double B2_zx = 0.0070992 * s2 - 0.5469576 * c2;
    const double B2_zy = 0.07312640000000004 * s2 - 0.0070992 * c2;
    const double P2_z = 1.1832 * c2 - 0.10439999999999999 * s2;
    const double P2_x = 0.2784 * c2 - 4.2368999999999994 * c2;
    const double P2_y = 4.2368999999999994 * s2 - 0.2784 * s2;

    /* link 3: twist (angular w, linear v) */
    const double minus_w3_x = c3 * s2 + s3 * c2;
    const double w3_y = s3 * s2 - c3 * c2;
    const double v3_z = 0.4318 * c2;
    const double t5 = 0.0934 * c2 - minus_v2_x;
    const double t6 = v2_y - 0.0934 * s2;
    const double v3_x = c3 * t5 + s3 * t6;
    const double v3_y = c3 * t6 - s3 * t5;

    /* link 3: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double t7 = 0.004704000000000001 * minus_w3_x;
    const double B3_zx = 0.0062500000000000056 * w3_y;
    const double t8 = 0.029016959999999998 * c2;
    const double t9 = 0.336 * v3_y;
    const double B3_xx = t8 - t9;
    const double B3_xy = 0.004704000000000001 * w3_y + 0.336 * v3_x;
    const double minus_B3_xz = 0.007190800000000011 * w3_y + 0.0672 * v3_x;
    const double B3_yy = t7 + t8;
    const double minus_B3_yz = 0.007190800000000011 * minus_w3_x + 0.0672 * v3_y;
    const double B3_zy = 0.08327000000000001 * minus_w3_x + 0.1450848 * c2;
    const double minus_B3_zz = t7 + t9;
    const double P3_x = 4.8 * v3_x + 0.0672 * w3_y;
    const double P3_y = 4.8 * v3_y + 0.0672 * minus_w3_x;
    const double P3_z = 2.07264 * c2 + 0.336 * minus_w3_x;

    /* link 4: twist (angular w, linear v) */
    const double minus_w4_x = c4 * minus_w3_x;
    const double w4_y = s4 * minus_w3_x;
    const double t10 = v3_z + (0.0203 * w3_y + 0.4331 * minus_w3_x);
    const double v4_x = c4 * v3_x + s4 * t10;
    const double v4_y = c4 * t10 - s4 * v3_x;

    /* link 4: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double B4_yx = 0.00065 * w3_y;
    const double B4_zx = 0.00065 * w4_y;
    const double B4_zy = 0.00065 * minus_w4_x;
    const double B4_xx = 0.015579999999999998 * v3_y;
    const double B4_xz = 0.015579999999999998 * v4_x - 0.0014460200000000001 * w4_y;
    const double B4_yz = 0.015579999999999998 * v4_y - 0.0014460200000000001 * minus_w4_x;
    const double minus_P4_z = 0.82 * v3_y;
    const double P4_x = 0.82 * v4_x - 0.015579999999999998 * w4_y;
    const double P4_y = 0.82 * v4_y - 0.015579999999999998 * minus_w4_x;

    /* link 5: twist (angular w, linear v) */
    const double minus_w5_x = c5 * minus_w4_x - s5 * w3_y;
    const double w5_y = s5 * minus_w4_x + c5 * w3_y;
    const double v5_x = c5 * v4_x + s5 * v3_y;
    const double minus_v5_y = s5 * v4_x - c5 * v3_y;

    /* link 5: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double B5_xy = 0.00020000000000000004 * w4_y;
    const double minus_B5_xz = 9.999999999999999e-05 * w5_y;
    const double minus_B5_yz = 9.999999999999999e-05 * minus_w5_x;
    const double B5_zx = 0.00020000000000000004 * w5_y;
    const double B5_zy = 0.00020000000000000004 * minus_w5_x;
    const double P5_x = 0.34 * v5_x;
    const double minus_P5_y = 0.34 * minus_v5_y;
    const double P5_z = 0.34 * v4_y;

    /* link 6: twist (angular w, linear v) */
    const double w6_x = s6 * w4_y - c6 * minus_w5_x;
    const double w6_y = s6 * minus_w5_x + c6 * w4_y;
    const double v6_x = c6 * v5_x + s6 * v4_y;
    const double v6_y = c6 * v4_y - s6 * v5_x;

    /* link 6: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double B6_yx = 1.9999999999999998e-05 * w5_y;
    const double B6_zx = 1.9999999999999998e-05 * w6_y;
    const double minus_B6_zy = 1.9999999999999998e-05 * w6_x;
    const double B6_xx = 0.0028799999999999997 * minus_v5_y;
    const double t11 = 0.0028799999999999997 * v6_x;
    const double t12 = 0.0028799999999999997 * v6_y;
    const double minus_B6_xz = 0.00022216 * w6_y + t11;
    const double minus_B6_yz = t12 - 0.00022216 * w6_x;
    const double P6_z = 0.09 * minus_v5_y;
    const double P6_x = 0.09 * v6_x + 0.0028799999999999997 * w6_y;
    const double P6_y = 0.09 * v6_y - 0.0028799999999999997 * w6_x;

    /* composite body 5: B and P with those of body 6 added */
    const double t13 = c6 * B6_xx - s6 * B6_yx;
    const double t14 = c6 * B6_yx + s6 * B6_xx;
    const double B5c_xx = t13 * c6 + t14 * s6;

    /* body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t15 = t13 * s6 - t14 * c6;
    const double Q6at5_x = B6_zx * c6 + minus_B6_zy * s6;

    /* composite body 5: B and P with those of body 6 added */
    const double t16 = minus_B6_zy * c6 - B6_zx * s6;
    const double B5c_xy = B5_xy + (c6 * minus_B6_xz - s6 * minus_B6_yz);
    const double B5c_xz = t15 - minus_B5_xz;
    const double minus_B5c_yx = B5_xy + Q6at5_x;
    const double B5c_yz = t16 - minus_B5_yz;
    const double B5c_zx = B5_zx - t15;
    const double B5c_zy = B5_zy + (s6 * minus_B6_xz + c6 * minus_B6_yz);
    const double P5c_x = P5_x + (c6 * P6_x - s6 * P6_y);
    const double minus_P5c_y = minus_P5_y + P6_z;
    const double P5c_z = P5_z + (s6 * P6_x + c6 * P6_y);

    /* body 5 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t17 = c5 * B5c_xx + s5 * minus_B5c_yx;
    const double t18 = c5 * B5c_xy;
    const double t19 = c5 * minus_B5c_yx - s5 * B5c_xx;
    const double t20 = s5 * B5c_xy;
    const double Q5at4_x = B5c_zx * c5 - B5c_zy * s5;
    const double minus_Q5at4_z = B5c_zx * s5 + B5c_zy * c5;

    /* composite body 4: B and P with those of body 5 added */
    const double B4c_zz = t20 * c5 - t19 * s5;
    const double B4c_xx = t17 * c5 - t18 * s5 + B4_xx;
    const double B4c_xy = c5 * B5c_xz - s5 * B5c_yz - B4_yx;
    const double B4c_xz = B4_xz - (t17 * s5 + t18 * c5);
    const double B4c_yx = Q5at4_x + B4_yx;
    const double B4c_yy = B4_xx + B5c_xx;
    const double B4c_yz = B4_yz - minus_Q5at4_z;
    const double B4c_zx = B4_zx + (t19 * c5 + t20 * s5);
    const double B4c_zy = B4_zy - (s5 * B5c_xz + c5 * B5c_yz);
    const double P4c_x = P4_x + (c5 * P5c_x + s5 * minus_P5c_y);
    const double P4c_y = P4_y + P5c_z;
    const double P4c_z = c5 * minus_P5c_y - s5 * P5c_x - minus_P4_z;

    /* body 4 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t21 = c4 * P4c_x - s4 * P4c_y;
    const double t22 = s4 * P4c_x + c4 * P4c_y;
    const double t23 = c4 * B4c_xx - s4 * B4c_yx;
    const double t24 = c4 * B4c_xy - s4 * B4c_yy;
    const double t25 = s4 * B4c_xx + c4 * B4c_yx;
    const double t26 = s4 * B4c_xy + c4 * B4c_yy;
    const double Q4at3_x = B4c_zx * c4 - B4c_zy * s4;
    const double Q4at3_z = B4c_zy * c4 + B4c_zx * s4;

    /* composite body 3: B and P with those of body 4 added */
    const double t27 = 0.4331 * P4c_z;
    const double t28 = 0.0203 * t21;
    const double minus_B3c_yx = Q4at3_x + 0.0203 * P4c_z;
    const double B3c_xx = B3_xx + (t23 * c4 - t24 * s4 + t27);
    const double B3c_xy = B3_xy + (s4 * B4c_yz - c4 * B4c_xz + 0.4331 * t21);
    const double B3c_xz = t23 * s4 + t24 * c4 - minus_B3_xz;
    const double B3c_yy = B3_yy + (B4c_zz - t28);
    const double minus_B3c_yz = Q4at3_z + minus_B3_yz;
    const double B3c_zx = t25 * c4 - t26 * s4 + 0.0203 * t22 + B3_zx;
    const double B3c_zy = B3_zy + (0.4331 * t22 - (s4 * B4c_xz + c4 * B4c_yz));
    const double B3c_zz = t25 * s4 + t26 * c4 + (t27 - t28) - minus_B3_zz;
    const double P3c_x = P3_x + t21;
    const double P3c_y = P3_y - P4c_z;
    const double P3c_z = P3_z + t22;

    /* body 3 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t29 = c3 * P3c_x - s3 * P3c_y;
    const double t30 = s3 * P3c_x + c3 * P3c_y;
    const double t31 = c3 * B3c_xx + s3 * minus_B3c_yx;
    const double t32 = c3 * B3c_xy - s3 * B3c_yy;
    const double t33 = s3 * B3c_xx - c3 * minus_B3c_yx;
    const double t34 = s3 * B3c_xy + c3 * B3c_yy;
    const double Q3at2_x = B3c_zx * c3 - B3c_zy * s3;
    const double Q3at2_y = B3c_zx * s3 + B3c_zy * c3;

    /* composite body 2: B and P with those of body 3 added */
    const double t35 = 0.0934 * P3c_z;
    const double t36 = 0.4318 * t29;
    const double B2c_xx = B2_xx + (t31 * c3 - t32 * s3 - t35);
    const double B2c_xy = B2_xy + (t31 * s3 + t32 * c3);
    const double B2c_xz = B2_xz + (c3 * B3c_xz + s3 * minus_B3c_yz + 0.0934 * t29);
    const double B2c_yx = B2_yx + (t33 * c3 - t34 * s3 - 0.4318 * t30);
    const double B2c_yy = B2_yy + (t33 * s3 + t34 * c3 - (t35 - t36));
    const double B2c_yz = B2_yz + (s3 * B3c_xz - c3 * minus_B3c_yz + 0.0934 * t30);
    const double B2c_zx = B2_zx + (Q3at2_x - 0.4318 * P3c_z);
    const double B2c_zy = B2_zy + Q3at2_y;
    const double B2c_zz = B3c_zz + t36 - minus_B2_zz;
    const double P2c_x = P2_x + t29;
    const double P2c_y = P2_y + t30;
    const double P2c_z = P2_z + P3c_z;

    /* composite body 1: B and P with those of body 2 added */
    const double minus_B1c_yz = B2c_zx * s2 + B2c_zy * c2;
    const double t37 = (s2 * B2c_xx + c2 * B2c_yx) * s2;
    const double B1c_zz = t37 + (s2 * B2c_xy + c2 * B2c_yy) * c2 + 0.2435 * P2c_z;

    /* composite body 5: with body 6 added */
    const double t38 = 0.00024216 * c6;
    const double t39 = 0.00024216 * s6;
    const double t40 = t38 * c6 + t39 * s6;
    const double Ixz_c5 = t38 * s6 - t39 * c6;
    const double Ixx_c5 = t40 + 0.0003;
    const double Izz_c5 = t40 + 0.0004;

    /* composite body 4: with body 5 added */
    const double t41 = c5 * Ixx_c5;
    const double t42 = 0.00033999999999999997 * s5;
    const double Ixy_c4 = c5 * Ixz_c5;
    const double minus_Iyz_c4 = s5 * Ixz_c5;
    const double Ixz_c4 = t42 * c5 - t41 * s5;
    const double mcx_c4 = 0.0028799999999999997 * s5;

    /* body 5 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double F5at4_x = 0.0028799999999999997 * c5;

    /* composite body 4: with body 5 added */
    const double mcz_c4 = F5at4_x - 0.015579999999999998;
    const double Ixx_c4 = t41 * c5 + t42 * s5 + 0.00209602;
    const double Iyy_c4 = Izz_c5 + 0.00209602;
    const double Izz_c4 = s5 * Ixx_c5 * s5 + 0.00033999999999999997 * c5 * c5 + 0.0013;

    /* body 4 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t43 = c4 * Ixx_c4 - s4 * Ixy_c4;
    const double t44 = c4 * Ixy_c4;
    const double t45 = t44 - s4 * Iyy_c4;
    const double t46 = c4 * Ixz_c4 + s4 * minus_Iyz_c4;
    const double F4at3_z = c4 * mcx_c4;
    const double minus_F4at3_x = s4 * mcx_c4;

    /* composite body 3: with body 4 added */
    const double mcx_c3 = F4at3_z - 0.025374999999999998;
    const double t47 = mcz_c4 + 0.5413749999999999;
    const double Ixy_c3 = 0.4331 * mcx_c3 - 0.0203 * mcz_c4 - t46;
    const double t48 = 0.0203 * minus_F4at3_x;
    const double Ixz_c3 = t43 * s4 + t45 * c4 + t48;
    const double minus_mcy_c3 = t47 + 0.336;
    const double mcz_c3 = minus_F4at3_x + 0.0672;
    const double t49 = t43 * c4 - t45 * s4 + 0.4331 * (mcz_c4 + t47);
    const double Ixx_c3 = t49 + 0.09046080000000001;
    const double Iyy_c3 = Izz_c4 - 0.0203 * (F4at3_z + mcx_c3) + 0.013440800000000001;
    const double t50 = c4 * minus_Iyz_c4 - Ixz_c4 * s4 + 0.4331 * minus_F4at3_x;
    const double Iyz_c3 = t50 + 0.004704000000000001;

    /* body 3 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t51 = s3 * Ixy_c3;
    const double t52 = c3 * Ixx_c3 - t51;
    const double t53 = c3 * Ixy_c3;
    const double t54 = t53 - s3 * Iyy_c3;
    const double t55 = c3 * Ixz_c3 - s3 * Iyz_c3;
    const double F3at2_y = c3 * mcx_c3 + s3 * minus_mcy_c3;
    const double t56 = s3 * mcx_c3 - c3 * minus_mcy_c3;
    const double t57 = F3at2_y + 2.61239;
    const double t58 = mcz_c3 - 0.56507;
    const double t59 = 0.0934 * (mcz_c3 + t58);
    const double t60 = (s3 * Ixx_c3 + t53) * s3 + (t51 + c3 * Iyy_c3) * c3;
    const double N3at2_y = s3 * Ixz_c3 + c3 * Iyz_c3 + 0.0934 * t56;

    /* composite body 2: with body 3 added */
    const double mcx_c2 = t57 + 1.1832;
    const double mcy_c2 = t56 + 0.10439999999999999;
    const double mcz_c2 = t58 - 0.2784;
    const double Ixx_c2 = t52 * c3 - t54 * s3 - t59 + 0.1350808;
    const double Ixy_c2 = t52 * s3 + t54 * c3 - 0.4318 * t56 - 0.0070992;
    const double Iyy_c2 = t60 + (0.4318 * (F3at2_y + t57) - t59) + 0.608912;
    const double Ixz_c2 = t55 - (0.4318 * mcz_c3 - 0.0934 * t57) + 0.018931200000000002;
    const double Iyz_c2 = N3at2_y + 0.0016703999999999998;

    /* body 6 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D6at6_x = 0.00024216 * w6_y + t11 - minus_B6_xz;
    const double D6at6_y = t12 - 0.00024216 * w6_x - minus_B6_yz;

    /* body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D6at5_x = c6 * D6at6_x - s6 * D6at6_y;
    const double D6at5_z = s6 * D6at6_x + c6 * D6at6_y;

    /* body 6 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D6at4_x = c5 * D6at5_x;
    const double minus_D6at4_z = s5 * D6at5_x;
    const double N6at4_x = 4e-05 * s5;
    const double N6at4_z = 4e-05 * c5;
    const double Q6at4_x = c5 * Q6at5_x;
    const double minus_Q6at4_z = s5 * Q6at5_x;

    /* body 6 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t61 = N6at4_x * w4_y - minus_Q6at4_z;
    const double D6at3_x = c4 * D6at4_x - s4 * D6at5_z;
    const double D6at3_z = s4 * D6at4_x + c4 * D6at5_z;
    const double N6at3_x = c4 * N6at4_x;
    const double Q6at3_x = c4 * Q6at4_x + s4 * t16;
    const double Q6at3_z = s4 * Q6at4_x - c4 * t16;

    /* body 6 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t62 = N6at3_x * w3_y - N6at4_z * minus_w3_x + Q6at3_z;
    const double D6at2_x = c3 * D6at3_x - s3 * minus_D6at4_z;
    const double D6at2_y = s3 * D6at3_x + c3 * minus_D6at4_z;
    const double N6at2_x = c3 * N6at3_x + s3 * N6at4_z;
    const double N6at2_y = s3 * N6at3_x - c3 * N6at4_z;
    const double Q6at2_x = c3 * Q6at3_x - s3 * minus_Q6at4_z;
    const double Q6at2_y = s3 * Q6at3_x + c3 * minus_Q6at4_z;

    /* body 6 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t63 = N6at2_y * s2 - N6at2_x * c2 + Q6at3_z;
    const double minus_D6at1_z = s2 * D6at2_x + c2 * D6at2_y;
    const double minus_Q6at1_z = s2 * Q6at2_x + c2 * Q6at2_y;

    /* body 5 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_G5at5_z = 0.0028799999999999997 * w5_y;
    const double D5at5_x = Ixx_c5 * w5_y + B5c_xz;
    const double D5at5_y = 0.00033999999999999997 * minus_w5_x + B5c_yz;
    const double D5at5_z = Ixz_c5 * w5_y - B6_xx + B5c_xx;
    const double G5at5_x = minus_P5c_y - 0.43000000000000005 * minus_v5_y;
    const double G5at5_y = P5c_x - 0.43000000000000005 * v5_x;

    /* body 5 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G5at4_x = c5 * G5at5_x - s5 * G5at5_y;
    const double minus_G5at4_z = s5 * G5at5_x + c5 * G5at5_y;
    const double D5at4_x = c5 * D5at5_x - s5 * D5at5_y;
    const double minus_D5at4_z = s5 * D5at5_x + c5 * D5at5_y;

    /* body 5 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t64 = Ixy_c4 * w4_y;
    const double t65 = t64 + Izz_c5 * minus_w4_x + F5at4_x * v4_y - minus_Q5at4_z;
    const double G5at3_x = c4 * G5at4_x + s4 * minus_G5at5_z;
    const double G5at3_z = s4 * G5at4_x - c4 * minus_G5at5_z;
    const double D5at3_x = c4 * D5at4_x - s4 * D5at5_z - 0.4331 * G5at3_z;
    const double D5at3_y = minus_D5at4_z + 0.0203 * G5at3_z;
    const double t66 = 0.4331 * G5at3_x - 0.0203 * minus_G5at4_z;
    const double D5at3_z = s4 * D5at4_x + c4 * D5at5_z + t66;
    const double F5at3_x = c4 * F5at4_x;
    const double F5at3_z = s4 * F5at4_x;
    const double t67 = t44 - s4 * Izz_c5;
    const double N5at3_x = t67 - 0.4331 * F5at3_z;
    const double N5at3_y = minus_Iyz_c4 + 0.0203 * F5at3_z;
    const double Q5at3_x = c4 * Q5at4_x - s4 * B5c_xx;
    const double Q5at3_z = s4 * Q5at4_x + c4 * B5c_xx;

    /* body 5 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t68 = N5at3_x * w3_y + N5at3_y * minus_w3_x;
    const double t69 = t68 + (F5at3_x * v3_y - mcx_c4 * v3_x) + Q5at3_z;
    const double G5at2_x = c3 * G5at3_x - s3 * minus_G5at4_z;
    const double G5at2_y = s3 * G5at3_x + c3 * minus_G5at4_z;
    const double D5at2_x = c3 * D5at3_x - s3 * D5at3_y + 0.0934 * G5at2_y;
    const double t70 = 0.0934 * G5at2_x + 0.4318 * G5at3_z;
    const double D5at2_y = s3 * D5at3_x + c3 * D5at3_y - t70;
    const double D5at2_z = D5at3_z + 0.4318 * G5at2_y;
    const double F5at2_x = c3 * F5at3_x - s3 * mcx_c4;
    const double F5at2_y = s3 * F5at3_x + c3 * mcx_c4;
    const double N5at2_x = c3 * N5at3_x - s3 * N5at3_y + 0.0934 * F5at2_y;
    const double t71 = 0.0934 * F5at2_x + 0.4318 * F5at3_z;
    const double N5at2_y = s3 * N5at3_x + c3 * N5at3_y - t71;
    const double Q5at2_x = c3 * Q5at3_x - s3 * minus_Q5at4_z;
    const double Q5at2_y = s3 * Q5at3_x + c3 * minus_Q5at4_z;

    /* body 5 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t72 = F5at2_x * v2_y + F5at2_y * minus_v2_x;
    const double t73 = N5at2_y * s2 - N5at2_x * c2 + t72 + Q5at3_z;
    const double G5at1_x = c2 * G5at2_x - s2 * G5at2_y;
    const double minus_D5at1_z = s2 * D5at2_x + c2 * D5at2_y + 0.2435 * G5at1_x;
    const double minus_Q5at1_z = s2 * Q5at2_x + c2 * Q5at2_y;

    /* body 4 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_G4at4_z = mcx_c4 * minus_w4_x;
    const double D4at4_x = Ixx_c4 * w4_y + Ixy_c4 * minus_w4_x + mcz_c4 * v4_x + B4c_xz;
    const double D4at4_y = t64 + Iyy_c4 * minus_w4_x + mcz_c4 * v4_y + B4c_yz;
    const double t74 = Ixz_c4 * w4_y - minus_Iyz_c4 * minus_w4_x - mcx_c4 * v4_x;
    const double D4at4_z = t74 + B4c_zz;
    const double G4at4_x = 1.25 * v4_y + mcz_c4 * minus_w4_x - P4c_y;
    const double G4at4_y = P4c_x - (1.25 * v4_x + mcz_c4 * w4_y);

    /* body 4 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G4at3_x = c4 * G4at4_x - s4 * G4at4_y;
    const double G4at3_z = s4 * G4at4_x + c4 * G4at4_y;
    const double D4at3_x = c4 * D4at4_x - s4 * D4at4_y - 0.4331 * G4at3_z;
    const double D4at3_y = 0.0203 * G4at3_z - D4at4_z;
    const double t75 = 0.4331 * G4at3_x - 0.0203 * minus_G4at4_z;
    const double D4at3_z = s4 * D4at4_x + c4 * D4at4_y + t75;
    const double N4at3_x = t46 - 0.4331 * F4at3_z;
    const double N4at3_y = 0.0203 * F4at3_z - Izz_c4;

    /* body 4 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t76 = N4at3_x * w3_y + N4at3_y * minus_w3_x - minus_F4at3_x * v3_y;
    const double t77 = t76 + Q4at3_z;
    const double G4at2_x = c3 * G4at3_x - s3 * minus_G4at4_z;
    const double G4at2_y = s3 * G4at3_x + c3 * minus_G4at4_z;
    const double D4at2_x = c3 * D4at3_x - s3 * D4at3_y + 0.0934 * G4at2_y;
    const double t78 = 0.0934 * G4at2_x + 0.4318 * G4at3_z;
    const double D4at2_y = s3 * D4at3_x + c3 * D4at3_y - t78;
    const double D4at2_z = D4at3_z + 0.4318 * G4at2_y;
    const double minus_F4at2_x = c3 * minus_F4at3_x;
    const double minus_F4at2_y = s3 * minus_F4at3_x;
    const double N4at2_x = c3 * N4at3_x - s3 * N4at3_y - 0.0934 * minus_F4at2_y;
    const double t79 = 0.0934 * minus_F4at2_x - 0.4318 * F4at3_z;
    const double N4at2_y = s3 * N4at3_x + c3 * N4at3_y + t79;
    const double Q4at2_x = c3 * Q4at3_x + s3 * B4c_zz;
    const double Q4at2_y = s3 * Q4at3_x - c3 * B4c_zz;

    /* body 4 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t80 = minus_F4at2_x * v2_y + minus_F4at2_y * minus_v2_x;
    const double t81 = N4at2_y * s2 - N4at2_x * c2 - t80 + Q4at3_z;
    const double G4at1_x = c2 * G4at2_x - s2 * G4at2_y;
    const double minus_D4at1_z = s2 * D4at2_x + c2 * D4at2_y + 0.2435 * G4at1_x;
    const double minus_Q4at1_z = s2 * Q4at2_x + c2 * Q4at2_y;

    /* body 3 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t82 = Ixz_c3 * w3_y + Iyz_c3 * minus_w3_x;
    const double minus_G3at3_z = minus_mcy_c3 * w3_y + mcx_c3 * minus_w3_x;
    const double D3at3_x = Ixx_c3 * w3_y + Ixy_c3 * minus_w3_x + mcz_c3 * v3_x + B3c_xz;
    const double t83 = Ixy_c3 * w3_y + Iyy_c3 * minus_w3_x + mcz_c3 * v3_y;
    const double D3at3_y = t83 - minus_B3c_yz;
    const double D3at3_z = t82 - (mcx_c3 * v3_x - minus_mcy_c3 * v3_y) + B3c_zz;
    const double G3at3_x = 6.05 * v3_y + mcz_c3 * minus_w3_x - P3c_y;
    const double G3at3_y = P3c_x - (6.05 * v3_x + mcz_c3 * w3_y);

    /* body 3 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G3at2_x = c3 * G3at3_x - s3 * G3at3_y;
    const double G3at2_y = s3 * G3at3_x + c3 * G3at3_y;
    const double D3at2_x = c3 * D3at3_x - s3 * D3at3_y + 0.0934 * G3at2_y;
    const double t84 = 0.0934 * G3at2_x - 0.4318 * minus_G3at3_z;
    const double D3at2_y = s3 * D3at3_x + c3 * D3at3_y - t84;
    const double D3at2_z = D3at3_z + 0.4318 * G3at2_y;
    const double N3at2_x = t55 + 0.0934 * F3at2_y;

    /* body 3 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t85 = F3at2_y * minus_v2_x - t56 * v2_y;
    const double t86 = N3at2_y * s2 - N3at2_x * c2 + t85 + B3c_zz;
    const double G3at1_x = c2 * G3at2_x - s2 * G3at2_y;
    const double minus_D3at1_z = s2 * D3at2_x + c2 * D3at2_y + 0.2435 * G3at1_x;
    const double minus_Q3at1_z = s2 * Q3at2_x + c2 * Q3at2_y;

    /* body 2 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t87 = mcx_c2 * minus_v2_x - mcy_c2 * v2_y;
    const double D2at2_x = s2 * Ixy_c2 - c2 * Ixx_c2 - mcz_c2 * minus_v2_x + B2c_xz;
    const double D2at2_y = s2 * Iyy_c2 - c2 * Ixy_c2 + mcz_c2 * v2_y + B2c_yz;
    const double D2at2_z = s2 * Iyz_c2 - c2 * Ixz_c2 + t87 + B2c_zz;
    const double G2at2_x = 5.710075 * s2 + mcz_c2 * s2 - P2c_y;
    const double G2at2_y = 5.710075 * c2 + mcz_c2 * c2 + P2c_x;

    /* body 2 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G2at1_x = c2 * G2at2_x - s2 * G2at2_y;
    const double minus_D2at1_z = s2 * D2at2_x + c2 * D2at2_y + 0.2435 * G2at1_x;

    /* link 3: twist (angular w, linear v) */
    const double v3_x_2 = 0.4318 * s3;
    const double v3_y_2 = 0.4318 * c3;

    /* link 3: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double minus_B3_xx = 0.1450848 * c3;
    const double minus_B3_yz_2 = 0.029016959999999998 * c3;
    const double minus_B3_xz_2 = 0.004704000000000001 + 0.029016959999999998 * s3;
    const double P3_y_2 = 2.07264 * c3;
    const double P3_x_2 = 2.07264 * s3 + 0.336;

    /* link 4: twist (angular w, linear v) */
    const double t88 = v3_x_2 + 0.4331;
    const double t89 = v3_y_2 - 0.0203;
    const double v4_x_2 = c4 * t88;
    const double minus_v4_y = s4 * t88;

    /* link 4: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double t90 = 0.0014460200000000001 * c4;
    const double t91 = 0.0014460200000000001 * s4;
    const double B4_zx_2 = 0.00065 * c4;
    const double minus_B4_zy = 0.00065 * s4;
    const double B4_xx_2 = 0.015579999999999998 * t89;
    const double B4_xz_2 = 0.015579999999999998 * v4_x_2 - t90;
    const double B4_yz_2 = t91 - 0.015579999999999998 * minus_v4_y;
    const double minus_P4_z_2 = 0.82 * t89;
    const double t92 = 0.015579999999999998 * c4;
    const double t93 = 0.015579999999999998 * s4;
    const double P4_x_2 = 0.82 * v4_x_2 - t92;
    const double P4_y_2 = t93 - 0.82 * minus_v4_y;

    /* link 5: twist (angular w, linear v) */
    const double w5_x = c5 * s4;
    const double minus_w5_y = s5 * s4;
    const double v5_x_2 = c5 * v4_x_2 + s5 * t89;
    const double minus_v5_y_2 = s5 * v4_x_2 - c5 * t89;

    /* link 5: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double B5_xy_2 = 0.00020000000000000004 * c4;
    const double B5_xz = 9.999999999999999e-05 * minus_w5_y;
    const double B5_yz = 9.999999999999999e-05 * w5_x;
    const double minus_B5_zx = 0.00020000000000000004 * minus_w5_y;
    const double minus_B5_zy = 0.00020000000000000004 * w5_x;
    const double P5_x_2 = 0.34 * v5_x_2;
    const double minus_P5_y_2 = 0.34 * minus_v5_y_2;
    const double minus_P5_z = 0.34 * minus_v4_y;

    /* link 6: twist (angular w, linear v) */
    const double w6_x_2 = c6 * w5_x + s6 * c4;
    const double w6_y_2 = c6 * c4 - s6 * w5_x;
    const double v6_x_2 = c6 * v5_x_2 - s6 * minus_v4_y;
    const double minus_v6_y = s6 * v5_x_2 + c6 * minus_v4_y;

    /* link 6: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double B6_xy = 1.9999999999999998e-05 * minus_w5_y;
    const double t94 = 0.00022216 * w6_y_2;
    const double t95 = 0.00022216 * w6_x_2;
    const double B6_zx_2 = 1.9999999999999998e-05 * w6_y_2;
    const double minus_B6_zy_2 = 1.9999999999999998e-05 * w6_x_2;
    const double B6_xx_2 = 0.0028799999999999997 * minus_v5_y_2;
    const double t96 = 0.0028799999999999997 * v6_x_2;
    const double t97 = 0.0028799999999999997 * minus_v6_y;
    const double B6_yz = t95 + t97;
    const double minus_B6_xz_2 = t96 + t94;
    const double P6_z_2 = 0.09 * minus_v5_y_2;
    const double t98 = 0.0028799999999999997 * w6_y_2;
    const double t99 = 0.0028799999999999997 * w6_x_2;
    const double P6_x_2 = 0.09 * v6_x_2 + t98;
    const double minus_P6_y = 0.09 * minus_v6_y + t99;

    /* composite body 5: B and P with those of body 6 added */
    const double t100 = s6 * B6_xy;
    const double t101 = c6 * B6_xx_2 + t100;
    const double t102 = c6 * B6_xy;
    const double t103 = t102 - s6 * B6_xx_2;
    const double B5c_xx_2 = t101 * c6 - t103 * s6;

    /* body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t104 = t101 * s6 + t103 * c6;
    const double t105 = B6_zx_2 * c6 + minus_B6_zy_2 * s6;
    const double minus_Q6at5_z = minus_B6_zy_2 * c6 - B6_zx_2 * s6;

    /* composite body 5: B and P with those of body 6 added */
    const double B5c_xy_2 = B5_xy_2 + (s6 * B6_yz + c6 * minus_B6_xz_2);
    const double B5c_xz_2 = B5_xz + t104;
    const double minus_B5c_yx_2 = t105 + B5_xy_2;
    const double B5c_yz_2 = B5_yz + minus_Q6at5_z;
    const double minus_B5c_zx = t104 + minus_B5_zx;
    const double minus_B5c_zy = minus_B5_zy + (c6 * B6_yz - s6 * minus_B6_xz_2);
    const double P5c_x_2 = P5_x_2 + (c6 * P6_x_2 + s6 * minus_P6_y);
    const double minus_P5c_y_2 = minus_P5_y_2 + P6_z_2;
    const double P5c_z_2 = s6 * P6_x_2 - c6 * minus_P6_y - minus_P5_z;

    /* composite body 4: B and P with those of body 5 added */
    const double t106 = s5 * minus_B5c_yx_2;
    const double t107 = c5 * B5c_xx_2 + t106;
    const double t108 = c5 * B5c_xy_2;
    const double t109 = s5 * B5c_yz_2;
    const double B4c_xy_2 = c5 * B5c_xz_2 - t109;
    const double t110 = c5 * minus_B5c_yx_2;
    const double t111 = s5 * B5c_xx_2 - t110;
    const double t112 = s5 * B5c_xy_2;
    const double t113 = c5 * B5c_yz_2;
    const double B4c_yx_2 = minus_B5c_zy * s5 - minus_B5c_zx * c5;

    /* body 5 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double Q5at4_z = minus_B5c_zy * c5 + minus_B5c_zx * s5;

    /* composite body 4: B and P with those of body 5 added */
    const double B4c_zz_2 = t111 * s5 + t112 * c5;
    const double B4c_xx_2 = t107 * c5 - t108 * s5 + B4_xx_2;
    const double B4c_xz_2 = B4_xz_2 - (t107 * s5 + t108 * c5);
    const double B4c_yy_2 = B4_xx_2 + B5c_xx_2;
    const double B4c_yz_2 = B4_yz_2 + Q5at4_z;
    const double B4c_zx_2 = B4_zx_2 + (t112 * s5 - t111 * c5);
    const double minus_B4c_zy = minus_B4_zy + (s5 * B5c_xz_2 + t113);
    const double P4c_x_2 = P4_x_2 + (c5 * P5c_x_2 + s5 * minus_P5c_y_2);
    const double P4c_y_2 = P4_y_2 + P5c_z_2;
    const double P4c_z_2 = c5 * minus_P5c_y_2 - s5 * P5c_x_2 - minus_P4_z_2;

    /* composite body 3: B and P with those of body 4 added */
    const double t114 = c4 * P4c_x_2 - s4 * P4c_y_2;
    const double t115 = s4 * B4c_yx_2;
    const double t116 = (c4 * B4c_xy_2 - s4 * B4c_yy_2) * c4;
    const double t117 = minus_B4c_zy * c4 - B4c_zx_2 * s4;
    const double t118 = (s4 * B4c_xx_2 + c4 * B4c_yx_2) * s4;
    const double t119 = t118 + (s4 * B4c_xy_2 + c4 * B4c_yy_2) * c4;
    const double B3c_xz_2 = (c4 * B4c_xx_2 - t115) * s4 + t116 - minus_B3_xz_2;
    const double B3c_yz = t117 - minus_B3_yz_2;
    const double B3c_zz_2 = t119 + (0.4331 * P4c_z_2 - 0.0203 * t114) - minus_B3_xx;
    const double P3c_x_2 = P3_x_2 + t114;
    const double P3c_y_2 = P3_y_2 - P4c_z_2;

    /* composite body 2: B and P with those of body 3 added */
    const double t120 = c3 * P3c_x_2 - s3 * P3c_y_2;
    const double t121 = s3 * P3c_x_2 + c3 * P3c_y_2;
    const double B2c_zz_2 = B3c_zz_2 + 0.4318 * t120;
    const double t122 = c3 * B3c_xz_2 - s3 * B3c_yz + 0.0934 * t120;
    const double B2c_xz_2 = t122 - 0.0016703999999999998;
    const double t123 = s3 * B3c_xz_2 + c3 * B3c_yz + 0.0934 * t121;
    const double B2c_yz_2 = 0.018931200000000002 + t123;
    const double P2c_x_2 = t120 - 0.10439999999999999;
    const double P2c_y_2 = 1.1832 + t121;

    /* composite body 1: B and P with those of body 2 added */
    const double minus_P1c_z = s2 * P2c_x_2 + c2 * P2c_y_2;
    const double B1c_zy = 0.2435 * minus_P1c_z - (s2 * B2c_xz_2 + c2 * B2c_yz_2);

    /* body 6 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t124 = 0.00024216 * w6_y_2;
    const double t125 = 0.00024216 * w6_x_2;
    const double D6at6_x_2 = t124 + t96 - minus_B6_xz_2;
    const double D6at6_y_2 = B6_yz - (t125 + t97);

    /* body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D6at5_x_2 = c6 * D6at6_x_2 - s6 * D6at6_y_2;
    const double D6at5_z_2 = s6 * D6at6_x_2 + c6 * D6at6_y_2;

    /* body 6 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t126 = 4e-05 * w5_x - minus_Q6at5_z;
    const double D6at4_x_2 = c5 * D6at5_x_2;
    const double minus_D6at4_z_2 = s5 * D6at5_x_2;
    const double Q6at4_x_2 = c5 * t105;
    const double minus_Q6at4_z_2 = s5 * t105;

    /* body 6 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t127 = N6at3_x - minus_Q6at4_z_2;
    const double D6at3_x_2 = c4 * D6at4_x_2 - s4 * D6at5_z_2;
    const double D6at3_z_2 = s4 * D6at4_x_2 + c4 * D6at5_z_2;
    const double Q6at3_z_2 = s4 * Q6at4_x_2 - c4 * minus_Q6at5_z;

    /* body 6 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D6at2_x_2 = c3 * D6at3_x_2 - s3 * minus_D6at4_z_2;
    const double D6at2_y_2 = s3 * D6at3_x_2 + c3 * minus_D6at4_z_2;

    /* body 6 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_D6at1_z_2 = s2 * D6at2_x_2 + c2 * D6at2_y_2;

    /* body 5 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t128 = Ixx_c5 * minus_w5_y;
    const double t129 = Ixz_c5 * minus_w5_y;
    const double G5at5_z = 0.0028799999999999997 * minus_w5_y;
    const double D5at5_x_2 = B5c_xz_2 - t128;
    const double D5at5_y_2 = B5c_yz_2 - 0.00033999999999999997 * w5_x;
    const double D5at5_z_2 = B5c_xx_2 - (t129 + B6_xx_2);
    const double G5at5_x_2 = minus_P5c_y_2 - 0.43000000000000005 * minus_v5_y_2;
    const double G5at5_y_2 = P5c_x_2 - 0.43000000000000005 * v5_x_2;

    /* body 5 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G5at4_x_2 = c5 * G5at5_x_2 - s5 * G5at5_y_2;
    const double minus_G5at4_z_2 = s5 * G5at5_x_2 + c5 * G5at5_y_2;
    const double t130 = s5 * D5at5_y_2;
    const double D5at4_x_2 = c5 * D5at5_x_2 - t130;
    const double t131 = c5 * D5at5_y_2;
    const double minus_D5at4_z_2 = s5 * D5at5_x_2 + t131;

    /* body 5 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t132 = t67 - F5at4_x * minus_v4_y + Q5at4_z;
    const double t133 = s4 * G5at5_z;
    const double G5at3_x_2 = c4 * G5at4_x_2 - t133;
    const double t134 = c4 * G5at5_z;
    const double G5at3_z_2 = s4 * G5at4_x_2 + t134;
    const double D5at3_x_2 = c4 * D5at4_x_2 - s4 * D5at5_z_2 - 0.4331 * G5at3_z_2;
    const double D5at3_y_2 = minus_D5at4_z_2 + 0.0203 * G5at3_z_2;
    const double t135 = 0.4331 * G5at3_x_2 - 0.0203 * minus_G5at4_z_2;
    const double D5at3_z_2 = s4 * D5at4_x_2 + c4 * D5at5_z_2 + t135;
    const double Q5at3_z_2 = t115 + c4 * B5c_xx_2;

    /* body 5 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t136 = F5at3_x * v3_y_2 - mcx_c4 * v3_x_2 + Q5at3_z_2;
    const double G5at2_x_2 = c3 * G5at3_x_2 - s3 * minus_G5at4_z_2;
    const double G5at2_y_2 = s3 * G5at3_x_2 + c3 * minus_G5at4_z_2;
    const double D5at2_x_2 = c3 * D5at3_x_2 - s3 * D5at3_y_2 + 0.0934 * G5at2_y_2;
    const double t137 = 0.0934 * G5at2_x_2 + 0.4318 * G5at3_z_2;
    const double D5at2_y_2 = s3 * D5at3_x_2 + c3 * D5at3_y_2 - t137;
    const double D5at2_z_2 = D5at3_z_2 + 0.4318 * G5at2_y_2;

    /* body 5 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G5at1_x_2 = c2 * G5at2_x_2 - s2 * G5at2_y_2;
    const double minus_D5at1_z_2 = s2 * D5at2_x_2 + c2 * D5at2_y_2 + 0.2435 * G5at1_x_2;

    /* body 4 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t138 = mcz_c4 * s4;
    const double t139 = mcz_c4 * c4;
    const double D4at4_x_2 = t43 + mcz_c4 * v4_x_2 + B4c_xz_2;
    const double D4at4_y_2 = t45 - mcz_c4 * minus_v4_y + B4c_yz_2;
    const double D4at4_z_2 = t46 - mcx_c4 * v4_x_2 + B4c_zz_2;
    const double minus_G4at4_x = 1.25 * minus_v4_y + t138 + P4c_y_2;
    const double G4at4_y_2 = P4c_x_2 - (1.25 * v4_x_2 + t139);

    /* body 4 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_G4at3_x = c4 * minus_G4at4_x + s4 * G4at4_y_2;
    const double G4at3_z_2 = c4 * G4at4_y_2 - s4 * minus_G4at4_x;
    const double D4at3_x_2 = c4 * D4at4_x_2 - s4 * D4at4_y_2 - 0.4331 * G4at3_z_2;
    const double D4at3_y_2 = 0.0203 * G4at3_z_2 - D4at4_z_2;
    const double D4at3_z_2 = s4 * D4at4_x_2 + c4 * D4at4_y_2 + (t48 - 0.4331 * minus_G4at3_x);

    /* body 4 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G4at2_x_2 = minus_F4at2_y - c3 * minus_G4at3_x;
    const double minus_G4at2_y = s3 * minus_G4at3_x + minus_F4at2_x;
    const double D4at2_x_2 = c3 * D4at3_x_2 - s3 * D4at3_y_2 - 0.0934 * minus_G4at2_y;
    const double t140 = 0.0934 * G4at2_x_2 + 0.4318 * G4at3_z_2;
    const double D4at2_y_2 = s3 * D4at3_x_2 + c3 * D4at3_y_2 - t140;
    const double D4at2_z_2 = D4at3_z_2 - 0.4318 * minus_G4at2_y;

    /* body 4 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G4at1_x_2 = c2 * G4at2_x_2 + s2 * minus_G4at2_y;
    const double minus_D4at1_z_2 = s2 * D4at2_x_2 + c2 * D4at2_y_2 + 0.2435 * G4at1_x_2;

    /* body 3 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D3at3_x_2 = mcz_c3 * v3_x_2 + B3c_xz_2;
    const double D3at3_y_2 = mcz_c3 * v3_y_2 + B3c_yz;
    const double D3at3_z_2 = B3c_zz_2 - (mcx_c3 * v3_x_2 - minus_mcy_c3 * v3_y_2);
    const double G3at3_x_2 = 2.61239 * c3 - P3c_y_2;
    const double G3at3_y_2 = P3c_x_2 - 2.61239 * s3;

    /* body 3 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G3at2_x_2 = c3 * G3at3_x_2 - s3 * G3at3_y_2;
    const double G3at2_y_2 = s3 * G3at3_x_2 + c3 * G3at3_y_2;
    const double D3at2_x_2 = c3 * D3at3_x_2 - s3 * D3at3_y_2 + 0.0934 * G3at2_y_2;
    const double D3at2_y_2 = s3 * D3at3_x_2 + c3 * D3at3_y_2 - 0.0934 * G3at2_x_2;
    const double D3at2_z_2 = D3at3_z_2 + 0.4318 * G3at2_y_2;

    /* body 3 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G3at1_x_2 = c2 * G3at2_x_2 - s2 * G3at2_y_2;
    const double minus_D3at1_z_2 = s2 * D3at2_x_2 + c2 * D3at2_y_2 + 0.2435 * G3at1_x_2;

    /* link 4: twist (angular w, linear v) */
    const double v4_x_3 = 0.4331 * c4;
    const double minus_v4_y_2 = 0.4331 * s4;

    /* link 4: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double B4_xz_3 = 0.006747697999999999 * c4 - t90;
    const double B4_yz_3 = t91 - 0.006747697999999999 * s4;
    const double P4_x_3 = 0.35514199999999996 * c4 - t92;
    const double P4_y_3 = t93 - 0.35514199999999996 * s4;

    /* link 5: twist (angular w, linear v) */
    const double v5_x_3 = c5 * v4_x_3 - 0.0203 * s5;
    const double minus_v5_y_3 = s5 * v4_x_3 + 0.0203 * c5;

    /* link 5: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double P5_x_3 = 0.34 * v5_x_3;
    const double minus_P5_y_3 = 0.34 * minus_v5_y_3;
    const double minus_P5_z_2 = 0.147254 * s4;

    /* link 6: twist (angular w, linear v) */
    const double v6_x_3 = c6 * v5_x_3 - s6 * minus_v4_y_2;
    const double minus_v6_y_2 = s6 * v5_x_3 + c6 * minus_v4_y_2;

    /* link 6: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double B6_xx_3 = 0.0028799999999999997 * minus_v5_y_3;
    const double t141 = 0.0028799999999999997 * v6_x_3;
    const double t142 = 0.0028799999999999997 * minus_v6_y_2;
    const double B6_yz_2 = t95 + t142;
    const double minus_B6_xz_3 = t141 + t94;
    const double P6_z_3 = 0.09 * minus_v5_y_3;
    const double P6_x_3 = 0.09 * v6_x_3 + t98;
    const double minus_P6_y_2 = 0.09 * minus_v6_y_2 + t99;

    /* composite body 5: B and P with those of body 6 added */
    const double t143 = c6 * B6_xx_3 + t100;
    const double t144 = t102 - s6 * B6_xx_3;
    const double B5c_xx_3 = t143 * c6 - t144 * s6;
    const double t145 = t143 * s6 + t144 * c6;
    const double B5c_xy_3 = B5_xy_2 + (s6 * B6_yz_2 + c6 * minus_B6_xz_3);
    const double B5c_xz_3 = B5_xz + t145;
    const double minus_B5c_zx_2 = t145 + minus_B5_zx;
    const double minus_B5c_zy_2 = minus_B5_zy + (c6 * B6_yz_2 - s6 * minus_B6_xz_3);
    const double P5c_x_3 = P5_x_3 + (c6 * P6_x_3 + s6 * minus_P6_y_2);
    const double minus_P5c_y_3 = minus_P5_y_3 + P6_z_3;
    const double P5c_z_3 = s6 * P6_x_3 - c6 * minus_P6_y_2 - minus_P5_z_2;

    /* composite body 4: B and P with those of body 5 added */
    const double t146 = c5 * B5c_xx_3 + t106;
    const double t147 = c5 * B5c_xy_3;
    const double B4c_xy_3 = c5 * B5c_xz_3 - t109;
    const double t148 = s5 * B5c_xx_3 - t110;
    const double t149 = s5 * B5c_xy_3;
    const double B4c_yx_3 = minus_B5c_zy_2 * s5 - minus_B5c_zx_2 * c5;

    /* body 5 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double Q5at4_z_2 = minus_B5c_zy_2 * c5 + minus_B5c_zx_2 * s5;

    /* composite body 4: B and P with those of body 5 added */
    const double B4c_zz_3 = t148 * s5 + t149 * c5;
    const double B4c_xx_3 = t146 * c5 - t147 * s5 - 0.00031627399999999996;
    const double B4c_xz_3 = B4_xz_3 - (t146 * s5 + t147 * c5);
    const double B4c_yy_3 = B5c_xx_3 - 0.00031627399999999996;
    const double B4c_yz_3 = B4_yz_3 + Q5at4_z_2;
    const double B4c_zx_3 = B4_zx_2 + (t149 * s5 - t148 * c5);
    const double minus_B4c_zy_2 = minus_B4_zy + (s5 * B5c_xz_3 + t113);
    const double P4c_x_3 = P4_x_3 + (c5 * P5c_x_3 + s5 * minus_P5c_y_3);
    const double P4c_y_3 = P4_y_3 + P5c_z_3;
    const double P4c_z_3 = 0.016645999999999998 + (c5 * minus_P5c_y_3 - s5 * P5c_x_3);

    /* composite body 3: B and P with those of body 4 added */
    const double t150 = c4 * P4c_x_3 - s4 * P4c_y_3;
    const double t151 = s4 * B4c_yx_3;
    const double t152 = (c4 * B4c_xy_3 - s4 * B4c_yy_3) * c4;
    const double B3c_yz_2 = minus_B4c_zy_2 * c4 - B4c_zx_3 * s4;
    const double t153 = (s4 * B4c_xx_3 + c4 * B4c_yx_3) * s4;
    const double t154 = t153 + (s4 * B4c_xy_3 + c4 * B4c_yy_3) * c4;
    const double B3c_zz_3 = t154 + (0.4331 * P4c_z_3 - 0.0203 * t150);
    const double B3c_xz_3 = (c4 * B4c_xx_3 - t151) * s4 + t152 - 0.004704000000000001;
    const double P3c_x_3 = 0.336 + t150;

    /* composite body 2: B and P with those of body 3 added */
    const double P2c_x_3 = c3 * P3c_x_3 + s3 * P4c_z_3;

    /* body 3 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G3at2_x_3 = c3 * P4c_z_3 - s3 * P3c_x_3;

    /* composite body 2: B and P with those of body 3 added */
    const double B2c_xz_3 = c3 * B3c_xz_3 - s3 * B3c_yz_2 + 0.0934 * P2c_x_3;
    const double B2c_zz_3 = B3c_zz_3 + 0.4318 * P2c_x_3;

    /* body 6 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D6at6_x_3 = t124 + t141 - minus_B6_xz_3;
    const double D6at6_y_3 = B6_yz_2 - (t125 + t142);

    /* body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D6at5_x_3 = c6 * D6at6_x_3 - s6 * D6at6_y_3;
    const double D6at5_z_3 = s6 * D6at6_x_3 + c6 * D6at6_y_3;

    /* body 6 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D6at4_x_3 = c5 * D6at5_x_3;
    const double minus_D6at4_z_3 = s5 * D6at5_x_3;

    /* body 6 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D6at3_x_3 = c4 * D6at4_x_3 - s4 * D6at5_z_3;
    const double D6at3_z_3 = s4 * D6at4_x_3 + c4 * D6at5_z_3;

    /* body 6 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D6at2_x_3 = c3 * D6at3_x_3 - s3 * minus_D6at4_z_3;
    const double D6at2_y_3 = s3 * D6at3_x_3 + c3 * minus_D6at4_z_3;

    /* body 6 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_D6at1_z_3 = s2 * D6at2_x_3 + c2 * D6at2_y_3;

    /* body 5 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D5at5_x_3 = B5c_xz_3 - t128;
    const double D5at5_z_3 = B5c_xx_3 - (t129 + B6_xx_3);
    const double G5at5_x_3 = minus_P5c_y_3 - 0.43000000000000005 * minus_v5_y_3;
    const double G5at5_y_3 = P5c_x_3 - 0.43000000000000005 * v5_x_3;

    /* body 5 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G5at4_x_3 = c5 * G5at5_x_3 - s5 * G5at5_y_3;
    const double minus_G5at4_z_3 = s5 * G5at5_x_3 + c5 * G5at5_y_3;
    const double D5at4_x_3 = c5 * D5at5_x_3 - t130;
    const double minus_D5at4_z_3 = s5 * D5at5_x_3 + t131;

    /* body 5 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t155 = t67 - F5at4_x * minus_v4_y_2 + Q5at4_z_2;
    const double G5at3_x_3 = c4 * G5at4_x_3 - t133;
    const double G5at3_z_3 = s4 * G5at4_x_3 + t134;
    const double D5at3_x_3 = c4 * D5at4_x_3 - s4 * D5at5_z_3 - 0.4331 * G5at3_z_3;
    const double D5at3_y_3 = minus_D5at4_z_3 + 0.0203 * G5at3_z_3;
    const double t156 = 0.4331 * G5at3_x_3 - 0.0203 * minus_G5at4_z_3;
    const double D5at3_z_3 = s4 * D5at4_x_3 + c4 * D5at5_z_3 + t156;
    const double Q5at3_z_3 = t151 + c4 * B5c_xx_3;

    /* body 5 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G5at2_x_3 = c3 * G5at3_x_3 - s3 * minus_G5at4_z_3;
    const double G5at2_y_3 = s3 * G5at3_x_3 + c3 * minus_G5at4_z_3;
    const double D5at2_x_3 = c3 * D5at3_x_3 - s3 * D5at3_y_3 + 0.0934 * G5at2_y_3;
    const double t157 = 0.0934 * G5at2_x_3 + 0.4318 * G5at3_z_3;
    const double D5at2_y_3 = s3 * D5at3_x_3 + c3 * D5at3_y_3 - t157;
    const double D5at2_z_3 = D5at3_z_3 + 0.4318 * G5at2_y_3;

    /* body 5 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G5at1_x_3 = c2 * G5at2_x_3 - s2 * G5at2_y_3;
    const double minus_D5at1_z_3 = s2 * D5at2_x_3 + c2 * D5at2_y_3 + 0.2435 * G5at1_x_3;

    /* body 4 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D4at4_x_3 = t43 + mcz_c4 * v4_x_3 + B4c_xz_3;
    const double D4at4_y_3 = t45 - mcz_c4 * minus_v4_y_2 + B4c_yz_3;
    const double D4at4_z_3 = t46 - mcx_c4 * v4_x_3 + B4c_zz_3;
    const double minus_G4at4_x_2 = 0.5413749999999999 * s4 + t138 + P4c_y_3;
    const double G4at4_y_3 = P4c_x_3 - (0.5413749999999999 * c4 + t139);

    /* body 4 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_G4at3_x_2 = c4 * minus_G4at4_x_2 + s4 * G4at4_y_3;
    const double G4at3_z_3 = c4 * G4at4_y_3 - s4 * minus_G4at4_x_2;
    const double D4at3_x_3 = c4 * D4at4_x_3 - s4 * D4at4_y_3 - 0.4331 * G4at3_z_3;
    const double D4at3_y_3 = 0.0203 * G4at3_z_3 - D4at4_z_3;
    const double t158 = s4 * D4at4_x_3 + c4 * D4at4_y_3;
    const double D4at3_z_3 = t158 + (t48 - 0.4331 * minus_G4at3_x_2);

    /* body 4 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G4at2_x_3 = minus_F4at2_y - c3 * minus_G4at3_x_2;
    const double minus_G4at2_y_2 = s3 * minus_G4at3_x_2 + minus_F4at2_x;
    const double D4at2_x_3 = c3 * D4at3_x_3 - s3 * D4at3_y_3 - 0.0934 * minus_G4at2_y_2;
    const double t159 = 0.0934 * G4at2_x_3 + 0.4318 * G4at3_z_3;
    const double D4at2_y_3 = s3 * D4at3_x_3 + c3 * D4at3_y_3 - t159;
    const double D4at2_z_3 = D4at3_z_3 - 0.4318 * minus_G4at2_y_2;

    /* body 4 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G4at1_x_3 = c2 * G4at2_x_3 + s2 * minus_G4at2_y_2;
    const double minus_D4at1_z_3 = s2 * D4at2_x_3 + c2 * D4at2_y_3 + 0.2435 * G4at1_x_3;

    /* body 3 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D3at2_y_3 = s3 * B3c_xz_3 + c3 * B3c_yz_2 - 0.0934 * G3at2_x_3;

    /* body 3 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G3at1_x_3 = c2 * G3at2_x_3 - s2 * P2c_x_3;
    const double minus_D3at1_z_3 = s2 * B2c_xz_3 + c2 * D3at2_y_3 + 0.2435 * G3at1_x_3;

    /* link 5: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double B5_xz_2 = 9.999999999999999e-05 * c5;
    const double minus_B5_yz_2 = 9.999999999999999e-05 * s5;
    const double minus_B5_zx_2 = 0.00020000000000000004 * c5;
    const double B5_zy_2 = 0.00020000000000000004 * s5;

    /* link 6: twist (angular w, linear v) */
    const double minus_w6_x = c6 * s5;
    const double w6_y_3 = s6 * s5;

    /* link 6: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double B6_xy_2 = 1.9999999999999998e-05 * c5;
    const double minus_B6_xz_4 = 0.00022216 * w6_y_3;
    const double minus_B6_yz_2 = 0.00022216 * minus_w6_x;
    const double B6_zx_3 = 1.9999999999999998e-05 * w6_y_3;
    const double B6_zy = 1.9999999999999998e-05 * minus_w6_x;
    const double P6_x_4 = 0.0028799999999999997 * w6_y_3;
    const double P6_y_2 = 0.0028799999999999997 * minus_w6_x;

    /* composite body 5: B and P with those of body 6 added */
    const double P5c_x_4 = c6 * P6_x_4 - s6 * P6_y_2;
    const double P5c_z_4 = s6 * P6_x_4 + c6 * P6_y_2;
    const double t160 = s6 * B6_xy_2;
    const double t161 = c6 * B6_xy_2;
    const double B5c_xx_4 = t160 * c6 - t161 * s6;
    const double B5c_xy_4 = c6 * minus_B6_xz_4 - s6 * minus_B6_yz_2;
    const double t162 = t160 * s6 + t161 * c6;
    const double B5c_yx = B6_zy * s6 - B6_zx_3 * c6;

    /* body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double Q6at5_z = B6_zx_3 * s6 + B6_zy * c6;

    /* composite body 5: B and P with those of body 6 added */
    const double B5c_xz_4 = B5_xz_2 + t162;
    const double minus_B5c_yz = minus_B5_yz_2 + Q6at5_z;
    const double minus_B5c_zx_3 = minus_B5_zx_2 + t162;
    const double B5c_zy_2 = B5_zy_2 + (s6 * minus_B6_xz_4 + c6 * minus_B6_yz_2);

    /* composite body 4: B and P with those of body 5 added */
    const double P4c_x_4 = c5 * P5c_x_4;
    const double minus_P4c_z = s5 * P5c_x_4;

    /* body 6 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double Q6at4_z = s5 * B5c_yx;

    /* composite body 4: B and P with those of body 5 added */
    const double minus_B4c_xz = (c5 * B5c_xx_4 - Q6at4_z) * s5 + c5 * B5c_xy_4 * c5;
    const double B4c_yz_4 = minus_B5c_zx_3 * s5 - B5c_zy_2 * c5;
    const double B4c_zz_4 = (s5 * B5c_xx_4 + c5 * B5c_yx) * s5 + s5 * B5c_xy_4 * c5;

    /* composite body 3: B and P with those of body 4 added */
    const double P3c_x_4 = c4 * P4c_x_4 - s4 * P5c_z_4;
    const double P3c_z_2 = s4 * P4c_x_4 + c4 * P5c_z_4;
    const double B3c_xy_2 = c4 * minus_B4c_xz + s4 * B4c_yz_4 + 0.4331 * P3c_x_4;

    /* body 6 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D6at6_x_4 = 0.00024216 * w6_y_3 - minus_B6_xz_4;
    const double D6at6_y_4 = 0.00024216 * minus_w6_x - minus_B6_yz_2;

    /* body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D6at5_x_4 = c6 * D6at6_x_4 - s6 * D6at6_y_4;
    const double D6at5_z_4 = s6 * D6at6_x_4 + c6 * D6at6_y_4;

    /* body 6 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t163 = Q6at5_z - N6at4_x;
    const double D6at4_x_4 = c5 * D6at5_x_4;
    const double minus_D6at4_z_4 = s5 * D6at5_x_4;

    /* body 6 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D6at3_x_4 = c4 * D6at4_x_4 - s4 * D6at5_z_4;
    const double D6at3_z_4 = s4 * D6at4_x_4 + c4 * D6at5_z_4;

    /* body 6 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D6at2_x_4 = c3 * D6at3_x_4 - s3 * minus_D6at4_z_4;
    const double D6at2_y_4 = s3 * D6at3_x_4 + c3 * minus_D6at4_z_4;

    /* body 6 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_D6at1_z_4 = s2 * D6at2_x_4 + c2 * D6at2_y_4;

    /* body 5 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D5at5_x_4 = B5c_xz_4 - t41;
    const double D5at5_y_3 = t42 - minus_B5c_yz;
    const double D5at5_z_4 = B5c_xx_4 - Ixy_c4;

    /* body 5 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D5at4_x_4 = c5 * D5at5_x_4 - s5 * D5at5_y_3;
    const double minus_D5at4_z_4 = s5 * D5at5_x_4 + c5 * D5at5_y_3;

    /* body 5 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_G5at3_x = c4 * minus_P4c_z + F5at3_z;
    const double G5at3_z_4 = F5at3_x - s4 * minus_P4c_z;
    const double D5at3_x_4 = c4 * D5at4_x_4 - s4 * D5at5_z_4 - 0.4331 * G5at3_z_4;
    const double D5at3_y_4 = minus_D5at4_z_4 + 0.0203 * G5at3_z_4;
    const double t164 = 0.0203 * P4c_x_4 + 0.4331 * minus_G5at3_x;
    const double D5at3_z_4 = s4 * D5at4_x_4 + c4 * D5at5_z_4 - t164;

    /* body 5 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_G5at2_x = c3 * minus_G5at3_x + s3 * P4c_x_4;
    const double G5at2_y_4 = c3 * P4c_x_4 - s3 * minus_G5at3_x;
    const double D5at2_x_4 = c3 * D5at3_x_4 - s3 * D5at3_y_4 + 0.0934 * G5at2_y_4;
    const double t165 = 0.0934 * minus_G5at2_x - 0.4318 * G5at3_z_4;
    const double D5at2_y_4 = s3 * D5at3_x_4 + c3 * D5at3_y_4 + t165;
    const double D5at2_z_4 = D5at3_z_4 + 0.4318 * G5at2_y_4;

    /* body 5 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_G5at1_x = c2 * minus_G5at2_x + s2 * G5at2_y_4;
    const double D5at1_z = 0.2435 * minus_G5at1_x - (s2 * D5at2_x_4 + c2 * D5at2_y_4);

    /* body 4 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D4at3_y_4 = 0.0203 * P3c_x_4 - B4c_zz_4;
    const double D4at3_z_4 = c4 * B4c_yz_4 - s4 * minus_B4c_xz - 0.4331 * P3c_z_2;

    /* body 4 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_G4at2_x = c3 * P3c_z_2;
    const double minus_G4at2_y_3 = s3 * P3c_z_2;
    const double minus_D4at2_x = c3 * B3c_xy_2 + s3 * D4at3_y_4 + 0.0934 * minus_G4at2_y_3;
    const double t166 = 0.0934 * minus_G4at2_x - 0.4318 * P3c_x_4;
    const double D4at2_y_4 = c3 * D4at3_y_4 - s3 * B3c_xy_2 + t166;
    const double D4at2_z_4 = D4at3_z_4 - 0.4318 * minus_G4at2_y_3;

    /* body 4 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G4at1_x_4 = s2 * minus_G4at2_y_3 - c2 * minus_G4at2_x;
    const double D4at1_z = s2 * minus_D4at2_x - c2 * D4at2_y_4 - 0.2435 * G4at1_x_4;

    /* link 6: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double minus_B6_xz_5 = 0.00022216 * c6;
    const double B6_yz_3 = 0.00022216 * s6;
    const double B6_zx_4 = 1.9999999999999998e-05 * c6;
    const double minus_B6_zy_3 = 1.9999999999999998e-05 * s6;
    const double P6_x_5 = 0.0028799999999999997 * c6;
    const double minus_P6_y_3 = 0.0028799999999999997 * s6;

    /* composite body 5: B and P with those of body 6 added */
    const double P5c_x_5 = c6 * P6_x_5 + s6 * minus_P6_y_3;
    const double B5c_yz_3 = minus_B6_zy_3 * c6 - B6_zx_4 * s6;

    /* composite body 4: B and P with those of body 5 added */
    const double P4c_x_5 = c5 * P5c_x_5;
    const double minus_P4c_z_2 = s5 * P5c_x_5;
    const double minus_B4c_xy = s5 * B5c_yz_3;
    const double minus_B4c_zy_3 = c5 * B5c_yz_3;

    /* body 6 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D6at6_x_5 = t38 - minus_B6_xz_5;
    const double D6at6_y_5 = B6_yz_3 - t39;

    /* body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D6at5_x_5 = c6 * D6at6_x_5 - s6 * D6at6_y_5;
    const double D6at5_z_5 = s6 * D6at6_x_5 + c6 * D6at6_y_5;

    /* body 6 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D6at4_x_5 = c5 * D6at5_x_5;
    const double minus_D6at4_z_5 = s5 * D6at5_x_5;

    /* body 6 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D6at3_x_5 = c4 * D6at4_x_5 - s4 * D6at5_z_5;
    const double D6at3_z_5 = s4 * D6at4_x_5 + c4 * D6at5_z_5;

    /* body 6 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D6at2_x_5 = c3 * D6at3_x_5 - s3 * minus_D6at4_z_5;
    const double D6at2_y_5 = s3 * D6at3_x_5 + c3 * minus_D6at4_z_5;

    /* body 6 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_D6at1_z_5 = s2 * D6at2_x_5 + c2 * D6at2_y_5;

    /* body 5 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_G5at3_x_2 = c4 * minus_P4c_z_2;
    const double minus_G5at3_z = s4 * minus_P4c_z_2;
    const double D5at3_x_5 = 0.4331 * minus_G5at3_z - c4 * minus_B4c_xy;
    const double D5at3_y_5 = minus_B4c_zy_3 - 0.0203 * minus_G5at3_z;
    const double t167 = 0.0203 * P4c_x_5 + 0.4331 * minus_G5at3_x_2;
    const double minus_D5at3_z = s4 * minus_B4c_xy + t167;

    /* body 5 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_G5at2_x_2 = c3 * minus_G5at3_x_2 + s3 * P4c_x_5;
    const double G5at2_y_5 = c3 * P4c_x_5 - s3 * minus_G5at3_x_2;
    const double D5at2_x_5 = c3 * D5at3_x_5 - s3 * D5at3_y_5 + 0.0934 * G5at2_y_5;
    const double t168 = 0.0934 * minus_G5at2_x_2 + 0.4318 * minus_G5at3_z;
    const double D5at2_y_5 = s3 * D5at3_x_5 + c3 * D5at3_y_5 + t168;
    const double D5at2_z_5 = 0.4318 * G5at2_y_5 - minus_D5at3_z;

    /* body 5 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_G5at1_x_2 = c2 * minus_G5at2_x_2 + s2 * G5at2_y_5;
    const double D5at1_z_2 = 0.2435 * minus_G5at1_x_2 - (s2 * D5at2_x_5 + c2 * D5at2_y_5);

    Gamma[0][0][0] = B1c_zz;
    Gamma[0][0][1] = -minus_D2at1_z;
    Gamma[0][0][2] = -minus_D3at1_z;
    Gamma[0][0][3] = -minus_D4at1_z;
    Gamma[0][0][4] = -minus_D5at1_z;
    Gamma[0][0][5] = -minus_D6at1_z;
    Gamma[0][1][0] = -minus_D2at1_z;
    Gamma[0][1][1] = B1c_zy;
    Gamma[0][1][2] = -minus_D3at1_z_2;
    Gamma[0][1][3] = -minus_D4at1_z_2;
    Gamma[0][1][4] = -minus_D5at1_z_2;
    Gamma[0][1][5] = -minus_D6at1_z_2;
    Gamma[0][2][0] = -minus_D3at1_z;
    Gamma[0][2][1] = -minus_D3at1_z_2;
    Gamma[0][2][2] = -minus_D3at1_z_3;
    Gamma[0][2][3] = -minus_D4at1_z_3;
    Gamma[0][2][4] = -minus_D5at1_z_3;
    Gamma[0][2][5] = -minus_D6at1_z_3;
    Gamma[0][3][0] = -minus_D4at1_z;
    Gamma[0][3][1] = -minus_D4at1_z_2;
    Gamma[0][3][2] = -minus_D4at1_z_3;
    Gamma[0][3][3] = D4at1_z;
    Gamma[0][3][4] = D5at1_z;
    Gamma[0][3][5] = -minus_D6at1_z_4;
    Gamma[0][4][0] = -minus_D5at1_z;
    Gamma[0][4][1] = -minus_D5at1_z_2;
    Gamma[0][4][2] = -minus_D5at1_z_3;
    Gamma[0][4][3] = D5at1_z;
    Gamma[0][4][4] = D5at1_z_2;
    Gamma[0][4][5] = -minus_D6at1_z_5;
    Gamma[0][5][0] = -minus_D6at1_z;
    Gamma[0][5][1] = -minus_D6at1_z_2;
    Gamma[0][5][2] = -minus_D6at1_z_3;
    Gamma[0][5][3] = -minus_D6at1_z_4;
    Gamma[0][5][4] = -minus_D6at1_z_5;
    Gamma[0][5][5] = 0.0;
    Gamma[1][0][0] = -minus_B1c_yz;
    Gamma[1][0][1] = D2at2_z;
    Gamma[1][0][2] = D3at2_z;
    Gamma[1][0][3] = D4at2_z;
    Gamma[1][0][4] = D5at2_z;
    Gamma[1][0][5] = D6at3_z;
    Gamma[1][1][0] = D2at2_z;
    Gamma[1][1][1] = B2c_zz_2;
    Gamma[1][1][2] = D3at2_z_2;
    Gamma[1][1][3] = D4at2_z_2;
    Gamma[1][1][4] = D5at2_z_2;
    Gamma[1][1][5] = D6at3_z_2;
    Gamma[1][2][0] = D3at2_z;
    Gamma[1][2][1] = D3at2_z_2;
    Gamma[1][2][2] = B2c_zz_3;
    Gamma[1][2][3] = D4at2_z_3;
    Gamma[1][2][4] = D5at2_z_3;
    Gamma[1][2][5] = D6at3_z_3;
    Gamma[1][3][0] = D4at2_z;
    Gamma[1][3][1] = D4at2_z_2;
    Gamma[1][3][2] = D4at2_z_3;
    Gamma[1][3][3] = D4at2_z_4;
    Gamma[1][3][4] = D5at2_z_4;
    Gamma[1][3][5] = D6at3_z_4;
    Gamma[1][4][0] = D5at2_z;
    Gamma[1][4][1] = D5at2_z_2;
    Gamma[1][4][2] = D5at2_z_3;
    Gamma[1][4][3] = D5at2_z_4;
    Gamma[1][4][4] = D5at2_z_5;
    Gamma[1][4][5] = D6at3_z_5;
    Gamma[1][5][0] = D6at3_z;
    Gamma[1][5][1] = D6at3_z_2;
    Gamma[1][5][2] = D6at3_z_3;
    Gamma[1][5][3] = D6at3_z_4;
    Gamma[1][5][4] = D6at3_z_5;
    Gamma[1][5][5] = 0.0;
    Gamma[2][0][0] = -minus_Q3at1_z;
    Gamma[2][0][1] = t86;
    Gamma[2][0][2] = D3at3_z;
    Gamma[2][0][3] = D4at3_z;
    Gamma[2][0][4] = D5at3_z;
    Gamma[2][0][5] = D6at3_z;
    Gamma[2][1][0] = t86;
    Gamma[2][1][1] = B3c_zz_2;
    Gamma[2][1][2] = D3at3_z_2;
    Gamma[2][1][3] = D4at3_z_2;
    Gamma[2][1][4] = D5at3_z_2;
    Gamma[2][1][5] = D6at3_z_2;
    Gamma[2][2][0] = D3at3_z;
    Gamma[2][2][1] = D3at3_z_2;
    Gamma[2][2][2] = B3c_zz_3;
    Gamma[2][2][3] = D4at3_z_3;
    Gamma[2][2][4] = D5at3_z_3;
    Gamma[2][2][5] = D6at3_z_3;
    Gamma[2][3][0] = D4at3_z;
    Gamma[2][3][1] = D4at3_z_2;
    Gamma[2][3][2] = D4at3_z_3;
    Gamma[2][3][3] = D4at3_z_4;
    Gamma[2][3][4] = D5at3_z_4;
    Gamma[2][3][5] = D6at3_z_4;
    Gamma[2][4][0] = D5at3_z;
    Gamma[2][4][1] = D5at3_z_2;
    Gamma[2][4][2] = D5at3_z_3;
    Gamma[2][4][3] = D5at3_z_4;
    Gamma[2][4][4] = -minus_D5at3_z;
    Gamma[2][4][5] = D6at3_z_5;
    Gamma[2][5][0] = D6at3_z;
    Gamma[2][5][1] = D6at3_z_2;
    Gamma[2][5][2] = D6at3_z_3;
    Gamma[2][5][3] = D6at3_z_4;
    Gamma[2][5][4] = D6at3_z_5;
    Gamma[2][5][5] = 0.0;
    Gamma[3][0][0] = -minus_Q4at1_z;
    Gamma[3][0][1] = t81;
    Gamma[3][0][2] = t77;
    Gamma[3][0][3] = D4at4_z;
    Gamma[3][0][4] = -minus_D5at4_z;
    Gamma[3][0][5] = -minus_D6at4_z;
    Gamma[3][1][0] = t81;
    Gamma[3][1][1] = -t117;
    Gamma[3][1][2] = -(t117 + minus_F4at3_x * v3_y_2);
    Gamma[3][1][3] = D4at4_z_2;
    Gamma[3][1][4] = -minus_D5at4_z_2;
    Gamma[3][1][5] = -minus_D6at4_z_2;
    Gamma[3][2][0] = t77;
    Gamma[3][2][1] = -(t117 + minus_F4at3_x * v3_y_2);
    Gamma[3][2][2] = -B3c_yz_2;
    Gamma[3][2][3] = D4at4_z_3;
    Gamma[3][2][4] = -minus_D5at4_z_3;
    Gamma[3][2][5] = -minus_D6at4_z_3;
    Gamma[3][3][0] = D4at4_z;
    Gamma[3][3][1] = D4at4_z_2;
    Gamma[3][3][2] = D4at4_z_3;
    Gamma[3][3][3] = B4c_zz_4;
    Gamma[3][3][4] = -minus_D5at4_z_4;
    Gamma[3][3][5] = -minus_D6at4_z_4;
    Gamma[3][4][0] = -minus_D5at4_z;
    Gamma[3][4][1] = -minus_D5at4_z_2;
    Gamma[3][4][2] = -minus_D5at4_z_3;
    Gamma[3][4][3] = -minus_D5at4_z_4;
    Gamma[3][4][4] = -minus_B4c_zy_3;
    Gamma[3][4][5] = -minus_D6at4_z_5;
    Gamma[3][5][0] = -minus_D6at4_z;
    Gamma[3][5][1] = -minus_D6at4_z_2;
    Gamma[3][5][2] = -minus_D6at4_z_3;
    Gamma[3][5][3] = -minus_D6at4_z_4;
    Gamma[3][5][4] = -minus_D6at4_z_5;
    Gamma[3][5][5] = 0.0;
    Gamma[4][0][0] = -minus_Q5at1_z;
    Gamma[4][0][1] = t73;
    Gamma[4][0][2] = t69;
    Gamma[4][0][3] = t65;
    Gamma[4][0][4] = D5at5_z;
    Gamma[4][0][5] = D6at5_z;
    Gamma[4][1][0] = t73;
    Gamma[4][1][1] = Q5at3_z_2;
    Gamma[4][1][2] = t136;
    Gamma[4][1][3] = t132;
    Gamma[4][1][4] = D5at5_z_2;
    Gamma[4][1][5] = D6at5_z_2;
    Gamma[4][2][0] = t69;
    Gamma[4][2][1] = t136;
    Gamma[4][2][2] = Q5at3_z_3;
    Gamma[4][2][3] = t155;
    Gamma[4][2][4] = D5at5_z_3;
    Gamma[4][2][5] = D6at5_z_3;
    Gamma[4][3][0] = t65;
    Gamma[4][3][1] = t132;
    Gamma[4][3][2] = t155;
    Gamma[4][3][3] = B4c_yz_4;
    Gamma[4][3][4] = D5at5_z_4;
    Gamma[4][3][5] = D6at5_z_4;
    Gamma[4][4][0] = D5at5_z;
    Gamma[4][4][1] = D5at5_z_2;
    Gamma[4][4][2] = D5at5_z_3;
    Gamma[4][4][3] = D5at5_z_4;
    Gamma[4][4][4] = 0.0;
    Gamma[4][4][5] = D6at5_z_5;
    Gamma[4][5][0] = D6at5_z;
    Gamma[4][5][1] = D6at5_z_2;
    Gamma[4][5][2] = D6at5_z_3;
    Gamma[4][5][3] = D6at5_z_4;
    Gamma[4][5][4] = D6at5_z_5;
    Gamma[4][5][5] = 0.0;
    Gamma[5][0][0] = -minus_Q6at1_z;
    Gamma[5][0][1] = t63;
    Gamma[5][0][2] = t62;
    Gamma[5][0][3] = t61;
    Gamma[5][0][4] = -(t16 + 4e-05 * minus_w5_x);
    Gamma[5][0][5] = 0.0;
    Gamma[5][1][0] = t63;
    Gamma[5][1][1] = Q6at3_z_2;
    Gamma[5][1][2] = Q6at3_z_2;
    Gamma[5][1][3] = t127;
    Gamma[5][1][4] = t126;
    Gamma[5][1][5] = 0.0;
    Gamma[5][2][0] = t62;
    Gamma[5][2][1] = Q6at3_z_2;
    Gamma[5][2][2] = Q6at3_z_2;
    Gamma[5][2][3] = t127;
    Gamma[5][2][4] = t126;
    Gamma[5][2][5] = 0.0;
    Gamma[5][3][0] = t61;
    Gamma[5][3][1] = t127;
    Gamma[5][3][2] = t127;
    Gamma[5][3][3] = Q6at4_z;
    Gamma[5][3][4] = t163;
    Gamma[5][3][5] = 0.0;
    Gamma[5][4][0] = -(t16 + 4e-05 * minus_w5_x);
    Gamma[5][4][1] = t126;
    Gamma[5][4][2] = t126;
    Gamma[5][4][3] = t163;
    Gamma[5][4][4] = -B5c_yz_3;
    Gamma[5][4][5] = 0.0;
    Gamma[5][5][0] = 0.0;
    Gamma[5][5][1] = 0.0;
    Gamma[5][5][2] = 0.0;
    Gamma[5][5][3] = 0.0;
    Gamma[5][5][4] = 0.0;
    Gamma[5][5][5] = 0.0;
}

/* Accelerations under given joint forces: qdd = M^-1 (tau - h). */
void puma560_forward_dynamics(const double q[6],
                              const double qd[6],
                              const double tau[6],
                              double qdd[6])
{
    /* sines and cosines of the joint angles */
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double s3 = sin(q[2]);
    const double c3 = cos(q[2]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);
    const double s6 = sin(q[5]);
    const double c6 = cos(q[5]);

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

    /* composite body 5: with body 6 added */
    const double t38 = 0.00024216 * c6;
    const double t39 = 0.00024216 * s6;
    const double t40 = t38 * c6 + t39 * s6;
    const double Ixz_c5 = t38 * s6 - t39 * c6;
    const double Ixx_c5 = t40 + 0.0003;
    const double Izz_c5 = t40 + 0.0004;

    /* composite body 4: with body 5 added */
    const double t41 = c5 * Ixx_c5;
    const double t42 = 0.00033999999999999997 * s5;
    const double Ixy_c4 = c5 * Ixz_c5;
    const double minus_Iyz_c4 = s5 * Ixz_c5;
    const double Ixz_c4 = t42 * c5 - t41 * s5;
    const double mcx_c4 = 0.0028799999999999997 * s5;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 4 */
    const double F5at4_x = 0.0028799999999999997 * c5;

    /* composite body 4: with body 5 added */
    const double Ixx_c4 = t41 * c5 + t42 * s5 + 0.00209602;
    const double Iyy_c4 = Izz_c5 + 0.00209602;
    const double Izz_c4 = s5 * Ixx_c5 * s5 + 0.00033999999999999997 * c5 * c5 + 0.0013;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double t43 = s4 * Ixy_c4;
    const double t44 = c4 * Ixx_c4 - t43;
    const double t45 = c4 * Ixy_c4;
    const double t46 = t45 - s4 * Iyy_c4;
    const double t47 = c4 * Ixz_c4 + s4 * minus_Iyz_c4;
    const double F4at3_z = c4 * mcx_c4;
    const double t48 = 0.015579999999999998 - F5at4_x;
    const double minus_F4at3_x = s4 * mcx_c4;

    /* composite body 3: with body 4 added */
    const double mcx_c3 = F4at3_z - 0.025374999999999998;
    const double t49 = t48 - 0.5413749999999999;
    const double t50 = 0.0203 * (F4at3_z + mcx_c3);
    const double t51 = 0.4331 * (t48 + t49);
    const double Ixy_c3 = 0.0203 * t48 + 0.4331 * mcx_c3 - t47;
    const double Ixz_c3 = t44 * s4 + t46 * c4 + 0.0203 * minus_F4at3_x;
    const double t52 = 0.4331 * minus_F4at3_x - (s4 * Ixz_c4 - c4 * minus_Iyz_c4);
    const double t53 = (s4 * Ixx_c4 + t45) * s4 + (t43 + c4 * Iyy_c4) * c4;
    const double mcy_c3 = t49 - 0.336;
    const double mcz_c3 = minus_F4at3_x + 0.0672;
    const double Ixx_c3 = t44 * c4 - t46 * s4 - t51 + 0.09046080000000001;
    const double Iyy_c3 = Izz_c4 - t50 + 0.013440800000000001;
    const double Iyz_c3 = t52 + 0.004704000000000001;
    const double Izz_c3 = t53 - (t50 + t51) + 0.08952;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 2 */
    const double t54 = s3 * Ixy_c3;
    const double t55 = c3 * Ixx_c3 - t54;
    const double t56 = c3 * Ixy_c3;
    const double t57 = t56 - s3 * Iyy_c3;
    const double t58 = c3 * Ixz_c3 - s3 * Iyz_c3;
    const double F3at2_y = c3 * mcx_c3 - s3 * mcy_c3;
    const double minus_F3at2_x = s3 * mcx_c3 + c3 * mcy_c3;
    const double t59 = F3at2_y + 2.61239;
    const double t60 = mcz_c3 - 0.56507;
    const double t61 = 0.4318 * (F3at2_y + t59);
    const double t62 = 0.0934 * (mcz_c3 + t60);
    const double t63 = (s3 * Ixx_c3 + t56) * s3 + (t54 + c3 * Iyy_c3) * c3;
    const double N3at2_y = s3 * Ixz_c3 + c3 * Iyz_c3 + 0.0934 * minus_F3at2_x;

    /* composite body 2: with body 3 added */
    const double mcx_c2 = t59 + 1.1832;
    const double mcy_c2 = minus_F3at2_x + 0.10439999999999999;
    const double mcz_c2 = t60 - 0.2784;
    const double Ixx_c2 = t55 * c3 - t57 * s3 - t62 + 0.1350808;
    const double Ixy_c2 = t55 * s3 + t57 * c3 - 0.4318 * minus_F3at2_x - 0.0070992;
    const double Iyy_c2 = t63 + (t61 - t62) + 0.608912;
    const double Ixz_c2 = t58 - (0.4318 * mcz_c3 - 0.0934 * t59) + 0.018931200000000002;
    const double Iyz_c2 = N3at2_y + 0.0016703999999999998;
    const double Izz_c2 = Izz_c3 + t61 + 0.6200840000000001;

    /* composite body 1: with body 2 added */
    const double t64 = (s2 * Ixx_c2 + c2 * Ixy_c2) * s2;
    const double minus_mcz_c1 = s2 * mcx_c2 + c2 * mcy_c2;
    const double mcy_c1 = mcz_c2 + 5.710075;
    const double Iyz_c1 = 0.2435 * minus_mcz_c1 - (s2 * Ixz_c2 + c2 * Iyz_c2);
    const double t65 = t64 + (s2 * Ixy_c2 + c2 * Iyy_c2) * c2;
    const double Izz_c1 = t65 + 0.2435 * (mcz_c2 + mcy_c1) + 0.35;

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

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 3 */
    const double F5at3_x = c4 * F5at4_x;
    const double F5at3_z = s4 * F5at4_x;
    const double N5at3_x = t45 - s4 * Izz_c5 - 0.4331 * F5at3_z;
    const double N5at3_y = minus_Iyz_c4 + 0.0203 * F5at3_z;
    const double t66 = 0.4331 * F5at3_x - 5.846399999999999e-05 * s5;
    const double N5at3_z = t43 + c4 * Izz_c5 + t66;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 2 */
    const double F5at2_x = c3 * F5at3_x - s3 * mcx_c4;
    const double F5at2_y = s3 * F5at3_x + c3 * mcx_c4;
    const double N5at2_x = c3 * N5at3_x - s3 * N5at3_y + 0.0934 * F5at2_y;
    const double t67 = 0.0934 * F5at2_x + 0.4318 * F5at3_z;
    const double N5at2_y = s3 * N5at3_x + c3 * N5at3_y - t67;
    const double N5at2_z = N5at3_z + 0.4318 * F5at2_y;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 1 */
    const double F5at1_x = c2 * F5at2_x - s2 * F5at2_y;
    const double minus_N5at1_z = s2 * N5at2_x + c2 * N5at2_y + 0.2435 * F5at1_x;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double N4at3_x = t47 - 0.4331 * F4at3_z;
    const double N4at3_y = 0.0203 * F4at3_z - Izz_c4;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 2 */
    const double minus_F4at2_x = c3 * minus_F4at3_x;
    const double minus_F4at2_y = s3 * minus_F4at3_x;
    const double N4at2_x = c3 * N4at3_x - s3 * N4at3_y - 0.0934 * minus_F4at2_y;
    const double t68 = 0.0934 * minus_F4at2_x - 0.4318 * F4at3_z;
    const double N4at2_y = s3 * N4at3_x + c3 * N4at3_y + t68;
    const double minus_N4at2_z = t52 + 0.4318 * minus_F4at2_y;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 1 */
    const double F4at1_x = s2 * minus_F4at2_y - c2 * minus_F4at2_x;
    const double minus_N4at1_z = s2 * N4at2_x + c2 * N4at2_y + 0.2435 * F4at1_x;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 2 */
    const double N3at2_x = t58 + 0.0934 * F3at2_y;
    const double N3at2_z = Izz_c3 + 0.4318 * F3at2_y;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 1 */
    const double minus_F3at1_x = c2 * minus_F3at2_x + s2 * F3at2_y;
    const double minus_N3at1_z = s2 * N3at2_x + c2 * N3at2_y - 0.2435 * minus_F3at1_x;

    /* row 6 of L and entry 6 of D in M = L^T D L */
    const double minus_L6_1 = 24999.999999999996 * minus_N6at1_z;
    const double L6_2 = 24999.999999999996 * N6at3_z;
    const double L6_4 = 0.9999999999999999 * c5;

    /* row 5 of L and entry 5 of D in M = L^T D L */
    const double t69 = L6_2 * minus_N6at1_z;
    const double t70 = L6_2 * N6at3_z;
    const double t71 = L6_4 * N6at3_z;
    const double minus_L5_1 = minus_N5at1_z / Izz_c5;
    const double L5_2 = N5at2_z / Izz_c5;
    const double L5_3 = N5at3_z / Izz_c5;
    const double minus_L5_4 = minus_Iyz_c4 / Izz_c5;

    /* row 4 of L and entry 4 of D in M = L^T D L */
    const double t72 = L6_4 * minus_N6at1_z - minus_N4at1_z;
    const double t73 = t72 - minus_L5_4 * minus_N5at1_z;
    const double t74 = minus_L5_4 * N5at2_z - (minus_N4at2_z + t71);
    const double t75 = minus_L5_4 * N5at3_z - (t52 + t71);
    const double D4 = Izz_c4 - L6_4 * N6at4_z - minus_L5_4 * minus_Iyz_c4;
    const double L4_1 = t73 / D4;
    const double L4_2 = t74 / D4;
    const double L4_3 = t75 / D4;

    /* row 3 of L and entry 3 of D in M = L^T D L */
    const double t76 = Izz_c1 - minus_L6_1 * minus_N6at1_z - minus_L5_1 * minus_N5at1_z;
    const double t77 = t69 - minus_N3at1_z + L5_3 * minus_N5at1_z - L4_3 * t73;
    const double t78 = N3at2_z - t70 - L5_3 * N5at2_z - L4_3 * t74;
    const double D3 = Izz_c3 - t70 - L5_3 * N5at3_z - L4_3 * t75;
    const double L3_1 = t77 / D3;
    const double L3_2 = t78 / D3;

    /* row 2 of L and entry 2 of D in M = L^T D L */
    const double t79 = Iyz_c1 + t69 + L5_2 * minus_N5at1_z - L4_2 * t73 - L3_2 * t77;
    const double D2 = Izz_c2 - t70 - L5_2 * N5at2_z - L4_2 * t74 - L3_2 * t78;
    const double L2_1 = t79 / D2;

    /* row 1 of L and entry 1 of D in M = L^T D L */
    const double D1 = t76 - L4_1 * t73 - L3_1 * t77 - L2_1 * t79;

    /* solve L^T y = right-hand side, tips first */
    const double y5 = tau[4] - N5_z;
    const double y6 = tau[5] - n6_z;
    const double t80 = L6_2 * y6;
    const double y4 = tau[3] - N4_z - L6_4 * y6 + minus_L5_4 * y5;
    const double t81 = tau[0] + minus_N1_z + minus_L6_1 * y6 + minus_L5_1 * y5;
    const double y3 = tau[2] - N3_z - t80 - L5_3 * y5 - L4_3 * y4;
    const double y2 = tau[1] - N2_z - t80 - L5_2 * y5 - L4_2 * y4 - L3_2 * y3;
    const double y1 = t81 - L4_1 * y4 - L3_1 * y3 - L2_1 * y2;

    /* solve L x = y / D, base first */
    const double x1 = y1 / D1;
    const double x2 = y2 / D2 - L2_1 * x1;
    const double x3 = y3 / D3 - L3_1 * x1 - L3_2 * x2;
    const double x4 = y4 / D4 - L4_1 * x1 - L4_2 * x2 - L4_3 * x3;
    const double t82 = y5 / Izz_c5 + minus_L5_1 * x1 - L5_2 * x2 - L5_3 * x3;
    const double x5 = t82 + minus_L5_4 * x4;
    const double t83 = 24999.999999999996 * y6 + minus_L6_1 * x1 - L6_2 * x2;
    const double x6 = t83 - L6_2 * x3 - L6_4 * x4;

    qdd[0] = x1;
    qdd[1] = x2;
    qdd[2] = x3;
    qdd[3] = x4;
    qdd[4] = x5;
    qdd[5] = x6;
}

/* The inverse of the mass matrix. */
void puma560_inverse_mass_matrix(const double q[6], double Minv[6][6])
{
    /* sines and cosines of the joint angles */
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double s3 = sin(q[2]);
    const double c3 = cos(q[2]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);
    const double s6 = sin(q[5]);
    const double c6 = cos(q[5]);

    /* composite body 5: with body 6 added */
    const double t1 = 0.00024216 * c6;
    const double t2 = 0.00024216 * s6;
    const double t3 = t1 * c6 + t2 * s6;
    const double Ixz_c5 = t1 * s6 - t2 * c6;
    const double Ixx_c5 = t3 + 0.0003;
    const double Izz_c5 = t3 + 0.0004;

    /* composite body 4: with body 5 added */
    const double t4 = c5 * Ixx_c5;
    const double t5 = 0.00033999999999999997 * s5;
    const double Ixy_c4 = c5 * Ixz_c5;
    const double minus_Iyz_c4 = s5 * Ixz_c5;
    const double Ixz_c4 = t5 * c5 - t4 * s5;
    const double mcx_c4 = 0.0028799999999999997 * s5;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 4 */
    const double F5at4_x = 0.0028799999999999997 * c5;

    /* composite body 4: with body 5 added */
    const double Ixx_c4 = t4 * c5 + t5 * s5 + 0.00209602;
    const double Iyy_c4 = Izz_c5 + 0.00209602;
    const double Izz_c4 = s5 * Ixx_c5 * s5 + 0.00033999999999999997 * c5 * c5 + 0.0013;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double t6 = s4 * Ixy_c4;
    const double t7 = c4 * Ixx_c4 - t6;
    const double t8 = c4 * Ixy_c4;
    const double t9 = t8 - s4 * Iyy_c4;
    const double t10 = c4 * Ixz_c4 + s4 * minus_Iyz_c4;
    const double F4at3_z = c4 * mcx_c4;
    const double t11 = 0.015579999999999998 - F5at4_x;
    const double minus_F4at3_x = s4 * mcx_c4;

    /* composite body 3: with body 4 added */
    const double mcx_c3 = F4at3_z - 0.025374999999999998;
    const double t12 = t11 - 0.5413749999999999;
    const double t13 = 0.0203 * (F4at3_z + mcx_c3);
    const double t14 = 0.4331 * (t11 + t12);
    const double Ixy_c3 = 0.0203 * t11 + 0.4331 * mcx_c3 - t10;
    const double Ixz_c3 = t7 * s4 + t9 * c4 + 0.0203 * minus_F4at3_x;
    const double t15 = 0.4331 * minus_F4at3_x - (s4 * Ixz_c4 - c4 * minus_Iyz_c4);
    const double mcy_c3 = t12 - 0.336;
    const double mcz_c3 = minus_F4at3_x + 0.0672;
    const double Ixx_c3 = t7 * c4 - t9 * s4 - t14 + 0.09046080000000001;
    const double Iyy_c3 = Izz_c4 - t13 + 0.013440800000000001;
    const double Iyz_c3 = t15 + 0.004704000000000001;
    const double t16 = (s4 * Ixx_c4 + t8) * s4 + (t6 + c4 * Iyy_c4) * c4 - (t13 + t14);
    const double Izz_c3 = t16 + 0.08952;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 2 */
    const double t17 = s3 * Ixy_c3;
    const double t18 = c3 * Ixx_c3 - t17;
    const double t19 = c3 * Ixy_c3;
    const double t20 = t19 - s3 * Iyy_c3;
    const double t21 = c3 * Ixz_c3 - s3 * Iyz_c3;
    const double F3at2_y = c3 * mcx_c3 - s3 * mcy_c3;
    const double minus_F3at2_x = s3 * mcx_c3 + c3 * mcy_c3;
    const double t22 = F3at2_y + 2.61239;
    const double t23 = mcz_c3 - 0.56507;
    const double t24 = 0.4318 * (F3at2_y + t22);
    const double t25 = 0.0934 * (mcz_c3 + t23);
    const double t26 = (s3 * Ixx_c3 + t19) * s3 + (t17 + c3 * Iyy_c3) * c3;
    const double N3at2_y = s3 * Ixz_c3 + c3 * Iyz_c3 + 0.0934 * minus_F3at2_x;

    /* composite body 2: with body 3 added */
    const double mcx_c2 = t22 + 1.1832;
    const double mcy_c2 = minus_F3at2_x + 0.10439999999999999;
    const double mcz_c2 = t23 - 0.2784;
    const double Ixx_c2 = t18 * c3 - t20 * s3 - t25 + 0.1350808;
    const double Ixy_c2 = t18 * s3 + t20 * c3 - 0.4318 * minus_F3at2_x - 0.0070992;
    const double Iyy_c2 = t26 + (t24 - t25) + 0.608912;
    const double Ixz_c2 = t21 - (0.4318 * mcz_c3 - 0.0934 * t22) + 0.018931200000000002;
    const double Iyz_c2 = N3at2_y + 0.0016703999999999998;
    const double Izz_c2 = Izz_c3 + t24 + 0.6200840000000001;

    /* composite body 1: with body 2 added */
    const double t27 = (s2 * Ixx_c2 + c2 * Ixy_c2) * s2;
    const double minus_mcz_c1 = s2 * mcx_c2 + c2 * mcy_c2;
    const double mcy_c1 = mcz_c2 + 5.710075;
    const double Iyz_c1 = 0.2435 * minus_mcz_c1 - (s2 * Ixz_c2 + c2 * Iyz_c2);
    const double t28 = t27 + (s2 * Ixy_c2 + c2 * Iyy_c2) * c2;
    const double Izz_c1 = t28 + 0.2435 * (mcz_c2 + mcy_c1) + 0.35;

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

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 3 */
    const double F5at3_x = c4 * F5at4_x;
    const double F5at3_z = s4 * F5at4_x;
    const double N5at3_x = t8 - s4 * Izz_c5 - 0.4331 * F5at3_z;
    const double N5at3_y = minus_Iyz_c4 + 0.0203 * F5at3_z;
    const double t29 = 0.4331 * F5at3_x - 5.846399999999999e-05 * s5;
    const double N5at3_z = t6 + c4 * Izz_c5 + t29;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 2 */
    const double F5at2_x = c3 * F5at3_x - s3 * mcx_c4;
    const double F5at2_y = s3 * F5at3_x + c3 * mcx_c4;
    const double N5at2_x = c3 * N5at3_x - s3 * N5at3_y + 0.0934 * F5at2_y;
    const double t30 = 0.0934 * F5at2_x + 0.4318 * F5at3_z;
    const double N5at2_y = s3 * N5at3_x + c3 * N5at3_y - t30;
    const double N5at2_z = N5at3_z + 0.4318 * F5at2_y;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 1 */
    const double F5at1_x = c2 * F5at2_x - s2 * F5at2_y;
    const double minus_N5at1_z = s2 * N5at2_x + c2 * N5at2_y + 0.2435 * F5at1_x;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double N4at3_x = t10 - 0.4331 * F4at3_z;
    const double N4at3_y = 0.0203 * F4at3_z - Izz_c4;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 2 */
    const double minus_F4at2_x = c3 * minus_F4at3_x;
    const double minus_F4at2_y = s3 * minus_F4at3_x;
    const double N4at2_x = c3 * N4at3_x - s3 * N4at3_y - 0.0934 * minus_F4at2_y;
    const double t31 = 0.0934 * minus_F4at2_x - 0.4318 * F4at3_z;
    const double N4at2_y = s3 * N4at3_x + c3 * N4at3_y + t31;
    const double minus_N4at2_z = t15 + 0.4318 * minus_F4at2_y;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 1 */
    const double F4at1_x = s2 * minus_F4at2_y - c2 * minus_F4at2_x;
    const double minus_N4at1_z = s2 * N4at2_x + c2 * N4at2_y + 0.2435 * F4at1_x;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 2 */
    const double N3at2_x = t21 + 0.0934 * F3at2_y;
    const double N3at2_z = Izz_c3 + 0.4318 * F3at2_y;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 1 */
    const double minus_F3at1_x = c2 * minus_F3at2_x + s2 * F3at2_y;
    const double minus_N3at1_z = s2 * N3at2_x + c2 * N3at2_y - 0.2435 * minus_F3at1_x;

    /* row 6 of L and entry 6 of D in M = L^T D L */
    const double minus_L6_1 = 24999.999999999996 * minus_N6at1_z;
    const double L6_2 = 24999.999999999996 * N6at3_z;
    const double L6_4 = 0.9999999999999999 * c5;

    /* row 5 of L and entry 5 of D in M = L^T D L */
    const double t32 = L6_2 * minus_N6at1_z;
    const double t33 = L6_2 * N6at3_z;
    const double t34 = L6_4 * N6at3_z;
    const double minus_L5_1 = minus_N5at1_z / Izz_c5;
    const double L5_2 = N5at2_z / Izz_c5;
    const double L5_3 = N5at3_z / Izz_c5;
    const double minus_L5_4 = minus_Iyz_c4 / Izz_c5;

    /* row 4 of L and entry 4 of D in M = L^T D L */
    const double t35 = L6_4 * minus_N6at1_z - minus_N4at1_z;
    const double t36 = t35 - minus_L5_4 * minus_N5at1_z;
    const double t37 = minus_L5_4 * N5at2_z - (minus_N4at2_z + t34);
    const double t38 = minus_L5_4 * N5at3_z - (t15 + t34);
    const double D4 = Izz_c4 - L6_4 * N6at4_z - minus_L5_4 * minus_Iyz_c4;
    const double L4_1 = t36 / D4;
    const double L4_2 = t37 / D4;
    const double L4_3 = t38 / D4;

    /* row 3 of L and entry 3 of D in M = L^T D L */
    const double t39 = Izz_c1 - minus_L6_1 * minus_N6at1_z - minus_L5_1 * minus_N5at1_z;
    const double t40 = t32 - minus_N3at1_z + L5_3 * minus_N5at1_z - L4_3 * t36;
    const double t41 = N3at2_z - t33 - L5_3 * N5at2_z - L4_3 * t37;
    const double D3 = Izz_c3 - t33 - L5_3 * N5at3_z - L4_3 * t38;
    const double L3_1 = t40 / D3;
    const double L3_2 = t41 / D3;

    /* row 2 of L and entry 2 of D in M = L^T D L */
    const double t42 = Iyz_c1 + t32 + L5_2 * minus_N5at1_z - L4_2 * t36 - L3_2 * t40;
    const double D2 = Izz_c2 - t33 - L5_2 * N5at2_z - L4_2 * t37 - L3_2 * t41;
    const double L2_1 = t42 / D2;

    /* row 1 of L and entry 1 of D in M = L^T D L */
    const double D1 = t39 - L4_1 * t36 - L3_1 * t40 - L2_1 * t42;

    /* solve L x = y / D, base first */
    const double x1 = 1.0 / D1;
    const double minus_x2 = L2_1 * x1;
    const double x3 = L3_2 * minus_x2 - L3_1 * x1;
    const double x4 = L4_2 * minus_x2 - L4_1 * x1 - L4_3 * x3;
    const double x5 = minus_L5_1 * x1 + L5_2 * minus_x2 - L5_3 * x3 + minus_L5_4 * x4;
    const double x6 = minus_L6_1 * x1 + L6_2 * minus_x2 - L6_2 * x3 - L6_4 * x4;
    const double minus_x1 = L2_1 / D1;
    const double x2 = 1.0 / D2 + L2_1 * minus_x1;
    const double x3_2 = L3_1 * minus_x1 - L3_2 * x2;
    const double x4_2 = L4_1 * minus_x1 - L4_2 * x2 - L4_3 * x3_2;
    const double t43 = minus_L5_1 * minus_x1 + L5_2 * x2 + L5_3 * x3_2;
    const double x5_2 = minus_L5_4 * x4_2 - t43;
    const double minus_x6 = minus_L6_1 * minus_x1 + L6_2 * x2 + L6_2 * x3_2 + L6_4 * x4_2;

    /* solve L^T y = right-hand side, tips first */
    const double y1 = L2_1 * L3_2 - L3_1;

    /* solve L x = y / D, base first */
    const double x1_2 = y1 / D1;
    const double minus_x2_2 = L3_2 / D2 + L2_1 * x1_2;
    const double x3_3 = 1.0 / D3 - L3_1 * x1_2 + L3_2 * minus_x2_2;
    const double x4_3 = L4_2 * minus_x2_2 - L4_1 * x1_2 - L4_3 * x3_3;
    const double t44 = minus_L5_1 * x1_2 + L5_2 * minus_x2_2 - L5_3 * x3_3;
    const double x5_3 = t44 + minus_L5_4 * x4_3;
    const double t45 = minus_L6_1 * x1_2 + L6_2 * minus_x2_2 - L6_2 * x3_3;
    const double x6_2 = t45 - L6_4 * x4_3;

    /* solve L^T y = right-hand side, tips first */
    const double y2 = L3_2 * L4_3 - L4_2;
    const double y1_2 = L3_1 * L4_3 - L4_1 - L2_1 * y2;

    /* solve L x = y / D, base first */
    const double x1_3 = y1_2 / D1;
    const double x2_2 = y2 / D2 - L2_1 * x1_3;
    const double minus_x3 = L4_3 / D3 + L3_1 * x1_3 + L3_2 * x2_2;
    const double x4_4 = 1.0 / D4 - L4_1 * x1_3 - L4_2 * x2_2 + L4_3 * minus_x3;
    const double t46 = minus_L5_1 * x1_3 - L5_2 * x2_2 + L5_3 * minus_x3;
    const double x5_4 = t46 + minus_L5_4 * x4_4;
    const double x6_3 = minus_L6_1 * x1_3 - L6_2 * x2_2 + L6_2 * minus_x3 - L6_4 * x4_4;

    /* solve L^T y = right-hand side, tips first */
    const double minus_y3 = L5_3 + L4_3 * minus_L5_4;
    const double y2_2 = L3_2 * minus_y3 - (L5_2 + L4_2 * minus_L5_4);
    const double y1_3 = minus_L5_1 - L4_1 * minus_L5_4 + L3_1 * minus_y3 - L2_1 * y2_2;

    /* solve L x = y / D, base first */
    const double x1_4 = y1_3 / D1;
    const double x2_3 = y2_2 / D2 - L2_1 * x1_4;
    const double minus_x3_2 = minus_y3 / D3 + L3_1 * x1_4 + L3_2 * x2_3;
    const double x4_5 = minus_L5_4 / D4 - L4_1 * x1_4 - L4_2 * x2_3 + L4_3 * minus_x3_2;
    const double t47 = 1.0 / Izz_c5 + minus_L5_1 * x1_4 - L5_2 * x2_3;
    const double x5_5 = t47 + L5_3 * minus_x3_2 + minus_L5_4 * x4_5;
    const double t48 = minus_L6_1 * x1_4 - L6_2 * x2_3 + L6_2 * minus_x3_2;
    const double x6_4 = t48 - L6_4 * x4_5;

    /* solve L^T y = right-hand side, tips first */
    const double y3 = L4_3 * L6_4 - L6_2;
    const double y2_3 = L4_2 * L6_4 - L6_2 - L3_2 * y3;
    const double y1_4 = minus_L6_1 + L4_1 * L6_4 - L3_1 * y3 - L2_1 * y2_3;

    /* solve L x = y / D, base first */
    const double x1_5 = y1_4 / D1;
    const double x2_4 = y2_3 / D2 - L2_1 * x1_5;
    const double x3_4 = y3 / D3 - L3_1 * x1_5 - L3_2 * x2_4;
    const double minus_x4 = L6_4 / D4 + L4_1 * x1_5 + L4_2 * x2_4 + L4_3 * x3_4;
    const double t49 = 24999.999999999996 + minus_L6_1 * x1_5 - L6_2 * x2_4;
    const double x6_5 = t49 - L6_2 * x3_4 + L6_4 * minus_x4;

    Minv[0][0] = x1;
    Minv[0][1] = -minus_x2;
    Minv[0][2] = x3;
    Minv[0][3] = x4;
    Minv[0][4] = x5;
    Minv[0][5] = x6;
    Minv[1][0] = -minus_x2;
    Minv[1][1] = x2;
    Minv[1][2] = x3_2;
    Minv[1][3] = x4_2;
    Minv[1][4] = x5_2;
    Minv[1][5] = -minus_x6;
    Minv[2][0] = x3;
    Minv[2][1] = x3_2;
    Minv[2][2] = x3_3;
    Minv[2][3] = x4_3;
    Minv[2][4] = x5_3;
    Minv[2][5] = x6_2;
    Minv[3][0] = x4;
    Minv[3][1] = x4_2;
    Minv[3][2] = x4_3;
    Minv[3][3] = x4_4;
    Minv[3][4] = x5_4;
    Minv[3][5] = x6_3;
    Minv[4][0] = x5;
    Minv[4][1] = x5_2;
    Minv[4][2] = x5_3;
    Minv[4][3] = x5_4;
    Minv[4][4] = x5_5;
    Minv[4][5] = x6_4;
    Minv[5][0] = x6;
    Minv[5][1] = -minus_x6;
    Minv[5][2] = x6_2;
    Minv[5][3] = x6_3;
    Minv[5][4] = x6_4;
    Minv[5][5] = x6_5;
}

/* Kinetic energy T = qd^T M qd / 2. */
void puma560_kinetic_energy(const double q[6], const double qd[6], double T[1])
{
    /* sines and cosines of the joint angles */
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double s3 = sin(q[2]);
    const double c3 = cos(q[2]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);
    const double s6 = sin(q[5]);
    const double c6 = cos(q[5]);

    /* link 2: twist (angular w, linear v) */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];
    const double t1 = 0.2435 * qd[0];
    const double minus_v2_x = c2 * t1;
    const double v2_y = s2 * t1;

    /* link 3: twist (angular w, linear v) */
    const double minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y;
    const double w3_y = s3 * minus_w2_x - c3 * minus_w2_y;
    const double v3_z = 0.4318 * minus_w2_y;
    const double t2 = 0.0934 * minus_w2_y - minus_v2_x;
    const double t3 = v2_y - (0.0934 * minus_w2_x - 0.4318 * qd[1]);
    const double v3_x = c3 * t2 + s3 * t3;
    const double v3_y = c3 * t3 - s3 * t2;
    const double w3_z = qd[1] + qd[2];

    /* link 4: twist (angular w, linear v) */
    const double w4_x = s4 * w3_z - c4 * minus_w3_x;
    const double w4_y = s4 * minus_w3_x + c4 * w3_z;
    const double t4 = v3_x + 0.4331 * w3_z;
    const double t5 = v3_z + (0.0203 * w3_y + 0.4331 * minus_w3_x);
    const double v4_x = c4 * t4 + s4 * t5;
    const double v4_y = c4 * t5 - s4 * t4;
    const double v4_z = 0.0203 * w3_z - v3_y;
    const double w4_z = qd[3] - w3_y;

    /* link 5: twist (angular w, linear v) */
    const double w5_x = c5 * w4_x - s5 * w4_z;
    const double minus_w5_y = s5 * w4_x + c5 * w4_z;
    const double v5_x = c5 * v4_x - s5 * v4_z;
    const double minus_v5_y = s5 * v4_x + c5 * v4_z;
    const double w5_z = w4_y + qd[4];

    /* link 6: twist (angular w, linear v) */
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double v6_x = c6 * v5_x + s6 * v4_y;
    const double v6_y = c6 * v4_y - s6 * v5_x;
    const double w6_z = minus_w5_y + qd[5];

    /* link 1: twice its kinetic energy */
    const double T1x2 = 0.35 * qd[0] * qd[0];

    /* link 2: twice its kinetic energy */
    const double t6 = 0.0070992 * minus_w2_y - 0.1350808 * minus_w2_x;
    const double t7 = 0.0070992 * minus_w2_x - 0.608912 * minus_w2_y;
    const double t8 = 0.0016703999999999998 * minus_w2_y;
    const double t9 = 0.018931200000000002 * minus_w2_x + t8;
    const double t10 = 1.1832 * v2_y + 0.10439999999999999 * minus_v2_x;
    const double t11 = 0.10439999999999999 * qd[1] - 0.2784 * minus_w2_y;
    const double t12 = t7 + 0.0016703999999999998 * qd[1] + 0.2784 * minus_v2_x;
    const double t13 = (t6 + 0.018931200000000002 * qd[1] + 0.2784 * v2_y) * minus_w2_x;
    const double t14 = (0.6200840000000001 * qd[1] - t9 + t10) * qd[1];
    const double t15 = (17.4 * v2_y - (0.2784 * minus_w2_x - 1.1832 * qd[1])) * v2_y;
    const double t16 = (17.4 * minus_v2_x + t11) * minus_v2_x + t15;
    const double T2x2 = t14 - (t13 + t12 * minus_w2_y) + t16;

    /* link 3: twice its kinetic energy */
    const double t17 = 0.1450848 * minus_w2_y + 0.0672 * v3_y;
    const double t18 = 0.013440800000000001 * w3_y + 0.004704000000000001 * w3_z;
    const double t19 = (0.09046080000000001 * minus_w3_x + t17) * minus_w3_x;
    const double t20 = 0.004704000000000001 * w3_y + 0.08952 * w3_z + 0.336 * v3_x;
    const double t21 = (4.8 * v3_x + (0.336 * w3_z + 0.0672 * w3_y)) * v3_x;
    const double t22 = (2.07264 * minus_w2_y + 0.336 * minus_w3_x) * v3_z;
    const double t23 = t21 + (4.8 * v3_y + 0.0672 * minus_w3_x) * v3_y + t22;
    const double T3x2 = t19 + (t18 + 0.0672 * v3_x) * w3_y + t20 * w3_z + t23;

    /* link 4: twice its kinetic energy */
    const double t24 = (0.00209602 * w4_x + 0.015579999999999998 * v4_y) * w4_x;
    const double t25 = t24 + (0.00209602 * w4_y - 0.015579999999999998 * v4_x) * w4_y;
    const double t26 = (0.82 * v4_x - 0.015579999999999998 * w4_y) * v4_x;
    const double t27 = t26 + (0.82 * v4_y + 0.015579999999999998 * w4_x) * v4_y;
    const double T4x2 = t25 + 0.0013 * w4_z * w4_z + (t27 + 0.82 * v4_z * v4_z);

    /* link 5: twice its kinetic energy */
    const double t28 = 0.0003 * w5_x * w5_x + 0.0003 * minus_w5_y * minus_w5_y;
    const double t29 = 0.34 * v5_x * v5_x + 0.34 * minus_v5_y * minus_v5_y;
    const double T5x2 = t28 + 0.0004 * w5_z * w5_z + (t29 + 0.34 * v4_y * v4_y);

    /* link 6: twice its kinetic energy */
    const double t30 = (0.00024216 * w6_x - 0.0028799999999999997 * v6_y) * w6_x;
    const double t31 = t30 + (0.00024216 * w6_y + 0.0028799999999999997 * v6_x) * w6_y;
    const double t32 = (0.09 * v6_x + 0.0028799999999999997 * w6_y) * v6_x;
    const double t33 = t32 + (0.09 * v6_y - 0.0028799999999999997 * w6_x) * v6_y;
    const double t34 = t33 + 0.09 * minus_v5_y * minus_v5_y;
    const double T6x2 = t31 + 4e-05 * w6_z * w6_z + t34;

    T[0] = 0.5 * (T1x2 + T2x2 + T3x2 + T4x2 + T5x2 + T6x2);
}

/* Potential energy of the links in gravity, zero at the base origin. */
void puma560_potential_energy(const double q[6], double U[1])
{
    /* sines and cosines of the joint angles */
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double s3 = sin(q[2]);
    const double c3 = cos(q[2]);
    const double c4 = cos(q[3]);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);

    /* link 3: axes E and origin o in the base frame */
    const double minus_E3_zx = s2 * c3 + c2 * s3;
    const double E3_zy = s2 * s3 - c2 * c3;
    const double minus_o3_z = 0.4318 * s2;

    /* link 4: axes E and origin o in the base frame */
    const double minus_E4_zx = minus_E3_zx * c4;
    const double o4_z = 0.0203 * minus_E3_zx - 0.4331 * E3_zy - minus_o3_z;

    /* link 6: axes E and origin o in the base frame */
    const double minus_E6_zz = E3_zy * c5 + minus_E4_zx * s5;

    /* link 2: mass times position of its centre */
    const double minus_mc2_z = 1.1832 * s2 + 0.10439999999999999 * c2;

    /* link 3: mass times position of its centre */
    const double minus_mc3_z = 2.07264 * s2 + 0.336 * E3_zy;

    /* link 4: mass times position of its centre */
    const double mc4_z = 0.82 * o4_z + 0.015579999999999998 * E3_zy;

    /* link 5: mass times position of its centre */
    const double mc5_z = 0.34 * o4_z;

    /* link 6: mass times position of its centre */
    const double mc6_z = 0.09 * o4_z - 0.0028799999999999997 * minus_E6_zz;

    U[0] = 9.81 * (mc4_z - (minus_mc2_z + minus_mc3_z) + mc5_z + mc6_z);
}

/* The centre of mass of the moving links. */
void puma560_center_of_mass(const double q[6], double com[3])
{
    /* sines and cosines of the joint angles */
    const double s1 = sin(q[0]);
    const double c1 = cos(q[0]);
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double s3 = sin(q[2]);
    const double c3 = cos(q[2]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);

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
    const double E4_yx = E3_yx * c4 + c1 * s4;
    const double minus_E4_zx = minus_E3_zx * c4;
    const double o4_x = o3_x + (0.4331 * minus_E3_xy - 0.0203 * E3_xx);
    const double o4_y = o3_y + (0.4331 * minus_E3_yy - 0.0203 * E3_yx);
    const double o4_z = 0.0203 * minus_E3_zx - 0.4331 * E3_zy - minus_o3_z;

    /* link 5: axes E and origin o in the base frame */
    const double minus_E5_xy = E4_xx * s5 + minus_E3_xy * c5;
    const double minus_E5_yy = E4_yx * s5 + minus_E3_yy * c5;

    /* link 6: axes E and origin o in the base frame */
    const double minus_E6_zz = E3_zy * c5 + minus_E4_zx * s5;

    /* link 2: mass times position of its centre */
    const double minus_mc2_z = 1.1832 * s2 + 0.10439999999999999 * c2;
    const double t1 = 1.1832 * E2_xx - 0.10439999999999999 * minus_E2_xy + 0.2784 * s1;
    const double mc2_x = t1 - 4.2368999999999994 * s1;
    const double t2 = 1.1832 * E2_yx - 0.10439999999999999 * minus_E2_yy - 0.2784 * c1;
    const double mc2_y = 4.2368999999999994 * c1 + t2;

    /* link 3: mass times position of its centre */
    const double mc3_x = 4.8 * o3_x + (0.336 * minus_E3_xy - 0.0672 * s1);
    const double mc3_y = 4.8 * o3_y + (0.336 * minus_E3_yy + 0.0672 * c1);
    const double minus_mc3_z = 2.07264 * s2 + 0.336 * E3_zy;

    /* link 4: mass times position of its centre */
    const double mc4_x = 0.82 * o4_x - 0.015579999999999998 * minus_E3_xy;
    const double mc4_y = 0.82 * o4_y - 0.015579999999999998 * minus_E3_yy;
    const double mc4_z = 0.82 * o4_z + 0.015579999999999998 * E3_zy;

    /* link 5: mass times position of its centre */
    const double mc5_x = 0.34 * o4_x;
    const double mc5_y = 0.34 * o4_y;
    const double mc5_z = 0.34 * o4_z;

    /* link 6: mass times position of its centre */
    const double mc6_x = 0.09 * o4_x + 0.0028799999999999997 * minus_E5_xy;
    const double mc6_y = 0.09 * o4_y + 0.0028799999999999997 * minus_E5_yy;
    const double mc6_z = 0.09 * o4_z - 0.0028799999999999997 * minus_E6_zz;

    /* results */
    const double t3 = mc4_z - (minus_mc2_z + minus_mc3_z) + mc5_z + mc6_z;

    com[0] = 0.042643923240938165 * (mc2_x + mc3_x + mc4_x + mc5_x + mc6_x);
    com[1] = 0.042643923240938165 * (mc2_y + mc3_y + mc4_y + mc5_y + mc6_y);
    com[2] = 0.042643923240938165 * t3;
}

/* Momentum of the moving links about the base origin, in base axes. */
void puma560_total_momentum(const double q[6], const double qd[6], double P[6])
{
    /* sines and cosines of the joint angles */
    const double s1 = sin(q[0]);
    const double c1 = cos(q[0]);
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double s3 = sin(q[2]);
    const double c3 = cos(q[2]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);
    const double s6 = sin(q[5]);
    const double c6 = cos(q[5]);

    /* link 2: twist (angular w, linear v) */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];
    const double t1 = 0.2435 * qd[0];
    const double minus_v2_x = c2 * t1;
    const double v2_y = s2 * t1;

    /* link 3: twist (angular w, linear v) */
    const double minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y;
    const double w3_y = s3 * minus_w2_x - c3 * minus_w2_y;
    const double v3_z = 0.4318 * minus_w2_y;
    const double t2 = 0.0934 * minus_w2_y - minus_v2_x;
    const double t3 = v2_y - (0.0934 * minus_w2_x - 0.4318 * qd[1]);
    const double v3_x = c3 * t2 + s3 * t3;
    const double v3_y = c3 * t3 - s3 * t2;
    const double w3_z = qd[1] + qd[2];

    /* link 4: twist (angular w, linear v) */
    const double w4_x = s4 * w3_z - c4 * minus_w3_x;
    const double w4_y = s4 * minus_w3_x + c4 * w3_z;
    const double t4 = v3_x + 0.4331 * w3_z;
    const double t5 = v3_z + (0.0203 * w3_y + 0.4331 * minus_w3_x);
    const double v4_x = c4 * t4 + s4 * t5;
    const double v4_y = c4 * t5 - s4 * t4;
    const double v4_z = 0.0203 * w3_z - v3_y;
    const double w4_z = qd[3] - w3_y;

    /* link 5: twist (angular w, linear v) */
    const double w5_x = c5 * w4_x - s5 * w4_z;
    const double minus_w5_y = s5 * w4_x + c5 * w4_z;
    const double v5_x = c5 * v4_x - s5 * v4_z;
    const double minus_v5_y = s5 * v4_x + c5 * v4_z;
    const double w5_z = w4_y + qd[4];

    /* link 6: twist (angular w, linear v) */
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double v6_x = c6 * v5_x + s6 * v4_y;
    const double v6_y = c6 * v4_y - s6 * v5_x;
    const double w6_z = minus_w5_y + qd[5];

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
    const double E5_zy = minus_E4_zx * s5 + E3_zy * c5;

    /* link 6: axes E and origin o in the base frame */
    const double E6_xx = E5_xx * c6 - minus_E4_xy * s6;
    const double minus_E6_xy = E5_xx * s6 + minus_E4_xy * c6;
    const double E6_yx = E5_yx * c6 + E4_yy * s6;
    const double E6_yy = E4_yy * c6 - E5_yx * s6;
    const double E6_zx = E4_zy * s6 - minus_E5_zx * c6;
    const double E6_zy = minus_E5_zx * s6 + E4_zy * c6;

    /* link 1: momentum (angular K, linear P) in its own frame */
    const double K1_z = 0.35 * qd[0];

    /* link 2: momentum (angular K, linear P) in its own frame */
    const double t6 = 0.0070992 * minus_w2_y - 0.1350808 * minus_w2_x;
    const double t7 = 0.0070992 * minus_w2_x - 0.608912 * minus_w2_y;
    const double t8 = 0.0016703999999999998 * minus_w2_y;
    const double t9 = 0.018931200000000002 * minus_w2_x + t8;
    const double K2_x = t6 + 0.018931200000000002 * qd[1] + 0.2784 * v2_y;
    const double K2_y = t7 + 0.0016703999999999998 * qd[1] + 0.2784 * minus_v2_x;
    const double t10 = 1.1832 * v2_y + 0.10439999999999999 * minus_v2_x;
    const double K2_z = 0.6200840000000001 * qd[1] - t9 + t10;
    const double t11 = 0.10439999999999999 * qd[1] - 0.2784 * minus_w2_y;
    const double minus_P2_x = 17.4 * minus_v2_x + t11;
    const double P2_y = 17.4 * v2_y - (0.2784 * minus_w2_x - 1.1832 * qd[1]);
    const double P2_z = 1.1832 * minus_w2_y - 0.10439999999999999 * minus_w2_x;

    /* link 3: momentum (angular K, linear P) in its own frame */
    const double t12 = E2_xx * minus_P2_x + minus_E2_xy * P2_y + s1 * P2_z;
    const double t13 = c1 * P2_z - (E2_yx * minus_P2_x + minus_E2_yy * P2_y);
    const double t14 = s2 * minus_P2_x - c2 * P2_y;
    const double t15 = 0.1450848 * minus_w2_y + 0.0672 * v3_y;
    const double minus_K3_x = 0.09046080000000001 * minus_w3_x + t15;
    const double t16 = 0.013440800000000001 * w3_y + 0.004704000000000001 * w3_z;
    const double K3_y = t16 + 0.0672 * v3_x;
    const double K3_z = 0.004704000000000001 * w3_y + 0.08952 * w3_z + 0.336 * v3_x;
    const double P3_x = 4.8 * v3_x + (0.336 * w3_z + 0.0672 * w3_y);
    const double P3_y = 4.8 * v3_y + 0.0672 * minus_w3_x;
    const double P3_z = 2.07264 * minus_w2_y + 0.336 * minus_w3_x;

    /* link 4: momentum (angular K, linear P) in its own frame */
    const double t17 = E3_xx * P3_x - minus_E3_xy * P3_y - s1 * P3_z;
    const double t18 = E3_yx * P3_x - minus_E3_yy * P3_y + c1 * P3_z;
    const double t19 = E3_zy * P3_y - minus_E3_zx * P3_x;
    const double t20 = E3_xx * minus_K3_x + minus_E3_xy * K3_y + s1 * K3_z;
    const double t21 = c1 * K3_z - (E3_yx * minus_K3_x + minus_E3_yy * K3_y);
    const double t22 = minus_E3_zx * minus_K3_x + E3_zy * K3_y;
    const double t23 = E2_xx * K2_x - minus_E2_xy * K2_y - s1 * K2_z + o2_y * t14;
    const double t24 = E2_yx * K2_x - minus_E2_yy * K2_y + c1 * K2_z + minus_o2_x * t14;
    const double t25 = K1_z + (o2_y * t12 - minus_o2_x * t13 - (s2 * K2_x + c2 * K2_y));
    const double K4_z = 0.0013 * w4_z;
    const double K4_x = 0.00209602 * w4_x + 0.015579999999999998 * v4_y;
    const double K4_y = 0.00209602 * w4_y - 0.015579999999999998 * v4_x;
    const double P4_z = 0.82 * v4_z;
    const double P4_x = 0.82 * v4_x - 0.015579999999999998 * w4_y;
    const double P4_y = 0.82 * v4_y + 0.015579999999999998 * w4_x;

    /* link 5: momentum (angular K, linear P) in its own frame */
    const double t26 = E4_xx * P4_x - minus_E4_xy * P4_y + minus_E3_xy * P4_z;
    const double t27 = E4_yx * P4_x + E4_yy * P4_y + minus_E3_yy * P4_z;
    const double t28 = E4_zy * P4_y - minus_E4_zx * P4_x - E3_zy * P4_z;
    const double t29 = E4_xx * K4_x - minus_E4_xy * K4_y + minus_E3_xy * K4_z;
    const double t30 = E4_yx * K4_x + E4_yy * K4_y + minus_E3_yy * K4_z;
    const double t31 = E4_zy * K4_y - minus_E4_zx * K4_x - E3_zy * K4_z;
    const double t32 = t23 + (o3_y * t19 + minus_o3_z * t18 - t20);
    const double t33 = t24 + (t21 - (minus_o3_z * t17 + o3_x * t19));
    const double t34 = t25 + (t22 + (o3_x * t18 - o3_y * t17));
    const double K5_x = 0.0003 * w5_x;
    const double minus_K5_y = 0.0003 * minus_w5_y;
    const double K5_z = 0.0004 * w5_z;
    const double P5_x = 0.34 * v5_x;
    const double minus_P5_y = 0.34 * minus_v5_y;
    const double P5_z = 0.34 * v4_y;

    /* link 6: momentum (angular K, linear P) in its own frame */
    const double t35 = E5_xx * P5_x + minus_E5_xy * minus_P5_y - minus_E4_xy * P5_z;
    const double t36 = E5_yx * P5_x + minus_E5_yy * minus_P5_y + E4_yy * P5_z;
    const double t37 = E4_zy * P5_z - (minus_E5_zx * P5_x + E5_zy * minus_P5_y);
    const double t38 = E5_xx * K5_x + minus_E5_xy * minus_K5_y - minus_E4_xy * K5_z;
    const double t39 = E5_yx * K5_x + minus_E5_yy * minus_K5_y + E4_yy * K5_z;
    const double t40 = E4_zy * K5_z - (minus_E5_zx * K5_x + E5_zy * minus_K5_y);
    const double t41 = t32 + (t29 + (o4_y * t28 - o4_z * t27));
    const double t42 = t33 + (t30 + (o4_z * t26 - o4_x * t28));
    const double t43 = t34 + (t31 + (o4_x * t27 - o4_y * t26));
    const double K6_z = 4e-05 * w6_z;
    const double K6_x = 0.00024216 * w6_x - 0.0028799999999999997 * v6_y;
    const double K6_y = 0.00024216 * w6_y + 0.0028799999999999997 * v6_x;
    const double P6_z = 0.09 * minus_v5_y;
    const double P6_x = 0.09 * v6_x + 0.0028799999999999997 * w6_y;
    const double P6_y = 0.09 * v6_y - 0.0028799999999999997 * w6_x;

    /* results */
    const double t44 = E6_xx * P6_x - minus_E6_xy * P6_y + minus_E5_xy * P6_z;
    const double t45 = E6_yx * P6_x + E6_yy * P6_y + minus_E5_yy * P6_z;
    const double t46 = E6_zx * P6_x + E6_zy * P6_y - E5_zy * P6_z;
    const double t47 = E6_xx * K6_x - minus_E6_xy * K6_y + minus_E5_xy * K6_z;
    const double t48 = E6_yx * K6_x + E6_yy * K6_y + minus_E5_yy * K6_z;
    const double t49 = E6_zx * K6_x + E6_zy * K6_y - E5_zy * K6_z;
    const double t50 = t41 + (t38 + (o4_y * t37 - o4_z * t36));
    const double t51 = t42 + (t39 + (o4_z * t35 - o4_x * t37));
    const double t52 = t43 + (t40 + (o4_x * t36 - o4_y * t35));

    P[0] = t50 + (t47 + (o4_y * t46 - o4_z * t45));
    P[1] = t51 + (t48 + (o4_z * t44 - o4_x * t46));
    P[2] = t52 + (t49 + (o4_x * t45 - o4_y * t44));
    P[3] = t17 - t12 + t26 + t35 + t44;
    P[4] = t13 + t18 + t27 + t36 + t45;
    P[5] = t14 + t19 + t28 + t37 + t46;
}

/* The pose of each tip. */
void puma560_forward_kinematics(const double q[6], double X[1][4][4])
{
    /* sines and cosines of the joint angles */
    const double s1 = sin(q[0]);
    const double c1 = cos(q[0]);
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double s3 = sin(q[2]);
    const double c3 = cos(q[2]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);
    const double s6 = sin(q[5]);
    const double c6 = cos(q[5]);

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
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double s3 = sin(q[2]);
    const double c3 = cos(q[2]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);
    const double s6 = sin(q[5]);
    const double c6 = cos(q[5]);

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

/* The space Jacobian of each tip: its twist in base coordinates is J qd. */
void puma560_jacobian_space(const double q[6], double J[1][6][6])
{
    /* sines and cosines of the joint angles */
    const double s1 = sin(q[0]);
    const double c1 = cos(q[0]);
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double s3 = sin(q[2]);
    const double c3 = cos(q[2]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);

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
    const double minus_E5_xy = E4_xx * s5 + minus_E3_xy * c5;
    const double minus_E5_yy = E4_yx * s5 + minus_E3_yy * c5;

    /* link 6: axes E and origin o in the base frame */
    const double minus_E6_zz = E3_zy * c5 + minus_E4_zx * s5;

    J[0][0][0] = 0.0;
    J[0][0][1] = -s1;
    J[0][0][2] = -s1;
    J[0][0][3] = minus_E3_xy;
    J[0][0][4] = -minus_E4_xy;
    J[0][0][5] = minus_E5_xy;
    J[0][1][0] = 0.0;
    J[0][1][1] = c1;
    J[0][1][2] = c1;
    J[0][1][3] = minus_E3_yy;
    J[0][1][4] = E4_yy;
    J[0][1][5] = minus_E5_yy;
    J[0][2][0] = 1.0;
    J[0][2][1] = 0.0;
    J[0][2][2] = 0.0;
    J[0][2][3] = -E3_zy;
    J[0][2][4] = E4_zy;
    J[0][2][5] = -minus_E6_zz;
    J[0][3][0] = 0.0;
    J[0][3][1] = 0.0;
    J[0][3][2] = minus_o3_z * c1;
    J[0][3][3] = -(o4_y * E3_zy + o4_z * minus_E3_yy);
    J[0][3][4] = o4_y * E4_zy - o4_z * E4_yy;
    J[0][3][5] = -(o4_y * minus_E6_zz + o4_z * minus_E5_yy);
    J[0][4][0] = 0.0;
    J[0][4][1] = 0.0;
    J[0][4][2] = minus_o3_z * s1;
    J[0][4][3] = o4_z * minus_E3_xy + o4_x * E3_zy;
    J[0][4][4] = -(o4_z * minus_E4_xy + o4_x * E4_zy);
    J[0][4][5] = o4_z * minus_E5_xy + o4_x * minus_E6_zz;
    J[0][5][0] = 0.0;
    J[0][5][1] = o2_y * s1 - minus_o2_x * c1;
    J[0][5][2] = o3_x * c1 + o3_y * s1;
    J[0][5][3] = o4_x * minus_E3_yy - o4_y * minus_E3_xy;
    J[0][5][4] = o4_x * E4_yy + o4_y * minus_E4_xy;
    J[0][5][5] = o4_x * minus_E5_yy - o4_y * minus_E5_xy;
}

/* The Jacobian of each tip's angular velocity and origin, in base axes. */
void puma560_jacobian_world(const double q[6], double J[1][6][6])
{
    /* sines and cosines of the joint angles */
    const double s1 = sin(q[0]);
    const double c1 = cos(q[0]);
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double s3 = sin(q[2]);
    const double c3 = cos(q[2]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);

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
    const double minus_E5_xy = E4_xx * s5 + minus_E3_xy * c5;
    const double minus_E5_yy = E4_yx * s5 + minus_E3_yy * c5;

    /* link 6: axes E and origin o in the base frame */
    const double minus_E6_zz = E3_zy * c5 + minus_E4_zx * s5;

    /* results */
    const double t1 = o4_z + minus_o3_z;

    J[0][0][0] = 0.0;
    J[0][0][1] = -s1;
    J[0][0][2] = -s1;
    J[0][0][3] = minus_E3_xy;
    J[0][0][4] = -minus_E4_xy;
    J[0][0][5] = minus_E5_xy;
    J[0][1][0] = 0.0;
    J[0][1][1] = c1;
    J[0][1][2] = c1;
    J[0][1][3] = minus_E3_yy;
    J[0][1][4] = E4_yy;
    J[0][1][5] = minus_E5_yy;
    J[0][2][0] = 1.0;
    J[0][2][1] = 0.0;
    J[0][2][2] = 0.0;
    J[0][2][3] = -E3_zy;
    J[0][2][4] = E4_zy;
    J[0][2][5] = -minus_E6_zz;
    J[0][3][0] = -o4_y;
    J[0][3][1] = c1 * o4_z;
    J[0][3][2] = c1 * t1;
    J[0][3][3] = 0.0;
    J[0][3][4] = 0.0;
    J[0][3][5] = 0.0;
    J[0][4][0] = o4_x;
    J[0][4][1] = s1 * o4_z;
    J[0][4][2] = s1 * t1;
    J[0][4][3] = 0.0;
    J[0][4][4] = 0.0;
    J[0][4][5] = 0.0;
    J[0][5][0] = 0.0;
    J[0][5][1] = -(s1 * (o4_y - o2_y) + c1 * (o4_x + minus_o2_x));
    J[0][5][2] = -(s1 * (o4_y - o3_y) + c1 * (o4_x - o3_x));
    J[0][5][3] = 0.0;
    J[0][5][4] = 0.0;
    J[0][5][5] = 0.0;
}

/* The rate of the body Jacobian: a tip's twist changes by J qdd + Jdot qd. */
void puma560_jacobian_dot(const double q[6], const double qd[6], double Jdot[1][6][6])
{
    /* sines and cosines of the joint angles */
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double s3 = sin(q[2]);
    const double c3 = cos(q[2]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);
    const double s6 = sin(q[5]);
    const double c6 = cos(q[5]);

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
    const double t1 = 0.4331 * E3t1_xx - 0.0203 * minus_E4t1_zx;
    const double t2 = 0.0203 * E4t1_zy - 0.4331 * minus_E3t1_xy;
    const double t3 = 0.4331 * E3t1_xz + 0.0203 * c5;
    const double E2t1_xx = c3 * E3t1_xx - s3 * minus_E4t1_zx;
    const double E2t1_xy = s3 * E4t1_zy - c3 * minus_E3t1_xy;
    const double E2t1_xz = c3 * E3t1_xz + s3 * c5;
    const double E2t1_yx = s3 * E3t1_xx + c3 * minus_E4t1_zx;
    const double minus_E2t1_yy = s3 * minus_E3t1_xy + c3 * E4t1_zy;
    const double E2t1_yz = s3 * E3t1_xz - c3 * c5;
    const double minus_o2t1_y = 0.0203 * s3 + 0.4331 * c3;
    const double o2t1_x = 0.4331 * s3 - 0.0203 * c3 + 0.4318;

    /* tip 1: axes E and origin o seen from link 1 */
    const double t4 = E2t1_xx * minus_o2t1_y + E2t1_yx * o2t1_x;
    const double t5 = E2t1_xy * minus_o2t1_y - minus_E2t1_yy * o2t1_x;
    const double t6 = E2t1_xz * minus_o2t1_y + E2t1_yz * o2t1_x;
    const double E1t1_xx = c2 * E2t1_xx - s2 * E2t1_yx;
    const double E1t1_xy = c2 * E2t1_xy + s2 * minus_E2t1_yy;
    const double E1t1_xz = c2 * E2t1_xz - s2 * E2t1_yz;
    const double minus_E1t1_zx = s2 * E2t1_xx + c2 * E2t1_yx;
    const double E1t1_zy = c2 * minus_E2t1_yy - s2 * E2t1_xy;
    const double minus_E1t1_zz = s2 * E2t1_xz + c2 * E2t1_yz;
    const double o1t1_x = c2 * o2t1_x + s2 * minus_o2t1_y;

    /* tip 1: twist relative to the links inside */
    const double t7 = E3t1_zx * o1t1_x - 0.1501 * E1t1_xx;
    const double t8 = E3t1_zy * o1t1_x - 0.1501 * E1t1_xy;
    const double t9 = E3t1_zz * o1t1_x - 0.1501 * E1t1_xz;
    const double w2t1_x = qd[4] * s6;
    const double w2t1_y = qd[4] * c6;
    const double w3t1_x = w2t1_x - qd[3] * minus_E4t1_zx;
    const double w3t1_y = w2t1_y + qd[3] * E4t1_zy;
    const double w3t1_z = qd[5] + qd[3] * c5;
    const double v4t1_x = qd[2] * t1;
    const double v4t1_y = qd[2] * t2;
    const double v4t1_z = qd[2] * t3;
    const double w4t1_x = w3t1_x + qd[2] * E3t1_zx;
    const double w4t1_y = w3t1_y + qd[2] * E3t1_zy;
    const double w4t1_z = w3t1_z + qd[2] * E3t1_zz;
    const double t10 = E3t1_zy * v4t1_z - E3t1_zz * v4t1_y;
    const double t11 = E3t1_zz * v4t1_x - E3t1_zx * v4t1_z;
    const double t12 = E3t1_zx * v4t1_y - E3t1_zy * v4t1_x;
    const double w5t1_x = w4t1_x + qd[1] * E3t1_zx;
    const double w5t1_y = w4t1_y + qd[1] * E3t1_zy;
    const double w5t1_z = w4t1_z + qd[1] * E3t1_zz;
    const double v5t1_x = v4t1_x + qd[1] * t4;
    const double v5t1_y = v4t1_y + qd[1] * t5;
    const double v5t1_z = v4t1_z + qd[1] * t6;

    /* results */
    const double t13 = E1t1_zy * v5t1_z + minus_E1t1_zz * v5t1_y;
    const double t14 = minus_E1t1_zx * v5t1_z - minus_E1t1_zz * v5t1_x;
    const double t15 = minus_E1t1_zx * v5t1_y + E1t1_zy * v5t1_x;

    Jdot[0][0][0] = E1t1_zy * w5t1_z + minus_E1t1_zz * w5t1_y;
    Jdot[0][0][1] = E3t1_zy * w4t1_z - E3t1_zz * w4t1_y;
    Jdot[0][0][2] = E3t1_zy * w3t1_z - E3t1_zz * w3t1_y;
    Jdot[0][0][3] = E4t1_zy * qd[5] - c5 * w2t1_y;
    Jdot[0][0][4] = c6 * qd[5];
    Jdot[0][0][5] = 0.0;
    Jdot[0][1][0] = minus_E1t1_zx * w5t1_z - minus_E1t1_zz * w5t1_x;
    Jdot[0][1][1] = E3t1_zz * w4t1_x - E3t1_zx * w4t1_z;
    Jdot[0][1][2] = E3t1_zz * w3t1_x - E3t1_zx * w3t1_z;
    Jdot[0][1][3] = c5 * w2t1_x + minus_E4t1_zx * qd[5];
    Jdot[0][1][4] = -s6 * qd[5];
    Jdot[0][1][5] = 0.0;
    Jdot[0][2][0] = -(minus_E1t1_zx * w5t1_y + E1t1_zy * w5t1_x);
    Jdot[0][2][1] = E3t1_zx * w4t1_y - E3t1_zy * w4t1_x;
    Jdot[0][2][2] = E3t1_zx * w3t1_y - E3t1_zy * w3t1_x;
    Jdot[0][2][3] = -(minus_E4t1_zx * w2t1_y + E4t1_zy * w2t1_x);
    Jdot[0][2][4] = 0.0;
    Jdot[0][2][5] = 0.0;
    Jdot[0][3][0] = t13 - (w5t1_y * t9 - w5t1_z * t8);
    Jdot[0][3][1] = t10 - (w4t1_y * t6 - w4t1_z * t5);
    Jdot[0][3][2] = w3t1_z * t2 - w3t1_y * t3;
    Jdot[0][3][3] = 0.0;
    Jdot[0][3][4] = 0.0;
    Jdot[0][3][5] = 0.0;
    Jdot[0][4][0] = t14 - (w5t1_z * t7 - w5t1_x * t9);
    Jdot[0][4][1] = t11 - (w4t1_z * t4 - w4t1_x * t6);
    Jdot[0][4][2] = w3t1_x * t3 - w3t1_z * t1;
    Jdot[0][4][3] = 0.0;
    Jdot[0][4][4] = 0.0;
    Jdot[0][4][5] = 0.0;
    Jdot[0][5][0] = -(t15 + (w5t1_x * t8 - w5t1_y * t7));
    Jdot[0][5][1] = t12 - (w4t1_x * t5 - w4t1_y * t4);
    Jdot[0][5][2] = w3t1_y * t1 - w3t1_x * t2;
    Jdot[0][5][3] = 0.0;
    Jdot[0][5][4] = 0.0;
    Jdot[0][5][5] = 0.0;
}

/* Twist and its rate for every link, angular first. */
void puma560_link_motions(const double q[6],
                          const double qd[6],
                          const double qdd[6],
                          double V[6][6],
                          double Vdot[6][6])
{
    /* sines and cosines of the joint angles */
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double s3 = sin(q[2]);
    const double c3 = cos(q[2]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);
    const double s6 = sin(q[5]);
    const double c6 = cos(q[5]);

    /* link 2: twist (angular w, linear v) */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];
    const double t1 = 0.2435 * qd[0];
    const double minus_v2_x = c2 * t1;
    const double v2_y = s2 * t1;

    /* link 2: acceleration (angular b, linear a) */
    const double t2 = 0.2435 * qdd[0];
    const double minus_b2_x = s2 * qdd[0] + minus_w2_y * qd[1];
    const double b2_y = minus_w2_x * qd[1] - c2 * qdd[0];
    const double a2_x = qd[1] * v2_y - c2 * t2;
    const double a2_y = s2 * t2 + qd[1] * minus_v2_x;

    /* link 3: twist (angular w, linear v) */
    const double minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y;
    const double w3_y = s3 * minus_w2_x - c3 * minus_w2_y;
    const double v3_z = 0.4318 * minus_w2_y;
    const double t3 = 0.0934 * minus_w2_y - minus_v2_x;
    const double t4 = v2_y - (0.0934 * minus_w2_x - 0.4318 * qd[1]);
    const double v3_x = c3 * t3 + s3 * t4;
    const double v3_y = c3 * t4 - s3 * t3;
    const double w3_z = qd[1] + qd[2];

    /* link 3: acceleration (angular b, linear a) */
    const double minus_a3_z = 0.4318 * b2_y;
    const double t5 = a2_x - 0.0934 * b2_y;
    const double t6 = a2_y - (0.0934 * minus_b2_x - 0.4318 * qdd[1]);
    const double b3_z = qdd[1] + qdd[2];
    const double b3_x = s3 * b2_y - c3 * minus_b2_x + w3_y * qd[2];
    const double b3_y = s3 * minus_b2_x + c3 * b2_y + minus_w3_x * qd[2];
    const double a3_x = c3 * t5 + s3 * t6 + qd[2] * v3_y;
    const double a3_y = c3 * t6 - s3 * t5 - qd[2] * v3_x;

    /* link 4: twist (angular w, linear v) */
    const double w4_x = s4 * w3_z - c4 * minus_w3_x;
    const double w4_y = s4 * minus_w3_x + c4 * w3_z;
    const double t7 = v3_x + 0.4331 * w3_z;
    const double t8 = v3_z + (0.0203 * w3_y + 0.4331 * minus_w3_x);
    const double v4_x = c4 * t7 + s4 * t8;
    const double v4_y = c4 * t8 - s4 * t7;
    const double v4_z = 0.0203 * w3_z - v3_y;
    const double w4_z = qd[3] - w3_y;

    /* link 4: acceleration (angular b, linear a) */
    const double t9 = a3_x + 0.4331 * b3_z;
    const double t10 = minus_a3_z + (0.4331 * b3_x - 0.0203 * b3_y);
    const double a4_z = 0.0203 * b3_z - a3_y;
    const double b4_z = qdd[3] - b3_y;
    const double b4_x = c4 * b3_x + s4 * b3_z + w4_y * qd[3];
    const double b4_y = c4 * b3_z - s4 * b3_x - w4_x * qd[3];
    const double a4_x = c4 * t9 - s4 * t10 + qd[3] * v4_y;
    const double minus_a4_y = s4 * t9 + c4 * t10 + qd[3] * v4_x;

    /* link 5: twist (angular w, linear v) */
    const double w5_x = c5 * w4_x - s5 * w4_z;
    const double minus_w5_y = s5 * w4_x + c5 * w4_z;
    const double v5_x = c5 * v4_x - s5 * v4_z;
    const double minus_v5_y = s5 * v4_x + c5 * v4_z;
    const double w5_z = w4_y + qd[4];

    /* link 5: acceleration (angular b, linear a) */
    const double b5_z = b4_y + qdd[4];
    const double b5_x = c5 * b4_x - s5 * b4_z - minus_w5_y * qd[4];
    const double minus_b5_y = s5 * b4_x + c5 * b4_z + w5_x * qd[4];
    const double a5_x = c5 * a4_x - s5 * a4_z - qd[4] * minus_v5_y;
    const double minus_a5_y = s5 * a4_x + c5 * a4_z + qd[4] * v5_x;

    /* link 6: twist (angular w, linear v) */
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double v6_x = c6 * v5_x + s6 * v4_y;
    const double v6_y = c6 * v4_y - s6 * v5_x;
    const double w6_z = minus_w5_y + qd[5];

    /* link 6: acceleration (angular b, linear a) */
    const double b6_z = minus_b5_y + qdd[5];
    const double b6_x = c6 * b5_x + s6 * b5_z + w6_y * qd[5];
    const double b6_y = c6 * b5_z - s6 * b5_x - w6_x * qd[5];
    const double a6_x = c6 * a5_x - s6 * minus_a4_y + qd[5] * v6_y;
    const double minus_a6_y = s6 * a5_x + c6 * minus_a4_y + qd[5] * v6_x;

    V[0][0] = 0.0;
    V[0][1] = 0.0;
    V[0][2] = qd[0];
    V[0][3] = 0.0;
    V[0][4] = 0.0;
    V[0][5] = 0.0;
    V[1][0] = -minus_w2_x;
    V[1][1] = -minus_w2_y;
    V[1][2] = qd[1];
    V[1][3] = -minus_v2_x;
    V[1][4] = v2_y;
    V[1][5] = 0.0;
    V[2][0] = -minus_w3_x;
    V[2][1] = w3_y;
    V[2][2] = w3_z;
    V[2][3] = v3_x;
    V[2][4] = v3_y;
    V[2][5] = v3_z;
    V[3][0] = w4_x;
    V[3][1] = w4_y;
    V[3][2] = w4_z;
    V[3][3] = v4_x;
    V[3][4] = v4_y;
    V[3][5] = v4_z;
    V[4][0] = w5_x;
    V[4][1] = -minus_w5_y;
    V[4][2] = w5_z;
    V[4][3] = v5_x;
    V[4][4] = -minus_v5_y;
    V[4][5] = v4_y;
    V[5][0] = w6_x;
    V[5][1] = w6_y;
    V[5][2] = w6_z;
    V[5][3] = v6_x;
    V[5][4] = v6_y;
    V[5][5] = minus_v5_y;
    Vdot[0][0] = 0.0;
    Vdot[0][1] = 0.0;
    Vdot[0][2] = qdd[0];
    Vdot[0][3] = 0.0;
    Vdot[0][4] = 0.0;
    Vdot[0][5] = 0.0;
    Vdot[1][0] = -minus_b2_x;
    Vdot[1][1] = b2_y;
    Vdot[1][2] = qdd[1];
    Vdot[1][3] = a2_x;
    Vdot[1][4] = a2_y;
    Vdot[1][5] = 0.0;
    Vdot[2][0] = b3_x;
    Vdot[2][1] = b3_y;
    Vdot[2][2] = b3_z;
    Vdot[2][3] = a3_x;
    Vdot[2][4] = a3_y;
    Vdot[2][5] = -minus_a3_z;
    Vdot[3][0] = b4_x;
    Vdot[3][1] = b4_y;
    Vdot[3][2] = b4_z;
    Vdot[3][3] = a4_x;
    Vdot[3][4] = -minus_a4_y;
    Vdot[3][5] = a4_z;
    Vdot[4][0] = b5_x;
    Vdot[4][1] = -minus_b5_y;
    Vdot[4][2] = b5_z;
    Vdot[4][3] = a5_x;
    Vdot[4][4] = -minus_a5_y;
    Vdot[4][5] = -minus_a4_y;
    Vdot[5][0] = b6_x;
    Vdot[5][1] = b6_y;
    Vdot[5][2] = b6_z;
    Vdot[5][3] = a6_x;
    Vdot[5][4] = -minus_a6_y;
    Vdot[5][5] = minus_a5_y;
}

/* Full reaction wrenches: what the parent exerts on each link, in the link's frame. */
void puma560_joint_wrenches(const double q[6],
                            const double qd[6],
                            const double qdd[6],
                            double F[6][6])
{
    /* sines and cosines of the joint angles */
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double s3 = sin(q[2]);
    const double c3 = cos(q[2]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);
    const double s6 = sin(q[5]);
    const double c6 = cos(q[5]);

    /* link 2: twist (angular w, linear v) */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];
    const double t1 = 0.2435 * qd[0];
    const double minus_v2_x = c2 * t1;
    const double v2_y = s2 * t1;

    /* link 2: acceleration (angular b, linear a) */
    const double t2 = 0.2435 * qdd[0];
    const double minus_b2_x = s2 * qdd[0] + minus_w2_y * qd[1];
    const double b2_y = minus_w2_x * qd[1] - c2 * qdd[0];
    const double a2_x = qd[1] * v2_y - (c2 * t2 + 9.81 * s2);
    const double a2_y = s2 * t2 - 9.81 * c2 + qd[1] * minus_v2_x;

    /* link 3: twist (angular w, linear v) */
    const double minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y;
    const double w3_y = s3 * minus_w2_x - c3 * minus_w2_y;
    const double v3_z = 0.4318 * minus_w2_y;
    const double t3 = 0.0934 * minus_w2_y - minus_v2_x;
    const double t4 = v2_y - (0.0934 * minus_w2_x - 0.4318 * qd[1]);
    const double v3_x = c3 * t3 + s3 * t4;
    const double v3_y = c3 * t4 - s3 * t3;
    const double w3_z = qd[1] + qd[2];

    /* link 3: acceleration (angular b, linear a) */
    const double minus_a3_z = 0.4318 * b2_y;
    const double t5 = a2_x - 0.0934 * b2_y;
    const double t6 = a2_y - (0.0934 * minus_b2_x - 0.4318 * qdd[1]);
    const double b3_z = qdd[1] + qdd[2];
    const double b3_x = s3 * b2_y - c3 * minus_b2_x + w3_y * qd[2];
    const double b3_y = s3 * minus_b2_x + c3 * b2_y + minus_w3_x * qd[2];
    const double a3_x = c3 * t5 + s3 * t6 + qd[2] * v3_y;
    const double a3_y = c3 * t6 - s3 * t5 - qd[2] * v3_x;

    /* link 4: twist (angular w, linear v) */
    const double w4_x = s4 * w3_z - c4 * minus_w3_x;
    const double w4_y = s4 * minus_w3_x + c4 * w3_z;
    const double t7 = v3_x + 0.4331 * w3_z;
    const double t8 = v3_z + (0.0203 * w3_y + 0.4331 * minus_w3_x);
    const double v4_x = c4 * t7 + s4 * t8;
    const double v4_y = c4 * t8 - s4 * t7;
    const double v4_z = 0.0203 * w3_z - v3_y;
    const double w4_z = qd[3] - w3_y;

    /* link 4: acceleration (angular b, linear a) */
    const double t9 = a3_x + 0.4331 * b3_z;
    const double t10 = minus_a3_z + (0.4331 * b3_x - 0.0203 * b3_y);
    const double a4_z = 0.0203 * b3_z - a3_y;
    const double b4_z = qdd[3] - b3_y;
    const double b4_x = c4 * b3_x + s4 * b3_z + w4_y * qd[3];
    const double b4_y = c4 * b3_z - s4 * b3_x - w4_x * qd[3];
    const double a4_x = c4 * t9 - s4 * t10 + qd[3] * v4_y;
    const double minus_a4_y = s4 * t9 + c4 * t10 + qd[3] * v4_x;

    /* link 5: twist (angular w, linear v) */
    const double w5_x = c5 * w4_x - s5 * w4_z;
    const double minus_w5_y = s5 * w4_x + c5 * w4_z;
    const double v5_x = c5 * v4_x - s5 * v4_z;
    const double minus_v5_y = s5 * v4_x + c5 * v4_z;
    const double w5_z = w4_y + qd[4];

    /* link 5: acceleration (angular b, linear a) */
    const double b5_z = b4_y + qdd[4];
    const double b5_x = c5 * b4_x - s5 * b4_z - minus_w5_y * qd[4];
    const double minus_b5_y = s5 * b4_x + c5 * b4_z + w5_x * qd[4];
    const double a5_x = c5 * a4_x - s5 * a4_z - qd[4] * minus_v5_y;
    const double minus_a5_y = s5 * a4_x + c5 * a4_z + qd[4] * v5_x;

    /* link 6: twist (angular w, linear v) */
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double v6_x = c6 * v5_x + s6 * v4_y;
    const double v6_y = c6 * v4_y - s6 * v5_x;
    const double w6_z = minus_w5_y + qd[5];

    /* link 6: acceleration (angular b, linear a) */
    const double b6_z = minus_b5_y + qdd[5];
    const double b6_x = c6 * b5_x + s6 * b5_z + w6_y * qd[5];
    const double b6_y = c6 * b5_z - s6 * b5_x - w6_x * qd[5];
    const double a6_x = c6 * a5_x - s6 * minus_a4_y + qd[5] * v6_y;
    const double minus_a6_y = s6 * a5_x + c6 * minus_a4_y + qd[5] * v6_x;

    /* link 1: wrench that moves it (moment n, force f) */
    const double n1_z = 0.35 * qdd[0];

    /* link 2: wrench that moves it (moment n, force f) */
    const double t11 = 0.0070992 * minus_w2_y - 0.1350808 * minus_w2_x;
    const double t12 = 0.0070992 * minus_w2_x - 0.608912 * minus_w2_y;
    const double t13 = 0.0016703999999999998 * minus_w2_y;
    const double t14 = 0.018931200000000002 * minus_w2_x + t13;
    const double t15 = t11 + 0.018931200000000002 * qd[1] + 0.2784 * v2_y;
    const double t16 = t12 + 0.0016703999999999998 * qd[1] + 0.2784 * minus_v2_x;
    const double t17 = 1.1832 * v2_y + 0.10439999999999999 * minus_v2_x;
    const double t18 = 0.6200840000000001 * qd[1] - t14 + t17;
    const double t19 = 0.10439999999999999 * qd[1] - 0.2784 * minus_w2_y;
    const double t20 = 17.4 * minus_v2_x + t19;
    const double t21 = 17.4 * v2_y - (0.2784 * minus_w2_x - 1.1832 * qd[1]);
    const double t22 = 1.1832 * minus_w2_y - 0.10439999999999999 * minus_w2_x;
    const double t23 = minus_w2_y * t15 - minus_w2_x * t16;
    const double t24 = 0.1350808 * minus_b2_x + 0.0070992 * b2_y;
    const double t25 = 0.0070992 * minus_b2_x + 0.608912 * b2_y;
    const double t26 = 0.0016703999999999998 * b2_y - 0.018931200000000002 * minus_b2_x;
    const double t27 = 1.1832 * a2_y - 0.10439999999999999 * a2_x;
    const double t28 = 0.018931200000000002 * qdd[1] - t24 + 0.2784 * a2_y;
    const double n2_x = t28 - (minus_w2_y * t18 + qd[1] * t16 - v2_y * t22);
    const double t29 = t25 + 0.0016703999999999998 * qdd[1] - 0.2784 * a2_x;
    const double n2_y = t29 + (qd[1] * t15 + minus_w2_x * t18 + minus_v2_x * t22);
    const double t30 = t26 + 0.6200840000000001 * qdd[1] + t27;
    const double n2_z = t30 + (t23 + (v2_y * t20 - minus_v2_x * t21));
    const double t31 = 17.4 * a2_x - (0.10439999999999999 * qdd[1] + 0.2784 * b2_y);
    const double f2_x = t31 - (minus_w2_y * t22 + qd[1] * t21);
    const double t32 = 17.4 * a2_y - (0.2784 * minus_b2_x - 1.1832 * qdd[1]);
    const double f2_y = t32 - (qd[1] * t20 - minus_w2_x * t22);
    const double t33 = 1.1832 * b2_y + 0.10439999999999999 * minus_b2_x;
    const double minus_f2_z = t33 + (minus_w2_x * t21 + minus_w2_y * t20);

    /* link 3: wrench that moves it (moment n, force f) */
    const double t34 = 0.1450848 * minus_w2_y + 0.0672 * v3_y;
    const double t35 = 0.09046080000000001 * minus_w3_x + t34;
    const double t36 = 0.013440800000000001 * w3_y + 0.004704000000000001 * w3_z;
    const double t37 = t36 + 0.0672 * v3_x;
    const double t38 = 0.004704000000000001 * w3_y + 0.08952 * w3_z + 0.336 * v3_x;
    const double t39 = 4.8 * v3_x + (0.336 * w3_z + 0.0672 * w3_y);
    const double t40 = 4.8 * v3_y + 0.0672 * minus_w3_x;
    const double t41 = 2.07264 * minus_w2_y + 0.336 * minus_w3_x;
    const double t42 = 0.013440800000000001 * b3_y + 0.004704000000000001 * b3_z;
    const double t43 = 0.09046080000000001 * b3_x + (0.1450848 * b2_y - 0.0672 * a3_y);
    const double n3_x = t43 + (w3_y * t38 - w3_z * t37 + (v3_y * t41 - v3_z * t40));
    const double t44 = minus_w3_x * t38 - w3_z * t35 + (v3_z * t39 - v3_x * t41);
    const double n3_y = t42 + 0.0672 * a3_x + t44;
    const double t45 = 0.004704000000000001 * b3_y + 0.08952 * b3_z + 0.336 * a3_x;
    const double t46 = w3_y * t35 - minus_w3_x * t37 + (v3_x * t40 - v3_y * t39);
    const double n3_z = t45 + t46;
    const double t47 = 4.8 * a3_x + (0.336 * b3_z + 0.0672 * b3_y);
    const double f3_x = t47 - (w3_z * t40 - w3_y * t41);
    const double f3_y = 4.8 * a3_y - 0.0672 * b3_x + (w3_z * t39 + minus_w3_x * t41);
    const double minus_f3_z = 2.07264 * b2_y + 0.336 * b3_x + (minus_w3_x * t40 + w3_y * t39);

    /* link 4: wrench that moves it (moment n, force f) */
    const double t48 = 0.0013 * w4_z;
    const double t49 = 0.00209602 * w4_x + 0.015579999999999998 * v4_y;
    const double t50 = 0.00209602 * w4_y - 0.015579999999999998 * v4_x;
    const double t51 = 0.82 * v4_z;
    const double t52 = 0.82 * v4_x - 0.015579999999999998 * w4_y;
    const double t53 = 0.82 * v4_y + 0.015579999999999998 * w4_x;
    const double t54 = 0.00209602 * b4_x - 0.015579999999999998 * minus_a4_y;
    const double n4_x = t54 + (w4_y * t48 - w4_z * t50 + (v4_y * t51 - v4_z * t53));
    const double t55 = w4_z * t49 - w4_x * t48 + (v4_z * t52 - v4_x * t51);
    const double n4_y = 0.00209602 * b4_y - 0.015579999999999998 * a4_x + t55;
    const double t56 = w4_x * t50 - w4_y * t49 + (v4_x * t53 - v4_y * t52);
    const double n4_z = 0.0013 * b4_z + t56;
    const double t57 = 0.82 * a4_x - 0.015579999999999998 * b4_y;
    const double f4_x = t57 - (w4_z * t53 - w4_y * t51);
    const double t58 = 0.015579999999999998 * b4_x - 0.82 * minus_a4_y;
    const double f4_y = t58 - (w4_x * t51 - w4_z * t52);
    const double f4_z = 0.82 * a4_z - (w4_y * t52 - w4_x * t53);

    /* link 5: wrench that moves it (moment n, force f) */
    const double t59 = 0.0003 * w5_x;
    const double t60 = 0.0003 * minus_w5_y;
    const double t61 = 0.0004 * w5_z;
    const double t62 = 0.34 * v5_x;
    const double t63 = 0.34 * minus_v5_y;
    const double t64 = 0.34 * v4_y;
    const double t65 = w5_z * t60 - minus_w5_y * t61 + (v4_y * t63 - minus_v5_y * t64);
    const double n5_x = 0.0003 * b5_x + t65;
    const double t66 = w5_z * t59 - w5_x * t61 + (v4_y * t62 - v5_x * t64);
    const double n5_y = t66 - 0.0003 * minus_b5_y;
    const double t67 = minus_w5_y * t59 - w5_x * t60 + (minus_v5_y * t62 - v5_x * t63);
    const double n5_z = 0.0004 * b5_z + t67;
    const double f5_x = 0.34 * a5_x - (minus_w5_y * t64 - w5_z * t63);
    const double minus_f5_y = 0.34 * minus_a5_y + (w5_x * t64 - w5_z * t62);
    const double minus_f5_z = 0.34 * minus_a4_y + (w5_x * t63 - minus_w5_y * t62);

    /* link 6: wrench that moves it (moment n, force f) */
    const double t68 = 4e-05 * w6_z;
    const double t69 = 0.00024216 * w6_x - 0.0028799999999999997 * v6_y;
    const double t70 = 0.00024216 * w6_y + 0.0028799999999999997 * v6_x;
    const double t71 = 0.09 * minus_v5_y;
    const double t72 = 0.09 * v6_x + 0.0028799999999999997 * w6_y;
    const double t73 = 0.09 * v6_y - 0.0028799999999999997 * w6_x;
    const double t74 = w6_y * t68 - w6_z * t70 + (v6_y * t71 - minus_v5_y * t73);
    const double n6_x = 0.00024216 * b6_x + 0.0028799999999999997 * minus_a6_y + t74;
    const double t75 = w6_z * t69 - w6_x * t68 + (minus_v5_y * t72 - v6_x * t71);
    const double n6_y = 0.00024216 * b6_y + 0.0028799999999999997 * a6_x + t75;
    const double t76 = w6_x * t70 - w6_y * t69 + (v6_x * t73 - v6_y * t72);
    const double n6_z = 4e-05 * b6_z + t76;
    const double t77 = 0.09 * a6_x + 0.0028799999999999997 * b6_y;
    const double f6_x = t77 - (w6_z * t73 - w6_y * t71);
    const double t78 = 0.09 * minus_a6_y + 0.0028799999999999997 * b6_x;
    const double minus_f6_y = t78 + (w6_x * t71 - w6_z * t72);
    const double f6_z = 0.09 * minus_a5_y - (w6_y * t72 - w6_x * t73);

    /* joint 5: wrench through it, with that of joint 6 */
    const double N5_x = n5_x + (c6 * n6_x - s6 * n6_y);
    const double N5_y = n5_y - n6_z;
    const double N5_z = n5_z + (s6 * n6_x + c6 * n6_y);
    const double F5_x = f5_x + (c6 * f6_x + s6 * minus_f6_y);
    const double minus_F5_y = f6_z + minus_f5_y;
    const double F5_z = s6 * f6_x - c6 * minus_f6_y - minus_f5_z;

    /* joint 4: wrench through it, with that of joint 5 */
    const double N4_x = n4_x + (c5 * N5_x - s5 * N5_y);
    const double N4_y = n4_y + N5_z;
    const double N4_z = n4_z - (s5 * N5_x + c5 * N5_y);
    const double F4_x = f4_x + (c5 * F5_x + s5 * minus_F5_y);
    const double F4_y = f4_y + F5_z;
    const double F4_z = f4_z - (s5 * F5_x - c5 * minus_F5_y);

    /* joint 3: wrench through it, with that of joint 4 */
    const double t79 = c4 * F4_x - s4 * F4_y;
    const double t80 = s4 * F4_x + c4 * F4_y;
    const double N3_x = n3_x + (c4 * N4_x - s4 * N4_y - 0.4331 * t80);
    const double N3_y = n3_y + (0.0203 * t80 - N4_z);
    const double N3_z = n3_z + (s4 * N4_x + c4 * N4_y + (0.4331 * t79 + 0.0203 * F4_z));
    const double F3_x = f3_x + t79;
    const double F3_y = f3_y - F4_z;
    const double F3_z = t80 - minus_f3_z;

    /* joint 2: wrench through it, with that of joint 3 */
    const double t81 = c3 * F3_x - s3 * F3_y;
    const double t82 = s3 * F3_x + c3 * F3_y;
    const double N2_x = n2_x + (c3 * N3_x - s3 * N3_y + 0.0934 * t82);
    const double N2_y = n2_y + (s3 * N3_x + c3 * N3_y - (0.0934 * t81 + 0.4318 * F3_z));
    const double N2_z = n2_z + (N3_z + 0.4318 * t82);
    const double F2_x = f2_x + t81;
    const double F2_y = f2_y + t82;
    const double F2_z = F3_z - minus_f2_z;

    /* joint 1: wrench through it, with that of joint 2 */
    const double F1_x = c2 * F2_x - s2 * F2_y;
    const double minus_F1_z = s2 * F2_x + c2 * F2_y;
    const double N1_x = c2 * N2_x - s2 * N2_y - 0.2435 * minus_F1_z;
    const double N1_z = n1_z - (s2 * N2_x + c2 * N2_y + 0.2435 * F1_x);

    F[0][0] = N1_x;
    F[0][1] = N2_z;
    F[0][2] = N1_z;
    F[0][3] = F1_x;
    F[0][4] = F2_z;
    F[0][5] = -minus_F1_z;
    F[1][0] = N2_x;
    F[1][1] = N2_y;
    F[1][2] = N2_z;
    F[1][3] = F2_x;
    F[1][4] = F2_y;
    F[1][5] = F2_z;
    F[2][0] = N3_x;
    F[2][1] = N3_y;
    F[2][2] = N3_z;
    F[2][3] = F3_x;
    F[2][4] = F3_y;
    F[2][5] = F3_z;
    F[3][0] = N4_x;
    F[3][1] = N4_y;
    F[3][2] = N4_z;
    F[3][3] = F4_x;
    F[3][4] = F4_y;
    F[3][5] = F4_z;
    F[4][0] = N5_x;
    F[4][1] = N5_y;
    F[4][2] = N5_z;
    F[4][3] = F5_x;
    F[4][4] = -minus_F5_y;
    F[4][5] = F5_z;
    F[5][0] = n6_x;
    F[5][1] = n6_y;
    F[5][2] = n6_z;
    F[5][3] = f6_x;
    F[5][4] = -minus_f6_y;
    F[5][5] = f6_z;
}

/* Friction and springs, as forces that the motors have to overcome. */
void puma560_passive_forces(const double q[6], const double qd[6], double tau_p[6])
{
    (void)q;
    (void)qd;
    tau_p[0] = 0.0;
    tau_p[1] = 0.0;
    tau_p[2] = 0.0;
    tau_p[3] = 0.0;
    tau_p[4] = 0.0;
    tau_p[5] = 0.0;
}

/* Gradient of inverse_dynamics in the parameters that are named in the manifest. */
void puma560_parameter_gradient(const double q[6],
                                const double qd[6],
                                const double qdd[6],
                                const double p[84],
                                double dtau_dp[6][60])
{
    /* parameters */
    const double joint1_alpha = p[60];
    const double joint1_theta = p[62];
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
    const double s1 = sin(q[0]);
    const double c1 = cos(q[0]);
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double s3 = sin(q[2]);
    const double c3 = cos(q[2]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);
    const double s6 = sin(q[5]);
    const double c6 = cos(q[5]);

    /* joint 1: rotation R and translation p from link 1 to its parent */
    const double minus_R1_yz = sin(joint1_alpha);
    const double R1_zz = cos(joint1_alpha);
    const double t1 = sin(joint1_theta);
    const double t2 = cos(joint1_theta);
    const double t3 = minus_R1_yz * t1;
    const double t4 = minus_R1_yz * t2;
    const double R1_zx = t3 * c1 + t4 * s1;
    const double R1_zy = t4 * c1 - t3 * s1;

    /* joint 2: rotation R and translation p from link 2 to its parent */
    const double minus_R2_yz = sin(joint2_alpha);
    const double R2_zz = cos(joint2_alpha);
    const double t5 = sin(joint2_theta);
    const double t6 = cos(joint2_theta);
    const double t7 = R2_zz * t5;
    const double t8 = R2_zz * t6;
    const double t9 = minus_R2_yz * t5;
    const double t10 = minus_R2_yz * t6;
    const double minus_p2_y = minus_R2_yz * joint2_d;
    const double R2_xx = t6 * c2 - t5 * s2;
    const double minus_R2_xy = t6 * s2 + t5 * c2;
    const double R2_yx = t7 * c2 + t8 * s2;
    const double R2_yy = t8 * c2 - t7 * s2;
    const double R2_zx = t9 * c2 + t10 * s2;
    const double R2_zy = t10 * c2 - t9 * s2;

    /* joint 3: rotation R and translation p from link 3 to its parent */
    const double minus_R3_yz = sin(joint3_alpha);
    const double R3_zz = cos(joint3_alpha);
    const double t11 = sin(joint3_theta);
    const double t12 = cos(joint3_theta);
    const double t13 = R3_zz * t11;
    const double t14 = R3_zz * t12;
    const double t15 = minus_R3_yz * t11;
    const double t16 = minus_R3_yz * t12;
    const double minus_p3_y = minus_R3_yz * joint3_d;
    const double p3_z = R3_zz * joint3_d;
    const double R3_xx = t12 * c3 - t11 * s3;
    const double minus_R3_xy = t12 * s3 + t11 * c3;
    const double R3_yx = t13 * c3 + t14 * s3;
    const double R3_yy = t14 * c3 - t13 * s3;
    const double R3_zx = t15 * c3 + t16 * s3;
    const double R3_zy = t16 * c3 - t15 * s3;

    /* joint 4: rotation R and translation p from link 4 to its parent */
    const double minus_R4_yz = sin(joint4_alpha);
    const double R4_zz = cos(joint4_alpha);
    const double t17 = sin(joint4_theta);
    const double t18 = cos(joint4_theta);
    const double t19 = R4_zz * t17;
    const double t20 = R4_zz * t18;
    const double t21 = minus_R4_yz * t17;
    const double t22 = minus_R4_yz * t18;
    const double minus_p4_y = minus_R4_yz * joint4_d;
    const double p4_z = R4_zz * joint4_d;
    const double R4_xx = t18 * c4 - t17 * s4;
    const double minus_R4_xy = t18 * s4 + t17 * c4;
    const double R4_yx = t19 * c4 + t20 * s4;
    const double R4_yy = t20 * c4 - t19 * s4;
    const double R4_zx = t21 * c4 + t22 * s4;
    const double R4_zy = t22 * c4 - t21 * s4;

    /* joint 5: rotation R and translation p from link 5 to its parent */
    const double minus_R5_yz = sin(joint5_alpha);
    const double R5_zz = cos(joint5_alpha);
    const double t23 = sin(joint5_theta);
    const double t24 = cos(joint5_theta);
    const double t25 = R5_zz * t23;
    const double t26 = R5_zz * t24;
    const double t27 = minus_R5_yz * t23;
    const double t28 = minus_R5_yz * t24;
    const double minus_p5_y = minus_R5_yz * joint5_d;
    const double p5_z = R5_zz * joint5_d;
    const double R5_xx = t24 * c5 - t23 * s5;
    const double minus_R5_xy = t24 * s5 + t23 * c5;
    const double R5_yx = t25 * c5 + t26 * s5;
    const double R5_yy = t26 * c5 - t25 * s5;
    const double R5_zx = t27 * c5 + t28 * s5;
    const double R5_zy = t28 * c5 - t27 * s5;

    /* joint 6: rotation R and translation p from link 6 to its parent */
    const double minus_R6_yz = sin(joint6_alpha);
    const double R6_zz = cos(joint6_alpha);
    const double t29 = sin(joint6_theta);
    const double t30 = cos(joint6_theta);
    const double t31 = R6_zz * t29;
    const double t32 = R6_zz * t30;
    const double t33 = minus_R6_yz * t29;
    const double t34 = minus_R6_yz * t30;
    const double minus_p6_y = minus_R6_yz * joint6_d;
    const double p6_z = R6_zz * joint6_d;
    const double R6_xx = t30 * c6 - t29 * s6;
    const double minus_R6_xy = t30 * s6 + t29 * c6;
    const double R6_yx = t31 * c6 + t32 * s6;
    const double R6_yy = t32 * c6 - t31 * s6;
    const double R6_zx = t33 * c6 + t34 * s6;
    const double R6_zy = t34 * c6 - t33 * s6;

    /* link 1: U = [alpha] + [w][w] */
    const double minus_U1_xx = qd[0] * qd[0];

    /* link 1: acceleration a of its origin, gravity included */
    const double a1_x = 9.81 * R1_zx;
    const double a1_y = 9.81 * R1_zy;
    const double a1_z = 9.81 * R1_zz;

    /* link 2: angular velocity w */
    const double w2_x = R2_zx * qd[0];
    const double w2_y = R2_zy * qd[0];
    const double w2_z = R2_zz * qd[0] + qd[1];

    /* link 2: angular acceleration alpha */
    const double alpha2_x = R2_zx * qdd[0] + w2_y * qd[1];
    const double alpha2_y = R2_zy * qdd[0] - w2_x * qd[1];
    const double alpha2_z = R2_zz * qdd[0] + qdd[1];

    /* link 2: U = [alpha] + [w][w] */
    const double t35 = w2_x * w2_x;
    const double t36 = w2_y * w2_y;
    const double t37 = w2_z * w2_z;
    const double t38 = w2_x * w2_y;
    const double t39 = w2_x * w2_z;
    const double t40 = w2_y * w2_z;
    const double minus_U2_xx = t36 + t37;
    const double U2_xy = t38 - alpha2_z;
    const double U2_xz = t39 + alpha2_y;
    const double U2_yx = t38 + alpha2_z;
    const double minus_U2_yy = t35 + t37;
    const double U2_yz = t40 - alpha2_x;
    const double U2_zx = t39 - alpha2_y;
    const double U2_zy = t40 + alpha2_x;
    const double minus_U2_zz = t35 + t36;

    /* link 2: acceleration a of its origin, gravity included */
    const double t41 = a1_x + (qdd[0] * minus_p2_y - minus_U1_xx * joint2_a);
    const double t42 = a1_y + (qdd[0] * joint2_a + minus_U1_xx * minus_p2_y);
    const double a2_x = R2_xx * t41 + R2_yx * t42 + R2_zx * a1_z;
    const double a2_y = R2_yy * t42 - minus_R2_xy * t41 + R2_zy * a1_z;
    const double a2_z = R2_zz * a1_z - minus_R2_yz * t42;

    /* link 3: angular velocity w */
    const double w3_x = R3_xx * w2_x + R3_yx * w2_y + R3_zx * w2_z;
    const double w3_y = R3_yy * w2_y - minus_R3_xy * w2_x + R3_zy * w2_z;
    const double w3_z = R3_zz * w2_z - minus_R3_yz * w2_y + qd[2];

    /* link 3: angular acceleration alpha */
    const double t43 = R3_xx * alpha2_x + R3_yx * alpha2_y + R3_zx * alpha2_z;
    const double alpha3_x = t43 + w3_y * qd[2];
    const double t44 = R3_yy * alpha2_y - minus_R3_xy * alpha2_x + R3_zy * alpha2_z;
    const double alpha3_y = t44 - w3_x * qd[2];
    const double alpha3_z = R3_zz * alpha2_z - minus_R3_yz * alpha2_y + qdd[2];

    /* link 3: U = [alpha] + [w][w] */
    const double t45 = w3_x * w3_x;
    const double t46 = w3_y * w3_y;
    const double t47 = w3_z * w3_z;
    const double t48 = w3_x * w3_y;
    const double t49 = w3_x * w3_z;
    const double t50 = w3_y * w3_z;
    const double minus_U3_xx = t46 + t47;
    const double U3_xy = t48 - alpha3_z;
    const double U3_xz = t49 + alpha3_y;
    const double U3_yx = t48 + alpha3_z;
    const double minus_U3_yy = t45 + t47;
    const double U3_yz = t50 - alpha3_x;
    const double U3_zx = t49 - alpha3_y;
    const double U3_zy = t50 + alpha3_x;
    const double minus_U3_zz = t45 + t46;

    /* link 3: acceleration a of its origin, gravity included */
    const double t51 = U2_xz * p3_z - (minus_U2_xx * joint3_a + U2_xy * minus_p3_y);
    const double t52 = a2_x + t51;
    const double t53 = U2_yx * joint3_a + minus_U2_yy * minus_p3_y + U2_yz * p3_z;
    const double t54 = a2_y + t53;
    const double t55 = U2_zx * joint3_a - U2_zy * minus_p3_y - minus_U2_zz * p3_z;
    const double t56 = a2_z + t55;
    const double a3_x = R3_xx * t52 + R3_yx * t54 + R3_zx * t56;
    const double a3_y = R3_yy * t54 - minus_R3_xy * t52 + R3_zy * t56;
    const double a3_z = R3_zz * t56 - minus_R3_yz * t54;

    /* link 4: angular velocity w */
    const double w4_x = R4_xx * w3_x + R4_yx * w3_y + R4_zx * w3_z;
    const double w4_y = R4_yy * w3_y - minus_R4_xy * w3_x + R4_zy * w3_z;
    const double w4_z = R4_zz * w3_z - minus_R4_yz * w3_y + qd[3];

    /* link 4: angular acceleration alpha */
    const double t57 = R4_xx * alpha3_x + R4_yx * alpha3_y + R4_zx * alpha3_z;
    const double alpha4_x = t57 + w4_y * qd[3];
    const double t58 = R4_yy * alpha3_y - minus_R4_xy * alpha3_x + R4_zy * alpha3_z;
    const double alpha4_y = t58 - w4_x * qd[3];
    const double alpha4_z = R4_zz * alpha3_z - minus_R4_yz * alpha3_y + qdd[3];

    /* link 4: U = [alpha] + [w][w] */
    const double t59 = w4_x * w4_x;
    const double t60 = w4_y * w4_y;
    const double t61 = w4_z * w4_z;
    const double t62 = w4_x * w4_y;
    const double t63 = w4_x * w4_z;
    const double t64 = w4_y * w4_z;
    const double minus_U4_xx = t60 + t61;
    const double U4_xy = t62 - alpha4_z;
    const double U4_xz = t63 + alpha4_y;
    const double U4_yx = t62 + alpha4_z;
    const double minus_U4_yy = t59 + t61;
    const double U4_yz = t64 - alpha4_x;
    const double U4_zx = t63 - alpha4_y;
    const double U4_zy = t64 + alpha4_x;
    const double minus_U4_zz = t59 + t60;

    /* link 4: acceleration a of its origin, gravity included */
    const double t65 = U3_xz * p4_z - (minus_U3_xx * joint4_a + U3_xy * minus_p4_y);
    const double t66 = a3_x + t65;
    const double t67 = U3_yx * joint4_a + minus_U3_yy * minus_p4_y + U3_yz * p4_z;
    const double t68 = a3_y + t67;
    const double t69 = U3_zx * joint4_a - U3_zy * minus_p4_y - minus_U3_zz * p4_z;
    const double t70 = a3_z + t69;
    const double a4_x = R4_xx * t66 + R4_yx * t68 + R4_zx * t70;
    const double a4_y = R4_yy * t68 - minus_R4_xy * t66 + R4_zy * t70;
    const double a4_z = R4_zz * t70 - minus_R4_yz * t68;

    /* link 5: angular velocity w */
    const double w5_x = R5_xx * w4_x + R5_yx * w4_y + R5_zx * w4_z;
    const double w5_y = R5_yy * w4_y - minus_R5_xy * w4_x + R5_zy * w4_z;
    const double w5_z = R5_zz * w4_z - minus_R5_yz * w4_y + qd[4];

    /* link 5: angular acceleration alpha */
    const double t71 = R5_xx * alpha4_x + R5_yx * alpha4_y + R5_zx * alpha4_z;
    const double alpha5_x = t71 + w5_y * qd[4];
    const double t72 = R5_yy * alpha4_y - minus_R5_xy * alpha4_x + R5_zy * alpha4_z;
    const double alpha5_y = t72 - w5_x * qd[4];
    const double alpha5_z = R5_zz * alpha4_z - minus_R5_yz * alpha4_y + qdd[4];

    /* link 5: U = [alpha] + [w][w] */
    const double t73 = w5_x * w5_x;
    const double t74 = w5_y * w5_y;
    const double t75 = w5_z * w5_z;
    const double t76 = w5_x * w5_y;
    const double t77 = w5_x * w5_z;
    const double t78 = w5_y * w5_z;
    const double minus_U5_xx = t74 + t75;
    const double U5_xy = t76 - alpha5_z;
    const double U5_xz = t77 + alpha5_y;
    const double U5_yx = t76 + alpha5_z;
    const double minus_U5_yy = t73 + t75;
    const double U5_yz = t78 - alpha5_x;
    const double U5_zx = t77 - alpha5_y;
    const double U5_zy = t78 + alpha5_x;
    const double minus_U5_zz = t73 + t74;

    /* link 5: acceleration a of its origin, gravity included */
    const double t79 = U4_xz * p5_z - (minus_U4_xx * joint5_a + U4_xy * minus_p5_y);
    const double t80 = a4_x + t79;
    const double t81 = U4_yx * joint5_a + minus_U4_yy * minus_p5_y + U4_yz * p5_z;
    const double t82 = a4_y + t81;
    const double t83 = U4_zx * joint5_a - U4_zy * minus_p5_y - minus_U4_zz * p5_z;
    const double t84 = a4_z + t83;
    const double a5_x = R5_xx * t80 + R5_yx * t82 + R5_zx * t84;
    const double a5_y = R5_yy * t82 - minus_R5_xy * t80 + R5_zy * t84;
    const double a5_z = R5_zz * t84 - minus_R5_yz * t82;

    /* link 6: angular velocity w */
    const double w6_x = R6_xx * w5_x + R6_yx * w5_y + R6_zx * w5_z;
    const double w6_y = R6_yy * w5_y - minus_R6_xy * w5_x + R6_zy * w5_z;
    const double w6_z = R6_zz * w5_z - minus_R6_yz * w5_y + qd[5];

    /* link 6: angular acceleration alpha */
    const double t85 = R6_xx * alpha5_x + R6_yx * alpha5_y + R6_zx * alpha5_z;
    const double alpha6_x = t85 + w6_y * qd[5];
    const double t86 = R6_yy * alpha5_y - minus_R6_xy * alpha5_x + R6_zy * alpha5_z;
    const double alpha6_y = t86 - w6_x * qd[5];
    const double alpha6_z = R6_zz * alpha5_z - minus_R6_yz * alpha5_y + qdd[5];

    /* link 6: U = [alpha] + [w][w] */
    const double t87 = w6_x * w6_x;
    const double t88 = w6_y * w6_y;
    const double t89 = w6_z * w6_z;
    const double t90 = w6_x * w6_y;
    const double t91 = w6_x * w6_z;
    const double t92 = w6_y * w6_z;
    const double minus_U6_xx = t88 + t89;
    const double U6_xy = t90 - alpha6_z;
    const double U6_xz = t91 + alpha6_y;
    const double U6_yx = t90 + alpha6_z;
    const double minus_U6_yy = t87 + t89;
    const double U6_yz = t92 - alpha6_x;
    const double U6_zx = t91 - alpha6_y;
    const double U6_zy = t92 + alpha6_x;
    const double minus_U6_zz = t87 + t88;

    /* link 6: acceleration a of its origin, gravity included */
    const double t93 = U5_xz * p6_z - (minus_U5_xx * joint6_a + U5_xy * minus_p6_y);
    const double t94 = a5_x + t93;
    const double t95 = U5_yx * joint6_a + minus_U5_yy * minus_p6_y + U5_yz * p6_z;
    const double t96 = a5_y + t95;
    const double t97 = U5_zx * joint6_a - U5_zy * minus_p6_y - minus_U5_zz * p6_z;
    const double t98 = a5_z + t97;
    const double a6_x = R6_xx * t94 + R6_yx * t96 + R6_zx * t98;
    const double a6_y = R6_yy * t96 - minus_R6_xy * t94 + R6_zy * t98;
    const double a6_z = R6_zz * t98 - minus_R6_yz * t96;

    /* tau[0] by way of joint 2: force F and moment N through it, joint 3 added */
    const double minus_dtau1_dF2_z = joint2_a * minus_R2_yz;
    const double dtau1_dF2_y = joint2_a * R2_yy - minus_p2_y * minus_R2_xy;
    const double dtau1_dF2_x = joint2_a * R2_yx + minus_p2_y * R2_xx;

    /* tau[0] by way of joint 3: force F and moment N through it, joint 4 added */
    const double t99 = dtau1_dF2_x + R2_zz * minus_p3_y + R2_zy * p3_z;
    const double t100 = dtau1_dF2_y + R2_zz * joint3_a - R2_zx * p3_z;
    const double t101 = R2_zy * joint3_a + minus_dtau1_dF2_z + R2_zx * minus_p3_y;
    const double dtau1_dN3_z = R2_zz * R3_zz - R2_zy * minus_R3_yz;
    const double dtau1_dN3_y = R2_zz * R3_zy + R2_zy * R3_yy - R2_zx * minus_R3_xy;
    const double dtau1_dN3_x = R2_zz * R3_zx + R2_zy * R3_yx + R2_zx * R3_xx;
    const double minus_dtau1_dF3_z = t101 * R3_zz + t100 * minus_R3_yz;
    const double dtau1_dF3_y = t100 * R3_yy - t101 * R3_zy - t99 * minus_R3_xy;
    const double dtau1_dF3_x = t100 * R3_yx - t101 * R3_zx + t99 * R3_xx;

    /* tau[0] by way of joint 4: force F and moment N through it, joint 5 added */
    const double t102 = dtau1_dF3_x + dtau1_dN3_z * minus_p4_y + dtau1_dN3_y * p4_z;
    const double t103 = dtau1_dF3_y + dtau1_dN3_z * joint4_a - dtau1_dN3_x * p4_z;
    const double t104 = minus_dtau1_dF3_z + dtau1_dN3_y * joint4_a;
    const double t105 = t104 + dtau1_dN3_x * minus_p4_y;
    const double dtau1_dN4_z = dtau1_dN3_z * R4_zz - dtau1_dN3_y * minus_R4_yz;
    const double t106 = dtau1_dN3_z * R4_zy + dtau1_dN3_y * R4_yy;
    const double dtau1_dN4_y = t106 - dtau1_dN3_x * minus_R4_xy;
    const double dtau1_dN4_x = dtau1_dN3_z * R4_zx + dtau1_dN3_y * R4_yx + dtau1_dN3_x * R4_xx;
    const double minus_dtau1_dF4_z = t105 * R4_zz + t103 * minus_R4_yz;
    const double dtau1_dF4_y = t103 * R4_yy - t105 * R4_zy - t102 * minus_R4_xy;
    const double dtau1_dF4_x = t103 * R4_yx - t105 * R4_zx + t102 * R4_xx;

    /* tau[0] by way of joint 5: force F and moment N through it, joint 6 added */
    const double t107 = dtau1_dF4_x + dtau1_dN4_z * minus_p5_y + dtau1_dN4_y * p5_z;
    const double t108 = dtau1_dF4_y + dtau1_dN4_z * joint5_a - dtau1_dN4_x * p5_z;
    const double t109 = minus_dtau1_dF4_z + dtau1_dN4_y * joint5_a;
    const double t110 = t109 + dtau1_dN4_x * minus_p5_y;
    const double dtau1_dN5_z = dtau1_dN4_z * R5_zz - dtau1_dN4_y * minus_R5_yz;
    const double t111 = dtau1_dN4_z * R5_zy + dtau1_dN4_y * R5_yy;
    const double dtau1_dN5_y = t111 - dtau1_dN4_x * minus_R5_xy;
    const double dtau1_dN5_x = dtau1_dN4_z * R5_zx + dtau1_dN4_y * R5_yx + dtau1_dN4_x * R5_xx;
    const double minus_dtau1_dF5_z = t110 * R5_zz + t108 * minus_R5_yz;
    const double dtau1_dF5_y = t108 * R5_yy - t110 * R5_zy - t107 * minus_R5_xy;
    const double dtau1_dF5_x = t108 * R5_yx - t110 * R5_zx + t107 * R5_xx;

    /* tau[0] by way of link 6: moment n = I alpha + w x K + mc x a */
    const double t112 = dtau1_dF5_x + dtau1_dN5_z * minus_p6_y + dtau1_dN5_y * p6_z;
    const double t113 = dtau1_dF5_y + dtau1_dN5_z * joint6_a - dtau1_dN5_x * p6_z;
    const double t114 = minus_dtau1_dF5_z + dtau1_dN5_y * joint6_a;
    const double t115 = t114 + dtau1_dN5_x * minus_p6_y;
    const double dtau1_dn6_z = dtau1_dN5_z * R6_zz - dtau1_dN5_y * minus_R6_yz;
    const double t116 = dtau1_dN5_z * R6_zy + dtau1_dN5_y * R6_yy;
    const double dtau1_dn6_y = t116 - dtau1_dN5_x * minus_R6_xy;
    const double dtau1_dn6_x = dtau1_dN5_z * R6_zx + dtau1_dN5_y * R6_yx + dtau1_dN5_x * R6_xx;

    /* tau[0] by way of link 6: force f = m a + U mc */
    const double minus_dtau1_df6_z = t115 * R6_zz + t113 * minus_R6_yz;
    const double dtau1_df6_y = t113 * R6_yy - t115 * R6_zy - t112 * minus_R6_xy;
    const double dtau1_df6_x = t113 * R6_yx - t115 * R6_zx + t112 * R6_xx;

    /* tau[0] by way of link 6: angular momentum K = I w about its origin */
    const double dtau1_dK6_x = dtau1_dn6_y * w6_z - dtau1_dn6_z * w6_y;
    const double dtau1_dK6_y = dtau1_dn6_z * w6_x - dtau1_dn6_x * w6_z;
    const double dtau1_dK6_z = dtau1_dn6_x * w6_y - dtau1_dn6_y * w6_x;

    /* tau[0] by way of link 5: angular momentum K = I w about its origin */
    const double t117 = dtau1_dn6_z * alpha6_y + dtau1_dn6_y * alpha6_z;
    const double t118 = dtau1_dn6_z * alpha6_x + dtau1_dn6_x * alpha6_z;
    const double t119 = dtau1_dn6_y * alpha6_x + dtau1_dn6_x * alpha6_y;
    const double t120 = dtau1_dn6_y * a6_x - dtau1_dn6_x * a6_y;
    const double t121 = dtau1_dn6_x * a6_z - dtau1_dn6_z * a6_x;
    const double t122 = dtau1_dn6_z * a6_y - dtau1_dn6_y * a6_z;
    const double t123 = t120 + minus_dtau1_df6_z * minus_U6_zz + dtau1_df6_y * U6_yz;
    const double t124 = t121 - minus_dtau1_df6_z * U6_zy - dtau1_df6_y * minus_U6_yy;
    const double t125 = t122 - minus_dtau1_df6_z * U6_zx + dtau1_df6_y * U6_yx;
    const double t126 = dtau1_df6_y * a6_y - minus_dtau1_df6_z * a6_z;
    const double dtau1_dK5_x = dtau1_dN5_y * w5_z - dtau1_dN5_z * w5_y;
    const double dtau1_dK5_y = dtau1_dN5_z * w5_x - dtau1_dN5_x * w5_z;
    const double dtau1_dK5_z = dtau1_dN5_x * w5_y - dtau1_dN5_y * w5_x;

    /* tau[0] by way of link 4: angular momentum K = I w about its origin */
    const double t127 = dtau1_dN5_z * alpha5_y + dtau1_dN5_y * alpha5_z;
    const double t128 = dtau1_dN5_z * alpha5_x + dtau1_dN5_x * alpha5_z;
    const double t129 = dtau1_dN5_y * alpha5_x + dtau1_dN5_x * alpha5_y;
    const double t130 = dtau1_dN5_y * a5_x - dtau1_dN5_x * a5_y;
    const double t131 = dtau1_dN5_x * a5_z - dtau1_dN5_z * a5_x;
    const double t132 = dtau1_dN5_z * a5_y - dtau1_dN5_y * a5_z;
    const double t133 = t130 + minus_dtau1_dF5_z * minus_U5_zz + dtau1_dF5_y * U5_yz;
    const double t134 = t131 - minus_dtau1_dF5_z * U5_zy - dtau1_dF5_y * minus_U5_yy;
    const double t135 = t132 - minus_dtau1_dF5_z * U5_zx + dtau1_dF5_y * U5_yx;
    const double t136 = dtau1_dF5_y * a5_y - minus_dtau1_dF5_z * a5_z;
    const double dtau1_dK4_x = dtau1_dN4_y * w4_z - dtau1_dN4_z * w4_y;
    const double dtau1_dK4_y = dtau1_dN4_z * w4_x - dtau1_dN4_x * w4_z;
    const double dtau1_dK4_z = dtau1_dN4_x * w4_y - dtau1_dN4_y * w4_x;

    /* tau[0] by way of link 3: angular momentum K = I w about its origin */
    const double t137 = dtau1_dN4_z * alpha4_y + dtau1_dN4_y * alpha4_z;
    const double t138 = dtau1_dN4_z * alpha4_x + dtau1_dN4_x * alpha4_z;
    const double t139 = dtau1_dN4_y * alpha4_x + dtau1_dN4_x * alpha4_y;
    const double t140 = dtau1_dN4_y * a4_x - dtau1_dN4_x * a4_y;
    const double t141 = dtau1_dN4_x * a4_z - dtau1_dN4_z * a4_x;
    const double t142 = dtau1_dN4_z * a4_y - dtau1_dN4_y * a4_z;
    const double t143 = t140 + minus_dtau1_dF4_z * minus_U4_zz + dtau1_dF4_y * U4_yz;
    const double t144 = t141 - minus_dtau1_dF4_z * U4_zy - dtau1_dF4_y * minus_U4_yy;
    const double t145 = t142 - minus_dtau1_dF4_z * U4_zx + dtau1_dF4_y * U4_yx;
    const double t146 = dtau1_dF4_y * a4_y - minus_dtau1_dF4_z * a4_z;
    const double dtau1_dK3_x = dtau1_dN3_y * w3_z - dtau1_dN3_z * w3_y;
    const double dtau1_dK3_y = dtau1_dN3_z * w3_x - dtau1_dN3_x * w3_z;
    const double dtau1_dK3_z = dtau1_dN3_x * w3_y - dtau1_dN3_y * w3_x;

    /* tau[0] by way of link 2: angular momentum K = I w about its origin */
    const double t147 = dtau1_dN3_z * alpha3_y + dtau1_dN3_y * alpha3_z;
    const double t148 = dtau1_dN3_z * alpha3_x + dtau1_dN3_x * alpha3_z;
    const double t149 = dtau1_dN3_y * alpha3_x + dtau1_dN3_x * alpha3_y;
    const double t150 = dtau1_dN3_y * a3_x - dtau1_dN3_x * a3_y;
    const double t151 = dtau1_dN3_x * a3_z - dtau1_dN3_z * a3_x;
    const double t152 = dtau1_dN3_z * a3_y - dtau1_dN3_y * a3_z;
    const double t153 = t150 + minus_dtau1_dF3_z * minus_U3_zz + dtau1_dF3_y * U3_yz;
    const double t154 = t151 - minus_dtau1_dF3_z * U3_zy - dtau1_dF3_y * minus_U3_yy;
    const double t155 = t152 - minus_dtau1_dF3_z * U3_zx + dtau1_dF3_y * U3_yx;
    const double t156 = dtau1_dF3_y * a3_y - minus_dtau1_dF3_z * a3_z;
    const double dtau1_dK2_x = R2_zy * w2_z - R2_zz * w2_y;
    const double dtau1_dK2_y = R2_zz * w2_x - R2_zx * w2_z;
    const double dtau1_dK2_z = R2_zx * w2_y - R2_zy * w2_x;

    /* tau[1] by way of joint 3: force F and moment N through it, joint 4 added */
    const double t157 = R2_zz * alpha2_y + R2_zy * alpha2_z + dtau1_dK2_z * w2_y;
    const double t158 = R2_zz * alpha2_x + R2_zx * alpha2_z + dtau1_dK2_z * w2_x;
    const double t159 = R2_zy * alpha2_x + R2_zx * alpha2_y + dtau1_dK2_y * w2_x;
    const double t160 = R2_zy * a2_x - R2_zx * a2_y + minus_dtau1_dF2_z * minus_U2_zz;
    const double t161 = R2_zx * a2_z - R2_zz * a2_x - minus_dtau1_dF2_z * U2_zy;
    const double t162 = R2_zz * a2_y - R2_zy * a2_z - minus_dtau1_dF2_z * U2_zx;
    const double t163 = dtau1_dF2_y * a2_y - minus_dtau1_dF2_z * a2_z;
    const double minus_dtau2_dF3_z = joint3_a * minus_R3_yz;
    const double dtau2_dF3_y = joint3_a * R3_yy - minus_p3_y * minus_R3_xy;
    const double dtau2_dF3_x = joint3_a * R3_yx + minus_p3_y * R3_xx;

    /* tau[1] by way of joint 4: force F and moment N through it, joint 5 added */
    const double t164 = dtau2_dF3_x + R3_zz * minus_p4_y + R3_zy * p4_z;
    const double t165 = dtau2_dF3_y + R3_zz * joint4_a - R3_zx * p4_z;
    const double t166 = R3_zy * joint4_a + minus_dtau2_dF3_z + R3_zx * minus_p4_y;
    const double dtau2_dN4_z = R3_zz * R4_zz - R3_zy * minus_R4_yz;
    const double dtau2_dN4_y = R3_zz * R4_zy + R3_zy * R4_yy - R3_zx * minus_R4_xy;
    const double dtau2_dN4_x = R3_zz * R4_zx + R3_zy * R4_yx + R3_zx * R4_xx;
    const double minus_dtau2_dF4_z = t166 * R4_zz + t165 * minus_R4_yz;
    const double dtau2_dF4_y = t165 * R4_yy - t166 * R4_zy - t164 * minus_R4_xy;
    const double dtau2_dF4_x = t165 * R4_yx - t166 * R4_zx + t164 * R4_xx;

    /* tau[1] by way of joint 5: force F and moment N through it, joint 6 added */
    const double t167 = dtau2_dF4_x + dtau2_dN4_z * minus_p5_y + dtau2_dN4_y * p5_z;
    const double t168 = dtau2_dF4_y + dtau2_dN4_z * joint5_a - dtau2_dN4_x * p5_z;
    const double t169 = minus_dtau2_dF4_z + dtau2_dN4_y * joint5_a;
    const double t170 = t169 + dtau2_dN4_x * minus_p5_y;
    const double dtau2_dN5_z = dtau2_dN4_z * R5_zz - dtau2_dN4_y * minus_R5_yz;
    const double t171 = dtau2_dN4_z * R5_zy + dtau2_dN4_y * R5_yy;
    const double dtau2_dN5_y = t171 - dtau2_dN4_x * minus_R5_xy;
    const double dtau2_dN5_x = dtau2_dN4_z * R5_zx + dtau2_dN4_y * R5_yx + dtau2_dN4_x * R5_xx;
    const double minus_dtau2_dF5_z = t170 * R5_zz + t168 * minus_R5_yz;
    const double dtau2_dF5_y = t168 * R5_yy - t170 * R5_zy - t167 * minus_R5_xy;
    const double dtau2_dF5_x = t168 * R5_yx - t170 * R5_zx + t167 * R5_xx;

    /* tau[1] by way of link 6: moment n = I alpha + w x K + mc x a */
    const double t172 = dtau2_dF5_x + dtau2_dN5_z * minus_p6_y + dtau2_dN5_y * p6_z;
    const double t173 = dtau2_dF5_y + dtau2_dN5_z * joint6_a - dtau2_dN5_x * p6_z;
    const double t174 = minus_dtau2_dF5_z + dtau2_dN5_y * joint6_a;
    const double t175 = t174 + dtau2_dN5_x * minus_p6_y;
    const double dtau2_dn6_z = dtau2_dN5_z * R6_zz - dtau2_dN5_y * minus_R6_yz;
    const double t176 = dtau2_dN5_z * R6_zy + dtau2_dN5_y * R6_yy;
    const double dtau2_dn6_y = t176 - dtau2_dN5_x * minus_R6_xy;
    const double dtau2_dn6_x = dtau2_dN5_z * R6_zx + dtau2_dN5_y * R6_yx + dtau2_dN5_x * R6_xx;

    /* tau[1] by way of link 6: force f = m a + U mc */
    const double minus_dtau2_df6_z = t175 * R6_zz + t173 * minus_R6_yz;
    const double dtau2_df6_y = t173 * R6_yy - t175 * R6_zy - t172 * minus_R6_xy;
    const double dtau2_df6_x = t173 * R6_yx - t175 * R6_zx + t172 * R6_xx;

    /* tau[1] by way of link 6: angular momentum K = I w about its origin */
    const double dtau2_dK6_x = dtau2_dn6_y * w6_z - dtau2_dn6_z * w6_y;
    const double dtau2_dK6_y = dtau2_dn6_z * w6_x - dtau2_dn6_x * w6_z;
    const double dtau2_dK6_z = dtau2_dn6_x * w6_y - dtau2_dn6_y * w6_x;

    /* tau[1] by way of link 5: angular momentum K = I w about its origin */
    const double t177 = dtau2_dn6_z * alpha6_y + dtau2_dn6_y * alpha6_z;
    const double t178 = dtau2_dn6_z * alpha6_x + dtau2_dn6_x * alpha6_z;
    const double t179 = dtau2_dn6_y * alpha6_x + dtau2_dn6_x * alpha6_y;
    const double t180 = dtau2_dn6_y * a6_x - dtau2_dn6_x * a6_y;
    const double t181 = dtau2_dn6_x * a6_z - dtau2_dn6_z * a6_x;
    const double t182 = dtau2_dn6_z * a6_y - dtau2_dn6_y * a6_z;
    const double t183 = t180 + minus_dtau2_df6_z * minus_U6_zz + dtau2_df6_y * U6_yz;
    const double t184 = t181 - minus_dtau2_df6_z * U6_zy - dtau2_df6_y * minus_U6_yy;
    const double t185 = t182 - minus_dtau2_df6_z * U6_zx + dtau2_df6_y * U6_yx;
    const double t186 = dtau2_df6_y * a6_y - minus_dtau2_df6_z * a6_z;
    const double dtau2_dK5_x = dtau2_dN5_y * w5_z - dtau2_dN5_z * w5_y;
    const double dtau2_dK5_y = dtau2_dN5_z * w5_x - dtau2_dN5_x * w5_z;
    const double dtau2_dK5_z = dtau2_dN5_x * w5_y - dtau2_dN5_y * w5_x;

    /* tau[1] by way of link 4: angular momentum K = I w about its origin */
    const double t187 = dtau2_dN5_z * alpha5_y + dtau2_dN5_y * alpha5_z;
    const double t188 = dtau2_dN5_z * alpha5_x + dtau2_dN5_x * alpha5_z;
    const double t189 = dtau2_dN5_y * alpha5_x + dtau2_dN5_x * alpha5_y;
    const double t190 = dtau2_dN5_y * a5_x - dtau2_dN5_x * a5_y;
    const double t191 = dtau2_dN5_x * a5_z - dtau2_dN5_z * a5_x;
    const double t192 = dtau2_dN5_z * a5_y - dtau2_dN5_y * a5_z;
    const double t193 = t190 + minus_dtau2_dF5_z * minus_U5_zz + dtau2_dF5_y * U5_yz;
    const double t194 = t191 - minus_dtau2_dF5_z * U5_zy - dtau2_dF5_y * minus_U5_yy;
    const double t195 = t192 - minus_dtau2_dF5_z * U5_zx + dtau2_dF5_y * U5_yx;
    const double t196 = dtau2_dF5_y * a5_y - minus_dtau2_dF5_z * a5_z;
    const double dtau2_dK4_x = dtau2_dN4_y * w4_z - dtau2_dN4_z * w4_y;
    const double dtau2_dK4_y = dtau2_dN4_z * w4_x - dtau2_dN4_x * w4_z;
    const double dtau2_dK4_z = dtau2_dN4_x * w4_y - dtau2_dN4_y * w4_x;

    /* tau[1] by way of link 3: angular momentum K = I w about its origin */
    const double t197 = dtau2_dN4_z * alpha4_y + dtau2_dN4_y * alpha4_z;
    const double t198 = dtau2_dN4_z * alpha4_x + dtau2_dN4_x * alpha4_z;
    const double t199 = dtau2_dN4_y * alpha4_x + dtau2_dN4_x * alpha4_y;
    const double t200 = dtau2_dN4_y * a4_x - dtau2_dN4_x * a4_y;
    const double t201 = dtau2_dN4_x * a4_z - dtau2_dN4_z * a4_x;
    const double t202 = dtau2_dN4_z * a4_y - dtau2_dN4_y * a4_z;
    const double t203 = t200 + minus_dtau2_dF4_z * minus_U4_zz + dtau2_dF4_y * U4_yz;
    const double t204 = t201 - minus_dtau2_dF4_z * U4_zy - dtau2_dF4_y * minus_U4_yy;
    const double t205 = t202 - minus_dtau2_dF4_z * U4_zx + dtau2_dF4_y * U4_yx;
    const double t206 = dtau2_dF4_y * a4_y - minus_dtau2_dF4_z * a4_z;
    const double dtau2_dK3_x = R3_zy * w3_z - R3_zz * w3_y;
    const double dtau2_dK3_y = R3_zz * w3_x - R3_zx * w3_z;
    const double dtau2_dK3_z = R3_zx * w3_y - R3_zy * w3_x;

    /* tau[2] by way of joint 4: force F and moment N through it, joint 5 added */
    const double t207 = R3_zz * alpha3_y + R3_zy * alpha3_z + dtau2_dK3_z * w3_y;
    const double t208 = R3_zz * alpha3_x + R3_zx * alpha3_z + dtau2_dK3_z * w3_x;
    const double t209 = R3_zy * alpha3_x + R3_zx * alpha3_y + dtau2_dK3_y * w3_x;
    const double t210 = R3_zy * a3_x - R3_zx * a3_y + minus_dtau2_dF3_z * minus_U3_zz;
    const double t211 = R3_zx * a3_z - R3_zz * a3_x - minus_dtau2_dF3_z * U3_zy;
    const double t212 = R3_zz * a3_y - R3_zy * a3_z - minus_dtau2_dF3_z * U3_zx;
    const double t213 = dtau2_dF3_y * a3_y - minus_dtau2_dF3_z * a3_z;
    const double minus_dtau3_dF4_z = joint4_a * minus_R4_yz;
    const double dtau3_dF4_y = joint4_a * R4_yy - minus_p4_y * minus_R4_xy;
    const double dtau3_dF4_x = joint4_a * R4_yx + minus_p4_y * R4_xx;

    /* tau[2] by way of joint 5: force F and moment N through it, joint 6 added */
    const double t214 = dtau3_dF4_x + R4_zz * minus_p5_y + R4_zy * p5_z;
    const double t215 = dtau3_dF4_y + R4_zz * joint5_a - R4_zx * p5_z;
    const double t216 = R4_zy * joint5_a + minus_dtau3_dF4_z + R4_zx * minus_p5_y;
    const double dtau3_dN5_z = R4_zz * R5_zz - R4_zy * minus_R5_yz;
    const double dtau3_dN5_y = R4_zz * R5_zy + R4_zy * R5_yy - R4_zx * minus_R5_xy;
    const double dtau3_dN5_x = R4_zz * R5_zx + R4_zy * R5_yx + R4_zx * R5_xx;
    const double minus_dtau3_dF5_z = t216 * R5_zz + t215 * minus_R5_yz;
    const double dtau3_dF5_y = t215 * R5_yy - t216 * R5_zy - t214 * minus_R5_xy;
    const double dtau3_dF5_x = t215 * R5_yx - t216 * R5_zx + t214 * R5_xx;

    /* tau[2] by way of link 6: moment n = I alpha + w x K + mc x a */
    const double t217 = dtau3_dF5_x + dtau3_dN5_z * minus_p6_y + dtau3_dN5_y * p6_z;
    const double t218 = dtau3_dF5_y + dtau3_dN5_z * joint6_a - dtau3_dN5_x * p6_z;
    const double t219 = minus_dtau3_dF5_z + dtau3_dN5_y * joint6_a;
    const double t220 = t219 + dtau3_dN5_x * minus_p6_y;
    const double dtau3_dn6_z = dtau3_dN5_z * R6_zz - dtau3_dN5_y * minus_R6_yz;
    const double t221 = dtau3_dN5_z * R6_zy + dtau3_dN5_y * R6_yy;
    const double dtau3_dn6_y = t221 - dtau3_dN5_x * minus_R6_xy;
    const double dtau3_dn6_x = dtau3_dN5_z * R6_zx + dtau3_dN5_y * R6_yx + dtau3_dN5_x * R6_xx;

    /* tau[2] by way of link 6: force f = m a + U mc */
    const double minus_dtau3_df6_z = t220 * R6_zz + t218 * minus_R6_yz;
    const double dtau3_df6_y = t218 * R6_yy - t220 * R6_zy - t217 * minus_R6_xy;
    const double dtau3_df6_x = t218 * R6_yx - t220 * R6_zx + t217 * R6_xx;

    /* tau[2] by way of link 6: angular momentum K = I w about its origin */
    const double dtau3_dK6_x = dtau3_dn6_y * w6_z - dtau3_dn6_z * w6_y;
    const double dtau3_dK6_y = dtau3_dn6_z * w6_x - dtau3_dn6_x * w6_z;
    const double dtau3_dK6_z = dtau3_dn6_x * w6_y - dtau3_dn6_y * w6_x;

    /* tau[2] by way of link 5: angular momentum K = I w about its origin */
    const double t222 = dtau3_dn6_z * alpha6_y + dtau3_dn6_y * alpha6_z;
    const double t223 = dtau3_dn6_z * alpha6_x + dtau3_dn6_x * alpha6_z;
    const double t224 = dtau3_dn6_y * alpha6_x + dtau3_dn6_x * alpha6_y;
    const double t225 = dtau3_dn6_y * a6_x - dtau3_dn6_x * a6_y;
    const double t226 = dtau3_dn6_x * a6_z - dtau3_dn6_z * a6_x;
    const double t227 = dtau3_dn6_z * a6_y - dtau3_dn6_y * a6_z;
    const double t228 = t225 + minus_dtau3_df6_z * minus_U6_zz + dtau3_df6_y * U6_yz;
    const double t229 = t226 - minus_dtau3_df6_z * U6_zy - dtau3_df6_y * minus_U6_yy;
    const double t230 = t227 - minus_dtau3_df6_z * U6_zx + dtau3_df6_y * U6_yx;
    const double t231 = dtau3_df6_y * a6_y - minus_dtau3_df6_z * a6_z;
    const double dtau3_dK5_x = dtau3_dN5_y * w5_z - dtau3_dN5_z * w5_y;
    const double dtau3_dK5_y = dtau3_dN5_z * w5_x - dtau3_dN5_x * w5_z;
    const double dtau3_dK5_z = dtau3_dN5_x * w5_y - dtau3_dN5_y * w5_x;

    /* tau[2] by way of link 4: angular momentum K = I w about its origin */
    const double t232 = dtau3_dN5_z * alpha5_y + dtau3_dN5_y * alpha5_z;
    const double t233 = dtau3_dN5_z * alpha5_x + dtau3_dN5_x * alpha5_z;
    const double t234 = dtau3_dN5_y * alpha5_x + dtau3_dN5_x * alpha5_y;
    const double t235 = dtau3_dN5_y * a5_x - dtau3_dN5_x * a5_y;
    const double t236 = dtau3_dN5_x * a5_z - dtau3_dN5_z * a5_x;
    const double t237 = dtau3_dN5_z * a5_y - dtau3_dN5_y * a5_z;
    const double t238 = t235 + minus_dtau3_dF5_z * minus_U5_zz + dtau3_dF5_y * U5_yz;
    const double t239 = t236 - minus_dtau3_dF5_z * U5_zy - dtau3_dF5_y * minus_U5_yy;
    const double t240 = t237 - minus_dtau3_dF5_z * U5_zx + dtau3_dF5_y * U5_yx;
    const double t241 = dtau3_dF5_y * a5_y - minus_dtau3_dF5_z * a5_z;
    const double dtau3_dK4_x = R4_zy * w4_z - R4_zz * w4_y;
    const double dtau3_dK4_y = R4_zz * w4_x - R4_zx * w4_z;
    const double dtau3_dK4_z = R4_zx * w4_y - R4_zy * w4_x;

    /* tau[3] by way of joint 5: force F and moment N through it, joint 6 added */
    const double t242 = R4_zz * alpha4_y + R4_zy * alpha4_z + dtau3_dK4_z * w4_y;
    const double t243 = R4_zz * alpha4_x + R4_zx * alpha4_z + dtau3_dK4_z * w4_x;
    const double t244 = R4_zy * alpha4_x + R4_zx * alpha4_y + dtau3_dK4_y * w4_x;
    const double t245 = R4_zy * a4_x - R4_zx * a4_y + minus_dtau3_dF4_z * minus_U4_zz;
    const double t246 = R4_zx * a4_z - R4_zz * a4_x - minus_dtau3_dF4_z * U4_zy;
    const double t247 = R4_zz * a4_y - R4_zy * a4_z - minus_dtau3_dF4_z * U4_zx;
    const double t248 = dtau3_dF4_y * a4_y - minus_dtau3_dF4_z * a4_z;
    const double minus_dtau4_dF5_z = joint5_a * minus_R5_yz;
    const double dtau4_dF5_y = joint5_a * R5_yy - minus_p5_y * minus_R5_xy;
    const double dtau4_dF5_x = joint5_a * R5_yx + minus_p5_y * R5_xx;

    /* tau[3] by way of link 6: moment n = I alpha + w x K + mc x a */
    const double t249 = dtau4_dF5_x + R5_zz * minus_p6_y + R5_zy * p6_z;
    const double t250 = dtau4_dF5_y + R5_zz * joint6_a - R5_zx * p6_z;
    const double t251 = R5_zy * joint6_a + minus_dtau4_dF5_z + R5_zx * minus_p6_y;
    const double dtau4_dn6_z = R5_zz * R6_zz - R5_zy * minus_R6_yz;
    const double dtau4_dn6_y = R5_zz * R6_zy + R5_zy * R6_yy - R5_zx * minus_R6_xy;
    const double dtau4_dn6_x = R5_zz * R6_zx + R5_zy * R6_yx + R5_zx * R6_xx;

    /* tau[3] by way of link 6: force f = m a + U mc */
    const double minus_dtau4_df6_z = t251 * R6_zz + t250 * minus_R6_yz;
    const double dtau4_df6_y = t250 * R6_yy - t251 * R6_zy - t249 * minus_R6_xy;
    const double dtau4_df6_x = t250 * R6_yx - t251 * R6_zx + t249 * R6_xx;

    /* tau[3] by way of link 6: angular momentum K = I w about its origin */
    const double dtau4_dK6_x = dtau4_dn6_y * w6_z - dtau4_dn6_z * w6_y;
    const double dtau4_dK6_y = dtau4_dn6_z * w6_x - dtau4_dn6_x * w6_z;
    const double dtau4_dK6_z = dtau4_dn6_x * w6_y - dtau4_dn6_y * w6_x;

    /* tau[3] by way of link 5: angular momentum K = I w about its origin */
    const double t252 = dtau4_dn6_z * alpha6_y + dtau4_dn6_y * alpha6_z;
    const double t253 = dtau4_dn6_z * alpha6_x + dtau4_dn6_x * alpha6_z;
    const double t254 = dtau4_dn6_y * alpha6_x + dtau4_dn6_x * alpha6_y;
    const double t255 = dtau4_dn6_y * a6_x - dtau4_dn6_x * a6_y;
    const double t256 = dtau4_dn6_x * a6_z - dtau4_dn6_z * a6_x;
    const double t257 = dtau4_dn6_z * a6_y - dtau4_dn6_y * a6_z;
    const double t258 = t255 + minus_dtau4_df6_z * minus_U6_zz + dtau4_df6_y * U6_yz;
    const double t259 = t256 - minus_dtau4_df6_z * U6_zy - dtau4_df6_y * minus_U6_yy;
    const double t260 = t257 - minus_dtau4_df6_z * U6_zx + dtau4_df6_y * U6_yx;
    const double t261 = dtau4_df6_y * a6_y - minus_dtau4_df6_z * a6_z;
    const double dtau4_dK5_x = R5_zy * w5_z - R5_zz * w5_y;
    const double dtau4_dK5_y = R5_zz * w5_x - R5_zx * w5_z;
    const double dtau4_dK5_z = R5_zx * w5_y - R5_zy * w5_x;

    /* tau[4] by way of link 6: force f = m a + U mc */
    const double t262 = R5_zz * alpha5_y + R5_zy * alpha5_z + dtau4_dK5_z * w5_y;
    const double t263 = R5_zz * alpha5_x + R5_zx * alpha5_z + dtau4_dK5_z * w5_x;
    const double t264 = R5_zy * alpha5_x + R5_zx * alpha5_y + dtau4_dK5_y * w5_x;
    const double t265 = R5_zy * a5_x - R5_zx * a5_y + minus_dtau4_dF5_z * minus_U5_zz;
    const double t266 = R5_zx * a5_z - R5_zz * a5_x - minus_dtau4_dF5_z * U5_zy;
    const double t267 = R5_zz * a5_y - R5_zy * a5_z - minus_dtau4_dF5_z * U5_zx;
    const double t268 = dtau4_dF5_y * a5_y - minus_dtau4_dF5_z * a5_z;
    const double minus_dtau5_df6_z = joint6_a * minus_R6_yz;
    const double dtau5_df6_y = joint6_a * R6_yy - minus_p6_y * minus_R6_xy;
    const double dtau5_df6_x = joint6_a * R6_yx + minus_p6_y * R6_xx;

    /* tau[4] by way of link 6: angular momentum K = I w about its origin */
    const double dtau5_dK6_x = R6_zy * w6_z - R6_zz * w6_y;
    const double dtau5_dK6_y = R6_zz * w6_x - R6_zx * w6_z;
    const double dtau5_dK6_z = R6_zx * w6_y - R6_zy * w6_x;

    /* results */
    const double t269 = R6_zz * alpha6_y + R6_zy * alpha6_z + dtau5_dK6_z * w6_y;
    const double t270 = R6_zz * alpha6_x + R6_zx * alpha6_z + dtau5_dK6_z * w6_x;
    const double t271 = R6_zy * alpha6_x + R6_zx * alpha6_y + dtau5_dK6_y * w6_x;
    const double t272 = R6_zy * a6_x - R6_zx * a6_y + minus_dtau5_df6_z * minus_U6_zz;
    const double t273 = R6_zx * a6_z - R6_zz * a6_x - minus_dtau5_df6_z * U6_zy;
    const double t274 = R6_zz * a6_y - R6_zy * a6_z - minus_dtau5_df6_z * U6_zx;
    const double t275 = dtau5_df6_y * a6_y - minus_dtau5_df6_z * a6_z;

    dtau_dp[0][0] = 0.0;
    dtau_dp[0][1] = a1_y;
    dtau_dp[0][2] = -a1_x;
    dtau_dp[0][3] = 0.0;
    dtau_dp[0][4] = 0.0;
    dtau_dp[0][5] = 0.0;
    dtau_dp[0][6] = 0.0;
    dtau_dp[0][7] = 0.0;
    dtau_dp[0][8] = 0.0;
    dtau_dp[0][9] = qdd[0];
    dtau_dp[0][10] = t163 + dtau1_dF2_x * a2_x;
    dtau_dp[0][11] = t162 + dtau1_dF2_y * U2_yx - dtau1_dF2_x * minus_U2_xx;
    dtau_dp[0][12] = t161 - dtau1_dF2_y * minus_U2_yy + dtau1_dF2_x * U2_xy;
    dtau_dp[0][13] = t160 + dtau1_dF2_y * U2_yz + dtau1_dF2_x * U2_xz;
    dtau_dp[0][14] = R2_zx * alpha2_x + dtau1_dK2_x * w2_x;
    dtau_dp[0][15] = t159 + dtau1_dK2_x * w2_y;
    dtau_dp[0][16] = R2_zy * alpha2_y + dtau1_dK2_y * w2_y;
    dtau_dp[0][17] = t158 + dtau1_dK2_x * w2_z;
    dtau_dp[0][18] = t157 + dtau1_dK2_y * w2_z;
    dtau_dp[0][19] = R2_zz * alpha2_z + dtau1_dK2_z * w2_z;
    dtau_dp[0][20] = t156 + dtau1_dF3_x * a3_x;
    dtau_dp[0][21] = t155 - dtau1_dF3_x * minus_U3_xx;
    dtau_dp[0][22] = t154 + dtau1_dF3_x * U3_xy;
    dtau_dp[0][23] = t153 + dtau1_dF3_x * U3_xz;
    dtau_dp[0][24] = dtau1_dN3_x * alpha3_x + dtau1_dK3_x * w3_x;
    dtau_dp[0][25] = t149 + dtau1_dK3_y * w3_x + dtau1_dK3_x * w3_y;
    dtau_dp[0][26] = dtau1_dN3_y * alpha3_y + dtau1_dK3_y * w3_y;
    dtau_dp[0][27] = t148 + dtau1_dK3_z * w3_x + dtau1_dK3_x * w3_z;
    dtau_dp[0][28] = t147 + dtau1_dK3_z * w3_y + dtau1_dK3_y * w3_z;
    dtau_dp[0][29] = dtau1_dN3_z * alpha3_z + dtau1_dK3_z * w3_z;
    dtau_dp[0][30] = t146 + dtau1_dF4_x * a4_x;
    dtau_dp[0][31] = t145 - dtau1_dF4_x * minus_U4_xx;
    dtau_dp[0][32] = t144 + dtau1_dF4_x * U4_xy;
    dtau_dp[0][33] = t143 + dtau1_dF4_x * U4_xz;
    dtau_dp[0][34] = dtau1_dN4_x * alpha4_x + dtau1_dK4_x * w4_x;
    dtau_dp[0][35] = t139 + dtau1_dK4_y * w4_x + dtau1_dK4_x * w4_y;
    dtau_dp[0][36] = dtau1_dN4_y * alpha4_y + dtau1_dK4_y * w4_y;
    dtau_dp[0][37] = t138 + dtau1_dK4_z * w4_x + dtau1_dK4_x * w4_z;
    dtau_dp[0][38] = t137 + dtau1_dK4_z * w4_y + dtau1_dK4_y * w4_z;
    dtau_dp[0][39] = dtau1_dN4_z * alpha4_z + dtau1_dK4_z * w4_z;
    dtau_dp[0][40] = t136 + dtau1_dF5_x * a5_x;
    dtau_dp[0][41] = t135 - dtau1_dF5_x * minus_U5_xx;
    dtau_dp[0][42] = t134 + dtau1_dF5_x * U5_xy;
    dtau_dp[0][43] = t133 + dtau1_dF5_x * U5_xz;
    dtau_dp[0][44] = dtau1_dN5_x * alpha5_x + dtau1_dK5_x * w5_x;
    dtau_dp[0][45] = t129 + dtau1_dK5_y * w5_x + dtau1_dK5_x * w5_y;
    dtau_dp[0][46] = dtau1_dN5_y * alpha5_y + dtau1_dK5_y * w5_y;
    dtau_dp[0][47] = t128 + dtau1_dK5_z * w5_x + dtau1_dK5_x * w5_z;
    dtau_dp[0][48] = t127 + dtau1_dK5_z * w5_y + dtau1_dK5_y * w5_z;
    dtau_dp[0][49] = dtau1_dN5_z * alpha5_z + dtau1_dK5_z * w5_z;
    dtau_dp[0][50] = t126 + dtau1_df6_x * a6_x;
    dtau_dp[0][51] = t125 - dtau1_df6_x * minus_U6_xx;
    dtau_dp[0][52] = t124 + dtau1_df6_x * U6_xy;
    dtau_dp[0][53] = t123 + dtau1_df6_x * U6_xz;
    dtau_dp[0][54] = dtau1_dn6_x * alpha6_x + dtau1_dK6_x * w6_x;
    dtau_dp[0][55] = t119 + dtau1_dK6_y * w6_x + dtau1_dK6_x * w6_y;
    dtau_dp[0][56] = dtau1_dn6_y * alpha6_y + dtau1_dK6_y * w6_y;
    dtau_dp[0][57] = t118 + dtau1_dK6_z * w6_x + dtau1_dK6_x * w6_z;
    dtau_dp[0][58] = t117 + dtau1_dK6_z * w6_y + dtau1_dK6_y * w6_z;
    dtau_dp[0][59] = dtau1_dn6_z * alpha6_z + dtau1_dK6_z * w6_z;
    dtau_dp[1][0] = 0.0;
    dtau_dp[1][1] = 0.0;
    dtau_dp[1][2] = 0.0;
    dtau_dp[1][3] = 0.0;
    dtau_dp[1][4] = 0.0;
    dtau_dp[1][5] = 0.0;
    dtau_dp[1][6] = 0.0;
    dtau_dp[1][7] = 0.0;
    dtau_dp[1][8] = 0.0;
    dtau_dp[1][9] = 0.0;
    dtau_dp[1][10] = 0.0;
    dtau_dp[1][11] = a2_y;
    dtau_dp[1][12] = -a2_x;
    dtau_dp[1][13] = 0.0;
    dtau_dp[1][14] = -t38;
    dtau_dp[1][15] = t35 - t36;
    dtau_dp[1][16] = t38;
    dtau_dp[1][17] = -U2_yz;
    dtau_dp[1][18] = U2_xz;
    dtau_dp[1][19] = alpha2_z;
    dtau_dp[1][20] = t213 + dtau2_dF3_x * a3_x;
    dtau_dp[1][21] = t212 + dtau2_dF3_y * U3_yx - dtau2_dF3_x * minus_U3_xx;
    dtau_dp[1][22] = t211 - dtau2_dF3_y * minus_U3_yy + dtau2_dF3_x * U3_xy;
    dtau_dp[1][23] = t210 + dtau2_dF3_y * U3_yz + dtau2_dF3_x * U3_xz;
    dtau_dp[1][24] = R3_zx * alpha3_x + dtau2_dK3_x * w3_x;
    dtau_dp[1][25] = t209 + dtau2_dK3_x * w3_y;
    dtau_dp[1][26] = R3_zy * alpha3_y + dtau2_dK3_y * w3_y;
    dtau_dp[1][27] = t208 + dtau2_dK3_x * w3_z;
    dtau_dp[1][28] = t207 + dtau2_dK3_y * w3_z;
    dtau_dp[1][29] = R3_zz * alpha3_z + dtau2_dK3_z * w3_z;
    dtau_dp[1][30] = t206 + dtau2_dF4_x * a4_x;
    dtau_dp[1][31] = t205 - dtau2_dF4_x * minus_U4_xx;
    dtau_dp[1][32] = t204 + dtau2_dF4_x * U4_xy;
    dtau_dp[1][33] = t203 + dtau2_dF4_x * U4_xz;
    dtau_dp[1][34] = dtau2_dN4_x * alpha4_x + dtau2_dK4_x * w4_x;
    dtau_dp[1][35] = t199 + dtau2_dK4_y * w4_x + dtau2_dK4_x * w4_y;
    dtau_dp[1][36] = dtau2_dN4_y * alpha4_y + dtau2_dK4_y * w4_y;
    dtau_dp[1][37] = t198 + dtau2_dK4_z * w4_x + dtau2_dK4_x * w4_z;
    dtau_dp[1][38] = t197 + dtau2_dK4_z * w4_y + dtau2_dK4_y * w4_z;
    dtau_dp[1][39] = dtau2_dN4_z * alpha4_z + dtau2_dK4_z * w4_z;
    dtau_dp[1][40] = t196 + dtau2_dF5_x * a5_x;
    dtau_dp[1][41] = t195 - dtau2_dF5_x * minus_U5_xx;
    dtau_dp[1][42] = t194 + dtau2_dF5_x * U5_xy;
    dtau_dp[1][43] = t193 + dtau2_dF5_x * U5_xz;
    dtau_dp[1][44] = dtau2_dN5_x * alpha5_x + dtau2_dK5_x * w5_x;
    dtau_dp[1][45] = t189 + dtau2_dK5_y * w5_x + dtau2_dK5_x * w5_y;
    dtau_dp[1][46] = dtau2_dN5_y * alpha5_y + dtau2_dK5_y * w5_y;
    dtau_dp[1][47] = t188 + dtau2_dK5_z * w5_x + dtau2_dK5_x * w5_z;
    dtau_dp[1][48] = t187 + dtau2_dK5_z * w5_y + dtau2_dK5_y * w5_z;
    dtau_dp[1][49] = dtau2_dN5_z * alpha5_z + dtau2_dK5_z * w5_z;
    dtau_dp[1][50] = t186 + dtau2_df6_x * a6_x;
    dtau_dp[1][51] = t185 - dtau2_df6_x * minus_U6_xx;
    dtau_dp[1][52] = t184 + dtau2_df6_x * U6_xy;
    dtau_dp[1][53] = t183 + dtau2_df6_x * U6_xz;
    dtau_dp[1][54] = dtau2_dn6_x * alpha6_x + dtau2_dK6_x * w6_x;
    dtau_dp[1][55] = t179 + dtau2_dK6_y * w6_x + dtau2_dK6_x * w6_y;
    dtau_dp[1][56] = dtau2_dn6_y * alpha6_y + dtau2_dK6_y * w6_y;
    dtau_dp[1][57] = t178 + dtau2_dK6_z * w6_x + dtau2_dK6_x * w6_z;
    dtau_dp[1][58] = t177 + dtau2_dK6_z * w6_y + dtau2_dK6_y * w6_z;
    dtau_dp[1][59] = dtau2_dn6_z * alpha6_z + dtau2_dK6_z * w6_z;
    dtau_dp[2][0] = 0.0;
    dtau_dp[2][1] = 0.0;
    dtau_dp[2][2] = 0.0;
    dtau_dp[2][3] = 0.0;
    dtau_dp[2][4] = 0.0;
    dtau_dp[2][5] = 0.0;
    dtau_dp[2][6] = 0.0;
    dtau_dp[2][7] = 0.0;
    dtau_dp[2][8] = 0.0;
    dtau_dp[2][9] = 0.0;
    dtau_dp[2][10] = 0.0;
    dtau_dp[2][11] = 0.0;
    dtau_dp[2][12] = 0.0;
    dtau_dp[2][13] = 0.0;
    dtau_dp[2][14] = 0.0;
    dtau_dp[2][15] = 0.0;
    dtau_dp[2][16] = 0.0;
    dtau_dp[2][17] = 0.0;
    dtau_dp[2][18] = 0.0;
    dtau_dp[2][19] = 0.0;
    dtau_dp[2][20] = 0.0;
    dtau_dp[2][21] = a3_y;
    dtau_dp[2][22] = -a3_x;
    dtau_dp[2][23] = 0.0;
    dtau_dp[2][24] = -t48;
    dtau_dp[2][25] = t45 - t46;
    dtau_dp[2][26] = t48;
    dtau_dp[2][27] = -U3_yz;
    dtau_dp[2][28] = U3_xz;
    dtau_dp[2][29] = alpha3_z;
    dtau_dp[2][30] = t248 + dtau3_dF4_x * a4_x;
    dtau_dp[2][31] = t247 + dtau3_dF4_y * U4_yx - dtau3_dF4_x * minus_U4_xx;
    dtau_dp[2][32] = t246 - dtau3_dF4_y * minus_U4_yy + dtau3_dF4_x * U4_xy;
    dtau_dp[2][33] = t245 + dtau3_dF4_y * U4_yz + dtau3_dF4_x * U4_xz;
    dtau_dp[2][34] = R4_zx * alpha4_x + dtau3_dK4_x * w4_x;
    dtau_dp[2][35] = t244 + dtau3_dK4_x * w4_y;
    dtau_dp[2][36] = R4_zy * alpha4_y + dtau3_dK4_y * w4_y;
    dtau_dp[2][37] = t243 + dtau3_dK4_x * w4_z;
    dtau_dp[2][38] = t242 + dtau3_dK4_y * w4_z;
    dtau_dp[2][39] = R4_zz * alpha4_z + dtau3_dK4_z * w4_z;
    dtau_dp[2][40] = t241 + dtau3_dF5_x * a5_x;
    dtau_dp[2][41] = t240 - dtau3_dF5_x * minus_U5_xx;
    dtau_dp[2][42] = t239 + dtau3_dF5_x * U5_xy;
    dtau_dp[2][43] = t238 + dtau3_dF5_x * U5_xz;
    dtau_dp[2][44] = dtau3_dN5_x * alpha5_x + dtau3_dK5_x * w5_x;
    dtau_dp[2][45] = t234 + dtau3_dK5_y * w5_x + dtau3_dK5_x * w5_y;
    dtau_dp[2][46] = dtau3_dN5_y * alpha5_y + dtau3_dK5_y * w5_y;
    dtau_dp[2][47] = t233 + dtau3_dK5_z * w5_x + dtau3_dK5_x * w5_z;
    dtau_dp[2][48] = t232 + dtau3_dK5_z * w5_y + dtau3_dK5_y * w5_z;
    dtau_dp[2][49] = dtau3_dN5_z * alpha5_z + dtau3_dK5_z * w5_z;
    dtau_dp[2][50] = t231 + dtau3_df6_x * a6_x;
    dtau_dp[2][51] = t230 - dtau3_df6_x * minus_U6_xx;
    dtau_dp[2][52] = t229 + dtau3_df6_x * U6_xy;
    dtau_dp[2][53] = t228 + dtau3_df6_x * U6_xz;
    dtau_dp[2][54] = dtau3_dn6_x * alpha6_x + dtau3_dK6_x * w6_x;
    dtau_dp[2][55] = t224 + dtau3_dK6_y * w6_x + dtau3_dK6_x * w6_y;
    dtau_dp[2][56] = dtau3_dn6_y * alpha6_y + dtau3_dK6_y * w6_y;
    dtau_dp[2][57] = t223 + dtau3_dK6_z * w6_x + dtau3_dK6_x * w6_z;
    dtau_dp[2][58] = t222 + dtau3_dK6_z * w6_y + dtau3_dK6_y * w6_z;
    dtau_dp[2][59] = dtau3_dn6_z * alpha6_z + dtau3_dK6_z * w6_z;
    dtau_dp[3][0] = 0.0;
    dtau_dp[3][1] = 0.0;
    dtau_dp[3][2] = 0.0;
    dtau_dp[3][3] = 0.0;
    dtau_dp[3][4] = 0.0;
    dtau_dp[3][5] = 0.0;
    dtau_dp[3][6] = 0.0;
    dtau_dp[3][7] = 0.0;
    dtau_dp[3][8] = 0.0;
    dtau_dp[3][9] = 0.0;
    dtau_dp[3][10] = 0.0;
    dtau_dp[3][11] = 0.0;
    dtau_dp[3][12] = 0.0;
    dtau_dp[3][13] = 0.0;
    dtau_dp[3][14] = 0.0;
    dtau_dp[3][15] = 0.0;
    dtau_dp[3][16] = 0.0;
    dtau_dp[3][17] = 0.0;
    dtau_dp[3][18] = 0.0;
    dtau_dp[3][19] = 0.0;
    dtau_dp[3][20] = 0.0;
    dtau_dp[3][21] = 0.0;
    dtau_dp[3][22] = 0.0;
    dtau_dp[3][23] = 0.0;
    dtau_dp[3][24] = 0.0;
    dtau_dp[3][25] = 0.0;
    dtau_dp[3][26] = 0.0;
    dtau_dp[3][27] = 0.0;
    dtau_dp[3][28] = 0.0;
    dtau_dp[3][29] = 0.0;
    dtau_dp[3][30] = 0.0;
    dtau_dp[3][31] = a4_y;
    dtau_dp[3][32] = -a4_x;
    dtau_dp[3][33] = 0.0;
    dtau_dp[3][34] = -t62;
    dtau_dp[3][35] = t59 - t60;
    dtau_dp[3][36] = t62;
    dtau_dp[3][37] = -U4_yz;
    dtau_dp[3][38] = U4_xz;
    dtau_dp[3][39] = alpha4_z;
    dtau_dp[3][40] = t268 + dtau4_dF5_x * a5_x;
    dtau_dp[3][41] = t267 + dtau4_dF5_y * U5_yx - dtau4_dF5_x * minus_U5_xx;
    dtau_dp[3][42] = t266 - dtau4_dF5_y * minus_U5_yy + dtau4_dF5_x * U5_xy;
    dtau_dp[3][43] = t265 + dtau4_dF5_y * U5_yz + dtau4_dF5_x * U5_xz;
    dtau_dp[3][44] = R5_zx * alpha5_x + dtau4_dK5_x * w5_x;
    dtau_dp[3][45] = t264 + dtau4_dK5_x * w5_y;
    dtau_dp[3][46] = R5_zy * alpha5_y + dtau4_dK5_y * w5_y;
    dtau_dp[3][47] = t263 + dtau4_dK5_x * w5_z;
    dtau_dp[3][48] = t262 + dtau4_dK5_y * w5_z;
    dtau_dp[3][49] = R5_zz * alpha5_z + dtau4_dK5_z * w5_z;
    dtau_dp[3][50] = t261 + dtau4_df6_x * a6_x;
    dtau_dp[3][51] = t260 - dtau4_df6_x * minus_U6_xx;
    dtau_dp[3][52] = t259 + dtau4_df6_x * U6_xy;
    dtau_dp[3][53] = t258 + dtau4_df6_x * U6_xz;
    dtau_dp[3][54] = dtau4_dn6_x * alpha6_x + dtau4_dK6_x * w6_x;
    dtau_dp[3][55] = t254 + dtau4_dK6_y * w6_x + dtau4_dK6_x * w6_y;
    dtau_dp[3][56] = dtau4_dn6_y * alpha6_y + dtau4_dK6_y * w6_y;
    dtau_dp[3][57] = t253 + dtau4_dK6_z * w6_x + dtau4_dK6_x * w6_z;
    dtau_dp[3][58] = t252 + dtau4_dK6_z * w6_y + dtau4_dK6_y * w6_z;
    dtau_dp[3][59] = dtau4_dn6_z * alpha6_z + dtau4_dK6_z * w6_z;
    dtau_dp[4][0] = 0.0;
    dtau_dp[4][1] = 0.0;
    dtau_dp[4][2] = 0.0;
    dtau_dp[4][3] = 0.0;
    dtau_dp[4][4] = 0.0;
    dtau_dp[4][5] = 0.0;
    dtau_dp[4][6] = 0.0;
    dtau_dp[4][7] = 0.0;
    dtau_dp[4][8] = 0.0;
    dtau_dp[4][9] = 0.0;
    dtau_dp[4][10] = 0.0;
    dtau_dp[4][11] = 0.0;
    dtau_dp[4][12] = 0.0;
    dtau_dp[4][13] = 0.0;
    dtau_dp[4][14] = 0.0;
    dtau_dp[4][15] = 0.0;
    dtau_dp[4][16] = 0.0;
    dtau_dp[4][17] = 0.0;
    dtau_dp[4][18] = 0.0;
    dtau_dp[4][19] = 0.0;
    dtau_dp[4][20] = 0.0;
    dtau_dp[4][21] = 0.0;
    dtau_dp[4][22] = 0.0;
    dtau_dp[4][23] = 0.0;
    dtau_dp[4][24] = 0.0;
    dtau_dp[4][25] = 0.0;
    dtau_dp[4][26] = 0.0;
    dtau_dp[4][27] = 0.0;
    dtau_dp[4][28] = 0.0;
    dtau_dp[4][29] = 0.0;
    dtau_dp[4][30] = 0.0;
    dtau_dp[4][31] = 0.0;
    dtau_dp[4][32] = 0.0;
    dtau_dp[4][33] = 0.0;
    dtau_dp[4][34] = 0.0;
    dtau_dp[4][35] = 0.0;
    dtau_dp[4][36] = 0.0;
    dtau_dp[4][37] = 0.0;
    dtau_dp[4][38] = 0.0;
    dtau_dp[4][39] = 0.0;
    dtau_dp[4][40] = 0.0;
    dtau_dp[4][41] = a5_y;
    dtau_dp[4][42] = -a5_x;
    dtau_dp[4][43] = 0.0;
    dtau_dp[4][44] = -t76;
    dtau_dp[4][45] = t73 - t74;
    dtau_dp[4][46] = t76;
    dtau_dp[4][47] = -U5_yz;
    dtau_dp[4][48] = U5_xz;
    dtau_dp[4][49] = alpha5_z;
    dtau_dp[4][50] = t275 + dtau5_df6_x * a6_x;
    dtau_dp[4][51] = t274 + dtau5_df6_y * U6_yx - dtau5_df6_x * minus_U6_xx;
    dtau_dp[4][52] = t273 - dtau5_df6_y * minus_U6_yy + dtau5_df6_x * U6_xy;
    dtau_dp[4][53] = t272 + dtau5_df6_y * U6_yz + dtau5_df6_x * U6_xz;
    dtau_dp[4][54] = R6_zx * alpha6_x + dtau5_dK6_x * w6_x;
    dtau_dp[4][55] = t271 + dtau5_dK6_x * w6_y;
    dtau_dp[4][56] = R6_zy * alpha6_y + dtau5_dK6_y * w6_y;
    dtau_dp[4][57] = t270 + dtau5_dK6_x * w6_z;
    dtau_dp[4][58] = t269 + dtau5_dK6_y * w6_z;
    dtau_dp[4][59] = R6_zz * alpha6_z + dtau5_dK6_z * w6_z;
    dtau_dp[5][0] = 0.0;
    dtau_dp[5][1] = 0.0;
    dtau_dp[5][2] = 0.0;
    dtau_dp[5][3] = 0.0;
    dtau_dp[5][4] = 0.0;
    dtau_dp[5][5] = 0.0;
    dtau_dp[5][6] = 0.0;
    dtau_dp[5][7] = 0.0;
    dtau_dp[5][8] = 0.0;
    dtau_dp[5][9] = 0.0;
    dtau_dp[5][10] = 0.0;
    dtau_dp[5][11] = 0.0;
    dtau_dp[5][12] = 0.0;
    dtau_dp[5][13] = 0.0;
    dtau_dp[5][14] = 0.0;
    dtau_dp[5][15] = 0.0;
    dtau_dp[5][16] = 0.0;
    dtau_dp[5][17] = 0.0;
    dtau_dp[5][18] = 0.0;
    dtau_dp[5][19] = 0.0;
    dtau_dp[5][20] = 0.0;
    dtau_dp[5][21] = 0.0;
    dtau_dp[5][22] = 0.0;
    dtau_dp[5][23] = 0.0;
    dtau_dp[5][24] = 0.0;
    dtau_dp[5][25] = 0.0;
    dtau_dp[5][26] = 0.0;
    dtau_dp[5][27] = 0.0;
    dtau_dp[5][28] = 0.0;
    dtau_dp[5][29] = 0.0;
    dtau_dp[5][30] = 0.0;
    dtau_dp[5][31] = 0.0;
    dtau_dp[5][32] = 0.0;
    dtau_dp[5][33] = 0.0;
    dtau_dp[5][34] = 0.0;
    dtau_dp[5][35] = 0.0;
    dtau_dp[5][36] = 0.0;
    dtau_dp[5][37] = 0.0;
    dtau_dp[5][38] = 0.0;
    dtau_dp[5][39] = 0.0;
    dtau_dp[5][40] = 0.0;
    dtau_dp[5][41] = 0.0;
    dtau_dp[5][42] = 0.0;
    dtau_dp[5][43] = 0.0;
    dtau_dp[5][44] = 0.0;
    dtau_dp[5][45] = 0.0;
    dtau_dp[5][46] = 0.0;
    dtau_dp[5][47] = 0.0;
    dtau_dp[5][48] = 0.0;
    dtau_dp[5][49] = 0.0;
    dtau_dp[5][50] = 0.0;
    dtau_dp[5][51] = a6_y;
    dtau_dp[5][52] = -a6_x;
    dtau_dp[5][53] = 0.0;
    dtau_dp[5][54] = -t90;
    dtau_dp[5][55] = t87 - t88;
    dtau_dp[5][56] = t90;
    dtau_dp[5][57] = -U6_yz;
    dtau_dp[5][58] = U6_xz;
    dtau_dp[5][59] = alpha6_z;
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
    const double s1 = sin(q[0]);
    const double c1 = cos(q[0]);
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double s3 = sin(q[2]);
    const double c3 = cos(q[2]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);
    const double s6 = sin(q[5]);
    const double c6 = cos(q[5]);

    /* joint 1: rotation R and translation p from link 1 to its parent */
    const double minus_R1_yz = sin(joint1_alpha);
    const double R1_zz = cos(joint1_alpha);
    const double t1 = sin(joint1_theta);
    const double t2 = cos(joint1_theta);
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
    const double minus_R2_yz = sin(joint2_alpha);
    const double R2_zz = cos(joint2_alpha);
    const double t7 = sin(joint2_theta);
    const double t8 = cos(joint2_theta);
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
    const double minus_R3_yz = sin(joint3_alpha);
    const double R3_zz = cos(joint3_alpha);
    const double t13 = sin(joint3_theta);
    const double t14 = cos(joint3_theta);
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
    const double minus_R4_yz = sin(joint4_alpha);
    const double R4_zz = cos(joint4_alpha);
    const double t19 = sin(joint4_theta);
    const double t20 = cos(joint4_theta);
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
    const double minus_R5_yz = sin(joint5_alpha);
    const double R5_zz = cos(joint5_alpha);
    const double t25 = sin(joint5_theta);
    const double t26 = cos(joint5_theta);
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
    const double minus_R6_yz = sin(joint6_alpha);
    const double R6_zz = cos(joint6_alpha);
    const double t31 = sin(joint6_theta);
    const double t32 = cos(joint6_theta);
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
    const double minus_do2_y_dp60 = R1_zx * joint2_a - R1_zy * minus_p2_y + R1_zz * p2_z + p1_z;

    /* link 3: axes E and origin o in the base frame, derivative in p[60] */
    const double t50 = E2_zx * joint3_a - E2_zy * minus_p3_y + E2_zz * p3_z;
    const double minus_do3_y_dp60 = t50 + minus_do2_y_dp60;

    /* link 4: axes E and origin o in the base frame, derivative in p[60] */
    const double t51 = E3_zx * joint4_a - E3_zy * minus_p4_y + E3_zz * p4_z;
    const double minus_do4_y_dp60 = t51 + minus_do3_y_dp60;

    /* link 5: axes E and origin o in the base frame, derivative in p[60] */
    const double dE5_yy_dp60 = t40 - t41 - t42;
    const double t52 = E4_zx * joint5_a - E4_zy * minus_p5_y + E4_zz * p5_z;
    const double minus_do5_y_dp60 = t52 + minus_do4_y_dp60;

    /* link 6: axes E and origin o in the base frame, derivative in p[60] */
    const double dE6_yx_dp60 = dE5_yy_dp60 * R6_yx - t44 - t45;
    const double dE6_yy_dp60 = dE5_yy_dp60 * R6_yy + t46 - t47;
    const double minus_dE6_yz_dp60 = dE5_yy_dp60 * minus_R6_yz + t48;
    const double t53 = E5_zx * joint6_a + dE5_yy_dp60 * minus_p6_y + E5_zz * p6_z;
    const double minus_do6_y_dp60 = t53 + minus_do5_y_dp60;

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
    const double t54 = minus_dE2_xx_dp62 * R3_xx + minus_dE2_xy_dp62 * R3_yx;
    const double dE3_xx_dp62 = dE2_xz_dp62 * R3_zx - t54;
    const double t55 = minus_dE2_xx_dp62 * minus_R3_xy - minus_dE2_xy_dp62 * R3_yy;
    const double dE3_xy_dp62 = dE2_xz_dp62 * R3_zy + t55;
    const double dE3_xz_dp62 = minus_dE2_xy_dp62 * minus_R3_yz + dE2_xz_dp62 * R3_zz;
    const double t56 = dE2_yx_dp62 * R3_xx - minus_dE2_yy_dp62 * R3_yx;
    const double dE3_yx_dp62 = t56 + dE2_yz_dp62 * R3_zx;
    const double t57 = minus_dE2_yy_dp62 * R3_yy + dE2_yx_dp62 * minus_R3_xy;
    const double dE3_yy_dp62 = dE2_yz_dp62 * R3_zy - t57;
    const double dE3_yz_dp62 = minus_dE2_yy_dp62 * minus_R3_yz + dE2_yz_dp62 * R3_zz;
    const double t58 = dE2_zx_dp62 * R3_xx - minus_dE2_zy_dp62 * R3_yx;
    const double dE3_zx_dp62 = t58 + dE2_zz_dp62 * R3_zx;
    const double t59 = minus_dE2_zy_dp62 * R3_yy + dE2_zx_dp62 * minus_R3_xy;
    const double dE3_zy_dp62 = dE2_zz_dp62 * R3_zy - t59;
    const double dE3_zz_dp62 = dE2_zz_dp62 * R3_zz + minus_dE2_zy_dp62 * minus_R3_yz;
    const double t60 = minus_dE2_xy_dp62 * minus_p3_y - minus_dE2_xx_dp62 * joint3_a;
    const double t61 = dE2_yx_dp62 * joint3_a + minus_dE2_yy_dp62 * minus_p3_y;
    const double t62 = dE2_zx_dp62 * joint3_a + minus_dE2_zy_dp62 * minus_p3_y;
    const double do3_x_dp62 = do2_x_dp62 + (t60 + dE2_xz_dp62 * p3_z);
    const double do3_y_dp62 = do2_y_dp62 + (t61 + dE2_yz_dp62 * p3_z);
    const double do3_z_dp62 = do2_z_dp62 + (t62 + dE2_zz_dp62 * p3_z);

    /* link 4: axes E and origin o in the base frame, derivative in p[62] */
    const double dE4_xx_dp62 = dE3_xx_dp62 * R4_xx + dE3_xy_dp62 * R4_yx + dE3_xz_dp62 * R4_zx;
    const double t63 = dE3_xy_dp62 * R4_yy - dE3_xx_dp62 * minus_R4_xy;
    const double dE4_xy_dp62 = t63 + dE3_xz_dp62 * R4_zy;
    const double dE4_xz_dp62 = dE3_xz_dp62 * R4_zz - dE3_xy_dp62 * minus_R4_yz;
    const double dE4_yx_dp62 = dE3_yx_dp62 * R4_xx + dE3_yy_dp62 * R4_yx + dE3_yz_dp62 * R4_zx;
    const double t64 = dE3_yy_dp62 * R4_yy - dE3_yx_dp62 * minus_R4_xy;
    const double dE4_yy_dp62 = t64 + dE3_yz_dp62 * R4_zy;
    const double minus_dE4_yz_dp62 = dE3_yy_dp62 * minus_R4_yz - dE3_yz_dp62 * R4_zz;
    const double dE4_zx_dp62 = dE3_zx_dp62 * R4_xx + dE3_zy_dp62 * R4_yx + dE3_zz_dp62 * R4_zx;
    const double t65 = dE3_zy_dp62 * R4_yy - dE3_zx_dp62 * minus_R4_xy;
    const double dE4_zy_dp62 = t65 + dE3_zz_dp62 * R4_zy;
    const double dE4_zz_dp62 = dE3_zz_dp62 * R4_zz - dE3_zy_dp62 * minus_R4_yz;
    const double t66 = dE3_xx_dp62 * joint4_a - dE3_xy_dp62 * minus_p4_y;
    const double t67 = dE3_yx_dp62 * joint4_a - dE3_yy_dp62 * minus_p4_y;
    const double t68 = dE3_zx_dp62 * joint4_a - dE3_zy_dp62 * minus_p4_y;
    const double do4_x_dp62 = do3_x_dp62 + (t66 + dE3_xz_dp62 * p4_z);
    const double do4_y_dp62 = do3_y_dp62 + (t67 + dE3_yz_dp62 * p4_z);
    const double do4_z_dp62 = do3_z_dp62 + (t68 + dE3_zz_dp62 * p4_z);

    /* link 5: axes E and origin o in the base frame, derivative in p[62] */
    const double dE5_xx_dp62 = dE4_xx_dp62 * R5_xx + dE4_xy_dp62 * R5_yx + dE4_xz_dp62 * R5_zx;
    const double t69 = dE4_xy_dp62 * R5_yy - dE4_xx_dp62 * minus_R5_xy;
    const double dE5_xy_dp62 = t69 + dE4_xz_dp62 * R5_zy;
    const double dE5_xz_dp62 = dE4_xz_dp62 * R5_zz - dE4_xy_dp62 * minus_R5_yz;
    const double t70 = dE4_yx_dp62 * R5_xx + dE4_yy_dp62 * R5_yx;
    const double dE5_yx_dp62 = t70 - minus_dE4_yz_dp62 * R5_zx;
    const double t71 = dE4_yy_dp62 * R5_yy - dE4_yx_dp62 * minus_R5_xy;
    const double dE5_yy_dp62 = t71 - minus_dE4_yz_dp62 * R5_zy;
    const double minus_dE5_yz_dp62 = dE4_yy_dp62 * minus_R5_yz + minus_dE4_yz_dp62 * R5_zz;
    const double dE5_zx_dp62 = dE4_zx_dp62 * R5_xx + dE4_zy_dp62 * R5_yx + dE4_zz_dp62 * R5_zx;
    const double t72 = dE4_zy_dp62 * R5_yy - dE4_zx_dp62 * minus_R5_xy;
    const double dE5_zy_dp62 = t72 + dE4_zz_dp62 * R5_zy;
    const double dE5_zz_dp62 = dE4_zz_dp62 * R5_zz - dE4_zy_dp62 * minus_R5_yz;
    const double t73 = dE4_xx_dp62 * joint5_a - dE4_xy_dp62 * minus_p5_y;
    const double t74 = dE4_yx_dp62 * joint5_a - dE4_yy_dp62 * minus_p5_y;
    const double t75 = dE4_zx_dp62 * joint5_a - dE4_zy_dp62 * minus_p5_y;
    const double do5_x_dp62 = do4_x_dp62 + (t73 + dE4_xz_dp62 * p5_z);
    const double do5_y_dp62 = do4_y_dp62 + (t74 - minus_dE4_yz_dp62 * p5_z);
    const double do5_z_dp62 = do4_z_dp62 + (t75 + dE4_zz_dp62 * p5_z);

    /* link 6: axes E and origin o in the base frame, derivative in p[62] */
    const double dE6_xx_dp62 = dE5_xx_dp62 * R6_xx + dE5_xy_dp62 * R6_yx + dE5_xz_dp62 * R6_zx;
    const double t76 = dE5_xy_dp62 * R6_yy - dE5_xx_dp62 * minus_R6_xy;
    const double dE6_xy_dp62 = t76 + dE5_xz_dp62 * R6_zy;
    const double dE6_xz_dp62 = dE5_xz_dp62 * R6_zz - dE5_xy_dp62 * minus_R6_yz;
    const double t77 = dE5_yx_dp62 * R6_xx + dE5_yy_dp62 * R6_yx;
    const double dE6_yx_dp62 = t77 - minus_dE5_yz_dp62 * R6_zx;
    const double t78 = dE5_yy_dp62 * R6_yy - dE5_yx_dp62 * minus_R6_xy;
    const double dE6_yy_dp62 = t78 - minus_dE5_yz_dp62 * R6_zy;
    const double minus_dE6_yz_dp62 = dE5_yy_dp62 * minus_R6_yz + minus_dE5_yz_dp62 * R6_zz;
    const double dE6_zx_dp62 = dE5_zx_dp62 * R6_xx + dE5_zy_dp62 * R6_yx + dE5_zz_dp62 * R6_zx;
    const double t79 = dE5_zy_dp62 * R6_yy - dE5_zx_dp62 * minus_R6_xy;
    const double dE6_zy_dp62 = t79 + dE5_zz_dp62 * R6_zy;
    const double dE6_zz_dp62 = dE5_zz_dp62 * R6_zz - dE5_zy_dp62 * minus_R6_yz;
    const double t80 = dE5_xx_dp62 * joint6_a - dE5_xy_dp62 * minus_p6_y;
    const double t81 = dE5_yx_dp62 * joint6_a - dE5_yy_dp62 * minus_p6_y;
    const double t82 = dE5_zx_dp62 * joint6_a - dE5_zy_dp62 * minus_p6_y;
    const double do6_x_dp62 = do5_x_dp62 + (t80 + dE5_xz_dp62 * p6_z);
    const double do6_y_dp62 = do5_y_dp62 + (t81 - minus_dE5_yz_dp62 * p6_z);
    const double do6_z_dp62 = do5_z_dp62 + (t82 + dE5_zz_dp62 * p6_z);

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
    const double t83 = dE2_xx_dp64 * minus_R3_xy - dE2_xy_dp64 * R3_yy;
    const double dE3_xy_dp64 = dE2_xz_dp64 * R3_zy - t83;
    const double dE3_xz_dp64 = dE2_xz_dp64 * R3_zz - dE2_xy_dp64 * minus_R3_yz;
    const double t84 = minus_dE2_yy_dp64 * R3_yx + minus_dE2_yx_dp64 * R3_xx;
    const double minus_dE3_yx_dp64 = t84 + minus_dE2_yz_dp64 * R3_zx;
    const double t85 = minus_dE2_yx_dp64 * minus_R3_xy - minus_dE2_yy_dp64 * R3_yy;
    const double dE3_yy_dp64 = t85 - minus_dE2_yz_dp64 * R3_zy;
    const double minus_dE3_yz_dp64 = minus_dE2_yz_dp64 * R3_zz - minus_dE2_yy_dp64 * minus_R3_yz;
    const double t86 = dE2_zx_dp64 * R3_xx + dE2_zy_dp64 * R3_yx;
    const double dE3_zx_dp64 = t86 - minus_dE2_zz_dp64 * R3_zx;
    const double t87 = dE2_zy_dp64 * R3_yy - dE2_zx_dp64 * minus_R3_xy;
    const double dE3_zy_dp64 = t87 - minus_dE2_zz_dp64 * R3_zy;
    const double minus_dE3_zz_dp64 = minus_dE2_zz_dp64 * R3_zz + dE2_zy_dp64 * minus_R3_yz;
    const double t88 = dE2_xx_dp64 * joint3_a - dE2_xy_dp64 * minus_p3_y;
    const double t89 = minus_dE2_yx_dp64 * joint3_a - minus_dE2_yy_dp64 * minus_p3_y;
    const double t90 = dE2_zx_dp64 * joint3_a - dE2_zy_dp64 * minus_p3_y;
    const double do3_x_dp64 = do2_x_dp64 + (t88 + dE2_xz_dp64 * p3_z);
    const double do3_y_dp64 = do2_y_dp64 - (t89 + minus_dE2_yz_dp64 * p3_z);
    const double do3_z_dp64 = t90 - minus_dE2_zz_dp64 * p3_z - minus_do2_z_dp64;

    /* link 4: axes E and origin o in the base frame, derivative in p[64] */
    const double dE4_xx_dp64 = dE3_xx_dp64 * R4_xx + dE3_xy_dp64 * R4_yx + dE3_xz_dp64 * R4_zx;
    const double t91 = dE3_xy_dp64 * R4_yy - dE3_xx_dp64 * minus_R4_xy;
    const double dE4_xy_dp64 = t91 + dE3_xz_dp64 * R4_zy;
    const double dE4_xz_dp64 = dE3_xz_dp64 * R4_zz - dE3_xy_dp64 * minus_R4_yz;
    const double t92 = dE3_yy_dp64 * R4_yx - minus_dE3_yx_dp64 * R4_xx;
    const double dE4_yx_dp64 = t92 - minus_dE3_yz_dp64 * R4_zx;
    const double t93 = dE3_yy_dp64 * R4_yy + minus_dE3_yx_dp64 * minus_R4_xy;
    const double dE4_yy_dp64 = t93 - minus_dE3_yz_dp64 * R4_zy;
    const double minus_dE4_yz_dp64 = dE3_yy_dp64 * minus_R4_yz + minus_dE3_yz_dp64 * R4_zz;
    const double t94 = dE3_zx_dp64 * R4_xx + dE3_zy_dp64 * R4_yx;
    const double dE4_zx_dp64 = t94 - minus_dE3_zz_dp64 * R4_zx;
    const double t95 = dE3_zy_dp64 * R4_yy - dE3_zx_dp64 * minus_R4_xy;
    const double dE4_zy_dp64 = t95 - minus_dE3_zz_dp64 * R4_zy;
    const double minus_dE4_zz_dp64 = minus_dE3_zz_dp64 * R4_zz + dE3_zy_dp64 * minus_R4_yz;
    const double t96 = dE3_xx_dp64 * joint4_a - dE3_xy_dp64 * minus_p4_y;
    const double t97 = minus_dE3_yx_dp64 * joint4_a + dE3_yy_dp64 * minus_p4_y;
    const double t98 = dE3_zx_dp64 * joint4_a - dE3_zy_dp64 * minus_p4_y;
    const double do4_x_dp64 = do3_x_dp64 + (t96 + dE3_xz_dp64 * p4_z);
    const double do4_y_dp64 = do3_y_dp64 - (t97 + minus_dE3_yz_dp64 * p4_z);
    const double do4_z_dp64 = do3_z_dp64 + (t98 - minus_dE3_zz_dp64 * p4_z);

    /* link 5: axes E and origin o in the base frame, derivative in p[64] */
    const double dE5_xx_dp64 = dE4_xx_dp64 * R5_xx + dE4_xy_dp64 * R5_yx + dE4_xz_dp64 * R5_zx;
    const double t99 = dE4_xy_dp64 * R5_yy - dE4_xx_dp64 * minus_R5_xy;
    const double dE5_xy_dp64 = t99 + dE4_xz_dp64 * R5_zy;
    const double dE5_xz_dp64 = dE4_xz_dp64 * R5_zz - dE4_xy_dp64 * minus_R5_yz;
    const double t100 = dE4_yx_dp64 * R5_xx + dE4_yy_dp64 * R5_yx;
    const double dE5_yx_dp64 = t100 - minus_dE4_yz_dp64 * R5_zx;
    const double t101 = dE4_yy_dp64 * R5_yy - dE4_yx_dp64 * minus_R5_xy;
    const double dE5_yy_dp64 = t101 - minus_dE4_yz_dp64 * R5_zy;
    const double minus_dE5_yz_dp64 = dE4_yy_dp64 * minus_R5_yz + minus_dE4_yz_dp64 * R5_zz;
    const double t102 = dE4_zx_dp64 * R5_xx + dE4_zy_dp64 * R5_yx;
    const double dE5_zx_dp64 = t102 - minus_dE4_zz_dp64 * R5_zx;
    const double t103 = dE4_zy_dp64 * R5_yy - dE4_zx_dp64 * minus_R5_xy;
    const double dE5_zy_dp64 = t103 - minus_dE4_zz_dp64 * R5_zy;
    const double minus_dE5_zz_dp64 = minus_dE4_zz_dp64 * R5_zz + dE4_zy_dp64 * minus_R5_yz;
    const double t104 = dE4_xx_dp64 * joint5_a - dE4_xy_dp64 * minus_p5_y;
    const double t105 = dE4_yx_dp64 * joint5_a - dE4_yy_dp64 * minus_p5_y;
    const double t106 = dE4_zx_dp64 * joint5_a - dE4_zy_dp64 * minus_p5_y;
    const double do5_x_dp64 = do4_x_dp64 + (t104 + dE4_xz_dp64 * p5_z);
    const double do5_y_dp64 = do4_y_dp64 + (t105 - minus_dE4_yz_dp64 * p5_z);
    const double do5_z_dp64 = do4_z_dp64 + (t106 - minus_dE4_zz_dp64 * p5_z);

    /* link 6: axes E and origin o in the base frame, derivative in p[64] */
    const double dE6_xx_dp64 = dE5_xx_dp64 * R6_xx + dE5_xy_dp64 * R6_yx + dE5_xz_dp64 * R6_zx;
    const double t107 = dE5_xy_dp64 * R6_yy - dE5_xx_dp64 * minus_R6_xy;
    const double dE6_xy_dp64 = t107 + dE5_xz_dp64 * R6_zy;
    const double dE6_xz_dp64 = dE5_xz_dp64 * R6_zz - dE5_xy_dp64 * minus_R6_yz;
    const double t108 = dE5_yx_dp64 * R6_xx + dE5_yy_dp64 * R6_yx;
    const double dE6_yx_dp64 = t108 - minus_dE5_yz_dp64 * R6_zx;
    const double t109 = dE5_yy_dp64 * R6_yy - dE5_yx_dp64 * minus_R6_xy;
    const double dE6_yy_dp64 = t109 - minus_dE5_yz_dp64 * R6_zy;
    const double minus_dE6_yz_dp64 = dE5_yy_dp64 * minus_R6_yz + minus_dE5_yz_dp64 * R6_zz;
    const double t110 = dE5_zx_dp64 * R6_xx + dE5_zy_dp64 * R6_yx;
    const double dE6_zx_dp64 = t110 - minus_dE5_zz_dp64 * R6_zx;
    const double t111 = dE5_zy_dp64 * R6_yy - dE5_zx_dp64 * minus_R6_xy;
    const double dE6_zy_dp64 = t111 - minus_dE5_zz_dp64 * R6_zy;
    const double minus_dE6_zz_dp64 = minus_dE5_zz_dp64 * R6_zz + dE5_zy_dp64 * minus_R6_yz;
    const double t112 = dE5_xx_dp64 * joint6_a - dE5_xy_dp64 * minus_p6_y;
    const double t113 = dE5_yx_dp64 * joint6_a - dE5_yy_dp64 * minus_p6_y;
    const double t114 = dE5_zx_dp64 * joint6_a - dE5_zy_dp64 * minus_p6_y;
    const double do6_x_dp64 = do5_x_dp64 + (t112 + dE5_xz_dp64 * p6_z);
    const double do6_y_dp64 = do5_y_dp64 + (t113 - minus_dE5_yz_dp64 * p6_z);
    const double do6_z_dp64 = do5_z_dp64 + (t114 - minus_dE5_zz_dp64 * p6_z);

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
    const double t115 = dE3_xy_dp66 * R4_yx - minus_dE3_xx_dp66 * R4_xx;
    const double dE4_xx_dp66 = t115 + dE3_xz_dp66 * R4_zx;
    const double t116 = dE3_xy_dp66 * R4_yy + minus_dE3_xx_dp66 * minus_R4_xy;
    const double dE4_xy_dp66 = t116 + dE3_xz_dp66 * R4_zy;
    const double dE4_xz_dp66 = dE3_xz_dp66 * R4_zz - dE3_xy_dp66 * minus_R4_yz;
    const double t117 = dE3_yx_dp66 * R4_xx - minus_dE3_yy_dp66 * R4_yx;
    const double dE4_yx_dp66 = t117 + dE3_yz_dp66 * R4_zx;
    const double t118 = minus_dE3_yy_dp66 * R4_yy + dE3_yx_dp66 * minus_R4_xy;
    const double dE4_yy_dp66 = dE3_yz_dp66 * R4_zy - t118;
    const double dE4_yz_dp66 = minus_dE3_yy_dp66 * minus_R4_yz + dE3_yz_dp66 * R4_zz;
    const double t119 = dE3_zx_dp66 * R4_xx - minus_dE3_zy_dp66 * R4_yx;
    const double dE4_zx_dp66 = t119 + dE3_zz_dp66 * R4_zx;
    const double t120 = minus_dE3_zy_dp66 * R4_yy + dE3_zx_dp66 * minus_R4_xy;
    const double dE4_zy_dp66 = dE3_zz_dp66 * R4_zy - t120;
    const double dE4_zz_dp66 = dE3_zz_dp66 * R4_zz + minus_dE3_zy_dp66 * minus_R4_yz;
    const double t121 = minus_dE3_xx_dp66 * joint4_a + dE3_xy_dp66 * minus_p4_y;
    const double t122 = dE3_yx_dp66 * joint4_a + minus_dE3_yy_dp66 * minus_p4_y;
    const double t123 = dE3_zx_dp66 * joint4_a + minus_dE3_zy_dp66 * minus_p4_y;
    const double do4_x_dp66 = do3_x_dp66 + (dE3_xz_dp66 * p4_z - t121);
    const double do4_y_dp66 = do3_y_dp66 + (t122 + dE3_yz_dp66 * p4_z);
    const double do4_z_dp66 = do3_z_dp66 + (t123 + dE3_zz_dp66 * p4_z);

    /* link 5: axes E and origin o in the base frame, derivative in p[66] */
    const double dE5_xx_dp66 = dE4_xx_dp66 * R5_xx + dE4_xy_dp66 * R5_yx + dE4_xz_dp66 * R5_zx;
    const double t124 = dE4_xy_dp66 * R5_yy - dE4_xx_dp66 * minus_R5_xy;
    const double dE5_xy_dp66 = t124 + dE4_xz_dp66 * R5_zy;
    const double dE5_xz_dp66 = dE4_xz_dp66 * R5_zz - dE4_xy_dp66 * minus_R5_yz;
    const double dE5_yx_dp66 = dE4_yx_dp66 * R5_xx + dE4_yy_dp66 * R5_yx + dE4_yz_dp66 * R5_zx;
    const double t125 = dE4_yy_dp66 * R5_yy - dE4_yx_dp66 * minus_R5_xy;
    const double dE5_yy_dp66 = t125 + dE4_yz_dp66 * R5_zy;
    const double minus_dE5_yz_dp66 = dE4_yy_dp66 * minus_R5_yz - dE4_yz_dp66 * R5_zz;
    const double dE5_zx_dp66 = dE4_zx_dp66 * R5_xx + dE4_zy_dp66 * R5_yx + dE4_zz_dp66 * R5_zx;
    const double t126 = dE4_zy_dp66 * R5_yy - dE4_zx_dp66 * minus_R5_xy;
    const double dE5_zy_dp66 = t126 + dE4_zz_dp66 * R5_zy;
    const double dE5_zz_dp66 = dE4_zz_dp66 * R5_zz - dE4_zy_dp66 * minus_R5_yz;
    const double t127 = dE4_xx_dp66 * joint5_a - dE4_xy_dp66 * minus_p5_y;
    const double t128 = dE4_yx_dp66 * joint5_a - dE4_yy_dp66 * minus_p5_y;
    const double t129 = dE4_zx_dp66 * joint5_a - dE4_zy_dp66 * minus_p5_y;
    const double do5_x_dp66 = do4_x_dp66 + (t127 + dE4_xz_dp66 * p5_z);
    const double do5_y_dp66 = do4_y_dp66 + (t128 + dE4_yz_dp66 * p5_z);
    const double do5_z_dp66 = do4_z_dp66 + (t129 + dE4_zz_dp66 * p5_z);

    /* link 6: axes E and origin o in the base frame, derivative in p[66] */
    const double dE6_xx_dp66 = dE5_xx_dp66 * R6_xx + dE5_xy_dp66 * R6_yx + dE5_xz_dp66 * R6_zx;
    const double t130 = dE5_xy_dp66 * R6_yy - dE5_xx_dp66 * minus_R6_xy;
    const double dE6_xy_dp66 = t130 + dE5_xz_dp66 * R6_zy;
    const double dE6_xz_dp66 = dE5_xz_dp66 * R6_zz - dE5_xy_dp66 * minus_R6_yz;
    const double t131 = dE5_yx_dp66 * R6_xx + dE5_yy_dp66 * R6_yx;
    const double dE6_yx_dp66 = t131 - minus_dE5_yz_dp66 * R6_zx;
    const double t132 = dE5_yy_dp66 * R6_yy - dE5_yx_dp66 * minus_R6_xy;
    const double dE6_yy_dp66 = t132 - minus_dE5_yz_dp66 * R6_zy;
    const double minus_dE6_yz_dp66 = dE5_yy_dp66 * minus_R6_yz + minus_dE5_yz_dp66 * R6_zz;
    const double dE6_zx_dp66 = dE5_zx_dp66 * R6_xx + dE5_zy_dp66 * R6_yx + dE5_zz_dp66 * R6_zx;
    const double t133 = dE5_zy_dp66 * R6_yy - dE5_zx_dp66 * minus_R6_xy;
    const double dE6_zy_dp66 = t133 + dE5_zz_dp66 * R6_zy;
    const double dE6_zz_dp66 = dE5_zz_dp66 * R6_zz - dE5_zy_dp66 * minus_R6_yz;
    const double t134 = dE5_xx_dp66 * joint6_a - dE5_xy_dp66 * minus_p6_y;
    const double t135 = dE5_yx_dp66 * joint6_a - dE5_yy_dp66 * minus_p6_y;
    const double t136 = dE5_zx_dp66 * joint6_a - dE5_zy_dp66 * minus_p6_y;
    const double do6_x_dp66 = do5_x_dp66 + (t134 + dE5_xz_dp66 * p6_z);
    const double do6_y_dp66 = do5_y_dp66 + (t135 - minus_dE5_yz_dp66 * p6_z);
    const double do6_z_dp66 = do5_z_dp66 + (t136 + dE5_zz_dp66 * p6_z);

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
    const double t137 = dE3_xy_dp68 * R4_yy - dE3_xx_dp68 * minus_R4_xy;
    const double dE4_xy_dp68 = t137 + dE3_xz_dp68 * R4_zy;
    const double dE4_xz_dp68 = dE3_xz_dp68 * R4_zz - dE3_xy_dp68 * minus_R4_yz;
    const double t138 = minus_dE3_yy_dp68 * R4_yx + minus_dE3_yx_dp68 * R4_xx;
    const double minus_dE4_yx_dp68 = t138 + minus_dE3_yz_dp68 * R4_zx;
    const double t139 = minus_dE3_yx_dp68 * minus_R4_xy - minus_dE3_yy_dp68 * R4_yy;
    const double dE4_yy_dp68 = t139 - minus_dE3_yz_dp68 * R4_zy;
    const double minus_dE4_yz_dp68 = minus_dE3_yz_dp68 * R4_zz - minus_dE3_yy_dp68 * minus_R4_yz;
    const double t140 = dE3_zx_dp68 * R4_xx + dE3_zy_dp68 * R4_yx;
    const double dE4_zx_dp68 = t140 - minus_dE3_zz_dp68 * R4_zx;
    const double t141 = dE3_zy_dp68 * R4_yy - dE3_zx_dp68 * minus_R4_xy;
    const double dE4_zy_dp68 = t141 - minus_dE3_zz_dp68 * R4_zy;
    const double minus_dE4_zz_dp68 = minus_dE3_zz_dp68 * R4_zz + dE3_zy_dp68 * minus_R4_yz;
    const double t142 = dE3_xx_dp68 * joint4_a - dE3_xy_dp68 * minus_p4_y;
    const double t143 = minus_dE3_yx_dp68 * joint4_a - minus_dE3_yy_dp68 * minus_p4_y;
    const double t144 = dE3_zx_dp68 * joint4_a - dE3_zy_dp68 * minus_p4_y;
    const double do4_x_dp68 = do3_x_dp68 + (t142 + dE3_xz_dp68 * p4_z);
    const double do4_y_dp68 = do3_y_dp68 - (t143 + minus_dE3_yz_dp68 * p4_z);
    const double do4_z_dp68 = t144 - minus_dE3_zz_dp68 * p4_z - minus_do3_z_dp68;

    /* link 5: axes E and origin o in the base frame, derivative in p[68] */
    const double dE5_xx_dp68 = dE4_xx_dp68 * R5_xx + dE4_xy_dp68 * R5_yx + dE4_xz_dp68 * R5_zx;
    const double t145 = dE4_xy_dp68 * R5_yy - dE4_xx_dp68 * minus_R5_xy;
    const double dE5_xy_dp68 = t145 + dE4_xz_dp68 * R5_zy;
    const double dE5_xz_dp68 = dE4_xz_dp68 * R5_zz - dE4_xy_dp68 * minus_R5_yz;
    const double t146 = dE4_yy_dp68 * R5_yx - minus_dE4_yx_dp68 * R5_xx;
    const double dE5_yx_dp68 = t146 - minus_dE4_yz_dp68 * R5_zx;
    const double t147 = dE4_yy_dp68 * R5_yy + minus_dE4_yx_dp68 * minus_R5_xy;
    const double dE5_yy_dp68 = t147 - minus_dE4_yz_dp68 * R5_zy;
    const double minus_dE5_yz_dp68 = dE4_yy_dp68 * minus_R5_yz + minus_dE4_yz_dp68 * R5_zz;
    const double t148 = dE4_zx_dp68 * R5_xx + dE4_zy_dp68 * R5_yx;
    const double dE5_zx_dp68 = t148 - minus_dE4_zz_dp68 * R5_zx;
    const double t149 = dE4_zy_dp68 * R5_yy - dE4_zx_dp68 * minus_R5_xy;
    const double dE5_zy_dp68 = t149 - minus_dE4_zz_dp68 * R5_zy;
    const double minus_dE5_zz_dp68 = minus_dE4_zz_dp68 * R5_zz + dE4_zy_dp68 * minus_R5_yz;
    const double t150 = dE4_xx_dp68 * joint5_a - dE4_xy_dp68 * minus_p5_y;
    const double t151 = minus_dE4_yx_dp68 * joint5_a + dE4_yy_dp68 * minus_p5_y;
    const double t152 = dE4_zx_dp68 * joint5_a - dE4_zy_dp68 * minus_p5_y;
    const double do5_x_dp68 = do4_x_dp68 + (t150 + dE4_xz_dp68 * p5_z);
    const double do5_y_dp68 = do4_y_dp68 - (t151 + minus_dE4_yz_dp68 * p5_z);
    const double do5_z_dp68 = do4_z_dp68 + (t152 - minus_dE4_zz_dp68 * p5_z);

    /* link 6: axes E and origin o in the base frame, derivative in p[68] */
    const double dE6_xx_dp68 = dE5_xx_dp68 * R6_xx + dE5_xy_dp68 * R6_yx + dE5_xz_dp68 * R6_zx;
    const double t153 = dE5_xy_dp68 * R6_yy - dE5_xx_dp68 * minus_R6_xy;
    const double dE6_xy_dp68 = t153 + dE5_xz_dp68 * R6_zy;
    const double dE6_xz_dp68 = dE5_xz_dp68 * R6_zz - dE5_xy_dp68 * minus_R6_yz;
    const double t154 = dE5_yx_dp68 * R6_xx + dE5_yy_dp68 * R6_yx;
    const double dE6_yx_dp68 = t154 - minus_dE5_yz_dp68 * R6_zx;
    const double t155 = dE5_yy_dp68 * R6_yy - dE5_yx_dp68 * minus_R6_xy;
    const double dE6_yy_dp68 = t155 - minus_dE5_yz_dp68 * R6_zy;
    const double minus_dE6_yz_dp68 = dE5_yy_dp68 * minus_R6_yz + minus_dE5_yz_dp68 * R6_zz;
    const double t156 = dE5_zx_dp68 * R6_xx + dE5_zy_dp68 * R6_yx;
    const double dE6_zx_dp68 = t156 - minus_dE5_zz_dp68 * R6_zx;
    const double t157 = dE5_zy_dp68 * R6_yy - dE5_zx_dp68 * minus_R6_xy;
    const double dE6_zy_dp68 = t157 - minus_dE5_zz_dp68 * R6_zy;
    const double minus_dE6_zz_dp68 = minus_dE5_zz_dp68 * R6_zz + dE5_zy_dp68 * minus_R6_yz;
    const double t158 = dE5_xx_dp68 * joint6_a - dE5_xy_dp68 * minus_p6_y;
    const double t159 = dE5_yx_dp68 * joint6_a - dE5_yy_dp68 * minus_p6_y;
    const double t160 = dE5_zx_dp68 * joint6_a - dE5_zy_dp68 * minus_p6_y;
    const double do6_x_dp68 = do5_x_dp68 + (t158 + dE5_xz_dp68 * p6_z);
    const double do6_y_dp68 = do5_y_dp68 + (t159 - minus_dE5_yz_dp68 * p6_z);
    const double do6_z_dp68 = do5_z_dp68 + (t160 - minus_dE5_zz_dp68 * p6_z);

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
    const double t161 = dE4_xx_dp70 * R5_xx - minus_dE4_xy_dp70 * R5_yx;
    const double dE5_xx_dp70 = t161 + dE4_xz_dp70 * R5_zx;
    const double t162 = minus_dE4_xy_dp70 * R5_yy + dE4_xx_dp70 * minus_R5_xy;
    const double dE5_xy_dp70 = dE4_xz_dp70 * R5_zy - t162;
    const double dE5_xz_dp70 = dE4_xz_dp70 * R5_zz + minus_dE4_xy_dp70 * minus_R5_yz;
    const double t163 = dE4_yx_dp70 * R5_xx - minus_dE4_yy_dp70 * R5_yx;
    const double dE5_yx_dp70 = t163 + dE4_yz_dp70 * R5_zx;
    const double t164 = minus_dE4_yy_dp70 * R5_yy + dE4_yx_dp70 * minus_R5_xy;
    const double dE5_yy_dp70 = dE4_yz_dp70 * R5_zy - t164;
    const double dE5_yz_dp70 = minus_dE4_yy_dp70 * minus_R5_yz + dE4_yz_dp70 * R5_zz;
    const double t165 = dE4_zx_dp70 * R5_xx - minus_dE4_zy_dp70 * R5_yx;
    const double dE5_zx_dp70 = t165 + dE4_zz_dp70 * R5_zx;
    const double t166 = minus_dE4_zy_dp70 * R5_yy + dE4_zx_dp70 * minus_R5_xy;
    const double dE5_zy_dp70 = dE4_zz_dp70 * R5_zy - t166;
    const double dE5_zz_dp70 = dE4_zz_dp70 * R5_zz + minus_dE4_zy_dp70 * minus_R5_yz;
    const double t167 = dE4_xx_dp70 * joint5_a + minus_dE4_xy_dp70 * minus_p5_y;
    const double t168 = dE4_yx_dp70 * joint5_a + minus_dE4_yy_dp70 * minus_p5_y;
    const double t169 = dE4_zx_dp70 * joint5_a + minus_dE4_zy_dp70 * minus_p5_y;
    const double do5_x_dp70 = do4_x_dp70 + (t167 + dE4_xz_dp70 * p5_z);
    const double do5_y_dp70 = do4_y_dp70 + (t168 + dE4_yz_dp70 * p5_z);
    const double do5_z_dp70 = do4_z_dp70 + (t169 + dE4_zz_dp70 * p5_z);

    /* link 6: axes E and origin o in the base frame, derivative in p[70] */
    const double dE6_xx_dp70 = dE5_xx_dp70 * R6_xx + dE5_xy_dp70 * R6_yx + dE5_xz_dp70 * R6_zx;
    const double t170 = dE5_xy_dp70 * R6_yy - dE5_xx_dp70 * minus_R6_xy;
    const double dE6_xy_dp70 = t170 + dE5_xz_dp70 * R6_zy;
    const double minus_dE6_xz_dp70 = dE5_xy_dp70 * minus_R6_yz - dE5_xz_dp70 * R6_zz;
    const double dE6_yx_dp70 = dE5_yx_dp70 * R6_xx + dE5_yy_dp70 * R6_yx + dE5_yz_dp70 * R6_zx;
    const double t171 = dE5_yy_dp70 * R6_yy - dE5_yx_dp70 * minus_R6_xy;
    const double dE6_yy_dp70 = t171 + dE5_yz_dp70 * R6_zy;
    const double minus_dE6_yz_dp70 = dE5_yy_dp70 * minus_R6_yz - dE5_yz_dp70 * R6_zz;
    const double dE6_zx_dp70 = dE5_zx_dp70 * R6_xx + dE5_zy_dp70 * R6_yx + dE5_zz_dp70 * R6_zx;
    const double t172 = dE5_zy_dp70 * R6_yy - dE5_zx_dp70 * minus_R6_xy;
    const double dE6_zy_dp70 = t172 + dE5_zz_dp70 * R6_zy;
    const double dE6_zz_dp70 = dE5_zz_dp70 * R6_zz - dE5_zy_dp70 * minus_R6_yz;
    const double t173 = dE5_xx_dp70 * joint6_a - dE5_xy_dp70 * minus_p6_y;
    const double t174 = dE5_yx_dp70 * joint6_a - dE5_yy_dp70 * minus_p6_y;
    const double t175 = dE5_zx_dp70 * joint6_a - dE5_zy_dp70 * minus_p6_y;
    const double do6_x_dp70 = do5_x_dp70 + (t173 + dE5_xz_dp70 * p6_z);
    const double do6_y_dp70 = do5_y_dp70 + (t174 + dE5_yz_dp70 * p6_z);
    const double do6_z_dp70 = do5_z_dp70 + (t175 + dE5_zz_dp70 * p6_z);

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
    const double t176 = dE4_xx_dp72 * R5_xx + dE4_xy_dp72 * R5_yx;
    const double dE5_xx_dp72 = t176 - minus_dE4_xz_dp72 * R5_zx;
    const double t177 = dE4_xy_dp72 * R5_yy - dE4_xx_dp72 * minus_R5_xy;
    const double dE5_xy_dp72 = t177 - minus_dE4_xz_dp72 * R5_zy;
    const double minus_dE5_xz_dp72 = minus_dE4_xz_dp72 * R5_zz + dE4_xy_dp72 * minus_R5_yz;
    const double t178 = minus_dE4_yy_dp72 * R5_yx + minus_dE4_yx_dp72 * R5_xx;
    const double minus_dE5_yx_dp72 = t178 + minus_dE4_yz_dp72 * R5_zx;
    const double t179 = minus_dE4_yx_dp72 * minus_R5_xy - minus_dE4_yy_dp72 * R5_yy;
    const double dE5_yy_dp72 = t179 - minus_dE4_yz_dp72 * R5_zy;
    const double minus_dE5_yz_dp72 = minus_dE4_yz_dp72 * R5_zz - minus_dE4_yy_dp72 * minus_R5_yz;
    const double t180 = dE4_zx_dp72 * R5_xx + dE4_zy_dp72 * R5_yx;
    const double dE5_zx_dp72 = t180 - minus_dE4_zz_dp72 * R5_zx;
    const double t181 = dE4_zy_dp72 * R5_yy - dE4_zx_dp72 * minus_R5_xy;
    const double dE5_zy_dp72 = t181 - minus_dE4_zz_dp72 * R5_zy;
    const double minus_dE5_zz_dp72 = minus_dE4_zz_dp72 * R5_zz + dE4_zy_dp72 * minus_R5_yz;
    const double t182 = dE4_xx_dp72 * joint5_a - dE4_xy_dp72 * minus_p5_y;
    const double t183 = minus_dE4_yx_dp72 * joint5_a - minus_dE4_yy_dp72 * minus_p5_y;
    const double t184 = dE4_zx_dp72 * joint5_a - dE4_zy_dp72 * minus_p5_y;
    const double do5_x_dp72 = t182 - minus_dE4_xz_dp72 * p5_z - minus_do4_x_dp72;
    const double do5_y_dp72 = do4_y_dp72 - (t183 + minus_dE4_yz_dp72 * p5_z);
    const double do5_z_dp72 = t184 - minus_dE4_zz_dp72 * p5_z - minus_do4_z_dp72;

    /* link 6: axes E and origin o in the base frame, derivative in p[72] */
    const double t185 = dE5_xx_dp72 * R6_xx + dE5_xy_dp72 * R6_yx;
    const double dE6_xx_dp72 = t185 - minus_dE5_xz_dp72 * R6_zx;
    const double t186 = dE5_xy_dp72 * R6_yy - dE5_xx_dp72 * minus_R6_xy;
    const double dE6_xy_dp72 = t186 - minus_dE5_xz_dp72 * R6_zy;
    const double minus_dE6_xz_dp72 = minus_dE5_xz_dp72 * R6_zz + dE5_xy_dp72 * minus_R6_yz;
    const double t187 = dE5_yy_dp72 * R6_yx - minus_dE5_yx_dp72 * R6_xx;
    const double dE6_yx_dp72 = t187 - minus_dE5_yz_dp72 * R6_zx;
    const double t188 = dE5_yy_dp72 * R6_yy + minus_dE5_yx_dp72 * minus_R6_xy;
    const double dE6_yy_dp72 = t188 - minus_dE5_yz_dp72 * R6_zy;
    const double minus_dE6_yz_dp72 = dE5_yy_dp72 * minus_R6_yz + minus_dE5_yz_dp72 * R6_zz;
    const double t189 = dE5_zx_dp72 * R6_xx + dE5_zy_dp72 * R6_yx;
    const double dE6_zx_dp72 = t189 - minus_dE5_zz_dp72 * R6_zx;
    const double t190 = dE5_zy_dp72 * R6_yy - dE5_zx_dp72 * minus_R6_xy;
    const double dE6_zy_dp72 = t190 - minus_dE5_zz_dp72 * R6_zy;
    const double minus_dE6_zz_dp72 = minus_dE5_zz_dp72 * R6_zz + dE5_zy_dp72 * minus_R6_yz;
    const double t191 = dE5_xx_dp72 * joint6_a - dE5_xy_dp72 * minus_p6_y;
    const double t192 = minus_dE5_yx_dp72 * joint6_a + dE5_yy_dp72 * minus_p6_y;
    const double t193 = dE5_zx_dp72 * joint6_a - dE5_zy_dp72 * minus_p6_y;
    const double do6_x_dp72 = do5_x_dp72 + (t191 - minus_dE5_xz_dp72 * p6_z);
    const double do6_y_dp72 = do5_y_dp72 - (t192 + minus_dE5_yz_dp72 * p6_z);
    const double do6_z_dp72 = do5_z_dp72 + (t193 - minus_dE5_zz_dp72 * p6_z);

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
    const double t194 = dE5_xx_dp74 * R6_xx - minus_dE5_xy_dp74 * R6_yx;
    const double dE6_xx_dp74 = t194 + dE5_xz_dp74 * R6_zx;
    const double t195 = minus_dE5_xy_dp74 * R6_yy + dE5_xx_dp74 * minus_R6_xy;
    const double dE6_xy_dp74 = dE5_xz_dp74 * R6_zy - t195;
    const double dE6_xz_dp74 = dE5_xz_dp74 * R6_zz + minus_dE5_xy_dp74 * minus_R6_yz;
    const double t196 = dE5_yx_dp74 * R6_xx - minus_dE5_yy_dp74 * R6_yx;
    const double dE6_yx_dp74 = t196 + dE5_yz_dp74 * R6_zx;
    const double t197 = minus_dE5_yy_dp74 * R6_yy + dE5_yx_dp74 * minus_R6_xy;
    const double dE6_yy_dp74 = dE5_yz_dp74 * R6_zy - t197;
    const double dE6_yz_dp74 = minus_dE5_yy_dp74 * minus_R6_yz + dE5_yz_dp74 * R6_zz;
    const double t198 = dE5_zx_dp74 * R6_xx - minus_dE5_zy_dp74 * R6_yx;
    const double dE6_zx_dp74 = t198 + dE5_zz_dp74 * R6_zx;
    const double t199 = minus_dE5_zy_dp74 * R6_yy + dE5_zx_dp74 * minus_R6_xy;
    const double dE6_zy_dp74 = dE5_zz_dp74 * R6_zy - t199;
    const double dE6_zz_dp74 = dE5_zz_dp74 * R6_zz + minus_dE5_zy_dp74 * minus_R6_yz;
    const double t200 = dE5_xx_dp74 * joint6_a + minus_dE5_xy_dp74 * minus_p6_y;
    const double t201 = dE5_yx_dp74 * joint6_a + minus_dE5_yy_dp74 * minus_p6_y;
    const double t202 = dE5_zx_dp74 * joint6_a + minus_dE5_zy_dp74 * minus_p6_y;
    const double do6_x_dp74 = do5_x_dp74 + (t200 + dE5_xz_dp74 * p6_z);
    const double do6_y_dp74 = do5_y_dp74 + (t201 + dE5_yz_dp74 * p6_z);
    const double do6_z_dp74 = do5_z_dp74 + (t202 + dE5_zz_dp74 * p6_z);

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
    const double t203 = dE5_xx_dp76 * R6_xx + dE5_xy_dp76 * R6_yx;
    const double dE6_xx_dp76 = t203 - minus_dE5_xz_dp76 * R6_zx;
    const double t204 = dE5_xy_dp76 * R6_yy - dE5_xx_dp76 * minus_R6_xy;
    const double dE6_xy_dp76 = t204 - minus_dE5_xz_dp76 * R6_zy;
    const double minus_dE6_xz_dp76 = minus_dE5_xz_dp76 * R6_zz + dE5_xy_dp76 * minus_R6_yz;
    const double t205 = minus_dE5_yy_dp76 * R6_yx + minus_dE5_yx_dp76 * R6_xx;
    const double minus_dE6_yx_dp76 = t205 + minus_dE5_yz_dp76 * R6_zx;
    const double t206 = minus_dE5_yx_dp76 * minus_R6_xy - minus_dE5_yy_dp76 * R6_yy;
    const double dE6_yy_dp76 = t206 - minus_dE5_yz_dp76 * R6_zy;
    const double minus_dE6_yz_dp76 = minus_dE5_yz_dp76 * R6_zz - minus_dE5_yy_dp76 * minus_R6_yz;
    const double t207 = dE5_zx_dp76 * R6_xx + dE5_zy_dp76 * R6_yx;
    const double dE6_zx_dp76 = t207 - minus_dE5_zz_dp76 * R6_zx;
    const double t208 = dE5_zy_dp76 * R6_yy - dE5_zx_dp76 * minus_R6_xy;
    const double dE6_zy_dp76 = t208 - minus_dE5_zz_dp76 * R6_zy;
    const double minus_dE6_zz_dp76 = minus_dE5_zz_dp76 * R6_zz + dE5_zy_dp76 * minus_R6_yz;
    const double t209 = dE5_xx_dp76 * joint6_a - dE5_xy_dp76 * minus_p6_y;
    const double t210 = minus_dE5_yx_dp76 * joint6_a - minus_dE5_yy_dp76 * minus_p6_y;
    const double t211 = dE5_zx_dp76 * joint6_a - dE5_zy_dp76 * minus_p6_y;
    const double do6_x_dp76 = t209 - minus_dE5_xz_dp76 * p6_z - minus_do5_x_dp76;
    const double do6_y_dp76 = do5_y_dp76 - (t210 + minus_dE5_yz_dp76 * p6_z);
    const double do6_z_dp76 = t211 - minus_dE5_zz_dp76 * p6_z - minus_do5_z_dp76;

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
    const double t212 = E6_xz * dE6_xy_dp62 - minus_E6_yz * dE6_yy_dp62;
    const double t213 = E6_xx * dE6_xz_dp62 - E6_yx * minus_dE6_yz_dp62;
    const double t214 = E6_xz * do6_x_dp62 - minus_E6_yz * do6_y_dp62;
    const double t215 = E6_xz * dE6_xy_dp64 - minus_E6_yz * dE6_yy_dp64;
    const double t216 = E6_xx * dE6_xz_dp64 - E6_yx * minus_dE6_yz_dp64;
    const double t217 = E6_xz * do6_x_dp64 - minus_E6_yz * do6_y_dp64;
    const double t218 = E6_xz * dE6_xy_dp66 - minus_E6_yz * dE6_yy_dp66;
    const double t219 = E6_xx * dE6_xz_dp66 - E6_yx * minus_dE6_yz_dp66;
    const double t220 = E6_xz * do6_x_dp66 - minus_E6_yz * do6_y_dp66;
    const double t221 = E6_xz * dE6_xy_dp68 - minus_E6_yz * dE6_yy_dp68;
    const double t222 = E6_xx * dE6_xz_dp68 - E6_yx * minus_dE6_yz_dp68;
    const double t223 = E6_xz * do6_x_dp68 - minus_E6_yz * do6_y_dp68;
    const double t224 = E6_xz * dE6_xy_dp70 - minus_E6_yz * dE6_yy_dp70;
    const double t225 = E6_xx * minus_dE6_xz_dp70 + E6_yx * minus_dE6_yz_dp70;
    const double t226 = E6_xz * do6_x_dp70 - minus_E6_yz * do6_y_dp70;
    const double t227 = E6_xz * dE6_xy_dp72 - minus_E6_yz * dE6_yy_dp72;
    const double t228 = E6_xx * minus_dE6_xz_dp72 + E6_yx * minus_dE6_yz_dp72;
    const double t229 = E6_xz * do6_x_dp72 - minus_E6_yz * do6_y_dp72;
    const double t230 = E6_xz * dE6_xy_dp74 - minus_E6_yz * dE6_yy_dp74;
    const double t231 = E6_xz * do6_x_dp74 - minus_E6_yz * do6_y_dp74;
    const double t232 = E6_xz * dE6_xy_dp76 - minus_E6_yz * dE6_yy_dp76;
    const double t233 = E6_xx * minus_dE6_xz_dp76 + E6_yx * minus_dE6_yz_dp76;
    const double t234 = E6_xy * dE6_xx_dp76 - E6_yy * minus_dE6_yx_dp76;
    const double t235 = E6_xz * do6_x_dp76 - minus_E6_yz * do6_y_dp76;
    const double t236 = E6_xz * minus_dE6_xy_dp78 - minus_E6_yz * minus_dE6_yy_dp78;
    const double t237 = E6_xz * do6_x_dp78 - minus_E6_yz * do6_y_dp78;
    const double t238 = E6_xz * dE6_xy_dp80 + minus_E6_yz * minus_dE6_yy_dp80;
    const double t239 = E6_yx * (minus_R6_yz * minus_E5_yz - R6_zz * E5_yy);
    const double t240 = E6_xy * dE6_xx_dp80 - E6_yy * minus_dE6_yx_dp80;
    const double t241 = E6_yx * do6_y_dp80 - E6_xx * minus_do6_x_dp80;
    const double t242 = E6_yy * do6_y_dp80 - E6_xy * minus_do6_x_dp80;
    const double t243 = E6_xz * minus_do6_x_dp80 + minus_E6_yz * do6_y_dp80;
    const double t244 = E6_xz * E6_xx - minus_E6_yz * E6_yx + E6_zz * E6_zx;

    dX_dp[0][0][0] = E6_zz * E6_yy - minus_E6_yz * dE6_yy_dp60;
    dX_dp[0][0][1] = 0.0;
    dX_dp[0][0][2] = t212 + E6_zz * dE6_zy_dp62;
    dX_dp[0][0][3] = 0.0;
    dX_dp[0][0][4] = t215 + E6_zz * dE6_zy_dp64;
    dX_dp[0][0][5] = 0.0;
    dX_dp[0][0][6] = t218 + E6_zz * dE6_zy_dp66;
    dX_dp[0][0][7] = 0.0;
    dX_dp[0][0][8] = t221 + E6_zz * dE6_zy_dp68;
    dX_dp[0][0][9] = 0.0;
    dX_dp[0][0][10] = t224 + E6_zz * dE6_zy_dp70;
    dX_dp[0][0][11] = 0.0;
    dX_dp[0][0][12] = t227 + E6_zz * dE6_zy_dp72;
    dX_dp[0][0][13] = 0.0;
    dX_dp[0][0][14] = t230 + E6_zz * dE6_zy_dp74;
    dX_dp[0][0][15] = 0.0;
    dX_dp[0][0][16] = t232 + E6_zz * dE6_zy_dp76;
    dX_dp[0][0][17] = 0.0;
    dX_dp[0][0][18] = -(t236 + E6_zz * minus_dE6_zy_dp78);
    dX_dp[0][0][19] = 0.0;
    dX_dp[0][0][20] = t238 + E6_zz * dE6_zy_dp80;
    dX_dp[0][0][21] = 0.0;
    dX_dp[0][0][22] = -t244;
    dX_dp[0][0][23] = 0.0;
    dX_dp[0][1][0] = -(E6_yx * minus_dE6_yz_dp60 + E6_zx * minus_E6_yz);
    dX_dp[0][1][1] = 0.0;
    dX_dp[0][1][2] = t213 + E6_zx * dE6_zz_dp62;
    dX_dp[0][1][3] = 0.0;
    dX_dp[0][1][4] = t216 - E6_zx * minus_dE6_zz_dp64;
    dX_dp[0][1][5] = 0.0;
    dX_dp[0][1][6] = t219 + E6_zx * dE6_zz_dp66;
    dX_dp[0][1][7] = 0.0;
    dX_dp[0][1][8] = t222 - E6_zx * minus_dE6_zz_dp68;
    dX_dp[0][1][9] = 0.0;
    dX_dp[0][1][10] = E6_zx * dE6_zz_dp70 - t225;
    dX_dp[0][1][11] = 0.0;
    dX_dp[0][1][12] = -(t228 + E6_zx * minus_dE6_zz_dp72);
    dX_dp[0][1][13] = 0.0;
    dX_dp[0][1][14] = E6_xx * dE6_xz_dp74 + E6_yx * dE6_yz_dp74 + E6_zx * dE6_zz_dp74;
    dX_dp[0][1][15] = 0.0;
    dX_dp[0][1][16] = -(t233 + E6_zx * minus_dE6_zz_dp76);
    dX_dp[0][1][17] = 0.0;
    dX_dp[0][1][18] = E6_xx * dE6_xz_dp78 + E6_yx * dE6_yz_dp78 + E6_zx * dE6_zz_dp78;
    dX_dp[0][1][19] = 0.0;
    dX_dp[0][1][20] = t239 - E6_xx * minus_dE6_xz_dp80 - E6_zx * minus_dE6_zz_dp80;
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
    dX_dp[0][2][16] = t234 + E6_zy * dE6_zx_dp76;
    dX_dp[0][2][17] = 0.0;
    dX_dp[0][2][18] = E6_xy * dE6_xx_dp78 + E6_yy * dE6_yx_dp78 + E6_zy * dE6_zx_dp78;
    dX_dp[0][2][19] = 0.0;
    dX_dp[0][2][20] = t240 + E6_zy * dE6_zx_dp80;
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
    dX_dp[0][3][20] = t241 - E6_zx * minus_do6_z_dp80;
    dX_dp[0][3][21] = E6_xx * E5_xx + E6_yx * E5_yx + E6_zx * E5_zx;
    dX_dp[0][3][22] = 0.0;
    dX_dp[0][3][23] = t244;
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
    dX_dp[0][4][20] = t242 - E6_zy * minus_do6_z_dp80;
    dX_dp[0][4][21] = E6_xy * E5_xx + E6_yy * E5_yx + E6_zy * E5_zx;
    dX_dp[0][4][22] = 0.0;
    dX_dp[0][4][23] = E6_xy * E6_xz - E6_yy * minus_E6_yz + E6_zy * E6_zz;
    dX_dp[0][5][0] = E6_zz * o6_y + minus_E6_yz * minus_do6_y_dp60;
    dX_dp[0][5][1] = E6_xz;
    dX_dp[0][5][2] = t214 + E6_zz * do6_z_dp62;
    dX_dp[0][5][3] = minus_E6_yz * minus_R1_yz + E6_zz * R1_zz;
    dX_dp[0][5][4] = t217 + E6_zz * do6_z_dp64;
    dX_dp[0][5][5] = E6_xz * R1_xx - minus_E6_yz * R1_yx + E6_zz * R1_zx;
    dX_dp[0][5][6] = t220 + E6_zz * do6_z_dp66;
    dX_dp[0][5][7] = E6_xz * E2_xz + minus_E6_yz * minus_E2_yz + E6_zz * E2_zz;
    dX_dp[0][5][8] = t223 + E6_zz * do6_z_dp68;
    dX_dp[0][5][9] = E6_xz * E2_xx - minus_E6_yz * E2_yx + E6_zz * E2_zx;
    dX_dp[0][5][10] = t226 + E6_zz * do6_z_dp70;
    dX_dp[0][5][11] = E6_xz * E3_xz + minus_E6_yz * minus_E3_yz + E6_zz * E3_zz;
    dX_dp[0][5][12] = t229 + E6_zz * do6_z_dp72;
    dX_dp[0][5][13] = E6_xz * E3_xx - minus_E6_yz * E3_yx + E6_zz * E3_zx;
    dX_dp[0][5][14] = t231 + E6_zz * do6_z_dp74;
    dX_dp[0][5][15] = E6_xz * E4_xz + minus_E6_yz * minus_E4_yz + E6_zz * E4_zz;
    dX_dp[0][5][16] = t235 + E6_zz * do6_z_dp76;
    dX_dp[0][5][17] = E6_xz * E4_xx - minus_E6_yz * E4_yx + E6_zz * E4_zx;
    dX_dp[0][5][18] = t237 + E6_zz * do6_z_dp78;
    dX_dp[0][5][19] = E6_xz * E5_xz + minus_E6_yz * minus_E5_yz + E6_zz * E5_zz;
    dX_dp[0][5][20] = -(t243 + E6_zz * minus_do6_z_dp80);
    dX_dp[0][5][21] = E6_xz * E5_xx - minus_E6_yz * E5_yx + E6_zz * E5_zx;
    dX_dp[0][5][22] = 0.0;
    dX_dp[0][5][23] = E6_xz * E6_xz + minus_E6_yz * minus_E6_yz + E6_zz * E6_zz;
}

/* Gradient of each tip's position in the parameters, in base axes. */
void puma560_position_gradient(const double q[6], const double p[84], double dx_dp[1][3][24])
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
    const double joint6_d = p[83];

    /* sines and cosines of the joint angles */
    const double s1 = sin(q[0]);
    const double c1 = cos(q[0]);
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double s3 = sin(q[2]);
    const double c3 = cos(q[2]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);

    /* joint 1: rotation R and translation p from link 1 to its parent */
    const double minus_R1_yz = sin(joint1_alpha);
    const double R1_zz = cos(joint1_alpha);
    const double t1 = sin(joint1_theta);
    const double t2 = cos(joint1_theta);
    const double t3 = R1_zz * t1;
    const double t4 = R1_zz * t2;
    const double t5 = minus_R1_yz * t1;
    const double t6 = minus_R1_yz * t2;
    const double R1_xx = t2 * c1 - t1 * s1;
    const double minus_R1_xy = t2 * s1 + t1 * c1;
    const double R1_yx = t3 * c1 + t4 * s1;
    const double R1_yy = t4 * c1 - t3 * s1;
    const double R1_zx = t5 * c1 + t6 * s1;
    const double R1_zy = t6 * c1 - t5 * s1;

    /* joint 2: rotation R and translation p from link 2 to its parent */
    const double minus_R2_yz = sin(joint2_alpha);
    const double R2_zz = cos(joint2_alpha);
    const double t7 = sin(joint2_theta);
    const double t8 = cos(joint2_theta);
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
    const double minus_R3_yz = sin(joint3_alpha);
    const double R3_zz = cos(joint3_alpha);
    const double t13 = sin(joint3_theta);
    const double t14 = cos(joint3_theta);
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
    const double minus_R4_yz = sin(joint4_alpha);
    const double R4_zz = cos(joint4_alpha);
    const double t19 = sin(joint4_theta);
    const double t20 = cos(joint4_theta);
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
    const double minus_R5_yz = sin(joint5_alpha);
    const double R5_zz = cos(joint5_alpha);
    const double t25 = sin(joint5_theta);
    const double t26 = cos(joint5_theta);
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
    const double minus_R6_yz = sin(joint6_alpha);
    const double R6_zz = cos(joint6_alpha);
    const double minus_p6_y = minus_R6_yz * joint6_d;
    const double p6_z = R6_zz * joint6_d;

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

    /* link 5: axes E and origin o in the base frame */
    const double E5_xx = E4_xx * R5_xx + E4_xy * R5_yx + E4_xz * R5_zx;
    const double E5_xy = E4_xy * R5_yy - E4_xx * minus_R5_xy + E4_xz * R5_zy;
    const double E5_xz = E4_xz * R5_zz - E4_xy * minus_R5_yz;
    const double E5_yx = E4_yx * R5_xx + E4_yy * R5_yx - minus_E4_yz * R5_zx;
    const double minus_E5_yz = E4_yy * minus_R5_yz + minus_E4_yz * R5_zz;
    const double E5_zx = E4_zx * R5_xx + E4_zy * R5_yx + E4_zz * R5_zx;
    const double E5_zy = E4_zy * R5_yy - E4_zx * minus_R5_xy + E4_zz * R5_zy;
    const double E5_zz = E4_zz * R5_zz - E4_zy * minus_R5_yz;

    /* link 6: axes E and origin o in the base frame */
    const double E6_xz = E5_xz * R6_zz - E5_xy * minus_R6_yz;
    const double E6_zz = E5_zz * R6_zz - E5_zy * minus_R6_yz;

    /* X[3] by way of joint 5: rotation R and translation p from link 5 to its parent */
    const double minus_dX4_dR5_zy = minus_p6_y * E4_xz;
    const double minus_dX4_dR5_yy = minus_p6_y * E4_xy;
    const double minus_dX4_dR5_xy = minus_p6_y * E4_xx;

    /* X[3] by way of link 4: axes E and origin o in the base frame */
    const double dX4_dE4_xz = p5_z + p6_z * R5_zz - minus_p6_y * R5_zy + joint6_a * R5_zx;

    /* X[3] by way of joint 5: rotation R and translation p from link 5 to its parent */
    const double dX4_dR5_zx = joint6_a * E4_xz;

    /* X[3] by way of link 4: axes E and origin o in the base frame */
    const double t31 = minus_p5_y + p6_z * minus_R5_yz + minus_p6_y * R5_yy;
    const double dX4_dE4_xy = joint6_a * R5_yx - t31;

    /* X[3] by way of joint 5: rotation R and translation p from link 5 to its parent */
    const double dX4_dR5_yx = joint6_a * E4_xy;

    /* X[3] by way of link 4: axes E and origin o in the base frame */
    const double dX4_dE4_xx = joint5_a + minus_p6_y * minus_R5_xy + joint6_a * R5_xx;

    /* X[3] by way of joint 5: rotation R and translation p from link 5 to its parent */
    const double dX4_dR5_xx = joint6_a * E4_xx;

    /* X[3] by way of joint 4: rotation R and translation p from link 4 to its parent */
    const double dX4_dR4_zy = dX4_dE4_xy * E3_xz;
    const double dX4_dR4_yy = dX4_dE4_xy * E3_xy;
    const double dX4_dR4_xy = dX4_dE4_xy * E3_xx;

    /* X[3] by way of link 3: axes E and origin o in the base frame */
    const double t32 = p4_z + dX4_dE4_xz * R4_zz + dX4_dE4_xy * R4_zy;
    const double dX4_dE3_xz = t32 + dX4_dE4_xx * R4_zx;

    /* X[3] by way of joint 4: rotation R and translation p from link 4 to its parent */
    const double dX4_dR4_zx = dX4_dE4_xx * E3_xz;

    /* X[3] by way of link 3: axes E and origin o in the base frame */
    const double t33 = dX4_dE4_xy * R4_yy - (minus_p4_y + dX4_dE4_xz * minus_R4_yz);
    const double dX4_dE3_xy = t33 + dX4_dE4_xx * R4_yx;

    /* X[3] by way of joint 4: rotation R and translation p from link 4 to its parent */
    const double dX4_dR4_yx = dX4_dE4_xx * E3_xy;

    /* X[3] by way of link 3: axes E and origin o in the base frame */
    const double dX4_dE3_xx = joint4_a - dX4_dE4_xy * minus_R4_xy + dX4_dE4_xx * R4_xx;

    /* X[3] by way of joint 4: rotation R and translation p from link 4 to its parent */
    const double dX4_dR4_xx = dX4_dE4_xx * E3_xx;

    /* X[3] by way of joint 3: rotation R and translation p from link 3 to its parent */
    const double dX4_dR3_zy = dX4_dE3_xy * E2_xz;
    const double minus_dX4_dR3_yy = dX4_dE3_xy * minus_E2_xy;
    const double dX4_dR3_xy = dX4_dE3_xy * E2_xx;

    /* X[3] by way of link 2: axes E and origin o in the base frame */
    const double t34 = p3_z + dX4_dE3_xz * R3_zz + dX4_dE3_xy * R3_zy;
    const double dX4_dE2_xz = t34 + dX4_dE3_xx * R3_zx;

    /* X[3] by way of joint 3: rotation R and translation p from link 3 to its parent */
    const double dX4_dR3_zx = dX4_dE3_xx * E2_xz;

    /* X[3] by way of link 2: axes E and origin o in the base frame */
    const double t35 = minus_p3_y + dX4_dE3_xz * minus_R3_yz - dX4_dE3_xy * R3_yy;
    const double minus_dX4_dE2_xy = t35 - dX4_dE3_xx * R3_yx;

    /* X[3] by way of joint 3: rotation R and translation p from link 3 to its parent */
    const double minus_dX4_dR3_yx = dX4_dE3_xx * minus_E2_xy;

    /* X[3] by way of link 2: axes E and origin o in the base frame */
    const double dX4_dE2_xx = joint3_a - dX4_dE3_xy * minus_R3_xy + dX4_dE3_xx * R3_xx;

    /* X[3] by way of joint 3: rotation R and translation p from link 3 to its parent */
    const double dX4_dR3_xx = dX4_dE3_xx * E2_xx;

    /* X[3] by way of joint 2: rotation R and translation p from link 2 to its parent */
    const double dX4_dR2_yy = minus_dX4_dE2_xy * minus_R1_xy;
    const double minus_dX4_dR2_xy = minus_dX4_dE2_xy * R1_xx;

    /* X[3] by way of joint 1: rotation R and translation p from link 1 to its parent */
    const double t36 = minus_p2_y + dX4_dE2_xz * minus_R2_yz + minus_dX4_dE2_xy * R2_yy;
    const double minus_dX4_dR1_xy = t36 - dX4_dE2_xx * R2_yx;

    /* X[3] by way of joint 2: rotation R and translation p from link 2 to its parent */
    const double minus_dX4_dR2_yx = dX4_dE2_xx * minus_R1_xy;

    /* X[3] by way of joint 1: rotation R and translation p from link 1 to its parent */
    const double dX4_dR1_xx = joint2_a + minus_dX4_dE2_xy * minus_R2_xy + dX4_dE2_xx * R2_xx;

    /* X[3] by way of joint 2: rotation R and translation p from link 2 to its parent */
    const double dX4_dR2_xx = dX4_dE2_xx * R1_xx;

    /* X[3] by way of joint 6: rotation R and translation p from link 6 to its parent */
    const double dX4_dR6_zz = E5_xz * joint6_d;
    const double dX4_dR6_yz = E5_xy * joint6_d;

    /* X[3] by way of joint 5: rotation R and translation p from link 5 to its parent */
    const double t37 = dX4_dR5_zx * s5 - minus_dX4_dR5_zy * c5;
    const double t38 = minus_dX4_dR5_zy * s5 + dX4_dR5_zx * c5;
    const double t39 = dX4_dR5_yx * s5 - minus_dX4_dR5_yy * c5;
    const double t40 = minus_dX4_dR5_yy * s5 + dX4_dR5_yx * c5;
    const double minus_dX4_dR5_yz = t37 * t26 - (p6_z * E4_xy + E4_xy * joint5_d) + t38 * t25;
    const double t41 = minus_dX4_dR5_xy * s5 + dX4_dR5_xx * c5 + t37 * minus_R5_yz;
    const double dX4_dR5_zz = p6_z * E4_xz + E4_xz * joint5_d + t39 * t26 + t40 * t25;

    /* X[3] by way of joint 4: rotation R and translation p from link 4 to its parent */
    const double t42 = minus_dX4_dR5_xy * c5 - dX4_dR5_xx * s5 + t38 * minus_R5_yz;
    const double t43 = dX4_dR4_zy * c4 + dX4_dR4_zx * s4;
    const double t44 = dX4_dR4_zx * c4 - dX4_dR4_zy * s4;
    const double t45 = dX4_dR4_yy * c4 + dX4_dR4_yx * s4;
    const double t46 = dX4_dR4_yx * c4 - dX4_dR4_yy * s4;
    const double minus_dX4_dR4_yz = t43 * t20 - (E3_xy * joint4_d + dX4_dE4_xz * E3_xy) + t44 * t19;
    const double t47 = dX4_dR4_xx * c4 - dX4_dR4_xy * s4 + t43 * minus_R4_yz;
    const double dX4_dR4_zz = dX4_dE4_xz * E3_xz + E3_xz * joint4_d + t45 * t20 + t46 * t19;

    /* X[3] by way of joint 3: rotation R and translation p from link 3 to its parent */
    const double t48 = t44 * minus_R4_yz - (dX4_dR4_xy * c4 + dX4_dR4_xx * s4);
    const double t49 = dX4_dR3_zy * c3 + dX4_dR3_zx * s3;
    const double t50 = dX4_dR3_zx * c3 - dX4_dR3_zy * s3;
    const double t51 = minus_dX4_dR3_yy * c3 + minus_dX4_dR3_yx * s3;
    const double t52 = minus_dX4_dR3_yy * s3 - minus_dX4_dR3_yx * c3;
    const double t53 = dX4_dE3_xz * minus_E2_xy + minus_E2_xy * joint3_d + t49 * t14;
    const double minus_dX4_dR3_yz = t53 + t50 * t13;
    const double t54 = dX4_dR3_xx * c3 - dX4_dR3_xy * s3 + t49 * minus_R3_yz;
    const double dX4_dR3_zz = dX4_dE3_xz * E2_xz + E2_xz * joint3_d - t51 * t14 + t52 * t13;

    /* X[3] by way of joint 2: rotation R and translation p from link 2 to its parent */
    const double t55 = t50 * minus_R3_yz - (dX4_dR3_xy * c3 + dX4_dR3_xx * s3);
    const double t56 = dX4_dR2_yy * c2 - minus_dX4_dR2_yx * s2;
    const double t57 = dX4_dR2_yy * s2 + minus_dX4_dR2_yx * c2;
    const double minus_dX4_dR2_yz = dX4_dE2_xz * minus_R1_xy + minus_R1_xy * joint2_d;
    const double dX4_dR2_zz = t56 * t8 - t57 * t7;

    /* X[6] by way of joint 6: rotation R and translation p from link 6 to its parent */
    const double t58 = (minus_dX4_dR2_xy * c2 - dX4_dR2_xx * s2 - t57 * R2_zz) * t8;
    const double t59 = (minus_dX4_dR2_xy * s2 + dX4_dR2_xx * c2 + t56 * R2_zz) * t7;
    const double t60 = minus_dX4_dR1_xy * c1;
    const double t61 = dX4_dR1_xx * s1;
    const double t62 = t60 - t61;
    const double t63 = minus_dX4_dR1_xy * s1 + dX4_dR1_xx * c1;
    const double t64 = t63 * t1;
    const double t65 = t62 * t2;
    const double minus_dX7_dR6_yz = minus_E4_yz * R5_zy - (E4_yy * R5_yy - E4_yx * minus_R5_xy);

    /* X[7] by way of joint 5: rotation R and translation p from link 5 to its parent */
    const double dX8_dR5_zy = minus_p6_y * minus_E4_yz;
    const double minus_dX8_dR5_yy = minus_p6_y * E4_yy;
    const double minus_dX8_dR5_xy = minus_p6_y * E4_yx;
    const double minus_dX8_dR5_zx = joint6_a * minus_E4_yz;
    const double dX8_dR5_yx = joint6_a * E4_yy;
    const double dX8_dR5_xx = joint6_a * E4_yx;

    /* X[7] by way of joint 4: rotation R and translation p from link 4 to its parent */
    const double minus_dX8_dR4_zy = dX4_dE4_xy * minus_E3_yz;
    const double dX8_dR4_yy = dX4_dE4_xy * E3_yy;
    const double dX8_dR4_xy = dX4_dE4_xy * E3_yx;
    const double minus_dX8_dR4_zx = dX4_dE4_xx * minus_E3_yz;
    const double dX8_dR4_yx = dX4_dE4_xx * E3_yy;
    const double dX8_dR4_xx = dX4_dE4_xx * E3_yx;

    /* X[7] by way of joint 3: rotation R and translation p from link 3 to its parent */
    const double minus_dX8_dR3_zy = dX4_dE3_xy * minus_E2_yz;
    const double dX8_dR3_yy = dX4_dE3_xy * E2_yy;
    const double dX8_dR3_xy = dX4_dE3_xy * E2_yx;
    const double minus_dX8_dR3_zx = dX4_dE3_xx * minus_E2_yz;
    const double dX8_dR3_yx = dX4_dE3_xx * E2_yy;
    const double dX8_dR3_xx = dX4_dE3_xx * E2_yx;

    /* X[7] by way of joint 2: rotation R and translation p from link 2 to its parent */
    const double dX8_dR2_zy = minus_dX4_dE2_xy * minus_R1_yz;
    const double minus_dX8_dR2_yy = minus_dX4_dE2_xy * R1_yy;
    const double minus_dX8_dR2_xy = minus_dX4_dE2_xy * R1_yx;
    const double t66 = dX4_dE2_xz * R2_zz + p2_z - minus_dX4_dE2_xy * R2_zy;
    const double minus_dX8_dR2_zx = dX4_dE2_xx * minus_R1_yz;
    const double dX8_dR2_yx = dX4_dE2_xx * R1_yy;
    const double dX8_dR2_xx = dX4_dE2_xx * R1_yx;

    /* X[7] by way of joint 6: rotation R and translation p from link 6 to its parent */
    const double minus_dX8_dR6_zz = minus_E5_yz * joint6_d;
    const double minus_dX8_dR6_yz = minus_dX7_dR6_yz * joint6_d;

    /* X[7] by way of joint 5: rotation R and translation p from link 5 to its parent */
    const double t67 = dX8_dR5_zy * c5 - minus_dX8_dR5_zx * s5;
    const double t68 = dX8_dR5_zy * s5 + minus_dX8_dR5_zx * c5;
    const double t69 = dX8_dR5_yx * s5 - minus_dX8_dR5_yy * c5;
    const double t70 = minus_dX8_dR5_yy * s5 + dX8_dR5_yx * c5;
    const double minus_dX8_dR5_yz = t67 * t26 - (E4_yy * joint5_d + p6_z * E4_yy) - t68 * t25;
    const double t71 = minus_dX8_dR5_xy * s5 + dX8_dR5_xx * c5 + t67 * minus_R5_yz;
    const double t72 = t69 * t26 - (p6_z * minus_E4_yz + minus_E4_yz * joint5_d);
    const double dX8_dR5_zz = t72 + t70 * t25;

    /* X[7] by way of joint 4: rotation R and translation p from link 4 to its parent */
    const double t73 = minus_dX8_dR5_xy * c5 - dX8_dR5_xx * s5 - t68 * minus_R5_yz;
    const double t74 = minus_dX8_dR4_zy * c4 + minus_dX8_dR4_zx * s4;
    const double t75 = minus_dX8_dR4_zx * c4 - minus_dX8_dR4_zy * s4;
    const double t76 = dX8_dR4_yy * c4 + dX8_dR4_yx * s4;
    const double t77 = dX8_dR4_yx * c4 - dX8_dR4_yy * s4;
    const double dX8_dR4_yz = dX4_dE4_xz * E3_yy + E3_yy * joint4_d + t74 * t20 + t75 * t19;
    const double t78 = dX8_dR4_xx * c4 - dX8_dR4_xy * s4 - t74 * minus_R4_yz;
    const double t79 = t76 * t20 - (dX4_dE4_xz * minus_E3_yz + minus_E3_yz * joint4_d);
    const double dX8_dR4_zz = t79 + t77 * t19;

    /* X[7] by way of joint 3: rotation R and translation p from link 3 to its parent */
    const double t80 = dX8_dR4_xy * c4 + dX8_dR4_xx * s4 + t75 * minus_R4_yz;
    const double t81 = minus_dX8_dR3_zy * c3 + minus_dX8_dR3_zx * s3;
    const double t82 = minus_dX8_dR3_zy * s3 - minus_dX8_dR3_zx * c3;
    const double t83 = dX8_dR3_yy * c3 + dX8_dR3_yx * s3;
    const double t84 = dX8_dR3_yx * c3 - dX8_dR3_yy * s3;
    const double minus_dX8_dR3_yz = t82 * t13 - (dX4_dE3_xz * E2_yy + E2_yy * joint3_d + t81 * t14);
    const double t85 = dX8_dR3_xx * c3 - dX8_dR3_xy * s3 - t81 * minus_R3_yz;
    const double t86 = t83 * t14 - (dX4_dE3_xz * minus_E2_yz + minus_E2_yz * joint3_d);
    const double dX8_dR3_zz = t86 + t84 * t13;

    /* X[7] by way of joint 2: rotation R and translation p from link 2 to its parent */
    const double t87 = t82 * minus_R3_yz - (dX8_dR3_xy * c3 + dX8_dR3_xx * s3);
    const double t88 = minus_dX8_dR2_zx * s2 - dX8_dR2_zy * c2;
    const double t89 = dX8_dR2_zy * s2 + minus_dX8_dR2_zx * c2;
    const double t90 = dX8_dR2_yx * s2 - minus_dX8_dR2_yy * c2;
    const double t91 = dX8_dR2_yx * c2 + minus_dX8_dR2_yy * s2;
    const double dX8_dR2_yz = t89 * t7 + (dX4_dE2_xz * R1_yy + R1_yy * joint2_d + t88 * t8);
    const double t92 = dX8_dR2_xx * c2 + minus_dX8_dR2_xy * s2 - t88 * minus_R2_yz;
    const double t93 = t90 * t8 - (dX4_dE2_xz * minus_R1_yz + minus_R1_yz * joint2_d);
    const double dX8_dR2_zz = t93 + t91 * t7;

    /* X[7] by way of joint 1: rotation R and translation p from link 1 to its parent */
    const double t94 = t89 * minus_R2_yz + (dX8_dR2_xx * s2 - minus_dX8_dR2_xy * c2);
    const double t95 = t61 - t60;
    const double dX8_dR1_yz = t66 + dX4_dE2_xx * R2_zx + joint1_d;
    const double dX8_dR1_zz = t95 * t2 + t64;

    /* X[11] by way of joint 5: rotation R and translation p from link 5 to its parent */
    const double minus_dX12_dR5_zy = minus_p6_y * E4_zz;
    const double minus_dX12_dR5_yy = minus_p6_y * E4_zy;
    const double minus_dX12_dR5_xy = minus_p6_y * E4_zx;
    const double dX12_dR5_zx = joint6_a * E4_zz;
    const double dX12_dR5_yx = joint6_a * E4_zy;
    const double dX12_dR5_xx = joint6_a * E4_zx;

    /* X[11] by way of joint 4: rotation R and translation p from link 4 to its parent */
    const double dX12_dR4_zy = dX4_dE4_xy * E3_zz;
    const double dX12_dR4_yy = dX4_dE4_xy * E3_zy;
    const double dX12_dR4_xy = dX4_dE4_xy * E3_zx;
    const double dX12_dR4_zx = dX4_dE4_xx * E3_zz;
    const double dX12_dR4_yx = dX4_dE4_xx * E3_zy;
    const double dX12_dR4_xx = dX4_dE4_xx * E3_zx;

    /* X[11] by way of joint 3: rotation R and translation p from link 3 to its parent */
    const double dX12_dR3_zy = dX4_dE3_xy * E2_zz;
    const double dX12_dR3_yy = dX4_dE3_xy * E2_zy;
    const double dX12_dR3_xy = dX4_dE3_xy * E2_zx;
    const double dX12_dR3_zx = dX4_dE3_xx * E2_zz;
    const double dX12_dR3_yx = dX4_dE3_xx * E2_zy;
    const double dX12_dR3_xx = dX4_dE3_xx * E2_zx;

    /* X[11] by way of joint 2: rotation R and translation p from link 2 to its parent */
    const double minus_dX12_dR2_zy = minus_dX4_dE2_xy * R1_zz;
    const double minus_dX12_dR2_yy = minus_dX4_dE2_xy * R1_zy;
    const double minus_dX12_dR2_xy = minus_dX4_dE2_xy * R1_zx;
    const double dX12_dR2_zx = dX4_dE2_xx * R1_zz;
    const double dX12_dR2_yx = dX4_dE2_xx * R1_zy;
    const double dX12_dR2_xx = dX4_dE2_xx * R1_zx;

    /* X[11] by way of joint 6: rotation R and translation p from link 6 to its parent */
    const double dX12_dR6_zz = E5_zz * joint6_d;
    const double dX12_dR6_yz = E5_zy * joint6_d;

    /* X[11] by way of joint 5: rotation R and translation p from link 5 to its parent */
    const double t96 = dX12_dR5_zx * s5 - minus_dX12_dR5_zy * c5;
    const double t97 = minus_dX12_dR5_zy * s5 + dX12_dR5_zx * c5;
    const double t98 = dX12_dR5_yx * s5 - minus_dX12_dR5_yy * c5;
    const double t99 = minus_dX12_dR5_yy * s5 + dX12_dR5_yx * c5;
    const double minus_dX12_dR5_yz = t96 * t26 - (p6_z * E4_zy + E4_zy * joint5_d) + t97 * t25;
    const double t100 = minus_dX12_dR5_xy * s5 + dX12_dR5_xx * c5 + t96 * minus_R5_yz;
    const double dX12_dR5_zz = p6_z * E4_zz + E4_zz * joint5_d + t98 * t26 + t99 * t25;

    /* X[11] by way of joint 4: rotation R and translation p from link 4 to its parent */
    const double t101 = minus_dX12_dR5_xy * c5 - dX12_dR5_xx * s5 + t97 * minus_R5_yz;
    const double t102 = dX12_dR4_zy * c4 + dX12_dR4_zx * s4;
    const double t103 = dX12_dR4_zx * c4 - dX12_dR4_zy * s4;
    const double t104 = dX12_dR4_yy * c4 + dX12_dR4_yx * s4;
    const double t105 = dX12_dR4_yx * c4 - dX12_dR4_yy * s4;
    const double t106 = t102 * t20 - (dX4_dE4_xz * E3_zy + E3_zy * joint4_d);
    const double minus_dX12_dR4_yz = t106 + t103 * t19;
    const double t107 = dX12_dR4_xx * c4 - dX12_dR4_xy * s4 + t102 * minus_R4_yz;
    const double dX12_dR4_zz = dX4_dE4_xz * E3_zz + E3_zz * joint4_d + t104 * t20 + t105 * t19;

    /* X[11] by way of joint 3: rotation R and translation p from link 3 to its parent */
    const double t108 = t103 * minus_R4_yz - (dX12_dR4_xy * c4 + dX12_dR4_xx * s4);
    const double t109 = dX12_dR3_zy * c3 + dX12_dR3_zx * s3;
    const double t110 = dX12_dR3_zx * c3 - dX12_dR3_zy * s3;
    const double t111 = dX12_dR3_yy * c3 + dX12_dR3_yx * s3;
    const double t112 = dX12_dR3_yx * c3 - dX12_dR3_yy * s3;
    const double t113 = t109 * t14 - (dX4_dE3_xz * E2_zy + E2_zy * joint3_d);
    const double minus_dX12_dR3_yz = t113 + t110 * t13;
    const double t114 = dX12_dR3_xx * c3 - dX12_dR3_xy * s3 + t109 * minus_R3_yz;
    const double dX12_dR3_zz = dX4_dE3_xz * E2_zz + E2_zz * joint3_d + t111 * t14 + t112 * t13;

    /* X[11] by way of joint 2: rotation R and translation p from link 2 to its parent */
    const double t115 = t110 * minus_R3_yz - (dX12_dR3_xy * c3 + dX12_dR3_xx * s3);
    const double t116 = dX12_dR2_zx * s2 - minus_dX12_dR2_zy * c2;
    const double t117 = dX12_dR2_zx * c2 + minus_dX12_dR2_zy * s2;
    const double t118 = dX12_dR2_yx * s2 - minus_dX12_dR2_yy * c2;
    const double t119 = dX12_dR2_yx * c2 + minus_dX12_dR2_yy * s2;
    const double minus_dX12_dR2_yz = t116 * t8 - (R1_zy * joint2_d + dX4_dE2_xz * R1_zy) + t117 * t7;
    const double t120 = dX12_dR2_xx * c2 + minus_dX12_dR2_xy * s2 + t116 * minus_R2_yz;
    const double dX12_dR2_zz = dX4_dE2_xz * R1_zz + R1_zz * joint2_d + t118 * t8 + t119 * t7;

    /* X[11] by way of joint 1: rotation R and translation p from link 1 to its parent */
    const double t121 = t117 * minus_R2_yz - (dX12_dR2_xx * s2 - minus_dX12_dR2_xy * c2);
    const double minus_dX12_dR1_yz = t64 - t65;

    dx_dp[0][0][0] = 0.0;
    dx_dp[0][0][1] = 1.0;
    dx_dp[0][0][2] = t65 - t64;
    dx_dp[0][0][3] = 0.0;
    dx_dp[0][0][4] = minus_dX4_dR2_yz * R2_zz - dX4_dR2_zz * minus_R2_yz;
    dx_dp[0][0][5] = R1_xx;
    dx_dp[0][0][6] = t58 - t59;
    dx_dp[0][0][7] = E2_xz;
    dx_dp[0][0][8] = minus_dX4_dR3_yz * R3_zz - dX4_dR3_zz * minus_R3_yz;
    dx_dp[0][0][9] = E2_xx;
    dx_dp[0][0][10] = (t55 + t52 * R3_zz) * t14 - (t54 - t51 * R3_zz) * t13;
    dx_dp[0][0][11] = E3_xz;
    dx_dp[0][0][12] = minus_dX4_dR4_yz * R4_zz - dX4_dR4_zz * minus_R4_yz;
    dx_dp[0][0][13] = E3_xx;
    dx_dp[0][0][14] = (t48 + t46 * R4_zz) * t20 - (t47 + t45 * R4_zz) * t19;
    dx_dp[0][0][15] = E4_xz;
    dx_dp[0][0][16] = minus_dX4_dR5_yz * R5_zz - dX4_dR5_zz * minus_R5_yz;
    dx_dp[0][0][17] = E4_xx;
    dx_dp[0][0][18] = (t42 + t40 * R5_zz) * t26 - (t41 + t39 * R5_zz) * t25;
    dx_dp[0][0][19] = E5_xz;
    dx_dp[0][0][20] = -(dX4_dR6_zz * minus_R6_yz + dX4_dR6_yz * R6_zz);
    dx_dp[0][0][21] = E5_xx;
    dx_dp[0][0][22] = 0.0;
    dx_dp[0][0][23] = E6_xz;
    dx_dp[0][1][0] = -(dX8_dR1_yz * R1_zz + dX8_dR1_zz * minus_R1_yz);
    dx_dp[0][1][1] = 0.0;
    dx_dp[0][1][2] = t63 * R1_zz * t2 - t95 * R1_zz * t1;
    dx_dp[0][1][3] = -minus_R1_yz;
    dx_dp[0][1][4] = -(dX8_dR2_yz * R2_zz + dX8_dR2_zz * minus_R2_yz);
    dx_dp[0][1][5] = R1_yx;
    dx_dp[0][1][6] = (t91 * R2_zz - t94) * t8 - (t92 + t90 * R2_zz) * t7;
    dx_dp[0][1][7] = -minus_E2_yz;
    dx_dp[0][1][8] = minus_dX8_dR3_yz * R3_zz - dX8_dR3_zz * minus_R3_yz;
    dx_dp[0][1][9] = E2_yx;
    dx_dp[0][1][10] = (t87 + t84 * R3_zz) * t14 - (t85 + t83 * R3_zz) * t13;
    dx_dp[0][1][11] = -minus_E3_yz;
    dx_dp[0][1][12] = -(dX8_dR4_yz * R4_zz + dX8_dR4_zz * minus_R4_yz);
    dx_dp[0][1][13] = E3_yx;
    dx_dp[0][1][14] = (t77 * R4_zz - t80) * t20 - (t78 + t76 * R4_zz) * t19;
    dx_dp[0][1][15] = -minus_E4_yz;
    dx_dp[0][1][16] = minus_dX8_dR5_yz * R5_zz - dX8_dR5_zz * minus_R5_yz;
    dx_dp[0][1][17] = E4_yx;
    dx_dp[0][1][18] = (t73 + t70 * R5_zz) * t26 - (t71 + t69 * R5_zz) * t25;
    dx_dp[0][1][19] = -minus_E5_yz;
    dx_dp[0][1][20] = minus_dX8_dR6_zz * minus_R6_yz + minus_dX8_dR6_yz * R6_zz;
    dx_dp[0][1][21] = E5_yx;
    dx_dp[0][1][22] = 0.0;
    dx_dp[0][1][23] = minus_dX7_dR6_yz * minus_R6_yz - minus_E5_yz * R6_zz;
    dx_dp[0][2][0] = minus_dX12_dR1_yz * R1_zz - dX8_dR1_yz * minus_R1_yz;
    dx_dp[0][2][1] = 0.0;
    dx_dp[0][2][2] = t63 * minus_R1_yz * t2 + t62 * minus_R1_yz * t1;
    dx_dp[0][2][3] = R1_zz;
    dx_dp[0][2][4] = minus_dX12_dR2_yz * R2_zz - dX12_dR2_zz * minus_R2_yz;
    dx_dp[0][2][5] = R1_zx;
    dx_dp[0][2][6] = (t121 + t119 * R2_zz) * t8 - (t120 + t118 * R2_zz) * t7;
    dx_dp[0][2][7] = E2_zz;
    dx_dp[0][2][8] = minus_dX12_dR3_yz * R3_zz - dX12_dR3_zz * minus_R3_yz;
    dx_dp[0][2][9] = E2_zx;
    dx_dp[0][2][10] = (t115 + t112 * R3_zz) * t14 - (t114 + t111 * R3_zz) * t13;
    dx_dp[0][2][11] = E3_zz;
    dx_dp[0][2][12] = minus_dX12_dR4_yz * R4_zz - dX12_dR4_zz * minus_R4_yz;
    dx_dp[0][2][13] = E3_zx;
    dx_dp[0][2][14] = (t108 + t105 * R4_zz) * t20 - (t107 + t104 * R4_zz) * t19;
    dx_dp[0][2][15] = E4_zz;
    dx_dp[0][2][16] = minus_dX12_dR5_yz * R5_zz - dX12_dR5_zz * minus_R5_yz;
    dx_dp[0][2][17] = E4_zx;
    dx_dp[0][2][18] = (t101 + t99 * R5_zz) * t26 - (t100 + t98 * R5_zz) * t25;
    dx_dp[0][2][19] = E5_zz;
    dx_dp[0][2][20] = -(dX12_dR6_zz * minus_R6_yz + dX12_dR6_yz * R6_zz);
    dx_dp[0][2][21] = E5_zx;
    dx_dp[0][2][22] = 0.0;
    dx_dp[0][2][23] = E6_zz;
}
