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
  inverse_dynamics              180 mul, 147 add, 10 sin/cos  (by newton-euler-matrix)
  mass_matrix                   81 mul, 69 add, 8 sin/cos  (by composite-body)
  coriolis_matrix               276 mul, 226 add, 8 sin/cos  (by carried-body)
  gravity                       24 mul, 11 add, 8 sin/cos  (by newton-euler-matrix)
  bias                          164 mul, 119 add, 10 sin/cos  (by newton-euler-matrix)
  forward_dynamics              295 mul, 244 add, 4 div, 10 sin/cos  (by ldlt)
  forward_kinematics            61 mul, 30 add, 12 sin/cos  (by product-of-exponentials)
  jacobian                      62 mul, 29 add, 10 sin/cos  (by product-of-exponentials)
  inverse_dynamics_derivatives  604 mul, 533 add, 8 sin/cos  (by analytic)
  regressor                     429 mul, 342 add, 10 sin/cos  (by screws)
  base_regressor                406 mul, 326 add, 10 sin/cos  (by screws)
  base_parameters               16 mul, 36 add, 0 sin/cos  (by exact)
  kinematics_gradient           1420 mul, 907 add, 36 sin/cos  (by forward-mode)

Reading the functions
  minus_x is -x. Under the title of a block, a = b says that a has no line, b being the same;
  names with a title say that these lines are part of that later block as well. Components
  that no result needs are left out.

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
  mass_matrix, coriolis_matrix, gravity, forward_dynamics, inverse_dynamics_derivatives
  f1 = Rz(pi) Rz(q[0])
  f2 = Ty(-0.1501) Rx(pi/2) Rz(pi) Rz(q[1])
  f3 = Tx(0.4318) Rz(q[2])
  f4 = Tx(-0.0203) Ty(-0.4331) Rx(pi/2) Rz(pi) Rz(q[3])
  f5 = Rx(pi/2) Rz(pi) Rz(q[4])
  f6 = Rx(pi/2) Rz(pi) Rz(q[5])
  but in the axes of link 3, parallel to its joint: 2

Transferred inertia: in these functions the part of a link's inertia that its joint cannot
feel is added to the parent link.
They compute with the sums called R, and with own parameters that stay and have no sum.
Literals in the code are these, lengths, or products, differences and multiples of them.
  inverse_dynamics, mass_matrix, coriolis_matrix, gravity, bias, forward_dynamics,
      inverse_dynamics_derivatives
  link 1: link1; f1 = link1 Rz(-pi)
    own: Izz1 = 0.35
    mcyR1 = -mcz2 - mcz3 - 0.1501 (m2 + ... + m6) = -4.9338049999999996
    IxxR1 = Iyy2 + Iyy3 + 0.3002 (mcz2 + mcz3) + 0.02253001 m2 + 0.20898125 m3 + 0.20939334
      (m4 + m5 + m6) = 2.803482265
    IzzR1 = Izz1 + Iyy2 + Iyy3 + 0.3002 (mcz2 + mcz3) + 0.02253001 m2 + 0.20898125 m3 +
      0.20939334 (m4 + m5 + m6) = 3.153482265
  link 2: link2; f2 = link2 Tz(-0.0934)
    own: m2 = 17.4, mcx2 = 1.1832, mcy2 = 0.10439999999999999, mcz2 = 1.3467599999999997,
      Ixx2 = 0.234865624, Ixy2 = -0.0070992, Iyy2 = 0.708696824, Ixz2 = -0.09157968,
      Iyz2 = -0.00808056, Izz2 = 0.6200840000000001; m2, mcz2, Iyy2 move to link 1
    mcxR2 = mcx2 + 0.4318 (m3 + ... + m6) = 3.79559
    IxxR2 = Ixx2 - Iyy2 - 0.18645124 (m3 + ... + m6) = -1.601861202
    IxzR2 = Ixz2 - 0.4318 mcz3 = -0.12059663999999999
    IzzR2 = Izz2 + 0.18645124 (m3 + ... + m6) = 1.7481140020000001
  link 3: link3; f3 = link3
    own: m3 = 4.8, mcy3 = -0.336, mcz3 = 0.0672, Ixx3 = 0.09046080000000001,
      Iyy3 = 0.013440800000000001, Iyz3 = 0.004704000000000001, Izz3 = 0.08952; m3, mcz3,
      Iyy3 move to link 2
    mcxR3 = -0.0203 (m4 + m5 + m6) = -0.025374999999999998
    mcyR3 = mcy3 - mcz4 - 0.4331 (m4 + m5 + m6) = -0.861795
    IxxR3 = Ixx3 - Iyy3 + Iyy4 + 0.8662 mcz4 + 0.18716352 (m4 + m5 +
      m6) = 0.29957502399999997
    IxyR3 = -0.0203 mcz4 - 0.00879193 (m4 + m5 + m6) = -0.0106736385
    IzzR3 = Izz3 + Iyy4 + 0.8662 mcz4 + 0.1879877 (m4 + m5 + m6) = 0.313105249
  link 4: link4; f4 = link4 Rz(-pi)
    own: m4 = 0.82, mcz4 = -0.015579999999999998, Ixx4 = 0.00209602, Iyy4 = 0.00209602,
      Izz4 = 0.0013; m4, mcz4, Iyy4 move to link 3
    IxxR4 = Ixx4 - Iyy4 + Iyy5 = 0.0002999999999999999
    IzzR4 = Izz4 + Iyy5 = 0.0015999999999999999
  link 5: link5; f5 = link5
    own: m5 = 0.34, Ixx5 = 0.0003, Iyy5 = 0.0003, Izz5 = 0.0004; m5, Iyy5 move to link 4
    mcyR5 = -mcz6 = -0.0028799999999999997
    IxxR5 = Ixx5 - Iyy5 + Iyy6 = 0.00024216
    IzzR5 = Izz5 + Iyy6 = 0.00064216
  link 6: link6; f6 = link6 Rz(-pi)
    own: m6 = 0.09, mcz6 = 0.0028799999999999997, Ixx6 = 0.00024216, Iyy6 = 0.00024216,
      Izz6 = 4e-05; m6, mcz6, Ixx6, Iyy6 move to link 5

Parameters p, with the nominal values
  p[0]  link1.m = 0.0 kg
  p[1]  link1.mcx = 0.0 kg m
  p[2]  link1.mcy = 0.0 kg m
  p[3]  link1.mcz = 0.0 kg m
  p[4]  link1.Ixx = 0.0 kg m^2
  p[5]  link1.Ixy = 0.0 kg m^2
  p[6]  link1.Iyy = 0.0 kg m^2
  p[7]  link1.Ixz = 0.0 kg m^2
  p[8]  link1.Iyz = 0.0 kg m^2
  p[9]  link1.Izz = 0.35 kg m^2
  p[10]  link2.m = 17.4 kg
  p[11]  link2.mcx = 1.1832 kg m
  p[12]  link2.mcy = 0.10439999999999999 kg m
  p[13]  link2.mcz = -0.2784 kg m
  p[14]  link2.Ixx = 0.1350808 kg m^2
  p[15]  link2.Ixy = -0.0070992 kg m^2
  p[16]  link2.Iyy = 0.608912 kg m^2
  p[17]  link2.Ixz = 0.018931200000000002 kg m^2
  p[18]  link2.Iyz = 0.0016703999999999998 kg m^2
  p[19]  link2.Izz = 0.6200840000000001 kg m^2
  p[20]  link3.m = 4.8 kg
  p[21]  link3.mcx = 0.0 kg m
  p[22]  link3.mcy = -0.336 kg m
  p[23]  link3.mcz = 0.0672 kg m
  p[24]  link3.Ixx = 0.09046080000000001 kg m^2
  p[25]  link3.Ixy = 0.0 kg m^2
  p[26]  link3.Iyy = 0.013440800000000001 kg m^2
  p[27]  link3.Ixz = 0.0 kg m^2
  p[28]  link3.Iyz = 0.004704000000000001 kg m^2
  p[29]  link3.Izz = 0.08952 kg m^2
  p[30]  link4.m = 0.82 kg
  p[31]  link4.mcx = 0.0 kg m
  p[32]  link4.mcy = 0.0 kg m
  p[33]  link4.mcz = -0.015579999999999998 kg m
  p[34]  link4.Ixx = 0.00209602 kg m^2
  p[35]  link4.Ixy = 0.0 kg m^2
  p[36]  link4.Iyy = 0.00209602 kg m^2
  p[37]  link4.Ixz = 0.0 kg m^2
  p[38]  link4.Iyz = 0.0 kg m^2
  p[39]  link4.Izz = 0.0013 kg m^2
  p[40]  link5.m = 0.34 kg
  p[41]  link5.mcx = 0.0 kg m
  p[42]  link5.mcy = 0.0 kg m
  p[43]  link5.mcz = 0.0 kg m
  p[44]  link5.Ixx = 0.0003 kg m^2
  p[45]  link5.Ixy = 0.0 kg m^2
  p[46]  link5.Iyy = 0.0003 kg m^2
  p[47]  link5.Ixz = 0.0 kg m^2
  p[48]  link5.Iyz = 0.0 kg m^2
  p[49]  link5.Izz = 0.0004 kg m^2
  p[50]  link6.m = 0.09 kg
  p[51]  link6.mcx = 0.0 kg m
  p[52]  link6.mcy = 0.0 kg m
  p[53]  link6.mcz = 0.0028799999999999997 kg m
  p[54]  link6.Ixx = 0.00024216 kg m^2
  p[55]  link6.Ixy = 0.0 kg m^2
  p[56]  link6.Iyy = 0.00024216 kg m^2
  p[57]  link6.Ixz = 0.0 kg m^2
  p[58]  link6.Iyz = 0.0 kg m^2
  p[59]  link6.Izz = 4e-05 kg m^2
  p[60]  joint1.alpha = 0.0 rad
  p[61]  joint1.a = 0.0 m
  p[62]  joint1.theta = 0.0 rad
  p[63]  joint1.d = 0.0 m
  p[64]  joint2.alpha = -1.5707963267948966 rad
  p[65]  joint2.a = 0.0 m
  p[66]  joint2.theta = 0.0 rad
  p[67]  joint2.d = 0.2435 m
  p[68]  joint3.alpha = 0.0 rad
  p[69]  joint3.a = 0.4318 m
  p[70]  joint3.theta = 0.0 rad
  p[71]  joint3.d = -0.0934 m
  p[72]  joint4.alpha = 1.5707963267948966 rad
  p[73]  joint4.a = -0.0203 m
  p[74]  joint4.theta = 0.0 rad
  p[75]  joint4.d = 0.4331 m
  p[76]  joint5.alpha = -1.5707963267948966 rad
  p[77]  joint5.a = 0.0 m
  p[78]  joint5.theta = 0.0 rad
  p[79]  joint5.d = 0.0 m
  p[80]  joint6.alpha = 1.5707963267948966 rad
  p[81]  joint6.a = 0.0 m
  p[82]  joint6.theta = 0.0 rad
  p[83]  joint6.d = 0.0 m

Arguments are arrays or nested lists; axes in front of the documented shape are a batch.
A plain number stands for an array of one number.
"""

import numpy as np

NQ = 6
NV = 6


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


def inverse_dynamics(q, qd, qdd):
    """Joint forces for given accelerations: tau = M(q) qdd + C(q,qd) qd + phi(q).

    q: joint positions (rad), shape (..., 6)
    qd: joint velocities (rad/s), shape (..., 6)
    qdd: joint accelerations (rad/s^2), shape (..., 6)
    tau: joint forces (N m), shape (..., 6)
    """
    batch, dtype, q, qd, qdd = _unpack(
        ("q", q, (6,)),
        ("qd", qd, (6,)),
        ("qdd", qdd, (6,)),
    )

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

    # link 1: angular acceleration alpha, U = [alpha] + [w][w]
    # U1_yy = U1_xx, U1_yx = qdd[0], U1_xy = -qdd[0], alpha1_z = qdd[0]
    minus_U1_xx = qd[0] * qd[0]

    # link 1: moment n = I alpha + w x I w + mc x a
    n1_z = 3.153482265 * qdd[0]

    # link 2: angular velocity w
    # w2_z = qd[1]
    minus_w2_x = s2 * qd[0]
    minus_w2_y = c2 * qd[0]

    # link 2: angular acceleration alpha, U = [alpha] + [w][w]
    # U2_zz = U1_xx, alpha2_z = qdd[1]
    U2_yz = s2 * qdd[0]
    minus_U2_xz = c2 * qdd[0]
    t1 = minus_w2_y * qd[1]
    t2 = minus_w2_x * qd[1]
    minus_alpha2_x = U2_yz + t1
    alpha2_y = t2 - minus_U2_xz
    t3 = minus_w2_x * minus_w2_y
    t4 = qd[1] * qd[1]
    minus_U2_xx = minus_w2_y * minus_w2_y + t4
    minus_U2_yy = minus_w2_x * minus_w2_x + t4
    U2_xy = t3 - qdd[1]
    U2_yx = t3 + qdd[1]
    minus_U2_zx = t2 + alpha2_y
    minus_U2_zy = t1 + minus_alpha2_x

    # link 2: acceleration a of its origin, gravity included
    t5 = 0.1501 * qdd[0]
    minus_a2_z = 0.1501 * minus_U1_xx
    minus_a2_x = c2 * t5 + 9.81 * s2
    a2_y = s2 * t5 - 9.81 * c2

    # link 2: force f = U mc (m = 0)
    f2_x = 0.10439999999999999 * U2_xy - 3.79559 * minus_U2_xx
    f2_y = 3.79559 * U2_yx - 0.10439999999999999 * minus_U2_yy

    # link 2: moment n = I alpha + w x I w + mc x a
    t6 = 1.601861202 * minus_alpha2_x - 1.7481140020000001 * t1
    t7 = t6 - (0.12059663999999999 * U2_yx + 0.0070992 * minus_U2_zx)
    t8 = 0.0070992 * minus_U2_zy + 0.00808056 * U2_xy
    t9 = 0.12059663999999999 * (minus_U2_xx - minus_U1_xx)
    t10 = 0.00808056 * minus_U2_xz + 0.12059663999999999 * U2_yz
    t11 = 1.7481140020000001 * qdd[1] + 1.601861202 * t3 + t10
    t12 = t7 - 0.00808056 * (minus_U1_xx - minus_U2_yy)
    n2_x = t12 - 0.01567044 * minus_U1_xx
    n2_y = 3.349975204 * t2 + t8 - t9 + 0.569718059 * minus_U1_xx
    t13 = 3.79559 * a2_y + 0.10439999999999999 * minus_a2_x
    n2_z = t11 - 0.0070992 * (minus_U2_yy - minus_U2_xx) + t13

    # link 3: angular velocity w
    minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y
    w3_y = s3 * minus_w2_x - c3 * minus_w2_y
    w3_z = qd[1] + qd[2]

    # link 3: angular acceleration alpha, U = [alpha] + [w][w]
    # U3_zz = U1_xx
    alpha3_z = qdd[1] + qdd[2]
    U3_xz = s3 * U2_yz - c3 * minus_U2_xz
    U3_yz = s3 * minus_U2_xz + c3 * U2_yz
    t14 = minus_w3_x * w3_z
    t15 = w3_y * w3_z
    t16 = minus_w3_x * w3_y
    alpha3_x = t15 - U3_yz
    alpha3_y = U3_xz + t14
    t17 = w3_z * w3_z
    minus_U3_xx = w3_y * w3_y + t17
    minus_U3_yy = minus_w3_x * minus_w3_x + t17
    minus_U3_xy = t16 + alpha3_z
    U3_yx = alpha3_z - t16
    minus_U3_zx = t14 + alpha3_y
    U3_zy = t15 + alpha3_x

    # link 3: acceleration a of its origin, gravity included
    t18 = minus_a2_x + 0.4318 * minus_U2_xx
    t19 = a2_y + 0.4318 * U2_yx
    minus_a3_z = minus_a2_z + 0.4318 * minus_U2_zx
    a3_x = s3 * t19 - c3 * t18
    a3_y = s3 * t18 + c3 * t19

    # link 3: force f = U mc (m = 0)
    f3_x = 0.025374999999999998 * minus_U3_xx + 0.861795 * minus_U3_xy
    f3_y = 0.861795 * minus_U3_yy - 0.025374999999999998 * U3_yx
    f3_z = 0.025374999999999998 * minus_U3_zx - 0.861795 * U3_zy

    # link 3: moment n = I alpha + w x I w + mc x a
    t20 = 0.29957502399999997 * alpha3_x + 0.313105249 * t15
    t21 = 0.004704000000000001 * (minus_U1_xx - minus_U3_yy)
    t22 = 0.004704000000000001 * minus_U3_xy - 0.0106736385 * U3_zy
    t23 = 0.313105249 * alpha3_z + 0.29957502399999997 * t16
    t24 = 0.0106736385 * (minus_U3_yy - minus_U3_xx)
    n3_x = t20 - 0.0106736385 * minus_U3_zx + t21 + 0.861795 * minus_a3_z
    t25 = 0.025374999999999998 * minus_a3_z
    n3_y = 0.013530225000000007 * t14 + t22 - t25
    t26 = 0.861795 * a3_x - 0.025374999999999998 * a3_y
    n3_z = t23 + 0.004704000000000001 * U3_xz - t24 + t26

    # link 4: angular velocity w
    w4_x = c4 * minus_w3_x - s4 * w3_z
    minus_w4_y = s4 * minus_w3_x + c4 * w3_z
    w4_z = qd[3] - w3_y

    # link 4: angular acceleration alpha, U = [alpha] + [w][w]
    # U4_zz = U3_yy
    alpha4_z = qdd[3] - alpha3_y
    U4_xz = s4 * U3_zy - c4 * minus_U3_xy
    U4_yz = s4 * minus_U3_xy + c4 * U3_zy
    t27 = minus_w4_y * w4_z
    t28 = w4_x * minus_w4_y
    minus_alpha4_x = t27 + U4_yz
    minus_U4_xy = t28 + alpha4_z
    minus_U4_zy = t27 + minus_alpha4_x

    # link 4: acceleration a of its origin, gravity included
    t29 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy)
    minus_a4_z = a3_y + (0.4331 * minus_U3_yy - 0.0203 * U3_yx)
    t30 = 0.0203 * minus_U3_zx - 0.4331 * U3_zy - minus_a3_z
    minus_a4_x = c4 * t29 + s4 * t30

    # link 4: moment n = I alpha + w x I w (mc = 0)
    t31 = w4_x * w4_z
    t32 = 0.0002999999999999999 * minus_alpha4_x
    minus_n4_x = t32 + 0.0015999999999999999 * t27
    minus_n4_y = 0.0013 * t31
    n4_z = 0.0015999999999999999 * alpha4_z + 0.0002999999999999999 * t28

    # link 5: angular velocity w
    minus_w5_x = c5 * w4_x + s5 * w4_z
    w5_y = s5 * w4_x - c5 * w4_z
    w5_z = minus_w4_y + qd[4]

    # link 5: angular acceleration alpha, U = [alpha] + [w][w]
    alpha5_z = t31 - U4_xz + qdd[4]
    minus_U5_xz = c5 * minus_U4_xy + s5 * minus_U4_zy
    U5_yz = s5 * minus_U4_xy - c5 * minus_U4_zy
    t33 = w5_y * w5_z
    t34 = minus_w5_x * w5_y
    alpha5_x = t33 - U5_yz
    minus_U5_yy = minus_w5_x * minus_w5_x + w5_z * w5_z
    minus_U5_xy = t34 + alpha5_z
    U5_zy = t33 + alpha5_x

    # link 5: acceleration a of its origin, gravity included
    a5_x = c5 * minus_a4_x + s5 * minus_a4_z
    a5_z = c4 * t30 - s4 * t29

    # link 5: force f = U mc (m = 0)
    f5_x = 0.0028799999999999997 * minus_U5_xy
    f5_y = 0.0028799999999999997 * minus_U5_yy
    minus_f5_z = 0.0028799999999999997 * U5_zy

    # link 5: moment n = I alpha + w x I w + mc x a
    t35 = minus_w5_x * w5_z
    n5_y = 0.0004 * t35
    t36 = 0.00024216 * alpha5_x + 0.00064216 * t33
    n5_x = t36 - 0.0028799999999999997 * a5_z
    t37 = 0.00064216 * alpha5_z + 0.00024216 * t34
    n5_z = t37 + 0.0028799999999999997 * a5_x

    # link 6: angular velocity w
    w6_x = c6 * minus_w5_x - s6 * w5_z
    minus_w6_y = s6 * minus_w5_x + c6 * w5_z
    w6_z = qd[5] - w5_y

    # link 6: angular acceleration alpha, U = [alpha] + [w][w]
    alpha6_z = minus_U5_xz - t35 + qdd[5]

    # link 6: moment n = I alpha + w x I w (mc = 0)
    t38 = 4e-05 * w6_z
    minus_n6_x = minus_w6_y * t38
    minus_n6_y = w6_x * t38
    n6_z = 4e-05 * alpha6_z

    # joint 5: force F and moment N through it, joint 6 added
    # F5_x = f5_x, F5_y = f5_y, F5_z = f5_z
    N5_x = n5_x + (c6 * minus_n6_x - s6 * minus_n6_y)
    N5_y = n5_y - n6_z
    N5_z = n5_z + (s6 * minus_n6_x + c6 * minus_n6_y)

    # joint 4: force F and moment N through it, joint 5 added
    # F4_y = -f5_z
    F4_x = s5 * f5_y - c5 * f5_x
    minus_F4_z = s5 * f5_x + c5 * f5_y
    N4_x = s5 * N5_y - c5 * N5_x - minus_n4_x
    minus_N4_y = minus_n4_y + N5_z
    N4_z = n4_z - (s5 * N5_x + c5 * N5_y)

    # joint 3: force F and moment N through it, joint 4 added
    t39 = s4 * minus_f5_z - c4 * F4_x
    t40 = s4 * F4_x + c4 * minus_f5_z
    t41 = 0.4331 * t39 - 0.0203 * minus_F4_z
    N3_x = n3_x + (0.4331 * t40 - (c4 * N4_x + s4 * minus_N4_y))
    N3_y = n3_y - (N4_z + 0.0203 * t40)
    N3_z = n3_z + (c4 * minus_N4_y - s4 * N4_x + t41)
    F3_x = f3_x + t39
    F3_y = f3_y + minus_F4_z
    F3_z = f3_z - t40

    # joint 2: force F and moment N through it, joint 3 added
    t42 = s3 * F3_x + c3 * F3_y
    N2_x = n2_x + (c3 * N3_x - s3 * N3_y)
    N2_y = n2_y + (s3 * N3_x + c3 * N3_y - 0.4318 * F3_z)
    N2_z = n2_z + (N3_z + 0.4318 * t42)
    F2_x = f2_x + (c3 * F3_x - s3 * F3_y)
    F2_y = f2_y + t42

    # joint 1: force F and moment N through it, joint 2 added
    t43 = 0.1501 * (s2 * F2_y - c2 * F2_x) - (s2 * N2_x + c2 * N2_y)
    N1_z = n1_z + t43

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

    q: joint positions (rad), shape (..., 6)
    M: mass matrix, full and symmetric (kg m^2), shape (..., 6, 6)
    """
    batch, dtype, q = _unpack(
        ("q", q, (6,)),
    )

    # sines and cosines of sums of joint angles, with constant turns between them; sines
    # and cosines of the joint angles
    s3 = np.sin(q[2])
    c3 = np.cos(q[2])
    s5 = np.sin(q[4])
    c5 = np.cos(q[4])
    s4 = np.sin(q[3])
    c4 = np.cos(q[3])
    t1 = q[1] + q[2]
    s2_3 = np.sin(t1)
    c2_3 = np.cos(t1)

    # link 2: inertia in the axes it shares
    t2 = 1.601861202 * s3 - 0.0141984 * c3
    minus_Iyy2 = s3 * t2
    minus_Ixz2 = 0.12059663999999999 * c3 + 0.00808056 * s3
    Iyz2 = 0.12059663999999999 * s3 - 0.00808056 * c3
    mcx2 = 3.79559 * c3 + 0.10439999999999999 * s3
    mcy2 = 0.10439999999999999 * c3 - 3.79559 * s3

    # joint 3: rotation R and translation p from link 3 to its parent
    p3_x = 0.4318 * c3
    minus_p3_y = 0.4318 * s3

    # composite body 4: with body 5 added
    t3 = 0.00020216 * s5
    t4 = s5 * t3
    Ixz_c4 = c5 * t3
    minus_mcx_c4 = 0.0028799999999999997 * s5
    mcz_c4 = 0.0028799999999999997 * c5
    Ixx_c4 = 0.0005421599999999999 - t4
    Izz_c4 = t4 + 0.00164

    # composite body 3: with body 4 added
    # F4at3_z, minus_N4at3_z: joint 4 accelerates by 1: wrench on all it moves, at joint 3
    t5 = s4 * (Ixx_c4 - 0.00064216)
    t6 = s4 * t5
    F4at3_z = c4 * minus_mcx_c4
    mcz_c3 = s4 * minus_mcx_c4
    t7 = 0.0406 * F4at3_z
    t8 = 0.0024946559999999996 * c5
    Iyy_c3 = Izz_c4 - t7
    Ixz_c3 = c4 * t5 + 0.0203 * mcz_c3
    minus_N4at3_z = s4 * Ixz_c4 + 0.4331 * mcz_c3
    mcx_c3 = F4at3_z - 0.025374999999999998
    minus_mcy_c3 = mcz_c4 + 0.861795
    Iyz_c3 = minus_N4at3_z + 0.004704000000000001
    Izz_c3 = t6 + (t8 - t7) + 0.313747409

    # composite body 2: with body 3 added
    # mcz_c2 = mcz_c3
    t9 = p3_x * mcx_c3
    t10 = 2.0 * t9
    t11 = minus_p3_y * minus_mcy_c3
    t12 = 2.0 * t11
    t13 = minus_p3_y * mcz_c3
    mcx_c2 = mcx2 + mcx_c3
    t14 = 0.4331 * F4at3_z + c4 * Ixz_c4
    t15 = p3_x * minus_mcy_c3 + mcx_c3 * minus_p3_y
    t16 = c3 * t2 - 5.846399999999999e-05 * c5 + t15 + t14
    Ixy_c2 = t16 - 0.0035744385000000007
    Iyy_c2 = Iyy_c3 + t10 - minus_Iyy2
    Ixz_c2 = Ixz_c3 - p3_x * mcz_c3 - minus_Ixz2
    Iyz_c2 = Iyz2 + (Iyz_c3 + t13)
    Izz_c2 = 1.7481140020000001 + (Izz_c3 + (t10 + t12))

    # composite body 1: with body 2 added
    t17 = minus_Iyy2 + (Ixx_c4 - t6 + t8) + t12 - Iyy_c2
    t18 = s2_3 * (t17 - 1.3022861780000001) + c2_3 * (2.0 * Ixy_c2)
    Izz_c1 = Iyy_c2 + s2_3 * t18 + 0.3002 * mcz_c3 + 3.153482265

    # joint 6 accelerates by 1: wrench on all it moves, at joint 4
    minus_N6at4_x = 4e-05 * s5
    N6at4_z = 4e-05 * c5

    # joint 6 accelerates by 1: wrench on all it moves, at joint 3
    # N6at3_y = -N6at4_z
    N6at3_x = c4 * minus_N6at4_x
    N6at3_z = s4 * minus_N6at4_x

    # joint 6 accelerates by 1: wrench on all it moves, at joint 1
    N6at1_z = c2_3 * N6at4_z - s2_3 * N6at3_x

    # joint 5 accelerates by 1: wrench on all it moves, at joint 3
    # F5at3_y = -mcx_c4
    F5at3_x = c4 * mcz_c4
    F5at3_z = s4 * mcz_c4
    t19 = 0.4331 * F5at3_x - 5.846399999999999e-05 * s5
    N5at3_z = 0.00064216 * c4 + t19

    # joint 5 accelerates by 1: wrench on all it moves, at joint 2
    # F5at2_y = -mcx_c4, F5at2_x = F5at3_x, F5at2_z = F5at3_z
    minus_N5at2_x = 0.00064216 * s4 + F5at3_z * (0.4331 + minus_p3_y)
    t20 = 0.0203 - p3_x
    N5at2_y = F5at3_z * t20
    N5at2_z = N5at3_z + (p3_x * minus_mcx_c4 + minus_p3_y * F5at3_x)

    # joint 5 accelerates by 1: wrench on all it moves, at joint 1
    F5at1_x = s2_3 * minus_mcx_c4 - c2_3 * F5at3_x
    N5at1_z = s2_3 * minus_N5at2_x - c2_3 * N5at2_y + 0.1501 * F5at1_x

    # joint 4 accelerates by 1: wrench on all it moves, at joint 2
    # F4at2_z = F4at3_z, F4at2_x = -mcz_c3
    minus_N4at2_x = minus_p3_y * F4at3_z + t14
    N4at2_y = F4at3_z * t20 - Izz_c4
    minus_N4at2_z = minus_N4at3_z + t13

    # joint 4 accelerates by 1: wrench on all it moves, at joint 1
    N4at1_z = s2_3 * minus_N4at2_x - c2_3 * (N4at2_y - 0.1501 * mcz_c3)

    # joint 3 accelerates by 1: wrench on all it moves, at joint 2
    # N3at2_x = Ixz_c3, F3at2_y = mcx_c3, F3at2_x = -mcy_c3, N3at2_y = Iyz_c3
    N3at2_z = Izz_c3 + (t9 + t11)

    # joint 3 accelerates by 1: wrench on all it moves, at joint 1
    F3at1_x = s2_3 * mcx_c3 - c2_3 * minus_mcy_c3
    N3at1_z = 0.1501 * F3at1_x - (s2_3 * Ixz_c3 + c2_3 * Iyz_c3)

    # joint 2 accelerates by 1: wrench on all it moves, at joint 2
    # F2at2_y = mcx_c2, N2at2_x = Ixz_c2, N2at2_y = Iyz_c2
    F2at2_x = minus_mcy_c3 - mcy2

    # joint 2 accelerates by 1: wrench on all it moves, at joint 1
    F2at1_x = s2_3 * mcx_c2 - c2_3 * F2at2_x
    N2at1_z = 0.1501 * F2at1_x - (s2_3 * Ixz_c2 + c2_3 * Iyz_c2)

    M = np.empty((6, 6, *batch), dtype)
    M[0, 0] = Izz_c1
    M[0, 1] = N2at1_z
    M[0, 2] = N3at1_z
    M[0, 3] = N4at1_z
    M[0, 4] = N5at1_z
    M[0, 5] = N6at1_z
    M[1, 0] = N2at1_z
    M[1, 1] = Izz_c2
    M[1, 2] = N3at2_z
    M[1, 3] = -minus_N4at2_z
    M[1, 4] = N5at2_z
    M[1, 5] = N6at3_z
    M[2, 0] = N3at1_z
    M[2, 1] = N3at2_z
    M[2, 2] = Izz_c3
    M[2, 3] = -minus_N4at3_z
    M[2, 4] = N5at3_z
    M[2, 5] = N6at3_z
    M[3, 0] = N4at1_z
    M[3, 1] = -minus_N4at2_z
    M[3, 2] = -minus_N4at3_z
    M[3, 3] = Izz_c4
    M[3, 4] = 0.0
    M[3, 5] = N6at4_z
    M[4, 0] = N5at1_z
    M[4, 1] = N5at2_z
    M[4, 2] = N5at3_z
    M[4, 3] = 0.0
    M[4, 4] = 0.00064216
    M[4, 5] = 0.0
    M[5, 0] = N6at1_z
    M[5, 1] = N6at3_z
    M[5, 2] = N6at3_z
    M[5, 3] = N6at4_z
    M[5, 4] = 0.0
    M[5, 5] = 4e-05
    return _packed(M, 2)


def coriolis_matrix(q, qd):
    """The Coriolis matrix C(q,qd) of the Christoffel symbols.

    q: joint positions (rad), shape (..., 6)
    qd: joint velocities (rad/s), shape (..., 6)
    C: Coriolis matrix, Mdot - 2C skew (kg m^2/s), shape (..., 6, 6)
    """
    batch, dtype, q, qd = _unpack(
        ("q", q, (6,)),
        ("qd", qd, (6,)),
    )

    # sines and cosines of sums of joint angles, with constant turns between them; sines
    # and cosines of the joint angles
    s3 = np.sin(q[2])
    c3 = np.cos(q[2])
    s5 = np.sin(q[4])
    c5 = np.cos(q[4])
    c4 = np.cos(q[3])
    s4 = np.sin(q[3])
    t1 = q[1] + q[2]
    c2_3 = np.cos(t1)
    s2_3 = np.sin(t1)

    # link 2: inertia in the axes it shares
    t2 = 1.601861202 * s3 - 0.0141984 * c3
    minus_Iyy2 = s3 * t2
    Ixy2 = c3 * t2 + 0.0070992
    minus_Ixz2 = 0.12059663999999999 * c3 + 0.00808056 * s3
    mcx2 = 3.79559 * c3 + 0.10439999999999999 * s3
    mcy2 = 0.10439999999999999 * c3 - 3.79559 * s3

    # C = dtau/dqd at half the velocities: all that moves below moves half as fast
    half_qd1 = 0.5 * qd[0]
    half_qd4 = 0.5 * qd[3]
    half_qd5 = 0.5 * qd[4]

    # joint 3: rotation R and translation p from link 3 to its parent
    p3_x = 0.4318 * c3
    minus_p3_y = 0.4318 * s3

    # all beyond joint 5: moments of mass h and Q about it
    # Q5_yx = Q5_xy
    h5_x = 0.0028799999999999997 * s5
    minus_h5_y = 0.0028799999999999997 * c5
    t3 = 0.00020216 * s5
    t4 = s5 * t3
    Q5_xx = 0.00022000000000000003 + t4
    Q5_yy = 0.00042216000000000004 - t4
    minus_Q5_xy = c5 * t3

    # all beyond joint 4: moments of mass h and Q about it
    # h4_z = -h5_y, Q4_yx = Q4_xy, Q4_zx = Q4_xz, Q4_zy = Q4_yz
    t5 = Q5_xx + 0.00065
    minus_h4_x = c4 * h5_x
    minus_h4_y = s4 * h5_x
    t6 = s4 * (t5 - 0.0007699999999999999)
    t7 = s4 * t6
    Q4_xx = t5 - t7
    Q4_yy = 0.0007699999999999999 + t7
    Q4_xy = c4 * t6
    minus_Q4_xz = c4 * minus_Q5_xy
    minus_Q4_yz = s4 * minus_Q5_xy

    # all beyond joint 3: moments of mass h and Q about it
    # h3_z = -h4_y, Q3_zx = Q3_xz, Q3_yx = Q3_xy, Q3_zy = Q3_yz
    # minus_K4at3_z, minus_K4at3_x: joint 4 from joint 3: wrench by q4 (E, G), by qd4 (D,
    #   H), momentum (K, L), couple Z
    Q3_xz = Q4_xy - 0.0203 * minus_h4_y
    minus_K4at3_z = minus_Q4_yz + 0.4331 * minus_h4_y
    h3_x = minus_h4_x - 0.025374999999999998
    minus_h3_y = minus_h5_y + 0.861795
    Q3_xx = Q4_xx - 0.0406 * minus_h4_x + 0.006765112500000003
    minus_K4at3_x = minus_Q4_xz + 0.4331 * minus_h4_x
    Q3_xy = 5.846399999999999e-05 * c5 + 0.0106736385 - minus_K4at3_x
    Q3_yy = Q5_yy + 0.0024946559999999996 * c5 + 0.3056901365
    minus_Q3_yz = minus_K4at3_z + 0.004704000000000001

    # all beyond joint 2: moments of mass h and Q about it
    # h2_z = -h4_y, Q2_yx = Q2_xy, Q2_zx = Q2_xz
    t8 = Q3_xy - (p3_x * minus_h3_y + h3_x * minus_p3_y) - Ixy2
    t9 = 0.00808056 * c3 - 0.12059663999999999 * s3
    h2_x = c2_3 * (mcx2 + h3_x) - s2_3 * (mcy2 - minus_h3_y)
    t10 = Q3_yy - Q3_xx
    t11 = 2.0 * (p3_x * h3_x - minus_p3_y * minus_h3_y - minus_Iyy2)
    t12 = c2_3 * (s2_3 * (1.601861202 - t10 + t11) + c2_3 * (2.0 * t8))
    Q2_xy = t12 - t8
    t13 = s2_3 * (t9 - (minus_Q3_yz + minus_p3_y * minus_h4_y))
    Q2_xz = c2_3 * (minus_Ixz2 + (Q3_xz + p3_x * minus_h4_y)) - t13

    # all beyond joint 6: block B and momentum P, both doubled, seen from it
    # B6_yx = -B6_xy
    B6_xy = 2e-05 * qd[5]

    # all beyond joint 5: block B and momentum P, both doubled, seen from it
    # B5_zx = -B5_xz, B5_zy = -B5_yz, B5_xx = -B5_yy
    B5_xz = c5 * B6_xy
    B5_yz = s5 * B6_xy
    t14 = half_qd5 * h5_x
    B5_yy = qd[4] * minus_Q5_xy
    B5_xy = qd[4] * Q5_yy
    minus_B5_yx = qd[4] * Q5_xx
    P5_x = 2.0 * (half_qd5 * minus_h5_y)
    P5_y = 2.0 * t14

    # all beyond joint 4: block B and momentum P, both doubled, seen from it
    # B4_zz = B5_yy, P4_z = -P5_y
    t15 = s4 * B5_yy
    t16 = c4 * t15
    t17 = s4 * B5_yz
    t18 = c4 * B5_yz
    minus_B4_zx = c4 * minus_B5_yx + t17
    B4_zy = t18 - s4 * minus_B5_yx
    t19 = half_qd4 * minus_Q4_yz
    t20 = half_qd4 * minus_Q4_xz
    t21 = half_qd4 * minus_h4_y
    t22 = half_qd4 * minus_h4_x
    B4_xy = B5_xz - t16 + qd[3] * Q4_yy
    minus_B4_yx = qd[3] * Q4_xx + (t16 + B5_xz)
    B4_xz = c4 * B5_xy + t17 - t19 - t19
    B4_yz = s4 * B5_xy - t18 + t20 + t20
    P4_x = t21 - c4 * P5_x + t21
    minus_P4_y = s4 * P5_x + t22 + t22

    # all beyond joint 3: block B and momentum P, both doubled, seen from it
    # P3_z = -P4_y
    t23 = 0.8662 * t14
    t24 = 0.0203 * P4_x
    B3_zx = 0.0203 * minus_P4_y - minus_B4_yx
    B3_zy = B4_yz + 0.4331 * minus_P4_y
    t25 = s4 * t15 + qd[3] * Q4_xy
    minus_B3_zz = t23 - t24 + t25
    B3_xz = B4_xy - qd[2] * minus_Q3_yz
    B3_yz = B4_zy - qd[2] * Q3_xz
    P3_x = qd[2] * minus_h3_y - P4_x
    P3_y = P5_y + qd[2] * h3_x

    # all beyond joint 2: block B and momentum P, both doubled, seen from it
    # P2_z = -P4_y
    t26 = minus_p3_y * P3_y
    t27 = p3_x * P3_x
    t28 = B5_yy - qd[2] * Q3_xy
    t29 = t24 + t27 + t28
    minus_B2_zz = minus_B3_zz + (t26 - t27)
    t30 = B4_xz - 0.4331 * P4_x + minus_p3_y * P3_x
    t31 = t30 + (0.0406 * t14 - minus_B4_zx) - p3_x * P3_y + qd[2] * t10
    t32 = c2_3 * (B3_zy + minus_p3_y * minus_P4_y)
    B2_zy = s2_3 * (B3_zx - p3_x * minus_P4_y) + t32
    t33 = t29 + s2_3 * (s2_3 * (t25 - t23 - t26 - t29 - t28) + c2_3 * t31)
    B2_yy = t33 - qd[1] * Q2_xy
    P2_y = s2_3 * P3_x + c2_3 * P3_y + qd[1] * h2_x

    # all beyond joint 1: block B and momentum P, both doubled, seen from it
    # P1_z = -P2_y
    B1_zz = B2_yy + 0.1501 * minus_P4_y

    # link 2: w, alpha, twice its origin's velocity v, U and acceleration a
    t34 = 0.1501 * qd[0]
    minus_w2_x = s2_3 * half_qd1
    minus_w2_y = c2_3 * half_qd1
    minus_v2_2_x = c2_3 * t34
    v2_2_y = s2_3 * t34

    # link 3: w, alpha, twice its origin's velocity v, U and acceleration a
    # w3_x = w2_x, w3_y = w2_y
    t35 = 2.0 * minus_w2_x
    t36 = 2.0 * minus_w2_y
    v2_3_z = t35 * minus_p3_y + t36 * p3_x
    v2_3_x = qd[1] * minus_p3_y - minus_v2_2_x
    v2_3_y = v2_2_y + qd[1] * p3_x
    t37 = qd[1] + qd[2]
    w3_z = 0.5 * t37
    t38 = minus_h3_y * (v2_2_y - v2_3_y) - minus_B3_zz

    # link 4: w, alpha, twice its origin's velocity v, U and acceleration a
    t39 = v2_3_x + 0.4331 * t37
    t40 = v2_3_z + (0.8662 * minus_w2_x - 0.0406 * minus_w2_y)
    w4_x = c4 * minus_w2_x - s4 * w3_z
    minus_w4_y = s4 * minus_w2_x + c4 * w3_z
    minus_v2_4_x = c4 * t39 + s4 * t40
    v2_4_y = s4 * t39 - c4 * t40
    w4_z = minus_w2_y + half_qd4

    # link 5: w, alpha, twice its origin's velocity v, U and acceleration a
    minus_w5_x = c5 * w4_x + s5 * w4_z
    w5_z = minus_w4_y + half_qd5

    # joint 6 from joint 6: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    # Z6at6_x = D6at6_x, Z6at6_y = D6at6_y
    minus_D6at6_x = 4e-05 * w5_z
    minus_D6at6_y = 4e-05 * minus_w5_x

    # joint 6 from joint 4: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    # Z6at4_y = D6at6_y, D6at4_y = D6at6_y, Z6at4_x = D6at4_x, Z6at4_z = D6at4_z
    minus_D6at4_x = c5 * minus_D6at6_x
    minus_D6at4_z = s5 * minus_D6at6_x
    minus_K6at4_x = 4e-05 * s5
    K6at4_z = 4e-05 * c5

    # joint 6 from joint 3: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    # Z6at3_y = -D6at4_z, D6at3_y = -D6at4_z, K6at3_y = -K6at4_z, Z6at3_x = D6at3_x,
    #   Z6at3_z = D6at3_z
    D6at3_x = c4 * minus_D6at4_x - s4 * minus_D6at6_y
    D6at3_z = s4 * minus_D6at4_x + c4 * minus_D6at6_y
    K6at3_x = c4 * minus_K6at4_x
    t41 = D6at3_z - (K6at3_x * t36 + K6at4_z * t35)

    # joint 6 from joint 1: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    # Z6at1_z = D6at1_z
    minus_D6at1_z = s2_3 * D6at3_x + c2_3 * minus_D6at4_z

    # joint 5 from joint 5: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    # L5at5_y = h5_x, L5at5_x = -h5_y
    t42 = 2.0 * w4_x
    t43 = 2.0 * minus_w4_y
    t44 = 2.0 * w4_z
    t45 = B5_yz - minus_Q5_xy * t44
    D5at5_y = Q5_xx * t42 + t45
    H5at5_z = t44 * minus_h5_y - t42 * h5_x
    minus_H5at5_x = t43 * h5_x + P5_y
    H5at5_y = t43 * minus_h5_y + P5_x
    t46 = v2_4_y * minus_h5_y
    t47 = B5_xz + minus_Q5_xy * t42
    minus_Z5at5_x = Q5_xx * t44 - v2_4_y * h5_x + t47
    Z5at5_y = Q5_yy * t42 - t46 - t45

    # joint 5 from joint 4: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    # L5at4_z = -h5_x, L5at4_x = h5_y, H5at4_y = -H5at5_z, H5at4_x = -H5at5_x, H5at4_z =
    #   -H5at5_y, Z5at4_x = -Z5at5_x
    t48 = v2_3_y - 0.0203 * t37
    D5at4_x = Q5_yy * t44 - t47
    minus_K5at4_y = Q5_yy + Q5_xx
    Z5at4_y = t48 * minus_h5_y - minus_v2_4_x * h5_x

    # joint 5 from joint 3: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    # L5at3_y = h5_x, H5at3_y = H5at5_y, Z5at3_y = Z5at5_y
    minus_H5at3_x = c4 * minus_H5at5_x + s4 * H5at5_z
    H5at3_z = c4 * H5at5_z - s4 * minus_H5at5_x
    minus_D5at3_z = s4 * D5at4_x + (0.0203 * H5at5_y + 0.4331 * minus_H5at3_x)
    L5at3_x = c4 * minus_h5_y
    L5at3_z = s4 * minus_h5_y
    K5at3_y = 0.0203 * L5at3_z
    minus_K5at3_x = s4 * minus_K5at4_y + 0.4331 * L5at3_z
    Z5at3_x = s4 * Z5at4_y - c4 * minus_Z5at5_x
    minus_Z5at3_z = s4 * minus_Z5at5_x + c4 * Z5at4_y
    t49 = K5at3_y * t35 + minus_K5at3_x * t36

    # joint 5 from joint 2: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    # L5at2_y = h5_x, H5at2_y = H5at5_y, Z5at2_y = Z5at5_y, H5at2_x = H5at3_x, H5at2_z =
    #   H5at3_z, L5at2_x = L5at3_x, L5at2_z = L5at3_z, Z5at2_x = Z5at3_x, Z5at2_z =
    #   Z5at3_z
    t50 = 0.4331 + minus_p3_y
    minus_D5at2_x = c4 * D5at4_x + H5at3_z * t50
    t51 = 0.0203 - p3_x
    D5at2_y = D5at5_y + H5at3_z * t51
    D5at2_z = p3_x * H5at5_y - minus_p3_y * minus_H5at3_x - minus_D5at3_z
    minus_K5at2_x = minus_K5at3_x + minus_p3_y * L5at3_z
    K5at2_y = K5at3_y - p3_x * L5at3_z
    t52 = L5at3_x * v2_2_y + h5_x * minus_v2_2_x

    # joint 5 from joint 1: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    H5at1_x = c2_3 * minus_H5at3_x + s2_3 * H5at5_y
    D5at1_z = s2_3 * minus_D5at2_x - c2_3 * D5at2_y + 0.1501 * H5at1_x
    minus_Z5at1_z = s2_3 * Z5at3_x + c2_3 * Z5at5_y

    # joint 4 from joint 4: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
    # L4at4_y = h4_x, L4at4_x = -h4_y, K4at4_x = -Q4_xz, K4at4_y = -Q4_yz, D4at4_z = B5_yy
    K4at4_z = Q4_xx + Q4_yy
    t53 = Q4_xy * t35
    t54 = Q4_xy * t37
    D4at4_x = t53 - Q4_yy * t37 - minus_Q4_yz * t36 + B4_xz
    D4at4_y = t54 - Q4_xx * t35 + minus_Q4_xz * t36 + B4_yz
    H4at4_x = t36 * minus_h4_x + minus_P4_y
    H4at4_y = t36 * minus_h4_y + P4_x
    t55 = B5_yy + (t39 * minus_h4_x + t40 * minus_h4_y)
    Z4at4_z = t55 + (minus_Q4_xz * t37 + minus_Q4_yz * t35)

    # joint 4 from joint 3: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
    # L4at3_z = -h4_x, L4at3_x = h4_y, H4at3_x = -H4at4_x, H4at3_z = -H4at4_y, Z4at3_y =
    #   -Z4at4_z
    H4at3_y = t35 * minus_h4_x - t37 * minus_h4_y
    minus_D4at3_z = D4at4_y + (0.0203 * H4at3_y + 0.4331 * H4at4_x)
    K4at3_y = 0.0203 * minus_h4_x - K4at4_z
    Z4at3_x = Q4_xx * t37 + t53 + (t48 * minus_h4_x + minus_B4_zx)
    Z4at3_z = t54 + Q4_yy * t35 - (B4_zy - t48 * minus_h4_y)
    t56 = minus_K4at3_x * t36 + K4at3_y * t35 - minus_h4_y * v2_3_y

    # joint 4 from joint 2: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
    # L4at2_z = -h4_x, L4at2_x = h4_y, H4at2_x = -H4at4_x, H4at2_z = -H4at4_y, Z4at2_y =
    #   -Z4at4_z, H4at2_y = H4at3_y, Z4at2_x = Z4at3_x, Z4at2_z = Z4at3_z
    D4at2_x = H4at4_y * t50 - D4at4_x
    minus_D4at2_y = B5_yy + H4at4_y * t51
    D4at2_z = p3_x * H4at3_y - minus_p3_y * H4at4_x - minus_D4at3_z
    minus_K4at2_x = minus_K4at3_x + minus_p3_y * minus_h4_x
    K4at2_y = K4at3_y - p3_x * minus_h4_x
    t57 = minus_K4at2_x * t36 + K4at2_y * t35 - minus_h4_y * v2_2_y

    # joint 4 from joint 1: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
    H4at1_x = c2_3 * H4at4_x + s2_3 * H4at3_y
    D4at1_z = 0.1501 * H4at1_x - (s2_3 * D4at2_x - c2_3 * minus_D4at2_y)
    Z4at1_z = c2_3 * Z4at4_z - s2_3 * Z4at3_x

    # joint 3 from joint 3: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z
    # L3at3_y = h3_x, L3at3_x = -h3_y, K3at3_y = -Q3_yz, D3at3_z = B3_zz
    t58 = Q3_xy * t35
    t59 = Q3_xy * t36
    D3at3_x = B3_xz - (t58 + Q3_yy * t36 + minus_Q3_yz * qd[1])
    D3at3_y = Q3_xx * t35 + t59 - Q3_xz * qd[1] + B3_yz
    H3at3_z = t36 * minus_h3_y - t35 * h3_x
    minus_H3at3_x = qd[1] * h3_x + P3_y
    H3at3_y = qd[1] * minus_h3_y + P3_x
    Z3at3_x = B3_zx - v2_3_z * h3_x - (Q3_xx * t36 - t58)
    Z3at3_y = B3_zy + v2_3_z * minus_h3_y - (t59 - Q3_yy * t35)

    # joint 3 from joint 2: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z
    # H3at2_z = H3at3_z, H3at2_x = H3at3_x, H3at2_y = H3at3_y, Z3at2_x = Z3at3_x, Z3at2_y
    #   = Z3at3_y
    D3at2_x = D3at3_x - minus_p3_y * H3at3_z
    D3at2_y = D3at3_y - p3_x * H3at3_z
    D3at2_z = p3_x * H3at3_y - minus_p3_y * minus_H3at3_x - minus_B3_zz

    # joint 3 from joint 1: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z
    H3at1_x = c2_3 * minus_H3at3_x + s2_3 * H3at3_y
    D3at1_z = 0.1501 * H3at1_x - (s2_3 * D3at2_x + c2_3 * D3at2_y)
    minus_Z3at1_z = s2_3 * Z3at3_x + c2_3 * Z3at3_y

    # joint 2 from joint 1: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z
    # H2at1_x = P2_y
    t60 = qd[0] * Q2_xy
    t61 = 0.1501 * P2_y - t60 - (s2_3 * B3_xz + c2_3 * B3_yz)
    D2at1_z = t61 + qd[1] * Q2_xz
    Z2at1_z = t60 - B2_zy

    C = np.empty((6, 6, *batch), dtype)
    C[0, 0] = B1_zz
    C[0, 1] = D2at1_z
    C[0, 2] = D3at1_z
    C[0, 3] = D4at1_z
    C[0, 4] = D5at1_z
    C[0, 5] = -minus_D6at1_z
    C[1, 0] = Z2at1_z
    C[1, 1] = -minus_B2_zz
    C[1, 2] = D3at2_z
    C[1, 3] = D4at2_z
    C[1, 4] = D5at2_z
    C[1, 5] = D6at3_z
    C[2, 0] = -minus_Z3at1_z
    C[2, 1] = t38 + h3_x * (minus_v2_2_x + v2_3_x)
    C[2, 2] = -minus_B3_zz
    C[2, 3] = -minus_D4at3_z
    C[2, 4] = -minus_D5at3_z
    C[2, 5] = D6at3_z
    C[3, 0] = Z4at1_z
    C[3, 1] = t57 + Z4at3_z
    C[3, 2] = t56 + Z4at3_z
    C[3, 3] = B5_yy
    C[3, 4] = -D5at5_y
    C[3, 5] = -minus_D6at4_z
    C[4, 0] = -minus_Z5at1_z
    C[4, 1] = K5at2_y * t35 + minus_K5at2_x * t36 + t52 - minus_Z5at3_z
    C[4, 2] = t49 + (L5at3_x * v2_3_y - h5_x * v2_3_x) - minus_Z5at3_z
    C[4, 3] = -(Z5at5_y + (t46 - minus_K5at4_y * t42))
    C[4, 4] = 0.0
    C[4, 5] = minus_D6at6_y
    C[5, 0] = -minus_D6at1_z
    C[5, 1] = t41
    C[5, 2] = t41
    C[5, 3] = minus_K6at4_x * t43 - minus_D6at4_z
    C[5, 4] = -minus_D6at6_y
    C[5, 5] = 0.0
    return _packed(C, 2)


def gravity(q):
    """Joint forces that hold the robot still: phi(q).

    q: joint positions (rad), shape (..., 6)
    phi: gravity forces (N m), shape (..., 6)
    """
    batch, dtype, q = _unpack(
        ("q", q, (6,)),
    )

    # sines and cosines of sums of joint angles, with constant turns between them; sines
    # and cosines of the joint angles
    c3 = np.cos(q[2])
    s3 = np.sin(q[2])
    t1 = q[1] + q[2]
    s2_3 = np.sin(t1)
    c2_3 = np.cos(t1)
    c4 = np.cos(q[3])
    s4 = np.sin(q[3])
    c5 = np.cos(q[4])
    s5 = np.sin(q[4])

    # link 2: inertia in the axes it shares
    mcx2 = 3.79559 * c3 + 0.10439999999999999 * s3
    mcy2 = 0.10439999999999999 * c3 - 3.79559 * s3

    # link 2: acceleration a of its origin, gravity included
    minus_a2_x = 9.81 * s2_3
    minus_a2_y = 9.81 * c2_3

    # link 2: moment n = mc x a (w = alpha = 0)
    n2_z = mcy2 * minus_a2_x - mcx2 * minus_a2_y

    # link 3: moment n = mc x a (w = alpha = 0)
    n3_z = 0.24892875 * c2_3 - 8.45420895 * s2_3

    # link 4: acceleration a of its origin, gravity included
    # a4_z = -a2_y
    a4_x = c4 * minus_a2_x
    minus_a4_y = s4 * minus_a2_x

    # link 5: acceleration a of its origin, gravity included
    # a5_z = -a4_y
    minus_a5_x = c5 * a4_x + s5 * minus_a2_y

    # link 5: moment n = mc x a (w = alpha = 0)
    minus_n5_x = 0.0028799999999999997 * minus_a4_y
    minus_n5_z = 0.0028799999999999997 * minus_a5_x

    # joint 4: force F and moment N through it, joint 5 added
    # N4_y = -n5_z
    N4_x = c5 * minus_n5_x
    N4_z = s5 * minus_n5_x

    # joint 3: force F and moment N through it, joint 4 added
    # N3_y = -N4_z
    N3_x = s4 * minus_n5_z - c4 * N4_x
    N3_z = n3_z - (s4 * N4_x + c4 * minus_n5_z)

    # joint 2: force F and moment N through it, joint 3 added
    # N2_y = -N4_z, N2_x = N3_x
    N2_z = n2_z + N3_z

    # joint 1: force F and moment N through it, joint 2 added
    N1_z = c2_3 * N4_z - s2_3 * N3_x

    phi = np.empty((6, *batch), dtype)
    phi[0] = N1_z
    phi[1] = N2_z
    phi[2] = N3_z
    phi[3] = N4_z
    phi[4] = -minus_n5_z
    phi[5] = 0.0
    return _packed(phi, 1)


def bias(q, qd):
    """Joint forces at zero acceleration: h = C(q,qd) qd + phi(q).

    q: joint positions (rad), shape (..., 6)
    qd: joint velocities (rad/s), shape (..., 6)
    h: bias forces (N m), shape (..., 6)
    """
    batch, dtype, q, qd = _unpack(
        ("q", q, (6,)),
        ("qd", qd, (6,)),
    )

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

    # link 1: angular acceleration alpha, U = [alpha] + [w][w]
    # U1_yy = U1_xx
    minus_U1_xx = qd[0] * qd[0]

    # link 2: angular velocity w
    # w2_z = qd[1]
    minus_w2_x = s2 * qd[0]
    minus_w2_y = c2 * qd[0]

    # link 2: angular acceleration alpha, U = [alpha] + [w][w]
    # U2_zz = U1_xx, U2_yx = U2_xy
    minus_alpha2_x = minus_w2_y * qd[1]
    alpha2_y = minus_w2_x * qd[1]
    U2_xy = minus_w2_x * minus_w2_y
    t1 = qd[1] * qd[1]
    minus_U2_xx = minus_w2_y * minus_w2_y + t1
    minus_U2_yy = minus_w2_x * minus_w2_x + t1

    # link 2: acceleration a of its origin, gravity included
    minus_a2_z = 0.1501 * minus_U1_xx
    minus_a2_x = 9.81 * s2
    minus_a2_y = 9.81 * c2

    # link 2: force f = U mc (m = 0)
    f2_x = 0.10439999999999999 * U2_xy - 3.79559 * minus_U2_xx
    f2_y = 3.79559 * U2_xy - 0.10439999999999999 * minus_U2_yy

    # link 2: moment n = I alpha + w x I w + mc x a
    t2 = 0.0141984 * minus_alpha2_x + 0.00808056 * U2_xy
    t3 = 0.12059663999999999 * (minus_U2_xx - minus_U1_xx)
    n2_y = 3.349975204 * alpha2_y + t2 - t3 + 0.569718059 * minus_U1_xx
    t4 = 1.601861202 * U2_xy - 0.0070992 * (minus_U2_yy - minus_U2_xx)
    n2_z = t4 + (1.024164 * s2 - 37.2347379 * c2)

    # link 3: angular velocity w
    minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y
    w3_y = s3 * minus_w2_x - c3 * minus_w2_y
    w3_z = qd[1] + qd[2]

    # link 3: angular acceleration alpha, U = [alpha] + [w][w]
    # U3_zz = U1_xx, U3_yx = U3_xy
    alpha3_y = minus_w3_x * w3_z
    alpha3_x = w3_y * w3_z
    minus_U3_xy = minus_w3_x * w3_y
    t5 = w3_z * w3_z
    minus_U3_xx = w3_y * w3_y + t5
    minus_U3_yy = minus_w3_x * minus_w3_x + t5
    U3_zy = 2.0 * alpha3_x

    # link 3: acceleration a of its origin, gravity included
    t6 = minus_a2_x + 0.4318 * minus_U2_xx
    t7 = 0.4318 * U2_xy - minus_a2_y
    minus_a3_z = minus_a2_z + 0.8636 * alpha2_y
    a3_x = s3 * t7 - c3 * t6
    a3_y = s3 * t6 + c3 * t7

    # link 3: force f = U mc (m = 0)
    f3_x = 0.025374999999999998 * minus_U3_xx + 0.861795 * minus_U3_xy
    f3_y = 0.025374999999999998 * minus_U3_xy + 0.861795 * minus_U3_yy
    f3_z = 0.050749999999999997 * alpha3_y - 1.72359 * alpha3_x

    # link 3: moment n = I alpha + w x I w + mc x a
    t8 = 0.004704000000000001 * minus_U3_xy - 0.021347277 * alpha3_x
    t9 = 0.0106736385 * (minus_U3_yy - minus_U3_xx)
    t10 = 0.013530225000000007 * alpha3_y + t8
    n3_y = t10 - 0.025374999999999998 * minus_a3_z
    t11 = 0.861795 * a3_x - 0.025374999999999998 * a3_y
    n3_z = 0.29957502399999997 * minus_U3_xy - t9 + t11

    # link 4: angular velocity w
    w4_x = c4 * minus_w3_x - s4 * w3_z
    minus_w4_y = s4 * minus_w3_x + c4 * w3_z
    w4_z = qd[3] - w3_y

    # link 4: angular acceleration alpha, U = [alpha] + [w][w]
    # alpha4_z = -alpha3_y, U4_zz = U3_yy
    U4_xz = s4 * U3_zy - c4 * minus_U3_xy
    U4_yz = s4 * minus_U3_xy + c4 * U3_zy
    t12 = minus_w4_y * w4_z
    minus_alpha4_x = t12 + U4_yz
    minus_U4_zy = t12 + minus_alpha4_x

    # link 4: acceleration a of its origin, gravity included
    t13 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy)
    minus_a4_z = a3_y + (0.0203 * minus_U3_xy + 0.4331 * minus_U3_yy)
    t14 = 0.0406 * alpha3_y - 0.8662 * alpha3_x - minus_a3_z
    minus_a4_x = c4 * t13 + s4 * t14

    # link 4: moment n = I alpha + w x I w (mc = 0)
    t15 = w4_x * w4_z
    t16 = w4_x * minus_w4_y
    t17 = 0.0002999999999999999 * minus_alpha4_x
    minus_n4_x = t17 + 0.0015999999999999999 * t12
    minus_n4_y = 0.0013 * t15
    n4_z = 0.0002999999999999999 * t16 - 0.0015999999999999999 * alpha3_y

    # link 5: angular velocity w
    minus_w5_x = c5 * w4_x + s5 * w4_z
    w5_y = s5 * w4_x - c5 * w4_z
    w5_z = minus_w4_y + qd[4]

    # link 5: angular acceleration alpha, U = [alpha] + [w][w]
    alpha5_z = t15 - U4_xz
    t18 = t16 - alpha3_y
    minus_U5_xz = c5 * t18 + s5 * minus_U4_zy
    U5_yz = s5 * t18 - c5 * minus_U4_zy
    t19 = w5_y * w5_z
    t20 = minus_w5_x * w5_y
    alpha5_x = t19 - U5_yz
    minus_U5_yy = minus_w5_x * minus_w5_x + w5_z * w5_z
    minus_U5_xy = t20 + alpha5_z
    U5_zy = t19 + alpha5_x

    # link 5: acceleration a of its origin, gravity included
    a5_x = c5 * minus_a4_x + s5 * minus_a4_z
    a5_z = c4 * t14 - s4 * t13

    # link 5: force f = U mc (m = 0)
    f5_x = 0.0028799999999999997 * minus_U5_xy
    f5_y = 0.0028799999999999997 * minus_U5_yy
    minus_f5_z = 0.0028799999999999997 * U5_zy

    # link 5: moment n = I alpha + w x I w + mc x a
    t21 = minus_w5_x * w5_z
    n5_y = 0.0004 * t21
    t22 = 0.00024216 * alpha5_x + 0.00064216 * t19
    n5_x = t22 - 0.0028799999999999997 * a5_z
    t23 = 0.00064216 * alpha5_z + 0.00024216 * t20
    n5_z = t23 + 0.0028799999999999997 * a5_x

    # link 6: angular velocity w
    w6_x = c6 * minus_w5_x - s6 * w5_z
    minus_w6_y = s6 * minus_w5_x + c6 * w5_z
    w6_z = qd[5] - w5_y

    # link 6: angular acceleration alpha, U = [alpha] + [w][w]
    alpha6_z = minus_U5_xz - t21

    # link 6: moment n = I alpha + w x I w (mc = 0)
    t24 = 4e-05 * w6_z
    minus_n6_x = minus_w6_y * t24
    minus_n6_y = w6_x * t24
    n6_z = 4e-05 * alpha6_z

    # joint 5: force F and moment N through it, joint 6 added
    # F5_x = f5_x, F5_y = f5_y, F5_z = f5_z
    N5_x = n5_x + (c6 * minus_n6_x - s6 * minus_n6_y)
    N5_y = n5_y - n6_z
    N5_z = n5_z + (s6 * minus_n6_x + c6 * minus_n6_y)

    # joint 4: force F and moment N through it, joint 5 added
    # F4_y = -f5_z
    F4_x = s5 * f5_y - c5 * f5_x
    minus_F4_z = s5 * f5_x + c5 * f5_y
    N4_x = s5 * N5_y - c5 * N5_x - minus_n4_x
    minus_N4_y = minus_n4_y + N5_z
    N4_z = n4_z - (s5 * N5_x + c5 * N5_y)

    # joint 3: force F and moment N through it, joint 4 added
    t25 = s4 * minus_f5_z - c4 * F4_x
    t26 = s4 * F4_x + c4 * minus_f5_z
    t27 = 0.4331 * t25 - 0.0203 * minus_F4_z
    t28 = 0.004704000000000001 * (minus_U1_xx - minus_U3_yy)
    t29 = t28 - 0.021347277 * alpha3_y + 0.861795 * minus_a3_z
    t30 = t29 + (0.4331 * t26 - (c4 * N4_x + s4 * minus_N4_y))
    N3_x = t30 + 0.6126802729999999 * alpha3_x
    N3_y = n3_y - (N4_z + 0.0203 * t26)
    N3_z = n3_z + (c4 * minus_N4_y - s4 * N4_x + t27)
    F3_x = f3_x + t25
    F3_y = f3_y + minus_F4_z
    F3_z = f3_z - t26

    # joint 2: force F and moment N through it, joint 3 added
    t31 = s3 * F3_x + c3 * F3_y
    t32 = 0.12059663999999999 * U2_xy + 0.0141984 * alpha2_y
    t33 = 0.00808056 * (minus_U1_xx - minus_U2_yy)
    t34 = c3 * N3_x - s3 * N3_y - t32 - t33 - 0.01567044 * minus_U1_xx
    N2_x = t34 - 0.14625280000000007 * minus_alpha2_x
    N2_y = n2_y + (s3 * N3_x + c3 * N3_y - 0.4318 * F3_z)
    N2_z = n2_z + (N3_z + 0.4318 * t31)
    F2_x = f2_x + (c3 * F3_x - s3 * F3_y)
    F2_y = f2_y + t31

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


def forward_dynamics(q, qd, tau):
    """Accelerations under given joint forces: qdd = M(q)^-1 (tau - h(q,qd)).

    q: joint positions (rad), shape (..., 6)
    qd: joint velocities (rad/s), shape (..., 6)
    tau: joint forces (N m), shape (..., 6)
    qdd: joint accelerations (rad/s^2), shape (..., 6)
    """
    batch, dtype, q, qd, tau = _unpack(
        ("q", q, (6,)),
        ("qd", qd, (6,)),
        ("tau", tau, (6,)),
    )

    # sines and cosines of sums of joint angles, with constant turns between them; sines
    # and cosines of the joint angles
    s3 = np.sin(q[2])
    c3 = np.cos(q[2])
    t1 = q[1] + q[2]
    s2_3 = np.sin(t1)
    c2_3 = np.cos(t1)
    c4 = np.cos(q[3])
    s4 = np.sin(q[3])
    c5 = np.cos(q[4])
    s5 = np.sin(q[4])
    c6 = np.cos(q[5])
    s6 = np.sin(q[5])

    # link 2: inertia in the axes it shares
    t2 = 1.601861202 * s3 - 0.0141984 * c3
    minus_Iyy2 = s3 * t2
    Ixx2 = minus_Iyy2 - 1.601861202
    Ixy2 = c3 * t2 + 0.0070992
    minus_Ixz2 = 0.12059663999999999 * c3 + 0.00808056 * s3
    Iyz2 = 0.12059663999999999 * s3 - 0.00808056 * c3
    mcx2 = 3.79559 * c3 + 0.10439999999999999 * s3
    mcy2 = 0.10439999999999999 * c3 - 3.79559 * s3

    # joint 3: rotation R and translation p from link 3 to its parent
    p3_x = 0.4318 * c3
    minus_p3_y = 0.4318 * s3

    # link 1: angular acceleration alpha, U = [alpha] + [w][w]
    # U1_yy = U1_xx
    minus_U1_xx = qd[0] * qd[0]

    # link 2: angular velocity w
    # w2_z = qd[1]
    minus_w2_x = s2_3 * qd[0]
    minus_w2_y = c2_3 * qd[0]

    # link 2: angular acceleration alpha, U = [alpha] + [w][w]
    # U2_zz = U1_xx, U2_yx = U2_xy
    minus_alpha2_x = minus_w2_y * qd[1]
    alpha2_y = minus_w2_x * qd[1]
    U2_xy = minus_w2_x * minus_w2_y
    t3 = qd[1] * qd[1]
    t4 = minus_w2_y * minus_w2_y
    minus_U2_xx = t4 + t3
    t5 = minus_w2_x * minus_w2_x
    minus_U2_yy = t5 + t3
    minus_U2_zx = 2.0 * alpha2_y
    minus_U2_zy = 2.0 * minus_alpha2_x

    # link 2: acceleration a of its origin, gravity included
    minus_a2_z = 0.1501 * minus_U1_xx
    minus_a2_x = 9.81 * s2_3
    minus_a2_y = 9.81 * c2_3

    # link 2: force f = U mc (m = 0)
    f2_x = U2_xy * mcy2 - minus_U2_xx * mcx2
    f2_y = U2_xy * mcx2 - minus_U2_yy * mcy2

    # link 2: moment n = I alpha + w x I w + mc x a
    t6 = minus_Iyy2 + Ixx2
    t7 = Ixy2 * (minus_U2_yy - minus_U2_xx) - t6 * U2_xy
    n2_z = t7 + (mcy2 * minus_a2_x - mcx2 * minus_a2_y)

    # link 3: angular velocity w
    # w3_x = w2_x, w3_y = w2_y
    w3_z = qd[1] + qd[2]

    # link 3: angular acceleration alpha, U = [alpha] + [w][w]
    # U3_zz = U1_xx, U3_yx = U2_xy, U3_xy = U2_xy
    alpha3_y = minus_w2_x * w3_z
    minus_alpha3_x = minus_w2_y * w3_z
    t8 = w3_z * w3_z
    minus_U3_xx = t4 + t8
    minus_U3_yy = t5 + t8
    minus_U3_zy = 2.0 * minus_alpha3_x

    # link 3: acceleration a of its origin, gravity included
    minus_a3_x = minus_a2_x + (minus_U2_xx * p3_x + U2_xy * minus_p3_y)
    a3_y = U2_xy * p3_x + minus_U2_yy * minus_p3_y - minus_a2_y
    a3_z = minus_U2_zy * minus_p3_y - minus_U2_zx * p3_x - minus_a2_z

    # link 3: force f = U mc (m = 0)
    f3_x = 0.025374999999999998 * minus_U3_xx - 0.861795 * U2_xy
    f3_y = 0.861795 * minus_U3_yy - 0.025374999999999998 * U2_xy
    f3_z = 0.050749999999999997 * alpha3_y + 1.72359 * minus_alpha3_x

    # link 3: moment n = I alpha + w x I w + mc x a
    t9 = 0.0106736385 * (minus_U3_yy - minus_U3_xx)
    t10 = 0.025374999999999998 * a3_y + 0.861795 * minus_a3_x
    minus_n3_z = 0.29957502399999997 * U2_xy + t9 + t10

    # link 4: angular velocity w
    w4_x = c4 * minus_w2_x - s4 * w3_z
    minus_w4_y = s4 * minus_w2_x + c4 * w3_z
    w4_z = minus_w2_y + qd[3]

    # link 4: angular acceleration alpha, U = [alpha] + [w][w]
    # alpha4_z = -alpha3_y, U4_zz = U3_yy
    U4_xz = c4 * U2_xy - s4 * minus_U3_zy
    minus_U4_yz = s4 * U2_xy + c4 * minus_U3_zy
    t11 = minus_w4_y * w4_z
    alpha4_x = minus_U4_yz - t11

    # link 4: acceleration a of its origin, gravity included
    t12 = 0.0203 * minus_U3_xx - 0.4331 * U2_xy - minus_a3_x
    minus_a4_z = a3_y + (0.4331 * minus_U3_yy - 0.0203 * U2_xy)
    t13 = a3_z + (0.0406 * alpha3_y + 0.8662 * minus_alpha3_x)
    minus_a4_x = c4 * t12 + s4 * t13

    # link 4: moment n = I alpha + w x I w (mc = 0)
    t14 = w4_x * w4_z
    t15 = w4_x * minus_w4_y
    n4_x = 0.0002999999999999999 * alpha4_x - 0.0015999999999999999 * t11
    minus_n4_y = 0.0013 * t14
    n4_z = 0.0002999999999999999 * t15 - 0.0015999999999999999 * alpha3_y

    # link 5: angular velocity w
    minus_w5_x = c5 * w4_x + s5 * w4_z
    w5_y = s5 * w4_x - c5 * w4_z
    w5_z = minus_w4_y + qd[4]

    # link 5: angular acceleration alpha, U = [alpha] + [w][w]
    alpha5_z = t14 - U4_xz
    t16 = t15 - alpha3_y
    t17 = t11 - alpha4_x
    minus_U5_xz = c5 * t16 + s5 * t17
    U5_yz = s5 * t16 - c5 * t17
    t18 = w5_y * w5_z
    t19 = minus_w5_x * w5_y
    alpha5_x = t18 - U5_yz
    minus_U5_yy = minus_w5_x * minus_w5_x + w5_z * w5_z
    minus_U5_xy = t19 + alpha5_z
    U5_zy = t18 + alpha5_x

    # link 5: acceleration a of its origin, gravity included
    a5_x = c5 * minus_a4_x + s5 * minus_a4_z
    a5_z = c4 * t13 - s4 * t12

    # link 5: force f = U mc (m = 0)
    f5_x = 0.0028799999999999997 * minus_U5_xy
    f5_y = 0.0028799999999999997 * minus_U5_yy
    minus_f5_z = 0.0028799999999999997 * U5_zy

    # link 5: moment n = I alpha + w x I w + mc x a
    t20 = minus_w5_x * w5_z
    n5_y = 0.0004 * t20
    t21 = 0.00024216 * alpha5_x + 0.00064216 * t18
    n5_x = t21 - 0.0028799999999999997 * a5_z
    t22 = 0.00064216 * alpha5_z + 0.00024216 * t19
    n5_z = t22 + 0.0028799999999999997 * a5_x

    # link 6: angular velocity w
    w6_x = c6 * minus_w5_x - s6 * w5_z
    minus_w6_y = s6 * minus_w5_x + c6 * w5_z
    w6_z = qd[5] - w5_y

    # link 6: angular acceleration alpha, U = [alpha] + [w][w]
    alpha6_z = minus_U5_xz - t20

    # link 6: moment n = I alpha + w x I w (mc = 0)
    t23 = 4e-05 * w6_z
    minus_n6_x = minus_w6_y * t23
    minus_n6_y = w6_x * t23
    n6_z = 4e-05 * alpha6_z

    # joint 5: force F and moment N through it, joint 6 added
    # F5_x = f5_x, F5_y = f5_y, F5_z = f5_z
    N5_x = n5_x + (c6 * minus_n6_x - s6 * minus_n6_y)
    N5_y = n5_y - n6_z
    N5_z = n5_z + (s6 * minus_n6_x + c6 * minus_n6_y)

    # joint 4: force F and moment N through it, joint 5 added
    # F4_y = -f5_z
    F4_x = s5 * f5_y - c5 * f5_x
    minus_F4_z = s5 * f5_x + c5 * f5_y
    N4_x = n4_x + (s5 * N5_y - c5 * N5_x)
    minus_N4_y = minus_n4_y + N5_z
    N4_z = n4_z - (s5 * N5_x + c5 * N5_y)

    # joint 3: force F and moment N through it, joint 4 added
    t24 = s4 * minus_f5_z - c4 * F4_x
    t25 = s4 * F4_x + c4 * minus_f5_z
    t26 = 0.4331 * t24 - 0.0203 * minus_F4_z
    N3_z = c4 * minus_N4_y - s4 * N4_x + t26 - minus_n3_z
    F3_x = f3_x + t24
    F3_y = f3_y + minus_F4_z
    F3_z = f3_z - t25

    # joint 2: force F and moment N through it, joint 3 added
    t27 = Ixy2 * minus_U2_zx - minus_Ixz2 * U2_xy
    t28 = t27 + Iyz2 * (minus_U1_xx - minus_U2_yy) - mcy2 * minus_a2_z
    t29 = t28 + 0.004704000000000001 * (minus_U1_xx - minus_U3_yy)
    t30 = t29 - 0.021347277 * alpha3_y - 0.861795 * a3_z
    t31 = t30 + (0.4331 * t25 - (c4 * N4_x + s4 * minus_N4_y))
    t32 = minus_alpha2_x * (1.7481140020000001 + t6)
    t33 = 0.6126802729999999 * minus_alpha3_x
    N2_x = t31 - minus_p3_y * F3_z - t32 - t33
    t34 = minus_Ixz2 * (minus_U2_xx - minus_U1_xx)
    t35 = mcx2 * minus_a2_z - Ixy2 * minus_U2_zy - t34
    t36 = t35 + 0.013530225000000007 * alpha3_y
    t37 = t36 + 0.021347277 * minus_alpha3_x + 0.025374999999999998 * a3_z
    t38 = t37 - (N4_z + 0.0203 * t25) - p3_x * F3_z
    t39 = t38 - alpha2_y * (t6 - 1.7481140020000001)
    N2_y = t39 - U2_xy * (Iyz2 + 0.004704000000000001)
    F2_x = f2_x + F3_x
    F2_y = f2_y + F3_y

    # joint 1: force F and moment N through it, joint 2 added
    F1_x = s2_3 * F2_y - c2_3 * F2_x
    N1_z = 0.1501 * F1_x - (s2_3 * N2_x + c2_3 * N2_y)

    # composite body 4: with body 5 added
    t40 = 0.00020216 * s5
    t41 = s5 * t40
    Ixz_c4 = c5 * t40
    minus_mcx_c4 = 0.0028799999999999997 * s5
    mcz_c4 = 0.0028799999999999997 * c5
    Ixx_c4 = 0.0005421599999999999 - t41
    Izz_c4 = t41 + 0.00164

    # composite body 3: with body 4 added
    # F4at3_z, minus_N4at3_z: joint 4 accelerates by 1: wrench on all it moves, at joint 3
    t42 = s4 * (Ixx_c4 - 0.00064216)
    t43 = s4 * t42
    F4at3_z = c4 * minus_mcx_c4
    mcz_c3 = s4 * minus_mcx_c4
    t44 = 0.0406 * F4at3_z
    t45 = 0.0024946559999999996 * c5
    Iyy_c3 = Izz_c4 - t44
    Ixz_c3 = c4 * t42 + 0.0203 * mcz_c3
    minus_N4at3_z = s4 * Ixz_c4 + 0.4331 * mcz_c3
    mcx_c3 = F4at3_z - 0.025374999999999998
    minus_mcy_c3 = mcz_c4 + 0.861795
    Ixx_c3 = Ixx_c4 - t43 + t45 + 0.29957502399999997
    Iyz_c3 = minus_N4at3_z + 0.004704000000000001
    Izz_c3 = t43 + (t45 - t44) + 0.313747409

    # composite body 2: with body 3 added
    # mcz_c2 = mcz_c3
    t46 = p3_x * mcx_c3
    t47 = 2.0 * t46
    t48 = minus_p3_y * minus_mcy_c3
    t49 = 2.0 * t48
    t50 = minus_p3_y * mcz_c3
    mcx_c2 = mcx2 + mcx_c3
    Ixx_c2 = Ixx2 + (Ixx_c3 + t49)
    t51 = 0.4331 * F4at3_z + c4 * Ixz_c4
    t52 = Ixy2 - 5.846399999999999e-05 * c5 - 0.0106736385
    Ixy_c2 = t52 + (p3_x * minus_mcy_c3 + mcx_c3 * minus_p3_y) + t51
    Iyy_c2 = Iyy_c3 + t47 - minus_Iyy2
    Ixz_c2 = Ixz_c3 - p3_x * mcz_c3 - minus_Ixz2
    Iyz_c2 = Iyz2 + (Iyz_c3 + t50)

    # composite body 1: with body 2 added
    t53 = s2_3 * (s2_3 * (Ixx_c2 - Iyy_c2) + c2_3 * (2.0 * Ixy_c2))
    Izz_c1 = Iyy_c2 + t53 + 0.3002 * mcz_c3 + 3.153482265

    # joint 6 accelerates by 1: wrench on all it moves, at joint 4
    minus_N6at4_x = 4e-05 * s5
    N6at4_z = 4e-05 * c5

    # joint 6 accelerates by 1: wrench on all it moves, at joint 3
    # N6at3_y = -N6at4_z
    N6at3_x = c4 * minus_N6at4_x
    N6at3_z = s4 * minus_N6at4_x

    # joint 6 accelerates by 1: wrench on all it moves, at joint 1
    # N6at1_y = -N6at3_z
    N6at1_z = c2_3 * N6at4_z - s2_3 * N6at3_x

    # joint 5 accelerates by 1: wrench on all it moves, at joint 3
    # F5at3_y = -mcx_c4
    F5at3_x = c4 * mcz_c4
    F5at3_z = s4 * mcz_c4
    t54 = 0.4331 * F5at3_x - 5.846399999999999e-05 * s5
    N5at3_z = 0.00064216 * c4 + t54

    # joint 5 accelerates by 1: wrench on all it moves, at joint 2
    # F5at2_y = -mcx_c4, F5at2_x = F5at3_x, F5at2_z = F5at3_z
    minus_N5at2_x = 0.00064216 * s4 + F5at3_z * (0.4331 + minus_p3_y)
    t55 = 0.0203 - p3_x
    N5at2_y = F5at3_z * t55
    N5at2_z = N5at3_z + (p3_x * minus_mcx_c4 + minus_p3_y * F5at3_x)

    # joint 5 accelerates by 1: wrench on all it moves, at joint 1
    # N5at1_y = -N5at2_z
    F5at1_x = s2_3 * minus_mcx_c4 - c2_3 * F5at3_x
    N5at1_z = s2_3 * minus_N5at2_x - c2_3 * N5at2_y + 0.1501 * F5at1_x

    # joint 4 accelerates by 1: wrench on all it moves, at joint 2
    # F4at2_z = F4at3_z, F4at2_x = -mcz_c3
    minus_N4at2_x = minus_p3_y * F4at3_z + t51
    N4at2_y = F4at3_z * t55 - Izz_c4

    # joint 3 accelerates by 1: wrench on all it moves, at joint 1
    F3at1_x = s2_3 * mcx_c3 - c2_3 * minus_mcy_c3
    N3at1_z = 0.1501 * F3at1_x - (s2_3 * Ixz_c3 + c2_3 * Iyz_c3)

    # joint 2 accelerates by 1: wrench on all it moves, at joint 2
    # F2at2_y = mcx_c2, N2at2_x = Ixz_c2, N2at2_y = Iyz_c2
    F2at2_x = minus_mcy_c3 - mcy2

    # joint 2 accelerates by 1: wrench on all it moves, at joint 1
    F2at1_x = s2_3 * mcx_c2 - c2_3 * F2at2_x
    N2at1_z = 0.1501 * F2at1_x - (s2_3 * Ixz_c2 + c2_3 * Iyz_c2)

    # row 6 of L and entry 6 of D in M = L^T D L
    # L6_3 = L6_2
    L6_1 = 24999.999999999996 * N6at1_z
    L6_2 = 24999.999999999996 * N6at3_z
    L6_4 = 0.9999999999999999 * c5

    # row 5 of L and entry 5 of D in M = L^T D L
    L5_1 = 1557.24430048586 * N5at1_z
    L5_2 = 1557.24430048586 * N5at2_z
    L5_3 = 1557.24430048586 * N5at3_z

    # row 4 of L and entry 4 of D in M = L^T D L
    t56 = s2_3 * minus_N4at2_x - L6_4 * N6at1_z
    t57 = t56 - c2_3 * (N4at2_y - 0.1501 * mcz_c3)
    t58 = minus_N4at3_z + L6_4 * N6at3_z
    t59 = t50 + t58
    D4 = Izz_c4 - L6_4 * N6at4_z
    t60 = 1.0 / D4
    L4_1 = t57 * t60
    minus_L4_2 = t59 * t60
    minus_L4_3 = t58 * t60

    # row 3 of L and entry 3 of D in M = L^T D L
    t61 = L6_2 * N6at1_z
    t62 = N3at1_z - t61 - L5_3 * N5at1_z + minus_L4_3 * t57
    t63 = Izz_c3 - L6_2 * N6at3_z
    t64 = t46 + t48 - L5_3 * N5at2_z - minus_L4_3 * t59 + t63
    D3 = t63 - L5_3 * N5at3_z - minus_L4_3 * t58
    t65 = 1.0 / D3
    L3_1 = t62 * t65
    L3_2 = t64 * t65

    # row 2 of L and entry 2 of D in M = L^T D L
    t66 = N2at1_z - t61 - L5_2 * N5at1_z + minus_L4_2 * t57 - L3_2 * t62
    t67 = 1.7481140020000001 + (t47 + t49) - L5_2 * N5at2_z
    D2 = t67 - minus_L4_2 * t59 - L3_2 * t64 + t63
    t68 = 1.0 / D2
    L2_1 = t66 * t68

    # row 1 of L and entry 1 of D in M = L^T D L
    t69 = Izz_c1 - L6_1 * N6at1_z - L5_1 * N5at1_z - L4_1 * t57
    D1 = t69 - L3_1 * t62 - L2_1 * t66

    # solve L^T y = right-hand side, tips first
    y5 = tau[4] - N5_z
    y6 = tau[5] - n6_z
    y4 = tau[3] - N4_z - L6_4 * y6
    t70 = N3_z + L6_2 * y6
    y3 = tau[2] - L5_3 * y5 + minus_L4_3 * y4 - t70
    t71 = tau[1] - n2_z - (p3_x * F3_y + minus_p3_y * F3_x) - L5_2 * y5
    y2 = t71 + minus_L4_2 * y4 - L3_2 * y3 - t70
    t72 = tau[0] - N1_z - L6_1 * y6 - L5_1 * y5 - L4_1 * y4 - L3_1 * y3
    y1 = t72 - L2_1 * y2

    # solve L x = y / D, base first
    x1 = y1 / D1
    x2 = y2 * t68 - L2_1 * x1
    x3 = y3 * t65 - L3_1 * x1 - L3_2 * x2
    x4 = y4 * t60 - L4_1 * x1 + minus_L4_2 * x2 + minus_L4_3 * x3
    x5 = 1557.24430048586 * y5 - L5_1 * x1 - L5_2 * x2 - L5_3 * x3
    t73 = 24999.999999999996 * y6 - L6_1 * x1 - L6_4 * x4
    x6 = t73 - L6_2 * (x2 + x3)

    qdd = np.empty((6, *batch), dtype)
    qdd[0] = x1
    qdd[1] = x2
    qdd[2] = x3
    qdd[3] = x4
    qdd[4] = x5
    qdd[5] = x6
    return _packed(qdd, 1)


def forward_kinematics(q):
    """The pose of each tip in the base frame.

    q: joint positions (rad), shape (..., 6)
    X: pose of each tip in the base frame, [R p; 0 1] (1, m), shape (..., 1, 4, 4)
    """
    batch, dtype, q = _unpack(
        ("q", q, (6,)),
    )

    # sines and cosines of the joint angles
    c1 = np.cos(q[0])
    c2 = np.cos(q[1])
    s2 = np.sin(q[1])
    s1 = np.sin(q[0])
    c3 = np.cos(q[2])
    s3 = np.sin(q[2])
    c4 = np.cos(q[3])
    s4 = np.sin(q[3])
    c5 = np.cos(q[4])
    s5 = np.sin(q[4])
    c6 = np.cos(q[5])
    s6 = np.sin(q[5])

    # link 2: axes E and origin o in the base frame
    # E2_yz = c1, E2_zy = -c2, E2_zx = -s2, E2_xz = -s1
    E2_xx = c1 * c2
    minus_E2_xy = c1 * s2
    E2_yx = s1 * c2
    minus_E2_yy = s1 * s2

    # link 3: axes E and origin o in the base frame
    # E3_yz = c1, E3_xz = -s1
    E3_xx = E2_xx * c3 - minus_E2_xy * s3
    minus_E3_xy = E2_xx * s3 + minus_E2_xy * c3
    E3_yx = E2_yx * c3 - minus_E2_yy * s3
    minus_E3_yy = E2_yx * s3 + minus_E2_yy * c3
    minus_E3_zx = s2 * c3 + c2 * s3
    E3_zy = s2 * s3 - c2 * c3
    minus_o3_z = 0.4318 * s2

    # link 4: axes E and origin o in the base frame
    # E4_xz = -E3_xy, E4_yz = -E3_yy
    E4_xx = E3_xx * c4 - s1 * s4
    minus_E4_xy = E3_xx * s4 + s1 * c4
    E4_yx = E3_yx * c4 + c1 * s4
    E4_yy = c1 * c4 - E3_yx * s4
    minus_E4_zx = minus_E3_zx * c4
    E4_zy = minus_E3_zx * s4
    t1 = 0.4318 * E2_xx + (0.4331 * minus_E3_xy - 0.0203 * E3_xx)
    o4_x = t1 - 0.1501 * s1
    t2 = 0.4318 * E2_yx + (0.4331 * minus_E3_yy - 0.0203 * E3_yx)
    o4_y = t2 + 0.1501 * c1
    o4_z = 0.0203 * minus_E3_zx - 0.4331 * E3_zy - minus_o3_z

    # link 5: axes E and origin o in the base frame
    # E5_xz = E4_xy, E5_yz = E4_yy, E5_zz = E4_zy
    E5_xx = E4_xx * c5 - minus_E3_xy * s5
    minus_E5_xy = E4_xx * s5 + minus_E3_xy * c5
    E5_yx = E4_yx * c5 - minus_E3_yy * s5
    minus_E5_yy = E4_yx * s5 + minus_E3_yy * c5
    minus_E5_zx = minus_E4_zx * c5 - E3_zy * s5

    # link 6: axes E and origin o in the base frame
    E6_xx = E5_xx * c6 - minus_E4_xy * s6
    minus_E6_xy = E5_xx * s6 + minus_E4_xy * c6
    E6_yx = E5_yx * c6 + E4_yy * s6
    E6_yy = E4_yy * c6 - E5_yx * s6
    E6_zx = E4_zy * s6 - minus_E5_zx * c6
    E6_zy = minus_E5_zx * s6 + E4_zy * c6
    minus_E6_zz = E3_zy * c5 + minus_E4_zx * s5

    X = np.empty((1, 4, 4, *batch), dtype)
    X[0, 0, 0] = E6_xx
    X[0, 0, 1] = -minus_E6_xy
    X[0, 0, 2] = minus_E5_xy
    X[0, 0, 3] = o4_x
    X[0, 1, 0] = E6_yx
    X[0, 1, 1] = E6_yy
    X[0, 1, 2] = minus_E5_yy
    X[0, 1, 3] = o4_y
    X[0, 2, 0] = E6_zx
    X[0, 2, 1] = E6_zy
    X[0, 2, 2] = -minus_E6_zz
    X[0, 2, 3] = o4_z
    X[0, 3, 0] = 0.0
    X[0, 3, 1] = 0.0
    X[0, 3, 2] = 0.0
    X[0, 3, 3] = 1.0
    return _packed(X, 3)


def jacobian(q):
    """The body Jacobian of each tip: its twist in its own frame is J qd.

    q: joint positions (rad), shape (..., 6)
    J: Jacobian of each tip, angular rows first, in the tip's frame (rad, m per rad), shape
        (..., 1, 6, 6)
    """
    batch, dtype, q = _unpack(
        ("q", q, (6,)),
    )

    # sines and cosines of the joint angles
    c5 = np.cos(q[4])
    c6 = np.cos(q[5])
    s6 = np.sin(q[5])
    s5 = np.sin(q[4])
    c4 = np.cos(q[3])
    s4 = np.sin(q[3])
    c3 = np.cos(q[2])
    s3 = np.sin(q[2])
    c2 = np.cos(q[1])
    s2 = np.sin(q[1])

    # tip 1: axes E and origin o seen from link 4
    # E4t1_zz = c5, E4t1_yy = c6, E4t1_yx = s6, E4t1_xz = s5
    E4t1_xx = c5 * c6
    minus_E4t1_xy = c5 * s6
    minus_E4t1_zx = s5 * c6
    E4t1_zy = s5 * s6

    # tip 1: axes E and origin o seen from link 3
    # E3t1_yz = -c5, E3t1_yx = -E4t1_zx, E3t1_yy = -E4t1_zy
    E3t1_xx = c4 * E4t1_xx - s4 * s6
    minus_E3t1_xy = c4 * minus_E4t1_xy + s4 * c6
    E3t1_xz = c4 * s5
    E3t1_zx = s4 * E4t1_xx + c4 * s6
    E3t1_zy = c4 * c6 - s4 * minus_E4t1_xy
    E3t1_zz = s4 * s5

    # tip 1: axes E and origin o seen from link 2
    E2t1_xx = c3 * E3t1_xx - s3 * minus_E4t1_zx
    E2t1_xy = s3 * E4t1_zy - c3 * minus_E3t1_xy
    E2t1_xz = c3 * E3t1_xz + s3 * c5
    E2t1_yx = s3 * E3t1_xx + c3 * minus_E4t1_zx
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
    J[0, 0, 3] = -minus_E4t1_zx
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
    J[0, 3, 2] = 0.4331 * E3t1_xx - 0.0203 * minus_E4t1_zx
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


def inverse_dynamics_derivatives(q, qd, qdd):
    """Derivatives of inverse dynamics in q and qd; in qdd it is the mass matrix.

    q: joint positions (rad), shape (..., 6)
    qd: joint velocities (rad/s), shape (..., 6)
    qdd: joint accelerations (rad/s^2), shape (..., 6)
    dtau_dq: d(joint forces)/dq (N m per rad), shape (..., 6, 6)
    dtau_dqd: d(joint forces)/dqd (N m per rad/s), shape (..., 6, 6)
    """
    batch, dtype, q, qd, qdd = _unpack(
        ("q", q, (6,)),
        ("qd", qd, (6,)),
        ("qdd", qdd, (6,)),
    )

    # sines and cosines of sums of joint angles, with constant turns between them; sines
    # and cosines of the joint angles
    s3 = np.sin(q[2])
    c3 = np.cos(q[2])
    s5 = np.sin(q[4])
    c5 = np.cos(q[4])
    c4 = np.cos(q[3])
    s4 = np.sin(q[3])
    t1 = q[1] + q[2]
    c2_3 = np.cos(t1)
    s2_3 = np.sin(t1)

    # link 2: inertia in the axes it shares
    t2 = 1.601861202 * s3 - 0.0141984 * c3
    minus_Iyy2 = s3 * t2
    Ixx2 = minus_Iyy2 - 1.601861202
    Ixy2 = c3 * t2 + 0.0070992
    minus_Ixz2 = 0.12059663999999999 * c3 + 0.00808056 * s3
    mcx2 = 3.79559 * c3 + 0.10439999999999999 * s3
    mcy2 = 0.10439999999999999 * c3 - 3.79559 * s3

    # joint 3: rotation R and translation p from link 3 to its parent
    p3_x = 0.4318 * c3
    minus_p3_y = 0.4318 * s3

    # all beyond joint 5: moments of mass h and Q about it
    # Q5_yx = Q5_xy
    h5_x = 0.0028799999999999997 * s5
    minus_h5_y = 0.0028799999999999997 * c5
    t3 = 0.00020216 * s5
    t4 = s5 * t3
    Q5_xx = 0.00022000000000000003 + t4
    Q5_yy = 0.00042216000000000004 - t4
    minus_Q5_xy = c5 * t3

    # all beyond joint 4: moments of mass h and Q about it
    # h4_z = -h5_y, Q4_yx = Q4_xy, Q4_zx = Q4_xz, Q4_zy = Q4_yz
    t5 = Q5_xx + 0.00065
    minus_h4_x = c4 * h5_x
    minus_h4_y = s4 * h5_x
    t6 = s4 * (t5 - 0.0007699999999999999)
    t7 = s4 * t6
    Q4_xx = t5 - t7
    Q4_yy = 0.0007699999999999999 + t7
    Q4_xy = c4 * t6
    minus_Q4_xz = c4 * minus_Q5_xy
    minus_Q4_yz = s4 * minus_Q5_xy

    # all beyond joint 3: moments of mass h and Q about it
    # h3_z = -h4_y, Q3_zx = Q3_xz, Q3_yx = Q3_xy, Q3_zy = Q3_yz
    # minus_K4at3_z, minus_K4at3_x: joint 4 from joint 3: wrench by q4 (E, G), by qd4 (D,
    #   H), momentum (K, L), couple Z
    Q3_xz = Q4_xy - 0.0203 * minus_h4_y
    minus_K4at3_z = minus_Q4_yz + 0.4331 * minus_h4_y
    h3_x = minus_h4_x - 0.025374999999999998
    minus_h3_y = minus_h5_y + 0.861795
    Q3_xx = Q4_xx - 0.0406 * minus_h4_x + 0.006765112500000003
    minus_K4at3_x = minus_Q4_xz + 0.4331 * minus_h4_x
    Q3_xy = 5.846399999999999e-05 * c5 + 0.0106736385 - minus_K4at3_x
    Q3_yy = Q5_yy + 0.0024946559999999996 * c5 + 0.3056901365
    minus_Q3_yz = minus_K4at3_z + 0.004704000000000001

    # all beyond joint 2: moments of mass h and Q about it
    # h2_z = -h4_y, Q2_yx = Q2_xy, Q2_zx = Q2_xz, Q2_zy = Q2_yz
    t8 = 0.5 * (Ixx2 - minus_Iyy2 + 1.7481140020000001)
    t9 = p3_x * h3_x
    t10 = minus_p3_y * minus_h3_y
    t11 = minus_p3_y * minus_h4_y
    t12 = mcx2 + h3_x
    t13 = mcy2 - minus_h3_y
    t14 = Q3_xy - (p3_x * minus_h3_y + h3_x * minus_p3_y) - Ixy2
    t15 = minus_Ixz2 + (Q3_xz + p3_x * minus_h4_y)
    t16 = 0.00808056 * c3 - 0.12059663999999999 * s3 - (minus_Q3_yz + t11)
    h2_x = c2_3 * t12 - s2_3 * t13
    h2_y = s2_3 * t12 + c2_3 * t13
    t17 = t8 + minus_Iyy2 + (Q3_yy + 2.0 * t10)
    t18 = t8 - Ixx2 + (Q3_xx + 2.0 * t9) - t17
    t19 = 2.0 * c2_3
    t20 = s2_3 * t18 + t14 * t19
    Q2_xy = c2_3 * t20 - t14
    Q2_xz = c2_3 * t15 - s2_3 * t16
    Q2_yz = s2_3 * t15 + c2_3 * t16

    # all beyond joint 6: block B and momentum P, both doubled, seen from it
    # B6_yx = -B6_xy
    B6_xy = 4e-05 * qd[5]

    # all beyond joint 5: block B and momentum P, both doubled, seen from it
    # B5_zx = -B5_xz, B5_zy = -B5_yz, B5_xx = -B5_yy
    B5_xz = c5 * B6_xy
    B5_yz = s5 * B6_xy
    t21 = qd[4] * minus_h5_y
    t22 = qd[4] * h5_x
    t23 = 2.0 * qd[4]
    B5_yy = t23 * minus_Q5_xy
    B5_xy = t23 * Q5_yy
    minus_B5_yx = t23 * Q5_xx
    P5_x = 2.0 * t21
    P5_y = 2.0 * t22

    # all beyond joint 4: block B and momentum P, both doubled, seen from it
    # B4_zz = B5_yy, P4_z = -P5_y
    t24 = s4 * B5_yy
    t25 = c4 * t24
    t26 = s4 * B5_yz
    t27 = c4 * B5_yz
    minus_B4_zx = c4 * minus_B5_yx + t26
    B4_zy = t27 - s4 * minus_B5_yx
    t28 = qd[3] * minus_Q4_yz
    t29 = qd[3] * minus_Q4_xz
    t30 = qd[3] * minus_h4_y
    t31 = qd[3] * minus_h4_x
    t32 = c4 * B5_xy + t26 - t28
    t33 = s4 * B5_xy - t27 + t29
    t34 = t30 - c4 * P5_x
    t35 = s4 * P5_x + t31
    t36 = 2.0 * qd[3]
    minus_B4_yy = s4 * t24 + t36 * Q4_xy
    B4_xx = minus_B4_yy - B5_yy
    B4_xy = B5_xz - t25 + t36 * Q4_yy
    minus_B4_yx = t36 * Q4_xx + (t25 + B5_xz)
    B4_xz = t32 - t28
    B4_yz = t33 + t29
    P4_x = t34 + t30
    minus_P4_y = t35 + t31

    # all beyond joint 3: block B and momentum P, both doubled, seen from it
    # P3_z = -P4_y
    t37 = 0.8662 * t22
    t38 = 0.0203 * P4_x
    B3_zx = 0.0203 * minus_P4_y - minus_B4_yx
    B3_zy = B4_yz + 0.4331 * minus_P4_y
    minus_B3_zz = minus_B4_yy + (t37 - t38)
    t39 = qd[2] * minus_Q3_yz
    t40 = qd[2] * Q3_xz
    t41 = qd[2] * minus_h3_y
    t42 = qd[2] * h3_x
    t43 = B4_xy - t39
    t44 = B4_zy - t40
    t45 = t41 - P4_x
    t46 = P5_y + t42
    t47 = 2.0 * qd[2]
    t48 = t47 * Q3_xy
    B3_xx = B4_xx - t37 + t48
    B3_xy = B4_xz - 0.4331 * P4_x + t47 * Q3_yy
    B3_yx = 0.0406 * t22 - minus_B4_zx - t47 * Q3_xx
    B3_yy = B5_yy + t38 - t48
    B3_xz = t43 - t39
    B3_yz = t44 - t40
    P3_x = t45 + t41
    P3_y = t46 + t42

    # all beyond joint 2: block B and momentum P, both doubled, seen from it
    # P2_z = -P4_y
    t49 = minus_p3_y * P3_y
    t50 = p3_x * P3_x
    t51 = B3_yy + t50
    t52 = B3_zx - p3_x * minus_P4_y
    t53 = B3_zy + minus_p3_y * minus_P4_y
    minus_B2_zz = minus_B3_zz + (t49 - t50)
    t54 = B3_yx + B3_xy
    t55 = minus_p3_y * P3_x - p3_x * P3_y + t54
    t56 = s2_3 * (B3_xx - t49 - t51) + c2_3 * t55
    B2_zx = c2_3 * t52 - s2_3 * t53
    B2_zy = s2_3 * t52 + c2_3 * t53
    t57 = 2.0 * qd[1]
    B2_yy = t51 + s2_3 * t56 - t57 * Q2_xy
    P2_y = s2_3 * P3_x + c2_3 * P3_y + t57 * h2_x

    # all beyond joint 1: block B and momentum P, both doubled, seen from it
    # P1_z = -P2_y
    B1_zz = B2_yy + 0.1501 * minus_P4_y

    # link 1: w, alpha, twice its origin's velocity v, U and acceleration a
    # w1_z = qd[0], U1_yy = U1_xx, U1_yx = qdd[0], U1_xy = -qdd[0], alpha1_z = qdd[0]
    minus_U1_xx = qd[0] * qd[0]

    # link 2: w, alpha, twice its origin's velocity v, U and acceleration a
    # w2_z = qd[1], alpha2_z = qdd[1]
    t58 = 0.3002 * qd[0]
    t59 = 0.1501 * qdd[0]
    minus_a2_z = 0.1501 * minus_U1_xx
    minus_w2_x = s2_3 * qd[0]
    minus_w2_y = c2_3 * qd[0]
    minus_v2_2_x = c2_3 * t58
    v2_2_y = s2_3 * t58
    minus_a2_x = c2_3 * t59 + 9.81 * s2_3
    a2_y = s2_3 * t59 - 9.81 * c2_3
    t60 = minus_w2_x * minus_w2_x
    t61 = minus_w2_y * minus_w2_y
    t62 = minus_w2_x * minus_w2_y
    minus_U2_zz = t60 + t61
    t63 = qd[1] * minus_w2_y
    t64 = qd[1] * minus_w2_x
    minus_alpha2_x = s2_3 * qdd[0] + t63
    alpha2_y = t64 - c2_3 * qdd[0]
    t65 = qd[1] * qd[1]
    minus_U2_xx = t61 + t65
    U2_xy = t62 - qdd[1]
    U2_xz = alpha2_y - t64
    U2_yx = t62 + qdd[1]
    minus_U2_yy = t60 + t65
    U2_yz = minus_alpha2_x - t63
    minus_U2_zx = t64 + alpha2_y
    minus_U2_zy = t63 + minus_alpha2_x

    # link 3: w, alpha, twice its origin's velocity v, U and acceleration a
    # w3_x = w2_x, w3_y = w2_y, U3_zz = U2_zz
    t66 = 2.0 * minus_w2_x
    t67 = 2.0 * minus_w2_y
    v2_3_z = t66 * minus_p3_y + t67 * p3_x
    v2_3_x = t57 * minus_p3_y - minus_v2_2_x
    v2_3_y = v2_2_y + t57 * p3_x
    minus_a3_x = minus_a2_x + (minus_U2_xx * p3_x + U2_xy * minus_p3_y)
    a3_y = a2_y + (U2_yx * p3_x + minus_U2_yy * minus_p3_y)
    a3_z = minus_U2_zy * minus_p3_y - minus_U2_zx * p3_x - minus_a2_z
    w3_z = qd[1] + qd[2]
    minus_alpha3_x = minus_alpha2_x + qd[2] * minus_w2_y
    alpha3_y = alpha2_y + qd[2] * minus_w2_x
    alpha3_z = qdd[1] + qdd[2]
    t68 = w3_z * w3_z
    t69 = minus_w2_x * w3_z
    t70 = minus_w2_y * w3_z
    minus_U3_xx = t61 + t68
    U3_xy = t62 - alpha3_z
    U3_xz = alpha3_y - t69
    U3_yx = t62 + alpha3_z
    minus_U3_yy = t60 + t68
    U3_yz = minus_alpha3_x - t70
    minus_U3_zx = t69 + alpha3_y
    minus_U3_zy = t70 + minus_alpha3_x
    t71 = minus_h3_y * (v2_2_y - v2_3_y) - minus_B3_zz

    # link 4: w, alpha, twice its origin's velocity v, U and acceleration a
    t72 = v2_3_x + 0.8662 * w3_z
    t73 = v2_3_z + (0.8662 * minus_w2_x - 0.0406 * minus_w2_y)
    minus_a4_z = a3_y + (0.4331 * minus_U3_yy - 0.0203 * U3_yx)
    t74 = a3_z + (0.0203 * minus_U3_zx + 0.4331 * minus_U3_zy)
    t75 = minus_a3_x - (0.0203 * minus_U3_xx - 0.4331 * U3_xy)
    w4_x = c4 * minus_w2_x - s4 * w3_z
    minus_w4_y = s4 * minus_w2_x + c4 * w3_z
    minus_v2_4_x = c4 * t72 + s4 * t73
    v2_4_y = s4 * t72 - c4 * t73
    minus_a4_y = s4 * t75 + c4 * t74
    t76 = minus_w4_y * minus_w4_y
    minus_U4_zz = w4_x * w4_x + t76
    w4_z = minus_w2_y + qd[3]
    alpha4_x = c4 * minus_alpha3_x - s4 * alpha3_z - qd[3] * minus_w4_y
    minus_alpha4_y = qd[3] * w4_x + (s4 * minus_alpha3_x + c4 * alpha3_z)
    t77 = w4_x * w4_z
    minus_U4_xx = t76 + w4_z * w4_z
    U4_xz = t77 - minus_alpha4_y
    minus_U4_yz = minus_w4_y * w4_z + alpha4_x

    # link 5: w, alpha, twice its origin's velocity v, U and acceleration a
    # a5_z = -a4_y
    t78 = alpha3_y - qdd[3]
    minus_w5_x = c5 * w4_x + s5 * w4_z
    minus_w5_y = c5 * w4_z - s5 * w4_x
    w5_z = minus_w4_y + qd[4]
    minus_U5_yz = s5 * t78 - c5 * alpha4_x + minus_w5_y * (w5_z - qd[4])

    # all beyond joint 6: moment N and force F it needs on a seat at rest
    N6_z = 4e-05 * qdd[5]

    # all beyond joint 5: moment N and force F it needs on a seat at rest
    # K5at5_z: joint 5 from joint 5: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L),
    #   couple Z
    K5at5_z = Q5_xx + Q5_yy
    N5_z = qdd[4] * K5at5_z
    N5_x = s5 * N6_z + qd[4] * B5_xz
    F5_x = qdd[4] * minus_h5_y - qd[4] * t22
    F5_y = qd[4] * t21 + qdd[4] * h5_x

    # all beyond joint 4: moment N and force F it needs on a seat at rest
    # F4_z = -F5_y
    # K4at4_z: joint 4 from joint 4: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L),
    #   couple Z
    t79 = c5 * N6_z - qd[4] * B5_yz
    K4at4_z = Q4_xx + Q4_yy
    N4_x = s4 * N5_z - c4 * N5_x + qd[3] * t32 + qdd[3] * minus_Q4_xz
    N4_z = t79 + qd[3] * B5_yy + qdd[3] * K4at4_z
    F4_x = qd[3] * t35 - c4 * F5_x + qdd[3] * minus_h4_y

    # all beyond joint 3: moment N and force F it needs on a seat at rest
    F3_z = qdd[3] * minus_h4_x - (qd[3] * t34 - s4 * F5_x)
    N3_x = qd[2] * t43 - (N4_x + 0.4331 * F3_z) - qdd[2] * Q3_xz
    N3_y = 0.0203 * F3_z - N4_z + qd[2] * t44 + qdd[2] * minus_Q3_yz
    F3_x = qdd[2] * minus_h3_y - (F4_x + qd[2] * t46)
    F3_y = F5_y + qd[2] * t45 + qdd[2] * h3_x

    # all beyond joint 2: moment N and force F it needs on a seat at rest
    # F2_z = F3_z
    t80 = c2_3 * (N3_x - minus_p3_y * F3_z) - s2_3 * (N3_y - p3_x * F3_z)
    t81 = qd[1] * (c2_3 * P3_x - s2_3 * P3_y - qd[1] * h2_y)
    t82 = t80 + qd[1] * (c2_3 * B3_xz - s2_3 * B3_yz + qd[1] * Q2_yz)
    N2_x = t82 - qdd[1] * Q2_xz
    F2_y = s2_3 * F3_x + c2_3 * F3_y + t81 + qdd[1] * h2_x

    # joint 6 from joint 6: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    # Z6at6_x = D6at6_x, Z6at6_y = D6at6_y
    minus_D6at6_x = 4e-05 * w5_z
    minus_D6at6_y = 4e-05 * minus_w5_x

    # joint 6 from joint 4: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    # Z6at4_y = D6at6_y, D6at4_y = D6at6_y, Z6at4_x = D6at4_x, Z6at4_z = D6at4_z
    minus_D6at4_x = c5 * minus_D6at6_x
    minus_D6at4_z = s5 * minus_D6at6_x
    minus_K6at4_x = 4e-05 * s5
    K6at4_z = 4e-05 * c5
    t83 = minus_D6at4_x * minus_w4_y + minus_D6at6_y * w4_x

    # joint 6 from joint 3: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    # Z6at3_y = -D6at4_z, D6at3_y = -D6at4_z, K6at3_y = -K6at4_z, Z6at3_x = D6at3_x,
    #   Z6at3_z = D6at3_z
    D6at3_x = c4 * minus_D6at4_x - s4 * minus_D6at6_y
    D6at3_z = s4 * minus_D6at4_x + c4 * minus_D6at6_y
    K6at3_x = c4 * minus_K6at4_x
    K6at3_z = s4 * minus_K6at4_x
    t84 = minus_D6at4_z * minus_w2_x - D6at3_x * minus_w2_y
    t85 = K6at3_z * minus_U2_zz - t84
    t86 = D6at3_z - (K6at3_x * t67 + K6at4_z * t66)

    # joint 6 from joint 1: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    # Z6at1_z = D6at1_z
    minus_D6at1_z = s2_3 * D6at3_x + c2_3 * minus_D6at4_z

    # joint 5 from joint 5: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    # L5at5_y = h5_x, L5at5_x = -h5_y
    t87 = 2.0 * w4_x
    t88 = 2.0 * minus_w4_y
    t89 = 2.0 * w4_z
    t90 = minus_alpha4_y + t77
    t91 = w4_x * minus_w4_y + t78
    t92 = 2.0 * minus_Q5_xy
    t93 = Q5_xx - Q5_yy
    t94 = minus_B5_yx - B5_xy
    t95 = 2.0 * B5_yy
    t96 = minus_U4_yz * t92 - t91 * t93 + h5_x * minus_a4_y
    t97 = minus_h5_y * minus_a4_y - (minus_U4_yz * t93 + t91 * t92)
    t98 = minus_h5_y * minus_a4_z - h5_x * (s4 * t74 - c4 * t75)
    t99 = (minus_U4_xx - minus_U4_zz) * t93 + t98
    E5at5_z = t99 + (B5_xz * w4_z - B5_yz * w4_x) + t92 * (t90 + U4_xz)
    E5at5_x = t96 + (t95 * w4_z - t94 * w4_x - B5_yz * minus_w4_y) + t79
    E5at5_y = B5_xz * minus_w4_y + (t95 * w4_x + t94 * w4_z) - t97 + N5_x
    t100 = t91 * minus_h5_y + minus_U4_yz * h5_x
    minus_G5at5_z = t100 + (w4_x * P5_x + w4_z * P5_y)
    t101 = minus_U4_xx * minus_h5_y - U4_xz * h5_x + minus_w4_y * P5_x
    minus_G5at5_x = t101 + F5_y
    G5at5_y = t90 * minus_h5_y - minus_U4_zz * h5_x - minus_w4_y * P5_y + F5_x
    t102 = B5_yz - minus_Q5_xy * t89
    D5at5_y = Q5_xx * t87 + t102
    H5at5_z = t89 * minus_h5_y - t87 * h5_x
    minus_H5at5_x = t88 * h5_x + P5_y
    H5at5_y = t88 * minus_h5_y + P5_x
    t103 = v2_4_y * minus_h5_y
    t104 = B5_xz + minus_Q5_xy * t87
    minus_Z5at5_x = Q5_xx * t89 - v2_4_y * h5_x + t104
    Z5at5_y = Q5_yy * t87 - t103 - t102

    # joint 5 from joint 4: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    # L5at4_z = -h5_x, L5at4_x = h5_y, E5at4_y = -E5at5_z, E5at4_x = -E5at5_x, E5at4_z =
    #   -E5at5_y, G5at4_y = -G5at5_z, G5at4_x = -G5at5_x, G5at4_z = -G5at5_y, H5at4_y =
    #   -H5at5_z, H5at4_x = -H5at5_x, H5at4_z = -H5at5_y, Z5at4_x = -Z5at5_x
    t105 = v2_3_y - 0.0406 * w3_z
    D5at4_x = Q5_yy * t89 - t104
    Z5at4_y = t105 * minus_h5_y - minus_v2_4_x * h5_x
    t106 = h5_x * (v2_4_y * minus_w4_y + minus_v2_4_x * w4_x)
    t107 = minus_h5_y * (minus_a4_y + t105 * w4_x) - t106
    t108 = Z5at4_y * w4_x + minus_Z5at5_x * minus_w4_y

    # joint 5 from joint 3: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    # L5at3_y = h5_x, G5at3_y = G5at5_y, H5at3_y = H5at5_y, Z5at3_y = Z5at5_y
    t109 = v2_3_x * minus_w2_x + v2_3_y * minus_w2_y
    t110 = a3_y - v2_3_z * minus_w2_x
    minus_G5at3_x = c4 * minus_G5at5_x - s4 * minus_G5at5_z
    minus_G5at3_z = c4 * minus_G5at5_z + s4 * minus_G5at5_x
    t111 = 0.0203 * G5at5_y + 0.4331 * minus_G5at3_x
    E5at3_z = s4 * E5at5_x + c4 * E5at5_z - t111
    minus_H5at3_x = c4 * minus_H5at5_x + s4 * H5at5_z
    H5at3_z = c4 * H5at5_z - s4 * minus_H5at5_x
    minus_D5at3_z = s4 * D5at4_x + (0.0203 * H5at5_y + 0.4331 * minus_H5at3_x)
    L5at3_x = c4 * minus_h5_y
    L5at3_z = s4 * minus_h5_y
    K5at3_y = 0.0203 * L5at3_z
    minus_K5at3_x = s4 * K5at5_z + 0.4331 * L5at3_z
    K5at3_z = 0.4331 * L5at3_x - 5.846399999999999e-05 * s5 + c4 * K5at5_z
    Z5at3_x = s4 * Z5at4_y - c4 * minus_Z5at5_x
    minus_Z5at3_z = s4 * minus_Z5at5_x + c4 * Z5at4_y
    t112 = L5at3_x * t110 + h5_x * (minus_a3_x - v2_3_z * minus_w2_y)
    t113 = K5at3_y * U3_yz - minus_K5at3_x * U3_xz - K5at3_z * minus_U2_zz
    t114 = Z5at5_y * minus_w2_x - Z5at3_x * minus_w2_y
    t115 = K5at3_y * t66 + minus_K5at3_x * t67

    # joint 5 from joint 2: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    # L5at2_y = h5_x, G5at2_y = G5at5_y, H5at2_y = H5at5_y, Z5at2_y = Z5at5_y, G5at2_x =
    #   G5at3_x, G5at2_z = G5at3_z, H5at2_x = H5at3_x, H5at2_z = H5at3_z, L5at2_x =
    #   L5at3_x, L5at2_z = L5at3_z, Z5at2_x = Z5at3_x, Z5at2_z = Z5at3_z
    t116 = 0.4331 + minus_p3_y
    E5at2_x = c4 * E5at5_x - s4 * E5at5_z + minus_G5at3_z * t116
    t117 = 0.0203 - p3_x
    E5at2_y = E5at5_y - minus_G5at3_z * t117
    E5at2_z = E5at3_z + (p3_x * G5at5_y - minus_p3_y * minus_G5at3_x)
    minus_D5at2_x = c4 * D5at4_x + H5at3_z * t116
    D5at2_y = D5at5_y + H5at3_z * t117
    D5at2_z = p3_x * H5at5_y - minus_p3_y * minus_H5at3_x - minus_D5at3_z
    minus_K5at2_x = minus_K5at3_x + minus_p3_y * L5at3_z
    K5at2_y = K5at3_y - p3_x * L5at3_z
    K5at2_z = K5at3_z + (p3_x * h5_x + minus_p3_y * L5at3_x)
    t118 = K5at2_y * U2_yz - minus_K5at2_x * U2_xz - K5at2_z * minus_U2_zz
    t119 = L5at3_x * v2_2_y + h5_x * minus_v2_2_x

    # joint 5 from joint 1: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    G5at1_x = c2_3 * minus_G5at3_x + s2_3 * G5at5_y
    E5at1_z = 0.1501 * G5at1_x - (s2_3 * E5at2_x + c2_3 * E5at2_y)
    H5at1_x = c2_3 * minus_H5at3_x + s2_3 * H5at5_y
    D5at1_z = s2_3 * minus_D5at2_x - c2_3 * D5at2_y + 0.1501 * H5at1_x
    minus_Z5at1_z = s2_3 * Z5at3_x + c2_3 * Z5at5_y

    # joint 4 from joint 4: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
    # L4at4_y = h4_x, L4at4_x = -h4_y, K4at4_x = -Q4_xz, K4at4_y = -Q4_yz, D4at4_z = B5_yy
    t120 = 2.0 * w3_z
    t121 = 2.0 * Q4_xy
    t122 = Q4_xx - Q4_yy
    t123 = minus_B4_yx - B4_xy
    t124 = minus_B4_yy + B4_xx
    t125 = U3_yx * t121 - (U3_xz * minus_Q4_xz + U3_yz * t122)
    t126 = t125 + (minus_U3_yy - minus_U3_xx) * minus_Q4_yz
    t127 = t124 * minus_w2_x + t123 * w3_z + B4_xz * minus_w2_y
    t128 = U3_xy * minus_Q4_xz - minus_U3_zy * minus_Q4_yz
    t129 = t128 + (minus_U3_xx - minus_U2_zz) * t122
    t130 = t129 + (minus_h4_x * t75 - minus_h4_y * t74)
    t131 = t130 + (minus_B4_zx * w3_z - B4_zy * minus_w2_x)
    E4at4_z = t131 + t121 * (minus_U3_zx - U3_xz)
    E4at4_y = t126 + minus_h4_y * minus_a4_z + t127 + N4_x
    t132 = minus_U2_zz * minus_h4_x - minus_U3_zx * minus_h4_y
    t133 = U3_yx * minus_h4_y - U3_yz * minus_h4_x
    G4at4_z = t133 + (minus_w2_x * P4_x + w3_z * minus_P4_y)
    G4at4_y = t132 + minus_w2_y * minus_P4_y + F4_x
    t134 = Q4_xy * t66
    t135 = Q4_xy * t120
    D4at4_x = t134 - Q4_yy * t120 - minus_Q4_yz * t67 + B4_xz
    D4at4_y = t135 - Q4_xx * t66 + minus_Q4_xz * t67 + B4_yz
    H4at4_x = t67 * minus_h4_x + minus_P4_y
    H4at4_y = t67 * minus_h4_y + P4_x
    t136 = B5_yy + (t72 * minus_h4_x + t73 * minus_h4_y)
    Z4at4_z = t136 + (minus_Q4_xz * t120 + minus_Q4_yz * t66)

    # joint 4 from joint 3: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
    # L4at3_z = -h4_x, L4at3_x = h4_y, G4at3_y = -G4at4_z, G4at3_z = -G4at4_y, H4at3_x =
    #   -H4at4_x, H4at3_z = -H4at4_y, Z4at3_y = -Z4at4_z
    t137 = minus_U3_xx * minus_h4_y + U3_xz * minus_h4_x
    G4at3_x = t137 + minus_w2_y * P4_x - F3_z
    E4at3_z = 0.0203 * G4at4_z + 0.4331 * G4at3_x - E4at4_y
    H4at3_y = t66 * minus_h4_x - t120 * minus_h4_y
    minus_D4at3_z = D4at4_y + (0.0203 * H4at3_y + 0.4331 * H4at4_x)
    K4at3_y = 0.0203 * minus_h4_x - K4at4_z
    Z4at3_x = Q4_xx * t120 + t134 + (t105 * minus_h4_x + minus_B4_zx)
    Z4at3_z = t135 + Q4_yy * t66 - (B4_zy - t105 * minus_h4_y)
    t138 = K4at3_y * U3_yz - minus_K4at3_x * U3_xz
    t139 = minus_h4_x * t109 - minus_h4_y * t110
    t140 = Z4at3_x * minus_w2_y + Z4at4_z * minus_w2_x
    t141 = minus_K4at3_x * t67 + K4at3_y * t66 - minus_h4_y * v2_3_y

    # joint 4 from joint 2: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
    # L4at2_z = -h4_x, L4at2_x = h4_y, G4at2_y = -G4at4_z, G4at2_z = -G4at4_y, H4at2_x =
    #   -H4at4_x, H4at2_z = -H4at4_y, Z4at2_y = -Z4at4_z, G4at2_x = G4at3_x, H4at2_y =
    #   H4at3_y, Z4at2_x = Z4at3_x, Z4at2_z = Z4at3_z
    t142 = qd[3] * t33 - (s4 * N5_x + c4 * N5_z) - U3_yx * t122
    t143 = t142 - U3_yz * t121 + (minus_U2_zz - minus_U3_yy) * minus_Q4_xz
    t144 = t123 * minus_w2_x - t124 * w3_z - B4_yz * minus_w2_y
    t145 = t143 - minus_h4_x * minus_a4_z - t144
    E4at2_x = t145 + minus_Q4_yz * (qdd[3] - minus_U3_zx) + G4at4_y * t116
    minus_E4at2_y = E4at4_z + G4at4_y * t117
    E4at2_z = E4at3_z + (minus_p3_y * G4at3_x - p3_x * G4at4_z)
    D4at2_x = H4at4_y * t116 - D4at4_x
    minus_D4at2_y = B5_yy + H4at4_y * t117
    D4at2_z = p3_x * H4at3_y - minus_p3_y * H4at4_x - minus_D4at3_z
    minus_K4at2_x = minus_K4at3_x + minus_p3_y * minus_h4_x
    K4at2_y = K4at3_y - p3_x * minus_h4_x
    minus_K4at2_z = minus_K4at3_z + t11
    t146 = K4at2_y * U2_yz - minus_K4at2_x * U2_xz
    t147 = minus_K4at2_x * t67 + K4at2_y * t66 - minus_h4_y * v2_2_y

    # joint 4 from joint 1: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
    minus_G4at1_x = c2_3 * G4at3_x + s2_3 * G4at4_z
    t148 = s2_3 * E4at2_x - c2_3 * minus_E4at2_y
    minus_E4at1_z = t148 + 0.1501 * minus_G4at1_x
    H4at1_x = c2_3 * H4at4_x + s2_3 * H4at3_y
    D4at1_z = 0.1501 * H4at1_x - (s2_3 * D4at2_x - c2_3 * minus_D4at2_y)
    Z4at1_z = c2_3 * Z4at4_z - s2_3 * Z4at3_x

    # joint 3 from joint 3: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z
    # L3at3_y = h3_x, L3at3_x = -h3_y, K3at3_y = -Q3_yz, D3at3_z = B3_zz
    K3at3_z = Q3_xx + Q3_yy
    t149 = 2.0 * Q3_xy
    t150 = Q3_xx - Q3_yy
    t151 = B3_xx - B3_yy
    t152 = minus_U2_zx * t150 + U2_yx * minus_Q3_yz + minus_U2_zy * t149
    t153 = U2_xy * Q3_xz + minus_U2_zy * t150 - minus_U2_zx * t149
    t154 = U2_yz * minus_Q3_yz - U2_xz * Q3_xz
    t155 = t153 + (minus_U2_zz - minus_U2_xx) * minus_Q3_yz
    t156 = (minus_U2_yy - minus_U2_zz) * Q3_xz - t152 + h3_x * a3_z
    t157 = B3_xz * qd[1] - (t151 * minus_w2_x + t54 * minus_w2_y)
    t158 = t154 + (minus_U2_xx - minus_U2_yy) * t150
    t159 = t158 + (minus_h3_y * a3_y + h3_x * minus_a3_x)
    t160 = t159 + (B3_zy * minus_w2_x - B3_zx * minus_w2_y)
    E3at3_z = t160 - t149 * (U2_yx + U2_xy)
    t161 = t156 - (t151 * minus_w2_y - t54 * minus_w2_x + B3_yz * qd[1])
    E3at3_x = t161 - N3_y
    E3at3_y = t155 - minus_h3_y * a3_z + t157 + N3_x
    t162 = minus_U2_zx * minus_h3_y + minus_U2_zy * h3_x
    minus_G3at3_z = t162 + (minus_w2_x * P3_x + minus_w2_y * P3_y)
    G3at3_x = U2_xy * h3_x - minus_U2_xx * minus_h3_y - qd[1] * P3_x - F3_y
    G3at3_y = U2_yx * minus_h3_y - minus_U2_yy * h3_x - qd[1] * P3_y + F3_x
    t163 = Q3_xy * t66
    t164 = Q3_xy * t67
    D3at3_x = B3_xz - (t163 + Q3_yy * t67 + minus_Q3_yz * t57)
    D3at3_y = Q3_xx * t66 + t164 - Q3_xz * t57 + B3_yz
    H3at3_z = t67 * minus_h3_y - t66 * h3_x
    minus_H3at3_x = t57 * h3_x + P3_y
    H3at3_y = t57 * minus_h3_y + P3_x
    Z3at3_x = B3_zx - v2_3_z * h3_x - (Q3_xx * t67 - t163)
    Z3at3_y = B3_zy + v2_3_z * minus_h3_y - (t164 - Q3_yy * t66)

    # joint 3 from joint 2: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z
    # L3at2_y = h3_x, L3at2_x = -h3_y, G3at2_z = G3at3_z, G3at2_x = G3at3_x, G3at2_y =
    #   G3at3_y, H3at2_z = H3at3_z, H3at2_x = H3at3_x, H3at2_y = H3at3_y, Z3at2_x =
    #   Z3at3_x, Z3at2_y = Z3at3_y
    E3at2_x = E3at3_x + minus_p3_y * minus_G3at3_z
    E3at2_y = E3at3_y + p3_x * minus_G3at3_z
    E3at2_z = E3at3_z + (p3_x * G3at3_y + minus_p3_y * G3at3_x)
    D3at2_x = D3at3_x - minus_p3_y * H3at3_z
    D3at2_y = D3at3_y - p3_x * H3at3_z
    D3at2_z = p3_x * H3at3_y - minus_p3_y * minus_H3at3_x - minus_B3_zz
    K3at2_z = K3at3_z + (t9 + t10)
    t165 = minus_h3_y * a2_y + h3_x * minus_a2_x
    t166 = Z3at3_y * minus_w2_x - Z3at3_x * minus_w2_y

    # joint 3 from joint 1: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z
    G3at1_x = s2_3 * G3at3_y - c2_3 * G3at3_x
    E3at1_z = 0.1501 * G3at1_x - (s2_3 * E3at2_x + c2_3 * E3at2_y)
    H3at1_x = c2_3 * minus_H3at3_x + s2_3 * H3at3_y
    D3at1_z = 0.1501 * H3at1_x - (s2_3 * D3at2_x + c2_3 * D3at2_y)
    minus_Z3at1_z = s2_3 * Z3at3_x + c2_3 * Z3at3_y

    # joint 2 from joint 2: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z
    # L2at2_y = h2_x, L2at2_x = -h2_y, H2at2_x = -P2_y
    t167 = t18 - 2.0 * s2_3 * t20
    t168 = qdd[0] * Q2_xz + minus_U1_xx * t167 + (9.81 * h2_y + h2_x * t59)
    E2at2_z = t168 - B2_zx * qd[0]

    # joint 2 from joint 1: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z
    # L2at1_x = h2_y, H2at1_x = P2_y
    t169 = 2.0 * Q2_xy
    t170 = qd[0] * t169
    t171 = (t19 * t56 - t55 - t57 * t167) * qd[0]
    G2at1_x = F2_y - minus_U1_xx * h2_y
    t172 = h2_y * minus_a2_z - qdd[0] * t169 + t171 - N2_x
    E2at1_z = t172 + 0.1501 * G2at1_x
    t173 = 0.1501 * P2_y - t170 - (s2_3 * B3_xz + c2_3 * B3_yz)
    D2at1_z = t173 + t57 * Q2_xz
    Z2at1_z = t170 - B2_zy

    dtau_dq = np.empty((6, 6, *batch), dtype)
    dtau_dqd = np.empty((6, 6, *batch), dtype)
    dtau_dq[0, 0] = 0.0
    dtau_dq[0, 1] = E2at1_z
    dtau_dq[0, 2] = E3at1_z
    dtau_dq[0, 3] = -minus_E4at1_z
    dtau_dq[0, 4] = E5at1_z
    dtau_dq[0, 5] = 0.0
    dtau_dq[1, 0] = 0.0
    dtau_dq[1, 1] = E2at2_z
    dtau_dq[1, 2] = E3at2_z
    dtau_dq[1, 3] = E4at2_z
    dtau_dq[1, 4] = E5at2_z
    dtau_dq[1, 5] = 0.0
    dtau_dq[2, 0] = 0.0
    dtau_dq[2, 1] = t154 - K3at2_z * minus_U2_zz + t165 + t166
    dtau_dq[2, 2] = E3at3_z
    dtau_dq[2, 3] = E4at3_z
    dtau_dq[2, 4] = E5at3_z
    dtau_dq[2, 5] = 0.0
    dtau_dq[3, 0] = 0.0
    dtau_dq[3, 1] = t146 + minus_K4at2_z * minus_U2_zz - minus_h4_y * a2_y - t140
    dtau_dq[3, 2] = t138 + minus_K4at3_z * minus_U2_zz + t139 - t140
    dtau_dq[3, 3] = E4at4_z
    dtau_dq[3, 4] = -E5at5_y
    dtau_dq[3, 5] = 0.0
    dtau_dq[4, 0] = 0.0
    dtau_dq[4, 1] = t118 + (L5at3_x * a2_y + h5_x * minus_a2_x) + t114
    dtau_dq[4, 2] = t113 + (t112 + L5at3_z * t109) + t114
    dtau_dq[4, 3] = t107 + K5at5_z * minus_U4_yz - t108
    dtau_dq[4, 4] = E5at5_z
    dtau_dq[4, 5] = 0.0
    dtau_dq[5, 0] = 0.0
    dtau_dq[5, 1] = K6at3_x * U2_xz - K6at4_z * U2_yz - t85
    dtau_dq[5, 2] = K6at3_x * U3_xz - K6at4_z * U3_yz - t85
    dtau_dq[5, 3] = t83 - (minus_K6at4_x * U4_xz + K6at4_z * minus_U4_zz)
    dtau_dq[5, 4] = 4e-05 * minus_U5_yz - minus_D6at6_x * minus_w5_y
    dtau_dq[5, 5] = 0.0
    dtau_dqd[0, 0] = B1_zz
    dtau_dqd[0, 1] = D2at1_z
    dtau_dqd[0, 2] = D3at1_z
    dtau_dqd[0, 3] = D4at1_z
    dtau_dqd[0, 4] = D5at1_z
    dtau_dqd[0, 5] = -minus_D6at1_z
    dtau_dqd[1, 0] = Z2at1_z
    dtau_dqd[1, 1] = -minus_B2_zz
    dtau_dqd[1, 2] = D3at2_z
    dtau_dqd[1, 3] = D4at2_z
    dtau_dqd[1, 4] = D5at2_z
    dtau_dqd[1, 5] = D6at3_z
    dtau_dqd[2, 0] = -minus_Z3at1_z
    dtau_dqd[2, 1] = t71 + h3_x * (minus_v2_2_x + v2_3_x)
    dtau_dqd[2, 2] = -minus_B3_zz
    dtau_dqd[2, 3] = -minus_D4at3_z
    dtau_dqd[2, 4] = -minus_D5at3_z
    dtau_dqd[2, 5] = D6at3_z
    dtau_dqd[3, 0] = Z4at1_z
    dtau_dqd[3, 1] = t147 + Z4at3_z
    dtau_dqd[3, 2] = t141 + Z4at3_z
    dtau_dqd[3, 3] = B5_yy
    dtau_dqd[3, 4] = -D5at5_y
    dtau_dqd[3, 5] = -minus_D6at4_z
    dtau_dqd[4, 0] = -minus_Z5at1_z
    dtau_dqd[4, 1] = K5at2_y * t66 + minus_K5at2_x * t67 + t119 - minus_Z5at3_z
    dtau_dqd[4, 2] = t115 + (L5at3_x * v2_3_y - h5_x * v2_3_x) - minus_Z5at3_z
    dtau_dqd[4, 3] = -(Z5at5_y + (t103 - K5at5_z * t87))
    dtau_dqd[4, 4] = 0.0
    dtau_dqd[4, 5] = minus_D6at6_y
    dtau_dqd[5, 0] = -minus_D6at1_z
    dtau_dqd[5, 1] = t86
    dtau_dqd[5, 2] = t86
    dtau_dqd[5, 3] = minus_K6at4_x * t88 - minus_D6at4_z
    dtau_dqd[5, 4] = -minus_D6at6_y
    dtau_dqd[5, 5] = 0.0
    return _packed(dtau_dq, 2), _packed(dtau_dqd, 2)


def regressor(q, qd, qdd):
    """tau = Y x in the inertial parameters x of all links, rotors not included.

    q: joint positions (rad), shape (..., 6)
    qd: joint velocities (rad/s), shape (..., 6)
    qdd: joint accelerations (rad/s^2), shape (..., 6)
    Y: columns: m, mcx, mcy, mcz, Ixx, Ixy, Iyy, Ixz, Iyz, Izz of link 1, then of link 2, ...
        (N m per unit of the parameter); the manifest names the 60 columns, shape (..., 6, 60)
    """
    batch, dtype, q, qd, qdd = _unpack(
        ("q", q, (6,)),
        ("qd", qd, (6,)),
        ("qdd", qdd, (6,)),
    )

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

    # link 1: products P = w w^T
    P1_zz = qd[0] * qd[0]

    # link 2: angular velocity w
    # w2_z = qd[1]
    minus_w2_x = s2 * qd[0]
    minus_w2_y = c2 * qd[0]

    # link 2: angular acceleration alpha
    # alpha2_z = qdd[1]
    # minus_P2_yz, minus_P2_xz: link 2: products P = w w^T
    minus_P2_yz = minus_w2_y * qd[1]
    minus_P2_xz = minus_w2_x * qd[1]
    minus_alpha2_x = s2 * qdd[0] + minus_P2_yz
    alpha2_y = minus_P2_xz - c2 * qdd[0]
    t1 = minus_P2_yz * s2 + alpha2_y * c2
    t2 = qdd[0] + t1

    # link 2: products P = w w^T
    # P2_zy = P2_yz, P2_zx = P2_xz, P2_yx = P2_xy
    P2_xx = minus_w2_x * minus_w2_x
    P2_xy = minus_w2_x * minus_w2_y
    P2_yy = minus_w2_y * minus_w2_y
    P2_zz = qd[1] * qd[1]

    # link 2: U = [alpha] + [w][w]
    minus_U2_xx = P2_yy + P2_zz
    U2_xy = P2_xy - qdd[1]
    U2_xz = alpha2_y - minus_P2_xz
    U2_yx = P2_xy + qdd[1]
    minus_U2_yy = P2_xx + P2_zz
    U2_yz = minus_alpha2_x - minus_P2_yz
    minus_U2_zx = minus_P2_xz + alpha2_y
    minus_U2_zy = minus_P2_yz + minus_alpha2_x
    minus_U2_zz = P2_xx + P2_yy

    # link 2: acceleration a of its origin, gravity included
    t3 = 0.2435 * qdd[0]
    minus_a2_z = 0.2435 * P1_zz
    minus_a2_x = c2 * t3 + 9.81 * s2
    a2_y = s2 * t3 - 9.81 * c2

    # link 2: differences D on the diagonal of U
    D2_x = minus_U2_zz - minus_U2_yy
    D2_y = minus_U2_xx - minus_U2_zz
    D2_z = minus_U2_yy - minus_U2_xx
    t4 = U2_yx * s2 + D2_y * c2
    t5 = 0.487 * qdd[0]
    t6 = t2 - t1

    # link 3: angular velocity w
    minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y
    w3_y = s3 * minus_w2_x - c3 * minus_w2_y
    w3_z = qd[1] + qd[2]

    # link 3: angular acceleration alpha
    alpha3_x = s3 * alpha2_y - c3 * minus_alpha2_x + w3_y * qd[2]
    alpha3_y = s3 * minus_alpha2_x + c3 * alpha2_y + minus_w3_x * qd[2]
    alpha3_z = qdd[1] + qdd[2]

    # link 3: products P = w w^T
    # P3_yx = P3_xy, P3_zx = P3_xz, P3_zy = P3_yz
    P3_xx = minus_w3_x * minus_w3_x
    minus_P3_xy = minus_w3_x * w3_y
    minus_P3_xz = minus_w3_x * w3_z
    P3_yy = w3_y * w3_y
    P3_yz = w3_y * w3_z
    P3_zz = w3_z * w3_z
    t7 = alpha3_x - P3_yz

    # link 3: U = [alpha] + [w][w]
    minus_U3_xx = P3_yy + P3_zz
    minus_U3_xy = minus_P3_xy + alpha3_z
    U3_xz = alpha3_y - minus_P3_xz
    U3_yx = alpha3_z - minus_P3_xy
    minus_U3_yy = P3_xx + P3_zz
    minus_U3_zx = minus_P3_xz + alpha3_y
    U3_zy = P3_yz + alpha3_x
    minus_U3_zz = P3_xx + P3_yy

    # link 3: acceleration a of its origin, gravity included
    t8 = minus_a2_x + (0.4318 * minus_U2_xx + 0.0934 * U2_xz)
    t9 = a2_y + (0.4318 * U2_yx - 0.0934 * U2_yz)
    a3_z = 0.0934 * minus_U2_zz - 0.4318 * minus_U2_zx - minus_a2_z
    a3_x = s3 * t9 - c3 * t8
    a3_y = s3 * t8 + c3 * t9

    # link 3: differences D on the diagonal of U
    D3_x = minus_U3_zz - minus_U3_yy
    D3_y = minus_U3_xx - minus_U3_zz
    D3_z = minus_U3_yy - minus_U3_xx
    t10 = 0.8662 * minus_U3_xy - 0.0203 * D3_z

    # link 4: angular velocity w
    w4_x = s4 * w3_z - c4 * minus_w3_x
    w4_y = s4 * minus_w3_x + c4 * w3_z
    w4_z = qd[3] - w3_y

    # link 4: angular acceleration alpha
    alpha4_x = c4 * alpha3_x + s4 * alpha3_z + w4_y * qd[3]
    alpha4_y = c4 * alpha3_z - s4 * alpha3_x - w4_x * qd[3]
    alpha4_z = qdd[3] - alpha3_y

    # link 4: products P = w w^T
    # P4_yx = P4_xy, P4_zx = P4_xz, P4_zy = P4_yz
    P4_xx = w4_x * w4_x
    P4_xy = w4_x * w4_y
    P4_xz = w4_x * w4_z
    P4_yy = w4_y * w4_y
    P4_yz = w4_y * w4_z
    P4_zz = w4_z * w4_z
    t11 = alpha4_x - P4_yz
    t12 = P4_yz * s4
    t13 = alpha4_y * c4 - t12
    t14 = t12 - P4_xz * c4
    t15 = minus_U3_xy - t13

    # link 4: U = [alpha] + [w][w]
    minus_U4_xx = P4_yy + P4_zz
    U4_xy = P4_xy - alpha4_z
    U4_xz = P4_xz + alpha4_y
    U4_yx = P4_xy + alpha4_z
    minus_U4_yy = P4_xx + P4_zz
    U4_zx = P4_xz - alpha4_y
    U4_zy = P4_yz + alpha4_x
    minus_U4_zz = P4_xx + P4_yy
    t16 = U4_zy * c4 - U4_zx * s4

    # link 4: acceleration a of its origin, gravity included
    t17 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy)
    minus_a4_z = a3_y + (0.4331 * minus_U3_yy - 0.0203 * U3_yx)
    t18 = a3_z + (0.0203 * minus_U3_zx - 0.4331 * U3_zy)
    a4_x = c4 * t17 + s4 * t18
    a4_y = c4 * t18 - s4 * t17
    t19 = a4_y * s5

    # link 4: differences D on the diagonal of U
    D4_x = minus_U4_zz - minus_U4_yy
    D4_y = minus_U4_xx - minus_U4_zz
    D4_z = minus_U4_yy - minus_U4_xx
    t20 = U4_yx * s4 + D4_y * c4
    t21 = D4_x * s4 - U4_xy * c4

    # link 5: angular velocity w
    w5_x = c5 * w4_x - s5 * w4_z
    minus_w5_y = s5 * w4_x + c5 * w4_z
    w5_z = w4_y + qd[4]

    # link 5: angular acceleration alpha
    alpha5_x = c5 * alpha4_x - s5 * alpha4_z - minus_w5_y * qd[4]
    minus_alpha5_y = s5 * alpha4_x + c5 * alpha4_z + w5_x * qd[4]
    alpha5_z = alpha4_y + qdd[4]

    # link 5: products P = w w^T
    # P5_yx = P5_xy, P5_zx = P5_xz, P5_zy = P5_yz
    P5_xx = w5_x * w5_x
    minus_P5_xy = w5_x * minus_w5_y
    P5_xz = w5_x * w5_z
    P5_yy = minus_w5_y * minus_w5_y
    minus_P5_yz = minus_w5_y * w5_z
    P5_zz = w5_z * w5_z
    t22 = minus_P5_yz * s5
    t23 = minus_alpha5_y * c5 - t22
    t24 = t22 + P5_xz * c5
    t25 = U4_xy + t23

    # link 5: U = [alpha] + [w][w]
    minus_U5_xx = P5_yy + P5_zz
    minus_U5_xy = minus_P5_xy + alpha5_z
    U5_xz = P5_xz - minus_alpha5_y
    U5_yx = alpha5_z - minus_P5_xy
    minus_U5_yy = P5_xx + P5_zz
    minus_U5_yz = minus_P5_yz + alpha5_x
    U5_zx = P5_xz + minus_alpha5_y
    U5_zy = alpha5_x - minus_P5_yz
    minus_U5_zz = P5_xx + P5_yy

    # link 5: acceleration a of its origin, gravity included
    # a5_z = a4_y
    a5_x = c5 * a4_x + s5 * minus_a4_z
    a5_y = c5 * minus_a4_z - s5 * a4_x

    # link 5: differences D on the diagonal of U
    D5_x = minus_U5_zz - minus_U5_yy
    D5_y = minus_U5_xx - minus_U5_zz
    D5_z = minus_U5_yy - minus_U5_xx

    # link 6: angular velocity w
    w6_x = c6 * w5_x + s6 * w5_z
    w6_y = c6 * w5_z - s6 * w5_x
    w6_z = minus_w5_y + qd[5]

    # link 6: angular acceleration alpha
    alpha6_x = c6 * alpha5_x + s6 * alpha5_z + w6_y * qd[5]
    alpha6_y = c6 * alpha5_z - s6 * alpha5_x - w6_x * qd[5]
    alpha6_z = minus_alpha5_y + qdd[5]

    # link 6: products P = w w^T
    # P6_yx = P6_xy, P6_zx = P6_xz, P6_zy = P6_yz
    P6_xx = w6_x * w6_x
    P6_xy = w6_x * w6_y
    P6_xz = w6_x * w6_z
    P6_yy = w6_y * w6_y
    P6_yz = w6_y * w6_z
    P6_zz = w6_z * w6_z
    t26 = alpha6_x - P6_yz
    t27 = P6_yz * s6
    t28 = alpha6_y * c6 - t27

    # link 6: U = [alpha] + [w][w]
    minus_U6_xx = P6_yy + P6_zz
    U6_xy = P6_xy - alpha6_z
    U6_xz = P6_xz + alpha6_y
    U6_yx = P6_xy + alpha6_z
    minus_U6_yy = P6_xx + P6_zz
    U6_zx = P6_xz - alpha6_y
    U6_zy = P6_yz + alpha6_x
    minus_U6_zz = P6_xx + P6_yy

    # link 6: acceleration a of its origin, gravity included
    a6_x = c6 * a5_x + s6 * a4_y
    a6_y = c6 * a4_y - s6 * a5_x

    # link 6: differences D on the diagonal of U
    D6_x = minus_U6_zz - minus_U6_yy
    D6_y = minus_U6_xx - minus_U6_zz
    D6_z = minus_U6_yy - minus_U6_xx

    # screw of joint 1 seen from link 2 (angular s, linear t)
    # s1in2_x = -s2, s1in2_y = -c2
    minus_t1in2_x = 0.2435 * c2
    t1in2_y = 0.2435 * s2
    t29 = U2_xy * minus_t1in2_x + minus_U2_yy * t1in2_y

    # screw of joint 1 seen from link 3 (angular s, linear t)
    minus_s1in3_x = c3 * s2 + s3 * c2
    s1in3_y = s3 * s2 - c3 * c2
    t1in3_z = 0.4318 * c2
    t30 = 0.1501 * c2
    t31 = 0.1501 * s2
    t1in3_x = s3 * t31 - c3 * t30
    t1in3_y = c3 * t31 + s3 * t30
    t32 = U3_yx * t1in3_y - minus_U3_xx * t1in3_x - minus_U3_zx * t1in3_z
    t33 = minus_U3_xy * t1in3_x + minus_U3_yy * t1in3_y
    t34 = U3_zy * t1in3_z - t33 - a3_z * minus_s1in3_x
    t35 = U3_zy * s1in3_y - minus_U3_zx * minus_s1in3_x
    t36 = P3_yz * minus_s1in3_x
    t37 = t36 + alpha3_y * s1in3_y
    t38 = minus_P3_xz * s1in3_y - t36
    t39 = t6 - t37
    t40 = t39 + t38

    # screw of joint 2 seen from link 3 (angular s, linear t)
    t2in3_x = 0.4318 * s3
    t2in3_y = 0.4318 * c3
    t41 = a3_x + (minus_U3_xy * t2in3_x + minus_U3_yy * t2in3_y)

    # screw of joint 1 seen from link 4 (angular s, linear t)
    minus_s1in4_x = c4 * minus_s1in3_x
    s1in4_y = s4 * minus_s1in3_x
    t42 = t1in3_z + (0.0203 * s1in3_y + 0.4331 * minus_s1in3_x)
    t1in4_x = c4 * t1in3_x + s4 * t42
    t1in4_y = c4 * t42 - s4 * t1in3_x
    t43 = a4_x * t1in4_x + a4_y * t1in4_y + minus_a4_z * t1in3_y
    t44 = U4_yx * t1in4_y - minus_U4_xx * t1in4_x - U4_zx * t1in3_y
    t45 = U4_xy * t1in4_x - minus_U4_yy * t1in4_y - U4_zy * t1in3_y
    t46 = minus_a4_z * minus_s1in4_x + a4_x * s1in3_y + t45
    t47 = P4_yz * minus_s1in4_x
    t48 = t47 + alpha4_y * s1in4_y - P4_xy * s1in3_y
    t49 = alpha4_z * s1in3_y + (t47 + P4_xz * s1in4_y)
    t50 = t40 - t48

    # screw of joint 2 seen from link 4 (angular s, linear t)
    # s2in4_y = c4, s2in4_x = s4
    t51 = t2in3_x + 0.4331
    t2in4_x = c4 * t51
    minus_t2in4_y = s4 * t51
    t2in4_z = 0.0203 - t2in3_y
    t52 = a4_x * t2in4_x - a4_y * minus_t2in4_y - minus_a4_z * t2in4_z
    t53 = minus_a4_z * c4
    t54 = minus_U4_xx * t2in4_x + U4_yx * minus_t2in4_y
    t55 = minus_a4_z * s4
    t56 = U4_xy * t2in4_x + minus_U4_yy * minus_t2in4_y + U4_zy * t2in4_z
    t57 = t56 - t55

    # screw of joint 3 seen from link 4 (angular s, linear t)
    # s3in4_y = c4, s3in4_x = s4
    t3in4_x = 0.4331 * c4
    minus_t3in4_y = 0.4331 * s4
    t58 = a4_x * t3in4_x - a4_y * minus_t3in4_y - 0.0203 * minus_a4_z
    t59 = 0.0203 * U4_zx - (minus_U4_xx * t3in4_x + U4_yx * minus_t3in4_y)
    t60 = U4_xy * t3in4_x + minus_U4_yy * minus_t3in4_y + 0.0203 * U4_zy
    t61 = t60 - t55

    # screw of joint 1 seen from link 5 (angular s, linear t)
    # s1in5_z = s1in4_y, t1in5_z = t1in4_y
    minus_s1in5_x = c5 * minus_s1in4_x - s5 * s1in3_y
    s1in5_y = s5 * minus_s1in4_x + c5 * s1in3_y
    t1in5_x = c5 * t1in4_x + s5 * t1in3_y
    minus_t1in5_y = s5 * t1in4_x - c5 * t1in3_y
    t62 = minus_U5_xx * t1in5_x + U5_yx * minus_t1in5_y
    t63 = minus_U5_yy * minus_t1in5_y - minus_U5_xy * t1in5_x
    t64 = t63 + U5_zy * t1in4_y - (a4_y * minus_s1in5_x + a5_x * s1in4_y)
    t65 = minus_P5_yz * minus_s1in5_x
    t66 = t65 + minus_alpha5_y * s1in5_y + minus_P5_xy * s1in4_y
    t67 = t65 - P5_xz * s1in5_y + alpha5_z * s1in4_y
    t68 = t50 - t49 + t66

    # screw of joint 2 seen from link 5 (angular s, linear t)
    # s2in5_z = c4, t2in5_z = t2in4_y
    s2in5_x = c5 * s4
    minus_s2in5_y = s5 * s4
    t2in5_x = c5 * t2in4_x - s5 * t2in4_z
    minus_t2in5_y = s5 * t2in4_x + c5 * t2in4_z
    t69 = a5_y * c4 + a4_y * minus_s2in5_y
    t70 = minus_U5_xx * t2in5_x + U5_yx * minus_t2in5_y
    t71 = a4_y * s2in5_x - a5_x * c4
    t72 = minus_U5_yy * minus_t2in5_y - minus_U5_xy * t2in5_x
    t73 = t71 + (t72 - U5_zy * minus_t2in4_y)
    t74 = D5_z * c4 - (U5_zx * s2in5_x + U5_zy * minus_s2in5_y)
    t75 = minus_P5_yz * s2in5_x
    t76 = t75 + minus_alpha5_y * minus_s2in5_y - minus_P5_xy * c4
    t77 = U5_yx * s2in5_x - D5_y * minus_s2in5_y + minus_U5_yz * c4
    t78 = D5_x * s2in5_x - minus_U5_xy * minus_s2in5_y + U5_xz * c4
    t79 = P5_xz * minus_s2in5_y - t75 + alpha5_z * c4
    t80 = t15 + t14 - t76

    # screw of joint 3 seen from link 5 (angular s, linear t)
    # s3in5_z = c4, t3in5_z = t3in4_y, s3in5_x = s2in5_x, s3in5_y = s2in5_y
    t3in5_x = c5 * t3in4_x - 0.0203 * s5
    minus_t3in5_y = s5 * t3in4_x + 0.0203 * c5
    t81 = minus_U5_xx * t3in5_x + U5_yx * minus_t3in5_y
    t82 = minus_U5_yy * minus_t3in5_y - minus_U5_xy * t3in5_x
    t83 = t71 + (t82 - U5_zy * minus_t3in4_y)

    # screw of joint 1 seen from link 6 (angular s, linear t)
    # t1in6_z = -t1in5_y
    s1in6_x = s6 * s1in4_y - c6 * minus_s1in5_x
    s1in6_y = s6 * minus_s1in5_x + c6 * s1in4_y
    t1in6_x = c6 * t1in5_x + s6 * t1in4_y
    t1in6_y = c6 * t1in4_y - s6 * t1in5_x
    t84 = U6_yx * t1in6_y - minus_U6_xx * t1in6_x + U6_zx * minus_t1in5_y
    t85 = U6_xy * t1in6_x - minus_U6_yy * t1in6_y + U6_zy * minus_t1in5_y
    t86 = P6_yz * s1in6_x
    t87 = alpha6_y * s1in6_y - t86 - P6_xy * s1in5_y

    # screw of joint 2 seen from link 6 (angular s, linear t)
    # s2in6_z = -s2in5_y, t2in6_z = -t2in5_y
    s2in6_x = c6 * s2in5_x + s6 * c4
    s2in6_y = c6 * c4 - s6 * s2in5_x
    t2in6_x = c6 * t2in5_x - s6 * minus_t2in4_y
    minus_t2in6_y = s6 * t2in5_x + c6 * minus_t2in4_y
    t88 = a5_y * s2in6_y + a6_y * minus_s2in5_y
    t89 = minus_U6_xx * t2in6_x + U6_yx * minus_t2in6_y
    t90 = a5_y * s2in6_x + a6_x * minus_s2in5_y
    t91 = U6_xy * t2in6_x + minus_U6_yy * minus_t2in6_y
    t92 = U6_zy * s2in6_y - U6_zx * s2in6_x + D6_z * minus_s2in5_y
    t93 = P6_yz * s2in6_x
    t94 = alpha6_y * s2in6_y - t93 + P6_xy * minus_s2in5_y
    t95 = U6_yx * s2in6_x + D6_y * s2in6_y + t26 * minus_s2in5_y
    t96 = D6_x * s2in6_x - U6_xy * s2in6_y + U6_xz * minus_s2in5_y
    t97 = t93 - P6_xz * s2in6_y + alpha6_z * minus_s2in5_y
    t98 = t80 + t79 - t94

    # screw of joint 3 seen from link 6 (angular s, linear t)
    # t3in6_z = -t3in5_y
    t3in6_x = c6 * t3in5_x - s6 * minus_t3in4_y
    minus_t3in6_y = s6 * t3in5_x + c6 * minus_t3in4_y
    t99 = minus_U6_xx * t3in6_x + U6_yx * minus_t3in6_y
    t100 = U6_xy * t3in6_x + minus_U6_yy * minus_t3in6_y

    # screw of joint 4 seen from link 6 (angular s, linear t)
    # s4in6_z = c5
    minus_s4in6_x = c6 * s5
    s4in6_y = s6 * s5

    # results
    t101 = P6_yz * minus_s4in6_x
    t102 = t101 + alpha6_y * s4in6_y + P6_xy * c5

    Y = np.empty((6, 60, *batch), dtype)
    Y[0, 0] = 0.0
    Y[0, 1] = 0.0
    Y[0, 2] = 0.0
    Y[0, 3] = 0.0
    Y[0, 4] = 0.0
    Y[0, 5] = 0.0
    Y[0, 6] = 0.0
    Y[0, 7] = 0.0
    Y[0, 8] = 0.0
    Y[0, 9] = qdd[0]
    Y[0, 10] = 0.05929225 * qdd[0]
    Y[0, 11] = minus_U2_xx * minus_t1in2_x + U2_yx * t1in2_y - minus_a2_z * c2
    Y[0, 12] = minus_a2_z * s2 - t29
    Y[0, 13] = t5
    Y[0, 14] = t2
    Y[0, 15] = minus_U2_zy * c2 - minus_U2_zx * s2
    Y[0, 16] = -t1
    Y[0, 17] = -t4
    Y[0, 18] = -(D2_x * s2 - U2_xy * c2)
    Y[0, 19] = 0.0
    Y[0, 20] = a3_x * t1in3_x + a3_y * t1in3_y + a3_z * t1in3_z
    Y[0, 21] = t32 - a3_z * s1in3_y
    Y[0, 22] = t34
    Y[0, 23] = t5 - 0.1868 * t6 + 0.4318 * t4
    Y[0, 24] = t39
    Y[0, 25] = t35
    Y[0, 26] = t37
    Y[0, 27] = D3_y * s1in3_y - U3_yx * minus_s1in3_x
    Y[0, 28] = minus_U3_xy * s1in3_y - D3_x * minus_s1in3_x
    Y[0, 29] = t38
    Y[0, 30] = t43
    Y[0, 31] = minus_a4_z * s1in4_y - a4_y * s1in3_y + t44
    Y[0, 32] = t46
    Y[0, 33] = 0.8662 * t40 - t34 - 0.0203 * t35
    Y[0, 34] = t50
    Y[0, 35] = U4_zy * s1in4_y + U4_zx * minus_s1in4_x - D4_z * s1in3_y
    Y[0, 36] = t48
    Y[0, 37] = D4_y * s1in4_y - U4_yx * minus_s1in4_x - t11 * s1in3_y
    Y[0, 38] = -(U4_xy * s1in4_y + D4_x * minus_s1in4_x + U4_xz * s1in3_y)
    Y[0, 39] = -t49
    Y[0, 40] = t43
    Y[0, 41] = a5_y * s1in4_y - a4_y * s1in5_y + (U5_zx * t1in4_y - t62)
    Y[0, 42] = t64
    Y[0, 43] = t46
    Y[0, 44] = t68
    Y[0, 45] = U5_zx * minus_s1in5_x + U5_zy * s1in5_y + D5_z * s1in4_y
    Y[0, 46] = -t66
    Y[0, 47] = D5_y * s1in5_y - U5_yx * minus_s1in5_x + minus_U5_yz * s1in4_y
    Y[0, 48] = minus_U5_xy * s1in5_y - D5_x * minus_s1in5_x + U5_xz * s1in4_y
    Y[0, 49] = t67
    Y[0, 50] = t43
    Y[0, 51] = a5_y * s1in6_y - a6_y * s1in5_y + t84
    Y[0, 52] = a6_x * s1in5_y - a5_y * s1in6_x + t85
    Y[0, 53] = -t64
    Y[0, 54] = t68 + t67 - t87
    Y[0, 55] = U6_zy * s1in6_y - U6_zx * s1in6_x - D6_z * s1in5_y
    Y[0, 56] = t87
    Y[0, 57] = U6_yx * s1in6_x + D6_y * s1in6_y - t26 * s1in5_y
    Y[0, 58] = D6_x * s1in6_x - U6_xy * s1in6_y - U6_xz * s1in5_y
    Y[0, 59] = t86 - P6_xz * s1in6_y - alpha6_z * s1in5_y
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
    Y[1, 12] = minus_a2_x
    Y[1, 13] = 0.0
    Y[1, 14] = -P2_xy
    Y[1, 15] = D2_z
    Y[1, 16] = P2_xy
    Y[1, 17] = -U2_yz
    Y[1, 18] = U2_xz
    Y[1, 19] = qdd[1]
    Y[1, 20] = a3_x * t2in3_x + a3_y * t2in3_y
    Y[1, 21] = a3_y + (U3_yx * t2in3_y - minus_U3_xx * t2in3_x)
    Y[1, 22] = -t41
    Y[1, 23] = 0.4318 * U2_yz
    Y[1, 24] = minus_P3_xy
    Y[1, 25] = D3_z
    Y[1, 26] = -minus_P3_xy
    Y[1, 27] = t7
    Y[1, 28] = U3_xz
    Y[1, 29] = alpha3_z
    Y[1, 30] = t52
    Y[1, 31] = t53 + (U4_zx * t2in4_z - t54)
    Y[1, 32] = t57
    Y[1, 33] = t41 + t10
    Y[1, 34] = t15
    Y[1, 35] = t16
    Y[1, 36] = t13
    Y[1, 37] = t20
    Y[1, 38] = t21
    Y[1, 39] = t14
    Y[1, 40] = t52
    Y[1, 41] = t69 - (t70 + U5_zx * minus_t2in4_y)
    Y[1, 42] = t73
    Y[1, 43] = t57
    Y[1, 44] = t80
    Y[1, 45] = t74
    Y[1, 46] = t76
    Y[1, 47] = t77
    Y[1, 48] = t78
    Y[1, 49] = t79
    Y[1, 50] = t52
    Y[1, 51] = t88 + (U6_zx * minus_t2in5_y - t89)
    Y[1, 52] = t91 + U6_zy * minus_t2in5_y - t90
    Y[1, 53] = -t73
    Y[1, 54] = t98
    Y[1, 55] = t92
    Y[1, 56] = t94
    Y[1, 57] = t95
    Y[1, 58] = t96
    Y[1, 59] = t97
    Y[2, 0] = 0.0
    Y[2, 1] = 0.0
    Y[2, 2] = 0.0
    Y[2, 3] = 0.0
    Y[2, 4] = 0.0
    Y[2, 5] = 0.0
    Y[2, 6] = 0.0
    Y[2, 7] = 0.0
    Y[2, 8] = 0.0
    Y[2, 9] = 0.0
    Y[2, 10] = 0.0
    Y[2, 11] = 0.0
    Y[2, 12] = 0.0
    Y[2, 13] = 0.0
    Y[2, 14] = 0.0
    Y[2, 15] = 0.0
    Y[2, 16] = 0.0
    Y[2, 17] = 0.0
    Y[2, 18] = 0.0
    Y[2, 19] = 0.0
    Y[2, 20] = 0.0
    Y[2, 21] = a3_y
    Y[2, 22] = -a3_x
    Y[2, 23] = 0.0
    Y[2, 24] = minus_P3_xy
    Y[2, 25] = D3_z
    Y[2, 26] = -minus_P3_xy
    Y[2, 27] = t7
    Y[2, 28] = U3_xz
    Y[2, 29] = alpha3_z
    Y[2, 30] = t58
    Y[2, 31] = t53 + t59
    Y[2, 32] = t61
    Y[2, 33] = a3_x + t10
    Y[2, 34] = t15
    Y[2, 35] = t16
    Y[2, 36] = t13
    Y[2, 37] = t20
    Y[2, 38] = t21
    Y[2, 39] = t14
    Y[2, 40] = t58
    Y[2, 41] = t69 - (t81 + U5_zx * minus_t3in4_y)
    Y[2, 42] = t83
    Y[2, 43] = t61
    Y[2, 44] = t80
    Y[2, 45] = t74
    Y[2, 46] = t76
    Y[2, 47] = t77
    Y[2, 48] = t78
    Y[2, 49] = t79
    Y[2, 50] = t58
    Y[2, 51] = t88 + (U6_zx * minus_t3in5_y - t99)
    Y[2, 52] = t100 + U6_zy * minus_t3in5_y - t90
    Y[2, 53] = -t83
    Y[2, 54] = t98
    Y[2, 55] = t92
    Y[2, 56] = t94
    Y[2, 57] = t95
    Y[2, 58] = t96
    Y[2, 59] = t97
    Y[3, 0] = 0.0
    Y[3, 1] = 0.0
    Y[3, 2] = 0.0
    Y[3, 3] = 0.0
    Y[3, 4] = 0.0
    Y[3, 5] = 0.0
    Y[3, 6] = 0.0
    Y[3, 7] = 0.0
    Y[3, 8] = 0.0
    Y[3, 9] = 0.0
    Y[3, 10] = 0.0
    Y[3, 11] = 0.0
    Y[3, 12] = 0.0
    Y[3, 13] = 0.0
    Y[3, 14] = 0.0
    Y[3, 15] = 0.0
    Y[3, 16] = 0.0
    Y[3, 17] = 0.0
    Y[3, 18] = 0.0
    Y[3, 19] = 0.0
    Y[3, 20] = 0.0
    Y[3, 21] = 0.0
    Y[3, 22] = 0.0
    Y[3, 23] = 0.0
    Y[3, 24] = 0.0
    Y[3, 25] = 0.0
    Y[3, 26] = 0.0
    Y[3, 27] = 0.0
    Y[3, 28] = 0.0
    Y[3, 29] = 0.0
    Y[3, 30] = 0.0
    Y[3, 31] = a4_y
    Y[3, 32] = -a4_x
    Y[3, 33] = 0.0
    Y[3, 34] = -P4_xy
    Y[3, 35] = D4_z
    Y[3, 36] = P4_xy
    Y[3, 37] = t11
    Y[3, 38] = U4_xz
    Y[3, 39] = alpha4_z
    Y[3, 40] = 0.0
    Y[3, 41] = a4_y * c5
    Y[3, 42] = -t19
    Y[3, 43] = -a4_x
    Y[3, 44] = -t25
    Y[3, 45] = U5_zx * s5 - U5_zy * c5
    Y[3, 46] = t23
    Y[3, 47] = -(U5_yx * s5 + D5_y * c5)
    Y[3, 48] = -(D5_x * s5 + minus_U5_xy * c5)
    Y[3, 49] = t24
    Y[3, 50] = 0.0
    Y[3, 51] = a5_y * s4in6_y + a6_y * c5
    Y[3, 52] = -(a6_x * c5 - a5_y * minus_s4in6_x)
    Y[3, 53] = t19
    Y[3, 54] = t24 - t25 - t102
    Y[3, 55] = U6_zy * s4in6_y + U6_zx * minus_s4in6_x + D6_z * c5
    Y[3, 56] = t102
    Y[3, 57] = D6_y * s4in6_y - U6_yx * minus_s4in6_x + t26 * c5
    Y[3, 58] = U6_xz * c5 - (U6_xy * s4in6_y + D6_x * minus_s4in6_x)
    Y[3, 59] = alpha6_z * c5 - (t101 + P6_xz * s4in6_y)
    Y[4, 0] = 0.0
    Y[4, 1] = 0.0
    Y[4, 2] = 0.0
    Y[4, 3] = 0.0
    Y[4, 4] = 0.0
    Y[4, 5] = 0.0
    Y[4, 6] = 0.0
    Y[4, 7] = 0.0
    Y[4, 8] = 0.0
    Y[4, 9] = 0.0
    Y[4, 10] = 0.0
    Y[4, 11] = 0.0
    Y[4, 12] = 0.0
    Y[4, 13] = 0.0
    Y[4, 14] = 0.0
    Y[4, 15] = 0.0
    Y[4, 16] = 0.0
    Y[4, 17] = 0.0
    Y[4, 18] = 0.0
    Y[4, 19] = 0.0
    Y[4, 20] = 0.0
    Y[4, 21] = 0.0
    Y[4, 22] = 0.0
    Y[4, 23] = 0.0
    Y[4, 24] = 0.0
    Y[4, 25] = 0.0
    Y[4, 26] = 0.0
    Y[4, 27] = 0.0
    Y[4, 28] = 0.0
    Y[4, 29] = 0.0
    Y[4, 30] = 0.0
    Y[4, 31] = 0.0
    Y[4, 32] = 0.0
    Y[4, 33] = 0.0
    Y[4, 34] = 0.0
    Y[4, 35] = 0.0
    Y[4, 36] = 0.0
    Y[4, 37] = 0.0
    Y[4, 38] = 0.0
    Y[4, 39] = 0.0
    Y[4, 40] = 0.0
    Y[4, 41] = a5_y
    Y[4, 42] = -a5_x
    Y[4, 43] = 0.0
    Y[4, 44] = minus_P5_xy
    Y[4, 45] = D5_z
    Y[4, 46] = -minus_P5_xy
    Y[4, 47] = minus_U5_yz
    Y[4, 48] = U5_xz
    Y[4, 49] = alpha5_z
    Y[4, 50] = 0.0
    Y[4, 51] = a5_y * c6
    Y[4, 52] = -a5_y * s6
    Y[4, 53] = a5_x
    Y[4, 54] = minus_U5_xy - t28
    Y[4, 55] = U6_zy * c6 - U6_zx * s6
    Y[4, 56] = t28
    Y[4, 57] = U6_yx * s6 + D6_y * c6
    Y[4, 58] = D6_x * s6 - U6_xy * c6
    Y[4, 59] = t27 - P6_xz * c6
    Y[5, 0] = 0.0
    Y[5, 1] = 0.0
    Y[5, 2] = 0.0
    Y[5, 3] = 0.0
    Y[5, 4] = 0.0
    Y[5, 5] = 0.0
    Y[5, 6] = 0.0
    Y[5, 7] = 0.0
    Y[5, 8] = 0.0
    Y[5, 9] = 0.0
    Y[5, 10] = 0.0
    Y[5, 11] = 0.0
    Y[5, 12] = 0.0
    Y[5, 13] = 0.0
    Y[5, 14] = 0.0
    Y[5, 15] = 0.0
    Y[5, 16] = 0.0
    Y[5, 17] = 0.0
    Y[5, 18] = 0.0
    Y[5, 19] = 0.0
    Y[5, 20] = 0.0
    Y[5, 21] = 0.0
    Y[5, 22] = 0.0
    Y[5, 23] = 0.0
    Y[5, 24] = 0.0
    Y[5, 25] = 0.0
    Y[5, 26] = 0.0
    Y[5, 27] = 0.0
    Y[5, 28] = 0.0
    Y[5, 29] = 0.0
    Y[5, 30] = 0.0
    Y[5, 31] = 0.0
    Y[5, 32] = 0.0
    Y[5, 33] = 0.0
    Y[5, 34] = 0.0
    Y[5, 35] = 0.0
    Y[5, 36] = 0.0
    Y[5, 37] = 0.0
    Y[5, 38] = 0.0
    Y[5, 39] = 0.0
    Y[5, 40] = 0.0
    Y[5, 41] = 0.0
    Y[5, 42] = 0.0
    Y[5, 43] = 0.0
    Y[5, 44] = 0.0
    Y[5, 45] = 0.0
    Y[5, 46] = 0.0
    Y[5, 47] = 0.0
    Y[5, 48] = 0.0
    Y[5, 49] = 0.0
    Y[5, 50] = 0.0
    Y[5, 51] = a6_y
    Y[5, 52] = -a6_x
    Y[5, 53] = 0.0
    Y[5, 54] = -P6_xy
    Y[5, 55] = D6_z
    Y[5, 56] = P6_xy
    Y[5, 57] = t26
    Y[5, 58] = U6_xz
    Y[5, 59] = alpha6_z
    return _packed(Y, 2)


def base_regressor(q, qd, qdd):
    """tau = Yb pb in the base parameters pb, the fewest that the dynamics holds.

    q: joint positions (rad), shape (..., 6)
    qd: joint velocities (rad/s), shape (..., 6)
    qdd: joint accelerations (rad/s^2), shape (..., 6)
    Yb: a column for each base parameter (N m per unit of the parameter); columns: link1.IzzR,
        link2.mcxR, link2.mcy, link2.IxxR, link2.Ixy, link2.IxzR, link2.Iyz, link2.IzzR,
        link3.mcxR, link3.mcyR, link3.IxxR, link3.IxyR, link3.Ixz, link3.Iyz, link3.IzzR,
        link4.mcx, link4.mcyR, link4.IxxR, link4.Ixy, link4.Ixz, link4.Iyz, link4.IzzR,
        link5.mcx, link5.mcyR, link5.IxxR, link5.Ixy, link5.Ixz, link5.Iyz, link5.IzzR,
        link6.mcx, link6.mcy, link6.IxxR, link6.Ixy, link6.Ixz, link6.Iyz, link6.Izz, shape
        (..., 6, 36)
    """
    batch, dtype, q, qd, qdd = _unpack(
        ("q", q, (6,)),
        ("qd", qd, (6,)),
        ("qdd", qdd, (6,)),
    )

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

    # link 1: products P = w w^T
    P1_zz = qd[0] * qd[0]

    # link 2: angular velocity w
    # w2_z = qd[1]
    minus_w2_x = s2 * qd[0]
    minus_w2_y = c2 * qd[0]

    # link 2: angular acceleration alpha
    # alpha2_z = qdd[1]
    # minus_P2_yz, minus_P2_xz: link 2: products P = w w^T
    minus_P2_yz = minus_w2_y * qd[1]
    minus_P2_xz = minus_w2_x * qd[1]
    minus_alpha2_x = s2 * qdd[0] + minus_P2_yz
    alpha2_y = minus_P2_xz - c2 * qdd[0]
    t1 = minus_P2_yz * s2 + alpha2_y * c2
    t2 = qdd[0] + t1

    # link 2: products P = w w^T
    # P2_zy = P2_yz, P2_zx = P2_xz, P2_yx = P2_xy
    P2_xx = minus_w2_x * minus_w2_x
    P2_xy = minus_w2_x * minus_w2_y
    P2_yy = minus_w2_y * minus_w2_y
    P2_zz = qd[1] * qd[1]

    # link 2: U = [alpha] + [w][w]
    minus_U2_xx = P2_yy + P2_zz
    U2_xy = P2_xy - qdd[1]
    U2_xz = alpha2_y - minus_P2_xz
    U2_yx = P2_xy + qdd[1]
    minus_U2_yy = P2_xx + P2_zz
    U2_yz = minus_alpha2_x - minus_P2_yz
    minus_U2_zx = minus_P2_xz + alpha2_y
    minus_U2_zy = minus_P2_yz + minus_alpha2_x
    minus_U2_zz = P2_xx + P2_yy

    # link 2: acceleration a of its origin, gravity included
    t3 = 0.2435 * qdd[0]
    minus_a2_z = 0.2435 * P1_zz
    minus_a2_x = c2 * t3 + 9.81 * s2
    a2_y = s2 * t3 - 9.81 * c2

    # link 2: differences D on the diagonal of U
    D2_x = minus_U2_zz - minus_U2_yy
    D2_y = minus_U2_xx - minus_U2_zz
    D2_z = minus_U2_yy - minus_U2_xx

    # link 3: angular velocity w
    minus_w3_x = c3 * minus_w2_x + s3 * minus_w2_y
    w3_y = s3 * minus_w2_x - c3 * minus_w2_y
    w3_z = qd[1] + qd[2]

    # link 3: angular acceleration alpha
    alpha3_x = s3 * alpha2_y - c3 * minus_alpha2_x + w3_y * qd[2]
    alpha3_y = s3 * minus_alpha2_x + c3 * alpha2_y + minus_w3_x * qd[2]
    alpha3_z = qdd[1] + qdd[2]

    # link 3: products P = w w^T
    # P3_yx = P3_xy, P3_zx = P3_xz, P3_zy = P3_yz
    P3_xx = minus_w3_x * minus_w3_x
    minus_P3_xy = minus_w3_x * w3_y
    minus_P3_xz = minus_w3_x * w3_z
    P3_yy = w3_y * w3_y
    P3_yz = w3_y * w3_z
    P3_zz = w3_z * w3_z
    t4 = alpha3_x - P3_yz

    # link 3: U = [alpha] + [w][w]
    minus_U3_xx = P3_yy + P3_zz
    minus_U3_xy = minus_P3_xy + alpha3_z
    U3_xz = alpha3_y - minus_P3_xz
    U3_yx = alpha3_z - minus_P3_xy
    minus_U3_yy = P3_xx + P3_zz
    minus_U3_zx = minus_P3_xz + alpha3_y
    U3_zy = P3_yz + alpha3_x
    minus_U3_zz = P3_xx + P3_yy

    # link 3: acceleration a of its origin, gravity included
    t5 = minus_a2_x + (0.4318 * minus_U2_xx + 0.0934 * U2_xz)
    t6 = a2_y + (0.4318 * U2_yx - 0.0934 * U2_yz)
    a3_z = 0.0934 * minus_U2_zz - 0.4318 * minus_U2_zx - minus_a2_z
    a3_x = s3 * t6 - c3 * t5
    a3_y = s3 * t5 + c3 * t6

    # link 3: differences D on the diagonal of U
    D3_x = minus_U3_zz - minus_U3_yy
    D3_y = minus_U3_xx - minus_U3_zz
    D3_z = minus_U3_yy - minus_U3_xx

    # link 4: angular velocity w
    w4_x = s4 * w3_z - c4 * minus_w3_x
    w4_y = s4 * minus_w3_x + c4 * w3_z
    w4_z = qd[3] - w3_y

    # link 4: angular acceleration alpha
    alpha4_x = c4 * alpha3_x + s4 * alpha3_z + w4_y * qd[3]
    alpha4_y = c4 * alpha3_z - s4 * alpha3_x - w4_x * qd[3]
    alpha4_z = qdd[3] - alpha3_y

    # link 4: products P = w w^T
    # P4_yx = P4_xy, P4_zx = P4_xz, P4_zy = P4_yz
    P4_xx = w4_x * w4_x
    P4_xy = w4_x * w4_y
    P4_xz = w4_x * w4_z
    P4_yy = w4_y * w4_y
    P4_yz = w4_y * w4_z
    P4_zz = w4_z * w4_z
    t7 = alpha4_x - P4_yz
    t8 = P4_yz * s4
    t9 = t8 - P4_xz * c4
    t10 = minus_U3_xy - (alpha4_y * c4 - t8)

    # link 4: U = [alpha] + [w][w]
    minus_U4_xx = P4_yy + P4_zz
    U4_xy = P4_xy - alpha4_z
    U4_xz = P4_xz + alpha4_y
    U4_yx = P4_xy + alpha4_z
    minus_U4_yy = P4_xx + P4_zz
    U4_zx = P4_xz - alpha4_y
    U4_zy = P4_yz + alpha4_x
    minus_U4_zz = P4_xx + P4_yy
    t11 = U4_zy * c4 - U4_zx * s4

    # link 4: acceleration a of its origin, gravity included
    t12 = a3_x + (0.0203 * minus_U3_xx + 0.4331 * minus_U3_xy)
    minus_a4_z = a3_y + (0.4331 * minus_U3_yy - 0.0203 * U3_yx)
    t13 = a3_z + (0.0203 * minus_U3_zx - 0.4331 * U3_zy)
    a4_x = c4 * t12 + s4 * t13
    a4_y = c4 * t13 - s4 * t12

    # link 4: differences D on the diagonal of U
    D4_x = minus_U4_zz - minus_U4_yy
    D4_y = minus_U4_xx - minus_U4_zz
    D4_z = minus_U4_yy - minus_U4_xx
    t14 = U4_yx * s4 + D4_y * c4
    t15 = D4_x * s4 - U4_xy * c4

    # link 5: angular velocity w
    w5_x = c5 * w4_x - s5 * w4_z
    minus_w5_y = s5 * w4_x + c5 * w4_z
    w5_z = w4_y + qd[4]

    # link 5: angular acceleration alpha
    alpha5_x = c5 * alpha4_x - s5 * alpha4_z - minus_w5_y * qd[4]
    minus_alpha5_y = s5 * alpha4_x + c5 * alpha4_z + w5_x * qd[4]
    alpha5_z = alpha4_y + qdd[4]

    # link 5: products P = w w^T
    # P5_yx = P5_xy, P5_zx = P5_xz, P5_zy = P5_yz
    P5_xx = w5_x * w5_x
    minus_P5_xy = w5_x * minus_w5_y
    P5_xz = w5_x * w5_z
    P5_yy = minus_w5_y * minus_w5_y
    minus_P5_yz = minus_w5_y * w5_z
    P5_zz = w5_z * w5_z
    t16 = minus_P5_yz * s5
    t17 = t16 + P5_xz * c5
    t18 = U4_xy + (minus_alpha5_y * c5 - t16)

    # link 5: U = [alpha] + [w][w]
    minus_U5_xx = P5_yy + P5_zz
    minus_U5_xy = minus_P5_xy + alpha5_z
    U5_xz = P5_xz - minus_alpha5_y
    U5_yx = alpha5_z - minus_P5_xy
    minus_U5_yy = P5_xx + P5_zz
    minus_U5_yz = minus_P5_yz + alpha5_x
    U5_zx = P5_xz + minus_alpha5_y
    U5_zy = alpha5_x - minus_P5_yz
    minus_U5_zz = P5_xx + P5_yy

    # link 5: acceleration a of its origin, gravity included
    # a5_z = a4_y
    a5_x = c5 * a4_x + s5 * minus_a4_z
    a5_y = c5 * minus_a4_z - s5 * a4_x

    # link 5: differences D on the diagonal of U
    D5_x = minus_U5_zz - minus_U5_yy
    D5_y = minus_U5_xx - minus_U5_zz
    D5_z = minus_U5_yy - minus_U5_xx

    # link 6: angular velocity w
    w6_x = c6 * w5_x + s6 * w5_z
    w6_y = c6 * w5_z - s6 * w5_x
    w6_z = minus_w5_y + qd[5]

    # link 6: angular acceleration alpha
    alpha6_x = c6 * alpha5_x + s6 * alpha5_z + w6_y * qd[5]
    alpha6_y = c6 * alpha5_z - s6 * alpha5_x - w6_x * qd[5]
    alpha6_z = minus_alpha5_y + qdd[5]

    # link 6: products P = w w^T
    # P6_yx = P6_xy, P6_zx = P6_xz, P6_zy = P6_yz
    P6_xx = w6_x * w6_x
    P6_xy = w6_x * w6_y
    P6_xz = w6_x * w6_z
    P6_yy = w6_y * w6_y
    P6_yz = w6_y * w6_z
    P6_zz = w6_z * w6_z
    t19 = alpha6_x - P6_yz
    t20 = P6_yz * s6

    # link 6: U = [alpha] + [w][w]
    minus_U6_xx = P6_yy + P6_zz
    U6_xy = P6_xy - alpha6_z
    U6_xz = P6_xz + alpha6_y
    U6_yx = P6_xy + alpha6_z
    minus_U6_yy = P6_xx + P6_zz
    U6_zx = P6_xz - alpha6_y
    U6_zy = P6_yz + alpha6_x
    minus_U6_zz = P6_xx + P6_yy

    # link 6: acceleration a of its origin, gravity included
    a6_x = c6 * a5_x + s6 * a4_y
    a6_y = c6 * a4_y - s6 * a5_x

    # link 6: differences D on the diagonal of U
    D6_x = minus_U6_zz - minus_U6_yy
    D6_y = minus_U6_xx - minus_U6_zz
    D6_z = minus_U6_yy - minus_U6_xx

    # screw of joint 1 seen from link 2 (angular s, linear t)
    # s1in2_x = -s2, s1in2_y = -c2
    minus_t1in2_x = 0.2435 * c2
    t1in2_y = 0.2435 * s2
    t21 = U2_xy * minus_t1in2_x + minus_U2_yy * t1in2_y

    # screw of joint 1 seen from link 3 (angular s, linear t)
    minus_s1in3_x = c3 * s2 + s3 * c2
    s1in3_y = s3 * s2 - c3 * c2
    t1in3_z = 0.4318 * c2
    t22 = 0.1501 * c2
    t23 = 0.1501 * s2
    t1in3_x = s3 * t23 - c3 * t22
    t1in3_y = c3 * t23 + s3 * t22
    t24 = U3_yx * t1in3_y - minus_U3_xx * t1in3_x - minus_U3_zx * t1in3_z
    t25 = minus_U3_xy * t1in3_x + minus_U3_yy * t1in3_y
    t26 = P3_yz * minus_s1in3_x
    t27 = minus_P3_xz * s1in3_y - t26
    t28 = t2 - t1 - (t26 + alpha3_y * s1in3_y)

    # screw of joint 2 seen from link 3 (angular s, linear t)
    t2in3_x = 0.4318 * s3
    t2in3_y = 0.4318 * c3

    # screw of joint 1 seen from link 4 (angular s, linear t)
    minus_s1in4_x = c4 * minus_s1in3_x
    s1in4_y = s4 * minus_s1in3_x
    t29 = t1in3_z + (0.0203 * s1in3_y + 0.4331 * minus_s1in3_x)
    t1in4_x = c4 * t1in3_x + s4 * t29
    t1in4_y = c4 * t29 - s4 * t1in3_x
    t30 = U4_yx * t1in4_y - minus_U4_xx * t1in4_x - U4_zx * t1in3_y
    t31 = U4_xy * t1in4_x - minus_U4_yy * t1in4_y - U4_zy * t1in3_y
    t32 = P4_yz * minus_s1in4_x
    t33 = alpha4_z * s1in3_y + (t32 + P4_xz * s1in4_y)
    t34 = t28 + t27 - (t32 + alpha4_y * s1in4_y - P4_xy * s1in3_y)

    # screw of joint 2 seen from link 4 (angular s, linear t)
    # s2in4_y = c4, s2in4_x = s4
    t35 = t2in3_x + 0.4331
    t2in4_x = c4 * t35
    minus_t2in4_y = s4 * t35
    t2in4_z = 0.0203 - t2in3_y
    t36 = minus_a4_z * c4
    t37 = minus_U4_xx * t2in4_x + U4_yx * minus_t2in4_y
    t38 = minus_a4_z * s4
    t39 = U4_xy * t2in4_x + minus_U4_yy * minus_t2in4_y + U4_zy * t2in4_z

    # screw of joint 3 seen from link 4 (angular s, linear t)
    # s3in4_y = c4, s3in4_x = s4
    t3in4_x = 0.4331 * c4
    minus_t3in4_y = 0.4331 * s4
    t40 = 0.0203 * U4_zx - (minus_U4_xx * t3in4_x + U4_yx * minus_t3in4_y)
    t41 = U4_xy * t3in4_x + minus_U4_yy * minus_t3in4_y + 0.0203 * U4_zy

    # screw of joint 1 seen from link 5 (angular s, linear t)
    # s1in5_z = s1in4_y, t1in5_z = t1in4_y
    minus_s1in5_x = c5 * minus_s1in4_x - s5 * s1in3_y
    s1in5_y = s5 * minus_s1in4_x + c5 * s1in3_y
    t1in5_x = c5 * t1in4_x + s5 * t1in3_y
    minus_t1in5_y = s5 * t1in4_x - c5 * t1in3_y
    t42 = minus_U5_xx * t1in5_x + U5_yx * minus_t1in5_y
    t43 = minus_U5_yy * minus_t1in5_y - minus_U5_xy * t1in5_x
    t44 = minus_P5_yz * minus_s1in5_x
    t45 = t44 - P5_xz * s1in5_y + alpha5_z * s1in4_y
    t46 = t44 + minus_alpha5_y * s1in5_y + minus_P5_xy * s1in4_y
    t47 = t34 - t33 + t46

    # screw of joint 2 seen from link 5 (angular s, linear t)
    # s2in5_z = c4, t2in5_z = t2in4_y
    s2in5_x = c5 * s4
    minus_s2in5_y = s5 * s4
    t2in5_x = c5 * t2in4_x - s5 * t2in4_z
    minus_t2in5_y = s5 * t2in4_x + c5 * t2in4_z
    t48 = a5_y * c4 + a4_y * minus_s2in5_y
    t49 = minus_U5_xx * t2in5_x + U5_yx * minus_t2in5_y
    t50 = a4_y * s2in5_x - a5_x * c4
    t51 = minus_U5_yy * minus_t2in5_y - minus_U5_xy * t2in5_x
    t52 = D5_z * c4 - (U5_zx * s2in5_x + U5_zy * minus_s2in5_y)
    t53 = minus_P5_yz * s2in5_x
    t54 = U5_yx * s2in5_x - D5_y * minus_s2in5_y + minus_U5_yz * c4
    t55 = D5_x * s2in5_x - minus_U5_xy * minus_s2in5_y + U5_xz * c4
    t56 = P5_xz * minus_s2in5_y - t53 + alpha5_z * c4
    t57 = t53 + minus_alpha5_y * minus_s2in5_y - minus_P5_xy * c4
    t58 = t10 + t9 - t57

    # screw of joint 3 seen from link 5 (angular s, linear t)
    # s3in5_z = c4, t3in5_z = t3in4_y, s3in5_x = s2in5_x, s3in5_y = s2in5_y
    t3in5_x = c5 * t3in4_x - 0.0203 * s5
    minus_t3in5_y = s5 * t3in4_x + 0.0203 * c5
    t59 = minus_U5_xx * t3in5_x + U5_yx * minus_t3in5_y
    t60 = minus_U5_yy * minus_t3in5_y - minus_U5_xy * t3in5_x

    # screw of joint 1 seen from link 6 (angular s, linear t)
    # t1in6_z = -t1in5_y
    s1in6_x = s6 * s1in4_y - c6 * minus_s1in5_x
    s1in6_y = s6 * minus_s1in5_x + c6 * s1in4_y
    t1in6_x = c6 * t1in5_x + s6 * t1in4_y
    t1in6_y = c6 * t1in4_y - s6 * t1in5_x
    t61 = U6_yx * t1in6_y - minus_U6_xx * t1in6_x + U6_zx * minus_t1in5_y
    t62 = U6_xy * t1in6_x - minus_U6_yy * t1in6_y + U6_zy * minus_t1in5_y
    t63 = P6_yz * s1in6_x

    # screw of joint 2 seen from link 6 (angular s, linear t)
    # s2in6_z = -s2in5_y, t2in6_z = -t2in5_y
    s2in6_x = c6 * s2in5_x + s6 * c4
    s2in6_y = c6 * c4 - s6 * s2in5_x
    t2in6_x = c6 * t2in5_x - s6 * minus_t2in4_y
    minus_t2in6_y = s6 * t2in5_x + c6 * minus_t2in4_y
    t64 = a5_y * s2in6_y + a6_y * minus_s2in5_y
    t65 = minus_U6_xx * t2in6_x + U6_yx * minus_t2in6_y
    t66 = a5_y * s2in6_x + a6_x * minus_s2in5_y
    t67 = U6_xy * t2in6_x + minus_U6_yy * minus_t2in6_y
    t68 = U6_zy * s2in6_y - U6_zx * s2in6_x + D6_z * minus_s2in5_y
    t69 = P6_yz * s2in6_x
    t70 = U6_yx * s2in6_x + D6_y * s2in6_y + t19 * minus_s2in5_y
    t71 = D6_x * s2in6_x - U6_xy * s2in6_y + U6_xz * minus_s2in5_y
    t72 = t69 - P6_xz * s2in6_y + alpha6_z * minus_s2in5_y
    t73 = t58 + t56 - (alpha6_y * s2in6_y - t69 + P6_xy * minus_s2in5_y)

    # screw of joint 3 seen from link 6 (angular s, linear t)
    # t3in6_z = -t3in5_y
    t3in6_x = c6 * t3in5_x - s6 * minus_t3in4_y
    minus_t3in6_y = s6 * t3in5_x + c6 * minus_t3in4_y
    t74 = minus_U6_xx * t3in6_x + U6_yx * minus_t3in6_y
    t75 = U6_xy * t3in6_x + minus_U6_yy * minus_t3in6_y

    # screw of joint 4 seen from link 6 (angular s, linear t)
    # s4in6_z = c5
    minus_s4in6_x = c6 * s5
    s4in6_y = s6 * s5

    # results
    t76 = P6_yz * minus_s4in6_x

    Yb = np.empty((6, 36, *batch), dtype)
    Yb[0, 0] = qdd[0]
    Yb[0, 1] = minus_U2_xx * minus_t1in2_x + U2_yx * t1in2_y - minus_a2_z * c2
    Yb[0, 2] = minus_a2_z * s2 - t21
    Yb[0, 3] = t2
    Yb[0, 4] = minus_U2_zy * c2 - minus_U2_zx * s2
    Yb[0, 5] = -(U2_yx * s2 + D2_y * c2)
    Yb[0, 6] = -(D2_x * s2 - U2_xy * c2)
    Yb[0, 7] = 0.0
    Yb[0, 8] = t24 - a3_z * s1in3_y
    Yb[0, 9] = U3_zy * t1in3_z - t25 - a3_z * minus_s1in3_x
    Yb[0, 10] = t28
    Yb[0, 11] = U3_zy * s1in3_y - minus_U3_zx * minus_s1in3_x
    Yb[0, 12] = D3_y * s1in3_y - U3_yx * minus_s1in3_x
    Yb[0, 13] = minus_U3_xy * s1in3_y - D3_x * minus_s1in3_x
    Yb[0, 14] = t27
    Yb[0, 15] = minus_a4_z * s1in4_y - a4_y * s1in3_y + t30
    Yb[0, 16] = minus_a4_z * minus_s1in4_x + a4_x * s1in3_y + t31
    Yb[0, 17] = t34
    Yb[0, 18] = U4_zy * s1in4_y + U4_zx * minus_s1in4_x - D4_z * s1in3_y
    Yb[0, 19] = D4_y * s1in4_y - U4_yx * minus_s1in4_x - t7 * s1in3_y
    Yb[0, 20] = -(U4_xy * s1in4_y + D4_x * minus_s1in4_x + U4_xz * s1in3_y)
    Yb[0, 21] = -t33
    Yb[0, 22] = a5_y * s1in4_y - a4_y * s1in5_y + (U5_zx * t1in4_y - t42)
    Yb[0, 23] = t43 + U5_zy * t1in4_y - (a4_y * minus_s1in5_x + a5_x * s1in4_y)
    Yb[0, 24] = t47
    Yb[0, 25] = U5_zx * minus_s1in5_x + U5_zy * s1in5_y + D5_z * s1in4_y
    Yb[0, 26] = D5_y * s1in5_y - U5_yx * minus_s1in5_x + minus_U5_yz * s1in4_y
    Yb[0, 27] = minus_U5_xy * s1in5_y - D5_x * minus_s1in5_x + U5_xz * s1in4_y
    Yb[0, 28] = t45
    Yb[0, 29] = a5_y * s1in6_y - a6_y * s1in5_y + t61
    Yb[0, 30] = a6_x * s1in5_y - a5_y * s1in6_x + t62
    Yb[0, 31] = t47 + t45 - (alpha6_y * s1in6_y - t63 - P6_xy * s1in5_y)
    Yb[0, 32] = U6_zy * s1in6_y - U6_zx * s1in6_x - D6_z * s1in5_y
    Yb[0, 33] = U6_yx * s1in6_x + D6_y * s1in6_y - t19 * s1in5_y
    Yb[0, 34] = D6_x * s1in6_x - U6_xy * s1in6_y - U6_xz * s1in5_y
    Yb[0, 35] = t63 - P6_xz * s1in6_y - alpha6_z * s1in5_y
    Yb[1, 0] = 0.0
    Yb[1, 1] = a2_y
    Yb[1, 2] = minus_a2_x
    Yb[1, 3] = -P2_xy
    Yb[1, 4] = D2_z
    Yb[1, 5] = -U2_yz
    Yb[1, 6] = U2_xz
    Yb[1, 7] = qdd[1]
    Yb[1, 8] = a3_y + (U3_yx * t2in3_y - minus_U3_xx * t2in3_x)
    Yb[1, 9] = -(a3_x + (minus_U3_xy * t2in3_x + minus_U3_yy * t2in3_y))
    Yb[1, 10] = minus_P3_xy
    Yb[1, 11] = D3_z
    Yb[1, 12] = t4
    Yb[1, 13] = U3_xz
    Yb[1, 14] = alpha3_z
    Yb[1, 15] = t36 + (U4_zx * t2in4_z - t37)
    Yb[1, 16] = t39 - t38
    Yb[1, 17] = t10
    Yb[1, 18] = t11
    Yb[1, 19] = t14
    Yb[1, 20] = t15
    Yb[1, 21] = t9
    Yb[1, 22] = t48 - (t49 + U5_zx * minus_t2in4_y)
    Yb[1, 23] = t50 + (t51 - U5_zy * minus_t2in4_y)
    Yb[1, 24] = t58
    Yb[1, 25] = t52
    Yb[1, 26] = t54
    Yb[1, 27] = t55
    Yb[1, 28] = t56
    Yb[1, 29] = t64 + (U6_zx * minus_t2in5_y - t65)
    Yb[1, 30] = t67 + U6_zy * minus_t2in5_y - t66
    Yb[1, 31] = t73
    Yb[1, 32] = t68
    Yb[1, 33] = t70
    Yb[1, 34] = t71
    Yb[1, 35] = t72
    Yb[2, 0] = 0.0
    Yb[2, 1] = 0.0
    Yb[2, 2] = 0.0
    Yb[2, 3] = 0.0
    Yb[2, 4] = 0.0
    Yb[2, 5] = 0.0
    Yb[2, 6] = 0.0
    Yb[2, 7] = 0.0
    Yb[2, 8] = a3_y
    Yb[2, 9] = -a3_x
    Yb[2, 10] = minus_P3_xy
    Yb[2, 11] = D3_z
    Yb[2, 12] = t4
    Yb[2, 13] = U3_xz
    Yb[2, 14] = alpha3_z
    Yb[2, 15] = t36 + t40
    Yb[2, 16] = t41 - t38
    Yb[2, 17] = t10
    Yb[2, 18] = t11
    Yb[2, 19] = t14
    Yb[2, 20] = t15
    Yb[2, 21] = t9
    Yb[2, 22] = t48 - (t59 + U5_zx * minus_t3in4_y)
    Yb[2, 23] = t50 + (t60 - U5_zy * minus_t3in4_y)
    Yb[2, 24] = t58
    Yb[2, 25] = t52
    Yb[2, 26] = t54
    Yb[2, 27] = t55
    Yb[2, 28] = t56
    Yb[2, 29] = t64 + (U6_zx * minus_t3in5_y - t74)
    Yb[2, 30] = t75 + U6_zy * minus_t3in5_y - t66
    Yb[2, 31] = t73
    Yb[2, 32] = t68
    Yb[2, 33] = t70
    Yb[2, 34] = t71
    Yb[2, 35] = t72
    Yb[3, 0] = 0.0
    Yb[3, 1] = 0.0
    Yb[3, 2] = 0.0
    Yb[3, 3] = 0.0
    Yb[3, 4] = 0.0
    Yb[3, 5] = 0.0
    Yb[3, 6] = 0.0
    Yb[3, 7] = 0.0
    Yb[3, 8] = 0.0
    Yb[3, 9] = 0.0
    Yb[3, 10] = 0.0
    Yb[3, 11] = 0.0
    Yb[3, 12] = 0.0
    Yb[3, 13] = 0.0
    Yb[3, 14] = 0.0
    Yb[3, 15] = a4_y
    Yb[3, 16] = -a4_x
    Yb[3, 17] = -P4_xy
    Yb[3, 18] = D4_z
    Yb[3, 19] = t7
    Yb[3, 20] = U4_xz
    Yb[3, 21] = alpha4_z
    Yb[3, 22] = a4_y * c5
    Yb[3, 23] = -a4_y * s5
    Yb[3, 24] = -t18
    Yb[3, 25] = U5_zx * s5 - U5_zy * c5
    Yb[3, 26] = -(U5_yx * s5 + D5_y * c5)
    Yb[3, 27] = -(D5_x * s5 + minus_U5_xy * c5)
    Yb[3, 28] = t17
    Yb[3, 29] = a5_y * s4in6_y + a6_y * c5
    Yb[3, 30] = -(a6_x * c5 - a5_y * minus_s4in6_x)
    Yb[3, 31] = t17 - t18 - (t76 + alpha6_y * s4in6_y + P6_xy * c5)
    Yb[3, 32] = U6_zy * s4in6_y + U6_zx * minus_s4in6_x + D6_z * c5
    Yb[3, 33] = D6_y * s4in6_y - U6_yx * minus_s4in6_x + t19 * c5
    Yb[3, 34] = U6_xz * c5 - (U6_xy * s4in6_y + D6_x * minus_s4in6_x)
    Yb[3, 35] = alpha6_z * c5 - (t76 + P6_xz * s4in6_y)
    Yb[4, 0] = 0.0
    Yb[4, 1] = 0.0
    Yb[4, 2] = 0.0
    Yb[4, 3] = 0.0
    Yb[4, 4] = 0.0
    Yb[4, 5] = 0.0
    Yb[4, 6] = 0.0
    Yb[4, 7] = 0.0
    Yb[4, 8] = 0.0
    Yb[4, 9] = 0.0
    Yb[4, 10] = 0.0
    Yb[4, 11] = 0.0
    Yb[4, 12] = 0.0
    Yb[4, 13] = 0.0
    Yb[4, 14] = 0.0
    Yb[4, 15] = 0.0
    Yb[4, 16] = 0.0
    Yb[4, 17] = 0.0
    Yb[4, 18] = 0.0
    Yb[4, 19] = 0.0
    Yb[4, 20] = 0.0
    Yb[4, 21] = 0.0
    Yb[4, 22] = a5_y
    Yb[4, 23] = -a5_x
    Yb[4, 24] = minus_P5_xy
    Yb[4, 25] = D5_z
    Yb[4, 26] = minus_U5_yz
    Yb[4, 27] = U5_xz
    Yb[4, 28] = alpha5_z
    Yb[4, 29] = a5_y * c6
    Yb[4, 30] = -a5_y * s6
    Yb[4, 31] = minus_U5_xy - (alpha6_y * c6 - t20)
    Yb[4, 32] = U6_zy * c6 - U6_zx * s6
    Yb[4, 33] = U6_yx * s6 + D6_y * c6
    Yb[4, 34] = D6_x * s6 - U6_xy * c6
    Yb[4, 35] = t20 - P6_xz * c6
    Yb[5, 0] = 0.0
    Yb[5, 1] = 0.0
    Yb[5, 2] = 0.0
    Yb[5, 3] = 0.0
    Yb[5, 4] = 0.0
    Yb[5, 5] = 0.0
    Yb[5, 6] = 0.0
    Yb[5, 7] = 0.0
    Yb[5, 8] = 0.0
    Yb[5, 9] = 0.0
    Yb[5, 10] = 0.0
    Yb[5, 11] = 0.0
    Yb[5, 12] = 0.0
    Yb[5, 13] = 0.0
    Yb[5, 14] = 0.0
    Yb[5, 15] = 0.0
    Yb[5, 16] = 0.0
    Yb[5, 17] = 0.0
    Yb[5, 18] = 0.0
    Yb[5, 19] = 0.0
    Yb[5, 20] = 0.0
    Yb[5, 21] = 0.0
    Yb[5, 22] = 0.0
    Yb[5, 23] = 0.0
    Yb[5, 24] = 0.0
    Yb[5, 25] = 0.0
    Yb[5, 26] = 0.0
    Yb[5, 27] = 0.0
    Yb[5, 28] = 0.0
    Yb[5, 29] = a6_y
    Yb[5, 30] = -a6_x
    Yb[5, 31] = -P6_xy
    Yb[5, 32] = D6_z
    Yb[5, 33] = t19
    Yb[5, 34] = U6_xz
    Yb[5, 35] = alpha6_z
    return _packed(Yb, 2)


def base_parameters(p):
    """The base parameters, groups of the inertial ones.

    p: parameters, in the order of the manifest, shape (..., 84)
    pb: base parameters; columns: link1.IzzR, link2.mcxR, link2.mcy, link2.IxxR, link2.Ixy,
        link2.IxzR, link2.Iyz, link2.IzzR, link3.mcxR, link3.mcyR, link3.IxxR, link3.IxyR,
        link3.Ixz, link3.Iyz, link3.IzzR, link4.mcx, link4.mcyR, link4.IxxR, link4.Ixy,
        link4.Ixz, link4.Iyz, link4.IzzR, link5.mcx, link5.mcyR, link5.IxxR, link5.Ixy,
        link5.Ixz, link5.Iyz, link5.IzzR, link6.mcx, link6.mcy, link6.IxxR, link6.Ixy,
        link6.Ixz, link6.Iyz, link6.Izz, shape (..., 36)
    """
    batch, dtype, p = _unpack(
        ("p", p, (84,)),
    )

    # parameters
    link1_Izz = p[9]
    link2_m = p[10]
    link2_mcx = p[11]
    link2_mcy = p[12]
    link2_mcz = p[13]
    link2_Ixx = p[14]
    link2_Ixy = p[15]
    link2_Iyy = p[16]
    link2_Ixz = p[17]
    link2_Iyz = p[18]
    link2_Izz = p[19]
    link3_m = p[20]
    link3_mcx = p[21]
    link3_mcy = p[22]
    link3_mcz = p[23]
    link3_Ixx = p[24]
    link3_Ixy = p[25]
    link3_Iyy = p[26]
    link3_Ixz = p[27]
    link3_Iyz = p[28]
    link3_Izz = p[29]
    link4_m = p[30]
    link4_mcx = p[31]
    link4_mcy = p[32]
    link4_mcz = p[33]
    link4_Ixx = p[34]
    link4_Ixy = p[35]
    link4_Iyy = p[36]
    link4_Ixz = p[37]
    link4_Iyz = p[38]
    link4_Izz = p[39]
    link5_m = p[40]
    link5_mcx = p[41]
    link5_mcy = p[42]
    link5_mcz = p[43]
    link5_Ixx = p[44]
    link5_Ixy = p[45]
    link5_Iyy = p[46]
    link5_Ixz = p[47]
    link5_Iyz = p[48]
    link5_Izz = p[49]
    link6_m = p[50]
    link6_mcx = p[51]
    link6_mcy = p[52]
    link6_mcz = p[53]
    link6_Ixx = p[54]
    link6_Ixy = p[55]
    link6_Iyy = p[56]
    link6_Ixz = p[57]
    link6_Iyz = p[58]
    link6_Izz = p[59]

    # link 1: its base parameters
    t1 = link1_Izz + 0.05929225 * link2_m + 0.487 * link2_mcz + link2_Iyy
    t2 = link6_m + (link4_m + link5_m)
    t3 = t1 + 0.20898125 * link3_m + 0.3002 * link3_mcz + link3_Iyy
    IzzR1 = t3 + 0.20939334 * t2

    # link 2: its base parameters
    t4 = link3_m + t2
    mcxR2 = link2_mcx + 0.4318 * t4
    t5 = 0.18645124 * t4
    IxxR2 = link2_Ixx - link2_Iyy - t5
    IxzR2 = link2_Ixz - 0.4318 * link3_mcz + 0.04033012 * t4
    IzzR2 = link2_Izz + t5

    # link 3: its base parameters
    mcxR3 = link3_mcx - 0.0203 * t2
    mcyR3 = link3_mcy - link4_mcz - 0.4331 * t2
    t6 = link4_Iyy + 0.8662 * link4_mcz
    IxxR3 = link3_Ixx - link3_Iyy + 0.18716352 * t2 + t6
    IxyR3 = link3_Ixy - 0.0203 * link4_mcz - 0.00879193 * t2
    IzzR3 = link3_Izz + 0.1879877 * t2 + t6

    # link 4: its base parameters
    mcyR4 = link4_mcy + link5_mcz
    IxxR4 = link4_Ixx - link4_Iyy + link5_Iyy
    IzzR4 = link4_Izz + link5_Iyy

    # link 5: its base parameters
    mcyR5 = link5_mcy - link6_mcz
    IxxR5 = link5_Ixx - link5_Iyy + link6_Iyy
    IzzR5 = link5_Izz + link6_Iyy

    # link 6: its base parameters
    IxxR6 = link6_Ixx - link6_Iyy

    pb = np.empty((36, *batch), dtype)
    pb[0] = IzzR1
    pb[1] = mcxR2
    pb[2] = link2_mcy
    pb[3] = IxxR2
    pb[4] = link2_Ixy
    pb[5] = IxzR2
    pb[6] = link2_Iyz
    pb[7] = IzzR2
    pb[8] = mcxR3
    pb[9] = mcyR3
    pb[10] = IxxR3
    pb[11] = IxyR3
    pb[12] = link3_Ixz
    pb[13] = link3_Iyz
    pb[14] = IzzR3
    pb[15] = link4_mcx
    pb[16] = mcyR4
    pb[17] = IxxR4
    pb[18] = link4_Ixy
    pb[19] = link4_Ixz
    pb[20] = link4_Iyz
    pb[21] = IzzR4
    pb[22] = link5_mcx
    pb[23] = mcyR5
    pb[24] = IxxR5
    pb[25] = link5_Ixy
    pb[26] = link5_Ixz
    pb[27] = link5_Iyz
    pb[28] = IzzR5
    pb[29] = link6_mcx
    pb[30] = link6_mcy
    pb[31] = IxxR6
    pb[32] = link6_Ixy
    pb[33] = link6_Ixz
    pb[34] = link6_Iyz
    pb[35] = link6_Izz
    return _packed(pb, 1)


def kinematics_gradient(q, p):
    """Gradient of each tip's pose in the parameters, as a twist in the tip's own frame.

    q: joint positions (rad), shape (..., 6)
    p: parameters, in the order of the manifest, shape (..., 84)
    dX_dp: body twist of each tip per parameter (rad, m per unit of the parameter); columns:
        joint1.alpha, joint1.a, joint1.theta, joint1.d, joint2.alpha, joint2.a, joint2.theta,
        joint2.d, joint3.alpha, joint3.a, joint3.theta, joint3.d, joint4.alpha, joint4.a,
        joint4.theta, joint4.d, joint5.alpha, joint5.a, joint5.theta, joint5.d, joint6.alpha,
        joint6.a, joint6.theta, joint6.d, shape (..., 1, 6, 24)
    """
    batch, dtype, q, p = _unpack(
        ("q", q, (6,)),
        ("p", p, (84,)),
    )

    # parameters
    joint1_alpha = p[60]
    joint1_theta = p[62]
    joint1_d = p[63]
    joint2_alpha = p[64]
    joint2_a = p[65]
    joint2_theta = p[66]
    joint2_d = p[67]
    joint3_alpha = p[68]
    joint3_a = p[69]
    joint3_theta = p[70]
    joint3_d = p[71]
    joint4_alpha = p[72]
    joint4_a = p[73]
    joint4_theta = p[74]
    joint4_d = p[75]
    joint5_alpha = p[76]
    joint5_a = p[77]
    joint5_theta = p[78]
    joint5_d = p[79]
    joint6_alpha = p[80]
    joint6_a = p[81]
    joint6_theta = p[82]
    joint6_d = p[83]

    # joint 1: rotation R and translation p from link 1 to its parent; sines and cosines
    # of the joint angles; joint 2: rotation R and translation p from link 2 to its
    # parent; joint 3: rotation R and translation p from link 3 to its parent; joint 4:
    # rotation R and translation p from link 4 to its parent; joint 5: rotation R and
    # translation p from link 5 to its parent; joint 6: rotation R and translation p from
    # link 6 to its parent
    R1_zz = np.cos(joint1_alpha)
    t1 = np.sin(joint1_theta)
    t2 = np.cos(joint1_theta)
    minus_R1_yz = np.sin(joint1_alpha)
    c1 = np.cos(q[0])
    s1 = np.sin(q[0])
    R2_zz = np.cos(joint2_alpha)
    t3 = np.sin(joint2_theta)
    t4 = np.cos(joint2_theta)
    minus_R2_yz = np.sin(joint2_alpha)
    c2 = np.cos(q[1])
    s2 = np.sin(q[1])
    R3_zz = np.cos(joint3_alpha)
    t5 = np.sin(joint3_theta)
    t6 = np.cos(joint3_theta)
    minus_R3_yz = np.sin(joint3_alpha)
    c3 = np.cos(q[2])
    s3 = np.sin(q[2])
    R4_zz = np.cos(joint4_alpha)
    t7 = np.sin(joint4_theta)
    t8 = np.cos(joint4_theta)
    minus_R4_yz = np.sin(joint4_alpha)
    c4 = np.cos(q[3])
    s4 = np.sin(q[3])
    R5_zz = np.cos(joint5_alpha)
    t9 = np.sin(joint5_theta)
    t10 = np.cos(joint5_theta)
    minus_R5_yz = np.sin(joint5_alpha)
    c5 = np.cos(q[4])
    s5 = np.sin(q[4])
    R6_zz = np.cos(joint6_alpha)
    t11 = np.sin(joint6_theta)
    t12 = np.cos(joint6_theta)
    minus_R6_yz = np.sin(joint6_alpha)
    c6 = np.cos(q[5])
    s6 = np.sin(q[5])

    # joint 1: rotation R and translation p from link 1 to its parent
    t13 = R1_zz * t1
    t14 = R1_zz * t2
    t15 = minus_R1_yz * t1
    t16 = minus_R1_yz * t2
    R1_xx = t2 * c1 - t1 * s1
    minus_R1_xy = t2 * s1 + t1 * c1
    R1_yx = t13 * c1 + t14 * s1
    R1_yy = t14 * c1 - t13 * s1
    R1_zx = t15 * c1 + t16 * s1
    R1_zy = t16 * c1 - t15 * s1

    # joint 2: rotation R and translation p from link 2 to its parent
    # p2_x = joint2_a
    t17 = R2_zz * t3
    t18 = R2_zz * t4
    t19 = minus_R2_yz * t3
    t20 = minus_R2_yz * t4
    minus_p2_y = minus_R2_yz * joint2_d
    p2_z = R2_zz * joint2_d
    R2_xx = t4 * c2 - t3 * s2
    minus_R2_xy = t4 * s2 + t3 * c2
    R2_yx = t17 * c2 + t18 * s2
    R2_yy = t18 * c2 - t17 * s2
    R2_zx = t19 * c2 + t20 * s2
    R2_zy = t20 * c2 - t19 * s2

    # joint 3: rotation R and translation p from link 3 to its parent
    # p3_x = joint3_a
    t21 = R3_zz * t5
    t22 = R3_zz * t6
    t23 = minus_R3_yz * t5
    t24 = minus_R3_yz * t6
    minus_p3_y = minus_R3_yz * joint3_d
    p3_z = R3_zz * joint3_d
    R3_xx = t6 * c3 - t5 * s3
    minus_R3_xy = t6 * s3 + t5 * c3
    R3_yx = t21 * c3 + t22 * s3
    R3_yy = t22 * c3 - t21 * s3
    R3_zx = t23 * c3 + t24 * s3
    R3_zy = t24 * c3 - t23 * s3

    # joint 4: rotation R and translation p from link 4 to its parent
    # p4_x = joint4_a
    t25 = R4_zz * t7
    t26 = R4_zz * t8
    t27 = minus_R4_yz * t7
    t28 = minus_R4_yz * t8
    minus_p4_y = minus_R4_yz * joint4_d
    p4_z = R4_zz * joint4_d
    R4_xx = t8 * c4 - t7 * s4
    minus_R4_xy = t8 * s4 + t7 * c4
    R4_yx = t25 * c4 + t26 * s4
    R4_yy = t26 * c4 - t25 * s4
    R4_zx = t27 * c4 + t28 * s4
    R4_zy = t28 * c4 - t27 * s4

    # joint 5: rotation R and translation p from link 5 to its parent
    # p5_x = joint5_a
    t29 = R5_zz * t9
    t30 = R5_zz * t10
    t31 = minus_R5_yz * t9
    t32 = minus_R5_yz * t10
    minus_p5_y = minus_R5_yz * joint5_d
    p5_z = R5_zz * joint5_d
    R5_xx = t10 * c5 - t9 * s5
    minus_R5_xy = t10 * s5 + t9 * c5
    R5_yx = t29 * c5 + t30 * s5
    R5_yy = t30 * c5 - t29 * s5
    R5_zx = t31 * c5 + t32 * s5
    R5_zy = t32 * c5 - t31 * s5

    # joint 6: rotation R and translation p from link 6 to its parent
    # p6_x = joint6_a
    t33 = R6_zz * t11
    t34 = R6_zz * t12
    t35 = minus_R6_yz * t11
    t36 = minus_R6_yz * t12
    minus_p6_y = minus_R6_yz * joint6_d
    p6_z = R6_zz * joint6_d
    R6_xx = t12 * c6 - t11 * s6
    minus_R6_xy = t12 * s6 + t11 * c6
    R6_yx = t33 * c6 + t34 * s6
    R6_yy = t34 * c6 - t33 * s6
    R6_zx = t35 * c6 + t36 * s6
    R6_zy = t36 * c6 - t35 * s6

    # link 2: axes E and origin o in the base frame
    E2_xx = R1_xx * R2_xx - minus_R1_xy * R2_yx
    minus_E2_xy = R1_xx * minus_R2_xy + minus_R1_xy * R2_yy
    E2_xz = minus_R1_xy * minus_R2_yz
    E2_yx = R1_yx * R2_xx + R1_yy * R2_yx - minus_R1_yz * R2_zx
    E2_yy = R1_yy * R2_yy - R1_yx * minus_R2_xy - minus_R1_yz * R2_zy
    minus_E2_yz = R1_yy * minus_R2_yz + minus_R1_yz * R2_zz
    E2_zx = R1_zx * R2_xx + R1_zy * R2_yx + R1_zz * R2_zx
    E2_zy = R1_zy * R2_yy - R1_zx * minus_R2_xy + R1_zz * R2_zy
    E2_zz = R1_zz * R2_zz - R1_zy * minus_R2_yz

    # link 3: axes E and origin o in the base frame
    E3_xx = E2_xx * R3_xx - minus_E2_xy * R3_yx + E2_xz * R3_zx
    E3_xy = E2_xz * R3_zy - (E2_xx * minus_R3_xy + minus_E2_xy * R3_yy)
    E3_xz = minus_E2_xy * minus_R3_yz + E2_xz * R3_zz
    E3_yx = E2_yx * R3_xx + E2_yy * R3_yx - minus_E2_yz * R3_zx
    E3_yy = E2_yy * R3_yy - E2_yx * minus_R3_xy - minus_E2_yz * R3_zy
    minus_E3_yz = E2_yy * minus_R3_yz + minus_E2_yz * R3_zz
    E3_zx = E2_zx * R3_xx + E2_zy * R3_yx + E2_zz * R3_zx
    E3_zy = E2_zy * R3_yy - E2_zx * minus_R3_xy + E2_zz * R3_zy
    E3_zz = E2_zz * R3_zz - E2_zy * minus_R3_yz

    # link 4: axes E and origin o in the base frame
    E4_xx = E3_xx * R4_xx + E3_xy * R4_yx + E3_xz * R4_zx
    E4_xy = E3_xy * R4_yy - E3_xx * minus_R4_xy + E3_xz * R4_zy
    E4_xz = E3_xz * R4_zz - E3_xy * minus_R4_yz
    E4_yx = E3_yx * R4_xx + E3_yy * R4_yx - minus_E3_yz * R4_zx
    E4_yy = E3_yy * R4_yy - E3_yx * minus_R4_xy - minus_E3_yz * R4_zy
    minus_E4_yz = E3_yy * minus_R4_yz + minus_E3_yz * R4_zz
    E4_zx = E3_zx * R4_xx + E3_zy * R4_yx + E3_zz * R4_zx
    E4_zy = E3_zy * R4_yy - E3_zx * minus_R4_xy + E3_zz * R4_zy
    E4_zz = E3_zz * R4_zz - E3_zy * minus_R4_yz

    # link 5: axes E and origin o in the base frame
    E5_xx = E4_xx * R5_xx + E4_xy * R5_yx + E4_xz * R5_zx
    E5_xy = E4_xy * R5_yy - E4_xx * minus_R5_xy + E4_xz * R5_zy
    E5_xz = E4_xz * R5_zz - E4_xy * minus_R5_yz
    E5_yx = E4_yx * R5_xx + E4_yy * R5_yx - minus_E4_yz * R5_zx
    E5_yy = E4_yy * R5_yy - E4_yx * minus_R5_xy - minus_E4_yz * R5_zy
    minus_E5_yz = E4_yy * minus_R5_yz + minus_E4_yz * R5_zz
    E5_zx = E4_zx * R5_xx + E4_zy * R5_yx + E4_zz * R5_zx
    E5_zy = E4_zy * R5_yy - E4_zx * minus_R5_xy + E4_zz * R5_zy
    E5_zz = E4_zz * R5_zz - E4_zy * minus_R5_yz

    # link 6: axes E and origin o in the base frame
    E6_xx = E5_xx * R6_xx + E5_xy * R6_yx + E5_xz * R6_zx
    E6_xy = E5_xy * R6_yy - E5_xx * minus_R6_xy + E5_xz * R6_zy
    E6_xz = E5_xz * R6_zz - E5_xy * minus_R6_yz
    E6_yx = E5_yx * R6_xx + E5_yy * R6_yx - minus_E5_yz * R6_zx
    E6_yy = E5_yy * R6_yy - E5_yx * minus_R6_xy - minus_E5_yz * R6_zy
    minus_E6_yz = E5_yy * minus_R6_yz + minus_E5_yz * R6_zz
    E6_zx = E5_zx * R6_xx + E5_zy * R6_yx + E5_zz * R6_zx
    E6_zz = E5_zz * R6_zz - E5_zy * minus_R6_yz
    t37 = p2_z + joint1_d
    t38 = E2_yx * joint3_a - E2_yy * minus_p3_y - minus_E2_yz * p3_z
    t39 = E3_yx * joint4_a - E3_yy * minus_p4_y - minus_E3_yz * p4_z
    t40 = E4_yx * joint5_a - E4_yy * minus_p5_y - minus_E4_yz * p5_z
    t41 = E5_yx * joint6_a - E5_yy * minus_p6_y - minus_E5_yz * p6_z
    t42 = R1_yx * joint2_a - R1_yy * minus_p2_y + t38 + t39 + t40 + t41
    o6_y = t42 - minus_R1_yz * t37
    t43 = E6_xx * E5_xx + E6_yx * E5_yx + E6_zx * E5_zx
    t44 = E6_xz * E6_xx - minus_E6_yz * E6_yx + E6_zz * E6_zx

    # link 6: axes E and origin o in the base frame, derivative in p[60]
    # dE6_zx_dp60 = E6_yx, dE6_zy_dp60 = E6_yy, dE6_zz_dp60 = E6_yz, do6_z_dp60 = o6_y
    dE6_yy_dp60 = E5_zx * minus_R6_xy - E5_zy * R6_yy - E5_zz * R6_zy
    t45 = E5_zx * joint6_a - E5_zy * minus_p6_y + E5_zz * p6_z
    t46 = t45 + (E4_zx * joint5_a - E4_zy * minus_p5_y + E4_zz * p5_z)
    t47 = t46 + (E3_zx * joint4_a - E3_zy * minus_p4_y + E3_zz * p4_z)
    t48 = t47 + (E2_zx * joint3_a - E2_zy * minus_p3_y + E2_zz * p3_z)
    t49 = t48 + (R1_zx * joint2_a - R1_zy * minus_p2_y)
    minus_do6_y_dp60 = t49 + R1_zz * t37

    # link 2: axes E and origin o in the base frame, derivative in p[62]
    minus_dE2_xx_dp62 = minus_R1_xy * R2_xx + R1_xx * R2_yx
    minus_dE2_xy_dp62 = R1_xx * R2_yy - minus_R1_xy * minus_R2_xy
    dE2_xz_dp62 = R1_xx * minus_R2_yz
    dE2_yx_dp62 = R1_yy * R2_xx - R1_yx * R2_yx
    minus_dE2_yy_dp62 = R1_yx * R2_yy + R1_yy * minus_R2_xy
    dE2_yz_dp62 = R1_yx * minus_R2_yz
    dE2_zx_dp62 = R1_zy * R2_xx - R1_zx * R2_yx
    minus_dE2_zy_dp62 = R1_zx * R2_yy + R1_zy * minus_R2_xy
    dE2_zz_dp62 = R1_zx * minus_R2_yz
    do2_x_dp62 = R1_xx * minus_p2_y - minus_R1_xy * joint2_a
    do2_y_dp62 = R1_yy * joint2_a + R1_yx * minus_p2_y
    do2_z_dp62 = R1_zy * joint2_a + R1_zx * minus_p2_y

    # link 3: axes E and origin o in the base frame, derivative in p[62]
    t50 = minus_dE2_xx_dp62 * R3_xx + minus_dE2_xy_dp62 * R3_yx
    dE3_xx_dp62 = dE2_xz_dp62 * R3_zx - t50
    t51 = minus_dE2_xx_dp62 * minus_R3_xy - minus_dE2_xy_dp62 * R3_yy
    dE3_xy_dp62 = dE2_xz_dp62 * R3_zy + t51
    dE3_xz_dp62 = minus_dE2_xy_dp62 * minus_R3_yz + dE2_xz_dp62 * R3_zz
    t52 = dE2_yx_dp62 * R3_xx - minus_dE2_yy_dp62 * R3_yx
    dE3_yx_dp62 = t52 + dE2_yz_dp62 * R3_zx
    t53 = minus_dE2_yy_dp62 * R3_yy + dE2_yx_dp62 * minus_R3_xy
    dE3_yy_dp62 = dE2_yz_dp62 * R3_zy - t53
    dE3_yz_dp62 = minus_dE2_yy_dp62 * minus_R3_yz + dE2_yz_dp62 * R3_zz
    t54 = dE2_zx_dp62 * R3_xx - minus_dE2_zy_dp62 * R3_yx
    dE3_zx_dp62 = t54 + dE2_zz_dp62 * R3_zx
    t55 = minus_dE2_zy_dp62 * R3_yy + dE2_zx_dp62 * minus_R3_xy
    dE3_zy_dp62 = dE2_zz_dp62 * R3_zy - t55
    dE3_zz_dp62 = dE2_zz_dp62 * R3_zz + minus_dE2_zy_dp62 * minus_R3_yz
    t56 = minus_dE2_xy_dp62 * minus_p3_y - minus_dE2_xx_dp62 * joint3_a
    t57 = dE2_yx_dp62 * joint3_a + minus_dE2_yy_dp62 * minus_p3_y
    t58 = dE2_zx_dp62 * joint3_a + minus_dE2_zy_dp62 * minus_p3_y
    do3_x_dp62 = do2_x_dp62 + (t56 + dE2_xz_dp62 * p3_z)
    do3_y_dp62 = do2_y_dp62 + (t57 + dE2_yz_dp62 * p3_z)
    do3_z_dp62 = do2_z_dp62 + (t58 + dE2_zz_dp62 * p3_z)

    # link 4: axes E and origin o in the base frame, derivative in p[62]
    dE4_xx_dp62 = dE3_xx_dp62 * R4_xx + dE3_xy_dp62 * R4_yx + dE3_xz_dp62 * R4_zx
    t59 = dE3_xy_dp62 * R4_yy - dE3_xx_dp62 * minus_R4_xy
    dE4_xy_dp62 = t59 + dE3_xz_dp62 * R4_zy
    dE4_xz_dp62 = dE3_xz_dp62 * R4_zz - dE3_xy_dp62 * minus_R4_yz
    dE4_yx_dp62 = dE3_yx_dp62 * R4_xx + dE3_yy_dp62 * R4_yx + dE3_yz_dp62 * R4_zx
    t60 = dE3_yy_dp62 * R4_yy - dE3_yx_dp62 * minus_R4_xy
    dE4_yy_dp62 = t60 + dE3_yz_dp62 * R4_zy
    minus_dE4_yz_dp62 = dE3_yy_dp62 * minus_R4_yz - dE3_yz_dp62 * R4_zz
    dE4_zx_dp62 = dE3_zx_dp62 * R4_xx + dE3_zy_dp62 * R4_yx + dE3_zz_dp62 * R4_zx
    t61 = dE3_zy_dp62 * R4_yy - dE3_zx_dp62 * minus_R4_xy
    dE4_zy_dp62 = t61 + dE3_zz_dp62 * R4_zy
    dE4_zz_dp62 = dE3_zz_dp62 * R4_zz - dE3_zy_dp62 * minus_R4_yz
    t62 = dE3_xx_dp62 * joint4_a - dE3_xy_dp62 * minus_p4_y
    t63 = dE3_yx_dp62 * joint4_a - dE3_yy_dp62 * minus_p4_y
    t64 = dE3_zx_dp62 * joint4_a - dE3_zy_dp62 * minus_p4_y
    do4_x_dp62 = do3_x_dp62 + (t62 + dE3_xz_dp62 * p4_z)
    do4_y_dp62 = do3_y_dp62 + (t63 + dE3_yz_dp62 * p4_z)
    do4_z_dp62 = do3_z_dp62 + (t64 + dE3_zz_dp62 * p4_z)

    # link 5: axes E and origin o in the base frame, derivative in p[62]
    dE5_xx_dp62 = dE4_xx_dp62 * R5_xx + dE4_xy_dp62 * R5_yx + dE4_xz_dp62 * R5_zx
    t65 = dE4_xy_dp62 * R5_yy - dE4_xx_dp62 * minus_R5_xy
    dE5_xy_dp62 = t65 + dE4_xz_dp62 * R5_zy
    dE5_xz_dp62 = dE4_xz_dp62 * R5_zz - dE4_xy_dp62 * minus_R5_yz
    t66 = dE4_yx_dp62 * R5_xx + dE4_yy_dp62 * R5_yx
    dE5_yx_dp62 = t66 - minus_dE4_yz_dp62 * R5_zx
    t67 = dE4_yy_dp62 * R5_yy - dE4_yx_dp62 * minus_R5_xy
    dE5_yy_dp62 = t67 - minus_dE4_yz_dp62 * R5_zy
    minus_dE5_yz_dp62 = dE4_yy_dp62 * minus_R5_yz + minus_dE4_yz_dp62 * R5_zz
    dE5_zx_dp62 = dE4_zx_dp62 * R5_xx + dE4_zy_dp62 * R5_yx + dE4_zz_dp62 * R5_zx
    t68 = dE4_zy_dp62 * R5_yy - dE4_zx_dp62 * minus_R5_xy
    dE5_zy_dp62 = t68 + dE4_zz_dp62 * R5_zy
    dE5_zz_dp62 = dE4_zz_dp62 * R5_zz - dE4_zy_dp62 * minus_R5_yz
    t69 = dE4_xx_dp62 * joint5_a - dE4_xy_dp62 * minus_p5_y
    t70 = dE4_yx_dp62 * joint5_a - dE4_yy_dp62 * minus_p5_y
    t71 = dE4_zx_dp62 * joint5_a - dE4_zy_dp62 * minus_p5_y
    do5_x_dp62 = do4_x_dp62 + (t69 + dE4_xz_dp62 * p5_z)
    do5_y_dp62 = do4_y_dp62 + (t70 - minus_dE4_yz_dp62 * p5_z)
    do5_z_dp62 = do4_z_dp62 + (t71 + dE4_zz_dp62 * p5_z)

    # link 6: axes E and origin o in the base frame, derivative in p[62]
    dE6_xx_dp62 = dE5_xx_dp62 * R6_xx + dE5_xy_dp62 * R6_yx + dE5_xz_dp62 * R6_zx
    t72 = dE5_xy_dp62 * R6_yy - dE5_xx_dp62 * minus_R6_xy
    dE6_xy_dp62 = t72 + dE5_xz_dp62 * R6_zy
    dE6_xz_dp62 = dE5_xz_dp62 * R6_zz - dE5_xy_dp62 * minus_R6_yz
    t73 = dE5_yx_dp62 * R6_xx + dE5_yy_dp62 * R6_yx
    dE6_yx_dp62 = t73 - minus_dE5_yz_dp62 * R6_zx
    t74 = dE5_yy_dp62 * R6_yy - dE5_yx_dp62 * minus_R6_xy
    dE6_yy_dp62 = t74 - minus_dE5_yz_dp62 * R6_zy
    minus_dE6_yz_dp62 = dE5_yy_dp62 * minus_R6_yz + minus_dE5_yz_dp62 * R6_zz
    dE6_zx_dp62 = dE5_zx_dp62 * R6_xx + dE5_zy_dp62 * R6_yx + dE5_zz_dp62 * R6_zx
    t75 = dE5_zy_dp62 * R6_yy - dE5_zx_dp62 * minus_R6_xy
    dE6_zy_dp62 = t75 + dE5_zz_dp62 * R6_zy
    dE6_zz_dp62 = dE5_zz_dp62 * R6_zz - dE5_zy_dp62 * minus_R6_yz
    t76 = dE5_xx_dp62 * joint6_a - dE5_xy_dp62 * minus_p6_y
    t77 = dE5_yx_dp62 * joint6_a - dE5_yy_dp62 * minus_p6_y
    t78 = dE5_zx_dp62 * joint6_a - dE5_zy_dp62 * minus_p6_y
    do6_x_dp62 = do5_x_dp62 + (t76 + dE5_xz_dp62 * p6_z)
    do6_y_dp62 = do5_y_dp62 + (t77 - minus_dE5_yz_dp62 * p6_z)
    do6_z_dp62 = do5_z_dp62 + (t78 + dE5_zz_dp62 * p6_z)
    t79 = E6_xz * dE6_xy_dp62 - minus_E6_yz * dE6_yy_dp62
    t80 = E6_xx * dE6_xz_dp62 - E6_yx * minus_dE6_yz_dp62
    t81 = E6_xy * dE6_xx_dp62 + E6_yy * dE6_yx_dp62
    t82 = E6_xy * do6_x_dp62 + E6_yy * do6_y_dp62
    t83 = E6_xz * do6_x_dp62 - minus_E6_yz * do6_y_dp62

    # link 2: axes E and origin o in the base frame, derivative in p[64]
    dE2_xx_dp64 = R2_zx * minus_R1_xy
    dE2_xy_dp64 = R2_zy * minus_R1_xy
    dE2_xz_dp64 = R2_zz * minus_R1_xy
    minus_dE2_yx_dp64 = R2_zx * R1_yy + R2_yx * minus_R1_yz
    minus_dE2_yy_dp64 = R2_zy * R1_yy + R2_yy * minus_R1_yz
    minus_dE2_yz_dp64 = R2_zz * R1_yy - minus_R2_yz * minus_R1_yz
    dE2_zx_dp64 = R2_yx * R1_zz - R2_zx * R1_zy
    dE2_zy_dp64 = R2_yy * R1_zz - R2_zy * R1_zy
    minus_dE2_zz_dp64 = minus_R2_yz * R1_zz + R2_zz * R1_zy
    do2_x_dp64 = p2_z * minus_R1_xy
    do2_y_dp64 = minus_p2_y * minus_R1_yz - p2_z * R1_yy
    minus_do2_z_dp64 = p2_z * R1_zy + minus_p2_y * R1_zz

    # link 3: axes E and origin o in the base frame, derivative in p[64]
    dE3_xx_dp64 = dE2_xx_dp64 * R3_xx + dE2_xy_dp64 * R3_yx + dE2_xz_dp64 * R3_zx
    t84 = dE2_xx_dp64 * minus_R3_xy - dE2_xy_dp64 * R3_yy
    dE3_xy_dp64 = dE2_xz_dp64 * R3_zy - t84
    dE3_xz_dp64 = dE2_xz_dp64 * R3_zz - dE2_xy_dp64 * minus_R3_yz
    t85 = minus_dE2_yy_dp64 * R3_yx + minus_dE2_yx_dp64 * R3_xx
    minus_dE3_yx_dp64 = t85 + minus_dE2_yz_dp64 * R3_zx
    t86 = minus_dE2_yx_dp64 * minus_R3_xy - minus_dE2_yy_dp64 * R3_yy
    dE3_yy_dp64 = t86 - minus_dE2_yz_dp64 * R3_zy
    t87 = minus_dE2_yy_dp64 * minus_R3_yz
    minus_dE3_yz_dp64 = minus_dE2_yz_dp64 * R3_zz - t87
    t88 = dE2_zx_dp64 * R3_xx + dE2_zy_dp64 * R3_yx
    dE3_zx_dp64 = t88 - minus_dE2_zz_dp64 * R3_zx
    t89 = dE2_zy_dp64 * R3_yy - dE2_zx_dp64 * minus_R3_xy
    dE3_zy_dp64 = t89 - minus_dE2_zz_dp64 * R3_zy
    minus_dE3_zz_dp64 = minus_dE2_zz_dp64 * R3_zz + dE2_zy_dp64 * minus_R3_yz
    t90 = dE2_xx_dp64 * joint3_a - dE2_xy_dp64 * minus_p3_y
    t91 = minus_dE2_yx_dp64 * joint3_a - minus_dE2_yy_dp64 * minus_p3_y
    t92 = dE2_zx_dp64 * joint3_a - dE2_zy_dp64 * minus_p3_y
    do3_x_dp64 = do2_x_dp64 + (t90 + dE2_xz_dp64 * p3_z)
    do3_y_dp64 = do2_y_dp64 - (t91 + minus_dE2_yz_dp64 * p3_z)
    do3_z_dp64 = t92 - minus_dE2_zz_dp64 * p3_z - minus_do2_z_dp64

    # link 4: axes E and origin o in the base frame, derivative in p[64]
    dE4_xx_dp64 = dE3_xx_dp64 * R4_xx + dE3_xy_dp64 * R4_yx + dE3_xz_dp64 * R4_zx
    t93 = dE3_xy_dp64 * R4_yy - dE3_xx_dp64 * minus_R4_xy
    dE4_xy_dp64 = t93 + dE3_xz_dp64 * R4_zy
    dE4_xz_dp64 = dE3_xz_dp64 * R4_zz - dE3_xy_dp64 * minus_R4_yz
    t94 = dE3_yy_dp64 * R4_yx - minus_dE3_yx_dp64 * R4_xx
    dE4_yx_dp64 = t94 - minus_dE3_yz_dp64 * R4_zx
    t95 = dE3_yy_dp64 * R4_yy + minus_dE3_yx_dp64 * minus_R4_xy
    dE4_yy_dp64 = t95 - minus_dE3_yz_dp64 * R4_zy
    minus_dE4_yz_dp64 = dE3_yy_dp64 * minus_R4_yz + minus_dE3_yz_dp64 * R4_zz
    t96 = dE3_zx_dp64 * R4_xx + dE3_zy_dp64 * R4_yx
    dE4_zx_dp64 = t96 - minus_dE3_zz_dp64 * R4_zx
    t97 = dE3_zy_dp64 * R4_yy - dE3_zx_dp64 * minus_R4_xy
    dE4_zy_dp64 = t97 - minus_dE3_zz_dp64 * R4_zy
    minus_dE4_zz_dp64 = minus_dE3_zz_dp64 * R4_zz + dE3_zy_dp64 * minus_R4_yz
    t98 = dE3_xx_dp64 * joint4_a - dE3_xy_dp64 * minus_p4_y
    t99 = minus_dE3_yx_dp64 * joint4_a + dE3_yy_dp64 * minus_p4_y
    t100 = dE3_zx_dp64 * joint4_a - dE3_zy_dp64 * minus_p4_y
    do4_x_dp64 = do3_x_dp64 + (t98 + dE3_xz_dp64 * p4_z)
    do4_y_dp64 = do3_y_dp64 - (t99 + minus_dE3_yz_dp64 * p4_z)
    do4_z_dp64 = do3_z_dp64 + (t100 - minus_dE3_zz_dp64 * p4_z)

    # link 5: axes E and origin o in the base frame, derivative in p[64]
    dE5_xx_dp64 = dE4_xx_dp64 * R5_xx + dE4_xy_dp64 * R5_yx + dE4_xz_dp64 * R5_zx
    t101 = dE4_xy_dp64 * R5_yy - dE4_xx_dp64 * minus_R5_xy
    dE5_xy_dp64 = t101 + dE4_xz_dp64 * R5_zy
    dE5_xz_dp64 = dE4_xz_dp64 * R5_zz - dE4_xy_dp64 * minus_R5_yz
    t102 = dE4_yx_dp64 * R5_xx + dE4_yy_dp64 * R5_yx
    dE5_yx_dp64 = t102 - minus_dE4_yz_dp64 * R5_zx
    t103 = dE4_yy_dp64 * R5_yy - dE4_yx_dp64 * minus_R5_xy
    dE5_yy_dp64 = t103 - minus_dE4_yz_dp64 * R5_zy
    minus_dE5_yz_dp64 = dE4_yy_dp64 * minus_R5_yz + minus_dE4_yz_dp64 * R5_zz
    t104 = dE4_zx_dp64 * R5_xx + dE4_zy_dp64 * R5_yx
    dE5_zx_dp64 = t104 - minus_dE4_zz_dp64 * R5_zx
    t105 = dE4_zy_dp64 * R5_yy - dE4_zx_dp64 * minus_R5_xy
    dE5_zy_dp64 = t105 - minus_dE4_zz_dp64 * R5_zy
    minus_dE5_zz_dp64 = minus_dE4_zz_dp64 * R5_zz + dE4_zy_dp64 * minus_R5_yz
    t106 = dE4_xx_dp64 * joint5_a - dE4_xy_dp64 * minus_p5_y
    t107 = dE4_yx_dp64 * joint5_a - dE4_yy_dp64 * minus_p5_y
    t108 = dE4_zx_dp64 * joint5_a - dE4_zy_dp64 * minus_p5_y
    do5_x_dp64 = do4_x_dp64 + (t106 + dE4_xz_dp64 * p5_z)
    do5_y_dp64 = do4_y_dp64 + (t107 - minus_dE4_yz_dp64 * p5_z)
    do5_z_dp64 = do4_z_dp64 + (t108 - minus_dE4_zz_dp64 * p5_z)

    # link 6: axes E and origin o in the base frame, derivative in p[64]
    dE6_xx_dp64 = dE5_xx_dp64 * R6_xx + dE5_xy_dp64 * R6_yx + dE5_xz_dp64 * R6_zx
    t109 = dE5_xy_dp64 * R6_yy - dE5_xx_dp64 * minus_R6_xy
    dE6_xy_dp64 = t109 + dE5_xz_dp64 * R6_zy
    dE6_xz_dp64 = dE5_xz_dp64 * R6_zz - dE5_xy_dp64 * minus_R6_yz
    t110 = dE5_yx_dp64 * R6_xx + dE5_yy_dp64 * R6_yx
    dE6_yx_dp64 = t110 - minus_dE5_yz_dp64 * R6_zx
    t111 = dE5_yy_dp64 * R6_yy - dE5_yx_dp64 * minus_R6_xy
    dE6_yy_dp64 = t111 - minus_dE5_yz_dp64 * R6_zy
    minus_dE6_yz_dp64 = dE5_yy_dp64 * minus_R6_yz + minus_dE5_yz_dp64 * R6_zz
    t112 = dE5_zx_dp64 * R6_xx + dE5_zy_dp64 * R6_yx
    dE6_zx_dp64 = t112 - minus_dE5_zz_dp64 * R6_zx
    t113 = dE5_zy_dp64 * R6_yy - dE5_zx_dp64 * minus_R6_xy
    dE6_zy_dp64 = t113 - minus_dE5_zz_dp64 * R6_zy
    minus_dE6_zz_dp64 = minus_dE5_zz_dp64 * R6_zz + dE5_zy_dp64 * minus_R6_yz
    t114 = dE5_xx_dp64 * joint6_a - dE5_xy_dp64 * minus_p6_y
    t115 = dE5_yx_dp64 * joint6_a - dE5_yy_dp64 * minus_p6_y
    t116 = dE5_zx_dp64 * joint6_a - dE5_zy_dp64 * minus_p6_y
    do6_x_dp64 = do5_x_dp64 + (t114 + dE5_xz_dp64 * p6_z)
    do6_y_dp64 = do5_y_dp64 + (t115 - minus_dE5_yz_dp64 * p6_z)
    do6_z_dp64 = do5_z_dp64 + (t116 - minus_dE5_zz_dp64 * p6_z)
    t117 = E6_xz * dE6_xy_dp64 - minus_E6_yz * dE6_yy_dp64
    t118 = E6_xx * dE6_xz_dp64 - E6_yx * minus_dE6_yz_dp64
    t119 = E6_xy * dE6_xx_dp64 + E6_yy * dE6_yx_dp64
    t120 = E6_xy * do6_x_dp64 + E6_yy * do6_y_dp64
    t121 = E6_xz * do6_x_dp64 - minus_E6_yz * do6_y_dp64

    # link 3: axes E and origin o in the base frame, derivative in p[66]
    minus_dE3_xx_dp66 = minus_E2_xy * R3_xx + E2_xx * R3_yx
    dE3_xy_dp66 = minus_E2_xy * minus_R3_xy - E2_xx * R3_yy
    dE3_xz_dp66 = E2_xx * minus_R3_yz
    dE3_yx_dp66 = E2_yy * R3_xx - E2_yx * R3_yx
    minus_dE3_yy_dp66 = E2_yx * R3_yy + E2_yy * minus_R3_xy
    dE3_yz_dp66 = E2_yx * minus_R3_yz
    dE3_zx_dp66 = E2_zy * R3_xx - E2_zx * R3_yx
    minus_dE3_zy_dp66 = E2_zx * R3_yy + E2_zy * minus_R3_xy
    dE3_zz_dp66 = E2_zx * minus_R3_yz
    do3_x_dp66 = E2_xx * minus_p3_y - minus_E2_xy * joint3_a
    do3_y_dp66 = E2_yy * joint3_a + E2_yx * minus_p3_y
    do3_z_dp66 = E2_zy * joint3_a + E2_zx * minus_p3_y

    # link 4: axes E and origin o in the base frame, derivative in p[66]
    t122 = dE3_xy_dp66 * R4_yx - minus_dE3_xx_dp66 * R4_xx
    dE4_xx_dp66 = t122 + dE3_xz_dp66 * R4_zx
    t123 = dE3_xy_dp66 * R4_yy + minus_dE3_xx_dp66 * minus_R4_xy
    dE4_xy_dp66 = t123 + dE3_xz_dp66 * R4_zy
    dE4_xz_dp66 = dE3_xz_dp66 * R4_zz - dE3_xy_dp66 * minus_R4_yz
    t124 = dE3_yx_dp66 * R4_xx - minus_dE3_yy_dp66 * R4_yx
    dE4_yx_dp66 = t124 + dE3_yz_dp66 * R4_zx
    t125 = minus_dE3_yy_dp66 * R4_yy + dE3_yx_dp66 * minus_R4_xy
    dE4_yy_dp66 = dE3_yz_dp66 * R4_zy - t125
    dE4_yz_dp66 = minus_dE3_yy_dp66 * minus_R4_yz + dE3_yz_dp66 * R4_zz
    t126 = dE3_zx_dp66 * R4_xx - minus_dE3_zy_dp66 * R4_yx
    dE4_zx_dp66 = t126 + dE3_zz_dp66 * R4_zx
    t127 = minus_dE3_zy_dp66 * R4_yy + dE3_zx_dp66 * minus_R4_xy
    dE4_zy_dp66 = dE3_zz_dp66 * R4_zy - t127
    dE4_zz_dp66 = dE3_zz_dp66 * R4_zz + minus_dE3_zy_dp66 * minus_R4_yz
    t128 = minus_dE3_xx_dp66 * joint4_a + dE3_xy_dp66 * minus_p4_y
    t129 = dE3_yx_dp66 * joint4_a + minus_dE3_yy_dp66 * minus_p4_y
    t130 = dE3_zx_dp66 * joint4_a + minus_dE3_zy_dp66 * minus_p4_y
    do4_x_dp66 = do3_x_dp66 + (dE3_xz_dp66 * p4_z - t128)
    do4_y_dp66 = do3_y_dp66 + (t129 + dE3_yz_dp66 * p4_z)
    do4_z_dp66 = do3_z_dp66 + (t130 + dE3_zz_dp66 * p4_z)

    # link 5: axes E and origin o in the base frame, derivative in p[66]
    dE5_xx_dp66 = dE4_xx_dp66 * R5_xx + dE4_xy_dp66 * R5_yx + dE4_xz_dp66 * R5_zx
    t131 = dE4_xy_dp66 * R5_yy - dE4_xx_dp66 * minus_R5_xy
    dE5_xy_dp66 = t131 + dE4_xz_dp66 * R5_zy
    dE5_xz_dp66 = dE4_xz_dp66 * R5_zz - dE4_xy_dp66 * minus_R5_yz
    dE5_yx_dp66 = dE4_yx_dp66 * R5_xx + dE4_yy_dp66 * R5_yx + dE4_yz_dp66 * R5_zx
    t132 = dE4_yy_dp66 * R5_yy - dE4_yx_dp66 * minus_R5_xy
    dE5_yy_dp66 = t132 + dE4_yz_dp66 * R5_zy
    minus_dE5_yz_dp66 = dE4_yy_dp66 * minus_R5_yz - dE4_yz_dp66 * R5_zz
    dE5_zx_dp66 = dE4_zx_dp66 * R5_xx + dE4_zy_dp66 * R5_yx + dE4_zz_dp66 * R5_zx
    t133 = dE4_zy_dp66 * R5_yy - dE4_zx_dp66 * minus_R5_xy
    dE5_zy_dp66 = t133 + dE4_zz_dp66 * R5_zy
    dE5_zz_dp66 = dE4_zz_dp66 * R5_zz - dE4_zy_dp66 * minus_R5_yz
    t134 = dE4_xx_dp66 * joint5_a - dE4_xy_dp66 * minus_p5_y
    t135 = dE4_yx_dp66 * joint5_a - dE4_yy_dp66 * minus_p5_y
    t136 = dE4_zx_dp66 * joint5_a - dE4_zy_dp66 * minus_p5_y
    do5_x_dp66 = do4_x_dp66 + (t134 + dE4_xz_dp66 * p5_z)
    do5_y_dp66 = do4_y_dp66 + (t135 + dE4_yz_dp66 * p5_z)
    do5_z_dp66 = do4_z_dp66 + (t136 + dE4_zz_dp66 * p5_z)

    # link 6: axes E and origin o in the base frame, derivative in p[66]
    dE6_xx_dp66 = dE5_xx_dp66 * R6_xx + dE5_xy_dp66 * R6_yx + dE5_xz_dp66 * R6_zx
    t137 = dE5_xy_dp66 * R6_yy - dE5_xx_dp66 * minus_R6_xy
    dE6_xy_dp66 = t137 + dE5_xz_dp66 * R6_zy
    dE6_xz_dp66 = dE5_xz_dp66 * R6_zz - dE5_xy_dp66 * minus_R6_yz
    t138 = dE5_yx_dp66 * R6_xx + dE5_yy_dp66 * R6_yx
    dE6_yx_dp66 = t138 - minus_dE5_yz_dp66 * R6_zx
    t139 = dE5_yy_dp66 * R6_yy - dE5_yx_dp66 * minus_R6_xy
    dE6_yy_dp66 = t139 - minus_dE5_yz_dp66 * R6_zy
    minus_dE6_yz_dp66 = dE5_yy_dp66 * minus_R6_yz + minus_dE5_yz_dp66 * R6_zz
    dE6_zx_dp66 = dE5_zx_dp66 * R6_xx + dE5_zy_dp66 * R6_yx + dE5_zz_dp66 * R6_zx
    t140 = dE5_zy_dp66 * R6_yy - dE5_zx_dp66 * minus_R6_xy
    dE6_zy_dp66 = t140 + dE5_zz_dp66 * R6_zy
    dE6_zz_dp66 = dE5_zz_dp66 * R6_zz - dE5_zy_dp66 * minus_R6_yz
    t141 = dE5_xx_dp66 * joint6_a - dE5_xy_dp66 * minus_p6_y
    t142 = dE5_yx_dp66 * joint6_a - dE5_yy_dp66 * minus_p6_y
    t143 = dE5_zx_dp66 * joint6_a - dE5_zy_dp66 * minus_p6_y
    do6_x_dp66 = do5_x_dp66 + (t141 + dE5_xz_dp66 * p6_z)
    do6_y_dp66 = do5_y_dp66 + (t142 - minus_dE5_yz_dp66 * p6_z)
    do6_z_dp66 = do5_z_dp66 + (t143 + dE5_zz_dp66 * p6_z)
    t144 = E6_xz * dE6_xy_dp66 - minus_E6_yz * dE6_yy_dp66
    t145 = E6_xx * dE6_xz_dp66 - E6_yx * minus_dE6_yz_dp66
    t146 = E6_xy * dE6_xx_dp66 + E6_yy * dE6_yx_dp66
    t147 = E6_xy * do6_x_dp66 + E6_yy * do6_y_dp66
    t148 = E6_xz * do6_x_dp66 - minus_E6_yz * do6_y_dp66

    # link 3: axes E and origin o in the base frame, derivative in p[68]
    dE3_xx_dp68 = R3_zx * minus_E2_xy + R3_yx * E2_xz
    dE3_xy_dp68 = R3_yy * E2_xz + R3_zy * minus_E2_xy
    dE3_xz_dp68 = R3_zz * minus_E2_xy - minus_R3_yz * E2_xz
    minus_dE3_yx_dp68 = R3_zx * E2_yy + R3_yx * minus_E2_yz
    minus_dE3_yy_dp68 = R3_zy * E2_yy + R3_yy * minus_E2_yz
    minus_dE3_yz_dp68 = R3_zz * E2_yy - minus_R3_yz * minus_E2_yz
    dE3_zx_dp68 = R3_yx * E2_zz - R3_zx * E2_zy
    dE3_zy_dp68 = R3_yy * E2_zz - R3_zy * E2_zy
    minus_dE3_zz_dp68 = minus_R3_yz * E2_zz + R3_zz * E2_zy
    do3_x_dp68 = p3_z * minus_E2_xy - minus_p3_y * E2_xz
    do3_y_dp68 = minus_p3_y * minus_E2_yz - p3_z * E2_yy
    minus_do3_z_dp68 = p3_z * E2_zy + minus_p3_y * E2_zz

    # link 4: axes E and origin o in the base frame, derivative in p[68]
    dE4_xx_dp68 = dE3_xx_dp68 * R4_xx + dE3_xy_dp68 * R4_yx + dE3_xz_dp68 * R4_zx
    t149 = dE3_xy_dp68 * R4_yy - dE3_xx_dp68 * minus_R4_xy
    dE4_xy_dp68 = t149 + dE3_xz_dp68 * R4_zy
    dE4_xz_dp68 = dE3_xz_dp68 * R4_zz - dE3_xy_dp68 * minus_R4_yz
    t150 = minus_dE3_yy_dp68 * R4_yx + minus_dE3_yx_dp68 * R4_xx
    minus_dE4_yx_dp68 = t150 + minus_dE3_yz_dp68 * R4_zx
    t151 = minus_dE3_yx_dp68 * minus_R4_xy - minus_dE3_yy_dp68 * R4_yy
    dE4_yy_dp68 = t151 - minus_dE3_yz_dp68 * R4_zy
    t152 = minus_dE3_yy_dp68 * minus_R4_yz
    minus_dE4_yz_dp68 = minus_dE3_yz_dp68 * R4_zz - t152
    t153 = dE3_zx_dp68 * R4_xx + dE3_zy_dp68 * R4_yx
    dE4_zx_dp68 = t153 - minus_dE3_zz_dp68 * R4_zx
    t154 = dE3_zy_dp68 * R4_yy - dE3_zx_dp68 * minus_R4_xy
    dE4_zy_dp68 = t154 - minus_dE3_zz_dp68 * R4_zy
    minus_dE4_zz_dp68 = minus_dE3_zz_dp68 * R4_zz + dE3_zy_dp68 * minus_R4_yz
    t155 = dE3_xx_dp68 * joint4_a - dE3_xy_dp68 * minus_p4_y
    t156 = minus_dE3_yx_dp68 * joint4_a - minus_dE3_yy_dp68 * minus_p4_y
    t157 = dE3_zx_dp68 * joint4_a - dE3_zy_dp68 * minus_p4_y
    do4_x_dp68 = do3_x_dp68 + (t155 + dE3_xz_dp68 * p4_z)
    do4_y_dp68 = do3_y_dp68 - (t156 + minus_dE3_yz_dp68 * p4_z)
    do4_z_dp68 = t157 - minus_dE3_zz_dp68 * p4_z - minus_do3_z_dp68

    # link 5: axes E and origin o in the base frame, derivative in p[68]
    dE5_xx_dp68 = dE4_xx_dp68 * R5_xx + dE4_xy_dp68 * R5_yx + dE4_xz_dp68 * R5_zx
    t158 = dE4_xy_dp68 * R5_yy - dE4_xx_dp68 * minus_R5_xy
    dE5_xy_dp68 = t158 + dE4_xz_dp68 * R5_zy
    dE5_xz_dp68 = dE4_xz_dp68 * R5_zz - dE4_xy_dp68 * minus_R5_yz
    t159 = dE4_yy_dp68 * R5_yx - minus_dE4_yx_dp68 * R5_xx
    dE5_yx_dp68 = t159 - minus_dE4_yz_dp68 * R5_zx
    t160 = dE4_yy_dp68 * R5_yy + minus_dE4_yx_dp68 * minus_R5_xy
    dE5_yy_dp68 = t160 - minus_dE4_yz_dp68 * R5_zy
    minus_dE5_yz_dp68 = dE4_yy_dp68 * minus_R5_yz + minus_dE4_yz_dp68 * R5_zz
    t161 = dE4_zx_dp68 * R5_xx + dE4_zy_dp68 * R5_yx
    dE5_zx_dp68 = t161 - minus_dE4_zz_dp68 * R5_zx
    t162 = dE4_zy_dp68 * R5_yy - dE4_zx_dp68 * minus_R5_xy
    dE5_zy_dp68 = t162 - minus_dE4_zz_dp68 * R5_zy
    minus_dE5_zz_dp68 = minus_dE4_zz_dp68 * R5_zz + dE4_zy_dp68 * minus_R5_yz
    t163 = dE4_xx_dp68 * joint5_a - dE4_xy_dp68 * minus_p5_y
    t164 = minus_dE4_yx_dp68 * joint5_a + dE4_yy_dp68 * minus_p5_y
    t165 = dE4_zx_dp68 * joint5_a - dE4_zy_dp68 * minus_p5_y
    do5_x_dp68 = do4_x_dp68 + (t163 + dE4_xz_dp68 * p5_z)
    do5_y_dp68 = do4_y_dp68 - (t164 + minus_dE4_yz_dp68 * p5_z)
    do5_z_dp68 = do4_z_dp68 + (t165 - minus_dE4_zz_dp68 * p5_z)

    # link 6: axes E and origin o in the base frame, derivative in p[68]
    dE6_xx_dp68 = dE5_xx_dp68 * R6_xx + dE5_xy_dp68 * R6_yx + dE5_xz_dp68 * R6_zx
    t166 = dE5_xy_dp68 * R6_yy - dE5_xx_dp68 * minus_R6_xy
    dE6_xy_dp68 = t166 + dE5_xz_dp68 * R6_zy
    dE6_xz_dp68 = dE5_xz_dp68 * R6_zz - dE5_xy_dp68 * minus_R6_yz
    t167 = dE5_yx_dp68 * R6_xx + dE5_yy_dp68 * R6_yx
    dE6_yx_dp68 = t167 - minus_dE5_yz_dp68 * R6_zx
    t168 = dE5_yy_dp68 * R6_yy - dE5_yx_dp68 * minus_R6_xy
    dE6_yy_dp68 = t168 - minus_dE5_yz_dp68 * R6_zy
    minus_dE6_yz_dp68 = dE5_yy_dp68 * minus_R6_yz + minus_dE5_yz_dp68 * R6_zz
    t169 = dE5_zx_dp68 * R6_xx + dE5_zy_dp68 * R6_yx
    dE6_zx_dp68 = t169 - minus_dE5_zz_dp68 * R6_zx
    t170 = dE5_zy_dp68 * R6_yy - dE5_zx_dp68 * minus_R6_xy
    dE6_zy_dp68 = t170 - minus_dE5_zz_dp68 * R6_zy
    minus_dE6_zz_dp68 = minus_dE5_zz_dp68 * R6_zz + dE5_zy_dp68 * minus_R6_yz
    t171 = dE5_xx_dp68 * joint6_a - dE5_xy_dp68 * minus_p6_y
    t172 = dE5_yx_dp68 * joint6_a - dE5_yy_dp68 * minus_p6_y
    t173 = dE5_zx_dp68 * joint6_a - dE5_zy_dp68 * minus_p6_y
    do6_x_dp68 = do5_x_dp68 + (t171 + dE5_xz_dp68 * p6_z)
    do6_y_dp68 = do5_y_dp68 + (t172 - minus_dE5_yz_dp68 * p6_z)
    do6_z_dp68 = do5_z_dp68 + (t173 - minus_dE5_zz_dp68 * p6_z)
    t174 = E6_xz * dE6_xy_dp68 - minus_E6_yz * dE6_yy_dp68
    t175 = E6_xx * dE6_xz_dp68 - E6_yx * minus_dE6_yz_dp68
    t176 = E6_xy * dE6_xx_dp68 + E6_yy * dE6_yx_dp68
    t177 = E6_xy * do6_x_dp68 + E6_yy * do6_y_dp68
    t178 = E6_xz * do6_x_dp68 - minus_E6_yz * do6_y_dp68

    # link 4: axes E and origin o in the base frame, derivative in p[70]
    dE4_xx_dp70 = E3_xy * R4_xx - E3_xx * R4_yx
    minus_dE4_xy_dp70 = E3_xx * R4_yy + E3_xy * minus_R4_xy
    dE4_xz_dp70 = E3_xx * minus_R4_yz
    dE4_yx_dp70 = E3_yy * R4_xx - E3_yx * R4_yx
    minus_dE4_yy_dp70 = E3_yx * R4_yy + E3_yy * minus_R4_xy
    dE4_yz_dp70 = E3_yx * minus_R4_yz
    dE4_zx_dp70 = E3_zy * R4_xx - E3_zx * R4_yx
    minus_dE4_zy_dp70 = E3_zx * R4_yy + E3_zy * minus_R4_xy
    dE4_zz_dp70 = E3_zx * minus_R4_yz
    do4_x_dp70 = E3_xy * joint4_a + E3_xx * minus_p4_y
    do4_y_dp70 = E3_yy * joint4_a + E3_yx * minus_p4_y
    do4_z_dp70 = E3_zy * joint4_a + E3_zx * minus_p4_y

    # link 5: axes E and origin o in the base frame, derivative in p[70]
    t179 = dE4_xx_dp70 * R5_xx - minus_dE4_xy_dp70 * R5_yx
    dE5_xx_dp70 = t179 + dE4_xz_dp70 * R5_zx
    t180 = minus_dE4_xy_dp70 * R5_yy + dE4_xx_dp70 * minus_R5_xy
    dE5_xy_dp70 = dE4_xz_dp70 * R5_zy - t180
    dE5_xz_dp70 = dE4_xz_dp70 * R5_zz + minus_dE4_xy_dp70 * minus_R5_yz
    t181 = dE4_yx_dp70 * R5_xx - minus_dE4_yy_dp70 * R5_yx
    dE5_yx_dp70 = t181 + dE4_yz_dp70 * R5_zx
    t182 = minus_dE4_yy_dp70 * R5_yy + dE4_yx_dp70 * minus_R5_xy
    dE5_yy_dp70 = dE4_yz_dp70 * R5_zy - t182
    dE5_yz_dp70 = minus_dE4_yy_dp70 * minus_R5_yz + dE4_yz_dp70 * R5_zz
    t183 = dE4_zx_dp70 * R5_xx - minus_dE4_zy_dp70 * R5_yx
    dE5_zx_dp70 = t183 + dE4_zz_dp70 * R5_zx
    t184 = minus_dE4_zy_dp70 * R5_yy + dE4_zx_dp70 * minus_R5_xy
    dE5_zy_dp70 = dE4_zz_dp70 * R5_zy - t184
    dE5_zz_dp70 = dE4_zz_dp70 * R5_zz + minus_dE4_zy_dp70 * minus_R5_yz
    t185 = dE4_xx_dp70 * joint5_a + minus_dE4_xy_dp70 * minus_p5_y
    t186 = dE4_yx_dp70 * joint5_a + minus_dE4_yy_dp70 * minus_p5_y
    t187 = dE4_zx_dp70 * joint5_a + minus_dE4_zy_dp70 * minus_p5_y
    do5_x_dp70 = do4_x_dp70 + (t185 + dE4_xz_dp70 * p5_z)
    do5_y_dp70 = do4_y_dp70 + (t186 + dE4_yz_dp70 * p5_z)
    do5_z_dp70 = do4_z_dp70 + (t187 + dE4_zz_dp70 * p5_z)

    # link 6: axes E and origin o in the base frame, derivative in p[70]
    dE6_xx_dp70 = dE5_xx_dp70 * R6_xx + dE5_xy_dp70 * R6_yx + dE5_xz_dp70 * R6_zx
    t188 = dE5_xy_dp70 * R6_yy - dE5_xx_dp70 * minus_R6_xy
    dE6_xy_dp70 = t188 + dE5_xz_dp70 * R6_zy
    minus_dE6_xz_dp70 = dE5_xy_dp70 * minus_R6_yz - dE5_xz_dp70 * R6_zz
    dE6_yx_dp70 = dE5_yx_dp70 * R6_xx + dE5_yy_dp70 * R6_yx + dE5_yz_dp70 * R6_zx
    t189 = dE5_yy_dp70 * R6_yy - dE5_yx_dp70 * minus_R6_xy
    dE6_yy_dp70 = t189 + dE5_yz_dp70 * R6_zy
    minus_dE6_yz_dp70 = dE5_yy_dp70 * minus_R6_yz - dE5_yz_dp70 * R6_zz
    dE6_zx_dp70 = dE5_zx_dp70 * R6_xx + dE5_zy_dp70 * R6_yx + dE5_zz_dp70 * R6_zx
    t190 = dE5_zy_dp70 * R6_yy - dE5_zx_dp70 * minus_R6_xy
    dE6_zy_dp70 = t190 + dE5_zz_dp70 * R6_zy
    dE6_zz_dp70 = dE5_zz_dp70 * R6_zz - dE5_zy_dp70 * minus_R6_yz
    t191 = dE5_xx_dp70 * joint6_a - dE5_xy_dp70 * minus_p6_y
    t192 = dE5_yx_dp70 * joint6_a - dE5_yy_dp70 * minus_p6_y
    t193 = dE5_zx_dp70 * joint6_a - dE5_zy_dp70 * minus_p6_y
    do6_x_dp70 = do5_x_dp70 + (t191 + dE5_xz_dp70 * p6_z)
    do6_y_dp70 = do5_y_dp70 + (t192 + dE5_yz_dp70 * p6_z)
    do6_z_dp70 = do5_z_dp70 + (t193 + dE5_zz_dp70 * p6_z)
    t194 = E6_xz * dE6_xy_dp70 - minus_E6_yz * dE6_yy_dp70
    t195 = E6_xx * minus_dE6_xz_dp70 + E6_yx * minus_dE6_yz_dp70
    t196 = E6_xy * dE6_xx_dp70 + E6_yy * dE6_yx_dp70
    t197 = E6_xy * do6_x_dp70 + E6_yy * do6_y_dp70
    t198 = E6_xz * do6_x_dp70 - minus_E6_yz * do6_y_dp70

    # link 4: axes E and origin o in the base frame, derivative in p[72]
    dE4_xx_dp72 = R4_yx * E3_xz - R4_zx * E3_xy
    dE4_xy_dp72 = R4_yy * E3_xz - R4_zy * E3_xy
    minus_dE4_xz_dp72 = minus_R4_yz * E3_xz + R4_zz * E3_xy
    minus_dE4_yx_dp72 = R4_zx * E3_yy + R4_yx * minus_E3_yz
    minus_dE4_yy_dp72 = R4_zy * E3_yy + R4_yy * minus_E3_yz
    minus_dE4_yz_dp72 = R4_zz * E3_yy - minus_R4_yz * minus_E3_yz
    dE4_zx_dp72 = R4_yx * E3_zz - R4_zx * E3_zy
    dE4_zy_dp72 = R4_yy * E3_zz - R4_zy * E3_zy
    minus_dE4_zz_dp72 = minus_R4_yz * E3_zz + R4_zz * E3_zy
    minus_do4_x_dp72 = p4_z * E3_xy + minus_p4_y * E3_xz
    do4_y_dp72 = minus_p4_y * minus_E3_yz - p4_z * E3_yy
    minus_do4_z_dp72 = p4_z * E3_zy + minus_p4_y * E3_zz

    # link 5: axes E and origin o in the base frame, derivative in p[72]
    t199 = dE4_xx_dp72 * R5_xx + dE4_xy_dp72 * R5_yx
    dE5_xx_dp72 = t199 - minus_dE4_xz_dp72 * R5_zx
    t200 = dE4_xy_dp72 * R5_yy - dE4_xx_dp72 * minus_R5_xy
    dE5_xy_dp72 = t200 - minus_dE4_xz_dp72 * R5_zy
    minus_dE5_xz_dp72 = minus_dE4_xz_dp72 * R5_zz + dE4_xy_dp72 * minus_R5_yz
    t201 = minus_dE4_yy_dp72 * R5_yx + minus_dE4_yx_dp72 * R5_xx
    minus_dE5_yx_dp72 = t201 + minus_dE4_yz_dp72 * R5_zx
    t202 = minus_dE4_yx_dp72 * minus_R5_xy - minus_dE4_yy_dp72 * R5_yy
    dE5_yy_dp72 = t202 - minus_dE4_yz_dp72 * R5_zy
    t203 = minus_dE4_yy_dp72 * minus_R5_yz
    minus_dE5_yz_dp72 = minus_dE4_yz_dp72 * R5_zz - t203
    t204 = dE4_zx_dp72 * R5_xx + dE4_zy_dp72 * R5_yx
    dE5_zx_dp72 = t204 - minus_dE4_zz_dp72 * R5_zx
    t205 = dE4_zy_dp72 * R5_yy - dE4_zx_dp72 * minus_R5_xy
    dE5_zy_dp72 = t205 - minus_dE4_zz_dp72 * R5_zy
    minus_dE5_zz_dp72 = minus_dE4_zz_dp72 * R5_zz + dE4_zy_dp72 * minus_R5_yz
    t206 = dE4_xx_dp72 * joint5_a - dE4_xy_dp72 * minus_p5_y
    t207 = minus_dE4_yx_dp72 * joint5_a - minus_dE4_yy_dp72 * minus_p5_y
    t208 = dE4_zx_dp72 * joint5_a - dE4_zy_dp72 * minus_p5_y
    do5_x_dp72 = t206 - minus_dE4_xz_dp72 * p5_z - minus_do4_x_dp72
    do5_y_dp72 = do4_y_dp72 - (t207 + minus_dE4_yz_dp72 * p5_z)
    do5_z_dp72 = t208 - minus_dE4_zz_dp72 * p5_z - minus_do4_z_dp72

    # link 6: axes E and origin o in the base frame, derivative in p[72]
    t209 = dE5_xx_dp72 * R6_xx + dE5_xy_dp72 * R6_yx
    dE6_xx_dp72 = t209 - minus_dE5_xz_dp72 * R6_zx
    t210 = dE5_xy_dp72 * R6_yy - dE5_xx_dp72 * minus_R6_xy
    dE6_xy_dp72 = t210 - minus_dE5_xz_dp72 * R6_zy
    minus_dE6_xz_dp72 = minus_dE5_xz_dp72 * R6_zz + dE5_xy_dp72 * minus_R6_yz
    t211 = dE5_yy_dp72 * R6_yx - minus_dE5_yx_dp72 * R6_xx
    dE6_yx_dp72 = t211 - minus_dE5_yz_dp72 * R6_zx
    t212 = dE5_yy_dp72 * R6_yy + minus_dE5_yx_dp72 * minus_R6_xy
    dE6_yy_dp72 = t212 - minus_dE5_yz_dp72 * R6_zy
    minus_dE6_yz_dp72 = dE5_yy_dp72 * minus_R6_yz + minus_dE5_yz_dp72 * R6_zz
    t213 = dE5_zx_dp72 * R6_xx + dE5_zy_dp72 * R6_yx
    dE6_zx_dp72 = t213 - minus_dE5_zz_dp72 * R6_zx
    t214 = dE5_zy_dp72 * R6_yy - dE5_zx_dp72 * minus_R6_xy
    dE6_zy_dp72 = t214 - minus_dE5_zz_dp72 * R6_zy
    minus_dE6_zz_dp72 = minus_dE5_zz_dp72 * R6_zz + dE5_zy_dp72 * minus_R6_yz
    t215 = dE5_xx_dp72 * joint6_a - dE5_xy_dp72 * minus_p6_y
    t216 = minus_dE5_yx_dp72 * joint6_a + dE5_yy_dp72 * minus_p6_y
    t217 = dE5_zx_dp72 * joint6_a - dE5_zy_dp72 * minus_p6_y
    do6_x_dp72 = do5_x_dp72 + (t215 - minus_dE5_xz_dp72 * p6_z)
    do6_y_dp72 = do5_y_dp72 - (t216 + minus_dE5_yz_dp72 * p6_z)
    do6_z_dp72 = do5_z_dp72 + (t217 - minus_dE5_zz_dp72 * p6_z)
    t218 = E6_xz * dE6_xy_dp72 - minus_E6_yz * dE6_yy_dp72
    t219 = E6_xx * minus_dE6_xz_dp72 + E6_yx * minus_dE6_yz_dp72
    t220 = E6_xy * dE6_xx_dp72 + E6_yy * dE6_yx_dp72
    t221 = E6_xy * do6_x_dp72 + E6_yy * do6_y_dp72
    t222 = E6_xz * do6_x_dp72 - minus_E6_yz * do6_y_dp72

    # link 5: axes E and origin o in the base frame, derivative in p[74]
    dE5_xx_dp74 = E4_xy * R5_xx - E4_xx * R5_yx
    minus_dE5_xy_dp74 = E4_xx * R5_yy + E4_xy * minus_R5_xy
    dE5_xz_dp74 = E4_xx * minus_R5_yz
    dE5_yx_dp74 = E4_yy * R5_xx - E4_yx * R5_yx
    minus_dE5_yy_dp74 = E4_yx * R5_yy + E4_yy * minus_R5_xy
    dE5_yz_dp74 = E4_yx * minus_R5_yz
    dE5_zx_dp74 = E4_zy * R5_xx - E4_zx * R5_yx
    minus_dE5_zy_dp74 = E4_zx * R5_yy + E4_zy * minus_R5_xy
    dE5_zz_dp74 = E4_zx * minus_R5_yz
    do5_x_dp74 = E4_xy * joint5_a + E4_xx * minus_p5_y
    do5_y_dp74 = E4_yy * joint5_a + E4_yx * minus_p5_y
    do5_z_dp74 = E4_zy * joint5_a + E4_zx * minus_p5_y

    # link 6: axes E and origin o in the base frame, derivative in p[74]
    t223 = dE5_xx_dp74 * R6_xx - minus_dE5_xy_dp74 * R6_yx
    dE6_xx_dp74 = t223 + dE5_xz_dp74 * R6_zx
    t224 = minus_dE5_xy_dp74 * R6_yy + dE5_xx_dp74 * minus_R6_xy
    dE6_xy_dp74 = dE5_xz_dp74 * R6_zy - t224
    dE6_xz_dp74 = dE5_xz_dp74 * R6_zz + minus_dE5_xy_dp74 * minus_R6_yz
    t225 = dE5_yx_dp74 * R6_xx - minus_dE5_yy_dp74 * R6_yx
    dE6_yx_dp74 = t225 + dE5_yz_dp74 * R6_zx
    t226 = minus_dE5_yy_dp74 * R6_yy + dE5_yx_dp74 * minus_R6_xy
    dE6_yy_dp74 = dE5_yz_dp74 * R6_zy - t226
    dE6_yz_dp74 = minus_dE5_yy_dp74 * minus_R6_yz + dE5_yz_dp74 * R6_zz
    t227 = dE5_zx_dp74 * R6_xx - minus_dE5_zy_dp74 * R6_yx
    dE6_zx_dp74 = t227 + dE5_zz_dp74 * R6_zx
    t228 = minus_dE5_zy_dp74 * R6_yy + dE5_zx_dp74 * minus_R6_xy
    dE6_zy_dp74 = dE5_zz_dp74 * R6_zy - t228
    dE6_zz_dp74 = dE5_zz_dp74 * R6_zz + minus_dE5_zy_dp74 * minus_R6_yz
    t229 = dE5_xx_dp74 * joint6_a + minus_dE5_xy_dp74 * minus_p6_y
    t230 = dE5_yx_dp74 * joint6_a + minus_dE5_yy_dp74 * minus_p6_y
    t231 = dE5_zx_dp74 * joint6_a + minus_dE5_zy_dp74 * minus_p6_y
    do6_x_dp74 = do5_x_dp74 + (t229 + dE5_xz_dp74 * p6_z)
    do6_y_dp74 = do5_y_dp74 + (t230 + dE5_yz_dp74 * p6_z)
    do6_z_dp74 = do5_z_dp74 + (t231 + dE5_zz_dp74 * p6_z)
    t232 = E6_xz * dE6_xy_dp74 - minus_E6_yz * dE6_yy_dp74
    t233 = E6_xy * dE6_xx_dp74 + E6_yy * dE6_yx_dp74
    t234 = E6_xy * do6_x_dp74 + E6_yy * do6_y_dp74
    t235 = E6_xz * do6_x_dp74 - minus_E6_yz * do6_y_dp74

    # link 5: axes E and origin o in the base frame, derivative in p[76]
    dE5_xx_dp76 = R5_yx * E4_xz - R5_zx * E4_xy
    dE5_xy_dp76 = R5_yy * E4_xz - R5_zy * E4_xy
    minus_dE5_xz_dp76 = minus_R5_yz * E4_xz + R5_zz * E4_xy
    minus_dE5_yx_dp76 = R5_zx * E4_yy + R5_yx * minus_E4_yz
    minus_dE5_yy_dp76 = R5_zy * E4_yy + R5_yy * minus_E4_yz
    minus_dE5_yz_dp76 = R5_zz * E4_yy - minus_R5_yz * minus_E4_yz
    dE5_zx_dp76 = R5_yx * E4_zz - R5_zx * E4_zy
    dE5_zy_dp76 = R5_yy * E4_zz - R5_zy * E4_zy
    minus_dE5_zz_dp76 = minus_R5_yz * E4_zz + R5_zz * E4_zy
    minus_do5_x_dp76 = p5_z * E4_xy + minus_p5_y * E4_xz
    do5_y_dp76 = minus_p5_y * minus_E4_yz - p5_z * E4_yy
    minus_do5_z_dp76 = p5_z * E4_zy + minus_p5_y * E4_zz

    # link 6: axes E and origin o in the base frame, derivative in p[76]
    t236 = dE5_xx_dp76 * R6_xx + dE5_xy_dp76 * R6_yx
    dE6_xx_dp76 = t236 - minus_dE5_xz_dp76 * R6_zx
    t237 = dE5_xy_dp76 * R6_yy - dE5_xx_dp76 * minus_R6_xy
    dE6_xy_dp76 = t237 - minus_dE5_xz_dp76 * R6_zy
    minus_dE6_xz_dp76 = minus_dE5_xz_dp76 * R6_zz + dE5_xy_dp76 * minus_R6_yz
    t238 = minus_dE5_yy_dp76 * R6_yx + minus_dE5_yx_dp76 * R6_xx
    minus_dE6_yx_dp76 = t238 + minus_dE5_yz_dp76 * R6_zx
    t239 = minus_dE5_yx_dp76 * minus_R6_xy - minus_dE5_yy_dp76 * R6_yy
    dE6_yy_dp76 = t239 - minus_dE5_yz_dp76 * R6_zy
    t240 = minus_dE5_yy_dp76 * minus_R6_yz
    minus_dE6_yz_dp76 = minus_dE5_yz_dp76 * R6_zz - t240
    t241 = dE5_zx_dp76 * R6_xx + dE5_zy_dp76 * R6_yx
    dE6_zx_dp76 = t241 - minus_dE5_zz_dp76 * R6_zx
    t242 = dE5_zy_dp76 * R6_yy - dE5_zx_dp76 * minus_R6_xy
    dE6_zy_dp76 = t242 - minus_dE5_zz_dp76 * R6_zy
    minus_dE6_zz_dp76 = minus_dE5_zz_dp76 * R6_zz + dE5_zy_dp76 * minus_R6_yz
    t243 = dE5_xx_dp76 * joint6_a - dE5_xy_dp76 * minus_p6_y
    t244 = minus_dE5_yx_dp76 * joint6_a - minus_dE5_yy_dp76 * minus_p6_y
    t245 = dE5_zx_dp76 * joint6_a - dE5_zy_dp76 * minus_p6_y
    do6_x_dp76 = t243 - minus_dE5_xz_dp76 * p6_z - minus_do5_x_dp76
    do6_y_dp76 = do5_y_dp76 - (t244 + minus_dE5_yz_dp76 * p6_z)
    do6_z_dp76 = t245 - minus_dE5_zz_dp76 * p6_z - minus_do5_z_dp76
    t246 = E6_xz * dE6_xy_dp76 - minus_E6_yz * dE6_yy_dp76
    t247 = E6_xx * minus_dE6_xz_dp76 + E6_yx * minus_dE6_yz_dp76
    t248 = E6_xy * dE6_xx_dp76 - E6_yy * minus_dE6_yx_dp76
    t249 = E6_xy * do6_x_dp76 + E6_yy * do6_y_dp76
    t250 = E6_xz * do6_x_dp76 - minus_E6_yz * do6_y_dp76

    # link 6: axes E and origin o in the base frame, derivative in p[78]
    dE6_xx_dp78 = E5_xy * R6_xx - E5_xx * R6_yx
    minus_dE6_xy_dp78 = E5_xx * R6_yy + E5_xy * minus_R6_xy
    dE6_yx_dp78 = E5_yy * R6_xx - E5_yx * R6_yx
    minus_dE6_yy_dp78 = E5_yx * R6_yy + E5_yy * minus_R6_xy
    dE6_zx_dp78 = E5_zy * R6_xx - E5_zx * R6_yx
    minus_dE6_zy_dp78 = E5_zx * R6_yy + E5_zy * minus_R6_xy
    do6_x_dp78 = E5_xy * joint6_a + E5_xx * minus_p6_y
    do6_y_dp78 = E5_yy * joint6_a + E5_yx * minus_p6_y
    do6_z_dp78 = E5_zy * joint6_a + E5_zx * minus_p6_y
    t251 = E6_xz * minus_dE6_xy_dp78 - minus_E6_yz * minus_dE6_yy_dp78
    t252 = E6_xy * dE6_xx_dp78 + E6_yy * dE6_yx_dp78
    t253 = E6_xy * do6_x_dp78 + E6_yy * do6_y_dp78
    t254 = E6_xz * do6_x_dp78 - minus_E6_yz * do6_y_dp78

    # link 6: axes E and origin o in the base frame, derivative in p[80]
    dE6_xx_dp80 = R6_yx * E5_xz - R6_zx * E5_xy
    dE6_xy_dp80 = R6_yy * E5_xz - R6_zy * E5_xy
    minus_dE6_xz_dp80 = minus_R6_yz * E5_xz + R6_zz * E5_xy
    minus_dE6_yx_dp80 = R6_zx * E5_yy + R6_yx * minus_E5_yz
    minus_dE6_yy_dp80 = R6_zy * E5_yy + R6_yy * minus_E5_yz
    dE6_zx_dp80 = R6_yx * E5_zz - R6_zx * E5_zy
    dE6_zy_dp80 = R6_yy * E5_zz - R6_zy * E5_zy
    minus_dE6_zz_dp80 = minus_R6_yz * E5_zz + R6_zz * E5_zy
    minus_do6_x_dp80 = p6_z * E5_xy + minus_p6_y * E5_xz
    do6_y_dp80 = minus_p6_y * minus_E5_yz - p6_z * E5_yy
    minus_do6_z_dp80 = p6_z * E5_zy + minus_p6_y * E5_zz
    t255 = E6_xz * minus_do6_x_dp80 + minus_E6_yz * do6_y_dp80

    # results
    t256 = E6_xz * dE6_xy_dp80 + minus_E6_yz * minus_dE6_yy_dp80
    t257 = E6_yx * (minus_R6_yz * minus_E5_yz - R6_zz * E5_yy)
    t258 = E6_xy * dE6_xx_dp80 - E6_yy * minus_dE6_yx_dp80
    t259 = E6_yx * do6_y_dp80 - E6_xx * minus_do6_x_dp80
    t260 = E6_yy * do6_y_dp80 - E6_xy * minus_do6_x_dp80

    dX_dp = np.empty((1, 6, 24, *batch), dtype)
    dX_dp[0, 0, 0] = E6_zz * E6_yy - minus_E6_yz * dE6_yy_dp60
    dX_dp[0, 0, 1] = 0.0
    dX_dp[0, 0, 2] = t79 + E6_zz * dE6_zy_dp62
    dX_dp[0, 0, 3] = 0.0
    dX_dp[0, 0, 4] = t117 + E6_zz * dE6_zy_dp64
    dX_dp[0, 0, 5] = 0.0
    dX_dp[0, 0, 6] = t144 + E6_zz * dE6_zy_dp66
    dX_dp[0, 0, 7] = 0.0
    dX_dp[0, 0, 8] = t174 + E6_zz * dE6_zy_dp68
    dX_dp[0, 0, 9] = 0.0
    dX_dp[0, 0, 10] = t194 + E6_zz * dE6_zy_dp70
    dX_dp[0, 0, 11] = 0.0
    dX_dp[0, 0, 12] = t218 + E6_zz * dE6_zy_dp72
    dX_dp[0, 0, 13] = 0.0
    dX_dp[0, 0, 14] = t232 + E6_zz * dE6_zy_dp74
    dX_dp[0, 0, 15] = 0.0
    dX_dp[0, 0, 16] = t246 + E6_zz * dE6_zy_dp76
    dX_dp[0, 0, 17] = 0.0
    dX_dp[0, 0, 18] = -(t251 + E6_zz * minus_dE6_zy_dp78)
    dX_dp[0, 0, 19] = 0.0
    dX_dp[0, 0, 20] = t256 + E6_zz * dE6_zy_dp80
    dX_dp[0, 0, 21] = 0.0
    dX_dp[0, 0, 22] = -t44
    dX_dp[0, 0, 23] = 0.0
    dX_dp[0, 1, 0] = -(E6_yx * E6_zz + E6_zx * minus_E6_yz)
    dX_dp[0, 1, 1] = 0.0
    dX_dp[0, 1, 2] = t80 + E6_zx * dE6_zz_dp62
    dX_dp[0, 1, 3] = 0.0
    dX_dp[0, 1, 4] = t118 - E6_zx * minus_dE6_zz_dp64
    dX_dp[0, 1, 5] = 0.0
    dX_dp[0, 1, 6] = t145 + E6_zx * dE6_zz_dp66
    dX_dp[0, 1, 7] = 0.0
    dX_dp[0, 1, 8] = t175 - E6_zx * minus_dE6_zz_dp68
    dX_dp[0, 1, 9] = 0.0
    dX_dp[0, 1, 10] = E6_zx * dE6_zz_dp70 - t195
    dX_dp[0, 1, 11] = 0.0
    dX_dp[0, 1, 12] = -(t219 + E6_zx * minus_dE6_zz_dp72)
    dX_dp[0, 1, 13] = 0.0
    dX_dp[0, 1, 14] = E6_xx * dE6_xz_dp74 + E6_yx * dE6_yz_dp74 + E6_zx * dE6_zz_dp74
    dX_dp[0, 1, 15] = 0.0
    dX_dp[0, 1, 16] = -(t247 + E6_zx * minus_dE6_zz_dp76)
    dX_dp[0, 1, 17] = 0.0
    dX_dp[0, 1, 18] = minus_R6_yz * t43
    dX_dp[0, 1, 19] = 0.0
    dX_dp[0, 1, 20] = t257 - E6_xx * minus_dE6_xz_dp80 - E6_zx * minus_dE6_zz_dp80
    dX_dp[0, 1, 21] = 0.0
    dX_dp[0, 1, 22] = 0.0
    dX_dp[0, 1, 23] = 0.0
    dX_dp[0, 2, 0] = -(E6_yy * E6_zx + dE6_yy_dp60 * E6_yx)
    dX_dp[0, 2, 1] = 0.0
    dX_dp[0, 2, 2] = t81 - dE6_yy_dp60 * dE6_zx_dp62
    dX_dp[0, 2, 3] = 0.0
    dX_dp[0, 2, 4] = t119 - dE6_yy_dp60 * dE6_zx_dp64
    dX_dp[0, 2, 5] = 0.0
    dX_dp[0, 2, 6] = t146 - dE6_yy_dp60 * dE6_zx_dp66
    dX_dp[0, 2, 7] = 0.0
    dX_dp[0, 2, 8] = t176 - dE6_yy_dp60 * dE6_zx_dp68
    dX_dp[0, 2, 9] = 0.0
    dX_dp[0, 2, 10] = t196 - dE6_yy_dp60 * dE6_zx_dp70
    dX_dp[0, 2, 11] = 0.0
    dX_dp[0, 2, 12] = t220 - dE6_yy_dp60 * dE6_zx_dp72
    dX_dp[0, 2, 13] = 0.0
    dX_dp[0, 2, 14] = t233 - dE6_yy_dp60 * dE6_zx_dp74
    dX_dp[0, 2, 15] = 0.0
    dX_dp[0, 2, 16] = t248 - dE6_yy_dp60 * dE6_zx_dp76
    dX_dp[0, 2, 17] = 0.0
    dX_dp[0, 2, 18] = t252 - dE6_yy_dp60 * dE6_zx_dp78
    dX_dp[0, 2, 19] = 0.0
    dX_dp[0, 2, 20] = t258 - dE6_yy_dp60 * dE6_zx_dp80
    dX_dp[0, 2, 21] = 0.0
    dX_dp[0, 2, 22] = E6_xy * E6_xy + E6_yy * E6_yy + dE6_yy_dp60 * dE6_yy_dp60
    dX_dp[0, 2, 23] = 0.0
    dX_dp[0, 3, 0] = E6_zx * o6_y - E6_yx * minus_do6_y_dp60
    dX_dp[0, 3, 1] = E6_xx
    dX_dp[0, 3, 2] = E6_xx * do6_x_dp62 + E6_yx * do6_y_dp62 + E6_zx * do6_z_dp62
    dX_dp[0, 3, 3] = E6_zx * R1_zz - E6_yx * minus_R1_yz
    dX_dp[0, 3, 4] = E6_xx * do6_x_dp64 + E6_yx * do6_y_dp64 + E6_zx * do6_z_dp64
    dX_dp[0, 3, 5] = E6_xx * R1_xx + E6_yx * R1_yx + E6_zx * R1_zx
    dX_dp[0, 3, 6] = E6_xx * do6_x_dp66 + E6_yx * do6_y_dp66 + E6_zx * do6_z_dp66
    dX_dp[0, 3, 7] = E6_xx * E2_xz - E6_yx * minus_E2_yz + E6_zx * E2_zz
    dX_dp[0, 3, 8] = E6_xx * do6_x_dp68 + E6_yx * do6_y_dp68 + E6_zx * do6_z_dp68
    dX_dp[0, 3, 9] = E6_xx * E2_xx + E6_yx * E2_yx + E6_zx * E2_zx
    dX_dp[0, 3, 10] = E6_xx * do6_x_dp70 + E6_yx * do6_y_dp70 + E6_zx * do6_z_dp70
    dX_dp[0, 3, 11] = E6_xx * E3_xz - E6_yx * minus_E3_yz + E6_zx * E3_zz
    dX_dp[0, 3, 12] = E6_xx * do6_x_dp72 + E6_yx * do6_y_dp72 + E6_zx * do6_z_dp72
    dX_dp[0, 3, 13] = E6_xx * E3_xx + E6_yx * E3_yx + E6_zx * E3_zx
    dX_dp[0, 3, 14] = E6_xx * do6_x_dp74 + E6_yx * do6_y_dp74 + E6_zx * do6_z_dp74
    dX_dp[0, 3, 15] = E6_xx * E4_xz - E6_yx * minus_E4_yz + E6_zx * E4_zz
    dX_dp[0, 3, 16] = E6_xx * do6_x_dp76 + E6_yx * do6_y_dp76 + E6_zx * do6_z_dp76
    dX_dp[0, 3, 17] = E6_xx * E4_xx + E6_yx * E4_yx + E6_zx * E4_zx
    dX_dp[0, 3, 18] = E6_xx * do6_x_dp78 + E6_yx * do6_y_dp78 + E6_zx * do6_z_dp78
    dX_dp[0, 3, 19] = E6_xx * E5_xz - E6_yx * minus_E5_yz + E6_zx * E5_zz
    dX_dp[0, 3, 20] = t259 - E6_zx * minus_do6_z_dp80
    dX_dp[0, 3, 21] = t43
    dX_dp[0, 3, 22] = 0.0
    dX_dp[0, 3, 23] = t44
    dX_dp[0, 4, 0] = -(dE6_yy_dp60 * o6_y + E6_yy * minus_do6_y_dp60)
    dX_dp[0, 4, 1] = E6_xy
    dX_dp[0, 4, 2] = t82 - dE6_yy_dp60 * do6_z_dp62
    dX_dp[0, 4, 3] = -(dE6_yy_dp60 * R1_zz + E6_yy * minus_R1_yz)
    dX_dp[0, 4, 4] = t120 - dE6_yy_dp60 * do6_z_dp64
    dX_dp[0, 4, 5] = E6_xy * R1_xx + E6_yy * R1_yx - dE6_yy_dp60 * R1_zx
    dX_dp[0, 4, 6] = t147 - dE6_yy_dp60 * do6_z_dp66
    dX_dp[0, 4, 7] = E6_xy * E2_xz - E6_yy * minus_E2_yz - dE6_yy_dp60 * E2_zz
    dX_dp[0, 4, 8] = t177 - dE6_yy_dp60 * do6_z_dp68
    dX_dp[0, 4, 9] = E6_xy * E2_xx + E6_yy * E2_yx - dE6_yy_dp60 * E2_zx
    dX_dp[0, 4, 10] = t197 - dE6_yy_dp60 * do6_z_dp70
    dX_dp[0, 4, 11] = E6_xy * E3_xz - E6_yy * minus_E3_yz - dE6_yy_dp60 * E3_zz
    dX_dp[0, 4, 12] = t221 - dE6_yy_dp60 * do6_z_dp72
    dX_dp[0, 4, 13] = E6_xy * E3_xx + E6_yy * E3_yx - dE6_yy_dp60 * E3_zx
    dX_dp[0, 4, 14] = t234 - dE6_yy_dp60 * do6_z_dp74
    dX_dp[0, 4, 15] = E6_xy * E4_xz - E6_yy * minus_E4_yz - dE6_yy_dp60 * E4_zz
    dX_dp[0, 4, 16] = t249 - dE6_yy_dp60 * do6_z_dp76
    dX_dp[0, 4, 17] = E6_xy * E4_xx + E6_yy * E4_yx - dE6_yy_dp60 * E4_zx
    dX_dp[0, 4, 18] = t253 - dE6_yy_dp60 * do6_z_dp78
    dX_dp[0, 4, 19] = E6_xy * E5_xz - E6_yy * minus_E5_yz - dE6_yy_dp60 * E5_zz
    dX_dp[0, 4, 20] = t260 + dE6_yy_dp60 * minus_do6_z_dp80
    dX_dp[0, 4, 21] = E6_xy * E5_xx + E6_yy * E5_yx - dE6_yy_dp60 * E5_zx
    dX_dp[0, 4, 22] = 0.0
    dX_dp[0, 4, 23] = E6_xy * E6_xz - E6_yy * minus_E6_yz - dE6_yy_dp60 * E6_zz
    dX_dp[0, 5, 0] = E6_zz * o6_y + minus_E6_yz * minus_do6_y_dp60
    dX_dp[0, 5, 1] = E6_xz
    dX_dp[0, 5, 2] = t83 + E6_zz * do6_z_dp62
    dX_dp[0, 5, 3] = minus_E6_yz * minus_R1_yz + E6_zz * R1_zz
    dX_dp[0, 5, 4] = t121 + E6_zz * do6_z_dp64
    dX_dp[0, 5, 5] = E6_xz * R1_xx - minus_E6_yz * R1_yx + E6_zz * R1_zx
    dX_dp[0, 5, 6] = t148 + E6_zz * do6_z_dp66
    dX_dp[0, 5, 7] = E6_xz * E2_xz + minus_E6_yz * minus_E2_yz + E6_zz * E2_zz
    dX_dp[0, 5, 8] = t178 + E6_zz * do6_z_dp68
    dX_dp[0, 5, 9] = E6_xz * E2_xx - minus_E6_yz * E2_yx + E6_zz * E2_zx
    dX_dp[0, 5, 10] = t198 + E6_zz * do6_z_dp70
    dX_dp[0, 5, 11] = E6_xz * E3_xz + minus_E6_yz * minus_E3_yz + E6_zz * E3_zz
    dX_dp[0, 5, 12] = t222 + E6_zz * do6_z_dp72
    dX_dp[0, 5, 13] = E6_xz * E3_xx - minus_E6_yz * E3_yx + E6_zz * E3_zx
    dX_dp[0, 5, 14] = t235 + E6_zz * do6_z_dp74
    dX_dp[0, 5, 15] = E6_xz * E4_xz + minus_E6_yz * minus_E4_yz + E6_zz * E4_zz
    dX_dp[0, 5, 16] = t250 + E6_zz * do6_z_dp76
    dX_dp[0, 5, 17] = E6_xz * E4_xx - minus_E6_yz * E4_yx + E6_zz * E4_zx
    dX_dp[0, 5, 18] = t254 + E6_zz * do6_z_dp78
    dX_dp[0, 5, 19] = E6_xz * E5_xz + minus_E6_yz * minus_E5_yz + E6_zz * E5_zz
    dX_dp[0, 5, 20] = -(t255 + E6_zz * minus_do6_z_dp80)
    dX_dp[0, 5, 21] = E6_xz * E5_xx - minus_E6_yz * E5_yx + E6_zz * E5_zx
    dX_dp[0, 5, 22] = 0.0
    dX_dp[0, 5, 23] = E6_xz * E6_xz + minus_E6_yz * minus_E6_yz + E6_zz * E6_zz
    return _packed(dX_dp, 3)
