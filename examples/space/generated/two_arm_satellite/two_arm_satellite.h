/**
 * @file two_arm_satellite.h
 *
 * two_arm_satellite.h: dynamics of two_arm_satellite, made by symdyn 0.2.0. Do not edit.
 *
 * Made from two_arm_satellite.toml, sha256 2ba8a59c3417021f.
 * 13 coordinates, 12 velocities, gravity (0, 0, 0) m/s^2.
 * Numbers from made-up numbers of the right size: a uniform cube, uniform tubes
 *
 * Links, numbered as in the code
 *    1  satellite: floating joint free on world (the base)
 *    2  left_shoulder: revolute joint left_yaw on link 1
 *    3  left_upper_arm: revolute joint left_pitch on link 2
 *    4  left_forearm: revolute joint left_elbow on link 3
 *    5  right_shoulder: revolute joint right_yaw on link 1
 *    6  right_upper_arm: revolute joint right_pitch on link 5
 *    7  right_forearm: revolute joint right_elbow on link 6
 * Joints, and their entries of q and qd
 *   free: floating, q[0..6], qd[0..5]
 *   left_yaw: revolute, q[7], qd[6]
 *   left_pitch: revolute, q[8], qd[7]
 *   left_elbow: revolute, q[9], qd[8]
 *   right_yaw: revolute, q[10], qd[9]
 *   right_pitch: revolute, q[11], qd[10]
 *   right_elbow: revolute, q[12], qd[11]
 * Index a, freedoms with a motor: qd[6..11]; index u, without one: qd[0..5]
 * Tips: left_hand, right_hand
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
 */
#ifndef TWO_ARM_SATELLITE_H
#define TWO_ARM_SATELLITE_H

#define TWO_ARM_SATELLITE_SYMDYN_VERSION "0.2.0"
#define TWO_ARM_SATELLITE_SOURCE_FILE "two_arm_satellite.toml"
#define TWO_ARM_SATELLITE_SOURCE_SHA256 "2ba8a59c3417021fc73ecca84615795d7c4cd02fc133555dc11fa0074999500b"

#define TWO_ARM_SATELLITE_NQ 13 /**< entries of q */
#define TWO_ARM_SATELLITE_NV 12 /**< entries of qd, qdd and tau */
#define TWO_ARM_SATELLITE_TIPS 2 /**< tips */

/** Index of a coordinate in q. */
enum {
    TWO_ARM_SATELLITE_Q_FREE_X = 0,       /**< floating, m */
    TWO_ARM_SATELLITE_Q_FREE_Y = 1,       /**< floating, m */
    TWO_ARM_SATELLITE_Q_FREE_Z = 2,       /**< floating, m */
    TWO_ARM_SATELLITE_Q_FREE_QX = 3,      /**< floating, no unit */
    TWO_ARM_SATELLITE_Q_FREE_QY = 4,      /**< floating, no unit */
    TWO_ARM_SATELLITE_Q_FREE_QZ = 5,      /**< floating, no unit */
    TWO_ARM_SATELLITE_Q_FREE_QW = 6,      /**< floating, no unit */
    TWO_ARM_SATELLITE_Q_LEFT_YAW = 7,     /**< revolute, rad */
    TWO_ARM_SATELLITE_Q_LEFT_PITCH = 8,   /**< revolute, rad */
    TWO_ARM_SATELLITE_Q_LEFT_ELBOW = 9,   /**< revolute, rad */
    TWO_ARM_SATELLITE_Q_RIGHT_YAW = 10,   /**< revolute, rad */
    TWO_ARM_SATELLITE_Q_RIGHT_PITCH = 11, /**< revolute, rad */
    TWO_ARM_SATELLITE_Q_RIGHT_ELBOW = 12  /**< revolute, rad */
};

/** Index of a velocity in qd, of its rate in qdd, its force in tau. */
enum {
    TWO_ARM_SATELLITE_V_FREE_WX = 0,      /**< floating, rad/s */
    TWO_ARM_SATELLITE_V_FREE_WY = 1,      /**< floating, rad/s */
    TWO_ARM_SATELLITE_V_FREE_WZ = 2,      /**< floating, rad/s */
    TWO_ARM_SATELLITE_V_FREE_VX = 3,      /**< floating, m/s */
    TWO_ARM_SATELLITE_V_FREE_VY = 4,      /**< floating, m/s */
    TWO_ARM_SATELLITE_V_FREE_VZ = 5,      /**< floating, m/s */
    TWO_ARM_SATELLITE_V_LEFT_YAW = 6,     /**< revolute, rad/s */
    TWO_ARM_SATELLITE_V_LEFT_PITCH = 7,   /**< revolute, rad/s */
    TWO_ARM_SATELLITE_V_LEFT_ELBOW = 8,   /**< revolute, rad/s */
    TWO_ARM_SATELLITE_V_RIGHT_YAW = 9,    /**< revolute, rad/s */
    TWO_ARM_SATELLITE_V_RIGHT_PITCH = 10, /**< revolute, rad/s */
    TWO_ARM_SATELLITE_V_RIGHT_ELBOW = 11  /**< revolute, rad/s */
};

/** Index of a freedom with a motor in qd_a, qdd_a and tau_a. */
enum {
    TWO_ARM_SATELLITE_A_LEFT_YAW = 0,    /**< qd[6] */
    TWO_ARM_SATELLITE_A_LEFT_PITCH = 1,  /**< qd[7] */
    TWO_ARM_SATELLITE_A_LEFT_ELBOW = 2,  /**< qd[8] */
    TWO_ARM_SATELLITE_A_RIGHT_YAW = 3,   /**< qd[9] */
    TWO_ARM_SATELLITE_A_RIGHT_PITCH = 4, /**< qd[10] */
    TWO_ARM_SATELLITE_A_RIGHT_ELBOW = 5  /**< qd[11] */
};

/** Index of a freedom without a motor in qd_u, qdd_u and tau_u. */
enum {
    TWO_ARM_SATELLITE_U_FREE_WX = 0, /**< qd[0] */
    TWO_ARM_SATELLITE_U_FREE_WY = 1, /**< qd[1] */
    TWO_ARM_SATELLITE_U_FREE_WZ = 2, /**< qd[2] */
    TWO_ARM_SATELLITE_U_FREE_VX = 3, /**< qd[3] */
    TWO_ARM_SATELLITE_U_FREE_VY = 4, /**< qd[4] */
    TWO_ARM_SATELLITE_U_FREE_VZ = 5  /**< qd[5] */
};

/** Index of a link in arrays over links. */
enum {
    TWO_ARM_SATELLITE_LINK_SATELLITE = 0,       /**< link 1 in comments */
    TWO_ARM_SATELLITE_LINK_LEFT_SHOULDER = 1,   /**< link 2 in comments */
    TWO_ARM_SATELLITE_LINK_LEFT_UPPER_ARM = 2,  /**< link 3 in comments */
    TWO_ARM_SATELLITE_LINK_LEFT_FOREARM = 3,    /**< link 4 in comments */
    TWO_ARM_SATELLITE_LINK_RIGHT_SHOULDER = 4,  /**< link 5 in comments */
    TWO_ARM_SATELLITE_LINK_RIGHT_UPPER_ARM = 5, /**< link 6 in comments */
    TWO_ARM_SATELLITE_LINK_RIGHT_FOREARM = 6    /**< link 7 in comments */
};

/** Index of a tip in arrays over tips. */
enum {
    TWO_ARM_SATELLITE_TIP_LEFT_HAND = 0,
    TWO_ARM_SATELLITE_TIP_RIGHT_HAND = 1
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
 * @brief Accelerations under given joint forces: qdd = M(q)^-1 (tau - h(q,qd)).
 *
 * @param[in]  q    joint positions (rad or m; quaternions x, y, z, w have no unit)
 * @param[in]  qd   joint velocities (rad/s or m/s)
 * @param[in]  tau  joint forces (N m or N)
 * @param[out] qdd  joint accelerations (rad/s^2 or m/s^2)
 *
 * 510 mul, 447 add, 10 div, 12 sin/cos, by fd3.
 */
void two_arm_satellite_forward_dynamics(const double q[13],
                                        const double qd[12],
                                        const double tau[12],
                                        double qdd[SYMDYN_RESTRICT 12]);

/**
 * @brief The pose of each tip in the base frame.
 *
 * @param[in]  q  joint positions (rad or m; quaternions x, y, z, w have no unit)
 * @param[out] X  pose of each tip in the base frame, [R p; 0 1] (1, m)
 *
 * 96 mul, 74 add, 12 sin/cos, by product-of-exponentials.
 */
void two_arm_satellite_forward_kinematics(const double q[13], double X[SYMDYN_RESTRICT 2][4][4]);

/**
 * @brief The body Jacobian of each tip: its twist in its own frame is J qd.
 *
 * @param[in]  q  joint positions (rad or m; quaternions x, y, z, w have no unit)
 * @param[out] J  Jacobian of each tip, angular rows first, in the tip's frame (rad, m per rad
 *                or m)
 *
 * 62 mul, 34 add, 12 sin/cos, by product-of-exponentials.
 */
void two_arm_satellite_jacobian(const double q[13], double J[SYMDYN_RESTRICT 2][6][12]);

/**
 * @brief Joint positions after the time dt with constant velocities: q exp(S qd dt).
 *
 * @param[in]  q       joint positions (rad or m; quaternions x, y, z, w have no unit)
 * @param[in]  qd      joint velocities (rad/s or m/s)
 * @param[in]  dt      time step (s)
 * @param[out] q_next  joint positions after dt, quaternions unit (rad or m; quaternions x, y,
 *                     z, w have no unit)
 *
 * 115 mul, 88 add, 3 div, 2 sqrt, 2 sin/cos, by joint-by-joint.
 */
void two_arm_satellite_integrate(const double q[13],
                                 const double qd[12],
                                 const double dt[1],
                                 double q_next[SYMDYN_RESTRICT 13]);

/**
 * @brief The rates of the coordinates q, of joints that move with qd.
 *
 * @param[in]  q   joint positions (rad or m; quaternions x, y, z, w have no unit)
 * @param[in]  qd  joint velocities (rad/s or m/s)
 * @param[out] dq  rates of q (rad/s or m/s)
 *
 * 36 mul, 25 add, 0 sin/cos, by joint-by-joint.
 */
void two_arm_satellite_qdot(const double q[13],
                            const double qd[12],
                            double dq[SYMDYN_RESTRICT 13]);

/**
 * @brief Momentum of the moving links about their centre of mass, in base axes.
 *
 * @param[in]  q    joint positions (rad or m; quaternions x, y, z, w have no unit)
 * @param[in]  qd   joint velocities (rad/s or m/s)
 * @param[out] h_G  angular and linear momentum about the centre of mass, in base axes (kg
 *                  m^2/s, kg m/s)
 *
 * 376 mul, 314 add, 12 sin/cos, by newton-euler.
 */
void two_arm_satellite_centroidal_momentum(const double q[13],
                                           const double qd[12],
                                           double h_G[SYMDYN_RESTRICT 6]);

/**
 * @brief The disturbance Jacobian J_D = -M_uu^-1 M_ua: qd_u = J_D qd_a at zero momentum.
 *
 * @param[in]  q    joint positions (rad or m; quaternions x, y, z, w have no unit)
 * @param[out] J_D  disturbance Jacobian (rad or m per rad or m)
 *
 * 229 mul, 185 add, 3 div, 12 sin/cos, by block-elimination.
 */
void two_arm_satellite_disturbance_jacobian(const double q[13],
                                            double J_D[SYMDYN_RESTRICT 6][6]);

/**
 * @brief The generalised Jacobian J_g = J_a + J_u J_D: a tip's twist is J_g qd_a at zero
 * momentum.
 *
 * @param[in]  q    joint positions (rad or m; quaternions x, y, z, w have no unit)
 * @param[out] J_g  generalised Jacobian of each tip, angular rows first, in the tip's frame
 *                  (rad, m per rad or m)
 *
 * 591 mul, 478 add, 3 div, 12 sin/cos, by block-elimination.
 */
void two_arm_satellite_generalized_jacobian(const double q[13],
                                            double J_g[SYMDYN_RESTRICT 2][6][6]);

/**
 * @brief Forces of the motors for given accelerations, and how all else accelerates under
 * tau_u.
 *
 * @param[in]  q      joint positions (rad or m; quaternions x, y, z, w have no unit)
 * @param[in]  qd     joint velocities (rad/s or m/s)
 * @param[in]  qdd_a  accelerations of what has a motor (rad/s^2 or m/s^2)
 * @param[in]  tau_u  forces on what has no motor (N m or N)
 * @param[out] tau_a  forces of the motors (N m or N)
 * @param[out] qdd_u  accelerations of what has no motor (rad/s^2 or m/s^2)
 *
 * 386 mul, 330 add, 3 div, 12 sin/cos, by recursion.
 */
void two_arm_satellite_underactuated_inverse_dynamics(const double q[13],
                                                      const double qd[12],
                                                      const double qdd_a[6],
                                                      const double tau_u[6],
                                                      double tau_a[SYMDYN_RESTRICT 6],
                                                      double qdd_u[SYMDYN_RESTRICT 6]);

/**
 * @brief Accelerations of links and tips for given accelerations of the motors, all else
 * moving under tau_u.
 *
 * @param[in]  q         joint positions (rad or m; quaternions x, y, z, w have no unit)
 * @param[in]  qd        joint velocities (rad/s or m/s)
 * @param[in]  qdd_a     accelerations of what has a motor (rad/s^2 or m/s^2)
 * @param[in]  tau_u     forces on what has no motor (N m or N)
 * @param[out] Vdot      rate of each link's twist in its own frame, angular first, gravity not
 *                       included (rad/s^2, m/s^2)
 * @param[out] Vdot_tip  rate of each tip's twist in its own frame, angular first (rad/s^2,
 *                       m/s^2)
 *
 * 430 mul, 401 add, 3 div, 12 sin/cos, by recursion.
 */
void two_arm_satellite_underactuated_accelerations(const double q[13],
                                                   const double qd[12],
                                                   const double qdd_a[6],
                                                   const double tau_u[6],
                                                   double Vdot[SYMDYN_RESTRICT 7][6],
                                                   double Vdot_tip[SYMDYN_RESTRICT 2][6]);

#ifdef __cplusplus
}
#endif

#endif
