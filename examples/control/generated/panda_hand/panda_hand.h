/*
 * panda_hand.h: dynamics of panda_hand, made by symdyn 0.1.0. Do not edit.
 *
 * Made from panda_hand.urdf, sha256 d991cbd4207937f1.
 * 7 coordinates, 7 velocities, gravity (0, 0, -9.81) m/s^2.
 * joint panda_finger_joint1 locked at 0.02 m
 * joint panda_finger_joint2 locked at 0.02 m, where panda_finger_joint1 holds it
 * payload of 1 kg at panda_hand_tcp
 * the parameters payload are a load at panda_hand_tcp, about the frame of that tip
 *
 * Links, numbered as in the code
 *    1  panda_link1: revolute joint panda_joint1 on the base
 *    2  panda_link2: revolute joint panda_joint2 on link 1
 *    3  panda_link3: revolute joint panda_joint3 on link 2
 *    4  panda_link4: revolute joint panda_joint4 on link 3
 *    5  panda_link5: revolute joint panda_joint5 on link 4
 *    6  panda_link6: revolute joint panda_joint6 on link 5
 *    7  panda_link7: revolute joint panda_joint7 on link 6
 * Tips: panda_hand_tcp
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
 *   inverse_dynamics  332 mul, 344 add, 12 sin/cos  (by newton-euler-matrix)
 *   bias              326 mul, 329 add, 12 sin/cos  (by newton-euler-matrix)
 *   forward_dynamics  635 mul, 594 add, 7 div, 12 sin/cos  (by ldlt)
 *   mass_matrix_bias  510 mul, 489 add, 12 sin/cos  (by composite-body+newton-euler-matrix)
 *
 * Transferred inertia: in these functions the part of a link's inertia that its joint cannot
 * feel is added to the parent link.
 *   inverse_dynamics, bias, forward_dynamics, mass_matrix_bias
 *
 * Parameters p, with the nominal values
 *   p[0]  payload.m = 1.0 kg
 *   p[1]  payload.mcx = 0.02 kg m
 *   p[2]  payload.mcy = 0.0 kg m
 *   p[3]  payload.mcz = 0.03 kg m
 *   p[4]  payload.Ixx = 0.0017000000000000001 kg m^2
 *   p[5]  payload.Ixy = 0.0 kg m^2
 *   p[6]  payload.Iyy = 0.0021 kg m^2
 *   p[7]  payload.Ixz = -0.0006 kg m^2
 *   p[8]  payload.Iyz = 0.0 kg m^2
 *   p[9]  payload.Izz = 0.001 kg m^2
 */
#ifndef PANDA_HAND_H
#define PANDA_HAND_H

#define PANDA_HAND_NQ 7
#define PANDA_HAND_NV 7
#define PANDA_HAND_TIPS 1
#define PANDA_HAND_NP 10

#ifdef __cplusplus
extern "C" {
#endif

/* Results are written as soon as they are known: no output may overlap another array. */

/*
 * Joint forces for given accelerations: tau = M qdd + C qd + phi.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * qdd: joint accelerations (rad/s^2, m/s^2)
 * p: parameters
 * tau: joint forces (N m, N)
 */
void panda_hand_inverse_dynamics(const double q[7],
                                 const double qd[7],
                                 const double qdd[7],
                                 const double p[10],
                                 double tau[7]);

/*
 * Joint forces at zero acceleration: h = C qd + phi.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * p: parameters
 * h: bias forces (N m, N)
 */
void panda_hand_bias(const double q[7], const double qd[7], const double p[10], double h[7]);

/*
 * Accelerations under given joint forces: qdd = M^-1 (tau - h).
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * tau: joint forces (N m, N)
 * p: parameters
 * qdd: joint accelerations (rad/s^2, m/s^2)
 */
void panda_hand_forward_dynamics(const double q[7],
                                 const double qd[7],
                                 const double tau[7],
                                 const double p[10],
                                 double qdd[7]);

/*
 * The mass matrix M(q). Joint forces at zero acceleration: h = C qd + phi.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * p: parameters
 * M: mass matrix, full and symmetric
 * h: bias forces (N m, N)
 */
void panda_hand_mass_matrix_bias(const double q[7],
                                 const double qd[7],
                                 const double p[10],
                                 double M[7][7],
                                 double h[7]);

#ifdef __cplusplus
}
#endif

#endif
