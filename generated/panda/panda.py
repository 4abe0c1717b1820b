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
  inverse_dynamics              292 mul, 269 add, 12 sin/cos  (by newton-euler-matrix)
  mass_matrix                   185 mul, 161 add, 12 sin/cos  (by composite-body)
  coriolis_matrix               640 mul, 529 add, 12 sin/cos  (by carried-body)
  gravity                       58 mul, 35 add, 12 sin/cos  (by newton-euler-matrix)
  bias                          287 mul, 254 add, 12 sin/cos  (by newton-euler-matrix)
  forward_dynamics              570 mul, 523 add, 28 div, 12 sin/cos  (by ldlt)
  forward_kinematics            80 mul, 44 add, 14 sin/cos  (by product-of-exponentials)
  jacobian                      94 mul, 45 add, 12 sin/cos  (by product-of-exponentials)
  inverse_dynamics_derivatives  1273 mul, 1088 add, 12 sin/cos  (by analytic)
  regressor                     736 mul, 590 add, 12 sin/cos  (by screws)

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
    s3 = np.sin(q[2])
    c3 = np.cos(q[2])
    s4 = np.sin(q[3])
    c4 = np.cos(q[3])
    s5 = np.sin(q[4])
    c5 = np.cos(q[4])
    s6 = np.sin(q[5])
    c6 = np.cos(q[5])
    t1 = q[6] - 0.38420588060665173
    s7 = np.sin(t1)
    c7 = np.cos(t1)

    # link 1: U = [alpha] + [w][w]
    minus_U1_xx = qd[0] * qd[0]

    # link 1: moment n = I alpha + w x I w + mc x a
    n1_z = 0.014259565994474532 * qdd[0]

    # link 2: angular velocity w
    minus_w2_x = s2 * qd[0]
    minus_w2_y = c2 * qd[0]

    # link 2: U = [alpha] + [w][w]
    U2_yz = s2 * qdd[0]
    minus_U2_xz = c2 * qdd[0]

    # link 2: angular acceleration alpha
    t2 = minus_w2_y * qd[1]
    t3 = minus_w2_x * qd[1]
    minus_alpha2_x = U2_yz + t2
    alpha2_y = t3 - minus_U2_xz

    # link 2: U = [alpha] + [w][w]
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
    t7 = 0.9562715012318809 * minus_U2_zy
    n2_x = t6 - t7 + 0.0007689361029464 * (minus_U1_xx - minus_U2_yy)
    t8 = 0.00398335888393552 * minus_U2_zy - 0.0007689361029464 * U2_xy
    t9 = 0.023077882494931798 * minus_U2_zx
    n2_y = t9 + t8 + 0.01026110182100817 * (minus_U2_xx - minus_U1_xx)
    t10 = 0.0007689361029464 * minus_U2_xz + 0.01026110182100817 * U2_yz
    t11 = 0.9793493837268127 * qdd[1] - 0.9331936187369491 * t4
    t12 = t11 - t10 - 0.00398335888393552 * (minus_U2_yy - minus_U2_xx)
    t13 = 0.01993386669246 * c2 - 30.45357582685272 * s2
    n2_z = t12 + t13

    # link 3: angular velocity w
    w3_x = s3 * qd[1] - c3 * minus_w2_x
    w3_y = s3 * minus_w2_x + c3 * qd[1]
    w3_z = minus_w2_y + qd[2]

    # link 3: angular acceleration alpha
    alpha3_z = qdd[2] - alpha2_y

    # link 3: U = [alpha] + [w][w]
    U3_xz = s3 * minus_U2_zy - c3 * U2_xy
    U3_yz = c3 * minus_U2_zy + s3 * U2_xy

    # link 3: angular acceleration alpha
    t14 = w3_x * w3_z
    t15 = w3_y * w3_z
    t16 = w3_x * w3_y
    alpha3_x = t15 - U3_yz
    alpha3_y = U3_xz - t14

    # link 3: U = [alpha] + [w][w]
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
    t21 = 0.022178148964878207 * U3_zy
    t22 = 0.0043772571218395825 * U3_xy - 0.00012191242095074308 * U3_zy
    t23 = 0.056429671026527704 * U3_zx
    t24 = 0.005487648106562255 * U3_yz - 0.0043772571218395825 * U3_xz
    t25 = 0.07860781999140591 * alpha3_z + 0.0342515220616495 * t16
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

    # link 4: angular acceleration alpha
    alpha4_z = qdd[3] - alpha3_y

    # link 4: U = [alpha] + [w][w]
    U4_xz = s4 * U3_zy + c4 * U3_xy
    U4_yz = c4 * U3_zy - s4 * U3_xy

    # link 4: angular acceleration alpha
    t32 = minus_w4_x * w4_z
    t33 = w4_y * w4_z
    t34 = minus_w4_x * w4_y
    alpha4_x = t33 - U4_yz
    alpha4_y = U4_xz + t32

    # link 4: U = [alpha] + [w][w]
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
    t40 = 0.0016444875773692705 * (minus_U3_yy - minus_U4_yy)
    t41 = 0.5852255150309719 * U4_zy + (t38 - t39)
    t42 = 0.0016444875773692705 * minus_U4_xy
    t43 = 0.13876407268546084 * U4_zy
    t44 = 0.0039053550262761003 * (minus_U4_xx - minus_U3_yy)
    t45 = 0.04584738615681554 * minus_U4_zx + (t43 + t42)
    t46 = 0.0016444875773692705 * U4_xz + 0.0039053550262761003 * U4_yz
    t47 = 0.6310729011877874 * alpha4_z + 0.5393781288741564 * t34
    n4_x = t41 + t40 + 1.720683553603 * minus_a4_z
    n4_y = t45 - t44 + 0.49008027465000004 * minus_a4_z
    t48 = t47 + t46 + 0.13876407268546084 * (minus_U4_yy - minus_U4_xx)
    t49 = 0.49008027465000004 * a4_y - 1.720683553603 * minus_a4_x
    n4_z = t48 + t49

    # link 5: angular velocity w
    w5_x = c5 * minus_w4_x - s5 * w4_z
    minus_w5_y = s5 * minus_w4_x + c5 * w4_z
    w5_z = qd[4] - w4_y

    # link 5: angular acceleration alpha
    alpha5_z = qdd[4] - alpha4_y

    # link 5: U = [alpha] + [w][w]
    U5_xz = s5 * U4_zy - c5 * minus_U4_xy
    U5_yz = s5 * minus_U4_xy + c5 * U4_zy

    # link 5: angular acceleration alpha
    t50 = w5_x * w5_z
    t51 = minus_w5_y * w5_z
    t52 = w5_x * minus_w5_y
    minus_alpha5_x = t51 + U5_yz
    alpha5_y = U5_xz - t50

    # link 5: U = [alpha] + [w][w]
    t53 = w5_z * w5_z
    minus_U5_xx = minus_w5_y * minus_w5_y + t53
    minus_U5_yy = w5_x * w5_x + t53
    minus_U5_xy = t52 + alpha5_z
    U5_yx = alpha5_z - t52
    U5_zx = t50 - alpha5_y
    minus_U5_zy = t51 + minus_alpha5_x

    # link 5: acceleration a of its origin, gravity included
    t54 = 0.384 * minus_U4_xy - 0.0825 * minus_U4_xx - minus_a4_x
    minus_a5_z = a4_y + (0.0825 * U4_yx + 0.384 * minus_U4_yy)
    t55 = minus_a4_z + (0.0825 * minus_U4_zx + 0.384 * U4_zy)
    a5_x = s5 * t55 - c5 * t54
    a5_y = s5 * t54 + c5 * t55

    # link 5: force f = m a + U mc
    f5_x = 0.014653732538 * minus_U5_xx - 0.067870631425 * minus_U5_xy
    minus_f5_y = 0.014653732538 * U5_yx + 0.067870631425 * minus_U5_yy
    minus_f5_z = 0.014653732538 * U5_zx + 0.067870631425 * minus_U5_zy

    # link 5: moment n = I alpha + w x I w + mc x a
    t56 = 0.0015152444733270301 * U5_zx - 0.004600245517563105 * U5_yx
    t57 = 0.010045187828321242 * minus_U5_zy
    t58 = 0.0015152444733270301 * minus_U5_zy
    t59 = 0.0021640520520981297 * minus_U5_xy
    t60 = 0.004600245517563105 * (minus_U5_xx - minus_U4_yy)
    t61 = t58 + t59 - 0.0014511560650267152 * U5_zx
    t62 = 0.011496343893347957 * alpha5_z + 0.008594031763294527 * t52
    t63 = 0.0021640520520981297 * U5_xz + 0.004600245517563105 * U5_yz
    t64 = t56 - t57 + 0.0021640520520981297 * (minus_U4_yy - minus_U5_yy)
    t65 = 0.067870631425 * minus_a5_z
    n5_x = t64 - t65
    n5_y = t61 - t60 - 0.014653732538 * minus_a5_z
    t66 = t62 + t63 - 0.0015152444733270301 * (minus_U5_yy - minus_U5_xx)
    t67 = 0.014653732538 * a5_y + 0.067870631425 * a5_x
    n5_z = t66 - t67

    # link 6: angular velocity w
    w6_x = c6 * w5_x + s6 * w5_z
    w6_y = c6 * w5_z - s6 * w5_x
    w6_z = minus_w5_y + qd[5]

    # link 6: angular acceleration alpha
    alpha6_z = qdd[5] - alpha5_y

    # link 6: U = [alpha] + [w][w]
    U6_xz = c6 * minus_U5_xy + s6 * minus_U5_zy
    U6_yz = c6 * minus_U5_zy - s6 * minus_U5_xy

    # link 6: angular acceleration alpha
    t68 = w6_x * w6_z
    t69 = w6_y * w6_z
    t70 = w6_x * w6_y
    alpha6_x = t69 - U6_yz
    alpha6_y = U6_xz - t68

    # link 6: U = [alpha] + [w][w]
    t71 = w6_z * w6_z
    minus_U6_xx = w6_y * w6_y + t71
    minus_U6_yy = w6_x * w6_x + t71
    U6_xy = t70 - alpha6_z
    U6_yx = t70 + alpha6_z
    U6_zx = t68 - alpha6_y
    U6_zy = t69 + alpha6_x

    # link 6: acceleration a of its origin, gravity included
    a6_x = c6 * a5_x - s6 * minus_a5_z
    minus_a6_y = s6 * a5_x + c6 * minus_a5_z

    # link 6: force f = m a + U mc
    minus_f6_x = 0.16496755269500002 * minus_U6_xx + 0.068832705569 * U6_xy
    f6_y = 0.16496755269500002 * U6_yx + 0.068832705569 * minus_U6_yy
    f6_z = 0.16496755269500002 * U6_zx - 0.068832705569 * U6_zy

    # link 6: moment n = I alpha + w x I w + mc x a
    t72 = 0.00010375891721868492 * U6_yx + 0.005511034382675315 * U6_zx
    t73 = 0.013508337745659892 * U6_zy
    t74 = 0.005511034382675315 * U6_zy - 9.3569097314605e-05 * U6_xy
    t75 = 0.01563681537058756 * U6_zx
    t76 = 9.3569097314605e-05 * U6_xz + 0.00010375891721868492 * U6_yz
    t77 = 0.02914515311624745 * alpha6_z + 0.002128477624927667 * t70
    t78 = t73 - t72 + 9.3569097314605e-05 * (minus_U5_yy - minus_U6_yy)
    t79 = 0.068832705569 * a5_y
    n6_x = t78 + t79
    t80 = t74 - t75 - 0.00010375891721868492 * (minus_U6_xx - minus_U5_yy)
    t81 = 0.16496755269500002 * a5_y
    n6_y = t80 + t81
    t82 = t77 + t76 + 0.005511034382675315 * (minus_U6_yy - minus_U6_xx)
    t83 = 0.068832705569 * a6_x - 0.16496755269500002 * minus_a6_y
    n6_z = t82 + t83

    # link 7: angular velocity w
    w7_x = c7 * w6_x + s7 * w6_z
    w7_y = c7 * w6_z - s7 * w6_x
    w7_z = qd[6] - w6_y

    # link 7: angular acceleration alpha
    alpha7_z = qdd[6] - alpha6_y

    # link 7: U = [alpha] + [w][w]
    minus_U7_xz = c7 * U6_xy + s7 * U6_zy
    minus_U7_yz = c7 * U6_zy - s7 * U6_xy

    # link 7: angular acceleration alpha
    t84 = w7_x * w7_z
    t85 = w7_y * w7_z
    t86 = w7_x * w7_y
    alpha7_x = t85 + minus_U7_yz
    minus_alpha7_y = minus_U7_xz + t84

    # link 7: U = [alpha] + [w][w]
    t87 = w7_z * w7_z
    minus_U7_xx = w7_y * w7_y + t87
    minus_U7_yy = w7_x * w7_x + t87
    U7_xy = t86 - alpha7_z
    U7_yx = t86 + alpha7_z
    U7_zx = t84 + minus_alpha7_y
    U7_zy = t85 + alpha7_x

    # link 7: acceleration a of its origin, gravity included
    a7_y = c7 * (0.088 * U6_zx - a5_y) - s7 * (a6_x - 0.088 * minus_U6_xx)
    a7_z = minus_a6_y - 0.088 * U6_yx

    # link 7: force f = m a + U mc
    minus_f7_x = 0.008343776383464369 * minus_U7_xx
    f7_y = 0.008343776383464369 * U7_yx
    f7_z = 0.008343776383464369 * U7_zx

    # link 7: moment n = I alpha + w x I w + mc x a
    t88 = 0.0013450149983408877 * U7_yx + 0.0005571816285452075 * U7_zx
    t89 = 0.003599772151319368 * U7_zy
    n7_x = t89 - t88 - 0.0011352667606277602 * (minus_U6_yy - minus_U7_yy)
    t90 = 0.0005571816285452075 * U7_zy + 0.0011352667606277602 * U7_xy
    t91 = 0.0013098798160415797 * U7_zx
    t92 = 0.0013450149983408877 * minus_U7_yz
    t93 = 0.0011352667606277602 * minus_U7_xz
    t94 = 0.0049096519673609475 * alpha7_z - 0.002289892335277788 * t86
    t95 = t92 - t93
    t96 = t90 - t91 - 0.0013450149983408877 * (minus_U7_xx - minus_U6_yy)
    t97 = 0.008343776383464369 * a7_z
    n7_y = t96 - t97
    t98 = t94 - t95 + 0.0005571816285452075 * (minus_U7_yy - minus_U7_xx)
    t99 = 0.008343776383464369 * a7_y
    n7_z = t98 + t99

    # joint 6: force F and moment N through it, joint 7 added
    t100 = c7 * f7_y - s7 * minus_f7_x
    N6_x = n6_x + (c7 * n7_x - s7 * n7_y)
    N6_y = n6_y - (n7_z + 0.088 * t100)
    N6_z = n6_z + (s7 * n7_x + c7 * n7_y - 0.0007342523217448644 * U7_zx)
    minus_F6_x = minus_f6_x + (c7 * minus_f7_x + s7 * f7_y)
    F6_y = f6_y - f7_z
    F6_z = f6_z + t100

    # joint 5: force F and moment N through it, joint 6 added
    N5_x = n5_x + (c6 * N6_x - s6 * N6_y)
    N5_y = n5_y - N6_z
    N5_z = n5_z + (s6 * N6_x + c6 * N6_y)
    F5_x = f5_x - (c6 * minus_F6_x + s6 * F6_y)
    minus_F5_y = minus_f5_y + F6_z

    # joint 4: force F and moment N through it, joint 5 added
    t101 = c5 * F5_x + s5 * minus_F5_y
    t102 = minus_f5_z - (c6 * F6_y - s6 * minus_F6_x)
    t103 = c5 * minus_F5_y - s5 * F5_x
    N4_x = n4_x + (s5 * N5_y - c5 * N5_x - 0.384 * t103)
    N4_y = n4_y - (N5_z + 0.0825 * t103)
    N4_z = n4_z + (0.0825 * t102 - 0.384 * t101 - (s5 * N5_x + c5 * N5_y))
    F4_x = f4_x - t101
    F4_y = f4_y + t102

    # joint 3: force F and moment N through it, joint 4 added
    t104 = minus_f4_z - t103
    N3_x = n3_x + (s4 * N4_y - c4 * N4_x)
    N3_y = n3_y + (0.0825 * (s4 * F4_x + c4 * F4_y) - N4_z)
    N3_z = n3_z + (0.0825 * t104 - (s4 * N4_x + c4 * N4_y))
    F3_x = f3_x + (s4 * F4_y - c4 * F4_x)
    F3_y = f3_y + t104

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
    t1 = q[6] - 0.38420588060665173
    s7 = np.sin(t1)
    c7 = np.cos(t1)

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
    Ixx_c6 = 0.002289892335277788 - t3 - 0.0008185978088860856
    Ixy_c6 = 0.005511034382675315 - N7at6_x
    t5 = c7 * t2 - 0.0005571816285452075 - 0.0007342523217448644 * s7
    Ixz_c6 = t5 - 0.00010375891721868492
    Iyz_c6 = minus_N7at6_z + 9.3569097314605e-05
    Izz_c6 = t3 + t4 + 0.03045503293228903

    # joint 6 accelerates by 1: wrench on all it moves, at joint 5
    t6 = s6 * (Ixx_c6 - Iyy_c6) + c6 * (2.0 * Ixy_c6)
    t7 = s6 * t6
    N6at5_x = c6 * Ixz_c6 - s6 * Iyz_c6
    N6at5_z = s6 * Ixz_c6 + c6 * Iyz_c6
    F6at5_z = c6 * mcx_c6 + 0.068832705569 * s6

    # composite body 5: with body 6 added
    mcx_c5 = F6at5_z - 0.014653732538
    mcy_c5 = 0.067870631425 - mcz_c6
    Ixx_c5 = Ixx_c6 - t7 + 0.024230847133882086
    minus_Ixy_c5 = N6at5_x + 0.0015152444733270301
    Ixz_c5 = c6 * t6 - Ixy_c6 - 0.004600245517563105
    Iyz_c5 = 0.0021640520520981297 - N6at5_z
    Izz_c5 = Iyy_c6 + t7 + 0.027133159263935516

    # composite body 4: with body 5 added
    t8 = s5 * (Ixx_c5 - Izz_c6) - c5 * (2.0 * minus_Ixy_c5)
    t9 = s5 * t8
    t10 = c5 * Ixz_c5 - s5 * Iyz_c5
    minus_mcz_c4 = s5 * mcx_c5 + c5 * mcy_c5

    # joint 6 accelerates by 1: wrench on all it moves, at joint 5
    t11 = s5 * mcy_c5 - c5 * mcx_c5
    F6at5_x = 0.068832705569 * c6 - s6 * mcx_c6

    # composite body 4: with body 5 added
    t12 = 0.165 * t11
    t13 = 0.768 * F6at5_x
    t14 = 0.384 * t11
    Iyy_c4 = Izz_c5 + t12
    t15 = 0.0825 * minus_mcz_c4
    t16 = s5 * Ixz_c5 + c5 * Iyz_c5 - 0.384 * minus_mcz_c4
    mcx_c4 = t11 + 0.49008027465000004
    mcy_c4 = F6at5_x - 1.720683553603
    Ixx_c4 = Ixx_c5 - t9 - t13 + 0.5408292849391831
    Ixy_c4 = t10 - (0.0825 * F6at5_x - t14) + 0.13876407268546084
    Ixz_c4 = c5 * t8 + minus_Ixy_c5 + t15 - 0.0039053550262761003
    Iyz_c4 = t16 + 0.0016444875773692705
    Izz_c4 = Izz_c6 + t9 + (t12 - t13) + 0.6325240572528141

    # joint 4 accelerates by 1: wrench on all it moves, at joint 3
    t17 = s4 * (Ixx_c4 - Iyy_c4) + c4 * (2.0 * Ixy_c4)
    t18 = s4 * t17
    t19 = c4 * Ixz_c4 - s4 * Iyz_c4
    minus_N4at3_z = s4 * Ixz_c4 + c4 * Iyz_c4

    # composite body 3: with body 4 added
    minus_mcz_c3 = s4 * mcx_c4 + c4 * mcy_c4
    t20 = s4 * mcy_c4 - c4 * mcx_c4
    t21 = 0.165 * t20
    Iyy_c3 = Izz_c4 + t21
    mcx_c3 = t20 + 0.684157959872
    mcy_c3 = minus_mcz_c4 + 0.028227094878000014
    Ixx_c3 = Ixx_c4 - t18 + 0.011595864095166039
    Ixy_c3 = t19 - t15 - 0.00012191242095074308
    Ixz_c3 = c4 * t17 - Ixy_c4 + 0.0825 * minus_mcz_c3 - 0.005487648106562255
    Iyz_c3 = minus_N4at3_z - 0.0043772571218395825
    Izz_c3 = Iyy_c4 + t18 + t21 + 0.12445520614822145

    # joint 3 accelerates by 1: wrench on all it moves, at joint 2
    t22 = s3 * (Ixx_c3 - Iyy_c3) + c3 * (2.0 * Ixy_c3)
    t23 = s3 * t22
    F3at2_z = c3 * mcx_c3 - s3 * mcy_c3

    # composite body 2: with body 3 added
    mcz_c2 = s3 * mcx_c3 + c3 * mcy_c3

    # joint 3 accelerates by 1: wrench on all it moves, at joint 1
    t24 = 0.632 * minus_mcz_c3
    t25 = 0.316 * F3at2_z - (c3 * Ixz_c3 - s3 * Iyz_c3)
    N3at1_y = 0.316 * mcz_c2 - (s3 * Ixz_c3 + c3 * Iyz_c3)

    # composite body 2: with body 3 added
    Ixx_c2 = Ixx_c3 - t23 - t24 + 0.9896232897634767
    Ixy_c2 = t25 - 0.00398335888393552
    Ixz_c2 = c3 * t22 - Ixy_c3 + 0.01026110182100817
    Iyz_c2 = N3at1_y + 0.0007689361029464
    Izz_c2 = Iyy_c3 + t23 - t24 + 1.0357790547533403

    # joint 2 accelerates by 1: wrench on all it moves, at joint 1
    minus_N2at1_z = s2 * Ixz_c2 + c2 * Iyz_c2

    # composite body 1: with body 2 added
    t26 = Izz_c3 + s2 * (s2 * (Ixx_c2 - Izz_c3) + c2 * (2.0 * Ixy_c2))
    Izz_c1 = t26 + 0.03733744848940618

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
    t27 = 0.0825 * F7at4_z
    N7at4_x = s5 * minus_N7at6_z - c5 * N7at5_x - 0.384 * F7at4_z
    minus_N7at4_y = N7at5_z + t27
    t28 = 0.0825 * minus_F7at5_z + 0.384 * F7at4_x
    t29 = s5 * N7at5_x + c5 * minus_N7at6_z
    N7at4_z = t28 - t29

    # joint 7 accelerates by 1: wrench on all it moves, at joint 3
    F7at3_x = s4 * minus_F7at5_z - c4 * F7at4_x
    minus_F7at3_z = s4 * F7at4_x + c4 * minus_F7at5_z
    minus_N7at3_x = s4 * minus_N7at4_y + c4 * N7at4_x
    N7at3_y = 0.0825 * minus_F7at3_z - N7at4_z
    minus_N7at3_z = s4 * N7at4_x - c4 * minus_N7at4_y + t27

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
    t30 = 0.0825 * minus_F6at4_z
    N6at4_x = 0.384 * minus_F6at4_z - (c5 * N6at5_x + s5 * Izz_c6)
    N6at4_y = t30 - N6at5_z
    t31 = 0.0825 * F6at5_z + 0.384 * minus_F6at4_x
    t32 = c5 * Izz_c6 - s5 * N6at5_x
    N6at4_z = t32 - t31

    # joint 6 accelerates by 1: wrench on all it moves, at joint 3
    F6at3_x = c4 * minus_F6at4_x - s4 * F6at5_z
    F6at3_z = s4 * minus_F6at4_x + c4 * F6at5_z
    N6at3_x = s4 * N6at4_y - c4 * N6at4_x
    minus_N6at3_y = N6at4_z + 0.0825 * F6at3_z
    N6at3_z = t30 - (s4 * N6at4_x + c4 * N6at4_y)

    # joint 6 accelerates by 1: wrench on all it moves, at joint 2
    F6at2_x = c3 * F6at3_x - s3 * minus_F6at4_z
    F6at2_z = s3 * F6at3_x + c3 * minus_F6at4_z
    N6at2_x = c3 * N6at3_x + s3 * minus_N6at3_y - 0.316 * F6at2_z
    N6at2_z = s3 * N6at3_x - c3 * minus_N6at3_y + 0.316 * F6at2_x

    # joint 6 accelerates by 1: wrench on all it moves, at joint 1
    minus_N6at1_z = s2 * N6at2_x - c2 * N6at3_z

    # joint 5 accelerates by 1: wrench on all it moves, at joint 4
    t33 = 0.0825 * t11
    minus_N5at4_x = t14 + t10
    minus_N5at4_y = t33 + Izz_c5

    # joint 5 accelerates by 1: wrench on all it moves, at joint 3
    minus_F5at3_x = c4 * minus_mcz_c4
    minus_F5at3_z = s4 * minus_mcz_c4
    N5at3_x = c4 * minus_N5at4_x - s4 * minus_N5at4_y
    N5at3_y = 0.0825 * minus_F5at3_z + t16
    N5at3_z = s4 * minus_N5at4_x + c4 * minus_N5at4_y - t33

    # joint 5 accelerates by 1: wrench on all it moves, at joint 2
    minus_F5at2_x = c3 * minus_F5at3_x - s3 * t11
    minus_F5at2_z = c3 * t11 + s3 * minus_F5at3_x
    N5at2_x = c3 * N5at3_x - s3 * N5at3_y + 0.316 * minus_F5at2_z
    N5at2_z = s3 * N5at3_x + c3 * N5at3_y - 0.316 * minus_F5at2_x

    # joint 5 accelerates by 1: wrench on all it moves, at joint 1
    minus_N5at1_z = s2 * N5at2_x - c2 * N5at3_z

    # joint 4 accelerates by 1: wrench on all it moves, at joint 3
    minus_N4at3_y = 0.0825 * t20 + Izz_c4

    # joint 4 accelerates by 1: wrench on all it moves, at joint 2
    F4at2_x = c3 * minus_mcz_c3
    F4at2_z = s3 * minus_mcz_c3
    minus_N4at2_x = c3 * t19 - s3 * minus_N4at3_y + 0.316 * F4at2_z
    N4at2_z = 0.316 * F4at2_x - (c3 * minus_N4at3_y + s3 * t19)

    # joint 4 accelerates by 1: wrench on all it moves, at joint 1
    minus_N4at1_z = c2 * minus_N4at3_z - s2 * minus_N4at2_x

    # joint 3 accelerates by 1: wrench on all it moves, at joint 1
    N3at1_z = c2 * Izz_c3 + s2 * t25

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
    M[1, 3] = N4at2_z
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
    M[3, 1] = N4at2_z
    M[3, 2] = -minus_N4at3_z
    M[3, 3] = Izz_c4
    M[3, 4] = -t16
    M[3, 5] = N6at4_z
    M[3, 6] = N7at4_z
    M[4, 0] = -minus_N5at1_z
    M[4, 1] = N5at2_z
    M[4, 2] = N5at3_z
    M[4, 3] = -t16
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

    # link 1: w, alpha, twice its origin's velocity v, U and acceleration a
    w1_z = 0.5 * qd[0]

    # link 2: w, alpha, twice its origin's velocity v, U and acceleration a
    w2_z = 0.5 * qd[1]

    # sines and cosines of the joint angles
    t1 = 0.5 * qd[2]
    t2 = 0.5 * qd[3]
    t3 = 0.5 * qd[4]
    t4 = 0.5 * qd[5]
    t5 = 0.5 * qd[6]
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
    t6 = q[6] - 0.38420588060665173
    s7 = np.sin(t6)
    c7 = np.cos(t6)

    # all beyond joint 7: moments of mass h and Q about it
    h7_x = 0.008343776383464369 * c7
    h7_y = 0.008343776383464369 * s7
    t7 = 0.002289892335277788 * s7 + 0.001114363257090415 * c7
    t8 = s7 * t7
    Q7_xx = 0.0013098798160415797 + t8
    Q7_yy = 0.003599772151319368 - t8
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
    t14 = s6 * (t10 - 0.01350833774565989) - c6 * (2.0 * t11)
    t15 = s6 * t14
    Q6_xx = t10 - t15
    Q6_yy = 0.01350833774565989 + t15
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
    t25 = 0.384 * h5_x
    t26 = 0.0825 * h5_y
    K5at4_z = Q5_yz + 0.384 * h5_y

    # all beyond joint 4: moments of mass h and Q about it
    t27 = 0.49008027465000004 - h5_x
    t28 = L6at6_x - 1.720683553603
    t29 = Q5_xx - 0.165 * h5_x + 0.045847386156815495
    t30 = Q5_xz + (0.0825 * L6at6_x + t25) - 0.13876407268546084
    t31 = Q5_xy - t26 + 0.0039053550262761003
    t32 = Q6_yy - 0.768 * L6at6_x + 0.5852255150309719
    t33 = K5at4_z - 0.0016444875773692705
    h4_x = c4 * t27 - s4 * t28
    h4_y = s4 * t27 + c4 * t28
    t34 = s4 * (t29 - t32) + c4 * (2.0 * t30)
    t35 = s4 * t34
    Q4_xx = t29 - t35
    Q4_yy = t32 + t35
    Q4_xy = c4 * t34 - t30
    Q4_xz = c4 * t31 - s4 * t33
    Q4_yz = s4 * t31 + c4 * t33

    # all beyond joint 3: moments of mass h and Q about it
    t36 = 0.684157959872 - h4_x
    t37 = h5_y + 0.028227094878000014
    t38 = Q4_xx - 0.165 * h4_x + 0.056429671026527704
    t39 = Q4_xz + t26 + 0.00012191242095074308
    t40 = Q4_xy - 0.0825 * h4_y + 0.005487648106562255
    t41 = Q5_yy + 0.022178148964878207
    t42 = Q4_yz + 0.0043772571218395825
    h3_x = c3 * t36 - s3 * t37
    h3_y = s3 * t36 + c3 * t37
    t43 = s3 * (t38 - t41) + c3 * (2.0 * t39)
    t44 = s3 * t43
    Q3_xx = t38 - t44
    Q3_yy = t41 + t44
    Q3_xy = c3 * t43 - t39
    Q3_xz = c3 * t40 - s3 * t42
    Q3_yz = s3 * t40 + c3 * t42

    # joint 3 from joint 2: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z
    minus_K3at2_x = Q3_xz + 0.316 * h3_x
    minus_K3at2_z = Q3_yz + 0.316 * h3_y

    # all beyond joint 2: moments of mass h and Q about it
    t45 = 0.00398335888393552 - minus_K3at2_x
    t46 = Q4_yy - 0.632 * h4_y + 0.9562715012318809
    t47 = Q3_xx + 0.023077882494931812
    Q2_xy = c2 * (s2 * (t47 - t46) + c2 * (2.0 * t45)) - t45
    t48 = s2 * (minus_K3at2_z + 0.0007689361029464)
    t49 = c2 * (Q3_xy - 0.01026110182100817)
    Q2_xz = t49 + t48

    # all beyond joint 7: block B and momentum P, both doubled, seen from it
    t50 = t5 * h7_y
    t51 = t5 * h7_x
    B7_xx = qd[6] * Q7_xy
    B7_xy = qd[6] * Q7_yy
    minus_B7_yx = qd[6] * Q7_xx
    B7_xz = 2.0 * (t5 * Q7_yz)
    minus_B7_yz = 2.0 * (t5 * Q7_xz)
    minus_P7_x = 2.0 * t50
    P7_y = 2.0 * t51

    # all beyond joint 6: block B and momentum P, both doubled, seen from it
    t52 = 0.176 * t50
    t53 = minus_B7_yx + 0.176 * t51
    minus_B6_zz = B7_xx + t52
    t54 = s6 * minus_B6_zz - c6 * B7_xz
    t55 = s6 * t54
    t56 = c6 * t54
    minus_B6_zx = s6 * minus_B7_yz + c6 * t53
    minus_B6_zy = s6 * t53 - c6 * minus_B7_yz
    t57 = t4 * Q6_yz
    t58 = t4 * Q6_xz
    t59 = t4 * L6at6_x
    t60 = t4 * h6_x
    t61 = qd[5] * Q6_xy
    B6_xx = B7_xx - t55 + t61
    B6_xy = t56 + qd[5] * Q6_yy
    B6_yx = t56 + B7_xz - qd[5] * Q6_xx
    B6_yy = t55 - t52 - t61
    B6_xz = c6 * B7_xy + t57 + t57
    B6_yz = s6 * B7_xy - t58 - t58
    P6_x = t59 - c6 * minus_P7_x + t59
    P6_y = t60 - s6 * minus_P7_x + t60

    # all beyond joint 5: block B and momentum P, both doubled, seen from it
    t62 = s5 * (B6_xx + minus_B6_zz) + c5 * (minus_B6_zx - B6_xz)
    t63 = s5 * t62
    t64 = c5 * t62
    B5_zx = c5 * B6_yx + s5 * B6_yz
    B5_zy = s5 * B6_yx - c5 * B6_yz
    t65 = t3 * Q5_yz
    t66 = t3 * Q5_xz
    t67 = t3 * h5_y
    t68 = t3 * h5_x
    t69 = qd[4] * Q5_xy
    B5_xx = B6_xx - t63 + t69
    B5_xy = t64 - minus_B6_zx + qd[4] * Q5_yy
    B5_yx = t64 + B6_xz - qd[4] * Q5_xx
    B5_yy = t63 - minus_B6_zz - t69
    B5_xz = c5 * B6_xy - s5 * minus_B6_zy + t65 + t65
    B5_yz = s5 * B6_xy + c5 * minus_B6_zy - t66 - t66
    P5_x = c5 * P6_x + s5 * P7_y - t67 - t67
    P5_y = s5 * P6_x - c5 * P7_y + t68 + t68

    # all beyond joint 4: block B and momentum P, both doubled, seen from it
    t70 = 0.384 * P6_y
    t71 = 0.0825 * P5_x
    t72 = 0.0825 * P5_y
    t73 = B5_xx + t70
    t74 = B5_xz - 0.384 * P5_x
    t75 = B5_zx + 0.0825 * P6_y
    t76 = B6_yy - t71
    t77 = B5_yx + t72
    t78 = B5_yz - 0.384 * P5_y
    B4_zz = B5_yy - (t71 - t70)
    t79 = s4 * (t73 - t76) + c4 * (t74 + t75)
    t80 = s4 * t79
    t81 = c4 * t79
    B4_zx = c4 * t77 - s4 * t78
    B4_zy = s4 * t77 + c4 * t78
    t82 = t2 * Q4_yz
    t83 = t2 * Q4_xz
    t84 = t2 * h4_y
    t85 = t2 * h4_x
    t86 = qd[3] * Q4_xy
    B4_xx = t73 - t80 + t86
    B4_xy = t81 - t75 + qd[3] * Q4_yy
    B4_yx = t81 - t74 - qd[3] * Q4_xx
    B4_yy = t76 + t80 - t86
    B4_xz = c4 * B5_xy - s4 * B5_zy + t82 + t82
    B4_yz = s4 * B5_xy + c4 * B5_zy - t83 - t83
    P4_x = s4 * P6_y - c4 * P5_x - t84 - t84
    P4_y = t85 - (s4 * P5_x + c4 * P6_y) + t85

    # all beyond joint 3: block B and momentum P, both doubled, seen from it
    t87 = 0.0825 * P4_x
    t88 = B4_zx - t72
    t89 = B4_zz - t87
    t90 = B4_yx + 0.0825 * P4_y
    B3_zz = B4_yy - t87
    t91 = s3 * (B4_xx - t89) + c3 * (B4_xz + t88)
    t92 = s3 * t91
    t93 = c3 * t91
    B3_zx = c3 * t90 - s3 * B4_yz
    B3_zy = s3 * t90 + c3 * B4_yz
    t94 = t1 * Q3_yz
    t95 = t1 * Q3_xz
    t96 = t1 * h3_y
    t97 = t1 * h3_x
    t98 = qd[2] * Q3_xy
    B3_xx = B4_xx - t92 + t98
    B3_xy = t93 - t88 + qd[2] * Q3_yy
    B3_yx = t93 - B4_xz - qd[2] * Q3_xx
    B3_yy = t89 + t92 - t98
    B3_xz = c3 * B4_xy - s3 * B4_zy + t94 + t94
    B3_yz = s3 * B4_xy + c3 * B4_zy - t95 - t95
    minus_P3_x = c3 * P4_x + s3 * P5_y + t96 + t96
    P3_y = c3 * P5_y - s3 * P4_x + t97 + t97

    # all beyond joint 2: block B and momentum P, both doubled, seen from it
    t99 = 0.316 * P4_y
    B2_zz = B3_yy - t99
    t100 = c2 * (0.316 * minus_P3_x + B3_xz + B3_zx)
    t101 = s2 * (B3_xx - t99 - B3_zz)
    B2_zy = s2 * B3_yx + c2 * (0.316 * P3_y - B3_yz)
    t102 = w2_z * Q2_xz
    B2_yy = B3_zz + s2 * (t101 - t100) - qd[1] * Q2_xy
    B2_yz = s2 * B3_xy - c2 * B3_zy - t102 - t102

    # link 2: w, alpha, twice its origin's velocity v, U and acceleration a
    minus_w2_x = s2 * w1_z
    minus_w2_y = c2 * w1_z

    # link 3: w, alpha, twice its origin's velocity v, U and acceleration a
    t103 = 2.0 * minus_w2_x
    t104 = 2.0 * minus_w2_y
    t105 = 0.316 * qd[1]
    t106 = 0.632 * minus_w2_x
    w3_x = s3 * w2_z - c3 * minus_w2_x
    w3_y = s3 * minus_w2_x + c3 * w2_z
    v2_3_x = c3 * t105 + s3 * t106
    v2_3_y = c3 * t106 - s3 * t105
    w3_z = minus_w2_y + t1

    # link 4: w, alpha, twice its origin's velocity v, U and acceleration a
    t107 = 2.0 * w3_x
    t108 = 2.0 * w3_y
    t109 = 2.0 * w3_z
    t110 = 0.165 * w3_y
    minus_v2_4_z = v2_3_y + 0.165 * w3_z
    minus_w4_x = c4 * w3_x + s4 * w3_z
    minus_w4_y = c4 * w3_z - s4 * w3_x
    v2_4_x = s4 * t110 - c4 * v2_3_x
    v2_4_y = s4 * v2_3_x + c4 * t110
    w4_z = t2 - w3_y

    # link 5: w, alpha, twice its origin's velocity v, U and acceleration a
    t111 = 2.0 * minus_w4_x
    t112 = 2.0 * minus_w4_y
    t113 = v2_4_x + 0.768 * w4_z
    minus_v2_5_z = v2_4_y + 0.165 * w4_z
    t114 = minus_v2_4_z - (0.165 * minus_w4_y + 0.768 * minus_w4_x)
    w5_x = c5 * minus_w4_x - s5 * w4_z
    minus_w5_y = c5 * w4_z + s5 * minus_w4_x
    t115 = 2.0 * w4_z
    v2_5_x = s5 * t114 - c5 * t113
    v2_5_y = s5 * t113 + c5 * t114
    w5_z = minus_w4_y + t3

    # link 6: w, alpha, twice its origin's velocity v, U and acceleration a
    t116 = 2.0 * w5_x
    t117 = 2.0 * minus_w5_y
    t118 = 2.0 * w5_z
    w6_x = c6 * w5_x + s6 * w5_z
    w6_y = c6 * w5_z - s6 * w5_x
    v2_6_x = c6 * v2_5_x - s6 * minus_v2_5_z
    minus_v2_6_y = s6 * v2_5_x + c6 * minus_v2_5_z
    w6_z = minus_w5_y + t4

    # link 7: w, alpha, twice its origin's velocity v, U and acceleration a
    t119 = 2.0 * w6_x
    t120 = 2.0 * w6_y
    t121 = 2.0 * w6_z
    v2_7_z = minus_v2_6_y - 0.176 * w6_z

    # joint 6 from joint 6: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    K6at6_z = Q6_xx + Q6_yy

    # joint 5 from joint 5: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    K5at5_z = Q5_xx + Q5_yy

    # joint 4 from joint 4: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
    K4at4_z = Q4_xx + Q4_yy

    # joint 3 from joint 3: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z
    K3at3_z = Q3_xx + Q3_yy

    # joint 7 from joint 7: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    t122 = Q7_xy * t119
    t123 = Q7_xy * t121
    t124 = Q7_xz * t120
    D7at7_x = t122 + Q7_yy * t121 - Q7_yz * t120 + B7_xz
    D7at7_y = t124 - (t123 + Q7_xx * t119) - minus_B7_yz
    H7at7_z = t119 * h7_x + t121 * h7_y
    minus_H7at7_x = P7_y - t120 * h7_x
    minus_H7at7_y = minus_P7_x - t120 * h7_y
    minus_Z7at7_x = v2_7_z * h7_x + (t122 - Q7_xx * t121)
    minus_Z7at7_y = v2_7_z * h7_y + (Q7_yy * t119 - t123)

    # joint 7 from joint 6: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    D7at6_y = 0.088 * minus_H7at7_y
    D7at6_z = D7at7_y - 0.088 * H7at7_z
    minus_K7at6_y = Q7_yy + Q7_xx + 0.0007342523217448644 * c7
    t125 = v2_6_x * h7_x - (v2_5_y + 0.176 * w6_y) * h7_y
    t126 = Q7_yz * t119 - Q7_xz * t121
    Z7at6_y = t126 - t125

    # joint 7 from joint 5: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    t127 = minus_K7at6_y * t119 - t124 + h7_y * minus_v2_6_y
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
    t128 = minus_L7at5_x * v2_5_y - h7_x * v2_5_x
    t129 = K7at5_x * t117 + Q7_yz * t116
    H7at4_x = s5 * minus_H7at7_y - c5 * H7at5_x
    minus_H7at4_z = s5 * H7at5_x + c5 * minus_H7at7_y
    t130 = 0.0825 * minus_H7at4_z
    D7at4_x = 0.384 * minus_H7at4_z - (s5 * D7at6_z + c5 * D7at5_x)
    D7at4_y = t130 - D7at5_z
    t131 = 0.0825 * minus_H7at5_z + 0.384 * H7at4_x
    t132 = s5 * D7at5_x - c5 * D7at6_z
    D7at4_z = t131 - t132
    L7at4_x = c5 * minus_L7at5_x - s5 * h7_x
    L7at4_z = s5 * minus_L7at5_x + c5 * h7_x
    t133 = 0.0825 * L7at4_z
    K7at4_x = s5 * Q7_yz - c5 * K7at5_x - 0.384 * L7at4_z
    minus_K7at4_y = t133 - minus_K7at5_z
    Z7at4_x = c5 * minus_Z7at5_x + s5 * minus_Z7at7_y
    Z7at4_z = s5 * minus_Z7at5_x - c5 * minus_Z7at7_y

    # joint 7 from joint 3: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    t134 = L7at4_x * v2_4_y - minus_L7at5_z * v2_4_x
    t135 = minus_K7at4_y * t111 + K7at4_x * t112
    H7at3_x = s4 * minus_H7at5_z - c4 * H7at4_x
    minus_H7at3_z = s4 * H7at4_x + c4 * minus_H7at5_z
    D7at3_x = s4 * D7at4_y - c4 * D7at4_x
    D7at3_y = 0.0825 * minus_H7at3_z - D7at4_z
    D7at3_z = t130 - (s4 * D7at4_x + c4 * D7at4_y)
    L7at3_x = s4 * minus_L7at5_z - c4 * L7at4_x
    minus_L7at3_z = s4 * L7at4_x + c4 * minus_L7at5_z
    minus_K7at3_x = c4 * K7at4_x + s4 * minus_K7at4_y
    t136 = 0.0825 * minus_L7at5_z + 0.384 * L7at4_x
    t137 = s5 * K7at5_x + c5 * Q7_yz
    K7at3_y = t137 - t136 + 0.0825 * minus_L7at3_z
    minus_Z7at3_x = s4 * Z7at5_z + c4 * Z7at4_x
    minus_Z7at3_z = s4 * Z7at4_x - c4 * Z7at5_z

    # joint 7 from joint 2: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    t138 = minus_K7at3_x * t108 + K7at3_y * t107
    t139 = L7at3_x * v2_3_y + L7at4_z * v2_3_x
    H7at2_x = c3 * H7at3_x - s3 * minus_H7at4_z
    H7at2_z = s3 * H7at3_x + c3 * minus_H7at4_z
    D7at2_x = c3 * D7at3_x - s3 * D7at3_y - 0.316 * H7at2_z
    D7at2_z = s3 * D7at3_x + c3 * D7at3_y + 0.316 * H7at2_x
    L7at2_z = s3 * L7at3_x - c3 * L7at4_z
    K7at2_y = t133 - (c4 * minus_K7at4_y - s4 * K7at4_x)
    minus_K7at2_x = c3 * minus_K7at3_x + s3 * K7at3_y + 0.316 * L7at2_z
    Z7at2_x = s3 * Z7at4_z - c3 * minus_Z7at3_x
    minus_Z7at2_z = s3 * minus_Z7at3_x + c3 * Z7at4_z

    # joint 7 from joint 1: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    minus_D7at1_z = s2 * D7at2_x - c2 * D7at3_z
    minus_Z7at1_z = s2 * Z7at2_x + c2 * minus_Z7at3_z

    # joint 6 from joint 6: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    t140 = Q6_xy * t116
    t141 = Q6_xy * t118
    t142 = Q6_xz * t117
    D6at6_x = t140 + Q6_yy * t118 + Q6_yz * t117 + B6_xz
    D6at6_y = B6_yz - (Q6_xx * t116 + t141 + t142)
    minus_H6at6_x = t117 * h6_x + P6_y
    H6at6_y = t117 * L6at6_x + P6_x
    t143 = v2_5_y * L6at6_x
    Z6at6_x = v2_5_y * h6_x - minus_B6_zx - (t140 - Q6_xx * t118)
    minus_Z6at6_y = minus_B6_zy + t143 + (Q6_yy * t116 - t141)

    # joint 6 from joint 5: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    H6at5_y = t118 * L6at6_x - t116 * h6_x
    t144 = v2_5_x * h6_x + minus_v2_5_z * L6at6_x - minus_B6_zz
    t145 = Q6_yz * t116 - Q6_xz * t118
    Z6at5_y = t145 - t144

    # joint 6 from joint 4: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    H6at4_x = c5 * minus_H6at6_x + s5 * H6at5_y
    H6at4_z = s5 * minus_H6at6_x - c5 * H6at5_y
    t146 = 0.0825 * H6at4_z
    minus_D6at4_x = c5 * D6at6_x - s5 * minus_B6_zz + 0.384 * H6at4_z
    minus_D6at4_y = D6at6_y + t146
    t147 = 0.384 * H6at4_x - 0.0825 * H6at6_y
    t148 = c5 * minus_B6_zz + s5 * D6at6_x
    D6at4_z = t147 - t148
    minus_L6at4_x = c5 * L6at6_x
    minus_L6at4_z = s5 * L6at6_x
    t149 = 0.0825 * minus_L6at4_z
    K6at4_x = c5 * Q6_xz - s5 * K6at6_z + 0.384 * minus_L6at4_z
    K6at4_y = Q6_yz + t149
    Z6at4_x = s5 * Z6at5_y - c5 * Z6at6_x
    minus_Z6at4_z = s5 * Z6at6_x + c5 * Z6at5_y

    # joint 6 from joint 3: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    t150 = minus_L6at4_x * v2_4_y - h6_x * v2_4_x
    t151 = K6at4_x * t112 - K6at4_y * t111
    minus_H6at3_x = c4 * H6at4_x + s4 * H6at6_y
    H6at3_z = c4 * H6at6_y - s4 * H6at4_x
    D6at3_x = c4 * minus_D6at4_x - s4 * minus_D6at4_y
    minus_D6at3_y = D6at4_z + 0.0825 * H6at3_z
    D6at3_z = s4 * minus_D6at4_x + c4 * minus_D6at4_y - t146
    L6at3_x = c4 * minus_L6at4_x - s4 * h6_x
    L6at3_z = s4 * minus_L6at4_x + c4 * h6_x
    K6at3_x = s4 * K6at4_y - c4 * K6at4_x
    t152 = 0.0825 * h6_x + 0.384 * minus_L6at4_x
    t153 = s5 * Q6_xz + c5 * K6at6_z
    K6at3_y = t152 - t153 - 0.0825 * L6at3_z
    Z6at3_x = s4 * minus_Z6at6_y - c4 * Z6at4_x
    minus_Z6at3_z = s4 * Z6at4_x + c4 * minus_Z6at6_y

    # joint 6 from joint 2: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    t154 = L6at3_x * v2_3_y - minus_L6at4_z * v2_3_x
    t155 = K6at3_x * t108 - K6at3_y * t107
    minus_H6at2_x = c3 * minus_H6at3_x - s3 * H6at4_z
    minus_H6at2_z = c3 * H6at4_z + s3 * minus_H6at3_x
    D6at2_x = c3 * D6at3_x + s3 * minus_D6at3_y + 0.316 * minus_H6at2_z
    D6at2_z = s3 * D6at3_x - c3 * minus_D6at3_y - 0.316 * minus_H6at2_x
    L6at2_z = s3 * L6at3_x + c3 * minus_L6at4_z
    K6at2_y = s4 * K6at4_x + c4 * K6at4_y - t149
    K6at2_x = c3 * K6at3_x - s3 * K6at3_y - 0.316 * L6at2_z
    Z6at2_x = c3 * Z6at3_x - s3 * minus_Z6at4_z
    Z6at2_z = s3 * Z6at3_x + c3 * minus_Z6at4_z

    # joint 6 from joint 1: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    D6at1_z = c2 * D6at3_z - s2 * D6at2_x
    minus_Z6at1_z = s2 * Z6at2_x + c2 * minus_Z6at3_z

    # joint 5 from joint 5: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    t156 = Q5_xy * t111
    t157 = Q5_xy * t115
    D5at5_x = t156 - Q5_yy * t115 + Q5_yz * t112 + B5_xz
    D5at5_y = t157 - Q5_xx * t111 - Q5_xz * t112 + B5_yz
    H5at5_z = t111 * h5_x - t115 * h5_y
    minus_H5at5_x = t112 * h5_x + P5_y
    H5at5_y = P5_x - t112 * h5_y
    Z5at5_y = B5_zy + minus_v2_5_z * h5_y - (Q5_yy * t111 + t157)

    # joint 5 from joint 4: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    t158 = 0.0825 * H5at5_y
    minus_D5at4_x = D5at5_x - 0.384 * H5at5_y
    minus_D5at4_y = B6_yy - t158
    D5at4_z = 0.384 * minus_H5at5_x - 0.0825 * H5at5_z - D5at5_y
    t159 = 0.0825 * h5_x
    K5at4_x = Q5_xz + t25
    minus_K5at4_y = K5at5_z - t159
    Z5at4_x = t156 + Q5_xx * t115 - (B5_zx + minus_v2_5_z * h5_x)
    t160 = B6_yy + (t114 * h5_y - t113 * h5_x)
    t161 = Q5_yz * t111 + Q5_xz * t115
    Z5at4_y = t161 - t160

    # joint 5 from joint 3: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    t162 = h5_y * v2_4_y - (minus_K5at4_y * t111 + K5at4_x * t112)
    minus_H5at3_x = c4 * minus_H5at5_x + s4 * H5at5_z
    H5at3_z = c4 * H5at5_z - s4 * minus_H5at5_x
    D5at3_x = c4 * minus_D5at4_x - s4 * minus_D5at4_y
    minus_D5at3_y = D5at4_z + 0.0825 * H5at3_z
    D5at3_z = s4 * minus_D5at4_x + c4 * minus_D5at4_y + t158
    minus_L5at3_x = c4 * h5_y
    minus_L5at3_z = s4 * h5_y
    minus_K5at3_x = c4 * K5at4_x + s4 * minus_K5at4_y
    K5at3_y = 0.0825 * minus_L5at3_z - K5at4_z
    K5at3_z = c4 * minus_K5at4_y - s4 * K5at4_x + t159
    Z5at3_x = s4 * Z5at4_y - c4 * Z5at4_x
    minus_Z5at3_z = s4 * Z5at4_x + c4 * Z5at4_y

    # joint 5 from joint 2: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    t163 = minus_L5at3_x * v2_3_y + h5_x * v2_3_x
    t164 = minus_K5at3_x * t108 + K5at3_y * t107
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
    t165 = Q4_xy * t107
    t166 = Q4_xy * t109
    t167 = Q4_xz * t108
    D4at4_x = B4_xz - (t165 + Q4_yy * t109 + Q4_yz * t108)
    D4at4_y = Q4_xx * t107 + t166 + t167 + B4_yz
    H4at4_y = t108 * h4_y + P4_x
    Z4at4_y = B4_zy + minus_v2_4_z * h4_y - (t166 - Q4_yy * t107)

    # joint 4 from joint 3: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
    H4at3_x = P4_y - t108 * h4_x
    H4at3_y = t109 * h4_y + t107 * h4_x
    D4at3_y = 0.0825 * H4at4_y - B4_zz
    D4at3_z = 0.0825 * H4at3_y - D4at4_y
    minus_K4at3_y = K4at4_z - 0.0825 * h4_x
    Z4at3_x = Q4_xx * t109 - t165 - (B4_zx + minus_v2_4_z * h4_x)
    t168 = B4_zz + (t110 * h4_y - v2_3_x * h4_x)
    t169 = Q4_xz * t109 - Q4_yz * t107
    Z4at3_y = t169 - t168

    # joint 4 from joint 2: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
    H4at2_x = c3 * H4at3_x - s3 * H4at3_y
    H4at2_z = s3 * H4at3_x + c3 * H4at3_y
    minus_D4at2_x = c3 * D4at4_x + s3 * D4at3_y + 0.316 * H4at2_z
    D4at2_z = c3 * D4at3_y - s3 * D4at4_x + 0.316 * H4at2_x
    L4at2_z = s3 * h4_y
    K4at2_x = c3 * Q4_xz + s3 * minus_K4at3_y - 0.316 * L4at2_z
    Z4at2_x = c3 * Z4at3_x - s3 * Z4at3_y
    Z4at2_z = s3 * Z4at3_x + c3 * Z4at3_y

    # joint 4 from joint 1: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
    D4at1_z = s2 * minus_D4at2_x + c2 * D4at3_z
    minus_Z4at1_z = s2 * Z4at2_x + c2 * Z4at4_y

    # joint 3 from joint 3: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z
    t170 = Q3_xy * t103
    t171 = Q3_xy * qd[1]
    D3at3_x = Q3_yy * qd[1] - t170 + Q3_yz * t104 + B3_xz
    D3at3_y = Q3_xx * t103 - t171 - Q3_xz * t104 + B3_yz
    minus_H3at3_x = t104 * h3_x + P3_y
    minus_H3at3_y = minus_P3_x + t104 * h3_y
    Z3at3_x = B3_zx + (Q3_xx * qd[1] + t170)
    Z3at3_y = B3_zy + (t171 + Q3_yy * t103)
    t172 = B3_zz + (t105 * h3_x + t106 * h3_y)
    t173 = Q3_xz * qd[1] + Q3_yz * t103
    Z3at3_z = t172 + t173

    # joint 3 from joint 2: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z
    D3at2_x = D3at3_x + 0.316 * minus_H3at3_y
    D3at2_z = D3at3_y - 0.316 * minus_H3at3_x

    # joint 3 from joint 1: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z
    D3at1_z = c2 * B3_zz - s2 * D3at2_x
    Z3at1_z = c2 * Z3at3_z - s2 * Z3at3_x

    # joint 2 from joint 1: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z
    t174 = Q2_xy * qd[0]
    minus_D2at1_z = t174 + B2_yz
    Z2at1_z = t174 - B2_zy

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
    C[2, 1] = Z3at3_y - (K3at3_z * t103 - minus_K3at2_x * t104)
    C[2, 2] = B3_zz
    C[2, 3] = D4at3_z
    C[2, 4] = D5at3_z
    C[2, 5] = D6at3_z
    C[2, 6] = D7at3_z
    C[3, 0] = -minus_Z4at1_z
    C[3, 1] = Z4at2_z - (K4at2_x * t104 + Q4_yz * t103)
    C[3, 2] = t167 + minus_K4at3_y * t107 + h4_y * v2_3_y - Z4at4_y
    C[3, 3] = B4_zz
    C[3, 4] = D5at4_z
    C[3, 5] = D6at4_z
    C[3, 6] = D7at4_z
    C[4, 0] = -minus_Z5at1_z
    C[4, 1] = minus_K5at2_x * t104 - K5at3_z * t103 + Z5at2_z
    C[4, 2] = -(t164 + t163 + minus_Z5at3_z)
    C[4, 3] = t162 - Z5at5_y
    C[4, 4] = B6_yy
    C[4, 5] = D6at6_y
    C[4, 6] = D7at5_z
    C[5, 0] = -minus_Z6at1_z
    C[5, 1] = K6at2_y * t103 - K6at2_x * t104 + Z6at2_z
    C[5, 2] = t155 + t154 - minus_Z6at3_z
    C[5, 3] = -(t151 + t150 + minus_Z6at4_z)
    C[5, 4] = K6at6_z * t116 + t142 + t143 - minus_Z6at6_y
    C[5, 5] = -minus_B6_zz
    C[5, 6] = D7at6_z
    C[6, 0] = -minus_Z7at1_z
    C[6, 1] = minus_K7at2_x * t104 + K7at2_y * t103 - minus_Z7at2_z
    C[6, 2] = t139 - t138 - minus_Z7at3_z
    C[6, 3] = t134 - t135 + Z7at4_z
    C[6, 4] = Z7at5_z - (t129 + t128)
    C[6, 5] = t127 - minus_Z7at7_y
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
    s3 = np.sin(q[2])
    c3 = np.cos(q[2])
    s4 = np.sin(q[3])
    c4 = np.cos(q[3])
    s5 = np.sin(q[4])
    c5 = np.cos(q[4])
    s6 = np.sin(q[5])
    c6 = np.cos(q[5])
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
    s3 = np.sin(q[2])
    c3 = np.cos(q[2])
    s4 = np.sin(q[3])
    c4 = np.cos(q[3])
    s5 = np.sin(q[4])
    c5 = np.cos(q[4])
    s6 = np.sin(q[5])
    c6 = np.cos(q[5])
    t1 = q[6] - 0.38420588060665173
    s7 = np.sin(t1)
    c7 = np.cos(t1)

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
    t2 = qd[1] * qd[1]
    minus_U2_xx = minus_w2_y * minus_w2_y + t2
    minus_U2_yy = minus_w2_x * minus_w2_x + t2
    minus_U2_zy = 2.0 * minus_alpha2_x

    # link 2: acceleration a of its origin, gravity included
    minus_a2_x = 9.81 * s2
    minus_a2_y = 9.81 * c2

    # link 2: moment n = I alpha + w x I w + mc x a
    t3 = 0.01026110182100817 * U2_xy - 0.00796671776787104 * alpha2_y
    t4 = 1.9125430024637617 * minus_alpha2_x
    n2_x = t3 - t4 + 0.0007689361029464 * (minus_U1_xx - minus_U2_yy)
    t5 = 0.00796671776787104 * minus_alpha2_x
    t6 = 0.0007689361029464 * U2_xy
    t7 = 0.01026110182100817 * (minus_U2_xx - minus_U1_xx)
    t8 = 0.046155764989863596 * alpha2_y + (t5 - t6)
    n2_y = t8 + t7
    t9 = 0.00398335888393552 * (minus_U2_yy - minus_U2_xx)
    t10 = 0.9331936187369491 * U2_xy
    n2_z = 0.01993386669246 * c2 - 30.45357582685272 * s2 - (t10 + t9)

    # link 3: angular velocity w
    w3_x = s3 * qd[1] - c3 * minus_w2_x
    w3_y = s3 * minus_w2_x + c3 * qd[1]
    w3_z = minus_w2_y + qd[2]

    # link 3: U = [alpha] + [w][w]
    U3_xz = s3 * minus_U2_zy - c3 * U2_xy
    U3_yz = s3 * U2_xy + c3 * minus_U2_zy

    # link 3: angular acceleration alpha
    t11 = w3_x * w3_z
    t12 = w3_y * w3_z
    t13 = w3_x * w3_y
    alpha3_x = t12 - U3_yz
    alpha3_y = U3_xz - t11

    # link 3: U = [alpha] + [w][w]
    t14 = w3_z * w3_z
    minus_U3_xx = w3_y * w3_y + t14
    minus_U3_yy = w3_x * w3_x + t14
    U3_xy = t13 + alpha2_y
    U3_yx = t13 - alpha2_y
    U3_zx = t11 - alpha3_y
    U3_zy = t12 + alpha3_x

    # link 3: acceleration a of its origin, gravity included
    t15 = 0.632 * minus_alpha2_x
    t16 = minus_a2_x + 0.316 * U2_xy
    a3_x = s3 * t15 - c3 * t16
    a3_y = s3 * t16 + c3 * t15
    a3_z = minus_a2_y - 0.316 * minus_U2_yy

    # link 3: force f = m a + U mc
    f3_x = 0.028227094878000014 * U3_xy - 0.684157959872 * minus_U3_xx
    f3_y = 0.684157959872 * U3_yx - 0.028227094878000014 * minus_U3_yy

    # link 3: moment n = I alpha + w x I w + mc x a
    t17 = 0.00012191242095074308 * U3_zx - 0.005487648106562255 * U3_yx
    t18 = 0.022178148964878207 * U3_zy
    t19 = 0.0043772571218395825 * U3_xy - 0.00012191242095074308 * U3_zy
    t20 = 0.056429671026527704 * U3_zx
    t21 = 0.005487648106562255 * U3_yz - 0.0043772571218395825 * U3_xz
    t22 = 0.0342515220616495 * t13 - 0.07860781999140591 * alpha2_y
    t23 = t18 + t17 - 0.0043772571218395825 * (minus_U2_yy - minus_U3_yy)
    t24 = 0.028227094878000014 * a3_z
    n3_x = t23 + t24
    t25 = t19 - t20 - 0.005487648106562255 * (minus_U3_xx - minus_U2_yy)
    t26 = 0.684157959872 * a3_z
    n3_y = t25 - t26
    t27 = t22 + t21 - 0.00012191242095074308 * (minus_U3_yy - minus_U3_xx)
    t28 = 0.684157959872 * a3_y - 0.028227094878000014 * a3_x
    n3_z = t27 + t28

    # link 4: angular velocity w
    minus_w4_x = c4 * w3_x + s4 * w3_z
    w4_y = s4 * w3_x - c4 * w3_z
    w4_z = qd[3] - w3_y

    # link 4: U = [alpha] + [w][w]
    U4_xz = c4 * U3_xy + s4 * U3_zy
    U4_yz = c4 * U3_zy - s4 * U3_xy

    # link 4: angular acceleration alpha
    t29 = minus_w4_x * w4_z
    t30 = w4_y * w4_z
    t31 = minus_w4_x * w4_y
    alpha4_x = t30 - U4_yz
    alpha4_y = U4_xz + t29

    # link 4: U = [alpha] + [w][w]
    t32 = w4_z * w4_z
    minus_U4_xx = w4_y * w4_y + t32
    minus_U4_yy = minus_w4_x * minus_w4_x + t32
    minus_U4_xy = t31 - alpha3_y
    minus_U4_yx = alpha3_y + t31
    minus_U4_zx = t29 + alpha4_y
    U4_zy = t30 + alpha4_x

    # link 4: acceleration a of its origin, gravity included
    t33 = a3_x - 0.0825 * minus_U3_xx
    minus_a4_z = a3_y + 0.0825 * U3_yx
    t34 = a3_z + 0.0825 * U3_zx
    minus_a4_x = c4 * t33 + s4 * t34
    a4_y = s4 * t33 - c4 * t34

    # link 4: force f = m a + U mc
    f4_x = 1.720683553603 * minus_U4_xy - 0.49008027465000004 * minus_U4_xx
    f4_y = 1.720683553603 * minus_U4_yy - 0.49008027465000004 * minus_U4_yx
    minus_f4_z = 0.49008027465000004 * minus_U4_zx + 1.720683553603 * U4_zy

    # link 4: moment n = I alpha + w x I w + mc x a
    t35 = 0.0039053550262761003 * minus_U4_yx
    t36 = 0.13876407268546084 * minus_U4_zx
    t37 = 0.0016444875773692705 * (minus_U3_yy - minus_U4_yy)
    t38 = 0.5852255150309719 * U4_zy + (t36 + t35)
    t39 = 0.0016444875773692705 * minus_U4_xy
    t40 = 0.13876407268546084 * U4_zy
    t41 = 0.0039053550262761003 * (minus_U4_xx - minus_U3_yy)
    t42 = 0.04584738615681554 * minus_U4_zx + (t40 + t39)
    t43 = 0.0016444875773692705 * U4_xz + 0.0039053550262761003 * U4_yz
    t44 = 0.5393781288741564 * t31 - 0.6310729011877874 * alpha3_y
    n4_x = t38 + t37 + 1.720683553603 * minus_a4_z
    n4_y = t42 - t41 + 0.49008027465000004 * minus_a4_z
    t45 = t44 + t43 + 0.13876407268546084 * (minus_U4_yy - minus_U4_xx)
    t46 = 0.49008027465000004 * a4_y - 1.720683553603 * minus_a4_x
    n4_z = t45 + t46

    # link 5: angular velocity w
    w5_x = c5 * minus_w4_x - s5 * w4_z
    minus_w5_y = s5 * minus_w4_x + c5 * w4_z
    w5_z = qd[4] - w4_y

    # link 5: U = [alpha] + [w][w]
    U5_xz = s5 * U4_zy - c5 * minus_U4_xy
    U5_yz = s5 * minus_U4_xy + c5 * U4_zy

    # link 5: angular acceleration alpha
    t47 = w5_x * w5_z
    t48 = minus_w5_y * w5_z
    t49 = w5_x * minus_w5_y
    minus_alpha5_x = t48 + U5_yz
    alpha5_y = U5_xz - t47

    # link 5: U = [alpha] + [w][w]
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
    t53 = 0.004600245517563105 * minus_U5_yx
    t54 = 0.0015152444733270301 * U5_zx
    t55 = 0.0021640520520981297 * (minus_U4_yy - minus_U5_yy)
    t56 = t53 + t54 - 0.010045187828321242 * minus_U5_zy
    t57 = 0.0015152444733270301 * minus_U5_zy
    t58 = 0.0021640520520981297 * U5_xy
    t59 = 0.004600245517563105 * (minus_U5_xx - minus_U4_yy)
    t60 = t57 - t58 - 0.0014511560650267152 * U5_zx
    t61 = 0.008594031763294527 * t49 - 0.011496343893347957 * alpha4_y
    t62 = 0.0021640520520981297 * U5_xz + 0.004600245517563105 * U5_yz
    n5_x = t56 + t55 - 0.067870631425 * minus_a5_z
    n5_y = t60 - t59 - 0.014653732538 * minus_a5_z
    t63 = t61 + t62 - 0.0015152444733270301 * (minus_U5_yy - minus_U5_xx)
    t64 = 0.014653732538 * a5_y + 0.067870631425 * a5_x
    n5_z = t63 - t64

    # link 6: angular velocity w
    w6_x = c6 * w5_x + s6 * w5_z
    w6_y = c6 * w5_z - s6 * w5_x
    w6_z = minus_w5_y + qd[5]

    # link 6: U = [alpha] + [w][w]
    U6_xz = s6 * minus_U5_zy - c6 * U5_xy
    U6_yz = c6 * minus_U5_zy + s6 * U5_xy

    # link 6: angular acceleration alpha
    t65 = w6_x * w6_z
    t66 = w6_y * w6_z
    t67 = w6_x * w6_y
    alpha6_x = t66 - U6_yz
    alpha6_y = U6_xz - t65

    # link 6: U = [alpha] + [w][w]
    t68 = w6_z * w6_z
    minus_U6_xx = w6_y * w6_y + t68
    minus_U6_yy = w6_x * w6_x + t68
    U6_xy = t67 + alpha5_y
    U6_yx = t67 - alpha5_y
    U6_zx = t65 - alpha6_y
    U6_zy = t66 + alpha6_x

    # link 6: acceleration a of its origin, gravity included
    a6_x = c6 * a5_x - s6 * minus_a5_z
    minus_a6_y = s6 * a5_x + c6 * minus_a5_z

    # link 6: force f = m a + U mc
    minus_f6_x = 0.16496755269500002 * minus_U6_xx + 0.068832705569 * U6_xy
    f6_y = 0.16496755269500002 * U6_yx + 0.068832705569 * minus_U6_yy
    f6_z = 0.16496755269500002 * U6_zx - 0.068832705569 * U6_zy

    # link 6: moment n = I alpha + w x I w + mc x a
    t69 = 0.00010375891721868492 * U6_yx + 0.005511034382675315 * U6_zx
    t70 = 0.013508337745659892 * U6_zy
    t71 = 0.005511034382675315 * U6_zy - 9.3569097314605e-05 * U6_xy
    t72 = 0.01563681537058756 * U6_zx
    t73 = 9.3569097314605e-05 * U6_xz + 0.00010375891721868492 * U6_yz
    t74 = 0.002128477624927667 * t67 - 0.02914515311624745 * alpha5_y
    t75 = t70 - t69 + 9.3569097314605e-05 * (minus_U5_yy - minus_U6_yy)
    t76 = 0.068832705569 * a5_y
    n6_x = t75 + t76
    t77 = t71 - t72 - 0.00010375891721868492 * (minus_U6_xx - minus_U5_yy)
    t78 = 0.16496755269500002 * a5_y
    n6_y = t77 + t78
    t79 = t74 + t73 + 0.005511034382675315 * (minus_U6_yy - minus_U6_xx)
    t80 = 0.068832705569 * a6_x - 0.16496755269500002 * minus_a6_y
    n6_z = t79 + t80

    # link 7: angular velocity w
    w7_x = c7 * w6_x + s7 * w6_z
    w7_y = c7 * w6_z - s7 * w6_x
    w7_z = qd[6] - w6_y

    # link 7: U = [alpha] + [w][w]
    minus_U7_xz = c7 * U6_xy + s7 * U6_zy
    minus_U7_yz = c7 * U6_zy - s7 * U6_xy

    # link 7: angular acceleration alpha
    t81 = w7_x * w7_z
    t82 = w7_y * w7_z
    t83 = w7_x * w7_y
    alpha7_x = t82 + minus_U7_yz
    minus_alpha7_y = minus_U7_xz + t81

    # link 7: U = [alpha] + [w][w]
    t84 = w7_z * w7_z
    minus_U7_xx = w7_y * w7_y + t84
    minus_U7_yy = w7_x * w7_x + t84
    U7_xy = t83 + alpha6_y
    U7_yx = t83 - alpha6_y
    U7_zx = t81 + minus_alpha7_y
    U7_zy = t82 + alpha7_x

    # link 7: acceleration a of its origin, gravity included
    a7_y = c7 * (0.088 * U6_zx - a5_y) - s7 * (a6_x - 0.088 * minus_U6_xx)
    a7_z = minus_a6_y - 0.088 * U6_yx

    # link 7: force f = m a + U mc
    minus_f7_x = 0.008343776383464369 * minus_U7_xx
    f7_y = 0.008343776383464369 * U7_yx
    f7_z = 0.008343776383464369 * U7_zx

    # link 7: moment n = I alpha + w x I w + mc x a
    t85 = 0.0013450149983408877 * U7_yx + 0.0005571816285452075 * U7_zx
    t86 = 0.003599772151319368 * U7_zy
    n7_x = t86 - t85 - 0.0011352667606277602 * (minus_U6_yy - minus_U7_yy)
    t87 = 0.0005571816285452075 * U7_zy + 0.0011352667606277602 * U7_xy
    t88 = 0.0013098798160415797 * U7_zx
    t89 = 0.0013450149983408877 * minus_U7_yz
    t90 = 0.0011352667606277602 * minus_U7_xz
    t91 = 0.0049096519673609475 * alpha6_y + 0.002289892335277788 * t83
    t92 = t89 - t90
    t93 = 0.0005571816285452075 * (minus_U7_yy - minus_U7_xx)
    t94 = t91 + t92
    t95 = t87 - t88 - 0.0013450149983408877 * (minus_U7_xx - minus_U6_yy)
    t96 = 0.008343776383464369 * a7_z
    n7_y = t95 - t96
    n7_z = t93 - t94 + 0.008343776383464369 * a7_y

    # joint 6: force F and moment N through it, joint 7 added
    t97 = c7 * f7_y - s7 * minus_f7_x
    N6_x = n6_x + (c7 * n7_x - s7 * n7_y)
    N6_y = n6_y - (n7_z + 0.088 * t97)
    N6_z = n6_z + (s7 * n7_x + c7 * n7_y - 0.0007342523217448644 * U7_zx)
    minus_F6_x = minus_f6_x + (c7 * minus_f7_x + s7 * f7_y)
    F6_y = f6_y - f7_z
    F6_z = f6_z + t97

    # joint 5: force F and moment N through it, joint 6 added
    N5_x = n5_x + (c6 * N6_x - s6 * N6_y)
    N5_y = n5_y - N6_z
    N5_z = n5_z + (s6 * N6_x + c6 * N6_y)
    F5_x = f5_x - (c6 * minus_F6_x + s6 * F6_y)
    F5_y = f5_y - F6_z

    # joint 4: force F and moment N through it, joint 5 added
    t98 = s5 * F5_y - c5 * F5_x
    t99 = minus_f5_z - (c6 * F6_y - s6 * minus_F6_x)
    t100 = s5 * F5_x + c5 * F5_y
    N4_x = n4_x + (s5 * N5_y - c5 * N5_x + 0.384 * t100)
    N4_y = n4_y + (0.0825 * t100 - N5_z)
    N4_z = n4_z + (0.0825 * t99 + 0.384 * t98 - (s5 * N5_x + c5 * N5_y))
    F4_x = f4_x + t98
    F4_y = f4_y + t99
    minus_F4_z = minus_f4_z + t100

    # joint 3: force F and moment N through it, joint 4 added
    N3_x = n3_x + (s4 * N4_y - c4 * N4_x)
    N3_y = n3_y + (0.0825 * (s4 * F4_x + c4 * F4_y) - N4_z)
    N3_z = n3_z + (0.0825 * minus_F4_z - (s4 * N4_x + c4 * N4_y))
    F3_x = f3_x + (s4 * F4_y - c4 * F4_x)
    F3_y = f3_y + minus_F4_z

    # joint 2: force F and moment N through it, joint 3 added
    N2_x = n2_x + (c3 * N3_x - s3 * N3_y - 0.316 * (s3 * F3_x + c3 * F3_y))
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
    s3 = np.sin(q[2])
    c3 = np.cos(q[2])
    s4 = np.sin(q[3])
    c4 = np.cos(q[3])
    s5 = np.sin(q[4])
    c5 = np.cos(q[4])
    s6 = np.sin(q[5])
    c6 = np.cos(q[5])
    t1 = q[6] - 0.38420588060665173
    s7 = np.sin(t1)
    c7 = np.cos(t1)

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
    t2 = qd[1] * qd[1]
    minus_U2_xx = minus_w2_y * minus_w2_y + t2
    minus_U2_yy = minus_w2_x * minus_w2_x + t2
    minus_U2_zy = 2.0 * minus_alpha2_x

    # link 2: acceleration a of its origin, gravity included
    minus_a2_x = 9.81 * s2
    minus_a2_y = 9.81 * c2

    # link 2: moment n = I alpha + w x I w + mc x a
    t3 = 0.01026110182100817 * U2_xy - 0.00796671776787104 * alpha2_y
    t4 = 1.9125430024637617 * minus_alpha2_x
    n2_x = t3 - t4 + 0.0007689361029464 * (minus_U1_xx - minus_U2_yy)
    t5 = 0.00796671776787104 * minus_alpha2_x
    t6 = 0.0007689361029464 * U2_xy
    t7 = 0.01026110182100817 * (minus_U2_xx - minus_U1_xx)
    t8 = 0.046155764989863596 * alpha2_y + (t5 - t6)
    n2_y = t8 + t7
    t9 = 0.00398335888393552 * (minus_U2_yy - minus_U2_xx)
    t10 = 0.9331936187369491 * U2_xy
    n2_z = 0.01993386669246 * c2 - 30.45357582685272 * s2 - (t10 + t9)

    # link 3: angular velocity w
    w3_x = s3 * qd[1] - c3 * minus_w2_x
    w3_y = s3 * minus_w2_x + c3 * qd[1]
    w3_z = minus_w2_y + qd[2]

    # link 3: U = [alpha] + [w][w]
    U3_xz = s3 * minus_U2_zy - c3 * U2_xy
    U3_yz = s3 * U2_xy + c3 * minus_U2_zy

    # link 3: angular acceleration alpha
    t11 = w3_x * w3_z
    t12 = w3_y * w3_z
    t13 = w3_x * w3_y
    alpha3_x = t12 - U3_yz
    alpha3_y = U3_xz - t11

    # link 3: U = [alpha] + [w][w]
    t14 = w3_z * w3_z
    minus_U3_xx = w3_y * w3_y + t14
    minus_U3_yy = w3_x * w3_x + t14
    U3_xy = t13 + alpha2_y
    U3_yx = t13 - alpha2_y
    U3_zx = t11 - alpha3_y
    U3_zy = t12 + alpha3_x

    # link 3: acceleration a of its origin, gravity included
    t15 = 0.632 * minus_alpha2_x
    t16 = minus_a2_x + 0.316 * U2_xy
    a3_x = s3 * t15 - c3 * t16
    a3_y = s3 * t16 + c3 * t15
    a3_z = minus_a2_y - 0.316 * minus_U2_yy

    # link 3: force f = m a + U mc
    f3_x = 0.028227094878000014 * U3_xy - 0.684157959872 * minus_U3_xx
    f3_y = 0.684157959872 * U3_yx - 0.028227094878000014 * minus_U3_yy

    # link 3: moment n = I alpha + w x I w + mc x a
    t17 = 0.00012191242095074308 * U3_zx - 0.005487648106562255 * U3_yx
    t18 = 0.022178148964878207 * U3_zy
    t19 = 0.0043772571218395825 * U3_xy - 0.00012191242095074308 * U3_zy
    t20 = 0.056429671026527704 * U3_zx
    t21 = 0.005487648106562255 * U3_yz - 0.0043772571218395825 * U3_xz
    t22 = 0.0342515220616495 * t13 - 0.07860781999140591 * alpha2_y
    t23 = t18 + t17 - 0.0043772571218395825 * (minus_U2_yy - minus_U3_yy)
    t24 = 0.028227094878000014 * a3_z
    n3_x = t23 + t24
    t25 = t19 - t20 - 0.005487648106562255 * (minus_U3_xx - minus_U2_yy)
    t26 = 0.684157959872 * a3_z
    n3_y = t25 - t26
    t27 = t22 + t21 - 0.00012191242095074308 * (minus_U3_yy - minus_U3_xx)
    t28 = 0.684157959872 * a3_y - 0.028227094878000014 * a3_x
    n3_z = t27 + t28

    # link 4: angular velocity w
    minus_w4_x = c4 * w3_x + s4 * w3_z
    w4_y = s4 * w3_x - c4 * w3_z
    w4_z = qd[3] - w3_y

    # link 4: U = [alpha] + [w][w]
    U4_xz = c4 * U3_xy + s4 * U3_zy
    U4_yz = c4 * U3_zy - s4 * U3_xy

    # link 4: angular acceleration alpha
    t29 = minus_w4_x * w4_z
    t30 = w4_y * w4_z
    t31 = minus_w4_x * w4_y
    alpha4_x = t30 - U4_yz
    alpha4_y = U4_xz + t29

    # link 4: U = [alpha] + [w][w]
    t32 = w4_z * w4_z
    minus_U4_xx = w4_y * w4_y + t32
    minus_U4_yy = minus_w4_x * minus_w4_x + t32
    minus_U4_xy = t31 - alpha3_y
    minus_U4_yx = alpha3_y + t31
    minus_U4_zx = t29 + alpha4_y
    U4_zy = t30 + alpha4_x

    # link 4: acceleration a of its origin, gravity included
    t33 = a3_x - 0.0825 * minus_U3_xx
    minus_a4_z = a3_y + 0.0825 * U3_yx
    t34 = a3_z + 0.0825 * U3_zx
    minus_a4_x = c4 * t33 + s4 * t34
    a4_y = s4 * t33 - c4 * t34

    # link 4: force f = m a + U mc
    f4_x = 1.720683553603 * minus_U4_xy - 0.49008027465000004 * minus_U4_xx
    f4_y = 1.720683553603 * minus_U4_yy - 0.49008027465000004 * minus_U4_yx
    minus_f4_z = 0.49008027465000004 * minus_U4_zx + 1.720683553603 * U4_zy

    # link 4: moment n = I alpha + w x I w + mc x a
    t35 = 0.0039053550262761003 * minus_U4_yx
    t36 = 0.13876407268546084 * minus_U4_zx
    t37 = 0.0016444875773692705 * (minus_U3_yy - minus_U4_yy)
    t38 = 0.5852255150309719 * U4_zy + (t36 + t35)
    t39 = 0.0016444875773692705 * minus_U4_xy
    t40 = 0.13876407268546084 * U4_zy
    t41 = 0.0039053550262761003 * (minus_U4_xx - minus_U3_yy)
    t42 = 0.04584738615681554 * minus_U4_zx + (t40 + t39)
    t43 = 0.0016444875773692705 * U4_xz + 0.0039053550262761003 * U4_yz
    t44 = 0.5393781288741564 * t31 - 0.6310729011877874 * alpha3_y
    n4_x = t38 + t37 + 1.720683553603 * minus_a4_z
    n4_y = t42 - t41 + 0.49008027465000004 * minus_a4_z
    t45 = t44 + t43 + 0.13876407268546084 * (minus_U4_yy - minus_U4_xx)
    t46 = 0.49008027465000004 * a4_y - 1.720683553603 * minus_a4_x
    n4_z = t45 + t46

    # link 5: angular velocity w
    w5_x = c5 * minus_w4_x - s5 * w4_z
    minus_w5_y = s5 * minus_w4_x + c5 * w4_z
    w5_z = qd[4] - w4_y

    # link 5: U = [alpha] + [w][w]
    U5_xz = s5 * U4_zy - c5 * minus_U4_xy
    U5_yz = s5 * minus_U4_xy + c5 * U4_zy

    # link 5: angular acceleration alpha
    t47 = w5_x * w5_z
    t48 = minus_w5_y * w5_z
    t49 = w5_x * minus_w5_y
    minus_alpha5_x = t48 + U5_yz
    alpha5_y = U5_xz - t47

    # link 5: U = [alpha] + [w][w]
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
    t53 = 0.004600245517563105 * minus_U5_yx
    t54 = 0.0015152444733270301 * U5_zx
    t55 = 0.0021640520520981297 * (minus_U4_yy - minus_U5_yy)
    t56 = t53 + t54 - 0.010045187828321242 * minus_U5_zy
    t57 = 0.0015152444733270301 * minus_U5_zy
    t58 = 0.0021640520520981297 * U5_xy
    t59 = 0.004600245517563105 * (minus_U5_xx - minus_U4_yy)
    t60 = t57 - t58 - 0.0014511560650267152 * U5_zx
    t61 = 0.008594031763294527 * t49 - 0.011496343893347957 * alpha4_y
    t62 = 0.0021640520520981297 * U5_xz + 0.004600245517563105 * U5_yz
    n5_x = t56 + t55 - 0.067870631425 * minus_a5_z
    n5_y = t60 - t59 - 0.014653732538 * minus_a5_z
    t63 = t61 + t62 - 0.0015152444733270301 * (minus_U5_yy - minus_U5_xx)
    t64 = 0.014653732538 * a5_y + 0.067870631425 * a5_x
    n5_z = t63 - t64

    # link 6: angular velocity w
    w6_x = c6 * w5_x + s6 * w5_z
    w6_y = c6 * w5_z - s6 * w5_x
    w6_z = minus_w5_y + qd[5]

    # link 6: U = [alpha] + [w][w]
    U6_xz = s6 * minus_U5_zy - c6 * U5_xy
    U6_yz = c6 * minus_U5_zy + s6 * U5_xy

    # link 6: angular acceleration alpha
    t65 = w6_x * w6_z
    t66 = w6_y * w6_z
    t67 = w6_x * w6_y
    alpha6_x = t66 - U6_yz
    alpha6_y = U6_xz - t65

    # link 6: U = [alpha] + [w][w]
    t68 = w6_z * w6_z
    minus_U6_xx = w6_y * w6_y + t68
    minus_U6_yy = w6_x * w6_x + t68
    U6_xy = t67 + alpha5_y
    U6_yx = t67 - alpha5_y
    U6_zx = t65 - alpha6_y
    U6_zy = t66 + alpha6_x

    # link 6: acceleration a of its origin, gravity included
    a6_x = c6 * a5_x - s6 * minus_a5_z
    minus_a6_y = s6 * a5_x + c6 * minus_a5_z

    # link 6: force f = m a + U mc
    minus_f6_x = 0.16496755269500002 * minus_U6_xx + 0.068832705569 * U6_xy
    f6_y = 0.16496755269500002 * U6_yx + 0.068832705569 * minus_U6_yy
    f6_z = 0.16496755269500002 * U6_zx - 0.068832705569 * U6_zy

    # link 6: moment n = I alpha + w x I w + mc x a
    t69 = 0.00010375891721868492 * U6_yx + 0.005511034382675315 * U6_zx
    t70 = 0.013508337745659892 * U6_zy
    t71 = 0.005511034382675315 * U6_zy - 9.3569097314605e-05 * U6_xy
    t72 = 0.01563681537058756 * U6_zx
    t73 = 9.3569097314605e-05 * U6_xz + 0.00010375891721868492 * U6_yz
    t74 = 0.002128477624927667 * t67 - 0.02914515311624745 * alpha5_y
    t75 = t70 - t69 + 9.3569097314605e-05 * (minus_U5_yy - minus_U6_yy)
    t76 = 0.068832705569 * a5_y
    n6_x = t75 + t76
    t77 = t71 - t72 - 0.00010375891721868492 * (minus_U6_xx - minus_U5_yy)
    t78 = 0.16496755269500002 * a5_y
    n6_y = t77 + t78
    t79 = t74 + t73 + 0.005511034382675315 * (minus_U6_yy - minus_U6_xx)
    t80 = 0.068832705569 * a6_x - 0.16496755269500002 * minus_a6_y
    n6_z = t79 + t80

    # link 7: angular velocity w
    w7_x = c7 * w6_x + s7 * w6_z
    w7_y = c7 * w6_z - s7 * w6_x
    w7_z = qd[6] - w6_y

    # link 7: U = [alpha] + [w][w]
    minus_U7_xz = c7 * U6_xy + s7 * U6_zy
    minus_U7_yz = c7 * U6_zy - s7 * U6_xy

    # link 7: angular acceleration alpha
    t81 = w7_x * w7_z
    t82 = w7_y * w7_z
    t83 = w7_x * w7_y
    alpha7_x = t82 + minus_U7_yz
    minus_alpha7_y = minus_U7_xz + t81

    # link 7: U = [alpha] + [w][w]
    t84 = w7_z * w7_z
    minus_U7_xx = w7_y * w7_y + t84
    minus_U7_yy = w7_x * w7_x + t84
    U7_xy = t83 + alpha6_y
    U7_yx = t83 - alpha6_y
    U7_zx = t81 + minus_alpha7_y
    U7_zy = t82 + alpha7_x

    # link 7: acceleration a of its origin, gravity included
    a7_y = c7 * (0.088 * U6_zx - a5_y) - s7 * (a6_x - 0.088 * minus_U6_xx)
    a7_z = minus_a6_y - 0.088 * U6_yx

    # link 7: force f = m a + U mc
    minus_f7_x = 0.008343776383464369 * minus_U7_xx
    f7_y = 0.008343776383464369 * U7_yx
    f7_z = 0.008343776383464369 * U7_zx

    # link 7: moment n = I alpha + w x I w + mc x a
    t85 = 0.0013450149983408877 * U7_yx + 0.0005571816285452075 * U7_zx
    t86 = 0.003599772151319368 * U7_zy
    n7_x = t86 - t85 - 0.0011352667606277602 * (minus_U6_yy - minus_U7_yy)
    t87 = 0.0005571816285452075 * U7_zy + 0.0011352667606277602 * U7_xy
    t88 = 0.0013098798160415797 * U7_zx
    t89 = 0.0013450149983408877 * minus_U7_yz
    t90 = 0.0011352667606277602 * minus_U7_xz
    t91 = 0.0049096519673609475 * alpha6_y + 0.002289892335277788 * t83
    t92 = t89 - t90
    t93 = 0.0005571816285452075 * (minus_U7_yy - minus_U7_xx)
    t94 = t91 + t92
    t95 = t87 - t88 - 0.0013450149983408877 * (minus_U7_xx - minus_U6_yy)
    t96 = 0.008343776383464369 * a7_z
    n7_y = t95 - t96
    n7_z = t93 - t94 + 0.008343776383464369 * a7_y

    # joint 6: force F and moment N through it, joint 7 added
    t97 = c7 * f7_y - s7 * minus_f7_x
    N6_x = n6_x + (c7 * n7_x - s7 * n7_y)
    N6_y = n6_y - (n7_z + 0.088 * t97)
    N6_z = n6_z + (s7 * n7_x + c7 * n7_y - 0.0007342523217448644 * U7_zx)
    minus_F6_x = minus_f6_x + (c7 * minus_f7_x + s7 * f7_y)
    F6_y = f6_y - f7_z
    F6_z = f6_z + t97

    # joint 5: force F and moment N through it, joint 6 added
    N5_x = n5_x + (c6 * N6_x - s6 * N6_y)
    N5_y = n5_y - N6_z
    N5_z = n5_z + (s6 * N6_x + c6 * N6_y)
    F5_x = f5_x - (c6 * minus_F6_x + s6 * F6_y)
    F5_y = f5_y - F6_z

    # joint 4: force F and moment N through it, joint 5 added
    t98 = s5 * F5_y - c5 * F5_x
    t99 = minus_f5_z - (c6 * F6_y - s6 * minus_F6_x)
    t100 = s5 * F5_x + c5 * F5_y
    N4_x = n4_x + (s5 * N5_y - c5 * N5_x + 0.384 * t100)
    N4_y = n4_y + (0.0825 * t100 - N5_z)
    N4_z = n4_z + (0.0825 * t99 + 0.384 * t98 - (s5 * N5_x + c5 * N5_y))
    F4_x = f4_x + t98
    F4_y = f4_y + t99
    minus_F4_z = minus_f4_z + t100

    # joint 3: force F and moment N through it, joint 4 added
    N3_x = n3_x + (s4 * N4_y - c4 * N4_x)
    N3_y = n3_y + (0.0825 * (s4 * F4_x + c4 * F4_y) - N4_z)
    N3_z = n3_z + (0.0825 * minus_F4_z - (s4 * N4_x + c4 * N4_y))
    F3_x = f3_x + (s4 * F4_y - c4 * F4_x)
    F3_y = f3_y + minus_F4_z

    # joint 2: force F and moment N through it, joint 3 added
    N2_x = n2_x + (c3 * N3_x - s3 * N3_y - 0.316 * (s3 * F3_x + c3 * F3_y))
    N2_y = n2_y - N3_z
    N2_z = n2_z + (s3 * N3_x + c3 * N3_y + 0.316 * (c3 * F3_x - s3 * F3_y))

    # joint 1: force F and moment N through it, joint 2 added
    minus_N1_z = s2 * N2_x + c2 * N2_y

    # all beyond joint 7: moments of mass h and Q about it
    h7_x = 0.008343776383464369 * c7
    h7_y = 0.008343776383464369 * s7
    t101 = 0.002289892335277788 * s7 + 0.001114363257090415 * c7
    t102 = s7 * t101
    Q7_xx = 0.0013098798160415797 + t102
    Q7_yy = 0.003599772151319368 - t102
    Q7_xy = 0.0005571816285452075 - c7 * t101
    Q7_yz = 0.0013450149983408877 * s7 + 0.0011352667606277602 * c7

    # all beyond joint 6: moments of mass h and Q about it
    t103 = 0.0011352667606277602 * s7 - 0.0013450149983408877 * c7
    t104 = h7_x + 0.16496755269500002
    t105 = Q7_xx + 0.0014685046434897288 * c7 + 0.01563681537058756
    t106 = t103 - 0.005511034382675315
    t107 = Q7_xy + 0.0007342523217448644 * s7 + 0.00010375891721868492
    t108 = Q7_yz + 9.3569097314605e-05
    h6_x = c6 * t104 + 0.068832705569 * s6
    t109 = s6 * (t105 - 0.01350833774565989) + c6 * (2.0 * t106)
    t110 = s6 * t109
    Q6_xx = t105 - t110
    Q6_yy = 0.01350833774565989 + t110
    Q6_xy = c6 * t109 - t106
    Q6_xz = c6 * t107 + s6 * t108
    Q6_yz = s6 * t107 - c6 * t108

    # all beyond joint 5: moments of mass h and Q about it
    t111 = h6_x - 0.014653732538
    t112 = 0.067870631425 - h7_y
    t113 = Q6_xx + 0.0014511560650267152
    t114 = 0.0015152444733270301 - Q6_xz
    t115 = Q6_xy + 0.004600245517563105
    t116 = Q7_yy + 0.010045187828321242
    t117 = Q6_yz + 0.0021640520520981297
    h5_x = c5 * t111 - s5 * t112
    h5_y = s5 * t111 + c5 * t112
    t118 = s5 * (t113 - t116) + c5 * (2.0 * t114)
    t119 = s5 * t118
    Q5_xx = t113 - t119
    Q5_yy = t116 + t119
    Q5_xy = c5 * t118 - t114
    Q5_xz = c5 * t115 + s5 * t117
    Q5_yz = s5 * t115 - c5 * t117

    # all beyond joint 4: moments of mass h and Q about it
    t120 = 0.068832705569 * c6 - s6 * t104
    t121 = 0.384 * h5_x
    t122 = 0.0825 * h5_y
    t123 = Q5_yz + 0.384 * h5_y
    t124 = 0.49008027465000004 - h5_x
    t125 = t120 - 1.720683553603
    t126 = Q5_xx - 0.165 * h5_x + 0.045847386156815495
    t127 = Q5_xz + (0.0825 * t120 + t121) - 0.13876407268546084
    t128 = Q5_xy - t122 + 0.0039053550262761003
    t129 = Q6_yy - 0.768 * t120 + 0.5852255150309719
    t130 = t123 - 0.0016444875773692705
    h4_y = s4 * t124 + c4 * t125
    t131 = s4 * (t126 - t129) + c4 * (2.0 * t127)
    t132 = s4 * t131
    Q4_xx = t126 - t132
    Q4_yy = t129 + t132
    Q4_xy = c4 * t131 - t127
    Q4_xz = c4 * t128 - s4 * t130
    Q4_yz = s4 * t128 + c4 * t130

    # all beyond joint 3: moments of mass h and Q about it
    t133 = s4 * t125 - c4 * t124
    t134 = t133 + 0.684157959872
    t135 = h5_y + 0.028227094878000014
    t136 = Q4_xx + 0.165 * t133 + 0.056429671026527704
    t137 = Q4_xz + t122 + 0.00012191242095074308
    t138 = Q4_xy - 0.0825 * h4_y + 0.005487648106562255
    t139 = Q5_yy + 0.022178148964878207
    t140 = Q4_yz + 0.0043772571218395825
    h3_x = c3 * t134 - s3 * t135
    h3_y = s3 * t134 + c3 * t135
    t141 = s3 * (t136 - t139) + c3 * (2.0 * t137)
    t142 = s3 * t141
    Q3_xx = t136 - t142
    Q3_yy = t139 + t142
    Q3_xy = c3 * t141 - t137
    Q3_yz = s3 * t138 + c3 * t140

    # all beyond joint 2: moments of mass h and Q about it
    t143 = s3 * t140 - c3 * t138 - 0.316 * h3_x
    t144 = Q3_yz + 0.316 * h3_y
    t145 = Q3_xx + 0.023077882494931812
    t146 = Q4_yy - 0.632 * h4_y + 0.9562715012318809
    t147 = s2 * (t145 - t146) + c2 * (2.0 * (t143 + 0.00398335888393552))
    t148 = s2 * t147
    Q2_xx = t145 - t148
    Q2_yy = t146 + t148
    t149 = s2 * (Q3_xy - 0.01026110182100817)
    t150 = c2 * (t144 + 0.0007689361029464)
    Q2_yz = t149 - t150

    # all beyond joint 1: moments of mass h and Q about it
    Q1_xx = Q2_xx + 0.006253137926937491
    Q1_yy = Q3_yy + 0.008006428067537041

    # row 7 of L and entry 7 of D in M = L^T D L
    D7 = Q7_xx + Q7_yy
    t151 = D7 + 0.0007342523217448644 * c7
    t152 = c6 * h7_y
    t153 = s6 * h7_y
    t154 = c6 * t103 + s6 * t151
    t155 = s6 * t103 - c6 * t151
    t156 = c5 * t152 - s5 * h7_x
    t157 = s5 * t152 + c5 * h7_x
    t158 = 0.0825 * t157
    t159 = s5 * Q7_yz - c5 * t154 - 0.384 * t157
    t160 = t155 + t158
    t161 = 0.0825 * t153 + 0.384 * t156 - (s5 * t154 + c5 * Q7_yz)
    t162 = s4 * t153 - c4 * t156
    t163 = c4 * t159 + s4 * t160
    t164 = 0.0825 * (s4 * t156 + c4 * t153) - t161
    t165 = c4 * t160 - s4 * t159 - t158
    t166 = c3 * t164 - s3 * t163 + 0.316 * (c3 * t162 + s3 * t157)
    t167 = s2 * (c3 * t163 + s3 * t164 + 0.316 * (s3 * t162 - c3 * t157))
    t168 = c2 * t165
    t169 = t167 + t168
    t170 = Q6_xx + Q6_yy
    t171 = c5 * t120
    t172 = s5 * t120
    t173 = 0.0825 * t172
    t174 = c5 * Q6_xz - s5 * t170 + 0.384 * t172
    t175 = Q6_yz + t173
    t176 = s5 * Q6_xz + c5 * t170 - (0.0825 * h6_x + 0.384 * t171)
    t177 = c4 * t171 - s4 * h6_x
    t178 = s4 * t175 - c4 * t174
    t179 = t176 + 0.0825 * (s4 * t171 + c4 * h6_x)
    t180 = t173 - (s4 * t174 + c4 * t175)
    t181 = s2 * (c3 * t178 + s3 * t179 - 0.316 * (s3 * t177 + c3 * t172))
    t182 = c2 * t180
    t183 = Q5_xx + Q5_yy
    t184 = 0.0825 * h5_x
    t185 = Q5_xz + t121
    t186 = t183 - t184
    t187 = c4 * h5_y
    t188 = c4 * t185 + s4 * t186
    t189 = 0.0825 * (s4 * h5_y) - t123
    t190 = c4 * t186 - s4 * t185 + t184
    t191 = s2 * (c3 * t188 + s3 * t189 + 0.316 * (c3 * h5_x - s3 * t187))
    t192 = c2 * t190
    t193 = Q4_xx + Q4_yy
    t194 = t193 + 0.0825 * t133
    t195 = Q3_xx + Q3_yy
    L7_1 = t169 / D7
    L7_2 = t166 / D7
    L7_3 = t165 / D7
    L7_4 = t161 / D7
    L7_5 = t155 / D7
    minus_L7_6 = Q7_yz / D7

    # row 6 of L and entry 6 of D in M = L^T D L
    t196 = c2 * Q4_yz - s2 * (c3 * Q4_xz + s3 * t194 - 0.316 * (s3 * h4_y))
    t197 = L7_4 * t169
    t198 = c3 * t189 - s3 * t188 - 0.316 * (c3 * t187 + s3 * h5_x)
    t199 = L7_5 * t166
    t200 = minus_L7_6 * t169 - (t181 - t182)
    t201 = s3 * t178 - c3 * t179 + 0.316 * (c3 * t177 - s3 * t172)
    t202 = minus_L7_6 * t166
    t203 = t201 + t202
    t204 = t180 + minus_L7_6 * t165
    t205 = t176 + minus_L7_6 * t161
    t206 = minus_L7_6 * t155 - Q6_yz
    D6 = t170 - minus_L7_6 * Q7_yz
    L6_1 = t200 / D6
    L6_2 = t203 / D6
    L6_3 = t204 / D6
    L6_4 = t205 / D6
    L6_5 = t206 / D6

    # row 5 of L and entry 5 of D in M = L^T D L
    t207 = s3 * Q4_xz - c3 * t194 + 0.316 * (c3 * h4_y) - L7_4 * t166
    t208 = L6_4 * t203
    t209 = t191 + t192 - L7_5 * t169 - L6_5 * t200
    t210 = t198 - t199 - L6_5 * t203
    t211 = t190 - L7_5 * t165 - L6_5 * t204
    t212 = t123 - L7_5 * t161 - L6_5 * t205
    D5 = t183 - L7_5 * t155 - L6_5 * t206
    L5_1 = t209 / D5
    L5_2 = t210 / D5
    L5_3 = t211 / D5
    L5_4 = t212 / D5

    # row 4 of L and entry 4 of D in M = L^T D L
    t213 = t196 - t197 - L6_4 * t200 - L5_4 * t209
    t214 = t207 - t208 - L5_4 * t210
    t215 = Q4_yz - L7_4 * t165 - L6_4 * t204 - L5_4 * t211
    D4 = t193 - L7_4 * t161 - L6_4 * t205 - L5_4 * t212
    L4_1 = t213 / D4
    L4_2 = t214 / D4
    L4_3 = t215 / D4

    # row 3 of L and entry 3 of D in M = L^T D L
    t216 = Q1_xx + Q1_yy - L7_1 * t169 - L6_1 * t200 - L5_1 * t209
    t217 = L4_1 * t213
    t218 = Q2_xx + Q2_yy - L7_2 * t166 - L6_2 * t203 - L5_2 * t210
    t219 = L4_2 * t214
    t220 = c2 * t195 - s2 * t143 - L7_3 * t169 - L6_3 * t200 - L5_3 * t209
    t221 = L4_3 * t213
    t222 = t220 - t221
    t223 = t144 + L7_3 * t166 + L6_3 * t203 + L5_3 * t210 + L4_3 * t214
    D3 = t195 - L7_3 * t165 - L6_3 * t204 - L5_3 * t211 - L4_3 * t215
    L3_1 = t222 / D3
    minus_L3_2 = t223 / D3

    # row 2 of L and entry 2 of D in M = L^T D L
    t224 = Q2_yz - L7_2 * t169 - L6_2 * t200 - L5_2 * t209 - L4_2 * t213
    t225 = minus_L3_2 * t222
    t226 = t224 + t225
    D2 = t218 - t219 - minus_L3_2 * t223
    L2_1 = t226 / D2

    # row 1 of L and entry 1 of D in M = L^T D L
    D1 = t216 - t217 - L3_1 * t222 - L2_1 * t226

    # solve L^T y = right-hand side, tips first
    y7 = tau[6] - n7_z
    y6 = tau[5] - N6_z + minus_L7_6 * y7
    y5 = tau[4] - N5_z - L7_5 * y7 - L6_5 * y6
    y4 = tau[3] - N4_z - L7_4 * y7 - L6_4 * y6 - L5_4 * y5
    t227 = tau[0] + minus_N1_z - L7_1 * y7 - L6_1 * y6 - L5_1 * y5
    t228 = L4_1 * y4
    y3 = tau[2] - N3_z - L7_3 * y7 - L6_3 * y6 - L5_3 * y5 - L4_3 * y4
    t229 = tau[1] - N2_z - L7_2 * y7 - L6_2 * y6 - L5_2 * y5 - L4_2 * y4
    t230 = minus_L3_2 * y3
    y2 = t229 + t230
    y1 = t227 - t228 - L3_1 * y3 - L2_1 * y2

    # solve L x = y / D, base first
    x1 = y1 / D1
    x2 = y2 / D2 - L2_1 * x1
    x3 = y3 / D3 - L3_1 * x1 + minus_L3_2 * x2
    x4 = y4 / D4 - L4_1 * x1 - L4_2 * x2 - L4_3 * x3
    x5 = y5 / D5 - L5_1 * x1 - L5_2 * x2 - L5_3 * x3 - L5_4 * x4
    t231 = y6 / D6 - L6_1 * x1 - L6_2 * x2 - L6_3 * x3 - L6_4 * x4
    t232 = L6_5 * x5
    x6 = t231 - t232
    t233 = y7 / D7 - L7_1 * x1 - L7_2 * x2 - L7_3 * x3 - L7_4 * x4
    t234 = L7_5 * x5
    x7 = t233 - t234 + minus_L7_6 * x6

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
    s7 = np.sin(q[6])
    c7 = np.cos(q[6])

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
    o4_x = o3_x + 0.0825 * E3_xx
    o4_y = o3_y + 0.0825 * E3_yx
    o4_z = o3_z - 0.0825 * minus_E3_zx

    # link 5: axes E and origin o in the base frame
    E5_xx = E4_xx * c5 - minus_E3_xy * s5
    minus_E5_xy = E4_xx * s5 + minus_E3_xy * c5
    E5_yx = E4_yx * c5 - E4_yz * s5
    minus_E5_yy = E4_yx * s5 + E4_yz * c5
    E5_zx = E4_zx * c5 + E3_zy * s5
    o5_x = o4_x + (0.384 * E4_xy - 0.0825 * E4_xx)
    o5_y = o4_y + (0.384 * E4_yy - 0.0825 * E4_yx)
    o5_z = o4_z + (0.384 * E4_zy - 0.0825 * E4_zx)

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
    o7_x = o5_x + 0.088 * E6_xx
    o7_y = o5_y + 0.088 * E6_yx
    o7_z = o5_z + 0.088 * E6_zx

    X = np.empty((1, 4, 4, *batch), dtype)
    X[0, 0, 0] = E7_xx
    X[0, 0, 1] = E7_xy
    X[0, 0, 2] = E7_xz
    X[0, 0, 3] = o7_x + 0.107 * E7_xz
    X[0, 1, 0] = E7_yx
    X[0, 1, 1] = E7_yy
    X[0, 1, 2] = E7_yz
    X[0, 1, 3] = o7_y + 0.107 * E7_yz
    X[0, 2, 0] = E7_zx
    X[0, 2, 1] = E7_zy
    X[0, 2, 2] = E7_zz
    X[0, 2, 3] = o7_z + 0.107 * E7_zz
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
    s7 = np.sin(q[6])
    c7 = np.cos(q[6])

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
    t1 = q[6] - 0.38420588060665173
    s7 = np.sin(t1)
    c7 = np.cos(t1)

    # all beyond joint 7: moments of mass h and Q about it
    h7_x = 0.008343776383464369 * c7
    h7_y = 0.008343776383464369 * s7
    t2 = 0.002289892335277788 * s7 + 0.001114363257090415 * c7
    t3 = s7 * t2
    Q7_xx = 0.0013098798160415797 + t3
    Q7_yy = 0.003599772151319368 - t3
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
    t9 = s6 * (t5 - 0.01350833774565989) - c6 * (2.0 * t6)
    t10 = s6 * t9
    Q6_xx = t5 - t10
    Q6_yy = 0.01350833774565989 + t10
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
    t20 = 0.384 * h5_x
    t21 = 0.0825 * h5_y
    K5at4_z = Q5_yz + 0.384 * h5_y

    # all beyond joint 4: moments of mass h and Q about it
    t22 = 0.49008027465000004 - h5_x
    t23 = L6at6_x - 1.720683553603
    t24 = Q5_xx - 0.165 * h5_x + 0.045847386156815495
    t25 = Q5_xz + (0.0825 * L6at6_x + t20) - 0.13876407268546084
    t26 = Q5_xy - t21 + 0.0039053550262761003
    t27 = Q6_yy - 0.768 * L6at6_x + 0.5852255150309719
    t28 = K5at4_z - 0.0016444875773692705
    h4_x = c4 * t22 - s4 * t23
    h4_y = s4 * t22 + c4 * t23
    t29 = s4 * (t24 - t27) + c4 * (2.0 * t25)
    t30 = s4 * t29
    Q4_xx = t24 - t30
    Q4_yy = t27 + t30
    Q4_xy = c4 * t29 - t25
    Q4_xz = c4 * t26 - s4 * t28
    Q4_yz = s4 * t26 + c4 * t28

    # all beyond joint 3: moments of mass h and Q about it
    t31 = 0.684157959872 - h4_x
    t32 = h5_y + 0.028227094878000014
    t33 = Q4_xx - 0.165 * h4_x + 0.056429671026527704
    t34 = Q4_xz + t21 + 0.00012191242095074308
    t35 = Q4_xy - 0.0825 * h4_y + 0.005487648106562255
    t36 = Q5_yy + 0.022178148964878207
    t37 = Q4_yz + 0.0043772571218395825
    h3_x = c3 * t31 - s3 * t32
    h3_y = s3 * t31 + c3 * t32
    t38 = s3 * (t33 - t36) + c3 * (2.0 * t34)
    t39 = s3 * t38
    Q3_xx = t33 - t39
    Q3_yy = t36 + t39
    Q3_xy = c3 * t38 - t34
    Q3_xz = c3 * t35 - s3 * t37
    Q3_yz = s3 * t35 + c3 * t37

    # joint 3 from joint 2: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z
    minus_K3at2_x = Q3_xz + 0.316 * h3_x
    minus_K3at2_z = Q3_yz + 0.316 * h3_y

    # all beyond joint 2: moments of mass h and Q about it
    t40 = Q3_xx + 0.023077882494931812
    t41 = 0.00398335888393552 - minus_K3at2_x
    t42 = Q3_xy - 0.01026110182100817
    t43 = Q4_yy - 0.632 * h4_y + 0.9562715012318809
    t44 = minus_K3at2_z + 0.0007689361029464
    h2_y = s2 * (h3_x - 0.002031994566) + c2 * (h4_y - 3.104340043512)
    t45 = s2 * (t40 - t43) + c2 * (2.0 * t41)
    t46 = s2 * t45
    Q2_xx = t40 - t46
    Q2_yy = t43 + t46
    Q2_xy = c2 * t45 - t41
    Q2_xz = c2 * t42 + s2 * t44
    Q2_yz = s2 * t42 - c2 * t44

    # all beyond joint 7: block B and momentum P, both doubled, seen from it
    t47 = qd[6] * Q7_yz
    t48 = qd[6] * Q7_xz
    t49 = qd[6] * h7_y
    t50 = qd[6] * h7_x
    t51 = 2.0 * qd[6]
    B7_xx = t51 * Q7_xy
    B7_xy = t51 * Q7_yy
    minus_B7_yx = t51 * Q7_xx
    B7_xz = 2.0 * t47
    minus_B7_yz = 2.0 * t48
    minus_P7_x = 2.0 * t49
    P7_y = 2.0 * t50

    # all beyond joint 6: block B and momentum P, both doubled, seen from it
    t52 = 0.176 * t49
    t53 = minus_B7_yx + 0.176 * t50
    minus_B6_zz = B7_xx + t52
    t54 = s6 * minus_B6_zz - c6 * B7_xz
    t55 = s6 * t54
    t56 = c6 * t54
    minus_B6_zx = s6 * minus_B7_yz + c6 * t53
    minus_B6_zy = s6 * t53 - c6 * minus_B7_yz
    t57 = qd[5] * Q6_yz
    t58 = qd[5] * Q6_xz
    t59 = qd[5] * L6at6_x
    t60 = qd[5] * h6_x
    t61 = c6 * B7_xy + t57
    t62 = s6 * B7_xy - t58
    t63 = t59 - c6 * minus_P7_x
    t64 = t60 - s6 * minus_P7_x
    t65 = 2.0 * qd[5]
    t66 = t65 * Q6_xy
    B6_xx = B7_xx - t55 + t66
    B6_xy = t56 + t65 * Q6_yy
    B6_yx = t56 + B7_xz - t65 * Q6_xx
    B6_yy = t55 - t52 - t66
    B6_xz = t61 + t57
    B6_yz = t62 - t58
    P6_x = t63 + t59
    P6_y = t64 + t60

    # all beyond joint 5: block B and momentum P, both doubled, seen from it
    t67 = s5 * (B6_xx + minus_B6_zz) + c5 * (minus_B6_zx - B6_xz)
    t68 = s5 * t67
    t69 = c5 * t67
    B5_zx = c5 * B6_yx + s5 * B6_yz
    B5_zy = s5 * B6_yx - c5 * B6_yz
    t70 = qd[4] * Q5_yz
    t71 = qd[4] * Q5_xz
    t72 = qd[4] * h5_y
    t73 = qd[4] * h5_x
    t74 = c5 * B6_xy - s5 * minus_B6_zy + t70
    t75 = s5 * B6_xy + c5 * minus_B6_zy - t71
    t76 = c5 * P6_x + s5 * P7_y - t72
    t77 = s5 * P6_x - c5 * P7_y + t73
    t78 = 2.0 * qd[4]
    t79 = t78 * Q5_xy
    B5_xx = B6_xx - t68 + t79
    B5_xy = t69 - minus_B6_zx + t78 * Q5_yy
    B5_yx = t69 + B6_xz - t78 * Q5_xx
    B5_yy = t68 - minus_B6_zz - t79
    B5_xz = t74 + t70
    B5_yz = t75 - t71
    P5_x = t76 - t72
    P5_y = t77 + t73

    # all beyond joint 4: block B and momentum P, both doubled, seen from it
    t80 = 0.384 * P6_y
    t81 = 0.0825 * P5_x
    t82 = 0.0825 * P5_y
    t83 = B5_xx + t80
    t84 = B5_xz - 0.384 * P5_x
    t85 = B5_zx + 0.0825 * P6_y
    t86 = B6_yy - t81
    t87 = B5_yx + t82
    t88 = B5_yz - 0.384 * P5_y
    B4_zz = B5_yy - (t81 - t80)
    t89 = s4 * (t83 - t86) + c4 * (t84 + t85)
    t90 = s4 * t89
    t91 = c4 * t89
    B4_zx = c4 * t87 - s4 * t88
    B4_zy = s4 * t87 + c4 * t88
    t92 = qd[3] * Q4_yz
    t93 = qd[3] * Q4_xz
    t94 = qd[3] * h4_y
    t95 = qd[3] * h4_x
    t96 = c4 * B5_xy - s4 * B5_zy + t92
    t97 = s4 * B5_xy + c4 * B5_zy - t93
    t98 = s4 * P6_y - c4 * P5_x - t94
    t99 = t95 - (s4 * P5_x + c4 * P6_y)
    t100 = 2.0 * qd[3]
    t101 = t100 * Q4_xy
    B4_xx = t83 - t90 + t101
    B4_xy = t91 - t85 + t100 * Q4_yy
    B4_yx = t91 - t84 - t100 * Q4_xx
    B4_yy = t86 + t90 - t101
    B4_xz = t96 + t92
    B4_yz = t97 - t93
    P4_x = t98 - t94
    P4_y = t99 + t95

    # all beyond joint 3: block B and momentum P, both doubled, seen from it
    t102 = 0.0825 * P4_x
    t103 = B4_zx - t82
    t104 = B4_zz - t102
    t105 = B4_yx + 0.0825 * P4_y
    B3_zz = B4_yy - t102
    t106 = s3 * (B4_xx - t104) + c3 * (B4_xz + t103)
    t107 = s3 * t106
    t108 = c3 * t106
    B3_zx = c3 * t105 - s3 * B4_yz
    B3_zy = s3 * t105 + c3 * B4_yz
    t109 = qd[2] * Q3_yz
    t110 = qd[2] * Q3_xz
    t111 = qd[2] * h3_y
    t112 = qd[2] * h3_x
    t113 = c3 * B4_xy - s3 * B4_zy + t109
    t114 = s3 * B4_xy + c3 * B4_zy - t110
    t115 = c3 * P4_x + s3 * P5_y + t111
    t116 = c3 * P5_y - s3 * P4_x + t112
    t117 = 2.0 * qd[2]
    t118 = t117 * Q3_xy
    B3_xx = B4_xx - t107 + t118
    B3_xy = t108 - t103 + t117 * Q3_yy
    B3_yx = t108 - B4_xz - t117 * Q3_xx
    B3_yy = t104 + t107 - t118
    B3_xz = t113 + t109
    B3_yz = t114 - t110
    minus_P3_x = t115 + t111
    P3_y = t116 + t112

    # all beyond joint 2: block B and momentum P, both doubled, seen from it
    t119 = 0.316 * P4_y
    t120 = 0.316 * minus_P3_x + B3_xz
    t121 = 0.316 * P3_y - B3_yz
    B2_zz = B3_yy - t119
    t122 = s2 * (B3_xx - t119 - B3_zz) - c2 * (t120 + B3_zx)
    t123 = c2 * t122
    B2_zx = c2 * B3_yx - s2 * t121
    B2_zy = s2 * B3_yx + c2 * t121
    t124 = qd[1] * Q2_xz
    t125 = 2.0 * qd[1]
    B2_xy = t123 + B3_zx + t125 * Q2_yy
    B2_yx = t123 + t120 - t125 * Q2_xx
    B2_yy = B3_zz + s2 * t122 - t125 * Q2_xy
    B2_yz = s2 * B3_xy - c2 * B3_zy - t124 - t124

    # link 1: w, alpha, twice its origin's velocity v, U and acceleration a
    minus_U1_xx = qd[0] * qd[0]

    # link 2: w, alpha, twice its origin's velocity v, U and acceleration a
    minus_w2_x = s2 * qd[0]
    minus_w2_y = c2 * qd[0]
    U2_yz = s2 * qdd[0]
    minus_a2_x = 9.81 * s2
    minus_a2_y = 9.81 * c2
    t126 = minus_w2_x * minus_w2_x
    t127 = minus_w2_y * minus_w2_y
    t128 = minus_w2_x * minus_w2_y
    minus_U2_zz = t126 + t127
    t129 = qd[1] * minus_w2_y
    t130 = qd[1] * minus_w2_x
    minus_alpha2_x = U2_yz + t129
    alpha2_y = t130 - c2 * qdd[0]
    t131 = qd[1] * qd[1]
    minus_U2_xx = t127 + t131
    U2_xy = t128 - qdd[1]
    U2_xz = alpha2_y - t130
    U2_yx = t128 + qdd[1]
    minus_U2_yy = t126 + t131
    minus_U2_zy = t129 + minus_alpha2_x

    # link 3: w, alpha, twice its origin's velocity v, U and acceleration a
    t132 = 2.0 * minus_w2_x
    t133 = 2.0 * minus_w2_y
    t134 = 0.632 * qd[1]
    t135 = 0.632 * minus_w2_x
    t136 = 0.316 * minus_U2_zy
    t137 = minus_a2_x + 0.316 * U2_xy
    a3_z = minus_a2_y - 0.316 * minus_U2_yy
    t138 = alpha2_y + t130
    t139 = t129 - minus_alpha2_x
    w3_x = s3 * qd[1] - c3 * minus_w2_x
    w3_y = s3 * minus_w2_x + c3 * qd[1]
    v2_3_x = c3 * t134 + s3 * t135
    v2_3_y = c3 * t135 - s3 * t134
    a3_x = s3 * t136 - c3 * t137
    a3_y = s3 * t137 + c3 * t136
    t140 = w3_x * w3_x
    t141 = w3_y * w3_y
    t142 = w3_x * w3_y
    minus_U3_zz = t140 + t141
    w3_z = minus_w2_y + qd[2]
    alpha3_x = s3 * qdd[1] - c3 * minus_alpha2_x + qd[2] * w3_y
    alpha3_y = s3 * minus_alpha2_x + c3 * qdd[1] - qd[2] * w3_x
    alpha3_z = qdd[2] - alpha2_y
    t143 = w3_z * w3_z
    t144 = w3_x * w3_z
    t145 = w3_y * w3_z
    minus_U3_xx = t141 + t143
    U3_xz = t144 + alpha3_y
    U3_yx = t142 + alpha3_z
    U3_yz = t145 - alpha3_x
    U3_zx = t144 - alpha3_y
    U3_zy = t145 + alpha3_x

    # link 4: w, alpha, twice its origin's velocity v, U and acceleration a
    t146 = 2.0 * w3_x
    t147 = 2.0 * w3_y
    t148 = 2.0 * w3_z
    t149 = 0.165 * w3_y
    minus_v2_4_z = v2_3_y + 0.165 * w3_z
    minus_a4_z = a3_y + 0.0825 * U3_yx
    t150 = a3_z + 0.0825 * U3_zx
    t151 = 0.0825 * minus_U3_xx - a3_x
    t152 = t140 + t143
    minus_w4_x = c4 * w3_x + s4 * w3_z
    minus_w4_y = c4 * w3_z - s4 * w3_x
    v2_4_x = s4 * t149 - c4 * v2_3_x
    v2_4_y = s4 * v2_3_x + c4 * t149
    a4_x = c4 * t151 - s4 * t150
    minus_a4_y = s4 * t151 + c4 * t150
    t153 = minus_w4_x * minus_w4_x
    t154 = minus_w4_y * minus_w4_y
    t155 = minus_w4_x * minus_w4_y
    minus_U4_zz = t153 + t154
    w4_z = qd[3] - w3_y
    minus_alpha4_x = c4 * alpha3_x + s4 * alpha3_z + qd[3] * minus_w4_y
    alpha4_y = s4 * alpha3_x - c4 * alpha3_z + qd[3] * minus_w4_x
    alpha4_z = qdd[3] - alpha3_y
    t156 = w4_z * w4_z
    t157 = minus_w4_x * w4_z
    t158 = minus_w4_y * w4_z
    minus_U4_xx = t154 + t156
    minus_U4_xy = alpha4_z - t155
    U4_xz = alpha4_y - t157
    U4_yx = alpha4_z + t155
    minus_U4_yy = t153 + t156
    U4_yz = minus_alpha4_x - t158
    minus_U4_zx = t157 + alpha4_y
    minus_U4_zy = t158 + minus_alpha4_x

    # link 5: w, alpha, twice its origin's velocity v, U and acceleration a
    t159 = 2.0 * minus_w4_x
    t160 = 2.0 * minus_w4_y
    t161 = v2_4_x + 0.768 * w4_z
    minus_v2_5_z = v2_4_y + 0.165 * w4_z
    t162 = minus_v2_4_z - (0.165 * minus_w4_y + 0.768 * minus_w4_x)
    t163 = a4_x + (0.384 * minus_U4_xy - 0.0825 * minus_U4_xx)
    t164 = minus_a4_z - (0.384 * minus_U4_zy - 0.0825 * minus_U4_zx)
    a5_z = minus_a4_y - (0.0825 * U4_yx + 0.384 * minus_U4_yy)
    w5_x = c5 * minus_w4_x - s5 * w4_z
    minus_w5_y = c5 * w4_z + s5 * minus_w4_x
    t165 = 2.0 * w4_z
    v2_5_x = s5 * t162 - c5 * t161
    v2_5_y = s5 * t161 + c5 * t162
    a5_x = s5 * t164 - c5 * t163
    a5_y = s5 * t163 + c5 * t164
    t166 = w5_x * w5_x
    t167 = minus_w5_y * minus_w5_y
    minus_U5_zz = t166 + t167
    w5_z = minus_w4_y + qd[4]
    alpha5_x = c5 * minus_alpha4_x - s5 * alpha4_z - qd[4] * minus_w5_y
    minus_alpha5_y = c5 * alpha4_z + s5 * minus_alpha4_x + qd[4] * w5_x
    alpha5_z = qdd[4] - alpha4_y
    t168 = w5_z * w5_z
    t169 = w5_x * w5_z
    t170 = minus_w5_y * w5_z
    U5_xz = t169 - minus_alpha5_y
    minus_U5_yy = t166 + t168
    minus_U5_yz = t170 + alpha5_x

    # link 6: w, alpha, twice its origin's velocity v, U and acceleration a
    t171 = 2.0 * w5_x
    t172 = 2.0 * minus_w5_y
    t173 = 2.0 * w5_z
    t174 = w5_x * minus_w5_y
    t175 = t168 + t167
    t176 = t169 + minus_alpha5_y
    t177 = t174 - alpha5_z
    w6_x = c6 * w5_x + s6 * w5_z
    w6_y = c6 * w5_z - s6 * w5_x
    v2_6_x = c6 * v2_5_x - s6 * minus_v2_5_z
    minus_v2_6_y = s6 * v2_5_x + c6 * minus_v2_5_z
    a6_x = c6 * a5_x + s6 * a5_z
    a6_y = c6 * a5_z - s6 * a5_x
    t178 = w6_x * w6_x
    t179 = w6_y * w6_y
    t180 = w6_x * w6_y
    minus_U6_zz = t178 + t179
    w6_z = minus_w5_y + qd[5]
    alpha6_x = c6 * alpha5_x + s6 * alpha5_z + qd[5] * w6_y
    alpha6_y = c6 * alpha5_z - s6 * alpha5_x - qd[5] * w6_x
    alpha6_z = minus_alpha5_y + qdd[5]
    t181 = w6_z * w6_z
    t182 = w6_x * w6_z
    t183 = w6_y * w6_z
    minus_U6_xx = t179 + t181
    U6_xz = t182 + alpha6_y
    U6_yx = t180 + alpha6_z
    minus_U6_yy = t178 + t181
    U6_yz = t183 - alpha6_x
    U6_zx = t182 - alpha6_y

    # link 7: w, alpha, twice its origin's velocity v, U and acceleration a
    t184 = 2.0 * w6_x
    t185 = 2.0 * w6_y
    t186 = 2.0 * w6_z
    v2_7_z = minus_v2_6_y - 0.176 * w6_z
    minus_a7_z = a6_y + 0.088 * U6_yx

    # joint 7 from joint 7: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    K7at7_z = Q7_xx + Q7_yy

    # all beyond joint 7: moment N and force F it needs on a seat at rest
    N7_z = qdd[6] * K7at7_z
    N7_x = qd[6] * t47 - qdd[6] * Q7_xz
    minus_N7_y = qd[6] * t48 + qdd[6] * Q7_yz
    minus_F7_x = qd[6] * t50 + qdd[6] * h7_y
    F7_y = qdd[6] * h7_x - qd[6] * t49

    # joint 6 from joint 6: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    t187 = N7_z + 0.088 * F7_y
    K6at6_z = Q6_xx + Q6_yy

    # all beyond joint 6: moment N and force F it needs on a seat at rest
    N6_x = c6 * N7_x + s6 * t187 + qd[5] * t61 - qdd[5] * Q6_xz
    N6_y = s6 * N7_x - c6 * t187 + qd[5] * t62 - qdd[5] * Q6_yz
    N6_z = qdd[5] * K6at6_z - (minus_N7_y + qd[5] * minus_B6_zz)
    F6_x = qdd[5] * L6at6_x - (qd[5] * t64 + c6 * minus_F7_x)
    F6_y = qd[5] * t63 - s6 * minus_F7_x + qdd[5] * h6_x

    # joint 5 from joint 5: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    K5at5_z = Q5_xx + Q5_yy

    # all beyond joint 5: moment N and force F it needs on a seat at rest
    N5_x = c5 * N6_x + s5 * N6_z + qd[4] * t74 - qdd[4] * Q5_xz
    N5_z = N6_y + qd[4] * B6_yy + qdd[4] * K5at5_z
    F5_x = c5 * F6_x + s5 * F7_y - qd[4] * t77 - qdd[4] * h5_y
    F5_y = s5 * F6_x - c5 * F7_y + qd[4] * t76 + qdd[4] * h5_x

    # joint 4 from joint 4: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
    t188 = qdd[4] * Q5_yz - (s5 * N6_x - c5 * N6_z + qd[4] * t75)
    t189 = 0.0825 * F5_y
    t190 = 0.384 * F5_y - N5_x
    t191 = t189 - N5_z
    K4at4_z = Q4_xx + Q4_yy

    # all beyond joint 4: moment N and force F it needs on a seat at rest
    N4_x = c4 * t190 - s4 * t191 + qd[3] * t96 - qdd[3] * Q4_xz
    t192 = t188 - (0.384 * F5_x + 0.0825 * F6_y) + qd[3] * B4_zz
    t193 = qdd[3] * K4at4_z
    N4_z = t192 + t193
    F4_x = s4 * F6_y - c4 * F5_x - qd[3] * t99 - qdd[3] * h4_y
    F4_y = qd[3] * t98 - (s4 * F5_x + c4 * F6_y) + qdd[3] * h4_x

    # joint 3 from joint 3: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z
    t194 = qdd[3] * Q4_yz - (s4 * t190 + c4 * t191 + qd[3] * t97)
    t195 = 0.0825 * F4_y - N4_z
    K3at3_z = Q3_xx + Q3_yy

    # all beyond joint 3: moment N and force F it needs on a seat at rest
    N3_x = qd[2] * t113 - (c3 * N4_x + s3 * t195) - qdd[2] * Q3_xz
    N3_z = t194 + t189 + qd[2] * B3_zz + qdd[2] * K3at3_z
    minus_F3_x = c3 * F4_x + s3 * F5_y + qd[2] * t116 + qdd[2] * h3_y
    F3_y = c3 * F5_y - s3 * F4_x - qd[2] * t115 + qdd[2] * h3_x

    # all beyond joint 2: moment N and force F it needs on a seat at rest
    t196 = qd[1] * (c2 * B3_xy + s2 * B3_zy + qd[1] * Q2_yz)
    t197 = c2 * (N3_x - 0.316 * F3_y) + s2 * N3_z
    N2_x = t197 + t196 - qdd[1] * Q2_xz

    # joint 7 from joint 7: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    t198 = v2_3_x * w3_x + v2_3_y * w3_y
    t199 = v2_4_x * minus_w4_x + v2_4_y * minus_w4_y
    t200 = minus_v2_4_z * minus_w4_x - minus_a4_y
    t201 = minus_v2_4_z * minus_w4_y - a4_x
    t202 = v2_5_x * w5_x - v2_5_y * minus_w5_y
    t203 = a5_y - minus_v2_5_z * w5_x
    t204 = 2.0 * Q7_xy
    t205 = Q7_xx - Q7_yy
    t206 = minus_B7_yx - B7_xy
    t207 = 2.0 * B7_xx
    t208 = U6_zx * Q7_yz - U6_yx * t205 - U6_yz * t204
    t209 = (minus_U6_zz - minus_U6_yy) * Q7_xz
    t210 = U6_xz * Q7_xz
    t211 = (minus_U6_yy - minus_U6_xx) * Q7_yz
    t212 = t210 + U6_yz * t205 - U6_yx * t204
    t213 = (alpha6_z - t180) * Q7_xz - (t183 + alpha6_x) * Q7_yz
    t214 = U6_zx * t204 + U6_xz * t204
    t215 = h7_x * (a6_x - 0.088 * minus_U6_xx)
    t216 = h7_y * (0.088 * U6_zx - a5_y)
    t217 = (minus_U6_xx - minus_U6_zz) * t205 - (t214 + t213)
    t218 = t216 + t215
    E7at7_z = t217 - t218
    t219 = t206 * w6_x + t207 * w6_z - minus_B7_yz * w6_y
    t220 = t208 + t209 - h7_x * minus_a7_z
    t221 = t207 * w6_x - t206 * w6_z - B7_xz * w6_y
    t222 = t212 - t211 - h7_y * minus_a7_z
    E7at7_x = t220 + t219 + minus_N7_y
    E7at7_y = t222 + t221 + N7_x
    G7at7_z = U6_yx * h7_y - U6_yz * h7_x + (w6_z * P7_y - w6_x * minus_P7_x)
    G7at7_x = minus_U6_xx * h7_y + U6_xz * h7_x - w6_y * minus_P7_x - F7_y
    minus_G7at7_y = U6_zx * h7_y + minus_U6_zz * h7_x - w6_y * P7_y + minus_F7_x
    t223 = Q7_xy * t184
    t224 = Q7_xy * t186
    t225 = Q7_xz * t185
    D7at7_x = t223 + Q7_yy * t186 - Q7_yz * t185 + B7_xz
    D7at7_y = t225 - (t224 + Q7_xx * t184) - minus_B7_yz
    H7at7_z = t184 * h7_x + t186 * h7_y
    minus_H7at7_x = P7_y - t185 * h7_x
    minus_H7at7_y = minus_P7_x - t185 * h7_y
    minus_Z7at7_x = v2_7_z * h7_x + (t223 - Q7_xx * t186)
    minus_Z7at7_y = v2_7_z * h7_y + (Q7_yy * t184 - t224)

    # joint 7 from joint 6: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    E7at6_y = 0.088 * minus_G7at7_y - E7at7_z
    E7at6_z = E7at7_y - 0.088 * G7at7_z
    D7at6_y = 0.088 * minus_H7at7_y
    D7at6_z = D7at7_y - 0.088 * H7at7_z
    minus_K7at6_y = K7at7_z + 0.0007342523217448644 * c7
    t226 = v2_6_x * h7_x - (v2_5_y + 0.176 * w6_y) * h7_y
    t227 = Q7_yz * t184 - Q7_xz * t186
    Z7at6_y = t227 - t226

    # joint 7 from joint 5: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    t228 = h7_x * (minus_v2_6_y * w6_y - v2_6_x * w6_x)
    t229 = h7_y * (a6_y - v2_5_y * w6_x)
    t230 = Q7_yz * minus_U6_zz - (t210 + minus_K7at6_y * U6_yz)
    t231 = t228 - t229
    t232 = minus_K7at6_y * t184 - t225 + h7_y * minus_v2_6_y
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
    t233 = K7at5_x * U5_xz - Q7_yz * minus_U5_yz
    t234 = minus_K7at5_z * minus_U5_zz
    t235 = minus_L7at5_x * t203 + h7_x * (minus_v2_5_z * minus_w5_y - a5_x)
    t236 = minus_L7at5_z * t202
    t237 = minus_Z7at7_y * w5_x - minus_Z7at5_x * minus_w5_y
    t238 = t233 + t234 + (t236 - t235)
    t239 = minus_L7at5_x * v2_5_y - h7_x * v2_5_x
    t240 = K7at5_x * t172 + Q7_yz * t171
    G7at4_x = s5 * minus_G7at7_y - c5 * G7at5_x
    G7at4_y = c6 * G7at7_z - s6 * G7at7_x
    minus_G7at4_z = s5 * G7at5_x + c5 * minus_G7at7_y
    t241 = 0.0825 * minus_G7at4_z
    E7at4_x = 0.384 * minus_G7at4_z - (s5 * E7at6_z + c5 * E7at5_x)
    E7at4_y = t241 - E7at5_z
    t242 = 0.0825 * G7at4_y + 0.384 * G7at4_x
    t243 = s5 * E7at5_x - c5 * E7at6_z
    E7at4_z = t242 - t243
    H7at4_x = s5 * minus_H7at7_y - c5 * H7at5_x
    minus_H7at4_z = s5 * H7at5_x + c5 * minus_H7at7_y
    t244 = 0.0825 * minus_H7at4_z
    D7at4_x = 0.384 * minus_H7at4_z - (s5 * D7at6_z + c5 * D7at5_x)
    D7at4_y = t244 - D7at5_z
    t245 = 0.0825 * minus_H7at5_z + 0.384 * H7at4_x
    t246 = s5 * D7at5_x - c5 * D7at6_z
    D7at4_z = t245 - t246
    L7at4_x = c5 * minus_L7at5_x - s5 * h7_x
    L7at4_z = s5 * minus_L7at5_x + c5 * h7_x
    t247 = 0.0825 * L7at4_z
    K7at4_x = s5 * Q7_yz - c5 * K7at5_x - 0.384 * L7at4_z
    minus_K7at4_y = t247 - minus_K7at5_z
    t248 = 0.0825 * minus_L7at5_z + 0.384 * L7at4_x
    t249 = s5 * K7at5_x + c5 * Q7_yz
    K7at4_z = t248 - t249
    Z7at4_x = c5 * minus_Z7at5_x + s5 * minus_Z7at7_y
    Z7at4_z = s5 * minus_Z7at5_x - c5 * minus_Z7at7_y

    # joint 7 from joint 3: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    t250 = K7at4_x * U4_xz - minus_K7at4_y * U4_yz - K7at4_z * minus_U4_zz
    t251 = L7at4_x * t200 + minus_L7at5_z * t201 + L7at4_z * t199
    t252 = L7at4_x * v2_4_y - minus_L7at5_z * v2_4_x
    t253 = minus_K7at4_y * t159 + K7at4_x * t160
    G7at3_x = s4 * G7at4_y - c4 * G7at4_x
    minus_G7at3_z = s4 * G7at4_x + c4 * G7at4_y
    E7at3_x = s4 * E7at4_y - c4 * E7at4_x
    E7at3_y = 0.0825 * minus_G7at3_z - E7at4_z
    E7at3_z = t241 - (s4 * E7at4_x + c4 * E7at4_y)
    H7at3_x = s4 * minus_H7at5_z - c4 * H7at4_x
    minus_H7at3_z = s4 * H7at4_x + c4 * minus_H7at5_z
    D7at3_x = s4 * D7at4_y - c4 * D7at4_x
    D7at3_y = 0.0825 * minus_H7at3_z - D7at4_z
    D7at3_z = t244 - (s4 * D7at4_x + c4 * D7at4_y)
    L7at3_x = s4 * minus_L7at5_z - c4 * L7at4_x
    minus_L7at3_z = s4 * L7at4_x + c4 * minus_L7at5_z
    minus_K7at3_x = c4 * K7at4_x + s4 * minus_K7at4_y
    K7at3_y = 0.0825 * minus_L7at3_z - K7at4_z
    K7at3_z = c4 * minus_K7at4_y - s4 * K7at4_x - t247
    minus_Z7at3_x = s4 * Z7at5_z + c4 * Z7at4_x
    minus_Z7at3_z = s4 * Z7at4_x - c4 * Z7at5_z

    # joint 7 from joint 2: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    t254 = K7at3_y * U3_yz - minus_K7at3_x * U3_xz - K7at3_z * minus_U3_zz
    t255 = L7at3_x * a3_y + L7at4_z * a3_x + minus_L7at3_z * t198
    t256 = minus_K7at3_x * t147 + K7at3_y * t146
    t257 = L7at3_x * v2_3_y + L7at4_z * v2_3_x
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
    t258 = K7at3_z * U2_yz + minus_K7at2_x * U2_xz + K7at2_z * minus_U2_zz
    t259 = minus_L7at3_z * minus_a2_x - L7at2_x * minus_a2_y
    t260 = minus_Z7at3_z * minus_w2_x - Z7at2_x * minus_w2_y
    t261 = t259 - t258
    minus_E7at1_z = s2 * E7at2_x - c2 * E7at3_z
    minus_D7at1_z = s2 * D7at2_x - c2 * D7at3_z
    minus_Z7at1_z = s2 * Z7at2_x + c2 * minus_Z7at3_z

    # joint 6 from joint 6: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    t262 = 2.0 * Q6_xy
    t263 = Q6_xx - Q6_yy
    t264 = B6_yx + B6_xy
    t265 = B6_xx - B6_yy
    t266 = t177 * t263 + t176 * Q6_yz + minus_U5_yz * t262
    t267 = (minus_U5_zz - minus_U5_yy) * Q6_xz
    t268 = U5_xz * Q6_xz
    t269 = t268 - minus_U5_yz * t263 + t177 * t262
    t270 = (minus_U5_yy - t175) * Q6_yz
    t271 = (t170 - alpha5_x) * Q6_yz + (t174 + alpha5_z) * Q6_xz
    t272 = t176 * t262 + U5_xz * t262
    t273 = (t175 - minus_U5_zz) * t263 - (t271 + t272)
    t274 = L6at6_x * a5_z - h6_x * a5_x
    t275 = t265 * w5_z - t264 * w5_x - B6_yz * minus_w5_y
    t276 = t266 + t267 - h6_x * a5_y
    t277 = t265 * w5_x + t264 * w5_z + B6_xz * minus_w5_y
    t278 = t269 - t270 + L6at6_x * a5_y
    E6at6_z = t273 + t274 + (minus_B6_zy * w5_x - minus_B6_zx * w5_z)
    E6at6_x = t276 + t275 - N6_y
    E6at6_y = t278 + t277 + N6_x
    t279 = t177 * L6at6_x + minus_U5_yz * h6_x
    t280 = w5_x * P6_x + w5_z * P6_y
    G6at6_z = t279 + t280
    G6at6_x = U5_xz * h6_x - t175 * L6at6_x - minus_w5_y * P6_x - F6_y
    G6at6_y = t176 * L6at6_x - minus_U5_zz * h6_x - minus_w5_y * P6_y + F6_x
    t281 = Q6_xy * t171
    t282 = Q6_xy * t173
    t283 = Q6_xz * t172
    D6at6_x = t281 + Q6_yy * t173 + Q6_yz * t172 + B6_xz
    D6at6_y = B6_yz - (Q6_xx * t171 + t282 + t283)
    minus_H6at6_x = t172 * h6_x + P6_y
    H6at6_y = t172 * L6at6_x + P6_x
    t284 = v2_5_y * L6at6_x
    Z6at6_x = v2_5_y * h6_x - minus_B6_zx - (t281 - Q6_xx * t173)
    minus_Z6at6_y = minus_B6_zy + t284 + (Q6_yy * t171 - t282)

    # joint 6 from joint 5: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    H6at5_y = t173 * L6at6_x - t171 * h6_x
    t285 = v2_5_x * h6_x + minus_v2_5_z * L6at6_x - minus_B6_zz
    t286 = Q6_yz * t171 - Q6_xz * t173
    Z6at5_y = t286 - t285

    # joint 6 from joint 4: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    t287 = t268 - K6at6_z * minus_U5_yz - Q6_yz * minus_U5_zz
    t288 = L6at6_x * t203 - h6_x * t202
    minus_G6at4_x = c5 * G6at6_x + s5 * G6at6_z
    G6at4_z = c5 * G6at6_z - s5 * G6at6_x
    t289 = 0.0825 * G6at4_z
    minus_E6at4_x = c5 * E6at6_x + s5 * E6at6_z + 0.384 * G6at4_z
    minus_E6at4_y = E6at6_y + t289
    t290 = 0.0825 * G6at6_y + 0.384 * minus_G6at4_x
    t291 = c5 * E6at6_z - s5 * E6at6_x
    E6at4_z = t291 - t290
    H6at4_x = c5 * minus_H6at6_x + s5 * H6at5_y
    H6at4_z = s5 * minus_H6at6_x - c5 * H6at5_y
    t292 = 0.0825 * H6at4_z
    minus_D6at4_x = c5 * D6at6_x - s5 * minus_B6_zz + 0.384 * H6at4_z
    minus_D6at4_y = D6at6_y + t292
    t293 = 0.384 * H6at4_x - 0.0825 * H6at6_y
    t294 = c5 * minus_B6_zz + s5 * D6at6_x
    D6at4_z = t293 - t294
    minus_L6at4_x = c5 * L6at6_x
    minus_L6at4_z = s5 * L6at6_x
    t295 = 0.0825 * minus_L6at4_z
    K6at4_x = c5 * Q6_xz - s5 * K6at6_z + 0.384 * minus_L6at4_z
    K6at4_y = Q6_yz + t295
    t296 = 0.0825 * h6_x + 0.384 * minus_L6at4_x
    t297 = s5 * Q6_xz + c5 * K6at6_z
    K6at4_z = t297 - t296
    Z6at4_x = s5 * Z6at5_y - c5 * Z6at6_x
    minus_Z6at4_z = s5 * Z6at6_x + c5 * Z6at5_y

    # joint 6 from joint 3: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    t298 = K6at4_x * U4_xz + K6at4_y * U4_yz - K6at4_z * minus_U4_zz
    t299 = minus_L6at4_x * t200 + h6_x * t201 + minus_L6at4_z * t199
    t300 = minus_Z6at6_y * minus_w4_x - Z6at4_x * minus_w4_y
    t301 = t298 - t299
    t302 = minus_L6at4_x * v2_4_y - h6_x * v2_4_x
    t303 = K6at4_x * t160 - K6at4_y * t159
    G6at3_x = c4 * minus_G6at4_x - s4 * G6at6_y
    G6at3_z = s4 * minus_G6at4_x + c4 * G6at6_y
    E6at3_x = c4 * minus_E6at4_x - s4 * minus_E6at4_y
    minus_E6at3_y = E6at4_z + 0.0825 * G6at3_z
    E6at3_z = s4 * minus_E6at4_x + c4 * minus_E6at4_y - t289
    minus_H6at3_x = c4 * H6at4_x + s4 * H6at6_y
    H6at3_z = c4 * H6at6_y - s4 * H6at4_x
    D6at3_x = c4 * minus_D6at4_x - s4 * minus_D6at4_y
    minus_D6at3_y = D6at4_z + 0.0825 * H6at3_z
    D6at3_z = s4 * minus_D6at4_x + c4 * minus_D6at4_y - t292
    L6at3_x = c4 * minus_L6at4_x - s4 * h6_x
    L6at3_z = s4 * minus_L6at4_x + c4 * h6_x
    K6at3_x = s4 * K6at4_y - c4 * K6at4_x
    minus_K6at3_y = K6at4_z + 0.0825 * L6at3_z
    K6at3_z = t295 - (s4 * K6at4_x + c4 * K6at4_y)
    Z6at3_x = s4 * minus_Z6at6_y - c4 * Z6at4_x
    minus_Z6at3_z = s4 * Z6at4_x + c4 * minus_Z6at6_y

    # joint 6 from joint 2: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    t304 = K6at3_x * U3_xz - minus_K6at3_y * U3_yz - K6at3_z * minus_U3_zz
    t305 = L6at3_x * a3_y - minus_L6at4_z * a3_x - L6at3_z * t198
    t306 = L6at3_x * v2_3_y - minus_L6at4_z * v2_3_x
    t307 = K6at3_x * t147 + minus_K6at3_y * t146
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
    t308 = K6at2_x * U2_xz - K6at3_z * U2_yz - K6at2_z * minus_U2_zz
    t309 = L6at2_x * minus_a2_y + L6at3_z * minus_a2_x
    t310 = minus_Z6at3_z * minus_w2_x - Z6at2_x * minus_w2_y
    t311 = t308 - t309
    E6at1_z = c2 * E6at3_z - s2 * E6at2_x
    D6at1_z = c2 * D6at3_z - s2 * D6at2_x
    minus_Z6at1_z = s2 * Z6at2_x + c2 * minus_Z6at3_z

    # joint 5 from joint 5: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    t312 = 2.0 * Q5_xy
    t313 = Q5_xx - Q5_yy
    t314 = B5_yx + B5_xy
    t315 = B5_xx - B5_yy
    t316 = U4_yx * t313 - minus_U4_zx * Q5_yz + U4_yz * t312
    t317 = (minus_U4_zz - minus_U4_yy) * Q5_xz
    t318 = U4_xz * Q5_xz - U4_yz * t313 + U4_yx * t312
    t319 = (minus_U4_yy - minus_U4_xx) * Q5_yz
    t320 = minus_U4_xy * Q5_xz + minus_U4_zy * Q5_yz
    t321 = minus_U4_zx * t312 - U4_xz * t312
    t322 = t321 + t320 + (minus_U4_xx - minus_U4_zz) * t313
    t323 = h5_x * t163 - h5_y * t164
    t324 = t315 * w4_z + t314 * minus_w4_x + B5_yz * minus_w4_y
    t325 = t316 + t317 + h5_x * a5_z
    t326 = t315 * minus_w4_x - t314 * w4_z + B5_xz * minus_w4_y
    t327 = t318 - t319 + h5_y * a5_z
    E5at5_z = t322 + t323 - (B5_zx * w4_z + B5_zy * minus_w4_x)
    E5at5_x = t325 - t324 + t188
    E5at5_y = t327 + t326 + N5_x
    G5at5_z = U4_yz * h5_x - U4_yx * h5_y + (minus_w4_x * P5_x - w4_z * P5_y)
    t328 = minus_U4_zz * h5_x - minus_U4_zx * h5_y + minus_w4_y * P5_y
    G5at5_y = F5_x - t328
    t329 = Q5_xy * t159
    t330 = Q5_xy * t165
    D5at5_x = t329 - Q5_yy * t165 + Q5_yz * t160 + B5_xz
    D5at5_y = t330 - Q5_xx * t159 - Q5_xz * t160 + B5_yz
    H5at5_z = t159 * h5_x - t165 * h5_y
    minus_H5at5_x = t160 * h5_x + P5_y
    H5at5_y = P5_x - t160 * h5_y
    Z5at5_y = B5_zy + minus_v2_5_z * h5_y - (Q5_yy * t159 + t330)

    # joint 5 from joint 4: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    G5at4_x = F5_y - (minus_U4_xx * h5_y + U4_xz * h5_x - minus_w4_y * P5_x)
    t331 = 0.0825 * G5at5_y
    minus_E5at4_x = E5at5_x - 0.384 * G5at5_y
    minus_E5at4_y = E5at5_z - t331
    E5at4_z = 0.384 * G5at4_x - 0.0825 * G5at5_z - E5at5_y
    t332 = 0.0825 * H5at5_y
    minus_D5at4_x = D5at5_x - 0.384 * H5at5_y
    minus_D5at4_y = B6_yy - t332
    D5at4_z = 0.384 * minus_H5at5_x - 0.0825 * H5at5_z - D5at5_y
    t333 = 0.0825 * h5_x
    K5at4_x = Q5_xz + t20
    minus_K5at4_y = K5at5_z - t333
    Z5at4_x = t329 + Q5_xx * t165 - (B5_zx + minus_v2_5_z * h5_x)
    t334 = B6_yy + (t162 * h5_y - t161 * h5_x)
    t335 = Q5_yz * t159 + Q5_xz * t165
    Z5at4_y = t335 - t334

    # joint 5 from joint 3: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    t336 = K5at4_x * U4_xz - minus_K5at4_y * U4_yz - K5at4_z * minus_U4_zz
    t337 = h5_y * t200 - h5_x * t199
    t338 = h5_y * v2_4_y - (minus_K5at4_y * t159 + K5at4_x * t160)
    minus_G5at3_x = c4 * G5at4_x + s4 * G5at5_z
    G5at3_z = c4 * G5at5_z - s4 * G5at4_x
    E5at3_x = c4 * minus_E5at4_x - s4 * minus_E5at4_y
    minus_E5at3_y = E5at4_z + 0.0825 * G5at3_z
    E5at3_z = s4 * minus_E5at4_x + c4 * minus_E5at4_y + t331
    minus_H5at3_x = c4 * minus_H5at5_x + s4 * H5at5_z
    H5at3_z = c4 * H5at5_z - s4 * minus_H5at5_x
    D5at3_x = c4 * minus_D5at4_x - s4 * minus_D5at4_y
    minus_D5at3_y = D5at4_z + 0.0825 * H5at3_z
    D5at3_z = s4 * minus_D5at4_x + c4 * minus_D5at4_y + t332
    minus_L5at3_x = c4 * h5_y
    minus_L5at3_z = s4 * h5_y
    minus_K5at3_x = c4 * K5at4_x + s4 * minus_K5at4_y
    K5at3_y = 0.0825 * minus_L5at3_z - K5at4_z
    K5at3_z = c4 * minus_K5at4_y - s4 * K5at4_x + t333
    Z5at3_x = s4 * Z5at4_y - c4 * Z5at4_x
    minus_Z5at3_z = s4 * Z5at4_x + c4 * Z5at4_y

    # joint 5 from joint 2: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    t339 = K5at3_y * U3_yz - minus_K5at3_x * U3_xz - K5at3_z * minus_U3_zz
    t340 = minus_L5at3_z * t198 - (h5_x * a3_x + minus_L5at3_x * a3_y)
    t341 = minus_L5at3_x * v2_3_y + h5_x * v2_3_x
    t342 = minus_K5at3_x * t147 + K5at3_y * t146
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
    t343 = minus_K5at2_x * U2_xz + K5at3_z * U2_yz + K5at2_z * minus_U2_zz
    t344 = minus_L5at2_x * minus_a2_y + minus_L5at3_z * minus_a2_x
    t345 = minus_Z5at3_z * minus_w2_x - Z5at2_x * minus_w2_y
    t346 = t344 - t343
    E5at1_z = c2 * E5at3_z - s2 * E5at2_x
    D5at1_z = c2 * D5at3_z - s2 * D5at2_x
    minus_Z5at1_z = s2 * Z5at2_x + c2 * minus_Z5at3_z

    # joint 4 from joint 4: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
    t347 = 2.0 * Q4_xy
    t348 = Q4_xx - Q4_yy
    t349 = B4_yx + B4_xy
    t350 = B4_xx - B4_yy
    t351 = U3_yx * t348 + U3_zx * Q4_yz + U3_yz * t347
    t352 = (minus_U3_zz - t152) * Q4_xz
    t353 = U3_xz * Q4_xz
    t354 = t353 - U3_yz * t348 + U3_yx * t347
    t355 = (t152 - minus_U3_xx) * Q4_yz
    t356 = (alpha3_z - t142) * Q4_xz - U3_zy * Q4_yz
    t357 = U3_xz * t347 + U3_zx * t347
    t358 = t356 - t357 + (minus_U3_xx - minus_U3_zz) * t348
    t359 = h4_y * t150 - h4_x * t151
    t360 = B4_yz * w3_y - (t350 * w3_z - t349 * w3_x)
    t361 = t351 + t352 - h4_x * minus_a4_z
    t362 = t350 * w3_x + t349 * w3_z + B4_xz * w3_y
    t363 = t354 - t355 - h4_y * minus_a4_z
    E4at4_z = t358 + t359 - (B4_zx * w3_z - B4_zy * w3_x)
    E4at4_x = t361 + t360 + t194
    E4at4_y = t363 - t362 + N4_x
    G4at4_z = U3_yz * h4_x - U3_yx * h4_y - (w3_x * P4_x + w3_z * P4_y)
    G4at4_y = w3_y * P4_y - (U3_zx * h4_y + minus_U3_zz * h4_x) + F4_x
    t364 = Q4_xy * t146
    t365 = Q4_xy * t148
    t366 = Q4_xz * t147
    D4at4_x = B4_xz - (t364 + Q4_yy * t148 + Q4_yz * t147)
    D4at4_y = Q4_xx * t146 + t365 + t366 + B4_yz
    H4at4_y = t147 * h4_y + P4_x
    Z4at4_y = B4_zy + minus_v2_4_z * h4_y - (t365 - Q4_yy * t146)

    # joint 4 from joint 3: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
    G4at3_x = F4_y - (minus_U3_xx * h4_y + U3_xz * h4_x + w3_y * P4_x)
    E4at3_y = 0.0825 * G4at4_y - E4at4_z
    minus_E4at3_z = E4at4_y + 0.0825 * G4at4_z
    H4at3_x = P4_y - t147 * h4_x
    H4at3_y = t148 * h4_y + t146 * h4_x
    D4at3_y = 0.0825 * H4at4_y - B4_zz
    D4at3_z = 0.0825 * H4at3_y - D4at4_y
    minus_K4at3_y = K4at4_z - 0.0825 * h4_x
    Z4at3_x = Q4_xx * t148 - t364 - (B4_zx + minus_v2_4_z * h4_x)
    t367 = B4_zz + (t149 * h4_y - v2_3_x * h4_x)
    t368 = Q4_xz * t148 - Q4_yz * t146
    Z4at3_y = t368 - t367

    # joint 4 from joint 2: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
    t369 = t353 - minus_K4at3_y * U3_yz - Q4_yz * minus_U3_zz
    t370 = h4_y * a3_y + h4_x * t198
    G4at2_x = c3 * G4at3_x + s3 * G4at4_z
    G4at2_z = s3 * G4at3_x - c3 * G4at4_z
    minus_E4at2_x = c3 * E4at4_x + s3 * E4at3_y + 0.316 * G4at2_z
    E4at2_z = c3 * E4at3_y - s3 * E4at4_x + 0.316 * G4at2_x
    H4at2_x = c3 * H4at3_x - s3 * H4at3_y
    H4at2_z = s3 * H4at3_x + c3 * H4at3_y
    minus_D4at2_x = c3 * D4at4_x + s3 * D4at3_y + 0.316 * H4at2_z
    D4at2_z = c3 * D4at3_y - s3 * D4at4_x + 0.316 * H4at2_x
    L4at2_x = c3 * h4_y
    L4at2_z = s3 * h4_y
    K4at2_x = c3 * Q4_xz + s3 * minus_K4at3_y - 0.316 * L4at2_z
    K4at2_z = s3 * Q4_xz - c3 * minus_K4at3_y + 0.316 * L4at2_x
    Z4at2_x = c3 * Z4at3_x - s3 * Z4at3_y
    Z4at2_z = s3 * Z4at3_x + c3 * Z4at3_y

    # joint 4 from joint 1: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
    t371 = K4at2_x * U2_xz - Q4_yz * U2_yz - K4at2_z * minus_U2_zz
    t372 = h4_x * minus_a2_x - L4at2_x * minus_a2_y
    E4at1_z = s2 * minus_E4at2_x - c2 * minus_E4at3_z
    D4at1_z = s2 * minus_D4at2_x + c2 * D4at3_z
    minus_Z4at1_z = s2 * Z4at2_x + c2 * Z4at4_y

    # joint 3 from joint 3: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z
    t373 = 2.0 * Q3_xy
    t374 = Q3_xx - Q3_yy
    t375 = B3_yx + B3_xy
    t376 = B3_xx - B3_yy
    t377 = t139 * t373 - (t138 * Q3_yz + U2_yx * t374)
    t378 = (minus_U2_zz - minus_U2_yy) * Q3_xz
    t379 = U2_yx * t373 + (t139 * t374 - U2_xz * Q3_xz)
    t380 = (minus_U2_yy - minus_U2_xx) * Q3_yz
    t381 = minus_U2_zy * Q3_yz - U2_xy * Q3_xz
    t382 = t138 * t373 - U2_xz * t373
    t383 = t382 - t381 + (minus_U2_xx - minus_U2_zz) * t374
    t384 = h3_x * t137 - h3_y * t136
    t385 = t375 * minus_w2_x + t376 * qd[1] - B3_yz * minus_w2_y
    t386 = t377 + t378 + h3_x * a3_z
    t387 = t375 * qd[1] - t376 * minus_w2_x + B3_xz * minus_w2_y
    t388 = h3_y * a3_z - (t379 + t380)
    E3at3_z = t383 + t384 + (B3_zy * minus_w2_x + B3_zx * qd[1])
    t389 = qdd[2] * Q3_yz - (c3 * t195 - s3 * N4_x + qd[2] * t114)
    t390 = t386 + t385
    E3at3_x = t390 + t389
    E3at3_y = t388 + t387 + N3_x
    t391 = minus_U2_xx * h3_y + U2_xz * h3_x + minus_w2_y * minus_P3_x
    G3at3_x = t391 - F3_y
    t392 = minus_U2_zz * h3_x - t138 * h3_y + minus_w2_y * P3_y
    minus_G3at3_y = minus_F3_x + t392
    t393 = Q3_xy * t132
    t394 = Q3_xy * t125
    D3at3_x = Q3_yy * t125 - t393 + Q3_yz * t133 + B3_xz
    D3at3_y = Q3_xx * t132 - t394 - Q3_xz * t133 + B3_yz
    minus_H3at3_x = t133 * h3_x + P3_y
    minus_H3at3_y = minus_P3_x + t133 * h3_y
    Z3at3_x = B3_zx + (Q3_xx * t125 + t393)
    Z3at3_y = B3_zy + (t394 + Q3_yy * t132)
    t395 = B3_zz + (t134 * h3_x + t135 * h3_y)
    t396 = Q3_xz * t125 + Q3_yz * t132
    Z3at3_z = t395 + t396

    # joint 3 from joint 2: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z
    E3at2_x = E3at3_x + 0.316 * minus_G3at3_y
    E3at2_z = E3at3_y + 0.316 * G3at3_x
    D3at2_x = D3at3_x + 0.316 * minus_H3at3_y
    D3at2_z = D3at3_y - 0.316 * minus_H3at3_x

    # joint 3 from joint 1: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z
    t397 = minus_K3at2_x * U2_xz + K3at3_z * U2_yz
    t398 = minus_K3at2_z * minus_U2_zz
    t399 = Z3at3_x * minus_w2_y + Z3at3_z * minus_w2_x
    t400 = t398 - t397 + h3_y * minus_a2_y
    E3at1_z = c2 * E3at3_z - s2 * E3at2_x
    D3at1_z = c2 * B3_zz - s2 * D3at2_x
    Z3at1_z = c2 * Z3at3_z - s2 * Z3at3_x

    # joint 2 from joint 2: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z
    t401 = qdd[0] * Q2_xz + minus_U1_xx * (Q2_xx - Q2_yy) + 9.81 * h2_y
    t402 = B2_zx * qd[0]
    E2at2_z = t401 - t402

    # joint 2 from joint 1: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z
    t403 = Q2_xy * (2.0 * qd[0])
    E2at1_z = (B2_yx + B2_xy) * qd[0] - qdd[0] * (2.0 * Q2_xy) - N2_x
    minus_D2at1_z = t403 + B2_yz
    Z2at1_z = t403 - B2_zy

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
    dtau_dq[2, 1] = t400 - t399
    dtau_dq[2, 2] = E3at3_z
    dtau_dq[2, 3] = -minus_E4at3_z
    dtau_dq[2, 4] = E5at3_z
    dtau_dq[2, 5] = E6at3_z
    dtau_dq[2, 6] = E7at3_z
    dtau_dq[3, 0] = 0.0
    dtau_dq[3, 1] = t371 + t372 + (Z4at4_y * minus_w2_x - Z4at2_x * minus_w2_y)
    dtau_dq[3, 2] = t369 + t370 + (Z4at3_x * w3_y - Z4at3_y * w3_x)
    dtau_dq[3, 3] = E4at4_z
    dtau_dq[3, 4] = E5at4_z
    dtau_dq[3, 5] = E6at4_z
    dtau_dq[3, 6] = E7at4_z
    dtau_dq[4, 0] = 0.0
    dtau_dq[4, 1] = t346 + t345
    dtau_dq[4, 2] = t339 + t340 + (Z5at3_x * w3_y - Z5at5_y * w3_x)
    dtau_dq[4, 3] = t336 + t337 + (Z5at4_y * minus_w4_x - Z5at4_x * minus_w4_y)
    dtau_dq[4, 4] = E5at5_z
    dtau_dq[4, 5] = E6at6_y
    dtau_dq[4, 6] = E7at5_z
    dtau_dq[5, 0] = 0.0
    dtau_dq[5, 1] = t311 + t310
    dtau_dq[5, 2] = t304 + t305 + (Z6at3_x * w3_y - minus_Z6at4_z * w3_x)
    dtau_dq[5, 3] = t301 + t300
    dtau_dq[5, 4] = t288 - t287 - (Z6at6_x * minus_w5_y + Z6at5_y * w5_x)
    dtau_dq[5, 5] = E6at6_z
    dtau_dq[5, 6] = E7at6_z
    dtau_dq[6, 0] = 0.0
    dtau_dq[6, 1] = t261 + t260
    dtau_dq[6, 2] = t254 + t255 + (Z7at4_z * w3_x - minus_Z7at3_x * w3_y)
    dtau_dq[6, 3] = t250 + t251 - (Z7at5_z * minus_w4_x + Z7at4_x * minus_w4_y)
    dtau_dq[6, 4] = t238 - t237
    dtau_dq[6, 5] = t230 + t231 - (minus_Z7at7_x * w6_y + Z7at6_y * w6_x)
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
    dtau_dqd[2, 1] = Z3at3_y - (K3at3_z * t132 - minus_K3at2_x * t133)
    dtau_dqd[2, 2] = B3_zz
    dtau_dqd[2, 3] = D4at3_z
    dtau_dqd[2, 4] = D5at3_z
    dtau_dqd[2, 5] = D6at3_z
    dtau_dqd[2, 6] = D7at3_z
    dtau_dqd[3, 0] = -minus_Z4at1_z
    dtau_dqd[3, 1] = Z4at2_z - (K4at2_x * t133 + Q4_yz * t132)
    dtau_dqd[3, 2] = t366 + minus_K4at3_y * t146 + h4_y * v2_3_y - Z4at4_y
    dtau_dqd[3, 3] = B4_zz
    dtau_dqd[3, 4] = D5at4_z
    dtau_dqd[3, 5] = D6at4_z
    dtau_dqd[3, 6] = D7at4_z
    dtau_dqd[4, 0] = -minus_Z5at1_z
    dtau_dqd[4, 1] = minus_K5at2_x * t133 - K5at3_z * t132 + Z5at2_z
    dtau_dqd[4, 2] = -(t342 + t341 + minus_Z5at3_z)
    dtau_dqd[4, 3] = t338 - Z5at5_y
    dtau_dqd[4, 4] = B6_yy
    dtau_dqd[4, 5] = D6at6_y
    dtau_dqd[4, 6] = D7at5_z
    dtau_dqd[5, 0] = -minus_Z6at1_z
    dtau_dqd[5, 1] = Z6at2_z - (K6at3_z * t132 + K6at2_x * t133)
    dtau_dqd[5, 2] = t307 + t306 - minus_Z6at3_z
    dtau_dqd[5, 3] = -(t303 + t302 + minus_Z6at4_z)
    dtau_dqd[5, 4] = K6at6_z * t171 + t283 + t284 - minus_Z6at6_y
    dtau_dqd[5, 5] = -minus_B6_zz
    dtau_dqd[5, 6] = D7at6_z
    dtau_dqd[6, 0] = -minus_Z7at1_z
    dtau_dqd[6, 1] = minus_K7at2_x * t133 - K7at3_z * t132 - minus_Z7at2_z
    dtau_dqd[6, 2] = t257 - t256 - minus_Z7at3_z
    dtau_dqd[6, 3] = t252 - t253 + Z7at4_z
    dtau_dqd[6, 4] = Z7at5_z - (t240 + t239)
    dtau_dqd[6, 5] = t232 - minus_Z7at7_y
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
    s3 = np.sin(q[2])
    c3 = np.cos(q[2])
    s4 = np.sin(q[3])
    c4 = np.cos(q[3])
    s5 = np.sin(q[4])
    c5 = np.cos(q[4])
    s6 = np.sin(q[5])
    c6 = np.cos(q[5])
    s7 = np.sin(q[6])
    c7 = np.cos(q[6])

    # link 2: angular velocity w
    minus_w2_x = s2 * qd[0]
    minus_w2_y = c2 * qd[0]

    # link 2: U = [alpha] + [w][w]
    U2_yz = s2 * qdd[0]

    # link 2: products P = w w^T
    minus_P2_yz = minus_w2_y * qd[1]
    minus_P2_xz = minus_w2_x * qd[1]

    # link 2: angular acceleration alpha
    minus_alpha2_x = U2_yz + minus_P2_yz
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
    t15 = minus_P2_yz * s2
    t16 = t15 + alpha2_y * c2
    t17 = t15 - minus_P2_xz * c2
    t18 = qdd[0] + t16
    minus_s1in3_x = c3 * s2
    s1in3_y = s3 * s2
    t19 = 0.316 * s2
    t1in3_x = s3 * t19
    t1in3_y = c3 * t19

    # screw of joint 2 seen from link 3 (angular s, linear t)
    t20 = U3_yx * t1in3_y - minus_U3_xx * t1in3_x
    t21 = t3 * s1in3_y + a3_y * c2
    t22 = t21 + t20
    t23 = U3_xy * t1in3_x - minus_U3_yy * t1in3_y
    t24 = t3 * minus_s1in3_x - a3_x * c2
    t25 = t24 + t23
    t26 = U3_zy * s1in3_y + U3_zx * minus_s1in3_x + D3_z * c2
    t27 = P3_yz * minus_s1in3_x
    t28 = t27 + alpha3_y * s1in3_y + P3_xy * c2
    t29 = alpha3_z * c2 - (t27 + P3_xz * s1in3_y)
    t30 = t18 + t17
    t31 = t30 - t28
    t32 = 0.099856 * t30
    t2in3_x = 0.316 * c3
    minus_t2in3_y = 0.316 * s3

    # screw of joint 1 seen from link 4 (angular s, linear t)
    t33 = t3 * c3 - (minus_U3_xx * t2in3_x + U3_yx * minus_t2in3_y)
    t34 = U3_xy * t2in3_x + minus_U3_yy * minus_t2in3_y - t3 * s3
    t35 = U3_zy * c3 - U3_zx * s3
    t36 = P3_yz * s3
    t37 = alpha3_y * c3 - t36
    t38 = t36 - P3_xz * c3
    t39 = U2_xy + t37
    t40 = 0.099856 * U2_xy + 3.0999600000000003 * s2
    s1in4_x = s4 * c2 - c4 * minus_s1in3_x
    s1in4_y = s4 * minus_s1in3_x + c4 * c2
    t41 = 0.0825 * s1in3_y
    minus_t1in4_z = t1in3_y + 0.0825 * c2
    t1in4_x = c4 * t1in3_x - s4 * t41
    minus_t1in4_y = s4 * t1in3_x + c4 * t41

    # screw of joint 2 seen from link 4 (angular s, linear t)
    t42 = minus_U4_xx * t1in4_x + U4_yx * minus_t1in4_y
    t43 = U4_zx * minus_t1in4_z
    t44 = U4_xy * t1in4_x + minus_U4_yy * minus_t1in4_y
    t45 = U4_zy * minus_t1in4_z
    t46 = a4_x * s1in3_y - minus_a4_z * s1in4_x + (t44 - t45)
    t47 = U4_zy * s1in4_y - U4_zx * s1in4_x - D4_z * s1in3_y
    t48 = P4_yz * s1in4_x
    t49 = alpha4_y * s1in4_y - t48 - P4_xy * s1in3_y
    t50 = t48 - P4_xz * s1in4_y - alpha4_z * s1in3_y
    t51 = t31 + t29 - t49
    s2in4_x = c4 * s3
    minus_s2in4_y = s4 * s3
    t52 = 0.0825 * c3
    t2in4_x = c4 * t2in3_x - s4 * t52
    minus_t2in4_y = s4 * t2in3_x + c4 * t52

    # screw of joint 1 seen from link 5 (angular s, linear t)
    t53 = minus_U4_xx * t2in4_x + U4_yx * minus_t2in4_y
    t54 = U4_zx * minus_t2in3_y
    t55 = U4_xy * t2in4_x + minus_U4_yy * minus_t2in4_y
    t56 = U4_zy * minus_t2in3_y
    t57 = a4_x * c3 - minus_a4_z * s2in4_x + (t55 + t56)
    t58 = U4_zx * s2in4_x + U4_zy * minus_s2in4_y + D4_z * c3
    t59 = P4_yz * s2in4_x
    t60 = t59 + alpha4_y * minus_s2in4_y + P4_xy * c3
    t61 = t59 + P4_xz * minus_s2in4_y - alpha4_z * c3
    t62 = t38 - t39 + t60
    t63 = minus_a4_z * s4 + 0.0825 * U4_zy
    t64 = U4_zy * c4 - U4_zx * s4
    t65 = P4_yz * s4
    t66 = alpha4_y * c4 - t65
    t67 = t65 - P4_xz * c4
    t68 = U3_xy + t66
    s1in5_x = c5 * s1in4_x + s5 * s1in3_y
    s1in5_y = c5 * s1in3_y - s5 * s1in4_x
    t69 = t1in4_x + 0.384 * s1in3_y
    t1in5_z = t41 - minus_t1in4_y
    t70 = 0.0825 * s1in4_y + 0.384 * s1in4_x - minus_t1in4_z
    t1in5_x = c5 * t69 - s5 * t70
    minus_t1in5_y = s5 * t69 + c5 * t70

    # screw of joint 2 seen from link 5 (angular s, linear t)
    t71 = a5_x * t1in5_x + minus_a5_y * minus_t1in5_y + a5_z * t1in5_z
    t72 = minus_U5_xx * t1in5_x + U5_yx * minus_t1in5_y
    t73 = U5_zx * t1in5_z
    t74 = minus_U5_yy * minus_t1in5_y - minus_U5_xy * t1in5_x
    t75 = U5_zy * t1in5_z
    t76 = a5_z * s1in5_x - a5_x * s1in4_y + (t74 + t75)
    t77 = minus_P5_yz * s1in5_x
    t78 = t77 - minus_alpha5_y * s1in5_y - minus_P5_xy * s1in4_y
    t79 = alpha5_z * s1in4_y - (t77 + P5_xz * s1in5_y)
    t80 = t51 + t50
    t81 = t80 - t78
    s2in5_x = c5 * s2in4_x + s5 * c3
    s2in5_y = c5 * c3 - s5 * s2in4_x
    t82 = t2in4_x + 0.384 * c3
    t2in5_z = t52 - minus_t2in4_y
    t83 = minus_t2in3_y - (0.0825 * minus_s2in4_y - 0.384 * s2in4_x)
    t2in5_x = c5 * t82 - s5 * t83
    minus_t2in5_y = s5 * t82 + c5 * t83

    # screw of joint 3 seen from link 5 (angular s, linear t)
    t84 = a5_x * t2in5_x + minus_a5_y * minus_t2in5_y + a5_z * t2in5_z
    t85 = minus_U5_xx * t2in5_x + U5_yx * minus_t2in5_y
    t86 = U5_zx * t2in5_z
    t87 = minus_U5_yy * minus_t2in5_y - minus_U5_xy * t2in5_x
    t88 = U5_zy * t2in5_z
    t89 = a5_z * s2in5_x + a5_x * minus_s2in4_y + (t87 + t88)
    t90 = minus_P5_yz * s2in5_x
    t91 = t90 - minus_alpha5_y * s2in5_y + minus_P5_xy * minus_s2in4_y
    t92 = t90 + P5_xz * s2in5_y + alpha5_z * minus_s2in4_y
    t93 = t62 + t61
    t94 = t93 - t91
    s3in5_x = c5 * s4
    minus_s3in5_y = s5 * s4
    t95 = 0.0825 * c4 + 0.384 * s4 - 0.0825
    minus_t3in5_x = s5 * t95
    minus_t3in5_y = c5 * t95

    # screw of joint 4 seen from link 5 (angular s, linear t)
    t96 = minus_a5_y * minus_t3in5_y - a5_x * minus_t3in5_x
    t97 = minus_U5_xx * minus_t3in5_x - U5_yx * minus_t3in5_y
    t98 = minus_a5_y * c4 - a5_z * minus_s3in5_y
    t99 = minus_U5_xy * minus_t3in5_x + minus_U5_yy * minus_t3in5_y
    t100 = a5_z * s3in5_x - a5_x * c4
    t101 = t100 + t99
    t102 = minus_P5_yz * s3in5_x
    t103 = t102 + minus_alpha5_y * minus_s3in5_y - minus_P5_xy * c4
    t104 = P5_xz * minus_s3in5_y - t102 + alpha5_z * c4
    t105 = t67 - t68
    t106 = t105 - t103
    minus_t4in5_x = 0.384 * c5
    t4in5_y = 0.384 * s5

    # screw of joint 1 seen from link 6 (angular s, linear t)
    t107 = a5_x * minus_t4in5_x + minus_a5_y * t4in5_y + 0.0825 * a5_z
    t108 = minus_U5_xx * minus_t4in5_x + U5_yx * t4in5_y - 0.0825 * U5_zx
    t109 = a5_z * c5
    t110 = minus_U5_xy * minus_t4in5_x - minus_U5_yy * t4in5_y
    t111 = 0.0825 * U5_zy
    t112 = t110 - t111 - a5_z * s5
    t113 = minus_P5_yz * s5
    t114 = minus_alpha5_y * c5 - t113
    t115 = t113 + P5_xz * c5
    t116 = U4_xy + t114
    s1in6_x = c6 * s1in5_x + s6 * s1in4_y
    s1in6_y = c6 * s1in4_y - s6 * s1in5_x
    t1in6_x = c6 * t1in5_x + s6 * t1in5_z
    t1in6_y = c6 * t1in5_z - s6 * t1in5_x

    # screw of joint 2 seen from link 6 (angular s, linear t)
    t117 = U6_yx * t1in6_y - minus_U6_xx * t1in6_x + U6_zx * minus_t1in5_y
    t118 = a6_y * s1in5_y + minus_a5_y * s1in6_y
    t119 = t117 - t118
    t120 = U6_xy * t1in6_x - minus_U6_yy * t1in6_y + U6_zy * minus_t1in5_y
    t121 = minus_a5_y * s1in6_x + a6_x * s1in5_y
    t122 = t121 + t120
    t123 = U6_zy * s1in6_y - U6_zx * s1in6_x - D6_z * s1in5_y
    t124 = P6_yz * s1in6_x
    t125 = alpha6_y * s1in6_y - t124 - P6_xy * s1in5_y
    t126 = t124 - P6_xz * s1in6_y - alpha6_z * s1in5_y
    t127 = t81 + t79 - t125
    s2in6_x = c6 * s2in5_x - s6 * minus_s2in4_y
    minus_s2in6_y = s6 * s2in5_x + c6 * minus_s2in4_y
    t2in6_x = c6 * t2in5_x + s6 * t2in5_z
    t2in6_y = c6 * t2in5_z - s6 * t2in5_x

    # screw of joint 3 seen from link 6 (angular s, linear t)
    t128 = U6_yx * t2in6_y - minus_U6_xx * t2in6_x + U6_zx * minus_t2in5_y
    t129 = minus_a5_y * minus_s2in6_y - a6_y * s2in5_y
    t130 = t129 + t128
    t131 = U6_xy * t2in6_x - minus_U6_yy * t2in6_y + U6_zy * minus_t2in5_y
    t132 = minus_a5_y * s2in6_x + a6_x * s2in5_y
    t133 = t132 + t131
    t134 = U6_zx * s2in6_x + U6_zy * minus_s2in6_y + D6_z * s2in5_y
    t135 = P6_yz * s2in6_x
    t136 = P6_xy * s2in5_y + (t135 + alpha6_y * minus_s2in6_y)
    t137 = t135 + P6_xz * minus_s2in6_y - alpha6_z * s2in5_y
    t138 = t94 - t92 + t136
    s3in6_x = c6 * s3in5_x + s6 * c4
    s3in6_y = c6 * c4 - s6 * s3in5_x
    minus_t3in6_x = c6 * minus_t3in5_x
    t3in6_y = s6 * minus_t3in5_x

    # screw of joint 4 seen from link 6 (angular s, linear t)
    t139 = minus_U6_xx * minus_t3in6_x + U6_yx * t3in6_y
    t140 = U6_zx * minus_t3in5_y
    t141 = a6_y * minus_s3in5_y - minus_a5_y * s3in6_y + (t139 + t140)
    t142 = U6_xy * minus_t3in6_x + minus_U6_yy * t3in6_y
    t143 = U6_zy * minus_t3in5_y
    t144 = minus_a5_y * s3in6_x - a6_x * minus_s3in5_y + (t143 - t142)
    t145 = U6_zy * s3in6_y - U6_zx * s3in6_x + D6_z * minus_s3in5_y
    t146 = P6_yz * s3in6_x
    t147 = alpha6_y * s3in6_y - t146 + P6_xy * minus_s3in5_y
    t148 = t146 - P6_xz * s3in6_y + alpha6_z * minus_s3in5_y
    t149 = t106 + t104 - t147
    minus_s4in6_x = c6 * s5
    s4in6_y = s6 * s5
    minus_t4in6_x = c6 * minus_t4in5_x + 0.0825 * s6
    t4in6_y = s6 * minus_t4in5_x - 0.0825 * c6

    # screw of joint 1 seen from link 7 (angular s, linear t)
    t150 = minus_U6_xx * minus_t4in6_x + U6_yx * t4in6_y - U6_zx * t4in5_y
    t151 = a6_y * c5 - minus_a5_y * s4in6_y
    t152 = t151 + t150
    t153 = U6_xy * minus_t4in6_x + minus_U6_yy * t4in6_y + U6_zy * t4in5_y
    t154 = minus_a5_y * minus_s4in6_x + a6_x * c5
    t155 = t154 + t153
    t156 = U6_zy * s4in6_y + U6_zx * minus_s4in6_x + D6_z * c5
    t157 = P6_yz * minus_s4in6_x
    t158 = t157 + alpha6_y * s4in6_y + P6_xy * c5
    t159 = alpha6_z * c5 - (t157 + P6_xz * s4in6_y)
    t160 = t115 - t116 - t158
    t161 = minus_a5_y * c6
    t162 = minus_a5_y * s6
    t163 = U6_zy * c6 - U6_zx * s6
    t164 = P6_yz * s6
    t165 = alpha6_y * c6 - t164
    t166 = t164 - P6_xz * c6
    t167 = minus_U5_xy - t165
    s1in7_x = c7 * s1in6_x - s7 * s1in5_y
    minus_s1in7_y = c7 * s1in5_y + s7 * s1in6_x
    minus_t1in7_z = t1in6_y - 0.088 * s1in5_y
    t168 = minus_t1in5_y - 0.088 * s1in6_y
    t1in7_x = c7 * t1in6_x + s7 * t168
    t1in7_y = c7 * t168 - s7 * t1in6_x

    # screw of joint 2 seen from link 7 (angular s, linear t)
    t169 = U7_yx * t1in7_y - minus_U7_xx * t1in7_x - U7_zx * minus_t1in7_z
    t170 = minus_a7_z * minus_s1in7_y + a7_y * s1in6_y
    t171 = U7_xy * t1in7_x - minus_U7_yy * t1in7_y - U7_zy * minus_t1in7_z
    t172 = minus_a7_z * s1in7_x - a7_x * s1in6_y
    t173 = P7_yz * s1in7_x
    t174 = alpha7_y * minus_s1in7_y + t173 + P7_xy * s1in6_y
    s2in7_x = c7 * s2in6_x - s7 * s2in5_y
    minus_s2in7_y = c7 * s2in5_y + s7 * s2in6_x
    minus_t2in7_z = t2in6_y - 0.088 * s2in5_y
    t175 = minus_t2in5_y + 0.088 * minus_s2in6_y
    t2in7_x = c7 * t2in6_x + s7 * t175
    t2in7_y = c7 * t175 - s7 * t2in6_x

    # screw of joint 3 seen from link 7 (angular s, linear t)
    t176 = U7_yx * t2in7_y - minus_U7_xx * t2in7_x - U7_zx * minus_t2in7_z
    t177 = a7_y * minus_s2in6_y - minus_a7_z * minus_s2in7_y
    t178 = U7_xy * t2in7_x - minus_U7_yy * t2in7_y - U7_zy * minus_t2in7_z
    t179 = minus_a7_z * s2in7_x + a7_x * minus_s2in6_y
    t180 = P7_yz * s2in7_x
    t181 = P7_xy * minus_s2in6_y - (alpha7_y * minus_s2in7_y + t180)
    s3in7_x = c7 * s3in6_x + s7 * minus_s3in5_y
    s3in7_y = c7 * minus_s3in5_y - s7 * s3in6_x
    minus_t3in7_z = t3in6_y + 0.088 * minus_s3in5_y
    t182 = minus_t3in5_y - 0.088 * s3in6_y
    t3in7_x = s7 * t182 - c7 * minus_t3in6_x
    t3in7_y = s7 * minus_t3in6_x + c7 * t182

    # screw of joint 4 seen from link 7 (angular s, linear t)
    t183 = U7_yx * t3in7_y - minus_U7_xx * t3in7_x - U7_zx * minus_t3in7_z
    t184 = minus_a7_z * s3in7_y - a7_y * s3in6_y
    t185 = U7_xy * t3in7_x - minus_U7_yy * t3in7_y - U7_zy * minus_t3in7_z
    t186 = minus_a7_z * s3in7_x - a7_x * s3in6_y
    t187 = P7_yz * s3in7_x
    t188 = alpha7_y * s3in7_y - t187 - P7_xy * s3in6_y
    s4in7_x = s7 * c5 - c7 * minus_s4in6_x
    s4in7_y = s7 * minus_s4in6_x + c7 * c5
    minus_t4in7_z = t4in6_y + 0.088 * c5
    t189 = t4in5_y + 0.088 * s4in6_y
    minus_t4in7_x = c7 * minus_t4in6_x + s7 * t189
    t4in7_y = s7 * minus_t4in6_x - c7 * t189

    # screw of joint 5 seen from link 7 (angular s, linear t)
    t190 = minus_U7_xx * minus_t4in7_x + U7_yx * t4in7_y
    t191 = U7_zx * minus_t4in7_z
    t192 = U7_xy * minus_t4in7_x + minus_U7_yy * t4in7_y
    t193 = U7_zy * minus_t4in7_z
    t194 = P7_yz * s4in7_x
    t195 = alpha7_y * s4in7_y - t194 - P7_xy * s4in6_y
    s5in7_x = c7 * s6
    minus_s5in7_y = s7 * s6
    t196 = 0.088 * c6
    minus_t5in7_x = s7 * t196
    minus_t5in7_y = c7 * t196

    # results
    t197 = minus_U7_xx * minus_t5in7_x - U7_yx * minus_t5in7_y
    t198 = minus_a7_z * minus_s5in7_y + a7_y * c6
    t199 = minus_U7_yy * minus_t5in7_y - U7_xy * minus_t5in7_x
    t200 = a7_x * c6 - minus_a7_z * s5in7_x
    t201 = P7_yz * s5in7_x
    t202 = t201 + alpha7_y * minus_s5in7_y + P7_xy * c6
    t203 = P7_yz * s7
    t204 = alpha7_y * c7 - t203

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
    Y[0, 14] = t18
    Y[0, 15] = minus_U2_zy * c2 - minus_U2_zx * s2
    Y[0, 16] = -t16
    Y[0, 17] = -(U2_yx * s2 + D2_y * c2)
    Y[0, 18] = -(D2_x * s2 - U2_xy * c2)
    Y[0, 19] = t17
    Y[0, 20] = t32
    Y[0, 21] = t22
    Y[0, 22] = t25
    Y[0, 23] = 0.632 * t30
    Y[0, 24] = t31
    Y[0, 25] = t26
    Y[0, 26] = t28
    Y[0, 27] = D3_y * s1in3_y - U3_yx * minus_s1in3_x + t4 * c2
    Y[0, 28] = U3_xz * c2 - (U3_xy * s1in3_y + D3_x * minus_s1in3_x)
    Y[0, 29] = t29
    Y[0, 30] = t32 + 0.0825 * t22 + 0.006806250000000001 * (t28 + t29)
    Y[0, 31] = minus_a4_z * s1in4_y - a4_y * s1in3_y - (t42 + t43)
    Y[0, 32] = t46
    Y[0, 33] = 0.0825 * t26 - t25
    Y[0, 34] = t51
    Y[0, 35] = t47
    Y[0, 36] = t49
    Y[0, 37] = U4_yx * s1in4_x + D4_y * s1in4_y - t7 * s1in3_y
    Y[0, 38] = D4_x * s1in4_x - U4_xy * s1in4_y - U4_xz * s1in3_y
    Y[0, 39] = t50
    Y[0, 40] = t71
    Y[0, 41] = t73 - t72 - (a5_z * s1in5_y + minus_a5_y * s1in4_y)
    Y[0, 42] = t76
    Y[0, 43] = t46 + 0.768 * t80 + 0.0825 * t47
    Y[0, 44] = t81
    Y[0, 45] = U5_zy * s1in5_y - U5_zx * s1in5_x + D5_z * s1in4_y
    Y[0, 46] = t78
    Y[0, 47] = U5_yx * s1in5_x + D5_y * s1in5_y + minus_U5_yz * s1in4_y
    Y[0, 48] = D5_x * s1in5_x + minus_U5_xy * s1in5_y + U5_xz * s1in4_y
    Y[0, 49] = t79
    Y[0, 50] = t71
    Y[0, 51] = t119
    Y[0, 52] = t122
    Y[0, 53] = -t76
    Y[0, 54] = t127
    Y[0, 55] = t123
    Y[0, 56] = t125
    Y[0, 57] = U6_yx * s1in6_x + D6_y * s1in6_y - t11 * s1in5_y
    Y[0, 58] = D6_x * s1in6_x - U6_xy * s1in6_y - U6_xz * s1in5_y
    Y[0, 59] = t126
    Y[0, 60] = t71 + 0.088 * t119 + 0.007743999999999999 * (t125 + t126)
    Y[0, 61] = t169 - t170
    Y[0, 62] = t171 - t172
    Y[0, 63] = 0.088 * t123 - t122
    Y[0, 64] = t127 + t126 + t174
    Y[0, 65] = -(U7_zx * s1in7_x + U7_zy * minus_s1in7_y + D7_z * s1in6_y)
    Y[0, 66] = -t174
    Y[0, 67] = U7_yx * s1in7_x - D7_y * minus_s1in7_y - t14 * s1in6_y
    Y[0, 68] = D7_x * s1in7_x + U7_xy * minus_s1in7_y - U7_xz * s1in6_y
    Y[0, 69] = t173 + P7_xz * minus_s1in7_y - alpha7_z * s1in6_y
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
    Y[1, 17] = -U2_yz
    Y[1, 18] = U2_xz
    Y[1, 19] = qdd[1]
    Y[1, 20] = -t40
    Y[1, 21] = t33
    Y[1, 22] = t34
    Y[1, 23] = -(0.632 * U2_xy + minus_a2_x)
    Y[1, 24] = -t39
    Y[1, 25] = t35
    Y[1, 26] = t37
    Y[1, 27] = U3_yx * s3 + D3_y * c3
    Y[1, 28] = D3_x * s3 - U3_xy * c3
    Y[1, 29] = t38
    Y[1, 30] = 0.0825 * t33 - t40 + 0.006806250000000001 * (t37 + t38)
    Y[1, 31] = t54 - t53 - (minus_a4_z * minus_s2in4_y + a4_y * c3)
    Y[1, 32] = t57
    Y[1, 33] = 0.0825 * t35 - t34
    Y[1, 34] = t62
    Y[1, 35] = -t58
    Y[1, 36] = -t60
    Y[1, 37] = U4_yx * s2in4_x - D4_y * minus_s2in4_y - t7 * c3
    Y[1, 38] = D4_x * s2in4_x + U4_xy * minus_s2in4_y - U4_xz * c3
    Y[1, 39] = t61
    Y[1, 40] = t84
    Y[1, 41] = minus_a5_y * minus_s2in4_y - a5_z * s2in5_y + (t86 - t85)
    Y[1, 42] = t89
    Y[1, 43] = t57 + 0.768 * t93 - 0.0825 * t58
    Y[1, 44] = t94
    Y[1, 45] = U5_zy * s2in5_y - U5_zx * s2in5_x - D5_z * minus_s2in4_y
    Y[1, 46] = t91
    Y[1, 47] = U5_yx * s2in5_x + D5_y * s2in5_y - minus_U5_yz * minus_s2in4_y
    Y[1, 48] = D5_x * s2in5_x + minus_U5_xy * s2in5_y - U5_xz * minus_s2in4_y
    Y[1, 49] = -t92
    Y[1, 50] = t84
    Y[1, 51] = t130
    Y[1, 52] = t133
    Y[1, 53] = -t89
    Y[1, 54] = t138
    Y[1, 55] = -t134
    Y[1, 56] = -t136
    Y[1, 57] = U6_yx * s2in6_x - D6_y * minus_s2in6_y - t11 * s2in5_y
    Y[1, 58] = D6_x * s2in6_x + U6_xy * minus_s2in6_y - U6_xz * s2in5_y
    Y[1, 59] = t137
    Y[1, 60] = t84 + 0.088 * t130 + 0.007743999999999999 * (t137 - t136)
    Y[1, 61] = t177 + t176
    Y[1, 62] = t178 - t179
    Y[1, 63] = -(0.088 * t134 + t133)
    Y[1, 64] = t138 + t137 - t181
    Y[1, 65] = D7_z * minus_s2in6_y - (U7_zx * s2in7_x + U7_zy * minus_s2in7_y)
    Y[1, 66] = t181
    Y[1, 67] = U7_yx * s2in7_x - D7_y * minus_s2in7_y + t14 * minus_s2in6_y
    Y[1, 68] = D7_x * s2in7_x + U7_xy * minus_s2in7_y + U7_xz * minus_s2in6_y
    Y[1, 69] = t180 + P7_xz * minus_s2in7_y + alpha7_z * minus_s2in6_y
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
    Y[2, 32] = -t63
    Y[2, 33] = a3_x + 0.0825 * D3_z
    Y[2, 34] = -t68
    Y[2, 35] = t64
    Y[2, 36] = t66
    Y[2, 37] = U4_yx * s4 + D4_y * c4
    Y[2, 38] = D4_x * s4 - U4_xy * c4
    Y[2, 39] = t67
    Y[2, 40] = t96
    Y[2, 41] = t97 - t98
    Y[2, 42] = t101
    Y[2, 43] = 0.768 * t105 - t63 + 0.0825 * t64
    Y[2, 44] = t106
    Y[2, 45] = D5_z * c4 - (U5_zx * s3in5_x + U5_zy * minus_s3in5_y)
    Y[2, 46] = t103
    Y[2, 47] = U5_yx * s3in5_x - D5_y * minus_s3in5_y + minus_U5_yz * c4
    Y[2, 48] = D5_x * s3in5_x - minus_U5_xy * minus_s3in5_y + U5_xz * c4
    Y[2, 49] = t104
    Y[2, 50] = t96
    Y[2, 51] = t141
    Y[2, 52] = t144
    Y[2, 53] = -t101
    Y[2, 54] = t149
    Y[2, 55] = t145
    Y[2, 56] = t147
    Y[2, 57] = U6_yx * s3in6_x + D6_y * s3in6_y + t11 * minus_s3in5_y
    Y[2, 58] = D6_x * s3in6_x - U6_xy * s3in6_y + U6_xz * minus_s3in5_y
    Y[2, 59] = t148
    Y[2, 60] = t96 + 0.088 * t141 + 0.007743999999999999 * (t147 + t148)
    Y[2, 61] = t184 + t183
    Y[2, 62] = t185 - t186
    Y[2, 63] = 0.088 * t145 - t144
    Y[2, 64] = t149 + t148 - t188
    Y[2, 65] = U7_zy * s3in7_y - U7_zx * s3in7_x - D7_z * s3in6_y
    Y[2, 66] = t188
    Y[2, 67] = U7_yx * s3in7_x + D7_y * s3in7_y - t14 * s3in6_y
    Y[2, 68] = D7_x * s3in7_x - U7_xy * s3in7_y - U7_xz * s3in6_y
    Y[2, 69] = t187 - P7_xz * s3in7_y - alpha7_z * s3in6_y
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
    Y[3, 40] = -t107
    Y[3, 41] = t108 + t109
    Y[3, 42] = t112
    Y[3, 43] = 0.0825 * D4_z - (0.768 * U4_xy + a4_x)
    Y[3, 44] = -t116
    Y[3, 45] = U5_zx * s5 - U5_zy * c5
    Y[3, 46] = t114
    Y[3, 47] = -(U5_yx * s5 + D5_y * c5)
    Y[3, 48] = -(D5_x * s5 + minus_U5_xy * c5)
    Y[3, 49] = t115
    Y[3, 50] = -t107
    Y[3, 51] = t152
    Y[3, 52] = -t155
    Y[3, 53] = -t112
    Y[3, 54] = t160
    Y[3, 55] = t156
    Y[3, 56] = t158
    Y[3, 57] = D6_y * s4in6_y - U6_yx * minus_s4in6_x + t11 * c5
    Y[3, 58] = U6_xz * c5 - (U6_xy * s4in6_y + D6_x * minus_s4in6_x)
    Y[3, 59] = t159
    Y[3, 60] = 0.088 * t152 - t107 + 0.007743999999999999 * (t158 + t159)
    Y[3, 61] = minus_a7_z * s4in7_y - a7_y * s4in6_y + (t190 - t191)
    Y[3, 62] = a7_x * s4in6_y - minus_a7_z * s4in7_x - (t192 + t193)
    Y[3, 63] = t155 + 0.088 * t156
    Y[3, 64] = t160 + t159 - t195
    Y[3, 65] = U7_zy * s4in7_y - U7_zx * s4in7_x - D7_z * s4in6_y
    Y[3, 66] = t195
    Y[3, 67] = U7_yx * s4in7_x + D7_y * s4in7_y - t14 * s4in6_y
    Y[3, 68] = D7_x * s4in7_x - U7_xy * s4in7_y - U7_xz * s4in6_y
    Y[3, 69] = t194 - P7_xz * s4in7_y - alpha7_z * s4in6_y
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
    Y[4, 51] = -t161
    Y[4, 52] = t162
    Y[4, 53] = a5_x
    Y[4, 54] = t167
    Y[4, 55] = t163
    Y[4, 56] = t165
    Y[4, 57] = U6_yx * s6 + D6_y * c6
    Y[4, 58] = D6_x * s6 - U6_xy * c6
    Y[4, 59] = t166
    Y[4, 60] = 0.007743999999999999 * (t165 + t166) - 0.088 * t161
    Y[4, 61] = t197 - t198
    Y[4, 62] = t200 + t199
    Y[4, 63] = 0.088 * t163 - t162
    Y[4, 64] = t167 + t166 + t202
    Y[4, 65] = -(U7_zx * s5in7_x + U7_zy * minus_s5in7_y + D7_z * c6)
    Y[4, 66] = -t202
    Y[4, 67] = U7_yx * s5in7_x - D7_y * minus_s5in7_y - t14 * c6
    Y[4, 68] = D7_x * s5in7_x + U7_xy * minus_s5in7_y - U7_xz * c6
    Y[4, 69] = t201 + P7_xz * minus_s5in7_y - alpha7_z * c6
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
    Y[5, 64] = -(U6_xy + t204)
    Y[5, 65] = U7_zy * c7 - U7_zx * s7
    Y[5, 66] = t204
    Y[5, 67] = U7_yx * s7 + D7_y * c7
    Y[5, 68] = D7_x * s7 - U7_xy * c7
    Y[5, 69] = t203 - P7_xz * c7
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
