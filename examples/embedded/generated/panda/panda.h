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
 *   inverse_dynamics  298 mul, 275 add, 12 sin/cos  (by newton-euler-matrix)
 *
 * Chosen frames: inside these functions link i is described in the frame f_i, given here
 * relative to f of its parent link. Inputs and outputs use the robot's own frames.
 *   inverse_dynamics
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
 *   inverse_dynamics
 *
 * Single precision: errors relative to the largest term stay below
 *   inverse_dynamics  3.0e-06
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
void panda_inverse_dynamics(const float q[7],
                            const float qd[7],
                            const float qdd[7],
                            float tau[7]);

#ifdef __cplusplus
}
#endif

#endif
