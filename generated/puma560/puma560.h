/*
 * puma560.h: dynamics of puma560, made by symdyn 0.1.0. Do not edit.
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
 *   inverse_dynamics              180 mul, 147 add, 10 sin/cos  (by newton-euler-matrix)
 *   mass_matrix                   81 mul, 69 add, 8 sin/cos  (by composite-body)
 *   coriolis_matrix               276 mul, 226 add, 8 sin/cos  (by carried-body)
 *   gravity                       24 mul, 11 add, 8 sin/cos  (by newton-euler-matrix)
 *   bias                          164 mul, 119 add, 10 sin/cos  (by newton-euler-matrix)
 *   forward_dynamics              295 mul, 244 add, 4 div, 10 sin/cos  (by ldlt)
 *   forward_kinematics            61 mul, 30 add, 12 sin/cos  (by product-of-exponentials)
 *   jacobian                      62 mul, 29 add, 10 sin/cos  (by product-of-exponentials)
 *   inverse_dynamics_derivatives  604 mul, 533 add, 8 sin/cos  (by analytic)
 *   regressor                     429 mul, 342 add, 10 sin/cos  (by screws)
 *   base_regressor                406 mul, 326 add, 10 sin/cos  (by screws)
 *   base_parameters               16 mul, 36 add, 0 sin/cos  (by exact)
 *   kinematics_gradient           1420 mul, 907 add, 36 sin/cos  (by forward-mode)
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
 *   mass_matrix, coriolis_matrix, gravity, forward_dynamics, inverse_dynamics_derivatives
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
 *   inverse_dynamics, mass_matrix, coriolis_matrix, gravity, bias, forward_dynamics,
 *       inverse_dynamics_derivatives
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
#ifndef PUMA560_H
#define PUMA560_H

#define PUMA560_NQ 6
#define PUMA560_NV 6
#define PUMA560_TIPS 1
#define PUMA560_NP 84

#ifdef __cplusplus
extern "C" {
#endif

/* Results are written as soon as they are known: no output may overlap another array. */

/*
 * Joint forces for given accelerations: tau = M qdd + C qd + phi.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * qdd: joint accelerations (rad/s^2, m/s^2)
 * tau: joint forces (N m, N)
 */
void puma560_inverse_dynamics(const double q[6],
                              const double qd[6],
                              const double qdd[6],
                              double tau[6]);

/*
 * The mass matrix M(q).
 * q: joint positions (rad, m)
 * M: mass matrix, full and symmetric
 */
void puma560_mass_matrix(const double q[6], double M[6][6]);

/*
 * The Coriolis matrix C(q,qd) of the Christoffel symbols.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * C: Coriolis matrix, Mdot - 2C skew
 */
void puma560_coriolis_matrix(const double q[6], const double qd[6], double C[6][6]);

/*
 * Joint forces that hold the robot still: phi(q).
 * q: joint positions (rad, m)
 * phi: gravity forces (N m, N)
 */
void puma560_gravity(const double q[6], double phi[6]);

/*
 * Joint forces at zero acceleration: h = C qd + phi.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * h: bias forces (N m, N)
 */
void puma560_bias(const double q[6], const double qd[6], double h[6]);

/*
 * Accelerations under given joint forces: qdd = M^-1 (tau - h).
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * tau: joint forces (N m, N)
 * qdd: joint accelerations (rad/s^2, m/s^2)
 */
void puma560_forward_dynamics(const double q[6],
                              const double qd[6],
                              const double tau[6],
                              double qdd[6]);

/*
 * The pose of each tip.
 * q: joint positions (rad, m)
 * X: pose of each tip in the base frame
 */
void puma560_forward_kinematics(const double q[6], double X[1][4][4]);

/*
 * The body Jacobian of each tip: its twist in its own frame is J qd.
 * q: joint positions (rad, m)
 * J: Jacobian of each tip, angular rows first
 */
void puma560_jacobian(const double q[6], double J[1][6][6]);

/*
 * Derivatives of inverse dynamics in q and qd; in qdd it is the mass matrix.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * qdd: joint accelerations (rad/s^2, m/s^2)
 * dtau_dq: d(joint forces)/dq
 * dtau_dqd: d(joint forces)/dqd
 */
void puma560_inverse_dynamics_derivatives(const double q[6],
                                          const double qd[6],
                                          const double qdd[6],
                                          double dtau_dq[6][6],
                                          double dtau_dqd[6][6]);

/*
 * tau = Y p in the inertial parameters, rotors apart; with --passive all columns.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * qdd: joint accelerations (rad/s^2, m/s^2)
 * Y: a column for each inertial parameter of each link
 */
void puma560_regressor(const double q[6],
                       const double qd[6],
                       const double qdd[6],
                       double Y[6][60]);

/*
 * tau = Yb pb in the base parameters, the fewest that the dynamics holds.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * qdd: joint accelerations (rad/s^2, m/s^2)
 * Yb: a column for each base parameter
 */
void puma560_base_regressor(const double q[6],
                            const double qd[6],
                            const double qdd[6],
                            double Yb[6][36]);

/*
 * The base parameters, groups of the inertial ones.
 * p: parameters
 * pb: base parameters
 */
void puma560_base_parameters(const double p[84], double pb[36]);

/*
 * Gradient of each tip's pose in the parameters, as a twist in the tip's own frame.
 * q: joint positions (rad, m)
 * p: parameters
 * dX_dp: body twist of each tip per parameter
 */
void puma560_kinematics_gradient(const double q[6], const double p[84], double dX_dp[1][6][24]);

#ifdef __cplusplus
}
#endif

#endif
