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
  inverse_dynamics  199 mul, 180 add, 10 sin/cos  (by newton-euler-matrix)
  bias              178 mul, 140 add, 10 sin/cos  (by newton-euler-matrix)
  forward_dynamics  328 mul, 296 add, 6 div, 10 sin/cos  (by ldlt)
  mass_matrix_bias  258 mul, 236 add, 10 sin/cos  (by composite-body+newton-euler-matrix)

Chosen frames: inside these functions link i is described in the frame f_i, given here
relative to f of its parent link. Inputs and outputs use the robot's own frames.
  inverse_dynamics, bias
  f1 = Rz(pi) Rz(q[0])
  f2 = Ty(-0.1501) Rx(pi/2) Rz(pi) Rz(q[1])
  f3 = Tx(0.4318) Rz(q[2])
  f4 = Tx(-0.0203) Ty(-0.4331) Rx(pi/2) Rz(pi) Rz(q[3])
  f5 = Rx(pi/2) Rz(pi) Rz(q[4])
  f6 = Rx(pi/2) Rz(pi) Rz(q[5])

Chosen frames: inside these functions link i is described in the frame f_i, given here
relative to f of its parent link. Inputs and outputs use the robot's own frames.
  forward_dynamics, mass_matrix_bias
  f1 = Rz(pi) Rz(q[0])
  f2 = Ty(-0.1501) Rx(pi/2) Rz(pi) Rz(q[1])
  f3 = Tx(0.4318) Rz(q[2])
  f4 = Tx(-0.0203) Ty(-0.4331) Rx(pi/2) Rz(pi) Rz(q[3])
  f5 = Rx(pi/2) Rz(pi) Rz(q[4])
  f6 = Rx(pi/2) Rz(pi) Rz(q[5])
  but in the axes of link 3, parallel to its joint: 2

Transferred inertia: in these functions the part of a link's inertia that its joint cannot
feel is added to the parent link.
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

    # sines and cosines of the joint angles
    s2 = np.sin(q[1])
    c2 = np.cos(q[1])
    c3 = np.cos(q[2])
    s3 = np.sin(q[2])
    c4 = np.cos(q[3])
    s4 = np.sin(q[3])
    c5 = np.cos(q[4])
    s5 = np.sin(q[4])
    c6 = np.cos(q[5])
    s6 = np.sin(q[5])

    # link 1: inertia, regrouped: without what its joint cannot feel
    t1 = link6_m + 1.16
    t2 = t1 + 4.8
    t3 = 0.00041208999999999994 * t1 + 0.013440800000000001
    t4 = 0.18645124000000002 * t2
    t5 = t4 + 0.708696824 + t3
    IzzR1 = 0.022530010000000003 * (t2 + 17.4) + t5 + 0.7744707919999999

    # link 2: inertia, regrouped: without what its joint cannot feel
    mcxR2 = 0.4318 * t2 + 1.1832
    IxxR2 = t3 + 0.234865624 - t5
    IzzR2 = t4 + 0.6200840000000001

    # link 3: inertia, regrouped: without what its joint cannot feel
    minus_mcxR3 = 0.0203 * t1
    minus_mcyR3 = 0.4331 * t1 + 0.32042000000000004
    IxxR3 = 0.18757560999999998 * t1 - t3 + 0.07906142400000002
    IxyR3 = 0.00031627399999999996 - 0.00879193 * t1
    IzzR3 = 0.18798769999999998 * t1 + 0.07812062400000001

    # link 5: inertia, regrouped: without what its joint cannot feel
    IzzR5 = link6_Iyy + 0.0004

    # link 6: inertia, regrouped: without what its joint cannot feel
    IxxR6 = link6_Ixx - link6_Iyy

    # link 1: angular acceleration alpha, U = [alpha] + [w][w]
    minus_U1_xx = qd[0] * qd[0]

    # link 2: angular velocity w
    minus_w2_x = s2 * qd[0]
    minus_w2_y = c2 * qd[0]

    # link 2: angular acceleration alpha, U = [alpha] + [w][w]
    U2_yz = s2 * qdd[0]
    minus_U2_xz = c2 * qdd[0]
    t6 = minus_w2_y * qd[1]
    t7 = minus_w2_x * qd[1]
    minus_alpha2_x = U2_yz + t6
    alpha2_y = t7 - minus_U2_xz
    t8 = minus_w2_x * minus_w2_y
    t9 = qd[1] * qd[1]
    minus_U2_xx = minus_w2_y * minus_w2_y + t9
    minus_U2_yy = minus_w2_x * minus_w2_x + t9
    U2_xy = t8 - qdd[1]
    U2_yx = t8 + qdd[1]
    minus_U2_zx = t7 + alpha2_y
    minus_U2_zy = t6 + minus_alpha2_x

    # link 2: acceleration a of its origin, gravity included
    t10 = 0.1501 * qdd[0]
    minus_a2_z = 0.1501 * minus_U1_xx
    minus_a2_x = c2 * t10 + 9.81 * s2
    a2_y = s2 * t10 - 9.81 * c2

    # link 2: force f = m a + U mc
    f2_x = 0.10439999999999999 * U2_xy - minus_U2_xx * mcxR2
    f2_y = U2_yx * mcxR2 - 0.10439999999999999 * minus_U2_yy

    # link 2: moment n = I alpha + w x I w + mc x a
    t11 = 0.12059663999999999 * U2_yx + 0.0070992 * minus_U2_zx
    t12 = IxxR2 * minus_alpha2_x + IzzR2 * t6 + t11
    t13 = 0.0070992 * minus_U2_zy + 0.00808056 * U2_xy
    t14 = 0.12059663999999999 * (minus_U2_xx - minus_U1_xx)
    t15 = t12 + 0.00808056 * (minus_U1_xx - minus_U2_yy)
    minus_n2_x = t15 + 0.01567044 * minus_U1_xx
    n2_y = t13 - (IxxR2 - IzzR2) * t7 - t14 + mcxR2 * minus_a2_z

    # link 3: angular velocity w
    minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y
    w3_y = s3 * minus_w2_x - c3 * minus_w2_y
    w3_z = qd[1] + qd[2]

    # link 3: angular acceleration alpha, U = [alpha] + [w][w]
    alpha3_z = qdd[1] + qdd[2]
    U3_xz = s3 * U2_yz - c3 * minus_U2_xz
    U3_yz = s3 * minus_U2_xz + c3 * U2_yz
    t16 = minus_w3_x * w3_z
    t17 = w3_y * w3_z
    t18 = minus_w3_x * w3_y
    alpha3_x = t17 - U3_yz
    alpha3_y = U3_xz + t16
    t19 = w3_z * w3_z
    minus_U3_xx = w3_y * w3_y + t19
    minus_U3_yy = minus_w3_x * minus_w3_x + t19
    minus_U3_xy = t18 + alpha3_z
    U3_yx = alpha3_z - t18
    minus_U3_zx = t16 + alpha3_y
    U3_zy = t17 + alpha3_x

    # link 3: acceleration a of its origin, gravity included
    t20 = minus_a2_x + 0.4318 * minus_U2_xx
    t21 = a2_y + 0.4318 * U2_yx
    minus_a3_z = minus_a2_z + 0.4318 * minus_U2_zx
    a3_x = s3 * t21 - c3 * t20
    a3_y = s3 * t20 + c3 * t21

    # link 3: force f = m a + U mc
    f3_x = minus_U3_xx * minus_mcxR3 + minus_U3_xy * minus_mcyR3
    minus_f3_y = U3_yx * minus_mcxR3 - minus_U3_yy * minus_mcyR3
    f3_z = minus_U3_zx * minus_mcxR3 - U3_zy * minus_mcyR3

    # link 3: moment n = I alpha + w x I w + mc x a
    t22 = IxxR3 * alpha3_x + IzzR3 * t17 + IxyR3 * minus_U3_zx
    t23 = IxyR3 * U3_zy + 0.004704000000000001 * minus_U3_xy
    t24 = IzzR3 * alpha3_z + IxxR3 * t18 + 0.004704000000000001 * U3_xz
    t25 = t22 + 0.004704000000000001 * (minus_U1_xx - minus_U3_yy)
    n3_x = t25 + minus_mcyR3 * minus_a3_z
    n3_y = t23 - (IxxR3 - IzzR3) * t16 - minus_mcxR3 * minus_a3_z
    t26 = t24 + IxyR3 * (minus_U3_yy - minus_U3_xx)
    n3_z = t26 - (minus_mcxR3 * a3_y - minus_mcyR3 * a3_x)

    # link 4: angular velocity w
    w4_x = c4 * minus_w3_x - s4 * w3_z
    minus_w4_y = s4 * minus_w3_x + c4 * w3_z
    w4_z = qd[3] - w3_y

    # link 4: angular acceleration alpha, U = [alpha] + [w][w]
    alpha4_z = qdd[3] - alpha3_y
    U4_xz = s4 * U3_zy - c4 * minus_U3_xy
    U4_yz = s4 * minus_U3_xy + c4 * U3_zy
    t27 = w4_x * w4_z
    t28 = minus_w4_y * w4_z
    t29 = w4_x * minus_w4_y
    minus_alpha4_x = t28 + U4_yz
    minus_U4_xy = t29 + alpha4_z
    minus_U4_zy = t28 + minus_alpha4_x

    # link 4: acceleration a of its origin, gravity included
    t30 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy)
    minus_a4_z = a3_y + (0.4331 * minus_U3_yy - 0.0203 * U3_yx)
    t31 = 0.0203 * minus_U3_zx - 0.4331 * U3_zy - minus_a3_z
    minus_a4_x = c4 * t30 + s4 * t31

    # link 4: moment n = I alpha + w x I w + mc x a
    t32 = 0.0002999999999999999 * minus_alpha4_x
    minus_n4_x = t32 + 0.0015999999999999999 * t28
    minus_n4_y = 0.0013 * t27
    n4_z = 0.0015999999999999999 * alpha4_z + 0.0002999999999999999 * t29

    # link 5: angular velocity w
    minus_w5_x = c5 * w4_x + s5 * w4_z
    w5_y = s5 * w4_x - c5 * w4_z
    w5_z = minus_w4_y + qd[4]

    # link 5: angular acceleration alpha, U = [alpha] + [w][w]
    alpha5_z = t27 - U4_xz + qdd[4]
    minus_U5_xz = c5 * minus_U4_xy + s5 * minus_U4_zy
    U5_yz = s5 * minus_U4_xy - c5 * minus_U4_zy
    t33 = minus_w5_x * w5_z
    t34 = w5_y * w5_z
    t35 = minus_w5_x * w5_y
    alpha5_x = t34 - U5_yz
    minus_U5_yy = minus_w5_x * minus_w5_x + w5_z * w5_z
    minus_U5_xy = t35 + alpha5_z
    U5_zy = t34 + alpha5_x

    # link 5: acceleration a of its origin, gravity included
    a5_x = c5 * minus_a4_x + s5 * minus_a4_z
    a5_z = c4 * t31 - s4 * t30

    # link 5: force f = m a + U mc
    f5_x = minus_U5_xy * link6_mcz
    f5_y = minus_U5_yy * link6_mcz
    minus_f5_z = U5_zy * link6_mcz

    # link 5: moment n = I alpha + w x I w + mc x a
    minus_n5_y = (link6_Iyy - IzzR5) * t33
    n5_x = link6_Iyy * alpha5_x + IzzR5 * t34 - link6_mcz * a5_z
    n5_z = IzzR5 * alpha5_z + link6_Iyy * t35 + link6_mcz * a5_x

    # link 6: angular velocity w
    w6_x = c6 * minus_w5_x - s6 * w5_z
    minus_w6_y = s6 * minus_w5_x + c6 * w5_z
    w6_z = qd[5] - w5_y

    # link 6: angular acceleration alpha, U = [alpha] + [w][w]
    alpha6_z = minus_U5_xz - t33 + qdd[5]
    U6_yz = s6 * minus_U5_xy + c6 * U5_zy
    t36 = minus_w6_y * w6_z
    minus_alpha6_x = t36 + U6_yz

    # link 6: moment n = I alpha + w x I w + mc x a
    minus_n6_x = IxxR6 * minus_alpha6_x + 4e-05 * t36
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
    t37 = s4 * minus_f5_z - c4 * F4_x
    t38 = s4 * F4_x + c4 * minus_f5_z
    t39 = 0.4331 * t37 - 0.0203 * minus_F4_z
    N3_x = n3_x + (0.4331 * t38 - (s4 * minus_N4_y - c4 * minus_N4_x))
    N3_y = n3_y - (N4_z + 0.0203 * t38)
    N3_z = n3_z + (c4 * minus_N4_y + s4 * minus_N4_x + t39)
    F3_x = f3_x + t37
    F3_y = minus_F4_z - minus_f3_y
    F3_z = f3_z - t38

    # joint 2: force F and moment N through it, joint 3 added
    t40 = s3 * F3_x + c3 * F3_y
    N2_x = c3 * N3_x - s3 * N3_y - minus_n2_x
    N2_y = n2_y + (s3 * N3_x + c3 * N3_y - 0.4318 * F3_z)
    F2_x = f2_x + (c3 * F3_x - s3 * F3_y)
    F2_y = f2_y + t40

    # results
    t41 = 0.1501 * (s2 * F2_y - c2 * F2_x) - (s2 * N2_x + c2 * N2_y)
    t42 = 0.00808056 * minus_U2_xz + 0.12059663999999999 * U2_yz
    t43 = t42 - IxxR2 * t8 - 0.0070992 * (minus_U2_yy - minus_U2_xx)
    t44 = t43 + (mcxR2 * a2_y + 0.10439999999999999 * minus_a2_x)
    t45 = qdd[1] * (IzzR2 + joint2_rotor_inertia)

    tau = np.empty((6, *batch), dtype)
    tau[0] = t41 + qdd[0] * (IzzR1 + joint1_rotor_inertia)
    tau[1] = t44 + (N3_z + 0.4318 * t40) + t45
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
    c3 = np.cos(q[2])
    s3 = np.sin(q[2])
    c4 = np.cos(q[3])
    s4 = np.sin(q[3])
    c5 = np.cos(q[4])
    s5 = np.sin(q[4])
    c6 = np.cos(q[5])
    s6 = np.sin(q[5])

    # link 2: inertia, regrouped: without what its joint cannot feel
    t1 = link6_m + 1.16
    t2 = t1 + 4.8
    t3 = 0.18645124000000002 * t2
    mcxR2 = 0.4318 * t2 + 1.1832
    minus_IxxR2 = t3 + 0.4738312
    IzzR2 = t3 + 0.6200840000000001

    # link 3: inertia, regrouped: without what its joint cannot feel
    minus_mcxR3 = 0.0203 * t1
    minus_mcyR3 = 0.4331 * t1 + 0.32042000000000004
    IxxR3 = 0.18716351999999997 * t1 + 0.06562062400000002
    IxyR3 = 0.00031627399999999996 - 0.00879193 * t1
    IzzR3 = 0.18798769999999998 * t1 + 0.07812062400000001

    # link 5: inertia, regrouped: without what its joint cannot feel
    IzzR5 = link6_Iyy + 0.0004

    # link 6: inertia, regrouped: without what its joint cannot feel
    IxxR6 = link6_Ixx - link6_Iyy

    # link 1: angular acceleration alpha, U = [alpha] + [w][w]
    minus_U1_xx = qd[0] * qd[0]

    # link 2: angular velocity w
    minus_w2_x = s2 * qd[0]
    minus_w2_y = c2 * qd[0]

    # link 2: angular acceleration alpha, U = [alpha] + [w][w]
    minus_alpha2_x = minus_w2_y * qd[1]
    alpha2_y = minus_w2_x * qd[1]
    U2_xy = minus_w2_x * minus_w2_y
    t4 = qd[1] * qd[1]
    minus_U2_xx = minus_w2_y * minus_w2_y + t4
    minus_U2_yy = minus_w2_x * minus_w2_x + t4

    # link 2: acceleration a of its origin, gravity included
    minus_a2_z = 0.1501 * minus_U1_xx
    minus_a2_x = 9.81 * s2
    minus_a2_y = 9.81 * c2

    # link 2: force f = m a + U mc
    f2_x = 0.10439999999999999 * U2_xy - minus_U2_xx * mcxR2
    f2_y = U2_xy * mcxR2 - 0.10439999999999999 * minus_U2_yy

    # link 2: moment n = I alpha + w x I w + mc x a
    t5 = 0.0141984 * minus_alpha2_x + 0.00808056 * U2_xy
    t6 = 0.12059663999999999 * (minus_U2_xx - minus_U1_xx)
    n2_y = t5 + (minus_IxxR2 + IzzR2) * alpha2_y - t6 + mcxR2 * minus_a2_z
    t7 = 0.0070992 * (minus_U2_yy - minus_U2_xx) - minus_IxxR2 * U2_xy
    n2_z = 1.024164 * s2 - mcxR2 * minus_a2_y - t7

    # link 3: angular velocity w
    minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y
    w3_y = s3 * minus_w2_x - c3 * minus_w2_y
    w3_z = qd[1] + qd[2]

    # link 3: angular acceleration alpha, U = [alpha] + [w][w]
    alpha3_y = minus_w3_x * w3_z
    alpha3_x = w3_y * w3_z
    minus_U3_xy = minus_w3_x * w3_y
    t8 = w3_z * w3_z
    minus_U3_xx = w3_y * w3_y + t8
    minus_U3_yy = minus_w3_x * minus_w3_x + t8
    minus_U3_zx = 2.0 * alpha3_y
    U3_zy = 2.0 * alpha3_x

    # link 3: acceleration a of its origin, gravity included
    t9 = minus_a2_x + 0.4318 * minus_U2_xx
    t10 = 0.4318 * U2_xy - minus_a2_y
    minus_a3_z = minus_a2_z + 0.8636 * alpha2_y
    a3_x = s3 * t10 - c3 * t9
    a3_y = s3 * t9 + c3 * t10

    # link 3: force f = m a + U mc
    f3_x = minus_U3_xx * minus_mcxR3 + minus_U3_xy * minus_mcyR3
    f3_y = minus_U3_xy * minus_mcxR3 + minus_U3_yy * minus_mcyR3
    f3_z = minus_U3_zx * minus_mcxR3 - U3_zy * minus_mcyR3

    # link 3: moment n = I alpha + w x I w + mc x a
    t11 = IxyR3 * U3_zy + 0.004704000000000001 * minus_U3_xy
    n3_y = t11 - (IxxR3 - IzzR3) * alpha3_y - minus_mcxR3 * minus_a3_z
    t12 = IxyR3 * (minus_U3_yy - minus_U3_xx) + IxxR3 * minus_U3_xy
    n3_z = t12 - (minus_mcxR3 * a3_y - minus_mcyR3 * a3_x)

    # link 4: angular velocity w
    w4_x = c4 * minus_w3_x - s4 * w3_z
    minus_w4_y = s4 * minus_w3_x + c4 * w3_z
    w4_z = qd[3] - w3_y

    # link 4: angular acceleration alpha, U = [alpha] + [w][w]
    U4_xz = s4 * U3_zy - c4 * minus_U3_xy
    U4_yz = s4 * minus_U3_xy + c4 * U3_zy
    t13 = w4_x * w4_z
    t14 = minus_w4_y * w4_z
    t15 = w4_x * minus_w4_y
    minus_alpha4_x = t14 + U4_yz
    minus_U4_zy = t14 + minus_alpha4_x

    # link 4: acceleration a of its origin, gravity included
    t16 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy)
    minus_a4_z = a3_y + (0.0203 * minus_U3_xy + 0.4331 * minus_U3_yy)
    t17 = 0.0406 * alpha3_y - 0.8662 * alpha3_x - minus_a3_z
    minus_a4_x = c4 * t16 + s4 * t17

    # link 4: moment n = I alpha + w x I w + mc x a
    t18 = 0.0002999999999999999 * minus_alpha4_x
    minus_n4_x = t18 + 0.0015999999999999999 * t14
    minus_n4_y = 0.0013 * t13
    n4_z = 0.0002999999999999999 * t15 - 0.0015999999999999999 * alpha3_y

    # link 5: angular velocity w
    minus_w5_x = c5 * w4_x + s5 * w4_z
    w5_y = s5 * w4_x - c5 * w4_z
    w5_z = minus_w4_y + qd[4]

    # link 5: angular acceleration alpha, U = [alpha] + [w][w]
    alpha5_z = t13 - U4_xz
    t19 = t15 - alpha3_y
    minus_U5_xz = c5 * t19 + s5 * minus_U4_zy
    U5_yz = s5 * t19 - c5 * minus_U4_zy
    t20 = minus_w5_x * w5_z
    t21 = w5_y * w5_z
    t22 = minus_w5_x * w5_y
    alpha5_x = t21 - U5_yz
    minus_U5_yy = minus_w5_x * minus_w5_x + w5_z * w5_z
    minus_U5_xy = t22 + alpha5_z
    U5_zy = t21 + alpha5_x

    # link 5: acceleration a of its origin, gravity included
    a5_x = c5 * minus_a4_x + s5 * minus_a4_z
    a5_z = c4 * t17 - s4 * t16

    # link 5: force f = m a + U mc
    f5_x = minus_U5_xy * link6_mcz
    f5_y = minus_U5_yy * link6_mcz
    minus_f5_z = U5_zy * link6_mcz

    # link 5: moment n = I alpha + w x I w + mc x a
    minus_n5_y = (link6_Iyy - IzzR5) * t20
    n5_x = link6_Iyy * alpha5_x + IzzR5 * t21 - link6_mcz * a5_z
    n5_z = IzzR5 * alpha5_z + link6_Iyy * t22 + link6_mcz * a5_x

    # link 6: angular velocity w
    w6_x = c6 * minus_w5_x - s6 * w5_z
    minus_w6_y = s6 * minus_w5_x + c6 * w5_z
    w6_z = qd[5] - w5_y

    # link 6: angular acceleration alpha, U = [alpha] + [w][w]
    alpha6_z = minus_U5_xz - t20
    U6_yz = s6 * minus_U5_xy + c6 * U5_zy
    t23 = minus_w6_y * w6_z
    minus_alpha6_x = t23 + U6_yz

    # link 6: moment n = I alpha + w x I w + mc x a
    minus_n6_x = IxxR6 * minus_alpha6_x + 4e-05 * t23
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
    t24 = s4 * minus_f5_z - c4 * F4_x
    t25 = s4 * F4_x + c4 * minus_f5_z
    t26 = 0.4331 * t24 - 0.0203 * minus_F4_z
    t27 = 0.004704000000000001 * (minus_U1_xx - minus_U3_yy)
    t28 = IxyR3 * minus_U3_zx + t27 + minus_mcyR3 * minus_a3_z
    t29 = t28 + (0.4331 * t25 - (s4 * minus_N4_y - c4 * minus_N4_x))
    N3_x = t29 + alpha3_x * (IxxR3 + IzzR3)
    N3_y = n3_y - (N4_z + 0.0203 * t25)
    N3_z = n3_z + (c4 * minus_N4_y + s4 * minus_N4_x + t26)
    F3_x = f3_x + t24
    F3_y = f3_y + minus_F4_z
    F3_z = f3_z - t25

    # joint 2: force F and moment N through it, joint 3 added
    t30 = s3 * F3_x + c3 * F3_y
    t31 = 0.12059663999999999 * U2_xy + 0.0141984 * alpha2_y
    t32 = 0.00808056 * (minus_U1_xx - minus_U2_yy)
    t33 = c3 * N3_x - s3 * N3_y - t31 - t32 - 0.01567044 * minus_U1_xx
    N2_x = t33 - minus_alpha2_x * (IzzR2 - minus_IxxR2)
    N2_y = n2_y + (s3 * N3_x + c3 * N3_y - 0.4318 * F3_z)
    N2_z = n2_z + (N3_z + 0.4318 * t30)
    F2_x = f2_x + (c3 * F3_x - s3 * F3_y)
    F2_y = f2_y + t30

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

    # sines and cosines of sums of joint angles, with constant turns between them
    c3 = np.cos(q[2])
    s3 = np.sin(q[2])
    t1 = q[1] + q[2]
    s2_3 = np.sin(t1)
    c2_3 = np.cos(t1)

    # sines and cosines of the joint angles
    c4 = np.cos(q[3])
    s4 = np.sin(q[3])
    c5 = np.cos(q[4])
    s5 = np.sin(q[4])
    c6 = np.cos(q[5])
    s6 = np.sin(q[5])

    # link 2: inertia in the axes it shares
    t2 = link6_m + 1.16
    t3 = t2 + 4.8
    t4 = 0.00041208999999999994 * t2 + 0.013440800000000001
    t5 = 0.18645124000000002 * t3
    t6 = t5 + 0.708696824 + t4
    t7 = 0.4318 * t3 + 1.1832
    t8 = t4 + 0.234865624 - t6
    Izz2 = t5 + 0.6200840000000001

    # link 3: inertia, regrouped: without what its joint cannot feel
    minus_mcxR3 = 0.0203 * t2
    minus_mcyR3 = 0.4331 * t2 + 0.32042000000000004
    IxxR3 = 0.18757560999999998 * t2 - t4 + 0.07906142400000002
    IxyR3 = 0.00031627399999999996 - 0.00879193 * t2
    IzzR3 = 0.18798769999999998 * t2 + 0.07812062400000001

    # link 5: inertia, regrouped: without what its joint cannot feel
    IzzR5 = link6_Iyy + 0.0004

    # link 6: inertia, regrouped: without what its joint cannot feel
    IxxR6 = link6_Ixx - link6_Iyy

    # joint 3: rotation R and translation p from link 3 to its parent
    p3_x = 0.4318 * c3
    minus_p3_y = 0.4318 * s3

    # link 2: inertia in the axes it shares
    t9 = s3 * t8 + 0.0141984 * c3
    Iyy2 = s3 * t9
    Ixx2 = t8 - Iyy2
    Ixy2 = 0.0070992 - c3 * t9
    minus_Ixz2 = 0.12059663999999999 * c3 + 0.00808056 * s3
    Iyz2 = 0.12059663999999999 * s3 - 0.00808056 * c3
    mcx2 = c3 * t7 + 0.10439999999999999 * s3
    mcy2 = 0.10439999999999999 * c3 - s3 * t7

    # link 1: angular acceleration alpha, U = [alpha] + [w][w]
    minus_U1_xx = qd[0] * qd[0]

    # link 2: angular velocity w
    minus_w2_x = s2_3 * qd[0]
    minus_w2_y = c2_3 * qd[0]

    # link 2: angular acceleration alpha, U = [alpha] + [w][w]
    minus_alpha2_x = minus_w2_y * qd[1]
    alpha2_y = minus_w2_x * qd[1]
    U2_xy = minus_w2_x * minus_w2_y
    t10 = qd[1] * qd[1]
    t11 = minus_w2_y * minus_w2_y
    minus_U2_xx = t11 + t10
    t12 = minus_w2_x * minus_w2_x
    minus_U2_yy = t12 + t10
    minus_U2_zx = 2.0 * alpha2_y
    minus_U2_zy = 2.0 * minus_alpha2_x

    # link 2: acceleration a of its origin, gravity included
    minus_a2_z = 0.1501 * minus_U1_xx
    minus_a2_x = 9.81 * s2_3
    minus_a2_y = 9.81 * c2_3

    # link 2: force f = m a + U mc
    f2_x = U2_xy * mcy2 - minus_U2_xx * mcx2
    f2_y = U2_xy * mcx2 - minus_U2_yy * mcy2

    # link 2: moment n = I alpha + w x I w + mc x a
    t13 = Iyy2 - Ixx2
    t14 = t13 * U2_xy + Ixy2 * (minus_U2_yy - minus_U2_xx)
    n2_z = t14 + (mcy2 * minus_a2_x - mcx2 * minus_a2_y)

    # link 3: angular velocity w
    w3_z = qd[1] + qd[2]

    # link 3: angular acceleration alpha, U = [alpha] + [w][w]
    alpha3_y = minus_w2_x * w3_z
    minus_alpha3_x = minus_w2_y * w3_z
    t15 = w3_z * w3_z
    minus_U3_xx = t11 + t15
    minus_U3_yy = t12 + t15
    minus_U3_zx = 2.0 * alpha3_y
    minus_U3_zy = 2.0 * minus_alpha3_x

    # link 3: acceleration a of its origin, gravity included
    minus_a3_x = minus_a2_x + (minus_U2_xx * p3_x + U2_xy * minus_p3_y)
    a3_y = U2_xy * p3_x + minus_U2_yy * minus_p3_y - minus_a2_y
    a3_z = minus_U2_zy * minus_p3_y - minus_U2_zx * p3_x - minus_a2_z

    # link 3: force f = m a + U mc
    f3_x = minus_U3_xx * minus_mcxR3 - U2_xy * minus_mcyR3
    minus_f3_y = U2_xy * minus_mcxR3 - minus_U3_yy * minus_mcyR3
    f3_z = minus_U3_zx * minus_mcxR3 + minus_U3_zy * minus_mcyR3

    # link 3: moment n = I alpha + w x I w + mc x a
    t16 = IxyR3 * (minus_U3_yy - minus_U3_xx) - IxxR3 * U2_xy
    n3_z = t16 - (minus_mcyR3 * minus_a3_x + minus_mcxR3 * a3_y)

    # link 4: angular velocity w
    w4_x = c4 * minus_w2_x - s4 * w3_z
    minus_w4_y = s4 * minus_w2_x + c4 * w3_z
    w4_z = minus_w2_y + qd[3]

    # link 4: angular acceleration alpha, U = [alpha] + [w][w]
    U4_xz = c4 * U2_xy - s4 * minus_U3_zy
    minus_U4_yz = s4 * U2_xy + c4 * minus_U3_zy
    t17 = w4_x * w4_z
    t18 = minus_w4_y * w4_z
    t19 = w4_x * minus_w4_y
    alpha4_x = minus_U4_yz - t18

    # link 4: acceleration a of its origin, gravity included
    t20 = 0.0203 * minus_U3_xx - 0.4331 * U2_xy - minus_a3_x
    minus_a4_z = a3_y + (0.4331 * minus_U3_yy - 0.0203 * U2_xy)
    t21 = a3_z + (0.0406 * alpha3_y + 0.8662 * minus_alpha3_x)
    minus_a4_x = c4 * t20 + s4 * t21

    # link 4: moment n = I alpha + w x I w + mc x a
    n4_x = 0.0002999999999999999 * alpha4_x - 0.0015999999999999999 * t18
    minus_n4_y = 0.0013 * t17
    n4_z = 0.0002999999999999999 * t19 - 0.0015999999999999999 * alpha3_y

    # link 5: angular velocity w
    minus_w5_x = c5 * w4_x + s5 * w4_z
    w5_y = s5 * w4_x - c5 * w4_z
    w5_z = minus_w4_y + qd[4]

    # link 5: angular acceleration alpha, U = [alpha] + [w][w]
    alpha5_z = t17 - U4_xz
    t22 = t19 - alpha3_y
    t23 = t18 - alpha4_x
    minus_U5_xz = c5 * t22 + s5 * t23
    U5_yz = s5 * t22 - c5 * t23
    t24 = minus_w5_x * w5_z
    t25 = w5_y * w5_z
    t26 = minus_w5_x * w5_y
    alpha5_x = t25 - U5_yz
    minus_U5_yy = minus_w5_x * minus_w5_x + w5_z * w5_z
    minus_U5_xy = t26 + alpha5_z
    U5_zy = t25 + alpha5_x

    # link 5: acceleration a of its origin, gravity included
    a5_x = c5 * minus_a4_x + s5 * minus_a4_z
    a5_z = c4 * t21 - s4 * t20

    # link 5: force f = m a + U mc
    f5_x = minus_U5_xy * link6_mcz
    f5_y = minus_U5_yy * link6_mcz
    minus_f5_z = U5_zy * link6_mcz

    # link 5: moment n = I alpha + w x I w + mc x a
    minus_n5_y = (link6_Iyy - IzzR5) * t24
    n5_x = link6_Iyy * alpha5_x + IzzR5 * t25 - link6_mcz * a5_z
    n5_z = IzzR5 * alpha5_z + link6_Iyy * t26 + link6_mcz * a5_x

    # link 6: angular velocity w
    w6_x = c6 * minus_w5_x - s6 * w5_z
    minus_w6_y = s6 * minus_w5_x + c6 * w5_z
    w6_z = qd[5] - w5_y

    # link 6: angular acceleration alpha, U = [alpha] + [w][w]
    alpha6_z = minus_U5_xz - t24
    U6_yz = s6 * minus_U5_xy + c6 * U5_zy
    t27 = minus_w6_y * w6_z
    minus_alpha6_x = t27 + U6_yz

    # link 6: moment n = I alpha + w x I w + mc x a
    minus_n6_x = IxxR6 * minus_alpha6_x + 4e-05 * t27
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
    t28 = s4 * minus_f5_z - c4 * F4_x
    t29 = s4 * F4_x + c4 * minus_f5_z
    t30 = 0.4331 * t28 - 0.0203 * minus_F4_z
    N3_z = n3_z + (c4 * minus_N4_y - s4 * N4_x + t30)
    F3_x = f3_x + t28
    F3_y = minus_F4_z - minus_f3_y
    F3_z = f3_z - t29

    # joint 2: force F and moment N through it, joint 3 added
    t31 = Ixy2 * minus_U2_zx - minus_Ixz2 * U2_xy
    t32 = t31 + Iyz2 * (minus_U1_xx - minus_U2_yy) - mcy2 * minus_a2_z
    t33 = 0.004704000000000001 * (minus_U1_xx - minus_U3_yy)
    t34 = t32 + IxyR3 * minus_U3_zx + t33 - minus_mcyR3 * a3_z
    t35 = t34 + (0.4331 * t29 - (c4 * N4_x + s4 * minus_N4_y))
    t36 = t35 - minus_p3_y * F3_z - minus_alpha2_x * (Izz2 - t13)
    N2_x = t36 - minus_alpha3_x * (IxxR3 + IzzR3)
    t37 = minus_Ixz2 * (minus_U2_xx - minus_U1_xx)
    t38 = mcx2 * minus_a2_z - Ixy2 * minus_U2_zy - t37
    t39 = t38 + minus_mcxR3 * a3_z - (IxxR3 - IzzR3) * alpha3_y
    t40 = t39 - IxyR3 * minus_U3_zy - (N4_z + 0.0203 * t29) - p3_x * F3_z
    t41 = U2_xy * (Iyz2 + 0.004704000000000001)
    N2_y = t40 + alpha2_y * (Izz2 + t13) - t41
    F2_x = f2_x + F3_x
    F2_y = f2_y + F3_y

    # joint 1: force F and moment N through it, joint 2 added
    F1_x = s2_3 * F2_y - c2_3 * F2_x
    N1_z = 0.1501 * F1_x - (s2_3 * N2_x + c2_3 * N2_y)

    # composite body 5: with body 6 added
    t42 = s6 * IxxR6
    t43 = s6 * t42
    Ixz_c5 = c6 * t42
    Ixx_c5 = link6_Iyy + (IxxR6 - t43)
    Izz_c5 = IzzR5 + t43

    # composite body 4: with body 5 added
    t44 = s5 * (Ixx_c5 - 4e-05)
    t45 = s5 * t44
    Ixz_c4 = c5 * t44
    Ixy_c4 = c5 * Ixz_c5
    Iyz_c4 = s5 * Ixz_c5
    minus_mcx_c4 = s5 * link6_mcz
    mcz_c4 = c5 * link6_mcz
    Ixx_c4 = Ixx_c5 - t45 + 0.0002999999999999999
    Izz_c4 = t45 + 0.00164

    # joint 4 accelerates by 1: wrench on all it moves, at joint 3
    t46 = c4 * Ixy_c4
    t47 = s4 * (Ixx_c4 - Izz_c5) + 2.0 * t46
    t48 = s4 * t47
    F4at3_z = c4 * minus_mcx_c4

    # composite body 3: with body 4 added
    mcz_c3 = s4 * minus_mcx_c4
    t49 = 0.0406 * F4at3_z
    t50 = 0.8662 * mcz_c4
    Iyy_c3 = Izz_c4 - t49
    Ixz_c3 = c4 * t47 - Ixy_c4 + 0.0203 * mcz_c3

    # joint 4 accelerates by 1: wrench on all it moves, at joint 3
    minus_N4at3_z = s4 * Ixz_c4 + c4 * Iyz_c4 + 0.4331 * mcz_c3

    # composite body 3: with body 4 added
    mcx_c3 = F4at3_z - minus_mcxR3
    minus_mcy_c3 = minus_mcyR3 + mcz_c4
    Ixx_c3 = IxxR3 + (Ixx_c4 - t48 + t50)
    Iyz_c3 = minus_N4at3_z + 0.004704000000000001
    Izz_c3 = IzzR3 + (Izz_c5 + t48 + (t50 - t49))

    # composite body 2: with body 3 added
    t51 = p3_x * mcx_c3
    t52 = 2.0 * t51
    t53 = minus_p3_y * minus_mcy_c3
    t54 = 2.0 * t53
    t55 = minus_p3_y * mcz_c3
    mcx_c2 = mcx2 + mcx_c3
    mcy_c2 = mcy2 - minus_mcy_c3
    Ixx_c2 = Ixx2 + (Ixx_c3 + t54)
    t56 = 0.4331 * F4at3_z + (c4 * Ixz_c4 - s4 * Iyz_c4)
    t57 = p3_x * minus_mcy_c3 + mcx_c3 * minus_p3_y
    Ixy_c2 = Ixy2 + IxyR3 - 0.0203 * mcz_c4 + t57 + t56
    Iyy_c2 = Iyy2 + (Iyy_c3 + t52)
    Ixz_c2 = Ixz_c3 - p3_x * mcz_c3 - minus_Ixz2
    Iyz_c2 = Iyz2 + (Iyz_c3 + t55)

    # composite body 1: with body 2 added
    t58 = s2_3 * (s2_3 * (Ixx_c2 - Iyy_c2) + c2_3 * (2.0 * Ixy_c2))
    minus_mcz_c1 = s2_3 * mcx_c2 + c2_3 * mcy_c2

    # row 6 of L and entry 6 of D in M = L^T D L
    D6 = joint6_rotor_inertia + 4e-05

    # joint 6 accelerates by 1: wrench on all it moves, at joint 4
    minus_N6at4_x = 4e-05 * s5
    N6at4_z = 4e-05 * c5

    # joint 6 accelerates by 1: wrench on all it moves, at joint 3
    N6at3_x = c4 * minus_N6at4_x
    N6at3_z = s4 * minus_N6at4_x

    # joint 6 accelerates by 1: wrench on all it moves, at joint 1
    N6at1_z = c2_3 * N6at4_z - s2_3 * N6at3_x

    # row 5 of L and entry 5 of D in M = L^T D L
    D5 = joint5_rotor_inertia + Izz_c5

    # joint 5 accelerates by 1: wrench on all it moves, at joint 3
    F5at3_x = c4 * mcz_c4
    F5at3_z = s4 * mcz_c4
    t59 = 0.4331 * F5at3_x - 0.0203 * minus_mcx_c4
    N5at3_z = s4 * Ixy_c4 + c4 * Izz_c5 + t59

    # joint 5 accelerates by 1: wrench on all it moves, at joint 2
    N5at2_x = t46 - s4 * Izz_c5 - F5at3_z * (0.4331 + minus_p3_y)
    t60 = 0.0203 - p3_x
    N5at2_y = Iyz_c4 + F5at3_z * t60
    N5at2_z = N5at3_z + (p3_x * minus_mcx_c4 + minus_p3_y * F5at3_x)

    # joint 5 accelerates by 1: wrench on all it moves, at joint 1
    F5at1_x = s2_3 * minus_mcx_c4 - c2_3 * F5at3_x
    N5at1_z = 0.1501 * F5at1_x - (s2_3 * N5at2_x + c2_3 * N5at2_y)

    # joint 4 accelerates by 1: wrench on all it moves, at joint 2
    minus_N4at2_x = minus_p3_y * F4at3_z + t56
    N4at2_y = F4at3_z * t60 - Izz_c4

    # joint 3 accelerates by 1: wrench on all it moves, at joint 1
    F3at1_x = s2_3 * mcx_c3 - c2_3 * minus_mcy_c3
    N3at1_z = 0.1501 * F3at1_x - (s2_3 * Ixz_c3 + c2_3 * Iyz_c3)

    # joint 2 accelerates by 1: wrench on all it moves, at joint 1
    N2at1_z = 0.1501 * minus_mcz_c1 - (s2_3 * Ixz_c2 + c2_3 * Iyz_c2)

    # row 6 of L and entry 6 of D in M = L^T D L
    t61 = 1.0 / D6
    L6_1 = N6at1_z * t61
    L6_2 = N6at3_z * t61
    L6_4 = N6at4_z * t61

    # row 5 of L and entry 5 of D in M = L^T D L
    t62 = L6_2 * N6at1_z
    t63 = 1.0 / D5
    L5_1 = N5at1_z * t63
    L5_2 = N5at2_z * t63
    L5_3 = N5at3_z * t63
    minus_L5_4 = Iyz_c4 * t63

    # row 4 of L and entry 4 of D in M = L^T D L
    t64 = s2_3 * minus_N4at2_x - L6_4 * N6at1_z + minus_L5_4 * N5at1_z
    t65 = t64 + c2_3 * (0.1501 * mcz_c3 - N4at2_y)
    t66 = minus_N4at3_z + L6_4 * N6at3_z
    t67 = minus_L5_4 * N5at2_z - t55 - t66
    t68 = minus_L5_4 * N5at3_z - t66
    t69 = joint4_rotor_inertia + Izz_c4 - L6_4 * N6at4_z
    D4 = t69 - minus_L5_4 * Iyz_c4
    t70 = 1.0 / D4
    L4_1 = t65 * t70
    L4_2 = t67 * t70
    L4_3 = t68 * t70

    # row 3 of L and entry 3 of D in M = L^T D L
    t71 = N3at1_z - t62 - L5_3 * N5at1_z - L4_3 * t65
    t72 = Izz_c3 - L6_2 * N6at3_z
    t73 = t51 + t53 - L5_3 * N5at2_z - L4_3 * t67 + t72
    D3 = joint3_rotor_inertia - L5_3 * N5at3_z - L4_3 * t68 + t72
    t74 = 1.0 / D3
    L3_1 = t71 * t74
    L3_2 = t73 * t74

    # row 2 of L and entry 2 of D in M = L^T D L
    t75 = N2at1_z - t62 - L5_2 * N5at1_z - L4_2 * t65 - L3_2 * t71
    t76 = joint2_rotor_inertia + Izz2 + (t52 + t54) - L5_2 * N5at2_z
    D2 = t76 - L4_2 * t67 - L3_2 * t73 + t72
    t77 = 1.0 / D2
    L2_1 = t75 * t77

    # row 1 of L and entry 1 of D in M = L^T D L
    t78 = joint1_rotor_inertia + 0.022530010000000003 * (t3 + 17.4) + t6
    t79 = t78 + (Iyy_c2 + t58 + 0.3002 * mcz_c3) - L6_1 * N6at1_z
    t80 = t79 - L5_1 * N5at1_z - L4_1 * t65 - L3_1 * t71 - L2_1 * t75
    D1 = t80 + 0.7744707919999999

    # solve L^T y = right-hand side, tips first
    y5 = tau[4] - N5_z
    y6 = tau[5] - n6_z
    y4 = tau[3] - N4_z - L6_4 * y6 + minus_L5_4 * y5
    t81 = N3_z + L6_2 * y6
    y3 = tau[2] - L5_3 * y5 - L4_3 * y4 - t81
    t82 = tau[1] - n2_z - (p3_x * F3_y + minus_p3_y * F3_x) - L5_2 * y5
    y2 = t82 - L4_2 * y4 - L3_2 * y3 - t81
    t83 = tau[0] - N1_z - L6_1 * y6 - L5_1 * y5 - L4_1 * y4 - L3_1 * y3
    y1 = t83 - L2_1 * y2

    # solve L x = y / D, base first
    x1 = y1 / D1
    x2 = y2 * t77 - L2_1 * x1
    x3 = y3 * t74 - L3_1 * x1 - L3_2 * x2
    x4 = y4 * t70 - L4_1 * x1 - L4_2 * x2 - L4_3 * x3
    x5 = y5 * t63 - L5_1 * x1 - L5_2 * x2 - L5_3 * x3 + minus_L5_4 * x4
    x6 = y6 * t61 - L6_1 * x1 - L6_4 * x4 - L6_2 * (x2 + x3)

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

    # sines and cosines of sums of joint angles, with constant turns between them
    c3 = np.cos(q[2])
    s3 = np.sin(q[2])

    # sines and cosines of the joint angles
    s6 = np.sin(q[5])
    c6 = np.cos(q[5])
    s5 = np.sin(q[4])
    c5 = np.cos(q[4])
    s4 = np.sin(q[3])
    c4 = np.cos(q[3])

    # sines and cosines of sums of joint angles, with constant turns between them
    t1 = q[1] + q[2]
    s2_3 = np.sin(t1)
    c2_3 = np.cos(t1)

    # link 2: inertia in the axes it shares
    t2 = link6_m + 1.16
    t3 = t2 + 4.8
    t4 = 0.00041208999999999994 * t2 + 0.013440800000000001
    t5 = 0.18645124000000002 * t3
    t6 = t5 + 0.708696824 + t4
    t7 = 0.4318 * t3 + 1.1832
    t8 = t4 + 0.234865624 - t6
    Izz2 = t5 + 0.6200840000000001

    # link 3: inertia, regrouped: without what its joint cannot feel
    minus_mcxR3 = 0.0203 * t2
    minus_mcyR3 = 0.4331 * t2 + 0.32042000000000004
    IxxR3 = 0.18757560999999998 * t2 - t4 + 0.07906142400000002
    IxyR3 = 0.00031627399999999996 - 0.00879193 * t2
    IzzR3 = 0.18798769999999998 * t2 + 0.07812062400000001

    # link 5: inertia, regrouped: without what its joint cannot feel
    IzzR5 = link6_Iyy + 0.0004

    # link 6: inertia, regrouped: without what its joint cannot feel
    IxxR6 = link6_Ixx - link6_Iyy

    # joint 3: rotation R and translation p from link 3 to its parent
    p3_x = 0.4318 * c3
    minus_p3_y = 0.4318 * s3

    # link 2: inertia in the axes it shares
    t9 = s3 * t8 + 0.0141984 * c3
    Iyy2 = s3 * t9
    Ixx2 = t8 - Iyy2
    Ixy2 = 0.0070992 - c3 * t9
    minus_Ixz2 = 0.12059663999999999 * c3 + 0.00808056 * s3
    Iyz2 = 0.12059663999999999 * s3 - 0.00808056 * c3
    mcx2 = c3 * t7 + 0.10439999999999999 * s3
    mcy2 = 0.10439999999999999 * c3 - s3 * t7

    # composite body 5: with body 6 added
    t10 = s6 * IxxR6
    t11 = s6 * t10
    Ixz_c5 = c6 * t10
    Ixx_c5 = link6_Iyy + (IxxR6 - t11)
    Izz_c5 = IzzR5 + t11

    # composite body 4: with body 5 added
    t12 = s5 * (Ixx_c5 - 4e-05)
    t13 = s5 * t12
    Ixz_c4 = c5 * t12
    Ixy_c4 = c5 * Ixz_c5
    Iyz_c4 = s5 * Ixz_c5
    minus_mcx_c4 = s5 * link6_mcz
    mcz_c4 = c5 * link6_mcz
    Ixx_c4 = Ixx_c5 - t13 + 0.0002999999999999999
    Izz_c4 = t13 + 0.00164

    # joint 4 accelerates by 1: wrench on all it moves, at joint 3
    t14 = c4 * Ixy_c4
    t15 = s4 * (Ixx_c4 - Izz_c5) + 2.0 * t14
    t16 = s4 * t15
    F4at3_z = c4 * minus_mcx_c4

    # composite body 3: with body 4 added
    mcz_c3 = s4 * minus_mcx_c4
    t17 = 0.0406 * F4at3_z
    t18 = 0.8662 * mcz_c4
    Iyy_c3 = Izz_c4 - t17
    Ixz_c3 = c4 * t15 - Ixy_c4 + 0.0203 * mcz_c3

    # joint 4 accelerates by 1: wrench on all it moves, at joint 3
    minus_N4at3_z = s4 * Ixz_c4 + c4 * Iyz_c4 + 0.4331 * mcz_c3

    # composite body 3: with body 4 added
    mcx_c3 = F4at3_z - minus_mcxR3
    minus_mcy_c3 = minus_mcyR3 + mcz_c4
    Ixx_c3 = IxxR3 + (Ixx_c4 - t16 + t18)
    Iyz_c3 = minus_N4at3_z + 0.004704000000000001
    Izz_c3 = IzzR3 + (Izz_c5 + t16 + (t18 - t17))

    # composite body 2: with body 3 added
    t19 = p3_x * mcx_c3
    t20 = 2.0 * t19
    t21 = minus_p3_y * minus_mcy_c3
    t22 = 2.0 * t21
    t23 = minus_p3_y * mcz_c3
    mcx_c2 = mcx2 + mcx_c3
    mcy_c2 = mcy2 - minus_mcy_c3
    Ixx_c2 = Ixx2 + (Ixx_c3 + t22)
    t24 = 0.4331 * F4at3_z + (c4 * Ixz_c4 - s4 * Iyz_c4)
    t25 = p3_x * minus_mcy_c3 + mcx_c3 * minus_p3_y
    Ixy_c2 = Ixy2 + IxyR3 - 0.0203 * mcz_c4 + t25 + t24
    Iyy_c2 = Iyy2 + (Iyy_c3 + t20)
    Ixz_c2 = Ixz_c3 - p3_x * mcz_c3 - minus_Ixz2
    Iyz_c2 = Iyz2 + (Iyz_c3 + t23)
    Izz_c2 = Izz2 + (Izz_c3 + (t20 + t22))

    # composite body 1: with body 2 added
    t26 = s2_3 * (s2_3 * (Ixx_c2 - Iyy_c2) + c2_3 * (2.0 * Ixy_c2))
    minus_mcz_c1 = s2_3 * mcx_c2 + c2_3 * mcy_c2

    # joint 6 accelerates by 1: wrench on all it moves, at joint 4
    minus_N6at4_x = 4e-05 * s5
    N6at4_z = 4e-05 * c5

    # joint 6 accelerates by 1: wrench on all it moves, at joint 3
    N6at3_x = c4 * minus_N6at4_x
    N6at3_z = s4 * minus_N6at4_x

    # joint 6 accelerates by 1: wrench on all it moves, at joint 1
    N6at1_z = c2_3 * N6at4_z - s2_3 * N6at3_x

    # joint 5 accelerates by 1: wrench on all it moves, at joint 3
    F5at3_x = c4 * mcz_c4
    F5at3_z = s4 * mcz_c4
    t27 = 0.4331 * F5at3_x - 0.0203 * minus_mcx_c4
    N5at3_z = s4 * Ixy_c4 + c4 * Izz_c5 + t27

    # joint 5 accelerates by 1: wrench on all it moves, at joint 2
    N5at2_x = t14 - s4 * Izz_c5 - F5at3_z * (0.4331 + minus_p3_y)
    t28 = 0.0203 - p3_x
    N5at2_y = Iyz_c4 + F5at3_z * t28
    N5at2_z = N5at3_z + (p3_x * minus_mcx_c4 + minus_p3_y * F5at3_x)

    # joint 5 accelerates by 1: wrench on all it moves, at joint 1
    F5at1_x = s2_3 * minus_mcx_c4 - c2_3 * F5at3_x
    N5at1_z = 0.1501 * F5at1_x - (s2_3 * N5at2_x + c2_3 * N5at2_y)

    # joint 4 accelerates by 1: wrench on all it moves, at joint 2
    minus_N4at2_x = minus_p3_y * F4at3_z + t24
    N4at2_y = F4at3_z * t28 - Izz_c4
    minus_N4at2_z = minus_N4at3_z + t23

    # joint 4 accelerates by 1: wrench on all it moves, at joint 1
    N4at1_z = s2_3 * minus_N4at2_x + c2_3 * (0.1501 * mcz_c3 - N4at2_y)

    # joint 3 accelerates by 1: wrench on all it moves, at joint 2
    N3at2_z = Izz_c3 + (t19 + t21)

    # joint 3 accelerates by 1: wrench on all it moves, at joint 1
    F3at1_x = s2_3 * mcx_c3 - c2_3 * minus_mcy_c3
    N3at1_z = 0.1501 * F3at1_x - (s2_3 * Ixz_c3 + c2_3 * Iyz_c3)

    # joint 2 accelerates by 1: wrench on all it moves, at joint 1
    N2at1_z = 0.1501 * minus_mcz_c1 - (s2_3 * Ixz_c2 + c2_3 * Iyz_c2)

    # link 1: angular acceleration alpha, U = [alpha] + [w][w]
    t29 = joint1_rotor_inertia + 0.022530010000000003 * (t3 + 17.4) + t6
    minus_U1_xx = qd[0] * qd[0]

    # link 2: angular velocity w
    minus_w2_x = s2_3 * qd[0]
    minus_w2_y = c2_3 * qd[0]

    # link 2: angular acceleration alpha, U = [alpha] + [w][w]
    minus_alpha2_x = minus_w2_y * qd[1]
    alpha2_y = minus_w2_x * qd[1]
    U2_xy = minus_w2_x * minus_w2_y
    t30 = qd[1] * qd[1]
    t31 = minus_w2_y * minus_w2_y
    minus_U2_xx = t31 + t30
    t32 = minus_w2_x * minus_w2_x
    minus_U2_yy = t32 + t30
    minus_U2_zx = 2.0 * alpha2_y
    minus_U2_zy = 2.0 * minus_alpha2_x

    # link 2: acceleration a of its origin, gravity included
    minus_a2_z = 0.1501 * minus_U1_xx
    minus_a2_x = 9.81 * s2_3
    minus_a2_y = 9.81 * c2_3

    # link 2: force f = m a + U mc
    f2_x = U2_xy * mcy2 - minus_U2_xx * mcx2
    f2_y = U2_xy * mcx2 - minus_U2_yy * mcy2

    # link 2: moment n = I alpha + w x I w + mc x a
    t33 = Iyy2 - Ixx2
    t34 = t33 * U2_xy + Ixy2 * (minus_U2_yy - minus_U2_xx)
    n2_z = t34 + (mcy2 * minus_a2_x - mcx2 * minus_a2_y)

    # link 3: angular velocity w
    w3_z = qd[1] + qd[2]

    # link 3: angular acceleration alpha, U = [alpha] + [w][w]
    alpha3_y = minus_w2_x * w3_z
    minus_alpha3_x = minus_w2_y * w3_z
    t35 = w3_z * w3_z
    minus_U3_xx = t31 + t35
    minus_U3_yy = t32 + t35
    minus_U3_zx = 2.0 * alpha3_y
    minus_U3_zy = 2.0 * minus_alpha3_x

    # link 3: acceleration a of its origin, gravity included
    minus_a3_x = minus_a2_x + (minus_U2_xx * p3_x + U2_xy * minus_p3_y)
    a3_y = U2_xy * p3_x + minus_U2_yy * minus_p3_y - minus_a2_y
    a3_z = minus_U2_zy * minus_p3_y - minus_U2_zx * p3_x - minus_a2_z

    # link 3: force f = m a + U mc
    f3_x = minus_U3_xx * minus_mcxR3 - U2_xy * minus_mcyR3
    minus_f3_y = U2_xy * minus_mcxR3 - minus_U3_yy * minus_mcyR3
    f3_z = minus_U3_zx * minus_mcxR3 + minus_U3_zy * minus_mcyR3

    # link 3: moment n = I alpha + w x I w + mc x a
    t36 = IxyR3 * (minus_U3_yy - minus_U3_xx) - IxxR3 * U2_xy
    n3_z = t36 - (minus_mcyR3 * minus_a3_x + minus_mcxR3 * a3_y)

    # link 4: angular velocity w
    w4_x = c4 * minus_w2_x - s4 * w3_z
    minus_w4_y = s4 * minus_w2_x + c4 * w3_z
    w4_z = minus_w2_y + qd[3]

    # link 4: angular acceleration alpha, U = [alpha] + [w][w]
    U4_xz = c4 * U2_xy - s4 * minus_U3_zy
    minus_U4_yz = s4 * U2_xy + c4 * minus_U3_zy
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

    # link 5: angular acceleration alpha, U = [alpha] + [w][w]
    alpha5_z = t37 - U4_xz
    t42 = t39 - alpha3_y
    t43 = t38 - alpha4_x
    minus_U5_xz = c5 * t42 + s5 * t43
    U5_yz = s5 * t42 - c5 * t43
    t44 = minus_w5_x * w5_z
    t45 = w5_y * w5_z
    t46 = minus_w5_x * w5_y
    alpha5_x = t45 - U5_yz
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
    minus_n5_y = (link6_Iyy - IzzR5) * t44
    n5_x = link6_Iyy * alpha5_x + IzzR5 * t45 - link6_mcz * a5_z
    n5_z = IzzR5 * alpha5_z + link6_Iyy * t46 + link6_mcz * a5_x

    # link 6: angular velocity w
    w6_x = c6 * minus_w5_x - s6 * w5_z
    minus_w6_y = s6 * minus_w5_x + c6 * w5_z
    w6_z = qd[5] - w5_y

    # link 6: angular acceleration alpha, U = [alpha] + [w][w]
    alpha6_z = minus_U5_xz - t44
    U6_yz = s6 * minus_U5_xy + c6 * U5_zy
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
    N3_z = n3_z + (c4 * minus_N4_y - s4 * N4_x + t50)
    F3_x = f3_x + t48
    F3_y = minus_F4_z - minus_f3_y
    F3_z = f3_z - t49

    # joint 2: force F and moment N through it, joint 3 added
    t51 = Ixy2 * minus_U2_zx - minus_Ixz2 * U2_xy
    t52 = t51 + Iyz2 * (minus_U1_xx - minus_U2_yy) - mcy2 * minus_a2_z
    t53 = 0.004704000000000001 * (minus_U1_xx - minus_U3_yy)
    t54 = t52 + IxyR3 * minus_U3_zx + t53 - minus_mcyR3 * a3_z
    t55 = t54 + (0.4331 * t49 - (c4 * N4_x + s4 * minus_N4_y))
    t56 = t55 - minus_p3_y * F3_z - minus_alpha2_x * (Izz2 - t33)
    N2_x = t56 - minus_alpha3_x * (IxxR3 + IzzR3)
    t57 = minus_Ixz2 * (minus_U2_xx - minus_U1_xx)
    t58 = mcx2 * minus_a2_z - Ixy2 * minus_U2_zy - t57
    t59 = t58 + minus_mcxR3 * a3_z - (IxxR3 - IzzR3) * alpha3_y
    t60 = t59 - IxyR3 * minus_U3_zy - (N4_z + 0.0203 * t49) - p3_x * F3_z
    t61 = U2_xy * (Iyz2 + 0.004704000000000001)
    N2_y = t60 + alpha2_y * (Izz2 + t33) - t61
    N2_z = n2_z + (N3_z + (p3_x * F3_y + minus_p3_y * F3_x))
    F2_x = f2_x + F3_x
    F2_y = f2_y + F3_y

    # joint 1: force F and moment N through it, joint 2 added
    F1_x = s2_3 * F2_y - c2_3 * F2_x
    N1_z = 0.1501 * F1_x - (s2_3 * N2_x + c2_3 * N2_y)

    M = np.empty((6, 6, *batch), dtype)
    h = np.empty((6, *batch), dtype)
    M[0, 0] = t29 + (Iyy_c2 + t26 + 0.3002 * mcz_c3) + 0.7744707919999999
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
