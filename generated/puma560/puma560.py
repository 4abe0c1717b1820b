"""puma560.py: dynamics of puma560, made by symdyn 0.1.0. Do not edit.

Made from puma560.toml, sha256 5b963308ec93755e.
6 coordinates, 6 velocities, gravity (0, 0, -9.81) m/s^2.
Numbers from Armstrong, Khatib, Burdick, ICRA 1986

Links, numbered as in the code
   1  link1: revolute joint joint1 on the base
   2  link2: revolute joint joint2 on link 1
   3  link3: revolute joint joint3 on link 2
   4  link4: revolute joint joint4 on link 3
   5  link5: revolute joint joint5 on link 4
   6  link6: revolute joint joint6 on link 5
Tips: link6

Conventions
  SI units, radians, right-handed frames; matrices row-major.
  Twists are (angular, linear), wrenches (moment, force), in link coordinates.
  tau = M(q) qdd + C(q,qd) qd + phi(q); phi is gravity only; bias h = C qd + phi.
  C is the Christoffel matrix: Mdot - 2C is skew.
  Gravity is the acceleration of free fall, in base coordinates.
  Link i is moved by joint i; its inertial parameters are about its own frame:
  m, mcx, mcy, mcz, Ixx, Ixy, Iyy, Ixz, Iyz, Izz (Ixy is the matrix entry).

Operations per call
  inverse_dynamics    267 mul, 211 add, 10 sin/cos  (by newton-euler-classical)
  mass_matrix         145 mul, 123 add, 10 sin/cos  (by composite-body)
  coriolis_matrix     599 mul, 461 add, 10 sin/cos  (by composite-body)
  gravity             83 mul, 52 add, 10 sin/cos  (by newton-euler-classical)
  bias                250 mul, 185 add, 10 sin/cos  (by newton-euler-classical)
  forward_dynamics    452 mul, 372 add, 15 div, 10 sin/cos  (by ldlt)
  forward_kinematics  63 mul, 33 add, 12 sin/cos  (by product-of-exponentials)
  jacobian            62 mul, 29 add, 10 sin/cos  (by product-of-exponentials)

Arguments are arrays or nested lists; axes in front of the documented shape are a batch.
"""

import numpy as np

NQ = 6
NV = 6


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


def inverse_dynamics(q, qd, qdd):
    """Joint forces for given accelerations: tau = M qdd + C qd + phi.

    q: joint positions (rad, m), shape (..., 6)
    qd: joint velocities (rad/s, m/s), shape (..., 6)
    qdd: joint accelerations (rad/s^2, m/s^2), shape (..., 6)
    tau: joint forces (N m, N), shape (..., 6)
    """
    batch, dtype, q, qd, qdd = _unpack(
        ("q", q, (6,)),
        ("qd", qd, (6,)),
        ("qdd", qdd, (6,)),
    )

    # sines and cosines of the joint angles
    s2 = np.sin(q[1])
    c2 = np.cos(q[1])
    s3 = np.sin(q[2])
    c3 = np.cos(q[2])
    s4 = np.sin(q[3])
    c4 = np.cos(q[3])
    s5 = np.sin(q[4])
    c5 = np.cos(q[4])
    s6 = np.sin(q[5])
    c6 = np.cos(q[5])

    # link 1: U = [alpha] + [w][w]
    minus_U1_xx = qd[0] * qd[0]

    # link 1: moment n = I alpha + w x h + mc x a
    n1_z = 0.35 * qdd[0]

    # link 2: angular velocity w
    minus_w2_x = s2 * qd[0]
    minus_w2_y = c2 * qd[0]

    # link 2: angular acceleration alpha
    t1 = minus_w2_y * qd[1]
    t2 = minus_w2_x * qd[1]
    minus_alpha2_x = s2 * qdd[0] + t1
    alpha2_y = t2 - c2 * qdd[0]

    # link 2: U = [alpha] + [w][w]
    t3 = minus_w2_x * minus_w2_x
    t4 = minus_w2_y * minus_w2_y
    t5 = qd[1] * qd[1]
    t6 = minus_w2_x * minus_w2_y
    minus_U2_xx = t4 + t5
    U2_xy = t6 - qdd[1]
    U2_xz = alpha2_y - t2
    U2_yx = t6 + qdd[1]
    minus_U2_yy = t3 + t5
    U2_yz = minus_alpha2_x - t1
    minus_U2_zx = t2 + alpha2_y
    minus_U2_zz = t3 + t4

    # link 2: acceleration a of its origin, gravity included
    t7 = 0.2435 * qdd[0]
    minus_a2_z = 0.2435 * minus_U1_xx
    minus_a2_x = c2 * t7 + 9.81 * s2
    a2_y = s2 * t7 - 9.81 * c2

    # link 2: force f = m a + U mc
    t8 = 0.10439999999999999 * U2_xy - 1.1832 * minus_U2_xx
    t9 = 1.1832 * U2_yx - 0.10439999999999999 * minus_U2_yy
    f2_x = t8 - 0.2784 * U2_xz - 17.4 * minus_a2_x
    f2_y = 17.4 * a2_y + (t9 - 0.2784 * U2_yz)

    # link 2: angular momentum h = I w about its origin
    t10 = 0.0070992 * minus_w2_y - 0.1350808 * minus_w2_x
    h2_x = t10 + 0.018931200000000002 * qd[1]
    t11 = 0.0070992 * minus_w2_x - 0.608912 * minus_w2_y
    h2_y = t11 + 0.0016703999999999998 * qd[1]
    t12 = 0.0016703999999999998 * minus_w2_y
    t13 = 0.018931200000000002 * minus_w2_x + t12
    h2_z = 0.6200840000000001 * qd[1] - t13

    # link 2: moment n = I alpha + w x h + mc x a
    t14 = 0.1350808 * minus_alpha2_x + 0.0070992 * alpha2_y
    t15 = 0.0070992 * minus_alpha2_x + 0.608912 * alpha2_y
    t16 = 0.018931200000000002 * minus_alpha2_x
    t17 = 0.0016703999999999998 * alpha2_y - t16
    t18 = 0.018931200000000002 * qdd[1] - t14
    t19 = t15 + 0.0016703999999999998 * qdd[1]
    t20 = minus_w2_y * h2_x - minus_w2_x * h2_y
    t21 = 0.2784 * a2_y - 0.025421399999999997 * minus_U1_xx
    n2_x = t18 - (minus_w2_y * h2_z + qd[1] * h2_y) + t21
    t22 = 0.2784 * minus_a2_x + 0.2881092 * minus_U1_xx
    n2_y = t19 + (qd[1] * h2_x + minus_w2_x * h2_z) + t22
    t23 = 1.1832 * a2_y + 0.10439999999999999 * minus_a2_x
    n2_z = t17 + 0.6200840000000001 * qdd[1] + t20 + t23

    # link 3: angular velocity w
    minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y
    t24 = s3 * minus_w2_x
    t25 = c3 * minus_w2_y
    w3_y = t24 - t25
    w3_z = qd[1] + qd[2]

    # link 3: angular acceleration alpha
    alpha3_x = s3 * alpha2_y - c3 * minus_alpha2_x + w3_y * qd[2]
    alpha3_y = s3 * minus_alpha2_x + c3 * alpha2_y + minus_w3_x * qd[2]
    alpha3_z = qdd[1] + qdd[2]

    # link 3: U = [alpha] + [w][w]
    t26 = minus_w3_x * minus_w3_x
    t27 = w3_y * w3_y
    t28 = w3_z * w3_z
    t29 = minus_w3_x * w3_y
    t30 = minus_w3_x * w3_z
    t31 = w3_y * w3_z
    minus_U3_xx = t27 + t28
    minus_U3_xy = t29 + alpha3_z
    U3_xz = alpha3_y - t30
    U3_yx = alpha3_z - t29
    minus_U3_yy = t26 + t28
    U3_yz = t31 - alpha3_x
    minus_U3_zx = t30 + alpha3_y
    U3_zy = t31 + alpha3_x
    minus_U3_zz = t26 + t27

    # link 3: acceleration a of its origin, gravity included
    t32 = minus_a2_x + (0.4318 * minus_U2_xx + 0.0934 * U2_xz)
    t33 = a2_y + (0.4318 * U2_yx - 0.0934 * U2_yz)
    a3_z = 0.0934 * minus_U2_zz - 0.4318 * minus_U2_zx - minus_a2_z
    a3_x = s3 * t33 - c3 * t32
    a3_y = s3 * t32 + c3 * t33

    # link 3: force f = m a + U mc
    f3_x = 4.8 * a3_x + (0.336 * minus_U3_xy + 0.0672 * U3_xz)
    f3_y = 4.8 * a3_y + (0.336 * minus_U3_yy + 0.0672 * U3_yz)
    f3_z = 4.8 * a3_z - (0.336 * U3_zy + 0.0672 * minus_U3_zz)

    # link 3: angular momentum h = I w about its origin
    minus_h3_x = 0.09046080000000001 * minus_w3_x
    h3_y = 0.013440800000000001 * w3_y + 0.004704000000000001 * w3_z
    h3_z = 0.004704000000000001 * w3_y + 0.08952 * w3_z

    # link 3: moment n = I alpha + w x h + mc x a
    t34 = 0.013440800000000001 * alpha3_y
    t35 = t34 + 0.004704000000000001 * alpha3_z
    t36 = 0.004704000000000001 * alpha3_y + 0.08952 * alpha3_z
    t37 = 0.09046080000000001 * alpha3_x + (w3_y * h3_z - w3_z * h3_y)
    n3_x = t37 - (0.336 * a3_z + 0.0672 * a3_y)
    n3_y = t35 + (minus_w3_x * h3_z - w3_z * minus_h3_x) + 0.0672 * a3_x
    n3_z = t36 + (w3_y * minus_h3_x - minus_w3_x * h3_y) + 0.336 * a3_x

    # link 4: angular velocity w
    w4_x = s4 * w3_z - c4 * minus_w3_x
    w4_y = s4 * minus_w3_x + c4 * w3_z
    w4_z = t25 - t24 + qd[3]

    # link 4: angular acceleration alpha
    alpha4_x = c4 * alpha3_x + s4 * alpha3_z + w4_y * qd[3]
    alpha4_y = c4 * alpha3_z - s4 * alpha3_x - w4_x * qd[3]
    alpha4_z = qdd[3] - alpha3_y

    # link 4: U = [alpha] + [w][w]
    U4_xz = w4_x * w4_z + alpha4_y
    U4_yz = w4_y * w4_z - alpha4_x
    minus_U4_zz = w4_x * w4_x + w4_y * w4_y

    # link 4: acceleration a of its origin, gravity included
    t38 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy)
    minus_a4_z = a3_y + (0.4331 * minus_U3_yy - 0.0203 * U3_yx)
    t39 = a3_z + (0.0203 * minus_U3_zx - 0.4331 * U3_zy)
    a4_x = c4 * t38 + s4 * t39
    a4_y = c4 * t39 - s4 * t38

    # link 4: force f = m a + U mc
    f4_x = 0.82 * a4_x - 0.015579999999999998 * U4_xz
    f4_y = 0.82 * a4_y - 0.015579999999999998 * U4_yz
    f4_z = 0.015579999999999998 * minus_U4_zz - 0.82 * minus_a4_z

    # link 4: angular momentum h = I w about its origin
    h4_x = 0.00209602 * w4_x
    h4_y = 0.00209602 * w4_y
    h4_z = 0.0013 * w4_z

    # link 4: moment n = I alpha + w x h + mc x a
    n4_z = 0.0013 * alpha4_z + (w4_x * h4_y - w4_y * h4_x)
    t40 = 0.00209602 * alpha4_x + (w4_y * h4_z - w4_z * h4_y)
    n4_x = t40 + 0.015579999999999998 * a4_y
    t41 = 0.00209602 * alpha4_y + (w4_z * h4_x - w4_x * h4_z)
    n4_y = t41 - 0.015579999999999998 * a4_x

    # link 5: angular velocity w
    w5_x = c5 * w4_x - s5 * w4_z
    minus_w5_y = s5 * w4_x + c5 * w4_z
    w5_z = w4_y + qd[4]

    # link 5: angular acceleration alpha
    alpha5_x = c5 * alpha4_x - s5 * alpha4_z - minus_w5_y * qd[4]
    minus_alpha5_y = s5 * alpha4_x + c5 * alpha4_z + w5_x * qd[4]
    alpha5_z = alpha4_y + qdd[4]

    # link 5: acceleration a of its origin, gravity included
    a5_x = c5 * a4_x + s5 * minus_a4_z
    t42 = s5 * a4_x
    t43 = c5 * minus_a4_z
    a5_y = t43 - t42

    # link 5: force f = m a + U mc
    f5_x = 0.34 * a5_x
    f5_y = 0.34 * a5_y
    f5_z = 0.34 * a4_y

    # link 5: angular momentum h = I w about its origin
    h5_x = 0.0003 * w5_x
    minus_h5_y = 0.0003 * minus_w5_y
    h5_z = 0.0004 * w5_z

    # link 5: moment n = I alpha + w x h + mc x a
    n5_x = 0.0003 * alpha5_x + (w5_z * minus_h5_y - minus_w5_y * h5_z)
    n5_y = w5_z * h5_x - w5_x * h5_z - 0.0003 * minus_alpha5_y
    n5_z = 0.0004 * alpha5_z + (minus_w5_y * h5_x - w5_x * minus_h5_y)

    # link 6: angular velocity w
    w6_x = c6 * w5_x + s6 * w5_z
    w6_y = c6 * w5_z - s6 * w5_x
    w6_z = minus_w5_y + qd[5]

    # link 6: angular acceleration alpha
    alpha6_x = c6 * alpha5_x + s6 * alpha5_z + w6_y * qd[5]
    alpha6_y = c6 * alpha5_z - s6 * alpha5_x - w6_x * qd[5]
    alpha6_z = minus_alpha5_y + qdd[5]

    # link 6: U = [alpha] + [w][w]
    U6_xz = w6_x * w6_z + alpha6_y
    U6_yz = w6_y * w6_z - alpha6_x
    minus_U6_zz = w6_x * w6_x + w6_y * w6_y

    # link 6: acceleration a of its origin, gravity included
    a6_x = c6 * a5_x + s6 * a4_y
    a6_y = c6 * a4_y - s6 * a5_x
    a6_z = t42 - t43

    # link 6: force f = m a + U mc
    f6_x = 0.09 * a6_x + 0.0028799999999999997 * U6_xz
    f6_y = 0.09 * a6_y + 0.0028799999999999997 * U6_yz

    # link 6: angular momentum h = I w about its origin
    h6_x = 0.00024216 * w6_x
    h6_y = 0.00024216 * w6_y
    h6_z = 4e-05 * w6_z

    # link 6: moment n = I alpha + w x h + mc x a
    n6_z = 4e-05 * alpha6_z + (w6_x * h6_y - w6_y * h6_x)
    t44 = 0.00024216 * alpha6_x + (w6_y * h6_z - w6_z * h6_y)
    n6_x = t44 - 0.0028799999999999997 * a6_y
    t45 = 0.00024216 * alpha6_y + (w6_z * h6_x - w6_x * h6_z)
    n6_y = t45 + 0.0028799999999999997 * a6_x

    # joint 5: force F and moment N through it, joint 6 added
    N5_x = n5_x + (c6 * n6_x - s6 * n6_y)
    N5_y = n5_y - n6_z
    N5_z = n5_z + (s6 * n6_x + c6 * n6_y)
    F5_x = f5_x + (c6 * f6_x - s6 * f6_y)
    F5_y = f5_y + (0.0028799999999999997 * minus_U6_zz - 0.09 * a6_z)
    F5_z = f5_z + (s6 * f6_x + c6 * f6_y)

    # joint 4: force F and moment N through it, joint 5 added
    t46 = s5 * N5_x + c5 * N5_y
    N4_x = n4_x + (c5 * N5_x - s5 * N5_y)
    N4_y = n4_y + N5_z
    N4_z = n4_z - t46
    F4_x = f4_x + (c5 * F5_x - s5 * F5_y)
    F4_y = f4_y + F5_z

    # joint 3: force F and moment N through it, joint 4 added
    t47 = c4 * F4_x - s4 * F4_y
    t48 = s5 * F5_x + c5 * F5_y - f4_z
    t49 = s4 * F4_x + c4 * F4_y
    N3_x = n3_x + (c4 * N4_x - s4 * N4_y - 0.4331 * t49)
    N3_y = n3_y + (t46 - n4_z + 0.0203 * t49)
    N3_z = n3_z + (s4 * N4_x + c4 * N4_y + (0.4331 * t47 - 0.0203 * t48))
    F3_x = f3_x + t47
    F3_y = f3_y + t48
    F3_z = f3_z + t49

    # joint 2: force F and moment N through it, joint 3 added
    t50 = c3 * F3_x - s3 * F3_y
    t51 = s3 * F3_x + c3 * F3_y
    N2_x = n2_x + (c3 * N3_x - s3 * N3_y + 0.0934 * t51)
    N2_y = n2_y + (s3 * N3_x + c3 * N3_y - (0.0934 * t50 + 0.4318 * F3_z))
    N2_z = n2_z + (N3_z + 0.4318 * t51)
    F2_x = f2_x + t50
    F2_y = f2_y + t51

    # joint 1: force F and moment N through it, joint 2 added
    F1_x = c2 * F2_x - s2 * F2_y
    N1_z = n1_z - (s2 * N2_x + c2 * N2_y + 0.2435 * F1_x)

    tau = np.empty((6, *batch), dtype)
    tau[0] = N1_z
    tau[1] = N2_z
    tau[2] = N3_z
    tau[3] = N4_z
    tau[4] = N5_z
    tau[5] = n6_z
    return _packed(tau, 1)


def mass_matrix(q):
    """The mass matrix M(q).

    q: joint positions (rad, m), shape (..., 6)
    M: mass matrix, full and symmetric, shape (..., 6, 6)
    """
    batch, dtype, q = _unpack(
        ("q", q, (6,)),
    )

    # sines and cosines of the joint angles
    s2 = np.sin(q[1])
    c2 = np.cos(q[1])
    s3 = np.sin(q[2])
    c3 = np.cos(q[2])
    s4 = np.sin(q[3])
    c4 = np.cos(q[3])
    s5 = np.sin(q[4])
    c5 = np.cos(q[4])
    s6 = np.sin(q[5])
    c6 = np.cos(q[5])

    # composite body 5: with body 6 added
    t1 = 0.00024216 * c6
    t2 = 0.00024216 * s6
    t3 = t1 * c6 + t2 * s6
    Ixz_c5 = t1 * s6 - t2 * c6
    Ixx_c5 = t3 + 0.0003
    Izz_c5 = t3 + 0.0004

    # composite body 4: with body 5 added
    t4 = c5 * Ixx_c5
    t5 = 0.00033999999999999997 * s5
    Ixy_c4 = c5 * Ixz_c5
    minus_Iyz_c4 = s5 * Ixz_c5
    t6 = t4 * s5
    t7 = t5 * c5
    Ixz_c4 = t7 - t6
    mcx_c4 = 0.0028799999999999997 * s5

    # column 5: wrench of composite body 5 at joint 4
    F5at4_x = 0.0028799999999999997 * c5

    # composite body 4: with body 5 added
    Ixx_c4 = t4 * c5 + t5 * s5 + 0.00209602
    Iyy_c4 = Izz_c5 + 0.00209602
    Izz_c4 = s5 * Ixx_c5 * s5 + 0.00033999999999999997 * c5 * c5 + 0.0013

    # column 4: wrench of composite body 4 at joint 3
    t8 = s4 * Ixy_c4
    t9 = c4 * Ixx_c4 - t8
    t10 = c4 * Ixy_c4
    t11 = t10 - s4 * Iyy_c4
    t12 = c4 * Ixz_c4 + s4 * minus_Iyz_c4
    t13 = c4 * minus_Iyz_c4
    F4at3_z = c4 * mcx_c4
    t14 = 0.015579999999999998 - F5at4_x
    minus_F4at3_x = s4 * mcx_c4

    # composite body 3: with body 4 added
    mcx_c3 = F4at3_z - 0.025374999999999998
    t15 = t14 - 0.5413749999999999
    t16 = 0.0203 * (F4at3_z + mcx_c3)
    t17 = 0.4331 * (t14 + t15)
    Ixy_c3 = 0.0203 * t14 + 0.4331 * mcx_c3 - t12
    Ixz_c3 = t9 * s4 + t11 * c4 + 0.0203 * minus_F4at3_x
    t18 = 0.4331 * minus_F4at3_x
    mcy_c3 = t15 - 0.336
    mcz_c3 = minus_F4at3_x + 0.0672
    Ixx_c3 = t9 * c4 - t11 * s4 - t17 + 0.09046080000000001
    Iyy_c3 = Izz_c4 - t16 + 0.013440800000000001
    Iyz_c3 = (t6 - t7) * s4 + t13 + t18 + 0.004704000000000001
    t19 = (s4 * Ixx_c4 + t10) * s4 + (t8 + c4 * Iyy_c4) * c4 - (t16 + t17)
    Izz_c3 = t19 + 0.08952

    # composite body 2: with body 3 added
    t20 = s3 * Ixy_c3
    t21 = c3 * Ixx_c3 - t20
    t22 = c3 * Ixy_c3
    t23 = t22 - s3 * Iyy_c3
    t24 = c3 * Ixz_c3 - s3 * Iyz_c3
    t25 = s3 * Ixz_c3 + c3 * Iyz_c3
    t26 = c3 * mcx_c3
    t27 = t26 - s3 * mcy_c3
    t28 = s3 * mcx_c3
    t29 = t28 + c3 * mcy_c3
    t30 = t27 + 2.61239
    t31 = mcz_c3 - 0.56507
    t32 = 0.4318 * (t27 + t30)
    t33 = 0.0934 * (mcz_c3 + t31)
    t34 = (s3 * Ixx_c3 + t22) * s3 + (t20 + c3 * Iyy_c3) * c3
    mcx_c2 = t30 + 1.1832
    mcy_c2 = t29 + 0.10439999999999999
    mcz_c2 = t31 - 0.2784
    Ixx_c2 = t21 * c3 - t23 * s3 - t33 + 0.1350808
    Ixy_c2 = t21 * s3 + t23 * c3 - 0.4318 * t29 - 0.0070992
    Iyy_c2 = t34 + (t32 - t33) + 0.608912
    Ixz_c2 = t24 - (0.4318 * mcz_c3 - 0.0934 * t30) + 0.018931200000000002
    Iyz_c2 = t25 + 0.0934 * t29 + 0.0016703999999999998
    Izz_c2 = Izz_c3 + t32 + 0.6200840000000001

    # composite body 1: with body 2 added
    t35 = (s2 * Ixx_c2 + c2 * Ixy_c2) * s2
    minus_mcz_c1 = s2 * mcx_c2 + c2 * mcy_c2
    mcy_c1 = mcz_c2 + 5.710075
    Iyz_c1 = 0.2435 * minus_mcz_c1 - (s2 * Ixz_c2 + c2 * Iyz_c2)
    t36 = t35 + (s2 * Ixy_c2 + c2 * Iyy_c2) * c2
    Izz_c1 = t36 + 0.2435 * (mcz_c2 + mcy_c1) + 0.35

    # column 6: wrench of composite body 6 at joint 4
    N6at4_x = 4e-05 * s5
    N6at4_z = 4e-05 * c5

    # column 6: wrench of composite body 6 at joint 3
    N6at3_x = c4 * N6at4_x
    N6at3_z = s4 * N6at4_x

    # column 6: wrench of composite body 6 at joint 2
    N6at2_x = c3 * N6at3_x + s3 * N6at4_z
    N6at2_y = s3 * N6at3_x - c3 * N6at4_z

    # column 6: wrench of composite body 6 at joint 1
    minus_N6at1_z = s2 * N6at2_x + c2 * N6at2_y

    # column 5: wrench of composite body 5 at joint 3
    F5at3_x = c4 * F5at4_x
    F5at3_z = s4 * F5at4_x
    N5at3_x = t10 - s4 * Izz_c5 - 0.4331 * F5at3_z
    N5at3_y = minus_Iyz_c4 + 0.0203 * F5at3_z
    t37 = 0.4331 * F5at3_x - 5.846399999999999e-05 * s5
    N5at3_z = t8 + c4 * Izz_c5 + t37

    # column 5: wrench of composite body 5 at joint 2
    F5at2_x = c3 * F5at3_x - s3 * mcx_c4
    F5at2_y = s3 * F5at3_x + c3 * mcx_c4
    N5at2_x = c3 * N5at3_x - s3 * N5at3_y + 0.0934 * F5at2_y
    t38 = 0.0934 * F5at2_x + 0.4318 * F5at3_z
    N5at2_y = s3 * N5at3_x + c3 * N5at3_y - t38
    N5at2_z = N5at3_z + 0.4318 * F5at2_y

    # column 5: wrench of composite body 5 at joint 1
    F5at1_x = c2 * F5at2_x - s2 * F5at2_y
    minus_N5at1_z = s2 * N5at2_x + c2 * N5at2_y + 0.2435 * F5at1_x

    # column 4: wrench of composite body 4 at joint 3
    N4at3_x = t12 - 0.4331 * F4at3_z
    N4at3_y = 0.0203 * F4at3_z - Izz_c4
    N4at3_z = s4 * Ixz_c4 - t13 - t18

    # column 4: wrench of composite body 4 at joint 2
    minus_F4at2_x = c3 * minus_F4at3_x
    minus_F4at2_y = s3 * minus_F4at3_x
    N4at2_x = c3 * N4at3_x - s3 * N4at3_y - 0.0934 * minus_F4at2_y
    t39 = 0.0934 * minus_F4at2_x - 0.4318 * F4at3_z
    N4at2_y = s3 * N4at3_x + c3 * N4at3_y + t39
    N4at2_z = N4at3_z - 0.4318 * minus_F4at2_y

    # column 4: wrench of composite body 4 at joint 1
    F4at1_x = s2 * minus_F4at2_y - c2 * minus_F4at2_x
    minus_N4at1_z = s2 * N4at2_x + c2 * N4at2_y + 0.2435 * F4at1_x

    # column 3: wrench of composite body 3 at joint 3
    F3at3_x = 0.336 - t15

    # column 3: wrench of composite body 3 at joint 2
    F3at2_x = c3 * F3at3_x - t28
    F3at2_y = s3 * F3at3_x + t26
    N3at2_x = t24 + 0.0934 * F3at2_y
    N3at2_y = t25 - 0.0934 * F3at2_x
    N3at2_z = Izz_c3 + 0.4318 * F3at2_y

    # column 3: wrench of composite body 3 at joint 1
    F3at1_x = c2 * F3at2_x - s2 * F3at2_y
    minus_N3at1_z = s2 * N3at2_x + c2 * N3at2_y + 0.2435 * F3at1_x

    M = np.empty((6, 6, *batch), dtype)
    M[0, 0] = Izz_c1
    M[0, 1] = Iyz_c1
    M[0, 2] = -minus_N3at1_z
    M[0, 3] = -minus_N4at1_z
    M[0, 4] = -minus_N5at1_z
    M[0, 5] = -minus_N6at1_z
    M[1, 0] = Iyz_c1
    M[1, 1] = Izz_c2
    M[1, 2] = N3at2_z
    M[1, 3] = N4at2_z
    M[1, 4] = N5at2_z
    M[1, 5] = N6at3_z
    M[2, 0] = -minus_N3at1_z
    M[2, 1] = N3at2_z
    M[2, 2] = Izz_c3
    M[2, 3] = N4at3_z
    M[2, 4] = N5at3_z
    M[2, 5] = N6at3_z
    M[3, 0] = -minus_N4at1_z
    M[3, 1] = N4at2_z
    M[3, 2] = N4at3_z
    M[3, 3] = Izz_c4
    M[3, 4] = -minus_Iyz_c4
    M[3, 5] = N6at4_z
    M[4, 0] = -minus_N5at1_z
    M[4, 1] = N5at2_z
    M[4, 2] = N5at3_z
    M[4, 3] = -minus_Iyz_c4
    M[4, 4] = Izz_c5
    M[4, 5] = 0.0
    M[5, 0] = -minus_N6at1_z
    M[5, 1] = N6at3_z
    M[5, 2] = N6at3_z
    M[5, 3] = N6at4_z
    M[5, 4] = 0.0
    M[5, 5] = 4e-05
    return _packed(M, 2)


def coriolis_matrix(q, qd):
    """The Coriolis matrix C(q,qd) of the Christoffel symbols.

    q: joint positions (rad, m), shape (..., 6)
    qd: joint velocities (rad/s, m/s), shape (..., 6)
    C: Coriolis matrix, Mdot - 2C skew, shape (..., 6, 6)
    """
    batch, dtype, q, qd = _unpack(
        ("q", q, (6,)),
        ("qd", qd, (6,)),
    )

    # sines and cosines of the joint angles
    s2 = np.sin(q[1])
    c2 = np.cos(q[1])
    s3 = np.sin(q[2])
    c3 = np.cos(q[2])
    s4 = np.sin(q[3])
    c4 = np.cos(q[3])
    s5 = np.sin(q[4])
    c5 = np.cos(q[4])
    s6 = np.sin(q[5])
    c6 = np.cos(q[5])

    # link 2: twist (angular w, linear v)
    minus_w2_x = s2 * qd[0]
    minus_w2_y = c2 * qd[0]
    t1 = 0.2435 * qd[0]
    minus_v2_x = c2 * t1
    v2_y = s2 * t1

    # link 3: twist (angular w, linear v)
    t2 = 0.0070992 * qd[1]
    t3 = 0.018931200000000002 * minus_w2_y
    t4 = 0.061954399999999965 * minus_w2_y
    t5 = 0.0016703999999999998 * minus_w2_x
    t6 = 0.10439999999999999 * v2_y
    t7 = 1.1832 * minus_v2_x
    t8 = 0.5469576 * qd[1] - 0.018931200000000002 * minus_w2_x
    t9 = 0.0016703999999999998 * minus_w2_y - 0.07312640000000004 * qd[1]
    t10 = 0.061954399999999965 * minus_w2_x - 0.018931200000000002 * qd[1]
    t11 = 0.2784 * minus_w2_y - 0.10439999999999999 * qd[1]
    minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y
    t12 = s3 * minus_w2_x
    t13 = c3 * minus_w2_y
    w3_y = t12 - t13
    v3_z = 0.4318 * minus_w2_y
    t14 = 0.0934 * minus_w2_y - minus_v2_x
    t15 = v2_y - (0.0934 * minus_w2_x - 0.4318 * qd[1])
    v3_x = c3 * t14 + s3 * t15
    t16 = s3 * t14
    t17 = c3 * t15
    v3_y = t17 - t16
    w3_z = qd[1] + qd[2]

    # link 4: twist (angular w, linear v)
    t18 = t13 - t12
    t19 = 0.004704000000000001 * minus_w3_x
    t20 = 0.029016959999999998 * minus_w2_y
    t21 = 0.08327000000000001 * w3_z + 0.004704000000000001 * w3_y
    t22 = 0.004704000000000001 * w3_z + 0.007190800000000011 * w3_y
    t23 = 4.8 * v3_y + 0.0672 * minus_w3_x
    t24 = c4 * minus_w3_x
    t25 = s4 * w3_z
    w4_x = t25 - t24
    w4_y = s4 * minus_w3_x + c4 * w3_z
    t26 = 0.0203 * w3_z
    t27 = v3_x + 0.4331 * w3_z
    t28 = v3_z + (0.0203 * w3_y + 0.4331 * minus_w3_x)
    v4_x = c4 * t27 + s4 * t28
    v4_y = c4 * t28 - s4 * t27
    v4_z = t26 - v3_y
    w4_z = t18 + qd[3]

    # link 5: twist (angular w, linear v)
    t29 = t24 - t25
    t30 = 0.00065 * w4_z
    t31 = c5 * w4_x
    t32 = s5 * w4_z
    w5_x = t31 - t32
    minus_w5_y = s5 * w4_x + c5 * w4_z
    t33 = c5 * v4_x
    t34 = s5 * v4_z
    v5_x = t33 - t34

    # link 6: twist (angular w, linear v)
    v6_z = s5 * v4_x + c5 * v4_z

    # link 5: twist (angular w, linear v)
    w5_z = w4_y + qd[4]

    # link 6: twist (angular w, linear v)
    t35 = t32 - t31
    t36 = 0.00020000000000000004 * w5_z
    w6_x = c6 * w5_x + s6 * w5_z
    t37 = s6 * w5_x
    t38 = c6 * w5_z
    w6_y = t38 - t37
    v6_x = c6 * v5_x + s6 * v4_y
    v6_y = c6 * v4_y - s6 * v5_x
    w6_z = minus_w5_y + qd[5]

    # composite body 6: velocity block B and linear momentum P
    B6_xy = 1.9999999999999998e-05 * w6_z
    minus_B6_zx = 1.9999999999999998e-05 * (t37 - t38)
    minus_B6_zy = 1.9999999999999998e-05 * w6_x
    B6_xx = 0.0028799999999999997 * v6_z
    t39 = 0.0028799999999999997 * v6_x
    t40 = 0.0028799999999999997 * v6_y
    minus_B6_xz = 0.00022216 * w6_y + t39
    B6_yz = 0.00022216 * w6_x - t40
    t41 = 0.09 * v6_y
    P6_z = 0.09 * v6_z
    t42 = 0.0028799999999999997 * w6_x
    P6_x = 0.09 * v6_x + 0.0028799999999999997 * w6_y
    P6_y = t41 - t42

    # composite body 5: velocity block B and linear momentum P
    t43 = c6 * B6_xx + s6 * B6_xy
    t44 = c6 * B6_xy
    t45 = s6 * B6_xx
    t46 = t44 - t45
    t47 = t45 - t44
    t48 = t43 * c6
    B5_xx = t48 - t46 * s6
    t49 = t43 * s6
    t50 = minus_B6_zx * c6
    t51 = minus_B6_zy * s6
    t52 = minus_B6_zx * s6 + minus_B6_zy * c6
    B5_zz = t47 * s6 + t48
    B5_xy = t36 + (c6 * minus_B6_xz + s6 * B6_yz)
    B5_xz = 9.999999999999999e-05 * minus_w5_y + (t49 + t46 * c6)
    B5_yx = t50 - t51 - t36
    B5_yz = t52 - 9.999999999999999e-05 * t35
    B5_zx = t47 * c6 - t49 - 0.00020000000000000004 * minus_w5_y
    B5_zy = s6 * minus_B6_xz - c6 * B6_yz - 0.00020000000000000004 * w5_x
    P5_x = 0.34 * v5_x + (c6 * P6_x - s6 * P6_y)
    minus_P5_y = 0.34 * v6_z + P6_z
    P5_z = 0.34 * v4_y + (s6 * P6_x + c6 * P6_y)

    # composite body 4: velocity block B and linear momentum P
    t53 = c5 * B5_xx - s5 * B5_yx
    t54 = c5 * B5_xy
    t55 = s5 * B5_xx + c5 * B5_yx
    t56 = s5 * B5_xy
    t57 = B5_zx * c5 - B5_zy * s5
    t58 = B5_zx * s5 + B5_zy * c5
    B4_zz = t55 * s5 + t56 * c5
    B4_xx = t53 * c5 - t54 * s5 - 0.015579999999999998 * v4_z
    B4_xy = t30 + (c5 * B5_xz - s5 * B5_yz)
    t59 = 0.015579999999999998 * v4_x - 0.0014460200000000001 * w4_y
    B4_xz = t59 - (t53 * s5 + t54 * c5)
    B4_yx = t57 - t30
    B4_yy = 0.015579999999999998 * (v3_y - t26) + B5_zz
    B4_yz = 0.015579999999999998 * v4_y - 0.0014460200000000001 * t29 - t58
    B4_zx = 0.00065 * w4_y + (t56 * s5 - t55 * c5)
    minus_B4_zy = 0.00065 * w4_x + (s5 * B5_xz + c5 * B5_yz)
    t60 = 0.82 * v4_x - 0.015579999999999998 * w4_y
    P4_x = t60 + (c5 * P5_x + s5 * minus_P5_y)
    P4_y = 0.82 * v4_y + 0.015579999999999998 * w4_x + P5_z
    P4_z = 0.82 * v4_z + (c5 * minus_P5_y - s5 * P5_x)

    # composite body 3: velocity block B and linear momentum P
    t61 = c4 * P4_x
    t62 = s4 * P4_y
    t63 = t61 - t62
    t64 = s4 * P4_x + c4 * P4_y
    t65 = c4 * B4_xx - s4 * B4_yx
    t66 = c4 * B4_xy - s4 * B4_yy
    t67 = s4 * B4_xx + c4 * B4_yx
    t68 = s4 * B4_xy + c4 * B4_yy
    t69 = B4_zx * c4 + minus_B4_zy * s4
    t70 = B4_zx * s4
    t71 = minus_B4_zy * c4
    t72 = 0.4331 * P4_z
    B3_xx = t20 + 0.336 * (t16 - t17) + (t65 * c4 - t66 * s4 + t72)
    B3_xy = t21 + 0.336 * v3_x + (s4 * B4_yz - c4 * B4_xz + 0.4331 * t63)
    B3_xz = t65 * s4 + t66 * c4 - (t22 + 0.0672 * v3_x)
    minus_B3_yx = 0.0062500000000000056 * w3_z + (t69 + 0.0203 * P4_z)
    B3_yy = t19 + t20 + (B4_zz - 0.0203 * t63)
    B3_yz = t71 - t70 - (0.007190800000000011 * minus_w3_x + 0.0672 * v3_y)
    B3_zx = t67 * c4 - t68 * s4 + 0.0203 * t64 - 0.0062500000000000056 * t18
    t73 = 0.08327000000000001 * minus_w3_x + 0.1450848 * minus_w2_y
    B3_zy = t73 + (0.4331 * t64 - (s4 * B4_xz + c4 * B4_yz))
    t74 = t67 * s4 + t68 * c4 + (t72 + 0.0203 * (t62 - t61))
    B3_zz = t74 - (t19 + 0.336 * v3_y)
    P3_x = 4.8 * v3_x + (0.0672 * w3_y + 0.336 * w3_z) + t63
    P3_y = t23 - P4_z
    P3_z = 2.07264 * minus_w2_y + 0.336 * minus_w3_x + t64

    # composite body 2: velocity block B and linear momentum P
    t75 = c3 * P3_x
    t76 = s3 * P3_y
    t77 = t75 - t76
    t78 = s3 * P3_x + c3 * P3_y
    t79 = c3 * B3_xx + s3 * minus_B3_yx
    t80 = c3 * B3_xy - s3 * B3_yy
    t81 = s3 * B3_xx - c3 * minus_B3_yx
    t82 = s3 * B3_xy + c3 * B3_yy
    t83 = B3_zx * c3 - B3_zy * s3
    t84 = B3_zx * s3 + B3_zy * c3
    t85 = t76 - t75
    t86 = 0.0934 * P3_z
    B2_xx = t6 - (t3 - t2) + (t79 * c3 - t80 * s3 - t86)
    B2_xy = 0.10439999999999999 * minus_v2_x - t9 + (t79 * s3 + t80 * c3)
    t87 = 0.0016703999999999998 * qd[1] - t4 + 0.2784 * minus_v2_x
    B2_xz = c3 * B3_xz - s3 * B3_yz - 0.0934 * t85 - t87
    B2_yx = t81 * c3 - t82 * s3 - 0.4318 * t78 - (t8 + 1.1832 * v2_y)
    B2_yy = t81 * s3 + t82 * c3 - (t86 - 0.4318 * t77) - (t2 - t5 + t7)
    B2_yz = 0.2784 * v2_y - t10 + (s3 * B3_xz + c3 * B3_yz + 0.0934 * t78)
    t88 = 0.0070992 * minus_w2_x - 0.5469576 * minus_w2_y
    B2_zx = t88 + (t83 - 0.4318 * P3_z)
    B2_zy = 0.07312640000000004 * minus_w2_x - 0.0070992 * minus_w2_y + t84
    B2_zz = B3_zz - 0.4318 * t85 - (t5 - t3 + (t7 - t6))
    P2_x = t11 - 17.4 * minus_v2_x + t77
    P2_y = 17.4 * v2_y + (1.1832 * qd[1] - 0.2784 * minus_w2_x) + t78
    P2_z = 1.1832 * minus_w2_y - 0.10439999999999999 * minus_w2_x + P3_z

    # composite body 1: velocity block B and linear momentum P
    minus_B1_yz = B2_zx * s2 + B2_zy * c2
    t89 = (s2 * B2_xx + c2 * B2_yx) * s2 + (s2 * B2_xy + c2 * B2_yy) * c2
    B1_zz = t89 + 0.2435 * P2_z

    # composite body 5: with body 6 added
    t90 = 0.00024216 * c6
    t91 = 0.00024216 * s6
    t92 = t90 * c6 + t91 * s6
    Ixz_c5 = t90 * s6 - t91 * c6
    Ixx_c5 = t92 + 0.0003
    Izz_c5 = t92 + 0.0004

    # composite body 4: with body 5 added
    t93 = c5 * Ixx_c5
    t94 = 0.00033999999999999997 * s5
    Ixy_c4 = c5 * Ixz_c5
    minus_Iyz_c4 = s5 * Ixz_c5
    t95 = t93 * s5
    t96 = t94 * c5
    Ixz_c4 = t96 - t95
    mcx_c4 = 0.0028799999999999997 * s5
    t97 = 0.0028799999999999997 * c5
    mcz_c4 = t97 - 0.015579999999999998
    Ixx_c4 = t93 * c5 + t94 * s5 + 0.00209602
    Iyy_c4 = Izz_c5 + 0.00209602
    Izz_c4 = s5 * Ixx_c5 * s5 + 0.00033999999999999997 * c5 * c5 + 0.0013

    # composite body 3: with body 4 added
    t98 = c4 * Ixx_c4 - s4 * Ixy_c4
    t99 = c4 * Ixy_c4
    t100 = t99 - s4 * Iyy_c4
    t101 = c4 * Ixz_c4 + s4 * minus_Iyz_c4
    t102 = c4 * mcx_c4
    t103 = 0.015579999999999998 - t97
    t104 = s4 * mcx_c4
    mcx_c3 = t102 - 0.025374999999999998
    t105 = t103 - 0.5413749999999999
    Ixy_c3 = 0.0203 * t103 + 0.4331 * mcx_c3 - t101
    Ixz_c3 = t98 * s4 + t100 * c4 + 0.0203 * t104
    mcy_c3 = t105 - 0.336
    mcz_c3 = t104 + 0.0672
    t106 = t98 * c4 - t100 * s4 - 0.4331 * (t103 + t105)
    Ixx_c3 = t106 + 0.09046080000000001
    Iyy_c3 = Izz_c4 - 0.0203 * (t102 + mcx_c3) + 0.013440800000000001
    t107 = (t95 - t96) * s4 + c4 * minus_Iyz_c4 + 0.4331 * t104
    Iyz_c3 = t107 + 0.004704000000000001

    # composite body 2: with body 3 added
    t108 = s3 * Ixy_c3
    t109 = c3 * Ixx_c3 - t108
    t110 = c3 * Ixy_c3
    t111 = t110 - s3 * Iyy_c3
    t112 = c3 * Ixz_c3 - s3 * Iyz_c3
    t113 = s3 * Ixz_c3 + c3 * Iyz_c3
    t114 = c3 * mcx_c3
    t115 = t114 - s3 * mcy_c3
    t116 = s3 * mcx_c3
    t117 = t116 + c3 * mcy_c3
    t118 = t115 + 2.61239
    t119 = mcz_c3 - 0.56507
    t120 = 0.0934 * (mcz_c3 + t119)
    t121 = (s3 * Ixx_c3 + t110) * s3 + (t108 + c3 * Iyy_c3) * c3
    mcx_c2 = t118 + 1.1832
    mcy_c2 = t117 + 0.10439999999999999
    mcz_c2 = t119 - 0.2784
    Ixx_c2 = t109 * c3 - t111 * s3 - t120 + 0.1350808
    Ixy_c2 = t109 * s3 + t111 * c3 - 0.4318 * t117 - 0.0070992
    Iyy_c2 = t121 + (0.4318 * (t115 + t118) - t120) + 0.608912
    Ixz_c2 = t112 - (0.4318 * mcz_c3 - 0.0934 * t118) + 0.018931200000000002
    Iyz_c2 = t113 + 0.0934 * t117 + 0.0016703999999999998

    # results
    t122 = 0.00024216 * w6_y + t39 - minus_B6_xz
    t123 = t40 - 0.00024216 * w6_x + B6_yz
    t124 = P6_y + (t42 - t41)
    t125 = c6 * t124
    t126 = s6 * t124
    t127 = c6 * t122 - s6 * t123
    t128 = s6 * t122 + c6 * t123
    t129 = t51 - t50
    t130 = c5 * t125
    t131 = s5 * t125
    t132 = c5 * t127
    t133 = s5 * t127
    t134 = 4e-05 * s5
    t135 = 4e-05 * c5
    t136 = c5 * t129
    t137 = s5 * t129
    t138 = c4 * t130 - s4 * t126
    t139 = s4 * t130 + c4 * t126
    t140 = c4 * t132 - s4 * t128 - 0.4331 * t139
    t141 = t133 + 0.0203 * t139
    t142 = s4 * t132 + c4 * t128 + (0.4331 * t138 - 0.0203 * t131)
    t143 = c4 * t134
    t144 = c4 * t136 + s4 * t52
    t145 = s4 * t136 - c4 * t52
    t146 = c3 * t138 - s3 * t131
    t147 = s3 * t138 + c3 * t131
    t148 = (s3 * t143 - c3 * t135) * minus_w2_x
    t149 = c2 * (s3 * t140 + c3 * t141 - (0.0934 * t146 + 0.4318 * t139))
    t150 = s2 * (c3 * t140 - s3 * t141 + 0.0934 * t147) + t149
    t151 = 0.0028799999999999997 * minus_w5_y
    t152 = B5_xz - Ixx_c5 * minus_w5_y
    t153 = 0.00033999999999999997 * t35 + B5_yz
    t154 = B5_zz - (Ixz_c5 * minus_w5_y + B6_xx)
    t155 = minus_P5_y - 0.43000000000000005 * v6_z
    t156 = 0.43000000000000005 * (t34 - t33) + P5_x
    t157 = c5 * t155 - s5 * t156
    t158 = s5 * t155 + c5 * t156
    t159 = c5 * t152 - s5 * t153
    t160 = s5 * t152 + c5 * t153
    t161 = Ixy_c4 * w4_y
    t162 = c4 * t157 - s4 * t151
    t163 = s4 * t157 + c4 * t151
    t164 = c4 * t159 - s4 * t154 - 0.4331 * t163
    t165 = t160 + 0.0203 * t163
    t166 = s4 * t159 + c4 * t154 + (0.4331 * t162 - 0.0203 * t158)
    t167 = c4 * t97
    t168 = s4 * t97
    t169 = t99 - s4 * Izz_c5 - 0.4331 * t168
    t170 = minus_Iyz_c4 + 0.0203 * t168
    t171 = c4 * t57 - s4 * B5_zz
    t172 = s4 * t57 + c4 * B5_zz
    t173 = t169 * w3_y + t170 * minus_w3_x + (t167 * v3_y - mcx_c4 * v3_x)
    t174 = c3 * t162 - s3 * t158
    t175 = s3 * t162 + c3 * t158
    t176 = c3 * t167 - s3 * mcx_c4
    t177 = s3 * t167 + c3 * mcx_c4
    t178 = s3 * t169 + c3 * t170 - (0.0934 * t176 + 0.4318 * t168)
    t179 = (c3 * t169 - s3 * t170 + 0.0934 * t177) * minus_w2_y
    t180 = t178 * minus_w2_x - t179 + (t176 * v2_y + t177 * minus_v2_x)
    t181 = c2 * (s3 * t164 + c3 * t165 - (0.0934 * t174 + 0.4318 * t163))
    t182 = s2 * (c3 * t164 - s3 * t165 + 0.0934 * t175) + t181
    t183 = mcx_c4 * t29
    t184 = Ixx_c4 * w4_y + Ixy_c4 * t29 + mcz_c4 * v4_x + B4_xz
    t185 = t161 + Iyy_c4 * t29 + mcz_c4 * v4_y + B4_yz
    t186 = Ixz_c4 * w4_y - minus_Iyz_c4 * t29 - mcx_c4 * v4_x + B4_zz
    t187 = 1.25 * v4_y + mcz_c4 * t29 - P4_y
    t188 = P4_x - (1.25 * v4_x + mcz_c4 * w4_y)
    t189 = c4 * t187 - s4 * t188
    t190 = s4 * t187 + c4 * t188
    t191 = c4 * t184 - s4 * t185 - 0.4331 * t190
    t192 = 0.0203 * t190 - t186
    t193 = s4 * t184 + c4 * t185 + (0.4331 * t189 - 0.0203 * t183)
    t194 = t101 - 0.4331 * t102
    t195 = 0.0203 * t102 - Izz_c4
    t196 = t70 - t71
    t197 = c3 * t189 - s3 * t183
    t198 = s3 * t189 + c3 * t183
    t199 = c3 * t104
    t200 = s3 * t104
    t201 = s3 * t194 + c3 * t195 + (0.0934 * t199 - 0.4318 * t102)
    t202 = (c3 * t194 - s3 * t195 - 0.0934 * t200) * minus_w2_y
    t203 = t201 * minus_w2_x - t202 - (t199 * v2_y + t200 * minus_v2_x)
    t204 = c2 * (s3 * t191 + c3 * t192 - (0.0934 * t197 + 0.4318 * t190))
    t205 = s2 * (c3 * t191 - s3 * t192 + 0.0934 * t198) + t204
    t206 = Ixz_c3 * w3_y + Iyz_c3 * minus_w3_x
    t207 = Ixx_c3 * w3_y + Ixy_c3 * minus_w3_x + mcz_c3 * v3_x + B3_xz
    t208 = Ixy_c3 * w3_y + Iyy_c3 * minus_w3_x + mcz_c3 * v3_y + B3_yz
    t209 = t206 - (mcx_c3 * v3_x + mcy_c3 * v3_y) + B3_zz
    t210 = 6.05 * v3_y + mcz_c3 * minus_w3_x + (P4_z - t23)
    t211 = P3_x - (6.05 * v3_x + mcz_c3 * w3_y)
    t212 = 0.336 - t105
    t213 = c3 * t210 - s3 * t211
    t214 = s3 * t210 + c3 * t211
    t215 = 0.0934 * t213 + 0.4318 * (mcy_c3 * w3_y - mcx_c3 * minus_w3_x)
    t216 = c3 * t212 - t116
    t217 = s3 * t212 + t114
    t218 = (t113 - 0.0934 * t216) * minus_w2_x
    t219 = t218 - (t112 + 0.0934 * t217) * minus_w2_y
    t220 = s2 * (c3 * t207 - s3 * t208 + 0.0934 * t214)
    t221 = t220 + c2 * (s3 * t207 + c3 * t208 - t215)
    t222 = Iyz_c2 * minus_w2_x - Ixz_c2 * minus_w2_y
    t223 = Ixy_c2 * minus_w2_x - Ixx_c2 * minus_w2_y - mcz_c2 * minus_v2_x
    t224 = Iyy_c2 * minus_w2_x - Ixy_c2 * minus_w2_y + mcz_c2 * v2_y
    t225 = s2 * (23.45 * minus_v2_x + mcz_c2 * minus_w2_y + P2_x)
    t226 = c2 * (23.45 * v2_y + mcz_c2 * minus_w2_x - P2_y) - t225

    C = np.empty((6, 6, *batch), dtype)
    C[0, 0] = B1_zz
    C[0, 1] = -(s2 * (t223 + B2_xz) + c2 * (t224 + B2_yz) + 0.2435 * t226)
    C[0, 2] = -(t221 + 0.2435 * (c2 * t213 - s2 * t214))
    C[0, 3] = -(t205 + 0.2435 * (c2 * t197 - s2 * t198))
    C[0, 4] = -(t182 + 0.2435 * (c2 * t174 - s2 * t175))
    C[0, 5] = -(t150 + 0.2435 * (c2 * t146 - s2 * t147))
    C[1, 0] = -minus_B1_yz
    C[1, 1] = t222 + (mcx_c2 * minus_v2_x - mcy_c2 * v2_y) + B2_zz
    C[1, 2] = t209 + 0.4318 * t214
    C[1, 3] = t193 + 0.4318 * t198
    C[1, 4] = t166 + 0.4318 * t175
    C[1, 5] = t142 + 0.4318 * t147
    C[2, 0] = -(s2 * t83 + c2 * t84)
    C[2, 1] = t219 + (t216 * v2_y + t217 * minus_v2_x) + B3_zz
    C[2, 2] = t209
    C[2, 3] = t193
    C[2, 4] = t166
    C[2, 5] = t142
    C[3, 0] = -(s2 * (c3 * t69 + s3 * B4_zz) + c2 * (s3 * t69 - c3 * B4_zz))
    C[3, 1] = t203 + t196
    C[3, 2] = t194 * w3_y + t195 * minus_w3_x - t104 * v3_y + t196
    C[3, 3] = t186
    C[3, 4] = -t160
    C[3, 5] = -t133
    C[4, 0] = -(s2 * (c3 * t171 - s3 * t58) + c2 * (s3 * t171 + c3 * t58))
    C[4, 1] = t180 + t172
    C[4, 2] = t173 + t172
    C[4, 3] = t161 + Izz_c5 * t29 + t97 * v4_y - t58
    C[4, 4] = t154
    C[4, 5] = t128
    C[5, 0] = -(s2 * (c3 * t144 - s3 * t137) + c2 * (s3 * t144 + c3 * t137))
    C[5, 1] = t148 - (c3 * t143 + s3 * t135) * minus_w2_y + t145
    C[5, 2] = t143 * w3_y - t135 * minus_w3_x + t145
    C[5, 3] = t134 * w4_y - t137
    C[5, 4] = -(4e-05 * t35 + t52)
    C[5, 5] = 0.0
    return _packed(C, 2)


def gravity(q):
    """Joint forces that hold the robot still: phi(q).

    q: joint positions (rad, m), shape (..., 6)
    phi: gravity forces (N m, N), shape (..., 6)
    """
    batch, dtype, q = _unpack(
        ("q", q, (6,)),
    )

    # sines and cosines of the joint angles
    s2 = np.sin(q[1])
    c2 = np.cos(q[1])
    s3 = np.sin(q[2])
    c3 = np.cos(q[2])
    s4 = np.sin(q[3])
    c4 = np.cos(q[3])
    s5 = np.sin(q[4])
    c5 = np.cos(q[4])
    s6 = np.sin(q[5])
    c6 = np.cos(q[5])

    # link 2: acceleration a of its origin, gravity included
    minus_a2_x = 9.81 * s2
    minus_a2_y = 9.81 * c2

    # link 2: force f = m a + U mc
    minus_f2_x = 170.694 * s2
    minus_f2_y = 170.694 * c2

    # link 2: moment n = I alpha + w x h + mc x a
    minus_n2_x = 2.7311039999999998 * c2
    n2_y = 2.7311039999999998 * s2
    n2_z = 1.024164 * s2 - 11.607192000000001 * c2

    # link 3: acceleration a of its origin, gravity included
    minus_a3_x = c3 * minus_a2_x + s3 * minus_a2_y
    t1 = s3 * minus_a2_x
    t2 = c3 * minus_a2_y
    a3_y = t1 - t2

    # link 3: force f = m a + U mc
    minus_f3_x = 4.8 * minus_a3_x
    f3_y = 4.8 * a3_y

    # link 3: moment n = I alpha + w x h + mc x a
    minus_n3_x = 0.0672 * a3_y
    minus_n3_y = 0.0672 * minus_a3_x
    minus_n3_z = 0.336 * minus_a3_x

    # link 4: acceleration a of its origin, gravity included
    minus_a4_x = c4 * minus_a3_x
    a4_y = s4 * minus_a3_x
    a4_z = t2 - t1

    # link 4: force f = m a + U mc
    minus_f4_x = 0.82 * minus_a4_x
    f4_y = 0.82 * a4_y
    f4_z = 0.82 * a4_z

    # link 4: moment n = I alpha + w x h + mc x a
    n4_x = 0.015579999999999998 * a4_y
    n4_y = 0.015579999999999998 * minus_a4_x

    # link 5: acceleration a of its origin, gravity included
    minus_a5_x = c5 * minus_a4_x + s5 * a4_z
    t3 = s5 * minus_a4_x
    t4 = c5 * a4_z
    a5_y = t3 - t4

    # link 5: force f = m a + U mc
    minus_f5_x = 0.34 * minus_a5_x
    f5_y = 0.34 * a5_y
    f5_z = 0.34 * a4_y

    # link 6: acceleration a of its origin, gravity included
    a6_x = s6 * a4_y - c6 * minus_a5_x
    a6_y = s6 * minus_a5_x + c6 * a4_y
    a6_z = t4 - t3

    # link 6: force f = m a + U mc
    f6_x = 0.09 * a6_x
    f6_y = 0.09 * a6_y
    f6_z = 0.09 * a6_z

    # link 6: moment n = I alpha + w x h + mc x a
    minus_n6_x = 0.0028799999999999997 * a6_y
    n6_y = 0.0028799999999999997 * a6_x

    # joint 5: force F and moment N through it, joint 6 added
    minus_N5_x = c6 * minus_n6_x + s6 * n6_y
    N5_z = c6 * n6_y - s6 * minus_n6_x
    F5_x = c6 * f6_x - s6 * f6_y - minus_f5_x
    F5_y = f5_y - f6_z
    F5_z = f5_z + (s6 * f6_x + c6 * f6_y)

    # joint 4: force F and moment N through it, joint 5 added
    N4_z = s5 * minus_N5_x
    N4_x = n4_x - c5 * minus_N5_x
    N4_y = n4_y + N5_z
    F4_x = c5 * F5_x - s5 * F5_y - minus_f4_x
    F4_y = f4_y + F5_z

    # joint 3: force F and moment N through it, joint 4 added
    t5 = c4 * F4_x - s4 * F4_y
    t6 = s5 * F5_x + c5 * F5_y - f4_z
    F3_z = s4 * F4_x + c4 * F4_y
    N3_x = c4 * N4_x - s4 * N4_y - 0.4331 * F3_z - minus_n3_x
    N3_y = 0.0203 * F3_z - N4_z - minus_n3_y
    N3_z = s4 * N4_x + c4 * N4_y + (0.4331 * t5 - 0.0203 * t6) - minus_n3_z
    F3_x = t5 - minus_f3_x
    F3_y = f3_y + t6

    # joint 2: force F and moment N through it, joint 3 added
    t7 = c3 * F3_x - s3 * F3_y
    t8 = s3 * F3_x + c3 * F3_y
    N2_x = c3 * N3_x - s3 * N3_y + 0.0934 * t8 - minus_n2_x
    N2_y = n2_y + (s3 * N3_x + c3 * N3_y - (0.0934 * t7 + 0.4318 * F3_z))
    N2_z = n2_z + (N3_z + 0.4318 * t8)
    F2_x = t7 - minus_f2_x
    F2_y = t8 - minus_f2_y

    # joint 1: force F and moment N through it, joint 2 added
    F1_x = c2 * F2_x - s2 * F2_y
    minus_N1_z = s2 * N2_x + c2 * N2_y + 0.2435 * F1_x

    phi = np.empty((6, *batch), dtype)
    phi[0] = -minus_N1_z
    phi[1] = N2_z
    phi[2] = N3_z
    phi[3] = N4_z
    phi[4] = N5_z
    phi[5] = 0.0
    return _packed(phi, 1)


def bias(q, qd):
    """Joint forces at zero acceleration: h = C qd + phi.

    q: joint positions (rad, m), shape (..., 6)
    qd: joint velocities (rad/s, m/s), shape (..., 6)
    h: bias forces (N m, N), shape (..., 6)
    """
    batch, dtype, q, qd = _unpack(
        ("q", q, (6,)),
        ("qd", qd, (6,)),
    )

    # sines and cosines of the joint angles
    s2 = np.sin(q[1])
    c2 = np.cos(q[1])
    s3 = np.sin(q[2])
    c3 = np.cos(q[2])
    s4 = np.sin(q[3])
    c4 = np.cos(q[3])
    s5 = np.sin(q[4])
    c5 = np.cos(q[4])
    s6 = np.sin(q[5])
    c6 = np.cos(q[5])

    # link 1: U = [alpha] + [w][w]
    minus_U1_xx = qd[0] * qd[0]

    # link 2: angular velocity w
    minus_w2_x = s2 * qd[0]
    minus_w2_y = c2 * qd[0]

    # link 2: angular acceleration alpha
    minus_alpha2_x = minus_w2_y * qd[1]
    alpha2_y = minus_w2_x * qd[1]

    # link 2: U = [alpha] + [w][w]
    t1 = minus_w2_x * minus_w2_x
    t2 = minus_w2_y * minus_w2_y
    t3 = qd[1] * qd[1]
    U2_xy = minus_w2_x * minus_w2_y
    minus_U2_xx = t2 + t3
    minus_U2_yy = t1 + t3
    minus_U2_zz = t1 + t2

    # link 2: acceleration a of its origin, gravity included
    minus_a2_z = 0.2435 * minus_U1_xx
    minus_a2_x = 9.81 * s2
    minus_a2_y = 9.81 * c2

    # link 2: force f = m a + U mc
    t4 = 0.10439999999999999 * U2_xy - 1.1832 * minus_U2_xx
    f2_x = t4 - 170.694 * s2
    t5 = 1.1832 * U2_xy - 0.10439999999999999 * minus_U2_yy
    f2_y = t5 - 170.694 * c2

    # link 2: angular momentum h = I w about its origin
    t6 = 0.0070992 * minus_w2_y - 0.1350808 * minus_w2_x
    h2_x = t6 + 0.018931200000000002 * qd[1]
    t7 = 0.0070992 * minus_w2_x - 0.608912 * minus_w2_y
    h2_y = t7 + 0.0016703999999999998 * qd[1]
    t8 = 0.0016703999999999998 * minus_w2_y
    t9 = 0.018931200000000002 * minus_w2_x + t8
    h2_z = 0.6200840000000001 * qd[1] - t9

    # link 2: moment n = I alpha + w x h + mc x a
    t10 = 0.018931200000000002 * minus_alpha2_x
    t11 = 0.1350808 * minus_alpha2_x + 0.0070992 * alpha2_y
    t12 = 0.0070992 * minus_alpha2_x + 0.608912 * alpha2_y
    t13 = 0.0016703999999999998 * alpha2_y - t10
    t14 = 0.025421399999999997 * minus_U1_xx + 2.7311039999999998 * c2
    minus_n2_x = t11 + (minus_w2_y * h2_z + qd[1] * h2_y) + t14
    t15 = 2.7311039999999998 * s2 + 0.2881092 * minus_U1_xx
    n2_y = t12 + (qd[1] * h2_x + minus_w2_x * h2_z) + t15
    t16 = t13 + (minus_w2_y * h2_x - minus_w2_x * h2_y)
    n2_z = t16 + (1.024164 * s2 - 11.607192000000001 * c2)

    # link 3: angular velocity w
    minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y
    t17 = s3 * minus_w2_x
    t18 = c3 * minus_w2_y
    w3_y = t17 - t18
    w3_z = qd[1] + qd[2]

    # link 3: angular acceleration alpha
    alpha3_x = s3 * alpha2_y - c3 * minus_alpha2_x + w3_y * qd[2]
    alpha3_y = s3 * minus_alpha2_x + c3 * alpha2_y + minus_w3_x * qd[2]

    # link 3: U = [alpha] + [w][w]
    t19 = minus_w3_x * minus_w3_x
    t20 = w3_y * w3_y
    t21 = w3_z * w3_z
    minus_U3_xy = minus_w3_x * w3_y
    t22 = minus_w3_x * w3_z
    t23 = w3_y * w3_z
    minus_U3_xx = t20 + t21
    U3_xz = alpha3_y - t22
    minus_U3_yy = t19 + t21
    U3_yz = t23 - alpha3_x
    minus_U3_zx = t22 + alpha3_y
    U3_zy = t23 + alpha3_x
    minus_U3_zz = t19 + t20

    # link 3: acceleration a of its origin, gravity included
    t24 = minus_a2_x + 0.4318 * minus_U2_xx
    t25 = 0.4318 * U2_xy - minus_a2_y
    a3_z = 0.0934 * minus_U2_zz - 0.8636 * alpha2_y - minus_a2_z
    a3_x = s3 * t25 - c3 * t24
    a3_y = s3 * t24 + c3 * t25

    # link 3: force f = m a + U mc
    f3_x = 4.8 * a3_x + (0.336 * minus_U3_xy + 0.0672 * U3_xz)
    f3_y = 4.8 * a3_y + (0.336 * minus_U3_yy + 0.0672 * U3_yz)
    f3_z = 4.8 * a3_z - (0.336 * U3_zy + 0.0672 * minus_U3_zz)

    # link 3: angular momentum h = I w about its origin
    minus_h3_x = 0.09046080000000001 * minus_w3_x
    h3_y = 0.013440800000000001 * w3_y + 0.004704000000000001 * w3_z
    h3_z = 0.004704000000000001 * w3_y + 0.08952 * w3_z

    # link 3: moment n = I alpha + w x h + mc x a
    t26 = minus_w3_x * h3_z - w3_z * minus_h3_x
    t27 = w3_y * minus_h3_x - minus_w3_x * h3_y
    t28 = 0.09046080000000001 * alpha3_x + (w3_y * h3_z - w3_z * h3_y)
    n3_x = t28 - (0.336 * a3_z + 0.0672 * a3_y)
    n3_y = 0.013440800000000001 * alpha3_y + t26 + 0.0672 * a3_x
    n3_z = 0.004704000000000001 * alpha3_y + t27 + 0.336 * a3_x

    # link 4: angular velocity w
    w4_x = s4 * w3_z - c4 * minus_w3_x
    w4_y = s4 * minus_w3_x + c4 * w3_z
    w4_z = t18 - t17 + qd[3]

    # link 4: angular acceleration alpha
    alpha4_x = c4 * alpha3_x + w4_y * qd[3]
    minus_alpha4_y = s4 * alpha3_x + w4_x * qd[3]

    # link 4: U = [alpha] + [w][w]
    U4_xz = w4_x * w4_z - minus_alpha4_y
    U4_yz = w4_y * w4_z - alpha4_x
    minus_U4_zz = w4_x * w4_x + w4_y * w4_y

    # link 4: acceleration a of its origin, gravity included
    t29 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy)
    minus_a4_z = a3_y + (0.0203 * minus_U3_xy + 0.4331 * minus_U3_yy)
    t30 = a3_z + (0.0203 * minus_U3_zx - 0.4331 * U3_zy)
    a4_x = c4 * t29 + s4 * t30
    a4_y = c4 * t30 - s4 * t29

    # link 4: force f = m a + U mc
    f4_x = 0.82 * a4_x - 0.015579999999999998 * U4_xz
    f4_y = 0.82 * a4_y - 0.015579999999999998 * U4_yz
    f4_z = 0.015579999999999998 * minus_U4_zz - 0.82 * minus_a4_z

    # link 4: angular momentum h = I w about its origin
    h4_x = 0.00209602 * w4_x
    h4_y = 0.00209602 * w4_y
    h4_z = 0.0013 * w4_z

    # link 4: moment n = I alpha + w x h + mc x a
    n4_z = w4_x * h4_y - w4_y * h4_x - 0.0013 * alpha3_y
    t31 = 0.00209602 * alpha4_x + (w4_y * h4_z - w4_z * h4_y)
    n4_x = t31 + 0.015579999999999998 * a4_y
    t32 = w4_z * h4_x - w4_x * h4_z - 0.00209602 * minus_alpha4_y
    n4_y = t32 - 0.015579999999999998 * a4_x

    # link 5: angular velocity w
    w5_x = c5 * w4_x - s5 * w4_z
    minus_w5_y = s5 * w4_x + c5 * w4_z
    w5_z = w4_y + qd[4]

    # link 5: angular acceleration alpha
    t33 = c5 * alpha3_y - s5 * alpha4_x
    t34 = w5_x * qd[4]
    alpha5_x = c5 * alpha4_x + s5 * alpha3_y - minus_w5_y * qd[4]
    alpha5_y = t33 - t34

    # link 5: acceleration a of its origin, gravity included
    a5_x = c5 * a4_x + s5 * minus_a4_z
    t35 = s5 * a4_x
    t36 = c5 * minus_a4_z
    a5_y = t36 - t35

    # link 5: force f = m a + U mc
    f5_x = 0.34 * a5_x
    f5_y = 0.34 * a5_y
    f5_z = 0.34 * a4_y

    # link 5: angular momentum h = I w about its origin
    h5_x = 0.0003 * w5_x
    minus_h5_y = 0.0003 * minus_w5_y
    h5_z = 0.0004 * w5_z

    # link 5: moment n = I alpha + w x h + mc x a
    n5_x = 0.0003 * alpha5_x + (w5_z * minus_h5_y - minus_w5_y * h5_z)
    n5_y = 0.0003 * alpha5_y + (w5_z * h5_x - w5_x * h5_z)
    n5_z = minus_w5_y * h5_x - w5_x * minus_h5_y - 0.0004 * minus_alpha4_y

    # link 6: angular velocity w
    w6_x = c6 * w5_x + s6 * w5_z
    w6_y = c6 * w5_z - s6 * w5_x
    w6_z = minus_w5_y + qd[5]

    # link 6: angular acceleration alpha
    alpha6_z = t34 - t33
    alpha6_x = c6 * alpha5_x - s6 * minus_alpha4_y + w6_y * qd[5]
    minus_alpha6_y = s6 * alpha5_x + c6 * minus_alpha4_y + w6_x * qd[5]

    # link 6: U = [alpha] + [w][w]
    U6_xz = w6_x * w6_z - minus_alpha6_y
    U6_yz = w6_y * w6_z - alpha6_x
    minus_U6_zz = w6_x * w6_x + w6_y * w6_y

    # link 6: acceleration a of its origin, gravity included
    a6_x = c6 * a5_x + s6 * a4_y
    a6_y = c6 * a4_y - s6 * a5_x
    a6_z = t35 - t36

    # link 6: force f = m a + U mc
    f6_x = 0.09 * a6_x + 0.0028799999999999997 * U6_xz
    f6_y = 0.09 * a6_y + 0.0028799999999999997 * U6_yz

    # link 6: angular momentum h = I w about its origin
    h6_x = 0.00024216 * w6_x
    h6_y = 0.00024216 * w6_y
    h6_z = 4e-05 * w6_z

    # link 6: moment n = I alpha + w x h + mc x a
    n6_z = 4e-05 * alpha6_z + (w6_x * h6_y - w6_y * h6_x)
    t37 = 0.00024216 * alpha6_x + (w6_y * h6_z - w6_z * h6_y)
    n6_x = t37 - 0.0028799999999999997 * a6_y
    t38 = w6_z * h6_x - w6_x * h6_z - 0.00024216 * minus_alpha6_y
    n6_y = t38 + 0.0028799999999999997 * a6_x

    # joint 5: force F and moment N through it, joint 6 added
    N5_x = n5_x + (c6 * n6_x - s6 * n6_y)
    N5_y = n5_y - n6_z
    N5_z = n5_z + (s6 * n6_x + c6 * n6_y)
    F5_x = f5_x + (c6 * f6_x - s6 * f6_y)
    F5_y = f5_y + (0.0028799999999999997 * minus_U6_zz - 0.09 * a6_z)
    F5_z = f5_z + (s6 * f6_x + c6 * f6_y)

    # joint 4: force F and moment N through it, joint 5 added
    t39 = s5 * N5_x + c5 * N5_y
    N4_x = n4_x + (c5 * N5_x - s5 * N5_y)
    N4_y = n4_y + N5_z
    N4_z = n4_z - t39
    F4_x = f4_x + (c5 * F5_x - s5 * F5_y)
    F4_y = f4_y + F5_z

    # joint 3: force F and moment N through it, joint 4 added
    t40 = c4 * F4_x - s4 * F4_y
    t41 = s5 * F5_x + c5 * F5_y - f4_z
    t42 = s4 * F4_x + c4 * F4_y
    N3_x = n3_x + (c4 * N4_x - s4 * N4_y - 0.4331 * t42)
    N3_y = n3_y + (t39 - n4_z + 0.0203 * t42)
    N3_z = n3_z + (s4 * N4_x + c4 * N4_y + (0.4331 * t40 - 0.0203 * t41))
    F3_x = f3_x + t40
    F3_y = f3_y + t41
    F3_z = f3_z + t42

    # joint 2: force F and moment N through it, joint 3 added
    t43 = c3 * F3_x - s3 * F3_y
    t44 = s3 * F3_x + c3 * F3_y
    N2_x = c3 * N3_x - s3 * N3_y + 0.0934 * t44 - minus_n2_x
    N2_y = n2_y + (s3 * N3_x + c3 * N3_y - (0.0934 * t43 + 0.4318 * F3_z))
    N2_z = n2_z + (N3_z + 0.4318 * t44)
    F2_x = f2_x + t43
    F2_y = f2_y + t44

    # joint 1: force F and moment N through it, joint 2 added
    F1_x = c2 * F2_x - s2 * F2_y
    minus_N1_z = s2 * N2_x + c2 * N2_y + 0.2435 * F1_x

    h = np.empty((6, *batch), dtype)
    h[0] = -minus_N1_z
    h[1] = N2_z
    h[2] = N3_z
    h[3] = N4_z
    h[4] = N5_z
    h[5] = n6_z
    return _packed(h, 1)


def forward_dynamics(q, qd, tau):
    """Accelerations under given joint forces: qdd = M^-1 (tau - h).

    q: joint positions (rad, m), shape (..., 6)
    qd: joint velocities (rad/s, m/s), shape (..., 6)
    tau: joint forces (N m, N), shape (..., 6)
    qdd: joint accelerations (rad/s^2, m/s^2), shape (..., 6)
    """
    batch, dtype, q, qd, tau = _unpack(
        ("q", q, (6,)),
        ("qd", qd, (6,)),
        ("tau", tau, (6,)),
    )

    # sines and cosines of the joint angles
    s2 = np.sin(q[1])
    c2 = np.cos(q[1])
    s3 = np.sin(q[2])
    c3 = np.cos(q[2])
    s4 = np.sin(q[3])
    c4 = np.cos(q[3])
    s5 = np.sin(q[4])
    c5 = np.cos(q[4])
    s6 = np.sin(q[5])
    c6 = np.cos(q[5])

    # link 1: U = [alpha] + [w][w]
    minus_U1_xx = qd[0] * qd[0]

    # link 2: angular velocity w
    minus_w2_x = s2 * qd[0]
    minus_w2_y = c2 * qd[0]

    # link 2: angular acceleration alpha
    minus_alpha2_x = minus_w2_y * qd[1]
    alpha2_y = minus_w2_x * qd[1]

    # link 2: U = [alpha] + [w][w]
    t1 = minus_w2_x * minus_w2_x
    t2 = minus_w2_y * minus_w2_y
    t3 = qd[1] * qd[1]
    U2_xy = minus_w2_x * minus_w2_y
    minus_U2_xx = t2 + t3
    minus_U2_yy = t1 + t3
    minus_U2_zz = t1 + t2

    # link 2: acceleration a of its origin, gravity included
    minus_a2_z = 0.2435 * minus_U1_xx
    minus_a2_x = 9.81 * s2
    minus_a2_y = 9.81 * c2

    # link 2: force f = m a + U mc
    t4 = 0.10439999999999999 * U2_xy - 1.1832 * minus_U2_xx
    f2_x = t4 - 170.694 * s2
    t5 = 1.1832 * U2_xy - 0.10439999999999999 * minus_U2_yy
    f2_y = t5 - 170.694 * c2

    # link 2: angular momentum h = I w about its origin
    t6 = 0.0070992 * minus_w2_y - 0.1350808 * minus_w2_x
    h2_x = t6 + 0.018931200000000002 * qd[1]
    t7 = 0.0070992 * minus_w2_x - 0.608912 * minus_w2_y
    h2_y = t7 + 0.0016703999999999998 * qd[1]
    t8 = 0.0016703999999999998 * minus_w2_y
    t9 = 0.018931200000000002 * minus_w2_x + t8
    h2_z = 0.6200840000000001 * qd[1] - t9

    # link 2: moment n = I alpha + w x h + mc x a
    t10 = 0.018931200000000002 * minus_alpha2_x
    t11 = 0.1350808 * minus_alpha2_x + 0.0070992 * alpha2_y
    t12 = 0.0070992 * minus_alpha2_x + 0.608912 * alpha2_y
    t13 = 0.0016703999999999998 * alpha2_y - t10
    t14 = 0.025421399999999997 * minus_U1_xx + 2.7311039999999998 * c2
    minus_n2_x = t11 + (minus_w2_y * h2_z + qd[1] * h2_y) + t14
    t15 = 2.7311039999999998 * s2 + 0.2881092 * minus_U1_xx
    n2_y = t12 + (qd[1] * h2_x + minus_w2_x * h2_z) + t15
    t16 = t13 + (minus_w2_y * h2_x - minus_w2_x * h2_y)
    n2_z = t16 + (1.024164 * s2 - 11.607192000000001 * c2)

    # link 3: angular velocity w
    minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y
    t17 = s3 * minus_w2_x
    t18 = c3 * minus_w2_y
    w3_y = t17 - t18
    w3_z = qd[1] + qd[2]

    # link 3: angular acceleration alpha
    alpha3_x = s3 * alpha2_y - c3 * minus_alpha2_x + w3_y * qd[2]
    alpha3_y = s3 * minus_alpha2_x + c3 * alpha2_y + minus_w3_x * qd[2]

    # link 3: U = [alpha] + [w][w]
    t19 = minus_w3_x * minus_w3_x
    t20 = w3_y * w3_y
    t21 = w3_z * w3_z
    minus_U3_xy = minus_w3_x * w3_y
    t22 = minus_w3_x * w3_z
    t23 = w3_y * w3_z
    minus_U3_xx = t20 + t21
    U3_xz = alpha3_y - t22
    minus_U3_yy = t19 + t21
    U3_yz = t23 - alpha3_x
    minus_U3_zx = t22 + alpha3_y
    U3_zy = t23 + alpha3_x
    minus_U3_zz = t19 + t20

    # link 3: acceleration a of its origin, gravity included
    t24 = minus_a2_x + 0.4318 * minus_U2_xx
    t25 = 0.4318 * U2_xy - minus_a2_y
    a3_z = 0.0934 * minus_U2_zz - 0.8636 * alpha2_y - minus_a2_z
    a3_x = s3 * t25 - c3 * t24
    a3_y = s3 * t24 + c3 * t25

    # link 3: force f = m a + U mc
    f3_x = 4.8 * a3_x + (0.336 * minus_U3_xy + 0.0672 * U3_xz)
    f3_y = 4.8 * a3_y + (0.336 * minus_U3_yy + 0.0672 * U3_yz)
    f3_z = 4.8 * a3_z - (0.336 * U3_zy + 0.0672 * minus_U3_zz)

    # link 3: angular momentum h = I w about its origin
    minus_h3_x = 0.09046080000000001 * minus_w3_x
    h3_y = 0.013440800000000001 * w3_y + 0.004704000000000001 * w3_z
    h3_z = 0.004704000000000001 * w3_y + 0.08952 * w3_z

    # link 3: moment n = I alpha + w x h + mc x a
    t26 = minus_w3_x * h3_z - w3_z * minus_h3_x
    t27 = w3_y * minus_h3_x - minus_w3_x * h3_y
    t28 = 0.09046080000000001 * alpha3_x + (w3_y * h3_z - w3_z * h3_y)
    n3_x = t28 - (0.336 * a3_z + 0.0672 * a3_y)
    n3_y = 0.013440800000000001 * alpha3_y + t26 + 0.0672 * a3_x
    n3_z = 0.004704000000000001 * alpha3_y + t27 + 0.336 * a3_x

    # link 4: angular velocity w
    w4_x = s4 * w3_z - c4 * minus_w3_x
    w4_y = s4 * minus_w3_x + c4 * w3_z
    w4_z = t18 - t17 + qd[3]

    # link 4: angular acceleration alpha
    alpha4_x = c4 * alpha3_x + w4_y * qd[3]
    minus_alpha4_y = s4 * alpha3_x + w4_x * qd[3]

    # link 4: U = [alpha] + [w][w]
    U4_xz = w4_x * w4_z - minus_alpha4_y
    U4_yz = w4_y * w4_z - alpha4_x
    minus_U4_zz = w4_x * w4_x + w4_y * w4_y

    # link 4: acceleration a of its origin, gravity included
    t29 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy)
    minus_a4_z = a3_y + (0.0203 * minus_U3_xy + 0.4331 * minus_U3_yy)
    t30 = a3_z + (0.0203 * minus_U3_zx - 0.4331 * U3_zy)
    a4_x = c4 * t29 + s4 * t30
    a4_y = c4 * t30 - s4 * t29

    # link 4: force f = m a + U mc
    f4_x = 0.82 * a4_x - 0.015579999999999998 * U4_xz
    f4_y = 0.82 * a4_y - 0.015579999999999998 * U4_yz
    f4_z = 0.015579999999999998 * minus_U4_zz - 0.82 * minus_a4_z

    # link 4: angular momentum h = I w about its origin
    h4_x = 0.00209602 * w4_x
    h4_y = 0.00209602 * w4_y
    h4_z = 0.0013 * w4_z

    # link 4: moment n = I alpha + w x h + mc x a
    n4_z = w4_x * h4_y - w4_y * h4_x - 0.0013 * alpha3_y
    t31 = 0.00209602 * alpha4_x + (w4_y * h4_z - w4_z * h4_y)
    n4_x = t31 + 0.015579999999999998 * a4_y
    t32 = w4_z * h4_x - w4_x * h4_z - 0.00209602 * minus_alpha4_y
    n4_y = t32 - 0.015579999999999998 * a4_x

    # link 5: angular velocity w
    w5_x = c5 * w4_x - s5 * w4_z
    minus_w5_y = s5 * w4_x + c5 * w4_z
    w5_z = w4_y + qd[4]

    # link 5: angular acceleration alpha
    t33 = c5 * alpha3_y - s5 * alpha4_x
    t34 = w5_x * qd[4]
    alpha5_x = c5 * alpha4_x + s5 * alpha3_y - minus_w5_y * qd[4]
    alpha5_y = t33 - t34

    # link 5: acceleration a of its origin, gravity included
    a5_x = c5 * a4_x + s5 * minus_a4_z
    t35 = s5 * a4_x
    t36 = c5 * minus_a4_z
    a5_y = t36 - t35

    # link 5: force f = m a + U mc
    f5_x = 0.34 * a5_x
    f5_y = 0.34 * a5_y
    f5_z = 0.34 * a4_y

    # link 5: angular momentum h = I w about its origin
    h5_x = 0.0003 * w5_x
    minus_h5_y = 0.0003 * minus_w5_y
    h5_z = 0.0004 * w5_z

    # link 5: moment n = I alpha + w x h + mc x a
    n5_x = 0.0003 * alpha5_x + (w5_z * minus_h5_y - minus_w5_y * h5_z)
    n5_y = 0.0003 * alpha5_y + (w5_z * h5_x - w5_x * h5_z)
    n5_z = minus_w5_y * h5_x - w5_x * minus_h5_y - 0.0004 * minus_alpha4_y

    # link 6: angular velocity w
    w6_x = c6 * w5_x + s6 * w5_z
    w6_y = c6 * w5_z - s6 * w5_x
    w6_z = minus_w5_y + qd[5]

    # link 6: angular acceleration alpha
    alpha6_z = t34 - t33
    alpha6_x = c6 * alpha5_x - s6 * minus_alpha4_y + w6_y * qd[5]
    minus_alpha6_y = s6 * alpha5_x + c6 * minus_alpha4_y + w6_x * qd[5]

    # link 6: U = [alpha] + [w][w]
    U6_xz = w6_x * w6_z - minus_alpha6_y
    U6_yz = w6_y * w6_z - alpha6_x
    minus_U6_zz = w6_x * w6_x + w6_y * w6_y

    # link 6: acceleration a of its origin, gravity included
    a6_x = c6 * a5_x + s6 * a4_y
    a6_y = c6 * a4_y - s6 * a5_x
    a6_z = t35 - t36

    # link 6: force f = m a + U mc
    f6_x = 0.09 * a6_x + 0.0028799999999999997 * U6_xz
    f6_y = 0.09 * a6_y + 0.0028799999999999997 * U6_yz

    # link 6: angular momentum h = I w about its origin
    h6_x = 0.00024216 * w6_x
    h6_y = 0.00024216 * w6_y
    h6_z = 4e-05 * w6_z

    # link 6: moment n = I alpha + w x h + mc x a
    n6_z = 4e-05 * alpha6_z + (w6_x * h6_y - w6_y * h6_x)
    t37 = 0.00024216 * alpha6_x + (w6_y * h6_z - w6_z * h6_y)
    n6_x = t37 - 0.0028799999999999997 * a6_y
    t38 = w6_z * h6_x - w6_x * h6_z - 0.00024216 * minus_alpha6_y
    n6_y = t38 + 0.0028799999999999997 * a6_x

    # joint 5: force F and moment N through it, joint 6 added
    N5_x = n5_x + (c6 * n6_x - s6 * n6_y)
    N5_y = n5_y - n6_z
    N5_z = n5_z + (s6 * n6_x + c6 * n6_y)
    F5_x = f5_x + (c6 * f6_x - s6 * f6_y)
    F5_y = f5_y + (0.0028799999999999997 * minus_U6_zz - 0.09 * a6_z)
    F5_z = f5_z + (s6 * f6_x + c6 * f6_y)

    # joint 4: force F and moment N through it, joint 5 added
    t39 = s5 * N5_x + c5 * N5_y
    N4_x = n4_x + (c5 * N5_x - s5 * N5_y)
    N4_y = n4_y + N5_z
    N4_z = n4_z - t39
    F4_x = f4_x + (c5 * F5_x - s5 * F5_y)
    F4_y = f4_y + F5_z

    # joint 3: force F and moment N through it, joint 4 added
    t40 = c4 * F4_x - s4 * F4_y
    t41 = s5 * F5_x + c5 * F5_y - f4_z
    t42 = s4 * F4_x + c4 * F4_y
    N3_x = n3_x + (c4 * N4_x - s4 * N4_y - 0.4331 * t42)
    N3_y = n3_y + (t39 - n4_z + 0.0203 * t42)
    N3_z = n3_z + (s4 * N4_x + c4 * N4_y + (0.4331 * t40 - 0.0203 * t41))
    F3_x = f3_x + t40
    F3_y = f3_y + t41
    F3_z = f3_z + t42

    # joint 2: force F and moment N through it, joint 3 added
    t43 = c3 * F3_x - s3 * F3_y
    t44 = s3 * F3_x + c3 * F3_y
    N2_x = c3 * N3_x - s3 * N3_y + 0.0934 * t44 - minus_n2_x
    N2_y = n2_y + (s3 * N3_x + c3 * N3_y - (0.0934 * t43 + 0.4318 * F3_z))
    N2_z = n2_z + (N3_z + 0.4318 * t44)
    F2_x = f2_x + t43
    F2_y = f2_y + t44

    # joint 1: force F and moment N through it, joint 2 added
    F1_x = c2 * F2_x - s2 * F2_y
    minus_N1_z = s2 * N2_x + c2 * N2_y + 0.2435 * F1_x

    # composite body 5: with body 6 added
    t45 = 0.00024216 * c6
    t46 = 0.00024216 * s6
    t47 = t45 * c6 + t46 * s6
    Ixz_c5 = t45 * s6 - t46 * c6
    Ixx_c5 = t47 + 0.0003
    Izz_c5 = t47 + 0.0004

    # composite body 4: with body 5 added
    t48 = c5 * Ixx_c5
    t49 = 0.00033999999999999997 * s5
    Ixy_c4 = c5 * Ixz_c5
    minus_Iyz_c4 = s5 * Ixz_c5
    t50 = t48 * s5
    t51 = t49 * c5
    Ixz_c4 = t51 - t50
    mcx_c4 = 0.0028799999999999997 * s5

    # column 5: wrench of composite body 5 at joint 4
    F5at4_x = 0.0028799999999999997 * c5

    # composite body 4: with body 5 added
    Ixx_c4 = t48 * c5 + t49 * s5 + 0.00209602
    Iyy_c4 = Izz_c5 + 0.00209602
    Izz_c4 = s5 * Ixx_c5 * s5 + 0.00033999999999999997 * c5 * c5 + 0.0013

    # column 4: wrench of composite body 4 at joint 3
    t52 = s4 * Ixy_c4
    t53 = c4 * Ixx_c4 - t52
    t54 = c4 * Ixy_c4
    t55 = t54 - s4 * Iyy_c4
    t56 = c4 * Ixz_c4 + s4 * minus_Iyz_c4
    t57 = c4 * minus_Iyz_c4
    F4at3_z = c4 * mcx_c4
    t58 = 0.015579999999999998 - F5at4_x
    minus_F4at3_x = s4 * mcx_c4

    # composite body 3: with body 4 added
    mcx_c3 = F4at3_z - 0.025374999999999998
    t59 = t58 - 0.5413749999999999
    t60 = 0.0203 * (F4at3_z + mcx_c3)
    t61 = 0.4331 * (t58 + t59)
    Ixy_c3 = 0.0203 * t58 + 0.4331 * mcx_c3 - t56
    Ixz_c3 = t53 * s4 + t55 * c4 + 0.0203 * minus_F4at3_x
    t62 = 0.4331 * minus_F4at3_x
    t63 = (s4 * Ixx_c4 + t54) * s4 + (t52 + c4 * Iyy_c4) * c4
    mcy_c3 = t59 - 0.336
    mcz_c3 = minus_F4at3_x + 0.0672
    Ixx_c3 = t53 * c4 - t55 * s4 - t61 + 0.09046080000000001
    Iyy_c3 = Izz_c4 - t60 + 0.013440800000000001
    Iyz_c3 = (t50 - t51) * s4 + t57 + t62 + 0.004704000000000001
    Izz_c3 = t63 - (t60 + t61) + 0.08952

    # composite body 2: with body 3 added
    t64 = s3 * Ixy_c3
    t65 = c3 * Ixx_c3 - t64
    t66 = c3 * Ixy_c3
    t67 = t66 - s3 * Iyy_c3
    t68 = c3 * Ixz_c3 - s3 * Iyz_c3
    t69 = s3 * Ixz_c3 + c3 * Iyz_c3
    t70 = c3 * mcx_c3
    t71 = t70 - s3 * mcy_c3
    t72 = s3 * mcx_c3
    t73 = t72 + c3 * mcy_c3
    t74 = t71 + 2.61239
    t75 = mcz_c3 - 0.56507
    t76 = 0.4318 * (t71 + t74)
    t77 = 0.0934 * (mcz_c3 + t75)
    t78 = (s3 * Ixx_c3 + t66) * s3 + (t64 + c3 * Iyy_c3) * c3
    mcx_c2 = t74 + 1.1832
    mcy_c2 = t73 + 0.10439999999999999
    mcz_c2 = t75 - 0.2784
    Ixx_c2 = t65 * c3 - t67 * s3 - t77 + 0.1350808
    Ixy_c2 = t65 * s3 + t67 * c3 - 0.4318 * t73 - 0.0070992
    Iyy_c2 = t78 + (t76 - t77) + 0.608912
    Ixz_c2 = t68 - (0.4318 * mcz_c3 - 0.0934 * t74) + 0.018931200000000002
    Iyz_c2 = t69 + 0.0934 * t73 + 0.0016703999999999998
    Izz_c2 = Izz_c3 + t76 + 0.6200840000000001

    # composite body 1: with body 2 added
    t79 = (s2 * Ixx_c2 + c2 * Ixy_c2) * s2
    minus_mcz_c1 = s2 * mcx_c2 + c2 * mcy_c2
    mcy_c1 = mcz_c2 + 5.710075
    Iyz_c1 = 0.2435 * minus_mcz_c1 - (s2 * Ixz_c2 + c2 * Iyz_c2)
    t80 = t79 + (s2 * Ixy_c2 + c2 * Iyy_c2) * c2
    Izz_c1 = t80 + 0.2435 * (mcz_c2 + mcy_c1) + 0.35

    # column 6: wrench of composite body 6 at joint 4
    N6at4_x = 4e-05 * s5
    N6at4_z = 4e-05 * c5

    # column 6: wrench of composite body 6 at joint 3
    N6at3_x = c4 * N6at4_x
    N6at3_z = s4 * N6at4_x

    # column 6: wrench of composite body 6 at joint 2
    N6at2_x = c3 * N6at3_x + s3 * N6at4_z
    N6at2_y = s3 * N6at3_x - c3 * N6at4_z

    # column 6: wrench of composite body 6 at joint 1
    minus_N6at1_z = s2 * N6at2_x + c2 * N6at2_y

    # column 5: wrench of composite body 5 at joint 3
    F5at3_x = c4 * F5at4_x
    F5at3_z = s4 * F5at4_x
    N5at3_x = t54 - s4 * Izz_c5 - 0.4331 * F5at3_z
    N5at3_y = minus_Iyz_c4 + 0.0203 * F5at3_z
    t81 = 0.4331 * F5at3_x - 5.846399999999999e-05 * s5
    N5at3_z = t52 + c4 * Izz_c5 + t81

    # column 5: wrench of composite body 5 at joint 2
    F5at2_x = c3 * F5at3_x - s3 * mcx_c4
    F5at2_y = s3 * F5at3_x + c3 * mcx_c4
    N5at2_x = c3 * N5at3_x - s3 * N5at3_y + 0.0934 * F5at2_y
    t82 = 0.0934 * F5at2_x + 0.4318 * F5at3_z
    N5at2_y = s3 * N5at3_x + c3 * N5at3_y - t82
    N5at2_z = N5at3_z + 0.4318 * F5at2_y

    # column 5: wrench of composite body 5 at joint 1
    F5at1_x = c2 * F5at2_x - s2 * F5at2_y
    minus_N5at1_z = s2 * N5at2_x + c2 * N5at2_y + 0.2435 * F5at1_x

    # column 4: wrench of composite body 4 at joint 3
    N4at3_x = t56 - 0.4331 * F4at3_z
    N4at3_y = 0.0203 * F4at3_z - Izz_c4
    N4at3_z = s4 * Ixz_c4 - t57 - t62

    # column 4: wrench of composite body 4 at joint 2
    minus_F4at2_x = c3 * minus_F4at3_x
    minus_F4at2_y = s3 * minus_F4at3_x
    N4at2_x = c3 * N4at3_x - s3 * N4at3_y - 0.0934 * minus_F4at2_y
    t83 = 0.0934 * minus_F4at2_x - 0.4318 * F4at3_z
    N4at2_y = s3 * N4at3_x + c3 * N4at3_y + t83
    N4at2_z = N4at3_z - 0.4318 * minus_F4at2_y

    # column 4: wrench of composite body 4 at joint 1
    F4at1_x = s2 * minus_F4at2_y - c2 * minus_F4at2_x
    minus_N4at1_z = s2 * N4at2_x + c2 * N4at2_y + 0.2435 * F4at1_x

    # column 3: wrench of composite body 3 at joint 3
    F3at3_x = 0.336 - t59

    # column 3: wrench of composite body 3 at joint 2
    F3at2_x = c3 * F3at3_x - t72
    F3at2_y = s3 * F3at3_x + t70
    N3at2_x = t68 + 0.0934 * F3at2_y
    N3at2_y = t69 - 0.0934 * F3at2_x
    N3at2_z = Izz_c3 + 0.4318 * F3at2_y

    # column 3: wrench of composite body 3 at joint 1
    F3at1_x = c2 * F3at2_x - s2 * F3at2_y
    minus_N3at1_z = s2 * N3at2_x + c2 * N3at2_y + 0.2435 * F3at1_x

    # factor 6: M = L^T D L
    minus_L6_1 = 24999.999999999996 * minus_N6at1_z
    L6_2 = 24999.999999999996 * N6at3_z
    L6_4 = 0.9999999999999999 * c5

    # factor 5: M = L^T D L
    t84 = L6_2 * minus_N6at1_z
    t85 = L6_2 * N6at3_z
    t86 = L6_4 * N6at3_z
    minus_L5_1 = minus_N5at1_z / Izz_c5
    L5_2 = N5at2_z / Izz_c5
    L5_3 = N5at3_z / Izz_c5
    minus_L5_4 = minus_Iyz_c4 / Izz_c5

    # factor 4: M = L^T D L
    t87 = L6_4 * minus_N6at1_z - minus_N4at1_z
    t88 = t87 - minus_L5_4 * minus_N5at1_z
    t89 = N4at2_z - t86 + minus_L5_4 * N5at2_z
    t90 = N4at3_z - t86 + minus_L5_4 * N5at3_z
    D4 = Izz_c4 - L6_4 * N6at4_z - minus_L5_4 * minus_Iyz_c4
    L4_1 = t88 / D4
    L4_2 = t89 / D4
    L4_3 = t90 / D4

    # factor 3: M = L^T D L
    t91 = Izz_c1 - minus_L6_1 * minus_N6at1_z - minus_L5_1 * minus_N5at1_z
    t92 = t84 - minus_N3at1_z + L5_3 * minus_N5at1_z - L4_3 * t88
    t93 = N3at2_z - t85 - L5_3 * N5at2_z - L4_3 * t89
    D3 = Izz_c3 - t85 - L5_3 * N5at3_z - L4_3 * t90
    L3_1 = t92 / D3
    L3_2 = t93 / D3

    # factor 2: M = L^T D L
    t94 = Iyz_c1 + t84 + L5_2 * minus_N5at1_z - L4_2 * t88 - L3_2 * t92
    D2 = Izz_c2 - t85 - L5_2 * N5at2_z - L4_2 * t89 - L3_2 * t93
    L2_1 = t94 / D2

    # factor 1: M = L^T D L
    D1 = t91 - L4_1 * t88 - L3_1 * t92 - L2_1 * t94

    # back substitution
    t95 = tau[4] - N5_z
    t96 = tau[5] - n6_z
    t97 = L6_2 * t96
    t98 = tau[3] - N4_z - L6_4 * t96 + minus_L5_4 * t95
    t99 = tau[0] + minus_N1_z + minus_L6_1 * t96 + minus_L5_1 * t95
    t100 = tau[2] - N3_z - t97 - L5_3 * t95 - L4_3 * t98
    t101 = tau[1] - N2_z - t97 - L5_2 * t95 - L4_2 * t98 - L3_2 * t100
    z1 = (t99 - L4_1 * t98 - L3_1 * t100 - L2_1 * t101) / D1
    z2 = t101 / D2
    x2 = z2 - L2_1 * z1
    z3 = t100 / D3
    x3 = z3 - L3_1 * z1 - L3_2 * x2
    z4 = t98 / D4
    x4 = z4 - L4_1 * z1 - L4_2 * x2 - L4_3 * x3
    z5 = t95 / Izz_c5
    x5 = z5 + minus_L5_1 * z1 - L5_2 * x2 - L5_3 * x3 + minus_L5_4 * x4
    z6 = 24999.999999999996 * t96
    x6 = z6 + minus_L6_1 * z1 - L6_2 * x2 - L6_2 * x3 - L6_4 * x4

    qdd = np.empty((6, *batch), dtype)
    qdd[0] = z1
    qdd[1] = x2
    qdd[2] = x3
    qdd[3] = x4
    qdd[4] = x5
    qdd[5] = x6
    return _packed(qdd, 1)


def forward_kinematics(q):
    """The pose of each tip.

    q: joint positions (rad, m), shape (..., 6)
    X: pose of each tip in the base frame, shape (..., 1, 4, 4)
    """
    batch, dtype, q = _unpack(
        ("q", q, (6,)),
    )

    # sines and cosines of the joint angles
    s1 = np.sin(q[0])
    c1 = np.cos(q[0])
    s2 = np.sin(q[1])
    c2 = np.cos(q[1])
    s3 = np.sin(q[2])
    c3 = np.cos(q[2])
    s4 = np.sin(q[3])
    c4 = np.cos(q[3])
    s5 = np.sin(q[4])
    c5 = np.cos(q[4])
    s6 = np.sin(q[5])
    c6 = np.cos(q[5])

    # link 2: axes E and origin o in the base frame
    E2_xx = c1 * c2
    minus_E2_xy = c1 * s2
    E2_yx = s1 * c2
    minus_E2_yy = s1 * s2
    minus_o2_x = 0.2435 * s1
    o2_y = 0.2435 * c1

    # link 3: axes E and origin o in the base frame
    E3_xx = E2_xx * c3 - minus_E2_xy * s3

    # link 4: axes E and origin o in the base frame
    E4_xz = E2_xx * s3 + minus_E2_xy * c3

    # link 3: axes E and origin o in the base frame
    E3_yx = E2_yx * c3 - minus_E2_yy * s3

    # link 4: axes E and origin o in the base frame
    E4_yz = E2_yx * s3 + minus_E2_yy * c3

    # link 3: axes E and origin o in the base frame
    minus_E3_zx = s2 * c3 + c2 * s3
    t1 = s2 * s3
    t2 = c2 * c3
    E3_zy = t1 - t2
    minus_o3_z = 0.4318 * s2
    o3_x = 0.4318 * E2_xx + 0.0934 * s1 - minus_o2_x
    o3_y = o2_y + (0.4318 * E2_yx - 0.0934 * c1)

    # link 4: axes E and origin o in the base frame
    E4_xx = E3_xx * c4 - s1 * s4
    minus_E4_xy = E3_xx * s4 + s1 * c4
    E4_yx = E3_yx * c4 + c1 * s4
    E4_yy = c1 * c4 - E3_yx * s4
    minus_E4_zx = minus_E3_zx * c4
    E4_zy = minus_E3_zx * s4
    E4_zz = t2 - t1
    o4_x = o3_x + (0.4331 * E4_xz - 0.0203 * E3_xx)
    o4_y = o3_y + (0.4331 * E4_yz - 0.0203 * E3_yx)
    o4_z = 0.0203 * minus_E3_zx - 0.4331 * E3_zy - minus_o3_z

    # link 5: axes E and origin o in the base frame
    E5_xx = E4_xx * c5 - E4_xz * s5

    # link 6: axes E and origin o in the base frame
    E6_xz = E4_xx * s5 + E4_xz * c5

    # link 5: axes E and origin o in the base frame
    E5_yx = E4_yx * c5 - E4_yz * s5

    # link 6: axes E and origin o in the base frame
    E6_yz = E4_yx * s5 + E4_yz * c5

    # link 5: axes E and origin o in the base frame
    minus_E5_zx = minus_E4_zx * c5 + E4_zz * s5

    # link 6: axes E and origin o in the base frame
    E6_xx = E5_xx * c6 - minus_E4_xy * s6
    minus_E6_xy = E5_xx * s6 + minus_E4_xy * c6
    E6_yx = E5_yx * c6 + E4_yy * s6
    E6_yy = E4_yy * c6 - E5_yx * s6
    E6_zx = E4_zy * s6 - minus_E5_zx * c6
    E6_zy = minus_E5_zx * s6 + E4_zy * c6
    E6_zz = E4_zz * c5 - minus_E4_zx * s5

    X = np.empty((1, 4, 4, *batch), dtype)
    X[0, 0, 0] = E6_xx
    X[0, 0, 1] = -minus_E6_xy
    X[0, 0, 2] = E6_xz
    X[0, 0, 3] = o4_x
    X[0, 1, 0] = E6_yx
    X[0, 1, 1] = E6_yy
    X[0, 1, 2] = E6_yz
    X[0, 1, 3] = o4_y
    X[0, 2, 0] = E6_zx
    X[0, 2, 1] = E6_zy
    X[0, 2, 2] = E6_zz
    X[0, 2, 3] = o4_z
    X[0, 3, 0] = 0.0
    X[0, 3, 1] = 0.0
    X[0, 3, 2] = 0.0
    X[0, 3, 3] = 1.0
    return _packed(X, 3)


def jacobian(q):
    """The body Jacobian of each tip: its twist in its own frame is J qd.

    q: joint positions (rad, m), shape (..., 6)
    J: body Jacobian of each tip, angular rows first, shape (..., 1, 6, 6)
    """
    batch, dtype, q = _unpack(
        ("q", q, (6,)),
    )

    # sines and cosines of the joint angles
    s2 = np.sin(q[1])
    c2 = np.cos(q[1])
    s3 = np.sin(q[2])
    c3 = np.cos(q[2])
    s4 = np.sin(q[3])
    c4 = np.cos(q[3])
    s5 = np.sin(q[4])
    c5 = np.cos(q[4])
    s6 = np.sin(q[5])
    c6 = np.cos(q[5])

    # tip 1: axes E and origin o seen from link 4
    E4t1_xx = c5 * c6
    minus_E4t1_xy = c5 * s6

    # tip 1: axes E and origin o seen from link 3
    E3t1_yx = s5 * c6

    # tip 1: axes E and origin o seen from link 4
    E4t1_zy = s5 * s6

    # tip 1: axes E and origin o seen from link 3
    E3t1_xx = c4 * E4t1_xx - s4 * s6
    minus_E3t1_xy = c4 * minus_E4t1_xy + s4 * c6
    E3t1_xz = c4 * s5
    E3t1_zx = s4 * E4t1_xx + c4 * s6
    E3t1_zy = c4 * c6 - s4 * minus_E4t1_xy
    E3t1_zz = s4 * s5

    # tip 1: axes E and origin o seen from link 2
    E2t1_xx = c3 * E3t1_xx - s3 * E3t1_yx
    E2t1_xy = s3 * E4t1_zy - c3 * minus_E3t1_xy
    E2t1_xz = c3 * E3t1_xz + s3 * c5
    E2t1_yx = s3 * E3t1_xx + c3 * E3t1_yx
    minus_E2t1_yy = s3 * minus_E3t1_xy + c3 * E4t1_zy
    E2t1_yz = s3 * E3t1_xz - c3 * c5
    minus_o2t1_y = 0.0203 * s3 + 0.4331 * c3
    o2t1_x = 0.4331 * s3 - 0.0203 * c3 + 0.4318

    # tip 1: axes E and origin o seen from link 1
    E1t1_xx = c2 * E2t1_xx - s2 * E2t1_yx
    E1t1_xy = c2 * E2t1_xy + s2 * minus_E2t1_yy
    E1t1_xz = c2 * E2t1_xz - s2 * E2t1_yz
    minus_E1t1_zx = s2 * E2t1_xx + c2 * E2t1_yx
    E1t1_zy = c2 * minus_E2t1_yy - s2 * E2t1_xy
    minus_E1t1_zz = s2 * E2t1_xz + c2 * E2t1_yz
    o1t1_x = c2 * o2t1_x + s2 * minus_o2t1_y

    J = np.empty((1, 6, 6, *batch), dtype)
    J[0, 0, 0] = -minus_E1t1_zx
    J[0, 0, 1] = E3t1_zx
    J[0, 0, 2] = E3t1_zx
    J[0, 0, 3] = -E3t1_yx
    J[0, 0, 4] = s6
    J[0, 0, 5] = 0.0
    J[0, 1, 0] = E1t1_zy
    J[0, 1, 1] = E3t1_zy
    J[0, 1, 2] = E3t1_zy
    J[0, 1, 3] = E4t1_zy
    J[0, 1, 4] = c6
    J[0, 1, 5] = 0.0
    J[0, 2, 0] = -minus_E1t1_zz
    J[0, 2, 1] = E3t1_zz
    J[0, 2, 2] = E3t1_zz
    J[0, 2, 3] = c5
    J[0, 2, 4] = 0.0
    J[0, 2, 5] = 1.0
    J[0, 3, 0] = E3t1_zx * o1t1_x - 0.1501 * E1t1_xx
    J[0, 3, 1] = E2t1_xx * minus_o2t1_y + E2t1_yx * o2t1_x
    J[0, 3, 2] = 0.4331 * E3t1_xx - 0.0203 * E3t1_yx
    J[0, 3, 3] = 0.0
    J[0, 3, 4] = 0.0
    J[0, 3, 5] = 0.0
    J[0, 4, 0] = E3t1_zy * o1t1_x - 0.1501 * E1t1_xy
    J[0, 4, 1] = E2t1_xy * minus_o2t1_y - minus_E2t1_yy * o2t1_x
    J[0, 4, 2] = 0.0203 * E4t1_zy - 0.4331 * minus_E3t1_xy
    J[0, 4, 3] = 0.0
    J[0, 4, 4] = 0.0
    J[0, 4, 5] = 0.0
    J[0, 5, 0] = E3t1_zz * o1t1_x - 0.1501 * E1t1_xz
    J[0, 5, 1] = E2t1_xz * minus_o2t1_y + E2t1_yz * o2t1_x
    J[0, 5, 2] = 0.4331 * E3t1_xz + 0.0203 * c5
    J[0, 5, 3] = 0.0
    J[0, 5, 4] = 0.0
    J[0, 5, 5] = 0.0
    return _packed(J, 3)
