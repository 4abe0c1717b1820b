"""planar2r.py: dynamics of planar2r, made by symdyn 0.2.0. Do not edit.

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
  inverse_dynamics              22 mul, 14 add, 4 sin/cos  (by newton-euler-matrix)
  mass_matrix                   9 mul, 6 add, 1 sin/cos  (by composite-body)
  coriolis_matrix               5 mul, 2 add, 1 sin/cos  (by composite-body)
  gravity                       9 mul, 3 add, 4 sin/cos  (by newton-euler-matrix)
  bias                          15 mul, 6 add, 4 sin/cos  (by newton-euler-matrix)
  christoffel_symbols           3 mul, 0 add, 1 sin/cos  (by composite-body)
  forward_dynamics              25 mul, 17 add, 2 div, 4 sin/cos  (by ldlt)
  inverse_mass_matrix           12 mul, 6 add, 2 div, 1 sin/cos  (by pp99)
  kinetic_energy                14 mul, 7 add, 1 sin/cos  (by newton-euler)
  potential_energy              8 mul, 3 add, 4 sin/cos  (by product-of-exponentials)
  center_of_mass                13 mul, 6 add, 1 div, 4 sin/cos  (by product-of-exponentials)
  total_momentum                27 mul, 14 add, 4 sin/cos  (by newton-euler)
  forward_kinematics            8 mul, 4 add, 4 sin/cos  (by product-of-exponentials)
  jacobian                      6 mul, 3 add, 2 sin/cos  (by product-of-exponentials)
  jacobian_space                2 mul, 0 add, 2 sin/cos  (by product-of-exponentials)
  jacobian_world                8 mul, 6 add, 4 sin/cos  (by product-of-exponentials)
  jacobian_dot                  8 mul, 4 add, 2 sin/cos  (by product-of-exponentials)
  jacobian_world_dot            10 mul, 7 add, 4 sin/cos  (by product-of-exponentials)
  tip_bias                      4 mul, 0 add, 2 sin/cos  (by newton-euler)
  tip_bias_world                12 mul, 5 add, 4 sin/cos  (by newton-euler-base-axes)
  link_motions                  8 mul, 4 add, 2 sin/cos  (by newton-euler)
  joint_wrenches                40 mul, 25 add, 4 sin/cos  (by newton-euler)
  passive_forces                0 mul, 0 add, 0 sin/cos  (by sum)
  inverse_dynamics_derivatives  26 mul, 13 add, 4 sin/cos  (by analytic)
  forward_dynamics_derivatives  61 mul, 36 add, 2 div, 4 sin/cos  (by analytic)
  linearization                 61 mul, 36 add, 2 div, 4 sin/cos  (by analytic)
  regressor                     17 mul, 10 add, 4 sin/cos  (by screws)
  adaptive_regressor            17 mul, 11 add, 4 sin/cos  (by screws)
  energy_regressor              19 mul, 7 add, 4 sin/cos  (by newton-euler)
  momentum_regressor            7 mul, 3 add, 2 sin/cos  (by screws)
  base_regressor                16 mul, 10 add, 4 sin/cos  (by screws)
  base_parameters               6 mul, 4 add, 0 sin/cos  (by exact)
  mass_matrix_factors           10 mul, 5 add, 1 div, 1 sin/cos  (by pp99)
  inverse_mass_times            14 mul, 9 add, 2 div, 1 sin/cos  (by ldlt)
  parameter_gradient            41 mul, 23 add, 4 sin/cos  (by forward-mode)
  kinematics_gradient           10 mul, 5 add, 4 sin/cos  (by forward-mode)
  position_gradient             4 mul, 2 add, 4 sin/cos  (by forward-mode)

Reading the functions
  minus_x is -x. Under the title of a block, a = b says that a has no line, b being the same;
  names with a title say that these lines are part of that later block as well. Components
  that no result needs are left out.

Chosen frames: inside these functions link i is described in the frame f_i, given here
relative to f of its parent link. Inputs and outputs use the robot's own frames.
  coriolis_matrix, christoffel_symbols, mass_matrix_factors
  but in the axes of link 2, parallel to its joint: 1

Transferred inertia: in these functions the part of a link's inertia that its joint cannot
feel is added to the parent link.
  inverse_dynamics, mass_matrix, coriolis_matrix, gravity, bias, christoffel_symbols,
      forward_dynamics, inverse_mass_matrix, kinetic_energy, inverse_dynamics_derivatives,
      forward_dynamics_derivatives, linearization, mass_matrix_factors, inverse_mass_times

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


def inverse_dynamics(q, qd, qdd, p):
    """Joint forces for given accelerations: tau = M(q,p) qdd + C(q,qd,p) qd + phi(q,p).

    q: joint positions (rad), shape (..., 2)
    qd: joint velocities (rad/s), shape (..., 2)
    qdd: joint accelerations (rad/s^2), shape (..., 2)
    p: parameters, in the order of the manifest, shape (..., 8)
    tau: joint forces (N m), shape (..., 2)
    """
    batch, dtype, q, qd, qdd, p = _unpack(
        ("q", q, (2,)),
        ("qd", qd, (2,)),
        ("qdd", qdd, (2,)),
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

    # sines and cosines of the joint angles
    s1 = np.sin(q[0])
    c1 = np.cos(q[0])
    s2 = np.sin(q[1])
    c2 = np.cos(q[1])

    # link 1: inertia, regrouped: without what its joint cannot feel
    t1 = m_1 * lc_1
    t2 = l_1 * m_2
    mcxR1 = t1 + t2
    IzzR1 = I_1 + lc_1 * t1 + l_1 * t2

    # link 2: inertia, regrouped: without what its joint cannot feel
    mcxR2 = m_2 * lc_2
    minus_IxxR2 = lc_2 * mcxR2
    IzzR2 = I_2 + minus_IxxR2

    # link 1: angular acceleration alpha, U = [alpha] + [w][w]
    # U1_yy = U1_xx, U1_yx = qdd[0], U1_xy = -qdd[0], alpha1_z = qdd[0]
    minus_U1_xx = qd[0] * qd[0]

    # link 1: acceleration a of its origin, gravity included
    a1_x = 9.81 * s1
    a1_y = 9.81 * c1

    # link 1: moment n = I alpha + w x I w + mc x a
    n1_z = IzzR1 * qdd[0] + mcxR1 * a1_y

    # link 2: angular velocity w
    w2_z = qd[0] + qd[1]

    # link 2: angular acceleration alpha, U = [alpha] + [w][w]
    # U2_yx = alpha2_z, U2_xy = -alpha2_z
    alpha2_z = qdd[0] + qdd[1]

    # link 2: acceleration a of its origin, gravity included
    a2_y = c2 * (a1_y + qdd[0] * l_1) - s2 * (a1_x - minus_U1_xx * l_1)

    # link 2: moment n = I alpha + w x I w + mc x a
    n2_z = IzzR2 * alpha2_z + mcxR2 * a2_y

    # joint 1: force F and moment N through it, joint 2 added
    t3 = n2_z + l_1 * (mcxR2 * (c2 * alpha2_z - s2 * w2_z * w2_z))
    N1_z = n1_z + t3

    tau = np.empty((2, *batch), dtype)
    tau[0] = N1_z
    tau[1] = n2_z
    return _packed(tau, 1)


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

    # sines and cosines of the joint angles
    c2 = np.cos(q[1])

    # link 1: inertia, regrouped: without what its joint cannot feel
    IzzR1 = I_1 + lc_1 * (m_1 * lc_1) + l_1 * l_1 * m_2

    # link 2: inertia, regrouped: without what its joint cannot feel
    mcxR2 = m_2 * lc_2
    minus_IxxR2 = lc_2 * mcxR2
    IzzR2 = I_2 + minus_IxxR2

    # composite body 1: with body 2 added
    # F2at1_y: joint 2 accelerates by 1: wrench on all it moves, at joint 1
    F2at1_y = c2 * mcxR2
    t1 = l_1 * F2at1_y
    Izz_c1 = IzzR1 + (IzzR2 + 2.0 * t1)

    # joint 2 accelerates by 1: wrench on all it moves, at joint 1
    N2at1_z = IzzR2 + t1

    M = np.empty((2, 2, *batch), dtype)
    M[0, 0] = Izz_c1
    M[0, 1] = N2at1_z
    M[1, 0] = N2at1_z
    M[1, 1] = IzzR2
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

    # sines and cosines of sums of joint angles, with constant turns between them
    s2 = np.sin(q[1])

    # link 2: inertia, regrouped: without what its joint cannot feel
    mcxR2 = m_2 * lc_2

    # joint 2: rotation R and translation p from link 2 to its parent
    minus_p2_y = s2 * l_1

    # link 2: twist (angular w, linear v)
    w2_z = qd[0] + qd[1]

    # link 2: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = w x mc (m = 0)
    # B2_zz = B2_yy
    t1 = minus_p2_y * mcxR2
    B2_yy = qd[0] * t1

    # composite body 1: B and P with those of body 2 added
    # minus_D2at1_z: body 2 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S
    #   (Q)
    minus_D2at1_z = w2_z * t1
    B1c_zz = B2_yy - minus_D2at1_z

    C = np.empty((2, 2, *batch), dtype)
    C[0, 0] = B1c_zz
    C[0, 1] = -minus_D2at1_z
    C[1, 0] = B2_yy
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

    # sines and cosines of the joint angles
    s1 = np.sin(q[0])
    c1 = np.cos(q[0])
    s2 = np.sin(q[1])
    c2 = np.cos(q[1])

    # link 1: inertia, regrouped: without what its joint cannot feel
    mcxR1 = m_1 * lc_1 + l_1 * m_2

    # link 2: inertia, regrouped: without what its joint cannot feel
    mcxR2 = m_2 * lc_2

    # link 1: acceleration a of its origin, gravity included
    a1_x = 9.81 * s1
    a1_y = 9.81 * c1

    # link 1: moment n = mc x a (w = alpha = 0)
    n1_z = mcxR1 * a1_y

    # link 2: acceleration a of its origin, gravity included
    a2_y = c2 * a1_y - s2 * a1_x

    # link 2: moment n = mc x a (w = alpha = 0)
    n2_z = mcxR2 * a2_y

    # joint 1: force F and moment N through it, joint 2 added
    N1_z = n1_z + n2_z

    phi = np.empty((2, *batch), dtype)
    phi[0] = N1_z
    phi[1] = n2_z
    return _packed(phi, 1)


def bias(q, qd, p):
    """Joint forces at zero acceleration: h = C(q,qd,p) qd + phi(q,p).

    q: joint positions (rad), shape (..., 2)
    qd: joint velocities (rad/s), shape (..., 2)
    p: parameters, in the order of the manifest, shape (..., 8)
    h: bias forces (N m), shape (..., 2)
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

    # sines and cosines of the joint angles
    s1 = np.sin(q[0])
    c1 = np.cos(q[0])
    s2 = np.sin(q[1])
    c2 = np.cos(q[1])

    # link 1: inertia, regrouped: without what its joint cannot feel
    mcxR1 = m_1 * lc_1 + l_1 * m_2

    # link 2: inertia, regrouped: without what its joint cannot feel
    mcxR2 = m_2 * lc_2

    # link 1: angular acceleration alpha, U = [alpha] + [w][w]
    # U1_yy = U1_xx
    minus_U1_xx = qd[0] * qd[0]

    # link 1: acceleration a of its origin, gravity included
    a1_x = 9.81 * s1
    a1_y = 9.81 * c1

    # link 1: moment n = w x I w + mc x a (alpha = 0)
    n1_z = mcxR1 * a1_y

    # link 2: angular velocity w
    w2_z = qd[0] + qd[1]

    # link 2: angular acceleration alpha, U = [alpha] + [w][w]
    # U2_yy = U2_xx
    minus_U2_xx = w2_z * w2_z

    # link 2: acceleration a of its origin, gravity included
    a2_y = c2 * a1_y - s2 * (a1_x - minus_U1_xx * l_1)

    # link 2: force f = U mc (m = 0)
    minus_f2_x = minus_U2_xx * mcxR2

    # link 2: moment n = w x I w + mc x a (alpha = 0)
    n2_z = mcxR2 * a2_y

    # joint 1: force F and moment N through it, joint 2 added
    minus_F1_y = s2 * minus_f2_x
    N1_z = n1_z + (n2_z - l_1 * minus_F1_y)

    h = np.empty((2, *batch), dtype)
    h[0] = N1_z
    h[1] = n2_z
    return _packed(h, 1)


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

    # sines and cosines of sums of joint angles, with constant turns between them
    s2 = np.sin(q[1])

    # link 2: inertia, regrouped: without what its joint cannot feel
    mcxR2 = m_2 * lc_2

    # joint 2: rotation R and translation p from link 2 to its parent
    minus_p2_y = s2 * l_1

    # link 2: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = w x mc (m = 0)
    # P2_y = mcxR2, B2_zz = B2_yy
    B2_yy = mcxR2 * minus_p2_y

    Gamma = np.empty((2, 2, 2, *batch), dtype)
    Gamma[0, 0, 0] = 0.0
    Gamma[0, 0, 1] = -B2_yy
    Gamma[0, 1, 0] = -B2_yy
    Gamma[0, 1, 1] = -B2_yy
    Gamma[1, 0, 0] = B2_yy
    Gamma[1, 0, 1] = 0.0
    Gamma[1, 1, 0] = 0.0
    Gamma[1, 1, 1] = 0.0
    return _packed(Gamma, 3)


def forward_dynamics(q, qd, tau, p):
    """Accelerations under given joint forces: qdd = M(q,p)^-1 (tau - h(q,qd,p)).

    q: joint positions (rad), shape (..., 2)
    qd: joint velocities (rad/s), shape (..., 2)
    tau: joint forces (N m), shape (..., 2)
    p: parameters, in the order of the manifest, shape (..., 8)
    qdd: joint accelerations (rad/s^2), shape (..., 2)
    """
    batch, dtype, q, qd, tau, p = _unpack(
        ("q", q, (2,)),
        ("qd", qd, (2,)),
        ("tau", tau, (2,)),
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

    # sines and cosines of the joint angles
    s1 = np.sin(q[0])
    c1 = np.cos(q[0])
    s2 = np.sin(q[1])
    c2 = np.cos(q[1])

    # link 1: inertia, regrouped: without what its joint cannot feel
    t1 = m_1 * lc_1
    t2 = l_1 * m_2
    mcxR1 = t1 + t2
    IzzR1 = I_1 + lc_1 * t1 + l_1 * t2

    # link 2: inertia, regrouped: without what its joint cannot feel
    mcxR2 = m_2 * lc_2
    minus_IxxR2 = lc_2 * mcxR2
    IzzR2 = I_2 + minus_IxxR2

    # link 1: angular acceleration alpha, U = [alpha] + [w][w]
    # U1_yy = U1_xx
    minus_U1_xx = qd[0] * qd[0]

    # link 1: acceleration a of its origin, gravity included
    a1_x = 9.81 * s1
    a1_y = 9.81 * c1

    # link 1: moment n = w x I w + mc x a (alpha = 0)
    n1_z = mcxR1 * a1_y

    # link 2: angular velocity w
    w2_z = qd[0] + qd[1]

    # link 2: angular acceleration alpha, U = [alpha] + [w][w]
    # U2_yy = U2_xx
    minus_U2_xx = w2_z * w2_z

    # link 2: acceleration a of its origin, gravity included
    a2_y = c2 * a1_y - s2 * (a1_x - minus_U1_xx * l_1)

    # link 2: moment n = w x I w + mc x a (alpha = 0)
    n2_z = mcxR2 * a2_y

    # joint 1: force F and moment N through it, joint 2 added
    t3 = l_1 * mcxR2
    N1_z = n1_z + (n2_z - s2 * minus_U2_xx * t3)

    # composite body 1: with body 2 added
    t4 = c2 * t3
    Izz_c1 = IzzR1 + (IzzR2 + 2.0 * t4)

    # joint 2 accelerates by 1: wrench on all it moves, at joint 1
    N2at1_z = IzzR2 + t4

    # row 2 of L and entry 2 of D in M = L^T D L
    # D2 = IzzR2
    t5 = 1.0 / IzzR2
    L2_1 = N2at1_z * t5

    # row 1 of L and entry 1 of D in M = L^T D L
    D1 = Izz_c1 - L2_1 * N2at1_z

    # solve L^T y = right-hand side, tips first
    y2 = tau[1] - n2_z
    y1 = tau[0] - N1_z - L2_1 * y2

    # solve L x = y / D, base first
    x1 = y1 / D1
    x2 = y2 * t5 - L2_1 * x1

    qdd = np.empty((2, *batch), dtype)
    qdd[0] = x1
    qdd[1] = x2
    return _packed(qdd, 1)


def inverse_mass_matrix(q, p):
    """The inverse of the mass matrix M(q,p).

    q: joint positions (rad), shape (..., 2)
    p: parameters, in the order of the manifest, shape (..., 8)
    Minv: inverse of the mass matrix (1/(kg m^2)), shape (..., 2, 2)
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

    # sines and cosines of the joint angles
    c2 = np.cos(q[1])

    # link 2: inertia, regrouped: without what its joint cannot feel
    mcxR2 = m_2 * lc_2
    minus_IxxR2 = lc_2 * mcxR2
    IzzR2 = I_2 + minus_IxxR2

    # joint 2: (N, F) = Jhat S, Omega = S.(N, F), gain g = (N, F) / Omega
    # F2_y = mcxR2, Omega2 = IzzR2, N2_z = IzzR2
    Omegainv2 = 1.0 / IzzR2

    # articulated body 1: inertia [A B; B^T C], with body 2 added
    t1 = mcxR2 * c2
    t2 = Omegainv2 * t1
    A1_zz = I_1 + lc_1 * (m_1 * lc_1) + l_1 * l_1 * (m_2 - t2 * t1)

    # joint 1: (N, F) = Jhat S, Omega = S.(N, F), gain g = (N, F) / Omega
    # Omega1 = A1_zz, N1_z = A1_zz
    Omegainv1 = 1.0 / A1_zz

    # column 2 of W = L^-1: the wrench Phi of joint 2, at joint 1
    # W1_2 = -N2at1_z
    N2at1_z = 1.0 + l_1 * t2

    # column 2 of W over Omega
    minus_V1_2 = N2at1_z * Omegainv1

    Minv = np.empty((2, 2, *batch), dtype)
    Minv[0, 0] = Omegainv1
    Minv[0, 1] = -minus_V1_2
    Minv[1, 0] = -minus_V1_2
    Minv[1, 1] = N2at1_z * minus_V1_2 + Omegainv2
    return _packed(Minv, 2)


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

    # sines and cosines of the joint angles
    c2 = np.cos(q[1])

    # link 1: inertia, regrouped: without what its joint cannot feel
    IzzR1 = I_1 + lc_1 * (m_1 * lc_1) + l_1 * l_1 * m_2

    # link 2: inertia, regrouped: without what its joint cannot feel
    mcxR2 = m_2 * lc_2
    minus_IxxR2 = lc_2 * mcxR2
    IzzR2 = I_2 + minus_IxxR2

    # link 2: twist (angular w, linear v)
    v2_y = c2 * (l_1 * qd[0])
    w2_z = qd[0] + qd[1]

    # link 1: twice its kinetic energy
    T1x2 = IzzR1 * qd[0] * qd[0]

    # results
    t1 = mcxR2 * v2_y

    T = np.empty((*batch,), dtype)
    T[...] = 0.5 * (T1x2 + w2_z * (IzzR2 * w2_z + t1 + t1))
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

    # sines and cosines of the joint angles
    c1 = np.cos(q[0])
    s2 = np.sin(q[1])
    s1 = np.sin(q[0])
    c2 = np.cos(q[1])

    # link 2: inertial parameters about its frame
    # m2 = m_2
    mcx2 = m_2 * lc_2

    # link 2: axes E and origin o in the base frame
    E2_yx = c1 * s2 + s1 * c2

    U = np.empty((*batch,), dtype)
    U[...] = 9.81 * (E2_yx * mcx2 + s1 * (m_1 * lc_1 + m_2 * l_1))
    return _packed(U, 0)


def center_of_mass(q, p):
    """The centre of mass of the moving links.

    q: joint positions (rad), shape (..., 2)
    p: parameters, in the order of the manifest, shape (..., 8)
    com: centre of mass in the base frame (m), shape (..., 3)
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

    # sines and cosines of the joint angles
    c1 = np.cos(q[0])
    c2 = np.cos(q[1])
    s1 = np.sin(q[0])
    s2 = np.sin(q[1])

    # link 1: inertial parameters about its frame
    # m1 = m_1
    mcx1 = m_1 * lc_1

    # link 2: inertial parameters about its frame
    # m2 = m_2
    mcx2 = m_2 * lc_2

    # link 2: axes E and origin o in the base frame
    # E2_yy = E2_xx, E2_xy = -E2_yx
    E2_xx = c1 * c2 - s1 * s2
    E2_yx = c1 * s2 + s1 * c2

    # results
    t1 = 1.0 / (m_1 + m_2)
    t2 = mcx1 + l_1 * m_2

    com = np.empty((3, *batch), dtype)
    com[0] = t1 * (E2_xx * mcx2 + c1 * t2)
    com[1] = t1 * (E2_yx * mcx2 + s1 * t2)
    com[2] = 0.0
    return _packed(com, 1)


def total_momentum(q, qd, p):
    """Momentum of the moving links about the base origin, in base axes.

    q: joint positions (rad), shape (..., 2)
    qd: joint velocities (rad/s), shape (..., 2)
    p: parameters, in the order of the manifest, shape (..., 8)
    P: angular and linear momentum about the base origin, in base axes (kg m^2/s, kg m/s),
        shape (..., 6)
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

    # sines and cosines of the joint angles
    s2 = np.sin(q[1])
    c2 = np.cos(q[1])
    c1 = np.cos(q[0])
    s1 = np.sin(q[0])

    # link 1: inertial parameters about its frame
    # m1 = m_1
    mcx1 = m_1 * lc_1
    Iyy1 = lc_1 * mcx1
    Izz1 = I_1 + Iyy1

    # link 2: inertial parameters about its frame
    # m2 = m_2
    mcx2 = m_2 * lc_2
    Iyy2 = lc_2 * mcx2
    Izz2 = I_2 + Iyy2

    # link 2: twist (angular w, linear v)
    t1 = l_1 * qd[0]
    v2_x = s2 * t1
    v2_y = c2 * t1
    w2_z = qd[0] + qd[1]

    # link 2: axes E and origin o in the base frame
    # E2_yy = E2_xx, E2_xy = -E2_yx
    E2_xx = c1 * c2 - s1 * s2
    E2_yx = c1 * s2 + s1 * c2

    # link 1: momentum (angular K, linear P) in its own frame
    K1_z = Izz1 * qd[0]
    P1_y = mcx1 * qd[0]

    # link 2: momentum (angular K, linear P) in its own frame
    K2_z = Izz2 * w2_z + mcx2 * v2_y
    P2_x = m_2 * v2_x
    P2_y = m_2 * v2_y + mcx2 * w2_z

    # results
    t2 = E2_xx * P2_x - E2_yx * P2_y
    t3 = E2_yx * P2_x + E2_xx * P2_y

    P = np.empty((6, *batch), dtype)
    P[0] = 0.0
    P[1] = 0.0
    P[2] = K1_z + K2_z + l_1 * (c1 * t3 - s1 * t2)
    P[3] = t2 - s1 * P1_y
    P[4] = c1 * P1_y + t3
    P[5] = 0.0
    return _packed(P, 1)


def forward_kinematics(q, p):
    """The pose of each tip in the base frame.

    q: joint positions (rad), shape (..., 2)
    p: parameters, in the order of the manifest, shape (..., 8)
    X: pose of each tip in the base frame, [R p; 0 1] (1, m), shape (..., 1, 4, 4)
    """
    batch, dtype, q, p = _unpack(
        ("q", q, (2,)),
        ("p", p, (8,)),
    )

    # parameters
    l_1 = p[0]
    l_2 = p[1]

    # sines and cosines of the joint angles
    c1 = np.cos(q[0])
    c2 = np.cos(q[1])
    s1 = np.sin(q[0])
    s2 = np.sin(q[1])

    # link 2: axes E and origin o in the base frame
    # E2_xy = -E2_yx
    E2_xx = c1 * c2 - s1 * s2
    E2_yx = c1 * s2 + s1 * c2
    o2_x = c1 * l_1
    o2_y = s1 * l_1

    X = np.empty((1, 4, 4, *batch), dtype)
    X[0, 0, 0] = E2_xx
    X[0, 0, 1] = -E2_yx
    X[0, 0, 2] = 0.0
    X[0, 0, 3] = o2_x + E2_xx * l_2
    X[0, 1, 0] = E2_yx
    X[0, 1, 1] = E2_xx
    X[0, 1, 2] = 0.0
    X[0, 1, 3] = o2_y + E2_yx * l_2
    X[0, 2, 0] = 0.0
    X[0, 2, 1] = 0.0
    X[0, 2, 2] = 1.0
    X[0, 2, 3] = 0.0
    X[0, 3, 0] = 0.0
    X[0, 3, 1] = 0.0
    X[0, 3, 2] = 0.0
    X[0, 3, 3] = 1.0
    return _packed(X, 3)


def jacobian(q, p):
    """The body Jacobian of each tip: its twist in its own frame is J qd.

    q: joint positions (rad), shape (..., 2)
    p: parameters, in the order of the manifest, shape (..., 8)
    J: Jacobian of each tip, angular rows first, in the tip's frame (rad, m per rad), shape
        (..., 1, 6, 2)
    """
    batch, dtype, q, p = _unpack(
        ("q", q, (2,)),
        ("p", p, (8,)),
    )

    # parameters
    l_1 = p[0]
    l_2 = p[1]

    # sines and cosines of the joint angles
    c2 = np.cos(q[1])
    s2 = np.sin(q[1])

    # tip 1: axes E and origin o seen from link 1
    # E1t1_yy = c2, E1t1_xx = c2, E1t1_yx = s2, E1t1_xy = -s2
    o1t1_y = s2 * l_2
    o1t1_x = l_1 + c2 * l_2

    J = np.empty((1, 6, 2, *batch), dtype)
    J[0, 0, 0] = 0.0
    J[0, 0, 1] = 0.0
    J[0, 1, 0] = 0.0
    J[0, 1, 1] = 0.0
    J[0, 2, 0] = 1.0
    J[0, 2, 1] = 1.0
    J[0, 3, 0] = s2 * o1t1_x - c2 * o1t1_y
    J[0, 3, 1] = 0.0
    J[0, 4, 0] = s2 * o1t1_y + c2 * o1t1_x
    J[0, 4, 1] = l_2
    J[0, 5, 0] = 0.0
    J[0, 5, 1] = 0.0
    return _packed(J, 3)


def jacobian_space(q, p):
    """The space Jacobian of each tip: its twist in base coordinates is J qd.

    q: joint positions (rad), shape (..., 2)
    p: parameters, in the order of the manifest, shape (..., 8)
    J: Jacobian of each tip, angular rows first, in base coordinates (rad, m per rad), shape
        (..., 1, 6, 2)
    """
    batch, dtype, q, p = _unpack(
        ("q", q, (2,)),
        ("p", p, (8,)),
    )

    # parameters
    l_1 = p[0]

    # sines and cosines of the joint angles
    c1 = np.cos(q[0])
    s1 = np.sin(q[0])

    # link 2: axes E and origin o in the base frame
    o2_x = c1 * l_1
    o2_y = s1 * l_1

    J = np.empty((1, 6, 2, *batch), dtype)
    J[0, 0, 0] = 0.0
    J[0, 0, 1] = 0.0
    J[0, 1, 0] = 0.0
    J[0, 1, 1] = 0.0
    J[0, 2, 0] = 1.0
    J[0, 2, 1] = 1.0
    J[0, 3, 0] = 0.0
    J[0, 3, 1] = o2_y
    J[0, 4, 0] = 0.0
    J[0, 4, 1] = -o2_x
    J[0, 5, 0] = 0.0
    J[0, 5, 1] = 0.0
    return _packed(J, 3)


def jacobian_world(q, p):
    """The Jacobian of each tip's angular velocity and origin, in base axes.

    q: joint positions (rad), shape (..., 2)
    p: parameters, in the order of the manifest, shape (..., 8)
    J: Jacobian of each tip, angular rows first, of the tip's origin, in base axes (rad, m per
        rad), shape (..., 1, 6, 2)
    """
    batch, dtype, q, p = _unpack(
        ("q", q, (2,)),
        ("p", p, (8,)),
    )

    # parameters
    l_1 = p[0]
    l_2 = p[1]

    # sines and cosines of the joint angles
    c1 = np.cos(q[0])
    c2 = np.cos(q[1])
    s1 = np.sin(q[0])
    s2 = np.sin(q[1])

    # link 2: axes E and origin o in the base frame
    # E2_yy = E2_xx, E2_xy = -E2_yx
    E2_xx = c1 * c2 - s1 * s2
    E2_yx = c1 * s2 + s1 * c2
    o2_x = c1 * l_1
    o2_y = s1 * l_1
    t1 = o2_y + E2_yx * l_2

    # results
    t2 = o2_x + E2_xx * l_2

    J = np.empty((1, 6, 2, *batch), dtype)
    J[0, 0, 0] = 0.0
    J[0, 0, 1] = 0.0
    J[0, 1, 0] = 0.0
    J[0, 1, 1] = 0.0
    J[0, 2, 0] = 1.0
    J[0, 2, 1] = 1.0
    J[0, 3, 0] = -t1
    J[0, 3, 1] = o2_y - t1
    J[0, 4, 0] = t2
    J[0, 4, 1] = t2 - o2_x
    J[0, 5, 0] = 0.0
    J[0, 5, 1] = 0.0
    return _packed(J, 3)


def jacobian_dot(q, qd, p):
    """The rate of the body Jacobian: a tip's twist changes by J qdd + Jdot qd.

    q: joint positions (rad), shape (..., 2)
    qd: joint velocities (rad/s), shape (..., 2)
    p: parameters, in the order of the manifest, shape (..., 8)
    Jdot: rate of the body Jacobian of each tip, in the tip's frame (rad/s, m/s per rad),
        shape (..., 1, 6, 2)
    """
    batch, dtype, q, qd, p = _unpack(
        ("q", q, (2,)),
        ("qd", qd, (2,)),
        ("p", p, (8,)),
    )

    # parameters
    l_1 = p[0]
    l_2 = p[1]

    # sines and cosines of the joint angles
    c2 = np.cos(q[1])
    s2 = np.sin(q[1])

    # tip 1: axes E and origin o seen from link 1
    # E1t1_yy = c2, E1t1_xx = c2, E1t1_yx = s2, E1t1_xy = -s2
    o1t1_y = s2 * l_2
    o1t1_x = l_1 + c2 * l_2

    Jdot = np.empty((1, 6, 2, *batch), dtype)
    Jdot[0, 0, 0] = 0.0
    Jdot[0, 0, 1] = 0.0
    Jdot[0, 1, 0] = 0.0
    Jdot[0, 1, 1] = 0.0
    Jdot[0, 2, 0] = 0.0
    Jdot[0, 2, 1] = 0.0
    Jdot[0, 3, 0] = qd[1] * (s2 * o1t1_y + c2 * o1t1_x - l_2)
    Jdot[0, 3, 1] = 0.0
    Jdot[0, 4, 0] = -qd[1] * (s2 * o1t1_x - c2 * o1t1_y)
    Jdot[0, 4, 1] = 0.0
    Jdot[0, 5, 0] = 0.0
    Jdot[0, 5, 1] = 0.0
    return _packed(Jdot, 3)


def jacobian_world_dot(q, qd, p):
    """The rate of jacobian_world: angular acceleration and acceleration of a tip's origin are J
    qdd + Jdot qd.

    q: joint positions (rad), shape (..., 2)
    qd: joint velocities (rad/s), shape (..., 2)
    p: parameters, in the order of the manifest, shape (..., 8)
    Jdot: rate of jacobian_world of each tip, in base axes (rad/s, m/s per rad), shape (...,
        1, 6, 2)
    """
    batch, dtype, q, qd, p = _unpack(
        ("q", q, (2,)),
        ("qd", qd, (2,)),
        ("p", p, (8,)),
    )

    # parameters
    l_1 = p[0]
    l_2 = p[1]

    # sines and cosines of the joint angles
    c1 = np.cos(q[0])
    c2 = np.cos(q[1])
    s1 = np.sin(q[0])
    s2 = np.sin(q[1])

    # link 2: axes E and origin o in the base frame
    # E2_yy = E2_xx, E2_xy = -E2_yx
    E2_xx = c1 * c2 - s1 * s2
    E2_yx = c1 * s2 + s1 * c2

    # link 2: angular velocity w, velocity v of its origin, in base axes
    t1 = qd[0] * l_1
    minus_v2_x = s1 * t1
    v2_y = c1 * t1
    w2_z = qd[0] + qd[1]
    t2 = l_2 * w2_z
    t3 = minus_v2_x + E2_yx * t2
    t4 = v2_y + E2_xx * t2

    Jdot = np.empty((1, 6, 2, *batch), dtype)
    Jdot[0, 0, 0] = 0.0
    Jdot[0, 0, 1] = 0.0
    Jdot[0, 1, 0] = 0.0
    Jdot[0, 1, 1] = 0.0
    Jdot[0, 2, 0] = 0.0
    Jdot[0, 2, 1] = 0.0
    Jdot[0, 3, 0] = -t4
    Jdot[0, 3, 1] = v2_y - t4
    Jdot[0, 4, 0] = -t3
    Jdot[0, 4, 1] = minus_v2_x - t3
    Jdot[0, 5, 0] = 0.0
    Jdot[0, 5, 1] = 0.0
    return _packed(Jdot, 3)


def tip_bias(q, qd, p):
    """The rate of each tip's twist at zero qdd, in its own frame: Jdot qd of jacobian.

    q: joint positions (rad), shape (..., 2)
    qd: joint velocities (rad/s), shape (..., 2)
    p: parameters, in the order of the manifest, shape (..., 8)
    a: Jdot qd of the body Jacobian of each tip, angular first, in the tip's frame (rad/s^2,
        m/s^2), shape (..., 1, 6)
    """
    batch, dtype, q, qd, p = _unpack(
        ("q", q, (2,)),
        ("qd", qd, (2,)),
        ("p", p, (8,)),
    )

    # parameters
    l_1 = p[0]

    # sines and cosines of the joint angles
    c2 = np.cos(q[1])
    s2 = np.sin(q[1])

    # link 2: acceleration (angular b, linear a)
    t1 = qd[1] * (l_1 * qd[0])
    a2_x = c2 * t1
    minus_a2_y = s2 * t1

    a = np.empty((1, 6, *batch), dtype)
    a[0, 0] = 0.0
    a[0, 1] = 0.0
    a[0, 2] = 0.0
    a[0, 3] = a2_x
    a[0, 4] = -minus_a2_y
    a[0, 5] = 0.0
    return _packed(a, 2)


def tip_bias_world(q, qd, p):
    """Angular acceleration and acceleration of each tip's origin at zero qdd, in base axes: Jdot
    qd of jacobian_world.

    q: joint positions (rad), shape (..., 2)
    qd: joint velocities (rad/s), shape (..., 2)
    p: parameters, in the order of the manifest, shape (..., 8)
    a: Jdot qd of jacobian_world of each tip: angular acceleration, then acceleration of its
        origin, in base axes (rad/s^2, m/s^2), shape (..., 1, 6)
    """
    batch, dtype, q, qd, p = _unpack(
        ("q", q, (2,)),
        ("qd", qd, (2,)),
        ("p", p, (8,)),
    )

    # parameters
    l_1 = p[0]
    l_2 = p[1]

    # sines and cosines of the joint angles
    c1 = np.cos(q[0])
    c2 = np.cos(q[1])
    s1 = np.sin(q[0])
    s2 = np.sin(q[1])

    # link 2: axes E and origin o in the base frame
    # E2_yy = E2_xx, E2_xy = -E2_yx
    E2_xx = c1 * c2 - s1 * s2
    E2_yx = c1 * s2 + s1 * c2

    # link 2: angular velocity w and acceleration alpha, acceleration a of its origin
    t1 = l_1 * (qd[0] * qd[0])
    minus_a2_x = c1 * t1
    minus_a2_y = s1 * t1
    w2_z = qd[0] + qd[1]
    t2 = l_2 * (w2_z * w2_z)

    a = np.empty((1, 6, *batch), dtype)
    a[0, 0] = 0.0
    a[0, 1] = 0.0
    a[0, 2] = 0.0
    a[0, 3] = -(minus_a2_x + E2_xx * t2)
    a[0, 4] = -(minus_a2_y + E2_yx * t2)
    a[0, 5] = 0.0
    return _packed(a, 2)


def link_motions(q, qd, qdd, p):
    """Twist and its rate for every link, angular first.

    q: joint positions (rad), shape (..., 2)
    qd: joint velocities (rad/s), shape (..., 2)
    qdd: joint accelerations (rad/s^2), shape (..., 2)
    p: parameters, in the order of the manifest, shape (..., 8)
    V: twist of each link in its own frame, angular first (rad/s, m/s), shape (..., 2, 6)
    Vdot: rate of V in the same frame, gravity not included (rad/s^2, m/s^2), shape (..., 2,
        6)
    """
    batch, dtype, q, qd, qdd, p = _unpack(
        ("q", q, (2,)),
        ("qd", qd, (2,)),
        ("qdd", qdd, (2,)),
        ("p", p, (8,)),
    )

    # parameters
    l_1 = p[0]

    # sines and cosines of the joint angles
    s2 = np.sin(q[1])
    c2 = np.cos(q[1])

    # link 2: twist (angular w, linear v)
    t1 = l_1 * qd[0]
    v2_x = s2 * t1
    v2_y = c2 * t1
    w2_z = qd[0] + qd[1]

    # link 2: acceleration (angular b, linear a)
    t2 = l_1 * qdd[0]
    b2_z = qdd[0] + qdd[1]
    a2_x = s2 * t2 + qd[1] * v2_y
    a2_y = c2 * t2 - qd[1] * v2_x

    V = np.empty((2, 6, *batch), dtype)
    Vdot = np.empty((2, 6, *batch), dtype)
    V[0, 0] = 0.0
    V[0, 1] = 0.0
    V[0, 2] = qd[0]
    V[0, 3] = 0.0
    V[0, 4] = 0.0
    V[0, 5] = 0.0
    V[1, 0] = 0.0
    V[1, 1] = 0.0
    V[1, 2] = w2_z
    V[1, 3] = v2_x
    V[1, 4] = v2_y
    V[1, 5] = 0.0
    Vdot[0, 0] = 0.0
    Vdot[0, 1] = 0.0
    Vdot[0, 2] = qdd[0]
    Vdot[0, 3] = 0.0
    Vdot[0, 4] = 0.0
    Vdot[0, 5] = 0.0
    Vdot[1, 0] = 0.0
    Vdot[1, 1] = 0.0
    Vdot[1, 2] = b2_z
    Vdot[1, 3] = a2_x
    Vdot[1, 4] = a2_y
    Vdot[1, 5] = 0.0
    return _packed(V, 2), _packed(Vdot, 2)


def joint_wrenches(q, qd, qdd, p):
    """Full reaction wrenches: what the parent exerts on each link.

    q: joint positions (rad), shape (..., 2)
    qd: joint velocities (rad/s), shape (..., 2)
    qdd: joint accelerations (rad/s^2), shape (..., 2)
    p: parameters, in the order of the manifest, shape (..., 8)
    F: wrench (moment, force) on each link through its joint, in the link's frame at its
        origin (N m, N), shape (..., 2, 6)
    """
    batch, dtype, q, qd, qdd, p = _unpack(
        ("q", q, (2,)),
        ("qd", qd, (2,)),
        ("qdd", qdd, (2,)),
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

    # sines and cosines of the joint angles
    s1 = np.sin(q[0])
    c1 = np.cos(q[0])
    s2 = np.sin(q[1])
    c2 = np.cos(q[1])

    # link 1: inertial parameters about its frame
    # m1 = m_1
    mcx1 = m_1 * lc_1
    Iyy1 = lc_1 * mcx1
    Izz1 = I_1 + Iyy1

    # link 2: inertial parameters about its frame
    # m2 = m_2
    mcx2 = m_2 * lc_2
    Iyy2 = lc_2 * mcx2
    Izz2 = I_2 + Iyy2

    # link 1: acceleration (angular b, linear a)
    # b1_z = qdd[0]
    a1_x = 9.81 * s1
    a1_y = 9.81 * c1

    # link 2: twist (angular w, linear v)
    t1 = l_1 * qd[0]
    v2_x = s2 * t1
    v2_y = c2 * t1
    w2_z = qd[0] + qd[1]

    # link 2: acceleration (angular b, linear a)
    t2 = a1_y + l_1 * qdd[0]
    b2_z = qdd[0] + qdd[1]
    a2_x = c2 * a1_x + s2 * t2 + qd[1] * v2_y
    a2_y = c2 * t2 - s2 * a1_x - qd[1] * v2_x

    # link 1: wrench that moves it (moment n, force f)
    n1_z = Izz1 * qdd[0] + mcx1 * a1_y
    f1_y = m_1 * a1_y + mcx1 * qdd[0]
    f1_x = m_1 * a1_x - qd[0] * (mcx1 * qd[0])

    # link 2: wrench that moves it (moment n, force f)
    t3 = m_2 * v2_x
    t4 = m_2 * v2_y + mcx2 * w2_z
    n2_z = Izz2 * b2_z + mcx2 * a2_y - (v2_y * t3 - v2_x * t4)
    f2_x = m_2 * a2_x - w2_z * t4
    f2_y = m_2 * a2_y + mcx2 * b2_z + w2_z * t3

    # joint 1: wrench through it, with that of joint 2
    t5 = s2 * f2_x + c2 * f2_y
    N1_z = n1_z + (n2_z + l_1 * t5)
    F1_x = f1_x + (c2 * f2_x - s2 * f2_y)
    F1_y = f1_y + t5

    F = np.empty((2, 6, *batch), dtype)
    F[0, 0] = 0.0
    F[0, 1] = 0.0
    F[0, 2] = N1_z
    F[0, 3] = F1_x
    F[0, 4] = F1_y
    F[0, 5] = 0.0
    F[1, 0] = 0.0
    F[1, 1] = 0.0
    F[1, 2] = n2_z
    F[1, 3] = f2_x
    F[1, 4] = f2_y
    F[1, 5] = 0.0
    return _packed(F, 2)


def passive_forces(q, qd):
    """Friction and springs, as forces that the motors have to overcome.

    q: joint positions (rad), shape (..., 2)
    qd: joint velocities (rad/s), shape (..., 2)
    tau_p: friction and spring forces (N m), shape (..., 2)
    """
    batch, dtype, q, qd = _unpack(
        ("q", q, (2,)),
        ("qd", qd, (2,)),
    )

    tau_p = np.empty((2, *batch), dtype)
    tau_p[0] = 0.0
    tau_p[1] = 0.0
    return _packed(tau_p, 1)


def inverse_dynamics_derivatives(q, qd, qdd, p):
    """Derivatives of inverse dynamics in q and qd; in qdd it is the mass matrix.

    q: joint positions (rad), shape (..., 2)
    qd: joint velocities (rad/s), shape (..., 2)
    qdd: joint accelerations (rad/s^2), shape (..., 2)
    p: parameters, in the order of the manifest, shape (..., 8)
    dtau_dq: d(joint forces)/dq (N m per rad), shape (..., 2, 2)
    dtau_dqd: d(joint forces)/dqd (N m per rad/s), shape (..., 2, 2)
    """
    batch, dtype, q, qd, qdd, p = _unpack(
        ("q", q, (2,)),
        ("qd", qd, (2,)),
        ("qdd", qdd, (2,)),
        ("p", p, (8,)),
    )

    # parameters
    l_1 = p[0]
    lc_1 = p[2]
    lc_2 = p[3]
    m_1 = p[4]
    m_2 = p[5]

    # sines and cosines of the joint angles
    c2 = np.cos(q[1])
    s2 = np.sin(q[1])
    s1 = np.sin(q[0])
    c1 = np.cos(q[0])

    # link 1: inertia, regrouped: without what its joint cannot feel
    mcxR1 = m_1 * lc_1 + l_1 * m_2

    # link 2: inertia, regrouped: without what its joint cannot feel
    mcxR2 = m_2 * lc_2

    # all beyond joint 2: moments of mass h and Q about it
    h2_x = c2 * mcxR2
    h2_y = s2 * mcxR2

    # all beyond joint 1: moments of mass h and Q about it
    # h1_y = h2_y
    h1_x = mcxR1 + h2_x

    # all beyond joint 2: block B and momentum P, both doubled, seen from it
    minus_P2_x = 2.0 * (qd[1] * h2_y)

    # all beyond joint 1: block B and momentum P, both doubled, seen from it
    minus_B1_zz = l_1 * minus_P2_x

    # link 1: w, alpha, twice its origin's velocity v, U and acceleration a
    # w1_z = qd[0], U1_yy = U1_xx, U1_yx = qdd[0], U1_xy = -qdd[0], alpha1_z = qdd[0]
    a1_x = 9.81 * s1
    a1_y = 9.81 * c1
    minus_U1_xx = qd[0] * qd[0]

    # joint 2 from joint 2: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z
    # L2at2_y = h2_x, L2at2_x = -h2_y
    t1 = 2.0 * qd[0]
    t2 = h2_x * (a1_x - minus_U1_xx * l_1)
    minus_E2at2_z = h2_y * (a1_y + qdd[0] * l_1) + t2
    t3 = h2_x * (minus_U1_xx + qd[1] * (t1 + qd[1]))
    minus_G2at2_y = h2_y * (qdd[0] + qdd[1]) + t3
    t4 = t1 * h2_y
    minus_H2at2_y = t4 + minus_P2_x
    Z2at2_z = l_1 * t4

    # joint 2 from joint 1: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z
    # L2at1_y = h2_x, L2at1_x = -h2_y, G2at1_y = G2at2_y, H2at1_y = H2at2_y
    minus_E2at1_z = minus_E2at2_z + l_1 * minus_G2at2_y
    minus_D2at1_z = l_1 * minus_H2at2_y

    # joint 1 from joint 1: wrench by q1 (E, G), by qd1 (D, H), momentum (K, L), couple Z
    # L1at1_x = -h2_y, L1at1_y = h1_x
    t5 = h2_y * a1_y
    minus_E1at1_z = t5 + h1_x * a1_x

    dtau_dq = np.empty((2, 2, *batch), dtype)
    dtau_dqd = np.empty((2, 2, *batch), dtype)
    dtau_dq[0, 0] = -minus_E1at1_z
    dtau_dq[0, 1] = -minus_E2at1_z
    dtau_dq[1, 0] = -(t5 + h2_x * a1_x)
    dtau_dq[1, 1] = -minus_E2at2_z
    dtau_dqd[0, 0] = -minus_B1_zz
    dtau_dqd[0, 1] = -minus_D2at1_z
    dtau_dqd[1, 0] = Z2at2_z
    dtau_dqd[1, 1] = 0.0
    return _packed(dtau_dq, 2), _packed(dtau_dqd, 2)


def forward_dynamics_derivatives(q, qd, tau, p):
    """Derivatives of forward dynamics: -M^-1 dtau/dq, -M^-1 dtau/dqd and M^-1.

    q: joint positions (rad), shape (..., 2)
    qd: joint velocities (rad/s), shape (..., 2)
    tau: joint forces (N m), shape (..., 2)
    p: parameters, in the order of the manifest, shape (..., 8)
    dqdd_dq: d(joint accelerations)/dq (rad/s^2 per rad), shape (..., 2, 2)
    dqdd_dqd: d(joint accelerations)/dqd (rad/s^2 per rad/s), shape (..., 2, 2)
    dqdd_dtau: d(joint accelerations)/dtau, inverse of M (1/(kg m^2)), shape (..., 2, 2)
    """
    batch, dtype, q, qd, tau, p = _unpack(
        ("q", q, (2,)),
        ("qd", qd, (2,)),
        ("tau", tau, (2,)),
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

    # sines and cosines of the joint angles
    c2 = np.cos(q[1])
    s2 = np.sin(q[1])
    s1 = np.sin(q[0])
    c1 = np.cos(q[0])

    # link 1: inertia, regrouped: without what its joint cannot feel
    t1 = m_1 * lc_1
    t2 = l_1 * m_2
    mcxR1 = t1 + t2
    minus_IxxR1 = lc_1 * t1 + l_1 * t2

    # link 2: inertia, regrouped: without what its joint cannot feel
    mcxR2 = m_2 * lc_2
    minus_IxxR2 = lc_2 * mcxR2

    # all beyond joint 2: moments of mass h and Q about it
    h2_x = c2 * mcxR2
    h2_y = s2 * mcxR2

    # all beyond joint 1: moments of mass h and Q about it
    # h1_y = h2_y
    h1_x = mcxR1 + h2_x

    # all beyond joint 2: block B and momentum P, both doubled, seen from it
    t3 = qd[1] * h2_y
    minus_P2_x = 2.0 * t3

    # all beyond joint 1: block B and momentum P, both doubled, seen from it
    minus_B1_zz = l_1 * minus_P2_x

    # link 1: w, alpha, twice its origin's velocity v, U and acceleration a
    # w1_z = qd[0], U1_yy = U1_xx, U1_yx = qdd1, U1_xy = -qdd1, alpha1_z = qdd1
    a1_x = 9.81 * s1
    a1_y = 9.81 * c1
    minus_U1_xx = qd[0] * qd[0]

    # all beyond joint 2: moment N and force F it needs on a seat at rest
    minus_F2_y = qd[1] * t3

    # all beyond joint 1: moment N and force F it needs on a seat at rest
    minus_N1_z = l_1 * minus_F2_y + qd[0] * minus_B1_zz

    # bias h = C qd + phi
    t4 = a1_x - minus_U1_xx * l_1
    bias1 = h1_x * a1_y - h2_y * a1_x - minus_N1_z
    bias2 = h2_x * a1_y - h2_y * t4

    # row 2 of L and entry 2 of D in M = L^T D L
    # K2at1_z: joint 2 from joint 1: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L),
    #   couple Z
    # r2: reciprocals of D in M = L^T D L
    t5 = 0.5 * I_2
    t6 = l_1 * h2_x
    D2 = t5 + minus_IxxR2 + t5
    K2at1_z = D2 + t6
    r2 = 1.0 / D2
    L2_1 = K2at1_z * r2

    # row 1 of L and entry 1 of D in M = L^T D L
    D1 = minus_IxxR1 + 2.0 * t6 - L2_1 * K2at1_z + I_1 + D2

    # reciprocals of D in M = L^T D L
    r1 = 1.0 / D1
    t7 = L2_1 * r1

    # accelerations under the joint forces
    t8 = tau[1] - bias2
    qdd1 = (tau[0] - bias1 - L2_1 * t8) * r1
    qdd2 = t8 * r2 - L2_1 * qdd1

    # joint 2 from joint 2: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z
    # L2at2_y = h2_x, L2at2_x = -h2_y
    t9 = 2.0 * qd[0]
    minus_E2at2_z = h2_y * (a1_y + qdd1 * l_1) + h2_x * t4
    t10 = h2_x * (minus_U1_xx + qd[1] * (t9 + qd[1]))
    minus_G2at2_y = h2_y * (qdd1 + qdd2) + t10
    t11 = t9 * h2_y
    minus_H2at2_y = t11 + minus_P2_x
    Z2at2_z = l_1 * t11
    t12 = (minus_B1_zz + L2_1 * Z2at2_z) * r1

    # joint 2 from joint 1: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z
    # L2at1_y = h2_x, L2at1_x = -h2_y, G2at1_y = G2at2_y, H2at1_y = H2at2_y
    minus_E2at1_z = minus_E2at2_z + l_1 * minus_G2at2_y
    minus_D2at1_z = l_1 * minus_H2at2_y
    t13 = (L2_1 * minus_E2at2_z - minus_E2at1_z) * r1
    t14 = minus_D2at1_z * r1

    # joint 1 from joint 1: wrench by q1 (E, G), by qd1 (D, H), momentum (K, L), couple Z
    # L1at1_x = -h2_y, L1at1_y = h1_x
    t15 = h2_y * a1_y
    t16 = t15 + h2_x * a1_x
    minus_E1at1_z = t15 + h1_x * a1_x
    t17 = (L2_1 * t16 - minus_E1at1_z) * r1

    dqdd_dq = np.empty((2, 2, *batch), dtype)
    dqdd_dqd = np.empty((2, 2, *batch), dtype)
    dqdd_dtau = np.empty((2, 2, *batch), dtype)
    dqdd_dq[0, 0] = -t17
    dqdd_dq[0, 1] = -t13
    dqdd_dq[1, 0] = t16 * r2 + L2_1 * t17
    dqdd_dq[1, 1] = minus_E2at2_z * r2 + L2_1 * t13
    dqdd_dqd[0, 0] = t12
    dqdd_dqd[0, 1] = t14
    dqdd_dqd[1, 0] = -(Z2at2_z * r2 + L2_1 * t12)
    dqdd_dqd[1, 1] = -L2_1 * t14
    dqdd_dtau[0, 0] = r1
    dqdd_dtau[0, 1] = -t7
    dqdd_dtau[1, 0] = -t7
    dqdd_dtau[1, 1] = r2 + L2_1 * t7
    return _packed(dqdd_dq, 2), _packed(dqdd_dqd, 2), _packed(dqdd_dtau, 2)


def linearization(q, qd, tau, p):
    """The equations of motion linearised: d(xdot) = A dx + B dtau with x = (q, qd).

    q: joint positions (rad), shape (..., 2)
    qd: joint velocities (rad/s), shape (..., 2)
    tau: joint forces (N m), shape (..., 2)
    p: parameters, in the order of the manifest, shape (..., 8)
    A: d(qd, qdd)/d(q, qd), shape (..., 4, 4)
    B: d(qd, qdd)/dtau, shape (..., 4, 2)
    """
    batch, dtype, q, qd, tau, p = _unpack(
        ("q", q, (2,)),
        ("qd", qd, (2,)),
        ("tau", tau, (2,)),
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

    # sines and cosines of the joint angles
    c2 = np.cos(q[1])
    s2 = np.sin(q[1])
    s1 = np.sin(q[0])
    c1 = np.cos(q[0])

    # link 1: inertia, regrouped: without what its joint cannot feel
    t1 = m_1 * lc_1
    t2 = l_1 * m_2
    mcxR1 = t1 + t2
    minus_IxxR1 = lc_1 * t1 + l_1 * t2

    # link 2: inertia, regrouped: without what its joint cannot feel
    mcxR2 = m_2 * lc_2
    minus_IxxR2 = lc_2 * mcxR2

    # all beyond joint 2: moments of mass h and Q about it
    h2_x = c2 * mcxR2
    h2_y = s2 * mcxR2

    # all beyond joint 1: moments of mass h and Q about it
    # h1_y = h2_y
    h1_x = mcxR1 + h2_x

    # all beyond joint 2: block B and momentum P, both doubled, seen from it
    t3 = qd[1] * h2_y
    minus_P2_x = 2.0 * t3

    # all beyond joint 1: block B and momentum P, both doubled, seen from it
    minus_B1_zz = l_1 * minus_P2_x

    # link 1: w, alpha, twice its origin's velocity v, U and acceleration a
    # w1_z = qd[0], U1_yy = U1_xx, U1_yx = qdd1, U1_xy = -qdd1, alpha1_z = qdd1
    a1_x = 9.81 * s1
    a1_y = 9.81 * c1
    minus_U1_xx = qd[0] * qd[0]

    # all beyond joint 2: moment N and force F it needs on a seat at rest
    minus_F2_y = qd[1] * t3

    # all beyond joint 1: moment N and force F it needs on a seat at rest
    minus_N1_z = l_1 * minus_F2_y + qd[0] * minus_B1_zz

    # bias h = C qd + phi
    t4 = a1_x - minus_U1_xx * l_1
    bias1 = h1_x * a1_y - h2_y * a1_x - minus_N1_z
    bias2 = h2_x * a1_y - h2_y * t4

    # row 2 of L and entry 2 of D in M = L^T D L
    # K2at1_z: joint 2 from joint 1: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L),
    #   couple Z
    # r2: reciprocals of D in M = L^T D L
    t5 = 0.5 * I_2
    t6 = l_1 * h2_x
    D2 = t5 + minus_IxxR2 + t5
    K2at1_z = D2 + t6
    r2 = 1.0 / D2
    L2_1 = K2at1_z * r2

    # row 1 of L and entry 1 of D in M = L^T D L
    D1 = minus_IxxR1 + 2.0 * t6 - L2_1 * K2at1_z + I_1 + D2

    # reciprocals of D in M = L^T D L
    r1 = 1.0 / D1
    t7 = L2_1 * r1

    # accelerations under the joint forces
    t8 = tau[1] - bias2
    qdd1 = (tau[0] - bias1 - L2_1 * t8) * r1
    qdd2 = t8 * r2 - L2_1 * qdd1

    # joint 2 from joint 2: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z
    # L2at2_y = h2_x, L2at2_x = -h2_y
    t9 = 2.0 * qd[0]
    minus_E2at2_z = h2_y * (a1_y + qdd1 * l_1) + h2_x * t4
    t10 = h2_x * (minus_U1_xx + qd[1] * (t9 + qd[1]))
    minus_G2at2_y = h2_y * (qdd1 + qdd2) + t10
    t11 = t9 * h2_y
    minus_H2at2_y = t11 + minus_P2_x
    Z2at2_z = l_1 * t11
    t12 = (minus_B1_zz + L2_1 * Z2at2_z) * r1

    # joint 2 from joint 1: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z
    # L2at1_y = h2_x, L2at1_x = -h2_y, G2at1_y = G2at2_y, H2at1_y = H2at2_y
    minus_E2at1_z = minus_E2at2_z + l_1 * minus_G2at2_y
    minus_D2at1_z = l_1 * minus_H2at2_y
    t13 = (L2_1 * minus_E2at2_z - minus_E2at1_z) * r1
    t14 = minus_D2at1_z * r1

    # joint 1 from joint 1: wrench by q1 (E, G), by qd1 (D, H), momentum (K, L), couple Z
    # L1at1_x = -h2_y, L1at1_y = h1_x
    t15 = h2_y * a1_y
    t16 = t15 + h2_x * a1_x
    minus_E1at1_z = t15 + h1_x * a1_x
    t17 = (L2_1 * t16 - minus_E1at1_z) * r1

    A = np.empty((4, 4, *batch), dtype)
    B = np.empty((4, 2, *batch), dtype)
    A[0, 0] = 0.0
    A[0, 1] = 0.0
    A[0, 2] = 1.0
    A[0, 3] = 0.0
    A[1, 0] = 0.0
    A[1, 1] = 0.0
    A[1, 2] = 0.0
    A[1, 3] = 1.0
    A[2, 0] = -t17
    A[2, 1] = -t13
    A[2, 2] = t12
    A[2, 3] = t14
    A[3, 0] = t16 * r2 + L2_1 * t17
    A[3, 1] = minus_E2at2_z * r2 + L2_1 * t13
    A[3, 2] = -(Z2at2_z * r2 + L2_1 * t12)
    A[3, 3] = -L2_1 * t14
    B[0, 0] = 0.0
    B[0, 1] = 0.0
    B[1, 0] = 0.0
    B[1, 1] = 0.0
    B[2, 0] = r1
    B[2, 1] = -t7
    B[3, 0] = -t7
    B[3, 1] = r2 + L2_1 * t7
    return _packed(A, 2), _packed(B, 2)


def regressor(q, qd, qdd, p):
    """tau = Y x in the inertial parameters x of all links, rotors not included.

    q: joint positions (rad), shape (..., 2)
    qd: joint velocities (rad/s), shape (..., 2)
    qdd: joint accelerations (rad/s^2), shape (..., 2)
    p: parameters, in the order of the manifest, shape (..., 8)
    Y: columns: m, mcx, mcy, mcz, Ixx, Ixy, Iyy, Ixz, Iyz, Izz of link 1, then of link 2, ...
        (N m per unit of the parameter); columns: link1.m, link1.mcx, link1.mcy, link1.mcz,
        link1.Ixx, link1.Ixy, link1.Iyy, link1.Ixz, link1.Iyz, link1.Izz, link2.m, link2.mcx,
        link2.mcy, link2.mcz, link2.Ixx, link2.Ixy, link2.Iyy, link2.Ixz, link2.Iyz,
        link2.Izz, shape (..., 2, 20)
    """
    batch, dtype, q, qd, qdd, p = _unpack(
        ("q", q, (2,)),
        ("qd", qd, (2,)),
        ("qdd", qdd, (2,)),
        ("p", p, (8,)),
    )

    # parameters
    l_1 = p[0]

    # sines and cosines of the joint angles
    s1 = np.sin(q[0])
    c1 = np.cos(q[0])
    c2 = np.cos(q[1])
    s2 = np.sin(q[1])

    # link 1: products P = w w^T
    P1_zz = qd[0] * qd[0]

    # link 1: acceleration a of its origin, gravity included
    a1_x = 9.81 * s1
    a1_y = 9.81 * c1

    # link 2: angular velocity w
    w2_z = qd[0] + qd[1]

    # link 2: angular acceleration alpha
    alpha2_z = qdd[0] + qdd[1]

    # link 2: products P = w w^T
    P2_zz = w2_z * w2_z

    # link 2: acceleration a of its origin, gravity included
    t1 = a1_x - P1_zz * l_1
    t2 = a1_y + qdd[0] * l_1
    a2_x = c2 * t1 + s2 * t2
    a2_y = c2 * t2 - s2 * t1

    # screw of joint 1 seen from link 2 (angular s, linear t)
    t1in2_x = s2 * l_1
    t1in2_y = c2 * l_1

    Y = np.empty((2, 20, *batch), dtype)
    Y[0, 0] = 0.0
    Y[0, 1] = a1_y
    Y[0, 2] = -a1_x
    Y[0, 3] = 0.0
    Y[0, 4] = 0.0
    Y[0, 5] = 0.0
    Y[0, 6] = 0.0
    Y[0, 7] = 0.0
    Y[0, 8] = 0.0
    Y[0, 9] = qdd[0]
    Y[0, 10] = l_1 * t2
    Y[0, 11] = a2_y + (alpha2_z * t1in2_y - P2_zz * t1in2_x)
    Y[0, 12] = -(a2_x + (alpha2_z * t1in2_x + P2_zz * t1in2_y))
    Y[0, 13] = 0.0
    Y[0, 14] = 0.0
    Y[0, 15] = 0.0
    Y[0, 16] = 0.0
    Y[0, 17] = 0.0
    Y[0, 18] = 0.0
    Y[0, 19] = alpha2_z
    Y[1, 0] = 0.0
    Y[1, 1] = 0.0
    Y[1, 2] = 0.0
    Y[1, 3] = 0.0
    Y[1, 4] = 0.0
    Y[1, 5] = 0.0
    Y[1, 6] = 0.0
    Y[1, 7] = 0.0
    Y[1, 8] = 0.0
    Y[1, 9] = 0.0
    Y[1, 10] = 0.0
    Y[1, 11] = a2_y
    Y[1, 12] = -a2_x
    Y[1, 13] = 0.0
    Y[1, 14] = 0.0
    Y[1, 15] = 0.0
    Y[1, 16] = 0.0
    Y[1, 17] = 0.0
    Y[1, 18] = 0.0
    Y[1, 19] = alpha2_z
    return _packed(Y, 2)


def adaptive_regressor(q, qd, qd_r, qdd_r, p):
    """For adaptive control: M(q,p) qdd_r + C(q,qd,p) qd_r + phi(q,p) = Y x, inertial parameters
    x.

    q: joint positions (rad), shape (..., 2)
    qd: joint velocities (rad/s), shape (..., 2)
    qd_r: reference velocities (rad/s), shape (..., 2)
    qdd_r: reference accelerations (rad/s^2), shape (..., 2)
    p: parameters, in the order of the manifest, shape (..., 8)
    Y: columns: m, mcx, mcy, mcz, Ixx, Ixy, Iyy, Ixz, Iyz, Izz of link 1, then of link 2, ...
        (N m per unit of the parameter); columns: link1.m, link1.mcx, link1.mcy, link1.mcz,
        link1.Ixx, link1.Ixy, link1.Iyy, link1.Ixz, link1.Iyz, link1.Izz, link2.m, link2.mcx,
        link2.mcy, link2.mcz, link2.Ixx, link2.Ixy, link2.Iyy, link2.Ixz, link2.Iyz,
        link2.Izz, shape (..., 2, 20)
    """
    batch, dtype, q, qd, qd_r, qdd_r, p = _unpack(
        ("q", q, (2,)),
        ("qd", qd, (2,)),
        ("qd_r", qd_r, (2,)),
        ("qdd_r", qdd_r, (2,)),
        ("p", p, (8,)),
    )

    # parameters
    l_1 = p[0]

    # sines and cosines of the joint angles
    s1 = np.sin(q[0])
    c1 = np.cos(q[0])
    c2 = np.cos(q[1])
    s2 = np.sin(q[1])

    # link 1: products W = w wr^T
    W1_zz = qd[0] * qd_r[0]

    # link 1: acceleration a of its origin, gravity included
    a1_x = 9.81 * s1
    a1_y = 9.81 * c1

    # link 2: angular velocity w
    w2_z = qd[0] + qd[1]

    # link 2: its reference velocity wr
    wr2_z = qd_r[0] + qd_r[1]

    # link 2: angular acceleration alpha
    alpha2_z = qdd_r[0] + qdd_r[1]

    # link 2: products W = w wr^T
    W2_zz = w2_z * wr2_z

    # link 2: acceleration a of its origin, gravity included
    t1 = a1_x - W1_zz * l_1
    t2 = a1_y + qdd_r[0] * l_1
    a2_x = c2 * t1 + s2 * t2
    a2_y = c2 * t2 - s2 * t1

    # screw of joint 1 seen from link 2 (angular s, linear t)
    t1in2_x = s2 * l_1
    t1in2_y = c2 * l_1

    Y = np.empty((2, 20, *batch), dtype)
    Y[0, 0] = 0.0
    Y[0, 1] = a1_y
    Y[0, 2] = -a1_x
    Y[0, 3] = 0.0
    Y[0, 4] = 0.0
    Y[0, 5] = 0.0
    Y[0, 6] = 0.0
    Y[0, 7] = 0.0
    Y[0, 8] = 0.0
    Y[0, 9] = qdd_r[0]
    Y[0, 10] = l_1 * t2
    Y[0, 11] = a2_y + (alpha2_z * t1in2_y - W2_zz * t1in2_x)
    Y[0, 12] = -(a2_x + (alpha2_z * t1in2_x + W2_zz * t1in2_y))
    Y[0, 13] = 0.0
    Y[0, 14] = 0.0
    Y[0, 15] = 0.0
    Y[0, 16] = 0.0
    Y[0, 17] = 0.0
    Y[0, 18] = 0.0
    Y[0, 19] = alpha2_z
    Y[1, 0] = 0.0
    Y[1, 1] = 0.0
    Y[1, 2] = 0.0
    Y[1, 3] = 0.0
    Y[1, 4] = 0.0
    Y[1, 5] = 0.0
    Y[1, 6] = 0.0
    Y[1, 7] = 0.0
    Y[1, 8] = 0.0
    Y[1, 9] = 0.0
    Y[1, 10] = 0.0
    Y[1, 11] = a2_y
    Y[1, 12] = -a2_x
    Y[1, 13] = 0.0
    Y[1, 14] = 0.0
    Y[1, 15] = 0.0
    Y[1, 16] = 0.0
    Y[1, 17] = 0.0
    Y[1, 18] = 0.0
    Y[1, 19] = alpha2_z
    return _packed(Y, 2)


def energy_regressor(q, qd, p):
    """The energy of the links, kinetic and potential: T + U = y x in the inertial parameters x.

    q: joint positions (rad), shape (..., 2)
    qd: joint velocities (rad/s), shape (..., 2)
    p: parameters, in the order of the manifest, shape (..., 8)
    y: entries: m, mcx, mcy, mcz, Ixx, Ixy, Iyy, Ixz, Iyz, Izz of link 1, then of link 2, ...
        (J per unit of the parameter); columns: link1.m, link1.mcx, link1.mcy, link1.mcz,
        link1.Ixx, link1.Ixy, link1.Iyy, link1.Ixz, link1.Iyz, link1.Izz, link2.m, link2.mcx,
        link2.mcy, link2.mcz, link2.Ixx, link2.Ixy, link2.Iyy, link2.Ixz, link2.Iyz,
        link2.Izz, shape (..., 20)
    """
    batch, dtype, q, qd, p = _unpack(
        ("q", q, (2,)),
        ("qd", qd, (2,)),
        ("p", p, (8,)),
    )

    # parameters
    l_1 = p[0]

    # sines and cosines of the joint angles
    s2 = np.sin(q[1])
    c2 = np.cos(q[1])
    s1 = np.sin(q[0])
    c1 = np.cos(q[0])

    # link 2: twist (angular w, linear v)
    t1 = l_1 * qd[0]
    v2_x = s2 * t1
    v2_y = c2 * t1
    w2_z = qd[0] + qd[1]

    # link 1: gravity g in its axes, and g.o of its origin
    minus_g1_x = 9.81 * s1
    minus_g1_y = 9.81 * c1

    # link 2: gravity g in its axes, and g.o of its origin
    minus_go2 = minus_g1_x * l_1
    minus_g2_x = c2 * minus_g1_x + s2 * minus_g1_y

    y = np.empty((20, *batch), dtype)
    y[0] = 0.0
    y[1] = minus_g1_x
    y[2] = minus_g1_y
    y[3] = 0.0
    y[4] = 0.0
    y[5] = 0.0
    y[6] = 0.0
    y[7] = 0.0
    y[8] = 0.0
    y[9] = qd[0] * (0.5 * qd[0])
    y[10] = 0.5 * (v2_x * v2_x + v2_y * v2_y) + minus_go2
    y[11] = v2_y * w2_z + minus_g2_x
    y[12] = c2 * minus_g1_y - s2 * minus_g1_x - v2_x * w2_z
    y[13] = 0.0
    y[14] = 0.0
    y[15] = 0.0
    y[16] = 0.0
    y[17] = 0.0
    y[18] = 0.0
    y[19] = w2_z * (0.5 * w2_z)
    return _packed(y, 1)


def momentum_regressor(q, qd, p):
    """Momentum along the joints, without accelerations: M(q,p) qd = Y x, inertial parameters x.

    q: joint positions (rad), shape (..., 2)
    qd: joint velocities (rad/s), shape (..., 2)
    p: parameters, in the order of the manifest, shape (..., 8)
    Y: columns: m, mcx, mcy, mcz, Ixx, Ixy, Iyy, Ixz, Iyz, Izz of link 1, then of link 2, ...
        (kg m^2/s per unit of the parameter); columns: link1.m, link1.mcx, link1.mcy,
        link1.mcz, link1.Ixx, link1.Ixy, link1.Iyy, link1.Ixz, link1.Iyz, link1.Izz, link2.m,
        link2.mcx, link2.mcy, link2.mcz, link2.Ixx, link2.Ixy, link2.Iyy, link2.Ixz,
        link2.Iyz, link2.Izz, shape (..., 2, 20)
    """
    batch, dtype, q, qd, p = _unpack(
        ("q", q, (2,)),
        ("qd", qd, (2,)),
        ("p", p, (8,)),
    )

    # parameters
    l_1 = p[0]

    # sines and cosines of the joint angles
    s2 = np.sin(q[1])
    c2 = np.cos(q[1])

    # link 2: twist (angular w, linear v)
    t1 = l_1 * qd[0]
    v2_x = s2 * t1
    v2_y = c2 * t1
    w2_z = qd[0] + qd[1]
    t2 = l_1 * w2_z

    Y = np.empty((2, 20, *batch), dtype)
    Y[0, 0] = 0.0
    Y[0, 1] = 0.0
    Y[0, 2] = 0.0
    Y[0, 3] = 0.0
    Y[0, 4] = 0.0
    Y[0, 5] = 0.0
    Y[0, 6] = 0.0
    Y[0, 7] = 0.0
    Y[0, 8] = 0.0
    Y[0, 9] = qd[0]
    Y[0, 10] = l_1 * t1
    Y[0, 11] = v2_y + c2 * t2
    Y[0, 12] = -(v2_x + s2 * t2)
    Y[0, 13] = 0.0
    Y[0, 14] = 0.0
    Y[0, 15] = 0.0
    Y[0, 16] = 0.0
    Y[0, 17] = 0.0
    Y[0, 18] = 0.0
    Y[0, 19] = w2_z
    Y[1, 0] = 0.0
    Y[1, 1] = 0.0
    Y[1, 2] = 0.0
    Y[1, 3] = 0.0
    Y[1, 4] = 0.0
    Y[1, 5] = 0.0
    Y[1, 6] = 0.0
    Y[1, 7] = 0.0
    Y[1, 8] = 0.0
    Y[1, 9] = 0.0
    Y[1, 10] = 0.0
    Y[1, 11] = v2_y
    Y[1, 12] = -v2_x
    Y[1, 13] = 0.0
    Y[1, 14] = 0.0
    Y[1, 15] = 0.0
    Y[1, 16] = 0.0
    Y[1, 17] = 0.0
    Y[1, 18] = 0.0
    Y[1, 19] = w2_z
    return _packed(Y, 2)


def base_regressor(q, qd, qdd, p):
    """tau = Yb pb in the base parameters pb, the fewest that the dynamics holds.

    q: joint positions (rad), shape (..., 2)
    qd: joint velocities (rad/s), shape (..., 2)
    qdd: joint accelerations (rad/s^2), shape (..., 2)
    p: parameters, in the order of the manifest, shape (..., 8)
    Yb: a column for each base parameter (N m per unit of the parameter); columns: link1.mcxR,
        link1.mcy, link1.IzzR, link2.mcx, link2.mcy, link2.Izz, shape (..., 2, 6)
    """
    batch, dtype, q, qd, qdd, p = _unpack(
        ("q", q, (2,)),
        ("qd", qd, (2,)),
        ("qdd", qdd, (2,)),
        ("p", p, (8,)),
    )

    # parameters
    l_1 = p[0]

    # sines and cosines of the joint angles
    s1 = np.sin(q[0])
    c1 = np.cos(q[0])
    c2 = np.cos(q[1])
    s2 = np.sin(q[1])

    # link 1: products P = w w^T
    P1_zz = qd[0] * qd[0]

    # link 1: acceleration a of its origin, gravity included
    a1_x = 9.81 * s1
    a1_y = 9.81 * c1

    # link 2: angular velocity w
    w2_z = qd[0] + qd[1]

    # link 2: angular acceleration alpha
    alpha2_z = qdd[0] + qdd[1]

    # link 2: products P = w w^T
    P2_zz = w2_z * w2_z

    # link 2: acceleration a of its origin, gravity included
    t1 = a1_x - P1_zz * l_1
    t2 = a1_y + qdd[0] * l_1
    a2_x = c2 * t1 + s2 * t2
    a2_y = c2 * t2 - s2 * t1

    # screw of joint 1 seen from link 2 (angular s, linear t)
    t1in2_x = s2 * l_1
    t1in2_y = c2 * l_1

    Yb = np.empty((2, 6, *batch), dtype)
    Yb[0, 0] = a1_y
    Yb[0, 1] = -a1_x
    Yb[0, 2] = qdd[0]
    Yb[0, 3] = a2_y + (alpha2_z * t1in2_y - P2_zz * t1in2_x)
    Yb[0, 4] = -(a2_x + (alpha2_z * t1in2_x + P2_zz * t1in2_y))
    Yb[0, 5] = alpha2_z
    Yb[1, 0] = 0.0
    Yb[1, 1] = 0.0
    Yb[1, 2] = 0.0
    Yb[1, 3] = a2_y
    Yb[1, 4] = -a2_x
    Yb[1, 5] = alpha2_z
    return _packed(Yb, 2)


def base_parameters(p):
    """The base parameters, groups of the inertial ones.

    p: parameters, in the order of the manifest, shape (..., 8)
    pb: base parameters; columns: link1.mcxR, link1.mcy, link1.IzzR, link2.mcx, link2.mcy,
        link2.Izz, shape (..., 6)
    """
    batch, dtype, p = _unpack(
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

    # link 1: inertial parameters about its frame
    # m1 = m_1
    mcx1 = m_1 * lc_1
    Iyy1 = lc_1 * mcx1
    Izz1 = I_1 + Iyy1

    # link 2: inertial parameters about its frame
    # m2 = m_2
    mcx2 = m_2 * lc_2
    Iyy2 = lc_2 * mcx2
    Izz2 = I_2 + Iyy2

    # link 1: its base parameters
    t1 = l_1 * m_2
    mcxR1 = mcx1 + t1
    IzzR1 = Izz1 + l_1 * t1

    pb = np.empty((6, *batch), dtype)
    pb[0] = mcxR1
    pb[1] = 0.0
    pb[2] = IzzR1
    pb[3] = mcx2
    pb[4] = 0.0
    pb[5] = Izz2
    return _packed(pb, 1)


def mass_matrix_factors(q, p):
    """The square factors of the mass matrix: M = L diag(Omega) L^T.

    q: joint positions (rad), shape (..., 2)
    p: parameters, in the order of the manifest, shape (..., 8)
    L: unit upper triangular factor, shape (..., 2, 2)
    Omega: articulated inertia along each joint (kg m^2), shape (..., 2)
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

    # sines and cosines of sums of joint angles, with constant turns between them
    c2 = np.cos(q[1])

    # link 1: inertia in the axes it shares
    Izz1 = I_1 + lc_1 * (m_1 * lc_1) + l_1 * l_1 * m_2

    # link 2: inertia, regrouped: without what its joint cannot feel
    mcxR2 = m_2 * lc_2
    minus_IxxR2 = lc_2 * mcxR2
    IzzR2 = I_2 + minus_IxxR2

    # joint 2: rotation R and translation p from link 2 to its parent
    p2_x = c2 * l_1

    # joint 2: (N, F) = Jhat S, Omega = S.(N, F), gain g = (N, F) / Omega
    # F2_y = mcxR2, Omega2 = IzzR2, N2_z = IzzR2
    Omegainv2 = 1.0 / IzzR2

    # articulated body 1: inertia [A B; B^T C], with body 2 added
    t1 = mcxR2 * p2_x
    t2 = Omegainv2 * t1
    A1_zz = Izz1 - t2 * t1

    # column 2 of L: the wrench Phi of joint 2, at joint 1
    N2at1_z = 1.0 + t2

    L = np.empty((2, 2, *batch), dtype)
    Omega = np.empty((2, *batch), dtype)
    L[0, 0] = 1.0
    L[0, 1] = N2at1_z
    L[1, 0] = 0.0
    L[1, 1] = 1.0
    Omega[0] = A1_zz
    Omega[1] = IzzR2
    return _packed(L, 2), _packed(Omega, 1)


def inverse_mass_times(q, b, p):
    """x = M(q,p)^-1 b for any b, without the inverse.

    q: joint positions (rad), shape (..., 2)
    b: right-hand side, like joint forces (N m), shape (..., 2)
    p: parameters, in the order of the manifest, shape (..., 8)
    x: M^-1 b, like joint accelerations (rad/s^2), shape (..., 2)
    """
    batch, dtype, q, b, p = _unpack(
        ("q", q, (2,)),
        ("b", b, (2,)),
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

    # sines and cosines of the joint angles
    c2 = np.cos(q[1])

    # link 1: inertia, regrouped: without what its joint cannot feel
    IzzR1 = I_1 + lc_1 * (m_1 * lc_1) + l_1 * l_1 * m_2

    # link 2: inertia, regrouped: without what its joint cannot feel
    mcxR2 = m_2 * lc_2
    minus_IxxR2 = lc_2 * mcxR2
    IzzR2 = I_2 + minus_IxxR2

    # composite body 1: with body 2 added
    # F2at1_y: joint 2 accelerates by 1: wrench on all it moves, at joint 1
    F2at1_y = c2 * mcxR2
    t1 = l_1 * F2at1_y
    Izz_c1 = IzzR1 + (IzzR2 + 2.0 * t1)

    # joint 2 accelerates by 1: wrench on all it moves, at joint 1
    N2at1_z = IzzR2 + t1

    # row 2 of L and entry 2 of D in M = L^T D L
    # D2 = IzzR2
    t2 = 1.0 / IzzR2
    L2_1 = N2at1_z * t2

    # row 1 of L and entry 1 of D in M = L^T D L
    D1 = Izz_c1 - L2_1 * N2at1_z

    # solve L^T y = right-hand side, tips first
    # y2 = b[1]
    y1 = b[0] - L2_1 * b[1]

    # solve L x = y / D, base first
    x1 = y1 / D1
    x2 = b[1] * t2 - L2_1 * x1

    x = np.empty((2, *batch), dtype)
    x[0] = x1
    x[1] = x2
    return _packed(x, 1)


def parameter_gradient(q, qd, qdd, p):
    """Gradient of inverse_dynamics in the parameters p that are named below.

    q: joint positions (rad), shape (..., 2)
    qd: joint velocities (rad/s), shape (..., 2)
    qdd: joint accelerations (rad/s^2), shape (..., 2)
    p: parameters, in the order of the manifest, shape (..., 8)
    dtau_dp: d(joint forces)/dp (N m per unit of the parameter); columns: l_1, l_2, lc_1,
        lc_2, m_1, m_2, I_1, I_2, shape (..., 2, 8)
    """
    batch, dtype, q, qd, qdd, p = _unpack(
        ("q", q, (2,)),
        ("qd", qd, (2,)),
        ("qdd", qdd, (2,)),
        ("p", p, (8,)),
    )

    # parameters
    l_1 = p[0]
    lc_1 = p[2]
    lc_2 = p[3]
    m_1 = p[4]
    m_2 = p[5]

    # sines and cosines of the joint angles
    s1 = np.sin(q[0])
    c1 = np.cos(q[0])
    c2 = np.cos(q[1])
    s2 = np.sin(q[1])

    # link 2: inertial parameters about its frame
    # m2 = m_2
    mcx2 = m_2 * lc_2

    # link 1: angular acceleration alpha, U = [alpha] + [w][w]
    # U1_yy = U1_xx, U1_yx = qdd[0], U1_xy = -qdd[0], alpha1_z = qdd[0]
    minus_U1_xx = qd[0] * qd[0]

    # link 1: acceleration a of its origin, gravity included
    a1_x = 9.81 * s1
    a1_y = 9.81 * c1

    # link 2: angular velocity w
    w2_z = qd[0] + qd[1]

    # link 2: angular acceleration alpha, U = [alpha] + [w][w]
    # U2_yx = alpha2_z, U2_xy = -alpha2_z, U2_yy = U2_xx
    alpha2_z = qdd[0] + qdd[1]
    minus_U2_xx = w2_z * w2_z

    # link 2: acceleration a of its origin, gravity included
    t1 = a1_x - minus_U1_xx * l_1
    t2 = a1_y + qdd[0] * l_1
    a2_x = c2 * t1 + s2 * t2
    a2_y = c2 * t2 - s2 * t1

    # link 2: force f = m a + U mc
    t3 = m_2 * a2_y
    t4 = alpha2_z * mcx2
    f2_x = m_2 * a2_x - minus_U2_xx * mcx2
    f2_y = t3 + t4

    # link 2: acceleration a of its origin, gravity included, derivative in p[0]
    da2_x_dp0 = qdd[0] * s2 - minus_U1_xx * c2
    da2_y_dp0 = qdd[0] * c2 + minus_U1_xx * s2

    # link 2: moment n = I alpha + w x I w + mc x a, derivative in p[0]
    dn2_z_dp0 = da2_y_dp0 * mcx2

    # joint 1: force F and moment N through it, joint 2 added, derivative in p[0]
    t5 = m_2 * s2
    t6 = m_2 * c2
    t7 = s2 * f2_x + c2 * f2_y + (da2_x_dp0 * t5 + da2_y_dp0 * t6) * l_1
    dN1_z_dp0 = dn2_z_dp0 + t7

    # link 1: moment n = I alpha + w x I w + mc x a, derivative in p[2]
    t8 = qdd[0] * lc_1
    dn1_z_dp2 = m_1 * (2.0 * t8 + a1_y)

    # link 2: moment n = I alpha + w x I w + mc x a, derivative in p[3]
    dn2_z_dp3 = 2.0 * t4 + t3

    # joint 1: force F and moment N through it, joint 2 added, derivative in p[3]
    dN1_z_dp3 = dn2_z_dp3 + (alpha2_z * t6 - minus_U2_xx * t5) * l_1

    # link 1: moment n = I alpha + w x I w + mc x a, derivative in p[4]
    dn1_z_dp4 = lc_1 * (t8 + a1_y)

    # link 2: force f = m a + U mc, derivative in p[5]
    df2_x_dp5 = a2_x - lc_2 * minus_U2_xx
    df2_y_dp5 = a2_y + lc_2 * alpha2_z

    # link 2: moment n = I alpha + w x I w + mc x a, derivative in p[5]
    dn2_z_dp5 = lc_2 * df2_y_dp5

    # joint 1: force F and moment N through it, joint 2 added, derivative in p[5]
    dN1_z_dp5 = dn2_z_dp5 + (df2_x_dp5 * s2 + df2_y_dp5 * c2) * l_1

    dtau_dp = np.empty((2, 8, *batch), dtype)
    dtau_dp[0, 0] = dN1_z_dp0
    dtau_dp[0, 1] = 0.0
    dtau_dp[0, 2] = dn1_z_dp2
    dtau_dp[0, 3] = dN1_z_dp3
    dtau_dp[0, 4] = dn1_z_dp4
    dtau_dp[0, 5] = dN1_z_dp5
    dtau_dp[0, 6] = qdd[0]
    dtau_dp[0, 7] = alpha2_z
    dtau_dp[1, 0] = dn2_z_dp0
    dtau_dp[1, 1] = 0.0
    dtau_dp[1, 2] = 0.0
    dtau_dp[1, 3] = dn2_z_dp3
    dtau_dp[1, 4] = 0.0
    dtau_dp[1, 5] = dn2_z_dp5
    dtau_dp[1, 6] = 0.0
    dtau_dp[1, 7] = alpha2_z
    return _packed(dtau_dp, 2)


def kinematics_gradient(q, p):
    """Gradient of each tip's pose in the parameters, as a twist in the tip's own frame.

    q: joint positions (rad), shape (..., 2)
    p: parameters, in the order of the manifest, shape (..., 8)
    dX_dp: body twist of each tip per parameter (rad, m per unit of the parameter); columns:
        l_1, l_2, lc_1, lc_2, m_1, m_2, I_1, I_2, shape (..., 1, 6, 8)
    """
    batch, dtype, q, p = _unpack(
        ("q", q, (2,)),
        ("p", p, (8,)),
    )

    # sines and cosines of the joint angles
    c1 = np.cos(q[0])
    c2 = np.cos(q[1])
    s1 = np.sin(q[0])
    s2 = np.sin(q[1])

    # link 2: axes E and origin o in the base frame
    E2_xx = c1 * c2 - s1 * s2
    E2_yx = c1 * s2 + s1 * c2

    dX_dp = np.empty((1, 6, 8, *batch), dtype)
    dX_dp[0, 0, 0] = 0.0
    dX_dp[0, 0, 1] = 0.0
    dX_dp[0, 0, 2] = 0.0
    dX_dp[0, 0, 3] = 0.0
    dX_dp[0, 0, 4] = 0.0
    dX_dp[0, 0, 5] = 0.0
    dX_dp[0, 0, 6] = 0.0
    dX_dp[0, 0, 7] = 0.0
    dX_dp[0, 1, 0] = 0.0
    dX_dp[0, 1, 1] = 0.0
    dX_dp[0, 1, 2] = 0.0
    dX_dp[0, 1, 3] = 0.0
    dX_dp[0, 1, 4] = 0.0
    dX_dp[0, 1, 5] = 0.0
    dX_dp[0, 1, 6] = 0.0
    dX_dp[0, 1, 7] = 0.0
    dX_dp[0, 2, 0] = 0.0
    dX_dp[0, 2, 1] = 0.0
    dX_dp[0, 2, 2] = 0.0
    dX_dp[0, 2, 3] = 0.0
    dX_dp[0, 2, 4] = 0.0
    dX_dp[0, 2, 5] = 0.0
    dX_dp[0, 2, 6] = 0.0
    dX_dp[0, 2, 7] = 0.0
    dX_dp[0, 3, 0] = E2_xx * c1 + E2_yx * s1
    dX_dp[0, 3, 1] = E2_xx * E2_xx + E2_yx * E2_yx
    dX_dp[0, 3, 2] = 0.0
    dX_dp[0, 3, 3] = 0.0
    dX_dp[0, 3, 4] = 0.0
    dX_dp[0, 3, 5] = 0.0
    dX_dp[0, 3, 6] = 0.0
    dX_dp[0, 3, 7] = 0.0
    dX_dp[0, 4, 0] = E2_xx * s1 - E2_yx * c1
    dX_dp[0, 4, 1] = 0.0
    dX_dp[0, 4, 2] = 0.0
    dX_dp[0, 4, 3] = 0.0
    dX_dp[0, 4, 4] = 0.0
    dX_dp[0, 4, 5] = 0.0
    dX_dp[0, 4, 6] = 0.0
    dX_dp[0, 4, 7] = 0.0
    dX_dp[0, 5, 0] = 0.0
    dX_dp[0, 5, 1] = 0.0
    dX_dp[0, 5, 2] = 0.0
    dX_dp[0, 5, 3] = 0.0
    dX_dp[0, 5, 4] = 0.0
    dX_dp[0, 5, 5] = 0.0
    dX_dp[0, 5, 6] = 0.0
    dX_dp[0, 5, 7] = 0.0
    return _packed(dX_dp, 3)


def position_gradient(q, p):
    """Gradient of each tip's position in the parameters, in base axes.

    q: joint positions (rad), shape (..., 2)
    p: parameters, in the order of the manifest, shape (..., 8)
    dx_dp: tip position per parameter, in base axes (m per unit of the parameter); columns:
        l_1, l_2, lc_1, lc_2, m_1, m_2, I_1, I_2, shape (..., 1, 3, 8)
    """
    batch, dtype, q, p = _unpack(
        ("q", q, (2,)),
        ("p", p, (8,)),
    )

    # sines and cosines of the joint angles
    c1 = np.cos(q[0])
    c2 = np.cos(q[1])
    s1 = np.sin(q[0])
    s2 = np.sin(q[1])

    # link 2: axes E and origin o in the base frame
    E2_xx = c1 * c2 - s1 * s2
    E2_yx = c1 * s2 + s1 * c2

    dx_dp = np.empty((1, 3, 8, *batch), dtype)
    dx_dp[0, 0, 0] = c1
    dx_dp[0, 0, 1] = E2_xx
    dx_dp[0, 0, 2] = 0.0
    dx_dp[0, 0, 3] = 0.0
    dx_dp[0, 0, 4] = 0.0
    dx_dp[0, 0, 5] = 0.0
    dx_dp[0, 0, 6] = 0.0
    dx_dp[0, 0, 7] = 0.0
    dx_dp[0, 1, 0] = s1
    dx_dp[0, 1, 1] = E2_yx
    dx_dp[0, 1, 2] = 0.0
    dx_dp[0, 1, 3] = 0.0
    dx_dp[0, 1, 4] = 0.0
    dx_dp[0, 1, 5] = 0.0
    dx_dp[0, 1, 6] = 0.0
    dx_dp[0, 1, 7] = 0.0
    dx_dp[0, 2, 0] = 0.0
    dx_dp[0, 2, 1] = 0.0
    dx_dp[0, 2, 2] = 0.0
    dx_dp[0, 2, 3] = 0.0
    dx_dp[0, 2, 4] = 0.0
    dx_dp[0, 2, 5] = 0.0
    dx_dp[0, 2, 6] = 0.0
    dx_dp[0, 2, 7] = 0.0
    return _packed(dx_dp, 3)
