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
  coriolis_matrix               632 mul, 504 add, 12 sin/cos  (by carried-body)
  gravity                       58 mul, 35 add, 12 sin/cos  (by newton-euler-matrix)
  bias                          292 mul, 259 add, 12 sin/cos  (by newton-euler-matrix)
  forward_dynamics              598 mul, 520 add, 6 div, 12 sin/cos  (by ldlt)
  forward_kinematics            77 mul, 44 add, 14 sin/cos  (by product-of-exponentials)
  jacobian                      94 mul, 45 add, 12 sin/cos  (by product-of-exponentials)
  inverse_dynamics_derivatives  1260 mul, 1078 add, 12 sin/cos  (by analytic)
  regressor                     735 mul, 589 add, 12 sin/cos  (by screws)

Reading the functions
  minus_x is -x. Under the title of a block, a = b says that a has no line, b being the same;
  names with a title say that these lines are part of that later block as well. Components
  that no result needs are left out.

Chosen frames: inside these functions link i is described in the frame f_i, given here
relative to f of its parent link. Inputs and outputs use the robot's own frames.
  inverse_dynamics, mass_matrix, coriolis_matrix, gravity, bias, forward_dynamics,
      inverse_dynamics_derivatives
  f1 = Tz(0.333) Rz(pi) Rz(q[0])
  f2 = Rx(pi/2) Rz(pi) Rz(q[1])
  f3 = Rx(pi/2) Tz(0.316) Rz(q[2])
  f4 = Tx(0.0825) Rx(pi/2) Rz(pi) Rz(q[3])
  f5 = Tx(0.0825) Ty(-0.384) Rx(pi/2) Rz(pi) Rz(q[4])
  f6 = Rx(pi/2) Rz(q[5])
  f7 = Tx(0.088) Rx(pi/2) Rz(q[6] - 0.384205880607)

Transferred inertia: in these functions the part of a link's inertia that its joint cannot
feel is added to the parent link.
They compute with the sums called R, and with own parameters that stay and have no sum.
Literals in the code are these, lengths, or products, differences and multiples of them.
  inverse_dynamics, mass_matrix, coriolis_matrix, gravity, bias, forward_dynamics,
      inverse_dynamics_derivatives
  link 1: panda_link1; f1 = panda_link1 Rz(-pi)
    own: m1 = 4.970684, mcx1 = -0.0192614005, mcy1 = -0.010343993404000001,
      mcz1 = -0.8698697, Ixx1 = 0.8556187233502738, Ixy1 = -0.0001790829744405,
      Iyy1 = 0.8589118354269374, Ixz1 = -0.0101427450875, Iyz1 = -0.020979198845699997,
      Izz1 = 0.009213163777211224; m1, mcz1, Iyy1 have no effect
    mcyR1 = mcy1 - mcz2 = -0.012604999774000002
    IxxR1 = Ixx1 - Iyy1 + Iyy2 = 0.024831172635531362
    IzzR1 = Izz1 + Iyy2 = 0.03733744848940618
  link 2: panda_link2; f2 = panda_link2
    own: m2 = 0.646926, mcx2 = -0.002031994566, mcy2 = -0.018579714719999998,
      mcz2 = 0.0022610063699999997, Ixx2 = 0.00850351162402155, Ixy2 = -0.00398335888393552,
      Iyy2 = 0.028124284712194955, Ixz2 = 0.01026110182100817, Iyz2 = 0.0007689361029464,
      Izz2 = 0.026534991901690206; m2, mcz2, Iyy2 move to link 1
    mcyR2 = mcy2 - mcz3 - 0.316 (m3 + ... + m7) = -3.104340043512
    IxxR2 = Ixx2 - Iyy2 + Iyy3 + 0.632 mcz3 + 0.099856 m3 + 0.10666225 (m4 + ... +
      m7) = 0.9896232897634767
    IzzR2 = Izz2 + Iyy3 + 0.632 mcz3 + 0.099856 m3 + 0.10666225 (m4 + ... +
      m7) = 1.0357790547533403
  link 3: panda_link3; f3 = panda_link3
    own: m3 = 3.228604, mcx3 = 0.088844724872, mcy3 = 0.126729164208,
      mcz3 = -0.214708623208, Ixx3 = 0.05649492601407083, Ixy3 = -0.008248333140675744,
      Iyy3 = 0.05287838199960611, Ixz3 = -0.005487648106562255,
      Iyz3 = -0.0043772571218395825, Izz3 = 0.01824920229252011; m3, mcz3, Iyy3 move to link
      2
    mcxR3 = mcx3 + 0.0825 (m4 + ... + m7) = 0.684157959872
    mcyR3 = mcy3 - mcz4 = 0.028227094878000014
    IxxR3 = Ixx3 - Iyy3 + Iyy4 - 0.00680625 m4 = 0.011595864095166039
    IxyR3 = Ixy3 + 0.0825 mcz4 = -0.00012191242095074308
    IzzR3 = Izz3 + Iyy4 + 0.00680625 m4 + 0.0136125 (m5 + m6 + m7) = 0.12445520614822145
  link 4: panda_link4; f4 = panda_link4 Rz(-pi)
    own: m4 = 3.587895, mcx4 = 0.19076837715, mcy4 = -0.374644408005, mcz4 = 0.09850206933,
      Ixx4 = 0.06767727025085991, Ixy4 = 0.02771584317362585, Iyy4 = 0.03239943042445132,
      Ixz4 = -0.0039053550262761003, Iyz4 = 0.0016444875773692705,
      Izz4 = 0.0775861490525396; m4, mcz4, Iyy4 move to link 3
    mcxR4 = mcx4 + 0.0825 (m5 + m6 + m7) = 0.49008027465000004
    mcyR4 = mcy4 - mcz5 - 0.384 (m5 + m6 + m7) = -1.720683553603
    IxxR4 = Ixx4 - Iyy4 + Iyy5 + 0.768 mcz5 + 0.14064975 (m5 + m6 + m7) = 0.5408292849391831
    IxyR4 = Ixy4 + 0.0825 mcz5 + 0.03168 (m5 + m6 + m7) = 0.13876407268546084
    IzzR4 = Izz4 + Iyy5 + 0.768 mcz5 + 0.15426225 (m5 + m6 + m7) = 0.6325240572528141
  link 5: panda_link5; f5 = panda_link5
    own: m5 = 1.225946, mcx5 = -0.014653732538, mcy5 = 0.05034347249,
      mcz5 = -0.047121686402, Ixx5 = 0.03942757095803552, Ixy5 = -0.0015152444733270301,
      Iyy5 = 0.03146037232526039, Ixz5 = -0.004600245517563105,
      Iyz5 = 0.0021640520520981297, Izz5 = 0.010869510762828563; m5, mcz5, Iyy5 move to link
      4
    mcyR5 = mcy5 - mcz6 = 0.067870631425
    IxxR5 = Ixx5 - Iyy5 + Iyy6 + 0.007744 m7 = 0.024230847133882086
    IzzR5 = Izz5 + Iyy6 + 0.007744 m7 = 0.027133159263935516
  link 6: panda_link6; f6 = panda_link6
    own: m6 = 1.666555, mcx6 = 0.10024161669500001, mcy6 = -0.023526756935,
      mcz6 = -0.017527158935000002, Ixx6 = 0.00248046035817079, Ixy6 = 0.001524110902883315,
      Iyy6 = 0.010567766133106952, Ixz6 = -0.00010375891721868492,
      Iyz6 = 9.3569097314605e-05, Izz6 = 0.011794560230238952; m6, mcz6, Iyy6 move to link 5
    mcxR6 = mcx6 + 0.088 m7 = 0.16496755269500002
    mcyR6 = mcy6 - mcz7 = -0.068832705569
    IxxR6 = Ixx6 - Iyy6 + Iyy7 - 0.007744 m7 = -0.0008185978088860856
    IxyR6 = Ixy6 + 0.088 mcz7 = 0.005511034382675315
    IzzR6 = Izz6 + Iyy7 + 0.007744 m7 = 0.03045503293228903
  link 7: panda_link7 with panda_link8; f7 = panda_link7 Rz(-0.384205880607)
    own: m7 = 0.735522, mcx7 = 0.008343776383464369, mcz7 = 0.045305948634,
      Ixx7 = 0.015254482669327865, Ixy7 = 0.0005571816285452075,
      Iyy7 = 0.012964590334050077, Ixz7 = -0.0013450149983408877,
      Iyz7 = -0.0011352667606277602, Izz7 = 0.004909651967360946; m7, mcz7, Iyy7 move to
      link 6
    IxxR7 = Ixx7 - Iyy7 = 0.002289892335277788

Arguments are arrays or nested lists; axes in front of the documented shape are a batch.
A plain number stands for an array of one number.
"""

import numpy as np

NQ = 7
NV = 7


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

    q: joint positions (rad), shape (..., 7)
    qd: joint velocities (rad/s), shape (..., 7)
    qdd: joint accelerations (rad/s^2), shape (..., 7)
    tau: joint forces (N m), shape (..., 7)
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
    # U1_yy = U1_xx, U1_yx = qdd[0], U1_xy = -qdd[0], alpha1_z = qdd[0]
    minus_U1_xx = qd[0] * qd[0]

    # link 1: moment n = I alpha + w x I w + mc x a
    n1_z = 0.03733744848940618 * qdd[0]

    # link 2: angular velocity w
    # w2_z = qd[1]
    minus_w2_x = s2 * qd[0]
    minus_w2_y = c2 * qd[0]

    # link 2: angular acceleration alpha, U = [alpha] + [w][w]
    # U2_zz = U1_xx, alpha2_z = qdd[1]
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
    t9 = 0.01026110182100817 * (minus_U2_xx - minus_U1_xx)
    n2_y = 0.046155764989863624 * t3 + t8 + t9
    t10 = 0.0007689361029464 * minus_U2_xz + 0.01026110182100817 * U2_yz
    t11 = 1.0357790547533403 * qdd[1] - 0.9896232897634767 * t4 - t10
    t12 = t11 - 0.00398335888393552 * (minus_U2_yy - minus_U2_xx)
    n2_z = t12 + (0.01993386669246 * c2 - 30.45357582685272 * s2)

    # link 3: angular velocity w
    w3_x = s3 * qd[1] - c3 * minus_w2_x
    w3_y = s3 * minus_w2_x + c3 * qd[1]
    w3_z = minus_w2_y + qd[2]

    # link 3: angular acceleration alpha, U = [alpha] + [w][w]
    # U3_zz = U2_yy
    alpha3_z = qdd[2] - alpha2_y
    U3_xz = s3 * minus_U2_zy - c3 * U2_xy
    U3_yz = c3 * minus_U2_zy + s3 * U2_xy
    t13 = w3_x * w3_z
    t14 = w3_y * w3_z
    t15 = w3_x * w3_y
    alpha3_x = t14 - U3_yz
    alpha3_y = U3_xz - t13
    t16 = w3_z * w3_z
    minus_U3_xx = w3_y * w3_y + t16
    minus_U3_yy = w3_x * w3_x + t16
    U3_xy = t15 - alpha3_z
    U3_yx = t15 + alpha3_z
    U3_zx = t13 - alpha3_y
    U3_zy = t14 + alpha3_x

    # link 3: acceleration a of its origin, gravity included
    t17 = 0.316 * minus_U2_zy
    t18 = minus_a2_x + 0.316 * U2_xy
    a3_x = s3 * t17 - c3 * t18
    a3_y = s3 * t18 + c3 * t17
    a3_z = minus_a2_y - 0.316 * minus_U2_yy

    # link 3: force f = U mc (m = 0)
    f3_x = 0.028227094878000014 * U3_xy - 0.684157959872 * minus_U3_xx
    f3_y = 0.684157959872 * U3_yx - 0.028227094878000014 * minus_U3_yy

    # link 3: moment n = I alpha + w x I w + mc x a
    t19 = 0.00012191242095074308 * U3_zx - 0.005487648106562255 * U3_yx
    t20 = 0.011595864095166039 * alpha3_x + 0.12445520614822145 * t14
    t21 = 0.0043772571218395825 * U3_xy - 0.00012191242095074308 * U3_zy
    t22 = 0.005487648106562255 * (minus_U3_xx - minus_U2_yy)
    t23 = 0.005487648106562255 * U3_yz - 0.0043772571218395825 * U3_xz
    t24 = 0.12445520614822145 * alpha3_z - 0.011595864095166039 * t15
    t25 = t20 + t19 - 0.0043772571218395825 * (minus_U2_yy - minus_U3_yy)
    n3_x = t25 + 0.028227094878000014 * a3_z
    n3_y = t21 - 0.11285934205305541 * t13 - t22 - 0.684157959872 * a3_z
    t26 = t24 + t23 - 0.00012191242095074308 * (minus_U3_yy - minus_U3_xx)
    n3_z = t26 + (0.684157959872 * a3_y - 0.028227094878000014 * a3_x)

    # link 4: angular velocity w
    minus_w4_x = c4 * w3_x + s4 * w3_z
    w4_y = s4 * w3_x - c4 * w3_z
    w4_z = qd[3] - w3_y

    # link 4: angular acceleration alpha, U = [alpha] + [w][w]
    # U4_zz = U3_yy
    alpha4_z = qdd[3] - alpha3_y
    U4_xz = s4 * U3_zy + c4 * U3_xy
    U4_yz = c4 * U3_zy - s4 * U3_xy
    t27 = minus_w4_x * w4_z
    t28 = w4_y * w4_z
    t29 = minus_w4_x * w4_y
    alpha4_x = t28 - U4_yz
    alpha4_y = U4_xz + t27
    t30 = w4_z * w4_z
    minus_U4_xx = w4_y * w4_y + t30
    minus_U4_yy = minus_w4_x * minus_w4_x + t30
    minus_U4_xy = t29 + alpha4_z
    U4_yx = alpha4_z - t29
    minus_U4_zx = t27 + alpha4_y
    U4_zy = t28 + alpha4_x

    # link 4: acceleration a of its origin, gravity included
    t31 = a3_x - 0.0825 * minus_U3_xx
    minus_a4_z = a3_y + 0.0825 * U3_yx
    t32 = a3_z + 0.0825 * U3_zx
    minus_a4_x = c4 * t31 + s4 * t32
    a4_y = s4 * t31 - c4 * t32

    # link 4: force f = U mc (m = 0)
    f4_x = 1.720683553603 * minus_U4_xy - 0.49008027465000004 * minus_U4_xx
    f4_y = 0.49008027465000004 * U4_yx + 1.720683553603 * minus_U4_yy
    minus_f4_z = 0.49008027465000004 * minus_U4_zx + 1.720683553603 * U4_zy

    # link 4: moment n = I alpha + w x I w + mc x a
    t33 = 0.13876407268546084 * minus_U4_zx
    t34 = 0.5408292849391831 * alpha4_x + 0.6325240572528141 * t28
    t35 = 0.0016444875773692705 * (minus_U3_yy - minus_U4_yy)
    t36 = 0.0016444875773692705 * minus_U4_xy
    t37 = 0.09169477231363099 * t27 + (0.13876407268546084 * U4_zy + t36)
    t38 = 0.0016444875773692705 * U4_xz + 0.0039053550262761003 * U4_yz
    t39 = 0.6325240572528141 * alpha4_z + 0.5408292849391831 * t29 + t38
    t40 = t34 + (t33 - 0.0039053550262761003 * U4_yx) + t35
    n4_x = t40 + 1.720683553603 * minus_a4_z
    t41 = t37 - 0.0039053550262761003 * (minus_U4_xx - minus_U3_yy)
    n4_y = t41 + 0.49008027465000004 * minus_a4_z
    t42 = 0.49008027465000004 * a4_y - 1.720683553603 * minus_a4_x
    n4_z = t39 + 0.13876407268546084 * (minus_U4_yy - minus_U4_xx) + t42

    # link 5: angular velocity w
    w5_x = c5 * minus_w4_x - s5 * w4_z
    minus_w5_y = s5 * minus_w4_x + c5 * w4_z
    w5_z = qd[4] - w4_y

    # link 5: angular acceleration alpha, U = [alpha] + [w][w]
    # U5_zz = U4_yy
    alpha5_z = qdd[4] - alpha4_y
    U5_xz = s5 * U4_zy - c5 * minus_U4_xy
    U5_yz = s5 * minus_U4_xy + c5 * U4_zy
    t43 = w5_x * w5_z
    t44 = minus_w5_y * w5_z
    t45 = w5_x * minus_w5_y
    minus_alpha5_x = t44 + U5_yz
    alpha5_y = U5_xz - t43
    t46 = w5_z * w5_z
    minus_U5_xx = minus_w5_y * minus_w5_y + t46
    minus_U5_yy = w5_x * w5_x + t46
    minus_U5_xy = t45 + alpha5_z
    U5_yx = alpha5_z - t45
    U5_zx = t43 - alpha5_y
    minus_U5_zy = t44 + minus_alpha5_x

    # link 5: acceleration a of its origin, gravity included
    t47 = 0.384 * minus_U4_xy - 0.0825 * minus_U4_xx - minus_a4_x
    minus_a5_z = a4_y + (0.0825 * U4_yx + 0.384 * minus_U4_yy)
    t48 = minus_a4_z + (0.0825 * minus_U4_zx + 0.384 * U4_zy)
    a5_x = s5 * t48 - c5 * t47
    a5_y = s5 * t47 + c5 * t48

    # link 5: force f = U mc (m = 0)
    f5_x = 0.014653732538 * minus_U5_xx - 0.067870631425 * minus_U5_xy
    minus_f5_y = 0.014653732538 * U5_yx + 0.067870631425 * minus_U5_yy
    minus_f5_z = 0.014653732538 * U5_zx + 0.067870631425 * minus_U5_zy

    # link 5: moment n = I alpha + w x I w + mc x a
    t49 = 0.024230847133882086 * minus_alpha5_x
    t50 = 0.0015152444733270301 * U5_zx - 0.004600245517563105 * U5_yx
    t51 = 0.0021640520520981297 * (minus_U4_yy - minus_U5_yy)
    t52 = 0.0015152444733270301 * minus_U5_zy
    t53 = t52 + 0.0021640520520981297 * minus_U5_xy
    t54 = 0.004600245517563105 * (minus_U5_xx - minus_U4_yy)
    t55 = 0.027133159263935516 * alpha5_z + 0.024230847133882086 * t45
    t56 = 0.0021640520520981297 * U5_xz + 0.004600245517563105 * U5_yz
    t57 = t50 - (t49 + 0.027133159263935516 * t44) + t51
    n5_x = t57 - 0.067870631425 * minus_a5_z
    t58 = t53 - 0.0029023121300534305 * t43 - t54
    n5_y = t58 - 0.014653732538 * minus_a5_z
    t59 = t55 + t56 - 0.0015152444733270301 * (minus_U5_yy - minus_U5_xx)
    n5_z = t59 - (0.014653732538 * a5_y + 0.067870631425 * a5_x)

    # link 6: angular velocity w
    w6_x = c6 * w5_x + s6 * w5_z
    w6_y = c6 * w5_z - s6 * w5_x
    w6_z = minus_w5_y + qd[5]

    # link 6: angular acceleration alpha, U = [alpha] + [w][w]
    # U6_zz = U5_yy
    alpha6_z = qdd[5] - alpha5_y
    U6_xz = c6 * minus_U5_xy + s6 * minus_U5_zy
    U6_yz = c6 * minus_U5_zy - s6 * minus_U5_xy
    t60 = w6_x * w6_z
    t61 = w6_y * w6_z
    t62 = w6_x * w6_y
    alpha6_x = t61 - U6_yz
    alpha6_y = U6_xz - t60
    t63 = w6_z * w6_z
    minus_U6_xx = w6_y * w6_y + t63
    minus_U6_yy = w6_x * w6_x + t63
    U6_xy = t62 - alpha6_z
    U6_yx = t62 + alpha6_z
    U6_zx = t60 - alpha6_y
    U6_zy = t61 + alpha6_x

    # link 6: acceleration a of its origin, gravity included
    # a6_z = -a5_y
    a6_x = c6 * a5_x - s6 * minus_a5_z
    minus_a6_y = s6 * a5_x + c6 * minus_a5_z

    # link 6: force f = U mc (m = 0)
    minus_f6_x = 0.16496755269500002 * minus_U6_xx + 0.068832705569 * U6_xy
    f6_y = 0.16496755269500002 * U6_yx + 0.068832705569 * minus_U6_yy
    f6_z = 0.16496755269500002 * U6_zx - 0.068832705569 * U6_zy

    # link 6: moment n = I alpha + w x I w + mc x a
    t64 = 0.00010375891721868492 * U6_yx + 0.005511034382675315 * U6_zx
    t65 = 0.03045503293228903 * t61 - 0.0008185978088860856 * alpha6_x
    t66 = 0.005511034382675315 * U6_zy - 9.3569097314605e-05 * U6_xy
    t67 = 0.00010375891721868492 * (minus_U6_xx - minus_U5_yy)
    t68 = 0.03045503293228903 * alpha6_z + 0.0008185978088860856 * t62
    t69 = 9.3569097314605e-05 * U6_xz + 0.00010375891721868492 * U6_yz
    t70 = t65 - t64 + 9.3569097314605e-05 * (minus_U5_yy - minus_U6_yy)
    n6_x = t70 + 0.068832705569 * a5_y
    t71 = t66 - 0.03127363074117512 * t60 - t67
    n6_y = t71 + 0.16496755269500002 * a5_y
    t72 = t68 + t69 + 0.005511034382675315 * (minus_U6_yy - minus_U6_xx)
    n6_z = t72 + (0.068832705569 * a6_x - 0.16496755269500002 * minus_a6_y)

    # link 7: angular velocity w
    w7_x = c7 * w6_x + s7 * w6_z
    w7_y = c7 * w6_z - s7 * w6_x
    w7_z = qd[6] - w6_y

    # link 7: angular acceleration alpha, U = [alpha] + [w][w]
    # U7_zz = U6_yy
    alpha7_z = qdd[6] - alpha6_y
    minus_U7_xz = c7 * U6_xy + s7 * U6_zy
    minus_U7_yz = c7 * U6_zy - s7 * U6_xy
    t73 = w7_x * w7_z
    t74 = w7_y * w7_z
    t75 = w7_x * w7_y
    alpha7_x = t74 + minus_U7_yz
    minus_alpha7_y = minus_U7_xz + t73
    t76 = w7_z * w7_z
    minus_U7_xx = w7_y * w7_y + t76
    minus_U7_yy = w7_x * w7_x + t76
    U7_xy = t75 - alpha7_z
    U7_yx = t75 + alpha7_z
    U7_zx = t73 + minus_alpha7_y
    U7_zy = t74 + alpha7_x

    # link 7: acceleration a of its origin, gravity included
    a7_y = c7 * (0.088 * U6_zx - a5_y) - s7 * (a6_x - 0.088 * minus_U6_xx)
    a7_z = minus_a6_y - 0.088 * U6_yx

    # link 7: force f = U mc (m = 0)
    minus_f7_x = 0.008343776383464369 * minus_U7_xx
    f7_y = 0.008343776383464369 * U7_yx
    f7_z = 0.008343776383464369 * U7_zx

    # link 7: moment n = I alpha + w x I w + mc x a
    t77 = 0.0013450149983408877 * U7_yx + 0.0005571816285452075 * U7_zx
    t78 = 0.002289892335277788 * alpha7_x + 0.004909651967360946 * t74
    n7_x = t78 - t77 - 0.0011352667606277602 * (minus_U6_yy - minus_U7_yy)
    t79 = 0.0005571816285452075 * U7_zy + 0.0011352667606277602 * U7_xy
    t80 = 0.0013450149983408877 * (minus_U7_xx - minus_U6_yy)
    t81 = 0.0013450149983408877 * minus_U7_yz
    t82 = 0.004909651967360946 * alpha7_z - 0.002289892335277788 * t75
    t83 = 0.0005571816285452075 * (minus_U7_yy - minus_U7_xx)
    t84 = t79 - 0.0026197596320831577 * t73 - t80
    n7_y = t84 - 0.008343776383464369 * a7_z
    t85 = t82 - (t81 - 0.0011352667606277602 * minus_U7_xz) + t83
    n7_z = t85 + 0.008343776383464369 * a7_y

    # joint 6: force F and moment N through it, joint 7 added
    t86 = c7 * f7_y - s7 * minus_f7_x
    N6_x = n6_x + (c7 * n7_x - s7 * n7_y)
    N6_y = n6_y - (n7_z + 0.088 * t86)
    N6_z = n6_z + (s7 * n7_x + c7 * n7_y - 0.0007342523217448644 * U7_zx)
    minus_F6_x = minus_f6_x + (c7 * minus_f7_x + s7 * f7_y)
    F6_y = f6_y - f7_z
    F6_z = f6_z + t86

    # joint 5: force F and moment N through it, joint 6 added
    N5_x = n5_x + (c6 * N6_x - s6 * N6_y)
    N5_y = n5_y - N6_z
    N5_z = n5_z + (s6 * N6_x + c6 * N6_y)
    F5_x = f5_x - (c6 * minus_F6_x + s6 * F6_y)
    minus_F5_y = minus_f5_y + F6_z

    # joint 4: force F and moment N through it, joint 5 added
    t87 = c5 * F5_x + s5 * minus_F5_y
    t88 = minus_f5_z - (c6 * F6_y - s6 * minus_F6_x)
    t89 = c5 * minus_F5_y - s5 * F5_x
    N4_x = n4_x + (s5 * N5_y - c5 * N5_x - 0.384 * t89)
    N4_y = n4_y - (N5_z + 0.0825 * t89)
    N4_z = n4_z + (0.0825 * t88 - 0.384 * t87 - (s5 * N5_x + c5 * N5_y))
    F4_x = f4_x - t87
    F4_y = f4_y + t88

    # joint 3: force F and moment N through it, joint 4 added
    t90 = minus_f4_z - t89
    N3_x = n3_x + (s4 * N4_y - c4 * N4_x)
    N3_y = n3_y + (0.0825 * (s4 * F4_x + c4 * F4_y) - N4_z)
    N3_z = n3_z + (0.0825 * t90 - (s4 * N4_x + c4 * N4_y))
    F3_x = f3_x + (s4 * F4_y - c4 * F4_x)
    F3_y = f3_y + t90

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

    q: joint positions (rad), shape (..., 7)
    M: mass matrix, full and symmetric (kg m^2), shape (..., 7, 7)
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

    # composite body 6: with body 7 added
    # N7at6_x, minus_N7at6_z, F7at6_z: joint 7 accelerates by 1: wrench on all it moves,
    #   at joint 6
    t2 = 0.002289892335277788 * s7 + 0.001114363257090415 * c7
    t3 = s7 * t2
    N7at6_x = 0.0011352667606277602 * s7 - 0.0013450149983408877 * c7
    minus_N7at6_z = 0.0013450149983408877 * s7 + 0.0011352667606277602 * c7
    F7at6_z = 0.008343776383464369 * c7
    mcz_c6 = 0.008343776383464369 * s7
    t4 = 0.0014685046434897288 * c7
    Iyy_c6 = 0.004909651967360946 + t4
    mcx_c6 = F7at6_z + 0.16496755269500002
    Ixx_c6 = 0.0014712945263917025 - t3
    Ixy_c6 = 0.005511034382675315 - N7at6_x
    Ixz_c6 = c7 * t2 - 0.0007342523217448644 * s7 - 0.0006609405457638925
    Iyz_c6 = minus_N7at6_z + 9.3569097314605e-05
    Izz_c6 = t3 + t4 + 0.03045503293228903

    # composite body 5: with body 6 added
    # Iyy_c5 = Izz_c6
    # N6at5_x, N6at5_z, F6at5_z: joint 6 accelerates by 1: wrench on all it moves, at
    #   joint 5
    t5 = s6 * (Ixx_c6 - Iyy_c6) + c6 * (2.0 * Ixy_c6)
    t6 = s6 * t5
    N6at5_x = c6 * Ixz_c6 - s6 * Iyz_c6
    N6at5_z = s6 * Ixz_c6 + c6 * Iyz_c6
    F6at5_z = c6 * mcx_c6 + 0.068832705569 * s6
    mcx_c5 = F6at5_z - 0.014653732538
    mcy_c5 = 0.067870631425 - mcz_c6
    Ixx_c5 = Ixx_c6 - t6 + 0.024230847133882086
    minus_Ixy_c5 = N6at5_x + 0.0015152444733270301
    Ixz_c5 = c6 * t5 - Ixy_c6 - 0.004600245517563105
    Iyz_c5 = 0.0021640520520981297 - N6at5_z
    Izz_c5 = Iyy_c6 + t6 + 0.027133159263935516

    # composite body 4: with body 5 added
    # F6at5_x: joint 6 accelerates by 1: wrench on all it moves, at joint 5
    # minus_N5at4_x: joint 5 accelerates by 1: wrench on all it moves, at joint 4
    t7 = s5 * (Ixx_c5 - Izz_c6) - c5 * (2.0 * minus_Ixy_c5)
    t8 = s5 * t7
    minus_mcz_c4 = s5 * mcx_c5 + c5 * mcy_c5
    t9 = s5 * mcy_c5 - c5 * mcx_c5
    F6at5_x = 0.068832705569 * c6 - s6 * mcx_c6
    t10 = 0.165 * t9
    t11 = 0.768 * F6at5_x
    Iyy_c4 = Izz_c5 + t10
    t12 = 0.0825 * minus_mcz_c4
    t13 = s5 * Ixz_c5 + c5 * Iyz_c5 - 0.384 * minus_mcz_c4
    mcx_c4 = t9 + 0.49008027465000004
    mcy_c4 = F6at5_x - 1.720683553603
    Ixx_c4 = Ixx_c5 - t8 - t11 + 0.5408292849391831
    minus_N5at4_x = 0.384 * t9 + (c5 * Ixz_c5 - s5 * Iyz_c5)
    Ixy_c4 = 0.13876407268546084 - 0.0825 * F6at5_x + minus_N5at4_x
    Ixz_c4 = c5 * t7 + minus_Ixy_c5 + t12 - 0.0039053550262761003
    Iyz_c4 = t13 + 0.0016444875773692705
    Izz_c4 = Izz_c6 + t8 + (t10 - t11) + 0.6325240572528141

    # composite body 3: with body 4 added
    # minus_N4at3_z: joint 4 accelerates by 1: wrench on all it moves, at joint 3
    t14 = s4 * (Ixx_c4 - Iyy_c4) + c4 * (2.0 * Ixy_c4)
    t15 = s4 * t14
    t16 = c4 * Ixz_c4 - s4 * Iyz_c4
    minus_N4at3_z = s4 * Ixz_c4 + c4 * Iyz_c4
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

    # composite body 2: with body 3 added
    # Iyy_c2 = Izz_c3
    # F3at2_z: joint 3 accelerates by 1: wrench on all it moves, at joint 2
    # N3at1_y: joint 3 accelerates by 1: wrench on all it moves, at joint 1
    t19 = s3 * (Ixx_c3 - Iyy_c3) + c3 * (2.0 * Ixy_c3)
    t20 = s3 * t19
    F3at2_z = c3 * mcx_c3 - s3 * mcy_c3
    mcz_c2 = s3 * mcx_c3 + c3 * mcy_c3
    t21 = 0.632 * minus_mcz_c3
    t22 = 0.316 * F3at2_z - (c3 * Ixz_c3 - s3 * Iyz_c3)
    N3at1_y = 0.316 * mcz_c2 - (s3 * Ixz_c3 + c3 * Iyz_c3)
    Ixx_c2 = Ixx_c3 - t20 - t21 + 0.9896232897634767
    Ixy_c2 = t22 - 0.00398335888393552
    Ixz_c2 = c3 * t19 - Ixy_c3 + 0.01026110182100817
    Iyz_c2 = N3at1_y + 0.0007689361029464
    Izz_c2 = Iyy_c3 + t20 - t21 + 1.0357790547533403

    # composite body 1: with body 2 added
    t23 = Izz_c3 + s2 * (s2 * (Ixx_c2 - Izz_c3) + c2 * (2.0 * Ixy_c2))
    Izz_c1 = t23 + 0.03733744848940618

    # joint 7 accelerates by 1: wrench on all it moves, at joint 6
    # F7at6_x = -mcz_c6
    minus_N7at6_y = 0.004909651967360946 + 0.0007342523217448644 * c7

    # joint 7 accelerates by 1: wrench on all it moves, at joint 5
    # N7at5_y = -N7at6_z, F7at5_y = -F7at6_z
    minus_F7at5_x = c6 * mcz_c6
    minus_F7at5_z = s6 * mcz_c6
    N7at5_x = c6 * N7at6_x + s6 * minus_N7at6_y
    N7at5_z = s6 * N7at6_x - c6 * minus_N7at6_y

    # joint 7 accelerates by 1: wrench on all it moves, at joint 4
    # F7at4_y = -F7at5_z
    F7at4_x = c5 * minus_F7at5_x - s5 * F7at6_z
    F7at4_z = s5 * minus_F7at5_x + c5 * F7at6_z
    t24 = 0.0825 * F7at4_z
    N7at4_x = s5 * minus_N7at6_z - c5 * N7at5_x - 0.384 * F7at4_z
    minus_N7at4_y = N7at5_z + t24
    t25 = 0.0825 * minus_F7at5_z + 0.384 * F7at4_x
    N7at4_z = t25 - (s5 * N7at5_x + c5 * minus_N7at6_z)

    # joint 7 accelerates by 1: wrench on all it moves, at joint 3
    # F7at3_y = -F7at4_z
    F7at3_x = s4 * minus_F7at5_z - c4 * F7at4_x
    minus_F7at3_z = s4 * F7at4_x + c4 * minus_F7at5_z
    minus_N7at3_x = s4 * minus_N7at4_y + c4 * N7at4_x
    N7at3_y = 0.0825 * minus_F7at3_z - N7at4_z
    minus_N7at3_z = s4 * N7at4_x - c4 * minus_N7at4_y + t24

    # joint 7 accelerates by 1: wrench on all it moves, at joint 2
    # N7at2_y = -N7at3_z
    F7at2_x = c3 * F7at3_x + s3 * F7at4_z
    F7at2_z = s3 * F7at3_x - c3 * F7at4_z
    minus_N7at2_x = c3 * minus_N7at3_x + s3 * N7at3_y + 0.316 * F7at2_z
    N7at2_z = c3 * N7at3_y - s3 * minus_N7at3_x + 0.316 * F7at2_x

    # joint 7 accelerates by 1: wrench on all it moves, at joint 1
    minus_N7at1_z = c2 * minus_N7at3_z - s2 * minus_N7at2_x

    # joint 6 accelerates by 1: wrench on all it moves, at joint 4
    # F6at4_y = -F6at5_z
    minus_F6at4_x = c5 * F6at5_x
    minus_F6at4_z = s5 * F6at5_x
    t26 = 0.0825 * minus_F6at4_z
    N6at4_x = 0.384 * minus_F6at4_z - (c5 * N6at5_x + s5 * Izz_c6)
    N6at4_y = t26 - N6at5_z
    t27 = 0.0825 * F6at5_z + 0.384 * minus_F6at4_x
    N6at4_z = c5 * Izz_c6 - s5 * N6at5_x - t27

    # joint 6 accelerates by 1: wrench on all it moves, at joint 3
    # F6at3_y = -F6at4_z
    F6at3_x = c4 * minus_F6at4_x - s4 * F6at5_z
    F6at3_z = s4 * minus_F6at4_x + c4 * F6at5_z
    N6at3_x = s4 * N6at4_y - c4 * N6at4_x
    minus_N6at3_y = N6at4_z + 0.0825 * F6at3_z
    N6at3_z = t26 - (s4 * N6at4_x + c4 * N6at4_y)

    # joint 6 accelerates by 1: wrench on all it moves, at joint 2
    F6at2_x = c3 * F6at3_x - s3 * minus_F6at4_z
    F6at2_z = s3 * F6at3_x + c3 * minus_F6at4_z
    N6at2_x = c3 * N6at3_x + s3 * minus_N6at3_y - 0.316 * F6at2_z
    N6at2_z = s3 * N6at3_x - c3 * minus_N6at3_y + 0.316 * F6at2_x

    # joint 6 accelerates by 1: wrench on all it moves, at joint 1
    minus_N6at1_z = s2 * N6at2_x - c2 * N6at3_z

    # joint 5 accelerates by 1: wrench on all it moves, at joint 4
    # F5at4_x = -mcz_c4
    t28 = 0.0825 * t9
    minus_N5at4_y = t28 + Izz_c5

    # joint 5 accelerates by 1: wrench on all it moves, at joint 3
    minus_F5at3_x = c4 * minus_mcz_c4
    N5at3_x = c4 * minus_N5at4_x - s4 * minus_N5at4_y
    N5at3_y = s4 * t12 + t13
    N5at3_z = s4 * minus_N5at4_x + c4 * minus_N5at4_y - t28

    # joint 5 accelerates by 1: wrench on all it moves, at joint 2
    minus_F5at2_x = c3 * minus_F5at3_x - s3 * t9
    minus_F5at2_z = c3 * t9 + s3 * minus_F5at3_x
    N5at2_x = c3 * N5at3_x - s3 * N5at3_y + 0.316 * minus_F5at2_z
    N5at2_z = s3 * N5at3_x + c3 * N5at3_y - 0.316 * minus_F5at2_x

    # joint 5 accelerates by 1: wrench on all it moves, at joint 1
    minus_N5at1_z = s2 * N5at2_x - c2 * N5at3_z

    # joint 4 accelerates by 1: wrench on all it moves, at joint 3
    # F4at3_x = -mcz_c3
    minus_N4at3_y = 0.0825 * t17 + Izz_c4

    # joint 4 accelerates by 1: wrench on all it moves, at joint 2
    # N4at2_y = -N4at3_z
    t29 = minus_N4at3_y - 0.316 * minus_mcz_c3
    minus_N4at2_x = c3 * t16 - s3 * t29
    minus_N4at2_z = s3 * t16 + c3 * t29

    # joint 4 accelerates by 1: wrench on all it moves, at joint 1
    minus_N4at1_z = c2 * minus_N4at3_z - s2 * minus_N4at2_x

    # joint 3 accelerates by 1: wrench on all it moves, at joint 1
    N3at1_z = c2 * Izz_c3 + s2 * t22

    # joint 2 accelerates by 1: wrench on all it moves, at joint 1
    minus_N2at1_z = s2 * Ixz_c2 + c2 * Iyz_c2

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

    q: joint positions (rad), shape (..., 7)
    qd: joint velocities (rad/s), shape (..., 7)
    C: Coriolis matrix, Mdot - 2C skew (kg m^2/s), shape (..., 7, 7)
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

    # C = dtau/dqd at half the velocities: all that moves below moves half as fast
    half_qd1 = 0.5 * qd[0]
    half_qd2 = 0.5 * qd[1]
    half_qd3 = 0.5 * qd[2]
    half_qd4 = 0.5 * qd[3]
    half_qd5 = 0.5 * qd[4]
    half_qd6 = 0.5 * qd[5]
    half_qd7 = 0.5 * qd[6]

    # all beyond joint 7: moments of mass h and Q about it
    # Q7_yx = Q7_xy, Q7_zx = Q7_xz, Q7_zy = Q7_yz
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
    # h6_z = h7_y, Q6_yx = Q6_xy, Q6_zx = Q6_xz, Q6_zy = Q6_yz
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
    # Q5_yx = Q5_xy, Q5_zx = Q5_xz, Q5_zy = Q5_yz
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

    # all beyond joint 4: moments of mass h and Q about it
    # h4_z = -h5_y, Q4_yx = Q4_xy, Q4_zx = Q4_xz, Q4_zy = Q4_yz
    # L6at6_x: joint 6 from joint 6: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L),
    #   couple Z
    # K5at4_z, K5at4_x: joint 5 from joint 4: wrench by q5 (E, G), by qd5 (D, H), momentum
    #   (K, L), couple Z
    L6at6_x = 0.068832705569 * c6 - s6 * t4
    t20 = 0.0825 * h5_y
    K5at4_z = Q5_yz + 0.384 * h5_y
    t21 = 0.49008027465000004 - h5_x
    t22 = L6at6_x - 1.720683553603
    t23 = Q5_xx - 0.165 * h5_x + 0.045847386156815495
    K5at4_x = Q5_xz + 0.384 * h5_x
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
    # h3_z = -h4_y, Q3_yx = Q3_xy, Q3_zx = Q3_xz, Q3_zy = Q3_yz
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

    # all beyond joint 2: moments of mass h and Q about it
    # h2_z = h3_y, Q2_yx = Q2_xy, Q2_zx = Q2_xz
    # minus_K3at2_x, minus_K3at2_z: joint 3 from joint 2: wrench by q3 (E, G), by qd3 (D,
    #   H), momentum (K, L), couple Z
    minus_K3at2_x = Q3_xz + 0.316 * h3_x
    minus_K3at2_z = Q3_yz + 0.316 * h3_y
    t39 = 0.00398335888393552 - minus_K3at2_x
    t40 = s2 * (Q3_xx - Q4_yy + 0.632 * h4_y - 0.933193618736949)
    Q2_xy = c2 * (t40 + c2 * (2.0 * t39)) - t39
    t41 = s2 * (minus_K3at2_z + 0.0007689361029464)
    Q2_xz = c2 * (Q3_xy - 0.01026110182100817) + t41

    # all beyond joint 7: block B and momentum P, both doubled, seen from it
    # B7_yy = -B7_xx
    t42 = half_qd7 * h7_y
    t43 = half_qd7 * h7_x
    B7_xx = qd[6] * Q7_xy
    B7_xy = qd[6] * Q7_yy
    minus_B7_yx = qd[6] * Q7_xx
    B7_xz = Q7_yz * qd[6]
    minus_B7_yz = Q7_xz * qd[6]
    minus_P7_x = 2.0 * t42
    P7_y = 2.0 * t43

    # all beyond joint 6: block B and momentum P, both doubled, seen from it
    # P6_z = P7_y
    t44 = 0.176 * t42
    t45 = minus_B7_yx + 0.176 * t43
    minus_B6_zz = B7_xx + t44
    t46 = s6 * minus_B6_zz - c6 * B7_xz
    t47 = c6 * t46
    minus_B6_zx = s6 * minus_B7_yz + c6 * t45
    minus_B6_zy = s6 * t45 - c6 * minus_B7_yz
    t48 = s6 * t46 - qd[5] * Q6_xy
    B6_xx = B7_xx - t48
    B6_xy = t47 + qd[5] * Q6_yy
    B6_yx = t47 + B7_xz - qd[5] * Q6_xx
    B6_yy = t48 - t44
    B6_xz = c6 * B7_xy + qd[5] * Q6_yz
    B6_yz = s6 * B7_xy - qd[5] * Q6_xz
    P6_x = qd[5] * L6at6_x - c6 * minus_P7_x
    P6_y = qd[5] * h6_x - s6 * minus_P7_x

    # all beyond joint 5: block B and momentum P, both doubled, seen from it
    # B5_zz = B6_yy, P5_z = P6_y
    t49 = s5 * (B6_xx + minus_B6_zz) + c5 * (minus_B6_zx - B6_xz)
    t50 = c5 * t49
    B5_zx = c5 * B6_yx + s5 * B6_yz
    B5_zy = s5 * B6_yx - c5 * B6_yz
    B5_xy = t50 - minus_B6_zx + qd[4] * Q5_yy
    B5_yx = t50 + B6_xz - qd[4] * Q5_xx
    B5_xz = c5 * B6_xy - s5 * minus_B6_zy + qd[4] * Q5_yz
    B5_yz = s5 * B6_xy + c5 * minus_B6_zy - qd[4] * Q5_xz
    P5_x = c5 * P6_x + s5 * P7_y - qd[4] * h5_y
    P5_y = s5 * P6_x - c5 * P7_y + qd[4] * h5_x

    # all beyond joint 4: block B and momentum P, both doubled, seen from it
    # P4_z = -P5_y
    t51 = 0.384 * P6_y
    t52 = 0.0825 * P5_x
    t53 = 0.0825 * P5_y
    t54 = s5 * t49 - qd[4] * Q5_xy
    t55 = B6_xx + t51 - t54
    t56 = B5_xz - 0.384 * P5_x
    t57 = B5_zx + 0.0825 * P6_y
    t58 = B6_yy - t52
    t59 = B5_yx + t53
    t60 = B5_yz - 0.384 * P5_y
    B4_zz = t54 - minus_B6_zz - (t52 - t51)
    t61 = s4 * (t55 - t58) + c4 * (t56 + t57)
    t62 = c4 * t61
    B4_zx = c4 * t59 - s4 * t60
    B4_zy = s4 * t59 + c4 * t60
    t63 = s4 * t61 - qd[3] * Q4_xy
    B4_xx = t55 - t63
    B4_xy = t62 - t57 + qd[3] * Q4_yy
    B4_yx = t62 - t56 - qd[3] * Q4_xx
    B4_xz = c4 * B5_xy - s4 * B5_zy + qd[3] * Q4_yz
    B4_yz = s4 * B5_xy + c4 * B5_zy - qd[3] * Q4_xz
    P4_x = s4 * P6_y - c4 * P5_x - qd[3] * h4_y
    P4_y = qd[3] * h4_x - (s4 * P5_x + c4 * P6_y)

    # all beyond joint 3: block B and momentum P, both doubled, seen from it
    # P3_z = -P4_y
    t64 = 0.0825 * P4_x
    t65 = B4_zx - t53
    t66 = B4_zz - t64
    t67 = B4_yx + 0.0825 * P4_y
    B3_zz = t58 - t64 + t63
    t68 = s3 * (B4_xx - t66) + c3 * (B4_xz + t65)
    t69 = c3 * t68
    B3_zx = c3 * t67 - s3 * B4_yz
    B3_zy = s3 * t67 + c3 * B4_yz
    B3_xy = t69 - t65 + qd[2] * Q3_yy
    B3_yx = t69 - B4_xz - qd[2] * Q3_xx
    B3_xz = c3 * B4_xy - s3 * B4_zy + qd[2] * Q3_yz
    B3_yz = s3 * B4_xy + c3 * B4_zy - qd[2] * Q3_xz
    minus_P3_x = c3 * P4_x + s3 * P5_y + qd[2] * h3_y
    P3_y = c3 * P5_y - s3 * P4_x + qd[2] * h3_x

    # all beyond joint 2: block B and momentum P, both doubled, seen from it
    # P2_z = P3_y
    t70 = 0.316 * P4_y
    t71 = s3 * t68 - qd[2] * Q3_xy
    B2_zz = t66 - t70 + t71
    t72 = c2 * (0.316 * minus_P3_x + B3_xz + B3_zx)
    B2_zy = s2 * B3_yx + c2 * (0.316 * P3_y - B3_yz)
    t73 = B3_zz + s2 * (s2 * (B4_xx - t70 - B3_zz - t71) - t72)
    B2_yy = t73 - qd[1] * Q2_xy

    # link 2: w, alpha, twice its origin's velocity v, U and acceleration a
    # w2_z = half_qd2
    minus_w2_x = s2 * half_qd1
    minus_w2_y = c2 * half_qd1

    # link 3: w, alpha, twice its origin's velocity v, U and acceleration a
    t74 = 0.316 * qd[1]
    t75 = 0.632 * minus_w2_x
    w3_x = s3 * half_qd2 - c3 * minus_w2_x
    w3_y = s3 * minus_w2_x + c3 * half_qd2
    v2_3_x = c3 * t74 + s3 * t75
    v2_3_y = c3 * t75 - s3 * t74
    w3_z = minus_w2_y + half_qd3

    # link 4: w, alpha, twice its origin's velocity v, U and acceleration a
    t76 = 0.165 * w3_y
    minus_v2_4_z = v2_3_y + 0.165 * w3_z
    minus_w4_x = c4 * w3_x + s4 * w3_z
    minus_w4_y = c4 * w3_z - s4 * w3_x
    v2_4_x = s4 * t76 - c4 * v2_3_x
    v2_4_y = s4 * v2_3_x + c4 * t76
    w4_z = half_qd4 - w3_y

    # link 5: w, alpha, twice its origin's velocity v, U and acceleration a
    t77 = v2_4_x + 0.768 * w4_z
    minus_v2_5_z = v2_4_y + 0.165 * w4_z
    t78 = minus_v2_4_z - (0.165 * minus_w4_y + 0.768 * minus_w4_x)
    w5_x = c5 * minus_w4_x - s5 * w4_z
    minus_w5_y = c5 * w4_z + s5 * minus_w4_x
    v2_5_x = s5 * t78 - c5 * t77
    v2_5_y = s5 * t77 + c5 * t78
    w5_z = minus_w4_y + half_qd5

    # link 6: w, alpha, twice its origin's velocity v, U and acceleration a
    # v2_6_z = -v2_5_y
    w6_x = c6 * w5_x + s6 * w5_z
    w6_y = c6 * w5_z - s6 * w5_x
    v2_6_x = c6 * v2_5_x - s6 * minus_v2_5_z
    minus_v2_6_y = s6 * v2_5_x + c6 * minus_v2_5_z
    w6_z = minus_w5_y + half_qd6

    # link 7: w, alpha, twice its origin's velocity v, U and acceleration a
    v2_7_z = minus_v2_6_y - 0.176 * w6_z

    # joint 7 from joint 7: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    # L7at7_y = h7_x, L7at7_x = -h7_y, K7at7_y = -Q7_yz
    t79 = 2.0 * w6_x
    t80 = 2.0 * w6_y
    t81 = 2.0 * w6_z
    t82 = Q7_xy * t79
    t83 = Q7_xy * t81
    t84 = Q7_xz * t80
    D7at7_x = t82 + Q7_yy * t81 - Q7_yz * t80 + B7_xz
    D7at7_y = t84 - (t83 + Q7_xx * t79) - minus_B7_yz
    H7at7_z = t79 * h7_x + t81 * h7_y
    minus_H7at7_x = P7_y - t80 * h7_x
    minus_H7at7_y = minus_P7_x - t80 * h7_y
    minus_Z7at7_x = v2_7_z * h7_x + (t82 - Q7_xx * t81)
    minus_Z7at7_y = v2_7_z * h7_y + (Q7_yy * t79 - t83)

    # joint 7 from joint 6: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    # L7at6_z = h7_x, L7at6_x = -h7_y, K7at6_z = -Q7_yz, D7at6_x = D7at7_x, H7at6_y =
    #   -H7at7_z, H7at6_x = H7at7_x, H7at6_z = H7at7_y, Z7at6_x = Z7at7_x, Z7at6_z =
    #   Z7at7_y
    D7at6_y = 0.088 * minus_H7at7_y
    D7at6_z = D7at7_y - 0.088 * H7at7_z
    minus_K7at6_y = Q7_yy + Q7_xx + 0.0007342523217448644 * c7
    t85 = v2_6_x * h7_x - (v2_5_y + 0.176 * w6_y) * h7_y
    Z7at6_y = Q7_yz * t79 - Q7_xz * t81 - t85

    # joint 7 from joint 5: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    # L7at5_y = -h7_x, K7at5_y = Q7_yz, H7at5_y = -H7at7_y, Z7at5_y = -Z7at7_y
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
    # H7at4_y = -H7at5_z, L7at4_y = -L7at5_z
    H7at4_x = s5 * minus_H7at7_y - c5 * H7at5_x
    minus_H7at4_z = s5 * H7at5_x + c5 * minus_H7at7_y
    t86 = 0.0825 * minus_H7at4_z
    D7at4_x = 0.384 * minus_H7at4_z - (s5 * D7at6_z + c5 * D7at5_x)
    D7at4_y = t86 - D7at5_z
    t87 = 0.0825 * minus_H7at5_z + 0.384 * H7at4_x
    D7at4_z = t87 - (s5 * D7at5_x - c5 * D7at6_z)
    L7at4_x = c5 * minus_L7at5_x - s5 * h7_x
    L7at4_z = s5 * minus_L7at5_x + c5 * h7_x
    t88 = 0.0825 * L7at4_z
    K7at4_x = s5 * Q7_yz - c5 * K7at5_x - 0.384 * L7at4_z
    minus_K7at4_y = t88 - minus_K7at5_z
    Z7at4_x = c5 * minus_Z7at5_x + s5 * minus_Z7at7_y
    Z7at4_z = s5 * minus_Z7at5_x - c5 * minus_Z7at7_y

    # joint 7 from joint 3: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    # H7at3_y = -H7at4_z, L7at3_y = -L7at4_z
    H7at3_x = s4 * minus_H7at5_z - c4 * H7at4_x
    minus_H7at3_z = s4 * H7at4_x + c4 * minus_H7at5_z
    D7at3_x = s4 * D7at4_y - c4 * D7at4_x
    D7at3_y = 0.0825 * minus_H7at3_z - D7at4_z
    D7at3_z = t86 - (s4 * D7at4_x + c4 * D7at4_y)
    L7at3_x = s4 * minus_L7at5_z - c4 * L7at4_x
    minus_L7at3_z = s4 * L7at4_x + c4 * minus_L7at5_z
    minus_K7at3_x = c4 * K7at4_x + s4 * minus_K7at4_y
    t89 = s5 * K7at5_x + c5 * Q7_yz - 0.384 * L7at4_x
    K7at3_y = t89 - 0.0825 * (minus_L7at5_z - minus_L7at3_z)
    minus_Z7at3_x = s4 * Z7at5_z + c4 * Z7at4_x
    minus_Z7at3_z = s4 * Z7at4_x - c4 * Z7at5_z

    # joint 7 from joint 2: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    # Z7at2_y = -Z7at3_z
    H7at2_x = c3 * H7at3_x - s3 * minus_H7at4_z
    H7at2_z = s3 * H7at3_x + c3 * minus_H7at4_z
    D7at2_x = c3 * D7at3_x - s3 * D7at3_y - 0.316 * H7at2_z
    D7at2_z = s3 * D7at3_x + c3 * D7at3_y + 0.316 * H7at2_x
    L7at2_z = s3 * L7at3_x - c3 * L7at4_z
    K7at2_y = t88 - (c4 * minus_K7at4_y - s4 * K7at4_x)
    minus_K7at2_x = c3 * minus_K7at3_x + s3 * K7at3_y + 0.316 * L7at2_z
    Z7at2_x = s3 * Z7at4_z - c3 * minus_Z7at3_x
    minus_Z7at2_z = s3 * minus_Z7at3_x + c3 * Z7at4_z

    # joint 7 from joint 1: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    # Z7at1_y = -Z7at2_z
    minus_D7at1_z = s2 * D7at2_x - c2 * D7at3_z
    minus_Z7at1_z = s2 * Z7at2_x + c2 * minus_Z7at3_z

    # joint 6 from joint 6: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    # L6at6_y = h6_x, K6at6_x = -Q6_xz, D6at6_z = B6_zz
    t90 = 2.0 * w5_x
    t91 = 2.0 * minus_w5_y
    t92 = 2.0 * w5_z
    K6at6_z = Q6_xx + Q6_yy
    t93 = minus_L7at5_x * v2_5_y - h7_x * v2_5_x
    t94 = Q6_xy * t90
    t95 = Q6_xy * t92
    t96 = Q6_xz * t91
    D6at6_x = t94 + Q6_yy * t92 + Q6_yz * t91 + B6_xz
    D6at6_y = B6_yz - (Q6_xx * t90 + t95 + t96)
    minus_H6at6_x = t91 * h6_x + P6_y
    H6at6_y = t91 * L6at6_x + P6_x
    t97 = v2_5_y * L6at6_x
    Z6at6_x = v2_5_y * h6_x - minus_B6_zx - (t94 - Q6_xx * t92)
    minus_Z6at6_y = minus_B6_zy + t97 + (Q6_yy * t90 - t95)

    # joint 6 from joint 5: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    # L6at5_z = h6_x, K6at5_x = -Q6_xz, L6at5_x = L6at6_x, D6at5_y = -B6_zz, K6at5_y =
    #   -K6at6_z, D6at5_x = D6at6_x, D6at5_z = D6at6_y, H6at5_x = H6at6_x, H6at5_z =
    #   H6at6_y, Z6at5_x = Z6at6_x, Z6at5_z = Z6at6_y
    H6at5_y = t92 * L6at6_x - t90 * h6_x
    t98 = v2_5_x * h6_x + minus_v2_5_z * L6at6_x - minus_B6_zz
    Z6at5_y = Q6_yz * t90 - Q6_xz * t92 - t98

    # joint 6 from joint 4: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    # L6at4_y = -h6_x, H6at4_y = -H6at6_y, Z6at4_y = -Z6at6_y
    H6at4_x = c5 * minus_H6at6_x + s5 * H6at5_y
    H6at4_z = s5 * minus_H6at6_x - c5 * H6at5_y
    t99 = 0.0825 * H6at4_z
    minus_D6at4_x = c5 * D6at6_x - s5 * minus_B6_zz + 0.384 * H6at4_z
    minus_D6at4_y = D6at6_y + t99
    t100 = 0.384 * H6at4_x - 0.0825 * H6at6_y
    D6at4_z = t100 - (c5 * minus_B6_zz + s5 * D6at6_x)
    minus_L6at4_x = c5 * L6at6_x
    minus_L6at4_z = s5 * L6at6_x
    t101 = 0.0825 * minus_L6at4_z
    K6at4_x = c5 * Q6_xz - s5 * K6at6_z + 0.384 * minus_L6at4_z
    K6at4_y = Q6_yz + t101
    Z6at4_x = s5 * Z6at5_y - c5 * Z6at6_x
    minus_Z6at4_z = s5 * Z6at6_x + c5 * Z6at5_y

    # joint 6 from joint 3: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    # L6at3_y = -L6at4_z, Z6at3_y = -Z6at4_z
    minus_H6at3_x = c4 * H6at4_x + s4 * H6at6_y
    H6at3_z = c4 * H6at6_y - s4 * H6at4_x
    D6at3_x = c4 * minus_D6at4_x - s4 * minus_D6at4_y
    minus_D6at3_y = D6at4_z + 0.0825 * H6at3_z
    D6at3_z = s4 * minus_D6at4_x + c4 * minus_D6at4_y - t99
    L6at3_x = c4 * minus_L6at4_x - s4 * h6_x
    L6at3_z = s4 * minus_L6at4_x + c4 * h6_x
    K6at3_x = s4 * K6at4_y - c4 * K6at4_x
    t102 = 0.384 * minus_L6at4_x - (s5 * Q6_xz + c5 * K6at6_z)
    K6at3_y = t102 + 0.0825 * (h6_x - L6at3_z)
    Z6at3_x = s4 * minus_Z6at6_y - c4 * Z6at4_x
    minus_Z6at3_z = s4 * Z6at4_x + c4 * minus_Z6at6_y

    # joint 6 from joint 2: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    # D6at2_y = -D6at3_z, Z6at2_y = -Z6at3_z
    minus_H6at2_x = c3 * minus_H6at3_x - s3 * H6at4_z
    minus_H6at2_z = c3 * H6at4_z + s3 * minus_H6at3_x
    D6at2_x = c3 * D6at3_x + s3 * minus_D6at3_y + 0.316 * minus_H6at2_z
    D6at2_z = s3 * D6at3_x - c3 * minus_D6at3_y - 0.316 * minus_H6at2_x
    L6at2_z = s3 * L6at3_x + c3 * minus_L6at4_z
    K6at2_y = s4 * K6at4_x + c4 * K6at4_y - t101
    K6at2_x = c3 * K6at3_x - s3 * K6at3_y - 0.316 * L6at2_z
    Z6at2_x = c3 * Z6at3_x - s3 * minus_Z6at4_z
    Z6at2_z = s3 * Z6at3_x + c3 * minus_Z6at4_z

    # joint 6 from joint 1: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    # Z6at1_y = -Z6at2_z
    D6at1_z = c2 * D6at3_z - s2 * D6at2_x
    minus_Z6at1_z = s2 * Z6at2_x + c2 * minus_Z6at3_z

    # joint 5 from joint 5: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    # L5at5_y = h5_x, L5at5_x = -h5_y, K5at5_y = -Q5_yz, D5at5_z = B6_yy
    t103 = 2.0 * minus_w4_x
    t104 = 2.0 * minus_w4_y
    t105 = 2.0 * w4_z
    K5at5_z = Q5_xx + Q5_yy
    t106 = L7at4_x * v2_4_y - minus_L7at5_z * v2_4_x
    t107 = minus_L6at4_x * v2_4_y - h6_x * v2_4_x
    t108 = Q5_xy * t103
    t109 = Q5_xy * t105
    D5at5_x = t108 - Q5_yy * t105 + Q5_yz * t104 + B5_xz
    D5at5_y = t109 - Q5_xx * t103 - Q5_xz * t104 + B5_yz
    H5at5_z = t103 * h5_x - t105 * h5_y
    minus_H5at5_x = t104 * h5_x + P5_y
    H5at5_y = P5_x - t104 * h5_y
    Z5at5_y = B5_zy + minus_v2_5_z * h5_y - (Q5_yy * t103 + t109)

    # joint 5 from joint 4: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    # L5at4_x = h5_y, H5at4_y = -H5at5_z, H5at4_x = -H5at5_x
    t110 = 0.0825 * H5at5_y
    minus_D5at4_x = D5at5_x - 0.384 * H5at5_y
    minus_D5at4_y = B6_yy - t110
    D5at4_z = 0.384 * minus_H5at5_x - 0.0825 * H5at5_z - D5at5_y
    t111 = 0.0825 * h5_x
    minus_K5at4_y = K5at5_z - t111
    Z5at4_x = t108 + Q5_xx * t105 - (B5_zx + minus_v2_5_z * h5_x)
    t112 = B6_yy + (t78 * h5_y - t77 * h5_x)
    Z5at4_y = Q5_yz * t103 + Q5_xz * t105 - t112
    t113 = h5_y * v2_4_y - (minus_K5at4_y * t103 + K5at4_x * t104)

    # joint 5 from joint 3: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    # L5at3_y = h5_x, H5at3_y = H5at5_y, Z5at3_y = Z5at5_y
    minus_H5at3_x = c4 * minus_H5at5_x + s4 * H5at5_z
    H5at3_z = c4 * H5at5_z - s4 * minus_H5at5_x
    D5at3_x = c4 * minus_D5at4_x - s4 * minus_D5at4_y
    minus_D5at3_y = D5at4_z + 0.0825 * H5at3_z
    D5at3_z = s4 * minus_D5at4_x + c4 * minus_D5at4_y + t110
    minus_L5at3_x = c4 * h5_y
    minus_K5at3_x = c4 * K5at4_x + s4 * minus_K5at4_y
    K5at3_y = s4 * t20 - K5at4_z
    K5at3_z = c4 * minus_K5at4_y - s4 * K5at4_x + t111
    Z5at3_x = s4 * Z5at4_y - c4 * Z5at4_x
    minus_Z5at3_z = s4 * Z5at4_x + c4 * Z5at4_y

    # joint 5 from joint 2: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    # D5at2_y = -D5at3_z, K5at2_y = -K5at3_z, Z5at2_y = -Z5at3_z
    minus_H5at2_x = c3 * minus_H5at3_x + s3 * H5at5_y
    H5at2_z = c3 * H5at5_y - s3 * minus_H5at3_x
    D5at2_x = c3 * D5at3_x + s3 * minus_D5at3_y - 0.316 * H5at2_z
    D5at2_z = s3 * D5at3_x - c3 * minus_D5at3_y - 0.316 * minus_H5at2_x
    L5at2_z = c3 * h5_x - s3 * minus_L5at3_x
    minus_K5at2_x = c3 * minus_K5at3_x + s3 * K5at3_y + 0.316 * L5at2_z
    Z5at2_x = c3 * Z5at3_x - s3 * Z5at5_y
    Z5at2_z = s3 * Z5at3_x + c3 * Z5at5_y

    # joint 5 from joint 1: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    # Z5at1_y = -Z5at2_z
    D5at1_z = c2 * D5at3_z - s2 * D5at2_x
    minus_Z5at1_z = s2 * Z5at2_x + c2 * minus_Z5at3_z

    # joint 4 from joint 4: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
    # L4at4_y = h4_x, L4at4_x = -h4_y, K4at4_y = -Q4_yz, D4at4_z = B4_zz
    t114 = 2.0 * w3_x
    t115 = 2.0 * w3_y
    t116 = 2.0 * w3_z
    K4at4_z = Q4_xx + Q4_yy
    t117 = minus_K7at3_x * t115 + K7at3_y * t114
    t118 = L6at3_x * v2_3_y - minus_L6at4_z * v2_3_x
    t119 = minus_L5at3_x * v2_3_y + h5_x * v2_3_x
    t120 = Q4_xy * t114
    t121 = Q4_xy * t116
    t122 = Q4_xz * t115
    D4at4_x = B4_xz - (t120 + Q4_yy * t116 + Q4_yz * t115)
    D4at4_y = Q4_xx * t114 + t121 + t122 + B4_yz
    H4at4_y = t115 * h4_y + P4_x
    Z4at4_y = B4_zy + minus_v2_4_z * h4_y - (t121 - Q4_yy * t114)

    # joint 4 from joint 3: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
    # L4at3_x = h4_y, K4at3_x = Q4_xz, K4at3_z = Q4_yz, D4at3_x = -D4at4_x, H4at3_z =
    #   -H4at4_y
    H4at3_x = P4_y - t115 * h4_x
    H4at3_y = t116 * h4_y + t114 * h4_x
    D4at3_y = 0.0825 * H4at4_y - B4_zz
    D4at3_z = 0.0825 * H4at3_y - D4at4_y
    minus_K4at3_y = K4at4_z - 0.0825 * h4_x
    Z4at3_x = Q4_xx * t116 - t120 - (B4_zx + minus_v2_4_z * h4_x)
    t123 = B4_zz + (t76 * h4_y - v2_3_x * h4_x)
    Z4at3_y = Q4_xz * t116 - Q4_yz * t114 - t123

    # joint 4 from joint 2: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
    # K4at2_y = -Q4_yz, Z4at2_y = Z4at4_y
    H4at2_x = c3 * H4at3_x - s3 * H4at3_y
    H4at2_z = s3 * H4at3_x + c3 * H4at3_y
    minus_D4at2_x = c3 * D4at4_x + s3 * D4at3_y + 0.316 * H4at2_z
    D4at2_z = c3 * D4at3_y - s3 * D4at4_x + 0.316 * H4at2_x
    K4at2_x = c3 * Q4_xz + s3 * (minus_K4at3_y - 0.316 * h4_y)
    Z4at2_x = c3 * Z4at3_x - s3 * Z4at3_y
    Z4at2_z = s3 * Z4at3_x + c3 * Z4at3_y

    # joint 4 from joint 1: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
    # Z4at1_y = -Z4at2_z
    D4at1_z = s2 * minus_D4at2_x + c2 * D4at3_z
    minus_Z4at1_z = s2 * Z4at2_x + c2 * Z4at4_y

    # joint 3 from joint 3: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z
    # L3at3_y = h3_x, L3at3_x = -h3_y, K3at3_y = -Q3_yz, D3at3_z = B3_zz
    t124 = 2.0 * minus_w2_x
    t125 = 2.0 * minus_w2_y
    t126 = Q3_xy * t124
    t127 = Q3_xx * t124
    t128 = Q3_xy * qd[1]
    D3at3_x = Q3_yy * qd[1] - t126 + Q3_yz * t125 + B3_xz
    D3at3_y = t127 - t128 - Q3_xz * t125 + B3_yz
    minus_H3at3_x = t125 * h3_x + P3_y
    minus_H3at3_y = minus_P3_x + t125 * h3_y
    Z3at3_x = B3_zx + (Q3_xx * qd[1] + t126)
    t129 = B3_zz + (t74 * h3_x + t75 * h3_y)
    Z3at3_z = t129 + (Q3_xz * qd[1] + Q3_yz * t124)

    # joint 3 from joint 2: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z
    # D3at2_y = -B3_zz, H3at2_x = H3at3_x, H3at2_z = H3at3_y, Z3at2_x = Z3at3_x, Z3at2_y =
    #   -Z3at3_z
    D3at2_x = D3at3_x + 0.316 * minus_H3at3_y
    D3at2_z = D3at3_y - 0.316 * minus_H3at3_x

    # joint 3 from joint 1: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z
    D3at1_z = c2 * B3_zz - s2 * D3at2_x
    Z3at1_z = c2 * Z3at3_z - s2 * Z3at3_x

    # joint 2 from joint 1: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z
    # K2at1_x = Q2_xz
    t130 = Q2_xy * qd[0]
    minus_D2at1_z = t130 + (s2 * B3_xy - c2 * B3_zy) - qd[1] * Q2_xz
    Z2at1_z = t130 - B2_zy

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
    C[2, 1] = B3_zy + t128 + minus_K3at2_x * t125 - t127
    C[2, 2] = B3_zz
    C[2, 3] = D4at3_z
    C[2, 4] = D5at3_z
    C[2, 5] = D6at3_z
    C[2, 6] = D7at3_z
    C[3, 0] = -minus_Z4at1_z
    C[3, 1] = Z4at2_z - (K4at2_x * t125 + Q4_yz * t124)
    C[3, 2] = t122 + minus_K4at3_y * t114 + h4_y * v2_3_y - Z4at4_y
    C[3, 3] = B4_zz
    C[3, 4] = D5at4_z
    C[3, 5] = D6at4_z
    C[3, 6] = D7at4_z
    C[4, 0] = -minus_Z5at1_z
    C[4, 1] = minus_K5at2_x * t125 - K5at3_z * t124 + Z5at2_z
    C[4, 2] = -(minus_K5at3_x * t115 + K5at3_y * t114 + t119 + minus_Z5at3_z)
    C[4, 3] = t113 - Z5at5_y
    C[4, 4] = B6_yy
    C[4, 5] = D6at6_y
    C[4, 6] = D7at5_z
    C[5, 0] = -minus_Z6at1_z
    C[5, 1] = K6at2_y * t124 - K6at2_x * t125 + Z6at2_z
    C[5, 2] = K6at3_x * t115 - K6at3_y * t114 + t118 - minus_Z6at3_z
    C[5, 3] = -(K6at4_x * t104 - K6at4_y * t103 + t107 + minus_Z6at4_z)
    C[5, 4] = K6at6_z * t90 + t96 + t97 - minus_Z6at6_y
    C[5, 5] = -minus_B6_zz
    C[5, 6] = D7at6_z
    C[6, 0] = -minus_Z7at1_z
    C[6, 1] = minus_K7at2_x * t125 + K7at2_y * t124 - minus_Z7at2_z
    C[6, 2] = L7at3_x * v2_3_y + L7at4_z * v2_3_x - t117 - minus_Z7at3_z
    C[6, 3] = t106 - (minus_K7at4_y * t103 + K7at4_x * t104) + Z7at4_z
    C[6, 4] = Z7at5_z - (K7at5_x * t91 + Q7_yz * t90 + t93)
    C[6, 5] = minus_K7at6_y * t79 - t84 + h7_y * minus_v2_6_y - minus_Z7at7_y
    C[6, 6] = 0.0
    return _packed(C, 2)


def gravity(q):
    """Joint forces that hold the robot still: phi(q).

    q: joint positions (rad), shape (..., 7)
    phi: gravity forces (N m), shape (..., 7)
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

    # link 2: moment n = mc x a (w = alpha = 0)
    n2_z = 0.01993386669246 * c2 - 30.45357582685272 * s2

    # link 3: acceleration a of its origin, gravity included
    # a3_z = -a2_y
    minus_a3_x = c3 * minus_a2_x
    a3_y = s3 * minus_a2_x

    # link 3: moment n = mc x a (w = alpha = 0)
    n3_x = 0.27690780075318017 * c2
    minus_n3_y = 6.711589586344321 * c2
    n3_z = 0.684157959872 * a3_y + 0.028227094878000014 * minus_a3_x

    # link 4: acceleration a of its origin, gravity included
    # a4_z = -a3_y
    a4_x = c4 * minus_a3_x - s4 * minus_a2_y
    minus_a4_y = s4 * minus_a3_x + c4 * minus_a2_y

    # link 4: moment n = mc x a (w = alpha = 0)
    n4_x = 1.720683553603 * a3_y
    n4_y = 0.49008027465000004 * a3_y
    n4_z = 1.720683553603 * a4_x - 0.49008027465000004 * minus_a4_y

    # link 5: acceleration a of its origin, gravity included
    # a5_z = -a4_y
    a5_x = s5 * a3_y - c5 * a4_x
    a5_y = s5 * a4_x + c5 * a3_y

    # link 5: moment n = mc x a (w = alpha = 0)
    n5_x = 0.067870631425 * minus_a4_y
    n5_y = 0.014653732538 * minus_a4_y
    minus_n5_z = 0.014653732538 * a5_y + 0.067870631425 * a5_x

    # link 6: acceleration a of its origin, gravity included
    # a6_z = -a5_y
    a6_x = c6 * a5_x + s6 * minus_a4_y
    a6_y = c6 * minus_a4_y - s6 * a5_x

    # link 6: moment n = mc x a (w = alpha = 0)
    n6_x = 0.068832705569 * a5_y
    n6_y = 0.16496755269500002 * a5_y
    n6_z = 0.16496755269500002 * a6_y + 0.068832705569 * a6_x

    # link 7: acceleration a of its origin, gravity included
    minus_a7_y = s7 * a6_x + c7 * a5_y

    # link 7: moment n = mc x a (w = alpha = 0)
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
    """Joint forces at zero acceleration: h = C(q,qd) qd + phi(q).

    q: joint positions (rad), shape (..., 7)
    qd: joint velocities (rad/s), shape (..., 7)
    h: bias forces (N m), shape (..., 7)
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
    t2 = qd[1] * qd[1]
    minus_U2_xx = minus_w2_y * minus_w2_y + t2
    minus_U2_yy = minus_w2_x * minus_w2_x + t2
    minus_U2_zy = 2.0 * minus_alpha2_x

    # link 2: acceleration a of its origin, gravity included
    minus_a2_x = 9.81 * s2
    minus_a2_y = 9.81 * c2

    # link 2: moment n = I alpha + w x I w + mc x a
    t3 = 0.00796671776787104 * minus_alpha2_x
    t4 = 0.046155764989863624 * alpha2_y
    t5 = 0.01026110182100817 * (minus_U2_xx - minus_U1_xx)
    n2_y = t4 + (t3 - 0.0007689361029464 * U2_xy) + t5
    t6 = 0.00398335888393552 * (minus_U2_yy - minus_U2_xx)
    t7 = 0.01993386669246 * c2 - 30.45357582685272 * s2
    n2_z = t7 - (0.9896232897634767 * U2_xy + t6)

    # link 3: angular velocity w
    w3_x = s3 * qd[1] - c3 * minus_w2_x
    w3_y = s3 * minus_w2_x + c3 * qd[1]
    w3_z = minus_w2_y + qd[2]

    # link 3: angular acceleration alpha, U = [alpha] + [w][w]
    # alpha3_z = -alpha2_y, U3_zz = U2_yy
    U3_xz = s3 * minus_U2_zy - c3 * U2_xy
    U3_yz = s3 * U2_xy + c3 * minus_U2_zy
    t8 = w3_x * w3_z
    t9 = w3_y * w3_z
    t10 = w3_x * w3_y
    alpha3_x = t9 - U3_yz
    alpha3_y = U3_xz - t8
    t11 = w3_z * w3_z
    minus_U3_xx = w3_y * w3_y + t11
    minus_U3_yy = w3_x * w3_x + t11
    U3_xy = t10 + alpha2_y
    U3_yx = t10 - alpha2_y
    U3_zx = t8 - alpha3_y
    U3_zy = t9 + alpha3_x

    # link 3: acceleration a of its origin, gravity included
    t12 = 0.632 * minus_alpha2_x
    t13 = minus_a2_x + 0.316 * U2_xy
    a3_x = s3 * t12 - c3 * t13
    a3_y = s3 * t13 + c3 * t12
    a3_z = minus_a2_y - 0.316 * minus_U2_yy

    # link 3: force f = U mc (m = 0)
    f3_x = 0.028227094878000014 * U3_xy - 0.684157959872 * minus_U3_xx
    f3_y = 0.684157959872 * U3_yx - 0.028227094878000014 * minus_U3_yy

    # link 3: moment n = I alpha + w x I w + mc x a
    t14 = 0.00012191242095074308 * U3_zx - 0.005487648106562255 * U3_yx
    t15 = 0.011595864095166039 * alpha3_x + 0.12445520614822145 * t9 + t14
    t16 = 0.0043772571218395825 * U3_xy - 0.00012191242095074308 * U3_zy
    t17 = 0.005487648106562255 * (minus_U3_xx - minus_U2_yy)
    t18 = 0.005487648106562255 * U3_yz - 0.0043772571218395825 * U3_xz
    t19 = 0.12445520614822145 * alpha2_y + 0.011595864095166039 * t10
    t20 = t15 - 0.0043772571218395825 * (minus_U2_yy - minus_U3_yy)
    n3_x = t20 + 0.028227094878000014 * a3_z
    n3_y = t16 - 0.11285934205305541 * t8 - t17 - 0.684157959872 * a3_z
    t21 = t18 - t19 - 0.00012191242095074308 * (minus_U3_yy - minus_U3_xx)
    n3_z = t21 + (0.684157959872 * a3_y - 0.028227094878000014 * a3_x)

    # link 4: angular velocity w
    minus_w4_x = c4 * w3_x + s4 * w3_z
    w4_y = s4 * w3_x - c4 * w3_z
    w4_z = qd[3] - w3_y

    # link 4: angular acceleration alpha, U = [alpha] + [w][w]
    # U4_zz = U3_yy
    U4_xz = c4 * U3_xy + s4 * U3_zy
    U4_yz = c4 * U3_zy - s4 * U3_xy
    t22 = minus_w4_x * w4_z
    t23 = w4_y * w4_z
    t24 = minus_w4_x * w4_y
    alpha4_x = t23 - U4_yz
    alpha4_y = U4_xz + t22
    t25 = w4_z * w4_z
    minus_U4_xx = w4_y * w4_y + t25
    minus_U4_yy = minus_w4_x * minus_w4_x + t25
    minus_U4_xy = t24 - alpha3_y
    minus_U4_yx = alpha3_y + t24
    minus_U4_zx = t22 + alpha4_y
    U4_zy = t23 + alpha4_x

    # link 4: acceleration a of its origin, gravity included
    t26 = a3_x - 0.0825 * minus_U3_xx
    minus_a4_z = a3_y + 0.0825 * U3_yx
    t27 = a3_z + 0.0825 * U3_zx
    minus_a4_x = c4 * t26 + s4 * t27
    a4_y = s4 * t26 - c4 * t27

    # link 4: force f = U mc (m = 0)
    f4_x = 1.720683553603 * minus_U4_xy - 0.49008027465000004 * minus_U4_xx
    f4_y = 1.720683553603 * minus_U4_yy - 0.49008027465000004 * minus_U4_yx
    minus_f4_z = 0.49008027465000004 * minus_U4_zx + 1.720683553603 * U4_zy

    # link 4: moment n = I alpha + w x I w + mc x a
    t28 = 0.0039053550262761003 * minus_U4_yx
    t29 = 0.5408292849391831 * alpha4_x + 0.6325240572528141 * t23
    t30 = 0.0016444875773692705 * (minus_U3_yy - minus_U4_yy)
    t31 = 0.0016444875773692705 * minus_U4_xy
    t32 = 0.09169477231363099 * t22 + (0.13876407268546084 * U4_zy + t31)
    t33 = 0.0016444875773692705 * U4_xz + 0.0039053550262761003 * U4_yz
    t34 = 0.5408292849391831 * t24 - 0.6325240572528141 * alpha3_y + t33
    t35 = t29 + (0.13876407268546084 * minus_U4_zx + t28) + t30
    n4_x = t35 + 1.720683553603 * minus_a4_z
    t36 = t32 - 0.0039053550262761003 * (minus_U4_xx - minus_U3_yy)
    n4_y = t36 + 0.49008027465000004 * minus_a4_z
    t37 = 0.49008027465000004 * a4_y - 1.720683553603 * minus_a4_x
    n4_z = t34 + 0.13876407268546084 * (minus_U4_yy - minus_U4_xx) + t37

    # link 5: angular velocity w
    w5_x = c5 * minus_w4_x - s5 * w4_z
    minus_w5_y = s5 * minus_w4_x + c5 * w4_z
    w5_z = qd[4] - w4_y

    # link 5: angular acceleration alpha, U = [alpha] + [w][w]
    # alpha5_z = -alpha4_y, U5_zz = U4_yy
    U5_xz = s5 * U4_zy - c5 * minus_U4_xy
    U5_yz = s5 * minus_U4_xy + c5 * U4_zy
    t38 = w5_x * w5_z
    t39 = minus_w5_y * w5_z
    t40 = w5_x * minus_w5_y
    minus_alpha5_x = t39 + U5_yz
    alpha5_y = U5_xz - t38
    t41 = w5_z * w5_z
    minus_U5_xx = minus_w5_y * minus_w5_y + t41
    minus_U5_yy = w5_x * w5_x + t41
    U5_xy = alpha4_y - t40
    minus_U5_yx = t40 + alpha4_y
    U5_zx = t38 - alpha5_y
    minus_U5_zy = t39 + minus_alpha5_x

    # link 5: acceleration a of its origin, gravity included
    t42 = 0.384 * minus_U4_xy - 0.0825 * minus_U4_xx - minus_a4_x
    minus_a5_z = a4_y + (0.384 * minus_U4_yy - 0.0825 * minus_U4_yx)
    t43 = minus_a4_z + (0.0825 * minus_U4_zx + 0.384 * U4_zy)
    a5_x = s5 * t43 - c5 * t42
    a5_y = s5 * t42 + c5 * t43

    # link 5: force f = U mc (m = 0)
    f5_x = 0.014653732538 * minus_U5_xx + 0.067870631425 * U5_xy
    f5_y = 0.014653732538 * minus_U5_yx - 0.067870631425 * minus_U5_yy
    minus_f5_z = 0.014653732538 * U5_zx + 0.067870631425 * minus_U5_zy

    # link 5: moment n = I alpha + w x I w + mc x a
    t44 = 0.024230847133882086 * minus_alpha5_x
    t45 = 0.004600245517563105 * minus_U5_yx
    t46 = t45 + 0.0015152444733270301 * U5_zx
    t47 = 0.0021640520520981297 * (minus_U4_yy - minus_U5_yy)
    t48 = 0.0015152444733270301 * minus_U5_zy
    t49 = t48 - 0.0021640520520981297 * U5_xy
    t50 = 0.004600245517563105 * (minus_U5_xx - minus_U4_yy)
    t51 = 0.024230847133882086 * t40 - 0.027133159263935516 * alpha4_y
    t52 = 0.0021640520520981297 * U5_xz + 0.004600245517563105 * U5_yz
    t53 = t46 - (t44 + 0.027133159263935516 * t39) + t47
    n5_x = t53 - 0.067870631425 * minus_a5_z
    t54 = t49 - 0.0029023121300534305 * t38 - t50
    n5_y = t54 - 0.014653732538 * minus_a5_z
    t55 = t51 + t52 - 0.0015152444733270301 * (minus_U5_yy - minus_U5_xx)
    n5_z = t55 - (0.014653732538 * a5_y + 0.067870631425 * a5_x)

    # link 6: angular velocity w
    w6_x = c6 * w5_x + s6 * w5_z
    w6_y = c6 * w5_z - s6 * w5_x
    w6_z = minus_w5_y + qd[5]

    # link 6: angular acceleration alpha, U = [alpha] + [w][w]
    # U6_zz = U5_yy
    U6_xz = s6 * minus_U5_zy - c6 * U5_xy
    U6_yz = c6 * minus_U5_zy + s6 * U5_xy
    t56 = w6_x * w6_z
    t57 = w6_y * w6_z
    t58 = w6_x * w6_y
    alpha6_x = t57 - U6_yz
    alpha6_y = U6_xz - t56
    t59 = w6_z * w6_z
    minus_U6_xx = w6_y * w6_y + t59
    minus_U6_yy = w6_x * w6_x + t59
    U6_xy = t58 + alpha5_y
    U6_yx = t58 - alpha5_y
    U6_zx = t56 - alpha6_y
    U6_zy = t57 + alpha6_x

    # link 6: acceleration a of its origin, gravity included
    # a6_z = -a5_y
    a6_x = c6 * a5_x - s6 * minus_a5_z
    minus_a6_y = s6 * a5_x + c6 * minus_a5_z

    # link 6: force f = U mc (m = 0)
    minus_f6_x = 0.16496755269500002 * minus_U6_xx + 0.068832705569 * U6_xy
    f6_y = 0.16496755269500002 * U6_yx + 0.068832705569 * minus_U6_yy
    f6_z = 0.16496755269500002 * U6_zx - 0.068832705569 * U6_zy

    # link 6: moment n = I alpha + w x I w + mc x a
    t60 = 0.00010375891721868492 * U6_yx + 0.005511034382675315 * U6_zx
    t61 = 0.03045503293228903 * t57 - 0.0008185978088860856 * alpha6_x
    t62 = 0.005511034382675315 * U6_zy - 9.3569097314605e-05 * U6_xy
    t63 = 0.00010375891721868492 * (minus_U6_xx - minus_U5_yy)
    t64 = 0.0008185978088860856 * t58 - 0.03045503293228903 * alpha5_y
    t65 = 9.3569097314605e-05 * U6_xz + 0.00010375891721868492 * U6_yz
    t66 = t61 - t60 + 9.3569097314605e-05 * (minus_U5_yy - minus_U6_yy)
    n6_x = t66 + 0.068832705569 * a5_y
    t67 = t62 - 0.03127363074117512 * t56 - t63
    n6_y = t67 + 0.16496755269500002 * a5_y
    t68 = t64 + t65 + 0.005511034382675315 * (minus_U6_yy - minus_U6_xx)
    n6_z = t68 + (0.068832705569 * a6_x - 0.16496755269500002 * minus_a6_y)

    # link 7: angular velocity w
    w7_x = c7 * w6_x + s7 * w6_z
    w7_y = c7 * w6_z - s7 * w6_x
    w7_z = qd[6] - w6_y

    # link 7: angular acceleration alpha, U = [alpha] + [w][w]
    # U7_zz = U6_yy
    minus_U7_xz = c7 * U6_xy + s7 * U6_zy
    minus_U7_yz = c7 * U6_zy - s7 * U6_xy
    t69 = w7_x * w7_z
    t70 = w7_y * w7_z
    t71 = w7_x * w7_y
    alpha7_x = t70 + minus_U7_yz
    minus_alpha7_y = minus_U7_xz + t69
    t72 = w7_z * w7_z
    minus_U7_xx = w7_y * w7_y + t72
    minus_U7_yy = w7_x * w7_x + t72
    U7_xy = t71 + alpha6_y
    U7_yx = t71 - alpha6_y
    U7_zx = t69 + minus_alpha7_y
    U7_zy = t70 + alpha7_x

    # link 7: acceleration a of its origin, gravity included
    a7_y = c7 * (0.088 * U6_zx - a5_y) - s7 * (a6_x - 0.088 * minus_U6_xx)
    a7_z = minus_a6_y - 0.088 * U6_yx

    # link 7: force f = U mc (m = 0)
    minus_f7_x = 0.008343776383464369 * minus_U7_xx
    f7_y = 0.008343776383464369 * U7_yx
    f7_z = 0.008343776383464369 * U7_zx

    # link 7: moment n = I alpha + w x I w + mc x a
    t73 = 0.0013450149983408877 * U7_yx + 0.0005571816285452075 * U7_zx
    t74 = 0.002289892335277788 * alpha7_x + 0.004909651967360946 * t70
    n7_x = t74 - t73 - 0.0011352667606277602 * (minus_U6_yy - minus_U7_yy)
    t75 = 0.0005571816285452075 * U7_zy + 0.0011352667606277602 * U7_xy
    t76 = 0.0013450149983408877 * (minus_U7_xx - minus_U6_yy)
    t77 = 0.0013450149983408877 * minus_U7_yz
    t78 = 0.004909651967360946 * alpha6_y + 0.002289892335277788 * t71
    t79 = 0.0005571816285452075 * (minus_U7_yy - minus_U7_xx)
    t80 = t75 - 0.0026197596320831577 * t69 - t76
    n7_y = t80 - 0.008343776383464369 * a7_z
    t81 = t79 - (t78 + (t77 - 0.0011352667606277602 * minus_U7_xz))
    n7_z = t81 + 0.008343776383464369 * a7_y

    # joint 6: force F and moment N through it, joint 7 added
    t82 = c7 * f7_y - s7 * minus_f7_x
    N6_x = n6_x + (c7 * n7_x - s7 * n7_y)
    N6_y = n6_y - (n7_z + 0.088 * t82)
    N6_z = n6_z + (s7 * n7_x + c7 * n7_y - 0.0007342523217448644 * U7_zx)
    minus_F6_x = minus_f6_x + (c7 * minus_f7_x + s7 * f7_y)
    F6_y = f6_y - f7_z
    F6_z = f6_z + t82

    # joint 5: force F and moment N through it, joint 6 added
    N5_x = n5_x + (c6 * N6_x - s6 * N6_y)
    N5_y = n5_y - N6_z
    N5_z = n5_z + (s6 * N6_x + c6 * N6_y)
    F5_x = f5_x - (c6 * minus_F6_x + s6 * F6_y)
    F5_y = f5_y - F6_z

    # joint 4: force F and moment N through it, joint 5 added
    t83 = s5 * F5_y - c5 * F5_x
    t84 = minus_f5_z - (c6 * F6_y - s6 * minus_F6_x)
    t85 = s5 * F5_x + c5 * F5_y
    N4_x = n4_x + (s5 * N5_y - c5 * N5_x + 0.384 * t85)
    N4_y = n4_y + (0.0825 * t85 - N5_z)
    N4_z = n4_z + (0.0825 * t84 + 0.384 * t83 - (s5 * N5_x + c5 * N5_y))
    F4_x = f4_x + t83
    F4_y = f4_y + t84
    minus_F4_z = minus_f4_z + t85

    # joint 3: force F and moment N through it, joint 4 added
    N3_x = n3_x + (s4 * N4_y - c4 * N4_x)
    N3_y = n3_y + (0.0825 * (s4 * F4_x + c4 * F4_y) - N4_z)
    N3_z = n3_z + (0.0825 * minus_F4_z - (s4 * N4_x + c4 * N4_y))
    F3_x = f3_x + (s4 * F4_y - c4 * F4_x)
    F3_y = f3_y + minus_F4_z

    # joint 2: force F and moment N through it, joint 3 added
    t86 = 0.01026110182100817 * U2_xy - 0.00796671776787104 * alpha2_y
    t87 = c3 * N3_x - s3 * N3_y - 0.316 * (s3 * F3_x + c3 * F3_y)
    t88 = t86 + 0.0007689361029464 * (minus_U1_xx - minus_U2_yy) + t87
    N2_x = t88 - 2.025402344516817 * minus_alpha2_x
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
    """Accelerations under given joint forces: qdd = M(q)^-1 (tau - h(q,qd)).

    q: joint positions (rad), shape (..., 7)
    qd: joint velocities (rad/s), shape (..., 7)
    tau: joint forces (N m), shape (..., 7)
    qdd: joint accelerations (rad/s^2), shape (..., 7)
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
    t2 = qd[1] * qd[1]
    minus_U2_xx = minus_w2_y * minus_w2_y + t2
    minus_U2_yy = minus_w2_x * minus_w2_x + t2
    minus_U2_zy = 2.0 * minus_alpha2_x

    # link 2: acceleration a of its origin, gravity included
    minus_a2_x = 9.81 * s2
    minus_a2_y = 9.81 * c2

    # link 2: moment n = I alpha + w x I w + mc x a
    t3 = 0.00796671776787104 * minus_alpha2_x
    t4 = 0.046155764989863624 * alpha2_y
    t5 = 0.01026110182100817 * (minus_U2_xx - minus_U1_xx)
    n2_y = t4 + (t3 - 0.0007689361029464 * U2_xy) + t5
    t6 = 0.00398335888393552 * (minus_U2_yy - minus_U2_xx)
    t7 = 0.01993386669246 * c2 - 30.45357582685272 * s2
    n2_z = t7 - (0.9896232897634767 * U2_xy + t6)

    # link 3: angular velocity w
    w3_x = s3 * qd[1] - c3 * minus_w2_x
    w3_y = s3 * minus_w2_x + c3 * qd[1]
    w3_z = minus_w2_y + qd[2]

    # link 3: angular acceleration alpha, U = [alpha] + [w][w]
    # alpha3_z = -alpha2_y, U3_zz = U2_yy
    U3_xz = s3 * minus_U2_zy - c3 * U2_xy
    U3_yz = s3 * U2_xy + c3 * minus_U2_zy
    t8 = w3_x * w3_z
    t9 = w3_y * w3_z
    t10 = w3_x * w3_y
    alpha3_x = t9 - U3_yz
    alpha3_y = U3_xz - t8
    t11 = w3_z * w3_z
    minus_U3_xx = w3_y * w3_y + t11
    minus_U3_yy = w3_x * w3_x + t11
    U3_xy = t10 + alpha2_y
    U3_yx = t10 - alpha2_y
    U3_zx = t8 - alpha3_y
    U3_zy = t9 + alpha3_x

    # link 3: acceleration a of its origin, gravity included
    t12 = 0.632 * minus_alpha2_x
    t13 = minus_a2_x + 0.316 * U2_xy
    a3_x = s3 * t12 - c3 * t13
    a3_y = s3 * t13 + c3 * t12
    a3_z = minus_a2_y - 0.316 * minus_U2_yy

    # link 3: force f = U mc (m = 0)
    f3_x = 0.028227094878000014 * U3_xy - 0.684157959872 * minus_U3_xx
    f3_y = 0.684157959872 * U3_yx - 0.028227094878000014 * minus_U3_yy

    # link 3: moment n = I alpha + w x I w + mc x a
    t14 = 0.00012191242095074308 * U3_zx - 0.005487648106562255 * U3_yx
    t15 = 0.011595864095166039 * alpha3_x + 0.12445520614822145 * t9 + t14
    t16 = 0.0043772571218395825 * U3_xy - 0.00012191242095074308 * U3_zy
    t17 = 0.005487648106562255 * (minus_U3_xx - minus_U2_yy)
    t18 = 0.005487648106562255 * U3_yz - 0.0043772571218395825 * U3_xz
    t19 = 0.12445520614822145 * alpha2_y + 0.011595864095166039 * t10
    t20 = t15 - 0.0043772571218395825 * (minus_U2_yy - minus_U3_yy)
    n3_x = t20 + 0.028227094878000014 * a3_z
    n3_y = t16 - 0.11285934205305541 * t8 - t17 - 0.684157959872 * a3_z
    t21 = t18 - t19 - 0.00012191242095074308 * (minus_U3_yy - minus_U3_xx)
    n3_z = t21 + (0.684157959872 * a3_y - 0.028227094878000014 * a3_x)

    # link 4: angular velocity w
    minus_w4_x = c4 * w3_x + s4 * w3_z
    w4_y = s4 * w3_x - c4 * w3_z
    w4_z = qd[3] - w3_y

    # link 4: angular acceleration alpha, U = [alpha] + [w][w]
    # U4_zz = U3_yy
    U4_xz = c4 * U3_xy + s4 * U3_zy
    U4_yz = c4 * U3_zy - s4 * U3_xy
    t22 = minus_w4_x * w4_z
    t23 = w4_y * w4_z
    t24 = minus_w4_x * w4_y
    alpha4_x = t23 - U4_yz
    alpha4_y = U4_xz + t22
    t25 = w4_z * w4_z
    minus_U4_xx = w4_y * w4_y + t25
    minus_U4_yy = minus_w4_x * minus_w4_x + t25
    minus_U4_xy = t24 - alpha3_y
    minus_U4_yx = alpha3_y + t24
    minus_U4_zx = t22 + alpha4_y
    U4_zy = t23 + alpha4_x

    # link 4: acceleration a of its origin, gravity included
    t26 = a3_x - 0.0825 * minus_U3_xx
    minus_a4_z = a3_y + 0.0825 * U3_yx
    t27 = a3_z + 0.0825 * U3_zx
    minus_a4_x = c4 * t26 + s4 * t27
    a4_y = s4 * t26 - c4 * t27

    # link 4: force f = U mc (m = 0)
    f4_x = 1.720683553603 * minus_U4_xy - 0.49008027465000004 * minus_U4_xx
    f4_y = 1.720683553603 * minus_U4_yy - 0.49008027465000004 * minus_U4_yx
    minus_f4_z = 0.49008027465000004 * minus_U4_zx + 1.720683553603 * U4_zy

    # link 4: moment n = I alpha + w x I w + mc x a
    t28 = 0.0039053550262761003 * minus_U4_yx
    t29 = 0.5408292849391831 * alpha4_x + 0.6325240572528141 * t23
    t30 = 0.0016444875773692705 * (minus_U3_yy - minus_U4_yy)
    t31 = 0.0016444875773692705 * minus_U4_xy
    t32 = 0.09169477231363099 * t22 + (0.13876407268546084 * U4_zy + t31)
    t33 = 0.0016444875773692705 * U4_xz + 0.0039053550262761003 * U4_yz
    t34 = 0.5408292849391831 * t24 - 0.6325240572528141 * alpha3_y + t33
    t35 = t29 + (0.13876407268546084 * minus_U4_zx + t28) + t30
    n4_x = t35 + 1.720683553603 * minus_a4_z
    t36 = t32 - 0.0039053550262761003 * (minus_U4_xx - minus_U3_yy)
    n4_y = t36 + 0.49008027465000004 * minus_a4_z
    t37 = 0.49008027465000004 * a4_y - 1.720683553603 * minus_a4_x
    n4_z = t34 + 0.13876407268546084 * (minus_U4_yy - minus_U4_xx) + t37

    # link 5: angular velocity w
    w5_x = c5 * minus_w4_x - s5 * w4_z
    minus_w5_y = s5 * minus_w4_x + c5 * w4_z
    w5_z = qd[4] - w4_y

    # link 5: angular acceleration alpha, U = [alpha] + [w][w]
    # alpha5_z = -alpha4_y, U5_zz = U4_yy
    U5_xz = s5 * U4_zy - c5 * minus_U4_xy
    U5_yz = s5 * minus_U4_xy + c5 * U4_zy
    t38 = w5_x * w5_z
    t39 = minus_w5_y * w5_z
    t40 = w5_x * minus_w5_y
    minus_alpha5_x = t39 + U5_yz
    alpha5_y = U5_xz - t38
    t41 = w5_z * w5_z
    minus_U5_xx = minus_w5_y * minus_w5_y + t41
    minus_U5_yy = w5_x * w5_x + t41
    U5_xy = alpha4_y - t40
    minus_U5_yx = t40 + alpha4_y
    U5_zx = t38 - alpha5_y
    minus_U5_zy = t39 + minus_alpha5_x

    # link 5: acceleration a of its origin, gravity included
    t42 = 0.384 * minus_U4_xy - 0.0825 * minus_U4_xx - minus_a4_x
    minus_a5_z = a4_y + (0.384 * minus_U4_yy - 0.0825 * minus_U4_yx)
    t43 = minus_a4_z + (0.0825 * minus_U4_zx + 0.384 * U4_zy)
    a5_x = s5 * t43 - c5 * t42
    a5_y = s5 * t42 + c5 * t43

    # link 5: force f = U mc (m = 0)
    f5_x = 0.014653732538 * minus_U5_xx + 0.067870631425 * U5_xy
    f5_y = 0.014653732538 * minus_U5_yx - 0.067870631425 * minus_U5_yy
    minus_f5_z = 0.014653732538 * U5_zx + 0.067870631425 * minus_U5_zy

    # link 5: moment n = I alpha + w x I w + mc x a
    t44 = 0.024230847133882086 * minus_alpha5_x
    t45 = 0.004600245517563105 * minus_U5_yx
    t46 = t45 + 0.0015152444733270301 * U5_zx
    t47 = 0.0021640520520981297 * (minus_U4_yy - minus_U5_yy)
    t48 = 0.0015152444733270301 * minus_U5_zy
    t49 = t48 - 0.0021640520520981297 * U5_xy
    t50 = 0.004600245517563105 * (minus_U5_xx - minus_U4_yy)
    t51 = 0.024230847133882086 * t40 - 0.027133159263935516 * alpha4_y
    t52 = 0.0021640520520981297 * U5_xz + 0.004600245517563105 * U5_yz
    t53 = t46 - (t44 + 0.027133159263935516 * t39) + t47
    n5_x = t53 - 0.067870631425 * minus_a5_z
    t54 = t49 - 0.0029023121300534305 * t38 - t50
    n5_y = t54 - 0.014653732538 * minus_a5_z
    t55 = t51 + t52 - 0.0015152444733270301 * (minus_U5_yy - minus_U5_xx)
    n5_z = t55 - (0.014653732538 * a5_y + 0.067870631425 * a5_x)

    # link 6: angular velocity w
    w6_x = c6 * w5_x + s6 * w5_z
    w6_y = c6 * w5_z - s6 * w5_x
    w6_z = minus_w5_y + qd[5]

    # link 6: angular acceleration alpha, U = [alpha] + [w][w]
    # U6_zz = U5_yy
    U6_xz = s6 * minus_U5_zy - c6 * U5_xy
    U6_yz = c6 * minus_U5_zy + s6 * U5_xy
    t56 = w6_x * w6_z
    t57 = w6_y * w6_z
    t58 = w6_x * w6_y
    alpha6_x = t57 - U6_yz
    alpha6_y = U6_xz - t56
    t59 = w6_z * w6_z
    minus_U6_xx = w6_y * w6_y + t59
    minus_U6_yy = w6_x * w6_x + t59
    U6_xy = t58 + alpha5_y
    U6_yx = t58 - alpha5_y
    U6_zx = t56 - alpha6_y
    U6_zy = t57 + alpha6_x

    # link 6: acceleration a of its origin, gravity included
    # a6_z = -a5_y
    a6_x = c6 * a5_x - s6 * minus_a5_z
    minus_a6_y = s6 * a5_x + c6 * minus_a5_z

    # link 6: force f = U mc (m = 0)
    minus_f6_x = 0.16496755269500002 * minus_U6_xx + 0.068832705569 * U6_xy
    f6_y = 0.16496755269500002 * U6_yx + 0.068832705569 * minus_U6_yy
    f6_z = 0.16496755269500002 * U6_zx - 0.068832705569 * U6_zy

    # link 6: moment n = I alpha + w x I w + mc x a
    t60 = 0.00010375891721868492 * U6_yx + 0.005511034382675315 * U6_zx
    t61 = 0.03045503293228903 * t57 - 0.0008185978088860856 * alpha6_x
    t62 = 0.005511034382675315 * U6_zy - 9.3569097314605e-05 * U6_xy
    t63 = 0.00010375891721868492 * (minus_U6_xx - minus_U5_yy)
    t64 = 0.0008185978088860856 * t58 - 0.03045503293228903 * alpha5_y
    t65 = 9.3569097314605e-05 * U6_xz + 0.00010375891721868492 * U6_yz
    t66 = t61 - t60 + 9.3569097314605e-05 * (minus_U5_yy - minus_U6_yy)
    n6_x = t66 + 0.068832705569 * a5_y
    t67 = t62 - 0.03127363074117512 * t56 - t63
    n6_y = t67 + 0.16496755269500002 * a5_y
    t68 = t64 + t65 + 0.005511034382675315 * (minus_U6_yy - minus_U6_xx)
    n6_z = t68 + (0.068832705569 * a6_x - 0.16496755269500002 * minus_a6_y)

    # link 7: angular velocity w
    w7_x = c7 * w6_x + s7 * w6_z
    w7_y = c7 * w6_z - s7 * w6_x
    w7_z = qd[6] - w6_y

    # link 7: angular acceleration alpha, U = [alpha] + [w][w]
    # U7_zz = U6_yy
    minus_U7_xz = c7 * U6_xy + s7 * U6_zy
    minus_U7_yz = c7 * U6_zy - s7 * U6_xy
    t69 = w7_x * w7_z
    t70 = w7_y * w7_z
    t71 = w7_x * w7_y
    alpha7_x = t70 + minus_U7_yz
    minus_alpha7_y = minus_U7_xz + t69
    t72 = w7_z * w7_z
    minus_U7_xx = w7_y * w7_y + t72
    minus_U7_yy = w7_x * w7_x + t72
    U7_xy = t71 + alpha6_y
    U7_yx = t71 - alpha6_y
    U7_zx = t69 + minus_alpha7_y
    U7_zy = t70 + alpha7_x

    # link 7: acceleration a of its origin, gravity included
    a7_y = c7 * (0.088 * U6_zx - a5_y) - s7 * (a6_x - 0.088 * minus_U6_xx)
    a7_z = minus_a6_y - 0.088 * U6_yx

    # link 7: force f = U mc (m = 0)
    minus_f7_x = 0.008343776383464369 * minus_U7_xx
    f7_y = 0.008343776383464369 * U7_yx
    f7_z = 0.008343776383464369 * U7_zx

    # link 7: moment n = I alpha + w x I w + mc x a
    t73 = 0.0013450149983408877 * U7_yx + 0.0005571816285452075 * U7_zx
    t74 = 0.002289892335277788 * alpha7_x + 0.004909651967360946 * t70
    n7_x = t74 - t73 - 0.0011352667606277602 * (minus_U6_yy - minus_U7_yy)
    t75 = 0.0005571816285452075 * U7_zy + 0.0011352667606277602 * U7_xy
    t76 = 0.0013450149983408877 * (minus_U7_xx - minus_U6_yy)
    t77 = 0.0013450149983408877 * minus_U7_yz
    t78 = 0.004909651967360946 * alpha6_y + 0.002289892335277788 * t71
    t79 = 0.0005571816285452075 * (minus_U7_yy - minus_U7_xx)
    t80 = t75 - 0.0026197596320831577 * t69 - t76
    n7_y = t80 - 0.008343776383464369 * a7_z
    t81 = t79 - (t78 + (t77 - 0.0011352667606277602 * minus_U7_xz))
    n7_z = t81 + 0.008343776383464369 * a7_y

    # joint 6: force F and moment N through it, joint 7 added
    t82 = c7 * f7_y - s7 * minus_f7_x
    N6_x = n6_x + (c7 * n7_x - s7 * n7_y)
    N6_y = n6_y - (n7_z + 0.088 * t82)
    N6_z = n6_z + (s7 * n7_x + c7 * n7_y - 0.0007342523217448644 * U7_zx)
    minus_F6_x = minus_f6_x + (c7 * minus_f7_x + s7 * f7_y)
    F6_y = f6_y - f7_z
    F6_z = f6_z + t82

    # joint 5: force F and moment N through it, joint 6 added
    N5_x = n5_x + (c6 * N6_x - s6 * N6_y)
    N5_y = n5_y - N6_z
    N5_z = n5_z + (s6 * N6_x + c6 * N6_y)
    F5_x = f5_x - (c6 * minus_F6_x + s6 * F6_y)
    F5_y = f5_y - F6_z

    # joint 4: force F and moment N through it, joint 5 added
    t83 = s5 * F5_y - c5 * F5_x
    t84 = minus_f5_z - (c6 * F6_y - s6 * minus_F6_x)
    t85 = s5 * F5_x + c5 * F5_y
    N4_x = n4_x + (s5 * N5_y - c5 * N5_x + 0.384 * t85)
    N4_y = n4_y + (0.0825 * t85 - N5_z)
    N4_z = n4_z + (0.0825 * t84 + 0.384 * t83 - (s5 * N5_x + c5 * N5_y))
    F4_x = f4_x + t83
    F4_y = f4_y + t84
    minus_F4_z = minus_f4_z + t85

    # joint 3: force F and moment N through it, joint 4 added
    N3_x = n3_x + (s4 * N4_y - c4 * N4_x)
    N3_y = n3_y + (0.0825 * (s4 * F4_x + c4 * F4_y) - N4_z)
    N3_z = n3_z + (0.0825 * minus_F4_z - (s4 * N4_x + c4 * N4_y))
    F3_x = f3_x + (s4 * F4_y - c4 * F4_x)
    F3_y = f3_y + minus_F4_z

    # joint 2: force F and moment N through it, joint 3 added
    t86 = 0.01026110182100817 * U2_xy - 0.00796671776787104 * alpha2_y
    t87 = c3 * N3_x - s3 * N3_y - 0.316 * (s3 * F3_x + c3 * F3_y)
    t88 = t86 + 0.0007689361029464 * (minus_U1_xx - minus_U2_yy) + t87
    N2_x = t88 - 2.025402344516817 * minus_alpha2_x
    N2_y = n2_y - N3_z
    N2_z = n2_z + (s3 * N3_x + c3 * N3_y + 0.316 * (c3 * F3_x - s3 * F3_y))

    # joint 1: force F and moment N through it, joint 2 added
    minus_N1_z = s2 * N2_x + c2 * N2_y

    # composite body 6: with body 7 added
    # N7at6_x, minus_N7at6_z, F7at6_z: joint 7 accelerates by 1: wrench on all it moves,
    #   at joint 6
    t89 = 0.002289892335277788 * s7 + 0.001114363257090415 * c7
    t90 = s7 * t89
    N7at6_x = 0.0011352667606277602 * s7 - 0.0013450149983408877 * c7
    minus_N7at6_z = 0.0013450149983408877 * s7 + 0.0011352667606277602 * c7
    F7at6_z = 0.008343776383464369 * c7
    mcz_c6 = 0.008343776383464369 * s7
    t91 = 0.0014685046434897288 * c7
    Iyy_c6 = 0.004909651967360946 + t91
    mcx_c6 = F7at6_z + 0.16496755269500002
    Ixx_c6 = 0.0014712945263917025 - t90
    Ixy_c6 = 0.005511034382675315 - N7at6_x
    Ixz_c6 = c7 * t89 - 0.0007342523217448644 * s7 - 0.0006609405457638925
    Iyz_c6 = minus_N7at6_z + 9.3569097314605e-05
    Izz_c6 = t90 + t91 + 0.03045503293228903

    # composite body 5: with body 6 added
    # Iyy_c5 = Izz_c6
    # N6at5_x, N6at5_z, F6at5_z: joint 6 accelerates by 1: wrench on all it moves, at
    #   joint 5
    t92 = s6 * (Ixx_c6 - Iyy_c6) + c6 * (2.0 * Ixy_c6)
    t93 = s6 * t92
    N6at5_x = c6 * Ixz_c6 - s6 * Iyz_c6
    N6at5_z = s6 * Ixz_c6 + c6 * Iyz_c6
    F6at5_z = c6 * mcx_c6 + 0.068832705569 * s6
    mcx_c5 = F6at5_z - 0.014653732538
    mcy_c5 = 0.067870631425 - mcz_c6
    Ixx_c5 = Ixx_c6 - t93 + 0.024230847133882086
    minus_Ixy_c5 = N6at5_x + 0.0015152444733270301
    Ixz_c5 = c6 * t92 - Ixy_c6 - 0.004600245517563105
    Iyz_c5 = 0.0021640520520981297 - N6at5_z
    Izz_c5 = Iyy_c6 + t93 + 0.027133159263935516

    # composite body 4: with body 5 added
    # F6at5_x: joint 6 accelerates by 1: wrench on all it moves, at joint 5
    # minus_N5at4_x: joint 5 accelerates by 1: wrench on all it moves, at joint 4
    t94 = s5 * (Ixx_c5 - Izz_c6) - c5 * (2.0 * minus_Ixy_c5)
    t95 = s5 * t94
    minus_mcz_c4 = s5 * mcx_c5 + c5 * mcy_c5
    t96 = s5 * mcy_c5 - c5 * mcx_c5
    F6at5_x = 0.068832705569 * c6 - s6 * mcx_c6
    t97 = 0.165 * t96
    t98 = 0.768 * F6at5_x
    Iyy_c4 = Izz_c5 + t97
    t99 = 0.0825 * minus_mcz_c4
    t100 = s5 * Ixz_c5 + c5 * Iyz_c5 - 0.384 * minus_mcz_c4
    mcx_c4 = t96 + 0.49008027465000004
    mcy_c4 = F6at5_x - 1.720683553603
    Ixx_c4 = Ixx_c5 - t95 - t98 + 0.5408292849391831
    minus_N5at4_x = 0.384 * t96 + (c5 * Ixz_c5 - s5 * Iyz_c5)
    Ixy_c4 = 0.13876407268546084 - 0.0825 * F6at5_x + minus_N5at4_x
    Ixz_c4 = c5 * t94 + minus_Ixy_c5 + t99 - 0.0039053550262761003
    Iyz_c4 = t100 + 0.0016444875773692705
    Izz_c4 = Izz_c6 + t95 + (t97 - t98) + 0.6325240572528141

    # composite body 3: with body 4 added
    # minus_N4at3_z: joint 4 accelerates by 1: wrench on all it moves, at joint 3
    t101 = s4 * (Ixx_c4 - Iyy_c4) + c4 * (2.0 * Ixy_c4)
    t102 = s4 * t101
    t103 = c4 * Ixz_c4 - s4 * Iyz_c4
    minus_N4at3_z = s4 * Ixz_c4 + c4 * Iyz_c4
    minus_mcz_c3 = s4 * mcx_c4 + c4 * mcy_c4
    t104 = s4 * mcy_c4 - c4 * mcx_c4
    t105 = 0.165 * t104
    Iyy_c3 = Izz_c4 + t105
    mcx_c3 = t104 + 0.684157959872
    mcy_c3 = minus_mcz_c4 + 0.028227094878000014
    Ixx_c3 = Ixx_c4 - t102 + 0.011595864095166039
    Ixy_c3 = t103 - t99 - 0.00012191242095074308
    t106 = c4 * t101 - Ixy_c4 + 0.0825 * minus_mcz_c3
    Ixz_c3 = t106 - 0.005487648106562255
    Iyz_c3 = minus_N4at3_z - 0.0043772571218395825
    Izz_c3 = Iyy_c4 + t102 + t105 + 0.12445520614822145

    # composite body 2: with body 3 added
    # Iyy_c2 = Izz_c3
    # F3at2_z: joint 3 accelerates by 1: wrench on all it moves, at joint 2
    # N3at1_y: joint 3 accelerates by 1: wrench on all it moves, at joint 1
    t107 = s3 * (Ixx_c3 - Iyy_c3) + c3 * (2.0 * Ixy_c3)
    t108 = s3 * t107
    F3at2_z = c3 * mcx_c3 - s3 * mcy_c3
    mcz_c2 = s3 * mcx_c3 + c3 * mcy_c3
    t109 = 0.632 * minus_mcz_c3
    t110 = 0.316 * F3at2_z - (c3 * Ixz_c3 - s3 * Iyz_c3)
    N3at1_y = 0.316 * mcz_c2 - (s3 * Ixz_c3 + c3 * Iyz_c3)
    Ixx_c2 = Ixx_c3 - t108 - t109 + 0.9896232897634767
    Ixy_c2 = t110 - 0.00398335888393552
    Ixz_c2 = c3 * t107 - Ixy_c3 + 0.01026110182100817
    Iyz_c2 = N3at1_y + 0.0007689361029464
    Izz_c2 = Iyy_c3 + t108 - t109 + 1.0357790547533403

    # composite body 1: with body 2 added
    # Iyy_c1 = Izz_c2
    t111 = Izz_c3 + s2 * (s2 * (Ixx_c2 - Izz_c3) + c2 * (2.0 * Ixy_c2))
    Izz_c1 = t111 + 0.03733744848940618

    # joint 7 accelerates by 1: wrench on all it moves, at joint 6
    # F7at6_x = -mcz_c6
    minus_N7at6_y = 0.004909651967360946 + 0.0007342523217448644 * c7

    # joint 7 accelerates by 1: wrench on all it moves, at joint 5
    # N7at5_y = -N7at6_z, F7at5_y = -F7at6_z
    minus_F7at5_x = c6 * mcz_c6
    minus_F7at5_z = s6 * mcz_c6
    N7at5_x = c6 * N7at6_x + s6 * minus_N7at6_y
    N7at5_z = s6 * N7at6_x - c6 * minus_N7at6_y

    # joint 7 accelerates by 1: wrench on all it moves, at joint 4
    # F7at4_y = -F7at5_z
    F7at4_x = c5 * minus_F7at5_x - s5 * F7at6_z
    F7at4_z = s5 * minus_F7at5_x + c5 * F7at6_z
    t112 = 0.0825 * F7at4_z
    N7at4_x = s5 * minus_N7at6_z - c5 * N7at5_x - 0.384 * F7at4_z
    minus_N7at4_y = N7at5_z + t112
    t113 = 0.0825 * minus_F7at5_z + 0.384 * F7at4_x
    N7at4_z = t113 - (s5 * N7at5_x + c5 * minus_N7at6_z)

    # joint 7 accelerates by 1: wrench on all it moves, at joint 3
    # F7at3_y = -F7at4_z
    F7at3_x = s4 * minus_F7at5_z - c4 * F7at4_x
    minus_F7at3_z = s4 * F7at4_x + c4 * minus_F7at5_z
    minus_N7at3_x = s4 * minus_N7at4_y + c4 * N7at4_x
    N7at3_y = 0.0825 * minus_F7at3_z - N7at4_z
    minus_N7at3_z = s4 * N7at4_x - c4 * minus_N7at4_y + t112

    # joint 7 accelerates by 1: wrench on all it moves, at joint 2
    # N7at2_y = -N7at3_z
    F7at2_x = c3 * F7at3_x + s3 * F7at4_z
    F7at2_z = s3 * F7at3_x - c3 * F7at4_z
    minus_N7at2_x = c3 * minus_N7at3_x + s3 * N7at3_y + 0.316 * F7at2_z
    N7at2_z = c3 * N7at3_y - s3 * minus_N7at3_x + 0.316 * F7at2_x

    # joint 7 accelerates by 1: wrench on all it moves, at joint 1
    # N7at1_y = -N7at2_z
    minus_N7at1_z = c2 * minus_N7at3_z - s2 * minus_N7at2_x

    # joint 6 accelerates by 1: wrench on all it moves, at joint 4
    # F6at4_y = -F6at5_z
    minus_F6at4_x = c5 * F6at5_x
    minus_F6at4_z = s5 * F6at5_x
    t114 = 0.0825 * minus_F6at4_z
    N6at4_x = 0.384 * minus_F6at4_z - (c5 * N6at5_x + s5 * Izz_c6)
    N6at4_y = t114 - N6at5_z
    t115 = 0.0825 * F6at5_z + 0.384 * minus_F6at4_x
    N6at4_z = c5 * Izz_c6 - s5 * N6at5_x - t115

    # joint 6 accelerates by 1: wrench on all it moves, at joint 3
    # F6at3_y = -F6at4_z
    F6at3_x = c4 * minus_F6at4_x - s4 * F6at5_z
    F6at3_z = s4 * minus_F6at4_x + c4 * F6at5_z
    N6at3_x = s4 * N6at4_y - c4 * N6at4_x
    minus_N6at3_y = N6at4_z + 0.0825 * F6at3_z
    N6at3_z = t114 - (s4 * N6at4_x + c4 * N6at4_y)

    # joint 6 accelerates by 1: wrench on all it moves, at joint 2
    F6at2_x = c3 * F6at3_x - s3 * minus_F6at4_z
    F6at2_z = s3 * F6at3_x + c3 * minus_F6at4_z
    N6at2_x = c3 * N6at3_x + s3 * minus_N6at3_y - 0.316 * F6at2_z
    N6at2_z = s3 * N6at3_x - c3 * minus_N6at3_y + 0.316 * F6at2_x

    # joint 6 accelerates by 1: wrench on all it moves, at joint 1
    # N6at1_y = -N6at2_z
    minus_N6at1_z = s2 * N6at2_x - c2 * N6at3_z

    # joint 5 accelerates by 1: wrench on all it moves, at joint 4
    # F5at4_x = -mcz_c4
    t116 = 0.0825 * t96
    minus_N5at4_y = t116 + Izz_c5

    # joint 5 accelerates by 1: wrench on all it moves, at joint 3
    minus_F5at3_x = c4 * minus_mcz_c4
    N5at3_x = c4 * minus_N5at4_x - s4 * minus_N5at4_y
    N5at3_y = s4 * t99 + t100
    N5at3_z = s4 * minus_N5at4_x + c4 * minus_N5at4_y - t116

    # joint 5 accelerates by 1: wrench on all it moves, at joint 2
    minus_F5at2_x = c3 * minus_F5at3_x - s3 * t96
    minus_F5at2_z = c3 * t96 + s3 * minus_F5at3_x
    N5at2_x = c3 * N5at3_x - s3 * N5at3_y + 0.316 * minus_F5at2_z
    N5at2_z = s3 * N5at3_x + c3 * N5at3_y - 0.316 * minus_F5at2_x

    # joint 5 accelerates by 1: wrench on all it moves, at joint 1
    minus_N5at1_z = s2 * N5at2_x - c2 * N5at3_z

    # joint 4 accelerates by 1: wrench on all it moves, at joint 3
    # F4at3_x = -mcz_c3
    minus_N4at3_y = 0.0825 * t104 + Izz_c4

    # joint 4 accelerates by 1: wrench on all it moves, at joint 2
    # N4at2_y = -N4at3_z
    t117 = minus_N4at3_y - 0.316 * minus_mcz_c3
    minus_N4at2_x = c3 * t103 - s3 * t117

    # joint 4 accelerates by 1: wrench on all it moves, at joint 1
    minus_N4at1_z = c2 * minus_N4at3_z - s2 * minus_N4at2_x

    # joint 3 accelerates by 1: wrench on all it moves, at joint 1
    N3at1_z = c2 * Izz_c3 + s2 * t110

    # joint 2 accelerates by 1: wrench on all it moves, at joint 1
    # N2at1_y = -Izz_c2
    minus_N2at1_z = s2 * Ixz_c2 + c2 * Iyz_c2

    # row 7 of L and entry 7 of D in M = L^T D L
    minus_L7_1 = 203.68042513969147 * minus_N7at1_z
    L7_2 = 203.68042513969147 * N7at2_z
    minus_L7_3 = 203.68042513969147 * minus_N7at3_z
    L7_4 = 203.68042513969147 * N7at4_z
    L7_5 = 203.68042513969147 * N7at5_z
    minus_L7_6 = 203.68042513969147 * minus_N7at6_z

    # row 6 of L and entry 6 of D in M = L^T D L
    t118 = minus_N6at1_z + minus_L7_6 * minus_N7at1_z
    t119 = N6at2_z + minus_L7_6 * N7at2_z
    t120 = N6at3_z - minus_L7_6 * minus_N7at3_z
    t121 = N6at4_z + minus_L7_6 * N7at4_z
    t122 = N6at5_z + minus_L7_6 * N7at5_z
    D6 = Izz_c6 - minus_L7_6 * minus_N7at6_z
    t123 = 1.0 / D6
    minus_L6_1 = t118 * t123
    L6_2 = t119 * t123
    L6_3 = t120 * t123
    L6_4 = t121 * t123
    L6_5 = t122 * t123

    # row 5 of L and entry 5 of D in M = L^T D L
    t124 = L7_5 * minus_N7at1_z - minus_N5at1_z + L6_5 * t118
    t125 = N5at2_z - L7_5 * N7at2_z - L6_5 * t119
    t126 = N5at3_z + L7_5 * minus_N7at3_z - L6_5 * t120
    t127 = t100 + L7_5 * N7at4_z + L6_5 * t121
    D5 = Izz_c5 - L7_5 * N7at5_z - L6_5 * t122
    t128 = 1.0 / D5
    L5_1 = t124 * t128
    L5_2 = t125 * t128
    L5_3 = t126 * t128
    minus_L5_4 = t127 * t128

    # row 4 of L and entry 4 of D in M = L^T D L
    t129 = L7_4 * minus_N7at1_z - minus_N4at1_z + L6_4 * t118
    t130 = t129 + minus_L5_4 * t124
    t131 = minus_L5_4 * t125 - s3 * t103 - L7_4 * N7at2_z - L6_4 * t119
    t132 = t131 - c3 * t117
    t133 = L7_4 * minus_N7at3_z - minus_N4at3_z - L6_4 * t120
    t134 = t133 + minus_L5_4 * t126
    D4 = Izz_c4 - L7_4 * N7at4_z - L6_4 * t121 - minus_L5_4 * t127
    t135 = 1.0 / D4
    L4_1 = t130 * t135
    L4_2 = t132 * t135
    L4_3 = t134 * t135

    # row 3 of L and entry 3 of D in M = L^T D L
    t136 = N3at1_z - minus_L7_3 * minus_N7at1_z + L6_3 * t118 - L5_3 * t124
    t137 = t136 - L4_3 * t130
    t138 = minus_L7_3 * N7at2_z - N3at1_y - L6_3 * t119 - L5_3 * t125
    t139 = t138 - L4_3 * t132
    t140 = Izz_c3 - minus_L7_3 * minus_N7at3_z - L6_3 * t120 - L5_3 * t126
    D3 = t140 - L4_3 * t134
    t141 = 1.0 / D3
    L3_1 = t137 * t141
    L3_2 = t139 * t141

    # row 2 of L and entry 2 of D in M = L^T D L
    t142 = L7_2 * minus_N7at1_z - minus_N2at1_z + L6_2 * t118 - L5_2 * t124
    t143 = Izz_c2 - L7_2 * N7at2_z - L6_2 * t119 - L5_2 * t125
    t144 = t142 - L4_2 * t130 - L3_2 * t137
    D2 = t143 - L4_2 * t132 - L3_2 * t139
    t145 = 1.0 / D2
    L2_1 = t144 * t145

    # row 1 of L and entry 1 of D in M = L^T D L
    t146 = Izz_c1 - minus_L7_1 * minus_N7at1_z - minus_L6_1 * t118
    D1 = t146 - L5_1 * t124 - L4_1 * t130 - L3_1 * t137 - L2_1 * t144

    # solve L^T y = right-hand side, tips first
    y7 = tau[6] - n7_z
    y6 = tau[5] - N6_z + minus_L7_6 * y7
    y5 = tau[4] - N5_z - L7_5 * y7 - L6_5 * y6
    t147 = tau[0] + minus_N1_z + minus_L7_1 * y7 + minus_L6_1 * y6
    y4 = tau[3] - N4_z - L7_4 * y7 - L6_4 * y6 + minus_L5_4 * y5
    t148 = tau[2] - N3_z + minus_L7_3 * y7 - L6_3 * y6 - L5_3 * y5
    y3 = t148 - L4_3 * y4
    t149 = tau[1] - N2_z - L7_2 * y7 - L6_2 * y6 - L5_2 * y5 - L4_2 * y4
    y2 = t149 - L3_2 * y3
    y1 = t147 - L5_1 * y5 - L4_1 * y4 - L3_1 * y3 - L2_1 * y2

    # solve L x = y / D, base first
    x1 = y1 / D1
    x2 = y2 * t145 - L2_1 * x1
    x3 = y3 * t141 - L3_1 * x1 - L3_2 * x2
    x4 = y4 * t135 - L4_1 * x1 - L4_2 * x2 - L4_3 * x3
    x5 = y5 * t128 - L5_1 * x1 - L5_2 * x2 - L5_3 * x3 + minus_L5_4 * x4
    t150 = y6 * t123 + minus_L6_1 * x1 - L6_2 * x2 - L6_3 * x3 - L6_4 * x4
    x6 = t150 - L6_5 * x5
    t151 = 203.68042513969147 * y7 + minus_L7_1 * x1 - L7_2 * x2
    x7 = t151 + minus_L7_3 * x3 - L7_4 * x4 - L7_5 * x5 + minus_L7_6 * x6

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
    """The pose of each tip in the base frame.

    q: joint positions (rad), shape (..., 7)
    X: pose of each tip in the base frame, [R p; 0 1] (1, m), shape (..., 1, 4, 4)
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
    # E2_yz = c1, E2_zy = -c2, E2_zx = -s2, E2_xz = -s1
    E2_xx = c1 * c2
    minus_E2_xy = c1 * s2
    E2_yx = s1 * c2
    minus_E2_yy = s1 * s2

    # link 3: axes E and origin o in the base frame
    # E3_zz = c2, E3_xz = -E2_xy, E3_yz = -E2_yy
    E3_xx = E2_xx * c3 - s1 * s3
    minus_E3_xy = E2_xx * s3 + s1 * c3
    E3_yx = E2_yx * c3 + c1 * s3
    minus_E3_zx = s2 * c3
    E3_zy = s2 * s3
    o3_x = 0.316 * minus_E2_xy
    o3_y = 0.316 * minus_E2_yy
    o3_z = 0.333 + 0.316 * c2

    # link 4: axes E and origin o in the base frame
    # E4_xz = -E3_xy, E4_zz = -E3_zy
    E4_xx = E3_xx * c4 + minus_E2_xy * s4
    E4_xy = minus_E2_xy * c4 - E3_xx * s4
    E4_yx = E3_yx * c4 + minus_E2_yy * s4
    E4_yy = minus_E2_yy * c4 - E3_yx * s4
    E4_yz = E2_yx * s3 - c1 * c3
    E4_zx = c2 * s4 - minus_E3_zx * c4
    E4_zy = minus_E3_zx * s4 + c2 * c4

    # link 5: axes E and origin o in the base frame
    # E5_xz = E4_xy, E5_yz = E4_yy, E5_zz = E4_zy
    E5_xx = E4_xx * c5 - minus_E3_xy * s5
    minus_E5_xy = E4_xx * s5 + minus_E3_xy * c5
    E5_yx = E4_yx * c5 - E4_yz * s5
    minus_E5_yy = E4_yx * s5 + E4_yz * c5
    E5_zx = E4_zx * c5 + E3_zy * s5

    # link 6: axes E and origin o in the base frame
    # E6_xz = -E5_xy, E6_yz = -E5_yy
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
    t2 = o3_y + 0.384 * E4_yy + 0.088 * E6_yx + 0.107 * E7_yz
    t3 = o3_z + 0.384 * E4_zy + 0.088 * E6_zx + 0.107 * E7_zz

    X = np.empty((1, 4, 4, *batch), dtype)
    X[0, 0, 0] = E7_xx
    X[0, 0, 1] = E7_xy
    X[0, 0, 2] = E7_xz
    X[0, 0, 3] = t1 + 0.0825 * (E3_xx - E4_xx)
    X[0, 1, 0] = E7_yx
    X[0, 1, 1] = E7_yy
    X[0, 1, 2] = E7_yz
    X[0, 1, 3] = t2 + 0.0825 * (E3_yx - E4_yx)
    X[0, 2, 0] = E7_zx
    X[0, 2, 1] = E7_zy
    X[0, 2, 2] = E7_zz
    X[0, 2, 3] = t3 - 0.0825 * (minus_E3_zx + E4_zx)
    X[0, 3, 0] = 0.0
    X[0, 3, 1] = 0.0
    X[0, 3, 2] = 0.0
    X[0, 3, 3] = 1.0
    return _packed(X, 3)


def jacobian(q):
    """The body Jacobian of each tip: its twist in its own frame is J qd.

    q: joint positions (rad), shape (..., 7)
    J: Jacobian of each tip, angular rows first, in the tip's frame (rad, m per rad), shape
        (..., 1, 6, 7)
    """
    batch, dtype, q = _unpack(
        ("q", q, (7,)),
    )

    # sines and cosines of the joint angles
    c6 = np.cos(q[5])
    c7 = np.cos(q[6])
    s7 = np.sin(q[6])
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
    # E5t1_zz = -c6, E5t1_yy = -c7, E5t1_yx = -s7, E5t1_xz = s6
    E5t1_xx = c6 * c7
    minus_E5t1_xy = c6 * s7
    E5t1_zx = s6 * c7
    minus_E5t1_zy = s6 * s7
    o5t1_x = 0.088 * c6 + 0.107 * s6
    o5t1_z = 0.088 * s6 - 0.107 * c6

    # tip 1: axes E and origin o seen from link 4
    # E4t1_yz = -c6, E4t1_yx = E5t1_zx, E4t1_yy = E5t1_zy
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
    # E3t1_yy = -E4t1_zy, E3t1_yz = -E4t1_zz, o3t1_y = -o4t1_z
    E3t1_xx = c4 * E4t1_xx - s4 * E5t1_zx
    E3t1_xy = c4 * E4t1_xy + s4 * minus_E5t1_zy
    E3t1_xz = c4 * E4t1_xz + s4 * c6
    E3t1_zx = s4 * E4t1_xx + c4 * E5t1_zx
    E3t1_zy = s4 * E4t1_xy - c4 * minus_E5t1_zy
    E3t1_zz = s4 * E4t1_xz - c4 * c6
    o3t1_z = s4 * o4t1_x + c4 * o4t1_y
    o3t1_x = c4 * o4t1_x - s4 * o4t1_y + 0.0825

    # tip 1: axes E and origin o seen from link 2
    # E2t1_yx = -E3t1_zx
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

    q: joint positions (rad), shape (..., 7)
    qd: joint velocities (rad/s), shape (..., 7)
    qdd: joint accelerations (rad/s^2), shape (..., 7)
    dtau_dq: d(joint forces)/dq (N m per rad), shape (..., 7, 7)
    dtau_dqd: d(joint forces)/dqd (N m per rad/s), shape (..., 7, 7)
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
    # Q7_yx = Q7_xy, Q7_zx = Q7_xz, Q7_zy = Q7_yz
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
    # h6_z = h7_y, Q6_yx = Q6_xy, Q6_zx = Q6_xz, Q6_zy = Q6_yz
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
    # Q5_yx = Q5_xy, Q5_zx = Q5_xz, Q5_zy = Q5_yz
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

    # all beyond joint 4: moments of mass h and Q about it
    # h4_z = -h5_y, Q4_yx = Q4_xy, Q4_zx = Q4_xz, Q4_zy = Q4_yz
    # L6at6_x: joint 6 from joint 6: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L),
    #   couple Z
    # K5at4_z, K5at4_x: joint 5 from joint 4: wrench by q5 (E, G), by qd5 (D, H), momentum
    #   (K, L), couple Z
    L6at6_x = 0.068832705569 * c6 - s6 * t4
    t20 = 0.0825 * h5_y
    K5at4_z = Q5_yz + 0.384 * h5_y
    t21 = 0.49008027465000004 - h5_x
    t22 = L6at6_x - 1.720683553603
    t23 = Q5_xx - 0.165 * h5_x + 0.045847386156815495
    K5at4_x = Q5_xz + 0.384 * h5_x
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
    # h3_z = -h4_y, Q3_yx = Q3_xy, Q3_zx = Q3_xz, Q3_zy = Q3_yz
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

    # all beyond joint 2: moments of mass h and Q about it
    # h2_z = h3_y, Q2_yx = Q2_xy, Q2_zx = Q2_xz, Q2_zy = Q2_yz
    # minus_K3at2_x, minus_K3at2_z: joint 3 from joint 2: wrench by q3 (E, G), by qd3 (D,
    #   H), momentum (K, L), couple Z
    minus_K3at2_x = Q3_xz + 0.316 * h3_x
    minus_K3at2_z = Q3_yz + 0.316 * h3_y
    t39 = Q3_xx + 0.023077882494931812
    t40 = 0.00398335888393552 - minus_K3at2_x
    t41 = Q3_xy - 0.01026110182100817
    t42 = Q4_yy - 0.632 * h4_y + 0.9562715012318808
    t43 = minus_K3at2_z + 0.0007689361029464
    h2_y = s2 * (h3_x - 0.002031994566) + c2 * (h4_y - 3.104340043512)
    t44 = 2.0 * c2
    t45 = s2 * (t39 - t42) + t40 * t44
    t46 = s2 * t45
    Q2_xx = t39 - t46
    Q2_yy = t42 + t46
    Q2_xy = c2 * t45 - t40
    Q2_xz = c2 * t41 + s2 * t43
    Q2_yz = s2 * t41 - c2 * t43

    # all beyond joint 7: block B and momentum P, both doubled, seen from it
    # B7_yy = -B7_xx
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
    # P6_z = P7_y
    t52 = 0.176 * t49
    t53 = minus_B7_yx + 0.176 * t50
    minus_B6_zz = B7_xx + t52
    t54 = s6 * minus_B6_zz - c6 * B7_xz
    t55 = c6 * t54
    minus_B6_zx = s6 * minus_B7_yz + c6 * t53
    minus_B6_zy = s6 * t53 - c6 * minus_B7_yz
    t56 = qd[5] * Q6_yz
    t57 = qd[5] * Q6_xz
    t58 = qd[5] * L6at6_x
    t59 = qd[5] * h6_x
    t60 = c6 * B7_xy + t56
    t61 = s6 * B7_xy - t57
    t62 = t58 - c6 * minus_P7_x
    t63 = t59 - s6 * minus_P7_x
    t64 = 2.0 * qd[5]
    t65 = s6 * t54 - t64 * Q6_xy
    B6_xx = B7_xx - t65
    B6_xy = t55 + t64 * Q6_yy
    B6_yx = t55 + B7_xz - t64 * Q6_xx
    B6_yy = t65 - t52
    B6_xz = t60 + t56
    B6_yz = t61 - t57
    P6_x = t62 + t58
    P6_y = t63 + t59

    # all beyond joint 5: block B and momentum P, both doubled, seen from it
    # B5_zz = B6_yy, P5_z = P6_y
    t66 = s5 * (B6_xx + minus_B6_zz) + c5 * (minus_B6_zx - B6_xz)
    t67 = c5 * t66
    B5_zx = c5 * B6_yx + s5 * B6_yz
    B5_zy = s5 * B6_yx - c5 * B6_yz
    t68 = qd[4] * Q5_yz
    t69 = qd[4] * Q5_xz
    t70 = qd[4] * h5_y
    t71 = qd[4] * h5_x
    t72 = c5 * B6_xy - s5 * minus_B6_zy + t68
    t73 = s5 * B6_xy + c5 * minus_B6_zy - t69
    t74 = c5 * P6_x + s5 * P7_y - t70
    t75 = s5 * P6_x - c5 * P7_y + t71
    t76 = 2.0 * qd[4]
    t77 = s5 * t66 - t76 * Q5_xy
    B5_xx = B6_xx - t77
    B5_xy = t67 - minus_B6_zx + t76 * Q5_yy
    B5_yx = t67 + B6_xz - t76 * Q5_xx
    B5_yy = t77 - minus_B6_zz
    B5_xz = t72 + t68
    B5_yz = t73 - t69
    P5_x = t74 - t70
    P5_y = t75 + t71

    # all beyond joint 4: block B and momentum P, both doubled, seen from it
    # P4_z = -P5_y
    t78 = 0.384 * P6_y
    t79 = 0.0825 * P5_x
    t80 = 0.0825 * P5_y
    t81 = B5_xx + t78
    t82 = B5_xz - 0.384 * P5_x
    t83 = B5_zx + 0.0825 * P6_y
    t84 = B6_yy - t79
    t85 = B5_yx + t80
    t86 = B5_yz - 0.384 * P5_y
    B4_zz = B5_yy - (t79 - t78)
    t87 = s4 * (t81 - t84) + c4 * (t82 + t83)
    t88 = c4 * t87
    B4_zx = c4 * t85 - s4 * t86
    B4_zy = s4 * t85 + c4 * t86
    t89 = qd[3] * Q4_yz
    t90 = qd[3] * Q4_xz
    t91 = qd[3] * h4_y
    t92 = qd[3] * h4_x
    t93 = c4 * B5_xy - s4 * B5_zy + t89
    t94 = s4 * B5_xy + c4 * B5_zy - t90
    t95 = s4 * P6_y - c4 * P5_x - t91
    t96 = t92 - (s4 * P5_x + c4 * P6_y)
    t97 = 2.0 * qd[3]
    t98 = s4 * t87 - t97 * Q4_xy
    B4_xx = t81 - t98
    B4_xy = t88 - t83 + t97 * Q4_yy
    B4_yx = t88 - t82 - t97 * Q4_xx
    B4_yy = t84 + t98
    B4_xz = t93 + t89
    B4_yz = t94 - t90
    P4_x = t95 - t91
    P4_y = t96 + t92

    # all beyond joint 3: block B and momentum P, both doubled, seen from it
    # P3_z = -P4_y
    t99 = 0.0825 * P4_x
    t100 = B4_zx - t80
    t101 = B4_zz - t99
    t102 = B4_yx + 0.0825 * P4_y
    B3_zz = B4_yy - t99
    t103 = s3 * (B4_xx - t101) + c3 * (B4_xz + t100)
    t104 = c3 * t103
    B3_zx = c3 * t102 - s3 * B4_yz
    B3_zy = s3 * t102 + c3 * B4_yz
    t105 = qd[2] * Q3_yz
    t106 = qd[2] * Q3_xz
    t107 = qd[2] * h3_y
    t108 = qd[2] * h3_x
    t109 = c3 * B4_xy - s3 * B4_zy + t105
    t110 = s3 * B4_xy + c3 * B4_zy - t106
    t111 = c3 * P4_x + s3 * P5_y + t107
    t112 = c3 * P5_y - s3 * P4_x + t108
    t113 = 2.0 * qd[2]
    t114 = s3 * t103 - t113 * Q3_xy
    B3_xx = B4_xx - t114
    B3_xy = t104 - t100 + t113 * Q3_yy
    B3_yx = t104 - B4_xz - t113 * Q3_xx
    B3_yy = t101 + t114
    B3_xz = t109 + t105
    B3_yz = t110 - t106
    minus_P3_x = t111 + t107
    P3_y = t112 + t108

    # all beyond joint 2: block B and momentum P, both doubled, seen from it
    # P2_z = P3_y
    t115 = 0.316 * P4_y
    t116 = 0.316 * P3_y - B3_yz
    B2_zz = B3_yy - t115
    t117 = 0.316 * minus_P3_x + B3_xz + B3_zx
    t118 = s2 * (B3_xx - t115 - B3_zz) - c2 * t117
    B2_zx = c2 * B3_yx - s2 * t116
    B2_zy = s2 * B3_yx + c2 * t116
    t119 = 2.0 * qd[1]
    B2_yy = B3_zz + s2 * t118 - t119 * Q2_xy

    # link 2: w, alpha, twice its origin's velocity v, U and acceleration a
    # w2_z = qd[1], alpha2_z = qdd[1]
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
    t126 = 0.632 * qd[1]
    t127 = 0.632 * minus_w2_x
    t128 = 0.316 * minus_U2_zy
    t129 = minus_a2_x + 0.316 * U2_xy
    a3_z = minus_a2_y - 0.316 * minus_U2_yy
    w3_x = s3 * qd[1] - c3 * minus_w2_x
    w3_y = s3 * minus_w2_x + c3 * qd[1]
    v2_3_x = c3 * t126 + s3 * t127
    v2_3_y = c3 * t127 - s3 * t126
    a3_x = s3 * t128 - c3 * t129
    a3_y = s3 * t129 + c3 * t128
    t130 = w3_x * w3_x
    t131 = w3_y * w3_y
    t132 = w3_x * w3_y
    minus_U3_zz = t130 + t131
    w3_z = minus_w2_y + qd[2]
    alpha3_x = s3 * qdd[1] - c3 * minus_alpha2_x + qd[2] * w3_y
    alpha3_y = s3 * minus_alpha2_x + c3 * qdd[1] - qd[2] * w3_x
    alpha3_z = qdd[2] - alpha2_y
    t133 = w3_z * w3_z
    t134 = w3_x * w3_z
    t135 = w3_y * w3_z
    minus_U3_xx = t131 + t133
    U3_xz = t134 + alpha3_y
    U3_yx = t132 + alpha3_z
    U3_yz = t135 - alpha3_x
    U3_zx = t134 - alpha3_y
    U3_zy = t135 + alpha3_x

    # link 4: w, alpha, twice its origin's velocity v, U and acceleration a
    t136 = 0.165 * w3_y
    minus_v2_4_z = v2_3_y + 0.165 * w3_z
    minus_a4_z = a3_y + 0.0825 * U3_yx
    t137 = a3_z + 0.0825 * U3_zx
    t138 = 0.0825 * minus_U3_xx - a3_x
    minus_w4_x = c4 * w3_x + s4 * w3_z
    minus_w4_y = c4 * w3_z - s4 * w3_x
    v2_4_x = s4 * t136 - c4 * v2_3_x
    v2_4_y = s4 * v2_3_x + c4 * t136
    a4_x = c4 * t138 - s4 * t137
    minus_a4_y = s4 * t138 + c4 * t137
    t139 = minus_w4_x * minus_w4_x
    t140 = minus_w4_y * minus_w4_y
    t141 = minus_w4_x * minus_w4_y
    minus_U4_zz = t139 + t140
    w4_z = qd[3] - w3_y
    minus_alpha4_x = c4 * alpha3_x + s4 * alpha3_z + qd[3] * minus_w4_y
    alpha4_y = s4 * alpha3_x - c4 * alpha3_z + qd[3] * minus_w4_x
    alpha4_z = qdd[3] - alpha3_y
    t142 = w4_z * w4_z
    t143 = minus_w4_x * w4_z
    t144 = minus_w4_y * w4_z
    minus_U4_xx = t140 + t142
    minus_U4_xy = alpha4_z - t141
    U4_xz = alpha4_y - t143
    U4_yx = alpha4_z + t141
    minus_U4_yy = t139 + t142
    U4_yz = minus_alpha4_x - t144
    minus_U4_zx = t143 + alpha4_y
    minus_U4_zy = t144 + minus_alpha4_x

    # link 5: w, alpha, twice its origin's velocity v, U and acceleration a
    t145 = v2_4_x + 0.768 * w4_z
    minus_v2_5_z = v2_4_y + 0.165 * w4_z
    t146 = minus_v2_4_z - (0.165 * minus_w4_y + 0.768 * minus_w4_x)
    t147 = a4_x + (0.384 * minus_U4_xy - 0.0825 * minus_U4_xx)
    t148 = minus_a4_z - (0.384 * minus_U4_zy - 0.0825 * minus_U4_zx)
    a5_z = minus_a4_y - (0.0825 * U4_yx + 0.384 * minus_U4_yy)
    w5_x = c5 * minus_w4_x - s5 * w4_z
    minus_w5_y = c5 * w4_z + s5 * minus_w4_x
    v2_5_x = s5 * t146 - c5 * t145
    v2_5_y = s5 * t145 + c5 * t146
    a5_x = s5 * t148 - c5 * t147
    a5_y = s5 * t147 + c5 * t148
    t149 = w5_x * w5_x
    t150 = minus_w5_y * minus_w5_y
    minus_U5_zz = t149 + t150
    w5_z = minus_w4_y + qd[4]
    alpha5_x = c5 * minus_alpha4_x - s5 * alpha4_z - qd[4] * minus_w5_y
    minus_alpha5_y = c5 * alpha4_z + s5 * minus_alpha4_x + qd[4] * w5_x
    alpha5_z = qdd[4] - alpha4_y
    t151 = w5_z * w5_z
    t152 = w5_x * w5_z
    t153 = minus_w5_y * w5_z
    U5_xz = t152 - minus_alpha5_y
    minus_U5_yy = t149 + t151
    minus_U5_yz = t153 + alpha5_x

    # link 6: w, alpha, twice its origin's velocity v, U and acceleration a
    # v2_6_z = -v2_5_y, a6_z = -a5_y
    w6_x = c6 * w5_x + s6 * w5_z
    w6_y = c6 * w5_z - s6 * w5_x
    v2_6_x = c6 * v2_5_x - s6 * minus_v2_5_z
    minus_v2_6_y = s6 * v2_5_x + c6 * minus_v2_5_z
    a6_x = c6 * a5_x + s6 * a5_z
    a6_y = c6 * a5_z - s6 * a5_x
    t154 = w6_x * w6_x
    t155 = w6_y * w6_y
    t156 = w6_x * w6_y
    minus_U6_zz = t154 + t155
    w6_z = minus_w5_y + qd[5]
    alpha6_x = c6 * alpha5_x + s6 * alpha5_z + qd[5] * w6_y
    alpha6_y = c6 * alpha5_z - s6 * alpha5_x - qd[5] * w6_x
    alpha6_z = minus_alpha5_y + qdd[5]
    t157 = w6_z * w6_z
    t158 = w6_x * w6_z
    t159 = w6_y * w6_z
    minus_U6_xx = t155 + t157
    U6_xz = t158 + alpha6_y
    U6_yx = t156 + alpha6_z
    minus_U6_yy = t154 + t157
    U6_yz = t159 - alpha6_x
    U6_zx = t158 - alpha6_y

    # link 7: w, alpha, twice its origin's velocity v, U and acceleration a
    v2_7_z = minus_v2_6_y - 0.176 * w6_z
    minus_a7_z = a6_y + 0.088 * U6_yx

    # all beyond joint 7: moment N and force F it needs on a seat at rest
    # K7at7_z: joint 7 from joint 7: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L),
    #   couple Z
    K7at7_z = Q7_xx + Q7_yy
    N7_z = qdd[6] * K7at7_z
    N7_x = qd[6] * t47 - qdd[6] * Q7_xz
    minus_N7_y = qd[6] * t48 + qdd[6] * Q7_yz
    minus_F7_x = qd[6] * t50 + qdd[6] * h7_y
    F7_y = qdd[6] * h7_x - qd[6] * t49

    # all beyond joint 6: moment N and force F it needs on a seat at rest
    # F6_z = F7_y
    # K6at6_z: joint 6 from joint 6: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L),
    #   couple Z
    t160 = N7_z + 0.088 * F7_y
    K6at6_z = Q6_xx + Q6_yy
    N6_x = c6 * N7_x + s6 * t160 + qd[5] * t60 - qdd[5] * Q6_xz
    N6_y = s6 * N7_x - c6 * t160 + qd[5] * t61 - qdd[5] * Q6_yz
    N6_z = qdd[5] * K6at6_z - (minus_N7_y + qd[5] * minus_B6_zz)
    F6_x = qdd[5] * L6at6_x - (qd[5] * t63 + c6 * minus_F7_x)
    F6_y = qd[5] * t62 - s6 * minus_F7_x + qdd[5] * h6_x

    # all beyond joint 5: moment N and force F it needs on a seat at rest
    # F5_z = F6_y
    # K5at5_z: joint 5 from joint 5: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L),
    #   couple Z
    K5at5_z = Q5_xx + Q5_yy
    N5_x = c5 * N6_x + s5 * N6_z + qd[4] * t72 - qdd[4] * Q5_xz
    N5_z = N6_y + qd[4] * B6_yy + qdd[4] * K5at5_z
    F5_x = c5 * F6_x + s5 * F7_y - qd[4] * t75 - qdd[4] * h5_y
    F5_y = s5 * F6_x - c5 * F7_y + qd[4] * t74 + qdd[4] * h5_x

    # all beyond joint 4: moment N and force F it needs on a seat at rest
    # F4_z = -F5_y
    t161 = 0.0825 * F5_y
    t162 = 0.384 * F5_y - N5_x
    t163 = t161 - N5_z
    N4_x = c4 * t162 - s4 * t163 + qd[3] * t93 - qdd[3] * Q4_xz
    F4_x = s4 * F6_y - c4 * F5_x - qd[3] * t96 - qdd[3] * h4_y
    F4_y = qd[3] * t95 - (s4 * F5_x + c4 * F6_y) + qdd[3] * h4_x

    # all beyond joint 3: moment N and force F it needs on a seat at rest
    # F3_z = -F4_y
    # K4at4_z: joint 4 from joint 4: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L),
    #   couple Z
    # K3at3_z: joint 3 from joint 3: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L),
    #   couple Z
    t164 = qdd[4] * Q5_yz - (s5 * N6_x - c5 * N6_z + qd[4] * t73)
    K4at4_z = Q4_xx + Q4_yy
    t165 = qdd[3] * Q4_yz - (s4 * t162 + c4 * t163 + qd[3] * t94)
    t166 = 0.384 * F5_x - t164 - qd[3] * B4_zz - qdd[3] * K4at4_z
    t167 = t166 + 0.0825 * (F4_y + F6_y)
    K3at3_z = Q3_xx + Q3_yy
    N3_x = qd[2] * t109 - (c3 * N4_x + s3 * t167) - qdd[2] * Q3_xz
    N3_z = t165 + t161 + qd[2] * B3_zz + qdd[2] * K3at3_z
    F3_y = c3 * F5_y - s3 * F4_x - qd[2] * t111 + qdd[2] * h3_x

    # all beyond joint 2: moment N and force F it needs on a seat at rest
    # F2_z = F3_y
    t168 = qd[1] * (c2 * B3_xy + s2 * B3_zy + qd[1] * Q2_yz)
    N2_x = c2 * (N3_x - 0.316 * F3_y) + s2 * N3_z + t168 - qdd[1] * Q2_xz

    # joint 7 from joint 7: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    # L7at7_y = h7_x, L7at7_x = -h7_y, K7at7_y = -Q7_yz
    t169 = 2.0 * w6_x
    t170 = 2.0 * w6_y
    t171 = 2.0 * w6_z
    t172 = 2.0 * Q7_xy
    t173 = Q7_xx - Q7_yy
    t174 = minus_B7_yx - B7_xy
    t175 = 2.0 * B7_xx
    t176 = U6_zx * Q7_yz - U6_yx * t173 - U6_yz * t172
    t177 = U6_xz * Q7_xz
    t178 = (minus_U6_yy - minus_U6_xx) * Q7_yz
    t179 = h7_x * (a6_x - 0.088 * minus_U6_xx)
    t180 = (alpha6_z - t156) * Q7_xz - (t159 + alpha6_x) * Q7_yz
    t181 = (minus_U6_xx - minus_U6_zz) * t173 - t180
    t182 = t181 - (h7_y * (0.088 * U6_zx - a5_y) + t179)
    E7at7_z = t182 - t172 * (U6_zx + U6_xz)
    t183 = t176 + (minus_U6_zz - minus_U6_yy) * Q7_xz - h7_x * minus_a7_z
    t184 = t177 + U6_yz * t173 - U6_yx * t172 - t178 - h7_y * minus_a7_z
    t185 = t183 + (t174 * w6_x + t175 * w6_z - minus_B7_yz * w6_y)
    E7at7_x = t185 + minus_N7_y
    E7at7_y = t184 + (t175 * w6_x - t174 * w6_z - B7_xz * w6_y) + N7_x
    G7at7_z = U6_yx * h7_y - U6_yz * h7_x + (w6_z * P7_y - w6_x * minus_P7_x)
    G7at7_x = minus_U6_xx * h7_y + U6_xz * h7_x - w6_y * minus_P7_x - F7_y
    minus_G7at7_y = U6_zx * h7_y + minus_U6_zz * h7_x - w6_y * P7_y + minus_F7_x
    t186 = Q7_xy * t169
    t187 = Q7_xy * t171
    t188 = Q7_xz * t170
    D7at7_x = t186 + Q7_yy * t171 - Q7_yz * t170 + B7_xz
    D7at7_y = t188 - (t187 + Q7_xx * t169) - minus_B7_yz
    H7at7_z = t169 * h7_x + t171 * h7_y
    minus_H7at7_x = P7_y - t170 * h7_x
    minus_H7at7_y = minus_P7_x - t170 * h7_y
    minus_Z7at7_x = v2_7_z * h7_x + (t186 - Q7_xx * t171)
    minus_Z7at7_y = v2_7_z * h7_y + (Q7_yy * t169 - t187)

    # joint 7 from joint 6: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    # L7at6_z = h7_x, L7at6_x = -h7_y, K7at6_z = -Q7_yz, E7at6_x = E7at7_x, G7at6_y =
    #   -G7at7_z, G7at6_x = G7at7_x, G7at6_z = G7at7_y, D7at6_x = D7at7_x, H7at6_y =
    #   -H7at7_z, H7at6_x = H7at7_x, H7at6_z = H7at7_y, Z7at6_x = Z7at7_x, Z7at6_z =
    #   Z7at7_y
    E7at6_y = 0.088 * minus_G7at7_y - E7at7_z
    E7at6_z = E7at7_y - 0.088 * G7at7_z
    D7at6_y = 0.088 * minus_H7at7_y
    D7at6_z = D7at7_y - 0.088 * H7at7_z
    minus_K7at6_y = K7at7_z + 0.0007342523217448644 * c7
    t189 = v2_6_x * h7_x - (v2_5_y + 0.176 * w6_y) * h7_y
    Z7at6_y = Q7_yz * t169 - Q7_xz * t171 - t189
    t190 = h7_x * (minus_v2_6_y * w6_y - v2_6_x * w6_x)
    t191 = Q7_yz * minus_U6_zz - (t177 + minus_K7at6_y * U6_yz)
    t192 = t191 + (t190 - h7_y * (a6_y - v2_5_y * w6_x))
    t193 = minus_K7at6_y * t169 - t188 + h7_y * minus_v2_6_y

    # joint 7 from joint 5: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    # L7at5_y = -h7_x, K7at5_y = Q7_yz, G7at5_y = -G7at7_y, H7at5_y = -H7at7_y, Z7at5_y =
    #   -Z7at7_y
    t194 = v2_5_x * w5_x - v2_5_y * minus_w5_y
    t195 = a5_y - minus_v2_5_z * w5_x
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
    t196 = K7at5_x * U5_xz - Q7_yz * minus_U5_yz
    t197 = minus_L7at5_x * t195 + h7_x * (minus_v2_5_z * minus_w5_y - a5_x)
    t198 = t196 + minus_K7at5_z * minus_U5_zz
    t199 = minus_Z7at7_y * w5_x - minus_Z7at5_x * minus_w5_y

    # joint 7 from joint 4: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    # H7at4_y = -H7at5_z, L7at4_y = -L7at5_z
    t200 = v2_4_x * minus_w4_x + v2_4_y * minus_w4_y
    t201 = minus_v2_4_z * minus_w4_x - minus_a4_y
    t202 = minus_v2_4_z * minus_w4_y - a4_x
    G7at4_x = s5 * minus_G7at7_y - c5 * G7at5_x
    G7at4_y = c6 * G7at7_z - s6 * G7at7_x
    minus_G7at4_z = s5 * G7at5_x + c5 * minus_G7at7_y
    t203 = 0.0825 * minus_G7at4_z
    E7at4_x = 0.384 * minus_G7at4_z - (s5 * E7at6_z + c5 * E7at5_x)
    E7at4_y = t203 - E7at5_z
    t204 = 0.0825 * G7at4_y + 0.384 * G7at4_x
    E7at4_z = t204 - (s5 * E7at5_x - c5 * E7at6_z)
    H7at4_x = s5 * minus_H7at7_y - c5 * H7at5_x
    minus_H7at4_z = s5 * H7at5_x + c5 * minus_H7at7_y
    t205 = 0.0825 * minus_H7at4_z
    D7at4_x = 0.384 * minus_H7at4_z - (s5 * D7at6_z + c5 * D7at5_x)
    D7at4_y = t205 - D7at5_z
    t206 = 0.0825 * minus_H7at5_z + 0.384 * H7at4_x
    D7at4_z = t206 - (s5 * D7at5_x - c5 * D7at6_z)
    L7at4_x = c5 * minus_L7at5_x - s5 * h7_x
    L7at4_z = s5 * minus_L7at5_x + c5 * h7_x
    t207 = 0.0825 * L7at4_z
    K7at4_x = s5 * Q7_yz - c5 * K7at5_x - 0.384 * L7at4_z
    minus_K7at4_y = t207 - minus_K7at5_z
    t208 = 0.0825 * minus_L7at5_z + 0.384 * L7at4_x
    K7at4_z = t208 - (s5 * K7at5_x + c5 * Q7_yz)
    Z7at4_x = c5 * minus_Z7at5_x + s5 * minus_Z7at7_y
    Z7at4_z = s5 * minus_Z7at5_x - c5 * minus_Z7at7_y
    t209 = K7at4_x * U4_xz - minus_K7at4_y * U4_yz - K7at4_z * minus_U4_zz
    t210 = t209 + (L7at4_x * t201 + minus_L7at5_z * t202 + L7at4_z * t200)

    # joint 7 from joint 3: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    # G7at3_y = -G7at4_z, H7at3_y = -H7at4_z, L7at3_y = -L7at4_z
    t211 = v2_3_x * w3_x + v2_3_y * w3_y
    G7at3_x = s4 * G7at4_y - c4 * G7at4_x
    minus_G7at3_z = s4 * G7at4_x + c4 * G7at4_y
    E7at3_x = s4 * E7at4_y - c4 * E7at4_x
    E7at3_y = 0.0825 * minus_G7at3_z - E7at4_z
    E7at3_z = t203 - (s4 * E7at4_x + c4 * E7at4_y)
    H7at3_x = s4 * minus_H7at5_z - c4 * H7at4_x
    minus_H7at3_z = s4 * H7at4_x + c4 * minus_H7at5_z
    D7at3_x = s4 * D7at4_y - c4 * D7at4_x
    D7at3_y = 0.0825 * minus_H7at3_z - D7at4_z
    D7at3_z = t205 - (s4 * D7at4_x + c4 * D7at4_y)
    L7at3_x = s4 * minus_L7at5_z - c4 * L7at4_x
    minus_L7at3_z = s4 * L7at4_x + c4 * minus_L7at5_z
    minus_K7at3_x = c4 * K7at4_x + s4 * minus_K7at4_y
    K7at3_y = 0.0825 * minus_L7at3_z - K7at4_z
    K7at3_z = c4 * minus_K7at4_y - s4 * K7at4_x - t207
    minus_Z7at3_x = s4 * Z7at5_z + c4 * Z7at4_x
    minus_Z7at3_z = s4 * Z7at4_x - c4 * Z7at5_z
    t212 = K7at3_y * U3_yz - minus_K7at3_x * U3_xz - K7at3_z * minus_U3_zz
    t213 = t212 + (L7at3_x * a3_y + L7at4_z * a3_x + minus_L7at3_z * t211)

    # joint 7 from joint 2: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    # L7at2_y = -L7at3_z, Z7at2_y = -Z7at3_z
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
    t214 = K7at3_z * U2_yz + minus_K7at2_x * U2_xz + K7at2_z * minus_U2_zz
    t215 = minus_L7at3_z * minus_a2_x - L7at2_x * minus_a2_y - t214

    # joint 7 from joint 1: wrench by q7 (E, G), by qd7 (D, H), momentum (K, L), couple Z
    # Z7at1_y = -Z7at2_z
    minus_E7at1_z = s2 * E7at2_x - c2 * E7at3_z
    minus_D7at1_z = s2 * D7at2_x - c2 * D7at3_z
    minus_Z7at1_z = s2 * Z7at2_x + c2 * minus_Z7at3_z

    # joint 6 from joint 6: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    # L6at6_y = h6_x, K6at6_x = -Q6_xz, D6at6_z = B6_zz
    t216 = 2.0 * w5_x
    t217 = 2.0 * minus_w5_y
    t218 = 2.0 * w5_z
    t219 = w5_x * minus_w5_y
    t220 = t151 + t150
    t221 = t152 + minus_alpha5_y
    t222 = t219 - alpha5_z
    t223 = minus_L7at5_x * v2_5_y - h7_x * v2_5_x
    t224 = 2.0 * Q6_xy
    t225 = Q6_xx - Q6_yy
    t226 = B6_yx + B6_xy
    t227 = B6_xx - B6_yy
    t228 = t222 * t225 + t221 * Q6_yz + minus_U5_yz * t224
    t229 = U5_xz * Q6_xz
    t230 = t229 - minus_U5_yz * t225 + t222 * t224
    t231 = t228 + (minus_U5_zz - minus_U5_yy) * Q6_xz - h6_x * a5_y
    t232 = t230 - (minus_U5_yy - t220) * Q6_yz + L6at6_x * a5_y
    t233 = (t153 - alpha5_x) * Q6_yz + (t219 + alpha5_z) * Q6_xz
    t234 = (t220 - minus_U5_zz) * t225 - t233
    t235 = minus_B6_zy * w5_x - minus_B6_zx * w5_z
    t236 = t234 + (L6at6_x * a5_z - h6_x * a5_x) + t235
    E6at6_z = t236 - t224 * (t221 + U5_xz)
    E6at6_x = t231 + (t227 * w5_z - t226 * w5_x - B6_yz * minus_w5_y) - N6_y
    E6at6_y = t232 + (t227 * w5_x + t226 * w5_z + B6_xz * minus_w5_y) + N6_x
    t237 = t222 * L6at6_x + minus_U5_yz * h6_x
    G6at6_z = t237 + (w5_x * P6_x + w5_z * P6_y)
    G6at6_x = U5_xz * h6_x - t220 * L6at6_x - minus_w5_y * P6_x - F6_y
    G6at6_y = t221 * L6at6_x - minus_U5_zz * h6_x - minus_w5_y * P6_y + F6_x
    t238 = Q6_xy * t216
    t239 = Q6_xy * t218
    t240 = Q6_xz * t217
    D6at6_x = t238 + Q6_yy * t218 + Q6_yz * t217 + B6_xz
    D6at6_y = B6_yz - (Q6_xx * t216 + t239 + t240)
    minus_H6at6_x = t217 * h6_x + P6_y
    H6at6_y = t217 * L6at6_x + P6_x
    t241 = v2_5_y * L6at6_x
    Z6at6_x = v2_5_y * h6_x - minus_B6_zx - (t238 - Q6_xx * t218)
    minus_Z6at6_y = minus_B6_zy + t241 + (Q6_yy * t216 - t239)

    # joint 6 from joint 5: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    # L6at5_z = h6_x, K6at5_x = -Q6_xz, L6at5_x = L6at6_x, D6at5_y = -B6_zz, K6at5_y =
    #   -K6at6_z, E6at5_y = -E6at6_z, E6at5_x = E6at6_x, E6at5_z = E6at6_y, G6at5_y =
    #   -G6at6_z, G6at5_x = G6at6_x, G6at5_z = G6at6_y, D6at5_x = D6at6_x, D6at5_z =
    #   D6at6_y, H6at5_x = H6at6_x, H6at5_z = H6at6_y, Z6at5_x = Z6at6_x, Z6at5_z =
    #   Z6at6_y
    H6at5_y = t218 * L6at6_x - t216 * h6_x
    t242 = v2_5_x * h6_x + minus_v2_5_z * L6at6_x - minus_B6_zz
    Z6at5_y = Q6_yz * t216 - Q6_xz * t218 - t242
    t243 = t229 - K6at6_z * minus_U5_yz - Q6_yz * minus_U5_zz
    t244 = Z6at6_x * minus_w5_y + Z6at5_y * w5_x

    # joint 6 from joint 4: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    # L6at4_y = -h6_x, G6at4_y = -G6at6_y, H6at4_y = -H6at6_y, Z6at4_y = -Z6at6_y
    minus_G6at4_x = c5 * G6at6_x + s5 * G6at6_z
    G6at4_z = c5 * G6at6_z - s5 * G6at6_x
    t245 = 0.0825 * G6at4_z
    minus_E6at4_x = c5 * E6at6_x + s5 * E6at6_z + 0.384 * G6at4_z
    minus_E6at4_y = E6at6_y + t245
    t246 = 0.0825 * G6at6_y + 0.384 * minus_G6at4_x
    E6at4_z = c5 * E6at6_z - s5 * E6at6_x - t246
    H6at4_x = c5 * minus_H6at6_x + s5 * H6at5_y
    H6at4_z = s5 * minus_H6at6_x - c5 * H6at5_y
    t247 = 0.0825 * H6at4_z
    minus_D6at4_x = c5 * D6at6_x - s5 * minus_B6_zz + 0.384 * H6at4_z
    minus_D6at4_y = D6at6_y + t247
    t248 = 0.384 * H6at4_x - 0.0825 * H6at6_y
    D6at4_z = t248 - (c5 * minus_B6_zz + s5 * D6at6_x)
    minus_L6at4_x = c5 * L6at6_x
    minus_L6at4_z = s5 * L6at6_x
    t249 = 0.0825 * minus_L6at4_z
    K6at4_x = c5 * Q6_xz - s5 * K6at6_z + 0.384 * minus_L6at4_z
    K6at4_y = Q6_yz + t249
    t250 = 0.0825 * h6_x + 0.384 * minus_L6at4_x
    K6at4_z = s5 * Q6_xz + c5 * K6at6_z - t250
    Z6at4_x = s5 * Z6at5_y - c5 * Z6at6_x
    minus_Z6at4_z = s5 * Z6at6_x + c5 * Z6at5_y
    t251 = K6at4_x * U4_xz + K6at4_y * U4_yz - K6at4_z * minus_U4_zz
    t252 = minus_L6at4_x * t201 + h6_x * t202 + minus_L6at4_z * t200
    t253 = minus_Z6at6_y * minus_w4_x - Z6at4_x * minus_w4_y

    # joint 6 from joint 3: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    # L6at3_y = -L6at4_z, Z6at3_y = -Z6at4_z
    G6at3_x = c4 * minus_G6at4_x - s4 * G6at6_y
    G6at3_z = s4 * minus_G6at4_x + c4 * G6at6_y
    E6at3_x = c4 * minus_E6at4_x - s4 * minus_E6at4_y
    minus_E6at3_y = E6at4_z + 0.0825 * G6at3_z
    E6at3_z = s4 * minus_E6at4_x + c4 * minus_E6at4_y - t245
    minus_H6at3_x = c4 * H6at4_x + s4 * H6at6_y
    H6at3_z = c4 * H6at6_y - s4 * H6at4_x
    D6at3_x = c4 * minus_D6at4_x - s4 * minus_D6at4_y
    minus_D6at3_y = D6at4_z + 0.0825 * H6at3_z
    D6at3_z = s4 * minus_D6at4_x + c4 * minus_D6at4_y - t247
    L6at3_x = c4 * minus_L6at4_x - s4 * h6_x
    L6at3_z = s4 * minus_L6at4_x + c4 * h6_x
    K6at3_x = s4 * K6at4_y - c4 * K6at4_x
    minus_K6at3_y = K6at4_z + 0.0825 * L6at3_z
    K6at3_z = t249 - (s4 * K6at4_x + c4 * K6at4_y)
    Z6at3_x = s4 * minus_Z6at6_y - c4 * Z6at4_x
    minus_Z6at3_z = s4 * Z6at4_x + c4 * minus_Z6at6_y
    t254 = K6at3_x * U3_xz - minus_K6at3_y * U3_yz - K6at3_z * minus_U3_zz
    t255 = t254 + (L6at3_x * a3_y - minus_L6at4_z * a3_x - L6at3_z * t211)

    # joint 6 from joint 2: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    # E6at2_y = -E6at3_z, D6at2_y = -D6at3_z, L6at2_y = -L6at3_z, Z6at2_y = -Z6at3_z
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
    t256 = K6at2_x * U2_xz - K6at3_z * U2_yz - K6at2_z * minus_U2_zz
    t257 = t256 - (L6at2_x * minus_a2_y + L6at3_z * minus_a2_x)

    # joint 6 from joint 1: wrench by q6 (E, G), by qd6 (D, H), momentum (K, L), couple Z
    # Z6at1_y = -Z6at2_z
    E6at1_z = c2 * E6at3_z - s2 * E6at2_x
    D6at1_z = c2 * D6at3_z - s2 * D6at2_x
    minus_Z6at1_z = s2 * Z6at2_x + c2 * minus_Z6at3_z

    # joint 5 from joint 5: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    # L5at5_y = h5_x, L5at5_x = -h5_y, K5at5_y = -Q5_yz, D5at5_z = B6_yy
    t258 = 2.0 * minus_w4_x
    t259 = 2.0 * minus_w4_y
    t260 = 2.0 * w4_z
    t261 = L7at4_x * v2_4_y - minus_L7at5_z * v2_4_x
    t262 = minus_L6at4_x * v2_4_y - h6_x * v2_4_x
    t263 = 2.0 * Q5_xy
    t264 = Q5_xx - Q5_yy
    t265 = B5_yx + B5_xy
    t266 = B5_xx - B5_yy
    t267 = U4_yx * t264 - minus_U4_zx * Q5_yz + U4_yz * t263
    t268 = U4_xz * Q5_xz - U4_yz * t264 + U4_yx * t263
    t269 = t267 + (minus_U4_zz - minus_U4_yy) * Q5_xz + h5_x * a5_z
    t270 = t268 - (minus_U4_yy - minus_U4_xx) * Q5_yz + h5_y * a5_z
    t271 = minus_U4_xy * Q5_xz + minus_U4_zy * Q5_yz
    t272 = t271 + (minus_U4_xx - minus_U4_zz) * t264
    t273 = t272 + (h5_x * t147 - h5_y * t148)
    t274 = t273 - (B5_zx * w4_z + B5_zy * minus_w4_x)
    E5at5_z = t274 + t263 * (minus_U4_zx - U4_xz)
    t275 = t269 - (t266 * w4_z + t265 * minus_w4_x + B5_yz * minus_w4_y)
    E5at5_x = t275 + t164
    t276 = t270 + (t266 * minus_w4_x - t265 * w4_z + B5_xz * minus_w4_y)
    E5at5_y = t276 + N5_x
    G5at5_z = U4_yz * h5_x - U4_yx * h5_y + (minus_w4_x * P5_x - w4_z * P5_y)
    t277 = minus_U4_zz * h5_x - minus_U4_zx * h5_y + minus_w4_y * P5_y
    G5at5_y = F5_x - t277
    t278 = Q5_xy * t258
    t279 = Q5_xy * t260
    D5at5_x = t278 - Q5_yy * t260 + Q5_yz * t259 + B5_xz
    D5at5_y = t279 - Q5_xx * t258 - Q5_xz * t259 + B5_yz
    H5at5_z = t258 * h5_x - t260 * h5_y
    minus_H5at5_x = t259 * h5_x + P5_y
    H5at5_y = P5_x - t259 * h5_y
    Z5at5_y = B5_zy + minus_v2_5_z * h5_y - (Q5_yy * t258 + t279)

    # joint 5 from joint 4: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    # L5at4_x = h5_y, G5at4_y = -G5at5_z, H5at4_y = -H5at5_z, H5at4_x = -H5at5_x
    G5at4_x = F5_y - (minus_U4_xx * h5_y + U4_xz * h5_x - minus_w4_y * P5_x)
    t280 = 0.0825 * G5at5_y
    minus_E5at4_x = E5at5_x - 0.384 * G5at5_y
    minus_E5at4_y = E5at5_z - t280
    E5at4_z = 0.384 * G5at4_x - 0.0825 * G5at5_z - E5at5_y
    t281 = 0.0825 * H5at5_y
    minus_D5at4_x = D5at5_x - 0.384 * H5at5_y
    minus_D5at4_y = B6_yy - t281
    D5at4_z = 0.384 * minus_H5at5_x - 0.0825 * H5at5_z - D5at5_y
    t282 = 0.0825 * h5_x
    minus_K5at4_y = K5at5_z - t282
    Z5at4_x = t278 + Q5_xx * t260 - (B5_zx + minus_v2_5_z * h5_x)
    t283 = B6_yy + (t146 * h5_y - t145 * h5_x)
    Z5at4_y = Q5_yz * t258 + Q5_xz * t260 - t283
    t284 = K5at4_x * U4_xz - minus_K5at4_y * U4_yz - K5at4_z * minus_U4_zz
    t285 = Z5at4_y * minus_w4_x - Z5at4_x * minus_w4_y
    t286 = h5_y * v2_4_y - (minus_K5at4_y * t258 + K5at4_x * t259)

    # joint 5 from joint 3: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    # L5at3_y = h5_x, G5at3_y = G5at5_y, H5at3_y = H5at5_y, Z5at3_y = Z5at5_y
    minus_G5at3_x = c4 * G5at4_x + s4 * G5at5_z
    G5at3_z = c4 * G5at5_z - s4 * G5at4_x
    E5at3_x = c4 * minus_E5at4_x - s4 * minus_E5at4_y
    minus_E5at3_y = E5at4_z + 0.0825 * G5at3_z
    E5at3_z = s4 * minus_E5at4_x + c4 * minus_E5at4_y + t280
    minus_H5at3_x = c4 * minus_H5at5_x + s4 * H5at5_z
    H5at3_z = c4 * H5at5_z - s4 * minus_H5at5_x
    D5at3_x = c4 * minus_D5at4_x - s4 * minus_D5at4_y
    minus_D5at3_y = D5at4_z + 0.0825 * H5at3_z
    D5at3_z = s4 * minus_D5at4_x + c4 * minus_D5at4_y + t281
    minus_L5at3_x = c4 * h5_y
    minus_L5at3_z = s4 * h5_y
    minus_K5at3_x = c4 * K5at4_x + s4 * minus_K5at4_y
    K5at3_y = 0.0825 * minus_L5at3_z - K5at4_z
    K5at3_z = c4 * minus_K5at4_y - s4 * K5at4_x + t282
    Z5at3_x = s4 * Z5at4_y - c4 * Z5at4_x
    minus_Z5at3_z = s4 * Z5at4_x + c4 * Z5at4_y
    t287 = K5at3_y * U3_yz - minus_K5at3_x * U3_xz - K5at3_z * minus_U3_zz
    t288 = minus_L5at3_z * t211 - (h5_x * a3_x + minus_L5at3_x * a3_y)

    # joint 5 from joint 2: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    # E5at2_y = -E5at3_z, D5at2_y = -D5at3_z, L5at2_y = -L5at3_z, K5at2_y = -K5at3_z,
    #   Z5at2_y = -Z5at3_z
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
    t289 = minus_K5at2_x * U2_xz + K5at3_z * U2_yz + K5at2_z * minus_U2_zz
    t290 = minus_L5at2_x * minus_a2_y + minus_L5at3_z * minus_a2_x - t289

    # joint 5 from joint 1: wrench by q5 (E, G), by qd5 (D, H), momentum (K, L), couple Z
    # Z5at1_y = -Z5at2_z
    E5at1_z = c2 * E5at3_z - s2 * E5at2_x
    D5at1_z = c2 * D5at3_z - s2 * D5at2_x
    minus_Z5at1_z = s2 * Z5at2_x + c2 * minus_Z5at3_z

    # joint 4 from joint 4: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
    # L4at4_y = h4_x, L4at4_x = -h4_y, K4at4_y = -Q4_yz, D4at4_z = B4_zz
    t291 = 2.0 * w3_x
    t292 = 2.0 * w3_y
    t293 = 2.0 * w3_z
    t294 = t130 + t133
    t295 = minus_K7at3_x * t292 + K7at3_y * t291
    t296 = L6at3_x * v2_3_y - minus_L6at4_z * v2_3_x
    t297 = minus_L5at3_x * v2_3_y + h5_x * v2_3_x
    t298 = 2.0 * Q4_xy
    t299 = Q4_xx - Q4_yy
    t300 = B4_yx + B4_xy
    t301 = B4_xx - B4_yy
    t302 = U3_yx * t299 + U3_zx * Q4_yz + U3_yz * t298
    t303 = U3_xz * Q4_xz
    t304 = t303 - U3_yz * t299 + U3_yx * t298
    t305 = t302 + (minus_U3_zz - t294) * Q4_xz - h4_x * minus_a4_z
    t306 = t304 - (t294 - minus_U3_xx) * Q4_yz - h4_y * minus_a4_z
    t307 = (alpha3_z - t132) * Q4_xz - U3_zy * Q4_yz
    t308 = t307 + (minus_U3_xx - minus_U3_zz) * t299
    t309 = t308 + (h4_y * t137 - h4_x * t138)
    E4at4_z = t309 - (B4_zx * w3_z - B4_zy * w3_x) - t298 * (U3_xz + U3_zx)
    E4at4_x = t305 + (B4_yz * w3_y - (t301 * w3_z - t300 * w3_x)) + t165
    E4at4_y = t306 - (t301 * w3_x + t300 * w3_z + B4_xz * w3_y) + N4_x
    G4at4_z = U3_yz * h4_x - U3_yx * h4_y - (w3_x * P4_x + w3_z * P4_y)
    G4at4_y = w3_y * P4_y - (U3_zx * h4_y + minus_U3_zz * h4_x) + F4_x
    t310 = Q4_xy * t291
    t311 = Q4_xy * t293
    t312 = Q4_xz * t292
    D4at4_x = B4_xz - (t310 + Q4_yy * t293 + Q4_yz * t292)
    D4at4_y = Q4_xx * t291 + t311 + t312 + B4_yz
    H4at4_y = t292 * h4_y + P4_x
    Z4at4_y = B4_zy + minus_v2_4_z * h4_y - (t311 - Q4_yy * t291)

    # joint 4 from joint 3: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
    # L4at3_x = h4_y, K4at3_x = Q4_xz, K4at3_z = Q4_yz, E4at3_x = -E4at4_x, G4at3_y =
    #   -G4at4_z, G4at3_z = -G4at4_y, D4at3_x = -D4at4_x, H4at3_z = -H4at4_y
    G4at3_x = F4_y - (minus_U3_xx * h4_y + U3_xz * h4_x + w3_y * P4_x)
    E4at3_y = 0.0825 * G4at4_y - E4at4_z
    minus_E4at3_z = E4at4_y + 0.0825 * G4at4_z
    H4at3_x = P4_y - t292 * h4_x
    H4at3_y = t293 * h4_y + t291 * h4_x
    D4at3_y = 0.0825 * H4at4_y - B4_zz
    D4at3_z = 0.0825 * H4at3_y - D4at4_y
    minus_K4at3_y = K4at4_z - 0.0825 * h4_x
    Z4at3_x = Q4_xx * t293 - t310 - (B4_zx + minus_v2_4_z * h4_x)
    t313 = B4_zz + (t136 * h4_y - v2_3_x * h4_x)
    Z4at3_y = Q4_xz * t293 - Q4_yz * t291 - t313
    t314 = t303 - minus_K4at3_y * U3_yz - Q4_yz * minus_U3_zz
    t315 = t314 + (h4_y * a3_y + h4_x * t211)

    # joint 4 from joint 2: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
    # L4at2_y = h4_x, K4at2_y = -Q4_yz, Z4at2_y = Z4at4_y, E4at2_y = -E4at3_z
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
    t316 = K4at2_x * U2_xz - Q4_yz * U2_yz - K4at2_z * minus_U2_zz
    t317 = t316 + (h4_x * minus_a2_x - L4at2_x * minus_a2_y)

    # joint 4 from joint 1: wrench by q4 (E, G), by qd4 (D, H), momentum (K, L), couple Z
    # Z4at1_y = -Z4at2_z
    E4at1_z = s2 * minus_E4at2_x - c2 * minus_E4at3_z
    D4at1_z = s2 * minus_D4at2_x + c2 * D4at3_z
    minus_Z4at1_z = s2 * Z4at2_x + c2 * Z4at4_y

    # joint 3 from joint 3: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z
    # L3at3_y = h3_x, L3at3_x = -h3_y, K3at3_y = -Q3_yz, D3at3_z = B3_zz
    t318 = 2.0 * minus_w2_x
    t319 = 2.0 * minus_w2_y
    t320 = alpha2_y + t124
    t321 = 2.0 * Q3_xy
    t322 = Q3_xx - Q3_yy
    t323 = B3_yx + B3_xy
    t324 = B3_xx - B3_yy
    t325 = U2_yx * t321 - (U2_xz * Q3_xz + U2_yz * t322)
    t326 = h3_y * a3_z - (t325 + (minus_U2_yy - minus_U2_xx) * Q3_yz)
    t327 = minus_U2_zy * Q3_yz - U2_xy * Q3_xz
    t328 = (minus_U2_xx - minus_U2_zz) * t322 - t327
    t329 = t328 + (h3_x * t129 - h3_y * t128)
    t330 = t329 + (B3_zy * minus_w2_x + B3_zx * qd[1])
    E3at3_z = t330 + t321 * (t320 - U2_xz)
    t331 = t326 + (t323 * qd[1] - t324 * minus_w2_x + B3_xz * minus_w2_y)
    E3at3_y = t331 + N3_x
    t332 = minus_U2_xx * h3_y + U2_xz * h3_x + minus_w2_y * minus_P3_x
    G3at3_x = t332 - F3_y
    t333 = qdd[2] - t320
    t334 = c3 * F4_x + s3 * F5_y + qd[2] * t112 + minus_U2_zz * h3_x
    minus_G3at3_y = t334 + minus_w2_y * P3_y + h3_y * t333
    t335 = Q3_xy * t318
    t336 = Q3_xy * t119
    D3at3_x = Q3_yy * t119 - t335 + Q3_yz * t319 + B3_xz
    D3at3_y = Q3_xx * t318 - t336 - Q3_xz * t319 + B3_yz
    minus_H3at3_x = t319 * h3_x + P3_y
    minus_H3at3_y = minus_P3_x + t319 * h3_y
    Z3at3_x = B3_zx + (Q3_xx * t119 + t335)
    t337 = B3_zz + (t126 * h3_x + t127 * h3_y)
    Z3at3_z = t337 + (Q3_xz * t119 + Q3_yz * t318)
    t338 = minus_K3at2_x * U2_xz + K3at3_z * U2_yz
    t339 = minus_K3at2_z * minus_U2_zz - t338 + h3_y * minus_a2_y

    # joint 3 from joint 2: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z
    # L3at2_z = h3_x, D3at2_y = -B3_zz, E3at2_y = -E3at3_z, G3at2_x = G3at3_x, G3at2_z =
    #   G3at3_y, H3at2_x = H3at3_x, H3at2_z = H3at3_y, Z3at2_x = Z3at3_x, Z3at2_y =
    #   -Z3at3_z
    t340 = (minus_U2_zz - minus_U2_yy) * Q3_xz - U2_yx * t322
    t341 = t323 * minus_w2_x + t324 * qd[1] - B3_yz * minus_w2_y
    t342 = t340 - U2_yz * t321 + h3_x * a3_z + t341
    t343 = t342 - (c3 * t167 - s3 * N4_x + qd[2] * t110)
    E3at2_x = t343 + 0.316 * minus_G3at3_y + Q3_yz * t333
    E3at2_z = E3at3_y + 0.316 * G3at3_x
    D3at2_x = D3at3_x + 0.316 * minus_H3at3_y
    D3at2_z = D3at3_y - 0.316 * minus_H3at3_x

    # joint 3 from joint 1: wrench by q3 (E, G), by qd3 (D, H), momentum (K, L), couple Z
    E3at1_z = c2 * E3at3_z - s2 * E3at2_x
    D3at1_z = c2 * B3_zz - s2 * D3at2_x
    Z3at1_z = c2 * Z3at3_z - s2 * Z3at3_x

    # joint 2 from joint 2: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z
    # L2at2_x = -h2_y, K2at2_x = -Q2_xz
    t344 = Q2_xx - Q2_yy
    E2at2_z = qdd[0] * Q2_xz + 9.81 * h2_y + qd[0] * (qd[0] * t344 - B2_zx)

    # joint 2 from joint 1: wrench by q2 (E, G), by qd2 (D, H), momentum (K, L), couple Z
    # K2at1_x = Q2_xz
    t345 = 2.0 * Q2_xy
    t346 = qd[0] * t345
    E2at1_z = (t44 * t118 + t117 - t119 * t344) * qd[0] - qdd[0] * t345 - N2_x
    minus_D2at1_z = t346 + (s2 * B3_xy - c2 * B3_zy) - t119 * Q2_xz
    Z2at1_z = t346 - B2_zy

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
    dtau_dq[2, 1] = t339 - (Z3at3_x * minus_w2_y + Z3at3_z * minus_w2_x)
    dtau_dq[2, 2] = E3at3_z
    dtau_dq[2, 3] = -minus_E4at3_z
    dtau_dq[2, 4] = E5at3_z
    dtau_dq[2, 5] = E6at3_z
    dtau_dq[2, 6] = E7at3_z
    dtau_dq[3, 0] = 0.0
    dtau_dq[3, 1] = t317 + (Z4at4_y * minus_w2_x - Z4at2_x * minus_w2_y)
    dtau_dq[3, 2] = t315 + (Z4at3_x * w3_y - Z4at3_y * w3_x)
    dtau_dq[3, 3] = E4at4_z
    dtau_dq[3, 4] = E5at4_z
    dtau_dq[3, 5] = E6at4_z
    dtau_dq[3, 6] = E7at4_z
    dtau_dq[4, 0] = 0.0
    dtau_dq[4, 1] = t290 + (minus_Z5at3_z * minus_w2_x - Z5at2_x * minus_w2_y)
    dtau_dq[4, 2] = t287 + t288 + (Z5at3_x * w3_y - Z5at5_y * w3_x)
    dtau_dq[4, 3] = t284 + (h5_y * t201 - h5_x * t200) + t285
    dtau_dq[4, 4] = E5at5_z
    dtau_dq[4, 5] = E6at6_y
    dtau_dq[4, 6] = E7at5_z
    dtau_dq[5, 0] = 0.0
    dtau_dq[5, 1] = t257 + (minus_Z6at3_z * minus_w2_x - Z6at2_x * minus_w2_y)
    dtau_dq[5, 2] = t255 + (Z6at3_x * w3_y - minus_Z6at4_z * w3_x)
    dtau_dq[5, 3] = t251 - t252 + t253
    dtau_dq[5, 4] = L6at6_x * t195 - h6_x * t194 - t243 - t244
    dtau_dq[5, 5] = E6at6_z
    dtau_dq[5, 6] = E7at6_z
    dtau_dq[6, 0] = 0.0
    dtau_dq[6, 1] = t215 + (minus_Z7at3_z * minus_w2_x - Z7at2_x * minus_w2_y)
    dtau_dq[6, 2] = t213 + (Z7at4_z * w3_x - minus_Z7at3_x * w3_y)
    dtau_dq[6, 3] = t210 - (Z7at5_z * minus_w4_x + Z7at4_x * minus_w4_y)
    dtau_dq[6, 4] = t198 + (minus_L7at5_z * t194 - t197) - t199
    dtau_dq[6, 5] = t192 - (minus_Z7at7_x * w6_y + Z7at6_y * w6_x)
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
    dtau_dqd[2, 1] = B3_zy + t336 + minus_K3at2_x * t319 + t318 * (Q3_yy - K3at3_z)
    dtau_dqd[2, 2] = B3_zz
    dtau_dqd[2, 3] = D4at3_z
    dtau_dqd[2, 4] = D5at3_z
    dtau_dqd[2, 5] = D6at3_z
    dtau_dqd[2, 6] = D7at3_z
    dtau_dqd[3, 0] = -minus_Z4at1_z
    dtau_dqd[3, 1] = Z4at2_z - (K4at2_x * t319 + Q4_yz * t318)
    dtau_dqd[3, 2] = t312 + minus_K4at3_y * t291 + h4_y * v2_3_y - Z4at4_y
    dtau_dqd[3, 3] = B4_zz
    dtau_dqd[3, 4] = D5at4_z
    dtau_dqd[3, 5] = D6at4_z
    dtau_dqd[3, 6] = D7at4_z
    dtau_dqd[4, 0] = -minus_Z5at1_z
    dtau_dqd[4, 1] = minus_K5at2_x * t319 - K5at3_z * t318 + Z5at2_z
    dtau_dqd[4, 2] = -(minus_K5at3_x * t292 + K5at3_y * t291 + t297 + minus_Z5at3_z)
    dtau_dqd[4, 3] = t286 - Z5at5_y
    dtau_dqd[4, 4] = B6_yy
    dtau_dqd[4, 5] = D6at6_y
    dtau_dqd[4, 6] = D7at5_z
    dtau_dqd[5, 0] = -minus_Z6at1_z
    dtau_dqd[5, 1] = Z6at2_z - (K6at3_z * t318 + K6at2_x * t319)
    dtau_dqd[5, 2] = K6at3_x * t292 + minus_K6at3_y * t291 + t296 - minus_Z6at3_z
    dtau_dqd[5, 3] = -(K6at4_x * t259 - K6at4_y * t258 + t262 + minus_Z6at4_z)
    dtau_dqd[5, 4] = K6at6_z * t216 + t240 + t241 - minus_Z6at6_y
    dtau_dqd[5, 5] = -minus_B6_zz
    dtau_dqd[5, 6] = D7at6_z
    dtau_dqd[6, 0] = -minus_Z7at1_z
    dtau_dqd[6, 1] = minus_K7at2_x * t319 - K7at3_z * t318 - minus_Z7at2_z
    dtau_dqd[6, 2] = L7at3_x * v2_3_y + L7at4_z * v2_3_x - t295 - minus_Z7at3_z
    dtau_dqd[6, 3] = t261 - (minus_K7at4_y * t258 + K7at4_x * t259) + Z7at4_z
    dtau_dqd[6, 4] = Z7at5_z - (K7at5_x * t217 + Q7_yz * t216 + t223)
    dtau_dqd[6, 5] = t193 - minus_Z7at7_y
    dtau_dqd[6, 6] = 0.0
    return _packed(dtau_dq, 2), _packed(dtau_dqd, 2)


def regressor(q, qd, qdd):
    """tau = Y x in the inertial parameters x of all links, rotors not included.

    q: joint positions (rad), shape (..., 7)
    qd: joint velocities (rad/s), shape (..., 7)
    qdd: joint accelerations (rad/s^2), shape (..., 7)
    Y: columns: m, mcx, mcy, mcz, Ixx, Ixy, Iyy, Ixz, Iyz, Izz of link 1, then of link 2, ...
        (N m per unit of the parameter); the manifest names the 70 columns, shape (..., 7, 70)
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
    t3 = 0.099856 * t2

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
    minus_U2_zx = minus_P2_xz + alpha2_y
    minus_U2_zy = minus_P2_yz + minus_alpha2_x
    minus_U2_zz = P2_xx + P2_yy
    t4 = 0.099856 * U2_xy + 3.0999600000000003 * s2

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
    # P3_yx = P3_xy, P3_zx = P3_xz, P3_zy = P3_yz
    P3_xx = w3_x * w3_x
    P3_xy = w3_x * w3_y
    P3_xz = w3_x * w3_z
    P3_yy = w3_y * w3_y
    P3_yz = w3_y * w3_z
    P3_zz = w3_z * w3_z
    t5 = alpha3_x - P3_yz
    t6 = P3_yz * s3
    t7 = alpha3_y * c3 - t6
    t8 = t6 - P3_xz * c3
    t9 = U2_xy + t7

    # link 3: U = [alpha] + [w][w]
    minus_U3_xx = P3_yy + P3_zz
    U3_xy = P3_xy - alpha3_z
    U3_xz = P3_xz + alpha3_y
    U3_yx = P3_xy + alpha3_z
    minus_U3_yy = P3_xx + P3_zz
    U3_zx = P3_xz - alpha3_y
    U3_zy = P3_yz + alpha3_x
    minus_U3_zz = P3_xx + P3_yy
    t10 = U3_zy * c3 - U3_zx * s3

    # link 3: acceleration a of its origin, gravity included
    t11 = 0.316 * minus_U2_zy
    t12 = minus_a2_x + 0.316 * U2_xy
    a3_x = s3 * t11 - c3 * t12
    a3_y = s3 * t12 + c3 * t11

    # link 3: differences D on the diagonal of U
    D3_x = minus_U3_zz - minus_U3_yy
    D3_y = minus_U3_xx - minus_U3_zz
    D3_z = minus_U3_yy - minus_U3_xx

    # link 4: angular velocity w
    w4_x = c4 * w3_x + s4 * w3_z
    w4_y = c4 * w3_z - s4 * w3_x
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
    t13 = alpha4_x - P4_yz
    t14 = P4_yz * s4
    t15 = alpha4_y * c4 - t14
    t16 = t14 - P4_xz * c4
    t17 = U3_xy + t15

    # link 4: U = [alpha] + [w][w]
    minus_U4_xx = P4_yy + P4_zz
    U4_xy = P4_xy - alpha4_z
    U4_xz = P4_xz + alpha4_y
    U4_yx = P4_xy + alpha4_z
    minus_U4_yy = P4_xx + P4_zz
    U4_zx = P4_xz - alpha4_y
    U4_zy = P4_yz + alpha4_x
    minus_U4_zz = P4_xx + P4_yy
    t18 = U4_zy * c4 - U4_zx * s4

    # link 4: acceleration a of its origin, gravity included
    t19 = 0.316 * minus_U2_yy - minus_a2_y
    t20 = a3_x - 0.0825 * minus_U3_xx
    minus_a4_z = a3_y + 0.0825 * U3_yx
    t21 = 0.0825 * U3_zx - t19
    a4_x = c4 * t20 + s4 * t21
    a4_y = c4 * t21 - s4 * t20
    t22 = minus_a4_z * s4 + 0.0825 * U4_zy
    t23 = t16 - t17

    # link 4: differences D on the diagonal of U
    D4_x = minus_U4_zz - minus_U4_yy
    D4_y = minus_U4_xx - minus_U4_zz
    D4_z = minus_U4_yy - minus_U4_xx

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
    t24 = minus_P5_yz * s5
    t25 = minus_alpha5_y * c5 - t24
    t26 = t24 + P5_xz * c5
    t27 = U4_xy + t25

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
    t28 = 0.0825 * U4_zx
    t29 = a4_x + (0.0825 * minus_U4_xx + 0.384 * U4_xy)
    a5_z = a4_y - (0.0825 * U4_yx + 0.384 * minus_U4_yy)
    t30 = 0.384 * U4_zy - t28 - minus_a4_z
    a5_x = c5 * t29 - s5 * t30
    minus_a5_y = s5 * t29 + c5 * t30
    t31 = minus_a5_y * c6
    t32 = minus_a5_y * s6

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
    t33 = alpha6_x - P6_yz
    t34 = P6_yz * s6
    t35 = alpha6_y * c6 - t34
    t36 = t34 - P6_xz * c6
    t37 = minus_U5_xy - t35

    # link 6: U = [alpha] + [w][w]
    minus_U6_xx = P6_yy + P6_zz
    U6_xy = P6_xy - alpha6_z
    U6_xz = P6_xz + alpha6_y
    U6_yx = P6_xy + alpha6_z
    minus_U6_yy = P6_xx + P6_zz
    U6_zx = P6_xz - alpha6_y
    U6_zy = P6_yz + alpha6_x
    minus_U6_zz = P6_xx + P6_yy
    t38 = U6_zy * c6 - U6_zx * s6

    # link 6: acceleration a of its origin, gravity included
    # a6_z = -a5_y
    a6_x = c6 * a5_x + s6 * a5_z
    a6_y = c6 * a5_z - s6 * a5_x

    # link 6: differences D on the diagonal of U
    D6_x = minus_U6_zz - minus_U6_yy
    D6_y = minus_U6_xx - minus_U6_zz
    D6_z = minus_U6_yy - minus_U6_xx

    # link 7: angular velocity w
    w7_x = c7 * w6_x + s7 * w6_z
    w7_y = c7 * w6_z - s7 * w6_x
    w7_z = qd[6] - w6_y

    # link 7: angular acceleration alpha
    alpha7_x = c7 * alpha6_x + s7 * alpha6_z + w7_y * qd[6]
    alpha7_y = c7 * alpha6_z - s7 * alpha6_x - w7_x * qd[6]
    alpha7_z = qdd[6] - alpha6_y

    # link 7: products P = w w^T
    # P7_yx = P7_xy, P7_zx = P7_xz, P7_zy = P7_yz
    P7_xx = w7_x * w7_x
    P7_xy = w7_x * w7_y
    P7_xz = w7_x * w7_z
    P7_yy = w7_y * w7_y
    P7_yz = w7_y * w7_z
    P7_zz = w7_z * w7_z
    t39 = alpha7_x - P7_yz
    t40 = P7_yz * s7
    t41 = alpha7_y * c7 - t40

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
    t42 = a6_x - 0.088 * minus_U6_xx
    minus_a7_z = a6_y + 0.088 * U6_yx
    t43 = minus_a5_y + 0.088 * U6_zx
    a7_x = c7 * t42 + s7 * t43
    a7_y = c7 * t43 - s7 * t42

    # link 7: differences D on the diagonal of U
    D7_x = minus_U7_zz - minus_U7_yy
    D7_y = minus_U7_xx - minus_U7_zz
    D7_z = minus_U7_yy - minus_U7_xx

    # screw of joint 1 seen from link 3 (angular s, linear t)
    # s1in3_z = c2
    minus_s1in3_x = c3 * s2
    s1in3_y = s3 * s2
    t44 = 0.316 * s2
    t1in3_x = s3 * t44
    t1in3_y = c3 * t44
    t45 = U3_yx * t1in3_y - minus_U3_xx * t1in3_x
    t46 = t19 * s1in3_y + a3_y * c2 + t45
    t47 = U3_xy * t1in3_x - minus_U3_yy * t1in3_y
    t48 = t19 * minus_s1in3_x - a3_x * c2 + t47
    t49 = U3_zy * s1in3_y + U3_zx * minus_s1in3_x + D3_z * c2
    t50 = P3_yz * minus_s1in3_x
    t51 = t50 + alpha3_y * s1in3_y + P3_xy * c2
    t52 = alpha3_z * c2 - (t50 + P3_xz * s1in3_y)
    t53 = t2 - t51

    # screw of joint 2 seen from link 3 (angular s, linear t)
    # s2in3_y = c3, s2in3_x = s3
    t2in3_x = 0.316 * c3
    minus_t2in3_y = 0.316 * s3
    t54 = t19 * c3 - (minus_U3_xx * t2in3_x + U3_yx * minus_t2in3_y)
    t55 = U3_xy * t2in3_x + minus_U3_yy * minus_t2in3_y - t19 * s3

    # screw of joint 1 seen from link 4 (angular s, linear t)
    # s1in4_z = -s1in3_y
    s1in4_x = s4 * c2 - c4 * minus_s1in3_x
    s1in4_y = s4 * minus_s1in3_x + c4 * c2
    t56 = 0.0825 * s1in3_y
    minus_t1in4_z = t1in3_y + 0.0825 * c2
    t1in4_x = c4 * t1in3_x - s4 * t56
    minus_t1in4_y = s4 * t1in3_x + c4 * t56
    t57 = minus_U4_xx * t1in4_x + U4_yx * minus_t1in4_y
    t58 = minus_a4_z * s1in4_y - a4_y * s1in3_y
    t59 = U4_xy * t1in4_x + minus_U4_yy * minus_t1in4_y
    t60 = a4_x * s1in3_y - minus_a4_z * s1in4_x
    t61 = t60 + (t59 - U4_zy * minus_t1in4_z)
    t62 = U4_zy * s1in4_y - U4_zx * s1in4_x - D4_z * s1in3_y
    t63 = P4_yz * s1in4_x
    t64 = alpha4_y * s1in4_y - t63 - P4_xy * s1in3_y
    t65 = t63 - P4_xz * s1in4_y - alpha4_z * s1in3_y
    t66 = t53 + t52 - t64
    t67 = t66 + t65

    # screw of joint 2 seen from link 4 (angular s, linear t)
    # s2in4_z = -c3, t2in4_z = -t2in3_y
    s2in4_x = c4 * s3
    minus_s2in4_y = s4 * s3
    t68 = 0.0825 * c3
    t2in4_x = c4 * t2in3_x - s4 * t68
    minus_t2in4_y = s4 * t2in3_x + c4 * t68
    t69 = minus_U4_xx * t2in4_x + U4_yx * minus_t2in4_y
    t70 = minus_a4_z * minus_s2in4_y + a4_y * c3
    t71 = U4_xy * t2in4_x + minus_U4_yy * minus_t2in4_y
    t72 = a4_x * c3 - minus_a4_z * s2in4_x + (t71 + U4_zy * minus_t2in3_y)
    t73 = U4_zx * s2in4_x + U4_zy * minus_s2in4_y + D4_z * c3
    t74 = P4_yz * s2in4_x
    t75 = t74 + alpha4_y * minus_s2in4_y + P4_xy * c3
    t76 = t74 + P4_xz * minus_s2in4_y - alpha4_z * c3
    t77 = t8 - t9 + t75
    t78 = t77 + t76

    # screw of joint 1 seen from link 5 (angular s, linear t)
    # s1in5_z = s1in4_y
    s1in5_x = c5 * s1in4_x + s5 * s1in3_y
    s1in5_y = c5 * s1in3_y - s5 * s1in4_x
    t79 = t1in4_x + 0.384 * s1in3_y
    t1in5_z = t56 - minus_t1in4_y
    t80 = 0.0825 * s1in4_y + 0.384 * s1in4_x - minus_t1in4_z
    t1in5_x = c5 * t79 - s5 * t80
    minus_t1in5_y = s5 * t79 + c5 * t80
    t81 = a5_x * t1in5_x + minus_a5_y * minus_t1in5_y + a5_z * t1in5_z
    t82 = minus_U5_xx * t1in5_x + U5_yx * minus_t1in5_y
    t83 = minus_U5_yy * minus_t1in5_y - minus_U5_xy * t1in5_x
    t84 = a5_z * s1in5_x - a5_x * s1in4_y + (t83 + U5_zy * t1in5_z)
    t85 = minus_P5_yz * s1in5_x
    t86 = t85 - minus_alpha5_y * s1in5_y - minus_P5_xy * s1in4_y
    t87 = alpha5_z * s1in4_y - (t85 + P5_xz * s1in5_y)
    t88 = t67 - t86

    # screw of joint 2 seen from link 5 (angular s, linear t)
    # s2in5_z = s2in4_y
    s2in5_x = c5 * s2in4_x + s5 * c3
    s2in5_y = c5 * c3 - s5 * s2in4_x
    t89 = t2in4_x + 0.384 * c3
    t2in5_z = t68 - minus_t2in4_y
    t90 = minus_t2in3_y - (0.0825 * minus_s2in4_y - 0.384 * s2in4_x)
    t2in5_x = c5 * t89 - s5 * t90
    minus_t2in5_y = s5 * t89 + c5 * t90
    t91 = a5_x * t2in5_x + minus_a5_y * minus_t2in5_y + a5_z * t2in5_z
    t92 = minus_U5_xx * t2in5_x + U5_yx * minus_t2in5_y
    t93 = minus_a5_y * minus_s2in4_y - a5_z * s2in5_y
    t94 = minus_U5_yy * minus_t2in5_y - minus_U5_xy * t2in5_x
    t95 = a5_z * s2in5_x + a5_x * minus_s2in4_y + (t94 + U5_zy * t2in5_z)
    t96 = minus_P5_yz * s2in5_x
    t97 = t96 - minus_alpha5_y * s2in5_y + minus_P5_xy * minus_s2in4_y
    t98 = t96 + P5_xz * s2in5_y + alpha5_z * minus_s2in4_y
    t99 = t78 - t97

    # screw of joint 3 seen from link 5 (angular s, linear t)
    # s3in5_z = c4
    s3in5_x = c5 * s4
    minus_s3in5_y = s5 * s4
    t100 = 0.0825 * c4 + 0.384 * s4 - 0.0825
    minus_t3in5_x = s5 * t100
    minus_t3in5_y = c5 * t100
    t101 = minus_a5_y * minus_t3in5_y - a5_x * minus_t3in5_x
    t102 = minus_U5_xx * minus_t3in5_x - U5_yx * minus_t3in5_y
    t103 = minus_U5_xy * minus_t3in5_x + minus_U5_yy * minus_t3in5_y
    t104 = a5_z * s3in5_x - a5_x * c4 + t103
    t105 = minus_P5_yz * s3in5_x
    t106 = t105 + minus_alpha5_y * minus_s3in5_y - minus_P5_xy * c4
    t107 = P5_xz * minus_s3in5_y - t105 + alpha5_z * c4
    t108 = t23 - t106

    # screw of joint 4 seen from link 5 (angular s, linear t)
    # s4in5_y = -c5, s4in5_x = -s5
    minus_t4in5_x = 0.384 * c5
    t4in5_y = 0.384 * s5
    t109 = a5_x * minus_t4in5_x + minus_a5_y * t4in5_y + 0.0825 * a5_z
    t110 = minus_U5_xx * minus_t4in5_x + U5_yx * t4in5_y - 0.0825 * U5_zx
    t111 = minus_U5_xy * minus_t4in5_x - minus_U5_yy * t4in5_y
    t112 = t111 - 0.0825 * U5_zy - a5_z * s5

    # screw of joint 1 seen from link 6 (angular s, linear t)
    # t1in6_z = -t1in5_y
    s1in6_x = c6 * s1in5_x + s6 * s1in4_y
    s1in6_y = c6 * s1in4_y - s6 * s1in5_x
    t1in6_x = c6 * t1in5_x + s6 * t1in5_z
    t1in6_y = c6 * t1in5_z - s6 * t1in5_x
    t113 = U6_yx * t1in6_y - minus_U6_xx * t1in6_x + U6_zx * minus_t1in5_y
    t114 = t113 - (a6_y * s1in5_y + minus_a5_y * s1in6_y)
    t115 = U6_xy * t1in6_x - minus_U6_yy * t1in6_y + U6_zy * minus_t1in5_y
    t116 = minus_a5_y * s1in6_x + a6_x * s1in5_y + t115
    t117 = U6_zy * s1in6_y - U6_zx * s1in6_x - D6_z * s1in5_y
    t118 = P6_yz * s1in6_x
    t119 = alpha6_y * s1in6_y - t118 - P6_xy * s1in5_y
    t120 = t118 - P6_xz * s1in6_y - alpha6_z * s1in5_y
    t121 = t88 + t87 - t119

    # screw of joint 2 seen from link 6 (angular s, linear t)
    # t2in6_z = -t2in5_y
    s2in6_x = c6 * s2in5_x - s6 * minus_s2in4_y
    minus_s2in6_y = s6 * s2in5_x + c6 * minus_s2in4_y
    t2in6_x = c6 * t2in5_x + s6 * t2in5_z
    t2in6_y = c6 * t2in5_z - s6 * t2in5_x
    t122 = U6_yx * t2in6_y - minus_U6_xx * t2in6_x + U6_zx * minus_t2in5_y
    t123 = minus_a5_y * minus_s2in6_y - a6_y * s2in5_y + t122
    t124 = U6_xy * t2in6_x - minus_U6_yy * t2in6_y + U6_zy * minus_t2in5_y
    t125 = minus_a5_y * s2in6_x + a6_x * s2in5_y + t124
    t126 = U6_zx * s2in6_x + U6_zy * minus_s2in6_y + D6_z * s2in5_y
    t127 = P6_yz * s2in6_x
    t128 = P6_xy * s2in5_y + (t127 + alpha6_y * minus_s2in6_y)
    t129 = t127 + P6_xz * minus_s2in6_y - alpha6_z * s2in5_y
    t130 = t99 - t98 + t128

    # screw of joint 3 seen from link 6 (angular s, linear t)
    # s3in6_z = -s3in5_y, t3in6_z = -t3in5_y
    s3in6_x = c6 * s3in5_x + s6 * c4
    s3in6_y = c6 * c4 - s6 * s3in5_x
    minus_t3in6_x = c6 * minus_t3in5_x
    t3in6_y = s6 * minus_t3in5_x
    t131 = minus_U6_xx * minus_t3in6_x + U6_yx * t3in6_y
    t132 = a6_y * minus_s3in5_y - minus_a5_y * s3in6_y
    t133 = t132 + (t131 + U6_zx * minus_t3in5_y)
    t134 = U6_xy * minus_t3in6_x + minus_U6_yy * t3in6_y
    t135 = minus_a5_y * s3in6_x - a6_x * minus_s3in5_y
    t136 = t135 + (U6_zy * minus_t3in5_y - t134)
    t137 = U6_zy * s3in6_y - U6_zx * s3in6_x + D6_z * minus_s3in5_y
    t138 = P6_yz * s3in6_x
    t139 = alpha6_y * s3in6_y - t138 + P6_xy * minus_s3in5_y
    t140 = t138 - P6_xz * s3in6_y + alpha6_z * minus_s3in5_y
    t141 = t108 + t107 - t139

    # screw of joint 4 seen from link 6 (angular s, linear t)
    # s4in6_z = c5, t4in6_z = -t4in5_y
    minus_s4in6_x = c6 * s5
    s4in6_y = s6 * s5
    minus_t4in6_x = c6 * minus_t4in5_x + 0.0825 * s6
    t4in6_y = s6 * minus_t4in5_x - 0.0825 * c6
    t142 = minus_U6_xx * minus_t4in6_x + U6_yx * t4in6_y - U6_zx * t4in5_y
    t143 = a6_y * c5 - minus_a5_y * s4in6_y + t142
    t144 = U6_xy * minus_t4in6_x + minus_U6_yy * t4in6_y + U6_zy * t4in5_y
    t145 = minus_a5_y * minus_s4in6_x + a6_x * c5 + t144
    t146 = U6_zy * s4in6_y + U6_zx * minus_s4in6_x + D6_z * c5
    t147 = P6_yz * minus_s4in6_x
    t148 = t147 + alpha6_y * s4in6_y + P6_xy * c5
    t149 = alpha6_z * c5 - (t147 + P6_xz * s4in6_y)
    t150 = t26 - t27 - t148

    # screw of joint 1 seen from link 7 (angular s, linear t)
    s1in7_x = c7 * s1in6_x - s7 * s1in5_y
    minus_s1in7_y = c7 * s1in5_y + s7 * s1in6_x
    minus_t1in7_z = t1in6_y - 0.088 * s1in5_y
    t151 = minus_t1in5_y - 0.088 * s1in6_y
    t1in7_x = c7 * t1in6_x + s7 * t151
    t1in7_y = c7 * t151 - s7 * t1in6_x
    t152 = U7_yx * t1in7_y - minus_U7_xx * t1in7_x - U7_zx * minus_t1in7_z
    t153 = U7_xy * t1in7_x - minus_U7_yy * t1in7_y - U7_zy * minus_t1in7_z
    t154 = P7_yz * s1in7_x
    t155 = alpha7_y * minus_s1in7_y + t154 + P7_xy * s1in6_y

    # screw of joint 2 seen from link 7 (angular s, linear t)
    # s2in7_z = -s2in6_y
    s2in7_x = c7 * s2in6_x - s7 * s2in5_y
    minus_s2in7_y = c7 * s2in5_y + s7 * s2in6_x
    minus_t2in7_z = t2in6_y - 0.088 * s2in5_y
    t156 = minus_t2in5_y + 0.088 * minus_s2in6_y
    t2in7_x = c7 * t2in6_x + s7 * t156
    t2in7_y = c7 * t156 - s7 * t2in6_x
    t157 = U7_yx * t2in7_y - minus_U7_xx * t2in7_x - U7_zx * minus_t2in7_z
    t158 = U7_xy * t2in7_x - minus_U7_yy * t2in7_y - U7_zy * minus_t2in7_z
    t159 = P7_yz * s2in7_x
    t160 = P7_xy * minus_s2in6_y - (alpha7_y * minus_s2in7_y + t159)

    # screw of joint 3 seen from link 7 (angular s, linear t)
    s3in7_x = c7 * s3in6_x + s7 * minus_s3in5_y
    s3in7_y = c7 * minus_s3in5_y - s7 * s3in6_x
    minus_t3in7_z = t3in6_y + 0.088 * minus_s3in5_y
    t161 = minus_t3in5_y - 0.088 * s3in6_y
    t3in7_x = s7 * t161 - c7 * minus_t3in6_x
    t3in7_y = s7 * minus_t3in6_x + c7 * t161
    t162 = U7_yx * t3in7_y - minus_U7_xx * t3in7_x - U7_zx * minus_t3in7_z
    t163 = U7_xy * t3in7_x - minus_U7_yy * t3in7_y - U7_zy * minus_t3in7_z
    t164 = P7_yz * s3in7_x
    t165 = alpha7_y * s3in7_y - t164 - P7_xy * s3in6_y

    # screw of joint 4 seen from link 7 (angular s, linear t)
    # s4in7_z = -s4in6_y
    s4in7_x = s7 * c5 - c7 * minus_s4in6_x
    s4in7_y = s7 * minus_s4in6_x + c7 * c5
    minus_t4in7_z = t4in6_y + 0.088 * c5
    t166 = t4in5_y + 0.088 * s4in6_y
    minus_t4in7_x = c7 * minus_t4in6_x + s7 * t166
    t4in7_y = s7 * minus_t4in6_x - c7 * t166
    t167 = minus_U7_xx * minus_t4in7_x + U7_yx * t4in7_y
    t168 = minus_a7_z * s4in7_y - a7_y * s4in6_y
    t169 = U7_xy * minus_t4in7_x + minus_U7_yy * t4in7_y
    t170 = a7_x * s4in6_y - minus_a7_z * s4in7_x
    t171 = P7_yz * s4in7_x
    t172 = alpha7_y * s4in7_y - t171 - P7_xy * s4in6_y

    # screw of joint 5 seen from link 7 (angular s, linear t)
    # s5in7_z = -c6
    s5in7_x = c7 * s6
    minus_s5in7_y = s7 * s6
    t173 = 0.088 * c6
    minus_t5in7_x = s7 * t173
    minus_t5in7_y = c7 * t173
    t174 = P7_yz * s5in7_x
    t175 = t174 + alpha7_y * minus_s5in7_y + P7_xy * c6

    # results
    t176 = minus_U7_xx * minus_t5in7_x - U7_yx * minus_t5in7_y
    t177 = minus_U7_yy * minus_t5in7_y - U7_xy * minus_t5in7_x

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
    Y[0, 14] = t2
    Y[0, 15] = minus_U2_zy * c2 - minus_U2_zx * s2
    Y[0, 16] = -t1
    Y[0, 17] = -(U2_yx * s2 + D2_y * c2)
    Y[0, 18] = -(D2_x * s2 - U2_xy * c2)
    Y[0, 19] = 0.0
    Y[0, 20] = t3
    Y[0, 21] = t46
    Y[0, 22] = t48
    Y[0, 23] = 0.632 * t2
    Y[0, 24] = t53
    Y[0, 25] = t49
    Y[0, 26] = t51
    Y[0, 27] = D3_y * s1in3_y - U3_yx * minus_s1in3_x + t5 * c2
    Y[0, 28] = U3_xz * c2 - (U3_xy * s1in3_y + D3_x * minus_s1in3_x)
    Y[0, 29] = t52
    Y[0, 30] = t3 + 0.0825 * t46 + 0.006806250000000001 * (t51 + t52)
    Y[0, 31] = t58 - (t57 + U4_zx * minus_t1in4_z)
    Y[0, 32] = t61
    Y[0, 33] = 0.0825 * t49 - t48
    Y[0, 34] = t66
    Y[0, 35] = t62
    Y[0, 36] = t64
    Y[0, 37] = U4_yx * s1in4_x + D4_y * s1in4_y - t13 * s1in3_y
    Y[0, 38] = D4_x * s1in4_x - U4_xy * s1in4_y - U4_xz * s1in3_y
    Y[0, 39] = t65
    Y[0, 40] = t81
    Y[0, 41] = U5_zx * t1in5_z - t82 - (a5_z * s1in5_y + minus_a5_y * s1in4_y)
    Y[0, 42] = t84
    Y[0, 43] = t61 + 0.768 * t67 + 0.0825 * t62
    Y[0, 44] = t88
    Y[0, 45] = U5_zy * s1in5_y - U5_zx * s1in5_x + D5_z * s1in4_y
    Y[0, 46] = t86
    Y[0, 47] = U5_yx * s1in5_x + D5_y * s1in5_y + minus_U5_yz * s1in4_y
    Y[0, 48] = D5_x * s1in5_x + minus_U5_xy * s1in5_y + U5_xz * s1in4_y
    Y[0, 49] = t87
    Y[0, 50] = t81
    Y[0, 51] = t114
    Y[0, 52] = t116
    Y[0, 53] = -t84
    Y[0, 54] = t121
    Y[0, 55] = t117
    Y[0, 56] = t119
    Y[0, 57] = U6_yx * s1in6_x + D6_y * s1in6_y - t33 * s1in5_y
    Y[0, 58] = D6_x * s1in6_x - U6_xy * s1in6_y - U6_xz * s1in5_y
    Y[0, 59] = t120
    Y[0, 60] = t81 + 0.088 * t114 + 0.007743999999999999 * (t119 + t120)
    Y[0, 61] = t152 - (minus_a7_z * minus_s1in7_y + a7_y * s1in6_y)
    Y[0, 62] = t153 - (minus_a7_z * s1in7_x - a7_x * s1in6_y)
    Y[0, 63] = 0.088 * t117 - t116
    Y[0, 64] = t121 + t120 + t155
    Y[0, 65] = -(U7_zx * s1in7_x + U7_zy * minus_s1in7_y + D7_z * s1in6_y)
    Y[0, 66] = -t155
    Y[0, 67] = U7_yx * s1in7_x - D7_y * minus_s1in7_y - t39 * s1in6_y
    Y[0, 68] = D7_x * s1in7_x + U7_xy * minus_s1in7_y - U7_xz * s1in6_y
    Y[0, 69] = t154 + P7_xz * minus_s1in7_y - alpha7_z * s1in6_y
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
    Y[1, 20] = -t4
    Y[1, 21] = t54
    Y[1, 22] = t55
    Y[1, 23] = -(0.632 * U2_xy + minus_a2_x)
    Y[1, 24] = -t9
    Y[1, 25] = t10
    Y[1, 26] = t7
    Y[1, 27] = U3_yx * s3 + D3_y * c3
    Y[1, 28] = D3_x * s3 - U3_xy * c3
    Y[1, 29] = t8
    Y[1, 30] = 0.0825 * t54 - t4 + 0.006806250000000001 * (t7 + t8)
    Y[1, 31] = U4_zx * minus_t2in3_y - t69 - t70
    Y[1, 32] = t72
    Y[1, 33] = 0.0825 * t10 - t55
    Y[1, 34] = t77
    Y[1, 35] = -t73
    Y[1, 36] = -t75
    Y[1, 37] = U4_yx * s2in4_x - D4_y * minus_s2in4_y - t13 * c3
    Y[1, 38] = D4_x * s2in4_x + U4_xy * minus_s2in4_y - U4_xz * c3
    Y[1, 39] = t76
    Y[1, 40] = t91
    Y[1, 41] = t93 + (U5_zx * t2in5_z - t92)
    Y[1, 42] = t95
    Y[1, 43] = t72 + 0.768 * t78 - 0.0825 * t73
    Y[1, 44] = t99
    Y[1, 45] = U5_zy * s2in5_y - U5_zx * s2in5_x - D5_z * minus_s2in4_y
    Y[1, 46] = t97
    Y[1, 47] = U5_yx * s2in5_x + D5_y * s2in5_y - minus_U5_yz * minus_s2in4_y
    Y[1, 48] = D5_x * s2in5_x + minus_U5_xy * s2in5_y - U5_xz * minus_s2in4_y
    Y[1, 49] = -t98
    Y[1, 50] = t91
    Y[1, 51] = t123
    Y[1, 52] = t125
    Y[1, 53] = -t95
    Y[1, 54] = t130
    Y[1, 55] = -t126
    Y[1, 56] = -t128
    Y[1, 57] = U6_yx * s2in6_x - D6_y * minus_s2in6_y - t33 * s2in5_y
    Y[1, 58] = D6_x * s2in6_x + U6_xy * minus_s2in6_y - U6_xz * s2in5_y
    Y[1, 59] = t129
    Y[1, 60] = t91 + 0.088 * t123 + 0.007743999999999999 * (t129 - t128)
    Y[1, 61] = a7_y * minus_s2in6_y - minus_a7_z * minus_s2in7_y + t157
    Y[1, 62] = t158 - (minus_a7_z * s2in7_x + a7_x * minus_s2in6_y)
    Y[1, 63] = -(0.088 * t126 + t125)
    Y[1, 64] = t130 + t129 - t160
    Y[1, 65] = D7_z * minus_s2in6_y - (U7_zx * s2in7_x + U7_zy * minus_s2in7_y)
    Y[1, 66] = t160
    Y[1, 67] = U7_yx * s2in7_x - D7_y * minus_s2in7_y + t39 * minus_s2in6_y
    Y[1, 68] = D7_x * s2in7_x + U7_xy * minus_s2in7_y + U7_xz * minus_s2in6_y
    Y[1, 69] = t159 + P7_xz * minus_s2in7_y + alpha7_z * minus_s2in6_y
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
    Y[2, 27] = t5
    Y[2, 28] = U3_xz
    Y[2, 29] = alpha3_z
    Y[2, 30] = 0.0825 * a3_y + 0.006806250000000001 * U3_yx
    Y[2, 31] = minus_a4_z * c4 - t28
    Y[2, 32] = -t22
    Y[2, 33] = a3_x + 0.0825 * D3_z
    Y[2, 34] = -t17
    Y[2, 35] = t18
    Y[2, 36] = t15
    Y[2, 37] = U4_yx * s4 + D4_y * c4
    Y[2, 38] = D4_x * s4 - U4_xy * c4
    Y[2, 39] = t16
    Y[2, 40] = t101
    Y[2, 41] = t102 - (minus_a5_y * c4 - a5_z * minus_s3in5_y)
    Y[2, 42] = t104
    Y[2, 43] = 0.768 * t23 - t22 + 0.0825 * t18
    Y[2, 44] = t108
    Y[2, 45] = D5_z * c4 - (U5_zx * s3in5_x + U5_zy * minus_s3in5_y)
    Y[2, 46] = t106
    Y[2, 47] = U5_yx * s3in5_x - D5_y * minus_s3in5_y + minus_U5_yz * c4
    Y[2, 48] = D5_x * s3in5_x - minus_U5_xy * minus_s3in5_y + U5_xz * c4
    Y[2, 49] = t107
    Y[2, 50] = t101
    Y[2, 51] = t133
    Y[2, 52] = t136
    Y[2, 53] = -t104
    Y[2, 54] = t141
    Y[2, 55] = t137
    Y[2, 56] = t139
    Y[2, 57] = U6_yx * s3in6_x + D6_y * s3in6_y + t33 * minus_s3in5_y
    Y[2, 58] = D6_x * s3in6_x - U6_xy * s3in6_y + U6_xz * minus_s3in5_y
    Y[2, 59] = t140
    Y[2, 60] = t101 + 0.088 * t133 + 0.007743999999999999 * (t139 + t140)
    Y[2, 61] = minus_a7_z * s3in7_y - a7_y * s3in6_y + t162
    Y[2, 62] = t163 - (minus_a7_z * s3in7_x - a7_x * s3in6_y)
    Y[2, 63] = 0.088 * t137 - t136
    Y[2, 64] = t141 + t140 - t165
    Y[2, 65] = U7_zy * s3in7_y - U7_zx * s3in7_x - D7_z * s3in6_y
    Y[2, 66] = t165
    Y[2, 67] = U7_yx * s3in7_x + D7_y * s3in7_y - t39 * s3in6_y
    Y[2, 68] = D7_x * s3in7_x - U7_xy * s3in7_y - U7_xz * s3in6_y
    Y[2, 69] = t164 - P7_xz * s3in7_y - alpha7_z * s3in6_y
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
    Y[3, 37] = t13
    Y[3, 38] = U4_xz
    Y[3, 39] = alpha4_z
    Y[3, 40] = -t109
    Y[3, 41] = t110 + a5_z * c5
    Y[3, 42] = t112
    Y[3, 43] = 0.0825 * D4_z - (0.768 * U4_xy + a4_x)
    Y[3, 44] = -t27
    Y[3, 45] = U5_zx * s5 - U5_zy * c5
    Y[3, 46] = t25
    Y[3, 47] = -(U5_yx * s5 + D5_y * c5)
    Y[3, 48] = -(D5_x * s5 + minus_U5_xy * c5)
    Y[3, 49] = t26
    Y[3, 50] = -t109
    Y[3, 51] = t143
    Y[3, 52] = -t145
    Y[3, 53] = -t112
    Y[3, 54] = t150
    Y[3, 55] = t146
    Y[3, 56] = t148
    Y[3, 57] = D6_y * s4in6_y - U6_yx * minus_s4in6_x + t33 * c5
    Y[3, 58] = U6_xz * c5 - (U6_xy * s4in6_y + D6_x * minus_s4in6_x)
    Y[3, 59] = t149
    Y[3, 60] = 0.088 * t143 - t109 + 0.007743999999999999 * (t148 + t149)
    Y[3, 61] = t168 + (t167 - U7_zx * minus_t4in7_z)
    Y[3, 62] = t170 - (t169 + U7_zy * minus_t4in7_z)
    Y[3, 63] = t145 + 0.088 * t146
    Y[3, 64] = t150 + t149 - t172
    Y[3, 65] = U7_zy * s4in7_y - U7_zx * s4in7_x - D7_z * s4in6_y
    Y[3, 66] = t172
    Y[3, 67] = U7_yx * s4in7_x + D7_y * s4in7_y - t39 * s4in6_y
    Y[3, 68] = D7_x * s4in7_x - U7_xy * s4in7_y - U7_xz * s4in6_y
    Y[3, 69] = t171 - P7_xz * s4in7_y - alpha7_z * s4in6_y
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
    Y[4, 51] = -t31
    Y[4, 52] = t32
    Y[4, 53] = a5_x
    Y[4, 54] = t37
    Y[4, 55] = t38
    Y[4, 56] = t35
    Y[4, 57] = U6_yx * s6 + D6_y * c6
    Y[4, 58] = D6_x * s6 - U6_xy * c6
    Y[4, 59] = t36
    Y[4, 60] = 0.007743999999999999 * (t35 + t36) - 0.088 * t31
    Y[4, 61] = t176 - (minus_a7_z * minus_s5in7_y + a7_y * c6)
    Y[4, 62] = a7_x * c6 - minus_a7_z * s5in7_x + t177
    Y[4, 63] = 0.088 * t38 - t32
    Y[4, 64] = t37 + t36 + t175
    Y[4, 65] = -(U7_zx * s5in7_x + U7_zy * minus_s5in7_y + D7_z * c6)
    Y[4, 66] = -t175
    Y[4, 67] = U7_yx * s5in7_x - D7_y * minus_s5in7_y - t39 * c6
    Y[4, 68] = D7_x * s5in7_x + U7_xy * minus_s5in7_y - U7_xz * c6
    Y[4, 69] = t174 + P7_xz * minus_s5in7_y - alpha7_z * c6
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
    Y[5, 57] = t33
    Y[5, 58] = U6_xz
    Y[5, 59] = alpha6_z
    Y[5, 60] = 0.088 * a6_y + 0.007743999999999999 * U6_yx
    Y[5, 61] = minus_a7_z * c7 - 0.088 * U7_zx
    Y[5, 62] = -(minus_a7_z * s7 + 0.088 * U7_zy)
    Y[5, 63] = a6_x + 0.088 * D6_z
    Y[5, 64] = -(U6_xy + t41)
    Y[5, 65] = U7_zy * c7 - U7_zx * s7
    Y[5, 66] = t41
    Y[5, 67] = U7_yx * s7 + D7_y * c7
    Y[5, 68] = D7_x * s7 - U7_xy * c7
    Y[5, 69] = t40 - P7_xz * c7
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
    Y[6, 67] = t39
    Y[6, 68] = U7_xz
    Y[6, 69] = alpha7_z
    return _packed(Y, 2)
