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
 *   inverse_dynamics              298 mul, 275 add, 12 sin/cos  (by newton-euler-matrix)
 *   mass_matrix                   181 mul, 157 add, 12 sin/cos  (by composite-body)
 *   coriolis_matrix               632 mul, 504 add, 12 sin/cos  (by carried-body)
 *   gravity                       58 mul, 35 add, 12 sin/cos  (by newton-euler-matrix)
 *   bias                          292 mul, 259 add, 12 sin/cos  (by newton-euler-matrix)
 *   forward_dynamics              598 mul, 520 add, 6 div, 12 sin/cos  (by ldlt)
 *   forward_kinematics            77 mul, 44 add, 14 sin/cos  (by product-of-exponentials)
 *   jacobian                      94 mul, 45 add, 12 sin/cos  (by product-of-exponentials)
 *   inverse_dynamics_derivatives  1260 mul, 1078 add, 12 sin/cos  (by analytic)
 *   regressor                     735 mul, 589 add, 12 sin/cos  (by screws)
 *
 * Chosen frames: inside these functions link i is described in the frame f_i, given here
 * relative to f of its parent link. Inputs and outputs use the robot's own frames.
 *   inverse_dynamics, mass_matrix, coriolis_matrix, gravity, bias, forward_dynamics,
 *       inverse_dynamics_derivatives
 *   f1 = Tz(0.333) Rz(pi) Rz(q[0])
 *   f2 = Rx(pi/2) Rz(pi) Rz(q[1])
 *   f3 = Rx(pi/2) Tz(0.316) Rz(q[2])
 *   f4 = Tx(0.0825) Rx(pi/2) Rz(pi) Rz(q[3])
 *   f5 = Tx(0.0825) Ty(-0.384) Rx(pi/2) Rz(pi) Rz(q[4])
 *   f6 = Rx(pi/2) Rz(q[5])
 *   f7 = Tx(0.088) Rx(pi/2) Rz(q[6] - 0.384205880607)
 *
 * Transferred inertia: in these functions the part of a link's inertia that its joint cannot
 * feel is added to the parent link.
 *   inverse_dynamics, mass_matrix, coriolis_matrix, gravity, bias, forward_dynamics,
 *       inverse_dynamics_derivatives
 */
#ifndef PANDA_H
#define PANDA_H

#define PANDA_NQ 7
#define PANDA_NV 7
#define PANDA_TIPS 1

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
 * Derivatives of inverse dynamics in q and qd; in qdd it is the mass matrix.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * qdd: joint accelerations (rad/s^2, m/s^2)
 * dtau_dq: d(joint forces)/dq
 * dtau_dqd: d(joint forces)/dqd
 */
void panda_inverse_dynamics_derivatives(const double q[7],
                                        const double qd[7],
                                        const double qdd[7],
                                        double dtau_dq[7][7],
                                        double dtau_dqd[7][7]);

/*
 * tau = Y p in the inertial parameters, rotors apart; with --passive all columns.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * qdd: joint accelerations (rad/s^2, m/s^2)
 * Y: a column for each inertial parameter of each link
 */
void panda_regressor(const double q[7],
                     const double qd[7],
                     const double qdd[7],
                     double Y[7][70]);

#ifdef __cplusplus
}
#endif

#endif
