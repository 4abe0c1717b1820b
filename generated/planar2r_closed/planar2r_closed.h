/**
 * @file planar2r_closed.h
 *
 * planar2r_closed.h: dynamics of planar2r_closed, made by symdyn 0.1.0. Do not edit.
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
 */
#ifndef PLANAR2R_CLOSED_H
#define PLANAR2R_CLOSED_H

#define PLANAR2R_CLOSED_SYMDYN_VERSION "0.1.0"
#define PLANAR2R_CLOSED_SOURCE_FILE "planar2r.toml"
#define PLANAR2R_CLOSED_SOURCE_SHA256 "d712be6e44b8fa5e5157bf70cd01a882c8789d2e15c8e7be72179e0374e7181d"

#define PLANAR2R_CLOSED_NQ 2 /**< entries of q */
#define PLANAR2R_CLOSED_NV 2 /**< entries of qd, qdd and tau */
#define PLANAR2R_CLOSED_TIPS 1 /**< tips */
#define PLANAR2R_CLOSED_NP 8 /**< entries of p */

/** Index of a joint in q, qd, qdd and tau. */
enum {
    PLANAR2R_CLOSED_JOINT_JOINT1 = 0, /**< revolute, rad */
    PLANAR2R_CLOSED_JOINT_JOINT2 = 1  /**< revolute, rad */
};

/** Index of a link in arrays over links. */
enum {
    PLANAR2R_CLOSED_LINK_LINK1 = 0, /**< link 1 in comments */
    PLANAR2R_CLOSED_LINK_LINK2 = 1  /**< link 2 in comments */
};

/** Index of a tip in arrays over tips. */
enum {
    PLANAR2R_CLOSED_TIP_TOOL = 0
};

/** Index of a parameter in p. */
enum {
    PLANAR2R_CLOSED_P_L_1 = 0,  /**< nominal 1.0 m */
    PLANAR2R_CLOSED_P_L_2 = 1,  /**< nominal 0.8 m */
    PLANAR2R_CLOSED_P_LC_1 = 2, /**< nominal 0.5 m */
    PLANAR2R_CLOSED_P_LC_2 = 3, /**< nominal 0.4 m */
    PLANAR2R_CLOSED_P_M_1_ = 4, /**< nominal 3.0 kg */
    PLANAR2R_CLOSED_P_M_2_ = 5, /**< nominal 2.4 kg */
    PLANAR2R_CLOSED_P_I_1 = 6,  /**< nominal 0.25 kg m^2 */
    PLANAR2R_CLOSED_P_I_2 = 7   /**< nominal 0.128 kg m^2 */
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
extern const double planar2r_closed_p_nominal[8];

/*
 * Matrices are row-major. Results are written as soon as they are known: no output may overlap
 * another argument.
 */

/**
 * @brief The mass matrix M(q,p).
 *
 * @param[in]  q  joint positions (rad)
 * @param[in]  p  parameters, in the order of the manifest
 * @param[out] M  mass matrix, full and symmetric (kg m^2)
 *
 * 11 mul, 7 add, 1 sin/cos, by composite-body, closed form.
 */
void planar2r_closed_mass_matrix(const double q[2],
                                 const double p[8],
                                 double M[SYMDYN_RESTRICT 2][2]);

/**
 * @brief The Coriolis matrix C(q,qd,p) of the Christoffel symbols.
 *
 * @param[in]  q   joint positions (rad)
 * @param[in]  qd  joint velocities (rad/s)
 * @param[in]  p   parameters, in the order of the manifest
 * @param[out] C   Coriolis matrix, Mdot - 2C skew (kg m^2/s)
 *
 * 7 mul, 1 add, 1 sin/cos, by composite-body, closed form.
 */
void planar2r_closed_coriolis_matrix(const double q[2],
                                     const double qd[2],
                                     const double p[8],
                                     double C[SYMDYN_RESTRICT 2][2]);

/**
 * @brief Joint forces that hold the robot still: phi(q,p).
 *
 * @param[in]  q    joint positions (rad)
 * @param[in]  p    parameters, in the order of the manifest
 * @param[out] phi  gravity forces (N m)
 *
 * 7 mul, 3 add, 2 sin/cos, by newton-euler-matrix, closed form.
 */
void planar2r_closed_gravity(const double q[2],
                             const double p[8],
                             double phi[SYMDYN_RESTRICT 2]);

/**
 * @brief Christoffel symbols: tau_k gets the sum of Gamma[k][i][j] qd_i qd_j.
 *
 * @param[in]  q      joint positions (rad)
 * @param[in]  p      parameters, in the order of the manifest
 * @param[out] Gamma  Gamma[k][i][j], symmetric in i and j (kg m^2)
 *
 * 3 mul, 0 add, 1 sin/cos, by carried-body, closed form.
 */
void planar2r_closed_christoffel_symbols(const double q[2],
                                         const double p[8],
                                         double Gamma[SYMDYN_RESTRICT 2][2][2]);

/**
 * @brief Kinetic energy T = qd^T M(q,p) qd / 2.
 *
 * @param[in]  q   joint positions (rad)
 * @param[in]  qd  joint velocities (rad/s)
 * @param[in]  p   parameters, in the order of the manifest
 * @param[out] T   kinetic energy (J)
 *
 * 20 mul, 9 add, 1 sin/cos, by newton-euler, closed form.
 */
void planar2r_closed_kinetic_energy(const double q[2],
                                    const double qd[2],
                                    const double p[8],
                                    double T[SYMDYN_RESTRICT 1]);

/**
 * @brief Potential energy of the links in gravity, zero at the base origin.
 *
 * @param[in]  q  joint positions (rad)
 * @param[in]  p  parameters, in the order of the manifest
 * @param[out] U  potential energy (J)
 *
 * 7 mul, 3 add, 2 sin/cos, by product-of-exponentials, closed form.
 */
void planar2r_closed_potential_energy(const double q[2],
                                      const double p[8],
                                      double U[SYMDYN_RESTRICT 1]);

/**
 * @brief Gradient of mass_matrix in the parameters p that are named below.
 *
 * @param[in]  q      joint positions (rad)
 * @param[in]  p      parameters, in the order of the manifest
 * @param[out] dM_dp  d(mass matrix, full and symmetric)/dp (kg m^2 per unit of the parameter);
 *                    columns: l_1, l_2, lc_1, lc_2, m_1, m_2, I_1, I_2
 *
 * 17 mul, 6 add, 1 sin/cos, by forward-mode, closed form.
 */
void planar2r_closed_mass_matrix_parameter_gradient(const double q[2],
                                                    const double p[8],
                                                    double dM_dp[SYMDYN_RESTRICT 2][2][8]);

/**
 * @brief Gradient of gravity in the parameters p that are named below.
 *
 * @param[in]  q        joint positions (rad)
 * @param[in]  p        parameters, in the order of the manifest
 * @param[out] dphi_dp  d(gravity forces)/dp (N m per unit of the parameter); columns: l_1,
 *                      l_2, lc_1, lc_2, m_1, m_2, I_1, I_2
 *
 * 11 mul, 2 add, 2 sin/cos, by forward-mode, closed form.
 */
void planar2r_closed_gravity_parameter_gradient(const double q[2],
                                                const double p[8],
                                                double dphi_dp[SYMDYN_RESTRICT 2][8]);

#ifdef __cplusplus
}
#endif

#endif
