"""panda.py: dynamics of panda, made by symdyn 0.1.0. Do not edit.

Made from panda.toml, sha256 2dfac0de9fdf8fb9.
7 coordinates, 7 velocities, gravity (0, 0, -9.81) m/s^2.
Numbers from Gaz, Cognetti, Oliva, Robuffo Giordano, De Luca, IEEE RA-L 2019

Links, numbered as in the code
   1  panda_link1: revolute joint panda_joint1 on the base
   2  panda_link2: revolute joint panda_joint2 on link 1
   3  panda_link3: revolute joint panda_joint3 on link 2
   4  panda_link4: revolute joint panda_joint4 on link 3
   5  panda_link5: revolute joint panda_joint5 on link 4
   6  panda_link6: revolute joint panda_joint6 on link 5
   7  panda_link7: revolute joint panda_joint7 on link 6
Tips: panda_link8

Conventions
  SI units, radians, right-handed frames; matrices row-major.
  Twists are (angular, linear), wrenches (moment, force), in link coordinates.
  tau = M(q) qdd + C(q,qd) qd + phi(q); phi is gravity only; bias h = C qd + phi.
  C is the Christoffel matrix: Mdot - 2C is skew.
  Gravity is the acceleration of free fall, in base coordinates.
  Link i is moved by joint i; its inertial parameters are about its own frame:
  m, mcx, mcy, mcz, Ixx, Ixy, Iyy, Ixz, Iyz, Izz (Ixy is the matrix entry).

Operations per call
  inverse_dynamics              298 mul, 275 add, 12 sin/cos  (by newton-euler-matrix)
  mass_matrix                   181 mul, 157 add, 12 sin/cos  (by composite-body)
  coriolis_matrix               632 mul, 521 add, 12 sin/cos  (by carried-body)
  gravity                       58 mul, 35 add, 12 sin/cos  (by newton-euler-matrix)
  bias                          292 mul, 259 add, 12 sin/cos  (by newton-euler-matrix)
  forward_dynamics              598 mul, 520 add, 6 div, 12 sin/cos  (by ldlt)
  forward_kinematics            77 mul, 44 add, 14 sin/cos  (by product-of-exponentials)
  jacobian                      94 mul, 45 add, 12 sin/cos  (by product-of-exponentials)
  inverse_dynamics_derivatives  1261 mul, 1079 add, 12 sin/cos  (by analytic)
  regressor                     735 mul, 589 add, 12 sin/cos  (by screws)

Chosen frames: what these functions say of link i is in the frame f_i, as seen
in the link that carries it; arguments and results are as of the given frames
  inverse_dynamics, mass_matrix, coriolis_matrix, gravity, bias, forward_dynamics,
      inverse_dynamics_derivatives
  f1 = Tz(0.333) Rz(pi) Rz(q[0])
  f2 = Rx(pi/2) Rz(pi) Rz(q[1])
  f3 = Rx(pi/2) Tz(0.316) Rz(q[2])
  f4 = Tx(0.0825) Rx(pi/2) Rz(pi) Rz(q[3])
  f5 = Tx(0.0825) Ty(-0.384) Rx(pi/2) Rz(pi) Rz(q[4])
  f6 = Rx(pi/2) Rz(q[5])
  f7 = Tx(0.088) Rx(pi/2) Rz(q[6] - 0.384205880607)

Transferred inertia: what a joint cannot feel counts for the link before it
  inverse_dynamics, mass_matrix, coriolis_matrix, gravity, bias, forward_dynamics,
      inverse_dynamics_derivatives

Arguments are arrays or nested lists; axes in front of the documented shape are a batch.
"""

import numpy as np

NQ = 7
NV = 7


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

    q: joint positions (rad, m), shape (..., 7)
    qd: joint velocities (rad/s, m/s), shape (..., 7)
    qdd: joint accelerations (rad/s^2, m/s^2), shape (..., 7)
    tau: joint forces (N m, N), shape (..., 7)
    """
    batch, dtype, q, qd, qdd = _unpack(
        ("q", q, (7,)),
        ("qd", qd, (7,)),
        ("qdd", qdd, (7,)),
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
    t1 = q[6] - 0.38420588060665173
    c7 = np.cos(t1)
    s7 = np.sin(t1)

    # link 1: angular acceleration alpha, U = [alpha] + [w][w]
    minus_U1_xx = qd[0] * qd[0]

    # link 1: moment n = I alpha + w x I w + mc x a
    n1_z = 0.03733744848940618 * qdd[0]

    # link 2: angular velocity w
    minus_w2_x = s2 * qd[0]
    minus_w2_y = c2 * qd[0]

    # link 2: angular acceleration alpha, U = [alpha] + [w][w]
    U2_yz = s2 * qdd[0]
    minus_U2_xz = c2 * qdd[0]
    t2 = minus_w2_y * qd[1]
    t3 = minus_w2_x * qd[1]
    minus_alpha2_x = U2_yz + t2
    alpha2_y = t3 - minus_U2_xz
    t4 = minus_w2_x * minus_w2_y
    t5 = qd[1] * qd[1]
    minus_U2_xx = minus_w2_y * minus_w2_y + t5
    minus_U2_yy = minus_w2_x * minus_w2_x + t5
    U2_xy = t4 - qdd[1]
    U2_yx = t4 + qdd[1]
    minus_U2_zx = t3 + alpha2_y
    minus_U2_zy = t2 + minus_alpha2_x

    # link 2: acceleration a of its origin, gravity included
    minus_a2_x = 9.81 * s2
    minus_a2_y = 9.81 * c2

    # link 2: moment n = I alpha + w x I w + mc x a
    t6 = 0.01026110182100817 * U2_yx - 0.00398335888393552 * minus_U2_zx
    t7 = 0.9896232897634767 * minus_alpha2_x + 1.0357790547533403 * t2
    n2_x = t6 - t7 + 0.0007689361029464 * (minus_U1_xx - minus_U2_yy)
    t8 = 0.00398335888393552 * minus_U2_zy - 0.0007689361029464 * U2_xy
    t9 = 0.046155764989863624 * t3
    n2_y = t9 + t8 + 0.01026110182100817 * (minus_U2_xx - minus_U1_xx)
    t10 = 0.0007689361029464 * minus_U2_xz + 0.01026110182100817 * U2_yz
    t11 = 1.0357790547533403 * qdd[1] - 0.9896232897634767 * t4
    t12 = t11 - t10 - 0.00398335888393552 * (minus_U2_yy - minus_U2_xx)
    t13 = 0.01993386669246 * c2 - 30.45357582685272 * s2
    n2_z = t12 + t13

    # link 3: angular velocity w
    w3_x = s3 * qd[1] - c3 * minus_w2_x
    w3_y = s3 * minus_w2_x + c3 * qd[1]
    w3_z = minus_w2_y + qd[2]

    # link 3: angular acceleration alpha, U = [alpha] + [w][w]
    alpha3_z = qdd[2] - alpha2_y
    U3_xz = s3 * minus_U2_zy - c3 * U2_xy
    U3_yz = c3 * minus_U2_zy + s3 * U2_xy
    t14 = w3_x * w3_z
    t15 = w3_y * w3_z
    t16 = w3_x * w3_y
    alpha3_x = t15 - U3_yz
    alpha3_y = U3_xz - t14
    t17 = w3_z * w3_z
    minus_U3_xx = w3_y * w3_y + t17
    minus_U3_yy = w3_x * w3_x + t17
    U3_xy = t16 - alpha3_z
    U3_yx = t16 + alpha3_z
    U3_zx = t14 - alpha3_y
    U3_zy = t15 + alpha3_x

    # link 3: acceleration a of its origin, gravity included
    t18 = 0.316 * minus_U2_zy
    t19 = minus_a2_x + 0.316 * U2_xy
    a3_x = s3 * t18 - c3 * t19
    a3_y = s3 * t19 + c3 * t18
    a3_z = minus_a2_y - 0.316 * minus_U2_yy

    # link 3: force f = m a + U mc
    f3_x = 0.028227094878000014 * U3_xy - 0.684157959872 * minus_U3_xx
    f3_y = 0.684157959872 * U3_yx - 0.028227094878000014 * minus_U3_yy

    # link 3: moment n = I alpha + w x I w + mc x a
    t20 = 0.00012191242095074308 * U3_zx - 0.005487648106562255 * U3_yx
    t21 = 0.011595864095166039 * alpha3_x + 0.12445520614822145 * t15
    t22 = 0.0043772571218395825 * U3_xy - 0.00012191242095074308 * U3_zy
    t23 = 0.11285934205305541 * t14
    t24 = 0.005487648106562255 * U3_yz - 0.0043772571218395825 * U3_xz
    t25 = 0.12445520614822145 * alpha3_z - 0.011595864095166039 * t16
    t26 = t21 + t20 - 0.0043772571218395825 * (minus_U2_yy - minus_U3_yy)
    t27 = 0.028227094878000014 * a3_z
    n3_x = t26 + t27
    t28 = t22 - t23 - 0.005487648106562255 * (minus_U3_xx - minus_U2_yy)
    t29 = 0.684157959872 * a3_z
    n3_y = t28 - t29
    t30 = t25 + t24 - 0.00012191242095074308 * (minus_U3_yy - minus_U3_xx)
    t31 = 0.684157959872 * a3_y - 0.028227094878000014 * a3_x
    n3_z = t30 + t31

    # link 4: angular velocity w
    minus_w4_x = c4 * w3_x + s4 * w3_z
    w4_y = s4 * w3_x - c4 * w3_z
    w4_z = qd[3] - w3_y

    # link 4: angular acceleration alpha, U = [alpha] + [w][w]
    alpha4_z = qdd[3] - alpha3_y
    U4_xz = s4 * U3_zy + c4 * U3_xy
    U4_yz = c4 * U3_zy - s4 * U3_xy
    t32 = minus_w4_x * w4_z
    t33 = w4_y * w4_z
    t34 = minus_w4_x * w4_y
    alpha4_x = t33 - U4_yz
    alpha4_y = U4_xz + t32
    t35 = w4_z * w4_z
    minus_U4_xx = w4_y * w4_y + t35
    minus_U4_yy = minus_w4_x * minus_w4_x + t35
    minus_U4_xy = t34 + alpha4_z
    U4_yx = alpha4_z - t34
    minus_U4_zx = t32 + alpha4_y
    U4_zy = t33 + alpha4_x

    # link 4: acceleration a of its origin, gravity included
    t36 = a3_x - 0.0825 * minus_U3_xx
    minus_a4_z = a3_y + 0.0825 * U3_yx
    t37 = a3_z + 0.0825 * U3_zx
    minus_a4_x = c4 * t36 + s4 * t37
    a4_y = s4 * t36 - c4 * t37

    # link 4: force f = m a + U mc
    f4_x = 1.720683553603 * minus_U4_xy - 0.49008027465000004 * minus_U4_xx
    f4_y = 0.49008027465000004 * U4_yx + 1.720683553603 * minus_U4_yy
    minus_f4_z = 0.49008027465000004 * minus_U4_zx + 1.720683553603 * U4_zy

    # link 4: moment n = I alpha + w x I w + mc x a
    t38 = 0.13876407268546084 * minus_U4_zx
    t39 = 0.0039053550262761003 * U4_yx
    t40 = 0.5408292849391831 * alpha4_x + 0.6325240572528141 * t33
    t41 = t38 - t39
    t42 = 0.0016444875773692705 * minus_U4_xy
    t43 = 0.13876407268546084 * U4_zy
    t44 = 0.0039053550262761003 * (minus_U4_xx - minus_U3_yy)
    t45 = 0.09169477231363099 * t32 + (t43 + t42)
    t46 = 0.0016444875773692705 * U4_xz + 0.0039053550262761003 * U4_yz
    t47 = 0.6325240572528141 * alpha4_z + 0.5408292849391831 * t34
    t48 = t40 + t41 + 0.0016444875773692705 * (minus_U3_yy - minus_U4_yy)
    t49 = 1.720683553603 * minus_a4_z
    n4_x = t48 + t49
    n4_y = t45 - t44 + 0.49008027465000004 * minus_a4_z
    t50 = t47 + t46 + 0.13876407268546084 * (minus_U4_yy - minus_U4_xx)
    t51 = 0.49008027465000004 * a4_y - 1.720683553603 * minus_a4_x
    n4_z = t50 + t51

    # link 5: angular velocity w
    w5_x = c5 * minus_w4_x - s5 * w4_z
    minus_w5_y = s5 * minus_w4_x + c5 * w4_z
    w5_z = qd[4] - w4_y

    # link 5: angular acceleration alpha, U = [alpha] + [w][w]
    alpha5_z = qdd[4] - alpha4_y
    U5_xz = s5 * U4_zy - c5 * minus_U4_xy
    U5_yz = s5 * minus_U4_xy + c5 * U4_zy
    t52 = w5_x * w5_z
    t53 = minus_w5_y * w5_z
    t54 = w5_x * minus_w5_y
    minus_alpha5_x = t53 + U5_yz
    alpha5_y = U5_xz - t52
    t55 = w5_z * w5_z
    minus_U5_xx = minus_w5_y * minus_w5_y + t55
    minus_U5_yy = w5_x * w5_x + t55
    minus_U5_xy = t54 + alpha5_z
    U5_yx = alpha5_z - t54
    U5_zx = t52 - alpha5_y
    minus_U5_zy = t53 + minus_alpha5_x

    # link 5: acceleration a of its origin, gravity included
    t56 = 0.384 * minus_U4_xy - 0.0825 * minus_U4_xx - minus_a4_x
    minus_a5_z = a4_y + (0.0825 * U4_yx + 0.384 * minus_U4_yy)
    t57 = minus_a4_z + (0.0825 * minus_U4_zx + 0.384 * U4_zy)
    a5_x = s5 * t57 - c5 * t56
    a5_y = s5 * t56 + c5 * t57

    # link 5: force f = m a + U mc
    f5_x = 0.014653732538 * minus_U5_xx - 0.067870631425 * minus_U5_xy
    minus_f5_y = 0.014653732538 * U5_yx + 0.067870631425 * minus_U5_yy
    minus_f5_z = 0.014653732538 * U5_zx + 0.067870631425 * minus_U5_zy

    # link 5: moment n = I alpha + w x I w + mc x a
    t58 = 0.024230847133882086 * minus_alpha5_x
    t59 = 0.027133159263935516 * t53
    t60 = 0.0015152444733270301 * U5_zx - 0.004600245517563105 * U5_yx
    t61 = t58 + t59
    t62 = 0.0015152444733270301 * minus_U5_zy
    t63 = 0.0021640520520981297 * minus_U5_xy
    t64 = 0.004600245517563105 * (minus_U5_xx - minus_U4_yy)
    t65 = t62 + t63 - 0.0029023121300534305 * t52
    t66 = 0.027133159263935516 * alpha5_z + 0.024230847133882086 * t54
    t67 = 0.0021640520520981297 * U5_xz + 0.004600245517563105 * U5_yz
    t68 = t60 - t61 + 0.0021640520520981297 * (minus_U4_yy - minus_U5_yy)
    t69 = 0.067870631425 * minus_a5_z
    n5_x = t68 - t69
    n5_y = t65 - t64 - 0.014653732538 * minus_a5_z
    t70 = t66 + t67 - 0.0015152444733270301 * (minus_U5_yy - minus_U5_xx)
    t71 = 0.014653732538 * a5_y + 0.067870631425 * a5_x
    n5_z = t70 - t71

    # link 6: angular velocity w
    w6_x = c6 * w5_x + s6 * w5_z
    w6_y = c6 * w5_z - s6 * w5_x
    w6_z = minus_w5_y + qd[5]

    # link 6: angular acceleration alpha, U = [alpha] + [w][w]
    alpha6_z = qdd[5] - alpha5_y
    U6_xz = c6 * minus_U5_xy + s6 * minus_U5_zy
    U6_yz = c6 * minus_U5_zy - s6 * minus_U5_xy
    t72 = w6_x * w6_z
    t73 = w6_y * w6_z
    t74 = w6_x * w6_y
    alpha6_x = t73 - U6_yz
    alpha6_y = U6_xz - t72
    t75 = w6_z * w6_z
    minus_U6_xx = w6_y * w6_y + t75
    minus_U6_yy = w6_x * w6_x + t75
    U6_xy = t74 - alpha6_z
    U6_yx = t74 + alpha6_z
    U6_zx = t72 - alpha6_y
    U6_zy = t73 + alpha6_x

    # link 6: acceleration a of its origin, gravity included
    a6_x = c6 * a5_x - s6 * minus_a5_z
    minus_a6_y = s6 * a5_x + c6 * minus_a5_z

    # link 6: force f = m a + U mc
    minus_f6_x = 0.16496755269500002 * minus_U6_xx + 0.068832705569 * U6_xy
    f6_y = 0.16496755269500002 * U6_yx + 0.068832705569 * minus_U6_yy
    f6_z = 0.16496755269500002 * U6_zx - 0.068832705569 * U6_zy

    # link 6: moment n = I alpha + w x I w + mc x a
    t76 = 0.00010375891721868492 * U6_yx + 0.005511034382675315 * U6_zx
    t77 = 0.03045503293228903 * t73 - 0.0008185978088860856 * alpha6_x
    t78 = 0.005511034382675315 * U6_zy - 9.3569097314605e-05 * U6_xy
    t79 = 0.03127363074117512 * t72
    t80 = 0.03045503293228903 * alpha6_z + 0.0008185978088860856 * t74
    t81 = 9.3569097314605e-05 * U6_xz + 0.00010375891721868492 * U6_yz
    t82 = t77 - t76 + 9.3569097314605e-05 * (minus_U5_yy - minus_U6_yy)
    t83 = 0.068832705569 * a5_y
    n6_x = t82 + t83
    t84 = t78 - t79 - 0.00010375891721868492 * (minus_U6_xx - minus_U5_yy)
    t85 = 0.16496755269500002 * a5_y
    n6_y = t84 + t85
    t86 = t80 + t81 + 0.005511034382675315 * (minus_U6_yy - minus_U6_xx)
    t87 = 0.068832705569 * a6_x - 0.16496755269500002 * minus_a6_y
    n6_z = t86 + t87

    # link 7: angular velocity w
    w7_x = c7 * w6_x + s7 * w6_z
    w7_y = c7 * w6_z - s7 * w6_x
    w7_z = qd[6] - w6_y

    # link 7: angular acceleration alpha, U = [alpha] + [w][w]
    alpha7_z = qdd[6] - alpha6_y
    minus_U7_xz = c7 * U6_xy + s7 * U6_zy
    minus_U7_yz = c7 * U6_zy - s7 * U6_xy
    t88 = w7_x * w7_z
    t89 = w7_y * w7_z
    t90 = w7_x * w7_y
    alpha7_x = t89 + minus_U7_yz
    minus_alpha7_y = minus_U7_xz + t88
    t91 = w7_z * w7_z
    minus_U7_xx = w7_y * w7_y + t91
    minus_U7_yy = w7_x * w7_x + t91
    U7_xy = t90 - alpha7_z
    U7_yx = t90 + alpha7_z
    U7_zx = t88 + minus_alpha7_y
    U7_zy = t89 + alpha7_x

    # link 7: acceleration a of its origin, gravity included
    a7_y = c7 * (0.088 * U6_zx - a5_y) - s7 * (a6_x - 0.088 * minus_U6_xx)
    a7_z = minus_a6_y - 0.088 * U6_yx

    # link 7: force f = m a + U mc
    minus_f7_x = 0.008343776383464369 * minus_U7_xx
    f7_y = 0.008343776383464369 * U7_yx
    f7_z = 0.008343776383464369 * U7_zx

    # link 7: moment n = I alpha + w x I w + mc x a
    t92 = 0.0013450149983408877 * U7_yx + 0.0005571816285452075 * U7_zx
    t93 = 0.002289892335277788 * alpha7_x + 0.004909651967360946 * t89
    n7_x = t93 - t92 - 0.0011352667606277602 * (minus_U6_yy - minus_U7_yy)
    t94 = 0.0005571816285452075 * U7_zy + 0.0011352667606277602 * U7_xy
    t95 = 0.0026197596320831577 * t88
    t96 = 0.0013450149983408877 * minus_U7_yz
    t97 = 0.0011352667606277602 * minus_U7_xz
    t98 = 0.004909651967360946 * alpha7_z - 0.002289892335277788 * t90
    t99 = t96 - t97
    t100 = t94 - t95 - 0.0013450149983408877 * (minus_U7_xx - minus_U6_yy)
    t101 = 0.008343776383464369 * a7_z
    n7_y = t100 - t101
    t102 = t98 - t99 + 0.0005571816285452075 * (minus_U7_yy - minus_U7_xx)
    t103 = 0.008343776383464369 * a7_y
    n7_z = t102 + t103

    # joint 6: force F and moment N through it, joint 7 added
    t104 = c7 * f7_y - s7 * minus_f7_x
    N6_x = n6_x + (c7 * n7_x - s7 * n7_y)
    N6_y = n6_y - (n7_z + 0.088 * t104)
    N6_z = n6_z + (s7 * n7_x + c7 * n7_y - 0.0007342523217448644 * U7_zx)
    minus_F6_x = minus_f6_x + (c7 * minus_f7_x + s7 * f7_y)
    F6_y = f6_y - f7_z
    F6_z = f6_z + t104

    # joint 5: force F and moment N through it, joint 6 added
    N5_x = n5_x + (c6 * N6_x - s6 * N6_y)
    N5_y = n5_y - N6_z
    N5_z = n5_z + (s6 * N6_x + c6 * N6_y)
    F5_x = f5_x - (c6 * minus_F6_x + s6 * F6_y)
    minus_F5_y = minus_f5_y + F6_z

    # joint 4: force F and moment N through it, joint 5 added
    t105 = c5 * F5_x + s5 * minus_F5_y
    t106 = minus_f5_z - (c6 * F6_y - s6 * minus_F6_x)
    t107 = c5 * minus_F5_y - s5 * F5_x
    N4_x = n4_x + (s5 * N5_y - c5 * N5_x - 0.384 * t107)
    N4_y = n4_y - (N5_z + 0.0825 * t107)
    N4_z = n4_z + (0.0825 * t106 - 0.384 * t105 - (s5 * N5_x + c5 * N5_y))
    F4_x = f4_x - t105
    F4_y = f4_y + t106

    # joint 3: force F and moment N through it, joint 4 added
    t108 = minus_f4_z - t107
    N3_x = n3_x + (s4 * N4_y - c4 * N4_x)
    N3_y = n3_y + (0.0825 * (s4 * F4_x + c4 * F4_y) - N4_z)
    N3_z = n3_z + (0.0825 * t108 - (s4 * N4_x + c4 * N4_y))
    F3_x = f3_x + (s4 * F4_y - c4 * F4_x)
    F3_y = f3_y + t108

    # joint 2: force F and moment N through it, joint 3 added
    N2_x = n2_x + (c3 * N3_x - s3 * N3_y - 0.316 * (s3 * F3_x + c3 * F3_y))
    N2_y = n2_y - N3_z
    N2_z = n2_z + (s3 * N3_x + c3 * N3_y + 0.316 * (c3 * F3_x - s3 * F3_y))

    # joint 1: force F and moment N through it, joint 2 added
    N1_z = n1_z - (s2 * N2_x + c2 * N2_y)

    tau = np.empty((7, *batch), dtype)
    tau[0] = N1_z
    tau[1] = N2_z
    tau[2] = N3_z
    tau[3] = N4_z
    tau[4] = N5_z
    tau[5] = N6_z
    tau[6] = n7_z
    return _packed(tau, 1)


def mass_matrix(q):
    """The mass matrix M(q).

    q: joint positions (rad, m), shape (..., 7)
    M: mass matrix, full and symmetric, shape (..., 7, 7)
    """
    batch, dtype, q = _unpack(
        ("q", q, (7,)),
    )

    # sines and cosines of the joint angles
    t1 = q[6] - 0.38420588060665173
    s7 = np.sin(t1)
    c7 = np.cos(t1)
    s6 = np.sin(q[5])
    c6 = np.cos(q[5])
    s5 = np.sin(q[4])
    c5 = np.cos(q[4])
    s4 = np.sin(q[3])
    c4 = np.cos(q[3])
    s3 = np.sin(q[2])
    c3 = np.cos(q[2])
    s2 = np.sin(q[1])
    c2 = np.cos(q[1])

    # joint 7 accelerates by 1: wrench on all it moves, at joint 6
    t2 = 0.002289892335277788 * s7 + 0.001114363257090415 * c7
    t3 = s7 * t2
    N7at6_x = 0.0011352667606277602 * s7 - 0.0013450149983408877 * c7
    minus_N7at6_z = 0.0013450149983408877 * s7 + 0.0011352667606277602 * c7
    F7at6_z = 0.008343776383464369 * c7

    # composite body 6: with body 7 added
    mcz_c6 = 0.008343776383464369 * s7
    t4 = 0.0014685046434897288 * c7
    Iyy_c6 = 0.004909651967360946 + t4
    mcx_c6 = F7at6_z + 0.16496755269500002
    Ixx_c6 = 0.0014712945263917025 - t3
    Ixy_c6 = 0.005511034382675315 - N7at6_x
    Ixz_c6 = c7 * t2 - 0.0007342523217448644 * s7 - 0.0006609405457638925
    Iyz_c6 = minus_N7at6_z + 9.3569097314605e-05
    Izz_c6 = t3 + t4 + 0.03045503293228903

    # joint 6 accelerates by 1: wrench on all it moves, at joint 5
    t5 = s6 * (Ixx_c6 - Iyy_c6) + c6 * (2.0 * Ixy_c6)
    t6 = s6 * t5
    N6at5_x = c6 * Ixz_c6 - s6 * Iyz_c6
    N6at5_z = s6 * Ixz_c6 + c6 * Iyz_c6
    F6at5_z = c6 * mcx_c6 + 0.068832705569 * s6

    # composite body 5: with body 6 added
    mcx_c5 = F6at5_z - 0.014653732538
    mcy_c5 = 0.067870631425 - mcz_c6
    Ixx_c5 = Ixx_c6 - t6 + 0.024230847133882086
    minus_Ixy_c5 = N6at5_x + 0.0015152444733270301
    Ixz_c5 = c6 * t5 - Ixy_c6 - 0.004600245517563105
    Iyz_c5 = 0.0021640520520981297 - N6at5_z
    Izz_c5 = Iyy_c6 + t6 + 0.027133159263935516

    # composite body 4: with body 5 added
    t7 = s5 * (Ixx_c5 - Izz_c6) - c5 * (2.0 * minus_Ixy_c5)
    t8 = s5 * t7
    minus_mcz_c4 = s5 * mcx_c5 + c5 * mcy_c5

    # joint 6 accelerates by 1: wrench on all it moves, at joint 5
    t9 = s5 * mcy_c5 - c5 * mcx_c5
    F6at5_x = 0.068832705569 * c6 - s6 * mcx_c6

    # composite body 4: with body 5 added
    t10 = 0.165 * t9
    t11 = 0.768 * F6at5_x
    Iyy_c4 = Izz_c5 + t10
    t12 = 0.0825 * minus_mcz_c4
    t13 = s5 * Ixz_c5 + c5 * Iyz_c5 - 0.384 * minus_mcz_c4
    mcx_c4 = t9 + 0.49008027465000004
    mcy_c4 = F6at5_x - 1.720683553603
    Ixx_c4 = Ixx_c5 - t8 - t11 + 0.5408292849391831

    # joint 5 accelerates by 1: wrench on all it moves, at joint 4
    minus_N5at4_x = 0.384 * t9 + (c5 * Ixz_c5 - s5 * Iyz_c5)

    # composite body 4: with body 5 added
    Ixy_c4 = 0.13876407268546084 - 0.0825 * F6at5_x + minus_N5at4_x
    Ixz_c4 = c5 * t7 + minus_Ixy_c5 + t12 - 0.0039053550262761003
    Iyz_c4 = t13 + 0.0016444875773692705
    Izz_c4 = Izz_c6 + t8 + (t10 - t11) + 0.6325240572528141

    # joint 4 accelerates by 1: wrench on all it moves, at joint 3
    t14 = s4 * (Ixx_c4 - Iyy_c4) + c4 * (2.0 * Ixy_c4)
    t15 = s4 * t14
    t16 = c4 * Ixz_c4 - s4 * Iyz_c4
    minus_N4at3_z = s4 * Ixz_c4 + c4 * Iyz_c4

    # composite body 3: with body 4 added
    minus_mcz_c3 = s4 * mcx_c4 + c4 * mcy_c4
    t17 = s4 * mcy_c4 - c4 * mcx_c4
    t18 = 0.165 * t17
    Iyy_c3 = Izz_c4 + t18
    mcx_c3 = t17 + 0.684157959872
    mcy_c3 = minus_mcz_c4 + 0.028227094878000014
    Ixx_c3 = Ixx_c4 - t15 + 0.011595864095166039
    Ixy_c3 = t16 - t12 - 0.00012191242095074308
    Ixz_c3 = c4 * t14 - Ixy_c4 + 0.0825 * minus_mcz_c3 - 0.005487648106562255
    Iyz_c3 = minus_N4at3_z - 0.0043772571218395825
    Izz_c3 = Iyy_c4 + t15 + t18 + 0.12445520614822145

    # joint 3 accelerates by 1: wrench on all it moves, at joint 2
    t19 = s3 * (Ixx_c3 - Iyy_c3) + c3 * (2.0 * Ixy_c3)
    t20 = s3 * t19
    F3at2_z = c3 * mcx_c3 - s3 * mcy_c3

    # composite body 2: with body 3 added
    mcz_c2 = s3 * mcx_c3 + c3 * mcy_c3

    # joint 3 accelerates by 1: wrench on all it moves, at joint 1
    t21 = 0.632 * minus_mcz_c3
    t22 = 0.316 * F3at2_z - (c3 * Ixz_c3 - s3 * Iyz_c3)
    N3at1_y = 0.316 * mcz_c2 - (s3 * Ixz_c3 + c3 * Iyz_c3)

    # composite body 2: with body 3 added
    Ixx_c2 = Ixx_c3 - t20 - t21 + 0.9896232897634767
    Ixy_c2 = t22 - 0.00398335888393552
    Ixz_c2 = c3 * t19 - Ixy_c3 + 0.01026110182100817
    Iyz_c2 = N3at1_y + 0.0007689361029464
    Izz_c2 = Iyy_c3 + t20 - t21 + 1.0357790547533403

    # joint 2 accelerates by 1: wrench on all it moves, at joint 1
    minus_N2at1_z = s2 * Ixz_c2 + c2 * Iyz_c2

    # composite body 1: with body 2 added
    t23 = Izz_c3 + s2 * (s2 * (Ixx_c2 - Izz_c3) + c2 * (2.0 * Ixy_c2))
    Izz_c1 = t23 + 0.03733744848940618

    # joint 7 accelerates by 1: wrench on all it moves, at joint 6
    minus_N7at6_y = 0.004909651967360946 + 0.0007342523217448644 * c7

    # joint 7 accelerates by 1: wrench on all it moves, at joint 5
    minus_F7at5_x = c6 * mcz_c6
    minus_F7at5_z = s6 * mcz_c6
    N7at5_x = c6 * N7at6_x + s6 * minus_N7at6_y
    N7at5_z = s6 * N7at6_x - c6 * minus_N7at6_y

    # joint 7 accelerates by 1: wrench on all it moves, at joint 4
    F7at4_x = c5 * minus_F7at5_x - s5 * F7at6_z
    F7at4_z = s5 * minus_F7at5_x + c5 * F7at6_z
    t24 = 0.0825 * F7at4_z
    N7at4_x = s5 * minus_N7at6_z - c5 * N7at5_x - 0.384 * F7at4_z
    minus_N7at4_y = N7at5_z + t24
    t25 = 0.0825 * minus_F7at5_z + 0.384 * F7at4_x
    t26 = s5 * N7at5_x + c5 * minus_N7at6_z
    N7at4_z = t25 - t26

    # joint 7 accelerates by 1: wrench on all it moves, at joint 3
    F7at3_x = s4 * minus_F7at5_z - c4 * F7at4_x
    minus_F7at3_z = s4 * F7at4_x + c4 * minus_F7at5_z
    minus_N7at3_x = s4 * minus_N7at4_y + c4 * N7at4_x
    N7at3_y = 0.0825 * minus_F7at3_z - N7at4_z
    minus_N7at3_z = s4 * N7at4_x - c4 * minus_N7at4_y + t24

    # joint 7 accelerates by 1: wrench on all it moves, at joint 2
    F7at2_x = c3 * F7at3_x + s3 * F7at4_z
    F7at2_z = s3 * F7at3_x - c3 * F7at4_z
    minus_N7at2_x = c3 * minus_N7at3_x + s3 * N7at3_y + 0.316 * F7at2_z
    N7at2_z = c3 * N7at3_y - s3 * minus_N7at3_x + 0.316 * F7at2_x

    # joint 7 accelerates by 1: wrench on all it moves, at joint 1
    minus_N7at1_z = c2 * minus_N7at3_z - s2 * minus_N7at2_x

    # joint 6 accelerates by 1: wrench on all it moves, at joint 4
    minus_F6at4_x = c5 * F6at5_x
    minus_F6at4_z = s5 * F6at5_x
    t27 = 0.0825 * minus_F6at4_z
    N6at4_x = 0.384 * minus_F6at4_z - (c5 * N6at5_x + s5 * Izz_c6)
    N6at4_y = t27 - N6at5_z
    t28 = 0.0825 * F6at5_z + 0.384 * minus_F6at4_x
    t29 = c5 * Izz_c6 - s5 * N6at5_x
    N6at4_z = t29 - t28

    # joint 6 accelerates by 1: wrench on all it moves, at joint 3
    F6at3_x = c4 * minus_F6at4_x - s4 * F6at5_z
    F6at3_z = s4 * minus_F6at4_x + c4 * F6at5_z
    N6at3_x = s4 * N6at4_y - c4 * N6at4_x
    minus_N6at3_y = N6at4_z + 0.0825 * F6at3_z
    N6at3_z = t27 - (s4 * N6at4_x + c4 * N6at4_y)

    # joint 6 accelerates by 1: wrench on all it moves, at joint 2
    F6at2_x = c3 * F6at3_x - s3 * minus_F6at4_z
    F6at2_z = s3 * F6at3_x + c3 * minus_F6at4_z
    N6at2_x = c3 * N6at3_x + s3 * minus_N6at3_y - 0.316 * F6at2_z
    N6at2_z = s3 * N6at3_x - c3 * minus_N6at3_y + 0.316 * F6at2_x

    # joint 6 accelerates by 1: wrench on all it moves, at joint 1
    minus_N6at1_z = s2 * N6at2_x - c2 * N6at3_z

    # joint 5 accelerates by 1: wrench on all it moves, at joint 4
    t30 = 0.0825 * t9
    minus_N5at4_y = t30 + Izz_c5

    # joint 5 accelerates by 1: wrench on all it moves, at joint 3
    minus_F5at3_x = c4 * minus_mcz_c4
    N5at3_x = c4 * minus_N5at4_x - s4 * minus_N5at4_y
    N5at3_y = s4 * t12 + t13
    N5at3_z = s4 * minus_N5at4_x + c4 * minus_N5at4_y - t30

    # joint 5 accelerates by 1: wrench on all it moves, at joint 2
    minus_F5at2_x = c3 * minus_F5at3_x - s3 * t9
    minus_F5at2_z = c3 * t9 + s3 * minus_F5at3_x
    N5at2_x = c3 * N5at3_x - s3 * N5at3_y + 0.316 * minus_F5at2_z
    N5at2_z = s3 * N5at3_x + c3 * N5at3_y - 0.316 * minus_F5at2_x

    # joint 5 accelerates by 1: wrench on all it moves, at joint 1
    minus_N5at1_z = s2 * N5at2_x - c2 * N5at3_z

    # joint 4 accelerates by 1: wrench on all it moves, at joint 3
    minus_N4at3_y = 0.0825 * t17 + Izz_c4

    # joint 4 accelerates by 1: wrench on all it moves, at joint 2
    t31 = minus_N4at3_y - 0.316 * minus_mcz_c3
    minus_N4at2_x = c3 * t16 - s3 * t31
    minus_N4at2_z = s3 * t16 + c3 * t31

    # joint 4 accelerates by 1: wrench on all it moves, at joint 1
    minus_N4at1_z = c2 * minus_N4at3_z - s2 * minus_N4at2_x

    # joint 3 accelerates by 1: wrench on all it moves, at joint 1
    N3at1_z = c2 * Izz_c3 + s2 * t22

    M = np.empty((7, 7, *batch), dtype)
    M[0, 0] = Izz_c1
    M[0, 1] = -minus_N2at1_z
    M[0, 2] = N3at1_z
    M[0, 3] = -minus_N4at1_z
    M[0, 4] = -minus_N5at1_z
    M[0, 5] = -minus_N6at1_z
    M[0, 6] = -minus_N7at1_z
    M[1, 0] = -minus_N2at1_z
    M[1, 1] = Izz_c2
    M[1, 2] = -N3at1_y
    M[1, 3] = -minus_N4at2_z
    M[1, 4] = N5at2_z
    M[1, 5] = N6at2_z
    M[1, 6] = N7at2_z
    M[2, 0] = N3at1_z
    M[2, 1] = -N3at1_y
    M[2, 2] = Izz_c3
    M[2, 3] = -minus_N4at3_z
    M[2, 4] = N5at3_z
    M[2, 5] = N6at3_z
    M[2, 6] = -minus_N7at3_z
    M[3, 0] = -minus_N4at1_z
    M[3, 1] = -minus_N4at2_z
    M[3, 2] = -minus_N4at3_z
    M[3, 3] = Izz_c4
    M[3, 4] = -t13
    M[3, 5] = N6at4_z
    M[3, 6] = N7at4_z
    M[4, 0] = -minus_N5at1_z
    M[4, 1] = N5at2_z
    M[4, 2] = N5at3_z
    M[4, 3] = -t13
    M[4, 4] = Izz_c5
    M[4, 5] = N6at5_z
    M[4, 6] = N7at5_z
    M[5, 0] = -minus_N6at1_z
    M[5, 1] = N6at2_z
    M[5, 2] = N6at3_z
    M[5, 3] = N6at4_z
    M[5, 4] = N6at5_z
    M[5, 5] = Izz_c6
    M[5, 6] = -minus_N7at6_z
    M[6, 0] = -minus_N7at1_z
    M[6, 1] = N7at2_z
    M[6, 2] = -minus_N7at3_z
    M[6, 3] = N7at4_z
    M[6, 4] = N7at5_z
    M[6, 5] = -minus_N7at6_z
    M[6, 6] = 0.004909651967360946
    return _packed(M, 2)


def coriolis_matrix(q, qd):
    """The Coriolis matrix C(q,qd) of the Christoffel symbols.

    q: joint positions (rad, m), shape (..., 7)
    qd: joint velocities (rad/s, m/s), shape (..., 7)
    C: Coriolis matrix, Mdot - 2C skew, shape (..., 7, 7)
    """
    batch, dtype, q, qd = _unpack(
        ("q", q, (7,)),
        ("qd", qd, (7,)),
    )

    # sines and cosines of the joint angles
    t1 = q[6] - 0.38420588060665173
    c7 = np.cos(t1)
    s7 = np.sin(t1)
    c6 = np.cos(q[5])
    s6 = np.sin(q[5])
    c5 = np.cos(q[4])
    s5 = np.sin(q[4])
    c4 = np.cos(q[3])
    s4 = np.sin(q[3])
    c3 = np.cos(q[2])
    s3 = np.sin(q[2])
    s2 = np.sin(q[1])
    c2 = np.cos(q[1])

    # link 1: w, alpha, twice its origin's velocity v, U and acceleration a
    w1_z = 0.5 * qd[0]

    # link 2: w, alpha, twice its origin's velocity v, U and acceleration a
    w2_z = 0.5 * qd[1]

    # all beyond joint 7: moments of mass h and Q about it
    t2 = 0.5 * qd[2]
    t3 = 0.5 * qd[3]
    t4 = 0.5 * qd[4]
    t5 = 0.5 * qd[5]
    t6 = 0.5 * qd[6]
    h7_x = 0.008343776383464369 * c7
    h7_y = 0.008343776383464369 * s7
    t7 = 0.002289892335277788 * s7 + 0.001114363257090415 * c7
    t8 = s7 * t7
    Q7_xx = 0.0013098798160415788 + t8
    Q7_yy = 0.003599772151319367 - t8
    Q7_xy = 0.0005571816285452075 - c7 * t7
    Q7_xz = 0.0013450149983408877 * c7 - 0.0011352667606277602 * s7
    Q7_yz = 0.0013450149983408877 * s7 + 0.0011352667606277602 * c7

    # all beyond joint 6: moments of mass h and Q about it
    t9 = h7_x + 0.16496755269500002
    t10 = Q7_xx + 0.0014685046434897288 * c7 + 0.01563681537058756
    t11 = Q7_xz + 0.005511034382675315
    t12 = Q7_xy + 0.0007342523217448644 * s7 + 0.00010375891721868492
    t13 = Q7_yz + 9.3569097314605e-05
    h6_x = c6 * t9 + 0.068832705569 * s6
    t14 = s6 * (t10 - 0.013508337745659894) - c6 * (2.0 * t11)
    t15 = s6 * t14
    Q6_xx = t10 - t15
    Q6_yy = 0.013508337745659894 + t15
    Q6_xy = c6 * t14 + t11
    Q6_xz = c6 * t12 + s6 * t13
    Q6_yz = s6 * t12 - c6 * t13

    # all beyond joint 5: moments of mass h and Q about it
    t16 = h6_x - 0.014653732538
    t17 = 0.067870631425 - h7_y
    t18 = Q6_xx + 0.0014511560650267152
    t19 = 0.0015152444733270301 - Q6_xz
    t20 = Q6_xy + 0.004600245517563105
    t21 = Q7_yy + 0.010045187828321242
    t22 = Q6_yz + 0.0021640520520981297
    h5_x = c5 * t16 - s5 * t17
    h5_y = s5 * t16 + c5 * t17
    t23 = s5 * (t18 - t21) + c5 * (2.0 * t19)
    t24 = s5 * t23
    Q5_xx = t18 - t24
    Q5_yy = t21 + t24
    Q5_xy = c5 * t23 - t19
    Q5_xz = c5 * t20 + s5 * t22
    Q5_yz = s5 * t20 - c5 * t22

    # joint 6 from joint 6: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    L6at6_x = 0.068832705569 * c6 - s6 * t9

    # joint 5 from joint 4: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    t25 = 0.0825 * h5_y
    K5at4_z = Q5_yz + 0.384 * h5_y
    t26 = 0.49008027465000004 - h5_x
    t27 = L6at6_x - 1.720683553603
    t28 = Q5_xx - 0.165 * h5_x + 0.045847386156815495
    K5at4_x = Q5_xz + 0.384 * h5_x

    # all beyond joint 4: moments of mass h and Q about it
    t29 = 0.0825 * L6at6_x - 0.13876407268546084 + K5at4_x
    t30 = Q5_xy - t25 + 0.0039053550262761003
    t31 = Q6_yy - 0.768 * L6at6_x + 0.585225515030972
    t32 = K5at4_z - 0.0016444875773692705
    h4_x = c4 * t26 - s4 * t27
    h4_y = s4 * t26 + c4 * t27
    t33 = s4 * (t28 - t31) + c4 * (2.0 * t29)
    t34 = s4 * t33
    Q4_xx = t28 - t34
    Q4_yy = t31 + t34
    Q4_xy = c4 * t33 - t29
    Q4_xz = c4 * t30 - s4 * t32
    Q4_yz = s4 * t30 + c4 * t32

    # all beyond joint 3: moments of mass h and Q about it
    t35 = 0.684157959872 - h4_x
    t36 = h5_y + 0.028227094878000014
    t37 = Q4_xx - 0.165 * h4_x + 0.0564296710265277
    t38 = Q4_xz + t25 + 0.00012191242095074308
    t39 = Q4_xy - 0.0825 * h4_y + 0.005487648106562255
    t40 = Q5_yy + 0.02217814896487824
    t41 = Q4_yz + 0.0043772571218395825
    h3_x = c3 * t35 - s3 * t36
    h3_y = s3 * t35 + c3 * t36
    t42 = s3 * (t37 - t40) + c3 * (2.0 * t38)
    t43 = s3 * t42
    Q3_xx = t37 - t43
    Q3_yy = t40 + t43
    Q3_xy = c3 * t42 - t38
    Q3_xz = c3 * t39 - s3 * t41
    Q3_yz = s3 * t39 + c3 * t41

    # joint 3 from joint 2: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z
    minus_K3at2_x = Q3_xz + 0.316 * h3_x
    minus_K3at2_z = Q3_yz + 0.316 * h3_y

    # all beyond joint 2: moments of mass h and Q about it
    t44 = 0.00398335888393552 - minus_K3at2_x
    t45 = s2 * (Q3_xx - Q4_yy + 0.632 * h4_y - 0.933193618736949)
    t46 = c2 * (2.0 * t44)
    Q2_xy = c2 * (t45 + t46) - t44
    t47 = s2 * (minus_K3at2_z + 0.0007689361029464)
    t48 = c2 * (Q3_xy - 0.01026110182100817)
    Q2_xz = t48 + t47

    # all beyond joint 7: block B and momentum P, both doubled, seen from it
    t49 = t6 * h7_y
    t50 = t6 * h7_x
    B7_xx = qd[6] * Q7_xy
    B7_xy = qd[6] * Q7_yy
    minus_B7_yx = qd[6] * Q7_xx
    B7_xz = Q7_yz * qd[6]
    minus_B7_yz = Q7_xz * qd[6]
    minus_P7_x = 2.0 * t49
    P7_y = 2.0 * t50

    # all beyond joint 6: block B and momentum P, both doubled, seen from it
    t51 = 0.176 * t49
    t52 = minus_B7_yx + 0.176 * t50
    minus_B6_zz = B7_xx + t51
    t53 = s6 * minus_B6_zz - c6 * B7_xz
    t54 = c6 * t53
    minus_B6_zx = s6 * minus_B7_yz + c6 * t52
    minus_B6_zy = s6 * t52 - c6 * minus_B7_yz
    t55 = t5 * Q6_yz
    t56 = t5 * Q6_xz
    t57 = t5 * L6at6_x
    t58 = t5 * h6_x
    t59 = s6 * t53 - qd[5] * Q6_xy
    B6_xx = B7_xx - t59
    B6_xy = t54 + qd[5] * Q6_yy
    B6_yx = t54 + B7_xz - qd[5] * Q6_xx
    B6_yy = t59 - t51
    B6_xz = c6 * B7_xy + t55 + t55
    B6_yz = s6 * B7_xy - t56 - t56
    P6_x = t57 - c6 * minus_P7_x + t57
    P6_y = t58 - s6 * minus_P7_x + t58

    # all beyond joint 5: block B and momentum P, both doubled, seen from it
    t60 = s5 * (B6_xx + minus_B6_zz) + c5 * (minus_B6_zx - B6_xz)
    t61 = c5 * t60
    B5_zx = c5 * B6_yx + s5 * B6_yz
    B5_zy = s5 * B6_yx - c5 * B6_yz
    t62 = t4 * Q5_yz
    t63 = t4 * Q5_xz
    t64 = t4 * h5_y
    t65 = t4 * h5_x
    B5_xy = t61 - minus_B6_zx + qd[4] * Q5_yy
    B5_yx = t61 + B6_xz - qd[4] * Q5_xx
    B5_xz = c5 * B6_xy - s5 * minus_B6_zy + t62 + t62
    B5_yz = s5 * B6_xy + c5 * minus_B6_zy - t63 - t63
    P5_x = c5 * P6_x + s5 * P7_y - t64 - t64
    P5_y = s5 * P6_x - c5 * P7_y + t65 + t65

    # all beyond joint 4: block B and momentum P, both doubled, seen from it
    t66 = 0.384 * P6_y
    t67 = 0.0825 * P5_x
    t68 = 0.0825 * P5_y
    t69 = s5 * t60 - qd[4] * Q5_xy
    t70 = B6_xx + t66 - t69
    t71 = B5_xz - 0.384 * P5_x
    t72 = B5_zx + 0.0825 * P6_y
    t73 = B6_yy - t67
    t74 = B5_yx + t68
    t75 = B5_yz - 0.384 * P5_y
    B4_zz = t69 - minus_B6_zz - (t67 - t66)
    t76 = s4 * (t70 - t73) + c4 * (t71 + t72)
    t77 = c4 * t76
    B4_zx = c4 * t74 - s4 * t75
    B4_zy = s4 * t74 + c4 * t75
    t78 = t3 * Q4_yz
    t79 = t3 * Q4_xz
    t80 = t3 * h4_y
    t81 = t3 * h4_x
    t82 = s4 * t76 - qd[3] * Q4_xy
    B4_xx = t70 - t82
    B4_xy = t77 - t72 + qd[3] * Q4_yy
    B4_yx = t77 - t71 - qd[3] * Q4_xx
    B4_xz = c4 * B5_xy - s4 * B5_zy + t78 + t78
    B4_yz = s4 * B5_xy + c4 * B5_zy - t79 - t79
    P4_x = s4 * P6_y - c4 * P5_x - t80 - t80
    P4_y = t81 - (s4 * P5_x + c4 * P6_y) + t81

    # all beyond joint 3: block B and momentum P, both doubled, seen from it
    t83 = 0.0825 * P4_x
    t84 = B4_zx - t68
    t85 = B4_zz - t83
    t86 = B4_yx + 0.0825 * P4_y
    B3_zz = t73 - t83 + t82
    t87 = s3 * (B4_xx - t85) + c3 * (B4_xz + t84)
    t88 = c3 * t87
    B3_zx = c3 * t86 - s3 * B4_yz
    B3_zy = s3 * t86 + c3 * B4_yz
    t89 = t2 * Q3_yz
    t90 = t2 * Q3_xz
    t91 = t2 * h3_y
    t92 = t2 * h3_x
    B3_xy = t88 - t84 + qd[2] * Q3_yy
    B3_yx = t88 - B4_xz - qd[2] * Q3_xx
    B3_xz = c3 * B4_xy - s3 * B4_zy + t89 + t89
    B3_yz = s3 * B4_xy + c3 * B4_zy - t90 - t90
    minus_P3_x = c3 * P4_x + s3 * P5_y + t91 + t91
    P3_y = c3 * P5_y - s3 * P4_x + t92 + t92

    # all beyond joint 2: block B and momentum P, both doubled, seen from it
    t93 = 0.316 * P4_y
    t94 = s3 * t87 - qd[2] * Q3_xy
    B2_zz = t85 - t93 + t94
    t95 = c2 * (0.316 * minus_P3_x + B3_xz + B3_zx)
    t96 = s2 * (B4_xx - t93 - B3_zz - t94)
    B2_zy = s2 * B3_yx + c2 * (0.316 * P3_y - B3_yz)
    t97 = w2_z * Q2_xz
    B2_yy = B3_zz + s2 * (t96 - t95) - qd[1] * Q2_xy
    B2_yz = s2 * B3_xy - c2 * B3_zy - t97 - t97

    # link 2: w, alpha, twice its origin's velocity v, U and acceleration a
    minus_w2_x = s2 * w1_z
    minus_w2_y = c2 * w1_z

    # link 3: w, alpha, twice its origin's velocity v, U and acceleration a
    t98 = 2.0 * minus_w2_x
    t99 = 2.0 * minus_w2_y
    t100 = 0.316 * qd[1]
    t101 = 0.632 * minus_w2_x
    w3_x = s3 * w2_z - c3 * minus_w2_x
    w3_y = s3 * minus_w2_x + c3 * w2_z
    v2_3_x = c3 * t100 + s3 * t101
    v2_3_y = c3 * t101 - s3 * t100
    w3_z = minus_w2_y + t2

    # link 4: w, alpha, twice its origin's velocity v, U and acceleration a
    t102 = 2.0 * w3_x
    t103 = 2.0 * w3_y
    t104 = 2.0 * w3_z
    t105 = 0.165 * w3_y
    minus_v2_4_z = v2_3_y + 0.165 * w3_z
    minus_w4_x = c4 * w3_x + s4 * w3_z
    minus_w4_y = c4 * w3_z - s4 * w3_x
    v2_4_x = s4 * t105 - c4 * v2_3_x
    v2_4_y = s4 * v2_3_x + c4 * t105
    w4_z = t3 - w3_y

    # link 5: w, alpha, twice its origin's velocity v, U and acceleration a
    t106 = 2.0 * minus_w4_x
    t107 = 2.0 * minus_w4_y
    t108 = v2_4_x + 0.768 * w4_z
    minus_v2_5_z = v2_4_y + 0.165 * w4_z
    t109 = minus_v2_4_z - (0.165 * minus_w4_y + 0.768 * minus_w4_x)
    w5_x = c5 * minus_w4_x - s5 * w4_z
    minus_w5_y = c5 * w4_z + s5 * minus_w4_x
    t110 = 2.0 * w4_z
    v2_5_x = s5 * t109 - c5 * t108
    v2_5_y = s5 * t108 + c5 * t109
    w5_z = minus_w4_y + t4

    # link 6: w, alpha, twice its origin's velocity v, U and acceleration a
    t111 = 2.0 * w5_x
    t112 = 2.0 * minus_w5_y
    t113 = 2.0 * w5_z
    w6_x = c6 * w5_x + s6 * w5_z
    w6_y = c6 * w5_z - s6 * w5_x
    v2_6_x = c6 * v2_5_x - s6 * minus_v2_5_z
    minus_v2_6_y = s6 * v2_5_x + c6 * minus_v2_5_z
    w6_z = minus_w5_y + t5

    # link 7: w, alpha, twice its origin's velocity v, U and acceleration a
    t114 = 2.0 * w6_x
    t115 = 2.0 * w6_y
    t116 = 2.0 * w6_z
    v2_7_z = minus_v2_6_y - 0.176 * w6_z

    # joint 6 from joint 6: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    K6at6_z = Q6_xx + Q6_yy

    # joint 5 from joint 5: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    K5at5_z = Q5_xx + Q5_yy

    # joint 4 from joint 4: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
    K4at4_z = Q4_xx + Q4_yy

    # joint 7 from joint 7: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    t117 = Q7_xy * t114
    t118 = Q7_xy * t116
    t119 = Q7_xz * t115
    D7at7_x = t117 + Q7_yy * t116 - Q7_yz * t115 + B7_xz
    D7at7_y = t119 - (t118 + Q7_xx * t114) - minus_B7_yz
    H7at7_z = t114 * h7_x + t116 * h7_y
    minus_H7at7_x = P7_y - t115 * h7_x
    minus_H7at7_y = minus_P7_x - t115 * h7_y
    minus_Z7at7_x = v2_7_z * h7_x + (t117 - Q7_xx * t116)
    minus_Z7at7_y = v2_7_z * h7_y + (Q7_yy * t114 - t118)

    # joint 7 from joint 6: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    D7at6_y = 0.088 * minus_H7at7_y
    D7at6_z = D7at7_y - 0.088 * H7at7_z
    minus_K7at6_y = Q7_yy + Q7_xx + 0.0007342523217448644 * c7
    t120 = v2_6_x * h7_x - (v2_5_y + 0.176 * w6_y) * h7_y
    t121 = Q7_yz * t114 - Q7_xz * t116
    Z7at6_y = t121 - t120

    # joint 7 from joint 5: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    t122 = minus_K7at6_y * t114 - t119 + h7_y * minus_v2_6_y
    H7at5_x = s6 * H7at7_z - c6 * minus_H7at7_x
    minus_H7at5_z = s6 * minus_H7at7_x + c6 * H7at7_z
    D7at5_x = c6 * D7at7_x - s6 * D7at6_y
    D7at5_z = s6 * D7at7_x + c6 * D7at6_y
    minus_L7at5_x = c6 * h7_y
    minus_L7at5_z = s6 * h7_y
    K7at5_x = s6 * minus_K7at6_y - c6 * Q7_xz
    minus_K7at5_z = s6 * Q7_xz + c6 * minus_K7at6_y
    minus_Z7at5_x = c6 * minus_Z7at7_x + s6 * Z7at6_y
    Z7at5_z = c6 * Z7at6_y - s6 * minus_Z7at7_x

    # joint 7 from joint 4: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    t123 = minus_L7at5_x * v2_5_y - h7_x * v2_5_x
    t124 = K7at5_x * t112 + Q7_yz * t111
    H7at4_x = s5 * minus_H7at7_y - c5 * H7at5_x
    minus_H7at4_z = s5 * H7at5_x + c5 * minus_H7at7_y
    t125 = 0.0825 * minus_H7at4_z
    D7at4_x = 0.384 * minus_H7at4_z - (s5 * D7at6_z + c5 * D7at5_x)
    D7at4_y = t125 - D7at5_z
    t126 = 0.0825 * minus_H7at5_z + 0.384 * H7at4_x
    t127 = s5 * D7at5_x - c5 * D7at6_z
    D7at4_z = t126 - t127
    L7at4_x = c5 * minus_L7at5_x - s5 * h7_x
    L7at4_z = s5 * minus_L7at5_x + c5 * h7_x
    t128 = 0.0825 * L7at4_z
    K7at4_x = s5 * Q7_yz - c5 * K7at5_x - 0.384 * L7at4_z
    minus_K7at4_y = t128 - minus_K7at5_z
    Z7at4_x = c5 * minus_Z7at5_x + s5 * minus_Z7at7_y
    Z7at4_z = s5 * minus_Z7at5_x - c5 * minus_Z7at7_y

    # joint 7 from joint 3: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    t129 = L7at4_x * v2_4_y - minus_L7at5_z * v2_4_x
    t130 = minus_K7at4_y * t106 + K7at4_x * t107
    H7at3_x = s4 * minus_H7at5_z - c4 * H7at4_x
    minus_H7at3_z = s4 * H7at4_x + c4 * minus_H7at5_z
    D7at3_x = s4 * D7at4_y - c4 * D7at4_x
    D7at3_y = 0.0825 * minus_H7at3_z - D7at4_z
    D7at3_z = t125 - (s4 * D7at4_x + c4 * D7at4_y)
    L7at3_x = s4 * minus_L7at5_z - c4 * L7at4_x
    minus_L7at3_z = s4 * L7at4_x + c4 * minus_L7at5_z
    minus_K7at3_x = c4 * K7at4_x + s4 * minus_K7at4_y
    t131 = s5 * K7at5_x + c5 * Q7_yz - 0.384 * L7at4_x
    t132 = 0.0825 * (minus_L7at5_z - minus_L7at3_z)
    K7at3_y = t131 - t132
    minus_Z7at3_x = s4 * Z7at5_z + c4 * Z7at4_x
    minus_Z7at3_z = s4 * Z7at4_x - c4 * Z7at5_z

    # joint 7 from joint 2: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    t133 = minus_K7at3_x * t103 + K7at3_y * t102
    t134 = L7at3_x * v2_3_y + L7at4_z * v2_3_x
    H7at2_x = c3 * H7at3_x - s3 * minus_H7at4_z
    H7at2_z = s3 * H7at3_x + c3 * minus_H7at4_z
    D7at2_x = c3 * D7at3_x - s3 * D7at3_y - 0.316 * H7at2_z
    D7at2_z = s3 * D7at3_x + c3 * D7at3_y + 0.316 * H7at2_x
    L7at2_z = s3 * L7at3_x - c3 * L7at4_z
    K7at2_y = t128 - (c4 * minus_K7at4_y - s4 * K7at4_x)
    minus_K7at2_x = c3 * minus_K7at3_x + s3 * K7at3_y + 0.316 * L7at2_z
    Z7at2_x = s3 * Z7at4_z - c3 * minus_Z7at3_x
    minus_Z7at2_z = s3 * minus_Z7at3_x + c3 * Z7at4_z

    # joint 7 from joint 1: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    minus_D7at1_z = s2 * D7at2_x - c2 * D7at3_z
    minus_Z7at1_z = s2 * Z7at2_x + c2 * minus_Z7at3_z

    # joint 6 from joint 6: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    t135 = Q6_xy * t111
    t136 = Q6_xy * t113
    t137 = Q6_xz * t112
    D6at6_x = t135 + Q6_yy * t113 + Q6_yz * t112 + B6_xz
    D6at6_y = B6_yz - (Q6_xx * t111 + t136 + t137)
    minus_H6at6_x = t112 * h6_x + P6_y
    H6at6_y = t112 * L6at6_x + P6_x
    t138 = v2_5_y * L6at6_x
    Z6at6_x = v2_5_y * h6_x - minus_B6_zx - (t135 - Q6_xx * t113)
    minus_Z6at6_y = minus_B6_zy + t138 + (Q6_yy * t111 - t136)

    # joint 6 from joint 5: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    H6at5_y = t113 * L6at6_x - t111 * h6_x
    t139 = v2_5_x * h6_x + minus_v2_5_z * L6at6_x - minus_B6_zz
    t140 = Q6_yz * t111 - Q6_xz * t113
    Z6at5_y = t140 - t139

    # joint 6 from joint 4: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    H6at4_x = c5 * minus_H6at6_x + s5 * H6at5_y
    H6at4_z = s5 * minus_H6at6_x - c5 * H6at5_y
    t141 = 0.0825 * H6at4_z
    minus_D6at4_x = c5 * D6at6_x - s5 * minus_B6_zz + 0.384 * H6at4_z
    minus_D6at4_y = D6at6_y + t141
    t142 = 0.384 * H6at4_x - 0.0825 * H6at6_y
    t143 = c5 * minus_B6_zz + s5 * D6at6_x
    D6at4_z = t142 - t143
    minus_L6at4_x = c5 * L6at6_x
    minus_L6at4_z = s5 * L6at6_x
    t144 = 0.0825 * minus_L6at4_z
    K6at4_x = c5 * Q6_xz - s5 * K6at6_z + 0.384 * minus_L6at4_z
    K6at4_y = Q6_yz + t144
    Z6at4_x = s5 * Z6at5_y - c5 * Z6at6_x
    minus_Z6at4_z = s5 * Z6at6_x + c5 * Z6at5_y

    # joint 6 from joint 3: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    t145 = minus_L6at4_x * v2_4_y - h6_x * v2_4_x
    t146 = K6at4_x * t107 - K6at4_y * t106
    minus_H6at3_x = c4 * H6at4_x + s4 * H6at6_y
    H6at3_z = c4 * H6at6_y - s4 * H6at4_x
    D6at3_x = c4 * minus_D6at4_x - s4 * minus_D6at4_y
    minus_D6at3_y = D6at4_z + 0.0825 * H6at3_z
    D6at3_z = s4 * minus_D6at4_x + c4 * minus_D6at4_y - t141
    L6at3_x = c4 * minus_L6at4_x - s4 * h6_x
    L6at3_z = s4 * minus_L6at4_x + c4 * h6_x
    K6at3_x = s4 * K6at4_y - c4 * K6at4_x
    t147 = 0.384 * minus_L6at4_x - (s5 * Q6_xz + c5 * K6at6_z)
    t148 = 0.0825 * (h6_x - L6at3_z)
    K6at3_y = t147 + t148
    Z6at3_x = s4 * minus_Z6at6_y - c4 * Z6at4_x
    minus_Z6at3_z = s4 * Z6at4_x + c4 * minus_Z6at6_y

    # joint 6 from joint 2: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    t149 = L6at3_x * v2_3_y - minus_L6at4_z * v2_3_x
    t150 = K6at3_x * t103 - K6at3_y * t102
    minus_H6at2_x = c3 * minus_H6at3_x - s3 * H6at4_z
    minus_H6at2_z = c3 * H6at4_z + s3 * minus_H6at3_x
    D6at2_x = c3 * D6at3_x + s3 * minus_D6at3_y + 0.316 * minus_H6at2_z
    D6at2_z = s3 * D6at3_x - c3 * minus_D6at3_y - 0.316 * minus_H6at2_x
    L6at2_z = s3 * L6at3_x + c3 * minus_L6at4_z
    K6at2_y = s4 * K6at4_x + c4 * K6at4_y - t144
    K6at2_x = c3 * K6at3_x - s3 * K6at3_y - 0.316 * L6at2_z
    Z6at2_x = c3 * Z6at3_x - s3 * minus_Z6at4_z
    Z6at2_z = s3 * Z6at3_x + c3 * minus_Z6at4_z

    # joint 6 from joint 1: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    D6at1_z = c2 * D6at3_z - s2 * D6at2_x
    minus_Z6at1_z = s2 * Z6at2_x + c2 * minus_Z6at3_z

    # joint 5 from joint 5: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    t151 = Q5_xy * t106
    t152 = Q5_xy * t110
    D5at5_x = t151 - Q5_yy * t110 + Q5_yz * t107 + B5_xz
    D5at5_y = t152 - Q5_xx * t106 - Q5_xz * t107 + B5_yz
    H5at5_z = t106 * h5_x - t110 * h5_y
    minus_H5at5_x = t107 * h5_x + P5_y
    H5at5_y = P5_x - t107 * h5_y
    Z5at5_y = B5_zy + minus_v2_5_z * h5_y - (Q5_yy * t106 + t152)

    # joint 5 from joint 4: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    t153 = 0.0825 * H5at5_y
    minus_D5at4_x = D5at5_x - 0.384 * H5at5_y
    minus_D5at4_y = B6_yy - t153
    D5at4_z = 0.384 * minus_H5at5_x - 0.0825 * H5at5_z - D5at5_y
    t154 = 0.0825 * h5_x
    minus_K5at4_y = K5at5_z - t154
    Z5at4_x = t151 + Q5_xx * t110 - (B5_zx + minus_v2_5_z * h5_x)
    t155 = B6_yy + (t109 * h5_y - t108 * h5_x)
    t156 = Q5_yz * t106 + Q5_xz * t110
    Z5at4_y = t156 - t155

    # joint 5 from joint 3: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    t157 = h5_y * v2_4_y - (minus_K5at4_y * t106 + K5at4_x * t107)
    minus_H5at3_x = c4 * minus_H5at5_x + s4 * H5at5_z
    H5at3_z = c4 * H5at5_z - s4 * minus_H5at5_x
    D5at3_x = c4 * minus_D5at4_x - s4 * minus_D5at4_y
    minus_D5at3_y = D5at4_z + 0.0825 * H5at3_z
    D5at3_z = s4 * minus_D5at4_x + c4 * minus_D5at4_y + t153
    minus_L5at3_x = c4 * h5_y
    minus_K5at3_x = c4 * K5at4_x + s4 * minus_K5at4_y
    K5at3_y = s4 * t25 - K5at4_z
    K5at3_z = c4 * minus_K5at4_y - s4 * K5at4_x + t154
    Z5at3_x = s4 * Z5at4_y - c4 * Z5at4_x
    minus_Z5at3_z = s4 * Z5at4_x + c4 * Z5at4_y

    # joint 5 from joint 2: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    t158 = minus_L5at3_x * v2_3_y + h5_x * v2_3_x
    t159 = minus_K5at3_x * t103 + K5at3_y * t102
    minus_H5at2_x = c3 * minus_H5at3_x + s3 * H5at5_y
    H5at2_z = c3 * H5at5_y - s3 * minus_H5at3_x
    D5at2_x = c3 * D5at3_x + s3 * minus_D5at3_y - 0.316 * H5at2_z
    D5at2_z = s3 * D5at3_x - c3 * minus_D5at3_y - 0.316 * minus_H5at2_x
    L5at2_z = c3 * h5_x - s3 * minus_L5at3_x
    minus_K5at2_x = c3 * minus_K5at3_x + s3 * K5at3_y + 0.316 * L5at2_z
    Z5at2_x = c3 * Z5at3_x - s3 * Z5at5_y
    Z5at2_z = s3 * Z5at3_x + c3 * Z5at5_y

    # joint 5 from joint 1: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    D5at1_z = c2 * D5at3_z - s2 * D5at2_x
    minus_Z5at1_z = s2 * Z5at2_x + c2 * minus_Z5at3_z

    # joint 4 from joint 4: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
    t160 = Q4_xy * t102
    t161 = Q4_xy * t104
    t162 = Q4_xz * t103
    D4at4_x = B4_xz - (t160 + Q4_yy * t104 + Q4_yz * t103)
    D4at4_y = Q4_xx * t102 + t161 + t162 + B4_yz
    H4at4_y = t103 * h4_y + P4_x
    Z4at4_y = B4_zy + minus_v2_4_z * h4_y - (t161 - Q4_yy * t102)

    # joint 4 from joint 3: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
    H4at3_x = P4_y - t103 * h4_x
    H4at3_y = t104 * h4_y + t102 * h4_x
    D4at3_y = 0.0825 * H4at4_y - B4_zz
    D4at3_z = 0.0825 * H4at3_y - D4at4_y
    minus_K4at3_y = K4at4_z - 0.0825 * h4_x
    Z4at3_x = Q4_xx * t104 - t160 - (B4_zx + minus_v2_4_z * h4_x)
    t163 = B4_zz + (t105 * h4_y - v2_3_x * h4_x)
    t164 = Q4_xz * t104 - Q4_yz * t102
    Z4at3_y = t164 - t163

    # joint 4 from joint 2: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
    H4at2_x = c3 * H4at3_x - s3 * H4at3_y
    H4at2_z = s3 * H4at3_x + c3 * H4at3_y
    minus_D4at2_x = c3 * D4at4_x + s3 * D4at3_y + 0.316 * H4at2_z
    D4at2_z = c3 * D4at3_y - s3 * D4at4_x + 0.316 * H4at2_x
    K4at2_x = c3 * Q4_xz + s3 * (minus_K4at3_y - 0.316 * h4_y)
    Z4at2_x = c3 * Z4at3_x - s3 * Z4at3_y
    Z4at2_z = s3 * Z4at3_x + c3 * Z4at3_y

    # joint 4 from joint 1: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
    D4at1_z = s2 * minus_D4at2_x + c2 * D4at3_z
    minus_Z4at1_z = s2 * Z4at2_x + c2 * Z4at4_y

    # joint 3 from joint 3: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z
    t165 = Q3_xy * t98
    t166 = Q3_xx * t98
    t167 = Q3_xy * qd[1]
    D3at3_x = Q3_yy * qd[1] - t165 + Q3_yz * t99 + B3_xz
    D3at3_y = t166 - t167 - Q3_xz * t99 + B3_yz
    minus_H3at3_x = t99 * h3_x + P3_y
    minus_H3at3_y = minus_P3_x + t99 * h3_y
    Z3at3_x = B3_zx + (Q3_xx * qd[1] + t165)
    t168 = B3_zz + (t100 * h3_x + t101 * h3_y)
    t169 = Q3_xz * qd[1] + Q3_yz * t98
    Z3at3_z = t168 + t169

    # joint 3 from joint 2: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z
    D3at2_x = D3at3_x + 0.316 * minus_H3at3_y
    D3at2_z = D3at3_y - 0.316 * minus_H3at3_x

    # joint 3 from joint 1: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z
    D3at1_z = c2 * B3_zz - s2 * D3at2_x
    Z3at1_z = c2 * Z3at3_z - s2 * Z3at3_x

    # joint 2 from joint 1: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z
    t170 = Q2_xy * qd[0]
    minus_D2at1_z = t170 + B2_yz
    Z2at1_z = t170 - B2_zy

    C = np.empty((7, 7, *batch), dtype)
    C[0, 0] = B2_yy
    C[0, 1] = -minus_D2at1_z
    C[0, 2] = D3at1_z
    C[0, 3] = D4at1_z
    C[0, 4] = D5at1_z
    C[0, 5] = D6at1_z
    C[0, 6] = -minus_D7at1_z
    C[1, 0] = Z2at1_z
    C[1, 1] = B2_zz
    C[1, 2] = D3at2_z
    C[1, 3] = D4at2_z
    C[1, 4] = D5at2_z
    C[1, 5] = D6at2_z
    C[1, 6] = D7at2_z
    C[2, 0] = Z3at1_z
    C[2, 1] = B3_zy + t167 + minus_K3at2_x * t99 - t166
    C[2, 2] = B3_zz
    C[2, 3] = D4at3_z
    C[2, 4] = D5at3_z
    C[2, 5] = D6at3_z
    C[2, 6] = D7at3_z
    C[3, 0] = -minus_Z4at1_z
    C[3, 1] = Z4at2_z - (K4at2_x * t99 + Q4_yz * t98)
    C[3, 2] = t162 + minus_K4at3_y * t102 + h4_y * v2_3_y - Z4at4_y
    C[3, 3] = B4_zz
    C[3, 4] = D5at4_z
    C[3, 5] = D6at4_z
    C[3, 6] = D7at4_z
    C[4, 0] = -minus_Z5at1_z
    C[4, 1] = minus_K5at2_x * t99 - K5at3_z * t98 + Z5at2_z
    C[4, 2] = -(t159 + t158 + minus_Z5at3_z)
    C[4, 3] = t157 - Z5at5_y
    C[4, 4] = B6_yy
    C[4, 5] = D6at6_y
    C[4, 6] = D7at5_z
    C[5, 0] = -minus_Z6at1_z
    C[5, 1] = K6at2_y * t98 - K6at2_x * t99 + Z6at2_z
    C[5, 2] = t150 + t149 - minus_Z6at3_z
    C[5, 3] = -(t146 + t145 + minus_Z6at4_z)
    C[5, 4] = K6at6_z * t111 + t137 + t138 - minus_Z6at6_y
    C[5, 5] = -minus_B6_zz
    C[5, 6] = D7at6_z
    C[6, 0] = -minus_Z7at1_z
    C[6, 1] = minus_K7at2_x * t99 + K7at2_y * t98 - minus_Z7at2_z
    C[6, 2] = t134 - t133 - minus_Z7at3_z
    C[6, 3] = t129 - t130 + Z7at4_z
    C[6, 4] = Z7at5_z - (t124 + t123)
    C[6, 5] = t122 - minus_Z7at7_y
    C[6, 6] = 0.0
    return _packed(C, 2)


def gravity(q):
    """Joint forces that hold the robot still: phi(q).

    q: joint positions (rad, m), shape (..., 7)
    phi: gravity forces (N m, N), shape (..., 7)
    """
    batch, dtype, q = _unpack(
        ("q", q, (7,)),
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
    t1 = q[6] - 0.38420588060665173
    s7 = np.sin(t1)
    c7 = np.cos(t1)

    # link 2: acceleration a of its origin, gravity included
    minus_a2_x = 9.81 * s2
    minus_a2_y = 9.81 * c2

    # link 2: moment n = I alpha + w x I w + mc x a
    n2_z = 0.01993386669246 * c2 - 30.45357582685272 * s2

    # link 3: acceleration a of its origin, gravity included
    minus_a3_x = c3 * minus_a2_x
    a3_y = s3 * minus_a2_x

    # link 3: moment n = I alpha + w x I w + mc x a
    n3_x = 0.27690780075318017 * c2
    minus_n3_y = 6.711589586344321 * c2
    n3_z = 0.684157959872 * a3_y + 0.028227094878000014 * minus_a3_x

    # link 4: acceleration a of its origin, gravity included
    a4_x = c4 * minus_a3_x - s4 * minus_a2_y
    minus_a4_y = s4 * minus_a3_x + c4 * minus_a2_y

    # link 4: moment n = I alpha + w x I w + mc x a
    n4_x = 1.720683553603 * a3_y
    n4_y = 0.49008027465000004 * a3_y
    n4_z = 1.720683553603 * a4_x - 0.49008027465000004 * minus_a4_y

    # link 5: acceleration a of its origin, gravity included
    a5_x = s5 * a3_y - c5 * a4_x
    a5_y = s5 * a4_x + c5 * a3_y

    # link 5: moment n = I alpha + w x I w + mc x a
    n5_x = 0.067870631425 * minus_a4_y
    n5_y = 0.014653732538 * minus_a4_y
    minus_n5_z = 0.014653732538 * a5_y + 0.067870631425 * a5_x

    # link 6: acceleration a of its origin, gravity included
    a6_x = c6 * a5_x + s6 * minus_a4_y
    a6_y = c6 * minus_a4_y - s6 * a5_x

    # link 6: moment n = I alpha + w x I w + mc x a
    n6_x = 0.068832705569 * a5_y
    n6_y = 0.16496755269500002 * a5_y
    n6_z = 0.16496755269500002 * a6_y + 0.068832705569 * a6_x

    # link 7: acceleration a of its origin, gravity included
    minus_a7_y = s7 * a6_x + c7 * a5_y

    # link 7: moment n = I alpha + w x I w + mc x a
    n7_y = 0.008343776383464369 * a6_y
    minus_n7_z = 0.008343776383464369 * minus_a7_y

    # joint 6: force F and moment N through it, joint 7 added
    N6_x = n6_x - s7 * n7_y
    N6_y = n6_y + minus_n7_z
    N6_z = n6_z + c7 * n7_y

    # joint 5: force F and moment N through it, joint 6 added
    N5_x = n5_x + (c6 * N6_x - s6 * N6_y)
    N5_y = n5_y - N6_z
    N5_z = s6 * N6_x + c6 * N6_y - minus_n5_z

    # joint 4: force F and moment N through it, joint 5 added
    N4_x = n4_x + (s5 * N5_y - c5 * N5_x)
    N4_y = n4_y - N5_z
    N4_z = n4_z - (s5 * N5_x + c5 * N5_y)

    # joint 3: force F and moment N through it, joint 4 added
    N3_x = n3_x + (s4 * N4_y - c4 * N4_x)
    minus_N3_y = N4_z + minus_n3_y
    N3_z = n3_z - (s4 * N4_x + c4 * N4_y)

    # joint 2: force F and moment N through it, joint 3 added
    N2_x = c3 * N3_x + s3 * minus_N3_y
    N2_z = n2_z + (s3 * N3_x - c3 * minus_N3_y)

    # joint 1: force F and moment N through it, joint 2 added
    minus_N1_z = s2 * N2_x - c2 * N3_z

    phi = np.empty((7, *batch), dtype)
    phi[0] = -minus_N1_z
    phi[1] = N2_z
    phi[2] = N3_z
    phi[3] = N4_z
    phi[4] = N5_z
    phi[5] = N6_z
    phi[6] = -minus_n7_z
    return _packed(phi, 1)


def bias(q, qd):
    """Joint forces at zero acceleration: h = C qd + phi.

    q: joint positions (rad, m), shape (..., 7)
    qd: joint velocities (rad/s, m/s), shape (..., 7)
    h: bias forces (N m, N), shape (..., 7)
    """
    batch, dtype, q, qd = _unpack(
        ("q", q, (7,)),
        ("qd", qd, (7,)),
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
    t1 = q[6] - 0.38420588060665173
    c7 = np.cos(t1)
    s7 = np.sin(t1)

    # link 1: angular acceleration alpha, U = [alpha] + [w][w]
    minus_U1_xx = qd[0] * qd[0]

    # link 2: angular velocity w
    minus_w2_x = s2 * qd[0]
    minus_w2_y = c2 * qd[0]

    # link 2: angular acceleration alpha, U = [alpha] + [w][w]
    minus_alpha2_x = minus_w2_y * qd[1]
    alpha2_y = minus_w2_x * qd[1]
    U2_xy = minus_w2_x * minus_w2_y
    t2 = qd[1] * qd[1]
    minus_U2_xx = minus_w2_y * minus_w2_y + t2
    minus_U2_yy = minus_w2_x * minus_w2_x + t2
    minus_U2_zy = 2.0 * minus_alpha2_x

    # link 2: acceleration a of its origin, gravity included
    minus_a2_x = 9.81 * s2
    minus_a2_y = 9.81 * c2

    # link 2: moment n = I alpha + w x I w + mc x a
    t3 = 0.00796671776787104 * minus_alpha2_x
    t4 = 0.0007689361029464 * U2_xy
    t5 = 0.01026110182100817 * (minus_U2_xx - minus_U1_xx)
    t6 = 0.046155764989863624 * alpha2_y + (t3 - t4)
    n2_y = t6 + t5
    t7 = 0.00398335888393552 * (minus_U2_yy - minus_U2_xx)
    t8 = 0.9896232897634767 * U2_xy
    n2_z = 0.01993386669246 * c2 - 30.45357582685272 * s2 - (t8 + t7)

    # link 3: angular velocity w
    w3_x = s3 * qd[1] - c3 * minus_w2_x
    w3_y = s3 * minus_w2_x + c3 * qd[1]
    w3_z = minus_w2_y + qd[2]

    # link 3: angular acceleration alpha, U = [alpha] + [w][w]
    U3_xz = s3 * minus_U2_zy - c3 * U2_xy
    U3_yz = s3 * U2_xy + c3 * minus_U2_zy
    t9 = w3_x * w3_z
    t10 = w3_y * w3_z
    t11 = w3_x * w3_y
    alpha3_x = t10 - U3_yz
    alpha3_y = U3_xz - t9
    t12 = w3_z * w3_z
    minus_U3_xx = w3_y * w3_y + t12
    minus_U3_yy = w3_x * w3_x + t12
    U3_xy = t11 + alpha2_y
    U3_yx = t11 - alpha2_y
    U3_zx = t9 - alpha3_y
    U3_zy = t10 + alpha3_x

    # link 3: acceleration a of its origin, gravity included
    t13 = 0.632 * minus_alpha2_x
    t14 = minus_a2_x + 0.316 * U2_xy
    a3_x = s3 * t13 - c3 * t14
    a3_y = s3 * t14 + c3 * t13
    a3_z = minus_a2_y - 0.316 * minus_U2_yy

    # link 3: force f = m a + U mc
    f3_x = 0.028227094878000014 * U3_xy - 0.684157959872 * minus_U3_xx
    f3_y = 0.684157959872 * U3_yx - 0.028227094878000014 * minus_U3_yy

    # link 3: moment n = I alpha + w x I w + mc x a
    t15 = 0.00012191242095074308 * U3_zx - 0.005487648106562255 * U3_yx
    t16 = 0.011595864095166039 * alpha3_x + 0.12445520614822145 * t10
    t17 = 0.0043772571218395825 * U3_xy - 0.00012191242095074308 * U3_zy
    t18 = 0.11285934205305541 * t9
    t19 = 0.005487648106562255 * U3_yz - 0.0043772571218395825 * U3_xz
    t20 = 0.12445520614822145 * alpha2_y + 0.011595864095166039 * t11
    t21 = t16 + t15 - 0.0043772571218395825 * (minus_U2_yy - minus_U3_yy)
    t22 = 0.028227094878000014 * a3_z
    n3_x = t21 + t22
    t23 = t17 - t18 - 0.005487648106562255 * (minus_U3_xx - minus_U2_yy)
    t24 = 0.684157959872 * a3_z
    n3_y = t23 - t24
    t25 = t19 - t20 - 0.00012191242095074308 * (minus_U3_yy - minus_U3_xx)
    t26 = 0.684157959872 * a3_y - 0.028227094878000014 * a3_x
    n3_z = t25 + t26

    # link 4: angular velocity w
    minus_w4_x = c4 * w3_x + s4 * w3_z
    w4_y = s4 * w3_x - c4 * w3_z
    w4_z = qd[3] - w3_y

    # link 4: angular acceleration alpha, U = [alpha] + [w][w]
    U4_xz = c4 * U3_xy + s4 * U3_zy
    U4_yz = c4 * U3_zy - s4 * U3_xy
    t27 = minus_w4_x * w4_z
    t28 = w4_y * w4_z
    t29 = minus_w4_x * w4_y
    alpha4_x = t28 - U4_yz
    alpha4_y = U4_xz + t27
    t30 = w4_z * w4_z
    minus_U4_xx = w4_y * w4_y + t30
    minus_U4_yy = minus_w4_x * minus_w4_x + t30
    minus_U4_xy = t29 - alpha3_y
    minus_U4_yx = alpha3_y + t29
    minus_U4_zx = t27 + alpha4_y
    U4_zy = t28 + alpha4_x

    # link 4: acceleration a of its origin, gravity included
    t31 = a3_x - 0.0825 * minus_U3_xx
    minus_a4_z = a3_y + 0.0825 * U3_yx
    t32 = a3_z + 0.0825 * U3_zx
    minus_a4_x = c4 * t31 + s4 * t32
    a4_y = s4 * t31 - c4 * t32

    # link 4: force f = m a + U mc
    f4_x = 1.720683553603 * minus_U4_xy - 0.49008027465000004 * minus_U4_xx
    f4_y = 1.720683553603 * minus_U4_yy - 0.49008027465000004 * minus_U4_yx
    minus_f4_z = 0.49008027465000004 * minus_U4_zx + 1.720683553603 * U4_zy

    # link 4: moment n = I alpha + w x I w + mc x a
    t33 = 0.0039053550262761003 * minus_U4_yx
    t34 = 0.13876407268546084 * minus_U4_zx
    t35 = 0.5408292849391831 * alpha4_x + 0.6325240572528141 * t28
    t36 = t34 + t33
    t37 = 0.0016444875773692705 * minus_U4_xy
    t38 = 0.13876407268546084 * U4_zy
    t39 = 0.0039053550262761003 * (minus_U4_xx - minus_U3_yy)
    t40 = 0.09169477231363099 * t27 + (t38 + t37)
    t41 = 0.0016444875773692705 * U4_xz + 0.0039053550262761003 * U4_yz
    t42 = 0.5408292849391831 * t29 - 0.6325240572528141 * alpha3_y
    t43 = t35 + t36 + 0.0016444875773692705 * (minus_U3_yy - minus_U4_yy)
    t44 = 1.720683553603 * minus_a4_z
    n4_x = t43 + t44
    n4_y = t40 - t39 + 0.49008027465000004 * minus_a4_z
    t45 = t42 + t41 + 0.13876407268546084 * (minus_U4_yy - minus_U4_xx)
    t46 = 0.49008027465000004 * a4_y - 1.720683553603 * minus_a4_x
    n4_z = t45 + t46

    # link 5: angular velocity w
    w5_x = c5 * minus_w4_x - s5 * w4_z
    minus_w5_y = s5 * minus_w4_x + c5 * w4_z
    w5_z = qd[4] - w4_y

    # link 5: angular acceleration alpha, U = [alpha] + [w][w]
    U5_xz = s5 * U4_zy - c5 * minus_U4_xy
    U5_yz = s5 * minus_U4_xy + c5 * U4_zy
    t47 = w5_x * w5_z
    t48 = minus_w5_y * w5_z
    t49 = w5_x * minus_w5_y
    minus_alpha5_x = t48 + U5_yz
    alpha5_y = U5_xz - t47
    t50 = w5_z * w5_z
    minus_U5_xx = minus_w5_y * minus_w5_y + t50
    minus_U5_yy = w5_x * w5_x + t50
    U5_xy = alpha4_y - t49
    minus_U5_yx = t49 + alpha4_y
    U5_zx = t47 - alpha5_y
    minus_U5_zy = t48 + minus_alpha5_x

    # link 5: acceleration a of its origin, gravity included
    t51 = 0.384 * minus_U4_xy - 0.0825 * minus_U4_xx - minus_a4_x
    minus_a5_z = a4_y + (0.384 * minus_U4_yy - 0.0825 * minus_U4_yx)
    t52 = minus_a4_z + (0.0825 * minus_U4_zx + 0.384 * U4_zy)
    a5_x = s5 * t52 - c5 * t51
    a5_y = s5 * t51 + c5 * t52

    # link 5: force f = m a + U mc
    f5_x = 0.014653732538 * minus_U5_xx + 0.067870631425 * U5_xy
    f5_y = 0.014653732538 * minus_U5_yx - 0.067870631425 * minus_U5_yy
    minus_f5_z = 0.014653732538 * U5_zx + 0.067870631425 * minus_U5_zy

    # link 5: moment n = I alpha + w x I w + mc x a
    t53 = 0.024230847133882086 * minus_alpha5_x
    t54 = 0.027133159263935516 * t48
    t55 = 0.004600245517563105 * minus_U5_yx
    t56 = 0.0015152444733270301 * U5_zx
    t57 = 0.0021640520520981297 * (minus_U4_yy - minus_U5_yy)
    t58 = t55 + t56 - (t53 + t54)
    t59 = 0.0015152444733270301 * minus_U5_zy
    t60 = 0.0021640520520981297 * U5_xy
    t61 = 0.004600245517563105 * (minus_U5_xx - minus_U4_yy)
    t62 = t59 - t60 - 0.0029023121300534305 * t47
    t63 = 0.024230847133882086 * t49 - 0.027133159263935516 * alpha4_y
    t64 = 0.0021640520520981297 * U5_xz + 0.004600245517563105 * U5_yz
    n5_x = t58 + t57 - 0.067870631425 * minus_a5_z
    n5_y = t62 - t61 - 0.014653732538 * minus_a5_z
    t65 = t63 + t64 - 0.0015152444733270301 * (minus_U5_yy - minus_U5_xx)
    t66 = 0.014653732538 * a5_y + 0.067870631425 * a5_x
    n5_z = t65 - t66

    # link 6: angular velocity w
    w6_x = c6 * w5_x + s6 * w5_z
    w6_y = c6 * w5_z - s6 * w5_x
    w6_z = minus_w5_y + qd[5]

    # link 6: angular acceleration alpha, U = [alpha] + [w][w]
    U6_xz = s6 * minus_U5_zy - c6 * U5_xy
    U6_yz = c6 * minus_U5_zy + s6 * U5_xy
    t67 = w6_x * w6_z
    t68 = w6_y * w6_z
    t69 = w6_x * w6_y
    alpha6_x = t68 - U6_yz
    alpha6_y = U6_xz - t67
    t70 = w6_z * w6_z
    minus_U6_xx = w6_y * w6_y + t70
    minus_U6_yy = w6_x * w6_x + t70
    U6_xy = t69 + alpha5_y
    U6_yx = t69 - alpha5_y
    U6_zx = t67 - alpha6_y
    U6_zy = t68 + alpha6_x

    # link 6: acceleration a of its origin, gravity included
    a6_x = c6 * a5_x - s6 * minus_a5_z
    minus_a6_y = s6 * a5_x + c6 * minus_a5_z

    # link 6: force f = m a + U mc
    minus_f6_x = 0.16496755269500002 * minus_U6_xx + 0.068832705569 * U6_xy
    f6_y = 0.16496755269500002 * U6_yx + 0.068832705569 * minus_U6_yy
    f6_z = 0.16496755269500002 * U6_zx - 0.068832705569 * U6_zy

    # link 6: moment n = I alpha + w x I w + mc x a
    t71 = 0.00010375891721868492 * U6_yx + 0.005511034382675315 * U6_zx
    t72 = 0.03045503293228903 * t68 - 0.0008185978088860856 * alpha6_x
    t73 = 0.005511034382675315 * U6_zy - 9.3569097314605e-05 * U6_xy
    t74 = 0.03127363074117512 * t67
    t75 = 0.0008185978088860856 * t69 - 0.03045503293228903 * alpha5_y
    t76 = 9.3569097314605e-05 * U6_xz + 0.00010375891721868492 * U6_yz
    t77 = t72 - t71 + 9.3569097314605e-05 * (minus_U5_yy - minus_U6_yy)
    t78 = 0.068832705569 * a5_y
    n6_x = t77 + t78
    t79 = t73 - t74 - 0.00010375891721868492 * (minus_U6_xx - minus_U5_yy)
    t80 = 0.16496755269500002 * a5_y
    n6_y = t79 + t80
    t81 = t75 + t76 + 0.005511034382675315 * (minus_U6_yy - minus_U6_xx)
    t82 = 0.068832705569 * a6_x - 0.16496755269500002 * minus_a6_y
    n6_z = t81 + t82

    # link 7: angular velocity w
    w7_x = c7 * w6_x + s7 * w6_z
    w7_y = c7 * w6_z - s7 * w6_x
    w7_z = qd[6] - w6_y

    # link 7: angular acceleration alpha, U = [alpha] + [w][w]
    minus_U7_xz = c7 * U6_xy + s7 * U6_zy
    minus_U7_yz = c7 * U6_zy - s7 * U6_xy
    t83 = w7_x * w7_z
    t84 = w7_y * w7_z
    t85 = w7_x * w7_y
    alpha7_x = t84 + minus_U7_yz
    minus_alpha7_y = minus_U7_xz + t83
    t86 = w7_z * w7_z
    minus_U7_xx = w7_y * w7_y + t86
    minus_U7_yy = w7_x * w7_x + t86
    U7_xy = t85 + alpha6_y
    U7_yx = t85 - alpha6_y
    U7_zx = t83 + minus_alpha7_y
    U7_zy = t84 + alpha7_x

    # link 7: acceleration a of its origin, gravity included
    a7_y = c7 * (0.088 * U6_zx - a5_y) - s7 * (a6_x - 0.088 * minus_U6_xx)
    a7_z = minus_a6_y - 0.088 * U6_yx

    # link 7: force f = m a + U mc
    minus_f7_x = 0.008343776383464369 * minus_U7_xx
    f7_y = 0.008343776383464369 * U7_yx
    f7_z = 0.008343776383464369 * U7_zx

    # link 7: moment n = I alpha + w x I w + mc x a
    t87 = 0.0013450149983408877 * U7_yx + 0.0005571816285452075 * U7_zx
    t88 = 0.002289892335277788 * alpha7_x + 0.004909651967360946 * t84
    n7_x = t88 - t87 - 0.0011352667606277602 * (minus_U6_yy - minus_U7_yy)
    t89 = 0.0005571816285452075 * U7_zy + 0.0011352667606277602 * U7_xy
    t90 = 0.0026197596320831577 * t83
    t91 = 0.0013450149983408877 * minus_U7_yz
    t92 = 0.0011352667606277602 * minus_U7_xz
    t93 = 0.004909651967360946 * alpha6_y + 0.002289892335277788 * t85
    t94 = t91 - t92
    t95 = 0.0005571816285452075 * (minus_U7_yy - minus_U7_xx)
    t96 = t93 + t94
    t97 = t89 - t90 - 0.0013450149983408877 * (minus_U7_xx - minus_U6_yy)
    t98 = 0.008343776383464369 * a7_z
    n7_y = t97 - t98
    n7_z = t95 - t96 + 0.008343776383464369 * a7_y

    # joint 6: force F and moment N through it, joint 7 added
    t99 = c7 * f7_y - s7 * minus_f7_x
    N6_x = n6_x + (c7 * n7_x - s7 * n7_y)
    N6_y = n6_y - (n7_z + 0.088 * t99)
    N6_z = n6_z + (s7 * n7_x + c7 * n7_y - 0.0007342523217448644 * U7_zx)
    minus_F6_x = minus_f6_x + (c7 * minus_f7_x + s7 * f7_y)
    F6_y = f6_y - f7_z
    F6_z = f6_z + t99

    # joint 5: force F and moment N through it, joint 6 added
    N5_x = n5_x + (c6 * N6_x - s6 * N6_y)
    N5_y = n5_y - N6_z
    N5_z = n5_z + (s6 * N6_x + c6 * N6_y)
    F5_x = f5_x - (c6 * minus_F6_x + s6 * F6_y)
    F5_y = f5_y - F6_z

    # joint 4: force F and moment N through it, joint 5 added
    t100 = s5 * F5_y - c5 * F5_x
    t101 = minus_f5_z - (c6 * F6_y - s6 * minus_F6_x)
    t102 = s5 * F5_x + c5 * F5_y
    N4_x = n4_x + (s5 * N5_y - c5 * N5_x + 0.384 * t102)
    N4_y = n4_y + (0.0825 * t102 - N5_z)
    N4_z = n4_z + (0.0825 * t101 + 0.384 * t100 - (s5 * N5_x + c5 * N5_y))
    F4_x = f4_x + t100
    F4_y = f4_y + t101
    minus_F4_z = minus_f4_z + t102

    # joint 3: force F and moment N through it, joint 4 added
    N3_x = n3_x + (s4 * N4_y - c4 * N4_x)
    N3_y = n3_y + (0.0825 * (s4 * F4_x + c4 * F4_y) - N4_z)
    N3_z = n3_z + (0.0825 * minus_F4_z - (s4 * N4_x + c4 * N4_y))
    F3_x = f3_x + (s4 * F4_y - c4 * F4_x)
    F3_y = f3_y + minus_F4_z

    # joint 2: force F and moment N through it, joint 3 added
    t103 = 0.01026110182100817 * U2_xy - 0.00796671776787104 * alpha2_y
    t104 = 0.0007689361029464 * (minus_U1_xx - minus_U2_yy)
    t105 = c3 * N3_x - s3 * N3_y - 0.316 * (s3 * F3_x + c3 * F3_y)
    t106 = t103 + t104
    N2_x = t106 + t105 - 2.025402344516817 * minus_alpha2_x
    N2_y = n2_y - N3_z
    N2_z = n2_z + (s3 * N3_x + c3 * N3_y + 0.316 * (c3 * F3_x - s3 * F3_y))

    # joint 1: force F and moment N through it, joint 2 added
    minus_N1_z = s2 * N2_x + c2 * N2_y

    h = np.empty((7, *batch), dtype)
    h[0] = -minus_N1_z
    h[1] = N2_z
    h[2] = N3_z
    h[3] = N4_z
    h[4] = N5_z
    h[5] = N6_z
    h[6] = n7_z
    return _packed(h, 1)


def forward_dynamics(q, qd, tau):
    """Accelerations under given joint forces: qdd = M^-1 (tau - h).

    q: joint positions (rad, m), shape (..., 7)
    qd: joint velocities (rad/s, m/s), shape (..., 7)
    tau: joint forces (N m, N), shape (..., 7)
    qdd: joint accelerations (rad/s^2, m/s^2), shape (..., 7)
    """
    batch, dtype, q, qd, tau = _unpack(
        ("q", q, (7,)),
        ("qd", qd, (7,)),
        ("tau", tau, (7,)),
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
    t1 = q[6] - 0.38420588060665173
    c7 = np.cos(t1)
    s7 = np.sin(t1)

    # link 1: angular acceleration alpha, U = [alpha] + [w][w]
    minus_U1_xx = qd[0] * qd[0]

    # link 2: angular velocity w
    minus_w2_x = s2 * qd[0]
    minus_w2_y = c2 * qd[0]

    # link 2: angular acceleration alpha, U = [alpha] + [w][w]
    minus_alpha2_x = minus_w2_y * qd[1]
    alpha2_y = minus_w2_x * qd[1]
    U2_xy = minus_w2_x * minus_w2_y
    t2 = qd[1] * qd[1]
    minus_U2_xx = minus_w2_y * minus_w2_y + t2
    minus_U2_yy = minus_w2_x * minus_w2_x + t2
    minus_U2_zy = 2.0 * minus_alpha2_x

    # link 2: acceleration a of its origin, gravity included
    minus_a2_x = 9.81 * s2
    minus_a2_y = 9.81 * c2

    # link 2: moment n = I alpha + w x I w + mc x a
    t3 = 0.00796671776787104 * minus_alpha2_x
    t4 = 0.0007689361029464 * U2_xy
    t5 = 0.01026110182100817 * (minus_U2_xx - minus_U1_xx)
    t6 = 0.046155764989863624 * alpha2_y + (t3 - t4)
    n2_y = t6 + t5
    t7 = 0.00398335888393552 * (minus_U2_yy - minus_U2_xx)
    t8 = 0.9896232897634767 * U2_xy
    n2_z = 0.01993386669246 * c2 - 30.45357582685272 * s2 - (t8 + t7)

    # link 3: angular velocity w
    w3_x = s3 * qd[1] - c3 * minus_w2_x
    w3_y = s3 * minus_w2_x + c3 * qd[1]
    w3_z = minus_w2_y + qd[2]

    # link 3: angular acceleration alpha, U = [alpha] + [w][w]
    U3_xz = s3 * minus_U2_zy - c3 * U2_xy
    U3_yz = s3 * U2_xy + c3 * minus_U2_zy
    t9 = w3_x * w3_z
    t10 = w3_y * w3_z
    t11 = w3_x * w3_y
    alpha3_x = t10 - U3_yz
    alpha3_y = U3_xz - t9
    t12 = w3_z * w3_z
    minus_U3_xx = w3_y * w3_y + t12
    minus_U3_yy = w3_x * w3_x + t12
    U3_xy = t11 + alpha2_y
    U3_yx = t11 - alpha2_y
    U3_zx = t9 - alpha3_y
    U3_zy = t10 + alpha3_x

    # link 3: acceleration a of its origin, gravity included
    t13 = 0.632 * minus_alpha2_x
    t14 = minus_a2_x + 0.316 * U2_xy
    a3_x = s3 * t13 - c3 * t14
    a3_y = s3 * t14 + c3 * t13
    a3_z = minus_a2_y - 0.316 * minus_U2_yy

    # link 3: force f = m a + U mc
    f3_x = 0.028227094878000014 * U3_xy - 0.684157959872 * minus_U3_xx
    f3_y = 0.684157959872 * U3_yx - 0.028227094878000014 * minus_U3_yy

    # link 3: moment n = I alpha + w x I w + mc x a
    t15 = 0.00012191242095074308 * U3_zx - 0.005487648106562255 * U3_yx
    t16 = 0.011595864095166039 * alpha3_x + 0.12445520614822145 * t10
    t17 = 0.0043772571218395825 * U3_xy - 0.00012191242095074308 * U3_zy
    t18 = 0.11285934205305541 * t9
    t19 = 0.005487648106562255 * U3_yz - 0.0043772571218395825 * U3_xz
    t20 = 0.12445520614822145 * alpha2_y + 0.011595864095166039 * t11
    t21 = t16 + t15 - 0.0043772571218395825 * (minus_U2_yy - minus_U3_yy)
    t22 = 0.028227094878000014 * a3_z
    n3_x = t21 + t22
    t23 = t17 - t18 - 0.005487648106562255 * (minus_U3_xx - minus_U2_yy)
    t24 = 0.684157959872 * a3_z
    n3_y = t23 - t24
    t25 = t19 - t20 - 0.00012191242095074308 * (minus_U3_yy - minus_U3_xx)
    t26 = 0.684157959872 * a3_y - 0.028227094878000014 * a3_x
    n3_z = t25 + t26

    # link 4: angular velocity w
    minus_w4_x = c4 * w3_x + s4 * w3_z
    w4_y = s4 * w3_x - c4 * w3_z
    w4_z = qd[3] - w3_y

    # link 4: angular acceleration alpha, U = [alpha] + [w][w]
    U4_xz = c4 * U3_xy + s4 * U3_zy
    U4_yz = c4 * U3_zy - s4 * U3_xy
    t27 = minus_w4_x * w4_z
    t28 = w4_y * w4_z
    t29 = minus_w4_x * w4_y
    alpha4_x = t28 - U4_yz
    alpha4_y = U4_xz + t27
    t30 = w4_z * w4_z
    minus_U4_xx = w4_y * w4_y + t30
    minus_U4_yy = minus_w4_x * minus_w4_x + t30
    minus_U4_xy = t29 - alpha3_y
    minus_U4_yx = alpha3_y + t29
    minus_U4_zx = t27 + alpha4_y
    U4_zy = t28 + alpha4_x

    # link 4: acceleration a of its origin, gravity included
    t31 = a3_x - 0.0825 * minus_U3_xx
    minus_a4_z = a3_y + 0.0825 * U3_yx
    t32 = a3_z + 0.0825 * U3_zx
    minus_a4_x = c4 * t31 + s4 * t32
    a4_y = s4 * t31 - c4 * t32

    # link 4: force f = m a + U mc
    f4_x = 1.720683553603 * minus_U4_xy - 0.49008027465000004 * minus_U4_xx
    f4_y = 1.720683553603 * minus_U4_yy - 0.49008027465000004 * minus_U4_yx
    minus_f4_z = 0.49008027465000004 * minus_U4_zx + 1.720683553603 * U4_zy

    # link 4: moment n = I alpha + w x I w + mc x a
    t33 = 0.0039053550262761003 * minus_U4_yx
    t34 = 0.13876407268546084 * minus_U4_zx
    t35 = 0.5408292849391831 * alpha4_x + 0.6325240572528141 * t28
    t36 = t34 + t33
    t37 = 0.0016444875773692705 * minus_U4_xy
    t38 = 0.13876407268546084 * U4_zy
    t39 = 0.0039053550262761003 * (minus_U4_xx - minus_U3_yy)
    t40 = 0.09169477231363099 * t27 + (t38 + t37)
    t41 = 0.0016444875773692705 * U4_xz + 0.0039053550262761003 * U4_yz
    t42 = 0.5408292849391831 * t29 - 0.6325240572528141 * alpha3_y
    t43 = t35 + t36 + 0.0016444875773692705 * (minus_U3_yy - minus_U4_yy)
    t44 = 1.720683553603 * minus_a4_z
    n4_x = t43 + t44
    n4_y = t40 - t39 + 0.49008027465000004 * minus_a4_z
    t45 = t42 + t41 + 0.13876407268546084 * (minus_U4_yy - minus_U4_xx)
    t46 = 0.49008027465000004 * a4_y - 1.720683553603 * minus_a4_x
    n4_z = t45 + t46

    # link 5: angular velocity w
    w5_x = c5 * minus_w4_x - s5 * w4_z
    minus_w5_y = s5 * minus_w4_x + c5 * w4_z
    w5_z = qd[4] - w4_y

    # link 5: angular acceleration alpha, U = [alpha] + [w][w]
    U5_xz = s5 * U4_zy - c5 * minus_U4_xy
    U5_yz = s5 * minus_U4_xy + c5 * U4_zy
    t47 = w5_x * w5_z
    t48 = minus_w5_y * w5_z
    t49 = w5_x * minus_w5_y
    minus_alpha5_x = t48 + U5_yz
    alpha5_y = U5_xz - t47
    t50 = w5_z * w5_z
    minus_U5_xx = minus_w5_y * minus_w5_y + t50
    minus_U5_yy = w5_x * w5_x + t50
    U5_xy = alpha4_y - t49
    minus_U5_yx = t49 + alpha4_y
    U5_zx = t47 - alpha5_y
    minus_U5_zy = t48 + minus_alpha5_x

    # link 5: acceleration a of its origin, gravity included
    t51 = 0.384 * minus_U4_xy - 0.0825 * minus_U4_xx - minus_a4_x
    minus_a5_z = a4_y + (0.384 * minus_U4_yy - 0.0825 * minus_U4_yx)
    t52 = minus_a4_z + (0.0825 * minus_U4_zx + 0.384 * U4_zy)
    a5_x = s5 * t52 - c5 * t51
    a5_y = s5 * t51 + c5 * t52

    # link 5: force f = m a + U mc
    f5_x = 0.014653732538 * minus_U5_xx + 0.067870631425 * U5_xy
    f5_y = 0.014653732538 * minus_U5_yx - 0.067870631425 * minus_U5_yy
    minus_f5_z = 0.014653732538 * U5_zx + 0.067870631425 * minus_U5_zy

    # link 5: moment n = I alpha + w x I w + mc x a
    t53 = 0.024230847133882086 * minus_alpha5_x
    t54 = 0.027133159263935516 * t48
    t55 = 0.004600245517563105 * minus_U5_yx
    t56 = 0.0015152444733270301 * U5_zx
    t57 = 0.0021640520520981297 * (minus_U4_yy - minus_U5_yy)
    t58 = t55 + t56 - (t53 + t54)
    t59 = 0.0015152444733270301 * minus_U5_zy
    t60 = 0.0021640520520981297 * U5_xy
    t61 = 0.004600245517563105 * (minus_U5_xx - minus_U4_yy)
    t62 = t59 - t60 - 0.0029023121300534305 * t47
    t63 = 0.024230847133882086 * t49 - 0.027133159263935516 * alpha4_y
    t64 = 0.0021640520520981297 * U5_xz + 0.004600245517563105 * U5_yz
    n5_x = t58 + t57 - 0.067870631425 * minus_a5_z
    n5_y = t62 - t61 - 0.014653732538 * minus_a5_z
    t65 = t63 + t64 - 0.0015152444733270301 * (minus_U5_yy - minus_U5_xx)
    t66 = 0.014653732538 * a5_y + 0.067870631425 * a5_x
    n5_z = t65 - t66

    # link 6: angular velocity w
    w6_x = c6 * w5_x + s6 * w5_z
    w6_y = c6 * w5_z - s6 * w5_x
    w6_z = minus_w5_y + qd[5]

    # link 6: angular acceleration alpha, U = [alpha] + [w][w]
    U6_xz = s6 * minus_U5_zy - c6 * U5_xy
    U6_yz = c6 * minus_U5_zy + s6 * U5_xy
    t67 = w6_x * w6_z
    t68 = w6_y * w6_z
    t69 = w6_x * w6_y
    alpha6_x = t68 - U6_yz
    alpha6_y = U6_xz - t67
    t70 = w6_z * w6_z
    minus_U6_xx = w6_y * w6_y + t70
    minus_U6_yy = w6_x * w6_x + t70
    U6_xy = t69 + alpha5_y
    U6_yx = t69 - alpha5_y
    U6_zx = t67 - alpha6_y
    U6_zy = t68 + alpha6_x

    # link 6: acceleration a of its origin, gravity included
    a6_x = c6 * a5_x - s6 * minus_a5_z
    minus_a6_y = s6 * a5_x + c6 * minus_a5_z

    # link 6: force f = m a + U mc
    minus_f6_x = 0.16496755269500002 * minus_U6_xx + 0.068832705569 * U6_xy
    f6_y = 0.16496755269500002 * U6_yx + 0.068832705569 * minus_U6_yy
    f6_z = 0.16496755269500002 * U6_zx - 0.068832705569 * U6_zy

    # link 6: moment n = I alpha + w x I w + mc x a
    t71 = 0.00010375891721868492 * U6_yx + 0.005511034382675315 * U6_zx
    t72 = 0.03045503293228903 * t68 - 0.0008185978088860856 * alpha6_x
    t73 = 0.005511034382675315 * U6_zy - 9.3569097314605e-05 * U6_xy
    t74 = 0.03127363074117512 * t67
    t75 = 0.0008185978088860856 * t69 - 0.03045503293228903 * alpha5_y
    t76 = 9.3569097314605e-05 * U6_xz + 0.00010375891721868492 * U6_yz
    t77 = t72 - t71 + 9.3569097314605e-05 * (minus_U5_yy - minus_U6_yy)
    t78 = 0.068832705569 * a5_y
    n6_x = t77 + t78
    t79 = t73 - t74 - 0.00010375891721868492 * (minus_U6_xx - minus_U5_yy)
    t80 = 0.16496755269500002 * a5_y
    n6_y = t79 + t80
    t81 = t75 + t76 + 0.005511034382675315 * (minus_U6_yy - minus_U6_xx)
    t82 = 0.068832705569 * a6_x - 0.16496755269500002 * minus_a6_y
    n6_z = t81 + t82

    # link 7: angular velocity w
    w7_x = c7 * w6_x + s7 * w6_z
    w7_y = c7 * w6_z - s7 * w6_x
    w7_z = qd[6] - w6_y

    # link 7: angular acceleration alpha, U = [alpha] + [w][w]
    minus_U7_xz = c7 * U6_xy + s7 * U6_zy
    minus_U7_yz = c7 * U6_zy - s7 * U6_xy
    t83 = w7_x * w7_z
    t84 = w7_y * w7_z
    t85 = w7_x * w7_y
    alpha7_x = t84 + minus_U7_yz
    minus_alpha7_y = minus_U7_xz + t83
    t86 = w7_z * w7_z
    minus_U7_xx = w7_y * w7_y + t86
    minus_U7_yy = w7_x * w7_x + t86
    U7_xy = t85 + alpha6_y
    U7_yx = t85 - alpha6_y
    U7_zx = t83 + minus_alpha7_y
    U7_zy = t84 + alpha7_x

    # link 7: acceleration a of its origin, gravity included
    a7_y = c7 * (0.088 * U6_zx - a5_y) - s7 * (a6_x - 0.088 * minus_U6_xx)
    a7_z = minus_a6_y - 0.088 * U6_yx

    # link 7: force f = m a + U mc
    minus_f7_x = 0.008343776383464369 * minus_U7_xx
    f7_y = 0.008343776383464369 * U7_yx
    f7_z = 0.008343776383464369 * U7_zx

    # link 7: moment n = I alpha + w x I w + mc x a
    t87 = 0.0013450149983408877 * U7_yx + 0.0005571816285452075 * U7_zx
    t88 = 0.002289892335277788 * alpha7_x + 0.004909651967360946 * t84
    n7_x = t88 - t87 - 0.0011352667606277602 * (minus_U6_yy - minus_U7_yy)
    t89 = 0.0005571816285452075 * U7_zy + 0.0011352667606277602 * U7_xy
    t90 = 0.0026197596320831577 * t83
    t91 = 0.0013450149983408877 * minus_U7_yz
    t92 = 0.0011352667606277602 * minus_U7_xz
    t93 = 0.004909651967360946 * alpha6_y + 0.002289892335277788 * t85
    t94 = t91 - t92
    t95 = 0.0005571816285452075 * (minus_U7_yy - minus_U7_xx)
    t96 = t93 + t94
    t97 = t89 - t90 - 0.0013450149983408877 * (minus_U7_xx - minus_U6_yy)
    t98 = 0.008343776383464369 * a7_z
    n7_y = t97 - t98
    n7_z = t95 - t96 + 0.008343776383464369 * a7_y

    # joint 6: force F and moment N through it, joint 7 added
    t99 = c7 * f7_y - s7 * minus_f7_x
    N6_x = n6_x + (c7 * n7_x - s7 * n7_y)
    N6_y = n6_y - (n7_z + 0.088 * t99)
    N6_z = n6_z + (s7 * n7_x + c7 * n7_y - 0.0007342523217448644 * U7_zx)
    minus_F6_x = minus_f6_x + (c7 * minus_f7_x + s7 * f7_y)
    F6_y = f6_y - f7_z
    F6_z = f6_z + t99

    # joint 5: force F and moment N through it, joint 6 added
    N5_x = n5_x + (c6 * N6_x - s6 * N6_y)
    N5_y = n5_y - N6_z
    N5_z = n5_z + (s6 * N6_x + c6 * N6_y)
    F5_x = f5_x - (c6 * minus_F6_x + s6 * F6_y)
    F5_y = f5_y - F6_z

    # joint 4: force F and moment N through it, joint 5 added
    t100 = s5 * F5_y - c5 * F5_x
    t101 = minus_f5_z - (c6 * F6_y - s6 * minus_F6_x)
    t102 = s5 * F5_x + c5 * F5_y
    N4_x = n4_x + (s5 * N5_y - c5 * N5_x + 0.384 * t102)
    N4_y = n4_y + (0.0825 * t102 - N5_z)
    N4_z = n4_z + (0.0825 * t101 + 0.384 * t100 - (s5 * N5_x + c5 * N5_y))
    F4_x = f4_x + t100
    F4_y = f4_y + t101
    minus_F4_z = minus_f4_z + t102

    # joint 3: force F and moment N through it, joint 4 added
    N3_x = n3_x + (s4 * N4_y - c4 * N4_x)
    N3_y = n3_y + (0.0825 * (s4 * F4_x + c4 * F4_y) - N4_z)
    N3_z = n3_z + (0.0825 * minus_F4_z - (s4 * N4_x + c4 * N4_y))
    F3_x = f3_x + (s4 * F4_y - c4 * F4_x)
    F3_y = f3_y + minus_F4_z

    # joint 2: force F and moment N through it, joint 3 added
    t103 = 0.01026110182100817 * U2_xy - 0.00796671776787104 * alpha2_y
    t104 = 0.0007689361029464 * (minus_U1_xx - minus_U2_yy)
    t105 = c3 * N3_x - s3 * N3_y - 0.316 * (s3 * F3_x + c3 * F3_y)
    t106 = t103 + t104
    N2_x = t106 + t105 - 2.025402344516817 * minus_alpha2_x
    N2_y = n2_y - N3_z
    N2_z = n2_z + (s3 * N3_x + c3 * N3_y + 0.316 * (c3 * F3_x - s3 * F3_y))

    # joint 1: force F and moment N through it, joint 2 added
    minus_N1_z = s2 * N2_x + c2 * N2_y

    # joint 7 accelerates by 1: wrench on all it moves, at joint 6
    t107 = 0.002289892335277788 * s7 + 0.001114363257090415 * c7
    t108 = s7 * t107
    N7at6_x = 0.0011352667606277602 * s7 - 0.0013450149983408877 * c7
    minus_N7at6_z = 0.0013450149983408877 * s7 + 0.0011352667606277602 * c7
    F7at6_z = 0.008343776383464369 * c7

    # composite body 6: with body 7 added
    mcz_c6 = 0.008343776383464369 * s7
    t109 = 0.0014685046434897288 * c7
    Iyy_c6 = 0.004909651967360946 + t109
    mcx_c6 = F7at6_z + 0.16496755269500002
    Ixx_c6 = 0.0014712945263917025 - t108
    Ixy_c6 = 0.005511034382675315 - N7at6_x
    Ixz_c6 = c7 * t107 - 0.0007342523217448644 * s7 - 0.0006609405457638925
    Iyz_c6 = minus_N7at6_z + 9.3569097314605e-05
    Izz_c6 = t108 + t109 + 0.03045503293228903

    # joint 6 accelerates by 1: wrench on all it moves, at joint 5
    t110 = s6 * (Ixx_c6 - Iyy_c6) + c6 * (2.0 * Ixy_c6)
    t111 = s6 * t110
    N6at5_x = c6 * Ixz_c6 - s6 * Iyz_c6
    N6at5_z = s6 * Ixz_c6 + c6 * Iyz_c6
    F6at5_z = c6 * mcx_c6 + 0.068832705569 * s6

    # composite body 5: with body 6 added
    mcx_c5 = F6at5_z - 0.014653732538
    mcy_c5 = 0.067870631425 - mcz_c6
    Ixx_c5 = Ixx_c6 - t111 + 0.024230847133882086
    minus_Ixy_c5 = N6at5_x + 0.0015152444733270301
    Ixz_c5 = c6 * t110 - Ixy_c6 - 0.004600245517563105
    Iyz_c5 = 0.0021640520520981297 - N6at5_z
    Izz_c5 = Iyy_c6 + t111 + 0.027133159263935516

    # composite body 4: with body 5 added
    t112 = s5 * (Ixx_c5 - Izz_c6) - c5 * (2.0 * minus_Ixy_c5)
    t113 = s5 * t112
    minus_mcz_c4 = s5 * mcx_c5 + c5 * mcy_c5

    # joint 6 accelerates by 1: wrench on all it moves, at joint 5
    t114 = s5 * mcy_c5 - c5 * mcx_c5
    F6at5_x = 0.068832705569 * c6 - s6 * mcx_c6

    # composite body 4: with body 5 added
    t115 = 0.165 * t114
    t116 = 0.768 * F6at5_x
    Iyy_c4 = Izz_c5 + t115
    t117 = 0.0825 * minus_mcz_c4
    t118 = s5 * Ixz_c5 + c5 * Iyz_c5 - 0.384 * minus_mcz_c4
    mcx_c4 = t114 + 0.49008027465000004
    mcy_c4 = F6at5_x - 1.720683553603
    Ixx_c4 = Ixx_c5 - t113 - t116 + 0.5408292849391831

    # joint 5 accelerates by 1: wrench on all it moves, at joint 4
    minus_N5at4_x = 0.384 * t114 + (c5 * Ixz_c5 - s5 * Iyz_c5)

    # composite body 4: with body 5 added
    Ixy_c4 = 0.13876407268546084 - 0.0825 * F6at5_x + minus_N5at4_x
    Ixz_c4 = c5 * t112 + minus_Ixy_c5 + t117 - 0.0039053550262761003
    Iyz_c4 = t118 + 0.0016444875773692705
    Izz_c4 = Izz_c6 + t113 + (t115 - t116) + 0.6325240572528141

    # joint 4 accelerates by 1: wrench on all it moves, at joint 3
    t119 = s4 * (Ixx_c4 - Iyy_c4) + c4 * (2.0 * Ixy_c4)
    t120 = s4 * t119
    t121 = c4 * Ixz_c4 - s4 * Iyz_c4
    minus_N4at3_z = s4 * Ixz_c4 + c4 * Iyz_c4

    # composite body 3: with body 4 added
    minus_mcz_c3 = s4 * mcx_c4 + c4 * mcy_c4
    t122 = s4 * mcy_c4 - c4 * mcx_c4
    t123 = 0.165 * t122
    Iyy_c3 = Izz_c4 + t123
    mcx_c3 = t122 + 0.684157959872
    mcy_c3 = minus_mcz_c4 + 0.028227094878000014
    Ixx_c3 = Ixx_c4 - t120 + 0.011595864095166039
    Ixy_c3 = t121 - t117 - 0.00012191242095074308
    t124 = c4 * t119 - Ixy_c4 + 0.0825 * minus_mcz_c3
    Ixz_c3 = t124 - 0.005487648106562255
    Iyz_c3 = minus_N4at3_z - 0.0043772571218395825
    Izz_c3 = Iyy_c4 + t120 + t123 + 0.12445520614822145

    # joint 3 accelerates by 1: wrench on all it moves, at joint 2
    t125 = s3 * (Ixx_c3 - Iyy_c3) + c3 * (2.0 * Ixy_c3)
    t126 = s3 * t125
    F3at2_z = c3 * mcx_c3 - s3 * mcy_c3

    # composite body 2: with body 3 added
    mcz_c2 = s3 * mcx_c3 + c3 * mcy_c3

    # joint 3 accelerates by 1: wrench on all it moves, at joint 1
    t127 = 0.632 * minus_mcz_c3
    t128 = 0.316 * F3at2_z - (c3 * Ixz_c3 - s3 * Iyz_c3)
    N3at1_y = 0.316 * mcz_c2 - (s3 * Ixz_c3 + c3 * Iyz_c3)

    # composite body 2: with body 3 added
    Ixx_c2 = Ixx_c3 - t126 - t127 + 0.9896232897634767
    Ixy_c2 = t128 - 0.00398335888393552
    Ixz_c2 = c3 * t125 - Ixy_c3 + 0.01026110182100817
    Iyz_c2 = N3at1_y + 0.0007689361029464
    Izz_c2 = Iyy_c3 + t126 - t127 + 1.0357790547533403

    # joint 2 accelerates by 1: wrench on all it moves, at joint 1
    minus_N2at1_z = s2 * Ixz_c2 + c2 * Iyz_c2

    # composite body 1: with body 2 added
    t129 = Izz_c3 + s2 * (s2 * (Ixx_c2 - Izz_c3) + c2 * (2.0 * Ixy_c2))
    Izz_c1 = t129 + 0.03733744848940618

    # joint 7 accelerates by 1: wrench on all it moves, at joint 6
    minus_N7at6_y = 0.004909651967360946 + 0.0007342523217448644 * c7

    # joint 7 accelerates by 1: wrench on all it moves, at joint 5
    minus_F7at5_x = c6 * mcz_c6
    minus_F7at5_z = s6 * mcz_c6
    N7at5_x = c6 * N7at6_x + s6 * minus_N7at6_y
    N7at5_z = s6 * N7at6_x - c6 * minus_N7at6_y

    # joint 7 accelerates by 1: wrench on all it moves, at joint 4
    F7at4_x = c5 * minus_F7at5_x - s5 * F7at6_z
    F7at4_z = s5 * minus_F7at5_x + c5 * F7at6_z
    t130 = 0.0825 * F7at4_z
    N7at4_x = s5 * minus_N7at6_z - c5 * N7at5_x - 0.384 * F7at4_z
    minus_N7at4_y = N7at5_z + t130
    t131 = 0.0825 * minus_F7at5_z + 0.384 * F7at4_x
    t132 = s5 * N7at5_x + c5 * minus_N7at6_z
    N7at4_z = t131 - t132

    # joint 7 accelerates by 1: wrench on all it moves, at joint 3
    F7at3_x = s4 * minus_F7at5_z - c4 * F7at4_x
    minus_F7at3_z = s4 * F7at4_x + c4 * minus_F7at5_z
    minus_N7at3_x = s4 * minus_N7at4_y + c4 * N7at4_x
    N7at3_y = 0.0825 * minus_F7at3_z - N7at4_z
    minus_N7at3_z = s4 * N7at4_x - c4 * minus_N7at4_y + t130

    # joint 7 accelerates by 1: wrench on all it moves, at joint 2
    F7at2_x = c3 * F7at3_x + s3 * F7at4_z
    F7at2_z = s3 * F7at3_x - c3 * F7at4_z
    minus_N7at2_x = c3 * minus_N7at3_x + s3 * N7at3_y + 0.316 * F7at2_z
    N7at2_z = c3 * N7at3_y - s3 * minus_N7at3_x + 0.316 * F7at2_x

    # joint 7 accelerates by 1: wrench on all it moves, at joint 1
    minus_N7at1_z = c2 * minus_N7at3_z - s2 * minus_N7at2_x

    # joint 6 accelerates by 1: wrench on all it moves, at joint 4
    minus_F6at4_x = c5 * F6at5_x
    minus_F6at4_z = s5 * F6at5_x
    t133 = 0.0825 * minus_F6at4_z
    N6at4_x = 0.384 * minus_F6at4_z - (c5 * N6at5_x + s5 * Izz_c6)
    N6at4_y = t133 - N6at5_z
    t134 = 0.0825 * F6at5_z + 0.384 * minus_F6at4_x
    t135 = c5 * Izz_c6 - s5 * N6at5_x
    N6at4_z = t135 - t134

    # joint 6 accelerates by 1: wrench on all it moves, at joint 3
    F6at3_x = c4 * minus_F6at4_x - s4 * F6at5_z
    F6at3_z = s4 * minus_F6at4_x + c4 * F6at5_z
    N6at3_x = s4 * N6at4_y - c4 * N6at4_x
    minus_N6at3_y = N6at4_z + 0.0825 * F6at3_z
    N6at3_z = t133 - (s4 * N6at4_x + c4 * N6at4_y)

    # joint 6 accelerates by 1: wrench on all it moves, at joint 2
    F6at2_x = c3 * F6at3_x - s3 * minus_F6at4_z
    F6at2_z = s3 * F6at3_x + c3 * minus_F6at4_z
    N6at2_x = c3 * N6at3_x + s3 * minus_N6at3_y - 0.316 * F6at2_z
    N6at2_z = s3 * N6at3_x - c3 * minus_N6at3_y + 0.316 * F6at2_x

    # joint 6 accelerates by 1: wrench on all it moves, at joint 1
    minus_N6at1_z = s2 * N6at2_x - c2 * N6at3_z

    # joint 5 accelerates by 1: wrench on all it moves, at joint 4
    t136 = 0.0825 * t114
    minus_N5at4_y = t136 + Izz_c5

    # joint 5 accelerates by 1: wrench on all it moves, at joint 3
    minus_F5at3_x = c4 * minus_mcz_c4
    N5at3_x = c4 * minus_N5at4_x - s4 * minus_N5at4_y
    N5at3_y = s4 * t117 + t118
    N5at3_z = s4 * minus_N5at4_x + c4 * minus_N5at4_y - t136

    # joint 5 accelerates by 1: wrench on all it moves, at joint 2
    minus_F5at2_x = c3 * minus_F5at3_x - s3 * t114
    minus_F5at2_z = c3 * t114 + s3 * minus_F5at3_x
    N5at2_x = c3 * N5at3_x - s3 * N5at3_y + 0.316 * minus_F5at2_z
    N5at2_z = s3 * N5at3_x + c3 * N5at3_y - 0.316 * minus_F5at2_x

    # joint 5 accelerates by 1: wrench on all it moves, at joint 1
    minus_N5at1_z = s2 * N5at2_x - c2 * N5at3_z

    # joint 4 accelerates by 1: wrench on all it moves, at joint 3
    minus_N4at3_y = 0.0825 * t122 + Izz_c4

    # joint 4 accelerates by 1: wrench on all it moves, at joint 2
    t137 = minus_N4at3_y - 0.316 * minus_mcz_c3
    minus_N4at2_x = c3 * t121 - s3 * t137

    # joint 4 accelerates by 1: wrench on all it moves, at joint 1
    minus_N4at1_z = c2 * minus_N4at3_z - s2 * minus_N4at2_x

    # joint 3 accelerates by 1: wrench on all it moves, at joint 1
    N3at1_z = c2 * Izz_c3 + s2 * t128

    # row 7 of L and entry 7 of D in M = L^T D L
    minus_L7_1 = 203.68042513969147 * minus_N7at1_z
    L7_2 = 203.68042513969147 * N7at2_z
    minus_L7_3 = 203.68042513969147 * minus_N7at3_z
    L7_4 = 203.68042513969147 * N7at4_z
    L7_5 = 203.68042513969147 * N7at5_z
    minus_L7_6 = 203.68042513969147 * minus_N7at6_z

    # row 6 of L and entry 6 of D in M = L^T D L
    t138 = minus_N6at1_z + minus_L7_6 * minus_N7at1_z
    t139 = N6at2_z + minus_L7_6 * N7at2_z
    t140 = N6at3_z - minus_L7_6 * minus_N7at3_z
    t141 = N6at4_z + minus_L7_6 * N7at4_z
    t142 = N6at5_z + minus_L7_6 * N7at5_z
    D6 = Izz_c6 - minus_L7_6 * minus_N7at6_z
    t143 = 1.0 / D6
    minus_L6_1 = t138 * t143
    L6_2 = t139 * t143
    L6_3 = t140 * t143
    L6_4 = t141 * t143
    L6_5 = t142 * t143

    # row 5 of L and entry 5 of D in M = L^T D L
    t144 = L7_5 * minus_N7at1_z - minus_N5at1_z + L6_5 * t138
    t145 = N5at2_z - L7_5 * N7at2_z - L6_5 * t139
    t146 = N5at3_z + L7_5 * minus_N7at3_z - L6_5 * t140
    t147 = t118 + L7_5 * N7at4_z + L6_5 * t141
    D5 = Izz_c5 - L7_5 * N7at5_z - L6_5 * t142
    t148 = 1.0 / D5
    L5_1 = t144 * t148
    L5_2 = t145 * t148
    L5_3 = t146 * t148
    minus_L5_4 = t147 * t148

    # row 4 of L and entry 4 of D in M = L^T D L
    t149 = Izz_c1 - minus_L7_1 * minus_N7at1_z - minus_L6_1 * t138
    t150 = L5_1 * t144
    t151 = L7_4 * minus_N7at1_z - minus_N4at1_z + L6_4 * t138
    t152 = minus_L5_4 * t144
    t153 = t151 + t152
    t154 = minus_L5_4 * t145 - s3 * t121 - L7_4 * N7at2_z - L6_4 * t139
    t155 = c3 * t137
    t156 = t154 - t155
    t157 = L7_4 * minus_N7at3_z - minus_N4at3_z - L6_4 * t140
    t158 = minus_L5_4 * t146
    t159 = t157 + t158
    D4 = Izz_c4 - L7_4 * N7at4_z - L6_4 * t141 - minus_L5_4 * t147
    t160 = 1.0 / D4
    L4_1 = t153 * t160
    L4_2 = t156 * t160
    L4_3 = t159 * t160

    # row 3 of L and entry 3 of D in M = L^T D L
    t161 = L7_2 * minus_N7at1_z - minus_N2at1_z + L6_2 * t138 - L5_2 * t144
    t162 = L4_2 * t153
    t163 = Izz_c2 - L7_2 * N7at2_z - L6_2 * t139 - L5_2 * t145
    t164 = L4_2 * t156
    t165 = N3at1_z - minus_L7_3 * minus_N7at1_z + L6_3 * t138 - L5_3 * t144
    t166 = L4_3 * t153
    t167 = t165 - t166
    t168 = minus_L7_3 * N7at2_z - N3at1_y - L6_3 * t139 - L5_3 * t145
    t169 = L4_3 * t156
    t170 = t168 - t169
    t171 = Izz_c3 - minus_L7_3 * minus_N7at3_z - L6_3 * t140 - L5_3 * t146
    t172 = L4_3 * t159
    D3 = t171 - t172
    t173 = 1.0 / D3
    L3_1 = t167 * t173
    L3_2 = t170 * t173

    # row 2 of L and entry 2 of D in M = L^T D L
    t174 = t161 - t162 - L3_2 * t167
    D2 = t163 - t164 - L3_2 * t170
    t175 = 1.0 / D2
    L2_1 = t174 * t175

    # row 1 of L and entry 1 of D in M = L^T D L
    D1 = t149 - t150 - L4_1 * t153 - L3_1 * t167 - L2_1 * t174

    # solve L^T y = right-hand side, tips first
    y7 = tau[6] - n7_z
    y6 = tau[5] - N6_z + minus_L7_6 * y7
    y5 = tau[4] - N5_z - L7_5 * y7 - L6_5 * y6
    t176 = tau[0] + minus_N1_z + minus_L7_1 * y7 + minus_L6_1 * y6
    t177 = L5_1 * y5
    y4 = tau[3] - N4_z - L7_4 * y7 - L6_4 * y6 + minus_L5_4 * y5
    t178 = tau[2] - N3_z + minus_L7_3 * y7 - L6_3 * y6 - L5_3 * y5
    t179 = L4_3 * y4
    y3 = t178 - t179
    t180 = tau[1] - N2_z - L7_2 * y7 - L6_2 * y6 - L5_2 * y5 - L4_2 * y4
    t181 = L3_2 * y3
    y2 = t180 - t181
    y1 = t176 - t177 - L4_1 * y4 - L3_1 * y3 - L2_1 * y2

    # solve L x = y / D, base first
    x1 = y1 / D1
    x2 = y2 * t175 - L2_1 * x1
    x3 = y3 * t173 - L3_1 * x1 - L3_2 * x2
    x4 = y4 * t160 - L4_1 * x1 - L4_2 * x2 - L4_3 * x3
    x5 = y5 * t148 - L5_1 * x1 - L5_2 * x2 - L5_3 * x3 + minus_L5_4 * x4
    t182 = y6 * t143 + minus_L6_1 * x1 - L6_2 * x2 - L6_3 * x3 - L6_4 * x4
    t183 = L6_5 * x5
    x6 = t182 - t183
    t184 = 203.68042513969147 * y7 + minus_L7_1 * x1 - L7_2 * x2
    t185 = minus_L7_3 * x3
    x7 = t184 + t185 - L7_4 * x4 - L7_5 * x5 + minus_L7_6 * x6

    qdd = np.empty((7, *batch), dtype)
    qdd[0] = x1
    qdd[1] = x2
    qdd[2] = x3
    qdd[3] = x4
    qdd[4] = x5
    qdd[5] = x6
    qdd[6] = x7
    return _packed(qdd, 1)


def forward_kinematics(q):
    """The pose of each tip.

    q: joint positions (rad, m), shape (..., 7)
    X: pose of each tip in the base frame, shape (..., 1, 4, 4)
    """
    batch, dtype, q = _unpack(
        ("q", q, (7,)),
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
    c7 = np.cos(q[6])
    s7 = np.sin(q[6])

    # link 2: axes E and origin o in the base frame
    E2_xx = c1 * c2
    minus_E2_xy = c1 * s2
    E2_yx = s1 * c2
    minus_E2_yy = s1 * s2

    # link 3: axes E and origin o in the base frame
    E3_xx = E2_xx * c3 - s1 * s3
    minus_E3_xy = E2_xx * s3 + s1 * c3
    E3_yx = E2_yx * c3 + c1 * s3
    minus_E3_zx = s2 * c3
    E3_zy = s2 * s3
    o3_x = 0.316 * minus_E2_xy
    o3_y = 0.316 * minus_E2_yy
    o3_z = 0.333 + 0.316 * c2

    # link 4: axes E and origin o in the base frame
    E4_xx = E3_xx * c4 + minus_E2_xy * s4
    E4_xy = minus_E2_xy * c4 - E3_xx * s4
    E4_yx = E3_yx * c4 + minus_E2_yy * s4
    E4_yy = minus_E2_yy * c4 - E3_yx * s4
    E4_yz = E2_yx * s3 - c1 * c3
    E4_zx = c2 * s4 - minus_E3_zx * c4
    E4_zy = minus_E3_zx * s4 + c2 * c4

    # link 5: axes E and origin o in the base frame
    E5_xx = E4_xx * c5 - minus_E3_xy * s5
    minus_E5_xy = E4_xx * s5 + minus_E3_xy * c5
    E5_yx = E4_yx * c5 - E4_yz * s5
    minus_E5_yy = E4_yx * s5 + E4_yz * c5
    E5_zx = E4_zx * c5 + E3_zy * s5

    # link 6: axes E and origin o in the base frame
    E6_xx = E5_xx * c6 + E4_xy * s6
    E6_yx = E5_yx * c6 + E4_yy * s6
    E6_zx = E5_zx * c6 + E4_zy * s6
    E6_zz = E4_zx * s5 - E3_zy * c5

    # link 7: axes E and origin o in the base frame
    E7_xx = E6_xx * c7 + minus_E5_xy * s7
    E7_xy = minus_E5_xy * c7 - E6_xx * s7
    E7_xz = E5_xx * s6 - E4_xy * c6
    E7_yx = E6_yx * c7 + minus_E5_yy * s7
    E7_yy = minus_E5_yy * c7 - E6_yx * s7
    E7_yz = E5_yx * s6 - E4_yy * c6
    E7_zx = E6_zx * c7 + E6_zz * s7
    E7_zy = E6_zz * c7 - E6_zx * s7
    E7_zz = E5_zx * s6 - E4_zy * c6

    # results
    t1 = o3_x + 0.384 * E4_xy + 0.088 * E6_xx + 0.107 * E7_xz
    t2 = 0.0825 * (E3_xx - E4_xx)
    t3 = o3_y + 0.384 * E4_yy + 0.088 * E6_yx + 0.107 * E7_yz
    t4 = 0.0825 * (E3_yx - E4_yx)
    t5 = o3_z + 0.384 * E4_zy + 0.088 * E6_zx + 0.107 * E7_zz
    t6 = 0.0825 * (minus_E3_zx + E4_zx)

    X = np.empty((1, 4, 4, *batch), dtype)
    X[0, 0, 0] = E7_xx
    X[0, 0, 1] = E7_xy
    X[0, 0, 2] = E7_xz
    X[0, 0, 3] = t1 + t2
    X[0, 1, 0] = E7_yx
    X[0, 1, 1] = E7_yy
    X[0, 1, 2] = E7_yz
    X[0, 1, 3] = t3 + t4
    X[0, 2, 0] = E7_zx
    X[0, 2, 1] = E7_zy
    X[0, 2, 2] = E7_zz
    X[0, 2, 3] = t5 - t6
    X[0, 3, 0] = 0.0
    X[0, 3, 1] = 0.0
    X[0, 3, 2] = 0.0
    X[0, 3, 3] = 1.0
    return _packed(X, 3)


def jacobian(q):
    """The body Jacobian of each tip: its twist in its own frame is J qd.

    q: joint positions (rad, m), shape (..., 7)
    J: Jacobian of each tip, angular rows first, shape (..., 1, 6, 7)
    """
    batch, dtype, q = _unpack(
        ("q", q, (7,)),
    )

    # sines and cosines of the joint angles
    c7 = np.cos(q[6])
    s7 = np.sin(q[6])
    c6 = np.cos(q[5])
    s6 = np.sin(q[5])
    c5 = np.cos(q[4])
    s5 = np.sin(q[4])
    c4 = np.cos(q[3])
    s4 = np.sin(q[3])
    c3 = np.cos(q[2])
    s3 = np.sin(q[2])
    c2 = np.cos(q[1])
    s2 = np.sin(q[1])

    # tip 1: axes E and origin o seen from link 5
    E5t1_xx = c6 * c7
    minus_E5t1_xy = c6 * s7
    E5t1_zx = s6 * c7
    minus_E5t1_zy = s6 * s7
    o5t1_x = 0.088 * c6 + 0.107 * s6
    o5t1_z = 0.088 * s6 - 0.107 * c6

    # tip 1: axes E and origin o seen from link 4
    E4t1_xx = c5 * E5t1_xx + s5 * s7
    E4t1_xy = s5 * c7 - c5 * minus_E5t1_xy
    E4t1_xz = c5 * s6
    E4t1_zx = c5 * s7 - s5 * E5t1_xx
    E4t1_zy = s5 * minus_E5t1_xy + c5 * c7
    minus_E4t1_zz = s5 * s6
    minus_o4t1_z = s5 * o5t1_x
    o4t1_x = c5 * o5t1_x - 0.0825
    o4t1_y = o5t1_z + 0.384

    # tip 1: axes E and origin o seen from link 3
    E3t1_xx = c4 * E4t1_xx - s4 * E5t1_zx
    E3t1_xy = c4 * E4t1_xy + s4 * minus_E5t1_zy
    E3t1_xz = c4 * E4t1_xz + s4 * c6
    E3t1_zx = s4 * E4t1_xx + c4 * E5t1_zx
    E3t1_zy = s4 * E4t1_xy - c4 * minus_E5t1_zy
    E3t1_zz = s4 * E4t1_xz - c4 * c6
    o3t1_z = s4 * o4t1_x + c4 * o4t1_y
    o3t1_x = c4 * o4t1_x - s4 * o4t1_y + 0.0825

    # tip 1: axes E and origin o seen from link 2
    E2t1_xx = c3 * E3t1_xx + s3 * E4t1_zx
    E2t1_xy = c3 * E3t1_xy + s3 * E4t1_zy
    E2t1_xz = c3 * E3t1_xz - s3 * minus_E4t1_zz
    E2t1_zx = s3 * E3t1_xx - c3 * E4t1_zx
    E2t1_zy = s3 * E3t1_xy - c3 * E4t1_zy
    E2t1_zz = s3 * E3t1_xz + c3 * minus_E4t1_zz
    o2t1_x = c3 * o3t1_x - s3 * minus_o4t1_z
    o2t1_z = s3 * o3t1_x + c3 * minus_o4t1_z
    minus_o2t1_y = o3t1_z + 0.316

    # tip 1: axes E and origin o seen from link 1
    E1t1_xx = c2 * E2t1_xx + s2 * E3t1_zx
    E1t1_xy = c2 * E2t1_xy + s2 * E3t1_zy
    E1t1_xz = c2 * E2t1_xz + s2 * E3t1_zz
    E1t1_zx = c2 * E3t1_zx - s2 * E2t1_xx
    minus_E1t1_zy = s2 * E2t1_xy - c2 * E3t1_zy
    minus_E1t1_zz = s2 * E2t1_xz - c2 * E3t1_zz
    o1t1_x = c2 * o2t1_x + s2 * minus_o2t1_y

    J = np.empty((1, 6, 7, *batch), dtype)
    J[0, 0, 0] = E1t1_zx
    J[0, 0, 1] = E2t1_zx
    J[0, 0, 2] = E3t1_zx
    J[0, 0, 3] = E4t1_zx
    J[0, 0, 4] = E5t1_zx
    J[0, 0, 5] = s7
    J[0, 0, 6] = 0.0
    J[0, 1, 0] = -minus_E1t1_zy
    J[0, 1, 1] = E2t1_zy
    J[0, 1, 2] = E3t1_zy
    J[0, 1, 3] = E4t1_zy
    J[0, 1, 4] = -minus_E5t1_zy
    J[0, 1, 5] = c7
    J[0, 1, 6] = 0.0
    J[0, 2, 0] = -minus_E1t1_zz
    J[0, 2, 1] = E2t1_zz
    J[0, 2, 2] = E3t1_zz
    J[0, 2, 3] = -minus_E4t1_zz
    J[0, 2, 4] = -c6
    J[0, 2, 5] = 0.0
    J[0, 2, 6] = 1.0
    J[0, 3, 0] = E2t1_zx * o1t1_x - E1t1_xx * o2t1_z
    J[0, 3, 1] = E2t1_xx * minus_o2t1_y - E3t1_zx * o2t1_x
    J[0, 3, 2] = -(E4t1_zx * o3t1_x + E3t1_xx * minus_o4t1_z)
    J[0, 3, 3] = E5t1_zx * o4t1_x - E4t1_xx * o4t1_y
    J[0, 3, 4] = -s7 * o5t1_x
    J[0, 3, 5] = 0.107 * c7
    J[0, 3, 6] = 0.0
    J[0, 4, 0] = E2t1_zy * o1t1_x - E1t1_xy * o2t1_z
    J[0, 4, 1] = E2t1_xy * minus_o2t1_y - E3t1_zy * o2t1_x
    J[0, 4, 2] = -(E3t1_xy * minus_o4t1_z + E4t1_zy * o3t1_x)
    J[0, 4, 3] = -(E4t1_xy * o4t1_y + minus_E5t1_zy * o4t1_x)
    J[0, 4, 4] = -c7 * o5t1_x
    J[0, 4, 5] = -0.107 * s7
    J[0, 4, 6] = 0.0
    J[0, 5, 0] = E2t1_zz * o1t1_x - E1t1_xz * o2t1_z
    J[0, 5, 1] = E2t1_xz * minus_o2t1_y - E3t1_zz * o2t1_x
    J[0, 5, 2] = minus_E4t1_zz * o3t1_x - E3t1_xz * minus_o4t1_z
    J[0, 5, 3] = -(E4t1_xz * o4t1_y + c6 * o4t1_x)
    J[0, 5, 4] = 0.0
    J[0, 5, 5] = -0.088
    J[0, 5, 6] = 0.0
    return _packed(J, 3)


def inverse_dynamics_derivatives(q, qd, qdd):
    """Derivatives of inverse dynamics in q and qd; in qdd it is the mass matrix.

    q: joint positions (rad, m), shape (..., 7)
    qd: joint velocities (rad/s, m/s), shape (..., 7)
    qdd: joint accelerations (rad/s^2, m/s^2), shape (..., 7)
    dtau_dq: d(joint forces)/dq, shape (..., 7, 7)
    dtau_dqd: d(joint forces)/dqd, shape (..., 7, 7)
    """
    batch, dtype, q, qd, qdd = _unpack(
        ("q", q, (7,)),
        ("qd", qd, (7,)),
        ("qdd", qdd, (7,)),
    )

    # sines and cosines of the joint angles
    t1 = q[6] - 0.38420588060665173
    c7 = np.cos(t1)
    s7 = np.sin(t1)
    c6 = np.cos(q[5])
    s6 = np.sin(q[5])
    c5 = np.cos(q[4])
    s5 = np.sin(q[4])
    c4 = np.cos(q[3])
    s4 = np.sin(q[3])
    c3 = np.cos(q[2])
    s3 = np.sin(q[2])
    s2 = np.sin(q[1])
    c2 = np.cos(q[1])

    # all beyond joint 7: moments of mass h and Q about it
    h7_x = 0.008343776383464369 * c7
    h7_y = 0.008343776383464369 * s7
    t2 = 0.002289892335277788 * s7 + 0.001114363257090415 * c7
    t3 = s7 * t2
    Q7_xx = 0.0013098798160415788 + t3
    Q7_yy = 0.003599772151319367 - t3
    Q7_xy = 0.0005571816285452075 - c7 * t2
    Q7_xz = 0.0013450149983408877 * c7 - 0.0011352667606277602 * s7
    Q7_yz = 0.0013450149983408877 * s7 + 0.0011352667606277602 * c7

    # all beyond joint 6: moments of mass h and Q about it
    t4 = h7_x + 0.16496755269500002
    t5 = Q7_xx + 0.0014685046434897288 * c7 + 0.01563681537058756
    t6 = Q7_xz + 0.005511034382675315
    t7 = Q7_xy + 0.0007342523217448644 * s7 + 0.00010375891721868492
    t8 = Q7_yz + 9.3569097314605e-05
    h6_x = c6 * t4 + 0.068832705569 * s6
    t9 = s6 * (t5 - 0.013508337745659894) - c6 * (2.0 * t6)
    t10 = s6 * t9
    Q6_xx = t5 - t10
    Q6_yy = 0.013508337745659894 + t10
    Q6_xy = c6 * t9 + t6
    Q6_xz = c6 * t7 + s6 * t8
    Q6_yz = s6 * t7 - c6 * t8

    # all beyond joint 5: moments of mass h and Q about it
    t11 = h6_x - 0.014653732538
    t12 = 0.067870631425 - h7_y
    t13 = Q6_xx + 0.0014511560650267152
    t14 = 0.0015152444733270301 - Q6_xz
    t15 = Q6_xy + 0.004600245517563105
    t16 = Q7_yy + 0.010045187828321242
    t17 = Q6_yz + 0.0021640520520981297
    h5_x = c5 * t11 - s5 * t12
    h5_y = s5 * t11 + c5 * t12
    t18 = s5 * (t13 - t16) + c5 * (2.0 * t14)
    t19 = s5 * t18
    Q5_xx = t13 - t19
    Q5_yy = t16 + t19
    Q5_xy = c5 * t18 - t14
    Q5_xz = c5 * t15 + s5 * t17
    Q5_yz = s5 * t15 - c5 * t17

    # joint 6 from joint 6: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    L6at6_x = 0.068832705569 * c6 - s6 * t4

    # joint 5 from joint 4: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    t20 = 0.0825 * h5_y
    K5at4_z = Q5_yz + 0.384 * h5_y
    t21 = 0.49008027465000004 - h5_x
    t22 = L6at6_x - 1.720683553603
    t23 = Q5_xx - 0.165 * h5_x + 0.045847386156815495
    K5at4_x = Q5_xz + 0.384 * h5_x

    # all beyond joint 4: moments of mass h and Q about it
    t24 = 0.0825 * L6at6_x - 0.13876407268546084 + K5at4_x
    t25 = Q5_xy - t20 + 0.0039053550262761003
    t26 = Q6_yy - 0.768 * L6at6_x + 0.585225515030972
    t27 = K5at4_z - 0.0016444875773692705
    h4_x = c4 * t21 - s4 * t22
    h4_y = s4 * t21 + c4 * t22
    t28 = s4 * (t23 - t26) + c4 * (2.0 * t24)
    t29 = s4 * t28
    Q4_xx = t23 - t29
    Q4_yy = t26 + t29
    Q4_xy = c4 * t28 - t24
    Q4_xz = c4 * t25 - s4 * t27
    Q4_yz = s4 * t25 + c4 * t27

    # all beyond joint 3: moments of mass h and Q about it
    t30 = 0.684157959872 - h4_x
    t31 = h5_y + 0.028227094878000014
    t32 = Q4_xx - 0.165 * h4_x + 0.0564296710265277
    t33 = Q4_xz + t20 + 0.00012191242095074308
    t34 = Q4_xy - 0.0825 * h4_y + 0.005487648106562255
    t35 = Q5_yy + 0.02217814896487824
    t36 = Q4_yz + 0.0043772571218395825
    h3_x = c3 * t30 - s3 * t31
    h3_y = s3 * t30 + c3 * t31
    t37 = s3 * (t32 - t35) + c3 * (2.0 * t33)
    t38 = s3 * t37
    Q3_xx = t32 - t38
    Q3_yy = t35 + t38
    Q3_xy = c3 * t37 - t33
    Q3_xz = c3 * t34 - s3 * t36
    Q3_yz = s3 * t34 + c3 * t36

    # joint 3 from joint 2: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z
    minus_K3at2_x = Q3_xz + 0.316 * h3_x
    minus_K3at2_z = Q3_yz + 0.316 * h3_y

    # all beyond joint 2: moments of mass h and Q about it
    t39 = Q3_xx + 0.023077882494931812
    t40 = 0.00398335888393552 - minus_K3at2_x
    t41 = Q3_xy - 0.01026110182100817
    t42 = Q4_yy - 0.632 * h4_y + 0.9562715012318808
    t43 = minus_K3at2_z + 0.0007689361029464
    h2_y = s2 * (h3_x - 0.002031994566) + c2 * (h4_y - 3.104340043512)
    t44 = s2 * (t39 - t42) + c2 * (2.0 * t40)
    t45 = s2 * t44
    Q2_xx = t39 - t45
    Q2_yy = t42 + t45
    Q2_xy = c2 * t44 - t40
    Q2_xz = c2 * t41 + s2 * t43
    Q2_yz = s2 * t41 - c2 * t43

    # all beyond joint 7: block B and momentum P, both doubled, seen from it
    t46 = qd[6] * Q7_yz
    t47 = qd[6] * Q7_xz
    t48 = qd[6] * h7_y
    t49 = qd[6] * h7_x
    t50 = 2.0 * qd[6]
    B7_xx = t50 * Q7_xy
    B7_xy = t50 * Q7_yy
    minus_B7_yx = t50 * Q7_xx
    B7_xz = 2.0 * t46
    minus_B7_yz = 2.0 * t47
    minus_P7_x = 2.0 * t48
    P7_y = 2.0 * t49

    # all beyond joint 6: block B and momentum P, both doubled, seen from it
    t51 = 0.176 * t48
    t52 = minus_B7_yx + 0.176 * t49
    minus_B6_zz = B7_xx + t51
    t53 = s6 * minus_B6_zz - c6 * B7_xz
    t54 = c6 * t53
    minus_B6_zx = s6 * minus_B7_yz + c6 * t52
    minus_B6_zy = s6 * t52 - c6 * minus_B7_yz
    t55 = qd[5] * Q6_yz
    t56 = qd[5] * Q6_xz
    t57 = qd[5] * L6at6_x
    t58 = qd[5] * h6_x
    t59 = c6 * B7_xy + t55
    t60 = s6 * B7_xy - t56
    t61 = t57 - c6 * minus_P7_x
    t62 = t58 - s6 * minus_P7_x
    t63 = 2.0 * qd[5]
    t64 = s6 * t53 - t63 * Q6_xy
    B6_xx = B7_xx - t64
    B6_xy = t54 + t63 * Q6_yy
    B6_yx = t54 + B7_xz - t63 * Q6_xx
    B6_yy = t64 - t51
    B6_xz = t59 + t55
    B6_yz = t60 - t56
    P6_x = t61 + t57
    P6_y = t62 + t58

    # all beyond joint 5: block B and momentum P, both doubled, seen from it
    t65 = s5 * (B6_xx + minus_B6_zz) + c5 * (minus_B6_zx - B6_xz)
    t66 = c5 * t65
    B5_zx = c5 * B6_yx + s5 * B6_yz
    B5_zy = s5 * B6_yx - c5 * B6_yz
    t67 = qd[4] * Q5_yz
    t68 = qd[4] * Q5_xz
    t69 = qd[4] * h5_y
    t70 = qd[4] * h5_x
    t71 = c5 * B6_xy - s5 * minus_B6_zy + t67
    t72 = s5 * B6_xy + c5 * minus_B6_zy - t68
    t73 = c5 * P6_x + s5 * P7_y - t69
    t74 = s5 * P6_x - c5 * P7_y + t70
    t75 = 2.0 * qd[4]
    t76 = s5 * t65 - t75 * Q5_xy
    B5_xx = B6_xx - t76
    B5_xy = t66 - minus_B6_zx + t75 * Q5_yy
    B5_yx = t66 + B6_xz - t75 * Q5_xx
    B5_yy = t76 - minus_B6_zz
    B5_xz = t71 + t67
    B5_yz = t72 - t68
    P5_x = t73 - t69
    P5_y = t74 + t70

    # all beyond joint 4: block B and momentum P, both doubled, seen from it
    t77 = 0.384 * P6_y
    t78 = 0.0825 * P5_x
    t79 = 0.0825 * P5_y
    t80 = B5_xx + t77
    t81 = B5_xz - 0.384 * P5_x
    t82 = B5_zx + 0.0825 * P6_y
    t83 = B6_yy - t78
    t84 = B5_yx + t79
    t85 = B5_yz - 0.384 * P5_y
    B4_zz = B5_yy - (t78 - t77)
    t86 = s4 * (t80 - t83) + c4 * (t81 + t82)
    t87 = c4 * t86
    B4_zx = c4 * t84 - s4 * t85
    B4_zy = s4 * t84 + c4 * t85
    t88 = qd[3] * Q4_yz
    t89 = qd[3] * Q4_xz
    t90 = qd[3] * h4_y
    t91 = qd[3] * h4_x
    t92 = c4 * B5_xy - s4 * B5_zy + t88
    t93 = s4 * B5_xy + c4 * B5_zy - t89
    t94 = s4 * P6_y - c4 * P5_x - t90
    t95 = t91 - (s4 * P5_x + c4 * P6_y)
    t96 = 2.0 * qd[3]
    t97 = s4 * t86 - t96 * Q4_xy
    B4_xx = t80 - t97
    B4_xy = t87 - t82 + t96 * Q4_yy
    B4_yx = t87 - t81 - t96 * Q4_xx
    B4_yy = t83 + t97
    B4_xz = t92 + t88
    B4_yz = t93 - t89
    P4_x = t94 - t90
    P4_y = t95 + t91

    # all beyond joint 3: block B and momentum P, both doubled, seen from it
    t98 = 0.0825 * P4_x
    t99 = B4_zx - t79
    t100 = B4_zz - t98
    t101 = B4_yx + 0.0825 * P4_y
    B3_zz = B4_yy - t98
    t102 = s3 * (B4_xx - t100) + c3 * (B4_xz + t99)
    t103 = c3 * t102
    B3_zx = c3 * t101 - s3 * B4_yz
    B3_zy = s3 * t101 + c3 * B4_yz
    t104 = qd[2] * Q3_yz
    t105 = qd[2] * Q3_xz
    t106 = qd[2] * h3_y
    t107 = qd[2] * h3_x
    t108 = c3 * B4_xy - s3 * B4_zy + t104
    t109 = s3 * B4_xy + c3 * B4_zy - t105
    t110 = c3 * P4_x + s3 * P5_y + t106
    t111 = c3 * P5_y - s3 * P4_x + t107
    t112 = 2.0 * qd[2]
    t113 = s3 * t102 - t112 * Q3_xy
    B3_xx = B4_xx - t113
    B3_xy = t103 - t99 + t112 * Q3_yy
    B3_yx = t103 - B4_xz - t112 * Q3_xx
    B3_yy = t100 + t113
    B3_xz = t108 + t104
    B3_yz = t109 - t105
    minus_P3_x = t110 + t106
    P3_y = t111 + t107

    # all beyond joint 2: block B and momentum P, both doubled, seen from it
    t114 = 0.316 * P4_y
    t115 = 0.316 * P3_y - B3_yz
    B2_zz = B3_yy - t114
    t116 = 0.316 * minus_P3_x + B3_xz + B3_zx
    t117 = s2 * (B3_xx - t114 - B3_zz) - c2 * t116
    B2_zx = c2 * B3_yx - s2 * t115
    B2_zy = s2 * B3_yx + c2 * t115
    t118 = qd[1] * Q2_xz
    t119 = 2.0 * qd[1]
    B2_yy = B3_zz + s2 * t117 - t119 * Q2_xy
    B2_yz = s2 * B3_xy - c2 * B3_zy - t118 - t118

    # link 2: w, alpha, twice its origin's velocity v, U and acceleration a
    minus_w2_x = s2 * qd[0]
    minus_w2_y = c2 * qd[0]
    minus_a2_x = 9.81 * s2
    minus_a2_y = 9.81 * c2
    t120 = minus_w2_x * minus_w2_x
    t121 = minus_w2_y * minus_w2_y
    t122 = minus_w2_x * minus_w2_y
    minus_U2_zz = t120 + t121
    t123 = qd[1] * minus_w2_y
    t124 = qd[1] * minus_w2_x
    minus_alpha2_x = s2 * qdd[0] + t123
    alpha2_y = t124 - c2 * qdd[0]
    t125 = qd[1] * qd[1]
    minus_U2_xx = t121 + t125
    U2_xy = t122 - qdd[1]
    U2_xz = alpha2_y - t124
    U2_yx = t122 + qdd[1]
    minus_U2_yy = t120 + t125
    U2_yz = minus_alpha2_x - t123
    minus_U2_zy = t123 + minus_alpha2_x

    # link 3: w, alpha, twice its origin's velocity v, U and acceleration a
    t126 = 2.0 * minus_w2_x
    t127 = 2.0 * minus_w2_y
    t128 = 0.632 * qd[1]
    t129 = 0.632 * minus_w2_x
    t130 = 0.316 * minus_U2_zy
    t131 = minus_a2_x + 0.316 * U2_xy
    a3_z = minus_a2_y - 0.316 * minus_U2_yy
    t132 = alpha2_y + t124
    w3_x = s3 * qd[1] - c3 * minus_w2_x
    w3_y = s3 * minus_w2_x + c3 * qd[1]
    v2_3_x = c3 * t128 + s3 * t129
    v2_3_y = c3 * t129 - s3 * t128
    a3_x = s3 * t130 - c3 * t131
    a3_y = s3 * t131 + c3 * t130
    t133 = w3_x * w3_x
    t134 = w3_y * w3_y
    t135 = w3_x * w3_y
    minus_U3_zz = t133 + t134
    w3_z = minus_w2_y + qd[2]
    alpha3_x = s3 * qdd[1] - c3 * minus_alpha2_x + qd[2] * w3_y
    alpha3_y = s3 * minus_alpha2_x + c3 * qdd[1] - qd[2] * w3_x
    alpha3_z = qdd[2] - alpha2_y
    t136 = w3_z * w3_z
    t137 = w3_x * w3_z
    t138 = w3_y * w3_z
    minus_U3_xx = t134 + t136
    U3_xz = t137 + alpha3_y
    U3_yx = t135 + alpha3_z
    U3_yz = t138 - alpha3_x
    U3_zx = t137 - alpha3_y
    U3_zy = t138 + alpha3_x

    # link 4: w, alpha, twice its origin's velocity v, U and acceleration a
    t139 = 2.0 * w3_x
    t140 = 2.0 * w3_y
    t141 = 2.0 * w3_z
    t142 = 0.165 * w3_y
    minus_v2_4_z = v2_3_y + 0.165 * w3_z
    minus_a4_z = a3_y + 0.0825 * U3_yx
    t143 = a3_z + 0.0825 * U3_zx
    t144 = 0.0825 * minus_U3_xx - a3_x
    t145 = t133 + t136
    minus_w4_x = c4 * w3_x + s4 * w3_z
    minus_w4_y = c4 * w3_z - s4 * w3_x
    v2_4_x = s4 * t142 - c4 * v2_3_x
    v2_4_y = s4 * v2_3_x + c4 * t142
    a4_x = c4 * t144 - s4 * t143
    minus_a4_y = s4 * t144 + c4 * t143
    t146 = minus_w4_x * minus_w4_x
    t147 = minus_w4_y * minus_w4_y
    t148 = minus_w4_x * minus_w4_y
    minus_U4_zz = t146 + t147
    w4_z = qd[3] - w3_y
    minus_alpha4_x = c4 * alpha3_x + s4 * alpha3_z + qd[3] * minus_w4_y
    alpha4_y = s4 * alpha3_x - c4 * alpha3_z + qd[3] * minus_w4_x
    alpha4_z = qdd[3] - alpha3_y
    t149 = w4_z * w4_z
    t150 = minus_w4_x * w4_z
    t151 = minus_w4_y * w4_z
    minus_U4_xx = t147 + t149
    minus_U4_xy = alpha4_z - t148
    U4_xz = alpha4_y - t150
    U4_yx = alpha4_z + t148
    minus_U4_yy = t146 + t149
    U4_yz = minus_alpha4_x - t151
    minus_U4_zx = t150 + alpha4_y
    minus_U4_zy = t151 + minus_alpha4_x

    # link 5: w, alpha, twice its origin's velocity v, U and acceleration a
    t152 = 2.0 * minus_w4_x
    t153 = 2.0 * minus_w4_y
    t154 = v2_4_x + 0.768 * w4_z
    minus_v2_5_z = v2_4_y + 0.165 * w4_z
    t155 = minus_v2_4_z - (0.165 * minus_w4_y + 0.768 * minus_w4_x)
    t156 = a4_x + (0.384 * minus_U4_xy - 0.0825 * minus_U4_xx)
    t157 = minus_a4_z - (0.384 * minus_U4_zy - 0.0825 * minus_U4_zx)
    a5_z = minus_a4_y - (0.0825 * U4_yx + 0.384 * minus_U4_yy)
    w5_x = c5 * minus_w4_x - s5 * w4_z
    minus_w5_y = c5 * w4_z + s5 * minus_w4_x
    t158 = 2.0 * w4_z
    v2_5_x = s5 * t155 - c5 * t154
    v2_5_y = s5 * t154 + c5 * t155
    a5_x = s5 * t157 - c5 * t156
    a5_y = s5 * t156 + c5 * t157
    t159 = w5_x * w5_x
    t160 = minus_w5_y * minus_w5_y
    minus_U5_zz = t159 + t160
    w5_z = minus_w4_y + qd[4]
    alpha5_x = c5 * minus_alpha4_x - s5 * alpha4_z - qd[4] * minus_w5_y
    minus_alpha5_y = c5 * alpha4_z + s5 * minus_alpha4_x + qd[4] * w5_x
    alpha5_z = qdd[4] - alpha4_y
    t161 = w5_z * w5_z
    t162 = w5_x * w5_z
    t163 = minus_w5_y * w5_z
    U5_xz = t162 - minus_alpha5_y
    minus_U5_yy = t159 + t161
    minus_U5_yz = t163 + alpha5_x

    # link 6: w, alpha, twice its origin's velocity v, U and acceleration a
    t164 = 2.0 * w5_x
    t165 = 2.0 * minus_w5_y
    t166 = 2.0 * w5_z
    t167 = w5_x * minus_w5_y
    t168 = t161 + t160
    t169 = t162 + minus_alpha5_y
    t170 = t167 - alpha5_z
    w6_x = c6 * w5_x + s6 * w5_z
    w6_y = c6 * w5_z - s6 * w5_x
    v2_6_x = c6 * v2_5_x - s6 * minus_v2_5_z
    minus_v2_6_y = s6 * v2_5_x + c6 * minus_v2_5_z
    a6_x = c6 * a5_x + s6 * a5_z
    a6_y = c6 * a5_z - s6 * a5_x
    t171 = w6_x * w6_x
    t172 = w6_y * w6_y
    t173 = w6_x * w6_y
    minus_U6_zz = t171 + t172
    w6_z = minus_w5_y + qd[5]
    alpha6_x = c6 * alpha5_x + s6 * alpha5_z + qd[5] * w6_y
    alpha6_y = c6 * alpha5_z - s6 * alpha5_x - qd[5] * w6_x
    alpha6_z = minus_alpha5_y + qdd[5]
    t174 = w6_z * w6_z
    t175 = w6_x * w6_z
    t176 = w6_y * w6_z
    minus_U6_xx = t172 + t174
    U6_xz = t175 + alpha6_y
    U6_yx = t173 + alpha6_z
    minus_U6_yy = t171 + t174
    U6_yz = t176 - alpha6_x
    U6_zx = t175 - alpha6_y

    # link 7: w, alpha, twice its origin's velocity v, U and acceleration a
    t177 = 2.0 * w6_x
    t178 = 2.0 * w6_y
    t179 = 2.0 * w6_z
    v2_7_z = minus_v2_6_y - 0.176 * w6_z
    minus_a7_z = a6_y + 0.088 * U6_yx

    # joint 7 from joint 7: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    K7at7_z = Q7_xx + Q7_yy

    # all beyond joint 7: moment N and force F it needs on a seat at rest
    N7_z = qdd[6] * K7at7_z
    N7_x = qd[6] * t46 - qdd[6] * Q7_xz
    minus_N7_y = qd[6] * t47 + qdd[6] * Q7_yz
    minus_F7_x = qd[6] * t49 + qdd[6] * h7_y
    F7_y = qdd[6] * h7_x - qd[6] * t48

    # joint 6 from joint 6: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    t180 = N7_z + 0.088 * F7_y
    K6at6_z = Q6_xx + Q6_yy

    # all beyond joint 6: moment N and force F it needs on a seat at rest
    N6_x = c6 * N7_x + s6 * t180 + qd[5] * t59 - qdd[5] * Q6_xz
    N6_y = s6 * N7_x - c6 * t180 + qd[5] * t60 - qdd[5] * Q6_yz
    N6_z = qdd[5] * K6at6_z - (minus_N7_y + qd[5] * minus_B6_zz)
    F6_x = qdd[5] * L6at6_x - (qd[5] * t62 + c6 * minus_F7_x)
    F6_y = qd[5] * t61 - s6 * minus_F7_x + qdd[5] * h6_x

    # joint 5 from joint 5: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    K5at5_z = Q5_xx + Q5_yy

    # all beyond joint 5: moment N and force F it needs on a seat at rest
    N5_x = c5 * N6_x + s5 * N6_z + qd[4] * t71 - qdd[4] * Q5_xz
    N5_z = N6_y + qd[4] * B6_yy + qdd[4] * K5at5_z
    F5_x = c5 * F6_x + s5 * F7_y - qd[4] * t74 - qdd[4] * h5_y
    F5_y = s5 * F6_x - c5 * F7_y + qd[4] * t73 + qdd[4] * h5_x

    # joint 4 from joint 4: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
    t181 = qdd[4] * Q5_yz - (s5 * N6_x - c5 * N6_z + qd[4] * t72)
    t182 = 0.0825 * F5_y
    t183 = 0.384 * F5_y - N5_x
    t184 = t182 - N5_z
    K4at4_z = Q4_xx + Q4_yy

    # all beyond joint 4: moment N and force F it needs on a seat at rest
    N4_x = c4 * t183 - s4 * t184 + qd[3] * t92 - qdd[3] * Q4_xz
    F4_x = s4 * F6_y - c4 * F5_x - qd[3] * t95 - qdd[3] * h4_y
    F4_y = qd[3] * t94 - (s4 * F5_x + c4 * F6_y) + qdd[3] * h4_x

    # joint 3 from joint 3: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z
    t185 = qdd[3] * Q4_yz - (s4 * t183 + c4 * t184 + qd[3] * t93)
    t186 = 0.384 * F5_x - t181 - qd[3] * B4_zz - qdd[3] * K4at4_z
    t187 = 0.0825 * (F4_y + F6_y)
    t188 = t186 + t187
    K3at3_z = Q3_xx + Q3_yy

    # all beyond joint 3: moment N and force F it needs on a seat at rest
    N3_x = qd[2] * t108 - (c3 * N4_x + s3 * t188) - qdd[2] * Q3_xz
    N3_z = t185 + t182 + qd[2] * B3_zz + qdd[2] * K3at3_z
    F3_y = c3 * F5_y - s3 * F4_x - qd[2] * t110 + qdd[2] * h3_x

    # all beyond joint 2: moment N and force F it needs on a seat at rest
    t189 = qd[1] * (c2 * B3_xy + s2 * B3_zy + qd[1] * Q2_yz)
    t190 = c2 * (N3_x - 0.316 * F3_y) + s2 * N3_z
    N2_x = t190 + t189 - qdd[1] * Q2_xz

    # joint 7 from joint 7: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    t191 = v2_3_x * w3_x + v2_3_y * w3_y
    t192 = v2_4_x * minus_w4_x + v2_4_y * minus_w4_y
    t193 = minus_v2_4_z * minus_w4_x - minus_a4_y
    t194 = minus_v2_4_z * minus_w4_y - a4_x
    t195 = v2_5_x * w5_x - v2_5_y * minus_w5_y
    t196 = a5_y - minus_v2_5_z * w5_x
    t197 = 2.0 * Q7_xy
    t198 = Q7_xx - Q7_yy
    t199 = minus_B7_yx - B7_xy
    t200 = 2.0 * B7_xx
    t201 = U6_zx * Q7_yz - U6_yx * t198 - U6_yz * t197
    t202 = (minus_U6_zz - minus_U6_yy) * Q7_xz
    t203 = U6_xz * Q7_xz
    t204 = (minus_U6_yy - minus_U6_xx) * Q7_yz
    t205 = t203 + U6_yz * t198 - U6_yx * t197
    t206 = h7_x * (a6_x - 0.088 * minus_U6_xx)
    t207 = h7_y * (0.088 * U6_zx - a5_y)
    t208 = (alpha6_z - t173) * Q7_xz - (t176 + alpha6_x) * Q7_yz
    t209 = (minus_U6_xx - minus_U6_zz) * t198
    E7at7_z = t209 - t208 - (t207 + t206) - t197 * (U6_zx + U6_xz)
    t210 = t199 * w6_x + t200 * w6_z - minus_B7_yz * w6_y
    t211 = t201 + t202 - h7_x * minus_a7_z
    t212 = t200 * w6_x - t199 * w6_z - B7_xz * w6_y
    t213 = t205 - t204 - h7_y * minus_a7_z
    E7at7_x = t211 + t210 + minus_N7_y
    E7at7_y = t213 + t212 + N7_x
    G7at7_z = U6_yx * h7_y - U6_yz * h7_x + (w6_z * P7_y - w6_x * minus_P7_x)
    G7at7_x = minus_U6_xx * h7_y + U6_xz * h7_x - w6_y * minus_P7_x - F7_y
    minus_G7at7_y = U6_zx * h7_y + minus_U6_zz * h7_x - w6_y * P7_y + minus_F7_x
    t214 = Q7_xy * t177
    t215 = Q7_xy * t179
    t216 = Q7_xz * t178
    D7at7_x = t214 + Q7_yy * t179 - Q7_yz * t178 + B7_xz
    D7at7_y = t216 - (t215 + Q7_xx * t177) - minus_B7_yz
    H7at7_z = t177 * h7_x + t179 * h7_y
    minus_H7at7_x = P7_y - t178 * h7_x
    minus_H7at7_y = minus_P7_x - t178 * h7_y
    minus_Z7at7_x = v2_7_z * h7_x + (t214 - Q7_xx * t179)
    minus_Z7at7_y = v2_7_z * h7_y + (Q7_yy * t177 - t215)

    # joint 7 from joint 6: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    E7at6_y = 0.088 * minus_G7at7_y - E7at7_z
    E7at6_z = E7at7_y - 0.088 * G7at7_z
    D7at6_y = 0.088 * minus_H7at7_y
    D7at6_z = D7at7_y - 0.088 * H7at7_z
    minus_K7at6_y = K7at7_z + 0.0007342523217448644 * c7
    t217 = v2_6_x * h7_x - (v2_5_y + 0.176 * w6_y) * h7_y
    t218 = Q7_yz * t177 - Q7_xz * t179
    Z7at6_y = t218 - t217

    # joint 7 from joint 5: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    t219 = h7_x * (minus_v2_6_y * w6_y - v2_6_x * w6_x)
    t220 = h7_y * (a6_y - v2_5_y * w6_x)
    t221 = Q7_yz * minus_U6_zz - (t203 + minus_K7at6_y * U6_yz)
    t222 = t219 - t220
    t223 = minus_K7at6_y * t177 - t216 + h7_y * minus_v2_6_y
    G7at5_x = c6 * G7at7_x + s6 * G7at7_z
    E7at5_x = c6 * E7at7_x - s6 * E7at6_y
    E7at5_z = s6 * E7at7_x + c6 * E7at6_y
    H7at5_x = s6 * H7at7_z - c6 * minus_H7at7_x
    minus_H7at5_z = s6 * minus_H7at7_x + c6 * H7at7_z
    D7at5_x = c6 * D7at7_x - s6 * D7at6_y
    D7at5_z = s6 * D7at7_x + c6 * D7at6_y
    minus_L7at5_x = c6 * h7_y
    minus_L7at5_z = s6 * h7_y
    K7at5_x = s6 * minus_K7at6_y - c6 * Q7_xz
    minus_K7at5_z = s6 * Q7_xz + c6 * minus_K7at6_y
    minus_Z7at5_x = c6 * minus_Z7at7_x + s6 * Z7at6_y
    Z7at5_z = c6 * Z7at6_y - s6 * minus_Z7at7_x

    # joint 7 from joint 4: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    t224 = K7at5_x * U5_xz - Q7_yz * minus_U5_yz
    t225 = minus_K7at5_z * minus_U5_zz
    t226 = minus_L7at5_x * t196 + h7_x * (minus_v2_5_z * minus_w5_y - a5_x)
    t227 = minus_L7at5_z * t195
    t228 = minus_Z7at7_y * w5_x - minus_Z7at5_x * minus_w5_y
    t229 = t224 + t225 + (t227 - t226)
    t230 = minus_L7at5_x * v2_5_y - h7_x * v2_5_x
    t231 = K7at5_x * t165 + Q7_yz * t164
    G7at4_x = s5 * minus_G7at7_y - c5 * G7at5_x
    G7at4_y = c6 * G7at7_z - s6 * G7at7_x
    minus_G7at4_z = s5 * G7at5_x + c5 * minus_G7at7_y
    t232 = 0.0825 * minus_G7at4_z
    E7at4_x = 0.384 * minus_G7at4_z - (s5 * E7at6_z + c5 * E7at5_x)
    E7at4_y = t232 - E7at5_z
    t233 = 0.0825 * G7at4_y + 0.384 * G7at4_x
    t234 = s5 * E7at5_x - c5 * E7at6_z
    E7at4_z = t233 - t234
    H7at4_x = s5 * minus_H7at7_y - c5 * H7at5_x
    minus_H7at4_z = s5 * H7at5_x + c5 * minus_H7at7_y
    t235 = 0.0825 * minus_H7at4_z
    D7at4_x = 0.384 * minus_H7at4_z - (s5 * D7at6_z + c5 * D7at5_x)
    D7at4_y = t235 - D7at5_z
    t236 = 0.0825 * minus_H7at5_z + 0.384 * H7at4_x
    t237 = s5 * D7at5_x - c5 * D7at6_z
    D7at4_z = t236 - t237
    L7at4_x = c5 * minus_L7at5_x - s5 * h7_x
    L7at4_z = s5 * minus_L7at5_x + c5 * h7_x
    t238 = 0.0825 * L7at4_z
    K7at4_x = s5 * Q7_yz - c5 * K7at5_x - 0.384 * L7at4_z
    minus_K7at4_y = t238 - minus_K7at5_z
    t239 = 0.0825 * minus_L7at5_z + 0.384 * L7at4_x
    t240 = s5 * K7at5_x + c5 * Q7_yz
    K7at4_z = t239 - t240
    Z7at4_x = c5 * minus_Z7at5_x + s5 * minus_Z7at7_y
    Z7at4_z = s5 * minus_Z7at5_x - c5 * minus_Z7at7_y

    # joint 7 from joint 3: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    t241 = K7at4_x * U4_xz - minus_K7at4_y * U4_yz - K7at4_z * minus_U4_zz
    t242 = L7at4_x * t193 + minus_L7at5_z * t194 + L7at4_z * t192
    t243 = L7at4_x * v2_4_y - minus_L7at5_z * v2_4_x
    t244 = minus_K7at4_y * t152 + K7at4_x * t153
    G7at3_x = s4 * G7at4_y - c4 * G7at4_x
    minus_G7at3_z = s4 * G7at4_x + c4 * G7at4_y
    E7at3_x = s4 * E7at4_y - c4 * E7at4_x
    E7at3_y = 0.0825 * minus_G7at3_z - E7at4_z
    E7at3_z = t232 - (s4 * E7at4_x + c4 * E7at4_y)
    H7at3_x = s4 * minus_H7at5_z - c4 * H7at4_x
    minus_H7at3_z = s4 * H7at4_x + c4 * minus_H7at5_z
    D7at3_x = s4 * D7at4_y - c4 * D7at4_x
    D7at3_y = 0.0825 * minus_H7at3_z - D7at4_z
    D7at3_z = t235 - (s4 * D7at4_x + c4 * D7at4_y)
    L7at3_x = s4 * minus_L7at5_z - c4 * L7at4_x
    minus_L7at3_z = s4 * L7at4_x + c4 * minus_L7at5_z
    minus_K7at3_x = c4 * K7at4_x + s4 * minus_K7at4_y
    K7at3_y = 0.0825 * minus_L7at3_z - K7at4_z
    K7at3_z = c4 * minus_K7at4_y - s4 * K7at4_x - t238
    minus_Z7at3_x = s4 * Z7at5_z + c4 * Z7at4_x
    minus_Z7at3_z = s4 * Z7at4_x - c4 * Z7at5_z

    # joint 7 from joint 2: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    t245 = K7at3_y * U3_yz - minus_K7at3_x * U3_xz - K7at3_z * minus_U3_zz
    t246 = L7at3_x * a3_y + L7at4_z * a3_x + minus_L7at3_z * t191
    t247 = minus_K7at3_x * t140 + K7at3_y * t139
    t248 = L7at3_x * v2_3_y + L7at4_z * v2_3_x
    G7at2_x = c3 * G7at3_x - s3 * minus_G7at4_z
    G7at2_z = s3 * G7at3_x + c3 * minus_G7at4_z
    E7at2_x = c3 * E7at3_x - s3 * E7at3_y - 0.316 * G7at2_z
    E7at2_z = s3 * E7at3_x + c3 * E7at3_y + 0.316 * G7at2_x
    H7at2_x = c3 * H7at3_x - s3 * minus_H7at4_z
    H7at2_z = s3 * H7at3_x + c3 * minus_H7at4_z
    D7at2_x = c3 * D7at3_x - s3 * D7at3_y - 0.316 * H7at2_z
    D7at2_z = s3 * D7at3_x + c3 * D7at3_y + 0.316 * H7at2_x
    L7at2_x = c3 * L7at3_x + s3 * L7at4_z
    L7at2_z = s3 * L7at3_x - c3 * L7at4_z
    minus_K7at2_x = c3 * minus_K7at3_x + s3 * K7at3_y + 0.316 * L7at2_z
    K7at2_z = c3 * K7at3_y - s3 * minus_K7at3_x + 0.316 * L7at2_x
    Z7at2_x = s3 * Z7at4_z - c3 * minus_Z7at3_x
    minus_Z7at2_z = s3 * minus_Z7at3_x + c3 * Z7at4_z

    # joint 7 from joint 1: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    t249 = K7at3_z * U2_yz + minus_K7at2_x * U2_xz + K7at2_z * minus_U2_zz
    t250 = minus_L7at3_z * minus_a2_x - L7at2_x * minus_a2_y
    t251 = minus_Z7at3_z * minus_w2_x - Z7at2_x * minus_w2_y
    t252 = t250 - t249
    minus_E7at1_z = s2 * E7at2_x - c2 * E7at3_z
    minus_D7at1_z = s2 * D7at2_x - c2 * D7at3_z
    minus_Z7at1_z = s2 * Z7at2_x + c2 * minus_Z7at3_z

    # joint 6 from joint 6: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    t253 = 2.0 * Q6_xy
    t254 = Q6_xx - Q6_yy
    t255 = B6_yx + B6_xy
    t256 = B6_xx - B6_yy
    t257 = t170 * t254 + t169 * Q6_yz + minus_U5_yz * t253
    t258 = (minus_U5_zz - minus_U5_yy) * Q6_xz
    t259 = U5_xz * Q6_xz
    t260 = t259 - minus_U5_yz * t254 + t170 * t253
    t261 = (minus_U5_yy - t168) * Q6_yz
    t262 = t256 * w5_z - t255 * w5_x - B6_yz * minus_w5_y
    t263 = t257 + t258 - h6_x * a5_y
    t264 = t256 * w5_x + t255 * w5_z + B6_xz * minus_w5_y
    t265 = t260 - t261 + L6at6_x * a5_y
    t266 = (t163 - alpha5_x) * Q6_yz + (t167 + alpha5_z) * Q6_xz
    t267 = (t168 - minus_U5_zz) * t254
    t268 = t267 - t266 + (L6at6_x * a5_z - h6_x * a5_x)
    t269 = minus_B6_zy * w5_x - minus_B6_zx * w5_z
    E6at6_z = t268 + t269 - t253 * (t169 + U5_xz)
    E6at6_x = t263 + t262 - N6_y
    E6at6_y = t265 + t264 + N6_x
    t270 = t170 * L6at6_x + minus_U5_yz * h6_x
    t271 = w5_x * P6_x + w5_z * P6_y
    G6at6_z = t270 + t271
    G6at6_x = U5_xz * h6_x - t168 * L6at6_x - minus_w5_y * P6_x - F6_y
    G6at6_y = t169 * L6at6_x - minus_U5_zz * h6_x - minus_w5_y * P6_y + F6_x
    t272 = Q6_xy * t164
    t273 = Q6_xy * t166
    t274 = Q6_xz * t165
    D6at6_x = t272 + Q6_yy * t166 + Q6_yz * t165 + B6_xz
    D6at6_y = B6_yz - (Q6_xx * t164 + t273 + t274)
    minus_H6at6_x = t165 * h6_x + P6_y
    H6at6_y = t165 * L6at6_x + P6_x
    t275 = v2_5_y * L6at6_x
    Z6at6_x = v2_5_y * h6_x - minus_B6_zx - (t272 - Q6_xx * t166)
    minus_Z6at6_y = minus_B6_zy + t275 + (Q6_yy * t164 - t273)

    # joint 6 from joint 5: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    H6at5_y = t166 * L6at6_x - t164 * h6_x
    t276 = v2_5_x * h6_x + minus_v2_5_z * L6at6_x - minus_B6_zz
    t277 = Q6_yz * t164 - Q6_xz * t166
    Z6at5_y = t277 - t276

    # joint 6 from joint 4: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    t278 = t259 - K6at6_z * minus_U5_yz - Q6_yz * minus_U5_zz
    t279 = L6at6_x * t196 - h6_x * t195
    minus_G6at4_x = c5 * G6at6_x + s5 * G6at6_z
    G6at4_z = c5 * G6at6_z - s5 * G6at6_x
    t280 = 0.0825 * G6at4_z
    minus_E6at4_x = c5 * E6at6_x + s5 * E6at6_z + 0.384 * G6at4_z
    minus_E6at4_y = E6at6_y + t280
    t281 = 0.0825 * G6at6_y + 0.384 * minus_G6at4_x
    t282 = c5 * E6at6_z - s5 * E6at6_x
    E6at4_z = t282 - t281
    H6at4_x = c5 * minus_H6at6_x + s5 * H6at5_y
    H6at4_z = s5 * minus_H6at6_x - c5 * H6at5_y
    t283 = 0.0825 * H6at4_z
    minus_D6at4_x = c5 * D6at6_x - s5 * minus_B6_zz + 0.384 * H6at4_z
    minus_D6at4_y = D6at6_y + t283
    t284 = 0.384 * H6at4_x - 0.0825 * H6at6_y
    t285 = c5 * minus_B6_zz + s5 * D6at6_x
    D6at4_z = t284 - t285
    minus_L6at4_x = c5 * L6at6_x
    minus_L6at4_z = s5 * L6at6_x
    t286 = 0.0825 * minus_L6at4_z
    K6at4_x = c5 * Q6_xz - s5 * K6at6_z + 0.384 * minus_L6at4_z
    K6at4_y = Q6_yz + t286
    t287 = 0.0825 * h6_x + 0.384 * minus_L6at4_x
    t288 = s5 * Q6_xz + c5 * K6at6_z
    K6at4_z = t288 - t287
    Z6at4_x = s5 * Z6at5_y - c5 * Z6at6_x
    minus_Z6at4_z = s5 * Z6at6_x + c5 * Z6at5_y

    # joint 6 from joint 3: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    t289 = K6at4_x * U4_xz + K6at4_y * U4_yz - K6at4_z * minus_U4_zz
    t290 = minus_L6at4_x * t193 + h6_x * t194 + minus_L6at4_z * t192
    t291 = minus_Z6at6_y * minus_w4_x - Z6at4_x * minus_w4_y
    t292 = t289 - t290
    t293 = minus_L6at4_x * v2_4_y - h6_x * v2_4_x
    t294 = K6at4_x * t153 - K6at4_y * t152
    G6at3_x = c4 * minus_G6at4_x - s4 * G6at6_y
    G6at3_z = s4 * minus_G6at4_x + c4 * G6at6_y
    E6at3_x = c4 * minus_E6at4_x - s4 * minus_E6at4_y
    minus_E6at3_y = E6at4_z + 0.0825 * G6at3_z
    E6at3_z = s4 * minus_E6at4_x + c4 * minus_E6at4_y - t280
    minus_H6at3_x = c4 * H6at4_x + s4 * H6at6_y
    H6at3_z = c4 * H6at6_y - s4 * H6at4_x
    D6at3_x = c4 * minus_D6at4_x - s4 * minus_D6at4_y
    minus_D6at3_y = D6at4_z + 0.0825 * H6at3_z
    D6at3_z = s4 * minus_D6at4_x + c4 * minus_D6at4_y - t283
    L6at3_x = c4 * minus_L6at4_x - s4 * h6_x
    L6at3_z = s4 * minus_L6at4_x + c4 * h6_x
    K6at3_x = s4 * K6at4_y - c4 * K6at4_x
    minus_K6at3_y = K6at4_z + 0.0825 * L6at3_z
    K6at3_z = t286 - (s4 * K6at4_x + c4 * K6at4_y)
    Z6at3_x = s4 * minus_Z6at6_y - c4 * Z6at4_x
    minus_Z6at3_z = s4 * Z6at4_x + c4 * minus_Z6at6_y

    # joint 6 from joint 2: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    t295 = K6at3_x * U3_xz - minus_K6at3_y * U3_yz - K6at3_z * minus_U3_zz
    t296 = L6at3_x * a3_y - minus_L6at4_z * a3_x - L6at3_z * t191
    t297 = L6at3_x * v2_3_y - minus_L6at4_z * v2_3_x
    t298 = K6at3_x * t140 + minus_K6at3_y * t139
    G6at2_x = c3 * G6at3_x + s3 * G6at4_z
    G6at2_z = s3 * G6at3_x - c3 * G6at4_z
    E6at2_x = c3 * E6at3_x + s3 * minus_E6at3_y - 0.316 * G6at2_z
    E6at2_z = s3 * E6at3_x - c3 * minus_E6at3_y + 0.316 * G6at2_x
    minus_H6at2_x = c3 * minus_H6at3_x - s3 * H6at4_z
    minus_H6at2_z = c3 * H6at4_z + s3 * minus_H6at3_x
    D6at2_x = c3 * D6at3_x + s3 * minus_D6at3_y + 0.316 * minus_H6at2_z
    D6at2_z = s3 * D6at3_x - c3 * minus_D6at3_y - 0.316 * minus_H6at2_x
    L6at2_x = c3 * L6at3_x - s3 * minus_L6at4_z
    L6at2_z = s3 * L6at3_x + c3 * minus_L6at4_z
    K6at2_x = c3 * K6at3_x + s3 * minus_K6at3_y - 0.316 * L6at2_z
    K6at2_z = s3 * K6at3_x - c3 * minus_K6at3_y + 0.316 * L6at2_x
    Z6at2_x = c3 * Z6at3_x - s3 * minus_Z6at4_z
    Z6at2_z = s3 * Z6at3_x + c3 * minus_Z6at4_z

    # joint 6 from joint 1: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    t299 = K6at2_x * U2_xz - K6at3_z * U2_yz - K6at2_z * minus_U2_zz
    t300 = L6at2_x * minus_a2_y + L6at3_z * minus_a2_x
    t301 = minus_Z6at3_z * minus_w2_x - Z6at2_x * minus_w2_y
    t302 = t299 - t300
    E6at1_z = c2 * E6at3_z - s2 * E6at2_x
    D6at1_z = c2 * D6at3_z - s2 * D6at2_x
    minus_Z6at1_z = s2 * Z6at2_x + c2 * minus_Z6at3_z

    # joint 5 from joint 5: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    t303 = 2.0 * Q5_xy
    t304 = Q5_xx - Q5_yy
    t305 = B5_yx + B5_xy
    t306 = B5_xx - B5_yy
    t307 = U4_yx * t304 - minus_U4_zx * Q5_yz + U4_yz * t303
    t308 = (minus_U4_zz - minus_U4_yy) * Q5_xz
    t309 = U4_xz * Q5_xz - U4_yz * t304 + U4_yx * t303
    t310 = (minus_U4_yy - minus_U4_xx) * Q5_yz
    t311 = t306 * w4_z + t305 * minus_w4_x + B5_yz * minus_w4_y
    t312 = t307 + t308 + h5_x * a5_z
    t313 = t306 * minus_w4_x - t305 * w4_z + B5_xz * minus_w4_y
    t314 = t309 - t310 + h5_y * a5_z
    t315 = minus_U4_xy * Q5_xz + minus_U4_zy * Q5_yz
    t316 = (minus_U4_xx - minus_U4_zz) * t304
    t317 = t315 + t316 + (h5_x * t156 - h5_y * t157)
    t318 = B5_zx * w4_z + B5_zy * minus_w4_x
    E5at5_z = t317 - t318 + t303 * (minus_U4_zx - U4_xz)
    E5at5_x = t312 - t311 + t181
    E5at5_y = t314 + t313 + N5_x
    G5at5_z = U4_yz * h5_x - U4_yx * h5_y + (minus_w4_x * P5_x - w4_z * P5_y)
    t319 = minus_U4_zz * h5_x - minus_U4_zx * h5_y + minus_w4_y * P5_y
    G5at5_y = F5_x - t319
    t320 = Q5_xy * t152
    t321 = Q5_xy * t158
    D5at5_x = t320 - Q5_yy * t158 + Q5_yz * t153 + B5_xz
    D5at5_y = t321 - Q5_xx * t152 - Q5_xz * t153 + B5_yz
    H5at5_z = t152 * h5_x - t158 * h5_y
    minus_H5at5_x = t153 * h5_x + P5_y
    H5at5_y = P5_x - t153 * h5_y
    Z5at5_y = B5_zy + minus_v2_5_z * h5_y - (Q5_yy * t152 + t321)

    # joint 5 from joint 4: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    G5at4_x = F5_y - (minus_U4_xx * h5_y + U4_xz * h5_x - minus_w4_y * P5_x)
    t322 = 0.0825 * G5at5_y
    minus_E5at4_x = E5at5_x - 0.384 * G5at5_y
    minus_E5at4_y = E5at5_z - t322
    E5at4_z = 0.384 * G5at4_x - 0.0825 * G5at5_z - E5at5_y
    t323 = 0.0825 * H5at5_y
    minus_D5at4_x = D5at5_x - 0.384 * H5at5_y
    minus_D5at4_y = B6_yy - t323
    D5at4_z = 0.384 * minus_H5at5_x - 0.0825 * H5at5_z - D5at5_y
    t324 = 0.0825 * h5_x
    minus_K5at4_y = K5at5_z - t324
    Z5at4_x = t320 + Q5_xx * t158 - (B5_zx + minus_v2_5_z * h5_x)
    t325 = B6_yy + (t155 * h5_y - t154 * h5_x)
    t326 = Q5_yz * t152 + Q5_xz * t158
    Z5at4_y = t326 - t325

    # joint 5 from joint 3: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    t327 = K5at4_x * U4_xz - minus_K5at4_y * U4_yz - K5at4_z * minus_U4_zz
    t328 = h5_y * t193 - h5_x * t192
    t329 = h5_y * v2_4_y - (minus_K5at4_y * t152 + K5at4_x * t153)
    minus_G5at3_x = c4 * G5at4_x + s4 * G5at5_z
    G5at3_z = c4 * G5at5_z - s4 * G5at4_x
    E5at3_x = c4 * minus_E5at4_x - s4 * minus_E5at4_y
    minus_E5at3_y = E5at4_z + 0.0825 * G5at3_z
    E5at3_z = s4 * minus_E5at4_x + c4 * minus_E5at4_y + t322
    minus_H5at3_x = c4 * minus_H5at5_x + s4 * H5at5_z
    H5at3_z = c4 * H5at5_z - s4 * minus_H5at5_x
    D5at3_x = c4 * minus_D5at4_x - s4 * minus_D5at4_y
    minus_D5at3_y = D5at4_z + 0.0825 * H5at3_z
    D5at3_z = s4 * minus_D5at4_x + c4 * minus_D5at4_y + t323
    minus_L5at3_x = c4 * h5_y
    minus_L5at3_z = s4 * h5_y
    minus_K5at3_x = c4 * K5at4_x + s4 * minus_K5at4_y
    K5at3_y = 0.0825 * minus_L5at3_z - K5at4_z
    K5at3_z = c4 * minus_K5at4_y - s4 * K5at4_x + t324
    Z5at3_x = s4 * Z5at4_y - c4 * Z5at4_x
    minus_Z5at3_z = s4 * Z5at4_x + c4 * Z5at4_y

    # joint 5 from joint 2: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    t330 = K5at3_y * U3_yz - minus_K5at3_x * U3_xz - K5at3_z * minus_U3_zz
    t331 = minus_L5at3_z * t191 - (h5_x * a3_x + minus_L5at3_x * a3_y)
    t332 = minus_L5at3_x * v2_3_y + h5_x * v2_3_x
    t333 = minus_K5at3_x * t140 + K5at3_y * t139
    minus_G5at2_x = c3 * minus_G5at3_x + s3 * G5at5_y
    G5at2_z = c3 * G5at5_y - s3 * minus_G5at3_x
    E5at2_x = c3 * E5at3_x + s3 * minus_E5at3_y - 0.316 * G5at2_z
    E5at2_z = s3 * E5at3_x - c3 * minus_E5at3_y - 0.316 * minus_G5at2_x
    minus_H5at2_x = c3 * minus_H5at3_x + s3 * H5at5_y
    H5at2_z = c3 * H5at5_y - s3 * minus_H5at3_x
    D5at2_x = c3 * D5at3_x + s3 * minus_D5at3_y - 0.316 * H5at2_z
    D5at2_z = s3 * D5at3_x - c3 * minus_D5at3_y - 0.316 * minus_H5at2_x
    minus_L5at2_x = c3 * minus_L5at3_x + s3 * h5_x
    L5at2_z = c3 * h5_x - s3 * minus_L5at3_x
    minus_K5at2_x = c3 * minus_K5at3_x + s3 * K5at3_y + 0.316 * L5at2_z
    K5at2_z = c3 * K5at3_y - s3 * minus_K5at3_x - 0.316 * minus_L5at2_x
    Z5at2_x = c3 * Z5at3_x - s3 * Z5at5_y
    Z5at2_z = s3 * Z5at3_x + c3 * Z5at5_y

    # joint 5 from joint 1: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    t334 = minus_K5at2_x * U2_xz + K5at3_z * U2_yz + K5at2_z * minus_U2_zz
    t335 = minus_L5at2_x * minus_a2_y + minus_L5at3_z * minus_a2_x
    t336 = minus_Z5at3_z * minus_w2_x - Z5at2_x * minus_w2_y
    t337 = t335 - t334
    E5at1_z = c2 * E5at3_z - s2 * E5at2_x
    D5at1_z = c2 * D5at3_z - s2 * D5at2_x
    minus_Z5at1_z = s2 * Z5at2_x + c2 * minus_Z5at3_z

    # joint 4 from joint 4: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
    t338 = 2.0 * Q4_xy
    t339 = Q4_xx - Q4_yy
    t340 = B4_yx + B4_xy
    t341 = B4_xx - B4_yy
    t342 = U3_yx * t339 + U3_zx * Q4_yz + U3_yz * t338
    t343 = (minus_U3_zz - t145) * Q4_xz
    t344 = U3_xz * Q4_xz
    t345 = t344 - U3_yz * t339 + U3_yx * t338
    t346 = (t145 - minus_U3_xx) * Q4_yz
    t347 = B4_yz * w3_y - (t341 * w3_z - t340 * w3_x)
    t348 = t342 + t343 - h4_x * minus_a4_z
    t349 = t341 * w3_x + t340 * w3_z + B4_xz * w3_y
    t350 = t345 - t346 - h4_y * minus_a4_z
    t351 = (alpha3_z - t135) * Q4_xz - U3_zy * Q4_yz
    t352 = (minus_U3_xx - minus_U3_zz) * t339
    t353 = t351 + t352 + (h4_y * t143 - h4_x * t144)
    t354 = B4_zx * w3_z - B4_zy * w3_x
    E4at4_z = t353 - t354 - t338 * (U3_xz + U3_zx)
    E4at4_x = t348 + t347 + t185
    E4at4_y = t350 - t349 + N4_x
    G4at4_z = U3_yz * h4_x - U3_yx * h4_y - (w3_x * P4_x + w3_z * P4_y)
    G4at4_y = w3_y * P4_y - (U3_zx * h4_y + minus_U3_zz * h4_x) + F4_x
    t355 = Q4_xy * t139
    t356 = Q4_xy * t141
    t357 = Q4_xz * t140
    D4at4_x = B4_xz - (t355 + Q4_yy * t141 + Q4_yz * t140)
    D4at4_y = Q4_xx * t139 + t356 + t357 + B4_yz
    H4at4_y = t140 * h4_y + P4_x
    Z4at4_y = B4_zy + minus_v2_4_z * h4_y - (t356 - Q4_yy * t139)

    # joint 4 from joint 3: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
    G4at3_x = F4_y - (minus_U3_xx * h4_y + U3_xz * h4_x + w3_y * P4_x)
    E4at3_y = 0.0825 * G4at4_y - E4at4_z
    minus_E4at3_z = E4at4_y + 0.0825 * G4at4_z
    H4at3_x = P4_y - t140 * h4_x
    H4at3_y = t141 * h4_y + t139 * h4_x
    D4at3_y = 0.0825 * H4at4_y - B4_zz
    D4at3_z = 0.0825 * H4at3_y - D4at4_y
    minus_K4at3_y = K4at4_z - 0.0825 * h4_x
    Z4at3_x = Q4_xx * t141 - t355 - (B4_zx + minus_v2_4_z * h4_x)
    t358 = B4_zz + (t142 * h4_y - v2_3_x * h4_x)
    t359 = Q4_xz * t141 - Q4_yz * t139
    Z4at3_y = t359 - t358

    # joint 4 from joint 2: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
    t360 = t344 - minus_K4at3_y * U3_yz - Q4_yz * minus_U3_zz
    t361 = h4_y * a3_y + h4_x * t191
    G4at2_x = c3 * G4at3_x + s3 * G4at4_z
    G4at2_z = s3 * G4at3_x - c3 * G4at4_z
    minus_E4at2_x = c3 * E4at4_x + s3 * E4at3_y + 0.316 * G4at2_z
    E4at2_z = c3 * E4at3_y - s3 * E4at4_x + 0.316 * G4at2_x
    H4at2_x = c3 * H4at3_x - s3 * H4at3_y
    H4at2_z = s3 * H4at3_x + c3 * H4at3_y
    minus_D4at2_x = c3 * D4at4_x + s3 * D4at3_y + 0.316 * H4at2_z
    D4at2_z = c3 * D4at3_y - s3 * D4at4_x + 0.316 * H4at2_x
    L4at2_x = c3 * h4_y
    K4at2_x = c3 * Q4_xz + s3 * (minus_K4at3_y - 0.316 * h4_y)
    K4at2_z = s3 * Q4_xz - c3 * minus_K4at3_y + 0.316 * L4at2_x
    Z4at2_x = c3 * Z4at3_x - s3 * Z4at3_y
    Z4at2_z = s3 * Z4at3_x + c3 * Z4at3_y

    # joint 4 from joint 1: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
    t362 = K4at2_x * U2_xz - Q4_yz * U2_yz - K4at2_z * minus_U2_zz
    t363 = h4_x * minus_a2_x - L4at2_x * minus_a2_y
    E4at1_z = s2 * minus_E4at2_x - c2 * minus_E4at3_z
    D4at1_z = s2 * minus_D4at2_x + c2 * D4at3_z
    minus_Z4at1_z = s2 * Z4at2_x + c2 * Z4at4_y

    # joint 3 from joint 3: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z
    t364 = 2.0 * Q3_xy
    t365 = Q3_xx - Q3_yy
    t366 = B3_yx + B3_xy
    t367 = B3_xx - B3_yy
    t368 = U2_yx * t364 - (U2_xz * Q3_xz + U2_yz * t365)
    t369 = (minus_U2_yy - minus_U2_xx) * Q3_yz
    t370 = t366 * qd[1] - t367 * minus_w2_x + B3_xz * minus_w2_y
    t371 = h3_y * a3_z - (t368 + t369)
    t372 = minus_U2_zy * Q3_yz - U2_xy * Q3_xz
    t373 = (minus_U2_xx - minus_U2_zz) * t365
    t374 = t373 - t372 + (h3_x * t131 - h3_y * t130)
    t375 = B3_zy * minus_w2_x + B3_zx * qd[1]
    E3at3_z = t374 + t375 + t364 * (t132 - U2_xz)
    E3at3_y = t371 + t370 + N3_x
    t376 = minus_U2_xx * h3_y + U2_xz * h3_x + minus_w2_y * minus_P3_x
    G3at3_x = t376 - F3_y
    t377 = qdd[2] - t132
    t378 = c3 * F4_x + s3 * F5_y + qd[2] * t111 + minus_U2_zz * h3_x
    t379 = minus_w2_y * P3_y
    minus_G3at3_y = t378 + t379 + h3_y * t377
    t380 = Q3_xy * t126
    t381 = Q3_xy * t119
    D3at3_x = Q3_yy * t119 - t380 + Q3_yz * t127 + B3_xz
    D3at3_y = Q3_xx * t126 - t381 - Q3_xz * t127 + B3_yz
    minus_H3at3_x = t127 * h3_x + P3_y
    minus_H3at3_y = minus_P3_x + t127 * h3_y
    Z3at3_x = B3_zx + (Q3_xx * t119 + t380)
    t382 = B3_zz + (t128 * h3_x + t129 * h3_y)
    t383 = Q3_xz * t119 + Q3_yz * t126
    Z3at3_z = t382 + t383

    # joint 3 from joint 2: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z
    t384 = (minus_U2_zz - minus_U2_yy) * Q3_xz - U2_yx * t365
    t385 = U2_yz * t364
    t386 = t366 * minus_w2_x + t367 * qd[1] - B3_yz * minus_w2_y
    t387 = t384 - t385 + h3_x * a3_z
    t388 = t387 + t386 - (c3 * t188 - s3 * N4_x + qd[2] * t109)
    t389 = 0.316 * minus_G3at3_y
    E3at2_x = t388 + t389 + Q3_yz * t377
    E3at2_z = E3at3_y + 0.316 * G3at3_x
    D3at2_x = D3at3_x + 0.316 * minus_H3at3_y
    D3at2_z = D3at3_y - 0.316 * minus_H3at3_x

    # joint 3 from joint 1: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z
    t390 = minus_K3at2_x * U2_xz + K3at3_z * U2_yz
    t391 = minus_K3at2_z * minus_U2_zz
    t392 = Z3at3_x * minus_w2_y + Z3at3_z * minus_w2_x
    t393 = t391 - t390 + h3_y * minus_a2_y
    E3at1_z = c2 * E3at3_z - s2 * E3at2_x
    D3at1_z = c2 * B3_zz - s2 * D3at2_x
    Z3at1_z = c2 * Z3at3_z - s2 * Z3at3_x

    # joint 2 from joint 2: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z
    t394 = Q2_xx - Q2_yy
    t395 = 2.0 * Q2_xy
    E2at2_z = qdd[0] * Q2_xz + 9.81 * h2_y + qd[0] * (qd[0] * t394 - B2_zx)

    # joint 2 from joint 1: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z
    t396 = qd[0] * t395
    t397 = (2.0 * (c2 * t117) + t116 - t119 * t394) * qd[0] - qdd[0] * t395
    E2at1_z = t397 - N2_x
    minus_D2at1_z = t396 + B2_yz
    Z2at1_z = t396 - B2_zy

    dtau_dq = np.empty((7, 7, *batch), dtype)
    dtau_dqd = np.empty((7, 7, *batch), dtype)
    dtau_dq[0, 0] = 0.0
    dtau_dq[0, 1] = E2at1_z
    dtau_dq[0, 2] = E3at1_z
    dtau_dq[0, 3] = E4at1_z
    dtau_dq[0, 4] = E5at1_z
    dtau_dq[0, 5] = E6at1_z
    dtau_dq[0, 6] = -minus_E7at1_z
    dtau_dq[1, 0] = 0.0
    dtau_dq[1, 1] = E2at2_z
    dtau_dq[1, 2] = E3at2_z
    dtau_dq[1, 3] = E4at2_z
    dtau_dq[1, 4] = E5at2_z
    dtau_dq[1, 5] = E6at2_z
    dtau_dq[1, 6] = E7at2_z
    dtau_dq[2, 0] = 0.0
    dtau_dq[2, 1] = t393 - t392
    dtau_dq[2, 2] = E3at3_z
    dtau_dq[2, 3] = -minus_E4at3_z
    dtau_dq[2, 4] = E5at3_z
    dtau_dq[2, 5] = E6at3_z
    dtau_dq[2, 6] = E7at3_z
    dtau_dq[3, 0] = 0.0
    dtau_dq[3, 1] = t362 + t363 + (Z4at4_y * minus_w2_x - Z4at2_x * minus_w2_y)
    dtau_dq[3, 2] = t360 + t361 + (Z4at3_x * w3_y - Z4at3_y * w3_x)
    dtau_dq[3, 3] = E4at4_z
    dtau_dq[3, 4] = E5at4_z
    dtau_dq[3, 5] = E6at4_z
    dtau_dq[3, 6] = E7at4_z
    dtau_dq[4, 0] = 0.0
    dtau_dq[4, 1] = t337 + t336
    dtau_dq[4, 2] = t330 + t331 + (Z5at3_x * w3_y - Z5at5_y * w3_x)
    dtau_dq[4, 3] = t327 + t328 + (Z5at4_y * minus_w4_x - Z5at4_x * minus_w4_y)
    dtau_dq[4, 4] = E5at5_z
    dtau_dq[4, 5] = E6at6_y
    dtau_dq[4, 6] = E7at5_z
    dtau_dq[5, 0] = 0.0
    dtau_dq[5, 1] = t302 + t301
    dtau_dq[5, 2] = t295 + t296 + (Z6at3_x * w3_y - minus_Z6at4_z * w3_x)
    dtau_dq[5, 3] = t292 + t291
    dtau_dq[5, 4] = t279 - t278 - (Z6at6_x * minus_w5_y + Z6at5_y * w5_x)
    dtau_dq[5, 5] = E6at6_z
    dtau_dq[5, 6] = E7at6_z
    dtau_dq[6, 0] = 0.0
    dtau_dq[6, 1] = t252 + t251
    dtau_dq[6, 2] = t245 + t246 + (Z7at4_z * w3_x - minus_Z7at3_x * w3_y)
    dtau_dq[6, 3] = t241 + t242 - (Z7at5_z * minus_w4_x + Z7at4_x * minus_w4_y)
    dtau_dq[6, 4] = t229 - t228
    dtau_dq[6, 5] = t221 + t222 - (minus_Z7at7_x * w6_y + Z7at6_y * w6_x)
    dtau_dq[6, 6] = E7at7_z
    dtau_dqd[0, 0] = B2_yy
    dtau_dqd[0, 1] = -minus_D2at1_z
    dtau_dqd[0, 2] = D3at1_z
    dtau_dqd[0, 3] = D4at1_z
    dtau_dqd[0, 4] = D5at1_z
    dtau_dqd[0, 5] = D6at1_z
    dtau_dqd[0, 6] = -minus_D7at1_z
    dtau_dqd[1, 0] = Z2at1_z
    dtau_dqd[1, 1] = B2_zz
    dtau_dqd[1, 2] = D3at2_z
    dtau_dqd[1, 3] = D4at2_z
    dtau_dqd[1, 4] = D5at2_z
    dtau_dqd[1, 5] = D6at2_z
    dtau_dqd[1, 6] = D7at2_z
    dtau_dqd[2, 0] = Z3at1_z
    dtau_dqd[2, 1] = B3_zy + t381 + minus_K3at2_x * t127 + t126 * (Q3_yy - K3at3_z)
    dtau_dqd[2, 2] = B3_zz
    dtau_dqd[2, 3] = D4at3_z
    dtau_dqd[2, 4] = D5at3_z
    dtau_dqd[2, 5] = D6at3_z
    dtau_dqd[2, 6] = D7at3_z
    dtau_dqd[3, 0] = -minus_Z4at1_z
    dtau_dqd[3, 1] = Z4at2_z - (K4at2_x * t127 + Q4_yz * t126)
    dtau_dqd[3, 2] = t357 + minus_K4at3_y * t139 + h4_y * v2_3_y - Z4at4_y
    dtau_dqd[3, 3] = B4_zz
    dtau_dqd[3, 4] = D5at4_z
    dtau_dqd[3, 5] = D6at4_z
    dtau_dqd[3, 6] = D7at4_z
    dtau_dqd[4, 0] = -minus_Z5at1_z
    dtau_dqd[4, 1] = minus_K5at2_x * t127 - K5at3_z * t126 + Z5at2_z
    dtau_dqd[4, 2] = -(t333 + t332 + minus_Z5at3_z)
    dtau_dqd[4, 3] = t329 - Z5at5_y
    dtau_dqd[4, 4] = B6_yy
    dtau_dqd[4, 5] = D6at6_y
    dtau_dqd[4, 6] = D7at5_z
    dtau_dqd[5, 0] = -minus_Z6at1_z
    dtau_dqd[5, 1] = Z6at2_z - (K6at3_z * t126 + K6at2_x * t127)
    dtau_dqd[5, 2] = t298 + t297 - minus_Z6at3_z
    dtau_dqd[5, 3] = -(t294 + t293 + minus_Z6at4_z)
    dtau_dqd[5, 4] = K6at6_z * t164 + t274 + t275 - minus_Z6at6_y
    dtau_dqd[5, 5] = -minus_B6_zz
    dtau_dqd[5, 6] = D7at6_z
    dtau_dqd[6, 0] = -minus_Z7at1_z
    dtau_dqd[6, 1] = minus_K7at2_x * t127 - K7at3_z * t126 - minus_Z7at2_z
    dtau_dqd[6, 2] = t248 - t247 - minus_Z7at3_z
    dtau_dqd[6, 3] = t243 - t244 + Z7at4_z
    dtau_dqd[6, 4] = Z7at5_z - (t231 + t230)
    dtau_dqd[6, 5] = t223 - minus_Z7at7_y
    dtau_dqd[6, 6] = 0.0
    return _packed(dtau_dq, 2), _packed(dtau_dqd, 2)


def regressor(q, qd, qdd):
    """tau = Y p in the inertial parameters, rotors apart; with --passive all columns.

    q: joint positions (rad, m), shape (..., 7)
    qd: joint velocities (rad/s, m/s), shape (..., 7)
    qdd: joint accelerations (rad/s^2, m/s^2), shape (..., 7)
    Y: a column for each inertial parameter of each link, shape (..., 7, 70)
    """
    batch, dtype, q, qd, qdd = _unpack(
        ("q", q, (7,)),
        ("qd", qd, (7,)),
        ("qdd", qdd, (7,)),
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
    c7 = np.cos(q[6])
    s7 = np.sin(q[6])

    # link 2: angular velocity w
    minus_w2_x = s2 * qd[0]
    minus_w2_y = c2 * qd[0]

    # link 2: products P = w w^T
    minus_P2_yz = minus_w2_y * qd[1]
    minus_P2_xz = minus_w2_x * qd[1]

    # link 2: angular acceleration alpha
    minus_alpha2_x = s2 * qdd[0] + minus_P2_yz
    alpha2_y = minus_P2_xz - c2 * qdd[0]

    # link 2: products P = w w^T
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
    minus_U2_zx = minus_P2_xz + alpha2_y
    minus_U2_zy = minus_P2_yz + minus_alpha2_x
    minus_U2_zz = P2_xx + P2_yy

    # link 2: acceleration a of its origin, gravity included
    minus_a2_x = 9.81 * s2
    minus_a2_y = 9.81 * c2

    # link 2: differences D on the diagonal of U
    D2_x = minus_U2_zz - minus_U2_yy
    D2_y = minus_U2_xx - minus_U2_zz
    D2_z = minus_U2_yy - minus_U2_xx

    # link 3: angular velocity w
    w3_x = s3 * qd[1] - c3 * minus_w2_x
    w3_y = s3 * minus_w2_x + c3 * qd[1]
    w3_z = minus_w2_y + qd[2]

    # link 3: angular acceleration alpha
    alpha3_x = s3 * qdd[1] - c3 * minus_alpha2_x + w3_y * qd[2]
    alpha3_y = s3 * minus_alpha2_x + c3 * qdd[1] - w3_x * qd[2]
    alpha3_z = qdd[2] - alpha2_y

    # link 3: products P = w w^T
    P3_xx = w3_x * w3_x
    P3_xy = w3_x * w3_y
    P3_xz = w3_x * w3_z
    P3_yy = w3_y * w3_y
    P3_yz = w3_y * w3_z
    P3_zz = w3_z * w3_z

    # link 3: U = [alpha] + [w][w]
    minus_U3_xx = P3_yy + P3_zz
    U3_xy = P3_xy - alpha3_z
    U3_xz = P3_xz + alpha3_y
    U3_yx = P3_xy + alpha3_z
    minus_U3_yy = P3_xx + P3_zz
    U3_zx = P3_xz - alpha3_y
    U3_zy = P3_yz + alpha3_x
    minus_U3_zz = P3_xx + P3_yy

    # link 3: acceleration a of its origin, gravity included
    t1 = 0.316 * minus_U2_zy
    t2 = minus_a2_x + 0.316 * U2_xy
    t3 = 0.316 * minus_U2_yy - minus_a2_y
    a3_x = s3 * t1 - c3 * t2
    a3_y = s3 * t2 + c3 * t1

    # link 3: differences D on the diagonal of U
    D3_x = minus_U3_zz - minus_U3_yy
    D3_y = minus_U3_xx - minus_U3_zz
    D3_z = minus_U3_yy - minus_U3_xx

    # link 4: angular velocity w
    t4 = alpha3_x - P3_yz
    w4_x = c4 * w3_x + s4 * w3_z
    w4_y = c4 * w3_z - s4 * w3_x
    w4_z = qd[3] - w3_y

    # link 4: angular acceleration alpha
    alpha4_x = c4 * alpha3_x + s4 * alpha3_z + w4_y * qd[3]
    alpha4_y = c4 * alpha3_z - s4 * alpha3_x - w4_x * qd[3]
    alpha4_z = qdd[3] - alpha3_y

    # link 4: products P = w w^T
    P4_xx = w4_x * w4_x
    P4_xy = w4_x * w4_y
    P4_xz = w4_x * w4_z
    P4_yy = w4_y * w4_y
    P4_yz = w4_y * w4_z
    P4_zz = w4_z * w4_z

    # link 4: U = [alpha] + [w][w]
    minus_U4_xx = P4_yy + P4_zz
    U4_xy = P4_xy - alpha4_z
    U4_xz = P4_xz + alpha4_y
    U4_yx = P4_xy + alpha4_z
    minus_U4_yy = P4_xx + P4_zz
    U4_zx = P4_xz - alpha4_y
    U4_zy = P4_yz + alpha4_x
    minus_U4_zz = P4_xx + P4_yy

    # link 4: acceleration a of its origin, gravity included
    t5 = a3_x - 0.0825 * minus_U3_xx
    minus_a4_z = a3_y + 0.0825 * U3_yx
    t6 = 0.0825 * U3_zx - t3
    a4_x = c4 * t5 + s4 * t6
    a4_y = c4 * t6 - s4 * t5

    # link 4: differences D on the diagonal of U
    D4_x = minus_U4_zz - minus_U4_yy
    D4_y = minus_U4_xx - minus_U4_zz
    D4_z = minus_U4_yy - minus_U4_xx

    # link 5: angular velocity w
    t7 = alpha4_x - P4_yz
    w5_x = c5 * w4_x - s5 * w4_z
    minus_w5_y = s5 * w4_x + c5 * w4_z
    w5_z = w4_y + qd[4]

    # link 5: angular acceleration alpha
    alpha5_x = c5 * alpha4_x - s5 * alpha4_z - minus_w5_y * qd[4]
    minus_alpha5_y = s5 * alpha4_x + c5 * alpha4_z + w5_x * qd[4]
    alpha5_z = alpha4_y + qdd[4]

    # link 5: products P = w w^T
    P5_xx = w5_x * w5_x
    minus_P5_xy = w5_x * minus_w5_y
    P5_xz = w5_x * w5_z
    P5_yy = minus_w5_y * minus_w5_y
    minus_P5_yz = minus_w5_y * w5_z
    P5_zz = w5_z * w5_z

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
    t8 = 0.0825 * U4_zx
    t9 = a4_x + (0.0825 * minus_U4_xx + 0.384 * U4_xy)
    a5_z = a4_y - (0.0825 * U4_yx + 0.384 * minus_U4_yy)
    t10 = 0.384 * U4_zy - t8 - minus_a4_z
    a5_x = c5 * t9 - s5 * t10
    minus_a5_y = s5 * t9 + c5 * t10

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
    P6_xx = w6_x * w6_x
    P6_xy = w6_x * w6_y
    P6_xz = w6_x * w6_z
    P6_yy = w6_y * w6_y
    P6_yz = w6_y * w6_z
    P6_zz = w6_z * w6_z

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
    a6_x = c6 * a5_x + s6 * a5_z
    a6_y = c6 * a5_z - s6 * a5_x

    # link 6: differences D on the diagonal of U
    D6_x = minus_U6_zz - minus_U6_yy
    D6_y = minus_U6_xx - minus_U6_zz
    D6_z = minus_U6_yy - minus_U6_xx

    # link 7: angular velocity w
    t11 = alpha6_x - P6_yz
    w7_x = c7 * w6_x + s7 * w6_z
    w7_y = c7 * w6_z - s7 * w6_x
    w7_z = qd[6] - w6_y

    # link 7: angular acceleration alpha
    alpha7_x = c7 * alpha6_x + s7 * alpha6_z + w7_y * qd[6]
    alpha7_y = c7 * alpha6_z - s7 * alpha6_x - w7_x * qd[6]
    alpha7_z = qdd[6] - alpha6_y

    # link 7: products P = w w^T
    P7_xx = w7_x * w7_x
    P7_xy = w7_x * w7_y
    P7_xz = w7_x * w7_z
    P7_yy = w7_y * w7_y
    P7_yz = w7_y * w7_z
    P7_zz = w7_z * w7_z

    # link 7: U = [alpha] + [w][w]
    minus_U7_xx = P7_yy + P7_zz
    U7_xy = P7_xy - alpha7_z
    U7_xz = P7_xz + alpha7_y
    U7_yx = P7_xy + alpha7_z
    minus_U7_yy = P7_xx + P7_zz
    U7_zx = P7_xz - alpha7_y
    U7_zy = P7_yz + alpha7_x
    minus_U7_zz = P7_xx + P7_yy

    # link 7: acceleration a of its origin, gravity included
    t12 = a6_x - 0.088 * minus_U6_xx
    minus_a7_z = a6_y + 0.088 * U6_yx
    t13 = minus_a5_y + 0.088 * U6_zx
    a7_x = c7 * t12 + s7 * t13
    a7_y = c7 * t13 - s7 * t12

    # link 7: differences D on the diagonal of U
    D7_x = minus_U7_zz - minus_U7_yy
    D7_y = minus_U7_xx - minus_U7_zz
    D7_z = minus_U7_yy - minus_U7_xx

    # screw of joint 1 seen from link 3 (angular s, linear t)
    t14 = alpha7_x - P7_yz
    t15 = minus_P2_yz * s2 + alpha2_y * c2
    t16 = qdd[0] + t15
    minus_s1in3_x = c3 * s2
    s1in3_y = s3 * s2
    t17 = 0.316 * s2
    t1in3_x = s3 * t17
    t1in3_y = c3 * t17

    # screw of joint 2 seen from link 3 (angular s, linear t)
    t18 = U3_yx * t1in3_y - minus_U3_xx * t1in3_x
    t19 = t3 * s1in3_y + a3_y * c2
    t20 = t19 + t18
    t21 = U3_xy * t1in3_x - minus_U3_yy * t1in3_y
    t22 = t3 * minus_s1in3_x - a3_x * c2
    t23 = t22 + t21
    t24 = U3_zy * s1in3_y + U3_zx * minus_s1in3_x + D3_z * c2
    t25 = P3_yz * minus_s1in3_x
    t26 = t25 + alpha3_y * s1in3_y + P3_xy * c2
    t27 = alpha3_z * c2 - (t25 + P3_xz * s1in3_y)
    t28 = t16 - t26
    t29 = 0.099856 * t16
    t2in3_x = 0.316 * c3
    minus_t2in3_y = 0.316 * s3

    # screw of joint 1 seen from link 4 (angular s, linear t)
    t30 = t3 * c3 - (minus_U3_xx * t2in3_x + U3_yx * minus_t2in3_y)
    t31 = U3_xy * t2in3_x + minus_U3_yy * minus_t2in3_y - t3 * s3
    t32 = U3_zy * c3 - U3_zx * s3
    t33 = P3_yz * s3
    t34 = alpha3_y * c3 - t33
    t35 = t33 - P3_xz * c3
    t36 = U2_xy + t34
    t37 = 0.099856 * U2_xy + 3.0999600000000003 * s2
    s1in4_x = s4 * c2 - c4 * minus_s1in3_x
    s1in4_y = s4 * minus_s1in3_x + c4 * c2
    t38 = 0.0825 * s1in3_y
    minus_t1in4_z = t1in3_y + 0.0825 * c2
    t1in4_x = c4 * t1in3_x - s4 * t38
    minus_t1in4_y = s4 * t1in3_x + c4 * t38

    # screw of joint 2 seen from link 4 (angular s, linear t)
    t39 = minus_U4_xx * t1in4_x + U4_yx * minus_t1in4_y
    t40 = U4_zx * minus_t1in4_z
    t41 = U4_xy * t1in4_x + minus_U4_yy * minus_t1in4_y
    t42 = U4_zy * minus_t1in4_z
    t43 = a4_x * s1in3_y - minus_a4_z * s1in4_x + (t41 - t42)
    t44 = U4_zy * s1in4_y - U4_zx * s1in4_x - D4_z * s1in3_y
    t45 = P4_yz * s1in4_x
    t46 = alpha4_y * s1in4_y - t45 - P4_xy * s1in3_y
    t47 = t45 - P4_xz * s1in4_y - alpha4_z * s1in3_y
    t48 = t28 + t27 - t46
    s2in4_x = c4 * s3
    minus_s2in4_y = s4 * s3
    t49 = 0.0825 * c3
    t2in4_x = c4 * t2in3_x - s4 * t49
    minus_t2in4_y = s4 * t2in3_x + c4 * t49

    # screw of joint 1 seen from link 5 (angular s, linear t)
    t50 = minus_U4_xx * t2in4_x + U4_yx * minus_t2in4_y
    t51 = U4_zx * minus_t2in3_y
    t52 = U4_xy * t2in4_x + minus_U4_yy * minus_t2in4_y
    t53 = U4_zy * minus_t2in3_y
    t54 = a4_x * c3 - minus_a4_z * s2in4_x + (t52 + t53)
    t55 = U4_zx * s2in4_x + U4_zy * minus_s2in4_y + D4_z * c3
    t56 = P4_yz * s2in4_x
    t57 = t56 + alpha4_y * minus_s2in4_y + P4_xy * c3
    t58 = t56 + P4_xz * minus_s2in4_y - alpha4_z * c3
    t59 = t35 - t36 + t57
    t60 = minus_a4_z * s4 + 0.0825 * U4_zy
    t61 = U4_zy * c4 - U4_zx * s4
    t62 = P4_yz * s4
    t63 = alpha4_y * c4 - t62
    t64 = t62 - P4_xz * c4
    t65 = U3_xy + t63
    s1in5_x = c5 * s1in4_x + s5 * s1in3_y
    s1in5_y = c5 * s1in3_y - s5 * s1in4_x
    t66 = t1in4_x + 0.384 * s1in3_y
    t1in5_z = t38 - minus_t1in4_y
    t67 = 0.0825 * s1in4_y + 0.384 * s1in4_x - minus_t1in4_z
    t1in5_x = c5 * t66 - s5 * t67
    minus_t1in5_y = s5 * t66 + c5 * t67

    # screw of joint 2 seen from link 5 (angular s, linear t)
    t68 = a5_x * t1in5_x + minus_a5_y * minus_t1in5_y + a5_z * t1in5_z
    t69 = minus_U5_xx * t1in5_x + U5_yx * minus_t1in5_y
    t70 = U5_zx * t1in5_z
    t71 = minus_U5_yy * minus_t1in5_y - minus_U5_xy * t1in5_x
    t72 = U5_zy * t1in5_z
    t73 = a5_z * s1in5_x - a5_x * s1in4_y + (t71 + t72)
    t74 = minus_P5_yz * s1in5_x
    t75 = t74 - minus_alpha5_y * s1in5_y - minus_P5_xy * s1in4_y
    t76 = alpha5_z * s1in4_y - (t74 + P5_xz * s1in5_y)
    t77 = t48 + t47
    t78 = t77 - t75
    s2in5_x = c5 * s2in4_x + s5 * c3
    s2in5_y = c5 * c3 - s5 * s2in4_x
    t79 = t2in4_x + 0.384 * c3
    t2in5_z = t49 - minus_t2in4_y
    t80 = minus_t2in3_y - (0.0825 * minus_s2in4_y - 0.384 * s2in4_x)
    t2in5_x = c5 * t79 - s5 * t80
    minus_t2in5_y = s5 * t79 + c5 * t80

    # screw of joint 3 seen from link 5 (angular s, linear t)
    t81 = a5_x * t2in5_x + minus_a5_y * minus_t2in5_y + a5_z * t2in5_z
    t82 = minus_U5_xx * t2in5_x + U5_yx * minus_t2in5_y
    t83 = U5_zx * t2in5_z
    t84 = minus_U5_yy * minus_t2in5_y - minus_U5_xy * t2in5_x
    t85 = U5_zy * t2in5_z
    t86 = a5_z * s2in5_x + a5_x * minus_s2in4_y + (t84 + t85)
    t87 = minus_P5_yz * s2in5_x
    t88 = t87 - minus_alpha5_y * s2in5_y + minus_P5_xy * minus_s2in4_y
    t89 = t87 + P5_xz * s2in5_y + alpha5_z * minus_s2in4_y
    t90 = t59 + t58
    t91 = t90 - t88
    s3in5_x = c5 * s4
    minus_s3in5_y = s5 * s4
    t92 = 0.0825 * c4 + 0.384 * s4 - 0.0825
    minus_t3in5_x = s5 * t92
    minus_t3in5_y = c5 * t92

    # screw of joint 4 seen from link 5 (angular s, linear t)
    t93 = minus_a5_y * minus_t3in5_y - a5_x * minus_t3in5_x
    t94 = minus_U5_xx * minus_t3in5_x - U5_yx * minus_t3in5_y
    t95 = minus_a5_y * c4 - a5_z * minus_s3in5_y
    t96 = minus_U5_xy * minus_t3in5_x + minus_U5_yy * minus_t3in5_y
    t97 = a5_z * s3in5_x - a5_x * c4
    t98 = t97 + t96
    t99 = minus_P5_yz * s3in5_x
    t100 = t99 + minus_alpha5_y * minus_s3in5_y - minus_P5_xy * c4
    t101 = P5_xz * minus_s3in5_y - t99 + alpha5_z * c4
    t102 = t64 - t65
    t103 = t102 - t100
    minus_t4in5_x = 0.384 * c5
    t4in5_y = 0.384 * s5

    # screw of joint 1 seen from link 6 (angular s, linear t)
    t104 = a5_x * minus_t4in5_x + minus_a5_y * t4in5_y + 0.0825 * a5_z
    t105 = minus_U5_xx * minus_t4in5_x + U5_yx * t4in5_y - 0.0825 * U5_zx
    t106 = a5_z * c5
    t107 = minus_U5_xy * minus_t4in5_x - minus_U5_yy * t4in5_y
    t108 = 0.0825 * U5_zy
    t109 = t107 - t108 - a5_z * s5
    t110 = minus_P5_yz * s5
    t111 = minus_alpha5_y * c5 - t110
    t112 = t110 + P5_xz * c5
    t113 = U4_xy + t111
    s1in6_x = c6 * s1in5_x + s6 * s1in4_y
    s1in6_y = c6 * s1in4_y - s6 * s1in5_x
    t1in6_x = c6 * t1in5_x + s6 * t1in5_z
    t1in6_y = c6 * t1in5_z - s6 * t1in5_x

    # screw of joint 2 seen from link 6 (angular s, linear t)
    t114 = U6_yx * t1in6_y - minus_U6_xx * t1in6_x + U6_zx * minus_t1in5_y
    t115 = a6_y * s1in5_y + minus_a5_y * s1in6_y
    t116 = t114 - t115
    t117 = U6_xy * t1in6_x - minus_U6_yy * t1in6_y + U6_zy * minus_t1in5_y
    t118 = minus_a5_y * s1in6_x + a6_x * s1in5_y
    t119 = t118 + t117
    t120 = U6_zy * s1in6_y - U6_zx * s1in6_x - D6_z * s1in5_y
    t121 = P6_yz * s1in6_x
    t122 = alpha6_y * s1in6_y - t121 - P6_xy * s1in5_y
    t123 = t121 - P6_xz * s1in6_y - alpha6_z * s1in5_y
    t124 = t78 + t76 - t122
    s2in6_x = c6 * s2in5_x - s6 * minus_s2in4_y
    minus_s2in6_y = s6 * s2in5_x + c6 * minus_s2in4_y
    t2in6_x = c6 * t2in5_x + s6 * t2in5_z
    t2in6_y = c6 * t2in5_z - s6 * t2in5_x

    # screw of joint 3 seen from link 6 (angular s, linear t)
    t125 = U6_yx * t2in6_y - minus_U6_xx * t2in6_x + U6_zx * minus_t2in5_y
    t126 = minus_a5_y * minus_s2in6_y - a6_y * s2in5_y
    t127 = t126 + t125
    t128 = U6_xy * t2in6_x - minus_U6_yy * t2in6_y + U6_zy * minus_t2in5_y
    t129 = minus_a5_y * s2in6_x + a6_x * s2in5_y
    t130 = t129 + t128
    t131 = U6_zx * s2in6_x + U6_zy * minus_s2in6_y + D6_z * s2in5_y
    t132 = P6_yz * s2in6_x
    t133 = P6_xy * s2in5_y + (t132 + alpha6_y * minus_s2in6_y)
    t134 = t132 + P6_xz * minus_s2in6_y - alpha6_z * s2in5_y
    t135 = t91 - t89 + t133
    s3in6_x = c6 * s3in5_x + s6 * c4
    s3in6_y = c6 * c4 - s6 * s3in5_x
    minus_t3in6_x = c6 * minus_t3in5_x
    t3in6_y = s6 * minus_t3in5_x

    # screw of joint 4 seen from link 6 (angular s, linear t)
    t136 = minus_U6_xx * minus_t3in6_x + U6_yx * t3in6_y
    t137 = U6_zx * minus_t3in5_y
    t138 = a6_y * minus_s3in5_y - minus_a5_y * s3in6_y + (t136 + t137)
    t139 = U6_xy * minus_t3in6_x + minus_U6_yy * t3in6_y
    t140 = U6_zy * minus_t3in5_y
    t141 = minus_a5_y * s3in6_x - a6_x * minus_s3in5_y + (t140 - t139)
    t142 = U6_zy * s3in6_y - U6_zx * s3in6_x + D6_z * minus_s3in5_y
    t143 = P6_yz * s3in6_x
    t144 = alpha6_y * s3in6_y - t143 + P6_xy * minus_s3in5_y
    t145 = t143 - P6_xz * s3in6_y + alpha6_z * minus_s3in5_y
    t146 = t103 + t101 - t144
    minus_s4in6_x = c6 * s5
    s4in6_y = s6 * s5
    minus_t4in6_x = c6 * minus_t4in5_x + 0.0825 * s6
    t4in6_y = s6 * minus_t4in5_x - 0.0825 * c6

    # screw of joint 1 seen from link 7 (angular s, linear t)
    t147 = minus_U6_xx * minus_t4in6_x + U6_yx * t4in6_y - U6_zx * t4in5_y
    t148 = a6_y * c5 - minus_a5_y * s4in6_y
    t149 = t148 + t147
    t150 = U6_xy * minus_t4in6_x + minus_U6_yy * t4in6_y + U6_zy * t4in5_y
    t151 = minus_a5_y * minus_s4in6_x + a6_x * c5
    t152 = t151 + t150
    t153 = U6_zy * s4in6_y + U6_zx * minus_s4in6_x + D6_z * c5
    t154 = P6_yz * minus_s4in6_x
    t155 = t154 + alpha6_y * s4in6_y + P6_xy * c5
    t156 = alpha6_z * c5 - (t154 + P6_xz * s4in6_y)
    t157 = t112 - t113 - t155
    t158 = minus_a5_y * c6
    t159 = minus_a5_y * s6
    t160 = U6_zy * c6 - U6_zx * s6
    t161 = P6_yz * s6
    t162 = alpha6_y * c6 - t161
    t163 = t161 - P6_xz * c6
    t164 = minus_U5_xy - t162
    s1in7_x = c7 * s1in6_x - s7 * s1in5_y
    minus_s1in7_y = c7 * s1in5_y + s7 * s1in6_x
    minus_t1in7_z = t1in6_y - 0.088 * s1in5_y
    t165 = minus_t1in5_y - 0.088 * s1in6_y
    t1in7_x = c7 * t1in6_x + s7 * t165
    t1in7_y = c7 * t165 - s7 * t1in6_x

    # screw of joint 2 seen from link 7 (angular s, linear t)
    t166 = U7_yx * t1in7_y - minus_U7_xx * t1in7_x - U7_zx * minus_t1in7_z
    t167 = minus_a7_z * minus_s1in7_y + a7_y * s1in6_y
    t168 = U7_xy * t1in7_x - minus_U7_yy * t1in7_y - U7_zy * minus_t1in7_z
    t169 = minus_a7_z * s1in7_x - a7_x * s1in6_y
    t170 = P7_yz * s1in7_x
    t171 = alpha7_y * minus_s1in7_y + t170 + P7_xy * s1in6_y
    s2in7_x = c7 * s2in6_x - s7 * s2in5_y
    minus_s2in7_y = c7 * s2in5_y + s7 * s2in6_x
    minus_t2in7_z = t2in6_y - 0.088 * s2in5_y
    t172 = minus_t2in5_y + 0.088 * minus_s2in6_y
    t2in7_x = c7 * t2in6_x + s7 * t172
    t2in7_y = c7 * t172 - s7 * t2in6_x

    # screw of joint 3 seen from link 7 (angular s, linear t)
    t173 = U7_yx * t2in7_y - minus_U7_xx * t2in7_x - U7_zx * minus_t2in7_z
    t174 = a7_y * minus_s2in6_y - minus_a7_z * minus_s2in7_y
    t175 = U7_xy * t2in7_x - minus_U7_yy * t2in7_y - U7_zy * minus_t2in7_z
    t176 = minus_a7_z * s2in7_x + a7_x * minus_s2in6_y
    t177 = P7_yz * s2in7_x
    t178 = P7_xy * minus_s2in6_y - (alpha7_y * minus_s2in7_y + t177)
    s3in7_x = c7 * s3in6_x + s7 * minus_s3in5_y
    s3in7_y = c7 * minus_s3in5_y - s7 * s3in6_x
    minus_t3in7_z = t3in6_y + 0.088 * minus_s3in5_y
    t179 = minus_t3in5_y - 0.088 * s3in6_y
    t3in7_x = s7 * t179 - c7 * minus_t3in6_x
    t3in7_y = s7 * minus_t3in6_x + c7 * t179

    # screw of joint 4 seen from link 7 (angular s, linear t)
    t180 = U7_yx * t3in7_y - minus_U7_xx * t3in7_x - U7_zx * minus_t3in7_z
    t181 = minus_a7_z * s3in7_y - a7_y * s3in6_y
    t182 = U7_xy * t3in7_x - minus_U7_yy * t3in7_y - U7_zy * minus_t3in7_z
    t183 = minus_a7_z * s3in7_x - a7_x * s3in6_y
    t184 = P7_yz * s3in7_x
    t185 = alpha7_y * s3in7_y - t184 - P7_xy * s3in6_y
    s4in7_x = s7 * c5 - c7 * minus_s4in6_x
    s4in7_y = s7 * minus_s4in6_x + c7 * c5
    minus_t4in7_z = t4in6_y + 0.088 * c5
    t186 = t4in5_y + 0.088 * s4in6_y
    minus_t4in7_x = c7 * minus_t4in6_x + s7 * t186
    t4in7_y = s7 * minus_t4in6_x - c7 * t186

    # screw of joint 5 seen from link 7 (angular s, linear t)
    t187 = minus_U7_xx * minus_t4in7_x + U7_yx * t4in7_y
    t188 = U7_zx * minus_t4in7_z
    t189 = U7_xy * minus_t4in7_x + minus_U7_yy * t4in7_y
    t190 = U7_zy * minus_t4in7_z
    t191 = P7_yz * s4in7_x
    t192 = alpha7_y * s4in7_y - t191 - P7_xy * s4in6_y
    s5in7_x = c7 * s6
    minus_s5in7_y = s7 * s6
    t193 = 0.088 * c6
    minus_t5in7_x = s7 * t193
    minus_t5in7_y = c7 * t193

    # results
    t194 = minus_U7_xx * minus_t5in7_x - U7_yx * minus_t5in7_y
    t195 = minus_a7_z * minus_s5in7_y + a7_y * c6
    t196 = minus_U7_yy * minus_t5in7_y - U7_xy * minus_t5in7_x
    t197 = a7_x * c6 - minus_a7_z * s5in7_x
    t198 = P7_yz * s5in7_x
    t199 = t198 + alpha7_y * minus_s5in7_y + P7_xy * c6
    t200 = P7_yz * s7
    t201 = alpha7_y * c7 - t200

    Y = np.empty((7, 70, *batch), dtype)
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
    Y[0, 10] = 0.0
    Y[0, 11] = 0.0
    Y[0, 12] = 0.0
    Y[0, 13] = 0.0
    Y[0, 14] = t16
    Y[0, 15] = minus_U2_zy * c2 - minus_U2_zx * s2
    Y[0, 16] = -t15
    Y[0, 17] = -(U2_yx * s2 + D2_y * c2)
    Y[0, 18] = -(D2_x * s2 - U2_xy * c2)
    Y[0, 19] = 0.0
    Y[0, 20] = t29
    Y[0, 21] = t20
    Y[0, 22] = t23
    Y[0, 23] = 0.632 * t16
    Y[0, 24] = t28
    Y[0, 25] = t24
    Y[0, 26] = t26
    Y[0, 27] = D3_y * s1in3_y - U3_yx * minus_s1in3_x + t4 * c2
    Y[0, 28] = U3_xz * c2 - (U3_xy * s1in3_y + D3_x * minus_s1in3_x)
    Y[0, 29] = t27
    Y[0, 30] = t29 + 0.0825 * t20 + 0.006806250000000001 * (t26 + t27)
    Y[0, 31] = minus_a4_z * s1in4_y - a4_y * s1in3_y - (t39 + t40)
    Y[0, 32] = t43
    Y[0, 33] = 0.0825 * t24 - t23
    Y[0, 34] = t48
    Y[0, 35] = t44
    Y[0, 36] = t46
    Y[0, 37] = U4_yx * s1in4_x + D4_y * s1in4_y - t7 * s1in3_y
    Y[0, 38] = D4_x * s1in4_x - U4_xy * s1in4_y - U4_xz * s1in3_y
    Y[0, 39] = t47
    Y[0, 40] = t68
    Y[0, 41] = t70 - t69 - (a5_z * s1in5_y + minus_a5_y * s1in4_y)
    Y[0, 42] = t73
    Y[0, 43] = t43 + 0.768 * t77 + 0.0825 * t44
    Y[0, 44] = t78
    Y[0, 45] = U5_zy * s1in5_y - U5_zx * s1in5_x + D5_z * s1in4_y
    Y[0, 46] = t75
    Y[0, 47] = U5_yx * s1in5_x + D5_y * s1in5_y + minus_U5_yz * s1in4_y
    Y[0, 48] = D5_x * s1in5_x + minus_U5_xy * s1in5_y + U5_xz * s1in4_y
    Y[0, 49] = t76
    Y[0, 50] = t68
    Y[0, 51] = t116
    Y[0, 52] = t119
    Y[0, 53] = -t73
    Y[0, 54] = t124
    Y[0, 55] = t120
    Y[0, 56] = t122
    Y[0, 57] = U6_yx * s1in6_x + D6_y * s1in6_y - t11 * s1in5_y
    Y[0, 58] = D6_x * s1in6_x - U6_xy * s1in6_y - U6_xz * s1in5_y
    Y[0, 59] = t123
    Y[0, 60] = t68 + 0.088 * t116 + 0.007743999999999999 * (t122 + t123)
    Y[0, 61] = t166 - t167
    Y[0, 62] = t168 - t169
    Y[0, 63] = 0.088 * t120 - t119
    Y[0, 64] = t124 + t123 + t171
    Y[0, 65] = -(U7_zx * s1in7_x + U7_zy * minus_s1in7_y + D7_z * s1in6_y)
    Y[0, 66] = -t171
    Y[0, 67] = U7_yx * s1in7_x - D7_y * minus_s1in7_y - t14 * s1in6_y
    Y[0, 68] = D7_x * s1in7_x + U7_xy * minus_s1in7_y - U7_xz * s1in6_y
    Y[0, 69] = t170 + P7_xz * minus_s1in7_y - alpha7_z * s1in6_y
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
    Y[1, 11] = -minus_a2_y
    Y[1, 12] = minus_a2_x
    Y[1, 13] = 0.0
    Y[1, 14] = -P2_xy
    Y[1, 15] = D2_z
    Y[1, 16] = P2_xy
    Y[1, 17] = minus_P2_yz - minus_alpha2_x
    Y[1, 18] = U2_xz
    Y[1, 19] = qdd[1]
    Y[1, 20] = -t37
    Y[1, 21] = t30
    Y[1, 22] = t31
    Y[1, 23] = -(0.632 * U2_xy + minus_a2_x)
    Y[1, 24] = -t36
    Y[1, 25] = t32
    Y[1, 26] = t34
    Y[1, 27] = U3_yx * s3 + D3_y * c3
    Y[1, 28] = D3_x * s3 - U3_xy * c3
    Y[1, 29] = t35
    Y[1, 30] = 0.0825 * t30 - t37 + 0.006806250000000001 * (t34 + t35)
    Y[1, 31] = t51 - t50 - (minus_a4_z * minus_s2in4_y + a4_y * c3)
    Y[1, 32] = t54
    Y[1, 33] = 0.0825 * t32 - t31
    Y[1, 34] = t59
    Y[1, 35] = -t55
    Y[1, 36] = -t57
    Y[1, 37] = U4_yx * s2in4_x - D4_y * minus_s2in4_y - t7 * c3
    Y[1, 38] = D4_x * s2in4_x + U4_xy * minus_s2in4_y - U4_xz * c3
    Y[1, 39] = t58
    Y[1, 40] = t81
    Y[1, 41] = minus_a5_y * minus_s2in4_y - a5_z * s2in5_y + (t83 - t82)
    Y[1, 42] = t86
    Y[1, 43] = t54 + 0.768 * t90 - 0.0825 * t55
    Y[1, 44] = t91
    Y[1, 45] = U5_zy * s2in5_y - U5_zx * s2in5_x - D5_z * minus_s2in4_y
    Y[1, 46] = t88
    Y[1, 47] = U5_yx * s2in5_x + D5_y * s2in5_y - minus_U5_yz * minus_s2in4_y
    Y[1, 48] = D5_x * s2in5_x + minus_U5_xy * s2in5_y - U5_xz * minus_s2in4_y
    Y[1, 49] = -t89
    Y[1, 50] = t81
    Y[1, 51] = t127
    Y[1, 52] = t130
    Y[1, 53] = -t86
    Y[1, 54] = t135
    Y[1, 55] = -t131
    Y[1, 56] = -t133
    Y[1, 57] = U6_yx * s2in6_x - D6_y * minus_s2in6_y - t11 * s2in5_y
    Y[1, 58] = D6_x * s2in6_x + U6_xy * minus_s2in6_y - U6_xz * s2in5_y
    Y[1, 59] = t134
    Y[1, 60] = t81 + 0.088 * t127 + 0.007743999999999999 * (t134 - t133)
    Y[1, 61] = t174 + t173
    Y[1, 62] = t175 - t176
    Y[1, 63] = -(0.088 * t131 + t130)
    Y[1, 64] = t135 + t134 - t178
    Y[1, 65] = D7_z * minus_s2in6_y - (U7_zx * s2in7_x + U7_zy * minus_s2in7_y)
    Y[1, 66] = t178
    Y[1, 67] = U7_yx * s2in7_x - D7_y * minus_s2in7_y + t14 * minus_s2in6_y
    Y[1, 68] = D7_x * s2in7_x + U7_xy * minus_s2in7_y + U7_xz * minus_s2in6_y
    Y[1, 69] = t177 + P7_xz * minus_s2in7_y + alpha7_z * minus_s2in6_y
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
    Y[2, 24] = -P3_xy
    Y[2, 25] = D3_z
    Y[2, 26] = P3_xy
    Y[2, 27] = t4
    Y[2, 28] = U3_xz
    Y[2, 29] = alpha3_z
    Y[2, 30] = 0.0825 * a3_y + 0.006806250000000001 * U3_yx
    Y[2, 31] = minus_a4_z * c4 - t8
    Y[2, 32] = -t60
    Y[2, 33] = a3_x + 0.0825 * D3_z
    Y[2, 34] = -t65
    Y[2, 35] = t61
    Y[2, 36] = t63
    Y[2, 37] = U4_yx * s4 + D4_y * c4
    Y[2, 38] = D4_x * s4 - U4_xy * c4
    Y[2, 39] = t64
    Y[2, 40] = t93
    Y[2, 41] = t94 - t95
    Y[2, 42] = t98
    Y[2, 43] = 0.768 * t102 - t60 + 0.0825 * t61
    Y[2, 44] = t103
    Y[2, 45] = D5_z * c4 - (U5_zx * s3in5_x + U5_zy * minus_s3in5_y)
    Y[2, 46] = t100
    Y[2, 47] = U5_yx * s3in5_x - D5_y * minus_s3in5_y + minus_U5_yz * c4
    Y[2, 48] = D5_x * s3in5_x - minus_U5_xy * minus_s3in5_y + U5_xz * c4
    Y[2, 49] = t101
    Y[2, 50] = t93
    Y[2, 51] = t138
    Y[2, 52] = t141
    Y[2, 53] = -t98
    Y[2, 54] = t146
    Y[2, 55] = t142
    Y[2, 56] = t144
    Y[2, 57] = U6_yx * s3in6_x + D6_y * s3in6_y + t11 * minus_s3in5_y
    Y[2, 58] = D6_x * s3in6_x - U6_xy * s3in6_y + U6_xz * minus_s3in5_y
    Y[2, 59] = t145
    Y[2, 60] = t93 + 0.088 * t138 + 0.007743999999999999 * (t144 + t145)
    Y[2, 61] = t181 + t180
    Y[2, 62] = t182 - t183
    Y[2, 63] = 0.088 * t142 - t141
    Y[2, 64] = t146 + t145 - t185
    Y[2, 65] = U7_zy * s3in7_y - U7_zx * s3in7_x - D7_z * s3in6_y
    Y[2, 66] = t185
    Y[2, 67] = U7_yx * s3in7_x + D7_y * s3in7_y - t14 * s3in6_y
    Y[2, 68] = D7_x * s3in7_x - U7_xy * s3in7_y - U7_xz * s3in6_y
    Y[2, 69] = t184 - P7_xz * s3in7_y - alpha7_z * s3in6_y
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
    Y[3, 37] = t7
    Y[3, 38] = U4_xz
    Y[3, 39] = alpha4_z
    Y[3, 40] = -t104
    Y[3, 41] = t105 + t106
    Y[3, 42] = t109
    Y[3, 43] = 0.0825 * D4_z - (0.768 * U4_xy + a4_x)
    Y[3, 44] = -t113
    Y[3, 45] = U5_zx * s5 - U5_zy * c5
    Y[3, 46] = t111
    Y[3, 47] = -(U5_yx * s5 + D5_y * c5)
    Y[3, 48] = -(D5_x * s5 + minus_U5_xy * c5)
    Y[3, 49] = t112
    Y[3, 50] = -t104
    Y[3, 51] = t149
    Y[3, 52] = -t152
    Y[3, 53] = -t109
    Y[3, 54] = t157
    Y[3, 55] = t153
    Y[3, 56] = t155
    Y[3, 57] = D6_y * s4in6_y - U6_yx * minus_s4in6_x + t11 * c5
    Y[3, 58] = U6_xz * c5 - (U6_xy * s4in6_y + D6_x * minus_s4in6_x)
    Y[3, 59] = t156
    Y[3, 60] = 0.088 * t149 - t104 + 0.007743999999999999 * (t155 + t156)
    Y[3, 61] = minus_a7_z * s4in7_y - a7_y * s4in6_y + (t187 - t188)
    Y[3, 62] = a7_x * s4in6_y - minus_a7_z * s4in7_x - (t189 + t190)
    Y[3, 63] = t152 + 0.088 * t153
    Y[3, 64] = t157 + t156 - t192
    Y[3, 65] = U7_zy * s4in7_y - U7_zx * s4in7_x - D7_z * s4in6_y
    Y[3, 66] = t192
    Y[3, 67] = U7_yx * s4in7_x + D7_y * s4in7_y - t14 * s4in6_y
    Y[3, 68] = D7_x * s4in7_x - U7_xy * s4in7_y - U7_xz * s4in6_y
    Y[3, 69] = t191 - P7_xz * s4in7_y - alpha7_z * s4in6_y
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
    Y[4, 41] = -minus_a5_y
    Y[4, 42] = -a5_x
    Y[4, 43] = 0.0
    Y[4, 44] = minus_P5_xy
    Y[4, 45] = D5_z
    Y[4, 46] = -minus_P5_xy
    Y[4, 47] = minus_U5_yz
    Y[4, 48] = U5_xz
    Y[4, 49] = alpha5_z
    Y[4, 50] = 0.0
    Y[4, 51] = -t158
    Y[4, 52] = t159
    Y[4, 53] = a5_x
    Y[4, 54] = t164
    Y[4, 55] = t160
    Y[4, 56] = t162
    Y[4, 57] = U6_yx * s6 + D6_y * c6
    Y[4, 58] = D6_x * s6 - U6_xy * c6
    Y[4, 59] = t163
    Y[4, 60] = 0.007743999999999999 * (t162 + t163) - 0.088 * t158
    Y[4, 61] = t194 - t195
    Y[4, 62] = t197 + t196
    Y[4, 63] = 0.088 * t160 - t159
    Y[4, 64] = t164 + t163 + t199
    Y[4, 65] = -(U7_zx * s5in7_x + U7_zy * minus_s5in7_y + D7_z * c6)
    Y[4, 66] = -t199
    Y[4, 67] = U7_yx * s5in7_x - D7_y * minus_s5in7_y - t14 * c6
    Y[4, 68] = D7_x * s5in7_x + U7_xy * minus_s5in7_y - U7_xz * c6
    Y[4, 69] = t198 + P7_xz * minus_s5in7_y - alpha7_z * c6
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
    Y[5, 57] = t11
    Y[5, 58] = U6_xz
    Y[5, 59] = alpha6_z
    Y[5, 60] = 0.088 * a6_y + 0.007743999999999999 * U6_yx
    Y[5, 61] = minus_a7_z * c7 - 0.088 * U7_zx
    Y[5, 62] = -(minus_a7_z * s7 + 0.088 * U7_zy)
    Y[5, 63] = a6_x + 0.088 * D6_z
    Y[5, 64] = -(U6_xy + t201)
    Y[5, 65] = U7_zy * c7 - U7_zx * s7
    Y[5, 66] = t201
    Y[5, 67] = U7_yx * s7 + D7_y * c7
    Y[5, 68] = D7_x * s7 - U7_xy * c7
    Y[5, 69] = t200 - P7_xz * c7
    Y[6, 0] = 0.0
    Y[6, 1] = 0.0
    Y[6, 2] = 0.0
    Y[6, 3] = 0.0
    Y[6, 4] = 0.0
    Y[6, 5] = 0.0
    Y[6, 6] = 0.0
    Y[6, 7] = 0.0
    Y[6, 8] = 0.0
    Y[6, 9] = 0.0
    Y[6, 10] = 0.0
    Y[6, 11] = 0.0
    Y[6, 12] = 0.0
    Y[6, 13] = 0.0
    Y[6, 14] = 0.0
    Y[6, 15] = 0.0
    Y[6, 16] = 0.0
    Y[6, 17] = 0.0
    Y[6, 18] = 0.0
    Y[6, 19] = 0.0
    Y[6, 20] = 0.0
    Y[6, 21] = 0.0
    Y[6, 22] = 0.0
    Y[6, 23] = 0.0
    Y[6, 24] = 0.0
    Y[6, 25] = 0.0
    Y[6, 26] = 0.0
    Y[6, 27] = 0.0
    Y[6, 28] = 0.0
    Y[6, 29] = 0.0
    Y[6, 30] = 0.0
    Y[6, 31] = 0.0
    Y[6, 32] = 0.0
    Y[6, 33] = 0.0
    Y[6, 34] = 0.0
    Y[6, 35] = 0.0
    Y[6, 36] = 0.0
    Y[6, 37] = 0.0
    Y[6, 38] = 0.0
    Y[6, 39] = 0.0
    Y[6, 40] = 0.0
    Y[6, 41] = 0.0
    Y[6, 42] = 0.0
    Y[6, 43] = 0.0
    Y[6, 44] = 0.0
    Y[6, 45] = 0.0
    Y[6, 46] = 0.0
    Y[6, 47] = 0.0
    Y[6, 48] = 0.0
    Y[6, 49] = 0.0
    Y[6, 50] = 0.0
    Y[6, 51] = 0.0
    Y[6, 52] = 0.0
    Y[6, 53] = 0.0
    Y[6, 54] = 0.0
    Y[6, 55] = 0.0
    Y[6, 56] = 0.0
    Y[6, 57] = 0.0
    Y[6, 58] = 0.0
    Y[6, 59] = 0.0
    Y[6, 60] = 0.0
    Y[6, 61] = a7_y
    Y[6, 62] = -a7_x
    Y[6, 63] = 0.0
    Y[6, 64] = -P7_xy
    Y[6, 65] = D7_z
    Y[6, 66] = P7_xy
    Y[6, 67] = t14
    Y[6, 68] = U7_xz
    Y[6, 69] = alpha7_z
    return _packed(Y, 2)
