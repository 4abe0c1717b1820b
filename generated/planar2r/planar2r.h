/**
 * @file planar2r.h
 *
 * planar2r.h: dynamics of planar2r, made by symdyn 0.2.0. Do not edit.
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
#ifndef PLANAR2R_H
#define PLANAR2R_H

#define PLANAR2R_SYMDYN_VERSION "0.2.0"
#define PLANAR2R_SOURCE_FILE "planar2r.toml"
#define PLANAR2R_SOURCE_SHA256 "d712be6e44b8fa5e5157bf70cd01a882c8789d2e15c8e7be72179e0374e7181d"

#define PLANAR2R_NQ 2 /**< entries of q */
#define PLANAR2R_NV 2 /**< entries of qd, qdd and tau */
#define PLANAR2R_TIPS 1 /**< tips */
#define PLANAR2R_NP 8 /**< entries of p */

/** Index of a joint in q, qd, qdd and tau. */
enum {
    PLANAR2R_JOINT_JOINT1 = 0, /**< revolute, rad */
    PLANAR2R_JOINT_JOINT2 = 1  /**< revolute, rad */
};

/** Index of a link in arrays over links. */
enum {
    PLANAR2R_LINK_LINK1 = 0, /**< link 1 in comments */
    PLANAR2R_LINK_LINK2 = 1  /**< link 2 in comments */
};

/** Index of a tip in arrays over tips. */
enum {
    PLANAR2R_TIP_TOOL = 0
};

/** Index of a parameter in p. */
enum {
    PLANAR2R_P_L_1 = 0,  /**< nominal 1.0 m */
    PLANAR2R_P_L_2 = 1,  /**< nominal 0.8 m */
    PLANAR2R_P_LC_1 = 2, /**< nominal 0.5 m */
    PLANAR2R_P_LC_2 = 3, /**< nominal 0.4 m */
    PLANAR2R_P_M_1_ = 4, /**< nominal 3.0 kg */
    PLANAR2R_P_M_2_ = 5, /**< nominal 2.4 kg */
    PLANAR2R_P_I_1 = 6,  /**< nominal 0.25 kg m^2 */
    PLANAR2R_P_I_2 = 7   /**< nominal 0.128 kg m^2 */
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
extern const double planar2r_p_nominal[8];

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
 * 22 mul, 14 add, 4 sin/cos, by newton-euler-matrix.
 */
void planar2r_inverse_dynamics(const double q[2],
                               const double qd[2],
                               const double qdd[2],
                               const double p[8],
                               double tau[SYMDYN_RESTRICT 2]);

/**
 * @brief The mass matrix M(q,p).
 *
 * @param[in]  q  joint positions (rad)
 * @param[in]  p  parameters, in the order of the manifest
 * @param[out] M  mass matrix, full and symmetric (kg m^2)
 *
 * 9 mul, 6 add, 1 sin/cos, by composite-body.
 */
void planar2r_mass_matrix(const double q[2], const double p[8], double M[SYMDYN_RESTRICT 2][2]);

/**
 * @brief The Coriolis matrix C(q,qd,p) of the Christoffel symbols.
 *
 * @param[in]  q   joint positions (rad)
 * @param[in]  qd  joint velocities (rad/s)
 * @param[in]  p   parameters, in the order of the manifest
 * @param[out] C   Coriolis matrix, Mdot - 2C skew (kg m^2/s)
 *
 * 5 mul, 2 add, 1 sin/cos, by composite-body.
 */
void planar2r_coriolis_matrix(const double q[2],
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
 * 9 mul, 3 add, 4 sin/cos, by newton-euler-matrix.
 */
void planar2r_gravity(const double q[2], const double p[8], double phi[SYMDYN_RESTRICT 2]);

/**
 * @brief Joint forces at zero acceleration: h = C(q,qd,p) qd + phi(q,p).
 *
 * @param[in]  q   joint positions (rad)
 * @param[in]  qd  joint velocities (rad/s)
 * @param[in]  p   parameters, in the order of the manifest
 * @param[out] h   bias forces (N m)
 *
 * 15 mul, 6 add, 4 sin/cos, by newton-euler-matrix.
 */
void planar2r_bias(const double q[2],
                   const double qd[2],
                   const double p[8],
                   double h[SYMDYN_RESTRICT 2]);

/**
 * @brief Christoffel symbols: tau_k gets the sum of Gamma[k][i][j] qd_i qd_j.
 *
 * @param[in]  q      joint positions (rad)
 * @param[in]  p      parameters, in the order of the manifest
 * @param[out] Gamma  Gamma[k][i][j], symmetric in i and j (kg m^2)
 *
 * 3 mul, 0 add, 1 sin/cos, by composite-body.
 */
void planar2r_christoffel_symbols(const double q[2],
                                  const double p[8],
                                  double Gamma[SYMDYN_RESTRICT 2][2][2]);

/**
 * @brief Accelerations under given joint forces: qdd = M(q,p)^-1 (tau - h(q,qd,p)).
 *
 * @param[in]  q    joint positions (rad)
 * @param[in]  qd   joint velocities (rad/s)
 * @param[in]  tau  joint forces (N m)
 * @param[in]  p    parameters, in the order of the manifest
 * @param[out] qdd  joint accelerations (rad/s^2)
 *
 * 25 mul, 17 add, 2 div, 4 sin/cos, by ldlt.
 */
void planar2r_forward_dynamics(const double q[2],
                               const double qd[2],
                               const double tau[2],
                               const double p[8],
                               double qdd[SYMDYN_RESTRICT 2]);

/**
 * @brief The inverse of the mass matrix M(q,p).
 *
 * @param[in]  q     joint positions (rad)
 * @param[in]  p     parameters, in the order of the manifest
 * @param[out] Minv  inverse of the mass matrix (1/(kg m^2))
 *
 * 12 mul, 6 add, 2 div, 1 sin/cos, by pp99.
 */
void planar2r_inverse_mass_matrix(const double q[2],
                                  const double p[8],
                                  double Minv[SYMDYN_RESTRICT 2][2]);

/**
 * @brief Kinetic energy T = qd^T M(q,p) qd / 2.
 *
 * @param[in]  q   joint positions (rad)
 * @param[in]  qd  joint velocities (rad/s)
 * @param[in]  p   parameters, in the order of the manifest
 * @param[out] T   kinetic energy (J)
 *
 * 14 mul, 7 add, 1 sin/cos, by newton-euler.
 */
void planar2r_kinetic_energy(const double q[2],
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
 * 8 mul, 3 add, 4 sin/cos, by product-of-exponentials.
 */
void planar2r_potential_energy(const double q[2],
                               const double p[8],
                               double U[SYMDYN_RESTRICT 1]);

/**
 * @brief The centre of mass of the moving links.
 *
 * @param[in]  q    joint positions (rad)
 * @param[in]  p    parameters, in the order of the manifest
 * @param[out] com  centre of mass in the base frame (m)
 *
 * 13 mul, 6 add, 1 div, 4 sin/cos, by product-of-exponentials.
 */
void planar2r_center_of_mass(const double q[2],
                             const double p[8],
                             double com[SYMDYN_RESTRICT 3]);

/**
 * @brief Momentum of the moving links about the base origin, in base axes.
 *
 * @param[in]  q   joint positions (rad)
 * @param[in]  qd  joint velocities (rad/s)
 * @param[in]  p   parameters, in the order of the manifest
 * @param[out] P   angular and linear momentum about the base origin, in base axes (kg m^2/s,
 *                 kg m/s)
 *
 * 27 mul, 14 add, 4 sin/cos, by newton-euler.
 */
void planar2r_total_momentum(const double q[2],
                             const double qd[2],
                             const double p[8],
                             double P[SYMDYN_RESTRICT 6]);

/**
 * @brief The pose of each tip in the base frame.
 *
 * @param[in]  q  joint positions (rad)
 * @param[in]  p  parameters, in the order of the manifest
 * @param[out] X  pose of each tip in the base frame, [R p; 0 1] (1, m)
 *
 * 8 mul, 4 add, 4 sin/cos, by product-of-exponentials.
 */
void planar2r_forward_kinematics(const double q[2],
                                 const double p[8],
                                 double X[SYMDYN_RESTRICT 1][4][4]);

/**
 * @brief The body Jacobian of each tip: its twist in its own frame is J qd.
 *
 * @param[in]  q  joint positions (rad)
 * @param[in]  p  parameters, in the order of the manifest
 * @param[out] J  Jacobian of each tip, angular rows first, in the tip's frame (rad, m per rad)
 *
 * 6 mul, 3 add, 2 sin/cos, by product-of-exponentials.
 */
void planar2r_jacobian(const double q[2], const double p[8], double J[SYMDYN_RESTRICT 1][6][2]);

/**
 * @brief The space Jacobian of each tip: its twist in base coordinates is J qd.
 *
 * @param[in]  q  joint positions (rad)
 * @param[in]  p  parameters, in the order of the manifest
 * @param[out] J  Jacobian of each tip, angular rows first, in base coordinates (rad, m per
 *                rad)
 *
 * 2 mul, 0 add, 2 sin/cos, by product-of-exponentials.
 */
void planar2r_jacobian_space(const double q[2],
                             const double p[8],
                             double J[SYMDYN_RESTRICT 1][6][2]);

/**
 * @brief The Jacobian of each tip's angular velocity and origin, in base axes.
 *
 * @param[in]  q  joint positions (rad)
 * @param[in]  p  parameters, in the order of the manifest
 * @param[out] J  Jacobian of each tip, angular rows first, of the tip's origin, in base axes
 *                (rad, m per rad)
 *
 * 8 mul, 6 add, 4 sin/cos, by product-of-exponentials.
 */
void planar2r_jacobian_world(const double q[2],
                             const double p[8],
                             double J[SYMDYN_RESTRICT 1][6][2]);

/**
 * @brief The rate of the body Jacobian: a tip's twist changes by J qdd + Jdot qd.
 *
 * @param[in]  q     joint positions (rad)
 * @param[in]  qd    joint velocities (rad/s)
 * @param[in]  p     parameters, in the order of the manifest
 * @param[out] Jdot  rate of the body Jacobian of each tip, in the tip's frame (rad/s, m/s per
 *                   rad)
 *
 * 8 mul, 4 add, 2 sin/cos, by product-of-exponentials.
 */
void planar2r_jacobian_dot(const double q[2],
                           const double qd[2],
                           const double p[8],
                           double Jdot[SYMDYN_RESTRICT 1][6][2]);

/**
 * @brief The rate of jacobian_world: angular acceleration and acceleration of a tip's origin
 * are J qdd + Jdot qd.
 *
 * @param[in]  q     joint positions (rad)
 * @param[in]  qd    joint velocities (rad/s)
 * @param[in]  p     parameters, in the order of the manifest
 * @param[out] Jdot  rate of jacobian_world of each tip, in base axes (rad/s, m/s per rad)
 *
 * 10 mul, 7 add, 4 sin/cos, by product-of-exponentials.
 */
void planar2r_jacobian_world_dot(const double q[2],
                                 const double qd[2],
                                 const double p[8],
                                 double Jdot[SYMDYN_RESTRICT 1][6][2]);

/**
 * @brief The rate of each tip's twist at zero qdd, in its own frame: Jdot qd of jacobian.
 *
 * @param[in]  q   joint positions (rad)
 * @param[in]  qd  joint velocities (rad/s)
 * @param[in]  p   parameters, in the order of the manifest
 * @param[out] a   Jdot qd of the body Jacobian of each tip, angular first, in the tip's frame
 *                 (rad/s^2, m/s^2)
 *
 * 4 mul, 0 add, 2 sin/cos, by newton-euler.
 */
void planar2r_tip_bias(const double q[2],
                       const double qd[2],
                       const double p[8],
                       double a[SYMDYN_RESTRICT 1][6]);

/**
 * @brief Angular acceleration and acceleration of each tip's origin at zero qdd, in base axes:
 * Jdot qd of jacobian_world.
 *
 * @param[in]  q   joint positions (rad)
 * @param[in]  qd  joint velocities (rad/s)
 * @param[in]  p   parameters, in the order of the manifest
 * @param[out] a   Jdot qd of jacobian_world of each tip: angular acceleration, then
 *                 acceleration of its origin, in base axes (rad/s^2, m/s^2)
 *
 * 12 mul, 5 add, 4 sin/cos, by newton-euler-base-axes.
 */
void planar2r_tip_bias_world(const double q[2],
                             const double qd[2],
                             const double p[8],
                             double a[SYMDYN_RESTRICT 1][6]);

/**
 * @brief Twist and its rate for every link, angular first.
 *
 * @param[in]  q     joint positions (rad)
 * @param[in]  qd    joint velocities (rad/s)
 * @param[in]  qdd   joint accelerations (rad/s^2)
 * @param[in]  p     parameters, in the order of the manifest
 * @param[out] V     twist of each link in its own frame, angular first (rad/s, m/s)
 * @param[out] Vdot  rate of V in the same frame, gravity not included (rad/s^2, m/s^2)
 *
 * 8 mul, 4 add, 2 sin/cos, by newton-euler.
 */
void planar2r_link_motions(const double q[2],
                           const double qd[2],
                           const double qdd[2],
                           const double p[8],
                           double V[SYMDYN_RESTRICT 2][6],
                           double Vdot[SYMDYN_RESTRICT 2][6]);

/**
 * @brief Full reaction wrenches: what the parent exerts on each link.
 *
 * @param[in]  q    joint positions (rad)
 * @param[in]  qd   joint velocities (rad/s)
 * @param[in]  qdd  joint accelerations (rad/s^2)
 * @param[in]  p    parameters, in the order of the manifest
 * @param[out] F    wrench (moment, force) on each link through its joint, in the link's frame
 *                  at its origin (N m, N)
 *
 * 40 mul, 25 add, 4 sin/cos, by newton-euler.
 */
void planar2r_joint_wrenches(const double q[2],
                             const double qd[2],
                             const double qdd[2],
                             const double p[8],
                             double F[SYMDYN_RESTRICT 2][6]);

/**
 * @brief Friction and springs, as forces that the motors have to overcome.
 *
 * @param[in]  q      joint positions (rad)
 * @param[in]  qd     joint velocities (rad/s)
 * @param[out] tau_p  friction and spring forces (N m)
 *
 * 0 mul, 0 add, 0 sin/cos, by sum.
 */
void planar2r_passive_forces(const double q[2],
                             const double qd[2],
                             double tau_p[SYMDYN_RESTRICT 2]);

/**
 * @brief Derivatives of inverse dynamics in q and qd; in qdd it is the mass matrix.
 *
 * @param[in]  q         joint positions (rad)
 * @param[in]  qd        joint velocities (rad/s)
 * @param[in]  qdd       joint accelerations (rad/s^2)
 * @param[in]  p         parameters, in the order of the manifest
 * @param[out] dtau_dq   d(joint forces)/dq (N m per rad)
 * @param[out] dtau_dqd  d(joint forces)/dqd (N m per rad/s)
 *
 * 26 mul, 13 add, 4 sin/cos, by analytic.
 */
void planar2r_inverse_dynamics_derivatives(const double q[2],
                                           const double qd[2],
                                           const double qdd[2],
                                           const double p[8],
                                           double dtau_dq[SYMDYN_RESTRICT 2][2],
                                           double dtau_dqd[SYMDYN_RESTRICT 2][2]);

/**
 * @brief Derivatives of forward dynamics: -M^-1 dtau/dq, -M^-1 dtau/dqd and M^-1.
 *
 * @param[in]  q          joint positions (rad)
 * @param[in]  qd         joint velocities (rad/s)
 * @param[in]  tau        joint forces (N m)
 * @param[in]  p          parameters, in the order of the manifest
 * @param[out] dqdd_dq    d(joint accelerations)/dq (rad/s^2 per rad)
 * @param[out] dqdd_dqd   d(joint accelerations)/dqd (rad/s^2 per rad/s)
 * @param[out] dqdd_dtau  d(joint accelerations)/dtau, inverse of M (1/(kg m^2))
 *
 * 61 mul, 36 add, 2 div, 4 sin/cos, by analytic.
 */
void planar2r_forward_dynamics_derivatives(const double q[2],
                                           const double qd[2],
                                           const double tau[2],
                                           const double p[8],
                                           double dqdd_dq[SYMDYN_RESTRICT 2][2],
                                           double dqdd_dqd[SYMDYN_RESTRICT 2][2],
                                           double dqdd_dtau[SYMDYN_RESTRICT 2][2]);

/**
 * @brief The equations of motion linearised: d(xdot) = A dx + B dtau with x = (q, qd).
 *
 * @param[in]  q    joint positions (rad)
 * @param[in]  qd   joint velocities (rad/s)
 * @param[in]  tau  joint forces (N m)
 * @param[in]  p    parameters, in the order of the manifest
 * @param[out] A    d(qd, qdd)/d(q, qd)
 * @param[out] B    d(qd, qdd)/dtau
 *
 * 61 mul, 36 add, 2 div, 4 sin/cos, by analytic.
 */
void planar2r_linearization(const double q[2],
                            const double qd[2],
                            const double tau[2],
                            const double p[8],
                            double A[SYMDYN_RESTRICT 4][4],
                            double B[SYMDYN_RESTRICT 4][2]);

/**
 * @brief tau = Y x in the inertial parameters x of all links, rotors not included.
 *
 * @param[in]  q    joint positions (rad)
 * @param[in]  qd   joint velocities (rad/s)
 * @param[in]  qdd  joint accelerations (rad/s^2)
 * @param[in]  p    parameters, in the order of the manifest
 * @param[out] Y    columns: m, mcx, mcy, mcz, Ixx, Ixy, Iyy, Ixz, Iyz, Izz of link 1, then of
 *                  link 2, ... (N m per unit of the parameter); columns: link1.m, link1.mcx,
 *                  link1.mcy, link1.mcz, link1.Ixx, link1.Ixy, link1.Iyy, link1.Ixz,
 *                  link1.Iyz, link1.Izz, link2.m, link2.mcx, link2.mcy, link2.mcz, link2.Ixx,
 *                  link2.Ixy, link2.Iyy, link2.Ixz, link2.Iyz, link2.Izz
 *
 * 17 mul, 10 add, 4 sin/cos, by screws.
 */
void planar2r_regressor(const double q[2],
                        const double qd[2],
                        const double qdd[2],
                        const double p[8],
                        double Y[SYMDYN_RESTRICT 2][20]);

/**
 * @brief For adaptive control: M(q,p) qdd_r + C(q,qd,p) qd_r + phi(q,p) = Y x, inertial
 * parameters x.
 *
 * @param[in]  q      joint positions (rad)
 * @param[in]  qd     joint velocities (rad/s)
 * @param[in]  qd_r   reference velocities (rad/s)
 * @param[in]  qdd_r  reference accelerations (rad/s^2)
 * @param[in]  p      parameters, in the order of the manifest
 * @param[out] Y      columns: m, mcx, mcy, mcz, Ixx, Ixy, Iyy, Ixz, Iyz, Izz of link 1, then
 *                    of link 2, ... (N m per unit of the parameter); columns: link1.m,
 *                    link1.mcx, link1.mcy, link1.mcz, link1.Ixx, link1.Ixy, link1.Iyy,
 *                    link1.Ixz, link1.Iyz, link1.Izz, link2.m, link2.mcx, link2.mcy,
 *                    link2.mcz, link2.Ixx, link2.Ixy, link2.Iyy, link2.Ixz, link2.Iyz,
 *                    link2.Izz
 *
 * 17 mul, 11 add, 4 sin/cos, by screws.
 */
void planar2r_adaptive_regressor(const double q[2],
                                 const double qd[2],
                                 const double qd_r[2],
                                 const double qdd_r[2],
                                 const double p[8],
                                 double Y[SYMDYN_RESTRICT 2][20]);

/**
 * @brief The energy of the links, kinetic and potential: T + U = y x in the inertial
 * parameters x.
 *
 * @param[in]  q   joint positions (rad)
 * @param[in]  qd  joint velocities (rad/s)
 * @param[in]  p   parameters, in the order of the manifest
 * @param[out] y   entries: m, mcx, mcy, mcz, Ixx, Ixy, Iyy, Ixz, Iyz, Izz of link 1, then of
 *                 link 2, ... (J per unit of the parameter); columns: link1.m, link1.mcx,
 *                 link1.mcy, link1.mcz, link1.Ixx, link1.Ixy, link1.Iyy, link1.Ixz, link1.Iyz,
 *                 link1.Izz, link2.m, link2.mcx, link2.mcy, link2.mcz, link2.Ixx, link2.Ixy,
 *                 link2.Iyy, link2.Ixz, link2.Iyz, link2.Izz
 *
 * 19 mul, 7 add, 4 sin/cos, by newton-euler.
 */
void planar2r_energy_regressor(const double q[2],
                               const double qd[2],
                               const double p[8],
                               double y[SYMDYN_RESTRICT 20]);

/**
 * @brief Momentum along the joints, without accelerations: M(q,p) qd = Y x, inertial
 * parameters x.
 *
 * @param[in]  q   joint positions (rad)
 * @param[in]  qd  joint velocities (rad/s)
 * @param[in]  p   parameters, in the order of the manifest
 * @param[out] Y   columns: m, mcx, mcy, mcz, Ixx, Ixy, Iyy, Ixz, Iyz, Izz of link 1, then of
 *                 link 2, ... (kg m^2/s per unit of the parameter); columns: link1.m,
 *                 link1.mcx, link1.mcy, link1.mcz, link1.Ixx, link1.Ixy, link1.Iyy, link1.Ixz,
 *                 link1.Iyz, link1.Izz, link2.m, link2.mcx, link2.mcy, link2.mcz, link2.Ixx,
 *                 link2.Ixy, link2.Iyy, link2.Ixz, link2.Iyz, link2.Izz
 *
 * 7 mul, 3 add, 2 sin/cos, by screws.
 */
void planar2r_momentum_regressor(const double q[2],
                                 const double qd[2],
                                 const double p[8],
                                 double Y[SYMDYN_RESTRICT 2][20]);

/**
 * @brief tau = Yb pb in the base parameters pb, the fewest that the dynamics holds.
 *
 * @param[in]  q    joint positions (rad)
 * @param[in]  qd   joint velocities (rad/s)
 * @param[in]  qdd  joint accelerations (rad/s^2)
 * @param[in]  p    parameters, in the order of the manifest
 * @param[out] Yb   a column for each base parameter (N m per unit of the parameter); columns:
 *                  link1.mcxR, link1.mcy, link1.IzzR, link2.mcx, link2.mcy, link2.Izz
 *
 * 16 mul, 10 add, 4 sin/cos, by screws.
 */
void planar2r_base_regressor(const double q[2],
                             const double qd[2],
                             const double qdd[2],
                             const double p[8],
                             double Yb[SYMDYN_RESTRICT 2][6]);

/**
 * @brief The base parameters, groups of the inertial ones.
 *
 * @param[in]  p   parameters, in the order of the manifest
 * @param[out] pb  base parameters; columns: link1.mcxR, link1.mcy, link1.IzzR, link2.mcx,
 *                 link2.mcy, link2.Izz
 *
 * 6 mul, 4 add, 0 sin/cos, by exact.
 */
void planar2r_base_parameters(const double p[8], double pb[SYMDYN_RESTRICT 6]);

/**
 * @brief The square factors of the mass matrix: M = L diag(Omega) L^T.
 *
 * @param[in]  q      joint positions (rad)
 * @param[in]  p      parameters, in the order of the manifest
 * @param[out] L      unit upper triangular factor
 * @param[out] Omega  articulated inertia along each joint (kg m^2)
 *
 * 10 mul, 5 add, 1 div, 1 sin/cos, by pp99.
 */
void planar2r_mass_matrix_factors(const double q[2],
                                  const double p[8],
                                  double L[SYMDYN_RESTRICT 2][2],
                                  double Omega[SYMDYN_RESTRICT 2]);

/**
 * @brief x = M(q,p)^-1 b for any b, without the inverse.
 *
 * @param[in]  q  joint positions (rad)
 * @param[in]  b  right-hand side, like joint forces (N m)
 * @param[in]  p  parameters, in the order of the manifest
 * @param[out] x  M^-1 b, like joint accelerations (rad/s^2)
 *
 * 14 mul, 9 add, 2 div, 1 sin/cos, by ldlt.
 */
void planar2r_inverse_mass_times(const double q[2],
                                 const double b[2],
                                 const double p[8],
                                 double x[SYMDYN_RESTRICT 2]);

/**
 * @brief Gradient of inverse_dynamics in the parameters p that are named below.
 *
 * @param[in]  q        joint positions (rad)
 * @param[in]  qd       joint velocities (rad/s)
 * @param[in]  qdd      joint accelerations (rad/s^2)
 * @param[in]  p        parameters, in the order of the manifest
 * @param[out] dtau_dp  d(joint forces)/dp (N m per unit of the parameter); columns: l_1, l_2,
 *                      lc_1, lc_2, m_1, m_2, I_1, I_2
 *
 * 41 mul, 23 add, 4 sin/cos, by forward-mode.
 */
void planar2r_parameter_gradient(const double q[2],
                                 const double qd[2],
                                 const double qdd[2],
                                 const double p[8],
                                 double dtau_dp[SYMDYN_RESTRICT 2][8]);

/**
 * @brief Gradient of each tip's pose in the parameters, as a twist in the tip's own frame.
 *
 * @param[in]  q      joint positions (rad)
 * @param[in]  p      parameters, in the order of the manifest
 * @param[out] dX_dp  body twist of each tip per parameter (rad, m per unit of the parameter);
 *                    columns: l_1, l_2, lc_1, lc_2, m_1, m_2, I_1, I_2
 *
 * 10 mul, 5 add, 4 sin/cos, by forward-mode.
 */
void planar2r_kinematics_gradient(const double q[2],
                                  const double p[8],
                                  double dX_dp[SYMDYN_RESTRICT 1][6][8]);

/**
 * @brief Gradient of each tip's position in the parameters, in base axes.
 *
 * @param[in]  q      joint positions (rad)
 * @param[in]  p      parameters, in the order of the manifest
 * @param[out] dx_dp  tip position per parameter, in base axes (m per unit of the parameter);
 *                    columns: l_1, l_2, lc_1, lc_2, m_1, m_2, I_1, I_2
 *
 * 4 mul, 2 add, 4 sin/cos, by forward-mode.
 */
void planar2r_position_gradient(const double q[2],
                                const double p[8],
                                double dx_dp[SYMDYN_RESTRICT 1][3][8]);

#ifdef __cplusplus
}
#endif

#endif
