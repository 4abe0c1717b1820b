/**
 * @file puma560.h
 *
 * puma560.h: dynamics of puma560, made by symdyn 0.1.0. Do not edit.
 *
 * Made from puma560.toml, sha256 30bdc4e56400bf37.
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
 */
#ifndef PUMA560_H
#define PUMA560_H

#define PUMA560_SYMDYN_VERSION "0.1.0"
#define PUMA560_SOURCE_FILE "puma560.toml"
#define PUMA560_SOURCE_SHA256 "30bdc4e56400bf37da1d4f19605a1de354e275063c107a1c8b17aad9729871ae"

#define PUMA560_NQ 6 /**< entries of q */
#define PUMA560_NV 6 /**< entries of qd, qdd and tau */
#define PUMA560_TIPS 1 /**< tips */
#define PUMA560_NP 84 /**< entries of p */

/** Index of a joint in q, qd, qdd and tau. */
enum {
    PUMA560_JOINT_JOINT1 = 0, /**< revolute, rad */
    PUMA560_JOINT_JOINT2 = 1, /**< revolute, rad */
    PUMA560_JOINT_JOINT3 = 2, /**< revolute, rad */
    PUMA560_JOINT_JOINT4 = 3, /**< revolute, rad */
    PUMA560_JOINT_JOINT5 = 4, /**< revolute, rad */
    PUMA560_JOINT_JOINT6 = 5  /**< revolute, rad */
};

/** Index of a link in arrays over links. */
enum {
    PUMA560_LINK_LINK1 = 0, /**< link 1 in comments */
    PUMA560_LINK_LINK2 = 1, /**< link 2 in comments */
    PUMA560_LINK_LINK3 = 2, /**< link 3 in comments */
    PUMA560_LINK_LINK4 = 3, /**< link 4 in comments */
    PUMA560_LINK_LINK5 = 4, /**< link 5 in comments */
    PUMA560_LINK_LINK6 = 5  /**< link 6 in comments */
};

/** Index of a tip in arrays over tips. */
enum {
    PUMA560_TIP_LINK6 = 0
};

/** Index of a parameter in p. */
enum {
    PUMA560_P_LINK1_M = 0,       /**< nominal 0.0 kg */
    PUMA560_P_LINK1_MCX = 1,     /**< nominal 0.0 kg m */
    PUMA560_P_LINK1_MCY = 2,     /**< nominal 0.0 kg m */
    PUMA560_P_LINK1_MCZ = 3,     /**< nominal 0.0 kg m */
    PUMA560_P_LINK1_IXX = 4,     /**< nominal 0.0 kg m^2 */
    PUMA560_P_LINK1_IXY = 5,     /**< nominal 0.0 kg m^2 */
    PUMA560_P_LINK1_IYY = 6,     /**< nominal 0.0 kg m^2 */
    PUMA560_P_LINK1_IXZ = 7,     /**< nominal 0.0 kg m^2 */
    PUMA560_P_LINK1_IYZ = 8,     /**< nominal 0.0 kg m^2 */
    PUMA560_P_LINK1_IZZ = 9,     /**< nominal 0.35 kg m^2 */
    PUMA560_P_LINK2_M = 10,      /**< nominal 17.4 kg */
    PUMA560_P_LINK2_MCX = 11,    /**< nominal 1.1832 kg m */
    PUMA560_P_LINK2_MCY = 12,    /**< nominal 0.10439999999999999 kg m */
    PUMA560_P_LINK2_MCZ = 13,    /**< nominal -0.2784 kg m */
    PUMA560_P_LINK2_IXX = 14,    /**< nominal 0.1350808 kg m^2 */
    PUMA560_P_LINK2_IXY = 15,    /**< nominal -0.0070992 kg m^2 */
    PUMA560_P_LINK2_IYY = 16,    /**< nominal 0.608912 kg m^2 */
    PUMA560_P_LINK2_IXZ = 17,    /**< nominal 0.018931200000000002 kg m^2 */
    PUMA560_P_LINK2_IYZ = 18,    /**< nominal 0.0016703999999999998 kg m^2 */
    PUMA560_P_LINK2_IZZ = 19,    /**< nominal 0.6200840000000001 kg m^2 */
    PUMA560_P_LINK3_M = 20,      /**< nominal 4.8 kg */
    PUMA560_P_LINK3_MCX = 21,    /**< nominal 0.0 kg m */
    PUMA560_P_LINK3_MCY = 22,    /**< nominal -0.336 kg m */
    PUMA560_P_LINK3_MCZ = 23,    /**< nominal 0.0672 kg m */
    PUMA560_P_LINK3_IXX = 24,    /**< nominal 0.09046080000000001 kg m^2 */
    PUMA560_P_LINK3_IXY = 25,    /**< nominal 0.0 kg m^2 */
    PUMA560_P_LINK3_IYY = 26,    /**< nominal 0.013440800000000001 kg m^2 */
    PUMA560_P_LINK3_IXZ = 27,    /**< nominal 0.0 kg m^2 */
    PUMA560_P_LINK3_IYZ = 28,    /**< nominal 0.004704000000000001 kg m^2 */
    PUMA560_P_LINK3_IZZ = 29,    /**< nominal 0.08952 kg m^2 */
    PUMA560_P_LINK4_M = 30,      /**< nominal 0.82 kg */
    PUMA560_P_LINK4_MCX = 31,    /**< nominal 0.0 kg m */
    PUMA560_P_LINK4_MCY = 32,    /**< nominal 0.0 kg m */
    PUMA560_P_LINK4_MCZ = 33,    /**< nominal -0.015579999999999998 kg m */
    PUMA560_P_LINK4_IXX = 34,    /**< nominal 0.00209602 kg m^2 */
    PUMA560_P_LINK4_IXY = 35,    /**< nominal 0.0 kg m^2 */
    PUMA560_P_LINK4_IYY = 36,    /**< nominal 0.00209602 kg m^2 */
    PUMA560_P_LINK4_IXZ = 37,    /**< nominal 0.0 kg m^2 */
    PUMA560_P_LINK4_IYZ = 38,    /**< nominal 0.0 kg m^2 */
    PUMA560_P_LINK4_IZZ = 39,    /**< nominal 0.0013 kg m^2 */
    PUMA560_P_LINK5_M = 40,      /**< nominal 0.34 kg */
    PUMA560_P_LINK5_MCX = 41,    /**< nominal 0.0 kg m */
    PUMA560_P_LINK5_MCY = 42,    /**< nominal 0.0 kg m */
    PUMA560_P_LINK5_MCZ = 43,    /**< nominal 0.0 kg m */
    PUMA560_P_LINK5_IXX = 44,    /**< nominal 0.0003 kg m^2 */
    PUMA560_P_LINK5_IXY = 45,    /**< nominal 0.0 kg m^2 */
    PUMA560_P_LINK5_IYY = 46,    /**< nominal 0.0003 kg m^2 */
    PUMA560_P_LINK5_IXZ = 47,    /**< nominal 0.0 kg m^2 */
    PUMA560_P_LINK5_IYZ = 48,    /**< nominal 0.0 kg m^2 */
    PUMA560_P_LINK5_IZZ = 49,    /**< nominal 0.0004 kg m^2 */
    PUMA560_P_LINK6_M = 50,      /**< nominal 0.09 kg */
    PUMA560_P_LINK6_MCX = 51,    /**< nominal 0.0 kg m */
    PUMA560_P_LINK6_MCY = 52,    /**< nominal 0.0 kg m */
    PUMA560_P_LINK6_MCZ = 53,    /**< nominal 0.0028799999999999997 kg m */
    PUMA560_P_LINK6_IXX = 54,    /**< nominal 0.00024216 kg m^2 */
    PUMA560_P_LINK6_IXY = 55,    /**< nominal 0.0 kg m^2 */
    PUMA560_P_LINK6_IYY = 56,    /**< nominal 0.00024216 kg m^2 */
    PUMA560_P_LINK6_IXZ = 57,    /**< nominal 0.0 kg m^2 */
    PUMA560_P_LINK6_IYZ = 58,    /**< nominal 0.0 kg m^2 */
    PUMA560_P_LINK6_IZZ = 59,    /**< nominal 4e-05 kg m^2 */
    PUMA560_P_JOINT1_ALPHA = 60, /**< nominal 0.0 rad */
    PUMA560_P_JOINT1_A = 61,     /**< nominal 0.0 m */
    PUMA560_P_JOINT1_THETA = 62, /**< nominal 0.0 rad */
    PUMA560_P_JOINT1_D = 63,     /**< nominal 0.0 m */
    PUMA560_P_JOINT2_ALPHA = 64, /**< nominal -1.5707963267948966 rad */
    PUMA560_P_JOINT2_A = 65,     /**< nominal 0.0 m */
    PUMA560_P_JOINT2_THETA = 66, /**< nominal 0.0 rad */
    PUMA560_P_JOINT2_D = 67,     /**< nominal 0.2435 m */
    PUMA560_P_JOINT3_ALPHA = 68, /**< nominal 0.0 rad */
    PUMA560_P_JOINT3_A = 69,     /**< nominal 0.4318 m */
    PUMA560_P_JOINT3_THETA = 70, /**< nominal 0.0 rad */
    PUMA560_P_JOINT3_D = 71,     /**< nominal -0.0934 m */
    PUMA560_P_JOINT4_ALPHA = 72, /**< nominal 1.5707963267948966 rad */
    PUMA560_P_JOINT4_A = 73,     /**< nominal -0.0203 m */
    PUMA560_P_JOINT4_THETA = 74, /**< nominal 0.0 rad */
    PUMA560_P_JOINT4_D = 75,     /**< nominal 0.4331 m */
    PUMA560_P_JOINT5_ALPHA = 76, /**< nominal -1.5707963267948966 rad */
    PUMA560_P_JOINT5_A = 77,     /**< nominal 0.0 m */
    PUMA560_P_JOINT5_THETA = 78, /**< nominal 0.0 rad */
    PUMA560_P_JOINT5_D = 79,     /**< nominal 0.0 m */
    PUMA560_P_JOINT6_ALPHA = 80, /**< nominal 1.5707963267948966 rad */
    PUMA560_P_JOINT6_A = 81,     /**< nominal 0.0 m */
    PUMA560_P_JOINT6_THETA = 82, /**< nominal 0.0 rad */
    PUMA560_P_JOINT6_D = 83      /**< nominal 0.0 m */
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

/** The nominal values of p. */
extern const double puma560_p_nominal[84];

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
 * 180 mul, 147 add, 10 sin/cos, by newton-euler-matrix.
 */
void puma560_inverse_dynamics(const double q[6],
                              const double qd[6],
                              const double qdd[6],
                              double tau[SYMDYN_RESTRICT 6]);

/**
 * @brief The mass matrix M(q).
 *
 * @param[in]  q  joint positions (rad)
 * @param[out] M  mass matrix, full and symmetric (kg m^2)
 *
 * 81 mul, 69 add, 8 sin/cos, by composite-body.
 */
void puma560_mass_matrix(const double q[6], double M[SYMDYN_RESTRICT 6][6]);

/**
 * @brief The Coriolis matrix C(q,qd) of the Christoffel symbols.
 *
 * @param[in]  q   joint positions (rad)
 * @param[in]  qd  joint velocities (rad/s)
 * @param[out] C   Coriolis matrix, Mdot - 2C skew (kg m^2/s)
 *
 * 276 mul, 226 add, 8 sin/cos, by carried-body.
 */
void puma560_coriolis_matrix(const double q[6],
                             const double qd[6],
                             double C[SYMDYN_RESTRICT 6][6]);

/**
 * @brief Joint forces that hold the robot still: phi(q).
 *
 * @param[in]  q    joint positions (rad)
 * @param[out] phi  gravity forces (N m)
 *
 * 24 mul, 11 add, 8 sin/cos, by newton-euler-matrix.
 */
void puma560_gravity(const double q[6], double phi[SYMDYN_RESTRICT 6]);

/**
 * @brief Joint forces at zero acceleration: h = C(q,qd) qd + phi(q).
 *
 * @param[in]  q   joint positions (rad)
 * @param[in]  qd  joint velocities (rad/s)
 * @param[out] h   bias forces (N m)
 *
 * 164 mul, 119 add, 10 sin/cos, by newton-euler-matrix.
 */
void puma560_bias(const double q[6], const double qd[6], double h[SYMDYN_RESTRICT 6]);

/**
 * @brief Accelerations under given joint forces: qdd = M(q)^-1 (tau - h(q,qd)).
 *
 * @param[in]  q    joint positions (rad)
 * @param[in]  qd   joint velocities (rad/s)
 * @param[in]  tau  joint forces (N m)
 * @param[out] qdd  joint accelerations (rad/s^2)
 *
 * 295 mul, 244 add, 4 div, 10 sin/cos, by ldlt.
 */
void puma560_forward_dynamics(const double q[6],
                              const double qd[6],
                              const double tau[6],
                              double qdd[SYMDYN_RESTRICT 6]);

/**
 * @brief The pose of each tip in the base frame.
 *
 * @param[in]  q  joint positions (rad)
 * @param[out] X  pose of each tip in the base frame, [R p; 0 1] (1, m)
 *
 * 61 mul, 30 add, 12 sin/cos, by product-of-exponentials.
 */
void puma560_forward_kinematics(const double q[6], double X[SYMDYN_RESTRICT 1][4][4]);

/**
 * @brief The body Jacobian of each tip: its twist in its own frame is J qd.
 *
 * @param[in]  q  joint positions (rad)
 * @param[out] J  Jacobian of each tip, angular rows first, in the tip's frame (rad, m per rad)
 *
 * 62 mul, 29 add, 10 sin/cos, by product-of-exponentials.
 */
void puma560_jacobian(const double q[6], double J[SYMDYN_RESTRICT 1][6][6]);

/**
 * @brief Derivatives of inverse dynamics in q and qd; in qdd it is the mass matrix.
 *
 * @param[in]  q         joint positions (rad)
 * @param[in]  qd        joint velocities (rad/s)
 * @param[in]  qdd       joint accelerations (rad/s^2)
 * @param[out] dtau_dq   d(joint forces)/dq (N m per rad)
 * @param[out] dtau_dqd  d(joint forces)/dqd (N m per rad/s)
 *
 * 604 mul, 533 add, 8 sin/cos, by analytic.
 */
void puma560_inverse_dynamics_derivatives(const double q[6],
                                          const double qd[6],
                                          const double qdd[6],
                                          double dtau_dq[SYMDYN_RESTRICT 6][6],
                                          double dtau_dqd[SYMDYN_RESTRICT 6][6]);

/**
 * @brief tau = Y x in the inertial parameters x of all links, rotors not included.
 *
 * @param[in]  q    joint positions (rad)
 * @param[in]  qd   joint velocities (rad/s)
 * @param[in]  qdd  joint accelerations (rad/s^2)
 * @param[out] Y    columns: m, mcx, mcy, mcz, Ixx, Ixy, Iyy, Ixz, Iyz, Izz of link 1, then of
 *                  link 2, ... (N m per unit of the parameter); the manifest names the 60
 *                  columns
 *
 * 429 mul, 342 add, 10 sin/cos, by screws.
 */
void puma560_regressor(const double q[6],
                       const double qd[6],
                       const double qdd[6],
                       double Y[SYMDYN_RESTRICT 6][60]);

/**
 * @brief tau = Yb pb in the base parameters pb, the fewest that the dynamics holds.
 *
 * @param[in]  q    joint positions (rad)
 * @param[in]  qd   joint velocities (rad/s)
 * @param[in]  qdd  joint accelerations (rad/s^2)
 * @param[out] Yb   a column for each base parameter (N m per unit of the parameter); columns:
 *                  link1.IzzR, link2.mcxR, link2.mcy, link2.IxxR, link2.Ixy, link2.IxzR,
 *                  link2.Iyz, link2.IzzR, link3.mcxR, link3.mcyR, link3.IxxR, link3.IxyR,
 *                  link3.Ixz, link3.Iyz, link3.IzzR, link4.mcx, link4.mcyR, link4.IxxR,
 *                  link4.Ixy, link4.Ixz, link4.Iyz, link4.IzzR, link5.mcx, link5.mcyR,
 *                  link5.IxxR, link5.Ixy, link5.Ixz, link5.Iyz, link5.IzzR, link6.mcx,
 *                  link6.mcy, link6.IxxR, link6.Ixy, link6.Ixz, link6.Iyz, link6.Izz
 *
 * 406 mul, 326 add, 10 sin/cos, by screws.
 */
void puma560_base_regressor(const double q[6],
                            const double qd[6],
                            const double qdd[6],
                            double Yb[SYMDYN_RESTRICT 6][36]);

/**
 * @brief The base parameters, groups of the inertial ones.
 *
 * @param[in]  p   parameters, in the order of the manifest
 * @param[out] pb  base parameters; columns: link1.IzzR, link2.mcxR, link2.mcy, link2.IxxR,
 *                 link2.Ixy, link2.IxzR, link2.Iyz, link2.IzzR, link3.mcxR, link3.mcyR,
 *                 link3.IxxR, link3.IxyR, link3.Ixz, link3.Iyz, link3.IzzR, link4.mcx,
 *                 link4.mcyR, link4.IxxR, link4.Ixy, link4.Ixz, link4.Iyz, link4.IzzR,
 *                 link5.mcx, link5.mcyR, link5.IxxR, link5.Ixy, link5.Ixz, link5.Iyz,
 *                 link5.IzzR, link6.mcx, link6.mcy, link6.IxxR, link6.Ixy, link6.Ixz,
 *                 link6.Iyz, link6.Izz
 *
 * 16 mul, 36 add, 0 sin/cos, by exact.
 */
void puma560_base_parameters(const double p[84], double pb[SYMDYN_RESTRICT 36]);

/**
 * @brief Gradient of each tip's pose in the parameters, as a twist in the tip's own frame.
 *
 * @param[in]  q      joint positions (rad)
 * @param[in]  p      parameters, in the order of the manifest
 * @param[out] dX_dp  body twist of each tip per parameter (rad, m per unit of the parameter);
 *                    columns: joint1.alpha, joint1.a, joint1.theta, joint1.d, joint2.alpha,
 *                    joint2.a, joint2.theta, joint2.d, joint3.alpha, joint3.a, joint3.theta,
 *                    joint3.d, joint4.alpha, joint4.a, joint4.theta, joint4.d, joint5.alpha,
 *                    joint5.a, joint5.theta, joint5.d, joint6.alpha, joint6.a, joint6.theta,
 *                    joint6.d
 *
 * 1420 mul, 907 add, 36 sin/cos, by forward-mode.
 */
void puma560_kinematics_gradient(const double q[6],
                                 const double p[84],
                                 double dX_dp[SYMDYN_RESTRICT 1][6][24]);

#ifdef __cplusplus
}
#endif

#endif
