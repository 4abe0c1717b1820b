/*
 * planar2r.h: dynamics of planar2r, made by symdyn 0.1.0. Do not edit.
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
 *
 * Operations per call
 *   inverse_dynamics              22 mul, 14 add, 4 sin/cos  (by newton-euler-matrix)
 *   mass_matrix                   9 mul, 6 add, 1 sin/cos  (by composite-body)
 *   coriolis_matrix               5 mul, 2 add, 1 sin/cos  (by composite-body)
 *   gravity                       9 mul, 3 add, 4 sin/cos  (by newton-euler-matrix)
 *   bias                          15 mul, 6 add, 4 sin/cos  (by newton-euler-matrix)
 *   christoffel_symbols           3 mul, 0 add, 1 sin/cos  (by composite-body)
 *   forward_dynamics              25 mul, 17 add, 2 div, 4 sin/cos  (by ldlt)
 *   inverse_mass_matrix           12 mul, 6 add, 2 div, 1 sin/cos  (by pp99)
 *   kinetic_energy                14 mul, 7 add, 1 sin/cos  (by newton-euler)
 *   potential_energy              8 mul, 3 add, 4 sin/cos  (by product-of-exponentials)
 *   center_of_mass                13 mul, 6 add, 1 div, 4 sin/cos  (by product-of-exponentials)
 *   total_momentum                27 mul, 14 add, 4 sin/cos  (by newton-euler)
 *   forward_kinematics            8 mul, 4 add, 4 sin/cos  (by product-of-exponentials)
 *   jacobian                      6 mul, 3 add, 2 sin/cos  (by product-of-exponentials)
 *   jacobian_space                2 mul, 0 add, 2 sin/cos  (by product-of-exponentials)
 *   jacobian_world                8 mul, 6 add, 4 sin/cos  (by product-of-exponentials)
 *   jacobian_dot                  8 mul, 4 add, 2 sin/cos  (by product-of-exponentials)
 *   link_motions                  8 mul, 4 add, 2 sin/cos  (by newton-euler)
 *   joint_wrenches                40 mul, 25 add, 4 sin/cos  (by newton-euler)
 *   passive_forces                0 mul, 0 add, 0 sin/cos  (by sum)
 *   inverse_dynamics_derivatives  26 mul, 13 add, 4 sin/cos  (by analytic)
 *   forward_dynamics_derivatives  61 mul, 36 add, 2 div, 4 sin/cos  (by analytic)
 *   linearization                 61 mul, 36 add, 2 div, 4 sin/cos  (by analytic)
 *   regressor                     17 mul, 10 add, 4 sin/cos  (by screws)
 *   adaptive_regressor            17 mul, 11 add, 4 sin/cos  (by screws)
 *   energy_regressor              19 mul, 7 add, 4 sin/cos  (by newton-euler)
 *   momentum_regressor            7 mul, 3 add, 2 sin/cos  (by screws)
 *   base_regressor                16 mul, 10 add, 4 sin/cos  (by screws)
 *   base_parameters               6 mul, 4 add, 0 sin/cos  (by exact)
 *   mass_matrix_factors           10 mul, 5 add, 1 div, 1 sin/cos  (by pp99)
 *   inverse_mass_times            14 mul, 9 add, 2 div, 1 sin/cos  (by ldlt)
 *   parameter_gradient            41 mul, 23 add, 4 sin/cos  (by forward-mode)
 *   kinematics_gradient           10 mul, 5 add, 4 sin/cos  (by forward-mode)
 *   position_gradient             4 mul, 2 add, 4 sin/cos  (by forward-mode)
 *
 * Chosen frames: inside these functions link i is described in the frame f_i, given here
 * relative to f of its parent link. Inputs and outputs use the robot's own frames.
 *   coriolis_matrix, christoffel_symbols, mass_matrix_factors
 *   but in the axes of link 2, parallel to its joint: 1
 *
 * Transferred inertia: in these functions the part of a link's inertia that its joint cannot
 * feel is added to the parent link.
 *   inverse_dynamics, mass_matrix, coriolis_matrix, gravity, bias, christoffel_symbols,
 *       forward_dynamics, inverse_mass_matrix, kinetic_energy, inverse_dynamics_derivatives,
 *       forward_dynamics_derivatives, linearization, mass_matrix_factors, inverse_mass_times
 *
 * Parameters p, with the nominal values
 *   p[0]  l_1 = 1.0 m
 *   p[1]  l_2 = 0.8 m
 *   p[2]  lc_1 = 0.5 m
 *   p[3]  lc_2 = 0.4 m
 *   p[4]  m_1 = 3.0 kg
 *   p[5]  m_2 = 2.4 kg
 *   p[6]  I_1 = 0.25 kg m^2
 *   p[7]  I_2 = 0.128 kg m^2
 */
#ifndef PLANAR2R_H
#define PLANAR2R_H

#define PLANAR2R_NQ 2
#define PLANAR2R_NV 2
#define PLANAR2R_TIPS 1
#define PLANAR2R_NP 8

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
void planar2r_inverse_dynamics(const double q[2],
                               const double qd[2],
                               const double qdd[2],
                               const double p[8],
                               double tau[2]);

/*
 * The mass matrix M(q).
 * q: joint positions (rad, m)
 * p: parameters
 * M: mass matrix, full and symmetric
 */
void planar2r_mass_matrix(const double q[2], const double p[8], double M[2][2]);

/*
 * The Coriolis matrix C(q,qd) of the Christoffel symbols.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * p: parameters
 * C: Coriolis matrix, Mdot - 2C skew
 */
void planar2r_coriolis_matrix(const double q[2],
                              const double qd[2],
                              const double p[8],
                              double C[2][2]);

/*
 * Joint forces that hold the robot still: phi(q).
 * q: joint positions (rad, m)
 * p: parameters
 * phi: gravity forces (N m, N)
 */
void planar2r_gravity(const double q[2], const double p[8], double phi[2]);

/*
 * Joint forces at zero acceleration: h = C qd + phi.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * p: parameters
 * h: bias forces (N m, N)
 */
void planar2r_bias(const double q[2], const double qd[2], const double p[8], double h[2]);

/*
 * Christoffel symbols: tau_k gets the sum of Gamma[k][i][j] qd_i qd_j.
 * q: joint positions (rad, m)
 * p: parameters
 * Gamma: Gamma[k][i][j], symmetric in i and j
 */
void planar2r_christoffel_symbols(const double q[2], const double p[8], double Gamma[2][2][2]);

/*
 * Accelerations under given joint forces: qdd = M^-1 (tau - h).
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * tau: joint forces (N m, N)
 * p: parameters
 * qdd: joint accelerations (rad/s^2, m/s^2)
 */
void planar2r_forward_dynamics(const double q[2],
                               const double qd[2],
                               const double tau[2],
                               const double p[8],
                               double qdd[2]);

/*
 * The inverse of the mass matrix.
 * q: joint positions (rad, m)
 * p: parameters
 * Minv: inverse of the mass matrix
 */
void planar2r_inverse_mass_matrix(const double q[2], const double p[8], double Minv[2][2]);

/*
 * Kinetic energy T = qd^T M qd / 2.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * p: parameters
 * T: kinetic energy (J)
 */
void planar2r_kinetic_energy(const double q[2],
                             const double qd[2],
                             const double p[8],
                             double T[1]);

/*
 * Potential energy of the links in gravity, zero at the base origin.
 * q: joint positions (rad, m)
 * p: parameters
 * U: potential energy (J)
 */
void planar2r_potential_energy(const double q[2], const double p[8], double U[1]);

/*
 * The centre of mass of the moving links.
 * q: joint positions (rad, m)
 * p: parameters
 * com: centre of mass in the base frame (m)
 */
void planar2r_center_of_mass(const double q[2], const double p[8], double com[3]);

/*
 * Momentum of the moving links about the base origin, in base axes.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * p: parameters
 * P: angular (kg m^2/s), linear momentum (kg m/s)
 */
void planar2r_total_momentum(const double q[2],
                             const double qd[2],
                             const double p[8],
                             double P[6]);

/*
 * The pose of each tip.
 * q: joint positions (rad, m)
 * p: parameters
 * X: pose of each tip in the base frame
 */
void planar2r_forward_kinematics(const double q[2], const double p[8], double X[1][4][4]);

/*
 * The body Jacobian of each tip: its twist in its own frame is J qd.
 * q: joint positions (rad, m)
 * p: parameters
 * J: Jacobian of each tip, angular rows first
 */
void planar2r_jacobian(const double q[2], const double p[8], double J[1][6][2]);

/*
 * The space Jacobian of each tip: its twist in base coordinates is J qd.
 * q: joint positions (rad, m)
 * p: parameters
 * J: Jacobian of each tip, angular rows first
 */
void planar2r_jacobian_space(const double q[2], const double p[8], double J[1][6][2]);

/*
 * The Jacobian of each tip's angular velocity and origin, in base axes.
 * q: joint positions (rad, m)
 * p: parameters
 * J: Jacobian of each tip, angular rows first
 */
void planar2r_jacobian_world(const double q[2], const double p[8], double J[1][6][2]);

/*
 * The rate of the body Jacobian: a tip's twist changes by J qdd + Jdot qd.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * p: parameters
 * Jdot: rate of the body Jacobian of each tip
 */
void planar2r_jacobian_dot(const double q[2],
                           const double qd[2],
                           const double p[8],
                           double Jdot[1][6][2]);

/*
 * Twist and its rate for every link, angular first.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * qdd: joint accelerations (rad/s^2, m/s^2)
 * p: parameters
 * V: twist of each link in its own frame
 * Vdot: rate of V, gravity not included
 */
void planar2r_link_motions(const double q[2],
                           const double qd[2],
                           const double qdd[2],
                           const double p[8],
                           double V[2][6],
                           double Vdot[2][6]);

/*
 * Full reaction wrenches: what the parent exerts on each link, in the link's frame.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * qdd: joint accelerations (rad/s^2, m/s^2)
 * p: parameters
 * F: wrench on each link through its joint
 */
void planar2r_joint_wrenches(const double q[2],
                             const double qd[2],
                             const double qdd[2],
                             const double p[8],
                             double F[2][6]);

/*
 * Friction and springs, as forces that the motors have to overcome.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * tau_p: friction and spring forces (N m, N)
 */
void planar2r_passive_forces(const double q[2], const double qd[2], double tau_p[2]);

/*
 * Derivatives of inverse dynamics in q and qd; in qdd it is the mass matrix.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * qdd: joint accelerations (rad/s^2, m/s^2)
 * p: parameters
 * dtau_dq: d(joint forces)/dq
 * dtau_dqd: d(joint forces)/dqd
 */
void planar2r_inverse_dynamics_derivatives(const double q[2],
                                           const double qd[2],
                                           const double qdd[2],
                                           const double p[8],
                                           double dtau_dq[2][2],
                                           double dtau_dqd[2][2]);

/*
 * Derivatives of forward dynamics: -M^-1 dtau/dq, -M^-1 dtau/dqd and M^-1.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * tau: joint forces (N m, N)
 * p: parameters
 * dqdd_dq: d(joint accelerations)/dq
 * dqdd_dqd: d(joint accelerations)/dqd
 * dqdd_dtau: d(joint accelerations)/dtau, inverse of M
 */
void planar2r_forward_dynamics_derivatives(const double q[2],
                                           const double qd[2],
                                           const double tau[2],
                                           const double p[8],
                                           double dqdd_dq[2][2],
                                           double dqdd_dqd[2][2],
                                           double dqdd_dtau[2][2]);

/*
 * The equations of motion linearised: d(xdot) = A dx + B dtau with x = (q, qd).
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * tau: joint forces (N m, N)
 * p: parameters
 * A: d(qd, qdd)/d(q, qd)
 * B: d(qd, qdd)/dtau
 */
void planar2r_linearization(const double q[2],
                            const double qd[2],
                            const double tau[2],
                            const double p[8],
                            double A[4][4],
                            double B[4][2]);

/*
 * tau = Y p in the inertial parameters, rotors apart; with --passive all columns.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * qdd: joint accelerations (rad/s^2, m/s^2)
 * p: parameters
 * Y: a column for each inertial parameter of each link
 */
void planar2r_regressor(const double q[2],
                        const double qd[2],
                        const double qdd[2],
                        const double p[8],
                        double Y[2][20]);

/*
 * For adaptive control: Y p = M qdd_r + C(q,qd) qd_r + phi, C that of Christoffel.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * qd_r: reference velocities (rad/s, m/s)
 * qdd_r: reference accelerations (rad/s^2, m/s^2)
 * p: parameters
 * Y: a column for each inertial parameter of each link
 */
void planar2r_adaptive_regressor(const double q[2],
                                 const double qd[2],
                                 const double qd_r[2],
                                 const double qdd_r[2],
                                 const double p[8],
                                 double Y[2][20]);

/*
 * The energy of the links, kinetic and potential: T + U = y p.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * p: parameters
 * y: an entry for each inertial parameter of each link
 */
void planar2r_energy_regressor(const double q[2],
                               const double qd[2],
                               const double p[8],
                               double y[20]);

/*
 * The momentum of the links along the joints, without accelerations: M qd = Y p.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * p: parameters
 * Y: a column for each inertial parameter of each link
 */
void planar2r_momentum_regressor(const double q[2],
                                 const double qd[2],
                                 const double p[8],
                                 double Y[2][20]);

/*
 * tau = Yb pb in the base parameters, the fewest that the dynamics holds.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * qdd: joint accelerations (rad/s^2, m/s^2)
 * p: parameters
 * Yb: a column for each base parameter
 */
void planar2r_base_regressor(const double q[2],
                             const double qd[2],
                             const double qdd[2],
                             const double p[8],
                             double Yb[2][6]);

/*
 * The base parameters, groups of the inertial ones.
 * p: parameters
 * pb: base parameters
 */
void planar2r_base_parameters(const double p[8], double pb[6]);

/*
 * The square factors of the mass matrix: M = L diag(Omega) L^T.
 * q: joint positions (rad, m)
 * p: parameters
 * L: unit upper triangular factor
 * Omega: articulated inertia along each joint
 */
void planar2r_mass_matrix_factors(const double q[2],
                                  const double p[8],
                                  double L[2][2],
                                  double Omega[2]);

/*
 * M^-1 b for any b, without the inverse.
 * q: joint positions (rad, m)
 * b: right-hand side
 * p: parameters
 * x: M^-1 b
 */
void planar2r_inverse_mass_times(const double q[2],
                                 const double b[2],
                                 const double p[8],
                                 double x[2]);

/*
 * Gradient of inverse_dynamics in the parameters that are named in the manifest.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * qdd: joint accelerations (rad/s^2, m/s^2)
 * p: parameters
 * dtau_dp: d(joint forces (N m, N))/dp
 */
void planar2r_parameter_gradient(const double q[2],
                                 const double qd[2],
                                 const double qdd[2],
                                 const double p[8],
                                 double dtau_dp[2][8]);

/*
 * Gradient of each tip's pose in the parameters, as a twist in the tip's own frame.
 * q: joint positions (rad, m)
 * p: parameters
 * dX_dp: body twist of each tip per parameter
 */
void planar2r_kinematics_gradient(const double q[2], const double p[8], double dX_dp[1][6][8]);

/*
 * Gradient of each tip's position in the parameters, in base axes.
 * q: joint positions (rad, m)
 * p: parameters
 * dx_dp: tip position per parameter, base axes
 */
void planar2r_position_gradient(const double q[2], const double p[8], double dx_dp[1][3][8]);

#ifdef __cplusplus
}
#endif

#endif
