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
 */
#ifndef PUMA560_H
#define PUMA560_H

#define PUMA560_NQ 6
#define PUMA560_NV 6
#define PUMA560_TIPS 1

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
 * Christoffel symbols: tau_k gets the sum of Gamma[k][i][j] qd_i qd_j.
 * q: joint positions (rad, m)
 * Gamma: Gamma[k][i][j], symmetric in i and j
 */
void puma560_christoffel_symbols(const double q[6], double Gamma[6][6][6]);

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
 * The inverse of the mass matrix.
 * q: joint positions (rad, m)
 * Minv: inverse of the mass matrix
 */
void puma560_inverse_mass_matrix(const double q[6], double Minv[6][6]);

/*
 * Kinetic energy T = qd^T M qd / 2.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * T: kinetic energy (J)
 */
void puma560_kinetic_energy(const double q[6], const double qd[6], double T[1]);

/*
 * Potential energy of the links in gravity, zero at the base origin.
 * q: joint positions (rad, m)
 * U: potential energy (J)
 */
void puma560_potential_energy(const double q[6], double U[1]);

/*
 * The centre of mass of the moving links.
 * q: joint positions (rad, m)
 * com: centre of mass in the base frame (m)
 */
void puma560_center_of_mass(const double q[6], double com[3]);

/*
 * Momentum of the moving links about the base origin, in base axes.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * P: angular (kg m^2/s), linear momentum (kg m/s)
 */
void puma560_total_momentum(const double q[6], const double qd[6], double P[6]);

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
 * The space Jacobian of each tip: its twist in base coordinates is J qd.
 * q: joint positions (rad, m)
 * J: Jacobian of each tip, angular rows first
 */
void puma560_jacobian_space(const double q[6], double J[1][6][6]);

/*
 * The Jacobian of each tip's angular velocity and origin, in base axes.
 * q: joint positions (rad, m)
 * J: Jacobian of each tip, angular rows first
 */
void puma560_jacobian_world(const double q[6], double J[1][6][6]);

/*
 * The rate of the body Jacobian: a tip's twist changes by J qdd + Jdot qd.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * Jdot: rate of the body Jacobian of each tip
 */
void puma560_jacobian_dot(const double q[6], const double qd[6], double Jdot[1][6][6]);

/*
 * Twist and its rate for every link, angular first.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * qdd: joint accelerations (rad/s^2, m/s^2)
 * V: twist of each link in its own frame
 * Vdot: rate of V, gravity not included
 */
void puma560_link_motions(const double q[6],
                          const double qd[6],
                          const double qdd[6],
                          double V[6][6],
                          double Vdot[6][6]);

/*
 * Full reaction wrenches: what the parent exerts on each link, in the link's frame.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * qdd: joint accelerations (rad/s^2, m/s^2)
 * F: wrench on each link through its joint
 */
void puma560_joint_wrenches(const double q[6],
                            const double qd[6],
                            const double qdd[6],
                            double F[6][6]);

/*
 * Friction and springs, as forces that the motors have to overcome.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * tau_p: friction and spring forces (N m, N)
 */
void puma560_passive_forces(const double q[6], const double qd[6], double tau_p[6]);

#ifdef __cplusplus
}
#endif

#endif
