/**
 * @file quadruped.h
 *
 * quadruped.h: dynamics of quadruped, made by symdyn 0.2.0. Do not edit.
 *
 * Made from quadruped.toml, sha256 db8f833325797c6e.
 * 19 coordinates, 18 velocities, gravity (0, 0, -9.81) m/s^2.
 * Numbers from Open Dynamic Robot Initiative, solo12.urdf of example-robot-data
 *
 * Links, numbered as in the code
 *    1  trunk: floating joint free on world (the base)
 *    2  front_left_shoulder: revolute joint front_left_abduction on link 1
 *    3  front_left_thigh: revolute joint front_left_hip on link 2
 *    4  front_left_shank: revolute joint front_left_knee on link 3
 *    5  front_right_shoulder: revolute joint front_right_abduction on link 1
 *    6  front_right_thigh: revolute joint front_right_hip on link 5
 *    7  front_right_shank: revolute joint front_right_knee on link 6
 *    8  hind_left_shoulder: revolute joint hind_left_abduction on link 1
 *    9  hind_left_thigh: revolute joint hind_left_hip on link 8
 *   10  hind_left_shank: revolute joint hind_left_knee on link 9
 *   11  hind_right_shoulder: revolute joint hind_right_abduction on link 1
 *   12  hind_right_thigh: revolute joint hind_right_hip on link 11
 *   13  hind_right_shank: revolute joint hind_right_knee on link 12
 * Joints, and their entries of q and qd
 *   free: floating, q[0..6], qd[0..5]
 *   front_left_abduction: revolute, q[7], qd[6]
 *   front_left_hip: revolute, q[8], qd[7]
 *   front_left_knee: revolute, q[9], qd[8]
 *   front_right_abduction: revolute, q[10], qd[9]
 *   front_right_hip: revolute, q[11], qd[10]
 *   front_right_knee: revolute, q[12], qd[11]
 *   hind_left_abduction: revolute, q[13], qd[12]
 *   hind_left_hip: revolute, q[14], qd[13]
 *   hind_left_knee: revolute, q[15], qd[14]
 *   hind_right_abduction: revolute, q[16], qd[15]
 *   hind_right_hip: revolute, q[17], qd[16]
 *   hind_right_knee: revolute, q[18], qd[17]
 * Tips: front_left_foot, front_right_foot, hind_left_foot, hind_right_foot
 *
 * Conventions
 *   SI units, radians, right-handed frames; matrices row-major.
 *   Twists are (angular, linear), wrenches (moment, force), in link coordinates.
 *   tau = M(q) qdd + C(q,qd) qd + phi(q); phi is gravity only; bias h = C qd + phi.
 *   C is the Christoffel matrix: Mdot - 2C is skew.
 *   Gravity is the acceleration of free fall, in base coordinates.
 *   The base is world, which does not move: base frame, axes and coordinates are its own.
 *   Link i is moved by joint i; its inertial parameters are about its own frame:
 *   m, mcx, mcy, mcz, Ixx, Ixy, Iyy, Ixz, Iyz, Izz (Ixy is the matrix entry).
 *   Quaternions are x, y, z, w and have the length 1.
 *   A floating joint has q = (x, y, z, qx, qy, qz, qw), qd = (wx, wy, wz, vx, vy, vz).
 *   There qd is the twist in the axes of the frame that moves (or its share of each mode), and
 *   tau the moments and forces along them: qdot is not qd, and qdd is the rate of qd.
 *   Derivatives in q are along the directions of qd.
 *
 * Single precision: bounds of the errors, relative to the sum of the absolute values of all
 * terms with every sine and cosine in them counted as 1. Relative to a result that is small
 * because a sine or cosine is small, or because terms cancel, errors can be larger. Where M is
 * inverted, the bound is times the condition of M. |q| is the largest angle that enters, in
 * rad. The rounding of inputs and constants is included.
 *   inverse_dynamics  3.3e-06 + 5.4e-07 |q|
 */
#ifndef QUADRUPED_H
#define QUADRUPED_H

#define QUADRUPED_SYMDYN_VERSION "0.2.0"
#define QUADRUPED_SOURCE_FILE "quadruped.toml"
#define QUADRUPED_SOURCE_SHA256 "db8f833325797c6e53b0a6f07c86596705cf8652da33c4dc5437f8e0e8e9d7be"

#define QUADRUPED_NQ 19 /**< entries of q */
#define QUADRUPED_NV 18 /**< entries of qd, qdd and tau */
#define QUADRUPED_TIPS 4 /**< tips */

/** Index of a coordinate in q. */
enum {
    QUADRUPED_Q_FREE_X = 0,                 /**< floating, m */
    QUADRUPED_Q_FREE_Y = 1,                 /**< floating, m */
    QUADRUPED_Q_FREE_Z = 2,                 /**< floating, m */
    QUADRUPED_Q_FREE_QX = 3,                /**< floating, no unit */
    QUADRUPED_Q_FREE_QY = 4,                /**< floating, no unit */
    QUADRUPED_Q_FREE_QZ = 5,                /**< floating, no unit */
    QUADRUPED_Q_FREE_QW = 6,                /**< floating, no unit */
    QUADRUPED_Q_FRONT_LEFT_ABDUCTION = 7,   /**< revolute, rad */
    QUADRUPED_Q_FRONT_LEFT_HIP = 8,         /**< revolute, rad */
    QUADRUPED_Q_FRONT_LEFT_KNEE = 9,        /**< revolute, rad */
    QUADRUPED_Q_FRONT_RIGHT_ABDUCTION = 10, /**< revolute, rad */
    QUADRUPED_Q_FRONT_RIGHT_HIP = 11,       /**< revolute, rad */
    QUADRUPED_Q_FRONT_RIGHT_KNEE = 12,      /**< revolute, rad */
    QUADRUPED_Q_HIND_LEFT_ABDUCTION = 13,   /**< revolute, rad */
    QUADRUPED_Q_HIND_LEFT_HIP = 14,         /**< revolute, rad */
    QUADRUPED_Q_HIND_LEFT_KNEE = 15,        /**< revolute, rad */
    QUADRUPED_Q_HIND_RIGHT_ABDUCTION = 16,  /**< revolute, rad */
    QUADRUPED_Q_HIND_RIGHT_HIP = 17,        /**< revolute, rad */
    QUADRUPED_Q_HIND_RIGHT_KNEE = 18        /**< revolute, rad */
};

/** Index of a velocity in qd, of its rate in qdd, its force in tau. */
enum {
    QUADRUPED_V_FREE_WX = 0,               /**< floating, rad/s */
    QUADRUPED_V_FREE_WY = 1,               /**< floating, rad/s */
    QUADRUPED_V_FREE_WZ = 2,               /**< floating, rad/s */
    QUADRUPED_V_FREE_VX = 3,               /**< floating, m/s */
    QUADRUPED_V_FREE_VY = 4,               /**< floating, m/s */
    QUADRUPED_V_FREE_VZ = 5,               /**< floating, m/s */
    QUADRUPED_V_FRONT_LEFT_ABDUCTION = 6,  /**< revolute, rad/s */
    QUADRUPED_V_FRONT_LEFT_HIP = 7,        /**< revolute, rad/s */
    QUADRUPED_V_FRONT_LEFT_KNEE = 8,       /**< revolute, rad/s */
    QUADRUPED_V_FRONT_RIGHT_ABDUCTION = 9, /**< revolute, rad/s */
    QUADRUPED_V_FRONT_RIGHT_HIP = 10,      /**< revolute, rad/s */
    QUADRUPED_V_FRONT_RIGHT_KNEE = 11,     /**< revolute, rad/s */
    QUADRUPED_V_HIND_LEFT_ABDUCTION = 12,  /**< revolute, rad/s */
    QUADRUPED_V_HIND_LEFT_HIP = 13,        /**< revolute, rad/s */
    QUADRUPED_V_HIND_LEFT_KNEE = 14,       /**< revolute, rad/s */
    QUADRUPED_V_HIND_RIGHT_ABDUCTION = 15, /**< revolute, rad/s */
    QUADRUPED_V_HIND_RIGHT_HIP = 16,       /**< revolute, rad/s */
    QUADRUPED_V_HIND_RIGHT_KNEE = 17       /**< revolute, rad/s */
};

/** Index of a link in arrays over links. */
enum {
    QUADRUPED_LINK_TRUNK = 0,                /**< link 1 in comments */
    QUADRUPED_LINK_FRONT_LEFT_SHOULDER = 1,  /**< link 2 in comments */
    QUADRUPED_LINK_FRONT_LEFT_THIGH = 2,     /**< link 3 in comments */
    QUADRUPED_LINK_FRONT_LEFT_SHANK = 3,     /**< link 4 in comments */
    QUADRUPED_LINK_FRONT_RIGHT_SHOULDER = 4, /**< link 5 in comments */
    QUADRUPED_LINK_FRONT_RIGHT_THIGH = 5,    /**< link 6 in comments */
    QUADRUPED_LINK_FRONT_RIGHT_SHANK = 6,    /**< link 7 in comments */
    QUADRUPED_LINK_HIND_LEFT_SHOULDER = 7,   /**< link 8 in comments */
    QUADRUPED_LINK_HIND_LEFT_THIGH = 8,      /**< link 9 in comments */
    QUADRUPED_LINK_HIND_LEFT_SHANK = 9,      /**< link 10 in comments */
    QUADRUPED_LINK_HIND_RIGHT_SHOULDER = 10, /**< link 11 in comments */
    QUADRUPED_LINK_HIND_RIGHT_THIGH = 11,    /**< link 12 in comments */
    QUADRUPED_LINK_HIND_RIGHT_SHANK = 12     /**< link 13 in comments */
};

/** Index of a tip in arrays over tips. */
enum {
    QUADRUPED_TIP_FRONT_LEFT_FOOT = 0,
    QUADRUPED_TIP_FRONT_RIGHT_FOOT = 1,
    QUADRUPED_TIP_HIND_LEFT_FOOT = 2,
    QUADRUPED_TIP_HIND_RIGHT_FOOT = 3
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

/*
 * Matrices are row-major. Results are written as soon as they are known: no output may overlap
 * another argument.
 */

/**
 * @brief Joint forces for given accelerations: tau = M(q) qdd + C(q,qd) qd + phi(q).
 *
 * @param[in]  q    joint positions (rad or m; quaternions x, y, z, w have no unit)
 * @param[in]  qd   joint velocities (rad/s or m/s)
 * @param[in]  qdd  joint accelerations (rad/s^2 or m/s^2)
 * @param[out] tau  joint forces (N m or N)
 *
 * 585 mul, 531 add, 24 sin/cos, by newton-euler-matrix.
 */
void quadruped_inverse_dynamics(const float q[19],
                                const float qd[18],
                                const float qdd[18],
                                float tau[SYMDYN_RESTRICT 18]);

#ifdef __cplusplus
}
#endif

#endif
