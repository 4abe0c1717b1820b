"""planar2r_closed.py: dynamics of planar2r_closed, made by symdyn 0.1.0. Do not edit.

Made from planar2r.toml, sha256 d712be6e44b8fa5e.
2 coordinates, 2 velocities, gravity (0, -9.81, 0) m/s^2.
Numbers from nominal values of two uniform rods

Links, numbered as in the code
   1  link1: revolute joint joint1 on the base
   2  link2: revolute joint joint2 on link 1
Tips: tool

Conventions
  SI units, radians, right-handed frames; matrices row-major.
  Twists are (angular, linear), wrenches (moment, force), in link coordinates.
  tau = M(q) qdd + C(q,qd) qd + phi(q); phi is gravity only; bias h = C qd + phi.
  C is the Christoffel matrix: Mdot - 2C is skew.
  Gravity is the acceleration of free fall, in base coordinates.
  Link i is moved by joint i; its inertial parameters are about its own frame:
  m, mcx, mcy, mcz, Ixx, Ixy, Iyy, Ixz, Iyz, Izz (Ixy is the matrix entry).

Operations per call
  mass_matrix                     11 mul, 7 add, 1 sin/cos  (by composite-body, closed form)
  coriolis_matrix                 7 mul, 1 add, 1 sin/cos  (by composite-body, closed form)
  gravity                         7 mul, 3 add, 2 sin/cos  (by newton-euler-matrix, closed form)
  christoffel_symbols             3 mul, 0 add, 1 sin/cos  (by carried-body, closed form)
  kinetic_energy                  20 mul, 9 add, 1 sin/cos  (by newton-euler, closed form)
  potential_energy                7 mul, 3 add, 2 sin/cos  (by product-of-exponentials, closed form)
  mass_matrix_parameter_gradient  17 mul, 6 add, 1 sin/cos  (by forward-mode, closed form)
  gravity_parameter_gradient      11 mul, 2 add, 2 sin/cos  (by forward-mode, closed form)

Reading the functions
  minus_x is -x. Under the title of a block, a = b says that a has no line, b being the same;
  names with a title say that these lines are part of that later block as well. Components
  that no result needs are left out.

Groups of parameters in mass_matrix
  g1 = l_1^2 m_2 + lc_1^2 m_1 + lc_2^2 m_2 + I_1 + I_2
  g2 = l_1 lc_2 m_2
  g3 = lc_2^2 m_2 + I_2

Groups of parameters in coriolis_matrix
  g1 = l_1 lc_2 m_2

Groups of parameters in gravity
  g1 = l_1 m_2 + lc_1 m_1
  g2 = lc_2 m_2

Groups of parameters in christoffel_symbols
  g1 = l_1 lc_2 m_2

Groups of parameters in kinetic_energy
  g1 = l_1^2 m_2 + lc_1^2 m_1 + lc_2^2 m_2 + I_1 + I_2
  g2 = lc_2^2 m_2 + I_2
  g3 = l_1 lc_2 m_2

Groups of parameters in potential_energy
  g1 = l_1 m_2 + lc_1 m_1
  g2 = lc_2 m_2

Groups of parameters in mass_matrix_parameter_gradient
  g1 = l_1 m_2
  g2 = lc_2 m_2
  g3 = lc_1 m_1
  g4 = lc_1^2
  g5 = l_1^2 + lc_2^2
  g6 = l_1 lc_2
  g7 = lc_2^2

Parameters p, with the nominal values
  p[0]  l_1 = 1.0 m
  p[1]  l_2 = 0.8 m
  p[2]  lc_1 = 0.5 m
  p[3]  lc_2 = 0.4 m
  p[4]  m_1 = 3.0 kg
  p[5]  m_2 = 2.4 kg
  p[6]  I_1 = 0.25 kg m^2
  p[7]  I_2 = 0.128 kg m^2

Arguments are arrays or nested lists; axes in front of the documented shape are a batch.
A plain number stands for an array of one number.
"""

import numpy as np

NQ = 2
NV = 2


def _unpack(*arguments):
    """The batch's shape, the number type, and the arrays with their component axes first."""
    arrays = []
    for name, value, shape in arguments:
        array = np.atleast_1d(np.asarray(value))
        rank = len(shape)
        if array.shape[array.ndim - rank :] != shape:
            raise ValueError(f"{name} has shape {array.shape}, expected (..., {str(shape)[1:]}")
        arrays.append(np.moveaxis(array, range(-rank, 0), range(rank)))
    batch = np.broadcast_shapes(*(a.shape[len(s) :] for a, (_, _, s) in zip(arrays, arguments)))
    return batch, np.result_type(float, *arrays), *arrays


def _packed(array, rank):
    """The array with its component axes last."""
    return np.moveaxis(array, range(rank), range(-rank, 0))


def mass_matrix(q, p):
    """The mass matrix M(q,p).

    q: joint positions (rad), shape (..., 2)
    p: parameters, in the order of the manifest, shape (..., 8)
    M: mass matrix, full and symmetric (kg m^2), shape (..., 2, 2)
    """
    batch, dtype, q, p = _unpack(
        ("q", q, (2,)),
        ("p", p, (8,)),
    )

    # parameters
    l_1 = p[0]
    lc_1 = p[2]
    lc_2 = p[3]
    m_1 = p[4]
    m_2 = p[5]
    I_1 = p[6]
    I_2 = p[7]

    # sines and cosines of sums of angles
    c2 = np.cos(q[1])

    # groups of parameters
    t1 = lc_2 * lc_2 * m_2
    g1 = l_1 * l_1 * m_2 + lc_1 * lc_1 * m_1 + t1 + I_1 + I_2
    g2 = l_1 * lc_2 * m_2
    g3 = t1 + I_2

    # results
    t2 = g3 + g2 * c2

    M = np.empty((2, 2, *batch), dtype)
    M[0, 0] = g1 + 2.0 * g2 * c2
    M[0, 1] = t2
    M[1, 0] = t2
    M[1, 1] = g3
    return _packed(M, 2)


def coriolis_matrix(q, qd, p):
    """The Coriolis matrix C(q,qd,p) of the Christoffel symbols.

    q: joint positions (rad), shape (..., 2)
    qd: joint velocities (rad/s), shape (..., 2)
    p: parameters, in the order of the manifest, shape (..., 8)
    C: Coriolis matrix, Mdot - 2C skew (kg m^2/s), shape (..., 2, 2)
    """
    batch, dtype, q, qd, p = _unpack(
        ("q", q, (2,)),
        ("qd", qd, (2,)),
        ("p", p, (8,)),
    )

    # parameters
    l_1 = p[0]
    lc_2 = p[3]
    m_2 = p[5]

    # sines and cosines of sums of angles
    s2 = np.sin(q[1])

    # groups of parameters
    g1 = l_1 * lc_2 * m_2
    t1 = g1 * qd[1]
    t2 = g1 * qd[0]

    C = np.empty((2, 2, *batch), dtype)
    C[0, 0] = -t1 * s2
    C[0, 1] = -(t2 + t1) * s2
    C[1, 0] = t2 * s2
    C[1, 1] = 0.0
    return _packed(C, 2)


def gravity(q, p):
    """Joint forces that hold the robot still: phi(q,p).

    q: joint positions (rad), shape (..., 2)
    p: parameters, in the order of the manifest, shape (..., 8)
    phi: gravity forces (N m), shape (..., 2)
    """
    batch, dtype, q, p = _unpack(
        ("q", q, (2,)),
        ("p", p, (8,)),
    )

    # parameters
    l_1 = p[0]
    lc_1 = p[2]
    lc_2 = p[3]
    m_1 = p[4]
    m_2 = p[5]

    # sines and cosines of sums of angles
    c1 = np.cos(q[0])
    c1_2 = np.cos(q[0] + q[1])

    # groups of parameters
    g1 = l_1 * m_2 + lc_1 * m_1
    g2 = lc_2 * m_2

    # results
    t1 = 9.81 * g2 * c1_2

    phi = np.empty((2, *batch), dtype)
    phi[0] = 9.81 * g1 * c1 + t1
    phi[1] = t1
    return _packed(phi, 1)


def christoffel_symbols(q, p):
    """Christoffel symbols: tau_k gets the sum of Gamma[k][i][j] qd_i qd_j.

    q: joint positions (rad), shape (..., 2)
    p: parameters, in the order of the manifest, shape (..., 8)
    Gamma: Gamma[k][i][j], symmetric in i and j (kg m^2), shape (..., 2, 2, 2)
    """
    batch, dtype, q, p = _unpack(
        ("q", q, (2,)),
        ("p", p, (8,)),
    )

    # parameters
    l_1 = p[0]
    lc_2 = p[3]
    m_2 = p[5]

    # sines and cosines of sums of angles
    s2 = np.sin(q[1])

    # groups of parameters
    g1 = l_1 * lc_2 * m_2
    t1 = g1 * s2

    Gamma = np.empty((2, 2, 2, *batch), dtype)
    Gamma[0, 0, 0] = 0.0
    Gamma[0, 0, 1] = -t1
    Gamma[0, 1, 0] = -t1
    Gamma[0, 1, 1] = -t1
    Gamma[1, 0, 0] = t1
    Gamma[1, 0, 1] = 0.0
    Gamma[1, 1, 0] = 0.0
    Gamma[1, 1, 1] = 0.0
    return _packed(Gamma, 3)


def kinetic_energy(q, qd, p):
    """Kinetic energy T = qd^T M(q,p) qd / 2.

    q: joint positions (rad), shape (..., 2)
    qd: joint velocities (rad/s), shape (..., 2)
    p: parameters, in the order of the manifest, shape (..., 8)
    T: kinetic energy (J), shape (...)
    """
    batch, dtype, q, qd, p = _unpack(
        ("q", q, (2,)),
        ("qd", qd, (2,)),
        ("p", p, (8,)),
    )

    # parameters
    l_1 = p[0]
    lc_1 = p[2]
    lc_2 = p[3]
    m_1 = p[4]
    m_2 = p[5]
    I_1 = p[6]
    I_2 = p[7]

    # sines and cosines of sums of angles
    c2 = np.cos(q[1])

    # groups of parameters
    t1 = lc_2 * lc_2 * m_2
    g1 = l_1 * l_1 * m_2 + lc_1 * lc_1 * m_1 + t1 + I_1 + I_2
    g2 = t1 + I_2
    g3 = l_1 * lc_2 * m_2

    # results
    t2 = qd[0] * qd[0]
    t3 = 0.5 * (g1 * t2) + g2 * qd[0] * qd[1]
    t4 = (g3 * qd[0] * qd[1] + g3 * t2) * c2

    T = np.empty((*batch,), dtype)
    T[...] = t3 + 0.5 * (g2 * (qd[1] * qd[1])) + t4
    return _packed(T, 0)


def potential_energy(q, p):
    """Potential energy of the links in gravity, zero at the base origin.

    q: joint positions (rad), shape (..., 2)
    p: parameters, in the order of the manifest, shape (..., 8)
    U: potential energy (J), shape (...)
    """
    batch, dtype, q, p = _unpack(
        ("q", q, (2,)),
        ("p", p, (8,)),
    )

    # parameters
    l_1 = p[0]
    lc_1 = p[2]
    lc_2 = p[3]
    m_1 = p[4]
    m_2 = p[5]

    # sines and cosines of sums of angles
    s1 = np.sin(q[0])
    s1_2 = np.sin(q[0] + q[1])

    # groups of parameters
    g1 = l_1 * m_2 + lc_1 * m_1
    g2 = lc_2 * m_2

    U = np.empty((*batch,), dtype)
    U[...] = 9.81 * g1 * s1 + 9.81 * g2 * s1_2
    return _packed(U, 0)


def mass_matrix_parameter_gradient(q, p):
    """Gradient of mass_matrix in the parameters p that are named below.

    q: joint positions (rad), shape (..., 2)
    p: parameters, in the order of the manifest, shape (..., 8)
    dM_dp: d(mass matrix, full and symmetric)/dp (kg m^2 per unit of the parameter); columns:
        l_1, l_2, lc_1, lc_2, m_1, m_2, I_1, I_2, shape (..., 2, 2, 8)
    """
    batch, dtype, q, p = _unpack(
        ("q", q, (2,)),
        ("p", p, (8,)),
    )

    # parameters
    l_1 = p[0]
    lc_1 = p[2]
    lc_2 = p[3]
    m_1 = p[4]
    m_2 = p[5]

    # sines and cosines of sums of angles
    c2 = np.cos(q[1])

    # groups of parameters
    g1 = l_1 * m_2
    g2 = lc_2 * m_2
    g3 = lc_1 * m_1
    g4 = lc_1 * lc_1
    g7 = lc_2 * lc_2
    g5 = l_1 * l_1 + g7
    g6 = l_1 * lc_2

    # results
    t1 = 2.0 * g1
    t2 = 2.0 * g2
    t3 = g2 * c2
    t4 = t2 + g1 * c2
    t5 = g7 + g6 * c2

    dM_dp = np.empty((2, 2, 8, *batch), dtype)
    dM_dp[0, 0, 0] = t1 + t2 * c2
    dM_dp[0, 0, 1] = 0.0
    dM_dp[0, 0, 2] = 2.0 * g3
    dM_dp[0, 0, 3] = t2 + t1 * c2
    dM_dp[0, 0, 4] = g4
    dM_dp[0, 0, 5] = g5 + 2.0 * g6 * c2
    dM_dp[0, 0, 6] = 1.0
    dM_dp[0, 0, 7] = 1.0
    dM_dp[0, 1, 0] = t3
    dM_dp[0, 1, 1] = 0.0
    dM_dp[0, 1, 2] = 0.0
    dM_dp[0, 1, 3] = t4
    dM_dp[0, 1, 4] = 0.0
    dM_dp[0, 1, 5] = t5
    dM_dp[0, 1, 6] = 0.0
    dM_dp[0, 1, 7] = 1.0
    dM_dp[1, 0, 0] = t3
    dM_dp[1, 0, 1] = 0.0
    dM_dp[1, 0, 2] = 0.0
    dM_dp[1, 0, 3] = t4
    dM_dp[1, 0, 4] = 0.0
    dM_dp[1, 0, 5] = t5
    dM_dp[1, 0, 6] = 0.0
    dM_dp[1, 0, 7] = 1.0
    dM_dp[1, 1, 0] = 0.0
    dM_dp[1, 1, 1] = 0.0
    dM_dp[1, 1, 2] = 0.0
    dM_dp[1, 1, 3] = t2
    dM_dp[1, 1, 4] = 0.0
    dM_dp[1, 1, 5] = g7
    dM_dp[1, 1, 6] = 0.0
    dM_dp[1, 1, 7] = 1.0
    return _packed(dM_dp, 3)


def gravity_parameter_gradient(q, p):
    """Gradient of gravity in the parameters p that are named below.

    q: joint positions (rad), shape (..., 2)
    p: parameters, in the order of the manifest, shape (..., 8)
    dphi_dp: d(gravity forces)/dp (N m per unit of the parameter); columns: l_1, l_2, lc_1,
        lc_2, m_1, m_2, I_1, I_2, shape (..., 2, 8)
    """
    batch, dtype, q, p = _unpack(
        ("q", q, (2,)),
        ("p", p, (8,)),
    )

    # parameters
    l_1 = p[0]
    lc_1 = p[2]
    lc_2 = p[3]
    m_1 = p[4]
    m_2 = p[5]

    # sines and cosines of sums of angles
    c1 = np.cos(q[0])
    c1_2 = np.cos(q[0] + q[1])

    # results
    t1 = 9.81 * m_2
    t2 = t1 * c1_2
    t3 = 9.81 * lc_2 * c1_2

    dphi_dp = np.empty((2, 8, *batch), dtype)
    dphi_dp[0, 0] = t1 * c1
    dphi_dp[0, 1] = 0.0
    dphi_dp[0, 2] = 9.81 * m_1 * c1
    dphi_dp[0, 3] = t2
    dphi_dp[0, 4] = 9.81 * lc_1 * c1
    dphi_dp[0, 5] = 9.81 * l_1 * c1 + t3
    dphi_dp[0, 6] = 0.0
    dphi_dp[0, 7] = 0.0
    dphi_dp[1, 0] = 0.0
    dphi_dp[1, 1] = 0.0
    dphi_dp[1, 2] = 0.0
    dphi_dp[1, 3] = t2
    dphi_dp[1, 4] = 0.0
    dphi_dp[1, 5] = t3
    dphi_dp[1, 6] = 0.0
    dphi_dp[1, 7] = 0.0
    return _packed(dphi_dp, 2)
