/**
 * @file panda.h
 *
 * panda.h: dynamics of panda, made by symdyn 0.2.0. Do not edit.
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
 * Single precision: bounds of the errors, relative to the sum of the absolute values of all
 * terms with every sine and cosine in them counted as 1. Relative to a result that is small
 * because a sine or cosine is small, or because terms cancel, errors can be larger. Where M is
 * inverted, the bound is times the condition of M. |q| is the largest angle that enters, in
 * rad. The rounding of inputs and constants is included.
 *   inverse_dynamics  5.4e-06 + 1.3e-06 |q|
 */
#ifndef PANDA_H
#define PANDA_H

#define PANDA_SYMDYN_VERSION "0.2.0"
#define PANDA_SOURCE_FILE "panda.toml"
#define PANDA_SOURCE_SHA256 "2dfac0de9fdf8fb9bda6b441dd3f095197d8dac370339c2645e0dde121747051"

#define PANDA_NQ 7 /**< entries of q */
#define PANDA_NV 7 /**< entries of qd, qdd and tau */
#define PANDA_TIPS 1 /**< tips */

/** Index of a joint in q, qd, qdd and tau. */
enum {
    PANDA_JOINT_PANDA_JOINT1 = 0, /**< revolute, rad */
    PANDA_JOINT_PANDA_JOINT2 = 1, /**< revolute, rad */
    PANDA_JOINT_PANDA_JOINT3 = 2, /**< revolute, rad */
    PANDA_JOINT_PANDA_JOINT4 = 3, /**< revolute, rad */
    PANDA_JOINT_PANDA_JOINT5 = 4, /**< revolute, rad */
    PANDA_JOINT_PANDA_JOINT6 = 5, /**< revolute, rad */
    PANDA_JOINT_PANDA_JOINT7 = 6  /**< revolute, rad */
};

/** Index of a link in arrays over links. */
enum {
    PANDA_LINK_PANDA_LINK1 = 0, /**< link 1 in comments */
    PANDA_LINK_PANDA_LINK2 = 1, /**< link 2 in comments */
    PANDA_LINK_PANDA_LINK3 = 2, /**< link 3 in comments */
    PANDA_LINK_PANDA_LINK4 = 3, /**< link 4 in comments */
    PANDA_LINK_PANDA_LINK5 = 4, /**< link 5 in comments */
    PANDA_LINK_PANDA_LINK6 = 5, /**< link 6 in comments */
    PANDA_LINK_PANDA_LINK7 = 6  /**< link 7 in comments */
};

/** Index of a tip in arrays over tips. */
enum {
    PANDA_TIP_PANDA_LINK8 = 0
};

/* No other argument overlaps such an output. C++ has no word for it in array brackets. */
#ifndef SYMDYN_RESTRICT
#if defined(__cplusplus) || defined(_MSC_VER)
#define SYMDYN_RESTRICT
#else
#define SYMDYN_RESTRICT restrict
#endif
#endif

#ifdef __cplusplus
extern "C" {
#endif

/** Lower limits of q, rad. */
extern const float panda_q_lower[7];

/** Upper limits of q, rad. */
extern const float panda_q_upper[7];

/** Limits of |qd|, rad/s. */
extern const float panda_qd_limit[7];

/** Limits of |tau|, N m. */
extern const float panda_tau_limit[7];

/*
 * Matrices are row-major. Results are written as soon as they are known: no output may overlap
 * another argument.
 */

/**
 * @brief Joint forces for given accelerations: tau = M(q) qdd + C(q,qd) qd + phi(q).
 *
 * @param[in]  q    joint positions (rad)
 * @param[in]  qd   joint velocities (rad/s)
 * @param[in]  qdd  joint accelerations (rad/s^2)
 * @param[out] tau  joint forces (N m)
 *
 * 298 mul, 275 add, 12 sin/cos, by newton-euler-matrix.
 */
void panda_inverse_dynamics(const float q[7],
                            const float qd[7],
                            const float qdd[7],
                            float tau[SYMDYN_RESTRICT 7]);

#ifdef __cplusplus
}
#endif

#endif
