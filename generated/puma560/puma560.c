/*
 * puma560.c: dynamics of puma560, made by symdyn 0.1.0. Do not edit.
 *
 * Made from puma560.toml, sha256 5b963308ec93755e.
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
 *   inverse_dynamics    267 mul, 211 add, 10 sin/cos  (by newton-euler-classical)
 *   mass_matrix         145 mul, 123 add, 10 sin/cos  (by composite-body)
 *   coriolis_matrix     599 mul, 461 add, 10 sin/cos  (by composite-body)
 *   gravity             83 mul, 52 add, 10 sin/cos  (by newton-euler-classical)
 *   bias                250 mul, 185 add, 10 sin/cos  (by newton-euler-classical)
 *   forward_dynamics    452 mul, 372 add, 15 div, 10 sin/cos  (by ldlt)
 *   forward_kinematics  63 mul, 33 add, 12 sin/cos  (by product-of-exponentials)
 *   jacobian            62 mul, 29 add, 10 sin/cos  (by product-of-exponentials)
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

    /* link 1: moment n = I alpha + w x h + mc x a */
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

    /* link 2: angular momentum h = I w about its origin */
    const double t10 = 0.0070992 * minus_w2_y - 0.1350808 * minus_w2_x;
    const double h2_x = t10 + 0.018931200000000002 * qd[1];
    const double t11 = 0.0070992 * minus_w2_x - 0.608912 * minus_w2_y;
    const double h2_y = t11 + 0.0016703999999999998 * qd[1];
    const double t12 = 0.0016703999999999998 * minus_w2_y;
    const double t13 = 0.018931200000000002 * minus_w2_x + t12;
    const double h2_z = 0.6200840000000001 * qd[1] - t13;

    /* link 2: moment n = I alpha + w x h + mc x a */
    const double t14 = 0.1350808 * minus_alpha2_x + 0.0070992 * alpha2_y;
    const double t15 = 0.0070992 * minus_alpha2_x + 0.608912 * alpha2_y;
    const double t16 = 0.018931200000000002 * minus_alpha2_x;
    const double t17 = 0.0016703999999999998 * alpha2_y - t16;
    const double t18 = 0.018931200000000002 * qdd[1] - t14;
    const double t19 = t15 + 0.0016703999999999998 * qdd[1];
    const double t20 = minus_w2_y * h2_x - minus_w2_x * h2_y;
    const double t21 = 0.2784 * a2_y - 0.025421399999999997 * minus_U1_xx;
    const double n2_x = t18 - (minus_w2_y * h2_z + qd[1] * h2_y) + t21;
    const double t22 = 0.2784 * minus_a2_x + 0.2881092 * minus_U1_xx;
    const double n2_y = t19 + (qd[1] * h2_x + minus_w2_x * h2_z) + t22;
    const double t23 = 1.1832 * a2_y + 0.10439999999999999 * minus_a2_x;
    const double n2_z = t17 + 0.6200840000000001 * qdd[1] + t20 + t23;

    /* link 3: angular velocity w */
    const double minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y;
    const double t24 = s3 * minus_w2_x;
    const double t25 = c3 * minus_w2_y;
    const double w3_y = t24 - t25;
    const double w3_z = qd[1] + qd[2];

    /* link 3: angular acceleration alpha */
    const double alpha3_x = s3 * alpha2_y - c3 * minus_alpha2_x + w3_y * qd[2];
    const double alpha3_y = s3 * minus_alpha2_x + c3 * alpha2_y + minus_w3_x * qd[2];
    const double alpha3_z = qdd[1] + qdd[2];

    /* link 3: U = [alpha] + [w][w] */
    const double t26 = minus_w3_x * minus_w3_x;
    const double t27 = w3_y * w3_y;
    const double t28 = w3_z * w3_z;
    const double t29 = minus_w3_x * w3_y;
    const double t30 = minus_w3_x * w3_z;
    const double t31 = w3_y * w3_z;
    const double minus_U3_xx = t27 + t28;
    const double minus_U3_xy = t29 + alpha3_z;
    const double U3_xz = alpha3_y - t30;
    const double U3_yx = alpha3_z - t29;
    const double minus_U3_yy = t26 + t28;
    const double U3_yz = t31 - alpha3_x;
    const double minus_U3_zx = t30 + alpha3_y;
    const double U3_zy = t31 + alpha3_x;
    const double minus_U3_zz = t26 + t27;

    /* link 3: acceleration a of its origin, gravity included */
    const double t32 = minus_a2_x + (0.4318 * minus_U2_xx + 0.0934 * U2_xz);
    const double t33 = a2_y + (0.4318 * U2_yx - 0.0934 * U2_yz);
    const double a3_z = 0.0934 * minus_U2_zz - 0.4318 * minus_U2_zx - minus_a2_z;
    const double a3_x = s3 * t33 - c3 * t32;
    const double a3_y = s3 * t32 + c3 * t33;

    /* link 3: force f = m a + U mc */
    const double f3_x = 4.8 * a3_x + (0.336 * minus_U3_xy + 0.0672 * U3_xz);
    const double f3_y = 4.8 * a3_y + (0.336 * minus_U3_yy + 0.0672 * U3_yz);
    const double f3_z = 4.8 * a3_z - (0.336 * U3_zy + 0.0672 * minus_U3_zz);

    /* link 3: angular momentum h = I w about its origin */
    const double minus_h3_x = 0.09046080000000001 * minus_w3_x;
    const double h3_y = 0.013440800000000001 * w3_y + 0.004704000000000001 * w3_z;
    const double h3_z = 0.004704000000000001 * w3_y + 0.08952 * w3_z;

    /* link 3: moment n = I alpha + w x h + mc x a */
    const double t34 = 0.013440800000000001 * alpha3_y;
    const double t35 = t34 + 0.004704000000000001 * alpha3_z;
    const double t36 = 0.004704000000000001 * alpha3_y + 0.08952 * alpha3_z;
    const double t37 = 0.09046080000000001 * alpha3_x + (w3_y * h3_z - w3_z * h3_y);
    const double n3_x = t37 - (0.336 * a3_z + 0.0672 * a3_y);
    const double n3_y = t35 + (minus_w3_x * h3_z - w3_z * minus_h3_x) + 0.0672 * a3_x;
    const double n3_z = t36 + (w3_y * minus_h3_x - minus_w3_x * h3_y) + 0.336 * a3_x;

    /* link 4: angular velocity w */
    const double w4_x = s4 * w3_z - c4 * minus_w3_x;
    const double w4_y = s4 * minus_w3_x + c4 * w3_z;
    const double w4_z = t25 - t24 + qd[3];

    /* link 4: angular acceleration alpha */
    const double alpha4_x = c4 * alpha3_x + s4 * alpha3_z + w4_y * qd[3];
    const double alpha4_y = c4 * alpha3_z - s4 * alpha3_x - w4_x * qd[3];
    const double alpha4_z = qdd[3] - alpha3_y;

    /* link 4: U = [alpha] + [w][w] */
    const double U4_xz = w4_x * w4_z + alpha4_y;
    const double U4_yz = w4_y * w4_z - alpha4_x;
    const double minus_U4_zz = w4_x * w4_x + w4_y * w4_y;

    /* link 4: acceleration a of its origin, gravity included */
    const double t38 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy);
    const double minus_a4_z = a3_y + (0.4331 * minus_U3_yy - 0.0203 * U3_yx);
    const double t39 = a3_z + (0.0203 * minus_U3_zx - 0.4331 * U3_zy);
    const double a4_x = c4 * t38 + s4 * t39;
    const double a4_y = c4 * t39 - s4 * t38;

    /* link 4: force f = m a + U mc */
    const double f4_x = 0.82 * a4_x - 0.015579999999999998 * U4_xz;
    const double f4_y = 0.82 * a4_y - 0.015579999999999998 * U4_yz;
    const double f4_z = 0.015579999999999998 * minus_U4_zz - 0.82 * minus_a4_z;

    /* link 4: angular momentum h = I w about its origin */
    const double h4_x = 0.00209602 * w4_x;
    const double h4_y = 0.00209602 * w4_y;
    const double h4_z = 0.0013 * w4_z;

    /* link 4: moment n = I alpha + w x h + mc x a */
    const double n4_z = 0.0013 * alpha4_z + (w4_x * h4_y - w4_y * h4_x);
    const double t40 = 0.00209602 * alpha4_x + (w4_y * h4_z - w4_z * h4_y);
    const double n4_x = t40 + 0.015579999999999998 * a4_y;
    const double t41 = 0.00209602 * alpha4_y + (w4_z * h4_x - w4_x * h4_z);
    const double n4_y = t41 - 0.015579999999999998 * a4_x;

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
    const double t42 = s5 * a4_x;
    const double t43 = c5 * minus_a4_z;
    const double a5_y = t43 - t42;

    /* link 5: force f = m a + U mc */
    const double f5_x = 0.34 * a5_x;
    const double f5_y = 0.34 * a5_y;
    const double f5_z = 0.34 * a4_y;

    /* link 5: angular momentum h = I w about its origin */
    const double h5_x = 0.0003 * w5_x;
    const double minus_h5_y = 0.0003 * minus_w5_y;
    const double h5_z = 0.0004 * w5_z;

    /* link 5: moment n = I alpha + w x h + mc x a */
    const double n5_x = 0.0003 * alpha5_x + (w5_z * minus_h5_y - minus_w5_y * h5_z);
    const double n5_y = w5_z * h5_x - w5_x * h5_z - 0.0003 * minus_alpha5_y;
    const double n5_z = 0.0004 * alpha5_z + (minus_w5_y * h5_x - w5_x * minus_h5_y);

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
    const double a6_z = t42 - t43;

    /* link 6: force f = m a + U mc */
    const double f6_x = 0.09 * a6_x + 0.0028799999999999997 * U6_xz;
    const double f6_y = 0.09 * a6_y + 0.0028799999999999997 * U6_yz;

    /* link 6: angular momentum h = I w about its origin */
    const double h6_x = 0.00024216 * w6_x;
    const double h6_y = 0.00024216 * w6_y;
    const double h6_z = 4e-05 * w6_z;

    /* link 6: moment n = I alpha + w x h + mc x a */
    const double n6_z = 4e-05 * alpha6_z + (w6_x * h6_y - w6_y * h6_x);
    const double t44 = 0.00024216 * alpha6_x + (w6_y * h6_z - w6_z * h6_y);
    const double n6_x = t44 - 0.0028799999999999997 * a6_y;
    const double t45 = 0.00024216 * alpha6_y + (w6_z * h6_x - w6_x * h6_z);
    const double n6_y = t45 + 0.0028799999999999997 * a6_x;

    /* joint 5: force F and moment N through it, joint 6 added */
    const double N5_x = n5_x + (c6 * n6_x - s6 * n6_y);
    const double N5_y = n5_y - n6_z;
    const double N5_z = n5_z + (s6 * n6_x + c6 * n6_y);
    const double F5_x = f5_x + (c6 * f6_x - s6 * f6_y);
    const double F5_y = f5_y + (0.0028799999999999997 * minus_U6_zz - 0.09 * a6_z);
    const double F5_z = f5_z + (s6 * f6_x + c6 * f6_y);

    /* joint 4: force F and moment N through it, joint 5 added */
    const double t46 = s5 * N5_x + c5 * N5_y;
    const double N4_x = n4_x + (c5 * N5_x - s5 * N5_y);
    const double N4_y = n4_y + N5_z;
    const double N4_z = n4_z - t46;
    const double F4_x = f4_x + (c5 * F5_x - s5 * F5_y);
    const double F4_y = f4_y + F5_z;

    /* joint 3: force F and moment N through it, joint 4 added */
    const double t47 = c4 * F4_x - s4 * F4_y;
    const double t48 = s5 * F5_x + c5 * F5_y - f4_z;
    const double t49 = s4 * F4_x + c4 * F4_y;
    const double N3_x = n3_x + (c4 * N4_x - s4 * N4_y - 0.4331 * t49);
    const double N3_y = n3_y + (t46 - n4_z + 0.0203 * t49);
    const double N3_z = n3_z + (s4 * N4_x + c4 * N4_y + (0.4331 * t47 - 0.0203 * t48));
    const double F3_x = f3_x + t47;
    const double F3_y = f3_y + t48;
    const double F3_z = f3_z + t49;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double t50 = c3 * F3_x - s3 * F3_y;
    const double t51 = s3 * F3_x + c3 * F3_y;
    const double N2_x = n2_x + (c3 * N3_x - s3 * N3_y + 0.0934 * t51);
    const double N2_y = n2_y + (s3 * N3_x + c3 * N3_y - (0.0934 * t50 + 0.4318 * F3_z));
    const double N2_z = n2_z + (N3_z + 0.4318 * t51);
    const double F2_x = f2_x + t50;
    const double F2_y = f2_y + t51;

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
    const double t6 = t4 * s5;
    const double t7 = t5 * c5;
    const double Ixz_c4 = t7 - t6;
    const double mcx_c4 = 0.0028799999999999997 * s5;

    /* column 5: wrench of composite body 5 at joint 4 */
    const double F5at4_x = 0.0028799999999999997 * c5;

    /* composite body 4: with body 5 added */
    const double Ixx_c4 = t4 * c5 + t5 * s5 + 0.00209602;
    const double Iyy_c4 = Izz_c5 + 0.00209602;
    const double Izz_c4 = s5 * Ixx_c5 * s5 + 0.00033999999999999997 * c5 * c5 + 0.0013;

    /* column 4: wrench of composite body 4 at joint 3 */
    const double t8 = s4 * Ixy_c4;
    const double t9 = c4 * Ixx_c4 - t8;
    const double t10 = c4 * Ixy_c4;
    const double t11 = t10 - s4 * Iyy_c4;
    const double t12 = c4 * Ixz_c4 + s4 * minus_Iyz_c4;
    const double t13 = c4 * minus_Iyz_c4;
    const double F4at3_z = c4 * mcx_c4;
    const double t14 = 0.015579999999999998 - F5at4_x;
    const double minus_F4at3_x = s4 * mcx_c4;

    /* composite body 3: with body 4 added */
    const double mcx_c3 = F4at3_z - 0.025374999999999998;
    const double t15 = t14 - 0.5413749999999999;
    const double t16 = 0.0203 * (F4at3_z + mcx_c3);
    const double t17 = 0.4331 * (t14 + t15);
    const double Ixy_c3 = 0.0203 * t14 + 0.4331 * mcx_c3 - t12;
    const double Ixz_c3 = t9 * s4 + t11 * c4 + 0.0203 * minus_F4at3_x;
    const double t18 = 0.4331 * minus_F4at3_x;
    const double mcy_c3 = t15 - 0.336;
    const double mcz_c3 = minus_F4at3_x + 0.0672;
    const double Ixx_c3 = t9 * c4 - t11 * s4 - t17 + 0.09046080000000001;
    const double Iyy_c3 = Izz_c4 - t16 + 0.013440800000000001;
    const double Iyz_c3 = (t6 - t7) * s4 + t13 + t18 + 0.004704000000000001;
    const double t19 = (s4 * Ixx_c4 + t10) * s4 + (t8 + c4 * Iyy_c4) * c4 - (t16 + t17);
    const double Izz_c3 = t19 + 0.08952;

    /* composite body 2: with body 3 added */
    const double t20 = s3 * Ixy_c3;
    const double t21 = c3 * Ixx_c3 - t20;
    const double t22 = c3 * Ixy_c3;
    const double t23 = t22 - s3 * Iyy_c3;
    const double t24 = c3 * Ixz_c3 - s3 * Iyz_c3;
    const double t25 = s3 * Ixz_c3 + c3 * Iyz_c3;
    const double t26 = c3 * mcx_c3;
    const double t27 = t26 - s3 * mcy_c3;
    const double t28 = s3 * mcx_c3;
    const double t29 = t28 + c3 * mcy_c3;
    const double t30 = t27 + 2.61239;
    const double t31 = mcz_c3 - 0.56507;
    const double t32 = 0.4318 * (t27 + t30);
    const double t33 = 0.0934 * (mcz_c3 + t31);
    const double t34 = (s3 * Ixx_c3 + t22) * s3 + (t20 + c3 * Iyy_c3) * c3;
    const double mcx_c2 = t30 + 1.1832;
    const double mcy_c2 = t29 + 0.10439999999999999;
    const double mcz_c2 = t31 - 0.2784;
    const double Ixx_c2 = t21 * c3 - t23 * s3 - t33 + 0.1350808;
    const double Ixy_c2 = t21 * s3 + t23 * c3 - 0.4318 * t29 - 0.0070992;
    const double Iyy_c2 = t34 + (t32 - t33) + 0.608912;
    const double Ixz_c2 = t24 - (0.4318 * mcz_c3 - 0.0934 * t30) + 0.018931200000000002;
    const double Iyz_c2 = t25 + 0.0934 * t29 + 0.0016703999999999998;
    const double Izz_c2 = Izz_c3 + t32 + 0.6200840000000001;

    /* composite body 1: with body 2 added */
    const double t35 = (s2 * Ixx_c2 + c2 * Ixy_c2) * s2;
    const double minus_mcz_c1 = s2 * mcx_c2 + c2 * mcy_c2;
    const double mcy_c1 = mcz_c2 + 5.710075;
    const double Iyz_c1 = 0.2435 * minus_mcz_c1 - (s2 * Ixz_c2 + c2 * Iyz_c2);
    const double t36 = t35 + (s2 * Ixy_c2 + c2 * Iyy_c2) * c2;
    const double Izz_c1 = t36 + 0.2435 * (mcz_c2 + mcy_c1) + 0.35;

    /* column 6: wrench of composite body 6 at joint 4 */
    const double N6at4_x = 4e-05 * s5;
    const double N6at4_z = 4e-05 * c5;

    /* column 6: wrench of composite body 6 at joint 3 */
    const double N6at3_x = c4 * N6at4_x;
    const double N6at3_z = s4 * N6at4_x;

    /* column 6: wrench of composite body 6 at joint 2 */
    const double N6at2_x = c3 * N6at3_x + s3 * N6at4_z;
    const double N6at2_y = s3 * N6at3_x - c3 * N6at4_z;

    /* column 6: wrench of composite body 6 at joint 1 */
    const double minus_N6at1_z = s2 * N6at2_x + c2 * N6at2_y;

    /* column 5: wrench of composite body 5 at joint 3 */
    const double F5at3_x = c4 * F5at4_x;
    const double F5at3_z = s4 * F5at4_x;
    const double N5at3_x = t10 - s4 * Izz_c5 - 0.4331 * F5at3_z;
    const double N5at3_y = minus_Iyz_c4 + 0.0203 * F5at3_z;
    const double t37 = 0.4331 * F5at3_x - 5.846399999999999e-05 * s5;
    const double N5at3_z = t8 + c4 * Izz_c5 + t37;

    /* column 5: wrench of composite body 5 at joint 2 */
    const double F5at2_x = c3 * F5at3_x - s3 * mcx_c4;
    const double F5at2_y = s3 * F5at3_x + c3 * mcx_c4;
    const double N5at2_x = c3 * N5at3_x - s3 * N5at3_y + 0.0934 * F5at2_y;
    const double t38 = 0.0934 * F5at2_x + 0.4318 * F5at3_z;
    const double N5at2_y = s3 * N5at3_x + c3 * N5at3_y - t38;
    const double N5at2_z = N5at3_z + 0.4318 * F5at2_y;

    /* column 5: wrench of composite body 5 at joint 1 */
    const double F5at1_x = c2 * F5at2_x - s2 * F5at2_y;
    const double minus_N5at1_z = s2 * N5at2_x + c2 * N5at2_y + 0.2435 * F5at1_x;

    /* column 4: wrench of composite body 4 at joint 3 */
    const double N4at3_x = t12 - 0.4331 * F4at3_z;
    const double N4at3_y = 0.0203 * F4at3_z - Izz_c4;
    const double N4at3_z = s4 * Ixz_c4 - t13 - t18;

    /* column 4: wrench of composite body 4 at joint 2 */
    const double minus_F4at2_x = c3 * minus_F4at3_x;
    const double minus_F4at2_y = s3 * minus_F4at3_x;
    const double N4at2_x = c3 * N4at3_x - s3 * N4at3_y - 0.0934 * minus_F4at2_y;
    const double t39 = 0.0934 * minus_F4at2_x - 0.4318 * F4at3_z;
    const double N4at2_y = s3 * N4at3_x + c3 * N4at3_y + t39;
    const double N4at2_z = N4at3_z - 0.4318 * minus_F4at2_y;

    /* column 4: wrench of composite body 4 at joint 1 */
    const double F4at1_x = s2 * minus_F4at2_y - c2 * minus_F4at2_x;
    const double minus_N4at1_z = s2 * N4at2_x + c2 * N4at2_y + 0.2435 * F4at1_x;

    /* column 3: wrench of composite body 3 at joint 3 */
    const double F3at3_x = 0.336 - t15;

    /* column 3: wrench of composite body 3 at joint 2 */
    const double F3at2_x = c3 * F3at3_x - t28;
    const double F3at2_y = s3 * F3at3_x + t26;
    const double N3at2_x = t24 + 0.0934 * F3at2_y;
    const double N3at2_y = t25 - 0.0934 * F3at2_x;
    const double N3at2_z = Izz_c3 + 0.4318 * F3at2_y;

    /* column 3: wrench of composite body 3 at joint 1 */
    const double F3at1_x = c2 * F3at2_x - s2 * F3at2_y;
    const double minus_N3at1_z = s2 * N3at2_x + c2 * N3at2_y + 0.2435 * F3at1_x;

    M[0][0] = Izz_c1;
    M[0][1] = Iyz_c1;
    M[0][2] = -minus_N3at1_z;
    M[0][3] = -minus_N4at1_z;
    M[0][4] = -minus_N5at1_z;
    M[0][5] = -minus_N6at1_z;
    M[1][0] = Iyz_c1;
    M[1][1] = Izz_c2;
    M[1][2] = N3at2_z;
    M[1][3] = N4at2_z;
    M[1][4] = N5at2_z;
    M[1][5] = N6at3_z;
    M[2][0] = -minus_N3at1_z;
    M[2][1] = N3at2_z;
    M[2][2] = Izz_c3;
    M[2][3] = N4at3_z;
    M[2][4] = N5at3_z;
    M[2][5] = N6at3_z;
    M[3][0] = -minus_N4at1_z;
    M[3][1] = N4at2_z;
    M[3][2] = N4at3_z;
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

    /* link 3: twist (angular w, linear v) */
    const double t2 = 0.0070992 * qd[1];
    const double t3 = 0.018931200000000002 * minus_w2_y;
    const double t4 = 0.061954399999999965 * minus_w2_y;
    const double t5 = 0.0016703999999999998 * minus_w2_x;
    const double t6 = 0.10439999999999999 * v2_y;
    const double t7 = 1.1832 * minus_v2_x;
    const double t8 = 0.5469576 * qd[1] - 0.018931200000000002 * minus_w2_x;
    const double t9 = 0.0016703999999999998 * minus_w2_y - 0.07312640000000004 * qd[1];
    const double t10 = 0.061954399999999965 * minus_w2_x - 0.018931200000000002 * qd[1];
    const double t11 = 0.2784 * minus_w2_y - 0.10439999999999999 * qd[1];
    const double minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y;
    const double t12 = s3 * minus_w2_x;
    const double t13 = c3 * minus_w2_y;
    const double w3_y = t12 - t13;
    const double v3_z = 0.4318 * minus_w2_y;
    const double t14 = 0.0934 * minus_w2_y - minus_v2_x;
    const double t15 = v2_y - (0.0934 * minus_w2_x - 0.4318 * qd[1]);
    const double v3_x = c3 * t14 + s3 * t15;
    const double t16 = s3 * t14;
    const double t17 = c3 * t15;
    const double v3_y = t17 - t16;
    const double w3_z = qd[1] + qd[2];

    /* link 4: twist (angular w, linear v) */
    const double t18 = t13 - t12;
    const double t19 = 0.004704000000000001 * minus_w3_x;
    const double t20 = 0.029016959999999998 * minus_w2_y;
    const double t21 = 0.08327000000000001 * w3_z + 0.004704000000000001 * w3_y;
    const double t22 = 0.004704000000000001 * w3_z + 0.007190800000000011 * w3_y;
    const double t23 = 4.8 * v3_y + 0.0672 * minus_w3_x;
    const double t24 = c4 * minus_w3_x;
    const double t25 = s4 * w3_z;
    const double w4_x = t25 - t24;
    const double w4_y = s4 * minus_w3_x + c4 * w3_z;
    const double t26 = 0.0203 * w3_z;
    const double t27 = v3_x + 0.4331 * w3_z;
    const double t28 = v3_z + (0.0203 * w3_y + 0.4331 * minus_w3_x);
    const double v4_x = c4 * t27 + s4 * t28;
    const double v4_y = c4 * t28 - s4 * t27;
    const double v4_z = t26 - v3_y;
    const double w4_z = t18 + qd[3];

    /* link 5: twist (angular w, linear v) */
    const double t29 = t24 - t25;
    const double t30 = 0.00065 * w4_z;
    const double t31 = c5 * w4_x;
    const double t32 = s5 * w4_z;
    const double w5_x = t31 - t32;
    const double minus_w5_y = s5 * w4_x + c5 * w4_z;
    const double t33 = c5 * v4_x;
    const double t34 = s5 * v4_z;
    const double v5_x = t33 - t34;

    /* link 6: twist (angular w, linear v) */
    const double v6_z = s5 * v4_x + c5 * v4_z;

    /* link 5: twist (angular w, linear v) */
    const double w5_z = w4_y + qd[4];

    /* link 6: twist (angular w, linear v) */
    const double t35 = t32 - t31;
    const double t36 = 0.00020000000000000004 * w5_z;
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double t37 = s6 * w5_x;
    const double t38 = c6 * w5_z;
    const double w6_y = t38 - t37;
    const double v6_x = c6 * v5_x + s6 * v4_y;
    const double v6_y = c6 * v4_y - s6 * v5_x;
    const double w6_z = minus_w5_y + qd[5];

    /* composite body 6: velocity block B and linear momentum P */
    const double B6_xy = 1.9999999999999998e-05 * w6_z;
    const double minus_B6_zx = 1.9999999999999998e-05 * (t37 - t38);
    const double minus_B6_zy = 1.9999999999999998e-05 * w6_x;
    const double B6_xx = 0.0028799999999999997 * v6_z;
    const double t39 = 0.0028799999999999997 * v6_x;
    const double t40 = 0.0028799999999999997 * v6_y;
    const double minus_B6_xz = 0.00022216 * w6_y + t39;
    const double B6_yz = 0.00022216 * w6_x - t40;
    const double t41 = 0.09 * v6_y;
    const double P6_z = 0.09 * v6_z;
    const double t42 = 0.0028799999999999997 * w6_x;
    const double P6_x = 0.09 * v6_x + 0.0028799999999999997 * w6_y;
    const double P6_y = t41 - t42;

    /* composite body 5: velocity block B and linear momentum P */
    const double t43 = c6 * B6_xx + s6 * B6_xy;
    const double t44 = c6 * B6_xy;
    const double t45 = s6 * B6_xx;
    const double t46 = t44 - t45;
    const double t47 = t45 - t44;
    const double t48 = t43 * c6;
    const double B5_xx = t48 - t46 * s6;
    const double t49 = t43 * s6;
    const double t50 = minus_B6_zx * c6;
    const double t51 = minus_B6_zy * s6;
    const double t52 = minus_B6_zx * s6 + minus_B6_zy * c6;
    const double B5_zz = t47 * s6 + t48;
    const double B5_xy = t36 + (c6 * minus_B6_xz + s6 * B6_yz);
    const double B5_xz = 9.999999999999999e-05 * minus_w5_y + (t49 + t46 * c6);
    const double B5_yx = t50 - t51 - t36;
    const double B5_yz = t52 - 9.999999999999999e-05 * t35;
    const double B5_zx = t47 * c6 - t49 - 0.00020000000000000004 * minus_w5_y;
    const double B5_zy = s6 * minus_B6_xz - c6 * B6_yz - 0.00020000000000000004 * w5_x;
    const double P5_x = 0.34 * v5_x + (c6 * P6_x - s6 * P6_y);
    const double minus_P5_y = 0.34 * v6_z + P6_z;
    const double P5_z = 0.34 * v4_y + (s6 * P6_x + c6 * P6_y);

    /* composite body 4: velocity block B and linear momentum P */
    const double t53 = c5 * B5_xx - s5 * B5_yx;
    const double t54 = c5 * B5_xy;
    const double t55 = s5 * B5_xx + c5 * B5_yx;
    const double t56 = s5 * B5_xy;
    const double t57 = B5_zx * c5 - B5_zy * s5;
    const double t58 = B5_zx * s5 + B5_zy * c5;
    const double B4_zz = t55 * s5 + t56 * c5;
    const double B4_xx = t53 * c5 - t54 * s5 - 0.015579999999999998 * v4_z;
    const double B4_xy = t30 + (c5 * B5_xz - s5 * B5_yz);
    const double t59 = 0.015579999999999998 * v4_x - 0.0014460200000000001 * w4_y;
    const double B4_xz = t59 - (t53 * s5 + t54 * c5);
    const double B4_yx = t57 - t30;
    const double B4_yy = 0.015579999999999998 * (v3_y - t26) + B5_zz;
    const double B4_yz = 0.015579999999999998 * v4_y - 0.0014460200000000001 * t29 - t58;
    const double B4_zx = 0.00065 * w4_y + (t56 * s5 - t55 * c5);
    const double minus_B4_zy = 0.00065 * w4_x + (s5 * B5_xz + c5 * B5_yz);
    const double t60 = 0.82 * v4_x - 0.015579999999999998 * w4_y;
    const double P4_x = t60 + (c5 * P5_x + s5 * minus_P5_y);
    const double P4_y = 0.82 * v4_y + 0.015579999999999998 * w4_x + P5_z;
    const double P4_z = 0.82 * v4_z + (c5 * minus_P5_y - s5 * P5_x);

    /* composite body 3: velocity block B and linear momentum P */
    const double t61 = c4 * P4_x;
    const double t62 = s4 * P4_y;
    const double t63 = t61 - t62;
    const double t64 = s4 * P4_x + c4 * P4_y;
    const double t65 = c4 * B4_xx - s4 * B4_yx;
    const double t66 = c4 * B4_xy - s4 * B4_yy;
    const double t67 = s4 * B4_xx + c4 * B4_yx;
    const double t68 = s4 * B4_xy + c4 * B4_yy;
    const double t69 = B4_zx * c4 + minus_B4_zy * s4;
    const double t70 = B4_zx * s4;
    const double t71 = minus_B4_zy * c4;
    const double t72 = 0.4331 * P4_z;
    const double B3_xx = t20 + 0.336 * (t16 - t17) + (t65 * c4 - t66 * s4 + t72);
    const double B3_xy = t21 + 0.336 * v3_x + (s4 * B4_yz - c4 * B4_xz + 0.4331 * t63);
    const double B3_xz = t65 * s4 + t66 * c4 - (t22 + 0.0672 * v3_x);
    const double minus_B3_yx = 0.0062500000000000056 * w3_z + (t69 + 0.0203 * P4_z);
    const double B3_yy = t19 + t20 + (B4_zz - 0.0203 * t63);
    const double B3_yz = t71 - t70 - (0.007190800000000011 * minus_w3_x + 0.0672 * v3_y);
    const double B3_zx = t67 * c4 - t68 * s4 + 0.0203 * t64 - 0.0062500000000000056 * t18;
    const double t73 = 0.08327000000000001 * minus_w3_x + 0.1450848 * minus_w2_y;
    const double B3_zy = t73 + (0.4331 * t64 - (s4 * B4_xz + c4 * B4_yz));
    const double t74 = t67 * s4 + t68 * c4 + (t72 + 0.0203 * (t62 - t61));
    const double B3_zz = t74 - (t19 + 0.336 * v3_y);
    const double P3_x = 4.8 * v3_x + (0.0672 * w3_y + 0.336 * w3_z) + t63;
    const double P3_y = t23 - P4_z;
    const double P3_z = 2.07264 * minus_w2_y + 0.336 * minus_w3_x + t64;

    /* composite body 2: velocity block B and linear momentum P */
    const double t75 = c3 * P3_x;
    const double t76 = s3 * P3_y;
    const double t77 = t75 - t76;
    const double t78 = s3 * P3_x + c3 * P3_y;
    const double t79 = c3 * B3_xx + s3 * minus_B3_yx;
    const double t80 = c3 * B3_xy - s3 * B3_yy;
    const double t81 = s3 * B3_xx - c3 * minus_B3_yx;
    const double t82 = s3 * B3_xy + c3 * B3_yy;
    const double t83 = B3_zx * c3 - B3_zy * s3;
    const double t84 = B3_zx * s3 + B3_zy * c3;
    const double t85 = t76 - t75;
    const double t86 = 0.0934 * P3_z;
    const double B2_xx = t6 - (t3 - t2) + (t79 * c3 - t80 * s3 - t86);
    const double B2_xy = 0.10439999999999999 * minus_v2_x - t9 + (t79 * s3 + t80 * c3);
    const double t87 = 0.0016703999999999998 * qd[1] - t4 + 0.2784 * minus_v2_x;
    const double B2_xz = c3 * B3_xz - s3 * B3_yz - 0.0934 * t85 - t87;
    const double B2_yx = t81 * c3 - t82 * s3 - 0.4318 * t78 - (t8 + 1.1832 * v2_y);
    const double B2_yy = t81 * s3 + t82 * c3 - (t86 - 0.4318 * t77) - (t2 - t5 + t7);
    const double B2_yz = 0.2784 * v2_y - t10 + (s3 * B3_xz + c3 * B3_yz + 0.0934 * t78);
    const double t88 = 0.0070992 * minus_w2_x - 0.5469576 * minus_w2_y;
    const double B2_zx = t88 + (t83 - 0.4318 * P3_z);
    const double B2_zy = 0.07312640000000004 * minus_w2_x - 0.0070992 * minus_w2_y + t84;
    const double B2_zz = B3_zz - 0.4318 * t85 - (t5 - t3 + (t7 - t6));
    const double P2_x = t11 - 17.4 * minus_v2_x + t77;
    const double P2_y = 17.4 * v2_y + (1.1832 * qd[1] - 0.2784 * minus_w2_x) + t78;
    const double P2_z = 1.1832 * minus_w2_y - 0.10439999999999999 * minus_w2_x + P3_z;

    /* composite body 1: velocity block B and linear momentum P */
    const double minus_B1_yz = B2_zx * s2 + B2_zy * c2;
    const double t89 = (s2 * B2_xx + c2 * B2_yx) * s2 + (s2 * B2_xy + c2 * B2_yy) * c2;
    const double B1_zz = t89 + 0.2435 * P2_z;

    /* composite body 5: with body 6 added */
    const double t90 = 0.00024216 * c6;
    const double t91 = 0.00024216 * s6;
    const double t92 = t90 * c6 + t91 * s6;
    const double Ixz_c5 = t90 * s6 - t91 * c6;
    const double Ixx_c5 = t92 + 0.0003;
    const double Izz_c5 = t92 + 0.0004;

    /* composite body 4: with body 5 added */
    const double t93 = c5 * Ixx_c5;
    const double t94 = 0.00033999999999999997 * s5;
    const double Ixy_c4 = c5 * Ixz_c5;
    const double minus_Iyz_c4 = s5 * Ixz_c5;
    const double t95 = t93 * s5;
    const double t96 = t94 * c5;
    const double Ixz_c4 = t96 - t95;
    const double mcx_c4 = 0.0028799999999999997 * s5;
    const double t97 = 0.0028799999999999997 * c5;
    const double mcz_c4 = t97 - 0.015579999999999998;
    const double Ixx_c4 = t93 * c5 + t94 * s5 + 0.00209602;
    const double Iyy_c4 = Izz_c5 + 0.00209602;
    const double Izz_c4 = s5 * Ixx_c5 * s5 + 0.00033999999999999997 * c5 * c5 + 0.0013;

    /* composite body 3: with body 4 added */
    const double t98 = c4 * Ixx_c4 - s4 * Ixy_c4;
    const double t99 = c4 * Ixy_c4;
    const double t100 = t99 - s4 * Iyy_c4;
    const double t101 = c4 * Ixz_c4 + s4 * minus_Iyz_c4;
    const double t102 = c4 * mcx_c4;
    const double t103 = 0.015579999999999998 - t97;
    const double t104 = s4 * mcx_c4;
    const double mcx_c3 = t102 - 0.025374999999999998;
    const double t105 = t103 - 0.5413749999999999;
    const double Ixy_c3 = 0.0203 * t103 + 0.4331 * mcx_c3 - t101;
    const double Ixz_c3 = t98 * s4 + t100 * c4 + 0.0203 * t104;
    const double mcy_c3 = t105 - 0.336;
    const double mcz_c3 = t104 + 0.0672;
    const double t106 = t98 * c4 - t100 * s4 - 0.4331 * (t103 + t105);
    const double Ixx_c3 = t106 + 0.09046080000000001;
    const double Iyy_c3 = Izz_c4 - 0.0203 * (t102 + mcx_c3) + 0.013440800000000001;
    const double t107 = (t95 - t96) * s4 + c4 * minus_Iyz_c4 + 0.4331 * t104;
    const double Iyz_c3 = t107 + 0.004704000000000001;

    /* composite body 2: with body 3 added */
    const double t108 = s3 * Ixy_c3;
    const double t109 = c3 * Ixx_c3 - t108;
    const double t110 = c3 * Ixy_c3;
    const double t111 = t110 - s3 * Iyy_c3;
    const double t112 = c3 * Ixz_c3 - s3 * Iyz_c3;
    const double t113 = s3 * Ixz_c3 + c3 * Iyz_c3;
    const double t114 = c3 * mcx_c3;
    const double t115 = t114 - s3 * mcy_c3;
    const double t116 = s3 * mcx_c3;
    const double t117 = t116 + c3 * mcy_c3;
    const double t118 = t115 + 2.61239;
    const double t119 = mcz_c3 - 0.56507;
    const double t120 = 0.0934 * (mcz_c3 + t119);
    const double t121 = (s3 * Ixx_c3 + t110) * s3 + (t108 + c3 * Iyy_c3) * c3;
    const double mcx_c2 = t118 + 1.1832;
    const double mcy_c2 = t117 + 0.10439999999999999;
    const double mcz_c2 = t119 - 0.2784;
    const double Ixx_c2 = t109 * c3 - t111 * s3 - t120 + 0.1350808;
    const double Ixy_c2 = t109 * s3 + t111 * c3 - 0.4318 * t117 - 0.0070992;
    const double Iyy_c2 = t121 + (0.4318 * (t115 + t118) - t120) + 0.608912;
    const double Ixz_c2 = t112 - (0.4318 * mcz_c3 - 0.0934 * t118) + 0.018931200000000002;
    const double Iyz_c2 = t113 + 0.0934 * t117 + 0.0016703999999999998;

    /* results */
    const double t122 = 0.00024216 * w6_y + t39 - minus_B6_xz;
    const double t123 = t40 - 0.00024216 * w6_x + B6_yz;
    const double t124 = P6_y + (t42 - t41);
    const double t125 = c6 * t124;
    const double t126 = s6 * t124;
    const double t127 = c6 * t122 - s6 * t123;
    const double t128 = s6 * t122 + c6 * t123;
    const double t129 = t51 - t50;
    const double t130 = c5 * t125;
    const double t131 = s5 * t125;
    const double t132 = c5 * t127;
    const double t133 = s5 * t127;
    const double t134 = 4e-05 * s5;
    const double t135 = 4e-05 * c5;
    const double t136 = c5 * t129;
    const double t137 = s5 * t129;
    const double t138 = c4 * t130 - s4 * t126;
    const double t139 = s4 * t130 + c4 * t126;
    const double t140 = c4 * t132 - s4 * t128 - 0.4331 * t139;
    const double t141 = t133 + 0.0203 * t139;
    const double t142 = s4 * t132 + c4 * t128 + (0.4331 * t138 - 0.0203 * t131);
    const double t143 = c4 * t134;
    const double t144 = c4 * t136 + s4 * t52;
    const double t145 = s4 * t136 - c4 * t52;
    const double t146 = c3 * t138 - s3 * t131;
    const double t147 = s3 * t138 + c3 * t131;
    const double t148 = (s3 * t143 - c3 * t135) * minus_w2_x;
    const double t149 = c2 * (s3 * t140 + c3 * t141 - (0.0934 * t146 + 0.4318 * t139));
    const double t150 = s2 * (c3 * t140 - s3 * t141 + 0.0934 * t147) + t149;
    const double t151 = 0.0028799999999999997 * minus_w5_y;
    const double t152 = B5_xz - Ixx_c5 * minus_w5_y;
    const double t153 = 0.00033999999999999997 * t35 + B5_yz;
    const double t154 = B5_zz - (Ixz_c5 * minus_w5_y + B6_xx);
    const double t155 = minus_P5_y - 0.43000000000000005 * v6_z;
    const double t156 = 0.43000000000000005 * (t34 - t33) + P5_x;
    const double t157 = c5 * t155 - s5 * t156;
    const double t158 = s5 * t155 + c5 * t156;
    const double t159 = c5 * t152 - s5 * t153;
    const double t160 = s5 * t152 + c5 * t153;
    const double t161 = Ixy_c4 * w4_y;
    const double t162 = c4 * t157 - s4 * t151;
    const double t163 = s4 * t157 + c4 * t151;
    const double t164 = c4 * t159 - s4 * t154 - 0.4331 * t163;
    const double t165 = t160 + 0.0203 * t163;
    const double t166 = s4 * t159 + c4 * t154 + (0.4331 * t162 - 0.0203 * t158);
    const double t167 = c4 * t97;
    const double t168 = s4 * t97;
    const double t169 = t99 - s4 * Izz_c5 - 0.4331 * t168;
    const double t170 = minus_Iyz_c4 + 0.0203 * t168;
    const double t171 = c4 * t57 - s4 * B5_zz;
    const double t172 = s4 * t57 + c4 * B5_zz;
    const double t173 = t169 * w3_y + t170 * minus_w3_x + (t167 * v3_y - mcx_c4 * v3_x);
    const double t174 = c3 * t162 - s3 * t158;
    const double t175 = s3 * t162 + c3 * t158;
    const double t176 = c3 * t167 - s3 * mcx_c4;
    const double t177 = s3 * t167 + c3 * mcx_c4;
    const double t178 = s3 * t169 + c3 * t170 - (0.0934 * t176 + 0.4318 * t168);
    const double t179 = (c3 * t169 - s3 * t170 + 0.0934 * t177) * minus_w2_y;
    const double t180 = t178 * minus_w2_x - t179 + (t176 * v2_y + t177 * minus_v2_x);
    const double t181 = c2 * (s3 * t164 + c3 * t165 - (0.0934 * t174 + 0.4318 * t163));
    const double t182 = s2 * (c3 * t164 - s3 * t165 + 0.0934 * t175) + t181;
    const double t183 = mcx_c4 * t29;
    const double t184 = Ixx_c4 * w4_y + Ixy_c4 * t29 + mcz_c4 * v4_x + B4_xz;
    const double t185 = t161 + Iyy_c4 * t29 + mcz_c4 * v4_y + B4_yz;
    const double t186 = Ixz_c4 * w4_y - minus_Iyz_c4 * t29 - mcx_c4 * v4_x + B4_zz;
    const double t187 = 1.25 * v4_y + mcz_c4 * t29 - P4_y;
    const double t188 = P4_x - (1.25 * v4_x + mcz_c4 * w4_y);
    const double t189 = c4 * t187 - s4 * t188;
    const double t190 = s4 * t187 + c4 * t188;
    const double t191 = c4 * t184 - s4 * t185 - 0.4331 * t190;
    const double t192 = 0.0203 * t190 - t186;
    const double t193 = s4 * t184 + c4 * t185 + (0.4331 * t189 - 0.0203 * t183);
    const double t194 = t101 - 0.4331 * t102;
    const double t195 = 0.0203 * t102 - Izz_c4;
    const double t196 = t70 - t71;
    const double t197 = c3 * t189 - s3 * t183;
    const double t198 = s3 * t189 + c3 * t183;
    const double t199 = c3 * t104;
    const double t200 = s3 * t104;
    const double t201 = s3 * t194 + c3 * t195 + (0.0934 * t199 - 0.4318 * t102);
    const double t202 = (c3 * t194 - s3 * t195 - 0.0934 * t200) * minus_w2_y;
    const double t203 = t201 * minus_w2_x - t202 - (t199 * v2_y + t200 * minus_v2_x);
    const double t204 = c2 * (s3 * t191 + c3 * t192 - (0.0934 * t197 + 0.4318 * t190));
    const double t205 = s2 * (c3 * t191 - s3 * t192 + 0.0934 * t198) + t204;
    const double t206 = Ixz_c3 * w3_y + Iyz_c3 * minus_w3_x;
    const double t207 = Ixx_c3 * w3_y + Ixy_c3 * minus_w3_x + mcz_c3 * v3_x + B3_xz;
    const double t208 = Ixy_c3 * w3_y + Iyy_c3 * minus_w3_x + mcz_c3 * v3_y + B3_yz;
    const double t209 = t206 - (mcx_c3 * v3_x + mcy_c3 * v3_y) + B3_zz;
    const double t210 = 6.05 * v3_y + mcz_c3 * minus_w3_x + (P4_z - t23);
    const double t211 = P3_x - (6.05 * v3_x + mcz_c3 * w3_y);
    const double t212 = 0.336 - t105;
    const double t213 = c3 * t210 - s3 * t211;
    const double t214 = s3 * t210 + c3 * t211;
    const double t215 = 0.0934 * t213 + 0.4318 * (mcy_c3 * w3_y - mcx_c3 * minus_w3_x);
    const double t216 = c3 * t212 - t116;
    const double t217 = s3 * t212 + t114;
    const double t218 = (t113 - 0.0934 * t216) * minus_w2_x;
    const double t219 = t218 - (t112 + 0.0934 * t217) * minus_w2_y;
    const double t220 = s2 * (c3 * t207 - s3 * t208 + 0.0934 * t214);
    const double t221 = t220 + c2 * (s3 * t207 + c3 * t208 - t215);
    const double t222 = Iyz_c2 * minus_w2_x - Ixz_c2 * minus_w2_y;
    const double t223 = Ixy_c2 * minus_w2_x - Ixx_c2 * minus_w2_y - mcz_c2 * minus_v2_x;
    const double t224 = Iyy_c2 * minus_w2_x - Ixy_c2 * minus_w2_y + mcz_c2 * v2_y;
    const double t225 = s2 * (23.45 * minus_v2_x + mcz_c2 * minus_w2_y + P2_x);
    const double t226 = c2 * (23.45 * v2_y + mcz_c2 * minus_w2_x - P2_y) - t225;

    C[0][0] = B1_zz;
    C[0][1] = -(s2 * (t223 + B2_xz) + c2 * (t224 + B2_yz) + 0.2435 * t226);
    C[0][2] = -(t221 + 0.2435 * (c2 * t213 - s2 * t214));
    C[0][3] = -(t205 + 0.2435 * (c2 * t197 - s2 * t198));
    C[0][4] = -(t182 + 0.2435 * (c2 * t174 - s2 * t175));
    C[0][5] = -(t150 + 0.2435 * (c2 * t146 - s2 * t147));
    C[1][0] = -minus_B1_yz;
    C[1][1] = t222 + (mcx_c2 * minus_v2_x - mcy_c2 * v2_y) + B2_zz;
    C[1][2] = t209 + 0.4318 * t214;
    C[1][3] = t193 + 0.4318 * t198;
    C[1][4] = t166 + 0.4318 * t175;
    C[1][5] = t142 + 0.4318 * t147;
    C[2][0] = -(s2 * t83 + c2 * t84);
    C[2][1] = t219 + (t216 * v2_y + t217 * minus_v2_x) + B3_zz;
    C[2][2] = t209;
    C[2][3] = t193;
    C[2][4] = t166;
    C[2][5] = t142;
    C[3][0] = -(s2 * (c3 * t69 + s3 * B4_zz) + c2 * (s3 * t69 - c3 * B4_zz));
    C[3][1] = t203 + t196;
    C[3][2] = t194 * w3_y + t195 * minus_w3_x - t104 * v3_y + t196;
    C[3][3] = t186;
    C[3][4] = -t160;
    C[3][5] = -t133;
    C[4][0] = -(s2 * (c3 * t171 - s3 * t58) + c2 * (s3 * t171 + c3 * t58));
    C[4][1] = t180 + t172;
    C[4][2] = t173 + t172;
    C[4][3] = t161 + Izz_c5 * t29 + t97 * v4_y - t58;
    C[4][4] = t154;
    C[4][5] = t128;
    C[5][0] = -(s2 * (c3 * t144 - s3 * t137) + c2 * (s3 * t144 + c3 * t137));
    C[5][1] = t148 - (c3 * t143 + s3 * t135) * minus_w2_y + t145;
    C[5][2] = t143 * w3_y - t135 * minus_w3_x + t145;
    C[5][3] = t134 * w4_y - t137;
    C[5][4] = -(4e-05 * t35 + t52);
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

    /* link 2: moment n = I alpha + w x h + mc x a */
    const double minus_n2_x = 2.7311039999999998 * c2;
    const double n2_y = 2.7311039999999998 * s2;
    const double n2_z = 1.024164 * s2 - 11.607192000000001 * c2;

    /* link 3: acceleration a of its origin, gravity included */
    const double minus_a3_x = c3 * minus_a2_x + s3 * minus_a2_y;
    const double t1 = s3 * minus_a2_x;
    const double t2 = c3 * minus_a2_y;
    const double a3_y = t1 - t2;

    /* link 3: force f = m a + U mc */
    const double minus_f3_x = 4.8 * minus_a3_x;
    const double f3_y = 4.8 * a3_y;

    /* link 3: moment n = I alpha + w x h + mc x a */
    const double minus_n3_x = 0.0672 * a3_y;
    const double minus_n3_y = 0.0672 * minus_a3_x;
    const double minus_n3_z = 0.336 * minus_a3_x;

    /* link 4: acceleration a of its origin, gravity included */
    const double minus_a4_x = c4 * minus_a3_x;
    const double a4_y = s4 * minus_a3_x;
    const double a4_z = t2 - t1;

    /* link 4: force f = m a + U mc */
    const double minus_f4_x = 0.82 * minus_a4_x;
    const double f4_y = 0.82 * a4_y;
    const double f4_z = 0.82 * a4_z;

    /* link 4: moment n = I alpha + w x h + mc x a */
    const double n4_x = 0.015579999999999998 * a4_y;
    const double n4_y = 0.015579999999999998 * minus_a4_x;

    /* link 5: acceleration a of its origin, gravity included */
    const double minus_a5_x = c5 * minus_a4_x + s5 * a4_z;
    const double t3 = s5 * minus_a4_x;
    const double t4 = c5 * a4_z;
    const double a5_y = t3 - t4;

    /* link 5: force f = m a + U mc */
    const double minus_f5_x = 0.34 * minus_a5_x;
    const double f5_y = 0.34 * a5_y;
    const double f5_z = 0.34 * a4_y;

    /* link 6: acceleration a of its origin, gravity included */
    const double a6_x = s6 * a4_y - c6 * minus_a5_x;
    const double a6_y = s6 * minus_a5_x + c6 * a4_y;
    const double a6_z = t4 - t3;

    /* link 6: force f = m a + U mc */
    const double f6_x = 0.09 * a6_x;
    const double f6_y = 0.09 * a6_y;
    const double f6_z = 0.09 * a6_z;

    /* link 6: moment n = I alpha + w x h + mc x a */
    const double minus_n6_x = 0.0028799999999999997 * a6_y;
    const double n6_y = 0.0028799999999999997 * a6_x;

    /* joint 5: force F and moment N through it, joint 6 added */
    const double minus_N5_x = c6 * minus_n6_x + s6 * n6_y;
    const double N5_z = c6 * n6_y - s6 * minus_n6_x;
    const double F5_x = c6 * f6_x - s6 * f6_y - minus_f5_x;
    const double F5_y = f5_y - f6_z;
    const double F5_z = f5_z + (s6 * f6_x + c6 * f6_y);

    /* joint 4: force F and moment N through it, joint 5 added */
    const double N4_z = s5 * minus_N5_x;
    const double N4_x = n4_x - c5 * minus_N5_x;
    const double N4_y = n4_y + N5_z;
    const double F4_x = c5 * F5_x - s5 * F5_y - minus_f4_x;
    const double F4_y = f4_y + F5_z;

    /* joint 3: force F and moment N through it, joint 4 added */
    const double t5 = c4 * F4_x - s4 * F4_y;
    const double t6 = s5 * F5_x + c5 * F5_y - f4_z;
    const double F3_z = s4 * F4_x + c4 * F4_y;
    const double N3_x = c4 * N4_x - s4 * N4_y - 0.4331 * F3_z - minus_n3_x;
    const double N3_y = 0.0203 * F3_z - N4_z - minus_n3_y;
    const double N3_z = s4 * N4_x + c4 * N4_y + (0.4331 * t5 - 0.0203 * t6) - minus_n3_z;
    const double F3_x = t5 - minus_f3_x;
    const double F3_y = f3_y + t6;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double t7 = c3 * F3_x - s3 * F3_y;
    const double t8 = s3 * F3_x + c3 * F3_y;
    const double N2_x = c3 * N3_x - s3 * N3_y + 0.0934 * t8 - minus_n2_x;
    const double N2_y = n2_y + (s3 * N3_x + c3 * N3_y - (0.0934 * t7 + 0.4318 * F3_z));
    const double N2_z = n2_z + (N3_z + 0.4318 * t8);
    const double F2_x = t7 - minus_f2_x;
    const double F2_y = t8 - minus_f2_y;

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

    /* link 2: angular momentum h = I w about its origin */
    const double t6 = 0.0070992 * minus_w2_y - 0.1350808 * minus_w2_x;
    const double h2_x = t6 + 0.018931200000000002 * qd[1];
    const double t7 = 0.0070992 * minus_w2_x - 0.608912 * minus_w2_y;
    const double h2_y = t7 + 0.0016703999999999998 * qd[1];
    const double t8 = 0.0016703999999999998 * minus_w2_y;
    const double t9 = 0.018931200000000002 * minus_w2_x + t8;
    const double h2_z = 0.6200840000000001 * qd[1] - t9;

    /* link 2: moment n = I alpha + w x h + mc x a */
    const double t10 = 0.018931200000000002 * minus_alpha2_x;
    const double t11 = 0.1350808 * minus_alpha2_x + 0.0070992 * alpha2_y;
    const double t12 = 0.0070992 * minus_alpha2_x + 0.608912 * alpha2_y;
    const double t13 = 0.0016703999999999998 * alpha2_y - t10;
    const double t14 = 0.025421399999999997 * minus_U1_xx + 2.7311039999999998 * c2;
    const double minus_n2_x = t11 + (minus_w2_y * h2_z + qd[1] * h2_y) + t14;
    const double t15 = 2.7311039999999998 * s2 + 0.2881092 * minus_U1_xx;
    const double n2_y = t12 + (qd[1] * h2_x + minus_w2_x * h2_z) + t15;
    const double t16 = t13 + (minus_w2_y * h2_x - minus_w2_x * h2_y);
    const double n2_z = t16 + (1.024164 * s2 - 11.607192000000001 * c2);

    /* link 3: angular velocity w */
    const double minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y;
    const double t17 = s3 * minus_w2_x;
    const double t18 = c3 * minus_w2_y;
    const double w3_y = t17 - t18;
    const double w3_z = qd[1] + qd[2];

    /* link 3: angular acceleration alpha */
    const double alpha3_x = s3 * alpha2_y - c3 * minus_alpha2_x + w3_y * qd[2];
    const double alpha3_y = s3 * minus_alpha2_x + c3 * alpha2_y + minus_w3_x * qd[2];

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

    /* link 3: acceleration a of its origin, gravity included */
    const double t24 = minus_a2_x + 0.4318 * minus_U2_xx;
    const double t25 = 0.4318 * U2_xy - minus_a2_y;
    const double a3_z = 0.0934 * minus_U2_zz - 0.8636 * alpha2_y - minus_a2_z;
    const double a3_x = s3 * t25 - c3 * t24;
    const double a3_y = s3 * t24 + c3 * t25;

    /* link 3: force f = m a + U mc */
    const double f3_x = 4.8 * a3_x + (0.336 * minus_U3_xy + 0.0672 * U3_xz);
    const double f3_y = 4.8 * a3_y + (0.336 * minus_U3_yy + 0.0672 * U3_yz);
    const double f3_z = 4.8 * a3_z - (0.336 * U3_zy + 0.0672 * minus_U3_zz);

    /* link 3: angular momentum h = I w about its origin */
    const double minus_h3_x = 0.09046080000000001 * minus_w3_x;
    const double h3_y = 0.013440800000000001 * w3_y + 0.004704000000000001 * w3_z;
    const double h3_z = 0.004704000000000001 * w3_y + 0.08952 * w3_z;

    /* link 3: moment n = I alpha + w x h + mc x a */
    const double t26 = minus_w3_x * h3_z - w3_z * minus_h3_x;
    const double t27 = w3_y * minus_h3_x - minus_w3_x * h3_y;
    const double t28 = 0.09046080000000001 * alpha3_x + (w3_y * h3_z - w3_z * h3_y);
    const double n3_x = t28 - (0.336 * a3_z + 0.0672 * a3_y);
    const double n3_y = 0.013440800000000001 * alpha3_y + t26 + 0.0672 * a3_x;
    const double n3_z = 0.004704000000000001 * alpha3_y + t27 + 0.336 * a3_x;

    /* link 4: angular velocity w */
    const double w4_x = s4 * w3_z - c4 * minus_w3_x;
    const double w4_y = s4 * minus_w3_x + c4 * w3_z;
    const double w4_z = t18 - t17 + qd[3];

    /* link 4: angular acceleration alpha */
    const double alpha4_x = c4 * alpha3_x + w4_y * qd[3];
    const double minus_alpha4_y = s4 * alpha3_x + w4_x * qd[3];

    /* link 4: U = [alpha] + [w][w] */
    const double U4_xz = w4_x * w4_z - minus_alpha4_y;
    const double U4_yz = w4_y * w4_z - alpha4_x;
    const double minus_U4_zz = w4_x * w4_x + w4_y * w4_y;

    /* link 4: acceleration a of its origin, gravity included */
    const double t29 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy);
    const double minus_a4_z = a3_y + (0.0203 * minus_U3_xy + 0.4331 * minus_U3_yy);
    const double t30 = a3_z + (0.0203 * minus_U3_zx - 0.4331 * U3_zy);
    const double a4_x = c4 * t29 + s4 * t30;
    const double a4_y = c4 * t30 - s4 * t29;

    /* link 4: force f = m a + U mc */
    const double f4_x = 0.82 * a4_x - 0.015579999999999998 * U4_xz;
    const double f4_y = 0.82 * a4_y - 0.015579999999999998 * U4_yz;
    const double f4_z = 0.015579999999999998 * minus_U4_zz - 0.82 * minus_a4_z;

    /* link 4: angular momentum h = I w about its origin */
    const double h4_x = 0.00209602 * w4_x;
    const double h4_y = 0.00209602 * w4_y;
    const double h4_z = 0.0013 * w4_z;

    /* link 4: moment n = I alpha + w x h + mc x a */
    const double n4_z = w4_x * h4_y - w4_y * h4_x - 0.0013 * alpha3_y;
    const double t31 = 0.00209602 * alpha4_x + (w4_y * h4_z - w4_z * h4_y);
    const double n4_x = t31 + 0.015579999999999998 * a4_y;
    const double t32 = w4_z * h4_x - w4_x * h4_z - 0.00209602 * minus_alpha4_y;
    const double n4_y = t32 - 0.015579999999999998 * a4_x;

    /* link 5: angular velocity w */
    const double w5_x = c5 * w4_x - s5 * w4_z;
    const double minus_w5_y = s5 * w4_x + c5 * w4_z;
    const double w5_z = w4_y + qd[4];

    /* link 5: angular acceleration alpha */
    const double t33 = c5 * alpha3_y - s5 * alpha4_x;
    const double t34 = w5_x * qd[4];
    const double alpha5_x = c5 * alpha4_x + s5 * alpha3_y - minus_w5_y * qd[4];
    const double alpha5_y = t33 - t34;

    /* link 5: acceleration a of its origin, gravity included */
    const double a5_x = c5 * a4_x + s5 * minus_a4_z;
    const double t35 = s5 * a4_x;
    const double t36 = c5 * minus_a4_z;
    const double a5_y = t36 - t35;

    /* link 5: force f = m a + U mc */
    const double f5_x = 0.34 * a5_x;
    const double f5_y = 0.34 * a5_y;
    const double f5_z = 0.34 * a4_y;

    /* link 5: angular momentum h = I w about its origin */
    const double h5_x = 0.0003 * w5_x;
    const double minus_h5_y = 0.0003 * minus_w5_y;
    const double h5_z = 0.0004 * w5_z;

    /* link 5: moment n = I alpha + w x h + mc x a */
    const double n5_x = 0.0003 * alpha5_x + (w5_z * minus_h5_y - minus_w5_y * h5_z);
    const double n5_y = 0.0003 * alpha5_y + (w5_z * h5_x - w5_x * h5_z);
    const double n5_z = minus_w5_y * h5_x - w5_x * minus_h5_y - 0.0004 * minus_alpha4_y;

    /* link 6: angular velocity w */
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double w6_z = minus_w5_y + qd[5];

    /* link 6: angular acceleration alpha */
    const double alpha6_z = t34 - t33;
    const double alpha6_x = c6 * alpha5_x - s6 * minus_alpha4_y + w6_y * qd[5];
    const double minus_alpha6_y = s6 * alpha5_x + c6 * minus_alpha4_y + w6_x * qd[5];

    /* link 6: U = [alpha] + [w][w] */
    const double U6_xz = w6_x * w6_z - minus_alpha6_y;
    const double U6_yz = w6_y * w6_z - alpha6_x;
    const double minus_U6_zz = w6_x * w6_x + w6_y * w6_y;

    /* link 6: acceleration a of its origin, gravity included */
    const double a6_x = c6 * a5_x + s6 * a4_y;
    const double a6_y = c6 * a4_y - s6 * a5_x;
    const double a6_z = t35 - t36;

    /* link 6: force f = m a + U mc */
    const double f6_x = 0.09 * a6_x + 0.0028799999999999997 * U6_xz;
    const double f6_y = 0.09 * a6_y + 0.0028799999999999997 * U6_yz;

    /* link 6: angular momentum h = I w about its origin */
    const double h6_x = 0.00024216 * w6_x;
    const double h6_y = 0.00024216 * w6_y;
    const double h6_z = 4e-05 * w6_z;

    /* link 6: moment n = I alpha + w x h + mc x a */
    const double n6_z = 4e-05 * alpha6_z + (w6_x * h6_y - w6_y * h6_x);
    const double t37 = 0.00024216 * alpha6_x + (w6_y * h6_z - w6_z * h6_y);
    const double n6_x = t37 - 0.0028799999999999997 * a6_y;
    const double t38 = w6_z * h6_x - w6_x * h6_z - 0.00024216 * minus_alpha6_y;
    const double n6_y = t38 + 0.0028799999999999997 * a6_x;

    /* joint 5: force F and moment N through it, joint 6 added */
    const double N5_x = n5_x + (c6 * n6_x - s6 * n6_y);
    const double N5_y = n5_y - n6_z;
    const double N5_z = n5_z + (s6 * n6_x + c6 * n6_y);
    const double F5_x = f5_x + (c6 * f6_x - s6 * f6_y);
    const double F5_y = f5_y + (0.0028799999999999997 * minus_U6_zz - 0.09 * a6_z);
    const double F5_z = f5_z + (s6 * f6_x + c6 * f6_y);

    /* joint 4: force F and moment N through it, joint 5 added */
    const double t39 = s5 * N5_x + c5 * N5_y;
    const double N4_x = n4_x + (c5 * N5_x - s5 * N5_y);
    const double N4_y = n4_y + N5_z;
    const double N4_z = n4_z - t39;
    const double F4_x = f4_x + (c5 * F5_x - s5 * F5_y);
    const double F4_y = f4_y + F5_z;

    /* joint 3: force F and moment N through it, joint 4 added */
    const double t40 = c4 * F4_x - s4 * F4_y;
    const double t41 = s5 * F5_x + c5 * F5_y - f4_z;
    const double t42 = s4 * F4_x + c4 * F4_y;
    const double N3_x = n3_x + (c4 * N4_x - s4 * N4_y - 0.4331 * t42);
    const double N3_y = n3_y + (t39 - n4_z + 0.0203 * t42);
    const double N3_z = n3_z + (s4 * N4_x + c4 * N4_y + (0.4331 * t40 - 0.0203 * t41));
    const double F3_x = f3_x + t40;
    const double F3_y = f3_y + t41;
    const double F3_z = f3_z + t42;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double t43 = c3 * F3_x - s3 * F3_y;
    const double t44 = s3 * F3_x + c3 * F3_y;
    const double N2_x = c3 * N3_x - s3 * N3_y + 0.0934 * t44 - minus_n2_x;
    const double N2_y = n2_y + (s3 * N3_x + c3 * N3_y - (0.0934 * t43 + 0.4318 * F3_z));
    const double N2_z = n2_z + (N3_z + 0.4318 * t44);
    const double F2_x = f2_x + t43;
    const double F2_y = f2_y + t44;

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

    /* link 2: angular momentum h = I w about its origin */
    const double t6 = 0.0070992 * minus_w2_y - 0.1350808 * minus_w2_x;
    const double h2_x = t6 + 0.018931200000000002 * qd[1];
    const double t7 = 0.0070992 * minus_w2_x - 0.608912 * minus_w2_y;
    const double h2_y = t7 + 0.0016703999999999998 * qd[1];
    const double t8 = 0.0016703999999999998 * minus_w2_y;
    const double t9 = 0.018931200000000002 * minus_w2_x + t8;
    const double h2_z = 0.6200840000000001 * qd[1] - t9;

    /* link 2: moment n = I alpha + w x h + mc x a */
    const double t10 = 0.018931200000000002 * minus_alpha2_x;
    const double t11 = 0.1350808 * minus_alpha2_x + 0.0070992 * alpha2_y;
    const double t12 = 0.0070992 * minus_alpha2_x + 0.608912 * alpha2_y;
    const double t13 = 0.0016703999999999998 * alpha2_y - t10;
    const double t14 = 0.025421399999999997 * minus_U1_xx + 2.7311039999999998 * c2;
    const double minus_n2_x = t11 + (minus_w2_y * h2_z + qd[1] * h2_y) + t14;
    const double t15 = 2.7311039999999998 * s2 + 0.2881092 * minus_U1_xx;
    const double n2_y = t12 + (qd[1] * h2_x + minus_w2_x * h2_z) + t15;
    const double t16 = t13 + (minus_w2_y * h2_x - minus_w2_x * h2_y);
    const double n2_z = t16 + (1.024164 * s2 - 11.607192000000001 * c2);

    /* link 3: angular velocity w */
    const double minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y;
    const double t17 = s3 * minus_w2_x;
    const double t18 = c3 * minus_w2_y;
    const double w3_y = t17 - t18;
    const double w3_z = qd[1] + qd[2];

    /* link 3: angular acceleration alpha */
    const double alpha3_x = s3 * alpha2_y - c3 * minus_alpha2_x + w3_y * qd[2];
    const double alpha3_y = s3 * minus_alpha2_x + c3 * alpha2_y + minus_w3_x * qd[2];

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

    /* link 3: acceleration a of its origin, gravity included */
    const double t24 = minus_a2_x + 0.4318 * minus_U2_xx;
    const double t25 = 0.4318 * U2_xy - minus_a2_y;
    const double a3_z = 0.0934 * minus_U2_zz - 0.8636 * alpha2_y - minus_a2_z;
    const double a3_x = s3 * t25 - c3 * t24;
    const double a3_y = s3 * t24 + c3 * t25;

    /* link 3: force f = m a + U mc */
    const double f3_x = 4.8 * a3_x + (0.336 * minus_U3_xy + 0.0672 * U3_xz);
    const double f3_y = 4.8 * a3_y + (0.336 * minus_U3_yy + 0.0672 * U3_yz);
    const double f3_z = 4.8 * a3_z - (0.336 * U3_zy + 0.0672 * minus_U3_zz);

    /* link 3: angular momentum h = I w about its origin */
    const double minus_h3_x = 0.09046080000000001 * minus_w3_x;
    const double h3_y = 0.013440800000000001 * w3_y + 0.004704000000000001 * w3_z;
    const double h3_z = 0.004704000000000001 * w3_y + 0.08952 * w3_z;

    /* link 3: moment n = I alpha + w x h + mc x a */
    const double t26 = minus_w3_x * h3_z - w3_z * minus_h3_x;
    const double t27 = w3_y * minus_h3_x - minus_w3_x * h3_y;
    const double t28 = 0.09046080000000001 * alpha3_x + (w3_y * h3_z - w3_z * h3_y);
    const double n3_x = t28 - (0.336 * a3_z + 0.0672 * a3_y);
    const double n3_y = 0.013440800000000001 * alpha3_y + t26 + 0.0672 * a3_x;
    const double n3_z = 0.004704000000000001 * alpha3_y + t27 + 0.336 * a3_x;

    /* link 4: angular velocity w */
    const double w4_x = s4 * w3_z - c4 * minus_w3_x;
    const double w4_y = s4 * minus_w3_x + c4 * w3_z;
    const double w4_z = t18 - t17 + qd[3];

    /* link 4: angular acceleration alpha */
    const double alpha4_x = c4 * alpha3_x + w4_y * qd[3];
    const double minus_alpha4_y = s4 * alpha3_x + w4_x * qd[3];

    /* link 4: U = [alpha] + [w][w] */
    const double U4_xz = w4_x * w4_z - minus_alpha4_y;
    const double U4_yz = w4_y * w4_z - alpha4_x;
    const double minus_U4_zz = w4_x * w4_x + w4_y * w4_y;

    /* link 4: acceleration a of its origin, gravity included */
    const double t29 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy);
    const double minus_a4_z = a3_y + (0.0203 * minus_U3_xy + 0.4331 * minus_U3_yy);
    const double t30 = a3_z + (0.0203 * minus_U3_zx - 0.4331 * U3_zy);
    const double a4_x = c4 * t29 + s4 * t30;
    const double a4_y = c4 * t30 - s4 * t29;

    /* link 4: force f = m a + U mc */
    const double f4_x = 0.82 * a4_x - 0.015579999999999998 * U4_xz;
    const double f4_y = 0.82 * a4_y - 0.015579999999999998 * U4_yz;
    const double f4_z = 0.015579999999999998 * minus_U4_zz - 0.82 * minus_a4_z;

    /* link 4: angular momentum h = I w about its origin */
    const double h4_x = 0.00209602 * w4_x;
    const double h4_y = 0.00209602 * w4_y;
    const double h4_z = 0.0013 * w4_z;

    /* link 4: moment n = I alpha + w x h + mc x a */
    const double n4_z = w4_x * h4_y - w4_y * h4_x - 0.0013 * alpha3_y;
    const double t31 = 0.00209602 * alpha4_x + (w4_y * h4_z - w4_z * h4_y);
    const double n4_x = t31 + 0.015579999999999998 * a4_y;
    const double t32 = w4_z * h4_x - w4_x * h4_z - 0.00209602 * minus_alpha4_y;
    const double n4_y = t32 - 0.015579999999999998 * a4_x;

    /* link 5: angular velocity w */
    const double w5_x = c5 * w4_x - s5 * w4_z;
    const double minus_w5_y = s5 * w4_x + c5 * w4_z;
    const double w5_z = w4_y + qd[4];

    /* link 5: angular acceleration alpha */
    const double t33 = c5 * alpha3_y - s5 * alpha4_x;
    const double t34 = w5_x * qd[4];
    const double alpha5_x = c5 * alpha4_x + s5 * alpha3_y - minus_w5_y * qd[4];
    const double alpha5_y = t33 - t34;

    /* link 5: acceleration a of its origin, gravity included */
    const double a5_x = c5 * a4_x + s5 * minus_a4_z;
    const double t35 = s5 * a4_x;
    const double t36 = c5 * minus_a4_z;
    const double a5_y = t36 - t35;

    /* link 5: force f = m a + U mc */
    const double f5_x = 0.34 * a5_x;
    const double f5_y = 0.34 * a5_y;
    const double f5_z = 0.34 * a4_y;

    /* link 5: angular momentum h = I w about its origin */
    const double h5_x = 0.0003 * w5_x;
    const double minus_h5_y = 0.0003 * minus_w5_y;
    const double h5_z = 0.0004 * w5_z;

    /* link 5: moment n = I alpha + w x h + mc x a */
    const double n5_x = 0.0003 * alpha5_x + (w5_z * minus_h5_y - minus_w5_y * h5_z);
    const double n5_y = 0.0003 * alpha5_y + (w5_z * h5_x - w5_x * h5_z);
    const double n5_z = minus_w5_y * h5_x - w5_x * minus_h5_y - 0.0004 * minus_alpha4_y;

    /* link 6: angular velocity w */
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double w6_z = minus_w5_y + qd[5];

    /* link 6: angular acceleration alpha */
    const double alpha6_z = t34 - t33;
    const double alpha6_x = c6 * alpha5_x - s6 * minus_alpha4_y + w6_y * qd[5];
    const double minus_alpha6_y = s6 * alpha5_x + c6 * minus_alpha4_y + w6_x * qd[5];

    /* link 6: U = [alpha] + [w][w] */
    const double U6_xz = w6_x * w6_z - minus_alpha6_y;
    const double U6_yz = w6_y * w6_z - alpha6_x;
    const double minus_U6_zz = w6_x * w6_x + w6_y * w6_y;

    /* link 6: acceleration a of its origin, gravity included */
    const double a6_x = c6 * a5_x + s6 * a4_y;
    const double a6_y = c6 * a4_y - s6 * a5_x;
    const double a6_z = t35 - t36;

    /* link 6: force f = m a + U mc */
    const double f6_x = 0.09 * a6_x + 0.0028799999999999997 * U6_xz;
    const double f6_y = 0.09 * a6_y + 0.0028799999999999997 * U6_yz;

    /* link 6: angular momentum h = I w about its origin */
    const double h6_x = 0.00024216 * w6_x;
    const double h6_y = 0.00024216 * w6_y;
    const double h6_z = 4e-05 * w6_z;

    /* link 6: moment n = I alpha + w x h + mc x a */
    const double n6_z = 4e-05 * alpha6_z + (w6_x * h6_y - w6_y * h6_x);
    const double t37 = 0.00024216 * alpha6_x + (w6_y * h6_z - w6_z * h6_y);
    const double n6_x = t37 - 0.0028799999999999997 * a6_y;
    const double t38 = w6_z * h6_x - w6_x * h6_z - 0.00024216 * minus_alpha6_y;
    const double n6_y = t38 + 0.0028799999999999997 * a6_x;

    /* joint 5: force F and moment N through it, joint 6 added */
    const double N5_x = n5_x + (c6 * n6_x - s6 * n6_y);
    const double N5_y = n5_y - n6_z;
    const double N5_z = n5_z + (s6 * n6_x + c6 * n6_y);
    const double F5_x = f5_x + (c6 * f6_x - s6 * f6_y);
    const double F5_y = f5_y + (0.0028799999999999997 * minus_U6_zz - 0.09 * a6_z);
    const double F5_z = f5_z + (s6 * f6_x + c6 * f6_y);

    /* joint 4: force F and moment N through it, joint 5 added */
    const double t39 = s5 * N5_x + c5 * N5_y;
    const double N4_x = n4_x + (c5 * N5_x - s5 * N5_y);
    const double N4_y = n4_y + N5_z;
    const double N4_z = n4_z - t39;
    const double F4_x = f4_x + (c5 * F5_x - s5 * F5_y);
    const double F4_y = f4_y + F5_z;

    /* joint 3: force F and moment N through it, joint 4 added */
    const double t40 = c4 * F4_x - s4 * F4_y;
    const double t41 = s5 * F5_x + c5 * F5_y - f4_z;
    const double t42 = s4 * F4_x + c4 * F4_y;
    const double N3_x = n3_x + (c4 * N4_x - s4 * N4_y - 0.4331 * t42);
    const double N3_y = n3_y + (t39 - n4_z + 0.0203 * t42);
    const double N3_z = n3_z + (s4 * N4_x + c4 * N4_y + (0.4331 * t40 - 0.0203 * t41));
    const double F3_x = f3_x + t40;
    const double F3_y = f3_y + t41;
    const double F3_z = f3_z + t42;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double t43 = c3 * F3_x - s3 * F3_y;
    const double t44 = s3 * F3_x + c3 * F3_y;
    const double N2_x = c3 * N3_x - s3 * N3_y + 0.0934 * t44 - minus_n2_x;
    const double N2_y = n2_y + (s3 * N3_x + c3 * N3_y - (0.0934 * t43 + 0.4318 * F3_z));
    const double N2_z = n2_z + (N3_z + 0.4318 * t44);
    const double F2_x = f2_x + t43;
    const double F2_y = f2_y + t44;

    /* joint 1: force F and moment N through it, joint 2 added */
    const double F1_x = c2 * F2_x - s2 * F2_y;
    const double minus_N1_z = s2 * N2_x + c2 * N2_y + 0.2435 * F1_x;

    /* composite body 5: with body 6 added */
    const double t45 = 0.00024216 * c6;
    const double t46 = 0.00024216 * s6;
    const double t47 = t45 * c6 + t46 * s6;
    const double Ixz_c5 = t45 * s6 - t46 * c6;
    const double Ixx_c5 = t47 + 0.0003;
    const double Izz_c5 = t47 + 0.0004;

    /* composite body 4: with body 5 added */
    const double t48 = c5 * Ixx_c5;
    const double t49 = 0.00033999999999999997 * s5;
    const double Ixy_c4 = c5 * Ixz_c5;
    const double minus_Iyz_c4 = s5 * Ixz_c5;
    const double t50 = t48 * s5;
    const double t51 = t49 * c5;
    const double Ixz_c4 = t51 - t50;
    const double mcx_c4 = 0.0028799999999999997 * s5;

    /* column 5: wrench of composite body 5 at joint 4 */
    const double F5at4_x = 0.0028799999999999997 * c5;

    /* composite body 4: with body 5 added */
    const double Ixx_c4 = t48 * c5 + t49 * s5 + 0.00209602;
    const double Iyy_c4 = Izz_c5 + 0.00209602;
    const double Izz_c4 = s5 * Ixx_c5 * s5 + 0.00033999999999999997 * c5 * c5 + 0.0013;

    /* column 4: wrench of composite body 4 at joint 3 */
    const double t52 = s4 * Ixy_c4;
    const double t53 = c4 * Ixx_c4 - t52;
    const double t54 = c4 * Ixy_c4;
    const double t55 = t54 - s4 * Iyy_c4;
    const double t56 = c4 * Ixz_c4 + s4 * minus_Iyz_c4;
    const double t57 = c4 * minus_Iyz_c4;
    const double F4at3_z = c4 * mcx_c4;
    const double t58 = 0.015579999999999998 - F5at4_x;
    const double minus_F4at3_x = s4 * mcx_c4;

    /* composite body 3: with body 4 added */
    const double mcx_c3 = F4at3_z - 0.025374999999999998;
    const double t59 = t58 - 0.5413749999999999;
    const double t60 = 0.0203 * (F4at3_z + mcx_c3);
    const double t61 = 0.4331 * (t58 + t59);
    const double Ixy_c3 = 0.0203 * t58 + 0.4331 * mcx_c3 - t56;
    const double Ixz_c3 = t53 * s4 + t55 * c4 + 0.0203 * minus_F4at3_x;
    const double t62 = 0.4331 * minus_F4at3_x;
    const double t63 = (s4 * Ixx_c4 + t54) * s4 + (t52 + c4 * Iyy_c4) * c4;
    const double mcy_c3 = t59 - 0.336;
    const double mcz_c3 = minus_F4at3_x + 0.0672;
    const double Ixx_c3 = t53 * c4 - t55 * s4 - t61 + 0.09046080000000001;
    const double Iyy_c3 = Izz_c4 - t60 + 0.013440800000000001;
    const double Iyz_c3 = (t50 - t51) * s4 + t57 + t62 + 0.004704000000000001;
    const double Izz_c3 = t63 - (t60 + t61) + 0.08952;

    /* composite body 2: with body 3 added */
    const double t64 = s3 * Ixy_c3;
    const double t65 = c3 * Ixx_c3 - t64;
    const double t66 = c3 * Ixy_c3;
    const double t67 = t66 - s3 * Iyy_c3;
    const double t68 = c3 * Ixz_c3 - s3 * Iyz_c3;
    const double t69 = s3 * Ixz_c3 + c3 * Iyz_c3;
    const double t70 = c3 * mcx_c3;
    const double t71 = t70 - s3 * mcy_c3;
    const double t72 = s3 * mcx_c3;
    const double t73 = t72 + c3 * mcy_c3;
    const double t74 = t71 + 2.61239;
    const double t75 = mcz_c3 - 0.56507;
    const double t76 = 0.4318 * (t71 + t74);
    const double t77 = 0.0934 * (mcz_c3 + t75);
    const double t78 = (s3 * Ixx_c3 + t66) * s3 + (t64 + c3 * Iyy_c3) * c3;
    const double mcx_c2 = t74 + 1.1832;
    const double mcy_c2 = t73 + 0.10439999999999999;
    const double mcz_c2 = t75 - 0.2784;
    const double Ixx_c2 = t65 * c3 - t67 * s3 - t77 + 0.1350808;
    const double Ixy_c2 = t65 * s3 + t67 * c3 - 0.4318 * t73 - 0.0070992;
    const double Iyy_c2 = t78 + (t76 - t77) + 0.608912;
    const double Ixz_c2 = t68 - (0.4318 * mcz_c3 - 0.0934 * t74) + 0.018931200000000002;
    const double Iyz_c2 = t69 + 0.0934 * t73 + 0.0016703999999999998;
    const double Izz_c2 = Izz_c3 + t76 + 0.6200840000000001;

    /* composite body 1: with body 2 added */
    const double t79 = (s2 * Ixx_c2 + c2 * Ixy_c2) * s2;
    const double minus_mcz_c1 = s2 * mcx_c2 + c2 * mcy_c2;
    const double mcy_c1 = mcz_c2 + 5.710075;
    const double Iyz_c1 = 0.2435 * minus_mcz_c1 - (s2 * Ixz_c2 + c2 * Iyz_c2);
    const double t80 = t79 + (s2 * Ixy_c2 + c2 * Iyy_c2) * c2;
    const double Izz_c1 = t80 + 0.2435 * (mcz_c2 + mcy_c1) + 0.35;

    /* column 6: wrench of composite body 6 at joint 4 */
    const double N6at4_x = 4e-05 * s5;
    const double N6at4_z = 4e-05 * c5;

    /* column 6: wrench of composite body 6 at joint 3 */
    const double N6at3_x = c4 * N6at4_x;
    const double N6at3_z = s4 * N6at4_x;

    /* column 6: wrench of composite body 6 at joint 2 */
    const double N6at2_x = c3 * N6at3_x + s3 * N6at4_z;
    const double N6at2_y = s3 * N6at3_x - c3 * N6at4_z;

    /* column 6: wrench of composite body 6 at joint 1 */
    const double minus_N6at1_z = s2 * N6at2_x + c2 * N6at2_y;

    /* column 5: wrench of composite body 5 at joint 3 */
    const double F5at3_x = c4 * F5at4_x;
    const double F5at3_z = s4 * F5at4_x;
    const double N5at3_x = t54 - s4 * Izz_c5 - 0.4331 * F5at3_z;
    const double N5at3_y = minus_Iyz_c4 + 0.0203 * F5at3_z;
    const double t81 = 0.4331 * F5at3_x - 5.846399999999999e-05 * s5;
    const double N5at3_z = t52 + c4 * Izz_c5 + t81;

    /* column 5: wrench of composite body 5 at joint 2 */
    const double F5at2_x = c3 * F5at3_x - s3 * mcx_c4;
    const double F5at2_y = s3 * F5at3_x + c3 * mcx_c4;
    const double N5at2_x = c3 * N5at3_x - s3 * N5at3_y + 0.0934 * F5at2_y;
    const double t82 = 0.0934 * F5at2_x + 0.4318 * F5at3_z;
    const double N5at2_y = s3 * N5at3_x + c3 * N5at3_y - t82;
    const double N5at2_z = N5at3_z + 0.4318 * F5at2_y;

    /* column 5: wrench of composite body 5 at joint 1 */
    const double F5at1_x = c2 * F5at2_x - s2 * F5at2_y;
    const double minus_N5at1_z = s2 * N5at2_x + c2 * N5at2_y + 0.2435 * F5at1_x;

    /* column 4: wrench of composite body 4 at joint 3 */
    const double N4at3_x = t56 - 0.4331 * F4at3_z;
    const double N4at3_y = 0.0203 * F4at3_z - Izz_c4;
    const double N4at3_z = s4 * Ixz_c4 - t57 - t62;

    /* column 4: wrench of composite body 4 at joint 2 */
    const double minus_F4at2_x = c3 * minus_F4at3_x;
    const double minus_F4at2_y = s3 * minus_F4at3_x;
    const double N4at2_x = c3 * N4at3_x - s3 * N4at3_y - 0.0934 * minus_F4at2_y;
    const double t83 = 0.0934 * minus_F4at2_x - 0.4318 * F4at3_z;
    const double N4at2_y = s3 * N4at3_x + c3 * N4at3_y + t83;
    const double N4at2_z = N4at3_z - 0.4318 * minus_F4at2_y;

    /* column 4: wrench of composite body 4 at joint 1 */
    const double F4at1_x = s2 * minus_F4at2_y - c2 * minus_F4at2_x;
    const double minus_N4at1_z = s2 * N4at2_x + c2 * N4at2_y + 0.2435 * F4at1_x;

    /* column 3: wrench of composite body 3 at joint 3 */
    const double F3at3_x = 0.336 - t59;

    /* column 3: wrench of composite body 3 at joint 2 */
    const double F3at2_x = c3 * F3at3_x - t72;
    const double F3at2_y = s3 * F3at3_x + t70;
    const double N3at2_x = t68 + 0.0934 * F3at2_y;
    const double N3at2_y = t69 - 0.0934 * F3at2_x;
    const double N3at2_z = Izz_c3 + 0.4318 * F3at2_y;

    /* column 3: wrench of composite body 3 at joint 1 */
    const double F3at1_x = c2 * F3at2_x - s2 * F3at2_y;
    const double minus_N3at1_z = s2 * N3at2_x + c2 * N3at2_y + 0.2435 * F3at1_x;

    /* factor 6: M = L^T D L */
    const double minus_L6_1 = 24999.999999999996 * minus_N6at1_z;
    const double L6_2 = 24999.999999999996 * N6at3_z;
    const double L6_4 = 0.9999999999999999 * c5;

    /* factor 5: M = L^T D L */
    const double t84 = L6_2 * minus_N6at1_z;
    const double t85 = L6_2 * N6at3_z;
    const double t86 = L6_4 * N6at3_z;
    const double minus_L5_1 = minus_N5at1_z / Izz_c5;
    const double L5_2 = N5at2_z / Izz_c5;
    const double L5_3 = N5at3_z / Izz_c5;
    const double minus_L5_4 = minus_Iyz_c4 / Izz_c5;

    /* factor 4: M = L^T D L */
    const double t87 = L6_4 * minus_N6at1_z - minus_N4at1_z;
    const double t88 = t87 - minus_L5_4 * minus_N5at1_z;
    const double t89 = N4at2_z - t86 + minus_L5_4 * N5at2_z;
    const double t90 = N4at3_z - t86 + minus_L5_4 * N5at3_z;
    const double D4 = Izz_c4 - L6_4 * N6at4_z - minus_L5_4 * minus_Iyz_c4;
    const double L4_1 = t88 / D4;
    const double L4_2 = t89 / D4;
    const double L4_3 = t90 / D4;

    /* factor 3: M = L^T D L */
    const double t91 = Izz_c1 - minus_L6_1 * minus_N6at1_z - minus_L5_1 * minus_N5at1_z;
    const double t92 = t84 - minus_N3at1_z + L5_3 * minus_N5at1_z - L4_3 * t88;
    const double t93 = N3at2_z - t85 - L5_3 * N5at2_z - L4_3 * t89;
    const double D3 = Izz_c3 - t85 - L5_3 * N5at3_z - L4_3 * t90;
    const double L3_1 = t92 / D3;
    const double L3_2 = t93 / D3;

    /* factor 2: M = L^T D L */
    const double t94 = Iyz_c1 + t84 + L5_2 * minus_N5at1_z - L4_2 * t88 - L3_2 * t92;
    const double D2 = Izz_c2 - t85 - L5_2 * N5at2_z - L4_2 * t89 - L3_2 * t93;
    const double L2_1 = t94 / D2;

    /* factor 1: M = L^T D L */
    const double D1 = t91 - L4_1 * t88 - L3_1 * t92 - L2_1 * t94;

    /* back substitution */
    const double t95 = tau[4] - N5_z;
    const double t96 = tau[5] - n6_z;
    const double t97 = L6_2 * t96;
    const double t98 = tau[3] - N4_z - L6_4 * t96 + minus_L5_4 * t95;
    const double t99 = tau[0] + minus_N1_z + minus_L6_1 * t96 + minus_L5_1 * t95;
    const double t100 = tau[2] - N3_z - t97 - L5_3 * t95 - L4_3 * t98;
    const double t101 = tau[1] - N2_z - t97 - L5_2 * t95 - L4_2 * t98 - L3_2 * t100;
    const double z1 = (t99 - L4_1 * t98 - L3_1 * t100 - L2_1 * t101) / D1;
    const double z2 = t101 / D2;
    const double x2 = z2 - L2_1 * z1;
    const double z3 = t100 / D3;
    const double x3 = z3 - L3_1 * z1 - L3_2 * x2;
    const double z4 = t98 / D4;
    const double x4 = z4 - L4_1 * z1 - L4_2 * x2 - L4_3 * x3;
    const double z5 = t95 / Izz_c5;
    const double x5 = z5 + minus_L5_1 * z1 - L5_2 * x2 - L5_3 * x3 + minus_L5_4 * x4;
    const double z6 = 24999.999999999996 * t96;
    const double x6 = z6 + minus_L6_1 * z1 - L6_2 * x2 - L6_2 * x3 - L6_4 * x4;

    qdd[0] = z1;
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

    /* link 4: axes E and origin o in the base frame */
    const double E4_xz = E2_xx * s3 + minus_E2_xy * c3;

    /* link 3: axes E and origin o in the base frame */
    const double E3_yx = E2_yx * c3 - minus_E2_yy * s3;

    /* link 4: axes E and origin o in the base frame */
    const double E4_yz = E2_yx * s3 + minus_E2_yy * c3;

    /* link 3: axes E and origin o in the base frame */
    const double minus_E3_zx = s2 * c3 + c2 * s3;
    const double t1 = s2 * s3;
    const double t2 = c2 * c3;
    const double E3_zy = t1 - t2;
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
    const double E4_zz = t2 - t1;
    const double o4_x = o3_x + (0.4331 * E4_xz - 0.0203 * E3_xx);
    const double o4_y = o3_y + (0.4331 * E4_yz - 0.0203 * E3_yx);
    const double o4_z = 0.0203 * minus_E3_zx - 0.4331 * E3_zy - minus_o3_z;

    /* link 5: axes E and origin o in the base frame */
    const double E5_xx = E4_xx * c5 - E4_xz * s5;

    /* link 6: axes E and origin o in the base frame */
    const double E6_xz = E4_xx * s5 + E4_xz * c5;

    /* link 5: axes E and origin o in the base frame */
    const double E5_yx = E4_yx * c5 - E4_yz * s5;

    /* link 6: axes E and origin o in the base frame */
    const double E6_yz = E4_yx * s5 + E4_yz * c5;

    /* link 5: axes E and origin o in the base frame */
    const double minus_E5_zx = minus_E4_zx * c5 + E4_zz * s5;

    /* link 6: axes E and origin o in the base frame */
    const double E6_xx = E5_xx * c6 - minus_E4_xy * s6;
    const double minus_E6_xy = E5_xx * s6 + minus_E4_xy * c6;
    const double E6_yx = E5_yx * c6 + E4_yy * s6;
    const double E6_yy = E4_yy * c6 - E5_yx * s6;
    const double E6_zx = E4_zy * s6 - minus_E5_zx * c6;
    const double E6_zy = minus_E5_zx * s6 + E4_zy * c6;
    const double E6_zz = E4_zz * c5 - minus_E4_zx * s5;

    X[0][0][0] = E6_xx;
    X[0][0][1] = -minus_E6_xy;
    X[0][0][2] = E6_xz;
    X[0][0][3] = o4_x;
    X[0][1][0] = E6_yx;
    X[0][1][1] = E6_yy;
    X[0][1][2] = E6_yz;
    X[0][1][3] = o4_y;
    X[0][2][0] = E6_zx;
    X[0][2][1] = E6_zy;
    X[0][2][2] = E6_zz;
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

    /* tip 1: axes E and origin o seen from link 3 */
    const double E3t1_yx = s5 * c6;

    /* tip 1: axes E and origin o seen from link 4 */
    const double E4t1_zy = s5 * s6;

    /* tip 1: axes E and origin o seen from link 3 */
    const double E3t1_xx = c4 * E4t1_xx - s4 * s6;
    const double minus_E3t1_xy = c4 * minus_E4t1_xy + s4 * c6;
    const double E3t1_xz = c4 * s5;
    const double E3t1_zx = s4 * E4t1_xx + c4 * s6;
    const double E3t1_zy = c4 * c6 - s4 * minus_E4t1_xy;
    const double E3t1_zz = s4 * s5;

    /* tip 1: axes E and origin o seen from link 2 */
    const double E2t1_xx = c3 * E3t1_xx - s3 * E3t1_yx;
    const double E2t1_xy = s3 * E4t1_zy - c3 * minus_E3t1_xy;
    const double E2t1_xz = c3 * E3t1_xz + s3 * c5;
    const double E2t1_yx = s3 * E3t1_xx + c3 * E3t1_yx;
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
    J[0][0][3] = -E3t1_yx;
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
    J[0][3][2] = 0.4331 * E3t1_xx - 0.0203 * E3t1_yx;
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
