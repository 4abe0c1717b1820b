/*
 * panda.h: dynamics of panda, made by symdyn 0.1.0. Do not edit.
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
#ifndef PANDA_H
#define PANDA_H

#define PANDA_NQ 7
#define PANDA_NV 7
#define PANDA_TIPS 1
#define PANDA_NP 99

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Joint forces for given accelerations: tau = M qdd + C qd + phi.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * qdd: joint accelerations (rad/s^2, m/s^2)
 * tau: joint forces (N m, N)
 */
void panda_inverse_dynamics(const double q[7],
                            const double qd[7],
                            const double qdd[7],
                            double tau[7]);

/*
 * The mass matrix M(q).
 * q: joint positions (rad, m)
 * M: mass matrix, full and symmetric
 */
void panda_mass_matrix(const double q[7], double M[7][7]);

/*
 * The Coriolis matrix C(q,qd) of the Christoffel symbols.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * C: Coriolis matrix, Mdot - 2C skew
 */
void panda_coriolis_matrix(const double q[7], const double qd[7], double C[7][7]);

/*
 * Joint forces that hold the robot still: phi(q).
 * q: joint positions (rad, m)
 * phi: gravity forces (N m, N)
 */
void panda_gravity(const double q[7], double phi[7]);

/*
 * Joint forces at zero acceleration: h = C qd + phi.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * h: bias forces (N m, N)
 */
void panda_bias(const double q[7], const double qd[7], double h[7]);

/*
 * Christoffel symbols: tau_k gets the sum of Gamma[k][i][j] qd_i qd_j.
 * q: joint positions (rad, m)
 * Gamma: Gamma[k][i][j], symmetric in i and j
 */
void panda_christoffel_symbols(const double q[7], double Gamma[7][7][7]);

/*
 * Accelerations under given joint forces: qdd = M^-1 (tau - h).
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * tau: joint forces (N m, N)
 * qdd: joint accelerations (rad/s^2, m/s^2)
 */
void panda_forward_dynamics(const double q[7],
                            const double qd[7],
                            const double tau[7],
                            double qdd[7]);

/*
 * The inverse of the mass matrix.
 * q: joint positions (rad, m)
 * Minv: inverse of the mass matrix
 */
void panda_inverse_mass_matrix(const double q[7], double Minv[7][7]);

/*
 * Kinetic energy T = qd^T M qd / 2.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * T: kinetic energy (J)
 */
void panda_kinetic_energy(const double q[7], const double qd[7], double T[1]);

/*
 * Potential energy of the links in gravity, zero at the base origin.
 * q: joint positions (rad, m)
 * U: potential energy (J)
 */
void panda_potential_energy(const double q[7], double U[1]);

/*
 * The centre of mass of the moving links.
 * q: joint positions (rad, m)
 * com: centre of mass in the base frame (m)
 */
void panda_center_of_mass(const double q[7], double com[3]);

/*
 * Momentum of the moving links about the base origin, in base axes.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * P: angular (kg m^2/s), linear momentum (kg m/s)
 */
void panda_total_momentum(const double q[7], const double qd[7], double P[6]);

/*
 * The pose of each tip.
 * q: joint positions (rad, m)
 * X: pose of each tip in the base frame
 */
void panda_forward_kinematics(const double q[7], double X[1][4][4]);

/*
 * The body Jacobian of each tip: its twist in its own frame is J qd.
 * q: joint positions (rad, m)
 * J: Jacobian of each tip, angular rows first
 */
void panda_jacobian(const double q[7], double J[1][6][7]);

/*
 * The space Jacobian of each tip: its twist in base coordinates is J qd.
 * q: joint positions (rad, m)
 * J: Jacobian of each tip, angular rows first
 */
void panda_jacobian_space(const double q[7], double J[1][6][7]);

/*
 * The Jacobian of each tip's angular velocity and origin, in base axes.
 * q: joint positions (rad, m)
 * J: Jacobian of each tip, angular rows first
 */
void panda_jacobian_world(const double q[7], double J[1][6][7]);

/*
 * The rate of the body Jacobian: a tip's twist changes by J qdd + Jdot qd.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * Jdot: rate of the body Jacobian of each tip
 */
void panda_jacobian_dot(const double q[7], const double qd[7], double Jdot[1][6][7]);

/*
 * Twist and its rate for every link, angular first.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * qdd: joint accelerations (rad/s^2, m/s^2)
 * V: twist of each link in its own frame
 * Vdot: rate of V, gravity not included
 */
void panda_link_motions(const double q[7],
                        const double qd[7],
                        const double qdd[7],
                        double V[7][6],
                        double Vdot[7][6]);

/*
 * Full reaction wrenches: what the parent exerts on each link, in the link's frame.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * qdd: joint accelerations (rad/s^2, m/s^2)
 * F: wrench on each link through its joint
 */
void panda_joint_wrenches(const double q[7],
                          const double qd[7],
                          const double qdd[7],
                          double F[7][6]);

/*
 * Friction and springs, as forces that the motors have to overcome.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * tau_p: friction and spring forces (N m, N)
 */
void panda_passive_forces(const double q[7], const double qd[7], double tau_p[7]);

/*
 * Gradient of inverse_dynamics in the parameters that are named in the manifest.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * qdd: joint accelerations (rad/s^2, m/s^2)
 * p: parameters
 * dtau_dp: d(joint forces (N m, N))/dp
 */
void panda_parameter_gradient(const double q[7],
                              const double qd[7],
                              const double qdd[7],
                              const double p[99],
                              double dtau_dp[7][70]);

/*
 * Gradient of each tip's pose in the parameters, as a twist in the tip's own frame.
 * q: joint positions (rad, m)
 * p: parameters
 * dX_dp: body twist of each tip per parameter
 */
void panda_kinematics_gradient(const double q[7], const double p[99], double dX_dp[1][6][29]);

/*
 * Gradient of each tip's position in the parameters, in base axes.
 * q: joint positions (rad, m)
 * p: parameters
 * dx_dp: tip position per parameter, base axes
 */
void panda_position_gradient(const double q[7], const double p[99], double dx_dp[1][3][29]);

#ifdef __cplusplus
}
#endif

#endif
