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
 *   inverse_dynamics     413 mul, 354 add, 12 sin/cos  (by newton-euler-classical)
 *   mass_matrix          227 mul, 194 add, 12 sin/cos  (by composite-body)
 *   coriolis_matrix      906 mul, 734 add, 12 sin/cos  (by composite-body)
 *   gravity              120 mul, 81 add, 12 sin/cos  (by newton-euler-classical)
 *   bias                 405 mul, 339 add, 12 sin/cos  (by newton-euler-classical)
 *   christoffel_symbols  2694 mul, 2098 add, 12 sin/cos  (by composite-body)
 *   forward_dynamics     737 mul, 638 add, 21 div, 12 sin/cos  (by ldlt)
 *   inverse_mass_matrix  471 mul, 411 add, 42 div, 12 sin/cos  (by ldlt)
 *   kinetic_energy       211 mul, 156 add, 12 sin/cos  (by newton-euler)
 *   potential_energy     46 mul, 36 add, 12 sin/cos  (by product-of-exponentials)
 *   center_of_mass       152 mul, 112 add, 14 sin/cos  (by product-of-exponentials)
 *   total_momentum       414 mul, 312 add, 14 sin/cos  (by newton-euler)
 *   forward_kinematics   80 mul, 44 add, 14 sin/cos  (by product-of-exponentials)
 *   jacobian             94 mul, 45 add, 12 sin/cos  (by product-of-exponentials)
 *   jacobian_space       97 mul, 50 add, 12 sin/cos  (by product-of-exponentials)
 *   jacobian_world       102 mul, 67 add, 12 sin/cos  (by product-of-exponentials)
 *   jacobian_dot         214 mul, 126 add, 12 sin/cos  (by product-of-exponentials)
 *   link_motions         126 mul, 86 add, 12 sin/cos  (by newton-euler)
 *   joint_wrenches       572 mul, 465 add, 12 sin/cos  (by newton-euler)
 *   passive_forces       0 mul, 0 add, 0 sin/cos  (by sum)
 *   parameter_gradient   1590 mul, 1112 add, 42 sin/cos  (by reverse-mode)
 *   kinematics_gradient  1953 mul, 1284 add, 42 sin/cos  (by forward-mode)
 *   position_gradient    808 mul, 435 add, 38 sin/cos  (by reverse-mode)
 *
 * Parameters p, with the nominal values
 *   p[0]  panda_link1.m = 4.970684 kg
 *   p[1]  panda_link1.mcx = 0.0192614005 kg m
 *   p[2]  panda_link1.mcy = 0.010343993404000001 kg m
 *   p[3]  panda_link1.mcz = -0.8698697 kg m
 *   p[4]  panda_link1.Ixx = 0.8556187233502738 kg m^2
 *   p[5]  panda_link1.Ixy = -0.0001790829744405 kg m^2
 *   p[6]  panda_link1.Iyy = 0.8589118354269374 kg m^2
 *   p[7]  panda_link1.Ixz = 0.0101427450875 kg m^2
 *   p[8]  panda_link1.Iyz = 0.020979198845699997 kg m^2
 *   p[9]  panda_link1.Izz = 0.009213163777211224 kg m^2
 *   p[10]  panda_link2.m = 0.646926 kg
 *   p[11]  panda_link2.mcx = -0.002031994566 kg m
 *   p[12]  panda_link2.mcy = -0.018579714719999998 kg m
 *   p[13]  panda_link2.mcz = 0.0022610063699999997 kg m
 *   p[14]  panda_link2.Ixx = 0.00850351162402155 kg m^2
 *   p[15]  panda_link2.Ixy = -0.00398335888393552 kg m^2
 *   p[16]  panda_link2.Iyy = 0.028124284712194955 kg m^2
 *   p[17]  panda_link2.Ixz = 0.01026110182100817 kg m^2
 *   p[18]  panda_link2.Iyz = 0.0007689361029464 kg m^2
 *   p[19]  panda_link2.Izz = 0.026534991901690206 kg m^2
 *   p[20]  panda_link3.m = 3.228604 kg
 *   p[21]  panda_link3.mcx = 0.088844724872 kg m
 *   p[22]  panda_link3.mcy = 0.126729164208 kg m
 *   p[23]  panda_link3.mcz = -0.214708623208 kg m
 *   p[24]  panda_link3.Ixx = 0.05649492601407083 kg m^2
 *   p[25]  panda_link3.Ixy = -0.008248333140675744 kg m^2
 *   p[26]  panda_link3.Iyy = 0.05287838199960611 kg m^2
 *   p[27]  panda_link3.Ixz = -0.005487648106562255 kg m^2
 *   p[28]  panda_link3.Iyz = -0.0043772571218395825 kg m^2
 *   p[29]  panda_link3.Izz = 0.01824920229252011 kg m^2
 *   p[30]  panda_link4.m = 3.587895 kg
 *   p[31]  panda_link4.mcx = -0.19076837715 kg m
 *   p[32]  panda_link4.mcy = 0.374644408005 kg m
 *   p[33]  panda_link4.mcz = 0.09850206933 kg m
 *   p[34]  panda_link4.Ixx = 0.06767727025085991 kg m^2
 *   p[35]  panda_link4.Ixy = 0.02771584317362585 kg m^2
 *   p[36]  panda_link4.Iyy = 0.03239943042445132 kg m^2
 *   p[37]  panda_link4.Ixz = 0.0039053550262761003 kg m^2
 *   p[38]  panda_link4.Iyz = -0.0016444875773692705 kg m^2
 *   p[39]  panda_link4.Izz = 0.0775861490525396 kg m^2
 *   p[40]  panda_link5.m = 1.225946 kg
 *   p[41]  panda_link5.mcx = -0.014653732538 kg m
 *   p[42]  panda_link5.mcy = 0.05034347249 kg m
 *   p[43]  panda_link5.mcz = -0.047121686402 kg m
 *   p[44]  panda_link5.Ixx = 0.03942757095803552 kg m^2
 *   p[45]  panda_link5.Ixy = -0.0015152444733270301 kg m^2
 *   p[46]  panda_link5.Iyy = 0.03146037232526039 kg m^2
 *   p[47]  panda_link5.Ixz = -0.004600245517563105 kg m^2
 *   p[48]  panda_link5.Iyz = 0.0021640520520981297 kg m^2
 *   p[49]  panda_link5.Izz = 0.010869510762828563 kg m^2
 *   p[50]  panda_link6.m = 1.666555 kg
 *   p[51]  panda_link6.mcx = 0.10024161669500001 kg m
 *   p[52]  panda_link6.mcy = -0.023526756935 kg m
 *   p[53]  panda_link6.mcz = -0.017527158935000002 kg m
 *   p[54]  panda_link6.Ixx = 0.00248046035817079 kg m^2
 *   p[55]  panda_link6.Ixy = 0.001524110902883315 kg m^2
 *   p[56]  panda_link6.Iyy = 0.010567766133106952 kg m^2
 *   p[57]  panda_link6.Ixz = -0.00010375891721868492 kg m^2
 *   p[58]  panda_link6.Iyz = 9.3569097314605e-05 kg m^2
 *   p[59]  panda_link6.Izz = 0.011794560230238952 kg m^2
 *   p[60]  panda_link7.m = 0.735522 kg
 *   p[61]  panda_link7.mcx = 0.007735484874 kg m
 *   p[62]  panda_link7.mcy = -0.0031274395439999996 kg m
 *   p[63]  panda_link7.mcz = 0.045305948634 kg m
 *   p[64]  panda_link7.Ixx = 0.015320008390949585 kg m^2
 *   p[65]  panda_link7.Ixy = -0.000395108718315752 kg m^2
 *   p[66]  panda_link7.Iyy = 0.012899064612428355 kg m^2
 *   p[67]  panda_link7.Ixz = -0.001672482661783778 kg m^2
 *   p[68]  panda_link7.Iyz = -0.000548359106408232 kg m^2
 *   p[69]  panda_link7.Izz = 0.004909651967360946 kg m^2
 *   p[70]  panda_joint1.alpha = 0.0 rad
 *   p[71]  panda_joint1.a = 0.0 m
 *   p[72]  panda_joint1.theta = 0.0 rad
 *   p[73]  panda_joint1.d = 0.333 m
 *   p[74]  panda_joint2.alpha = -1.5707963267948966 rad
 *   p[75]  panda_joint2.a = 0.0 m
 *   p[76]  panda_joint2.theta = 0.0 rad
 *   p[77]  panda_joint2.d = 0.0 m
 *   p[78]  panda_joint3.alpha = 1.5707963267948966 rad
 *   p[79]  panda_joint3.a = 0.0 m
 *   p[80]  panda_joint3.theta = 0.0 rad
 *   p[81]  panda_joint3.d = 0.316 m
 *   p[82]  panda_joint4.alpha = 1.5707963267948966 rad
 *   p[83]  panda_joint4.a = 0.0825 m
 *   p[84]  panda_joint4.theta = 0.0 rad
 *   p[85]  panda_joint4.d = 0.0 m
 *   p[86]  panda_joint5.alpha = -1.5707963267948966 rad
 *   p[87]  panda_joint5.a = -0.0825 m
 *   p[88]  panda_joint5.theta = 0.0 rad
 *   p[89]  panda_joint5.d = 0.384 m
 *   p[90]  panda_joint6.alpha = 1.5707963267948966 rad
 *   p[91]  panda_joint6.a = 0.0 m
 *   p[92]  panda_joint6.theta = 0.0 rad
 *   p[93]  panda_joint6.d = 0.0 m
 *   p[94]  panda_joint7.alpha = 1.5707963267948966 rad
 *   p[95]  panda_joint7.a = 0.088 m
 *   p[96]  panda_joint7.theta = 0.0 rad
 *   p[97]  panda_joint7.d = 0.0 m
 *   p[98]  panda_joint8.z = 0.107 m
 */
#include "panda.h"

#include <math.h>

/* Joint forces for given accelerations: tau = M qdd + C qd + phi. */
void panda_inverse_dynamics(const double q[7],
                            const double qd[7],
                            const double qdd[7],
                            double tau[7])
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
    const double s7 = sin(q[6]);
    const double c7 = cos(q[6]);

    /* link 1: moment n = I alpha + w x K + mc x a */
    const double n1_z = 0.009213163777211224 * qdd[0];

    /* link 2: angular velocity w */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];

    /* link 2: angular acceleration alpha */
    const double t1 = minus_w2_y * qd[1];
    const double minus_alpha2_x = s2 * qdd[0] + t1;
    const double alpha2_y = minus_w2_x * qd[1] - c2 * qdd[0];

    /* link 2: U = [alpha] + [w][w] */
    const double U2_xy = minus_w2_x * minus_w2_y - qdd[1];
    const double minus_U2_yy = minus_w2_x * minus_w2_x + qd[1] * qd[1];
    const double minus_U2_zy = t1 + minus_alpha2_x;

    /* link 2: acceleration a of its origin, gravity included */
    const double minus_a2_x = 9.81 * s2;
    const double minus_a2_y = 9.81 * c2;

    /* link 2: angular momentum K = I w about its origin */
    const double t2 = 0.00398335888393552 * minus_w2_y;
    const double t3 = t2 - 0.00850351162402155 * minus_w2_x;
    const double K2_x = t3 + 0.01026110182100817 * qd[1];
    const double t4 = 0.028124284712194955 * minus_w2_y;
    const double t5 = 0.00398335888393552 * minus_w2_x - t4;
    const double K2_y = t5 + 0.0007689361029464 * qd[1];
    const double t6 = 0.01026110182100817 * minus_w2_x;
    const double t7 = t6 + 0.0007689361029464 * minus_w2_y;
    const double K2_z = 0.026534991901690206 * qd[1] - t7;

    /* link 2: moment n = I alpha + w x K + mc x a */
    const double t8 = 0.00850351162402155 * minus_alpha2_x;
    const double t9 = t8 + 0.00398335888393552 * alpha2_y;
    const double t10 = 0.00398335888393552 * minus_alpha2_x;
    const double t11 = t10 + 0.028124284712194955 * alpha2_y;
    const double t12 = 0.01026110182100817 * minus_alpha2_x;
    const double t13 = 0.0007689361029464 * alpha2_y - t12;
    const double t14 = 0.01026110182100817 * qdd[1] - t9;
    const double t15 = t11 + 0.0007689361029464 * qdd[1];
    const double t16 = minus_w2_y * K2_x - minus_w2_x * K2_y;
    const double n2_x = t14 - (minus_w2_y * K2_z + qd[1] * K2_y) + 0.0221804724897 * c2;
    const double n2_y = t15 + (qd[1] * K2_x + minus_w2_x * K2_z) - 0.0221804724897 * s2;
    const double t17 = 0.01993386669246 * c2 - 0.18226700140319999 * s2;
    const double n2_z = t13 + 0.026534991901690206 * qdd[1] + t16 + t17;

    /* link 3: angular velocity w */
    const double w3_x = s3 * qd[1] - c3 * minus_w2_x;
    const double w3_y = s3 * minus_w2_x + c3 * qd[1];
    const double w3_z = minus_w2_y + qd[2];

    /* link 3: angular acceleration alpha */
    const double alpha3_x = s3 * qdd[1] - c3 * minus_alpha2_x + w3_y * qd[2];
    const double alpha3_y = s3 * minus_alpha2_x + c3 * qdd[1] - w3_x * qd[2];
    const double alpha3_z = qdd[2] - alpha2_y;

    /* link 3: U = [alpha] + [w][w] */
    const double t18 = w3_z * w3_z;
    const double t19 = w3_x * w3_y;
    const double t20 = w3_x * w3_z;
    const double minus_U3_xx = w3_y * w3_y + t18;
    const double U3_xy = t19 - alpha3_z;
    const double U3_xz = t20 + alpha3_y;
    const double U3_yx = t19 + alpha3_z;
    const double minus_U3_yy = w3_x * w3_x + t18;
    const double U3_yz = w3_y * w3_z - alpha3_x;
    const double U3_zx = t20 - alpha3_y;

    /* link 3: acceleration a of its origin, gravity included */
    const double t21 = 0.316 * minus_U2_zy;
    const double t22 = minus_a2_x + 0.316 * U2_xy;
    const double a3_x = s3 * t21 - c3 * t22;
    const double a3_y = s3 * t22 + c3 * t21;
    const double a3_z = minus_a2_y - 0.316 * minus_U2_yy;

    /* link 3: force f = m a + U mc */
    const double t23 = 0.126729164208 * U3_xy - 0.088844724872 * minus_U3_xx;
    const double t24 = 0.088844724872 * U3_yx - 0.126729164208 * minus_U3_yy;
    const double f3_x = 3.228604 * a3_x + (t23 - 0.214708623208 * U3_xz);
    const double f3_y = 3.228604 * a3_y + (t24 - 0.214708623208 * U3_yz);

    /* link 3: angular momentum K = I w about its origin */
    const double t25 = 0.05649492601407083 * w3_x - 0.008248333140675744 * w3_y;
    const double K3_x = t25 - 0.005487648106562255 * w3_z;
    const double t26 = 0.05287838199960611 * w3_y - 0.008248333140675744 * w3_x;
    const double K3_y = t26 - 0.0043772571218395825 * w3_z;
    const double t27 = 0.005487648106562255 * w3_x + 0.0043772571218395825 * w3_y;
    const double K3_z = 0.01824920229252011 * w3_z - t27;

    /* link 3: moment n = I alpha + w x K + mc x a */
    const double t28 = 0.05649492601407083 * alpha3_x - 0.008248333140675744 * alpha3_y;
    const double t29 = 0.05287838199960611 * alpha3_y - 0.008248333140675744 * alpha3_x;
    const double t30 = 0.0043772571218395825 * alpha3_y;
    const double t31 = 0.005487648106562255 * alpha3_x + t30;
    const double t32 = t28 - 0.005487648106562255 * alpha3_z;
    const double t33 = t29 - 0.0043772571218395825 * alpha3_z;
    const double t34 = 0.01824920229252011 * alpha3_z - t31;
    const double t35 = 0.126729164208 * a3_z + 0.214708623208 * a3_y;
    const double n3_x = t32 + (w3_y * K3_z - w3_z * K3_y) + t35;
    const double t36 = 0.214708623208 * a3_x + 0.088844724872 * a3_z;
    const double n3_y = t33 + (w3_z * K3_x - w3_x * K3_z) - t36;
    const double t37 = 0.088844724872 * a3_y - 0.126729164208 * a3_x;
    const double n3_z = t34 + (w3_x * K3_y - w3_y * K3_x) + t37;

    /* link 4: angular velocity w */
    const double w4_x = c4 * w3_x + s4 * w3_z;
    const double w4_y = c4 * w3_z - s4 * w3_x;
    const double w4_z = qd[3] - w3_y;

    /* link 4: angular acceleration alpha */
    const double alpha4_x = c4 * alpha3_x + s4 * alpha3_z + w4_y * qd[3];
    const double alpha4_y = c4 * alpha3_z - s4 * alpha3_x - w4_x * qd[3];
    const double alpha4_z = qdd[3] - alpha3_y;

    /* link 4: U = [alpha] + [w][w] */
    const double t38 = w4_x * w4_x;
    const double t39 = w4_y * w4_y;
    const double t40 = w4_z * w4_z;
    const double t41 = w4_x * w4_y;
    const double t42 = w4_x * w4_z;
    const double t43 = w4_y * w4_z;
    const double minus_U4_xx = t39 + t40;
    const double U4_xy = t41 - alpha4_z;
    const double U4_xz = t42 + alpha4_y;
    const double U4_yx = t41 + alpha4_z;
    const double minus_U4_yy = t38 + t40;
    const double U4_yz = t43 - alpha4_x;
    const double U4_zx = t42 - alpha4_y;
    const double U4_zy = t43 + alpha4_x;
    const double minus_U4_zz = t38 + t39;

    /* link 4: acceleration a of its origin, gravity included */
    const double t44 = a3_x - 0.0825 * minus_U3_xx;
    const double minus_a4_z = a3_y + 0.0825 * U3_yx;
    const double t45 = a3_z + 0.0825 * U3_zx;
    const double a4_x = c4 * t44 + s4 * t45;
    const double a4_y = c4 * t45 - s4 * t44;

    /* link 4: force f = m a + U mc */
    const double t46 = 0.19076837715 * minus_U4_xx + 0.374644408005 * U4_xy;
    const double t47 = 0.19076837715 * U4_yx + 0.374644408005 * minus_U4_yy;
    const double t48 = 0.374644408005 * U4_zy - 0.19076837715 * U4_zx;
    const double f4_x = 3.587895 * a4_x + (t46 + 0.09850206933 * U4_xz);
    const double f4_y = 3.587895 * a4_y + (0.09850206933 * U4_yz - t47);
    const double f4_z = t48 - 0.09850206933 * minus_U4_zz - 3.587895 * minus_a4_z;

    /* link 4: angular momentum K = I w about its origin */
    const double t49 = 0.06767727025085991 * w4_x + 0.02771584317362585 * w4_y;
    const double K4_x = t49 + 0.0039053550262761003 * w4_z;
    const double t50 = 0.02771584317362585 * w4_x + 0.03239943042445132 * w4_y;
    const double K4_y = t50 - 0.0016444875773692705 * w4_z;
    const double t51 = 0.0039053550262761003 * w4_x - 0.0016444875773692705 * w4_y;
    const double K4_z = t51 + 0.0775861490525396 * w4_z;

    /* link 4: moment n = I alpha + w x K + mc x a */
    const double t52 = 0.06767727025085991 * alpha4_x + 0.02771584317362585 * alpha4_y;
    const double t53 = 0.02771584317362585 * alpha4_x + 0.03239943042445132 * alpha4_y;
    const double t54 = 0.0039053550262761003 * alpha4_x;
    const double t55 = t54 - 0.0016444875773692705 * alpha4_y;
    const double t56 = t52 + 0.0039053550262761003 * alpha4_z;
    const double t57 = t53 - 0.0016444875773692705 * alpha4_z;
    const double t58 = t55 + 0.0775861490525396 * alpha4_z;
    const double t59 = 0.374644408005 * minus_a4_z + 0.09850206933 * a4_y;
    const double n4_x = t56 + (w4_y * K4_z - w4_z * K4_y) - t59;
    const double t60 = 0.09850206933 * a4_x - 0.19076837715 * minus_a4_z;
    const double n4_y = t57 + (w4_z * K4_x - w4_x * K4_z) + t60;
    const double t61 = 0.19076837715 * a4_y + 0.374644408005 * a4_x;
    const double n4_z = t58 + (w4_x * K4_y - w4_y * K4_x) - t61;

    /* link 5: angular velocity w */
    const double w5_x = c5 * w4_x - s5 * w4_z;
    const double minus_w5_y = s5 * w4_x + c5 * w4_z;
    const double w5_z = w4_y + qd[4];

    /* link 5: angular acceleration alpha */
    const double alpha5_x = c5 * alpha4_x - s5 * alpha4_z - minus_w5_y * qd[4];
    const double minus_alpha5_y = s5 * alpha4_x + c5 * alpha4_z + w5_x * qd[4];
    const double alpha5_z = alpha4_y + qdd[4];

    /* link 5: U = [alpha] + [w][w] */
    const double t62 = w5_x * w5_x;
    const double t63 = minus_w5_y * minus_w5_y;
    const double t64 = w5_z * w5_z;
    const double t65 = w5_x * minus_w5_y;
    const double t66 = w5_x * w5_z;
    const double t67 = minus_w5_y * w5_z;
    const double minus_U5_xx = t63 + t64;
    const double minus_U5_xy = t65 + alpha5_z;
    const double U5_xz = t66 - minus_alpha5_y;
    const double U5_yx = alpha5_z - t65;
    const double minus_U5_yy = t62 + t64;
    const double minus_U5_yz = t67 + alpha5_x;
    const double U5_zx = t66 + minus_alpha5_y;
    const double U5_zy = alpha5_x - t67;
    const double minus_U5_zz = t62 + t63;

    /* link 5: acceleration a of its origin, gravity included */
    const double t68 = a4_x + (0.0825 * minus_U4_xx + 0.384 * U4_xy);
    const double a5_z = a4_y - (0.0825 * U4_yx + 0.384 * minus_U4_yy);
    const double t69 = 0.384 * U4_zy - 0.0825 * U4_zx - minus_a4_z;
    const double a5_x = c5 * t68 - s5 * t69;
    const double minus_a5_y = s5 * t68 + c5 * t69;

    /* link 5: force f = m a + U mc */
    const double t70 = 0.014653732538 * minus_U5_xx - 0.05034347249 * minus_U5_xy;
    const double t71 = 0.014653732538 * U5_yx + 0.05034347249 * minus_U5_yy;
    const double t72 = 0.05034347249 * U5_zy - 0.014653732538 * U5_zx;
    const double f5_x = 1.225946 * a5_x + (t70 - 0.047121686402 * U5_xz);
    const double f5_y = 0.047121686402 * minus_U5_yz - t71 - 1.225946 * minus_a5_y;
    const double f5_z = 1.225946 * a5_z + (t72 + 0.047121686402 * minus_U5_zz);

    /* link 5: angular momentum K = I w about its origin */
    const double t73 = 0.03942757095803552 * w5_x + 0.0015152444733270301 * minus_w5_y;
    const double K5_x = t73 - 0.004600245517563105 * w5_z;
    const double t74 = 0.0015152444733270301 * w5_x + 0.03146037232526039 * minus_w5_y;
    const double K5_y = 0.0021640520520981297 * w5_z - t74;
    const double t75 = 0.004600245517563105 * w5_x + 0.0021640520520981297 * minus_w5_y;
    const double K5_z = 0.010869510762828563 * w5_z - t75;

    /* link 5: moment n = I alpha + w x K + mc x a */
    const double t76 = 0.0015152444733270301 * minus_alpha5_y;
    const double t77 = 0.03942757095803552 * alpha5_x + t76;
    const double t78 = 0.03146037232526039 * minus_alpha5_y;
    const double t79 = 0.0015152444733270301 * alpha5_x + t78;
    const double t80 = 0.0021640520520981297 * minus_alpha5_y;
    const double t81 = 0.004600245517563105 * alpha5_x + t80;
    const double t82 = t77 - 0.004600245517563105 * alpha5_z;
    const double t83 = 0.0021640520520981297 * alpha5_z - t79;
    const double t84 = 0.010869510762828563 * alpha5_z - t81;
    const double t85 = 0.05034347249 * a5_z - 0.047121686402 * minus_a5_y;
    const double n5_x = t82 - (minus_w5_y * K5_z + w5_z * K5_y) + t85;
    const double t86 = 0.014653732538 * a5_z - 0.047121686402 * a5_x;
    const double n5_y = t83 + (w5_z * K5_x - w5_x * K5_z) + t86;
    const double t87 = 0.014653732538 * minus_a5_y - 0.05034347249 * a5_x;
    const double n5_z = t84 + (w5_x * K5_y + minus_w5_y * K5_x) + t87;

    /* link 6: angular velocity w */
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double w6_z = minus_w5_y + qd[5];

    /* link 6: angular acceleration alpha */
    const double alpha6_x = c6 * alpha5_x + s6 * alpha5_z + w6_y * qd[5];
    const double alpha6_y = c6 * alpha5_z - s6 * alpha5_x - w6_x * qd[5];
    const double alpha6_z = minus_alpha5_y + qdd[5];

    /* link 6: U = [alpha] + [w][w] */
    const double t88 = w6_x * w6_x;
    const double t89 = w6_y * w6_y;
    const double t90 = w6_z * w6_z;
    const double t91 = w6_x * w6_y;
    const double t92 = w6_x * w6_z;
    const double t93 = w6_y * w6_z;
    const double minus_U6_xx = t89 + t90;
    const double U6_xy = t91 - alpha6_z;
    const double U6_xz = t92 + alpha6_y;
    const double U6_yx = t91 + alpha6_z;
    const double minus_U6_yy = t88 + t90;
    const double U6_yz = t93 - alpha6_x;
    const double U6_zx = t92 - alpha6_y;
    const double U6_zy = t93 + alpha6_x;
    const double minus_U6_zz = t88 + t89;

    /* link 6: acceleration a of its origin, gravity included */
    const double a6_x = c6 * a5_x + s6 * a5_z;
    const double a6_y = c6 * a5_z - s6 * a5_x;

    /* link 6: force f = m a + U mc */
    const double t94 = 0.10024161669500001 * minus_U6_xx + 0.023526756935 * U6_xy;
    const double t95 = 0.10024161669500001 * U6_yx + 0.023526756935 * minus_U6_yy;
    const double t96 = 0.10024161669500001 * U6_zx - 0.023526756935 * U6_zy;
    const double f6_x = 1.666555 * a6_x - (t94 + 0.017527158935000002 * U6_xz);
    const double f6_y = 1.666555 * a6_y + (t95 - 0.017527158935000002 * U6_yz);
    const double t97 = t96 + 0.017527158935000002 * minus_U6_zz;
    const double f6_z = 1.666555 * minus_a5_y + t97;

    /* link 6: angular momentum K = I w about its origin */
    const double t98 = 0.00248046035817079 * w6_x + 0.001524110902883315 * w6_y;
    const double K6_x = t98 - 0.00010375891721868492 * w6_z;
    const double t99 = 0.001524110902883315 * w6_x + 0.010567766133106952 * w6_y;
    const double K6_y = t99 + 9.3569097314605e-05 * w6_z;
    const double t100 = 9.3569097314605e-05 * w6_y - 0.00010375891721868492 * w6_x;
    const double K6_z = t100 + 0.011794560230238952 * w6_z;

    /* link 6: moment n = I alpha + w x K + mc x a */
    const double t101 = 0.00248046035817079 * alpha6_x + 0.001524110902883315 * alpha6_y;
    const double t102 = 0.001524110902883315 * alpha6_x;
    const double t103 = t102 + 0.010567766133106952 * alpha6_y;
    const double t104 = 0.00010375891721868492 * alpha6_x;
    const double t105 = 9.3569097314605e-05 * alpha6_y - t104;
    const double t106 = t101 - 0.00010375891721868492 * alpha6_z;
    const double t107 = t103 + 9.3569097314605e-05 * alpha6_z;
    const double t108 = t105 + 0.011794560230238952 * alpha6_z;
    const double t109 = 0.017527158935000002 * a6_y - 0.023526756935 * minus_a5_y;
    const double n6_x = t106 + (w6_y * K6_z - w6_z * K6_y) + t109;
    const double t110 = 0.017527158935000002 * a6_x + 0.10024161669500001 * minus_a5_y;
    const double n6_y = t107 + (w6_z * K6_x - w6_x * K6_z) - t110;
    const double t111 = 0.10024161669500001 * a6_y + 0.023526756935 * a6_x;
    const double n6_z = t108 + (w6_x * K6_y - w6_y * K6_x) + t111;

    /* link 7: angular velocity w */
    const double w7_x = c7 * w6_x + s7 * w6_z;
    const double w7_y = c7 * w6_z - s7 * w6_x;
    const double w7_z = qd[6] - w6_y;

    /* link 7: angular acceleration alpha */
    const double alpha7_x = c7 * alpha6_x + s7 * alpha6_z + w7_y * qd[6];
    const double alpha7_y = c7 * alpha6_z - s7 * alpha6_x - w7_x * qd[6];
    const double alpha7_z = qdd[6] - alpha6_y;

    /* link 7: U = [alpha] + [w][w] */
    const double t112 = w7_x * w7_x;
    const double t113 = w7_y * w7_y;
    const double t114 = w7_z * w7_z;
    const double t115 = w7_x * w7_y;
    const double t116 = w7_x * w7_z;
    const double t117 = w7_y * w7_z;
    const double minus_U7_xx = t113 + t114;
    const double U7_xy = t115 - alpha7_z;
    const double U7_xz = t116 + alpha7_y;
    const double U7_yx = t115 + alpha7_z;
    const double minus_U7_yy = t112 + t114;
    const double U7_yz = t117 - alpha7_x;
    const double U7_zx = t116 - alpha7_y;
    const double U7_zy = t117 + alpha7_x;
    const double minus_U7_zz = t112 + t113;

    /* link 7: acceleration a of its origin, gravity included */
    const double t118 = a6_x - 0.088 * minus_U6_xx;
    const double minus_a7_z = a6_y + 0.088 * U6_yx;
    const double t119 = minus_a5_y + 0.088 * U6_zx;
    const double a7_x = c7 * t118 + s7 * t119;
    const double a7_y = c7 * t119 - s7 * t118;

    /* link 7: force f = m a + U mc */
    const double t120 = 0.007735484874 * minus_U7_xx + 0.0031274395439999996 * U7_xy;
    const double t121 = 0.007735484874 * U7_yx + 0.0031274395439999996 * minus_U7_yy;
    const double t122 = 0.007735484874 * U7_zx - 0.0031274395439999996 * U7_zy;
    const double f7_x = 0.735522 * a7_x + (0.045305948634 * U7_xz - t120);
    const double f7_y = 0.735522 * a7_y + (t121 + 0.045305948634 * U7_yz);

    /* link 7: angular momentum K = I w about its origin */
    const double t123 = 0.015320008390949585 * w7_x - 0.000395108718315752 * w7_y;
    const double K7_x = t123 - 0.001672482661783778 * w7_z;
    const double t124 = 0.012899064612428355 * w7_y - 0.000395108718315752 * w7_x;
    const double K7_y = t124 - 0.000548359106408232 * w7_z;
    const double t125 = 0.001672482661783778 * w7_x + 0.000548359106408232 * w7_y;
    const double K7_z = 0.004909651967360946 * w7_z - t125;

    /* link 7: moment n = I alpha + w x K + mc x a */
    const double t126 = 0.015320008390949585 * alpha7_x;
    const double t127 = t126 - 0.000395108718315752 * alpha7_y;
    const double t128 = 0.012899064612428355 * alpha7_y;
    const double t129 = t128 - 0.000395108718315752 * alpha7_x;
    const double t130 = 0.001672482661783778 * alpha7_x;
    const double t131 = t130 + 0.000548359106408232 * alpha7_y;
    const double t132 = t127 - 0.001672482661783778 * alpha7_z;
    const double t133 = t129 - 0.000548359106408232 * alpha7_z;
    const double t134 = 0.004909651967360946 * alpha7_z - t131;
    const double t135 = 0.0031274395439999996 * minus_a7_z - 0.045305948634 * a7_y;
    const double n7_x = t132 + (w7_y * K7_z - w7_z * K7_y) + t135;
    const double t136 = 0.045305948634 * a7_x + 0.007735484874 * minus_a7_z;
    const double n7_y = t133 + (w7_z * K7_x - w7_x * K7_z) + t136;
    const double t137 = 0.007735484874 * a7_y + 0.0031274395439999996 * a7_x;
    const double n7_z = t134 + (w7_x * K7_y - w7_y * K7_x) + t137;

    /* joint 6: force F and moment N through it, joint 7 added */
    const double t138 = 0.735522 * minus_a7_z - (t122 - 0.045305948634 * minus_U7_zz);
    const double t139 = s7 * f7_x + c7 * f7_y;
    const double N6_x = n6_x + (c7 * n7_x - s7 * n7_y);
    const double N6_y = n6_y - (n7_z + 0.088 * t139);
    const double N6_z = n6_z + (s7 * n7_x + c7 * n7_y + 0.088 * t138);
    const double F6_x = f6_x + (c7 * f7_x - s7 * f7_y);
    const double F6_y = f6_y + t138;
    const double F6_z = f6_z + t139;

    /* joint 5: force F and moment N through it, joint 6 added */
    const double N5_x = n5_x + (c6 * N6_x - s6 * N6_y);
    const double N5_y = n5_y - N6_z;
    const double N5_z = n5_z + (s6 * N6_x + c6 * N6_y);
    const double F5_x = f5_x + (c6 * F6_x - s6 * F6_y);
    const double F5_y = f5_y - F6_z;
    const double F5_z = f5_z + (s6 * F6_x + c6 * F6_y);

    /* joint 4: force F and moment N through it, joint 5 added */
    const double t140 = c5 * F5_x - s5 * F5_y;
    const double t141 = s5 * F5_x + c5 * F5_y;
    const double N4_x = n4_x + (c5 * N5_x - s5 * N5_y - 0.384 * t141);
    const double N4_y = n4_y + (N5_z - 0.0825 * t141);
    const double N4_z = n4_z - (s5 * N5_x + c5 * N5_y + (0.0825 * F5_z + 0.384 * t140));
    const double F4_x = f4_x + t140;
    const double F4_y = f4_y + F5_z;

    /* joint 3: force F and moment N through it, joint 4 added */
    const double t142 = t141 - f4_z;
    const double N3_x = n3_x + (c4 * N4_x - s4 * N4_y);
    const double N3_y = n3_y - (N4_z + 0.0825 * (s4 * F4_x + c4 * F4_y));
    const double N3_z = n3_z + (s4 * N4_x + c4 * N4_y + 0.0825 * t142);
    const double F3_x = f3_x + (c4 * F4_x - s4 * F4_y);
    const double F3_y = f3_y + t142;

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
    const double s7 = sin(q[6]);
    const double c7 = cos(q[6]);

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 6 */
    const double t1 = 0.000395108718315752 * s7;
    const double t2 = 0.015320008390949585 * c7 + t1;
    const double t3 = 0.000395108718315752 * c7;
    const double t4 = t3 + 0.012899064612428355 * s7;
    const double N7at6_x = 0.000548359106408232 * s7 - 0.001672482661783778 * c7;
    const double minus_N7at6_z = 0.001672482661783778 * s7 + 0.000548359106408232 * c7;
    const double t5 = (0.015320008390949585 * s7 - t3) * s7;
    const double F7at6_z = 0.007735484874 * c7 + 0.0031274395439999996 * s7;

    /* composite body 6: with body 7 added */
    const double t6 = 0.007735484874 * s7 - 0.0031274395439999996 * c7;
    const double t7 = F7at6_z + 0.064725936;
    const double t8 = 0.088 * (F7at6_z + t7);
    const double mcx_c6 = t7 + 0.10024161669500001;
    const double Ixx_c6 = t2 * c7 + t4 * s7 + 0.00248046035817079;
    const double Ixy_c6 = 0.003986923479791999 - N7at6_x + 0.001524110902883315;
    const double Iyy_c6 = 0.004909651967360946 + t8 + 0.010567766133106952;
    const double Ixz_c6 = t2 * s7 - t4 * c7 - 0.088 * t6 - 0.00010375891721868492;
    const double Iyz_c6 = minus_N7at6_z + 9.3569097314605e-05;
    const double t9 = t5 + (0.012899064612428355 * c7 - t1) * c7 + t8;
    const double Izz_c6 = t9 + 0.011794560230238952;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 5 */
    const double t10 = s6 * Ixy_c6;
    const double t11 = c6 * Ixx_c6 - t10;
    const double t12 = c6 * Ixy_c6;
    const double t13 = t12 - s6 * Iyy_c6;
    const double N6at5_x = c6 * Ixz_c6 - s6 * Iyz_c6;
    const double N6at5_z = s6 * Ixz_c6 + c6 * Iyz_c6;
    const double F6at5_z = c6 * mcx_c6 + 0.068832705569 * s6;

    /* composite body 5: with body 6 added */
    const double t14 = s6 * mcx_c6 - 0.068832705569 * c6;
    const double mcx_c5 = F6at5_z - 0.014653732538;
    const double mcy_c5 = 0.017527158935000002 - t6 + 0.05034347249;
    const double mcz_c5 = t14 - 0.047121686402;
    const double Ixx_c5 = t11 * c6 - t13 * s6 + 0.03942757095803552;
    const double minus_Ixy_c5 = N6at5_x + 0.0015152444733270301;
    const double Iyy_c5 = Izz_c6 + 0.03146037232526039;
    const double Ixz_c5 = t11 * s6 + t13 * c6 - 0.004600245517563105;
    const double Iyz_c5 = 0.0021640520520981297 - N6at5_z;
    const double t15 = (s6 * Ixx_c6 + t12) * s6 + (t10 + c6 * Iyy_c6) * c6;
    const double Izz_c5 = t15 + 0.010869510762828563;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 3 */
    const double t16 = s5 * minus_Ixy_c5;
    const double t17 = c5 * Ixx_c5 + t16;
    const double t18 = c5 * minus_Ixy_c5;
    const double t19 = t18 + s5 * Iyy_c5;
    const double t20 = c5 * Ixz_c5 - s5 * Iyz_c5;
    const double F5at3_y = c5 * mcx_c5 - s5 * mcy_c5;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 4 */
    const double minus_F5at4_x = s5 * mcx_c5 + c5 * mcy_c5;
    const double t21 = F5at3_y - 0.29931189750000003;
    const double t22 = mcz_c5 + 1.3931608320000002;
    const double t23 = 0.0825 * (F5at3_y + t21);
    const double t24 = 0.384 * (mcz_c5 + t22);
    const double N5at4_z = 0.384 * minus_F5at4_x - (s5 * Ixz_c5 + c5 * Iyz_c5);

    /* composite body 4: with body 5 added */
    const double t25 = (s5 * Ixx_c5 - t18) * s5 + (c5 * Iyy_c5 - t16) * c5;
    const double mcx_c4 = t21 - 0.19076837715;
    const double mcy_c4 = t22 + 0.374644408005;
    const double Ixx_c4 = t17 * c5 + t19 * s5 + t24 + 0.06767727025085991;
    const double Ixy_c4 = t20 - (0.384 * t21 - 0.0825 * mcz_c5) + 0.02771584317362585;
    const double Iyy_c4 = Izz_c5 - t23 + 0.03239943042445132;
    const double t26 = t17 * s5 - t19 * c5 + 0.0825 * minus_F5at4_x;
    const double Ixz_c4 = 0.0039053550262761003 - t26;
    const double Iyz_c4 = N5at4_z - 0.0016444875773692705;
    const double Izz_c4 = t25 + (t24 - t23) + 0.0775861490525396;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double t27 = s4 * Ixy_c4;
    const double t28 = c4 * Ixx_c4 - t27;
    const double t29 = c4 * Ixy_c4;
    const double t30 = t29 - s4 * Iyy_c4;
    const double N4at3_x = c4 * Ixz_c4 - s4 * Iyz_c4;
    const double N4at3_z = s4 * Ixz_c4 + c4 * Iyz_c4;
    const double F4at3_z = c4 * mcx_c4 - s4 * mcy_c4;
    const double t31 = minus_F5at4_x - 0.09850206933;
    const double minus_F4at3_x = s4 * mcx_c4 + c4 * mcy_c4;

    /* composite body 3: with body 4 added */
    const double t32 = F4at3_z + 0.595313235;
    const double t33 = 0.0825 * (F4at3_z + t32);
    const double mcx_c3 = t32 + 0.088844724872;
    const double mcy_c3 = t31 + 0.126729164208;
    const double Ixx_c3 = t28 * c4 - t30 * s4 + 0.05649492601407083;
    const double minus_Ixy_c3 = N4at3_x + 0.0825 * t31 + 0.008248333140675744;
    const double Iyy_c3 = Izz_c4 + t33 + 0.05287838199960611;
    const double t34 = t28 * s4 + t30 * c4 - 0.0825 * minus_F4at3_x;
    const double Ixz_c3 = t34 - 0.005487648106562255;
    const double minus_Iyz_c3 = N4at3_z + 0.0043772571218395825;
    const double t35 = (s4 * Ixx_c4 + t29) * s4 + (t27 + c4 * Iyy_c4) * c4 + t33;
    const double Izz_c3 = t35 + 0.01824920229252011;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 2 */
    const double t36 = s3 * minus_Ixy_c3;
    const double t37 = c3 * Ixx_c3 + t36;
    const double t38 = c3 * minus_Ixy_c3;
    const double t39 = t38 + s3 * Iyy_c3;
    const double F3at2_z = c3 * mcx_c3 - s3 * mcy_c3;
    const double t40 = 0.214708623208 - minus_F4at3_x;
    const double minus_F3at2_x = s3 * mcx_c3 + c3 * mcy_c3;

    /* composite body 2: with body 3 added */
    const double t41 = 0.316 * (t40 + (t40 - 3.3004689519999997));
    const double t42 = 0.316 * F3at2_z - (c3 * Ixz_c3 + s3 * minus_Iyz_c3);
    const double t43 = 0.316 * minus_F3at2_x - (s3 * Ixz_c3 - c3 * minus_Iyz_c3);
    const double Ixx_c2 = t37 * c3 + t39 * s3 - t41 + 0.00850351162402155;
    const double Ixy_c2 = t42 - 0.00398335888393552;
    const double Iyy_c2 = Izz_c3 + 0.028124284712194955;
    const double Ixz_c2 = t37 * s3 - t39 * c3 + 0.01026110182100817;
    const double Iyz_c2 = t43 + 0.0007689361029464;
    const double t44 = (s3 * Ixx_c3 - t38) * s3 + (c3 * Iyy_c3 - t36) * c3 - t41;
    const double Izz_c2 = t44 + 0.026534991901690206;

    /* joint 2 accelerates by 1: wrench on all it moves, at joint 1 */
    const double minus_N2at1_z = s2 * Ixz_c2 + c2 * Iyz_c2;

    /* composite body 1: with body 2 added */
    const double t45 = (s2 * Ixx_c2 + c2 * Ixy_c2) * s2;
    const double Izz_c1 = t45 + (s2 * Ixy_c2 + c2 * Iyy_c2) * c2 + 0.009213163777211224;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 6 */
    const double minus_N7at6_y = 0.004909651967360946 + 0.088 * F7at6_z;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 5 */
    const double minus_F7at5_x = c6 * t6;
    const double minus_F7at5_z = s6 * t6;
    const double N7at5_x = c6 * N7at6_x + s6 * minus_N7at6_y;
    const double N7at5_z = s6 * N7at6_x - c6 * minus_N7at6_y;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 4 */
    const double F7at4_x = s5 * F7at6_z - c5 * minus_F7at5_x;
    const double F7at4_z = c5 * F7at6_z + s5 * minus_F7at5_x;
    const double t46 = 0.0825 * F7at4_z;
    const double N7at4_x = c5 * N7at5_x - s5 * minus_N7at6_z + 0.384 * F7at4_z;
    const double N7at4_y = N7at5_z + t46;
    const double t47 = 0.384 * F7at4_x - 0.0825 * minus_F7at5_z;
    const double minus_N7at4_z = s5 * N7at5_x + c5 * minus_N7at6_z + t47;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 3 */
    const double F7at3_x = c4 * F7at4_x + s4 * minus_F7at5_z;
    const double F7at3_z = s4 * F7at4_x - c4 * minus_F7at5_z;
    const double N7at3_x = c4 * N7at4_x - s4 * N7at4_y;
    const double N7at3_y = minus_N7at4_z - 0.0825 * F7at3_z;
    const double N7at3_z = s4 * N7at4_x + c4 * N7at4_y - t46;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 2 */
    const double F7at2_x = c3 * F7at3_x + s3 * F7at4_z;
    const double F7at2_z = s3 * F7at3_x - c3 * F7at4_z;
    const double N7at2_x = c3 * N7at3_x - s3 * N7at3_y - 0.316 * F7at2_z;
    const double N7at2_z = s3 * N7at3_x + c3 * N7at3_y + 0.316 * F7at2_x;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N7at1_z = c2 * N7at3_z - s2 * N7at2_x;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 4 */
    const double minus_F6at4_x = c5 * t14;
    const double F6at4_z = s5 * t14;
    const double t48 = 0.0825 * F6at4_z;
    const double N6at4_x = c5 * N6at5_x + s5 * Izz_c6 + 0.384 * F6at4_z;
    const double N6at4_y = N6at5_z + t48;
    const double t49 = 0.0825 * F6at5_z - 0.384 * minus_F6at4_x;
    const double N6at4_z = c5 * Izz_c6 - s5 * N6at5_x - t49;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 3 */
    const double minus_F6at3_x = c4 * minus_F6at4_x + s4 * F6at5_z;
    const double F6at3_z = c4 * F6at5_z - s4 * minus_F6at4_x;
    const double N6at3_x = c4 * N6at4_x - s4 * N6at4_y;
    const double minus_N6at3_y = N6at4_z + 0.0825 * F6at3_z;
    const double N6at3_z = s4 * N6at4_x + c4 * N6at4_y - t48;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 2 */
    const double F6at2_x = s3 * F6at4_z - c3 * minus_F6at3_x;
    const double minus_F6at2_z = s3 * minus_F6at3_x + c3 * F6at4_z;
    const double N6at2_x = c3 * N6at3_x + s3 * minus_N6at3_y + 0.316 * minus_F6at2_z;
    const double N6at2_z = s3 * N6at3_x - c3 * minus_N6at3_y + 0.316 * F6at2_x;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N6at1_z = c2 * N6at3_z - s2 * N6at2_x;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 4 */
    const double t50 = 0.0825 * F5at3_y;
    const double N5at4_x = t20 - 0.384 * F5at3_y;
    const double N5at4_y = Izz_c5 - t50;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 3 */
    const double minus_F5at3_x = c4 * minus_F5at4_x;
    const double minus_F5at3_z = s4 * minus_F5at4_x;
    const double N5at3_x = c4 * N5at4_x - s4 * N5at4_y;
    const double N5at3_y = 0.0825 * minus_F5at3_z - N5at4_z;
    const double N5at3_z = s4 * N5at4_x + c4 * N5at4_y + t50;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 2 */
    const double minus_F5at2_x = c3 * minus_F5at3_x + s3 * F5at3_y;
    const double F5at2_z = c3 * F5at3_y - s3 * minus_F5at3_x;
    const double N5at2_x = c3 * N5at3_x - s3 * N5at3_y - 0.316 * F5at2_z;
    const double N5at2_z = s3 * N5at3_x + c3 * N5at3_y - 0.316 * minus_F5at2_x;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N5at1_z = c2 * N5at3_z - s2 * N5at2_x;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double minus_N4at3_y = Izz_c4 + 0.0825 * F4at3_z;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 2 */
    const double minus_F4at2_x = c3 * minus_F4at3_x;
    const double minus_F4at2_z = s3 * minus_F4at3_x;
    const double N4at2_x = c3 * N4at3_x + s3 * minus_N4at3_y + 0.316 * minus_F4at2_z;
    const double N4at2_z = s3 * N4at3_x - c3 * minus_N4at3_y - 0.316 * minus_F4at2_x;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N4at1_z = c2 * N4at3_z - s2 * N4at2_x;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N3at1_z = c2 * Izz_c3 + s2 * t42;

    M[0][0] = Izz_c1;
    M[0][1] = -minus_N2at1_z;
    M[0][2] = N3at1_z;
    M[0][3] = N4at1_z;
    M[0][4] = N5at1_z;
    M[0][5] = N6at1_z;
    M[0][6] = N7at1_z;
    M[1][0] = -minus_N2at1_z;
    M[1][1] = Izz_c2;
    M[1][2] = -t43;
    M[1][3] = N4at2_z;
    M[1][4] = N5at2_z;
    M[1][5] = N6at2_z;
    M[1][6] = N7at2_z;
    M[2][0] = N3at1_z;
    M[2][1] = -t43;
    M[2][2] = Izz_c3;
    M[2][3] = N4at3_z;
    M[2][4] = N5at3_z;
    M[2][5] = N6at3_z;
    M[2][6] = N7at3_z;
    M[3][0] = N4at1_z;
    M[3][1] = N4at2_z;
    M[3][2] = N4at3_z;
    M[3][3] = Izz_c4;
    M[3][4] = N5at4_z;
    M[3][5] = N6at4_z;
    M[3][6] = -minus_N7at4_z;
    M[4][0] = N5at1_z;
    M[4][1] = N5at2_z;
    M[4][2] = N5at3_z;
    M[4][3] = N5at4_z;
    M[4][4] = Izz_c5;
    M[4][5] = N6at5_z;
    M[4][6] = N7at5_z;
    M[5][0] = N6at1_z;
    M[5][1] = N6at2_z;
    M[5][2] = N6at3_z;
    M[5][3] = N6at4_z;
    M[5][4] = N6at5_z;
    M[5][5] = Izz_c6;
    M[5][6] = -minus_N7at6_z;
    M[6][0] = N7at1_z;
    M[6][1] = N7at2_z;
    M[6][2] = N7at3_z;
    M[6][3] = -minus_N7at4_z;
    M[6][4] = N7at5_z;
    M[6][5] = -minus_N7at6_z;
    M[6][6] = 0.004909651967360946;
}

/* The Coriolis matrix C(q,qd) of the Christoffel symbols. */
void panda_coriolis_matrix(const double q[7], const double qd[7], double C[7][7])
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
    const double s7 = sin(q[6]);
    const double c7 = cos(q[6]);

    /* link 2: twist (angular w, linear v) */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];

    /* link 2: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double t1 = 0.00398335888393552 * qd[1];
    const double t2 = 0.01026110182100817 * minus_w2_y;
    const double t3 = 0.0007689361029464 * minus_w2_x;
    const double B2_xx = t1 - t2;
    const double B2_xy = 0.0034571094067583977 * qd[1] - 0.0007689361029464 * minus_w2_y;
    const double B2_xz = 0.005046402217263147 * minus_w2_y - 0.0007689361029464 * qd[1];
    const double B2_yx = 0.01026110182100817 * minus_w2_x - 0.023077882494931805 * qd[1];
    const double B2_yy = t3 - t1;
    const double B2_yz = 0.01026110182100817 * qd[1] - 0.005046402217263147 * minus_w2_x;
    const double t4 = 0.023077882494931805 * minus_w2_y;
    const double B2_zx = 0.00398335888393552 * minus_w2_x - t4;
    const double t5 = 0.0034571094067583977 * minus_w2_x;
    const double B2_zy = t5 - 0.00398335888393552 * minus_w2_y;
    const double B2_zz = t2 - t3;

    /* link 3: twist (angular w, linear v) */
    const double w3_x = s3 * qd[1] - c3 * minus_w2_x;
    const double w3_y = s3 * minus_w2_x + c3 * qd[1];
    const double t6 = 0.316 * qd[1];
    const double t7 = 0.316 * minus_w2_x;
    const double v3_x = c3 * t6 + s3 * t7;
    const double v3_y = c3 * t7 - s3 * t6;
    const double w3_z = minus_w2_y + qd[2];

    /* link 3: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double t8 = 0.008248333140675744 * w3_z;
    const double t9 = 0.005487648106562255 * w3_y;
    const double t10 = 0.0043772571218395825 * w3_x;
    const double t11 = 0.126729164208 * v3_y;
    const double t12 = 0.088844724872 * v3_x;
    const double minus_B3_xx = t9 - t8 - t11;
    const double t13 = 0.0043772571218395825 * w3_y - 0.010932873153492409 * w3_z;
    const double minus_B3_xy = t13 + 0.126729164208 * v3_x;
    const double t14 = 0.045562052860578406 * w3_y - 0.0043772571218395825 * w3_z;
    const double B3_xz = 0.214708623208 * v3_x - t14;
    const double t15 = 0.0073163291390276886 * w3_z - 0.005487648106562255 * w3_x;
    const double minus_B3_yx = 0.088844724872 * v3_y + t15;
    const double B3_yy = t12 - (t8 - t10);
    const double t16 = 0.005487648106562255 * w3_z - 0.045562052860578406 * w3_x;
    const double B3_yz = 0.214708623208 * v3_y - t16;
    const double B3_zx = 0.0073163291390276886 * w3_y - 0.008248333140675744 * w3_x;
    const double B3_zy = 0.008248333140675744 * w3_y - 0.010932873153492409 * w3_x;
    const double B3_zz = t11 + t12 - (t10 - t9);
    const double P3_z = 0.126729164208 * w3_x - 0.088844724872 * w3_y;
    const double t17 = 0.214708623208 * w3_y + 0.126729164208 * w3_z;
    const double P3_x = 3.228604 * v3_x - t17;
    const double t18 = 0.088844724872 * w3_z + 0.214708623208 * w3_x;
    const double P3_y = 3.228604 * v3_y + t18;

    /* link 4: twist (angular w, linear v) */
    const double w4_x = c4 * w3_x + s4 * w3_z;
    const double w4_y = c4 * w3_z - s4 * w3_x;
    const double t19 = 0.0825 * w3_y;
    const double minus_v4_z = v3_y + 0.0825 * w3_z;
    const double v4_x = c4 * v3_x - s4 * t19;
    const double minus_v4_y = s4 * v3_x + c4 * t19;
    const double w4_z = qd[3] - w3_y;

    /* link 4: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double t20 = 0.02771584317362585 * w4_z;
    const double t21 = 0.0039053550262761003 * w4_y;
    const double t22 = 0.0016444875773692705 * w4_x;
    const double t23 = 0.09850206933 * minus_v4_z;
    const double t24 = 0.374644408005 * minus_v4_y;
    const double t25 = 0.19076837715 * v4_x;
    const double t26 = 0.0016444875773692705 * w4_y - 0.0564319944394741 * w4_z;
    const double minus_B4_xy = t26 + 0.374644408005 * v4_x;
    const double t27 = 0.02115415461306551 * w4_z + 0.0039053550262761003 * w4_x;
    const double minus_B4_yx = t27 + 0.19076837715 * minus_v4_y;
    const double t28 = 0.0039053550262761003 * w4_z + 0.011245275811385819 * w4_x;
    const double B4_yz = t28 + 0.09850206933 * minus_v4_y;
    const double t29 = 0.02115415461306551 * w4_y + 0.02771584317362585 * w4_x;
    const double minus_B4_zx = 0.19076837715 * minus_v4_z - t29;
    const double minus_B4_zz = t22 + t21 + (t24 + t25);
    const double B4_xx = t21 - t20 - (t23 + t24);
    const double t30 = 0.011245275811385819 * w4_y - 0.0016444875773692705 * w4_z;
    const double minus_B4_xz = 0.09850206933 * v4_x + t30;
    const double B4_yy = t20 + t22 - (t23 + t25);
    const double t31 = 0.0564319944394741 * w4_x + 0.02771584317362585 * w4_y;
    const double B4_zy = 0.374644408005 * minus_v4_z - t31;
    const double P4_x = 3.587895 * v4_x + (0.09850206933 * w4_y - 0.374644408005 * w4_z);
    const double t32 = 0.19076837715 * w4_z + 0.09850206933 * w4_x;
    const double minus_P4_y = 3.587895 * minus_v4_y + t32;
    const double t33 = 0.374644408005 * w4_x + 0.19076837715 * w4_y;
    const double P4_z = t33 - 3.587895 * minus_v4_z;

    /* link 5: twist (angular w, linear v) */
    const double w5_x = c5 * w4_x - s5 * w4_z;
    const double minus_w5_y = s5 * w4_x + c5 * w4_z;
    const double t34 = v4_x - 0.384 * w4_z;
    const double minus_v5_z = minus_v4_y + 0.0825 * w4_z;
    const double t35 = 0.0825 * w4_y + 0.384 * w4_x - minus_v4_z;
    const double v5_x = c5 * t34 - s5 * t35;
    const double minus_v5_y = s5 * t34 + c5 * t35;
    const double w5_z = w4_y + qd[4];

    /* link 5: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double t36 = 0.0015152444733270301 * w5_z;
    const double t37 = 0.004600245517563105 * minus_w5_y;
    const double t38 = 0.0021640520520981297 * w5_x;
    const double t39 = 0.0014511560650267152 * minus_w5_y;
    const double t40 = 0.047121686402 * minus_v5_z;
    const double t41 = 0.05034347249 * minus_v5_y;
    const double t42 = 0.014653732538 * v5_x;
    const double t43 = 0.0021640520520981297 * minus_w5_y - 0.009418354697801848 * w5_z;
    const double minus_B5_xy = t43 + 0.05034347249 * v5_x;
    const double t44 = 0.0021640520520981297 * w5_z - 0.030009216260233673 * minus_w5_y;
    const double minus_B5_xz = t44 - 0.047121686402 * v5_x;
    const double t45 = 0.0014511560650267152 * w5_z - 0.004600245517563105 * w5_x;
    const double minus_B5_yx = t45 + 0.014653732538 * minus_v5_y;
    const double minus_B5_yy = t36 + t38 + (t42 - t40);
    const double t46 = 0.004600245517563105 * w5_z - 0.030009216260233673 * w5_x;
    const double minus_B5_yz = t46 + 0.047121686402 * minus_v5_y;
    const double minus_B5_zx = t39 + 0.0015152444733270301 * w5_x + 0.014653732538 * minus_v5_z;
    const double minus_B5_zz = t37 - t38 + (t41 + t42);
    const double B5_xx = t36 + t37 - (t41 - t40);
    const double t47 = 0.0015152444733270301 * minus_w5_y + 0.009418354697801848 * w5_x;
    const double B5_zy = 0.05034347249 * minus_v5_z - t47;
    const double t48 = 0.047121686402 * minus_w5_y - 0.05034347249 * w5_z;
    const double P5_x = 1.225946 * v5_x + t48;
    const double t49 = 0.047121686402 * w5_x - 0.014653732538 * w5_z;
    const double P5_y = t49 - 1.225946 * minus_v5_y;
    const double t50 = 0.05034347249 * w5_x - 0.014653732538 * minus_w5_y;
    const double P5_z = t50 - 1.225946 * minus_v5_z;

    /* link 6: twist (angular w, linear v) */
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double v6_x = c6 * v5_x - s6 * minus_v5_z;
    const double minus_v6_y = s6 * v5_x + c6 * minus_v5_z;
    const double w6_z = minus_w5_y + qd[5];

    /* link 6: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double t51 = 0.001524110902883315 * w6_z;
    const double t52 = 0.00010375891721868492 * w6_y;
    const double t53 = 9.3569097314605e-05 * w6_x;
    const double t54 = 0.017527158935000002 * minus_v5_y;
    const double t55 = 0.023526756935 * minus_v6_y;
    const double t56 = 0.10024161669500001 * v6_x;
    const double minus_B6_xx = t51 + t52 + (t54 - t55);
    const double t57 = 0.0018536272276513943 * w6_z + 9.3569097314605e-05 * w6_y;
    const double B6_xy = t57 + 0.023526756935 * v6_x;
    const double t58 = 9.3569097314605e-05 * w6_z + 0.0006268331305193942 * w6_y;
    const double minus_B6_xz = t58 - 0.017527158935000002 * v6_x;
    const double minus_B6_yy = t53 - t51 + (t54 - t56);
    const double t59 = 0.00010375891721868492 * w6_z - 0.0006268331305193942 * w6_x;
    const double minus_B6_yz = t59 + 0.017527158935000002 * minus_v6_y;
    const double t60 = 0.009940933002587556 * w6_y + 0.001524110902883315 * w6_x;
    const double minus_B6_zx = 0.10024161669500001 * minus_v5_y - t60;
    const double B6_zz = t52 + t53 + (t56 + t55);
    const double t61 = 0.009940933002587556 * w6_z - 0.00010375891721868492 * w6_x;
    const double B6_yx = 0.10024161669500001 * minus_v6_y - t61;
    const double t62 = 0.0018536272276513943 * w6_x + 0.001524110902883315 * w6_y;
    const double B6_zy = 0.023526756935 * minus_v5_y - t62;
    const double t63 = 0.023526756935 * w6_z - 0.017527158935000002 * w6_y;
    const double P6_x = 1.666555 * v6_x + t63;
    const double t64 = 0.10024161669500001 * w6_z + 0.017527158935000002 * w6_x;
    const double P6_y = t64 - 1.666555 * minus_v6_y;
    const double t65 = 0.023526756935 * w6_x + 0.10024161669500001 * w6_y;
    const double P6_z = 1.666555 * minus_v5_y - t65;

    /* link 7: twist (angular w, linear v) */
    const double w7_x = c7 * w6_x + s7 * w6_z;
    const double w7_y = c7 * w6_z - s7 * w6_x;
    const double t66 = 0.088 * w6_z - minus_v6_y;
    const double t67 = minus_v5_y - 0.088 * w6_y;
    const double v7_x = c7 * v6_x + s7 * t67;
    const double v7_y = c7 * t67 - s7 * v6_x;
    const double w7_z = qd[6] - w6_y;

    /* link 7: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double t68 = 0.000395108718315752 * w7_z;
    const double t69 = 0.001672482661783778 * w7_y;
    const double t70 = 0.000548359106408232 * w7_x;
    const double t71 = 0.000395108718315752 * w7_x;
    const double t72 = 0.000395108718315752 * w7_y;
    const double t73 = 0.045305948634 * t66;
    const double t74 = 0.0031274395439999996 * v7_y;
    const double t75 = 0.045305948634 * v7_x;
    const double t76 = 0.007735484874 * v7_x;
    const double t77 = 0.045305948634 * v7_y;
    const double minus_B7_xz = 0.0116547105180085 * w7_y - 0.000548359106408232 * w7_z + t75;
    const double minus_B7_yy = t68 - t70 + (t73 - t76);
    const double minus_B7_yz = 0.001672482661783778 * w7_z - 0.0116547105180085 * w7_x + t77;
    const double minus_B7_zx = t71 - 0.0012443540944198604 * w7_y - 0.007735484874 * t66;
    const double minus_B7_zy = 0.0036652978729410906 * w7_x - t72 + 0.0031274395439999996 * t66;
    const double minus_B7_zz = t70 - t69 + (t74 - t76);
    const double minus_B7_xx = t73 + t74 + (t69 - t68);
    const double t78 = 0.000548359106408232 * w7_y - 0.0036652978729410906 * w7_z;
    const double B7_xy = 0.0031274395439999996 * v7_x - t78;
    const double t79 = 0.0012443540944198604 * w7_z - 0.001672482661783778 * w7_x;
    const double minus_B7_yx = 0.007735484874 * v7_y + t79;
    const double t80 = 0.735522 * v7_x;
    const double t81 = 0.735522 * v7_y;
    const double t82 = 0.045305948634 * w7_y;
    const double t83 = 0.045305948634 * w7_x;
    const double P7_x = t80 + (t82 + 0.0031274395439999996 * w7_z);
    const double P7_y = t81 + (0.007735484874 * w7_z - t83);
    const double t84 = 0.0031274395439999996 * w7_x + 0.007735484874 * w7_y;
    const double minus_P7_z = 0.735522 * t66 + t84;

    /* body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t85 = c7 * P7_x - s7 * P7_y;
    const double t86 = s7 * P7_x + c7 * P7_y;
    const double t87 = s7 * minus_B7_yx - c7 * minus_B7_xx;
    const double t88 = c7 * B7_xy + s7 * minus_B7_yy;
    const double t89 = s7 * minus_B7_xx + c7 * minus_B7_yx;
    const double t90 = s7 * B7_xy - c7 * minus_B7_yy;
    const double t91 = minus_B7_zx * c7 - minus_B7_zy * s7;
    const double minus_Q7at6_z = minus_B7_zx * s7 + minus_B7_zy * c7;

    /* composite body 6: B and P with those of body 7 added */
    const double t92 = 0.088 * t85;
    const double B6c_xx = t87 * c7 - t88 * s7 - minus_B6_xx;
    const double B6c_xy = B6_xy + (c7 * minus_B7_xz - s7 * minus_B7_yz);
    const double B6c_xz = t87 * s7 + t88 * c7 - minus_B6_xz;
    const double B6c_yx = B6_yx + (t91 - 0.088 * minus_P7_z);
    const double B6c_yy = t92 - minus_B7_zz - minus_B6_yy;
    const double B6c_yz = minus_Q7at6_z - minus_B6_yz;
    const double minus_B6c_zx = t89 * c7 + t90 * s7 + 0.088 * t86 + minus_B6_zx;
    const double B6c_zy = B6_zy + (s7 * minus_B7_xz + c7 * minus_B7_yz);
    const double B6c_zz = t90 * c7 - t89 * s7 + t92 + B6_zz;
    const double P6c_x = P6_x + t85;
    const double P6c_y = P6_y + minus_P7_z;
    const double P6c_z = P6_z + t86;

    /* body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t93 = c6 * B6c_xx - s6 * B6c_yx;
    const double t94 = c6 * B6c_xy - s6 * B6c_yy;
    const double t95 = s6 * B6c_xx + c6 * B6c_yx;
    const double t96 = s6 * B6c_xy + c6 * B6c_yy;
    const double minus_Q6at5_x = minus_B6c_zx * c6 + B6c_zy * s6;

    /* composite body 5: B and P with those of body 6 added */
    const double t97 = minus_B6c_zx * s6 - B6c_zy * c6;
    const double B5c_xx = B5_xx + (t93 * c6 - t94 * s6);
    const double B5c_xy = s6 * B6c_yz - c6 * B6c_xz - minus_B5_xy;
    const double B5c_xz = t93 * s6 + t94 * c6 - minus_B5_xz;
    const double B5c_yx = minus_Q6at5_x - minus_B5_yx;
    const double B5c_yy = B6c_zz - minus_B5_yy;
    const double B5c_yz = t97 - minus_B5_yz;
    const double B5c_zx = t95 * c6 - t96 * s6 - minus_B5_zx;
    const double B5c_zy = B5_zy - (s6 * B6c_xz + c6 * B6c_yz);
    const double B5c_zz = t95 * s6 + t96 * c6 - minus_B5_zz;
    const double P5c_x = P5_x + (c6 * P6c_x - s6 * P6c_y);
    const double P5c_y = P5_y - P6c_z;
    const double P5c_z = P5_z + (s6 * P6c_x + c6 * P6c_y);

    /* body 5 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t98 = c5 * P5c_x - s5 * P5c_y;
    const double t99 = s5 * P5c_x + c5 * P5c_y;
    const double t100 = c5 * B5c_xx - s5 * B5c_yx;
    const double t101 = c5 * B5c_xy - s5 * B5c_yy;
    const double t102 = s5 * B5c_xx + c5 * B5c_yx;
    const double t103 = s5 * B5c_xy + c5 * B5c_yy;
    const double Q5at4_x = B5c_zx * c5 - B5c_zy * s5;
    const double minus_Q5at4_z = B5c_zx * s5 + B5c_zy * c5;

    /* composite body 4: B and P with those of body 5 added */
    const double t104 = 0.384 * P5c_z;
    const double t105 = 0.0825 * t98;
    const double B4c_xx = B4_xx + (t100 * c5 - t101 * s5 + t104);
    const double B4c_xy = c5 * B5c_xz - s5 * B5c_yz - 0.384 * t98 - minus_B4_xy;
    const double minus_B4c_xz = minus_B4_xz + (t100 * s5 + t101 * c5);
    const double B4c_yx = Q5at4_x + 0.0825 * P5c_z - minus_B4_yx;
    const double B4c_yy = B4_yy + (B5c_zz - t105);
    const double B4c_yz = B4_yz - minus_Q5at4_z;
    const double B4c_zx = t103 * s5 - t102 * c5 - 0.0825 * t99 - minus_B4_zx;
    const double B4c_zy = B4_zy + (0.384 * t99 - (s5 * B5c_xz + c5 * B5c_yz));
    const double B4c_zz = t102 * s5 + t103 * c5 + (t104 - t105) - minus_B4_zz;
    const double P4c_x = P4_x + t98;
    const double P4c_y = P5c_z - minus_P4_y;
    const double P4c_z = P4_z - t99;

    /* body 4 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t106 = c4 * P4c_x - s4 * P4c_y;
    const double t107 = s4 * P4c_x + c4 * P4c_y;
    const double t108 = c4 * B4c_xx - s4 * B4c_yx;
    const double t109 = c4 * B4c_xy - s4 * B4c_yy;
    const double t110 = s4 * B4c_xx + c4 * B4c_yx;
    const double t111 = s4 * B4c_xy + c4 * B4c_yy;
    const double t112 = B4c_zy * s4 - B4c_zx * c4;
    const double Q4at3_z = B4c_zx * s4 + B4c_zy * c4;

    /* composite body 3: B and P with those of body 4 added */
    const double t113 = 0.0825 * t106;
    const double B3c_xx = t108 * c4 - t109 * s4 - minus_B3_xx;
    const double B3c_xy = s4 * B4c_yz + c4 * minus_B4c_xz - minus_B3_xy;
    const double B3c_xz = B3_xz + (t108 * s4 + t109 * c4);
    const double B3c_yx = t112 + 0.0825 * P4c_z - minus_B3_yx;
    const double B3c_yy = B3_yy + (B4c_zz + t113);
    const double B3c_yz = B3_yz - Q4at3_z;
    const double B3c_zx = B3_zx + (t110 * c4 - t111 * s4 - 0.0825 * t107);
    const double B3c_zy = B3_zy - (c4 * B4c_yz - s4 * minus_B4c_xz);
    const double B3c_zz = B3_zz + (t110 * s4 + t111 * c4 + t113);
    const double P3c_x = P3_x + t106;
    const double P3c_y = P3_y - P4c_z;
    const double P3c_z = P3_z + t107;

    /* body 3 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t114 = c3 * B3c_xx - s3 * B3c_yx;
    const double t115 = c3 * B3c_xy - s3 * B3c_yy;
    const double t116 = s3 * B3c_xx + c3 * B3c_yx;
    const double t117 = s3 * B3c_xy + c3 * B3c_yy;
    const double Q3at2_x = B3c_zx * c3 - B3c_zy * s3;
    const double Q3at2_z = B3c_zy * c3 + B3c_zx * s3;

    /* composite body 2: B and P with those of body 3 added */
    const double t118 = 0.316 * P3c_z;
    const double B2c_xx = B2_xx + (t114 * c3 - t115 * s3 + t118);
    const double t119 = s3 * B3c_yz - c3 * B3c_xz + 0.316 * (c3 * P3c_x - s3 * P3c_y);
    const double B2c_xy = B2_xy + t119;
    const double B2c_xz = B2_xz + (t114 * s3 + t115 * c3);
    const double B2c_yx = B2_yx - Q3at2_x;
    const double B2c_yy = B2_yy + B3c_zz;
    const double B2c_yz = B2_yz - Q3at2_z;
    const double B2c_zx = B2_zx + (t116 * c3 - t117 * s3);
    const double t120 = 0.316 * (s3 * P3c_x + c3 * P3c_y) - (s3 * B3c_xz + c3 * B3c_yz);
    const double B2c_zy = B2_zy + t120;
    const double B2c_zz = B2_zz + (t116 * s3 + t117 * c3 + t118);

    /* body 2 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_Q2at1_z = B2c_zx * s2 + B2c_zy * c2;

    /* composite body 1: B and P with those of body 2 added */
    const double t121 = (s2 * B2c_xx + c2 * B2c_yx) * s2;
    const double B1c_zz = t121 + (s2 * B2c_xy + c2 * B2c_yy) * c2;

    /* body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t122 = 0.000395108718315752 * s7;
    const double t123 = 0.015320008390949585 * c7 + t122;
    const double t124 = 0.000395108718315752 * c7;
    const double t125 = t124 + 0.012899064612428355 * s7;
    const double N7at6_x = 0.000548359106408232 * s7 - 0.001672482661783778 * c7;
    const double minus_N7at6_z = 0.001672482661783778 * s7 + 0.000548359106408232 * c7;
    const double t126 = (0.015320008390949585 * s7 - t124) * s7;
    const double F7at6_z = 0.007735484874 * c7 + 0.0031274395439999996 * s7;

    /* composite body 6: with body 7 added */
    const double t127 = 0.007735484874 * s7 - 0.0031274395439999996 * c7;
    const double t128 = F7at6_z + 0.064725936;
    const double t129 = 0.088 * (F7at6_z + t128);
    const double mcx_c6 = t128 + 0.10024161669500001;
    const double mcz_c6 = t127 - 0.017527158935000002;
    const double Ixx_c6 = t123 * c7 + t125 * s7 + 0.00248046035817079;
    const double Ixy_c6 = 0.003986923479791999 - N7at6_x + 0.001524110902883315;
    const double Iyy_c6 = 0.004909651967360946 + t129 + 0.010567766133106952;
    const double Ixz_c6 = t123 * s7 - t125 * c7 - 0.088 * t127 - 0.00010375891721868492;
    const double Iyz_c6 = minus_N7at6_z + 9.3569097314605e-05;
    const double t130 = t126 + (0.012899064612428355 * c7 - t122) * c7 + t129;
    const double Izz_c6 = t130 + 0.011794560230238952;

    /* body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t131 = s6 * Ixy_c6;
    const double t132 = c6 * Ixx_c6 - t131;
    const double t133 = c6 * Ixy_c6;
    const double t134 = t133 - s6 * Iyy_c6;
    const double N6at5_x = c6 * Ixz_c6 - s6 * Iyz_c6;
    const double N6at5_z = s6 * Ixz_c6 + c6 * Iyz_c6;
    const double F6at5_z = c6 * mcx_c6 + 0.068832705569 * s6;

    /* composite body 5: with body 6 added */
    const double t135 = s6 * mcx_c6 - 0.068832705569 * c6;
    const double mcx_c5 = F6at5_z - 0.014653732538;
    const double mcy_c5 = 0.05034347249 - mcz_c6;
    const double mcz_c5 = t135 - 0.047121686402;
    const double Ixx_c5 = t132 * c6 - t134 * s6 + 0.03942757095803552;
    const double minus_Ixy_c5 = N6at5_x + 0.0015152444733270301;
    const double Iyy_c5 = Izz_c6 + 0.03146037232526039;
    const double Ixz_c5 = t132 * s6 + t134 * c6 - 0.004600245517563105;
    const double Iyz_c5 = 0.0021640520520981297 - N6at5_z;
    const double t136 = (s6 * Ixx_c6 + t133) * s6 + (t131 + c6 * Iyy_c6) * c6;
    const double Izz_c5 = t136 + 0.010869510762828563;

    /* body 5 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t137 = s5 * minus_Ixy_c5;
    const double t138 = c5 * Ixx_c5 + t137;
    const double t139 = c5 * minus_Ixy_c5;
    const double t140 = t139 + s5 * Iyy_c5;
    const double t141 = c5 * Ixz_c5 - s5 * Iyz_c5;
    const double F5at3_y = c5 * mcx_c5 - s5 * mcy_c5;

    /* body 5 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_F5at4_x = s5 * mcx_c5 + c5 * mcy_c5;
    const double t142 = F5at3_y - 0.29931189750000003;
    const double t143 = mcz_c5 + 1.3931608320000002;
    const double t144 = 0.0825 * (F5at3_y + t142);
    const double t145 = 0.384 * (mcz_c5 + t143);
    const double N5at4_z = 0.384 * minus_F5at4_x - (s5 * Ixz_c5 + c5 * Iyz_c5);

    /* composite body 4: with body 5 added */
    const double t146 = (s5 * Ixx_c5 - t139) * s5 + (c5 * Iyy_c5 - t137) * c5;
    const double mcx_c4 = t142 - 0.19076837715;
    const double mcy_c4 = t143 + 0.374644408005;
    const double mcz_c4 = 0.09850206933 - minus_F5at4_x;
    const double Ixx_c4 = t138 * c5 + t140 * s5 + t145 + 0.06767727025085991;
    const double Ixy_c4 = t141 - (0.384 * t142 - 0.0825 * mcz_c5) + 0.02771584317362585;
    const double Iyy_c4 = Izz_c5 - t144 + 0.03239943042445132;
    const double t147 = t138 * s5 - t140 * c5 + 0.0825 * minus_F5at4_x;
    const double Ixz_c4 = 0.0039053550262761003 - t147;
    const double Iyz_c4 = N5at4_z - 0.0016444875773692705;
    const double Izz_c4 = t146 + (t145 - t144) + 0.0775861490525396;

    /* body 4 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t148 = s4 * Ixy_c4;
    const double t149 = c4 * Ixx_c4 - t148;
    const double t150 = c4 * Ixy_c4;
    const double t151 = t150 - s4 * Iyy_c4;
    const double N4at3_x = c4 * Ixz_c4 - s4 * Iyz_c4;
    const double N4at3_z = s4 * Ixz_c4 + c4 * Iyz_c4;
    const double F4at3_z = c4 * mcx_c4 - s4 * mcy_c4;
    const double minus_F4at3_x = s4 * mcx_c4 + c4 * mcy_c4;

    /* composite body 3: with body 4 added */
    const double t152 = F4at3_z + 0.595313235;
    const double t153 = 0.0825 * (F4at3_z + t152);
    const double mcx_c3 = t152 + 0.088844724872;
    const double mcy_c3 = 0.126729164208 - mcz_c4;
    const double mcz_c3 = minus_F4at3_x - 0.214708623208;
    const double Ixx_c3 = t149 * c4 - t151 * s4 + 0.05649492601407083;
    const double Ixy_c3 = 0.0825 * mcz_c4 - N4at3_x - 0.008248333140675744;
    const double Iyy_c3 = Izz_c4 + t153 + 0.05287838199960611;
    const double t154 = t149 * s4 + t151 * c4 - 0.0825 * minus_F4at3_x;
    const double Ixz_c3 = t154 - 0.005487648106562255;
    const double minus_Iyz_c3 = N4at3_z + 0.0043772571218395825;
    const double t155 = (s4 * Ixx_c4 + t150) * s4 + (t148 + c4 * Iyy_c4) * c4 + t153;
    const double Izz_c3 = t155 + 0.01824920229252011;

    /* body 3 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t156 = c3 * Ixx_c3 - s3 * Ixy_c3;
    const double t157 = c3 * Ixy_c3 - s3 * Iyy_c3;
    const double F3at2_z = c3 * mcx_c3 - s3 * mcy_c3;
    const double minus_F3at2_x = s3 * mcx_c3 + c3 * mcy_c3;

    /* composite body 2: with body 3 added */
    const double t158 = 0.316 * (mcz_c3 + (mcz_c3 + 3.3004689519999997));
    const double t159 = 0.316 * F3at2_z - (c3 * Ixz_c3 + s3 * minus_Iyz_c3);
    const double Ixx_c2 = t156 * c3 - t157 * s3 + t158 + 0.00850351162402155;
    const double Ixy_c2 = t159 - 0.00398335888393552;
    const double Iyy_c2 = Izz_c3 + 0.028124284712194955;
    const double Ixz_c2 = t156 * s3 + t157 * c3 + 0.01026110182100817;
    const double t160 = minus_Iyz_c3 * c3 - Ixz_c3 * s3 + 0.316 * minus_F3at2_x;
    const double Iyz_c2 = t160 + 0.0007689361029464;

    /* body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G7at6_y = 0.0031274395439999996 * w7_y - 0.007735484874 * w7_x;

    /* body 7 seen from joint 7: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D7at7_x = 0.015320008390949585 * w7_y + t71 + t75 - minus_B7_xz;
    const double D7at7_y = t77 - (t72 + 0.012899064612428355 * w7_x) - minus_B7_yz;
    const double G7at7_x = t81 - t83 - P7_y;
    const double G7at7_y = P7_x - (t80 + t82);

    /* body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G7at6_x = c7 * G7at7_x - s7 * G7at7_y;
    const double G7at6_z = s7 * G7at7_x + c7 * G7at7_y;
    const double D7at6_x = c7 * D7at7_x - s7 * D7at7_y;
    const double minus_D7at6_y = 0.088 * G7at6_z;
    const double D7at6_z = s7 * D7at7_x + c7 * D7at7_y + 0.088 * G7at6_y;
    const double minus_N7at6_y = 0.004909651967360946 + 0.088 * F7at6_z;

    /* body 7 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t161 = N7at6_x * w6_y + minus_N7at6_y * w6_x + t127 * minus_v6_y;
    const double G7at5_x = c6 * G7at6_x - s6 * G7at6_y;
    const double G7at5_z = s6 * G7at6_x + c6 * G7at6_y;
    const double D7at5_x = c6 * D7at6_x + s6 * minus_D7at6_y;
    const double D7at5_z = s6 * D7at6_x - c6 * minus_D7at6_y;
    const double minus_F7at5_x = c6 * t127;
    const double minus_F7at5_z = s6 * t127;
    const double N7at5_x = c6 * N7at6_x + s6 * minus_N7at6_y;
    const double N7at5_z = s6 * N7at6_x - c6 * minus_N7at6_y;
    const double minus_Q7at5_x = c6 * t91 + s6 * minus_B7_zz;
    const double Q7at5_z = c6 * minus_B7_zz - s6 * t91;

    /* body 7 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t162 = minus_F7at5_x * minus_v5_y + F7at6_z * v5_x;
    const double G7at4_x = c5 * G7at5_x + s5 * G7at6_z;
    const double G7at4_z = c5 * G7at6_z - s5 * G7at5_x;
    const double t163 = 0.0825 * G7at4_z;
    const double D7at4_x = c5 * D7at5_x + s5 * D7at6_z + 0.384 * G7at4_z;
    const double D7at4_y = D7at5_z + t163;
    const double t164 = 0.0825 * G7at5_z + 0.384 * G7at4_x;
    const double D7at4_z = c5 * D7at6_z - s5 * D7at5_x - t164;
    const double F7at4_x = s5 * F7at6_z - c5 * minus_F7at5_x;
    const double F7at4_z = c5 * F7at6_z + s5 * minus_F7at5_x;
    const double t165 = 0.0825 * F7at4_z;
    const double N7at4_x = c5 * N7at5_x - s5 * minus_N7at6_z + 0.384 * F7at4_z;
    const double N7at4_y = N7at5_z + t165;
    const double t166 = 0.384 * F7at4_x - 0.0825 * minus_F7at5_z;
    const double minus_N7at4_z = s5 * N7at5_x + c5 * minus_N7at6_z + t166;
    const double minus_Q7at4_x = c5 * minus_Q7at5_x + s5 * minus_Q7at6_z;
    const double minus_Q7at4_z = c5 * minus_Q7at6_z - s5 * minus_Q7at5_x;

    /* body 7 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t167 = minus_F7at5_z * v4_x - F7at4_x * minus_v4_y;
    const double G7at3_x = c4 * G7at4_x - s4 * G7at5_z;
    const double G7at3_z = s4 * G7at4_x + c4 * G7at5_z;
    const double D7at3_x = c4 * D7at4_x - s4 * D7at4_y;
    const double minus_D7at3_y = D7at4_z + 0.0825 * G7at3_z;
    const double D7at3_z = s4 * D7at4_x + c4 * D7at4_y - t163;
    const double F7at3_x = c4 * F7at4_x + s4 * minus_F7at5_z;
    const double F7at3_z = s4 * F7at4_x - c4 * minus_F7at5_z;
    const double N7at3_x = c4 * N7at4_x - s4 * N7at4_y;
    const double N7at3_y = minus_N7at4_z - 0.0825 * F7at3_z;
    const double N7at3_z = s4 * N7at4_x + c4 * N7at4_y - t165;
    const double minus_Q7at3_x = c4 * minus_Q7at4_x + s4 * Q7at5_z;
    const double Q7at3_z = c4 * Q7at5_z - s4 * minus_Q7at4_x;

    /* body 7 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t168 = N7at3_x * w3_y - N7at3_y * w3_x;
    const double G7at2_x = c3 * G7at3_x + s3 * G7at4_z;
    const double G7at2_z = s3 * G7at3_x - c3 * G7at4_z;
    const double D7at2_x = c3 * D7at3_x + s3 * minus_D7at3_y - 0.316 * G7at2_z;
    const double D7at2_z = s3 * D7at3_x - c3 * minus_D7at3_y + 0.316 * G7at2_x;
    const double F7at2_z = s3 * F7at3_x - c3 * F7at4_z;
    const double N7at2_x = c3 * N7at3_x - s3 * N7at3_y - 0.316 * F7at2_z;
    const double minus_Q7at2_x = c3 * minus_Q7at3_x + s3 * minus_Q7at4_z;
    const double Q7at2_z = c3 * minus_Q7at4_z - s3 * minus_Q7at3_x;

    /* body 7 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D7at1_z = c2 * D7at3_z - s2 * D7at2_x;
    const double Q7at1_z = c2 * Q7at3_z + s2 * minus_Q7at2_x;

    /* body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t169 = mcx_c6 * v6_x + 0.068832705569 * minus_v6_y;
    const double G6at5_y = 0.068832705569 * w6_y - mcx_c6 * w6_x;

    /* body 6 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D6at6_x = Ixx_c6 * w6_y - Ixy_c6 * w6_x + mcz_c6 * v6_x + B6c_xz;
    const double D6at6_y = Ixy_c6 * w6_y - Iyy_c6 * w6_x - mcz_c6 * minus_v6_y + B6c_yz;
    const double D6at6_z = Ixz_c6 * w6_y - Iyz_c6 * w6_x - t169 + B6c_zz;
    const double minus_G6at6_x = 2.4020770000000002 * minus_v6_y + mcz_c6 * w6_x + P6c_y;
    const double G6at6_y = P6c_x - (2.4020770000000002 * v6_x + mcz_c6 * w6_y);

    /* body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_G6at5_x = c6 * minus_G6at6_x + s6 * G6at6_y;
    const double G6at5_z = c6 * G6at6_y - s6 * minus_G6at6_x;
    const double D6at5_x = c6 * D6at6_x - s6 * D6at6_y;
    const double D6at5_z = s6 * D6at6_x + c6 * D6at6_y;

    /* body 6 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t170 = t97 + (N6at5_x * minus_w5_y - Izz_c6 * w5_x - t135 * minus_v5_y);
    const double minus_G6at4_x = c5 * minus_G6at5_x + s5 * G6at5_y;
    const double G6at4_z = s5 * minus_G6at5_x - c5 * G6at5_y;
    const double t171 = 0.0825 * G6at4_z;
    const double D6at4_x = c5 * D6at5_x + s5 * D6at6_z + 0.384 * G6at4_z;
    const double D6at4_y = D6at5_z + t171;
    const double t172 = 0.384 * minus_G6at4_x - 0.0825 * G6at5_z;
    const double D6at4_z = c5 * D6at6_z - s5 * D6at5_x + t172;
    const double minus_F6at4_x = c5 * t135;
    const double F6at4_z = s5 * t135;
    const double t173 = 0.0825 * F6at4_z;
    const double N6at4_x = c5 * N6at5_x + s5 * Izz_c6 + 0.384 * F6at4_z;
    const double N6at4_y = N6at5_z + t173;
    const double Q6at4_x = s5 * B6c_zz - c5 * minus_Q6at5_x;
    const double Q6at4_z = s5 * minus_Q6at5_x + c5 * B6c_zz;

    /* body 6 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t174 = minus_F6at4_x * minus_v4_y - F6at5_z * v4_x;
    const double minus_G6at3_x = c4 * minus_G6at4_x + s4 * G6at5_z;
    const double G6at3_z = c4 * G6at5_z - s4 * minus_G6at4_x;
    const double D6at3_x = c4 * D6at4_x - s4 * D6at4_y;
    const double minus_D6at3_y = D6at4_z + 0.0825 * G6at3_z;
    const double D6at3_z = s4 * D6at4_x + c4 * D6at4_y - t171;
    const double minus_F6at3_x = c4 * minus_F6at4_x + s4 * F6at5_z;
    const double F6at3_z = c4 * F6at5_z - s4 * minus_F6at4_x;
    const double N6at3_x = c4 * N6at4_x - s4 * N6at4_y;
    const double t175 = 0.0825 * F6at5_z - 0.384 * minus_F6at4_x;
    const double N6at3_y = t175 - (c5 * Izz_c6 - s5 * N6at5_x) - 0.0825 * F6at3_z;
    const double N6at3_z = s4 * N6at4_x + c4 * N6at4_y - t173;
    const double Q6at3_x = c4 * Q6at4_x + s4 * t97;
    const double Q6at3_z = s4 * Q6at4_x - c4 * t97;

    /* body 6 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t176 = F6at4_z * v3_x - minus_F6at3_x * v3_y;
    const double minus_G6at2_x = c3 * minus_G6at3_x - s3 * G6at4_z;
    const double minus_G6at2_z = c3 * G6at4_z + s3 * minus_G6at3_x;
    const double D6at2_x = c3 * D6at3_x + s3 * minus_D6at3_y + 0.316 * minus_G6at2_z;
    const double D6at2_z = s3 * D6at3_x - c3 * minus_D6at3_y - 0.316 * minus_G6at2_x;
    const double minus_F6at2_z = s3 * minus_F6at3_x + c3 * F6at4_z;
    const double N6at2_x = c3 * N6at3_x - s3 * N6at3_y + 0.316 * minus_F6at2_z;
    const double Q6at2_x = c3 * Q6at3_x + s3 * Q6at4_z;
    const double Q6at2_z = s3 * Q6at3_x - c3 * Q6at4_z;

    /* body 6 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D6at1_z = c2 * D6at3_z - s2 * D6at2_x;
    const double Q6at1_z = c2 * Q6at3_z - s2 * Q6at2_x;

    /* body 5 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t177 = mcy_c5 * minus_v5_y - mcx_c5 * v5_x;
    const double minus_G5at5_z = mcy_c5 * minus_w5_y - mcx_c5 * w5_x;
    const double t178 = minus_Ixy_c5 * w5_x - Ixx_c5 * minus_w5_y + mcz_c5 * v5_x;
    const double D5at5_x = t178 + B5c_xz;
    const double t179 = minus_Ixy_c5 * minus_w5_y - Iyy_c5 * w5_x - mcz_c5 * minus_v5_y;
    const double D5at5_y = t179 + B5c_yz;
    const double D5at5_z = t177 - (Iyz_c5 * w5_x + Ixz_c5 * minus_w5_y) + B5c_zz;
    const double minus_G5at5_x = mcz_c5 * w5_x + 3.628023 * minus_v5_y + P5c_y;
    const double G5at5_y = mcz_c5 * minus_w5_y - 3.628023 * v5_x + P5c_x;

    /* body 5 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_G5at4_x = c5 * minus_G5at5_x + s5 * G5at5_y;
    const double minus_G5at4_z = c5 * G5at5_y - s5 * minus_G5at5_x;
    const double t180 = 0.0825 * minus_G5at4_z;
    const double D5at4_x = c5 * D5at5_x - s5 * D5at5_y - 0.384 * minus_G5at4_z;
    const double D5at4_y = D5at5_z - t180;
    const double t181 = 0.0825 * minus_G5at5_z + 0.384 * minus_G5at4_x;
    const double D5at4_z = t181 - (s5 * D5at5_x + c5 * D5at5_y);
    const double t182 = 0.0825 * F5at3_y;
    const double N5at4_x = t141 - 0.384 * F5at3_y;
    const double N5at4_y = Izz_c5 - t182;

    /* body 5 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t183 = N5at4_x * w4_y - N5at4_y * w4_x + minus_F5at4_x * minus_v4_y;
    const double G5at3_x = s4 * minus_G5at5_z - c4 * minus_G5at4_x;
    const double minus_G5at3_z = s4 * minus_G5at4_x + c4 * minus_G5at5_z;
    const double D5at3_x = c4 * D5at4_x - s4 * D5at4_y;
    const double D5at3_y = 0.0825 * minus_G5at3_z - D5at4_z;
    const double D5at3_z = s4 * D5at4_x + c4 * D5at4_y + t180;
    const double minus_F5at3_x = c4 * minus_F5at4_x;
    const double minus_F5at3_z = s4 * minus_F5at4_x;
    const double N5at3_x = c4 * N5at4_x - s4 * N5at4_y;
    const double N5at3_y = 0.0825 * minus_F5at3_z - N5at4_z;
    const double N5at3_z = s4 * N5at4_x + c4 * N5at4_y + t182;
    const double Q5at3_x = c4 * Q5at4_x - s4 * B5c_zz;
    const double Q5at3_z = s4 * Q5at4_x + c4 * B5c_zz;

    /* body 5 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t184 = minus_F5at3_x * v3_y + F5at3_y * v3_x;
    const double G5at2_x = c3 * G5at3_x - s3 * minus_G5at4_z;
    const double G5at2_z = s3 * G5at3_x + c3 * minus_G5at4_z;
    const double D5at2_x = c3 * D5at3_x - s3 * D5at3_y - 0.316 * G5at2_z;
    const double D5at2_z = s3 * D5at3_x + c3 * D5at3_y + 0.316 * G5at2_x;
    const double F5at2_z = c3 * F5at3_y - s3 * minus_F5at3_x;
    const double N5at2_x = c3 * N5at3_x - s3 * N5at3_y - 0.316 * F5at2_z;
    const double Q5at2_x = c3 * Q5at3_x - s3 * minus_Q5at4_z;
    const double Q5at2_z = s3 * Q5at3_x + c3 * minus_Q5at4_z;

    /* body 5 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D5at1_z = c2 * D5at3_z - s2 * D5at2_x;
    const double Q5at1_z = c2 * Q5at3_z - s2 * Q5at2_x;

    /* body 4 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t185 = mcy_c4 * minus_v4_y - mcx_c4 * v4_x;
    const double G4at4_z = mcx_c4 * w4_x + mcy_c4 * w4_y;
    const double D4at4_x = Ixx_c4 * w4_y - Ixy_c4 * w4_x + mcz_c4 * v4_x - minus_B4c_xz;
    const double D4at4_y = Ixy_c4 * w4_y - Iyy_c4 * w4_x - mcz_c4 * minus_v4_y + B4c_yz;
    const double D4at4_z = Ixz_c4 * w4_y - Iyz_c4 * w4_x + t185 + B4c_zz;
    const double minus_G4at4_x = P4c_y + (7.215918 * minus_v4_y + mcz_c4 * w4_x);
    const double G4at4_y = P4c_x - (7.215918 * v4_x + mcz_c4 * w4_y);

    /* body 4 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_G4at3_x = c4 * minus_G4at4_x + s4 * G4at4_y;
    const double G4at3_z = c4 * G4at4_y - s4 * minus_G4at4_x;
    const double D4at3_x = c4 * D4at4_x - s4 * D4at4_y;
    const double minus_D4at3_y = D4at4_z + 0.0825 * G4at3_z;
    const double D4at3_z = s4 * D4at4_x + c4 * D4at4_y - 0.0825 * G4at4_z;
    const double minus_N4at3_y = Izz_c4 + 0.0825 * F4at3_z;

    /* body 4 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t186 = N4at3_x * w3_y + minus_N4at3_y * w3_x - minus_F4at3_x * v3_y;
    const double G4at2_x = s3 * G4at4_z - c3 * minus_G4at3_x;
    const double minus_G4at2_z = s3 * minus_G4at3_x + c3 * G4at4_z;
    const double D4at2_x = c3 * D4at3_x + s3 * minus_D4at3_y + 0.316 * minus_G4at2_z;
    const double D4at2_z = s3 * D4at3_x - c3 * minus_D4at3_y + 0.316 * G4at2_x;
    const double minus_F4at2_z = s3 * minus_F4at3_x;
    const double N4at2_x = c3 * N4at3_x + s3 * minus_N4at3_y + 0.316 * minus_F4at2_z;
    const double Q4at2_x = s3 * B4c_zz - c3 * t112;
    const double minus_Q4at2_z = s3 * t112 + c3 * B4c_zz;

    /* body 4 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_D4at1_z = s2 * D4at2_x - c2 * D4at3_z;
    const double Q4at1_z = c2 * Q4at3_z - s2 * Q4at2_x;

    /* body 3 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t187 = Ixz_c3 * w3_y + minus_Iyz_c3 * w3_x;
    const double D3at3_x = Ixx_c3 * w3_y - Ixy_c3 * w3_x + mcz_c3 * v3_x + B3c_xz;
    const double D3at3_y = Ixy_c3 * w3_y - Iyy_c3 * w3_x + mcz_c3 * v3_y + B3c_yz;
    const double D3at3_z = t187 - (mcx_c3 * v3_x + mcy_c3 * v3_y) + B3c_zz;
    const double G3at3_x = 10.444522 * v3_y - mcz_c3 * w3_x - P3c_y;
    const double G3at3_y = P3c_x - (10.444522 * v3_x + mcz_c3 * w3_y);

    /* body 3 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G3at2_x = c3 * G3at3_x - s3 * G3at3_y;
    const double G3at2_z = s3 * G3at3_x + c3 * G3at3_y;
    const double D3at2_x = c3 * D3at3_x - s3 * D3at3_y - 0.316 * G3at2_z;
    const double D3at2_z = s3 * D3at3_x + c3 * D3at3_y + 0.316 * G3at2_x;

    /* body 3 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D3at1_z = c2 * D3at3_z - s2 * D3at2_x;
    const double Q3at1_z = c2 * B3c_zz - s2 * Q3at2_x;

    /* body 2 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D2at2_x = Ixy_c2 * minus_w2_x - Ixx_c2 * minus_w2_y + B2c_xz;
    const double D2at2_y = Iyy_c2 * minus_w2_x - Ixy_c2 * minus_w2_y + B2c_yz;
    const double D2at2_z = Iyz_c2 * minus_w2_x - Ixz_c2 * minus_w2_y + B2c_zz;

    /* body 2 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_D2at1_z = s2 * D2at2_x + c2 * D2at2_y;

    C[0][0] = B1c_zz;
    C[0][1] = -minus_D2at1_z;
    C[0][2] = D3at1_z;
    C[0][3] = -minus_D4at1_z;
    C[0][4] = D5at1_z;
    C[0][5] = D6at1_z;
    C[0][6] = D7at1_z;
    C[1][0] = -minus_Q2at1_z;
    C[1][1] = D2at2_z;
    C[1][2] = D3at2_z;
    C[1][3] = D4at2_z;
    C[1][4] = D5at2_z;
    C[1][5] = D6at2_z;
    C[1][6] = D7at2_z;
    C[2][0] = Q3at1_z;
    C[2][1] = Q3at2_z - (Izz_c3 * minus_w2_x - t159 * minus_w2_y);
    C[2][2] = D3at3_z;
    C[2][3] = D4at3_z;
    C[2][4] = D5at3_z;
    C[2][5] = D6at3_z;
    C[2][6] = D7at3_z;
    C[3][0] = Q4at1_z;
    C[3][1] = -(minus_Q4at2_z + (N4at2_x * minus_w2_y + N4at3_z * minus_w2_x));
    C[3][2] = t186 + Q4at3_z;
    C[3][3] = D4at4_z;
    C[3][4] = D5at4_z;
    C[3][5] = D6at4_z;
    C[3][6] = D7at4_z;
    C[4][0] = Q5at1_z;
    C[4][1] = Q5at2_z - (N5at2_x * minus_w2_y + N5at3_z * minus_w2_x);
    C[4][2] = N5at3_x * w3_y - N5at3_y * w3_x - t184 + Q5at3_z;
    C[4][3] = t183 - minus_Q5at4_z;
    C[4][4] = D5at5_z;
    C[4][5] = D6at5_z;
    C[4][6] = D7at5_z;
    C[5][0] = Q6at1_z;
    C[5][1] = Q6at2_z - (N6at2_x * minus_w2_y + N6at3_z * minus_w2_x);
    C[5][2] = N6at3_x * w3_y - N6at3_y * w3_x + t176 + Q6at3_z;
    C[5][3] = N6at4_x * w4_y - N6at4_y * w4_x + t174 + Q6at4_z;
    C[5][4] = -t170;
    C[5][5] = D6at6_z;
    C[5][6] = D7at6_z;
    C[6][0] = Q7at1_z;
    C[6][1] = Q7at2_z - (N7at2_x * minus_w2_y + N7at3_z * minus_w2_x);
    C[6][2] = t168 + (F7at3_x * v3_y + F7at4_z * v3_x) + Q7at3_z;
    C[6][3] = N7at4_x * w4_y - N7at4_y * w4_x + t167 - minus_Q7at4_z;
    C[6][4] = t162 - (minus_N7at6_z * w5_x + N7at5_x * minus_w5_y) + Q7at5_z;
    C[6][5] = t161 - minus_Q7at6_z;
    C[6][6] = 0.0;
}

/* Joint forces that hold the robot still: phi(q). */
void panda_gravity(const double q[7], double phi[7])
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
    const double s7 = sin(q[6]);
    const double c7 = cos(q[6]);

    /* link 2: acceleration a of its origin, gravity included */
    const double minus_a2_x = 9.81 * s2;
    const double minus_a2_y = 9.81 * c2;

    /* link 2: moment n = I alpha + w x K + mc x a */
    const double n2_x = 0.0221804724897 * c2;
    const double minus_n2_y = 0.0221804724897 * s2;
    const double n2_z = 0.01993386669246 * c2 - 0.18226700140319999 * s2;

    /* link 3: acceleration a of its origin, gravity included */
    const double minus_a3_x = c3 * minus_a2_x;
    const double a3_y = s3 * minus_a2_x;

    /* link 3: force f = m a + U mc */
    const double minus_f3_x = 3.228604 * minus_a3_x;
    const double f3_y = 3.228604 * a3_y;

    /* link 3: moment n = I alpha + w x K + mc x a */
    const double n3_x = 1.24321310088048 * c2 + 0.214708623208 * a3_y;
    const double n3_y = 0.214708623208 * minus_a3_x - 0.87156675099432 * c2;
    const double n3_z = 0.088844724872 * a3_y + 0.126729164208 * minus_a3_x;

    /* link 4: acceleration a of its origin, gravity included */
    const double a4_x = s4 * minus_a2_y - c4 * minus_a3_x;
    const double a4_y = s4 * minus_a3_x + c4 * minus_a2_y;

    /* link 4: force f = m a + U mc */
    const double f4_x = 3.587895 * a4_x;
    const double f4_y = 3.587895 * a4_y;
    const double minus_f4_z = 3.587895 * a3_y;

    /* link 4: moment n = I alpha + w x K + mc x a */
    const double minus_n4_x = 0.374644408005 * a3_y + 0.09850206933 * a4_y;
    const double n4_y = 0.09850206933 * a4_x - 0.19076837715 * a3_y;
    const double minus_n4_z = 0.19076837715 * a4_y + 0.374644408005 * a4_x;

    /* link 5: acceleration a of its origin, gravity included */
    const double a5_x = c5 * a4_x + s5 * a3_y;
    const double a5_y = c5 * a3_y - s5 * a4_x;

    /* link 5: force f = m a + U mc */
    const double f5_x = 1.225946 * a5_x;
    const double f5_y = 1.225946 * a5_y;
    const double f5_z = 1.225946 * a4_y;

    /* link 5: moment n = I alpha + w x K + mc x a */
    const double n5_x = 0.05034347249 * a4_y + 0.047121686402 * a5_y;
    const double n5_y = 0.014653732538 * a4_y - 0.047121686402 * a5_x;
    const double minus_n5_z = 0.014653732538 * a5_y + 0.05034347249 * a5_x;

    /* link 6: acceleration a of its origin, gravity included */
    const double a6_x = c6 * a5_x + s6 * a4_y;
    const double a6_y = c6 * a4_y - s6 * a5_x;

    /* link 6: force f = m a + U mc */
    const double f6_x = 1.666555 * a6_x;
    const double f6_y = 1.666555 * a6_y;
    const double minus_f6_z = 1.666555 * a5_y;

    /* link 6: moment n = I alpha + w x K + mc x a */
    const double n6_x = 0.017527158935000002 * a6_y + 0.023526756935 * a5_y;
    const double minus_n6_y = 0.017527158935000002 * a6_x - 0.10024161669500001 * a5_y;
    const double n6_z = 0.10024161669500001 * a6_y + 0.023526756935 * a6_x;

    /* link 7: acceleration a of its origin, gravity included */
    const double a7_x = c7 * a6_x - s7 * a5_y;
    const double minus_a7_y = c7 * a5_y + s7 * a6_x;

    /* link 7: force f = m a + U mc */
    const double f7_x = 0.735522 * a7_x;
    const double minus_f7_y = 0.735522 * minus_a7_y;
    const double minus_f7_z = 0.735522 * a6_y;

    /* link 7: moment n = I alpha + w x K + mc x a */
    const double n7_x = 0.0031274395439999996 * a6_y + 0.045305948634 * minus_a7_y;
    const double n7_y = 0.045305948634 * a7_x + 0.007735484874 * a6_y;
    const double n7_z = 0.0031274395439999996 * a7_x - 0.007735484874 * minus_a7_y;

    /* joint 6: force F and moment N through it, joint 7 added */
    const double t1 = s7 * f7_x - c7 * minus_f7_y;
    const double N6_x = n6_x - (s7 * n7_y - c7 * n7_x);
    const double minus_N6_y = minus_n6_y + (n7_z + 0.088 * t1);
    const double N6_z = n6_z + (c7 * n7_y + s7 * n7_x + 0.064725936 * a6_y);
    const double F6_x = f6_x + (c7 * f7_x + s7 * minus_f7_y);
    const double F6_y = f6_y + minus_f7_z;
    const double F6_z = t1 - minus_f6_z;

    /* joint 5: force F and moment N through it, joint 6 added */
    const double N5_x = n5_x + (c6 * N6_x + s6 * minus_N6_y);
    const double N5_y = n5_y - N6_z;
    const double N5_z = s6 * N6_x - c6 * minus_N6_y - minus_n5_z;
    const double F5_x = f5_x + (c6 * F6_x - s6 * F6_y);
    const double F5_y = f5_y - F6_z;
    const double F5_z = f5_z + (s6 * F6_x + c6 * F6_y);

    /* joint 4: force F and moment N through it, joint 5 added */
    const double t2 = c5 * F5_x - s5 * F5_y;
    const double t3 = s5 * F5_x + c5 * F5_y;
    const double N4_x = c5 * N5_x - s5 * N5_y - 0.384 * t3 - minus_n4_x;
    const double N4_y = n4_y + (N5_z - 0.0825 * t3);
    const double t4 = s5 * N5_x + c5 * N5_y + (0.0825 * F5_z + 0.384 * t2);
    const double minus_N4_z = minus_n4_z + t4;
    const double F4_x = f4_x + t2;
    const double F4_y = f4_y + F5_z;
    const double minus_F4_z = minus_f4_z + t3;

    /* joint 3: force F and moment N through it, joint 4 added */
    const double N3_x = n3_x + (c4 * N4_x - s4 * N4_y);
    const double N3_y = n3_y + (minus_N4_z - 0.0825 * (s4 * F4_x + c4 * F4_y));
    const double N3_z = n3_z + (s4 * N4_x + c4 * N4_y + 0.0825 * minus_F4_z);
    const double F3_x = c4 * F4_x - s4 * F4_y - minus_f3_x;
    const double F3_y = f3_y + minus_F4_z;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double F2_z = s3 * F3_x + c3 * F3_y;
    const double N2_x = n2_x + (c3 * N3_x - s3 * N3_y - 0.316 * F2_z);
    const double minus_N2_y = minus_n2_y + N3_z;
    const double N2_z = n2_z + (s3 * N3_x + c3 * N3_y + 0.316 * (c3 * F3_x - s3 * F3_y));

    /* joint 1: force F and moment N through it, joint 2 added */
    const double N1_z = c2 * minus_N2_y - s2 * N2_x;

    phi[0] = N1_z;
    phi[1] = N2_z;
    phi[2] = N3_z;
    phi[3] = -minus_N4_z;
    phi[4] = N5_z;
    phi[5] = N6_z;
    phi[6] = n7_z;
}

/* Joint forces at zero acceleration: h = C qd + phi. */
void panda_bias(const double q[7], const double qd[7], double h[7])
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
    const double s7 = sin(q[6]);
    const double c7 = cos(q[6]);

    /* link 2: angular velocity w */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];

    /* link 2: angular acceleration alpha */
    const double minus_alpha2_x = minus_w2_y * qd[1];
    const double alpha2_y = minus_w2_x * qd[1];

    /* link 2: U = [alpha] + [w][w] */
    const double U2_xy = minus_w2_x * minus_w2_y;
    const double minus_U2_yy = minus_w2_x * minus_w2_x + qd[1] * qd[1];

    /* link 2: acceleration a of its origin, gravity included */
    const double minus_a2_x = 9.81 * s2;
    const double minus_a2_y = 9.81 * c2;

    /* link 2: angular momentum K = I w about its origin */
    const double t1 = 0.00398335888393552 * minus_w2_y;
    const double t2 = t1 - 0.00850351162402155 * minus_w2_x;
    const double K2_x = t2 + 0.01026110182100817 * qd[1];
    const double t3 = 0.028124284712194955 * minus_w2_y;
    const double t4 = 0.00398335888393552 * minus_w2_x - t3;
    const double K2_y = t4 + 0.0007689361029464 * qd[1];
    const double t5 = 0.01026110182100817 * minus_w2_x;
    const double t6 = t5 + 0.0007689361029464 * minus_w2_y;
    const double K2_z = 0.026534991901690206 * qd[1] - t6;

    /* link 2: moment n = I alpha + w x K + mc x a */
    const double t7 = 0.00850351162402155 * minus_alpha2_x;
    const double t8 = 0.00398335888393552 * minus_alpha2_x;
    const double t9 = 0.01026110182100817 * minus_alpha2_x;
    const double t10 = t7 + 0.00398335888393552 * alpha2_y;
    const double t11 = t8 + 0.028124284712194955 * alpha2_y;
    const double t12 = minus_w2_y * K2_x - minus_w2_x * K2_y;
    const double t13 = t10 + (minus_w2_y * K2_z + qd[1] * K2_y);
    const double n2_x = 0.0221804724897 * c2 - t13;
    const double n2_y = t11 + (qd[1] * K2_x + minus_w2_x * K2_z) - 0.0221804724897 * s2;
    const double t14 = 0.01993386669246 * c2 - 0.18226700140319999 * s2;
    const double n2_z = 0.0007689361029464 * alpha2_y - t9 + t12 + t14;

    /* link 3: angular velocity w */
    const double w3_x = s3 * qd[1] - c3 * minus_w2_x;
    const double w3_y = s3 * minus_w2_x + c3 * qd[1];
    const double w3_z = minus_w2_y + qd[2];

    /* link 3: angular acceleration alpha */
    const double alpha3_x = w3_y * qd[2] - c3 * minus_alpha2_x;
    const double alpha3_y = s3 * minus_alpha2_x - w3_x * qd[2];

    /* link 3: U = [alpha] + [w][w] */
    const double t15 = w3_z * w3_z;
    const double t16 = w3_x * w3_y;
    const double t17 = w3_x * w3_z;
    const double minus_U3_xx = w3_y * w3_y + t15;
    const double U3_xy = t16 + alpha2_y;
    const double U3_xz = t17 + alpha3_y;
    const double U3_yx = t16 - alpha2_y;
    const double minus_U3_yy = w3_x * w3_x + t15;
    const double U3_yz = w3_y * w3_z - alpha3_x;
    const double U3_zx = t17 - alpha3_y;

    /* link 3: acceleration a of its origin, gravity included */
    const double t18 = 0.632 * minus_alpha2_x;
    const double t19 = minus_a2_x + 0.316 * U2_xy;
    const double a3_x = s3 * t18 - c3 * t19;
    const double a3_y = s3 * t19 + c3 * t18;
    const double a3_z = minus_a2_y - 0.316 * minus_U2_yy;

    /* link 3: force f = m a + U mc */
    const double t20 = 0.126729164208 * U3_xy - 0.088844724872 * minus_U3_xx;
    const double t21 = 0.088844724872 * U3_yx - 0.126729164208 * minus_U3_yy;
    const double f3_x = 3.228604 * a3_x + (t20 - 0.214708623208 * U3_xz);
    const double f3_y = 3.228604 * a3_y + (t21 - 0.214708623208 * U3_yz);

    /* link 3: angular momentum K = I w about its origin */
    const double t22 = 0.05649492601407083 * w3_x - 0.008248333140675744 * w3_y;
    const double K3_x = t22 - 0.005487648106562255 * w3_z;
    const double t23 = 0.05287838199960611 * w3_y - 0.008248333140675744 * w3_x;
    const double K3_y = t23 - 0.0043772571218395825 * w3_z;
    const double t24 = 0.005487648106562255 * w3_x + 0.0043772571218395825 * w3_y;
    const double K3_z = 0.01824920229252011 * w3_z - t24;

    /* link 3: moment n = I alpha + w x K + mc x a */
    const double t25 = 0.05649492601407083 * alpha3_x - 0.008248333140675744 * alpha3_y;
    const double t26 = 0.05287838199960611 * alpha3_y - 0.008248333140675744 * alpha3_x;
    const double t27 = 0.0043772571218395825 * alpha3_y;
    const double t28 = 0.005487648106562255 * alpha3_x + t27;
    const double t29 = t25 + 0.005487648106562255 * alpha2_y;
    const double t30 = t26 + 0.0043772571218395825 * alpha2_y;
    const double t31 = t28 + 0.01824920229252011 * alpha2_y;
    const double t32 = 0.126729164208 * a3_z + 0.214708623208 * a3_y;
    const double n3_x = t29 + (w3_y * K3_z - w3_z * K3_y) + t32;
    const double t33 = 0.214708623208 * a3_x + 0.088844724872 * a3_z;
    const double n3_y = t30 + (w3_z * K3_x - w3_x * K3_z) - t33;
    const double t34 = 0.088844724872 * a3_y - 0.126729164208 * a3_x;
    const double n3_z = w3_x * K3_y - w3_y * K3_x - t31 + t34;

    /* link 4: angular velocity w */
    const double w4_x = c4 * w3_x + s4 * w3_z;
    const double w4_y = c4 * w3_z - s4 * w3_x;
    const double w4_z = qd[3] - w3_y;

    /* link 4: angular acceleration alpha */
    const double alpha4_x = c4 * alpha3_x - s4 * alpha2_y + w4_y * qd[3];
    const double minus_alpha4_y = s4 * alpha3_x + c4 * alpha2_y + w4_x * qd[3];

    /* link 4: U = [alpha] + [w][w] */
    const double t35 = w4_x * w4_x;
    const double t36 = w4_y * w4_y;
    const double t37 = w4_z * w4_z;
    const double t38 = w4_x * w4_y;
    const double t39 = w4_x * w4_z;
    const double t40 = w4_y * w4_z;
    const double minus_U4_xx = t36 + t37;
    const double U4_xy = t38 + alpha3_y;
    const double U4_xz = t39 - minus_alpha4_y;
    const double U4_yx = t38 - alpha3_y;
    const double minus_U4_yy = t35 + t37;
    const double U4_yz = t40 - alpha4_x;
    const double U4_zx = t39 + minus_alpha4_y;
    const double U4_zy = t40 + alpha4_x;
    const double minus_U4_zz = t35 + t36;

    /* link 4: acceleration a of its origin, gravity included */
    const double t41 = a3_x - 0.0825 * minus_U3_xx;
    const double minus_a4_z = a3_y + 0.0825 * U3_yx;
    const double t42 = a3_z + 0.0825 * U3_zx;
    const double a4_x = c4 * t41 + s4 * t42;
    const double a4_y = c4 * t42 - s4 * t41;

    /* link 4: force f = m a + U mc */
    const double t43 = 0.19076837715 * minus_U4_xx + 0.374644408005 * U4_xy;
    const double t44 = 0.19076837715 * U4_yx + 0.374644408005 * minus_U4_yy;
    const double t45 = 0.374644408005 * U4_zy - 0.19076837715 * U4_zx;
    const double f4_x = 3.587895 * a4_x + (t43 + 0.09850206933 * U4_xz);
    const double f4_y = 3.587895 * a4_y + (0.09850206933 * U4_yz - t44);
    const double f4_z = t45 - 0.09850206933 * minus_U4_zz - 3.587895 * minus_a4_z;

    /* link 4: angular momentum K = I w about its origin */
    const double t46 = 0.06767727025085991 * w4_x + 0.02771584317362585 * w4_y;
    const double K4_x = t46 + 0.0039053550262761003 * w4_z;
    const double t47 = 0.02771584317362585 * w4_x + 0.03239943042445132 * w4_y;
    const double K4_y = t47 - 0.0016444875773692705 * w4_z;
    const double t48 = 0.0039053550262761003 * w4_x - 0.0016444875773692705 * w4_y;
    const double K4_z = t48 + 0.0775861490525396 * w4_z;

    /* link 4: moment n = I alpha + w x K + mc x a */
    const double t49 = 0.02771584317362585 * minus_alpha4_y;
    const double t50 = 0.06767727025085991 * alpha4_x - t49;
    const double t51 = 0.03239943042445132 * minus_alpha4_y;
    const double t52 = 0.02771584317362585 * alpha4_x - t51;
    const double t53 = 0.0016444875773692705 * minus_alpha4_y;
    const double t54 = 0.0039053550262761003 * alpha4_x + t53;
    const double t55 = t50 - 0.0039053550262761003 * alpha3_y;
    const double t56 = t52 + 0.0016444875773692705 * alpha3_y;
    const double t57 = t54 - 0.0775861490525396 * alpha3_y;
    const double t58 = 0.374644408005 * minus_a4_z + 0.09850206933 * a4_y;
    const double n4_x = t55 + (w4_y * K4_z - w4_z * K4_y) - t58;
    const double t59 = 0.09850206933 * a4_x - 0.19076837715 * minus_a4_z;
    const double n4_y = t56 + (w4_z * K4_x - w4_x * K4_z) + t59;
    const double t60 = 0.19076837715 * a4_y + 0.374644408005 * a4_x;
    const double n4_z = t57 + (w4_x * K4_y - w4_y * K4_x) - t60;

    /* link 5: angular velocity w */
    const double w5_x = c5 * w4_x - s5 * w4_z;
    const double minus_w5_y = s5 * w4_x + c5 * w4_z;
    const double w5_z = w4_y + qd[4];

    /* link 5: angular acceleration alpha */
    const double alpha5_x = c5 * alpha4_x + s5 * alpha3_y - minus_w5_y * qd[4];
    const double minus_alpha5_y = s5 * alpha4_x - c5 * alpha3_y + w5_x * qd[4];

    /* link 5: U = [alpha] + [w][w] */
    const double t61 = w5_x * w5_x;
    const double t62 = minus_w5_y * minus_w5_y;
    const double t63 = w5_z * w5_z;
    const double t64 = w5_x * minus_w5_y;
    const double t65 = w5_x * w5_z;
    const double t66 = minus_w5_y * w5_z;
    const double minus_U5_xx = t62 + t63;
    const double U5_xy = minus_alpha4_y - t64;
    const double U5_xz = t65 - minus_alpha5_y;
    const double minus_U5_yx = t64 + minus_alpha4_y;
    const double minus_U5_yy = t61 + t63;
    const double minus_U5_yz = t66 + alpha5_x;
    const double U5_zx = t65 + minus_alpha5_y;
    const double U5_zy = alpha5_x - t66;
    const double minus_U5_zz = t61 + t62;

    /* link 5: acceleration a of its origin, gravity included */
    const double t67 = a4_x + (0.0825 * minus_U4_xx + 0.384 * U4_xy);
    const double a5_z = a4_y - (0.0825 * U4_yx + 0.384 * minus_U4_yy);
    const double t68 = 0.384 * U4_zy - 0.0825 * U4_zx - minus_a4_z;
    const double a5_x = c5 * t67 - s5 * t68;
    const double minus_a5_y = s5 * t67 + c5 * t68;

    /* link 5: force f = m a + U mc */
    const double t69 = 0.014653732538 * minus_U5_xx + 0.05034347249 * U5_xy;
    const double t70 = 0.014653732538 * minus_U5_yx - 0.05034347249 * minus_U5_yy;
    const double t71 = 0.05034347249 * U5_zy - 0.014653732538 * U5_zx;
    const double f5_x = 1.225946 * a5_x + (t69 - 0.047121686402 * U5_xz);
    const double f5_y = t70 + 0.047121686402 * minus_U5_yz - 1.225946 * minus_a5_y;
    const double f5_z = 1.225946 * a5_z + (t71 + 0.047121686402 * minus_U5_zz);

    /* link 5: angular momentum K = I w about its origin */
    const double t72 = 0.03942757095803552 * w5_x + 0.0015152444733270301 * minus_w5_y;
    const double K5_x = t72 - 0.004600245517563105 * w5_z;
    const double t73 = 0.0015152444733270301 * w5_x + 0.03146037232526039 * minus_w5_y;
    const double K5_y = 0.0021640520520981297 * w5_z - t73;
    const double t74 = 0.004600245517563105 * w5_x + 0.0021640520520981297 * minus_w5_y;
    const double K5_z = 0.010869510762828563 * w5_z - t74;

    /* link 5: moment n = I alpha + w x K + mc x a */
    const double t75 = 0.0015152444733270301 * minus_alpha5_y;
    const double t76 = 0.004600245517563105 * minus_alpha4_y;
    const double t77 = 0.03146037232526039 * minus_alpha5_y;
    const double t78 = 0.0015152444733270301 * alpha5_x + t77;
    const double t79 = 0.0021640520520981297 * minus_alpha5_y;
    const double t80 = 0.004600245517563105 * alpha5_x + t79;
    const double t81 = 0.03942757095803552 * alpha5_x + t75 + t76;
    const double t82 = t78 + 0.0021640520520981297 * minus_alpha4_y;
    const double t83 = t80 + 0.010869510762828563 * minus_alpha4_y;
    const double t84 = 0.05034347249 * a5_z - 0.047121686402 * minus_a5_y;
    const double n5_x = t81 - (minus_w5_y * K5_z + w5_z * K5_y) + t84;
    const double t85 = 0.014653732538 * a5_z - 0.047121686402 * a5_x;
    const double n5_y = w5_z * K5_x - w5_x * K5_z - t82 + t85;
    const double t86 = 0.014653732538 * minus_a5_y - 0.05034347249 * a5_x;
    const double n5_z = w5_x * K5_y + minus_w5_y * K5_x - t83 + t86;

    /* link 6: angular velocity w */
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double w6_z = minus_w5_y + qd[5];

    /* link 6: angular acceleration alpha */
    const double alpha6_x = c6 * alpha5_x - s6 * minus_alpha4_y + w6_y * qd[5];
    const double minus_alpha6_y = s6 * alpha5_x + c6 * minus_alpha4_y + w6_x * qd[5];

    /* link 6: U = [alpha] + [w][w] */
    const double t87 = w6_x * w6_x;
    const double t88 = w6_y * w6_y;
    const double t89 = w6_z * w6_z;
    const double t90 = w6_x * w6_y;
    const double t91 = w6_x * w6_z;
    const double t92 = w6_y * w6_z;
    const double minus_U6_xx = t88 + t89;
    const double U6_xy = t90 - minus_alpha5_y;
    const double U6_xz = t91 - minus_alpha6_y;
    const double U6_yx = t90 + minus_alpha5_y;
    const double minus_U6_yy = t87 + t89;
    const double U6_yz = t92 - alpha6_x;
    const double U6_zx = t91 + minus_alpha6_y;
    const double U6_zy = t92 + alpha6_x;
    const double minus_U6_zz = t87 + t88;

    /* link 6: acceleration a of its origin, gravity included */
    const double a6_x = c6 * a5_x + s6 * a5_z;
    const double a6_y = c6 * a5_z - s6 * a5_x;

    /* link 6: force f = m a + U mc */
    const double t93 = 0.10024161669500001 * minus_U6_xx + 0.023526756935 * U6_xy;
    const double t94 = 0.10024161669500001 * U6_yx + 0.023526756935 * minus_U6_yy;
    const double t95 = 0.10024161669500001 * U6_zx - 0.023526756935 * U6_zy;
    const double f6_x = 1.666555 * a6_x - (t93 + 0.017527158935000002 * U6_xz);
    const double f6_y = 1.666555 * a6_y + (t94 - 0.017527158935000002 * U6_yz);
    const double t96 = t95 + 0.017527158935000002 * minus_U6_zz;
    const double f6_z = 1.666555 * minus_a5_y + t96;

    /* link 6: angular momentum K = I w about its origin */
    const double t97 = 0.00248046035817079 * w6_x + 0.001524110902883315 * w6_y;
    const double K6_x = t97 - 0.00010375891721868492 * w6_z;
    const double t98 = 0.001524110902883315 * w6_x + 0.010567766133106952 * w6_y;
    const double K6_y = t98 + 9.3569097314605e-05 * w6_z;
    const double t99 = 9.3569097314605e-05 * w6_y - 0.00010375891721868492 * w6_x;
    const double K6_z = t99 + 0.011794560230238952 * w6_z;

    /* link 6: moment n = I alpha + w x K + mc x a */
    const double t100 = 0.001524110902883315 * minus_alpha6_y;
    const double t101 = 0.00010375891721868492 * minus_alpha5_y;
    const double t102 = 0.010567766133106952 * minus_alpha6_y;
    const double t103 = 0.001524110902883315 * alpha6_x - t102;
    const double t104 = 9.3569097314605e-05 * minus_alpha6_y;
    const double t105 = 0.00010375891721868492 * alpha6_x + t104;
    const double t106 = 0.00248046035817079 * alpha6_x - t100 - t101;
    const double t107 = t103 + 9.3569097314605e-05 * minus_alpha5_y;
    const double t108 = 0.011794560230238952 * minus_alpha5_y - t105;
    const double t109 = 0.017527158935000002 * a6_y - 0.023526756935 * minus_a5_y;
    const double n6_x = t106 + (w6_y * K6_z - w6_z * K6_y) + t109;
    const double t110 = 0.017527158935000002 * a6_x + 0.10024161669500001 * minus_a5_y;
    const double n6_y = t107 + (w6_z * K6_x - w6_x * K6_z) - t110;
    const double t111 = 0.10024161669500001 * a6_y + 0.023526756935 * a6_x;
    const double n6_z = t108 + (w6_x * K6_y - w6_y * K6_x) + t111;

    /* link 7: angular velocity w */
    const double w7_x = c7 * w6_x + s7 * w6_z;
    const double w7_y = c7 * w6_z - s7 * w6_x;
    const double w7_z = qd[6] - w6_y;

    /* link 7: angular acceleration alpha */
    const double alpha7_x = c7 * alpha6_x + s7 * minus_alpha5_y + w7_y * qd[6];
    const double alpha7_y = c7 * minus_alpha5_y - s7 * alpha6_x - w7_x * qd[6];

    /* link 7: U = [alpha] + [w][w] */
    const double t112 = w7_x * w7_x;
    const double t113 = w7_y * w7_y;
    const double t114 = w7_z * w7_z;
    const double t115 = w7_x * w7_y;
    const double t116 = w7_x * w7_z;
    const double t117 = w7_y * w7_z;
    const double minus_U7_xx = t113 + t114;
    const double U7_xy = t115 - minus_alpha6_y;
    const double U7_xz = t116 + alpha7_y;
    const double U7_yx = t115 + minus_alpha6_y;
    const double minus_U7_yy = t112 + t114;
    const double U7_yz = t117 - alpha7_x;
    const double U7_zx = t116 - alpha7_y;
    const double U7_zy = t117 + alpha7_x;
    const double minus_U7_zz = t112 + t113;

    /* link 7: acceleration a of its origin, gravity included */
    const double t118 = a6_x - 0.088 * minus_U6_xx;
    const double minus_a7_z = a6_y + 0.088 * U6_yx;
    const double t119 = minus_a5_y + 0.088 * U6_zx;
    const double a7_x = c7 * t118 + s7 * t119;
    const double a7_y = c7 * t119 - s7 * t118;

    /* link 7: force f = m a + U mc */
    const double t120 = 0.007735484874 * minus_U7_xx + 0.0031274395439999996 * U7_xy;
    const double t121 = 0.007735484874 * U7_yx + 0.0031274395439999996 * minus_U7_yy;
    const double t122 = 0.007735484874 * U7_zx - 0.0031274395439999996 * U7_zy;
    const double f7_x = 0.735522 * a7_x + (0.045305948634 * U7_xz - t120);
    const double f7_y = 0.735522 * a7_y + (t121 + 0.045305948634 * U7_yz);

    /* link 7: angular momentum K = I w about its origin */
    const double t123 = 0.015320008390949585 * w7_x - 0.000395108718315752 * w7_y;
    const double K7_x = t123 - 0.001672482661783778 * w7_z;
    const double t124 = 0.012899064612428355 * w7_y - 0.000395108718315752 * w7_x;
    const double K7_y = t124 - 0.000548359106408232 * w7_z;
    const double t125 = 0.001672482661783778 * w7_x + 0.000548359106408232 * w7_y;
    const double K7_z = 0.004909651967360946 * w7_z - t125;

    /* link 7: moment n = I alpha + w x K + mc x a */
    const double t126 = 0.015320008390949585 * alpha7_x;
    const double t127 = t126 - 0.000395108718315752 * alpha7_y;
    const double t128 = 0.012899064612428355 * alpha7_y;
    const double t129 = t128 - 0.000395108718315752 * alpha7_x;
    const double t130 = 0.001672482661783778 * alpha7_x;
    const double t131 = t130 + 0.000548359106408232 * alpha7_y;
    const double t132 = t127 - 0.001672482661783778 * minus_alpha6_y;
    const double t133 = t129 - 0.000548359106408232 * minus_alpha6_y;
    const double t134 = 0.004909651967360946 * minus_alpha6_y - t131;
    const double t135 = 0.0031274395439999996 * minus_a7_z - 0.045305948634 * a7_y;
    const double n7_x = t132 + (w7_y * K7_z - w7_z * K7_y) + t135;
    const double t136 = 0.045305948634 * a7_x + 0.007735484874 * minus_a7_z;
    const double n7_y = t133 + (w7_z * K7_x - w7_x * K7_z) + t136;
    const double t137 = 0.007735484874 * a7_y + 0.0031274395439999996 * a7_x;
    const double n7_z = t134 + (w7_x * K7_y - w7_y * K7_x) + t137;

    /* joint 6: force F and moment N through it, joint 7 added */
    const double t138 = 0.735522 * minus_a7_z - (t122 - 0.045305948634 * minus_U7_zz);
    const double t139 = s7 * f7_x + c7 * f7_y;
    const double N6_x = n6_x + (c7 * n7_x - s7 * n7_y);
    const double N6_y = n6_y - (n7_z + 0.088 * t139);
    const double N6_z = n6_z + (s7 * n7_x + c7 * n7_y + 0.088 * t138);
    const double F6_x = f6_x + (c7 * f7_x - s7 * f7_y);
    const double F6_y = f6_y + t138;
    const double F6_z = f6_z + t139;

    /* joint 5: force F and moment N through it, joint 6 added */
    const double N5_x = n5_x + (c6 * N6_x - s6 * N6_y);
    const double N5_y = n5_y - N6_z;
    const double N5_z = n5_z + (s6 * N6_x + c6 * N6_y);
    const double F5_x = f5_x + (c6 * F6_x - s6 * F6_y);
    const double F5_y = f5_y - F6_z;
    const double F5_z = f5_z + (s6 * F6_x + c6 * F6_y);

    /* joint 4: force F and moment N through it, joint 5 added */
    const double t140 = c5 * F5_x - s5 * F5_y;
    const double t141 = s5 * F5_x + c5 * F5_y;
    const double N4_x = n4_x + (c5 * N5_x - s5 * N5_y - 0.384 * t141);
    const double N4_y = n4_y + (N5_z - 0.0825 * t141);
    const double N4_z = n4_z - (s5 * N5_x + c5 * N5_y + (0.0825 * F5_z + 0.384 * t140));
    const double F4_x = f4_x + t140;
    const double F4_y = f4_y + F5_z;

    /* joint 3: force F and moment N through it, joint 4 added */
    const double t142 = t141 - f4_z;
    const double N3_x = n3_x + (c4 * N4_x - s4 * N4_y);
    const double N3_y = n3_y - (N4_z + 0.0825 * (s4 * F4_x + c4 * F4_y));
    const double N3_z = n3_z + (s4 * N4_x + c4 * N4_y + 0.0825 * t142);
    const double F3_x = f3_x + (c4 * F4_x - s4 * F4_y);
    const double F3_y = f3_y + t142;

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

/* Christoffel symbols: tau_k gets the sum of Gamma[k][i][j] qd_i qd_j. */
void panda_christoffel_symbols(const double q[7], double Gamma[7][7][7])
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
    const double s7 = sin(q[6]);
    const double c7 = cos(q[6]);

    /* link 2: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double minus_B2_xx = 0.01026110182100817 * c2;
    const double minus_B2_xy = 0.0007689361029464 * c2;
    const double B2_xz = 0.005046402217263147 * c2;
    const double B2_yx = 0.01026110182100817 * s2;
    const double B2_yy = 0.0007689361029464 * s2;
    const double minus_B2_yz = 0.005046402217263147 * s2;
    const double B2_zx = 0.00398335888393552 * s2 - 0.023077882494931805 * c2;
    const double B2_zy = 0.0034571094067583977 * s2 - 0.00398335888393552 * c2;
    const double B2_zz = minus_B2_xx - B2_yy;

    /* link 3: twist (angular w, linear v) */
    const double minus_w3_x = c3 * s2;
    const double w3_y = s3 * s2;
    const double t1 = 0.316 * s2;
    const double v3_x = s3 * t1;
    const double v3_y = c3 * t1;

    /* link 3: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double t2 = 0.008248333140675744 * c2;
    const double t3 = 0.005487648106562255 * w3_y;
    const double t4 = 0.0043772571218395825 * minus_w3_x;
    const double B3_zx = 0.0073163291390276886 * w3_y + 0.008248333140675744 * minus_w3_x;
    const double B3_zy = 0.008248333140675744 * w3_y + 0.010932873153492409 * minus_w3_x;
    const double t5 = 0.126729164208 * v3_y;
    const double t6 = 0.088844724872 * v3_x;
    const double t7 = 0.0043772571218395825 * w3_y - 0.010932873153492409 * c2;
    const double minus_B3_xy = t7 + 0.126729164208 * v3_x;
    const double t8 = 0.0073163291390276886 * c2 + 0.005487648106562255 * minus_w3_x;
    const double minus_B3_yx = t8 + 0.088844724872 * v3_y;
    const double B3_zz = t3 + t4 + (t5 + t6);
    const double B3_xx = t5 - (t3 - t2);
    const double t9 = 0.045562052860578406 * w3_y - 0.0043772571218395825 * c2;
    const double B3_xz = 0.214708623208 * v3_x - t9;
    const double B3_yy = t6 - (t2 + t4);
    const double t10 = 0.005487648106562255 * c2 + 0.045562052860578406 * minus_w3_x;
    const double B3_yz = 0.214708623208 * v3_y - t10;
    const double minus_P3_z = 0.126729164208 * minus_w3_x + 0.088844724872 * w3_y;
    const double P3_x = 3.228604 * v3_x - (0.214708623208 * w3_y + 0.126729164208 * c2);
    const double t11 = 0.088844724872 * c2 - 0.214708623208 * minus_w3_x;
    const double P3_y = 3.228604 * v3_y + t11;

    /* link 4: twist (angular w, linear v) */
    const double w4_x = s4 * c2 - c4 * minus_w3_x;
    const double w4_y = s4 * minus_w3_x + c4 * c2;
    const double t12 = 0.0825 * w3_y;
    const double minus_v4_z = v3_y + 0.0825 * c2;
    const double v4_x = c4 * v3_x - s4 * t12;
    const double minus_v4_y = s4 * v3_x + c4 * t12;

    /* link 4: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double t13 = 0.02771584317362585 * w3_y;
    const double t14 = 0.0039053550262761003 * w4_y;
    const double t15 = 0.0016444875773692705 * w4_x;
    const double t16 = 0.09850206933 * minus_v4_z;
    const double t17 = 0.374644408005 * minus_v4_y;
    const double t18 = 0.19076837715 * v4_x;
    const double t19 = 0.0564319944394741 * w3_y + 0.0016444875773692705 * w4_y;
    const double minus_B4_xy = t19 + 0.374644408005 * v4_x;
    const double minus_B4_yy = t13 - t15 + (t16 + t18);
    const double minus_B4_zz = t14 + t15 + (t17 + t18);
    const double B4_xx = t13 + t14 - (t16 + t17);
    const double t20 = 0.0016444875773692705 * w3_y + 0.011245275811385819 * w4_y;
    const double minus_B4_xz = 0.09850206933 * v4_x + t20;
    const double t21 = 0.02115415461306551 * w3_y - 0.0039053550262761003 * w4_x;
    const double B4_yx = t21 - 0.19076837715 * minus_v4_y;
    const double t22 = 0.0039053550262761003 * w3_y - 0.011245275811385819 * w4_x;
    const double B4_yz = 0.09850206933 * minus_v4_y - t22;
    const double t23 = 0.02115415461306551 * w4_y + 0.02771584317362585 * w4_x;
    const double B4_zx = t23 - 0.19076837715 * minus_v4_z;
    const double t24 = 0.02771584317362585 * w4_y + 0.0564319944394741 * w4_x;
    const double B4_zy = 0.374644408005 * minus_v4_z - t24;
    const double P4_x = 3.587895 * v4_x + (0.09850206933 * w4_y + 0.374644408005 * w3_y);
    const double t25 = 0.19076837715 * w3_y - 0.09850206933 * w4_x;
    const double P4_y = t25 - 3.587895 * minus_v4_y;
    const double t26 = 0.374644408005 * w4_x + 0.19076837715 * w4_y;
    const double P4_z = t26 - 3.587895 * minus_v4_z;

    /* link 5: twist (angular w, linear v) */
    const double w5_x = c5 * w4_x + s5 * w3_y;
    const double w5_y = c5 * w3_y - s5 * w4_x;
    const double t27 = v4_x + 0.384 * w3_y;
    const double v5_z = t12 - minus_v4_y;
    const double t28 = 0.0825 * w4_y + 0.384 * w4_x - minus_v4_z;
    const double v5_x = c5 * t27 - s5 * t28;
    const double minus_v5_y = s5 * t27 + c5 * t28;

    /* link 5: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double t29 = 0.0015152444733270301 * w4_y;
    const double t30 = 0.004600245517563105 * w5_y;
    const double t31 = 0.0021640520520981297 * w5_x;
    const double t32 = 0.047121686402 * v5_z;
    const double t33 = 0.05034347249 * minus_v5_y;
    const double t34 = 0.014653732538 * v5_x;
    const double minus_B5_xx = t30 - t29 + (t32 + t33);
    const double t35 = 0.0021640520520981297 * w4_y + 0.030009216260233673 * w5_y;
    const double minus_B5_xz = t35 - 0.047121686402 * v5_x;
    const double t36 = 0.0014511560650267152 * w4_y - 0.004600245517563105 * w5_x;
    const double minus_B5_yx = t36 + 0.014653732538 * minus_v5_y;
    const double minus_B5_yy = t29 + t31 + (t34 + t32);
    const double t37 = 0.004600245517563105 * w4_y - 0.030009216260233673 * w5_x;
    const double minus_B5_yz = t37 + 0.047121686402 * minus_v5_y;
    const double minus_B5_zz = t33 + t34 - (t30 + t31);
    const double t38 = 0.009418354697801848 * w4_y + 0.0021640520520981297 * w5_y;
    const double B5_xy = t38 - 0.05034347249 * v5_x;
    const double t39 = 0.0015152444733270301 * w5_x - 0.0014511560650267152 * w5_y;
    const double B5_zx = 0.014653732538 * v5_z - t39;
    const double t40 = 0.009418354697801848 * w5_x - 0.0015152444733270301 * w5_y;
    const double minus_B5_zy = 0.05034347249 * v5_z + t40;
    const double P5_x = 1.225946 * v5_x - (0.047121686402 * w5_y + 0.05034347249 * w4_y);
    const double t41 = 0.047121686402 * w5_x - 0.014653732538 * w4_y;
    const double P5_y = t41 - 1.225946 * minus_v5_y;
    const double P5_z = 1.225946 * v5_z + (0.05034347249 * w5_x + 0.014653732538 * w5_y);

    /* link 6: twist (angular w, linear v) */
    const double w6_x = c6 * w5_x + s6 * w4_y;
    const double w6_y = c6 * w4_y - s6 * w5_x;
    const double v6_x = c6 * v5_x + s6 * v5_z;
    const double v6_y = c6 * v5_z - s6 * v5_x;

    /* link 6: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double t42 = 0.001524110902883315 * w5_y;
    const double t43 = 0.00010375891721868492 * w6_y;
    const double t44 = 9.3569097314605e-05 * w6_x;
    const double t45 = 0.017527158935000002 * minus_v5_y;
    const double t46 = 0.023526756935 * v6_y;
    const double t47 = 0.10024161669500001 * v6_x;
    const double minus_B6_xx = t43 - t42 + (t45 + t46);
    const double minus_B6_yy = t44 + t42 + (t45 - t47);
    const double t48 = 0.009940933002587556 * w6_y + 0.001524110902883315 * w6_x;
    const double minus_B6_zx = 0.10024161669500001 * minus_v5_y - t48;
    const double minus_B6_zz = t46 - t47 - (t43 + t44);
    const double t49 = 0.0018536272276513943 * w5_y - 9.3569097314605e-05 * w6_y;
    const double B6_xy = 0.023526756935 * v6_x - t49;
    const double t50 = 0.0006268331305193942 * w6_y - 9.3569097314605e-05 * w5_y;
    const double B6_xz = 0.017527158935000002 * v6_x - t50;
    const double t51 = 0.009940933002587556 * w5_y + 0.00010375891721868492 * w6_x;
    const double B6_yx = t51 - 0.10024161669500001 * v6_y;
    const double t52 = 0.00010375891721868492 * w5_y + 0.0006268331305193942 * w6_x;
    const double B6_yz = 0.017527158935000002 * v6_y + t52;
    const double t53 = 0.0018536272276513943 * w6_x + 0.001524110902883315 * w6_y;
    const double B6_zy = 0.023526756935 * minus_v5_y - t53;
    const double t54 = 0.023526756935 * w5_y + 0.017527158935000002 * w6_y;
    const double P6_x = 1.666555 * v6_x - t54;
    const double t55 = 0.017527158935000002 * w6_x - 0.10024161669500001 * w5_y;
    const double P6_y = 1.666555 * v6_y + t55;
    const double t56 = 0.023526756935 * w6_x + 0.10024161669500001 * w6_y;
    const double P6_z = 1.666555 * minus_v5_y - t56;

    /* link 7: twist (angular w, linear v) */
    const double w7_x = c7 * w6_x - s7 * w5_y;
    const double minus_w7_y = c7 * w5_y + s7 * w6_x;
    const double minus_v7_z = v6_y - 0.088 * w5_y;
    const double t57 = minus_v5_y - 0.088 * w6_y;
    const double v7_x = c7 * v6_x + s7 * t57;
    const double v7_y = c7 * t57 - s7 * v6_x;

    /* link 7: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double t58 = 0.000395108718315752 * w6_y;
    const double t59 = 0.001672482661783778 * minus_w7_y;
    const double t60 = 0.000548359106408232 * w7_x;
    const double t61 = 0.000395108718315752 * w7_x;
    const double t62 = 0.000395108718315752 * minus_w7_y;
    const double t63 = 0.045305948634 * minus_v7_z;
    const double t64 = 0.0031274395439999996 * v7_y;
    const double t65 = 0.045305948634 * v7_x;
    const double t66 = 0.007735484874 * v7_x;
    const double t67 = 0.045305948634 * v7_y;
    const double minus_B7_xx = t58 - t59 + (t63 + t64);
    const double t68 = 0.000548359106408232 * w6_y - 0.0116547105180085 * minus_w7_y;
    const double minus_B7_xz = t68 + t65;
    const double minus_B7_yy = t63 - t66 - (t58 + t60);
    const double minus_B7_yz = t67 - (0.001672482661783778 * w6_y + 0.0116547105180085 * w7_x);
    const double t69 = 0.0012443540944198604 * minus_w7_y + t61;
    const double t70 = t69 - 0.007735484874 * minus_v7_z;
    const double t71 = t62 + 0.0036652978729410906 * w7_x;
    const double minus_B7_zy = t71 + 0.0031274395439999996 * minus_v7_z;
    const double minus_B7_zz = t59 + t60 + (t64 - t66);
    const double t72 = 0.0036652978729410906 * w6_y - 0.000548359106408232 * minus_w7_y;
    const double B7_xy = 0.0031274395439999996 * v7_x - t72;
    const double t73 = 0.0012443540944198604 * w6_y + 0.001672482661783778 * w7_x;
    const double B7_yx = t73 - 0.007735484874 * v7_y;
    const double t74 = 0.735522 * v7_x;
    const double t75 = 0.735522 * v7_y;
    const double t76 = 0.045305948634 * minus_w7_y;
    const double t77 = 0.045305948634 * w7_x;
    const double P7_x = t74 - (t76 + 0.0031274395439999996 * w6_y);
    const double P7_y = t75 - (0.007735484874 * w6_y + t77);
    const double t78 = 0.0031274395439999996 * w7_x - 0.007735484874 * minus_w7_y;
    const double minus_P7_z = 0.735522 * minus_v7_z + t78;

    /* body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t79 = c7 * P7_x - s7 * P7_y;
    const double t80 = s7 * P7_x + c7 * P7_y;
    const double t81 = c7 * minus_B7_xx + s7 * B7_yx;
    const double t82 = c7 * B7_xy + s7 * minus_B7_yy;
    const double t83 = c7 * B7_yx - s7 * minus_B7_xx;
    const double t84 = s7 * B7_xy - c7 * minus_B7_yy;
    const double t85 = t70 * c7 - minus_B7_zy * s7;
    const double minus_Q7at6_z = t70 * s7 + minus_B7_zy * c7;

    /* composite body 6: B and P with those of body 7 added */
    const double t86 = 0.088 * t79;
    const double minus_B6c_xx = minus_B6_xx + (t81 * c7 + t82 * s7);
    const double B6c_xy = B6_xy + (c7 * minus_B7_xz - s7 * minus_B7_yz);
    const double B6c_xz = B6_xz + (t82 * c7 - t81 * s7);
    const double B6c_yx = B6_yx + (t85 - 0.088 * minus_P7_z);
    const double B6c_yy = t86 - minus_B7_zz - minus_B6_yy;
    const double B6c_yz = B6_yz + minus_Q7at6_z;
    const double B6c_zx = t83 * c7 - t84 * s7 - 0.088 * t80 - minus_B6_zx;
    const double B6c_zy = B6_zy + (s7 * minus_B7_xz + c7 * minus_B7_yz);
    const double B6c_zz = t83 * s7 + t84 * c7 + t86 - minus_B6_zz;
    const double P6c_x = P6_x + t79;
    const double P6c_y = P6_y + minus_P7_z;
    const double P6c_z = P6_z + t80;

    /* body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t87 = c6 * minus_B6c_xx + s6 * B6c_yx;
    const double t88 = c6 * B6c_xy - s6 * B6c_yy;
    const double t89 = c6 * B6c_yx - s6 * minus_B6c_xx;
    const double t90 = s6 * B6c_xy + c6 * B6c_yy;
    const double t91 = B6c_zy * s6 - B6c_zx * c6;
    const double Q6at5_z = B6c_zx * s6 + B6c_zy * c6;

    /* composite body 5: B and P with those of body 6 added */
    const double minus_B5c_xx = minus_B5_xx + (t87 * c6 + t88 * s6);
    const double B5c_xy = B5_xy + (s6 * B6c_yz - c6 * B6c_xz);
    const double B5c_xz = t88 * c6 - t87 * s6 - minus_B5_xz;
    const double B5c_yx = t91 - minus_B5_yx;
    const double B5c_yy = B6c_zz - minus_B5_yy;
    const double minus_B5c_yz = Q6at5_z + minus_B5_yz;
    const double B5c_zx = B5_zx + (t89 * c6 - t90 * s6);
    const double minus_B5c_zy = minus_B5_zy + (s6 * B6c_xz + c6 * B6c_yz);
    const double B5c_zz = t89 * s6 + t90 * c6 - minus_B5_zz;
    const double P5c_x = P5_x + (c6 * P6c_x - s6 * P6c_y);
    const double P5c_y = P5_y - P6c_z;
    const double P5c_z = P5_z + (s6 * P6c_x + c6 * P6c_y);

    /* body 5 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t92 = c5 * P5c_x - s5 * P5c_y;
    const double t93 = s5 * P5c_x + c5 * P5c_y;
    const double t94 = c5 * minus_B5c_xx + s5 * B5c_yx;
    const double t95 = c5 * B5c_xy - s5 * B5c_yy;
    const double t96 = s5 * minus_B5c_xx - c5 * B5c_yx;
    const double t97 = s5 * B5c_xy + c5 * B5c_yy;
    const double Q5at4_x = B5c_zx * c5 + minus_B5c_zy * s5;
    const double minus_Q5at4_z = B5c_zx * s5 - minus_B5c_zy * c5;

    /* composite body 4: B and P with those of body 5 added */
    const double t98 = 0.384 * P5c_z;
    const double t99 = 0.0825 * t92;
    const double B4c_xx = B4_xx + (t98 - (t94 * c5 + t95 * s5));
    const double B4c_xy = c5 * B5c_xz + s5 * minus_B5c_yz - 0.384 * t92 - minus_B4_xy;
    const double B4c_xz = t94 * s5 - t95 * c5 - minus_B4_xz;
    const double B4c_yx = B4_yx + (Q5at4_x + 0.0825 * P5c_z);
    const double B4c_yy = B5c_zz - t99 - minus_B4_yy;
    const double B4c_yz = B4_yz - minus_Q5at4_z;
    const double B4c_zx = B4_zx + (t96 * c5 + t97 * s5 - 0.0825 * t93);
    const double B4c_zy = B4_zy + (0.384 * t93 - (s5 * B5c_xz - c5 * minus_B5c_yz));
    const double B4c_zz = t97 * c5 - t96 * s5 + (t98 - t99) - minus_B4_zz;
    const double P4c_x = P4_x + t92;
    const double P4c_y = P4_y + P5c_z;
    const double P4c_z = P4_z - t93;

    /* body 4 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t100 = c4 * P4c_x - s4 * P4c_y;
    const double t101 = s4 * P4c_x + c4 * P4c_y;
    const double t102 = c4 * B4c_xx - s4 * B4c_yx;
    const double t103 = c4 * B4c_xy - s4 * B4c_yy;
    const double t104 = s4 * B4c_xx + c4 * B4c_yx;
    const double t105 = s4 * B4c_xy + c4 * B4c_yy;
    const double t106 = B4c_zy * s4 - B4c_zx * c4;
    const double Q4at3_z = B4c_zx * s4 + B4c_zy * c4;

    /* composite body 3: B and P with those of body 4 added */
    const double t107 = 0.0825 * t100;
    const double B3c_xx = B3_xx + (t102 * c4 - t103 * s4);
    const double B3c_xy = s4 * B4c_yz - c4 * B4c_xz - minus_B3_xy;
    const double B3c_xz = B3_xz + (t102 * s4 + t103 * c4);
    const double B3c_yx = t106 + 0.0825 * P4c_z - minus_B3_yx;
    const double B3c_yy = B3_yy + (B4c_zz + t107);
    const double B3c_yz = B3_yz - Q4at3_z;
    const double B3c_zx = B3_zx + (t104 * c4 - t105 * s4 - 0.0825 * t101);
    const double B3c_zy = B3_zy - (s4 * B4c_xz + c4 * B4c_yz);
    const double B3c_zz = B3_zz + (t104 * s4 + t105 * c4 + t107);
    const double P3c_x = P3_x + t100;
    const double P3c_y = P3_y - P4c_z;
    const double P3c_z = t101 - minus_P3_z;

    /* body 3 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t108 = c3 * B3c_xx - s3 * B3c_yx;
    const double t109 = c3 * B3c_xy - s3 * B3c_yy;
    const double t110 = s3 * B3c_xx + c3 * B3c_yx;
    const double t111 = s3 * B3c_xy + c3 * B3c_yy;
    const double Q3at2_x = B3c_zx * c3 - B3c_zy * s3;
    const double Q3at2_z = B3c_zy * c3 + B3c_zx * s3;

    /* composite body 2: B and P with those of body 3 added */
    const double t112 = 0.316 * P3c_z;
    const double B2c_xx = t108 * c3 - t109 * s3 + t112 - minus_B2_xx;
    const double t113 = s3 * B3c_yz - c3 * B3c_xz + 0.316 * (c3 * P3c_x - s3 * P3c_y);
    const double B2c_xy = t113 - minus_B2_xy;
    const double B2c_xz = B2_xz + (t108 * s3 + t109 * c3);
    const double B2c_yx = B2_yx - Q3at2_x;
    const double B2c_yy = B2_yy + B3c_zz;
    const double minus_B2c_yz = Q3at2_z + minus_B2_yz;
    const double B2c_zx = B2_zx + (t110 * c3 - t111 * s3);
    const double t114 = 0.316 * (s3 * P3c_x + c3 * P3c_y) - (s3 * B3c_xz + c3 * B3c_yz);
    const double B2c_zy = B2_zy + t114;
    const double B2c_zz = B2_zz + (t110 * s3 + t111 * c3 + t112);

    /* body 2 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_Q2at1_z = B2c_zx * s2 + B2c_zy * c2;

    /* composite body 1: B and P with those of body 2 added */
    const double t115 = (s2 * B2c_xx + c2 * B2c_yx) * s2;
    const double B1c_zz = t115 + (s2 * B2c_xy + c2 * B2c_yy) * c2;

    /* body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t116 = 0.000395108718315752 * s7;
    const double t117 = 0.015320008390949585 * c7 + t116;
    const double t118 = 0.000395108718315752 * c7;
    const double t119 = t118 + 0.012899064612428355 * s7;
    const double t120 = 0.001672482661783778 * c7;
    const double t121 = 0.000548359106408232 * s7;
    const double N7at6_x = t121 - t120;

    /* link 7: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double B7_yx_2 = 0.001672482661783778 * s7;
    const double minus_B7_xy = 0.000548359106408232 * c7;

    /* body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D7at6_x = B7_yx_2 + minus_B7_xy;
    const double t122 = (0.015320008390949585 * s7 - t118) * s7;
    const double F7at6_z = 0.007735484874 * c7 + 0.0031274395439999996 * s7;

    /* body 7 seen from joint 7: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G7at7_z = 0.007735484874 * s7 - 0.0031274395439999996 * c7;

    /* link 7: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double minus_P7_z_2 = F7at6_z + 0.064725936;

    /* composite body 6: B and P with those of body 7 added */
    const double t123 = 0.088 * (F7at6_z + minus_P7_z_2);
    const double minus_B6c_yy = 0.088 * G7at7_z;

    /* composite body 6: with body 7 added */
    const double mcx_c6 = minus_P7_z_2 + 0.10024161669500001;
    const double mcz_c6 = G7at7_z - 0.017527158935000002;
    const double Ixx_c6 = t117 * c7 + t119 * s7 + 0.00248046035817079;
    const double Ixy_c6 = 0.003986923479791999 - N7at6_x + 0.001524110902883315;
    const double Iyy_c6 = 0.004909651967360946 + t123 + 0.010567766133106952;
    const double Ixz_c6 = t117 * s7 - t119 * c7 - minus_B6c_yy - 0.00010375891721868492;
    const double Iyz_c6 = D7at6_x + 9.3569097314605e-05;
    const double t124 = t122 + (0.012899064612428355 * c7 - t116) * c7 + t123;
    const double Izz_c6 = t124 + 0.011794560230238952;

    /* body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t125 = s6 * Ixy_c6;
    const double t126 = c6 * Ixx_c6 - t125;
    const double t127 = c6 * Ixy_c6;
    const double t128 = t127 - s6 * Iyy_c6;
    const double N6at5_x = c6 * Ixz_c6 - s6 * Iyz_c6;
    const double N6at5_z = s6 * Ixz_c6 + c6 * Iyz_c6;
    const double t129 = c6 * mcx_c6;
    const double F6at5_z = t129 + 0.068832705569 * s6;

    /* body 6 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t130 = s6 * mcx_c6;
    const double G6at6_z = t130 - 0.068832705569 * c6;

    /* composite body 5: with body 6 added */
    const double mcx_c5 = F6at5_z - 0.014653732538;
    const double mcy_c5 = 0.05034347249 - mcz_c6;
    const double mcz_c5 = G6at6_z - 0.047121686402;
    const double Ixx_c5 = t126 * c6 - t128 * s6 + 0.03942757095803552;
    const double minus_Ixy_c5 = N6at5_x + 0.0015152444733270301;
    const double Iyy_c5 = Izz_c6 + 0.03146037232526039;
    const double Ixz_c5 = t126 * s6 + t128 * c6 - 0.004600245517563105;
    const double Iyz_c5 = 0.0021640520520981297 - N6at5_z;
    const double t131 = (s6 * Ixx_c6 + t127) * s6 + (t125 + c6 * Iyy_c6) * c6;
    const double Izz_c5 = t131 + 0.010869510762828563;

    /* body 5 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t132 = s5 * minus_Ixy_c5;
    const double t133 = c5 * Ixx_c5 + t132;
    const double t134 = c5 * minus_Ixy_c5;
    const double t135 = t134 + s5 * Iyy_c5;
    const double t136 = c5 * Ixz_c5 - s5 * Iyz_c5;
    const double F5at3_y = c5 * mcx_c5 - s5 * mcy_c5;

    /* body 5 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_F5at4_x = s5 * mcx_c5 + c5 * mcy_c5;
    const double t137 = F5at3_y - 0.29931189750000003;
    const double t138 = mcz_c5 + 1.3931608320000002;
    const double t139 = 0.0825 * (F5at3_y + t137);
    const double t140 = 0.384 * (mcz_c5 + t138);
    const double t141 = 0.0825 * minus_F5at4_x;
    const double N5at4_z = 0.384 * minus_F5at4_x - (s5 * Ixz_c5 + c5 * Iyz_c5);

    /* composite body 4: with body 5 added */
    const double t142 = (s5 * Ixx_c5 - t134) * s5 + (c5 * Iyy_c5 - t132) * c5;
    const double mcx_c4 = t137 - 0.19076837715;
    const double mcy_c4 = t138 + 0.374644408005;
    const double mcz_c4 = 0.09850206933 - minus_F5at4_x;
    const double Ixx_c4 = t133 * c5 + t135 * s5 + t140 + 0.06767727025085991;
    const double Ixy_c4 = t136 - (0.384 * t137 - 0.0825 * mcz_c5) + 0.02771584317362585;
    const double Iyy_c4 = Izz_c5 - t139 + 0.03239943042445132;
    const double Ixz_c4 = 0.0039053550262761003 - (t133 * s5 - t135 * c5 + t141);
    const double Iyz_c4 = N5at4_z - 0.0016444875773692705;
    const double Izz_c4 = t142 + (t140 - t139) + 0.0775861490525396;

    /* body 4 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t143 = s4 * Ixy_c4;
    const double t144 = c4 * Ixx_c4 - t143;
    const double t145 = c4 * Ixy_c4;
    const double t146 = t145 - s4 * Iyy_c4;
    const double N4at3_x = c4 * Ixz_c4 - s4 * Iyz_c4;
    const double N4at3_z = s4 * Ixz_c4 + c4 * Iyz_c4;
    const double F4at3_z = c4 * mcx_c4 - s4 * mcy_c4;
    const double minus_F4at3_x = s4 * mcx_c4 + c4 * mcy_c4;

    /* composite body 3: with body 4 added */
    const double t147 = F4at3_z + 0.595313235;
    const double t148 = 0.0825 * (F4at3_z + t147);
    const double t149 = 0.0825 * minus_F4at3_x;
    const double mcx_c3 = t147 + 0.088844724872;
    const double mcy_c3 = 0.126729164208 - mcz_c4;
    const double mcz_c3 = minus_F4at3_x - 0.214708623208;
    const double Ixx_c3 = t144 * c4 - t146 * s4 + 0.05649492601407083;
    const double Ixy_c3 = 0.0825 * mcz_c4 - N4at3_x - 0.008248333140675744;
    const double Iyy_c3 = Izz_c4 + t148 + 0.05287838199960611;
    const double Ixz_c3 = t144 * s4 + t146 * c4 - t149 - 0.005487648106562255;
    const double minus_Iyz_c3 = N4at3_z + 0.0043772571218395825;
    const double t150 = (s4 * Ixx_c4 + t145) * s4 + (t143 + c4 * Iyy_c4) * c4 + t148;
    const double Izz_c3 = t150 + 0.01824920229252011;

    /* body 3 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t151 = c3 * Ixx_c3 - s3 * Ixy_c3;
    const double t152 = c3 * Ixy_c3 - s3 * Iyy_c3;
    const double t153 = c3 * Ixz_c3 + s3 * minus_Iyz_c3;
    const double F3at2_z = c3 * mcx_c3 - s3 * mcy_c3;
    const double minus_F3at2_x = s3 * mcx_c3 + c3 * mcy_c3;

    /* composite body 2: with body 3 added */
    const double t154 = 0.316 * (mcz_c3 + (mcz_c3 + 3.3004689519999997));
    const double t155 = 0.316 * F3at2_z - t153;
    const double Ixx_c2 = t151 * c3 - t152 * s3 + t154 + 0.00850351162402155;
    const double Ixy_c2 = t155 - 0.00398335888393552;
    const double Iyy_c2 = Izz_c3 + 0.028124284712194955;
    const double Ixz_c2 = t151 * s3 + t152 * c3 + 0.01026110182100817;
    const double t156 = minus_Iyz_c3 * c3 - Ixz_c3 * s3 + 0.316 * minus_F3at2_x;
    const double Iyz_c2 = t156 + 0.0007689361029464;

    /* body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_G7at6_y = 0.0031274395439999996 * minus_w7_y + 0.007735484874 * w7_x;

    /* body 7 seen from joint 7: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D7at7_x = t61 - 0.015320008390949585 * minus_w7_y + t65 - minus_B7_xz;
    const double D7at7_y = t67 - (0.012899064612428355 * w7_x - t62) - minus_B7_yz;
    const double G7at7_x = t75 - t77 - P7_y;
    const double G7at7_y = P7_x - (t74 - t76);

    /* body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G7at6_x = c7 * G7at7_x - s7 * G7at7_y;
    const double G7at6_z = s7 * G7at7_x + c7 * G7at7_y;
    const double D7at6_x_2 = c7 * D7at7_x - s7 * D7at7_y;
    const double minus_D7at6_y = 0.088 * G7at6_z;
    const double D7at6_z = s7 * D7at7_x + c7 * D7at7_y - 0.088 * minus_G7at6_y;
    const double minus_N7at6_y = 0.004909651967360946 + 0.088 * F7at6_z;

    /* body 7 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t157 = N7at6_x * w6_y + minus_N7at6_y * w6_x - G7at7_z * v6_y;
    const double t158 = t157 - minus_Q7at6_z;
    const double G7at5_x = c6 * G7at6_x + s6 * minus_G7at6_y;
    const double G7at5_z = s6 * G7at6_x - c6 * minus_G7at6_y;
    const double D7at5_x = c6 * D7at6_x_2 + s6 * minus_D7at6_y;
    const double D7at5_z = s6 * D7at6_x_2 - c6 * minus_D7at6_y;
    const double minus_F7at5_x = c6 * G7at7_z;
    const double minus_F7at5_z = s6 * G7at7_z;
    const double N7at5_x = c6 * N7at6_x + s6 * minus_N7at6_y;
    const double N7at5_z = s6 * N7at6_x - c6 * minus_N7at6_y;
    const double minus_Q7at5_x = c6 * t85 + s6 * minus_B7_zz;
    const double Q7at5_z = c6 * minus_B7_zz - s6 * t85;

    /* body 7 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t159 = minus_F7at5_x * minus_v5_y + F7at6_z * v5_x;
    const double t160 = N7at5_x * w5_y - D7at6_x * w5_x + t159 + Q7at5_z;
    const double G7at4_x = c5 * G7at5_x + s5 * G7at6_z;
    const double G7at4_z = c5 * G7at6_z - s5 * G7at5_x;
    const double t161 = 0.0825 * G7at4_z;
    const double D7at4_x = c5 * D7at5_x + s5 * D7at6_z + 0.384 * G7at4_z;
    const double D7at4_y = D7at5_z + t161;
    const double t162 = 0.0825 * G7at5_z + 0.384 * G7at4_x;
    const double D7at4_z = c5 * D7at6_z - s5 * D7at5_x - t162;
    const double F7at4_x = s5 * F7at6_z - c5 * minus_F7at5_x;
    const double F7at4_z = c5 * F7at6_z + s5 * minus_F7at5_x;
    const double t163 = c5 * N7at5_x - s5 * D7at6_x;
    const double t164 = 0.0825 * F7at4_z;
    const double N7at4_x = t163 + 0.384 * F7at4_z;
    const double N7at4_y = N7at5_z + t164;
    const double t165 = 0.384 * F7at4_x - 0.0825 * minus_F7at5_z;
    const double minus_N7at4_z = s5 * N7at5_x + c5 * D7at6_x + t165;
    const double minus_Q7at4_x = c5 * minus_Q7at5_x + s5 * minus_Q7at6_z;
    const double minus_Q7at4_z = c5 * minus_Q7at6_z - s5 * minus_Q7at5_x;

    /* body 7 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t166 = minus_F7at5_z * v4_x - F7at4_x * minus_v4_y;
    const double t167 = N7at4_x * w4_y - N7at4_y * w4_x + t166 - minus_Q7at4_z;
    const double G7at3_x = c4 * G7at4_x - s4 * G7at5_z;
    const double G7at3_z = s4 * G7at4_x + c4 * G7at5_z;
    const double D7at3_x = c4 * D7at4_x - s4 * D7at4_y;
    const double minus_D7at3_y = D7at4_z + 0.0825 * G7at3_z;
    const double D7at3_z = s4 * D7at4_x + c4 * D7at4_y - t161;
    const double F7at3_x = c4 * F7at4_x + s4 * minus_F7at5_z;
    const double F7at3_z = s4 * F7at4_x - c4 * minus_F7at5_z;
    const double N7at3_x = c4 * N7at4_x - s4 * N7at4_y;
    const double N7at3_y = minus_N7at4_z - 0.0825 * F7at3_z;
    const double N7at3_z = s4 * N7at4_x + c4 * N7at4_y - t164;
    const double minus_Q7at3_x = c4 * minus_Q7at4_x + s4 * Q7at5_z;
    const double Q7at3_z = c4 * Q7at5_z - s4 * minus_Q7at4_x;

    /* body 7 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t168 = N7at3_x * w3_y + N7at3_y * minus_w3_x;
    const double t169 = t168 + (F7at3_x * v3_y + F7at4_z * v3_x) + Q7at3_z;
    const double G7at2_x = c3 * G7at3_x + s3 * G7at4_z;
    const double G7at2_z = s3 * G7at3_x - c3 * G7at4_z;
    const double D7at2_x = c3 * D7at3_x + s3 * minus_D7at3_y - 0.316 * G7at2_z;
    const double D7at2_z = s3 * D7at3_x - c3 * minus_D7at3_y + 0.316 * G7at2_x;
    const double F7at2_z = s3 * F7at3_x - c3 * F7at4_z;
    const double t170 = c3 * N7at3_x - s3 * N7at3_y;
    const double N7at2_x = t170 - 0.316 * F7at2_z;
    const double minus_Q7at2_x = c3 * minus_Q7at3_x + s3 * minus_Q7at4_z;
    const double Q7at2_z = c3 * minus_Q7at4_z - s3 * minus_Q7at3_x;

    /* body 7 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double N7at1_x = N7at2_x * c2 + N7at3_z * s2;
    const double t171 = Q7at2_z - N7at1_x;
    const double D7at1_z = c2 * D7at3_z - s2 * D7at2_x;
    const double Q7at1_z = c2 * Q7at3_z + s2 * minus_Q7at2_x;

    /* body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t172 = 0.068832705569 * v6_y - mcx_c6 * v6_x;
    const double G6at5_y = 0.068832705569 * w6_y - mcx_c6 * w6_x;

    /* body 6 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D6at6_x = Ixx_c6 * w6_y - Ixy_c6 * w6_x + mcz_c6 * v6_x + B6c_xz;
    const double D6at6_y = Ixy_c6 * w6_y - Iyy_c6 * w6_x + mcz_c6 * v6_y + B6c_yz;
    const double D6at6_z = Ixz_c6 * w6_y - Iyz_c6 * w6_x + t172 + B6c_zz;
    const double G6at6_x = 2.4020770000000002 * v6_y - mcz_c6 * w6_x - P6c_y;
    const double G6at6_y = P6c_x - (2.4020770000000002 * v6_x + mcz_c6 * w6_y);

    /* body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G6at5_x = c6 * G6at6_x - s6 * G6at6_y;
    const double G6at5_z = s6 * G6at6_x + c6 * G6at6_y;
    const double D6at5_x = c6 * D6at6_x - s6 * D6at6_y;
    const double D6at5_z = s6 * D6at6_x + c6 * D6at6_y;

    /* body 6 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t173 = N6at5_x * w5_y + Izz_c6 * w5_x + G6at6_z * minus_v5_y + Q6at5_z;
    const double G6at4_x = c5 * G6at5_x - s5 * G6at5_y;
    const double minus_G6at4_z = s5 * G6at5_x + c5 * G6at5_y;
    const double t174 = 0.0825 * minus_G6at4_z;
    const double D6at4_x = c5 * D6at5_x + s5 * D6at6_z - 0.384 * minus_G6at4_z;
    const double D6at4_y = D6at5_z - t174;
    const double t175 = 0.0825 * G6at5_z + 0.384 * G6at4_x;
    const double D6at4_z = c5 * D6at6_z - s5 * D6at5_x - t175;
    const double minus_F6at4_x = c5 * G6at6_z;
    const double F6at4_z = s5 * G6at6_z;
    const double t176 = c5 * N6at5_x + s5 * Izz_c6;
    const double t177 = 0.0825 * F6at4_z;
    const double N6at4_x = t176 + 0.384 * F6at4_z;
    const double N6at4_y = N6at5_z + t177;
    const double Q6at4_x = s5 * B6c_zz - c5 * t91;
    const double Q6at4_z = s5 * t91 + c5 * B6c_zz;

    /* body 6 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t178 = minus_F6at4_x * minus_v4_y - F6at5_z * v4_x;
    const double t179 = N6at4_x * w4_y - N6at4_y * w4_x + t178 + Q6at4_z;
    const double G6at3_x = c4 * G6at4_x - s4 * G6at5_z;
    const double G6at3_z = s4 * G6at4_x + c4 * G6at5_z;
    const double D6at3_x = c4 * D6at4_x - s4 * D6at4_y;
    const double minus_D6at3_y = D6at4_z + 0.0825 * G6at3_z;
    const double D6at3_z = s4 * D6at4_x + c4 * D6at4_y + t174;
    const double minus_F6at3_x = c4 * minus_F6at4_x + s4 * F6at5_z;
    const double F6at3_z = c4 * F6at5_z - s4 * minus_F6at4_x;
    const double N6at3_x = c4 * N6at4_x - s4 * N6at4_y;
    const double t180 = 0.0825 * F6at5_z - 0.384 * minus_F6at4_x;
    const double N6at3_y = t180 - (c5 * Izz_c6 - s5 * N6at5_x) - 0.0825 * F6at3_z;
    const double N6at3_z = s4 * N6at4_x + c4 * N6at4_y - t177;
    const double Q6at3_x = c4 * Q6at4_x - s4 * Q6at5_z;
    const double Q6at3_z = s4 * Q6at4_x + c4 * Q6at5_z;

    /* body 6 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t181 = N6at3_x * w3_y + N6at3_y * minus_w3_x;
    const double t182 = t181 + (F6at4_z * v3_x - minus_F6at3_x * v3_y) + Q6at3_z;
    const double G6at2_x = c3 * G6at3_x - s3 * minus_G6at4_z;
    const double G6at2_z = s3 * G6at3_x + c3 * minus_G6at4_z;
    const double D6at2_x = c3 * D6at3_x + s3 * minus_D6at3_y - 0.316 * G6at2_z;
    const double D6at2_z = s3 * D6at3_x - c3 * minus_D6at3_y + 0.316 * G6at2_x;
    const double minus_F6at2_z = s3 * minus_F6at3_x + c3 * F6at4_z;
    const double t183 = c3 * N6at3_x - s3 * N6at3_y;
    const double N6at2_x = t183 + 0.316 * minus_F6at2_z;
    const double Q6at2_x = c3 * Q6at3_x + s3 * Q6at4_z;
    const double Q6at2_z = s3 * Q6at3_x - c3 * Q6at4_z;

    /* body 6 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double N6at1_x = N6at2_x * c2 + N6at3_z * s2;
    const double t184 = Q6at2_z - N6at1_x;
    const double D6at1_z = c2 * D6at3_z - s2 * D6at2_x;
    const double Q6at1_z = c2 * Q6at3_z - s2 * Q6at2_x;

    /* body 5 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t185 = mcy_c5 * minus_v5_y - mcx_c5 * v5_x;
    const double G5at5_z = mcx_c5 * w5_x + mcy_c5 * w5_y;
    const double D5at5_x = Ixx_c5 * w5_y + minus_Ixy_c5 * w5_x + mcz_c5 * v5_x + B5c_xz;
    const double t186 = minus_Ixy_c5 * w5_y + Iyy_c5 * w5_x + mcz_c5 * minus_v5_y;
    const double minus_D5at5_y = t186 + minus_B5c_yz;
    const double D5at5_z = Ixz_c5 * w5_y - Iyz_c5 * w5_x + t185 + B5c_zz;
    const double minus_G5at5_x = P5c_y + (3.628023 * minus_v5_y + mcz_c5 * w5_x);
    const double G5at5_y = P5c_x - (3.628023 * v5_x + mcz_c5 * w5_y);

    /* body 5 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_G5at4_x = c5 * minus_G5at5_x + s5 * G5at5_y;
    const double minus_G5at4_z = c5 * G5at5_y - s5 * minus_G5at5_x;
    const double t187 = 0.0825 * minus_G5at4_z;
    const double D5at4_x = c5 * D5at5_x + s5 * minus_D5at5_y - 0.384 * minus_G5at4_z;
    const double D5at4_y = D5at5_z - t187;
    const double t188 = 0.0825 * G5at5_z - 0.384 * minus_G5at4_x;
    const double minus_D5at4_z = s5 * D5at5_x - c5 * minus_D5at5_y + t188;
    const double t189 = 0.0825 * F5at3_y;
    const double N5at4_x = t136 - 0.384 * F5at3_y;
    const double N5at4_y = Izz_c5 - t189;

    /* body 5 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t190 = N5at4_x * w4_y - N5at4_y * w4_x + minus_F5at4_x * minus_v4_y;
    const double t191 = t190 - minus_Q5at4_z;
    const double minus_G5at3_x = c4 * minus_G5at4_x + s4 * G5at5_z;
    const double G5at3_z = c4 * G5at5_z - s4 * minus_G5at4_x;
    const double D5at3_x = c4 * D5at4_x - s4 * D5at4_y;
    const double D5at3_y = minus_D5at4_z - 0.0825 * G5at3_z;
    const double D5at3_z = s4 * D5at4_x + c4 * D5at4_y + t187;
    const double minus_F5at3_x = c4 * minus_F5at4_x;
    const double minus_F5at3_z = s4 * minus_F5at4_x;
    const double N5at3_x = c4 * N5at4_x - s4 * N5at4_y;
    const double N5at3_y = 0.0825 * minus_F5at3_z - N5at4_z;
    const double N5at3_z = s4 * N5at4_x + c4 * N5at4_y + t189;
    const double Q5at3_x = c4 * Q5at4_x - s4 * B5c_zz;
    const double Q5at3_z = s4 * Q5at4_x + c4 * B5c_zz;

    /* body 5 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t192 = N5at3_x * w3_y + N5at3_y * minus_w3_x;
    const double t193 = t192 - (minus_F5at3_x * v3_y + F5at3_y * v3_x) + Q5at3_z;
    const double minus_G5at2_x = c3 * minus_G5at3_x + s3 * minus_G5at4_z;
    const double G5at2_z = c3 * minus_G5at4_z - s3 * minus_G5at3_x;
    const double D5at2_x = c3 * D5at3_x - s3 * D5at3_y - 0.316 * G5at2_z;
    const double D5at2_z = s3 * D5at3_x + c3 * D5at3_y - 0.316 * minus_G5at2_x;
    const double F5at2_z = c3 * F5at3_y - s3 * minus_F5at3_x;
    const double t194 = c3 * N5at3_x - s3 * N5at3_y;
    const double N5at2_x = t194 - 0.316 * F5at2_z;
    const double Q5at2_x = c3 * Q5at3_x - s3 * minus_Q5at4_z;
    const double Q5at2_z = s3 * Q5at3_x + c3 * minus_Q5at4_z;

    /* body 5 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double N5at1_x = N5at2_x * c2 + N5at3_z * s2;
    const double t195 = Q5at2_z - N5at1_x;
    const double D5at1_z = c2 * D5at3_z - s2 * D5at2_x;
    const double Q5at1_z = c2 * Q5at3_z - s2 * Q5at2_x;

    /* body 4 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t196 = mcy_c4 * minus_v4_y - mcx_c4 * v4_x;
    const double minus_G4at3_y = mcx_c4 * w4_x + mcy_c4 * w4_y;

    /* body 4 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D4at4_x = Ixx_c4 * w4_y - Ixy_c4 * w4_x + mcz_c4 * v4_x + B4c_xz;
    const double D4at4_y = Ixy_c4 * w4_y - Iyy_c4 * w4_x - mcz_c4 * minus_v4_y + B4c_yz;
    const double D4at4_z = Ixz_c4 * w4_y - Iyz_c4 * w4_x + t196 + B4c_zz;
    const double minus_G4at4_x = mcz_c4 * w4_x + 7.215918 * minus_v4_y + P4c_y;
    const double G4at4_y = P4c_x - (7.215918 * v4_x + mcz_c4 * w4_y);

    /* body 4 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_G4at3_x = c4 * minus_G4at4_x + s4 * G4at4_y;
    const double G4at3_z = c4 * G4at4_y - s4 * minus_G4at4_x;
    const double D4at3_x = c4 * D4at4_x - s4 * D4at4_y;
    const double minus_D4at3_y = D4at4_z + 0.0825 * G4at3_z;
    const double D4at3_z = s4 * D4at4_x + c4 * D4at4_y - 0.0825 * minus_G4at3_y;
    const double minus_N4at3_y = Izz_c4 + 0.0825 * F4at3_z;

    /* body 4 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t197 = N4at3_x * w3_y - minus_N4at3_y * minus_w3_x;
    const double t198 = t197 - minus_F4at3_x * v3_y + Q4at3_z;
    const double G4at2_x = s3 * minus_G4at3_y - c3 * minus_G4at3_x;
    const double minus_G4at2_z = s3 * minus_G4at3_x + c3 * minus_G4at3_y;
    const double D4at2_x = c3 * D4at3_x + s3 * minus_D4at3_y + 0.316 * minus_G4at2_z;
    const double D4at2_z = s3 * D4at3_x - c3 * minus_D4at3_y + 0.316 * G4at2_x;
    const double minus_F4at2_x = c3 * minus_F4at3_x;
    const double minus_F4at2_z = s3 * minus_F4at3_x;
    const double t199 = c3 * N4at3_x + s3 * minus_N4at3_y;
    const double N4at2_x = t199 + 0.316 * minus_F4at2_z;
    const double Q4at2_x = s3 * B4c_zz - c3 * t106;
    const double minus_Q4at2_z = s3 * t106 + c3 * B4c_zz;

    /* body 4 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double N4at1_x = N4at2_x * c2 + N4at3_z * s2;
    const double D4at1_z = c2 * D4at3_z - s2 * D4at2_x;
    const double Q4at1_z = c2 * Q4at3_z - s2 * Q4at2_x;

    /* body 3 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t200 = Ixz_c3 * w3_y - minus_Iyz_c3 * minus_w3_x;
    const double D3at3_x = Ixx_c3 * w3_y + Ixy_c3 * minus_w3_x + mcz_c3 * v3_x + B3c_xz;
    const double D3at3_y = Ixy_c3 * w3_y + Iyy_c3 * minus_w3_x + mcz_c3 * v3_y + B3c_yz;
    const double D3at3_z = t200 - (mcx_c3 * v3_x + mcy_c3 * v3_y) + B3c_zz;
    const double G3at3_x = 10.444522 * v3_y + mcz_c3 * minus_w3_x - P3c_y;
    const double G3at3_y = P3c_x - (10.444522 * v3_x + mcz_c3 * w3_y);

    /* body 3 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G3at2_x = c3 * G3at3_x - s3 * G3at3_y;
    const double G3at2_z = s3 * G3at3_x + c3 * G3at3_y;
    const double D3at2_x = c3 * D3at3_x - s3 * D3at3_y - 0.316 * G3at2_z;
    const double D3at2_z = s3 * D3at3_x + c3 * D3at3_y + 0.316 * G3at2_x;

    /* body 3 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double N3at1_x = Izz_c3 * s2 - t155 * c2;
    const double t201 = Q3at2_z - N3at1_x;
    const double D3at1_z = c2 * D3at3_z - s2 * D3at2_x;
    const double Q3at1_z = c2 * B3c_zz - s2 * Q3at2_x;

    /* body 2 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D2at2_x = s2 * Ixy_c2 - c2 * Ixx_c2 + B2c_xz;
    const double D2at2_y = s2 * Iyy_c2 - c2 * Ixy_c2 - minus_B2c_yz;
    const double D2at2_z = s2 * Iyz_c2 - c2 * Ixz_c2 + B2c_zz;

    /* body 2 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_D2at1_z = s2 * D2at2_x + c2 * D2at2_y;

    /* link 3: twist (angular w, linear v) */
    const double v3_x_2 = 0.316 * c3;
    const double minus_v3_y = 0.316 * s3;

    /* link 3: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double t202 = 0.005487648106562255 * c3;
    const double t203 = 0.0043772571218395825 * s3;
    const double t204 = 0.040046415889728 * s3;
    const double t205 = 0.028074933059552 * c3;
    const double minus_B3_xx = t202 + t204;
    const double minus_B3_xy_2 = 0.0043772571218395825 * c3 + 0.040046415889728 * c3;
    const double B3_yx = 0.005487648106562255 * s3 + 0.028074933059552 * s3;
    const double B3_yy_2 = t203 + t205;
    const double minus_B3_zz = t203 - t202 + (t204 - t205);
    const double B3_xz_2 = 0.067847924933728 * c3 - 0.045562052860578406 * c3;
    const double B3_yz_2 = 0.045562052860578406 * s3 - 0.067847924933728 * s3;
    const double B3_zx_2 = 0.0073163291390276886 * c3 - 0.008248333140675744 * s3;
    const double B3_zy_2 = 0.008248333140675744 * c3 - 0.010932873153492409 * s3;
    const double P3_z = 0.126729164208 * s3 - 0.088844724872 * c3;
    const double P3_x_2 = 1.020238864 * c3 - 0.214708623208 * c3;
    const double P3_y_2 = 0.214708623208 * s3 - 1.020238864 * s3;

    /* link 4: twist (angular w, linear v) */
    const double w4_x_2 = c4 * s3;
    const double minus_w4_y = s4 * s3;
    const double t206 = 0.0825 * c3;
    const double v4_x_2 = c4 * v3_x_2 - s4 * t206;
    const double minus_v4_y_2 = s4 * v3_x_2 + c4 * t206;

    /* link 4: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double t207 = 0.02771584317362585 * c3;
    const double t208 = 0.0039053550262761003 * minus_w4_y;
    const double t209 = 0.0016444875773692705 * w4_x_2;
    const double t210 = 0.03112665390828 * s3;
    const double t211 = 0.374644408005 * minus_v4_y_2;
    const double t212 = 0.19076837715 * v4_x_2;
    const double minus_B4_xx = t208 - t207 + (t211 - t210);
    const double t213 = 0.0564319944394741 * c3 - 0.0016444875773692705 * minus_w4_y;
    const double minus_B4_xy_2 = t213 + 0.374644408005 * v4_x_2;
    const double t214 = 0.0039053550262761003 * w4_x_2 - 0.02115415461306551 * c3;
    const double minus_B4_yx = t214 + 0.19076837715 * minus_v4_y_2;
    const double minus_B4_yy_2 = t207 - t209 + (t212 - t210);
    const double t215 = 0.0564319944394741 * w4_x_2 - 0.02771584317362585 * minus_w4_y;
    const double minus_B4_zy = t215 + 0.11838763292958 * s3;
    const double minus_B4_zz_2 = t209 - t208 + (t211 + t212);
    const double t216 = 0.0016444875773692705 * c3 - 0.011245275811385819 * minus_w4_y;
    const double minus_B4_xz_2 = 0.09850206933 * v4_x_2 + t216;
    const double t217 = 0.0039053550262761003 * c3 - 0.011245275811385819 * w4_x_2;
    const double B4_yz_2 = 0.09850206933 * minus_v4_y_2 - t217;
    const double t218 = 0.02115415461306551 * minus_w4_y - 0.02771584317362585 * w4_x_2;
    const double B4_zx_2 = 0.0602828071794 * s3 - t218;
    const double t219 = 0.374644408005 * c3 - 0.09850206933 * minus_w4_y;
    const double P4_x_2 = 3.587895 * v4_x_2 + t219;
    const double t220 = 0.19076837715 * c3 - 0.09850206933 * w4_x_2;
    const double P4_y_2 = t220 - 3.587895 * minus_v4_y_2;
    const double t221 = 0.374644408005 * w4_x_2 - 0.19076837715 * minus_w4_y;
    const double P4_z_2 = 1.13377482 * s3 + t221;

    /* link 5: twist (angular w, linear v) */
    const double w5_x_2 = c5 * w4_x_2 + s5 * c3;
    const double w5_y_2 = c5 * c3 - s5 * w4_x_2;
    const double t222 = v4_x_2 + 0.384 * c3;
    const double v5_z_2 = t206 - minus_v4_y_2;
    const double t223 = minus_v3_y - (0.0825 * minus_w4_y - 0.384 * w4_x_2);
    const double v5_x_2 = c5 * t222 - s5 * t223;
    const double minus_v5_y_2 = s5 * t222 + c5 * t223;

    /* link 5: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double t224 = 0.0015152444733270301 * minus_w4_y;
    const double t225 = 0.004600245517563105 * w5_y_2;
    const double t226 = 0.009418354697801848 * minus_w4_y;
    const double t227 = 0.0021640520520981297 * minus_w4_y;
    const double t228 = 0.0014511560650267152 * minus_w4_y;
    const double t229 = 0.0021640520520981297 * w5_x_2;
    const double t230 = 0.004600245517563105 * minus_w4_y;
    const double t231 = 0.047121686402 * v5_z_2;
    const double t232 = 0.05034347249 * minus_v5_y_2;
    const double t233 = 0.014653732538 * v5_x_2;
    const double minus_B5_xx_2 = t224 + t225 + (t231 + t232);
    const double minus_B5_xy = t226 - 0.0021640520520981297 * w5_y_2 + 0.05034347249 * v5_x_2;
    const double minus_B5_xz_2 = 0.030009216260233673 * w5_y_2 - t227 - 0.047121686402 * v5_x_2;
    const double minus_B5_yy_2 = t229 - t224 + (t233 + t231);
    const double minus_B5_zz_2 = t232 + t233 - (t225 + t229);
    const double t234 = t228 + 0.004600245517563105 * w5_x_2;
    const double B5_yx = t234 - 0.014653732538 * minus_v5_y_2;
    const double t235 = t230 + 0.030009216260233673 * w5_x_2;
    const double B5_yz = t235 - 0.047121686402 * minus_v5_y_2;
    const double t236 = 0.0015152444733270301 * w5_x_2 - 0.0014511560650267152 * w5_y_2;
    const double B5_zx_2 = 0.014653732538 * v5_z_2 - t236;
    const double t237 = 0.009418354697801848 * w5_x_2 - 0.0015152444733270301 * w5_y_2;
    const double minus_B5_zy_2 = 0.05034347249 * v5_z_2 + t237;
    const double t238 = 0.05034347249 * minus_w4_y - 0.047121686402 * w5_y_2;
    const double P5_x_2 = 1.225946 * v5_x_2 + t238;
    const double t239 = 0.014653732538 * minus_w4_y + 0.047121686402 * w5_x_2;
    const double P5_y_2 = t239 - 1.225946 * minus_v5_y_2;
    const double t240 = 0.05034347249 * w5_x_2 + 0.014653732538 * w5_y_2;
    const double P5_z_2 = 1.225946 * v5_z_2 + t240;

    /* link 6: twist (angular w, linear v) */
    const double w6_x_2 = c6 * w5_x_2 - s6 * minus_w4_y;
    const double minus_w6_y = s6 * w5_x_2 + c6 * minus_w4_y;
    const double v6_x_2 = c6 * v5_x_2 + s6 * v5_z_2;
    const double v6_y_2 = c6 * v5_z_2 - s6 * v5_x_2;

    /* link 6: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double t241 = 0.001524110902883315 * w5_y_2;
    const double t242 = 0.00010375891721868492 * minus_w6_y;
    const double t243 = 9.3569097314605e-05 * minus_w6_y;
    const double t244 = 0.0006268331305193942 * minus_w6_y;
    const double t245 = 9.3569097314605e-05 * w6_x_2;
    const double t246 = 0.009940933002587556 * minus_w6_y;
    const double t247 = 0.001524110902883315 * minus_w6_y;
    const double t248 = 0.017527158935000002 * minus_v5_y_2;
    const double t249 = 0.023526756935 * v6_y_2;
    const double t250 = 0.10024161669500001 * v6_x_2;
    const double t251 = 9.3569097314605e-05 * w5_y_2 + t244;
    const double B6_xz_2 = t251 + 0.017527158935000002 * v6_x_2;
    const double t252 = t246 - 0.001524110902883315 * w6_x_2;
    const double minus_B6_zx_2 = t252 + 0.10024161669500001 * minus_v5_y_2;
    const double minus_B6_zz_2 = t242 - t245 + (t249 - t250);
    const double B6_xx = t241 + t242 - (t248 + t249);
    const double t253 = 0.0018536272276513943 * w5_y_2 + t243;
    const double B6_xy_2 = 0.023526756935 * v6_x_2 - t253;
    const double t254 = 0.009940933002587556 * w5_y_2 + 0.00010375891721868492 * w6_x_2;
    const double B6_yx_2 = t254 - 0.10024161669500001 * v6_y_2;
    const double minus_B6_yy_2 = t241 + t245 + (t248 - t250);
    const double t255 = 0.00010375891721868492 * w5_y_2 + 0.0006268331305193942 * w6_x_2;
    const double B6_yz_2 = 0.017527158935000002 * v6_y_2 + t255;
    const double t256 = 0.0018536272276513943 * w6_x_2 - t247;
    const double B6_zy_2 = 0.023526756935 * minus_v5_y_2 - t256;
    const double t257 = 0.017527158935000002 * minus_w6_y - 0.023526756935 * w5_y_2;
    const double P6_x_2 = 1.666555 * v6_x_2 + t257;
    const double t258 = 0.017527158935000002 * w6_x_2 - 0.10024161669500001 * w5_y_2;
    const double P6_y_2 = 1.666555 * v6_y_2 + t258;
    const double t259 = 0.10024161669500001 * minus_w6_y - 0.023526756935 * w6_x_2;
    const double P6_z_2 = 1.666555 * minus_v5_y_2 + t259;

    /* link 7: twist (angular w, linear v) */
    const double w7_x_2 = c7 * w6_x_2 - s7 * w5_y_2;
    const double minus_w7_y_2 = c7 * w5_y_2 + s7 * w6_x_2;
    const double minus_v7_z_2 = v6_y_2 - 0.088 * w5_y_2;
    const double t260 = minus_v5_y_2 + 0.088 * minus_w6_y;
    const double v7_x_2 = c7 * v6_x_2 + s7 * t260;
    const double v7_y_2 = c7 * t260 - s7 * v6_x_2;

    /* link 7: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double t261 = 0.000395108718315752 * minus_w6_y;
    const double t262 = 0.001672482661783778 * minus_w7_y_2;
    const double t263 = 0.000548359106408232 * minus_w7_y_2;
    const double t264 = 0.0116547105180085 * minus_w7_y_2;
    const double t265 = 0.0012443540944198604 * minus_w6_y;
    const double t266 = 0.000548359106408232 * w7_x_2;
    const double t267 = 0.000395108718315752 * w7_x_2;
    const double t268 = 0.000395108718315752 * minus_w7_y_2;
    const double t269 = 0.045305948634 * minus_v7_z_2;
    const double t270 = 0.0031274395439999996 * v7_y_2;
    const double t271 = 0.045305948634 * v7_x_2;
    const double t272 = 0.007735484874 * v7_x_2;
    const double t273 = 0.045305948634 * v7_y_2;
    const double minus_B7_xx_2 = t269 + t270 - (t262 + t261);
    const double minus_B7_xz_2 = t271 - (t264 + 0.000548359106408232 * minus_w6_y);
    const double minus_B7_yy_2 = t261 - t266 + (t269 - t272);
    const double t274 = 0.001672482661783778 * minus_w6_y - 0.0116547105180085 * w7_x_2;
    const double minus_B7_yz_2 = t274 + t273;
    const double t275 = 0.0012443540944198604 * minus_w7_y_2 + t267;
    const double t276 = t275 - 0.007735484874 * minus_v7_z_2;
    const double t277 = t268 + 0.0036652978729410906 * w7_x_2;
    const double minus_B7_zy_2 = t277 + 0.0031274395439999996 * minus_v7_z_2;
    const double minus_B7_zz_2 = t262 + t266 + (t270 - t272);
    const double t278 = t263 + 0.0036652978729410906 * minus_w6_y;
    const double B7_xy_2 = 0.0031274395439999996 * v7_x_2 + t278;
    const double minus_B7_yx = 0.007735484874 * v7_y_2 + (t265 - 0.001672482661783778 * w7_x_2);
    const double t279 = 0.735522 * v7_x_2;
    const double t280 = 0.735522 * v7_y_2;
    const double t281 = 0.045305948634 * minus_w7_y_2;
    const double t282 = 0.045305948634 * w7_x_2;
    const double P7_x_2 = t279 + (0.0031274395439999996 * minus_w6_y - t281);
    const double P7_y_2 = t280 + (0.007735484874 * minus_w6_y - t282);
    const double t283 = 0.0031274395439999996 * w7_x_2 - 0.007735484874 * minus_w7_y_2;
    const double minus_P7_z_3 = 0.735522 * minus_v7_z_2 + t283;

    /* body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t284 = c7 * P7_x_2 - s7 * P7_y_2;
    const double t285 = s7 * P7_x_2 + c7 * P7_y_2;
    const double t286 = c7 * minus_B7_xx_2 - s7 * minus_B7_yx;
    const double t287 = c7 * B7_xy_2 + s7 * minus_B7_yy_2;
    const double t288 = c7 * minus_B7_yx + s7 * minus_B7_xx_2;
    const double t289 = s7 * B7_xy_2 - c7 * minus_B7_yy_2;
    const double t290 = t276 * c7 - minus_B7_zy_2 * s7;
    const double minus_Q7at6_z_2 = t276 * s7 + minus_B7_zy_2 * c7;

    /* composite body 6: B and P with those of body 7 added */
    const double t291 = 0.088 * t284;
    const double B6c_xx = B6_xx - (t286 * c7 + t287 * s7);
    const double B6c_xy_2 = B6_xy_2 + (c7 * minus_B7_xz_2 - s7 * minus_B7_yz_2);
    const double B6c_xz_2 = B6_xz_2 + (t287 * c7 - t286 * s7);
    const double B6c_yx_2 = B6_yx_2 + (t290 - 0.088 * minus_P7_z_3);
    const double B6c_yy_2 = t291 - minus_B7_zz_2 - minus_B6_yy_2;
    const double B6c_yz_2 = B6_yz_2 + minus_Q7at6_z_2;
    const double minus_B6c_zx = t288 * c7 + t289 * s7 + 0.088 * t285 + minus_B6_zx_2;
    const double B6c_zy_2 = B6_zy_2 + (s7 * minus_B7_xz_2 + c7 * minus_B7_yz_2);
    const double B6c_zz_2 = t289 * c7 - t288 * s7 + t291 - minus_B6_zz_2;
    const double P6c_x_2 = P6_x_2 + t284;
    const double P6c_y_2 = P6_y_2 + minus_P7_z_3;
    const double P6c_z_2 = P6_z_2 + t285;

    /* body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t292 = c6 * B6c_xx - s6 * B6c_yx_2;
    const double t293 = c6 * B6c_xy_2 - s6 * B6c_yy_2;
    const double t294 = s6 * B6c_xx + c6 * B6c_yx_2;
    const double t295 = s6 * B6c_xy_2 + c6 * B6c_yy_2;
    const double minus_Q6at5_x = minus_B6c_zx * c6 + B6c_zy_2 * s6;

    /* composite body 5: B and P with those of body 6 added */
    const double t296 = minus_B6c_zx * s6 - B6c_zy_2 * c6;
    const double B5c_xx = t292 * c6 - t293 * s6 - minus_B5_xx_2;
    const double B5c_xy_2 = s6 * B6c_yz_2 - c6 * B6c_xz_2 - minus_B5_xy;
    const double B5c_xz_2 = t292 * s6 + t293 * c6 - minus_B5_xz_2;
    const double B5c_yx_2 = B5_yx + minus_Q6at5_x;
    const double B5c_yy_2 = B6c_zz_2 - minus_B5_yy_2;
    const double B5c_yz = B5_yz + t296;
    const double B5c_zx_2 = B5_zx_2 + (t294 * c6 - t295 * s6);
    const double minus_B5c_zy_2 = minus_B5_zy_2 + (s6 * B6c_xz_2 + c6 * B6c_yz_2);
    const double B5c_zz_2 = t294 * s6 + t295 * c6 - minus_B5_zz_2;
    const double P5c_x_2 = P5_x_2 + (c6 * P6c_x_2 - s6 * P6c_y_2);
    const double P5c_y_2 = P5_y_2 - P6c_z_2;
    const double P5c_z_2 = P5_z_2 + (s6 * P6c_x_2 + c6 * P6c_y_2);

    /* body 5 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t297 = c5 * P5c_x_2 - s5 * P5c_y_2;
    const double t298 = s5 * P5c_x_2 + c5 * P5c_y_2;
    const double t299 = c5 * B5c_xx - s5 * B5c_yx_2;
    const double t300 = c5 * B5c_xy_2 - s5 * B5c_yy_2;
    const double t301 = s5 * B5c_xx + c5 * B5c_yx_2;
    const double t302 = s5 * B5c_xy_2 + c5 * B5c_yy_2;
    const double Q5at4_x_2 = B5c_zx_2 * c5 + minus_B5c_zy_2 * s5;
    const double minus_Q5at4_z_2 = B5c_zx_2 * s5 - minus_B5c_zy_2 * c5;

    /* composite body 4: B and P with those of body 5 added */
    const double t303 = 0.384 * P5c_z_2;
    const double t304 = 0.0825 * t297;
    const double B4c_xx_2 = t299 * c5 - t300 * s5 + t303 - minus_B4_xx;
    const double B4c_xy_2 = c5 * B5c_xz_2 - s5 * B5c_yz - 0.384 * t297 - minus_B4_xy_2;
    const double minus_B4c_xz = minus_B4_xz_2 + (t299 * s5 + t300 * c5);
    const double B4c_yx_2 = Q5at4_x_2 + 0.0825 * P5c_z_2 - minus_B4_yx;
    const double B4c_yy_2 = B5c_zz_2 - t304 - minus_B4_yy_2;
    const double B4c_yz_2 = B4_yz_2 - minus_Q5at4_z_2;
    const double B4c_zx_2 = B4_zx_2 + (t302 * s5 - t301 * c5 - 0.0825 * t298);
    const double B4c_zy_2 = 0.384 * t298 - (s5 * B5c_xz_2 + c5 * B5c_yz) - minus_B4_zy;
    const double B4c_zz_2 = t301 * s5 + t302 * c5 + (t303 - t304) - minus_B4_zz_2;
    const double P4c_x_2 = P4_x_2 + t297;
    const double P4c_y_2 = P4_y_2 + P5c_z_2;
    const double P4c_z_2 = P4_z_2 - t298;

    /* body 4 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t305 = c4 * P4c_x_2 - s4 * P4c_y_2;
    const double t306 = s4 * P4c_x_2 + c4 * P4c_y_2;
    const double t307 = c4 * B4c_xx_2 - s4 * B4c_yx_2;
    const double t308 = c4 * B4c_xy_2 - s4 * B4c_yy_2;
    const double t309 = s4 * B4c_xx_2 + c4 * B4c_yx_2;
    const double t310 = s4 * B4c_xy_2 + c4 * B4c_yy_2;
    const double Q4at3_x = B4c_zx_2 * c4 - B4c_zy_2 * s4;
    const double Q4at3_z_2 = B4c_zy_2 * c4 + B4c_zx_2 * s4;

    /* composite body 3: B and P with those of body 4 added */
    const double t311 = 0.0825 * t305;
    const double B3c_xx_2 = t307 * c4 - t308 * s4 - minus_B3_xx;
    const double B3c_xy_2 = s4 * B4c_yz_2 + c4 * minus_B4c_xz - minus_B3_xy_2;
    const double B3c_xz_2 = B3_xz_2 + (t307 * s4 + t308 * c4);
    const double B3c_yx_2 = B3_yx + (0.0825 * P4c_z_2 - Q4at3_x);
    const double B3c_yy_2 = B3_yy_2 + (B4c_zz_2 + t311);
    const double B3c_yz_2 = B3_yz_2 - Q4at3_z_2;
    const double B3c_zx_2 = B3_zx_2 + (t309 * c4 - t310 * s4 - 0.0825 * t306);
    const double B3c_zy_2 = B3_zy_2 - (c4 * B4c_yz_2 - s4 * minus_B4c_xz);
    const double B3c_zz_2 = t309 * s4 + t310 * c4 + t311 - minus_B3_zz;
    const double P3c_x_2 = P3_x_2 + t305;
    const double P3c_y_2 = P3_y_2 - P4c_z_2;
    const double P3c_z_2 = P3_z + t306;

    /* body 3 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t312 = (c3 * B3c_xx_2 - s3 * B3c_yx_2) * s3;
    const double Q3at2_z_2 = B3c_zy_2 * c3 + B3c_zx_2 * s3;

    /* composite body 2: B and P with those of body 3 added */
    const double t313 = (s3 * B3c_xx_2 + c3 * B3c_yx_2) * s3;
    const double B2c_zz_2 = t313 + (s3 * B3c_xy_2 + c3 * B3c_yy_2) * c3 + 0.316 * P3c_z_2;
    const double B2c_xz_2 = t312 + (c3 * B3c_xy_2 - s3 * B3c_yy_2) * c3 - 0.0007689361029464;
    const double B2c_yz = 0.01026110182100817 - Q3at2_z_2;

    /* composite body 1: B and P with those of body 2 added */
    const double minus_B1c_zy = s2 * B2c_xz_2 + c2 * B2c_yz;

    /* body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_G7at6_y_2 = 0.0031274395439999996 * minus_w7_y_2 + 0.007735484874 * w7_x_2;

    /* body 7 seen from joint 7: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t314 = t267 - 0.015320008390949585 * minus_w7_y_2 + t271;
    const double D7at7_x_2 = t314 - minus_B7_xz_2;
    const double D7at7_y_2 = t273 - (0.012899064612428355 * w7_x_2 - t268) - minus_B7_yz_2;
    const double G7at7_x_2 = t280 - t282 - P7_y_2;
    const double G7at7_y_2 = P7_x_2 - (t279 - t281);

    /* body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G7at6_x_2 = c7 * G7at7_x_2 - s7 * G7at7_y_2;
    const double G7at6_z_2 = s7 * G7at7_x_2 + c7 * G7at7_y_2;
    const double D7at6_x_3 = c7 * D7at7_x_2 - s7 * D7at7_y_2;
    const double minus_D7at6_y_2 = 0.088 * G7at6_z_2;
    const double D7at6_z_2 = s7 * D7at7_x_2 + c7 * D7at7_y_2 - 0.088 * minus_G7at6_y_2;

    /* body 7 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t315 = N7at6_x * minus_w6_y - minus_N7at6_y * w6_x_2;
    const double G7at5_x_2 = c6 * G7at6_x_2 + s6 * minus_G7at6_y_2;
    const double G7at5_z_2 = s6 * G7at6_x_2 - c6 * minus_G7at6_y_2;
    const double D7at5_x_2 = c6 * D7at6_x_3 + s6 * minus_D7at6_y_2;
    const double D7at5_z_2 = s6 * D7at6_x_3 - c6 * minus_D7at6_y_2;
    const double minus_Q7at5_x_2 = c6 * t290 + s6 * minus_B7_zz_2;
    const double Q7at5_z_2 = c6 * minus_B7_zz_2 - s6 * t290;

    /* body 7 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t316 = minus_F7at5_x * minus_v5_y_2 + F7at6_z * v5_x_2;
    const double t317 = N7at5_x * w5_y_2 - D7at6_x * w5_x_2 + t316 + Q7at5_z_2;
    const double G7at4_x_2 = c5 * G7at5_x_2 + s5 * G7at6_z_2;
    const double G7at4_z_2 = c5 * G7at6_z_2 - s5 * G7at5_x_2;
    const double t318 = 0.0825 * G7at4_z_2;
    const double D7at4_x_2 = c5 * D7at5_x_2 + s5 * D7at6_z_2 + 0.384 * G7at4_z_2;
    const double D7at4_y_2 = D7at5_z_2 + t318;
    const double t319 = 0.0825 * G7at5_z_2 + 0.384 * G7at4_x_2;
    const double D7at4_z_2 = c5 * D7at6_z_2 - s5 * D7at5_x_2 - t319;
    const double minus_Q7at4_x_2 = c5 * minus_Q7at5_x_2 + s5 * minus_Q7at6_z_2;
    const double minus_Q7at4_z_2 = c5 * minus_Q7at6_z_2 - s5 * minus_Q7at5_x_2;

    /* body 7 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t320 = minus_F7at5_z * v4_x_2 - F7at4_x * minus_v4_y_2;
    const double t321 = t320 - (N7at4_x * minus_w4_y + N7at4_y * w4_x_2);
    const double t322 = t321 - minus_Q7at4_z_2;
    const double G7at3_x_2 = c4 * G7at4_x_2 - s4 * G7at5_z_2;
    const double G7at3_z_2 = s4 * G7at4_x_2 + c4 * G7at5_z_2;
    const double D7at3_x_2 = c4 * D7at4_x_2 - s4 * D7at4_y_2;
    const double minus_D7at3_y_2 = D7at4_z_2 + 0.0825 * G7at3_z_2;
    const double D7at3_z_2 = s4 * D7at4_x_2 + c4 * D7at4_y_2 - t318;
    const double minus_Q7at3_x_2 = c4 * minus_Q7at4_x_2 + s4 * Q7at5_z_2;
    const double Q7at3_z_2 = c4 * Q7at5_z_2 - s4 * minus_Q7at4_x_2;

    /* body 7 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t323 = t170 - (F7at3_x * minus_v3_y - F7at4_z * v3_x_2) + Q7at3_z_2;
    const double G7at2_x_2 = c3 * G7at3_x_2 + s3 * G7at4_z_2;
    const double G7at2_z_2 = s3 * G7at3_x_2 - c3 * G7at4_z_2;
    const double D7at2_x_2 = c3 * D7at3_x_2 + s3 * minus_D7at3_y_2 - 0.316 * G7at2_z_2;
    const double D7at2_z_2 = s3 * D7at3_x_2 - c3 * minus_D7at3_y_2 + 0.316 * G7at2_x_2;
    const double Q7at2_z_2 = c3 * minus_Q7at4_z_2 - s3 * minus_Q7at3_x_2;

    /* body 7 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D7at1_z_2 = c2 * D7at3_z_2 - s2 * D7at2_x_2;

    /* body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t324 = 0.068832705569 * v6_y_2 - mcx_c6 * v6_x_2;
    const double minus_G6at5_y = mcx_c6 * w6_x_2 + 0.068832705569 * minus_w6_y;

    /* body 6 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t325 = mcz_c6 * v6_x_2 - (Ixy_c6 * w6_x_2 + Ixx_c6 * minus_w6_y);
    const double D6at6_x_2 = t325 + B6c_xz_2;
    const double t326 = mcz_c6 * v6_y_2 - (Iyy_c6 * w6_x_2 + Ixy_c6 * minus_w6_y);
    const double D6at6_y_2 = t326 + B6c_yz_2;
    const double D6at6_z_2 = t324 - (Iyz_c6 * w6_x_2 + Ixz_c6 * minus_w6_y) + B6c_zz_2;
    const double G6at6_x_2 = 2.4020770000000002 * v6_y_2 - mcz_c6 * w6_x_2 - P6c_y_2;
    const double G6at6_y_2 = mcz_c6 * minus_w6_y - 2.4020770000000002 * v6_x_2 + P6c_x_2;

    /* body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G6at5_x_2 = c6 * G6at6_x_2 - s6 * G6at6_y_2;
    const double G6at5_z_2 = s6 * G6at6_x_2 + c6 * G6at6_y_2;
    const double D6at5_x_2 = c6 * D6at6_x_2 - s6 * D6at6_y_2;
    const double D6at5_z_2 = s6 * D6at6_x_2 + c6 * D6at6_y_2;

    /* body 6 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t327 = N6at5_x * w5_y_2 + Izz_c6 * w5_x_2 + G6at6_z * minus_v5_y_2;
    const double t328 = t327 - t296;
    const double G6at4_x_2 = c5 * G6at5_x_2 + s5 * minus_G6at5_y;
    const double minus_G6at4_z_2 = s5 * G6at5_x_2 - c5 * minus_G6at5_y;
    const double t329 = 0.0825 * minus_G6at4_z_2;
    const double D6at4_x_2 = c5 * D6at5_x_2 + s5 * D6at6_z_2 - 0.384 * minus_G6at4_z_2;
    const double D6at4_y_2 = D6at5_z_2 - t329;
    const double t330 = 0.0825 * G6at5_z_2 + 0.384 * G6at4_x_2;
    const double D6at4_z_2 = c5 * D6at6_z_2 - s5 * D6at5_x_2 - t330;
    const double Q6at4_x_2 = s5 * B6c_zz_2 - c5 * minus_Q6at5_x;
    const double Q6at4_z_2 = s5 * minus_Q6at5_x + c5 * B6c_zz_2;

    /* body 6 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t331 = minus_F6at4_x * minus_v4_y_2 - F6at5_z * v4_x_2;
    const double t332 = t331 - (N6at4_x * minus_w4_y + N6at4_y * w4_x_2) + Q6at4_z_2;
    const double G6at3_x_2 = c4 * G6at4_x_2 - s4 * G6at5_z_2;
    const double G6at3_z_2 = s4 * G6at4_x_2 + c4 * G6at5_z_2;
    const double D6at3_x_2 = c4 * D6at4_x_2 - s4 * D6at4_y_2;
    const double minus_D6at3_y_2 = D6at4_z_2 + 0.0825 * G6at3_z_2;
    const double D6at3_z_2 = s4 * D6at4_x_2 + c4 * D6at4_y_2 + t329;
    const double Q6at3_x_2 = c4 * Q6at4_x_2 + s4 * t296;
    const double Q6at3_z_2 = s4 * Q6at4_x_2 - c4 * t296;

    /* body 6 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t333 = t183 + (minus_F6at3_x * minus_v3_y + F6at4_z * v3_x_2);
    const double t334 = t333 + Q6at3_z_2;
    const double G6at2_x_2 = c3 * G6at3_x_2 - s3 * minus_G6at4_z_2;
    const double G6at2_z_2 = s3 * G6at3_x_2 + c3 * minus_G6at4_z_2;
    const double D6at2_x_2 = c3 * D6at3_x_2 + s3 * minus_D6at3_y_2 - 0.316 * G6at2_z_2;
    const double D6at2_z_2 = s3 * D6at3_x_2 - c3 * minus_D6at3_y_2 + 0.316 * G6at2_x_2;
    const double Q6at2_z_2 = s3 * Q6at3_x_2 - c3 * Q6at4_z_2;

    /* body 6 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D6at1_z_2 = c2 * D6at3_z_2 - s2 * D6at2_x_2;

    /* body 5 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t335 = mcy_c5 * minus_v5_y_2 - mcx_c5 * v5_x_2;
    const double G5at5_z_2 = mcx_c5 * w5_x_2 + mcy_c5 * w5_y_2;
    const double t336 = Ixx_c5 * w5_y_2 + minus_Ixy_c5 * w5_x_2 + mcz_c5 * v5_x_2;
    const double D5at5_x_2 = t336 + B5c_xz_2;
    const double t337 = minus_Ixy_c5 * w5_y_2 + Iyy_c5 * w5_x_2 + mcz_c5 * minus_v5_y_2;
    const double D5at5_y = B5c_yz - t337;
    const double D5at5_z_2 = Ixz_c5 * w5_y_2 - Iyz_c5 * w5_x_2 + t335 + B5c_zz_2;
    const double minus_G5at5_x_2 = P5c_y_2 + (3.628023 * minus_v5_y_2 + mcz_c5 * w5_x_2);
    const double G5at5_y_2 = P5c_x_2 - (3.628023 * v5_x_2 + mcz_c5 * w5_y_2);

    /* body 5 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_G5at4_x_2 = c5 * minus_G5at5_x_2 + s5 * G5at5_y_2;
    const double minus_G5at4_z_2 = c5 * G5at5_y_2 - s5 * minus_G5at5_x_2;
    const double t338 = 0.0825 * minus_G5at4_z_2;
    const double D5at4_x_2 = c5 * D5at5_x_2 - s5 * D5at5_y - 0.384 * minus_G5at4_z_2;
    const double D5at4_y_2 = D5at5_z_2 - t338;
    const double t339 = 0.0825 * G5at5_z_2 - 0.384 * minus_G5at4_x_2;
    const double minus_D5at4_z_2 = s5 * D5at5_x_2 + c5 * D5at5_y + t339;

    /* body 5 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t340 = N5at4_x * minus_w4_y + N5at4_y * w4_x_2;
    const double t341 = minus_F5at4_x * minus_v4_y_2 - t340 - minus_Q5at4_z_2;
    const double minus_G5at3_x_2 = c4 * minus_G5at4_x_2 + s4 * G5at5_z_2;
    const double G5at3_z_2 = c4 * G5at5_z_2 - s4 * minus_G5at4_x_2;
    const double D5at3_x_2 = c4 * D5at4_x_2 - s4 * D5at4_y_2;
    const double D5at3_y_2 = minus_D5at4_z_2 - 0.0825 * G5at3_z_2;
    const double D5at3_z_2 = s4 * D5at4_x_2 + c4 * D5at4_y_2 + t338;
    const double Q5at3_x_2 = c4 * Q5at4_x_2 - s4 * B5c_zz_2;
    const double Q5at3_z_2 = s4 * Q5at4_x_2 + c4 * B5c_zz_2;

    /* body 5 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t342 = t194 + (minus_F5at3_x * minus_v3_y - F5at3_y * v3_x_2);
    const double t343 = t342 + Q5at3_z_2;
    const double minus_G5at2_x_2 = c3 * minus_G5at3_x_2 + s3 * minus_G5at4_z_2;
    const double G5at2_z_2 = c3 * minus_G5at4_z_2 - s3 * minus_G5at3_x_2;
    const double D5at2_x_2 = c3 * D5at3_x_2 - s3 * D5at3_y_2 - 0.316 * G5at2_z_2;
    const double D5at2_z_2 = s3 * D5at3_x_2 + c3 * D5at3_y_2 - 0.316 * minus_G5at2_x_2;
    const double Q5at2_z_2 = s3 * Q5at3_x_2 + c3 * minus_Q5at4_z_2;

    /* body 5 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D5at1_z_2 = c2 * D5at3_z_2 - s2 * D5at2_x_2;

    /* body 4 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t344 = mcy_c4 * minus_v4_y_2 - mcx_c4 * v4_x_2;
    const double G4at3_y = mcy_c4 * minus_w4_y - mcx_c4 * w4_x_2;

    /* body 4 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t345 = Ixx_c4 * minus_w4_y + Ixy_c4 * w4_x_2 - mcz_c4 * v4_x_2;
    const double minus_D4at4_x = minus_B4c_xz + t345;
    const double t346 = Ixy_c4 * minus_w4_y + Iyy_c4 * w4_x_2 + mcz_c4 * minus_v4_y_2;
    const double D4at4_y_2 = B4c_yz_2 - t346;
    const double D4at4_z_2 = t344 - (Ixz_c4 * minus_w4_y + Iyz_c4 * w4_x_2) + B4c_zz_2;
    const double minus_G4at4_x_2 = 7.215918 * minus_v4_y_2 + mcz_c4 * w4_x_2 + P4c_y_2;
    const double G4at4_y_2 = mcz_c4 * minus_w4_y - 7.215918 * v4_x_2 + P4c_x_2;

    /* body 4 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_G4at3_x_2 = c4 * minus_G4at4_x_2 + s4 * G4at4_y_2;
    const double G4at3_z_2 = c4 * G4at4_y_2 - s4 * minus_G4at4_x_2;
    const double minus_D4at3_x = c4 * minus_D4at4_x + s4 * D4at4_y_2;
    const double minus_D4at3_y_2 = D4at4_z_2 + 0.0825 * G4at3_z_2;
    const double D4at3_z_2 = c4 * D4at4_y_2 - s4 * minus_D4at4_x + 0.0825 * G4at3_y;

    /* body 4 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t347 = t199 + minus_F4at3_x * minus_v3_y + Q4at3_z_2;
    const double minus_G4at2_x = c3 * minus_G4at3_x_2 + s3 * G4at3_y;
    const double G4at2_z = c3 * G4at3_y - s3 * minus_G4at3_x_2;
    const double D4at2_x_2 = s3 * minus_D4at3_y_2 - c3 * minus_D4at3_x - 0.316 * G4at2_z;
    const double t348 = s3 * minus_D4at3_x + c3 * minus_D4at3_y_2;
    const double minus_D4at2_z = t348 + 0.316 * minus_G4at2_x;
    const double Q4at2_z = s3 * Q4at3_x - c3 * B4c_zz_2;

    /* body 4 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D4at1_z_2 = c2 * D4at3_z_2 - s2 * D4at2_x_2;

    /* body 3 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D3at3_x_2 = t151 + mcz_c3 * v3_x_2 + B3c_xz_2;
    const double D3at3_y_2 = t152 - mcz_c3 * minus_v3_y + B3c_yz_2;
    const double D3at3_z_2 = t153 + (mcy_c3 * minus_v3_y - mcx_c3 * v3_x_2) + B3c_zz_2;
    const double minus_G3at3_x = 3.3004689519999997 * s3 + mcz_c3 * s3 + P3c_y_2;
    const double G3at3_y_2 = P3c_x_2 - (3.3004689519999997 * c3 + mcz_c3 * c3);

    /* body 3 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_G3at2_x = c3 * minus_G3at3_x + s3 * G3at3_y_2;
    const double G3at2_z_2 = c3 * G3at3_y_2 - s3 * minus_G3at3_x;
    const double D3at2_x_2 = c3 * D3at3_x_2 - s3 * D3at3_y_2 - 0.316 * G3at2_z_2;
    const double D3at2_z_2 = s3 * D3at3_x_2 + c3 * D3at3_y_2 - 0.316 * minus_G3at2_x;

    /* body 3 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D3at1_z_2 = c2 * D3at3_z_2 - s2 * D3at2_x_2;

    /* link 4: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double t349 = 0.0039053550262761003 * c4;
    const double minus_B4_xy_3 = 0.0016444875773692705 * c4;
    const double minus_B4_xz_3 = 0.011245275811385819 * c4;
    const double minus_B4_yx_2 = 0.0039053550262761003 * s4;
    const double t350 = 0.0016444875773692705 * s4;
    const double B4_yz_3 = 0.011245275811385819 * s4;
    const double minus_B4_zz_3 = t349 + t350;
    const double B4_xx_2 = t349 - 0.008126420719725;
    const double B4_yy = t350 - 0.008126420719725;
    const double t351 = 0.02115415461306551 * c4 + 0.02771584317362585 * s4;
    const double B4_zx_3 = t351 - 0.015738391114875;
    const double t352 = 0.02771584317362585 * c4 + 0.0564319944394741 * s4;
    const double B4_zy_2 = 0.0309081636604125 - t352;
    const double P4_x_3 = 0.09850206933 * c4;
    const double minus_P4_y = 0.09850206933 * s4;
    const double P4_z_3 = 0.374644408005 * s4 + 0.19076837715 * c4 - 0.2960013375;

    /* link 5: twist (angular w, linear v) */
    const double w5_x_3 = c5 * s4;
    const double minus_w5_y = s5 * s4;
    const double t353 = 0.0825 * c4 + 0.384 * s4 - 0.0825;
    const double minus_v5_x = s5 * t353;
    const double minus_v5_y_3 = c5 * t353;

    /* link 5: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double t354 = 0.0015152444733270301 * c4;
    const double t355 = 0.004600245517563105 * minus_w5_y;
    const double t356 = 0.0021640520520981297 * w5_x_3;
    const double t357 = 0.0014511560650267152 * minus_w5_y;
    const double minus_B5_zx = t357 + 0.0015152444733270301 * w5_x_3;
    const double t358 = 0.0015152444733270301 * minus_w5_y;
    const double minus_B5_zy_3 = t358 + 0.009418354697801848 * w5_x_3;
    const double t359 = 0.05034347249 * minus_v5_y_3;
    const double t360 = 0.014653732538 * minus_v5_x;
    const double t361 = 0.0021640520520981297 * c4 - 0.030009216260233673 * minus_w5_y;
    const double minus_B5_xz_3 = t361 + 0.047121686402 * minus_v5_x;
    const double t362 = 0.0014511560650267152 * c4 - 0.004600245517563105 * w5_x_3;
    const double minus_B5_yx_2 = t362 + 0.014653732538 * minus_v5_y_3;
    const double t363 = 0.004600245517563105 * c4 - 0.030009216260233673 * w5_x_3;
    const double minus_B5_yz_2 = t363 + 0.047121686402 * minus_v5_y_3;
    const double minus_B5_zz_3 = t355 - t356 + (t359 - t360);
    const double B5_xx = t354 + t355 - t359;
    const double t364 = 0.0021640520520981297 * minus_w5_y - 0.009418354697801848 * c4;
    const double B5_xy_2 = 0.05034347249 * minus_v5_x - t364;
    const double B5_yy = t360 - (t354 + t356);
    const double P5_z_3 = 0.05034347249 * w5_x_3 - 0.014653732538 * minus_w5_y;
    const double t365 = 0.047121686402 * minus_w5_y - 0.05034347249 * c4;
    const double P5_x_3 = t365 - 1.225946 * minus_v5_x;
    const double t366 = 0.047121686402 * w5_x_3 - 0.014653732538 * c4;
    const double P5_y_3 = t366 - 1.225946 * minus_v5_y_3;

    /* link 6: twist (angular w, linear v) */
    const double w6_x_3 = c6 * w5_x_3 + s6 * c4;
    const double w6_y_2 = c6 * c4 - s6 * w5_x_3;
    const double minus_v6_x = c6 * minus_v5_x;
    const double v6_y_3 = s6 * minus_v5_x;

    /* link 6: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double t367 = 0.001524110902883315 * minus_w5_y;
    const double t368 = 0.00010375891721868492 * w6_y_2;
    const double t369 = 0.0018536272276513943 * minus_w5_y;
    const double t370 = 9.3569097314605e-05 * minus_w5_y;
    const double t371 = 0.009940933002587556 * minus_w5_y;
    const double t372 = 9.3569097314605e-05 * w6_x_3;
    const double t373 = 0.00010375891721868492 * minus_w5_y;
    const double t374 = 0.017527158935000002 * minus_v5_y_3;
    const double t375 = 0.023526756935 * v6_y_3;
    const double t376 = 0.10024161669500001 * minus_v6_x;
    const double minus_B6_xx_2 = t367 + t368 + (t374 + t375);
    const double t377 = t370 + 0.0006268331305193942 * w6_y_2;
    const double minus_B6_xz = t377 + 0.017527158935000002 * minus_v6_x;
    const double t378 = t371 - 0.00010375891721868492 * w6_x_3;
    const double minus_B6_yx = t378 + 0.10024161669500001 * v6_y_3;
    const double minus_B6_yy_3 = t372 - t367 + (t374 + t376);
    const double t379 = 0.009940933002587556 * w6_y_2 + 0.001524110902883315 * w6_x_3;
    const double minus_B6_zx_3 = 0.10024161669500001 * minus_v5_y_3 - t379;
    const double minus_B6_zz_3 = t375 + t376 - (t368 + t372);
    const double t380 = t369 + 9.3569097314605e-05 * w6_y_2;
    const double B6_xy_3 = t380 - 0.023526756935 * minus_v6_x;
    const double t381 = t373 - 0.0006268331305193942 * w6_x_3;
    const double B6_yz_3 = 0.017527158935000002 * v6_y_3 - t381;
    const double t382 = 0.0018536272276513943 * w6_x_3 + 0.001524110902883315 * w6_y_2;
    const double B6_zy_3 = 0.023526756935 * minus_v5_y_3 - t382;
    const double t383 = 0.023526756935 * minus_w5_y - 0.017527158935000002 * w6_y_2;
    const double P6_x_3 = t383 - 1.666555 * minus_v6_x;
    const double t384 = 0.10024161669500001 * minus_w5_y + 0.017527158935000002 * w6_x_3;
    const double P6_y_3 = 1.666555 * v6_y_3 + t384;
    const double t385 = 0.023526756935 * w6_x_3 + 0.10024161669500001 * w6_y_2;
    const double P6_z_3 = 1.666555 * minus_v5_y_3 - t385;

    /* link 7: twist (angular w, linear v) */
    const double w7_x_3 = c7 * w6_x_3 + s7 * minus_w5_y;
    const double w7_y = c7 * minus_w5_y - s7 * w6_x_3;
    const double minus_v7_z_3 = v6_y_3 + 0.088 * minus_w5_y;
    const double t386 = minus_v5_y_3 - 0.088 * w6_y_2;
    const double v7_x_3 = s7 * t386 - c7 * minus_v6_x;
    const double v7_y_3 = s7 * minus_v6_x + c7 * t386;

    /* link 7: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double t387 = 0.000395108718315752 * w6_y_2;
    const double t388 = 0.001672482661783778 * w7_y;
    const double t389 = 0.000548359106408232 * w7_x_3;
    const double t390 = 0.000395108718315752 * w7_x_3;
    const double t391 = 0.000395108718315752 * w7_y;
    const double t392 = 0.045305948634 * minus_v7_z_3;
    const double t393 = 0.0031274395439999996 * v7_y_3;
    const double t394 = 0.045305948634 * v7_x_3;
    const double t395 = 0.007735484874 * v7_x_3;
    const double t396 = 0.045305948634 * v7_y_3;
    const double minus_B7_xx_3 = t387 + t388 + (t392 + t393);
    const double t397 = 0.0012443540944198604 * w6_y_2 + 0.001672482661783778 * w7_x_3;
    const double minus_B7_yx_2 = 0.007735484874 * v7_y_3 - t397;
    const double minus_B7_yy_3 = t392 - t395 - (t387 + t389);
    const double t398 = 0.001672482661783778 * w6_y_2 + 0.0116547105180085 * w7_x_3;
    const double minus_B7_yz_3 = t396 - t398;
    const double t399 = t390 - 0.0012443540944198604 * w7_y;
    const double t400 = t399 - 0.007735484874 * minus_v7_z_3;
    const double t401 = 0.0036652978729410906 * w7_x_3 - t391;
    const double minus_B7_zy_3 = t401 + 0.0031274395439999996 * minus_v7_z_3;
    const double minus_B7_zz_3 = t389 - t388 + (t393 - t395);
    const double t402 = 0.0036652978729410906 * w6_y_2 + 0.000548359106408232 * w7_y;
    const double B7_xy_3 = 0.0031274395439999996 * v7_x_3 - t402;
    const double t403 = 0.000548359106408232 * w6_y_2 + 0.0116547105180085 * w7_y;
    const double minus_B7_xz_3 = t394 + t403;
    const double t404 = 0.735522 * v7_x_3;
    const double t405 = 0.735522 * v7_y_3;
    const double t406 = 0.045305948634 * w7_y;
    const double t407 = 0.045305948634 * w7_x_3;
    const double P7_x_3 = t404 + (t406 - 0.0031274395439999996 * w6_y_2);
    const double P7_y_3 = t405 - (0.007735484874 * w6_y_2 + t407);
    const double t408 = 0.0031274395439999996 * w7_x_3 + 0.007735484874 * w7_y;
    const double minus_P7_z_4 = 0.735522 * minus_v7_z_3 + t408;

    /* body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t409 = c7 * P7_x_3 - s7 * P7_y_3;
    const double t410 = s7 * P7_x_3 + c7 * P7_y_3;
    const double t411 = s7 * minus_B7_yx_2 - c7 * minus_B7_xx_3;
    const double t412 = c7 * B7_xy_3 + s7 * minus_B7_yy_3;
    const double t413 = s7 * minus_B7_xx_3 + c7 * minus_B7_yx_2;
    const double t414 = s7 * B7_xy_3 - c7 * minus_B7_yy_3;
    const double t415 = t400 * c7 - minus_B7_zy_3 * s7;
    const double minus_Q7at6_z_3 = t400 * s7 + minus_B7_zy_3 * c7;

    /* composite body 6: B and P with those of body 7 added */
    const double t416 = 0.088 * t409;
    const double B6c_xx_2 = t411 * c7 - t412 * s7 - minus_B6_xx_2;
    const double B6c_xy_3 = B6_xy_3 - (s7 * minus_B7_yz_3 - c7 * minus_B7_xz_3);
    const double B6c_xz_3 = t411 * s7 + t412 * c7 - minus_B6_xz;
    const double B6c_yx_3 = t415 - 0.088 * minus_P7_z_4 - minus_B6_yx;
    const double B6c_yy_3 = t416 - minus_B7_zz_3 - minus_B6_yy_3;
    const double B6c_yz_3 = B6_yz_3 + minus_Q7at6_z_3;
    const double minus_B6c_zx_2 = minus_B6_zx_3 + (t413 * c7 + t414 * s7 + 0.088 * t410);
    const double B6c_zy_3 = B6_zy_3 + (c7 * minus_B7_yz_3 + s7 * minus_B7_xz_3);
    const double B6c_zz_3 = t414 * c7 - t413 * s7 + t416 - minus_B6_zz_3;
    const double P6c_x_3 = P6_x_3 + t409;
    const double P6c_y_3 = P6_y_3 + minus_P7_z_4;
    const double P6c_z_3 = P6_z_3 + t410;

    /* body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t417 = c6 * B6c_xx_2 - s6 * B6c_yx_3;
    const double t418 = c6 * B6c_xy_3 - s6 * B6c_yy_3;
    const double t419 = s6 * B6c_xx_2 + c6 * B6c_yx_3;
    const double t420 = s6 * B6c_xy_3 + c6 * B6c_yy_3;
    const double minus_Q6at5_x_2 = minus_B6c_zx_2 * c6 + B6c_zy_3 * s6;

    /* composite body 5: B and P with those of body 6 added */
    const double t421 = minus_B6c_zx_2 * s6 - B6c_zy_3 * c6;
    const double B5c_xx_2 = B5_xx + (t417 * c6 - t418 * s6);
    const double B5c_xy_3 = B5_xy_2 + (s6 * B6c_yz_3 - c6 * B6c_xz_3);
    const double B5c_xz_3 = t417 * s6 + t418 * c6 - minus_B5_xz_3;
    const double B5c_yx_3 = minus_Q6at5_x_2 - minus_B5_yx_2;
    const double B5c_yy_3 = B5_yy + B6c_zz_3;
    const double B5c_yz_2 = t421 - minus_B5_yz_2;
    const double B5c_zx_3 = t419 * c6 - t420 * s6 - minus_B5_zx;
    const double minus_B5c_zy_3 = minus_B5_zy_3 + (s6 * B6c_xz_3 + c6 * B6c_yz_3);
    const double B5c_zz_3 = t419 * s6 + t420 * c6 - minus_B5_zz_3;
    const double P5c_x_3 = P5_x_3 + (c6 * P6c_x_3 - s6 * P6c_y_3);
    const double P5c_y_3 = P5_y_3 - P6c_z_3;
    const double P5c_z_3 = P5_z_3 + (s6 * P6c_x_3 + c6 * P6c_y_3);

    /* body 5 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t422 = c5 * P5c_x_3 - s5 * P5c_y_3;
    const double t423 = s5 * P5c_x_3 + c5 * P5c_y_3;
    const double t424 = c5 * B5c_xx_2 - s5 * B5c_yx_3;
    const double t425 = c5 * B5c_xy_3 - s5 * B5c_yy_3;
    const double t426 = s5 * B5c_xx_2 + c5 * B5c_yx_3;
    const double t427 = s5 * B5c_xy_3 + c5 * B5c_yy_3;
    const double Q5at4_x_3 = B5c_zx_3 * c5 + minus_B5c_zy_3 * s5;
    const double Q5at4_z = minus_B5c_zy_3 * c5 - B5c_zx_3 * s5;

    /* composite body 4: B and P with those of body 5 added */
    const double t428 = 0.384 * P5c_z_3;
    const double t429 = 0.0825 * t422;
    const double B4c_xx_3 = B4_xx_2 + (t424 * c5 - t425 * s5 + t428);
    const double B4c_xy_3 = c5 * B5c_xz_3 - s5 * B5c_yz_2 - 0.384 * t422 - minus_B4_xy_3;
    const double minus_B4c_xz_2 = minus_B4_xz_3 + (t424 * s5 + t425 * c5);
    const double B4c_yx_3 = Q5at4_x_3 + 0.0825 * P5c_z_3 - minus_B4_yx_2;
    const double B4c_yy_3 = B4_yy + (B5c_zz_3 - t429);
    const double B4c_yz_3 = B4_yz_3 + Q5at4_z;
    const double B4c_zx_3 = B4_zx_3 + (t427 * s5 - t426 * c5 - 0.0825 * t423);
    const double B4c_zy_3 = B4_zy_2 + (0.384 * t423 - (s5 * B5c_xz_3 + c5 * B5c_yz_2));
    const double B4c_zz_3 = t426 * s5 + t427 * c5 + (t428 - t429) - minus_B4_zz_3;
    const double P4c_x_3 = P4_x_3 + t422;
    const double P4c_y_3 = P5c_z_3 - minus_P4_y;

    /* body 4 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t430 = c4 * P4c_x_3 - s4 * P4c_y_3;
    const double t431 = (c4 * B4c_xx_3 - s4 * B4c_yx_3) * s4;
    const double Q4at3_z_3 = B4c_zx_3 * s4 + B4c_zy_3 * c4;

    /* composite body 3: B and P with those of body 4 added */
    const double t432 = (s4 * B4c_xx_3 + c4 * B4c_yx_3) * s4;
    const double B3c_zz_3 = t432 + (s4 * B4c_xy_3 + c4 * B4c_yy_3) * c4 + 0.0825 * t430;
    const double t433 = t431 + (c4 * B4c_xy_3 - s4 * B4c_yy_3) * c4;
    const double B3c_xz_3 = 0.0043772571218395825 + t433;
    const double minus_B3c_yz = 0.005487648106562255 + Q4at3_z_3;
    const double P3c_x_3 = t430 - 0.126729164208;
    const double P3c_y_3 = 0.088844724872 + (t423 - P4_z_3);

    /* composite body 2: B and P with those of body 3 added */
    const double P2c_x = c3 * P3c_x_3 - s3 * P3c_y_3;
    const double P2c_z = s3 * P3c_x_3 + c3 * P3c_y_3;

    /* body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G7at6_y = 0.0031274395439999996 * w7_y - 0.007735484874 * w7_x_3;

    /* body 7 seen from joint 7: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D7at7_x_3 = 0.015320008390949585 * w7_y + t390 + t394 - minus_B7_xz_3;
    const double D7at7_y_3 = t396 - (t391 + 0.012899064612428355 * w7_x_3) - minus_B7_yz_3;
    const double G7at7_x_3 = t405 - t407 - P7_y_3;
    const double G7at7_y_3 = P7_x_3 - (t404 + t406);

    /* body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G7at6_x_3 = c7 * G7at7_x_3 - s7 * G7at7_y_3;
    const double G7at6_z_3 = s7 * G7at7_x_3 + c7 * G7at7_y_3;
    const double D7at6_x_4 = c7 * D7at7_x_3 - s7 * D7at7_y_3;
    const double minus_D7at6_y_3 = 0.088 * G7at6_z_3;
    const double D7at6_z_3 = s7 * D7at7_x_3 + c7 * D7at7_y_3 + 0.088 * G7at6_y;

    /* body 7 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t434 = N7at6_x * w6_y_2 + minus_N7at6_y * w6_x_3 - G7at7_z * v6_y_3;
    const double t435 = t434 - minus_Q7at6_z_3;
    const double G7at5_x_3 = c6 * G7at6_x_3 - s6 * G7at6_y;
    const double G7at5_z_3 = s6 * G7at6_x_3 + c6 * G7at6_y;
    const double D7at5_x_3 = c6 * D7at6_x_4 + s6 * minus_D7at6_y_3;
    const double D7at5_z_3 = s6 * D7at6_x_4 - c6 * minus_D7at6_y_3;
    const double minus_Q7at5_x_3 = c6 * t415 + s6 * minus_B7_zz_3;
    const double Q7at5_z_3 = c6 * minus_B7_zz_3 - s6 * t415;

    /* body 7 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t436 = F7at6_z * minus_v5_x - minus_F7at5_x * minus_v5_y_3;
    const double t437 = Q7at5_z_3 - (N7at5_x * minus_w5_y + D7at6_x * w5_x_3 + t436);
    const double G7at4_x_3 = c5 * G7at5_x_3 + s5 * G7at6_z_3;
    const double G7at4_z_3 = c5 * G7at6_z_3 - s5 * G7at5_x_3;
    const double t438 = 0.0825 * G7at4_z_3;
    const double D7at4_x_3 = c5 * D7at5_x_3 + s5 * D7at6_z_3 + 0.384 * G7at4_z_3;
    const double D7at4_y_3 = D7at5_z_3 + t438;
    const double t439 = 0.0825 * G7at5_z_3 + 0.384 * G7at4_x_3;
    const double D7at4_z_3 = c5 * D7at6_z_3 - s5 * D7at5_x_3 - t439;
    const double minus_Q7at4_x_3 = c5 * minus_Q7at5_x_3 + s5 * minus_Q7at6_z_3;
    const double minus_Q7at4_z_3 = c5 * minus_Q7at6_z_3 - s5 * minus_Q7at5_x_3;

    /* body 7 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t440 = N7at3_x - minus_Q7at4_z_3;
    const double G7at3_x_3 = c4 * G7at4_x_3 - s4 * G7at5_z_3;
    const double G7at3_z_3 = s4 * G7at4_x_3 + c4 * G7at5_z_3;
    const double D7at3_x_3 = c4 * D7at4_x_3 - s4 * D7at4_y_3;
    const double minus_D7at3_y_3 = D7at4_z_3 + 0.0825 * G7at3_z_3;
    const double D7at3_z_3 = s4 * D7at4_x_3 + c4 * D7at4_y_3 - t438;
    const double Q7at3_z_3 = c4 * Q7at5_z_3 - s4 * minus_Q7at4_x_3;

    /* body 7 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G7at2_x_3 = c3 * G7at3_x_3 + s3 * G7at4_z_3;
    const double G7at2_z_3 = s3 * G7at3_x_3 - c3 * G7at4_z_3;
    const double D7at2_x_3 = c3 * D7at3_x_3 + s3 * minus_D7at3_y_3 - 0.316 * G7at2_z_3;
    const double D7at2_z_3 = s3 * D7at3_x_3 - c3 * minus_D7at3_y_3 + 0.316 * G7at2_x_3;

    /* body 7 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D7at1_z_3 = c2 * D7at3_z_3 - s2 * D7at2_x_3;

    /* body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t441 = mcx_c6 * minus_v6_x + 0.068832705569 * v6_y_3;
    const double G6at5_y_2 = 0.068832705569 * w6_y_2 - mcx_c6 * w6_x_3;

    /* body 6 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t442 = Ixx_c6 * w6_y_2 - Ixy_c6 * w6_x_3 - mcz_c6 * minus_v6_x;
    const double D6at6_x_3 = t442 + B6c_xz_3;
    const double D6at6_y_3 = Ixy_c6 * w6_y_2 - Iyy_c6 * w6_x_3 + mcz_c6 * v6_y_3 + B6c_yz_3;
    const double D6at6_z_3 = Ixz_c6 * w6_y_2 - Iyz_c6 * w6_x_3 + t441 + B6c_zz_3;
    const double G6at6_x_3 = 2.4020770000000002 * v6_y_3 - mcz_c6 * w6_x_3 - P6c_y_3;
    const double G6at6_y_3 = 2.4020770000000002 * minus_v6_x - mcz_c6 * w6_y_2 + P6c_x_3;

    /* body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G6at5_x_3 = c6 * G6at6_x_3 - s6 * G6at6_y_3;
    const double G6at5_z_3 = s6 * G6at6_x_3 + c6 * G6at6_y_3;
    const double D6at5_x_3 = c6 * D6at6_x_3 - s6 * D6at6_y_3;
    const double D6at5_z_3 = s6 * D6at6_x_3 + c6 * D6at6_y_3;

    /* body 6 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t443 = Izz_c6 * w5_x_3 - N6at5_x * minus_w5_y + G6at6_z * minus_v5_y_3;
    const double t444 = t443 - t421;
    const double G6at4_x_3 = c5 * G6at5_x_3 - s5 * G6at5_y_2;
    const double minus_G6at4_z_3 = s5 * G6at5_x_3 + c5 * G6at5_y_2;
    const double t445 = 0.0825 * minus_G6at4_z_3;
    const double D6at4_x_3 = c5 * D6at5_x_3 + s5 * D6at6_z_3 - 0.384 * minus_G6at4_z_3;
    const double D6at4_y_3 = D6at5_z_3 - t445;
    const double t446 = 0.0825 * G6at5_z_3 + 0.384 * G6at4_x_3;
    const double D6at4_z_3 = c5 * D6at6_z_3 - s5 * D6at5_x_3 - t446;
    const double minus_Q6at4_x = c5 * minus_Q6at5_x_2 - s5 * B6c_zz_3;
    const double Q6at4_z_3 = s5 * minus_Q6at5_x_2 + c5 * B6c_zz_3;

    /* body 6 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t447 = N6at3_x + Q6at4_z_3;
    const double G6at3_x_3 = c4 * G6at4_x_3 - s4 * G6at5_z_3;
    const double G6at3_z_3 = s4 * G6at4_x_3 + c4 * G6at5_z_3;
    const double D6at3_x_3 = c4 * D6at4_x_3 - s4 * D6at4_y_3;
    const double minus_D6at3_y_3 = D6at4_z_3 + 0.0825 * G6at3_z_3;
    const double D6at3_z_3 = s4 * D6at4_x_3 + c4 * D6at4_y_3 + t445;
    const double minus_Q6at3_z = c4 * t421 + s4 * minus_Q6at4_x;

    /* body 6 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G6at2_x_3 = c3 * G6at3_x_3 - s3 * minus_G6at4_z_3;
    const double G6at2_z_3 = s3 * G6at3_x_3 + c3 * minus_G6at4_z_3;
    const double D6at2_x_3 = c3 * D6at3_x_3 + s3 * minus_D6at3_y_3 - 0.316 * G6at2_z_3;
    const double D6at2_z_3 = s3 * D6at3_x_3 - c3 * minus_D6at3_y_3 + 0.316 * G6at2_x_3;

    /* body 6 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D6at1_z_3 = c2 * D6at3_z_3 - s2 * D6at2_x_3;

    /* body 5 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t448 = Ixx_c5 * minus_w5_y - minus_Ixy_c5 * w5_x_3;
    const double t449 = Iyy_c5 * w5_x_3 - minus_Ixy_c5 * minus_w5_y;
    const double t450 = mcx_c5 * minus_v5_x + mcy_c5 * minus_v5_y_3;
    const double G5at5_z_3 = mcx_c5 * w5_x_3 - mcy_c5 * minus_w5_y;
    const double D5at5_x_3 = B5c_xz_3 - (t448 + mcz_c5 * minus_v5_x);
    const double D5at5_y_2 = B5c_yz_2 - (t449 + mcz_c5 * minus_v5_y_3);
    const double D5at5_z_3 = t450 - (Ixz_c5 * minus_w5_y + Iyz_c5 * w5_x_3) + B5c_zz_3;
    const double minus_G5at5_x_3 = P5c_y_3 + (3.628023 * minus_v5_y_3 + mcz_c5 * w5_x_3);
    const double G5at5_y_3 = 3.628023 * minus_v5_x + mcz_c5 * minus_w5_y + P5c_x_3;

    /* body 5 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_G5at4_x_3 = c5 * minus_G5at5_x_3 + s5 * G5at5_y_3;
    const double minus_G5at4_z_3 = c5 * G5at5_y_3 - s5 * minus_G5at5_x_3;
    const double t451 = 0.0825 * minus_G5at4_z_3;
    const double D5at4_x_3 = c5 * D5at5_x_3 - s5 * D5at5_y_2 - 0.384 * minus_G5at4_z_3;
    const double D5at4_y_3 = D5at5_z_3 - t451;
    const double t452 = 0.0825 * G5at5_z_3 - 0.384 * minus_G5at4_x_3;
    const double minus_D5at4_z_3 = s5 * D5at5_x_3 + c5 * D5at5_y_2 + t452;

    /* body 5 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t453 = N5at3_x + Q5at4_z;
    const double minus_G5at3_x_3 = c4 * minus_G5at4_x_3 + s4 * G5at5_z_3;
    const double G5at3_z_3 = c4 * G5at5_z_3 - s4 * minus_G5at4_x_3;
    const double D5at3_x_3 = c4 * D5at4_x_3 - s4 * D5at4_y_3;
    const double D5at3_y_3 = minus_D5at4_z_3 - 0.0825 * G5at3_z_3;
    const double D5at3_z_3 = s4 * D5at4_x_3 + c4 * D5at4_y_3 + t451;
    const double Q5at3_z_3 = s4 * Q5at4_x_3 + c4 * B5c_zz_3;

    /* body 5 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_G5at2_x_3 = c3 * minus_G5at3_x_3 + s3 * minus_G5at4_z_3;
    const double G5at2_z_3 = c3 * minus_G5at4_z_3 - s3 * minus_G5at3_x_3;
    const double D5at2_x_3 = c3 * D5at3_x_3 - s3 * D5at3_y_3 - 0.316 * G5at2_z_3;
    const double D5at2_z_3 = s3 * D5at3_x_3 + c3 * D5at3_y_3 - 0.316 * minus_G5at2_x_3;

    /* body 5 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D5at1_z_3 = c2 * D5at3_z_3 - s2 * D5at2_x_3;

    /* body 4 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D4at4_x_2 = t144 - minus_B4c_xz_2;
    const double D4at4_y_3 = t146 + B4c_yz_3;
    const double D4at4_z_3 = N4at3_x + B4c_zz_3;
    const double minus_G4at4_x_3 = P4c_y_3 + mcz_c4 * s4;
    const double G4at4_y_3 = P4c_x_3 - mcz_c4 * c4;

    /* body 4 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_G4at3_x_3 = c4 * minus_G4at4_x_3 + s4 * G4at4_y_3;
    const double G4at3_z_3 = c4 * G4at4_y_3 - s4 * minus_G4at4_x_3;
    const double D4at3_x_2 = c4 * D4at4_x_2 - s4 * D4at4_y_3;
    const double minus_D4at3_y_3 = D4at4_z_3 + 0.0825 * G4at3_z_3;
    const double D4at3_z_3 = s4 * D4at4_x_2 + c4 * D4at4_y_3 - t149;

    /* body 4 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G4at2_x_2 = minus_F4at2_z - c3 * minus_G4at3_x_3;
    const double minus_G4at2_z_2 = s3 * minus_G4at3_x_3 + minus_F4at2_x;
    const double D4at2_x_3 = c3 * D4at3_x_2 + s3 * minus_D4at3_y_3 + 0.316 * minus_G4at2_z_2;
    const double D4at2_z_2 = s3 * D4at3_x_2 - c3 * minus_D4at3_y_3 + 0.316 * G4at2_x_2;

    /* body 4 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_D4at1_z = s2 * D4at2_x_3 - c2 * D4at3_z_3;

    /* body 3 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D3at2_x_3 = c3 * B3c_xz_3 + s3 * minus_B3c_yz - 0.316 * P2c_x;
    const double D3at2_z_3 = s3 * B3c_xz_3 - c3 * minus_B3c_yz - 0.316 * P2c_z;

    /* body 3 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_D3at1_z = s2 * D3at2_x_3 - c2 * B3c_zz_3;

    /* link 5: twist (angular w, linear v) */
    const double minus_v5_x_2 = 0.384 * c5;
    const double v5_y = 0.384 * s5;

    /* link 5: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double t454 = 0.004600245517563105 * c5;
    const double t455 = 0.0021640520520981297 * s5;
    const double t456 = 0.01933189343616 * s5;
    const double t457 = 0.005627033294592 * c5;
    const double B5_xx_2 = t454 + (0.003887539128165 + t456);
    const double B5_yy_2 = t455 + (0.003887539128165 + t457);
    const double t458 = 0.0014511560650267152 * c5 - 0.0015152444733270301 * s5;
    const double minus_B5_zx_2 = t458 + 0.001208932934385;
    const double B5_xy_3 = 0.01933189343616 * c5 - 0.0021640520520981297 * c5;
    const double B5_xz = 0.030009216260233673 * c5 - 0.018094727578368 * c5;
    const double B5_yx_2 = 0.005627033294592 * s5 - 0.004600245517563105 * s5;
    const double B5_yz_2 = 0.018094727578368 * s5 - 0.030009216260233673 * s5;
    const double t459 = 0.0015152444733270301 * c5 - 0.009418354697801848 * s5;
    const double B5_zy = 0.004153336480425 - t459;
    const double B5_zz = t456 + t457 - (t454 + t455);
    const double P5_x_4 = 0.047121686402 * c5 - 0.470763264 * c5;
    const double P5_y_4 = 0.470763264 * s5 - 0.047121686402 * s5;
    const double minus_P5_z = 0.101140545 + (0.05034347249 * s5 + 0.014653732538 * c5);

    /* link 6: twist (angular w, linear v) */
    const double minus_w6_x = c6 * s5;
    const double w6_y_3 = s6 * s5;
    const double minus_v6_x_2 = c6 * minus_v5_x_2 + 0.0825 * s6;
    const double v6_y_4 = s6 * minus_v5_x_2 - 0.0825 * c6;

    /* link 6: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double t460 = 0.001524110902883315 * c5;
    const double t461 = 0.00010375891721868492 * w6_y_3;
    const double t462 = 9.3569097314605e-05 * minus_w6_x;
    const double t463 = 0.001524110902883315 * minus_w6_x;
    const double t464 = 0.0018536272276513943 * minus_w6_x;
    const double t465 = 0.006730429031040001 * s5;
    const double t466 = 0.023526756935 * v6_y_4;
    const double t467 = 0.10024161669500001 * minus_v6_x_2;
    const double t468 = 9.3569097314605e-05 * c5 + 0.0006268331305193942 * w6_y_3;
    const double minus_B6_xz_2 = t468 + 0.017527158935000002 * minus_v6_x_2;
    const double minus_B6_zy = 0.001524110902883315 * w6_y_3 - t464 + 0.00903427466304 * s5;
    const double minus_B6_zz_4 = t462 - t461 + (t466 + t467);
    const double B6_xx_2 = t465 - t466 - (t460 + t461);
    const double t469 = 0.0018536272276513943 * c5 + 9.3569097314605e-05 * w6_y_3;
    const double B6_xy_4 = t469 - 0.023526756935 * minus_v6_x_2;
    const double t470 = 0.009940933002587556 * c5 + 0.00010375891721868492 * minus_w6_x;
    const double minus_B6_yx_2 = 0.10024161669500001 * v6_y_4 + t470;
    const double B6_yy = t460 + t462 - (t467 - t465);
    const double t471 = 0.00010375891721868492 * c5 + 0.0006268331305193942 * minus_w6_x;
    const double B6_yz_4 = 0.017527158935000002 * v6_y_4 - t471;
    const double t472 = t463 - 0.009940933002587556 * w6_y_3;
    const double B6_zx = 0.038492780810880006 * s5 - t472;
    const double t473 = 0.023526756935 * c5 - 0.017527158935000002 * w6_y_3;
    const double P6_x_4 = t473 - 1.666555 * minus_v6_x_2;
    const double t474 = 0.10024161669500001 * c5 - 0.017527158935000002 * minus_w6_x;
    const double P6_y_4 = 1.666555 * v6_y_4 + t474;
    const double t475 = 0.023526756935 * minus_w6_x - 0.10024161669500001 * w6_y_3;
    const double P6_z_4 = t475 - 0.63995712 * s5;

    /* link 7: twist (angular w, linear v) */
    const double w7_x_4 = s7 * c5 - c7 * minus_w6_x;
    const double w7_y_2 = s7 * minus_w6_x + c7 * c5;
    const double minus_v7_z_4 = v6_y_4 + 0.088 * c5;
    const double t476 = v5_y + 0.088 * w6_y_3;
    const double minus_v7_x = c7 * minus_v6_x_2 + s7 * t476;
    const double v7_y_4 = s7 * minus_v6_x_2 - c7 * t476;

    /* link 7: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double t477 = 0.000395108718315752 * w6_y_3;
    const double t478 = 0.001672482661783778 * w7_y_2;
    const double t479 = 0.000548359106408232 * w7_x_4;
    const double t480 = 0.000395108718315752 * w7_x_4;
    const double t481 = 0.000395108718315752 * w7_y_2;
    const double t482 = 0.045305948634 * minus_v7_z_4;
    const double t483 = 0.0031274395439999996 * v7_y_4;
    const double t484 = 0.045305948634 * minus_v7_x;
    const double t485 = 0.007735484874 * minus_v7_x;
    const double t486 = 0.045305948634 * v7_y_4;
    const double minus_B7_xx_4 = t477 + t478 + (t482 + t483);
    const double t487 = 0.0036652978729410906 * w6_y_3 + 0.000548359106408232 * w7_y_2;
    const double minus_B7_xy_2 = t487 + 0.0031274395439999996 * minus_v7_x;
    const double minus_B7_yy_4 = t482 + t485 - (t479 + t477);
    const double t488 = 0.0116547105180085 * w7_x_4 + 0.001672482661783778 * w6_y_3;
    const double minus_B7_yz_4 = t486 - t488;
    const double t489 = t480 - 0.0012443540944198604 * w7_y_2;
    const double t490 = t489 - 0.007735484874 * minus_v7_z_4;
    const double t491 = 0.0036652978729410906 * w7_x_4 - t481;
    const double minus_B7_zy_4 = t491 + 0.0031274395439999996 * minus_v7_z_4;
    const double minus_B7_zz_4 = t479 - t478 + (t483 + t485);
    const double t492 = 0.000548359106408232 * w6_y_3 + 0.0116547105180085 * w7_y_2;
    const double B7_xz = t484 - t492;
    const double t493 = 0.001672482661783778 * w7_x_4 + 0.0012443540944198604 * w6_y_3;
    const double B7_yx_3 = t493 - 0.007735484874 * v7_y_4;
    const double t494 = 0.735522 * minus_v7_x;
    const double t495 = 0.735522 * v7_y_4;
    const double t496 = 0.045305948634 * w7_y_2;
    const double t497 = 0.045305948634 * w7_x_4;
    const double P7_x_4 = t496 - 0.0031274395439999996 * w6_y_3 - t494;
    const double P7_y_4 = t495 - (0.007735484874 * w6_y_3 + t497);
    const double t498 = 0.0031274395439999996 * w7_x_4 + 0.007735484874 * w7_y_2;
    const double minus_P7_z_5 = 0.735522 * minus_v7_z_4 + t498;

    /* body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t499 = c7 * P7_x_4 - s7 * P7_y_4;
    const double t500 = s7 * P7_x_4 + c7 * P7_y_4;
    const double t501 = c7 * minus_B7_xx_4 + s7 * B7_yx_3;
    const double t502 = s7 * minus_B7_yy_4 - c7 * minus_B7_xy_2;
    const double t503 = c7 * B7_yx_3 - s7 * minus_B7_xx_4;
    const double t504 = s7 * minus_B7_xy_2 + c7 * minus_B7_yy_4;
    const double t505 = t490 * c7 - minus_B7_zy_4 * s7;
    const double minus_Q7at6_z_4 = t490 * s7 + minus_B7_zy_4 * c7;

    /* composite body 6: B and P with those of body 7 added */
    const double t506 = 0.088 * t499;
    const double B6c_xx_3 = B6_xx_2 - (t501 * c7 + t502 * s7);
    const double B6c_xy_4 = B6_xy_4 - (c7 * B7_xz + s7 * minus_B7_yz_4);
    const double B6c_xz_4 = t502 * c7 - t501 * s7 - minus_B6_xz_2;
    const double B6c_yx_4 = t505 - 0.088 * minus_P7_z_5 - minus_B6_yx_2;
    const double B6c_yy_4 = B6_yy + (t506 - minus_B7_zz_4);
    const double B6c_yz_4 = B6_yz_4 + minus_Q7at6_z_4;
    const double B6c_zx_2 = B6_zx + (t503 * c7 + t504 * s7 - 0.088 * t500);
    const double B6c_zy_4 = c7 * minus_B7_yz_4 - s7 * B7_xz - minus_B6_zy;
    const double B6c_zz_4 = t503 * s7 - t504 * c7 + t506 - minus_B6_zz_4;
    const double P6c_x_4 = P6_x_4 + t499;
    const double P6c_y_4 = P6_y_4 + minus_P7_z_5;
    const double P6c_z_4 = P6_z_4 + t500;

    /* body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t507 = c6 * B6c_xx_3 - s6 * B6c_yx_4;
    const double t508 = c6 * B6c_xy_4 - s6 * B6c_yy_4;
    const double t509 = s6 * B6c_xx_3 + c6 * B6c_yx_4;
    const double t510 = s6 * B6c_xy_4 + c6 * B6c_yy_4;
    const double Q6at5_x = B6c_zx_2 * c6 - B6c_zy_4 * s6;
    const double Q6at5_z_2 = B6c_zy_4 * c6 + B6c_zx_2 * s6;

    /* composite body 5: B and P with those of body 6 added */
    const double B5c_xx_3 = B5_xx_2 + (t507 * c6 - t508 * s6);
    const double B5c_xy_4 = B5_xy_3 + (s6 * B6c_yz_4 - c6 * B6c_xz_4);
    const double B5c_xz_4 = B5_xz + (t507 * s6 + t508 * c6);
    const double B5c_yx_4 = B5_yx_2 - Q6at5_x;
    const double B5c_yy_4 = B5_yy_2 + B6c_zz_4;
    const double B5c_yz_3 = B5_yz_2 - Q6at5_z_2;
    const double B5c_zx_4 = t509 * c6 - t510 * s6 - minus_B5_zx_2;
    const double B5c_zy = B5_zy - (s6 * B6c_xz_4 + c6 * B6c_yz_4);
    const double B5c_zz_4 = B5_zz + (t509 * s6 + t510 * c6);
    const double P5c_x_4 = P5_x_4 + (c6 * P6c_x_4 - s6 * P6c_y_4);
    const double P5c_y_4 = P5_y_4 - P6c_z_4;
    const double P5c_z_4 = s6 * P6c_x_4 + c6 * P6c_y_4 - minus_P5_z;

    /* body 5 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t511 = c5 * P5c_x_4 - s5 * P5c_y_4;
    const double t512 = (c5 * B5c_xx_3 - s5 * B5c_yx_4) * s5;
    const double minus_Q5at4_z_3 = B5c_zx_4 * s5 + B5c_zy * c5;

    /* composite body 4: B and P with those of body 5 added */
    const double t513 = (s5 * B5c_xx_3 + c5 * B5c_yx_4) * s5;
    const double t514 = t513 + (s5 * B5c_xy_4 + c5 * B5c_yy_4) * c5;
    const double B4c_zz_4 = t514 + (0.384 * P5c_z_4 - 0.0825 * t511);
    const double t515 = t512 + (c5 * B5c_xy_4 - s5 * B5c_yy_4) * c5;
    const double B4c_xz_2 = 0.0016444875773692705 - t515;
    const double B4c_yz_4 = 0.0039053550262761003 - minus_Q5at4_z_3;
    const double P4c_x_4 = t511 - 0.374644408005;

    /* body 4 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D4at3_x_3 = c4 * B4c_xz_2 - s4 * B4c_yz_4;

    /* composite body 3: B and P with those of body 4 added */
    const double minus_B3c_zy = s4 * B4c_xz_2 + c4 * B4c_yz_4;

    /* body 7 seen from joint 7: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_G7at7_z = 0.0031274395439999996 * w7_y_2 - 0.007735484874 * w7_x_4;
    const double D7at7_x_4 = 0.015320008390949585 * w7_y_2 + t480 - t484 + B7_xz;
    const double D7at7_y_4 = t486 - (0.012899064612428355 * w7_x_4 + t481) - minus_B7_yz_4;
    const double G7at7_x_4 = t495 - t497 - P7_y_4;
    const double G7at7_y_4 = t494 - t496 + P7_x_4;

    /* body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G7at6_x_4 = c7 * G7at7_x_4 - s7 * G7at7_y_4;
    const double G7at6_z_4 = s7 * G7at7_x_4 + c7 * G7at7_y_4;
    const double D7at6_x_5 = c7 * D7at7_x_4 - s7 * D7at7_y_4;
    const double minus_D7at6_y_4 = 0.088 * G7at6_z_4;
    const double D7at6_z_4 = s7 * D7at7_x_4 + c7 * D7at7_y_4 + 0.088 * minus_G7at7_z;

    /* body 7 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t516 = N7at6_x * w6_y_3 - minus_N7at6_y * minus_w6_x - G7at7_z * v6_y_4;
    const double t517 = t516 - minus_Q7at6_z_4;
    const double G7at5_x_4 = c6 * G7at6_x_4 - s6 * minus_G7at7_z;
    const double G7at5_z_4 = s6 * G7at6_x_4 + c6 * minus_G7at7_z;
    const double D7at5_x_4 = c6 * D7at6_x_5 + s6 * minus_D7at6_y_4;
    const double D7at5_z_4 = s6 * D7at6_x_5 - c6 * minus_D7at6_y_4;
    const double minus_Q7at5_x_4 = c6 * t505 + s6 * minus_B7_zz_4;
    const double Q7at5_z_4 = c6 * minus_B7_zz_4 - s6 * t505;

    /* body 7 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t518 = t163 + (minus_F7at5_x * v5_y + F7at6_z * minus_v5_x_2);
    const double t519 = Q7at5_z_4 - t518;
    const double G7at4_x_4 = c5 * G7at5_x_4 + s5 * G7at6_z_4;
    const double G7at4_z_4 = c5 * G7at6_z_4 - s5 * G7at5_x_4;
    const double t520 = 0.0825 * G7at4_z_4;
    const double D7at4_x_4 = c5 * D7at5_x_4 + s5 * D7at6_z_4 + 0.384 * G7at4_z_4;
    const double D7at4_y_4 = D7at5_z_4 + t520;
    const double t521 = 0.0825 * G7at5_z_4 + 0.384 * G7at4_x_4;
    const double D7at4_z_4 = c5 * D7at6_z_4 - s5 * D7at5_x_4 - t521;
    const double minus_Q7at4_z_4 = c5 * minus_Q7at6_z_4 - s5 * minus_Q7at5_x_4;

    /* body 7 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G7at3_x_4 = c4 * G7at4_x_4 - s4 * G7at5_z_4;
    const double G7at3_z_4 = s4 * G7at4_x_4 + c4 * G7at5_z_4;
    const double D7at3_x_4 = c4 * D7at4_x_4 - s4 * D7at4_y_4;
    const double minus_D7at3_y_4 = D7at4_z_4 + 0.0825 * G7at3_z_4;
    const double D7at3_z_4 = s4 * D7at4_x_4 + c4 * D7at4_y_4 - t520;

    /* body 7 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G7at2_x_4 = c3 * G7at3_x_4 + s3 * G7at4_z_4;
    const double G7at2_z_4 = s3 * G7at3_x_4 - c3 * G7at4_z_4;
    const double D7at2_x_4 = c3 * D7at3_x_4 + s3 * minus_D7at3_y_4 - 0.316 * G7at2_z_4;
    const double D7at2_z_4 = s3 * D7at3_x_4 - c3 * minus_D7at3_y_4 + 0.316 * G7at2_x_4;

    /* body 7 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D7at1_z_4 = c2 * D7at3_z_4 - s2 * D7at2_x_4;

    /* body 6 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t522 = mcx_c6 * minus_v6_x_2 + 0.068832705569 * v6_y_4;
    const double minus_G6at6_z = mcx_c6 * minus_w6_x + 0.068832705569 * w6_y_3;
    const double t523 = Ixx_c6 * w6_y_3 + Ixy_c6 * minus_w6_x - mcz_c6 * minus_v6_x_2;
    const double D6at6_x_4 = t523 + B6c_xz_4;
    const double t524 = Ixy_c6 * w6_y_3 + Iyy_c6 * minus_w6_x + mcz_c6 * v6_y_4;
    const double D6at6_y_4 = t524 + B6c_yz_4;
    const double D6at6_z_4 = Ixz_c6 * w6_y_3 + Iyz_c6 * minus_w6_x + t522 + B6c_zz_4;
    const double G6at6_x_4 = 2.4020770000000002 * v6_y_4 + mcz_c6 * minus_w6_x - P6c_y_4;
    const double G6at6_y_4 = 2.4020770000000002 * minus_v6_x_2 - mcz_c6 * w6_y_3 + P6c_x_4;

    /* body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G6at5_x_4 = c6 * G6at6_x_4 - s6 * G6at6_y_4;
    const double G6at5_z_4 = s6 * G6at6_x_4 + c6 * G6at6_y_4;
    const double D6at5_x_4 = c6 * D6at6_x_4 - s6 * D6at6_y_4;
    const double D6at5_z_4 = s6 * D6at6_x_4 + c6 * D6at6_y_4;

    /* body 6 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t525 = Q6at5_z_2 - (G6at6_z * v5_y + t176);
    const double G6at4_x_4 = c5 * G6at5_x_4 - s5 * minus_G6at6_z;
    const double minus_G6at4_z_4 = s5 * G6at5_x_4 + c5 * minus_G6at6_z;
    const double t526 = 0.0825 * minus_G6at4_z_4;
    const double D6at4_x_4 = c5 * D6at5_x_4 + s5 * D6at6_z_4 - 0.384 * minus_G6at4_z_4;
    const double D6at4_y_4 = D6at5_z_4 - t526;
    const double t527 = 0.0825 * G6at5_z_4 + 0.384 * G6at4_x_4;
    const double D6at4_z_4 = c5 * D6at6_z_4 - s5 * D6at5_x_4 - t527;
    const double minus_Q6at4_z = s5 * Q6at5_x - c5 * B6c_zz_4;

    /* body 6 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G6at3_x_4 = c4 * G6at4_x_4 - s4 * G6at5_z_4;
    const double G6at3_z_4 = s4 * G6at4_x_4 + c4 * G6at5_z_4;
    const double D6at3_x_4 = c4 * D6at4_x_4 - s4 * D6at4_y_4;
    const double minus_D6at3_y_4 = D6at4_z_4 + 0.0825 * G6at3_z_4;
    const double D6at3_z_4 = s4 * D6at4_x_4 + c4 * D6at4_y_4 + t526;

    /* body 6 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G6at2_x_4 = c3 * G6at3_x_4 - s3 * minus_G6at4_z_4;
    const double G6at2_z_4 = s3 * G6at3_x_4 + c3 * minus_G6at4_z_4;
    const double D6at2_x_4 = c3 * D6at3_x_4 + s3 * minus_D6at3_y_4 - 0.316 * G6at2_z_4;
    const double D6at2_z_4 = s3 * D6at3_x_4 - c3 * minus_D6at3_y_4 + 0.316 * G6at2_x_4;

    /* body 6 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D6at1_z_4 = c2 * D6at3_z_4 - s2 * D6at2_x_4;

    /* body 5 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D5at5_x_4 = B5c_xz_4 - (t133 + mcz_c5 * minus_v5_x_2);
    const double D5at5_y_3 = mcz_c5 * v5_y + t135 + B5c_yz_3;
    const double D5at5_z_4 = mcx_c5 * minus_v5_x_2 - mcy_c5 * v5_y - t136 + B5c_zz_4;
    const double G5at5_x = 1.3931608320000002 * s5 + mcz_c5 * s5 - P5c_y_4;
    const double G5at5_y_4 = 1.3931608320000002 * c5 + mcz_c5 * c5 + P5c_x_4;

    /* body 5 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G5at4_x = c5 * G5at5_x - s5 * G5at5_y_4;
    const double minus_G5at4_z_4 = s5 * G5at5_x + c5 * G5at5_y_4;
    const double t528 = 0.0825 * minus_G5at4_z_4;
    const double D5at4_x_4 = c5 * D5at5_x_4 - s5 * D5at5_y_3 - 0.384 * minus_G5at4_z_4;
    const double D5at4_y_4 = D5at5_z_4 - t528;
    const double D5at4_z = t141 - 0.384 * G5at4_x - (s5 * D5at5_x_4 + c5 * D5at5_y_3);

    /* body 5 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G5at3_x = c4 * G5at4_x + minus_F5at3_z;
    const double G5at3_z_4 = s4 * G5at4_x - minus_F5at3_x;
    const double D5at3_x_4 = c4 * D5at4_x_4 - s4 * D5at4_y_4;
    const double minus_D5at3_y = D5at4_z + 0.0825 * G5at3_z_4;
    const double D5at3_z_4 = s4 * D5at4_x_4 + c4 * D5at4_y_4 + t528;

    /* body 5 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G5at2_x = c3 * G5at3_x - s3 * minus_G5at4_z_4;
    const double G5at2_z_4 = s3 * G5at3_x + c3 * minus_G5at4_z_4;
    const double D5at2_x_4 = c3 * D5at3_x_4 + s3 * minus_D5at3_y - 0.316 * G5at2_z_4;
    const double D5at2_z_4 = s3 * D5at3_x_4 - c3 * minus_D5at3_y + 0.316 * G5at2_x;

    /* body 5 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D5at1_z_4 = c2 * D5at3_z_4 - s2 * D5at2_x_4;

    /* body 4 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G4at4_x = 0.19076837715 - P5c_z_4;

    /* body 4 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G4at3_x = c4 * G4at4_x - s4 * P4c_x_4;
    const double G4at3_z_4 = s4 * G4at4_x + c4 * P4c_x_4;
    const double minus_D4at3_y_4 = B4c_zz_4 + 0.0825 * G4at3_z_4;

    /* body 4 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G4at2_x_3 = c3 * G4at3_x;
    const double G4at2_z_2 = s3 * G4at3_x;
    const double D4at2_x_4 = c3 * D4at3_x_3 + s3 * minus_D4at3_y_4 - 0.316 * G4at2_z_2;
    const double D4at2_z_3 = s3 * D4at3_x_3 - c3 * minus_D4at3_y_4 + 0.316 * G4at2_x_3;

    /* body 4 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D4at1_z_3 = c2 * minus_B3c_zy - s2 * D4at2_x_4;

    /* link 6: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double minus_B6_xx_3 = 0.00010375891721868492 * c6;
    const double B6_xy_5 = 9.3569097314605e-05 * c6;
    const double minus_B6_xz_3 = 0.0006268331305193942 * c6;
    const double B6_yx_3 = 0.00010375891721868492 * s6;
    const double minus_B6_yy_4 = 9.3569097314605e-05 * s6;
    const double B6_yz_5 = 0.0006268331305193942 * s6;
    const double B6_zx_2 = 0.009940933002587556 * c6 + 0.001524110902883315 * s6;
    const double minus_B6_zy_2 = 0.001524110902883315 * c6 + 0.0018536272276513943 * s6;
    const double B6_zz = minus_B6_xx_3 + minus_B6_yy_4;
    const double minus_P6_x = 0.017527158935000002 * c6;
    const double P6_y_5 = 0.017527158935000002 * s6;
    const double minus_P6_z = 0.023526756935 * s6 + 0.10024161669500001 * c6;

    /* link 7: twist (angular w, linear v) */
    const double w7_x_5 = c7 * s6;
    const double minus_w7_y_3 = s7 * s6;
    const double t529 = 0.088 * c6;
    const double minus_v7_x_2 = s7 * t529;
    const double minus_v7_y = c7 * t529;

    /* link 7: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double t530 = 0.000395108718315752 * c6;
    const double t531 = 0.001672482661783778 * minus_w7_y_3;
    const double t532 = 0.000548359106408232 * w7_x_5;
    const double t533 = 0.000395108718315752 * w7_x_5;
    const double minus_B7_zx = 0.0012443540944198604 * minus_w7_y_3 + t533;
    const double t534 = 0.000395108718315752 * minus_w7_y_3;
    const double minus_B7_zy_5 = t534 + 0.0036652978729410906 * w7_x_5;
    const double t535 = 0.0031274395439999996 * minus_v7_y;
    const double t536 = 0.045305948634 * minus_v7_x_2;
    const double t537 = 0.007735484874 * minus_v7_x_2;
    const double t538 = 0.045305948634 * minus_v7_y;
    const double t539 = 0.0036652978729410906 * c6 - 0.000548359106408232 * minus_w7_y_3;
    const double minus_B7_xy_3 = t539 + 0.0031274395439999996 * minus_v7_x_2;
    const double t540 = 0.0012443540944198604 * c6 + 0.001672482661783778 * w7_x_5;
    const double B7_yx_4 = t540 + 0.007735484874 * minus_v7_y;
    const double B7_yz = 0.001672482661783778 * c6 + 0.0116547105180085 * w7_x_5 + t538;
    const double minus_B7_zz_5 = t531 + t532 + (t537 - t535);
    const double B7_xx = t535 - (t530 - t531);
    const double t541 = 0.000548359106408232 * c6 - 0.0116547105180085 * minus_w7_y_3;
    const double B7_xz_2 = t536 - t541;
    const double B7_yy = t530 + t532 - t537;
    const double t542 = 0.735522 * minus_v7_x_2;
    const double t543 = 0.735522 * minus_v7_y;
    const double t544 = 0.045305948634 * minus_w7_y_3;
    const double t545 = 0.045305948634 * w7_x_5;
    const double P7_z = 0.007735484874 * minus_w7_y_3 - 0.0031274395439999996 * w7_x_5;
    const double minus_P7_x = t542 + (t544 + 0.0031274395439999996 * c6);
    const double minus_P7_y = t543 + (0.007735484874 * c6 + t545);

    /* body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t546 = s7 * minus_P7_y - c7 * minus_P7_x;
    const double t547 = s7 * minus_P7_x + c7 * minus_P7_y;
    const double t548 = c7 * B7_xx - s7 * B7_yx_4;
    const double t549 = c7 * minus_B7_xy_3 + s7 * B7_yy;
    const double t550 = s7 * B7_xx + c7 * B7_yx_4;
    const double t551 = c7 * B7_yy - s7 * minus_B7_xy_3;
    const double t552 = minus_B7_zx * c7 - minus_B7_zy_5 * s7;
    const double minus_Q7at6_z_5 = minus_B7_zx * s7 + minus_B7_zy_5 * c7;

    /* composite body 6: B and P with those of body 7 added */
    const double t553 = 0.088 * t546;
    const double B6c_xx_4 = t548 * c7 + t549 * s7 - minus_B6_xx_3;
    const double B6c_xy_5 = B6_xy_5 + (s7 * B7_yz - c7 * B7_xz_2);
    const double B6c_xz_5 = t548 * s7 - t549 * c7 - minus_B6_xz_3;
    const double B6c_yx_5 = B6_yx_3 + (t552 + 0.088 * P7_z);
    const double B6c_yy_5 = t553 - minus_B7_zz_5 - minus_B6_yy_4;
    const double B6c_yz_5 = B6_yz_5 + minus_Q7at6_z_5;
    const double B6c_zx_3 = B6_zx_2 + (t550 * c7 - t551 * s7 + 0.088 * t547);
    const double minus_B6c_zy = minus_B6_zy_2 + (s7 * B7_xz_2 + c7 * B7_yz);
    const double B6c_zz_5 = B6_zz + (t550 * s7 + t551 * c7 + t553);
    const double P6c_x_5 = t546 - minus_P6_x;
    const double P6c_y_5 = P6_y_5 - P7_z;
    const double minus_P6c_z = minus_P6_z + t547;

    /* composite body 5: B and P with those of body 6 added */
    const double t554 = (c6 * B6c_xx_4 - s6 * B6c_yx_5) * s6;
    const double t555 = minus_B6c_zy * c6 - B6c_zx_3 * s6;
    const double t556 = (s6 * B6c_xx_4 + c6 * B6c_yx_5) * s6;
    const double B5c_zz_5 = t556 + (s6 * B6c_xy_5 + c6 * B6c_yy_5) * c6;
    const double t557 = t554 + (c6 * B6c_xy_5 - s6 * B6c_yy_5) * c6;
    const double B5c_xz_5 = t557 - 0.0021640520520981297;
    const double B5c_yz_4 = t555 - 0.004600245517563105;
    const double P5c_x_5 = c6 * P6c_x_5 - s6 * P6c_y_5 - 0.05034347249;

    /* body 7 seen from joint 7: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G7at7_z_2 = 0.007735484874 * w7_x_5 + 0.0031274395439999996 * minus_w7_y_3;
    const double D7at7_x_5 = t533 - 0.015320008390949585 * minus_w7_y_3 - t536 + B7_xz_2;
    const double D7at7_y_5 = t534 - 0.012899064612428355 * w7_x_5 - t538 + B7_yz;
    const double G7at7_x_5 = minus_P7_y - (t543 + t545);
    const double G7at7_y_5 = t542 + t544 - minus_P7_x;

    /* body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G7at6_x_5 = c7 * G7at7_x_5 - s7 * G7at7_y_5;
    const double G7at6_z_5 = s7 * G7at7_x_5 + c7 * G7at7_y_5;
    const double D7at6_x_6 = c7 * D7at7_x_5 - s7 * D7at7_y_5;
    const double minus_D7at6_y_5 = 0.088 * G7at6_z_5;
    const double D7at6_z_5 = s7 * D7at7_x_5 + c7 * D7at7_y_5 - 0.088 * G7at7_z_2;

    /* body 7 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t558 = N7at5_x - minus_Q7at6_z_5;
    const double G7at5_x_5 = c6 * G7at6_x_5 + s6 * G7at7_z_2;
    const double G7at5_z_5 = s6 * G7at6_x_5 - c6 * G7at7_z_2;
    const double D7at5_x_5 = c6 * D7at6_x_6 + s6 * minus_D7at6_y_5;
    const double D7at5_z_5 = s6 * D7at6_x_6 - c6 * minus_D7at6_y_5;
    const double Q7at5_z_5 = c6 * minus_B7_zz_5 - s6 * t552;

    /* body 7 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G7at4_x_5 = c5 * G7at5_x_5 + s5 * G7at6_z_5;
    const double G7at4_z_5 = c5 * G7at6_z_5 - s5 * G7at5_x_5;
    const double t559 = 0.0825 * G7at4_z_5;
    const double D7at4_x_5 = c5 * D7at5_x_5 + s5 * D7at6_z_5 + 0.384 * G7at4_z_5;
    const double D7at4_y_5 = D7at5_z_5 + t559;
    const double t560 = 0.0825 * G7at5_z_5 + 0.384 * G7at4_x_5;
    const double minus_D7at4_z = s5 * D7at5_x_5 - c5 * D7at6_z_5 + t560;

    /* body 7 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G7at3_x_5 = c4 * G7at4_x_5 - s4 * G7at5_z_5;
    const double G7at3_z_5 = s4 * G7at4_x_5 + c4 * G7at5_z_5;
    const double D7at3_x_5 = c4 * D7at4_x_5 - s4 * D7at4_y_5;
    const double D7at3_y = minus_D7at4_z - 0.0825 * G7at3_z_5;
    const double D7at3_z_5 = s4 * D7at4_x_5 + c4 * D7at4_y_5 - t559;

    /* body 7 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G7at2_x_5 = c3 * G7at3_x_5 + s3 * G7at4_z_5;
    const double G7at2_z_5 = s3 * G7at3_x_5 - c3 * G7at4_z_5;
    const double D7at2_x_5 = c3 * D7at3_x_5 - s3 * D7at3_y - 0.316 * G7at2_z_5;
    const double D7at2_z_5 = s3 * D7at3_x_5 + c3 * D7at3_y + 0.316 * G7at2_x_5;

    /* body 7 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D7at1_z_5 = c2 * D7at3_z_5 - s2 * D7at2_x_5;

    /* body 6 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D6at6_x_5 = t126 + B6c_xz_5;
    const double D6at6_y_5 = t128 + B6c_yz_5;
    const double D6at6_z_5 = N6at5_x + B6c_zz_5;
    const double minus_G6at6_x = mcz_c6 * s6 + P6c_y_5;
    const double G6at6_y_5 = P6c_x_5 - mcz_c6 * c6;

    /* body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_G6at5_x = c6 * minus_G6at6_x + s6 * G6at6_y_5;
    const double G6at5_z_5 = c6 * G6at6_y_5 - s6 * minus_G6at6_x;
    const double D6at5_x_5 = c6 * D6at6_x_5 - s6 * D6at6_y_5;
    const double D6at5_z_5 = s6 * D6at6_x_5 + c6 * D6at6_y_5;

    /* body 6 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_G6at4_x = c5 * minus_G6at5_x - F6at4_z;
    const double G6at4_z = s5 * minus_G6at5_x + minus_F6at4_x;
    const double t561 = 0.0825 * G6at4_z;
    const double D6at4_x_5 = c5 * D6at5_x_5 + s5 * D6at6_z_5 + 0.384 * G6at4_z;
    const double D6at4_y_5 = D6at5_z_5 + t561;
    const double t562 = 0.384 * minus_G6at4_x - 0.0825 * G6at5_z_5;
    const double D6at4_z_5 = c5 * D6at6_z_5 - s5 * D6at5_x_5 + t562;

    /* body 6 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_G6at3_x = c4 * minus_G6at4_x + s4 * G6at5_z_5;
    const double G6at3_z_5 = c4 * G6at5_z_5 - s4 * minus_G6at4_x;
    const double D6at3_x_5 = c4 * D6at4_x_5 - s4 * D6at4_y_5;
    const double minus_D6at3_y_5 = D6at4_z_5 + 0.0825 * G6at3_z_5;
    const double D6at3_z_5 = s4 * D6at4_x_5 + c4 * D6at4_y_5 - t561;

    /* body 6 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_G6at2_x = c3 * minus_G6at3_x - s3 * G6at4_z;
    const double minus_G6at2_z = c3 * G6at4_z + s3 * minus_G6at3_x;
    const double D6at2_x_5 = c3 * D6at3_x_5 + s3 * minus_D6at3_y_5 + 0.316 * minus_G6at2_z;
    const double D6at2_z_5 = s3 * D6at3_x_5 - c3 * minus_D6at3_y_5 - 0.316 * minus_G6at2_x;

    /* body 6 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D6at1_z_5 = c2 * D6at3_z_5 - s2 * D6at2_x_5;

    /* body 5 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G5at5_x_2 = 0.014653732538 - minus_P6c_z;

    /* body 5 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G5at4_x_2 = c5 * G5at5_x_2 - s5 * P5c_x_5;
    const double minus_G5at4_z_5 = s5 * G5at5_x_2 + c5 * P5c_x_5;
    const double t563 = 0.0825 * minus_G5at4_z_5;
    const double D5at4_x_5 = c5 * B5c_xz_5 - s5 * B5c_yz_4 - 0.384 * minus_G5at4_z_5;
    const double D5at4_y_5 = B5c_zz_5 - t563;
    const double minus_D5at4_z_4 = s5 * B5c_xz_5 + c5 * B5c_yz_4 + 0.384 * G5at4_x_2;

    /* body 5 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G5at3_x_2 = c4 * G5at4_x_2;
    const double G5at3_z_5 = s4 * G5at4_x_2;
    const double D5at3_x_5 = c4 * D5at4_x_5 - s4 * D5at4_y_5;
    const double D5at3_y_4 = minus_D5at4_z_4 - 0.0825 * G5at3_z_5;
    const double D5at3_z_5 = s4 * D5at4_x_5 + c4 * D5at4_y_5 + t563;

    /* body 5 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G5at2_x_2 = c3 * G5at3_x_2 - s3 * minus_G5at4_z_5;
    const double G5at2_z_5 = s3 * G5at3_x_2 + c3 * minus_G5at4_z_5;
    const double D5at2_x_5 = c3 * D5at3_x_5 - s3 * D5at3_y_4 - 0.316 * G5at2_z_5;
    const double D5at2_z_5 = s3 * D5at3_x_5 + c3 * D5at3_y_4 + 0.316 * G5at2_x_2;

    /* body 5 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D5at1_z_5 = c2 * D5at3_z_5 - s2 * D5at2_x_5;

    /* link 7: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc */
    const double minus_B7_xz_4 = 0.0116547105180085 * c7;
    const double B7_yz_2 = 0.0116547105180085 * s7;
    const double minus_B7_xx_5 = t120 + 0.003986923479791999;
    const double minus_B7_zy_6 = 0.0036652978729410906 * s7 - t118 + 0.000275214679872;
    const double B7_yy_2 = t121 - 0.003986923479791999;
    const double P7_x_5 = 0.045305948634 * c7;
    const double minus_P7_y_2 = 0.045305948634 * s7;

    /* body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double t564 = c7 * P7_x_5 + s7 * minus_P7_y_2;
    const double t565 = (c7 * minus_B7_xx_5 + s7 * B7_yx_2) * s7;
    const double t566 = (t116 - 0.0012443540944198604 * c7 - 0.0006807226689119999) * s7;
    const double minus_Q7at6_z_6 = t566 + minus_B7_zy_6 * c7;

    /* composite body 6: B and P with those of body 7 added */
    const double t567 = (c7 * B7_yx_2 - s7 * minus_B7_xx_5) * s7;
    const double B6c_zz_6 = t567 + (c7 * B7_yy_2 - s7 * minus_B7_xy) * c7 + 0.088 * t564;
    const double t568 = t565 + (c7 * minus_B7_xy + s7 * B7_yy_2) * c7;
    const double minus_B6c_xz = 9.3569097314605e-05 + t568;
    const double B6c_yz_6 = minus_Q7at6_z_6 - 0.00010375891721868492;
    const double P6c_x_6 = 0.023526756935 + t564;

    /* composite body 5: B and P with those of body 6 added */
    const double P5c_x_6 = c6 * P6c_x_6 - t130;
    const double P5c_z_5 = s6 * P6c_x_6 + t129;
    const double B5c_xy_5 = c6 * minus_B6c_xz + s6 * B6c_yz_6;

    /* body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D6at5_z_6 = c6 * B6c_yz_6 - s6 * minus_B6c_xz;

    /* body 7 seen from joint 7: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D7at7_x_6 = t117 - minus_B7_xz_4;
    const double D7at7_y_6 = B7_yz_2 - t119;

    /* body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D7at6_x_7 = c7 * D7at7_x_6 - s7 * D7at7_y_6;
    const double D7at6_z_6 = s7 * D7at7_x_6 + c7 * D7at7_y_6 - minus_B6c_yy;

    /* body 7 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D7at5_x_6 = c6 * D7at6_x_7;
    const double D7at5_z_6 = s6 * D7at6_x_7;

    /* body 7 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G7at4_x_6 = c5 * minus_F7at5_z;
    const double minus_G7at4_z = s5 * minus_F7at5_z;
    const double t569 = 0.0825 * minus_G7at4_z;
    const double D7at4_x_6 = c5 * D7at5_x_6 + s5 * D7at6_z_6 - 0.384 * minus_G7at4_z;
    const double D7at4_y_6 = D7at5_z_6 - t569;
    const double t570 = 0.0825 * minus_F7at5_x - 0.384 * G7at4_x_6;
    const double D7at4_z_5 = c5 * D7at6_z_6 - s5 * D7at5_x_6 + t570;

    /* body 7 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G7at3_x_6 = c4 * G7at4_x_6 + s4 * minus_F7at5_x;
    const double G7at3_z_6 = s4 * G7at4_x_6 - c4 * minus_F7at5_x;
    const double D7at3_x_6 = c4 * D7at4_x_6 - s4 * D7at4_y_6;
    const double minus_D7at3_y_5 = D7at4_z_5 + 0.0825 * G7at3_z_6;
    const double D7at3_z_6 = s4 * D7at4_x_6 + c4 * D7at4_y_6 + t569;

    /* body 7 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G7at2_x_6 = c3 * G7at3_x_6 - s3 * minus_G7at4_z;
    const double G7at2_z_6 = s3 * G7at3_x_6 + c3 * minus_G7at4_z;
    const double D7at2_x_6 = c3 * D7at3_x_6 + s3 * minus_D7at3_y_5 - 0.316 * G7at2_z_6;
    const double D7at2_z_6 = s3 * D7at3_x_6 - c3 * minus_D7at3_y_5 + 0.316 * G7at2_x_6;

    /* body 7 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_D7at1_z = s2 * D7at2_x_6 - c2 * D7at3_z_6;

    /* body 6 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_G6at4_x_2 = c5 * P5c_z_5;
    const double G6at4_z_2 = s5 * P5c_z_5;
    const double t571 = 0.0825 * G6at4_z_2;
    const double D6at4_x_6 = s5 * B6c_zz_6 - c5 * B5c_xy_5 + 0.384 * G6at4_z_2;
    const double D6at4_y_6 = D6at5_z_6 + t571;
    const double t572 = 0.384 * minus_G6at4_x_2 - 0.0825 * P5c_x_6;
    const double D6at4_z_6 = s5 * B5c_xy_5 + c5 * B6c_zz_6 + t572;

    /* body 6 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_G6at3_x_2 = c4 * minus_G6at4_x_2 + s4 * P5c_x_6;
    const double G6at3_z_6 = c4 * P5c_x_6 - s4 * minus_G6at4_x_2;
    const double D6at3_x_6 = c4 * D6at4_x_6 - s4 * D6at4_y_6;
    const double minus_D6at3_y_6 = D6at4_z_6 + 0.0825 * G6at3_z_6;
    const double D6at3_z_6 = s4 * D6at4_x_6 + c4 * D6at4_y_6 - t571;

    /* body 6 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G6at2_x_5 = s3 * G6at4_z_2 - c3 * minus_G6at3_x_2;
    const double minus_G6at2_z_2 = s3 * minus_G6at3_x_2 + c3 * G6at4_z_2;
    const double D6at2_x_6 = c3 * D6at3_x_6 + s3 * minus_D6at3_y_6 + 0.316 * minus_G6at2_z_2;
    const double D6at2_z_6 = s3 * D6at3_x_6 - c3 * minus_D6at3_y_6 + 0.316 * G6at2_x_5;

    /* body 6 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_D6at1_z = s2 * D6at2_x_6 - c2 * D6at3_z_6;

    /* body 7 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D7at5_x_7 = c6 * D7at6_x - s6 * minus_B6c_yy;
    const double minus_G7at5_x = c6 * F7at6_z;
    const double minus_G7at5_z = s6 * F7at6_z;
    const double D7at5_z_7 = s6 * D7at6_x + c6 * minus_B6c_yy;

    /* body 7 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double minus_G7at4_x = c5 * minus_G7at5_x + s5 * G7at7_z;
    const double G7at4_z_6 = s5 * minus_G7at5_x - c5 * G7at7_z;
    const double t573 = 0.0825 * G7at4_z_6;
    const double D7at4_x_7 = c5 * D7at5_x_7 + s5 * N7at6_x + 0.384 * G7at4_z_6;
    const double D7at4_y_7 = D7at5_z_7 + t573;
    const double t574 = 0.0825 * minus_G7at5_z + 0.384 * minus_G7at4_x;
    const double D7at4_z_6 = t574 - (s5 * D7at5_x_7 - c5 * N7at6_x);

    /* body 7 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G7at3_x_7 = s4 * minus_G7at5_z - c4 * minus_G7at4_x;
    const double minus_G7at3_z = s4 * minus_G7at4_x + c4 * minus_G7at5_z;
    const double D7at3_x_7 = c4 * D7at4_x_7 - s4 * D7at4_y_7;
    const double D7at3_y_2 = 0.0825 * minus_G7at3_z - D7at4_z_6;
    const double D7at3_z_7 = s4 * D7at4_x_7 + c4 * D7at4_y_7 - t573;

    /* body 7 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double G7at2_x_7 = c3 * G7at3_x_7 + s3 * G7at4_z_6;
    const double G7at2_z_7 = s3 * G7at3_x_7 - c3 * G7at4_z_6;
    const double D7at2_x_7 = c3 * D7at3_x_7 - s3 * D7at3_y_2 - 0.316 * G7at2_z_7;
    const double D7at2_z_7 = s3 * D7at3_x_7 + c3 * D7at3_y_2 + 0.316 * G7at2_x_7;

    /* body 7 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q) */
    const double D7at1_z_6 = c2 * D7at3_z_7 - s2 * D7at2_x_7;

    Gamma[0][0][0] = B1c_zz;
    Gamma[0][0][1] = -minus_D2at1_z;
    Gamma[0][0][2] = D3at1_z;
    Gamma[0][0][3] = D4at1_z;
    Gamma[0][0][4] = D5at1_z;
    Gamma[0][0][5] = D6at1_z;
    Gamma[0][0][6] = D7at1_z;
    Gamma[0][1][0] = -minus_D2at1_z;
    Gamma[0][1][1] = -minus_B1c_zy;
    Gamma[0][1][2] = D3at1_z_2;
    Gamma[0][1][3] = D4at1_z_2;
    Gamma[0][1][4] = D5at1_z_2;
    Gamma[0][1][5] = D6at1_z_2;
    Gamma[0][1][6] = D7at1_z_2;
    Gamma[0][2][0] = D3at1_z;
    Gamma[0][2][1] = D3at1_z_2;
    Gamma[0][2][2] = -minus_D3at1_z;
    Gamma[0][2][3] = -minus_D4at1_z;
    Gamma[0][2][4] = D5at1_z_3;
    Gamma[0][2][5] = D6at1_z_3;
    Gamma[0][2][6] = D7at1_z_3;
    Gamma[0][3][0] = D4at1_z;
    Gamma[0][3][1] = D4at1_z_2;
    Gamma[0][3][2] = -minus_D4at1_z;
    Gamma[0][3][3] = D4at1_z_3;
    Gamma[0][3][4] = D5at1_z_4;
    Gamma[0][3][5] = D6at1_z_4;
    Gamma[0][3][6] = D7at1_z_4;
    Gamma[0][4][0] = D5at1_z;
    Gamma[0][4][1] = D5at1_z_2;
    Gamma[0][4][2] = D5at1_z_3;
    Gamma[0][4][3] = D5at1_z_4;
    Gamma[0][4][4] = D5at1_z_5;
    Gamma[0][4][5] = D6at1_z_5;
    Gamma[0][4][6] = D7at1_z_5;
    Gamma[0][5][0] = D6at1_z;
    Gamma[0][5][1] = D6at1_z_2;
    Gamma[0][5][2] = D6at1_z_3;
    Gamma[0][5][3] = D6at1_z_4;
    Gamma[0][5][4] = D6at1_z_5;
    Gamma[0][5][5] = -minus_D6at1_z;
    Gamma[0][5][6] = -minus_D7at1_z;
    Gamma[0][6][0] = D7at1_z;
    Gamma[0][6][1] = D7at1_z_2;
    Gamma[0][6][2] = D7at1_z_3;
    Gamma[0][6][3] = D7at1_z_4;
    Gamma[0][6][4] = D7at1_z_5;
    Gamma[0][6][5] = -minus_D7at1_z;
    Gamma[0][6][6] = D7at1_z_6;
    Gamma[1][0][0] = -minus_Q2at1_z;
    Gamma[1][0][1] = D2at2_z;
    Gamma[1][0][2] = D3at2_z;
    Gamma[1][0][3] = D4at2_z;
    Gamma[1][0][4] = D5at2_z;
    Gamma[1][0][5] = D6at2_z;
    Gamma[1][0][6] = D7at2_z;
    Gamma[1][1][0] = D2at2_z;
    Gamma[1][1][1] = B2c_zz_2;
    Gamma[1][1][2] = D3at2_z_2;
    Gamma[1][1][3] = -minus_D4at2_z;
    Gamma[1][1][4] = D5at2_z_2;
    Gamma[1][1][5] = D6at2_z_2;
    Gamma[1][1][6] = D7at2_z_2;
    Gamma[1][2][0] = D3at2_z;
    Gamma[1][2][1] = D3at2_z_2;
    Gamma[1][2][2] = D3at2_z_3;
    Gamma[1][2][3] = D4at2_z_2;
    Gamma[1][2][4] = D5at2_z_3;
    Gamma[1][2][5] = D6at2_z_3;
    Gamma[1][2][6] = D7at2_z_3;
    Gamma[1][3][0] = D4at2_z;
    Gamma[1][3][1] = -minus_D4at2_z;
    Gamma[1][3][2] = D4at2_z_2;
    Gamma[1][3][3] = D4at2_z_3;
    Gamma[1][3][4] = D5at2_z_4;
    Gamma[1][3][5] = D6at2_z_4;
    Gamma[1][3][6] = D7at2_z_4;
    Gamma[1][4][0] = D5at2_z;
    Gamma[1][4][1] = D5at2_z_2;
    Gamma[1][4][2] = D5at2_z_3;
    Gamma[1][4][3] = D5at2_z_4;
    Gamma[1][4][4] = D5at2_z_5;
    Gamma[1][4][5] = D6at2_z_5;
    Gamma[1][4][6] = D7at2_z_5;
    Gamma[1][5][0] = D6at2_z;
    Gamma[1][5][1] = D6at2_z_2;
    Gamma[1][5][2] = D6at2_z_3;
    Gamma[1][5][3] = D6at2_z_4;
    Gamma[1][5][4] = D6at2_z_5;
    Gamma[1][5][5] = D6at2_z_6;
    Gamma[1][5][6] = D7at2_z_6;
    Gamma[1][6][0] = D7at2_z;
    Gamma[1][6][1] = D7at2_z_2;
    Gamma[1][6][2] = D7at2_z_3;
    Gamma[1][6][3] = D7at2_z_4;
    Gamma[1][6][4] = D7at2_z_5;
    Gamma[1][6][5] = D7at2_z_6;
    Gamma[1][6][6] = D7at2_z_7;
    Gamma[2][0][0] = Q3at1_z;
    Gamma[2][0][1] = t201;
    Gamma[2][0][2] = D3at3_z;
    Gamma[2][0][3] = D4at3_z;
    Gamma[2][0][4] = D5at3_z;
    Gamma[2][0][5] = D6at3_z;
    Gamma[2][0][6] = D7at3_z;
    Gamma[2][1][0] = t201;
    Gamma[2][1][1] = Q3at2_z_2;
    Gamma[2][1][2] = D3at3_z_2;
    Gamma[2][1][3] = D4at3_z_2;
    Gamma[2][1][4] = D5at3_z_2;
    Gamma[2][1][5] = D6at3_z_2;
    Gamma[2][1][6] = D7at3_z_2;
    Gamma[2][2][0] = D3at3_z;
    Gamma[2][2][1] = D3at3_z_2;
    Gamma[2][2][2] = B3c_zz_3;
    Gamma[2][2][3] = D4at3_z_3;
    Gamma[2][2][4] = D5at3_z_3;
    Gamma[2][2][5] = D6at3_z_3;
    Gamma[2][2][6] = D7at3_z_3;
    Gamma[2][3][0] = D4at3_z;
    Gamma[2][3][1] = D4at3_z_2;
    Gamma[2][3][2] = D4at3_z_3;
    Gamma[2][3][3] = minus_B3c_zy;
    Gamma[2][3][4] = D5at3_z_4;
    Gamma[2][3][5] = D6at3_z_4;
    Gamma[2][3][6] = D7at3_z_4;
    Gamma[2][4][0] = D5at3_z;
    Gamma[2][4][1] = D5at3_z_2;
    Gamma[2][4][2] = D5at3_z_3;
    Gamma[2][4][3] = D5at3_z_4;
    Gamma[2][4][4] = D5at3_z_5;
    Gamma[2][4][5] = D6at3_z_5;
    Gamma[2][4][6] = D7at3_z_5;
    Gamma[2][5][0] = D6at3_z;
    Gamma[2][5][1] = D6at3_z_2;
    Gamma[2][5][2] = D6at3_z_3;
    Gamma[2][5][3] = D6at3_z_4;
    Gamma[2][5][4] = D6at3_z_5;
    Gamma[2][5][5] = D6at3_z_6;
    Gamma[2][5][6] = D7at3_z_6;
    Gamma[2][6][0] = D7at3_z;
    Gamma[2][6][1] = D7at3_z_2;
    Gamma[2][6][2] = D7at3_z_3;
    Gamma[2][6][3] = D7at3_z_4;
    Gamma[2][6][4] = D7at3_z_5;
    Gamma[2][6][5] = D7at3_z_6;
    Gamma[2][6][6] = D7at3_z_7;
    Gamma[3][0][0] = Q4at1_z;
    Gamma[3][0][1] = -(minus_Q4at2_z + N4at1_x);
    Gamma[3][0][2] = t198;
    Gamma[3][0][3] = D4at4_z;
    Gamma[3][0][4] = -minus_D5at4_z;
    Gamma[3][0][5] = D6at4_z;
    Gamma[3][0][6] = D7at4_z;
    Gamma[3][1][0] = -(minus_Q4at2_z + N4at1_x);
    Gamma[3][1][1] = Q4at2_z;
    Gamma[3][1][2] = t347;
    Gamma[3][1][3] = D4at4_z_2;
    Gamma[3][1][4] = -minus_D5at4_z_2;
    Gamma[3][1][5] = D6at4_z_2;
    Gamma[3][1][6] = D7at4_z_2;
    Gamma[3][2][0] = t198;
    Gamma[3][2][1] = t347;
    Gamma[3][2][2] = Q4at3_z_3;
    Gamma[3][2][3] = D4at4_z_3;
    Gamma[3][2][4] = -minus_D5at4_z_3;
    Gamma[3][2][5] = D6at4_z_3;
    Gamma[3][2][6] = D7at4_z_3;
    Gamma[3][3][0] = D4at4_z;
    Gamma[3][3][1] = D4at4_z_2;
    Gamma[3][3][2] = D4at4_z_3;
    Gamma[3][3][3] = B4c_zz_4;
    Gamma[3][3][4] = D5at4_z;
    Gamma[3][3][5] = D6at4_z_4;
    Gamma[3][3][6] = D7at4_z_4;
    Gamma[3][4][0] = -minus_D5at4_z;
    Gamma[3][4][1] = -minus_D5at4_z_2;
    Gamma[3][4][2] = -minus_D5at4_z_3;
    Gamma[3][4][3] = D5at4_z;
    Gamma[3][4][4] = -minus_D5at4_z_4;
    Gamma[3][4][5] = D6at4_z_5;
    Gamma[3][4][6] = -minus_D7at4_z;
    Gamma[3][5][0] = D6at4_z;
    Gamma[3][5][1] = D6at4_z_2;
    Gamma[3][5][2] = D6at4_z_3;
    Gamma[3][5][3] = D6at4_z_4;
    Gamma[3][5][4] = D6at4_z_5;
    Gamma[3][5][5] = D6at4_z_6;
    Gamma[3][5][6] = D7at4_z_5;
    Gamma[3][6][0] = D7at4_z;
    Gamma[3][6][1] = D7at4_z_2;
    Gamma[3][6][2] = D7at4_z_3;
    Gamma[3][6][3] = D7at4_z_4;
    Gamma[3][6][4] = -minus_D7at4_z;
    Gamma[3][6][5] = D7at4_z_5;
    Gamma[3][6][6] = D7at4_z_6;
    Gamma[4][0][0] = Q5at1_z;
    Gamma[4][0][1] = t195;
    Gamma[4][0][2] = t193;
    Gamma[4][0][3] = t191;
    Gamma[4][0][4] = D5at5_z;
    Gamma[4][0][5] = D6at5_z;
    Gamma[4][0][6] = D7at5_z;
    Gamma[4][1][0] = t195;
    Gamma[4][1][1] = Q5at2_z_2;
    Gamma[4][1][2] = t343;
    Gamma[4][1][3] = t341;
    Gamma[4][1][4] = D5at5_z_2;
    Gamma[4][1][5] = D6at5_z_2;
    Gamma[4][1][6] = D7at5_z_2;
    Gamma[4][2][0] = t193;
    Gamma[4][2][1] = t343;
    Gamma[4][2][2] = Q5at3_z_3;
    Gamma[4][2][3] = t453;
    Gamma[4][2][4] = D5at5_z_3;
    Gamma[4][2][5] = D6at5_z_3;
    Gamma[4][2][6] = D7at5_z_3;
    Gamma[4][3][0] = t191;
    Gamma[4][3][1] = t341;
    Gamma[4][3][2] = t453;
    Gamma[4][3][3] = -minus_Q5at4_z_3;
    Gamma[4][3][4] = D5at5_z_4;
    Gamma[4][3][5] = D6at5_z_4;
    Gamma[4][3][6] = D7at5_z_4;
    Gamma[4][4][0] = D5at5_z;
    Gamma[4][4][1] = D5at5_z_2;
    Gamma[4][4][2] = D5at5_z_3;
    Gamma[4][4][3] = D5at5_z_4;
    Gamma[4][4][4] = B5c_zz_5;
    Gamma[4][4][5] = D6at5_z_5;
    Gamma[4][4][6] = D7at5_z_5;
    Gamma[4][5][0] = D6at5_z;
    Gamma[4][5][1] = D6at5_z_2;
    Gamma[4][5][2] = D6at5_z_3;
    Gamma[4][5][3] = D6at5_z_4;
    Gamma[4][5][4] = D6at5_z_5;
    Gamma[4][5][5] = D6at5_z_6;
    Gamma[4][5][6] = D7at5_z_6;
    Gamma[4][6][0] = D7at5_z;
    Gamma[4][6][1] = D7at5_z_2;
    Gamma[4][6][2] = D7at5_z_3;
    Gamma[4][6][3] = D7at5_z_4;
    Gamma[4][6][4] = D7at5_z_5;
    Gamma[4][6][5] = D7at5_z_6;
    Gamma[4][6][6] = D7at5_z_7;
    Gamma[5][0][0] = Q6at1_z;
    Gamma[5][0][1] = t184;
    Gamma[5][0][2] = t182;
    Gamma[5][0][3] = t179;
    Gamma[5][0][4] = t173;
    Gamma[5][0][5] = D6at6_z;
    Gamma[5][0][6] = D7at6_z;
    Gamma[5][1][0] = t184;
    Gamma[5][1][1] = Q6at2_z_2;
    Gamma[5][1][2] = t334;
    Gamma[5][1][3] = t332;
    Gamma[5][1][4] = t328;
    Gamma[5][1][5] = D6at6_z_2;
    Gamma[5][1][6] = D7at6_z_2;
    Gamma[5][2][0] = t182;
    Gamma[5][2][1] = t334;
    Gamma[5][2][2] = -minus_Q6at3_z;
    Gamma[5][2][3] = t447;
    Gamma[5][2][4] = t444;
    Gamma[5][2][5] = D6at6_z_3;
    Gamma[5][2][6] = D7at6_z_3;
    Gamma[5][3][0] = t179;
    Gamma[5][3][1] = t332;
    Gamma[5][3][2] = t447;
    Gamma[5][3][3] = -minus_Q6at4_z;
    Gamma[5][3][4] = t525;
    Gamma[5][3][5] = D6at6_z_4;
    Gamma[5][3][6] = D7at6_z_4;
    Gamma[5][4][0] = t173;
    Gamma[5][4][1] = t328;
    Gamma[5][4][2] = t444;
    Gamma[5][4][3] = t525;
    Gamma[5][4][4] = -t555;
    Gamma[5][4][5] = D6at6_z_5;
    Gamma[5][4][6] = D7at6_z_5;
    Gamma[5][5][0] = D6at6_z;
    Gamma[5][5][1] = D6at6_z_2;
    Gamma[5][5][2] = D6at6_z_3;
    Gamma[5][5][3] = D6at6_z_4;
    Gamma[5][5][4] = D6at6_z_5;
    Gamma[5][5][5] = B6c_zz_6;
    Gamma[5][5][6] = D7at6_z_6;
    Gamma[5][6][0] = D7at6_z;
    Gamma[5][6][1] = D7at6_z_2;
    Gamma[5][6][2] = D7at6_z_3;
    Gamma[5][6][3] = D7at6_z_4;
    Gamma[5][6][4] = D7at6_z_5;
    Gamma[5][6][5] = D7at6_z_6;
    Gamma[5][6][6] = N7at6_x;
    Gamma[6][0][0] = Q7at1_z;
    Gamma[6][0][1] = t171;
    Gamma[6][0][2] = t169;
    Gamma[6][0][3] = t167;
    Gamma[6][0][4] = t160;
    Gamma[6][0][5] = t158;
    Gamma[6][0][6] = 0.0;
    Gamma[6][1][0] = t171;
    Gamma[6][1][1] = Q7at2_z_2;
    Gamma[6][1][2] = t323;
    Gamma[6][1][3] = t322;
    Gamma[6][1][4] = t317;
    Gamma[6][1][5] = -(G7at7_z * v6_y_2 + t315 + minus_Q7at6_z_2);
    Gamma[6][1][6] = 0.0;
    Gamma[6][2][0] = t169;
    Gamma[6][2][1] = t323;
    Gamma[6][2][2] = Q7at3_z_3;
    Gamma[6][2][3] = t440;
    Gamma[6][2][4] = t437;
    Gamma[6][2][5] = t435;
    Gamma[6][2][6] = 0.0;
    Gamma[6][3][0] = t167;
    Gamma[6][3][1] = t322;
    Gamma[6][3][2] = t440;
    Gamma[6][3][3] = -minus_Q7at4_z_4;
    Gamma[6][3][4] = t519;
    Gamma[6][3][5] = t517;
    Gamma[6][3][6] = 0.0;
    Gamma[6][4][0] = t160;
    Gamma[6][4][1] = t317;
    Gamma[6][4][2] = t437;
    Gamma[6][4][3] = t519;
    Gamma[6][4][4] = Q7at5_z_5;
    Gamma[6][4][5] = t558;
    Gamma[6][4][6] = 0.0;
    Gamma[6][5][0] = t158;
    Gamma[6][5][1] = -(G7at7_z * v6_y_2 + t315 + minus_Q7at6_z_2);
    Gamma[6][5][2] = t435;
    Gamma[6][5][3] = t517;
    Gamma[6][5][4] = t558;
    Gamma[6][5][5] = -minus_Q7at6_z_6;
    Gamma[6][5][6] = 0.0;
    Gamma[6][6][0] = 0.0;
    Gamma[6][6][1] = 0.0;
    Gamma[6][6][2] = 0.0;
    Gamma[6][6][3] = 0.0;
    Gamma[6][6][4] = 0.0;
    Gamma[6][6][5] = 0.0;
    Gamma[6][6][6] = 0.0;
}

/* Accelerations under given joint forces: qdd = M^-1 (tau - h). */
void panda_forward_dynamics(const double q[7],
                            const double qd[7],
                            const double tau[7],
                            double qdd[7])
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
    const double s7 = sin(q[6]);
    const double c7 = cos(q[6]);

    /* link 2: angular velocity w */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];

    /* link 2: angular acceleration alpha */
    const double minus_alpha2_x = minus_w2_y * qd[1];
    const double alpha2_y = minus_w2_x * qd[1];

    /* link 2: U = [alpha] + [w][w] */
    const double U2_xy = minus_w2_x * minus_w2_y;
    const double minus_U2_yy = minus_w2_x * minus_w2_x + qd[1] * qd[1];

    /* link 2: acceleration a of its origin, gravity included */
    const double minus_a2_x = 9.81 * s2;
    const double minus_a2_y = 9.81 * c2;

    /* link 2: angular momentum K = I w about its origin */
    const double t1 = 0.00398335888393552 * minus_w2_y;
    const double t2 = t1 - 0.00850351162402155 * minus_w2_x;
    const double K2_x = t2 + 0.01026110182100817 * qd[1];
    const double t3 = 0.028124284712194955 * minus_w2_y;
    const double t4 = 0.00398335888393552 * minus_w2_x - t3;
    const double K2_y = t4 + 0.0007689361029464 * qd[1];
    const double t5 = 0.01026110182100817 * minus_w2_x;
    const double t6 = t5 + 0.0007689361029464 * minus_w2_y;
    const double K2_z = 0.026534991901690206 * qd[1] - t6;

    /* link 2: moment n = I alpha + w x K + mc x a */
    const double t7 = 0.00850351162402155 * minus_alpha2_x;
    const double t8 = 0.00398335888393552 * minus_alpha2_x;
    const double t9 = 0.01026110182100817 * minus_alpha2_x;
    const double t10 = t7 + 0.00398335888393552 * alpha2_y;
    const double t11 = t8 + 0.028124284712194955 * alpha2_y;
    const double t12 = minus_w2_y * K2_x - minus_w2_x * K2_y;
    const double t13 = t10 + (minus_w2_y * K2_z + qd[1] * K2_y);
    const double n2_x = 0.0221804724897 * c2 - t13;
    const double n2_y = t11 + (qd[1] * K2_x + minus_w2_x * K2_z) - 0.0221804724897 * s2;
    const double t14 = 0.01993386669246 * c2 - 0.18226700140319999 * s2;
    const double n2_z = 0.0007689361029464 * alpha2_y - t9 + t12 + t14;

    /* link 3: angular velocity w */
    const double w3_x = s3 * qd[1] - c3 * minus_w2_x;
    const double w3_y = s3 * minus_w2_x + c3 * qd[1];
    const double w3_z = minus_w2_y + qd[2];

    /* link 3: angular acceleration alpha */
    const double alpha3_x = w3_y * qd[2] - c3 * minus_alpha2_x;
    const double alpha3_y = s3 * minus_alpha2_x - w3_x * qd[2];

    /* link 3: U = [alpha] + [w][w] */
    const double t15 = w3_z * w3_z;
    const double t16 = w3_x * w3_y;
    const double t17 = w3_x * w3_z;
    const double minus_U3_xx = w3_y * w3_y + t15;
    const double U3_xy = t16 + alpha2_y;
    const double U3_xz = t17 + alpha3_y;
    const double U3_yx = t16 - alpha2_y;
    const double minus_U3_yy = w3_x * w3_x + t15;
    const double U3_yz = w3_y * w3_z - alpha3_x;
    const double U3_zx = t17 - alpha3_y;

    /* link 3: acceleration a of its origin, gravity included */
    const double t18 = 0.632 * minus_alpha2_x;
    const double t19 = minus_a2_x + 0.316 * U2_xy;
    const double a3_x = s3 * t18 - c3 * t19;
    const double a3_y = s3 * t19 + c3 * t18;
    const double a3_z = minus_a2_y - 0.316 * minus_U2_yy;

    /* link 3: force f = m a + U mc */
    const double t20 = 0.126729164208 * U3_xy - 0.088844724872 * minus_U3_xx;
    const double t21 = 0.088844724872 * U3_yx - 0.126729164208 * minus_U3_yy;
    const double f3_x = 3.228604 * a3_x + (t20 - 0.214708623208 * U3_xz);
    const double f3_y = 3.228604 * a3_y + (t21 - 0.214708623208 * U3_yz);

    /* link 3: angular momentum K = I w about its origin */
    const double t22 = 0.05649492601407083 * w3_x - 0.008248333140675744 * w3_y;
    const double K3_x = t22 - 0.005487648106562255 * w3_z;
    const double t23 = 0.05287838199960611 * w3_y - 0.008248333140675744 * w3_x;
    const double K3_y = t23 - 0.0043772571218395825 * w3_z;
    const double t24 = 0.005487648106562255 * w3_x + 0.0043772571218395825 * w3_y;
    const double K3_z = 0.01824920229252011 * w3_z - t24;

    /* link 3: moment n = I alpha + w x K + mc x a */
    const double t25 = 0.05649492601407083 * alpha3_x - 0.008248333140675744 * alpha3_y;
    const double t26 = 0.05287838199960611 * alpha3_y - 0.008248333140675744 * alpha3_x;
    const double t27 = 0.0043772571218395825 * alpha3_y;
    const double t28 = 0.005487648106562255 * alpha3_x + t27;
    const double t29 = t25 + 0.005487648106562255 * alpha2_y;
    const double t30 = t26 + 0.0043772571218395825 * alpha2_y;
    const double t31 = t28 + 0.01824920229252011 * alpha2_y;
    const double t32 = 0.126729164208 * a3_z + 0.214708623208 * a3_y;
    const double n3_x = t29 + (w3_y * K3_z - w3_z * K3_y) + t32;
    const double t33 = 0.214708623208 * a3_x + 0.088844724872 * a3_z;
    const double n3_y = t30 + (w3_z * K3_x - w3_x * K3_z) - t33;
    const double t34 = 0.088844724872 * a3_y - 0.126729164208 * a3_x;
    const double n3_z = w3_x * K3_y - w3_y * K3_x - t31 + t34;

    /* link 4: angular velocity w */
    const double w4_x = c4 * w3_x + s4 * w3_z;
    const double w4_y = c4 * w3_z - s4 * w3_x;
    const double w4_z = qd[3] - w3_y;

    /* link 4: angular acceleration alpha */
    const double alpha4_x = c4 * alpha3_x - s4 * alpha2_y + w4_y * qd[3];
    const double minus_alpha4_y = s4 * alpha3_x + c4 * alpha2_y + w4_x * qd[3];

    /* link 4: U = [alpha] + [w][w] */
    const double t35 = w4_x * w4_x;
    const double t36 = w4_y * w4_y;
    const double t37 = w4_z * w4_z;
    const double t38 = w4_x * w4_y;
    const double t39 = w4_x * w4_z;
    const double t40 = w4_y * w4_z;
    const double minus_U4_xx = t36 + t37;
    const double U4_xy = t38 + alpha3_y;
    const double U4_xz = t39 - minus_alpha4_y;
    const double U4_yx = t38 - alpha3_y;
    const double minus_U4_yy = t35 + t37;
    const double U4_yz = t40 - alpha4_x;
    const double U4_zx = t39 + minus_alpha4_y;
    const double U4_zy = t40 + alpha4_x;
    const double minus_U4_zz = t35 + t36;

    /* link 4: acceleration a of its origin, gravity included */
    const double t41 = a3_x - 0.0825 * minus_U3_xx;
    const double minus_a4_z = a3_y + 0.0825 * U3_yx;
    const double t42 = a3_z + 0.0825 * U3_zx;
    const double a4_x = c4 * t41 + s4 * t42;
    const double a4_y = c4 * t42 - s4 * t41;

    /* link 4: force f = m a + U mc */
    const double t43 = 0.19076837715 * minus_U4_xx + 0.374644408005 * U4_xy;
    const double t44 = 0.19076837715 * U4_yx + 0.374644408005 * minus_U4_yy;
    const double t45 = 0.374644408005 * U4_zy - 0.19076837715 * U4_zx;
    const double f4_x = 3.587895 * a4_x + (t43 + 0.09850206933 * U4_xz);
    const double f4_y = 3.587895 * a4_y + (0.09850206933 * U4_yz - t44);
    const double f4_z = t45 - 0.09850206933 * minus_U4_zz - 3.587895 * minus_a4_z;

    /* link 4: angular momentum K = I w about its origin */
    const double t46 = 0.06767727025085991 * w4_x + 0.02771584317362585 * w4_y;
    const double K4_x = t46 + 0.0039053550262761003 * w4_z;
    const double t47 = 0.02771584317362585 * w4_x + 0.03239943042445132 * w4_y;
    const double K4_y = t47 - 0.0016444875773692705 * w4_z;
    const double t48 = 0.0039053550262761003 * w4_x - 0.0016444875773692705 * w4_y;
    const double K4_z = t48 + 0.0775861490525396 * w4_z;

    /* link 4: moment n = I alpha + w x K + mc x a */
    const double t49 = 0.02771584317362585 * minus_alpha4_y;
    const double t50 = 0.06767727025085991 * alpha4_x - t49;
    const double t51 = 0.03239943042445132 * minus_alpha4_y;
    const double t52 = 0.02771584317362585 * alpha4_x - t51;
    const double t53 = 0.0016444875773692705 * minus_alpha4_y;
    const double t54 = 0.0039053550262761003 * alpha4_x + t53;
    const double t55 = t50 - 0.0039053550262761003 * alpha3_y;
    const double t56 = t52 + 0.0016444875773692705 * alpha3_y;
    const double t57 = t54 - 0.0775861490525396 * alpha3_y;
    const double t58 = 0.374644408005 * minus_a4_z + 0.09850206933 * a4_y;
    const double n4_x = t55 + (w4_y * K4_z - w4_z * K4_y) - t58;
    const double t59 = 0.09850206933 * a4_x - 0.19076837715 * minus_a4_z;
    const double n4_y = t56 + (w4_z * K4_x - w4_x * K4_z) + t59;
    const double t60 = 0.19076837715 * a4_y + 0.374644408005 * a4_x;
    const double n4_z = t57 + (w4_x * K4_y - w4_y * K4_x) - t60;

    /* link 5: angular velocity w */
    const double w5_x = c5 * w4_x - s5 * w4_z;
    const double minus_w5_y = s5 * w4_x + c5 * w4_z;
    const double w5_z = w4_y + qd[4];

    /* link 5: angular acceleration alpha */
    const double alpha5_x = c5 * alpha4_x + s5 * alpha3_y - minus_w5_y * qd[4];
    const double minus_alpha5_y = s5 * alpha4_x - c5 * alpha3_y + w5_x * qd[4];

    /* link 5: U = [alpha] + [w][w] */
    const double t61 = w5_x * w5_x;
    const double t62 = minus_w5_y * minus_w5_y;
    const double t63 = w5_z * w5_z;
    const double t64 = w5_x * minus_w5_y;
    const double t65 = w5_x * w5_z;
    const double t66 = minus_w5_y * w5_z;
    const double minus_U5_xx = t62 + t63;
    const double U5_xy = minus_alpha4_y - t64;
    const double U5_xz = t65 - minus_alpha5_y;
    const double minus_U5_yx = t64 + minus_alpha4_y;
    const double minus_U5_yy = t61 + t63;
    const double minus_U5_yz = t66 + alpha5_x;
    const double U5_zx = t65 + minus_alpha5_y;
    const double U5_zy = alpha5_x - t66;
    const double minus_U5_zz = t61 + t62;

    /* link 5: acceleration a of its origin, gravity included */
    const double t67 = a4_x + (0.0825 * minus_U4_xx + 0.384 * U4_xy);
    const double a5_z = a4_y - (0.0825 * U4_yx + 0.384 * minus_U4_yy);
    const double t68 = 0.384 * U4_zy - 0.0825 * U4_zx - minus_a4_z;
    const double a5_x = c5 * t67 - s5 * t68;
    const double minus_a5_y = s5 * t67 + c5 * t68;

    /* link 5: force f = m a + U mc */
    const double t69 = 0.014653732538 * minus_U5_xx + 0.05034347249 * U5_xy;
    const double t70 = 0.014653732538 * minus_U5_yx - 0.05034347249 * minus_U5_yy;
    const double t71 = 0.05034347249 * U5_zy - 0.014653732538 * U5_zx;
    const double f5_x = 1.225946 * a5_x + (t69 - 0.047121686402 * U5_xz);
    const double f5_y = t70 + 0.047121686402 * minus_U5_yz - 1.225946 * minus_a5_y;
    const double f5_z = 1.225946 * a5_z + (t71 + 0.047121686402 * minus_U5_zz);

    /* link 5: angular momentum K = I w about its origin */
    const double t72 = 0.03942757095803552 * w5_x + 0.0015152444733270301 * minus_w5_y;
    const double K5_x = t72 - 0.004600245517563105 * w5_z;
    const double t73 = 0.0015152444733270301 * w5_x + 0.03146037232526039 * minus_w5_y;
    const double K5_y = 0.0021640520520981297 * w5_z - t73;
    const double t74 = 0.004600245517563105 * w5_x + 0.0021640520520981297 * minus_w5_y;
    const double K5_z = 0.010869510762828563 * w5_z - t74;

    /* link 5: moment n = I alpha + w x K + mc x a */
    const double t75 = 0.0015152444733270301 * minus_alpha5_y;
    const double t76 = 0.004600245517563105 * minus_alpha4_y;
    const double t77 = 0.03146037232526039 * minus_alpha5_y;
    const double t78 = 0.0015152444733270301 * alpha5_x + t77;
    const double t79 = 0.0021640520520981297 * minus_alpha5_y;
    const double t80 = 0.004600245517563105 * alpha5_x + t79;
    const double t81 = 0.03942757095803552 * alpha5_x + t75 + t76;
    const double t82 = t78 + 0.0021640520520981297 * minus_alpha4_y;
    const double t83 = t80 + 0.010869510762828563 * minus_alpha4_y;
    const double t84 = 0.05034347249 * a5_z - 0.047121686402 * minus_a5_y;
    const double n5_x = t81 - (minus_w5_y * K5_z + w5_z * K5_y) + t84;
    const double t85 = 0.014653732538 * a5_z - 0.047121686402 * a5_x;
    const double n5_y = w5_z * K5_x - w5_x * K5_z - t82 + t85;
    const double t86 = 0.014653732538 * minus_a5_y - 0.05034347249 * a5_x;
    const double n5_z = w5_x * K5_y + minus_w5_y * K5_x - t83 + t86;

    /* link 6: angular velocity w */
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double w6_z = minus_w5_y + qd[5];

    /* link 6: angular acceleration alpha */
    const double alpha6_x = c6 * alpha5_x - s6 * minus_alpha4_y + w6_y * qd[5];
    const double minus_alpha6_y = s6 * alpha5_x + c6 * minus_alpha4_y + w6_x * qd[5];

    /* link 6: U = [alpha] + [w][w] */
    const double t87 = w6_x * w6_x;
    const double t88 = w6_y * w6_y;
    const double t89 = w6_z * w6_z;
    const double t90 = w6_x * w6_y;
    const double t91 = w6_x * w6_z;
    const double t92 = w6_y * w6_z;
    const double minus_U6_xx = t88 + t89;
    const double U6_xy = t90 - minus_alpha5_y;
    const double U6_xz = t91 - minus_alpha6_y;
    const double U6_yx = t90 + minus_alpha5_y;
    const double minus_U6_yy = t87 + t89;
    const double U6_yz = t92 - alpha6_x;
    const double U6_zx = t91 + minus_alpha6_y;
    const double U6_zy = t92 + alpha6_x;
    const double minus_U6_zz = t87 + t88;

    /* link 6: acceleration a of its origin, gravity included */
    const double a6_x = c6 * a5_x + s6 * a5_z;
    const double a6_y = c6 * a5_z - s6 * a5_x;

    /* link 6: force f = m a + U mc */
    const double t93 = 0.10024161669500001 * minus_U6_xx + 0.023526756935 * U6_xy;
    const double t94 = 0.10024161669500001 * U6_yx + 0.023526756935 * minus_U6_yy;
    const double t95 = 0.10024161669500001 * U6_zx - 0.023526756935 * U6_zy;
    const double f6_x = 1.666555 * a6_x - (t93 + 0.017527158935000002 * U6_xz);
    const double f6_y = 1.666555 * a6_y + (t94 - 0.017527158935000002 * U6_yz);
    const double t96 = t95 + 0.017527158935000002 * minus_U6_zz;
    const double f6_z = 1.666555 * minus_a5_y + t96;

    /* link 6: angular momentum K = I w about its origin */
    const double t97 = 0.00248046035817079 * w6_x + 0.001524110902883315 * w6_y;
    const double K6_x = t97 - 0.00010375891721868492 * w6_z;
    const double t98 = 0.001524110902883315 * w6_x + 0.010567766133106952 * w6_y;
    const double K6_y = t98 + 9.3569097314605e-05 * w6_z;
    const double t99 = 9.3569097314605e-05 * w6_y - 0.00010375891721868492 * w6_x;
    const double K6_z = t99 + 0.011794560230238952 * w6_z;

    /* link 6: moment n = I alpha + w x K + mc x a */
    const double t100 = 0.001524110902883315 * minus_alpha6_y;
    const double t101 = 0.00010375891721868492 * minus_alpha5_y;
    const double t102 = 0.010567766133106952 * minus_alpha6_y;
    const double t103 = 0.001524110902883315 * alpha6_x - t102;
    const double t104 = 9.3569097314605e-05 * minus_alpha6_y;
    const double t105 = 0.00010375891721868492 * alpha6_x + t104;
    const double t106 = 0.00248046035817079 * alpha6_x - t100 - t101;
    const double t107 = t103 + 9.3569097314605e-05 * minus_alpha5_y;
    const double t108 = 0.011794560230238952 * minus_alpha5_y - t105;
    const double t109 = 0.017527158935000002 * a6_y - 0.023526756935 * minus_a5_y;
    const double n6_x = t106 + (w6_y * K6_z - w6_z * K6_y) + t109;
    const double t110 = 0.017527158935000002 * a6_x + 0.10024161669500001 * minus_a5_y;
    const double n6_y = t107 + (w6_z * K6_x - w6_x * K6_z) - t110;
    const double t111 = 0.10024161669500001 * a6_y + 0.023526756935 * a6_x;
    const double n6_z = t108 + (w6_x * K6_y - w6_y * K6_x) + t111;

    /* link 7: angular velocity w */
    const double w7_x = c7 * w6_x + s7 * w6_z;
    const double w7_y = c7 * w6_z - s7 * w6_x;
    const double w7_z = qd[6] - w6_y;

    /* link 7: angular acceleration alpha */
    const double alpha7_x = c7 * alpha6_x + s7 * minus_alpha5_y + w7_y * qd[6];
    const double alpha7_y = c7 * minus_alpha5_y - s7 * alpha6_x - w7_x * qd[6];

    /* link 7: U = [alpha] + [w][w] */
    const double t112 = w7_x * w7_x;
    const double t113 = w7_y * w7_y;
    const double t114 = w7_z * w7_z;
    const double t115 = w7_x * w7_y;
    const double t116 = w7_x * w7_z;
    const double t117 = w7_y * w7_z;
    const double minus_U7_xx = t113 + t114;
    const double U7_xy = t115 - minus_alpha6_y;
    const double U7_xz = t116 + alpha7_y;
    const double U7_yx = t115 + minus_alpha6_y;
    const double minus_U7_yy = t112 + t114;
    const double U7_yz = t117 - alpha7_x;
    const double U7_zx = t116 - alpha7_y;
    const double U7_zy = t117 + alpha7_x;
    const double minus_U7_zz = t112 + t113;

    /* link 7: acceleration a of its origin, gravity included */
    const double t118 = a6_x - 0.088 * minus_U6_xx;
    const double minus_a7_z = a6_y + 0.088 * U6_yx;
    const double t119 = minus_a5_y + 0.088 * U6_zx;
    const double a7_x = c7 * t118 + s7 * t119;
    const double a7_y = c7 * t119 - s7 * t118;

    /* link 7: force f = m a + U mc */
    const double t120 = 0.007735484874 * minus_U7_xx + 0.0031274395439999996 * U7_xy;
    const double t121 = 0.007735484874 * U7_yx + 0.0031274395439999996 * minus_U7_yy;
    const double t122 = 0.007735484874 * U7_zx - 0.0031274395439999996 * U7_zy;
    const double f7_x = 0.735522 * a7_x + (0.045305948634 * U7_xz - t120);
    const double f7_y = 0.735522 * a7_y + (t121 + 0.045305948634 * U7_yz);

    /* link 7: angular momentum K = I w about its origin */
    const double t123 = 0.015320008390949585 * w7_x - 0.000395108718315752 * w7_y;
    const double K7_x = t123 - 0.001672482661783778 * w7_z;
    const double t124 = 0.012899064612428355 * w7_y - 0.000395108718315752 * w7_x;
    const double K7_y = t124 - 0.000548359106408232 * w7_z;
    const double t125 = 0.001672482661783778 * w7_x + 0.000548359106408232 * w7_y;
    const double K7_z = 0.004909651967360946 * w7_z - t125;

    /* link 7: moment n = I alpha + w x K + mc x a */
    const double t126 = 0.015320008390949585 * alpha7_x;
    const double t127 = t126 - 0.000395108718315752 * alpha7_y;
    const double t128 = 0.012899064612428355 * alpha7_y;
    const double t129 = t128 - 0.000395108718315752 * alpha7_x;
    const double t130 = 0.001672482661783778 * alpha7_x;
    const double t131 = t130 + 0.000548359106408232 * alpha7_y;
    const double t132 = t127 - 0.001672482661783778 * minus_alpha6_y;
    const double t133 = t129 - 0.000548359106408232 * minus_alpha6_y;
    const double t134 = 0.004909651967360946 * minus_alpha6_y - t131;
    const double t135 = 0.0031274395439999996 * minus_a7_z - 0.045305948634 * a7_y;
    const double n7_x = t132 + (w7_y * K7_z - w7_z * K7_y) + t135;
    const double t136 = 0.045305948634 * a7_x + 0.007735484874 * minus_a7_z;
    const double n7_y = t133 + (w7_z * K7_x - w7_x * K7_z) + t136;
    const double t137 = 0.007735484874 * a7_y + 0.0031274395439999996 * a7_x;
    const double n7_z = t134 + (w7_x * K7_y - w7_y * K7_x) + t137;

    /* joint 6: force F and moment N through it, joint 7 added */
    const double t138 = 0.735522 * minus_a7_z - (t122 - 0.045305948634 * minus_U7_zz);
    const double t139 = s7 * f7_x + c7 * f7_y;
    const double N6_x = n6_x + (c7 * n7_x - s7 * n7_y);
    const double N6_y = n6_y - (n7_z + 0.088 * t139);
    const double N6_z = n6_z + (s7 * n7_x + c7 * n7_y + 0.088 * t138);
    const double F6_x = f6_x + (c7 * f7_x - s7 * f7_y);
    const double F6_y = f6_y + t138;
    const double F6_z = f6_z + t139;

    /* joint 5: force F and moment N through it, joint 6 added */
    const double N5_x = n5_x + (c6 * N6_x - s6 * N6_y);
    const double N5_y = n5_y - N6_z;
    const double N5_z = n5_z + (s6 * N6_x + c6 * N6_y);
    const double F5_x = f5_x + (c6 * F6_x - s6 * F6_y);
    const double F5_y = f5_y - F6_z;
    const double F5_z = f5_z + (s6 * F6_x + c6 * F6_y);

    /* joint 4: force F and moment N through it, joint 5 added */
    const double t140 = c5 * F5_x - s5 * F5_y;
    const double t141 = s5 * F5_x + c5 * F5_y;
    const double N4_x = n4_x + (c5 * N5_x - s5 * N5_y - 0.384 * t141);
    const double N4_y = n4_y + (N5_z - 0.0825 * t141);
    const double N4_z = n4_z - (s5 * N5_x + c5 * N5_y + (0.0825 * F5_z + 0.384 * t140));
    const double F4_x = f4_x + t140;
    const double F4_y = f4_y + F5_z;

    /* joint 3: force F and moment N through it, joint 4 added */
    const double t142 = t141 - f4_z;
    const double N3_x = n3_x + (c4 * N4_x - s4 * N4_y);
    const double N3_y = n3_y - (N4_z + 0.0825 * (s4 * F4_x + c4 * F4_y));
    const double N3_z = n3_z + (s4 * N4_x + c4 * N4_y + 0.0825 * t142);
    const double F3_x = f3_x + (c4 * F4_x - s4 * F4_y);
    const double F3_y = f3_y + t142;

    /* joint 2: force F and moment N through it, joint 3 added */
    const double N2_x = n2_x + (c3 * N3_x - s3 * N3_y - 0.316 * (s3 * F3_x + c3 * F3_y));
    const double N2_y = n2_y - N3_z;
    const double N2_z = n2_z + (s3 * N3_x + c3 * N3_y + 0.316 * (c3 * F3_x - s3 * F3_y));

    /* joint 1: force F and moment N through it, joint 2 added */
    const double minus_N1_z = s2 * N2_x + c2 * N2_y;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 6 */
    const double t143 = 0.000395108718315752 * s7;
    const double t144 = 0.015320008390949585 * c7 + t143;
    const double t145 = 0.000395108718315752 * c7;
    const double t146 = t145 + 0.012899064612428355 * s7;
    const double N7at6_x = 0.000548359106408232 * s7 - 0.001672482661783778 * c7;
    const double minus_N7at6_z = 0.001672482661783778 * s7 + 0.000548359106408232 * c7;
    const double t147 = (0.015320008390949585 * s7 - t145) * s7;
    const double F7at6_z = 0.007735484874 * c7 + 0.0031274395439999996 * s7;

    /* composite body 6: with body 7 added */
    const double t148 = 0.007735484874 * s7 - 0.0031274395439999996 * c7;
    const double t149 = F7at6_z + 0.064725936;
    const double t150 = 0.088 * (F7at6_z + t149);
    const double mcx_c6 = t149 + 0.10024161669500001;
    const double Ixx_c6 = t144 * c7 + t146 * s7 + 0.00248046035817079;
    const double Ixy_c6 = 0.003986923479791999 - N7at6_x + 0.001524110902883315;
    const double Iyy_c6 = 0.004909651967360946 + t150 + 0.010567766133106952;
    const double Ixz_c6 = t144 * s7 - t146 * c7 - 0.088 * t148 - 0.00010375891721868492;
    const double Iyz_c6 = minus_N7at6_z + 9.3569097314605e-05;
    const double t151 = t147 + (0.012899064612428355 * c7 - t143) * c7 + t150;
    const double Izz_c6 = t151 + 0.011794560230238952;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 5 */
    const double t152 = s6 * Ixy_c6;
    const double t153 = c6 * Ixx_c6 - t152;
    const double t154 = c6 * Ixy_c6;
    const double t155 = t154 - s6 * Iyy_c6;
    const double N6at5_x = c6 * Ixz_c6 - s6 * Iyz_c6;
    const double N6at5_z = s6 * Ixz_c6 + c6 * Iyz_c6;
    const double F6at5_z = c6 * mcx_c6 + 0.068832705569 * s6;

    /* composite body 5: with body 6 added */
    const double t156 = s6 * mcx_c6 - 0.068832705569 * c6;
    const double mcx_c5 = F6at5_z - 0.014653732538;
    const double mcy_c5 = 0.017527158935000002 - t148 + 0.05034347249;
    const double mcz_c5 = t156 - 0.047121686402;
    const double Ixx_c5 = t153 * c6 - t155 * s6 + 0.03942757095803552;
    const double minus_Ixy_c5 = N6at5_x + 0.0015152444733270301;
    const double Iyy_c5 = Izz_c6 + 0.03146037232526039;
    const double Ixz_c5 = t153 * s6 + t155 * c6 - 0.004600245517563105;
    const double Iyz_c5 = 0.0021640520520981297 - N6at5_z;
    const double t157 = (s6 * Ixx_c6 + t154) * s6 + (t152 + c6 * Iyy_c6) * c6;
    const double Izz_c5 = t157 + 0.010869510762828563;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 3 */
    const double t158 = s5 * minus_Ixy_c5;
    const double t159 = c5 * Ixx_c5 + t158;
    const double t160 = c5 * minus_Ixy_c5;
    const double t161 = t160 + s5 * Iyy_c5;
    const double t162 = c5 * Ixz_c5 - s5 * Iyz_c5;
    const double F5at3_y = c5 * mcx_c5 - s5 * mcy_c5;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 4 */
    const double minus_F5at4_x = s5 * mcx_c5 + c5 * mcy_c5;
    const double t163 = F5at3_y - 0.29931189750000003;
    const double t164 = mcz_c5 + 1.3931608320000002;
    const double t165 = 0.0825 * (F5at3_y + t163);
    const double t166 = 0.384 * (mcz_c5 + t164);
    const double N5at4_z = 0.384 * minus_F5at4_x - (s5 * Ixz_c5 + c5 * Iyz_c5);

    /* composite body 4: with body 5 added */
    const double t167 = (s5 * Ixx_c5 - t160) * s5 + (c5 * Iyy_c5 - t158) * c5;
    const double mcx_c4 = t163 - 0.19076837715;
    const double mcy_c4 = t164 + 0.374644408005;
    const double Ixx_c4 = t159 * c5 + t161 * s5 + t166 + 0.06767727025085991;
    const double Ixy_c4 = t162 - (0.384 * t163 - 0.0825 * mcz_c5) + 0.02771584317362585;
    const double Iyy_c4 = Izz_c5 - t165 + 0.03239943042445132;
    const double t168 = t159 * s5 - t161 * c5 + 0.0825 * minus_F5at4_x;
    const double Ixz_c4 = 0.0039053550262761003 - t168;
    const double Iyz_c4 = N5at4_z - 0.0016444875773692705;
    const double Izz_c4 = t167 + (t166 - t165) + 0.0775861490525396;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double t169 = s4 * Ixy_c4;
    const double t170 = c4 * Ixx_c4 - t169;
    const double t171 = c4 * Ixy_c4;
    const double t172 = t171 - s4 * Iyy_c4;
    const double N4at3_x = c4 * Ixz_c4 - s4 * Iyz_c4;
    const double N4at3_z = s4 * Ixz_c4 + c4 * Iyz_c4;
    const double F4at3_z = c4 * mcx_c4 - s4 * mcy_c4;
    const double t173 = minus_F5at4_x - 0.09850206933;
    const double minus_F4at3_x = s4 * mcx_c4 + c4 * mcy_c4;

    /* composite body 3: with body 4 added */
    const double t174 = F4at3_z + 0.595313235;
    const double t175 = 0.0825 * (F4at3_z + t174);
    const double mcx_c3 = t174 + 0.088844724872;
    const double mcy_c3 = t173 + 0.126729164208;
    const double Ixx_c3 = t170 * c4 - t172 * s4 + 0.05649492601407083;
    const double minus_Ixy_c3 = N4at3_x + 0.0825 * t173 + 0.008248333140675744;
    const double Iyy_c3 = Izz_c4 + t175 + 0.05287838199960611;
    const double t176 = t170 * s4 + t172 * c4 - 0.0825 * minus_F4at3_x;
    const double Ixz_c3 = t176 - 0.005487648106562255;
    const double minus_Iyz_c3 = N4at3_z + 0.0043772571218395825;
    const double t177 = (s4 * Ixx_c4 + t171) * s4 + (t169 + c4 * Iyy_c4) * c4 + t175;
    const double Izz_c3 = t177 + 0.01824920229252011;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 2 */
    const double t178 = s3 * minus_Ixy_c3;
    const double t179 = c3 * Ixx_c3 + t178;
    const double t180 = c3 * minus_Ixy_c3;
    const double t181 = t180 + s3 * Iyy_c3;
    const double F3at2_z = c3 * mcx_c3 - s3 * mcy_c3;
    const double t182 = 0.214708623208 - minus_F4at3_x;
    const double minus_F3at2_x = s3 * mcx_c3 + c3 * mcy_c3;

    /* composite body 2: with body 3 added */
    const double t183 = 0.316 * (t182 + (t182 - 3.3004689519999997));
    const double t184 = 0.316 * F3at2_z - (c3 * Ixz_c3 + s3 * minus_Iyz_c3);
    const double t185 = 0.316 * minus_F3at2_x - (s3 * Ixz_c3 - c3 * minus_Iyz_c3);
    const double Ixx_c2 = t179 * c3 + t181 * s3 - t183 + 0.00850351162402155;
    const double Ixy_c2 = t184 - 0.00398335888393552;
    const double Iyy_c2 = Izz_c3 + 0.028124284712194955;
    const double Ixz_c2 = t179 * s3 - t181 * c3 + 0.01026110182100817;
    const double Iyz_c2 = t185 + 0.0007689361029464;
    const double t186 = (s3 * Ixx_c3 - t180) * s3 + (c3 * Iyy_c3 - t178) * c3 - t183;
    const double Izz_c2 = t186 + 0.026534991901690206;

    /* joint 2 accelerates by 1: wrench on all it moves, at joint 1 */
    const double minus_N2at1_z = s2 * Ixz_c2 + c2 * Iyz_c2;

    /* composite body 1: with body 2 added */
    const double t187 = (s2 * Ixx_c2 + c2 * Ixy_c2) * s2;
    const double Izz_c1 = t187 + (s2 * Ixy_c2 + c2 * Iyy_c2) * c2 + 0.009213163777211224;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 6 */
    const double minus_N7at6_y = 0.004909651967360946 + 0.088 * F7at6_z;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 5 */
    const double minus_F7at5_x = c6 * t148;
    const double minus_F7at5_z = s6 * t148;
    const double N7at5_x = c6 * N7at6_x + s6 * minus_N7at6_y;
    const double N7at5_z = s6 * N7at6_x - c6 * minus_N7at6_y;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 4 */
    const double F7at4_x = s5 * F7at6_z - c5 * minus_F7at5_x;
    const double F7at4_z = c5 * F7at6_z + s5 * minus_F7at5_x;
    const double t188 = 0.0825 * F7at4_z;
    const double N7at4_x = c5 * N7at5_x - s5 * minus_N7at6_z + 0.384 * F7at4_z;
    const double N7at4_y = N7at5_z + t188;
    const double t189 = 0.384 * F7at4_x - 0.0825 * minus_F7at5_z;
    const double minus_N7at4_z = s5 * N7at5_x + c5 * minus_N7at6_z + t189;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 3 */
    const double F7at3_x = c4 * F7at4_x + s4 * minus_F7at5_z;
    const double F7at3_z = s4 * F7at4_x - c4 * minus_F7at5_z;
    const double N7at3_x = c4 * N7at4_x - s4 * N7at4_y;
    const double N7at3_y = minus_N7at4_z - 0.0825 * F7at3_z;
    const double N7at3_z = s4 * N7at4_x + c4 * N7at4_y - t188;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 2 */
    const double F7at2_x = c3 * F7at3_x + s3 * F7at4_z;
    const double F7at2_z = s3 * F7at3_x - c3 * F7at4_z;
    const double N7at2_x = c3 * N7at3_x - s3 * N7at3_y - 0.316 * F7at2_z;
    const double N7at2_z = s3 * N7at3_x + c3 * N7at3_y + 0.316 * F7at2_x;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N7at1_z = c2 * N7at3_z - s2 * N7at2_x;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 4 */
    const double minus_F6at4_x = c5 * t156;
    const double F6at4_z = s5 * t156;
    const double t190 = 0.0825 * F6at4_z;
    const double N6at4_x = c5 * N6at5_x + s5 * Izz_c6 + 0.384 * F6at4_z;
    const double N6at4_y = N6at5_z + t190;
    const double t191 = 0.0825 * F6at5_z - 0.384 * minus_F6at4_x;
    const double N6at4_z = c5 * Izz_c6 - s5 * N6at5_x - t191;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 3 */
    const double minus_F6at3_x = c4 * minus_F6at4_x + s4 * F6at5_z;
    const double F6at3_z = c4 * F6at5_z - s4 * minus_F6at4_x;
    const double N6at3_x = c4 * N6at4_x - s4 * N6at4_y;
    const double minus_N6at3_y = N6at4_z + 0.0825 * F6at3_z;
    const double N6at3_z = s4 * N6at4_x + c4 * N6at4_y - t190;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 2 */
    const double F6at2_x = s3 * F6at4_z - c3 * minus_F6at3_x;
    const double minus_F6at2_z = s3 * minus_F6at3_x + c3 * F6at4_z;
    const double N6at2_x = c3 * N6at3_x + s3 * minus_N6at3_y + 0.316 * minus_F6at2_z;
    const double N6at2_z = s3 * N6at3_x - c3 * minus_N6at3_y + 0.316 * F6at2_x;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N6at1_z = c2 * N6at3_z - s2 * N6at2_x;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 4 */
    const double t192 = 0.0825 * F5at3_y;
    const double N5at4_x = t162 - 0.384 * F5at3_y;
    const double N5at4_y = Izz_c5 - t192;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 3 */
    const double minus_F5at3_x = c4 * minus_F5at4_x;
    const double minus_F5at3_z = s4 * minus_F5at4_x;
    const double N5at3_x = c4 * N5at4_x - s4 * N5at4_y;
    const double N5at3_y = 0.0825 * minus_F5at3_z - N5at4_z;
    const double N5at3_z = s4 * N5at4_x + c4 * N5at4_y + t192;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 2 */
    const double minus_F5at2_x = c3 * minus_F5at3_x + s3 * F5at3_y;
    const double F5at2_z = c3 * F5at3_y - s3 * minus_F5at3_x;
    const double N5at2_x = c3 * N5at3_x - s3 * N5at3_y - 0.316 * F5at2_z;
    const double N5at2_z = s3 * N5at3_x + c3 * N5at3_y - 0.316 * minus_F5at2_x;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N5at1_z = c2 * N5at3_z - s2 * N5at2_x;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double minus_N4at3_y = Izz_c4 + 0.0825 * F4at3_z;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 2 */
    const double minus_F4at2_x = c3 * minus_F4at3_x;
    const double minus_F4at2_z = s3 * minus_F4at3_x;
    const double N4at2_x = c3 * N4at3_x + s3 * minus_N4at3_y + 0.316 * minus_F4at2_z;
    const double N4at2_z = s3 * N4at3_x - c3 * minus_N4at3_y - 0.316 * minus_F4at2_x;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N4at1_z = c2 * N4at3_z - s2 * N4at2_x;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N3at1_z = c2 * Izz_c3 + s2 * t184;

    /* row 7 of L and entry 7 of D in M = L^T D L */
    const double L7_1 = 203.68042513969147 * N7at1_z;
    const double L7_2 = 203.68042513969147 * N7at2_z;
    const double L7_3 = 203.68042513969147 * N7at3_z;
    const double minus_L7_4 = 203.68042513969147 * minus_N7at4_z;
    const double L7_5 = 203.68042513969147 * N7at5_z;
    const double minus_L7_6 = 203.68042513969147 * minus_N7at6_z;

    /* row 6 of L and entry 6 of D in M = L^T D L */
    const double t193 = N6at1_z + minus_L7_6 * N7at1_z;
    const double t194 = N6at2_z + minus_L7_6 * N7at2_z;
    const double t195 = N6at3_z + minus_L7_6 * N7at3_z;
    const double t196 = N6at4_z - minus_L7_6 * minus_N7at4_z;
    const double t197 = N6at5_z + minus_L7_6 * N7at5_z;
    const double D6 = Izz_c6 - minus_L7_6 * minus_N7at6_z;
    const double L6_1 = t193 / D6;
    const double L6_2 = t194 / D6;
    const double L6_3 = t195 / D6;
    const double L6_4 = t196 / D6;
    const double L6_5 = t197 / D6;

    /* row 5 of L and entry 5 of D in M = L^T D L */
    const double t198 = N5at1_z - L7_5 * N7at1_z - L6_5 * t193;
    const double t199 = N5at2_z - L7_5 * N7at2_z - L6_5 * t194;
    const double t200 = N5at3_z - L7_5 * N7at3_z - L6_5 * t195;
    const double t201 = N5at4_z + L7_5 * minus_N7at4_z - L6_5 * t196;
    const double D5 = Izz_c5 - L7_5 * N7at5_z - L6_5 * t197;
    const double L5_1 = t198 / D5;
    const double L5_2 = t199 / D5;
    const double L5_3 = t200 / D5;
    const double L5_4 = t201 / D5;

    /* row 4 of L and entry 4 of D in M = L^T D L */
    const double t202 = N4at1_z + minus_L7_4 * N7at1_z - L6_4 * t193 - L5_4 * t198;
    const double t203 = N4at2_z + minus_L7_4 * N7at2_z - L6_4 * t194 - L5_4 * t199;
    const double t204 = N4at3_z + minus_L7_4 * N7at3_z - L6_4 * t195 - L5_4 * t200;
    const double D4 = Izz_c4 - minus_L7_4 * minus_N7at4_z - L6_4 * t196 - L5_4 * t201;
    const double L4_1 = t202 / D4;
    const double L4_2 = t203 / D4;
    const double L4_3 = t204 / D4;

    /* row 3 of L and entry 3 of D in M = L^T D L */
    const double t205 = Izz_c1 - L7_1 * N7at1_z - L6_1 * t193 - L5_1 * t198;
    const double t206 = minus_N2at1_z + L7_2 * N7at1_z + L6_2 * t193 + L5_2 * t198;
    const double t207 = Izz_c2 - L7_2 * N7at2_z - L6_2 * t194 - L5_2 * t199;
    const double t208 = N3at1_z - L7_3 * N7at1_z - L6_3 * t193 - L5_3 * t198;
    const double t209 = t208 - L4_3 * t202;
    const double t210 = t185 + L7_3 * N7at2_z + L6_3 * t194 + L5_3 * t199 + L4_3 * t203;
    const double t211 = Izz_c3 - L7_3 * N7at3_z - L6_3 * t195 - L5_3 * t200;
    const double D3 = t211 - L4_3 * t204;
    const double L3_1 = t209 / D3;
    const double minus_L3_2 = t210 / D3;

    /* row 2 of L and entry 2 of D in M = L^T D L */
    const double t212 = t206 + L4_2 * t202 - minus_L3_2 * t209;
    const double D2 = t207 - L4_2 * t203 - minus_L3_2 * t210;
    const double minus_L2_1 = t212 / D2;

    /* row 1 of L and entry 1 of D in M = L^T D L */
    const double D1 = t205 - L4_1 * t202 - L3_1 * t209 - minus_L2_1 * t212;

    /* solve L^T y = right-hand side, tips first */
    const double y7 = tau[6] - n7_z;
    const double y6 = tau[5] - N6_z + minus_L7_6 * y7;
    const double y5 = tau[4] - N5_z - L7_5 * y7 - L6_5 * y6;
    const double y4 = tau[3] - N4_z + minus_L7_4 * y7 - L6_4 * y6 - L5_4 * y5;
    const double t213 = tau[0] + minus_N1_z - L7_1 * y7 - L6_1 * y6 - L5_1 * y5;
    const double y3 = tau[2] - N3_z - L7_3 * y7 - L6_3 * y6 - L5_3 * y5 - L4_3 * y4;
    const double t214 = tau[1] - N2_z - L7_2 * y7 - L6_2 * y6 - L5_2 * y5 - L4_2 * y4;
    const double y2 = t214 + minus_L3_2 * y3;
    const double y1 = t213 - L4_1 * y4 - L3_1 * y3 + minus_L2_1 * y2;

    /* solve L x = y / D, base first */
    const double x1 = y1 / D1;
    const double x2 = y2 / D2 + minus_L2_1 * x1;
    const double x3 = y3 / D3 - L3_1 * x1 + minus_L3_2 * x2;
    const double x4 = y4 / D4 - L4_1 * x1 - L4_2 * x2 - L4_3 * x3;
    const double x5 = y5 / D5 - L5_1 * x1 - L5_2 * x2 - L5_3 * x3 - L5_4 * x4;
    const double t215 = y6 / D6 - L6_1 * x1 - L6_2 * x2 - L6_3 * x3 - L6_4 * x4;
    const double x6 = t215 - L6_5 * x5;
    const double t216 = 203.68042513969147 * y7 - L7_1 * x1 - L7_2 * x2 - L7_3 * x3;
    const double x7 = t216 + minus_L7_4 * x4 - L7_5 * x5 + minus_L7_6 * x6;

    qdd[0] = x1;
    qdd[1] = x2;
    qdd[2] = x3;
    qdd[3] = x4;
    qdd[4] = x5;
    qdd[5] = x6;
    qdd[6] = x7;
}

/* The inverse of the mass matrix. */
void panda_inverse_mass_matrix(const double q[7], double Minv[7][7])
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
    const double s7 = sin(q[6]);
    const double c7 = cos(q[6]);

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 6 */
    const double t1 = 0.000395108718315752 * s7;
    const double t2 = 0.015320008390949585 * c7 + t1;
    const double t3 = 0.000395108718315752 * c7;
    const double t4 = t3 + 0.012899064612428355 * s7;
    const double N7at6_x = 0.000548359106408232 * s7 - 0.001672482661783778 * c7;
    const double minus_N7at6_z = 0.001672482661783778 * s7 + 0.000548359106408232 * c7;
    const double t5 = (0.015320008390949585 * s7 - t3) * s7;
    const double F7at6_z = 0.007735484874 * c7 + 0.0031274395439999996 * s7;

    /* composite body 6: with body 7 added */
    const double t6 = 0.007735484874 * s7 - 0.0031274395439999996 * c7;
    const double t7 = F7at6_z + 0.064725936;
    const double t8 = 0.088 * (F7at6_z + t7);
    const double mcx_c6 = t7 + 0.10024161669500001;
    const double Ixx_c6 = t2 * c7 + t4 * s7 + 0.00248046035817079;
    const double Ixy_c6 = 0.003986923479791999 - N7at6_x + 0.001524110902883315;
    const double Iyy_c6 = 0.004909651967360946 + t8 + 0.010567766133106952;
    const double Ixz_c6 = t2 * s7 - t4 * c7 - 0.088 * t6 - 0.00010375891721868492;
    const double Iyz_c6 = minus_N7at6_z + 9.3569097314605e-05;
    const double t9 = t5 + (0.012899064612428355 * c7 - t1) * c7 + t8;
    const double Izz_c6 = t9 + 0.011794560230238952;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 5 */
    const double t10 = s6 * Ixy_c6;
    const double t11 = c6 * Ixx_c6 - t10;
    const double t12 = c6 * Ixy_c6;
    const double t13 = t12 - s6 * Iyy_c6;
    const double N6at5_x = c6 * Ixz_c6 - s6 * Iyz_c6;
    const double N6at5_z = s6 * Ixz_c6 + c6 * Iyz_c6;
    const double F6at5_z = c6 * mcx_c6 + 0.068832705569 * s6;

    /* composite body 5: with body 6 added */
    const double t14 = s6 * mcx_c6 - 0.068832705569 * c6;
    const double mcx_c5 = F6at5_z - 0.014653732538;
    const double mcy_c5 = 0.017527158935000002 - t6 + 0.05034347249;
    const double mcz_c5 = t14 - 0.047121686402;
    const double Ixx_c5 = t11 * c6 - t13 * s6 + 0.03942757095803552;
    const double minus_Ixy_c5 = N6at5_x + 0.0015152444733270301;
    const double Iyy_c5 = Izz_c6 + 0.03146037232526039;
    const double Ixz_c5 = t11 * s6 + t13 * c6 - 0.004600245517563105;
    const double Iyz_c5 = 0.0021640520520981297 - N6at5_z;
    const double t15 = (s6 * Ixx_c6 + t12) * s6 + (t10 + c6 * Iyy_c6) * c6;
    const double Izz_c5 = t15 + 0.010869510762828563;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 3 */
    const double t16 = s5 * minus_Ixy_c5;
    const double t17 = c5 * Ixx_c5 + t16;
    const double t18 = c5 * minus_Ixy_c5;
    const double t19 = t18 + s5 * Iyy_c5;
    const double t20 = c5 * Ixz_c5 - s5 * Iyz_c5;
    const double F5at3_y = c5 * mcx_c5 - s5 * mcy_c5;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 4 */
    const double minus_F5at4_x = s5 * mcx_c5 + c5 * mcy_c5;
    const double t21 = F5at3_y - 0.29931189750000003;
    const double t22 = mcz_c5 + 1.3931608320000002;
    const double t23 = 0.0825 * (F5at3_y + t21);
    const double t24 = 0.384 * (mcz_c5 + t22);
    const double N5at4_z = 0.384 * minus_F5at4_x - (s5 * Ixz_c5 + c5 * Iyz_c5);

    /* composite body 4: with body 5 added */
    const double t25 = (s5 * Ixx_c5 - t18) * s5 + (c5 * Iyy_c5 - t16) * c5;
    const double mcx_c4 = t21 - 0.19076837715;
    const double mcy_c4 = t22 + 0.374644408005;
    const double Ixx_c4 = t17 * c5 + t19 * s5 + t24 + 0.06767727025085991;
    const double Ixy_c4 = t20 - (0.384 * t21 - 0.0825 * mcz_c5) + 0.02771584317362585;
    const double Iyy_c4 = Izz_c5 - t23 + 0.03239943042445132;
    const double t26 = t17 * s5 - t19 * c5 + 0.0825 * minus_F5at4_x;
    const double Ixz_c4 = 0.0039053550262761003 - t26;
    const double Iyz_c4 = N5at4_z - 0.0016444875773692705;
    const double Izz_c4 = t25 + (t24 - t23) + 0.0775861490525396;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double t27 = s4 * Ixy_c4;
    const double t28 = c4 * Ixx_c4 - t27;
    const double t29 = c4 * Ixy_c4;
    const double t30 = t29 - s4 * Iyy_c4;
    const double N4at3_x = c4 * Ixz_c4 - s4 * Iyz_c4;
    const double N4at3_z = s4 * Ixz_c4 + c4 * Iyz_c4;
    const double F4at3_z = c4 * mcx_c4 - s4 * mcy_c4;
    const double t31 = minus_F5at4_x - 0.09850206933;
    const double minus_F4at3_x = s4 * mcx_c4 + c4 * mcy_c4;

    /* composite body 3: with body 4 added */
    const double t32 = F4at3_z + 0.595313235;
    const double t33 = 0.0825 * (F4at3_z + t32);
    const double mcx_c3 = t32 + 0.088844724872;
    const double mcy_c3 = t31 + 0.126729164208;
    const double Ixx_c3 = t28 * c4 - t30 * s4 + 0.05649492601407083;
    const double minus_Ixy_c3 = N4at3_x + 0.0825 * t31 + 0.008248333140675744;
    const double Iyy_c3 = Izz_c4 + t33 + 0.05287838199960611;
    const double t34 = t28 * s4 + t30 * c4 - 0.0825 * minus_F4at3_x;
    const double Ixz_c3 = t34 - 0.005487648106562255;
    const double minus_Iyz_c3 = N4at3_z + 0.0043772571218395825;
    const double t35 = (s4 * Ixx_c4 + t29) * s4 + (t27 + c4 * Iyy_c4) * c4 + t33;
    const double Izz_c3 = t35 + 0.01824920229252011;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 2 */
    const double t36 = s3 * minus_Ixy_c3;
    const double t37 = c3 * Ixx_c3 + t36;
    const double t38 = c3 * minus_Ixy_c3;
    const double t39 = t38 + s3 * Iyy_c3;
    const double F3at2_z = c3 * mcx_c3 - s3 * mcy_c3;
    const double t40 = 0.214708623208 - minus_F4at3_x;
    const double minus_F3at2_x = s3 * mcx_c3 + c3 * mcy_c3;

    /* composite body 2: with body 3 added */
    const double t41 = 0.316 * (t40 + (t40 - 3.3004689519999997));
    const double t42 = 0.316 * F3at2_z - (c3 * Ixz_c3 + s3 * minus_Iyz_c3);
    const double t43 = 0.316 * minus_F3at2_x - (s3 * Ixz_c3 - c3 * minus_Iyz_c3);
    const double Ixx_c2 = t37 * c3 + t39 * s3 - t41 + 0.00850351162402155;
    const double Ixy_c2 = t42 - 0.00398335888393552;
    const double Iyy_c2 = Izz_c3 + 0.028124284712194955;
    const double Ixz_c2 = t37 * s3 - t39 * c3 + 0.01026110182100817;
    const double Iyz_c2 = t43 + 0.0007689361029464;
    const double t44 = (s3 * Ixx_c3 - t38) * s3 + (c3 * Iyy_c3 - t36) * c3 - t41;
    const double Izz_c2 = t44 + 0.026534991901690206;

    /* joint 2 accelerates by 1: wrench on all it moves, at joint 1 */
    const double minus_N2at1_z = s2 * Ixz_c2 + c2 * Iyz_c2;

    /* composite body 1: with body 2 added */
    const double t45 = (s2 * Ixx_c2 + c2 * Ixy_c2) * s2;
    const double Izz_c1 = t45 + (s2 * Ixy_c2 + c2 * Iyy_c2) * c2 + 0.009213163777211224;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 6 */
    const double minus_N7at6_y = 0.004909651967360946 + 0.088 * F7at6_z;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 5 */
    const double minus_F7at5_x = c6 * t6;
    const double minus_F7at5_z = s6 * t6;
    const double N7at5_x = c6 * N7at6_x + s6 * minus_N7at6_y;
    const double N7at5_z = s6 * N7at6_x - c6 * minus_N7at6_y;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 4 */
    const double F7at4_x = s5 * F7at6_z - c5 * minus_F7at5_x;
    const double F7at4_z = c5 * F7at6_z + s5 * minus_F7at5_x;
    const double t46 = 0.0825 * F7at4_z;
    const double N7at4_x = c5 * N7at5_x - s5 * minus_N7at6_z + 0.384 * F7at4_z;
    const double N7at4_y = N7at5_z + t46;
    const double t47 = 0.384 * F7at4_x - 0.0825 * minus_F7at5_z;
    const double minus_N7at4_z = s5 * N7at5_x + c5 * minus_N7at6_z + t47;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 3 */
    const double F7at3_x = c4 * F7at4_x + s4 * minus_F7at5_z;
    const double F7at3_z = s4 * F7at4_x - c4 * minus_F7at5_z;
    const double N7at3_x = c4 * N7at4_x - s4 * N7at4_y;
    const double N7at3_y = minus_N7at4_z - 0.0825 * F7at3_z;
    const double N7at3_z = s4 * N7at4_x + c4 * N7at4_y - t46;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 2 */
    const double F7at2_x = c3 * F7at3_x + s3 * F7at4_z;
    const double F7at2_z = s3 * F7at3_x - c3 * F7at4_z;
    const double N7at2_x = c3 * N7at3_x - s3 * N7at3_y - 0.316 * F7at2_z;
    const double N7at2_z = s3 * N7at3_x + c3 * N7at3_y + 0.316 * F7at2_x;

    /* joint 7 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N7at1_z = c2 * N7at3_z - s2 * N7at2_x;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 4 */
    const double minus_F6at4_x = c5 * t14;
    const double F6at4_z = s5 * t14;
    const double t48 = 0.0825 * F6at4_z;
    const double N6at4_x = c5 * N6at5_x + s5 * Izz_c6 + 0.384 * F6at4_z;
    const double N6at4_y = N6at5_z + t48;
    const double t49 = 0.0825 * F6at5_z - 0.384 * minus_F6at4_x;
    const double N6at4_z = c5 * Izz_c6 - s5 * N6at5_x - t49;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 3 */
    const double minus_F6at3_x = c4 * minus_F6at4_x + s4 * F6at5_z;
    const double F6at3_z = c4 * F6at5_z - s4 * minus_F6at4_x;
    const double N6at3_x = c4 * N6at4_x - s4 * N6at4_y;
    const double minus_N6at3_y = N6at4_z + 0.0825 * F6at3_z;
    const double N6at3_z = s4 * N6at4_x + c4 * N6at4_y - t48;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 2 */
    const double F6at2_x = s3 * F6at4_z - c3 * minus_F6at3_x;
    const double minus_F6at2_z = s3 * minus_F6at3_x + c3 * F6at4_z;
    const double N6at2_x = c3 * N6at3_x + s3 * minus_N6at3_y + 0.316 * minus_F6at2_z;
    const double N6at2_z = s3 * N6at3_x - c3 * minus_N6at3_y + 0.316 * F6at2_x;

    /* joint 6 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N6at1_z = c2 * N6at3_z - s2 * N6at2_x;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 4 */
    const double t50 = 0.0825 * F5at3_y;
    const double N5at4_x = t20 - 0.384 * F5at3_y;
    const double N5at4_y = Izz_c5 - t50;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 3 */
    const double minus_F5at3_x = c4 * minus_F5at4_x;
    const double minus_F5at3_z = s4 * minus_F5at4_x;
    const double N5at3_x = c4 * N5at4_x - s4 * N5at4_y;
    const double N5at3_y = 0.0825 * minus_F5at3_z - N5at4_z;
    const double N5at3_z = s4 * N5at4_x + c4 * N5at4_y + t50;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 2 */
    const double minus_F5at2_x = c3 * minus_F5at3_x + s3 * F5at3_y;
    const double F5at2_z = c3 * F5at3_y - s3 * minus_F5at3_x;
    const double N5at2_x = c3 * N5at3_x - s3 * N5at3_y - 0.316 * F5at2_z;
    const double N5at2_z = s3 * N5at3_x + c3 * N5at3_y - 0.316 * minus_F5at2_x;

    /* joint 5 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N5at1_z = c2 * N5at3_z - s2 * N5at2_x;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 3 */
    const double minus_N4at3_y = Izz_c4 + 0.0825 * F4at3_z;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 2 */
    const double minus_F4at2_x = c3 * minus_F4at3_x;
    const double minus_F4at2_z = s3 * minus_F4at3_x;
    const double N4at2_x = c3 * N4at3_x + s3 * minus_N4at3_y + 0.316 * minus_F4at2_z;
    const double N4at2_z = s3 * N4at3_x - c3 * minus_N4at3_y - 0.316 * minus_F4at2_x;

    /* joint 4 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N4at1_z = c2 * N4at3_z - s2 * N4at2_x;

    /* joint 3 accelerates by 1: wrench on all it moves, at joint 1 */
    const double N3at1_z = c2 * Izz_c3 + s2 * t42;

    /* row 7 of L and entry 7 of D in M = L^T D L */
    const double L7_1 = 203.68042513969147 * N7at1_z;
    const double L7_2 = 203.68042513969147 * N7at2_z;
    const double L7_3 = 203.68042513969147 * N7at3_z;
    const double minus_L7_4 = 203.68042513969147 * minus_N7at4_z;
    const double L7_5 = 203.68042513969147 * N7at5_z;
    const double minus_L7_6 = 203.68042513969147 * minus_N7at6_z;

    /* row 6 of L and entry 6 of D in M = L^T D L */
    const double t51 = N6at1_z + minus_L7_6 * N7at1_z;
    const double t52 = N6at2_z + minus_L7_6 * N7at2_z;
    const double t53 = N6at3_z + minus_L7_6 * N7at3_z;
    const double t54 = N6at4_z - minus_L7_6 * minus_N7at4_z;
    const double t55 = N6at5_z + minus_L7_6 * N7at5_z;
    const double D6 = Izz_c6 - minus_L7_6 * minus_N7at6_z;
    const double L6_1 = t51 / D6;
    const double L6_2 = t52 / D6;
    const double L6_3 = t53 / D6;
    const double L6_4 = t54 / D6;
    const double L6_5 = t55 / D6;

    /* row 5 of L and entry 5 of D in M = L^T D L */
    const double t56 = N5at1_z - L7_5 * N7at1_z - L6_5 * t51;
    const double t57 = N5at2_z - L7_5 * N7at2_z - L6_5 * t52;
    const double t58 = N5at3_z - L7_5 * N7at3_z - L6_5 * t53;
    const double t59 = N5at4_z + L7_5 * minus_N7at4_z - L6_5 * t54;
    const double D5 = Izz_c5 - L7_5 * N7at5_z - L6_5 * t55;
    const double L5_1 = t56 / D5;
    const double L5_2 = t57 / D5;
    const double L5_3 = t58 / D5;
    const double L5_4 = t59 / D5;

    /* row 4 of L and entry 4 of D in M = L^T D L */
    const double t60 = N4at1_z + minus_L7_4 * N7at1_z - L6_4 * t51 - L5_4 * t56;
    const double t61 = N4at2_z + minus_L7_4 * N7at2_z - L6_4 * t52 - L5_4 * t57;
    const double t62 = N4at3_z + minus_L7_4 * N7at3_z - L6_4 * t53 - L5_4 * t58;
    const double D4 = Izz_c4 - minus_L7_4 * minus_N7at4_z - L6_4 * t54 - L5_4 * t59;
    const double L4_1 = t60 / D4;
    const double L4_2 = t61 / D4;
    const double L4_3 = t62 / D4;

    /* row 3 of L and entry 3 of D in M = L^T D L */
    const double t63 = minus_N2at1_z + L7_2 * N7at1_z + L6_2 * t51 + L5_2 * t56;
    const double t64 = N3at1_z - L7_3 * N7at1_z - L6_3 * t51 - L5_3 * t56 - L4_3 * t60;
    const double t65 = t43 + L7_3 * N7at2_z + L6_3 * t52 + L5_3 * t57 + L4_3 * t61;
    const double D3 = Izz_c3 - L7_3 * N7at3_z - L6_3 * t53 - L5_3 * t58 - L4_3 * t62;
    const double L3_1 = t64 / D3;
    const double minus_L3_2 = t65 / D3;

    /* row 2 of L and entry 2 of D in M = L^T D L */
    const double t66 = Izz_c1 - L7_1 * N7at1_z - L6_1 * t51 - L5_1 * t56 - L4_1 * t60;
    const double t67 = t63 + L4_2 * t60 - minus_L3_2 * t64;
    const double t68 = Izz_c2 - L7_2 * N7at2_z - L6_2 * t52 - L5_2 * t57 - L4_2 * t61;
    const double D2 = t68 - minus_L3_2 * t65;
    const double minus_L2_1 = t67 / D2;

    /* row 1 of L and entry 1 of D in M = L^T D L */
    const double D1 = t66 - L3_1 * t64 - minus_L2_1 * t67;

    /* solve L x = y / D, base first */
    const double x1 = 1.0 / D1;
    const double x2 = minus_L2_1 * x1;
    const double minus_x3 = L3_1 * x1 - minus_L3_2 * x2;
    const double x4 = L4_3 * minus_x3 - (L4_1 * x1 + L4_2 * x2);
    const double x5 = L5_3 * minus_x3 - (L5_1 * x1 + L5_2 * x2) - L5_4 * x4;
    const double t69 = L6_3 * minus_x3 - (L6_1 * x1 + L6_2 * x2) - L6_4 * x4;
    const double x6 = t69 - L6_5 * x5;
    const double t70 = L7_3 * minus_x3 - (L7_1 * x1 + L7_2 * x2) + minus_L7_4 * x4;
    const double x7 = t70 - L7_5 * x5 + minus_L7_6 * x6;
    const double x1_2 = minus_L2_1 / D1;
    const double x2_2 = 1.0 / D2 + minus_L2_1 * x1_2;
    const double minus_x3_2 = L3_1 * x1_2 - minus_L3_2 * x2_2;
    const double x4_2 = L4_3 * minus_x3_2 - (L4_1 * x1_2 + L4_2 * x2_2);
    const double x5_2 = L5_3 * minus_x3_2 - (L5_1 * x1_2 + L5_2 * x2_2) - L5_4 * x4_2;
    const double t71 = L6_3 * minus_x3_2 - (L6_1 * x1_2 + L6_2 * x2_2) - L6_4 * x4_2;
    const double x6_2 = t71 - L6_5 * x5_2;
    const double t72 = L7_3 * minus_x3_2 - (L7_1 * x1_2 + L7_2 * x2_2);
    const double x7_2 = t72 + minus_L7_4 * x4_2 - L7_5 * x5_2 + minus_L7_6 * x6_2;

    /* solve L^T y = right-hand side, tips first */
    const double minus_y1 = L3_1 - minus_L2_1 * minus_L3_2;

    /* solve L x = y / D, base first */
    const double minus_x1 = minus_y1 / D1;
    const double minus_x2 = minus_L2_1 * minus_x1 - minus_L3_2 / D2;
    const double x3 = 1.0 / D3 + L3_1 * minus_x1 - minus_L3_2 * minus_x2;
    const double x4_3 = L4_1 * minus_x1 + L4_2 * minus_x2 - L4_3 * x3;
    const double x5_3 = L5_1 * minus_x1 + L5_2 * minus_x2 - L5_3 * x3 - L5_4 * x4_3;
    const double t73 = L6_1 * minus_x1 + L6_2 * minus_x2 - L6_3 * x3 - L6_4 * x4_3;
    const double x6_3 = t73 - L6_5 * x5_3;
    const double t74 = L7_1 * minus_x1 + L7_2 * minus_x2 - L7_3 * x3;
    const double x7_3 = t74 + minus_L7_4 * x4_3 - L7_5 * x5_3 + minus_L7_6 * x6_3;

    /* solve L^T y = right-hand side, tips first */
    const double minus_y2 = minus_L3_2 * L4_3 + L4_2;
    const double y1 = L3_1 * L4_3 - L4_1 - minus_L2_1 * minus_y2;

    /* solve L x = y / D, base first */
    const double x1_3 = y1 / D1;
    const double x2_3 = minus_L2_1 * x1_3 - minus_y2 / D2;
    const double minus_x3_3 = L4_3 / D3 + L3_1 * x1_3 - minus_L3_2 * x2_3;
    const double x4_4 = 1.0 / D4 - L4_1 * x1_3 - L4_2 * x2_3 + L4_3 * minus_x3_3;
    const double x5_4 = L5_3 * minus_x3_3 - (L5_1 * x1_3 + L5_2 * x2_3) - L5_4 * x4_4;
    const double t75 = L6_3 * minus_x3_3 - (L6_1 * x1_3 + L6_2 * x2_3) - L6_4 * x4_4;
    const double x6_4 = t75 - L6_5 * x5_4;
    const double t76 = L7_3 * minus_x3_3 - (L7_1 * x1_3 + L7_2 * x2_3);
    const double x7_4 = t76 + minus_L7_4 * x4_4 - L7_5 * x5_4 + minus_L7_6 * x6_4;

    /* solve L^T y = right-hand side, tips first */
    const double y3 = L4_3 * L5_4 - L5_3;
    const double y2 = L4_2 * L5_4 - L5_2 + minus_L3_2 * y3;
    const double y1_2 = L4_1 * L5_4 - L5_1 - L3_1 * y3 + minus_L2_1 * y2;

    /* solve L x = y / D, base first */
    const double x1_4 = y1_2 / D1;
    const double x2_4 = y2 / D2 + minus_L2_1 * x1_4;
    const double x3_2 = y3 / D3 - L3_1 * x1_4 + minus_L3_2 * x2_4;
    const double minus_x4 = L5_4 / D4 + L4_1 * x1_4 + L4_2 * x2_4 + L4_3 * x3_2;
    const double t77 = 1.0 / D5 - L5_1 * x1_4 - L5_2 * x2_4 - L5_3 * x3_2;
    const double x5_5 = t77 + L5_4 * minus_x4;
    const double t78 = L6_4 * minus_x4 - (L6_1 * x1_4 + L6_2 * x2_4 + L6_3 * x3_2);
    const double x6_5 = t78 - L6_5 * x5_5;
    const double t79 = L7_1 * x1_4 + L7_2 * x2_4 + L7_3 * x3_2 + minus_L7_4 * minus_x4;
    const double x7_5 = minus_L7_6 * x6_5 - (t79 + L7_5 * x5_5);

    /* solve L^T y = right-hand side, tips first */
    const double y4 = L5_4 * L6_5 - L6_4;
    const double y3_2 = L5_3 * L6_5 - L6_3 - L4_3 * y4;
    const double y2_2 = L5_2 * L6_5 - L6_2 - L4_2 * y4 + minus_L3_2 * y3_2;
    const double y1_3 = L5_1 * L6_5 - L6_1 - L4_1 * y4 - L3_1 * y3_2 + minus_L2_1 * y2_2;

    /* solve L x = y / D, base first */
    const double x1_5 = y1_3 / D1;
    const double x2_5 = y2_2 / D2 + minus_L2_1 * x1_5;
    const double x3_3 = y3_2 / D3 - L3_1 * x1_5 + minus_L3_2 * x2_5;
    const double x4_5 = y4 / D4 - L4_1 * x1_5 - L4_2 * x2_5 - L4_3 * x3_3;
    const double t80 = L6_5 / D5 + L5_1 * x1_5 + L5_2 * x2_5 + L5_3 * x3_3;
    const double minus_x5 = t80 + L5_4 * x4_5;
    const double t81 = 1.0 / D6 - L6_1 * x1_5 - L6_2 * x2_5 - L6_3 * x3_3 - L6_4 * x4_5;
    const double x6_6 = t81 + L6_5 * minus_x5;
    const double t82 = minus_L7_4 * x4_5 - (L7_1 * x1_5 + L7_2 * x2_5 + L7_3 * x3_3);
    const double x7_6 = t82 + L7_5 * minus_x5 + minus_L7_6 * x6_6;

    /* solve L^T y = right-hand side, tips first */
    const double minus_y5 = L7_5 + L6_5 * minus_L7_6;
    const double y4_2 = minus_L7_4 - L6_4 * minus_L7_6 + L5_4 * minus_y5;
    const double y3_3 = L5_3 * minus_y5 - (L7_3 + L6_3 * minus_L7_6) - L4_3 * y4_2;
    const double t83 = L5_1 * minus_y5 - (L7_1 + L6_1 * minus_L7_6) - L4_1 * y4_2;
    const double t84 = L5_2 * minus_y5 - (L7_2 + L6_2 * minus_L7_6) - L4_2 * y4_2;
    const double y2_3 = t84 + minus_L3_2 * y3_3;
    const double y1_4 = t83 - L3_1 * y3_3 + minus_L2_1 * y2_3;

    /* solve L x = y / D, base first */
    const double x1_6 = y1_4 / D1;
    const double x2_6 = y2_3 / D2 + minus_L2_1 * x1_6;
    const double x3_4 = y3_3 / D3 - L3_1 * x1_6 + minus_L3_2 * x2_6;
    const double x4_6 = y4_2 / D4 - L4_1 * x1_6 - L4_2 * x2_6 - L4_3 * x3_4;
    const double t85 = minus_y5 / D5 + L5_1 * x1_6 + L5_2 * x2_6 + L5_3 * x3_4;
    const double minus_x5_2 = t85 + L5_4 * x4_6;
    const double t86 = minus_L7_6 / D6 - L6_1 * x1_6 - L6_2 * x2_6 - L6_3 * x3_4;
    const double x6_7 = t86 - L6_4 * x4_6 + L6_5 * minus_x5_2;
    const double t87 = 203.68042513969147 - L7_1 * x1_6 - L7_2 * x2_6 - L7_3 * x3_4;
    const double x7_7 = t87 + minus_L7_4 * x4_6 + L7_5 * minus_x5_2 + minus_L7_6 * x6_7;

    Minv[0][0] = x1;
    Minv[0][1] = x2;
    Minv[0][2] = -minus_x3;
    Minv[0][3] = x4;
    Minv[0][4] = x5;
    Minv[0][5] = x6;
    Minv[0][6] = x7;
    Minv[1][0] = x2;
    Minv[1][1] = x2_2;
    Minv[1][2] = -minus_x3_2;
    Minv[1][3] = x4_2;
    Minv[1][4] = x5_2;
    Minv[1][5] = x6_2;
    Minv[1][6] = x7_2;
    Minv[2][0] = -minus_x3;
    Minv[2][1] = -minus_x3_2;
    Minv[2][2] = x3;
    Minv[2][3] = x4_3;
    Minv[2][4] = x5_3;
    Minv[2][5] = x6_3;
    Minv[2][6] = x7_3;
    Minv[3][0] = x4;
    Minv[3][1] = x4_2;
    Minv[3][2] = x4_3;
    Minv[3][3] = x4_4;
    Minv[3][4] = x5_4;
    Minv[3][5] = x6_4;
    Minv[3][6] = x7_4;
    Minv[4][0] = x5;
    Minv[4][1] = x5_2;
    Minv[4][2] = x5_3;
    Minv[4][3] = x5_4;
    Minv[4][4] = x5_5;
    Minv[4][5] = x6_5;
    Minv[4][6] = x7_5;
    Minv[5][0] = x6;
    Minv[5][1] = x6_2;
    Minv[5][2] = x6_3;
    Minv[5][3] = x6_4;
    Minv[5][4] = x6_5;
    Minv[5][5] = x6_6;
    Minv[5][6] = x7_6;
    Minv[6][0] = x7;
    Minv[6][1] = x7_2;
    Minv[6][2] = x7_3;
    Minv[6][3] = x7_4;
    Minv[6][4] = x7_5;
    Minv[6][5] = x7_6;
    Minv[6][6] = x7_7;
}

/* Kinetic energy T = qd^T M qd / 2. */
void panda_kinetic_energy(const double q[7], const double qd[7], double T[1])
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
    const double s7 = sin(q[6]);
    const double c7 = cos(q[6]);

    /* link 2: twist (angular w, linear v) */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];

    /* link 3: twist (angular w, linear v) */
    const double w3_x = s3 * qd[1] - c3 * minus_w2_x;
    const double w3_y = s3 * minus_w2_x + c3 * qd[1];
    const double t1 = 0.316 * qd[1];
    const double t2 = 0.316 * minus_w2_x;
    const double v3_x = c3 * t1 + s3 * t2;
    const double v3_y = c3 * t2 - s3 * t1;
    const double w3_z = minus_w2_y + qd[2];

    /* link 4: twist (angular w, linear v) */
    const double w4_x = c4 * w3_x + s4 * w3_z;
    const double w4_y = c4 * w3_z - s4 * w3_x;
    const double t3 = 0.0825 * w3_y;
    const double minus_v4_z = v3_y + 0.0825 * w3_z;
    const double v4_x = c4 * v3_x - s4 * t3;
    const double minus_v4_y = s4 * v3_x + c4 * t3;
    const double w4_z = qd[3] - w3_y;

    /* link 5: twist (angular w, linear v) */
    const double w5_x = c5 * w4_x - s5 * w4_z;
    const double minus_w5_y = s5 * w4_x + c5 * w4_z;
    const double t4 = v4_x - 0.384 * w4_z;
    const double minus_v5_z = minus_v4_y + 0.0825 * w4_z;
    const double t5 = 0.0825 * w4_y + 0.384 * w4_x - minus_v4_z;
    const double v5_x = c5 * t4 - s5 * t5;
    const double minus_v5_y = s5 * t4 + c5 * t5;
    const double w5_z = w4_y + qd[4];

    /* link 6: twist (angular w, linear v) */
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double v6_x = c6 * v5_x - s6 * minus_v5_z;
    const double minus_v6_y = s6 * v5_x + c6 * minus_v5_z;
    const double w6_z = minus_w5_y + qd[5];

    /* link 7: twist (angular w, linear v) */
    const double w7_x = c7 * w6_x + s7 * w6_z;
    const double w7_y = c7 * w6_z - s7 * w6_x;
    const double t6 = minus_v5_y - 0.088 * w6_y;
    const double v7_x = c7 * v6_x + s7 * t6;
    const double v7_y = c7 * t6 - s7 * v6_x;
    const double v7_z = minus_v6_y - 0.088 * w6_z;
    const double w7_z = qd[6] - w6_y;

    /* link 1: twice its kinetic energy */
    const double T1x2 = 0.009213163777211224 * qd[0] * qd[0];

    /* link 2: twice its kinetic energy */
    const double t7 = 0.00398335888393552 * minus_w2_y;
    const double t8 = t7 - 0.00850351162402155 * minus_w2_x;
    const double t9 = 0.028124284712194955 * minus_w2_y;
    const double t10 = 0.00398335888393552 * minus_w2_x - t9;
    const double t11 = 0.01026110182100817 * minus_w2_x;
    const double t12 = t11 + 0.0007689361029464 * minus_w2_y;
    const double t13 = (t8 + 0.01026110182100817 * qd[1]) * minus_w2_x;
    const double t14 = t13 + (t10 + 0.0007689361029464 * qd[1]) * minus_w2_y;
    const double T2x2 = (0.026534991901690206 * qd[1] - t12) * qd[1] - t14;

    /* link 3: twice its kinetic energy */
    const double t15 = 0.05649492601407083 * w3_x - 0.008248333140675744 * w3_y;
    const double t16 = 0.05287838199960611 * w3_y - 0.008248333140675744 * w3_x;
    const double t17 = 0.005487648106562255 * w3_x + 0.0043772571218395825 * w3_y;
    const double t18 = 0.088844724872 * v3_y - 0.126729164208 * v3_x;
    const double t19 = 0.126729164208 * w3_z + 0.214708623208 * w3_y;
    const double t20 = 0.214708623208 * w3_x + 0.088844724872 * w3_z;
    const double t21 = t15 - 0.005487648106562255 * w3_z + 0.214708623208 * v3_y;
    const double t22 = t16 - 0.0043772571218395825 * w3_z - 0.214708623208 * v3_x;
    const double t23 = (0.01824920229252011 * w3_z - t17 + t18) * w3_z;
    const double t24 = (3.228604 * v3_x - t19) * v3_x + (3.228604 * v3_y + t20) * v3_y;
    const double T3x2 = t21 * w3_x + t22 * w3_y + t23 + t24;

    /* link 4: twice its kinetic energy */
    const double t25 = 0.06767727025085991 * w4_x + 0.02771584317362585 * w4_y;
    const double t26 = 0.02771584317362585 * w4_x + 0.03239943042445132 * w4_y;
    const double t27 = 0.0039053550262761003 * w4_x - 0.0016444875773692705 * w4_y;
    const double t28 = 0.09850206933 * minus_v4_y - 0.374644408005 * minus_v4_z;
    const double t29 = 0.09850206933 * v4_x - 0.19076837715 * minus_v4_z;
    const double t30 = 0.19076837715 * minus_v4_y - 0.374644408005 * v4_x;
    const double t31 = 0.09850206933 * w4_x + 0.19076837715 * w4_z;
    const double t32 = 0.19076837715 * w4_y + 0.374644408005 * w4_x;
    const double t33 = (t25 + 0.0039053550262761003 * w4_z + t28) * w4_x;
    const double t34 = t33 + (t26 - 0.0016444875773692705 * w4_z + t29) * w4_y;
    const double t35 = 3.587895 * v4_x - (0.374644408005 * w4_z - 0.09850206933 * w4_y);
    const double t36 = t35 * v4_x + (3.587895 * minus_v4_y + t31) * minus_v4_y;
    const double t37 = t34 + (t27 + 0.0775861490525396 * w4_z + t30) * w4_z;
    const double T4x2 = t37 + (t36 - (t32 - 3.587895 * minus_v4_z) * minus_v4_z);

    /* link 5: twice its kinetic energy */
    const double t38 = 0.03942757095803552 * w5_x + 0.0015152444733270301 * minus_w5_y;
    const double t39 = 0.0015152444733270301 * w5_x + 0.03146037232526039 * minus_w5_y;
    const double t40 = 0.004600245517563105 * w5_x + 0.0021640520520981297 * minus_w5_y;
    const double t41 = 0.05034347249 * minus_v5_z + 0.047121686402 * minus_v5_y;
    const double t42 = 0.047121686402 * v5_x + 0.014653732538 * minus_v5_z;
    const double t43 = 0.014653732538 * minus_v5_y - 0.05034347249 * v5_x;
    const double t44 = 0.05034347249 * w5_z - 0.047121686402 * minus_w5_y;
    const double t45 = 0.014653732538 * w5_z - 0.047121686402 * w5_x;
    const double t46 = 0.014653732538 * minus_w5_y - 0.05034347249 * w5_x;
    const double t47 = (0.0021640520520981297 * w5_z - t39 - t42) * minus_w5_y;
    const double t48 = (t38 - 0.004600245517563105 * w5_z - t41) * w5_x - t47;
    const double t49 = (1.225946 * minus_v5_y + t45) * minus_v5_y;
    const double t50 = (1.225946 * minus_v5_z + t46) * minus_v5_z;
    const double t51 = t48 + (0.010869510762828563 * w5_z - t40 + t43) * w5_z;
    const double T5x2 = t51 + ((1.225946 * v5_x - t44) * v5_x + t49 + t50);

    /* link 6: twice its kinetic energy */
    const double t52 = 0.00248046035817079 * w6_x + 0.001524110902883315 * w6_y;
    const double t53 = 0.001524110902883315 * w6_x + 0.010567766133106952 * w6_y;
    const double t54 = 9.3569097314605e-05 * w6_y - 0.00010375891721868492 * w6_x;
    const double t55 = 0.023526756935 * minus_v5_y + 0.017527158935000002 * minus_v6_y;
    const double t56 = 0.017527158935000002 * v6_x + 0.10024161669500001 * minus_v5_y;
    const double t57 = 0.023526756935 * v6_x - 0.10024161669500001 * minus_v6_y;
    const double t58 = 0.017527158935000002 * w6_y - 0.023526756935 * w6_z;
    const double t59 = 0.017527158935000002 * w6_x + 0.10024161669500001 * w6_z;
    const double t60 = 0.10024161669500001 * w6_y + 0.023526756935 * w6_x;
    const double t61 = (t52 - 0.00010375891721868492 * w6_z - t55) * w6_x;
    const double t62 = t61 + (t53 + 9.3569097314605e-05 * w6_z - t56) * w6_y;
    const double t63 = (t59 - 1.666555 * minus_v6_y) * minus_v6_y;
    const double t64 = (1.666555 * minus_v5_y - t60) * minus_v5_y;
    const double t65 = t62 + (t54 + 0.011794560230238952 * w6_z + t57) * w6_z;
    const double T6x2 = t65 + ((1.666555 * v6_x - t58) * v6_x - t63 + t64);

    /* link 7: twice its kinetic energy */
    const double t66 = 0.015320008390949585 * w7_x - 0.000395108718315752 * w7_y;
    const double t67 = 0.012899064612428355 * w7_y - 0.000395108718315752 * w7_x;
    const double t68 = 0.001672482661783778 * w7_x + 0.000548359106408232 * w7_y;
    const double t69 = 0.0031274395439999996 * v7_z + 0.045305948634 * v7_y;
    const double t70 = 0.045305948634 * v7_x - 0.007735484874 * v7_z;
    const double t71 = 0.007735484874 * v7_y + 0.0031274395439999996 * v7_x;
    const double t72 = 0.0031274395439999996 * w7_z + 0.045305948634 * w7_y;
    const double t73 = 0.045305948634 * w7_x - 0.007735484874 * w7_z;
    const double t74 = 0.007735484874 * w7_y + 0.0031274395439999996 * w7_x;
    const double t75 = (t66 - 0.001672482661783778 * w7_z - t69) * w7_x;
    const double t76 = t75 + (t67 - 0.000548359106408232 * w7_z + t70) * w7_y;
    const double t77 = (0.735522 * v7_x + t72) * v7_x + (0.735522 * v7_y - t73) * v7_y;
    const double t78 = t76 + (0.004909651967360946 * w7_z - t68 + t71) * w7_z;
    const double T7x2 = t78 + (t77 + (0.735522 * v7_z - t74) * v7_z);

    T[0] = 0.5 * (T1x2 + T2x2 + T3x2 + T4x2 + T5x2 + T6x2 + T7x2);
}

/* Potential energy of the links in gravity, zero at the base origin. */
void panda_potential_energy(const double q[7], double U[1])
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
    const double s7 = sin(q[6]);
    const double c7 = cos(q[6]);

    /* link 3: axes E and origin o in the base frame */
    const double minus_E3_zx = s2 * c3;
    const double E3_zy = s2 * s3;
    const double o3_z = 0.333 + 0.316 * c2;

    /* link 4: axes E and origin o in the base frame */
    const double E4_zx = c2 * s4 - minus_E3_zx * c4;
    const double E4_zy = minus_E3_zx * s4 + c2 * c4;
    const double o4_z = o3_z - 0.0825 * minus_E3_zx;

    /* link 5: axes E and origin o in the base frame */
    const double E5_zx = E4_zx * c5 + E3_zy * s5;
    const double E5_zy = E3_zy * c5 - E4_zx * s5;
    const double o5_z = o4_z + (0.384 * E4_zy - 0.0825 * E4_zx);

    /* link 6: axes E and origin o in the base frame */
    const double E6_zx = E5_zx * c6 + E4_zy * s6;
    const double E6_zy = E4_zy * c6 - E5_zx * s6;

    /* link 7: axes E and origin o in the base frame */
    const double E7_zx = E6_zx * c7 - E5_zy * s7;
    const double minus_E7_zy = E5_zy * c7 + E6_zx * s7;
    const double o7_z = o5_z + 0.088 * E6_zx;

    /* link 2: mass times position of its centre */
    const double mc2_z = 0.215426358 + (0.002031994566 * s2 + 0.018579714719999998 * c2);

    /* link 3: mass times position of its centre */
    const double t1 = 0.126729164208 * E3_zy - 0.088844724872 * minus_E3_zx;
    const double mc3_z = 3.228604 * o3_z + (t1 - 0.214708623208 * c2);

    /* link 4: mass times position of its centre */
    const double t2 = 0.374644408005 * E4_zy - 0.19076837715 * E4_zx;
    const double mc4_z = 3.587895 * o4_z + (t2 - 0.09850206933 * E3_zy);

    /* link 5: mass times position of its centre */
    const double t3 = 0.05034347249 * E5_zy - 0.014653732538 * E5_zx;
    const double mc5_z = 1.225946 * o5_z + (t3 - 0.047121686402 * E4_zy);

    /* link 6: mass times position of its centre */
    const double t4 = 0.10024161669500001 * E6_zx - 0.023526756935 * E6_zy;
    const double mc6_z = 1.666555 * o5_z + (t4 + 0.017527158935000002 * E5_zy);

    /* link 7: mass times position of its centre */
    const double t5 = 0.007735484874 * E7_zx + 0.0031274395439999996 * minus_E7_zy;
    const double mc7_z = 0.735522 * o7_z + (t5 - 0.045305948634 * E6_zy);

    /* results */
    const double t6 = 0.7853680720000003 + mc2_z + mc3_z + mc4_z + mc5_z + mc6_z;

    U[0] = 9.81 * (t6 + mc7_z);
}

/* The centre of mass of the moving links. */
void panda_center_of_mass(const double q[7], double com[3])
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
    const double s7 = sin(q[6]);
    const double c7 = cos(q[6]);

    /* link 2: axes E and origin o in the base frame */
    const double E2_xx = c1 * c2;
    const double minus_E2_xy = c1 * s2;
    const double E2_yx = s1 * c2;
    const double minus_E2_yy = s1 * s2;

    /* link 3: axes E and origin o in the base frame */
    const double E3_xx = E2_xx * c3 - s1 * s3;
    const double minus_E3_xy = E2_xx * s3 + s1 * c3;
    const double E3_yx = E2_yx * c3 + c1 * s3;
    const double E3_yy = c1 * c3 - E2_yx * s3;
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
    const double E4_zx = c2 * s4 - minus_E3_zx * c4;
    const double E4_zy = minus_E3_zx * s4 + c2 * c4;
    const double o4_x = o3_x + 0.0825 * E3_xx;
    const double o4_y = o3_y + 0.0825 * E3_yx;
    const double o4_z = o3_z - 0.0825 * minus_E3_zx;

    /* link 5: axes E and origin o in the base frame */
    const double E5_xx = E4_xx * c5 - minus_E3_xy * s5;
    const double minus_E5_xy = E4_xx * s5 + minus_E3_xy * c5;
    const double E5_yx = E4_yx * c5 + E3_yy * s5;
    const double minus_E5_yy = E4_yx * s5 - E3_yy * c5;
    const double E5_zx = E4_zx * c5 + E3_zy * s5;
    const double E5_zy = E3_zy * c5 - E4_zx * s5;
    const double o5_x = o4_x + (0.384 * E4_xy - 0.0825 * E4_xx);
    const double o5_y = o4_y + (0.384 * E4_yy - 0.0825 * E4_yx);
    const double o5_z = o4_z + (0.384 * E4_zy - 0.0825 * E4_zx);

    /* link 6: axes E and origin o in the base frame */
    const double E6_xx = E5_xx * c6 + E4_xy * s6;
    const double E6_xy = E4_xy * c6 - E5_xx * s6;
    const double E6_yx = E5_yx * c6 + E4_yy * s6;
    const double E6_yy = E4_yy * c6 - E5_yx * s6;
    const double E6_zx = E5_zx * c6 + E4_zy * s6;
    const double E6_zy = E4_zy * c6 - E5_zx * s6;

    /* link 7: axes E and origin o in the base frame */
    const double E7_xx = E6_xx * c7 + minus_E5_xy * s7;
    const double E7_xy = minus_E5_xy * c7 - E6_xx * s7;
    const double E7_yx = E6_yx * c7 + minus_E5_yy * s7;
    const double E7_yy = minus_E5_yy * c7 - E6_yx * s7;
    const double E7_zx = E6_zx * c7 - E5_zy * s7;
    const double minus_E7_zy = E5_zy * c7 + E6_zx * s7;
    const double o7_x = o5_x + 0.088 * E6_xx;
    const double o7_y = o5_y + 0.088 * E6_yx;
    const double o7_z = o5_z + 0.088 * E6_zx;

    /* link 1: mass times position of its centre */
    const double mc1_x = 0.0192614005 * c1 - 0.010343993404000001 * s1;
    const double mc1_y = 0.0192614005 * s1 + 0.010343993404000001 * c1;

    /* link 2: mass times position of its centre */
    const double t1 = 0.018579714719999998 * minus_E2_xy - 0.002031994566 * E2_xx;
    const double mc2_x = t1 - 0.0022610063699999997 * s1;
    const double t2 = 0.018579714719999998 * minus_E2_yy - 0.002031994566 * E2_yx;
    const double mc2_y = t2 + 0.0022610063699999997 * c1;
    const double mc2_z = 0.215426358 + (0.002031994566 * s2 + 0.018579714719999998 * c2);

    /* link 3: mass times position of its centre */
    const double t3 = 0.088844724872 * E3_xx - 0.126729164208 * minus_E3_xy;
    const double t4 = 0.088844724872 * E3_yx + 0.126729164208 * E3_yy;
    const double t5 = 0.126729164208 * E3_zy - 0.088844724872 * minus_E3_zx;
    const double mc3_x = 1.020238864 * minus_E2_xy + (t3 - 0.214708623208 * minus_E2_xy);
    const double mc3_y = 1.020238864 * minus_E2_yy + (t4 - 0.214708623208 * minus_E2_yy);
    const double mc3_z = 3.228604 * o3_z + (t5 - 0.214708623208 * c2);

    /* link 4: mass times position of its centre */
    const double t6 = 0.374644408005 * E4_xy - 0.19076837715 * E4_xx;
    const double t7 = 0.374644408005 * E4_yy - 0.19076837715 * E4_yx;
    const double t8 = 0.374644408005 * E4_zy - 0.19076837715 * E4_zx;
    const double mc4_x = 3.587895 * o4_x + (t6 + 0.09850206933 * minus_E3_xy);
    const double mc4_y = 3.587895 * o4_y + (t7 - 0.09850206933 * E3_yy);
    const double mc4_z = 3.587895 * o4_z + (t8 - 0.09850206933 * E3_zy);

    /* link 5: mass times position of its centre */
    const double t9 = 0.014653732538 * E5_xx + 0.05034347249 * minus_E5_xy;
    const double t10 = 0.014653732538 * E5_yx + 0.05034347249 * minus_E5_yy;
    const double t11 = 0.05034347249 * E5_zy - 0.014653732538 * E5_zx;
    const double mc5_x = 1.225946 * o5_x - (t9 + 0.047121686402 * E4_xy);
    const double mc5_y = 1.225946 * o5_y - (t10 + 0.047121686402 * E4_yy);
    const double mc5_z = 1.225946 * o5_z + (t11 - 0.047121686402 * E4_zy);

    /* link 6: mass times position of its centre */
    const double t12 = 0.10024161669500001 * E6_xx - 0.023526756935 * E6_xy;
    const double t13 = 0.10024161669500001 * E6_yx - 0.023526756935 * E6_yy;
    const double t14 = 0.10024161669500001 * E6_zx - 0.023526756935 * E6_zy;
    const double mc6_x = 1.666555 * o5_x + (t12 - 0.017527158935000002 * minus_E5_xy);
    const double mc6_y = 1.666555 * o5_y + (t13 - 0.017527158935000002 * minus_E5_yy);
    const double mc6_z = 1.666555 * o5_z + (t14 + 0.017527158935000002 * E5_zy);

    /* link 7: mass times position of its centre */
    const double t15 = 0.007735484874 * E7_xx - 0.0031274395439999996 * E7_xy;
    const double t16 = 0.007735484874 * E7_yx - 0.0031274395439999996 * E7_yy;
    const double t17 = 0.007735484874 * E7_zx + 0.0031274395439999996 * minus_E7_zy;
    const double mc7_x = 0.735522 * o7_x + (t15 - 0.045305948634 * E6_xy);
    const double mc7_y = 0.735522 * o7_y + (t16 - 0.045305948634 * E6_yy);
    const double mc7_z = 0.735522 * o7_z + (t17 - 0.045305948634 * E6_zy);

    /* results */
    const double t18 = 0.7853680720000003 + mc2_z + mc3_z + mc4_z + mc5_z + mc6_z;
    const double t19 = mc1_x + mc2_x + mc3_x + mc4_x + mc5_x + mc6_x + mc7_x;
    const double t20 = mc1_y + mc2_y + mc3_y + mc4_y + mc5_y + mc6_y + mc7_y;

    com[0] = 0.06225823570619392 * t19;
    com[1] = 0.06225823570619392 * t20;
    com[2] = 0.06225823570619392 * (t18 + mc7_z);
}

/* Momentum of the moving links about the base origin, in base axes. */
void panda_total_momentum(const double q[7], const double qd[7], double P[6])
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
    const double s7 = sin(q[6]);
    const double c7 = cos(q[6]);

    /* link 2: twist (angular w, linear v) */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];

    /* link 3: twist (angular w, linear v) */
    const double w3_x = s3 * qd[1] - c3 * minus_w2_x;
    const double w3_y = s3 * minus_w2_x + c3 * qd[1];
    const double t1 = 0.316 * qd[1];
    const double t2 = 0.316 * minus_w2_x;
    const double v3_x = c3 * t1 + s3 * t2;
    const double v3_y = c3 * t2 - s3 * t1;
    const double w3_z = minus_w2_y + qd[2];

    /* link 4: twist (angular w, linear v) */
    const double w4_x = c4 * w3_x + s4 * w3_z;
    const double w4_y = c4 * w3_z - s4 * w3_x;
    const double t3 = 0.0825 * w3_y;
    const double minus_v4_z = v3_y + 0.0825 * w3_z;
    const double v4_x = c4 * v3_x - s4 * t3;
    const double minus_v4_y = s4 * v3_x + c4 * t3;
    const double w4_z = qd[3] - w3_y;

    /* link 5: twist (angular w, linear v) */
    const double w5_x = c5 * w4_x - s5 * w4_z;
    const double minus_w5_y = s5 * w4_x + c5 * w4_z;
    const double t4 = v4_x - 0.384 * w4_z;
    const double minus_v5_z = minus_v4_y + 0.0825 * w4_z;
    const double t5 = 0.0825 * w4_y + 0.384 * w4_x - minus_v4_z;
    const double v5_x = c5 * t4 - s5 * t5;
    const double minus_v5_y = s5 * t4 + c5 * t5;
    const double w5_z = w4_y + qd[4];

    /* link 6: twist (angular w, linear v) */
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double v6_x = c6 * v5_x - s6 * minus_v5_z;
    const double minus_v6_y = s6 * v5_x + c6 * minus_v5_z;
    const double w6_z = minus_w5_y + qd[5];

    /* link 7: twist (angular w, linear v) */
    const double w7_x = c7 * w6_x + s7 * w6_z;
    const double w7_y = c7 * w6_z - s7 * w6_x;
    const double t6 = minus_v5_y - 0.088 * w6_y;
    const double v7_x = c7 * v6_x + s7 * t6;
    const double v7_y = c7 * t6 - s7 * v6_x;
    const double v7_z = minus_v6_y - 0.088 * w6_z;
    const double w7_z = qd[6] - w6_y;

    /* link 2: axes E and origin o in the base frame */
    const double E2_xx = c1 * c2;
    const double minus_E2_xy = c1 * s2;
    const double E2_yx = s1 * c2;
    const double minus_E2_yy = s1 * s2;

    /* link 3: axes E and origin o in the base frame */
    const double E3_xx = E2_xx * c3 - s1 * s3;
    const double minus_E3_xy = E2_xx * s3 + s1 * c3;
    const double E3_yx = E2_yx * c3 + c1 * s3;
    const double E3_yy = c1 * c3 - E2_yx * s3;
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
    const double E4_zx = c2 * s4 - minus_E3_zx * c4;
    const double E4_zy = minus_E3_zx * s4 + c2 * c4;
    const double o4_x = o3_x + 0.0825 * E3_xx;
    const double o4_y = o3_y + 0.0825 * E3_yx;
    const double o4_z = o3_z - 0.0825 * minus_E3_zx;

    /* link 5: axes E and origin o in the base frame */
    const double E5_xx = E4_xx * c5 - minus_E3_xy * s5;
    const double minus_E5_xy = E4_xx * s5 + minus_E3_xy * c5;
    const double E5_yx = E4_yx * c5 + E3_yy * s5;
    const double minus_E5_yy = E4_yx * s5 - E3_yy * c5;
    const double E5_zx = E4_zx * c5 + E3_zy * s5;
    const double E5_zy = E3_zy * c5 - E4_zx * s5;
    const double o5_x = o4_x + (0.384 * E4_xy - 0.0825 * E4_xx);
    const double o5_y = o4_y + (0.384 * E4_yy - 0.0825 * E4_yx);
    const double o5_z = o4_z + (0.384 * E4_zy - 0.0825 * E4_zx);

    /* link 6: axes E and origin o in the base frame */
    const double E6_xx = E5_xx * c6 + E4_xy * s6;
    const double E6_xy = E4_xy * c6 - E5_xx * s6;
    const double E6_yx = E5_yx * c6 + E4_yy * s6;
    const double E6_yy = E4_yy * c6 - E5_yx * s6;
    const double E6_zx = E5_zx * c6 + E4_zy * s6;
    const double E6_zy = E4_zy * c6 - E5_zx * s6;

    /* link 7: axes E and origin o in the base frame */
    const double E7_xx = E6_xx * c7 + minus_E5_xy * s7;
    const double E7_xy = minus_E5_xy * c7 - E6_xx * s7;
    const double E7_yx = E6_yx * c7 + minus_E5_yy * s7;
    const double E7_yy = minus_E5_yy * c7 - E6_yx * s7;
    const double E7_zx = E6_zx * c7 - E5_zy * s7;
    const double minus_E7_zy = E5_zy * c7 + E6_zx * s7;
    const double o7_x = o5_x + 0.088 * E6_xx;
    const double o7_y = o5_y + 0.088 * E6_yx;
    const double o7_z = o5_z + 0.088 * E6_zx;

    /* link 1: momentum (angular K, linear P) in its own frame */
    const double K1_x = 0.0101427450875 * qd[0];
    const double K1_y = 0.020979198845699997 * qd[0];
    const double K1_z = 0.009213163777211224 * qd[0];
    const double minus_P1_x = 0.010343993404000001 * qd[0];
    const double P1_y = 0.0192614005 * qd[0];

    /* link 2: momentum (angular K, linear P) in its own frame */
    const double t7 = c1 * minus_P1_x + s1 * P1_y;
    const double t8 = c1 * P1_y - s1 * minus_P1_x;
    const double t9 = 0.00398335888393552 * minus_w2_y;
    const double t10 = t9 - 0.00850351162402155 * minus_w2_x;
    const double K2_x = t10 + 0.01026110182100817 * qd[1];
    const double t11 = 0.028124284712194955 * minus_w2_y;
    const double t12 = 0.00398335888393552 * minus_w2_x - t11;
    const double K2_y = t12 + 0.0007689361029464 * qd[1];
    const double t13 = 0.01026110182100817 * minus_w2_x;
    const double t14 = t13 + 0.0007689361029464 * minus_w2_y;
    const double K2_z = 0.026534991901690206 * qd[1] - t14;
    const double t15 = 0.0022610063699999997 * minus_w2_y;
    const double P2_x = 0.018579714719999998 * qd[1] - t15;
    const double P2_y = 0.0022610063699999997 * minus_w2_x - 0.002031994566 * qd[1];
    const double P2_z = 0.018579714719999998 * minus_w2_x - 0.002031994566 * minus_w2_y;

    /* link 3: momentum (angular K, linear P) in its own frame */
    const double t16 = E2_xx * P2_x - minus_E2_xy * P2_y - s1 * P2_z;
    const double t17 = E2_yx * P2_x - minus_E2_yy * P2_y + c1 * P2_z;
    const double t18 = E2_xx * K2_x - minus_E2_xy * K2_y - s1 * K2_z - 0.333 * t17;
    const double t19 = E2_yx * K2_x - minus_E2_yy * K2_y + c1 * K2_z + 0.333 * t16;
    const double t20 = 0.05649492601407083 * w3_x - 0.008248333140675744 * w3_y;
    const double t21 = 0.05287838199960611 * w3_y - 0.008248333140675744 * w3_x;
    const double t22 = 0.005487648106562255 * w3_x + 0.0043772571218395825 * w3_y;
    const double K3_x = t20 - 0.005487648106562255 * w3_z + 0.214708623208 * v3_y;
    const double K3_y = t21 - 0.0043772571218395825 * w3_z - 0.214708623208 * v3_x;
    const double t23 = 0.088844724872 * v3_y - 0.126729164208 * v3_x;
    const double K3_z = 0.01824920229252011 * w3_z - t22 + t23;
    const double t24 = 0.126729164208 * w3_z + 0.214708623208 * w3_y;
    const double P3_x = 3.228604 * v3_x - t24;
    const double t25 = 0.214708623208 * w3_x + 0.088844724872 * w3_z;
    const double P3_y = 3.228604 * v3_y + t25;
    const double P3_z = 0.126729164208 * w3_x - 0.088844724872 * w3_y;

    /* link 4: momentum (angular K, linear P) in its own frame */
    const double t26 = E3_xx * P3_x - minus_E3_xy * P3_y + minus_E2_xy * P3_z;
    const double t27 = E3_yx * P3_x + E3_yy * P3_y + minus_E2_yy * P3_z;
    const double t28 = E3_zy * P3_y - minus_E3_zx * P3_x + c2 * P3_z;
    const double t29 = E3_xx * K3_x - minus_E3_xy * K3_y + minus_E2_xy * K3_z;
    const double t30 = E3_yx * K3_x + E3_yy * K3_y + minus_E2_yy * K3_z;
    const double t31 = E3_zy * K3_y - minus_E3_zx * K3_x + c2 * K3_z;
    const double t32 = c1 * K1_x - s1 * K1_y - 0.333 * t8 + t18;
    const double t33 = s1 * K1_x + c1 * K1_y - 0.333 * t7 + t19;
    const double t34 = t31 + (o3_x * t27 - o3_y * t26);
    const double t35 = 0.06767727025085991 * w4_x + 0.02771584317362585 * w4_y;
    const double t36 = 0.02771584317362585 * w4_x + 0.03239943042445132 * w4_y;
    const double t37 = 0.0039053550262761003 * w4_x - 0.0016444875773692705 * w4_y;
    const double t38 = 0.09850206933 * minus_v4_y - 0.374644408005 * minus_v4_z;
    const double K4_x = t35 + 0.0039053550262761003 * w4_z + t38;
    const double t39 = 0.09850206933 * v4_x - 0.19076837715 * minus_v4_z;
    const double K4_y = t36 - 0.0016444875773692705 * w4_z + t39;
    const double t40 = 0.19076837715 * minus_v4_y - 0.374644408005 * v4_x;
    const double K4_z = t37 + 0.0775861490525396 * w4_z + t40;
    const double P4_x = 3.587895 * v4_x - (0.374644408005 * w4_z - 0.09850206933 * w4_y);
    const double t41 = 0.09850206933 * w4_x + 0.19076837715 * w4_z;
    const double minus_P4_y = 3.587895 * minus_v4_y + t41;
    const double t42 = 0.19076837715 * w4_y + 0.374644408005 * w4_x;
    const double P4_z = t42 - 3.587895 * minus_v4_z;

    /* link 5: momentum (angular K, linear P) in its own frame */
    const double t43 = E4_xx * P4_x - E4_xy * minus_P4_y + minus_E3_xy * P4_z;
    const double t44 = E4_yx * P4_x - E4_yy * minus_P4_y - E3_yy * P4_z;
    const double t45 = E4_zx * P4_x - E4_zy * minus_P4_y - E3_zy * P4_z;
    const double t46 = E4_xx * K4_x + E4_xy * K4_y + minus_E3_xy * K4_z;
    const double t47 = E4_yx * K4_x + E4_yy * K4_y - E3_yy * K4_z;
    const double t48 = E4_zx * K4_x + E4_zy * K4_y - E3_zy * K4_z;
    const double t49 = t32 + (t29 + (o3_y * t28 - o3_z * t27));
    const double t50 = t33 + (t30 + (o3_z * t26 - o3_x * t28));
    const double t51 = K1_z - (s2 * K2_x + c2 * K2_y) + t34;
    const double t52 = 0.03942757095803552 * w5_x + 0.0015152444733270301 * minus_w5_y;
    const double t53 = 0.0015152444733270301 * w5_x + 0.03146037232526039 * minus_w5_y;
    const double t54 = 0.004600245517563105 * w5_x + 0.0021640520520981297 * minus_w5_y;
    const double t55 = 0.05034347249 * minus_v5_z + 0.047121686402 * minus_v5_y;
    const double K5_x = t52 - 0.004600245517563105 * w5_z - t55;
    const double t56 = 0.047121686402 * v5_x + 0.014653732538 * minus_v5_z;
    const double K5_y = 0.0021640520520981297 * w5_z - t53 - t56;
    const double t57 = 0.014653732538 * minus_v5_y - 0.05034347249 * v5_x;
    const double K5_z = 0.010869510762828563 * w5_z - t54 + t57;
    const double t58 = 0.05034347249 * w5_z - 0.047121686402 * minus_w5_y;
    const double P5_x = 1.225946 * v5_x - t58;
    const double t59 = 0.014653732538 * w5_z - 0.047121686402 * w5_x;
    const double minus_P5_y = 1.225946 * minus_v5_y + t59;
    const double t60 = 0.014653732538 * minus_w5_y - 0.05034347249 * w5_x;
    const double minus_P5_z = 1.225946 * minus_v5_z + t60;

    /* link 6: momentum (angular K, linear P) in its own frame */
    const double t61 = E5_xx * P5_x + minus_E5_xy * minus_P5_y - E4_xy * minus_P5_z;
    const double t62 = E5_yx * P5_x + minus_E5_yy * minus_P5_y - E4_yy * minus_P5_z;
    const double t63 = E5_zx * P5_x - E5_zy * minus_P5_y - E4_zy * minus_P5_z;
    const double t64 = E5_xx * K5_x - minus_E5_xy * K5_y + E4_xy * K5_z;
    const double t65 = E5_yx * K5_x - minus_E5_yy * K5_y + E4_yy * K5_z;
    const double t66 = E5_zx * K5_x + E5_zy * K5_y + E4_zy * K5_z;
    const double t67 = t49 + (t46 + (o4_y * t45 - o4_z * t44));
    const double t68 = t50 + (t47 + (o4_z * t43 - o4_x * t45));
    const double t69 = t51 + (t48 + (o4_x * t44 - o4_y * t43));
    const double t70 = 0.00248046035817079 * w6_x + 0.001524110902883315 * w6_y;
    const double t71 = 0.001524110902883315 * w6_x + 0.010567766133106952 * w6_y;
    const double t72 = 9.3569097314605e-05 * w6_y - 0.00010375891721868492 * w6_x;
    const double t73 = 0.023526756935 * minus_v5_y + 0.017527158935000002 * minus_v6_y;
    const double K6_x = t70 - 0.00010375891721868492 * w6_z - t73;
    const double t74 = 0.017527158935000002 * v6_x + 0.10024161669500001 * minus_v5_y;
    const double K6_y = t71 + 9.3569097314605e-05 * w6_z - t74;
    const double t75 = 0.023526756935 * v6_x - 0.10024161669500001 * minus_v6_y;
    const double K6_z = t72 + 0.011794560230238952 * w6_z + t75;
    const double t76 = 0.017527158935000002 * w6_y - 0.023526756935 * w6_z;
    const double P6_x = 1.666555 * v6_x - t76;
    const double t77 = 0.017527158935000002 * w6_x + 0.10024161669500001 * w6_z;
    const double P6_y = t77 - 1.666555 * minus_v6_y;
    const double t78 = 0.10024161669500001 * w6_y + 0.023526756935 * w6_x;
    const double P6_z = 1.666555 * minus_v5_y - t78;

    /* link 7: momentum (angular K, linear P) in its own frame */
    const double t79 = E6_xx * P6_x + E6_xy * P6_y + minus_E5_xy * P6_z;
    const double t80 = E6_yx * P6_x + E6_yy * P6_y + minus_E5_yy * P6_z;
    const double t81 = E6_zx * P6_x + E6_zy * P6_y - E5_zy * P6_z;
    const double t82 = E6_xx * K6_x + E6_xy * K6_y + minus_E5_xy * K6_z;
    const double t83 = E6_yx * K6_x + E6_yy * K6_y + minus_E5_yy * K6_z;
    const double t84 = E6_zx * K6_x + E6_zy * K6_y - E5_zy * K6_z;
    const double t85 = t67 + (t64 + (o5_y * t63 - o5_z * t62));
    const double t86 = t68 + (t65 + (o5_z * t61 - o5_x * t63));
    const double t87 = t69 + (t66 + (o5_x * t62 - o5_y * t61));
    const double t88 = 0.015320008390949585 * w7_x - 0.000395108718315752 * w7_y;
    const double t89 = 0.012899064612428355 * w7_y - 0.000395108718315752 * w7_x;
    const double t90 = 0.001672482661783778 * w7_x + 0.000548359106408232 * w7_y;
    const double t91 = 0.0031274395439999996 * v7_z + 0.045305948634 * v7_y;
    const double K7_x = t88 - 0.001672482661783778 * w7_z - t91;
    const double t92 = 0.045305948634 * v7_x - 0.007735484874 * v7_z;
    const double K7_y = t89 - 0.000548359106408232 * w7_z + t92;
    const double t93 = 0.007735484874 * v7_y + 0.0031274395439999996 * v7_x;
    const double K7_z = 0.004909651967360946 * w7_z - t90 + t93;
    const double t94 = 0.0031274395439999996 * w7_z + 0.045305948634 * w7_y;
    const double P7_x = 0.735522 * v7_x + t94;
    const double t95 = 0.045305948634 * w7_x - 0.007735484874 * w7_z;
    const double P7_y = 0.735522 * v7_y - t95;
    const double t96 = 0.007735484874 * w7_y + 0.0031274395439999996 * w7_x;
    const double P7_z = 0.735522 * v7_z - t96;

    /* results */
    const double t97 = E7_xx * P7_x + E7_xy * P7_y - E6_xy * P7_z;
    const double t98 = E7_yx * P7_x + E7_yy * P7_y - E6_yy * P7_z;
    const double t99 = E7_zx * P7_x - minus_E7_zy * P7_y - E6_zy * P7_z;
    const double t100 = E7_xx * K7_x + E7_xy * K7_y - E6_xy * K7_z;
    const double t101 = E7_yx * K7_x + E7_yy * K7_y - E6_yy * K7_z;
    const double t102 = E7_zx * K7_x - minus_E7_zy * K7_y - E6_zy * K7_z;
    const double t103 = t85 + (t82 + (o5_y * t81 - o5_z * t80));
    const double t104 = t86 + (t83 + (o5_z * t79 - o5_x * t81));
    const double t105 = t87 + (t84 + (o5_x * t80 - o5_y * t79));

    P[0] = t103 + (t100 + (o7_y * t99 - o7_z * t98));
    P[1] = t104 + (t101 + (o7_z * t97 - o7_x * t99));
    P[2] = t105 + (t102 + (o7_x * t98 - o7_y * t97));
    P[3] = t16 - t7 + t26 + t43 + t61 + t79 + t97;
    P[4] = t8 + t17 + t27 + t44 + t62 + t80 + t98;
    P[5] = t28 - (s2 * P2_x + c2 * P2_y) + t45 + t63 + t81 + t99;
}

/* The pose of each tip. */
void panda_forward_kinematics(const double q[7], double X[1][4][4])
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
    const double s7 = sin(q[6]);
    const double c7 = cos(q[6]);

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
    const double s7 = sin(q[6]);
    const double c7 = cos(q[6]);

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

/* The space Jacobian of each tip: its twist in base coordinates is J qd. */
void panda_jacobian_space(const double q[7], double J[1][6][7])
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
    const double E7_xz = E5_xx * s6 - E4_xy * c6;
    const double E7_yz = E5_yx * s6 - E4_yy * c6;
    const double E7_zz = E5_zx * s6 - E4_zy * c6;
    const double o7_x = o5_x + 0.088 * E6_xx;
    const double o7_y = o5_y + 0.088 * E6_yx;
    const double o7_z = o5_z + 0.088 * E6_zx;

    J[0][0][0] = 0.0;
    J[0][0][1] = -s1;
    J[0][0][2] = minus_E2_xy;
    J[0][0][3] = minus_E3_xy;
    J[0][0][4] = E4_xy;
    J[0][0][5] = minus_E5_xy;
    J[0][0][6] = E7_xz;
    J[0][1][0] = 0.0;
    J[0][1][1] = c1;
    J[0][1][2] = minus_E2_yy;
    J[0][1][3] = E4_yz;
    J[0][1][4] = E4_yy;
    J[0][1][5] = minus_E5_yy;
    J[0][1][6] = E7_yz;
    J[0][2][0] = 1.0;
    J[0][2][1] = 0.0;
    J[0][2][2] = c2;
    J[0][2][3] = -E3_zy;
    J[0][2][4] = E4_zy;
    J[0][2][5] = E6_zz;
    J[0][2][6] = E7_zz;
    J[0][3][0] = 0.0;
    J[0][3][1] = -0.333 * c1;
    J[0][3][2] = o3_y * c2 - o3_z * minus_E2_yy;
    J[0][3][3] = -(o4_y * E3_zy + o4_z * E4_yz);
    J[0][3][4] = o5_y * E4_zy - o5_z * E4_yy;
    J[0][3][5] = o5_y * E6_zz - o5_z * minus_E5_yy;
    J[0][3][6] = o7_y * E7_zz - o7_z * E7_yz;
    J[0][4][0] = 0.0;
    J[0][4][1] = -0.333 * s1;
    J[0][4][2] = o3_z * minus_E2_xy - o3_x * c2;
    J[0][4][3] = o4_z * minus_E3_xy + o4_x * E3_zy;
    J[0][4][4] = o5_z * E4_xy - o5_x * E4_zy;
    J[0][4][5] = o5_z * minus_E5_xy - o5_x * E6_zz;
    J[0][4][6] = o7_z * E7_xz - o7_x * E7_zz;
    J[0][5][0] = 0.0;
    J[0][5][1] = 0.0;
    J[0][5][2] = o3_x * minus_E2_yy - o3_y * minus_E2_xy;
    J[0][5][3] = o4_x * E4_yz - o4_y * minus_E3_xy;
    J[0][5][4] = o5_x * E4_yy - o5_y * E4_xy;
    J[0][5][5] = o5_x * minus_E5_yy - o5_y * minus_E5_xy;
    J[0][5][6] = o7_x * E7_yz - o7_y * E7_xz;
}

/* The Jacobian of each tip's angular velocity and origin, in base axes. */
void panda_jacobian_world(const double q[7], double J[1][6][7])
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
    const double E7_xz = E5_xx * s6 - E4_xy * c6;
    const double E7_yz = E5_yx * s6 - E4_yy * c6;
    const double E7_zz = E5_zx * s6 - E4_zy * c6;
    const double o7_x = o5_x + 0.088 * E6_xx;
    const double o7_y = o5_y + 0.088 * E6_yx;
    const double o7_z = o5_z + 0.088 * E6_zx;

    /* results */
    const double t1 = o7_x + 0.107 * E7_xz;
    const double t2 = o7_y + 0.107 * E7_yz;
    const double t3 = o7_z + 0.107 * E7_zz;
    const double t4 = t1 - o7_x;
    const double t5 = t2 - o7_y;
    const double t6 = t3 - o7_z;
    const double t7 = t1 - o5_x;
    const double t8 = t2 - o5_y;
    const double t9 = t3 - o5_z;
    const double t10 = t1 - o4_x;
    const double t11 = t2 - o4_y;
    const double t12 = t3 - o4_z;
    const double t13 = t1 - o3_x;
    const double t14 = t2 - o3_y;
    const double t15 = t3 - o3_z;
    const double t16 = t3 - 0.333;

    J[0][0][0] = 0.0;
    J[0][0][1] = -s1;
    J[0][0][2] = minus_E2_xy;
    J[0][0][3] = minus_E3_xy;
    J[0][0][4] = E4_xy;
    J[0][0][5] = minus_E5_xy;
    J[0][0][6] = E7_xz;
    J[0][1][0] = 0.0;
    J[0][1][1] = c1;
    J[0][1][2] = minus_E2_yy;
    J[0][1][3] = E4_yz;
    J[0][1][4] = E4_yy;
    J[0][1][5] = minus_E5_yy;
    J[0][1][6] = E7_yz;
    J[0][2][0] = 1.0;
    J[0][2][1] = 0.0;
    J[0][2][2] = c2;
    J[0][2][3] = -E3_zy;
    J[0][2][4] = E4_zy;
    J[0][2][5] = E6_zz;
    J[0][2][6] = E7_zz;
    J[0][3][0] = -t2;
    J[0][3][1] = c1 * t16;
    J[0][3][2] = minus_E2_yy * t15 - c2 * t14;
    J[0][3][3] = E4_yz * t12 + E3_zy * t11;
    J[0][3][4] = E4_yy * t9 - E4_zy * t8;
    J[0][3][5] = minus_E5_yy * t9 - E6_zz * t8;
    J[0][3][6] = E7_yz * t6 - E7_zz * t5;
    J[0][4][0] = t1;
    J[0][4][1] = s1 * t16;
    J[0][4][2] = c2 * t13 - minus_E2_xy * t15;
    J[0][4][3] = -(E3_zy * t10 + minus_E3_xy * t12);
    J[0][4][4] = E4_zy * t7 - E4_xy * t9;
    J[0][4][5] = E6_zz * t7 - minus_E5_xy * t9;
    J[0][4][6] = E7_zz * t4 - E7_xz * t6;
    J[0][5][0] = 0.0;
    J[0][5][1] = -(s1 * t2 + c1 * t1);
    J[0][5][2] = minus_E2_xy * t14 - minus_E2_yy * t13;
    J[0][5][3] = minus_E3_xy * t11 - E4_yz * t10;
    J[0][5][4] = E4_xy * t8 - E4_yy * t7;
    J[0][5][5] = minus_E5_xy * t8 - minus_E5_yy * t7;
    J[0][5][6] = E7_xz * t5 - E7_yz * t4;
}

/* The rate of the body Jacobian: a tip's twist changes by J qdd + Jdot qd. */
void panda_jacobian_dot(const double q[7], const double qd[7], double Jdot[1][6][7])
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
    const double s7 = sin(q[6]);
    const double c7 = cos(q[6]);

    /* tip 1: axes E and origin o seen from link 5 */
    const double t1 = 0.107 * c7;
    const double t2 = 0.107 * s7;
    const double E5t1_xx = c6 * c7;
    const double minus_E5t1_xy = c6 * s7;
    const double E5t1_zx = s6 * c7;
    const double minus_E5t1_zy = s6 * s7;
    const double o5t1_x = 0.088 * c6 + 0.107 * s6;
    const double o5t1_z = 0.088 * s6 - 0.107 * c6;

    /* tip 1: axes E and origin o seen from link 4 */
    const double t3 = s7 * o5t1_x;
    const double t4 = c7 * o5t1_x;
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
    const double t5 = E5t1_zx * o4t1_x - E4t1_xx * o4t1_y;
    const double t6 = E4t1_xy * o4t1_y + minus_E5t1_zy * o4t1_x;
    const double t7 = E4t1_xz * o4t1_y + c6 * o4t1_x;
    const double E3t1_xx = c4 * E4t1_xx - s4 * E5t1_zx;
    const double E3t1_xy = c4 * E4t1_xy + s4 * minus_E5t1_zy;
    const double E3t1_xz = c4 * E4t1_xz + s4 * c6;
    const double E3t1_zx = s4 * E4t1_xx + c4 * E5t1_zx;
    const double E3t1_zy = s4 * E4t1_xy - c4 * minus_E5t1_zy;
    const double E3t1_zz = s4 * E4t1_xz - c4 * c6;
    const double o3t1_z = s4 * o4t1_x + c4 * o4t1_y;
    const double o3t1_x = c4 * o4t1_x - s4 * o4t1_y + 0.0825;

    /* tip 1: axes E and origin o seen from link 2 */
    const double t8 = E4t1_zx * o3t1_x + E3t1_xx * minus_o4t1_z;
    const double t9 = E3t1_xy * minus_o4t1_z + E4t1_zy * o3t1_x;
    const double t10 = minus_E4t1_zz * o3t1_x - E3t1_xz * minus_o4t1_z;
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
    const double t11 = E2t1_xx * minus_o2t1_y - E3t1_zx * o2t1_x;
    const double t12 = E2t1_xy * minus_o2t1_y - E3t1_zy * o2t1_x;
    const double t13 = E2t1_xz * minus_o2t1_y - E3t1_zz * o2t1_x;
    const double E1t1_xx = c2 * E2t1_xx + s2 * E3t1_zx;
    const double E1t1_xy = c2 * E2t1_xy + s2 * E3t1_zy;
    const double E1t1_xz = c2 * E2t1_xz + s2 * E3t1_zz;
    const double E1t1_zx = c2 * E3t1_zx - s2 * E2t1_xx;
    const double minus_E1t1_zy = s2 * E2t1_xy - c2 * E3t1_zy;
    const double minus_E1t1_zz = s2 * E2t1_xz - c2 * E3t1_zz;
    const double o1t1_x = c2 * o2t1_x + s2 * minus_o2t1_y;

    /* tip 1: twist relative to the links inside */
    const double t14 = E2t1_zx * o1t1_x - E1t1_xx * o2t1_z;
    const double t15 = E2t1_zy * o1t1_x - E1t1_xy * o2t1_z;
    const double t16 = E2t1_zz * o1t1_x - E1t1_xz * o2t1_z;
    const double w2t1_x = qd[5] * s7;
    const double w2t1_y = qd[5] * c7;
    const double v2t1_x = qd[5] * t1;
    const double minus_v2t1_y = qd[5] * t2;
    const double minus_v2t1_z = 0.088 * qd[5];
    const double t17 = minus_E5t1_zy * v2t1_x - E5t1_zx * minus_v2t1_y;
    const double w3t1_x = w2t1_x + qd[4] * E5t1_zx;
    const double w3t1_y = w2t1_y - qd[4] * minus_E5t1_zy;
    const double w3t1_z = qd[6] - qd[4] * c6;
    const double v3t1_x = v2t1_x - qd[4] * t3;
    const double minus_v3t1_y = minus_v2t1_y + qd[4] * t4;
    const double t18 = E4t1_zy * minus_v2t1_z + minus_E4t1_zz * minus_v3t1_y;
    const double t19 = E4t1_zx * minus_v2t1_z - minus_E4t1_zz * v3t1_x;
    const double t20 = E4t1_zx * minus_v3t1_y + E4t1_zy * v3t1_x;
    const double w4t1_x = w3t1_x + qd[3] * E4t1_zx;
    const double w4t1_y = w3t1_y + qd[3] * E4t1_zy;
    const double w4t1_z = w3t1_z - qd[3] * minus_E4t1_zz;
    const double v4t1_x = v3t1_x + qd[3] * t5;
    const double minus_v4t1_y = minus_v3t1_y + qd[3] * t6;
    const double minus_v4t1_z = minus_v2t1_z + qd[3] * t7;
    const double t21 = E3t1_zz * minus_v4t1_y - E3t1_zy * minus_v4t1_z;
    const double t22 = E3t1_zz * v4t1_x + E3t1_zx * minus_v4t1_z;
    const double t23 = E3t1_zx * minus_v4t1_y + E3t1_zy * v4t1_x;
    const double w5t1_x = w4t1_x + qd[2] * E3t1_zx;
    const double w5t1_y = w4t1_y + qd[2] * E3t1_zy;
    const double w5t1_z = w4t1_z + qd[2] * E3t1_zz;
    const double v5t1_x = v4t1_x - qd[2] * t8;
    const double minus_v5t1_y = minus_v4t1_y + qd[2] * t9;
    const double v5t1_z = qd[2] * t10 - minus_v4t1_z;
    const double t24 = E2t1_zy * v5t1_z + E2t1_zz * minus_v5t1_y;
    const double t25 = E2t1_zz * v5t1_x - E2t1_zx * v5t1_z;
    const double t26 = E2t1_zx * minus_v5t1_y + E2t1_zy * v5t1_x;
    const double w6t1_x = w5t1_x + qd[1] * E2t1_zx;
    const double w6t1_y = w5t1_y + qd[1] * E2t1_zy;
    const double w6t1_z = w5t1_z + qd[1] * E2t1_zz;
    const double v6t1_x = v5t1_x + qd[1] * t11;
    const double v6t1_y = qd[1] * t12 - minus_v5t1_y;
    const double v6t1_z = v5t1_z + qd[1] * t13;

    /* results */
    const double t27 = minus_E1t1_zz * v6t1_y - minus_E1t1_zy * v6t1_z;
    const double t28 = minus_E1t1_zz * v6t1_x + E1t1_zx * v6t1_z;
    const double t29 = E1t1_zx * v6t1_y + minus_E1t1_zy * v6t1_x;

    Jdot[0][0][0] = minus_E1t1_zz * w6t1_y - minus_E1t1_zy * w6t1_z;
    Jdot[0][0][1] = E2t1_zy * w5t1_z - E2t1_zz * w5t1_y;
    Jdot[0][0][2] = E3t1_zy * w4t1_z - E3t1_zz * w4t1_y;
    Jdot[0][0][3] = E4t1_zy * w3t1_z + minus_E4t1_zz * w3t1_y;
    Jdot[0][0][4] = c6 * w2t1_y - minus_E5t1_zy * qd[6];
    Jdot[0][0][5] = c7 * qd[6];
    Jdot[0][0][6] = 0.0;
    Jdot[0][1][0] = -(minus_E1t1_zz * w6t1_x + E1t1_zx * w6t1_z);
    Jdot[0][1][1] = E2t1_zz * w5t1_x - E2t1_zx * w5t1_z;
    Jdot[0][1][2] = E3t1_zz * w4t1_x - E3t1_zx * w4t1_z;
    Jdot[0][1][3] = -(minus_E4t1_zz * w3t1_x + E4t1_zx * w3t1_z);
    Jdot[0][1][4] = -(c6 * w2t1_x + E5t1_zx * qd[6]);
    Jdot[0][1][5] = -s7 * qd[6];
    Jdot[0][1][6] = 0.0;
    Jdot[0][2][0] = E1t1_zx * w6t1_y + minus_E1t1_zy * w6t1_x;
    Jdot[0][2][1] = E2t1_zx * w5t1_y - E2t1_zy * w5t1_x;
    Jdot[0][2][2] = E3t1_zx * w4t1_y - E3t1_zy * w4t1_x;
    Jdot[0][2][3] = E4t1_zx * w3t1_y - E4t1_zy * w3t1_x;
    Jdot[0][2][4] = E5t1_zx * w2t1_y + minus_E5t1_zy * w2t1_x;
    Jdot[0][2][5] = 0.0;
    Jdot[0][2][6] = 0.0;
    Jdot[0][3][0] = t27 - (w6t1_y * t16 - w6t1_z * t15);
    Jdot[0][3][1] = t24 - (w5t1_y * t13 - w5t1_z * t12);
    Jdot[0][3][2] = t21 - (w4t1_y * t10 + w4t1_z * t9);
    Jdot[0][3][3] = -(t18 + (w3t1_z * t6 - w3t1_y * t7));
    Jdot[0][3][4] = minus_E5t1_zy * minus_v2t1_z - c6 * minus_v2t1_y - qd[6] * t4;
    Jdot[0][3][5] = -qd[6] * t2;
    Jdot[0][3][6] = 0.0;
    Jdot[0][4][0] = -(t28 + (w6t1_z * t14 - w6t1_x * t16));
    Jdot[0][4][1] = t25 - (w5t1_z * t11 - w5t1_x * t13);
    Jdot[0][4][2] = t22 + (w4t1_z * t8 + w4t1_x * t10);
    Jdot[0][4][3] = t19 - (w3t1_z * t5 + w3t1_x * t7);
    Jdot[0][4][4] = E5t1_zx * minus_v2t1_z - c6 * v2t1_x + qd[6] * t3;
    Jdot[0][4][5] = -qd[6] * t1;
    Jdot[0][4][6] = 0.0;
    Jdot[0][5][0] = t29 - (w6t1_x * t15 - w6t1_y * t14);
    Jdot[0][5][1] = -(t26 + (w5t1_x * t12 - w5t1_y * t11));
    Jdot[0][5][2] = w4t1_x * t9 - w4t1_y * t8 - t23;
    Jdot[0][5][3] = w3t1_x * t6 + w3t1_y * t5 - t20;
    Jdot[0][5][4] = t17 - (w2t1_y * t3 - w2t1_x * t4);
    Jdot[0][5][5] = 0.0;
    Jdot[0][5][6] = 0.0;
}

/* Twist and its rate for every link, angular first. */
void panda_link_motions(const double q[7],
                        const double qd[7],
                        const double qdd[7],
                        double V[7][6],
                        double Vdot[7][6])
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
    const double s7 = sin(q[6]);
    const double c7 = cos(q[6]);

    /* link 2: twist (angular w, linear v) */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];

    /* link 2: acceleration (angular b, linear a) */
    const double minus_b2_x = s2 * qdd[0] + minus_w2_y * qd[1];
    const double b2_y = minus_w2_x * qd[1] - c2 * qdd[0];

    /* link 3: twist (angular w, linear v) */
    const double w3_x = s3 * qd[1] - c3 * minus_w2_x;
    const double w3_y = s3 * minus_w2_x + c3 * qd[1];
    const double t1 = 0.316 * qd[1];
    const double t2 = 0.316 * minus_w2_x;
    const double v3_x = c3 * t1 + s3 * t2;
    const double v3_y = c3 * t2 - s3 * t1;
    const double w3_z = minus_w2_y + qd[2];

    /* link 3: acceleration (angular b, linear a) */
    const double t3 = 0.316 * qdd[1];
    const double t4 = 0.316 * minus_b2_x;
    const double b3_z = qdd[2] - b2_y;
    const double b3_x = s3 * qdd[1] - c3 * minus_b2_x + w3_y * qd[2];
    const double b3_y = s3 * minus_b2_x + c3 * qdd[1] - w3_x * qd[2];
    const double a3_x = c3 * t3 + s3 * t4 + qd[2] * v3_y;
    const double a3_y = c3 * t4 - s3 * t3 - qd[2] * v3_x;

    /* link 4: twist (angular w, linear v) */
    const double w4_x = c4 * w3_x + s4 * w3_z;
    const double w4_y = c4 * w3_z - s4 * w3_x;
    const double t5 = 0.0825 * w3_y;
    const double minus_v4_z = v3_y + 0.0825 * w3_z;
    const double v4_x = c4 * v3_x - s4 * t5;
    const double minus_v4_y = s4 * v3_x + c4 * t5;
    const double w4_z = qd[3] - w3_y;

    /* link 4: acceleration (angular b, linear a) */
    const double t6 = 0.0825 * b3_y;
    const double minus_a4_z = a3_y + 0.0825 * b3_z;
    const double b4_z = qdd[3] - b3_y;
    const double b4_x = c4 * b3_x + s4 * b3_z + w4_y * qd[3];
    const double b4_y = c4 * b3_z - s4 * b3_x - w4_x * qd[3];
    const double a4_x = c4 * a3_x - s4 * t6 - qd[3] * minus_v4_y;
    const double minus_a4_y = s4 * a3_x + c4 * t6 + qd[3] * v4_x;

    /* link 5: twist (angular w, linear v) */
    const double w5_x = c5 * w4_x - s5 * w4_z;
    const double minus_w5_y = s5 * w4_x + c5 * w4_z;
    const double t7 = v4_x - 0.384 * w4_z;
    const double minus_v5_z = minus_v4_y + 0.0825 * w4_z;
    const double t8 = 0.0825 * w4_y + 0.384 * w4_x - minus_v4_z;
    const double v5_x = c5 * t7 - s5 * t8;
    const double minus_v5_y = s5 * t7 + c5 * t8;
    const double w5_z = w4_y + qd[4];

    /* link 5: acceleration (angular b, linear a) */
    const double t9 = a4_x - 0.384 * b4_z;
    const double minus_a5_z = minus_a4_y + 0.0825 * b4_z;
    const double t10 = 0.0825 * b4_y + 0.384 * b4_x - minus_a4_z;
    const double b5_z = b4_y + qdd[4];
    const double b5_x = c5 * b4_x - s5 * b4_z - minus_w5_y * qd[4];
    const double minus_b5_y = s5 * b4_x + c5 * b4_z + w5_x * qd[4];
    const double a5_x = c5 * t9 - s5 * t10 - qd[4] * minus_v5_y;
    const double minus_a5_y = s5 * t9 + c5 * t10 + qd[4] * v5_x;

    /* link 6: twist (angular w, linear v) */
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double v6_x = c6 * v5_x - s6 * minus_v5_z;
    const double minus_v6_y = s6 * v5_x + c6 * minus_v5_z;
    const double w6_z = minus_w5_y + qd[5];

    /* link 6: acceleration (angular b, linear a) */
    const double b6_z = minus_b5_y + qdd[5];
    const double b6_x = c6 * b5_x + s6 * b5_z + w6_y * qd[5];
    const double b6_y = c6 * b5_z - s6 * b5_x - w6_x * qd[5];
    const double a6_x = c6 * a5_x - s6 * minus_a5_z - qd[5] * minus_v6_y;
    const double minus_a6_y = s6 * a5_x + c6 * minus_a5_z + qd[5] * v6_x;

    /* link 7: twist (angular w, linear v) */
    const double w7_x = c7 * w6_x + s7 * w6_z;
    const double w7_y = c7 * w6_z - s7 * w6_x;
    const double t11 = minus_v5_y - 0.088 * w6_y;
    const double v7_x = c7 * v6_x + s7 * t11;
    const double v7_y = c7 * t11 - s7 * v6_x;
    const double v7_z = minus_v6_y - 0.088 * w6_z;
    const double w7_z = qd[6] - w6_y;

    /* link 7: acceleration (angular b, linear a) */
    const double t12 = minus_a5_y - 0.088 * b6_y;
    const double a7_z = minus_a6_y - 0.088 * b6_z;
    const double b7_z = qdd[6] - b6_y;
    const double b7_x = c7 * b6_x + s7 * b6_z + w7_y * qd[6];
    const double b7_y = c7 * b6_z - s7 * b6_x - w7_x * qd[6];
    const double a7_x = c7 * a6_x + s7 * t12 + qd[6] * v7_y;
    const double a7_y = c7 * t12 - s7 * a6_x - qd[6] * v7_x;

    V[0][0] = 0.0;
    V[0][1] = 0.0;
    V[0][2] = qd[0];
    V[0][3] = 0.0;
    V[0][4] = 0.0;
    V[0][5] = 0.0;
    V[1][0] = -minus_w2_x;
    V[1][1] = -minus_w2_y;
    V[1][2] = qd[1];
    V[1][3] = 0.0;
    V[1][4] = 0.0;
    V[1][5] = 0.0;
    V[2][0] = w3_x;
    V[2][1] = w3_y;
    V[2][2] = w3_z;
    V[2][3] = v3_x;
    V[2][4] = v3_y;
    V[2][5] = 0.0;
    V[3][0] = w4_x;
    V[3][1] = w4_y;
    V[3][2] = w4_z;
    V[3][3] = v4_x;
    V[3][4] = -minus_v4_y;
    V[3][5] = -minus_v4_z;
    V[4][0] = w5_x;
    V[4][1] = -minus_w5_y;
    V[4][2] = w5_z;
    V[4][3] = v5_x;
    V[4][4] = -minus_v5_y;
    V[4][5] = -minus_v5_z;
    V[5][0] = w6_x;
    V[5][1] = w6_y;
    V[5][2] = w6_z;
    V[5][3] = v6_x;
    V[5][4] = -minus_v6_y;
    V[5][5] = minus_v5_y;
    V[6][0] = w7_x;
    V[6][1] = w7_y;
    V[6][2] = w7_z;
    V[6][3] = v7_x;
    V[6][4] = v7_y;
    V[6][5] = v7_z;
    Vdot[0][0] = 0.0;
    Vdot[0][1] = 0.0;
    Vdot[0][2] = qdd[0];
    Vdot[0][3] = 0.0;
    Vdot[0][4] = 0.0;
    Vdot[0][5] = 0.0;
    Vdot[1][0] = -minus_b2_x;
    Vdot[1][1] = b2_y;
    Vdot[1][2] = qdd[1];
    Vdot[1][3] = 0.0;
    Vdot[1][4] = 0.0;
    Vdot[1][5] = 0.0;
    Vdot[2][0] = b3_x;
    Vdot[2][1] = b3_y;
    Vdot[2][2] = b3_z;
    Vdot[2][3] = a3_x;
    Vdot[2][4] = a3_y;
    Vdot[2][5] = 0.0;
    Vdot[3][0] = b4_x;
    Vdot[3][1] = b4_y;
    Vdot[3][2] = b4_z;
    Vdot[3][3] = a4_x;
    Vdot[3][4] = -minus_a4_y;
    Vdot[3][5] = -minus_a4_z;
    Vdot[4][0] = b5_x;
    Vdot[4][1] = -minus_b5_y;
    Vdot[4][2] = b5_z;
    Vdot[4][3] = a5_x;
    Vdot[4][4] = -minus_a5_y;
    Vdot[4][5] = -minus_a5_z;
    Vdot[5][0] = b6_x;
    Vdot[5][1] = b6_y;
    Vdot[5][2] = b6_z;
    Vdot[5][3] = a6_x;
    Vdot[5][4] = -minus_a6_y;
    Vdot[5][5] = minus_a5_y;
    Vdot[6][0] = b7_x;
    Vdot[6][1] = b7_y;
    Vdot[6][2] = b7_z;
    Vdot[6][3] = a7_x;
    Vdot[6][4] = a7_y;
    Vdot[6][5] = a7_z;
}

/* Full reaction wrenches: what the parent exerts on each link, in the link's frame. */
void panda_joint_wrenches(const double q[7],
                          const double qd[7],
                          const double qdd[7],
                          double F[7][6])
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
    const double s7 = sin(q[6]);
    const double c7 = cos(q[6]);

    /* link 2: twist (angular w, linear v) */
    const double minus_w2_x = s2 * qd[0];
    const double minus_w2_y = c2 * qd[0];

    /* link 2: acceleration (angular b, linear a) */
    const double minus_a2_x = 9.81 * s2;
    const double minus_a2_y = 9.81 * c2;
    const double minus_b2_x = s2 * qdd[0] + minus_w2_y * qd[1];
    const double b2_y = minus_w2_x * qd[1] - c2 * qdd[0];

    /* link 3: twist (angular w, linear v) */
    const double w3_x = s3 * qd[1] - c3 * minus_w2_x;
    const double w3_y = s3 * minus_w2_x + c3 * qd[1];
    const double t1 = 0.316 * qd[1];
    const double t2 = 0.316 * minus_w2_x;
    const double v3_x = c3 * t1 + s3 * t2;
    const double v3_y = c3 * t2 - s3 * t1;
    const double w3_z = minus_w2_y + qd[2];

    /* link 3: acceleration (angular b, linear a) */
    const double t3 = 0.316 * minus_b2_x;
    const double t4 = 0.316 * qdd[1] - minus_a2_x;
    const double b3_z = qdd[2] - b2_y;
    const double b3_x = s3 * qdd[1] - c3 * minus_b2_x + w3_y * qd[2];
    const double b3_y = s3 * minus_b2_x + c3 * qdd[1] - w3_x * qd[2];
    const double a3_x = c3 * t4 + s3 * t3 + qd[2] * v3_y;
    const double a3_y = c3 * t3 - s3 * t4 - qd[2] * v3_x;

    /* link 4: twist (angular w, linear v) */
    const double w4_x = c4 * w3_x + s4 * w3_z;
    const double w4_y = c4 * w3_z - s4 * w3_x;
    const double t5 = 0.0825 * w3_y;
    const double minus_v4_z = v3_y + 0.0825 * w3_z;
    const double v4_x = c4 * v3_x - s4 * t5;
    const double minus_v4_y = s4 * v3_x + c4 * t5;
    const double w4_z = qd[3] - w3_y;

    /* link 4: acceleration (angular b, linear a) */
    const double minus_a4_z = a3_y + 0.0825 * b3_z;
    const double t6 = minus_a2_y - 0.0825 * b3_y;
    const double b4_z = qdd[3] - b3_y;
    const double b4_x = c4 * b3_x + s4 * b3_z + w4_y * qd[3];
    const double b4_y = c4 * b3_z - s4 * b3_x - w4_x * qd[3];
    const double a4_x = c4 * a3_x + s4 * t6 - qd[3] * minus_v4_y;
    const double a4_y = c4 * t6 - s4 * a3_x - qd[3] * v4_x;

    /* link 5: twist (angular w, linear v) */
    const double w5_x = c5 * w4_x - s5 * w4_z;
    const double minus_w5_y = s5 * w4_x + c5 * w4_z;
    const double t7 = v4_x - 0.384 * w4_z;
    const double minus_v5_z = minus_v4_y + 0.0825 * w4_z;
    const double t8 = 0.0825 * w4_y + 0.384 * w4_x - minus_v4_z;
    const double v5_x = c5 * t7 - s5 * t8;
    const double minus_v5_y = s5 * t7 + c5 * t8;
    const double w5_z = w4_y + qd[4];

    /* link 5: acceleration (angular b, linear a) */
    const double t9 = a4_x - 0.384 * b4_z;
    const double a5_z = a4_y - 0.0825 * b4_z;
    const double t10 = 0.0825 * b4_y + 0.384 * b4_x - minus_a4_z;
    const double b5_z = b4_y + qdd[4];
    const double b5_x = c5 * b4_x - s5 * b4_z - minus_w5_y * qd[4];
    const double minus_b5_y = s5 * b4_x + c5 * b4_z + w5_x * qd[4];
    const double a5_x = c5 * t9 - s5 * t10 - qd[4] * minus_v5_y;
    const double minus_a5_y = s5 * t9 + c5 * t10 + qd[4] * v5_x;

    /* link 6: twist (angular w, linear v) */
    const double w6_x = c6 * w5_x + s6 * w5_z;
    const double w6_y = c6 * w5_z - s6 * w5_x;
    const double v6_x = c6 * v5_x - s6 * minus_v5_z;
    const double minus_v6_y = s6 * v5_x + c6 * minus_v5_z;
    const double w6_z = minus_w5_y + qd[5];

    /* link 6: acceleration (angular b, linear a) */
    const double b6_z = minus_b5_y + qdd[5];
    const double b6_x = c6 * b5_x + s6 * b5_z + w6_y * qd[5];
    const double b6_y = c6 * b5_z - s6 * b5_x - w6_x * qd[5];
    const double a6_x = c6 * a5_x + s6 * a5_z - qd[5] * minus_v6_y;
    const double a6_y = c6 * a5_z - s6 * a5_x - qd[5] * v6_x;

    /* link 7: twist (angular w, linear v) */
    const double w7_x = c7 * w6_x + s7 * w6_z;
    const double w7_y = c7 * w6_z - s7 * w6_x;
    const double t11 = minus_v5_y - 0.088 * w6_y;
    const double v7_x = c7 * v6_x + s7 * t11;
    const double v7_y = c7 * t11 - s7 * v6_x;
    const double v7_z = minus_v6_y - 0.088 * w6_z;
    const double w7_z = qd[6] - w6_y;

    /* link 7: acceleration (angular b, linear a) */
    const double minus_a7_z = a6_y + 0.088 * b6_z;
    const double t12 = minus_a5_y - 0.088 * b6_y;
    const double b7_z = qdd[6] - b6_y;
    const double b7_x = c7 * b6_x + s7 * b6_z + w7_y * qd[6];
    const double b7_y = c7 * b6_z - s7 * b6_x - w7_x * qd[6];
    const double a7_x = c7 * a6_x + s7 * t12 + qd[6] * v7_y;
    const double a7_y = c7 * t12 - s7 * a6_x - qd[6] * v7_x;

    /* link 1: wrench that moves it (moment n, force f) */
    const double n1_z = 0.009213163777211224 * qdd[0];
    const double t13 = 0.0101427450875 * qdd[0] + 0.10147457529324001;
    const double n1_x = t13 - qd[0] * (0.020979198845699997 * qd[0]);
    const double t14 = 0.020979198845699997 * qdd[0] - 0.18895433890500002;
    const double n1_y = t14 + qd[0] * (0.0101427450875 * qd[0]);
    const double minus_f1_x = 0.010343993404000001 * qdd[0] + qd[0] * (0.0192614005 * qd[0]);
    const double f1_y = 0.0192614005 * qdd[0] - qd[0] * (0.010343993404000001 * qd[0]);

    /* link 2: wrench that moves it (moment n, force f) */
    const double t15 = 0.00398335888393552 * minus_w2_y;
    const double t16 = t15 - 0.00850351162402155 * minus_w2_x;
    const double t17 = t16 + 0.01026110182100817 * qd[1];
    const double t18 = 0.028124284712194955 * minus_w2_y;
    const double t19 = 0.00398335888393552 * minus_w2_x - t18;
    const double t20 = t19 + 0.0007689361029464 * qd[1];
    const double t21 = 0.01026110182100817 * minus_w2_x;
    const double t22 = t21 + 0.0007689361029464 * minus_w2_y;
    const double t23 = 0.026534991901690206 * qd[1] - t22;
    const double t24 = 0.0022610063699999997 * minus_w2_y;
    const double t25 = 0.018579714719999998 * qd[1] - t24;
    const double t26 = 0.0022610063699999997 * minus_w2_x - 0.002031994566 * qd[1];
    const double t27 = 0.018579714719999998 * minus_w2_x - 0.002031994566 * minus_w2_y;
    const double t28 = 0.00850351162402155 * minus_b2_x + 0.00398335888393552 * b2_y;
    const double t29 = 0.00398335888393552 * minus_b2_x + 0.028124284712194955 * b2_y;
    const double t30 = 0.0007689361029464 * b2_y - 0.01026110182100817 * minus_b2_x;
    const double t31 = 0.01993386669246 * c2 - 0.18226700140319999 * s2;
    const double t32 = 0.018579714719999998 * qdd[1] + 0.0022610063699999997 * b2_y;
    const double t33 = 0.002031994566 * qdd[1] - 0.0022610063699999997 * minus_b2_x;
    const double t34 = 0.01026110182100817 * qdd[1] - t28 + 0.0221804724897 * c2;
    const double n2_x = t34 - (minus_w2_y * t23 + qd[1] * t20);
    const double t35 = t29 + 0.0007689361029464 * qdd[1] - 0.0221804724897 * s2;
    const double n2_y = t35 + (qd[1] * t17 + minus_w2_x * t23);
    const double t36 = t30 + 0.026534991901690206 * qdd[1] + t31;
    const double n2_z = t36 - (minus_w2_x * t20 - minus_w2_y * t17);
    const double f2_x = t32 - 6.346344060000001 * s2 - (minus_w2_y * t27 + qd[1] * t26);
    const double f2_y = qd[1] * t25 + minus_w2_x * t27 - (6.346344060000001 * c2 + t33);
    const double t37 = 0.002031994566 * b2_y + 0.018579714719999998 * minus_b2_x;
    const double f2_z = t37 - (minus_w2_x * t26 - minus_w2_y * t25);

    /* link 3: wrench that moves it (moment n, force f) */
    const double t38 = 0.05649492601407083 * w3_x - 0.008248333140675744 * w3_y;
    const double t39 = 0.05287838199960611 * w3_y - 0.008248333140675744 * w3_x;
    const double t40 = 0.005487648106562255 * w3_x + 0.0043772571218395825 * w3_y;
    const double t41 = t38 - 0.005487648106562255 * w3_z + 0.214708623208 * v3_y;
    const double t42 = t39 - 0.0043772571218395825 * w3_z - 0.214708623208 * v3_x;
    const double t43 = 0.088844724872 * v3_y - 0.126729164208 * v3_x;
    const double t44 = 0.01824920229252011 * w3_z - t40 + t43;
    const double t45 = 0.126729164208 * w3_z + 0.214708623208 * w3_y;
    const double t46 = 3.228604 * v3_x - t45;
    const double t47 = 0.214708623208 * w3_x + 0.088844724872 * w3_z;
    const double t48 = 3.228604 * v3_y + t47;
    const double t49 = 0.126729164208 * w3_x - 0.088844724872 * w3_y;
    const double t50 = 0.05649492601407083 * b3_x - 0.008248333140675744 * b3_y;
    const double t51 = 0.05287838199960611 * b3_y - 0.008248333140675744 * b3_x;
    const double t52 = 0.005487648106562255 * b3_x + 0.0043772571218395825 * b3_y;
    const double t53 = 1.24321310088048 * c2 + 0.214708623208 * a3_y;
    const double t54 = 0.214708623208 * a3_x + 0.87156675099432 * c2;
    const double t55 = 0.088844724872 * a3_y - 0.126729164208 * a3_x;
    const double t56 = 0.126729164208 * b3_z + 0.214708623208 * b3_y;
    const double t57 = 0.214708623208 * b3_x + 0.088844724872 * b3_z;
    const double t58 = 0.088844724872 * b3_y - 0.126729164208 * b3_x;
    const double t59 = t50 - 0.005487648106562255 * b3_z + t53;
    const double n3_x = t59 + (w3_y * t44 - w3_z * t42 + v3_y * t49);
    const double t60 = t51 - 0.0043772571218395825 * b3_z - t54;
    const double n3_y = t60 - (v3_x * t49 - (w3_z * t41 - w3_x * t44));
    const double t61 = w3_x * t42 - w3_y * t41 + (v3_x * t48 - v3_y * t46);
    const double n3_z = 0.01824920229252011 * b3_z - t52 + t55 + t61;
    const double f3_x = 3.228604 * a3_x - t56 - (w3_z * t48 - w3_y * t49);
    const double f3_y = 3.228604 * a3_y + t57 - (w3_x * t49 - w3_z * t46);
    const double f3_z = 31.67260524 * c2 - t58 - (w3_y * t46 - w3_x * t48);

    /* link 4: wrench that moves it (moment n, force f) */
    const double t62 = 0.06767727025085991 * w4_x + 0.02771584317362585 * w4_y;
    const double t63 = 0.02771584317362585 * w4_x + 0.03239943042445132 * w4_y;
    const double t64 = 0.0039053550262761003 * w4_x - 0.0016444875773692705 * w4_y;
    const double t65 = 0.09850206933 * minus_v4_y - 0.374644408005 * minus_v4_z;
    const double t66 = t62 + 0.0039053550262761003 * w4_z + t65;
    const double t67 = 0.09850206933 * v4_x - 0.19076837715 * minus_v4_z;
    const double t68 = t63 - 0.0016444875773692705 * w4_z + t67;
    const double t69 = 0.19076837715 * minus_v4_y - 0.374644408005 * v4_x;
    const double t70 = t64 + 0.0775861490525396 * w4_z + t69;
    const double t71 = 3.587895 * v4_x - (0.374644408005 * w4_z - 0.09850206933 * w4_y);
    const double t72 = 0.09850206933 * w4_x + 0.19076837715 * w4_z;
    const double t73 = 3.587895 * minus_v4_y + t72;
    const double t74 = 0.19076837715 * w4_y + 0.374644408005 * w4_x;
    const double t75 = t74 - 3.587895 * minus_v4_z;
    const double t76 = 0.06767727025085991 * b4_x + 0.02771584317362585 * b4_y;
    const double t77 = 0.02771584317362585 * b4_x + 0.03239943042445132 * b4_y;
    const double t78 = 0.0039053550262761003 * b4_x - 0.0016444875773692705 * b4_y;
    const double t79 = 0.374644408005 * minus_a4_z + 0.09850206933 * a4_y;
    const double t80 = 0.09850206933 * a4_x - 0.19076837715 * minus_a4_z;
    const double t81 = 0.19076837715 * a4_y + 0.374644408005 * a4_x;
    const double t82 = 0.19076837715 * b4_y + 0.374644408005 * b4_x;
    const double t83 = minus_v4_y * t75 + minus_v4_z * t73 - (w4_y * t70 - w4_z * t68);
    const double n4_x = t76 + 0.0039053550262761003 * b4_z - t79 - t83;
    const double t84 = minus_v4_z * t71 + v4_x * t75 - (w4_z * t66 - w4_x * t70);
    const double n4_y = t77 - 0.0016444875773692705 * b4_z + t80 - t84;
    const double t85 = w4_x * t68 - w4_y * t66 + (minus_v4_y * t71 - v4_x * t73);
    const double n4_z = t78 + 0.0775861490525396 * b4_z - t81 + t85;
    const double t86 = 3.587895 * a4_x - (0.374644408005 * b4_z - 0.09850206933 * b4_y);
    const double f4_x = t86 + (w4_y * t75 + w4_z * t73);
    const double t87 = 3.587895 * a4_y - (0.09850206933 * b4_x + 0.19076837715 * b4_z);
    const double f4_y = t87 - (w4_x * t75 - w4_z * t71);
    const double f4_z = t82 - 3.587895 * minus_a4_z - (w4_x * t73 + w4_y * t71);

    /* link 5: wrench that moves it (moment n, force f) */
    const double t88 = 0.03942757095803552 * w5_x + 0.0015152444733270301 * minus_w5_y;
    const double t89 = 0.0015152444733270301 * w5_x + 0.03146037232526039 * minus_w5_y;
    const double t90 = 0.004600245517563105 * w5_x + 0.0021640520520981297 * minus_w5_y;
    const double t91 = 0.05034347249 * minus_v5_z + 0.047121686402 * minus_v5_y;
    const double t92 = t88 - 0.004600245517563105 * w5_z - t91;
    const double t93 = 0.047121686402 * v5_x + 0.014653732538 * minus_v5_z;
    const double t94 = 0.0021640520520981297 * w5_z - t89 - t93;
    const double t95 = 0.014653732538 * minus_v5_y - 0.05034347249 * v5_x;
    const double t96 = 0.010869510762828563 * w5_z - t90 + t95;
    const double t97 = 0.05034347249 * w5_z - 0.047121686402 * minus_w5_y;
    const double t98 = 1.225946 * v5_x - t97;
    const double t99 = 0.014653732538 * w5_z - 0.047121686402 * w5_x;
    const double t100 = 1.225946 * minus_v5_y + t99;
    const double t101 = 0.014653732538 * minus_w5_y - 0.05034347249 * w5_x;
    const double t102 = 1.225946 * minus_v5_z + t101;
    const double t103 = minus_v5_y * t102 - minus_v5_z * t100;
    const double t104 = 0.03942757095803552 * b5_x + 0.0015152444733270301 * minus_b5_y;
    const double t105 = 0.0015152444733270301 * b5_x + 0.03146037232526039 * minus_b5_y;
    const double t106 = 0.004600245517563105 * b5_x + 0.0021640520520981297 * minus_b5_y;
    const double t107 = 0.05034347249 * a5_z - 0.047121686402 * minus_a5_y;
    const double t108 = 0.014653732538 * a5_z - 0.047121686402 * a5_x;
    const double t109 = 0.014653732538 * minus_a5_y - 0.05034347249 * a5_x;
    const double t110 = 0.05034347249 * b5_z - 0.047121686402 * minus_b5_y;
    const double t111 = 0.014653732538 * b5_z - 0.047121686402 * b5_x;
    const double t112 = 0.014653732538 * minus_b5_y - 0.05034347249 * b5_x;
    const double t113 = t104 - 0.004600245517563105 * b5_z + t107;
    const double n5_x = t113 - (minus_w5_y * t96 + w5_z * t94 - t103);
    const double t114 = w5_z * t92 - w5_x * t96 + (v5_x * t102 - minus_v5_z * t98);
    const double n5_y = 0.0021640520520981297 * b5_z - t105 + t108 + t114;
    const double t115 = w5_x * t94 + minus_w5_y * t92 + (minus_v5_y * t98 - v5_x * t100);
    const double n5_z = 0.010869510762828563 * b5_z - t106 + t109 + t115;
    const double f5_x = 1.225946 * a5_x - t110 + (minus_w5_y * t102 + w5_z * t100);
    const double f5_y = w5_z * t98 + w5_x * t102 - (1.225946 * minus_a5_y + t111);
    const double f5_z = 1.225946 * a5_z - t112 - (w5_x * t100 - minus_w5_y * t98);

    /* link 6: wrench that moves it (moment n, force f) */
    const double t116 = 0.00248046035817079 * w6_x + 0.001524110902883315 * w6_y;
    const double t117 = 0.001524110902883315 * w6_x + 0.010567766133106952 * w6_y;
    const double t118 = 9.3569097314605e-05 * w6_y - 0.00010375891721868492 * w6_x;
    const double t119 = 0.023526756935 * minus_v5_y + 0.017527158935000002 * minus_v6_y;
    const double t120 = t116 - 0.00010375891721868492 * w6_z - t119;
    const double t121 = 0.017527158935000002 * v6_x + 0.10024161669500001 * minus_v5_y;
    const double t122 = t117 + 9.3569097314605e-05 * w6_z - t121;
    const double t123 = 0.023526756935 * v6_x - 0.10024161669500001 * minus_v6_y;
    const double t124 = t118 + 0.011794560230238952 * w6_z + t123;
    const double t125 = 0.017527158935000002 * w6_y - 0.023526756935 * w6_z;
    const double t126 = 1.666555 * v6_x - t125;
    const double t127 = 0.017527158935000002 * w6_x + 0.10024161669500001 * w6_z;
    const double t128 = t127 - 1.666555 * minus_v6_y;
    const double t129 = 0.10024161669500001 * w6_y + 0.023526756935 * w6_x;
    const double t130 = 1.666555 * minus_v5_y - t129;
    const double t131 = minus_v6_y * t130 + minus_v5_y * t128;
    const double t132 = 0.00248046035817079 * b6_x + 0.001524110902883315 * b6_y;
    const double t133 = 0.001524110902883315 * b6_x + 0.010567766133106952 * b6_y;
    const double t134 = 9.3569097314605e-05 * b6_y - 0.00010375891721868492 * b6_x;
    const double t135 = 0.017527158935000002 * a6_y - 0.023526756935 * minus_a5_y;
    const double t136 = 0.017527158935000002 * a6_x + 0.10024161669500001 * minus_a5_y;
    const double t137 = 0.10024161669500001 * a6_y + 0.023526756935 * a6_x;
    const double t138 = 0.017527158935000002 * b6_y - 0.023526756935 * b6_z;
    const double t139 = 0.017527158935000002 * b6_x + 0.10024161669500001 * b6_z;
    const double t140 = 0.10024161669500001 * b6_y + 0.023526756935 * b6_x;
    const double t141 = t132 - 0.00010375891721868492 * b6_z + t135;
    const double n6_x = t141 - (t131 - (w6_y * t124 - w6_z * t122));
    const double t142 = w6_z * t120 - w6_x * t124 + (minus_v5_y * t126 - v6_x * t130);
    const double n6_y = t133 + 9.3569097314605e-05 * b6_z - t136 + t142;
    const double t143 = w6_x * t122 - w6_y * t120 + (v6_x * t128 + minus_v6_y * t126);
    const double n6_z = t134 + 0.011794560230238952 * b6_z + t137 + t143;
    const double f6_x = 1.666555 * a6_x - t138 - (w6_z * t128 - w6_y * t130);
    const double f6_y = 1.666555 * a6_y + t139 - (w6_x * t130 - w6_z * t126);
    const double f6_z = 1.666555 * minus_a5_y - t140 - (w6_y * t126 - w6_x * t128);

    /* link 7: wrench that moves it (moment n, force f) */
    const double t144 = 0.015320008390949585 * w7_x - 0.000395108718315752 * w7_y;
    const double t145 = 0.012899064612428355 * w7_y - 0.000395108718315752 * w7_x;
    const double t146 = 0.001672482661783778 * w7_x + 0.000548359106408232 * w7_y;
    const double t147 = 0.0031274395439999996 * v7_z + 0.045305948634 * v7_y;
    const double t148 = t144 - 0.001672482661783778 * w7_z - t147;
    const double t149 = 0.045305948634 * v7_x - 0.007735484874 * v7_z;
    const double t150 = t145 - 0.000548359106408232 * w7_z + t149;
    const double t151 = 0.007735484874 * v7_y + 0.0031274395439999996 * v7_x;
    const double t152 = 0.004909651967360946 * w7_z - t146 + t151;
    const double t153 = 0.0031274395439999996 * w7_z + 0.045305948634 * w7_y;
    const double t154 = 0.735522 * v7_x + t153;
    const double t155 = 0.045305948634 * w7_x - 0.007735484874 * w7_z;
    const double t156 = 0.735522 * v7_y - t155;
    const double t157 = 0.007735484874 * w7_y + 0.0031274395439999996 * w7_x;
    const double t158 = 0.735522 * v7_z - t157;
    const double t159 = 0.015320008390949585 * b7_x - 0.000395108718315752 * b7_y;
    const double t160 = 0.012899064612428355 * b7_y - 0.000395108718315752 * b7_x;
    const double t161 = 0.001672482661783778 * b7_x + 0.000548359106408232 * b7_y;
    const double t162 = 0.0031274395439999996 * minus_a7_z - 0.045305948634 * a7_y;
    const double t163 = 0.045305948634 * a7_x + 0.007735484874 * minus_a7_z;
    const double t164 = 0.007735484874 * a7_y + 0.0031274395439999996 * a7_x;
    const double t165 = 0.0031274395439999996 * b7_z + 0.045305948634 * b7_y;
    const double t166 = 0.045305948634 * b7_x - 0.007735484874 * b7_z;
    const double t167 = 0.007735484874 * b7_y + 0.0031274395439999996 * b7_x;
    const double t168 = w7_y * t152 - w7_z * t150 + (v7_y * t158 - v7_z * t156);
    const double n7_x = t159 - 0.001672482661783778 * b7_z + t162 + t168;
    const double t169 = w7_z * t148 - w7_x * t152 + (v7_z * t154 - v7_x * t158);
    const double n7_y = t160 - 0.000548359106408232 * b7_z + t163 + t169;
    const double t170 = w7_x * t150 - w7_y * t148 + (v7_x * t156 - v7_y * t154);
    const double n7_z = 0.004909651967360946 * b7_z - t161 + t164 + t170;
    const double f7_x = 0.735522 * a7_x + t165 - (w7_z * t156 - w7_y * t158);
    const double f7_y = 0.735522 * a7_y - t166 - (w7_x * t158 - w7_z * t154);
    const double minus_f7_z = 0.735522 * minus_a7_z + t167 + (w7_y * t154 - w7_x * t156);

    /* joint 6: wrench through it, with that of joint 7 */
    const double t171 = s7 * f7_x + c7 * f7_y;
    const double N6_x = n6_x + (c7 * n7_x - s7 * n7_y);
    const double N6_y = n6_y - (n7_z + 0.088 * t171);
    const double N6_z = n6_z + (s7 * n7_x + c7 * n7_y + 0.088 * minus_f7_z);
    const double F6_x = f6_x + (c7 * f7_x - s7 * f7_y);
    const double F6_y = f6_y + minus_f7_z;
    const double F6_z = f6_z + t171;

    /* joint 5: wrench through it, with that of joint 6 */
    const double N5_x = n5_x + (c6 * N6_x - s6 * N6_y);
    const double N5_y = n5_y - N6_z;
    const double N5_z = n5_z + (s6 * N6_x + c6 * N6_y);
    const double F5_x = f5_x + (c6 * F6_x - s6 * F6_y);
    const double F5_y = f5_y - F6_z;
    const double F5_z = f5_z + (s6 * F6_x + c6 * F6_y);

    /* joint 4: wrench through it, with that of joint 5 */
    const double t172 = c5 * F5_x - s5 * F5_y;
    const double t173 = s5 * F5_x + c5 * F5_y;
    const double N4_x = n4_x + (c5 * N5_x - s5 * N5_y - 0.384 * t173);
    const double N4_y = n4_y + (N5_z - 0.0825 * t173);
    const double N4_z = n4_z - (s5 * N5_x + c5 * N5_y + (0.0825 * F5_z + 0.384 * t172));
    const double F4_x = f4_x + t172;
    const double F4_y = f4_y + F5_z;
    const double F4_z = f4_z - t173;

    /* joint 3: wrench through it, with that of joint 4 */
    const double t174 = s4 * F4_x + c4 * F4_y;
    const double N3_x = n3_x + (c4 * N4_x - s4 * N4_y);
    const double N3_y = n3_y - (N4_z + 0.0825 * t174);
    const double N3_z = n3_z + (s4 * N4_x + c4 * N4_y - 0.0825 * F4_z);
    const double F3_x = f3_x + (c4 * F4_x - s4 * F4_y);
    const double F3_y = f3_y - F4_z;
    const double F3_z = f3_z + t174;

    /* joint 2: wrench through it, with that of joint 3 */
    const double t175 = c3 * F3_x - s3 * F3_y;
    const double t176 = s3 * F3_x + c3 * F3_y;
    const double N2_x = n2_x + (c3 * N3_x - s3 * N3_y - 0.316 * t176);
    const double N2_y = n2_y - N3_z;
    const double N2_z = n2_z + (s3 * N3_x + c3 * N3_y + 0.316 * t175);
    const double F2_x = f2_x + t175;
    const double F2_y = f2_y - F3_z;
    const double F2_z = f2_z + t176;

    /* joint 1: wrench through it, with that of joint 2 */
    const double N1_x = n1_x + (c2 * N2_x - s2 * N2_y);
    const double N1_y = n1_y + N2_z;
    const double N1_z = n1_z - (s2 * N2_x + c2 * N2_y);
    const double F1_x = c2 * F2_x - s2 * F2_y - minus_f1_x;
    const double F1_y = f1_y + F2_z;
    const double F1_z = 48.762410040000006 - (s2 * F2_x + c2 * F2_y);

    F[0][0] = N1_x;
    F[0][1] = N1_y;
    F[0][2] = N1_z;
    F[0][3] = F1_x;
    F[0][4] = F1_y;
    F[0][5] = F1_z;
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
    F[4][4] = F5_y;
    F[4][5] = F5_z;
    F[5][0] = N6_x;
    F[5][1] = N6_y;
    F[5][2] = N6_z;
    F[5][3] = F6_x;
    F[5][4] = F6_y;
    F[5][5] = F6_z;
    F[6][0] = n7_x;
    F[6][1] = n7_y;
    F[6][2] = n7_z;
    F[6][3] = f7_x;
    F[6][4] = f7_y;
    F[6][5] = -minus_f7_z;
}

/* Friction and springs, as forces that the motors have to overcome. */
void panda_passive_forces(const double q[7], const double qd[7], double tau_p[7])
{
    (void)q;
    (void)qd;
    tau_p[0] = 0.0;
    tau_p[1] = 0.0;
    tau_p[2] = 0.0;
    tau_p[3] = 0.0;
    tau_p[4] = 0.0;
    tau_p[5] = 0.0;
    tau_p[6] = 0.0;
}

/* Gradient of inverse_dynamics in the parameters that are named in the manifest. */
void panda_parameter_gradient(const double q[7],
                              const double qd[7],
                              const double qdd[7],
                              const double p[99],
                              double dtau_dp[7][70])
{
    /* parameters */
    const double panda_joint1_alpha = p[70];
    const double panda_joint1_theta = p[72];
    const double panda_joint2_alpha = p[74];
    const double panda_joint2_a = p[75];
    const double panda_joint2_theta = p[76];
    const double panda_joint2_d = p[77];
    const double panda_joint3_alpha = p[78];
    const double panda_joint3_a = p[79];
    const double panda_joint3_theta = p[80];
    const double panda_joint3_d = p[81];
    const double panda_joint4_alpha = p[82];
    const double panda_joint4_a = p[83];
    const double panda_joint4_theta = p[84];
    const double panda_joint4_d = p[85];
    const double panda_joint5_alpha = p[86];
    const double panda_joint5_a = p[87];
    const double panda_joint5_theta = p[88];
    const double panda_joint5_d = p[89];
    const double panda_joint6_alpha = p[90];
    const double panda_joint6_a = p[91];
    const double panda_joint6_theta = p[92];
    const double panda_joint6_d = p[93];
    const double panda_joint7_alpha = p[94];
    const double panda_joint7_a = p[95];
    const double panda_joint7_theta = p[96];
    const double panda_joint7_d = p[97];

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
    const double s7 = sin(q[6]);
    const double c7 = cos(q[6]);

    /* joint 1: rotation R and translation p from link 1 to its parent */
    const double minus_R1_yz = sin(panda_joint1_alpha);
    const double R1_zz = cos(panda_joint1_alpha);
    const double t1 = sin(panda_joint1_theta);
    const double t2 = cos(panda_joint1_theta);
    const double t3 = minus_R1_yz * t1;
    const double t4 = minus_R1_yz * t2;
    const double R1_zx = t3 * c1 + t4 * s1;
    const double R1_zy = t4 * c1 - t3 * s1;

    /* joint 2: rotation R and translation p from link 2 to its parent */
    const double minus_R2_yz = sin(panda_joint2_alpha);
    const double R2_zz = cos(panda_joint2_alpha);
    const double t5 = sin(panda_joint2_theta);
    const double t6 = cos(panda_joint2_theta);
    const double t7 = R2_zz * t5;
    const double t8 = R2_zz * t6;
    const double t9 = minus_R2_yz * t5;
    const double t10 = minus_R2_yz * t6;
    const double minus_p2_y = minus_R2_yz * panda_joint2_d;
    const double R2_xx = t6 * c2 - t5 * s2;
    const double minus_R2_xy = t6 * s2 + t5 * c2;
    const double R2_yx = t7 * c2 + t8 * s2;
    const double R2_yy = t8 * c2 - t7 * s2;
    const double R2_zx = t9 * c2 + t10 * s2;
    const double R2_zy = t10 * c2 - t9 * s2;

    /* joint 3: rotation R and translation p from link 3 to its parent */
    const double minus_R3_yz = sin(panda_joint3_alpha);
    const double R3_zz = cos(panda_joint3_alpha);
    const double t11 = sin(panda_joint3_theta);
    const double t12 = cos(panda_joint3_theta);
    const double t13 = R3_zz * t11;
    const double t14 = R3_zz * t12;
    const double t15 = minus_R3_yz * t11;
    const double t16 = minus_R3_yz * t12;
    const double minus_p3_y = minus_R3_yz * panda_joint3_d;
    const double p3_z = R3_zz * panda_joint3_d;
    const double R3_xx = t12 * c3 - t11 * s3;
    const double minus_R3_xy = t12 * s3 + t11 * c3;
    const double R3_yx = t13 * c3 + t14 * s3;
    const double R3_yy = t14 * c3 - t13 * s3;
    const double R3_zx = t15 * c3 + t16 * s3;
    const double R3_zy = t16 * c3 - t15 * s3;

    /* joint 4: rotation R and translation p from link 4 to its parent */
    const double minus_R4_yz = sin(panda_joint4_alpha);
    const double R4_zz = cos(panda_joint4_alpha);
    const double t17 = sin(panda_joint4_theta);
    const double t18 = cos(panda_joint4_theta);
    const double t19 = R4_zz * t17;
    const double t20 = R4_zz * t18;
    const double t21 = minus_R4_yz * t17;
    const double t22 = minus_R4_yz * t18;
    const double minus_p4_y = minus_R4_yz * panda_joint4_d;
    const double p4_z = R4_zz * panda_joint4_d;
    const double R4_xx = t18 * c4 - t17 * s4;
    const double minus_R4_xy = t18 * s4 + t17 * c4;
    const double R4_yx = t19 * c4 + t20 * s4;
    const double R4_yy = t20 * c4 - t19 * s4;
    const double R4_zx = t21 * c4 + t22 * s4;
    const double R4_zy = t22 * c4 - t21 * s4;

    /* joint 5: rotation R and translation p from link 5 to its parent */
    const double minus_R5_yz = sin(panda_joint5_alpha);
    const double R5_zz = cos(panda_joint5_alpha);
    const double t23 = sin(panda_joint5_theta);
    const double t24 = cos(panda_joint5_theta);
    const double t25 = R5_zz * t23;
    const double t26 = R5_zz * t24;
    const double t27 = minus_R5_yz * t23;
    const double t28 = minus_R5_yz * t24;
    const double minus_p5_y = minus_R5_yz * panda_joint5_d;
    const double p5_z = R5_zz * panda_joint5_d;
    const double R5_xx = t24 * c5 - t23 * s5;
    const double minus_R5_xy = t24 * s5 + t23 * c5;
    const double R5_yx = t25 * c5 + t26 * s5;
    const double R5_yy = t26 * c5 - t25 * s5;
    const double R5_zx = t27 * c5 + t28 * s5;
    const double R5_zy = t28 * c5 - t27 * s5;

    /* joint 6: rotation R and translation p from link 6 to its parent */
    const double minus_R6_yz = sin(panda_joint6_alpha);
    const double R6_zz = cos(panda_joint6_alpha);
    const double t29 = sin(panda_joint6_theta);
    const double t30 = cos(panda_joint6_theta);
    const double t31 = R6_zz * t29;
    const double t32 = R6_zz * t30;
    const double t33 = minus_R6_yz * t29;
    const double t34 = minus_R6_yz * t30;
    const double minus_p6_y = minus_R6_yz * panda_joint6_d;
    const double p6_z = R6_zz * panda_joint6_d;
    const double R6_xx = t30 * c6 - t29 * s6;
    const double minus_R6_xy = t30 * s6 + t29 * c6;
    const double R6_yx = t31 * c6 + t32 * s6;
    const double R6_yy = t32 * c6 - t31 * s6;
    const double R6_zx = t33 * c6 + t34 * s6;
    const double R6_zy = t34 * c6 - t33 * s6;

    /* joint 7: rotation R and translation p from link 7 to its parent */
    const double minus_R7_yz = sin(panda_joint7_alpha);
    const double R7_zz = cos(panda_joint7_alpha);
    const double t35 = sin(panda_joint7_theta);
    const double t36 = cos(panda_joint7_theta);
    const double t37 = R7_zz * t35;
    const double t38 = R7_zz * t36;
    const double t39 = minus_R7_yz * t35;
    const double t40 = minus_R7_yz * t36;
    const double minus_p7_y = minus_R7_yz * panda_joint7_d;
    const double p7_z = R7_zz * panda_joint7_d;
    const double R7_xx = t36 * c7 - t35 * s7;
    const double minus_R7_xy = t36 * s7 + t35 * c7;
    const double R7_yx = t37 * c7 + t38 * s7;
    const double R7_yy = t38 * c7 - t37 * s7;
    const double R7_zx = t39 * c7 + t40 * s7;
    const double R7_zy = t40 * c7 - t39 * s7;

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
    const double t41 = w2_x * w2_x;
    const double t42 = w2_y * w2_y;
    const double t43 = w2_z * w2_z;
    const double t44 = w2_x * w2_y;
    const double t45 = w2_x * w2_z;
    const double t46 = w2_y * w2_z;
    const double minus_U2_xx = t42 + t43;
    const double U2_xy = t44 - alpha2_z;
    const double U2_xz = t45 + alpha2_y;
    const double U2_yx = t44 + alpha2_z;
    const double minus_U2_yy = t41 + t43;
    const double U2_yz = t46 - alpha2_x;
    const double U2_zx = t45 - alpha2_y;
    const double U2_zy = t46 + alpha2_x;
    const double minus_U2_zz = t41 + t42;

    /* link 2: acceleration a of its origin, gravity included */
    const double t47 = a1_x + (qdd[0] * minus_p2_y - minus_U1_xx * panda_joint2_a);
    const double t48 = a1_y + (qdd[0] * panda_joint2_a + minus_U1_xx * minus_p2_y);
    const double a2_x = R2_xx * t47 + R2_yx * t48 + R2_zx * a1_z;
    const double a2_y = R2_yy * t48 - minus_R2_xy * t47 + R2_zy * a1_z;
    const double a2_z = R2_zz * a1_z - minus_R2_yz * t48;

    /* link 3: angular velocity w */
    const double w3_x = R3_xx * w2_x + R3_yx * w2_y + R3_zx * w2_z;
    const double w3_y = R3_yy * w2_y - minus_R3_xy * w2_x + R3_zy * w2_z;
    const double w3_z = R3_zz * w2_z - minus_R3_yz * w2_y + qd[2];

    /* link 3: angular acceleration alpha */
    const double t49 = R3_xx * alpha2_x + R3_yx * alpha2_y + R3_zx * alpha2_z;
    const double alpha3_x = t49 + w3_y * qd[2];
    const double t50 = R3_yy * alpha2_y - minus_R3_xy * alpha2_x + R3_zy * alpha2_z;
    const double alpha3_y = t50 - w3_x * qd[2];
    const double alpha3_z = R3_zz * alpha2_z - minus_R3_yz * alpha2_y + qdd[2];

    /* link 3: U = [alpha] + [w][w] */
    const double t51 = w3_x * w3_x;
    const double t52 = w3_y * w3_y;
    const double t53 = w3_z * w3_z;
    const double t54 = w3_x * w3_y;
    const double t55 = w3_x * w3_z;
    const double t56 = w3_y * w3_z;
    const double minus_U3_xx = t52 + t53;
    const double U3_xy = t54 - alpha3_z;
    const double U3_xz = t55 + alpha3_y;
    const double U3_yx = t54 + alpha3_z;
    const double minus_U3_yy = t51 + t53;
    const double U3_yz = t56 - alpha3_x;
    const double U3_zx = t55 - alpha3_y;
    const double U3_zy = t56 + alpha3_x;
    const double minus_U3_zz = t51 + t52;

    /* link 3: acceleration a of its origin, gravity included */
    const double t57 = minus_U2_xx * panda_joint3_a + U2_xy * minus_p3_y;
    const double t58 = a2_x + (U2_xz * p3_z - t57);
    const double t59 = U2_yx * panda_joint3_a + minus_U2_yy * minus_p3_y + U2_yz * p3_z;
    const double t60 = a2_y + t59;
    const double t61 = U2_zx * panda_joint3_a - U2_zy * minus_p3_y - minus_U2_zz * p3_z;
    const double t62 = a2_z + t61;
    const double a3_x = R3_xx * t58 + R3_yx * t60 + R3_zx * t62;
    const double a3_y = R3_yy * t60 - minus_R3_xy * t58 + R3_zy * t62;
    const double a3_z = R3_zz * t62 - minus_R3_yz * t60;

    /* link 4: angular velocity w */
    const double w4_x = R4_xx * w3_x + R4_yx * w3_y + R4_zx * w3_z;
    const double w4_y = R4_yy * w3_y - minus_R4_xy * w3_x + R4_zy * w3_z;
    const double w4_z = R4_zz * w3_z - minus_R4_yz * w3_y + qd[3];

    /* link 4: angular acceleration alpha */
    const double t63 = R4_xx * alpha3_x + R4_yx * alpha3_y + R4_zx * alpha3_z;
    const double alpha4_x = t63 + w4_y * qd[3];
    const double t64 = R4_yy * alpha3_y - minus_R4_xy * alpha3_x + R4_zy * alpha3_z;
    const double alpha4_y = t64 - w4_x * qd[3];
    const double alpha4_z = R4_zz * alpha3_z - minus_R4_yz * alpha3_y + qdd[3];

    /* link 4: U = [alpha] + [w][w] */
    const double t65 = w4_x * w4_x;
    const double t66 = w4_y * w4_y;
    const double t67 = w4_z * w4_z;
    const double t68 = w4_x * w4_y;
    const double t69 = w4_x * w4_z;
    const double t70 = w4_y * w4_z;
    const double minus_U4_xx = t66 + t67;
    const double U4_xy = t68 - alpha4_z;
    const double U4_xz = t69 + alpha4_y;
    const double U4_yx = t68 + alpha4_z;
    const double minus_U4_yy = t65 + t67;
    const double U4_yz = t70 - alpha4_x;
    const double U4_zx = t69 - alpha4_y;
    const double U4_zy = t70 + alpha4_x;
    const double minus_U4_zz = t65 + t66;

    /* link 4: acceleration a of its origin, gravity included */
    const double t71 = minus_U3_xx * panda_joint4_a + U3_xy * minus_p4_y;
    const double t72 = a3_x + (U3_xz * p4_z - t71);
    const double t73 = U3_yx * panda_joint4_a + minus_U3_yy * minus_p4_y + U3_yz * p4_z;
    const double t74 = a3_y + t73;
    const double t75 = U3_zx * panda_joint4_a - U3_zy * minus_p4_y - minus_U3_zz * p4_z;
    const double t76 = a3_z + t75;
    const double a4_x = R4_xx * t72 + R4_yx * t74 + R4_zx * t76;
    const double a4_y = R4_yy * t74 - minus_R4_xy * t72 + R4_zy * t76;
    const double a4_z = R4_zz * t76 - minus_R4_yz * t74;

    /* link 5: angular velocity w */
    const double w5_x = R5_xx * w4_x + R5_yx * w4_y + R5_zx * w4_z;
    const double w5_y = R5_yy * w4_y - minus_R5_xy * w4_x + R5_zy * w4_z;
    const double w5_z = R5_zz * w4_z - minus_R5_yz * w4_y + qd[4];

    /* link 5: angular acceleration alpha */
    const double t77 = R5_xx * alpha4_x + R5_yx * alpha4_y + R5_zx * alpha4_z;
    const double alpha5_x = t77 + w5_y * qd[4];
    const double t78 = R5_yy * alpha4_y - minus_R5_xy * alpha4_x + R5_zy * alpha4_z;
    const double alpha5_y = t78 - w5_x * qd[4];
    const double alpha5_z = R5_zz * alpha4_z - minus_R5_yz * alpha4_y + qdd[4];

    /* link 5: U = [alpha] + [w][w] */
    const double t79 = w5_x * w5_x;
    const double t80 = w5_y * w5_y;
    const double t81 = w5_z * w5_z;
    const double t82 = w5_x * w5_y;
    const double t83 = w5_x * w5_z;
    const double t84 = w5_y * w5_z;
    const double minus_U5_xx = t80 + t81;
    const double U5_xy = t82 - alpha5_z;
    const double U5_xz = t83 + alpha5_y;
    const double U5_yx = t82 + alpha5_z;
    const double minus_U5_yy = t79 + t81;
    const double U5_yz = t84 - alpha5_x;
    const double U5_zx = t83 - alpha5_y;
    const double U5_zy = t84 + alpha5_x;
    const double minus_U5_zz = t79 + t80;

    /* link 5: acceleration a of its origin, gravity included */
    const double t85 = minus_U4_xx * panda_joint5_a + U4_xy * minus_p5_y;
    const double t86 = a4_x + (U4_xz * p5_z - t85);
    const double t87 = U4_yx * panda_joint5_a + minus_U4_yy * minus_p5_y + U4_yz * p5_z;
    const double t88 = a4_y + t87;
    const double t89 = U4_zx * panda_joint5_a - U4_zy * minus_p5_y - minus_U4_zz * p5_z;
    const double t90 = a4_z + t89;
    const double a5_x = R5_xx * t86 + R5_yx * t88 + R5_zx * t90;
    const double a5_y = R5_yy * t88 - minus_R5_xy * t86 + R5_zy * t90;
    const double a5_z = R5_zz * t90 - minus_R5_yz * t88;

    /* link 6: angular velocity w */
    const double w6_x = R6_xx * w5_x + R6_yx * w5_y + R6_zx * w5_z;
    const double w6_y = R6_yy * w5_y - minus_R6_xy * w5_x + R6_zy * w5_z;
    const double w6_z = R6_zz * w5_z - minus_R6_yz * w5_y + qd[5];

    /* link 6: angular acceleration alpha */
    const double t91 = R6_xx * alpha5_x + R6_yx * alpha5_y + R6_zx * alpha5_z;
    const double alpha6_x = t91 + w6_y * qd[5];
    const double t92 = R6_yy * alpha5_y - minus_R6_xy * alpha5_x + R6_zy * alpha5_z;
    const double alpha6_y = t92 - w6_x * qd[5];
    const double alpha6_z = R6_zz * alpha5_z - minus_R6_yz * alpha5_y + qdd[5];

    /* link 6: U = [alpha] + [w][w] */
    const double t93 = w6_x * w6_x;
    const double t94 = w6_y * w6_y;
    const double t95 = w6_z * w6_z;
    const double t96 = w6_x * w6_y;
    const double t97 = w6_x * w6_z;
    const double t98 = w6_y * w6_z;
    const double minus_U6_xx = t94 + t95;
    const double U6_xy = t96 - alpha6_z;
    const double U6_xz = t97 + alpha6_y;
    const double U6_yx = t96 + alpha6_z;
    const double minus_U6_yy = t93 + t95;
    const double U6_yz = t98 - alpha6_x;
    const double U6_zx = t97 - alpha6_y;
    const double U6_zy = t98 + alpha6_x;
    const double minus_U6_zz = t93 + t94;

    /* link 6: acceleration a of its origin, gravity included */
    const double t99 = minus_U5_xx * panda_joint6_a + U5_xy * minus_p6_y;
    const double t100 = a5_x + (U5_xz * p6_z - t99);
    const double t101 = U5_yx * panda_joint6_a + minus_U5_yy * minus_p6_y + U5_yz * p6_z;
    const double t102 = a5_y + t101;
    const double t103 = U5_zx * panda_joint6_a - U5_zy * minus_p6_y - minus_U5_zz * p6_z;
    const double t104 = a5_z + t103;
    const double a6_x = R6_xx * t100 + R6_yx * t102 + R6_zx * t104;
    const double a6_y = R6_yy * t102 - minus_R6_xy * t100 + R6_zy * t104;
    const double a6_z = R6_zz * t104 - minus_R6_yz * t102;

    /* link 7: angular velocity w */
    const double w7_x = R7_xx * w6_x + R7_yx * w6_y + R7_zx * w6_z;
    const double w7_y = R7_yy * w6_y - minus_R7_xy * w6_x + R7_zy * w6_z;
    const double w7_z = R7_zz * w6_z - minus_R7_yz * w6_y + qd[6];

    /* link 7: angular acceleration alpha */
    const double t105 = R7_xx * alpha6_x + R7_yx * alpha6_y + R7_zx * alpha6_z;
    const double alpha7_x = t105 + w7_y * qd[6];
    const double t106 = R7_yy * alpha6_y - minus_R7_xy * alpha6_x + R7_zy * alpha6_z;
    const double alpha7_y = t106 - w7_x * qd[6];
    const double alpha7_z = R7_zz * alpha6_z - minus_R7_yz * alpha6_y + qdd[6];

    /* link 7: U = [alpha] + [w][w] */
    const double t107 = w7_x * w7_x;
    const double t108 = w7_y * w7_y;
    const double t109 = w7_z * w7_z;
    const double t110 = w7_x * w7_y;
    const double t111 = w7_x * w7_z;
    const double t112 = w7_y * w7_z;
    const double minus_U7_xx = t108 + t109;
    const double U7_xy = t110 - alpha7_z;
    const double U7_xz = t111 + alpha7_y;
    const double U7_yx = t110 + alpha7_z;
    const double minus_U7_yy = t107 + t109;
    const double U7_yz = t112 - alpha7_x;
    const double U7_zx = t111 - alpha7_y;
    const double U7_zy = t112 + alpha7_x;
    const double minus_U7_zz = t107 + t108;

    /* link 7: acceleration a of its origin, gravity included */
    const double t113 = minus_U6_xx * panda_joint7_a + U6_xy * minus_p7_y;
    const double t114 = a6_x + (U6_xz * p7_z - t113);
    const double t115 = U6_yx * panda_joint7_a + minus_U6_yy * minus_p7_y + U6_yz * p7_z;
    const double t116 = a6_y + t115;
    const double t117 = U6_zx * panda_joint7_a - U6_zy * minus_p7_y - minus_U6_zz * p7_z;
    const double t118 = a6_z + t117;
    const double a7_x = R7_xx * t114 + R7_yx * t116 + R7_zx * t118;
    const double a7_y = R7_yy * t116 - minus_R7_xy * t114 + R7_zy * t118;
    const double a7_z = R7_zz * t118 - minus_R7_yz * t116;

    /* tau[0] by way of joint 2: force F and moment N through it, joint 3 added */
    const double minus_dtau1_dF2_z = panda_joint2_a * minus_R2_yz;
    const double dtau1_dF2_y = panda_joint2_a * R2_yy - minus_p2_y * minus_R2_xy;
    const double dtau1_dF2_x = panda_joint2_a * R2_yx + minus_p2_y * R2_xx;

    /* tau[0] by way of joint 3: force F and moment N through it, joint 4 added */
    const double t119 = dtau1_dF2_x + R2_zz * minus_p3_y + R2_zy * p3_z;
    const double t120 = dtau1_dF2_y + R2_zz * panda_joint3_a - R2_zx * p3_z;
    const double t121 = R2_zy * panda_joint3_a + minus_dtau1_dF2_z + R2_zx * minus_p3_y;
    const double dtau1_dN3_z = R2_zz * R3_zz - R2_zy * minus_R3_yz;
    const double dtau1_dN3_y = R2_zz * R3_zy + R2_zy * R3_yy - R2_zx * minus_R3_xy;
    const double dtau1_dN3_x = R2_zz * R3_zx + R2_zy * R3_yx + R2_zx * R3_xx;
    const double minus_dtau1_dF3_z = t121 * R3_zz + t120 * minus_R3_yz;
    const double dtau1_dF3_y = t120 * R3_yy - t121 * R3_zy - t119 * minus_R3_xy;
    const double dtau1_dF3_x = t120 * R3_yx - t121 * R3_zx + t119 * R3_xx;

    /* tau[0] by way of joint 4: force F and moment N through it, joint 5 added */
    const double t122 = dtau1_dF3_x + dtau1_dN3_z * minus_p4_y + dtau1_dN3_y * p4_z;
    const double t123 = dtau1_dF3_y + dtau1_dN3_z * panda_joint4_a - dtau1_dN3_x * p4_z;
    const double t124 = minus_dtau1_dF3_z + dtau1_dN3_y * panda_joint4_a;
    const double t125 = t124 + dtau1_dN3_x * minus_p4_y;
    const double dtau1_dN4_z = dtau1_dN3_z * R4_zz - dtau1_dN3_y * minus_R4_yz;
    const double t126 = dtau1_dN3_z * R4_zy + dtau1_dN3_y * R4_yy;
    const double dtau1_dN4_y = t126 - dtau1_dN3_x * minus_R4_xy;
    const double dtau1_dN4_x = dtau1_dN3_z * R4_zx + dtau1_dN3_y * R4_yx + dtau1_dN3_x * R4_xx;
    const double minus_dtau1_dF4_z = t125 * R4_zz + t123 * minus_R4_yz;
    const double dtau1_dF4_y = t123 * R4_yy - t125 * R4_zy - t122 * minus_R4_xy;
    const double dtau1_dF4_x = t123 * R4_yx - t125 * R4_zx + t122 * R4_xx;

    /* tau[0] by way of joint 5: force F and moment N through it, joint 6 added */
    const double t127 = dtau1_dF4_x + dtau1_dN4_z * minus_p5_y + dtau1_dN4_y * p5_z;
    const double t128 = dtau1_dF4_y + dtau1_dN4_z * panda_joint5_a - dtau1_dN4_x * p5_z;
    const double t129 = minus_dtau1_dF4_z + dtau1_dN4_y * panda_joint5_a;
    const double t130 = t129 + dtau1_dN4_x * minus_p5_y;
    const double dtau1_dN5_z = dtau1_dN4_z * R5_zz - dtau1_dN4_y * minus_R5_yz;
    const double t131 = dtau1_dN4_z * R5_zy + dtau1_dN4_y * R5_yy;
    const double dtau1_dN5_y = t131 - dtau1_dN4_x * minus_R5_xy;
    const double dtau1_dN5_x = dtau1_dN4_z * R5_zx + dtau1_dN4_y * R5_yx + dtau1_dN4_x * R5_xx;
    const double minus_dtau1_dF5_z = t130 * R5_zz + t128 * minus_R5_yz;
    const double dtau1_dF5_y = t128 * R5_yy - t130 * R5_zy - t127 * minus_R5_xy;
    const double dtau1_dF5_x = t128 * R5_yx - t130 * R5_zx + t127 * R5_xx;

    /* tau[0] by way of joint 6: force F and moment N through it, joint 7 added */
    const double t132 = dtau1_dF5_x + dtau1_dN5_z * minus_p6_y + dtau1_dN5_y * p6_z;
    const double t133 = dtau1_dF5_y + dtau1_dN5_z * panda_joint6_a - dtau1_dN5_x * p6_z;
    const double t134 = minus_dtau1_dF5_z + dtau1_dN5_y * panda_joint6_a;
    const double t135 = t134 + dtau1_dN5_x * minus_p6_y;
    const double dtau1_dN6_z = dtau1_dN5_z * R6_zz - dtau1_dN5_y * minus_R6_yz;
    const double t136 = dtau1_dN5_z * R6_zy + dtau1_dN5_y * R6_yy;
    const double dtau1_dN6_y = t136 - dtau1_dN5_x * minus_R6_xy;
    const double dtau1_dN6_x = dtau1_dN5_z * R6_zx + dtau1_dN5_y * R6_yx + dtau1_dN5_x * R6_xx;
    const double minus_dtau1_dF6_z = t135 * R6_zz + t133 * minus_R6_yz;
    const double dtau1_dF6_y = t133 * R6_yy - t135 * R6_zy - t132 * minus_R6_xy;
    const double dtau1_dF6_x = t133 * R6_yx - t135 * R6_zx + t132 * R6_xx;

    /* tau[0] by way of link 7: moment n = I alpha + w x K + mc x a */
    const double t137 = dtau1_dF6_x + dtau1_dN6_z * minus_p7_y + dtau1_dN6_y * p7_z;
    const double t138 = dtau1_dF6_y + dtau1_dN6_z * panda_joint7_a - dtau1_dN6_x * p7_z;
    const double t139 = minus_dtau1_dF6_z + dtau1_dN6_y * panda_joint7_a;
    const double t140 = t139 + dtau1_dN6_x * minus_p7_y;
    const double dtau1_dn7_z = dtau1_dN6_z * R7_zz - dtau1_dN6_y * minus_R7_yz;
    const double t141 = dtau1_dN6_z * R7_zy + dtau1_dN6_y * R7_yy;
    const double dtau1_dn7_y = t141 - dtau1_dN6_x * minus_R7_xy;
    const double dtau1_dn7_x = dtau1_dN6_z * R7_zx + dtau1_dN6_y * R7_yx + dtau1_dN6_x * R7_xx;

    /* tau[0] by way of link 7: force f = m a + U mc */
    const double minus_dtau1_df7_z = t140 * R7_zz + t138 * minus_R7_yz;
    const double dtau1_df7_y = t138 * R7_yy - t140 * R7_zy - t137 * minus_R7_xy;
    const double dtau1_df7_x = t138 * R7_yx - t140 * R7_zx + t137 * R7_xx;

    /* tau[0] by way of link 7: angular momentum K = I w about its origin */
    const double dtau1_dK7_x = dtau1_dn7_y * w7_z - dtau1_dn7_z * w7_y;
    const double dtau1_dK7_y = dtau1_dn7_z * w7_x - dtau1_dn7_x * w7_z;
    const double dtau1_dK7_z = dtau1_dn7_x * w7_y - dtau1_dn7_y * w7_x;

    /* tau[0] by way of link 6: angular momentum K = I w about its origin */
    const double t142 = dtau1_dn7_z * alpha7_y + dtau1_dn7_y * alpha7_z;
    const double t143 = dtau1_dn7_z * alpha7_x + dtau1_dn7_x * alpha7_z;
    const double t144 = dtau1_dn7_y * alpha7_x + dtau1_dn7_x * alpha7_y;
    const double t145 = dtau1_dn7_y * a7_x - dtau1_dn7_x * a7_y;
    const double t146 = dtau1_dn7_x * a7_z - dtau1_dn7_z * a7_x;
    const double t147 = dtau1_dn7_z * a7_y - dtau1_dn7_y * a7_z;
    const double t148 = t145 + minus_dtau1_df7_z * minus_U7_zz + dtau1_df7_y * U7_yz;
    const double t149 = t146 - minus_dtau1_df7_z * U7_zy - dtau1_df7_y * minus_U7_yy;
    const double t150 = t147 - minus_dtau1_df7_z * U7_zx + dtau1_df7_y * U7_yx;
    const double t151 = dtau1_df7_y * a7_y - minus_dtau1_df7_z * a7_z;
    const double dtau1_dK6_x = dtau1_dN6_y * w6_z - dtau1_dN6_z * w6_y;
    const double dtau1_dK6_y = dtau1_dN6_z * w6_x - dtau1_dN6_x * w6_z;
    const double dtau1_dK6_z = dtau1_dN6_x * w6_y - dtau1_dN6_y * w6_x;

    /* tau[0] by way of link 5: angular momentum K = I w about its origin */
    const double t152 = dtau1_dN6_z * alpha6_y + dtau1_dN6_y * alpha6_z;
    const double t153 = dtau1_dN6_z * alpha6_x + dtau1_dN6_x * alpha6_z;
    const double t154 = dtau1_dN6_y * alpha6_x + dtau1_dN6_x * alpha6_y;
    const double t155 = dtau1_dN6_y * a6_x - dtau1_dN6_x * a6_y;
    const double t156 = dtau1_dN6_x * a6_z - dtau1_dN6_z * a6_x;
    const double t157 = dtau1_dN6_z * a6_y - dtau1_dN6_y * a6_z;
    const double t158 = t155 + minus_dtau1_dF6_z * minus_U6_zz + dtau1_dF6_y * U6_yz;
    const double t159 = t156 - minus_dtau1_dF6_z * U6_zy - dtau1_dF6_y * minus_U6_yy;
    const double t160 = t157 - minus_dtau1_dF6_z * U6_zx + dtau1_dF6_y * U6_yx;
    const double t161 = dtau1_dF6_y * a6_y - minus_dtau1_dF6_z * a6_z;
    const double dtau1_dK5_x = dtau1_dN5_y * w5_z - dtau1_dN5_z * w5_y;
    const double dtau1_dK5_y = dtau1_dN5_z * w5_x - dtau1_dN5_x * w5_z;
    const double dtau1_dK5_z = dtau1_dN5_x * w5_y - dtau1_dN5_y * w5_x;

    /* tau[0] by way of link 4: angular momentum K = I w about its origin */
    const double t162 = dtau1_dN5_z * alpha5_y + dtau1_dN5_y * alpha5_z;
    const double t163 = dtau1_dN5_z * alpha5_x + dtau1_dN5_x * alpha5_z;
    const double t164 = dtau1_dN5_y * alpha5_x + dtau1_dN5_x * alpha5_y;
    const double t165 = dtau1_dN5_y * a5_x - dtau1_dN5_x * a5_y;
    const double t166 = dtau1_dN5_x * a5_z - dtau1_dN5_z * a5_x;
    const double t167 = dtau1_dN5_z * a5_y - dtau1_dN5_y * a5_z;
    const double t168 = t165 + minus_dtau1_dF5_z * minus_U5_zz + dtau1_dF5_y * U5_yz;
    const double t169 = t166 - minus_dtau1_dF5_z * U5_zy - dtau1_dF5_y * minus_U5_yy;
    const double t170 = t167 - minus_dtau1_dF5_z * U5_zx + dtau1_dF5_y * U5_yx;
    const double t171 = dtau1_dF5_y * a5_y - minus_dtau1_dF5_z * a5_z;
    const double dtau1_dK4_x = dtau1_dN4_y * w4_z - dtau1_dN4_z * w4_y;
    const double dtau1_dK4_y = dtau1_dN4_z * w4_x - dtau1_dN4_x * w4_z;
    const double dtau1_dK4_z = dtau1_dN4_x * w4_y - dtau1_dN4_y * w4_x;

    /* tau[0] by way of link 3: angular momentum K = I w about its origin */
    const double t172 = dtau1_dN4_z * alpha4_y + dtau1_dN4_y * alpha4_z;
    const double t173 = dtau1_dN4_z * alpha4_x + dtau1_dN4_x * alpha4_z;
    const double t174 = dtau1_dN4_y * alpha4_x + dtau1_dN4_x * alpha4_y;
    const double t175 = dtau1_dN4_y * a4_x - dtau1_dN4_x * a4_y;
    const double t176 = dtau1_dN4_x * a4_z - dtau1_dN4_z * a4_x;
    const double t177 = dtau1_dN4_z * a4_y - dtau1_dN4_y * a4_z;
    const double t178 = t175 + minus_dtau1_dF4_z * minus_U4_zz + dtau1_dF4_y * U4_yz;
    const double t179 = t176 - minus_dtau1_dF4_z * U4_zy - dtau1_dF4_y * minus_U4_yy;
    const double t180 = t177 - minus_dtau1_dF4_z * U4_zx + dtau1_dF4_y * U4_yx;
    const double t181 = dtau1_dF4_y * a4_y - minus_dtau1_dF4_z * a4_z;
    const double dtau1_dK3_x = dtau1_dN3_y * w3_z - dtau1_dN3_z * w3_y;
    const double dtau1_dK3_y = dtau1_dN3_z * w3_x - dtau1_dN3_x * w3_z;
    const double dtau1_dK3_z = dtau1_dN3_x * w3_y - dtau1_dN3_y * w3_x;

    /* tau[0] by way of link 2: angular momentum K = I w about its origin */
    const double t182 = dtau1_dN3_z * alpha3_y + dtau1_dN3_y * alpha3_z;
    const double t183 = dtau1_dN3_z * alpha3_x + dtau1_dN3_x * alpha3_z;
    const double t184 = dtau1_dN3_y * alpha3_x + dtau1_dN3_x * alpha3_y;
    const double t185 = dtau1_dN3_y * a3_x - dtau1_dN3_x * a3_y;
    const double t186 = dtau1_dN3_x * a3_z - dtau1_dN3_z * a3_x;
    const double t187 = dtau1_dN3_z * a3_y - dtau1_dN3_y * a3_z;
    const double t188 = t185 + minus_dtau1_dF3_z * minus_U3_zz + dtau1_dF3_y * U3_yz;
    const double t189 = t186 - minus_dtau1_dF3_z * U3_zy - dtau1_dF3_y * minus_U3_yy;
    const double t190 = t187 - minus_dtau1_dF3_z * U3_zx + dtau1_dF3_y * U3_yx;
    const double t191 = dtau1_dF3_y * a3_y - minus_dtau1_dF3_z * a3_z;
    const double dtau1_dK2_x = R2_zy * w2_z - R2_zz * w2_y;
    const double dtau1_dK2_y = R2_zz * w2_x - R2_zx * w2_z;
    const double dtau1_dK2_z = R2_zx * w2_y - R2_zy * w2_x;

    /* tau[1] by way of joint 3: force F and moment N through it, joint 4 added */
    const double t192 = R2_zz * alpha2_y + R2_zy * alpha2_z + dtau1_dK2_z * w2_y;
    const double t193 = R2_zz * alpha2_x + R2_zx * alpha2_z + dtau1_dK2_z * w2_x;
    const double t194 = R2_zy * alpha2_x + R2_zx * alpha2_y + dtau1_dK2_y * w2_x;
    const double t195 = R2_zy * a2_x - R2_zx * a2_y + minus_dtau1_dF2_z * minus_U2_zz;
    const double t196 = R2_zx * a2_z - R2_zz * a2_x - minus_dtau1_dF2_z * U2_zy;
    const double t197 = R2_zz * a2_y - R2_zy * a2_z - minus_dtau1_dF2_z * U2_zx;
    const double t198 = dtau1_dF2_y * a2_y - minus_dtau1_dF2_z * a2_z;
    const double minus_dtau2_dF3_z = panda_joint3_a * minus_R3_yz;
    const double dtau2_dF3_y = panda_joint3_a * R3_yy - minus_p3_y * minus_R3_xy;
    const double dtau2_dF3_x = panda_joint3_a * R3_yx + minus_p3_y * R3_xx;

    /* tau[1] by way of joint 4: force F and moment N through it, joint 5 added */
    const double t199 = dtau2_dF3_x + R3_zz * minus_p4_y + R3_zy * p4_z;
    const double t200 = dtau2_dF3_y + R3_zz * panda_joint4_a - R3_zx * p4_z;
    const double t201 = R3_zy * panda_joint4_a + minus_dtau2_dF3_z + R3_zx * minus_p4_y;
    const double dtau2_dN4_z = R3_zz * R4_zz - R3_zy * minus_R4_yz;
    const double dtau2_dN4_y = R3_zz * R4_zy + R3_zy * R4_yy - R3_zx * minus_R4_xy;
    const double dtau2_dN4_x = R3_zz * R4_zx + R3_zy * R4_yx + R3_zx * R4_xx;
    const double minus_dtau2_dF4_z = t201 * R4_zz + t200 * minus_R4_yz;
    const double dtau2_dF4_y = t200 * R4_yy - t201 * R4_zy - t199 * minus_R4_xy;
    const double dtau2_dF4_x = t200 * R4_yx - t201 * R4_zx + t199 * R4_xx;

    /* tau[1] by way of joint 5: force F and moment N through it, joint 6 added */
    const double t202 = dtau2_dF4_x + dtau2_dN4_z * minus_p5_y + dtau2_dN4_y * p5_z;
    const double t203 = dtau2_dF4_y + dtau2_dN4_z * panda_joint5_a - dtau2_dN4_x * p5_z;
    const double t204 = minus_dtau2_dF4_z + dtau2_dN4_y * panda_joint5_a;
    const double t205 = t204 + dtau2_dN4_x * minus_p5_y;
    const double dtau2_dN5_z = dtau2_dN4_z * R5_zz - dtau2_dN4_y * minus_R5_yz;
    const double t206 = dtau2_dN4_z * R5_zy + dtau2_dN4_y * R5_yy;
    const double dtau2_dN5_y = t206 - dtau2_dN4_x * minus_R5_xy;
    const double dtau2_dN5_x = dtau2_dN4_z * R5_zx + dtau2_dN4_y * R5_yx + dtau2_dN4_x * R5_xx;
    const double minus_dtau2_dF5_z = t205 * R5_zz + t203 * minus_R5_yz;
    const double dtau2_dF5_y = t203 * R5_yy - t205 * R5_zy - t202 * minus_R5_xy;
    const double dtau2_dF5_x = t203 * R5_yx - t205 * R5_zx + t202 * R5_xx;

    /* tau[1] by way of joint 6: force F and moment N through it, joint 7 added */
    const double t207 = dtau2_dF5_x + dtau2_dN5_z * minus_p6_y + dtau2_dN5_y * p6_z;
    const double t208 = dtau2_dF5_y + dtau2_dN5_z * panda_joint6_a - dtau2_dN5_x * p6_z;
    const double t209 = minus_dtau2_dF5_z + dtau2_dN5_y * panda_joint6_a;
    const double t210 = t209 + dtau2_dN5_x * minus_p6_y;
    const double dtau2_dN6_z = dtau2_dN5_z * R6_zz - dtau2_dN5_y * minus_R6_yz;
    const double t211 = dtau2_dN5_z * R6_zy + dtau2_dN5_y * R6_yy;
    const double dtau2_dN6_y = t211 - dtau2_dN5_x * minus_R6_xy;
    const double dtau2_dN6_x = dtau2_dN5_z * R6_zx + dtau2_dN5_y * R6_yx + dtau2_dN5_x * R6_xx;
    const double minus_dtau2_dF6_z = t210 * R6_zz + t208 * minus_R6_yz;
    const double dtau2_dF6_y = t208 * R6_yy - t210 * R6_zy - t207 * minus_R6_xy;
    const double dtau2_dF6_x = t208 * R6_yx - t210 * R6_zx + t207 * R6_xx;

    /* tau[1] by way of link 7: moment n = I alpha + w x K + mc x a */
    const double t212 = dtau2_dF6_x + dtau2_dN6_z * minus_p7_y + dtau2_dN6_y * p7_z;
    const double t213 = dtau2_dF6_y + dtau2_dN6_z * panda_joint7_a - dtau2_dN6_x * p7_z;
    const double t214 = minus_dtau2_dF6_z + dtau2_dN6_y * panda_joint7_a;
    const double t215 = t214 + dtau2_dN6_x * minus_p7_y;
    const double dtau2_dn7_z = dtau2_dN6_z * R7_zz - dtau2_dN6_y * minus_R7_yz;
    const double t216 = dtau2_dN6_z * R7_zy + dtau2_dN6_y * R7_yy;
    const double dtau2_dn7_y = t216 - dtau2_dN6_x * minus_R7_xy;
    const double dtau2_dn7_x = dtau2_dN6_z * R7_zx + dtau2_dN6_y * R7_yx + dtau2_dN6_x * R7_xx;

    /* tau[1] by way of link 7: force f = m a + U mc */
    const double minus_dtau2_df7_z = t215 * R7_zz + t213 * minus_R7_yz;
    const double dtau2_df7_y = t213 * R7_yy - t215 * R7_zy - t212 * minus_R7_xy;
    const double dtau2_df7_x = t213 * R7_yx - t215 * R7_zx + t212 * R7_xx;

    /* tau[1] by way of link 7: angular momentum K = I w about its origin */
    const double dtau2_dK7_x = dtau2_dn7_y * w7_z - dtau2_dn7_z * w7_y;
    const double dtau2_dK7_y = dtau2_dn7_z * w7_x - dtau2_dn7_x * w7_z;
    const double dtau2_dK7_z = dtau2_dn7_x * w7_y - dtau2_dn7_y * w7_x;

    /* tau[1] by way of link 6: angular momentum K = I w about its origin */
    const double t217 = dtau2_dn7_z * alpha7_y + dtau2_dn7_y * alpha7_z;
    const double t218 = dtau2_dn7_z * alpha7_x + dtau2_dn7_x * alpha7_z;
    const double t219 = dtau2_dn7_y * alpha7_x + dtau2_dn7_x * alpha7_y;
    const double t220 = dtau2_dn7_y * a7_x - dtau2_dn7_x * a7_y;
    const double t221 = dtau2_dn7_x * a7_z - dtau2_dn7_z * a7_x;
    const double t222 = dtau2_dn7_z * a7_y - dtau2_dn7_y * a7_z;
    const double t223 = t220 + minus_dtau2_df7_z * minus_U7_zz + dtau2_df7_y * U7_yz;
    const double t224 = t221 - minus_dtau2_df7_z * U7_zy - dtau2_df7_y * minus_U7_yy;
    const double t225 = t222 - minus_dtau2_df7_z * U7_zx + dtau2_df7_y * U7_yx;
    const double t226 = dtau2_df7_y * a7_y - minus_dtau2_df7_z * a7_z;
    const double dtau2_dK6_x = dtau2_dN6_y * w6_z - dtau2_dN6_z * w6_y;
    const double dtau2_dK6_y = dtau2_dN6_z * w6_x - dtau2_dN6_x * w6_z;
    const double dtau2_dK6_z = dtau2_dN6_x * w6_y - dtau2_dN6_y * w6_x;

    /* tau[1] by way of link 5: angular momentum K = I w about its origin */
    const double t227 = dtau2_dN6_z * alpha6_y + dtau2_dN6_y * alpha6_z;
    const double t228 = dtau2_dN6_z * alpha6_x + dtau2_dN6_x * alpha6_z;
    const double t229 = dtau2_dN6_y * alpha6_x + dtau2_dN6_x * alpha6_y;
    const double t230 = dtau2_dN6_y * a6_x - dtau2_dN6_x * a6_y;
    const double t231 = dtau2_dN6_x * a6_z - dtau2_dN6_z * a6_x;
    const double t232 = dtau2_dN6_z * a6_y - dtau2_dN6_y * a6_z;
    const double t233 = t230 + minus_dtau2_dF6_z * minus_U6_zz + dtau2_dF6_y * U6_yz;
    const double t234 = t231 - minus_dtau2_dF6_z * U6_zy - dtau2_dF6_y * minus_U6_yy;
    const double t235 = t232 - minus_dtau2_dF6_z * U6_zx + dtau2_dF6_y * U6_yx;
    const double t236 = dtau2_dF6_y * a6_y - minus_dtau2_dF6_z * a6_z;
    const double dtau2_dK5_x = dtau2_dN5_y * w5_z - dtau2_dN5_z * w5_y;
    const double dtau2_dK5_y = dtau2_dN5_z * w5_x - dtau2_dN5_x * w5_z;
    const double dtau2_dK5_z = dtau2_dN5_x * w5_y - dtau2_dN5_y * w5_x;

    /* tau[1] by way of link 4: angular momentum K = I w about its origin */
    const double t237 = dtau2_dN5_z * alpha5_y + dtau2_dN5_y * alpha5_z;
    const double t238 = dtau2_dN5_z * alpha5_x + dtau2_dN5_x * alpha5_z;
    const double t239 = dtau2_dN5_y * alpha5_x + dtau2_dN5_x * alpha5_y;
    const double t240 = dtau2_dN5_y * a5_x - dtau2_dN5_x * a5_y;
    const double t241 = dtau2_dN5_x * a5_z - dtau2_dN5_z * a5_x;
    const double t242 = dtau2_dN5_z * a5_y - dtau2_dN5_y * a5_z;
    const double t243 = t240 + minus_dtau2_dF5_z * minus_U5_zz + dtau2_dF5_y * U5_yz;
    const double t244 = t241 - minus_dtau2_dF5_z * U5_zy - dtau2_dF5_y * minus_U5_yy;
    const double t245 = t242 - minus_dtau2_dF5_z * U5_zx + dtau2_dF5_y * U5_yx;
    const double t246 = dtau2_dF5_y * a5_y - minus_dtau2_dF5_z * a5_z;
    const double dtau2_dK4_x = dtau2_dN4_y * w4_z - dtau2_dN4_z * w4_y;
    const double dtau2_dK4_y = dtau2_dN4_z * w4_x - dtau2_dN4_x * w4_z;
    const double dtau2_dK4_z = dtau2_dN4_x * w4_y - dtau2_dN4_y * w4_x;

    /* tau[1] by way of link 3: angular momentum K = I w about its origin */
    const double t247 = dtau2_dN4_z * alpha4_y + dtau2_dN4_y * alpha4_z;
    const double t248 = dtau2_dN4_z * alpha4_x + dtau2_dN4_x * alpha4_z;
    const double t249 = dtau2_dN4_y * alpha4_x + dtau2_dN4_x * alpha4_y;
    const double t250 = dtau2_dN4_y * a4_x - dtau2_dN4_x * a4_y;
    const double t251 = dtau2_dN4_x * a4_z - dtau2_dN4_z * a4_x;
    const double t252 = dtau2_dN4_z * a4_y - dtau2_dN4_y * a4_z;
    const double t253 = t250 + minus_dtau2_dF4_z * minus_U4_zz + dtau2_dF4_y * U4_yz;
    const double t254 = t251 - minus_dtau2_dF4_z * U4_zy - dtau2_dF4_y * minus_U4_yy;
    const double t255 = t252 - minus_dtau2_dF4_z * U4_zx + dtau2_dF4_y * U4_yx;
    const double t256 = dtau2_dF4_y * a4_y - minus_dtau2_dF4_z * a4_z;
    const double dtau2_dK3_x = R3_zy * w3_z - R3_zz * w3_y;
    const double dtau2_dK3_y = R3_zz * w3_x - R3_zx * w3_z;
    const double dtau2_dK3_z = R3_zx * w3_y - R3_zy * w3_x;

    /* tau[2] by way of joint 4: force F and moment N through it, joint 5 added */
    const double t257 = R3_zz * alpha3_y + R3_zy * alpha3_z + dtau2_dK3_z * w3_y;
    const double t258 = R3_zz * alpha3_x + R3_zx * alpha3_z + dtau2_dK3_z * w3_x;
    const double t259 = R3_zy * alpha3_x + R3_zx * alpha3_y + dtau2_dK3_y * w3_x;
    const double t260 = R3_zy * a3_x - R3_zx * a3_y + minus_dtau2_dF3_z * minus_U3_zz;
    const double t261 = R3_zx * a3_z - R3_zz * a3_x - minus_dtau2_dF3_z * U3_zy;
    const double t262 = R3_zz * a3_y - R3_zy * a3_z - minus_dtau2_dF3_z * U3_zx;
    const double t263 = dtau2_dF3_y * a3_y - minus_dtau2_dF3_z * a3_z;
    const double minus_dtau3_dF4_z = panda_joint4_a * minus_R4_yz;
    const double dtau3_dF4_y = panda_joint4_a * R4_yy - minus_p4_y * minus_R4_xy;
    const double dtau3_dF4_x = panda_joint4_a * R4_yx + minus_p4_y * R4_xx;

    /* tau[2] by way of joint 5: force F and moment N through it, joint 6 added */
    const double t264 = dtau3_dF4_x + R4_zz * minus_p5_y + R4_zy * p5_z;
    const double t265 = dtau3_dF4_y + R4_zz * panda_joint5_a - R4_zx * p5_z;
    const double t266 = R4_zy * panda_joint5_a + minus_dtau3_dF4_z + R4_zx * minus_p5_y;
    const double dtau3_dN5_z = R4_zz * R5_zz - R4_zy * minus_R5_yz;
    const double dtau3_dN5_y = R4_zz * R5_zy + R4_zy * R5_yy - R4_zx * minus_R5_xy;
    const double dtau3_dN5_x = R4_zz * R5_zx + R4_zy * R5_yx + R4_zx * R5_xx;
    const double minus_dtau3_dF5_z = t266 * R5_zz + t265 * minus_R5_yz;
    const double dtau3_dF5_y = t265 * R5_yy - t266 * R5_zy - t264 * minus_R5_xy;
    const double dtau3_dF5_x = t265 * R5_yx - t266 * R5_zx + t264 * R5_xx;

    /* tau[2] by way of joint 6: force F and moment N through it, joint 7 added */
    const double t267 = dtau3_dF5_x + dtau3_dN5_z * minus_p6_y + dtau3_dN5_y * p6_z;
    const double t268 = dtau3_dF5_y + dtau3_dN5_z * panda_joint6_a - dtau3_dN5_x * p6_z;
    const double t269 = minus_dtau3_dF5_z + dtau3_dN5_y * panda_joint6_a;
    const double t270 = t269 + dtau3_dN5_x * minus_p6_y;
    const double dtau3_dN6_z = dtau3_dN5_z * R6_zz - dtau3_dN5_y * minus_R6_yz;
    const double t271 = dtau3_dN5_z * R6_zy + dtau3_dN5_y * R6_yy;
    const double dtau3_dN6_y = t271 - dtau3_dN5_x * minus_R6_xy;
    const double dtau3_dN6_x = dtau3_dN5_z * R6_zx + dtau3_dN5_y * R6_yx + dtau3_dN5_x * R6_xx;
    const double minus_dtau3_dF6_z = t270 * R6_zz + t268 * minus_R6_yz;
    const double dtau3_dF6_y = t268 * R6_yy - t270 * R6_zy - t267 * minus_R6_xy;
    const double dtau3_dF6_x = t268 * R6_yx - t270 * R6_zx + t267 * R6_xx;

    /* tau[2] by way of link 7: moment n = I alpha + w x K + mc x a */
    const double t272 = dtau3_dF6_x + dtau3_dN6_z * minus_p7_y + dtau3_dN6_y * p7_z;
    const double t273 = dtau3_dF6_y + dtau3_dN6_z * panda_joint7_a - dtau3_dN6_x * p7_z;
    const double t274 = minus_dtau3_dF6_z + dtau3_dN6_y * panda_joint7_a;
    const double t275 = t274 + dtau3_dN6_x * minus_p7_y;
    const double dtau3_dn7_z = dtau3_dN6_z * R7_zz - dtau3_dN6_y * minus_R7_yz;
    const double t276 = dtau3_dN6_z * R7_zy + dtau3_dN6_y * R7_yy;
    const double dtau3_dn7_y = t276 - dtau3_dN6_x * minus_R7_xy;
    const double dtau3_dn7_x = dtau3_dN6_z * R7_zx + dtau3_dN6_y * R7_yx + dtau3_dN6_x * R7_xx;

    /* tau[2] by way of link 7: force f = m a + U mc */
    const double minus_dtau3_df7_z = t275 * R7_zz + t273 * minus_R7_yz;
    const double dtau3_df7_y = t273 * R7_yy - t275 * R7_zy - t272 * minus_R7_xy;
    const double dtau3_df7_x = t273 * R7_yx - t275 * R7_zx + t272 * R7_xx;

    /* tau[2] by way of link 7: angular momentum K = I w about its origin */
    const double dtau3_dK7_x = dtau3_dn7_y * w7_z - dtau3_dn7_z * w7_y;
    const double dtau3_dK7_y = dtau3_dn7_z * w7_x - dtau3_dn7_x * w7_z;
    const double dtau3_dK7_z = dtau3_dn7_x * w7_y - dtau3_dn7_y * w7_x;

    /* tau[2] by way of link 6: angular momentum K = I w about its origin */
    const double t277 = dtau3_dn7_z * alpha7_y + dtau3_dn7_y * alpha7_z;
    const double t278 = dtau3_dn7_z * alpha7_x + dtau3_dn7_x * alpha7_z;
    const double t279 = dtau3_dn7_y * alpha7_x + dtau3_dn7_x * alpha7_y;
    const double t280 = dtau3_dn7_y * a7_x - dtau3_dn7_x * a7_y;
    const double t281 = dtau3_dn7_x * a7_z - dtau3_dn7_z * a7_x;
    const double t282 = dtau3_dn7_z * a7_y - dtau3_dn7_y * a7_z;
    const double t283 = t280 + minus_dtau3_df7_z * minus_U7_zz + dtau3_df7_y * U7_yz;
    const double t284 = t281 - minus_dtau3_df7_z * U7_zy - dtau3_df7_y * minus_U7_yy;
    const double t285 = t282 - minus_dtau3_df7_z * U7_zx + dtau3_df7_y * U7_yx;
    const double t286 = dtau3_df7_y * a7_y - minus_dtau3_df7_z * a7_z;
    const double dtau3_dK6_x = dtau3_dN6_y * w6_z - dtau3_dN6_z * w6_y;
    const double dtau3_dK6_y = dtau3_dN6_z * w6_x - dtau3_dN6_x * w6_z;
    const double dtau3_dK6_z = dtau3_dN6_x * w6_y - dtau3_dN6_y * w6_x;

    /* tau[2] by way of link 5: angular momentum K = I w about its origin */
    const double t287 = dtau3_dN6_z * alpha6_y + dtau3_dN6_y * alpha6_z;
    const double t288 = dtau3_dN6_z * alpha6_x + dtau3_dN6_x * alpha6_z;
    const double t289 = dtau3_dN6_y * alpha6_x + dtau3_dN6_x * alpha6_y;
    const double t290 = dtau3_dN6_y * a6_x - dtau3_dN6_x * a6_y;
    const double t291 = dtau3_dN6_x * a6_z - dtau3_dN6_z * a6_x;
    const double t292 = dtau3_dN6_z * a6_y - dtau3_dN6_y * a6_z;
    const double t293 = t290 + minus_dtau3_dF6_z * minus_U6_zz + dtau3_dF6_y * U6_yz;
    const double t294 = t291 - minus_dtau3_dF6_z * U6_zy - dtau3_dF6_y * minus_U6_yy;
    const double t295 = t292 - minus_dtau3_dF6_z * U6_zx + dtau3_dF6_y * U6_yx;
    const double t296 = dtau3_dF6_y * a6_y - minus_dtau3_dF6_z * a6_z;
    const double dtau3_dK5_x = dtau3_dN5_y * w5_z - dtau3_dN5_z * w5_y;
    const double dtau3_dK5_y = dtau3_dN5_z * w5_x - dtau3_dN5_x * w5_z;
    const double dtau3_dK5_z = dtau3_dN5_x * w5_y - dtau3_dN5_y * w5_x;

    /* tau[2] by way of link 4: angular momentum K = I w about its origin */
    const double t297 = dtau3_dN5_z * alpha5_y + dtau3_dN5_y * alpha5_z;
    const double t298 = dtau3_dN5_z * alpha5_x + dtau3_dN5_x * alpha5_z;
    const double t299 = dtau3_dN5_y * alpha5_x + dtau3_dN5_x * alpha5_y;
    const double t300 = dtau3_dN5_y * a5_x - dtau3_dN5_x * a5_y;
    const double t301 = dtau3_dN5_x * a5_z - dtau3_dN5_z * a5_x;
    const double t302 = dtau3_dN5_z * a5_y - dtau3_dN5_y * a5_z;
    const double t303 = t300 + minus_dtau3_dF5_z * minus_U5_zz + dtau3_dF5_y * U5_yz;
    const double t304 = t301 - minus_dtau3_dF5_z * U5_zy - dtau3_dF5_y * minus_U5_yy;
    const double t305 = t302 - minus_dtau3_dF5_z * U5_zx + dtau3_dF5_y * U5_yx;
    const double t306 = dtau3_dF5_y * a5_y - minus_dtau3_dF5_z * a5_z;
    const double dtau3_dK4_x = R4_zy * w4_z - R4_zz * w4_y;
    const double dtau3_dK4_y = R4_zz * w4_x - R4_zx * w4_z;
    const double dtau3_dK4_z = R4_zx * w4_y - R4_zy * w4_x;

    /* tau[3] by way of joint 5: force F and moment N through it, joint 6 added */
    const double t307 = R4_zz * alpha4_y + R4_zy * alpha4_z + dtau3_dK4_z * w4_y;
    const double t308 = R4_zz * alpha4_x + R4_zx * alpha4_z + dtau3_dK4_z * w4_x;
    const double t309 = R4_zy * alpha4_x + R4_zx * alpha4_y + dtau3_dK4_y * w4_x;
    const double t310 = R4_zy * a4_x - R4_zx * a4_y + minus_dtau3_dF4_z * minus_U4_zz;
    const double t311 = R4_zx * a4_z - R4_zz * a4_x - minus_dtau3_dF4_z * U4_zy;
    const double t312 = R4_zz * a4_y - R4_zy * a4_z - minus_dtau3_dF4_z * U4_zx;
    const double t313 = dtau3_dF4_y * a4_y - minus_dtau3_dF4_z * a4_z;
    const double minus_dtau4_dF5_z = panda_joint5_a * minus_R5_yz;
    const double dtau4_dF5_y = panda_joint5_a * R5_yy - minus_p5_y * minus_R5_xy;
    const double dtau4_dF5_x = panda_joint5_a * R5_yx + minus_p5_y * R5_xx;

    /* tau[3] by way of joint 6: force F and moment N through it, joint 7 added */
    const double t314 = dtau4_dF5_x + R5_zz * minus_p6_y + R5_zy * p6_z;
    const double t315 = dtau4_dF5_y + R5_zz * panda_joint6_a - R5_zx * p6_z;
    const double t316 = R5_zy * panda_joint6_a + minus_dtau4_dF5_z + R5_zx * minus_p6_y;
    const double dtau4_dN6_z = R5_zz * R6_zz - R5_zy * minus_R6_yz;
    const double dtau4_dN6_y = R5_zz * R6_zy + R5_zy * R6_yy - R5_zx * minus_R6_xy;
    const double dtau4_dN6_x = R5_zz * R6_zx + R5_zy * R6_yx + R5_zx * R6_xx;
    const double minus_dtau4_dF6_z = t316 * R6_zz + t315 * minus_R6_yz;
    const double dtau4_dF6_y = t315 * R6_yy - t316 * R6_zy - t314 * minus_R6_xy;
    const double dtau4_dF6_x = t315 * R6_yx - t316 * R6_zx + t314 * R6_xx;

    /* tau[3] by way of link 7: moment n = I alpha + w x K + mc x a */
    const double t317 = dtau4_dF6_x + dtau4_dN6_z * minus_p7_y + dtau4_dN6_y * p7_z;
    const double t318 = dtau4_dF6_y + dtau4_dN6_z * panda_joint7_a - dtau4_dN6_x * p7_z;
    const double t319 = minus_dtau4_dF6_z + dtau4_dN6_y * panda_joint7_a;
    const double t320 = t319 + dtau4_dN6_x * minus_p7_y;
    const double dtau4_dn7_z = dtau4_dN6_z * R7_zz - dtau4_dN6_y * minus_R7_yz;
    const double t321 = dtau4_dN6_z * R7_zy + dtau4_dN6_y * R7_yy;
    const double dtau4_dn7_y = t321 - dtau4_dN6_x * minus_R7_xy;
    const double dtau4_dn7_x = dtau4_dN6_z * R7_zx + dtau4_dN6_y * R7_yx + dtau4_dN6_x * R7_xx;

    /* tau[3] by way of link 7: force f = m a + U mc */
    const double minus_dtau4_df7_z = t320 * R7_zz + t318 * minus_R7_yz;
    const double dtau4_df7_y = t318 * R7_yy - t320 * R7_zy - t317 * minus_R7_xy;
    const double dtau4_df7_x = t318 * R7_yx - t320 * R7_zx + t317 * R7_xx;

    /* tau[3] by way of link 7: angular momentum K = I w about its origin */
    const double dtau4_dK7_x = dtau4_dn7_y * w7_z - dtau4_dn7_z * w7_y;
    const double dtau4_dK7_y = dtau4_dn7_z * w7_x - dtau4_dn7_x * w7_z;
    const double dtau4_dK7_z = dtau4_dn7_x * w7_y - dtau4_dn7_y * w7_x;

    /* tau[3] by way of link 6: angular momentum K = I w about its origin */
    const double t322 = dtau4_dn7_z * alpha7_y + dtau4_dn7_y * alpha7_z;
    const double t323 = dtau4_dn7_z * alpha7_x + dtau4_dn7_x * alpha7_z;
    const double t324 = dtau4_dn7_y * alpha7_x + dtau4_dn7_x * alpha7_y;
    const double t325 = dtau4_dn7_y * a7_x - dtau4_dn7_x * a7_y;
    const double t326 = dtau4_dn7_x * a7_z - dtau4_dn7_z * a7_x;
    const double t327 = dtau4_dn7_z * a7_y - dtau4_dn7_y * a7_z;
    const double t328 = t325 + minus_dtau4_df7_z * minus_U7_zz + dtau4_df7_y * U7_yz;
    const double t329 = t326 - minus_dtau4_df7_z * U7_zy - dtau4_df7_y * minus_U7_yy;
    const double t330 = t327 - minus_dtau4_df7_z * U7_zx + dtau4_df7_y * U7_yx;
    const double t331 = dtau4_df7_y * a7_y - minus_dtau4_df7_z * a7_z;
    const double dtau4_dK6_x = dtau4_dN6_y * w6_z - dtau4_dN6_z * w6_y;
    const double dtau4_dK6_y = dtau4_dN6_z * w6_x - dtau4_dN6_x * w6_z;
    const double dtau4_dK6_z = dtau4_dN6_x * w6_y - dtau4_dN6_y * w6_x;

    /* tau[3] by way of link 5: angular momentum K = I w about its origin */
    const double t332 = dtau4_dN6_z * alpha6_y + dtau4_dN6_y * alpha6_z;
    const double t333 = dtau4_dN6_z * alpha6_x + dtau4_dN6_x * alpha6_z;
    const double t334 = dtau4_dN6_y * alpha6_x + dtau4_dN6_x * alpha6_y;
    const double t335 = dtau4_dN6_y * a6_x - dtau4_dN6_x * a6_y;
    const double t336 = dtau4_dN6_x * a6_z - dtau4_dN6_z * a6_x;
    const double t337 = dtau4_dN6_z * a6_y - dtau4_dN6_y * a6_z;
    const double t338 = t335 + minus_dtau4_dF6_z * minus_U6_zz + dtau4_dF6_y * U6_yz;
    const double t339 = t336 - minus_dtau4_dF6_z * U6_zy - dtau4_dF6_y * minus_U6_yy;
    const double t340 = t337 - minus_dtau4_dF6_z * U6_zx + dtau4_dF6_y * U6_yx;
    const double t341 = dtau4_dF6_y * a6_y - minus_dtau4_dF6_z * a6_z;
    const double dtau4_dK5_x = R5_zy * w5_z - R5_zz * w5_y;
    const double dtau4_dK5_y = R5_zz * w5_x - R5_zx * w5_z;
    const double dtau4_dK5_z = R5_zx * w5_y - R5_zy * w5_x;

    /* tau[4] by way of joint 6: force F and moment N through it, joint 7 added */
    const double t342 = R5_zz * alpha5_y + R5_zy * alpha5_z + dtau4_dK5_z * w5_y;
    const double t343 = R5_zz * alpha5_x + R5_zx * alpha5_z + dtau4_dK5_z * w5_x;
    const double t344 = R5_zy * alpha5_x + R5_zx * alpha5_y + dtau4_dK5_y * w5_x;
    const double t345 = R5_zy * a5_x - R5_zx * a5_y + minus_dtau4_dF5_z * minus_U5_zz;
    const double t346 = R5_zx * a5_z - R5_zz * a5_x - minus_dtau4_dF5_z * U5_zy;
    const double t347 = R5_zz * a5_y - R5_zy * a5_z - minus_dtau4_dF5_z * U5_zx;
    const double t348 = dtau4_dF5_y * a5_y - minus_dtau4_dF5_z * a5_z;
    const double minus_dtau5_dF6_z = panda_joint6_a * minus_R6_yz;
    const double dtau5_dF6_y = panda_joint6_a * R6_yy - minus_p6_y * minus_R6_xy;
    const double dtau5_dF6_x = panda_joint6_a * R6_yx + minus_p6_y * R6_xx;

    /* tau[4] by way of link 7: moment n = I alpha + w x K + mc x a */
    const double t349 = dtau5_dF6_x + R6_zz * minus_p7_y + R6_zy * p7_z;
    const double t350 = dtau5_dF6_y + R6_zz * panda_joint7_a - R6_zx * p7_z;
    const double t351 = R6_zy * panda_joint7_a + minus_dtau5_dF6_z + R6_zx * minus_p7_y;
    const double dtau5_dn7_z = R6_zz * R7_zz - R6_zy * minus_R7_yz;
    const double dtau5_dn7_y = R6_zz * R7_zy + R6_zy * R7_yy - R6_zx * minus_R7_xy;
    const double dtau5_dn7_x = R6_zz * R7_zx + R6_zy * R7_yx + R6_zx * R7_xx;

    /* tau[4] by way of link 7: force f = m a + U mc */
    const double minus_dtau5_df7_z = t351 * R7_zz + t350 * minus_R7_yz;
    const double dtau5_df7_y = t350 * R7_yy - t351 * R7_zy - t349 * minus_R7_xy;
    const double dtau5_df7_x = t350 * R7_yx - t351 * R7_zx + t349 * R7_xx;

    /* tau[4] by way of link 7: angular momentum K = I w about its origin */
    const double dtau5_dK7_x = dtau5_dn7_y * w7_z - dtau5_dn7_z * w7_y;
    const double dtau5_dK7_y = dtau5_dn7_z * w7_x - dtau5_dn7_x * w7_z;
    const double dtau5_dK7_z = dtau5_dn7_x * w7_y - dtau5_dn7_y * w7_x;

    /* tau[4] by way of link 6: angular momentum K = I w about its origin */
    const double t352 = dtau5_dn7_z * alpha7_y + dtau5_dn7_y * alpha7_z;
    const double t353 = dtau5_dn7_z * alpha7_x + dtau5_dn7_x * alpha7_z;
    const double t354 = dtau5_dn7_y * alpha7_x + dtau5_dn7_x * alpha7_y;
    const double t355 = dtau5_dn7_y * a7_x - dtau5_dn7_x * a7_y;
    const double t356 = dtau5_dn7_x * a7_z - dtau5_dn7_z * a7_x;
    const double t357 = dtau5_dn7_z * a7_y - dtau5_dn7_y * a7_z;
    const double t358 = t355 + minus_dtau5_df7_z * minus_U7_zz + dtau5_df7_y * U7_yz;
    const double t359 = t356 - minus_dtau5_df7_z * U7_zy - dtau5_df7_y * minus_U7_yy;
    const double t360 = t357 - minus_dtau5_df7_z * U7_zx + dtau5_df7_y * U7_yx;
    const double t361 = dtau5_df7_y * a7_y - minus_dtau5_df7_z * a7_z;
    const double dtau5_dK6_x = R6_zy * w6_z - R6_zz * w6_y;
    const double dtau5_dK6_y = R6_zz * w6_x - R6_zx * w6_z;
    const double dtau5_dK6_z = R6_zx * w6_y - R6_zy * w6_x;

    /* tau[5] by way of link 7: force f = m a + U mc */
    const double t362 = R6_zz * alpha6_y + R6_zy * alpha6_z + dtau5_dK6_z * w6_y;
    const double t363 = R6_zz * alpha6_x + R6_zx * alpha6_z + dtau5_dK6_z * w6_x;
    const double t364 = R6_zy * alpha6_x + R6_zx * alpha6_y + dtau5_dK6_y * w6_x;
    const double t365 = R6_zy * a6_x - R6_zx * a6_y + minus_dtau5_dF6_z * minus_U6_zz;
    const double t366 = R6_zx * a6_z - R6_zz * a6_x - minus_dtau5_dF6_z * U6_zy;
    const double t367 = R6_zz * a6_y - R6_zy * a6_z - minus_dtau5_dF6_z * U6_zx;
    const double t368 = dtau5_dF6_y * a6_y - minus_dtau5_dF6_z * a6_z;
    const double minus_dtau6_df7_z = panda_joint7_a * minus_R7_yz;
    const double dtau6_df7_y = panda_joint7_a * R7_yy - minus_p7_y * minus_R7_xy;
    const double dtau6_df7_x = panda_joint7_a * R7_yx + minus_p7_y * R7_xx;

    /* tau[5] by way of link 7: angular momentum K = I w about its origin */
    const double dtau6_dK7_x = R7_zy * w7_z - R7_zz * w7_y;
    const double dtau6_dK7_y = R7_zz * w7_x - R7_zx * w7_z;
    const double dtau6_dK7_z = R7_zx * w7_y - R7_zy * w7_x;

    /* results */
    const double t369 = R7_zz * alpha7_y + R7_zy * alpha7_z + dtau6_dK7_z * w7_y;
    const double t370 = R7_zz * alpha7_x + R7_zx * alpha7_z + dtau6_dK7_z * w7_x;
    const double t371 = R7_zy * alpha7_x + R7_zx * alpha7_y + dtau6_dK7_y * w7_x;
    const double t372 = R7_zy * a7_x - R7_zx * a7_y + minus_dtau6_df7_z * minus_U7_zz;
    const double t373 = R7_zx * a7_z - R7_zz * a7_x - minus_dtau6_df7_z * U7_zy;
    const double t374 = R7_zz * a7_y - R7_zy * a7_z - minus_dtau6_df7_z * U7_zx;
    const double t375 = dtau6_df7_y * a7_y - minus_dtau6_df7_z * a7_z;

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
    dtau_dp[0][10] = t198 + dtau1_dF2_x * a2_x;
    dtau_dp[0][11] = t197 + dtau1_dF2_y * U2_yx - dtau1_dF2_x * minus_U2_xx;
    dtau_dp[0][12] = t196 - dtau1_dF2_y * minus_U2_yy + dtau1_dF2_x * U2_xy;
    dtau_dp[0][13] = t195 + dtau1_dF2_y * U2_yz + dtau1_dF2_x * U2_xz;
    dtau_dp[0][14] = R2_zx * alpha2_x + dtau1_dK2_x * w2_x;
    dtau_dp[0][15] = t194 + dtau1_dK2_x * w2_y;
    dtau_dp[0][16] = R2_zy * alpha2_y + dtau1_dK2_y * w2_y;
    dtau_dp[0][17] = t193 + dtau1_dK2_x * w2_z;
    dtau_dp[0][18] = t192 + dtau1_dK2_y * w2_z;
    dtau_dp[0][19] = R2_zz * alpha2_z + dtau1_dK2_z * w2_z;
    dtau_dp[0][20] = t191 + dtau1_dF3_x * a3_x;
    dtau_dp[0][21] = t190 - dtau1_dF3_x * minus_U3_xx;
    dtau_dp[0][22] = t189 + dtau1_dF3_x * U3_xy;
    dtau_dp[0][23] = t188 + dtau1_dF3_x * U3_xz;
    dtau_dp[0][24] = dtau1_dN3_x * alpha3_x + dtau1_dK3_x * w3_x;
    dtau_dp[0][25] = t184 + dtau1_dK3_y * w3_x + dtau1_dK3_x * w3_y;
    dtau_dp[0][26] = dtau1_dN3_y * alpha3_y + dtau1_dK3_y * w3_y;
    dtau_dp[0][27] = t183 + dtau1_dK3_z * w3_x + dtau1_dK3_x * w3_z;
    dtau_dp[0][28] = t182 + dtau1_dK3_z * w3_y + dtau1_dK3_y * w3_z;
    dtau_dp[0][29] = dtau1_dN3_z * alpha3_z + dtau1_dK3_z * w3_z;
    dtau_dp[0][30] = t181 + dtau1_dF4_x * a4_x;
    dtau_dp[0][31] = t180 - dtau1_dF4_x * minus_U4_xx;
    dtau_dp[0][32] = t179 + dtau1_dF4_x * U4_xy;
    dtau_dp[0][33] = t178 + dtau1_dF4_x * U4_xz;
    dtau_dp[0][34] = dtau1_dN4_x * alpha4_x + dtau1_dK4_x * w4_x;
    dtau_dp[0][35] = t174 + dtau1_dK4_y * w4_x + dtau1_dK4_x * w4_y;
    dtau_dp[0][36] = dtau1_dN4_y * alpha4_y + dtau1_dK4_y * w4_y;
    dtau_dp[0][37] = t173 + dtau1_dK4_z * w4_x + dtau1_dK4_x * w4_z;
    dtau_dp[0][38] = t172 + dtau1_dK4_z * w4_y + dtau1_dK4_y * w4_z;
    dtau_dp[0][39] = dtau1_dN4_z * alpha4_z + dtau1_dK4_z * w4_z;
    dtau_dp[0][40] = t171 + dtau1_dF5_x * a5_x;
    dtau_dp[0][41] = t170 - dtau1_dF5_x * minus_U5_xx;
    dtau_dp[0][42] = t169 + dtau1_dF5_x * U5_xy;
    dtau_dp[0][43] = t168 + dtau1_dF5_x * U5_xz;
    dtau_dp[0][44] = dtau1_dN5_x * alpha5_x + dtau1_dK5_x * w5_x;
    dtau_dp[0][45] = t164 + dtau1_dK5_y * w5_x + dtau1_dK5_x * w5_y;
    dtau_dp[0][46] = dtau1_dN5_y * alpha5_y + dtau1_dK5_y * w5_y;
    dtau_dp[0][47] = t163 + dtau1_dK5_z * w5_x + dtau1_dK5_x * w5_z;
    dtau_dp[0][48] = t162 + dtau1_dK5_z * w5_y + dtau1_dK5_y * w5_z;
    dtau_dp[0][49] = dtau1_dN5_z * alpha5_z + dtau1_dK5_z * w5_z;
    dtau_dp[0][50] = t161 + dtau1_dF6_x * a6_x;
    dtau_dp[0][51] = t160 - dtau1_dF6_x * minus_U6_xx;
    dtau_dp[0][52] = t159 + dtau1_dF6_x * U6_xy;
    dtau_dp[0][53] = t158 + dtau1_dF6_x * U6_xz;
    dtau_dp[0][54] = dtau1_dN6_x * alpha6_x + dtau1_dK6_x * w6_x;
    dtau_dp[0][55] = t154 + dtau1_dK6_y * w6_x + dtau1_dK6_x * w6_y;
    dtau_dp[0][56] = dtau1_dN6_y * alpha6_y + dtau1_dK6_y * w6_y;
    dtau_dp[0][57] = t153 + dtau1_dK6_z * w6_x + dtau1_dK6_x * w6_z;
    dtau_dp[0][58] = t152 + dtau1_dK6_z * w6_y + dtau1_dK6_y * w6_z;
    dtau_dp[0][59] = dtau1_dN6_z * alpha6_z + dtau1_dK6_z * w6_z;
    dtau_dp[0][60] = t151 + dtau1_df7_x * a7_x;
    dtau_dp[0][61] = t150 - dtau1_df7_x * minus_U7_xx;
    dtau_dp[0][62] = t149 + dtau1_df7_x * U7_xy;
    dtau_dp[0][63] = t148 + dtau1_df7_x * U7_xz;
    dtau_dp[0][64] = dtau1_dn7_x * alpha7_x + dtau1_dK7_x * w7_x;
    dtau_dp[0][65] = t144 + dtau1_dK7_y * w7_x + dtau1_dK7_x * w7_y;
    dtau_dp[0][66] = dtau1_dn7_y * alpha7_y + dtau1_dK7_y * w7_y;
    dtau_dp[0][67] = t143 + dtau1_dK7_z * w7_x + dtau1_dK7_x * w7_z;
    dtau_dp[0][68] = t142 + dtau1_dK7_z * w7_y + dtau1_dK7_y * w7_z;
    dtau_dp[0][69] = dtau1_dn7_z * alpha7_z + dtau1_dK7_z * w7_z;
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
    dtau_dp[1][14] = -t44;
    dtau_dp[1][15] = t41 - t42;
    dtau_dp[1][16] = t44;
    dtau_dp[1][17] = -U2_yz;
    dtau_dp[1][18] = U2_xz;
    dtau_dp[1][19] = alpha2_z;
    dtau_dp[1][20] = t263 + dtau2_dF3_x * a3_x;
    dtau_dp[1][21] = t262 + dtau2_dF3_y * U3_yx - dtau2_dF3_x * minus_U3_xx;
    dtau_dp[1][22] = t261 - dtau2_dF3_y * minus_U3_yy + dtau2_dF3_x * U3_xy;
    dtau_dp[1][23] = t260 + dtau2_dF3_y * U3_yz + dtau2_dF3_x * U3_xz;
    dtau_dp[1][24] = R3_zx * alpha3_x + dtau2_dK3_x * w3_x;
    dtau_dp[1][25] = t259 + dtau2_dK3_x * w3_y;
    dtau_dp[1][26] = R3_zy * alpha3_y + dtau2_dK3_y * w3_y;
    dtau_dp[1][27] = t258 + dtau2_dK3_x * w3_z;
    dtau_dp[1][28] = t257 + dtau2_dK3_y * w3_z;
    dtau_dp[1][29] = R3_zz * alpha3_z + dtau2_dK3_z * w3_z;
    dtau_dp[1][30] = t256 + dtau2_dF4_x * a4_x;
    dtau_dp[1][31] = t255 - dtau2_dF4_x * minus_U4_xx;
    dtau_dp[1][32] = t254 + dtau2_dF4_x * U4_xy;
    dtau_dp[1][33] = t253 + dtau2_dF4_x * U4_xz;
    dtau_dp[1][34] = dtau2_dN4_x * alpha4_x + dtau2_dK4_x * w4_x;
    dtau_dp[1][35] = t249 + dtau2_dK4_y * w4_x + dtau2_dK4_x * w4_y;
    dtau_dp[1][36] = dtau2_dN4_y * alpha4_y + dtau2_dK4_y * w4_y;
    dtau_dp[1][37] = t248 + dtau2_dK4_z * w4_x + dtau2_dK4_x * w4_z;
    dtau_dp[1][38] = t247 + dtau2_dK4_z * w4_y + dtau2_dK4_y * w4_z;
    dtau_dp[1][39] = dtau2_dN4_z * alpha4_z + dtau2_dK4_z * w4_z;
    dtau_dp[1][40] = t246 + dtau2_dF5_x * a5_x;
    dtau_dp[1][41] = t245 - dtau2_dF5_x * minus_U5_xx;
    dtau_dp[1][42] = t244 + dtau2_dF5_x * U5_xy;
    dtau_dp[1][43] = t243 + dtau2_dF5_x * U5_xz;
    dtau_dp[1][44] = dtau2_dN5_x * alpha5_x + dtau2_dK5_x * w5_x;
    dtau_dp[1][45] = t239 + dtau2_dK5_y * w5_x + dtau2_dK5_x * w5_y;
    dtau_dp[1][46] = dtau2_dN5_y * alpha5_y + dtau2_dK5_y * w5_y;
    dtau_dp[1][47] = t238 + dtau2_dK5_z * w5_x + dtau2_dK5_x * w5_z;
    dtau_dp[1][48] = t237 + dtau2_dK5_z * w5_y + dtau2_dK5_y * w5_z;
    dtau_dp[1][49] = dtau2_dN5_z * alpha5_z + dtau2_dK5_z * w5_z;
    dtau_dp[1][50] = t236 + dtau2_dF6_x * a6_x;
    dtau_dp[1][51] = t235 - dtau2_dF6_x * minus_U6_xx;
    dtau_dp[1][52] = t234 + dtau2_dF6_x * U6_xy;
    dtau_dp[1][53] = t233 + dtau2_dF6_x * U6_xz;
    dtau_dp[1][54] = dtau2_dN6_x * alpha6_x + dtau2_dK6_x * w6_x;
    dtau_dp[1][55] = t229 + dtau2_dK6_y * w6_x + dtau2_dK6_x * w6_y;
    dtau_dp[1][56] = dtau2_dN6_y * alpha6_y + dtau2_dK6_y * w6_y;
    dtau_dp[1][57] = t228 + dtau2_dK6_z * w6_x + dtau2_dK6_x * w6_z;
    dtau_dp[1][58] = t227 + dtau2_dK6_z * w6_y + dtau2_dK6_y * w6_z;
    dtau_dp[1][59] = dtau2_dN6_z * alpha6_z + dtau2_dK6_z * w6_z;
    dtau_dp[1][60] = t226 + dtau2_df7_x * a7_x;
    dtau_dp[1][61] = t225 - dtau2_df7_x * minus_U7_xx;
    dtau_dp[1][62] = t224 + dtau2_df7_x * U7_xy;
    dtau_dp[1][63] = t223 + dtau2_df7_x * U7_xz;
    dtau_dp[1][64] = dtau2_dn7_x * alpha7_x + dtau2_dK7_x * w7_x;
    dtau_dp[1][65] = t219 + dtau2_dK7_y * w7_x + dtau2_dK7_x * w7_y;
    dtau_dp[1][66] = dtau2_dn7_y * alpha7_y + dtau2_dK7_y * w7_y;
    dtau_dp[1][67] = t218 + dtau2_dK7_z * w7_x + dtau2_dK7_x * w7_z;
    dtau_dp[1][68] = t217 + dtau2_dK7_z * w7_y + dtau2_dK7_y * w7_z;
    dtau_dp[1][69] = dtau2_dn7_z * alpha7_z + dtau2_dK7_z * w7_z;
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
    dtau_dp[2][24] = -t54;
    dtau_dp[2][25] = t51 - t52;
    dtau_dp[2][26] = t54;
    dtau_dp[2][27] = -U3_yz;
    dtau_dp[2][28] = U3_xz;
    dtau_dp[2][29] = alpha3_z;
    dtau_dp[2][30] = t313 + dtau3_dF4_x * a4_x;
    dtau_dp[2][31] = t312 + dtau3_dF4_y * U4_yx - dtau3_dF4_x * minus_U4_xx;
    dtau_dp[2][32] = t311 - dtau3_dF4_y * minus_U4_yy + dtau3_dF4_x * U4_xy;
    dtau_dp[2][33] = t310 + dtau3_dF4_y * U4_yz + dtau3_dF4_x * U4_xz;
    dtau_dp[2][34] = R4_zx * alpha4_x + dtau3_dK4_x * w4_x;
    dtau_dp[2][35] = t309 + dtau3_dK4_x * w4_y;
    dtau_dp[2][36] = R4_zy * alpha4_y + dtau3_dK4_y * w4_y;
    dtau_dp[2][37] = t308 + dtau3_dK4_x * w4_z;
    dtau_dp[2][38] = t307 + dtau3_dK4_y * w4_z;
    dtau_dp[2][39] = R4_zz * alpha4_z + dtau3_dK4_z * w4_z;
    dtau_dp[2][40] = t306 + dtau3_dF5_x * a5_x;
    dtau_dp[2][41] = t305 - dtau3_dF5_x * minus_U5_xx;
    dtau_dp[2][42] = t304 + dtau3_dF5_x * U5_xy;
    dtau_dp[2][43] = t303 + dtau3_dF5_x * U5_xz;
    dtau_dp[2][44] = dtau3_dN5_x * alpha5_x + dtau3_dK5_x * w5_x;
    dtau_dp[2][45] = t299 + dtau3_dK5_y * w5_x + dtau3_dK5_x * w5_y;
    dtau_dp[2][46] = dtau3_dN5_y * alpha5_y + dtau3_dK5_y * w5_y;
    dtau_dp[2][47] = t298 + dtau3_dK5_z * w5_x + dtau3_dK5_x * w5_z;
    dtau_dp[2][48] = t297 + dtau3_dK5_z * w5_y + dtau3_dK5_y * w5_z;
    dtau_dp[2][49] = dtau3_dN5_z * alpha5_z + dtau3_dK5_z * w5_z;
    dtau_dp[2][50] = t296 + dtau3_dF6_x * a6_x;
    dtau_dp[2][51] = t295 - dtau3_dF6_x * minus_U6_xx;
    dtau_dp[2][52] = t294 + dtau3_dF6_x * U6_xy;
    dtau_dp[2][53] = t293 + dtau3_dF6_x * U6_xz;
    dtau_dp[2][54] = dtau3_dN6_x * alpha6_x + dtau3_dK6_x * w6_x;
    dtau_dp[2][55] = t289 + dtau3_dK6_y * w6_x + dtau3_dK6_x * w6_y;
    dtau_dp[2][56] = dtau3_dN6_y * alpha6_y + dtau3_dK6_y * w6_y;
    dtau_dp[2][57] = t288 + dtau3_dK6_z * w6_x + dtau3_dK6_x * w6_z;
    dtau_dp[2][58] = t287 + dtau3_dK6_z * w6_y + dtau3_dK6_y * w6_z;
    dtau_dp[2][59] = dtau3_dN6_z * alpha6_z + dtau3_dK6_z * w6_z;
    dtau_dp[2][60] = t286 + dtau3_df7_x * a7_x;
    dtau_dp[2][61] = t285 - dtau3_df7_x * minus_U7_xx;
    dtau_dp[2][62] = t284 + dtau3_df7_x * U7_xy;
    dtau_dp[2][63] = t283 + dtau3_df7_x * U7_xz;
    dtau_dp[2][64] = dtau3_dn7_x * alpha7_x + dtau3_dK7_x * w7_x;
    dtau_dp[2][65] = t279 + dtau3_dK7_y * w7_x + dtau3_dK7_x * w7_y;
    dtau_dp[2][66] = dtau3_dn7_y * alpha7_y + dtau3_dK7_y * w7_y;
    dtau_dp[2][67] = t278 + dtau3_dK7_z * w7_x + dtau3_dK7_x * w7_z;
    dtau_dp[2][68] = t277 + dtau3_dK7_z * w7_y + dtau3_dK7_y * w7_z;
    dtau_dp[2][69] = dtau3_dn7_z * alpha7_z + dtau3_dK7_z * w7_z;
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
    dtau_dp[3][34] = -t68;
    dtau_dp[3][35] = t65 - t66;
    dtau_dp[3][36] = t68;
    dtau_dp[3][37] = -U4_yz;
    dtau_dp[3][38] = U4_xz;
    dtau_dp[3][39] = alpha4_z;
    dtau_dp[3][40] = t348 + dtau4_dF5_x * a5_x;
    dtau_dp[3][41] = t347 + dtau4_dF5_y * U5_yx - dtau4_dF5_x * minus_U5_xx;
    dtau_dp[3][42] = t346 - dtau4_dF5_y * minus_U5_yy + dtau4_dF5_x * U5_xy;
    dtau_dp[3][43] = t345 + dtau4_dF5_y * U5_yz + dtau4_dF5_x * U5_xz;
    dtau_dp[3][44] = R5_zx * alpha5_x + dtau4_dK5_x * w5_x;
    dtau_dp[3][45] = t344 + dtau4_dK5_x * w5_y;
    dtau_dp[3][46] = R5_zy * alpha5_y + dtau4_dK5_y * w5_y;
    dtau_dp[3][47] = t343 + dtau4_dK5_x * w5_z;
    dtau_dp[3][48] = t342 + dtau4_dK5_y * w5_z;
    dtau_dp[3][49] = R5_zz * alpha5_z + dtau4_dK5_z * w5_z;
    dtau_dp[3][50] = t341 + dtau4_dF6_x * a6_x;
    dtau_dp[3][51] = t340 - dtau4_dF6_x * minus_U6_xx;
    dtau_dp[3][52] = t339 + dtau4_dF6_x * U6_xy;
    dtau_dp[3][53] = t338 + dtau4_dF6_x * U6_xz;
    dtau_dp[3][54] = dtau4_dN6_x * alpha6_x + dtau4_dK6_x * w6_x;
    dtau_dp[3][55] = t334 + dtau4_dK6_y * w6_x + dtau4_dK6_x * w6_y;
    dtau_dp[3][56] = dtau4_dN6_y * alpha6_y + dtau4_dK6_y * w6_y;
    dtau_dp[3][57] = t333 + dtau4_dK6_z * w6_x + dtau4_dK6_x * w6_z;
    dtau_dp[3][58] = t332 + dtau4_dK6_z * w6_y + dtau4_dK6_y * w6_z;
    dtau_dp[3][59] = dtau4_dN6_z * alpha6_z + dtau4_dK6_z * w6_z;
    dtau_dp[3][60] = t331 + dtau4_df7_x * a7_x;
    dtau_dp[3][61] = t330 - dtau4_df7_x * minus_U7_xx;
    dtau_dp[3][62] = t329 + dtau4_df7_x * U7_xy;
    dtau_dp[3][63] = t328 + dtau4_df7_x * U7_xz;
    dtau_dp[3][64] = dtau4_dn7_x * alpha7_x + dtau4_dK7_x * w7_x;
    dtau_dp[3][65] = t324 + dtau4_dK7_y * w7_x + dtau4_dK7_x * w7_y;
    dtau_dp[3][66] = dtau4_dn7_y * alpha7_y + dtau4_dK7_y * w7_y;
    dtau_dp[3][67] = t323 + dtau4_dK7_z * w7_x + dtau4_dK7_x * w7_z;
    dtau_dp[3][68] = t322 + dtau4_dK7_z * w7_y + dtau4_dK7_y * w7_z;
    dtau_dp[3][69] = dtau4_dn7_z * alpha7_z + dtau4_dK7_z * w7_z;
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
    dtau_dp[4][44] = -t82;
    dtau_dp[4][45] = t79 - t80;
    dtau_dp[4][46] = t82;
    dtau_dp[4][47] = -U5_yz;
    dtau_dp[4][48] = U5_xz;
    dtau_dp[4][49] = alpha5_z;
    dtau_dp[4][50] = t368 + dtau5_dF6_x * a6_x;
    dtau_dp[4][51] = t367 + dtau5_dF6_y * U6_yx - dtau5_dF6_x * minus_U6_xx;
    dtau_dp[4][52] = t366 - dtau5_dF6_y * minus_U6_yy + dtau5_dF6_x * U6_xy;
    dtau_dp[4][53] = t365 + dtau5_dF6_y * U6_yz + dtau5_dF6_x * U6_xz;
    dtau_dp[4][54] = R6_zx * alpha6_x + dtau5_dK6_x * w6_x;
    dtau_dp[4][55] = t364 + dtau5_dK6_x * w6_y;
    dtau_dp[4][56] = R6_zy * alpha6_y + dtau5_dK6_y * w6_y;
    dtau_dp[4][57] = t363 + dtau5_dK6_x * w6_z;
    dtau_dp[4][58] = t362 + dtau5_dK6_y * w6_z;
    dtau_dp[4][59] = R6_zz * alpha6_z + dtau5_dK6_z * w6_z;
    dtau_dp[4][60] = t361 + dtau5_df7_x * a7_x;
    dtau_dp[4][61] = t360 - dtau5_df7_x * minus_U7_xx;
    dtau_dp[4][62] = t359 + dtau5_df7_x * U7_xy;
    dtau_dp[4][63] = t358 + dtau5_df7_x * U7_xz;
    dtau_dp[4][64] = dtau5_dn7_x * alpha7_x + dtau5_dK7_x * w7_x;
    dtau_dp[4][65] = t354 + dtau5_dK7_y * w7_x + dtau5_dK7_x * w7_y;
    dtau_dp[4][66] = dtau5_dn7_y * alpha7_y + dtau5_dK7_y * w7_y;
    dtau_dp[4][67] = t353 + dtau5_dK7_z * w7_x + dtau5_dK7_x * w7_z;
    dtau_dp[4][68] = t352 + dtau5_dK7_z * w7_y + dtau5_dK7_y * w7_z;
    dtau_dp[4][69] = dtau5_dn7_z * alpha7_z + dtau5_dK7_z * w7_z;
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
    dtau_dp[5][54] = -t96;
    dtau_dp[5][55] = t93 - t94;
    dtau_dp[5][56] = t96;
    dtau_dp[5][57] = -U6_yz;
    dtau_dp[5][58] = U6_xz;
    dtau_dp[5][59] = alpha6_z;
    dtau_dp[5][60] = t375 + dtau6_df7_x * a7_x;
    dtau_dp[5][61] = t374 + dtau6_df7_y * U7_yx - dtau6_df7_x * minus_U7_xx;
    dtau_dp[5][62] = t373 - dtau6_df7_y * minus_U7_yy + dtau6_df7_x * U7_xy;
    dtau_dp[5][63] = t372 + dtau6_df7_y * U7_yz + dtau6_df7_x * U7_xz;
    dtau_dp[5][64] = R7_zx * alpha7_x + dtau6_dK7_x * w7_x;
    dtau_dp[5][65] = t371 + dtau6_dK7_x * w7_y;
    dtau_dp[5][66] = R7_zy * alpha7_y + dtau6_dK7_y * w7_y;
    dtau_dp[5][67] = t370 + dtau6_dK7_x * w7_z;
    dtau_dp[5][68] = t369 + dtau6_dK7_y * w7_z;
    dtau_dp[5][69] = R7_zz * alpha7_z + dtau6_dK7_z * w7_z;
    dtau_dp[6][0] = 0.0;
    dtau_dp[6][1] = 0.0;
    dtau_dp[6][2] = 0.0;
    dtau_dp[6][3] = 0.0;
    dtau_dp[6][4] = 0.0;
    dtau_dp[6][5] = 0.0;
    dtau_dp[6][6] = 0.0;
    dtau_dp[6][7] = 0.0;
    dtau_dp[6][8] = 0.0;
    dtau_dp[6][9] = 0.0;
    dtau_dp[6][10] = 0.0;
    dtau_dp[6][11] = 0.0;
    dtau_dp[6][12] = 0.0;
    dtau_dp[6][13] = 0.0;
    dtau_dp[6][14] = 0.0;
    dtau_dp[6][15] = 0.0;
    dtau_dp[6][16] = 0.0;
    dtau_dp[6][17] = 0.0;
    dtau_dp[6][18] = 0.0;
    dtau_dp[6][19] = 0.0;
    dtau_dp[6][20] = 0.0;
    dtau_dp[6][21] = 0.0;
    dtau_dp[6][22] = 0.0;
    dtau_dp[6][23] = 0.0;
    dtau_dp[6][24] = 0.0;
    dtau_dp[6][25] = 0.0;
    dtau_dp[6][26] = 0.0;
    dtau_dp[6][27] = 0.0;
    dtau_dp[6][28] = 0.0;
    dtau_dp[6][29] = 0.0;
    dtau_dp[6][30] = 0.0;
    dtau_dp[6][31] = 0.0;
    dtau_dp[6][32] = 0.0;
    dtau_dp[6][33] = 0.0;
    dtau_dp[6][34] = 0.0;
    dtau_dp[6][35] = 0.0;
    dtau_dp[6][36] = 0.0;
    dtau_dp[6][37] = 0.0;
    dtau_dp[6][38] = 0.0;
    dtau_dp[6][39] = 0.0;
    dtau_dp[6][40] = 0.0;
    dtau_dp[6][41] = 0.0;
    dtau_dp[6][42] = 0.0;
    dtau_dp[6][43] = 0.0;
    dtau_dp[6][44] = 0.0;
    dtau_dp[6][45] = 0.0;
    dtau_dp[6][46] = 0.0;
    dtau_dp[6][47] = 0.0;
    dtau_dp[6][48] = 0.0;
    dtau_dp[6][49] = 0.0;
    dtau_dp[6][50] = 0.0;
    dtau_dp[6][51] = 0.0;
    dtau_dp[6][52] = 0.0;
    dtau_dp[6][53] = 0.0;
    dtau_dp[6][54] = 0.0;
    dtau_dp[6][55] = 0.0;
    dtau_dp[6][56] = 0.0;
    dtau_dp[6][57] = 0.0;
    dtau_dp[6][58] = 0.0;
    dtau_dp[6][59] = 0.0;
    dtau_dp[6][60] = 0.0;
    dtau_dp[6][61] = a7_y;
    dtau_dp[6][62] = -a7_x;
    dtau_dp[6][63] = 0.0;
    dtau_dp[6][64] = -t110;
    dtau_dp[6][65] = t107 - t108;
    dtau_dp[6][66] = t110;
    dtau_dp[6][67] = -U7_yz;
    dtau_dp[6][68] = U7_xz;
    dtau_dp[6][69] = alpha7_z;
}

/* Gradient of each tip's pose in the parameters, as a twist in the tip's own frame. */
void panda_kinematics_gradient(const double q[7], const double p[99], double dX_dp[1][6][29])
{
    /* parameters */
    const double panda_joint1_alpha = p[70];
    const double panda_joint1_theta = p[72];
    const double panda_joint1_d = p[73];
    const double panda_joint2_alpha = p[74];
    const double panda_joint2_a = p[75];
    const double panda_joint2_theta = p[76];
    const double panda_joint2_d = p[77];
    const double panda_joint3_alpha = p[78];
    const double panda_joint3_a = p[79];
    const double panda_joint3_theta = p[80];
    const double panda_joint3_d = p[81];
    const double panda_joint4_alpha = p[82];
    const double panda_joint4_a = p[83];
    const double panda_joint4_theta = p[84];
    const double panda_joint4_d = p[85];
    const double panda_joint5_alpha = p[86];
    const double panda_joint5_a = p[87];
    const double panda_joint5_theta = p[88];
    const double panda_joint5_d = p[89];
    const double panda_joint6_alpha = p[90];
    const double panda_joint6_a = p[91];
    const double panda_joint6_theta = p[92];
    const double panda_joint6_d = p[93];
    const double panda_joint7_alpha = p[94];
    const double panda_joint7_a = p[95];
    const double panda_joint7_theta = p[96];
    const double panda_joint7_d = p[97];
    const double panda_joint8_z = p[98];

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
    const double s7 = sin(q[6]);
    const double c7 = cos(q[6]);

    /* joint 1: rotation R and translation p from link 1 to its parent */
    const double minus_R1_yz = sin(panda_joint1_alpha);
    const double R1_zz = cos(panda_joint1_alpha);
    const double t1 = sin(panda_joint1_theta);
    const double t2 = cos(panda_joint1_theta);
    const double t3 = R1_zz * t1;
    const double t4 = R1_zz * t2;
    const double t5 = minus_R1_yz * t1;
    const double t6 = minus_R1_yz * t2;
    const double minus_p1_y = minus_R1_yz * panda_joint1_d;
    const double p1_z = R1_zz * panda_joint1_d;
    const double R1_xx = t2 * c1 - t1 * s1;
    const double minus_R1_xy = t2 * s1 + t1 * c1;
    const double R1_yx = t3 * c1 + t4 * s1;
    const double R1_yy = t4 * c1 - t3 * s1;
    const double R1_zx = t5 * c1 + t6 * s1;
    const double R1_zy = t6 * c1 - t5 * s1;

    /* joint 2: rotation R and translation p from link 2 to its parent */
    const double minus_R2_yz = sin(panda_joint2_alpha);
    const double R2_zz = cos(panda_joint2_alpha);
    const double t7 = sin(panda_joint2_theta);
    const double t8 = cos(panda_joint2_theta);
    const double t9 = R2_zz * t7;
    const double t10 = R2_zz * t8;
    const double t11 = minus_R2_yz * t7;
    const double t12 = minus_R2_yz * t8;
    const double minus_p2_y = minus_R2_yz * panda_joint2_d;
    const double p2_z = R2_zz * panda_joint2_d;
    const double R2_xx = t8 * c2 - t7 * s2;
    const double minus_R2_xy = t8 * s2 + t7 * c2;
    const double R2_yx = t9 * c2 + t10 * s2;
    const double R2_yy = t10 * c2 - t9 * s2;
    const double R2_zx = t11 * c2 + t12 * s2;
    const double R2_zy = t12 * c2 - t11 * s2;

    /* joint 3: rotation R and translation p from link 3 to its parent */
    const double minus_R3_yz = sin(panda_joint3_alpha);
    const double R3_zz = cos(panda_joint3_alpha);
    const double t13 = sin(panda_joint3_theta);
    const double t14 = cos(panda_joint3_theta);
    const double t15 = R3_zz * t13;
    const double t16 = R3_zz * t14;
    const double t17 = minus_R3_yz * t13;
    const double t18 = minus_R3_yz * t14;
    const double minus_p3_y = minus_R3_yz * panda_joint3_d;
    const double p3_z = R3_zz * panda_joint3_d;
    const double R3_xx = t14 * c3 - t13 * s3;
    const double minus_R3_xy = t14 * s3 + t13 * c3;
    const double R3_yx = t15 * c3 + t16 * s3;
    const double R3_yy = t16 * c3 - t15 * s3;
    const double R3_zx = t17 * c3 + t18 * s3;
    const double R3_zy = t18 * c3 - t17 * s3;

    /* joint 4: rotation R and translation p from link 4 to its parent */
    const double minus_R4_yz = sin(panda_joint4_alpha);
    const double R4_zz = cos(panda_joint4_alpha);
    const double t19 = sin(panda_joint4_theta);
    const double t20 = cos(panda_joint4_theta);
    const double t21 = R4_zz * t19;
    const double t22 = R4_zz * t20;
    const double t23 = minus_R4_yz * t19;
    const double t24 = minus_R4_yz * t20;
    const double minus_p4_y = minus_R4_yz * panda_joint4_d;
    const double p4_z = R4_zz * panda_joint4_d;
    const double R4_xx = t20 * c4 - t19 * s4;
    const double minus_R4_xy = t20 * s4 + t19 * c4;
    const double R4_yx = t21 * c4 + t22 * s4;
    const double R4_yy = t22 * c4 - t21 * s4;
    const double R4_zx = t23 * c4 + t24 * s4;
    const double R4_zy = t24 * c4 - t23 * s4;

    /* joint 5: rotation R and translation p from link 5 to its parent */
    const double minus_R5_yz = sin(panda_joint5_alpha);
    const double R5_zz = cos(panda_joint5_alpha);
    const double t25 = sin(panda_joint5_theta);
    const double t26 = cos(panda_joint5_theta);
    const double t27 = R5_zz * t25;
    const double t28 = R5_zz * t26;
    const double t29 = minus_R5_yz * t25;
    const double t30 = minus_R5_yz * t26;
    const double minus_p5_y = minus_R5_yz * panda_joint5_d;
    const double p5_z = R5_zz * panda_joint5_d;
    const double R5_xx = t26 * c5 - t25 * s5;
    const double minus_R5_xy = t26 * s5 + t25 * c5;
    const double R5_yx = t27 * c5 + t28 * s5;
    const double R5_yy = t28 * c5 - t27 * s5;
    const double R5_zx = t29 * c5 + t30 * s5;
    const double R5_zy = t30 * c5 - t29 * s5;

    /* joint 6: rotation R and translation p from link 6 to its parent */
    const double minus_R6_yz = sin(panda_joint6_alpha);
    const double R6_zz = cos(panda_joint6_alpha);
    const double t31 = sin(panda_joint6_theta);
    const double t32 = cos(panda_joint6_theta);
    const double t33 = R6_zz * t31;
    const double t34 = R6_zz * t32;
    const double t35 = minus_R6_yz * t31;
    const double t36 = minus_R6_yz * t32;
    const double minus_p6_y = minus_R6_yz * panda_joint6_d;
    const double p6_z = R6_zz * panda_joint6_d;
    const double R6_xx = t32 * c6 - t31 * s6;
    const double minus_R6_xy = t32 * s6 + t31 * c6;
    const double R6_yx = t33 * c6 + t34 * s6;
    const double R6_yy = t34 * c6 - t33 * s6;
    const double R6_zx = t35 * c6 + t36 * s6;
    const double R6_zy = t36 * c6 - t35 * s6;

    /* joint 7: rotation R and translation p from link 7 to its parent */
    const double minus_R7_yz = sin(panda_joint7_alpha);
    const double R7_zz = cos(panda_joint7_alpha);
    const double t37 = sin(panda_joint7_theta);
    const double t38 = cos(panda_joint7_theta);
    const double t39 = R7_zz * t37;
    const double t40 = R7_zz * t38;
    const double t41 = minus_R7_yz * t37;
    const double t42 = minus_R7_yz * t38;
    const double minus_p7_y = minus_R7_yz * panda_joint7_d;
    const double p7_z = R7_zz * panda_joint7_d;
    const double R7_xx = t38 * c7 - t37 * s7;
    const double minus_R7_xy = t38 * s7 + t37 * c7;
    const double R7_yx = t39 * c7 + t40 * s7;
    const double R7_yy = t40 * c7 - t39 * s7;
    const double R7_zx = t41 * c7 + t42 * s7;
    const double R7_zy = t42 * c7 - t41 * s7;

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
    const double t43 = R1_yx * panda_joint2_a - R1_yy * minus_p2_y - minus_R1_yz * p2_z;
    const double o2_y = t43 - minus_p1_y;

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
    const double t44 = E2_yx * panda_joint3_a - E2_yy * minus_p3_y - minus_E2_yz * p3_z;
    const double o3_y = o2_y + t44;

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
    const double t45 = E3_yx * panda_joint4_a - E3_yy * minus_p4_y - minus_E3_yz * p4_z;
    const double o4_y = o3_y + t45;

    /* link 5: axes E and origin o in the base frame */
    const double E5_xx = E4_xx * R5_xx + E4_xy * R5_yx + E4_xz * R5_zx;
    const double E5_xy = E4_xy * R5_yy - E4_xx * minus_R5_xy + E4_xz * R5_zy;
    const double E5_xz = E4_xz * R5_zz - E4_xy * minus_R5_yz;
    const double E5_yx = E4_yx * R5_xx + E4_yy * R5_yx - minus_E4_yz * R5_zx;
    const double E5_yy = E4_yy * R5_yy - E4_yx * minus_R5_xy - minus_E4_yz * R5_zy;
    const double minus_E5_yz = E4_yy * minus_R5_yz + minus_E4_yz * R5_zz;
    const double E5_zx = E4_zx * R5_xx + E4_zy * R5_yx + E4_zz * R5_zx;
    const double t46 = E4_zx * minus_R5_xy;
    const double t47 = E4_zy * R5_yy;
    const double t48 = E4_zz * R5_zy;
    const double E5_zy = t47 - t46 + t48;
    const double E5_zz = E4_zz * R5_zz - E4_zy * minus_R5_yz;
    const double t49 = E4_yx * panda_joint5_a - E4_yy * minus_p5_y - minus_E4_yz * p5_z;
    const double o5_y = o4_y + t49;

    /* link 6: axes E and origin o in the base frame */
    const double E6_xx = E5_xx * R6_xx + E5_xy * R6_yx + E5_xz * R6_zx;
    const double E6_xy = E5_xy * R6_yy - E5_xx * minus_R6_xy + E5_xz * R6_zy;
    const double E6_xz = E5_xz * R6_zz - E5_xy * minus_R6_yz;
    const double E6_yx = E5_yx * R6_xx + E5_yy * R6_yx - minus_E5_yz * R6_zx;
    const double E6_yy = E5_yy * R6_yy - E5_yx * minus_R6_xy - minus_E5_yz * R6_zy;
    const double minus_E6_yz = E5_yy * minus_R6_yz + minus_E5_yz * R6_zz;
    const double t50 = E5_zx * R6_xx;
    const double t51 = E5_zz * R6_zx;
    const double E6_zx = t50 + E5_zy * R6_yx + t51;
    const double t52 = E5_zx * minus_R6_xy;
    const double t53 = E5_zz * R6_zy;
    const double E6_zy = E5_zy * R6_yy - t52 + t53;
    const double t54 = E5_zz * R6_zz;
    const double E6_zz = t54 - E5_zy * minus_R6_yz;
    const double t55 = E5_yx * panda_joint6_a - E5_yy * minus_p6_y - minus_E5_yz * p6_z;
    const double o6_y = o5_y + t55;

    /* link 7: axes E and origin o in the base frame */
    const double E7_xx = E6_xx * R7_xx + E6_xy * R7_yx + E6_xz * R7_zx;
    const double E7_xy = E6_xy * R7_yy - E6_xx * minus_R7_xy + E6_xz * R7_zy;
    const double E7_xz = E6_xz * R7_zz - E6_xy * minus_R7_yz;
    const double E7_yx = E6_yx * R7_xx + E6_yy * R7_yx - minus_E6_yz * R7_zx;
    const double E7_yy = E6_yy * R7_yy - E6_yx * minus_R7_xy - minus_E6_yz * R7_zy;
    const double minus_E7_yz = E6_yy * minus_R7_yz + minus_E6_yz * R7_zz;
    const double E7_zx = E6_zx * R7_xx + E6_zy * R7_yx + E6_zz * R7_zx;
    const double E7_zy = E6_zy * R7_yy - E6_zx * minus_R7_xy + E6_zz * R7_zy;
    const double E7_zz = E6_zz * R7_zz - E6_zy * minus_R7_yz;
    const double t56 = E6_yx * panda_joint7_a - E6_yy * minus_p7_y - minus_E6_yz * p7_z;
    const double o7_y = o6_y + t56;

    /* link 2: axes E and origin o in the base frame, derivative in p[70] */
    const double t57 = o7_y - minus_E7_yz * panda_joint8_z;
    const double t58 = R1_zx * panda_joint2_a - R1_zy * minus_p2_y + R1_zz * p2_z;
    const double minus_do2_y_dp70 = t58 + p1_z;

    /* link 3: axes E and origin o in the base frame, derivative in p[70] */
    const double t59 = E2_zx * panda_joint3_a - E2_zy * minus_p3_y + E2_zz * p3_z;
    const double minus_do3_y_dp70 = t59 + minus_do2_y_dp70;

    /* link 4: axes E and origin o in the base frame, derivative in p[70] */
    const double t60 = E3_zx * panda_joint4_a - E3_zy * minus_p4_y + E3_zz * p4_z;
    const double minus_do4_y_dp70 = t60 + minus_do3_y_dp70;

    /* link 5: axes E and origin o in the base frame, derivative in p[70] */
    const double dE5_yy_dp70 = t46 - t47 - t48;
    const double t61 = E4_zx * panda_joint5_a - E4_zy * minus_p5_y + E4_zz * p5_z;
    const double minus_do5_y_dp70 = t61 + minus_do4_y_dp70;

    /* link 6: axes E and origin o in the base frame, derivative in p[70] */
    const double dE6_yx_dp70 = dE5_yy_dp70 * R6_yx - t50 - t51;
    const double dE6_yy_dp70 = dE5_yy_dp70 * R6_yy + t52 - t53;
    const double minus_dE6_yz_dp70 = dE5_yy_dp70 * minus_R6_yz + t54;
    const double t62 = E5_zx * panda_joint6_a + dE5_yy_dp70 * minus_p6_y + E5_zz * p6_z;
    const double minus_do6_y_dp70 = t62 + minus_do5_y_dp70;

    /* link 7: axes E and origin o in the base frame, derivative in p[70] */
    const double t63 = dE6_yx_dp70 * R7_xx + dE6_yy_dp70 * R7_yx;
    const double dE7_yx_dp70 = t63 - minus_dE6_yz_dp70 * R7_zx;
    const double t64 = dE6_yy_dp70 * R7_yy - dE6_yx_dp70 * minus_R7_xy;
    const double dE7_yy_dp70 = t64 - minus_dE6_yz_dp70 * R7_zy;
    const double minus_dE7_yz_dp70 = dE6_yy_dp70 * minus_R7_yz + minus_dE6_yz_dp70 * R7_zz;
    const double t65 = dE6_yx_dp70 * panda_joint7_a - dE6_yy_dp70 * minus_p7_y;
    const double do7_y_dp70 = t65 - minus_dE6_yz_dp70 * p7_z - minus_do6_y_dp70;

    /* link 2: axes E and origin o in the base frame, derivative in p[72] */
    const double t66 = do7_y_dp70 - minus_dE7_yz_dp70 * panda_joint8_z;
    const double minus_dE2_xx_dp72 = minus_R1_xy * R2_xx + R1_xx * R2_yx;
    const double minus_dE2_xy_dp72 = R1_xx * R2_yy - minus_R1_xy * minus_R2_xy;
    const double dE2_xz_dp72 = R1_xx * minus_R2_yz;
    const double dE2_yx_dp72 = R1_yy * R2_xx - R1_yx * R2_yx;
    const double minus_dE2_yy_dp72 = R1_yx * R2_yy + R1_yy * minus_R2_xy;
    const double dE2_yz_dp72 = R1_yx * minus_R2_yz;
    const double dE2_zx_dp72 = R1_zy * R2_xx - R1_zx * R2_yx;
    const double minus_dE2_zy_dp72 = R1_zx * R2_yy + R1_zy * minus_R2_xy;
    const double dE2_zz_dp72 = R1_zx * minus_R2_yz;
    const double do2_x_dp72 = R1_xx * minus_p2_y - minus_R1_xy * panda_joint2_a;
    const double do2_y_dp72 = R1_yy * panda_joint2_a + R1_yx * minus_p2_y;
    const double do2_z_dp72 = R1_zy * panda_joint2_a + R1_zx * minus_p2_y;

    /* link 3: axes E and origin o in the base frame, derivative in p[72] */
    const double t67 = minus_dE2_xx_dp72 * R3_xx + minus_dE2_xy_dp72 * R3_yx;
    const double dE3_xx_dp72 = dE2_xz_dp72 * R3_zx - t67;
    const double t68 = minus_dE2_xx_dp72 * minus_R3_xy - minus_dE2_xy_dp72 * R3_yy;
    const double dE3_xy_dp72 = dE2_xz_dp72 * R3_zy + t68;
    const double dE3_xz_dp72 = minus_dE2_xy_dp72 * minus_R3_yz + dE2_xz_dp72 * R3_zz;
    const double t69 = dE2_yx_dp72 * R3_xx - minus_dE2_yy_dp72 * R3_yx;
    const double dE3_yx_dp72 = t69 + dE2_yz_dp72 * R3_zx;
    const double t70 = minus_dE2_yy_dp72 * R3_yy + dE2_yx_dp72 * minus_R3_xy;
    const double dE3_yy_dp72 = dE2_yz_dp72 * R3_zy - t70;
    const double dE3_yz_dp72 = minus_dE2_yy_dp72 * minus_R3_yz + dE2_yz_dp72 * R3_zz;
    const double t71 = dE2_zx_dp72 * R3_xx - minus_dE2_zy_dp72 * R3_yx;
    const double dE3_zx_dp72 = t71 + dE2_zz_dp72 * R3_zx;
    const double t72 = minus_dE2_zy_dp72 * R3_yy + dE2_zx_dp72 * minus_R3_xy;
    const double dE3_zy_dp72 = dE2_zz_dp72 * R3_zy - t72;
    const double dE3_zz_dp72 = dE2_zz_dp72 * R3_zz + minus_dE2_zy_dp72 * minus_R3_yz;
    const double t73 = minus_dE2_xx_dp72 * panda_joint3_a;
    const double t74 = dE2_yx_dp72 * panda_joint3_a + minus_dE2_yy_dp72 * minus_p3_y;
    const double t75 = dE2_zx_dp72 * panda_joint3_a + minus_dE2_zy_dp72 * minus_p3_y;
    const double t76 = minus_dE2_xy_dp72 * minus_p3_y - t73 + dE2_xz_dp72 * p3_z;
    const double do3_x_dp72 = do2_x_dp72 + t76;
    const double do3_y_dp72 = do2_y_dp72 + (t74 + dE2_yz_dp72 * p3_z);
    const double do3_z_dp72 = do2_z_dp72 + (t75 + dE2_zz_dp72 * p3_z);

    /* link 4: axes E and origin o in the base frame, derivative in p[72] */
    const double dE4_xx_dp72 = dE3_xx_dp72 * R4_xx + dE3_xy_dp72 * R4_yx + dE3_xz_dp72 * R4_zx;
    const double t77 = dE3_xy_dp72 * R4_yy - dE3_xx_dp72 * minus_R4_xy;
    const double dE4_xy_dp72 = t77 + dE3_xz_dp72 * R4_zy;
    const double dE4_xz_dp72 = dE3_xz_dp72 * R4_zz - dE3_xy_dp72 * minus_R4_yz;
    const double dE4_yx_dp72 = dE3_yx_dp72 * R4_xx + dE3_yy_dp72 * R4_yx + dE3_yz_dp72 * R4_zx;
    const double t78 = dE3_yy_dp72 * R4_yy - dE3_yx_dp72 * minus_R4_xy;
    const double dE4_yy_dp72 = t78 + dE3_yz_dp72 * R4_zy;
    const double minus_dE4_yz_dp72 = dE3_yy_dp72 * minus_R4_yz - dE3_yz_dp72 * R4_zz;
    const double dE4_zx_dp72 = dE3_zx_dp72 * R4_xx + dE3_zy_dp72 * R4_yx + dE3_zz_dp72 * R4_zx;
    const double t79 = dE3_zy_dp72 * R4_yy - dE3_zx_dp72 * minus_R4_xy;
    const double dE4_zy_dp72 = t79 + dE3_zz_dp72 * R4_zy;
    const double dE4_zz_dp72 = dE3_zz_dp72 * R4_zz - dE3_zy_dp72 * minus_R4_yz;
    const double t80 = dE3_xx_dp72 * panda_joint4_a - dE3_xy_dp72 * minus_p4_y;
    const double t81 = dE3_yx_dp72 * panda_joint4_a - dE3_yy_dp72 * minus_p4_y;
    const double t82 = dE3_zx_dp72 * panda_joint4_a - dE3_zy_dp72 * minus_p4_y;
    const double do4_x_dp72 = do3_x_dp72 + (t80 + dE3_xz_dp72 * p4_z);
    const double do4_y_dp72 = do3_y_dp72 + (t81 + dE3_yz_dp72 * p4_z);
    const double do4_z_dp72 = do3_z_dp72 + (t82 + dE3_zz_dp72 * p4_z);

    /* link 5: axes E and origin o in the base frame, derivative in p[72] */
    const double dE5_xx_dp72 = dE4_xx_dp72 * R5_xx + dE4_xy_dp72 * R5_yx + dE4_xz_dp72 * R5_zx;
    const double t83 = dE4_xy_dp72 * R5_yy - dE4_xx_dp72 * minus_R5_xy;
    const double dE5_xy_dp72 = t83 + dE4_xz_dp72 * R5_zy;
    const double dE5_xz_dp72 = dE4_xz_dp72 * R5_zz - dE4_xy_dp72 * minus_R5_yz;
    const double t84 = dE4_yx_dp72 * R5_xx + dE4_yy_dp72 * R5_yx;
    const double dE5_yx_dp72 = t84 - minus_dE4_yz_dp72 * R5_zx;
    const double t85 = dE4_yy_dp72 * R5_yy - dE4_yx_dp72 * minus_R5_xy;
    const double dE5_yy_dp72 = t85 - minus_dE4_yz_dp72 * R5_zy;
    const double minus_dE5_yz_dp72 = dE4_yy_dp72 * minus_R5_yz + minus_dE4_yz_dp72 * R5_zz;
    const double dE5_zx_dp72 = dE4_zx_dp72 * R5_xx + dE4_zy_dp72 * R5_yx + dE4_zz_dp72 * R5_zx;
    const double t86 = dE4_zy_dp72 * R5_yy - dE4_zx_dp72 * minus_R5_xy;
    const double dE5_zy_dp72 = t86 + dE4_zz_dp72 * R5_zy;
    const double dE5_zz_dp72 = dE4_zz_dp72 * R5_zz - dE4_zy_dp72 * minus_R5_yz;
    const double t87 = dE4_xx_dp72 * panda_joint5_a - dE4_xy_dp72 * minus_p5_y;
    const double t88 = dE4_yx_dp72 * panda_joint5_a - dE4_yy_dp72 * minus_p5_y;
    const double t89 = dE4_zx_dp72 * panda_joint5_a - dE4_zy_dp72 * minus_p5_y;
    const double do5_x_dp72 = do4_x_dp72 + (t87 + dE4_xz_dp72 * p5_z);
    const double do5_y_dp72 = do4_y_dp72 + (t88 - minus_dE4_yz_dp72 * p5_z);
    const double do5_z_dp72 = do4_z_dp72 + (t89 + dE4_zz_dp72 * p5_z);

    /* link 6: axes E and origin o in the base frame, derivative in p[72] */
    const double dE6_xx_dp72 = dE5_xx_dp72 * R6_xx + dE5_xy_dp72 * R6_yx + dE5_xz_dp72 * R6_zx;
    const double t90 = dE5_xy_dp72 * R6_yy - dE5_xx_dp72 * minus_R6_xy;
    const double dE6_xy_dp72 = t90 + dE5_xz_dp72 * R6_zy;
    const double dE6_xz_dp72 = dE5_xz_dp72 * R6_zz - dE5_xy_dp72 * minus_R6_yz;
    const double t91 = dE5_yx_dp72 * R6_xx + dE5_yy_dp72 * R6_yx;
    const double dE6_yx_dp72 = t91 - minus_dE5_yz_dp72 * R6_zx;
    const double t92 = dE5_yy_dp72 * R6_yy - dE5_yx_dp72 * minus_R6_xy;
    const double dE6_yy_dp72 = t92 - minus_dE5_yz_dp72 * R6_zy;
    const double minus_dE6_yz_dp72 = dE5_yy_dp72 * minus_R6_yz + minus_dE5_yz_dp72 * R6_zz;
    const double dE6_zx_dp72 = dE5_zx_dp72 * R6_xx + dE5_zy_dp72 * R6_yx + dE5_zz_dp72 * R6_zx;
    const double t93 = dE5_zy_dp72 * R6_yy - dE5_zx_dp72 * minus_R6_xy;
    const double dE6_zy_dp72 = t93 + dE5_zz_dp72 * R6_zy;
    const double dE6_zz_dp72 = dE5_zz_dp72 * R6_zz - dE5_zy_dp72 * minus_R6_yz;
    const double t94 = dE5_xx_dp72 * panda_joint6_a - dE5_xy_dp72 * minus_p6_y;
    const double t95 = dE5_yx_dp72 * panda_joint6_a - dE5_yy_dp72 * minus_p6_y;
    const double t96 = dE5_zx_dp72 * panda_joint6_a - dE5_zy_dp72 * minus_p6_y;
    const double do6_x_dp72 = do5_x_dp72 + (t94 + dE5_xz_dp72 * p6_z);
    const double do6_y_dp72 = do5_y_dp72 + (t95 - minus_dE5_yz_dp72 * p6_z);
    const double do6_z_dp72 = do5_z_dp72 + (t96 + dE5_zz_dp72 * p6_z);

    /* link 7: axes E and origin o in the base frame, derivative in p[72] */
    const double dE7_xx_dp72 = dE6_xx_dp72 * R7_xx + dE6_xy_dp72 * R7_yx + dE6_xz_dp72 * R7_zx;
    const double t97 = dE6_xy_dp72 * R7_yy - dE6_xx_dp72 * minus_R7_xy;
    const double dE7_xy_dp72 = t97 + dE6_xz_dp72 * R7_zy;
    const double dE7_xz_dp72 = dE6_xz_dp72 * R7_zz - dE6_xy_dp72 * minus_R7_yz;
    const double t98 = dE6_yx_dp72 * R7_xx + dE6_yy_dp72 * R7_yx;
    const double dE7_yx_dp72 = t98 - minus_dE6_yz_dp72 * R7_zx;
    const double t99 = dE6_yy_dp72 * R7_yy - dE6_yx_dp72 * minus_R7_xy;
    const double dE7_yy_dp72 = t99 - minus_dE6_yz_dp72 * R7_zy;
    const double minus_dE7_yz_dp72 = dE6_yy_dp72 * minus_R7_yz + minus_dE6_yz_dp72 * R7_zz;
    const double dE7_zx_dp72 = dE6_zx_dp72 * R7_xx + dE6_zy_dp72 * R7_yx + dE6_zz_dp72 * R7_zx;
    const double t100 = dE6_zy_dp72 * R7_yy - dE6_zx_dp72 * minus_R7_xy;
    const double dE7_zy_dp72 = t100 + dE6_zz_dp72 * R7_zy;
    const double dE7_zz_dp72 = dE6_zz_dp72 * R7_zz - dE6_zy_dp72 * minus_R7_yz;
    const double t101 = dE6_xx_dp72 * panda_joint7_a - dE6_xy_dp72 * minus_p7_y;
    const double t102 = dE6_yx_dp72 * panda_joint7_a - dE6_yy_dp72 * minus_p7_y;
    const double t103 = dE6_zx_dp72 * panda_joint7_a - dE6_zy_dp72 * minus_p7_y;
    const double do7_x_dp72 = do6_x_dp72 + (t101 + dE6_xz_dp72 * p7_z);
    const double do7_y_dp72 = do6_y_dp72 + (t102 - minus_dE6_yz_dp72 * p7_z);
    const double do7_z_dp72 = do6_z_dp72 + (t103 + dE6_zz_dp72 * p7_z);

    /* link 2: axes E and origin o in the base frame, derivative in p[74] */
    const double t104 = do7_x_dp72 + dE7_xz_dp72 * panda_joint8_z;
    const double t105 = do7_y_dp72 - minus_dE7_yz_dp72 * panda_joint8_z;
    const double t106 = do7_z_dp72 + dE7_zz_dp72 * panda_joint8_z;
    const double dE2_xx_dp74 = R2_zx * minus_R1_xy;
    const double dE2_xy_dp74 = R2_zy * minus_R1_xy;
    const double dE2_xz_dp74 = R2_zz * minus_R1_xy;
    const double minus_dE2_yx_dp74 = R2_zx * R1_yy + R2_yx * minus_R1_yz;
    const double minus_dE2_yy_dp74 = R2_zy * R1_yy + R2_yy * minus_R1_yz;
    const double minus_dE2_yz_dp74 = R2_zz * R1_yy - minus_R2_yz * minus_R1_yz;
    const double dE2_zx_dp74 = R2_yx * R1_zz - R2_zx * R1_zy;
    const double dE2_zy_dp74 = R2_yy * R1_zz - R2_zy * R1_zy;
    const double minus_dE2_zz_dp74 = minus_R2_yz * R1_zz + R2_zz * R1_zy;
    const double do2_x_dp74 = p2_z * minus_R1_xy;
    const double do2_y_dp74 = minus_p2_y * minus_R1_yz - p2_z * R1_yy;
    const double minus_do2_z_dp74 = p2_z * R1_zy + minus_p2_y * R1_zz;

    /* link 3: axes E and origin o in the base frame, derivative in p[74] */
    const double dE3_xx_dp74 = dE2_xx_dp74 * R3_xx + dE2_xy_dp74 * R3_yx + dE2_xz_dp74 * R3_zx;
    const double t107 = dE2_xx_dp74 * minus_R3_xy - dE2_xy_dp74 * R3_yy;
    const double dE3_xy_dp74 = dE2_xz_dp74 * R3_zy - t107;
    const double dE3_xz_dp74 = dE2_xz_dp74 * R3_zz - dE2_xy_dp74 * minus_R3_yz;
    const double t108 = minus_dE2_yy_dp74 * R3_yx + minus_dE2_yx_dp74 * R3_xx;
    const double minus_dE3_yx_dp74 = t108 + minus_dE2_yz_dp74 * R3_zx;
    const double t109 = minus_dE2_yx_dp74 * minus_R3_xy - minus_dE2_yy_dp74 * R3_yy;
    const double dE3_yy_dp74 = t109 - minus_dE2_yz_dp74 * R3_zy;
    const double minus_dE3_yz_dp74 = minus_dE2_yz_dp74 * R3_zz - minus_dE2_yy_dp74 * minus_R3_yz;
    const double t110 = dE2_zx_dp74 * R3_xx + dE2_zy_dp74 * R3_yx;
    const double dE3_zx_dp74 = t110 - minus_dE2_zz_dp74 * R3_zx;
    const double t111 = dE2_zy_dp74 * R3_yy - dE2_zx_dp74 * minus_R3_xy;
    const double dE3_zy_dp74 = t111 - minus_dE2_zz_dp74 * R3_zy;
    const double minus_dE3_zz_dp74 = minus_dE2_zz_dp74 * R3_zz + dE2_zy_dp74 * minus_R3_yz;
    const double t112 = dE2_xx_dp74 * panda_joint3_a - dE2_xy_dp74 * minus_p3_y;
    const double t113 = minus_dE2_yx_dp74 * panda_joint3_a;
    const double t114 = dE2_zx_dp74 * panda_joint3_a - dE2_zy_dp74 * minus_p3_y;
    const double do3_x_dp74 = do2_x_dp74 + (t112 + dE2_xz_dp74 * p3_z);
    const double t115 = t113 - minus_dE2_yy_dp74 * minus_p3_y + minus_dE2_yz_dp74 * p3_z;
    const double do3_y_dp74 = do2_y_dp74 - t115;
    const double do3_z_dp74 = t114 - minus_dE2_zz_dp74 * p3_z - minus_do2_z_dp74;

    /* link 4: axes E and origin o in the base frame, derivative in p[74] */
    const double dE4_xx_dp74 = dE3_xx_dp74 * R4_xx + dE3_xy_dp74 * R4_yx + dE3_xz_dp74 * R4_zx;
    const double t116 = dE3_xy_dp74 * R4_yy - dE3_xx_dp74 * minus_R4_xy;
    const double dE4_xy_dp74 = t116 + dE3_xz_dp74 * R4_zy;
    const double dE4_xz_dp74 = dE3_xz_dp74 * R4_zz - dE3_xy_dp74 * minus_R4_yz;
    const double t117 = dE3_yy_dp74 * R4_yx - minus_dE3_yx_dp74 * R4_xx;
    const double dE4_yx_dp74 = t117 - minus_dE3_yz_dp74 * R4_zx;
    const double t118 = dE3_yy_dp74 * R4_yy + minus_dE3_yx_dp74 * minus_R4_xy;
    const double dE4_yy_dp74 = t118 - minus_dE3_yz_dp74 * R4_zy;
    const double minus_dE4_yz_dp74 = dE3_yy_dp74 * minus_R4_yz + minus_dE3_yz_dp74 * R4_zz;
    const double t119 = dE3_zx_dp74 * R4_xx + dE3_zy_dp74 * R4_yx;
    const double dE4_zx_dp74 = t119 - minus_dE3_zz_dp74 * R4_zx;
    const double t120 = dE3_zy_dp74 * R4_yy - dE3_zx_dp74 * minus_R4_xy;
    const double dE4_zy_dp74 = t120 - minus_dE3_zz_dp74 * R4_zy;
    const double minus_dE4_zz_dp74 = minus_dE3_zz_dp74 * R4_zz + dE3_zy_dp74 * minus_R4_yz;
    const double t121 = dE3_xx_dp74 * panda_joint4_a - dE3_xy_dp74 * minus_p4_y;
    const double t122 = minus_dE3_yx_dp74 * panda_joint4_a + dE3_yy_dp74 * minus_p4_y;
    const double t123 = dE3_zx_dp74 * panda_joint4_a - dE3_zy_dp74 * minus_p4_y;
    const double do4_x_dp74 = do3_x_dp74 + (t121 + dE3_xz_dp74 * p4_z);
    const double do4_y_dp74 = do3_y_dp74 - (t122 + minus_dE3_yz_dp74 * p4_z);
    const double do4_z_dp74 = do3_z_dp74 + (t123 - minus_dE3_zz_dp74 * p4_z);

    /* link 5: axes E and origin o in the base frame, derivative in p[74] */
    const double dE5_xx_dp74 = dE4_xx_dp74 * R5_xx + dE4_xy_dp74 * R5_yx + dE4_xz_dp74 * R5_zx;
    const double t124 = dE4_xy_dp74 * R5_yy - dE4_xx_dp74 * minus_R5_xy;
    const double dE5_xy_dp74 = t124 + dE4_xz_dp74 * R5_zy;
    const double dE5_xz_dp74 = dE4_xz_dp74 * R5_zz - dE4_xy_dp74 * minus_R5_yz;
    const double t125 = dE4_yx_dp74 * R5_xx + dE4_yy_dp74 * R5_yx;
    const double dE5_yx_dp74 = t125 - minus_dE4_yz_dp74 * R5_zx;
    const double t126 = dE4_yy_dp74 * R5_yy - dE4_yx_dp74 * minus_R5_xy;
    const double dE5_yy_dp74 = t126 - minus_dE4_yz_dp74 * R5_zy;
    const double minus_dE5_yz_dp74 = dE4_yy_dp74 * minus_R5_yz + minus_dE4_yz_dp74 * R5_zz;
    const double t127 = dE4_zx_dp74 * R5_xx + dE4_zy_dp74 * R5_yx;
    const double dE5_zx_dp74 = t127 - minus_dE4_zz_dp74 * R5_zx;
    const double t128 = dE4_zy_dp74 * R5_yy - dE4_zx_dp74 * minus_R5_xy;
    const double dE5_zy_dp74 = t128 - minus_dE4_zz_dp74 * R5_zy;
    const double minus_dE5_zz_dp74 = minus_dE4_zz_dp74 * R5_zz + dE4_zy_dp74 * minus_R5_yz;
    const double t129 = dE4_xx_dp74 * panda_joint5_a - dE4_xy_dp74 * minus_p5_y;
    const double t130 = dE4_yx_dp74 * panda_joint5_a - dE4_yy_dp74 * minus_p5_y;
    const double t131 = dE4_zx_dp74 * panda_joint5_a - dE4_zy_dp74 * minus_p5_y;
    const double do5_x_dp74 = do4_x_dp74 + (t129 + dE4_xz_dp74 * p5_z);
    const double do5_y_dp74 = do4_y_dp74 + (t130 - minus_dE4_yz_dp74 * p5_z);
    const double do5_z_dp74 = do4_z_dp74 + (t131 - minus_dE4_zz_dp74 * p5_z);

    /* link 6: axes E and origin o in the base frame, derivative in p[74] */
    const double dE6_xx_dp74 = dE5_xx_dp74 * R6_xx + dE5_xy_dp74 * R6_yx + dE5_xz_dp74 * R6_zx;
    const double t132 = dE5_xy_dp74 * R6_yy - dE5_xx_dp74 * minus_R6_xy;
    const double dE6_xy_dp74 = t132 + dE5_xz_dp74 * R6_zy;
    const double dE6_xz_dp74 = dE5_xz_dp74 * R6_zz - dE5_xy_dp74 * minus_R6_yz;
    const double t133 = dE5_yx_dp74 * R6_xx + dE5_yy_dp74 * R6_yx;
    const double dE6_yx_dp74 = t133 - minus_dE5_yz_dp74 * R6_zx;
    const double t134 = dE5_yy_dp74 * R6_yy - dE5_yx_dp74 * minus_R6_xy;
    const double dE6_yy_dp74 = t134 - minus_dE5_yz_dp74 * R6_zy;
    const double minus_dE6_yz_dp74 = dE5_yy_dp74 * minus_R6_yz + minus_dE5_yz_dp74 * R6_zz;
    const double t135 = dE5_zx_dp74 * R6_xx + dE5_zy_dp74 * R6_yx;
    const double dE6_zx_dp74 = t135 - minus_dE5_zz_dp74 * R6_zx;
    const double t136 = dE5_zy_dp74 * R6_yy - dE5_zx_dp74 * minus_R6_xy;
    const double dE6_zy_dp74 = t136 - minus_dE5_zz_dp74 * R6_zy;
    const double minus_dE6_zz_dp74 = minus_dE5_zz_dp74 * R6_zz + dE5_zy_dp74 * minus_R6_yz;
    const double t137 = dE5_xx_dp74 * panda_joint6_a - dE5_xy_dp74 * minus_p6_y;
    const double t138 = dE5_yx_dp74 * panda_joint6_a - dE5_yy_dp74 * minus_p6_y;
    const double t139 = dE5_zx_dp74 * panda_joint6_a - dE5_zy_dp74 * minus_p6_y;
    const double do6_x_dp74 = do5_x_dp74 + (t137 + dE5_xz_dp74 * p6_z);
    const double do6_y_dp74 = do5_y_dp74 + (t138 - minus_dE5_yz_dp74 * p6_z);
    const double do6_z_dp74 = do5_z_dp74 + (t139 - minus_dE5_zz_dp74 * p6_z);

    /* link 7: axes E and origin o in the base frame, derivative in p[74] */
    const double dE7_xx_dp74 = dE6_xx_dp74 * R7_xx + dE6_xy_dp74 * R7_yx + dE6_xz_dp74 * R7_zx;
    const double t140 = dE6_xy_dp74 * R7_yy - dE6_xx_dp74 * minus_R7_xy;
    const double dE7_xy_dp74 = t140 + dE6_xz_dp74 * R7_zy;
    const double dE7_xz_dp74 = dE6_xz_dp74 * R7_zz - dE6_xy_dp74 * minus_R7_yz;
    const double t141 = dE6_yx_dp74 * R7_xx + dE6_yy_dp74 * R7_yx;
    const double dE7_yx_dp74 = t141 - minus_dE6_yz_dp74 * R7_zx;
    const double t142 = dE6_yy_dp74 * R7_yy - dE6_yx_dp74 * minus_R7_xy;
    const double dE7_yy_dp74 = t142 - minus_dE6_yz_dp74 * R7_zy;
    const double minus_dE7_yz_dp74 = dE6_yy_dp74 * minus_R7_yz + minus_dE6_yz_dp74 * R7_zz;
    const double t143 = dE6_zx_dp74 * R7_xx + dE6_zy_dp74 * R7_yx;
    const double dE7_zx_dp74 = t143 - minus_dE6_zz_dp74 * R7_zx;
    const double t144 = dE6_zy_dp74 * R7_yy - dE6_zx_dp74 * minus_R7_xy;
    const double dE7_zy_dp74 = t144 - minus_dE6_zz_dp74 * R7_zy;
    const double minus_dE7_zz_dp74 = minus_dE6_zz_dp74 * R7_zz + dE6_zy_dp74 * minus_R7_yz;
    const double t145 = dE6_xx_dp74 * panda_joint7_a - dE6_xy_dp74 * minus_p7_y;
    const double t146 = dE6_yx_dp74 * panda_joint7_a - dE6_yy_dp74 * minus_p7_y;
    const double t147 = dE6_zx_dp74 * panda_joint7_a - dE6_zy_dp74 * minus_p7_y;
    const double do7_x_dp74 = do6_x_dp74 + (t145 + dE6_xz_dp74 * p7_z);
    const double do7_y_dp74 = do6_y_dp74 + (t146 - minus_dE6_yz_dp74 * p7_z);
    const double do7_z_dp74 = do6_z_dp74 + (t147 - minus_dE6_zz_dp74 * p7_z);

    /* link 3: axes E and origin o in the base frame, derivative in p[76] */
    const double t148 = do7_x_dp74 + dE7_xz_dp74 * panda_joint8_z;
    const double t149 = do7_y_dp74 - minus_dE7_yz_dp74 * panda_joint8_z;
    const double t150 = do7_z_dp74 - minus_dE7_zz_dp74 * panda_joint8_z;
    const double minus_dE3_xx_dp76 = minus_E2_xy * R3_xx + E2_xx * R3_yx;
    const double dE3_xy_dp76 = minus_E2_xy * minus_R3_xy - E2_xx * R3_yy;
    const double dE3_xz_dp76 = E2_xx * minus_R3_yz;
    const double dE3_yx_dp76 = E2_yy * R3_xx - E2_yx * R3_yx;
    const double minus_dE3_yy_dp76 = E2_yx * R3_yy + E2_yy * minus_R3_xy;
    const double dE3_yz_dp76 = E2_yx * minus_R3_yz;
    const double dE3_zx_dp76 = E2_zy * R3_xx - E2_zx * R3_yx;
    const double minus_dE3_zy_dp76 = E2_zx * R3_yy + E2_zy * minus_R3_xy;
    const double dE3_zz_dp76 = E2_zx * minus_R3_yz;
    const double do3_x_dp76 = E2_xx * minus_p3_y - minus_E2_xy * panda_joint3_a;
    const double do3_y_dp76 = E2_yy * panda_joint3_a + E2_yx * minus_p3_y;
    const double do3_z_dp76 = E2_zy * panda_joint3_a + E2_zx * minus_p3_y;

    /* link 4: axes E and origin o in the base frame, derivative in p[76] */
    const double t151 = dE3_xy_dp76 * R4_yx - minus_dE3_xx_dp76 * R4_xx;
    const double dE4_xx_dp76 = t151 + dE3_xz_dp76 * R4_zx;
    const double t152 = dE3_xy_dp76 * R4_yy + minus_dE3_xx_dp76 * minus_R4_xy;
    const double dE4_xy_dp76 = t152 + dE3_xz_dp76 * R4_zy;
    const double dE4_xz_dp76 = dE3_xz_dp76 * R4_zz - dE3_xy_dp76 * minus_R4_yz;
    const double t153 = dE3_yx_dp76 * R4_xx - minus_dE3_yy_dp76 * R4_yx;
    const double dE4_yx_dp76 = t153 + dE3_yz_dp76 * R4_zx;
    const double t154 = minus_dE3_yy_dp76 * R4_yy + dE3_yx_dp76 * minus_R4_xy;
    const double dE4_yy_dp76 = dE3_yz_dp76 * R4_zy - t154;
    const double dE4_yz_dp76 = minus_dE3_yy_dp76 * minus_R4_yz + dE3_yz_dp76 * R4_zz;
    const double t155 = dE3_zx_dp76 * R4_xx - minus_dE3_zy_dp76 * R4_yx;
    const double dE4_zx_dp76 = t155 + dE3_zz_dp76 * R4_zx;
    const double t156 = minus_dE3_zy_dp76 * R4_yy + dE3_zx_dp76 * minus_R4_xy;
    const double dE4_zy_dp76 = dE3_zz_dp76 * R4_zy - t156;
    const double dE4_zz_dp76 = dE3_zz_dp76 * R4_zz + minus_dE3_zy_dp76 * minus_R4_yz;
    const double t157 = minus_dE3_xx_dp76 * panda_joint4_a + dE3_xy_dp76 * minus_p4_y;
    const double t158 = dE3_yx_dp76 * panda_joint4_a + minus_dE3_yy_dp76 * minus_p4_y;
    const double t159 = dE3_zx_dp76 * panda_joint4_a + minus_dE3_zy_dp76 * minus_p4_y;
    const double do4_x_dp76 = do3_x_dp76 + (dE3_xz_dp76 * p4_z - t157);
    const double do4_y_dp76 = do3_y_dp76 + (t158 + dE3_yz_dp76 * p4_z);
    const double do4_z_dp76 = do3_z_dp76 + (t159 + dE3_zz_dp76 * p4_z);

    /* link 5: axes E and origin o in the base frame, derivative in p[76] */
    const double dE5_xx_dp76 = dE4_xx_dp76 * R5_xx + dE4_xy_dp76 * R5_yx + dE4_xz_dp76 * R5_zx;
    const double t160 = dE4_xy_dp76 * R5_yy - dE4_xx_dp76 * minus_R5_xy;
    const double dE5_xy_dp76 = t160 + dE4_xz_dp76 * R5_zy;
    const double dE5_xz_dp76 = dE4_xz_dp76 * R5_zz - dE4_xy_dp76 * minus_R5_yz;
    const double dE5_yx_dp76 = dE4_yx_dp76 * R5_xx + dE4_yy_dp76 * R5_yx + dE4_yz_dp76 * R5_zx;
    const double t161 = dE4_yy_dp76 * R5_yy - dE4_yx_dp76 * minus_R5_xy;
    const double dE5_yy_dp76 = t161 + dE4_yz_dp76 * R5_zy;
    const double minus_dE5_yz_dp76 = dE4_yy_dp76 * minus_R5_yz - dE4_yz_dp76 * R5_zz;
    const double dE5_zx_dp76 = dE4_zx_dp76 * R5_xx + dE4_zy_dp76 * R5_yx + dE4_zz_dp76 * R5_zx;
    const double t162 = dE4_zy_dp76 * R5_yy - dE4_zx_dp76 * minus_R5_xy;
    const double dE5_zy_dp76 = t162 + dE4_zz_dp76 * R5_zy;
    const double dE5_zz_dp76 = dE4_zz_dp76 * R5_zz - dE4_zy_dp76 * minus_R5_yz;
    const double t163 = dE4_xx_dp76 * panda_joint5_a - dE4_xy_dp76 * minus_p5_y;
    const double t164 = dE4_yx_dp76 * panda_joint5_a - dE4_yy_dp76 * minus_p5_y;
    const double t165 = dE4_zx_dp76 * panda_joint5_a - dE4_zy_dp76 * minus_p5_y;
    const double do5_x_dp76 = do4_x_dp76 + (t163 + dE4_xz_dp76 * p5_z);
    const double do5_y_dp76 = do4_y_dp76 + (t164 + dE4_yz_dp76 * p5_z);
    const double do5_z_dp76 = do4_z_dp76 + (t165 + dE4_zz_dp76 * p5_z);

    /* link 6: axes E and origin o in the base frame, derivative in p[76] */
    const double dE6_xx_dp76 = dE5_xx_dp76 * R6_xx + dE5_xy_dp76 * R6_yx + dE5_xz_dp76 * R6_zx;
    const double t166 = dE5_xy_dp76 * R6_yy - dE5_xx_dp76 * minus_R6_xy;
    const double dE6_xy_dp76 = t166 + dE5_xz_dp76 * R6_zy;
    const double dE6_xz_dp76 = dE5_xz_dp76 * R6_zz - dE5_xy_dp76 * minus_R6_yz;
    const double t167 = dE5_yx_dp76 * R6_xx + dE5_yy_dp76 * R6_yx;
    const double dE6_yx_dp76 = t167 - minus_dE5_yz_dp76 * R6_zx;
    const double t168 = dE5_yy_dp76 * R6_yy - dE5_yx_dp76 * minus_R6_xy;
    const double dE6_yy_dp76 = t168 - minus_dE5_yz_dp76 * R6_zy;
    const double minus_dE6_yz_dp76 = dE5_yy_dp76 * minus_R6_yz + minus_dE5_yz_dp76 * R6_zz;
    const double dE6_zx_dp76 = dE5_zx_dp76 * R6_xx + dE5_zy_dp76 * R6_yx + dE5_zz_dp76 * R6_zx;
    const double t169 = dE5_zy_dp76 * R6_yy - dE5_zx_dp76 * minus_R6_xy;
    const double dE6_zy_dp76 = t169 + dE5_zz_dp76 * R6_zy;
    const double dE6_zz_dp76 = dE5_zz_dp76 * R6_zz - dE5_zy_dp76 * minus_R6_yz;
    const double t170 = dE5_xx_dp76 * panda_joint6_a - dE5_xy_dp76 * minus_p6_y;
    const double t171 = dE5_yx_dp76 * panda_joint6_a - dE5_yy_dp76 * minus_p6_y;
    const double t172 = dE5_zx_dp76 * panda_joint6_a - dE5_zy_dp76 * minus_p6_y;
    const double do6_x_dp76 = do5_x_dp76 + (t170 + dE5_xz_dp76 * p6_z);
    const double do6_y_dp76 = do5_y_dp76 + (t171 - minus_dE5_yz_dp76 * p6_z);
    const double do6_z_dp76 = do5_z_dp76 + (t172 + dE5_zz_dp76 * p6_z);

    /* link 7: axes E and origin o in the base frame, derivative in p[76] */
    const double dE7_xx_dp76 = dE6_xx_dp76 * R7_xx + dE6_xy_dp76 * R7_yx + dE6_xz_dp76 * R7_zx;
    const double t173 = dE6_xy_dp76 * R7_yy - dE6_xx_dp76 * minus_R7_xy;
    const double dE7_xy_dp76 = t173 + dE6_xz_dp76 * R7_zy;
    const double dE7_xz_dp76 = dE6_xz_dp76 * R7_zz - dE6_xy_dp76 * minus_R7_yz;
    const double t174 = dE6_yx_dp76 * R7_xx + dE6_yy_dp76 * R7_yx;
    const double dE7_yx_dp76 = t174 - minus_dE6_yz_dp76 * R7_zx;
    const double t175 = dE6_yy_dp76 * R7_yy - dE6_yx_dp76 * minus_R7_xy;
    const double dE7_yy_dp76 = t175 - minus_dE6_yz_dp76 * R7_zy;
    const double minus_dE7_yz_dp76 = dE6_yy_dp76 * minus_R7_yz + minus_dE6_yz_dp76 * R7_zz;
    const double dE7_zx_dp76 = dE6_zx_dp76 * R7_xx + dE6_zy_dp76 * R7_yx + dE6_zz_dp76 * R7_zx;
    const double t176 = dE6_zy_dp76 * R7_yy - dE6_zx_dp76 * minus_R7_xy;
    const double dE7_zy_dp76 = t176 + dE6_zz_dp76 * R7_zy;
    const double dE7_zz_dp76 = dE6_zz_dp76 * R7_zz - dE6_zy_dp76 * minus_R7_yz;
    const double t177 = dE6_xx_dp76 * panda_joint7_a - dE6_xy_dp76 * minus_p7_y;
    const double t178 = dE6_yx_dp76 * panda_joint7_a - dE6_yy_dp76 * minus_p7_y;
    const double t179 = dE6_zx_dp76 * panda_joint7_a - dE6_zy_dp76 * minus_p7_y;
    const double do7_x_dp76 = do6_x_dp76 + (t177 + dE6_xz_dp76 * p7_z);
    const double do7_y_dp76 = do6_y_dp76 + (t178 - minus_dE6_yz_dp76 * p7_z);
    const double do7_z_dp76 = do6_z_dp76 + (t179 + dE6_zz_dp76 * p7_z);

    /* link 3: axes E and origin o in the base frame, derivative in p[78] */
    const double t180 = do7_x_dp76 + dE7_xz_dp76 * panda_joint8_z;
    const double t181 = do7_y_dp76 - minus_dE7_yz_dp76 * panda_joint8_z;
    const double t182 = do7_z_dp76 + dE7_zz_dp76 * panda_joint8_z;
    const double dE3_xx_dp78 = R3_zx * minus_E2_xy + R3_yx * E2_xz;
    const double dE3_xy_dp78 = R3_yy * E2_xz + R3_zy * minus_E2_xy;
    const double dE3_xz_dp78 = R3_zz * minus_E2_xy - minus_R3_yz * E2_xz;
    const double minus_dE3_yx_dp78 = R3_zx * E2_yy + R3_yx * minus_E2_yz;
    const double minus_dE3_yy_dp78 = R3_zy * E2_yy + R3_yy * minus_E2_yz;
    const double minus_dE3_yz_dp78 = R3_zz * E2_yy - minus_R3_yz * minus_E2_yz;
    const double dE3_zx_dp78 = R3_yx * E2_zz - R3_zx * E2_zy;
    const double dE3_zy_dp78 = R3_yy * E2_zz - R3_zy * E2_zy;
    const double minus_dE3_zz_dp78 = minus_R3_yz * E2_zz + R3_zz * E2_zy;
    const double do3_x_dp78 = p3_z * minus_E2_xy - minus_p3_y * E2_xz;
    const double do3_y_dp78 = minus_p3_y * minus_E2_yz - p3_z * E2_yy;
    const double minus_do3_z_dp78 = p3_z * E2_zy + minus_p3_y * E2_zz;

    /* link 4: axes E and origin o in the base frame, derivative in p[78] */
    const double dE4_xx_dp78 = dE3_xx_dp78 * R4_xx + dE3_xy_dp78 * R4_yx + dE3_xz_dp78 * R4_zx;
    const double t183 = dE3_xy_dp78 * R4_yy - dE3_xx_dp78 * minus_R4_xy;
    const double dE4_xy_dp78 = t183 + dE3_xz_dp78 * R4_zy;
    const double dE4_xz_dp78 = dE3_xz_dp78 * R4_zz - dE3_xy_dp78 * minus_R4_yz;
    const double t184 = minus_dE3_yy_dp78 * R4_yx + minus_dE3_yx_dp78 * R4_xx;
    const double minus_dE4_yx_dp78 = t184 + minus_dE3_yz_dp78 * R4_zx;
    const double t185 = minus_dE3_yx_dp78 * minus_R4_xy - minus_dE3_yy_dp78 * R4_yy;
    const double dE4_yy_dp78 = t185 - minus_dE3_yz_dp78 * R4_zy;
    const double minus_dE4_yz_dp78 = minus_dE3_yz_dp78 * R4_zz - minus_dE3_yy_dp78 * minus_R4_yz;
    const double t186 = dE3_zx_dp78 * R4_xx + dE3_zy_dp78 * R4_yx;
    const double dE4_zx_dp78 = t186 - minus_dE3_zz_dp78 * R4_zx;
    const double t187 = dE3_zy_dp78 * R4_yy - dE3_zx_dp78 * minus_R4_xy;
    const double dE4_zy_dp78 = t187 - minus_dE3_zz_dp78 * R4_zy;
    const double minus_dE4_zz_dp78 = minus_dE3_zz_dp78 * R4_zz + dE3_zy_dp78 * minus_R4_yz;
    const double t188 = dE3_xx_dp78 * panda_joint4_a - dE3_xy_dp78 * minus_p4_y;
    const double t189 = minus_dE3_yx_dp78 * panda_joint4_a;
    const double t190 = dE3_zx_dp78 * panda_joint4_a - dE3_zy_dp78 * minus_p4_y;
    const double do4_x_dp78 = do3_x_dp78 + (t188 + dE3_xz_dp78 * p4_z);
    const double t191 = t189 - minus_dE3_yy_dp78 * minus_p4_y + minus_dE3_yz_dp78 * p4_z;
    const double do4_y_dp78 = do3_y_dp78 - t191;
    const double do4_z_dp78 = t190 - minus_dE3_zz_dp78 * p4_z - minus_do3_z_dp78;

    /* link 5: axes E and origin o in the base frame, derivative in p[78] */
    const double dE5_xx_dp78 = dE4_xx_dp78 * R5_xx + dE4_xy_dp78 * R5_yx + dE4_xz_dp78 * R5_zx;
    const double t192 = dE4_xy_dp78 * R5_yy - dE4_xx_dp78 * minus_R5_xy;
    const double dE5_xy_dp78 = t192 + dE4_xz_dp78 * R5_zy;
    const double dE5_xz_dp78 = dE4_xz_dp78 * R5_zz - dE4_xy_dp78 * minus_R5_yz;
    const double t193 = dE4_yy_dp78 * R5_yx - minus_dE4_yx_dp78 * R5_xx;
    const double dE5_yx_dp78 = t193 - minus_dE4_yz_dp78 * R5_zx;
    const double t194 = dE4_yy_dp78 * R5_yy + minus_dE4_yx_dp78 * minus_R5_xy;
    const double dE5_yy_dp78 = t194 - minus_dE4_yz_dp78 * R5_zy;
    const double minus_dE5_yz_dp78 = dE4_yy_dp78 * minus_R5_yz + minus_dE4_yz_dp78 * R5_zz;
    const double t195 = dE4_zx_dp78 * R5_xx + dE4_zy_dp78 * R5_yx;
    const double dE5_zx_dp78 = t195 - minus_dE4_zz_dp78 * R5_zx;
    const double t196 = dE4_zy_dp78 * R5_yy - dE4_zx_dp78 * minus_R5_xy;
    const double dE5_zy_dp78 = t196 - minus_dE4_zz_dp78 * R5_zy;
    const double minus_dE5_zz_dp78 = minus_dE4_zz_dp78 * R5_zz + dE4_zy_dp78 * minus_R5_yz;
    const double t197 = dE4_xx_dp78 * panda_joint5_a - dE4_xy_dp78 * minus_p5_y;
    const double t198 = minus_dE4_yx_dp78 * panda_joint5_a + dE4_yy_dp78 * minus_p5_y;
    const double t199 = dE4_zx_dp78 * panda_joint5_a - dE4_zy_dp78 * minus_p5_y;
    const double do5_x_dp78 = do4_x_dp78 + (t197 + dE4_xz_dp78 * p5_z);
    const double do5_y_dp78 = do4_y_dp78 - (t198 + minus_dE4_yz_dp78 * p5_z);
    const double do5_z_dp78 = do4_z_dp78 + (t199 - minus_dE4_zz_dp78 * p5_z);

    /* link 6: axes E and origin o in the base frame, derivative in p[78] */
    const double dE6_xx_dp78 = dE5_xx_dp78 * R6_xx + dE5_xy_dp78 * R6_yx + dE5_xz_dp78 * R6_zx;
    const double t200 = dE5_xy_dp78 * R6_yy - dE5_xx_dp78 * minus_R6_xy;
    const double dE6_xy_dp78 = t200 + dE5_xz_dp78 * R6_zy;
    const double dE6_xz_dp78 = dE5_xz_dp78 * R6_zz - dE5_xy_dp78 * minus_R6_yz;
    const double t201 = dE5_yx_dp78 * R6_xx + dE5_yy_dp78 * R6_yx;
    const double dE6_yx_dp78 = t201 - minus_dE5_yz_dp78 * R6_zx;
    const double t202 = dE5_yy_dp78 * R6_yy - dE5_yx_dp78 * minus_R6_xy;
    const double dE6_yy_dp78 = t202 - minus_dE5_yz_dp78 * R6_zy;
    const double minus_dE6_yz_dp78 = dE5_yy_dp78 * minus_R6_yz + minus_dE5_yz_dp78 * R6_zz;
    const double t203 = dE5_zx_dp78 * R6_xx + dE5_zy_dp78 * R6_yx;
    const double dE6_zx_dp78 = t203 - minus_dE5_zz_dp78 * R6_zx;
    const double t204 = dE5_zy_dp78 * R6_yy - dE5_zx_dp78 * minus_R6_xy;
    const double dE6_zy_dp78 = t204 - minus_dE5_zz_dp78 * R6_zy;
    const double minus_dE6_zz_dp78 = minus_dE5_zz_dp78 * R6_zz + dE5_zy_dp78 * minus_R6_yz;
    const double t205 = dE5_xx_dp78 * panda_joint6_a - dE5_xy_dp78 * minus_p6_y;
    const double t206 = dE5_yx_dp78 * panda_joint6_a - dE5_yy_dp78 * minus_p6_y;
    const double t207 = dE5_zx_dp78 * panda_joint6_a - dE5_zy_dp78 * minus_p6_y;
    const double do6_x_dp78 = do5_x_dp78 + (t205 + dE5_xz_dp78 * p6_z);
    const double do6_y_dp78 = do5_y_dp78 + (t206 - minus_dE5_yz_dp78 * p6_z);
    const double do6_z_dp78 = do5_z_dp78 + (t207 - minus_dE5_zz_dp78 * p6_z);

    /* link 7: axes E and origin o in the base frame, derivative in p[78] */
    const double dE7_xx_dp78 = dE6_xx_dp78 * R7_xx + dE6_xy_dp78 * R7_yx + dE6_xz_dp78 * R7_zx;
    const double t208 = dE6_xy_dp78 * R7_yy - dE6_xx_dp78 * minus_R7_xy;
    const double dE7_xy_dp78 = t208 + dE6_xz_dp78 * R7_zy;
    const double dE7_xz_dp78 = dE6_xz_dp78 * R7_zz - dE6_xy_dp78 * minus_R7_yz;
    const double t209 = dE6_yx_dp78 * R7_xx + dE6_yy_dp78 * R7_yx;
    const double dE7_yx_dp78 = t209 - minus_dE6_yz_dp78 * R7_zx;
    const double t210 = dE6_yy_dp78 * R7_yy - dE6_yx_dp78 * minus_R7_xy;
    const double dE7_yy_dp78 = t210 - minus_dE6_yz_dp78 * R7_zy;
    const double minus_dE7_yz_dp78 = dE6_yy_dp78 * minus_R7_yz + minus_dE6_yz_dp78 * R7_zz;
    const double t211 = dE6_zx_dp78 * R7_xx + dE6_zy_dp78 * R7_yx;
    const double dE7_zx_dp78 = t211 - minus_dE6_zz_dp78 * R7_zx;
    const double t212 = dE6_zy_dp78 * R7_yy - dE6_zx_dp78 * minus_R7_xy;
    const double dE7_zy_dp78 = t212 - minus_dE6_zz_dp78 * R7_zy;
    const double minus_dE7_zz_dp78 = minus_dE6_zz_dp78 * R7_zz + dE6_zy_dp78 * minus_R7_yz;
    const double t213 = dE6_xx_dp78 * panda_joint7_a - dE6_xy_dp78 * minus_p7_y;
    const double t214 = dE6_yx_dp78 * panda_joint7_a - dE6_yy_dp78 * minus_p7_y;
    const double t215 = dE6_zx_dp78 * panda_joint7_a - dE6_zy_dp78 * minus_p7_y;
    const double do7_x_dp78 = do6_x_dp78 + (t213 + dE6_xz_dp78 * p7_z);
    const double do7_y_dp78 = do6_y_dp78 + (t214 - minus_dE6_yz_dp78 * p7_z);
    const double do7_z_dp78 = do6_z_dp78 + (t215 - minus_dE6_zz_dp78 * p7_z);

    /* link 4: axes E and origin o in the base frame, derivative in p[80] */
    const double t216 = do7_x_dp78 + dE7_xz_dp78 * panda_joint8_z;
    const double t217 = do7_y_dp78 - minus_dE7_yz_dp78 * panda_joint8_z;
    const double t218 = do7_z_dp78 - minus_dE7_zz_dp78 * panda_joint8_z;
    const double dE4_xx_dp80 = E3_xy * R4_xx - E3_xx * R4_yx;
    const double minus_dE4_xy_dp80 = E3_xx * R4_yy + E3_xy * minus_R4_xy;
    const double dE4_xz_dp80 = E3_xx * minus_R4_yz;
    const double dE4_yx_dp80 = E3_yy * R4_xx - E3_yx * R4_yx;
    const double minus_dE4_yy_dp80 = E3_yx * R4_yy + E3_yy * minus_R4_xy;
    const double dE4_yz_dp80 = E3_yx * minus_R4_yz;
    const double dE4_zx_dp80 = E3_zy * R4_xx - E3_zx * R4_yx;
    const double minus_dE4_zy_dp80 = E3_zx * R4_yy + E3_zy * minus_R4_xy;
    const double dE4_zz_dp80 = E3_zx * minus_R4_yz;
    const double do4_x_dp80 = E3_xy * panda_joint4_a + E3_xx * minus_p4_y;
    const double do4_y_dp80 = E3_yy * panda_joint4_a + E3_yx * minus_p4_y;
    const double do4_z_dp80 = E3_zy * panda_joint4_a + E3_zx * minus_p4_y;

    /* link 5: axes E and origin o in the base frame, derivative in p[80] */
    const double t219 = dE4_xx_dp80 * R5_xx - minus_dE4_xy_dp80 * R5_yx;
    const double dE5_xx_dp80 = t219 + dE4_xz_dp80 * R5_zx;
    const double t220 = minus_dE4_xy_dp80 * R5_yy + dE4_xx_dp80 * minus_R5_xy;
    const double dE5_xy_dp80 = dE4_xz_dp80 * R5_zy - t220;
    const double dE5_xz_dp80 = dE4_xz_dp80 * R5_zz + minus_dE4_xy_dp80 * minus_R5_yz;
    const double t221 = dE4_yx_dp80 * R5_xx - minus_dE4_yy_dp80 * R5_yx;
    const double dE5_yx_dp80 = t221 + dE4_yz_dp80 * R5_zx;
    const double t222 = minus_dE4_yy_dp80 * R5_yy + dE4_yx_dp80 * minus_R5_xy;
    const double dE5_yy_dp80 = dE4_yz_dp80 * R5_zy - t222;
    const double dE5_yz_dp80 = minus_dE4_yy_dp80 * minus_R5_yz + dE4_yz_dp80 * R5_zz;
    const double t223 = dE4_zx_dp80 * R5_xx - minus_dE4_zy_dp80 * R5_yx;
    const double dE5_zx_dp80 = t223 + dE4_zz_dp80 * R5_zx;
    const double t224 = minus_dE4_zy_dp80 * R5_yy + dE4_zx_dp80 * minus_R5_xy;
    const double dE5_zy_dp80 = dE4_zz_dp80 * R5_zy - t224;
    const double dE5_zz_dp80 = dE4_zz_dp80 * R5_zz + minus_dE4_zy_dp80 * minus_R5_yz;
    const double t225 = dE4_xx_dp80 * panda_joint5_a + minus_dE4_xy_dp80 * minus_p5_y;
    const double t226 = dE4_yx_dp80 * panda_joint5_a + minus_dE4_yy_dp80 * minus_p5_y;
    const double t227 = dE4_zx_dp80 * panda_joint5_a + minus_dE4_zy_dp80 * minus_p5_y;
    const double do5_x_dp80 = do4_x_dp80 + (t225 + dE4_xz_dp80 * p5_z);
    const double do5_y_dp80 = do4_y_dp80 + (t226 + dE4_yz_dp80 * p5_z);
    const double do5_z_dp80 = do4_z_dp80 + (t227 + dE4_zz_dp80 * p5_z);

    /* link 6: axes E and origin o in the base frame, derivative in p[80] */
    const double dE6_xx_dp80 = dE5_xx_dp80 * R6_xx + dE5_xy_dp80 * R6_yx + dE5_xz_dp80 * R6_zx;
    const double t228 = dE5_xy_dp80 * R6_yy - dE5_xx_dp80 * minus_R6_xy;
    const double dE6_xy_dp80 = t228 + dE5_xz_dp80 * R6_zy;
    const double minus_dE6_xz_dp80 = dE5_xy_dp80 * minus_R6_yz - dE5_xz_dp80 * R6_zz;
    const double dE6_yx_dp80 = dE5_yx_dp80 * R6_xx + dE5_yy_dp80 * R6_yx + dE5_yz_dp80 * R6_zx;
    const double t229 = dE5_yy_dp80 * R6_yy - dE5_yx_dp80 * minus_R6_xy;
    const double dE6_yy_dp80 = t229 + dE5_yz_dp80 * R6_zy;
    const double minus_dE6_yz_dp80 = dE5_yy_dp80 * minus_R6_yz - dE5_yz_dp80 * R6_zz;
    const double dE6_zx_dp80 = dE5_zx_dp80 * R6_xx + dE5_zy_dp80 * R6_yx + dE5_zz_dp80 * R6_zx;
    const double t230 = dE5_zy_dp80 * R6_yy - dE5_zx_dp80 * minus_R6_xy;
    const double dE6_zy_dp80 = t230 + dE5_zz_dp80 * R6_zy;
    const double dE6_zz_dp80 = dE5_zz_dp80 * R6_zz - dE5_zy_dp80 * minus_R6_yz;
    const double t231 = dE5_xx_dp80 * panda_joint6_a - dE5_xy_dp80 * minus_p6_y;
    const double t232 = dE5_yx_dp80 * panda_joint6_a - dE5_yy_dp80 * minus_p6_y;
    const double t233 = dE5_zx_dp80 * panda_joint6_a - dE5_zy_dp80 * minus_p6_y;
    const double do6_x_dp80 = do5_x_dp80 + (t231 + dE5_xz_dp80 * p6_z);
    const double do6_y_dp80 = do5_y_dp80 + (t232 + dE5_yz_dp80 * p6_z);
    const double do6_z_dp80 = do5_z_dp80 + (t233 + dE5_zz_dp80 * p6_z);

    /* link 7: axes E and origin o in the base frame, derivative in p[80] */
    const double t234 = dE6_xx_dp80 * R7_xx + dE6_xy_dp80 * R7_yx;
    const double dE7_xx_dp80 = t234 - minus_dE6_xz_dp80 * R7_zx;
    const double t235 = dE6_xy_dp80 * R7_yy - dE6_xx_dp80 * minus_R7_xy;
    const double dE7_xy_dp80 = t235 - minus_dE6_xz_dp80 * R7_zy;
    const double minus_dE7_xz_dp80 = minus_dE6_xz_dp80 * R7_zz + dE6_xy_dp80 * minus_R7_yz;
    const double t236 = dE6_yx_dp80 * R7_xx + dE6_yy_dp80 * R7_yx;
    const double dE7_yx_dp80 = t236 - minus_dE6_yz_dp80 * R7_zx;
    const double t237 = dE6_yy_dp80 * R7_yy - dE6_yx_dp80 * minus_R7_xy;
    const double dE7_yy_dp80 = t237 - minus_dE6_yz_dp80 * R7_zy;
    const double minus_dE7_yz_dp80 = dE6_yy_dp80 * minus_R7_yz + minus_dE6_yz_dp80 * R7_zz;
    const double dE7_zx_dp80 = dE6_zx_dp80 * R7_xx + dE6_zy_dp80 * R7_yx + dE6_zz_dp80 * R7_zx;
    const double t238 = dE6_zy_dp80 * R7_yy - dE6_zx_dp80 * minus_R7_xy;
    const double dE7_zy_dp80 = t238 + dE6_zz_dp80 * R7_zy;
    const double dE7_zz_dp80 = dE6_zz_dp80 * R7_zz - dE6_zy_dp80 * minus_R7_yz;
    const double t239 = dE6_xx_dp80 * panda_joint7_a - dE6_xy_dp80 * minus_p7_y;
    const double t240 = dE6_yx_dp80 * panda_joint7_a - dE6_yy_dp80 * minus_p7_y;
    const double t241 = dE6_zx_dp80 * panda_joint7_a - dE6_zy_dp80 * minus_p7_y;
    const double do7_x_dp80 = do6_x_dp80 + (t239 - minus_dE6_xz_dp80 * p7_z);
    const double do7_y_dp80 = do6_y_dp80 + (t240 - minus_dE6_yz_dp80 * p7_z);
    const double do7_z_dp80 = do6_z_dp80 + (t241 + dE6_zz_dp80 * p7_z);

    /* link 4: axes E and origin o in the base frame, derivative in p[82] */
    const double t242 = do7_x_dp80 - minus_dE7_xz_dp80 * panda_joint8_z;
    const double t243 = do7_y_dp80 - minus_dE7_yz_dp80 * panda_joint8_z;
    const double t244 = do7_z_dp80 + dE7_zz_dp80 * panda_joint8_z;
    const double dE4_xx_dp82 = R4_yx * E3_xz - R4_zx * E3_xy;
    const double dE4_xy_dp82 = R4_yy * E3_xz - R4_zy * E3_xy;
    const double minus_dE4_xz_dp82 = minus_R4_yz * E3_xz + R4_zz * E3_xy;
    const double minus_dE4_yx_dp82 = R4_zx * E3_yy + R4_yx * minus_E3_yz;
    const double minus_dE4_yy_dp82 = R4_zy * E3_yy + R4_yy * minus_E3_yz;
    const double minus_dE4_yz_dp82 = R4_zz * E3_yy - minus_R4_yz * minus_E3_yz;
    const double dE4_zx_dp82 = R4_yx * E3_zz - R4_zx * E3_zy;
    const double dE4_zy_dp82 = R4_yy * E3_zz - R4_zy * E3_zy;
    const double minus_dE4_zz_dp82 = minus_R4_yz * E3_zz + R4_zz * E3_zy;
    const double minus_do4_x_dp82 = p4_z * E3_xy + minus_p4_y * E3_xz;
    const double do4_y_dp82 = minus_p4_y * minus_E3_yz - p4_z * E3_yy;
    const double minus_do4_z_dp82 = p4_z * E3_zy + minus_p4_y * E3_zz;

    /* link 5: axes E and origin o in the base frame, derivative in p[82] */
    const double t245 = dE4_xx_dp82 * R5_xx + dE4_xy_dp82 * R5_yx;
    const double dE5_xx_dp82 = t245 - minus_dE4_xz_dp82 * R5_zx;
    const double t246 = dE4_xy_dp82 * R5_yy - dE4_xx_dp82 * minus_R5_xy;
    const double dE5_xy_dp82 = t246 - minus_dE4_xz_dp82 * R5_zy;
    const double minus_dE5_xz_dp82 = minus_dE4_xz_dp82 * R5_zz + dE4_xy_dp82 * minus_R5_yz;
    const double t247 = minus_dE4_yy_dp82 * R5_yx + minus_dE4_yx_dp82 * R5_xx;
    const double minus_dE5_yx_dp82 = t247 + minus_dE4_yz_dp82 * R5_zx;
    const double t248 = minus_dE4_yx_dp82 * minus_R5_xy - minus_dE4_yy_dp82 * R5_yy;
    const double dE5_yy_dp82 = t248 - minus_dE4_yz_dp82 * R5_zy;
    const double minus_dE5_yz_dp82 = minus_dE4_yz_dp82 * R5_zz - minus_dE4_yy_dp82 * minus_R5_yz;
    const double t249 = dE4_zx_dp82 * R5_xx + dE4_zy_dp82 * R5_yx;
    const double dE5_zx_dp82 = t249 - minus_dE4_zz_dp82 * R5_zx;
    const double t250 = dE4_zy_dp82 * R5_yy - dE4_zx_dp82 * minus_R5_xy;
    const double dE5_zy_dp82 = t250 - minus_dE4_zz_dp82 * R5_zy;
    const double minus_dE5_zz_dp82 = minus_dE4_zz_dp82 * R5_zz + dE4_zy_dp82 * minus_R5_yz;
    const double t251 = dE4_xx_dp82 * panda_joint5_a - dE4_xy_dp82 * minus_p5_y;
    const double t252 = minus_dE4_yx_dp82 * panda_joint5_a;
    const double t253 = dE4_zx_dp82 * panda_joint5_a - dE4_zy_dp82 * minus_p5_y;
    const double do5_x_dp82 = t251 - minus_dE4_xz_dp82 * p5_z - minus_do4_x_dp82;
    const double t254 = t252 - minus_dE4_yy_dp82 * minus_p5_y + minus_dE4_yz_dp82 * p5_z;
    const double do5_y_dp82 = do4_y_dp82 - t254;
    const double do5_z_dp82 = t253 - minus_dE4_zz_dp82 * p5_z - minus_do4_z_dp82;

    /* link 6: axes E and origin o in the base frame, derivative in p[82] */
    const double t255 = dE5_xx_dp82 * R6_xx + dE5_xy_dp82 * R6_yx;
    const double dE6_xx_dp82 = t255 - minus_dE5_xz_dp82 * R6_zx;
    const double t256 = dE5_xy_dp82 * R6_yy - dE5_xx_dp82 * minus_R6_xy;
    const double dE6_xy_dp82 = t256 - minus_dE5_xz_dp82 * R6_zy;
    const double minus_dE6_xz_dp82 = minus_dE5_xz_dp82 * R6_zz + dE5_xy_dp82 * minus_R6_yz;
    const double t257 = dE5_yy_dp82 * R6_yx - minus_dE5_yx_dp82 * R6_xx;
    const double dE6_yx_dp82 = t257 - minus_dE5_yz_dp82 * R6_zx;
    const double t258 = dE5_yy_dp82 * R6_yy + minus_dE5_yx_dp82 * minus_R6_xy;
    const double dE6_yy_dp82 = t258 - minus_dE5_yz_dp82 * R6_zy;
    const double minus_dE6_yz_dp82 = dE5_yy_dp82 * minus_R6_yz + minus_dE5_yz_dp82 * R6_zz;
    const double t259 = dE5_zx_dp82 * R6_xx + dE5_zy_dp82 * R6_yx;
    const double dE6_zx_dp82 = t259 - minus_dE5_zz_dp82 * R6_zx;
    const double t260 = dE5_zy_dp82 * R6_yy - dE5_zx_dp82 * minus_R6_xy;
    const double dE6_zy_dp82 = t260 - minus_dE5_zz_dp82 * R6_zy;
    const double minus_dE6_zz_dp82 = minus_dE5_zz_dp82 * R6_zz + dE5_zy_dp82 * minus_R6_yz;
    const double t261 = dE5_xx_dp82 * panda_joint6_a - dE5_xy_dp82 * minus_p6_y;
    const double t262 = minus_dE5_yx_dp82 * panda_joint6_a + dE5_yy_dp82 * minus_p6_y;
    const double t263 = dE5_zx_dp82 * panda_joint6_a - dE5_zy_dp82 * minus_p6_y;
    const double do6_x_dp82 = do5_x_dp82 + (t261 - minus_dE5_xz_dp82 * p6_z);
    const double do6_y_dp82 = do5_y_dp82 - (t262 + minus_dE5_yz_dp82 * p6_z);
    const double do6_z_dp82 = do5_z_dp82 + (t263 - minus_dE5_zz_dp82 * p6_z);

    /* link 7: axes E and origin o in the base frame, derivative in p[82] */
    const double t264 = dE6_xx_dp82 * R7_xx + dE6_xy_dp82 * R7_yx;
    const double dE7_xx_dp82 = t264 - minus_dE6_xz_dp82 * R7_zx;
    const double t265 = dE6_xy_dp82 * R7_yy - dE6_xx_dp82 * minus_R7_xy;
    const double dE7_xy_dp82 = t265 - minus_dE6_xz_dp82 * R7_zy;
    const double minus_dE7_xz_dp82 = minus_dE6_xz_dp82 * R7_zz + dE6_xy_dp82 * minus_R7_yz;
    const double t266 = dE6_yx_dp82 * R7_xx + dE6_yy_dp82 * R7_yx;
    const double dE7_yx_dp82 = t266 - minus_dE6_yz_dp82 * R7_zx;
    const double t267 = dE6_yy_dp82 * R7_yy - dE6_yx_dp82 * minus_R7_xy;
    const double dE7_yy_dp82 = t267 - minus_dE6_yz_dp82 * R7_zy;
    const double minus_dE7_yz_dp82 = dE6_yy_dp82 * minus_R7_yz + minus_dE6_yz_dp82 * R7_zz;
    const double t268 = dE6_zx_dp82 * R7_xx + dE6_zy_dp82 * R7_yx;
    const double dE7_zx_dp82 = t268 - minus_dE6_zz_dp82 * R7_zx;
    const double t269 = dE6_zy_dp82 * R7_yy - dE6_zx_dp82 * minus_R7_xy;
    const double dE7_zy_dp82 = t269 - minus_dE6_zz_dp82 * R7_zy;
    const double minus_dE7_zz_dp82 = minus_dE6_zz_dp82 * R7_zz + dE6_zy_dp82 * minus_R7_yz;
    const double t270 = dE6_xx_dp82 * panda_joint7_a - dE6_xy_dp82 * minus_p7_y;
    const double t271 = dE6_yx_dp82 * panda_joint7_a - dE6_yy_dp82 * minus_p7_y;
    const double t272 = dE6_zx_dp82 * panda_joint7_a - dE6_zy_dp82 * minus_p7_y;
    const double do7_x_dp82 = do6_x_dp82 + (t270 - minus_dE6_xz_dp82 * p7_z);
    const double do7_y_dp82 = do6_y_dp82 + (t271 - minus_dE6_yz_dp82 * p7_z);
    const double do7_z_dp82 = do6_z_dp82 + (t272 - minus_dE6_zz_dp82 * p7_z);

    /* link 5: axes E and origin o in the base frame, derivative in p[84] */
    const double t273 = do7_x_dp82 - minus_dE7_xz_dp82 * panda_joint8_z;
    const double t274 = do7_y_dp82 - minus_dE7_yz_dp82 * panda_joint8_z;
    const double t275 = do7_z_dp82 - minus_dE7_zz_dp82 * panda_joint8_z;
    const double dE5_xx_dp84 = E4_xy * R5_xx - E4_xx * R5_yx;
    const double minus_dE5_xy_dp84 = E4_xx * R5_yy + E4_xy * minus_R5_xy;
    const double dE5_xz_dp84 = E4_xx * minus_R5_yz;
    const double dE5_yx_dp84 = E4_yy * R5_xx - E4_yx * R5_yx;
    const double minus_dE5_yy_dp84 = E4_yx * R5_yy + E4_yy * minus_R5_xy;
    const double dE5_yz_dp84 = E4_yx * minus_R5_yz;
    const double dE5_zx_dp84 = E4_zy * R5_xx - E4_zx * R5_yx;
    const double minus_dE5_zy_dp84 = E4_zx * R5_yy + E4_zy * minus_R5_xy;
    const double dE5_zz_dp84 = E4_zx * minus_R5_yz;
    const double do5_x_dp84 = E4_xy * panda_joint5_a + E4_xx * minus_p5_y;
    const double do5_y_dp84 = E4_yy * panda_joint5_a + E4_yx * minus_p5_y;
    const double do5_z_dp84 = E4_zy * panda_joint5_a + E4_zx * minus_p5_y;

    /* link 6: axes E and origin o in the base frame, derivative in p[84] */
    const double t276 = dE5_xx_dp84 * R6_xx - minus_dE5_xy_dp84 * R6_yx;
    const double dE6_xx_dp84 = t276 + dE5_xz_dp84 * R6_zx;
    const double t277 = minus_dE5_xy_dp84 * R6_yy + dE5_xx_dp84 * minus_R6_xy;
    const double dE6_xy_dp84 = dE5_xz_dp84 * R6_zy - t277;
    const double dE6_xz_dp84 = dE5_xz_dp84 * R6_zz + minus_dE5_xy_dp84 * minus_R6_yz;
    const double t278 = dE5_yx_dp84 * R6_xx - minus_dE5_yy_dp84 * R6_yx;
    const double dE6_yx_dp84 = t278 + dE5_yz_dp84 * R6_zx;
    const double t279 = minus_dE5_yy_dp84 * R6_yy + dE5_yx_dp84 * minus_R6_xy;
    const double dE6_yy_dp84 = dE5_yz_dp84 * R6_zy - t279;
    const double dE6_yz_dp84 = minus_dE5_yy_dp84 * minus_R6_yz + dE5_yz_dp84 * R6_zz;
    const double t280 = dE5_zx_dp84 * R6_xx - minus_dE5_zy_dp84 * R6_yx;
    const double dE6_zx_dp84 = t280 + dE5_zz_dp84 * R6_zx;
    const double t281 = minus_dE5_zy_dp84 * R6_yy + dE5_zx_dp84 * minus_R6_xy;
    const double dE6_zy_dp84 = dE5_zz_dp84 * R6_zy - t281;
    const double dE6_zz_dp84 = dE5_zz_dp84 * R6_zz + minus_dE5_zy_dp84 * minus_R6_yz;
    const double t282 = dE5_xx_dp84 * panda_joint6_a + minus_dE5_xy_dp84 * minus_p6_y;
    const double t283 = dE5_yx_dp84 * panda_joint6_a + minus_dE5_yy_dp84 * minus_p6_y;
    const double t284 = dE5_zx_dp84 * panda_joint6_a + minus_dE5_zy_dp84 * minus_p6_y;
    const double do6_x_dp84 = do5_x_dp84 + (t282 + dE5_xz_dp84 * p6_z);
    const double do6_y_dp84 = do5_y_dp84 + (t283 + dE5_yz_dp84 * p6_z);
    const double do6_z_dp84 = do5_z_dp84 + (t284 + dE5_zz_dp84 * p6_z);

    /* link 7: axes E and origin o in the base frame, derivative in p[84] */
    const double dE7_xx_dp84 = dE6_xx_dp84 * R7_xx + dE6_xy_dp84 * R7_yx + dE6_xz_dp84 * R7_zx;
    const double t285 = dE6_xy_dp84 * R7_yy - dE6_xx_dp84 * minus_R7_xy;
    const double dE7_xy_dp84 = t285 + dE6_xz_dp84 * R7_zy;
    const double dE7_xz_dp84 = dE6_xz_dp84 * R7_zz - dE6_xy_dp84 * minus_R7_yz;
    const double dE7_yx_dp84 = dE6_yx_dp84 * R7_xx + dE6_yy_dp84 * R7_yx + dE6_yz_dp84 * R7_zx;
    const double t286 = dE6_yy_dp84 * R7_yy - dE6_yx_dp84 * minus_R7_xy;
    const double dE7_yy_dp84 = t286 + dE6_yz_dp84 * R7_zy;
    const double minus_dE7_yz_dp84 = dE6_yy_dp84 * minus_R7_yz - dE6_yz_dp84 * R7_zz;
    const double dE7_zx_dp84 = dE6_zx_dp84 * R7_xx + dE6_zy_dp84 * R7_yx + dE6_zz_dp84 * R7_zx;
    const double t287 = dE6_zy_dp84 * R7_yy - dE6_zx_dp84 * minus_R7_xy;
    const double dE7_zy_dp84 = t287 + dE6_zz_dp84 * R7_zy;
    const double dE7_zz_dp84 = dE6_zz_dp84 * R7_zz - dE6_zy_dp84 * minus_R7_yz;
    const double t288 = dE6_xx_dp84 * panda_joint7_a - dE6_xy_dp84 * minus_p7_y;
    const double t289 = dE6_yx_dp84 * panda_joint7_a - dE6_yy_dp84 * minus_p7_y;
    const double t290 = dE6_zx_dp84 * panda_joint7_a - dE6_zy_dp84 * minus_p7_y;
    const double do7_x_dp84 = do6_x_dp84 + (t288 + dE6_xz_dp84 * p7_z);
    const double do7_y_dp84 = do6_y_dp84 + (t289 + dE6_yz_dp84 * p7_z);
    const double do7_z_dp84 = do6_z_dp84 + (t290 + dE6_zz_dp84 * p7_z);

    /* link 5: axes E and origin o in the base frame, derivative in p[86] */
    const double t291 = do7_x_dp84 + dE7_xz_dp84 * panda_joint8_z;
    const double t292 = do7_y_dp84 - minus_dE7_yz_dp84 * panda_joint8_z;
    const double t293 = do7_z_dp84 + dE7_zz_dp84 * panda_joint8_z;
    const double dE5_xx_dp86 = R5_yx * E4_xz - R5_zx * E4_xy;
    const double dE5_xy_dp86 = R5_yy * E4_xz - R5_zy * E4_xy;
    const double minus_dE5_xz_dp86 = minus_R5_yz * E4_xz + R5_zz * E4_xy;
    const double minus_dE5_yx_dp86 = R5_zx * E4_yy + R5_yx * minus_E4_yz;
    const double minus_dE5_yy_dp86 = R5_zy * E4_yy + R5_yy * minus_E4_yz;
    const double minus_dE5_yz_dp86 = R5_zz * E4_yy - minus_R5_yz * minus_E4_yz;
    const double dE5_zx_dp86 = R5_yx * E4_zz - R5_zx * E4_zy;
    const double dE5_zy_dp86 = R5_yy * E4_zz - R5_zy * E4_zy;
    const double minus_dE5_zz_dp86 = minus_R5_yz * E4_zz + R5_zz * E4_zy;
    const double minus_do5_x_dp86 = p5_z * E4_xy + minus_p5_y * E4_xz;
    const double do5_y_dp86 = minus_p5_y * minus_E4_yz - p5_z * E4_yy;
    const double minus_do5_z_dp86 = p5_z * E4_zy + minus_p5_y * E4_zz;

    /* link 6: axes E and origin o in the base frame, derivative in p[86] */
    const double t294 = dE5_xx_dp86 * R6_xx + dE5_xy_dp86 * R6_yx;
    const double dE6_xx_dp86 = t294 - minus_dE5_xz_dp86 * R6_zx;
    const double t295 = dE5_xy_dp86 * R6_yy - dE5_xx_dp86 * minus_R6_xy;
    const double dE6_xy_dp86 = t295 - minus_dE5_xz_dp86 * R6_zy;
    const double minus_dE6_xz_dp86 = minus_dE5_xz_dp86 * R6_zz + dE5_xy_dp86 * minus_R6_yz;
    const double t296 = minus_dE5_yy_dp86 * R6_yx + minus_dE5_yx_dp86 * R6_xx;
    const double minus_dE6_yx_dp86 = t296 + minus_dE5_yz_dp86 * R6_zx;
    const double t297 = minus_dE5_yx_dp86 * minus_R6_xy - minus_dE5_yy_dp86 * R6_yy;
    const double dE6_yy_dp86 = t297 - minus_dE5_yz_dp86 * R6_zy;
    const double minus_dE6_yz_dp86 = minus_dE5_yz_dp86 * R6_zz - minus_dE5_yy_dp86 * minus_R6_yz;
    const double t298 = dE5_zx_dp86 * R6_xx + dE5_zy_dp86 * R6_yx;
    const double dE6_zx_dp86 = t298 - minus_dE5_zz_dp86 * R6_zx;
    const double t299 = dE5_zy_dp86 * R6_yy - dE5_zx_dp86 * minus_R6_xy;
    const double dE6_zy_dp86 = t299 - minus_dE5_zz_dp86 * R6_zy;
    const double minus_dE6_zz_dp86 = minus_dE5_zz_dp86 * R6_zz + dE5_zy_dp86 * minus_R6_yz;
    const double t300 = dE5_xx_dp86 * panda_joint6_a - dE5_xy_dp86 * minus_p6_y;
    const double t301 = minus_dE5_yx_dp86 * panda_joint6_a;
    const double t302 = dE5_zx_dp86 * panda_joint6_a - dE5_zy_dp86 * minus_p6_y;
    const double do6_x_dp86 = t300 - minus_dE5_xz_dp86 * p6_z - minus_do5_x_dp86;
    const double t303 = t301 - minus_dE5_yy_dp86 * minus_p6_y + minus_dE5_yz_dp86 * p6_z;
    const double do6_y_dp86 = do5_y_dp86 - t303;
    const double do6_z_dp86 = t302 - minus_dE5_zz_dp86 * p6_z - minus_do5_z_dp86;

    /* link 7: axes E and origin o in the base frame, derivative in p[86] */
    const double t304 = dE6_xx_dp86 * R7_xx + dE6_xy_dp86 * R7_yx;
    const double dE7_xx_dp86 = t304 - minus_dE6_xz_dp86 * R7_zx;
    const double t305 = dE6_xy_dp86 * R7_yy - dE6_xx_dp86 * minus_R7_xy;
    const double dE7_xy_dp86 = t305 - minus_dE6_xz_dp86 * R7_zy;
    const double minus_dE7_xz_dp86 = minus_dE6_xz_dp86 * R7_zz + dE6_xy_dp86 * minus_R7_yz;
    const double t306 = dE6_yy_dp86 * R7_yx - minus_dE6_yx_dp86 * R7_xx;
    const double dE7_yx_dp86 = t306 - minus_dE6_yz_dp86 * R7_zx;
    const double t307 = dE6_yy_dp86 * R7_yy + minus_dE6_yx_dp86 * minus_R7_xy;
    const double dE7_yy_dp86 = t307 - minus_dE6_yz_dp86 * R7_zy;
    const double minus_dE7_yz_dp86 = dE6_yy_dp86 * minus_R7_yz + minus_dE6_yz_dp86 * R7_zz;
    const double t308 = dE6_zx_dp86 * R7_xx + dE6_zy_dp86 * R7_yx;
    const double dE7_zx_dp86 = t308 - minus_dE6_zz_dp86 * R7_zx;
    const double t309 = dE6_zy_dp86 * R7_yy - dE6_zx_dp86 * minus_R7_xy;
    const double dE7_zy_dp86 = t309 - minus_dE6_zz_dp86 * R7_zy;
    const double minus_dE7_zz_dp86 = minus_dE6_zz_dp86 * R7_zz + dE6_zy_dp86 * minus_R7_yz;
    const double t310 = dE6_xx_dp86 * panda_joint7_a - dE6_xy_dp86 * minus_p7_y;
    const double t311 = minus_dE6_yx_dp86 * panda_joint7_a + dE6_yy_dp86 * minus_p7_y;
    const double t312 = dE6_zx_dp86 * panda_joint7_a - dE6_zy_dp86 * minus_p7_y;
    const double do7_x_dp86 = do6_x_dp86 + (t310 - minus_dE6_xz_dp86 * p7_z);
    const double do7_y_dp86 = do6_y_dp86 - (t311 + minus_dE6_yz_dp86 * p7_z);
    const double do7_z_dp86 = do6_z_dp86 + (t312 - minus_dE6_zz_dp86 * p7_z);

    /* link 6: axes E and origin o in the base frame, derivative in p[88] */
    const double t313 = do7_x_dp86 - minus_dE7_xz_dp86 * panda_joint8_z;
    const double t314 = do7_y_dp86 - minus_dE7_yz_dp86 * panda_joint8_z;
    const double t315 = do7_z_dp86 - minus_dE7_zz_dp86 * panda_joint8_z;
    const double dE6_xx_dp88 = E5_xy * R6_xx - E5_xx * R6_yx;
    const double minus_dE6_xy_dp88 = E5_xx * R6_yy + E5_xy * minus_R6_xy;
    const double dE6_xz_dp88 = E5_xx * minus_R6_yz;
    const double dE6_yx_dp88 = E5_yy * R6_xx - E5_yx * R6_yx;
    const double minus_dE6_yy_dp88 = E5_yx * R6_yy + E5_yy * minus_R6_xy;
    const double dE6_yz_dp88 = E5_yx * minus_R6_yz;
    const double dE6_zx_dp88 = E5_zy * R6_xx - E5_zx * R6_yx;
    const double minus_dE6_zy_dp88 = E5_zx * R6_yy + E5_zy * minus_R6_xy;
    const double dE6_zz_dp88 = E5_zx * minus_R6_yz;
    const double do6_x_dp88 = E5_xy * panda_joint6_a + E5_xx * minus_p6_y;
    const double do6_y_dp88 = E5_yy * panda_joint6_a + E5_yx * minus_p6_y;
    const double do6_z_dp88 = E5_zy * panda_joint6_a + E5_zx * minus_p6_y;

    /* link 7: axes E and origin o in the base frame, derivative in p[88] */
    const double t316 = dE6_xx_dp88 * R7_xx - minus_dE6_xy_dp88 * R7_yx;
    const double dE7_xx_dp88 = t316 + dE6_xz_dp88 * R7_zx;
    const double t317 = minus_dE6_xy_dp88 * R7_yy + dE6_xx_dp88 * minus_R7_xy;
    const double dE7_xy_dp88 = dE6_xz_dp88 * R7_zy - t317;
    const double dE7_xz_dp88 = dE6_xz_dp88 * R7_zz + minus_dE6_xy_dp88 * minus_R7_yz;
    const double t318 = dE6_yx_dp88 * R7_xx - minus_dE6_yy_dp88 * R7_yx;
    const double dE7_yx_dp88 = t318 + dE6_yz_dp88 * R7_zx;
    const double t319 = minus_dE6_yy_dp88 * R7_yy + dE6_yx_dp88 * minus_R7_xy;
    const double dE7_yy_dp88 = dE6_yz_dp88 * R7_zy - t319;
    const double dE7_yz_dp88 = minus_dE6_yy_dp88 * minus_R7_yz + dE6_yz_dp88 * R7_zz;
    const double t320 = dE6_zx_dp88 * R7_xx - minus_dE6_zy_dp88 * R7_yx;
    const double dE7_zx_dp88 = t320 + dE6_zz_dp88 * R7_zx;
    const double t321 = minus_dE6_zy_dp88 * R7_yy + dE6_zx_dp88 * minus_R7_xy;
    const double dE7_zy_dp88 = dE6_zz_dp88 * R7_zy - t321;
    const double dE7_zz_dp88 = dE6_zz_dp88 * R7_zz + minus_dE6_zy_dp88 * minus_R7_yz;
    const double t322 = dE6_xx_dp88 * panda_joint7_a + minus_dE6_xy_dp88 * minus_p7_y;
    const double t323 = dE6_yx_dp88 * panda_joint7_a + minus_dE6_yy_dp88 * minus_p7_y;
    const double t324 = dE6_zx_dp88 * panda_joint7_a + minus_dE6_zy_dp88 * minus_p7_y;
    const double do7_x_dp88 = do6_x_dp88 + (t322 + dE6_xz_dp88 * p7_z);
    const double do7_y_dp88 = do6_y_dp88 + (t323 + dE6_yz_dp88 * p7_z);
    const double do7_z_dp88 = do6_z_dp88 + (t324 + dE6_zz_dp88 * p7_z);

    /* link 6: axes E and origin o in the base frame, derivative in p[90] */
    const double t325 = do7_x_dp88 + dE7_xz_dp88 * panda_joint8_z;
    const double t326 = do7_y_dp88 + dE7_yz_dp88 * panda_joint8_z;
    const double t327 = do7_z_dp88 + dE7_zz_dp88 * panda_joint8_z;
    const double dE6_xx_dp90 = R6_yx * E5_xz - R6_zx * E5_xy;
    const double dE6_xy_dp90 = R6_yy * E5_xz - R6_zy * E5_xy;
    const double minus_dE6_xz_dp90 = minus_R6_yz * E5_xz + R6_zz * E5_xy;
    const double minus_dE6_yx_dp90 = R6_zx * E5_yy + R6_yx * minus_E5_yz;
    const double minus_dE6_yy_dp90 = R6_zy * E5_yy + R6_yy * minus_E5_yz;
    const double minus_dE6_yz_dp90 = R6_zz * E5_yy - minus_R6_yz * minus_E5_yz;
    const double dE6_zx_dp90 = R6_yx * E5_zz - R6_zx * E5_zy;
    const double dE6_zy_dp90 = R6_yy * E5_zz - R6_zy * E5_zy;
    const double minus_dE6_zz_dp90 = minus_R6_yz * E5_zz + R6_zz * E5_zy;
    const double minus_do6_x_dp90 = p6_z * E5_xy + minus_p6_y * E5_xz;
    const double do6_y_dp90 = minus_p6_y * minus_E5_yz - p6_z * E5_yy;
    const double minus_do6_z_dp90 = p6_z * E5_zy + minus_p6_y * E5_zz;

    /* link 7: axes E and origin o in the base frame, derivative in p[90] */
    const double t328 = dE6_xx_dp90 * R7_xx + dE6_xy_dp90 * R7_yx;
    const double dE7_xx_dp90 = t328 - minus_dE6_xz_dp90 * R7_zx;
    const double t329 = dE6_xy_dp90 * R7_yy - dE6_xx_dp90 * minus_R7_xy;
    const double dE7_xy_dp90 = t329 - minus_dE6_xz_dp90 * R7_zy;
    const double minus_dE7_xz_dp90 = minus_dE6_xz_dp90 * R7_zz + dE6_xy_dp90 * minus_R7_yz;
    const double t330 = minus_dE6_yy_dp90 * R7_yx + minus_dE6_yx_dp90 * R7_xx;
    const double minus_dE7_yx_dp90 = t330 + minus_dE6_yz_dp90 * R7_zx;
    const double t331 = minus_dE6_yx_dp90 * minus_R7_xy - minus_dE6_yy_dp90 * R7_yy;
    const double dE7_yy_dp90 = t331 - minus_dE6_yz_dp90 * R7_zy;
    const double minus_dE7_yz_dp90 = minus_dE6_yz_dp90 * R7_zz - minus_dE6_yy_dp90 * minus_R7_yz;
    const double t332 = dE6_zx_dp90 * R7_xx + dE6_zy_dp90 * R7_yx;
    const double dE7_zx_dp90 = t332 - minus_dE6_zz_dp90 * R7_zx;
    const double t333 = dE6_zy_dp90 * R7_yy - dE6_zx_dp90 * minus_R7_xy;
    const double dE7_zy_dp90 = t333 - minus_dE6_zz_dp90 * R7_zy;
    const double minus_dE7_zz_dp90 = minus_dE6_zz_dp90 * R7_zz + dE6_zy_dp90 * minus_R7_yz;
    const double t334 = dE6_xx_dp90 * panda_joint7_a - dE6_xy_dp90 * minus_p7_y;
    const double t335 = minus_dE6_yx_dp90 * panda_joint7_a;
    const double t336 = dE6_zx_dp90 * panda_joint7_a - dE6_zy_dp90 * minus_p7_y;
    const double do7_x_dp90 = t334 - minus_dE6_xz_dp90 * p7_z - minus_do6_x_dp90;
    const double t337 = t335 - minus_dE6_yy_dp90 * minus_p7_y + minus_dE6_yz_dp90 * p7_z;
    const double do7_y_dp90 = do6_y_dp90 - t337;
    const double do7_z_dp90 = t336 - minus_dE6_zz_dp90 * p7_z - minus_do6_z_dp90;

    /* link 7: axes E and origin o in the base frame, derivative in p[92] */
    const double t338 = do7_x_dp90 - minus_dE7_xz_dp90 * panda_joint8_z;
    const double t339 = do7_y_dp90 - minus_dE7_yz_dp90 * panda_joint8_z;
    const double t340 = do7_z_dp90 - minus_dE7_zz_dp90 * panda_joint8_z;
    const double dE7_xx_dp92 = E6_xy * R7_xx - E6_xx * R7_yx;
    const double minus_dE7_xy_dp92 = E6_xx * R7_yy + E6_xy * minus_R7_xy;
    const double dE7_xz_dp92 = E6_xx * minus_R7_yz;
    const double dE7_yx_dp92 = E6_yy * R7_xx - E6_yx * R7_yx;
    const double minus_dE7_yy_dp92 = E6_yx * R7_yy + E6_yy * minus_R7_xy;
    const double dE7_yz_dp92 = E6_yx * minus_R7_yz;
    const double dE7_zx_dp92 = E6_zy * R7_xx - E6_zx * R7_yx;
    const double minus_dE7_zy_dp92 = E6_zx * R7_yy + E6_zy * minus_R7_xy;
    const double dE7_zz_dp92 = E6_zx * minus_R7_yz;
    const double do7_x_dp92 = E6_xy * panda_joint7_a + E6_xx * minus_p7_y;
    const double do7_y_dp92 = E6_yy * panda_joint7_a + E6_yx * minus_p7_y;
    const double do7_z_dp92 = E6_zy * panda_joint7_a + E6_zx * minus_p7_y;

    /* link 7: axes E and origin o in the base frame, derivative in p[94] */
    const double t341 = do7_x_dp92 + dE7_xz_dp92 * panda_joint8_z;
    const double t342 = do7_y_dp92 + dE7_yz_dp92 * panda_joint8_z;
    const double t343 = do7_z_dp92 + dE7_zz_dp92 * panda_joint8_z;
    const double dE7_xx_dp94 = R7_yx * E6_xz - R7_zx * E6_xy;
    const double dE7_xy_dp94 = R7_yy * E6_xz - R7_zy * E6_xy;
    const double minus_dE7_xz_dp94 = minus_R7_yz * E6_xz + R7_zz * E6_xy;
    const double minus_dE7_yx_dp94 = R7_zx * E6_yy + R7_yx * minus_E6_yz;
    const double minus_dE7_yy_dp94 = R7_zy * E6_yy + R7_yy * minus_E6_yz;
    const double minus_dE7_yz_dp94 = R7_zz * E6_yy - minus_R7_yz * minus_E6_yz;
    const double dE7_zx_dp94 = R7_yx * E6_zz - R7_zx * E6_zy;
    const double dE7_zy_dp94 = R7_yy * E6_zz - R7_zy * E6_zy;
    const double minus_dE7_zz_dp94 = minus_R7_yz * E6_zz + R7_zz * E6_zy;
    const double minus_do7_x_dp94 = p7_z * E6_xy + minus_p7_y * E6_xz;
    const double do7_y_dp94 = minus_p7_y * minus_E6_yz - p7_z * E6_yy;
    const double minus_do7_z_dp94 = p7_z * E6_zy + minus_p7_y * E6_zz;

    /* results */
    const double t344 = minus_do7_x_dp94 + minus_dE7_xz_dp94 * panda_joint8_z;
    const double t345 = do7_y_dp94 - minus_dE7_yz_dp94 * panda_joint8_z;
    const double t346 = minus_do7_z_dp94 + minus_dE7_zz_dp94 * panda_joint8_z;
    const double t347 = E7_xz * dE7_xy_dp72 - minus_E7_yz * dE7_yy_dp72;
    const double t348 = E7_xx * dE7_xz_dp72 - E7_yx * minus_dE7_yz_dp72;
    const double t349 = E7_xz * dE7_xy_dp74 - minus_E7_yz * dE7_yy_dp74;
    const double t350 = E7_xx * dE7_xz_dp74 - E7_yx * minus_dE7_yz_dp74;
    const double t351 = E7_xz * dE7_xy_dp76 - minus_E7_yz * dE7_yy_dp76;
    const double t352 = E7_xx * dE7_xz_dp76 - E7_yx * minus_dE7_yz_dp76;
    const double t353 = E7_xz * dE7_xy_dp78 - minus_E7_yz * dE7_yy_dp78;
    const double t354 = E7_xx * dE7_xz_dp78 - E7_yx * minus_dE7_yz_dp78;
    const double t355 = E7_xz * dE7_xy_dp80 - minus_E7_yz * dE7_yy_dp80;
    const double t356 = E7_xx * minus_dE7_xz_dp80 + E7_yx * minus_dE7_yz_dp80;
    const double t357 = E7_xz * dE7_xy_dp82 - minus_E7_yz * dE7_yy_dp82;
    const double t358 = E7_xx * minus_dE7_xz_dp82 + E7_yx * minus_dE7_yz_dp82;
    const double t359 = E7_xz * dE7_xy_dp84 - minus_E7_yz * dE7_yy_dp84;
    const double t360 = E7_xx * dE7_xz_dp84 - E7_yx * minus_dE7_yz_dp84;
    const double t361 = E7_xz * dE7_xy_dp86 - minus_E7_yz * dE7_yy_dp86;
    const double t362 = E7_xx * minus_dE7_xz_dp86 + E7_yx * minus_dE7_yz_dp86;
    const double t363 = E7_xz * dE7_xy_dp88 - minus_E7_yz * dE7_yy_dp88;
    const double t364 = E7_xz * dE7_xy_dp90 - minus_E7_yz * dE7_yy_dp90;
    const double t365 = E7_xx * minus_dE7_xz_dp90 + E7_yx * minus_dE7_yz_dp90;
    const double t366 = E7_xy * dE7_xx_dp90 - E7_yy * minus_dE7_yx_dp90;
    const double t367 = E7_xz * minus_dE7_xy_dp92 - minus_E7_yz * minus_dE7_yy_dp92;
    const double t368 = E7_xz * dE7_xy_dp94 + minus_E7_yz * minus_dE7_yy_dp94;
    const double t369 = E7_yx * minus_dE7_yz_dp94 + E7_xx * minus_dE7_xz_dp94;
    const double t370 = E7_xy * dE7_xx_dp94 - E7_yy * minus_dE7_yx_dp94;
    const double t371 = E7_xz * E7_xx - minus_E7_yz * E7_yx + E7_zz * E7_zx;
    const double t372 = E7_xy * E7_xz - E7_yy * minus_E7_yz + E7_zy * E7_zz;
    const double t373 = E7_xz * E7_xz + minus_E7_yz * minus_E7_yz + E7_zz * E7_zz;

    dX_dp[0][0][0] = E7_zz * E7_yy - minus_E7_yz * dE7_yy_dp70;
    dX_dp[0][0][1] = 0.0;
    dX_dp[0][0][2] = t347 + E7_zz * dE7_zy_dp72;
    dX_dp[0][0][3] = 0.0;
    dX_dp[0][0][4] = t349 + E7_zz * dE7_zy_dp74;
    dX_dp[0][0][5] = 0.0;
    dX_dp[0][0][6] = t351 + E7_zz * dE7_zy_dp76;
    dX_dp[0][0][7] = 0.0;
    dX_dp[0][0][8] = t353 + E7_zz * dE7_zy_dp78;
    dX_dp[0][0][9] = 0.0;
    dX_dp[0][0][10] = t355 + E7_zz * dE7_zy_dp80;
    dX_dp[0][0][11] = 0.0;
    dX_dp[0][0][12] = t357 + E7_zz * dE7_zy_dp82;
    dX_dp[0][0][13] = 0.0;
    dX_dp[0][0][14] = t359 + E7_zz * dE7_zy_dp84;
    dX_dp[0][0][15] = 0.0;
    dX_dp[0][0][16] = t361 + E7_zz * dE7_zy_dp86;
    dX_dp[0][0][17] = 0.0;
    dX_dp[0][0][18] = t363 + E7_zz * dE7_zy_dp88;
    dX_dp[0][0][19] = 0.0;
    dX_dp[0][0][20] = t364 + E7_zz * dE7_zy_dp90;
    dX_dp[0][0][21] = 0.0;
    dX_dp[0][0][22] = -(t367 + E7_zz * minus_dE7_zy_dp92);
    dX_dp[0][0][23] = 0.0;
    dX_dp[0][0][24] = t368 + E7_zz * dE7_zy_dp94;
    dX_dp[0][0][25] = 0.0;
    dX_dp[0][0][26] = -t371;
    dX_dp[0][0][27] = 0.0;
    dX_dp[0][0][28] = 0.0;
    dX_dp[0][1][0] = -(E7_yx * minus_dE7_yz_dp70 + E7_zx * minus_E7_yz);
    dX_dp[0][1][1] = 0.0;
    dX_dp[0][1][2] = t348 + E7_zx * dE7_zz_dp72;
    dX_dp[0][1][3] = 0.0;
    dX_dp[0][1][4] = t350 - E7_zx * minus_dE7_zz_dp74;
    dX_dp[0][1][5] = 0.0;
    dX_dp[0][1][6] = t352 + E7_zx * dE7_zz_dp76;
    dX_dp[0][1][7] = 0.0;
    dX_dp[0][1][8] = t354 - E7_zx * minus_dE7_zz_dp78;
    dX_dp[0][1][9] = 0.0;
    dX_dp[0][1][10] = E7_zx * dE7_zz_dp80 - t356;
    dX_dp[0][1][11] = 0.0;
    dX_dp[0][1][12] = -(t358 + E7_zx * minus_dE7_zz_dp82);
    dX_dp[0][1][13] = 0.0;
    dX_dp[0][1][14] = t360 + E7_zx * dE7_zz_dp84;
    dX_dp[0][1][15] = 0.0;
    dX_dp[0][1][16] = -(t362 + E7_zx * minus_dE7_zz_dp86);
    dX_dp[0][1][17] = 0.0;
    dX_dp[0][1][18] = E7_xx * dE7_xz_dp88 + E7_yx * dE7_yz_dp88 + E7_zx * dE7_zz_dp88;
    dX_dp[0][1][19] = 0.0;
    dX_dp[0][1][20] = -(t365 + E7_zx * minus_dE7_zz_dp90);
    dX_dp[0][1][21] = 0.0;
    dX_dp[0][1][22] = E7_xx * dE7_xz_dp92 + E7_yx * dE7_yz_dp92 + E7_zx * dE7_zz_dp92;
    dX_dp[0][1][23] = 0.0;
    dX_dp[0][1][24] = -(t369 + E7_zx * minus_dE7_zz_dp94);
    dX_dp[0][1][25] = 0.0;
    dX_dp[0][1][26] = 0.0;
    dX_dp[0][1][27] = 0.0;
    dX_dp[0][1][28] = 0.0;
    dX_dp[0][2][0] = E7_yy * dE7_yx_dp70 + E7_zy * E7_yx;
    dX_dp[0][2][1] = 0.0;
    dX_dp[0][2][2] = E7_xy * dE7_xx_dp72 + E7_yy * dE7_yx_dp72 + E7_zy * dE7_zx_dp72;
    dX_dp[0][2][3] = 0.0;
    dX_dp[0][2][4] = E7_xy * dE7_xx_dp74 + E7_yy * dE7_yx_dp74 + E7_zy * dE7_zx_dp74;
    dX_dp[0][2][5] = 0.0;
    dX_dp[0][2][6] = E7_xy * dE7_xx_dp76 + E7_yy * dE7_yx_dp76 + E7_zy * dE7_zx_dp76;
    dX_dp[0][2][7] = 0.0;
    dX_dp[0][2][8] = E7_xy * dE7_xx_dp78 + E7_yy * dE7_yx_dp78 + E7_zy * dE7_zx_dp78;
    dX_dp[0][2][9] = 0.0;
    dX_dp[0][2][10] = E7_xy * dE7_xx_dp80 + E7_yy * dE7_yx_dp80 + E7_zy * dE7_zx_dp80;
    dX_dp[0][2][11] = 0.0;
    dX_dp[0][2][12] = E7_xy * dE7_xx_dp82 + E7_yy * dE7_yx_dp82 + E7_zy * dE7_zx_dp82;
    dX_dp[0][2][13] = 0.0;
    dX_dp[0][2][14] = E7_xy * dE7_xx_dp84 + E7_yy * dE7_yx_dp84 + E7_zy * dE7_zx_dp84;
    dX_dp[0][2][15] = 0.0;
    dX_dp[0][2][16] = E7_xy * dE7_xx_dp86 + E7_yy * dE7_yx_dp86 + E7_zy * dE7_zx_dp86;
    dX_dp[0][2][17] = 0.0;
    dX_dp[0][2][18] = E7_xy * dE7_xx_dp88 + E7_yy * dE7_yx_dp88 + E7_zy * dE7_zx_dp88;
    dX_dp[0][2][19] = 0.0;
    dX_dp[0][2][20] = t366 + E7_zy * dE7_zx_dp90;
    dX_dp[0][2][21] = 0.0;
    dX_dp[0][2][22] = E7_xy * dE7_xx_dp92 + E7_yy * dE7_yx_dp92 + E7_zy * dE7_zx_dp92;
    dX_dp[0][2][23] = 0.0;
    dX_dp[0][2][24] = t370 + E7_zy * dE7_zx_dp94;
    dX_dp[0][2][25] = 0.0;
    dX_dp[0][2][26] = E7_xy * E7_xy + E7_yy * E7_yy + E7_zy * E7_zy;
    dX_dp[0][2][27] = 0.0;
    dX_dp[0][2][28] = 0.0;
    dX_dp[0][3][0] = E7_yx * t66 + E7_zx * t57;
    dX_dp[0][3][1] = E7_xx;
    dX_dp[0][3][2] = E7_xx * t104 + E7_yx * t105 + E7_zx * t106;
    dX_dp[0][3][3] = E7_zx * R1_zz - E7_yx * minus_R1_yz;
    dX_dp[0][3][4] = E7_xx * t148 + E7_yx * t149 + E7_zx * t150;
    dX_dp[0][3][5] = E7_xx * R1_xx + E7_yx * R1_yx + E7_zx * R1_zx;
    dX_dp[0][3][6] = E7_xx * t180 + E7_yx * t181 + E7_zx * t182;
    dX_dp[0][3][7] = E7_xx * E2_xz - E7_yx * minus_E2_yz + E7_zx * E2_zz;
    dX_dp[0][3][8] = E7_xx * t216 + E7_yx * t217 + E7_zx * t218;
    dX_dp[0][3][9] = E7_xx * E2_xx + E7_yx * E2_yx + E7_zx * E2_zx;
    dX_dp[0][3][10] = E7_xx * t242 + E7_yx * t243 + E7_zx * t244;
    dX_dp[0][3][11] = E7_xx * E3_xz - E7_yx * minus_E3_yz + E7_zx * E3_zz;
    dX_dp[0][3][12] = E7_xx * t273 + E7_yx * t274 + E7_zx * t275;
    dX_dp[0][3][13] = E7_xx * E3_xx + E7_yx * E3_yx + E7_zx * E3_zx;
    dX_dp[0][3][14] = E7_xx * t291 + E7_yx * t292 + E7_zx * t293;
    dX_dp[0][3][15] = E7_xx * E4_xz - E7_yx * minus_E4_yz + E7_zx * E4_zz;
    dX_dp[0][3][16] = E7_xx * t313 + E7_yx * t314 + E7_zx * t315;
    dX_dp[0][3][17] = E7_xx * E4_xx + E7_yx * E4_yx + E7_zx * E4_zx;
    dX_dp[0][3][18] = E7_xx * t325 + E7_yx * t326 + E7_zx * t327;
    dX_dp[0][3][19] = E7_xx * E5_xz - E7_yx * minus_E5_yz + E7_zx * E5_zz;
    dX_dp[0][3][20] = E7_xx * t338 + E7_yx * t339 + E7_zx * t340;
    dX_dp[0][3][21] = E7_xx * E5_xx + E7_yx * E5_yx + E7_zx * E5_zx;
    dX_dp[0][3][22] = E7_xx * t341 + E7_yx * t342 + E7_zx * t343;
    dX_dp[0][3][23] = E7_xx * E6_xz - E7_yx * minus_E6_yz + E7_zx * E6_zz;
    dX_dp[0][3][24] = E7_yx * t345 - E7_xx * t344 - E7_zx * t346;
    dX_dp[0][3][25] = E7_xx * E6_xx + E7_yx * E6_yx + E7_zx * E6_zx;
    dX_dp[0][3][26] = 0.0;
    dX_dp[0][3][27] = t371;
    dX_dp[0][3][28] = t371;
    dX_dp[0][4][0] = E7_yy * t66 + E7_zy * t57;
    dX_dp[0][4][1] = E7_xy;
    dX_dp[0][4][2] = E7_xy * t104 + E7_yy * t105 + E7_zy * t106;
    dX_dp[0][4][3] = E7_zy * R1_zz - E7_yy * minus_R1_yz;
    dX_dp[0][4][4] = E7_xy * t148 + E7_yy * t149 + E7_zy * t150;
    dX_dp[0][4][5] = E7_xy * R1_xx + E7_yy * R1_yx + E7_zy * R1_zx;
    dX_dp[0][4][6] = E7_xy * t180 + E7_yy * t181 + E7_zy * t182;
    dX_dp[0][4][7] = E7_xy * E2_xz - E7_yy * minus_E2_yz + E7_zy * E2_zz;
    dX_dp[0][4][8] = E7_xy * t216 + E7_yy * t217 + E7_zy * t218;
    dX_dp[0][4][9] = E7_xy * E2_xx + E7_yy * E2_yx + E7_zy * E2_zx;
    dX_dp[0][4][10] = E7_xy * t242 + E7_yy * t243 + E7_zy * t244;
    dX_dp[0][4][11] = E7_xy * E3_xz - E7_yy * minus_E3_yz + E7_zy * E3_zz;
    dX_dp[0][4][12] = E7_xy * t273 + E7_yy * t274 + E7_zy * t275;
    dX_dp[0][4][13] = E7_xy * E3_xx + E7_yy * E3_yx + E7_zy * E3_zx;
    dX_dp[0][4][14] = E7_xy * t291 + E7_yy * t292 + E7_zy * t293;
    dX_dp[0][4][15] = E7_xy * E4_xz - E7_yy * minus_E4_yz + E7_zy * E4_zz;
    dX_dp[0][4][16] = E7_xy * t313 + E7_yy * t314 + E7_zy * t315;
    dX_dp[0][4][17] = E7_xy * E4_xx + E7_yy * E4_yx + E7_zy * E4_zx;
    dX_dp[0][4][18] = E7_xy * t325 + E7_yy * t326 + E7_zy * t327;
    dX_dp[0][4][19] = E7_xy * E5_xz - E7_yy * minus_E5_yz + E7_zy * E5_zz;
    dX_dp[0][4][20] = E7_xy * t338 + E7_yy * t339 + E7_zy * t340;
    dX_dp[0][4][21] = E7_xy * E5_xx + E7_yy * E5_yx + E7_zy * E5_zx;
    dX_dp[0][4][22] = E7_xy * t341 + E7_yy * t342 + E7_zy * t343;
    dX_dp[0][4][23] = E7_xy * E6_xz - E7_yy * minus_E6_yz + E7_zy * E6_zz;
    dX_dp[0][4][24] = E7_yy * t345 - E7_xy * t344 - E7_zy * t346;
    dX_dp[0][4][25] = E7_xy * E6_xx + E7_yy * E6_yx + E7_zy * E6_zx;
    dX_dp[0][4][26] = 0.0;
    dX_dp[0][4][27] = t372;
    dX_dp[0][4][28] = t372;
    dX_dp[0][5][0] = E7_zz * t57 - minus_E7_yz * t66;
    dX_dp[0][5][1] = E7_xz;
    dX_dp[0][5][2] = E7_xz * t104 - minus_E7_yz * t105 + E7_zz * t106;
    dX_dp[0][5][3] = minus_E7_yz * minus_R1_yz + E7_zz * R1_zz;
    dX_dp[0][5][4] = E7_xz * t148 - minus_E7_yz * t149 + E7_zz * t150;
    dX_dp[0][5][5] = E7_xz * R1_xx - minus_E7_yz * R1_yx + E7_zz * R1_zx;
    dX_dp[0][5][6] = E7_xz * t180 - minus_E7_yz * t181 + E7_zz * t182;
    dX_dp[0][5][7] = E7_xz * E2_xz + minus_E7_yz * minus_E2_yz + E7_zz * E2_zz;
    dX_dp[0][5][8] = E7_xz * t216 - minus_E7_yz * t217 + E7_zz * t218;
    dX_dp[0][5][9] = E7_xz * E2_xx - minus_E7_yz * E2_yx + E7_zz * E2_zx;
    dX_dp[0][5][10] = E7_xz * t242 - minus_E7_yz * t243 + E7_zz * t244;
    dX_dp[0][5][11] = E7_xz * E3_xz + minus_E7_yz * minus_E3_yz + E7_zz * E3_zz;
    dX_dp[0][5][12] = E7_xz * t273 - minus_E7_yz * t274 + E7_zz * t275;
    dX_dp[0][5][13] = E7_xz * E3_xx - minus_E7_yz * E3_yx + E7_zz * E3_zx;
    dX_dp[0][5][14] = E7_xz * t291 - minus_E7_yz * t292 + E7_zz * t293;
    dX_dp[0][5][15] = E7_xz * E4_xz + minus_E7_yz * minus_E4_yz + E7_zz * E4_zz;
    dX_dp[0][5][16] = E7_xz * t313 - minus_E7_yz * t314 + E7_zz * t315;
    dX_dp[0][5][17] = E7_xz * E4_xx - minus_E7_yz * E4_yx + E7_zz * E4_zx;
    dX_dp[0][5][18] = E7_xz * t325 - minus_E7_yz * t326 + E7_zz * t327;
    dX_dp[0][5][19] = E7_xz * E5_xz + minus_E7_yz * minus_E5_yz + E7_zz * E5_zz;
    dX_dp[0][5][20] = E7_xz * t338 - minus_E7_yz * t339 + E7_zz * t340;
    dX_dp[0][5][21] = E7_xz * E5_xx - minus_E7_yz * E5_yx + E7_zz * E5_zx;
    dX_dp[0][5][22] = E7_xz * t341 - minus_E7_yz * t342 + E7_zz * t343;
    dX_dp[0][5][23] = E7_xz * E6_xz + minus_E7_yz * minus_E6_yz + E7_zz * E6_zz;
    dX_dp[0][5][24] = -(E7_xz * t344 + minus_E7_yz * t345 + E7_zz * t346);
    dX_dp[0][5][25] = E7_xz * E6_xx - minus_E7_yz * E6_yx + E7_zz * E6_zx;
    dX_dp[0][5][26] = 0.0;
    dX_dp[0][5][27] = t373;
    dX_dp[0][5][28] = t373;
}

/* Gradient of each tip's position in the parameters, in base axes. */
void panda_position_gradient(const double q[7], const double p[99], double dx_dp[1][3][29])
{
    /* parameters */
    const double panda_joint1_alpha = p[70];
    const double panda_joint1_theta = p[72];
    const double panda_joint1_d = p[73];
    const double panda_joint2_alpha = p[74];
    const double panda_joint2_a = p[75];
    const double panda_joint2_theta = p[76];
    const double panda_joint2_d = p[77];
    const double panda_joint3_alpha = p[78];
    const double panda_joint3_a = p[79];
    const double panda_joint3_theta = p[80];
    const double panda_joint3_d = p[81];
    const double panda_joint4_alpha = p[82];
    const double panda_joint4_a = p[83];
    const double panda_joint4_theta = p[84];
    const double panda_joint4_d = p[85];
    const double panda_joint5_alpha = p[86];
    const double panda_joint5_a = p[87];
    const double panda_joint5_theta = p[88];
    const double panda_joint5_d = p[89];
    const double panda_joint6_alpha = p[90];
    const double panda_joint6_a = p[91];
    const double panda_joint6_theta = p[92];
    const double panda_joint6_d = p[93];
    const double panda_joint7_alpha = p[94];
    const double panda_joint7_a = p[95];
    const double panda_joint7_d = p[97];
    const double panda_joint8_z = p[98];

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
    const double minus_R1_yz = sin(panda_joint1_alpha);
    const double R1_zz = cos(panda_joint1_alpha);
    const double t1 = sin(panda_joint1_theta);
    const double t2 = cos(panda_joint1_theta);
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
    const double minus_R2_yz = sin(panda_joint2_alpha);
    const double R2_zz = cos(panda_joint2_alpha);
    const double t7 = sin(panda_joint2_theta);
    const double t8 = cos(panda_joint2_theta);
    const double t9 = R2_zz * t7;
    const double t10 = R2_zz * t8;
    const double t11 = minus_R2_yz * t7;
    const double t12 = minus_R2_yz * t8;
    const double minus_p2_y = minus_R2_yz * panda_joint2_d;
    const double p2_z = R2_zz * panda_joint2_d;
    const double R2_xx = t8 * c2 - t7 * s2;
    const double minus_R2_xy = t8 * s2 + t7 * c2;
    const double R2_yx = t9 * c2 + t10 * s2;
    const double R2_yy = t10 * c2 - t9 * s2;
    const double R2_zx = t11 * c2 + t12 * s2;
    const double R2_zy = t12 * c2 - t11 * s2;

    /* joint 3: rotation R and translation p from link 3 to its parent */
    const double minus_R3_yz = sin(panda_joint3_alpha);
    const double R3_zz = cos(panda_joint3_alpha);
    const double t13 = sin(panda_joint3_theta);
    const double t14 = cos(panda_joint3_theta);
    const double t15 = R3_zz * t13;
    const double t16 = R3_zz * t14;
    const double t17 = minus_R3_yz * t13;
    const double t18 = minus_R3_yz * t14;
    const double minus_p3_y = minus_R3_yz * panda_joint3_d;
    const double p3_z = R3_zz * panda_joint3_d;
    const double R3_xx = t14 * c3 - t13 * s3;
    const double minus_R3_xy = t14 * s3 + t13 * c3;
    const double R3_yx = t15 * c3 + t16 * s3;
    const double R3_yy = t16 * c3 - t15 * s3;
    const double R3_zx = t17 * c3 + t18 * s3;
    const double R3_zy = t18 * c3 - t17 * s3;

    /* joint 4: rotation R and translation p from link 4 to its parent */
    const double minus_R4_yz = sin(panda_joint4_alpha);
    const double R4_zz = cos(panda_joint4_alpha);
    const double t19 = sin(panda_joint4_theta);
    const double t20 = cos(panda_joint4_theta);
    const double t21 = R4_zz * t19;
    const double t22 = R4_zz * t20;
    const double t23 = minus_R4_yz * t19;
    const double t24 = minus_R4_yz * t20;
    const double minus_p4_y = minus_R4_yz * panda_joint4_d;
    const double p4_z = R4_zz * panda_joint4_d;
    const double R4_xx = t20 * c4 - t19 * s4;
    const double minus_R4_xy = t20 * s4 + t19 * c4;
    const double R4_yx = t21 * c4 + t22 * s4;
    const double R4_yy = t22 * c4 - t21 * s4;
    const double R4_zx = t23 * c4 + t24 * s4;
    const double R4_zy = t24 * c4 - t23 * s4;

    /* joint 5: rotation R and translation p from link 5 to its parent */
    const double minus_R5_yz = sin(panda_joint5_alpha);
    const double R5_zz = cos(panda_joint5_alpha);
    const double t25 = sin(panda_joint5_theta);
    const double t26 = cos(panda_joint5_theta);
    const double t27 = R5_zz * t25;
    const double t28 = R5_zz * t26;
    const double t29 = minus_R5_yz * t25;
    const double t30 = minus_R5_yz * t26;
    const double minus_p5_y = minus_R5_yz * panda_joint5_d;
    const double p5_z = R5_zz * panda_joint5_d;
    const double R5_xx = t26 * c5 - t25 * s5;
    const double minus_R5_xy = t26 * s5 + t25 * c5;
    const double R5_yx = t27 * c5 + t28 * s5;
    const double R5_yy = t28 * c5 - t27 * s5;
    const double R5_zx = t29 * c5 + t30 * s5;
    const double R5_zy = t30 * c5 - t29 * s5;

    /* joint 6: rotation R and translation p from link 6 to its parent */
    const double minus_R6_yz = sin(panda_joint6_alpha);
    const double R6_zz = cos(panda_joint6_alpha);
    const double t31 = sin(panda_joint6_theta);
    const double t32 = cos(panda_joint6_theta);
    const double t33 = R6_zz * t31;
    const double t34 = R6_zz * t32;
    const double t35 = minus_R6_yz * t31;
    const double t36 = minus_R6_yz * t32;
    const double minus_p6_y = minus_R6_yz * panda_joint6_d;
    const double p6_z = R6_zz * panda_joint6_d;
    const double R6_xx = t32 * c6 - t31 * s6;
    const double minus_R6_xy = t32 * s6 + t31 * c6;
    const double R6_yx = t33 * c6 + t34 * s6;
    const double R6_yy = t34 * c6 - t33 * s6;
    const double R6_zx = t35 * c6 + t36 * s6;
    const double R6_zy = t36 * c6 - t35 * s6;

    /* joint 7: rotation R and translation p from link 7 to its parent */
    const double minus_R7_yz = sin(panda_joint7_alpha);
    const double R7_zz = cos(panda_joint7_alpha);
    const double minus_p7_y = minus_R7_yz * panda_joint7_d;
    const double p7_z = R7_zz * panda_joint7_d;

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
    const double E5_yy = E4_yy * R5_yy - E4_yx * minus_R5_xy - minus_E4_yz * R5_zy;
    const double minus_E5_yz = E4_yy * minus_R5_yz + minus_E4_yz * R5_zz;
    const double E5_zx = E4_zx * R5_xx + E4_zy * R5_yx + E4_zz * R5_zx;
    const double E5_zy = E4_zy * R5_yy - E4_zx * minus_R5_xy + E4_zz * R5_zy;
    const double E5_zz = E4_zz * R5_zz - E4_zy * minus_R5_yz;

    /* link 6: axes E and origin o in the base frame */
    const double E6_xx = E5_xx * R6_xx + E5_xy * R6_yx + E5_xz * R6_zx;
    const double E6_xy = E5_xy * R6_yy - E5_xx * minus_R6_xy + E5_xz * R6_zy;
    const double E6_xz = E5_xz * R6_zz - E5_xy * minus_R6_yz;
    const double E6_yx = E5_yx * R6_xx + E5_yy * R6_yx - minus_E5_yz * R6_zx;
    const double E6_yy = E5_yy * R6_yy - E5_yx * minus_R6_xy - minus_E5_yz * R6_zy;
    const double minus_E6_yz = E5_yy * minus_R6_yz + minus_E5_yz * R6_zz;
    const double E6_zx = E5_zx * R6_xx + E5_zy * R6_yx + E5_zz * R6_zx;
    const double E6_zy = E5_zy * R6_yy - E5_zx * minus_R6_xy + E5_zz * R6_zy;
    const double E6_zz = E5_zz * R6_zz - E5_zy * minus_R6_yz;

    /* link 7: axes E and origin o in the base frame */
    const double E7_xz = E6_xz * R7_zz - E6_xy * minus_R7_yz;
    const double minus_E7_yz = E6_yy * minus_R7_yz + minus_E6_yz * R7_zz;
    const double E7_zz = E6_zz * R7_zz - E6_zy * minus_R7_yz;

    /* X[3] by way of link 6: axes E and origin o in the base frame */
    const double dX4_dE6_xz = p7_z + panda_joint8_z * R7_zz;
    const double minus_dX4_dE6_xy = minus_p7_y + panda_joint8_z * minus_R7_yz;

    /* X[3] by way of joint 6: rotation R and translation p from link 6 to its parent */
    const double minus_dX4_dR6_zy = minus_dX4_dE6_xy * E5_xz;
    const double minus_dX4_dR6_yy = minus_dX4_dE6_xy * E5_xy;
    const double minus_dX4_dR6_xy = minus_dX4_dE6_xy * E5_xx;

    /* X[3] by way of link 5: axes E and origin o in the base frame */
    const double t37 = p6_z + dX4_dE6_xz * R6_zz - minus_dX4_dE6_xy * R6_zy;
    const double dX4_dE5_xz = t37 + panda_joint7_a * R6_zx;

    /* X[3] by way of joint 6: rotation R and translation p from link 6 to its parent */
    const double dX4_dR6_zx = panda_joint7_a * E5_xz;

    /* X[3] by way of link 5: axes E and origin o in the base frame */
    const double t38 = minus_p6_y + dX4_dE6_xz * minus_R6_yz + minus_dX4_dE6_xy * R6_yy;
    const double dX4_dE5_xy = panda_joint7_a * R6_yx - t38;

    /* X[3] by way of joint 6: rotation R and translation p from link 6 to its parent */
    const double dX4_dR6_yx = panda_joint7_a * E5_xy;

    /* X[3] by way of link 5: axes E and origin o in the base frame */
    const double t39 = panda_joint6_a + minus_dX4_dE6_xy * minus_R6_xy;
    const double dX4_dE5_xx = t39 + panda_joint7_a * R6_xx;

    /* X[3] by way of joint 6: rotation R and translation p from link 6 to its parent */
    const double dX4_dR6_xx = panda_joint7_a * E5_xx;

    /* X[3] by way of joint 5: rotation R and translation p from link 5 to its parent */
    const double dX4_dR5_zy = dX4_dE5_xy * E4_xz;
    const double dX4_dR5_yy = dX4_dE5_xy * E4_xy;
    const double dX4_dR5_xy = dX4_dE5_xy * E4_xx;

    /* X[3] by way of link 4: axes E and origin o in the base frame */
    const double t40 = p5_z + dX4_dE5_xz * R5_zz + dX4_dE5_xy * R5_zy;
    const double dX4_dE4_xz = t40 + dX4_dE5_xx * R5_zx;

    /* X[3] by way of joint 5: rotation R and translation p from link 5 to its parent */
    const double dX4_dR5_zx = dX4_dE5_xx * E4_xz;

    /* X[3] by way of link 4: axes E and origin o in the base frame */
    const double t41 = dX4_dE5_xy * R5_yy - (minus_p5_y + dX4_dE5_xz * minus_R5_yz);
    const double dX4_dE4_xy = t41 + dX4_dE5_xx * R5_yx;

    /* X[3] by way of joint 5: rotation R and translation p from link 5 to its parent */
    const double dX4_dR5_yx = dX4_dE5_xx * E4_xy;

    /* X[3] by way of link 4: axes E and origin o in the base frame */
    const double dX4_dE4_xx = panda_joint5_a - dX4_dE5_xy * minus_R5_xy + dX4_dE5_xx * R5_xx;

    /* X[3] by way of joint 5: rotation R and translation p from link 5 to its parent */
    const double dX4_dR5_xx = dX4_dE5_xx * E4_xx;

    /* X[3] by way of joint 4: rotation R and translation p from link 4 to its parent */
    const double dX4_dR4_zy = dX4_dE4_xy * E3_xz;
    const double dX4_dR4_yy = dX4_dE4_xy * E3_xy;
    const double dX4_dR4_xy = dX4_dE4_xy * E3_xx;

    /* X[3] by way of link 3: axes E and origin o in the base frame */
    const double t42 = p4_z + dX4_dE4_xz * R4_zz + dX4_dE4_xy * R4_zy;
    const double dX4_dE3_xz = t42 + dX4_dE4_xx * R4_zx;

    /* X[3] by way of joint 4: rotation R and translation p from link 4 to its parent */
    const double dX4_dR4_zx = dX4_dE4_xx * E3_xz;

    /* X[3] by way of link 3: axes E and origin o in the base frame */
    const double t43 = dX4_dE4_xy * R4_yy - (minus_p4_y + dX4_dE4_xz * minus_R4_yz);
    const double dX4_dE3_xy = t43 + dX4_dE4_xx * R4_yx;

    /* X[3] by way of joint 4: rotation R and translation p from link 4 to its parent */
    const double dX4_dR4_yx = dX4_dE4_xx * E3_xy;

    /* X[3] by way of link 3: axes E and origin o in the base frame */
    const double dX4_dE3_xx = panda_joint4_a - dX4_dE4_xy * minus_R4_xy + dX4_dE4_xx * R4_xx;

    /* X[3] by way of joint 4: rotation R and translation p from link 4 to its parent */
    const double dX4_dR4_xx = dX4_dE4_xx * E3_xx;

    /* X[3] by way of joint 3: rotation R and translation p from link 3 to its parent */
    const double dX4_dR3_zy = dX4_dE3_xy * E2_xz;
    const double minus_dX4_dR3_yy = dX4_dE3_xy * minus_E2_xy;
    const double dX4_dR3_xy = dX4_dE3_xy * E2_xx;

    /* X[3] by way of link 2: axes E and origin o in the base frame */
    const double t44 = p3_z + dX4_dE3_xz * R3_zz + dX4_dE3_xy * R3_zy;
    const double dX4_dE2_xz = t44 + dX4_dE3_xx * R3_zx;

    /* X[3] by way of joint 3: rotation R and translation p from link 3 to its parent */
    const double dX4_dR3_zx = dX4_dE3_xx * E2_xz;

    /* X[3] by way of link 2: axes E and origin o in the base frame */
    const double t45 = minus_p3_y + dX4_dE3_xz * minus_R3_yz - dX4_dE3_xy * R3_yy;
    const double minus_dX4_dE2_xy = t45 - dX4_dE3_xx * R3_yx;

    /* X[3] by way of joint 3: rotation R and translation p from link 3 to its parent */
    const double minus_dX4_dR3_yx = dX4_dE3_xx * minus_E2_xy;

    /* X[3] by way of link 2: axes E and origin o in the base frame */
    const double dX4_dE2_xx = panda_joint3_a - dX4_dE3_xy * minus_R3_xy + dX4_dE3_xx * R3_xx;

    /* X[3] by way of joint 3: rotation R and translation p from link 3 to its parent */
    const double dX4_dR3_xx = dX4_dE3_xx * E2_xx;

    /* X[3] by way of joint 2: rotation R and translation p from link 2 to its parent */
    const double dX4_dR2_yy = minus_dX4_dE2_xy * minus_R1_xy;
    const double minus_dX4_dR2_xy = minus_dX4_dE2_xy * R1_xx;

    /* X[3] by way of joint 1: rotation R and translation p from link 1 to its parent */
    const double t46 = minus_p2_y + dX4_dE2_xz * minus_R2_yz + minus_dX4_dE2_xy * R2_yy;
    const double minus_dX4_dR1_xy = t46 - dX4_dE2_xx * R2_yx;

    /* X[3] by way of joint 2: rotation R and translation p from link 2 to its parent */
    const double minus_dX4_dR2_yx = dX4_dE2_xx * minus_R1_xy;

    /* X[3] by way of joint 1: rotation R and translation p from link 1 to its parent */
    const double t47 = panda_joint2_a + minus_dX4_dE2_xy * minus_R2_xy;
    const double dX4_dR1_xx = t47 + dX4_dE2_xx * R2_xx;

    /* X[3] by way of joint 2: rotation R and translation p from link 2 to its parent */
    const double dX4_dR2_xx = dX4_dE2_xx * R1_xx;

    /* X[3] by way of joint 7: rotation R and translation p from link 7 to its parent */
    const double dX4_dR7_zz = panda_joint8_z * E6_xz + E6_xz * panda_joint7_d;
    const double dX4_dR7_yz = panda_joint8_z * E6_xy + E6_xy * panda_joint7_d;

    /* X[3] by way of joint 6: rotation R and translation p from link 6 to its parent */
    const double t48 = dX4_dR6_zx * s6 - minus_dX4_dR6_zy * c6;
    const double t49 = minus_dX4_dR6_zy * s6 + dX4_dR6_zx * c6;
    const double t50 = dX4_dR6_yx * s6 - minus_dX4_dR6_yy * c6;
    const double t51 = minus_dX4_dR6_yy * s6 + dX4_dR6_yx * c6;
    const double t52 = t48 * t32 - (dX4_dE6_xz * E5_xy + E5_xy * panda_joint6_d);
    const double minus_dX4_dR6_yz = t52 + t49 * t31;
    const double t53 = minus_dX4_dR6_xy * s6 + dX4_dR6_xx * c6 + t48 * minus_R6_yz;
    const double t54 = dX4_dE6_xz * E5_xz + E5_xz * panda_joint6_d + t50 * t32;
    const double dX4_dR6_zz = t54 + t51 * t31;

    /* X[3] by way of joint 5: rotation R and translation p from link 5 to its parent */
    const double t55 = minus_dX4_dR6_xy * c6 - dX4_dR6_xx * s6 + t49 * minus_R6_yz;
    const double t56 = dX4_dR5_zy * c5 + dX4_dR5_zx * s5;
    const double t57 = dX4_dR5_zx * c5 - dX4_dR5_zy * s5;
    const double t58 = dX4_dR5_yy * c5 + dX4_dR5_yx * s5;
    const double t59 = dX4_dR5_yx * c5 - dX4_dR5_yy * s5;
    const double t60 = t56 * t26 - (dX4_dE5_xz * E4_xy + E4_xy * panda_joint5_d);
    const double minus_dX4_dR5_yz = t60 + t57 * t25;
    const double t61 = dX4_dR5_xx * c5 - dX4_dR5_xy * s5 + t56 * minus_R5_yz;
    const double t62 = dX4_dE5_xz * E4_xz + E4_xz * panda_joint5_d + t58 * t26;
    const double dX4_dR5_zz = t62 + t59 * t25;

    /* X[3] by way of joint 4: rotation R and translation p from link 4 to its parent */
    const double t63 = t57 * minus_R5_yz - (dX4_dR5_xy * c5 + dX4_dR5_xx * s5);
    const double t64 = dX4_dR4_zy * c4 + dX4_dR4_zx * s4;
    const double t65 = dX4_dR4_zx * c4 - dX4_dR4_zy * s4;
    const double t66 = dX4_dR4_yy * c4 + dX4_dR4_yx * s4;
    const double t67 = dX4_dR4_yx * c4 - dX4_dR4_yy * s4;
    const double t68 = t64 * t20 - (E3_xy * panda_joint4_d + dX4_dE4_xz * E3_xy);
    const double minus_dX4_dR4_yz = t68 + t65 * t19;
    const double t69 = dX4_dR4_xx * c4 - dX4_dR4_xy * s4 + t64 * minus_R4_yz;
    const double t70 = dX4_dE4_xz * E3_xz + E3_xz * panda_joint4_d + t66 * t20;
    const double dX4_dR4_zz = t70 + t67 * t19;

    /* X[3] by way of joint 3: rotation R and translation p from link 3 to its parent */
    const double t71 = t65 * minus_R4_yz - (dX4_dR4_xy * c4 + dX4_dR4_xx * s4);
    const double t72 = dX4_dR3_zy * c3 + dX4_dR3_zx * s3;
    const double t73 = dX4_dR3_zx * c3 - dX4_dR3_zy * s3;
    const double t74 = minus_dX4_dR3_yy * c3 + minus_dX4_dR3_yx * s3;
    const double t75 = minus_dX4_dR3_yy * s3 - minus_dX4_dR3_yx * c3;
    const double t76 = dX4_dE3_xz * minus_E2_xy + minus_E2_xy * panda_joint3_d;
    const double minus_dX4_dR3_yz = t76 + t72 * t14 + t73 * t13;
    const double t77 = dX4_dR3_xx * c3 - dX4_dR3_xy * s3 + t72 * minus_R3_yz;
    const double t78 = dX4_dE3_xz * E2_xz + E2_xz * panda_joint3_d - t74 * t14;
    const double dX4_dR3_zz = t78 + t75 * t13;

    /* X[3] by way of joint 2: rotation R and translation p from link 2 to its parent */
    const double t79 = t73 * minus_R3_yz - (dX4_dR3_xy * c3 + dX4_dR3_xx * s3);
    const double t80 = dX4_dR2_yy * c2 - minus_dX4_dR2_yx * s2;
    const double t81 = dX4_dR2_yy * s2 + minus_dX4_dR2_yx * c2;
    const double minus_dX4_dR2_yz = dX4_dE2_xz * minus_R1_xy + minus_R1_xy * panda_joint2_d;
    const double dX4_dR2_zz = t80 * t8 - t81 * t7;

    /* X[7] by way of joint 6: rotation R and translation p from link 6 to its parent */
    const double t82 = (minus_dX4_dR2_xy * c2 - dX4_dR2_xx * s2 - t81 * R2_zz) * t8;
    const double t83 = (minus_dX4_dR2_xy * s2 + dX4_dR2_xx * c2 + t80 * R2_zz) * t7;
    const double t84 = minus_dX4_dR1_xy * c1;
    const double t85 = dX4_dR1_xx * s1;
    const double t86 = t84 - t85;
    const double t87 = minus_dX4_dR1_xy * s1 + dX4_dR1_xx * c1;
    const double t88 = t87 * t1;
    const double t89 = t86 * t2;
    const double dX8_dR6_zy = minus_dX4_dE6_xy * minus_E5_yz;
    const double minus_dX8_dR6_yy = minus_dX4_dE6_xy * E5_yy;
    const double minus_dX8_dR6_xy = minus_dX4_dE6_xy * E5_yx;
    const double minus_dX8_dR6_zx = panda_joint7_a * minus_E5_yz;
    const double dX8_dR6_yx = panda_joint7_a * E5_yy;
    const double dX8_dR6_xx = panda_joint7_a * E5_yx;

    /* X[7] by way of joint 5: rotation R and translation p from link 5 to its parent */
    const double minus_dX8_dR5_zy = dX4_dE5_xy * minus_E4_yz;
    const double dX8_dR5_yy = dX4_dE5_xy * E4_yy;
    const double dX8_dR5_xy = dX4_dE5_xy * E4_yx;
    const double minus_dX8_dR5_zx = dX4_dE5_xx * minus_E4_yz;
    const double dX8_dR5_yx = dX4_dE5_xx * E4_yy;
    const double dX8_dR5_xx = dX4_dE5_xx * E4_yx;

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
    const double t90 = dX4_dE2_xz * R2_zz + p2_z - minus_dX4_dE2_xy * R2_zy;
    const double minus_dX8_dR2_zx = dX4_dE2_xx * minus_R1_yz;
    const double dX8_dR2_yx = dX4_dE2_xx * R1_yy;
    const double dX8_dR2_xx = dX4_dE2_xx * R1_yx;

    /* X[7] by way of joint 7: rotation R and translation p from link 7 to its parent */
    const double minus_dX8_dR7_zz = panda_joint8_z * minus_E6_yz + minus_E6_yz * panda_joint7_d;
    const double dX8_dR7_yz = E6_yy * panda_joint7_d + panda_joint8_z * E6_yy;

    /* X[7] by way of joint 6: rotation R and translation p from link 6 to its parent */
    const double t91 = dX8_dR6_zy * c6 - minus_dX8_dR6_zx * s6;
    const double t92 = dX8_dR6_zy * s6 + minus_dX8_dR6_zx * c6;
    const double t93 = dX8_dR6_yx * s6 - minus_dX8_dR6_yy * c6;
    const double t94 = minus_dX8_dR6_yy * s6 + dX8_dR6_yx * c6;
    const double t95 = t91 * t32 - (E5_yy * panda_joint6_d + dX4_dE6_xz * E5_yy);
    const double minus_dX8_dR6_yz = t95 - t92 * t31;
    const double t96 = dX4_dE6_xz * minus_E5_yz + minus_E5_yz * panda_joint6_d;
    const double t97 = minus_dX8_dR6_xy * s6 + dX8_dR6_xx * c6 + t91 * minus_R6_yz;
    const double dX8_dR6_zz = t93 * t32 - t96 + t94 * t31;

    /* X[7] by way of joint 5: rotation R and translation p from link 5 to its parent */
    const double t98 = minus_dX8_dR6_xy * c6 - dX8_dR6_xx * s6 - t92 * minus_R6_yz;
    const double t99 = minus_dX8_dR5_zy * c5 + minus_dX8_dR5_zx * s5;
    const double t100 = minus_dX8_dR5_zx * c5 - minus_dX8_dR5_zy * s5;
    const double t101 = dX8_dR5_yy * c5 + dX8_dR5_yx * s5;
    const double t102 = dX8_dR5_yx * c5 - dX8_dR5_yy * s5;
    const double t103 = dX4_dE5_xz * E4_yy + E4_yy * panda_joint5_d + t99 * t26;
    const double dX8_dR5_yz = t103 + t100 * t25;
    const double t104 = dX4_dE5_xz * minus_E4_yz + minus_E4_yz * panda_joint5_d;
    const double t105 = dX8_dR5_xx * c5 - dX8_dR5_xy * s5 - t99 * minus_R5_yz;
    const double dX8_dR5_zz = t101 * t26 - t104 + t102 * t25;

    /* X[7] by way of joint 4: rotation R and translation p from link 4 to its parent */
    const double t106 = dX8_dR5_xy * c5 + dX8_dR5_xx * s5 + t100 * minus_R5_yz;
    const double t107 = minus_dX8_dR4_zy * c4 + minus_dX8_dR4_zx * s4;
    const double t108 = minus_dX8_dR4_zy * s4 - minus_dX8_dR4_zx * c4;
    const double t109 = dX8_dR4_yy * c4 + dX8_dR4_yx * s4;
    const double t110 = dX8_dR4_yx * c4 - dX8_dR4_yy * s4;
    const double t111 = dX4_dE4_xz * E3_yy + E3_yy * panda_joint4_d + t107 * t20;
    const double minus_dX8_dR4_yz = t108 * t19 - t111;
    const double t112 = dX4_dE4_xz * minus_E3_yz + minus_E3_yz * panda_joint4_d;
    const double t113 = dX8_dR4_xx * c4 - dX8_dR4_xy * s4 - t107 * minus_R4_yz;
    const double dX8_dR4_zz = t109 * t20 - t112 + t110 * t19;

    /* X[7] by way of joint 3: rotation R and translation p from link 3 to its parent */
    const double t114 = t108 * minus_R4_yz - (dX8_dR4_xy * c4 + dX8_dR4_xx * s4);
    const double t115 = minus_dX8_dR3_zy * c3 + minus_dX8_dR3_zx * s3;
    const double t116 = minus_dX8_dR3_zy * s3 - minus_dX8_dR3_zx * c3;
    const double t117 = dX8_dR3_yy * c3 + dX8_dR3_yx * s3;
    const double t118 = dX8_dR3_yx * c3 - dX8_dR3_yy * s3;
    const double t119 = dX4_dE3_xz * E2_yy + E2_yy * panda_joint3_d + t115 * t14;
    const double minus_dX8_dR3_yz = t116 * t13 - t119;
    const double t120 = dX4_dE3_xz * minus_E2_yz + minus_E2_yz * panda_joint3_d;
    const double t121 = dX8_dR3_xx * c3 - dX8_dR3_xy * s3 - t115 * minus_R3_yz;
    const double dX8_dR3_zz = t117 * t14 - t120 + t118 * t13;

    /* X[7] by way of joint 2: rotation R and translation p from link 2 to its parent */
    const double t122 = t116 * minus_R3_yz - (dX8_dR3_xy * c3 + dX8_dR3_xx * s3);
    const double t123 = minus_dX8_dR2_zx * s2 - dX8_dR2_zy * c2;
    const double t124 = dX8_dR2_zy * s2 + minus_dX8_dR2_zx * c2;
    const double t125 = dX8_dR2_yx * s2 - minus_dX8_dR2_yy * c2;
    const double t126 = dX8_dR2_yx * c2 + minus_dX8_dR2_yy * s2;
    const double t127 = dX4_dE2_xz * R1_yy + R1_yy * panda_joint2_d + t123 * t8;
    const double dX8_dR2_yz = t124 * t7 + t127;
    const double t128 = dX4_dE2_xz * minus_R1_yz + minus_R1_yz * panda_joint2_d;
    const double t129 = dX8_dR2_xx * c2 + minus_dX8_dR2_xy * s2 - t123 * minus_R2_yz;
    const double dX8_dR2_zz = t125 * t8 - t128 + t126 * t7;

    /* X[7] by way of joint 1: rotation R and translation p from link 1 to its parent */
    const double t130 = t124 * minus_R2_yz + (dX8_dR2_xx * s2 - minus_dX8_dR2_xy * c2);
    const double t131 = t85 - t84;
    const double dX8_dR1_yz = t90 + dX4_dE2_xx * R2_zx + panda_joint1_d;
    const double dX8_dR1_zz = t131 * t2 + t88;

    /* X[11] by way of joint 6: rotation R and translation p from link 6 to its parent */
    const double minus_dX12_dR6_zy = minus_dX4_dE6_xy * E5_zz;
    const double minus_dX12_dR6_yy = minus_dX4_dE6_xy * E5_zy;
    const double minus_dX12_dR6_xy = minus_dX4_dE6_xy * E5_zx;
    const double dX12_dR6_zx = panda_joint7_a * E5_zz;
    const double dX12_dR6_yx = panda_joint7_a * E5_zy;
    const double dX12_dR6_xx = panda_joint7_a * E5_zx;

    /* X[11] by way of joint 5: rotation R and translation p from link 5 to its parent */
    const double dX12_dR5_zy = dX4_dE5_xy * E4_zz;
    const double dX12_dR5_yy = dX4_dE5_xy * E4_zy;
    const double dX12_dR5_xy = dX4_dE5_xy * E4_zx;
    const double dX12_dR5_zx = dX4_dE5_xx * E4_zz;
    const double dX12_dR5_yx = dX4_dE5_xx * E4_zy;
    const double dX12_dR5_xx = dX4_dE5_xx * E4_zx;

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

    /* X[11] by way of joint 7: rotation R and translation p from link 7 to its parent */
    const double dX12_dR7_zz = panda_joint8_z * E6_zz + E6_zz * panda_joint7_d;
    const double dX12_dR7_yz = panda_joint8_z * E6_zy + E6_zy * panda_joint7_d;

    /* X[11] by way of joint 6: rotation R and translation p from link 6 to its parent */
    const double t132 = dX12_dR6_zx * s6 - minus_dX12_dR6_zy * c6;
    const double t133 = minus_dX12_dR6_zy * s6 + dX12_dR6_zx * c6;
    const double t134 = dX12_dR6_yx * s6 - minus_dX12_dR6_yy * c6;
    const double t135 = minus_dX12_dR6_yy * s6 + dX12_dR6_yx * c6;
    const double t136 = t132 * t32 - (dX4_dE6_xz * E5_zy + E5_zy * panda_joint6_d);
    const double minus_dX12_dR6_yz = t136 + t133 * t31;
    const double t137 = minus_dX12_dR6_xy * s6 + dX12_dR6_xx * c6 + t132 * minus_R6_yz;
    const double t138 = dX4_dE6_xz * E5_zz + E5_zz * panda_joint6_d + t134 * t32;
    const double dX12_dR6_zz = t138 + t135 * t31;

    /* X[11] by way of joint 5: rotation R and translation p from link 5 to its parent */
    const double t139 = minus_dX12_dR6_xy * c6 - dX12_dR6_xx * s6 + t133 * minus_R6_yz;
    const double t140 = dX12_dR5_zy * c5 + dX12_dR5_zx * s5;
    const double t141 = dX12_dR5_zx * c5 - dX12_dR5_zy * s5;
    const double t142 = dX12_dR5_yy * c5 + dX12_dR5_yx * s5;
    const double t143 = dX12_dR5_yx * c5 - dX12_dR5_yy * s5;
    const double t144 = t140 * t26 - (dX4_dE5_xz * E4_zy + E4_zy * panda_joint5_d);
    const double minus_dX12_dR5_yz = t144 + t141 * t25;
    const double t145 = dX12_dR5_xx * c5 - dX12_dR5_xy * s5 + t140 * minus_R5_yz;
    const double t146 = dX4_dE5_xz * E4_zz + E4_zz * panda_joint5_d + t142 * t26;
    const double dX12_dR5_zz = t146 + t143 * t25;

    /* X[11] by way of joint 4: rotation R and translation p from link 4 to its parent */
    const double t147 = t141 * minus_R5_yz - (dX12_dR5_xy * c5 + dX12_dR5_xx * s5);
    const double t148 = dX12_dR4_zy * c4 + dX12_dR4_zx * s4;
    const double t149 = dX12_dR4_zx * c4 - dX12_dR4_zy * s4;
    const double t150 = dX12_dR4_yy * c4 + dX12_dR4_yx * s4;
    const double t151 = dX12_dR4_yx * c4 - dX12_dR4_yy * s4;
    const double t152 = t148 * t20 - (dX4_dE4_xz * E3_zy + E3_zy * panda_joint4_d);
    const double minus_dX12_dR4_yz = t152 + t149 * t19;
    const double t153 = dX12_dR4_xx * c4 - dX12_dR4_xy * s4 + t148 * minus_R4_yz;
    const double t154 = dX4_dE4_xz * E3_zz + E3_zz * panda_joint4_d + t150 * t20;
    const double dX12_dR4_zz = t154 + t151 * t19;

    /* X[11] by way of joint 3: rotation R and translation p from link 3 to its parent */
    const double t155 = t149 * minus_R4_yz - (dX12_dR4_xy * c4 + dX12_dR4_xx * s4);
    const double t156 = dX12_dR3_zy * c3 + dX12_dR3_zx * s3;
    const double t157 = dX12_dR3_zx * c3 - dX12_dR3_zy * s3;
    const double t158 = dX12_dR3_yy * c3 + dX12_dR3_yx * s3;
    const double t159 = dX12_dR3_yx * c3 - dX12_dR3_yy * s3;
    const double t160 = t156 * t14 - (dX4_dE3_xz * E2_zy + E2_zy * panda_joint3_d);
    const double minus_dX12_dR3_yz = t160 + t157 * t13;
    const double t161 = dX12_dR3_xx * c3 - dX12_dR3_xy * s3 + t156 * minus_R3_yz;
    const double t162 = dX4_dE3_xz * E2_zz + E2_zz * panda_joint3_d + t158 * t14;
    const double dX12_dR3_zz = t162 + t159 * t13;

    /* X[11] by way of joint 2: rotation R and translation p from link 2 to its parent */
    const double t163 = t157 * minus_R3_yz - (dX12_dR3_xy * c3 + dX12_dR3_xx * s3);
    const double t164 = dX12_dR2_zx * s2 - minus_dX12_dR2_zy * c2;
    const double t165 = dX12_dR2_zx * c2 + minus_dX12_dR2_zy * s2;
    const double t166 = dX12_dR2_yx * s2 - minus_dX12_dR2_yy * c2;
    const double t167 = dX12_dR2_yx * c2 + minus_dX12_dR2_yy * s2;
    const double t168 = t164 * t8 - (R1_zy * panda_joint2_d + dX4_dE2_xz * R1_zy);
    const double minus_dX12_dR2_yz = t168 + t165 * t7;
    const double t169 = dX12_dR2_xx * c2 + minus_dX12_dR2_xy * s2 + t164 * minus_R2_yz;
    const double t170 = dX4_dE2_xz * R1_zz + R1_zz * panda_joint2_d + t166 * t8;
    const double dX12_dR2_zz = t170 + t167 * t7;

    /* X[11] by way of joint 1: rotation R and translation p from link 1 to its parent */
    const double t171 = t165 * minus_R2_yz - (dX12_dR2_xx * s2 - minus_dX12_dR2_xy * c2);
    const double minus_dX12_dR1_yz = t88 - t89;

    dx_dp[0][0][0] = 0.0;
    dx_dp[0][0][1] = 1.0;
    dx_dp[0][0][2] = t89 - t88;
    dx_dp[0][0][3] = 0.0;
    dx_dp[0][0][4] = minus_dX4_dR2_yz * R2_zz - dX4_dR2_zz * minus_R2_yz;
    dx_dp[0][0][5] = R1_xx;
    dx_dp[0][0][6] = t82 - t83;
    dx_dp[0][0][7] = E2_xz;
    dx_dp[0][0][8] = minus_dX4_dR3_yz * R3_zz - dX4_dR3_zz * minus_R3_yz;
    dx_dp[0][0][9] = E2_xx;
    dx_dp[0][0][10] = (t79 + t75 * R3_zz) * t14 - (t77 - t74 * R3_zz) * t13;
    dx_dp[0][0][11] = E3_xz;
    dx_dp[0][0][12] = minus_dX4_dR4_yz * R4_zz - dX4_dR4_zz * minus_R4_yz;
    dx_dp[0][0][13] = E3_xx;
    dx_dp[0][0][14] = (t71 + t67 * R4_zz) * t20 - (t69 + t66 * R4_zz) * t19;
    dx_dp[0][0][15] = E4_xz;
    dx_dp[0][0][16] = minus_dX4_dR5_yz * R5_zz - dX4_dR5_zz * minus_R5_yz;
    dx_dp[0][0][17] = E4_xx;
    dx_dp[0][0][18] = (t63 + t59 * R5_zz) * t26 - (t61 + t58 * R5_zz) * t25;
    dx_dp[0][0][19] = E5_xz;
    dx_dp[0][0][20] = minus_dX4_dR6_yz * R6_zz - dX4_dR6_zz * minus_R6_yz;
    dx_dp[0][0][21] = E5_xx;
    dx_dp[0][0][22] = (t55 + t51 * R6_zz) * t32 - (t53 + t50 * R6_zz) * t31;
    dx_dp[0][0][23] = E6_xz;
    dx_dp[0][0][24] = -(dX4_dR7_zz * minus_R7_yz + dX4_dR7_yz * R7_zz);
    dx_dp[0][0][25] = E6_xx;
    dx_dp[0][0][26] = 0.0;
    dx_dp[0][0][27] = E7_xz;
    dx_dp[0][0][28] = E7_xz;
    dx_dp[0][1][0] = -(dX8_dR1_yz * R1_zz + dX8_dR1_zz * minus_R1_yz);
    dx_dp[0][1][1] = 0.0;
    dx_dp[0][1][2] = t87 * R1_zz * t2 - t131 * R1_zz * t1;
    dx_dp[0][1][3] = -minus_R1_yz;
    dx_dp[0][1][4] = -(dX8_dR2_yz * R2_zz + dX8_dR2_zz * minus_R2_yz);
    dx_dp[0][1][5] = R1_yx;
    dx_dp[0][1][6] = (t126 * R2_zz - t130) * t8 - (t129 + t125 * R2_zz) * t7;
    dx_dp[0][1][7] = -minus_E2_yz;
    dx_dp[0][1][8] = minus_dX8_dR3_yz * R3_zz - dX8_dR3_zz * minus_R3_yz;
    dx_dp[0][1][9] = E2_yx;
    dx_dp[0][1][10] = (t122 + t118 * R3_zz) * t14 - (t121 + t117 * R3_zz) * t13;
    dx_dp[0][1][11] = -minus_E3_yz;
    dx_dp[0][1][12] = minus_dX8_dR4_yz * R4_zz - dX8_dR4_zz * minus_R4_yz;
    dx_dp[0][1][13] = E3_yx;
    dx_dp[0][1][14] = (t114 + t110 * R4_zz) * t20 - (t113 + t109 * R4_zz) * t19;
    dx_dp[0][1][15] = -minus_E4_yz;
    dx_dp[0][1][16] = -(dX8_dR5_yz * R5_zz + dX8_dR5_zz * minus_R5_yz);
    dx_dp[0][1][17] = E4_yx;
    dx_dp[0][1][18] = (t102 * R5_zz - t106) * t26 - (t105 + t101 * R5_zz) * t25;
    dx_dp[0][1][19] = -minus_E5_yz;
    dx_dp[0][1][20] = minus_dX8_dR6_yz * R6_zz - dX8_dR6_zz * minus_R6_yz;
    dx_dp[0][1][21] = E5_yx;
    dx_dp[0][1][22] = (t98 + t94 * R6_zz) * t32 - (t97 + t93 * R6_zz) * t31;
    dx_dp[0][1][23] = -minus_E6_yz;
    dx_dp[0][1][24] = minus_dX8_dR7_zz * minus_R7_yz - dX8_dR7_yz * R7_zz;
    dx_dp[0][1][25] = E6_yx;
    dx_dp[0][1][26] = 0.0;
    dx_dp[0][1][27] = -minus_E7_yz;
    dx_dp[0][1][28] = -minus_E7_yz;
    dx_dp[0][2][0] = minus_dX12_dR1_yz * R1_zz - dX8_dR1_yz * minus_R1_yz;
    dx_dp[0][2][1] = 0.0;
    dx_dp[0][2][2] = t87 * minus_R1_yz * t2 + t86 * minus_R1_yz * t1;
    dx_dp[0][2][3] = R1_zz;
    dx_dp[0][2][4] = minus_dX12_dR2_yz * R2_zz - dX12_dR2_zz * minus_R2_yz;
    dx_dp[0][2][5] = R1_zx;
    dx_dp[0][2][6] = (t171 + t167 * R2_zz) * t8 - (t169 + t166 * R2_zz) * t7;
    dx_dp[0][2][7] = E2_zz;
    dx_dp[0][2][8] = minus_dX12_dR3_yz * R3_zz - dX12_dR3_zz * minus_R3_yz;
    dx_dp[0][2][9] = E2_zx;
    dx_dp[0][2][10] = (t163 + t159 * R3_zz) * t14 - (t161 + t158 * R3_zz) * t13;
    dx_dp[0][2][11] = E3_zz;
    dx_dp[0][2][12] = minus_dX12_dR4_yz * R4_zz - dX12_dR4_zz * minus_R4_yz;
    dx_dp[0][2][13] = E3_zx;
    dx_dp[0][2][14] = (t155 + t151 * R4_zz) * t20 - (t153 + t150 * R4_zz) * t19;
    dx_dp[0][2][15] = E4_zz;
    dx_dp[0][2][16] = minus_dX12_dR5_yz * R5_zz - dX12_dR5_zz * minus_R5_yz;
    dx_dp[0][2][17] = E4_zx;
    dx_dp[0][2][18] = (t147 + t143 * R5_zz) * t26 - (t145 + t142 * R5_zz) * t25;
    dx_dp[0][2][19] = E5_zz;
    dx_dp[0][2][20] = minus_dX12_dR6_yz * R6_zz - dX12_dR6_zz * minus_R6_yz;
    dx_dp[0][2][21] = E5_zx;
    dx_dp[0][2][22] = (t139 + t135 * R6_zz) * t32 - (t137 + t134 * R6_zz) * t31;
    dx_dp[0][2][23] = E6_zz;
    dx_dp[0][2][24] = -(dX12_dR7_zz * minus_R7_yz + dX12_dR7_yz * R7_zz);
    dx_dp[0][2][25] = E6_zx;
    dx_dp[0][2][26] = 0.0;
    dx_dp[0][2][27] = E7_zz;
    dx_dp[0][2][28] = E7_zz;
}
