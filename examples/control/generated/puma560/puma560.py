"""puma560.py: dynamics of puma560, made by symdyn 0.1.0. Do not edit.

Made from puma560.toml, sha256 30bdc4e56400bf37.
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
  inverse_dynamics  273 mul, 214 add, 10 sin/cos  (by newton-euler-classical)
  bias              250 mul, 181 add, 10 sin/cos  (by newton-euler-classical)
  forward_dynamics  453 mul, 372 add, 19 div, 10 sin/cos  (by ldlt)
  mass_matrix_bias  373 mul, 314 add, 10 sin/cos  (by carried-body+newton-euler-classical)

Parameters p, with the nominal values
  p[0]  link6.m = 0.09 kg
  p[1]  link6.mcz = 0.0028799999999999997 kg m
  p[2]  link6.Ixx = 0.00024216 kg m^2
  p[3]  link6.Iyy = 0.00024216 kg m^2
  p[4]  joint1.rotor_inertia = 0.0 kg m^2
  p[5]  joint2.rotor_inertia = 0.0 kg m^2
  p[6]  joint3.rotor_inertia = 0.0 kg m^2
  p[7]  joint4.rotor_inertia = 0.0 kg m^2
  p[8]  joint5.rotor_inertia = 0.0 kg m^2
  p[9]  joint6.rotor_inertia = 0.0 kg m^2

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


def inverse_dynamics(q, qd, qdd, p):
    """Joint forces for given accelerations: tau = M qdd + C qd + phi.

    q: joint positions (rad, m), shape (..., 6)
    qd: joint velocities (rad/s, m/s), shape (..., 6)
    qdd: joint accelerations (rad/s^2, m/s^2), shape (..., 6)
    p: parameters, shape (..., 10)
    tau: joint forces (N m, N), shape (..., 6)
    """
    batch, dtype, q, qd, qdd, p = _unpack(
        ("q", q, (6,)),
        ("qd", qd, (6,)),
        ("qdd", qdd, (6,)),
        ("p", p, (10,)),
    )

    # parameters
    link6_m = p[0]
    link6_mcz = p[1]
    link6_Ixx = p[2]
    link6_Iyy = p[3]
    joint1_rotor_inertia = p[4]
    joint2_rotor_inertia = p[5]
    joint3_rotor_inertia = p[6]
    joint4_rotor_inertia = p[7]
    joint5_rotor_inertia = p[8]
    joint6_rotor_inertia = p[9]

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

    # link 1: moment n = I alpha + w x K + mc x a
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
    t9 = 0.2784 * U2_xz
    t10 = 1.1832 * U2_yx - 0.10439999999999999 * minus_U2_yy
    t11 = 0.2784 * U2_yz
    f2_x = t8 - t9 - 17.4 * minus_a2_x
    f2_y = 17.4 * a2_y + (t10 - t11)

    # link 2: angular momentum K = I w about its origin
    t12 = 0.0070992 * minus_w2_y - 0.1350808 * minus_w2_x
    t13 = 0.018931200000000002 * qd[1]
    K2_x = t12 + t13
    t14 = 0.0070992 * minus_w2_x - 0.608912 * minus_w2_y
    t15 = 0.0016703999999999998 * qd[1]
    K2_y = t14 + t15
    t16 = 0.0016703999999999998 * minus_w2_y
    t17 = 0.018931200000000002 * minus_w2_x
    K2_z = 0.6200840000000001 * qd[1] - (t17 + t16)

    # link 2: moment n = I alpha + w x K + mc x a
    t18 = 0.1350808 * minus_alpha2_x + 0.0070992 * alpha2_y
    t19 = 0.018931200000000002 * qdd[1]
    t20 = 0.0070992 * minus_alpha2_x + 0.608912 * alpha2_y
    t21 = 0.0016703999999999998 * qdd[1]
    t22 = 0.018931200000000002 * minus_alpha2_x
    t23 = 0.0016703999999999998 * alpha2_y
    t24 = t23 - t22 + 0.6200840000000001 * qdd[1]
    t25 = minus_w2_y * K2_x - minus_w2_x * K2_y
    t26 = 0.2784 * a2_y - 0.025421399999999997 * minus_U1_xx
    t27 = t19 - t18 - (minus_w2_y * K2_z + qd[1] * K2_y)
    n2_x = t27 + t26
    t28 = t20 + t21 + (qd[1] * K2_x + minus_w2_x * K2_z)
    t29 = 0.2784 * minus_a2_x + 0.2881092 * minus_U1_xx
    n2_y = t28 + t29
    n2_z = t24 + t25 + (1.1832 * a2_y + 0.10439999999999999 * minus_a2_x)

    # link 3: angular velocity w
    minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y
    w3_y = s3 * minus_w2_x - c3 * minus_w2_y
    w3_z = qd[1] + qd[2]

    # link 3: angular acceleration alpha
    alpha3_x = s3 * alpha2_y - c3 * minus_alpha2_x + w3_y * qd[2]
    alpha3_y = s3 * minus_alpha2_x + c3 * alpha2_y + minus_w3_x * qd[2]
    alpha3_z = qdd[1] + qdd[2]

    # link 3: U = [alpha] + [w][w]
    t30 = minus_w3_x * minus_w3_x
    t31 = w3_y * w3_y
    t32 = w3_z * w3_z
    t33 = minus_w3_x * w3_y
    t34 = minus_w3_x * w3_z
    t35 = w3_y * w3_z
    minus_U3_xx = t31 + t32
    minus_U3_xy = t33 + alpha3_z
    U3_xz = alpha3_y - t34
    U3_yx = alpha3_z - t33
    minus_U3_yy = t30 + t32
    U3_yz = t35 - alpha3_x
    minus_U3_zx = t34 + alpha3_y
    U3_zy = t35 + alpha3_x
    minus_U3_zz = t30 + t31

    # link 3: acceleration a of its origin, gravity included
    t36 = minus_a2_x + (0.4318 * minus_U2_xx + 0.0934 * U2_xz)
    t37 = a2_y + (0.4318 * U2_yx - 0.0934 * U2_yz)
    a3_z = 0.0934 * minus_U2_zz - 0.4318 * minus_U2_zx - minus_a2_z
    a3_x = s3 * t37 - c3 * t36
    a3_y = s3 * t36 + c3 * t37

    # link 3: force f = m a + U mc
    f3_x = 4.8 * a3_x + (0.336 * minus_U3_xy + 0.0672 * U3_xz)
    f3_y = 4.8 * a3_y + (0.336 * minus_U3_yy + 0.0672 * U3_yz)
    f3_z = 4.8 * a3_z - (0.336 * U3_zy + 0.0672 * minus_U3_zz)

    # link 3: angular momentum K = I w about its origin
    minus_K3_x = 0.09046080000000001 * minus_w3_x
    K3_y = 0.013440800000000001 * w3_y + 0.004704000000000001 * w3_z
    K3_z = 0.004704000000000001 * w3_y + 0.08952 * w3_z

    # link 3: moment n = I alpha + w x K + mc x a
    t38 = 0.013440800000000001 * alpha3_y
    t39 = 0.004704000000000001 * alpha3_z
    t40 = 0.004704000000000001 * alpha3_y + 0.08952 * alpha3_z
    t41 = w3_y * minus_K3_x - minus_w3_x * K3_y
    t42 = 0.09046080000000001 * alpha3_x + (w3_y * K3_z - w3_z * K3_y)
    t43 = 0.336 * a3_z + 0.0672 * a3_y
    n3_x = t42 - t43
    t44 = t38 + t39 + (minus_w3_x * K3_z - w3_z * minus_K3_x)
    t45 = 0.0672 * a3_x
    n3_y = t44 + t45
    n3_z = t40 + t41 + 0.336 * a3_x

    # link 4: angular velocity w
    w4_x = s4 * w3_z - c4 * minus_w3_x
    w4_y = s4 * minus_w3_x + c4 * w3_z
    w4_z = qd[3] - w3_y

    # link 4: angular acceleration alpha
    alpha4_x = c4 * alpha3_x + s4 * alpha3_z + w4_y * qd[3]
    alpha4_y = c4 * alpha3_z - s4 * alpha3_x - w4_x * qd[3]
    alpha4_z = qdd[3] - alpha3_y

    # link 4: U = [alpha] + [w][w]
    U4_xz = w4_x * w4_z + alpha4_y
    U4_yz = w4_y * w4_z - alpha4_x
    minus_U4_zz = w4_x * w4_x + w4_y * w4_y

    # link 4: acceleration a of its origin, gravity included
    t46 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy)
    minus_a4_z = a3_y + (0.4331 * minus_U3_yy - 0.0203 * U3_yx)
    t47 = a3_z + (0.0203 * minus_U3_zx - 0.4331 * U3_zy)
    a4_x = c4 * t46 + s4 * t47
    a4_y = c4 * t47 - s4 * t46

    # link 4: force f = m a + U mc
    f4_x = 0.82 * a4_x - 0.015579999999999998 * U4_xz
    f4_y = 0.82 * a4_y - 0.015579999999999998 * U4_yz
    f4_z = 0.015579999999999998 * minus_U4_zz - 0.82 * minus_a4_z

    # link 4: angular momentum K = I w about its origin
    K4_x = 0.00209602 * w4_x
    K4_y = 0.00209602 * w4_y
    K4_z = 0.0013 * w4_z

    # link 4: moment n = I alpha + w x K + mc x a
    n4_z = 0.0013 * alpha4_z + (w4_x * K4_y - w4_y * K4_x)
    t48 = 0.00209602 * alpha4_x + (w4_y * K4_z - w4_z * K4_y)
    t49 = 0.015579999999999998 * a4_y
    n4_x = t48 + t49
    t50 = 0.00209602 * alpha4_y + (w4_z * K4_x - w4_x * K4_z)
    t51 = 0.015579999999999998 * a4_x
    n4_y = t50 - t51

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
    a5_y = c5 * minus_a4_z - s5 * a4_x

    # link 5: force f = m a + U mc
    f5_x = 0.34 * a5_x
    f5_y = 0.34 * a5_y
    f5_z = 0.34 * a4_y

    # link 5: angular momentum K = I w about its origin
    K5_x = 0.0003 * w5_x
    minus_K5_y = 0.0003 * minus_w5_y
    K5_z = 0.0004 * w5_z

    # link 5: moment n = I alpha + w x K + mc x a
    n5_x = 0.0003 * alpha5_x + (w5_z * minus_K5_y - minus_w5_y * K5_z)
    n5_y = w5_z * K5_x - w5_x * K5_z - 0.0003 * minus_alpha5_y
    n5_z = 0.0004 * alpha5_z + (minus_w5_y * K5_x - w5_x * minus_K5_y)

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

    # link 6: force f = m a + U mc
    f6_x = link6_m * a6_x + U6_xz * link6_mcz
    f6_y = link6_m * a6_y + U6_yz * link6_mcz

    # link 6: angular momentum K = I w about its origin
    K6_x = link6_Ixx * w6_x
    K6_y = link6_Iyy * w6_y
    K6_z = 4e-05 * w6_z

    # link 6: moment n = I alpha + w x K + mc x a
    n6_z = 4e-05 * alpha6_z + (w6_x * K6_y - w6_y * K6_x)
    t52 = link6_Ixx * alpha6_x + (w6_y * K6_z - w6_z * K6_y)
    t53 = link6_mcz * a6_y
    n6_x = t52 - t53
    t54 = link6_Iyy * alpha6_y + (w6_z * K6_x - w6_x * K6_z)
    t55 = link6_mcz * a6_x
    n6_y = t54 + t55

    # joint 5: force F and moment N through it, joint 6 added
    N5_x = n5_x + (c6 * n6_x - s6 * n6_y)
    N5_y = n5_y - n6_z
    N5_z = n5_z + (s6 * n6_x + c6 * n6_y)
    F5_x = f5_x + (c6 * f6_x - s6 * f6_y)
    F5_y = f5_y + (minus_U6_zz * link6_mcz + link6_m * a5_y)
    F5_z = f5_z + (s6 * f6_x + c6 * f6_y)

    # joint 4: force F and moment N through it, joint 5 added
    N4_x = n4_x + (c5 * N5_x - s5 * N5_y)
    N4_y = n4_y + N5_z
    N4_z = n4_z - (s5 * N5_x + c5 * N5_y)
    F4_x = f4_x + (c5 * F5_x - s5 * F5_y)
    F4_y = f4_y + F5_z

    # joint 3: force F and moment N through it, joint 4 added
    t56 = c4 * F4_x - s4 * F4_y
    t57 = s5 * F5_x + c5 * F5_y - f4_z
    t58 = s4 * F4_x + c4 * F4_y
    N3_x = n3_x + (c4 * N4_x - s4 * N4_y - 0.4331 * t58)
    N3_y = n3_y + (0.0203 * t58 - N4_z)
    N3_z = n3_z + (s4 * N4_x + c4 * N4_y + (0.4331 * t56 - 0.0203 * t57))
    F3_x = f3_x + t56
    F3_y = f3_y + t57
    F3_z = f3_z + t58

    # joint 2: force F and moment N through it, joint 3 added
    t59 = c3 * F3_x - s3 * F3_y
    t60 = s3 * F3_x + c3 * F3_y
    N2_x = n2_x + (c3 * N3_x - s3 * N3_y + 0.0934 * t60)
    N2_y = n2_y + (s3 * N3_x + c3 * N3_y - (0.0934 * t59 + 0.4318 * F3_z))
    N2_z = n2_z + (N3_z + 0.4318 * t60)
    F2_x = f2_x + t59
    F2_y = f2_y + t60

    # joint 1: force F and moment N through it, joint 2 added
    F1_x = c2 * F2_x - s2 * F2_y
    N1_z = n1_z - (s2 * N2_x + c2 * N2_y + 0.2435 * F1_x)

    tau = np.empty((6, *batch), dtype)
    tau[0] = N1_z + joint1_rotor_inertia * qdd[0]
    tau[1] = N2_z + joint2_rotor_inertia * qdd[1]
    tau[2] = N3_z + joint3_rotor_inertia * qdd[2]
    tau[3] = N4_z + joint4_rotor_inertia * qdd[3]
    tau[4] = N5_z + joint5_rotor_inertia * qdd[4]
    tau[5] = n6_z + joint6_rotor_inertia * qdd[5]
    return _packed(tau, 1)


def bias(q, qd, p):
    """Joint forces at zero acceleration: h = C qd + phi.

    q: joint positions (rad, m), shape (..., 6)
    qd: joint velocities (rad/s, m/s), shape (..., 6)
    p: parameters, shape (..., 10)
    h: bias forces (N m, N), shape (..., 6)
    """
    batch, dtype, q, qd, p = _unpack(
        ("q", q, (6,)),
        ("qd", qd, (6,)),
        ("p", p, (10,)),
    )

    # parameters
    link6_m = p[0]
    link6_mcz = p[1]
    link6_Ixx = p[2]
    link6_Iyy = p[3]

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
    t5 = 170.694 * s2
    f2_x = t4 - t5
    t6 = 1.1832 * U2_xy - 0.10439999999999999 * minus_U2_yy
    t7 = 170.694 * c2
    f2_y = t6 - t7

    # link 2: angular momentum K = I w about its origin
    t8 = 0.0070992 * minus_w2_y - 0.1350808 * minus_w2_x
    t9 = 0.018931200000000002 * qd[1]
    K2_x = t8 + t9
    t10 = 0.0070992 * minus_w2_x - 0.608912 * minus_w2_y
    t11 = 0.0016703999999999998 * qd[1]
    K2_y = t10 + t11
    t12 = 0.0016703999999999998 * minus_w2_y
    t13 = 0.018931200000000002 * minus_w2_x
    K2_z = 0.6200840000000001 * qd[1] - (t13 + t12)

    # link 2: moment n = I alpha + w x K + mc x a
    t14 = 0.018931200000000002 * minus_alpha2_x
    t15 = 0.0016703999999999998 * alpha2_y
    t16 = 0.1350808 * minus_alpha2_x + 0.0070992 * alpha2_y
    t17 = minus_w2_y * K2_z + qd[1] * K2_y
    t18 = 0.0070992 * minus_alpha2_x + 0.608912 * alpha2_y
    t19 = qd[1] * K2_x + minus_w2_x * K2_z
    t20 = 0.025421399999999997 * minus_U1_xx + 2.7311039999999998 * c2
    t21 = t16 + t17
    minus_n2_x = t21 + t20
    n2_y = t18 + t19 + (2.7311039999999998 * s2 + 0.2881092 * minus_U1_xx)
    t22 = t15 - t14 + (minus_w2_y * K2_x - minus_w2_x * K2_y)
    t23 = 1.024164 * s2 - 11.607192000000001 * c2
    n2_z = t22 + t23

    # link 3: angular velocity w
    minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y
    w3_y = s3 * minus_w2_x - c3 * minus_w2_y
    w3_z = qd[1] + qd[2]

    # link 3: angular acceleration alpha
    alpha3_x = s3 * alpha2_y - c3 * minus_alpha2_x + w3_y * qd[2]
    alpha3_y = s3 * minus_alpha2_x + c3 * alpha2_y + minus_w3_x * qd[2]

    # link 3: U = [alpha] + [w][w]
    t24 = minus_w3_x * minus_w3_x
    t25 = w3_y * w3_y
    t26 = w3_z * w3_z
    minus_U3_xy = minus_w3_x * w3_y
    t27 = minus_w3_x * w3_z
    t28 = w3_y * w3_z
    minus_U3_xx = t25 + t26
    U3_xz = alpha3_y - t27
    minus_U3_yy = t24 + t26
    U3_yz = t28 - alpha3_x
    minus_U3_zx = t27 + alpha3_y
    U3_zy = t28 + alpha3_x
    minus_U3_zz = t24 + t25

    # link 3: acceleration a of its origin, gravity included
    t29 = minus_a2_x + 0.4318 * minus_U2_xx
    t30 = 0.4318 * U2_xy - minus_a2_y
    a3_z = 0.0934 * minus_U2_zz - 0.8636 * alpha2_y - minus_a2_z
    a3_x = s3 * t30 - c3 * t29
    a3_y = s3 * t29 + c3 * t30

    # link 3: force f = m a + U mc
    f3_x = 4.8 * a3_x + (0.336 * minus_U3_xy + 0.0672 * U3_xz)
    f3_y = 4.8 * a3_y + (0.336 * minus_U3_yy + 0.0672 * U3_yz)
    f3_z = 4.8 * a3_z - (0.336 * U3_zy + 0.0672 * minus_U3_zz)

    # link 3: angular momentum K = I w about its origin
    minus_K3_x = 0.09046080000000001 * minus_w3_x
    K3_y = 0.013440800000000001 * w3_y + 0.004704000000000001 * w3_z
    K3_z = 0.004704000000000001 * w3_y + 0.08952 * w3_z

    # link 3: moment n = I alpha + w x K + mc x a
    t31 = minus_w3_x * K3_z - w3_z * minus_K3_x
    t32 = 0.013440800000000001 * alpha3_y
    t33 = w3_y * minus_K3_x - minus_w3_x * K3_y
    t34 = 0.004704000000000001 * alpha3_y
    t35 = 0.09046080000000001 * alpha3_x + (w3_y * K3_z - w3_z * K3_y)
    t36 = 0.336 * a3_z + 0.0672 * a3_y
    n3_x = t35 - t36
    n3_y = t32 + t31 + 0.0672 * a3_x
    n3_z = t34 + t33 + 0.336 * a3_x

    # link 4: angular velocity w
    w4_x = s4 * w3_z - c4 * minus_w3_x
    w4_y = s4 * minus_w3_x + c4 * w3_z
    w4_z = qd[3] - w3_y

    # link 4: angular acceleration alpha
    alpha4_x = c4 * alpha3_x + w4_y * qd[3]
    minus_alpha4_y = s4 * alpha3_x + w4_x * qd[3]

    # link 4: U = [alpha] + [w][w]
    U4_xz = w4_x * w4_z - minus_alpha4_y
    U4_yz = w4_y * w4_z - alpha4_x
    minus_U4_zz = w4_x * w4_x + w4_y * w4_y

    # link 4: acceleration a of its origin, gravity included
    t37 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy)
    minus_a4_z = a3_y + (0.0203 * minus_U3_xy + 0.4331 * minus_U3_yy)
    t38 = a3_z + (0.0203 * minus_U3_zx - 0.4331 * U3_zy)
    a4_x = c4 * t37 + s4 * t38
    a4_y = c4 * t38 - s4 * t37

    # link 4: force f = m a + U mc
    f4_x = 0.82 * a4_x - 0.015579999999999998 * U4_xz
    f4_y = 0.82 * a4_y - 0.015579999999999998 * U4_yz
    f4_z = 0.015579999999999998 * minus_U4_zz - 0.82 * minus_a4_z

    # link 4: angular momentum K = I w about its origin
    K4_x = 0.00209602 * w4_x
    K4_y = 0.00209602 * w4_y
    K4_z = 0.0013 * w4_z

    # link 4: moment n = I alpha + w x K + mc x a
    n4_z = w4_x * K4_y - w4_y * K4_x - 0.0013 * alpha3_y
    t39 = 0.00209602 * alpha4_x + (w4_y * K4_z - w4_z * K4_y)
    t40 = 0.015579999999999998 * a4_y
    n4_x = t39 + t40
    t41 = w4_z * K4_x - w4_x * K4_z - 0.00209602 * minus_alpha4_y
    t42 = 0.015579999999999998 * a4_x
    n4_y = t41 - t42

    # link 5: angular velocity w
    w5_x = c5 * w4_x - s5 * w4_z
    minus_w5_y = s5 * w4_x + c5 * w4_z
    w5_z = w4_y + qd[4]

    # link 5: angular acceleration alpha
    alpha5_x = c5 * alpha4_x + s5 * alpha3_y - minus_w5_y * qd[4]
    alpha5_y = c5 * alpha3_y - s5 * alpha4_x - w5_x * qd[4]

    # link 5: acceleration a of its origin, gravity included
    a5_x = c5 * a4_x + s5 * minus_a4_z
    a5_y = c5 * minus_a4_z - s5 * a4_x

    # link 5: force f = m a + U mc
    f5_x = 0.34 * a5_x
    f5_y = 0.34 * a5_y
    f5_z = 0.34 * a4_y

    # link 5: angular momentum K = I w about its origin
    K5_x = 0.0003 * w5_x
    minus_K5_y = 0.0003 * minus_w5_y
    K5_z = 0.0004 * w5_z

    # link 5: moment n = I alpha + w x K + mc x a
    n5_x = 0.0003 * alpha5_x + (w5_z * minus_K5_y - minus_w5_y * K5_z)
    n5_y = 0.0003 * alpha5_y + (w5_z * K5_x - w5_x * K5_z)
    n5_z = minus_w5_y * K5_x - w5_x * minus_K5_y - 0.0004 * minus_alpha4_y

    # link 6: angular velocity w
    w6_x = c6 * w5_x + s6 * w5_z
    w6_y = c6 * w5_z - s6 * w5_x
    w6_z = minus_w5_y + qd[5]

    # link 6: angular acceleration alpha
    alpha6_x = c6 * alpha5_x - s6 * minus_alpha4_y + w6_y * qd[5]
    minus_alpha6_y = s6 * alpha5_x + c6 * minus_alpha4_y + w6_x * qd[5]

    # link 6: U = [alpha] + [w][w]
    U6_xz = w6_x * w6_z - minus_alpha6_y
    U6_yz = w6_y * w6_z - alpha6_x
    minus_U6_zz = w6_x * w6_x + w6_y * w6_y

    # link 6: acceleration a of its origin, gravity included
    a6_x = c6 * a5_x + s6 * a4_y
    a6_y = c6 * a4_y - s6 * a5_x

    # link 6: force f = m a + U mc
    f6_x = link6_m * a6_x + U6_xz * link6_mcz
    f6_y = link6_m * a6_y + U6_yz * link6_mcz

    # link 6: angular momentum K = I w about its origin
    K6_x = link6_Ixx * w6_x
    K6_y = link6_Iyy * w6_y
    K6_z = 4e-05 * w6_z

    # link 6: moment n = I alpha + w x K + mc x a
    n6_z = w6_x * K6_y - w6_y * K6_x - 4e-05 * alpha5_y
    t43 = link6_Ixx * alpha6_x + (w6_y * K6_z - w6_z * K6_y)
    t44 = link6_mcz * a6_y
    n6_x = t43 - t44
    t45 = w6_z * K6_x - w6_x * K6_z - link6_Iyy * minus_alpha6_y
    t46 = link6_mcz * a6_x
    n6_y = t45 + t46

    # joint 5: force F and moment N through it, joint 6 added
    N5_x = n5_x + (c6 * n6_x - s6 * n6_y)
    N5_y = n5_y - n6_z
    N5_z = n5_z + (s6 * n6_x + c6 * n6_y)
    F5_x = f5_x + (c6 * f6_x - s6 * f6_y)
    F5_y = f5_y + (minus_U6_zz * link6_mcz + link6_m * a5_y)
    F5_z = f5_z + (s6 * f6_x + c6 * f6_y)

    # joint 4: force F and moment N through it, joint 5 added
    N4_x = n4_x + (c5 * N5_x - s5 * N5_y)
    N4_y = n4_y + N5_z
    N4_z = n4_z - (s5 * N5_x + c5 * N5_y)
    F4_x = f4_x + (c5 * F5_x - s5 * F5_y)
    F4_y = f4_y + F5_z

    # joint 3: force F and moment N through it, joint 4 added
    t47 = c4 * F4_x - s4 * F4_y
    t48 = s5 * F5_x + c5 * F5_y - f4_z
    t49 = s4 * F4_x + c4 * F4_y
    N3_x = n3_x + (c4 * N4_x - s4 * N4_y - 0.4331 * t49)
    N3_y = n3_y + (0.0203 * t49 - N4_z)
    N3_z = n3_z + (s4 * N4_x + c4 * N4_y + (0.4331 * t47 - 0.0203 * t48))
    F3_x = f3_x + t47
    F3_y = f3_y + t48
    F3_z = f3_z + t49

    # joint 2: force F and moment N through it, joint 3 added
    t50 = c3 * F3_x - s3 * F3_y
    t51 = s3 * F3_x + c3 * F3_y
    N2_x = c3 * N3_x - s3 * N3_y + 0.0934 * t51 - minus_n2_x
    N2_y = n2_y + (s3 * N3_x + c3 * N3_y - (0.0934 * t50 + 0.4318 * F3_z))
    N2_z = n2_z + (N3_z + 0.4318 * t51)
    F2_x = f2_x + t50
    F2_y = f2_y + t51

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


def forward_dynamics(q, qd, tau, p):
    """Accelerations under given joint forces: qdd = M^-1 (tau - h).

    q: joint positions (rad, m), shape (..., 6)
    qd: joint velocities (rad/s, m/s), shape (..., 6)
    tau: joint forces (N m, N), shape (..., 6)
    p: parameters, shape (..., 10)
    qdd: joint accelerations (rad/s^2, m/s^2), shape (..., 6)
    """
    batch, dtype, q, qd, tau, p = _unpack(
        ("q", q, (6,)),
        ("qd", qd, (6,)),
        ("tau", tau, (6,)),
        ("p", p, (10,)),
    )

    # parameters
    link6_m = p[0]
    link6_mcz = p[1]
    link6_Ixx = p[2]
    link6_Iyy = p[3]
    joint1_rotor_inertia = p[4]
    joint2_rotor_inertia = p[5]
    joint3_rotor_inertia = p[6]
    joint4_rotor_inertia = p[7]
    joint5_rotor_inertia = p[8]
    joint6_rotor_inertia = p[9]

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
    t5 = 170.694 * s2
    f2_x = t4 - t5
    t6 = 1.1832 * U2_xy - 0.10439999999999999 * minus_U2_yy
    t7 = 170.694 * c2
    f2_y = t6 - t7

    # link 2: angular momentum K = I w about its origin
    t8 = 0.0070992 * minus_w2_y - 0.1350808 * minus_w2_x
    t9 = 0.018931200000000002 * qd[1]
    K2_x = t8 + t9
    t10 = 0.0070992 * minus_w2_x - 0.608912 * minus_w2_y
    t11 = 0.0016703999999999998 * qd[1]
    K2_y = t10 + t11
    t12 = 0.0016703999999999998 * minus_w2_y
    t13 = 0.018931200000000002 * minus_w2_x
    K2_z = 0.6200840000000001 * qd[1] - (t13 + t12)

    # link 2: moment n = I alpha + w x K + mc x a
    t14 = 0.018931200000000002 * minus_alpha2_x
    t15 = 0.0016703999999999998 * alpha2_y
    t16 = 0.1350808 * minus_alpha2_x + 0.0070992 * alpha2_y
    t17 = minus_w2_y * K2_z + qd[1] * K2_y
    t18 = 0.0070992 * minus_alpha2_x + 0.608912 * alpha2_y
    t19 = qd[1] * K2_x + minus_w2_x * K2_z
    t20 = 0.025421399999999997 * minus_U1_xx + 2.7311039999999998 * c2
    t21 = t16 + t17
    minus_n2_x = t21 + t20
    n2_y = t18 + t19 + (2.7311039999999998 * s2 + 0.2881092 * minus_U1_xx)
    t22 = t15 - t14 + (minus_w2_y * K2_x - minus_w2_x * K2_y)
    t23 = 1.024164 * s2 - 11.607192000000001 * c2
    n2_z = t22 + t23

    # link 3: angular velocity w
    minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y
    w3_y = s3 * minus_w2_x - c3 * minus_w2_y
    w3_z = qd[1] + qd[2]

    # link 3: angular acceleration alpha
    alpha3_x = s3 * alpha2_y - c3 * minus_alpha2_x + w3_y * qd[2]
    alpha3_y = s3 * minus_alpha2_x + c3 * alpha2_y + minus_w3_x * qd[2]

    # link 3: U = [alpha] + [w][w]
    t24 = minus_w3_x * minus_w3_x
    t25 = w3_y * w3_y
    t26 = w3_z * w3_z
    minus_U3_xy = minus_w3_x * w3_y
    t27 = minus_w3_x * w3_z
    t28 = w3_y * w3_z
    minus_U3_xx = t25 + t26
    U3_xz = alpha3_y - t27
    minus_U3_yy = t24 + t26
    U3_yz = t28 - alpha3_x
    minus_U3_zx = t27 + alpha3_y
    U3_zy = t28 + alpha3_x
    minus_U3_zz = t24 + t25

    # link 3: acceleration a of its origin, gravity included
    t29 = minus_a2_x + 0.4318 * minus_U2_xx
    t30 = 0.4318 * U2_xy - minus_a2_y
    a3_z = 0.0934 * minus_U2_zz - 0.8636 * alpha2_y - minus_a2_z
    a3_x = s3 * t30 - c3 * t29
    a3_y = s3 * t29 + c3 * t30

    # link 3: force f = m a + U mc
    f3_x = 4.8 * a3_x + (0.336 * minus_U3_xy + 0.0672 * U3_xz)
    f3_y = 4.8 * a3_y + (0.336 * minus_U3_yy + 0.0672 * U3_yz)
    f3_z = 4.8 * a3_z - (0.336 * U3_zy + 0.0672 * minus_U3_zz)

    # link 3: angular momentum K = I w about its origin
    minus_K3_x = 0.09046080000000001 * minus_w3_x
    K3_y = 0.013440800000000001 * w3_y + 0.004704000000000001 * w3_z
    K3_z = 0.004704000000000001 * w3_y + 0.08952 * w3_z

    # link 3: moment n = I alpha + w x K + mc x a
    t31 = minus_w3_x * K3_z - w3_z * minus_K3_x
    t32 = 0.013440800000000001 * alpha3_y
    t33 = w3_y * minus_K3_x - minus_w3_x * K3_y
    t34 = 0.004704000000000001 * alpha3_y
    t35 = 0.09046080000000001 * alpha3_x + (w3_y * K3_z - w3_z * K3_y)
    t36 = 0.336 * a3_z + 0.0672 * a3_y
    n3_x = t35 - t36
    n3_y = t32 + t31 + 0.0672 * a3_x
    n3_z = t34 + t33 + 0.336 * a3_x

    # link 4: angular velocity w
    w4_x = s4 * w3_z - c4 * minus_w3_x
    w4_y = s4 * minus_w3_x + c4 * w3_z
    w4_z = qd[3] - w3_y

    # link 4: angular acceleration alpha
    alpha4_x = c4 * alpha3_x + w4_y * qd[3]
    minus_alpha4_y = s4 * alpha3_x + w4_x * qd[3]

    # link 4: U = [alpha] + [w][w]
    U4_xz = w4_x * w4_z - minus_alpha4_y
    U4_yz = w4_y * w4_z - alpha4_x
    minus_U4_zz = w4_x * w4_x + w4_y * w4_y

    # link 4: acceleration a of its origin, gravity included
    t37 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy)
    minus_a4_z = a3_y + (0.0203 * minus_U3_xy + 0.4331 * minus_U3_yy)
    t38 = a3_z + (0.0203 * minus_U3_zx - 0.4331 * U3_zy)
    a4_x = c4 * t37 + s4 * t38
    a4_y = c4 * t38 - s4 * t37

    # link 4: force f = m a + U mc
    f4_x = 0.82 * a4_x - 0.015579999999999998 * U4_xz
    f4_y = 0.82 * a4_y - 0.015579999999999998 * U4_yz
    f4_z = 0.015579999999999998 * minus_U4_zz - 0.82 * minus_a4_z

    # link 4: angular momentum K = I w about its origin
    K4_x = 0.00209602 * w4_x
    K4_y = 0.00209602 * w4_y
    K4_z = 0.0013 * w4_z

    # link 4: moment n = I alpha + w x K + mc x a
    n4_z = w4_x * K4_y - w4_y * K4_x - 0.0013 * alpha3_y
    t39 = 0.00209602 * alpha4_x + (w4_y * K4_z - w4_z * K4_y)
    t40 = 0.015579999999999998 * a4_y
    n4_x = t39 + t40
    t41 = w4_z * K4_x - w4_x * K4_z - 0.00209602 * minus_alpha4_y
    t42 = 0.015579999999999998 * a4_x
    n4_y = t41 - t42

    # link 5: angular velocity w
    w5_x = c5 * w4_x - s5 * w4_z
    minus_w5_y = s5 * w4_x + c5 * w4_z
    w5_z = w4_y + qd[4]

    # link 5: angular acceleration alpha
    alpha5_x = c5 * alpha4_x + s5 * alpha3_y - minus_w5_y * qd[4]
    alpha5_y = c5 * alpha3_y - s5 * alpha4_x - w5_x * qd[4]

    # link 5: acceleration a of its origin, gravity included
    a5_x = c5 * a4_x + s5 * minus_a4_z
    a5_y = c5 * minus_a4_z - s5 * a4_x

    # link 5: force f = m a + U mc
    f5_x = 0.34 * a5_x
    f5_y = 0.34 * a5_y
    f5_z = 0.34 * a4_y

    # link 5: angular momentum K = I w about its origin
    K5_x = 0.0003 * w5_x
    minus_K5_y = 0.0003 * minus_w5_y
    K5_z = 0.0004 * w5_z

    # link 5: moment n = I alpha + w x K + mc x a
    n5_x = 0.0003 * alpha5_x + (w5_z * minus_K5_y - minus_w5_y * K5_z)
    n5_y = 0.0003 * alpha5_y + (w5_z * K5_x - w5_x * K5_z)
    n5_z = minus_w5_y * K5_x - w5_x * minus_K5_y - 0.0004 * minus_alpha4_y

    # link 6: angular velocity w
    w6_x = c6 * w5_x + s6 * w5_z
    w6_y = c6 * w5_z - s6 * w5_x
    w6_z = minus_w5_y + qd[5]

    # link 6: angular acceleration alpha
    alpha6_x = c6 * alpha5_x - s6 * minus_alpha4_y + w6_y * qd[5]
    minus_alpha6_y = s6 * alpha5_x + c6 * minus_alpha4_y + w6_x * qd[5]

    # link 6: U = [alpha] + [w][w]
    U6_xz = w6_x * w6_z - minus_alpha6_y
    U6_yz = w6_y * w6_z - alpha6_x
    minus_U6_zz = w6_x * w6_x + w6_y * w6_y

    # link 6: acceleration a of its origin, gravity included
    a6_x = c6 * a5_x + s6 * a4_y
    a6_y = c6 * a4_y - s6 * a5_x

    # link 6: force f = m a + U mc
    f6_x = link6_m * a6_x + U6_xz * link6_mcz
    f6_y = link6_m * a6_y + U6_yz * link6_mcz

    # link 6: angular momentum K = I w about its origin
    K6_x = link6_Ixx * w6_x
    K6_y = link6_Iyy * w6_y
    K6_z = 4e-05 * w6_z

    # link 6: moment n = I alpha + w x K + mc x a
    n6_z = w6_x * K6_y - w6_y * K6_x - 4e-05 * alpha5_y
    t43 = link6_Ixx * alpha6_x + (w6_y * K6_z - w6_z * K6_y)
    t44 = link6_mcz * a6_y
    n6_x = t43 - t44
    t45 = w6_z * K6_x - w6_x * K6_z - link6_Iyy * minus_alpha6_y
    t46 = link6_mcz * a6_x
    n6_y = t45 + t46

    # joint 5: force F and moment N through it, joint 6 added
    N5_x = n5_x + (c6 * n6_x - s6 * n6_y)
    N5_y = n5_y - n6_z
    N5_z = n5_z + (s6 * n6_x + c6 * n6_y)
    F5_x = f5_x + (c6 * f6_x - s6 * f6_y)
    F5_y = f5_y + (minus_U6_zz * link6_mcz + link6_m * a5_y)
    F5_z = f5_z + (s6 * f6_x + c6 * f6_y)

    # joint 4: force F and moment N through it, joint 5 added
    N4_x = n4_x + (c5 * N5_x - s5 * N5_y)
    N4_y = n4_y + N5_z
    N4_z = n4_z - (s5 * N5_x + c5 * N5_y)
    F4_x = f4_x + (c5 * F5_x - s5 * F5_y)
    F4_y = f4_y + F5_z

    # joint 3: force F and moment N through it, joint 4 added
    t47 = c4 * F4_x - s4 * F4_y
    t48 = s5 * F5_x + c5 * F5_y - f4_z
    t49 = s4 * F4_x + c4 * F4_y
    N3_x = n3_x + (c4 * N4_x - s4 * N4_y - 0.4331 * t49)
    N3_y = n3_y + (0.0203 * t49 - N4_z)
    N3_z = n3_z + (s4 * N4_x + c4 * N4_y + (0.4331 * t47 - 0.0203 * t48))
    F3_x = f3_x + t47
    F3_y = f3_y + t48
    F3_z = f3_z + t49

    # joint 2: force F and moment N through it, joint 3 added
    t50 = c3 * F3_x - s3 * F3_y
    t51 = s3 * F3_x + c3 * F3_y
    N2_x = c3 * N3_x - s3 * N3_y + 0.0934 * t51 - minus_n2_x
    N2_y = n2_y + (s3 * N3_x + c3 * N3_y - (0.0934 * t50 + 0.4318 * F3_z))
    N2_z = n2_z + (N3_z + 0.4318 * t51)
    F2_x = f2_x + t50
    F2_y = f2_y + t51

    # joint 1: force F and moment N through it, joint 2 added
    F1_x = c2 * F2_x - s2 * F2_y
    minus_N1_z = s2 * N2_x + c2 * N2_y + 0.2435 * F1_x

    # composite body 5: with body 6 added
    t52 = c6 * link6_Ixx
    t53 = s6 * link6_Iyy
    Ixz_c5 = t52 * s6 - t53 * c6
    m_c5 = link6_m + 0.34
    Ixx_c5 = t52 * c6 + t53 * s6 + 0.0003
    Izz_c5 = s6 * link6_Ixx * s6 + c6 * link6_Iyy * c6 + 0.0004

    # composite body 4: with body 5 added
    t54 = c5 * Ixx_c5
    t55 = 0.00033999999999999997 * s5
    Ixy_c4 = c5 * Ixz_c5
    minus_Iyz_c4 = s5 * Ixz_c5
    Ixz_c4 = t55 * c5 - t54 * s5
    mcx_c4 = s5 * link6_mcz

    # joint 5 accelerates by 1: wrench on all it moves, at joint 4
    F5at4_x = c5 * link6_mcz

    # composite body 4: with body 5 added
    m_c4 = m_c5 + 0.82
    Ixx_c4 = t54 * c5 + t55 * s5 + 0.00209602
    Iyy_c4 = Izz_c5 + 0.00209602
    Izz_c4 = s5 * Ixx_c5 * s5 + 0.00033999999999999997 * c5 * c5 + 0.0013

    # joint 4 accelerates by 1: wrench on all it moves, at joint 3
    t56 = s4 * Ixy_c4
    t57 = c4 * Ixx_c4 - t56
    t58 = c4 * Ixy_c4
    t59 = t58 - s4 * Iyy_c4
    t60 = c4 * Ixz_c4 + s4 * minus_Iyz_c4
    F4at3_z = c4 * mcx_c4
    t61 = 0.015579999999999998 - F5at4_x
    minus_F4at3_x = s4 * mcx_c4

    # composite body 3: with body 4 added
    mcx_c3 = F4at3_z - 0.0203 * m_c4
    t62 = t61 - 0.4331 * m_c4
    t63 = 0.0203 * (F4at3_z + mcx_c3)
    t64 = 0.4331 * (t61 + t62)
    Ixy_c3 = 0.0203 * t61 + 0.4331 * mcx_c3 - t60
    Ixz_c3 = t57 * s4 + t59 * c4 + 0.0203 * minus_F4at3_x
    t65 = 0.4331 * minus_F4at3_x - (s4 * Ixz_c4 - c4 * minus_Iyz_c4)
    t66 = (s4 * Ixx_c4 + t58) * s4 + (t56 + c4 * Iyy_c4) * c4
    t67 = t63 + t64
    m_c3 = m_c4 + 4.8
    mcy_c3 = t62 - 0.336
    mcz_c3 = minus_F4at3_x + 0.0672
    Ixx_c3 = t57 * c4 - t59 * s4 - t64 + 0.09046080000000001
    Iyy_c3 = Izz_c4 - t63 + 0.013440800000000001
    Iyz_c3 = t65 + 0.004704000000000001
    Izz_c3 = t66 - t67 + 0.08952

    # joint 3 accelerates by 1: wrench on all it moves, at joint 2
    t68 = s3 * Ixy_c3
    t69 = c3 * Ixx_c3 - t68
    t70 = c3 * Ixy_c3
    t71 = t70 - s3 * Iyy_c3
    t72 = c3 * Ixz_c3 - s3 * Iyz_c3
    F3at2_y = c3 * mcx_c3 - s3 * mcy_c3
    minus_F3at2_x = s3 * mcx_c3 + c3 * mcy_c3
    t73 = F3at2_y + 0.4318 * m_c3
    t74 = mcz_c3 - 0.0934 * m_c3
    t75 = 0.4318 * (F3at2_y + t73)
    t76 = 0.0934 * (mcz_c3 + t74)
    t77 = (s3 * Ixx_c3 + t70) * s3 + (t68 + c3 * Iyy_c3) * c3
    t78 = t75 - t76
    N3at2_y = s3 * Ixz_c3 + c3 * Iyz_c3 + 0.0934 * minus_F3at2_x

    # composite body 2: with body 3 added
    m_c2 = m_c3 + 17.4
    mcx_c2 = t73 + 1.1832
    mcy_c2 = minus_F3at2_x + 0.10439999999999999
    mcz_c2 = t74 - 0.2784
    Ixx_c2 = t69 * c3 - t71 * s3 - t76 + 0.1350808
    Ixy_c2 = t69 * s3 + t71 * c3 - 0.4318 * minus_F3at2_x - 0.0070992
    Iyy_c2 = t77 + t78 + 0.608912
    Ixz_c2 = t72 - (0.4318 * mcz_c3 - 0.0934 * t73) + 0.018931200000000002
    Iyz_c2 = N3at2_y + 0.0016703999999999998
    Izz_c2 = Izz_c3 + t75 + 0.6200840000000001

    # composite body 1: with body 2 added
    t79 = (s2 * Ixx_c2 + c2 * Ixy_c2) * s2
    t80 = (s2 * Ixy_c2 + c2 * Iyy_c2) * c2
    minus_mcz_c1 = s2 * mcx_c2 + c2 * mcy_c2
    mcy_c1 = mcz_c2 + 0.2435 * m_c2
    Iyz_c1 = 0.2435 * minus_mcz_c1 - (s2 * Ixz_c2 + c2 * Iyz_c2)
    Izz_c1 = t79 + t80 + 0.2435 * (mcz_c2 + mcy_c1) + 0.35

    # row 6 of L and entry 6 of D in M = L^T D L
    D6 = joint6_rotor_inertia + 4e-05

    # joint 6 accelerates by 1: wrench on all it moves, at joint 4
    N6at4_x = 4e-05 * s5
    N6at4_z = 4e-05 * c5

    # joint 6 accelerates by 1: wrench on all it moves, at joint 3
    N6at3_x = c4 * N6at4_x
    N6at3_z = s4 * N6at4_x

    # joint 6 accelerates by 1: wrench on all it moves, at joint 2
    N6at2_x = c3 * N6at3_x + s3 * N6at4_z
    N6at2_y = s3 * N6at3_x - c3 * N6at4_z

    # joint 6 accelerates by 1: wrench on all it moves, at joint 1
    minus_N6at1_z = s2 * N6at2_x + c2 * N6at2_y

    # row 5 of L and entry 5 of D in M = L^T D L
    D5 = joint5_rotor_inertia + Izz_c5

    # joint 5 accelerates by 1: wrench on all it moves, at joint 3
    F5at3_x = c4 * F5at4_x
    F5at3_z = s4 * F5at4_x
    N5at3_x = t58 - s4 * Izz_c5 - 0.4331 * F5at3_z
    N5at3_y = minus_Iyz_c4 + 0.0203 * F5at3_z
    N5at3_z = t56 + c4 * Izz_c5 + (0.4331 * F5at3_x - 0.0203 * mcx_c4)

    # joint 5 accelerates by 1: wrench on all it moves, at joint 2
    F5at2_x = c3 * F5at3_x - s3 * mcx_c4
    F5at2_y = s3 * F5at3_x + c3 * mcx_c4
    N5at2_x = c3 * N5at3_x - s3 * N5at3_y + 0.0934 * F5at2_y
    t81 = 0.0934 * F5at2_x + 0.4318 * F5at3_z
    t82 = s3 * N5at3_x + c3 * N5at3_y
    N5at2_y = t82 - t81
    N5at2_z = N5at3_z + 0.4318 * F5at2_y

    # joint 5 accelerates by 1: wrench on all it moves, at joint 1
    F5at1_x = c2 * F5at2_x - s2 * F5at2_y
    minus_N5at1_z = s2 * N5at2_x + c2 * N5at2_y + 0.2435 * F5at1_x

    # joint 4 accelerates by 1: wrench on all it moves, at joint 3
    N4at3_x = t60 - 0.4331 * F4at3_z
    N4at3_y = 0.0203 * F4at3_z - Izz_c4

    # joint 4 accelerates by 1: wrench on all it moves, at joint 2
    minus_F4at2_x = c3 * minus_F4at3_x
    minus_F4at2_y = s3 * minus_F4at3_x
    N4at2_x = c3 * N4at3_x - s3 * N4at3_y - 0.0934 * minus_F4at2_y
    t83 = 0.0934 * minus_F4at2_x - 0.4318 * F4at3_z
    t84 = s3 * N4at3_x + c3 * N4at3_y
    N4at2_y = t84 + t83
    minus_N4at2_z = t65 + 0.4318 * minus_F4at2_y

    # joint 4 accelerates by 1: wrench on all it moves, at joint 1
    F4at1_x = s2 * minus_F4at2_y - c2 * minus_F4at2_x
    minus_N4at1_z = s2 * N4at2_x + c2 * N4at2_y + 0.2435 * F4at1_x

    # joint 3 accelerates by 1: wrench on all it moves, at joint 2
    N3at2_x = t72 + 0.0934 * F3at2_y
    N3at2_z = Izz_c3 + 0.4318 * F3at2_y

    # joint 3 accelerates by 1: wrench on all it moves, at joint 1
    minus_F3at1_x = c2 * minus_F3at2_x + s2 * F3at2_y
    minus_N3at1_z = s2 * N3at2_x + c2 * N3at2_y - 0.2435 * minus_F3at1_x

    # row 6 of L and entry 6 of D in M = L^T D L
    minus_L6_1 = minus_N6at1_z / D6
    L6_2 = N6at3_z / D6
    L6_4 = N6at4_z / D6

    # row 5 of L and entry 5 of D in M = L^T D L
    t85 = L6_2 * minus_N6at1_z
    t86 = L6_2 * N6at3_z
    t87 = L6_4 * N6at3_z
    minus_L5_1 = minus_N5at1_z / D5
    L5_2 = N5at2_z / D5
    L5_3 = N5at3_z / D5
    minus_L5_4 = minus_Iyz_c4 / D5

    # row 4 of L and entry 4 of D in M = L^T D L
    t88 = joint1_rotor_inertia + Izz_c1 - minus_L6_1 * minus_N6at1_z
    t89 = minus_L5_1 * minus_N5at1_z
    t90 = L6_4 * minus_N6at1_z - minus_N4at1_z
    t91 = minus_L5_4 * minus_N5at1_z
    t92 = t90 - t91
    t93 = minus_L5_4 * N5at2_z - (minus_N4at2_z + t87)
    t94 = minus_L5_4 * N5at3_z - (t65 + t87)
    t95 = joint4_rotor_inertia + Izz_c4 - L6_4 * N6at4_z
    t96 = minus_L5_4 * minus_Iyz_c4
    D4 = t95 - t96
    L4_1 = t92 / D4
    L4_2 = t93 / D4
    L4_3 = t94 / D4

    # row 3 of L and entry 3 of D in M = L^T D L
    t97 = joint2_rotor_inertia + Izz_c2 - t86 - L5_2 * N5at2_z
    t98 = L4_2 * t93
    t99 = t85 - minus_N3at1_z + L5_3 * minus_N5at1_z - L4_3 * t92
    t100 = N3at2_z - t86 - L5_3 * N5at2_z - L4_3 * t93
    t101 = joint3_rotor_inertia + Izz_c3 - t86 - L5_3 * N5at3_z
    t102 = L4_3 * t94
    D3 = t101 - t102
    L3_1 = t99 / D3
    L3_2 = t100 / D3

    # row 2 of L and entry 2 of D in M = L^T D L
    t103 = Iyz_c1 + t85 + L5_2 * minus_N5at1_z - L4_2 * t92 - L3_2 * t99
    D2 = t97 - t98 - L3_2 * t100
    L2_1 = t103 / D2

    # row 1 of L and entry 1 of D in M = L^T D L
    D1 = t88 - t89 - L4_1 * t92 - L3_1 * t99 - L2_1 * t103

    # solve L^T y = right-hand side, tips first
    y5 = tau[4] - N5_z
    y6 = tau[5] - n6_z
    t104 = L6_2 * y6
    y4 = tau[3] - N4_z - L6_4 * y6 + minus_L5_4 * y5
    t105 = tau[0] + minus_N1_z + minus_L6_1 * y6 + minus_L5_1 * y5
    t106 = L4_1 * y4
    y3 = tau[2] - N3_z - t104 - L5_3 * y5 - L4_3 * y4
    y2 = tau[1] - N2_z - t104 - L5_2 * y5 - L4_2 * y4 - L3_2 * y3
    y1 = t105 - t106 - L3_1 * y3 - L2_1 * y2

    # solve L x = y / D, base first
    x1 = y1 / D1
    x2 = y2 / D2 - L2_1 * x1
    x3 = y3 / D3 - L3_1 * x1 - L3_2 * x2
    x4 = y4 / D4 - L4_1 * x1 - L4_2 * x2 - L4_3 * x3
    t107 = y5 / D5 + minus_L5_1 * x1 - L5_2 * x2 - L5_3 * x3
    t108 = minus_L5_4 * x4
    x5 = t107 + t108
    x6 = y6 / D6 + minus_L6_1 * x1 - L6_2 * x2 - L6_2 * x3 - L6_4 * x4

    qdd = np.empty((6, *batch), dtype)
    qdd[0] = x1
    qdd[1] = x2
    qdd[2] = x3
    qdd[3] = x4
    qdd[4] = x5
    qdd[5] = x6
    return _packed(qdd, 1)


def mass_matrix_bias(q, qd, p):
    """The mass matrix M(q). Joint forces at zero acceleration: h = C qd + phi.

    q: joint positions (rad, m), shape (..., 6)
    qd: joint velocities (rad/s, m/s), shape (..., 6)
    p: parameters, shape (..., 10)
    M: mass matrix, full and symmetric, shape (..., 6, 6)
    h: bias forces (N m, N), shape (..., 6)
    """
    batch, dtype, q, qd, p = _unpack(
        ("q", q, (6,)),
        ("qd", qd, (6,)),
        ("p", p, (10,)),
    )

    # parameters
    link6_m = p[0]
    link6_mcz = p[1]
    link6_Ixx = p[2]
    link6_Iyy = p[3]
    joint1_rotor_inertia = p[4]
    joint2_rotor_inertia = p[5]
    joint3_rotor_inertia = p[6]
    joint4_rotor_inertia = p[7]
    joint5_rotor_inertia = p[8]
    joint6_rotor_inertia = p[9]

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

    # all beyond joint 6: moments of mass h and Q about it
    t1 = 0.5 * (link6_Ixx + link6_Iyy + 4e-05)
    t2 = t1 - link6_Ixx
    t3 = t1 - link6_Iyy
    Q6_zz = t1 - 4e-05
    t4 = s6 * (t2 - t3)
    t5 = s6 * t4
    Q6_xx = t2 - t5
    Q6_yy = t3 + t5
    Q6_xy = c6 * t4

    # all beyond joint 5: moments of mass h and Q about it
    t6 = Q6_xx + 0.00020000000000000004
    t7 = Q6_zz + 0.00020000000000000004
    Q5_zz = Q6_yy + 9.999999999999999e-05
    h5_x = s5 * link6_mcz
    minus_h5_y = c5 * link6_mcz
    t8 = s5 * (t6 - t7)
    t9 = s5 * t8
    Q5_xx = t6 - t9
    Q5_yy = t7 + t9
    Q5_xy = c5 * t8
    Q5_xz = c5 * Q6_xy
    Q5_yz = s5 * Q6_xy

    # all beyond joint 4: moments of mass h and Q about it
    t10 = link6_m + 0.34 + 0.82
    t11 = Q5_xx + 0.00065
    t12 = Q5_zz + 0.00065
    Q4_zz = Q5_yy + 0.0014460200000000001
    h4_x = c4 * h5_x
    h4_y = s4 * h5_x
    t13 = s4 * (t11 - t12) + c4 * (2.0 * Q5_xz)
    t14 = s4 * t13
    Q4_xx = t11 - t14
    Q4_yy = t12 + t14
    Q4_xy = c4 * t13 - Q5_xz
    minus_Q4_yz = s4 * Q5_xy + c4 * Q5_yz

    # all beyond joint 3: moments of mass h and Q about it
    t15 = 0.015579999999999998 - minus_h5_y
    t16 = h4_x - 0.0203 * t10
    t17 = t15 - 0.4331 * t10
    t18 = c4 * Q5_xy - s4 * Q5_yz
    t19 = t18 - (0.0203 * t15 + 0.4331 * t16)
    t20 = Q4_xy - 0.0203 * h4_y
    t21 = minus_Q4_yz - 0.4331 * h4_y
    t22 = t17 - 0.336
    h3_z = h4_y + 0.0672
    t23 = t10 + 4.8
    t24 = Q4_xx - 0.0203 * (h4_x + t16) + 0.0062500000000000056
    t25 = Q4_zz - 0.4331 * (t15 + t17) + 0.08327000000000001
    t26 = t21 - 0.004704000000000001
    Q3_zz = Q4_yy + 0.007190800000000011
    h3_x = c3 * t16 - s3 * t22
    h3_y = s3 * t16 + c3 * t22
    t27 = s3 * (t24 - t25) + c3 * (2.0 * t19)
    t28 = s3 * t27
    Q3_xx = t24 - t28
    Q3_yy = t25 + t28
    Q3_xy = c3 * t27 - t19
    Q3_xz = c3 * t20 - s3 * t26
    Q3_yz = s3 * t20 + c3 * t26

    # all beyond joint 2: moments of mass h and Q about it
    t29 = h3_x + 0.4318 * t23
    t30 = h3_z - 0.0934 * t23
    t31 = Q3_yz - 0.0934 * h3_y
    h2_z = t30 - 0.2784
    t32 = Q3_xx + 0.4318 * (h3_x + t29) + 0.5469576
    t33 = Q3_yy + 0.07312640000000004
    Q2_zz = Q3_zz - 0.0934 * (h3_z + t30) + 0.061954399999999965
    h2_y = s2 * (t29 + 1.1832) + c2 * (h3_y + 0.10439999999999999)
    t34 = c2 * (2.0 * (Q3_xy + 0.4318 * h3_y + 0.0070992))
    t35 = s2 * (t32 - t33)
    t36 = s2 * (t35 + t34)
    Q2_xx = t32 - t36
    Q2_yy = t33 + t36
    t37 = Q3_xz + (0.4318 * h3_z - 0.0934 * t29) - 0.018931200000000002
    Q2_yz = s2 * t37 + c2 * (t31 - 0.0016703999999999998)

    # all beyond joint 1: moments of mass h and Q about it
    h1_y = h2_z + 0.2435 * (t23 + 17.4)
    minus_Q1_yz = Q2_yz + 0.2435 * h2_y
    Q1_xx = Q2_xx + 0.175
    Q1_yy = Q2_zz + 0.2435 * (h2_z + h1_y) + 0.175

    # link 1: U = [alpha] + [w][w]
    t38 = Q6_xx + Q6_yy
    t39 = s5 * t38
    t40 = c5 * t38
    t41 = c4 * t39
    t42 = s4 * t39
    t43 = Q5_xx + Q5_yy
    t44 = c4 * minus_h5_y
    t45 = s4 * minus_h5_y
    t46 = c4 * Q5_xz + s4 * t43 + 0.4331 * t45
    t47 = 0.0203 * t45 - Q5_yz
    t48 = c4 * t43 - s4 * Q5_xz + (0.4331 * t44 - 0.0203 * h5_x)
    t49 = c3 * t44 - s3 * h5_x
    t50 = s3 * t44 + c3 * h5_x
    t51 = t48 + 0.4318 * t50
    t52 = c2 * (c3 * t47 - s3 * t46 - (0.0934 * t49 + 0.4318 * t45))
    t53 = s2 * (0.0934 * t50 - (c3 * t46 + s3 * t47))
    t54 = Q4_xx + Q4_yy
    t55 = t18 - 0.4331 * h4_x
    t56 = 0.0203 * h4_x - t54
    t57 = c3 * h4_y
    t58 = s3 * h4_y
    t59 = t21 - 0.4318 * t58
    t60 = c2 * (s3 * t55 + c3 * t56 + (0.0934 * t57 - 0.4318 * h4_x))
    t61 = s2 * (c3 * t55 - s3 * t56 - 0.0934 * t58)
    t62 = Q3_xx + Q3_yy
    t63 = t62 + 0.4318 * h3_x
    t64 = s2 * (0.0934 * h3_x - Q3_xz) - c2 * t31
    t65 = 0.2435 * (c2 * h3_y + s2 * h3_x)
    t66 = t65 - t64
    minus_U1_xx = qd[0] * qd[0]

    # link 2: angular velocity w
    minus_w2_x = s2 * qd[0]
    minus_w2_y = c2 * qd[0]

    # link 2: angular acceleration alpha
    minus_alpha2_x = minus_w2_y * qd[1]
    alpha2_y = minus_w2_x * qd[1]

    # link 2: U = [alpha] + [w][w]
    t67 = minus_w2_x * minus_w2_x
    t68 = minus_w2_y * minus_w2_y
    t69 = qd[1] * qd[1]
    U2_xy = minus_w2_x * minus_w2_y
    minus_U2_xx = t68 + t69
    minus_U2_yy = t67 + t69
    minus_U2_zz = t67 + t68

    # link 2: acceleration a of its origin, gravity included
    minus_a2_z = 0.2435 * minus_U1_xx
    minus_a2_x = 9.81 * s2
    minus_a2_y = 9.81 * c2

    # link 2: force f = m a + U mc
    t70 = 0.10439999999999999 * U2_xy - 1.1832 * minus_U2_xx
    t71 = 170.694 * s2
    f2_x = t70 - t71
    t72 = 1.1832 * U2_xy - 0.10439999999999999 * minus_U2_yy
    t73 = 170.694 * c2
    f2_y = t72 - t73

    # link 2: angular momentum K = I w about its origin
    t74 = 0.0070992 * minus_w2_y - 0.1350808 * minus_w2_x
    t75 = 0.018931200000000002 * qd[1]
    K2_x = t74 + t75
    t76 = 0.0070992 * minus_w2_x - 0.608912 * minus_w2_y
    t77 = 0.0016703999999999998 * qd[1]
    K2_y = t76 + t77
    t78 = 0.0016703999999999998 * minus_w2_y
    t79 = 0.018931200000000002 * minus_w2_x
    K2_z = 0.6200840000000001 * qd[1] - (t79 + t78)

    # link 2: moment n = I alpha + w x K + mc x a
    t80 = 0.018931200000000002 * minus_alpha2_x
    t81 = 0.0016703999999999998 * alpha2_y
    t82 = 0.1350808 * minus_alpha2_x + 0.0070992 * alpha2_y
    t83 = minus_w2_y * K2_z + qd[1] * K2_y
    t84 = 0.0070992 * minus_alpha2_x + 0.608912 * alpha2_y
    t85 = qd[1] * K2_x + minus_w2_x * K2_z
    t86 = 0.025421399999999997 * minus_U1_xx + 2.7311039999999998 * c2
    t87 = t82 + t83
    minus_n2_x = t87 + t86
    n2_y = t84 + t85 + (2.7311039999999998 * s2 + 0.2881092 * minus_U1_xx)
    t88 = t81 - t80 + (minus_w2_y * K2_x - minus_w2_x * K2_y)
    t89 = 1.024164 * s2 - 11.607192000000001 * c2
    n2_z = t88 + t89

    # link 3: angular velocity w
    minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y
    w3_y = s3 * minus_w2_x - c3 * minus_w2_y
    w3_z = qd[1] + qd[2]

    # link 3: angular acceleration alpha
    alpha3_x = s3 * alpha2_y - c3 * minus_alpha2_x + w3_y * qd[2]
    alpha3_y = s3 * minus_alpha2_x + c3 * alpha2_y + minus_w3_x * qd[2]

    # link 3: U = [alpha] + [w][w]
    t90 = minus_w3_x * minus_w3_x
    t91 = w3_y * w3_y
    t92 = w3_z * w3_z
    minus_U3_xy = minus_w3_x * w3_y
    t93 = minus_w3_x * w3_z
    t94 = w3_y * w3_z
    minus_U3_xx = t91 + t92
    U3_xz = alpha3_y - t93
    minus_U3_yy = t90 + t92
    U3_yz = t94 - alpha3_x
    minus_U3_zx = t93 + alpha3_y
    U3_zy = t94 + alpha3_x
    minus_U3_zz = t90 + t91

    # link 3: acceleration a of its origin, gravity included
    t95 = minus_a2_x + 0.4318 * minus_U2_xx
    t96 = 0.4318 * U2_xy - minus_a2_y
    a3_z = 0.0934 * minus_U2_zz - 0.8636 * alpha2_y - minus_a2_z
    a3_x = s3 * t96 - c3 * t95
    a3_y = s3 * t95 + c3 * t96

    # link 3: force f = m a + U mc
    f3_x = 4.8 * a3_x + (0.336 * minus_U3_xy + 0.0672 * U3_xz)
    f3_y = 4.8 * a3_y + (0.336 * minus_U3_yy + 0.0672 * U3_yz)
    f3_z = 4.8 * a3_z - (0.336 * U3_zy + 0.0672 * minus_U3_zz)

    # link 3: angular momentum K = I w about its origin
    minus_K3_x = 0.09046080000000001 * minus_w3_x
    K3_y = 0.013440800000000001 * w3_y + 0.004704000000000001 * w3_z
    K3_z = 0.004704000000000001 * w3_y + 0.08952 * w3_z

    # link 3: moment n = I alpha + w x K + mc x a
    t97 = minus_w3_x * K3_z - w3_z * minus_K3_x
    t98 = 0.013440800000000001 * alpha3_y
    t99 = w3_y * minus_K3_x - minus_w3_x * K3_y
    t100 = 0.004704000000000001 * alpha3_y
    t101 = 0.09046080000000001 * alpha3_x + (w3_y * K3_z - w3_z * K3_y)
    t102 = 0.336 * a3_z + 0.0672 * a3_y
    n3_x = t101 - t102
    n3_y = t98 + t97 + 0.0672 * a3_x
    n3_z = t100 + t99 + 0.336 * a3_x

    # link 4: angular velocity w
    w4_x = s4 * w3_z - c4 * minus_w3_x
    w4_y = s4 * minus_w3_x + c4 * w3_z
    w4_z = qd[3] - w3_y

    # link 4: angular acceleration alpha
    alpha4_x = c4 * alpha3_x + w4_y * qd[3]
    minus_alpha4_y = s4 * alpha3_x + w4_x * qd[3]

    # link 4: U = [alpha] + [w][w]
    U4_xz = w4_x * w4_z - minus_alpha4_y
    U4_yz = w4_y * w4_z - alpha4_x
    minus_U4_zz = w4_x * w4_x + w4_y * w4_y

    # link 4: acceleration a of its origin, gravity included
    t103 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy)
    minus_a4_z = a3_y + (0.0203 * minus_U3_xy + 0.4331 * minus_U3_yy)
    t104 = a3_z + (0.0203 * minus_U3_zx - 0.4331 * U3_zy)
    a4_x = c4 * t103 + s4 * t104
    a4_y = c4 * t104 - s4 * t103

    # link 4: force f = m a + U mc
    f4_x = 0.82 * a4_x - 0.015579999999999998 * U4_xz
    f4_y = 0.82 * a4_y - 0.015579999999999998 * U4_yz
    f4_z = 0.015579999999999998 * minus_U4_zz - 0.82 * minus_a4_z

    # link 4: angular momentum K = I w about its origin
    K4_x = 0.00209602 * w4_x
    K4_y = 0.00209602 * w4_y
    K4_z = 0.0013 * w4_z

    # link 4: moment n = I alpha + w x K + mc x a
    n4_z = w4_x * K4_y - w4_y * K4_x - 0.0013 * alpha3_y
    t105 = 0.00209602 * alpha4_x + (w4_y * K4_z - w4_z * K4_y)
    t106 = 0.015579999999999998 * a4_y
    n4_x = t105 + t106
    t107 = w4_z * K4_x - w4_x * K4_z - 0.00209602 * minus_alpha4_y
    t108 = 0.015579999999999998 * a4_x
    n4_y = t107 - t108

    # link 5: angular velocity w
    w5_x = c5 * w4_x - s5 * w4_z
    minus_w5_y = s5 * w4_x + c5 * w4_z
    w5_z = w4_y + qd[4]

    # link 5: angular acceleration alpha
    alpha5_x = c5 * alpha4_x + s5 * alpha3_y - minus_w5_y * qd[4]
    alpha5_y = c5 * alpha3_y - s5 * alpha4_x - w5_x * qd[4]

    # link 5: acceleration a of its origin, gravity included
    a5_x = c5 * a4_x + s5 * minus_a4_z
    a5_y = c5 * minus_a4_z - s5 * a4_x

    # link 5: force f = m a + U mc
    f5_x = 0.34 * a5_x
    f5_y = 0.34 * a5_y
    f5_z = 0.34 * a4_y

    # link 5: angular momentum K = I w about its origin
    K5_x = 0.0003 * w5_x
    minus_K5_y = 0.0003 * minus_w5_y
    K5_z = 0.0004 * w5_z

    # link 5: moment n = I alpha + w x K + mc x a
    n5_x = 0.0003 * alpha5_x + (w5_z * minus_K5_y - minus_w5_y * K5_z)
    n5_y = 0.0003 * alpha5_y + (w5_z * K5_x - w5_x * K5_z)
    n5_z = minus_w5_y * K5_x - w5_x * minus_K5_y - 0.0004 * minus_alpha4_y

    # link 6: angular velocity w
    w6_x = c6 * w5_x + s6 * w5_z
    w6_y = c6 * w5_z - s6 * w5_x
    w6_z = minus_w5_y + qd[5]

    # link 6: angular acceleration alpha
    alpha6_x = c6 * alpha5_x - s6 * minus_alpha4_y + w6_y * qd[5]
    minus_alpha6_y = s6 * alpha5_x + c6 * minus_alpha4_y + w6_x * qd[5]

    # link 6: U = [alpha] + [w][w]
    U6_xz = w6_x * w6_z - minus_alpha6_y
    U6_yz = w6_y * w6_z - alpha6_x
    minus_U6_zz = w6_x * w6_x + w6_y * w6_y

    # link 6: acceleration a of its origin, gravity included
    a6_x = c6 * a5_x + s6 * a4_y
    a6_y = c6 * a4_y - s6 * a5_x

    # link 6: force f = m a + U mc
    f6_x = link6_m * a6_x + U6_xz * link6_mcz
    f6_y = link6_m * a6_y + U6_yz * link6_mcz

    # link 6: angular momentum K = I w about its origin
    K6_x = link6_Ixx * w6_x
    K6_y = link6_Iyy * w6_y
    K6_z = 4e-05 * w6_z

    # link 6: moment n = I alpha + w x K + mc x a
    n6_z = w6_x * K6_y - w6_y * K6_x - 4e-05 * alpha5_y
    t109 = link6_Ixx * alpha6_x + (w6_y * K6_z - w6_z * K6_y)
    t110 = link6_mcz * a6_y
    n6_x = t109 - t110
    t111 = w6_z * K6_x - w6_x * K6_z - link6_Iyy * minus_alpha6_y
    t112 = link6_mcz * a6_x
    n6_y = t111 + t112

    # joint 5: force F and moment N through it, joint 6 added
    N5_x = n5_x + (c6 * n6_x - s6 * n6_y)
    N5_y = n5_y - n6_z
    N5_z = n5_z + (s6 * n6_x + c6 * n6_y)
    F5_x = f5_x + (c6 * f6_x - s6 * f6_y)
    F5_y = f5_y + (minus_U6_zz * link6_mcz + link6_m * a5_y)
    F5_z = f5_z + (s6 * f6_x + c6 * f6_y)

    # joint 4: force F and moment N through it, joint 5 added
    N4_x = n4_x + (c5 * N5_x - s5 * N5_y)
    N4_y = n4_y + N5_z
    N4_z = n4_z - (s5 * N5_x + c5 * N5_y)
    F4_x = f4_x + (c5 * F5_x - s5 * F5_y)
    F4_y = f4_y + F5_z

    # joint 3: force F and moment N through it, joint 4 added
    t113 = c4 * F4_x - s4 * F4_y
    t114 = s5 * F5_x + c5 * F5_y - f4_z
    t115 = s4 * F4_x + c4 * F4_y
    N3_x = n3_x + (c4 * N4_x - s4 * N4_y - 0.4331 * t115)
    N3_y = n3_y + (0.0203 * t115 - N4_z)
    N3_z = n3_z + (s4 * N4_x + c4 * N4_y + (0.4331 * t113 - 0.0203 * t114))
    F3_x = f3_x + t113
    F3_y = f3_y + t114
    F3_z = f3_z + t115

    # joint 2: force F and moment N through it, joint 3 added
    t116 = c3 * F3_x - s3 * F3_y
    t117 = s3 * F3_x + c3 * F3_y
    N2_x = c3 * N3_x - s3 * N3_y + 0.0934 * t117 - minus_n2_x
    N2_y = n2_y + (s3 * N3_x + c3 * N3_y - (0.0934 * t116 + 0.4318 * F3_z))
    N2_z = n2_z + (N3_z + 0.4318 * t117)
    F2_x = f2_x + t116
    F2_y = f2_y + t117

    # joint 1: force F and moment N through it, joint 2 added
    F1_x = c2 * F2_x - s2 * F2_y
    minus_N1_z = s2 * N2_x + c2 * N2_y + 0.2435 * F1_x

    M = np.empty((6, 6, *batch), dtype)
    h = np.empty((6, *batch), dtype)
    M[0, 0] = Q1_xx + Q1_yy + joint1_rotor_inertia
    M[0, 1] = minus_Q1_yz
    M[0, 2] = t66
    M[0, 3] = -(t61 + t60 + 0.2435 * (s2 * t58 - c2 * t57))
    M[0, 4] = -(t53 + t52 + 0.2435 * (c2 * t49 - s2 * t50))
    M[0, 5] = -(s2 * (c3 * t41 + s3 * t40) + c2 * (s3 * t41 - c3 * t40))
    M[1, 0] = minus_Q1_yz
    M[1, 1] = Q2_xx + Q2_yy + joint2_rotor_inertia
    M[1, 2] = t63
    M[1, 3] = t59
    M[1, 4] = t51
    M[1, 5] = t42
    M[2, 0] = t66
    M[2, 1] = t63
    M[2, 2] = t62 + joint3_rotor_inertia
    M[2, 3] = t21
    M[2, 4] = t48
    M[2, 5] = t42
    M[3, 0] = -(t61 + t60 + 0.2435 * (s2 * t58 - c2 * t57))
    M[3, 1] = t59
    M[3, 2] = t21
    M[3, 3] = t54 + joint4_rotor_inertia
    M[3, 4] = Q5_yz
    M[3, 5] = t40
    M[4, 0] = -(t53 + t52 + 0.2435 * (c2 * t49 - s2 * t50))
    M[4, 1] = t51
    M[4, 2] = t48
    M[4, 3] = Q5_yz
    M[4, 4] = t43 + joint5_rotor_inertia
    M[4, 5] = 0.0
    M[5, 0] = -(s2 * (c3 * t41 + s3 * t40) + c2 * (s3 * t41 - c3 * t40))
    M[5, 1] = t42
    M[5, 2] = t42
    M[5, 3] = t40
    M[5, 4] = 0.0
    M[5, 5] = t38 + joint6_rotor_inertia
    h[0] = -minus_N1_z
    h[1] = N2_z
    h[2] = N3_z
    h[3] = N4_z
    h[4] = N5_z
    h[5] = n6_z
    return _packed(M, 2), _packed(h, 1)
