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
 *   mass_matrix_bias  400 mul, 308 add, 10 sin/cos  (by composite-body+newton-euler-classical)
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
    const double t1 = c6 * link6_Ixx;
    const double t2 = s6 * link6_Iyy;
    const double Ixz_c5 = t1 * s6 - t2 * c6;
    const double m_c5 = link6_m + 0.34;
    const double Ixx_c5 = t1 * c6 + t2 * s6 + 0.0003;
    const double Izz_c5 = s6 * link6_Ixx * s6 + c6 * link6_Iyy * c6 + 0.0004;

    /* composite body 4: with body 5 added */
    const double t3 = c5 * Ixx_c5;
    const double t4 = 0.00033999999999999997 * s5;
    const double Ixy_c4 = c5 * Ixz_c5;
    const double minus_Iyz_c4 = s5 * Ixz_c5;
    const double Ixz_c4 = t4 * c5 - t3 * s5;
    const double mcx_c4 = s5 * link6_mcz;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 4 */
    const double F5at4_x = c5 * link6_mcz;

    /* composite body 4: with body 5 added */
    const double m_c4 = m_c5 + 0.82;
    const double Ixx_c4 = t3 * c5 + t4 * s5 + 0.00209602;
    const double Iyy_c4 = Izz_c5 + 0.00209602;
    const double Izz_c4 = s5 * Ixx_c5 * s5 + 0.00033999999999999997 * c5 * c5 + 0.0013;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double t5 = s4 * Ixy_c4;
    const double t6 = c4 * Ixx_c4 - t5;
    const double t7 = c4 * Ixy_c4;
    const double t8 = t7 - s4 * Iyy_c4;
    const double t9 = c4 * Ixz_c4 + s4 * minus_Iyz_c4;
    const double F4at3_z = c4 * mcx_c4;
    const double t10 = 0.015579999999999998 - F5at4_x;
    const double minus_F4at3_x = s4 * mcx_c4;

    /* composite body 3: with body 4 added */
    const double mcx_c3 = F4at3_z - 0.0203 * m_c4;
    const double t11 = t10 - 0.4331 * m_c4;
    const double t12 = 0.0203 * (F4at3_z + mcx_c3);
    const double t13 = 0.4331 * (t10 + t11);
    const double Ixy_c3 = 0.0203 * t10 + 0.4331 * mcx_c3 - t9;
    const double Ixz_c3 = t6 * s4 + t8 * c4 + 0.0203 * minus_F4at3_x;
    const double t14 = 0.4331 * minus_F4at3_x - (s4 * Ixz_c4 - c4 * minus_Iyz_c4);
    const double m_c3 = m_c4 + 4.8;
    const double mcy_c3 = t11 - 0.336;
    const double mcz_c3 = minus_F4at3_x + 0.0672;
    const double Ixx_c3 = t6 * c4 - t8 * s4 - t13 + 0.09046080000000001;
    const double Iyy_c3 = Izz_c4 - t12 + 0.013440800000000001;
    const double Iyz_c3 = t14 + 0.004704000000000001;
    const double t15 = (s4 * Ixx_c4 + t7) * s4 + (t5 + c4 * Iyy_c4) * c4 - (t12 + t13);
    const double Izz_c3 = t15 + 0.08952;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 2 */
    const double t16 = s3 * Ixy_c3;
    const double t17 = c3 * Ixx_c3 - t16;
    const double t18 = c3 * Ixy_c3;
    const double t19 = t18 - s3 * Iyy_c3;
    const double t20 = c3 * Ixz_c3 - s3 * Iyz_c3;
    const double F3at2_y = c3 * mcx_c3 - s3 * mcy_c3;
    const double minus_F3at2_x = s3 * mcx_c3 + c3 * mcy_c3;
    const double t21 = F3at2_y + 0.4318 * m_c3;
    const double t22 = mcz_c3 - 0.0934 * m_c3;
    const double t23 = 0.4318 * (F3at2_y + t21);
    const double t24 = 0.0934 * (mcz_c3 + t22);
    const double t25 = (s3 * Ixx_c3 + t18) * s3 + (t16 + c3 * Iyy_c3) * c3;
    const double N3at2_y = s3 * Ixz_c3 + c3 * Iyz_c3 + 0.0934 * minus_F3at2_x;

    /* composite body 2: with body 3 added */
    const double m_c2 = m_c3 + 17.4;
    const double mcx_c2 = t21 + 1.1832;
    const double mcy_c2 = minus_F3at2_x + 0.10439999999999999;
    const double mcz_c2 = t22 - 0.2784;
    const double Ixx_c2 = t17 * c3 - t19 * s3 - t24 + 0.1350808;
    const double Ixy_c2 = t17 * s3 + t19 * c3 - 0.4318 * minus_F3at2_x - 0.0070992;
    const double Iyy_c2 = t25 + (t23 - t24) + 0.608912;
    const double Ixz_c2 = t20 - (0.4318 * mcz_c3 - 0.0934 * t21) + 0.018931200000000002;
    const double Iyz_c2 = N3at2_y + 0.0016703999999999998;
    const double Izz_c2 = Izz_c3 + t23 + 0.6200840000000001;

    /* composite body 1: with body 2 added */
    const double t26 = (s2 * Ixx_c2 + c2 * Ixy_c2) * s2;
    const double minus_mcz_c1 = s2 * mcx_c2 + c2 * mcy_c2;
    const double mcy_c1 = mcz_c2 + 0.2435 * m_c2;
    const double Iyz_c1 = 0.2435 * minus_mcz_c1 - (s2 * Ixz_c2 + c2 * Iyz_c2);
    const double t27 = t26 + (s2 * Ixy_c2 + c2 * Iyy_c2) * c2;
    const double Izz_c1 = t27 + 0.2435 * (mcz_c2 + mcy_c1) + 0.35;

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
    const double N5at3_x = t7 - s4 * Izz_c5 - 0.4331 * F5at3_z;
    const double N5at3_y = minus_Iyz_c4 + 0.0203 * F5at3_z;
    const double N5at3_z = t5 + c4 * Izz_c5 + (0.4331 * F5at3_x - 0.0203 * mcx_c4);

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 2 */
    const double F5at2_x = c3 * F5at3_x - s3 * mcx_c4;
    const double F5at2_y = s3 * F5at3_x + c3 * mcx_c4;
    const double N5at2_x = c3 * N5at3_x - s3 * N5at3_y + 0.0934 * F5at2_y;
    const double t28 = 0.0934 * F5at2_x + 0.4318 * F5at3_z;
    const double N5at2_y = s3 * N5at3_x + c3 * N5at3_y - t28;
    const double N5at2_z = N5at3_z + 0.4318 * F5at2_y;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 1 */
    const double F5at1_x = c2 * F5at2_x - s2 * F5at2_y;
    const double minus_N5at1_z = s2 * N5at2_x + c2 * N5at2_y + 0.2435 * F5at1_x;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double N4at3_x = t9 - 0.4331 * F4at3_z;
    const double N4at3_y = 0.0203 * F4at3_z - Izz_c4;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 2 */
    const double minus_F4at2_x = c3 * minus_F4at3_x;
    const double minus_F4at2_y = s3 * minus_F4at3_x;
    const double N4at2_x = c3 * N4at3_x - s3 * N4at3_y - 0.0934 * minus_F4at2_y;
    const double t29 = 0.0934 * minus_F4at2_x - 0.4318 * F4at3_z;
    const double N4at2_y = s3 * N4at3_x + c3 * N4at3_y + t29;
    const double minus_N4at2_z = t14 + 0.4318 * minus_F4at2_y;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 1 */
    const double F4at1_x = s2 * minus_F4at2_y - c2 * minus_F4at2_x;
    const double minus_N4at1_z = s2 * N4at2_x + c2 * N4at2_y + 0.2435 * F4at1_x;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 2 */
    const double N3at2_x = t20 + 0.0934 * F3at2_y;
    const double N3at2_z = Izz_c3 + 0.4318 * F3at2_y;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 1 */
    const double minus_F3at1_x = c2 * minus_F3at2_x + s2 * F3at2_y;
    const double minus_N3at1_z = s2 * N3at2_x + c2 * N3at2_y - 0.2435 * minus_F3at1_x;

    /* link 1: U = [alpha] + [w][w] */
    const double minus_U1_xx = qd[0] * qd[0];

    /* link 2: angular velocity w */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];

    /* link 2: angular acceleration alpha */
    const double minus_alpha2_x = minus_w2_y * qd[1];
    const double alpha2_y = minus_w2_x * qd[1];

    /* link 2: U = [alpha] + [w][w] */
    const double t30 = minus_w2_x * minus_w2_x;
    const double t31 = minus_w2_y * minus_w2_y;
    const double t32 = qd[1] * qd[1];
    const double U2_xy = minus_w2_x * minus_w2_y;
    const double minus_U2_xx = t31 + t32;
    const double minus_U2_yy = t30 + t32;
    const double minus_U2_zz = t30 + t31;

    /* link 2: acceleration a of its origin, gravity included */
    const double minus_a2_z = 0.2435 * minus_U1_xx;
    const double minus_a2_x = 9.81 * s2;
    const double minus_a2_y = 9.81 * c2;

    /* link 2: force f = m a + U mc */
    const double t33 = 0.10439999999999999 * U2_xy - 1.1832 * minus_U2_xx;
    const double f2_x = t33 - 170.694 * s2;
    const double t34 = 1.1832 * U2_xy - 0.10439999999999999 * minus_U2_yy;
    const double f2_y = t34 - 170.694 * c2;

    /* link 2: angular momentum K = I w about its origin */
    const double t35 = 0.0070992 * minus_w2_y - 0.1350808 * minus_w2_x;
    const double K2_x = t35 + 0.018931200000000002 * qd[1];
    const double t36 = 0.0070992 * minus_w2_x - 0.608912 * minus_w2_y;
    const double K2_y = t36 + 0.0016703999999999998 * qd[1];
    const double t37 = 0.0016703999999999998 * minus_w2_y;
    const double t38 = 0.018931200000000002 * minus_w2_x + t37;
    const double K2_z = 0.6200840000000001 * qd[1] - t38;

    /* link 2: moment n = I alpha + w x K + mc x a */
    const double t39 = 0.018931200000000002 * minus_alpha2_x;
    const double t40 = 0.1350808 * minus_alpha2_x + 0.0070992 * alpha2_y;
    const double t41 = 0.0070992 * minus_alpha2_x + 0.608912 * alpha2_y;
    const double t42 = 0.0016703999999999998 * alpha2_y - t39;
    const double t43 = 0.025421399999999997 * minus_U1_xx + 2.7311039999999998 * c2;
    const double minus_n2_x = t40 + (minus_w2_y * K2_z + qd[1] * K2_y) + t43;
    const double t44 = 2.7311039999999998 * s2 + 0.2881092 * minus_U1_xx;
    const double n2_y = t41 + (qd[1] * K2_x + minus_w2_x * K2_z) + t44;
    const double t45 = t42 + (minus_w2_y * K2_x - minus_w2_x * K2_y);
    const double n2_z = t45 + (1.024164 * s2 - 11.607192000000001 * c2);

    /* link 3: angular velocity w */
    const double minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y;
    const double w3_y = s3 * minus_w2_x - c3 * minus_w2_y;
    const double w3_z = qd[1] + qd[2];

    /* link 3: angular acceleration alpha */
    const double alpha3_x = s3 * alpha2_y - c3 * minus_alpha2_x + w3_y * qd[2];
    const double alpha3_y = s3 * minus_alpha2_x + c3 * alpha2_y + minus_w3_x * qd[2];

    /* link 3: U = [alpha] + [w][w] */
    const double t46 = minus_w3_x * minus_w3_x;
    const double t47 = w3_y * w3_y;
    const double t48 = w3_z * w3_z;
    const double minus_U3_xy = minus_w3_x * w3_y;
    const double t49 = minus_w3_x * w3_z;
    const double t50 = w3_y * w3_z;
    const double minus_U3_xx = t47 + t48;
    const double U3_xz = alpha3_y - t49;
    const double minus_U3_yy = t46 + t48;
    const double U3_yz = t50 - alpha3_x;
    const double minus_U3_zx = t49 + alpha3_y;
    const double U3_zy = t50 + alpha3_x;
    const double minus_U3_zz = t46 + t47;

    /* link 3: acceleration a of its origin, gravity included */
    const double t51 = minus_a2_x + 0.4318 * minus_U2_xx;
    const double t52 = 0.4318 * U2_xy - minus_a2_y;
    const double a3_z = 0.0934 * minus_U2_zz - 0.8636 * alpha2_y - minus_a2_z;
    const double a3_x = s3 * t52 - c3 * t51;
    const double a3_y = s3 * t51 + c3 * t52;

    /* link 3: force f = m a + U mc */
    const double f3_x = 4.8 * a3_x + (0.336 * minus_U3_xy + 0.0672 * U3_xz);
    const double f3_y = 4.8 * a3_y + (0.336 * minus_U3_yy + 0.0672 * U3_yz);
    const double f3_z = 4.8 * a3_z - (0.336 * U3_zy + 0.0672 * minus_U3_zz);

    /* link 3: angular momentum K = I w about its origin */
    const double minus_K3_x = 0.09046080000000001 * minus_w3_x;
    const double K3_y = 0.013440800000000001 * w3_y + 0.004704000000000001 * w3_z;
    const double K3_z = 0.004704000000000001 * w3_y + 0.08952 * w3_z;

    /* link 3: moment n = I alpha + w x K + mc x a */
    const double t53 = minus_w3_x * K3_z - w3_z * minus_K3_x;
    const double t54 = w3_y * minus_K3_x - minus_w3_x * K3_y;
    const double t55 = 0.09046080000000001 * alpha3_x + (w3_y * K3_z - w3_z * K3_y);
    const double n3_x = t55 - (0.336 * a3_z + 0.0672 * a3_y);
    const double n3_y = 0.013440800000000001 * alpha3_y + t53 + 0.0672 * a3_x;
    const double n3_z = 0.004704000000000001 * alpha3_y + t54 + 0.336 * a3_x;

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
    const double t56 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy);
    const double minus_a4_z = a3_y + (0.0203 * minus_U3_xy + 0.4331 * minus_U3_yy);
    const double t57 = a3_z + (0.0203 * minus_U3_zx - 0.4331 * U3_zy);
    const double a4_x = c4 * t56 + s4 * t57;
    const double a4_y = c4 * t57 - s4 * t56;

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
    const double t58 = 0.00209602 * alpha4_x + (w4_y * K4_z - w4_z * K4_y);
    const double n4_x = t58 + 0.015579999999999998 * a4_y;
    const double t59 = w4_z * K4_x - w4_x * K4_z - 0.00209602 * minus_alpha4_y;
    const double n4_y = t59 - 0.015579999999999998 * a4_x;

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
    const double t60 = link6_Ixx * alpha6_x + (w6_y * K6_z - w6_z * K6_y);
    const double n6_x = t60 - link6_mcz * a6_y;
    const double t61 = w6_z * K6_x - w6_x * K6_z - link6_Iyy * minus_alpha6_y;
    const double n6_y = t61 + link6_mcz * a6_x;

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
    const double t62 = c4 * F4_x - s4 * F4_y;
    const double t63 = s5 * F5_x + c5 * F5_y - f4_z;
    const double t64 = s4 * F4_x + c4 * F4_y;
    const double N3_x = n3_x + (c4 * N4_x - s4 * N4_y - 0.4331 * t64);
    const double N3_y = n3_y + (0.0203 * t64 - N4_z);
    const double N3_z = n3_z + (s4 * N4_x + c4 * N4_y + (0.4331 * t62 - 0.0203 * t63));
    const double F3_x = f3_x + t62;
    const double F3_y = f3_y + t63;
    const double F3_z = f3_z + t64;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double t65 = c3 * F3_x - s3 * F3_y;
    const double t66 = s3 * F3_x + c3 * F3_y;
    const double N2_x = c3 * N3_x - s3 * N3_y + 0.0934 * t66 - minus_n2_x;
    const double N2_y = n2_y + (s3 * N3_x + c3 * N3_y - (0.0934 * t65 + 0.4318 * F3_z));
    const double N2_z = n2_z + (N3_z + 0.4318 * t66);
    const double F2_x = f2_x + t65;
    const double F2_y = f2_y + t66;

    /* joint 1: force F and moment N through it, joint 2 added */
    const double F1_x = c2 * F2_x - s2 * F2_y;
    const double minus_N1_z = s2 * N2_x + c2 * N2_y + 0.2435 * F1_x;

    M[0][0] = joint1_rotor_inertia + Izz_c1;
    M[0][1] = Iyz_c1;
    M[0][2] = -minus_N3at1_z;
    M[0][3] = -minus_N4at1_z;
    M[0][4] = -minus_N5at1_z;
    M[0][5] = -minus_N6at1_z;
    M[1][0] = Iyz_c1;
    M[1][1] = joint2_rotor_inertia + Izz_c2;
    M[1][2] = N3at2_z;
    M[1][3] = -minus_N4at2_z;
    M[1][4] = N5at2_z;
    M[1][5] = N6at3_z;
    M[2][0] = -minus_N3at1_z;
    M[2][1] = N3at2_z;
    M[2][2] = joint3_rotor_inertia + Izz_c3;
    M[2][3] = -t14;
    M[2][4] = N5at3_z;
    M[2][5] = N6at3_z;
    M[3][0] = -minus_N4at1_z;
    M[3][1] = -minus_N4at2_z;
    M[3][2] = -t14;
    M[3][3] = joint4_rotor_inertia + Izz_c4;
    M[3][4] = -minus_Iyz_c4;
    M[3][5] = N6at4_z;
    M[4][0] = -minus_N5at1_z;
    M[4][1] = N5at2_z;
    M[4][2] = N5at3_z;
    M[4][3] = -minus_Iyz_c4;
    M[4][4] = joint5_rotor_inertia + Izz_c5;
    M[4][5] = 0.0;
    M[5][0] = -minus_N6at1_z;
    M[5][1] = N6at3_z;
    M[5][2] = N6at3_z;
    M[5][3] = N6at4_z;
    M[5][4] = 0.0;
    M[5][5] = joint6_rotor_inertia + 4e-05;
    h[0] = -minus_N1_z;
    h[1] = N2_z;
    h[2] = N3_z;
    h[3] = N4_z;
    h[4] = N5_z;
    h[5] = n6_z;
}
