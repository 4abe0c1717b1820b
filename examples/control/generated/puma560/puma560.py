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
  inverse_dynamics  201 mul, 189 add, 10 sin/cos  (by newton-euler-matrix)
  bias              181 mul, 153 add, 10 sin/cos  (by newton-euler-matrix)
  forward_dynamics  322 mul, 314 add, 19 div, 10 sin/cos  (by ldlt)
  mass_matrix_bias  269 mul, 250 add, 10 sin/cos  (by composite-body+newton-euler-matrix)

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

    # link 1: inertia, regrouped: without what its joint cannot feel
    t1 = link6_m + 0.34 + 0.82
    t2 = t1 + 4.8
    t3 = 0.00041208999999999994 * t1 + 0.013440800000000001
    t4 = 0.18645124000000002 * t2
    t5 = t4 + 0.708696824 + t3
    t6 = 0.022530010000000003 * (t2 + 17.4) + 0.35 + 0.42447079199999993
    IzzR1 = t6 + t5

    # link 2: inertia, regrouped: without what its joint cannot feel
    mcxR2 = 0.4318 * t2 + 1.1832
    IxxR2 = t3 + 0.234865624 - t5
    IzzR2 = t4 + 0.6200840000000001

    # link 3: inertia, regrouped: without what its joint cannot feel
    minus_mcxR3 = 0.0203 * t1
    mcyR3 = 0.015579999999999998 - (0.4331 * t1 + 0.336)
    t7 = 0.18757560999999998 * t1 + 0.09046080000000001
    IxxR3 = t7 - 0.013495395999999998 + 0.00209602 - t3
    IxyR3 = 0.00031627399999999996 - 0.00879193 * t1
    t8 = 0.18798769999999998 * t1 + 0.08952 - 0.013495395999999998
    IzzR3 = t8 + 0.00209602

    # link 5: inertia, regrouped: without what its joint cannot feel
    IxxR5 = link6_Iyy + 0.0003 - 0.0003
    IzzR5 = link6_Iyy + 0.0004

    # link 6: inertia, regrouped: without what its joint cannot feel
    IxxR6 = link6_Ixx - link6_Iyy

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
    n1_z = IzzR1 * qdd[0]

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
    f2_x = 0.10439999999999999 * U2_xy - minus_U2_xx * mcxR2
    f2_y = U2_yx * mcxR2 - 0.10439999999999999 * minus_U2_yy

    # link 2: moment n = I alpha + w x I w + mc x a
    t14 = 0.12059663999999999 * U2_yx + 0.0070992 * minus_U2_zx
    t15 = IxxR2 * minus_alpha2_x + IzzR2 * t9
    t16 = 0.0070992 * minus_U2_zy + 0.00808056 * U2_xy
    t17 = (IxxR2 - IzzR2) * t10
    t18 = 0.00808056 * minus_U2_xz + 0.12059663999999999 * U2_yz
    t19 = IzzR2 * qdd[1] - IxxR2 * t11
    t20 = t15 + t14 + 0.00808056 * (minus_U1_xx - minus_U2_yy)
    t21 = 0.01567044 * minus_U1_xx
    minus_n2_x = t20 + t21
    t22 = t16 - t17 - 0.12059663999999999 * (minus_U2_xx - minus_U1_xx)
    t23 = mcxR2 * minus_a2_z
    n2_y = t22 + t23
    t24 = t19 + t18 - 0.0070992 * (minus_U2_yy - minus_U2_xx)
    t25 = mcxR2 * a2_y + 0.10439999999999999 * minus_a2_x
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
    f3_x = minus_U3_xx * minus_mcxR3 - minus_U3_xy * mcyR3
    minus_f3_y = U3_yx * minus_mcxR3 + minus_U3_yy * mcyR3
    f3_z = minus_U3_zx * minus_mcxR3 + U3_zy * mcyR3

    # link 3: moment n = I alpha + w x I w + mc x a
    t32 = IxxR3 * alpha3_x + IzzR3 * t27 + IxyR3 * minus_U3_zx
    t33 = 0.004704000000000001 * (minus_U1_xx - minus_U3_yy)
    t34 = IxyR3 * U3_zy + 0.004704000000000001 * minus_U3_xy
    t35 = (IxxR3 - IzzR3) * t26
    t36 = IzzR3 * alpha3_z + IxxR3 * t28 + 0.004704000000000001 * U3_xz
    t37 = IxyR3 * (minus_U3_yy - minus_U3_xx)
    n3_x = t32 + t33 - mcyR3 * minus_a3_z
    n3_y = t34 - t35 - minus_mcxR3 * minus_a3_z
    n3_z = t36 + t37 - (minus_mcxR3 * a3_y + mcyR3 * a3_x)

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
    minus_n5_y = (IxxR5 - IzzR5) * t45
    n5_x = IxxR5 * alpha5_x + IzzR5 * t46 - link6_mcz * a5_z
    n5_z = IzzR5 * alpha5_z + IxxR5 * t47 + link6_mcz * a5_x

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
    minus_n6_x = IxxR6 * minus_alpha6_x + 4e-05 * t48
    n6_y = (IxxR6 - 4e-05) * (w6_x * w6_z)
    n6_z = 4e-05 * alpha6_z + IxxR6 * (w6_x * minus_w6_y)

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

    # link 2: inertia, regrouped: without what its joint cannot feel
    t1 = link6_m + 0.34 + 0.82
    t2 = t1 + 4.8
    t3 = 0.00041208999999999994 * t1 + 0.013440800000000001
    t4 = 0.18645124000000002 * t2
    mcxR2 = 0.4318 * t2 + 1.1832
    IxxR2 = t3 + 0.234865624 - (t4 + 0.708696824 + t3)
    IzzR2 = t4 + 0.6200840000000001

    # link 3: inertia, regrouped: without what its joint cannot feel
    minus_mcxR3 = 0.0203 * t1
    mcyR3 = 0.015579999999999998 - (0.4331 * t1 + 0.336)
    t5 = 0.18757560999999998 * t1 + 0.09046080000000001
    IxxR3 = t5 - 0.013495395999999998 + 0.00209602 - t3
    IxyR3 = 0.00031627399999999996 - 0.00879193 * t1
    t6 = 0.18798769999999998 * t1 + 0.08952 - 0.013495395999999998
    IzzR3 = t6 + 0.00209602

    # link 5: inertia, regrouped: without what its joint cannot feel
    IxxR5 = link6_Iyy + 0.0003 - 0.0003
    IzzR5 = link6_Iyy + 0.0004

    # link 6: inertia, regrouped: without what its joint cannot feel
    IxxR6 = link6_Ixx - link6_Iyy

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
    f2_x = 0.10439999999999999 * U2_xy - minus_U2_xx * mcxR2
    f2_y = U2_xy * mcxR2 - 0.10439999999999999 * minus_U2_yy

    # link 2: moment n = I alpha + w x I w + mc x a
    t8 = 0.12059663999999999 * U2_xy + 0.0141984 * alpha2_y
    t9 = IxxR2 * minus_alpha2_x + IzzR2 * minus_alpha2_x
    t10 = 0.0141984 * minus_alpha2_x + 0.00808056 * U2_xy
    t11 = (IxxR2 - IzzR2) * alpha2_y
    t12 = t9 + t8 + 0.00808056 * (minus_U1_xx - minus_U2_yy)
    t13 = 0.01567044 * minus_U1_xx
    minus_n2_x = t12 + t13
    t14 = t10 - t11 - 0.12059663999999999 * (minus_U2_xx - minus_U1_xx)
    t15 = mcxR2 * minus_a2_z
    n2_y = t14 + t15
    t16 = IxxR2 * U2_xy + 0.0070992 * (minus_U2_yy - minus_U2_xx)
    t17 = 1.024164 * s2 - mcxR2 * minus_a2_y
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
    f3_x = minus_U3_xx * minus_mcxR3 - minus_U3_xy * mcyR3
    f3_y = minus_U3_xy * minus_mcxR3 - minus_U3_yy * mcyR3
    f3_z = minus_U3_zx * minus_mcxR3 + U3_zy * mcyR3

    # link 3: moment n = I alpha + w x I w + mc x a
    t21 = IxxR3 * alpha3_x + IzzR3 * alpha3_x + IxyR3 * minus_U3_zx
    t22 = 0.004704000000000001 * (minus_U1_xx - minus_U3_yy)
    t23 = IxyR3 * U3_zy + 0.004704000000000001 * minus_U3_xy
    t24 = (IxxR3 - IzzR3) * alpha3_y
    n3_x = t21 + t22 - mcyR3 * minus_a3_z
    n3_y = t23 - t24 - minus_mcxR3 * minus_a3_z
    t25 = IxyR3 * (minus_U3_yy - minus_U3_xx) + IxxR3 * minus_U3_xy
    t26 = minus_mcxR3 * a3_y + mcyR3 * a3_x
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
    minus_n5_y = (IxxR5 - IzzR5) * t35
    n5_x = IxxR5 * alpha5_x + IzzR5 * t36 - link6_mcz * a5_z
    n5_z = IzzR5 * alpha5_z + IxxR5 * t37 + link6_mcz * a5_x

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
    minus_n6_x = IxxR6 * minus_alpha6_x + 4e-05 * t38
    n6_y = (IxxR6 - 4e-05) * (w6_x * w6_z)
    n6_z = 4e-05 * alpha6_z + IxxR6 * (w6_x * minus_w6_y)

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

    # link 1: inertia, regrouped: without what its joint cannot feel
    t1 = link6_m + 0.34 + 0.82
    t2 = t1 + 4.8
    t3 = 0.00041208999999999994 * t1 + 0.013440800000000001
    t4 = 0.18645124000000002 * t2
    t5 = t4 + 0.708696824 + t3
    t6 = 0.022530010000000003 * (t2 + 17.4) + 0.35 + 0.42447079199999993
    IzzR1 = t6 + t5

    # link 2: inertia in the axes it shares
    t7 = 0.4318 * t2 + 1.1832
    t8 = t3 + 0.234865624 - t5
    Izz2 = t4 + 0.6200840000000001

    # link 3: inertia, regrouped: without what its joint cannot feel
    minus_mcxR3 = 0.0203 * t1
    mcyR3 = 0.015579999999999998 - (0.4331 * t1 + 0.336)
    t9 = 0.18757560999999998 * t1 + 0.09046080000000001
    IxxR3 = t9 - 0.013495395999999998 + 0.00209602 - t3
    IxyR3 = 0.00031627399999999996 - 0.00879193 * t1
    t10 = 0.18798769999999998 * t1 + 0.08952 - 0.013495395999999998
    IzzR3 = t10 + 0.00209602

    # link 5: inertia, regrouped: without what its joint cannot feel
    IxxR5 = link6_Iyy + 0.0003 - 0.0003
    IzzR5 = link6_Iyy + 0.0004

    # link 6: inertia, regrouped: without what its joint cannot feel
    IxxR6 = link6_Ixx - link6_Iyy

    # joint 3: rotation R and translation p from link 3 to its parent
    t11 = np.sin(q[2])
    t12 = np.cos(q[2])
    p3_x = 0.4318 * t12
    minus_p3_y = 0.4318 * t11

    # link 2: inertia in the axes it shares
    t13 = t11 * t8 + 0.0141984 * t12
    Iyy2 = t11 * t13
    Ixx2 = t8 - Iyy2
    Ixy2 = 0.0070992 - t12 * t13
    minus_Ixz2 = 0.12059663999999999 * t12 + 0.00808056 * t11
    Iyz2 = 0.12059663999999999 * t11 - 0.00808056 * t12
    mcx2 = t12 * t7 + 0.10439999999999999 * t11
    mcy2 = 0.10439999999999999 * t12 - t11 * t7

    # sines and cosines of the joint angles
    t14 = q[1] + q[2]
    s2 = np.sin(t14)
    c2 = np.cos(t14)
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
    t15 = qd[1] * qd[1]
    t16 = minus_w2_y * minus_w2_y
    minus_U2_xx = t16 + t15
    t17 = minus_w2_x * minus_w2_x
    minus_U2_yy = t17 + t15
    minus_U2_zx = 2.0 * alpha2_y
    minus_U2_zy = 2.0 * minus_alpha2_x

    # link 2: acceleration a of its origin, gravity included
    minus_a2_z = 0.1501 * minus_U1_xx
    minus_a2_x = 9.81 * s2
    minus_a2_y = 9.81 * c2

    # link 2: force f = m a + U mc
    f2_x = U2_xy * mcy2 - minus_U2_xx * mcx2
    f2_y = U2_xy * mcx2 - minus_U2_yy * mcy2

    # link 2: moment n = I alpha + w x I w + mc x a
    t18 = Ixx2 * minus_alpha2_x + (Izz2 - Iyy2) * minus_alpha2_x
    t19 = Ixy2 * minus_U2_zx - minus_Ixz2 * U2_xy
    t20 = Iyy2 * alpha2_y - (Ixx2 - Izz2) * alpha2_y
    t21 = Ixy2 * minus_U2_zy + Iyz2 * U2_xy
    t22 = t19 - t18 + Iyz2 * (minus_U1_xx - minus_U2_yy)
    t23 = mcy2 * minus_a2_z
    n2_x = t22 - t23
    t24 = t20 - t21 - minus_Ixz2 * (minus_U2_xx - minus_U1_xx)
    t25 = mcx2 * minus_a2_z
    n2_y = t24 + t25
    t26 = (Iyy2 - Ixx2) * U2_xy + Ixy2 * (minus_U2_yy - minus_U2_xx)
    t27 = mcy2 * minus_a2_x - mcx2 * minus_a2_y
    n2_z = t26 + t27

    # link 3: angular velocity w
    w3_z = qd[1] + qd[2]

    # link 3: angular acceleration alpha
    alpha3_y = minus_w2_x * w3_z
    minus_alpha3_x = minus_w2_y * w3_z

    # link 3: U = [alpha] + [w][w]
    t28 = w3_z * w3_z
    minus_U3_xx = t16 + t28
    minus_U3_yy = t17 + t28
    minus_U3_zx = 2.0 * alpha3_y
    minus_U3_zy = 2.0 * minus_alpha3_x

    # link 3: acceleration a of its origin, gravity included
    minus_a3_x = minus_a2_x + (minus_U2_xx * p3_x + U2_xy * minus_p3_y)
    a3_y = U2_xy * p3_x + minus_U2_yy * minus_p3_y - minus_a2_y
    a3_z = minus_U2_zy * minus_p3_y - minus_U2_zx * p3_x - minus_a2_z

    # link 3: force f = m a + U mc
    f3_x = minus_U3_xx * minus_mcxR3 + U2_xy * mcyR3
    minus_f3_y = U2_xy * minus_mcxR3 + minus_U3_yy * mcyR3
    f3_z = minus_U3_zx * minus_mcxR3 - minus_U3_zy * mcyR3

    # link 3: moment n = I alpha + w x I w + mc x a
    t29 = IxxR3 * minus_alpha3_x + IzzR3 * minus_alpha3_x
    t30 = IxyR3 * minus_U3_zx
    t31 = IxyR3 * minus_U3_zy + 0.004704000000000001 * U2_xy
    t32 = (IxxR3 - IzzR3) * alpha3_y
    t33 = t30 - t29 + 0.004704000000000001 * (minus_U1_xx - minus_U3_yy)
    t34 = mcyR3 * a3_z
    n3_x = t33 + t34
    n3_y = minus_mcxR3 * a3_z - (t32 + t31)
    t35 = IxyR3 * (minus_U3_yy - minus_U3_xx) - IxxR3 * U2_xy
    t36 = mcyR3 * minus_a3_x - minus_mcxR3 * a3_y
    n3_z = t35 + t36

    # link 4: angular velocity w
    w4_x = c4 * minus_w2_x - s4 * w3_z
    minus_w4_y = s4 * minus_w2_x + c4 * w3_z
    w4_z = minus_w2_y + qd[3]

    # link 4: U = [alpha] + [w][w]
    U4_xz = c4 * U2_xy - s4 * minus_U3_zy
    minus_U4_yz = s4 * U2_xy + c4 * minus_U3_zy

    # link 4: angular acceleration alpha
    t37 = w4_x * w4_z
    t38 = minus_w4_y * w4_z
    t39 = w4_x * minus_w4_y
    alpha4_x = minus_U4_yz - t38

    # link 4: acceleration a of its origin, gravity included
    t40 = 0.0203 * minus_U3_xx - 0.4331 * U2_xy - minus_a3_x
    minus_a4_z = a3_y + (0.4331 * minus_U3_yy - 0.0203 * U2_xy)
    t41 = a3_z + (0.0406 * alpha3_y + 0.8662 * minus_alpha3_x)
    minus_a4_x = c4 * t40 + s4 * t41

    # link 4: moment n = I alpha + w x I w + mc x a
    n4_x = 0.0002999999999999999 * alpha4_x - 0.0015999999999999999 * t38
    minus_n4_y = 0.0013 * t37
    n4_z = 0.0002999999999999999 * t39 - 0.0015999999999999999 * alpha3_y

    # link 5: angular velocity w
    minus_w5_x = c5 * w4_x + s5 * w4_z
    w5_y = s5 * w4_x - c5 * w4_z
    w5_z = minus_w4_y + qd[4]

    # link 5: angular acceleration alpha
    alpha5_z = t37 - U4_xz

    # link 5: U = [alpha] + [w][w]
    t42 = t39 - alpha3_y
    t43 = t38 - alpha4_x
    minus_U5_xz = c5 * t42 + s5 * t43
    U5_yz = s5 * t42 - c5 * t43

    # link 5: angular acceleration alpha
    t44 = minus_w5_x * w5_z
    t45 = w5_y * w5_z
    t46 = minus_w5_x * w5_y
    alpha5_x = t45 - U5_yz

    # link 5: U = [alpha] + [w][w]
    minus_U5_yy = minus_w5_x * minus_w5_x + w5_z * w5_z
    minus_U5_xy = t46 + alpha5_z
    U5_zy = t45 + alpha5_x

    # link 5: acceleration a of its origin, gravity included
    a5_x = c5 * minus_a4_x + s5 * minus_a4_z
    a5_z = c4 * t41 - s4 * t40

    # link 5: force f = m a + U mc
    f5_x = minus_U5_xy * link6_mcz
    f5_y = minus_U5_yy * link6_mcz
    minus_f5_z = U5_zy * link6_mcz

    # link 5: moment n = I alpha + w x I w + mc x a
    minus_n5_y = (IxxR5 - IzzR5) * t44
    n5_x = IxxR5 * alpha5_x + IzzR5 * t45 - link6_mcz * a5_z
    n5_z = IzzR5 * alpha5_z + IxxR5 * t46 + link6_mcz * a5_x

    # link 6: angular velocity w
    w6_x = c6 * minus_w5_x - s6 * w5_z
    minus_w6_y = s6 * minus_w5_x + c6 * w5_z
    w6_z = qd[5] - w5_y

    # link 6: angular acceleration alpha
    alpha6_z = minus_U5_xz - t44

    # link 6: U = [alpha] + [w][w]
    U6_yz = s6 * minus_U5_xy + c6 * U5_zy

    # link 6: angular acceleration alpha
    t47 = minus_w6_y * w6_z
    minus_alpha6_x = t47 + U6_yz

    # link 6: moment n = I alpha + w x I w + mc x a
    minus_n6_x = IxxR6 * minus_alpha6_x + 4e-05 * t47
    n6_y = (IxxR6 - 4e-05) * (w6_x * w6_z)
    n6_z = 4e-05 * alpha6_z + IxxR6 * (w6_x * minus_w6_y)

    # joint 5: force F and moment N through it, joint 6 added
    N5_x = n5_x + (c6 * minus_n6_x + s6 * n6_y)
    minus_N5_y = n6_z + minus_n5_y
    N5_z = n5_z + (s6 * minus_n6_x - c6 * n6_y)

    # joint 4: force F and moment N through it, joint 5 added
    F4_x = s5 * f5_y - c5 * f5_x
    minus_F4_z = s5 * f5_x + c5 * f5_y
    N4_x = n4_x - (s5 * minus_N5_y + c5 * N5_x)
    minus_N4_y = minus_n4_y + N5_z
    N4_z = n4_z - (s5 * N5_x - c5 * minus_N5_y)

    # joint 3: force F and moment N through it, joint 4 added
    t48 = s4 * minus_f5_z - c4 * F4_x
    t49 = s4 * F4_x + c4 * minus_f5_z
    t50 = 0.4331 * t48 - 0.0203 * minus_F4_z
    t51 = c4 * minus_N4_y - s4 * N4_x
    N3_x = n3_x + (0.4331 * t49 - (c4 * N4_x + s4 * minus_N4_y))
    N3_y = n3_y - (N4_z + 0.0203 * t49)
    N3_z = n3_z + (t51 + t50)
    F3_x = f3_x + t48
    F3_y = minus_F4_z - minus_f3_y
    F3_z = f3_z - t49

    # joint 2: force F and moment N through it, joint 3 added
    N2_x = n2_x + (N3_x - minus_p3_y * F3_z)
    N2_y = n2_y + (N3_y - p3_x * F3_z)
    N2_z = n2_z + (N3_z + (p3_x * F3_y + minus_p3_y * F3_x))
    F2_x = f2_x + F3_x
    F2_y = f2_y + F3_y

    # joint 1: force F and moment N through it, joint 2 added
    F1_x = s2 * F2_y - c2 * F2_x
    N1_z = 0.1501 * F1_x - (s2 * N2_x + c2 * N2_y)

    # composite body 5: with body 6 added
    t52 = s6 * IxxR6
    t53 = s6 * t52
    Ixz_c5 = c6 * t52
    Ixx_c5 = IxxR5 + (IxxR6 - t53)
    Izz_c5 = IzzR5 + t53

    # composite body 4: with body 5 added
    t54 = s5 * (Ixx_c5 - 4e-05)
    t55 = s5 * t54
    Ixz_c4 = c5 * t54
    Ixy_c4 = c5 * Ixz_c5
    Iyz_c4 = s5 * Ixz_c5
    minus_mcx_c4 = s5 * link6_mcz
    mcz_c4 = c5 * link6_mcz
    Ixx_c4 = Ixx_c5 - t55 + 0.0002999999999999999
    Izz_c4 = 4e-05 + t55 + 0.0015999999999999999

    # joint 4 accelerates by 1: wrench on all it moves, at joint 3
    t56 = s4 * (Ixx_c4 - Izz_c5) + c4 * (2.0 * Ixy_c4)
    t57 = s4 * t56
    t58 = c4 * Ixz_c4 - s4 * Iyz_c4
    F4at3_z = c4 * minus_mcx_c4

    # composite body 3: with body 4 added
    mcz_c3 = s4 * minus_mcx_c4
    t59 = 0.0406 * F4at3_z
    t60 = 0.8662 * mcz_c4
    t61 = 0.4331 * F4at3_z
    Iyy_c3 = Izz_c4 - t59
    Ixz_c3 = c4 * t56 - Ixy_c4 + 0.0203 * mcz_c3

    # joint 4 accelerates by 1: wrench on all it moves, at joint 3
    minus_N4at3_z = s4 * Ixz_c4 + c4 * Iyz_c4 + 0.4331 * mcz_c3

    # composite body 3: with body 4 added
    mcx_c3 = F4at3_z - minus_mcxR3
    mcy_c3 = mcyR3 - mcz_c4
    Ixx_c3 = IxxR3 + (Ixx_c4 - t57 + t60)
    Ixy_c3 = IxyR3 + (t58 - (0.0203 * mcz_c4 - t61))
    Iyz_c3 = minus_N4at3_z + 0.004704000000000001
    Izz_c3 = IzzR3 + (Izz_c5 + t57 + (t60 - t59))

    # composite body 2: with body 3 added
    t62 = p3_x * (2.0 * mcx_c3)
    t63 = minus_p3_y * (2.0 * mcy_c3)
    t64 = minus_p3_y * mcz_c3
    mcx_c2 = mcx2 + mcx_c3
    mcy_c2 = mcy2 + mcy_c3
    Ixx_c2 = Ixx2 + (Ixx_c3 - t63)
    Ixy_c2 = Ixy2 + (Ixy_c3 - (p3_x * mcy_c3 - mcx_c3 * minus_p3_y))
    Iyy_c2 = Iyy2 + (Iyy_c3 + t62)
    Ixz_c2 = Ixz_c3 - p3_x * mcz_c3 - minus_Ixz2
    Iyz_c2 = Iyz2 + (Iyz_c3 + t64)
    Izz_c2 = Izz2 + (Izz_c3 + (t62 - t63))

    # composite body 1: with body 2 added
    minus_mcz_c1 = s2 * mcx_c2 + c2 * mcy_c2
    t65 = Iyy_c2 + s2 * (s2 * (Ixx_c2 - Iyy_c2) + c2 * (2.0 * Ixy_c2))
    t66 = 0.3002 * mcz_c3
    Izz_c1 = IzzR1 + (t65 + t66)

    # row 6 of L and entry 6 of D in M = L^T D L
    D6 = joint6_rotor_inertia + 4e-05

    # joint 6 accelerates by 1: wrench on all it moves, at joint 4
    minus_N6at4_x = 4e-05 * s5
    N6at4_z = 4e-05 * c5

    # joint 6 accelerates by 1: wrench on all it moves, at joint 3
    N6at3_x = c4 * minus_N6at4_x
    N6at3_z = s4 * minus_N6at4_x

    # joint 6 accelerates by 1: wrench on all it moves, at joint 1
    N6at1_z = c2 * N6at4_z - s2 * N6at3_x

    # row 5 of L and entry 5 of D in M = L^T D L
    D5 = joint5_rotor_inertia + Izz_c5

    # joint 5 accelerates by 1: wrench on all it moves, at joint 3
    F5at3_x = c4 * mcz_c4
    F5at3_z = s4 * mcz_c4
    N5at3_x = c4 * Ixy_c4 - s4 * Izz_c5 - 0.4331 * F5at3_z
    N5at3_y = Iyz_c4 + 0.0203 * F5at3_z
    t67 = 0.4331 * F5at3_x - 0.0203 * minus_mcx_c4
    t68 = s4 * Ixy_c4 + c4 * Izz_c5
    N5at3_z = t68 + t67

    # joint 5 accelerates by 1: wrench on all it moves, at joint 2
    N5at2_x = N5at3_x - minus_p3_y * F5at3_z
    N5at2_y = N5at3_y - p3_x * F5at3_z
    N5at2_z = N5at3_z + (p3_x * minus_mcx_c4 + minus_p3_y * F5at3_x)

    # joint 5 accelerates by 1: wrench on all it moves, at joint 1
    F5at1_x = s2 * minus_mcx_c4 - c2 * F5at3_x
    N5at1_z = 0.1501 * F5at1_x - (s2 * N5at2_x + c2 * N5at2_y)

    # joint 4 accelerates by 1: wrench on all it moves, at joint 3
    minus_N4at3_x = t58 + t61
    N4at3_y = 0.0203 * F4at3_z - Izz_c4

    # joint 4 accelerates by 1: wrench on all it moves, at joint 2
    minus_N4at2_x = minus_N4at3_x + minus_p3_y * F4at3_z
    N4at2_y = N4at3_y - p3_x * F4at3_z
    minus_N4at2_z = minus_N4at3_z + t64

    # joint 4 accelerates by 1: wrench on all it moves, at joint 1
    F4at1_x = c2 * mcz_c3
    N4at1_z = 0.1501 * F4at1_x - (c2 * N4at2_y - s2 * minus_N4at2_x)

    # joint 3 accelerates by 1: wrench on all it moves, at joint 2
    N3at2_z = Izz_c3 + (p3_x * mcx_c3 - minus_p3_y * mcy_c3)

    # joint 3 accelerates by 1: wrench on all it moves, at joint 1
    F3at1_x = s2 * mcx_c3 + c2 * mcy_c3
    N3at1_z = 0.1501 * F3at1_x - (s2 * Ixz_c3 + c2 * Iyz_c3)

    # joint 2 accelerates by 1: wrench on all it moves, at joint 1
    N2at1_z = 0.1501 * minus_mcz_c1 - (s2 * Ixz_c2 + c2 * Iyz_c2)

    # row 6 of L and entry 6 of D in M = L^T D L
    L6_1 = N6at1_z / D6
    L6_2 = N6at3_z / D6
    L6_4 = N6at4_z / D6

    # row 5 of L and entry 5 of D in M = L^T D L
    t69 = L6_2 * N6at1_z
    t70 = L6_2 * N6at3_z
    t71 = L6_4 * N6at3_z
    L5_1 = N5at1_z / D5
    L5_2 = N5at2_z / D5
    L5_3 = N5at3_z / D5
    minus_L5_4 = Iyz_c4 / D5

    # row 4 of L and entry 4 of D in M = L^T D L
    t72 = N4at1_z - L6_4 * N6at1_z + minus_L5_4 * N5at1_z
    t73 = minus_L5_4 * N5at2_z - (minus_N4at2_z + t71)
    t74 = minus_L5_4 * N5at3_z - (minus_N4at3_z + t71)
    t75 = joint4_rotor_inertia + Izz_c4 - L6_4 * N6at4_z
    t76 = minus_L5_4 * Iyz_c4
    D4 = t75 - t76
    L4_1 = t72 / D4
    L4_2 = t73 / D4
    L4_3 = t74 / D4

    # row 3 of L and entry 3 of D in M = L^T D L
    t77 = joint1_rotor_inertia + Izz_c1 - L6_1 * N6at1_z - L5_1 * N5at1_z
    t78 = L4_1 * t72
    t79 = joint2_rotor_inertia + Izz_c2 - t70 - L5_2 * N5at2_z
    t80 = L4_2 * t73
    t81 = N3at1_z - t69 - L5_3 * N5at1_z - L4_3 * t72
    t82 = N3at2_z - t70 - L5_3 * N5at2_z - L4_3 * t73
    t83 = joint3_rotor_inertia + Izz_c3 - t70 - L5_3 * N5at3_z
    t84 = L4_3 * t74
    D3 = t83 - t84
    L3_1 = t81 / D3
    L3_2 = t82 / D3

    # row 2 of L and entry 2 of D in M = L^T D L
    t85 = N2at1_z - t69 - L5_2 * N5at1_z - L4_2 * t72 - L3_2 * t81
    D2 = t79 - t80 - L3_2 * t82
    L2_1 = t85 / D2

    # row 1 of L and entry 1 of D in M = L^T D L
    D1 = t77 - t78 - L3_1 * t81 - L2_1 * t85

    # solve L^T y = right-hand side, tips first
    y5 = tau[4] - N5_z
    y6 = tau[5] - n6_z
    t86 = L6_2 * y6
    y4 = tau[3] - N4_z - L6_4 * y6 + minus_L5_4 * y5
    y3 = tau[2] - N3_z - t86 - L5_3 * y5 - L4_3 * y4
    y2 = tau[1] - N2_z - t86 - L5_2 * y5 - L4_2 * y4 - L3_2 * y3
    t87 = tau[0] - N1_z - L6_1 * y6 - L5_1 * y5 - L4_1 * y4 - L3_1 * y3
    t88 = L2_1 * y2
    y1 = t87 - t88

    # solve L x = y / D, base first
    x1 = y1 / D1
    x2 = y2 / D2 - L2_1 * x1
    x3 = y3 / D3 - L3_1 * x1 - L3_2 * x2
    x4 = y4 / D4 - L4_1 * x1 - L4_2 * x2 - L4_3 * x3
    x5 = y5 / D5 - L5_1 * x1 - L5_2 * x2 - L5_3 * x3 + minus_L5_4 * x4
    x6 = y6 / D6 - L6_1 * x1 - L6_2 * x2 - L6_2 * x3 - L6_4 * x4

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

    # link 1: inertia, regrouped: without what its joint cannot feel
    t1 = link6_m + 0.34 + 0.82
    t2 = t1 + 4.8
    t3 = 0.00041208999999999994 * t1 + 0.013440800000000001
    t4 = 0.18645124000000002 * t2
    t5 = t4 + 0.708696824 + t3
    t6 = 0.022530010000000003 * (t2 + 17.4) + 0.35 + 0.42447079199999993
    IzzR1 = t6 + t5

    # link 2: inertia in the axes it shares
    t7 = 0.4318 * t2 + 1.1832
    t8 = t3 + 0.234865624 - t5
    Izz2 = t4 + 0.6200840000000001

    # link 3: inertia, regrouped: without what its joint cannot feel
    minus_mcxR3 = 0.0203 * t1
    mcyR3 = 0.015579999999999998 - (0.4331 * t1 + 0.336)
    t9 = 0.18757560999999998 * t1 + 0.09046080000000001
    IxxR3 = t9 - 0.013495395999999998 + 0.00209602 - t3
    IxyR3 = 0.00031627399999999996 - 0.00879193 * t1
    t10 = 0.18798769999999998 * t1 + 0.08952 - 0.013495395999999998
    IzzR3 = t10 + 0.00209602

    # link 5: inertia, regrouped: without what its joint cannot feel
    IxxR5 = link6_Iyy + 0.0003 - 0.0003
    IzzR5 = link6_Iyy + 0.0004

    # link 6: inertia, regrouped: without what its joint cannot feel
    IxxR6 = link6_Ixx - link6_Iyy

    # joint 3: rotation R and translation p from link 3 to its parent
    t11 = np.sin(q[2])
    t12 = np.cos(q[2])
    p3_x = 0.4318 * t12
    minus_p3_y = 0.4318 * t11

    # link 2: inertia in the axes it shares
    t13 = t11 * t8 + 0.0141984 * t12
    Iyy2 = t11 * t13
    Ixx2 = t8 - Iyy2
    Ixy2 = 0.0070992 - t12 * t13
    minus_Ixz2 = 0.12059663999999999 * t12 + 0.00808056 * t11
    Iyz2 = 0.12059663999999999 * t11 - 0.00808056 * t12
    mcx2 = t12 * t7 + 0.10439999999999999 * t11
    mcy2 = 0.10439999999999999 * t12 - t11 * t7

    # sines and cosines of the joint angles
    t14 = q[1] + q[2]
    s2 = np.sin(t14)
    c2 = np.cos(t14)
    s4 = np.sin(q[3])
    c4 = np.cos(q[3])
    s5 = np.sin(q[4])
    c5 = np.cos(q[4])
    s6 = np.sin(q[5])
    c6 = np.cos(q[5])

    # composite body 5: with body 6 added
    t15 = s6 * IxxR6
    t16 = s6 * t15
    Ixz_c5 = c6 * t15
    Ixx_c5 = IxxR5 + (IxxR6 - t16)
    Izz_c5 = IzzR5 + t16

    # composite body 4: with body 5 added
    t17 = s5 * (Ixx_c5 - 4e-05)
    t18 = s5 * t17
    Ixz_c4 = c5 * t17
    Ixy_c4 = c5 * Ixz_c5
    Iyz_c4 = s5 * Ixz_c5
    minus_mcx_c4 = s5 * link6_mcz
    mcz_c4 = c5 * link6_mcz
    Ixx_c4 = Ixx_c5 - t18 + 0.0002999999999999999
    Izz_c4 = 4e-05 + t18 + 0.0015999999999999999

    # joint 4 accelerates by 1: wrench on all it moves, at joint 3
    t19 = s4 * (Ixx_c4 - Izz_c5) + c4 * (2.0 * Ixy_c4)
    t20 = s4 * t19
    t21 = c4 * Ixz_c4 - s4 * Iyz_c4
    F4at3_z = c4 * minus_mcx_c4

    # composite body 3: with body 4 added
    mcz_c3 = s4 * minus_mcx_c4
    t22 = 0.0406 * F4at3_z
    t23 = 0.8662 * mcz_c4
    t24 = 0.4331 * F4at3_z
    Iyy_c3 = Izz_c4 - t22
    Ixz_c3 = c4 * t19 - Ixy_c4 + 0.0203 * mcz_c3

    # joint 4 accelerates by 1: wrench on all it moves, at joint 3
    minus_N4at3_z = s4 * Ixz_c4 + c4 * Iyz_c4 + 0.4331 * mcz_c3

    # composite body 3: with body 4 added
    mcx_c3 = F4at3_z - minus_mcxR3
    mcy_c3 = mcyR3 - mcz_c4
    Ixx_c3 = IxxR3 + (Ixx_c4 - t20 + t23)
    Ixy_c3 = IxyR3 + (t21 - (0.0203 * mcz_c4 - t24))
    Iyz_c3 = minus_N4at3_z + 0.004704000000000001
    Izz_c3 = IzzR3 + (Izz_c5 + t20 + (t23 - t22))

    # composite body 2: with body 3 added
    t25 = p3_x * (2.0 * mcx_c3)
    t26 = minus_p3_y * (2.0 * mcy_c3)
    t27 = minus_p3_y * mcz_c3
    mcx_c2 = mcx2 + mcx_c3
    mcy_c2 = mcy2 + mcy_c3
    Ixx_c2 = Ixx2 + (Ixx_c3 - t26)
    Ixy_c2 = Ixy2 + (Ixy_c3 - (p3_x * mcy_c3 - mcx_c3 * minus_p3_y))
    Iyy_c2 = Iyy2 + (Iyy_c3 + t25)
    Ixz_c2 = Ixz_c3 - p3_x * mcz_c3 - minus_Ixz2
    Iyz_c2 = Iyz2 + (Iyz_c3 + t27)
    Izz_c2 = Izz2 + (Izz_c3 + (t25 - t26))

    # composite body 1: with body 2 added
    minus_mcz_c1 = s2 * mcx_c2 + c2 * mcy_c2
    t28 = Iyy_c2 + s2 * (s2 * (Ixx_c2 - Iyy_c2) + c2 * (2.0 * Ixy_c2))
    t29 = 0.3002 * mcz_c3
    Izz_c1 = IzzR1 + (t28 + t29)

    # joint 6 accelerates by 1: wrench on all it moves, at joint 4
    minus_N6at4_x = 4e-05 * s5
    N6at4_z = 4e-05 * c5

    # joint 6 accelerates by 1: wrench on all it moves, at joint 3
    N6at3_x = c4 * minus_N6at4_x
    N6at3_z = s4 * minus_N6at4_x

    # joint 6 accelerates by 1: wrench on all it moves, at joint 1
    N6at1_z = c2 * N6at4_z - s2 * N6at3_x

    # joint 5 accelerates by 1: wrench on all it moves, at joint 3
    F5at3_x = c4 * mcz_c4
    F5at3_z = s4 * mcz_c4
    N5at3_x = c4 * Ixy_c4 - s4 * Izz_c5 - 0.4331 * F5at3_z
    N5at3_y = Iyz_c4 + 0.0203 * F5at3_z
    t30 = 0.4331 * F5at3_x - 0.0203 * minus_mcx_c4
    t31 = s4 * Ixy_c4 + c4 * Izz_c5
    N5at3_z = t31 + t30

    # joint 5 accelerates by 1: wrench on all it moves, at joint 2
    N5at2_x = N5at3_x - minus_p3_y * F5at3_z
    N5at2_y = N5at3_y - p3_x * F5at3_z
    N5at2_z = N5at3_z + (p3_x * minus_mcx_c4 + minus_p3_y * F5at3_x)

    # joint 5 accelerates by 1: wrench on all it moves, at joint 1
    F5at1_x = s2 * minus_mcx_c4 - c2 * F5at3_x
    N5at1_z = 0.1501 * F5at1_x - (s2 * N5at2_x + c2 * N5at2_y)

    # joint 4 accelerates by 1: wrench on all it moves, at joint 3
    minus_N4at3_x = t21 + t24
    N4at3_y = 0.0203 * F4at3_z - Izz_c4

    # joint 4 accelerates by 1: wrench on all it moves, at joint 2
    minus_N4at2_x = minus_N4at3_x + minus_p3_y * F4at3_z
    N4at2_y = N4at3_y - p3_x * F4at3_z
    minus_N4at2_z = minus_N4at3_z + t27

    # joint 4 accelerates by 1: wrench on all it moves, at joint 1
    F4at1_x = c2 * mcz_c3
    N4at1_z = 0.1501 * F4at1_x - (c2 * N4at2_y - s2 * minus_N4at2_x)

    # joint 3 accelerates by 1: wrench on all it moves, at joint 2
    N3at2_z = Izz_c3 + (p3_x * mcx_c3 - minus_p3_y * mcy_c3)

    # joint 3 accelerates by 1: wrench on all it moves, at joint 1
    F3at1_x = s2 * mcx_c3 + c2 * mcy_c3
    N3at1_z = 0.1501 * F3at1_x - (s2 * Ixz_c3 + c2 * Iyz_c3)

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
    t32 = qd[1] * qd[1]
    t33 = minus_w2_y * minus_w2_y
    minus_U2_xx = t33 + t32
    t34 = minus_w2_x * minus_w2_x
    minus_U2_yy = t34 + t32
    minus_U2_zx = 2.0 * alpha2_y
    minus_U2_zy = 2.0 * minus_alpha2_x

    # link 2: acceleration a of its origin, gravity included
    minus_a2_z = 0.1501 * minus_U1_xx
    minus_a2_x = 9.81 * s2
    minus_a2_y = 9.81 * c2

    # link 2: force f = m a + U mc
    f2_x = U2_xy * mcy2 - minus_U2_xx * mcx2
    f2_y = U2_xy * mcx2 - minus_U2_yy * mcy2

    # link 2: moment n = I alpha + w x I w + mc x a
    t35 = Ixx2 * minus_alpha2_x + (Izz2 - Iyy2) * minus_alpha2_x
    t36 = Ixy2 * minus_U2_zx - minus_Ixz2 * U2_xy
    t37 = Iyy2 * alpha2_y - (Ixx2 - Izz2) * alpha2_y
    t38 = Ixy2 * minus_U2_zy + Iyz2 * U2_xy
    t39 = t36 - t35 + Iyz2 * (minus_U1_xx - minus_U2_yy)
    t40 = mcy2 * minus_a2_z
    n2_x = t39 - t40
    t41 = t37 - t38 - minus_Ixz2 * (minus_U2_xx - minus_U1_xx)
    t42 = mcx2 * minus_a2_z
    n2_y = t41 + t42
    t43 = (Iyy2 - Ixx2) * U2_xy + Ixy2 * (minus_U2_yy - minus_U2_xx)
    t44 = mcy2 * minus_a2_x - mcx2 * minus_a2_y
    n2_z = t43 + t44

    # link 3: angular velocity w
    w3_z = qd[1] + qd[2]

    # link 3: angular acceleration alpha
    alpha3_y = minus_w2_x * w3_z
    minus_alpha3_x = minus_w2_y * w3_z

    # link 3: U = [alpha] + [w][w]
    t45 = w3_z * w3_z
    minus_U3_xx = t33 + t45
    minus_U3_yy = t34 + t45
    minus_U3_zx = 2.0 * alpha3_y
    minus_U3_zy = 2.0 * minus_alpha3_x

    # link 3: acceleration a of its origin, gravity included
    minus_a3_x = minus_a2_x + (minus_U2_xx * p3_x + U2_xy * minus_p3_y)
    a3_y = U2_xy * p3_x + minus_U2_yy * minus_p3_y - minus_a2_y
    a3_z = minus_U2_zy * minus_p3_y - minus_U2_zx * p3_x - minus_a2_z

    # link 3: force f = m a + U mc
    f3_x = minus_U3_xx * minus_mcxR3 + U2_xy * mcyR3
    minus_f3_y = U2_xy * minus_mcxR3 + minus_U3_yy * mcyR3
    f3_z = minus_U3_zx * minus_mcxR3 - minus_U3_zy * mcyR3

    # link 3: moment n = I alpha + w x I w + mc x a
    t46 = IxxR3 * minus_alpha3_x + IzzR3 * minus_alpha3_x
    t47 = IxyR3 * minus_U3_zx
    t48 = IxyR3 * minus_U3_zy + 0.004704000000000001 * U2_xy
    t49 = (IxxR3 - IzzR3) * alpha3_y
    t50 = t47 - t46 + 0.004704000000000001 * (minus_U1_xx - minus_U3_yy)
    t51 = mcyR3 * a3_z
    n3_x = t50 + t51
    n3_y = minus_mcxR3 * a3_z - (t49 + t48)
    t52 = IxyR3 * (minus_U3_yy - minus_U3_xx) - IxxR3 * U2_xy
    t53 = mcyR3 * minus_a3_x - minus_mcxR3 * a3_y
    n3_z = t52 + t53

    # link 4: angular velocity w
    w4_x = c4 * minus_w2_x - s4 * w3_z
    minus_w4_y = s4 * minus_w2_x + c4 * w3_z
    w4_z = minus_w2_y + qd[3]

    # link 4: U = [alpha] + [w][w]
    U4_xz = c4 * U2_xy - s4 * minus_U3_zy
    minus_U4_yz = s4 * U2_xy + c4 * minus_U3_zy

    # link 4: angular acceleration alpha
    t54 = w4_x * w4_z
    t55 = minus_w4_y * w4_z
    t56 = w4_x * minus_w4_y
    alpha4_x = minus_U4_yz - t55

    # link 4: acceleration a of its origin, gravity included
    t57 = 0.0203 * minus_U3_xx - 0.4331 * U2_xy - minus_a3_x
    minus_a4_z = a3_y + (0.4331 * minus_U3_yy - 0.0203 * U2_xy)
    t58 = a3_z + (0.0406 * alpha3_y + 0.8662 * minus_alpha3_x)
    minus_a4_x = c4 * t57 + s4 * t58

    # link 4: moment n = I alpha + w x I w + mc x a
    n4_x = 0.0002999999999999999 * alpha4_x - 0.0015999999999999999 * t55
    minus_n4_y = 0.0013 * t54
    n4_z = 0.0002999999999999999 * t56 - 0.0015999999999999999 * alpha3_y

    # link 5: angular velocity w
    minus_w5_x = c5 * w4_x + s5 * w4_z
    w5_y = s5 * w4_x - c5 * w4_z
    w5_z = minus_w4_y + qd[4]

    # link 5: angular acceleration alpha
    alpha5_z = t54 - U4_xz

    # link 5: U = [alpha] + [w][w]
    t59 = t56 - alpha3_y
    t60 = t55 - alpha4_x
    minus_U5_xz = c5 * t59 + s5 * t60
    U5_yz = s5 * t59 - c5 * t60

    # link 5: angular acceleration alpha
    t61 = minus_w5_x * w5_z
    t62 = w5_y * w5_z
    t63 = minus_w5_x * w5_y
    alpha5_x = t62 - U5_yz

    # link 5: U = [alpha] + [w][w]
    minus_U5_yy = minus_w5_x * minus_w5_x + w5_z * w5_z
    minus_U5_xy = t63 + alpha5_z
    U5_zy = t62 + alpha5_x

    # link 5: acceleration a of its origin, gravity included
    a5_x = c5 * minus_a4_x + s5 * minus_a4_z
    a5_z = c4 * t58 - s4 * t57

    # link 5: force f = m a + U mc
    f5_x = minus_U5_xy * link6_mcz
    f5_y = minus_U5_yy * link6_mcz
    minus_f5_z = U5_zy * link6_mcz

    # link 5: moment n = I alpha + w x I w + mc x a
    minus_n5_y = (IxxR5 - IzzR5) * t61
    n5_x = IxxR5 * alpha5_x + IzzR5 * t62 - link6_mcz * a5_z
    n5_z = IzzR5 * alpha5_z + IxxR5 * t63 + link6_mcz * a5_x

    # link 6: angular velocity w
    w6_x = c6 * minus_w5_x - s6 * w5_z
    minus_w6_y = s6 * minus_w5_x + c6 * w5_z
    w6_z = qd[5] - w5_y

    # link 6: angular acceleration alpha
    alpha6_z = minus_U5_xz - t61

    # link 6: U = [alpha] + [w][w]
    U6_yz = s6 * minus_U5_xy + c6 * U5_zy

    # link 6: angular acceleration alpha
    t64 = minus_w6_y * w6_z
    minus_alpha6_x = t64 + U6_yz

    # link 6: moment n = I alpha + w x I w + mc x a
    minus_n6_x = IxxR6 * minus_alpha6_x + 4e-05 * t64
    n6_y = (IxxR6 - 4e-05) * (w6_x * w6_z)
    n6_z = 4e-05 * alpha6_z + IxxR6 * (w6_x * minus_w6_y)

    # joint 5: force F and moment N through it, joint 6 added
    N5_x = n5_x + (c6 * minus_n6_x + s6 * n6_y)
    minus_N5_y = n6_z + minus_n5_y
    N5_z = n5_z + (s6 * minus_n6_x - c6 * n6_y)

    # joint 4: force F and moment N through it, joint 5 added
    F4_x = s5 * f5_y - c5 * f5_x
    minus_F4_z = s5 * f5_x + c5 * f5_y
    N4_x = n4_x - (s5 * minus_N5_y + c5 * N5_x)
    minus_N4_y = minus_n4_y + N5_z
    N4_z = n4_z - (s5 * N5_x - c5 * minus_N5_y)

    # joint 3: force F and moment N through it, joint 4 added
    t65 = s4 * minus_f5_z - c4 * F4_x
    t66 = s4 * F4_x + c4 * minus_f5_z
    t67 = 0.4331 * t65 - 0.0203 * minus_F4_z
    t68 = c4 * minus_N4_y - s4 * N4_x
    N3_x = n3_x + (0.4331 * t66 - (c4 * N4_x + s4 * minus_N4_y))
    N3_y = n3_y - (N4_z + 0.0203 * t66)
    N3_z = n3_z + (t68 + t67)
    F3_x = f3_x + t65
    F3_y = minus_F4_z - minus_f3_y
    F3_z = f3_z - t66

    # joint 2: force F and moment N through it, joint 3 added
    N2_x = n2_x + (N3_x - minus_p3_y * F3_z)
    N2_y = n2_y + (N3_y - p3_x * F3_z)
    N2_z = n2_z + (N3_z + (p3_x * F3_y + minus_p3_y * F3_x))
    F2_x = f2_x + F3_x
    F2_y = f2_y + F3_y

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
    M[0, 5] = N6at1_z
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
    M[5, 0] = N6at1_z
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
