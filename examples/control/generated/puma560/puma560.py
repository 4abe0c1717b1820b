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
  inverse_dynamics  201 mul, 187 add, 10 sin/cos  (by newton-euler-matrix)
  bias              181 mul, 151 add, 10 sin/cos  (by newton-euler-matrix)
  forward_dynamics  348 mul, 340 add, 19 div, 10 sin/cos  (by ldlt)
  mass_matrix_bias  290 mul, 249 add, 10 sin/cos  (by composite-body+newton-euler-matrix)

Chosen frames: what these functions say of link i is in the frame f_i, as seen
in the link that carries it; arguments and results are as of the given frames
  inverse_dynamics, bias, forward_dynamics, mass_matrix_bias
  f1 = Rz(pi) Rz(q[0])
  f2 = Ty(-0.1501) Rx(pi/2) Rz(pi) Rz(q[1])
  f3 = Tx(0.4318) Rz(q[2])
  f4 = Tx(-0.0203) Ty(-0.4331) Rx(pi/2) Rz(pi) Rz(q[3])
  f5 = Rx(pi/2) Rz(pi) Rz(q[4])
  f6 = Rx(pi/2) Rz(pi) Rz(q[5])

Transferred inertia: what a joint cannot feel counts for the link before it
  inverse_dynamics, bias, forward_dynamics, mass_matrix_bias

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

    # link 1: inertial parameters about its frame
    t1 = link6_m + 0.34 + 0.82
    t2 = t1 + 4.8
    t3 = 0.00041208999999999994 * t1 + 0.013440800000000001
    t4 = 0.18645124000000002 * t2
    t5 = t4 + 0.708696824 + t3
    t6 = 0.022530010000000003 * (t2 + 17.4) + 0.35 + 0.42447079199999993
    Izz1 = t6 + t5

    # link 2: inertial parameters about its frame
    mcx2 = 0.4318 * t2 + 1.1832
    Ixx2 = t3 + 0.234865624 - t5
    Izz2 = t4 + 0.6200840000000001

    # link 3: inertial parameters about its frame
    minus_mcx3 = 0.0203 * t1
    mcy3 = 0.015579999999999998 - (0.4331 * t1 + 0.336)
    t7 = 0.18757560999999998 * t1 + 0.09046080000000001
    Ixx3 = t7 - 0.013495395999999998 + 0.00209602 - t3
    Ixy3 = 0.00031627399999999996 - 0.00879193 * t1
    t8 = 0.18798769999999998 * t1 + 0.08952 - 0.013495395999999998
    Izz3 = t8 + 0.00209602

    # link 5: inertial parameters about its frame
    Izz5 = link6_Iyy + 0.0004

    # link 6: inertial parameters about its frame
    Ixx6 = link6_Ixx - link6_Iyy

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

    # link 1: moment n = I alpha + w x I w + mc x a
    n1_z = Izz1 * qdd[0]

    # link 2: angular velocity w
    minus_w2_x = s2 * qd[0]
    minus_w2_y = c2 * qd[0]

    # link 2: U = [alpha] + [w][w]
    U2_yz = s2 * qdd[0]
    minus_U2_xz = c2 * qdd[0]

    # link 2: angular acceleration alpha
    t9 = minus_w2_y * qd[1]
    t10 = minus_w2_x * qd[1]
    minus_alpha2_x = U2_yz + t9
    alpha2_y = t10 - minus_U2_xz

    # link 2: U = [alpha] + [w][w]
    t11 = minus_w2_x * minus_w2_y
    t12 = qd[1] * qd[1]
    minus_U2_xx = minus_w2_y * minus_w2_y + t12
    minus_U2_yy = minus_w2_x * minus_w2_x + t12
    U2_xy = t11 - qdd[1]
    U2_yx = t11 + qdd[1]
    minus_U2_zx = t10 + alpha2_y
    minus_U2_zy = t9 + minus_alpha2_x

    # link 2: acceleration a of its origin, gravity included
    t13 = 0.1501 * qdd[0]
    minus_a2_z = 0.1501 * minus_U1_xx
    minus_a2_x = c2 * t13 + 9.81 * s2
    a2_y = s2 * t13 - 9.81 * c2

    # link 2: force f = m a + U mc
    f2_x = 0.10439999999999999 * U2_xy - minus_U2_xx * mcx2
    f2_y = U2_yx * mcx2 - 0.10439999999999999 * minus_U2_yy

    # link 2: moment n = I alpha + w x I w + mc x a
    t14 = 0.12059663999999999 * U2_yx + 0.0070992 * minus_U2_zx
    t15 = Ixx2 * minus_alpha2_x + Izz2 * t9
    t16 = 0.0070992 * minus_U2_zy + 0.00808056 * U2_xy
    t17 = (Ixx2 - Izz2) * t10
    t18 = 0.00808056 * minus_U2_xz + 0.12059663999999999 * U2_yz
    t19 = Izz2 * qdd[1] - Ixx2 * t11
    t20 = t15 + t14 + 0.00808056 * (minus_U1_xx - minus_U2_yy)
    t21 = 0.01567044 * minus_U1_xx
    minus_n2_x = t20 + t21
    t22 = t16 - t17 - 0.12059663999999999 * (minus_U2_xx - minus_U1_xx)
    t23 = mcx2 * minus_a2_z
    n2_y = t22 + t23
    t24 = t19 + t18 - 0.0070992 * (minus_U2_yy - minus_U2_xx)
    t25 = mcx2 * a2_y + 0.10439999999999999 * minus_a2_x
    n2_z = t24 + t25

    # link 3: angular velocity w
    minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y
    w3_y = s3 * minus_w2_x - c3 * minus_w2_y
    w3_z = qd[1] + qd[2]

    # link 3: angular acceleration alpha
    alpha3_z = qdd[1] + qdd[2]

    # link 3: U = [alpha] + [w][w]
    U3_xz = s3 * U2_yz - c3 * minus_U2_xz
    U3_yz = s3 * minus_U2_xz + c3 * U2_yz

    # link 3: angular acceleration alpha
    t26 = minus_w3_x * w3_z
    t27 = w3_y * w3_z
    t28 = minus_w3_x * w3_y
    alpha3_x = t27 - U3_yz
    alpha3_y = U3_xz + t26

    # link 3: U = [alpha] + [w][w]
    t29 = w3_z * w3_z
    minus_U3_xx = w3_y * w3_y + t29
    minus_U3_yy = minus_w3_x * minus_w3_x + t29
    minus_U3_xy = t28 + alpha3_z
    U3_yx = alpha3_z - t28
    minus_U3_zx = t26 + alpha3_y
    U3_zy = t27 + alpha3_x

    # link 3: acceleration a of its origin, gravity included
    t30 = minus_a2_x + 0.4318 * minus_U2_xx
    t31 = a2_y + 0.4318 * U2_yx
    minus_a3_z = minus_a2_z + 0.4318 * minus_U2_zx
    a3_x = s3 * t31 - c3 * t30
    a3_y = s3 * t30 + c3 * t31

    # link 3: force f = m a + U mc
    f3_x = minus_U3_xx * minus_mcx3 - minus_U3_xy * mcy3
    minus_f3_y = U3_yx * minus_mcx3 + minus_U3_yy * mcy3
    f3_z = minus_U3_zx * minus_mcx3 + U3_zy * mcy3

    # link 3: moment n = I alpha + w x I w + mc x a
    t32 = 0.004704000000000001 * (minus_U1_xx - minus_U3_yy)
    t33 = Ixx3 * alpha3_x + Izz3 * t27 + Ixy3 * minus_U3_zx
    t34 = Ixy3 * U3_zy + 0.004704000000000001 * minus_U3_xy
    t35 = (Ixx3 - Izz3) * t26
    t36 = Izz3 * alpha3_z + Ixx3 * t28 + 0.004704000000000001 * U3_xz
    t37 = Ixy3 * (minus_U3_yy - minus_U3_xx)
    n3_x = t33 + t32 - mcy3 * minus_a3_z
    n3_y = t34 - t35 - minus_mcx3 * minus_a3_z
    n3_z = t36 + t37 - (minus_mcx3 * a3_y + mcy3 * a3_x)

    # link 4: angular velocity w
    w4_x = c4 * minus_w3_x - s4 * w3_z
    minus_w4_y = s4 * minus_w3_x + c4 * w3_z
    w4_z = qd[3] - w3_y

    # link 4: angular acceleration alpha
    alpha4_z = qdd[3] - alpha3_y

    # link 4: U = [alpha] + [w][w]
    U4_xz = s4 * U3_zy - c4 * minus_U3_xy
    U4_yz = s4 * minus_U3_xy + c4 * U3_zy

    # link 4: angular acceleration alpha
    t38 = w4_x * w4_z
    t39 = minus_w4_y * w4_z
    t40 = w4_x * minus_w4_y
    minus_alpha4_x = t39 + U4_yz

    # link 4: U = [alpha] + [w][w]
    minus_U4_xy = t40 + alpha4_z
    minus_U4_zy = t39 + minus_alpha4_x

    # link 4: acceleration a of its origin, gravity included
    t41 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy)
    minus_a4_z = a3_y + (0.4331 * minus_U3_yy - 0.0203 * U3_yx)
    t42 = 0.0203 * minus_U3_zx - 0.4331 * U3_zy - minus_a3_z
    minus_a4_x = c4 * t41 + s4 * t42

    # link 4: moment n = I alpha + w x I w + mc x a
    t43 = 0.0002999999999999999 * minus_alpha4_x
    t44 = 0.0015999999999999999 * t39
    minus_n4_x = t43 + t44
    minus_n4_y = 0.0013 * t38
    n4_z = 0.0015999999999999999 * alpha4_z + 0.0002999999999999999 * t40

    # link 5: angular velocity w
    minus_w5_x = c5 * w4_x + s5 * w4_z
    w5_y = s5 * w4_x - c5 * w4_z
    w5_z = minus_w4_y + qd[4]

    # link 5: angular acceleration alpha
    alpha5_z = t38 - U4_xz + qdd[4]

    # link 5: U = [alpha] + [w][w]
    minus_U5_xz = c5 * minus_U4_xy + s5 * minus_U4_zy
    U5_yz = s5 * minus_U4_xy - c5 * minus_U4_zy

    # link 5: angular acceleration alpha
    t45 = minus_w5_x * w5_z
    t46 = w5_y * w5_z
    t47 = minus_w5_x * w5_y
    alpha5_x = t46 - U5_yz

    # link 5: U = [alpha] + [w][w]
    minus_U5_yy = minus_w5_x * minus_w5_x + w5_z * w5_z
    minus_U5_xy = t47 + alpha5_z
    U5_zy = t46 + alpha5_x

    # link 5: acceleration a of its origin, gravity included
    a5_x = c5 * minus_a4_x + s5 * minus_a4_z
    a5_z = c4 * t42 - s4 * t41

    # link 5: force f = m a + U mc
    f5_x = minus_U5_xy * link6_mcz
    f5_y = minus_U5_yy * link6_mcz
    minus_f5_z = U5_zy * link6_mcz

    # link 5: moment n = I alpha + w x I w + mc x a
    minus_n5_y = (link6_Iyy - Izz5) * t45
    n5_x = link6_Iyy * alpha5_x + Izz5 * t46 - link6_mcz * a5_z
    n5_z = Izz5 * alpha5_z + link6_Iyy * t47 + link6_mcz * a5_x

    # link 6: angular velocity w
    w6_x = c6 * minus_w5_x - s6 * w5_z
    minus_w6_y = s6 * minus_w5_x + c6 * w5_z
    w6_z = qd[5] - w5_y

    # link 6: angular acceleration alpha
    alpha6_z = minus_U5_xz - t45 + qdd[5]

    # link 6: U = [alpha] + [w][w]
    U6_yz = s6 * minus_U5_xy + c6 * U5_zy

    # link 6: angular acceleration alpha
    t48 = minus_w6_y * w6_z
    minus_alpha6_x = t48 + U6_yz

    # link 6: moment n = I alpha + w x I w + mc x a
    minus_n6_x = Ixx6 * minus_alpha6_x + 4e-05 * t48
    n6_y = (Ixx6 - 4e-05) * (w6_x * w6_z)
    n6_z = 4e-05 * alpha6_z + Ixx6 * (w6_x * minus_w6_y)

    # joint 5: force F and moment N through it, joint 6 added
    N5_x = n5_x + (c6 * minus_n6_x + s6 * n6_y)
    minus_N5_y = n6_z + minus_n5_y
    N5_z = n5_z + (s6 * minus_n6_x - c6 * n6_y)

    # joint 4: force F and moment N through it, joint 5 added
    F4_x = s5 * f5_y - c5 * f5_x
    minus_F4_z = s5 * f5_x + c5 * f5_y
    minus_N4_x = s5 * minus_N5_y + c5 * N5_x + minus_n4_x
    minus_N4_y = minus_n4_y + N5_z
    N4_z = n4_z - (s5 * N5_x - c5 * minus_N5_y)

    # joint 3: force F and moment N through it, joint 4 added
    t49 = s4 * minus_f5_z - c4 * F4_x
    t50 = s4 * F4_x + c4 * minus_f5_z
    t51 = 0.4331 * t49 - 0.0203 * minus_F4_z
    t52 = c4 * minus_N4_y + s4 * minus_N4_x
    N3_x = n3_x + (0.4331 * t50 - (s4 * minus_N4_y - c4 * minus_N4_x))
    N3_y = n3_y - (N4_z + 0.0203 * t50)
    N3_z = n3_z + (t52 + t51)
    F3_x = f3_x + t49
    F3_y = minus_F4_z - minus_f3_y
    F3_z = f3_z - t50

    # joint 2: force F and moment N through it, joint 3 added
    t53 = s3 * F3_x + c3 * F3_y
    N2_x = c3 * N3_x - s3 * N3_y - minus_n2_x
    N2_y = n2_y + (s3 * N3_x + c3 * N3_y - 0.4318 * F3_z)
    N2_z = n2_z + (N3_z + 0.4318 * t53)
    F2_x = f2_x + (c3 * F3_x - s3 * F3_y)
    F2_y = f2_y + t53

    # joint 1: force F and moment N through it, joint 2 added
    t54 = 0.1501 * (s2 * F2_y - c2 * F2_x) - (s2 * N2_x + c2 * N2_y)
    N1_z = n1_z + t54

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

    # link 2: inertial parameters about its frame
    t1 = link6_m + 0.34 + 0.82
    t2 = t1 + 4.8
    t3 = 0.00041208999999999994 * t1 + 0.013440800000000001
    t4 = 0.18645124000000002 * t2
    mcx2 = 0.4318 * t2 + 1.1832
    Ixx2 = t3 + 0.234865624 - (t4 + 0.708696824 + t3)
    Izz2 = t4 + 0.6200840000000001

    # link 3: inertial parameters about its frame
    minus_mcx3 = 0.0203 * t1
    mcy3 = 0.015579999999999998 - (0.4331 * t1 + 0.336)
    t5 = 0.18757560999999998 * t1 + 0.09046080000000001
    Ixx3 = t5 - 0.013495395999999998 + 0.00209602 - t3
    Ixy3 = 0.00031627399999999996 - 0.00879193 * t1
    t6 = 0.18798769999999998 * t1 + 0.08952 - 0.013495395999999998
    Izz3 = t6 + 0.00209602

    # link 5: inertial parameters about its frame
    Izz5 = link6_Iyy + 0.0004

    # link 6: inertial parameters about its frame
    Ixx6 = link6_Ixx - link6_Iyy

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
    U2_xy = minus_w2_x * minus_w2_y
    t7 = qd[1] * qd[1]
    minus_U2_xx = minus_w2_y * minus_w2_y + t7
    minus_U2_yy = minus_w2_x * minus_w2_x + t7

    # link 2: acceleration a of its origin, gravity included
    minus_a2_z = 0.1501 * minus_U1_xx
    minus_a2_x = 9.81 * s2
    minus_a2_y = 9.81 * c2

    # link 2: force f = m a + U mc
    f2_x = 0.10439999999999999 * U2_xy - minus_U2_xx * mcx2
    f2_y = U2_xy * mcx2 - 0.10439999999999999 * minus_U2_yy

    # link 2: moment n = I alpha + w x I w + mc x a
    t8 = 0.12059663999999999 * U2_xy + 0.0141984 * alpha2_y
    t9 = Ixx2 * minus_alpha2_x + Izz2 * minus_alpha2_x
    t10 = 0.0141984 * minus_alpha2_x + 0.00808056 * U2_xy
    t11 = (Ixx2 - Izz2) * alpha2_y
    t12 = t9 + t8 + 0.00808056 * (minus_U1_xx - minus_U2_yy)
    t13 = 0.01567044 * minus_U1_xx
    minus_n2_x = t12 + t13
    t14 = t10 - t11 - 0.12059663999999999 * (minus_U2_xx - minus_U1_xx)
    t15 = mcx2 * minus_a2_z
    n2_y = t14 + t15
    t16 = Ixx2 * U2_xy + 0.0070992 * (minus_U2_yy - minus_U2_xx)
    t17 = 1.024164 * s2 - mcx2 * minus_a2_y
    n2_z = t17 - t16

    # link 3: angular velocity w
    minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y
    w3_y = s3 * minus_w2_x - c3 * minus_w2_y
    w3_z = qd[1] + qd[2]

    # link 3: angular acceleration alpha
    alpha3_y = minus_w3_x * w3_z
    alpha3_x = w3_y * w3_z

    # link 3: U = [alpha] + [w][w]
    minus_U3_xy = minus_w3_x * w3_y
    t18 = w3_z * w3_z
    minus_U3_xx = w3_y * w3_y + t18
    minus_U3_yy = minus_w3_x * minus_w3_x + t18
    minus_U3_zx = 2.0 * alpha3_y
    U3_zy = 2.0 * alpha3_x

    # link 3: acceleration a of its origin, gravity included
    t19 = minus_a2_x + 0.4318 * minus_U2_xx
    t20 = 0.4318 * U2_xy - minus_a2_y
    minus_a3_z = minus_a2_z + 0.8636 * alpha2_y
    a3_x = s3 * t20 - c3 * t19
    a3_y = s3 * t19 + c3 * t20

    # link 3: force f = m a + U mc
    f3_x = minus_U3_xx * minus_mcx3 - minus_U3_xy * mcy3
    f3_y = minus_U3_xy * minus_mcx3 - minus_U3_yy * mcy3
    f3_z = minus_U3_zx * minus_mcx3 + U3_zy * mcy3

    # link 3: moment n = I alpha + w x I w + mc x a
    t21 = Ixx3 * alpha3_x + Izz3 * alpha3_x + Ixy3 * minus_U3_zx
    t22 = 0.004704000000000001 * (minus_U1_xx - minus_U3_yy)
    t23 = Ixy3 * U3_zy + 0.004704000000000001 * minus_U3_xy
    t24 = (Ixx3 - Izz3) * alpha3_y
    n3_x = t21 + t22 - mcy3 * minus_a3_z
    n3_y = t23 - t24 - minus_mcx3 * minus_a3_z
    t25 = Ixy3 * (minus_U3_yy - minus_U3_xx) + Ixx3 * minus_U3_xy
    t26 = minus_mcx3 * a3_y + mcy3 * a3_x
    n3_z = t25 - t26

    # link 4: angular velocity w
    w4_x = c4 * minus_w3_x - s4 * w3_z
    minus_w4_y = s4 * minus_w3_x + c4 * w3_z
    w4_z = qd[3] - w3_y

    # link 4: U = [alpha] + [w][w]
    U4_xz = s4 * U3_zy - c4 * minus_U3_xy
    U4_yz = s4 * minus_U3_xy + c4 * U3_zy

    # link 4: angular acceleration alpha
    t27 = w4_x * w4_z
    t28 = minus_w4_y * w4_z
    t29 = w4_x * minus_w4_y
    minus_alpha4_x = t28 + U4_yz

    # link 4: U = [alpha] + [w][w]
    minus_U4_zy = t28 + minus_alpha4_x

    # link 4: acceleration a of its origin, gravity included
    t30 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy)
    minus_a4_z = a3_y + (0.0203 * minus_U3_xy + 0.4331 * minus_U3_yy)
    t31 = 0.0406 * alpha3_y - 0.8662 * alpha3_x - minus_a3_z
    minus_a4_x = c4 * t30 + s4 * t31

    # link 4: moment n = I alpha + w x I w + mc x a
    t32 = 0.0002999999999999999 * minus_alpha4_x
    t33 = 0.0015999999999999999 * t28
    minus_n4_x = t32 + t33
    minus_n4_y = 0.0013 * t27
    n4_z = 0.0002999999999999999 * t29 - 0.0015999999999999999 * alpha3_y

    # link 5: angular velocity w
    minus_w5_x = c5 * w4_x + s5 * w4_z
    w5_y = s5 * w4_x - c5 * w4_z
    w5_z = minus_w4_y + qd[4]

    # link 5: angular acceleration alpha
    alpha5_z = t27 - U4_xz

    # link 5: U = [alpha] + [w][w]
    t34 = t29 - alpha3_y
    minus_U5_xz = c5 * t34 + s5 * minus_U4_zy
    U5_yz = s5 * t34 - c5 * minus_U4_zy

    # link 5: angular acceleration alpha
    t35 = minus_w5_x * w5_z
    t36 = w5_y * w5_z
    t37 = minus_w5_x * w5_y
    alpha5_x = t36 - U5_yz

    # link 5: U = [alpha] + [w][w]
    minus_U5_yy = minus_w5_x * minus_w5_x + w5_z * w5_z
    minus_U5_xy = t37 + alpha5_z
    U5_zy = t36 + alpha5_x

    # link 5: acceleration a of its origin, gravity included
    a5_x = c5 * minus_a4_x + s5 * minus_a4_z
    a5_z = c4 * t31 - s4 * t30

    # link 5: force f = m a + U mc
    f5_x = minus_U5_xy * link6_mcz
    f5_y = minus_U5_yy * link6_mcz
    minus_f5_z = U5_zy * link6_mcz

    # link 5: moment n = I alpha + w x I w + mc x a
    minus_n5_y = (link6_Iyy - Izz5) * t35
    n5_x = link6_Iyy * alpha5_x + Izz5 * t36 - link6_mcz * a5_z
    n5_z = Izz5 * alpha5_z + link6_Iyy * t37 + link6_mcz * a5_x

    # link 6: angular velocity w
    w6_x = c6 * minus_w5_x - s6 * w5_z
    minus_w6_y = s6 * minus_w5_x + c6 * w5_z
    w6_z = qd[5] - w5_y

    # link 6: angular acceleration alpha
    alpha6_z = minus_U5_xz - t35

    # link 6: U = [alpha] + [w][w]
    U6_yz = s6 * minus_U5_xy + c6 * U5_zy

    # link 6: angular acceleration alpha
    t38 = minus_w6_y * w6_z
    minus_alpha6_x = t38 + U6_yz

    # link 6: moment n = I alpha + w x I w + mc x a
    minus_n6_x = Ixx6 * minus_alpha6_x + 4e-05 * t38
    n6_y = (Ixx6 - 4e-05) * (w6_x * w6_z)
    n6_z = 4e-05 * alpha6_z + Ixx6 * (w6_x * minus_w6_y)

    # joint 5: force F and moment N through it, joint 6 added
    N5_x = n5_x + (c6 * minus_n6_x + s6 * n6_y)
    minus_N5_y = n6_z + minus_n5_y
    N5_z = n5_z + (s6 * minus_n6_x - c6 * n6_y)

    # joint 4: force F and moment N through it, joint 5 added
    F4_x = s5 * f5_y - c5 * f5_x
    minus_F4_z = s5 * f5_x + c5 * f5_y
    minus_N4_x = s5 * minus_N5_y + c5 * N5_x + minus_n4_x
    minus_N4_y = minus_n4_y + N5_z
    N4_z = n4_z - (s5 * N5_x - c5 * minus_N5_y)

    # joint 3: force F and moment N through it, joint 4 added
    t39 = s4 * minus_f5_z - c4 * F4_x
    t40 = s4 * F4_x + c4 * minus_f5_z
    t41 = 0.4331 * t39 - 0.0203 * minus_F4_z
    t42 = c4 * minus_N4_y + s4 * minus_N4_x
    N3_x = n3_x + (0.4331 * t40 - (s4 * minus_N4_y - c4 * minus_N4_x))
    N3_y = n3_y - (N4_z + 0.0203 * t40)
    N3_z = n3_z + (t42 + t41)
    F3_x = f3_x + t39
    F3_y = f3_y + minus_F4_z
    F3_z = f3_z - t40

    # joint 2: force F and moment N through it, joint 3 added
    t43 = s3 * F3_x + c3 * F3_y
    N2_x = c3 * N3_x - s3 * N3_y - minus_n2_x
    N2_y = n2_y + (s3 * N3_x + c3 * N3_y - 0.4318 * F3_z)
    N2_z = n2_z + (N3_z + 0.4318 * t43)
    F2_x = f2_x + (c3 * F3_x - s3 * F3_y)
    F2_y = f2_y + t43

    # joint 1: force F and moment N through it, joint 2 added
    F1_x = s2 * F2_y - c2 * F2_x
    N1_z = 0.1501 * F1_x - (s2 * N2_x + c2 * N2_y)

    h = np.empty((6, *batch), dtype)
    h[0] = N1_z
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

    # link 1: inertial parameters about its frame
    t1 = link6_m + 0.34 + 0.82
    t2 = t1 + 4.8
    t3 = 0.00041208999999999994 * t1 + 0.013440800000000001
    t4 = 0.18645124000000002 * t2
    t5 = 0.022530010000000003 * (t2 + 17.4)
    t6 = t4 + 0.708696824 + t3
    Ixx1 = t5 + 0.42447079199999993 + t6
    Izz1 = t5 + 0.35 + 0.42447079199999993 + t6

    # link 2: inertial parameters about its frame
    mcx2 = 0.4318 * t2 + 1.1832
    Ixx2 = t3 + 0.234865624 - t6
    Izz2 = t4 + 0.6200840000000001

    # link 3: inertial parameters about its frame
    minus_mcx3 = 0.0203 * t1
    mcy3 = 0.015579999999999998 - (0.4331 * t1 + 0.336)
    t7 = 0.18757560999999998 * t1 + 0.09046080000000001
    Ixx3 = t7 - 0.013495395999999998 + 0.00209602 - t3
    Ixy3 = 0.00031627399999999996 - 0.00879193 * t1
    t8 = 0.18798769999999998 * t1 + 0.08952 - 0.013495395999999998
    Izz3 = t8 + 0.00209602

    # link 5: inertial parameters about its frame
    Izz5 = link6_Iyy + 0.0004

    # link 6: inertial parameters about its frame
    Ixx6 = link6_Ixx - link6_Iyy

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
    U2_xy = minus_w2_x * minus_w2_y
    t9 = qd[1] * qd[1]
    minus_U2_xx = minus_w2_y * minus_w2_y + t9
    minus_U2_yy = minus_w2_x * minus_w2_x + t9

    # link 2: acceleration a of its origin, gravity included
    minus_a2_z = 0.1501 * minus_U1_xx
    minus_a2_x = 9.81 * s2
    minus_a2_y = 9.81 * c2

    # link 2: force f = m a + U mc
    f2_x = 0.10439999999999999 * U2_xy - minus_U2_xx * mcx2
    f2_y = U2_xy * mcx2 - 0.10439999999999999 * minus_U2_yy

    # link 2: moment n = I alpha + w x I w + mc x a
    t10 = 0.12059663999999999 * U2_xy + 0.0141984 * alpha2_y
    t11 = Ixx2 * minus_alpha2_x + Izz2 * minus_alpha2_x
    t12 = 0.0141984 * minus_alpha2_x + 0.00808056 * U2_xy
    t13 = (Ixx2 - Izz2) * alpha2_y
    t14 = t11 + t10 + 0.00808056 * (minus_U1_xx - minus_U2_yy)
    t15 = 0.01567044 * minus_U1_xx
    minus_n2_x = t14 + t15
    t16 = t12 - t13 - 0.12059663999999999 * (minus_U2_xx - minus_U1_xx)
    t17 = mcx2 * minus_a2_z
    n2_y = t16 + t17
    t18 = Ixx2 * U2_xy + 0.0070992 * (minus_U2_yy - minus_U2_xx)
    t19 = 1.024164 * s2 - mcx2 * minus_a2_y
    n2_z = t19 - t18

    # link 3: angular velocity w
    minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y
    w3_y = s3 * minus_w2_x - c3 * minus_w2_y
    w3_z = qd[1] + qd[2]

    # link 3: angular acceleration alpha
    alpha3_y = minus_w3_x * w3_z
    alpha3_x = w3_y * w3_z

    # link 3: U = [alpha] + [w][w]
    minus_U3_xy = minus_w3_x * w3_y
    t20 = w3_z * w3_z
    minus_U3_xx = w3_y * w3_y + t20
    minus_U3_yy = minus_w3_x * minus_w3_x + t20
    minus_U3_zx = 2.0 * alpha3_y
    U3_zy = 2.0 * alpha3_x

    # link 3: acceleration a of its origin, gravity included
    t21 = minus_a2_x + 0.4318 * minus_U2_xx
    t22 = 0.4318 * U2_xy - minus_a2_y
    minus_a3_z = minus_a2_z + 0.8636 * alpha2_y
    a3_x = s3 * t22 - c3 * t21
    a3_y = s3 * t21 + c3 * t22

    # link 3: force f = m a + U mc
    f3_x = minus_U3_xx * minus_mcx3 - minus_U3_xy * mcy3
    f3_y = minus_U3_xy * minus_mcx3 - minus_U3_yy * mcy3
    f3_z = minus_U3_zx * minus_mcx3 + U3_zy * mcy3

    # link 3: moment n = I alpha + w x I w + mc x a
    t23 = Ixx3 * alpha3_x + Izz3 * alpha3_x + Ixy3 * minus_U3_zx
    t24 = 0.004704000000000001 * (minus_U1_xx - minus_U3_yy)
    t25 = Ixy3 * U3_zy + 0.004704000000000001 * minus_U3_xy
    t26 = (Ixx3 - Izz3) * alpha3_y
    n3_x = t23 + t24 - mcy3 * minus_a3_z
    n3_y = t25 - t26 - minus_mcx3 * minus_a3_z
    t27 = Ixy3 * (minus_U3_yy - minus_U3_xx) + Ixx3 * minus_U3_xy
    t28 = minus_mcx3 * a3_y + mcy3 * a3_x
    n3_z = t27 - t28

    # link 4: angular velocity w
    w4_x = c4 * minus_w3_x - s4 * w3_z
    minus_w4_y = s4 * minus_w3_x + c4 * w3_z
    w4_z = qd[3] - w3_y

    # link 4: U = [alpha] + [w][w]
    U4_xz = s4 * U3_zy - c4 * minus_U3_xy
    U4_yz = s4 * minus_U3_xy + c4 * U3_zy

    # link 4: angular acceleration alpha
    t29 = w4_x * w4_z
    t30 = minus_w4_y * w4_z
    t31 = w4_x * minus_w4_y
    minus_alpha4_x = t30 + U4_yz

    # link 4: U = [alpha] + [w][w]
    minus_U4_zy = t30 + minus_alpha4_x

    # link 4: acceleration a of its origin, gravity included
    t32 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy)
    minus_a4_z = a3_y + (0.0203 * minus_U3_xy + 0.4331 * minus_U3_yy)
    t33 = 0.0406 * alpha3_y - 0.8662 * alpha3_x - minus_a3_z
    minus_a4_x = c4 * t32 + s4 * t33

    # link 4: moment n = I alpha + w x I w + mc x a
    t34 = 0.0002999999999999999 * minus_alpha4_x
    t35 = 0.0015999999999999999 * t30
    minus_n4_x = t34 + t35
    minus_n4_y = 0.0013 * t29
    n4_z = 0.0002999999999999999 * t31 - 0.0015999999999999999 * alpha3_y

    # link 5: angular velocity w
    minus_w5_x = c5 * w4_x + s5 * w4_z
    w5_y = s5 * w4_x - c5 * w4_z
    w5_z = minus_w4_y + qd[4]

    # link 5: angular acceleration alpha
    alpha5_z = t29 - U4_xz

    # link 5: U = [alpha] + [w][w]
    t36 = t31 - alpha3_y
    minus_U5_xz = c5 * t36 + s5 * minus_U4_zy
    U5_yz = s5 * t36 - c5 * minus_U4_zy

    # link 5: angular acceleration alpha
    t37 = minus_w5_x * w5_z
    t38 = w5_y * w5_z
    t39 = minus_w5_x * w5_y
    alpha5_x = t38 - U5_yz

    # link 5: U = [alpha] + [w][w]
    minus_U5_yy = minus_w5_x * minus_w5_x + w5_z * w5_z
    minus_U5_xy = t39 + alpha5_z
    U5_zy = t38 + alpha5_x

    # link 5: acceleration a of its origin, gravity included
    a5_x = c5 * minus_a4_x + s5 * minus_a4_z
    a5_z = c4 * t33 - s4 * t32

    # link 5: force f = m a + U mc
    f5_x = minus_U5_xy * link6_mcz
    f5_y = minus_U5_yy * link6_mcz
    minus_f5_z = U5_zy * link6_mcz

    # link 5: moment n = I alpha + w x I w + mc x a
    minus_n5_y = (link6_Iyy - Izz5) * t37
    n5_x = link6_Iyy * alpha5_x + Izz5 * t38 - link6_mcz * a5_z
    n5_z = Izz5 * alpha5_z + link6_Iyy * t39 + link6_mcz * a5_x

    # link 6: angular velocity w
    w6_x = c6 * minus_w5_x - s6 * w5_z
    minus_w6_y = s6 * minus_w5_x + c6 * w5_z
    w6_z = qd[5] - w5_y

    # link 6: angular acceleration alpha
    alpha6_z = minus_U5_xz - t37

    # link 6: U = [alpha] + [w][w]
    U6_yz = s6 * minus_U5_xy + c6 * U5_zy

    # link 6: angular acceleration alpha
    t40 = minus_w6_y * w6_z
    minus_alpha6_x = t40 + U6_yz

    # link 6: moment n = I alpha + w x I w + mc x a
    minus_n6_x = Ixx6 * minus_alpha6_x + 4e-05 * t40
    n6_y = (Ixx6 - 4e-05) * (w6_x * w6_z)
    n6_z = 4e-05 * alpha6_z + Ixx6 * (w6_x * minus_w6_y)

    # joint 5: force F and moment N through it, joint 6 added
    N5_x = n5_x + (c6 * minus_n6_x + s6 * n6_y)
    minus_N5_y = n6_z + minus_n5_y
    N5_z = n5_z + (s6 * minus_n6_x - c6 * n6_y)

    # joint 4: force F and moment N through it, joint 5 added
    F4_x = s5 * f5_y - c5 * f5_x
    minus_F4_z = s5 * f5_x + c5 * f5_y
    minus_N4_x = s5 * minus_N5_y + c5 * N5_x + minus_n4_x
    minus_N4_y = minus_n4_y + N5_z
    N4_z = n4_z - (s5 * N5_x - c5 * minus_N5_y)

    # joint 3: force F and moment N through it, joint 4 added
    t41 = s4 * minus_f5_z - c4 * F4_x
    t42 = s4 * F4_x + c4 * minus_f5_z
    t43 = 0.4331 * t41 - 0.0203 * minus_F4_z
    t44 = c4 * minus_N4_y + s4 * minus_N4_x
    N3_x = n3_x + (0.4331 * t42 - (s4 * minus_N4_y - c4 * minus_N4_x))
    N3_y = n3_y - (N4_z + 0.0203 * t42)
    N3_z = n3_z + (t44 + t43)
    F3_x = f3_x + t41
    F3_y = f3_y + minus_F4_z
    F3_z = f3_z - t42

    # joint 2: force F and moment N through it, joint 3 added
    t45 = s3 * F3_x + c3 * F3_y
    N2_x = c3 * N3_x - s3 * N3_y - minus_n2_x
    N2_y = n2_y + (s3 * N3_x + c3 * N3_y - 0.4318 * F3_z)
    N2_z = n2_z + (N3_z + 0.4318 * t45)
    F2_x = f2_x + (c3 * F3_x - s3 * F3_y)
    F2_y = f2_y + t45

    # joint 1: force F and moment N through it, joint 2 added
    F1_x = s2 * F2_y - c2 * F2_x
    N1_z = 0.1501 * F1_x - (s2 * N2_x + c2 * N2_y)

    # all beyond joint 6: moments of mass h and Q about it
    t46 = 0.5 * (Ixx1 + Izz1)
    t47 = 0.5 * (Ixx2 + Izz2)
    t48 = 0.5 * (Ixx3 + Izz3)
    t49 = 0.5 * (link6_Iyy + Izz5)
    t50 = 0.5 * (Ixx6 + 4e-05)
    t51 = t50 - Ixx6
    Q6_zz = t50 - 4e-05
    t52 = s6 * (t51 - t50)
    t53 = s6 * t52
    Q6_xx = t51 - t53
    Q6_yy = t50 + t53
    Q6_xy = c6 * t52

    # all beyond joint 5: moments of mass h and Q about it
    t54 = t49 - link6_Iyy + Q6_xx
    t55 = t49 + Q6_zz
    Q5_zz = t49 - Izz5 + Q6_yy
    h5_x = s5 * link6_mcz
    minus_h5_y = c5 * link6_mcz
    t56 = s5 * (t54 - t55)
    t57 = s5 * t56
    Q5_xx = t54 - t57
    Q5_yy = t55 + t57
    Q5_xy = c5 * t56
    Q5_xz = c5 * Q6_xy
    Q5_yz = s5 * Q6_xy

    # all beyond joint 4: moments of mass h and Q about it
    t58 = Q5_xx + 0.00065
    t59 = Q5_zz + 0.0009499999999999999
    Q4_zz = Q5_yy - 0.00065
    minus_h4_x = c4 * h5_x
    minus_h4_y = s4 * h5_x
    t60 = s4 * (t58 - t59) + c4 * (2.0 * Q5_xz)
    t61 = s4 * t60
    Q4_xx = t58 - t61
    Q4_yy = t59 + t61
    Q4_xy = c4 * t60 - Q5_xz
    Q4_xz = c4 * Q5_xy - s4 * Q5_yz
    Q4_yz = s4 * Q5_xy + c4 * Q5_yz

    # all beyond joint 3: moments of mass h and Q about it
    t62 = 0.4331 * minus_h4_x
    t63 = Q4_xy - 0.0203 * minus_h4_y
    t64 = Q4_yz - 0.4331 * minus_h4_y
    t65 = minus_h4_x - minus_mcx3
    t66 = mcy3 - minus_h5_y
    t67 = t48 - Ixx3 + (Q4_xx - 0.0406 * minus_h4_x)
    t68 = Q4_xz + (0.0203 * minus_h5_y - t62) - Ixy3
    t69 = t48 + (Q4_zz + 0.8662 * minus_h5_y)
    t70 = t64 - 0.004704000000000001
    Q3_zz = t48 - Izz3 + Q4_yy
    h3_x = c3 * t65 - s3 * t66
    h3_y = s3 * t65 + c3 * t66
    t71 = s3 * (t67 - t69) + c3 * (2.0 * t68)
    t72 = s3 * t71
    Q3_xx = t67 - t72
    Q3_yy = t69 + t72
    Q3_xy = c3 * t71 - t68
    Q3_xz = c3 * t63 - s3 * t70
    Q3_yz = s3 * t63 + c3 * t70

    # all beyond joint 2: moments of mass h and Q about it
    t73 = t47 - Ixx2 + (Q3_xx + 0.8636 * h3_x)
    t74 = t47 + Q3_yy
    Q2_zz = t47 - Izz2 + Q3_zz
    h2_y = s2 * (mcx2 + h3_x) + c2 * (h3_y + 0.10439999999999999)
    t75 = c2 * (2.0 * (Q3_xy + 0.4318 * h3_y + 0.0070992))
    t76 = s2 * (t73 - t74)
    t77 = s2 * (t76 + t75)
    Q2_xx = t73 - t77
    Q2_yy = t74 + t77
    t78 = s2 * (Q3_xz + 0.4318 * minus_h4_y + 0.12059663999999999)
    t79 = c2 * (Q3_yz + 0.00808056)
    Q2_yz = t78 + t79

    # all beyond joint 1: moments of mass h and Q about it
    Q1_yz = Q2_yz + 0.1501 * h2_y
    Q1_xx = t46 - Ixx1 + Q2_xx
    Q1_yy = t46 + (Q2_zz + 0.3002 * minus_h4_y)

    # row 6 of L and entry 6 of D in M = L^T D L
    t80 = Q6_xx + Q6_yy
    D6 = t80 + joint6_rotor_inertia

    # row 5 of L and entry 5 of D in M = L^T D L
    t81 = s5 * t80
    t82 = c5 * t80
    t83 = c4 * t81
    t84 = s4 * t81
    t85 = s2 * (c3 * t83 + s3 * t82) + c2 * (s3 * t83 - c3 * t82)
    t86 = Q5_xx + Q5_yy
    D5 = t86 + joint5_rotor_inertia

    # row 6 of L and entry 6 of D in M = L^T D L
    t87 = c4 * minus_h5_y
    t88 = s4 * minus_h5_y
    t89 = c4 * Q5_xz + s4 * t86 + 0.4331 * t88
    t90 = 0.0203 * t88 - Q5_yz
    t91 = c4 * t86 - s4 * Q5_xz + (0.4331 * t87 - 0.0203 * h5_x)
    t92 = s3 * t87 + c3 * h5_x
    t93 = t91 + 0.4318 * t92
    t94 = c2 * (c3 * t90 - s3 * t89 - 0.4318 * t88)
    t95 = s2 * (c3 * t89 + s3 * t90)
    t96 = t95 - t94 + 0.1501 * (s2 * t92 - c2 * (c3 * t87 - s3 * h5_x))
    t97 = Q4_xx + Q4_yy
    t98 = Q4_xz - t62
    t99 = 0.0203 * minus_h4_x - t97
    t100 = s3 * minus_h4_y
    t101 = c2 * (s3 * t98 + c3 * t99 - 0.4318 * minus_h4_x)
    t102 = s2 * (c3 * t98 - s3 * t99)
    t103 = Q3_xx + Q3_yy
    minus_L6_1 = t85 / D6
    L6_2 = t84 / D6
    L6_4 = t82 / D6

    # row 5 of L and entry 5 of D in M = L^T D L
    t104 = L6_2 * t85
    t105 = L6_2 * t84
    t106 = c2 * Q3_yz + s2 * Q3_xz + 0.1501 * (c2 * h3_y + s2 * h3_x)
    t107 = 0.1501 * (c2 * (c3 * minus_h4_y) - s2 * t100) - (t102 + t101)
    t108 = L6_4 * t85
    t109 = L6_4 * t84
    L5_1 = t96 / D5
    L5_2 = t93 / D5
    L5_3 = t91 / D5
    L5_4 = Q5_yz / D5

    # row 4 of L and entry 4 of D in M = L^T D L
    t110 = Q1_xx + Q1_yy + joint1_rotor_inertia - minus_L6_1 * t85
    t111 = L5_1 * t96
    t112 = t107 + t108 - L5_4 * t96
    t113 = t64 - 0.4318 * t100 - t109 - L5_4 * t93
    t114 = t64 - t109 - L5_4 * t91
    D4 = t97 + joint4_rotor_inertia - L6_4 * t82 - L5_4 * Q5_yz
    L4_1 = t112 / D4
    L4_2 = t113 / D4
    L4_3 = t114 / D4

    # row 3 of L and entry 3 of D in M = L^T D L
    t115 = Q2_xx + Q2_yy + joint2_rotor_inertia - t105 - L5_2 * t93
    t116 = L4_2 * t113
    t117 = t106 + t104 - L5_3 * t96 - L4_3 * t112
    t118 = t103 + 0.4318 * h3_x - t105 - L5_3 * t93 - L4_3 * t113
    D3 = t103 + joint3_rotor_inertia - t105 - L5_3 * t91 - L4_3 * t114
    L3_1 = t117 / D3
    L3_2 = t118 / D3

    # row 2 of L and entry 2 of D in M = L^T D L
    t119 = Q1_yz + t104 - L5_2 * t96 - L4_2 * t112 - L3_2 * t117
    D2 = t115 - t116 - L3_2 * t118
    L2_1 = t119 / D2

    # row 1 of L and entry 1 of D in M = L^T D L
    D1 = t110 - t111 - L4_1 * t112 - L3_1 * t117 - L2_1 * t119

    # solve L^T y = right-hand side, tips first
    y5 = tau[4] - N5_z
    y6 = tau[5] - n6_z
    t120 = L6_2 * y6
    y4 = tau[3] - N4_z - L6_4 * y6 - L5_4 * y5
    y3 = tau[2] - N3_z - t120 - L5_3 * y5 - L4_3 * y4
    t121 = tau[0] - N1_z + minus_L6_1 * y6 - L5_1 * y5 - L4_1 * y4
    t122 = L3_1 * y3
    y2 = tau[1] - N2_z - t120 - L5_2 * y5 - L4_2 * y4 - L3_2 * y3
    y1 = t121 - t122 - L2_1 * y2

    # solve L x = y / D, base first
    x1 = y1 / D1
    x2 = y2 / D2 - L2_1 * x1
    x3 = y3 / D3 - L3_1 * x1 - L3_2 * x2
    x4 = y4 / D4 - L4_1 * x1 - L4_2 * x2 - L4_3 * x3
    x5 = y5 / D5 - L5_1 * x1 - L5_2 * x2 - L5_3 * x3 - L5_4 * x4
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

    # link 1: inertial parameters about its frame
    t1 = link6_m + 0.34 + 0.82
    t2 = t1 + 4.8
    t3 = 0.00041208999999999994 * t1 + 0.013440800000000001
    t4 = 0.18645124000000002 * t2
    t5 = t4 + 0.708696824 + t3
    t6 = 0.022530010000000003 * (t2 + 17.4) + 0.35 + 0.42447079199999993
    Izz1 = t6 + t5

    # link 2: inertial parameters about its frame
    mcx2 = 0.4318 * t2 + 1.1832
    Ixx2 = t3 + 0.234865624 - t5
    Izz2 = t4 + 0.6200840000000001

    # link 3: inertial parameters about its frame
    minus_mcx3 = 0.0203 * t1
    mcy3 = 0.015579999999999998 - (0.4331 * t1 + 0.336)
    t7 = 0.18757560999999998 * t1 + 0.09046080000000001
    Ixx3 = t7 - 0.013495395999999998 + 0.00209602 - t3
    Ixy3 = 0.00031627399999999996 - 0.00879193 * t1
    t8 = 0.18798769999999998 * t1 + 0.08952 - 0.013495395999999998
    Izz3 = t8 + 0.00209602

    # link 5: inertial parameters about its frame
    Izz5 = link6_Iyy + 0.0004

    # link 6: inertial parameters about its frame
    Ixx6 = link6_Ixx - link6_Iyy

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
    t9 = s6 * Ixx6
    t10 = s6 * t9
    Ixz_c5 = c6 * t9
    Ixx_c5 = link6_Iyy + (Ixx6 - t10)
    Izz_c5 = Izz5 + t10

    # composite body 4: with body 5 added
    t11 = s5 * (Ixx_c5 - 4e-05)
    t12 = s5 * t11
    Ixz_c4 = c5 * t11
    Ixy_c4 = c5 * Ixz_c5
    Iyz_c4 = s5 * Ixz_c5
    minus_mcx_c4 = s5 * link6_mcz
    mcz_c4 = c5 * link6_mcz
    Ixx_c4 = Ixx_c5 - t12 + 0.0002999999999999999
    Izz_c4 = 4e-05 + t12 + 0.0015999999999999999

    # joint 4 accelerates by 1: wrench on all it moves, at joint 3
    t13 = s4 * (Ixx_c4 - Izz_c5) + c4 * (2.0 * Ixy_c4)
    t14 = s4 * t13
    t15 = c4 * Ixz_c4 - s4 * Iyz_c4
    F4at3_z = c4 * minus_mcx_c4

    # composite body 3: with body 4 added
    mcz_c3 = s4 * minus_mcx_c4
    t16 = 0.0406 * F4at3_z
    t17 = 0.8662 * mcz_c4
    t18 = 0.4331 * F4at3_z
    Iyy_c3 = Izz_c4 - t16
    Ixz_c3 = c4 * t13 - Ixy_c4 + 0.0203 * mcz_c3

    # joint 4 accelerates by 1: wrench on all it moves, at joint 3
    minus_N4at3_z = s4 * Ixz_c4 + c4 * Iyz_c4 + 0.4331 * mcz_c3

    # composite body 3: with body 4 added
    mcx_c3 = F4at3_z - minus_mcx3
    mcy_c3 = mcy3 - mcz_c4
    Ixx_c3 = Ixx3 + (Ixx_c4 - t14 + t17)
    Ixy_c3 = Ixy3 + (t15 - (0.0203 * mcz_c4 - t18))
    Iyz_c3 = minus_N4at3_z + 0.004704000000000001
    Izz_c3 = Izz3 + (Izz_c5 + t14 + (t17 - t16))

    # joint 3 accelerates by 1: wrench on all it moves, at joint 2
    t19 = s3 * (Ixx_c3 - Iyy_c3) + c3 * (2.0 * Ixy_c3)
    t20 = s3 * t19
    N3at2_x = c3 * Ixz_c3 - s3 * Iyz_c3
    N3at2_y = s3 * Ixz_c3 + c3 * Iyz_c3
    F3at2_y = c3 * mcx_c3 - s3 * mcy_c3
    minus_F3at2_x = s3 * mcx_c3 + c3 * mcy_c3

    # composite body 2: with body 3 added
    t21 = 0.8636 * F3at2_y
    Iyy_c2 = Iyy_c3 + t20 + t21
    mcx_c2 = mcx2 + F3at2_y
    mcy_c2 = minus_F3at2_x + 0.10439999999999999
    Ixx_c2 = Ixx2 + (Ixx_c3 - t20)
    Ixy_c2 = c3 * t19 - Ixy_c3 - 0.4318 * minus_F3at2_x - 0.0070992
    Ixz_c2 = N3at2_x - 0.4318 * mcz_c3 - 0.12059663999999999
    Iyz_c2 = N3at2_y - 0.00808056
    Izz_c2 = Izz2 + (Izz_c3 + t21)

    # composite body 1: with body 2 added
    minus_mcz_c1 = s2 * mcx_c2 + c2 * mcy_c2
    t22 = Iyy_c2 + s2 * (s2 * (Ixx_c2 - Iyy_c2) + c2 * (2.0 * Ixy_c2))
    t23 = 0.3002 * mcz_c3
    Izz_c1 = Izz1 + (t22 + t23)

    # joint 6 accelerates by 1: wrench on all it moves, at joint 4
    minus_N6at4_x = 4e-05 * s5
    N6at4_z = 4e-05 * c5

    # joint 6 accelerates by 1: wrench on all it moves, at joint 3
    N6at3_x = c4 * minus_N6at4_x
    N6at3_z = s4 * minus_N6at4_x

    # joint 6 accelerates by 1: wrench on all it moves, at joint 2
    N6at2_x = c3 * N6at3_x + s3 * N6at4_z
    N6at2_y = s3 * N6at3_x - c3 * N6at4_z

    # joint 6 accelerates by 1: wrench on all it moves, at joint 1
    minus_N6at1_z = s2 * N6at2_x + c2 * N6at2_y

    # joint 5 accelerates by 1: wrench on all it moves, at joint 3
    F5at3_x = c4 * mcz_c4
    F5at3_z = s4 * mcz_c4
    N5at3_x = c4 * Ixy_c4 - s4 * Izz_c5 - 0.4331 * F5at3_z
    N5at3_y = Iyz_c4 + 0.0203 * F5at3_z
    t24 = 0.4331 * F5at3_x - 0.0203 * minus_mcx_c4
    t25 = s4 * Ixy_c4 + c4 * Izz_c5
    N5at3_z = t25 + t24

    # joint 5 accelerates by 1: wrench on all it moves, at joint 2
    F5at2_x = c3 * F5at3_x - s3 * minus_mcx_c4
    F5at2_y = s3 * F5at3_x + c3 * minus_mcx_c4
    N5at2_x = c3 * N5at3_x - s3 * N5at3_y
    N5at2_y = s3 * N5at3_x + c3 * N5at3_y - 0.4318 * F5at3_z
    N5at2_z = N5at3_z + 0.4318 * F5at2_y

    # joint 5 accelerates by 1: wrench on all it moves, at joint 1
    F5at1_x = s2 * F5at2_y - c2 * F5at2_x
    N5at1_z = 0.1501 * F5at1_x - (s2 * N5at2_x + c2 * N5at2_y)

    # joint 4 accelerates by 1: wrench on all it moves, at joint 3
    minus_N4at3_x = t15 + t18
    N4at3_y = 0.0203 * F4at3_z - Izz_c4

    # joint 4 accelerates by 1: wrench on all it moves, at joint 2
    minus_F4at2_x = c3 * mcz_c3
    minus_F4at2_y = s3 * mcz_c3
    minus_N4at2_x = c3 * minus_N4at3_x + s3 * N4at3_y
    N4at2_y = c3 * N4at3_y - s3 * minus_N4at3_x - 0.4318 * F4at3_z
    minus_N4at2_z = minus_N4at3_z + 0.4318 * minus_F4at2_y

    # joint 4 accelerates by 1: wrench on all it moves, at joint 1
    F4at1_x = c2 * minus_F4at2_x - s2 * minus_F4at2_y
    N4at1_z = 0.1501 * F4at1_x - (c2 * N4at2_y - s2 * minus_N4at2_x)

    # joint 3 accelerates by 1: wrench on all it moves, at joint 2
    N3at2_z = Izz_c3 + 0.4318 * F3at2_y

    # joint 3 accelerates by 1: wrench on all it moves, at joint 1
    F3at1_x = s2 * F3at2_y + c2 * minus_F3at2_x
    N3at1_z = 0.1501 * F3at1_x - (s2 * N3at2_x + c2 * N3at2_y)

    # joint 2 accelerates by 1: wrench on all it moves, at joint 1
    N2at1_z = 0.1501 * minus_mcz_c1 - (s2 * Ixz_c2 + c2 * Iyz_c2)

    # link 1: U = [alpha] + [w][w]
    minus_U1_xx = qd[0] * qd[0]

    # link 2: angular velocity w
    minus_w2_x = s2 * qd[0]
    minus_w2_y = c2 * qd[0]

    # link 2: angular acceleration alpha
    minus_alpha2_x = minus_w2_y * qd[1]
    alpha2_y = minus_w2_x * qd[1]

    # link 2: U = [alpha] + [w][w]
    U2_xy = minus_w2_x * minus_w2_y
    t26 = qd[1] * qd[1]
    minus_U2_xx = minus_w2_y * minus_w2_y + t26
    minus_U2_yy = minus_w2_x * minus_w2_x + t26

    # link 2: acceleration a of its origin, gravity included
    minus_a2_z = 0.1501 * minus_U1_xx
    minus_a2_x = 9.81 * s2
    minus_a2_y = 9.81 * c2

    # link 2: force f = m a + U mc
    f2_x = 0.10439999999999999 * U2_xy - minus_U2_xx * mcx2
    f2_y = U2_xy * mcx2 - 0.10439999999999999 * minus_U2_yy

    # link 2: moment n = I alpha + w x I w + mc x a
    t27 = 0.12059663999999999 * U2_xy + 0.0141984 * alpha2_y
    t28 = Ixx2 * minus_alpha2_x + Izz2 * minus_alpha2_x
    t29 = 0.0141984 * minus_alpha2_x + 0.00808056 * U2_xy
    t30 = (Ixx2 - Izz2) * alpha2_y
    t31 = t28 + t27 + 0.00808056 * (minus_U1_xx - minus_U2_yy)
    t32 = 0.01567044 * minus_U1_xx
    minus_n2_x = t31 + t32
    t33 = t29 - t30 - 0.12059663999999999 * (minus_U2_xx - minus_U1_xx)
    t34 = mcx2 * minus_a2_z
    n2_y = t33 + t34
    t35 = Ixx2 * U2_xy + 0.0070992 * (minus_U2_yy - minus_U2_xx)
    t36 = 1.024164 * s2 - mcx2 * minus_a2_y
    n2_z = t36 - t35

    # link 3: angular velocity w
    minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y
    w3_y = s3 * minus_w2_x - c3 * minus_w2_y
    w3_z = qd[1] + qd[2]

    # link 3: angular acceleration alpha
    alpha3_y = minus_w3_x * w3_z
    alpha3_x = w3_y * w3_z

    # link 3: U = [alpha] + [w][w]
    minus_U3_xy = minus_w3_x * w3_y
    t37 = w3_z * w3_z
    minus_U3_xx = w3_y * w3_y + t37
    minus_U3_yy = minus_w3_x * minus_w3_x + t37
    minus_U3_zx = 2.0 * alpha3_y
    U3_zy = 2.0 * alpha3_x

    # link 3: acceleration a of its origin, gravity included
    t38 = minus_a2_x + 0.4318 * minus_U2_xx
    t39 = 0.4318 * U2_xy - minus_a2_y
    minus_a3_z = minus_a2_z + 0.8636 * alpha2_y
    a3_x = s3 * t39 - c3 * t38
    a3_y = s3 * t38 + c3 * t39

    # link 3: force f = m a + U mc
    f3_x = minus_U3_xx * minus_mcx3 - minus_U3_xy * mcy3
    f3_y = minus_U3_xy * minus_mcx3 - minus_U3_yy * mcy3
    f3_z = minus_U3_zx * minus_mcx3 + U3_zy * mcy3

    # link 3: moment n = I alpha + w x I w + mc x a
    t40 = Ixx3 * alpha3_x + Izz3 * alpha3_x + Ixy3 * minus_U3_zx
    t41 = 0.004704000000000001 * (minus_U1_xx - minus_U3_yy)
    t42 = Ixy3 * U3_zy + 0.004704000000000001 * minus_U3_xy
    t43 = (Ixx3 - Izz3) * alpha3_y
    n3_x = t40 + t41 - mcy3 * minus_a3_z
    n3_y = t42 - t43 - minus_mcx3 * minus_a3_z
    t44 = Ixy3 * (minus_U3_yy - minus_U3_xx) + Ixx3 * minus_U3_xy
    t45 = minus_mcx3 * a3_y + mcy3 * a3_x
    n3_z = t44 - t45

    # link 4: angular velocity w
    w4_x = c4 * minus_w3_x - s4 * w3_z
    minus_w4_y = s4 * minus_w3_x + c4 * w3_z
    w4_z = qd[3] - w3_y

    # link 4: U = [alpha] + [w][w]
    U4_xz = s4 * U3_zy - c4 * minus_U3_xy
    U4_yz = s4 * minus_U3_xy + c4 * U3_zy

    # link 4: angular acceleration alpha
    t46 = w4_x * w4_z
    t47 = minus_w4_y * w4_z
    t48 = w4_x * minus_w4_y
    minus_alpha4_x = t47 + U4_yz

    # link 4: U = [alpha] + [w][w]
    minus_U4_zy = t47 + minus_alpha4_x

    # link 4: acceleration a of its origin, gravity included
    t49 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy)
    minus_a4_z = a3_y + (0.0203 * minus_U3_xy + 0.4331 * minus_U3_yy)
    t50 = 0.0406 * alpha3_y - 0.8662 * alpha3_x - minus_a3_z
    minus_a4_x = c4 * t49 + s4 * t50

    # link 4: moment n = I alpha + w x I w + mc x a
    t51 = 0.0002999999999999999 * minus_alpha4_x
    t52 = 0.0015999999999999999 * t47
    minus_n4_x = t51 + t52
    minus_n4_y = 0.0013 * t46
    n4_z = 0.0002999999999999999 * t48 - 0.0015999999999999999 * alpha3_y

    # link 5: angular velocity w
    minus_w5_x = c5 * w4_x + s5 * w4_z
    w5_y = s5 * w4_x - c5 * w4_z
    w5_z = minus_w4_y + qd[4]

    # link 5: angular acceleration alpha
    alpha5_z = t46 - U4_xz

    # link 5: U = [alpha] + [w][w]
    t53 = t48 - alpha3_y
    minus_U5_xz = c5 * t53 + s5 * minus_U4_zy
    U5_yz = s5 * t53 - c5 * minus_U4_zy

    # link 5: angular acceleration alpha
    t54 = minus_w5_x * w5_z
    t55 = w5_y * w5_z
    t56 = minus_w5_x * w5_y
    alpha5_x = t55 - U5_yz

    # link 5: U = [alpha] + [w][w]
    minus_U5_yy = minus_w5_x * minus_w5_x + w5_z * w5_z
    minus_U5_xy = t56 + alpha5_z
    U5_zy = t55 + alpha5_x

    # link 5: acceleration a of its origin, gravity included
    a5_x = c5 * minus_a4_x + s5 * minus_a4_z
    a5_z = c4 * t50 - s4 * t49

    # link 5: force f = m a + U mc
    f5_x = minus_U5_xy * link6_mcz
    f5_y = minus_U5_yy * link6_mcz
    minus_f5_z = U5_zy * link6_mcz

    # link 5: moment n = I alpha + w x I w + mc x a
    minus_n5_y = (link6_Iyy - Izz5) * t54
    n5_x = link6_Iyy * alpha5_x + Izz5 * t55 - link6_mcz * a5_z
    n5_z = Izz5 * alpha5_z + link6_Iyy * t56 + link6_mcz * a5_x

    # link 6: angular velocity w
    w6_x = c6 * minus_w5_x - s6 * w5_z
    minus_w6_y = s6 * minus_w5_x + c6 * w5_z
    w6_z = qd[5] - w5_y

    # link 6: angular acceleration alpha
    alpha6_z = minus_U5_xz - t54

    # link 6: U = [alpha] + [w][w]
    U6_yz = s6 * minus_U5_xy + c6 * U5_zy

    # link 6: angular acceleration alpha
    t57 = minus_w6_y * w6_z
    minus_alpha6_x = t57 + U6_yz

    # link 6: moment n = I alpha + w x I w + mc x a
    minus_n6_x = Ixx6 * minus_alpha6_x + 4e-05 * t57
    n6_y = (Ixx6 - 4e-05) * (w6_x * w6_z)
    n6_z = 4e-05 * alpha6_z + Ixx6 * (w6_x * minus_w6_y)

    # joint 5: force F and moment N through it, joint 6 added
    N5_x = n5_x + (c6 * minus_n6_x + s6 * n6_y)
    minus_N5_y = n6_z + minus_n5_y
    N5_z = n5_z + (s6 * minus_n6_x - c6 * n6_y)

    # joint 4: force F and moment N through it, joint 5 added
    F4_x = s5 * f5_y - c5 * f5_x
    minus_F4_z = s5 * f5_x + c5 * f5_y
    minus_N4_x = s5 * minus_N5_y + c5 * N5_x + minus_n4_x
    minus_N4_y = minus_n4_y + N5_z
    N4_z = n4_z - (s5 * N5_x - c5 * minus_N5_y)

    # joint 3: force F and moment N through it, joint 4 added
    t58 = s4 * minus_f5_z - c4 * F4_x
    t59 = s4 * F4_x + c4 * minus_f5_z
    t60 = 0.4331 * t58 - 0.0203 * minus_F4_z
    t61 = c4 * minus_N4_y + s4 * minus_N4_x
    N3_x = n3_x + (0.4331 * t59 - (s4 * minus_N4_y - c4 * minus_N4_x))
    N3_y = n3_y - (N4_z + 0.0203 * t59)
    N3_z = n3_z + (t61 + t60)
    F3_x = f3_x + t58
    F3_y = f3_y + minus_F4_z
    F3_z = f3_z - t59

    # joint 2: force F and moment N through it, joint 3 added
    t62 = s3 * F3_x + c3 * F3_y
    N2_x = c3 * N3_x - s3 * N3_y - minus_n2_x
    N2_y = n2_y + (s3 * N3_x + c3 * N3_y - 0.4318 * F3_z)
    N2_z = n2_z + (N3_z + 0.4318 * t62)
    F2_x = f2_x + (c3 * F3_x - s3 * F3_y)
    F2_y = f2_y + t62

    # joint 1: force F and moment N through it, joint 2 added
    F1_x = s2 * F2_y - c2 * F2_x
    N1_z = 0.1501 * F1_x - (s2 * N2_x + c2 * N2_y)

    M = np.empty((6, 6, *batch), dtype)
    h = np.empty((6, *batch), dtype)
    M[0, 0] = joint1_rotor_inertia + Izz_c1
    M[0, 1] = N2at1_z
    M[0, 2] = N3at1_z
    M[0, 3] = N4at1_z
    M[0, 4] = N5at1_z
    M[0, 5] = -minus_N6at1_z
    M[1, 0] = N2at1_z
    M[1, 1] = joint2_rotor_inertia + Izz_c2
    M[1, 2] = N3at2_z
    M[1, 3] = -minus_N4at2_z
    M[1, 4] = N5at2_z
    M[1, 5] = N6at3_z
    M[2, 0] = N3at1_z
    M[2, 1] = N3at2_z
    M[2, 2] = joint3_rotor_inertia + Izz_c3
    M[2, 3] = -minus_N4at3_z
    M[2, 4] = N5at3_z
    M[2, 5] = N6at3_z
    M[3, 0] = N4at1_z
    M[3, 1] = -minus_N4at2_z
    M[3, 2] = -minus_N4at3_z
    M[3, 3] = joint4_rotor_inertia + Izz_c4
    M[3, 4] = -Iyz_c4
    M[3, 5] = N6at4_z
    M[4, 0] = N5at1_z
    M[4, 1] = N5at2_z
    M[4, 2] = N5at3_z
    M[4, 3] = -Iyz_c4
    M[4, 4] = joint5_rotor_inertia + Izz_c5
    M[4, 5] = 0.0
    M[5, 0] = -minus_N6at1_z
    M[5, 1] = N6at3_z
    M[5, 2] = N6at3_z
    M[5, 3] = N6at4_z
    M[5, 4] = 0.0
    M[5, 5] = joint6_rotor_inertia + 4e-05
    h[0] = N1_z
    h[1] = N2_z
    h[2] = N3_z
    h[3] = N4_z
    h[4] = N5_z
    h[5] = n6_z
    return _packed(M, 2), _packed(h, 1)
