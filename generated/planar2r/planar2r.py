"""planar2r.py: dynamics of planar2r, made by symdyn 0.1.0. Do not edit.

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
  inverse_dynamics    25 mul, 15 add, 4 sin/cos  (by newton-euler-classical)
  mass_matrix         8 mul, 7 add, 1 sin/cos  (by composite-body)
  coriolis_matrix     13 mul, 5 add, 2 sin/cos  (by composite-body)
  gravity             15 mul, 5 add, 4 sin/cos  (by newton-euler-classical)
  bias                19 mul, 8 add, 4 sin/cos  (by newton-euler-classical)
  forward_dynamics    28 mul, 20 add, 3 div, 4 sin/cos  (by ldlt)
  forward_kinematics  8 mul, 4 add, 4 sin/cos  (by product-of-exponentials)
  jacobian            6 mul, 3 add, 2 sin/cos  (by product-of-exponentials)

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
"""

import numpy as np

NQ = 2
NV = 2


def _unpack(*arguments):
    """The batch's shape, the number type, and the arrays with their component axes first."""
    arrays = []
    for name, value, shape in arguments:
        array = np.asarray(value)
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
    """Joint forces for given accelerations: tau = M qdd + C qd + phi.

    q: joint positions (rad, m), shape (..., 2)
    qd: joint velocities (rad/s, m/s), shape (..., 2)
    qdd: joint accelerations (rad/s^2, m/s^2), shape (..., 2)
    p: parameters, shape (..., 8)
    tau: joint forces (N m, N), shape (..., 2)
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

    # link 1: inertial parameters about its frame
    mcx1 = m_1 * lc_1
    Iyy1 = lc_1 * mcx1
    Izz1 = I_1 + Iyy1

    # link 2: inertial parameters about its frame
    mcx2 = m_2 * lc_2
    Iyy2 = lc_2 * mcx2
    Izz2 = I_2 + Iyy2

    # sines and cosines of the joint angles
    s1 = np.sin(q[0])
    c1 = np.cos(q[0])
    s2 = np.sin(q[1])
    c2 = np.cos(q[1])

    # link 1: U = [alpha] + [w][w]
    minus_U1_xx = qd[0] * qd[0]

    # link 1: acceleration a of its origin, gravity included
    a1_x = 9.81 * s1
    a1_y = 9.81 * c1

    # link 1: moment n = I alpha + w x h + mc x a
    n1_z = Izz1 * qdd[0] + mcx1 * a1_y

    # link 2: angular velocity w
    w2_z = qd[0] + qd[1]

    # link 2: angular acceleration alpha
    alpha2_z = qdd[0] + qdd[1]

    # link 2: U = [alpha] + [w][w]
    minus_U2_xx = w2_z * w2_z

    # link 2: acceleration a of its origin, gravity included
    t1 = a1_x - minus_U1_xx * l_1
    t2 = a1_y + qdd[0] * l_1
    a2_x = c2 * t1 + s2 * t2
    a2_y = c2 * t2 - s2 * t1

    # link 2: force f = m a + U mc
    f2_x = m_2 * a2_x - minus_U2_xx * mcx2
    f2_y = m_2 * a2_y + alpha2_z * mcx2

    # link 2: moment n = I alpha + w x h + mc x a
    n2_z = Izz2 * alpha2_z + mcx2 * a2_y

    # joint 1: force F and moment N through it, joint 2 added
    N1_z = n1_z + (n2_z + l_1 * (s2 * f2_x + c2 * f2_y))

    tau = np.empty((2, *batch), dtype)
    tau[0] = N1_z
    tau[1] = n2_z
    return _packed(tau, 1)


def mass_matrix(q, p):
    """The mass matrix M(q).

    q: joint positions (rad, m), shape (..., 2)
    p: parameters, shape (..., 8)
    M: mass matrix, full and symmetric, shape (..., 2, 2)
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

    # link 1: inertial parameters about its frame
    mcx1 = m_1 * lc_1
    Iyy1 = lc_1 * mcx1
    Izz1 = I_1 + Iyy1

    # link 2: inertial parameters about its frame
    mcx2 = m_2 * lc_2
    Iyy2 = lc_2 * mcx2
    Izz2 = I_2 + Iyy2

    # sines and cosines of the joint angles
    c2 = np.cos(q[1])

    # column 2: wrench of composite body 2 at joint 1
    F2at1_y = c2 * mcx2

    # composite body 1: with body 2 added
    Izz_c1 = Izz1 + (Izz2 + l_1 * (F2at1_y + (F2at1_y + m_2 * l_1)))

    # column 2: wrench of composite body 2 at joint 1
    N2at1_z = Izz2 + l_1 * F2at1_y

    M = np.empty((2, 2, *batch), dtype)
    M[0, 0] = Izz_c1
    M[0, 1] = N2at1_z
    M[1, 0] = N2at1_z
    M[1, 1] = Izz2
    return _packed(M, 2)


def coriolis_matrix(q, qd, p):
    """The Coriolis matrix C(q,qd) of the Christoffel symbols.

    q: joint positions (rad, m), shape (..., 2)
    qd: joint velocities (rad/s, m/s), shape (..., 2)
    p: parameters, shape (..., 8)
    C: Coriolis matrix, Mdot - 2C skew, shape (..., 2, 2)
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

    # link 2: inertial parameters about its frame
    mcx2 = m_2 * lc_2

    # sines and cosines of the joint angles
    s2 = np.sin(q[1])
    c2 = np.cos(q[1])

    # link 2: twist (angular w, linear v)
    t1 = l_1 * qd[0]
    v2_x = s2 * t1
    v2_y = c2 * t1
    w2_z = qd[0] + qd[1]

    # composite body 2: velocity block B and linear momentum P
    B2_yy = mcx2 * v2_x
    P2_x = m_2 * v2_x
    t2 = m_2 * v2_y
    P2_y = t2 + w2_z * mcx2

    # composite body 1: velocity block B and linear momentum P
    B1_zz = B2_yy - l_1 * (s2 * P2_y - c2 * P2_x)

    C = np.empty((2, 2, *batch), dtype)
    C[0, 0] = B1_zz
    C[0, 1] = l_1 * (s2 * (t2 - P2_y))
    C[1, 0] = B2_yy
    C[1, 1] = 0.0
    return _packed(C, 2)


def gravity(q, p):
    """Joint forces that hold the robot still: phi(q).

    q: joint positions (rad, m), shape (..., 2)
    p: parameters, shape (..., 8)
    phi: gravity forces (N m, N), shape (..., 2)
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

    # link 1: inertial parameters about its frame
    mcx1 = m_1 * lc_1

    # link 2: inertial parameters about its frame
    mcx2 = m_2 * lc_2

    # sines and cosines of the joint angles
    s1 = np.sin(q[0])
    c1 = np.cos(q[0])
    s2 = np.sin(q[1])
    c2 = np.cos(q[1])

    # link 1: acceleration a of its origin, gravity included
    a1_x = 9.81 * s1
    a1_y = 9.81 * c1

    # link 1: moment n = I alpha + w x h + mc x a
    n1_z = mcx1 * a1_y

    # link 2: acceleration a of its origin, gravity included
    a2_x = c2 * a1_x + s2 * a1_y
    a2_y = c2 * a1_y - s2 * a1_x

    # link 2: force f = m a + U mc
    f2_x = m_2 * a2_x
    f2_y = m_2 * a2_y

    # link 2: moment n = I alpha + w x h + mc x a
    n2_z = mcx2 * a2_y

    # joint 1: force F and moment N through it, joint 2 added
    N1_z = n1_z + (n2_z + l_1 * (s2 * f2_x + c2 * f2_y))

    phi = np.empty((2, *batch), dtype)
    phi[0] = N1_z
    phi[1] = n2_z
    return _packed(phi, 1)


def bias(q, qd, p):
    """Joint forces at zero acceleration: h = C qd + phi.

    q: joint positions (rad, m), shape (..., 2)
    qd: joint velocities (rad/s, m/s), shape (..., 2)
    p: parameters, shape (..., 8)
    h: bias forces (N m, N), shape (..., 2)
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

    # link 1: inertial parameters about its frame
    mcx1 = m_1 * lc_1

    # link 2: inertial parameters about its frame
    mcx2 = m_2 * lc_2

    # sines and cosines of the joint angles
    s1 = np.sin(q[0])
    c1 = np.cos(q[0])
    s2 = np.sin(q[1])
    c2 = np.cos(q[1])

    # link 1: U = [alpha] + [w][w]
    minus_U1_xx = qd[0] * qd[0]

    # link 1: acceleration a of its origin, gravity included
    a1_x = 9.81 * s1
    a1_y = 9.81 * c1

    # link 1: moment n = I alpha + w x h + mc x a
    n1_z = mcx1 * a1_y

    # link 2: angular velocity w
    w2_z = qd[0] + qd[1]

    # link 2: U = [alpha] + [w][w]
    minus_U2_xx = w2_z * w2_z

    # link 2: acceleration a of its origin, gravity included
    t1 = a1_x - minus_U1_xx * l_1
    a2_x = c2 * t1 + s2 * a1_y
    a2_y = c2 * a1_y - s2 * t1

    # link 2: force f = m a + U mc
    f2_y = m_2 * a2_y
    f2_x = m_2 * a2_x - minus_U2_xx * mcx2

    # link 2: moment n = I alpha + w x h + mc x a
    n2_z = mcx2 * a2_y

    # joint 1: force F and moment N through it, joint 2 added
    N1_z = n1_z + (n2_z + l_1 * (s2 * f2_x + c2 * f2_y))

    h = np.empty((2, *batch), dtype)
    h[0] = N1_z
    h[1] = n2_z
    return _packed(h, 1)


def forward_dynamics(q, qd, tau, p):
    """Accelerations under given joint forces: qdd = M^-1 (tau - h).

    q: joint positions (rad, m), shape (..., 2)
    qd: joint velocities (rad/s, m/s), shape (..., 2)
    tau: joint forces (N m, N), shape (..., 2)
    p: parameters, shape (..., 8)
    qdd: joint accelerations (rad/s^2, m/s^2), shape (..., 2)
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

    # link 1: inertial parameters about its frame
    mcx1 = m_1 * lc_1
    Iyy1 = lc_1 * mcx1
    Izz1 = I_1 + Iyy1

    # link 2: inertial parameters about its frame
    mcx2 = m_2 * lc_2
    Iyy2 = lc_2 * mcx2
    Izz2 = I_2 + Iyy2

    # sines and cosines of the joint angles
    s1 = np.sin(q[0])
    c1 = np.cos(q[0])
    s2 = np.sin(q[1])
    c2 = np.cos(q[1])

    # link 1: U = [alpha] + [w][w]
    minus_U1_xx = qd[0] * qd[0]

    # link 1: acceleration a of its origin, gravity included
    a1_x = 9.81 * s1
    a1_y = 9.81 * c1

    # link 1: moment n = I alpha + w x h + mc x a
    n1_z = mcx1 * a1_y

    # link 2: angular velocity w
    w2_z = qd[0] + qd[1]

    # link 2: U = [alpha] + [w][w]
    minus_U2_xx = w2_z * w2_z

    # link 2: acceleration a of its origin, gravity included
    t1 = a1_x - minus_U1_xx * l_1
    a2_x = c2 * t1 + s2 * a1_y
    a2_y = c2 * a1_y - s2 * t1

    # link 2: force f = m a + U mc
    f2_y = m_2 * a2_y
    f2_x = m_2 * a2_x - minus_U2_xx * mcx2

    # link 2: moment n = I alpha + w x h + mc x a
    n2_z = mcx2 * a2_y

    # joint 1: force F and moment N through it, joint 2 added
    N1_z = n1_z + (n2_z + l_1 * (s2 * f2_x + c2 * f2_y))

    # column 2: wrench of composite body 2 at joint 1
    F2at1_y = c2 * mcx2

    # composite body 1: with body 2 added
    Izz_c1 = Izz1 + (Izz2 + l_1 * (F2at1_y + (F2at1_y + m_2 * l_1)))

    # column 2: wrench of composite body 2 at joint 1
    N2at1_z = Izz2 + l_1 * F2at1_y

    # factor 2: M = L^T D L
    L2_1 = N2at1_z / Izz2

    # factor 1: M = L^T D L
    D1 = Izz_c1 - L2_1 * N2at1_z

    # back substitution
    t2 = tau[1] - n2_z
    z1 = (tau[0] - N1_z - L2_1 * t2) / D1
    z2 = t2 / Izz2
    x2 = z2 - L2_1 * z1

    qdd = np.empty((2, *batch), dtype)
    qdd[0] = z1
    qdd[1] = x2
    return _packed(qdd, 1)


def forward_kinematics(q, p):
    """The pose of each tip.

    q: joint positions (rad, m), shape (..., 2)
    p: parameters, shape (..., 8)
    X: pose of each tip in the base frame, shape (..., 1, 4, 4)
    """
    batch, dtype, q, p = _unpack(
        ("q", q, (2,)),
        ("p", p, (8,)),
    )

    # parameters
    l_1 = p[0]
    l_2 = p[1]

    # sines and cosines of the joint angles
    s1 = np.sin(q[0])
    c1 = np.cos(q[0])
    s2 = np.sin(q[1])
    c2 = np.cos(q[1])

    # link 2: axes E and origin o in the base frame
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

    q: joint positions (rad, m), shape (..., 2)
    p: parameters, shape (..., 8)
    J: body Jacobian of each tip, angular rows first, shape (..., 1, 6, 2)
    """
    batch, dtype, q, p = _unpack(
        ("q", q, (2,)),
        ("p", p, (8,)),
    )

    # parameters
    l_1 = p[0]
    l_2 = p[1]

    # sines and cosines of the joint angles
    s2 = np.sin(q[1])
    c2 = np.cos(q[1])

    # tip 1: axes E and origin o seen from link 1
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
