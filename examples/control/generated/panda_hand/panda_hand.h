/**
 * @file panda_hand.h
 *
 * panda_hand.h: dynamics of panda_hand, made by symdyn 0.2.0. Do not edit.
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
 */
#ifndef PANDA_HAND_H
#define PANDA_HAND_H

#define PANDA_HAND_SYMDYN_VERSION "0.2.0"
#define PANDA_HAND_SOURCE_FILE "panda_hand.urdf"
#define PANDA_HAND_SOURCE_SHA256 "d991cbd4207937f1bedf32014f622862ceaf19de2106ffe63a51a8bea84c64d2"

#define PANDA_HAND_NQ 7 /**< entries of q */
#define PANDA_HAND_NV 7 /**< entries of qd, qdd and tau */
#define PANDA_HAND_TIPS 1 /**< tips */
#define PANDA_HAND_NP 10 /**< entries of p */

/** Index of a joint in q, qd, qdd and tau. */
enum {
    PANDA_HAND_JOINT_PANDA_JOINT1 = 0, /**< revolute, rad */
    PANDA_HAND_JOINT_PANDA_JOINT2 = 1, /**< revolute, rad */
    PANDA_HAND_JOINT_PANDA_JOINT3 = 2, /**< revolute, rad */
    PANDA_HAND_JOINT_PANDA_JOINT4 = 3, /**< revolute, rad */
    PANDA_HAND_JOINT_PANDA_JOINT5 = 4, /**< revolute, rad */
    PANDA_HAND_JOINT_PANDA_JOINT6 = 5, /**< revolute, rad */
    PANDA_HAND_JOINT_PANDA_JOINT7 = 6  /**< revolute, rad */
};

/** Index of a link in arrays over links. */
enum {
    PANDA_HAND_LINK_PANDA_LINK1 = 0, /**< link 1 in comments */
    PANDA_HAND_LINK_PANDA_LINK2 = 1, /**< link 2 in comments */
    PANDA_HAND_LINK_PANDA_LINK3 = 2, /**< link 3 in comments */
    PANDA_HAND_LINK_PANDA_LINK4 = 3, /**< link 4 in comments */
    PANDA_HAND_LINK_PANDA_LINK5 = 4, /**< link 5 in comments */
    PANDA_HAND_LINK_PANDA_LINK6 = 5, /**< link 6 in comments */
    PANDA_HAND_LINK_PANDA_LINK7 = 6  /**< link 7 in comments */
};

/** Index of a tip in arrays over tips. */
enum {
    PANDA_HAND_TIP_PANDA_HAND_TCP = 0
};

/** Index of a parameter in p. */
enum {
    PANDA_HAND_P_PAYLOAD_M = 0,   /**< nominal 1.0 kg */
    PANDA_HAND_P_PAYLOAD_MCX = 1, /**< nominal 0.02 kg m */
    PANDA_HAND_P_PAYLOAD_MCY = 2, /**< nominal 0.0 kg m */
    PANDA_HAND_P_PAYLOAD_MCZ = 3, /**< nominal 0.03 kg m */
    PANDA_HAND_P_PAYLOAD_IXX = 4, /**< nominal 0.0017000000000000001 kg m^2 */
    PANDA_HAND_P_PAYLOAD_IXY = 5, /**< nominal 0.0 kg m^2 */
    PANDA_HAND_P_PAYLOAD_IYY = 6, /**< nominal 0.0021 kg m^2 */
    PANDA_HAND_P_PAYLOAD_IXZ = 7, /**< nominal -0.0006 kg m^2 */
    PANDA_HAND_P_PAYLOAD_IYZ = 8, /**< nominal 0.0 kg m^2 */
    PANDA_HAND_P_PAYLOAD_IZZ = 9  /**< nominal 0.001 kg m^2 */
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
extern const double panda_hand_q_lower[7];

/** Upper limits of q, rad. */
extern const double panda_hand_q_upper[7];

/** Limits of |qd|, rad/s. */
extern const double panda_hand_qd_limit[7];

/** Limits of |tau|, N m. */
extern const double panda_hand_tau_limit[7];

/** The nominal values of p. */
extern const double panda_hand_p_nominal[10];

/*
 * Matrices are row-major. Results are written as soon as they are known: no output may overlap
 * another argument.
 */

/**
 * @brief Joint forces for given accelerations: tau = M(q,p) qdd + C(q,qd,p) qd + phi(q,p).
 *
 * @param[in]  q    joint positions (rad)
 * @param[in]  qd   joint velocities (rad/s)
 * @param[in]  qdd  joint accelerations (rad/s^2)
 * @param[in]  p    parameters, in the order of the manifest
 * @param[out] tau  joint forces (N m)
 *
 * 332 mul, 344 add, 12 sin/cos, by newton-euler-matrix.
 */
void panda_hand_inverse_dynamics(const double q[7],
                                 const double qd[7],
                                 const double qdd[7],
                                 const double p[10],
                                 double tau[SYMDYN_RESTRICT 7]);

/**
 * @brief Joint forces at zero acceleration: h = C(q,qd,p) qd + phi(q,p).
 *
 * @param[in]  q   joint positions (rad)
 * @param[in]  qd  joint velocities (rad/s)
 * @param[in]  p   parameters, in the order of the manifest
 * @param[out] h   bias forces (N m)
 *
 * 326 mul, 329 add, 12 sin/cos, by newton-euler-matrix.
 */
void panda_hand_bias(const double q[7],
                     const double qd[7],
                     const double p[10],
                     double h[SYMDYN_RESTRICT 7]);

/**
 * @brief Accelerations under given joint forces: qdd = M(q,p)^-1 (tau - h(q,qd,p)).
 *
 * @param[in]  q    joint positions (rad)
 * @param[in]  qd   joint velocities (rad/s)
 * @param[in]  tau  joint forces (N m)
 * @param[in]  p    parameters, in the order of the manifest
 * @param[out] qdd  joint accelerations (rad/s^2)
 *
 * 635 mul, 594 add, 7 div, 12 sin/cos, by ldlt.
 */
void panda_hand_forward_dynamics(const double q[7],
                                 const double qd[7],
                                 const double tau[7],
                                 const double p[10],
                                 double qdd[SYMDYN_RESTRICT 7]);

/**
 * @brief The mass matrix M(q,p). Joint forces at zero acceleration: h = C(q,qd,p) qd +
 * phi(q,p).
 *
 * @param[in]  q   joint positions (rad)
 * @param[in]  qd  joint velocities (rad/s)
 * @param[in]  p   parameters, in the order of the manifest
 * @param[out] M   mass matrix, full and symmetric (kg m^2)
 * @param[out] h   bias forces (N m)
 *
 * 510 mul, 489 add, 12 sin/cos, by composite-body+newton-euler-matrix.
 */
void panda_hand_mass_matrix_bias(const double q[7],
                                 const double qd[7],
                                 const double p[10],
                                 double M[SYMDYN_RESTRICT 7][7],
                                 double h[SYMDYN_RESTRICT 7]);

#ifdef __cplusplus
}
#endif

#endif
