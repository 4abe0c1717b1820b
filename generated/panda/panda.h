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
 */
#ifndef PANDA_H
#define PANDA_H

#define PANDA_NQ 7
#define PANDA_NV 7
#define PANDA_TIPS 1

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

#ifdef __cplusplus
}
#endif

#endif
