/*
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
 *
 * Operations per call
 *   mass_matrix                     11 mul, 7 add, 1 sin/cos  (by composite-body, closed form)
 *   coriolis_matrix                 7 mul, 1 add, 1 sin/cos  (by composite-body, closed form)
 *   gravity                         7 mul, 3 add, 2 sin/cos  (by newton-euler-matrix, closed form)
 *   christoffel_symbols             3 mul, 0 add, 1 sin/cos  (by carried-body, closed form)
 *   kinetic_energy                  20 mul, 9 add, 1 sin/cos  (by newton-euler, closed form)
 *   potential_energy                7 mul, 3 add, 2 sin/cos  (by product-of-exponentials, closed form)
 *   mass_matrix_parameter_gradient  17 mul, 6 add, 1 sin/cos  (by forward-mode, closed form)
 *   gravity_parameter_gradient      11 mul, 2 add, 2 sin/cos  (by forward-mode, closed form)
 *
 * Groups of parameters in mass_matrix
 *   g1 = l_1^2 m_2 + lc_1^2 m_1 + lc_2^2 m_2 + I_1 + I_2
 *   g2 = l_1 lc_2 m_2
 *   g3 = lc_2^2 m_2 + I_2
 *
 * Groups of parameters in coriolis_matrix
 *   g1 = l_1 lc_2 m_2
 *
 * Groups of parameters in gravity
 *   g1 = l_1 m_2 + lc_1 m_1
 *   g2 = lc_2 m_2
 *
 * Groups of parameters in christoffel_symbols
 *   g1 = l_1 lc_2 m_2
 *
 * Groups of parameters in kinetic_energy
 *   g1 = l_1^2 m_2 + lc_1^2 m_1 + lc_2^2 m_2 + I_1 + I_2
 *   g2 = lc_2^2 m_2 + I_2
 *   g3 = l_1 lc_2 m_2
 *
 * Groups of parameters in potential_energy
 *   g1 = l_1 m_2 + lc_1 m_1
 *   g2 = lc_2 m_2
 *
 * Groups of parameters in mass_matrix_parameter_gradient
 *   g1 = l_1 m_2
 *   g2 = lc_2 m_2
 *   g3 = lc_1 m_1
 *   g4 = lc_1^2
 *   g5 = l_1^2 + lc_2^2
 *   g6 = l_1 lc_2
 *   g7 = lc_2^2
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
#ifndef PLANAR2R_CLOSED_H
#define PLANAR2R_CLOSED_H

#define PLANAR2R_CLOSED_NQ 2
#define PLANAR2R_CLOSED_NV 2
#define PLANAR2R_CLOSED_TIPS 1
#define PLANAR2R_CLOSED_NP 8

#ifdef __cplusplus
extern "C" {
#endif

/* Results are written as soon as they are known: no output may overlap another array. */

/*
 * The mass matrix M(q).
 * q: joint positions (rad, m)
 * p: parameters
 * M: mass matrix, full and symmetric
 */
void planar2r_closed_mass_matrix(const double q[2], const double p[8], double M[2][2]);

/*
 * The Coriolis matrix C(q,qd) of the Christoffel symbols.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * p: parameters
 * C: Coriolis matrix, Mdot - 2C skew
 */
void planar2r_closed_coriolis_matrix(const double q[2],
                                     const double qd[2],
                                     const double p[8],
                                     double C[2][2]);

/*
 * Joint forces that hold the robot still: phi(q).
 * q: joint positions (rad, m)
 * p: parameters
 * phi: gravity forces (N m, N)
 */
void planar2r_closed_gravity(const double q[2], const double p[8], double phi[2]);

/*
 * Christoffel symbols: tau_k gets the sum of Gamma[k][i][j] qd_i qd_j.
 * q: joint positions (rad, m)
 * p: parameters
 * Gamma: Gamma[k][i][j], symmetric in i and j
 */
void planar2r_closed_christoffel_symbols(const double q[2],
                                         const double p[8],
                                         double Gamma[2][2][2]);

/*
 * Kinetic energy T = qd^T M qd / 2.
 * q: joint positions (rad, m)
 * qd: joint velocities (rad/s, m/s)
 * p: parameters
 * T: kinetic energy (J)
 */
void planar2r_closed_kinetic_energy(const double q[2],
                                    const double qd[2],
                                    const double p[8],
                                    double T[1]);

/*
 * Potential energy of the links in gravity, zero at the base origin.
 * q: joint positions (rad, m)
 * p: parameters
 * U: potential energy (J)
 */
void planar2r_closed_potential_energy(const double q[2], const double p[8], double U[1]);

/*
 * Gradient of mass_matrix in the parameters that are named in the manifest.
 * q: joint positions (rad, m)
 * p: parameters
 * dM_dp: d(mass matrix, full and symmetric)/dp
 */
void planar2r_closed_mass_matrix_parameter_gradient(const double q[2],
                                                    const double p[8],
                                                    double dM_dp[2][2][8]);

/*
 * Gradient of gravity in the parameters that are named in the manifest.
 * q: joint positions (rad, m)
 * p: parameters
 * dphi_dp: d(gravity forces (N m, N))/dp
 */
void planar2r_closed_gravity_parameter_gradient(const double q[2],
                                                const double p[8],
                                                double dphi_dp[2][8]);

#ifdef __cplusplus
}
#endif

#endif
