/*
 * puma560.h: dynamics of puma560, made by symdyn 0.1.0. Do not edit.
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
#ifndef PUMA560_H
#define PUMA560_H

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
 * J: body Jacobian of each tip, angular rows first
 */
void puma560_jacobian(const double q[6], double J[1][6][6]);

#ifdef __cplusplus
}
#endif

#endif
