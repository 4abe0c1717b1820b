"""panda.py: dynamics of panda, made by symdyn 0.1.0. Do not edit.

Made from panda.toml, sha256 e5933d6662085c28.
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
  inverse_dynamics    413 mul, 359 add, 12 sin/cos  (by newton-euler-classical)
  mass_matrix         234 mul, 214 add, 12 sin/cos  (by composite-body)
  coriolis_matrix     935 mul, 795 add, 12 sin/cos  (by composite-body)
  gravity             120 mul, 83 add, 12 sin/cos  (by newton-euler-classical)
  bias                405 mul, 342 add, 12 sin/cos  (by newton-euler-classical)
  forward_dynamics    744 mul, 661 add, 21 div, 12 sin/cos  (by ldlt)
  forward_kinematics  80 mul, 44 add, 14 sin/cos  (by product-of-exponentials)
  jacobian            94 mul, 48 add, 12 sin/cos  (by product-of-exponentials)

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
    s7 = np.sin(q[6])
    c7 = np.cos(q[6])

    # link 1: moment n = I alpha + w x h + mc x a
    n1_z = 0.009213163777211224 * qdd[0]

    # link 2: angular velocity w
    minus_w2_x = s2 * qd[0]
    minus_w2_y = c2 * qd[0]

    # link 2: angular acceleration alpha
    t1 = c2 * qdd[0]
    t2 = minus_w2_y * qd[1]
    t3 = minus_w2_x * qd[1]
    minus_alpha2_x = s2 * qdd[0] + t2
    alpha2_y = t3 - t1

    # link 2: U = [alpha] + [w][w]
    U2_xy = minus_w2_x * minus_w2_y - qdd[1]
    minus_U2_yy = minus_w2_x * minus_w2_x + qd[1] * qd[1]
    minus_U2_zy = t2 + minus_alpha2_x

    # link 2: acceleration a of its origin, gravity included
    minus_a2_x = 9.81 * s2
    minus_a2_y = 9.81 * c2

    # link 2: angular momentum h = I w about its origin
    t4 = 0.00398335888393552 * minus_w2_y
    t5 = t4 - 0.00850351162402155 * minus_w2_x
    h2_x = t5 + 0.01026110182100817 * qd[1]
    t6 = 0.028124284712194955 * minus_w2_y
    t7 = 0.00398335888393552 * minus_w2_x - t6
    h2_y = t7 + 0.0007689361029464 * qd[1]
    t8 = 0.01026110182100817 * minus_w2_x
    t9 = t8 + 0.0007689361029464 * minus_w2_y
    h2_z = 0.026534991901690206 * qd[1] - t9

    # link 2: moment n = I alpha + w x h + mc x a
    t10 = 0.00850351162402155 * minus_alpha2_x
    t11 = t10 + 0.00398335888393552 * alpha2_y
    t12 = 0.00398335888393552 * minus_alpha2_x
    t13 = t12 + 0.028124284712194955 * alpha2_y
    t14 = 0.01026110182100817 * minus_alpha2_x
    t15 = 0.0007689361029464 * alpha2_y - t14
    t16 = 0.01026110182100817 * qdd[1] - t11
    t17 = t13 + 0.0007689361029464 * qdd[1]
    t18 = minus_w2_y * h2_x - minus_w2_x * h2_y
    n2_x = t16 - (minus_w2_y * h2_z + qd[1] * h2_y) + 0.0221804724897 * c2
    n2_y = t17 + (qd[1] * h2_x + minus_w2_x * h2_z) - 0.0221804724897 * s2
    t19 = 0.01993386669246 * c2 - 0.18226700140319999 * s2
    n2_z = t15 + 0.026534991901690206 * qdd[1] + t18 + t19

    # link 3: angular velocity w
    w3_x = s3 * qd[1] - c3 * minus_w2_x
    w3_y = s3 * minus_w2_x + c3 * qd[1]
    w3_z = minus_w2_y + qd[2]

    # link 3: angular acceleration alpha
    t20 = s3 * minus_alpha2_x + c3 * qdd[1]
    t21 = w3_x * qd[2]
    alpha3_x = s3 * qdd[1] - c3 * minus_alpha2_x + w3_y * qd[2]
    alpha3_y = t20 - t21
    alpha3_z = t1 - t3 + qdd[2]

    # link 3: U = [alpha] + [w][w]
    t22 = w3_z * w3_z
    t23 = w3_x * w3_y
    t24 = w3_x * w3_z
    minus_U3_xx = w3_y * w3_y + t22
    U3_xy = t23 - alpha3_z
    U3_xz = t24 + alpha3_y
    U3_yx = t23 + alpha3_z
    minus_U3_yy = w3_x * w3_x + t22
    U3_yz = w3_y * w3_z - alpha3_x
    U3_zx = t24 - alpha3_y

    # link 3: acceleration a of its origin, gravity included
    t25 = 0.316 * minus_U2_zy
    t26 = minus_a2_x + 0.316 * U2_xy
    a3_x = s3 * t25 - c3 * t26
    a3_y = s3 * t26 + c3 * t25
    a3_z = minus_a2_y - 0.316 * minus_U2_yy

    # link 3: force f = m a + U mc
    t27 = 0.126729164208 * U3_xy - 0.088844724872 * minus_U3_xx
    t28 = 0.088844724872 * U3_yx - 0.126729164208 * minus_U3_yy
    f3_x = 3.228604 * a3_x + (t27 - 0.214708623208 * U3_xz)
    f3_y = 3.228604 * a3_y + (t28 - 0.214708623208 * U3_yz)

    # link 3: angular momentum h = I w about its origin
    t29 = 0.05649492601407083 * w3_x - 0.008248333140675744 * w3_y
    h3_x = t29 - 0.005487648106562255 * w3_z
    t30 = 0.05287838199960611 * w3_y - 0.008248333140675744 * w3_x
    h3_y = t30 - 0.0043772571218395825 * w3_z
    t31 = 0.005487648106562255 * w3_x + 0.0043772571218395825 * w3_y
    h3_z = 0.01824920229252011 * w3_z - t31

    # link 3: moment n = I alpha + w x h + mc x a
    t32 = 0.05649492601407083 * alpha3_x - 0.008248333140675744 * alpha3_y
    t33 = 0.05287838199960611 * alpha3_y - 0.008248333140675744 * alpha3_x
    t34 = 0.0043772571218395825 * alpha3_y
    t35 = 0.005487648106562255 * alpha3_x + t34
    t36 = t32 - 0.005487648106562255 * alpha3_z
    t37 = t33 - 0.0043772571218395825 * alpha3_z
    t38 = 0.01824920229252011 * alpha3_z - t35
    t39 = 0.126729164208 * a3_z + 0.214708623208 * a3_y
    n3_x = t36 + (w3_y * h3_z - w3_z * h3_y) + t39
    t40 = 0.214708623208 * a3_x + 0.088844724872 * a3_z
    n3_y = t37 + (w3_z * h3_x - w3_x * h3_z) - t40
    t41 = 0.088844724872 * a3_y - 0.126729164208 * a3_x
    n3_z = t38 + (w3_x * h3_y - w3_y * h3_x) + t41

    # link 4: angular velocity w
    w4_x = c4 * w3_x + s4 * w3_z
    w4_y = c4 * w3_z - s4 * w3_x
    w4_z = qd[3] - w3_y

    # link 4: angular acceleration alpha
    alpha4_x = c4 * alpha3_x + s4 * alpha3_z + w4_y * qd[3]
    alpha4_y = c4 * alpha3_z - s4 * alpha3_x - w4_x * qd[3]
    alpha4_z = t21 - t20 + qdd[3]

    # link 4: U = [alpha] + [w][w]
    t42 = w4_x * w4_x
    t43 = w4_y * w4_y
    t44 = w4_z * w4_z
    t45 = w4_x * w4_y
    t46 = w4_x * w4_z
    t47 = w4_y * w4_z
    minus_U4_xx = t43 + t44
    U4_xy = t45 - alpha4_z
    U4_xz = t46 + alpha4_y
    U4_yx = t45 + alpha4_z
    minus_U4_yy = t42 + t44
    U4_yz = t47 - alpha4_x
    U4_zx = t46 - alpha4_y
    U4_zy = t47 + alpha4_x
    minus_U4_zz = t42 + t43

    # link 4: acceleration a of its origin, gravity included
    t48 = a3_x - 0.0825 * minus_U3_xx
    minus_a4_z = a3_y + 0.0825 * U3_yx
    t49 = a3_z + 0.0825 * U3_zx
    a4_x = c4 * t48 + s4 * t49
    a4_y = c4 * t49 - s4 * t48

    # link 4: force f = m a + U mc
    t50 = 0.19076837715 * minus_U4_xx + 0.374644408005 * U4_xy
    t51 = 0.19076837715 * U4_yx + 0.374644408005 * minus_U4_yy
    t52 = 0.374644408005 * U4_zy - 0.19076837715 * U4_zx
    f4_x = 3.587895 * a4_x + (t50 + 0.09850206933 * U4_xz)
    f4_y = 3.587895 * a4_y + (0.09850206933 * U4_yz - t51)
    f4_z = t52 - 0.09850206933 * minus_U4_zz - 3.587895 * minus_a4_z

    # link 4: angular momentum h = I w about its origin
    t53 = 0.06767727025085991 * w4_x + 0.02771584317362585 * w4_y
    h4_x = t53 + 0.0039053550262761003 * w4_z
    t54 = 0.02771584317362585 * w4_x + 0.03239943042445132 * w4_y
    h4_y = t54 - 0.0016444875773692705 * w4_z
    t55 = 0.0039053550262761003 * w4_x - 0.0016444875773692705 * w4_y
    h4_z = t55 + 0.0775861490525396 * w4_z

    # link 4: moment n = I alpha + w x h + mc x a
    t56 = 0.06767727025085991 * alpha4_x + 0.02771584317362585 * alpha4_y
    t57 = 0.02771584317362585 * alpha4_x + 0.03239943042445132 * alpha4_y
    t58 = 0.0039053550262761003 * alpha4_x
    t59 = t58 - 0.0016444875773692705 * alpha4_y
    t60 = t56 + 0.0039053550262761003 * alpha4_z
    t61 = t57 - 0.0016444875773692705 * alpha4_z
    t62 = t59 + 0.0775861490525396 * alpha4_z
    t63 = 0.374644408005 * minus_a4_z + 0.09850206933 * a4_y
    n4_x = t60 + (w4_y * h4_z - w4_z * h4_y) - t63
    t64 = 0.09850206933 * a4_x - 0.19076837715 * minus_a4_z
    n4_y = t61 + (w4_z * h4_x - w4_x * h4_z) + t64
    t65 = 0.19076837715 * a4_y + 0.374644408005 * a4_x
    n4_z = t62 + (w4_x * h4_y - w4_y * h4_x) - t65

    # link 5: angular velocity w
    w5_x = c5 * w4_x - s5 * w4_z
    minus_w5_y = s5 * w4_x + c5 * w4_z
    w5_z = w4_y + qd[4]

    # link 5: angular acceleration alpha
    alpha5_x = c5 * alpha4_x - s5 * alpha4_z - minus_w5_y * qd[4]
    minus_alpha5_y = s5 * alpha4_x + c5 * alpha4_z + w5_x * qd[4]
    alpha5_z = alpha4_y + qdd[4]

    # link 5: U = [alpha] + [w][w]
    t66 = w5_x * w5_x
    t67 = minus_w5_y * minus_w5_y
    t68 = w5_z * w5_z
    t69 = w5_x * minus_w5_y
    t70 = w5_x * w5_z
    t71 = minus_w5_y * w5_z
    minus_U5_xx = t67 + t68
    minus_U5_xy = t69 + alpha5_z
    U5_xz = t70 - minus_alpha5_y
    U5_yx = alpha5_z - t69
    minus_U5_yy = t66 + t68
    minus_U5_yz = t71 + alpha5_x
    U5_zx = t70 + minus_alpha5_y
    U5_zy = alpha5_x - t71
    minus_U5_zz = t66 + t67

    # link 5: acceleration a of its origin, gravity included
    t72 = a4_x + (0.0825 * minus_U4_xx + 0.384 * U4_xy)
    a5_z = a4_y - (0.0825 * U4_yx + 0.384 * minus_U4_yy)
    t73 = 0.384 * U4_zy - 0.0825 * U4_zx - minus_a4_z
    a5_x = c5 * t72 - s5 * t73

    # link 6: acceleration a of its origin, gravity included
    a6_z = s5 * t72 + c5 * t73

    # link 5: force f = m a + U mc
    t74 = 0.014653732538 * minus_U5_xx - 0.05034347249 * minus_U5_xy
    t75 = 0.014653732538 * U5_yx + 0.05034347249 * minus_U5_yy
    t76 = 0.05034347249 * U5_zy - 0.014653732538 * U5_zx
    f5_x = 1.225946 * a5_x + (t74 - 0.047121686402 * U5_xz)
    f5_y = 0.047121686402 * minus_U5_yz - t75 - 1.225946 * a6_z
    f5_z = 1.225946 * a5_z + (t76 + 0.047121686402 * minus_U5_zz)

    # link 5: angular momentum h = I w about its origin
    t77 = 0.03942757095803552 * w5_x + 0.0015152444733270301 * minus_w5_y
    h5_x = t77 - 0.004600245517563105 * w5_z
    t78 = 0.0015152444733270301 * w5_x + 0.03146037232526039 * minus_w5_y
    h5_y = 0.0021640520520981297 * w5_z - t78
    t79 = 0.004600245517563105 * w5_x + 0.0021640520520981297 * minus_w5_y
    h5_z = 0.010869510762828563 * w5_z - t79

    # link 5: moment n = I alpha + w x h + mc x a
    t80 = 0.0015152444733270301 * minus_alpha5_y
    t81 = 0.03942757095803552 * alpha5_x + t80
    t82 = 0.03146037232526039 * minus_alpha5_y
    t83 = 0.0015152444733270301 * alpha5_x + t82
    t84 = 0.0021640520520981297 * minus_alpha5_y
    t85 = 0.004600245517563105 * alpha5_x + t84
    t86 = t81 - 0.004600245517563105 * alpha5_z
    t87 = 0.0021640520520981297 * alpha5_z - t83
    t88 = 0.010869510762828563 * alpha5_z - t85
    t89 = 0.05034347249 * a5_z - 0.047121686402 * a6_z
    n5_x = t86 - (minus_w5_y * h5_z + w5_z * h5_y) + t89
    t90 = 0.014653732538 * a5_z - 0.047121686402 * a5_x
    n5_y = t87 + (w5_z * h5_x - w5_x * h5_z) + t90
    t91 = 0.014653732538 * a6_z - 0.05034347249 * a5_x
    n5_z = t88 + (w5_x * h5_y + minus_w5_y * h5_x) + t91

    # link 6: angular velocity w
    w6_x = c6 * w5_x + s6 * w5_z
    t92 = s6 * w5_x
    t93 = c6 * w5_z
    w6_y = t93 - t92
    w6_z = minus_w5_y + qd[5]

    # link 6: angular acceleration alpha
    t94 = c6 * alpha5_z - s6 * alpha5_x
    t95 = w6_x * qd[5]
    alpha6_x = c6 * alpha5_x + s6 * alpha5_z + w6_y * qd[5]
    alpha6_y = t94 - t95
    alpha6_z = minus_alpha5_y + qdd[5]

    # link 6: U = [alpha] + [w][w]
    t96 = w6_x * w6_x
    t97 = w6_y * w6_y
    t98 = w6_z * w6_z
    t99 = w6_x * w6_y
    t100 = w6_x * w6_z
    t101 = w6_y * w6_z
    minus_U6_xx = t97 + t98
    U6_xy = t99 - alpha6_z
    U6_xz = t100 + alpha6_y
    U6_yx = t99 + alpha6_z
    minus_U6_yy = t96 + t98
    U6_yz = t101 - alpha6_x
    U6_zx = t100 - alpha6_y
    U6_zy = t101 + alpha6_x
    minus_U6_zz = t96 + t97

    # link 6: acceleration a of its origin, gravity included
    a6_x = c6 * a5_x + s6 * a5_z
    a6_y = c6 * a5_z - s6 * a5_x

    # link 6: force f = m a + U mc
    t102 = 0.10024161669500001 * minus_U6_xx + 0.023526756935 * U6_xy
    t103 = 0.10024161669500001 * U6_yx + 0.023526756935 * minus_U6_yy
    t104 = 0.10024161669500001 * U6_zx - 0.023526756935 * U6_zy
    f6_x = 1.666555 * a6_x - (t102 + 0.017527158935000002 * U6_xz)
    f6_y = 1.666555 * a6_y + (t103 - 0.017527158935000002 * U6_yz)
    f6_z = 1.666555 * a6_z + (t104 + 0.017527158935000002 * minus_U6_zz)

    # link 6: angular momentum h = I w about its origin
    t105 = 0.00248046035817079 * w6_x + 0.001524110902883315 * w6_y
    h6_x = t105 - 0.00010375891721868492 * w6_z
    t106 = 0.001524110902883315 * w6_x + 0.010567766133106952 * w6_y
    h6_y = t106 + 9.3569097314605e-05 * w6_z
    t107 = 9.3569097314605e-05 * w6_y - 0.00010375891721868492 * w6_x
    h6_z = t107 + 0.011794560230238952 * w6_z

    # link 6: moment n = I alpha + w x h + mc x a
    t108 = 0.00248046035817079 * alpha6_x + 0.001524110902883315 * alpha6_y
    t109 = 0.001524110902883315 * alpha6_x
    t110 = t109 + 0.010567766133106952 * alpha6_y
    t111 = 0.00010375891721868492 * alpha6_x
    t112 = 9.3569097314605e-05 * alpha6_y - t111
    t113 = t108 - 0.00010375891721868492 * alpha6_z
    t114 = t110 + 9.3569097314605e-05 * alpha6_z
    t115 = t112 + 0.011794560230238952 * alpha6_z
    t116 = 0.017527158935000002 * a6_y - 0.023526756935 * a6_z
    n6_x = t113 + (w6_y * h6_z - w6_z * h6_y) + t116
    t117 = 0.017527158935000002 * a6_x + 0.10024161669500001 * a6_z
    n6_y = t114 + (w6_z * h6_x - w6_x * h6_z) - t117
    t118 = 0.10024161669500001 * a6_y + 0.023526756935 * a6_x
    n6_z = t115 + (w6_x * h6_y - w6_y * h6_x) + t118

    # link 7: angular velocity w
    w7_x = c7 * w6_x + s7 * w6_z
    w7_y = c7 * w6_z - s7 * w6_x
    w7_z = t92 - t93 + qd[6]

    # link 7: angular acceleration alpha
    alpha7_x = c7 * alpha6_x + s7 * alpha6_z + w7_y * qd[6]
    alpha7_y = c7 * alpha6_z - s7 * alpha6_x - w7_x * qd[6]
    alpha7_z = t95 - t94 + qdd[6]

    # link 7: U = [alpha] + [w][w]
    t119 = w7_x * w7_x
    t120 = w7_y * w7_y
    t121 = w7_z * w7_z
    t122 = w7_x * w7_y
    t123 = w7_x * w7_z
    t124 = w7_y * w7_z
    minus_U7_xx = t120 + t121
    U7_xy = t122 - alpha7_z
    U7_xz = t123 + alpha7_y
    U7_yx = t122 + alpha7_z
    minus_U7_yy = t119 + t121
    U7_yz = t124 - alpha7_x
    U7_zx = t123 - alpha7_y
    U7_zy = t124 + alpha7_x
    minus_U7_zz = t119 + t120

    # link 7: acceleration a of its origin, gravity included
    t125 = a6_x - 0.088 * minus_U6_xx
    minus_a7_z = a6_y + 0.088 * U6_yx
    t126 = a6_z + 0.088 * U6_zx
    a7_x = c7 * t125 + s7 * t126
    a7_y = c7 * t126 - s7 * t125

    # link 7: force f = m a + U mc
    t127 = 0.007735484874 * minus_U7_xx + 0.0031274395439999996 * U7_xy
    t128 = 0.007735484874 * U7_yx + 0.0031274395439999996 * minus_U7_yy
    t129 = 0.007735484874 * U7_zx - 0.0031274395439999996 * U7_zy
    f7_x = 0.735522 * a7_x + (0.045305948634 * U7_xz - t127)
    f7_y = 0.735522 * a7_y + (t128 + 0.045305948634 * U7_yz)

    # link 7: angular momentum h = I w about its origin
    t130 = 0.015320008390949585 * w7_x - 0.000395108718315752 * w7_y
    h7_x = t130 - 0.001672482661783778 * w7_z
    t131 = 0.012899064612428355 * w7_y - 0.000395108718315752 * w7_x
    h7_y = t131 - 0.000548359106408232 * w7_z
    t132 = 0.001672482661783778 * w7_x + 0.000548359106408232 * w7_y
    h7_z = 0.004909651967360946 * w7_z - t132

    # link 7: moment n = I alpha + w x h + mc x a
    t133 = 0.015320008390949585 * alpha7_x
    t134 = t133 - 0.000395108718315752 * alpha7_y
    t135 = 0.012899064612428355 * alpha7_y
    t136 = t135 - 0.000395108718315752 * alpha7_x
    t137 = 0.001672482661783778 * alpha7_x
    t138 = t137 + 0.000548359106408232 * alpha7_y
    t139 = t134 - 0.001672482661783778 * alpha7_z
    t140 = t136 - 0.000548359106408232 * alpha7_z
    t141 = 0.004909651967360946 * alpha7_z - t138
    t142 = 0.0031274395439999996 * minus_a7_z - 0.045305948634 * a7_y
    n7_x = t139 + (w7_y * h7_z - w7_z * h7_y) + t142
    t143 = 0.045305948634 * a7_x + 0.007735484874 * minus_a7_z
    n7_y = t140 + (w7_z * h7_x - w7_x * h7_z) + t143
    t144 = 0.007735484874 * a7_y + 0.0031274395439999996 * a7_x
    n7_z = t141 + (w7_x * h7_y - w7_y * h7_x) + t144

    # joint 6: force F and moment N through it, joint 7 added
    t145 = 0.735522 * minus_a7_z - (t129 - 0.045305948634 * minus_U7_zz)
    t146 = s7 * f7_x + c7 * f7_y
    N6_x = n6_x + (c7 * n7_x - s7 * n7_y)
    N6_y = n6_y - (n7_z + 0.088 * t146)
    N6_z = n6_z + (s7 * n7_x + c7 * n7_y + 0.088 * t145)
    F6_x = f6_x + (c7 * f7_x - s7 * f7_y)
    F6_y = f6_y + t145
    F6_z = f6_z + t146

    # joint 5: force F and moment N through it, joint 6 added
    N5_x = n5_x + (c6 * N6_x - s6 * N6_y)
    N5_y = n5_y - N6_z
    N5_z = n5_z + (s6 * N6_x + c6 * N6_y)
    F5_x = f5_x + (c6 * F6_x - s6 * F6_y)
    F5_y = f5_y - F6_z
    F5_z = f5_z + (s6 * F6_x + c6 * F6_y)

    # joint 4: force F and moment N through it, joint 5 added
    t147 = c5 * F5_x - s5 * F5_y
    t148 = s5 * F5_x + c5 * F5_y
    t149 = s5 * N5_x + c5 * N5_y + (0.0825 * F5_z + 0.384 * t147)
    N4_x = n4_x + (c5 * N5_x - s5 * N5_y - 0.384 * t148)
    N4_y = n4_y + (N5_z - 0.0825 * t148)
    N4_z = n4_z - t149
    F4_x = f4_x + t147
    F4_y = f4_y + F5_z

    # joint 3: force F and moment N through it, joint 4 added
    t150 = t148 - f4_z
    N3_x = n3_x + (c4 * N4_x - s4 * N4_y)
    N3_y = n3_y + (t149 - n4_z - 0.0825 * (s4 * F4_x + c4 * F4_y))
    N3_z = n3_z + (s4 * N4_x + c4 * N4_y + 0.0825 * t150)
    F3_x = f3_x + (c4 * F4_x - s4 * F4_y)
    F3_y = f3_y + t150

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
    s7 = np.sin(q[6])
    c7 = np.cos(q[6])

    # column 7: wrench of composite body 7 at joint 6
    t1 = 0.000395108718315752 * s7
    t2 = 0.015320008390949585 * c7 + t1
    t3 = 0.000395108718315752 * c7
    t4 = t3 + 0.012899064612428355 * s7
    t5 = 0.001672482661783778 * c7
    t6 = 0.000548359106408232 * s7
    N7at6_x = t6 - t5

    # column 7: wrench of composite body 7 at joint 5
    N7at5_y = 0.001672482661783778 * s7 + 0.000548359106408232 * c7

    # column 7: wrench of composite body 7 at joint 6
    t7 = (0.015320008390949585 * s7 - t3) * s7
    F7at6_z = 0.007735484874 * c7 + 0.0031274395439999996 * s7

    # composite body 6: with body 7 added
    t8 = 0.007735484874 * s7
    t9 = 0.0031274395439999996 * c7
    t10 = t8 - t9
    t11 = F7at6_z + 0.064725936
    t12 = 0.088 * (F7at6_z + t11)
    t13 = t2 * s7 - t4 * c7 - 0.088 * t10
    mcx_c6 = t11 + 0.10024161669500001
    Ixx_c6 = t2 * c7 + t4 * s7 + 0.00248046035817079
    Ixy_c6 = t5 - t6 + 0.003986923479791999 + 0.001524110902883315
    Iyy_c6 = 0.004909651967360946 + t12 + 0.010567766133106952
    Ixz_c6 = t13 - 0.00010375891721868492
    Iyz_c6 = N7at5_y + 9.3569097314605e-05
    t14 = t7 + (0.012899064612428355 * c7 - t1) * c7 + t12
    Izz_c6 = t14 + 0.011794560230238952

    # column 6: wrench of composite body 6 at joint 5
    t15 = s6 * Ixy_c6
    t16 = c6 * Ixx_c6 - t15
    t17 = c6 * Ixy_c6
    t18 = t17 - s6 * Iyy_c6
    t19 = c6 * Ixz_c6
    t20 = s6 * Iyz_c6
    N6at5_x = t19 - t20
    t21 = c6 * Iyz_c6
    N6at5_z = s6 * Ixz_c6 + t21
    F6at5_z = c6 * mcx_c6 + 0.068832705569 * s6

    # composite body 5: with body 6 added
    t22 = s6 * mcx_c6
    t23 = 0.068832705569 * c6
    mcx_c5 = F6at5_z - 0.014653732538
    mcy_c5 = 0.017527158935000002 - t10 + 0.05034347249
    mcz_c5 = t22 - t23 - 0.047121686402
    Ixx_c5 = t16 * c6 - t18 * s6 + 0.03942757095803552
    Ixy_c5 = t20 - t19 - 0.0015152444733270301
    Iyy_c5 = Izz_c6 + 0.03146037232526039
    Ixz_c5 = t16 * s6 + t18 * c6 - 0.004600245517563105
    t24 = (0.00010375891721868492 - t13) * s6 - t21
    Iyz_c5 = t24 + 0.0021640520520981297
    t25 = (s6 * Ixx_c6 + t17) * s6 + (t15 + c6 * Iyy_c6) * c6
    Izz_c5 = t25 + 0.010869510762828563

    # column 5: wrench of composite body 5 at joint 3
    t26 = s5 * Ixy_c5
    t27 = c5 * Ixx_c5 - t26
    t28 = c5 * Ixy_c5
    t29 = t28 - s5 * Iyy_c5
    t30 = c5 * Ixz_c5 - s5 * Iyz_c5
    t31 = s5 * Ixz_c5 + c5 * Iyz_c5
    t32 = c5 * mcx_c5
    t33 = s5 * mcy_c5
    F5at3_y = t32 - t33

    # column 5: wrench of composite body 5 at joint 4
    minus_F5at4_x = s5 * mcx_c5 + c5 * mcy_c5
    t34 = F5at3_y - 0.29931189750000003
    t35 = mcz_c5 + 1.3931608320000002
    t36 = 0.0825 * (F5at3_y + t34)
    t37 = 0.384 * (mcz_c5 + t35)
    t38 = t27 * s5 + t29 * c5 + 0.0825 * minus_F5at4_x
    t39 = 0.384 * minus_F5at4_x
    N5at4_z = t39 - t31

    # composite body 4: with body 5 added
    t40 = (s5 * Ixx_c5 + t28) * s5 + (t26 + c5 * Iyy_c5) * c5
    mcx_c4 = t34 - 0.19076837715
    mcy_c4 = t35 + 0.374644408005
    Ixx_c4 = t27 * c5 - t29 * s5 + t37 + 0.06767727025085991
    Ixy_c4 = t30 - (0.384 * t34 - 0.0825 * mcz_c5) + 0.02771584317362585
    Iyy_c4 = Izz_c5 - t36 + 0.03239943042445132
    Ixz_c4 = 0.0039053550262761003 - t38
    Iyz_c4 = N5at4_z - 0.0016444875773692705
    Izz_c4 = t40 + (t37 - t36) + 0.0775861490525396

    # column 4: wrench of composite body 4 at joint 3
    t41 = s4 * Ixy_c4
    t42 = c4 * Ixx_c4 - t41
    t43 = c4 * Ixy_c4
    t44 = t43 - s4 * Iyy_c4
    t45 = c4 * Ixz_c4
    t46 = s4 * Iyz_c4
    N4at3_x = t45 - t46
    N4at3_z = s4 * Ixz_c4 + c4 * Iyz_c4
    t47 = (0.0016444875773692705 - N5at4_z) * c4
    t48 = (t38 - 0.0039053550262761003) * s4 + t47
    F4at3_z = c4 * mcx_c4 - s4 * mcy_c4
    t49 = minus_F5at4_x - 0.09850206933
    minus_F4at3_x = s4 * mcx_c4 + c4 * mcy_c4

    # composite body 3: with body 4 added
    t50 = F4at3_z + 0.595313235
    t51 = 0.0825 * (F4at3_z + t50)
    t52 = t42 * s4 + t44 * c4 - 0.0825 * minus_F4at3_x
    mcx_c3 = t50 + 0.088844724872
    mcy_c3 = t49 + 0.126729164208
    Ixx_c3 = t42 * c4 - t44 * s4 + 0.05649492601407083
    Ixy_c3 = t46 - t45 - 0.0825 * t49 - 0.008248333140675744
    Iyy_c3 = Izz_c4 + t51 + 0.05287838199960611
    Ixz_c3 = t52 - 0.005487648106562255
    Iyz_c3 = t48 - 0.0043772571218395825
    t53 = (s4 * Ixx_c4 + t43) * s4 + (t41 + c4 * Iyy_c4) * c4 + t51
    Izz_c3 = t53 + 0.01824920229252011

    # column 3: wrench of composite body 3 at joint 2
    t54 = s3 * Ixy_c3
    t55 = c3 * Ixx_c3 - t54
    t56 = c3 * Ixy_c3
    t57 = t56 - s3 * Iyy_c3
    t58 = c3 * Ixz_c3
    t59 = s3 * Iyz_c3
    t60 = (0.0043772571218395825 - t48) * c3
    F3at2_z = c3 * mcx_c3 - s3 * mcy_c3
    t61 = 0.214708623208 - minus_F4at3_x
    minus_F3at2_x = s3 * mcx_c3 + c3 * mcy_c3

    # composite body 2: with body 3 added
    t62 = 0.316 * (t61 + (t61 - 3.3004689519999997))
    t63 = 0.316 * F3at2_z
    t64 = 0.316 * minus_F3at2_x
    Ixx_c2 = t55 * c3 - t57 * s3 - t62 + 0.00850351162402155
    Ixy_c2 = t59 - t58 + t63 - 0.00398335888393552
    Iyy_c2 = Izz_c3 + 0.028124284712194955
    Ixz_c2 = t55 * s3 + t57 * c3 + 0.01026110182100817
    t65 = (0.005487648106562255 - t52) * s3 + t60 + t64
    Iyz_c2 = t65 + 0.0007689361029464
    t66 = (s3 * Ixx_c3 + t56) * s3 + (t54 + c3 * Iyy_c3) * c3 - t62
    Izz_c2 = t66 + 0.026534991901690206

    # column 2: wrench of composite body 2 at joint 1
    minus_N2at1_z = s2 * Ixz_c2 + c2 * Iyz_c2

    # composite body 1: with body 2 added
    t67 = (s2 * Ixx_c2 + c2 * Ixy_c2) * s2
    Izz_c1 = t67 + (s2 * Ixy_c2 + c2 * Iyy_c2) * c2 + 0.009213163777211224

    # column 7: wrench of composite body 7 at joint 6
    F7at6_x = t9 - t8
    minus_N7at6_y = 0.004909651967360946 + 0.088 * F7at6_z

    # column 7: wrench of composite body 7 at joint 5
    F7at5_x = c6 * F7at6_x
    F7at5_z = s6 * F7at6_x
    N7at5_x = c6 * N7at6_x + s6 * minus_N7at6_y
    N7at5_z = s6 * N7at6_x - c6 * minus_N7at6_y

    # column 7: wrench of composite body 7 at joint 4
    F7at4_x = c5 * F7at5_x + s5 * F7at6_z
    t68 = s5 * F7at5_x
    t69 = c5 * F7at6_z
    F7at4_z = t69 - t68
    N7at4_x = c5 * N7at5_x - s5 * N7at5_y + 0.384 * F7at4_z
    N7at4_y = N7at5_z + 0.0825 * F7at4_z
    t70 = 0.0825 * F7at5_z + 0.384 * F7at4_x
    minus_N7at4_z = s5 * N7at5_x + c5 * N7at5_y + t70

    # column 7: wrench of composite body 7 at joint 3
    F7at3_x = c4 * F7at4_x - s4 * F7at5_z
    F7at3_y = t68 - t69
    F7at3_z = s4 * F7at4_x + c4 * F7at5_z
    N7at3_x = c4 * N7at4_x - s4 * N7at4_y
    N7at3_y = minus_N7at4_z - 0.0825 * F7at3_z
    N7at3_z = s4 * N7at4_x + c4 * N7at4_y + 0.0825 * F7at3_y

    # column 7: wrench of composite body 7 at joint 2
    F7at2_x = c3 * F7at3_x - s3 * F7at3_y
    F7at2_z = s3 * F7at3_x + c3 * F7at3_y
    N7at2_x = c3 * N7at3_x - s3 * N7at3_y - 0.316 * F7at2_z
    N7at2_z = s3 * N7at3_x + c3 * N7at3_y + 0.316 * F7at2_x

    # column 7: wrench of composite body 7 at joint 1
    N7at1_z = c2 * N7at3_z - s2 * N7at2_x

    # column 6: wrench of composite body 6 at joint 5
    F6at5_x = t23 - t22

    # column 6: wrench of composite body 6 at joint 4
    F6at4_x = c5 * F6at5_x

    # column 6: wrench of composite body 6 at joint 3
    F6at3_y = s5 * F6at5_x

    # column 6: wrench of composite body 6 at joint 4
    t71 = c5 * Izz_c6 - s5 * N6at5_x
    t72 = 0.0825 * F6at3_y
    t73 = 0.0825 * F6at5_z + 0.384 * F6at4_x
    N6at4_x = c5 * N6at5_x + s5 * Izz_c6 - 0.384 * F6at3_y
    N6at4_y = N6at5_z - t72
    N6at4_z = t71 - t73

    # column 6: wrench of composite body 6 at joint 3
    F6at3_x = c4 * F6at4_x - s4 * F6at5_z
    F6at3_z = s4 * F6at4_x + c4 * F6at5_z
    N6at3_x = c4 * N6at4_x - s4 * N6at4_y
    N6at3_y = t73 - t71 - 0.0825 * F6at3_z
    N6at3_z = s4 * N6at4_x + c4 * N6at4_y + t72

    # column 6: wrench of composite body 6 at joint 2
    F6at2_x = c3 * F6at3_x - s3 * F6at3_y
    F6at2_z = s3 * F6at3_x + c3 * F6at3_y
    N6at2_x = c3 * N6at3_x - s3 * N6at3_y - 0.316 * F6at2_z
    N6at2_z = s3 * N6at3_x + c3 * N6at3_y + 0.316 * F6at2_x

    # column 6: wrench of composite body 6 at joint 1
    N6at1_z = c2 * N6at3_z - s2 * N6at2_x

    # column 5: wrench of composite body 5 at joint 4
    F5at4_z = t33 - t32
    N5at4_x = t30 + 0.384 * F5at4_z
    N5at4_y = Izz_c5 + 0.0825 * F5at4_z

    # column 5: wrench of composite body 5 at joint 3
    minus_F5at3_x = c4 * minus_F5at4_x

    # column 5: wrench of composite body 5 at joint 2
    F5at2_y = s4 * minus_F5at4_x

    # column 5: wrench of composite body 5 at joint 3
    N5at3_x = c4 * N5at4_x - s4 * N5at4_y
    N5at3_y = t31 - t39 + 0.0825 * F5at2_y
    N5at3_z = s4 * N5at4_x + c4 * N5at4_y + 0.0825 * F5at3_y

    # column 5: wrench of composite body 5 at joint 2
    minus_F5at2_x = c3 * minus_F5at3_x + s3 * F5at3_y
    F5at2_z = c3 * F5at3_y - s3 * minus_F5at3_x
    N5at2_x = c3 * N5at3_x - s3 * N5at3_y - 0.316 * F5at2_z
    N5at2_z = s3 * N5at3_x + c3 * N5at3_y - 0.316 * minus_F5at2_x

    # column 5: wrench of composite body 5 at joint 1
    N5at1_z = c2 * N5at3_z - s2 * N5at2_x

    # column 4: wrench of composite body 4 at joint 3
    minus_N4at3_y = Izz_c4 + 0.0825 * F4at3_z

    # column 4: wrench of composite body 4 at joint 2
    minus_F4at2_x = c3 * minus_F4at3_x
    minus_F4at2_z = s3 * minus_F4at3_x
    N4at2_x = c3 * N4at3_x + s3 * minus_N4at3_y + 0.316 * minus_F4at2_z
    N4at2_z = s3 * N4at3_x - c3 * minus_N4at3_y - 0.316 * minus_F4at2_x

    # column 4: wrench of composite body 4 at joint 1
    N4at1_z = c2 * N4at3_z - s2 * N4at2_x

    # column 3: wrench of composite body 3 at joint 2
    N3at2_x = t58 - t59 - t63
    N3at2_z = s3 * Ixz_c3 + c3 * Iyz_c3 - t64

    # column 3: wrench of composite body 3 at joint 1
    N3at1_z = c2 * Izz_c3 - s2 * N3at2_x

    M = np.empty((7, 7, *batch), dtype)
    M[0, 0] = Izz_c1
    M[0, 1] = -minus_N2at1_z
    M[0, 2] = N3at1_z
    M[0, 3] = N4at1_z
    M[0, 4] = N5at1_z
    M[0, 5] = N6at1_z
    M[0, 6] = N7at1_z
    M[1, 0] = -minus_N2at1_z
    M[1, 1] = Izz_c2
    M[1, 2] = N3at2_z
    M[1, 3] = N4at2_z
    M[1, 4] = N5at2_z
    M[1, 5] = N6at2_z
    M[1, 6] = N7at2_z
    M[2, 0] = N3at1_z
    M[2, 1] = N3at2_z
    M[2, 2] = Izz_c3
    M[2, 3] = N4at3_z
    M[2, 4] = N5at3_z
    M[2, 5] = N6at3_z
    M[2, 6] = N7at3_z
    M[3, 0] = N4at1_z
    M[3, 1] = N4at2_z
    M[3, 2] = N4at3_z
    M[3, 3] = Izz_c4
    M[3, 4] = N5at4_z
    M[3, 5] = N6at4_z
    M[3, 6] = -minus_N7at4_z
    M[4, 0] = N5at1_z
    M[4, 1] = N5at2_z
    M[4, 2] = N5at3_z
    M[4, 3] = N5at4_z
    M[4, 4] = Izz_c5
    M[4, 5] = N6at5_z
    M[4, 6] = N7at5_z
    M[5, 0] = N6at1_z
    M[5, 1] = N6at2_z
    M[5, 2] = N6at3_z
    M[5, 3] = N6at4_z
    M[5, 4] = N6at5_z
    M[5, 5] = Izz_c6
    M[5, 6] = -N7at5_y
    M[6, 0] = N7at1_z
    M[6, 1] = N7at2_z
    M[6, 2] = N7at3_z
    M[6, 3] = -minus_N7at4_z
    M[6, 4] = N7at5_z
    M[6, 5] = -N7at5_y
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

    # link 2: twist (angular w, linear v)
    minus_w2_x = s2 * qd[0]
    minus_w2_y = c2 * qd[0]

    # link 3: twist (angular w, linear v)
    t1 = 0.00398335888393552 * qd[1]
    t2 = 0.01026110182100817 * minus_w2_y
    t3 = 0.0007689361029464 * minus_w2_x
    t4 = 0.023077882494931805 * minus_w2_y
    t5 = 0.0034571094067583977 * minus_w2_x
    t6 = c3 * minus_w2_x
    t7 = s3 * qd[1]
    w3_x = t7 - t6
    w3_y = s3 * minus_w2_x + c3 * qd[1]
    t8 = 0.316 * qd[1]
    t9 = 0.316 * minus_w2_x
    v3_x = c3 * t8 + s3 * t9
    t10 = s3 * t8
    t11 = c3 * t9
    v3_y = t11 - t10
    w3_z = minus_w2_y + qd[2]

    # link 4: twist (angular w, linear v)
    t12 = t6 - t7
    t13 = 0.008248333140675744 * w3_z
    t14 = 0.005487648106562255 * w3_y
    t15 = t10 - t11
    t16 = 0.088844724872 * v3_x
    t17 = 0.0043772571218395825 * w3_y - 0.010932873153492409 * w3_z
    t18 = 0.045562052860578406 * w3_y - 0.0043772571218395825 * w3_z
    t19 = 0.0073163291390276886 * w3_z + 0.005487648106562255 * t12
    t20 = 0.005487648106562255 * w3_z + 0.045562052860578406 * t12
    t21 = 0.008248333140675744 * w3_y - 0.010932873153492409 * w3_x
    t22 = 0.0043772571218395825 * w3_x - t14
    t23 = 0.214708623208 * w3_y + 0.126729164208 * w3_z
    t24 = 0.088844724872 * w3_z + 0.214708623208 * w3_x
    w4_x = c4 * w3_x + s4 * w3_z
    t25 = s4 * w3_x
    t26 = c4 * w3_z
    w4_y = t26 - t25
    t27 = 0.0825 * w3_y
    minus_v4_z = v3_y + 0.0825 * w3_z
    t28 = c4 * v3_x
    t29 = s4 * t27
    v4_x = t28 - t29
    minus_v4_y = s4 * v3_x + c4 * t27
    w4_z = qd[3] - w3_y

    # link 5: twist (angular w, linear v)
    t30 = w3_y - qd[3]
    t31 = t25 - t26
    t32 = 0.0016444875773692705 * w4_x
    t33 = t29 - t28
    t34 = 0.09850206933 * minus_v4_z
    t35 = 0.374644408005 * minus_v4_y
    t36 = 0.0564319944394741 * t30 + 0.0016444875773692705 * w4_y
    t37 = 0.02115415461306551 * w4_z + 0.0039053550262761003 * w4_x
    t38 = 0.0039053550262761003 * w4_z + 0.011245275811385819 * w4_x
    t39 = 0.02115415461306551 * t31 - 0.02771584317362585 * w4_x
    t40 = t39 + 0.19076837715 * minus_v4_z
    t41 = t32 - 0.0039053550262761003 * t31 + (t35 - 0.19076837715 * t33)
    t42 = 0.02771584317362585 * t30 + 0.0039053550262761003 * w4_y
    t43 = 0.0016444875773692705 * t30 + 0.011245275811385819 * w4_y
    t44 = 0.0564319944394741 * w4_x - 0.02771584317362585 * t31
    t45 = 0.19076837715 * w4_z + 0.09850206933 * w4_x
    t46 = 3.587895 * minus_v4_y + t45
    t47 = 0.374644408005 * w4_x + 0.19076837715 * w4_y
    t48 = t47 - 3.587895 * minus_v4_z
    t49 = c5 * w4_x
    t50 = s5 * w4_z
    w5_x = t49 - t50
    minus_w5_y = s5 * w4_x + c5 * w4_z
    t51 = v4_x - 0.384 * w4_z
    minus_v5_z = minus_v4_y + 0.0825 * w4_z
    t52 = 0.0825 * w4_y + 0.384 * w4_x - minus_v4_z
    t53 = c5 * t51
    t54 = s5 * t52
    v5_x = t53 - t54

    # link 6: twist (angular w, linear v)
    v6_z = s5 * t51 + c5 * t52

    # link 5: twist (angular w, linear v)
    w5_z = w4_y + qd[4]

    # link 6: twist (angular w, linear v)
    t55 = t50 - t49
    t56 = 0.0015152444733270301 * w5_z
    t57 = 0.004600245517563105 * minus_w5_y
    t58 = 0.0014511560650267152 * minus_w5_y
    t59 = t54 - t53
    t60 = 0.047121686402 * minus_v5_z
    t61 = 0.05034347249 * v6_z
    t62 = 0.0021640520520981297 * minus_w5_y - 0.009418354697801848 * w5_z
    t63 = 0.0021640520520981297 * w5_z - 0.030009216260233673 * minus_w5_y
    t64 = 0.0014511560650267152 * w5_z + 0.004600245517563105 * t55
    t65 = t56 - 0.0021640520520981297 * t55
    t66 = 0.004600245517563105 * w5_z + 0.030009216260233673 * t55
    t67 = t57 - 0.0021640520520981297 * w5_x
    t68 = 0.0015152444733270301 * minus_w5_y + 0.009418354697801848 * w5_x
    t69 = 0.047121686402 * minus_w5_y - 0.05034347249 * w5_z
    t70 = 0.047121686402 * w5_x - 0.014653732538 * w5_z - 1.225946 * v6_z
    t71 = 0.05034347249 * w5_x - 0.014653732538 * minus_w5_y
    w6_x = c6 * w5_x + s6 * w5_z
    t72 = s6 * w5_x
    t73 = c6 * w5_z
    w6_y = t73 - t72
    t74 = c6 * v5_x
    t75 = s6 * minus_v5_z
    v6_x = t74 - t75
    minus_v6_y = s6 * v5_x + c6 * minus_v5_z
    w6_z = minus_w5_y + qd[5]

    # link 7: twist (angular w, linear v)
    t76 = t72 - t73
    t77 = 0.001524110902883315 * w6_z
    t78 = 9.3569097314605e-05 * w6_x
    t79 = t75 - t74
    t80 = 0.017527158935000002 * v6_z
    t81 = 0.023526756935 * minus_v6_y
    t82 = 0.0018536272276513943 * w6_z + 9.3569097314605e-05 * w6_y
    t83 = 9.3569097314605e-05 * w6_z + 0.0006268331305193942 * w6_y
    t84 = 0.00010375891721868492 * w6_z - 0.0006268331305193942 * w6_x
    t85 = 0.009940933002587556 * t76 - 0.001524110902883315 * w6_x
    t86 = t85 + 0.10024161669500001 * v6_z
    t87 = 0.00010375891721868492 * t76 - t78
    t88 = t87 + (0.10024161669500001 * t79 - t81)
    t89 = 0.009940933002587556 * w6_z - 0.00010375891721868492 * w6_x
    t90 = 0.0018536272276513943 * w6_x - 0.001524110902883315 * t76
    t91 = 0.023526756935 * w6_z - 0.017527158935000002 * w6_y
    t92 = 0.10024161669500001 * w6_z + 0.017527158935000002 * w6_x
    t93 = 0.023526756935 * w6_x + 0.10024161669500001 * w6_y
    w7_x = c7 * w6_x + s7 * w6_z
    t94 = s7 * w6_x
    t95 = c7 * w6_z
    w7_y = t95 - t94
    t96 = 0.088 * w6_z
    t97 = t96 - minus_v6_y
    t98 = v6_z - 0.088 * w6_y
    v7_x = c7 * v6_x + s7 * t98
    t99 = s7 * v6_x
    t100 = c7 * t98
    v7_y = t100 - t99
    v7_z = minus_v6_y - t96
    w7_z = t76 + qd[6]

    # composite body 7: velocity block B and linear momentum P
    t101 = t94 - t95
    t102 = 0.000395108718315752 * w7_z
    t103 = 0.001672482661783778 * w7_y
    t104 = 0.000548359106408232 * w7_x
    t105 = 0.000395108718315752 * w7_x
    t106 = t99 - t100
    t107 = 0.045305948634 * v7_x
    t108 = 0.007735484874 * v7_x
    t109 = 0.045305948634 * v7_y
    t110 = 0.0031274395439999996 * v7_y - t108
    minus_B7_xz = 0.0116547105180085 * w7_y - 0.000548359106408232 * w7_z + t107
    minus_B7_yy = t102 - t104 + (0.045305948634 * t97 - t108)
    minus_B7_yz = 0.001672482661783778 * w7_z - 0.0116547105180085 * w7_x + t109
    minus_B7_zx = 0.0012443540944198604 * t101 + t105 + 0.007735484874 * v7_z
    t111 = 0.000395108718315752 * t101 + 0.0036652978729410906 * w7_x
    minus_B7_zy = t111 + 0.0031274395439999996 * t97
    minus_B7_zz = 0.001672482661783778 * t101 + t104 + t110
    t112 = 0.045305948634 * v7_z + 0.0031274395439999996 * t106
    B7_xx = t112 - (t103 - t102)
    t113 = 0.000548359106408232 * w7_y - 0.0036652978729410906 * w7_z
    B7_xy = 0.0031274395439999996 * v7_x - t113
    t114 = 0.0012443540944198604 * w7_z - 0.001672482661783778 * w7_x
    B7_yx = 0.007735484874 * t106 - t114
    t115 = 0.735522 * v7_x
    t116 = 0.735522 * v7_y
    t117 = 0.735522 * v7_z
    t118 = 0.045305948634 * w7_y
    t119 = 0.045305948634 * w7_x
    t120 = 0.0031274395439999996 * w7_x + 0.007735484874 * w7_y
    P7_x = t115 + (t118 + 0.0031274395439999996 * w7_z)
    P7_y = t116 + (0.007735484874 * w7_z - t119)
    P7_z = t117 - t120

    # composite body 6: velocity block B and linear momentum P
    t121 = c7 * P7_x
    t122 = s7 * P7_y
    t123 = t121 - t122
    t124 = s7 * P7_x + c7 * P7_y
    t125 = c7 * B7_xx - s7 * B7_yx
    t126 = c7 * B7_xy + s7 * minus_B7_yy
    t127 = s7 * B7_xx + c7 * B7_yx
    t128 = s7 * B7_xy - c7 * minus_B7_yy
    t129 = minus_B7_zx * c7
    t130 = minus_B7_zy * s7
    t131 = minus_B7_zx * s7 + minus_B7_zy * c7
    t132 = t127 * c7 - t128 * s7 - 0.088 * t124
    t133 = t127 * s7 + t128 * c7 - 0.088 * (t122 - t121)
    t134 = t77 + 0.00010375891721868492 * w6_y + (t80 - t81)
    B6_xx = t125 * c7 - t126 * s7 - t134
    t135 = c7 * minus_B7_xz - s7 * minus_B7_yz
    B6_xy = t82 + 0.023526756935 * v6_x + t135
    B6_xz = t125 * s7 + t126 * c7 - (t83 + 0.017527158935000002 * t79)
    t136 = 0.10024161669500001 * minus_v6_y - t89
    B6_yx = t136 + (t129 - t130 + 0.088 * P7_z)
    t137 = t78 - t77 + (t80 - 0.10024161669500001 * v6_x)
    B6_yy = 0.088 * t123 - minus_B7_zz - t137
    B6_yz = t131 - (t84 + 0.017527158935000002 * minus_v6_y)
    B6_zx = t132 - t86
    t138 = s7 * minus_B7_xz + c7 * minus_B7_yz
    B6_zy = 0.023526756935 * v6_z - t90 + t138
    B6_zz = t133 - t88
    P6_x = 1.666555 * v6_x + t91 + t123
    P6_y = t92 - 1.666555 * minus_v6_y + (t120 - t117)
    P6_z = 1.666555 * v6_z - t93 + t124

    # composite body 5: velocity block B and linear momentum P
    t139 = c6 * B6_xx - s6 * B6_yx
    t140 = c6 * B6_xy - s6 * B6_yy
    t141 = t86 - t132
    t142 = t88 - t133
    t143 = s6 * B6_xx + c6 * B6_yx
    t144 = s6 * B6_xy + c6 * B6_yy
    t145 = B6_zy * s6
    t146 = B6_zy * c6
    B5_xx = t56 + t57 - (t61 - t60) + (t139 * c6 - t140 * s6)
    B5_xy = s6 * B6_yz - c6 * B6_xz - (t62 + 0.05034347249 * v5_x)
    B5_xz = t139 * s6 + t140 * c6 - (t63 + 0.047121686402 * t59)
    B5_yx = t141 * c6 + t145 - (t64 + 0.014653732538 * v6_z)
    B5_yy = B6_zz - (t65 + (0.014653732538 * v5_x - t60))
    B5_yz = t141 * s6 - t146 - (t66 + 0.047121686402 * v6_z)
    t147 = t58 + 0.0015152444733270301 * w5_x + 0.014653732538 * minus_v5_z
    B5_zx = t143 * c6 - t144 * s6 - t147
    B5_zy = 0.05034347249 * minus_v5_z - t68 - (s6 * B6_xz + c6 * B6_yz)
    B5_zz = t143 * s6 + t144 * c6 - (t67 + (t61 - 0.014653732538 * t59))
    P5_x = 1.225946 * v5_x + t69 + (c6 * P6_x - s6 * P6_y)
    P5_y = t70 - P6_z
    P5_z = t71 - 1.225946 * minus_v5_z + (s6 * P6_x + c6 * P6_y)

    # composite body 4: velocity block B and linear momentum P
    t148 = c5 * P5_x
    t149 = s5 * P5_y
    t150 = t148 - t149
    t151 = s5 * P5_x + c5 * P5_y
    t152 = c5 * B5_xx - s5 * B5_yx
    t153 = c5 * B5_xy - s5 * B5_yy
    t154 = s5 * B5_xx + c5 * B5_yx
    t155 = s5 * B5_xy + c5 * B5_yy
    t156 = B5_zx * c5 - B5_zy * s5
    t157 = B5_zx * s5 + B5_zy * c5
    t158 = 0.384 * P5_z
    t159 = t155 * s5 - t154 * c5 - 0.0825 * t151
    t160 = t154 * s5 + t155 * c5 + (t158 + 0.0825 * (t149 - t148))
    B4_xx = t42 - (t34 + t35) + (t152 * c5 - t153 * s5 + t158)
    t161 = c5 * B5_xz - s5 * B5_yz - 0.384 * t150
    B4_xy = t161 - (t36 + 0.374644408005 * v4_x)
    B4_xz = 0.09850206933 * t33 - t43 - (t152 * s5 + t153 * c5)
    B4_yx = t156 + 0.0825 * P5_z - (t37 + 0.19076837715 * minus_v4_y)
    t162 = 0.02771584317362585 * w4_z + t32 - (t34 + 0.19076837715 * v4_x)
    B4_yy = t162 + (B5_zz - 0.0825 * t150)
    B4_yz = t38 + 0.09850206933 * minus_v4_y - t157
    B4_zx = t159 - t40
    t163 = 0.384 * t151 - (s5 * B5_xz + c5 * B5_yz)
    B4_zy = 0.374644408005 * minus_v4_z - t44 + t163
    B4_zz = t160 - t41
    t164 = 3.587895 * v4_x + (0.09850206933 * w4_y - 0.374644408005 * w4_z)
    P4_x = t164 + t150
    P4_y = P5_z - t46
    P4_z = t48 - t151

    # composite body 3: velocity block B and linear momentum P
    t165 = c4 * P4_x
    t166 = s4 * P4_y
    t167 = t165 - t166
    t168 = s4 * P4_x + c4 * P4_y
    t169 = c4 * B4_xx - s4 * B4_yx
    t170 = c4 * B4_xy - s4 * B4_yy
    t171 = t40 - t159
    t172 = t41 - t160
    t173 = s4 * B4_xx + c4 * B4_yx
    t174 = s4 * B4_xy + c4 * B4_yy
    t175 = s4 * B4_xz + c4 * B4_yz
    t176 = B4_zy * s4
    t177 = B4_zy * c4
    B3_xx = t169 * c4 - t170 * s4 - (t14 - t13 + 0.126729164208 * t15)
    B3_xy = s4 * B4_yz - c4 * B4_xz - (t17 + 0.126729164208 * v3_x)
    B3_xz = 0.214708623208 * v3_x - t18 + (t169 * s4 + t170 * c4)
    B3_yx = 0.088844724872 * t15 - t19 + (t171 * c4 + t176 + 0.0825 * P4_z)
    t178 = t16 - (t13 + 0.0043772571218395825 * t12)
    B3_yy = t178 + (B4_zz + 0.0825 * t167)
    B3_yz = 0.214708623208 * v3_y - t20 + (t171 * s4 - t177)
    t179 = 0.0073163291390276886 * w3_y - 0.008248333140675744 * w3_x
    B3_zx = t179 + (t173 * c4 - t174 * s4 - 0.0825 * t168)
    B3_zy = t21 - t175
    t180 = t173 * s4 + t174 * c4 - 0.0825 * (t166 - t165)
    B3_zz = 0.126729164208 * v3_y + t16 - t22 + t180
    P3_x = 3.228604 * v3_x - t23 + t167
    P3_y = 3.228604 * v3_y + t24 + (t151 - t48)
    P3_z = 0.126729164208 * w3_x - 0.088844724872 * w3_y + t168

    # composite body 2: velocity block B and linear momentum P
    t181 = c3 * B3_xx - s3 * B3_yx
    t182 = c3 * B3_xy - s3 * B3_yy
    t183 = t175 - t21
    t184 = s3 * B3_xx + c3 * B3_yx
    t185 = s3 * B3_xy + c3 * B3_yy
    t186 = B3_zx * c3
    t187 = B3_zx * s3
    t188 = 0.316 * P3_z
    B2_xx = t1 - t2 + (t181 * c3 - t182 * s3 + t188)
    t189 = 0.0034571094067583977 * qd[1] - 0.0007689361029464 * minus_w2_y
    t190 = s3 * B3_yz - c3 * B3_xz + 0.316 * (c3 * P3_x - s3 * P3_y)
    B2_xy = t189 + t190
    t191 = 0.005046402217263147 * minus_w2_y - 0.0007689361029464 * qd[1]
    B2_xz = t191 + (t181 * s3 + t182 * c3)
    t192 = 0.01026110182100817 * minus_w2_x - 0.023077882494931805 * qd[1]
    B2_yx = t192 - (t186 + t183 * s3)
    B2_yy = t3 - t1 + B3_zz
    t193 = 0.01026110182100817 * qd[1] - 0.005046402217263147 * minus_w2_x
    B2_yz = t193 + (t183 * c3 - t187)
    B2_zx = 0.00398335888393552 * minus_w2_x - t4 + (t184 * c3 - t185 * s3)
    t194 = 0.316 * (s3 * P3_x + c3 * P3_y) - (s3 * B3_xz + c3 * B3_yz)
    B2_zy = t5 - 0.00398335888393552 * minus_w2_y + t194
    B2_zz = t2 - t3 + (t184 * s3 + t185 * c3 + t188)

    # composite body 1: velocity block B and linear momentum P
    B1_zz = (s2 * B2_xx + c2 * B2_yx) * s2 + (s2 * B2_xy + c2 * B2_yy) * c2

    # composite body 6: with body 7 added
    t195 = 0.000395108718315752 * s7
    t196 = 0.015320008390949585 * c7 + t195
    t197 = 0.000395108718315752 * c7
    t198 = t197 + 0.012899064612428355 * s7
    t199 = 0.001672482661783778 * c7
    t200 = 0.000548359106408232 * s7
    t201 = t200 - t199
    t202 = 0.001672482661783778 * s7 + 0.000548359106408232 * c7
    t203 = (0.015320008390949585 * s7 - t197) * s7
    t204 = 0.007735484874 * c7 + 0.0031274395439999996 * s7
    t205 = 0.007735484874 * s7
    t206 = 0.0031274395439999996 * c7
    t207 = t205 - t206
    t208 = t204 + 0.064725936
    t209 = 0.088 * (t204 + t208)
    t210 = t196 * s7 - t198 * c7 - 0.088 * t207
    mcx_c6 = t208 + 0.10024161669500001
    mcz_c6 = t207 - 0.017527158935000002
    Ixx_c6 = t196 * c7 + t198 * s7 + 0.00248046035817079
    Ixy_c6 = t199 - t200 + 0.003986923479791999 + 0.001524110902883315
    Iyy_c6 = 0.004909651967360946 + t209 + 0.010567766133106952
    Ixz_c6 = t210 - 0.00010375891721868492
    Iyz_c6 = t202 + 9.3569097314605e-05
    t211 = t203 + (0.012899064612428355 * c7 - t195) * c7 + t209
    Izz_c6 = t211 + 0.011794560230238952

    # composite body 5: with body 6 added
    t212 = s6 * Ixy_c6
    t213 = c6 * Ixx_c6 - t212
    t214 = c6 * Ixy_c6
    t215 = t214 - s6 * Iyy_c6
    t216 = c6 * Ixz_c6
    t217 = s6 * Iyz_c6
    t218 = t216 - t217
    t219 = c6 * Iyz_c6
    t220 = c6 * mcx_c6 + 0.068832705569 * s6
    t221 = s6 * mcx_c6
    t222 = 0.068832705569 * c6
    mcx_c5 = t220 - 0.014653732538
    mcy_c5 = 0.017527158935000002 - t207 + 0.05034347249
    mcz_c5 = t221 - t222 - 0.047121686402
    Ixx_c5 = t213 * c6 - t215 * s6 + 0.03942757095803552
    Ixy_c5 = t217 - t216 - 0.0015152444733270301
    Iyy_c5 = Izz_c6 + 0.03146037232526039
    Ixz_c5 = t213 * s6 + t215 * c6 - 0.004600245517563105
    t223 = (0.00010375891721868492 - t210) * s6 - t219
    Iyz_c5 = t223 + 0.0021640520520981297
    t224 = (s6 * Ixx_c6 + t214) * s6 + (t212 + c6 * Iyy_c6) * c6
    Izz_c5 = t224 + 0.010869510762828563

    # composite body 4: with body 5 added
    t225 = s5 * Ixy_c5
    t226 = c5 * Ixx_c5 - t225
    t227 = c5 * Ixy_c5
    t228 = t227 - s5 * Iyy_c5
    t229 = c5 * Ixz_c5 - s5 * Iyz_c5
    t230 = s5 * Ixz_c5 + c5 * Iyz_c5
    t231 = c5 * mcx_c5
    t232 = s5 * mcy_c5
    t233 = t231 - t232
    t234 = s5 * mcx_c5 + c5 * mcy_c5
    t235 = t233 - 0.29931189750000003
    t236 = mcz_c5 + 1.3931608320000002
    t237 = 0.0825 * (t233 + t235)
    t238 = 0.384 * (mcz_c5 + t236)
    t239 = t226 * s5 + t228 * c5 + 0.0825 * t234
    t240 = 0.384 * t234
    t241 = t240 - t230
    t242 = (s5 * Ixx_c5 + t227) * s5 + (t225 + c5 * Iyy_c5) * c5
    mcx_c4 = t235 - 0.19076837715
    mcy_c4 = t236 + 0.374644408005
    mcz_c4 = 0.09850206933 - t234
    Ixx_c4 = t226 * c5 - t228 * s5 + t238 + 0.06767727025085991
    Ixy_c4 = t229 - (0.384 * t235 - 0.0825 * mcz_c5) + 0.02771584317362585
    Iyy_c4 = Izz_c5 - t237 + 0.03239943042445132
    Ixz_c4 = 0.0039053550262761003 - t239
    Iyz_c4 = t241 - 0.0016444875773692705
    Izz_c4 = t242 + (t238 - t237) + 0.0775861490525396

    # composite body 3: with body 4 added
    t243 = s4 * Ixy_c4
    t244 = c4 * Ixx_c4 - t243
    t245 = c4 * Ixy_c4
    t246 = t245 - s4 * Iyy_c4
    t247 = c4 * Ixz_c4
    t248 = s4 * Iyz_c4
    t249 = t247 - t248
    t250 = (t239 - 0.0039053550262761003) * s4
    t251 = t250 + (0.0016444875773692705 - t241) * c4
    t252 = c4 * mcx_c4 - s4 * mcy_c4
    t253 = t234 - 0.09850206933
    t254 = s4 * mcx_c4 + c4 * mcy_c4
    t255 = t252 + 0.595313235
    t256 = 0.0825 * (t252 + t255)
    t257 = t244 * s4 + t246 * c4 - 0.0825 * t254
    mcx_c3 = t255 + 0.088844724872
    mcy_c3 = t253 + 0.126729164208
    mcz_c3 = t254 - 0.214708623208
    Ixx_c3 = t244 * c4 - t246 * s4 + 0.05649492601407083
    Ixy_c3 = t248 - t247 - 0.0825 * t253 - 0.008248333140675744
    Iyy_c3 = Izz_c4 + t256 + 0.05287838199960611
    Ixz_c3 = t257 - 0.005487648106562255
    Iyz_c3 = t251 - 0.0043772571218395825
    t258 = (s4 * Ixx_c4 + t245) * s4 + (t243 + c4 * Iyy_c4) * c4 + t256
    Izz_c3 = t258 + 0.01824920229252011

    # composite body 2: with body 3 added
    t259 = c3 * Ixx_c3 - s3 * Ixy_c3
    t260 = c3 * Ixy_c3 - s3 * Iyy_c3
    t261 = c3 * Ixz_c3
    t262 = s3 * Iyz_c3
    t263 = (0.0043772571218395825 - t251) * c3
    t264 = 0.214708623208 - t254
    t265 = 0.316 * (t264 + (t264 - 3.3004689519999997))
    t266 = 0.316 * (c3 * mcx_c3 - s3 * mcy_c3)
    t267 = (0.005487648106562255 - t257) * s3 + t263
    Ixx_c2 = t259 * c3 - t260 * s3 - t265 + 0.00850351162402155
    Ixy_c2 = t262 - t261 + t266 - 0.00398335888393552
    Iyy_c2 = Izz_c3 + 0.028124284712194955
    Ixz_c2 = t259 * s3 + t260 * c3 + 0.01026110182100817
    Iyz_c2 = t267 + 0.316 * (s3 * mcx_c3 + c3 * mcy_c3) + 0.0007689361029464

    # results
    t268 = 0.000395108718315752 * w7_y + 0.012899064612428355 * w7_x
    t269 = t104 - t103 + t110
    t270 = 0.0031274395439999996 * w7_y - 0.007735484874 * w7_x
    t271 = 0.015320008390949585 * w7_y + t105 + t107 - minus_B7_xz
    t272 = t109 - t268 - minus_B7_yz
    t273 = t116 - t119 - P7_y
    t274 = P7_x - (t115 + t118)
    t275 = c7 * t273 - s7 * t274
    t276 = s7 * t273 + c7 * t274
    t277 = c7 * t271 - s7 * t272
    t278 = minus_B7_zz - t269 - 0.088 * t276
    t279 = s7 * t271 + c7 * t272 + 0.088 * t270
    t280 = t206 - t205
    t281 = 0.004909651967360946 + 0.088 * t204
    t282 = t130 - t129
    t283 = c6 * t275 - s6 * t270
    t284 = s6 * t275 + c6 * t270
    t285 = c6 * t277 - s6 * t278
    t286 = s6 * t277 + c6 * t278
    t287 = c6 * t280
    t288 = s6 * t280
    t289 = c6 * t201 + s6 * t281
    t290 = c6 * t282 - s6 * minus_B7_zz
    t291 = s6 * t282 + c6 * minus_B7_zz
    t292 = t202 * t55 - t289 * minus_w5_y - (t287 * v6_z + t204 * t59)
    t293 = c5 * t283 + s5 * t276
    t294 = s5 * t283
    t295 = c5 * t276
    t296 = t295 - t294
    t297 = c5 * t279 - s5 * t285
    t298 = 0.0825 * t284 + 0.384 * t293
    t299 = c5 * t285 + s5 * t279 + 0.384 * t296
    t300 = t286 + 0.0825 * t296
    t301 = c5 * t287 + s5 * t204
    t302 = s5 * t287
    t303 = c5 * t204
    t304 = t303 - t302
    t305 = c5 * t289 - s5 * t202 + 0.384 * t304
    t306 = s6 * t201 - c6 * t281 + 0.0825 * t304
    t307 = c5 * t290 - s5 * t131
    t308 = s5 * t290 + c5 * t131
    t309 = t305 * w4_y - t306 * w4_x + (t288 * t33 - t301 * minus_v4_y)
    t310 = c4 * t293 - s4 * t284
    t311 = t294 - t295
    t312 = c4 * t299 - s4 * t300
    t313 = t298 - t297 - 0.0825 * (s4 * t293 + c4 * t284)
    t314 = s4 * t299 + c4 * t300 + 0.0825 * t311
    t315 = c4 * t301 - s4 * t288
    t316 = t302 - t303
    t317 = c4 * t305 - s4 * t306
    t318 = s5 * t289 + c5 * t202 + (0.0825 * t288 + 0.384 * t301)
    t319 = t318 - 0.0825 * (s4 * t301 + c4 * t288)
    t320 = c4 * t307 - s4 * t291
    t321 = s4 * t307 + c4 * t291
    t322 = c3 * t317 - s3 * t319 - 0.316 * (s3 * t315 + c3 * t316)
    t323 = (s4 * t305 + c4 * t306 + 0.0825 * t316) * minus_w2_x
    t324 = s2 * (c3 * t312 - s3 * t313 - 0.316 * (s3 * t310 + c3 * t311))
    t325 = mcx_c6 * t79 - 0.068832705569 * minus_v6_y
    t326 = 0.068832705569 * w6_y - mcx_c6 * w6_x
    t327 = Ixx_c6 * w6_y - Ixy_c6 * w6_x - mcz_c6 * t79 + B6_xz
    t328 = Ixy_c6 * w6_y - Iyy_c6 * w6_x - mcz_c6 * minus_v6_y + B6_yz
    t329 = Ixz_c6 * w6_y - Iyz_c6 * w6_x + t325 + B6_zz
    t330 = 2.4020770000000002 * minus_v6_y + mcz_c6 * w6_x + P6_y
    t331 = 2.4020770000000002 * t79 - mcz_c6 * w6_y + P6_x
    t332 = c6 * t330 + s6 * t331
    t333 = c6 * t331 - s6 * t330
    t334 = c6 * t327 - s6 * t328
    t335 = s6 * t327 + c6 * t328
    t336 = t222 - t221
    t337 = c6 * B6_zx - t145
    t338 = s6 * B6_zx + t146
    t339 = c5 * t332 + s5 * t326
    t340 = s5 * t332
    t341 = c5 * t326
    t342 = t340 - t341
    t343 = c5 * t334 + s5 * t329 + 0.384 * t342
    t344 = t335 + 0.0825 * t342
    t345 = c5 * t329 - s5 * t334 + (0.384 * t339 - 0.0825 * t333)
    t346 = c5 * t336
    t347 = s5 * t336
    t348 = 0.0825 * t347
    t349 = c5 * t218 + s5 * Izz_c6 - 0.384 * t347
    t350 = s6 * Ixz_c6 + t219 - t348
    t351 = c5 * t337 - s5 * t142
    t352 = s5 * t337 + c5 * t142
    t353 = t349 * w4_y - t350 * w4_x + (t220 * t33 - t346 * minus_v4_y)
    t354 = c4 * t339 + s4 * t333
    t355 = t341 - t340
    t356 = c4 * t343 - s4 * t344
    t357 = t345 + 0.0825 * (c4 * t333 - s4 * t339)
    t358 = s4 * t343 + c4 * t344 + 0.0825 * t355
    t359 = c4 * t346 - s4 * t220
    t360 = c4 * t349 - s4 * t350
    t361 = 0.0825 * t220 + 0.384 * t346 - (c5 * Izz_c6 - s5 * t218)
    t362 = t361 - 0.0825 * (s4 * t346 + c4 * t220)
    t363 = c4 * t351 - s4 * t338
    t364 = s4 * t351 + c4 * t338
    t365 = c3 * t360 - s3 * t362 - 0.316 * (s3 * t359 + c3 * t347)
    t366 = t365 * minus_w2_y + (s4 * t349 + c4 * t350 + t348) * minus_w2_x
    t367 = s2 * (c3 * t356 + s3 * t357 - 0.316 * (c3 * t355 - s3 * t354))
    t368 = Iyz_c5 * t55 - Ixz_c5 * minus_w5_y
    t369 = mcx_c5 * t55 + mcy_c5 * minus_w5_y
    t370 = Ixy_c5 * t55 - Ixx_c5 * minus_w5_y - mcz_c5 * t59 + B5_xz
    t371 = Iyy_c5 * t55 - Ixy_c5 * minus_w5_y - mcz_c5 * v6_z + B5_yz
    t372 = t368 + (mcx_c5 * t59 + mcy_c5 * v6_z) + B5_zz
    t373 = mcz_c5 * t55 - 3.628023 * v6_z + (P6_z - t70)
    t374 = 3.628023 * t59 + mcz_c5 * minus_w5_y + P5_x
    t375 = c5 * t373 - s5 * t374
    t376 = s5 * t373 + c5 * t374
    t377 = s5 * t370 + c5 * t371
    t378 = 0.0825 * t376
    t379 = 0.0825 * t369 - 0.384 * t375
    t380 = c5 * t370 - s5 * t371 - 0.384 * t376
    t381 = t372 - t378
    t382 = t232 - t231
    t383 = t229 + 0.384 * t382
    t384 = Izz_c5 + 0.0825 * t382
    t385 = c4 * t375 + s4 * t369
    t386 = c4 * t380 - s4 * t381
    t387 = t377 - t379 - 0.0825 * (s4 * t375 - c4 * t369)
    t388 = s4 * t380 + c4 * t381 + t378
    t389 = c4 * t234
    t390 = c4 * t383 - s4 * t384
    t391 = t230 - t240 + 0.0825 * (s4 * t234)
    t392 = c4 * t156 - s4 * B5_zz
    t393 = s4 * t156 + c4 * B5_zz
    t394 = c3 * t390 - s3 * t391 - 0.316 * (c3 * t233 - s3 * t389)
    t395 = (s4 * t383 + c4 * t384 + 0.0825 * t233) * minus_w2_x
    t396 = s2 * (c3 * t386 - s3 * t387 - 0.316 * (s3 * t385 + c3 * t376))
    t397 = mcx_c4 * t33 + mcy_c4 * minus_v4_y
    t398 = mcx_c4 * w4_x + mcy_c4 * w4_y
    t399 = Ixx_c4 * w4_y - Ixy_c4 * w4_x - mcz_c4 * t33 + B4_xz
    t400 = Ixy_c4 * w4_y - Iyy_c4 * w4_x - mcz_c4 * minus_v4_y + B4_yz
    t401 = Ixz_c4 * w4_y - Iyz_c4 * w4_x + t397 + B4_zz
    t402 = t46 - P5_z - (7.215918 * minus_v4_y + mcz_c4 * w4_x)
    t403 = 7.215918 * t33 - mcz_c4 * w4_y + P4_x
    t404 = c4 * t402 - s4 * t403
    t405 = c4 * t399 - s4 * t400
    t406 = s4 * t399 + c4 * t400
    t407 = 0.0825 * t398
    t408 = t401 + 0.0825 * (s4 * t402 + c4 * t403)
    t409 = Izz_c4 + 0.0825 * t252
    t410 = c4 * B4_zx - t176
    t411 = s4 * B4_zx + t177
    t412 = (c3 * t249 + s3 * t409 + 0.316 * (s3 * t254)) * minus_w2_y
    t413 = t412 + (s4 * Ixz_c4 + c4 * Iyz_c4) * minus_w2_x
    t414 = s2 * (c3 * t405 + s3 * t408 - 0.316 * (s3 * t404 - c3 * t398))
    t415 = Ixx_c3 * w3_y + Ixy_c3 * t12 + mcz_c3 * v3_x + B3_xz
    t416 = Ixy_c3 * w3_y + Iyy_c3 * t12 + mcz_c3 * v3_y + B3_yz
    t417 = Ixz_c3 * w3_y + Iyz_c3 * t12 - (mcx_c3 * v3_x + mcy_c3 * v3_y)
    t418 = t417 + B3_zz
    t419 = 10.444522 * v3_y + mcz_c3 * t12 - P3_y
    t420 = P3_x - (10.444522 * v3_x + mcz_c3 * w3_y)
    t421 = (t261 - t262 - t266) * minus_w2_y + Izz_c3 * minus_w2_x
    t422 = s2 * (c3 * t415 - s3 * t416 - 0.316 * (s3 * t419 + c3 * t420))
    t423 = s2 * (Ixy_c2 * minus_w2_x - Ixx_c2 * minus_w2_y + B2_xz)
    t424 = t423 + c2 * (Iyy_c2 * minus_w2_x - Ixy_c2 * minus_w2_y + B2_yz)

    C = np.empty((7, 7, *batch), dtype)
    C[0, 0] = B1_zz
    C[0, 1] = -t424
    C[0, 2] = c2 * t418 - t422
    C[0, 3] = -(t414 + c2 * (t407 - t406))
    C[0, 4] = c2 * t388 - t396
    C[0, 5] = c2 * t358 - t367
    C[0, 6] = c2 * t314 - t324
    C[1, 0] = -(B2_zx * s2 + B2_zy * c2)
    C[1, 1] = Iyz_c2 * minus_w2_x - Ixz_c2 * minus_w2_y + B2_zz
    C[1, 2] = s3 * t415 + c3 * t416 + 0.316 * (c3 * t419 - s3 * t420)
    C[1, 3] = s3 * t405 - c3 * t408 + 0.316 * (c3 * t404 + s3 * t398)
    C[1, 4] = s3 * t386 + c3 * t387 + 0.316 * (c3 * t385 - s3 * t376)
    C[1, 5] = s3 * t356 - c3 * t357 - 0.316 * (c3 * t354 + s3 * t355)
    C[1, 6] = s3 * t312 + c3 * t313 + 0.316 * (c3 * t310 - s3 * t311)
    C[2, 0] = c2 * B3_zz - s2 * (t186 - s3 * B3_zy)
    C[2, 1] = t187 + c3 * B3_zy - t421
    C[2, 2] = t418
    C[2, 3] = t406 - t407
    C[2, 4] = t388
    C[2, 5] = t358
    C[2, 6] = t314
    C[3, 0] = c2 * t411 - s2 * (c3 * t410 - s3 * t172)
    C[3, 1] = s3 * t410 + c3 * t172 - t413
    C[3, 2] = t249 * w3_y - t409 * t12 - t254 * v3_y + t411
    C[3, 3] = t401
    C[3, 4] = t379 - t377
    C[3, 5] = t345
    C[3, 6] = t297 - t298
    C[4, 0] = c2 * t393 - s2 * (c3 * t392 - s3 * t157)
    C[4, 1] = s3 * t392 + c3 * t157 - (t394 * minus_w2_y + t395)
    C[4, 2] = t390 * w3_y + t391 * t12 - (t389 * v3_y + t233 * v3_x) + t393
    C[4, 3] = t383 * w4_y - t384 * w4_x + t234 * minus_v4_y - t157
    C[4, 4] = t372
    C[4, 5] = t335
    C[4, 6] = t286
    C[5, 0] = c2 * t364 - s2 * (c3 * t363 - s3 * t352)
    C[5, 1] = s3 * t363 + c3 * t352 - t366
    C[5, 2] = t360 * w3_y + t362 * t12 + (t359 * v3_y - t347 * v3_x) + t364
    C[5, 3] = t353 - t352
    C[5, 4] = t338 - (t218 * minus_w5_y + Izz_c6 * t55 + t336 * v6_z)
    C[5, 5] = t329
    C[5, 6] = t279
    C[6, 0] = c2 * t321 - s2 * (c3 * t320 - s3 * t308)
    C[6, 1] = s3 * t320 + c3 * t308 - (t322 * minus_w2_y + t323)
    C[6, 2] = t317 * w3_y + t319 * t12 + (t315 * v3_y - t316 * v3_x) + t321
    C[6, 3] = t309 - t308
    C[6, 4] = t292 + t291
    C[6, 5] = t201 * w6_y + t281 * w6_x - t280 * minus_v6_y - t131
    C[6, 6] = t269 - minus_B7_zz
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
    s7 = np.sin(q[6])
    c7 = np.cos(q[6])

    # link 2: acceleration a of its origin, gravity included
    minus_a2_x = 9.81 * s2

    # link 3: acceleration a of its origin, gravity included
    a3_z = 9.81 * c2

    # link 2: moment n = I alpha + w x h + mc x a
    n2_x = 0.0221804724897 * c2
    minus_n2_y = 0.0221804724897 * s2
    n2_z = 0.01993386669246 * c2 - 0.18226700140319999 * s2

    # link 3: acceleration a of its origin, gravity included
    minus_a3_x = c3 * minus_a2_x
    a3_y = s3 * minus_a2_x

    # link 3: force f = m a + U mc
    minus_f3_x = 3.228604 * minus_a3_x
    f3_y = 3.228604 * a3_y

    # link 3: moment n = I alpha + w x h + mc x a
    n3_x = 1.24321310088048 * c2 + 0.214708623208 * a3_y
    n3_y = 0.214708623208 * minus_a3_x - 0.87156675099432 * c2
    n3_z = 0.088844724872 * a3_y + 0.126729164208 * minus_a3_x

    # link 4: acceleration a of its origin, gravity included
    a4_x = s4 * a3_z - c4 * minus_a3_x
    a4_y = s4 * minus_a3_x + c4 * a3_z

    # link 4: force f = m a + U mc
    f4_x = 3.587895 * a4_x
    f4_y = 3.587895 * a4_y
    minus_f4_z = 3.587895 * a3_y

    # link 4: moment n = I alpha + w x h + mc x a
    minus_n4_x = 0.374644408005 * a3_y + 0.09850206933 * a4_y
    n4_y = 0.09850206933 * a4_x - 0.19076837715 * a3_y
    minus_n4_z = 0.19076837715 * a4_y + 0.374644408005 * a4_x

    # link 5: acceleration a of its origin, gravity included
    a5_x = c5 * a4_x + s5 * a3_y
    t1 = s5 * a4_x
    t2 = c5 * a3_y
    a5_y = t2 - t1

    # link 5: force f = m a + U mc
    f5_x = 1.225946 * a5_x
    f5_y = 1.225946 * a5_y
    f5_z = 1.225946 * a4_y

    # link 5: moment n = I alpha + w x h + mc x a
    n5_x = 0.05034347249 * a4_y + 0.047121686402 * a5_y
    n5_y = 0.014653732538 * a4_y - 0.047121686402 * a5_x
    minus_n5_z = 0.014653732538 * a5_y + 0.05034347249 * a5_x

    # link 6: acceleration a of its origin, gravity included
    a6_x = c6 * a5_x + s6 * a4_y
    t3 = s6 * a5_x
    t4 = c6 * a4_y
    a6_y = t4 - t3
    a6_z = t1 - t2

    # link 6: force f = m a + U mc
    f6_x = 1.666555 * a6_x
    f6_y = 1.666555 * a6_y
    f6_z = 1.666555 * a6_z

    # link 6: moment n = I alpha + w x h + mc x a
    n6_x = 0.017527158935000002 * a6_y - 0.023526756935 * a6_z
    minus_n6_y = 0.017527158935000002 * a6_x + 0.10024161669500001 * a6_z
    n6_z = 0.10024161669500001 * a6_y + 0.023526756935 * a6_x

    # link 7: acceleration a of its origin, gravity included
    a7_x = c7 * a6_x + s7 * a6_z
    a7_y = c7 * a6_z - s7 * a6_x
    a7_z = t3 - t4

    # link 7: force f = m a + U mc
    f7_x = 0.735522 * a7_x
    f7_y = 0.735522 * a7_y
    f7_z = 0.735522 * a7_z

    # link 7: moment n = I alpha + w x h + mc x a
    minus_n7_x = 0.0031274395439999996 * a7_z + 0.045305948634 * a7_y
    n7_y = 0.045305948634 * a7_x - 0.007735484874 * a7_z
    n7_z = 0.007735484874 * a7_y + 0.0031274395439999996 * a7_x

    # joint 6: force F and moment N through it, joint 7 added
    t5 = s7 * f7_x + c7 * f7_y
    N6_x = n6_x - (c7 * minus_n7_x + s7 * n7_y)
    minus_N6_y = minus_n6_y + (n7_z + 0.088 * t5)
    N6_z = n6_z + (c7 * n7_y - s7 * minus_n7_x - 0.064725936 * a7_z)
    F6_x = f6_x + (c7 * f7_x - s7 * f7_y)
    F6_y = f6_y - f7_z
    F6_z = f6_z + t5

    # joint 5: force F and moment N through it, joint 6 added
    N5_x = n5_x + (c6 * N6_x + s6 * minus_N6_y)
    N5_y = n5_y - N6_z
    N5_z = s6 * N6_x - c6 * minus_N6_y - minus_n5_z
    F5_x = f5_x + (c6 * F6_x - s6 * F6_y)
    F5_y = f5_y - F6_z
    F5_z = f5_z + (s6 * F6_x + c6 * F6_y)

    # joint 4: force F and moment N through it, joint 5 added
    t6 = c5 * F5_x - s5 * F5_y
    t7 = s5 * F5_x + c5 * F5_y
    N4_x = c5 * N5_x - s5 * N5_y - 0.384 * t7 - minus_n4_x
    N4_y = n4_y + (N5_z - 0.0825 * t7)
    t8 = s5 * N5_x + c5 * N5_y + (0.0825 * F5_z + 0.384 * t6)
    minus_N4_z = minus_n4_z + t8
    F4_x = f4_x + t6
    F4_y = f4_y + F5_z
    minus_F4_z = minus_f4_z + t7

    # joint 3: force F and moment N through it, joint 4 added
    N3_x = n3_x + (c4 * N4_x - s4 * N4_y)
    N3_y = n3_y + (minus_N4_z - 0.0825 * (s4 * F4_x + c4 * F4_y))
    N3_z = n3_z + (s4 * N4_x + c4 * N4_y + 0.0825 * minus_F4_z)
    F3_x = c4 * F4_x - s4 * F4_y - minus_f3_x
    F3_y = f3_y + minus_F4_z

    # joint 2: force F and moment N through it, joint 3 added
    F2_z = s3 * F3_x + c3 * F3_y
    N2_x = n2_x + (c3 * N3_x - s3 * N3_y - 0.316 * F2_z)
    minus_N2_y = minus_n2_y + N3_z
    N2_z = n2_z + (s3 * N3_x + c3 * N3_y + 0.316 * (c3 * F3_x - s3 * F3_y))

    # joint 1: force F and moment N through it, joint 2 added
    N1_z = c2 * minus_N2_y - s2 * N2_x

    phi = np.empty((7, *batch), dtype)
    phi[0] = N1_z
    phi[1] = N2_z
    phi[2] = N3_z
    phi[3] = -minus_N4_z
    phi[4] = N5_z
    phi[5] = N6_z
    phi[6] = n7_z
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
    s7 = np.sin(q[6])
    c7 = np.cos(q[6])

    # link 2: angular velocity w
    minus_w2_x = s2 * qd[0]
    minus_w2_y = c2 * qd[0]

    # link 2: angular acceleration alpha
    minus_alpha2_x = minus_w2_y * qd[1]
    alpha2_y = minus_w2_x * qd[1]

    # link 2: U = [alpha] + [w][w]
    U2_xy = minus_w2_x * minus_w2_y
    minus_U2_yy = minus_w2_x * minus_w2_x + qd[1] * qd[1]

    # link 2: acceleration a of its origin, gravity included
    minus_a2_x = 9.81 * s2
    minus_a2_y = 9.81 * c2

    # link 2: angular momentum h = I w about its origin
    t1 = 0.00398335888393552 * minus_w2_y
    t2 = t1 - 0.00850351162402155 * minus_w2_x
    h2_x = t2 + 0.01026110182100817 * qd[1]
    t3 = 0.028124284712194955 * minus_w2_y
    t4 = 0.00398335888393552 * minus_w2_x - t3
    h2_y = t4 + 0.0007689361029464 * qd[1]
    t5 = 0.01026110182100817 * minus_w2_x
    t6 = t5 + 0.0007689361029464 * minus_w2_y
    h2_z = 0.026534991901690206 * qd[1] - t6

    # link 2: moment n = I alpha + w x h + mc x a
    t7 = 0.00850351162402155 * minus_alpha2_x
    t8 = 0.00398335888393552 * minus_alpha2_x
    t9 = 0.01026110182100817 * minus_alpha2_x
    t10 = t7 + 0.00398335888393552 * alpha2_y
    t11 = t8 + 0.028124284712194955 * alpha2_y
    t12 = minus_w2_y * h2_x - minus_w2_x * h2_y
    t13 = t10 + (minus_w2_y * h2_z + qd[1] * h2_y)
    n2_x = 0.0221804724897 * c2 - t13
    n2_y = t11 + (qd[1] * h2_x + minus_w2_x * h2_z) - 0.0221804724897 * s2
    t14 = 0.01993386669246 * c2 - 0.18226700140319999 * s2
    n2_z = 0.0007689361029464 * alpha2_y - t9 + t12 + t14

    # link 3: angular velocity w
    w3_x = s3 * qd[1] - c3 * minus_w2_x
    w3_y = s3 * minus_w2_x + c3 * qd[1]
    w3_z = minus_w2_y + qd[2]

    # link 3: angular acceleration alpha
    t15 = s3 * minus_alpha2_x
    t16 = w3_x * qd[2]
    alpha3_x = w3_y * qd[2] - c3 * minus_alpha2_x
    alpha3_y = t15 - t16

    # link 3: U = [alpha] + [w][w]
    t17 = w3_z * w3_z
    t18 = w3_x * w3_y
    t19 = w3_x * w3_z
    minus_U3_xx = w3_y * w3_y + t17
    U3_xy = t18 + alpha2_y
    U3_xz = t19 + alpha3_y
    U3_yx = t18 - alpha2_y
    minus_U3_yy = w3_x * w3_x + t17
    U3_yz = w3_y * w3_z - alpha3_x
    U3_zx = t19 - alpha3_y

    # link 3: acceleration a of its origin, gravity included
    t20 = 0.632 * minus_alpha2_x
    t21 = minus_a2_x + 0.316 * U2_xy
    a3_x = s3 * t20 - c3 * t21
    a3_y = s3 * t21 + c3 * t20
    a3_z = minus_a2_y - 0.316 * minus_U2_yy

    # link 3: force f = m a + U mc
    t22 = 0.126729164208 * U3_xy - 0.088844724872 * minus_U3_xx
    t23 = 0.088844724872 * U3_yx - 0.126729164208 * minus_U3_yy
    f3_x = 3.228604 * a3_x + (t22 - 0.214708623208 * U3_xz)
    f3_y = 3.228604 * a3_y + (t23 - 0.214708623208 * U3_yz)

    # link 3: angular momentum h = I w about its origin
    t24 = 0.05649492601407083 * w3_x - 0.008248333140675744 * w3_y
    h3_x = t24 - 0.005487648106562255 * w3_z
    t25 = 0.05287838199960611 * w3_y - 0.008248333140675744 * w3_x
    h3_y = t25 - 0.0043772571218395825 * w3_z
    t26 = 0.005487648106562255 * w3_x + 0.0043772571218395825 * w3_y
    h3_z = 0.01824920229252011 * w3_z - t26

    # link 3: moment n = I alpha + w x h + mc x a
    t27 = 0.05649492601407083 * alpha3_x - 0.008248333140675744 * alpha3_y
    t28 = 0.05287838199960611 * alpha3_y - 0.008248333140675744 * alpha3_x
    t29 = 0.0043772571218395825 * alpha3_y
    t30 = 0.005487648106562255 * alpha3_x + t29
    t31 = t27 + 0.005487648106562255 * alpha2_y
    t32 = t28 + 0.0043772571218395825 * alpha2_y
    t33 = t30 + 0.01824920229252011 * alpha2_y
    t34 = 0.126729164208 * a3_z + 0.214708623208 * a3_y
    n3_x = t31 + (w3_y * h3_z - w3_z * h3_y) + t34
    t35 = 0.214708623208 * a3_x + 0.088844724872 * a3_z
    n3_y = t32 + (w3_z * h3_x - w3_x * h3_z) - t35
    t36 = 0.088844724872 * a3_y - 0.126729164208 * a3_x
    n3_z = w3_x * h3_y - w3_y * h3_x - t33 + t36

    # link 4: angular velocity w
    w4_x = c4 * w3_x + s4 * w3_z
    w4_y = c4 * w3_z - s4 * w3_x
    w4_z = qd[3] - w3_y

    # link 4: angular acceleration alpha
    alpha4_z = t16 - t15
    alpha4_x = c4 * alpha3_x - s4 * alpha2_y + w4_y * qd[3]
    minus_alpha4_y = s4 * alpha3_x + c4 * alpha2_y + w4_x * qd[3]

    # link 4: U = [alpha] + [w][w]
    t37 = w4_x * w4_x
    t38 = w4_y * w4_y
    t39 = w4_z * w4_z
    t40 = w4_x * w4_y
    t41 = w4_x * w4_z
    t42 = w4_y * w4_z
    minus_U4_xx = t38 + t39
    U4_xy = t40 - alpha4_z
    U4_xz = t41 - minus_alpha4_y
    U4_yx = t40 + alpha4_z
    minus_U4_yy = t37 + t39
    U4_yz = t42 - alpha4_x
    U4_zx = t41 + minus_alpha4_y
    U4_zy = t42 + alpha4_x
    minus_U4_zz = t37 + t38

    # link 4: acceleration a of its origin, gravity included
    t43 = a3_x - 0.0825 * minus_U3_xx
    minus_a4_z = a3_y + 0.0825 * U3_yx
    t44 = a3_z + 0.0825 * U3_zx
    a4_x = c4 * t43 + s4 * t44
    a4_y = c4 * t44 - s4 * t43

    # link 4: force f = m a + U mc
    t45 = 0.19076837715 * minus_U4_xx + 0.374644408005 * U4_xy
    t46 = 0.19076837715 * U4_yx + 0.374644408005 * minus_U4_yy
    t47 = 0.374644408005 * U4_zy - 0.19076837715 * U4_zx
    f4_x = 3.587895 * a4_x + (t45 + 0.09850206933 * U4_xz)
    f4_y = 3.587895 * a4_y + (0.09850206933 * U4_yz - t46)
    f4_z = t47 - 0.09850206933 * minus_U4_zz - 3.587895 * minus_a4_z

    # link 4: angular momentum h = I w about its origin
    t48 = 0.06767727025085991 * w4_x + 0.02771584317362585 * w4_y
    h4_x = t48 + 0.0039053550262761003 * w4_z
    t49 = 0.02771584317362585 * w4_x + 0.03239943042445132 * w4_y
    h4_y = t49 - 0.0016444875773692705 * w4_z
    t50 = 0.0039053550262761003 * w4_x - 0.0016444875773692705 * w4_y
    h4_z = t50 + 0.0775861490525396 * w4_z

    # link 4: moment n = I alpha + w x h + mc x a
    t51 = 0.02771584317362585 * minus_alpha4_y
    t52 = 0.06767727025085991 * alpha4_x - t51
    t53 = 0.03239943042445132 * minus_alpha4_y
    t54 = 0.02771584317362585 * alpha4_x - t53
    t55 = 0.0016444875773692705 * minus_alpha4_y
    t56 = 0.0039053550262761003 * alpha4_x + t55
    t57 = t52 + 0.0039053550262761003 * alpha4_z
    t58 = t54 - 0.0016444875773692705 * alpha4_z
    t59 = t56 + 0.0775861490525396 * alpha4_z
    t60 = 0.374644408005 * minus_a4_z + 0.09850206933 * a4_y
    n4_x = t57 + (w4_y * h4_z - w4_z * h4_y) - t60
    t61 = 0.09850206933 * a4_x - 0.19076837715 * minus_a4_z
    n4_y = t58 + (w4_z * h4_x - w4_x * h4_z) + t61
    t62 = 0.19076837715 * a4_y + 0.374644408005 * a4_x
    n4_z = t59 + (w4_x * h4_y - w4_y * h4_x) - t62

    # link 5: angular velocity w
    w5_x = c5 * w4_x - s5 * w4_z
    minus_w5_y = s5 * w4_x + c5 * w4_z
    w5_z = w4_y + qd[4]

    # link 5: angular acceleration alpha
    alpha5_x = c5 * alpha4_x - s5 * alpha4_z - minus_w5_y * qd[4]

    # link 6: angular acceleration alpha
    alpha6_z = s5 * alpha4_x + c5 * alpha4_z + w5_x * qd[4]

    # link 5: U = [alpha] + [w][w]
    t63 = w5_x * w5_x
    t64 = minus_w5_y * minus_w5_y
    t65 = w5_z * w5_z
    t66 = w5_x * minus_w5_y
    t67 = w5_x * w5_z
    t68 = minus_w5_y * w5_z
    minus_U5_xx = t64 + t65
    U5_xy = minus_alpha4_y - t66
    U5_xz = t67 - alpha6_z
    minus_U5_yx = t66 + minus_alpha4_y
    minus_U5_yy = t63 + t65
    minus_U5_yz = t68 + alpha5_x
    U5_zx = t67 + alpha6_z
    U5_zy = alpha5_x - t68
    minus_U5_zz = t63 + t64

    # link 5: acceleration a of its origin, gravity included
    t69 = a4_x + (0.0825 * minus_U4_xx + 0.384 * U4_xy)
    a5_z = a4_y - (0.0825 * U4_yx + 0.384 * minus_U4_yy)
    t70 = 0.384 * U4_zy - 0.0825 * U4_zx - minus_a4_z
    a5_x = c5 * t69 - s5 * t70

    # link 6: acceleration a of its origin, gravity included
    a6_z = s5 * t69 + c5 * t70

    # link 5: force f = m a + U mc
    t71 = 0.014653732538 * minus_U5_xx + 0.05034347249 * U5_xy
    t72 = 0.014653732538 * minus_U5_yx - 0.05034347249 * minus_U5_yy
    t73 = 0.05034347249 * U5_zy - 0.014653732538 * U5_zx
    f5_x = 1.225946 * a5_x + (t71 - 0.047121686402 * U5_xz)
    f5_y = t72 + 0.047121686402 * minus_U5_yz - 1.225946 * a6_z
    f5_z = 1.225946 * a5_z + (t73 + 0.047121686402 * minus_U5_zz)

    # link 5: angular momentum h = I w about its origin
    t74 = 0.03942757095803552 * w5_x + 0.0015152444733270301 * minus_w5_y
    h5_x = t74 - 0.004600245517563105 * w5_z
    t75 = 0.0015152444733270301 * w5_x + 0.03146037232526039 * minus_w5_y
    h5_y = 0.0021640520520981297 * w5_z - t75
    t76 = 0.004600245517563105 * w5_x + 0.0021640520520981297 * minus_w5_y
    h5_z = 0.010869510762828563 * w5_z - t76

    # link 5: moment n = I alpha + w x h + mc x a
    t77 = 0.0015152444733270301 * alpha6_z
    t78 = 0.004600245517563105 * minus_alpha4_y
    t79 = 0.0015152444733270301 * alpha5_x
    t80 = 0.0021640520520981297 * minus_alpha4_y
    t81 = 0.0021640520520981297 * alpha6_z
    t82 = 0.004600245517563105 * alpha5_x + t81
    t83 = 0.03942757095803552 * alpha5_x + t77 + t78
    t84 = t79 + 0.03146037232526039 * alpha6_z + t80
    t85 = t82 + 0.010869510762828563 * minus_alpha4_y
    t86 = 0.05034347249 * a5_z - 0.047121686402 * a6_z
    n5_x = t83 - (minus_w5_y * h5_z + w5_z * h5_y) + t86
    t87 = 0.014653732538 * a5_z - 0.047121686402 * a5_x
    n5_y = w5_z * h5_x - w5_x * h5_z - t84 + t87
    t88 = 0.014653732538 * a6_z - 0.05034347249 * a5_x
    n5_z = w5_x * h5_y + minus_w5_y * h5_x - t85 + t88

    # link 6: angular velocity w
    w6_x = c6 * w5_x + s6 * w5_z
    t89 = s6 * w5_x
    t90 = c6 * w5_z
    w6_y = t90 - t89
    w6_z = minus_w5_y + qd[5]

    # link 6: angular acceleration alpha
    alpha6_x = c6 * alpha5_x - s6 * minus_alpha4_y + w6_y * qd[5]

    # link 7: angular acceleration alpha
    alpha7_z = s6 * alpha5_x + c6 * minus_alpha4_y + w6_x * qd[5]

    # link 6: U = [alpha] + [w][w]
    t91 = w6_x * w6_x
    t92 = w6_y * w6_y
    t93 = w6_z * w6_z
    t94 = w6_x * w6_y
    t95 = w6_x * w6_z
    t96 = w6_y * w6_z
    minus_U6_xx = t92 + t93
    U6_xy = t94 - alpha6_z
    U6_xz = t95 - alpha7_z
    U6_yx = t94 + alpha6_z
    minus_U6_yy = t91 + t93
    U6_yz = t96 - alpha6_x
    U6_zx = t95 + alpha7_z
    U6_zy = t96 + alpha6_x
    minus_U6_zz = t91 + t92

    # link 6: acceleration a of its origin, gravity included
    a6_x = c6 * a5_x + s6 * a5_z
    a6_y = c6 * a5_z - s6 * a5_x

    # link 6: force f = m a + U mc
    t97 = 0.10024161669500001 * minus_U6_xx + 0.023526756935 * U6_xy
    t98 = 0.10024161669500001 * U6_yx + 0.023526756935 * minus_U6_yy
    t99 = 0.10024161669500001 * U6_zx - 0.023526756935 * U6_zy
    f6_x = 1.666555 * a6_x - (t97 + 0.017527158935000002 * U6_xz)
    f6_y = 1.666555 * a6_y + (t98 - 0.017527158935000002 * U6_yz)
    f6_z = 1.666555 * a6_z + (t99 + 0.017527158935000002 * minus_U6_zz)

    # link 6: angular momentum h = I w about its origin
    t100 = 0.00248046035817079 * w6_x + 0.001524110902883315 * w6_y
    h6_x = t100 - 0.00010375891721868492 * w6_z
    t101 = 0.001524110902883315 * w6_x + 0.010567766133106952 * w6_y
    h6_y = t101 + 9.3569097314605e-05 * w6_z
    t102 = 9.3569097314605e-05 * w6_y - 0.00010375891721868492 * w6_x
    h6_z = t102 + 0.011794560230238952 * w6_z

    # link 6: moment n = I alpha + w x h + mc x a
    t103 = 0.00248046035817079 * alpha6_x - 0.001524110902883315 * alpha7_z
    t104 = 0.001524110902883315 * alpha6_x
    t105 = t104 - 0.010567766133106952 * alpha7_z
    t106 = 0.00010375891721868492 * alpha6_x
    t107 = t106 + 9.3569097314605e-05 * alpha7_z
    t108 = t103 - 0.00010375891721868492 * alpha6_z
    t109 = t105 + 9.3569097314605e-05 * alpha6_z
    t110 = 0.011794560230238952 * alpha6_z - t107
    t111 = 0.017527158935000002 * a6_y - 0.023526756935 * a6_z
    n6_x = t108 + (w6_y * h6_z - w6_z * h6_y) + t111
    t112 = 0.017527158935000002 * a6_x + 0.10024161669500001 * a6_z
    n6_y = t109 + (w6_z * h6_x - w6_x * h6_z) - t112
    t113 = 0.10024161669500001 * a6_y + 0.023526756935 * a6_x
    n6_z = t110 + (w6_x * h6_y - w6_y * h6_x) + t113

    # link 7: angular velocity w
    w7_x = c7 * w6_x + s7 * w6_z
    w7_y = c7 * w6_z - s7 * w6_x
    w7_z = t89 - t90 + qd[6]

    # link 7: angular acceleration alpha
    alpha7_x = c7 * alpha6_x + s7 * alpha6_z + w7_y * qd[6]
    alpha7_y = c7 * alpha6_z - s7 * alpha6_x - w7_x * qd[6]

    # link 7: U = [alpha] + [w][w]
    t114 = w7_x * w7_x
    t115 = w7_y * w7_y
    t116 = w7_z * w7_z
    t117 = w7_x * w7_y
    t118 = w7_x * w7_z
    t119 = w7_y * w7_z
    minus_U7_xx = t115 + t116
    U7_xy = t117 - alpha7_z
    U7_xz = t118 + alpha7_y
    U7_yx = t117 + alpha7_z
    minus_U7_yy = t114 + t116
    U7_yz = t119 - alpha7_x
    U7_zx = t118 - alpha7_y
    U7_zy = t119 + alpha7_x
    minus_U7_zz = t114 + t115

    # link 7: acceleration a of its origin, gravity included
    t120 = a6_x - 0.088 * minus_U6_xx
    minus_a7_z = a6_y + 0.088 * U6_yx
    t121 = a6_z + 0.088 * U6_zx
    a7_x = c7 * t120 + s7 * t121
    a7_y = c7 * t121 - s7 * t120

    # link 7: force f = m a + U mc
    t122 = 0.007735484874 * minus_U7_xx + 0.0031274395439999996 * U7_xy
    t123 = 0.007735484874 * U7_yx + 0.0031274395439999996 * minus_U7_yy
    t124 = 0.007735484874 * U7_zx - 0.0031274395439999996 * U7_zy
    f7_x = 0.735522 * a7_x + (0.045305948634 * U7_xz - t122)
    f7_y = 0.735522 * a7_y + (t123 + 0.045305948634 * U7_yz)

    # link 7: angular momentum h = I w about its origin
    t125 = 0.015320008390949585 * w7_x - 0.000395108718315752 * w7_y
    h7_x = t125 - 0.001672482661783778 * w7_z
    t126 = 0.012899064612428355 * w7_y - 0.000395108718315752 * w7_x
    h7_y = t126 - 0.000548359106408232 * w7_z
    t127 = 0.001672482661783778 * w7_x + 0.000548359106408232 * w7_y
    h7_z = 0.004909651967360946 * w7_z - t127

    # link 7: moment n = I alpha + w x h + mc x a
    t128 = 0.015320008390949585 * alpha7_x
    t129 = t128 - 0.000395108718315752 * alpha7_y
    t130 = 0.012899064612428355 * alpha7_y
    t131 = t130 - 0.000395108718315752 * alpha7_x
    t132 = 0.001672482661783778 * alpha7_x
    t133 = t132 + 0.000548359106408232 * alpha7_y
    t134 = t129 - 0.001672482661783778 * alpha7_z
    t135 = t131 - 0.000548359106408232 * alpha7_z
    t136 = 0.004909651967360946 * alpha7_z - t133
    t137 = 0.0031274395439999996 * minus_a7_z - 0.045305948634 * a7_y
    n7_x = t134 + (w7_y * h7_z - w7_z * h7_y) + t137
    t138 = 0.045305948634 * a7_x + 0.007735484874 * minus_a7_z
    n7_y = t135 + (w7_z * h7_x - w7_x * h7_z) + t138
    t139 = 0.007735484874 * a7_y + 0.0031274395439999996 * a7_x
    n7_z = t136 + (w7_x * h7_y - w7_y * h7_x) + t139

    # joint 6: force F and moment N through it, joint 7 added
    t140 = 0.735522 * minus_a7_z - (t124 - 0.045305948634 * minus_U7_zz)
    t141 = s7 * f7_x + c7 * f7_y
    N6_x = n6_x + (c7 * n7_x - s7 * n7_y)
    N6_y = n6_y - (n7_z + 0.088 * t141)
    N6_z = n6_z + (s7 * n7_x + c7 * n7_y + 0.088 * t140)
    F6_x = f6_x + (c7 * f7_x - s7 * f7_y)
    F6_y = f6_y + t140
    F6_z = f6_z + t141

    # joint 5: force F and moment N through it, joint 6 added
    N5_x = n5_x + (c6 * N6_x - s6 * N6_y)
    N5_y = n5_y - N6_z
    N5_z = n5_z + (s6 * N6_x + c6 * N6_y)
    F5_x = f5_x + (c6 * F6_x - s6 * F6_y)
    F5_y = f5_y - F6_z
    F5_z = f5_z + (s6 * F6_x + c6 * F6_y)

    # joint 4: force F and moment N through it, joint 5 added
    t142 = c5 * F5_x - s5 * F5_y
    t143 = s5 * F5_x + c5 * F5_y
    t144 = s5 * N5_x + c5 * N5_y + (0.0825 * F5_z + 0.384 * t142)
    N4_x = n4_x + (c5 * N5_x - s5 * N5_y - 0.384 * t143)
    N4_y = n4_y + (N5_z - 0.0825 * t143)
    N4_z = n4_z - t144
    F4_x = f4_x + t142
    F4_y = f4_y + F5_z

    # joint 3: force F and moment N through it, joint 4 added
    t145 = t143 - f4_z
    N3_x = n3_x + (c4 * N4_x - s4 * N4_y)
    N3_y = n3_y + (t144 - n4_z - 0.0825 * (s4 * F4_x + c4 * F4_y))
    N3_z = n3_z + (s4 * N4_x + c4 * N4_y + 0.0825 * t145)
    F3_x = f3_x + (c4 * F4_x - s4 * F4_y)
    F3_y = f3_y + t145

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
    s7 = np.sin(q[6])
    c7 = np.cos(q[6])

    # link 2: angular velocity w
    minus_w2_x = s2 * qd[0]
    minus_w2_y = c2 * qd[0]

    # link 2: angular acceleration alpha
    minus_alpha2_x = minus_w2_y * qd[1]
    alpha2_y = minus_w2_x * qd[1]

    # link 2: U = [alpha] + [w][w]
    U2_xy = minus_w2_x * minus_w2_y
    minus_U2_yy = minus_w2_x * minus_w2_x + qd[1] * qd[1]

    # link 2: acceleration a of its origin, gravity included
    minus_a2_x = 9.81 * s2
    minus_a2_y = 9.81 * c2

    # link 2: angular momentum h = I w about its origin
    t1 = 0.00398335888393552 * minus_w2_y
    t2 = t1 - 0.00850351162402155 * minus_w2_x
    h2_x = t2 + 0.01026110182100817 * qd[1]
    t3 = 0.028124284712194955 * minus_w2_y
    t4 = 0.00398335888393552 * minus_w2_x - t3
    h2_y = t4 + 0.0007689361029464 * qd[1]
    t5 = 0.01026110182100817 * minus_w2_x
    t6 = t5 + 0.0007689361029464 * minus_w2_y
    h2_z = 0.026534991901690206 * qd[1] - t6

    # link 2: moment n = I alpha + w x h + mc x a
    t7 = 0.00850351162402155 * minus_alpha2_x
    t8 = 0.00398335888393552 * minus_alpha2_x
    t9 = 0.01026110182100817 * minus_alpha2_x
    t10 = t7 + 0.00398335888393552 * alpha2_y
    t11 = t8 + 0.028124284712194955 * alpha2_y
    t12 = minus_w2_y * h2_x - minus_w2_x * h2_y
    t13 = t10 + (minus_w2_y * h2_z + qd[1] * h2_y)
    n2_x = 0.0221804724897 * c2 - t13
    n2_y = t11 + (qd[1] * h2_x + minus_w2_x * h2_z) - 0.0221804724897 * s2
    t14 = 0.01993386669246 * c2 - 0.18226700140319999 * s2
    n2_z = 0.0007689361029464 * alpha2_y - t9 + t12 + t14

    # link 3: angular velocity w
    w3_x = s3 * qd[1] - c3 * minus_w2_x
    w3_y = s3 * minus_w2_x + c3 * qd[1]
    w3_z = minus_w2_y + qd[2]

    # link 3: angular acceleration alpha
    t15 = s3 * minus_alpha2_x
    t16 = w3_x * qd[2]
    alpha3_x = w3_y * qd[2] - c3 * minus_alpha2_x
    alpha3_y = t15 - t16

    # link 3: U = [alpha] + [w][w]
    t17 = w3_z * w3_z
    t18 = w3_x * w3_y
    t19 = w3_x * w3_z
    minus_U3_xx = w3_y * w3_y + t17
    U3_xy = t18 + alpha2_y
    U3_xz = t19 + alpha3_y
    U3_yx = t18 - alpha2_y
    minus_U3_yy = w3_x * w3_x + t17
    U3_yz = w3_y * w3_z - alpha3_x
    U3_zx = t19 - alpha3_y

    # link 3: acceleration a of its origin, gravity included
    t20 = 0.632 * minus_alpha2_x
    t21 = minus_a2_x + 0.316 * U2_xy
    a3_x = s3 * t20 - c3 * t21
    a3_y = s3 * t21 + c3 * t20
    a3_z = minus_a2_y - 0.316 * minus_U2_yy

    # link 3: force f = m a + U mc
    t22 = 0.126729164208 * U3_xy - 0.088844724872 * minus_U3_xx
    t23 = 0.088844724872 * U3_yx - 0.126729164208 * minus_U3_yy
    f3_x = 3.228604 * a3_x + (t22 - 0.214708623208 * U3_xz)
    f3_y = 3.228604 * a3_y + (t23 - 0.214708623208 * U3_yz)

    # link 3: angular momentum h = I w about its origin
    t24 = 0.05649492601407083 * w3_x - 0.008248333140675744 * w3_y
    h3_x = t24 - 0.005487648106562255 * w3_z
    t25 = 0.05287838199960611 * w3_y - 0.008248333140675744 * w3_x
    h3_y = t25 - 0.0043772571218395825 * w3_z
    t26 = 0.005487648106562255 * w3_x + 0.0043772571218395825 * w3_y
    h3_z = 0.01824920229252011 * w3_z - t26

    # link 3: moment n = I alpha + w x h + mc x a
    t27 = 0.05649492601407083 * alpha3_x - 0.008248333140675744 * alpha3_y
    t28 = 0.05287838199960611 * alpha3_y - 0.008248333140675744 * alpha3_x
    t29 = 0.0043772571218395825 * alpha3_y
    t30 = 0.005487648106562255 * alpha3_x + t29
    t31 = t27 + 0.005487648106562255 * alpha2_y
    t32 = t28 + 0.0043772571218395825 * alpha2_y
    t33 = t30 + 0.01824920229252011 * alpha2_y
    t34 = 0.126729164208 * a3_z + 0.214708623208 * a3_y
    n3_x = t31 + (w3_y * h3_z - w3_z * h3_y) + t34
    t35 = 0.214708623208 * a3_x + 0.088844724872 * a3_z
    n3_y = t32 + (w3_z * h3_x - w3_x * h3_z) - t35
    t36 = 0.088844724872 * a3_y - 0.126729164208 * a3_x
    n3_z = w3_x * h3_y - w3_y * h3_x - t33 + t36

    # link 4: angular velocity w
    w4_x = c4 * w3_x + s4 * w3_z
    w4_y = c4 * w3_z - s4 * w3_x
    w4_z = qd[3] - w3_y

    # link 4: angular acceleration alpha
    alpha4_z = t16 - t15
    alpha4_x = c4 * alpha3_x - s4 * alpha2_y + w4_y * qd[3]
    minus_alpha4_y = s4 * alpha3_x + c4 * alpha2_y + w4_x * qd[3]

    # link 4: U = [alpha] + [w][w]
    t37 = w4_x * w4_x
    t38 = w4_y * w4_y
    t39 = w4_z * w4_z
    t40 = w4_x * w4_y
    t41 = w4_x * w4_z
    t42 = w4_y * w4_z
    minus_U4_xx = t38 + t39
    U4_xy = t40 - alpha4_z
    U4_xz = t41 - minus_alpha4_y
    U4_yx = t40 + alpha4_z
    minus_U4_yy = t37 + t39
    U4_yz = t42 - alpha4_x
    U4_zx = t41 + minus_alpha4_y
    U4_zy = t42 + alpha4_x
    minus_U4_zz = t37 + t38

    # link 4: acceleration a of its origin, gravity included
    t43 = a3_x - 0.0825 * minus_U3_xx
    minus_a4_z = a3_y + 0.0825 * U3_yx
    t44 = a3_z + 0.0825 * U3_zx
    a4_x = c4 * t43 + s4 * t44
    a4_y = c4 * t44 - s4 * t43

    # link 4: force f = m a + U mc
    t45 = 0.19076837715 * minus_U4_xx + 0.374644408005 * U4_xy
    t46 = 0.19076837715 * U4_yx + 0.374644408005 * minus_U4_yy
    t47 = 0.374644408005 * U4_zy - 0.19076837715 * U4_zx
    f4_x = 3.587895 * a4_x + (t45 + 0.09850206933 * U4_xz)
    f4_y = 3.587895 * a4_y + (0.09850206933 * U4_yz - t46)
    f4_z = t47 - 0.09850206933 * minus_U4_zz - 3.587895 * minus_a4_z

    # link 4: angular momentum h = I w about its origin
    t48 = 0.06767727025085991 * w4_x + 0.02771584317362585 * w4_y
    h4_x = t48 + 0.0039053550262761003 * w4_z
    t49 = 0.02771584317362585 * w4_x + 0.03239943042445132 * w4_y
    h4_y = t49 - 0.0016444875773692705 * w4_z
    t50 = 0.0039053550262761003 * w4_x - 0.0016444875773692705 * w4_y
    h4_z = t50 + 0.0775861490525396 * w4_z

    # link 4: moment n = I alpha + w x h + mc x a
    t51 = 0.02771584317362585 * minus_alpha4_y
    t52 = 0.06767727025085991 * alpha4_x - t51
    t53 = 0.03239943042445132 * minus_alpha4_y
    t54 = 0.02771584317362585 * alpha4_x - t53
    t55 = 0.0016444875773692705 * minus_alpha4_y
    t56 = 0.0039053550262761003 * alpha4_x + t55
    t57 = t52 + 0.0039053550262761003 * alpha4_z
    t58 = t54 - 0.0016444875773692705 * alpha4_z
    t59 = t56 + 0.0775861490525396 * alpha4_z
    t60 = 0.374644408005 * minus_a4_z + 0.09850206933 * a4_y
    n4_x = t57 + (w4_y * h4_z - w4_z * h4_y) - t60
    t61 = 0.09850206933 * a4_x - 0.19076837715 * minus_a4_z
    n4_y = t58 + (w4_z * h4_x - w4_x * h4_z) + t61
    t62 = 0.19076837715 * a4_y + 0.374644408005 * a4_x
    n4_z = t59 + (w4_x * h4_y - w4_y * h4_x) - t62

    # link 5: angular velocity w
    w5_x = c5 * w4_x - s5 * w4_z
    minus_w5_y = s5 * w4_x + c5 * w4_z
    w5_z = w4_y + qd[4]

    # link 5: angular acceleration alpha
    alpha5_x = c5 * alpha4_x - s5 * alpha4_z - minus_w5_y * qd[4]

    # link 6: angular acceleration alpha
    alpha6_z = s5 * alpha4_x + c5 * alpha4_z + w5_x * qd[4]

    # link 5: U = [alpha] + [w][w]
    t63 = w5_x * w5_x
    t64 = minus_w5_y * minus_w5_y
    t65 = w5_z * w5_z
    t66 = w5_x * minus_w5_y
    t67 = w5_x * w5_z
    t68 = minus_w5_y * w5_z
    minus_U5_xx = t64 + t65
    U5_xy = minus_alpha4_y - t66
    U5_xz = t67 - alpha6_z
    minus_U5_yx = t66 + minus_alpha4_y
    minus_U5_yy = t63 + t65
    minus_U5_yz = t68 + alpha5_x
    U5_zx = t67 + alpha6_z
    U5_zy = alpha5_x - t68
    minus_U5_zz = t63 + t64

    # link 5: acceleration a of its origin, gravity included
    t69 = a4_x + (0.0825 * minus_U4_xx + 0.384 * U4_xy)
    a5_z = a4_y - (0.0825 * U4_yx + 0.384 * minus_U4_yy)
    t70 = 0.384 * U4_zy - 0.0825 * U4_zx - minus_a4_z
    a5_x = c5 * t69 - s5 * t70

    # link 6: acceleration a of its origin, gravity included
    a6_z = s5 * t69 + c5 * t70

    # link 5: force f = m a + U mc
    t71 = 0.014653732538 * minus_U5_xx + 0.05034347249 * U5_xy
    t72 = 0.014653732538 * minus_U5_yx - 0.05034347249 * minus_U5_yy
    t73 = 0.05034347249 * U5_zy - 0.014653732538 * U5_zx
    f5_x = 1.225946 * a5_x + (t71 - 0.047121686402 * U5_xz)
    f5_y = t72 + 0.047121686402 * minus_U5_yz - 1.225946 * a6_z
    f5_z = 1.225946 * a5_z + (t73 + 0.047121686402 * minus_U5_zz)

    # link 5: angular momentum h = I w about its origin
    t74 = 0.03942757095803552 * w5_x + 0.0015152444733270301 * minus_w5_y
    h5_x = t74 - 0.004600245517563105 * w5_z
    t75 = 0.0015152444733270301 * w5_x + 0.03146037232526039 * minus_w5_y
    h5_y = 0.0021640520520981297 * w5_z - t75
    t76 = 0.004600245517563105 * w5_x + 0.0021640520520981297 * minus_w5_y
    h5_z = 0.010869510762828563 * w5_z - t76

    # link 5: moment n = I alpha + w x h + mc x a
    t77 = 0.0015152444733270301 * alpha6_z
    t78 = 0.004600245517563105 * minus_alpha4_y
    t79 = 0.0015152444733270301 * alpha5_x
    t80 = 0.0021640520520981297 * minus_alpha4_y
    t81 = 0.0021640520520981297 * alpha6_z
    t82 = 0.004600245517563105 * alpha5_x + t81
    t83 = 0.03942757095803552 * alpha5_x + t77 + t78
    t84 = t79 + 0.03146037232526039 * alpha6_z + t80
    t85 = t82 + 0.010869510762828563 * minus_alpha4_y
    t86 = 0.05034347249 * a5_z - 0.047121686402 * a6_z
    n5_x = t83 - (minus_w5_y * h5_z + w5_z * h5_y) + t86
    t87 = 0.014653732538 * a5_z - 0.047121686402 * a5_x
    n5_y = w5_z * h5_x - w5_x * h5_z - t84 + t87
    t88 = 0.014653732538 * a6_z - 0.05034347249 * a5_x
    n5_z = w5_x * h5_y + minus_w5_y * h5_x - t85 + t88

    # link 6: angular velocity w
    w6_x = c6 * w5_x + s6 * w5_z
    t89 = s6 * w5_x
    t90 = c6 * w5_z
    w6_y = t90 - t89
    w6_z = minus_w5_y + qd[5]

    # link 6: angular acceleration alpha
    alpha6_x = c6 * alpha5_x - s6 * minus_alpha4_y + w6_y * qd[5]

    # link 7: angular acceleration alpha
    alpha7_z = s6 * alpha5_x + c6 * minus_alpha4_y + w6_x * qd[5]

    # link 6: U = [alpha] + [w][w]
    t91 = w6_x * w6_x
    t92 = w6_y * w6_y
    t93 = w6_z * w6_z
    t94 = w6_x * w6_y
    t95 = w6_x * w6_z
    t96 = w6_y * w6_z
    minus_U6_xx = t92 + t93
    U6_xy = t94 - alpha6_z
    U6_xz = t95 - alpha7_z
    U6_yx = t94 + alpha6_z
    minus_U6_yy = t91 + t93
    U6_yz = t96 - alpha6_x
    U6_zx = t95 + alpha7_z
    U6_zy = t96 + alpha6_x
    minus_U6_zz = t91 + t92

    # link 6: acceleration a of its origin, gravity included
    a6_x = c6 * a5_x + s6 * a5_z
    a6_y = c6 * a5_z - s6 * a5_x

    # link 6: force f = m a + U mc
    t97 = 0.10024161669500001 * minus_U6_xx + 0.023526756935 * U6_xy
    t98 = 0.10024161669500001 * U6_yx + 0.023526756935 * minus_U6_yy
    t99 = 0.10024161669500001 * U6_zx - 0.023526756935 * U6_zy
    f6_x = 1.666555 * a6_x - (t97 + 0.017527158935000002 * U6_xz)
    f6_y = 1.666555 * a6_y + (t98 - 0.017527158935000002 * U6_yz)
    f6_z = 1.666555 * a6_z + (t99 + 0.017527158935000002 * minus_U6_zz)

    # link 6: angular momentum h = I w about its origin
    t100 = 0.00248046035817079 * w6_x + 0.001524110902883315 * w6_y
    h6_x = t100 - 0.00010375891721868492 * w6_z
    t101 = 0.001524110902883315 * w6_x + 0.010567766133106952 * w6_y
    h6_y = t101 + 9.3569097314605e-05 * w6_z
    t102 = 9.3569097314605e-05 * w6_y - 0.00010375891721868492 * w6_x
    h6_z = t102 + 0.011794560230238952 * w6_z

    # link 6: moment n = I alpha + w x h + mc x a
    t103 = 0.00248046035817079 * alpha6_x - 0.001524110902883315 * alpha7_z
    t104 = 0.001524110902883315 * alpha6_x
    t105 = t104 - 0.010567766133106952 * alpha7_z
    t106 = 0.00010375891721868492 * alpha6_x
    t107 = t106 + 9.3569097314605e-05 * alpha7_z
    t108 = t103 - 0.00010375891721868492 * alpha6_z
    t109 = t105 + 9.3569097314605e-05 * alpha6_z
    t110 = 0.011794560230238952 * alpha6_z - t107
    t111 = 0.017527158935000002 * a6_y - 0.023526756935 * a6_z
    n6_x = t108 + (w6_y * h6_z - w6_z * h6_y) + t111
    t112 = 0.017527158935000002 * a6_x + 0.10024161669500001 * a6_z
    n6_y = t109 + (w6_z * h6_x - w6_x * h6_z) - t112
    t113 = 0.10024161669500001 * a6_y + 0.023526756935 * a6_x
    n6_z = t110 + (w6_x * h6_y - w6_y * h6_x) + t113

    # link 7: angular velocity w
    w7_x = c7 * w6_x + s7 * w6_z
    w7_y = c7 * w6_z - s7 * w6_x
    w7_z = t89 - t90 + qd[6]

    # link 7: angular acceleration alpha
    alpha7_x = c7 * alpha6_x + s7 * alpha6_z + w7_y * qd[6]
    alpha7_y = c7 * alpha6_z - s7 * alpha6_x - w7_x * qd[6]

    # link 7: U = [alpha] + [w][w]
    t114 = w7_x * w7_x
    t115 = w7_y * w7_y
    t116 = w7_z * w7_z
    t117 = w7_x * w7_y
    t118 = w7_x * w7_z
    t119 = w7_y * w7_z
    minus_U7_xx = t115 + t116
    U7_xy = t117 - alpha7_z
    U7_xz = t118 + alpha7_y
    U7_yx = t117 + alpha7_z
    minus_U7_yy = t114 + t116
    U7_yz = t119 - alpha7_x
    U7_zx = t118 - alpha7_y
    U7_zy = t119 + alpha7_x
    minus_U7_zz = t114 + t115

    # link 7: acceleration a of its origin, gravity included
    t120 = a6_x - 0.088 * minus_U6_xx
    minus_a7_z = a6_y + 0.088 * U6_yx
    t121 = a6_z + 0.088 * U6_zx
    a7_x = c7 * t120 + s7 * t121
    a7_y = c7 * t121 - s7 * t120

    # link 7: force f = m a + U mc
    t122 = 0.007735484874 * minus_U7_xx + 0.0031274395439999996 * U7_xy
    t123 = 0.007735484874 * U7_yx + 0.0031274395439999996 * minus_U7_yy
    t124 = 0.007735484874 * U7_zx - 0.0031274395439999996 * U7_zy
    f7_x = 0.735522 * a7_x + (0.045305948634 * U7_xz - t122)
    f7_y = 0.735522 * a7_y + (t123 + 0.045305948634 * U7_yz)

    # link 7: angular momentum h = I w about its origin
    t125 = 0.015320008390949585 * w7_x - 0.000395108718315752 * w7_y
    h7_x = t125 - 0.001672482661783778 * w7_z
    t126 = 0.012899064612428355 * w7_y - 0.000395108718315752 * w7_x
    h7_y = t126 - 0.000548359106408232 * w7_z
    t127 = 0.001672482661783778 * w7_x + 0.000548359106408232 * w7_y
    h7_z = 0.004909651967360946 * w7_z - t127

    # link 7: moment n = I alpha + w x h + mc x a
    t128 = 0.015320008390949585 * alpha7_x
    t129 = t128 - 0.000395108718315752 * alpha7_y
    t130 = 0.012899064612428355 * alpha7_y
    t131 = t130 - 0.000395108718315752 * alpha7_x
    t132 = 0.001672482661783778 * alpha7_x
    t133 = t132 + 0.000548359106408232 * alpha7_y
    t134 = t129 - 0.001672482661783778 * alpha7_z
    t135 = t131 - 0.000548359106408232 * alpha7_z
    t136 = 0.004909651967360946 * alpha7_z - t133
    t137 = 0.0031274395439999996 * minus_a7_z - 0.045305948634 * a7_y
    n7_x = t134 + (w7_y * h7_z - w7_z * h7_y) + t137
    t138 = 0.045305948634 * a7_x + 0.007735484874 * minus_a7_z
    n7_y = t135 + (w7_z * h7_x - w7_x * h7_z) + t138
    t139 = 0.007735484874 * a7_y + 0.0031274395439999996 * a7_x
    n7_z = t136 + (w7_x * h7_y - w7_y * h7_x) + t139

    # joint 6: force F and moment N through it, joint 7 added
    t140 = 0.735522 * minus_a7_z - (t124 - 0.045305948634 * minus_U7_zz)
    t141 = s7 * f7_x + c7 * f7_y
    N6_x = n6_x + (c7 * n7_x - s7 * n7_y)
    N6_y = n6_y - (n7_z + 0.088 * t141)
    N6_z = n6_z + (s7 * n7_x + c7 * n7_y + 0.088 * t140)
    F6_x = f6_x + (c7 * f7_x - s7 * f7_y)
    F6_y = f6_y + t140
    F6_z = f6_z + t141

    # joint 5: force F and moment N through it, joint 6 added
    N5_x = n5_x + (c6 * N6_x - s6 * N6_y)
    N5_y = n5_y - N6_z
    N5_z = n5_z + (s6 * N6_x + c6 * N6_y)
    F5_x = f5_x + (c6 * F6_x - s6 * F6_y)
    F5_y = f5_y - F6_z
    F5_z = f5_z + (s6 * F6_x + c6 * F6_y)

    # joint 4: force F and moment N through it, joint 5 added
    t142 = c5 * F5_x - s5 * F5_y
    t143 = s5 * F5_x + c5 * F5_y
    t144 = s5 * N5_x + c5 * N5_y + (0.0825 * F5_z + 0.384 * t142)
    N4_x = n4_x + (c5 * N5_x - s5 * N5_y - 0.384 * t143)
    N4_y = n4_y + (N5_z - 0.0825 * t143)
    N4_z = n4_z - t144
    F4_x = f4_x + t142
    F4_y = f4_y + F5_z

    # joint 3: force F and moment N through it, joint 4 added
    t145 = t143 - f4_z
    N3_x = n3_x + (c4 * N4_x - s4 * N4_y)
    N3_y = n3_y + (t144 - n4_z - 0.0825 * (s4 * F4_x + c4 * F4_y))
    N3_z = n3_z + (s4 * N4_x + c4 * N4_y + 0.0825 * t145)
    F3_x = f3_x + (c4 * F4_x - s4 * F4_y)
    F3_y = f3_y + t145

    # joint 2: force F and moment N through it, joint 3 added
    N2_x = n2_x + (c3 * N3_x - s3 * N3_y - 0.316 * (s3 * F3_x + c3 * F3_y))
    N2_y = n2_y - N3_z
    N2_z = n2_z + (s3 * N3_x + c3 * N3_y + 0.316 * (c3 * F3_x - s3 * F3_y))

    # joint 1: force F and moment N through it, joint 2 added
    minus_N1_z = s2 * N2_x + c2 * N2_y

    # column 7: wrench of composite body 7 at joint 6
    t146 = 0.000395108718315752 * s7
    t147 = 0.015320008390949585 * c7 + t146
    t148 = 0.000395108718315752 * c7
    t149 = t148 + 0.012899064612428355 * s7
    t150 = 0.001672482661783778 * c7
    t151 = 0.000548359106408232 * s7
    N7at6_x = t151 - t150

    # column 7: wrench of composite body 7 at joint 5
    N7at5_y = 0.001672482661783778 * s7 + 0.000548359106408232 * c7

    # column 7: wrench of composite body 7 at joint 6
    t152 = (0.015320008390949585 * s7 - t148) * s7
    F7at6_z = 0.007735484874 * c7 + 0.0031274395439999996 * s7

    # composite body 6: with body 7 added
    t153 = 0.007735484874 * s7
    t154 = 0.0031274395439999996 * c7
    t155 = t153 - t154
    t156 = F7at6_z + 0.064725936
    t157 = 0.088 * (F7at6_z + t156)
    t158 = t147 * s7 - t149 * c7 - 0.088 * t155
    mcx_c6 = t156 + 0.10024161669500001
    Ixx_c6 = t147 * c7 + t149 * s7 + 0.00248046035817079
    Ixy_c6 = t150 - t151 + 0.003986923479791999 + 0.001524110902883315
    Iyy_c6 = 0.004909651967360946 + t157 + 0.010567766133106952
    Ixz_c6 = t158 - 0.00010375891721868492
    Iyz_c6 = N7at5_y + 9.3569097314605e-05
    t159 = t152 + (0.012899064612428355 * c7 - t146) * c7 + t157
    Izz_c6 = t159 + 0.011794560230238952

    # column 6: wrench of composite body 6 at joint 5
    t160 = s6 * Ixy_c6
    t161 = c6 * Ixx_c6 - t160
    t162 = c6 * Ixy_c6
    t163 = t162 - s6 * Iyy_c6
    t164 = c6 * Ixz_c6
    t165 = s6 * Iyz_c6
    N6at5_x = t164 - t165
    t166 = c6 * Iyz_c6
    N6at5_z = s6 * Ixz_c6 + t166
    F6at5_z = c6 * mcx_c6 + 0.068832705569 * s6

    # composite body 5: with body 6 added
    t167 = s6 * mcx_c6
    t168 = 0.068832705569 * c6
    mcx_c5 = F6at5_z - 0.014653732538
    mcy_c5 = 0.017527158935000002 - t155 + 0.05034347249
    mcz_c5 = t167 - t168 - 0.047121686402
    Ixx_c5 = t161 * c6 - t163 * s6 + 0.03942757095803552
    Ixy_c5 = t165 - t164 - 0.0015152444733270301
    Iyy_c5 = Izz_c6 + 0.03146037232526039
    Ixz_c5 = t161 * s6 + t163 * c6 - 0.004600245517563105
    t169 = (0.00010375891721868492 - t158) * s6 - t166
    Iyz_c5 = t169 + 0.0021640520520981297
    t170 = (s6 * Ixx_c6 + t162) * s6 + (t160 + c6 * Iyy_c6) * c6
    Izz_c5 = t170 + 0.010869510762828563

    # column 5: wrench of composite body 5 at joint 3
    t171 = s5 * Ixy_c5
    t172 = c5 * Ixx_c5 - t171
    t173 = c5 * Ixy_c5
    t174 = t173 - s5 * Iyy_c5
    t175 = c5 * Ixz_c5 - s5 * Iyz_c5
    t176 = s5 * Ixz_c5 + c5 * Iyz_c5
    t177 = c5 * mcx_c5
    t178 = s5 * mcy_c5
    F5at3_y = t177 - t178

    # column 5: wrench of composite body 5 at joint 4
    minus_F5at4_x = s5 * mcx_c5 + c5 * mcy_c5
    t179 = F5at3_y - 0.29931189750000003
    t180 = mcz_c5 + 1.3931608320000002
    t181 = 0.0825 * (F5at3_y + t179)
    t182 = 0.384 * (mcz_c5 + t180)
    t183 = t172 * s5 + t174 * c5 + 0.0825 * minus_F5at4_x
    t184 = 0.384 * minus_F5at4_x
    N5at4_z = t184 - t176

    # composite body 4: with body 5 added
    t185 = (s5 * Ixx_c5 + t173) * s5 + (t171 + c5 * Iyy_c5) * c5
    mcx_c4 = t179 - 0.19076837715
    mcy_c4 = t180 + 0.374644408005
    Ixx_c4 = t172 * c5 - t174 * s5 + t182 + 0.06767727025085991
    Ixy_c4 = t175 - (0.384 * t179 - 0.0825 * mcz_c5) + 0.02771584317362585
    Iyy_c4 = Izz_c5 - t181 + 0.03239943042445132
    Ixz_c4 = 0.0039053550262761003 - t183
    Iyz_c4 = N5at4_z - 0.0016444875773692705
    Izz_c4 = t185 + (t182 - t181) + 0.0775861490525396

    # column 4: wrench of composite body 4 at joint 3
    t186 = s4 * Ixy_c4
    t187 = c4 * Ixx_c4 - t186
    t188 = c4 * Ixy_c4
    t189 = t188 - s4 * Iyy_c4
    t190 = c4 * Ixz_c4
    t191 = s4 * Iyz_c4
    N4at3_x = t190 - t191
    N4at3_z = s4 * Ixz_c4 + c4 * Iyz_c4
    t192 = (0.0016444875773692705 - N5at4_z) * c4
    t193 = (t183 - 0.0039053550262761003) * s4 + t192
    F4at3_z = c4 * mcx_c4 - s4 * mcy_c4
    t194 = minus_F5at4_x - 0.09850206933
    minus_F4at3_x = s4 * mcx_c4 + c4 * mcy_c4

    # composite body 3: with body 4 added
    t195 = F4at3_z + 0.595313235
    t196 = 0.0825 * (F4at3_z + t195)
    t197 = t187 * s4 + t189 * c4 - 0.0825 * minus_F4at3_x
    mcx_c3 = t195 + 0.088844724872
    mcy_c3 = t194 + 0.126729164208
    Ixx_c3 = t187 * c4 - t189 * s4 + 0.05649492601407083
    Ixy_c3 = t191 - t190 - 0.0825 * t194 - 0.008248333140675744
    Iyy_c3 = Izz_c4 + t196 + 0.05287838199960611
    Ixz_c3 = t197 - 0.005487648106562255
    Iyz_c3 = t193 - 0.0043772571218395825
    t198 = (s4 * Ixx_c4 + t188) * s4 + (t186 + c4 * Iyy_c4) * c4 + t196
    Izz_c3 = t198 + 0.01824920229252011

    # column 3: wrench of composite body 3 at joint 2
    t199 = s3 * Ixy_c3
    t200 = c3 * Ixx_c3 - t199
    t201 = c3 * Ixy_c3
    t202 = t201 - s3 * Iyy_c3
    t203 = c3 * Ixz_c3
    t204 = s3 * Iyz_c3
    t205 = (0.0043772571218395825 - t193) * c3
    F3at2_z = c3 * mcx_c3 - s3 * mcy_c3
    t206 = 0.214708623208 - minus_F4at3_x
    minus_F3at2_x = s3 * mcx_c3 + c3 * mcy_c3

    # composite body 2: with body 3 added
    t207 = 0.316 * (t206 + (t206 - 3.3004689519999997))
    t208 = 0.316 * F3at2_z
    t209 = 0.316 * minus_F3at2_x
    Ixx_c2 = t200 * c3 - t202 * s3 - t207 + 0.00850351162402155
    Ixy_c2 = t204 - t203 + t208 - 0.00398335888393552
    Iyy_c2 = Izz_c3 + 0.028124284712194955
    Ixz_c2 = t200 * s3 + t202 * c3 + 0.01026110182100817
    t210 = (0.005487648106562255 - t197) * s3 + t205 + t209
    Iyz_c2 = t210 + 0.0007689361029464
    t211 = (s3 * Ixx_c3 + t201) * s3 + (t199 + c3 * Iyy_c3) * c3 - t207
    Izz_c2 = t211 + 0.026534991901690206

    # column 2: wrench of composite body 2 at joint 1
    minus_N2at1_z = s2 * Ixz_c2 + c2 * Iyz_c2

    # composite body 1: with body 2 added
    t212 = (s2 * Ixx_c2 + c2 * Ixy_c2) * s2
    Izz_c1 = t212 + (s2 * Ixy_c2 + c2 * Iyy_c2) * c2 + 0.009213163777211224

    # column 7: wrench of composite body 7 at joint 6
    F7at6_x = t154 - t153
    minus_N7at6_y = 0.004909651967360946 + 0.088 * F7at6_z

    # column 7: wrench of composite body 7 at joint 5
    F7at5_x = c6 * F7at6_x
    F7at5_z = s6 * F7at6_x
    N7at5_x = c6 * N7at6_x + s6 * minus_N7at6_y
    N7at5_z = s6 * N7at6_x - c6 * minus_N7at6_y

    # column 7: wrench of composite body 7 at joint 4
    F7at4_x = c5 * F7at5_x + s5 * F7at6_z
    t213 = s5 * F7at5_x
    t214 = c5 * F7at6_z
    F7at4_z = t214 - t213
    N7at4_x = c5 * N7at5_x - s5 * N7at5_y + 0.384 * F7at4_z
    N7at4_y = N7at5_z + 0.0825 * F7at4_z
    t215 = 0.0825 * F7at5_z + 0.384 * F7at4_x
    minus_N7at4_z = s5 * N7at5_x + c5 * N7at5_y + t215

    # column 7: wrench of composite body 7 at joint 3
    F7at3_x = c4 * F7at4_x - s4 * F7at5_z
    F7at3_y = t213 - t214
    F7at3_z = s4 * F7at4_x + c4 * F7at5_z
    N7at3_x = c4 * N7at4_x - s4 * N7at4_y
    N7at3_y = minus_N7at4_z - 0.0825 * F7at3_z
    N7at3_z = s4 * N7at4_x + c4 * N7at4_y + 0.0825 * F7at3_y

    # column 7: wrench of composite body 7 at joint 2
    F7at2_x = c3 * F7at3_x - s3 * F7at3_y
    F7at2_z = s3 * F7at3_x + c3 * F7at3_y
    N7at2_x = c3 * N7at3_x - s3 * N7at3_y - 0.316 * F7at2_z
    N7at2_z = s3 * N7at3_x + c3 * N7at3_y + 0.316 * F7at2_x

    # column 7: wrench of composite body 7 at joint 1
    N7at1_z = c2 * N7at3_z - s2 * N7at2_x

    # column 6: wrench of composite body 6 at joint 5
    F6at5_x = t168 - t167

    # column 6: wrench of composite body 6 at joint 4
    F6at4_x = c5 * F6at5_x

    # column 6: wrench of composite body 6 at joint 3
    F6at3_y = s5 * F6at5_x

    # column 6: wrench of composite body 6 at joint 4
    t216 = c5 * Izz_c6 - s5 * N6at5_x
    t217 = 0.0825 * F6at3_y
    t218 = 0.0825 * F6at5_z + 0.384 * F6at4_x
    N6at4_x = c5 * N6at5_x + s5 * Izz_c6 - 0.384 * F6at3_y
    N6at4_y = N6at5_z - t217
    N6at4_z = t216 - t218

    # column 6: wrench of composite body 6 at joint 3
    F6at3_x = c4 * F6at4_x - s4 * F6at5_z
    F6at3_z = s4 * F6at4_x + c4 * F6at5_z
    N6at3_x = c4 * N6at4_x - s4 * N6at4_y
    N6at3_y = t218 - t216 - 0.0825 * F6at3_z
    N6at3_z = s4 * N6at4_x + c4 * N6at4_y + t217

    # column 6: wrench of composite body 6 at joint 2
    F6at2_x = c3 * F6at3_x - s3 * F6at3_y
    F6at2_z = s3 * F6at3_x + c3 * F6at3_y
    N6at2_x = c3 * N6at3_x - s3 * N6at3_y - 0.316 * F6at2_z
    N6at2_z = s3 * N6at3_x + c3 * N6at3_y + 0.316 * F6at2_x

    # column 6: wrench of composite body 6 at joint 1
    N6at1_z = c2 * N6at3_z - s2 * N6at2_x

    # column 5: wrench of composite body 5 at joint 4
    F5at4_z = t178 - t177
    N5at4_x = t175 + 0.384 * F5at4_z
    N5at4_y = Izz_c5 + 0.0825 * F5at4_z

    # column 5: wrench of composite body 5 at joint 3
    minus_F5at3_x = c4 * minus_F5at4_x

    # column 5: wrench of composite body 5 at joint 2
    F5at2_y = s4 * minus_F5at4_x

    # column 5: wrench of composite body 5 at joint 3
    N5at3_x = c4 * N5at4_x - s4 * N5at4_y
    N5at3_y = t176 - t184 + 0.0825 * F5at2_y
    N5at3_z = s4 * N5at4_x + c4 * N5at4_y + 0.0825 * F5at3_y

    # column 5: wrench of composite body 5 at joint 2
    minus_F5at2_x = c3 * minus_F5at3_x + s3 * F5at3_y
    F5at2_z = c3 * F5at3_y - s3 * minus_F5at3_x
    N5at2_x = c3 * N5at3_x - s3 * N5at3_y - 0.316 * F5at2_z
    N5at2_z = s3 * N5at3_x + c3 * N5at3_y - 0.316 * minus_F5at2_x

    # column 5: wrench of composite body 5 at joint 1
    N5at1_z = c2 * N5at3_z - s2 * N5at2_x

    # column 4: wrench of composite body 4 at joint 3
    minus_N4at3_y = Izz_c4 + 0.0825 * F4at3_z

    # column 4: wrench of composite body 4 at joint 2
    minus_F4at2_x = c3 * minus_F4at3_x
    minus_F4at2_z = s3 * minus_F4at3_x
    N4at2_x = c3 * N4at3_x + s3 * minus_N4at3_y + 0.316 * minus_F4at2_z
    N4at2_z = s3 * N4at3_x - c3 * minus_N4at3_y - 0.316 * minus_F4at2_x

    # column 4: wrench of composite body 4 at joint 1
    N4at1_z = c2 * N4at3_z - s2 * N4at2_x

    # column 3: wrench of composite body 3 at joint 2
    N3at2_x = t203 - t204 - t208
    N3at2_z = s3 * Ixz_c3 + c3 * Iyz_c3 - t209

    # column 3: wrench of composite body 3 at joint 1
    N3at1_z = c2 * Izz_c3 - s2 * N3at2_x

    # factor 7: M = L^T D L
    L7_1 = 203.68042513969147 * N7at1_z
    L7_2 = 203.68042513969147 * N7at2_z
    L7_3 = 203.68042513969147 * N7at3_z
    minus_L7_4 = 203.68042513969147 * minus_N7at4_z
    L7_5 = 203.68042513969147 * N7at5_z
    minus_L7_6 = 203.68042513969147 * N7at5_y

    # factor 6: M = L^T D L
    t219 = N6at1_z + minus_L7_6 * N7at1_z
    t220 = N6at2_z + minus_L7_6 * N7at2_z
    t221 = N6at3_z + minus_L7_6 * N7at3_z
    t222 = N6at4_z - minus_L7_6 * minus_N7at4_z
    t223 = N6at5_z + minus_L7_6 * N7at5_z
    D6 = Izz_c6 - minus_L7_6 * N7at5_y
    L6_1 = t219 / D6
    L6_2 = t220 / D6
    L6_3 = t221 / D6
    L6_4 = t222 / D6
    L6_5 = t223 / D6

    # factor 5: M = L^T D L
    t224 = N5at1_z - L7_5 * N7at1_z - L6_5 * t219
    t225 = N5at2_z - L7_5 * N7at2_z - L6_5 * t220
    t226 = N5at3_z - L7_5 * N7at3_z - L6_5 * t221
    t227 = N5at4_z + L7_5 * minus_N7at4_z - L6_5 * t222
    D5 = Izz_c5 - L7_5 * N7at5_z - L6_5 * t223
    L5_1 = t224 / D5
    L5_2 = t225 / D5
    L5_3 = t226 / D5
    L5_4 = t227 / D5

    # factor 4: M = L^T D L
    t228 = N4at1_z + minus_L7_4 * N7at1_z - L6_4 * t219 - L5_4 * t224
    t229 = N4at2_z + minus_L7_4 * N7at2_z - L6_4 * t220 - L5_4 * t225
    t230 = N4at3_z + minus_L7_4 * N7at3_z - L6_4 * t221 - L5_4 * t226
    D4 = Izz_c4 - minus_L7_4 * minus_N7at4_z - L6_4 * t222 - L5_4 * t227
    L4_1 = t228 / D4
    L4_2 = t229 / D4
    L4_3 = t230 / D4

    # factor 3: M = L^T D L
    t231 = Izz_c1 - L7_1 * N7at1_z - L6_1 * t219 - L5_1 * t224
    t232 = minus_N2at1_z + L7_2 * N7at1_z + L6_2 * t219 + L5_2 * t224
    t233 = Izz_c2 - L7_2 * N7at2_z - L6_2 * t220 - L5_2 * t225
    t234 = N3at1_z - L7_3 * N7at1_z - L6_3 * t219 - L5_3 * t224
    t235 = t234 - L4_3 * t228
    t236 = N3at2_z - L7_3 * N7at2_z - L6_3 * t220 - L5_3 * t225
    t237 = t236 - L4_3 * t229
    t238 = Izz_c3 - L7_3 * N7at3_z - L6_3 * t221 - L5_3 * t226
    D3 = t238 - L4_3 * t230
    L3_1 = t235 / D3
    L3_2 = t237 / D3

    # factor 2: M = L^T D L
    t239 = t232 + L4_2 * t228 + L3_2 * t235
    D2 = t233 - L4_2 * t229 - L3_2 * t237
    minus_L2_1 = t239 / D2

    # factor 1: M = L^T D L
    D1 = t231 - L4_1 * t228 - L3_1 * t235 - minus_L2_1 * t239

    # back substitution
    t240 = tau[6] - n7_z
    t241 = tau[5] - N6_z + minus_L7_6 * t240
    t242 = tau[4] - N5_z - L7_5 * t240 - L6_5 * t241
    t243 = tau[3] - N4_z + minus_L7_4 * t240 - L6_4 * t241 - L5_4 * t242
    t244 = tau[0] + minus_N1_z - L7_1 * t240 - L6_1 * t241 - L5_1 * t242
    t245 = tau[1] - N2_z - L7_2 * t240 - L6_2 * t241 - L5_2 * t242
    t246 = tau[2] - N3_z - L7_3 * t240 - L6_3 * t241 - L5_3 * t242
    t247 = t246 - L4_3 * t243
    t248 = t245 - L4_2 * t243 - L3_2 * t247
    z1 = (t244 - L4_1 * t243 - L3_1 * t247 + minus_L2_1 * t248) / D1
    z2 = t248 / D2
    x2 = z2 + minus_L2_1 * z1
    z3 = t247 / D3
    x3 = z3 - L3_1 * z1 - L3_2 * x2
    z4 = t243 / D4
    x4 = z4 - L4_1 * z1 - L4_2 * x2 - L4_3 * x3
    z5 = t242 / D5
    x5 = z5 - L5_1 * z1 - L5_2 * x2 - L5_3 * x3 - L5_4 * x4
    z6 = t241 / D6
    x6 = z6 - L6_1 * z1 - L6_2 * x2 - L6_3 * x3 - L6_4 * x4 - L6_5 * x5
    z7 = 203.68042513969147 * t240
    t249 = z7 - L7_1 * z1 - L7_2 * x2 - L7_3 * x3 + minus_L7_4 * x4
    x7 = t249 - L7_5 * x5 + minus_L7_6 * x6

    qdd = np.empty((7, *batch), dtype)
    qdd[0] = z1
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

    # link 3: axes E and origin o in the base frame
    E3_xz = c1 * s2

    # link 2: axes E and origin o in the base frame
    E2_yx = s1 * c2

    # link 3: axes E and origin o in the base frame
    E3_yz = s1 * s2
    E3_xx = E2_xx * c3 - s1 * s3

    # link 4: axes E and origin o in the base frame
    E4_xz = E2_xx * s3 + s1 * c3

    # link 3: axes E and origin o in the base frame
    E3_yx = E2_yx * c3 + c1 * s3
    minus_E3_zx = s2 * c3
    E3_zy = s2 * s3
    o3_x = 0.316 * E3_xz
    o3_y = 0.316 * E3_yz
    o3_z = 0.333 + 0.316 * c2

    # link 4: axes E and origin o in the base frame
    E4_xx = E3_xx * c4 + E3_xz * s4
    E4_xy = E3_xz * c4 - E3_xx * s4
    E4_yx = E3_yx * c4 + E3_yz * s4
    E4_yy = E3_yz * c4 - E3_yx * s4
    E4_yz = E2_yx * s3 - c1 * c3
    E4_zx = c2 * s4 - minus_E3_zx * c4
    E4_zy = minus_E3_zx * s4 + c2 * c4
    o4_x = o3_x + 0.0825 * E3_xx
    o4_y = o3_y + 0.0825 * E3_yx
    o4_z = o3_z - 0.0825 * minus_E3_zx

    # link 5: axes E and origin o in the base frame
    E5_xx = E4_xx * c5 - E4_xz * s5

    # link 6: axes E and origin o in the base frame
    E6_xz = E4_xx * s5 + E4_xz * c5

    # link 5: axes E and origin o in the base frame
    E5_yx = E4_yx * c5 - E4_yz * s5

    # link 6: axes E and origin o in the base frame
    E6_yz = E4_yx * s5 + E4_yz * c5

    # link 5: axes E and origin o in the base frame
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
    E7_xx = E6_xx * c7 + E6_xz * s7
    E7_xy = E6_xz * c7 - E6_xx * s7
    E7_xz = E5_xx * s6 - E4_xy * c6
    E7_yx = E6_yx * c7 + E6_yz * s7
    E7_yy = E6_yz * c7 - E6_yx * s7
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
    J: body Jacobian of each tip, angular rows first, shape (..., 1, 6, 7)
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
    t1 = s5 * E5t1_xx
    t2 = c5 * s7
    E4t1_zx = t2 - t1
    E4t1_zy = s5 * minus_E5t1_xy + c5 * c7

    # tip 1: axes E and origin o seen from link 3
    E3t1_yz = s5 * s6
    o3t1_y = s5 * o5t1_x

    # tip 1: axes E and origin o seen from link 4
    o4t1_x = c5 * o5t1_x - 0.0825
    o4t1_y = o5t1_z + 0.384

    # tip 1: axes E and origin o seen from link 3
    E3t1_xx = c4 * E4t1_xx - s4 * E5t1_zx
    E3t1_xy = c4 * E4t1_xy + s4 * minus_E5t1_zy
    E3t1_xz = c4 * E4t1_xz + s4 * c6
    E3t1_yx = t1 - t2
    E3t1_zx = s4 * E4t1_xx + c4 * E5t1_zx
    t3 = s4 * E4t1_xy
    t4 = c4 * minus_E5t1_zy
    E3t1_zy = t3 - t4
    t5 = s4 * E4t1_xz
    t6 = c4 * c6
    E3t1_zz = t5 - t6
    o3t1_z = s4 * o4t1_x + c4 * o4t1_y
    o3t1_x = c4 * o4t1_x - s4 * o4t1_y + 0.0825

    # tip 1: axes E and origin o seen from link 2
    E2t1_xx = c3 * E3t1_xx - s3 * E3t1_yx
    E2t1_xy = c3 * E3t1_xy + s3 * E4t1_zy
    E2t1_xz = c3 * E3t1_xz - s3 * E3t1_yz
    E2t1_yy = t4 - t3
    E2t1_yz = t6 - t5
    E2t1_zx = s3 * E3t1_xx + c3 * E3t1_yx
    E2t1_zy = s3 * E3t1_xy - c3 * E4t1_zy
    E2t1_zz = s3 * E3t1_xz + c3 * E3t1_yz
    o2t1_x = c3 * o3t1_x - s3 * o3t1_y
    o2t1_z = s3 * o3t1_x + c3 * o3t1_y
    minus_o2t1_y = o3t1_z + 0.316

    # tip 1: axes E and origin o seen from link 1
    E1t1_xx = c2 * E2t1_xx + s2 * E3t1_zx
    E1t1_xy = c2 * E2t1_xy - s2 * E2t1_yy
    E1t1_xz = c2 * E2t1_xz - s2 * E2t1_yz
    E1t1_zx = c2 * E3t1_zx - s2 * E2t1_xx
    minus_E1t1_zy = s2 * E2t1_xy + c2 * E2t1_yy
    minus_E1t1_zz = s2 * E2t1_xz + c2 * E2t1_yz
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
    J[0, 2, 3] = -E3t1_yz
    J[0, 2, 4] = -c6
    J[0, 2, 5] = 0.0
    J[0, 2, 6] = 1.0
    J[0, 3, 0] = E2t1_zx * o1t1_x - E1t1_xx * o2t1_z
    J[0, 3, 1] = E2t1_xx * minus_o2t1_y - E3t1_zx * o2t1_x
    J[0, 3, 2] = E3t1_yx * o3t1_x - E3t1_xx * o3t1_y
    J[0, 3, 3] = E5t1_zx * o4t1_x - E4t1_xx * o4t1_y
    J[0, 3, 4] = -s7 * o5t1_x
    J[0, 3, 5] = 0.107 * c7
    J[0, 3, 6] = 0.0
    J[0, 4, 0] = E2t1_zy * o1t1_x - E1t1_xy * o2t1_z
    J[0, 4, 1] = E2t1_xy * minus_o2t1_y + E2t1_yy * o2t1_x
    J[0, 4, 2] = -(E3t1_xy * o3t1_y + E4t1_zy * o3t1_x)
    J[0, 4, 3] = -(E4t1_xy * o4t1_y + minus_E5t1_zy * o4t1_x)
    J[0, 4, 4] = -c7 * o5t1_x
    J[0, 4, 5] = -0.107 * s7
    J[0, 4, 6] = 0.0
    J[0, 5, 0] = E2t1_zz * o1t1_x - E1t1_xz * o2t1_z
    J[0, 5, 1] = E2t1_xz * minus_o2t1_y + E2t1_yz * o2t1_x
    J[0, 5, 2] = E3t1_yz * o3t1_x - E3t1_xz * o3t1_y
    J[0, 5, 3] = -(E4t1_xz * o4t1_y + c6 * o4t1_x)
    J[0, 5, 4] = 0.0
    J[0, 5, 5] = -0.088
    J[0, 5, 6] = 0.0
    return _packed(J, 3)
