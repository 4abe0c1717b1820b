/*
 * planar2r.h: dynamics of planar2r, made by symdyn 0.1.0. Do not edit.
 *
 * Made from planar2r.toml, sha256 d712be6e44b8fa5e.
 * 2 coordinates, 2 velocities, gravity (0, -9.81, 0) m/s^2.
 * Numbers from nominal values of two uniform rods
 *
 * Links, numbered as in the code
 *    1  link1: revolute joint joint1 on the base
 *    2  link2: revolute joint joint2 on link 1
 * Tips: tool
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
 *   inverse_dynamics    25 mul, 15 add, 4 sin/cos  (by newton-euler-classical)
 *   mass_matrix         8 mul, 7 add, 1 sin/cos  (by composite-body)
 *   coriolis_matrix     13 mul, 5 add, 2 sin/cos  (by composite-body)
 *   gravity             15 mul, 5 add, 4 sin/cos  (by newton-euler-classical)
 *   bias                19 mul, 8 add, 4 sin/cos  (by newton-euler-classical)
 *   forward_dynamics    28 mul, 20 add, 3 div, 4 sin/cos  (by ldlt)
 *   forward_kinematics  8 mul, 4 add, 4 sin/cos  (by product-of-exponentials)
 *   jacobian            6 mul, 3 add, 2 sin/cos  (by product-of-exponentials)
 *
 * Parameters p, with the nominal values
 *   p[0]  l_1 = 1.0 m
 *   p[1]  l_2 = 0.8 m
 *   p[2]  lc_1 = 0.5 m
 *   p[3]  lc_2 = 0.4 m
 *   p[4]  m_1 = 3.0 kg
 *   p[5]  m_2 = 2.4 kg
 *   p[6]  I_1 = 0.25 kg m^2
 *   p[7]  I_2 = 0.128 kg m^2
 */
#ifndef PLANAR2R_H
#define PLANAR2R_H

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Joint forces for given accelerations: tau = M qdd + C qd + phi.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * qdd: joint accelerations (rad/s^2, m/s^2)
 * p: parameters
 * tau: joint forces (N m, N)
 */
void planar2r_inverse_dynamics(const double q[2],
                               const double qd[2],
                               const double qdd[2],
                               const double p[8],
                               double tau[2]);

/*
 * The mass matrix M(q).
 * q: joint positions (rad, m)
 * p: parameters
 * M: mass matrix, full and symmetric
 */
void planar2r_mass_matrix(const double q[2], const double p[8], double M[2][2]);

/*
 * The Coriolis matrix C(q,qd) of the Christoffel symbols.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * p: parameters
 * C: Coriolis matrix, Mdot - 2C skew
 */
void planar2r_coriolis_matrix(const double q[2],
                              const double qd[2],
                              const double p[8],
                              double C[2][2]);

/*
 * Joint forces that hold the robot still: phi(q).
 * q: joint positions (rad, m)
 * p: parameters
 * phi: gravity forces (N m, N)
 */
void planar2r_gravity(const double q[2], const double p[8], double phi[2]);

/*
 * Joint forces at zero acceleration: h = C qd + phi.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * p: parameters
 * h: bias forces (N m, N)
 */
void planar2r_bias(const double q[2], const double qd[2], const double p[8], double h[2]);

/*
 * Accelerations under given joint forces: qdd = M^-1 (tau - h).
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * tau: joint forces (N m, N)
 * p: parameters
 * qdd: joint accelerations (rad/s^2, m/s^2)
 */
void planar2r_forward_dynamics(const double q[2],
                               const double qd[2],
                               const double tau[2],
                               const double p[8],
                               double qdd[2]);

/*
 * The pose of each tip.
 * q: joint positions (rad, m)
 * p: parameters
 * X: pose of each tip in the base frame
 */
void planar2r_forward_kinematics(const double q[2], const double p[8], double X[1][4][4]);

/*
 * The body Jacobian of each tip: its twist in its own frame is J qd.
 * q: joint positions (rad, m)
 * p: parameters
 * J: body Jacobian of each tip, angular rows first
 */
void planar2r_jacobian(const double q[2], const double p[8], double J[1][6][2]);

#ifdef __cplusplus
}
#endif

#endif
