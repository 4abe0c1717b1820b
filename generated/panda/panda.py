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
  inverse_dynamics     413 mul, 354 add, 12 sin/cos  (by newton-euler-classical)
  mass_matrix          227 mul, 194 add, 12 sin/cos  (by composite-body)
  coriolis_matrix      906 mul, 734 add, 12 sin/cos  (by composite-body)
  gravity              120 mul, 81 add, 12 sin/cos  (by newton-euler-classical)
  bias                 405 mul, 339 add, 12 sin/cos  (by newton-euler-classical)
  christoffel_symbols  2694 mul, 2098 add, 12 sin/cos  (by composite-body)
  forward_dynamics     737 mul, 638 add, 21 div, 12 sin/cos  (by ldlt)
  inverse_mass_matrix  471 mul, 411 add, 42 div, 12 sin/cos  (by ldlt)
  kinetic_energy       211 mul, 156 add, 12 sin/cos  (by newton-euler)
  potential_energy     46 mul, 36 add, 12 sin/cos  (by product-of-exponentials)
  center_of_mass       152 mul, 112 add, 14 sin/cos  (by product-of-exponentials)
  total_momentum       414 mul, 312 add, 14 sin/cos  (by newton-euler)
  forward_kinematics   80 mul, 44 add, 14 sin/cos  (by product-of-exponentials)
  jacobian             94 mul, 45 add, 12 sin/cos  (by product-of-exponentials)
  jacobian_space       97 mul, 50 add, 12 sin/cos  (by product-of-exponentials)
  jacobian_world       102 mul, 67 add, 12 sin/cos  (by product-of-exponentials)
  jacobian_dot         214 mul, 126 add, 12 sin/cos  (by product-of-exponentials)
  link_motions         126 mul, 86 add, 12 sin/cos  (by newton-euler)
  joint_wrenches       572 mul, 465 add, 12 sin/cos  (by newton-euler)
  passive_forces       0 mul, 0 add, 0 sin/cos  (by sum)
  parameter_gradient   1590 mul, 1112 add, 42 sin/cos  (by reverse-mode)
  kinematics_gradient  1953 mul, 1284 add, 42 sin/cos  (by forward-mode)
  position_gradient    808 mul, 435 add, 38 sin/cos  (by reverse-mode)

Parameters p, with the nominal values
  p[0]  panda_link1.m = 4.970684 kg
  p[1]  panda_link1.mcx = 0.0192614005 kg m
  p[2]  panda_link1.mcy = 0.010343993404000001 kg m
  p[3]  panda_link1.mcz = -0.8698697 kg m
  p[4]  panda_link1.Ixx = 0.8556187233502738 kg m^2
  p[5]  panda_link1.Ixy = -0.0001790829744405 kg m^2
  p[6]  panda_link1.Iyy = 0.8589118354269374 kg m^2
  p[7]  panda_link1.Ixz = 0.0101427450875 kg m^2
  p[8]  panda_link1.Iyz = 0.020979198845699997 kg m^2
  p[9]  panda_link1.Izz = 0.009213163777211224 kg m^2
  p[10]  panda_link2.m = 0.646926 kg
  p[11]  panda_link2.mcx = -0.002031994566 kg m
  p[12]  panda_link2.mcy = -0.018579714719999998 kg m
  p[13]  panda_link2.mcz = 0.0022610063699999997 kg m
  p[14]  panda_link2.Ixx = 0.00850351162402155 kg m^2
  p[15]  panda_link2.Ixy = -0.00398335888393552 kg m^2
  p[16]  panda_link2.Iyy = 0.028124284712194955 kg m^2
  p[17]  panda_link2.Ixz = 0.01026110182100817 kg m^2
  p[18]  panda_link2.Iyz = 0.0007689361029464 kg m^2
  p[19]  panda_link2.Izz = 0.026534991901690206 kg m^2
  p[20]  panda_link3.m = 3.228604 kg
  p[21]  panda_link3.mcx = 0.088844724872 kg m
  p[22]  panda_link3.mcy = 0.126729164208 kg m
  p[23]  panda_link3.mcz = -0.214708623208 kg m
  p[24]  panda_link3.Ixx = 0.05649492601407083 kg m^2
  p[25]  panda_link3.Ixy = -0.008248333140675744 kg m^2
  p[26]  panda_link3.Iyy = 0.05287838199960611 kg m^2
  p[27]  panda_link3.Ixz = -0.005487648106562255 kg m^2
  p[28]  panda_link3.Iyz = -0.0043772571218395825 kg m^2
  p[29]  panda_link3.Izz = 0.01824920229252011 kg m^2
  p[30]  panda_link4.m = 3.587895 kg
  p[31]  panda_link4.mcx = -0.19076837715 kg m
  p[32]  panda_link4.mcy = 0.374644408005 kg m
  p[33]  panda_link4.mcz = 0.09850206933 kg m
  p[34]  panda_link4.Ixx = 0.06767727025085991 kg m^2
  p[35]  panda_link4.Ixy = 0.02771584317362585 kg m^2
  p[36]  panda_link4.Iyy = 0.03239943042445132 kg m^2
  p[37]  panda_link4.Ixz = 0.0039053550262761003 kg m^2
  p[38]  panda_link4.Iyz = -0.0016444875773692705 kg m^2
  p[39]  panda_link4.Izz = 0.0775861490525396 kg m^2
  p[40]  panda_link5.m = 1.225946 kg
  p[41]  panda_link5.mcx = -0.014653732538 kg m
  p[42]  panda_link5.mcy = 0.05034347249 kg m
  p[43]  panda_link5.mcz = -0.047121686402 kg m
  p[44]  panda_link5.Ixx = 0.03942757095803552 kg m^2
  p[45]  panda_link5.Ixy = -0.0015152444733270301 kg m^2
  p[46]  panda_link5.Iyy = 0.03146037232526039 kg m^2
  p[47]  panda_link5.Ixz = -0.004600245517563105 kg m^2
  p[48]  panda_link5.Iyz = 0.0021640520520981297 kg m^2
  p[49]  panda_link5.Izz = 0.010869510762828563 kg m^2
  p[50]  panda_link6.m = 1.666555 kg
  p[51]  panda_link6.mcx = 0.10024161669500001 kg m
  p[52]  panda_link6.mcy = -0.023526756935 kg m
  p[53]  panda_link6.mcz = -0.017527158935000002 kg m
  p[54]  panda_link6.Ixx = 0.00248046035817079 kg m^2
  p[55]  panda_link6.Ixy = 0.001524110902883315 kg m^2
  p[56]  panda_link6.Iyy = 0.010567766133106952 kg m^2
  p[57]  panda_link6.Ixz = -0.00010375891721868492 kg m^2
  p[58]  panda_link6.Iyz = 9.3569097314605e-05 kg m^2
  p[59]  panda_link6.Izz = 0.011794560230238952 kg m^2
  p[60]  panda_link7.m = 0.735522 kg
  p[61]  panda_link7.mcx = 0.007735484874 kg m
  p[62]  panda_link7.mcy = -0.0031274395439999996 kg m
  p[63]  panda_link7.mcz = 0.045305948634 kg m
  p[64]  panda_link7.Ixx = 0.015320008390949585 kg m^2
  p[65]  panda_link7.Ixy = -0.000395108718315752 kg m^2
  p[66]  panda_link7.Iyy = 0.012899064612428355 kg m^2
  p[67]  panda_link7.Ixz = -0.001672482661783778 kg m^2
  p[68]  panda_link7.Iyz = -0.000548359106408232 kg m^2
  p[69]  panda_link7.Izz = 0.004909651967360946 kg m^2
  p[70]  panda_joint1.alpha = 0.0 rad
  p[71]  panda_joint1.a = 0.0 m
  p[72]  panda_joint1.theta = 0.0 rad
  p[73]  panda_joint1.d = 0.333 m
  p[74]  panda_joint2.alpha = -1.5707963267948966 rad
  p[75]  panda_joint2.a = 0.0 m
  p[76]  panda_joint2.theta = 0.0 rad
  p[77]  panda_joint2.d = 0.0 m
  p[78]  panda_joint3.alpha = 1.5707963267948966 rad
  p[79]  panda_joint3.a = 0.0 m
  p[80]  panda_joint3.theta = 0.0 rad
  p[81]  panda_joint3.d = 0.316 m
  p[82]  panda_joint4.alpha = 1.5707963267948966 rad
  p[83]  panda_joint4.a = 0.0825 m
  p[84]  panda_joint4.theta = 0.0 rad
  p[85]  panda_joint4.d = 0.0 m
  p[86]  panda_joint5.alpha = -1.5707963267948966 rad
  p[87]  panda_joint5.a = -0.0825 m
  p[88]  panda_joint5.theta = 0.0 rad
  p[89]  panda_joint5.d = 0.384 m
  p[90]  panda_joint6.alpha = 1.5707963267948966 rad
  p[91]  panda_joint6.a = 0.0 m
  p[92]  panda_joint6.theta = 0.0 rad
  p[93]  panda_joint6.d = 0.0 m
  p[94]  panda_joint7.alpha = 1.5707963267948966 rad
  p[95]  panda_joint7.a = 0.088 m
  p[96]  panda_joint7.theta = 0.0 rad
  p[97]  panda_joint7.d = 0.0 m
  p[98]  panda_joint8.z = 0.107 m

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

    # link 1: moment n = I alpha + w x K + mc x a
    n1_z = 0.009213163777211224 * qdd[0]

    # link 2: angular velocity w
    minus_w2_x = s2 * qd[0]
    minus_w2_y = c2 * qd[0]

    # link 2: angular acceleration alpha
    t1 = minus_w2_y * qd[1]
    minus_alpha2_x = s2 * qdd[0] + t1
    alpha2_y = minus_w2_x * qd[1] - c2 * qdd[0]

    # link 2: U = [alpha] + [w][w]
    U2_xy = minus_w2_x * minus_w2_y - qdd[1]
    minus_U2_yy = minus_w2_x * minus_w2_x + qd[1] * qd[1]
    minus_U2_zy = t1 + minus_alpha2_x

    # link 2: acceleration a of its origin, gravity included
    minus_a2_x = 9.81 * s2
    minus_a2_y = 9.81 * c2

    # link 2: angular momentum K = I w about its origin
    t2 = 0.00398335888393552 * minus_w2_y
    t3 = t2 - 0.00850351162402155 * minus_w2_x
    K2_x = t3 + 0.01026110182100817 * qd[1]
    t4 = 0.028124284712194955 * minus_w2_y
    t5 = 0.00398335888393552 * minus_w2_x - t4
    K2_y = t5 + 0.0007689361029464 * qd[1]
    t6 = 0.01026110182100817 * minus_w2_x
    t7 = t6 + 0.0007689361029464 * minus_w2_y
    K2_z = 0.026534991901690206 * qd[1] - t7

    # link 2: moment n = I alpha + w x K + mc x a
    t8 = 0.00850351162402155 * minus_alpha2_x
    t9 = t8 + 0.00398335888393552 * alpha2_y
    t10 = 0.00398335888393552 * minus_alpha2_x
    t11 = t10 + 0.028124284712194955 * alpha2_y
    t12 = 0.01026110182100817 * minus_alpha2_x
    t13 = 0.0007689361029464 * alpha2_y - t12
    t14 = 0.01026110182100817 * qdd[1] - t9
    t15 = t11 + 0.0007689361029464 * qdd[1]
    t16 = minus_w2_y * K2_x - minus_w2_x * K2_y
    n2_x = t14 - (minus_w2_y * K2_z + qd[1] * K2_y) + 0.0221804724897 * c2
    n2_y = t15 + (qd[1] * K2_x + minus_w2_x * K2_z) - 0.0221804724897 * s2
    t17 = 0.01993386669246 * c2 - 0.18226700140319999 * s2
    n2_z = t13 + 0.026534991901690206 * qdd[1] + t16 + t17

    # link 3: angular velocity w
    w3_x = s3 * qd[1] - c3 * minus_w2_x
    w3_y = s3 * minus_w2_x + c3 * qd[1]
    w3_z = minus_w2_y + qd[2]

    # link 3: angular acceleration alpha
    alpha3_x = s3 * qdd[1] - c3 * minus_alpha2_x + w3_y * qd[2]
    alpha3_y = s3 * minus_alpha2_x + c3 * qdd[1] - w3_x * qd[2]
    alpha3_z = qdd[2] - alpha2_y

    # link 3: U = [alpha] + [w][w]
    t18 = w3_z * w3_z
    t19 = w3_x * w3_y
    t20 = w3_x * w3_z
    minus_U3_xx = w3_y * w3_y + t18
    U3_xy = t19 - alpha3_z
    U3_xz = t20 + alpha3_y
    U3_yx = t19 + alpha3_z
    minus_U3_yy = w3_x * w3_x + t18
    U3_yz = w3_y * w3_z - alpha3_x
    U3_zx = t20 - alpha3_y

    # link 3: acceleration a of its origin, gravity included
    t21 = 0.316 * minus_U2_zy
    t22 = minus_a2_x + 0.316 * U2_xy
    a3_x = s3 * t21 - c3 * t22
    a3_y = s3 * t22 + c3 * t21
    a3_z = minus_a2_y - 0.316 * minus_U2_yy

    # link 3: force f = m a + U mc
    t23 = 0.126729164208 * U3_xy - 0.088844724872 * minus_U3_xx
    t24 = 0.088844724872 * U3_yx - 0.126729164208 * minus_U3_yy
    f3_x = 3.228604 * a3_x + (t23 - 0.214708623208 * U3_xz)
    f3_y = 3.228604 * a3_y + (t24 - 0.214708623208 * U3_yz)

    # link 3: angular momentum K = I w about its origin
    t25 = 0.05649492601407083 * w3_x - 0.008248333140675744 * w3_y
    K3_x = t25 - 0.005487648106562255 * w3_z
    t26 = 0.05287838199960611 * w3_y - 0.008248333140675744 * w3_x
    K3_y = t26 - 0.0043772571218395825 * w3_z
    t27 = 0.005487648106562255 * w3_x + 0.0043772571218395825 * w3_y
    K3_z = 0.01824920229252011 * w3_z - t27

    # link 3: moment n = I alpha + w x K + mc x a
    t28 = 0.05649492601407083 * alpha3_x - 0.008248333140675744 * alpha3_y
    t29 = 0.05287838199960611 * alpha3_y - 0.008248333140675744 * alpha3_x
    t30 = 0.0043772571218395825 * alpha3_y
    t31 = 0.005487648106562255 * alpha3_x + t30
    t32 = t28 - 0.005487648106562255 * alpha3_z
    t33 = t29 - 0.0043772571218395825 * alpha3_z
    t34 = 0.01824920229252011 * alpha3_z - t31
    t35 = 0.126729164208 * a3_z + 0.214708623208 * a3_y
    n3_x = t32 + (w3_y * K3_z - w3_z * K3_y) + t35
    t36 = 0.214708623208 * a3_x + 0.088844724872 * a3_z
    n3_y = t33 + (w3_z * K3_x - w3_x * K3_z) - t36
    t37 = 0.088844724872 * a3_y - 0.126729164208 * a3_x
    n3_z = t34 + (w3_x * K3_y - w3_y * K3_x) + t37

    # link 4: angular velocity w
    w4_x = c4 * w3_x + s4 * w3_z
    w4_y = c4 * w3_z - s4 * w3_x
    w4_z = qd[3] - w3_y

    # link 4: angular acceleration alpha
    alpha4_x = c4 * alpha3_x + s4 * alpha3_z + w4_y * qd[3]
    alpha4_y = c4 * alpha3_z - s4 * alpha3_x - w4_x * qd[3]
    alpha4_z = qdd[3] - alpha3_y

    # link 4: U = [alpha] + [w][w]
    t38 = w4_x * w4_x
    t39 = w4_y * w4_y
    t40 = w4_z * w4_z
    t41 = w4_x * w4_y
    t42 = w4_x * w4_z
    t43 = w4_y * w4_z
    minus_U4_xx = t39 + t40
    U4_xy = t41 - alpha4_z
    U4_xz = t42 + alpha4_y
    U4_yx = t41 + alpha4_z
    minus_U4_yy = t38 + t40
    U4_yz = t43 - alpha4_x
    U4_zx = t42 - alpha4_y
    U4_zy = t43 + alpha4_x
    minus_U4_zz = t38 + t39

    # link 4: acceleration a of its origin, gravity included
    t44 = a3_x - 0.0825 * minus_U3_xx
    minus_a4_z = a3_y + 0.0825 * U3_yx
    t45 = a3_z + 0.0825 * U3_zx
    a4_x = c4 * t44 + s4 * t45
    a4_y = c4 * t45 - s4 * t44

    # link 4: force f = m a + U mc
    t46 = 0.19076837715 * minus_U4_xx + 0.374644408005 * U4_xy
    t47 = 0.19076837715 * U4_yx + 0.374644408005 * minus_U4_yy
    t48 = 0.374644408005 * U4_zy - 0.19076837715 * U4_zx
    f4_x = 3.587895 * a4_x + (t46 + 0.09850206933 * U4_xz)
    f4_y = 3.587895 * a4_y + (0.09850206933 * U4_yz - t47)
    f4_z = t48 - 0.09850206933 * minus_U4_zz - 3.587895 * minus_a4_z

    # link 4: angular momentum K = I w about its origin
    t49 = 0.06767727025085991 * w4_x + 0.02771584317362585 * w4_y
    K4_x = t49 + 0.0039053550262761003 * w4_z
    t50 = 0.02771584317362585 * w4_x + 0.03239943042445132 * w4_y
    K4_y = t50 - 0.0016444875773692705 * w4_z
    t51 = 0.0039053550262761003 * w4_x - 0.0016444875773692705 * w4_y
    K4_z = t51 + 0.0775861490525396 * w4_z

    # link 4: moment n = I alpha + w x K + mc x a
    t52 = 0.06767727025085991 * alpha4_x + 0.02771584317362585 * alpha4_y
    t53 = 0.02771584317362585 * alpha4_x + 0.03239943042445132 * alpha4_y
    t54 = 0.0039053550262761003 * alpha4_x
    t55 = t54 - 0.0016444875773692705 * alpha4_y
    t56 = t52 + 0.0039053550262761003 * alpha4_z
    t57 = t53 - 0.0016444875773692705 * alpha4_z
    t58 = t55 + 0.0775861490525396 * alpha4_z
    t59 = 0.374644408005 * minus_a4_z + 0.09850206933 * a4_y
    n4_x = t56 + (w4_y * K4_z - w4_z * K4_y) - t59
    t60 = 0.09850206933 * a4_x - 0.19076837715 * minus_a4_z
    n4_y = t57 + (w4_z * K4_x - w4_x * K4_z) + t60
    t61 = 0.19076837715 * a4_y + 0.374644408005 * a4_x
    n4_z = t58 + (w4_x * K4_y - w4_y * K4_x) - t61

    # link 5: angular velocity w
    w5_x = c5 * w4_x - s5 * w4_z
    minus_w5_y = s5 * w4_x + c5 * w4_z
    w5_z = w4_y + qd[4]

    # link 5: angular acceleration alpha
    alpha5_x = c5 * alpha4_x - s5 * alpha4_z - minus_w5_y * qd[4]
    minus_alpha5_y = s5 * alpha4_x + c5 * alpha4_z + w5_x * qd[4]
    alpha5_z = alpha4_y + qdd[4]

    # link 5: U = [alpha] + [w][w]
    t62 = w5_x * w5_x
    t63 = minus_w5_y * minus_w5_y
    t64 = w5_z * w5_z
    t65 = w5_x * minus_w5_y
    t66 = w5_x * w5_z
    t67 = minus_w5_y * w5_z
    minus_U5_xx = t63 + t64
    minus_U5_xy = t65 + alpha5_z
    U5_xz = t66 - minus_alpha5_y
    U5_yx = alpha5_z - t65
    minus_U5_yy = t62 + t64
    minus_U5_yz = t67 + alpha5_x
    U5_zx = t66 + minus_alpha5_y
    U5_zy = alpha5_x - t67
    minus_U5_zz = t62 + t63

    # link 5: acceleration a of its origin, gravity included
    t68 = a4_x + (0.0825 * minus_U4_xx + 0.384 * U4_xy)
    a5_z = a4_y - (0.0825 * U4_yx + 0.384 * minus_U4_yy)
    t69 = 0.384 * U4_zy - 0.0825 * U4_zx - minus_a4_z
    a5_x = c5 * t68 - s5 * t69
    minus_a5_y = s5 * t68 + c5 * t69

    # link 5: force f = m a + U mc
    t70 = 0.014653732538 * minus_U5_xx - 0.05034347249 * minus_U5_xy
    t71 = 0.014653732538 * U5_yx + 0.05034347249 * minus_U5_yy
    t72 = 0.05034347249 * U5_zy - 0.014653732538 * U5_zx
    f5_x = 1.225946 * a5_x + (t70 - 0.047121686402 * U5_xz)
    f5_y = 0.047121686402 * minus_U5_yz - t71 - 1.225946 * minus_a5_y
    f5_z = 1.225946 * a5_z + (t72 + 0.047121686402 * minus_U5_zz)

    # link 5: angular momentum K = I w about its origin
    t73 = 0.03942757095803552 * w5_x + 0.0015152444733270301 * minus_w5_y
    K5_x = t73 - 0.004600245517563105 * w5_z
    t74 = 0.0015152444733270301 * w5_x + 0.03146037232526039 * minus_w5_y
    K5_y = 0.0021640520520981297 * w5_z - t74
    t75 = 0.004600245517563105 * w5_x + 0.0021640520520981297 * minus_w5_y
    K5_z = 0.010869510762828563 * w5_z - t75

    # link 5: moment n = I alpha + w x K + mc x a
    t76 = 0.0015152444733270301 * minus_alpha5_y
    t77 = 0.03942757095803552 * alpha5_x + t76
    t78 = 0.03146037232526039 * minus_alpha5_y
    t79 = 0.0015152444733270301 * alpha5_x + t78
    t80 = 0.0021640520520981297 * minus_alpha5_y
    t81 = 0.004600245517563105 * alpha5_x + t80
    t82 = t77 - 0.004600245517563105 * alpha5_z
    t83 = 0.0021640520520981297 * alpha5_z - t79
    t84 = 0.010869510762828563 * alpha5_z - t81
    t85 = 0.05034347249 * a5_z - 0.047121686402 * minus_a5_y
    n5_x = t82 - (minus_w5_y * K5_z + w5_z * K5_y) + t85
    t86 = 0.014653732538 * a5_z - 0.047121686402 * a5_x
    n5_y = t83 + (w5_z * K5_x - w5_x * K5_z) + t86
    t87 = 0.014653732538 * minus_a5_y - 0.05034347249 * a5_x
    n5_z = t84 + (w5_x * K5_y + minus_w5_y * K5_x) + t87

    # link 6: angular velocity w
    w6_x = c6 * w5_x + s6 * w5_z
    w6_y = c6 * w5_z - s6 * w5_x
    w6_z = minus_w5_y + qd[5]

    # link 6: angular acceleration alpha
    alpha6_x = c6 * alpha5_x + s6 * alpha5_z + w6_y * qd[5]
    alpha6_y = c6 * alpha5_z - s6 * alpha5_x - w6_x * qd[5]
    alpha6_z = minus_alpha5_y + qdd[5]

    # link 6: U = [alpha] + [w][w]
    t88 = w6_x * w6_x
    t89 = w6_y * w6_y
    t90 = w6_z * w6_z
    t91 = w6_x * w6_y
    t92 = w6_x * w6_z
    t93 = w6_y * w6_z
    minus_U6_xx = t89 + t90
    U6_xy = t91 - alpha6_z
    U6_xz = t92 + alpha6_y
    U6_yx = t91 + alpha6_z
    minus_U6_yy = t88 + t90
    U6_yz = t93 - alpha6_x
    U6_zx = t92 - alpha6_y
    U6_zy = t93 + alpha6_x
    minus_U6_zz = t88 + t89

    # link 6: acceleration a of its origin, gravity included
    a6_x = c6 * a5_x + s6 * a5_z
    a6_y = c6 * a5_z - s6 * a5_x

    # link 6: force f = m a + U mc
    t94 = 0.10024161669500001 * minus_U6_xx + 0.023526756935 * U6_xy
    t95 = 0.10024161669500001 * U6_yx + 0.023526756935 * minus_U6_yy
    t96 = 0.10024161669500001 * U6_zx - 0.023526756935 * U6_zy
    f6_x = 1.666555 * a6_x - (t94 + 0.017527158935000002 * U6_xz)
    f6_y = 1.666555 * a6_y + (t95 - 0.017527158935000002 * U6_yz)
    t97 = t96 + 0.017527158935000002 * minus_U6_zz
    f6_z = 1.666555 * minus_a5_y + t97

    # link 6: angular momentum K = I w about its origin
    t98 = 0.00248046035817079 * w6_x + 0.001524110902883315 * w6_y
    K6_x = t98 - 0.00010375891721868492 * w6_z
    t99 = 0.001524110902883315 * w6_x + 0.010567766133106952 * w6_y
    K6_y = t99 + 9.3569097314605e-05 * w6_z
    t100 = 9.3569097314605e-05 * w6_y - 0.00010375891721868492 * w6_x
    K6_z = t100 + 0.011794560230238952 * w6_z

    # link 6: moment n = I alpha + w x K + mc x a
    t101 = 0.00248046035817079 * alpha6_x + 0.001524110902883315 * alpha6_y
    t102 = 0.001524110902883315 * alpha6_x
    t103 = t102 + 0.010567766133106952 * alpha6_y
    t104 = 0.00010375891721868492 * alpha6_x
    t105 = 9.3569097314605e-05 * alpha6_y - t104
    t106 = t101 - 0.00010375891721868492 * alpha6_z
    t107 = t103 + 9.3569097314605e-05 * alpha6_z
    t108 = t105 + 0.011794560230238952 * alpha6_z
    t109 = 0.017527158935000002 * a6_y - 0.023526756935 * minus_a5_y
    n6_x = t106 + (w6_y * K6_z - w6_z * K6_y) + t109
    t110 = 0.017527158935000002 * a6_x + 0.10024161669500001 * minus_a5_y
    n6_y = t107 + (w6_z * K6_x - w6_x * K6_z) - t110
    t111 = 0.10024161669500001 * a6_y + 0.023526756935 * a6_x
    n6_z = t108 + (w6_x * K6_y - w6_y * K6_x) + t111

    # link 7: angular velocity w
    w7_x = c7 * w6_x + s7 * w6_z
    w7_y = c7 * w6_z - s7 * w6_x
    w7_z = qd[6] - w6_y

    # link 7: angular acceleration alpha
    alpha7_x = c7 * alpha6_x + s7 * alpha6_z + w7_y * qd[6]
    alpha7_y = c7 * alpha6_z - s7 * alpha6_x - w7_x * qd[6]
    alpha7_z = qdd[6] - alpha6_y

    # link 7: U = [alpha] + [w][w]
    t112 = w7_x * w7_x
    t113 = w7_y * w7_y
    t114 = w7_z * w7_z
    t115 = w7_x * w7_y
    t116 = w7_x * w7_z
    t117 = w7_y * w7_z
    minus_U7_xx = t113 + t114
    U7_xy = t115 - alpha7_z
    U7_xz = t116 + alpha7_y
    U7_yx = t115 + alpha7_z
    minus_U7_yy = t112 + t114
    U7_yz = t117 - alpha7_x
    U7_zx = t116 - alpha7_y
    U7_zy = t117 + alpha7_x
    minus_U7_zz = t112 + t113

    # link 7: acceleration a of its origin, gravity included
    t118 = a6_x - 0.088 * minus_U6_xx
    minus_a7_z = a6_y + 0.088 * U6_yx
    t119 = minus_a5_y + 0.088 * U6_zx
    a7_x = c7 * t118 + s7 * t119
    a7_y = c7 * t119 - s7 * t118

    # link 7: force f = m a + U mc
    t120 = 0.007735484874 * minus_U7_xx + 0.0031274395439999996 * U7_xy
    t121 = 0.007735484874 * U7_yx + 0.0031274395439999996 * minus_U7_yy
    t122 = 0.007735484874 * U7_zx - 0.0031274395439999996 * U7_zy
    f7_x = 0.735522 * a7_x + (0.045305948634 * U7_xz - t120)
    f7_y = 0.735522 * a7_y + (t121 + 0.045305948634 * U7_yz)

    # link 7: angular momentum K = I w about its origin
    t123 = 0.015320008390949585 * w7_x - 0.000395108718315752 * w7_y
    K7_x = t123 - 0.001672482661783778 * w7_z
    t124 = 0.012899064612428355 * w7_y - 0.000395108718315752 * w7_x
    K7_y = t124 - 0.000548359106408232 * w7_z
    t125 = 0.001672482661783778 * w7_x + 0.000548359106408232 * w7_y
    K7_z = 0.004909651967360946 * w7_z - t125

    # link 7: moment n = I alpha + w x K + mc x a
    t126 = 0.015320008390949585 * alpha7_x
    t127 = t126 - 0.000395108718315752 * alpha7_y
    t128 = 0.012899064612428355 * alpha7_y
    t129 = t128 - 0.000395108718315752 * alpha7_x
    t130 = 0.001672482661783778 * alpha7_x
    t131 = t130 + 0.000548359106408232 * alpha7_y
    t132 = t127 - 0.001672482661783778 * alpha7_z
    t133 = t129 - 0.000548359106408232 * alpha7_z
    t134 = 0.004909651967360946 * alpha7_z - t131
    t135 = 0.0031274395439999996 * minus_a7_z - 0.045305948634 * a7_y
    n7_x = t132 + (w7_y * K7_z - w7_z * K7_y) + t135
    t136 = 0.045305948634 * a7_x + 0.007735484874 * minus_a7_z
    n7_y = t133 + (w7_z * K7_x - w7_x * K7_z) + t136
    t137 = 0.007735484874 * a7_y + 0.0031274395439999996 * a7_x
    n7_z = t134 + (w7_x * K7_y - w7_y * K7_x) + t137

    # joint 6: force F and moment N through it, joint 7 added
    t138 = 0.735522 * minus_a7_z - (t122 - 0.045305948634 * minus_U7_zz)
    t139 = s7 * f7_x + c7 * f7_y
    N6_x = n6_x + (c7 * n7_x - s7 * n7_y)
    N6_y = n6_y - (n7_z + 0.088 * t139)
    N6_z = n6_z + (s7 * n7_x + c7 * n7_y + 0.088 * t138)
    F6_x = f6_x + (c7 * f7_x - s7 * f7_y)
    F6_y = f6_y + t138
    F6_z = f6_z + t139

    # joint 5: force F and moment N through it, joint 6 added
    N5_x = n5_x + (c6 * N6_x - s6 * N6_y)
    N5_y = n5_y - N6_z
    N5_z = n5_z + (s6 * N6_x + c6 * N6_y)
    F5_x = f5_x + (c6 * F6_x - s6 * F6_y)
    F5_y = f5_y - F6_z
    F5_z = f5_z + (s6 * F6_x + c6 * F6_y)

    # joint 4: force F and moment N through it, joint 5 added
    t140 = c5 * F5_x - s5 * F5_y
    t141 = s5 * F5_x + c5 * F5_y
    N4_x = n4_x + (c5 * N5_x - s5 * N5_y - 0.384 * t141)
    N4_y = n4_y + (N5_z - 0.0825 * t141)
    N4_z = n4_z - (s5 * N5_x + c5 * N5_y + (0.0825 * F5_z + 0.384 * t140))
    F4_x = f4_x + t140
    F4_y = f4_y + F5_z

    # joint 3: force F and moment N through it, joint 4 added
    t142 = t141 - f4_z
    N3_x = n3_x + (c4 * N4_x - s4 * N4_y)
    N3_y = n3_y - (N4_z + 0.0825 * (s4 * F4_x + c4 * F4_y))
    N3_z = n3_z + (s4 * N4_x + c4 * N4_y + 0.0825 * t142)
    F3_x = f3_x + (c4 * F4_x - s4 * F4_y)
    F3_y = f3_y + t142

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

    # joint 7 accelerates by 1: wrench on all it moves, at joint 6
    t1 = 0.000395108718315752 * s7
    t2 = 0.015320008390949585 * c7 + t1
    t3 = 0.000395108718315752 * c7
    t4 = t3 + 0.012899064612428355 * s7
    N7at6_x = 0.000548359106408232 * s7 - 0.001672482661783778 * c7
    minus_N7at6_z = 0.001672482661783778 * s7 + 0.000548359106408232 * c7
    t5 = (0.015320008390949585 * s7 - t3) * s7
    F7at6_z = 0.007735484874 * c7 + 0.0031274395439999996 * s7

    # composite body 6: with body 7 added
    t6 = 0.007735484874 * s7 - 0.0031274395439999996 * c7
    t7 = F7at6_z + 0.064725936
    t8 = 0.088 * (F7at6_z + t7)
    mcx_c6 = t7 + 0.10024161669500001
    Ixx_c6 = t2 * c7 + t4 * s7 + 0.00248046035817079
    Ixy_c6 = 0.003986923479791999 - N7at6_x + 0.001524110902883315
    Iyy_c6 = 0.004909651967360946 + t8 + 0.010567766133106952
    Ixz_c6 = t2 * s7 - t4 * c7 - 0.088 * t6 - 0.00010375891721868492
    Iyz_c6 = minus_N7at6_z + 9.3569097314605e-05
    t9 = t5 + (0.012899064612428355 * c7 - t1) * c7 + t8
    Izz_c6 = t9 + 0.011794560230238952

    # joint 6 accelerates by 1: wrench on all it moves, at joint 5
    t10 = s6 * Ixy_c6
    t11 = c6 * Ixx_c6 - t10
    t12 = c6 * Ixy_c6
    t13 = t12 - s6 * Iyy_c6
    N6at5_x = c6 * Ixz_c6 - s6 * Iyz_c6
    N6at5_z = s6 * Ixz_c6 + c6 * Iyz_c6
    F6at5_z = c6 * mcx_c6 + 0.068832705569 * s6

    # composite body 5: with body 6 added
    t14 = s6 * mcx_c6 - 0.068832705569 * c6
    mcx_c5 = F6at5_z - 0.014653732538
    mcy_c5 = 0.017527158935000002 - t6 + 0.05034347249
    mcz_c5 = t14 - 0.047121686402
    Ixx_c5 = t11 * c6 - t13 * s6 + 0.03942757095803552
    minus_Ixy_c5 = N6at5_x + 0.0015152444733270301
    Iyy_c5 = Izz_c6 + 0.03146037232526039
    Ixz_c5 = t11 * s6 + t13 * c6 - 0.004600245517563105
    Iyz_c5 = 0.0021640520520981297 - N6at5_z
    t15 = (s6 * Ixx_c6 + t12) * s6 + (t10 + c6 * Iyy_c6) * c6
    Izz_c5 = t15 + 0.010869510762828563

    # joint 5 accelerates by 1: wrench on all it moves, at joint 3
    t16 = s5 * minus_Ixy_c5
    t17 = c5 * Ixx_c5 + t16
    t18 = c5 * minus_Ixy_c5
    t19 = t18 + s5 * Iyy_c5
    t20 = c5 * Ixz_c5 - s5 * Iyz_c5
    F5at3_y = c5 * mcx_c5 - s5 * mcy_c5

    # joint 5 accelerates by 1: wrench on all it moves, at joint 4
    minus_F5at4_x = s5 * mcx_c5 + c5 * mcy_c5
    t21 = F5at3_y - 0.29931189750000003
    t22 = mcz_c5 + 1.3931608320000002
    t23 = 0.0825 * (F5at3_y + t21)
    t24 = 0.384 * (mcz_c5 + t22)
    N5at4_z = 0.384 * minus_F5at4_x - (s5 * Ixz_c5 + c5 * Iyz_c5)

    # composite body 4: with body 5 added
    t25 = (s5 * Ixx_c5 - t18) * s5 + (c5 * Iyy_c5 - t16) * c5
    mcx_c4 = t21 - 0.19076837715
    mcy_c4 = t22 + 0.374644408005
    Ixx_c4 = t17 * c5 + t19 * s5 + t24 + 0.06767727025085991
    Ixy_c4 = t20 - (0.384 * t21 - 0.0825 * mcz_c5) + 0.02771584317362585
    Iyy_c4 = Izz_c5 - t23 + 0.03239943042445132
    t26 = t17 * s5 - t19 * c5 + 0.0825 * minus_F5at4_x
    Ixz_c4 = 0.0039053550262761003 - t26
    Iyz_c4 = N5at4_z - 0.0016444875773692705
    Izz_c4 = t25 + (t24 - t23) + 0.0775861490525396

    # joint 4 accelerates by 1: wrench on all it moves, at joint 3
    t27 = s4 * Ixy_c4
    t28 = c4 * Ixx_c4 - t27
    t29 = c4 * Ixy_c4
    t30 = t29 - s4 * Iyy_c4
    N4at3_x = c4 * Ixz_c4 - s4 * Iyz_c4
    N4at3_z = s4 * Ixz_c4 + c4 * Iyz_c4
    F4at3_z = c4 * mcx_c4 - s4 * mcy_c4
    t31 = minus_F5at4_x - 0.09850206933
    minus_F4at3_x = s4 * mcx_c4 + c4 * mcy_c4

    # composite body 3: with body 4 added
    t32 = F4at3_z + 0.595313235
    t33 = 0.0825 * (F4at3_z + t32)
    mcx_c3 = t32 + 0.088844724872
    mcy_c3 = t31 + 0.126729164208
    Ixx_c3 = t28 * c4 - t30 * s4 + 0.05649492601407083
    minus_Ixy_c3 = N4at3_x + 0.0825 * t31 + 0.008248333140675744
    Iyy_c3 = Izz_c4 + t33 + 0.05287838199960611
    t34 = t28 * s4 + t30 * c4 - 0.0825 * minus_F4at3_x
    Ixz_c3 = t34 - 0.005487648106562255
    minus_Iyz_c3 = N4at3_z + 0.0043772571218395825
    t35 = (s4 * Ixx_c4 + t29) * s4 + (t27 + c4 * Iyy_c4) * c4 + t33
    Izz_c3 = t35 + 0.01824920229252011

    # joint 3 accelerates by 1: wrench on all it moves, at joint 2
    t36 = s3 * minus_Ixy_c3
    t37 = c3 * Ixx_c3 + t36
    t38 = c3 * minus_Ixy_c3
    t39 = t38 + s3 * Iyy_c3
    F3at2_z = c3 * mcx_c3 - s3 * mcy_c3
    t40 = 0.214708623208 - minus_F4at3_x
    minus_F3at2_x = s3 * mcx_c3 + c3 * mcy_c3

    # composite body 2: with body 3 added
    t41 = 0.316 * (t40 + (t40 - 3.3004689519999997))
    t42 = 0.316 * F3at2_z - (c3 * Ixz_c3 + s3 * minus_Iyz_c3)
    t43 = 0.316 * minus_F3at2_x - (s3 * Ixz_c3 - c3 * minus_Iyz_c3)
    Ixx_c2 = t37 * c3 + t39 * s3 - t41 + 0.00850351162402155
    Ixy_c2 = t42 - 0.00398335888393552
    Iyy_c2 = Izz_c3 + 0.028124284712194955
    Ixz_c2 = t37 * s3 - t39 * c3 + 0.01026110182100817
    Iyz_c2 = t43 + 0.0007689361029464
    t44 = (s3 * Ixx_c3 - t38) * s3 + (c3 * Iyy_c3 - t36) * c3 - t41
    Izz_c2 = t44 + 0.026534991901690206

    # joint 2 accelerates by 1: wrench on all it moves, at joint 1
    minus_N2at1_z = s2 * Ixz_c2 + c2 * Iyz_c2

    # composite body 1: with body 2 added
    t45 = (s2 * Ixx_c2 + c2 * Ixy_c2) * s2
    Izz_c1 = t45 + (s2 * Ixy_c2 + c2 * Iyy_c2) * c2 + 0.009213163777211224

    # joint 7 accelerates by 1: wrench on all it moves, at joint 6
    minus_N7at6_y = 0.004909651967360946 + 0.088 * F7at6_z

    # joint 7 accelerates by 1: wrench on all it moves, at joint 5
    minus_F7at5_x = c6 * t6
    minus_F7at5_z = s6 * t6
    N7at5_x = c6 * N7at6_x + s6 * minus_N7at6_y
    N7at5_z = s6 * N7at6_x - c6 * minus_N7at6_y

    # joint 7 accelerates by 1: wrench on all it moves, at joint 4
    F7at4_x = s5 * F7at6_z - c5 * minus_F7at5_x
    F7at4_z = c5 * F7at6_z + s5 * minus_F7at5_x
    t46 = 0.0825 * F7at4_z
    N7at4_x = c5 * N7at5_x - s5 * minus_N7at6_z + 0.384 * F7at4_z
    N7at4_y = N7at5_z + t46
    t47 = 0.384 * F7at4_x - 0.0825 * minus_F7at5_z
    minus_N7at4_z = s5 * N7at5_x + c5 * minus_N7at6_z + t47

    # joint 7 accelerates by 1: wrench on all it moves, at joint 3
    F7at3_x = c4 * F7at4_x + s4 * minus_F7at5_z
    F7at3_z = s4 * F7at4_x - c4 * minus_F7at5_z
    N7at3_x = c4 * N7at4_x - s4 * N7at4_y
    N7at3_y = minus_N7at4_z - 0.0825 * F7at3_z
    N7at3_z = s4 * N7at4_x + c4 * N7at4_y - t46

    # joint 7 accelerates by 1: wrench on all it moves, at joint 2
    F7at2_x = c3 * F7at3_x + s3 * F7at4_z
    F7at2_z = s3 * F7at3_x - c3 * F7at4_z
    N7at2_x = c3 * N7at3_x - s3 * N7at3_y - 0.316 * F7at2_z
    N7at2_z = s3 * N7at3_x + c3 * N7at3_y + 0.316 * F7at2_x

    # joint 7 accelerates by 1: wrench on all it moves, at joint 1
    N7at1_z = c2 * N7at3_z - s2 * N7at2_x

    # joint 6 accelerates by 1: wrench on all it moves, at joint 4
    minus_F6at4_x = c5 * t14
    F6at4_z = s5 * t14
    t48 = 0.0825 * F6at4_z
    N6at4_x = c5 * N6at5_x + s5 * Izz_c6 + 0.384 * F6at4_z
    N6at4_y = N6at5_z + t48
    t49 = 0.0825 * F6at5_z - 0.384 * minus_F6at4_x
    N6at4_z = c5 * Izz_c6 - s5 * N6at5_x - t49

    # joint 6 accelerates by 1: wrench on all it moves, at joint 3
    minus_F6at3_x = c4 * minus_F6at4_x + s4 * F6at5_z
    F6at3_z = c4 * F6at5_z - s4 * minus_F6at4_x
    N6at3_x = c4 * N6at4_x - s4 * N6at4_y
    minus_N6at3_y = N6at4_z + 0.0825 * F6at3_z
    N6at3_z = s4 * N6at4_x + c4 * N6at4_y - t48

    # joint 6 accelerates by 1: wrench on all it moves, at joint 2
    F6at2_x = s3 * F6at4_z - c3 * minus_F6at3_x
    minus_F6at2_z = s3 * minus_F6at3_x + c3 * F6at4_z
    N6at2_x = c3 * N6at3_x + s3 * minus_N6at3_y + 0.316 * minus_F6at2_z
    N6at2_z = s3 * N6at3_x - c3 * minus_N6at3_y + 0.316 * F6at2_x

    # joint 6 accelerates by 1: wrench on all it moves, at joint 1
    N6at1_z = c2 * N6at3_z - s2 * N6at2_x

    # joint 5 accelerates by 1: wrench on all it moves, at joint 4
    t50 = 0.0825 * F5at3_y
    N5at4_x = t20 - 0.384 * F5at3_y
    N5at4_y = Izz_c5 - t50

    # joint 5 accelerates by 1: wrench on all it moves, at joint 3
    minus_F5at3_x = c4 * minus_F5at4_x
    minus_F5at3_z = s4 * minus_F5at4_x
    N5at3_x = c4 * N5at4_x - s4 * N5at4_y
    N5at3_y = 0.0825 * minus_F5at3_z - N5at4_z
    N5at3_z = s4 * N5at4_x + c4 * N5at4_y + t50

    # joint 5 accelerates by 1: wrench on all it moves, at joint 2
    minus_F5at2_x = c3 * minus_F5at3_x + s3 * F5at3_y
    F5at2_z = c3 * F5at3_y - s3 * minus_F5at3_x
    N5at2_x = c3 * N5at3_x - s3 * N5at3_y - 0.316 * F5at2_z
    N5at2_z = s3 * N5at3_x + c3 * N5at3_y - 0.316 * minus_F5at2_x

    # joint 5 accelerates by 1: wrench on all it moves, at joint 1
    N5at1_z = c2 * N5at3_z - s2 * N5at2_x

    # joint 4 accelerates by 1: wrench on all it moves, at joint 3
    minus_N4at3_y = Izz_c4 + 0.0825 * F4at3_z

    # joint 4 accelerates by 1: wrench on all it moves, at joint 2
    minus_F4at2_x = c3 * minus_F4at3_x
    minus_F4at2_z = s3 * minus_F4at3_x
    N4at2_x = c3 * N4at3_x + s3 * minus_N4at3_y + 0.316 * minus_F4at2_z
    N4at2_z = s3 * N4at3_x - c3 * minus_N4at3_y - 0.316 * minus_F4at2_x

    # joint 4 accelerates by 1: wrench on all it moves, at joint 1
    N4at1_z = c2 * N4at3_z - s2 * N4at2_x

    # joint 3 accelerates by 1: wrench on all it moves, at joint 1
    N3at1_z = c2 * Izz_c3 + s2 * t42

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
    M[1, 2] = -t43
    M[1, 3] = N4at2_z
    M[1, 4] = N5at2_z
    M[1, 5] = N6at2_z
    M[1, 6] = N7at2_z
    M[2, 0] = N3at1_z
    M[2, 1] = -t43
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
    M[5, 6] = -minus_N7at6_z
    M[6, 0] = N7at1_z
    M[6, 1] = N7at2_z
    M[6, 2] = N7at3_z
    M[6, 3] = -minus_N7at4_z
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

    # link 2: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc
    t1 = 0.00398335888393552 * qd[1]
    t2 = 0.01026110182100817 * minus_w2_y
    t3 = 0.0007689361029464 * minus_w2_x
    B2_xx = t1 - t2
    B2_xy = 0.0034571094067583977 * qd[1] - 0.0007689361029464 * minus_w2_y
    B2_xz = 0.005046402217263147 * minus_w2_y - 0.0007689361029464 * qd[1]
    B2_yx = 0.01026110182100817 * minus_w2_x - 0.023077882494931805 * qd[1]
    B2_yy = t3 - t1
    B2_yz = 0.01026110182100817 * qd[1] - 0.005046402217263147 * minus_w2_x
    t4 = 0.023077882494931805 * minus_w2_y
    B2_zx = 0.00398335888393552 * minus_w2_x - t4
    t5 = 0.0034571094067583977 * minus_w2_x
    B2_zy = t5 - 0.00398335888393552 * minus_w2_y
    B2_zz = t2 - t3

    # link 3: twist (angular w, linear v)
    w3_x = s3 * qd[1] - c3 * minus_w2_x
    w3_y = s3 * minus_w2_x + c3 * qd[1]
    t6 = 0.316 * qd[1]
    t7 = 0.316 * minus_w2_x
    v3_x = c3 * t6 + s3 * t7
    v3_y = c3 * t7 - s3 * t6
    w3_z = minus_w2_y + qd[2]

    # link 3: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc
    t8 = 0.008248333140675744 * w3_z
    t9 = 0.005487648106562255 * w3_y
    t10 = 0.0043772571218395825 * w3_x
    t11 = 0.126729164208 * v3_y
    t12 = 0.088844724872 * v3_x
    minus_B3_xx = t9 - t8 - t11
    t13 = 0.0043772571218395825 * w3_y - 0.010932873153492409 * w3_z
    minus_B3_xy = t13 + 0.126729164208 * v3_x
    t14 = 0.045562052860578406 * w3_y - 0.0043772571218395825 * w3_z
    B3_xz = 0.214708623208 * v3_x - t14
    t15 = 0.0073163291390276886 * w3_z - 0.005487648106562255 * w3_x
    minus_B3_yx = 0.088844724872 * v3_y + t15
    B3_yy = t12 - (t8 - t10)
    t16 = 0.005487648106562255 * w3_z - 0.045562052860578406 * w3_x
    B3_yz = 0.214708623208 * v3_y - t16
    B3_zx = 0.0073163291390276886 * w3_y - 0.008248333140675744 * w3_x
    B3_zy = 0.008248333140675744 * w3_y - 0.010932873153492409 * w3_x
    B3_zz = t11 + t12 - (t10 - t9)
    P3_z = 0.126729164208 * w3_x - 0.088844724872 * w3_y
    t17 = 0.214708623208 * w3_y + 0.126729164208 * w3_z
    P3_x = 3.228604 * v3_x - t17
    t18 = 0.088844724872 * w3_z + 0.214708623208 * w3_x
    P3_y = 3.228604 * v3_y + t18

    # link 4: twist (angular w, linear v)
    w4_x = c4 * w3_x + s4 * w3_z
    w4_y = c4 * w3_z - s4 * w3_x
    t19 = 0.0825 * w3_y
    minus_v4_z = v3_y + 0.0825 * w3_z
    v4_x = c4 * v3_x - s4 * t19
    minus_v4_y = s4 * v3_x + c4 * t19
    w4_z = qd[3] - w3_y

    # link 4: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc
    t20 = 0.02771584317362585 * w4_z
    t21 = 0.0039053550262761003 * w4_y
    t22 = 0.0016444875773692705 * w4_x
    t23 = 0.09850206933 * minus_v4_z
    t24 = 0.374644408005 * minus_v4_y
    t25 = 0.19076837715 * v4_x
    t26 = 0.0016444875773692705 * w4_y - 0.0564319944394741 * w4_z
    minus_B4_xy = t26 + 0.374644408005 * v4_x
    t27 = 0.02115415461306551 * w4_z + 0.0039053550262761003 * w4_x
    minus_B4_yx = t27 + 0.19076837715 * minus_v4_y
    t28 = 0.0039053550262761003 * w4_z + 0.011245275811385819 * w4_x
    B4_yz = t28 + 0.09850206933 * minus_v4_y
    t29 = 0.02115415461306551 * w4_y + 0.02771584317362585 * w4_x
    minus_B4_zx = 0.19076837715 * minus_v4_z - t29
    minus_B4_zz = t22 + t21 + (t24 + t25)
    B4_xx = t21 - t20 - (t23 + t24)
    t30 = 0.011245275811385819 * w4_y - 0.0016444875773692705 * w4_z
    minus_B4_xz = 0.09850206933 * v4_x + t30
    B4_yy = t20 + t22 - (t23 + t25)
    t31 = 0.0564319944394741 * w4_x + 0.02771584317362585 * w4_y
    B4_zy = 0.374644408005 * minus_v4_z - t31
    P4_x = 3.587895 * v4_x + (0.09850206933 * w4_y - 0.374644408005 * w4_z)
    t32 = 0.19076837715 * w4_z + 0.09850206933 * w4_x
    minus_P4_y = 3.587895 * minus_v4_y + t32
    t33 = 0.374644408005 * w4_x + 0.19076837715 * w4_y
    P4_z = t33 - 3.587895 * minus_v4_z

    # link 5: twist (angular w, linear v)
    w5_x = c5 * w4_x - s5 * w4_z
    minus_w5_y = s5 * w4_x + c5 * w4_z
    t34 = v4_x - 0.384 * w4_z
    minus_v5_z = minus_v4_y + 0.0825 * w4_z
    t35 = 0.0825 * w4_y + 0.384 * w4_x - minus_v4_z
    v5_x = c5 * t34 - s5 * t35
    minus_v5_y = s5 * t34 + c5 * t35
    w5_z = w4_y + qd[4]

    # link 5: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc
    t36 = 0.0015152444733270301 * w5_z
    t37 = 0.004600245517563105 * minus_w5_y
    t38 = 0.0021640520520981297 * w5_x
    t39 = 0.0014511560650267152 * minus_w5_y
    t40 = 0.047121686402 * minus_v5_z
    t41 = 0.05034347249 * minus_v5_y
    t42 = 0.014653732538 * v5_x
    t43 = 0.0021640520520981297 * minus_w5_y - 0.009418354697801848 * w5_z
    minus_B5_xy = t43 + 0.05034347249 * v5_x
    t44 = 0.0021640520520981297 * w5_z - 0.030009216260233673 * minus_w5_y
    minus_B5_xz = t44 - 0.047121686402 * v5_x
    t45 = 0.0014511560650267152 * w5_z - 0.004600245517563105 * w5_x
    minus_B5_yx = t45 + 0.014653732538 * minus_v5_y
    minus_B5_yy = t36 + t38 + (t42 - t40)
    t46 = 0.004600245517563105 * w5_z - 0.030009216260233673 * w5_x
    minus_B5_yz = t46 + 0.047121686402 * minus_v5_y
    minus_B5_zx = t39 + 0.0015152444733270301 * w5_x + 0.014653732538 * minus_v5_z
    minus_B5_zz = t37 - t38 + (t41 + t42)
    B5_xx = t36 + t37 - (t41 - t40)
    t47 = 0.0015152444733270301 * minus_w5_y + 0.009418354697801848 * w5_x
    B5_zy = 0.05034347249 * minus_v5_z - t47
    t48 = 0.047121686402 * minus_w5_y - 0.05034347249 * w5_z
    P5_x = 1.225946 * v5_x + t48
    t49 = 0.047121686402 * w5_x - 0.014653732538 * w5_z
    P5_y = t49 - 1.225946 * minus_v5_y
    t50 = 0.05034347249 * w5_x - 0.014653732538 * minus_w5_y
    P5_z = t50 - 1.225946 * minus_v5_z

    # link 6: twist (angular w, linear v)
    w6_x = c6 * w5_x + s6 * w5_z
    w6_y = c6 * w5_z - s6 * w5_x
    v6_x = c6 * v5_x - s6 * minus_v5_z
    minus_v6_y = s6 * v5_x + c6 * minus_v5_z
    w6_z = minus_w5_y + qd[5]

    # link 6: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc
    t51 = 0.001524110902883315 * w6_z
    t52 = 0.00010375891721868492 * w6_y
    t53 = 9.3569097314605e-05 * w6_x
    t54 = 0.017527158935000002 * minus_v5_y
    t55 = 0.023526756935 * minus_v6_y
    t56 = 0.10024161669500001 * v6_x
    minus_B6_xx = t51 + t52 + (t54 - t55)
    t57 = 0.0018536272276513943 * w6_z + 9.3569097314605e-05 * w6_y
    B6_xy = t57 + 0.023526756935 * v6_x
    t58 = 9.3569097314605e-05 * w6_z + 0.0006268331305193942 * w6_y
    minus_B6_xz = t58 - 0.017527158935000002 * v6_x
    minus_B6_yy = t53 - t51 + (t54 - t56)
    t59 = 0.00010375891721868492 * w6_z - 0.0006268331305193942 * w6_x
    minus_B6_yz = t59 + 0.017527158935000002 * minus_v6_y
    t60 = 0.009940933002587556 * w6_y + 0.001524110902883315 * w6_x
    minus_B6_zx = 0.10024161669500001 * minus_v5_y - t60
    B6_zz = t52 + t53 + (t56 + t55)
    t61 = 0.009940933002587556 * w6_z - 0.00010375891721868492 * w6_x
    B6_yx = 0.10024161669500001 * minus_v6_y - t61
    t62 = 0.0018536272276513943 * w6_x + 0.001524110902883315 * w6_y
    B6_zy = 0.023526756935 * minus_v5_y - t62
    t63 = 0.023526756935 * w6_z - 0.017527158935000002 * w6_y
    P6_x = 1.666555 * v6_x + t63
    t64 = 0.10024161669500001 * w6_z + 0.017527158935000002 * w6_x
    P6_y = t64 - 1.666555 * minus_v6_y
    t65 = 0.023526756935 * w6_x + 0.10024161669500001 * w6_y
    P6_z = 1.666555 * minus_v5_y - t65

    # link 7: twist (angular w, linear v)
    w7_x = c7 * w6_x + s7 * w6_z
    w7_y = c7 * w6_z - s7 * w6_x
    t66 = 0.088 * w6_z - minus_v6_y
    t67 = minus_v5_y - 0.088 * w6_y
    v7_x = c7 * v6_x + s7 * t67
    v7_y = c7 * t67 - s7 * v6_x
    w7_z = qd[6] - w6_y

    # link 7: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc
    t68 = 0.000395108718315752 * w7_z
    t69 = 0.001672482661783778 * w7_y
    t70 = 0.000548359106408232 * w7_x
    t71 = 0.000395108718315752 * w7_x
    t72 = 0.000395108718315752 * w7_y
    t73 = 0.045305948634 * t66
    t74 = 0.0031274395439999996 * v7_y
    t75 = 0.045305948634 * v7_x
    t76 = 0.007735484874 * v7_x
    t77 = 0.045305948634 * v7_y
    minus_B7_xz = 0.0116547105180085 * w7_y - 0.000548359106408232 * w7_z + t75
    minus_B7_yy = t68 - t70 + (t73 - t76)
    minus_B7_yz = 0.001672482661783778 * w7_z - 0.0116547105180085 * w7_x + t77
    minus_B7_zx = t71 - 0.0012443540944198604 * w7_y - 0.007735484874 * t66
    minus_B7_zy = 0.0036652978729410906 * w7_x - t72 + 0.0031274395439999996 * t66
    minus_B7_zz = t70 - t69 + (t74 - t76)
    minus_B7_xx = t73 + t74 + (t69 - t68)
    t78 = 0.000548359106408232 * w7_y - 0.0036652978729410906 * w7_z
    B7_xy = 0.0031274395439999996 * v7_x - t78
    t79 = 0.0012443540944198604 * w7_z - 0.001672482661783778 * w7_x
    minus_B7_yx = 0.007735484874 * v7_y + t79
    t80 = 0.735522 * v7_x
    t81 = 0.735522 * v7_y
    t82 = 0.045305948634 * w7_y
    t83 = 0.045305948634 * w7_x
    P7_x = t80 + (t82 + 0.0031274395439999996 * w7_z)
    P7_y = t81 + (0.007735484874 * w7_z - t83)
    t84 = 0.0031274395439999996 * w7_x + 0.007735484874 * w7_y
    minus_P7_z = 0.735522 * t66 + t84

    # body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t85 = c7 * P7_x - s7 * P7_y
    t86 = s7 * P7_x + c7 * P7_y
    t87 = s7 * minus_B7_yx - c7 * minus_B7_xx
    t88 = c7 * B7_xy + s7 * minus_B7_yy
    t89 = s7 * minus_B7_xx + c7 * minus_B7_yx
    t90 = s7 * B7_xy - c7 * minus_B7_yy
    t91 = minus_B7_zx * c7 - minus_B7_zy * s7
    minus_Q7at6_z = minus_B7_zx * s7 + minus_B7_zy * c7

    # composite body 6: B and P with those of body 7 added
    t92 = 0.088 * t85
    B6c_xx = t87 * c7 - t88 * s7 - minus_B6_xx
    B6c_xy = B6_xy + (c7 * minus_B7_xz - s7 * minus_B7_yz)
    B6c_xz = t87 * s7 + t88 * c7 - minus_B6_xz
    B6c_yx = B6_yx + (t91 - 0.088 * minus_P7_z)
    B6c_yy = t92 - minus_B7_zz - minus_B6_yy
    B6c_yz = minus_Q7at6_z - minus_B6_yz
    minus_B6c_zx = t89 * c7 + t90 * s7 + 0.088 * t86 + minus_B6_zx
    B6c_zy = B6_zy + (s7 * minus_B7_xz + c7 * minus_B7_yz)
    B6c_zz = t90 * c7 - t89 * s7 + t92 + B6_zz
    P6c_x = P6_x + t85
    P6c_y = P6_y + minus_P7_z
    P6c_z = P6_z + t86

    # body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t93 = c6 * B6c_xx - s6 * B6c_yx
    t94 = c6 * B6c_xy - s6 * B6c_yy
    t95 = s6 * B6c_xx + c6 * B6c_yx
    t96 = s6 * B6c_xy + c6 * B6c_yy
    minus_Q6at5_x = minus_B6c_zx * c6 + B6c_zy * s6

    # composite body 5: B and P with those of body 6 added
    t97 = minus_B6c_zx * s6 - B6c_zy * c6
    B5c_xx = B5_xx + (t93 * c6 - t94 * s6)
    B5c_xy = s6 * B6c_yz - c6 * B6c_xz - minus_B5_xy
    B5c_xz = t93 * s6 + t94 * c6 - minus_B5_xz
    B5c_yx = minus_Q6at5_x - minus_B5_yx
    B5c_yy = B6c_zz - minus_B5_yy
    B5c_yz = t97 - minus_B5_yz
    B5c_zx = t95 * c6 - t96 * s6 - minus_B5_zx
    B5c_zy = B5_zy - (s6 * B6c_xz + c6 * B6c_yz)
    B5c_zz = t95 * s6 + t96 * c6 - minus_B5_zz
    P5c_x = P5_x + (c6 * P6c_x - s6 * P6c_y)
    P5c_y = P5_y - P6c_z
    P5c_z = P5_z + (s6 * P6c_x + c6 * P6c_y)

    # body 5 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t98 = c5 * P5c_x - s5 * P5c_y
    t99 = s5 * P5c_x + c5 * P5c_y
    t100 = c5 * B5c_xx - s5 * B5c_yx
    t101 = c5 * B5c_xy - s5 * B5c_yy
    t102 = s5 * B5c_xx + c5 * B5c_yx
    t103 = s5 * B5c_xy + c5 * B5c_yy
    Q5at4_x = B5c_zx * c5 - B5c_zy * s5
    minus_Q5at4_z = B5c_zx * s5 + B5c_zy * c5

    # composite body 4: B and P with those of body 5 added
    t104 = 0.384 * P5c_z
    t105 = 0.0825 * t98
    B4c_xx = B4_xx + (t100 * c5 - t101 * s5 + t104)
    B4c_xy = c5 * B5c_xz - s5 * B5c_yz - 0.384 * t98 - minus_B4_xy
    minus_B4c_xz = minus_B4_xz + (t100 * s5 + t101 * c5)
    B4c_yx = Q5at4_x + 0.0825 * P5c_z - minus_B4_yx
    B4c_yy = B4_yy + (B5c_zz - t105)
    B4c_yz = B4_yz - minus_Q5at4_z
    B4c_zx = t103 * s5 - t102 * c5 - 0.0825 * t99 - minus_B4_zx
    B4c_zy = B4_zy + (0.384 * t99 - (s5 * B5c_xz + c5 * B5c_yz))
    B4c_zz = t102 * s5 + t103 * c5 + (t104 - t105) - minus_B4_zz
    P4c_x = P4_x + t98
    P4c_y = P5c_z - minus_P4_y
    P4c_z = P4_z - t99

    # body 4 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t106 = c4 * P4c_x - s4 * P4c_y
    t107 = s4 * P4c_x + c4 * P4c_y
    t108 = c4 * B4c_xx - s4 * B4c_yx
    t109 = c4 * B4c_xy - s4 * B4c_yy
    t110 = s4 * B4c_xx + c4 * B4c_yx
    t111 = s4 * B4c_xy + c4 * B4c_yy
    t112 = B4c_zy * s4 - B4c_zx * c4
    Q4at3_z = B4c_zx * s4 + B4c_zy * c4

    # composite body 3: B and P with those of body 4 added
    t113 = 0.0825 * t106
    B3c_xx = t108 * c4 - t109 * s4 - minus_B3_xx
    B3c_xy = s4 * B4c_yz + c4 * minus_B4c_xz - minus_B3_xy
    B3c_xz = B3_xz + (t108 * s4 + t109 * c4)
    B3c_yx = t112 + 0.0825 * P4c_z - minus_B3_yx
    B3c_yy = B3_yy + (B4c_zz + t113)
    B3c_yz = B3_yz - Q4at3_z
    B3c_zx = B3_zx + (t110 * c4 - t111 * s4 - 0.0825 * t107)
    B3c_zy = B3_zy - (c4 * B4c_yz - s4 * minus_B4c_xz)
    B3c_zz = B3_zz + (t110 * s4 + t111 * c4 + t113)
    P3c_x = P3_x + t106
    P3c_y = P3_y - P4c_z
    P3c_z = P3_z + t107

    # body 3 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t114 = c3 * B3c_xx - s3 * B3c_yx
    t115 = c3 * B3c_xy - s3 * B3c_yy
    t116 = s3 * B3c_xx + c3 * B3c_yx
    t117 = s3 * B3c_xy + c3 * B3c_yy
    Q3at2_x = B3c_zx * c3 - B3c_zy * s3
    Q3at2_z = B3c_zy * c3 + B3c_zx * s3

    # composite body 2: B and P with those of body 3 added
    t118 = 0.316 * P3c_z
    B2c_xx = B2_xx + (t114 * c3 - t115 * s3 + t118)
    t119 = s3 * B3c_yz - c3 * B3c_xz + 0.316 * (c3 * P3c_x - s3 * P3c_y)
    B2c_xy = B2_xy + t119
    B2c_xz = B2_xz + (t114 * s3 + t115 * c3)
    B2c_yx = B2_yx - Q3at2_x
    B2c_yy = B2_yy + B3c_zz
    B2c_yz = B2_yz - Q3at2_z
    B2c_zx = B2_zx + (t116 * c3 - t117 * s3)
    t120 = 0.316 * (s3 * P3c_x + c3 * P3c_y) - (s3 * B3c_xz + c3 * B3c_yz)
    B2c_zy = B2_zy + t120
    B2c_zz = B2_zz + (t116 * s3 + t117 * c3 + t118)

    # body 2 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    minus_Q2at1_z = B2c_zx * s2 + B2c_zy * c2

    # composite body 1: B and P with those of body 2 added
    t121 = (s2 * B2c_xx + c2 * B2c_yx) * s2
    B1c_zz = t121 + (s2 * B2c_xy + c2 * B2c_yy) * c2

    # body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t122 = 0.000395108718315752 * s7
    t123 = 0.015320008390949585 * c7 + t122
    t124 = 0.000395108718315752 * c7
    t125 = t124 + 0.012899064612428355 * s7
    N7at6_x = 0.000548359106408232 * s7 - 0.001672482661783778 * c7
    minus_N7at6_z = 0.001672482661783778 * s7 + 0.000548359106408232 * c7
    t126 = (0.015320008390949585 * s7 - t124) * s7
    F7at6_z = 0.007735484874 * c7 + 0.0031274395439999996 * s7

    # composite body 6: with body 7 added
    t127 = 0.007735484874 * s7 - 0.0031274395439999996 * c7
    t128 = F7at6_z + 0.064725936
    t129 = 0.088 * (F7at6_z + t128)
    mcx_c6 = t128 + 0.10024161669500001
    mcz_c6 = t127 - 0.017527158935000002
    Ixx_c6 = t123 * c7 + t125 * s7 + 0.00248046035817079
    Ixy_c6 = 0.003986923479791999 - N7at6_x + 0.001524110902883315
    Iyy_c6 = 0.004909651967360946 + t129 + 0.010567766133106952
    Ixz_c6 = t123 * s7 - t125 * c7 - 0.088 * t127 - 0.00010375891721868492
    Iyz_c6 = minus_N7at6_z + 9.3569097314605e-05
    t130 = t126 + (0.012899064612428355 * c7 - t122) * c7 + t129
    Izz_c6 = t130 + 0.011794560230238952

    # body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t131 = s6 * Ixy_c6
    t132 = c6 * Ixx_c6 - t131
    t133 = c6 * Ixy_c6
    t134 = t133 - s6 * Iyy_c6
    N6at5_x = c6 * Ixz_c6 - s6 * Iyz_c6
    N6at5_z = s6 * Ixz_c6 + c6 * Iyz_c6
    F6at5_z = c6 * mcx_c6 + 0.068832705569 * s6

    # composite body 5: with body 6 added
    t135 = s6 * mcx_c6 - 0.068832705569 * c6
    mcx_c5 = F6at5_z - 0.014653732538
    mcy_c5 = 0.05034347249 - mcz_c6
    mcz_c5 = t135 - 0.047121686402
    Ixx_c5 = t132 * c6 - t134 * s6 + 0.03942757095803552
    minus_Ixy_c5 = N6at5_x + 0.0015152444733270301
    Iyy_c5 = Izz_c6 + 0.03146037232526039
    Ixz_c5 = t132 * s6 + t134 * c6 - 0.004600245517563105
    Iyz_c5 = 0.0021640520520981297 - N6at5_z
    t136 = (s6 * Ixx_c6 + t133) * s6 + (t131 + c6 * Iyy_c6) * c6
    Izz_c5 = t136 + 0.010869510762828563

    # body 5 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t137 = s5 * minus_Ixy_c5
    t138 = c5 * Ixx_c5 + t137
    t139 = c5 * minus_Ixy_c5
    t140 = t139 + s5 * Iyy_c5
    t141 = c5 * Ixz_c5 - s5 * Iyz_c5
    F5at3_y = c5 * mcx_c5 - s5 * mcy_c5

    # body 5 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    minus_F5at4_x = s5 * mcx_c5 + c5 * mcy_c5
    t142 = F5at3_y - 0.29931189750000003
    t143 = mcz_c5 + 1.3931608320000002
    t144 = 0.0825 * (F5at3_y + t142)
    t145 = 0.384 * (mcz_c5 + t143)
    N5at4_z = 0.384 * minus_F5at4_x - (s5 * Ixz_c5 + c5 * Iyz_c5)

    # composite body 4: with body 5 added
    t146 = (s5 * Ixx_c5 - t139) * s5 + (c5 * Iyy_c5 - t137) * c5
    mcx_c4 = t142 - 0.19076837715
    mcy_c4 = t143 + 0.374644408005
    mcz_c4 = 0.09850206933 - minus_F5at4_x
    Ixx_c4 = t138 * c5 + t140 * s5 + t145 + 0.06767727025085991
    Ixy_c4 = t141 - (0.384 * t142 - 0.0825 * mcz_c5) + 0.02771584317362585
    Iyy_c4 = Izz_c5 - t144 + 0.03239943042445132
    t147 = t138 * s5 - t140 * c5 + 0.0825 * minus_F5at4_x
    Ixz_c4 = 0.0039053550262761003 - t147
    Iyz_c4 = N5at4_z - 0.0016444875773692705
    Izz_c4 = t146 + (t145 - t144) + 0.0775861490525396

    # body 4 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t148 = s4 * Ixy_c4
    t149 = c4 * Ixx_c4 - t148
    t150 = c4 * Ixy_c4
    t151 = t150 - s4 * Iyy_c4
    N4at3_x = c4 * Ixz_c4 - s4 * Iyz_c4
    N4at3_z = s4 * Ixz_c4 + c4 * Iyz_c4
    F4at3_z = c4 * mcx_c4 - s4 * mcy_c4
    minus_F4at3_x = s4 * mcx_c4 + c4 * mcy_c4

    # composite body 3: with body 4 added
    t152 = F4at3_z + 0.595313235
    t153 = 0.0825 * (F4at3_z + t152)
    mcx_c3 = t152 + 0.088844724872
    mcy_c3 = 0.126729164208 - mcz_c4
    mcz_c3 = minus_F4at3_x - 0.214708623208
    Ixx_c3 = t149 * c4 - t151 * s4 + 0.05649492601407083
    Ixy_c3 = 0.0825 * mcz_c4 - N4at3_x - 0.008248333140675744
    Iyy_c3 = Izz_c4 + t153 + 0.05287838199960611
    t154 = t149 * s4 + t151 * c4 - 0.0825 * minus_F4at3_x
    Ixz_c3 = t154 - 0.005487648106562255
    minus_Iyz_c3 = N4at3_z + 0.0043772571218395825
    t155 = (s4 * Ixx_c4 + t150) * s4 + (t148 + c4 * Iyy_c4) * c4 + t153
    Izz_c3 = t155 + 0.01824920229252011

    # body 3 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t156 = c3 * Ixx_c3 - s3 * Ixy_c3
    t157 = c3 * Ixy_c3 - s3 * Iyy_c3
    F3at2_z = c3 * mcx_c3 - s3 * mcy_c3
    minus_F3at2_x = s3 * mcx_c3 + c3 * mcy_c3

    # composite body 2: with body 3 added
    t158 = 0.316 * (mcz_c3 + (mcz_c3 + 3.3004689519999997))
    t159 = 0.316 * F3at2_z - (c3 * Ixz_c3 + s3 * minus_Iyz_c3)
    Ixx_c2 = t156 * c3 - t157 * s3 + t158 + 0.00850351162402155
    Ixy_c2 = t159 - 0.00398335888393552
    Iyy_c2 = Izz_c3 + 0.028124284712194955
    Ixz_c2 = t156 * s3 + t157 * c3 + 0.01026110182100817
    t160 = minus_Iyz_c3 * c3 - Ixz_c3 * s3 + 0.316 * minus_F3at2_x
    Iyz_c2 = t160 + 0.0007689361029464

    # body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G7at6_y = 0.0031274395439999996 * w7_y - 0.007735484874 * w7_x

    # body 7 seen from joint 7: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D7at7_x = 0.015320008390949585 * w7_y + t71 + t75 - minus_B7_xz
    D7at7_y = t77 - (t72 + 0.012899064612428355 * w7_x) - minus_B7_yz
    G7at7_x = t81 - t83 - P7_y
    G7at7_y = P7_x - (t80 + t82)

    # body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G7at6_x = c7 * G7at7_x - s7 * G7at7_y
    G7at6_z = s7 * G7at7_x + c7 * G7at7_y
    D7at6_x = c7 * D7at7_x - s7 * D7at7_y
    minus_D7at6_y = 0.088 * G7at6_z
    D7at6_z = s7 * D7at7_x + c7 * D7at7_y + 0.088 * G7at6_y
    minus_N7at6_y = 0.004909651967360946 + 0.088 * F7at6_z

    # body 7 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t161 = N7at6_x * w6_y + minus_N7at6_y * w6_x + t127 * minus_v6_y
    G7at5_x = c6 * G7at6_x - s6 * G7at6_y
    G7at5_z = s6 * G7at6_x + c6 * G7at6_y
    D7at5_x = c6 * D7at6_x + s6 * minus_D7at6_y
    D7at5_z = s6 * D7at6_x - c6 * minus_D7at6_y
    minus_F7at5_x = c6 * t127
    minus_F7at5_z = s6 * t127
    N7at5_x = c6 * N7at6_x + s6 * minus_N7at6_y
    N7at5_z = s6 * N7at6_x - c6 * minus_N7at6_y
    minus_Q7at5_x = c6 * t91 + s6 * minus_B7_zz
    Q7at5_z = c6 * minus_B7_zz - s6 * t91

    # body 7 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t162 = minus_F7at5_x * minus_v5_y + F7at6_z * v5_x
    G7at4_x = c5 * G7at5_x + s5 * G7at6_z
    G7at4_z = c5 * G7at6_z - s5 * G7at5_x
    t163 = 0.0825 * G7at4_z
    D7at4_x = c5 * D7at5_x + s5 * D7at6_z + 0.384 * G7at4_z
    D7at4_y = D7at5_z + t163
    t164 = 0.0825 * G7at5_z + 0.384 * G7at4_x
    D7at4_z = c5 * D7at6_z - s5 * D7at5_x - t164
    F7at4_x = s5 * F7at6_z - c5 * minus_F7at5_x
    F7at4_z = c5 * F7at6_z + s5 * minus_F7at5_x
    t165 = 0.0825 * F7at4_z
    N7at4_x = c5 * N7at5_x - s5 * minus_N7at6_z + 0.384 * F7at4_z
    N7at4_y = N7at5_z + t165
    t166 = 0.384 * F7at4_x - 0.0825 * minus_F7at5_z
    minus_N7at4_z = s5 * N7at5_x + c5 * minus_N7at6_z + t166
    minus_Q7at4_x = c5 * minus_Q7at5_x + s5 * minus_Q7at6_z
    minus_Q7at4_z = c5 * minus_Q7at6_z - s5 * minus_Q7at5_x

    # body 7 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t167 = minus_F7at5_z * v4_x - F7at4_x * minus_v4_y
    G7at3_x = c4 * G7at4_x - s4 * G7at5_z
    G7at3_z = s4 * G7at4_x + c4 * G7at5_z
    D7at3_x = c4 * D7at4_x - s4 * D7at4_y
    minus_D7at3_y = D7at4_z + 0.0825 * G7at3_z
    D7at3_z = s4 * D7at4_x + c4 * D7at4_y - t163
    F7at3_x = c4 * F7at4_x + s4 * minus_F7at5_z
    F7at3_z = s4 * F7at4_x - c4 * minus_F7at5_z
    N7at3_x = c4 * N7at4_x - s4 * N7at4_y
    N7at3_y = minus_N7at4_z - 0.0825 * F7at3_z
    N7at3_z = s4 * N7at4_x + c4 * N7at4_y - t165
    minus_Q7at3_x = c4 * minus_Q7at4_x + s4 * Q7at5_z
    Q7at3_z = c4 * Q7at5_z - s4 * minus_Q7at4_x

    # body 7 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t168 = N7at3_x * w3_y - N7at3_y * w3_x
    G7at2_x = c3 * G7at3_x + s3 * G7at4_z
    G7at2_z = s3 * G7at3_x - c3 * G7at4_z
    D7at2_x = c3 * D7at3_x + s3 * minus_D7at3_y - 0.316 * G7at2_z
    D7at2_z = s3 * D7at3_x - c3 * minus_D7at3_y + 0.316 * G7at2_x
    F7at2_z = s3 * F7at3_x - c3 * F7at4_z
    N7at2_x = c3 * N7at3_x - s3 * N7at3_y - 0.316 * F7at2_z
    minus_Q7at2_x = c3 * minus_Q7at3_x + s3 * minus_Q7at4_z
    Q7at2_z = c3 * minus_Q7at4_z - s3 * minus_Q7at3_x

    # body 7 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D7at1_z = c2 * D7at3_z - s2 * D7at2_x
    Q7at1_z = c2 * Q7at3_z + s2 * minus_Q7at2_x

    # body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t169 = mcx_c6 * v6_x + 0.068832705569 * minus_v6_y
    G6at5_y = 0.068832705569 * w6_y - mcx_c6 * w6_x

    # body 6 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D6at6_x = Ixx_c6 * w6_y - Ixy_c6 * w6_x + mcz_c6 * v6_x + B6c_xz
    D6at6_y = Ixy_c6 * w6_y - Iyy_c6 * w6_x - mcz_c6 * minus_v6_y + B6c_yz
    D6at6_z = Ixz_c6 * w6_y - Iyz_c6 * w6_x - t169 + B6c_zz
    minus_G6at6_x = 2.4020770000000002 * minus_v6_y + mcz_c6 * w6_x + P6c_y
    G6at6_y = P6c_x - (2.4020770000000002 * v6_x + mcz_c6 * w6_y)

    # body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    minus_G6at5_x = c6 * minus_G6at6_x + s6 * G6at6_y
    G6at5_z = c6 * G6at6_y - s6 * minus_G6at6_x
    D6at5_x = c6 * D6at6_x - s6 * D6at6_y
    D6at5_z = s6 * D6at6_x + c6 * D6at6_y

    # body 6 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t170 = t97 + (N6at5_x * minus_w5_y - Izz_c6 * w5_x - t135 * minus_v5_y)
    minus_G6at4_x = c5 * minus_G6at5_x + s5 * G6at5_y
    G6at4_z = s5 * minus_G6at5_x - c5 * G6at5_y
    t171 = 0.0825 * G6at4_z
    D6at4_x = c5 * D6at5_x + s5 * D6at6_z + 0.384 * G6at4_z
    D6at4_y = D6at5_z + t171
    t172 = 0.384 * minus_G6at4_x - 0.0825 * G6at5_z
    D6at4_z = c5 * D6at6_z - s5 * D6at5_x + t172
    minus_F6at4_x = c5 * t135
    F6at4_z = s5 * t135
    t173 = 0.0825 * F6at4_z
    N6at4_x = c5 * N6at5_x + s5 * Izz_c6 + 0.384 * F6at4_z
    N6at4_y = N6at5_z + t173
    Q6at4_x = s5 * B6c_zz - c5 * minus_Q6at5_x
    Q6at4_z = s5 * minus_Q6at5_x + c5 * B6c_zz

    # body 6 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t174 = minus_F6at4_x * minus_v4_y - F6at5_z * v4_x
    minus_G6at3_x = c4 * minus_G6at4_x + s4 * G6at5_z
    G6at3_z = c4 * G6at5_z - s4 * minus_G6at4_x
    D6at3_x = c4 * D6at4_x - s4 * D6at4_y
    minus_D6at3_y = D6at4_z + 0.0825 * G6at3_z
    D6at3_z = s4 * D6at4_x + c4 * D6at4_y - t171
    minus_F6at3_x = c4 * minus_F6at4_x + s4 * F6at5_z
    F6at3_z = c4 * F6at5_z - s4 * minus_F6at4_x
    N6at3_x = c4 * N6at4_x - s4 * N6at4_y
    t175 = 0.0825 * F6at5_z - 0.384 * minus_F6at4_x
    N6at3_y = t175 - (c5 * Izz_c6 - s5 * N6at5_x) - 0.0825 * F6at3_z
    N6at3_z = s4 * N6at4_x + c4 * N6at4_y - t173
    Q6at3_x = c4 * Q6at4_x + s4 * t97
    Q6at3_z = s4 * Q6at4_x - c4 * t97

    # body 6 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t176 = F6at4_z * v3_x - minus_F6at3_x * v3_y
    minus_G6at2_x = c3 * minus_G6at3_x - s3 * G6at4_z
    minus_G6at2_z = c3 * G6at4_z + s3 * minus_G6at3_x
    D6at2_x = c3 * D6at3_x + s3 * minus_D6at3_y + 0.316 * minus_G6at2_z
    D6at2_z = s3 * D6at3_x - c3 * minus_D6at3_y - 0.316 * minus_G6at2_x
    minus_F6at2_z = s3 * minus_F6at3_x + c3 * F6at4_z
    N6at2_x = c3 * N6at3_x - s3 * N6at3_y + 0.316 * minus_F6at2_z
    Q6at2_x = c3 * Q6at3_x + s3 * Q6at4_z
    Q6at2_z = s3 * Q6at3_x - c3 * Q6at4_z

    # body 6 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D6at1_z = c2 * D6at3_z - s2 * D6at2_x
    Q6at1_z = c2 * Q6at3_z - s2 * Q6at2_x

    # body 5 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t177 = mcy_c5 * minus_v5_y - mcx_c5 * v5_x
    minus_G5at5_z = mcy_c5 * minus_w5_y - mcx_c5 * w5_x
    t178 = minus_Ixy_c5 * w5_x - Ixx_c5 * minus_w5_y + mcz_c5 * v5_x
    D5at5_x = t178 + B5c_xz
    t179 = minus_Ixy_c5 * minus_w5_y - Iyy_c5 * w5_x - mcz_c5 * minus_v5_y
    D5at5_y = t179 + B5c_yz
    D5at5_z = t177 - (Iyz_c5 * w5_x + Ixz_c5 * minus_w5_y) + B5c_zz
    minus_G5at5_x = mcz_c5 * w5_x + 3.628023 * minus_v5_y + P5c_y
    G5at5_y = mcz_c5 * minus_w5_y - 3.628023 * v5_x + P5c_x

    # body 5 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    minus_G5at4_x = c5 * minus_G5at5_x + s5 * G5at5_y
    minus_G5at4_z = c5 * G5at5_y - s5 * minus_G5at5_x
    t180 = 0.0825 * minus_G5at4_z
    D5at4_x = c5 * D5at5_x - s5 * D5at5_y - 0.384 * minus_G5at4_z
    D5at4_y = D5at5_z - t180
    t181 = 0.0825 * minus_G5at5_z + 0.384 * minus_G5at4_x
    D5at4_z = t181 - (s5 * D5at5_x + c5 * D5at5_y)
    t182 = 0.0825 * F5at3_y
    N5at4_x = t141 - 0.384 * F5at3_y
    N5at4_y = Izz_c5 - t182

    # body 5 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t183 = N5at4_x * w4_y - N5at4_y * w4_x + minus_F5at4_x * minus_v4_y
    G5at3_x = s4 * minus_G5at5_z - c4 * minus_G5at4_x
    minus_G5at3_z = s4 * minus_G5at4_x + c4 * minus_G5at5_z
    D5at3_x = c4 * D5at4_x - s4 * D5at4_y
    D5at3_y = 0.0825 * minus_G5at3_z - D5at4_z
    D5at3_z = s4 * D5at4_x + c4 * D5at4_y + t180
    minus_F5at3_x = c4 * minus_F5at4_x
    minus_F5at3_z = s4 * minus_F5at4_x
    N5at3_x = c4 * N5at4_x - s4 * N5at4_y
    N5at3_y = 0.0825 * minus_F5at3_z - N5at4_z
    N5at3_z = s4 * N5at4_x + c4 * N5at4_y + t182
    Q5at3_x = c4 * Q5at4_x - s4 * B5c_zz
    Q5at3_z = s4 * Q5at4_x + c4 * B5c_zz

    # body 5 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t184 = minus_F5at3_x * v3_y + F5at3_y * v3_x
    G5at2_x = c3 * G5at3_x - s3 * minus_G5at4_z
    G5at2_z = s3 * G5at3_x + c3 * minus_G5at4_z
    D5at2_x = c3 * D5at3_x - s3 * D5at3_y - 0.316 * G5at2_z
    D5at2_z = s3 * D5at3_x + c3 * D5at3_y + 0.316 * G5at2_x
    F5at2_z = c3 * F5at3_y - s3 * minus_F5at3_x
    N5at2_x = c3 * N5at3_x - s3 * N5at3_y - 0.316 * F5at2_z
    Q5at2_x = c3 * Q5at3_x - s3 * minus_Q5at4_z
    Q5at2_z = s3 * Q5at3_x + c3 * minus_Q5at4_z

    # body 5 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D5at1_z = c2 * D5at3_z - s2 * D5at2_x
    Q5at1_z = c2 * Q5at3_z - s2 * Q5at2_x

    # body 4 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t185 = mcy_c4 * minus_v4_y - mcx_c4 * v4_x
    G4at4_z = mcx_c4 * w4_x + mcy_c4 * w4_y
    D4at4_x = Ixx_c4 * w4_y - Ixy_c4 * w4_x + mcz_c4 * v4_x - minus_B4c_xz
    D4at4_y = Ixy_c4 * w4_y - Iyy_c4 * w4_x - mcz_c4 * minus_v4_y + B4c_yz
    D4at4_z = Ixz_c4 * w4_y - Iyz_c4 * w4_x + t185 + B4c_zz
    minus_G4at4_x = P4c_y + (7.215918 * minus_v4_y + mcz_c4 * w4_x)
    G4at4_y = P4c_x - (7.215918 * v4_x + mcz_c4 * w4_y)

    # body 4 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    minus_G4at3_x = c4 * minus_G4at4_x + s4 * G4at4_y
    G4at3_z = c4 * G4at4_y - s4 * minus_G4at4_x
    D4at3_x = c4 * D4at4_x - s4 * D4at4_y
    minus_D4at3_y = D4at4_z + 0.0825 * G4at3_z
    D4at3_z = s4 * D4at4_x + c4 * D4at4_y - 0.0825 * G4at4_z
    minus_N4at3_y = Izz_c4 + 0.0825 * F4at3_z

    # body 4 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t186 = N4at3_x * w3_y + minus_N4at3_y * w3_x - minus_F4at3_x * v3_y
    G4at2_x = s3 * G4at4_z - c3 * minus_G4at3_x
    minus_G4at2_z = s3 * minus_G4at3_x + c3 * G4at4_z
    D4at2_x = c3 * D4at3_x + s3 * minus_D4at3_y + 0.316 * minus_G4at2_z
    D4at2_z = s3 * D4at3_x - c3 * minus_D4at3_y + 0.316 * G4at2_x
    minus_F4at2_z = s3 * minus_F4at3_x
    N4at2_x = c3 * N4at3_x + s3 * minus_N4at3_y + 0.316 * minus_F4at2_z
    Q4at2_x = s3 * B4c_zz - c3 * t112
    minus_Q4at2_z = s3 * t112 + c3 * B4c_zz

    # body 4 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    minus_D4at1_z = s2 * D4at2_x - c2 * D4at3_z
    Q4at1_z = c2 * Q4at3_z - s2 * Q4at2_x

    # body 3 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t187 = Ixz_c3 * w3_y + minus_Iyz_c3 * w3_x
    D3at3_x = Ixx_c3 * w3_y - Ixy_c3 * w3_x + mcz_c3 * v3_x + B3c_xz
    D3at3_y = Ixy_c3 * w3_y - Iyy_c3 * w3_x + mcz_c3 * v3_y + B3c_yz
    D3at3_z = t187 - (mcx_c3 * v3_x + mcy_c3 * v3_y) + B3c_zz
    G3at3_x = 10.444522 * v3_y - mcz_c3 * w3_x - P3c_y
    G3at3_y = P3c_x - (10.444522 * v3_x + mcz_c3 * w3_y)

    # body 3 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G3at2_x = c3 * G3at3_x - s3 * G3at3_y
    G3at2_z = s3 * G3at3_x + c3 * G3at3_y
    D3at2_x = c3 * D3at3_x - s3 * D3at3_y - 0.316 * G3at2_z
    D3at2_z = s3 * D3at3_x + c3 * D3at3_y + 0.316 * G3at2_x

    # body 3 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D3at1_z = c2 * D3at3_z - s2 * D3at2_x
    Q3at1_z = c2 * B3c_zz - s2 * Q3at2_x

    # body 2 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D2at2_x = Ixy_c2 * minus_w2_x - Ixx_c2 * minus_w2_y + B2c_xz
    D2at2_y = Iyy_c2 * minus_w2_x - Ixy_c2 * minus_w2_y + B2c_yz
    D2at2_z = Iyz_c2 * minus_w2_x - Ixz_c2 * minus_w2_y + B2c_zz

    # body 2 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    minus_D2at1_z = s2 * D2at2_x + c2 * D2at2_y

    C = np.empty((7, 7, *batch), dtype)
    C[0, 0] = B1c_zz
    C[0, 1] = -minus_D2at1_z
    C[0, 2] = D3at1_z
    C[0, 3] = -minus_D4at1_z
    C[0, 4] = D5at1_z
    C[0, 5] = D6at1_z
    C[0, 6] = D7at1_z
    C[1, 0] = -minus_Q2at1_z
    C[1, 1] = D2at2_z
    C[1, 2] = D3at2_z
    C[1, 3] = D4at2_z
    C[1, 4] = D5at2_z
    C[1, 5] = D6at2_z
    C[1, 6] = D7at2_z
    C[2, 0] = Q3at1_z
    C[2, 1] = Q3at2_z - (Izz_c3 * minus_w2_x - t159 * minus_w2_y)
    C[2, 2] = D3at3_z
    C[2, 3] = D4at3_z
    C[2, 4] = D5at3_z
    C[2, 5] = D6at3_z
    C[2, 6] = D7at3_z
    C[3, 0] = Q4at1_z
    C[3, 1] = -(minus_Q4at2_z + (N4at2_x * minus_w2_y + N4at3_z * minus_w2_x))
    C[3, 2] = t186 + Q4at3_z
    C[3, 3] = D4at4_z
    C[3, 4] = D5at4_z
    C[3, 5] = D6at4_z
    C[3, 6] = D7at4_z
    C[4, 0] = Q5at1_z
    C[4, 1] = Q5at2_z - (N5at2_x * minus_w2_y + N5at3_z * minus_w2_x)
    C[4, 2] = N5at3_x * w3_y - N5at3_y * w3_x - t184 + Q5at3_z
    C[4, 3] = t183 - minus_Q5at4_z
    C[4, 4] = D5at5_z
    C[4, 5] = D6at5_z
    C[4, 6] = D7at5_z
    C[5, 0] = Q6at1_z
    C[5, 1] = Q6at2_z - (N6at2_x * minus_w2_y + N6at3_z * minus_w2_x)
    C[5, 2] = N6at3_x * w3_y - N6at3_y * w3_x + t176 + Q6at3_z
    C[5, 3] = N6at4_x * w4_y - N6at4_y * w4_x + t174 + Q6at4_z
    C[5, 4] = -t170
    C[5, 5] = D6at6_z
    C[5, 6] = D7at6_z
    C[6, 0] = Q7at1_z
    C[6, 1] = Q7at2_z - (N7at2_x * minus_w2_y + N7at3_z * minus_w2_x)
    C[6, 2] = t168 + (F7at3_x * v3_y + F7at4_z * v3_x) + Q7at3_z
    C[6, 3] = N7at4_x * w4_y - N7at4_y * w4_x + t167 - minus_Q7at4_z
    C[6, 4] = t162 - (minus_N7at6_z * w5_x + N7at5_x * minus_w5_y) + Q7at5_z
    C[6, 5] = t161 - minus_Q7at6_z
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
    s7 = np.sin(q[6])
    c7 = np.cos(q[6])

    # link 2: acceleration a of its origin, gravity included
    minus_a2_x = 9.81 * s2
    minus_a2_y = 9.81 * c2

    # link 2: moment n = I alpha + w x K + mc x a
    n2_x = 0.0221804724897 * c2
    minus_n2_y = 0.0221804724897 * s2
    n2_z = 0.01993386669246 * c2 - 0.18226700140319999 * s2

    # link 3: acceleration a of its origin, gravity included
    minus_a3_x = c3 * minus_a2_x
    a3_y = s3 * minus_a2_x

    # link 3: force f = m a + U mc
    minus_f3_x = 3.228604 * minus_a3_x
    f3_y = 3.228604 * a3_y

    # link 3: moment n = I alpha + w x K + mc x a
    n3_x = 1.24321310088048 * c2 + 0.214708623208 * a3_y
    n3_y = 0.214708623208 * minus_a3_x - 0.87156675099432 * c2
    n3_z = 0.088844724872 * a3_y + 0.126729164208 * minus_a3_x

    # link 4: acceleration a of its origin, gravity included
    a4_x = s4 * minus_a2_y - c4 * minus_a3_x
    a4_y = s4 * minus_a3_x + c4 * minus_a2_y

    # link 4: force f = m a + U mc
    f4_x = 3.587895 * a4_x
    f4_y = 3.587895 * a4_y
    minus_f4_z = 3.587895 * a3_y

    # link 4: moment n = I alpha + w x K + mc x a
    minus_n4_x = 0.374644408005 * a3_y + 0.09850206933 * a4_y
    n4_y = 0.09850206933 * a4_x - 0.19076837715 * a3_y
    minus_n4_z = 0.19076837715 * a4_y + 0.374644408005 * a4_x

    # link 5: acceleration a of its origin, gravity included
    a5_x = c5 * a4_x + s5 * a3_y
    a5_y = c5 * a3_y - s5 * a4_x

    # link 5: force f = m a + U mc
    f5_x = 1.225946 * a5_x
    f5_y = 1.225946 * a5_y
    f5_z = 1.225946 * a4_y

    # link 5: moment n = I alpha + w x K + mc x a
    n5_x = 0.05034347249 * a4_y + 0.047121686402 * a5_y
    n5_y = 0.014653732538 * a4_y - 0.047121686402 * a5_x
    minus_n5_z = 0.014653732538 * a5_y + 0.05034347249 * a5_x

    # link 6: acceleration a of its origin, gravity included
    a6_x = c6 * a5_x + s6 * a4_y
    a6_y = c6 * a4_y - s6 * a5_x

    # link 6: force f = m a + U mc
    f6_x = 1.666555 * a6_x
    f6_y = 1.666555 * a6_y
    minus_f6_z = 1.666555 * a5_y

    # link 6: moment n = I alpha + w x K + mc x a
    n6_x = 0.017527158935000002 * a6_y + 0.023526756935 * a5_y
    minus_n6_y = 0.017527158935000002 * a6_x - 0.10024161669500001 * a5_y
    n6_z = 0.10024161669500001 * a6_y + 0.023526756935 * a6_x

    # link 7: acceleration a of its origin, gravity included
    a7_x = c7 * a6_x - s7 * a5_y
    minus_a7_y = c7 * a5_y + s7 * a6_x

    # link 7: force f = m a + U mc
    f7_x = 0.735522 * a7_x
    minus_f7_y = 0.735522 * minus_a7_y
    minus_f7_z = 0.735522 * a6_y

    # link 7: moment n = I alpha + w x K + mc x a
    n7_x = 0.0031274395439999996 * a6_y + 0.045305948634 * minus_a7_y
    n7_y = 0.045305948634 * a7_x + 0.007735484874 * a6_y
    n7_z = 0.0031274395439999996 * a7_x - 0.007735484874 * minus_a7_y

    # joint 6: force F and moment N through it, joint 7 added
    t1 = s7 * f7_x - c7 * minus_f7_y
    N6_x = n6_x - (s7 * n7_y - c7 * n7_x)
    minus_N6_y = minus_n6_y + (n7_z + 0.088 * t1)
    N6_z = n6_z + (c7 * n7_y + s7 * n7_x + 0.064725936 * a6_y)
    F6_x = f6_x + (c7 * f7_x + s7 * minus_f7_y)
    F6_y = f6_y + minus_f7_z
    F6_z = t1 - minus_f6_z

    # joint 5: force F and moment N through it, joint 6 added
    N5_x = n5_x + (c6 * N6_x + s6 * minus_N6_y)
    N5_y = n5_y - N6_z
    N5_z = s6 * N6_x - c6 * minus_N6_y - minus_n5_z
    F5_x = f5_x + (c6 * F6_x - s6 * F6_y)
    F5_y = f5_y - F6_z
    F5_z = f5_z + (s6 * F6_x + c6 * F6_y)

    # joint 4: force F and moment N through it, joint 5 added
    t2 = c5 * F5_x - s5 * F5_y
    t3 = s5 * F5_x + c5 * F5_y
    N4_x = c5 * N5_x - s5 * N5_y - 0.384 * t3 - minus_n4_x
    N4_y = n4_y + (N5_z - 0.0825 * t3)
    t4 = s5 * N5_x + c5 * N5_y + (0.0825 * F5_z + 0.384 * t2)
    minus_N4_z = minus_n4_z + t4
    F4_x = f4_x + t2
    F4_y = f4_y + F5_z
    minus_F4_z = minus_f4_z + t3

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

    # link 2: angular momentum K = I w about its origin
    t1 = 0.00398335888393552 * minus_w2_y
    t2 = t1 - 0.00850351162402155 * minus_w2_x
    K2_x = t2 + 0.01026110182100817 * qd[1]
    t3 = 0.028124284712194955 * minus_w2_y
    t4 = 0.00398335888393552 * minus_w2_x - t3
    K2_y = t4 + 0.0007689361029464 * qd[1]
    t5 = 0.01026110182100817 * minus_w2_x
    t6 = t5 + 0.0007689361029464 * minus_w2_y
    K2_z = 0.026534991901690206 * qd[1] - t6

    # link 2: moment n = I alpha + w x K + mc x a
    t7 = 0.00850351162402155 * minus_alpha2_x
    t8 = 0.00398335888393552 * minus_alpha2_x
    t9 = 0.01026110182100817 * minus_alpha2_x
    t10 = t7 + 0.00398335888393552 * alpha2_y
    t11 = t8 + 0.028124284712194955 * alpha2_y
    t12 = minus_w2_y * K2_x - minus_w2_x * K2_y
    t13 = t10 + (minus_w2_y * K2_z + qd[1] * K2_y)
    n2_x = 0.0221804724897 * c2 - t13
    n2_y = t11 + (qd[1] * K2_x + minus_w2_x * K2_z) - 0.0221804724897 * s2
    t14 = 0.01993386669246 * c2 - 0.18226700140319999 * s2
    n2_z = 0.0007689361029464 * alpha2_y - t9 + t12 + t14

    # link 3: angular velocity w
    w3_x = s3 * qd[1] - c3 * minus_w2_x
    w3_y = s3 * minus_w2_x + c3 * qd[1]
    w3_z = minus_w2_y + qd[2]

    # link 3: angular acceleration alpha
    alpha3_x = w3_y * qd[2] - c3 * minus_alpha2_x
    alpha3_y = s3 * minus_alpha2_x - w3_x * qd[2]

    # link 3: U = [alpha] + [w][w]
    t15 = w3_z * w3_z
    t16 = w3_x * w3_y
    t17 = w3_x * w3_z
    minus_U3_xx = w3_y * w3_y + t15
    U3_xy = t16 + alpha2_y
    U3_xz = t17 + alpha3_y
    U3_yx = t16 - alpha2_y
    minus_U3_yy = w3_x * w3_x + t15
    U3_yz = w3_y * w3_z - alpha3_x
    U3_zx = t17 - alpha3_y

    # link 3: acceleration a of its origin, gravity included
    t18 = 0.632 * minus_alpha2_x
    t19 = minus_a2_x + 0.316 * U2_xy
    a3_x = s3 * t18 - c3 * t19
    a3_y = s3 * t19 + c3 * t18
    a3_z = minus_a2_y - 0.316 * minus_U2_yy

    # link 3: force f = m a + U mc
    t20 = 0.126729164208 * U3_xy - 0.088844724872 * minus_U3_xx
    t21 = 0.088844724872 * U3_yx - 0.126729164208 * minus_U3_yy
    f3_x = 3.228604 * a3_x + (t20 - 0.214708623208 * U3_xz)
    f3_y = 3.228604 * a3_y + (t21 - 0.214708623208 * U3_yz)

    # link 3: angular momentum K = I w about its origin
    t22 = 0.05649492601407083 * w3_x - 0.008248333140675744 * w3_y
    K3_x = t22 - 0.005487648106562255 * w3_z
    t23 = 0.05287838199960611 * w3_y - 0.008248333140675744 * w3_x
    K3_y = t23 - 0.0043772571218395825 * w3_z
    t24 = 0.005487648106562255 * w3_x + 0.0043772571218395825 * w3_y
    K3_z = 0.01824920229252011 * w3_z - t24

    # link 3: moment n = I alpha + w x K + mc x a
    t25 = 0.05649492601407083 * alpha3_x - 0.008248333140675744 * alpha3_y
    t26 = 0.05287838199960611 * alpha3_y - 0.008248333140675744 * alpha3_x
    t27 = 0.0043772571218395825 * alpha3_y
    t28 = 0.005487648106562255 * alpha3_x + t27
    t29 = t25 + 0.005487648106562255 * alpha2_y
    t30 = t26 + 0.0043772571218395825 * alpha2_y
    t31 = t28 + 0.01824920229252011 * alpha2_y
    t32 = 0.126729164208 * a3_z + 0.214708623208 * a3_y
    n3_x = t29 + (w3_y * K3_z - w3_z * K3_y) + t32
    t33 = 0.214708623208 * a3_x + 0.088844724872 * a3_z
    n3_y = t30 + (w3_z * K3_x - w3_x * K3_z) - t33
    t34 = 0.088844724872 * a3_y - 0.126729164208 * a3_x
    n3_z = w3_x * K3_y - w3_y * K3_x - t31 + t34

    # link 4: angular velocity w
    w4_x = c4 * w3_x + s4 * w3_z
    w4_y = c4 * w3_z - s4 * w3_x
    w4_z = qd[3] - w3_y

    # link 4: angular acceleration alpha
    alpha4_x = c4 * alpha3_x - s4 * alpha2_y + w4_y * qd[3]
    minus_alpha4_y = s4 * alpha3_x + c4 * alpha2_y + w4_x * qd[3]

    # link 4: U = [alpha] + [w][w]
    t35 = w4_x * w4_x
    t36 = w4_y * w4_y
    t37 = w4_z * w4_z
    t38 = w4_x * w4_y
    t39 = w4_x * w4_z
    t40 = w4_y * w4_z
    minus_U4_xx = t36 + t37
    U4_xy = t38 + alpha3_y
    U4_xz = t39 - minus_alpha4_y
    U4_yx = t38 - alpha3_y
    minus_U4_yy = t35 + t37
    U4_yz = t40 - alpha4_x
    U4_zx = t39 + minus_alpha4_y
    U4_zy = t40 + alpha4_x
    minus_U4_zz = t35 + t36

    # link 4: acceleration a of its origin, gravity included
    t41 = a3_x - 0.0825 * minus_U3_xx
    minus_a4_z = a3_y + 0.0825 * U3_yx
    t42 = a3_z + 0.0825 * U3_zx
    a4_x = c4 * t41 + s4 * t42
    a4_y = c4 * t42 - s4 * t41

    # link 4: force f = m a + U mc
    t43 = 0.19076837715 * minus_U4_xx + 0.374644408005 * U4_xy
    t44 = 0.19076837715 * U4_yx + 0.374644408005 * minus_U4_yy
    t45 = 0.374644408005 * U4_zy - 0.19076837715 * U4_zx
    f4_x = 3.587895 * a4_x + (t43 + 0.09850206933 * U4_xz)
    f4_y = 3.587895 * a4_y + (0.09850206933 * U4_yz - t44)
    f4_z = t45 - 0.09850206933 * minus_U4_zz - 3.587895 * minus_a4_z

    # link 4: angular momentum K = I w about its origin
    t46 = 0.06767727025085991 * w4_x + 0.02771584317362585 * w4_y
    K4_x = t46 + 0.0039053550262761003 * w4_z
    t47 = 0.02771584317362585 * w4_x + 0.03239943042445132 * w4_y
    K4_y = t47 - 0.0016444875773692705 * w4_z
    t48 = 0.0039053550262761003 * w4_x - 0.0016444875773692705 * w4_y
    K4_z = t48 + 0.0775861490525396 * w4_z

    # link 4: moment n = I alpha + w x K + mc x a
    t49 = 0.02771584317362585 * minus_alpha4_y
    t50 = 0.06767727025085991 * alpha4_x - t49
    t51 = 0.03239943042445132 * minus_alpha4_y
    t52 = 0.02771584317362585 * alpha4_x - t51
    t53 = 0.0016444875773692705 * minus_alpha4_y
    t54 = 0.0039053550262761003 * alpha4_x + t53
    t55 = t50 - 0.0039053550262761003 * alpha3_y
    t56 = t52 + 0.0016444875773692705 * alpha3_y
    t57 = t54 - 0.0775861490525396 * alpha3_y
    t58 = 0.374644408005 * minus_a4_z + 0.09850206933 * a4_y
    n4_x = t55 + (w4_y * K4_z - w4_z * K4_y) - t58
    t59 = 0.09850206933 * a4_x - 0.19076837715 * minus_a4_z
    n4_y = t56 + (w4_z * K4_x - w4_x * K4_z) + t59
    t60 = 0.19076837715 * a4_y + 0.374644408005 * a4_x
    n4_z = t57 + (w4_x * K4_y - w4_y * K4_x) - t60

    # link 5: angular velocity w
    w5_x = c5 * w4_x - s5 * w4_z
    minus_w5_y = s5 * w4_x + c5 * w4_z
    w5_z = w4_y + qd[4]

    # link 5: angular acceleration alpha
    alpha5_x = c5 * alpha4_x + s5 * alpha3_y - minus_w5_y * qd[4]
    minus_alpha5_y = s5 * alpha4_x - c5 * alpha3_y + w5_x * qd[4]

    # link 5: U = [alpha] + [w][w]
    t61 = w5_x * w5_x
    t62 = minus_w5_y * minus_w5_y
    t63 = w5_z * w5_z
    t64 = w5_x * minus_w5_y
    t65 = w5_x * w5_z
    t66 = minus_w5_y * w5_z
    minus_U5_xx = t62 + t63
    U5_xy = minus_alpha4_y - t64
    U5_xz = t65 - minus_alpha5_y
    minus_U5_yx = t64 + minus_alpha4_y
    minus_U5_yy = t61 + t63
    minus_U5_yz = t66 + alpha5_x
    U5_zx = t65 + minus_alpha5_y
    U5_zy = alpha5_x - t66
    minus_U5_zz = t61 + t62

    # link 5: acceleration a of its origin, gravity included
    t67 = a4_x + (0.0825 * minus_U4_xx + 0.384 * U4_xy)
    a5_z = a4_y - (0.0825 * U4_yx + 0.384 * minus_U4_yy)
    t68 = 0.384 * U4_zy - 0.0825 * U4_zx - minus_a4_z
    a5_x = c5 * t67 - s5 * t68
    minus_a5_y = s5 * t67 + c5 * t68

    # link 5: force f = m a + U mc
    t69 = 0.014653732538 * minus_U5_xx + 0.05034347249 * U5_xy
    t70 = 0.014653732538 * minus_U5_yx - 0.05034347249 * minus_U5_yy
    t71 = 0.05034347249 * U5_zy - 0.014653732538 * U5_zx
    f5_x = 1.225946 * a5_x + (t69 - 0.047121686402 * U5_xz)
    f5_y = t70 + 0.047121686402 * minus_U5_yz - 1.225946 * minus_a5_y
    f5_z = 1.225946 * a5_z + (t71 + 0.047121686402 * minus_U5_zz)

    # link 5: angular momentum K = I w about its origin
    t72 = 0.03942757095803552 * w5_x + 0.0015152444733270301 * minus_w5_y
    K5_x = t72 - 0.004600245517563105 * w5_z
    t73 = 0.0015152444733270301 * w5_x + 0.03146037232526039 * minus_w5_y
    K5_y = 0.0021640520520981297 * w5_z - t73
    t74 = 0.004600245517563105 * w5_x + 0.0021640520520981297 * minus_w5_y
    K5_z = 0.010869510762828563 * w5_z - t74

    # link 5: moment n = I alpha + w x K + mc x a
    t75 = 0.0015152444733270301 * minus_alpha5_y
    t76 = 0.004600245517563105 * minus_alpha4_y
    t77 = 0.03146037232526039 * minus_alpha5_y
    t78 = 0.0015152444733270301 * alpha5_x + t77
    t79 = 0.0021640520520981297 * minus_alpha5_y
    t80 = 0.004600245517563105 * alpha5_x + t79
    t81 = 0.03942757095803552 * alpha5_x + t75 + t76
    t82 = t78 + 0.0021640520520981297 * minus_alpha4_y
    t83 = t80 + 0.010869510762828563 * minus_alpha4_y
    t84 = 0.05034347249 * a5_z - 0.047121686402 * minus_a5_y
    n5_x = t81 - (minus_w5_y * K5_z + w5_z * K5_y) + t84
    t85 = 0.014653732538 * a5_z - 0.047121686402 * a5_x
    n5_y = w5_z * K5_x - w5_x * K5_z - t82 + t85
    t86 = 0.014653732538 * minus_a5_y - 0.05034347249 * a5_x
    n5_z = w5_x * K5_y + minus_w5_y * K5_x - t83 + t86

    # link 6: angular velocity w
    w6_x = c6 * w5_x + s6 * w5_z
    w6_y = c6 * w5_z - s6 * w5_x
    w6_z = minus_w5_y + qd[5]

    # link 6: angular acceleration alpha
    alpha6_x = c6 * alpha5_x - s6 * minus_alpha4_y + w6_y * qd[5]
    minus_alpha6_y = s6 * alpha5_x + c6 * minus_alpha4_y + w6_x * qd[5]

    # link 6: U = [alpha] + [w][w]
    t87 = w6_x * w6_x
    t88 = w6_y * w6_y
    t89 = w6_z * w6_z
    t90 = w6_x * w6_y
    t91 = w6_x * w6_z
    t92 = w6_y * w6_z
    minus_U6_xx = t88 + t89
    U6_xy = t90 - minus_alpha5_y
    U6_xz = t91 - minus_alpha6_y
    U6_yx = t90 + minus_alpha5_y
    minus_U6_yy = t87 + t89
    U6_yz = t92 - alpha6_x
    U6_zx = t91 + minus_alpha6_y
    U6_zy = t92 + alpha6_x
    minus_U6_zz = t87 + t88

    # link 6: acceleration a of its origin, gravity included
    a6_x = c6 * a5_x + s6 * a5_z
    a6_y = c6 * a5_z - s6 * a5_x

    # link 6: force f = m a + U mc
    t93 = 0.10024161669500001 * minus_U6_xx + 0.023526756935 * U6_xy
    t94 = 0.10024161669500001 * U6_yx + 0.023526756935 * minus_U6_yy
    t95 = 0.10024161669500001 * U6_zx - 0.023526756935 * U6_zy
    f6_x = 1.666555 * a6_x - (t93 + 0.017527158935000002 * U6_xz)
    f6_y = 1.666555 * a6_y + (t94 - 0.017527158935000002 * U6_yz)
    t96 = t95 + 0.017527158935000002 * minus_U6_zz
    f6_z = 1.666555 * minus_a5_y + t96

    # link 6: angular momentum K = I w about its origin
    t97 = 0.00248046035817079 * w6_x + 0.001524110902883315 * w6_y
    K6_x = t97 - 0.00010375891721868492 * w6_z
    t98 = 0.001524110902883315 * w6_x + 0.010567766133106952 * w6_y
    K6_y = t98 + 9.3569097314605e-05 * w6_z
    t99 = 9.3569097314605e-05 * w6_y - 0.00010375891721868492 * w6_x
    K6_z = t99 + 0.011794560230238952 * w6_z

    # link 6: moment n = I alpha + w x K + mc x a
    t100 = 0.001524110902883315 * minus_alpha6_y
    t101 = 0.00010375891721868492 * minus_alpha5_y
    t102 = 0.010567766133106952 * minus_alpha6_y
    t103 = 0.001524110902883315 * alpha6_x - t102
    t104 = 9.3569097314605e-05 * minus_alpha6_y
    t105 = 0.00010375891721868492 * alpha6_x + t104
    t106 = 0.00248046035817079 * alpha6_x - t100 - t101
    t107 = t103 + 9.3569097314605e-05 * minus_alpha5_y
    t108 = 0.011794560230238952 * minus_alpha5_y - t105
    t109 = 0.017527158935000002 * a6_y - 0.023526756935 * minus_a5_y
    n6_x = t106 + (w6_y * K6_z - w6_z * K6_y) + t109
    t110 = 0.017527158935000002 * a6_x + 0.10024161669500001 * minus_a5_y
    n6_y = t107 + (w6_z * K6_x - w6_x * K6_z) - t110
    t111 = 0.10024161669500001 * a6_y + 0.023526756935 * a6_x
    n6_z = t108 + (w6_x * K6_y - w6_y * K6_x) + t111

    # link 7: angular velocity w
    w7_x = c7 * w6_x + s7 * w6_z
    w7_y = c7 * w6_z - s7 * w6_x
    w7_z = qd[6] - w6_y

    # link 7: angular acceleration alpha
    alpha7_x = c7 * alpha6_x + s7 * minus_alpha5_y + w7_y * qd[6]
    alpha7_y = c7 * minus_alpha5_y - s7 * alpha6_x - w7_x * qd[6]

    # link 7: U = [alpha] + [w][w]
    t112 = w7_x * w7_x
    t113 = w7_y * w7_y
    t114 = w7_z * w7_z
    t115 = w7_x * w7_y
    t116 = w7_x * w7_z
    t117 = w7_y * w7_z
    minus_U7_xx = t113 + t114
    U7_xy = t115 - minus_alpha6_y
    U7_xz = t116 + alpha7_y
    U7_yx = t115 + minus_alpha6_y
    minus_U7_yy = t112 + t114
    U7_yz = t117 - alpha7_x
    U7_zx = t116 - alpha7_y
    U7_zy = t117 + alpha7_x
    minus_U7_zz = t112 + t113

    # link 7: acceleration a of its origin, gravity included
    t118 = a6_x - 0.088 * minus_U6_xx
    minus_a7_z = a6_y + 0.088 * U6_yx
    t119 = minus_a5_y + 0.088 * U6_zx
    a7_x = c7 * t118 + s7 * t119
    a7_y = c7 * t119 - s7 * t118

    # link 7: force f = m a + U mc
    t120 = 0.007735484874 * minus_U7_xx + 0.0031274395439999996 * U7_xy
    t121 = 0.007735484874 * U7_yx + 0.0031274395439999996 * minus_U7_yy
    t122 = 0.007735484874 * U7_zx - 0.0031274395439999996 * U7_zy
    f7_x = 0.735522 * a7_x + (0.045305948634 * U7_xz - t120)
    f7_y = 0.735522 * a7_y + (t121 + 0.045305948634 * U7_yz)

    # link 7: angular momentum K = I w about its origin
    t123 = 0.015320008390949585 * w7_x - 0.000395108718315752 * w7_y
    K7_x = t123 - 0.001672482661783778 * w7_z
    t124 = 0.012899064612428355 * w7_y - 0.000395108718315752 * w7_x
    K7_y = t124 - 0.000548359106408232 * w7_z
    t125 = 0.001672482661783778 * w7_x + 0.000548359106408232 * w7_y
    K7_z = 0.004909651967360946 * w7_z - t125

    # link 7: moment n = I alpha + w x K + mc x a
    t126 = 0.015320008390949585 * alpha7_x
    t127 = t126 - 0.000395108718315752 * alpha7_y
    t128 = 0.012899064612428355 * alpha7_y
    t129 = t128 - 0.000395108718315752 * alpha7_x
    t130 = 0.001672482661783778 * alpha7_x
    t131 = t130 + 0.000548359106408232 * alpha7_y
    t132 = t127 - 0.001672482661783778 * minus_alpha6_y
    t133 = t129 - 0.000548359106408232 * minus_alpha6_y
    t134 = 0.004909651967360946 * minus_alpha6_y - t131
    t135 = 0.0031274395439999996 * minus_a7_z - 0.045305948634 * a7_y
    n7_x = t132 + (w7_y * K7_z - w7_z * K7_y) + t135
    t136 = 0.045305948634 * a7_x + 0.007735484874 * minus_a7_z
    n7_y = t133 + (w7_z * K7_x - w7_x * K7_z) + t136
    t137 = 0.007735484874 * a7_y + 0.0031274395439999996 * a7_x
    n7_z = t134 + (w7_x * K7_y - w7_y * K7_x) + t137

    # joint 6: force F and moment N through it, joint 7 added
    t138 = 0.735522 * minus_a7_z - (t122 - 0.045305948634 * minus_U7_zz)
    t139 = s7 * f7_x + c7 * f7_y
    N6_x = n6_x + (c7 * n7_x - s7 * n7_y)
    N6_y = n6_y - (n7_z + 0.088 * t139)
    N6_z = n6_z + (s7 * n7_x + c7 * n7_y + 0.088 * t138)
    F6_x = f6_x + (c7 * f7_x - s7 * f7_y)
    F6_y = f6_y + t138
    F6_z = f6_z + t139

    # joint 5: force F and moment N through it, joint 6 added
    N5_x = n5_x + (c6 * N6_x - s6 * N6_y)
    N5_y = n5_y - N6_z
    N5_z = n5_z + (s6 * N6_x + c6 * N6_y)
    F5_x = f5_x + (c6 * F6_x - s6 * F6_y)
    F5_y = f5_y - F6_z
    F5_z = f5_z + (s6 * F6_x + c6 * F6_y)

    # joint 4: force F and moment N through it, joint 5 added
    t140 = c5 * F5_x - s5 * F5_y
    t141 = s5 * F5_x + c5 * F5_y
    N4_x = n4_x + (c5 * N5_x - s5 * N5_y - 0.384 * t141)
    N4_y = n4_y + (N5_z - 0.0825 * t141)
    N4_z = n4_z - (s5 * N5_x + c5 * N5_y + (0.0825 * F5_z + 0.384 * t140))
    F4_x = f4_x + t140
    F4_y = f4_y + F5_z

    # joint 3: force F and moment N through it, joint 4 added
    t142 = t141 - f4_z
    N3_x = n3_x + (c4 * N4_x - s4 * N4_y)
    N3_y = n3_y - (N4_z + 0.0825 * (s4 * F4_x + c4 * F4_y))
    N3_z = n3_z + (s4 * N4_x + c4 * N4_y + 0.0825 * t142)
    F3_x = f3_x + (c4 * F4_x - s4 * F4_y)
    F3_y = f3_y + t142

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


def christoffel_symbols(q):
    """Christoffel symbols: tau_k gets the sum of Gamma[k][i][j] qd_i qd_j.

    q: joint positions (rad, m), shape (..., 7)
    Gamma: Gamma[k][i][j], symmetric in i and j, shape (..., 7, 7, 7)
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

    # link 2: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc
    minus_B2_xx = 0.01026110182100817 * c2
    minus_B2_xy = 0.0007689361029464 * c2
    B2_xz = 0.005046402217263147 * c2
    B2_yx = 0.01026110182100817 * s2
    B2_yy = 0.0007689361029464 * s2
    minus_B2_yz = 0.005046402217263147 * s2
    B2_zx = 0.00398335888393552 * s2 - 0.023077882494931805 * c2
    B2_zy = 0.0034571094067583977 * s2 - 0.00398335888393552 * c2
    B2_zz = minus_B2_xx - B2_yy

    # link 3: twist (angular w, linear v)
    minus_w3_x = c3 * s2
    w3_y = s3 * s2
    t1 = 0.316 * s2
    v3_x = s3 * t1
    v3_y = c3 * t1

    # link 3: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc
    t2 = 0.008248333140675744 * c2
    t3 = 0.005487648106562255 * w3_y
    t4 = 0.0043772571218395825 * minus_w3_x
    B3_zx = 0.0073163291390276886 * w3_y + 0.008248333140675744 * minus_w3_x
    B3_zy = 0.008248333140675744 * w3_y + 0.010932873153492409 * minus_w3_x
    t5 = 0.126729164208 * v3_y
    t6 = 0.088844724872 * v3_x
    t7 = 0.0043772571218395825 * w3_y - 0.010932873153492409 * c2
    minus_B3_xy = t7 + 0.126729164208 * v3_x
    t8 = 0.0073163291390276886 * c2 + 0.005487648106562255 * minus_w3_x
    minus_B3_yx = t8 + 0.088844724872 * v3_y
    B3_zz = t3 + t4 + (t5 + t6)
    B3_xx = t5 - (t3 - t2)
    t9 = 0.045562052860578406 * w3_y - 0.0043772571218395825 * c2
    B3_xz = 0.214708623208 * v3_x - t9
    B3_yy = t6 - (t2 + t4)
    t10 = 0.005487648106562255 * c2 + 0.045562052860578406 * minus_w3_x
    B3_yz = 0.214708623208 * v3_y - t10
    minus_P3_z = 0.126729164208 * minus_w3_x + 0.088844724872 * w3_y
    P3_x = 3.228604 * v3_x - (0.214708623208 * w3_y + 0.126729164208 * c2)
    t11 = 0.088844724872 * c2 - 0.214708623208 * minus_w3_x
    P3_y = 3.228604 * v3_y + t11

    # link 4: twist (angular w, linear v)
    w4_x = s4 * c2 - c4 * minus_w3_x
    w4_y = s4 * minus_w3_x + c4 * c2
    t12 = 0.0825 * w3_y
    minus_v4_z = v3_y + 0.0825 * c2
    v4_x = c4 * v3_x - s4 * t12
    minus_v4_y = s4 * v3_x + c4 * t12

    # link 4: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc
    t13 = 0.02771584317362585 * w3_y
    t14 = 0.0039053550262761003 * w4_y
    t15 = 0.0016444875773692705 * w4_x
    t16 = 0.09850206933 * minus_v4_z
    t17 = 0.374644408005 * minus_v4_y
    t18 = 0.19076837715 * v4_x
    t19 = 0.0564319944394741 * w3_y + 0.0016444875773692705 * w4_y
    minus_B4_xy = t19 + 0.374644408005 * v4_x
    minus_B4_yy = t13 - t15 + (t16 + t18)
    minus_B4_zz = t14 + t15 + (t17 + t18)
    B4_xx = t13 + t14 - (t16 + t17)
    t20 = 0.0016444875773692705 * w3_y + 0.011245275811385819 * w4_y
    minus_B4_xz = 0.09850206933 * v4_x + t20
    t21 = 0.02115415461306551 * w3_y - 0.0039053550262761003 * w4_x
    B4_yx = t21 - 0.19076837715 * minus_v4_y
    t22 = 0.0039053550262761003 * w3_y - 0.011245275811385819 * w4_x
    B4_yz = 0.09850206933 * minus_v4_y - t22
    t23 = 0.02115415461306551 * w4_y + 0.02771584317362585 * w4_x
    B4_zx = t23 - 0.19076837715 * minus_v4_z
    t24 = 0.02771584317362585 * w4_y + 0.0564319944394741 * w4_x
    B4_zy = 0.374644408005 * minus_v4_z - t24
    P4_x = 3.587895 * v4_x + (0.09850206933 * w4_y + 0.374644408005 * w3_y)
    t25 = 0.19076837715 * w3_y - 0.09850206933 * w4_x
    P4_y = t25 - 3.587895 * minus_v4_y
    t26 = 0.374644408005 * w4_x + 0.19076837715 * w4_y
    P4_z = t26 - 3.587895 * minus_v4_z

    # link 5: twist (angular w, linear v)
    w5_x = c5 * w4_x + s5 * w3_y
    w5_y = c5 * w3_y - s5 * w4_x
    t27 = v4_x + 0.384 * w3_y
    v5_z = t12 - minus_v4_y
    t28 = 0.0825 * w4_y + 0.384 * w4_x - minus_v4_z
    v5_x = c5 * t27 - s5 * t28
    minus_v5_y = s5 * t27 + c5 * t28

    # link 5: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc
    t29 = 0.0015152444733270301 * w4_y
    t30 = 0.004600245517563105 * w5_y
    t31 = 0.0021640520520981297 * w5_x
    t32 = 0.047121686402 * v5_z
    t33 = 0.05034347249 * minus_v5_y
    t34 = 0.014653732538 * v5_x
    minus_B5_xx = t30 - t29 + (t32 + t33)
    t35 = 0.0021640520520981297 * w4_y + 0.030009216260233673 * w5_y
    minus_B5_xz = t35 - 0.047121686402 * v5_x
    t36 = 0.0014511560650267152 * w4_y - 0.004600245517563105 * w5_x
    minus_B5_yx = t36 + 0.014653732538 * minus_v5_y
    minus_B5_yy = t29 + t31 + (t34 + t32)
    t37 = 0.004600245517563105 * w4_y - 0.030009216260233673 * w5_x
    minus_B5_yz = t37 + 0.047121686402 * minus_v5_y
    minus_B5_zz = t33 + t34 - (t30 + t31)
    t38 = 0.009418354697801848 * w4_y + 0.0021640520520981297 * w5_y
    B5_xy = t38 - 0.05034347249 * v5_x
    t39 = 0.0015152444733270301 * w5_x - 0.0014511560650267152 * w5_y
    B5_zx = 0.014653732538 * v5_z - t39
    t40 = 0.009418354697801848 * w5_x - 0.0015152444733270301 * w5_y
    minus_B5_zy = 0.05034347249 * v5_z + t40
    P5_x = 1.225946 * v5_x - (0.047121686402 * w5_y + 0.05034347249 * w4_y)
    t41 = 0.047121686402 * w5_x - 0.014653732538 * w4_y
    P5_y = t41 - 1.225946 * minus_v5_y
    P5_z = 1.225946 * v5_z + (0.05034347249 * w5_x + 0.014653732538 * w5_y)

    # link 6: twist (angular w, linear v)
    w6_x = c6 * w5_x + s6 * w4_y
    w6_y = c6 * w4_y - s6 * w5_x
    v6_x = c6 * v5_x + s6 * v5_z
    v6_y = c6 * v5_z - s6 * v5_x

    # link 6: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc
    t42 = 0.001524110902883315 * w5_y
    t43 = 0.00010375891721868492 * w6_y
    t44 = 9.3569097314605e-05 * w6_x
    t45 = 0.017527158935000002 * minus_v5_y
    t46 = 0.023526756935 * v6_y
    t47 = 0.10024161669500001 * v6_x
    minus_B6_xx = t43 - t42 + (t45 + t46)
    minus_B6_yy = t44 + t42 + (t45 - t47)
    t48 = 0.009940933002587556 * w6_y + 0.001524110902883315 * w6_x
    minus_B6_zx = 0.10024161669500001 * minus_v5_y - t48
    minus_B6_zz = t46 - t47 - (t43 + t44)
    t49 = 0.0018536272276513943 * w5_y - 9.3569097314605e-05 * w6_y
    B6_xy = 0.023526756935 * v6_x - t49
    t50 = 0.0006268331305193942 * w6_y - 9.3569097314605e-05 * w5_y
    B6_xz = 0.017527158935000002 * v6_x - t50
    t51 = 0.009940933002587556 * w5_y + 0.00010375891721868492 * w6_x
    B6_yx = t51 - 0.10024161669500001 * v6_y
    t52 = 0.00010375891721868492 * w5_y + 0.0006268331305193942 * w6_x
    B6_yz = 0.017527158935000002 * v6_y + t52
    t53 = 0.0018536272276513943 * w6_x + 0.001524110902883315 * w6_y
    B6_zy = 0.023526756935 * minus_v5_y - t53
    t54 = 0.023526756935 * w5_y + 0.017527158935000002 * w6_y
    P6_x = 1.666555 * v6_x - t54
    t55 = 0.017527158935000002 * w6_x - 0.10024161669500001 * w5_y
    P6_y = 1.666555 * v6_y + t55
    t56 = 0.023526756935 * w6_x + 0.10024161669500001 * w6_y
    P6_z = 1.666555 * minus_v5_y - t56

    # link 7: twist (angular w, linear v)
    w7_x = c7 * w6_x - s7 * w5_y
    minus_w7_y = c7 * w5_y + s7 * w6_x
    minus_v7_z = v6_y - 0.088 * w5_y
    t57 = minus_v5_y - 0.088 * w6_y
    v7_x = c7 * v6_x + s7 * t57
    v7_y = c7 * t57 - s7 * v6_x

    # link 7: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc
    t58 = 0.000395108718315752 * w6_y
    t59 = 0.001672482661783778 * minus_w7_y
    t60 = 0.000548359106408232 * w7_x
    t61 = 0.000395108718315752 * w7_x
    t62 = 0.000395108718315752 * minus_w7_y
    t63 = 0.045305948634 * minus_v7_z
    t64 = 0.0031274395439999996 * v7_y
    t65 = 0.045305948634 * v7_x
    t66 = 0.007735484874 * v7_x
    t67 = 0.045305948634 * v7_y
    minus_B7_xx = t58 - t59 + (t63 + t64)
    t68 = 0.000548359106408232 * w6_y - 0.0116547105180085 * minus_w7_y
    minus_B7_xz = t68 + t65
    minus_B7_yy = t63 - t66 - (t58 + t60)
    minus_B7_yz = t67 - (0.001672482661783778 * w6_y + 0.0116547105180085 * w7_x)
    t69 = 0.0012443540944198604 * minus_w7_y + t61
    t70 = t69 - 0.007735484874 * minus_v7_z
    t71 = t62 + 0.0036652978729410906 * w7_x
    minus_B7_zy = t71 + 0.0031274395439999996 * minus_v7_z
    minus_B7_zz = t59 + t60 + (t64 - t66)
    t72 = 0.0036652978729410906 * w6_y - 0.000548359106408232 * minus_w7_y
    B7_xy = 0.0031274395439999996 * v7_x - t72
    t73 = 0.0012443540944198604 * w6_y + 0.001672482661783778 * w7_x
    B7_yx = t73 - 0.007735484874 * v7_y
    t74 = 0.735522 * v7_x
    t75 = 0.735522 * v7_y
    t76 = 0.045305948634 * minus_w7_y
    t77 = 0.045305948634 * w7_x
    P7_x = t74 - (t76 + 0.0031274395439999996 * w6_y)
    P7_y = t75 - (0.007735484874 * w6_y + t77)
    t78 = 0.0031274395439999996 * w7_x - 0.007735484874 * minus_w7_y
    minus_P7_z = 0.735522 * minus_v7_z + t78

    # body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t79 = c7 * P7_x - s7 * P7_y
    t80 = s7 * P7_x + c7 * P7_y
    t81 = c7 * minus_B7_xx + s7 * B7_yx
    t82 = c7 * B7_xy + s7 * minus_B7_yy
    t83 = c7 * B7_yx - s7 * minus_B7_xx
    t84 = s7 * B7_xy - c7 * minus_B7_yy
    t85 = t70 * c7 - minus_B7_zy * s7
    minus_Q7at6_z = t70 * s7 + minus_B7_zy * c7

    # composite body 6: B and P with those of body 7 added
    t86 = 0.088 * t79
    minus_B6c_xx = minus_B6_xx + (t81 * c7 + t82 * s7)
    B6c_xy = B6_xy + (c7 * minus_B7_xz - s7 * minus_B7_yz)
    B6c_xz = B6_xz + (t82 * c7 - t81 * s7)
    B6c_yx = B6_yx + (t85 - 0.088 * minus_P7_z)
    B6c_yy = t86 - minus_B7_zz - minus_B6_yy
    B6c_yz = B6_yz + minus_Q7at6_z
    B6c_zx = t83 * c7 - t84 * s7 - 0.088 * t80 - minus_B6_zx
    B6c_zy = B6_zy + (s7 * minus_B7_xz + c7 * minus_B7_yz)
    B6c_zz = t83 * s7 + t84 * c7 + t86 - minus_B6_zz
    P6c_x = P6_x + t79
    P6c_y = P6_y + minus_P7_z
    P6c_z = P6_z + t80

    # body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t87 = c6 * minus_B6c_xx + s6 * B6c_yx
    t88 = c6 * B6c_xy - s6 * B6c_yy
    t89 = c6 * B6c_yx - s6 * minus_B6c_xx
    t90 = s6 * B6c_xy + c6 * B6c_yy
    t91 = B6c_zy * s6 - B6c_zx * c6
    Q6at5_z = B6c_zx * s6 + B6c_zy * c6

    # composite body 5: B and P with those of body 6 added
    minus_B5c_xx = minus_B5_xx + (t87 * c6 + t88 * s6)
    B5c_xy = B5_xy + (s6 * B6c_yz - c6 * B6c_xz)
    B5c_xz = t88 * c6 - t87 * s6 - minus_B5_xz
    B5c_yx = t91 - minus_B5_yx
    B5c_yy = B6c_zz - minus_B5_yy
    minus_B5c_yz = Q6at5_z + minus_B5_yz
    B5c_zx = B5_zx + (t89 * c6 - t90 * s6)
    minus_B5c_zy = minus_B5_zy + (s6 * B6c_xz + c6 * B6c_yz)
    B5c_zz = t89 * s6 + t90 * c6 - minus_B5_zz
    P5c_x = P5_x + (c6 * P6c_x - s6 * P6c_y)
    P5c_y = P5_y - P6c_z
    P5c_z = P5_z + (s6 * P6c_x + c6 * P6c_y)

    # body 5 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t92 = c5 * P5c_x - s5 * P5c_y
    t93 = s5 * P5c_x + c5 * P5c_y
    t94 = c5 * minus_B5c_xx + s5 * B5c_yx
    t95 = c5 * B5c_xy - s5 * B5c_yy
    t96 = s5 * minus_B5c_xx - c5 * B5c_yx
    t97 = s5 * B5c_xy + c5 * B5c_yy
    Q5at4_x = B5c_zx * c5 + minus_B5c_zy * s5
    minus_Q5at4_z = B5c_zx * s5 - minus_B5c_zy * c5

    # composite body 4: B and P with those of body 5 added
    t98 = 0.384 * P5c_z
    t99 = 0.0825 * t92
    B4c_xx = B4_xx + (t98 - (t94 * c5 + t95 * s5))
    B4c_xy = c5 * B5c_xz + s5 * minus_B5c_yz - 0.384 * t92 - minus_B4_xy
    B4c_xz = t94 * s5 - t95 * c5 - minus_B4_xz
    B4c_yx = B4_yx + (Q5at4_x + 0.0825 * P5c_z)
    B4c_yy = B5c_zz - t99 - minus_B4_yy
    B4c_yz = B4_yz - minus_Q5at4_z
    B4c_zx = B4_zx + (t96 * c5 + t97 * s5 - 0.0825 * t93)
    B4c_zy = B4_zy + (0.384 * t93 - (s5 * B5c_xz - c5 * minus_B5c_yz))
    B4c_zz = t97 * c5 - t96 * s5 + (t98 - t99) - minus_B4_zz
    P4c_x = P4_x + t92
    P4c_y = P4_y + P5c_z
    P4c_z = P4_z - t93

    # body 4 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t100 = c4 * P4c_x - s4 * P4c_y
    t101 = s4 * P4c_x + c4 * P4c_y
    t102 = c4 * B4c_xx - s4 * B4c_yx
    t103 = c4 * B4c_xy - s4 * B4c_yy
    t104 = s4 * B4c_xx + c4 * B4c_yx
    t105 = s4 * B4c_xy + c4 * B4c_yy
    t106 = B4c_zy * s4 - B4c_zx * c4
    Q4at3_z = B4c_zx * s4 + B4c_zy * c4

    # composite body 3: B and P with those of body 4 added
    t107 = 0.0825 * t100
    B3c_xx = B3_xx + (t102 * c4 - t103 * s4)
    B3c_xy = s4 * B4c_yz - c4 * B4c_xz - minus_B3_xy
    B3c_xz = B3_xz + (t102 * s4 + t103 * c4)
    B3c_yx = t106 + 0.0825 * P4c_z - minus_B3_yx
    B3c_yy = B3_yy + (B4c_zz + t107)
    B3c_yz = B3_yz - Q4at3_z
    B3c_zx = B3_zx + (t104 * c4 - t105 * s4 - 0.0825 * t101)
    B3c_zy = B3_zy - (s4 * B4c_xz + c4 * B4c_yz)
    B3c_zz = B3_zz + (t104 * s4 + t105 * c4 + t107)
    P3c_x = P3_x + t100
    P3c_y = P3_y - P4c_z
    P3c_z = t101 - minus_P3_z

    # body 3 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t108 = c3 * B3c_xx - s3 * B3c_yx
    t109 = c3 * B3c_xy - s3 * B3c_yy
    t110 = s3 * B3c_xx + c3 * B3c_yx
    t111 = s3 * B3c_xy + c3 * B3c_yy
    Q3at2_x = B3c_zx * c3 - B3c_zy * s3
    Q3at2_z = B3c_zy * c3 + B3c_zx * s3

    # composite body 2: B and P with those of body 3 added
    t112 = 0.316 * P3c_z
    B2c_xx = t108 * c3 - t109 * s3 + t112 - minus_B2_xx
    t113 = s3 * B3c_yz - c3 * B3c_xz + 0.316 * (c3 * P3c_x - s3 * P3c_y)
    B2c_xy = t113 - minus_B2_xy
    B2c_xz = B2_xz + (t108 * s3 + t109 * c3)
    B2c_yx = B2_yx - Q3at2_x
    B2c_yy = B2_yy + B3c_zz
    minus_B2c_yz = Q3at2_z + minus_B2_yz
    B2c_zx = B2_zx + (t110 * c3 - t111 * s3)
    t114 = 0.316 * (s3 * P3c_x + c3 * P3c_y) - (s3 * B3c_xz + c3 * B3c_yz)
    B2c_zy = B2_zy + t114
    B2c_zz = B2_zz + (t110 * s3 + t111 * c3 + t112)

    # body 2 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    minus_Q2at1_z = B2c_zx * s2 + B2c_zy * c2

    # composite body 1: B and P with those of body 2 added
    t115 = (s2 * B2c_xx + c2 * B2c_yx) * s2
    B1c_zz = t115 + (s2 * B2c_xy + c2 * B2c_yy) * c2

    # body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t116 = 0.000395108718315752 * s7
    t117 = 0.015320008390949585 * c7 + t116
    t118 = 0.000395108718315752 * c7
    t119 = t118 + 0.012899064612428355 * s7
    t120 = 0.001672482661783778 * c7
    t121 = 0.000548359106408232 * s7
    N7at6_x = t121 - t120

    # link 7: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc
    B7_yx_2 = 0.001672482661783778 * s7
    minus_B7_xy = 0.000548359106408232 * c7

    # body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D7at6_x = B7_yx_2 + minus_B7_xy
    t122 = (0.015320008390949585 * s7 - t118) * s7
    F7at6_z = 0.007735484874 * c7 + 0.0031274395439999996 * s7

    # body 7 seen from joint 7: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G7at7_z = 0.007735484874 * s7 - 0.0031274395439999996 * c7

    # link 7: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc
    minus_P7_z_2 = F7at6_z + 0.064725936

    # composite body 6: B and P with those of body 7 added
    t123 = 0.088 * (F7at6_z + minus_P7_z_2)
    minus_B6c_yy = 0.088 * G7at7_z

    # composite body 6: with body 7 added
    mcx_c6 = minus_P7_z_2 + 0.10024161669500001
    mcz_c6 = G7at7_z - 0.017527158935000002
    Ixx_c6 = t117 * c7 + t119 * s7 + 0.00248046035817079
    Ixy_c6 = 0.003986923479791999 - N7at6_x + 0.001524110902883315
    Iyy_c6 = 0.004909651967360946 + t123 + 0.010567766133106952
    Ixz_c6 = t117 * s7 - t119 * c7 - minus_B6c_yy - 0.00010375891721868492
    Iyz_c6 = D7at6_x + 9.3569097314605e-05
    t124 = t122 + (0.012899064612428355 * c7 - t116) * c7 + t123
    Izz_c6 = t124 + 0.011794560230238952

    # body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t125 = s6 * Ixy_c6
    t126 = c6 * Ixx_c6 - t125
    t127 = c6 * Ixy_c6
    t128 = t127 - s6 * Iyy_c6
    N6at5_x = c6 * Ixz_c6 - s6 * Iyz_c6
    N6at5_z = s6 * Ixz_c6 + c6 * Iyz_c6
    t129 = c6 * mcx_c6
    F6at5_z = t129 + 0.068832705569 * s6

    # body 6 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t130 = s6 * mcx_c6
    G6at6_z = t130 - 0.068832705569 * c6

    # composite body 5: with body 6 added
    mcx_c5 = F6at5_z - 0.014653732538
    mcy_c5 = 0.05034347249 - mcz_c6
    mcz_c5 = G6at6_z - 0.047121686402
    Ixx_c5 = t126 * c6 - t128 * s6 + 0.03942757095803552
    minus_Ixy_c5 = N6at5_x + 0.0015152444733270301
    Iyy_c5 = Izz_c6 + 0.03146037232526039
    Ixz_c5 = t126 * s6 + t128 * c6 - 0.004600245517563105
    Iyz_c5 = 0.0021640520520981297 - N6at5_z
    t131 = (s6 * Ixx_c6 + t127) * s6 + (t125 + c6 * Iyy_c6) * c6
    Izz_c5 = t131 + 0.010869510762828563

    # body 5 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t132 = s5 * minus_Ixy_c5
    t133 = c5 * Ixx_c5 + t132
    t134 = c5 * minus_Ixy_c5
    t135 = t134 + s5 * Iyy_c5
    t136 = c5 * Ixz_c5 - s5 * Iyz_c5
    F5at3_y = c5 * mcx_c5 - s5 * mcy_c5

    # body 5 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    minus_F5at4_x = s5 * mcx_c5 + c5 * mcy_c5
    t137 = F5at3_y - 0.29931189750000003
    t138 = mcz_c5 + 1.3931608320000002
    t139 = 0.0825 * (F5at3_y + t137)
    t140 = 0.384 * (mcz_c5 + t138)
    t141 = 0.0825 * minus_F5at4_x
    N5at4_z = 0.384 * minus_F5at4_x - (s5 * Ixz_c5 + c5 * Iyz_c5)

    # composite body 4: with body 5 added
    t142 = (s5 * Ixx_c5 - t134) * s5 + (c5 * Iyy_c5 - t132) * c5
    mcx_c4 = t137 - 0.19076837715
    mcy_c4 = t138 + 0.374644408005
    mcz_c4 = 0.09850206933 - minus_F5at4_x
    Ixx_c4 = t133 * c5 + t135 * s5 + t140 + 0.06767727025085991
    Ixy_c4 = t136 - (0.384 * t137 - 0.0825 * mcz_c5) + 0.02771584317362585
    Iyy_c4 = Izz_c5 - t139 + 0.03239943042445132
    Ixz_c4 = 0.0039053550262761003 - (t133 * s5 - t135 * c5 + t141)
    Iyz_c4 = N5at4_z - 0.0016444875773692705
    Izz_c4 = t142 + (t140 - t139) + 0.0775861490525396

    # body 4 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t143 = s4 * Ixy_c4
    t144 = c4 * Ixx_c4 - t143
    t145 = c4 * Ixy_c4
    t146 = t145 - s4 * Iyy_c4
    N4at3_x = c4 * Ixz_c4 - s4 * Iyz_c4
    N4at3_z = s4 * Ixz_c4 + c4 * Iyz_c4
    F4at3_z = c4 * mcx_c4 - s4 * mcy_c4
    minus_F4at3_x = s4 * mcx_c4 + c4 * mcy_c4

    # composite body 3: with body 4 added
    t147 = F4at3_z + 0.595313235
    t148 = 0.0825 * (F4at3_z + t147)
    t149 = 0.0825 * minus_F4at3_x
    mcx_c3 = t147 + 0.088844724872
    mcy_c3 = 0.126729164208 - mcz_c4
    mcz_c3 = minus_F4at3_x - 0.214708623208
    Ixx_c3 = t144 * c4 - t146 * s4 + 0.05649492601407083
    Ixy_c3 = 0.0825 * mcz_c4 - N4at3_x - 0.008248333140675744
    Iyy_c3 = Izz_c4 + t148 + 0.05287838199960611
    Ixz_c3 = t144 * s4 + t146 * c4 - t149 - 0.005487648106562255
    minus_Iyz_c3 = N4at3_z + 0.0043772571218395825
    t150 = (s4 * Ixx_c4 + t145) * s4 + (t143 + c4 * Iyy_c4) * c4 + t148
    Izz_c3 = t150 + 0.01824920229252011

    # body 3 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t151 = c3 * Ixx_c3 - s3 * Ixy_c3
    t152 = c3 * Ixy_c3 - s3 * Iyy_c3
    t153 = c3 * Ixz_c3 + s3 * minus_Iyz_c3
    F3at2_z = c3 * mcx_c3 - s3 * mcy_c3
    minus_F3at2_x = s3 * mcx_c3 + c3 * mcy_c3

    # composite body 2: with body 3 added
    t154 = 0.316 * (mcz_c3 + (mcz_c3 + 3.3004689519999997))
    t155 = 0.316 * F3at2_z - t153
    Ixx_c2 = t151 * c3 - t152 * s3 + t154 + 0.00850351162402155
    Ixy_c2 = t155 - 0.00398335888393552
    Iyy_c2 = Izz_c3 + 0.028124284712194955
    Ixz_c2 = t151 * s3 + t152 * c3 + 0.01026110182100817
    t156 = minus_Iyz_c3 * c3 - Ixz_c3 * s3 + 0.316 * minus_F3at2_x
    Iyz_c2 = t156 + 0.0007689361029464

    # body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    minus_G7at6_y = 0.0031274395439999996 * minus_w7_y + 0.007735484874 * w7_x

    # body 7 seen from joint 7: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D7at7_x = t61 - 0.015320008390949585 * minus_w7_y + t65 - minus_B7_xz
    D7at7_y = t67 - (0.012899064612428355 * w7_x - t62) - minus_B7_yz
    G7at7_x = t75 - t77 - P7_y
    G7at7_y = P7_x - (t74 - t76)

    # body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G7at6_x = c7 * G7at7_x - s7 * G7at7_y
    G7at6_z = s7 * G7at7_x + c7 * G7at7_y
    D7at6_x_2 = c7 * D7at7_x - s7 * D7at7_y
    minus_D7at6_y = 0.088 * G7at6_z
    D7at6_z = s7 * D7at7_x + c7 * D7at7_y - 0.088 * minus_G7at6_y
    minus_N7at6_y = 0.004909651967360946 + 0.088 * F7at6_z

    # body 7 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t157 = N7at6_x * w6_y + minus_N7at6_y * w6_x - G7at7_z * v6_y
    t158 = t157 - minus_Q7at6_z
    G7at5_x = c6 * G7at6_x + s6 * minus_G7at6_y
    G7at5_z = s6 * G7at6_x - c6 * minus_G7at6_y
    D7at5_x = c6 * D7at6_x_2 + s6 * minus_D7at6_y
    D7at5_z = s6 * D7at6_x_2 - c6 * minus_D7at6_y
    minus_F7at5_x = c6 * G7at7_z
    minus_F7at5_z = s6 * G7at7_z
    N7at5_x = c6 * N7at6_x + s6 * minus_N7at6_y
    N7at5_z = s6 * N7at6_x - c6 * minus_N7at6_y
    minus_Q7at5_x = c6 * t85 + s6 * minus_B7_zz
    Q7at5_z = c6 * minus_B7_zz - s6 * t85

    # body 7 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t159 = minus_F7at5_x * minus_v5_y + F7at6_z * v5_x
    t160 = N7at5_x * w5_y - D7at6_x * w5_x + t159 + Q7at5_z
    G7at4_x = c5 * G7at5_x + s5 * G7at6_z
    G7at4_z = c5 * G7at6_z - s5 * G7at5_x
    t161 = 0.0825 * G7at4_z
    D7at4_x = c5 * D7at5_x + s5 * D7at6_z + 0.384 * G7at4_z
    D7at4_y = D7at5_z + t161
    t162 = 0.0825 * G7at5_z + 0.384 * G7at4_x
    D7at4_z = c5 * D7at6_z - s5 * D7at5_x - t162
    F7at4_x = s5 * F7at6_z - c5 * minus_F7at5_x
    F7at4_z = c5 * F7at6_z + s5 * minus_F7at5_x
    t163 = c5 * N7at5_x - s5 * D7at6_x
    t164 = 0.0825 * F7at4_z
    N7at4_x = t163 + 0.384 * F7at4_z
    N7at4_y = N7at5_z + t164
    t165 = 0.384 * F7at4_x - 0.0825 * minus_F7at5_z
    minus_N7at4_z = s5 * N7at5_x + c5 * D7at6_x + t165
    minus_Q7at4_x = c5 * minus_Q7at5_x + s5 * minus_Q7at6_z
    minus_Q7at4_z = c5 * minus_Q7at6_z - s5 * minus_Q7at5_x

    # body 7 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t166 = minus_F7at5_z * v4_x - F7at4_x * minus_v4_y
    t167 = N7at4_x * w4_y - N7at4_y * w4_x + t166 - minus_Q7at4_z
    G7at3_x = c4 * G7at4_x - s4 * G7at5_z
    G7at3_z = s4 * G7at4_x + c4 * G7at5_z
    D7at3_x = c4 * D7at4_x - s4 * D7at4_y
    minus_D7at3_y = D7at4_z + 0.0825 * G7at3_z
    D7at3_z = s4 * D7at4_x + c4 * D7at4_y - t161
    F7at3_x = c4 * F7at4_x + s4 * minus_F7at5_z
    F7at3_z = s4 * F7at4_x - c4 * minus_F7at5_z
    N7at3_x = c4 * N7at4_x - s4 * N7at4_y
    N7at3_y = minus_N7at4_z - 0.0825 * F7at3_z
    N7at3_z = s4 * N7at4_x + c4 * N7at4_y - t164
    minus_Q7at3_x = c4 * minus_Q7at4_x + s4 * Q7at5_z
    Q7at3_z = c4 * Q7at5_z - s4 * minus_Q7at4_x

    # body 7 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t168 = N7at3_x * w3_y + N7at3_y * minus_w3_x
    t169 = t168 + (F7at3_x * v3_y + F7at4_z * v3_x) + Q7at3_z
    G7at2_x = c3 * G7at3_x + s3 * G7at4_z
    G7at2_z = s3 * G7at3_x - c3 * G7at4_z
    D7at2_x = c3 * D7at3_x + s3 * minus_D7at3_y - 0.316 * G7at2_z
    D7at2_z = s3 * D7at3_x - c3 * minus_D7at3_y + 0.316 * G7at2_x
    F7at2_z = s3 * F7at3_x - c3 * F7at4_z
    t170 = c3 * N7at3_x - s3 * N7at3_y
    N7at2_x = t170 - 0.316 * F7at2_z
    minus_Q7at2_x = c3 * minus_Q7at3_x + s3 * minus_Q7at4_z
    Q7at2_z = c3 * minus_Q7at4_z - s3 * minus_Q7at3_x

    # body 7 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    N7at1_x = N7at2_x * c2 + N7at3_z * s2
    t171 = Q7at2_z - N7at1_x
    D7at1_z = c2 * D7at3_z - s2 * D7at2_x
    Q7at1_z = c2 * Q7at3_z + s2 * minus_Q7at2_x

    # body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t172 = 0.068832705569 * v6_y - mcx_c6 * v6_x
    G6at5_y = 0.068832705569 * w6_y - mcx_c6 * w6_x

    # body 6 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D6at6_x = Ixx_c6 * w6_y - Ixy_c6 * w6_x + mcz_c6 * v6_x + B6c_xz
    D6at6_y = Ixy_c6 * w6_y - Iyy_c6 * w6_x + mcz_c6 * v6_y + B6c_yz
    D6at6_z = Ixz_c6 * w6_y - Iyz_c6 * w6_x + t172 + B6c_zz
    G6at6_x = 2.4020770000000002 * v6_y - mcz_c6 * w6_x - P6c_y
    G6at6_y = P6c_x - (2.4020770000000002 * v6_x + mcz_c6 * w6_y)

    # body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G6at5_x = c6 * G6at6_x - s6 * G6at6_y
    G6at5_z = s6 * G6at6_x + c6 * G6at6_y
    D6at5_x = c6 * D6at6_x - s6 * D6at6_y
    D6at5_z = s6 * D6at6_x + c6 * D6at6_y

    # body 6 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t173 = N6at5_x * w5_y + Izz_c6 * w5_x + G6at6_z * minus_v5_y + Q6at5_z
    G6at4_x = c5 * G6at5_x - s5 * G6at5_y
    minus_G6at4_z = s5 * G6at5_x + c5 * G6at5_y
    t174 = 0.0825 * minus_G6at4_z
    D6at4_x = c5 * D6at5_x + s5 * D6at6_z - 0.384 * minus_G6at4_z
    D6at4_y = D6at5_z - t174
    t175 = 0.0825 * G6at5_z + 0.384 * G6at4_x
    D6at4_z = c5 * D6at6_z - s5 * D6at5_x - t175
    minus_F6at4_x = c5 * G6at6_z
    F6at4_z = s5 * G6at6_z
    t176 = c5 * N6at5_x + s5 * Izz_c6
    t177 = 0.0825 * F6at4_z
    N6at4_x = t176 + 0.384 * F6at4_z
    N6at4_y = N6at5_z + t177
    Q6at4_x = s5 * B6c_zz - c5 * t91
    Q6at4_z = s5 * t91 + c5 * B6c_zz

    # body 6 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t178 = minus_F6at4_x * minus_v4_y - F6at5_z * v4_x
    t179 = N6at4_x * w4_y - N6at4_y * w4_x + t178 + Q6at4_z
    G6at3_x = c4 * G6at4_x - s4 * G6at5_z
    G6at3_z = s4 * G6at4_x + c4 * G6at5_z
    D6at3_x = c4 * D6at4_x - s4 * D6at4_y
    minus_D6at3_y = D6at4_z + 0.0825 * G6at3_z
    D6at3_z = s4 * D6at4_x + c4 * D6at4_y + t174
    minus_F6at3_x = c4 * minus_F6at4_x + s4 * F6at5_z
    F6at3_z = c4 * F6at5_z - s4 * minus_F6at4_x
    N6at3_x = c4 * N6at4_x - s4 * N6at4_y
    t180 = 0.0825 * F6at5_z - 0.384 * minus_F6at4_x
    N6at3_y = t180 - (c5 * Izz_c6 - s5 * N6at5_x) - 0.0825 * F6at3_z
    N6at3_z = s4 * N6at4_x + c4 * N6at4_y - t177
    Q6at3_x = c4 * Q6at4_x - s4 * Q6at5_z
    Q6at3_z = s4 * Q6at4_x + c4 * Q6at5_z

    # body 6 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t181 = N6at3_x * w3_y + N6at3_y * minus_w3_x
    t182 = t181 + (F6at4_z * v3_x - minus_F6at3_x * v3_y) + Q6at3_z
    G6at2_x = c3 * G6at3_x - s3 * minus_G6at4_z
    G6at2_z = s3 * G6at3_x + c3 * minus_G6at4_z
    D6at2_x = c3 * D6at3_x + s3 * minus_D6at3_y - 0.316 * G6at2_z
    D6at2_z = s3 * D6at3_x - c3 * minus_D6at3_y + 0.316 * G6at2_x
    minus_F6at2_z = s3 * minus_F6at3_x + c3 * F6at4_z
    t183 = c3 * N6at3_x - s3 * N6at3_y
    N6at2_x = t183 + 0.316 * minus_F6at2_z
    Q6at2_x = c3 * Q6at3_x + s3 * Q6at4_z
    Q6at2_z = s3 * Q6at3_x - c3 * Q6at4_z

    # body 6 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    N6at1_x = N6at2_x * c2 + N6at3_z * s2
    t184 = Q6at2_z - N6at1_x
    D6at1_z = c2 * D6at3_z - s2 * D6at2_x
    Q6at1_z = c2 * Q6at3_z - s2 * Q6at2_x

    # body 5 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t185 = mcy_c5 * minus_v5_y - mcx_c5 * v5_x
    G5at5_z = mcx_c5 * w5_x + mcy_c5 * w5_y
    D5at5_x = Ixx_c5 * w5_y + minus_Ixy_c5 * w5_x + mcz_c5 * v5_x + B5c_xz
    t186 = minus_Ixy_c5 * w5_y + Iyy_c5 * w5_x + mcz_c5 * minus_v5_y
    minus_D5at5_y = t186 + minus_B5c_yz
    D5at5_z = Ixz_c5 * w5_y - Iyz_c5 * w5_x + t185 + B5c_zz
    minus_G5at5_x = P5c_y + (3.628023 * minus_v5_y + mcz_c5 * w5_x)
    G5at5_y = P5c_x - (3.628023 * v5_x + mcz_c5 * w5_y)

    # body 5 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    minus_G5at4_x = c5 * minus_G5at5_x + s5 * G5at5_y
    minus_G5at4_z = c5 * G5at5_y - s5 * minus_G5at5_x
    t187 = 0.0825 * minus_G5at4_z
    D5at4_x = c5 * D5at5_x + s5 * minus_D5at5_y - 0.384 * minus_G5at4_z
    D5at4_y = D5at5_z - t187
    t188 = 0.0825 * G5at5_z - 0.384 * minus_G5at4_x
    minus_D5at4_z = s5 * D5at5_x - c5 * minus_D5at5_y + t188
    t189 = 0.0825 * F5at3_y
    N5at4_x = t136 - 0.384 * F5at3_y
    N5at4_y = Izz_c5 - t189

    # body 5 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t190 = N5at4_x * w4_y - N5at4_y * w4_x + minus_F5at4_x * minus_v4_y
    t191 = t190 - minus_Q5at4_z
    minus_G5at3_x = c4 * minus_G5at4_x + s4 * G5at5_z
    G5at3_z = c4 * G5at5_z - s4 * minus_G5at4_x
    D5at3_x = c4 * D5at4_x - s4 * D5at4_y
    D5at3_y = minus_D5at4_z - 0.0825 * G5at3_z
    D5at3_z = s4 * D5at4_x + c4 * D5at4_y + t187
    minus_F5at3_x = c4 * minus_F5at4_x
    minus_F5at3_z = s4 * minus_F5at4_x
    N5at3_x = c4 * N5at4_x - s4 * N5at4_y
    N5at3_y = 0.0825 * minus_F5at3_z - N5at4_z
    N5at3_z = s4 * N5at4_x + c4 * N5at4_y + t189
    Q5at3_x = c4 * Q5at4_x - s4 * B5c_zz
    Q5at3_z = s4 * Q5at4_x + c4 * B5c_zz

    # body 5 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t192 = N5at3_x * w3_y + N5at3_y * minus_w3_x
    t193 = t192 - (minus_F5at3_x * v3_y + F5at3_y * v3_x) + Q5at3_z
    minus_G5at2_x = c3 * minus_G5at3_x + s3 * minus_G5at4_z
    G5at2_z = c3 * minus_G5at4_z - s3 * minus_G5at3_x
    D5at2_x = c3 * D5at3_x - s3 * D5at3_y - 0.316 * G5at2_z
    D5at2_z = s3 * D5at3_x + c3 * D5at3_y - 0.316 * minus_G5at2_x
    F5at2_z = c3 * F5at3_y - s3 * minus_F5at3_x
    t194 = c3 * N5at3_x - s3 * N5at3_y
    N5at2_x = t194 - 0.316 * F5at2_z
    Q5at2_x = c3 * Q5at3_x - s3 * minus_Q5at4_z
    Q5at2_z = s3 * Q5at3_x + c3 * minus_Q5at4_z

    # body 5 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    N5at1_x = N5at2_x * c2 + N5at3_z * s2
    t195 = Q5at2_z - N5at1_x
    D5at1_z = c2 * D5at3_z - s2 * D5at2_x
    Q5at1_z = c2 * Q5at3_z - s2 * Q5at2_x

    # body 4 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t196 = mcy_c4 * minus_v4_y - mcx_c4 * v4_x
    minus_G4at3_y = mcx_c4 * w4_x + mcy_c4 * w4_y

    # body 4 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D4at4_x = Ixx_c4 * w4_y - Ixy_c4 * w4_x + mcz_c4 * v4_x + B4c_xz
    D4at4_y = Ixy_c4 * w4_y - Iyy_c4 * w4_x - mcz_c4 * minus_v4_y + B4c_yz
    D4at4_z = Ixz_c4 * w4_y - Iyz_c4 * w4_x + t196 + B4c_zz
    minus_G4at4_x = mcz_c4 * w4_x + 7.215918 * minus_v4_y + P4c_y
    G4at4_y = P4c_x - (7.215918 * v4_x + mcz_c4 * w4_y)

    # body 4 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    minus_G4at3_x = c4 * minus_G4at4_x + s4 * G4at4_y
    G4at3_z = c4 * G4at4_y - s4 * minus_G4at4_x
    D4at3_x = c4 * D4at4_x - s4 * D4at4_y
    minus_D4at3_y = D4at4_z + 0.0825 * G4at3_z
    D4at3_z = s4 * D4at4_x + c4 * D4at4_y - 0.0825 * minus_G4at3_y
    minus_N4at3_y = Izz_c4 + 0.0825 * F4at3_z

    # body 4 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t197 = N4at3_x * w3_y - minus_N4at3_y * minus_w3_x
    t198 = t197 - minus_F4at3_x * v3_y + Q4at3_z
    G4at2_x = s3 * minus_G4at3_y - c3 * minus_G4at3_x
    minus_G4at2_z = s3 * minus_G4at3_x + c3 * minus_G4at3_y
    D4at2_x = c3 * D4at3_x + s3 * minus_D4at3_y + 0.316 * minus_G4at2_z
    D4at2_z = s3 * D4at3_x - c3 * minus_D4at3_y + 0.316 * G4at2_x
    minus_F4at2_x = c3 * minus_F4at3_x
    minus_F4at2_z = s3 * minus_F4at3_x
    t199 = c3 * N4at3_x + s3 * minus_N4at3_y
    N4at2_x = t199 + 0.316 * minus_F4at2_z
    Q4at2_x = s3 * B4c_zz - c3 * t106
    minus_Q4at2_z = s3 * t106 + c3 * B4c_zz

    # body 4 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    N4at1_x = N4at2_x * c2 + N4at3_z * s2
    D4at1_z = c2 * D4at3_z - s2 * D4at2_x
    Q4at1_z = c2 * Q4at3_z - s2 * Q4at2_x

    # body 3 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t200 = Ixz_c3 * w3_y - minus_Iyz_c3 * minus_w3_x
    D3at3_x = Ixx_c3 * w3_y + Ixy_c3 * minus_w3_x + mcz_c3 * v3_x + B3c_xz
    D3at3_y = Ixy_c3 * w3_y + Iyy_c3 * minus_w3_x + mcz_c3 * v3_y + B3c_yz
    D3at3_z = t200 - (mcx_c3 * v3_x + mcy_c3 * v3_y) + B3c_zz
    G3at3_x = 10.444522 * v3_y + mcz_c3 * minus_w3_x - P3c_y
    G3at3_y = P3c_x - (10.444522 * v3_x + mcz_c3 * w3_y)

    # body 3 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G3at2_x = c3 * G3at3_x - s3 * G3at3_y
    G3at2_z = s3 * G3at3_x + c3 * G3at3_y
    D3at2_x = c3 * D3at3_x - s3 * D3at3_y - 0.316 * G3at2_z
    D3at2_z = s3 * D3at3_x + c3 * D3at3_y + 0.316 * G3at2_x

    # body 3 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    N3at1_x = Izz_c3 * s2 - t155 * c2
    t201 = Q3at2_z - N3at1_x
    D3at1_z = c2 * D3at3_z - s2 * D3at2_x
    Q3at1_z = c2 * B3c_zz - s2 * Q3at2_x

    # body 2 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D2at2_x = s2 * Ixy_c2 - c2 * Ixx_c2 + B2c_xz
    D2at2_y = s2 * Iyy_c2 - c2 * Ixy_c2 - minus_B2c_yz
    D2at2_z = s2 * Iyz_c2 - c2 * Ixz_c2 + B2c_zz

    # body 2 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    minus_D2at1_z = s2 * D2at2_x + c2 * D2at2_y

    # link 3: twist (angular w, linear v)
    v3_x_2 = 0.316 * c3
    minus_v3_y = 0.316 * s3

    # link 3: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc
    t202 = 0.005487648106562255 * c3
    t203 = 0.0043772571218395825 * s3
    t204 = 0.040046415889728 * s3
    t205 = 0.028074933059552 * c3
    minus_B3_xx = t202 + t204
    minus_B3_xy_2 = 0.0043772571218395825 * c3 + 0.040046415889728 * c3
    B3_yx = 0.005487648106562255 * s3 + 0.028074933059552 * s3
    B3_yy_2 = t203 + t205
    minus_B3_zz = t203 - t202 + (t204 - t205)
    B3_xz_2 = 0.067847924933728 * c3 - 0.045562052860578406 * c3
    B3_yz_2 = 0.045562052860578406 * s3 - 0.067847924933728 * s3
    B3_zx_2 = 0.0073163291390276886 * c3 - 0.008248333140675744 * s3
    B3_zy_2 = 0.008248333140675744 * c3 - 0.010932873153492409 * s3
    P3_z = 0.126729164208 * s3 - 0.088844724872 * c3
    P3_x_2 = 1.020238864 * c3 - 0.214708623208 * c3
    P3_y_2 = 0.214708623208 * s3 - 1.020238864 * s3

    # link 4: twist (angular w, linear v)
    w4_x_2 = c4 * s3
    minus_w4_y = s4 * s3
    t206 = 0.0825 * c3
    v4_x_2 = c4 * v3_x_2 - s4 * t206
    minus_v4_y_2 = s4 * v3_x_2 + c4 * t206

    # link 4: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc
    t207 = 0.02771584317362585 * c3
    t208 = 0.0039053550262761003 * minus_w4_y
    t209 = 0.0016444875773692705 * w4_x_2
    t210 = 0.03112665390828 * s3
    t211 = 0.374644408005 * minus_v4_y_2
    t212 = 0.19076837715 * v4_x_2
    minus_B4_xx = t208 - t207 + (t211 - t210)
    t213 = 0.0564319944394741 * c3 - 0.0016444875773692705 * minus_w4_y
    minus_B4_xy_2 = t213 + 0.374644408005 * v4_x_2
    t214 = 0.0039053550262761003 * w4_x_2 - 0.02115415461306551 * c3
    minus_B4_yx = t214 + 0.19076837715 * minus_v4_y_2
    minus_B4_yy_2 = t207 - t209 + (t212 - t210)
    t215 = 0.0564319944394741 * w4_x_2 - 0.02771584317362585 * minus_w4_y
    minus_B4_zy = t215 + 0.11838763292958 * s3
    minus_B4_zz_2 = t209 - t208 + (t211 + t212)
    t216 = 0.0016444875773692705 * c3 - 0.011245275811385819 * minus_w4_y
    minus_B4_xz_2 = 0.09850206933 * v4_x_2 + t216
    t217 = 0.0039053550262761003 * c3 - 0.011245275811385819 * w4_x_2
    B4_yz_2 = 0.09850206933 * minus_v4_y_2 - t217
    t218 = 0.02115415461306551 * minus_w4_y - 0.02771584317362585 * w4_x_2
    B4_zx_2 = 0.0602828071794 * s3 - t218
    t219 = 0.374644408005 * c3 - 0.09850206933 * minus_w4_y
    P4_x_2 = 3.587895 * v4_x_2 + t219
    t220 = 0.19076837715 * c3 - 0.09850206933 * w4_x_2
    P4_y_2 = t220 - 3.587895 * minus_v4_y_2
    t221 = 0.374644408005 * w4_x_2 - 0.19076837715 * minus_w4_y
    P4_z_2 = 1.13377482 * s3 + t221

    # link 5: twist (angular w, linear v)
    w5_x_2 = c5 * w4_x_2 + s5 * c3
    w5_y_2 = c5 * c3 - s5 * w4_x_2
    t222 = v4_x_2 + 0.384 * c3
    v5_z_2 = t206 - minus_v4_y_2
    t223 = minus_v3_y - (0.0825 * minus_w4_y - 0.384 * w4_x_2)
    v5_x_2 = c5 * t222 - s5 * t223
    minus_v5_y_2 = s5 * t222 + c5 * t223

    # link 5: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc
    t224 = 0.0015152444733270301 * minus_w4_y
    t225 = 0.004600245517563105 * w5_y_2
    t226 = 0.009418354697801848 * minus_w4_y
    t227 = 0.0021640520520981297 * minus_w4_y
    t228 = 0.0014511560650267152 * minus_w4_y
    t229 = 0.0021640520520981297 * w5_x_2
    t230 = 0.004600245517563105 * minus_w4_y
    t231 = 0.047121686402 * v5_z_2
    t232 = 0.05034347249 * minus_v5_y_2
    t233 = 0.014653732538 * v5_x_2
    minus_B5_xx_2 = t224 + t225 + (t231 + t232)
    minus_B5_xy = t226 - 0.0021640520520981297 * w5_y_2 + 0.05034347249 * v5_x_2
    minus_B5_xz_2 = 0.030009216260233673 * w5_y_2 - t227 - 0.047121686402 * v5_x_2
    minus_B5_yy_2 = t229 - t224 + (t233 + t231)
    minus_B5_zz_2 = t232 + t233 - (t225 + t229)
    t234 = t228 + 0.004600245517563105 * w5_x_2
    B5_yx = t234 - 0.014653732538 * minus_v5_y_2
    t235 = t230 + 0.030009216260233673 * w5_x_2
    B5_yz = t235 - 0.047121686402 * minus_v5_y_2
    t236 = 0.0015152444733270301 * w5_x_2 - 0.0014511560650267152 * w5_y_2
    B5_zx_2 = 0.014653732538 * v5_z_2 - t236
    t237 = 0.009418354697801848 * w5_x_2 - 0.0015152444733270301 * w5_y_2
    minus_B5_zy_2 = 0.05034347249 * v5_z_2 + t237
    t238 = 0.05034347249 * minus_w4_y - 0.047121686402 * w5_y_2
    P5_x_2 = 1.225946 * v5_x_2 + t238
    t239 = 0.014653732538 * minus_w4_y + 0.047121686402 * w5_x_2
    P5_y_2 = t239 - 1.225946 * minus_v5_y_2
    t240 = 0.05034347249 * w5_x_2 + 0.014653732538 * w5_y_2
    P5_z_2 = 1.225946 * v5_z_2 + t240

    # link 6: twist (angular w, linear v)
    w6_x_2 = c6 * w5_x_2 - s6 * minus_w4_y
    minus_w6_y = s6 * w5_x_2 + c6 * minus_w4_y
    v6_x_2 = c6 * v5_x_2 + s6 * v5_z_2
    v6_y_2 = c6 * v5_z_2 - s6 * v5_x_2

    # link 6: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc
    t241 = 0.001524110902883315 * w5_y_2
    t242 = 0.00010375891721868492 * minus_w6_y
    t243 = 9.3569097314605e-05 * minus_w6_y
    t244 = 0.0006268331305193942 * minus_w6_y
    t245 = 9.3569097314605e-05 * w6_x_2
    t246 = 0.009940933002587556 * minus_w6_y
    t247 = 0.001524110902883315 * minus_w6_y
    t248 = 0.017527158935000002 * minus_v5_y_2
    t249 = 0.023526756935 * v6_y_2
    t250 = 0.10024161669500001 * v6_x_2
    t251 = 9.3569097314605e-05 * w5_y_2 + t244
    B6_xz_2 = t251 + 0.017527158935000002 * v6_x_2
    t252 = t246 - 0.001524110902883315 * w6_x_2
    minus_B6_zx_2 = t252 + 0.10024161669500001 * minus_v5_y_2
    minus_B6_zz_2 = t242 - t245 + (t249 - t250)
    B6_xx = t241 + t242 - (t248 + t249)
    t253 = 0.0018536272276513943 * w5_y_2 + t243
    B6_xy_2 = 0.023526756935 * v6_x_2 - t253
    t254 = 0.009940933002587556 * w5_y_2 + 0.00010375891721868492 * w6_x_2
    B6_yx_2 = t254 - 0.10024161669500001 * v6_y_2
    minus_B6_yy_2 = t241 + t245 + (t248 - t250)
    t255 = 0.00010375891721868492 * w5_y_2 + 0.0006268331305193942 * w6_x_2
    B6_yz_2 = 0.017527158935000002 * v6_y_2 + t255
    t256 = 0.0018536272276513943 * w6_x_2 - t247
    B6_zy_2 = 0.023526756935 * minus_v5_y_2 - t256
    t257 = 0.017527158935000002 * minus_w6_y - 0.023526756935 * w5_y_2
    P6_x_2 = 1.666555 * v6_x_2 + t257
    t258 = 0.017527158935000002 * w6_x_2 - 0.10024161669500001 * w5_y_2
    P6_y_2 = 1.666555 * v6_y_2 + t258
    t259 = 0.10024161669500001 * minus_w6_y - 0.023526756935 * w6_x_2
    P6_z_2 = 1.666555 * minus_v5_y_2 + t259

    # link 7: twist (angular w, linear v)
    w7_x_2 = c7 * w6_x_2 - s7 * w5_y_2
    minus_w7_y_2 = c7 * w5_y_2 + s7 * w6_x_2
    minus_v7_z_2 = v6_y_2 - 0.088 * w5_y_2
    t260 = minus_v5_y_2 + 0.088 * minus_w6_y
    v7_x_2 = c7 * v6_x_2 + s7 * t260
    v7_y_2 = c7 * t260 - s7 * v6_x_2

    # link 7: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc
    t261 = 0.000395108718315752 * minus_w6_y
    t262 = 0.001672482661783778 * minus_w7_y_2
    t263 = 0.000548359106408232 * minus_w7_y_2
    t264 = 0.0116547105180085 * minus_w7_y_2
    t265 = 0.0012443540944198604 * minus_w6_y
    t266 = 0.000548359106408232 * w7_x_2
    t267 = 0.000395108718315752 * w7_x_2
    t268 = 0.000395108718315752 * minus_w7_y_2
    t269 = 0.045305948634 * minus_v7_z_2
    t270 = 0.0031274395439999996 * v7_y_2
    t271 = 0.045305948634 * v7_x_2
    t272 = 0.007735484874 * v7_x_2
    t273 = 0.045305948634 * v7_y_2
    minus_B7_xx_2 = t269 + t270 - (t262 + t261)
    minus_B7_xz_2 = t271 - (t264 + 0.000548359106408232 * minus_w6_y)
    minus_B7_yy_2 = t261 - t266 + (t269 - t272)
    t274 = 0.001672482661783778 * minus_w6_y - 0.0116547105180085 * w7_x_2
    minus_B7_yz_2 = t274 + t273
    t275 = 0.0012443540944198604 * minus_w7_y_2 + t267
    t276 = t275 - 0.007735484874 * minus_v7_z_2
    t277 = t268 + 0.0036652978729410906 * w7_x_2
    minus_B7_zy_2 = t277 + 0.0031274395439999996 * minus_v7_z_2
    minus_B7_zz_2 = t262 + t266 + (t270 - t272)
    t278 = t263 + 0.0036652978729410906 * minus_w6_y
    B7_xy_2 = 0.0031274395439999996 * v7_x_2 + t278
    minus_B7_yx = 0.007735484874 * v7_y_2 + (t265 - 0.001672482661783778 * w7_x_2)
    t279 = 0.735522 * v7_x_2
    t280 = 0.735522 * v7_y_2
    t281 = 0.045305948634 * minus_w7_y_2
    t282 = 0.045305948634 * w7_x_2
    P7_x_2 = t279 + (0.0031274395439999996 * minus_w6_y - t281)
    P7_y_2 = t280 + (0.007735484874 * minus_w6_y - t282)
    t283 = 0.0031274395439999996 * w7_x_2 - 0.007735484874 * minus_w7_y_2
    minus_P7_z_3 = 0.735522 * minus_v7_z_2 + t283

    # body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t284 = c7 * P7_x_2 - s7 * P7_y_2
    t285 = s7 * P7_x_2 + c7 * P7_y_2
    t286 = c7 * minus_B7_xx_2 - s7 * minus_B7_yx
    t287 = c7 * B7_xy_2 + s7 * minus_B7_yy_2
    t288 = c7 * minus_B7_yx + s7 * minus_B7_xx_2
    t289 = s7 * B7_xy_2 - c7 * minus_B7_yy_2
    t290 = t276 * c7 - minus_B7_zy_2 * s7
    minus_Q7at6_z_2 = t276 * s7 + minus_B7_zy_2 * c7

    # composite body 6: B and P with those of body 7 added
    t291 = 0.088 * t284
    B6c_xx = B6_xx - (t286 * c7 + t287 * s7)
    B6c_xy_2 = B6_xy_2 + (c7 * minus_B7_xz_2 - s7 * minus_B7_yz_2)
    B6c_xz_2 = B6_xz_2 + (t287 * c7 - t286 * s7)
    B6c_yx_2 = B6_yx_2 + (t290 - 0.088 * minus_P7_z_3)
    B6c_yy_2 = t291 - minus_B7_zz_2 - minus_B6_yy_2
    B6c_yz_2 = B6_yz_2 + minus_Q7at6_z_2
    minus_B6c_zx = t288 * c7 + t289 * s7 + 0.088 * t285 + minus_B6_zx_2
    B6c_zy_2 = B6_zy_2 + (s7 * minus_B7_xz_2 + c7 * minus_B7_yz_2)
    B6c_zz_2 = t289 * c7 - t288 * s7 + t291 - minus_B6_zz_2
    P6c_x_2 = P6_x_2 + t284
    P6c_y_2 = P6_y_2 + minus_P7_z_3
    P6c_z_2 = P6_z_2 + t285

    # body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t292 = c6 * B6c_xx - s6 * B6c_yx_2
    t293 = c6 * B6c_xy_2 - s6 * B6c_yy_2
    t294 = s6 * B6c_xx + c6 * B6c_yx_2
    t295 = s6 * B6c_xy_2 + c6 * B6c_yy_2
    minus_Q6at5_x = minus_B6c_zx * c6 + B6c_zy_2 * s6

    # composite body 5: B and P with those of body 6 added
    t296 = minus_B6c_zx * s6 - B6c_zy_2 * c6
    B5c_xx = t292 * c6 - t293 * s6 - minus_B5_xx_2
    B5c_xy_2 = s6 * B6c_yz_2 - c6 * B6c_xz_2 - minus_B5_xy
    B5c_xz_2 = t292 * s6 + t293 * c6 - minus_B5_xz_2
    B5c_yx_2 = B5_yx + minus_Q6at5_x
    B5c_yy_2 = B6c_zz_2 - minus_B5_yy_2
    B5c_yz = B5_yz + t296
    B5c_zx_2 = B5_zx_2 + (t294 * c6 - t295 * s6)
    minus_B5c_zy_2 = minus_B5_zy_2 + (s6 * B6c_xz_2 + c6 * B6c_yz_2)
    B5c_zz_2 = t294 * s6 + t295 * c6 - minus_B5_zz_2
    P5c_x_2 = P5_x_2 + (c6 * P6c_x_2 - s6 * P6c_y_2)
    P5c_y_2 = P5_y_2 - P6c_z_2
    P5c_z_2 = P5_z_2 + (s6 * P6c_x_2 + c6 * P6c_y_2)

    # body 5 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t297 = c5 * P5c_x_2 - s5 * P5c_y_2
    t298 = s5 * P5c_x_2 + c5 * P5c_y_2
    t299 = c5 * B5c_xx - s5 * B5c_yx_2
    t300 = c5 * B5c_xy_2 - s5 * B5c_yy_2
    t301 = s5 * B5c_xx + c5 * B5c_yx_2
    t302 = s5 * B5c_xy_2 + c5 * B5c_yy_2
    Q5at4_x_2 = B5c_zx_2 * c5 + minus_B5c_zy_2 * s5
    minus_Q5at4_z_2 = B5c_zx_2 * s5 - minus_B5c_zy_2 * c5

    # composite body 4: B and P with those of body 5 added
    t303 = 0.384 * P5c_z_2
    t304 = 0.0825 * t297
    B4c_xx_2 = t299 * c5 - t300 * s5 + t303 - minus_B4_xx
    B4c_xy_2 = c5 * B5c_xz_2 - s5 * B5c_yz - 0.384 * t297 - minus_B4_xy_2
    minus_B4c_xz = minus_B4_xz_2 + (t299 * s5 + t300 * c5)
    B4c_yx_2 = Q5at4_x_2 + 0.0825 * P5c_z_2 - minus_B4_yx
    B4c_yy_2 = B5c_zz_2 - t304 - minus_B4_yy_2
    B4c_yz_2 = B4_yz_2 - minus_Q5at4_z_2
    B4c_zx_2 = B4_zx_2 + (t302 * s5 - t301 * c5 - 0.0825 * t298)
    B4c_zy_2 = 0.384 * t298 - (s5 * B5c_xz_2 + c5 * B5c_yz) - minus_B4_zy
    B4c_zz_2 = t301 * s5 + t302 * c5 + (t303 - t304) - minus_B4_zz_2
    P4c_x_2 = P4_x_2 + t297
    P4c_y_2 = P4_y_2 + P5c_z_2
    P4c_z_2 = P4_z_2 - t298

    # body 4 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t305 = c4 * P4c_x_2 - s4 * P4c_y_2
    t306 = s4 * P4c_x_2 + c4 * P4c_y_2
    t307 = c4 * B4c_xx_2 - s4 * B4c_yx_2
    t308 = c4 * B4c_xy_2 - s4 * B4c_yy_2
    t309 = s4 * B4c_xx_2 + c4 * B4c_yx_2
    t310 = s4 * B4c_xy_2 + c4 * B4c_yy_2
    Q4at3_x = B4c_zx_2 * c4 - B4c_zy_2 * s4
    Q4at3_z_2 = B4c_zy_2 * c4 + B4c_zx_2 * s4

    # composite body 3: B and P with those of body 4 added
    t311 = 0.0825 * t305
    B3c_xx_2 = t307 * c4 - t308 * s4 - minus_B3_xx
    B3c_xy_2 = s4 * B4c_yz_2 + c4 * minus_B4c_xz - minus_B3_xy_2
    B3c_xz_2 = B3_xz_2 + (t307 * s4 + t308 * c4)
    B3c_yx_2 = B3_yx + (0.0825 * P4c_z_2 - Q4at3_x)
    B3c_yy_2 = B3_yy_2 + (B4c_zz_2 + t311)
    B3c_yz_2 = B3_yz_2 - Q4at3_z_2
    B3c_zx_2 = B3_zx_2 + (t309 * c4 - t310 * s4 - 0.0825 * t306)
    B3c_zy_2 = B3_zy_2 - (c4 * B4c_yz_2 - s4 * minus_B4c_xz)
    B3c_zz_2 = t309 * s4 + t310 * c4 + t311 - minus_B3_zz
    P3c_x_2 = P3_x_2 + t305
    P3c_y_2 = P3_y_2 - P4c_z_2
    P3c_z_2 = P3_z + t306

    # body 3 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t312 = (c3 * B3c_xx_2 - s3 * B3c_yx_2) * s3
    Q3at2_z_2 = B3c_zy_2 * c3 + B3c_zx_2 * s3

    # composite body 2: B and P with those of body 3 added
    t313 = (s3 * B3c_xx_2 + c3 * B3c_yx_2) * s3
    B2c_zz_2 = t313 + (s3 * B3c_xy_2 + c3 * B3c_yy_2) * c3 + 0.316 * P3c_z_2
    B2c_xz_2 = t312 + (c3 * B3c_xy_2 - s3 * B3c_yy_2) * c3 - 0.0007689361029464
    B2c_yz = 0.01026110182100817 - Q3at2_z_2

    # composite body 1: B and P with those of body 2 added
    minus_B1c_zy = s2 * B2c_xz_2 + c2 * B2c_yz

    # body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    minus_G7at6_y_2 = 0.0031274395439999996 * minus_w7_y_2 + 0.007735484874 * w7_x_2

    # body 7 seen from joint 7: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t314 = t267 - 0.015320008390949585 * minus_w7_y_2 + t271
    D7at7_x_2 = t314 - minus_B7_xz_2
    D7at7_y_2 = t273 - (0.012899064612428355 * w7_x_2 - t268) - minus_B7_yz_2
    G7at7_x_2 = t280 - t282 - P7_y_2
    G7at7_y_2 = P7_x_2 - (t279 - t281)

    # body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G7at6_x_2 = c7 * G7at7_x_2 - s7 * G7at7_y_2
    G7at6_z_2 = s7 * G7at7_x_2 + c7 * G7at7_y_2
    D7at6_x_3 = c7 * D7at7_x_2 - s7 * D7at7_y_2
    minus_D7at6_y_2 = 0.088 * G7at6_z_2
    D7at6_z_2 = s7 * D7at7_x_2 + c7 * D7at7_y_2 - 0.088 * minus_G7at6_y_2

    # body 7 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t315 = N7at6_x * minus_w6_y - minus_N7at6_y * w6_x_2
    G7at5_x_2 = c6 * G7at6_x_2 + s6 * minus_G7at6_y_2
    G7at5_z_2 = s6 * G7at6_x_2 - c6 * minus_G7at6_y_2
    D7at5_x_2 = c6 * D7at6_x_3 + s6 * minus_D7at6_y_2
    D7at5_z_2 = s6 * D7at6_x_3 - c6 * minus_D7at6_y_2
    minus_Q7at5_x_2 = c6 * t290 + s6 * minus_B7_zz_2
    Q7at5_z_2 = c6 * minus_B7_zz_2 - s6 * t290

    # body 7 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t316 = minus_F7at5_x * minus_v5_y_2 + F7at6_z * v5_x_2
    t317 = N7at5_x * w5_y_2 - D7at6_x * w5_x_2 + t316 + Q7at5_z_2
    G7at4_x_2 = c5 * G7at5_x_2 + s5 * G7at6_z_2
    G7at4_z_2 = c5 * G7at6_z_2 - s5 * G7at5_x_2
    t318 = 0.0825 * G7at4_z_2
    D7at4_x_2 = c5 * D7at5_x_2 + s5 * D7at6_z_2 + 0.384 * G7at4_z_2
    D7at4_y_2 = D7at5_z_2 + t318
    t319 = 0.0825 * G7at5_z_2 + 0.384 * G7at4_x_2
    D7at4_z_2 = c5 * D7at6_z_2 - s5 * D7at5_x_2 - t319
    minus_Q7at4_x_2 = c5 * minus_Q7at5_x_2 + s5 * minus_Q7at6_z_2
    minus_Q7at4_z_2 = c5 * minus_Q7at6_z_2 - s5 * minus_Q7at5_x_2

    # body 7 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t320 = minus_F7at5_z * v4_x_2 - F7at4_x * minus_v4_y_2
    t321 = t320 - (N7at4_x * minus_w4_y + N7at4_y * w4_x_2)
    t322 = t321 - minus_Q7at4_z_2
    G7at3_x_2 = c4 * G7at4_x_2 - s4 * G7at5_z_2
    G7at3_z_2 = s4 * G7at4_x_2 + c4 * G7at5_z_2
    D7at3_x_2 = c4 * D7at4_x_2 - s4 * D7at4_y_2
    minus_D7at3_y_2 = D7at4_z_2 + 0.0825 * G7at3_z_2
    D7at3_z_2 = s4 * D7at4_x_2 + c4 * D7at4_y_2 - t318
    minus_Q7at3_x_2 = c4 * minus_Q7at4_x_2 + s4 * Q7at5_z_2
    Q7at3_z_2 = c4 * Q7at5_z_2 - s4 * minus_Q7at4_x_2

    # body 7 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t323 = t170 - (F7at3_x * minus_v3_y - F7at4_z * v3_x_2) + Q7at3_z_2
    G7at2_x_2 = c3 * G7at3_x_2 + s3 * G7at4_z_2
    G7at2_z_2 = s3 * G7at3_x_2 - c3 * G7at4_z_2
    D7at2_x_2 = c3 * D7at3_x_2 + s3 * minus_D7at3_y_2 - 0.316 * G7at2_z_2
    D7at2_z_2 = s3 * D7at3_x_2 - c3 * minus_D7at3_y_2 + 0.316 * G7at2_x_2
    Q7at2_z_2 = c3 * minus_Q7at4_z_2 - s3 * minus_Q7at3_x_2

    # body 7 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D7at1_z_2 = c2 * D7at3_z_2 - s2 * D7at2_x_2

    # body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t324 = 0.068832705569 * v6_y_2 - mcx_c6 * v6_x_2
    minus_G6at5_y = mcx_c6 * w6_x_2 + 0.068832705569 * minus_w6_y

    # body 6 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t325 = mcz_c6 * v6_x_2 - (Ixy_c6 * w6_x_2 + Ixx_c6 * minus_w6_y)
    D6at6_x_2 = t325 + B6c_xz_2
    t326 = mcz_c6 * v6_y_2 - (Iyy_c6 * w6_x_2 + Ixy_c6 * minus_w6_y)
    D6at6_y_2 = t326 + B6c_yz_2
    D6at6_z_2 = t324 - (Iyz_c6 * w6_x_2 + Ixz_c6 * minus_w6_y) + B6c_zz_2
    G6at6_x_2 = 2.4020770000000002 * v6_y_2 - mcz_c6 * w6_x_2 - P6c_y_2
    G6at6_y_2 = mcz_c6 * minus_w6_y - 2.4020770000000002 * v6_x_2 + P6c_x_2

    # body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G6at5_x_2 = c6 * G6at6_x_2 - s6 * G6at6_y_2
    G6at5_z_2 = s6 * G6at6_x_2 + c6 * G6at6_y_2
    D6at5_x_2 = c6 * D6at6_x_2 - s6 * D6at6_y_2
    D6at5_z_2 = s6 * D6at6_x_2 + c6 * D6at6_y_2

    # body 6 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t327 = N6at5_x * w5_y_2 + Izz_c6 * w5_x_2 + G6at6_z * minus_v5_y_2
    t328 = t327 - t296
    G6at4_x_2 = c5 * G6at5_x_2 + s5 * minus_G6at5_y
    minus_G6at4_z_2 = s5 * G6at5_x_2 - c5 * minus_G6at5_y
    t329 = 0.0825 * minus_G6at4_z_2
    D6at4_x_2 = c5 * D6at5_x_2 + s5 * D6at6_z_2 - 0.384 * minus_G6at4_z_2
    D6at4_y_2 = D6at5_z_2 - t329
    t330 = 0.0825 * G6at5_z_2 + 0.384 * G6at4_x_2
    D6at4_z_2 = c5 * D6at6_z_2 - s5 * D6at5_x_2 - t330
    Q6at4_x_2 = s5 * B6c_zz_2 - c5 * minus_Q6at5_x
    Q6at4_z_2 = s5 * minus_Q6at5_x + c5 * B6c_zz_2

    # body 6 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t331 = minus_F6at4_x * minus_v4_y_2 - F6at5_z * v4_x_2
    t332 = t331 - (N6at4_x * minus_w4_y + N6at4_y * w4_x_2) + Q6at4_z_2
    G6at3_x_2 = c4 * G6at4_x_2 - s4 * G6at5_z_2
    G6at3_z_2 = s4 * G6at4_x_2 + c4 * G6at5_z_2
    D6at3_x_2 = c4 * D6at4_x_2 - s4 * D6at4_y_2
    minus_D6at3_y_2 = D6at4_z_2 + 0.0825 * G6at3_z_2
    D6at3_z_2 = s4 * D6at4_x_2 + c4 * D6at4_y_2 + t329
    Q6at3_x_2 = c4 * Q6at4_x_2 + s4 * t296
    Q6at3_z_2 = s4 * Q6at4_x_2 - c4 * t296

    # body 6 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t333 = t183 + (minus_F6at3_x * minus_v3_y + F6at4_z * v3_x_2)
    t334 = t333 + Q6at3_z_2
    G6at2_x_2 = c3 * G6at3_x_2 - s3 * minus_G6at4_z_2
    G6at2_z_2 = s3 * G6at3_x_2 + c3 * minus_G6at4_z_2
    D6at2_x_2 = c3 * D6at3_x_2 + s3 * minus_D6at3_y_2 - 0.316 * G6at2_z_2
    D6at2_z_2 = s3 * D6at3_x_2 - c3 * minus_D6at3_y_2 + 0.316 * G6at2_x_2
    Q6at2_z_2 = s3 * Q6at3_x_2 - c3 * Q6at4_z_2

    # body 6 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D6at1_z_2 = c2 * D6at3_z_2 - s2 * D6at2_x_2

    # body 5 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t335 = mcy_c5 * minus_v5_y_2 - mcx_c5 * v5_x_2
    G5at5_z_2 = mcx_c5 * w5_x_2 + mcy_c5 * w5_y_2
    t336 = Ixx_c5 * w5_y_2 + minus_Ixy_c5 * w5_x_2 + mcz_c5 * v5_x_2
    D5at5_x_2 = t336 + B5c_xz_2
    t337 = minus_Ixy_c5 * w5_y_2 + Iyy_c5 * w5_x_2 + mcz_c5 * minus_v5_y_2
    D5at5_y = B5c_yz - t337
    D5at5_z_2 = Ixz_c5 * w5_y_2 - Iyz_c5 * w5_x_2 + t335 + B5c_zz_2
    minus_G5at5_x_2 = P5c_y_2 + (3.628023 * minus_v5_y_2 + mcz_c5 * w5_x_2)
    G5at5_y_2 = P5c_x_2 - (3.628023 * v5_x_2 + mcz_c5 * w5_y_2)

    # body 5 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    minus_G5at4_x_2 = c5 * minus_G5at5_x_2 + s5 * G5at5_y_2
    minus_G5at4_z_2 = c5 * G5at5_y_2 - s5 * minus_G5at5_x_2
    t338 = 0.0825 * minus_G5at4_z_2
    D5at4_x_2 = c5 * D5at5_x_2 - s5 * D5at5_y - 0.384 * minus_G5at4_z_2
    D5at4_y_2 = D5at5_z_2 - t338
    t339 = 0.0825 * G5at5_z_2 - 0.384 * minus_G5at4_x_2
    minus_D5at4_z_2 = s5 * D5at5_x_2 + c5 * D5at5_y + t339

    # body 5 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t340 = N5at4_x * minus_w4_y + N5at4_y * w4_x_2
    t341 = minus_F5at4_x * minus_v4_y_2 - t340 - minus_Q5at4_z_2
    minus_G5at3_x_2 = c4 * minus_G5at4_x_2 + s4 * G5at5_z_2
    G5at3_z_2 = c4 * G5at5_z_2 - s4 * minus_G5at4_x_2
    D5at3_x_2 = c4 * D5at4_x_2 - s4 * D5at4_y_2
    D5at3_y_2 = minus_D5at4_z_2 - 0.0825 * G5at3_z_2
    D5at3_z_2 = s4 * D5at4_x_2 + c4 * D5at4_y_2 + t338
    Q5at3_x_2 = c4 * Q5at4_x_2 - s4 * B5c_zz_2
    Q5at3_z_2 = s4 * Q5at4_x_2 + c4 * B5c_zz_2

    # body 5 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t342 = t194 + (minus_F5at3_x * minus_v3_y - F5at3_y * v3_x_2)
    t343 = t342 + Q5at3_z_2
    minus_G5at2_x_2 = c3 * minus_G5at3_x_2 + s3 * minus_G5at4_z_2
    G5at2_z_2 = c3 * minus_G5at4_z_2 - s3 * minus_G5at3_x_2
    D5at2_x_2 = c3 * D5at3_x_2 - s3 * D5at3_y_2 - 0.316 * G5at2_z_2
    D5at2_z_2 = s3 * D5at3_x_2 + c3 * D5at3_y_2 - 0.316 * minus_G5at2_x_2
    Q5at2_z_2 = s3 * Q5at3_x_2 + c3 * minus_Q5at4_z_2

    # body 5 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D5at1_z_2 = c2 * D5at3_z_2 - s2 * D5at2_x_2

    # body 4 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t344 = mcy_c4 * minus_v4_y_2 - mcx_c4 * v4_x_2
    G4at3_y = mcy_c4 * minus_w4_y - mcx_c4 * w4_x_2

    # body 4 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t345 = Ixx_c4 * minus_w4_y + Ixy_c4 * w4_x_2 - mcz_c4 * v4_x_2
    minus_D4at4_x = minus_B4c_xz + t345
    t346 = Ixy_c4 * minus_w4_y + Iyy_c4 * w4_x_2 + mcz_c4 * minus_v4_y_2
    D4at4_y_2 = B4c_yz_2 - t346
    D4at4_z_2 = t344 - (Ixz_c4 * minus_w4_y + Iyz_c4 * w4_x_2) + B4c_zz_2
    minus_G4at4_x_2 = 7.215918 * minus_v4_y_2 + mcz_c4 * w4_x_2 + P4c_y_2
    G4at4_y_2 = mcz_c4 * minus_w4_y - 7.215918 * v4_x_2 + P4c_x_2

    # body 4 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    minus_G4at3_x_2 = c4 * minus_G4at4_x_2 + s4 * G4at4_y_2
    G4at3_z_2 = c4 * G4at4_y_2 - s4 * minus_G4at4_x_2
    minus_D4at3_x = c4 * minus_D4at4_x + s4 * D4at4_y_2
    minus_D4at3_y_2 = D4at4_z_2 + 0.0825 * G4at3_z_2
    D4at3_z_2 = c4 * D4at4_y_2 - s4 * minus_D4at4_x + 0.0825 * G4at3_y

    # body 4 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t347 = t199 + minus_F4at3_x * minus_v3_y + Q4at3_z_2
    minus_G4at2_x = c3 * minus_G4at3_x_2 + s3 * G4at3_y
    G4at2_z = c3 * G4at3_y - s3 * minus_G4at3_x_2
    D4at2_x_2 = s3 * minus_D4at3_y_2 - c3 * minus_D4at3_x - 0.316 * G4at2_z
    t348 = s3 * minus_D4at3_x + c3 * minus_D4at3_y_2
    minus_D4at2_z = t348 + 0.316 * minus_G4at2_x
    Q4at2_z = s3 * Q4at3_x - c3 * B4c_zz_2

    # body 4 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D4at1_z_2 = c2 * D4at3_z_2 - s2 * D4at2_x_2

    # body 3 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D3at3_x_2 = t151 + mcz_c3 * v3_x_2 + B3c_xz_2
    D3at3_y_2 = t152 - mcz_c3 * minus_v3_y + B3c_yz_2
    D3at3_z_2 = t153 + (mcy_c3 * minus_v3_y - mcx_c3 * v3_x_2) + B3c_zz_2
    minus_G3at3_x = 3.3004689519999997 * s3 + mcz_c3 * s3 + P3c_y_2
    G3at3_y_2 = P3c_x_2 - (3.3004689519999997 * c3 + mcz_c3 * c3)

    # body 3 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    minus_G3at2_x = c3 * minus_G3at3_x + s3 * G3at3_y_2
    G3at2_z_2 = c3 * G3at3_y_2 - s3 * minus_G3at3_x
    D3at2_x_2 = c3 * D3at3_x_2 - s3 * D3at3_y_2 - 0.316 * G3at2_z_2
    D3at2_z_2 = s3 * D3at3_x_2 + c3 * D3at3_y_2 - 0.316 * minus_G3at2_x

    # body 3 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D3at1_z_2 = c2 * D3at3_z_2 - s2 * D3at2_x_2

    # link 4: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc
    t349 = 0.0039053550262761003 * c4
    minus_B4_xy_3 = 0.0016444875773692705 * c4
    minus_B4_xz_3 = 0.011245275811385819 * c4
    minus_B4_yx_2 = 0.0039053550262761003 * s4
    t350 = 0.0016444875773692705 * s4
    B4_yz_3 = 0.011245275811385819 * s4
    minus_B4_zz_3 = t349 + t350
    B4_xx_2 = t349 - 0.008126420719725
    B4_yy = t350 - 0.008126420719725
    t351 = 0.02115415461306551 * c4 + 0.02771584317362585 * s4
    B4_zx_3 = t351 - 0.015738391114875
    t352 = 0.02771584317362585 * c4 + 0.0564319944394741 * s4
    B4_zy_2 = 0.0309081636604125 - t352
    P4_x_3 = 0.09850206933 * c4
    minus_P4_y = 0.09850206933 * s4
    P4_z_3 = 0.374644408005 * s4 + 0.19076837715 * c4 - 0.2960013375

    # link 5: twist (angular w, linear v)
    w5_x_3 = c5 * s4
    minus_w5_y = s5 * s4
    t353 = 0.0825 * c4 + 0.384 * s4 - 0.0825
    minus_v5_x = s5 * t353
    minus_v5_y_3 = c5 * t353

    # link 5: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc
    t354 = 0.0015152444733270301 * c4
    t355 = 0.004600245517563105 * minus_w5_y
    t356 = 0.0021640520520981297 * w5_x_3
    t357 = 0.0014511560650267152 * minus_w5_y
    minus_B5_zx = t357 + 0.0015152444733270301 * w5_x_3
    t358 = 0.0015152444733270301 * minus_w5_y
    minus_B5_zy_3 = t358 + 0.009418354697801848 * w5_x_3
    t359 = 0.05034347249 * minus_v5_y_3
    t360 = 0.014653732538 * minus_v5_x
    t361 = 0.0021640520520981297 * c4 - 0.030009216260233673 * minus_w5_y
    minus_B5_xz_3 = t361 + 0.047121686402 * minus_v5_x
    t362 = 0.0014511560650267152 * c4 - 0.004600245517563105 * w5_x_3
    minus_B5_yx_2 = t362 + 0.014653732538 * minus_v5_y_3
    t363 = 0.004600245517563105 * c4 - 0.030009216260233673 * w5_x_3
    minus_B5_yz_2 = t363 + 0.047121686402 * minus_v5_y_3
    minus_B5_zz_3 = t355 - t356 + (t359 - t360)
    B5_xx = t354 + t355 - t359
    t364 = 0.0021640520520981297 * minus_w5_y - 0.009418354697801848 * c4
    B5_xy_2 = 0.05034347249 * minus_v5_x - t364
    B5_yy = t360 - (t354 + t356)
    P5_z_3 = 0.05034347249 * w5_x_3 - 0.014653732538 * minus_w5_y
    t365 = 0.047121686402 * minus_w5_y - 0.05034347249 * c4
    P5_x_3 = t365 - 1.225946 * minus_v5_x
    t366 = 0.047121686402 * w5_x_3 - 0.014653732538 * c4
    P5_y_3 = t366 - 1.225946 * minus_v5_y_3

    # link 6: twist (angular w, linear v)
    w6_x_3 = c6 * w5_x_3 + s6 * c4
    w6_y_2 = c6 * c4 - s6 * w5_x_3
    minus_v6_x = c6 * minus_v5_x
    v6_y_3 = s6 * minus_v5_x

    # link 6: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc
    t367 = 0.001524110902883315 * minus_w5_y
    t368 = 0.00010375891721868492 * w6_y_2
    t369 = 0.0018536272276513943 * minus_w5_y
    t370 = 9.3569097314605e-05 * minus_w5_y
    t371 = 0.009940933002587556 * minus_w5_y
    t372 = 9.3569097314605e-05 * w6_x_3
    t373 = 0.00010375891721868492 * minus_w5_y
    t374 = 0.017527158935000002 * minus_v5_y_3
    t375 = 0.023526756935 * v6_y_3
    t376 = 0.10024161669500001 * minus_v6_x
    minus_B6_xx_2 = t367 + t368 + (t374 + t375)
    t377 = t370 + 0.0006268331305193942 * w6_y_2
    minus_B6_xz = t377 + 0.017527158935000002 * minus_v6_x
    t378 = t371 - 0.00010375891721868492 * w6_x_3
    minus_B6_yx = t378 + 0.10024161669500001 * v6_y_3
    minus_B6_yy_3 = t372 - t367 + (t374 + t376)
    t379 = 0.009940933002587556 * w6_y_2 + 0.001524110902883315 * w6_x_3
    minus_B6_zx_3 = 0.10024161669500001 * minus_v5_y_3 - t379
    minus_B6_zz_3 = t375 + t376 - (t368 + t372)
    t380 = t369 + 9.3569097314605e-05 * w6_y_2
    B6_xy_3 = t380 - 0.023526756935 * minus_v6_x
    t381 = t373 - 0.0006268331305193942 * w6_x_3
    B6_yz_3 = 0.017527158935000002 * v6_y_3 - t381
    t382 = 0.0018536272276513943 * w6_x_3 + 0.001524110902883315 * w6_y_2
    B6_zy_3 = 0.023526756935 * minus_v5_y_3 - t382
    t383 = 0.023526756935 * minus_w5_y - 0.017527158935000002 * w6_y_2
    P6_x_3 = t383 - 1.666555 * minus_v6_x
    t384 = 0.10024161669500001 * minus_w5_y + 0.017527158935000002 * w6_x_3
    P6_y_3 = 1.666555 * v6_y_3 + t384
    t385 = 0.023526756935 * w6_x_3 + 0.10024161669500001 * w6_y_2
    P6_z_3 = 1.666555 * minus_v5_y_3 - t385

    # link 7: twist (angular w, linear v)
    w7_x_3 = c7 * w6_x_3 + s7 * minus_w5_y
    w7_y = c7 * minus_w5_y - s7 * w6_x_3
    minus_v7_z_3 = v6_y_3 + 0.088 * minus_w5_y
    t386 = minus_v5_y_3 - 0.088 * w6_y_2
    v7_x_3 = s7 * t386 - c7 * minus_v6_x
    v7_y_3 = s7 * minus_v6_x + c7 * t386

    # link 7: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc
    t387 = 0.000395108718315752 * w6_y_2
    t388 = 0.001672482661783778 * w7_y
    t389 = 0.000548359106408232 * w7_x_3
    t390 = 0.000395108718315752 * w7_x_3
    t391 = 0.000395108718315752 * w7_y
    t392 = 0.045305948634 * minus_v7_z_3
    t393 = 0.0031274395439999996 * v7_y_3
    t394 = 0.045305948634 * v7_x_3
    t395 = 0.007735484874 * v7_x_3
    t396 = 0.045305948634 * v7_y_3
    minus_B7_xx_3 = t387 + t388 + (t392 + t393)
    t397 = 0.0012443540944198604 * w6_y_2 + 0.001672482661783778 * w7_x_3
    minus_B7_yx_2 = 0.007735484874 * v7_y_3 - t397
    minus_B7_yy_3 = t392 - t395 - (t387 + t389)
    t398 = 0.001672482661783778 * w6_y_2 + 0.0116547105180085 * w7_x_3
    minus_B7_yz_3 = t396 - t398
    t399 = t390 - 0.0012443540944198604 * w7_y
    t400 = t399 - 0.007735484874 * minus_v7_z_3
    t401 = 0.0036652978729410906 * w7_x_3 - t391
    minus_B7_zy_3 = t401 + 0.0031274395439999996 * minus_v7_z_3
    minus_B7_zz_3 = t389 - t388 + (t393 - t395)
    t402 = 0.0036652978729410906 * w6_y_2 + 0.000548359106408232 * w7_y
    B7_xy_3 = 0.0031274395439999996 * v7_x_3 - t402
    t403 = 0.000548359106408232 * w6_y_2 + 0.0116547105180085 * w7_y
    minus_B7_xz_3 = t394 + t403
    t404 = 0.735522 * v7_x_3
    t405 = 0.735522 * v7_y_3
    t406 = 0.045305948634 * w7_y
    t407 = 0.045305948634 * w7_x_3
    P7_x_3 = t404 + (t406 - 0.0031274395439999996 * w6_y_2)
    P7_y_3 = t405 - (0.007735484874 * w6_y_2 + t407)
    t408 = 0.0031274395439999996 * w7_x_3 + 0.007735484874 * w7_y
    minus_P7_z_4 = 0.735522 * minus_v7_z_3 + t408

    # body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t409 = c7 * P7_x_3 - s7 * P7_y_3
    t410 = s7 * P7_x_3 + c7 * P7_y_3
    t411 = s7 * minus_B7_yx_2 - c7 * minus_B7_xx_3
    t412 = c7 * B7_xy_3 + s7 * minus_B7_yy_3
    t413 = s7 * minus_B7_xx_3 + c7 * minus_B7_yx_2
    t414 = s7 * B7_xy_3 - c7 * minus_B7_yy_3
    t415 = t400 * c7 - minus_B7_zy_3 * s7
    minus_Q7at6_z_3 = t400 * s7 + minus_B7_zy_3 * c7

    # composite body 6: B and P with those of body 7 added
    t416 = 0.088 * t409
    B6c_xx_2 = t411 * c7 - t412 * s7 - minus_B6_xx_2
    B6c_xy_3 = B6_xy_3 - (s7 * minus_B7_yz_3 - c7 * minus_B7_xz_3)
    B6c_xz_3 = t411 * s7 + t412 * c7 - minus_B6_xz
    B6c_yx_3 = t415 - 0.088 * minus_P7_z_4 - minus_B6_yx
    B6c_yy_3 = t416 - minus_B7_zz_3 - minus_B6_yy_3
    B6c_yz_3 = B6_yz_3 + minus_Q7at6_z_3
    minus_B6c_zx_2 = minus_B6_zx_3 + (t413 * c7 + t414 * s7 + 0.088 * t410)
    B6c_zy_3 = B6_zy_3 + (c7 * minus_B7_yz_3 + s7 * minus_B7_xz_3)
    B6c_zz_3 = t414 * c7 - t413 * s7 + t416 - minus_B6_zz_3
    P6c_x_3 = P6_x_3 + t409
    P6c_y_3 = P6_y_3 + minus_P7_z_4
    P6c_z_3 = P6_z_3 + t410

    # body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t417 = c6 * B6c_xx_2 - s6 * B6c_yx_3
    t418 = c6 * B6c_xy_3 - s6 * B6c_yy_3
    t419 = s6 * B6c_xx_2 + c6 * B6c_yx_3
    t420 = s6 * B6c_xy_3 + c6 * B6c_yy_3
    minus_Q6at5_x_2 = minus_B6c_zx_2 * c6 + B6c_zy_3 * s6

    # composite body 5: B and P with those of body 6 added
    t421 = minus_B6c_zx_2 * s6 - B6c_zy_3 * c6
    B5c_xx_2 = B5_xx + (t417 * c6 - t418 * s6)
    B5c_xy_3 = B5_xy_2 + (s6 * B6c_yz_3 - c6 * B6c_xz_3)
    B5c_xz_3 = t417 * s6 + t418 * c6 - minus_B5_xz_3
    B5c_yx_3 = minus_Q6at5_x_2 - minus_B5_yx_2
    B5c_yy_3 = B5_yy + B6c_zz_3
    B5c_yz_2 = t421 - minus_B5_yz_2
    B5c_zx_3 = t419 * c6 - t420 * s6 - minus_B5_zx
    minus_B5c_zy_3 = minus_B5_zy_3 + (s6 * B6c_xz_3 + c6 * B6c_yz_3)
    B5c_zz_3 = t419 * s6 + t420 * c6 - minus_B5_zz_3
    P5c_x_3 = P5_x_3 + (c6 * P6c_x_3 - s6 * P6c_y_3)
    P5c_y_3 = P5_y_3 - P6c_z_3
    P5c_z_3 = P5_z_3 + (s6 * P6c_x_3 + c6 * P6c_y_3)

    # body 5 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t422 = c5 * P5c_x_3 - s5 * P5c_y_3
    t423 = s5 * P5c_x_3 + c5 * P5c_y_3
    t424 = c5 * B5c_xx_2 - s5 * B5c_yx_3
    t425 = c5 * B5c_xy_3 - s5 * B5c_yy_3
    t426 = s5 * B5c_xx_2 + c5 * B5c_yx_3
    t427 = s5 * B5c_xy_3 + c5 * B5c_yy_3
    Q5at4_x_3 = B5c_zx_3 * c5 + minus_B5c_zy_3 * s5
    Q5at4_z = minus_B5c_zy_3 * c5 - B5c_zx_3 * s5

    # composite body 4: B and P with those of body 5 added
    t428 = 0.384 * P5c_z_3
    t429 = 0.0825 * t422
    B4c_xx_3 = B4_xx_2 + (t424 * c5 - t425 * s5 + t428)
    B4c_xy_3 = c5 * B5c_xz_3 - s5 * B5c_yz_2 - 0.384 * t422 - minus_B4_xy_3
    minus_B4c_xz_2 = minus_B4_xz_3 + (t424 * s5 + t425 * c5)
    B4c_yx_3 = Q5at4_x_3 + 0.0825 * P5c_z_3 - minus_B4_yx_2
    B4c_yy_3 = B4_yy + (B5c_zz_3 - t429)
    B4c_yz_3 = B4_yz_3 + Q5at4_z
    B4c_zx_3 = B4_zx_3 + (t427 * s5 - t426 * c5 - 0.0825 * t423)
    B4c_zy_3 = B4_zy_2 + (0.384 * t423 - (s5 * B5c_xz_3 + c5 * B5c_yz_2))
    B4c_zz_3 = t426 * s5 + t427 * c5 + (t428 - t429) - minus_B4_zz_3
    P4c_x_3 = P4_x_3 + t422
    P4c_y_3 = P5c_z_3 - minus_P4_y

    # body 4 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t430 = c4 * P4c_x_3 - s4 * P4c_y_3
    t431 = (c4 * B4c_xx_3 - s4 * B4c_yx_3) * s4
    Q4at3_z_3 = B4c_zx_3 * s4 + B4c_zy_3 * c4

    # composite body 3: B and P with those of body 4 added
    t432 = (s4 * B4c_xx_3 + c4 * B4c_yx_3) * s4
    B3c_zz_3 = t432 + (s4 * B4c_xy_3 + c4 * B4c_yy_3) * c4 + 0.0825 * t430
    t433 = t431 + (c4 * B4c_xy_3 - s4 * B4c_yy_3) * c4
    B3c_xz_3 = 0.0043772571218395825 + t433
    minus_B3c_yz = 0.005487648106562255 + Q4at3_z_3
    P3c_x_3 = t430 - 0.126729164208
    P3c_y_3 = 0.088844724872 + (t423 - P4_z_3)

    # composite body 2: B and P with those of body 3 added
    P2c_x = c3 * P3c_x_3 - s3 * P3c_y_3
    P2c_z = s3 * P3c_x_3 + c3 * P3c_y_3

    # body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G7at6_y = 0.0031274395439999996 * w7_y - 0.007735484874 * w7_x_3

    # body 7 seen from joint 7: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D7at7_x_3 = 0.015320008390949585 * w7_y + t390 + t394 - minus_B7_xz_3
    D7at7_y_3 = t396 - (t391 + 0.012899064612428355 * w7_x_3) - minus_B7_yz_3
    G7at7_x_3 = t405 - t407 - P7_y_3
    G7at7_y_3 = P7_x_3 - (t404 + t406)

    # body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G7at6_x_3 = c7 * G7at7_x_3 - s7 * G7at7_y_3
    G7at6_z_3 = s7 * G7at7_x_3 + c7 * G7at7_y_3
    D7at6_x_4 = c7 * D7at7_x_3 - s7 * D7at7_y_3
    minus_D7at6_y_3 = 0.088 * G7at6_z_3
    D7at6_z_3 = s7 * D7at7_x_3 + c7 * D7at7_y_3 + 0.088 * G7at6_y

    # body 7 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t434 = N7at6_x * w6_y_2 + minus_N7at6_y * w6_x_3 - G7at7_z * v6_y_3
    t435 = t434 - minus_Q7at6_z_3
    G7at5_x_3 = c6 * G7at6_x_3 - s6 * G7at6_y
    G7at5_z_3 = s6 * G7at6_x_3 + c6 * G7at6_y
    D7at5_x_3 = c6 * D7at6_x_4 + s6 * minus_D7at6_y_3
    D7at5_z_3 = s6 * D7at6_x_4 - c6 * minus_D7at6_y_3
    minus_Q7at5_x_3 = c6 * t415 + s6 * minus_B7_zz_3
    Q7at5_z_3 = c6 * minus_B7_zz_3 - s6 * t415

    # body 7 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t436 = F7at6_z * minus_v5_x - minus_F7at5_x * minus_v5_y_3
    t437 = Q7at5_z_3 - (N7at5_x * minus_w5_y + D7at6_x * w5_x_3 + t436)
    G7at4_x_3 = c5 * G7at5_x_3 + s5 * G7at6_z_3
    G7at4_z_3 = c5 * G7at6_z_3 - s5 * G7at5_x_3
    t438 = 0.0825 * G7at4_z_3
    D7at4_x_3 = c5 * D7at5_x_3 + s5 * D7at6_z_3 + 0.384 * G7at4_z_3
    D7at4_y_3 = D7at5_z_3 + t438
    t439 = 0.0825 * G7at5_z_3 + 0.384 * G7at4_x_3
    D7at4_z_3 = c5 * D7at6_z_3 - s5 * D7at5_x_3 - t439
    minus_Q7at4_x_3 = c5 * minus_Q7at5_x_3 + s5 * minus_Q7at6_z_3
    minus_Q7at4_z_3 = c5 * minus_Q7at6_z_3 - s5 * minus_Q7at5_x_3

    # body 7 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t440 = N7at3_x - minus_Q7at4_z_3
    G7at3_x_3 = c4 * G7at4_x_3 - s4 * G7at5_z_3
    G7at3_z_3 = s4 * G7at4_x_3 + c4 * G7at5_z_3
    D7at3_x_3 = c4 * D7at4_x_3 - s4 * D7at4_y_3
    minus_D7at3_y_3 = D7at4_z_3 + 0.0825 * G7at3_z_3
    D7at3_z_3 = s4 * D7at4_x_3 + c4 * D7at4_y_3 - t438
    Q7at3_z_3 = c4 * Q7at5_z_3 - s4 * minus_Q7at4_x_3

    # body 7 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G7at2_x_3 = c3 * G7at3_x_3 + s3 * G7at4_z_3
    G7at2_z_3 = s3 * G7at3_x_3 - c3 * G7at4_z_3
    D7at2_x_3 = c3 * D7at3_x_3 + s3 * minus_D7at3_y_3 - 0.316 * G7at2_z_3
    D7at2_z_3 = s3 * D7at3_x_3 - c3 * minus_D7at3_y_3 + 0.316 * G7at2_x_3

    # body 7 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D7at1_z_3 = c2 * D7at3_z_3 - s2 * D7at2_x_3

    # body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t441 = mcx_c6 * minus_v6_x + 0.068832705569 * v6_y_3
    G6at5_y_2 = 0.068832705569 * w6_y_2 - mcx_c6 * w6_x_3

    # body 6 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t442 = Ixx_c6 * w6_y_2 - Ixy_c6 * w6_x_3 - mcz_c6 * minus_v6_x
    D6at6_x_3 = t442 + B6c_xz_3
    D6at6_y_3 = Ixy_c6 * w6_y_2 - Iyy_c6 * w6_x_3 + mcz_c6 * v6_y_3 + B6c_yz_3
    D6at6_z_3 = Ixz_c6 * w6_y_2 - Iyz_c6 * w6_x_3 + t441 + B6c_zz_3
    G6at6_x_3 = 2.4020770000000002 * v6_y_3 - mcz_c6 * w6_x_3 - P6c_y_3
    G6at6_y_3 = 2.4020770000000002 * minus_v6_x - mcz_c6 * w6_y_2 + P6c_x_3

    # body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G6at5_x_3 = c6 * G6at6_x_3 - s6 * G6at6_y_3
    G6at5_z_3 = s6 * G6at6_x_3 + c6 * G6at6_y_3
    D6at5_x_3 = c6 * D6at6_x_3 - s6 * D6at6_y_3
    D6at5_z_3 = s6 * D6at6_x_3 + c6 * D6at6_y_3

    # body 6 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t443 = Izz_c6 * w5_x_3 - N6at5_x * minus_w5_y + G6at6_z * minus_v5_y_3
    t444 = t443 - t421
    G6at4_x_3 = c5 * G6at5_x_3 - s5 * G6at5_y_2
    minus_G6at4_z_3 = s5 * G6at5_x_3 + c5 * G6at5_y_2
    t445 = 0.0825 * minus_G6at4_z_3
    D6at4_x_3 = c5 * D6at5_x_3 + s5 * D6at6_z_3 - 0.384 * minus_G6at4_z_3
    D6at4_y_3 = D6at5_z_3 - t445
    t446 = 0.0825 * G6at5_z_3 + 0.384 * G6at4_x_3
    D6at4_z_3 = c5 * D6at6_z_3 - s5 * D6at5_x_3 - t446
    minus_Q6at4_x = c5 * minus_Q6at5_x_2 - s5 * B6c_zz_3
    Q6at4_z_3 = s5 * minus_Q6at5_x_2 + c5 * B6c_zz_3

    # body 6 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t447 = N6at3_x + Q6at4_z_3
    G6at3_x_3 = c4 * G6at4_x_3 - s4 * G6at5_z_3
    G6at3_z_3 = s4 * G6at4_x_3 + c4 * G6at5_z_3
    D6at3_x_3 = c4 * D6at4_x_3 - s4 * D6at4_y_3
    minus_D6at3_y_3 = D6at4_z_3 + 0.0825 * G6at3_z_3
    D6at3_z_3 = s4 * D6at4_x_3 + c4 * D6at4_y_3 + t445
    minus_Q6at3_z = c4 * t421 + s4 * minus_Q6at4_x

    # body 6 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G6at2_x_3 = c3 * G6at3_x_3 - s3 * minus_G6at4_z_3
    G6at2_z_3 = s3 * G6at3_x_3 + c3 * minus_G6at4_z_3
    D6at2_x_3 = c3 * D6at3_x_3 + s3 * minus_D6at3_y_3 - 0.316 * G6at2_z_3
    D6at2_z_3 = s3 * D6at3_x_3 - c3 * minus_D6at3_y_3 + 0.316 * G6at2_x_3

    # body 6 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D6at1_z_3 = c2 * D6at3_z_3 - s2 * D6at2_x_3

    # body 5 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t448 = Ixx_c5 * minus_w5_y - minus_Ixy_c5 * w5_x_3
    t449 = Iyy_c5 * w5_x_3 - minus_Ixy_c5 * minus_w5_y
    t450 = mcx_c5 * minus_v5_x + mcy_c5 * minus_v5_y_3
    G5at5_z_3 = mcx_c5 * w5_x_3 - mcy_c5 * minus_w5_y
    D5at5_x_3 = B5c_xz_3 - (t448 + mcz_c5 * minus_v5_x)
    D5at5_y_2 = B5c_yz_2 - (t449 + mcz_c5 * minus_v5_y_3)
    D5at5_z_3 = t450 - (Ixz_c5 * minus_w5_y + Iyz_c5 * w5_x_3) + B5c_zz_3
    minus_G5at5_x_3 = P5c_y_3 + (3.628023 * minus_v5_y_3 + mcz_c5 * w5_x_3)
    G5at5_y_3 = 3.628023 * minus_v5_x + mcz_c5 * minus_w5_y + P5c_x_3

    # body 5 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    minus_G5at4_x_3 = c5 * minus_G5at5_x_3 + s5 * G5at5_y_3
    minus_G5at4_z_3 = c5 * G5at5_y_3 - s5 * minus_G5at5_x_3
    t451 = 0.0825 * minus_G5at4_z_3
    D5at4_x_3 = c5 * D5at5_x_3 - s5 * D5at5_y_2 - 0.384 * minus_G5at4_z_3
    D5at4_y_3 = D5at5_z_3 - t451
    t452 = 0.0825 * G5at5_z_3 - 0.384 * minus_G5at4_x_3
    minus_D5at4_z_3 = s5 * D5at5_x_3 + c5 * D5at5_y_2 + t452

    # body 5 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t453 = N5at3_x + Q5at4_z
    minus_G5at3_x_3 = c4 * minus_G5at4_x_3 + s4 * G5at5_z_3
    G5at3_z_3 = c4 * G5at5_z_3 - s4 * minus_G5at4_x_3
    D5at3_x_3 = c4 * D5at4_x_3 - s4 * D5at4_y_3
    D5at3_y_3 = minus_D5at4_z_3 - 0.0825 * G5at3_z_3
    D5at3_z_3 = s4 * D5at4_x_3 + c4 * D5at4_y_3 + t451
    Q5at3_z_3 = s4 * Q5at4_x_3 + c4 * B5c_zz_3

    # body 5 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    minus_G5at2_x_3 = c3 * minus_G5at3_x_3 + s3 * minus_G5at4_z_3
    G5at2_z_3 = c3 * minus_G5at4_z_3 - s3 * minus_G5at3_x_3
    D5at2_x_3 = c3 * D5at3_x_3 - s3 * D5at3_y_3 - 0.316 * G5at2_z_3
    D5at2_z_3 = s3 * D5at3_x_3 + c3 * D5at3_y_3 - 0.316 * minus_G5at2_x_3

    # body 5 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D5at1_z_3 = c2 * D5at3_z_3 - s2 * D5at2_x_3

    # body 4 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D4at4_x_2 = t144 - minus_B4c_xz_2
    D4at4_y_3 = t146 + B4c_yz_3
    D4at4_z_3 = N4at3_x + B4c_zz_3
    minus_G4at4_x_3 = P4c_y_3 + mcz_c4 * s4
    G4at4_y_3 = P4c_x_3 - mcz_c4 * c4

    # body 4 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    minus_G4at3_x_3 = c4 * minus_G4at4_x_3 + s4 * G4at4_y_3
    G4at3_z_3 = c4 * G4at4_y_3 - s4 * minus_G4at4_x_3
    D4at3_x_2 = c4 * D4at4_x_2 - s4 * D4at4_y_3
    minus_D4at3_y_3 = D4at4_z_3 + 0.0825 * G4at3_z_3
    D4at3_z_3 = s4 * D4at4_x_2 + c4 * D4at4_y_3 - t149

    # body 4 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G4at2_x_2 = minus_F4at2_z - c3 * minus_G4at3_x_3
    minus_G4at2_z_2 = s3 * minus_G4at3_x_3 + minus_F4at2_x
    D4at2_x_3 = c3 * D4at3_x_2 + s3 * minus_D4at3_y_3 + 0.316 * minus_G4at2_z_2
    D4at2_z_2 = s3 * D4at3_x_2 - c3 * minus_D4at3_y_3 + 0.316 * G4at2_x_2

    # body 4 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    minus_D4at1_z = s2 * D4at2_x_3 - c2 * D4at3_z_3

    # body 3 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D3at2_x_3 = c3 * B3c_xz_3 + s3 * minus_B3c_yz - 0.316 * P2c_x
    D3at2_z_3 = s3 * B3c_xz_3 - c3 * minus_B3c_yz - 0.316 * P2c_z

    # body 3 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    minus_D3at1_z = s2 * D3at2_x_3 - c2 * B3c_zz_3

    # link 5: twist (angular w, linear v)
    minus_v5_x_2 = 0.384 * c5
    v5_y = 0.384 * s5

    # link 5: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc
    t454 = 0.004600245517563105 * c5
    t455 = 0.0021640520520981297 * s5
    t456 = 0.01933189343616 * s5
    t457 = 0.005627033294592 * c5
    B5_xx_2 = t454 + (0.003887539128165 + t456)
    B5_yy_2 = t455 + (0.003887539128165 + t457)
    t458 = 0.0014511560650267152 * c5 - 0.0015152444733270301 * s5
    minus_B5_zx_2 = t458 + 0.001208932934385
    B5_xy_3 = 0.01933189343616 * c5 - 0.0021640520520981297 * c5
    B5_xz = 0.030009216260233673 * c5 - 0.018094727578368 * c5
    B5_yx_2 = 0.005627033294592 * s5 - 0.004600245517563105 * s5
    B5_yz_2 = 0.018094727578368 * s5 - 0.030009216260233673 * s5
    t459 = 0.0015152444733270301 * c5 - 0.009418354697801848 * s5
    B5_zy = 0.004153336480425 - t459
    B5_zz = t456 + t457 - (t454 + t455)
    P5_x_4 = 0.047121686402 * c5 - 0.470763264 * c5
    P5_y_4 = 0.470763264 * s5 - 0.047121686402 * s5
    minus_P5_z = 0.101140545 + (0.05034347249 * s5 + 0.014653732538 * c5)

    # link 6: twist (angular w, linear v)
    minus_w6_x = c6 * s5
    w6_y_3 = s6 * s5
    minus_v6_x_2 = c6 * minus_v5_x_2 + 0.0825 * s6
    v6_y_4 = s6 * minus_v5_x_2 - 0.0825 * c6

    # link 6: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc
    t460 = 0.001524110902883315 * c5
    t461 = 0.00010375891721868492 * w6_y_3
    t462 = 9.3569097314605e-05 * minus_w6_x
    t463 = 0.001524110902883315 * minus_w6_x
    t464 = 0.0018536272276513943 * minus_w6_x
    t465 = 0.006730429031040001 * s5
    t466 = 0.023526756935 * v6_y_4
    t467 = 0.10024161669500001 * minus_v6_x_2
    t468 = 9.3569097314605e-05 * c5 + 0.0006268331305193942 * w6_y_3
    minus_B6_xz_2 = t468 + 0.017527158935000002 * minus_v6_x_2
    minus_B6_zy = 0.001524110902883315 * w6_y_3 - t464 + 0.00903427466304 * s5
    minus_B6_zz_4 = t462 - t461 + (t466 + t467)
    B6_xx_2 = t465 - t466 - (t460 + t461)
    t469 = 0.0018536272276513943 * c5 + 9.3569097314605e-05 * w6_y_3
    B6_xy_4 = t469 - 0.023526756935 * minus_v6_x_2
    t470 = 0.009940933002587556 * c5 + 0.00010375891721868492 * minus_w6_x
    minus_B6_yx_2 = 0.10024161669500001 * v6_y_4 + t470
    B6_yy = t460 + t462 - (t467 - t465)
    t471 = 0.00010375891721868492 * c5 + 0.0006268331305193942 * minus_w6_x
    B6_yz_4 = 0.017527158935000002 * v6_y_4 - t471
    t472 = t463 - 0.009940933002587556 * w6_y_3
    B6_zx = 0.038492780810880006 * s5 - t472
    t473 = 0.023526756935 * c5 - 0.017527158935000002 * w6_y_3
    P6_x_4 = t473 - 1.666555 * minus_v6_x_2
    t474 = 0.10024161669500001 * c5 - 0.017527158935000002 * minus_w6_x
    P6_y_4 = 1.666555 * v6_y_4 + t474
    t475 = 0.023526756935 * minus_w6_x - 0.10024161669500001 * w6_y_3
    P6_z_4 = t475 - 0.63995712 * s5

    # link 7: twist (angular w, linear v)
    w7_x_4 = s7 * c5 - c7 * minus_w6_x
    w7_y_2 = s7 * minus_w6_x + c7 * c5
    minus_v7_z_4 = v6_y_4 + 0.088 * c5
    t476 = v5_y + 0.088 * w6_y_3
    minus_v7_x = c7 * minus_v6_x_2 + s7 * t476
    v7_y_4 = s7 * minus_v6_x_2 - c7 * t476

    # link 7: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc
    t477 = 0.000395108718315752 * w6_y_3
    t478 = 0.001672482661783778 * w7_y_2
    t479 = 0.000548359106408232 * w7_x_4
    t480 = 0.000395108718315752 * w7_x_4
    t481 = 0.000395108718315752 * w7_y_2
    t482 = 0.045305948634 * minus_v7_z_4
    t483 = 0.0031274395439999996 * v7_y_4
    t484 = 0.045305948634 * minus_v7_x
    t485 = 0.007735484874 * minus_v7_x
    t486 = 0.045305948634 * v7_y_4
    minus_B7_xx_4 = t477 + t478 + (t482 + t483)
    t487 = 0.0036652978729410906 * w6_y_3 + 0.000548359106408232 * w7_y_2
    minus_B7_xy_2 = t487 + 0.0031274395439999996 * minus_v7_x
    minus_B7_yy_4 = t482 + t485 - (t479 + t477)
    t488 = 0.0116547105180085 * w7_x_4 + 0.001672482661783778 * w6_y_3
    minus_B7_yz_4 = t486 - t488
    t489 = t480 - 0.0012443540944198604 * w7_y_2
    t490 = t489 - 0.007735484874 * minus_v7_z_4
    t491 = 0.0036652978729410906 * w7_x_4 - t481
    minus_B7_zy_4 = t491 + 0.0031274395439999996 * minus_v7_z_4
    minus_B7_zz_4 = t479 - t478 + (t483 + t485)
    t492 = 0.000548359106408232 * w6_y_3 + 0.0116547105180085 * w7_y_2
    B7_xz = t484 - t492
    t493 = 0.001672482661783778 * w7_x_4 + 0.0012443540944198604 * w6_y_3
    B7_yx_3 = t493 - 0.007735484874 * v7_y_4
    t494 = 0.735522 * minus_v7_x
    t495 = 0.735522 * v7_y_4
    t496 = 0.045305948634 * w7_y_2
    t497 = 0.045305948634 * w7_x_4
    P7_x_4 = t496 - 0.0031274395439999996 * w6_y_3 - t494
    P7_y_4 = t495 - (0.007735484874 * w6_y_3 + t497)
    t498 = 0.0031274395439999996 * w7_x_4 + 0.007735484874 * w7_y_2
    minus_P7_z_5 = 0.735522 * minus_v7_z_4 + t498

    # body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t499 = c7 * P7_x_4 - s7 * P7_y_4
    t500 = s7 * P7_x_4 + c7 * P7_y_4
    t501 = c7 * minus_B7_xx_4 + s7 * B7_yx_3
    t502 = s7 * minus_B7_yy_4 - c7 * minus_B7_xy_2
    t503 = c7 * B7_yx_3 - s7 * minus_B7_xx_4
    t504 = s7 * minus_B7_xy_2 + c7 * minus_B7_yy_4
    t505 = t490 * c7 - minus_B7_zy_4 * s7
    minus_Q7at6_z_4 = t490 * s7 + minus_B7_zy_4 * c7

    # composite body 6: B and P with those of body 7 added
    t506 = 0.088 * t499
    B6c_xx_3 = B6_xx_2 - (t501 * c7 + t502 * s7)
    B6c_xy_4 = B6_xy_4 - (c7 * B7_xz + s7 * minus_B7_yz_4)
    B6c_xz_4 = t502 * c7 - t501 * s7 - minus_B6_xz_2
    B6c_yx_4 = t505 - 0.088 * minus_P7_z_5 - minus_B6_yx_2
    B6c_yy_4 = B6_yy + (t506 - minus_B7_zz_4)
    B6c_yz_4 = B6_yz_4 + minus_Q7at6_z_4
    B6c_zx_2 = B6_zx + (t503 * c7 + t504 * s7 - 0.088 * t500)
    B6c_zy_4 = c7 * minus_B7_yz_4 - s7 * B7_xz - minus_B6_zy
    B6c_zz_4 = t503 * s7 - t504 * c7 + t506 - minus_B6_zz_4
    P6c_x_4 = P6_x_4 + t499
    P6c_y_4 = P6_y_4 + minus_P7_z_5
    P6c_z_4 = P6_z_4 + t500

    # body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t507 = c6 * B6c_xx_3 - s6 * B6c_yx_4
    t508 = c6 * B6c_xy_4 - s6 * B6c_yy_4
    t509 = s6 * B6c_xx_3 + c6 * B6c_yx_4
    t510 = s6 * B6c_xy_4 + c6 * B6c_yy_4
    Q6at5_x = B6c_zx_2 * c6 - B6c_zy_4 * s6
    Q6at5_z_2 = B6c_zy_4 * c6 + B6c_zx_2 * s6

    # composite body 5: B and P with those of body 6 added
    B5c_xx_3 = B5_xx_2 + (t507 * c6 - t508 * s6)
    B5c_xy_4 = B5_xy_3 + (s6 * B6c_yz_4 - c6 * B6c_xz_4)
    B5c_xz_4 = B5_xz + (t507 * s6 + t508 * c6)
    B5c_yx_4 = B5_yx_2 - Q6at5_x
    B5c_yy_4 = B5_yy_2 + B6c_zz_4
    B5c_yz_3 = B5_yz_2 - Q6at5_z_2
    B5c_zx_4 = t509 * c6 - t510 * s6 - minus_B5_zx_2
    B5c_zy = B5_zy - (s6 * B6c_xz_4 + c6 * B6c_yz_4)
    B5c_zz_4 = B5_zz + (t509 * s6 + t510 * c6)
    P5c_x_4 = P5_x_4 + (c6 * P6c_x_4 - s6 * P6c_y_4)
    P5c_y_4 = P5_y_4 - P6c_z_4
    P5c_z_4 = s6 * P6c_x_4 + c6 * P6c_y_4 - minus_P5_z

    # body 5 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t511 = c5 * P5c_x_4 - s5 * P5c_y_4
    t512 = (c5 * B5c_xx_3 - s5 * B5c_yx_4) * s5
    minus_Q5at4_z_3 = B5c_zx_4 * s5 + B5c_zy * c5

    # composite body 4: B and P with those of body 5 added
    t513 = (s5 * B5c_xx_3 + c5 * B5c_yx_4) * s5
    t514 = t513 + (s5 * B5c_xy_4 + c5 * B5c_yy_4) * c5
    B4c_zz_4 = t514 + (0.384 * P5c_z_4 - 0.0825 * t511)
    t515 = t512 + (c5 * B5c_xy_4 - s5 * B5c_yy_4) * c5
    B4c_xz_2 = 0.0016444875773692705 - t515
    B4c_yz_4 = 0.0039053550262761003 - minus_Q5at4_z_3
    P4c_x_4 = t511 - 0.374644408005

    # body 4 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D4at3_x_3 = c4 * B4c_xz_2 - s4 * B4c_yz_4

    # composite body 3: B and P with those of body 4 added
    minus_B3c_zy = s4 * B4c_xz_2 + c4 * B4c_yz_4

    # body 7 seen from joint 7: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    minus_G7at7_z = 0.0031274395439999996 * w7_y_2 - 0.007735484874 * w7_x_4
    D7at7_x_4 = 0.015320008390949585 * w7_y_2 + t480 - t484 + B7_xz
    D7at7_y_4 = t486 - (0.012899064612428355 * w7_x_4 + t481) - minus_B7_yz_4
    G7at7_x_4 = t495 - t497 - P7_y_4
    G7at7_y_4 = t494 - t496 + P7_x_4

    # body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G7at6_x_4 = c7 * G7at7_x_4 - s7 * G7at7_y_4
    G7at6_z_4 = s7 * G7at7_x_4 + c7 * G7at7_y_4
    D7at6_x_5 = c7 * D7at7_x_4 - s7 * D7at7_y_4
    minus_D7at6_y_4 = 0.088 * G7at6_z_4
    D7at6_z_4 = s7 * D7at7_x_4 + c7 * D7at7_y_4 + 0.088 * minus_G7at7_z

    # body 7 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t516 = N7at6_x * w6_y_3 - minus_N7at6_y * minus_w6_x - G7at7_z * v6_y_4
    t517 = t516 - minus_Q7at6_z_4
    G7at5_x_4 = c6 * G7at6_x_4 - s6 * minus_G7at7_z
    G7at5_z_4 = s6 * G7at6_x_4 + c6 * minus_G7at7_z
    D7at5_x_4 = c6 * D7at6_x_5 + s6 * minus_D7at6_y_4
    D7at5_z_4 = s6 * D7at6_x_5 - c6 * minus_D7at6_y_4
    minus_Q7at5_x_4 = c6 * t505 + s6 * minus_B7_zz_4
    Q7at5_z_4 = c6 * minus_B7_zz_4 - s6 * t505

    # body 7 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t518 = t163 + (minus_F7at5_x * v5_y + F7at6_z * minus_v5_x_2)
    t519 = Q7at5_z_4 - t518
    G7at4_x_4 = c5 * G7at5_x_4 + s5 * G7at6_z_4
    G7at4_z_4 = c5 * G7at6_z_4 - s5 * G7at5_x_4
    t520 = 0.0825 * G7at4_z_4
    D7at4_x_4 = c5 * D7at5_x_4 + s5 * D7at6_z_4 + 0.384 * G7at4_z_4
    D7at4_y_4 = D7at5_z_4 + t520
    t521 = 0.0825 * G7at5_z_4 + 0.384 * G7at4_x_4
    D7at4_z_4 = c5 * D7at6_z_4 - s5 * D7at5_x_4 - t521
    minus_Q7at4_z_4 = c5 * minus_Q7at6_z_4 - s5 * minus_Q7at5_x_4

    # body 7 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G7at3_x_4 = c4 * G7at4_x_4 - s4 * G7at5_z_4
    G7at3_z_4 = s4 * G7at4_x_4 + c4 * G7at5_z_4
    D7at3_x_4 = c4 * D7at4_x_4 - s4 * D7at4_y_4
    minus_D7at3_y_4 = D7at4_z_4 + 0.0825 * G7at3_z_4
    D7at3_z_4 = s4 * D7at4_x_4 + c4 * D7at4_y_4 - t520

    # body 7 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G7at2_x_4 = c3 * G7at3_x_4 + s3 * G7at4_z_4
    G7at2_z_4 = s3 * G7at3_x_4 - c3 * G7at4_z_4
    D7at2_x_4 = c3 * D7at3_x_4 + s3 * minus_D7at3_y_4 - 0.316 * G7at2_z_4
    D7at2_z_4 = s3 * D7at3_x_4 - c3 * minus_D7at3_y_4 + 0.316 * G7at2_x_4

    # body 7 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D7at1_z_4 = c2 * D7at3_z_4 - s2 * D7at2_x_4

    # body 6 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t522 = mcx_c6 * minus_v6_x_2 + 0.068832705569 * v6_y_4
    minus_G6at6_z = mcx_c6 * minus_w6_x + 0.068832705569 * w6_y_3
    t523 = Ixx_c6 * w6_y_3 + Ixy_c6 * minus_w6_x - mcz_c6 * minus_v6_x_2
    D6at6_x_4 = t523 + B6c_xz_4
    t524 = Ixy_c6 * w6_y_3 + Iyy_c6 * minus_w6_x + mcz_c6 * v6_y_4
    D6at6_y_4 = t524 + B6c_yz_4
    D6at6_z_4 = Ixz_c6 * w6_y_3 + Iyz_c6 * minus_w6_x + t522 + B6c_zz_4
    G6at6_x_4 = 2.4020770000000002 * v6_y_4 + mcz_c6 * minus_w6_x - P6c_y_4
    G6at6_y_4 = 2.4020770000000002 * minus_v6_x_2 - mcz_c6 * w6_y_3 + P6c_x_4

    # body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G6at5_x_4 = c6 * G6at6_x_4 - s6 * G6at6_y_4
    G6at5_z_4 = s6 * G6at6_x_4 + c6 * G6at6_y_4
    D6at5_x_4 = c6 * D6at6_x_4 - s6 * D6at6_y_4
    D6at5_z_4 = s6 * D6at6_x_4 + c6 * D6at6_y_4

    # body 6 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t525 = Q6at5_z_2 - (G6at6_z * v5_y + t176)
    G6at4_x_4 = c5 * G6at5_x_4 - s5 * minus_G6at6_z
    minus_G6at4_z_4 = s5 * G6at5_x_4 + c5 * minus_G6at6_z
    t526 = 0.0825 * minus_G6at4_z_4
    D6at4_x_4 = c5 * D6at5_x_4 + s5 * D6at6_z_4 - 0.384 * minus_G6at4_z_4
    D6at4_y_4 = D6at5_z_4 - t526
    t527 = 0.0825 * G6at5_z_4 + 0.384 * G6at4_x_4
    D6at4_z_4 = c5 * D6at6_z_4 - s5 * D6at5_x_4 - t527
    minus_Q6at4_z = s5 * Q6at5_x - c5 * B6c_zz_4

    # body 6 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G6at3_x_4 = c4 * G6at4_x_4 - s4 * G6at5_z_4
    G6at3_z_4 = s4 * G6at4_x_4 + c4 * G6at5_z_4
    D6at3_x_4 = c4 * D6at4_x_4 - s4 * D6at4_y_4
    minus_D6at3_y_4 = D6at4_z_4 + 0.0825 * G6at3_z_4
    D6at3_z_4 = s4 * D6at4_x_4 + c4 * D6at4_y_4 + t526

    # body 6 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G6at2_x_4 = c3 * G6at3_x_4 - s3 * minus_G6at4_z_4
    G6at2_z_4 = s3 * G6at3_x_4 + c3 * minus_G6at4_z_4
    D6at2_x_4 = c3 * D6at3_x_4 + s3 * minus_D6at3_y_4 - 0.316 * G6at2_z_4
    D6at2_z_4 = s3 * D6at3_x_4 - c3 * minus_D6at3_y_4 + 0.316 * G6at2_x_4

    # body 6 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D6at1_z_4 = c2 * D6at3_z_4 - s2 * D6at2_x_4

    # body 5 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D5at5_x_4 = B5c_xz_4 - (t133 + mcz_c5 * minus_v5_x_2)
    D5at5_y_3 = mcz_c5 * v5_y + t135 + B5c_yz_3
    D5at5_z_4 = mcx_c5 * minus_v5_x_2 - mcy_c5 * v5_y - t136 + B5c_zz_4
    G5at5_x = 1.3931608320000002 * s5 + mcz_c5 * s5 - P5c_y_4
    G5at5_y_4 = 1.3931608320000002 * c5 + mcz_c5 * c5 + P5c_x_4

    # body 5 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G5at4_x = c5 * G5at5_x - s5 * G5at5_y_4
    minus_G5at4_z_4 = s5 * G5at5_x + c5 * G5at5_y_4
    t528 = 0.0825 * minus_G5at4_z_4
    D5at4_x_4 = c5 * D5at5_x_4 - s5 * D5at5_y_3 - 0.384 * minus_G5at4_z_4
    D5at4_y_4 = D5at5_z_4 - t528
    D5at4_z = t141 - 0.384 * G5at4_x - (s5 * D5at5_x_4 + c5 * D5at5_y_3)

    # body 5 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G5at3_x = c4 * G5at4_x + minus_F5at3_z
    G5at3_z_4 = s4 * G5at4_x - minus_F5at3_x
    D5at3_x_4 = c4 * D5at4_x_4 - s4 * D5at4_y_4
    minus_D5at3_y = D5at4_z + 0.0825 * G5at3_z_4
    D5at3_z_4 = s4 * D5at4_x_4 + c4 * D5at4_y_4 + t528

    # body 5 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G5at2_x = c3 * G5at3_x - s3 * minus_G5at4_z_4
    G5at2_z_4 = s3 * G5at3_x + c3 * minus_G5at4_z_4
    D5at2_x_4 = c3 * D5at3_x_4 + s3 * minus_D5at3_y - 0.316 * G5at2_z_4
    D5at2_z_4 = s3 * D5at3_x_4 - c3 * minus_D5at3_y + 0.316 * G5at2_x

    # body 5 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D5at1_z_4 = c2 * D5at3_z_4 - s2 * D5at2_x_4

    # body 4 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G4at4_x = 0.19076837715 - P5c_z_4

    # body 4 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G4at3_x = c4 * G4at4_x - s4 * P4c_x_4
    G4at3_z_4 = s4 * G4at4_x + c4 * P4c_x_4
    minus_D4at3_y_4 = B4c_zz_4 + 0.0825 * G4at3_z_4

    # body 4 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G4at2_x_3 = c3 * G4at3_x
    G4at2_z_2 = s3 * G4at3_x
    D4at2_x_4 = c3 * D4at3_x_3 + s3 * minus_D4at3_y_4 - 0.316 * G4at2_z_2
    D4at2_z_3 = s3 * D4at3_x_3 - c3 * minus_D4at3_y_4 + 0.316 * G4at2_x_3

    # body 4 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D4at1_z_3 = c2 * minus_B3c_zy - s2 * D4at2_x_4

    # link 6: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc
    minus_B6_xx_3 = 0.00010375891721868492 * c6
    B6_xy_5 = 9.3569097314605e-05 * c6
    minus_B6_xz_3 = 0.0006268331305193942 * c6
    B6_yx_3 = 0.00010375891721868492 * s6
    minus_B6_yy_4 = 9.3569097314605e-05 * s6
    B6_yz_5 = 0.0006268331305193942 * s6
    B6_zx_2 = 0.009940933002587556 * c6 + 0.001524110902883315 * s6
    minus_B6_zy_2 = 0.001524110902883315 * c6 + 0.0018536272276513943 * s6
    B6_zz = minus_B6_xx_3 + minus_B6_yy_4
    minus_P6_x = 0.017527158935000002 * c6
    P6_y_5 = 0.017527158935000002 * s6
    minus_P6_z = 0.023526756935 * s6 + 0.10024161669500001 * c6

    # link 7: twist (angular w, linear v)
    w7_x_5 = c7 * s6
    minus_w7_y_3 = s7 * s6
    t529 = 0.088 * c6
    minus_v7_x_2 = s7 * t529
    minus_v7_y = c7 * t529

    # link 7: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc
    t530 = 0.000395108718315752 * c6
    t531 = 0.001672482661783778 * minus_w7_y_3
    t532 = 0.000548359106408232 * w7_x_5
    t533 = 0.000395108718315752 * w7_x_5
    minus_B7_zx = 0.0012443540944198604 * minus_w7_y_3 + t533
    t534 = 0.000395108718315752 * minus_w7_y_3
    minus_B7_zy_5 = t534 + 0.0036652978729410906 * w7_x_5
    t535 = 0.0031274395439999996 * minus_v7_y
    t536 = 0.045305948634 * minus_v7_x_2
    t537 = 0.007735484874 * minus_v7_x_2
    t538 = 0.045305948634 * minus_v7_y
    t539 = 0.0036652978729410906 * c6 - 0.000548359106408232 * minus_w7_y_3
    minus_B7_xy_3 = t539 + 0.0031274395439999996 * minus_v7_x_2
    t540 = 0.0012443540944198604 * c6 + 0.001672482661783778 * w7_x_5
    B7_yx_4 = t540 + 0.007735484874 * minus_v7_y
    B7_yz = 0.001672482661783778 * c6 + 0.0116547105180085 * w7_x_5 + t538
    minus_B7_zz_5 = t531 + t532 + (t537 - t535)
    B7_xx = t535 - (t530 - t531)
    t541 = 0.000548359106408232 * c6 - 0.0116547105180085 * minus_w7_y_3
    B7_xz_2 = t536 - t541
    B7_yy = t530 + t532 - t537
    t542 = 0.735522 * minus_v7_x_2
    t543 = 0.735522 * minus_v7_y
    t544 = 0.045305948634 * minus_w7_y_3
    t545 = 0.045305948634 * w7_x_5
    P7_z = 0.007735484874 * minus_w7_y_3 - 0.0031274395439999996 * w7_x_5
    minus_P7_x = t542 + (t544 + 0.0031274395439999996 * c6)
    minus_P7_y = t543 + (0.007735484874 * c6 + t545)

    # body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t546 = s7 * minus_P7_y - c7 * minus_P7_x
    t547 = s7 * minus_P7_x + c7 * minus_P7_y
    t548 = c7 * B7_xx - s7 * B7_yx_4
    t549 = c7 * minus_B7_xy_3 + s7 * B7_yy
    t550 = s7 * B7_xx + c7 * B7_yx_4
    t551 = c7 * B7_yy - s7 * minus_B7_xy_3
    t552 = minus_B7_zx * c7 - minus_B7_zy_5 * s7
    minus_Q7at6_z_5 = minus_B7_zx * s7 + minus_B7_zy_5 * c7

    # composite body 6: B and P with those of body 7 added
    t553 = 0.088 * t546
    B6c_xx_4 = t548 * c7 + t549 * s7 - minus_B6_xx_3
    B6c_xy_5 = B6_xy_5 + (s7 * B7_yz - c7 * B7_xz_2)
    B6c_xz_5 = t548 * s7 - t549 * c7 - minus_B6_xz_3
    B6c_yx_5 = B6_yx_3 + (t552 + 0.088 * P7_z)
    B6c_yy_5 = t553 - minus_B7_zz_5 - minus_B6_yy_4
    B6c_yz_5 = B6_yz_5 + minus_Q7at6_z_5
    B6c_zx_3 = B6_zx_2 + (t550 * c7 - t551 * s7 + 0.088 * t547)
    minus_B6c_zy = minus_B6_zy_2 + (s7 * B7_xz_2 + c7 * B7_yz)
    B6c_zz_5 = B6_zz + (t550 * s7 + t551 * c7 + t553)
    P6c_x_5 = t546 - minus_P6_x
    P6c_y_5 = P6_y_5 - P7_z
    minus_P6c_z = minus_P6_z + t547

    # composite body 5: B and P with those of body 6 added
    t554 = (c6 * B6c_xx_4 - s6 * B6c_yx_5) * s6
    t555 = minus_B6c_zy * c6 - B6c_zx_3 * s6
    t556 = (s6 * B6c_xx_4 + c6 * B6c_yx_5) * s6
    B5c_zz_5 = t556 + (s6 * B6c_xy_5 + c6 * B6c_yy_5) * c6
    t557 = t554 + (c6 * B6c_xy_5 - s6 * B6c_yy_5) * c6
    B5c_xz_5 = t557 - 0.0021640520520981297
    B5c_yz_4 = t555 - 0.004600245517563105
    P5c_x_5 = c6 * P6c_x_5 - s6 * P6c_y_5 - 0.05034347249

    # body 7 seen from joint 7: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G7at7_z_2 = 0.007735484874 * w7_x_5 + 0.0031274395439999996 * minus_w7_y_3
    D7at7_x_5 = t533 - 0.015320008390949585 * minus_w7_y_3 - t536 + B7_xz_2
    D7at7_y_5 = t534 - 0.012899064612428355 * w7_x_5 - t538 + B7_yz
    G7at7_x_5 = minus_P7_y - (t543 + t545)
    G7at7_y_5 = t542 + t544 - minus_P7_x

    # body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G7at6_x_5 = c7 * G7at7_x_5 - s7 * G7at7_y_5
    G7at6_z_5 = s7 * G7at7_x_5 + c7 * G7at7_y_5
    D7at6_x_6 = c7 * D7at7_x_5 - s7 * D7at7_y_5
    minus_D7at6_y_5 = 0.088 * G7at6_z_5
    D7at6_z_5 = s7 * D7at7_x_5 + c7 * D7at7_y_5 - 0.088 * G7at7_z_2

    # body 7 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t558 = N7at5_x - minus_Q7at6_z_5
    G7at5_x_5 = c6 * G7at6_x_5 + s6 * G7at7_z_2
    G7at5_z_5 = s6 * G7at6_x_5 - c6 * G7at7_z_2
    D7at5_x_5 = c6 * D7at6_x_6 + s6 * minus_D7at6_y_5
    D7at5_z_5 = s6 * D7at6_x_6 - c6 * minus_D7at6_y_5
    Q7at5_z_5 = c6 * minus_B7_zz_5 - s6 * t552

    # body 7 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G7at4_x_5 = c5 * G7at5_x_5 + s5 * G7at6_z_5
    G7at4_z_5 = c5 * G7at6_z_5 - s5 * G7at5_x_5
    t559 = 0.0825 * G7at4_z_5
    D7at4_x_5 = c5 * D7at5_x_5 + s5 * D7at6_z_5 + 0.384 * G7at4_z_5
    D7at4_y_5 = D7at5_z_5 + t559
    t560 = 0.0825 * G7at5_z_5 + 0.384 * G7at4_x_5
    minus_D7at4_z = s5 * D7at5_x_5 - c5 * D7at6_z_5 + t560

    # body 7 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G7at3_x_5 = c4 * G7at4_x_5 - s4 * G7at5_z_5
    G7at3_z_5 = s4 * G7at4_x_5 + c4 * G7at5_z_5
    D7at3_x_5 = c4 * D7at4_x_5 - s4 * D7at4_y_5
    D7at3_y = minus_D7at4_z - 0.0825 * G7at3_z_5
    D7at3_z_5 = s4 * D7at4_x_5 + c4 * D7at4_y_5 - t559

    # body 7 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G7at2_x_5 = c3 * G7at3_x_5 + s3 * G7at4_z_5
    G7at2_z_5 = s3 * G7at3_x_5 - c3 * G7at4_z_5
    D7at2_x_5 = c3 * D7at3_x_5 - s3 * D7at3_y - 0.316 * G7at2_z_5
    D7at2_z_5 = s3 * D7at3_x_5 + c3 * D7at3_y + 0.316 * G7at2_x_5

    # body 7 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D7at1_z_5 = c2 * D7at3_z_5 - s2 * D7at2_x_5

    # body 6 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D6at6_x_5 = t126 + B6c_xz_5
    D6at6_y_5 = t128 + B6c_yz_5
    D6at6_z_5 = N6at5_x + B6c_zz_5
    minus_G6at6_x = mcz_c6 * s6 + P6c_y_5
    G6at6_y_5 = P6c_x_5 - mcz_c6 * c6

    # body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    minus_G6at5_x = c6 * minus_G6at6_x + s6 * G6at6_y_5
    G6at5_z_5 = c6 * G6at6_y_5 - s6 * minus_G6at6_x
    D6at5_x_5 = c6 * D6at6_x_5 - s6 * D6at6_y_5
    D6at5_z_5 = s6 * D6at6_x_5 + c6 * D6at6_y_5

    # body 6 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    minus_G6at4_x = c5 * minus_G6at5_x - F6at4_z
    G6at4_z = s5 * minus_G6at5_x + minus_F6at4_x
    t561 = 0.0825 * G6at4_z
    D6at4_x_5 = c5 * D6at5_x_5 + s5 * D6at6_z_5 + 0.384 * G6at4_z
    D6at4_y_5 = D6at5_z_5 + t561
    t562 = 0.384 * minus_G6at4_x - 0.0825 * G6at5_z_5
    D6at4_z_5 = c5 * D6at6_z_5 - s5 * D6at5_x_5 + t562

    # body 6 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    minus_G6at3_x = c4 * minus_G6at4_x + s4 * G6at5_z_5
    G6at3_z_5 = c4 * G6at5_z_5 - s4 * minus_G6at4_x
    D6at3_x_5 = c4 * D6at4_x_5 - s4 * D6at4_y_5
    minus_D6at3_y_5 = D6at4_z_5 + 0.0825 * G6at3_z_5
    D6at3_z_5 = s4 * D6at4_x_5 + c4 * D6at4_y_5 - t561

    # body 6 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    minus_G6at2_x = c3 * minus_G6at3_x - s3 * G6at4_z
    minus_G6at2_z = c3 * G6at4_z + s3 * minus_G6at3_x
    D6at2_x_5 = c3 * D6at3_x_5 + s3 * minus_D6at3_y_5 + 0.316 * minus_G6at2_z
    D6at2_z_5 = s3 * D6at3_x_5 - c3 * minus_D6at3_y_5 - 0.316 * minus_G6at2_x

    # body 6 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D6at1_z_5 = c2 * D6at3_z_5 - s2 * D6at2_x_5

    # body 5 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G5at5_x_2 = 0.014653732538 - minus_P6c_z

    # body 5 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G5at4_x_2 = c5 * G5at5_x_2 - s5 * P5c_x_5
    minus_G5at4_z_5 = s5 * G5at5_x_2 + c5 * P5c_x_5
    t563 = 0.0825 * minus_G5at4_z_5
    D5at4_x_5 = c5 * B5c_xz_5 - s5 * B5c_yz_4 - 0.384 * minus_G5at4_z_5
    D5at4_y_5 = B5c_zz_5 - t563
    minus_D5at4_z_4 = s5 * B5c_xz_5 + c5 * B5c_yz_4 + 0.384 * G5at4_x_2

    # body 5 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G5at3_x_2 = c4 * G5at4_x_2
    G5at3_z_5 = s4 * G5at4_x_2
    D5at3_x_5 = c4 * D5at4_x_5 - s4 * D5at4_y_5
    D5at3_y_4 = minus_D5at4_z_4 - 0.0825 * G5at3_z_5
    D5at3_z_5 = s4 * D5at4_x_5 + c4 * D5at4_y_5 + t563

    # body 5 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G5at2_x_2 = c3 * G5at3_x_2 - s3 * minus_G5at4_z_5
    G5at2_z_5 = s3 * G5at3_x_2 + c3 * minus_G5at4_z_5
    D5at2_x_5 = c3 * D5at3_x_5 - s3 * D5at3_y_4 - 0.316 * G5at2_z_5
    D5at2_z_5 = s3 * D5at3_x_5 + c3 * D5at3_y_4 + 0.316 * G5at2_x_2

    # body 5 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D5at1_z_5 = c2 * D5at3_z_5 - s2 * D5at2_x_5

    # link 7: B = -[w]Jp - [mc][v], Jp = tr(I)/2 - I, and momentum P = m v + w x mc
    minus_B7_xz_4 = 0.0116547105180085 * c7
    B7_yz_2 = 0.0116547105180085 * s7
    minus_B7_xx_5 = t120 + 0.003986923479791999
    minus_B7_zy_6 = 0.0036652978729410906 * s7 - t118 + 0.000275214679872
    B7_yy_2 = t121 - 0.003986923479791999
    P7_x_5 = 0.045305948634 * c7
    minus_P7_y_2 = 0.045305948634 * s7

    # body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    t564 = c7 * P7_x_5 + s7 * minus_P7_y_2
    t565 = (c7 * minus_B7_xx_5 + s7 * B7_yx_2) * s7
    t566 = (t116 - 0.0012443540944198604 * c7 - 0.0006807226689119999) * s7
    minus_Q7at6_z_6 = t566 + minus_B7_zy_6 * c7

    # composite body 6: B and P with those of body 7 added
    t567 = (c7 * B7_yx_2 - s7 * minus_B7_xx_5) * s7
    B6c_zz_6 = t567 + (c7 * B7_yy_2 - s7 * minus_B7_xy) * c7 + 0.088 * t564
    t568 = t565 + (c7 * minus_B7_xy + s7 * B7_yy_2) * c7
    minus_B6c_xz = 9.3569097314605e-05 + t568
    B6c_yz_6 = minus_Q7at6_z_6 - 0.00010375891721868492
    P6c_x_6 = 0.023526756935 + t564

    # composite body 5: B and P with those of body 6 added
    P5c_x_6 = c6 * P6c_x_6 - t130
    P5c_z_5 = s6 * P6c_x_6 + t129
    B5c_xy_5 = c6 * minus_B6c_xz + s6 * B6c_yz_6

    # body 6 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D6at5_z_6 = c6 * B6c_yz_6 - s6 * minus_B6c_xz

    # body 7 seen from joint 7: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D7at7_x_6 = t117 - minus_B7_xz_4
    D7at7_y_6 = B7_yz_2 - t119

    # body 7 seen from joint 6: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D7at6_x_7 = c7 * D7at7_x_6 - s7 * D7at7_y_6
    D7at6_z_6 = s7 * D7at7_x_6 + c7 * D7at7_y_6 - minus_B6c_yy

    # body 7 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D7at5_x_6 = c6 * D7at6_x_7
    D7at5_z_6 = s6 * D7at6_x_7

    # body 7 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G7at4_x_6 = c5 * minus_F7at5_z
    minus_G7at4_z = s5 * minus_F7at5_z
    t569 = 0.0825 * minus_G7at4_z
    D7at4_x_6 = c5 * D7at5_x_6 + s5 * D7at6_z_6 - 0.384 * minus_G7at4_z
    D7at4_y_6 = D7at5_z_6 - t569
    t570 = 0.0825 * minus_F7at5_x - 0.384 * G7at4_x_6
    D7at4_z_5 = c5 * D7at6_z_6 - s5 * D7at5_x_6 + t570

    # body 7 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G7at3_x_6 = c4 * G7at4_x_6 + s4 * minus_F7at5_x
    G7at3_z_6 = s4 * G7at4_x_6 - c4 * minus_F7at5_x
    D7at3_x_6 = c4 * D7at4_x_6 - s4 * D7at4_y_6
    minus_D7at3_y_5 = D7at4_z_5 + 0.0825 * G7at3_z_6
    D7at3_z_6 = s4 * D7at4_x_6 + c4 * D7at4_y_6 + t569

    # body 7 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G7at2_x_6 = c3 * G7at3_x_6 - s3 * minus_G7at4_z
    G7at2_z_6 = s3 * G7at3_x_6 + c3 * minus_G7at4_z
    D7at2_x_6 = c3 * D7at3_x_6 + s3 * minus_D7at3_y_5 - 0.316 * G7at2_z_6
    D7at2_z_6 = s3 * D7at3_x_6 - c3 * minus_D7at3_y_5 + 0.316 * G7at2_x_6

    # body 7 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    minus_D7at1_z = s2 * D7at2_x_6 - c2 * D7at3_z_6

    # body 6 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    minus_G6at4_x_2 = c5 * P5c_z_5
    G6at4_z_2 = s5 * P5c_z_5
    t571 = 0.0825 * G6at4_z_2
    D6at4_x_6 = s5 * B6c_zz_6 - c5 * B5c_xy_5 + 0.384 * G6at4_z_2
    D6at4_y_6 = D6at5_z_6 + t571
    t572 = 0.384 * minus_G6at4_x_2 - 0.0825 * P5c_x_6
    D6at4_z_6 = s5 * B5c_xy_5 + c5 * B6c_zz_6 + t572

    # body 6 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    minus_G6at3_x_2 = c4 * minus_G6at4_x_2 + s4 * P5c_x_6
    G6at3_z_6 = c4 * P5c_x_6 - s4 * minus_G6at4_x_2
    D6at3_x_6 = c4 * D6at4_x_6 - s4 * D6at4_y_6
    minus_D6at3_y_6 = D6at4_z_6 + 0.0825 * G6at3_z_6
    D6at3_z_6 = s4 * D6at4_x_6 + c4 * D6at4_y_6 - t571

    # body 6 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G6at2_x_5 = s3 * G6at4_z_2 - c3 * minus_G6at3_x_2
    minus_G6at2_z_2 = s3 * minus_G6at3_x_2 + c3 * G6at4_z_2
    D6at2_x_6 = c3 * D6at3_x_6 + s3 * minus_D6at3_y_6 + 0.316 * minus_G6at2_z_2
    D6at2_z_6 = s3 * D6at3_x_6 - c3 * minus_D6at3_y_6 + 0.316 * G6at2_x_5

    # body 6 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    minus_D6at1_z = s2 * D6at2_x_6 - c2 * D6at3_z_6

    # body 7 seen from joint 5: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D7at5_x_7 = c6 * D7at6_x - s6 * minus_B6c_yy
    minus_G7at5_x = c6 * F7at6_z
    minus_G7at5_z = s6 * F7at6_z
    D7at5_z_7 = s6 * D7at6_x + c6 * minus_B6c_yy

    # body 7 seen from joint 4: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    minus_G7at4_x = c5 * minus_G7at5_x + s5 * G7at7_z
    G7at4_z_6 = s5 * minus_G7at5_x - c5 * G7at7_z
    t573 = 0.0825 * G7at4_z_6
    D7at4_x_7 = c5 * D7at5_x_7 + s5 * N7at6_x + 0.384 * G7at4_z_6
    D7at4_y_7 = D7at5_z_7 + t573
    t574 = 0.0825 * minus_G7at5_z + 0.384 * minus_G7at4_x
    D7at4_z_6 = t574 - (s5 * D7at5_x_7 - c5 * N7at6_x)

    # body 7 seen from joint 3: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G7at3_x_7 = s4 * minus_G7at5_z - c4 * minus_G7at4_x
    minus_G7at3_z = s4 * minus_G7at4_x + c4 * minus_G7at5_z
    D7at3_x_7 = c4 * D7at4_x_7 - s4 * D7at4_y_7
    D7at3_y_2 = 0.0825 * minus_G7at3_z - D7at4_z_6
    D7at3_z_7 = s4 * D7at4_x_7 + c4 * D7at4_y_7 - t573

    # body 7 seen from joint 2: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    G7at2_x_7 = c3 * G7at3_x_7 + s3 * G7at4_z_6
    G7at2_z_7 = s3 * G7at3_x_7 - c3 * G7at4_z_6
    D7at2_x_7 = c3 * D7at3_x_7 - s3 * D7at3_y_2 - 0.316 * G7at2_z_7
    D7at2_z_7 = s3 * D7at3_x_7 + c3 * D7at3_y_2 + 0.316 * G7at2_x_7

    # body 7 seen from joint 1: Jc Sdot + B S (D, G), Jc S (N, F), B^T S (Q)
    D7at1_z_6 = c2 * D7at3_z_7 - s2 * D7at2_x_7

    Gamma = np.empty((7, 7, 7, *batch), dtype)
    Gamma[0, 0, 0] = B1c_zz
    Gamma[0, 0, 1] = -minus_D2at1_z
    Gamma[0, 0, 2] = D3at1_z
    Gamma[0, 0, 3] = D4at1_z
    Gamma[0, 0, 4] = D5at1_z
    Gamma[0, 0, 5] = D6at1_z
    Gamma[0, 0, 6] = D7at1_z
    Gamma[0, 1, 0] = -minus_D2at1_z
    Gamma[0, 1, 1] = -minus_B1c_zy
    Gamma[0, 1, 2] = D3at1_z_2
    Gamma[0, 1, 3] = D4at1_z_2
    Gamma[0, 1, 4] = D5at1_z_2
    Gamma[0, 1, 5] = D6at1_z_2
    Gamma[0, 1, 6] = D7at1_z_2
    Gamma[0, 2, 0] = D3at1_z
    Gamma[0, 2, 1] = D3at1_z_2
    Gamma[0, 2, 2] = -minus_D3at1_z
    Gamma[0, 2, 3] = -minus_D4at1_z
    Gamma[0, 2, 4] = D5at1_z_3
    Gamma[0, 2, 5] = D6at1_z_3
    Gamma[0, 2, 6] = D7at1_z_3
    Gamma[0, 3, 0] = D4at1_z
    Gamma[0, 3, 1] = D4at1_z_2
    Gamma[0, 3, 2] = -minus_D4at1_z
    Gamma[0, 3, 3] = D4at1_z_3
    Gamma[0, 3, 4] = D5at1_z_4
    Gamma[0, 3, 5] = D6at1_z_4
    Gamma[0, 3, 6] = D7at1_z_4
    Gamma[0, 4, 0] = D5at1_z
    Gamma[0, 4, 1] = D5at1_z_2
    Gamma[0, 4, 2] = D5at1_z_3
    Gamma[0, 4, 3] = D5at1_z_4
    Gamma[0, 4, 4] = D5at1_z_5
    Gamma[0, 4, 5] = D6at1_z_5
    Gamma[0, 4, 6] = D7at1_z_5
    Gamma[0, 5, 0] = D6at1_z
    Gamma[0, 5, 1] = D6at1_z_2
    Gamma[0, 5, 2] = D6at1_z_3
    Gamma[0, 5, 3] = D6at1_z_4
    Gamma[0, 5, 4] = D6at1_z_5
    Gamma[0, 5, 5] = -minus_D6at1_z
    Gamma[0, 5, 6] = -minus_D7at1_z
    Gamma[0, 6, 0] = D7at1_z
    Gamma[0, 6, 1] = D7at1_z_2
    Gamma[0, 6, 2] = D7at1_z_3
    Gamma[0, 6, 3] = D7at1_z_4
    Gamma[0, 6, 4] = D7at1_z_5
    Gamma[0, 6, 5] = -minus_D7at1_z
    Gamma[0, 6, 6] = D7at1_z_6
    Gamma[1, 0, 0] = -minus_Q2at1_z
    Gamma[1, 0, 1] = D2at2_z
    Gamma[1, 0, 2] = D3at2_z
    Gamma[1, 0, 3] = D4at2_z
    Gamma[1, 0, 4] = D5at2_z
    Gamma[1, 0, 5] = D6at2_z
    Gamma[1, 0, 6] = D7at2_z
    Gamma[1, 1, 0] = D2at2_z
    Gamma[1, 1, 1] = B2c_zz_2
    Gamma[1, 1, 2] = D3at2_z_2
    Gamma[1, 1, 3] = -minus_D4at2_z
    Gamma[1, 1, 4] = D5at2_z_2
    Gamma[1, 1, 5] = D6at2_z_2
    Gamma[1, 1, 6] = D7at2_z_2
    Gamma[1, 2, 0] = D3at2_z
    Gamma[1, 2, 1] = D3at2_z_2
    Gamma[1, 2, 2] = D3at2_z_3
    Gamma[1, 2, 3] = D4at2_z_2
    Gamma[1, 2, 4] = D5at2_z_3
    Gamma[1, 2, 5] = D6at2_z_3
    Gamma[1, 2, 6] = D7at2_z_3
    Gamma[1, 3, 0] = D4at2_z
    Gamma[1, 3, 1] = -minus_D4at2_z
    Gamma[1, 3, 2] = D4at2_z_2
    Gamma[1, 3, 3] = D4at2_z_3
    Gamma[1, 3, 4] = D5at2_z_4
    Gamma[1, 3, 5] = D6at2_z_4
    Gamma[1, 3, 6] = D7at2_z_4
    Gamma[1, 4, 0] = D5at2_z
    Gamma[1, 4, 1] = D5at2_z_2
    Gamma[1, 4, 2] = D5at2_z_3
    Gamma[1, 4, 3] = D5at2_z_4
    Gamma[1, 4, 4] = D5at2_z_5
    Gamma[1, 4, 5] = D6at2_z_5
    Gamma[1, 4, 6] = D7at2_z_5
    Gamma[1, 5, 0] = D6at2_z
    Gamma[1, 5, 1] = D6at2_z_2
    Gamma[1, 5, 2] = D6at2_z_3
    Gamma[1, 5, 3] = D6at2_z_4
    Gamma[1, 5, 4] = D6at2_z_5
    Gamma[1, 5, 5] = D6at2_z_6
    Gamma[1, 5, 6] = D7at2_z_6
    Gamma[1, 6, 0] = D7at2_z
    Gamma[1, 6, 1] = D7at2_z_2
    Gamma[1, 6, 2] = D7at2_z_3
    Gamma[1, 6, 3] = D7at2_z_4
    Gamma[1, 6, 4] = D7at2_z_5
    Gamma[1, 6, 5] = D7at2_z_6
    Gamma[1, 6, 6] = D7at2_z_7
    Gamma[2, 0, 0] = Q3at1_z
    Gamma[2, 0, 1] = t201
    Gamma[2, 0, 2] = D3at3_z
    Gamma[2, 0, 3] = D4at3_z
    Gamma[2, 0, 4] = D5at3_z
    Gamma[2, 0, 5] = D6at3_z
    Gamma[2, 0, 6] = D7at3_z
    Gamma[2, 1, 0] = t201
    Gamma[2, 1, 1] = Q3at2_z_2
    Gamma[2, 1, 2] = D3at3_z_2
    Gamma[2, 1, 3] = D4at3_z_2
    Gamma[2, 1, 4] = D5at3_z_2
    Gamma[2, 1, 5] = D6at3_z_2
    Gamma[2, 1, 6] = D7at3_z_2
    Gamma[2, 2, 0] = D3at3_z
    Gamma[2, 2, 1] = D3at3_z_2
    Gamma[2, 2, 2] = B3c_zz_3
    Gamma[2, 2, 3] = D4at3_z_3
    Gamma[2, 2, 4] = D5at3_z_3
    Gamma[2, 2, 5] = D6at3_z_3
    Gamma[2, 2, 6] = D7at3_z_3
    Gamma[2, 3, 0] = D4at3_z
    Gamma[2, 3, 1] = D4at3_z_2
    Gamma[2, 3, 2] = D4at3_z_3
    Gamma[2, 3, 3] = minus_B3c_zy
    Gamma[2, 3, 4] = D5at3_z_4
    Gamma[2, 3, 5] = D6at3_z_4
    Gamma[2, 3, 6] = D7at3_z_4
    Gamma[2, 4, 0] = D5at3_z
    Gamma[2, 4, 1] = D5at3_z_2
    Gamma[2, 4, 2] = D5at3_z_3
    Gamma[2, 4, 3] = D5at3_z_4
    Gamma[2, 4, 4] = D5at3_z_5
    Gamma[2, 4, 5] = D6at3_z_5
    Gamma[2, 4, 6] = D7at3_z_5
    Gamma[2, 5, 0] = D6at3_z
    Gamma[2, 5, 1] = D6at3_z_2
    Gamma[2, 5, 2] = D6at3_z_3
    Gamma[2, 5, 3] = D6at3_z_4
    Gamma[2, 5, 4] = D6at3_z_5
    Gamma[2, 5, 5] = D6at3_z_6
    Gamma[2, 5, 6] = D7at3_z_6
    Gamma[2, 6, 0] = D7at3_z
    Gamma[2, 6, 1] = D7at3_z_2
    Gamma[2, 6, 2] = D7at3_z_3
    Gamma[2, 6, 3] = D7at3_z_4
    Gamma[2, 6, 4] = D7at3_z_5
    Gamma[2, 6, 5] = D7at3_z_6
    Gamma[2, 6, 6] = D7at3_z_7
    Gamma[3, 0, 0] = Q4at1_z
    Gamma[3, 0, 1] = -(minus_Q4at2_z + N4at1_x)
    Gamma[3, 0, 2] = t198
    Gamma[3, 0, 3] = D4at4_z
    Gamma[3, 0, 4] = -minus_D5at4_z
    Gamma[3, 0, 5] = D6at4_z
    Gamma[3, 0, 6] = D7at4_z
    Gamma[3, 1, 0] = -(minus_Q4at2_z + N4at1_x)
    Gamma[3, 1, 1] = Q4at2_z
    Gamma[3, 1, 2] = t347
    Gamma[3, 1, 3] = D4at4_z_2
    Gamma[3, 1, 4] = -minus_D5at4_z_2
    Gamma[3, 1, 5] = D6at4_z_2
    Gamma[3, 1, 6] = D7at4_z_2
    Gamma[3, 2, 0] = t198
    Gamma[3, 2, 1] = t347
    Gamma[3, 2, 2] = Q4at3_z_3
    Gamma[3, 2, 3] = D4at4_z_3
    Gamma[3, 2, 4] = -minus_D5at4_z_3
    Gamma[3, 2, 5] = D6at4_z_3
    Gamma[3, 2, 6] = D7at4_z_3
    Gamma[3, 3, 0] = D4at4_z
    Gamma[3, 3, 1] = D4at4_z_2
    Gamma[3, 3, 2] = D4at4_z_3
    Gamma[3, 3, 3] = B4c_zz_4
    Gamma[3, 3, 4] = D5at4_z
    Gamma[3, 3, 5] = D6at4_z_4
    Gamma[3, 3, 6] = D7at4_z_4
    Gamma[3, 4, 0] = -minus_D5at4_z
    Gamma[3, 4, 1] = -minus_D5at4_z_2
    Gamma[3, 4, 2] = -minus_D5at4_z_3
    Gamma[3, 4, 3] = D5at4_z
    Gamma[3, 4, 4] = -minus_D5at4_z_4
    Gamma[3, 4, 5] = D6at4_z_5
    Gamma[3, 4, 6] = -minus_D7at4_z
    Gamma[3, 5, 0] = D6at4_z
    Gamma[3, 5, 1] = D6at4_z_2
    Gamma[3, 5, 2] = D6at4_z_3
    Gamma[3, 5, 3] = D6at4_z_4
    Gamma[3, 5, 4] = D6at4_z_5
    Gamma[3, 5, 5] = D6at4_z_6
    Gamma[3, 5, 6] = D7at4_z_5
    Gamma[3, 6, 0] = D7at4_z
    Gamma[3, 6, 1] = D7at4_z_2
    Gamma[3, 6, 2] = D7at4_z_3
    Gamma[3, 6, 3] = D7at4_z_4
    Gamma[3, 6, 4] = -minus_D7at4_z
    Gamma[3, 6, 5] = D7at4_z_5
    Gamma[3, 6, 6] = D7at4_z_6
    Gamma[4, 0, 0] = Q5at1_z
    Gamma[4, 0, 1] = t195
    Gamma[4, 0, 2] = t193
    Gamma[4, 0, 3] = t191
    Gamma[4, 0, 4] = D5at5_z
    Gamma[4, 0, 5] = D6at5_z
    Gamma[4, 0, 6] = D7at5_z
    Gamma[4, 1, 0] = t195
    Gamma[4, 1, 1] = Q5at2_z_2
    Gamma[4, 1, 2] = t343
    Gamma[4, 1, 3] = t341
    Gamma[4, 1, 4] = D5at5_z_2
    Gamma[4, 1, 5] = D6at5_z_2
    Gamma[4, 1, 6] = D7at5_z_2
    Gamma[4, 2, 0] = t193
    Gamma[4, 2, 1] = t343
    Gamma[4, 2, 2] = Q5at3_z_3
    Gamma[4, 2, 3] = t453
    Gamma[4, 2, 4] = D5at5_z_3
    Gamma[4, 2, 5] = D6at5_z_3
    Gamma[4, 2, 6] = D7at5_z_3
    Gamma[4, 3, 0] = t191
    Gamma[4, 3, 1] = t341
    Gamma[4, 3, 2] = t453
    Gamma[4, 3, 3] = -minus_Q5at4_z_3
    Gamma[4, 3, 4] = D5at5_z_4
    Gamma[4, 3, 5] = D6at5_z_4
    Gamma[4, 3, 6] = D7at5_z_4
    Gamma[4, 4, 0] = D5at5_z
    Gamma[4, 4, 1] = D5at5_z_2
    Gamma[4, 4, 2] = D5at5_z_3
    Gamma[4, 4, 3] = D5at5_z_4
    Gamma[4, 4, 4] = B5c_zz_5
    Gamma[4, 4, 5] = D6at5_z_5
    Gamma[4, 4, 6] = D7at5_z_5
    Gamma[4, 5, 0] = D6at5_z
    Gamma[4, 5, 1] = D6at5_z_2
    Gamma[4, 5, 2] = D6at5_z_3
    Gamma[4, 5, 3] = D6at5_z_4
    Gamma[4, 5, 4] = D6at5_z_5
    Gamma[4, 5, 5] = D6at5_z_6
    Gamma[4, 5, 6] = D7at5_z_6
    Gamma[4, 6, 0] = D7at5_z
    Gamma[4, 6, 1] = D7at5_z_2
    Gamma[4, 6, 2] = D7at5_z_3
    Gamma[4, 6, 3] = D7at5_z_4
    Gamma[4, 6, 4] = D7at5_z_5
    Gamma[4, 6, 5] = D7at5_z_6
    Gamma[4, 6, 6] = D7at5_z_7
    Gamma[5, 0, 0] = Q6at1_z
    Gamma[5, 0, 1] = t184
    Gamma[5, 0, 2] = t182
    Gamma[5, 0, 3] = t179
    Gamma[5, 0, 4] = t173
    Gamma[5, 0, 5] = D6at6_z
    Gamma[5, 0, 6] = D7at6_z
    Gamma[5, 1, 0] = t184
    Gamma[5, 1, 1] = Q6at2_z_2
    Gamma[5, 1, 2] = t334
    Gamma[5, 1, 3] = t332
    Gamma[5, 1, 4] = t328
    Gamma[5, 1, 5] = D6at6_z_2
    Gamma[5, 1, 6] = D7at6_z_2
    Gamma[5, 2, 0] = t182
    Gamma[5, 2, 1] = t334
    Gamma[5, 2, 2] = -minus_Q6at3_z
    Gamma[5, 2, 3] = t447
    Gamma[5, 2, 4] = t444
    Gamma[5, 2, 5] = D6at6_z_3
    Gamma[5, 2, 6] = D7at6_z_3
    Gamma[5, 3, 0] = t179
    Gamma[5, 3, 1] = t332
    Gamma[5, 3, 2] = t447
    Gamma[5, 3, 3] = -minus_Q6at4_z
    Gamma[5, 3, 4] = t525
    Gamma[5, 3, 5] = D6at6_z_4
    Gamma[5, 3, 6] = D7at6_z_4
    Gamma[5, 4, 0] = t173
    Gamma[5, 4, 1] = t328
    Gamma[5, 4, 2] = t444
    Gamma[5, 4, 3] = t525
    Gamma[5, 4, 4] = -t555
    Gamma[5, 4, 5] = D6at6_z_5
    Gamma[5, 4, 6] = D7at6_z_5
    Gamma[5, 5, 0] = D6at6_z
    Gamma[5, 5, 1] = D6at6_z_2
    Gamma[5, 5, 2] = D6at6_z_3
    Gamma[5, 5, 3] = D6at6_z_4
    Gamma[5, 5, 4] = D6at6_z_5
    Gamma[5, 5, 5] = B6c_zz_6
    Gamma[5, 5, 6] = D7at6_z_6
    Gamma[5, 6, 0] = D7at6_z
    Gamma[5, 6, 1] = D7at6_z_2
    Gamma[5, 6, 2] = D7at6_z_3
    Gamma[5, 6, 3] = D7at6_z_4
    Gamma[5, 6, 4] = D7at6_z_5
    Gamma[5, 6, 5] = D7at6_z_6
    Gamma[5, 6, 6] = N7at6_x
    Gamma[6, 0, 0] = Q7at1_z
    Gamma[6, 0, 1] = t171
    Gamma[6, 0, 2] = t169
    Gamma[6, 0, 3] = t167
    Gamma[6, 0, 4] = t160
    Gamma[6, 0, 5] = t158
    Gamma[6, 0, 6] = 0.0
    Gamma[6, 1, 0] = t171
    Gamma[6, 1, 1] = Q7at2_z_2
    Gamma[6, 1, 2] = t323
    Gamma[6, 1, 3] = t322
    Gamma[6, 1, 4] = t317
    Gamma[6, 1, 5] = -(G7at7_z * v6_y_2 + t315 + minus_Q7at6_z_2)
    Gamma[6, 1, 6] = 0.0
    Gamma[6, 2, 0] = t169
    Gamma[6, 2, 1] = t323
    Gamma[6, 2, 2] = Q7at3_z_3
    Gamma[6, 2, 3] = t440
    Gamma[6, 2, 4] = t437
    Gamma[6, 2, 5] = t435
    Gamma[6, 2, 6] = 0.0
    Gamma[6, 3, 0] = t167
    Gamma[6, 3, 1] = t322
    Gamma[6, 3, 2] = t440
    Gamma[6, 3, 3] = -minus_Q7at4_z_4
    Gamma[6, 3, 4] = t519
    Gamma[6, 3, 5] = t517
    Gamma[6, 3, 6] = 0.0
    Gamma[6, 4, 0] = t160
    Gamma[6, 4, 1] = t317
    Gamma[6, 4, 2] = t437
    Gamma[6, 4, 3] = t519
    Gamma[6, 4, 4] = Q7at5_z_5
    Gamma[6, 4, 5] = t558
    Gamma[6, 4, 6] = 0.0
    Gamma[6, 5, 0] = t158
    Gamma[6, 5, 1] = -(G7at7_z * v6_y_2 + t315 + minus_Q7at6_z_2)
    Gamma[6, 5, 2] = t435
    Gamma[6, 5, 3] = t517
    Gamma[6, 5, 4] = t558
    Gamma[6, 5, 5] = -minus_Q7at6_z_6
    Gamma[6, 5, 6] = 0.0
    Gamma[6, 6, 0] = 0.0
    Gamma[6, 6, 1] = 0.0
    Gamma[6, 6, 2] = 0.0
    Gamma[6, 6, 3] = 0.0
    Gamma[6, 6, 4] = 0.0
    Gamma[6, 6, 5] = 0.0
    Gamma[6, 6, 6] = 0.0
    return _packed(Gamma, 3)


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

    # link 2: angular momentum K = I w about its origin
    t1 = 0.00398335888393552 * minus_w2_y
    t2 = t1 - 0.00850351162402155 * minus_w2_x
    K2_x = t2 + 0.01026110182100817 * qd[1]
    t3 = 0.028124284712194955 * minus_w2_y
    t4 = 0.00398335888393552 * minus_w2_x - t3
    K2_y = t4 + 0.0007689361029464 * qd[1]
    t5 = 0.01026110182100817 * minus_w2_x
    t6 = t5 + 0.0007689361029464 * minus_w2_y
    K2_z = 0.026534991901690206 * qd[1] - t6

    # link 2: moment n = I alpha + w x K + mc x a
    t7 = 0.00850351162402155 * minus_alpha2_x
    t8 = 0.00398335888393552 * minus_alpha2_x
    t9 = 0.01026110182100817 * minus_alpha2_x
    t10 = t7 + 0.00398335888393552 * alpha2_y
    t11 = t8 + 0.028124284712194955 * alpha2_y
    t12 = minus_w2_y * K2_x - minus_w2_x * K2_y
    t13 = t10 + (minus_w2_y * K2_z + qd[1] * K2_y)
    n2_x = 0.0221804724897 * c2 - t13
    n2_y = t11 + (qd[1] * K2_x + minus_w2_x * K2_z) - 0.0221804724897 * s2
    t14 = 0.01993386669246 * c2 - 0.18226700140319999 * s2
    n2_z = 0.0007689361029464 * alpha2_y - t9 + t12 + t14

    # link 3: angular velocity w
    w3_x = s3 * qd[1] - c3 * minus_w2_x
    w3_y = s3 * minus_w2_x + c3 * qd[1]
    w3_z = minus_w2_y + qd[2]

    # link 3: angular acceleration alpha
    alpha3_x = w3_y * qd[2] - c3 * minus_alpha2_x
    alpha3_y = s3 * minus_alpha2_x - w3_x * qd[2]

    # link 3: U = [alpha] + [w][w]
    t15 = w3_z * w3_z
    t16 = w3_x * w3_y
    t17 = w3_x * w3_z
    minus_U3_xx = w3_y * w3_y + t15
    U3_xy = t16 + alpha2_y
    U3_xz = t17 + alpha3_y
    U3_yx = t16 - alpha2_y
    minus_U3_yy = w3_x * w3_x + t15
    U3_yz = w3_y * w3_z - alpha3_x
    U3_zx = t17 - alpha3_y

    # link 3: acceleration a of its origin, gravity included
    t18 = 0.632 * minus_alpha2_x
    t19 = minus_a2_x + 0.316 * U2_xy
    a3_x = s3 * t18 - c3 * t19
    a3_y = s3 * t19 + c3 * t18
    a3_z = minus_a2_y - 0.316 * minus_U2_yy

    # link 3: force f = m a + U mc
    t20 = 0.126729164208 * U3_xy - 0.088844724872 * minus_U3_xx
    t21 = 0.088844724872 * U3_yx - 0.126729164208 * minus_U3_yy
    f3_x = 3.228604 * a3_x + (t20 - 0.214708623208 * U3_xz)
    f3_y = 3.228604 * a3_y + (t21 - 0.214708623208 * U3_yz)

    # link 3: angular momentum K = I w about its origin
    t22 = 0.05649492601407083 * w3_x - 0.008248333140675744 * w3_y
    K3_x = t22 - 0.005487648106562255 * w3_z
    t23 = 0.05287838199960611 * w3_y - 0.008248333140675744 * w3_x
    K3_y = t23 - 0.0043772571218395825 * w3_z
    t24 = 0.005487648106562255 * w3_x + 0.0043772571218395825 * w3_y
    K3_z = 0.01824920229252011 * w3_z - t24

    # link 3: moment n = I alpha + w x K + mc x a
    t25 = 0.05649492601407083 * alpha3_x - 0.008248333140675744 * alpha3_y
    t26 = 0.05287838199960611 * alpha3_y - 0.008248333140675744 * alpha3_x
    t27 = 0.0043772571218395825 * alpha3_y
    t28 = 0.005487648106562255 * alpha3_x + t27
    t29 = t25 + 0.005487648106562255 * alpha2_y
    t30 = t26 + 0.0043772571218395825 * alpha2_y
    t31 = t28 + 0.01824920229252011 * alpha2_y
    t32 = 0.126729164208 * a3_z + 0.214708623208 * a3_y
    n3_x = t29 + (w3_y * K3_z - w3_z * K3_y) + t32
    t33 = 0.214708623208 * a3_x + 0.088844724872 * a3_z
    n3_y = t30 + (w3_z * K3_x - w3_x * K3_z) - t33
    t34 = 0.088844724872 * a3_y - 0.126729164208 * a3_x
    n3_z = w3_x * K3_y - w3_y * K3_x - t31 + t34

    # link 4: angular velocity w
    w4_x = c4 * w3_x + s4 * w3_z
    w4_y = c4 * w3_z - s4 * w3_x
    w4_z = qd[3] - w3_y

    # link 4: angular acceleration alpha
    alpha4_x = c4 * alpha3_x - s4 * alpha2_y + w4_y * qd[3]
    minus_alpha4_y = s4 * alpha3_x + c4 * alpha2_y + w4_x * qd[3]

    # link 4: U = [alpha] + [w][w]
    t35 = w4_x * w4_x
    t36 = w4_y * w4_y
    t37 = w4_z * w4_z
    t38 = w4_x * w4_y
    t39 = w4_x * w4_z
    t40 = w4_y * w4_z
    minus_U4_xx = t36 + t37
    U4_xy = t38 + alpha3_y
    U4_xz = t39 - minus_alpha4_y
    U4_yx = t38 - alpha3_y
    minus_U4_yy = t35 + t37
    U4_yz = t40 - alpha4_x
    U4_zx = t39 + minus_alpha4_y
    U4_zy = t40 + alpha4_x
    minus_U4_zz = t35 + t36

    # link 4: acceleration a of its origin, gravity included
    t41 = a3_x - 0.0825 * minus_U3_xx
    minus_a4_z = a3_y + 0.0825 * U3_yx
    t42 = a3_z + 0.0825 * U3_zx
    a4_x = c4 * t41 + s4 * t42
    a4_y = c4 * t42 - s4 * t41

    # link 4: force f = m a + U mc
    t43 = 0.19076837715 * minus_U4_xx + 0.374644408005 * U4_xy
    t44 = 0.19076837715 * U4_yx + 0.374644408005 * minus_U4_yy
    t45 = 0.374644408005 * U4_zy - 0.19076837715 * U4_zx
    f4_x = 3.587895 * a4_x + (t43 + 0.09850206933 * U4_xz)
    f4_y = 3.587895 * a4_y + (0.09850206933 * U4_yz - t44)
    f4_z = t45 - 0.09850206933 * minus_U4_zz - 3.587895 * minus_a4_z

    # link 4: angular momentum K = I w about its origin
    t46 = 0.06767727025085991 * w4_x + 0.02771584317362585 * w4_y
    K4_x = t46 + 0.0039053550262761003 * w4_z
    t47 = 0.02771584317362585 * w4_x + 0.03239943042445132 * w4_y
    K4_y = t47 - 0.0016444875773692705 * w4_z
    t48 = 0.0039053550262761003 * w4_x - 0.0016444875773692705 * w4_y
    K4_z = t48 + 0.0775861490525396 * w4_z

    # link 4: moment n = I alpha + w x K + mc x a
    t49 = 0.02771584317362585 * minus_alpha4_y
    t50 = 0.06767727025085991 * alpha4_x - t49
    t51 = 0.03239943042445132 * minus_alpha4_y
    t52 = 0.02771584317362585 * alpha4_x - t51
    t53 = 0.0016444875773692705 * minus_alpha4_y
    t54 = 0.0039053550262761003 * alpha4_x + t53
    t55 = t50 - 0.0039053550262761003 * alpha3_y
    t56 = t52 + 0.0016444875773692705 * alpha3_y
    t57 = t54 - 0.0775861490525396 * alpha3_y
    t58 = 0.374644408005 * minus_a4_z + 0.09850206933 * a4_y
    n4_x = t55 + (w4_y * K4_z - w4_z * K4_y) - t58
    t59 = 0.09850206933 * a4_x - 0.19076837715 * minus_a4_z
    n4_y = t56 + (w4_z * K4_x - w4_x * K4_z) + t59
    t60 = 0.19076837715 * a4_y + 0.374644408005 * a4_x
    n4_z = t57 + (w4_x * K4_y - w4_y * K4_x) - t60

    # link 5: angular velocity w
    w5_x = c5 * w4_x - s5 * w4_z
    minus_w5_y = s5 * w4_x + c5 * w4_z
    w5_z = w4_y + qd[4]

    # link 5: angular acceleration alpha
    alpha5_x = c5 * alpha4_x + s5 * alpha3_y - minus_w5_y * qd[4]
    minus_alpha5_y = s5 * alpha4_x - c5 * alpha3_y + w5_x * qd[4]

    # link 5: U = [alpha] + [w][w]
    t61 = w5_x * w5_x
    t62 = minus_w5_y * minus_w5_y
    t63 = w5_z * w5_z
    t64 = w5_x * minus_w5_y
    t65 = w5_x * w5_z
    t66 = minus_w5_y * w5_z
    minus_U5_xx = t62 + t63
    U5_xy = minus_alpha4_y - t64
    U5_xz = t65 - minus_alpha5_y
    minus_U5_yx = t64 + minus_alpha4_y
    minus_U5_yy = t61 + t63
    minus_U5_yz = t66 + alpha5_x
    U5_zx = t65 + minus_alpha5_y
    U5_zy = alpha5_x - t66
    minus_U5_zz = t61 + t62

    # link 5: acceleration a of its origin, gravity included
    t67 = a4_x + (0.0825 * minus_U4_xx + 0.384 * U4_xy)
    a5_z = a4_y - (0.0825 * U4_yx + 0.384 * minus_U4_yy)
    t68 = 0.384 * U4_zy - 0.0825 * U4_zx - minus_a4_z
    a5_x = c5 * t67 - s5 * t68
    minus_a5_y = s5 * t67 + c5 * t68

    # link 5: force f = m a + U mc
    t69 = 0.014653732538 * minus_U5_xx + 0.05034347249 * U5_xy
    t70 = 0.014653732538 * minus_U5_yx - 0.05034347249 * minus_U5_yy
    t71 = 0.05034347249 * U5_zy - 0.014653732538 * U5_zx
    f5_x = 1.225946 * a5_x + (t69 - 0.047121686402 * U5_xz)
    f5_y = t70 + 0.047121686402 * minus_U5_yz - 1.225946 * minus_a5_y
    f5_z = 1.225946 * a5_z + (t71 + 0.047121686402 * minus_U5_zz)

    # link 5: angular momentum K = I w about its origin
    t72 = 0.03942757095803552 * w5_x + 0.0015152444733270301 * minus_w5_y
    K5_x = t72 - 0.004600245517563105 * w5_z
    t73 = 0.0015152444733270301 * w5_x + 0.03146037232526039 * minus_w5_y
    K5_y = 0.0021640520520981297 * w5_z - t73
    t74 = 0.004600245517563105 * w5_x + 0.0021640520520981297 * minus_w5_y
    K5_z = 0.010869510762828563 * w5_z - t74

    # link 5: moment n = I alpha + w x K + mc x a
    t75 = 0.0015152444733270301 * minus_alpha5_y
    t76 = 0.004600245517563105 * minus_alpha4_y
    t77 = 0.03146037232526039 * minus_alpha5_y
    t78 = 0.0015152444733270301 * alpha5_x + t77
    t79 = 0.0021640520520981297 * minus_alpha5_y
    t80 = 0.004600245517563105 * alpha5_x + t79
    t81 = 0.03942757095803552 * alpha5_x + t75 + t76
    t82 = t78 + 0.0021640520520981297 * minus_alpha4_y
    t83 = t80 + 0.010869510762828563 * minus_alpha4_y
    t84 = 0.05034347249 * a5_z - 0.047121686402 * minus_a5_y
    n5_x = t81 - (minus_w5_y * K5_z + w5_z * K5_y) + t84
    t85 = 0.014653732538 * a5_z - 0.047121686402 * a5_x
    n5_y = w5_z * K5_x - w5_x * K5_z - t82 + t85
    t86 = 0.014653732538 * minus_a5_y - 0.05034347249 * a5_x
    n5_z = w5_x * K5_y + minus_w5_y * K5_x - t83 + t86

    # link 6: angular velocity w
    w6_x = c6 * w5_x + s6 * w5_z
    w6_y = c6 * w5_z - s6 * w5_x
    w6_z = minus_w5_y + qd[5]

    # link 6: angular acceleration alpha
    alpha6_x = c6 * alpha5_x - s6 * minus_alpha4_y + w6_y * qd[5]
    minus_alpha6_y = s6 * alpha5_x + c6 * minus_alpha4_y + w6_x * qd[5]

    # link 6: U = [alpha] + [w][w]
    t87 = w6_x * w6_x
    t88 = w6_y * w6_y
    t89 = w6_z * w6_z
    t90 = w6_x * w6_y
    t91 = w6_x * w6_z
    t92 = w6_y * w6_z
    minus_U6_xx = t88 + t89
    U6_xy = t90 - minus_alpha5_y
    U6_xz = t91 - minus_alpha6_y
    U6_yx = t90 + minus_alpha5_y
    minus_U6_yy = t87 + t89
    U6_yz = t92 - alpha6_x
    U6_zx = t91 + minus_alpha6_y
    U6_zy = t92 + alpha6_x
    minus_U6_zz = t87 + t88

    # link 6: acceleration a of its origin, gravity included
    a6_x = c6 * a5_x + s6 * a5_z
    a6_y = c6 * a5_z - s6 * a5_x

    # link 6: force f = m a + U mc
    t93 = 0.10024161669500001 * minus_U6_xx + 0.023526756935 * U6_xy
    t94 = 0.10024161669500001 * U6_yx + 0.023526756935 * minus_U6_yy
    t95 = 0.10024161669500001 * U6_zx - 0.023526756935 * U6_zy
    f6_x = 1.666555 * a6_x - (t93 + 0.017527158935000002 * U6_xz)
    f6_y = 1.666555 * a6_y + (t94 - 0.017527158935000002 * U6_yz)
    t96 = t95 + 0.017527158935000002 * minus_U6_zz
    f6_z = 1.666555 * minus_a5_y + t96

    # link 6: angular momentum K = I w about its origin
    t97 = 0.00248046035817079 * w6_x + 0.001524110902883315 * w6_y
    K6_x = t97 - 0.00010375891721868492 * w6_z
    t98 = 0.001524110902883315 * w6_x + 0.010567766133106952 * w6_y
    K6_y = t98 + 9.3569097314605e-05 * w6_z
    t99 = 9.3569097314605e-05 * w6_y - 0.00010375891721868492 * w6_x
    K6_z = t99 + 0.011794560230238952 * w6_z

    # link 6: moment n = I alpha + w x K + mc x a
    t100 = 0.001524110902883315 * minus_alpha6_y
    t101 = 0.00010375891721868492 * minus_alpha5_y
    t102 = 0.010567766133106952 * minus_alpha6_y
    t103 = 0.001524110902883315 * alpha6_x - t102
    t104 = 9.3569097314605e-05 * minus_alpha6_y
    t105 = 0.00010375891721868492 * alpha6_x + t104
    t106 = 0.00248046035817079 * alpha6_x - t100 - t101
    t107 = t103 + 9.3569097314605e-05 * minus_alpha5_y
    t108 = 0.011794560230238952 * minus_alpha5_y - t105
    t109 = 0.017527158935000002 * a6_y - 0.023526756935 * minus_a5_y
    n6_x = t106 + (w6_y * K6_z - w6_z * K6_y) + t109
    t110 = 0.017527158935000002 * a6_x + 0.10024161669500001 * minus_a5_y
    n6_y = t107 + (w6_z * K6_x - w6_x * K6_z) - t110
    t111 = 0.10024161669500001 * a6_y + 0.023526756935 * a6_x
    n6_z = t108 + (w6_x * K6_y - w6_y * K6_x) + t111

    # link 7: angular velocity w
    w7_x = c7 * w6_x + s7 * w6_z
    w7_y = c7 * w6_z - s7 * w6_x
    w7_z = qd[6] - w6_y

    # link 7: angular acceleration alpha
    alpha7_x = c7 * alpha6_x + s7 * minus_alpha5_y + w7_y * qd[6]
    alpha7_y = c7 * minus_alpha5_y - s7 * alpha6_x - w7_x * qd[6]

    # link 7: U = [alpha] + [w][w]
    t112 = w7_x * w7_x
    t113 = w7_y * w7_y
    t114 = w7_z * w7_z
    t115 = w7_x * w7_y
    t116 = w7_x * w7_z
    t117 = w7_y * w7_z
    minus_U7_xx = t113 + t114
    U7_xy = t115 - minus_alpha6_y
    U7_xz = t116 + alpha7_y
    U7_yx = t115 + minus_alpha6_y
    minus_U7_yy = t112 + t114
    U7_yz = t117 - alpha7_x
    U7_zx = t116 - alpha7_y
    U7_zy = t117 + alpha7_x
    minus_U7_zz = t112 + t113

    # link 7: acceleration a of its origin, gravity included
    t118 = a6_x - 0.088 * minus_U6_xx
    minus_a7_z = a6_y + 0.088 * U6_yx
    t119 = minus_a5_y + 0.088 * U6_zx
    a7_x = c7 * t118 + s7 * t119
    a7_y = c7 * t119 - s7 * t118

    # link 7: force f = m a + U mc
    t120 = 0.007735484874 * minus_U7_xx + 0.0031274395439999996 * U7_xy
    t121 = 0.007735484874 * U7_yx + 0.0031274395439999996 * minus_U7_yy
    t122 = 0.007735484874 * U7_zx - 0.0031274395439999996 * U7_zy
    f7_x = 0.735522 * a7_x + (0.045305948634 * U7_xz - t120)
    f7_y = 0.735522 * a7_y + (t121 + 0.045305948634 * U7_yz)

    # link 7: angular momentum K = I w about its origin
    t123 = 0.015320008390949585 * w7_x - 0.000395108718315752 * w7_y
    K7_x = t123 - 0.001672482661783778 * w7_z
    t124 = 0.012899064612428355 * w7_y - 0.000395108718315752 * w7_x
    K7_y = t124 - 0.000548359106408232 * w7_z
    t125 = 0.001672482661783778 * w7_x + 0.000548359106408232 * w7_y
    K7_z = 0.004909651967360946 * w7_z - t125

    # link 7: moment n = I alpha + w x K + mc x a
    t126 = 0.015320008390949585 * alpha7_x
    t127 = t126 - 0.000395108718315752 * alpha7_y
    t128 = 0.012899064612428355 * alpha7_y
    t129 = t128 - 0.000395108718315752 * alpha7_x
    t130 = 0.001672482661783778 * alpha7_x
    t131 = t130 + 0.000548359106408232 * alpha7_y
    t132 = t127 - 0.001672482661783778 * minus_alpha6_y
    t133 = t129 - 0.000548359106408232 * minus_alpha6_y
    t134 = 0.004909651967360946 * minus_alpha6_y - t131
    t135 = 0.0031274395439999996 * minus_a7_z - 0.045305948634 * a7_y
    n7_x = t132 + (w7_y * K7_z - w7_z * K7_y) + t135
    t136 = 0.045305948634 * a7_x + 0.007735484874 * minus_a7_z
    n7_y = t133 + (w7_z * K7_x - w7_x * K7_z) + t136
    t137 = 0.007735484874 * a7_y + 0.0031274395439999996 * a7_x
    n7_z = t134 + (w7_x * K7_y - w7_y * K7_x) + t137

    # joint 6: force F and moment N through it, joint 7 added
    t138 = 0.735522 * minus_a7_z - (t122 - 0.045305948634 * minus_U7_zz)
    t139 = s7 * f7_x + c7 * f7_y
    N6_x = n6_x + (c7 * n7_x - s7 * n7_y)
    N6_y = n6_y - (n7_z + 0.088 * t139)
    N6_z = n6_z + (s7 * n7_x + c7 * n7_y + 0.088 * t138)
    F6_x = f6_x + (c7 * f7_x - s7 * f7_y)
    F6_y = f6_y + t138
    F6_z = f6_z + t139

    # joint 5: force F and moment N through it, joint 6 added
    N5_x = n5_x + (c6 * N6_x - s6 * N6_y)
    N5_y = n5_y - N6_z
    N5_z = n5_z + (s6 * N6_x + c6 * N6_y)
    F5_x = f5_x + (c6 * F6_x - s6 * F6_y)
    F5_y = f5_y - F6_z
    F5_z = f5_z + (s6 * F6_x + c6 * F6_y)

    # joint 4: force F and moment N through it, joint 5 added
    t140 = c5 * F5_x - s5 * F5_y
    t141 = s5 * F5_x + c5 * F5_y
    N4_x = n4_x + (c5 * N5_x - s5 * N5_y - 0.384 * t141)
    N4_y = n4_y + (N5_z - 0.0825 * t141)
    N4_z = n4_z - (s5 * N5_x + c5 * N5_y + (0.0825 * F5_z + 0.384 * t140))
    F4_x = f4_x + t140
    F4_y = f4_y + F5_z

    # joint 3: force F and moment N through it, joint 4 added
    t142 = t141 - f4_z
    N3_x = n3_x + (c4 * N4_x - s4 * N4_y)
    N3_y = n3_y - (N4_z + 0.0825 * (s4 * F4_x + c4 * F4_y))
    N3_z = n3_z + (s4 * N4_x + c4 * N4_y + 0.0825 * t142)
    F3_x = f3_x + (c4 * F4_x - s4 * F4_y)
    F3_y = f3_y + t142

    # joint 2: force F and moment N through it, joint 3 added
    N2_x = n2_x + (c3 * N3_x - s3 * N3_y - 0.316 * (s3 * F3_x + c3 * F3_y))
    N2_y = n2_y - N3_z
    N2_z = n2_z + (s3 * N3_x + c3 * N3_y + 0.316 * (c3 * F3_x - s3 * F3_y))

    # joint 1: force F and moment N through it, joint 2 added
    minus_N1_z = s2 * N2_x + c2 * N2_y

    # joint 7 accelerates by 1: wrench on all it moves, at joint 6
    t143 = 0.000395108718315752 * s7
    t144 = 0.015320008390949585 * c7 + t143
    t145 = 0.000395108718315752 * c7
    t146 = t145 + 0.012899064612428355 * s7
    N7at6_x = 0.000548359106408232 * s7 - 0.001672482661783778 * c7
    minus_N7at6_z = 0.001672482661783778 * s7 + 0.000548359106408232 * c7
    t147 = (0.015320008390949585 * s7 - t145) * s7
    F7at6_z = 0.007735484874 * c7 + 0.0031274395439999996 * s7

    # composite body 6: with body 7 added
    t148 = 0.007735484874 * s7 - 0.0031274395439999996 * c7
    t149 = F7at6_z + 0.064725936
    t150 = 0.088 * (F7at6_z + t149)
    mcx_c6 = t149 + 0.10024161669500001
    Ixx_c6 = t144 * c7 + t146 * s7 + 0.00248046035817079
    Ixy_c6 = 0.003986923479791999 - N7at6_x + 0.001524110902883315
    Iyy_c6 = 0.004909651967360946 + t150 + 0.010567766133106952
    Ixz_c6 = t144 * s7 - t146 * c7 - 0.088 * t148 - 0.00010375891721868492
    Iyz_c6 = minus_N7at6_z + 9.3569097314605e-05
    t151 = t147 + (0.012899064612428355 * c7 - t143) * c7 + t150
    Izz_c6 = t151 + 0.011794560230238952

    # joint 6 accelerates by 1: wrench on all it moves, at joint 5
    t152 = s6 * Ixy_c6
    t153 = c6 * Ixx_c6 - t152
    t154 = c6 * Ixy_c6
    t155 = t154 - s6 * Iyy_c6
    N6at5_x = c6 * Ixz_c6 - s6 * Iyz_c6
    N6at5_z = s6 * Ixz_c6 + c6 * Iyz_c6
    F6at5_z = c6 * mcx_c6 + 0.068832705569 * s6

    # composite body 5: with body 6 added
    t156 = s6 * mcx_c6 - 0.068832705569 * c6
    mcx_c5 = F6at5_z - 0.014653732538
    mcy_c5 = 0.017527158935000002 - t148 + 0.05034347249
    mcz_c5 = t156 - 0.047121686402
    Ixx_c5 = t153 * c6 - t155 * s6 + 0.03942757095803552
    minus_Ixy_c5 = N6at5_x + 0.0015152444733270301
    Iyy_c5 = Izz_c6 + 0.03146037232526039
    Ixz_c5 = t153 * s6 + t155 * c6 - 0.004600245517563105
    Iyz_c5 = 0.0021640520520981297 - N6at5_z
    t157 = (s6 * Ixx_c6 + t154) * s6 + (t152 + c6 * Iyy_c6) * c6
    Izz_c5 = t157 + 0.010869510762828563

    # joint 5 accelerates by 1: wrench on all it moves, at joint 3
    t158 = s5 * minus_Ixy_c5
    t159 = c5 * Ixx_c5 + t158
    t160 = c5 * minus_Ixy_c5
    t161 = t160 + s5 * Iyy_c5
    t162 = c5 * Ixz_c5 - s5 * Iyz_c5
    F5at3_y = c5 * mcx_c5 - s5 * mcy_c5

    # joint 5 accelerates by 1: wrench on all it moves, at joint 4
    minus_F5at4_x = s5 * mcx_c5 + c5 * mcy_c5
    t163 = F5at3_y - 0.29931189750000003
    t164 = mcz_c5 + 1.3931608320000002
    t165 = 0.0825 * (F5at3_y + t163)
    t166 = 0.384 * (mcz_c5 + t164)
    N5at4_z = 0.384 * minus_F5at4_x - (s5 * Ixz_c5 + c5 * Iyz_c5)

    # composite body 4: with body 5 added
    t167 = (s5 * Ixx_c5 - t160) * s5 + (c5 * Iyy_c5 - t158) * c5
    mcx_c4 = t163 - 0.19076837715
    mcy_c4 = t164 + 0.374644408005
    Ixx_c4 = t159 * c5 + t161 * s5 + t166 + 0.06767727025085991
    Ixy_c4 = t162 - (0.384 * t163 - 0.0825 * mcz_c5) + 0.02771584317362585
    Iyy_c4 = Izz_c5 - t165 + 0.03239943042445132
    t168 = t159 * s5 - t161 * c5 + 0.0825 * minus_F5at4_x
    Ixz_c4 = 0.0039053550262761003 - t168
    Iyz_c4 = N5at4_z - 0.0016444875773692705
    Izz_c4 = t167 + (t166 - t165) + 0.0775861490525396

    # joint 4 accelerates by 1: wrench on all it moves, at joint 3
    t169 = s4 * Ixy_c4
    t170 = c4 * Ixx_c4 - t169
    t171 = c4 * Ixy_c4
    t172 = t171 - s4 * Iyy_c4
    N4at3_x = c4 * Ixz_c4 - s4 * Iyz_c4
    N4at3_z = s4 * Ixz_c4 + c4 * Iyz_c4
    F4at3_z = c4 * mcx_c4 - s4 * mcy_c4
    t173 = minus_F5at4_x - 0.09850206933
    minus_F4at3_x = s4 * mcx_c4 + c4 * mcy_c4

    # composite body 3: with body 4 added
    t174 = F4at3_z + 0.595313235
    t175 = 0.0825 * (F4at3_z + t174)
    mcx_c3 = t174 + 0.088844724872
    mcy_c3 = t173 + 0.126729164208
    Ixx_c3 = t170 * c4 - t172 * s4 + 0.05649492601407083
    minus_Ixy_c3 = N4at3_x + 0.0825 * t173 + 0.008248333140675744
    Iyy_c3 = Izz_c4 + t175 + 0.05287838199960611
    t176 = t170 * s4 + t172 * c4 - 0.0825 * minus_F4at3_x
    Ixz_c3 = t176 - 0.005487648106562255
    minus_Iyz_c3 = N4at3_z + 0.0043772571218395825
    t177 = (s4 * Ixx_c4 + t171) * s4 + (t169 + c4 * Iyy_c4) * c4 + t175
    Izz_c3 = t177 + 0.01824920229252011

    # joint 3 accelerates by 1: wrench on all it moves, at joint 2
    t178 = s3 * minus_Ixy_c3
    t179 = c3 * Ixx_c3 + t178
    t180 = c3 * minus_Ixy_c3
    t181 = t180 + s3 * Iyy_c3
    F3at2_z = c3 * mcx_c3 - s3 * mcy_c3
    t182 = 0.214708623208 - minus_F4at3_x
    minus_F3at2_x = s3 * mcx_c3 + c3 * mcy_c3

    # composite body 2: with body 3 added
    t183 = 0.316 * (t182 + (t182 - 3.3004689519999997))
    t184 = 0.316 * F3at2_z - (c3 * Ixz_c3 + s3 * minus_Iyz_c3)
    t185 = 0.316 * minus_F3at2_x - (s3 * Ixz_c3 - c3 * minus_Iyz_c3)
    Ixx_c2 = t179 * c3 + t181 * s3 - t183 + 0.00850351162402155
    Ixy_c2 = t184 - 0.00398335888393552
    Iyy_c2 = Izz_c3 + 0.028124284712194955
    Ixz_c2 = t179 * s3 - t181 * c3 + 0.01026110182100817
    Iyz_c2 = t185 + 0.0007689361029464
    t186 = (s3 * Ixx_c3 - t180) * s3 + (c3 * Iyy_c3 - t178) * c3 - t183
    Izz_c2 = t186 + 0.026534991901690206

    # joint 2 accelerates by 1: wrench on all it moves, at joint 1
    minus_N2at1_z = s2 * Ixz_c2 + c2 * Iyz_c2

    # composite body 1: with body 2 added
    t187 = (s2 * Ixx_c2 + c2 * Ixy_c2) * s2
    Izz_c1 = t187 + (s2 * Ixy_c2 + c2 * Iyy_c2) * c2 + 0.009213163777211224

    # joint 7 accelerates by 1: wrench on all it moves, at joint 6
    minus_N7at6_y = 0.004909651967360946 + 0.088 * F7at6_z

    # joint 7 accelerates by 1: wrench on all it moves, at joint 5
    minus_F7at5_x = c6 * t148
    minus_F7at5_z = s6 * t148
    N7at5_x = c6 * N7at6_x + s6 * minus_N7at6_y
    N7at5_z = s6 * N7at6_x - c6 * minus_N7at6_y

    # joint 7 accelerates by 1: wrench on all it moves, at joint 4
    F7at4_x = s5 * F7at6_z - c5 * minus_F7at5_x
    F7at4_z = c5 * F7at6_z + s5 * minus_F7at5_x
    t188 = 0.0825 * F7at4_z
    N7at4_x = c5 * N7at5_x - s5 * minus_N7at6_z + 0.384 * F7at4_z
    N7at4_y = N7at5_z + t188
    t189 = 0.384 * F7at4_x - 0.0825 * minus_F7at5_z
    minus_N7at4_z = s5 * N7at5_x + c5 * minus_N7at6_z + t189

    # joint 7 accelerates by 1: wrench on all it moves, at joint 3
    F7at3_x = c4 * F7at4_x + s4 * minus_F7at5_z
    F7at3_z = s4 * F7at4_x - c4 * minus_F7at5_z
    N7at3_x = c4 * N7at4_x - s4 * N7at4_y
    N7at3_y = minus_N7at4_z - 0.0825 * F7at3_z
    N7at3_z = s4 * N7at4_x + c4 * N7at4_y - t188

    # joint 7 accelerates by 1: wrench on all it moves, at joint 2
    F7at2_x = c3 * F7at3_x + s3 * F7at4_z
    F7at2_z = s3 * F7at3_x - c3 * F7at4_z
    N7at2_x = c3 * N7at3_x - s3 * N7at3_y - 0.316 * F7at2_z
    N7at2_z = s3 * N7at3_x + c3 * N7at3_y + 0.316 * F7at2_x

    # joint 7 accelerates by 1: wrench on all it moves, at joint 1
    N7at1_z = c2 * N7at3_z - s2 * N7at2_x

    # joint 6 accelerates by 1: wrench on all it moves, at joint 4
    minus_F6at4_x = c5 * t156
    F6at4_z = s5 * t156
    t190 = 0.0825 * F6at4_z
    N6at4_x = c5 * N6at5_x + s5 * Izz_c6 + 0.384 * F6at4_z
    N6at4_y = N6at5_z + t190
    t191 = 0.0825 * F6at5_z - 0.384 * minus_F6at4_x
    N6at4_z = c5 * Izz_c6 - s5 * N6at5_x - t191

    # joint 6 accelerates by 1: wrench on all it moves, at joint 3
    minus_F6at3_x = c4 * minus_F6at4_x + s4 * F6at5_z
    F6at3_z = c4 * F6at5_z - s4 * minus_F6at4_x
    N6at3_x = c4 * N6at4_x - s4 * N6at4_y
    minus_N6at3_y = N6at4_z + 0.0825 * F6at3_z
    N6at3_z = s4 * N6at4_x + c4 * N6at4_y - t190

    # joint 6 accelerates by 1: wrench on all it moves, at joint 2
    F6at2_x = s3 * F6at4_z - c3 * minus_F6at3_x
    minus_F6at2_z = s3 * minus_F6at3_x + c3 * F6at4_z
    N6at2_x = c3 * N6at3_x + s3 * minus_N6at3_y + 0.316 * minus_F6at2_z
    N6at2_z = s3 * N6at3_x - c3 * minus_N6at3_y + 0.316 * F6at2_x

    # joint 6 accelerates by 1: wrench on all it moves, at joint 1
    N6at1_z = c2 * N6at3_z - s2 * N6at2_x

    # joint 5 accelerates by 1: wrench on all it moves, at joint 4
    t192 = 0.0825 * F5at3_y
    N5at4_x = t162 - 0.384 * F5at3_y
    N5at4_y = Izz_c5 - t192

    # joint 5 accelerates by 1: wrench on all it moves, at joint 3
    minus_F5at3_x = c4 * minus_F5at4_x
    minus_F5at3_z = s4 * minus_F5at4_x
    N5at3_x = c4 * N5at4_x - s4 * N5at4_y
    N5at3_y = 0.0825 * minus_F5at3_z - N5at4_z
    N5at3_z = s4 * N5at4_x + c4 * N5at4_y + t192

    # joint 5 accelerates by 1: wrench on all it moves, at joint 2
    minus_F5at2_x = c3 * minus_F5at3_x + s3 * F5at3_y
    F5at2_z = c3 * F5at3_y - s3 * minus_F5at3_x
    N5at2_x = c3 * N5at3_x - s3 * N5at3_y - 0.316 * F5at2_z
    N5at2_z = s3 * N5at3_x + c3 * N5at3_y - 0.316 * minus_F5at2_x

    # joint 5 accelerates by 1: wrench on all it moves, at joint 1
    N5at1_z = c2 * N5at3_z - s2 * N5at2_x

    # joint 4 accelerates by 1: wrench on all it moves, at joint 3
    minus_N4at3_y = Izz_c4 + 0.0825 * F4at3_z

    # joint 4 accelerates by 1: wrench on all it moves, at joint 2
    minus_F4at2_x = c3 * minus_F4at3_x
    minus_F4at2_z = s3 * minus_F4at3_x
    N4at2_x = c3 * N4at3_x + s3 * minus_N4at3_y + 0.316 * minus_F4at2_z
    N4at2_z = s3 * N4at3_x - c3 * minus_N4at3_y - 0.316 * minus_F4at2_x

    # joint 4 accelerates by 1: wrench on all it moves, at joint 1
    N4at1_z = c2 * N4at3_z - s2 * N4at2_x

    # joint 3 accelerates by 1: wrench on all it moves, at joint 1
    N3at1_z = c2 * Izz_c3 + s2 * t184

    # row 7 of L and entry 7 of D in M = L^T D L
    L7_1 = 203.68042513969147 * N7at1_z
    L7_2 = 203.68042513969147 * N7at2_z
    L7_3 = 203.68042513969147 * N7at3_z
    minus_L7_4 = 203.68042513969147 * minus_N7at4_z
    L7_5 = 203.68042513969147 * N7at5_z
    minus_L7_6 = 203.68042513969147 * minus_N7at6_z

    # row 6 of L and entry 6 of D in M = L^T D L
    t193 = N6at1_z + minus_L7_6 * N7at1_z
    t194 = N6at2_z + minus_L7_6 * N7at2_z
    t195 = N6at3_z + minus_L7_6 * N7at3_z
    t196 = N6at4_z - minus_L7_6 * minus_N7at4_z
    t197 = N6at5_z + minus_L7_6 * N7at5_z
    D6 = Izz_c6 - minus_L7_6 * minus_N7at6_z
    L6_1 = t193 / D6
    L6_2 = t194 / D6
    L6_3 = t195 / D6
    L6_4 = t196 / D6
    L6_5 = t197 / D6

    # row 5 of L and entry 5 of D in M = L^T D L
    t198 = N5at1_z - L7_5 * N7at1_z - L6_5 * t193
    t199 = N5at2_z - L7_5 * N7at2_z - L6_5 * t194
    t200 = N5at3_z - L7_5 * N7at3_z - L6_5 * t195
    t201 = N5at4_z + L7_5 * minus_N7at4_z - L6_5 * t196
    D5 = Izz_c5 - L7_5 * N7at5_z - L6_5 * t197
    L5_1 = t198 / D5
    L5_2 = t199 / D5
    L5_3 = t200 / D5
    L5_4 = t201 / D5

    # row 4 of L and entry 4 of D in M = L^T D L
    t202 = N4at1_z + minus_L7_4 * N7at1_z - L6_4 * t193 - L5_4 * t198
    t203 = N4at2_z + minus_L7_4 * N7at2_z - L6_4 * t194 - L5_4 * t199
    t204 = N4at3_z + minus_L7_4 * N7at3_z - L6_4 * t195 - L5_4 * t200
    D4 = Izz_c4 - minus_L7_4 * minus_N7at4_z - L6_4 * t196 - L5_4 * t201
    L4_1 = t202 / D4
    L4_2 = t203 / D4
    L4_3 = t204 / D4

    # row 3 of L and entry 3 of D in M = L^T D L
    t205 = Izz_c1 - L7_1 * N7at1_z - L6_1 * t193 - L5_1 * t198
    t206 = minus_N2at1_z + L7_2 * N7at1_z + L6_2 * t193 + L5_2 * t198
    t207 = Izz_c2 - L7_2 * N7at2_z - L6_2 * t194 - L5_2 * t199
    t208 = N3at1_z - L7_3 * N7at1_z - L6_3 * t193 - L5_3 * t198
    t209 = t208 - L4_3 * t202
    t210 = t185 + L7_3 * N7at2_z + L6_3 * t194 + L5_3 * t199 + L4_3 * t203
    t211 = Izz_c3 - L7_3 * N7at3_z - L6_3 * t195 - L5_3 * t200
    D3 = t211 - L4_3 * t204
    L3_1 = t209 / D3
    minus_L3_2 = t210 / D3

    # row 2 of L and entry 2 of D in M = L^T D L
    t212 = t206 + L4_2 * t202 - minus_L3_2 * t209
    D2 = t207 - L4_2 * t203 - minus_L3_2 * t210
    minus_L2_1 = t212 / D2

    # row 1 of L and entry 1 of D in M = L^T D L
    D1 = t205 - L4_1 * t202 - L3_1 * t209 - minus_L2_1 * t212

    # solve L^T y = right-hand side, tips first
    y7 = tau[6] - n7_z
    y6 = tau[5] - N6_z + minus_L7_6 * y7
    y5 = tau[4] - N5_z - L7_5 * y7 - L6_5 * y6
    y4 = tau[3] - N4_z + minus_L7_4 * y7 - L6_4 * y6 - L5_4 * y5
    t213 = tau[0] + minus_N1_z - L7_1 * y7 - L6_1 * y6 - L5_1 * y5
    y3 = tau[2] - N3_z - L7_3 * y7 - L6_3 * y6 - L5_3 * y5 - L4_3 * y4
    t214 = tau[1] - N2_z - L7_2 * y7 - L6_2 * y6 - L5_2 * y5 - L4_2 * y4
    y2 = t214 + minus_L3_2 * y3
    y1 = t213 - L4_1 * y4 - L3_1 * y3 + minus_L2_1 * y2

    # solve L x = y / D, base first
    x1 = y1 / D1
    x2 = y2 / D2 + minus_L2_1 * x1
    x3 = y3 / D3 - L3_1 * x1 + minus_L3_2 * x2
    x4 = y4 / D4 - L4_1 * x1 - L4_2 * x2 - L4_3 * x3
    x5 = y5 / D5 - L5_1 * x1 - L5_2 * x2 - L5_3 * x3 - L5_4 * x4
    t215 = y6 / D6 - L6_1 * x1 - L6_2 * x2 - L6_3 * x3 - L6_4 * x4
    x6 = t215 - L6_5 * x5
    t216 = 203.68042513969147 * y7 - L7_1 * x1 - L7_2 * x2 - L7_3 * x3
    x7 = t216 + minus_L7_4 * x4 - L7_5 * x5 + minus_L7_6 * x6

    qdd = np.empty((7, *batch), dtype)
    qdd[0] = x1
    qdd[1] = x2
    qdd[2] = x3
    qdd[3] = x4
    qdd[4] = x5
    qdd[5] = x6
    qdd[6] = x7
    return _packed(qdd, 1)


def inverse_mass_matrix(q):
    """The inverse of the mass matrix.

    q: joint positions (rad, m), shape (..., 7)
    Minv: inverse of the mass matrix, shape (..., 7, 7)
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

    # joint 7 accelerates by 1: wrench on all it moves, at joint 6
    t1 = 0.000395108718315752 * s7
    t2 = 0.015320008390949585 * c7 + t1
    t3 = 0.000395108718315752 * c7
    t4 = t3 + 0.012899064612428355 * s7
    N7at6_x = 0.000548359106408232 * s7 - 0.001672482661783778 * c7
    minus_N7at6_z = 0.001672482661783778 * s7 + 0.000548359106408232 * c7
    t5 = (0.015320008390949585 * s7 - t3) * s7
    F7at6_z = 0.007735484874 * c7 + 0.0031274395439999996 * s7

    # composite body 6: with body 7 added
    t6 = 0.007735484874 * s7 - 0.0031274395439999996 * c7
    t7 = F7at6_z + 0.064725936
    t8 = 0.088 * (F7at6_z + t7)
    mcx_c6 = t7 + 0.10024161669500001
    Ixx_c6 = t2 * c7 + t4 * s7 + 0.00248046035817079
    Ixy_c6 = 0.003986923479791999 - N7at6_x + 0.001524110902883315
    Iyy_c6 = 0.004909651967360946 + t8 + 0.010567766133106952
    Ixz_c6 = t2 * s7 - t4 * c7 - 0.088 * t6 - 0.00010375891721868492
    Iyz_c6 = minus_N7at6_z + 9.3569097314605e-05
    t9 = t5 + (0.012899064612428355 * c7 - t1) * c7 + t8
    Izz_c6 = t9 + 0.011794560230238952

    # joint 6 accelerates by 1: wrench on all it moves, at joint 5
    t10 = s6 * Ixy_c6
    t11 = c6 * Ixx_c6 - t10
    t12 = c6 * Ixy_c6
    t13 = t12 - s6 * Iyy_c6
    N6at5_x = c6 * Ixz_c6 - s6 * Iyz_c6
    N6at5_z = s6 * Ixz_c6 + c6 * Iyz_c6
    F6at5_z = c6 * mcx_c6 + 0.068832705569 * s6

    # composite body 5: with body 6 added
    t14 = s6 * mcx_c6 - 0.068832705569 * c6
    mcx_c5 = F6at5_z - 0.014653732538
    mcy_c5 = 0.017527158935000002 - t6 + 0.05034347249
    mcz_c5 = t14 - 0.047121686402
    Ixx_c5 = t11 * c6 - t13 * s6 + 0.03942757095803552
    minus_Ixy_c5 = N6at5_x + 0.0015152444733270301
    Iyy_c5 = Izz_c6 + 0.03146037232526039
    Ixz_c5 = t11 * s6 + t13 * c6 - 0.004600245517563105
    Iyz_c5 = 0.0021640520520981297 - N6at5_z
    t15 = (s6 * Ixx_c6 + t12) * s6 + (t10 + c6 * Iyy_c6) * c6
    Izz_c5 = t15 + 0.010869510762828563

    # joint 5 accelerates by 1: wrench on all it moves, at joint 3
    t16 = s5 * minus_Ixy_c5
    t17 = c5 * Ixx_c5 + t16
    t18 = c5 * minus_Ixy_c5
    t19 = t18 + s5 * Iyy_c5
    t20 = c5 * Ixz_c5 - s5 * Iyz_c5
    F5at3_y = c5 * mcx_c5 - s5 * mcy_c5

    # joint 5 accelerates by 1: wrench on all it moves, at joint 4
    minus_F5at4_x = s5 * mcx_c5 + c5 * mcy_c5
    t21 = F5at3_y - 0.29931189750000003
    t22 = mcz_c5 + 1.3931608320000002
    t23 = 0.0825 * (F5at3_y + t21)
    t24 = 0.384 * (mcz_c5 + t22)
    N5at4_z = 0.384 * minus_F5at4_x - (s5 * Ixz_c5 + c5 * Iyz_c5)

    # composite body 4: with body 5 added
    t25 = (s5 * Ixx_c5 - t18) * s5 + (c5 * Iyy_c5 - t16) * c5
    mcx_c4 = t21 - 0.19076837715
    mcy_c4 = t22 + 0.374644408005
    Ixx_c4 = t17 * c5 + t19 * s5 + t24 + 0.06767727025085991
    Ixy_c4 = t20 - (0.384 * t21 - 0.0825 * mcz_c5) + 0.02771584317362585
    Iyy_c4 = Izz_c5 - t23 + 0.03239943042445132
    t26 = t17 * s5 - t19 * c5 + 0.0825 * minus_F5at4_x
    Ixz_c4 = 0.0039053550262761003 - t26
    Iyz_c4 = N5at4_z - 0.0016444875773692705
    Izz_c4 = t25 + (t24 - t23) + 0.0775861490525396

    # joint 4 accelerates by 1: wrench on all it moves, at joint 3
    t27 = s4 * Ixy_c4
    t28 = c4 * Ixx_c4 - t27
    t29 = c4 * Ixy_c4
    t30 = t29 - s4 * Iyy_c4
    N4at3_x = c4 * Ixz_c4 - s4 * Iyz_c4
    N4at3_z = s4 * Ixz_c4 + c4 * Iyz_c4
    F4at3_z = c4 * mcx_c4 - s4 * mcy_c4
    t31 = minus_F5at4_x - 0.09850206933
    minus_F4at3_x = s4 * mcx_c4 + c4 * mcy_c4

    # composite body 3: with body 4 added
    t32 = F4at3_z + 0.595313235
    t33 = 0.0825 * (F4at3_z + t32)
    mcx_c3 = t32 + 0.088844724872
    mcy_c3 = t31 + 0.126729164208
    Ixx_c3 = t28 * c4 - t30 * s4 + 0.05649492601407083
    minus_Ixy_c3 = N4at3_x + 0.0825 * t31 + 0.008248333140675744
    Iyy_c3 = Izz_c4 + t33 + 0.05287838199960611
    t34 = t28 * s4 + t30 * c4 - 0.0825 * minus_F4at3_x
    Ixz_c3 = t34 - 0.005487648106562255
    minus_Iyz_c3 = N4at3_z + 0.0043772571218395825
    t35 = (s4 * Ixx_c4 + t29) * s4 + (t27 + c4 * Iyy_c4) * c4 + t33
    Izz_c3 = t35 + 0.01824920229252011

    # joint 3 accelerates by 1: wrench on all it moves, at joint 2
    t36 = s3 * minus_Ixy_c3
    t37 = c3 * Ixx_c3 + t36
    t38 = c3 * minus_Ixy_c3
    t39 = t38 + s3 * Iyy_c3
    F3at2_z = c3 * mcx_c3 - s3 * mcy_c3
    t40 = 0.214708623208 - minus_F4at3_x
    minus_F3at2_x = s3 * mcx_c3 + c3 * mcy_c3

    # composite body 2: with body 3 added
    t41 = 0.316 * (t40 + (t40 - 3.3004689519999997))
    t42 = 0.316 * F3at2_z - (c3 * Ixz_c3 + s3 * minus_Iyz_c3)
    t43 = 0.316 * minus_F3at2_x - (s3 * Ixz_c3 - c3 * minus_Iyz_c3)
    Ixx_c2 = t37 * c3 + t39 * s3 - t41 + 0.00850351162402155
    Ixy_c2 = t42 - 0.00398335888393552
    Iyy_c2 = Izz_c3 + 0.028124284712194955
    Ixz_c2 = t37 * s3 - t39 * c3 + 0.01026110182100817
    Iyz_c2 = t43 + 0.0007689361029464
    t44 = (s3 * Ixx_c3 - t38) * s3 + (c3 * Iyy_c3 - t36) * c3 - t41
    Izz_c2 = t44 + 0.026534991901690206

    # joint 2 accelerates by 1: wrench on all it moves, at joint 1
    minus_N2at1_z = s2 * Ixz_c2 + c2 * Iyz_c2

    # composite body 1: with body 2 added
    t45 = (s2 * Ixx_c2 + c2 * Ixy_c2) * s2
    Izz_c1 = t45 + (s2 * Ixy_c2 + c2 * Iyy_c2) * c2 + 0.009213163777211224

    # joint 7 accelerates by 1: wrench on all it moves, at joint 6
    minus_N7at6_y = 0.004909651967360946 + 0.088 * F7at6_z

    # joint 7 accelerates by 1: wrench on all it moves, at joint 5
    minus_F7at5_x = c6 * t6
    minus_F7at5_z = s6 * t6
    N7at5_x = c6 * N7at6_x + s6 * minus_N7at6_y
    N7at5_z = s6 * N7at6_x - c6 * minus_N7at6_y

    # joint 7 accelerates by 1: wrench on all it moves, at joint 4
    F7at4_x = s5 * F7at6_z - c5 * minus_F7at5_x
    F7at4_z = c5 * F7at6_z + s5 * minus_F7at5_x
    t46 = 0.0825 * F7at4_z
    N7at4_x = c5 * N7at5_x - s5 * minus_N7at6_z + 0.384 * F7at4_z
    N7at4_y = N7at5_z + t46
    t47 = 0.384 * F7at4_x - 0.0825 * minus_F7at5_z
    minus_N7at4_z = s5 * N7at5_x + c5 * minus_N7at6_z + t47

    # joint 7 accelerates by 1: wrench on all it moves, at joint 3
    F7at3_x = c4 * F7at4_x + s4 * minus_F7at5_z
    F7at3_z = s4 * F7at4_x - c4 * minus_F7at5_z
    N7at3_x = c4 * N7at4_x - s4 * N7at4_y
    N7at3_y = minus_N7at4_z - 0.0825 * F7at3_z
    N7at3_z = s4 * N7at4_x + c4 * N7at4_y - t46

    # joint 7 accelerates by 1: wrench on all it moves, at joint 2
    F7at2_x = c3 * F7at3_x + s3 * F7at4_z
    F7at2_z = s3 * F7at3_x - c3 * F7at4_z
    N7at2_x = c3 * N7at3_x - s3 * N7at3_y - 0.316 * F7at2_z
    N7at2_z = s3 * N7at3_x + c3 * N7at3_y + 0.316 * F7at2_x

    # joint 7 accelerates by 1: wrench on all it moves, at joint 1
    N7at1_z = c2 * N7at3_z - s2 * N7at2_x

    # joint 6 accelerates by 1: wrench on all it moves, at joint 4
    minus_F6at4_x = c5 * t14
    F6at4_z = s5 * t14
    t48 = 0.0825 * F6at4_z
    N6at4_x = c5 * N6at5_x + s5 * Izz_c6 + 0.384 * F6at4_z
    N6at4_y = N6at5_z + t48
    t49 = 0.0825 * F6at5_z - 0.384 * minus_F6at4_x
    N6at4_z = c5 * Izz_c6 - s5 * N6at5_x - t49

    # joint 6 accelerates by 1: wrench on all it moves, at joint 3
    minus_F6at3_x = c4 * minus_F6at4_x + s4 * F6at5_z
    F6at3_z = c4 * F6at5_z - s4 * minus_F6at4_x
    N6at3_x = c4 * N6at4_x - s4 * N6at4_y
    minus_N6at3_y = N6at4_z + 0.0825 * F6at3_z
    N6at3_z = s4 * N6at4_x + c4 * N6at4_y - t48

    # joint 6 accelerates by 1: wrench on all it moves, at joint 2
    F6at2_x = s3 * F6at4_z - c3 * minus_F6at3_x
    minus_F6at2_z = s3 * minus_F6at3_x + c3 * F6at4_z
    N6at2_x = c3 * N6at3_x + s3 * minus_N6at3_y + 0.316 * minus_F6at2_z
    N6at2_z = s3 * N6at3_x - c3 * minus_N6at3_y + 0.316 * F6at2_x

    # joint 6 accelerates by 1: wrench on all it moves, at joint 1
    N6at1_z = c2 * N6at3_z - s2 * N6at2_x

    # joint 5 accelerates by 1: wrench on all it moves, at joint 4
    t50 = 0.0825 * F5at3_y
    N5at4_x = t20 - 0.384 * F5at3_y
    N5at4_y = Izz_c5 - t50

    # joint 5 accelerates by 1: wrench on all it moves, at joint 3
    minus_F5at3_x = c4 * minus_F5at4_x
    minus_F5at3_z = s4 * minus_F5at4_x
    N5at3_x = c4 * N5at4_x - s4 * N5at4_y
    N5at3_y = 0.0825 * minus_F5at3_z - N5at4_z
    N5at3_z = s4 * N5at4_x + c4 * N5at4_y + t50

    # joint 5 accelerates by 1: wrench on all it moves, at joint 2
    minus_F5at2_x = c3 * minus_F5at3_x + s3 * F5at3_y
    F5at2_z = c3 * F5at3_y - s3 * minus_F5at3_x
    N5at2_x = c3 * N5at3_x - s3 * N5at3_y - 0.316 * F5at2_z
    N5at2_z = s3 * N5at3_x + c3 * N5at3_y - 0.316 * minus_F5at2_x

    # joint 5 accelerates by 1: wrench on all it moves, at joint 1
    N5at1_z = c2 * N5at3_z - s2 * N5at2_x

    # joint 4 accelerates by 1: wrench on all it moves, at joint 3
    minus_N4at3_y = Izz_c4 + 0.0825 * F4at3_z

    # joint 4 accelerates by 1: wrench on all it moves, at joint 2
    minus_F4at2_x = c3 * minus_F4at3_x
    minus_F4at2_z = s3 * minus_F4at3_x
    N4at2_x = c3 * N4at3_x + s3 * minus_N4at3_y + 0.316 * minus_F4at2_z
    N4at2_z = s3 * N4at3_x - c3 * minus_N4at3_y - 0.316 * minus_F4at2_x

    # joint 4 accelerates by 1: wrench on all it moves, at joint 1
    N4at1_z = c2 * N4at3_z - s2 * N4at2_x

    # joint 3 accelerates by 1: wrench on all it moves, at joint 1
    N3at1_z = c2 * Izz_c3 + s2 * t42

    # row 7 of L and entry 7 of D in M = L^T D L
    L7_1 = 203.68042513969147 * N7at1_z
    L7_2 = 203.68042513969147 * N7at2_z
    L7_3 = 203.68042513969147 * N7at3_z
    minus_L7_4 = 203.68042513969147 * minus_N7at4_z
    L7_5 = 203.68042513969147 * N7at5_z
    minus_L7_6 = 203.68042513969147 * minus_N7at6_z

    # row 6 of L and entry 6 of D in M = L^T D L
    t51 = N6at1_z + minus_L7_6 * N7at1_z
    t52 = N6at2_z + minus_L7_6 * N7at2_z
    t53 = N6at3_z + minus_L7_6 * N7at3_z
    t54 = N6at4_z - minus_L7_6 * minus_N7at4_z
    t55 = N6at5_z + minus_L7_6 * N7at5_z
    D6 = Izz_c6 - minus_L7_6 * minus_N7at6_z
    L6_1 = t51 / D6
    L6_2 = t52 / D6
    L6_3 = t53 / D6
    L6_4 = t54 / D6
    L6_5 = t55 / D6

    # row 5 of L and entry 5 of D in M = L^T D L
    t56 = N5at1_z - L7_5 * N7at1_z - L6_5 * t51
    t57 = N5at2_z - L7_5 * N7at2_z - L6_5 * t52
    t58 = N5at3_z - L7_5 * N7at3_z - L6_5 * t53
    t59 = N5at4_z + L7_5 * minus_N7at4_z - L6_5 * t54
    D5 = Izz_c5 - L7_5 * N7at5_z - L6_5 * t55
    L5_1 = t56 / D5
    L5_2 = t57 / D5
    L5_3 = t58 / D5
    L5_4 = t59 / D5

    # row 4 of L and entry 4 of D in M = L^T D L
    t60 = N4at1_z + minus_L7_4 * N7at1_z - L6_4 * t51 - L5_4 * t56
    t61 = N4at2_z + minus_L7_4 * N7at2_z - L6_4 * t52 - L5_4 * t57
    t62 = N4at3_z + minus_L7_4 * N7at3_z - L6_4 * t53 - L5_4 * t58
    D4 = Izz_c4 - minus_L7_4 * minus_N7at4_z - L6_4 * t54 - L5_4 * t59
    L4_1 = t60 / D4
    L4_2 = t61 / D4
    L4_3 = t62 / D4

    # row 3 of L and entry 3 of D in M = L^T D L
    t63 = minus_N2at1_z + L7_2 * N7at1_z + L6_2 * t51 + L5_2 * t56
    t64 = N3at1_z - L7_3 * N7at1_z - L6_3 * t51 - L5_3 * t56 - L4_3 * t60
    t65 = t43 + L7_3 * N7at2_z + L6_3 * t52 + L5_3 * t57 + L4_3 * t61
    D3 = Izz_c3 - L7_3 * N7at3_z - L6_3 * t53 - L5_3 * t58 - L4_3 * t62
    L3_1 = t64 / D3
    minus_L3_2 = t65 / D3

    # row 2 of L and entry 2 of D in M = L^T D L
    t66 = Izz_c1 - L7_1 * N7at1_z - L6_1 * t51 - L5_1 * t56 - L4_1 * t60
    t67 = t63 + L4_2 * t60 - minus_L3_2 * t64
    t68 = Izz_c2 - L7_2 * N7at2_z - L6_2 * t52 - L5_2 * t57 - L4_2 * t61
    D2 = t68 - minus_L3_2 * t65
    minus_L2_1 = t67 / D2

    # row 1 of L and entry 1 of D in M = L^T D L
    D1 = t66 - L3_1 * t64 - minus_L2_1 * t67

    # solve L x = y / D, base first
    x1 = 1.0 / D1
    x2 = minus_L2_1 * x1
    minus_x3 = L3_1 * x1 - minus_L3_2 * x2
    x4 = L4_3 * minus_x3 - (L4_1 * x1 + L4_2 * x2)
    x5 = L5_3 * minus_x3 - (L5_1 * x1 + L5_2 * x2) - L5_4 * x4
    t69 = L6_3 * minus_x3 - (L6_1 * x1 + L6_2 * x2) - L6_4 * x4
    x6 = t69 - L6_5 * x5
    t70 = L7_3 * minus_x3 - (L7_1 * x1 + L7_2 * x2) + minus_L7_4 * x4
    x7 = t70 - L7_5 * x5 + minus_L7_6 * x6
    x1_2 = minus_L2_1 / D1
    x2_2 = 1.0 / D2 + minus_L2_1 * x1_2
    minus_x3_2 = L3_1 * x1_2 - minus_L3_2 * x2_2
    x4_2 = L4_3 * minus_x3_2 - (L4_1 * x1_2 + L4_2 * x2_2)
    x5_2 = L5_3 * minus_x3_2 - (L5_1 * x1_2 + L5_2 * x2_2) - L5_4 * x4_2
    t71 = L6_3 * minus_x3_2 - (L6_1 * x1_2 + L6_2 * x2_2) - L6_4 * x4_2
    x6_2 = t71 - L6_5 * x5_2
    t72 = L7_3 * minus_x3_2 - (L7_1 * x1_2 + L7_2 * x2_2)
    x7_2 = t72 + minus_L7_4 * x4_2 - L7_5 * x5_2 + minus_L7_6 * x6_2

    # solve L^T y = right-hand side, tips first
    minus_y1 = L3_1 - minus_L2_1 * minus_L3_2

    # solve L x = y / D, base first
    minus_x1 = minus_y1 / D1
    minus_x2 = minus_L2_1 * minus_x1 - minus_L3_2 / D2
    x3 = 1.0 / D3 + L3_1 * minus_x1 - minus_L3_2 * minus_x2
    x4_3 = L4_1 * minus_x1 + L4_2 * minus_x2 - L4_3 * x3
    x5_3 = L5_1 * minus_x1 + L5_2 * minus_x2 - L5_3 * x3 - L5_4 * x4_3
    t73 = L6_1 * minus_x1 + L6_2 * minus_x2 - L6_3 * x3 - L6_4 * x4_3
    x6_3 = t73 - L6_5 * x5_3
    t74 = L7_1 * minus_x1 + L7_2 * minus_x2 - L7_3 * x3
    x7_3 = t74 + minus_L7_4 * x4_3 - L7_5 * x5_3 + minus_L7_6 * x6_3

    # solve L^T y = right-hand side, tips first
    minus_y2 = minus_L3_2 * L4_3 + L4_2
    y1 = L3_1 * L4_3 - L4_1 - minus_L2_1 * minus_y2

    # solve L x = y / D, base first
    x1_3 = y1 / D1
    x2_3 = minus_L2_1 * x1_3 - minus_y2 / D2
    minus_x3_3 = L4_3 / D3 + L3_1 * x1_3 - minus_L3_2 * x2_3
    x4_4 = 1.0 / D4 - L4_1 * x1_3 - L4_2 * x2_3 + L4_3 * minus_x3_3
    x5_4 = L5_3 * minus_x3_3 - (L5_1 * x1_3 + L5_2 * x2_3) - L5_4 * x4_4
    t75 = L6_3 * minus_x3_3 - (L6_1 * x1_3 + L6_2 * x2_3) - L6_4 * x4_4
    x6_4 = t75 - L6_5 * x5_4
    t76 = L7_3 * minus_x3_3 - (L7_1 * x1_3 + L7_2 * x2_3)
    x7_4 = t76 + minus_L7_4 * x4_4 - L7_5 * x5_4 + minus_L7_6 * x6_4

    # solve L^T y = right-hand side, tips first
    y3 = L4_3 * L5_4 - L5_3
    y2 = L4_2 * L5_4 - L5_2 + minus_L3_2 * y3
    y1_2 = L4_1 * L5_4 - L5_1 - L3_1 * y3 + minus_L2_1 * y2

    # solve L x = y / D, base first
    x1_4 = y1_2 / D1
    x2_4 = y2 / D2 + minus_L2_1 * x1_4
    x3_2 = y3 / D3 - L3_1 * x1_4 + minus_L3_2 * x2_4
    minus_x4 = L5_4 / D4 + L4_1 * x1_4 + L4_2 * x2_4 + L4_3 * x3_2
    t77 = 1.0 / D5 - L5_1 * x1_4 - L5_2 * x2_4 - L5_3 * x3_2
    x5_5 = t77 + L5_4 * minus_x4
    t78 = L6_4 * minus_x4 - (L6_1 * x1_4 + L6_2 * x2_4 + L6_3 * x3_2)
    x6_5 = t78 - L6_5 * x5_5
    t79 = L7_1 * x1_4 + L7_2 * x2_4 + L7_3 * x3_2 + minus_L7_4 * minus_x4
    x7_5 = minus_L7_6 * x6_5 - (t79 + L7_5 * x5_5)

    # solve L^T y = right-hand side, tips first
    y4 = L5_4 * L6_5 - L6_4
    y3_2 = L5_3 * L6_5 - L6_3 - L4_3 * y4
    y2_2 = L5_2 * L6_5 - L6_2 - L4_2 * y4 + minus_L3_2 * y3_2
    y1_3 = L5_1 * L6_5 - L6_1 - L4_1 * y4 - L3_1 * y3_2 + minus_L2_1 * y2_2

    # solve L x = y / D, base first
    x1_5 = y1_3 / D1
    x2_5 = y2_2 / D2 + minus_L2_1 * x1_5
    x3_3 = y3_2 / D3 - L3_1 * x1_5 + minus_L3_2 * x2_5
    x4_5 = y4 / D4 - L4_1 * x1_5 - L4_2 * x2_5 - L4_3 * x3_3
    t80 = L6_5 / D5 + L5_1 * x1_5 + L5_2 * x2_5 + L5_3 * x3_3
    minus_x5 = t80 + L5_4 * x4_5
    t81 = 1.0 / D6 - L6_1 * x1_5 - L6_2 * x2_5 - L6_3 * x3_3 - L6_4 * x4_5
    x6_6 = t81 + L6_5 * minus_x5
    t82 = minus_L7_4 * x4_5 - (L7_1 * x1_5 + L7_2 * x2_5 + L7_3 * x3_3)
    x7_6 = t82 + L7_5 * minus_x5 + minus_L7_6 * x6_6

    # solve L^T y = right-hand side, tips first
    minus_y5 = L7_5 + L6_5 * minus_L7_6
    y4_2 = minus_L7_4 - L6_4 * minus_L7_6 + L5_4 * minus_y5
    y3_3 = L5_3 * minus_y5 - (L7_3 + L6_3 * minus_L7_6) - L4_3 * y4_2
    t83 = L5_1 * minus_y5 - (L7_1 + L6_1 * minus_L7_6) - L4_1 * y4_2
    t84 = L5_2 * minus_y5 - (L7_2 + L6_2 * minus_L7_6) - L4_2 * y4_2
    y2_3 = t84 + minus_L3_2 * y3_3
    y1_4 = t83 - L3_1 * y3_3 + minus_L2_1 * y2_3

    # solve L x = y / D, base first
    x1_6 = y1_4 / D1
    x2_6 = y2_3 / D2 + minus_L2_1 * x1_6
    x3_4 = y3_3 / D3 - L3_1 * x1_6 + minus_L3_2 * x2_6
    x4_6 = y4_2 / D4 - L4_1 * x1_6 - L4_2 * x2_6 - L4_3 * x3_4
    t85 = minus_y5 / D5 + L5_1 * x1_6 + L5_2 * x2_6 + L5_3 * x3_4
    minus_x5_2 = t85 + L5_4 * x4_6
    t86 = minus_L7_6 / D6 - L6_1 * x1_6 - L6_2 * x2_6 - L6_3 * x3_4
    x6_7 = t86 - L6_4 * x4_6 + L6_5 * minus_x5_2
    t87 = 203.68042513969147 - L7_1 * x1_6 - L7_2 * x2_6 - L7_3 * x3_4
    x7_7 = t87 + minus_L7_4 * x4_6 + L7_5 * minus_x5_2 + minus_L7_6 * x6_7

    Minv = np.empty((7, 7, *batch), dtype)
    Minv[0, 0] = x1
    Minv[0, 1] = x2
    Minv[0, 2] = -minus_x3
    Minv[0, 3] = x4
    Minv[0, 4] = x5
    Minv[0, 5] = x6
    Minv[0, 6] = x7
    Minv[1, 0] = x2
    Minv[1, 1] = x2_2
    Minv[1, 2] = -minus_x3_2
    Minv[1, 3] = x4_2
    Minv[1, 4] = x5_2
    Minv[1, 5] = x6_2
    Minv[1, 6] = x7_2
    Minv[2, 0] = -minus_x3
    Minv[2, 1] = -minus_x3_2
    Minv[2, 2] = x3
    Minv[2, 3] = x4_3
    Minv[2, 4] = x5_3
    Minv[2, 5] = x6_3
    Minv[2, 6] = x7_3
    Minv[3, 0] = x4
    Minv[3, 1] = x4_2
    Minv[3, 2] = x4_3
    Minv[3, 3] = x4_4
    Minv[3, 4] = x5_4
    Minv[3, 5] = x6_4
    Minv[3, 6] = x7_4
    Minv[4, 0] = x5
    Minv[4, 1] = x5_2
    Minv[4, 2] = x5_3
    Minv[4, 3] = x5_4
    Minv[4, 4] = x5_5
    Minv[4, 5] = x6_5
    Minv[4, 6] = x7_5
    Minv[5, 0] = x6
    Minv[5, 1] = x6_2
    Minv[5, 2] = x6_3
    Minv[5, 3] = x6_4
    Minv[5, 4] = x6_5
    Minv[5, 5] = x6_6
    Minv[5, 6] = x7_6
    Minv[6, 0] = x7
    Minv[6, 1] = x7_2
    Minv[6, 2] = x7_3
    Minv[6, 3] = x7_4
    Minv[6, 4] = x7_5
    Minv[6, 5] = x7_6
    Minv[6, 6] = x7_7
    return _packed(Minv, 2)


def kinetic_energy(q, qd):
    """Kinetic energy T = qd^T M qd / 2.

    q: joint positions (rad, m), shape (..., 7)
    qd: joint velocities (rad/s, m/s), shape (..., 7)
    T: kinetic energy (J), shape (...)
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
    w3_x = s3 * qd[1] - c3 * minus_w2_x
    w3_y = s3 * minus_w2_x + c3 * qd[1]
    t1 = 0.316 * qd[1]
    t2 = 0.316 * minus_w2_x
    v3_x = c3 * t1 + s3 * t2
    v3_y = c3 * t2 - s3 * t1
    w3_z = minus_w2_y + qd[2]

    # link 4: twist (angular w, linear v)
    w4_x = c4 * w3_x + s4 * w3_z
    w4_y = c4 * w3_z - s4 * w3_x
    t3 = 0.0825 * w3_y
    minus_v4_z = v3_y + 0.0825 * w3_z
    v4_x = c4 * v3_x - s4 * t3
    minus_v4_y = s4 * v3_x + c4 * t3
    w4_z = qd[3] - w3_y

    # link 5: twist (angular w, linear v)
    w5_x = c5 * w4_x - s5 * w4_z
    minus_w5_y = s5 * w4_x + c5 * w4_z
    t4 = v4_x - 0.384 * w4_z
    minus_v5_z = minus_v4_y + 0.0825 * w4_z
    t5 = 0.0825 * w4_y + 0.384 * w4_x - minus_v4_z
    v5_x = c5 * t4 - s5 * t5
    minus_v5_y = s5 * t4 + c5 * t5
    w5_z = w4_y + qd[4]

    # link 6: twist (angular w, linear v)
    w6_x = c6 * w5_x + s6 * w5_z
    w6_y = c6 * w5_z - s6 * w5_x
    v6_x = c6 * v5_x - s6 * minus_v5_z
    minus_v6_y = s6 * v5_x + c6 * minus_v5_z
    w6_z = minus_w5_y + qd[5]

    # link 7: twist (angular w, linear v)
    w7_x = c7 * w6_x + s7 * w6_z
    w7_y = c7 * w6_z - s7 * w6_x
    t6 = minus_v5_y - 0.088 * w6_y
    v7_x = c7 * v6_x + s7 * t6
    v7_y = c7 * t6 - s7 * v6_x
    v7_z = minus_v6_y - 0.088 * w6_z
    w7_z = qd[6] - w6_y

    # link 1: twice its kinetic energy
    T1x2 = 0.009213163777211224 * qd[0] * qd[0]

    # link 2: twice its kinetic energy
    t7 = 0.00398335888393552 * minus_w2_y
    t8 = t7 - 0.00850351162402155 * minus_w2_x
    t9 = 0.028124284712194955 * minus_w2_y
    t10 = 0.00398335888393552 * minus_w2_x - t9
    t11 = 0.01026110182100817 * minus_w2_x
    t12 = t11 + 0.0007689361029464 * minus_w2_y
    t13 = (t8 + 0.01026110182100817 * qd[1]) * minus_w2_x
    t14 = t13 + (t10 + 0.0007689361029464 * qd[1]) * minus_w2_y
    T2x2 = (0.026534991901690206 * qd[1] - t12) * qd[1] - t14

    # link 3: twice its kinetic energy
    t15 = 0.05649492601407083 * w3_x - 0.008248333140675744 * w3_y
    t16 = 0.05287838199960611 * w3_y - 0.008248333140675744 * w3_x
    t17 = 0.005487648106562255 * w3_x + 0.0043772571218395825 * w3_y
    t18 = 0.088844724872 * v3_y - 0.126729164208 * v3_x
    t19 = 0.126729164208 * w3_z + 0.214708623208 * w3_y
    t20 = 0.214708623208 * w3_x + 0.088844724872 * w3_z
    t21 = t15 - 0.005487648106562255 * w3_z + 0.214708623208 * v3_y
    t22 = t16 - 0.0043772571218395825 * w3_z - 0.214708623208 * v3_x
    t23 = (0.01824920229252011 * w3_z - t17 + t18) * w3_z
    t24 = (3.228604 * v3_x - t19) * v3_x + (3.228604 * v3_y + t20) * v3_y
    T3x2 = t21 * w3_x + t22 * w3_y + t23 + t24

    # link 4: twice its kinetic energy
    t25 = 0.06767727025085991 * w4_x + 0.02771584317362585 * w4_y
    t26 = 0.02771584317362585 * w4_x + 0.03239943042445132 * w4_y
    t27 = 0.0039053550262761003 * w4_x - 0.0016444875773692705 * w4_y
    t28 = 0.09850206933 * minus_v4_y - 0.374644408005 * minus_v4_z
    t29 = 0.09850206933 * v4_x - 0.19076837715 * minus_v4_z
    t30 = 0.19076837715 * minus_v4_y - 0.374644408005 * v4_x
    t31 = 0.09850206933 * w4_x + 0.19076837715 * w4_z
    t32 = 0.19076837715 * w4_y + 0.374644408005 * w4_x
    t33 = (t25 + 0.0039053550262761003 * w4_z + t28) * w4_x
    t34 = t33 + (t26 - 0.0016444875773692705 * w4_z + t29) * w4_y
    t35 = 3.587895 * v4_x - (0.374644408005 * w4_z - 0.09850206933 * w4_y)
    t36 = t35 * v4_x + (3.587895 * minus_v4_y + t31) * minus_v4_y
    t37 = t34 + (t27 + 0.0775861490525396 * w4_z + t30) * w4_z
    T4x2 = t37 + (t36 - (t32 - 3.587895 * minus_v4_z) * minus_v4_z)

    # link 5: twice its kinetic energy
    t38 = 0.03942757095803552 * w5_x + 0.0015152444733270301 * minus_w5_y
    t39 = 0.0015152444733270301 * w5_x + 0.03146037232526039 * minus_w5_y
    t40 = 0.004600245517563105 * w5_x + 0.0021640520520981297 * minus_w5_y
    t41 = 0.05034347249 * minus_v5_z + 0.047121686402 * minus_v5_y
    t42 = 0.047121686402 * v5_x + 0.014653732538 * minus_v5_z
    t43 = 0.014653732538 * minus_v5_y - 0.05034347249 * v5_x
    t44 = 0.05034347249 * w5_z - 0.047121686402 * minus_w5_y
    t45 = 0.014653732538 * w5_z - 0.047121686402 * w5_x
    t46 = 0.014653732538 * minus_w5_y - 0.05034347249 * w5_x
    t47 = (0.0021640520520981297 * w5_z - t39 - t42) * minus_w5_y
    t48 = (t38 - 0.004600245517563105 * w5_z - t41) * w5_x - t47
    t49 = (1.225946 * minus_v5_y + t45) * minus_v5_y
    t50 = (1.225946 * minus_v5_z + t46) * minus_v5_z
    t51 = t48 + (0.010869510762828563 * w5_z - t40 + t43) * w5_z
    T5x2 = t51 + ((1.225946 * v5_x - t44) * v5_x + t49 + t50)

    # link 6: twice its kinetic energy
    t52 = 0.00248046035817079 * w6_x + 0.001524110902883315 * w6_y
    t53 = 0.001524110902883315 * w6_x + 0.010567766133106952 * w6_y
    t54 = 9.3569097314605e-05 * w6_y - 0.00010375891721868492 * w6_x
    t55 = 0.023526756935 * minus_v5_y + 0.017527158935000002 * minus_v6_y
    t56 = 0.017527158935000002 * v6_x + 0.10024161669500001 * minus_v5_y
    t57 = 0.023526756935 * v6_x - 0.10024161669500001 * minus_v6_y
    t58 = 0.017527158935000002 * w6_y - 0.023526756935 * w6_z
    t59 = 0.017527158935000002 * w6_x + 0.10024161669500001 * w6_z
    t60 = 0.10024161669500001 * w6_y + 0.023526756935 * w6_x
    t61 = (t52 - 0.00010375891721868492 * w6_z - t55) * w6_x
    t62 = t61 + (t53 + 9.3569097314605e-05 * w6_z - t56) * w6_y
    t63 = (t59 - 1.666555 * minus_v6_y) * minus_v6_y
    t64 = (1.666555 * minus_v5_y - t60) * minus_v5_y
    t65 = t62 + (t54 + 0.011794560230238952 * w6_z + t57) * w6_z
    T6x2 = t65 + ((1.666555 * v6_x - t58) * v6_x - t63 + t64)

    # link 7: twice its kinetic energy
    t66 = 0.015320008390949585 * w7_x - 0.000395108718315752 * w7_y
    t67 = 0.012899064612428355 * w7_y - 0.000395108718315752 * w7_x
    t68 = 0.001672482661783778 * w7_x + 0.000548359106408232 * w7_y
    t69 = 0.0031274395439999996 * v7_z + 0.045305948634 * v7_y
    t70 = 0.045305948634 * v7_x - 0.007735484874 * v7_z
    t71 = 0.007735484874 * v7_y + 0.0031274395439999996 * v7_x
    t72 = 0.0031274395439999996 * w7_z + 0.045305948634 * w7_y
    t73 = 0.045305948634 * w7_x - 0.007735484874 * w7_z
    t74 = 0.007735484874 * w7_y + 0.0031274395439999996 * w7_x
    t75 = (t66 - 0.001672482661783778 * w7_z - t69) * w7_x
    t76 = t75 + (t67 - 0.000548359106408232 * w7_z + t70) * w7_y
    t77 = (0.735522 * v7_x + t72) * v7_x + (0.735522 * v7_y - t73) * v7_y
    t78 = t76 + (0.004909651967360946 * w7_z - t68 + t71) * w7_z
    T7x2 = t78 + (t77 + (0.735522 * v7_z - t74) * v7_z)

    T = np.empty((*batch,), dtype)
    T[...] = 0.5 * (T1x2 + T2x2 + T3x2 + T4x2 + T5x2 + T6x2 + T7x2)
    return _packed(T, 0)


def potential_energy(q):
    """Potential energy of the links in gravity, zero at the base origin.

    q: joint positions (rad, m), shape (..., 7)
    U: potential energy (J), shape (...)
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

    # link 3: axes E and origin o in the base frame
    minus_E3_zx = s2 * c3
    E3_zy = s2 * s3
    o3_z = 0.333 + 0.316 * c2

    # link 4: axes E and origin o in the base frame
    E4_zx = c2 * s4 - minus_E3_zx * c4
    E4_zy = minus_E3_zx * s4 + c2 * c4
    o4_z = o3_z - 0.0825 * minus_E3_zx

    # link 5: axes E and origin o in the base frame
    E5_zx = E4_zx * c5 + E3_zy * s5
    E5_zy = E3_zy * c5 - E4_zx * s5
    o5_z = o4_z + (0.384 * E4_zy - 0.0825 * E4_zx)

    # link 6: axes E and origin o in the base frame
    E6_zx = E5_zx * c6 + E4_zy * s6
    E6_zy = E4_zy * c6 - E5_zx * s6

    # link 7: axes E and origin o in the base frame
    E7_zx = E6_zx * c7 - E5_zy * s7
    minus_E7_zy = E5_zy * c7 + E6_zx * s7
    o7_z = o5_z + 0.088 * E6_zx

    # link 2: mass times position of its centre
    mc2_z = 0.215426358 + (0.002031994566 * s2 + 0.018579714719999998 * c2)

    # link 3: mass times position of its centre
    t1 = 0.126729164208 * E3_zy - 0.088844724872 * minus_E3_zx
    mc3_z = 3.228604 * o3_z + (t1 - 0.214708623208 * c2)

    # link 4: mass times position of its centre
    t2 = 0.374644408005 * E4_zy - 0.19076837715 * E4_zx
    mc4_z = 3.587895 * o4_z + (t2 - 0.09850206933 * E3_zy)

    # link 5: mass times position of its centre
    t3 = 0.05034347249 * E5_zy - 0.014653732538 * E5_zx
    mc5_z = 1.225946 * o5_z + (t3 - 0.047121686402 * E4_zy)

    # link 6: mass times position of its centre
    t4 = 0.10024161669500001 * E6_zx - 0.023526756935 * E6_zy
    mc6_z = 1.666555 * o5_z + (t4 + 0.017527158935000002 * E5_zy)

    # link 7: mass times position of its centre
    t5 = 0.007735484874 * E7_zx + 0.0031274395439999996 * minus_E7_zy
    mc7_z = 0.735522 * o7_z + (t5 - 0.045305948634 * E6_zy)

    # results
    t6 = 0.7853680720000003 + mc2_z + mc3_z + mc4_z + mc5_z + mc6_z

    U = np.empty((*batch,), dtype)
    U[...] = 9.81 * (t6 + mc7_z)
    return _packed(U, 0)


def center_of_mass(q):
    """The centre of mass of the moving links.

    q: joint positions (rad, m), shape (..., 7)
    com: centre of mass in the base frame (m), shape (..., 3)
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
    E3_yy = c1 * c3 - E2_yx * s3
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
    E4_zx = c2 * s4 - minus_E3_zx * c4
    E4_zy = minus_E3_zx * s4 + c2 * c4
    o4_x = o3_x + 0.0825 * E3_xx
    o4_y = o3_y + 0.0825 * E3_yx
    o4_z = o3_z - 0.0825 * minus_E3_zx

    # link 5: axes E and origin o in the base frame
    E5_xx = E4_xx * c5 - minus_E3_xy * s5
    minus_E5_xy = E4_xx * s5 + minus_E3_xy * c5
    E5_yx = E4_yx * c5 + E3_yy * s5
    minus_E5_yy = E4_yx * s5 - E3_yy * c5
    E5_zx = E4_zx * c5 + E3_zy * s5
    E5_zy = E3_zy * c5 - E4_zx * s5
    o5_x = o4_x + (0.384 * E4_xy - 0.0825 * E4_xx)
    o5_y = o4_y + (0.384 * E4_yy - 0.0825 * E4_yx)
    o5_z = o4_z + (0.384 * E4_zy - 0.0825 * E4_zx)

    # link 6: axes E and origin o in the base frame
    E6_xx = E5_xx * c6 + E4_xy * s6
    E6_xy = E4_xy * c6 - E5_xx * s6
    E6_yx = E5_yx * c6 + E4_yy * s6
    E6_yy = E4_yy * c6 - E5_yx * s6
    E6_zx = E5_zx * c6 + E4_zy * s6
    E6_zy = E4_zy * c6 - E5_zx * s6

    # link 7: axes E and origin o in the base frame
    E7_xx = E6_xx * c7 + minus_E5_xy * s7
    E7_xy = minus_E5_xy * c7 - E6_xx * s7
    E7_yx = E6_yx * c7 + minus_E5_yy * s7
    E7_yy = minus_E5_yy * c7 - E6_yx * s7
    E7_zx = E6_zx * c7 - E5_zy * s7
    minus_E7_zy = E5_zy * c7 + E6_zx * s7
    o7_x = o5_x + 0.088 * E6_xx
    o7_y = o5_y + 0.088 * E6_yx
    o7_z = o5_z + 0.088 * E6_zx

    # link 1: mass times position of its centre
    mc1_x = 0.0192614005 * c1 - 0.010343993404000001 * s1
    mc1_y = 0.0192614005 * s1 + 0.010343993404000001 * c1

    # link 2: mass times position of its centre
    t1 = 0.018579714719999998 * minus_E2_xy - 0.002031994566 * E2_xx
    mc2_x = t1 - 0.0022610063699999997 * s1
    t2 = 0.018579714719999998 * minus_E2_yy - 0.002031994566 * E2_yx
    mc2_y = t2 + 0.0022610063699999997 * c1
    mc2_z = 0.215426358 + (0.002031994566 * s2 + 0.018579714719999998 * c2)

    # link 3: mass times position of its centre
    t3 = 0.088844724872 * E3_xx - 0.126729164208 * minus_E3_xy
    t4 = 0.088844724872 * E3_yx + 0.126729164208 * E3_yy
    t5 = 0.126729164208 * E3_zy - 0.088844724872 * minus_E3_zx
    mc3_x = 1.020238864 * minus_E2_xy + (t3 - 0.214708623208 * minus_E2_xy)
    mc3_y = 1.020238864 * minus_E2_yy + (t4 - 0.214708623208 * minus_E2_yy)
    mc3_z = 3.228604 * o3_z + (t5 - 0.214708623208 * c2)

    # link 4: mass times position of its centre
    t6 = 0.374644408005 * E4_xy - 0.19076837715 * E4_xx
    t7 = 0.374644408005 * E4_yy - 0.19076837715 * E4_yx
    t8 = 0.374644408005 * E4_zy - 0.19076837715 * E4_zx
    mc4_x = 3.587895 * o4_x + (t6 + 0.09850206933 * minus_E3_xy)
    mc4_y = 3.587895 * o4_y + (t7 - 0.09850206933 * E3_yy)
    mc4_z = 3.587895 * o4_z + (t8 - 0.09850206933 * E3_zy)

    # link 5: mass times position of its centre
    t9 = 0.014653732538 * E5_xx + 0.05034347249 * minus_E5_xy
    t10 = 0.014653732538 * E5_yx + 0.05034347249 * minus_E5_yy
    t11 = 0.05034347249 * E5_zy - 0.014653732538 * E5_zx
    mc5_x = 1.225946 * o5_x - (t9 + 0.047121686402 * E4_xy)
    mc5_y = 1.225946 * o5_y - (t10 + 0.047121686402 * E4_yy)
    mc5_z = 1.225946 * o5_z + (t11 - 0.047121686402 * E4_zy)

    # link 6: mass times position of its centre
    t12 = 0.10024161669500001 * E6_xx - 0.023526756935 * E6_xy
    t13 = 0.10024161669500001 * E6_yx - 0.023526756935 * E6_yy
    t14 = 0.10024161669500001 * E6_zx - 0.023526756935 * E6_zy
    mc6_x = 1.666555 * o5_x + (t12 - 0.017527158935000002 * minus_E5_xy)
    mc6_y = 1.666555 * o5_y + (t13 - 0.017527158935000002 * minus_E5_yy)
    mc6_z = 1.666555 * o5_z + (t14 + 0.017527158935000002 * E5_zy)

    # link 7: mass times position of its centre
    t15 = 0.007735484874 * E7_xx - 0.0031274395439999996 * E7_xy
    t16 = 0.007735484874 * E7_yx - 0.0031274395439999996 * E7_yy
    t17 = 0.007735484874 * E7_zx + 0.0031274395439999996 * minus_E7_zy
    mc7_x = 0.735522 * o7_x + (t15 - 0.045305948634 * E6_xy)
    mc7_y = 0.735522 * o7_y + (t16 - 0.045305948634 * E6_yy)
    mc7_z = 0.735522 * o7_z + (t17 - 0.045305948634 * E6_zy)

    # results
    t18 = 0.7853680720000003 + mc2_z + mc3_z + mc4_z + mc5_z + mc6_z
    t19 = mc1_x + mc2_x + mc3_x + mc4_x + mc5_x + mc6_x + mc7_x
    t20 = mc1_y + mc2_y + mc3_y + mc4_y + mc5_y + mc6_y + mc7_y

    com = np.empty((3, *batch), dtype)
    com[0] = 0.06225823570619392 * t19
    com[1] = 0.06225823570619392 * t20
    com[2] = 0.06225823570619392 * (t18 + mc7_z)
    return _packed(com, 1)


def total_momentum(q, qd):
    """Momentum of the moving links about the base origin, in base axes.

    q: joint positions (rad, m), shape (..., 7)
    qd: joint velocities (rad/s, m/s), shape (..., 7)
    P: angular (kg m^2/s), linear momentum (kg m/s), shape (..., 6)
    """
    batch, dtype, q, qd = _unpack(
        ("q", q, (7,)),
        ("qd", qd, (7,)),
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

    # link 2: twist (angular w, linear v)
    minus_w2_x = s2 * qd[0]
    minus_w2_y = c2 * qd[0]

    # link 3: twist (angular w, linear v)
    w3_x = s3 * qd[1] - c3 * minus_w2_x
    w3_y = s3 * minus_w2_x + c3 * qd[1]
    t1 = 0.316 * qd[1]
    t2 = 0.316 * minus_w2_x
    v3_x = c3 * t1 + s3 * t2
    v3_y = c3 * t2 - s3 * t1
    w3_z = minus_w2_y + qd[2]

    # link 4: twist (angular w, linear v)
    w4_x = c4 * w3_x + s4 * w3_z
    w4_y = c4 * w3_z - s4 * w3_x
    t3 = 0.0825 * w3_y
    minus_v4_z = v3_y + 0.0825 * w3_z
    v4_x = c4 * v3_x - s4 * t3
    minus_v4_y = s4 * v3_x + c4 * t3
    w4_z = qd[3] - w3_y

    # link 5: twist (angular w, linear v)
    w5_x = c5 * w4_x - s5 * w4_z
    minus_w5_y = s5 * w4_x + c5 * w4_z
    t4 = v4_x - 0.384 * w4_z
    minus_v5_z = minus_v4_y + 0.0825 * w4_z
    t5 = 0.0825 * w4_y + 0.384 * w4_x - minus_v4_z
    v5_x = c5 * t4 - s5 * t5
    minus_v5_y = s5 * t4 + c5 * t5
    w5_z = w4_y + qd[4]

    # link 6: twist (angular w, linear v)
    w6_x = c6 * w5_x + s6 * w5_z
    w6_y = c6 * w5_z - s6 * w5_x
    v6_x = c6 * v5_x - s6 * minus_v5_z
    minus_v6_y = s6 * v5_x + c6 * minus_v5_z
    w6_z = minus_w5_y + qd[5]

    # link 7: twist (angular w, linear v)
    w7_x = c7 * w6_x + s7 * w6_z
    w7_y = c7 * w6_z - s7 * w6_x
    t6 = minus_v5_y - 0.088 * w6_y
    v7_x = c7 * v6_x + s7 * t6
    v7_y = c7 * t6 - s7 * v6_x
    v7_z = minus_v6_y - 0.088 * w6_z
    w7_z = qd[6] - w6_y

    # link 2: axes E and origin o in the base frame
    E2_xx = c1 * c2
    minus_E2_xy = c1 * s2
    E2_yx = s1 * c2
    minus_E2_yy = s1 * s2

    # link 3: axes E and origin o in the base frame
    E3_xx = E2_xx * c3 - s1 * s3
    minus_E3_xy = E2_xx * s3 + s1 * c3
    E3_yx = E2_yx * c3 + c1 * s3
    E3_yy = c1 * c3 - E2_yx * s3
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
    E4_zx = c2 * s4 - minus_E3_zx * c4
    E4_zy = minus_E3_zx * s4 + c2 * c4
    o4_x = o3_x + 0.0825 * E3_xx
    o4_y = o3_y + 0.0825 * E3_yx
    o4_z = o3_z - 0.0825 * minus_E3_zx

    # link 5: axes E and origin o in the base frame
    E5_xx = E4_xx * c5 - minus_E3_xy * s5
    minus_E5_xy = E4_xx * s5 + minus_E3_xy * c5
    E5_yx = E4_yx * c5 + E3_yy * s5
    minus_E5_yy = E4_yx * s5 - E3_yy * c5
    E5_zx = E4_zx * c5 + E3_zy * s5
    E5_zy = E3_zy * c5 - E4_zx * s5
    o5_x = o4_x + (0.384 * E4_xy - 0.0825 * E4_xx)
    o5_y = o4_y + (0.384 * E4_yy - 0.0825 * E4_yx)
    o5_z = o4_z + (0.384 * E4_zy - 0.0825 * E4_zx)

    # link 6: axes E and origin o in the base frame
    E6_xx = E5_xx * c6 + E4_xy * s6
    E6_xy = E4_xy * c6 - E5_xx * s6
    E6_yx = E5_yx * c6 + E4_yy * s6
    E6_yy = E4_yy * c6 - E5_yx * s6
    E6_zx = E5_zx * c6 + E4_zy * s6
    E6_zy = E4_zy * c6 - E5_zx * s6

    # link 7: axes E and origin o in the base frame
    E7_xx = E6_xx * c7 + minus_E5_xy * s7
    E7_xy = minus_E5_xy * c7 - E6_xx * s7
    E7_yx = E6_yx * c7 + minus_E5_yy * s7
    E7_yy = minus_E5_yy * c7 - E6_yx * s7
    E7_zx = E6_zx * c7 - E5_zy * s7
    minus_E7_zy = E5_zy * c7 + E6_zx * s7
    o7_x = o5_x + 0.088 * E6_xx
    o7_y = o5_y + 0.088 * E6_yx
    o7_z = o5_z + 0.088 * E6_zx

    # link 1: momentum (angular K, linear P) in its own frame
    K1_x = 0.0101427450875 * qd[0]
    K1_y = 0.020979198845699997 * qd[0]
    K1_z = 0.009213163777211224 * qd[0]
    minus_P1_x = 0.010343993404000001 * qd[0]
    P1_y = 0.0192614005 * qd[0]

    # link 2: momentum (angular K, linear P) in its own frame
    t7 = c1 * minus_P1_x + s1 * P1_y
    t8 = c1 * P1_y - s1 * minus_P1_x
    t9 = 0.00398335888393552 * minus_w2_y
    t10 = t9 - 0.00850351162402155 * minus_w2_x
    K2_x = t10 + 0.01026110182100817 * qd[1]
    t11 = 0.028124284712194955 * minus_w2_y
    t12 = 0.00398335888393552 * minus_w2_x - t11
    K2_y = t12 + 0.0007689361029464 * qd[1]
    t13 = 0.01026110182100817 * minus_w2_x
    t14 = t13 + 0.0007689361029464 * minus_w2_y
    K2_z = 0.026534991901690206 * qd[1] - t14
    t15 = 0.0022610063699999997 * minus_w2_y
    P2_x = 0.018579714719999998 * qd[1] - t15
    P2_y = 0.0022610063699999997 * minus_w2_x - 0.002031994566 * qd[1]
    P2_z = 0.018579714719999998 * minus_w2_x - 0.002031994566 * minus_w2_y

    # link 3: momentum (angular K, linear P) in its own frame
    t16 = E2_xx * P2_x - minus_E2_xy * P2_y - s1 * P2_z
    t17 = E2_yx * P2_x - minus_E2_yy * P2_y + c1 * P2_z
    t18 = E2_xx * K2_x - minus_E2_xy * K2_y - s1 * K2_z - 0.333 * t17
    t19 = E2_yx * K2_x - minus_E2_yy * K2_y + c1 * K2_z + 0.333 * t16
    t20 = 0.05649492601407083 * w3_x - 0.008248333140675744 * w3_y
    t21 = 0.05287838199960611 * w3_y - 0.008248333140675744 * w3_x
    t22 = 0.005487648106562255 * w3_x + 0.0043772571218395825 * w3_y
    K3_x = t20 - 0.005487648106562255 * w3_z + 0.214708623208 * v3_y
    K3_y = t21 - 0.0043772571218395825 * w3_z - 0.214708623208 * v3_x
    t23 = 0.088844724872 * v3_y - 0.126729164208 * v3_x
    K3_z = 0.01824920229252011 * w3_z - t22 + t23
    t24 = 0.126729164208 * w3_z + 0.214708623208 * w3_y
    P3_x = 3.228604 * v3_x - t24
    t25 = 0.214708623208 * w3_x + 0.088844724872 * w3_z
    P3_y = 3.228604 * v3_y + t25
    P3_z = 0.126729164208 * w3_x - 0.088844724872 * w3_y

    # link 4: momentum (angular K, linear P) in its own frame
    t26 = E3_xx * P3_x - minus_E3_xy * P3_y + minus_E2_xy * P3_z
    t27 = E3_yx * P3_x + E3_yy * P3_y + minus_E2_yy * P3_z
    t28 = E3_zy * P3_y - minus_E3_zx * P3_x + c2 * P3_z
    t29 = E3_xx * K3_x - minus_E3_xy * K3_y + minus_E2_xy * K3_z
    t30 = E3_yx * K3_x + E3_yy * K3_y + minus_E2_yy * K3_z
    t31 = E3_zy * K3_y - minus_E3_zx * K3_x + c2 * K3_z
    t32 = c1 * K1_x - s1 * K1_y - 0.333 * t8 + t18
    t33 = s1 * K1_x + c1 * K1_y - 0.333 * t7 + t19
    t34 = t31 + (o3_x * t27 - o3_y * t26)
    t35 = 0.06767727025085991 * w4_x + 0.02771584317362585 * w4_y
    t36 = 0.02771584317362585 * w4_x + 0.03239943042445132 * w4_y
    t37 = 0.0039053550262761003 * w4_x - 0.0016444875773692705 * w4_y
    t38 = 0.09850206933 * minus_v4_y - 0.374644408005 * minus_v4_z
    K4_x = t35 + 0.0039053550262761003 * w4_z + t38
    t39 = 0.09850206933 * v4_x - 0.19076837715 * minus_v4_z
    K4_y = t36 - 0.0016444875773692705 * w4_z + t39
    t40 = 0.19076837715 * minus_v4_y - 0.374644408005 * v4_x
    K4_z = t37 + 0.0775861490525396 * w4_z + t40
    P4_x = 3.587895 * v4_x - (0.374644408005 * w4_z - 0.09850206933 * w4_y)
    t41 = 0.09850206933 * w4_x + 0.19076837715 * w4_z
    minus_P4_y = 3.587895 * minus_v4_y + t41
    t42 = 0.19076837715 * w4_y + 0.374644408005 * w4_x
    P4_z = t42 - 3.587895 * minus_v4_z

    # link 5: momentum (angular K, linear P) in its own frame
    t43 = E4_xx * P4_x - E4_xy * minus_P4_y + minus_E3_xy * P4_z
    t44 = E4_yx * P4_x - E4_yy * minus_P4_y - E3_yy * P4_z
    t45 = E4_zx * P4_x - E4_zy * minus_P4_y - E3_zy * P4_z
    t46 = E4_xx * K4_x + E4_xy * K4_y + minus_E3_xy * K4_z
    t47 = E4_yx * K4_x + E4_yy * K4_y - E3_yy * K4_z
    t48 = E4_zx * K4_x + E4_zy * K4_y - E3_zy * K4_z
    t49 = t32 + (t29 + (o3_y * t28 - o3_z * t27))
    t50 = t33 + (t30 + (o3_z * t26 - o3_x * t28))
    t51 = K1_z - (s2 * K2_x + c2 * K2_y) + t34
    t52 = 0.03942757095803552 * w5_x + 0.0015152444733270301 * minus_w5_y
    t53 = 0.0015152444733270301 * w5_x + 0.03146037232526039 * minus_w5_y
    t54 = 0.004600245517563105 * w5_x + 0.0021640520520981297 * minus_w5_y
    t55 = 0.05034347249 * minus_v5_z + 0.047121686402 * minus_v5_y
    K5_x = t52 - 0.004600245517563105 * w5_z - t55
    t56 = 0.047121686402 * v5_x + 0.014653732538 * minus_v5_z
    K5_y = 0.0021640520520981297 * w5_z - t53 - t56
    t57 = 0.014653732538 * minus_v5_y - 0.05034347249 * v5_x
    K5_z = 0.010869510762828563 * w5_z - t54 + t57
    t58 = 0.05034347249 * w5_z - 0.047121686402 * minus_w5_y
    P5_x = 1.225946 * v5_x - t58
    t59 = 0.014653732538 * w5_z - 0.047121686402 * w5_x
    minus_P5_y = 1.225946 * minus_v5_y + t59
    t60 = 0.014653732538 * minus_w5_y - 0.05034347249 * w5_x
    minus_P5_z = 1.225946 * minus_v5_z + t60

    # link 6: momentum (angular K, linear P) in its own frame
    t61 = E5_xx * P5_x + minus_E5_xy * minus_P5_y - E4_xy * minus_P5_z
    t62 = E5_yx * P5_x + minus_E5_yy * minus_P5_y - E4_yy * minus_P5_z
    t63 = E5_zx * P5_x - E5_zy * minus_P5_y - E4_zy * minus_P5_z
    t64 = E5_xx * K5_x - minus_E5_xy * K5_y + E4_xy * K5_z
    t65 = E5_yx * K5_x - minus_E5_yy * K5_y + E4_yy * K5_z
    t66 = E5_zx * K5_x + E5_zy * K5_y + E4_zy * K5_z
    t67 = t49 + (t46 + (o4_y * t45 - o4_z * t44))
    t68 = t50 + (t47 + (o4_z * t43 - o4_x * t45))
    t69 = t51 + (t48 + (o4_x * t44 - o4_y * t43))
    t70 = 0.00248046035817079 * w6_x + 0.001524110902883315 * w6_y
    t71 = 0.001524110902883315 * w6_x + 0.010567766133106952 * w6_y
    t72 = 9.3569097314605e-05 * w6_y - 0.00010375891721868492 * w6_x
    t73 = 0.023526756935 * minus_v5_y + 0.017527158935000002 * minus_v6_y
    K6_x = t70 - 0.00010375891721868492 * w6_z - t73
    t74 = 0.017527158935000002 * v6_x + 0.10024161669500001 * minus_v5_y
    K6_y = t71 + 9.3569097314605e-05 * w6_z - t74
    t75 = 0.023526756935 * v6_x - 0.10024161669500001 * minus_v6_y
    K6_z = t72 + 0.011794560230238952 * w6_z + t75
    t76 = 0.017527158935000002 * w6_y - 0.023526756935 * w6_z
    P6_x = 1.666555 * v6_x - t76
    t77 = 0.017527158935000002 * w6_x + 0.10024161669500001 * w6_z
    P6_y = t77 - 1.666555 * minus_v6_y
    t78 = 0.10024161669500001 * w6_y + 0.023526756935 * w6_x
    P6_z = 1.666555 * minus_v5_y - t78

    # link 7: momentum (angular K, linear P) in its own frame
    t79 = E6_xx * P6_x + E6_xy * P6_y + minus_E5_xy * P6_z
    t80 = E6_yx * P6_x + E6_yy * P6_y + minus_E5_yy * P6_z
    t81 = E6_zx * P6_x + E6_zy * P6_y - E5_zy * P6_z
    t82 = E6_xx * K6_x + E6_xy * K6_y + minus_E5_xy * K6_z
    t83 = E6_yx * K6_x + E6_yy * K6_y + minus_E5_yy * K6_z
    t84 = E6_zx * K6_x + E6_zy * K6_y - E5_zy * K6_z
    t85 = t67 + (t64 + (o5_y * t63 - o5_z * t62))
    t86 = t68 + (t65 + (o5_z * t61 - o5_x * t63))
    t87 = t69 + (t66 + (o5_x * t62 - o5_y * t61))
    t88 = 0.015320008390949585 * w7_x - 0.000395108718315752 * w7_y
    t89 = 0.012899064612428355 * w7_y - 0.000395108718315752 * w7_x
    t90 = 0.001672482661783778 * w7_x + 0.000548359106408232 * w7_y
    t91 = 0.0031274395439999996 * v7_z + 0.045305948634 * v7_y
    K7_x = t88 - 0.001672482661783778 * w7_z - t91
    t92 = 0.045305948634 * v7_x - 0.007735484874 * v7_z
    K7_y = t89 - 0.000548359106408232 * w7_z + t92
    t93 = 0.007735484874 * v7_y + 0.0031274395439999996 * v7_x
    K7_z = 0.004909651967360946 * w7_z - t90 + t93
    t94 = 0.0031274395439999996 * w7_z + 0.045305948634 * w7_y
    P7_x = 0.735522 * v7_x + t94
    t95 = 0.045305948634 * w7_x - 0.007735484874 * w7_z
    P7_y = 0.735522 * v7_y - t95
    t96 = 0.007735484874 * w7_y + 0.0031274395439999996 * w7_x
    P7_z = 0.735522 * v7_z - t96

    # results
    t97 = E7_xx * P7_x + E7_xy * P7_y - E6_xy * P7_z
    t98 = E7_yx * P7_x + E7_yy * P7_y - E6_yy * P7_z
    t99 = E7_zx * P7_x - minus_E7_zy * P7_y - E6_zy * P7_z
    t100 = E7_xx * K7_x + E7_xy * K7_y - E6_xy * K7_z
    t101 = E7_yx * K7_x + E7_yy * K7_y - E6_yy * K7_z
    t102 = E7_zx * K7_x - minus_E7_zy * K7_y - E6_zy * K7_z
    t103 = t85 + (t82 + (o5_y * t81 - o5_z * t80))
    t104 = t86 + (t83 + (o5_z * t79 - o5_x * t81))
    t105 = t87 + (t84 + (o5_x * t80 - o5_y * t79))

    P = np.empty((6, *batch), dtype)
    P[0] = t103 + (t100 + (o7_y * t99 - o7_z * t98))
    P[1] = t104 + (t101 + (o7_z * t97 - o7_x * t99))
    P[2] = t105 + (t102 + (o7_x * t98 - o7_y * t97))
    P[3] = t16 - t7 + t26 + t43 + t61 + t79 + t97
    P[4] = t8 + t17 + t27 + t44 + t62 + t80 + t98
    P[5] = t28 - (s2 * P2_x + c2 * P2_y) + t45 + t63 + t81 + t99
    return _packed(P, 1)


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


def jacobian_space(q):
    """The space Jacobian of each tip: its twist in base coordinates is J qd.

    q: joint positions (rad, m), shape (..., 7)
    J: Jacobian of each tip, angular rows first, shape (..., 1, 6, 7)
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
    E7_xz = E5_xx * s6 - E4_xy * c6
    E7_yz = E5_yx * s6 - E4_yy * c6
    E7_zz = E5_zx * s6 - E4_zy * c6
    o7_x = o5_x + 0.088 * E6_xx
    o7_y = o5_y + 0.088 * E6_yx
    o7_z = o5_z + 0.088 * E6_zx

    J = np.empty((1, 6, 7, *batch), dtype)
    J[0, 0, 0] = 0.0
    J[0, 0, 1] = -s1
    J[0, 0, 2] = minus_E2_xy
    J[0, 0, 3] = minus_E3_xy
    J[0, 0, 4] = E4_xy
    J[0, 0, 5] = minus_E5_xy
    J[0, 0, 6] = E7_xz
    J[0, 1, 0] = 0.0
    J[0, 1, 1] = c1
    J[0, 1, 2] = minus_E2_yy
    J[0, 1, 3] = E4_yz
    J[0, 1, 4] = E4_yy
    J[0, 1, 5] = minus_E5_yy
    J[0, 1, 6] = E7_yz
    J[0, 2, 0] = 1.0
    J[0, 2, 1] = 0.0
    J[0, 2, 2] = c2
    J[0, 2, 3] = -E3_zy
    J[0, 2, 4] = E4_zy
    J[0, 2, 5] = E6_zz
    J[0, 2, 6] = E7_zz
    J[0, 3, 0] = 0.0
    J[0, 3, 1] = -0.333 * c1
    J[0, 3, 2] = o3_y * c2 - o3_z * minus_E2_yy
    J[0, 3, 3] = -(o4_y * E3_zy + o4_z * E4_yz)
    J[0, 3, 4] = o5_y * E4_zy - o5_z * E4_yy
    J[0, 3, 5] = o5_y * E6_zz - o5_z * minus_E5_yy
    J[0, 3, 6] = o7_y * E7_zz - o7_z * E7_yz
    J[0, 4, 0] = 0.0
    J[0, 4, 1] = -0.333 * s1
    J[0, 4, 2] = o3_z * minus_E2_xy - o3_x * c2
    J[0, 4, 3] = o4_z * minus_E3_xy + o4_x * E3_zy
    J[0, 4, 4] = o5_z * E4_xy - o5_x * E4_zy
    J[0, 4, 5] = o5_z * minus_E5_xy - o5_x * E6_zz
    J[0, 4, 6] = o7_z * E7_xz - o7_x * E7_zz
    J[0, 5, 0] = 0.0
    J[0, 5, 1] = 0.0
    J[0, 5, 2] = o3_x * minus_E2_yy - o3_y * minus_E2_xy
    J[0, 5, 3] = o4_x * E4_yz - o4_y * minus_E3_xy
    J[0, 5, 4] = o5_x * E4_yy - o5_y * E4_xy
    J[0, 5, 5] = o5_x * minus_E5_yy - o5_y * minus_E5_xy
    J[0, 5, 6] = o7_x * E7_yz - o7_y * E7_xz
    return _packed(J, 3)


def jacobian_world(q):
    """The Jacobian of each tip's angular velocity and origin, in base axes.

    q: joint positions (rad, m), shape (..., 7)
    J: Jacobian of each tip, angular rows first, shape (..., 1, 6, 7)
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
    E7_xz = E5_xx * s6 - E4_xy * c6
    E7_yz = E5_yx * s6 - E4_yy * c6
    E7_zz = E5_zx * s6 - E4_zy * c6
    o7_x = o5_x + 0.088 * E6_xx
    o7_y = o5_y + 0.088 * E6_yx
    o7_z = o5_z + 0.088 * E6_zx

    # results
    t1 = o7_x + 0.107 * E7_xz
    t2 = o7_y + 0.107 * E7_yz
    t3 = o7_z + 0.107 * E7_zz
    t4 = t1 - o7_x
    t5 = t2 - o7_y
    t6 = t3 - o7_z
    t7 = t1 - o5_x
    t8 = t2 - o5_y
    t9 = t3 - o5_z
    t10 = t1 - o4_x
    t11 = t2 - o4_y
    t12 = t3 - o4_z
    t13 = t1 - o3_x
    t14 = t2 - o3_y
    t15 = t3 - o3_z
    t16 = t3 - 0.333

    J = np.empty((1, 6, 7, *batch), dtype)
    J[0, 0, 0] = 0.0
    J[0, 0, 1] = -s1
    J[0, 0, 2] = minus_E2_xy
    J[0, 0, 3] = minus_E3_xy
    J[0, 0, 4] = E4_xy
    J[0, 0, 5] = minus_E5_xy
    J[0, 0, 6] = E7_xz
    J[0, 1, 0] = 0.0
    J[0, 1, 1] = c1
    J[0, 1, 2] = minus_E2_yy
    J[0, 1, 3] = E4_yz
    J[0, 1, 4] = E4_yy
    J[0, 1, 5] = minus_E5_yy
    J[0, 1, 6] = E7_yz
    J[0, 2, 0] = 1.0
    J[0, 2, 1] = 0.0
    J[0, 2, 2] = c2
    J[0, 2, 3] = -E3_zy
    J[0, 2, 4] = E4_zy
    J[0, 2, 5] = E6_zz
    J[0, 2, 6] = E7_zz
    J[0, 3, 0] = -t2
    J[0, 3, 1] = c1 * t16
    J[0, 3, 2] = minus_E2_yy * t15 - c2 * t14
    J[0, 3, 3] = E4_yz * t12 + E3_zy * t11
    J[0, 3, 4] = E4_yy * t9 - E4_zy * t8
    J[0, 3, 5] = minus_E5_yy * t9 - E6_zz * t8
    J[0, 3, 6] = E7_yz * t6 - E7_zz * t5
    J[0, 4, 0] = t1
    J[0, 4, 1] = s1 * t16
    J[0, 4, 2] = c2 * t13 - minus_E2_xy * t15
    J[0, 4, 3] = -(E3_zy * t10 + minus_E3_xy * t12)
    J[0, 4, 4] = E4_zy * t7 - E4_xy * t9
    J[0, 4, 5] = E6_zz * t7 - minus_E5_xy * t9
    J[0, 4, 6] = E7_zz * t4 - E7_xz * t6
    J[0, 5, 0] = 0.0
    J[0, 5, 1] = -(s1 * t2 + c1 * t1)
    J[0, 5, 2] = minus_E2_xy * t14 - minus_E2_yy * t13
    J[0, 5, 3] = minus_E3_xy * t11 - E4_yz * t10
    J[0, 5, 4] = E4_xy * t8 - E4_yy * t7
    J[0, 5, 5] = minus_E5_xy * t8 - minus_E5_yy * t7
    J[0, 5, 6] = E7_xz * t5 - E7_yz * t4
    return _packed(J, 3)


def jacobian_dot(q, qd):
    """The rate of the body Jacobian: a tip's twist changes by J qdd + Jdot qd.

    q: joint positions (rad, m), shape (..., 7)
    qd: joint velocities (rad/s, m/s), shape (..., 7)
    Jdot: rate of the body Jacobian of each tip, shape (..., 1, 6, 7)
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

    # tip 1: axes E and origin o seen from link 5
    t1 = 0.107 * c7
    t2 = 0.107 * s7
    E5t1_xx = c6 * c7
    minus_E5t1_xy = c6 * s7
    E5t1_zx = s6 * c7
    minus_E5t1_zy = s6 * s7
    o5t1_x = 0.088 * c6 + 0.107 * s6
    o5t1_z = 0.088 * s6 - 0.107 * c6

    # tip 1: axes E and origin o seen from link 4
    t3 = s7 * o5t1_x
    t4 = c7 * o5t1_x
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
    t5 = E5t1_zx * o4t1_x - E4t1_xx * o4t1_y
    t6 = E4t1_xy * o4t1_y + minus_E5t1_zy * o4t1_x
    t7 = E4t1_xz * o4t1_y + c6 * o4t1_x
    E3t1_xx = c4 * E4t1_xx - s4 * E5t1_zx
    E3t1_xy = c4 * E4t1_xy + s4 * minus_E5t1_zy
    E3t1_xz = c4 * E4t1_xz + s4 * c6
    E3t1_zx = s4 * E4t1_xx + c4 * E5t1_zx
    E3t1_zy = s4 * E4t1_xy - c4 * minus_E5t1_zy
    E3t1_zz = s4 * E4t1_xz - c4 * c6
    o3t1_z = s4 * o4t1_x + c4 * o4t1_y
    o3t1_x = c4 * o4t1_x - s4 * o4t1_y + 0.0825

    # tip 1: axes E and origin o seen from link 2
    t8 = E4t1_zx * o3t1_x + E3t1_xx * minus_o4t1_z
    t9 = E3t1_xy * minus_o4t1_z + E4t1_zy * o3t1_x
    t10 = minus_E4t1_zz * o3t1_x - E3t1_xz * minus_o4t1_z
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
    t11 = E2t1_xx * minus_o2t1_y - E3t1_zx * o2t1_x
    t12 = E2t1_xy * minus_o2t1_y - E3t1_zy * o2t1_x
    t13 = E2t1_xz * minus_o2t1_y - E3t1_zz * o2t1_x
    E1t1_xx = c2 * E2t1_xx + s2 * E3t1_zx
    E1t1_xy = c2 * E2t1_xy + s2 * E3t1_zy
    E1t1_xz = c2 * E2t1_xz + s2 * E3t1_zz
    E1t1_zx = c2 * E3t1_zx - s2 * E2t1_xx
    minus_E1t1_zy = s2 * E2t1_xy - c2 * E3t1_zy
    minus_E1t1_zz = s2 * E2t1_xz - c2 * E3t1_zz
    o1t1_x = c2 * o2t1_x + s2 * minus_o2t1_y

    # tip 1: twist relative to the links inside
    t14 = E2t1_zx * o1t1_x - E1t1_xx * o2t1_z
    t15 = E2t1_zy * o1t1_x - E1t1_xy * o2t1_z
    t16 = E2t1_zz * o1t1_x - E1t1_xz * o2t1_z
    w2t1_x = qd[5] * s7
    w2t1_y = qd[5] * c7
    v2t1_x = qd[5] * t1
    minus_v2t1_y = qd[5] * t2
    minus_v2t1_z = 0.088 * qd[5]
    t17 = minus_E5t1_zy * v2t1_x - E5t1_zx * minus_v2t1_y
    w3t1_x = w2t1_x + qd[4] * E5t1_zx
    w3t1_y = w2t1_y - qd[4] * minus_E5t1_zy
    w3t1_z = qd[6] - qd[4] * c6
    v3t1_x = v2t1_x - qd[4] * t3
    minus_v3t1_y = minus_v2t1_y + qd[4] * t4
    t18 = E4t1_zy * minus_v2t1_z + minus_E4t1_zz * minus_v3t1_y
    t19 = E4t1_zx * minus_v2t1_z - minus_E4t1_zz * v3t1_x
    t20 = E4t1_zx * minus_v3t1_y + E4t1_zy * v3t1_x
    w4t1_x = w3t1_x + qd[3] * E4t1_zx
    w4t1_y = w3t1_y + qd[3] * E4t1_zy
    w4t1_z = w3t1_z - qd[3] * minus_E4t1_zz
    v4t1_x = v3t1_x + qd[3] * t5
    minus_v4t1_y = minus_v3t1_y + qd[3] * t6
    minus_v4t1_z = minus_v2t1_z + qd[3] * t7
    t21 = E3t1_zz * minus_v4t1_y - E3t1_zy * minus_v4t1_z
    t22 = E3t1_zz * v4t1_x + E3t1_zx * minus_v4t1_z
    t23 = E3t1_zx * minus_v4t1_y + E3t1_zy * v4t1_x
    w5t1_x = w4t1_x + qd[2] * E3t1_zx
    w5t1_y = w4t1_y + qd[2] * E3t1_zy
    w5t1_z = w4t1_z + qd[2] * E3t1_zz
    v5t1_x = v4t1_x - qd[2] * t8
    minus_v5t1_y = minus_v4t1_y + qd[2] * t9
    v5t1_z = qd[2] * t10 - minus_v4t1_z
    t24 = E2t1_zy * v5t1_z + E2t1_zz * minus_v5t1_y
    t25 = E2t1_zz * v5t1_x - E2t1_zx * v5t1_z
    t26 = E2t1_zx * minus_v5t1_y + E2t1_zy * v5t1_x
    w6t1_x = w5t1_x + qd[1] * E2t1_zx
    w6t1_y = w5t1_y + qd[1] * E2t1_zy
    w6t1_z = w5t1_z + qd[1] * E2t1_zz
    v6t1_x = v5t1_x + qd[1] * t11
    v6t1_y = qd[1] * t12 - minus_v5t1_y
    v6t1_z = v5t1_z + qd[1] * t13

    # results
    t27 = minus_E1t1_zz * v6t1_y - minus_E1t1_zy * v6t1_z
    t28 = minus_E1t1_zz * v6t1_x + E1t1_zx * v6t1_z
    t29 = E1t1_zx * v6t1_y + minus_E1t1_zy * v6t1_x

    Jdot = np.empty((1, 6, 7, *batch), dtype)
    Jdot[0, 0, 0] = minus_E1t1_zz * w6t1_y - minus_E1t1_zy * w6t1_z
    Jdot[0, 0, 1] = E2t1_zy * w5t1_z - E2t1_zz * w5t1_y
    Jdot[0, 0, 2] = E3t1_zy * w4t1_z - E3t1_zz * w4t1_y
    Jdot[0, 0, 3] = E4t1_zy * w3t1_z + minus_E4t1_zz * w3t1_y
    Jdot[0, 0, 4] = c6 * w2t1_y - minus_E5t1_zy * qd[6]
    Jdot[0, 0, 5] = c7 * qd[6]
    Jdot[0, 0, 6] = 0.0
    Jdot[0, 1, 0] = -(minus_E1t1_zz * w6t1_x + E1t1_zx * w6t1_z)
    Jdot[0, 1, 1] = E2t1_zz * w5t1_x - E2t1_zx * w5t1_z
    Jdot[0, 1, 2] = E3t1_zz * w4t1_x - E3t1_zx * w4t1_z
    Jdot[0, 1, 3] = -(minus_E4t1_zz * w3t1_x + E4t1_zx * w3t1_z)
    Jdot[0, 1, 4] = -(c6 * w2t1_x + E5t1_zx * qd[6])
    Jdot[0, 1, 5] = -s7 * qd[6]
    Jdot[0, 1, 6] = 0.0
    Jdot[0, 2, 0] = E1t1_zx * w6t1_y + minus_E1t1_zy * w6t1_x
    Jdot[0, 2, 1] = E2t1_zx * w5t1_y - E2t1_zy * w5t1_x
    Jdot[0, 2, 2] = E3t1_zx * w4t1_y - E3t1_zy * w4t1_x
    Jdot[0, 2, 3] = E4t1_zx * w3t1_y - E4t1_zy * w3t1_x
    Jdot[0, 2, 4] = E5t1_zx * w2t1_y + minus_E5t1_zy * w2t1_x
    Jdot[0, 2, 5] = 0.0
    Jdot[0, 2, 6] = 0.0
    Jdot[0, 3, 0] = t27 - (w6t1_y * t16 - w6t1_z * t15)
    Jdot[0, 3, 1] = t24 - (w5t1_y * t13 - w5t1_z * t12)
    Jdot[0, 3, 2] = t21 - (w4t1_y * t10 + w4t1_z * t9)
    Jdot[0, 3, 3] = -(t18 + (w3t1_z * t6 - w3t1_y * t7))
    Jdot[0, 3, 4] = minus_E5t1_zy * minus_v2t1_z - c6 * minus_v2t1_y - qd[6] * t4
    Jdot[0, 3, 5] = -qd[6] * t2
    Jdot[0, 3, 6] = 0.0
    Jdot[0, 4, 0] = -(t28 + (w6t1_z * t14 - w6t1_x * t16))
    Jdot[0, 4, 1] = t25 - (w5t1_z * t11 - w5t1_x * t13)
    Jdot[0, 4, 2] = t22 + (w4t1_z * t8 + w4t1_x * t10)
    Jdot[0, 4, 3] = t19 - (w3t1_z * t5 + w3t1_x * t7)
    Jdot[0, 4, 4] = E5t1_zx * minus_v2t1_z - c6 * v2t1_x + qd[6] * t3
    Jdot[0, 4, 5] = -qd[6] * t1
    Jdot[0, 4, 6] = 0.0
    Jdot[0, 5, 0] = t29 - (w6t1_x * t15 - w6t1_y * t14)
    Jdot[0, 5, 1] = -(t26 + (w5t1_x * t12 - w5t1_y * t11))
    Jdot[0, 5, 2] = w4t1_x * t9 - w4t1_y * t8 - t23
    Jdot[0, 5, 3] = w3t1_x * t6 + w3t1_y * t5 - t20
    Jdot[0, 5, 4] = t17 - (w2t1_y * t3 - w2t1_x * t4)
    Jdot[0, 5, 5] = 0.0
    Jdot[0, 5, 6] = 0.0
    return _packed(Jdot, 3)


def link_motions(q, qd, qdd):
    """Twist and its rate for every link, angular first.

    q: joint positions (rad, m), shape (..., 7)
    qd: joint velocities (rad/s, m/s), shape (..., 7)
    qdd: joint accelerations (rad/s^2, m/s^2), shape (..., 7)
    V: twist of each link in its own frame, shape (..., 7, 6)
    Vdot: rate of V, gravity not included, shape (..., 7, 6)
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

    # link 2: twist (angular w, linear v)
    minus_w2_x = s2 * qd[0]
    minus_w2_y = c2 * qd[0]

    # link 2: acceleration (angular b, linear a)
    minus_b2_x = s2 * qdd[0] + minus_w2_y * qd[1]
    b2_y = minus_w2_x * qd[1] - c2 * qdd[0]

    # link 3: twist (angular w, linear v)
    w3_x = s3 * qd[1] - c3 * minus_w2_x
    w3_y = s3 * minus_w2_x + c3 * qd[1]
    t1 = 0.316 * qd[1]
    t2 = 0.316 * minus_w2_x
    v3_x = c3 * t1 + s3 * t2
    v3_y = c3 * t2 - s3 * t1
    w3_z = minus_w2_y + qd[2]

    # link 3: acceleration (angular b, linear a)
    t3 = 0.316 * qdd[1]
    t4 = 0.316 * minus_b2_x
    b3_z = qdd[2] - b2_y
    b3_x = s3 * qdd[1] - c3 * minus_b2_x + w3_y * qd[2]
    b3_y = s3 * minus_b2_x + c3 * qdd[1] - w3_x * qd[2]
    a3_x = c3 * t3 + s3 * t4 + qd[2] * v3_y
    a3_y = c3 * t4 - s3 * t3 - qd[2] * v3_x

    # link 4: twist (angular w, linear v)
    w4_x = c4 * w3_x + s4 * w3_z
    w4_y = c4 * w3_z - s4 * w3_x
    t5 = 0.0825 * w3_y
    minus_v4_z = v3_y + 0.0825 * w3_z
    v4_x = c4 * v3_x - s4 * t5
    minus_v4_y = s4 * v3_x + c4 * t5
    w4_z = qd[3] - w3_y

    # link 4: acceleration (angular b, linear a)
    t6 = 0.0825 * b3_y
    minus_a4_z = a3_y + 0.0825 * b3_z
    b4_z = qdd[3] - b3_y
    b4_x = c4 * b3_x + s4 * b3_z + w4_y * qd[3]
    b4_y = c4 * b3_z - s4 * b3_x - w4_x * qd[3]
    a4_x = c4 * a3_x - s4 * t6 - qd[3] * minus_v4_y
    minus_a4_y = s4 * a3_x + c4 * t6 + qd[3] * v4_x

    # link 5: twist (angular w, linear v)
    w5_x = c5 * w4_x - s5 * w4_z
    minus_w5_y = s5 * w4_x + c5 * w4_z
    t7 = v4_x - 0.384 * w4_z
    minus_v5_z = minus_v4_y + 0.0825 * w4_z
    t8 = 0.0825 * w4_y + 0.384 * w4_x - minus_v4_z
    v5_x = c5 * t7 - s5 * t8
    minus_v5_y = s5 * t7 + c5 * t8
    w5_z = w4_y + qd[4]

    # link 5: acceleration (angular b, linear a)
    t9 = a4_x - 0.384 * b4_z
    minus_a5_z = minus_a4_y + 0.0825 * b4_z
    t10 = 0.0825 * b4_y + 0.384 * b4_x - minus_a4_z
    b5_z = b4_y + qdd[4]
    b5_x = c5 * b4_x - s5 * b4_z - minus_w5_y * qd[4]
    minus_b5_y = s5 * b4_x + c5 * b4_z + w5_x * qd[4]
    a5_x = c5 * t9 - s5 * t10 - qd[4] * minus_v5_y
    minus_a5_y = s5 * t9 + c5 * t10 + qd[4] * v5_x

    # link 6: twist (angular w, linear v)
    w6_x = c6 * w5_x + s6 * w5_z
    w6_y = c6 * w5_z - s6 * w5_x
    v6_x = c6 * v5_x - s6 * minus_v5_z
    minus_v6_y = s6 * v5_x + c6 * minus_v5_z
    w6_z = minus_w5_y + qd[5]

    # link 6: acceleration (angular b, linear a)
    b6_z = minus_b5_y + qdd[5]
    b6_x = c6 * b5_x + s6 * b5_z + w6_y * qd[5]
    b6_y = c6 * b5_z - s6 * b5_x - w6_x * qd[5]
    a6_x = c6 * a5_x - s6 * minus_a5_z - qd[5] * minus_v6_y
    minus_a6_y = s6 * a5_x + c6 * minus_a5_z + qd[5] * v6_x

    # link 7: twist (angular w, linear v)
    w7_x = c7 * w6_x + s7 * w6_z
    w7_y = c7 * w6_z - s7 * w6_x
    t11 = minus_v5_y - 0.088 * w6_y
    v7_x = c7 * v6_x + s7 * t11
    v7_y = c7 * t11 - s7 * v6_x
    v7_z = minus_v6_y - 0.088 * w6_z
    w7_z = qd[6] - w6_y

    # link 7: acceleration (angular b, linear a)
    t12 = minus_a5_y - 0.088 * b6_y
    a7_z = minus_a6_y - 0.088 * b6_z
    b7_z = qdd[6] - b6_y
    b7_x = c7 * b6_x + s7 * b6_z + w7_y * qd[6]
    b7_y = c7 * b6_z - s7 * b6_x - w7_x * qd[6]
    a7_x = c7 * a6_x + s7 * t12 + qd[6] * v7_y
    a7_y = c7 * t12 - s7 * a6_x - qd[6] * v7_x

    V = np.empty((7, 6, *batch), dtype)
    Vdot = np.empty((7, 6, *batch), dtype)
    V[0, 0] = 0.0
    V[0, 1] = 0.0
    V[0, 2] = qd[0]
    V[0, 3] = 0.0
    V[0, 4] = 0.0
    V[0, 5] = 0.0
    V[1, 0] = -minus_w2_x
    V[1, 1] = -minus_w2_y
    V[1, 2] = qd[1]
    V[1, 3] = 0.0
    V[1, 4] = 0.0
    V[1, 5] = 0.0
    V[2, 0] = w3_x
    V[2, 1] = w3_y
    V[2, 2] = w3_z
    V[2, 3] = v3_x
    V[2, 4] = v3_y
    V[2, 5] = 0.0
    V[3, 0] = w4_x
    V[3, 1] = w4_y
    V[3, 2] = w4_z
    V[3, 3] = v4_x
    V[3, 4] = -minus_v4_y
    V[3, 5] = -minus_v4_z
    V[4, 0] = w5_x
    V[4, 1] = -minus_w5_y
    V[4, 2] = w5_z
    V[4, 3] = v5_x
    V[4, 4] = -minus_v5_y
    V[4, 5] = -minus_v5_z
    V[5, 0] = w6_x
    V[5, 1] = w6_y
    V[5, 2] = w6_z
    V[5, 3] = v6_x
    V[5, 4] = -minus_v6_y
    V[5, 5] = minus_v5_y
    V[6, 0] = w7_x
    V[6, 1] = w7_y
    V[6, 2] = w7_z
    V[6, 3] = v7_x
    V[6, 4] = v7_y
    V[6, 5] = v7_z
    Vdot[0, 0] = 0.0
    Vdot[0, 1] = 0.0
    Vdot[0, 2] = qdd[0]
    Vdot[0, 3] = 0.0
    Vdot[0, 4] = 0.0
    Vdot[0, 5] = 0.0
    Vdot[1, 0] = -minus_b2_x
    Vdot[1, 1] = b2_y
    Vdot[1, 2] = qdd[1]
    Vdot[1, 3] = 0.0
    Vdot[1, 4] = 0.0
    Vdot[1, 5] = 0.0
    Vdot[2, 0] = b3_x
    Vdot[2, 1] = b3_y
    Vdot[2, 2] = b3_z
    Vdot[2, 3] = a3_x
    Vdot[2, 4] = a3_y
    Vdot[2, 5] = 0.0
    Vdot[3, 0] = b4_x
    Vdot[3, 1] = b4_y
    Vdot[3, 2] = b4_z
    Vdot[3, 3] = a4_x
    Vdot[3, 4] = -minus_a4_y
    Vdot[3, 5] = -minus_a4_z
    Vdot[4, 0] = b5_x
    Vdot[4, 1] = -minus_b5_y
    Vdot[4, 2] = b5_z
    Vdot[4, 3] = a5_x
    Vdot[4, 4] = -minus_a5_y
    Vdot[4, 5] = -minus_a5_z
    Vdot[5, 0] = b6_x
    Vdot[5, 1] = b6_y
    Vdot[5, 2] = b6_z
    Vdot[5, 3] = a6_x
    Vdot[5, 4] = -minus_a6_y
    Vdot[5, 5] = minus_a5_y
    Vdot[6, 0] = b7_x
    Vdot[6, 1] = b7_y
    Vdot[6, 2] = b7_z
    Vdot[6, 3] = a7_x
    Vdot[6, 4] = a7_y
    Vdot[6, 5] = a7_z
    return _packed(V, 2), _packed(Vdot, 2)


def joint_wrenches(q, qd, qdd):
    """Full reaction wrenches: what the parent exerts on each link, in the link's frame.

    q: joint positions (rad, m), shape (..., 7)
    qd: joint velocities (rad/s, m/s), shape (..., 7)
    qdd: joint accelerations (rad/s^2, m/s^2), shape (..., 7)
    F: wrench on each link through its joint, shape (..., 7, 6)
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

    # link 2: twist (angular w, linear v)
    minus_w2_x = s2 * qd[0]
    minus_w2_y = c2 * qd[0]

    # link 2: acceleration (angular b, linear a)
    minus_a2_x = 9.81 * s2
    minus_a2_y = 9.81 * c2
    minus_b2_x = s2 * qdd[0] + minus_w2_y * qd[1]
    b2_y = minus_w2_x * qd[1] - c2 * qdd[0]

    # link 3: twist (angular w, linear v)
    w3_x = s3 * qd[1] - c3 * minus_w2_x
    w3_y = s3 * minus_w2_x + c3 * qd[1]
    t1 = 0.316 * qd[1]
    t2 = 0.316 * minus_w2_x
    v3_x = c3 * t1 + s3 * t2
    v3_y = c3 * t2 - s3 * t1
    w3_z = minus_w2_y + qd[2]

    # link 3: acceleration (angular b, linear a)
    t3 = 0.316 * minus_b2_x
    t4 = 0.316 * qdd[1] - minus_a2_x
    b3_z = qdd[2] - b2_y
    b3_x = s3 * qdd[1] - c3 * minus_b2_x + w3_y * qd[2]
    b3_y = s3 * minus_b2_x + c3 * qdd[1] - w3_x * qd[2]
    a3_x = c3 * t4 + s3 * t3 + qd[2] * v3_y
    a3_y = c3 * t3 - s3 * t4 - qd[2] * v3_x

    # link 4: twist (angular w, linear v)
    w4_x = c4 * w3_x + s4 * w3_z
    w4_y = c4 * w3_z - s4 * w3_x
    t5 = 0.0825 * w3_y
    minus_v4_z = v3_y + 0.0825 * w3_z
    v4_x = c4 * v3_x - s4 * t5
    minus_v4_y = s4 * v3_x + c4 * t5
    w4_z = qd[3] - w3_y

    # link 4: acceleration (angular b, linear a)
    minus_a4_z = a3_y + 0.0825 * b3_z
    t6 = minus_a2_y - 0.0825 * b3_y
    b4_z = qdd[3] - b3_y
    b4_x = c4 * b3_x + s4 * b3_z + w4_y * qd[3]
    b4_y = c4 * b3_z - s4 * b3_x - w4_x * qd[3]
    a4_x = c4 * a3_x + s4 * t6 - qd[3] * minus_v4_y
    a4_y = c4 * t6 - s4 * a3_x - qd[3] * v4_x

    # link 5: twist (angular w, linear v)
    w5_x = c5 * w4_x - s5 * w4_z
    minus_w5_y = s5 * w4_x + c5 * w4_z
    t7 = v4_x - 0.384 * w4_z
    minus_v5_z = minus_v4_y + 0.0825 * w4_z
    t8 = 0.0825 * w4_y + 0.384 * w4_x - minus_v4_z
    v5_x = c5 * t7 - s5 * t8
    minus_v5_y = s5 * t7 + c5 * t8
    w5_z = w4_y + qd[4]

    # link 5: acceleration (angular b, linear a)
    t9 = a4_x - 0.384 * b4_z
    a5_z = a4_y - 0.0825 * b4_z
    t10 = 0.0825 * b4_y + 0.384 * b4_x - minus_a4_z
    b5_z = b4_y + qdd[4]
    b5_x = c5 * b4_x - s5 * b4_z - minus_w5_y * qd[4]
    minus_b5_y = s5 * b4_x + c5 * b4_z + w5_x * qd[4]
    a5_x = c5 * t9 - s5 * t10 - qd[4] * minus_v5_y
    minus_a5_y = s5 * t9 + c5 * t10 + qd[4] * v5_x

    # link 6: twist (angular w, linear v)
    w6_x = c6 * w5_x + s6 * w5_z
    w6_y = c6 * w5_z - s6 * w5_x
    v6_x = c6 * v5_x - s6 * minus_v5_z
    minus_v6_y = s6 * v5_x + c6 * minus_v5_z
    w6_z = minus_w5_y + qd[5]

    # link 6: acceleration (angular b, linear a)
    b6_z = minus_b5_y + qdd[5]
    b6_x = c6 * b5_x + s6 * b5_z + w6_y * qd[5]
    b6_y = c6 * b5_z - s6 * b5_x - w6_x * qd[5]
    a6_x = c6 * a5_x + s6 * a5_z - qd[5] * minus_v6_y
    a6_y = c6 * a5_z - s6 * a5_x - qd[5] * v6_x

    # link 7: twist (angular w, linear v)
    w7_x = c7 * w6_x + s7 * w6_z
    w7_y = c7 * w6_z - s7 * w6_x
    t11 = minus_v5_y - 0.088 * w6_y
    v7_x = c7 * v6_x + s7 * t11
    v7_y = c7 * t11 - s7 * v6_x
    v7_z = minus_v6_y - 0.088 * w6_z
    w7_z = qd[6] - w6_y

    # link 7: acceleration (angular b, linear a)
    minus_a7_z = a6_y + 0.088 * b6_z
    t12 = minus_a5_y - 0.088 * b6_y
    b7_z = qdd[6] - b6_y
    b7_x = c7 * b6_x + s7 * b6_z + w7_y * qd[6]
    b7_y = c7 * b6_z - s7 * b6_x - w7_x * qd[6]
    a7_x = c7 * a6_x + s7 * t12 + qd[6] * v7_y
    a7_y = c7 * t12 - s7 * a6_x - qd[6] * v7_x

    # link 1: wrench that moves it (moment n, force f)
    n1_z = 0.009213163777211224 * qdd[0]
    t13 = 0.0101427450875 * qdd[0] + 0.10147457529324001
    n1_x = t13 - qd[0] * (0.020979198845699997 * qd[0])
    t14 = 0.020979198845699997 * qdd[0] - 0.18895433890500002
    n1_y = t14 + qd[0] * (0.0101427450875 * qd[0])
    minus_f1_x = 0.010343993404000001 * qdd[0] + qd[0] * (0.0192614005 * qd[0])
    f1_y = 0.0192614005 * qdd[0] - qd[0] * (0.010343993404000001 * qd[0])

    # link 2: wrench that moves it (moment n, force f)
    t15 = 0.00398335888393552 * minus_w2_y
    t16 = t15 - 0.00850351162402155 * minus_w2_x
    t17 = t16 + 0.01026110182100817 * qd[1]
    t18 = 0.028124284712194955 * minus_w2_y
    t19 = 0.00398335888393552 * minus_w2_x - t18
    t20 = t19 + 0.0007689361029464 * qd[1]
    t21 = 0.01026110182100817 * minus_w2_x
    t22 = t21 + 0.0007689361029464 * minus_w2_y
    t23 = 0.026534991901690206 * qd[1] - t22
    t24 = 0.0022610063699999997 * minus_w2_y
    t25 = 0.018579714719999998 * qd[1] - t24
    t26 = 0.0022610063699999997 * minus_w2_x - 0.002031994566 * qd[1]
    t27 = 0.018579714719999998 * minus_w2_x - 0.002031994566 * minus_w2_y
    t28 = 0.00850351162402155 * minus_b2_x + 0.00398335888393552 * b2_y
    t29 = 0.00398335888393552 * minus_b2_x + 0.028124284712194955 * b2_y
    t30 = 0.0007689361029464 * b2_y - 0.01026110182100817 * minus_b2_x
    t31 = 0.01993386669246 * c2 - 0.18226700140319999 * s2
    t32 = 0.018579714719999998 * qdd[1] + 0.0022610063699999997 * b2_y
    t33 = 0.002031994566 * qdd[1] - 0.0022610063699999997 * minus_b2_x
    t34 = 0.01026110182100817 * qdd[1] - t28 + 0.0221804724897 * c2
    n2_x = t34 - (minus_w2_y * t23 + qd[1] * t20)
    t35 = t29 + 0.0007689361029464 * qdd[1] - 0.0221804724897 * s2
    n2_y = t35 + (qd[1] * t17 + minus_w2_x * t23)
    t36 = t30 + 0.026534991901690206 * qdd[1] + t31
    n2_z = t36 - (minus_w2_x * t20 - minus_w2_y * t17)
    f2_x = t32 - 6.346344060000001 * s2 - (minus_w2_y * t27 + qd[1] * t26)
    f2_y = qd[1] * t25 + minus_w2_x * t27 - (6.346344060000001 * c2 + t33)
    t37 = 0.002031994566 * b2_y + 0.018579714719999998 * minus_b2_x
    f2_z = t37 - (minus_w2_x * t26 - minus_w2_y * t25)

    # link 3: wrench that moves it (moment n, force f)
    t38 = 0.05649492601407083 * w3_x - 0.008248333140675744 * w3_y
    t39 = 0.05287838199960611 * w3_y - 0.008248333140675744 * w3_x
    t40 = 0.005487648106562255 * w3_x + 0.0043772571218395825 * w3_y
    t41 = t38 - 0.005487648106562255 * w3_z + 0.214708623208 * v3_y
    t42 = t39 - 0.0043772571218395825 * w3_z - 0.214708623208 * v3_x
    t43 = 0.088844724872 * v3_y - 0.126729164208 * v3_x
    t44 = 0.01824920229252011 * w3_z - t40 + t43
    t45 = 0.126729164208 * w3_z + 0.214708623208 * w3_y
    t46 = 3.228604 * v3_x - t45
    t47 = 0.214708623208 * w3_x + 0.088844724872 * w3_z
    t48 = 3.228604 * v3_y + t47
    t49 = 0.126729164208 * w3_x - 0.088844724872 * w3_y
    t50 = 0.05649492601407083 * b3_x - 0.008248333140675744 * b3_y
    t51 = 0.05287838199960611 * b3_y - 0.008248333140675744 * b3_x
    t52 = 0.005487648106562255 * b3_x + 0.0043772571218395825 * b3_y
    t53 = 1.24321310088048 * c2 + 0.214708623208 * a3_y
    t54 = 0.214708623208 * a3_x + 0.87156675099432 * c2
    t55 = 0.088844724872 * a3_y - 0.126729164208 * a3_x
    t56 = 0.126729164208 * b3_z + 0.214708623208 * b3_y
    t57 = 0.214708623208 * b3_x + 0.088844724872 * b3_z
    t58 = 0.088844724872 * b3_y - 0.126729164208 * b3_x
    t59 = t50 - 0.005487648106562255 * b3_z + t53
    n3_x = t59 + (w3_y * t44 - w3_z * t42 + v3_y * t49)
    t60 = t51 - 0.0043772571218395825 * b3_z - t54
    n3_y = t60 - (v3_x * t49 - (w3_z * t41 - w3_x * t44))
    t61 = w3_x * t42 - w3_y * t41 + (v3_x * t48 - v3_y * t46)
    n3_z = 0.01824920229252011 * b3_z - t52 + t55 + t61
    f3_x = 3.228604 * a3_x - t56 - (w3_z * t48 - w3_y * t49)
    f3_y = 3.228604 * a3_y + t57 - (w3_x * t49 - w3_z * t46)
    f3_z = 31.67260524 * c2 - t58 - (w3_y * t46 - w3_x * t48)

    # link 4: wrench that moves it (moment n, force f)
    t62 = 0.06767727025085991 * w4_x + 0.02771584317362585 * w4_y
    t63 = 0.02771584317362585 * w4_x + 0.03239943042445132 * w4_y
    t64 = 0.0039053550262761003 * w4_x - 0.0016444875773692705 * w4_y
    t65 = 0.09850206933 * minus_v4_y - 0.374644408005 * minus_v4_z
    t66 = t62 + 0.0039053550262761003 * w4_z + t65
    t67 = 0.09850206933 * v4_x - 0.19076837715 * minus_v4_z
    t68 = t63 - 0.0016444875773692705 * w4_z + t67
    t69 = 0.19076837715 * minus_v4_y - 0.374644408005 * v4_x
    t70 = t64 + 0.0775861490525396 * w4_z + t69
    t71 = 3.587895 * v4_x - (0.374644408005 * w4_z - 0.09850206933 * w4_y)
    t72 = 0.09850206933 * w4_x + 0.19076837715 * w4_z
    t73 = 3.587895 * minus_v4_y + t72
    t74 = 0.19076837715 * w4_y + 0.374644408005 * w4_x
    t75 = t74 - 3.587895 * minus_v4_z
    t76 = 0.06767727025085991 * b4_x + 0.02771584317362585 * b4_y
    t77 = 0.02771584317362585 * b4_x + 0.03239943042445132 * b4_y
    t78 = 0.0039053550262761003 * b4_x - 0.0016444875773692705 * b4_y
    t79 = 0.374644408005 * minus_a4_z + 0.09850206933 * a4_y
    t80 = 0.09850206933 * a4_x - 0.19076837715 * minus_a4_z
    t81 = 0.19076837715 * a4_y + 0.374644408005 * a4_x
    t82 = 0.19076837715 * b4_y + 0.374644408005 * b4_x
    t83 = minus_v4_y * t75 + minus_v4_z * t73 - (w4_y * t70 - w4_z * t68)
    n4_x = t76 + 0.0039053550262761003 * b4_z - t79 - t83
    t84 = minus_v4_z * t71 + v4_x * t75 - (w4_z * t66 - w4_x * t70)
    n4_y = t77 - 0.0016444875773692705 * b4_z + t80 - t84
    t85 = w4_x * t68 - w4_y * t66 + (minus_v4_y * t71 - v4_x * t73)
    n4_z = t78 + 0.0775861490525396 * b4_z - t81 + t85
    t86 = 3.587895 * a4_x - (0.374644408005 * b4_z - 0.09850206933 * b4_y)
    f4_x = t86 + (w4_y * t75 + w4_z * t73)
    t87 = 3.587895 * a4_y - (0.09850206933 * b4_x + 0.19076837715 * b4_z)
    f4_y = t87 - (w4_x * t75 - w4_z * t71)
    f4_z = t82 - 3.587895 * minus_a4_z - (w4_x * t73 + w4_y * t71)

    # link 5: wrench that moves it (moment n, force f)
    t88 = 0.03942757095803552 * w5_x + 0.0015152444733270301 * minus_w5_y
    t89 = 0.0015152444733270301 * w5_x + 0.03146037232526039 * minus_w5_y
    t90 = 0.004600245517563105 * w5_x + 0.0021640520520981297 * minus_w5_y
    t91 = 0.05034347249 * minus_v5_z + 0.047121686402 * minus_v5_y
    t92 = t88 - 0.004600245517563105 * w5_z - t91
    t93 = 0.047121686402 * v5_x + 0.014653732538 * minus_v5_z
    t94 = 0.0021640520520981297 * w5_z - t89 - t93
    t95 = 0.014653732538 * minus_v5_y - 0.05034347249 * v5_x
    t96 = 0.010869510762828563 * w5_z - t90 + t95
    t97 = 0.05034347249 * w5_z - 0.047121686402 * minus_w5_y
    t98 = 1.225946 * v5_x - t97
    t99 = 0.014653732538 * w5_z - 0.047121686402 * w5_x
    t100 = 1.225946 * minus_v5_y + t99
    t101 = 0.014653732538 * minus_w5_y - 0.05034347249 * w5_x
    t102 = 1.225946 * minus_v5_z + t101
    t103 = minus_v5_y * t102 - minus_v5_z * t100
    t104 = 0.03942757095803552 * b5_x + 0.0015152444733270301 * minus_b5_y
    t105 = 0.0015152444733270301 * b5_x + 0.03146037232526039 * minus_b5_y
    t106 = 0.004600245517563105 * b5_x + 0.0021640520520981297 * minus_b5_y
    t107 = 0.05034347249 * a5_z - 0.047121686402 * minus_a5_y
    t108 = 0.014653732538 * a5_z - 0.047121686402 * a5_x
    t109 = 0.014653732538 * minus_a5_y - 0.05034347249 * a5_x
    t110 = 0.05034347249 * b5_z - 0.047121686402 * minus_b5_y
    t111 = 0.014653732538 * b5_z - 0.047121686402 * b5_x
    t112 = 0.014653732538 * minus_b5_y - 0.05034347249 * b5_x
    t113 = t104 - 0.004600245517563105 * b5_z + t107
    n5_x = t113 - (minus_w5_y * t96 + w5_z * t94 - t103)
    t114 = w5_z * t92 - w5_x * t96 + (v5_x * t102 - minus_v5_z * t98)
    n5_y = 0.0021640520520981297 * b5_z - t105 + t108 + t114
    t115 = w5_x * t94 + minus_w5_y * t92 + (minus_v5_y * t98 - v5_x * t100)
    n5_z = 0.010869510762828563 * b5_z - t106 + t109 + t115
    f5_x = 1.225946 * a5_x - t110 + (minus_w5_y * t102 + w5_z * t100)
    f5_y = w5_z * t98 + w5_x * t102 - (1.225946 * minus_a5_y + t111)
    f5_z = 1.225946 * a5_z - t112 - (w5_x * t100 - minus_w5_y * t98)

    # link 6: wrench that moves it (moment n, force f)
    t116 = 0.00248046035817079 * w6_x + 0.001524110902883315 * w6_y
    t117 = 0.001524110902883315 * w6_x + 0.010567766133106952 * w6_y
    t118 = 9.3569097314605e-05 * w6_y - 0.00010375891721868492 * w6_x
    t119 = 0.023526756935 * minus_v5_y + 0.017527158935000002 * minus_v6_y
    t120 = t116 - 0.00010375891721868492 * w6_z - t119
    t121 = 0.017527158935000002 * v6_x + 0.10024161669500001 * minus_v5_y
    t122 = t117 + 9.3569097314605e-05 * w6_z - t121
    t123 = 0.023526756935 * v6_x - 0.10024161669500001 * minus_v6_y
    t124 = t118 + 0.011794560230238952 * w6_z + t123
    t125 = 0.017527158935000002 * w6_y - 0.023526756935 * w6_z
    t126 = 1.666555 * v6_x - t125
    t127 = 0.017527158935000002 * w6_x + 0.10024161669500001 * w6_z
    t128 = t127 - 1.666555 * minus_v6_y
    t129 = 0.10024161669500001 * w6_y + 0.023526756935 * w6_x
    t130 = 1.666555 * minus_v5_y - t129
    t131 = minus_v6_y * t130 + minus_v5_y * t128
    t132 = 0.00248046035817079 * b6_x + 0.001524110902883315 * b6_y
    t133 = 0.001524110902883315 * b6_x + 0.010567766133106952 * b6_y
    t134 = 9.3569097314605e-05 * b6_y - 0.00010375891721868492 * b6_x
    t135 = 0.017527158935000002 * a6_y - 0.023526756935 * minus_a5_y
    t136 = 0.017527158935000002 * a6_x + 0.10024161669500001 * minus_a5_y
    t137 = 0.10024161669500001 * a6_y + 0.023526756935 * a6_x
    t138 = 0.017527158935000002 * b6_y - 0.023526756935 * b6_z
    t139 = 0.017527158935000002 * b6_x + 0.10024161669500001 * b6_z
    t140 = 0.10024161669500001 * b6_y + 0.023526756935 * b6_x
    t141 = t132 - 0.00010375891721868492 * b6_z + t135
    n6_x = t141 - (t131 - (w6_y * t124 - w6_z * t122))
    t142 = w6_z * t120 - w6_x * t124 + (minus_v5_y * t126 - v6_x * t130)
    n6_y = t133 + 9.3569097314605e-05 * b6_z - t136 + t142
    t143 = w6_x * t122 - w6_y * t120 + (v6_x * t128 + minus_v6_y * t126)
    n6_z = t134 + 0.011794560230238952 * b6_z + t137 + t143
    f6_x = 1.666555 * a6_x - t138 - (w6_z * t128 - w6_y * t130)
    f6_y = 1.666555 * a6_y + t139 - (w6_x * t130 - w6_z * t126)
    f6_z = 1.666555 * minus_a5_y - t140 - (w6_y * t126 - w6_x * t128)

    # link 7: wrench that moves it (moment n, force f)
    t144 = 0.015320008390949585 * w7_x - 0.000395108718315752 * w7_y
    t145 = 0.012899064612428355 * w7_y - 0.000395108718315752 * w7_x
    t146 = 0.001672482661783778 * w7_x + 0.000548359106408232 * w7_y
    t147 = 0.0031274395439999996 * v7_z + 0.045305948634 * v7_y
    t148 = t144 - 0.001672482661783778 * w7_z - t147
    t149 = 0.045305948634 * v7_x - 0.007735484874 * v7_z
    t150 = t145 - 0.000548359106408232 * w7_z + t149
    t151 = 0.007735484874 * v7_y + 0.0031274395439999996 * v7_x
    t152 = 0.004909651967360946 * w7_z - t146 + t151
    t153 = 0.0031274395439999996 * w7_z + 0.045305948634 * w7_y
    t154 = 0.735522 * v7_x + t153
    t155 = 0.045305948634 * w7_x - 0.007735484874 * w7_z
    t156 = 0.735522 * v7_y - t155
    t157 = 0.007735484874 * w7_y + 0.0031274395439999996 * w7_x
    t158 = 0.735522 * v7_z - t157
    t159 = 0.015320008390949585 * b7_x - 0.000395108718315752 * b7_y
    t160 = 0.012899064612428355 * b7_y - 0.000395108718315752 * b7_x
    t161 = 0.001672482661783778 * b7_x + 0.000548359106408232 * b7_y
    t162 = 0.0031274395439999996 * minus_a7_z - 0.045305948634 * a7_y
    t163 = 0.045305948634 * a7_x + 0.007735484874 * minus_a7_z
    t164 = 0.007735484874 * a7_y + 0.0031274395439999996 * a7_x
    t165 = 0.0031274395439999996 * b7_z + 0.045305948634 * b7_y
    t166 = 0.045305948634 * b7_x - 0.007735484874 * b7_z
    t167 = 0.007735484874 * b7_y + 0.0031274395439999996 * b7_x
    t168 = w7_y * t152 - w7_z * t150 + (v7_y * t158 - v7_z * t156)
    n7_x = t159 - 0.001672482661783778 * b7_z + t162 + t168
    t169 = w7_z * t148 - w7_x * t152 + (v7_z * t154 - v7_x * t158)
    n7_y = t160 - 0.000548359106408232 * b7_z + t163 + t169
    t170 = w7_x * t150 - w7_y * t148 + (v7_x * t156 - v7_y * t154)
    n7_z = 0.004909651967360946 * b7_z - t161 + t164 + t170
    f7_x = 0.735522 * a7_x + t165 - (w7_z * t156 - w7_y * t158)
    f7_y = 0.735522 * a7_y - t166 - (w7_x * t158 - w7_z * t154)
    minus_f7_z = 0.735522 * minus_a7_z + t167 + (w7_y * t154 - w7_x * t156)

    # joint 6: wrench through it, with that of joint 7
    t171 = s7 * f7_x + c7 * f7_y
    N6_x = n6_x + (c7 * n7_x - s7 * n7_y)
    N6_y = n6_y - (n7_z + 0.088 * t171)
    N6_z = n6_z + (s7 * n7_x + c7 * n7_y + 0.088 * minus_f7_z)
    F6_x = f6_x + (c7 * f7_x - s7 * f7_y)
    F6_y = f6_y + minus_f7_z
    F6_z = f6_z + t171

    # joint 5: wrench through it, with that of joint 6
    N5_x = n5_x + (c6 * N6_x - s6 * N6_y)
    N5_y = n5_y - N6_z
    N5_z = n5_z + (s6 * N6_x + c6 * N6_y)
    F5_x = f5_x + (c6 * F6_x - s6 * F6_y)
    F5_y = f5_y - F6_z
    F5_z = f5_z + (s6 * F6_x + c6 * F6_y)

    # joint 4: wrench through it, with that of joint 5
    t172 = c5 * F5_x - s5 * F5_y
    t173 = s5 * F5_x + c5 * F5_y
    N4_x = n4_x + (c5 * N5_x - s5 * N5_y - 0.384 * t173)
    N4_y = n4_y + (N5_z - 0.0825 * t173)
    N4_z = n4_z - (s5 * N5_x + c5 * N5_y + (0.0825 * F5_z + 0.384 * t172))
    F4_x = f4_x + t172
    F4_y = f4_y + F5_z
    F4_z = f4_z - t173

    # joint 3: wrench through it, with that of joint 4
    t174 = s4 * F4_x + c4 * F4_y
    N3_x = n3_x + (c4 * N4_x - s4 * N4_y)
    N3_y = n3_y - (N4_z + 0.0825 * t174)
    N3_z = n3_z + (s4 * N4_x + c4 * N4_y - 0.0825 * F4_z)
    F3_x = f3_x + (c4 * F4_x - s4 * F4_y)
    F3_y = f3_y - F4_z
    F3_z = f3_z + t174

    # joint 2: wrench through it, with that of joint 3
    t175 = c3 * F3_x - s3 * F3_y
    t176 = s3 * F3_x + c3 * F3_y
    N2_x = n2_x + (c3 * N3_x - s3 * N3_y - 0.316 * t176)
    N2_y = n2_y - N3_z
    N2_z = n2_z + (s3 * N3_x + c3 * N3_y + 0.316 * t175)
    F2_x = f2_x + t175
    F2_y = f2_y - F3_z
    F2_z = f2_z + t176

    # joint 1: wrench through it, with that of joint 2
    N1_x = n1_x + (c2 * N2_x - s2 * N2_y)
    N1_y = n1_y + N2_z
    N1_z = n1_z - (s2 * N2_x + c2 * N2_y)
    F1_x = c2 * F2_x - s2 * F2_y - minus_f1_x
    F1_y = f1_y + F2_z
    F1_z = 48.762410040000006 - (s2 * F2_x + c2 * F2_y)

    F = np.empty((7, 6, *batch), dtype)
    F[0, 0] = N1_x
    F[0, 1] = N1_y
    F[0, 2] = N1_z
    F[0, 3] = F1_x
    F[0, 4] = F1_y
    F[0, 5] = F1_z
    F[1, 0] = N2_x
    F[1, 1] = N2_y
    F[1, 2] = N2_z
    F[1, 3] = F2_x
    F[1, 4] = F2_y
    F[1, 5] = F2_z
    F[2, 0] = N3_x
    F[2, 1] = N3_y
    F[2, 2] = N3_z
    F[2, 3] = F3_x
    F[2, 4] = F3_y
    F[2, 5] = F3_z
    F[3, 0] = N4_x
    F[3, 1] = N4_y
    F[3, 2] = N4_z
    F[3, 3] = F4_x
    F[3, 4] = F4_y
    F[3, 5] = F4_z
    F[4, 0] = N5_x
    F[4, 1] = N5_y
    F[4, 2] = N5_z
    F[4, 3] = F5_x
    F[4, 4] = F5_y
    F[4, 5] = F5_z
    F[5, 0] = N6_x
    F[5, 1] = N6_y
    F[5, 2] = N6_z
    F[5, 3] = F6_x
    F[5, 4] = F6_y
    F[5, 5] = F6_z
    F[6, 0] = n7_x
    F[6, 1] = n7_y
    F[6, 2] = n7_z
    F[6, 3] = f7_x
    F[6, 4] = f7_y
    F[6, 5] = -minus_f7_z
    return _packed(F, 2)


def passive_forces(q, qd):
    """Friction and springs, as forces that the motors have to overcome.

    q: joint positions (rad, m), shape (..., 7)
    qd: joint velocities (rad/s, m/s), shape (..., 7)
    tau_p: friction and spring forces (N m, N), shape (..., 7)
    """
    batch, dtype, q, qd = _unpack(
        ("q", q, (7,)),
        ("qd", qd, (7,)),
    )

    tau_p = np.empty((7, *batch), dtype)
    tau_p[0] = 0.0
    tau_p[1] = 0.0
    tau_p[2] = 0.0
    tau_p[3] = 0.0
    tau_p[4] = 0.0
    tau_p[5] = 0.0
    tau_p[6] = 0.0
    return _packed(tau_p, 1)


def parameter_gradient(q, qd, qdd, p):
    """Gradient of inverse_dynamics in the parameters that are named in the manifest.

    q: joint positions (rad, m), shape (..., 7)
    qd: joint velocities (rad/s, m/s), shape (..., 7)
    qdd: joint accelerations (rad/s^2, m/s^2), shape (..., 7)
    p: parameters, shape (..., 99)
    dtau_dp: d(joint forces (N m, N))/dp, shape (..., 7, 70)
    """
    batch, dtype, q, qd, qdd, p = _unpack(
        ("q", q, (7,)),
        ("qd", qd, (7,)),
        ("qdd", qdd, (7,)),
        ("p", p, (99,)),
    )

    # parameters
    panda_joint1_alpha = p[70]
    panda_joint1_theta = p[72]
    panda_joint2_alpha = p[74]
    panda_joint2_a = p[75]
    panda_joint2_theta = p[76]
    panda_joint2_d = p[77]
    panda_joint3_alpha = p[78]
    panda_joint3_a = p[79]
    panda_joint3_theta = p[80]
    panda_joint3_d = p[81]
    panda_joint4_alpha = p[82]
    panda_joint4_a = p[83]
    panda_joint4_theta = p[84]
    panda_joint4_d = p[85]
    panda_joint5_alpha = p[86]
    panda_joint5_a = p[87]
    panda_joint5_theta = p[88]
    panda_joint5_d = p[89]
    panda_joint6_alpha = p[90]
    panda_joint6_a = p[91]
    panda_joint6_theta = p[92]
    panda_joint6_d = p[93]
    panda_joint7_alpha = p[94]
    panda_joint7_a = p[95]
    panda_joint7_theta = p[96]
    panda_joint7_d = p[97]

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

    # joint 1: rotation R and translation p from link 1 to its parent
    minus_R1_yz = np.sin(panda_joint1_alpha)
    R1_zz = np.cos(panda_joint1_alpha)
    t1 = np.sin(panda_joint1_theta)
    t2 = np.cos(panda_joint1_theta)
    t3 = minus_R1_yz * t1
    t4 = minus_R1_yz * t2
    R1_zx = t3 * c1 + t4 * s1
    R1_zy = t4 * c1 - t3 * s1

    # joint 2: rotation R and translation p from link 2 to its parent
    minus_R2_yz = np.sin(panda_joint2_alpha)
    R2_zz = np.cos(panda_joint2_alpha)
    t5 = np.sin(panda_joint2_theta)
    t6 = np.cos(panda_joint2_theta)
    t7 = R2_zz * t5
    t8 = R2_zz * t6
    t9 = minus_R2_yz * t5
    t10 = minus_R2_yz * t6
    minus_p2_y = minus_R2_yz * panda_joint2_d
    R2_xx = t6 * c2 - t5 * s2
    minus_R2_xy = t6 * s2 + t5 * c2
    R2_yx = t7 * c2 + t8 * s2
    R2_yy = t8 * c2 - t7 * s2
    R2_zx = t9 * c2 + t10 * s2
    R2_zy = t10 * c2 - t9 * s2

    # joint 3: rotation R and translation p from link 3 to its parent
    minus_R3_yz = np.sin(panda_joint3_alpha)
    R3_zz = np.cos(panda_joint3_alpha)
    t11 = np.sin(panda_joint3_theta)
    t12 = np.cos(panda_joint3_theta)
    t13 = R3_zz * t11
    t14 = R3_zz * t12
    t15 = minus_R3_yz * t11
    t16 = minus_R3_yz * t12
    minus_p3_y = minus_R3_yz * panda_joint3_d
    p3_z = R3_zz * panda_joint3_d
    R3_xx = t12 * c3 - t11 * s3
    minus_R3_xy = t12 * s3 + t11 * c3
    R3_yx = t13 * c3 + t14 * s3
    R3_yy = t14 * c3 - t13 * s3
    R3_zx = t15 * c3 + t16 * s3
    R3_zy = t16 * c3 - t15 * s3

    # joint 4: rotation R and translation p from link 4 to its parent
    minus_R4_yz = np.sin(panda_joint4_alpha)
    R4_zz = np.cos(panda_joint4_alpha)
    t17 = np.sin(panda_joint4_theta)
    t18 = np.cos(panda_joint4_theta)
    t19 = R4_zz * t17
    t20 = R4_zz * t18
    t21 = minus_R4_yz * t17
    t22 = minus_R4_yz * t18
    minus_p4_y = minus_R4_yz * panda_joint4_d
    p4_z = R4_zz * panda_joint4_d
    R4_xx = t18 * c4 - t17 * s4
    minus_R4_xy = t18 * s4 + t17 * c4
    R4_yx = t19 * c4 + t20 * s4
    R4_yy = t20 * c4 - t19 * s4
    R4_zx = t21 * c4 + t22 * s4
    R4_zy = t22 * c4 - t21 * s4

    # joint 5: rotation R and translation p from link 5 to its parent
    minus_R5_yz = np.sin(panda_joint5_alpha)
    R5_zz = np.cos(panda_joint5_alpha)
    t23 = np.sin(panda_joint5_theta)
    t24 = np.cos(panda_joint5_theta)
    t25 = R5_zz * t23
    t26 = R5_zz * t24
    t27 = minus_R5_yz * t23
    t28 = minus_R5_yz * t24
    minus_p5_y = minus_R5_yz * panda_joint5_d
    p5_z = R5_zz * panda_joint5_d
    R5_xx = t24 * c5 - t23 * s5
    minus_R5_xy = t24 * s5 + t23 * c5
    R5_yx = t25 * c5 + t26 * s5
    R5_yy = t26 * c5 - t25 * s5
    R5_zx = t27 * c5 + t28 * s5
    R5_zy = t28 * c5 - t27 * s5

    # joint 6: rotation R and translation p from link 6 to its parent
    minus_R6_yz = np.sin(panda_joint6_alpha)
    R6_zz = np.cos(panda_joint6_alpha)
    t29 = np.sin(panda_joint6_theta)
    t30 = np.cos(panda_joint6_theta)
    t31 = R6_zz * t29
    t32 = R6_zz * t30
    t33 = minus_R6_yz * t29
    t34 = minus_R6_yz * t30
    minus_p6_y = minus_R6_yz * panda_joint6_d
    p6_z = R6_zz * panda_joint6_d
    R6_xx = t30 * c6 - t29 * s6
    minus_R6_xy = t30 * s6 + t29 * c6
    R6_yx = t31 * c6 + t32 * s6
    R6_yy = t32 * c6 - t31 * s6
    R6_zx = t33 * c6 + t34 * s6
    R6_zy = t34 * c6 - t33 * s6

    # joint 7: rotation R and translation p from link 7 to its parent
    minus_R7_yz = np.sin(panda_joint7_alpha)
    R7_zz = np.cos(panda_joint7_alpha)
    t35 = np.sin(panda_joint7_theta)
    t36 = np.cos(panda_joint7_theta)
    t37 = R7_zz * t35
    t38 = R7_zz * t36
    t39 = minus_R7_yz * t35
    t40 = minus_R7_yz * t36
    minus_p7_y = minus_R7_yz * panda_joint7_d
    p7_z = R7_zz * panda_joint7_d
    R7_xx = t36 * c7 - t35 * s7
    minus_R7_xy = t36 * s7 + t35 * c7
    R7_yx = t37 * c7 + t38 * s7
    R7_yy = t38 * c7 - t37 * s7
    R7_zx = t39 * c7 + t40 * s7
    R7_zy = t40 * c7 - t39 * s7

    # link 1: U = [alpha] + [w][w]
    minus_U1_xx = qd[0] * qd[0]

    # link 1: acceleration a of its origin, gravity included
    a1_x = 9.81 * R1_zx
    a1_y = 9.81 * R1_zy
    a1_z = 9.81 * R1_zz

    # link 2: angular velocity w
    w2_x = R2_zx * qd[0]
    w2_y = R2_zy * qd[0]
    w2_z = R2_zz * qd[0] + qd[1]

    # link 2: angular acceleration alpha
    alpha2_x = R2_zx * qdd[0] + w2_y * qd[1]
    alpha2_y = R2_zy * qdd[0] - w2_x * qd[1]
    alpha2_z = R2_zz * qdd[0] + qdd[1]

    # link 2: U = [alpha] + [w][w]
    t41 = w2_x * w2_x
    t42 = w2_y * w2_y
    t43 = w2_z * w2_z
    t44 = w2_x * w2_y
    t45 = w2_x * w2_z
    t46 = w2_y * w2_z
    minus_U2_xx = t42 + t43
    U2_xy = t44 - alpha2_z
    U2_xz = t45 + alpha2_y
    U2_yx = t44 + alpha2_z
    minus_U2_yy = t41 + t43
    U2_yz = t46 - alpha2_x
    U2_zx = t45 - alpha2_y
    U2_zy = t46 + alpha2_x
    minus_U2_zz = t41 + t42

    # link 2: acceleration a of its origin, gravity included
    t47 = a1_x + (qdd[0] * minus_p2_y - minus_U1_xx * panda_joint2_a)
    t48 = a1_y + (qdd[0] * panda_joint2_a + minus_U1_xx * minus_p2_y)
    a2_x = R2_xx * t47 + R2_yx * t48 + R2_zx * a1_z
    a2_y = R2_yy * t48 - minus_R2_xy * t47 + R2_zy * a1_z
    a2_z = R2_zz * a1_z - minus_R2_yz * t48

    # link 3: angular velocity w
    w3_x = R3_xx * w2_x + R3_yx * w2_y + R3_zx * w2_z
    w3_y = R3_yy * w2_y - minus_R3_xy * w2_x + R3_zy * w2_z
    w3_z = R3_zz * w2_z - minus_R3_yz * w2_y + qd[2]

    # link 3: angular acceleration alpha
    t49 = R3_xx * alpha2_x + R3_yx * alpha2_y + R3_zx * alpha2_z
    alpha3_x = t49 + w3_y * qd[2]
    t50 = R3_yy * alpha2_y - minus_R3_xy * alpha2_x + R3_zy * alpha2_z
    alpha3_y = t50 - w3_x * qd[2]
    alpha3_z = R3_zz * alpha2_z - minus_R3_yz * alpha2_y + qdd[2]

    # link 3: U = [alpha] + [w][w]
    t51 = w3_x * w3_x
    t52 = w3_y * w3_y
    t53 = w3_z * w3_z
    t54 = w3_x * w3_y
    t55 = w3_x * w3_z
    t56 = w3_y * w3_z
    minus_U3_xx = t52 + t53
    U3_xy = t54 - alpha3_z
    U3_xz = t55 + alpha3_y
    U3_yx = t54 + alpha3_z
    minus_U3_yy = t51 + t53
    U3_yz = t56 - alpha3_x
    U3_zx = t55 - alpha3_y
    U3_zy = t56 + alpha3_x
    minus_U3_zz = t51 + t52

    # link 3: acceleration a of its origin, gravity included
    t57 = minus_U2_xx * panda_joint3_a + U2_xy * minus_p3_y
    t58 = a2_x + (U2_xz * p3_z - t57)
    t59 = U2_yx * panda_joint3_a + minus_U2_yy * minus_p3_y + U2_yz * p3_z
    t60 = a2_y + t59
    t61 = U2_zx * panda_joint3_a - U2_zy * minus_p3_y - minus_U2_zz * p3_z
    t62 = a2_z + t61
    a3_x = R3_xx * t58 + R3_yx * t60 + R3_zx * t62
    a3_y = R3_yy * t60 - minus_R3_xy * t58 + R3_zy * t62
    a3_z = R3_zz * t62 - minus_R3_yz * t60

    # link 4: angular velocity w
    w4_x = R4_xx * w3_x + R4_yx * w3_y + R4_zx * w3_z
    w4_y = R4_yy * w3_y - minus_R4_xy * w3_x + R4_zy * w3_z
    w4_z = R4_zz * w3_z - minus_R4_yz * w3_y + qd[3]

    # link 4: angular acceleration alpha
    t63 = R4_xx * alpha3_x + R4_yx * alpha3_y + R4_zx * alpha3_z
    alpha4_x = t63 + w4_y * qd[3]
    t64 = R4_yy * alpha3_y - minus_R4_xy * alpha3_x + R4_zy * alpha3_z
    alpha4_y = t64 - w4_x * qd[3]
    alpha4_z = R4_zz * alpha3_z - minus_R4_yz * alpha3_y + qdd[3]

    # link 4: U = [alpha] + [w][w]
    t65 = w4_x * w4_x
    t66 = w4_y * w4_y
    t67 = w4_z * w4_z
    t68 = w4_x * w4_y
    t69 = w4_x * w4_z
    t70 = w4_y * w4_z
    minus_U4_xx = t66 + t67
    U4_xy = t68 - alpha4_z
    U4_xz = t69 + alpha4_y
    U4_yx = t68 + alpha4_z
    minus_U4_yy = t65 + t67
    U4_yz = t70 - alpha4_x
    U4_zx = t69 - alpha4_y
    U4_zy = t70 + alpha4_x
    minus_U4_zz = t65 + t66

    # link 4: acceleration a of its origin, gravity included
    t71 = minus_U3_xx * panda_joint4_a + U3_xy * minus_p4_y
    t72 = a3_x + (U3_xz * p4_z - t71)
    t73 = U3_yx * panda_joint4_a + minus_U3_yy * minus_p4_y + U3_yz * p4_z
    t74 = a3_y + t73
    t75 = U3_zx * panda_joint4_a - U3_zy * minus_p4_y - minus_U3_zz * p4_z
    t76 = a3_z + t75
    a4_x = R4_xx * t72 + R4_yx * t74 + R4_zx * t76
    a4_y = R4_yy * t74 - minus_R4_xy * t72 + R4_zy * t76
    a4_z = R4_zz * t76 - minus_R4_yz * t74

    # link 5: angular velocity w
    w5_x = R5_xx * w4_x + R5_yx * w4_y + R5_zx * w4_z
    w5_y = R5_yy * w4_y - minus_R5_xy * w4_x + R5_zy * w4_z
    w5_z = R5_zz * w4_z - minus_R5_yz * w4_y + qd[4]

    # link 5: angular acceleration alpha
    t77 = R5_xx * alpha4_x + R5_yx * alpha4_y + R5_zx * alpha4_z
    alpha5_x = t77 + w5_y * qd[4]
    t78 = R5_yy * alpha4_y - minus_R5_xy * alpha4_x + R5_zy * alpha4_z
    alpha5_y = t78 - w5_x * qd[4]
    alpha5_z = R5_zz * alpha4_z - minus_R5_yz * alpha4_y + qdd[4]

    # link 5: U = [alpha] + [w][w]
    t79 = w5_x * w5_x
    t80 = w5_y * w5_y
    t81 = w5_z * w5_z
    t82 = w5_x * w5_y
    t83 = w5_x * w5_z
    t84 = w5_y * w5_z
    minus_U5_xx = t80 + t81
    U5_xy = t82 - alpha5_z
    U5_xz = t83 + alpha5_y
    U5_yx = t82 + alpha5_z
    minus_U5_yy = t79 + t81
    U5_yz = t84 - alpha5_x
    U5_zx = t83 - alpha5_y
    U5_zy = t84 + alpha5_x
    minus_U5_zz = t79 + t80

    # link 5: acceleration a of its origin, gravity included
    t85 = minus_U4_xx * panda_joint5_a + U4_xy * minus_p5_y
    t86 = a4_x + (U4_xz * p5_z - t85)
    t87 = U4_yx * panda_joint5_a + minus_U4_yy * minus_p5_y + U4_yz * p5_z
    t88 = a4_y + t87
    t89 = U4_zx * panda_joint5_a - U4_zy * minus_p5_y - minus_U4_zz * p5_z
    t90 = a4_z + t89
    a5_x = R5_xx * t86 + R5_yx * t88 + R5_zx * t90
    a5_y = R5_yy * t88 - minus_R5_xy * t86 + R5_zy * t90
    a5_z = R5_zz * t90 - minus_R5_yz * t88

    # link 6: angular velocity w
    w6_x = R6_xx * w5_x + R6_yx * w5_y + R6_zx * w5_z
    w6_y = R6_yy * w5_y - minus_R6_xy * w5_x + R6_zy * w5_z
    w6_z = R6_zz * w5_z - minus_R6_yz * w5_y + qd[5]

    # link 6: angular acceleration alpha
    t91 = R6_xx * alpha5_x + R6_yx * alpha5_y + R6_zx * alpha5_z
    alpha6_x = t91 + w6_y * qd[5]
    t92 = R6_yy * alpha5_y - minus_R6_xy * alpha5_x + R6_zy * alpha5_z
    alpha6_y = t92 - w6_x * qd[5]
    alpha6_z = R6_zz * alpha5_z - minus_R6_yz * alpha5_y + qdd[5]

    # link 6: U = [alpha] + [w][w]
    t93 = w6_x * w6_x
    t94 = w6_y * w6_y
    t95 = w6_z * w6_z
    t96 = w6_x * w6_y
    t97 = w6_x * w6_z
    t98 = w6_y * w6_z
    minus_U6_xx = t94 + t95
    U6_xy = t96 - alpha6_z
    U6_xz = t97 + alpha6_y
    U6_yx = t96 + alpha6_z
    minus_U6_yy = t93 + t95
    U6_yz = t98 - alpha6_x
    U6_zx = t97 - alpha6_y
    U6_zy = t98 + alpha6_x
    minus_U6_zz = t93 + t94

    # link 6: acceleration a of its origin, gravity included
    t99 = minus_U5_xx * panda_joint6_a + U5_xy * minus_p6_y
    t100 = a5_x + (U5_xz * p6_z - t99)
    t101 = U5_yx * panda_joint6_a + minus_U5_yy * minus_p6_y + U5_yz * p6_z
    t102 = a5_y + t101
    t103 = U5_zx * panda_joint6_a - U5_zy * minus_p6_y - minus_U5_zz * p6_z
    t104 = a5_z + t103
    a6_x = R6_xx * t100 + R6_yx * t102 + R6_zx * t104
    a6_y = R6_yy * t102 - minus_R6_xy * t100 + R6_zy * t104
    a6_z = R6_zz * t104 - minus_R6_yz * t102

    # link 7: angular velocity w
    w7_x = R7_xx * w6_x + R7_yx * w6_y + R7_zx * w6_z
    w7_y = R7_yy * w6_y - minus_R7_xy * w6_x + R7_zy * w6_z
    w7_z = R7_zz * w6_z - minus_R7_yz * w6_y + qd[6]

    # link 7: angular acceleration alpha
    t105 = R7_xx * alpha6_x + R7_yx * alpha6_y + R7_zx * alpha6_z
    alpha7_x = t105 + w7_y * qd[6]
    t106 = R7_yy * alpha6_y - minus_R7_xy * alpha6_x + R7_zy * alpha6_z
    alpha7_y = t106 - w7_x * qd[6]
    alpha7_z = R7_zz * alpha6_z - minus_R7_yz * alpha6_y + qdd[6]

    # link 7: U = [alpha] + [w][w]
    t107 = w7_x * w7_x
    t108 = w7_y * w7_y
    t109 = w7_z * w7_z
    t110 = w7_x * w7_y
    t111 = w7_x * w7_z
    t112 = w7_y * w7_z
    minus_U7_xx = t108 + t109
    U7_xy = t110 - alpha7_z
    U7_xz = t111 + alpha7_y
    U7_yx = t110 + alpha7_z
    minus_U7_yy = t107 + t109
    U7_yz = t112 - alpha7_x
    U7_zx = t111 - alpha7_y
    U7_zy = t112 + alpha7_x
    minus_U7_zz = t107 + t108

    # link 7: acceleration a of its origin, gravity included
    t113 = minus_U6_xx * panda_joint7_a + U6_xy * minus_p7_y
    t114 = a6_x + (U6_xz * p7_z - t113)
    t115 = U6_yx * panda_joint7_a + minus_U6_yy * minus_p7_y + U6_yz * p7_z
    t116 = a6_y + t115
    t117 = U6_zx * panda_joint7_a - U6_zy * minus_p7_y - minus_U6_zz * p7_z
    t118 = a6_z + t117
    a7_x = R7_xx * t114 + R7_yx * t116 + R7_zx * t118
    a7_y = R7_yy * t116 - minus_R7_xy * t114 + R7_zy * t118
    a7_z = R7_zz * t118 - minus_R7_yz * t116

    # tau[0] by way of joint 2: force F and moment N through it, joint 3 added
    minus_dtau1_dF2_z = panda_joint2_a * minus_R2_yz
    dtau1_dF2_y = panda_joint2_a * R2_yy - minus_p2_y * minus_R2_xy
    dtau1_dF2_x = panda_joint2_a * R2_yx + minus_p2_y * R2_xx

    # tau[0] by way of joint 3: force F and moment N through it, joint 4 added
    t119 = dtau1_dF2_x + R2_zz * minus_p3_y + R2_zy * p3_z
    t120 = dtau1_dF2_y + R2_zz * panda_joint3_a - R2_zx * p3_z
    t121 = R2_zy * panda_joint3_a + minus_dtau1_dF2_z + R2_zx * minus_p3_y
    dtau1_dN3_z = R2_zz * R3_zz - R2_zy * minus_R3_yz
    dtau1_dN3_y = R2_zz * R3_zy + R2_zy * R3_yy - R2_zx * minus_R3_xy
    dtau1_dN3_x = R2_zz * R3_zx + R2_zy * R3_yx + R2_zx * R3_xx
    minus_dtau1_dF3_z = t121 * R3_zz + t120 * minus_R3_yz
    dtau1_dF3_y = t120 * R3_yy - t121 * R3_zy - t119 * minus_R3_xy
    dtau1_dF3_x = t120 * R3_yx - t121 * R3_zx + t119 * R3_xx

    # tau[0] by way of joint 4: force F and moment N through it, joint 5 added
    t122 = dtau1_dF3_x + dtau1_dN3_z * minus_p4_y + dtau1_dN3_y * p4_z
    t123 = dtau1_dF3_y + dtau1_dN3_z * panda_joint4_a - dtau1_dN3_x * p4_z
    t124 = minus_dtau1_dF3_z + dtau1_dN3_y * panda_joint4_a
    t125 = t124 + dtau1_dN3_x * minus_p4_y
    dtau1_dN4_z = dtau1_dN3_z * R4_zz - dtau1_dN3_y * minus_R4_yz
    t126 = dtau1_dN3_z * R4_zy + dtau1_dN3_y * R4_yy
    dtau1_dN4_y = t126 - dtau1_dN3_x * minus_R4_xy
    dtau1_dN4_x = dtau1_dN3_z * R4_zx + dtau1_dN3_y * R4_yx + dtau1_dN3_x * R4_xx
    minus_dtau1_dF4_z = t125 * R4_zz + t123 * minus_R4_yz
    dtau1_dF4_y = t123 * R4_yy - t125 * R4_zy - t122 * minus_R4_xy
    dtau1_dF4_x = t123 * R4_yx - t125 * R4_zx + t122 * R4_xx

    # tau[0] by way of joint 5: force F and moment N through it, joint 6 added
    t127 = dtau1_dF4_x + dtau1_dN4_z * minus_p5_y + dtau1_dN4_y * p5_z
    t128 = dtau1_dF4_y + dtau1_dN4_z * panda_joint5_a - dtau1_dN4_x * p5_z
    t129 = minus_dtau1_dF4_z + dtau1_dN4_y * panda_joint5_a
    t130 = t129 + dtau1_dN4_x * minus_p5_y
    dtau1_dN5_z = dtau1_dN4_z * R5_zz - dtau1_dN4_y * minus_R5_yz
    t131 = dtau1_dN4_z * R5_zy + dtau1_dN4_y * R5_yy
    dtau1_dN5_y = t131 - dtau1_dN4_x * minus_R5_xy
    dtau1_dN5_x = dtau1_dN4_z * R5_zx + dtau1_dN4_y * R5_yx + dtau1_dN4_x * R5_xx
    minus_dtau1_dF5_z = t130 * R5_zz + t128 * minus_R5_yz
    dtau1_dF5_y = t128 * R5_yy - t130 * R5_zy - t127 * minus_R5_xy
    dtau1_dF5_x = t128 * R5_yx - t130 * R5_zx + t127 * R5_xx

    # tau[0] by way of joint 6: force F and moment N through it, joint 7 added
    t132 = dtau1_dF5_x + dtau1_dN5_z * minus_p6_y + dtau1_dN5_y * p6_z
    t133 = dtau1_dF5_y + dtau1_dN5_z * panda_joint6_a - dtau1_dN5_x * p6_z
    t134 = minus_dtau1_dF5_z + dtau1_dN5_y * panda_joint6_a
    t135 = t134 + dtau1_dN5_x * minus_p6_y
    dtau1_dN6_z = dtau1_dN5_z * R6_zz - dtau1_dN5_y * minus_R6_yz
    t136 = dtau1_dN5_z * R6_zy + dtau1_dN5_y * R6_yy
    dtau1_dN6_y = t136 - dtau1_dN5_x * minus_R6_xy
    dtau1_dN6_x = dtau1_dN5_z * R6_zx + dtau1_dN5_y * R6_yx + dtau1_dN5_x * R6_xx
    minus_dtau1_dF6_z = t135 * R6_zz + t133 * minus_R6_yz
    dtau1_dF6_y = t133 * R6_yy - t135 * R6_zy - t132 * minus_R6_xy
    dtau1_dF6_x = t133 * R6_yx - t135 * R6_zx + t132 * R6_xx

    # tau[0] by way of link 7: moment n = I alpha + w x K + mc x a
    t137 = dtau1_dF6_x + dtau1_dN6_z * minus_p7_y + dtau1_dN6_y * p7_z
    t138 = dtau1_dF6_y + dtau1_dN6_z * panda_joint7_a - dtau1_dN6_x * p7_z
    t139 = minus_dtau1_dF6_z + dtau1_dN6_y * panda_joint7_a
    t140 = t139 + dtau1_dN6_x * minus_p7_y
    dtau1_dn7_z = dtau1_dN6_z * R7_zz - dtau1_dN6_y * minus_R7_yz
    t141 = dtau1_dN6_z * R7_zy + dtau1_dN6_y * R7_yy
    dtau1_dn7_y = t141 - dtau1_dN6_x * minus_R7_xy
    dtau1_dn7_x = dtau1_dN6_z * R7_zx + dtau1_dN6_y * R7_yx + dtau1_dN6_x * R7_xx

    # tau[0] by way of link 7: force f = m a + U mc
    minus_dtau1_df7_z = t140 * R7_zz + t138 * minus_R7_yz
    dtau1_df7_y = t138 * R7_yy - t140 * R7_zy - t137 * minus_R7_xy
    dtau1_df7_x = t138 * R7_yx - t140 * R7_zx + t137 * R7_xx

    # tau[0] by way of link 7: angular momentum K = I w about its origin
    dtau1_dK7_x = dtau1_dn7_y * w7_z - dtau1_dn7_z * w7_y
    dtau1_dK7_y = dtau1_dn7_z * w7_x - dtau1_dn7_x * w7_z
    dtau1_dK7_z = dtau1_dn7_x * w7_y - dtau1_dn7_y * w7_x

    # tau[0] by way of link 6: angular momentum K = I w about its origin
    t142 = dtau1_dn7_z * alpha7_y + dtau1_dn7_y * alpha7_z
    t143 = dtau1_dn7_z * alpha7_x + dtau1_dn7_x * alpha7_z
    t144 = dtau1_dn7_y * alpha7_x + dtau1_dn7_x * alpha7_y
    t145 = dtau1_dn7_y * a7_x - dtau1_dn7_x * a7_y
    t146 = dtau1_dn7_x * a7_z - dtau1_dn7_z * a7_x
    t147 = dtau1_dn7_z * a7_y - dtau1_dn7_y * a7_z
    t148 = t145 + minus_dtau1_df7_z * minus_U7_zz + dtau1_df7_y * U7_yz
    t149 = t146 - minus_dtau1_df7_z * U7_zy - dtau1_df7_y * minus_U7_yy
    t150 = t147 - minus_dtau1_df7_z * U7_zx + dtau1_df7_y * U7_yx
    t151 = dtau1_df7_y * a7_y - minus_dtau1_df7_z * a7_z
    dtau1_dK6_x = dtau1_dN6_y * w6_z - dtau1_dN6_z * w6_y
    dtau1_dK6_y = dtau1_dN6_z * w6_x - dtau1_dN6_x * w6_z
    dtau1_dK6_z = dtau1_dN6_x * w6_y - dtau1_dN6_y * w6_x

    # tau[0] by way of link 5: angular momentum K = I w about its origin
    t152 = dtau1_dN6_z * alpha6_y + dtau1_dN6_y * alpha6_z
    t153 = dtau1_dN6_z * alpha6_x + dtau1_dN6_x * alpha6_z
    t154 = dtau1_dN6_y * alpha6_x + dtau1_dN6_x * alpha6_y
    t155 = dtau1_dN6_y * a6_x - dtau1_dN6_x * a6_y
    t156 = dtau1_dN6_x * a6_z - dtau1_dN6_z * a6_x
    t157 = dtau1_dN6_z * a6_y - dtau1_dN6_y * a6_z
    t158 = t155 + minus_dtau1_dF6_z * minus_U6_zz + dtau1_dF6_y * U6_yz
    t159 = t156 - minus_dtau1_dF6_z * U6_zy - dtau1_dF6_y * minus_U6_yy
    t160 = t157 - minus_dtau1_dF6_z * U6_zx + dtau1_dF6_y * U6_yx
    t161 = dtau1_dF6_y * a6_y - minus_dtau1_dF6_z * a6_z
    dtau1_dK5_x = dtau1_dN5_y * w5_z - dtau1_dN5_z * w5_y
    dtau1_dK5_y = dtau1_dN5_z * w5_x - dtau1_dN5_x * w5_z
    dtau1_dK5_z = dtau1_dN5_x * w5_y - dtau1_dN5_y * w5_x

    # tau[0] by way of link 4: angular momentum K = I w about its origin
    t162 = dtau1_dN5_z * alpha5_y + dtau1_dN5_y * alpha5_z
    t163 = dtau1_dN5_z * alpha5_x + dtau1_dN5_x * alpha5_z
    t164 = dtau1_dN5_y * alpha5_x + dtau1_dN5_x * alpha5_y
    t165 = dtau1_dN5_y * a5_x - dtau1_dN5_x * a5_y
    t166 = dtau1_dN5_x * a5_z - dtau1_dN5_z * a5_x
    t167 = dtau1_dN5_z * a5_y - dtau1_dN5_y * a5_z
    t168 = t165 + minus_dtau1_dF5_z * minus_U5_zz + dtau1_dF5_y * U5_yz
    t169 = t166 - minus_dtau1_dF5_z * U5_zy - dtau1_dF5_y * minus_U5_yy
    t170 = t167 - minus_dtau1_dF5_z * U5_zx + dtau1_dF5_y * U5_yx
    t171 = dtau1_dF5_y * a5_y - minus_dtau1_dF5_z * a5_z
    dtau1_dK4_x = dtau1_dN4_y * w4_z - dtau1_dN4_z * w4_y
    dtau1_dK4_y = dtau1_dN4_z * w4_x - dtau1_dN4_x * w4_z
    dtau1_dK4_z = dtau1_dN4_x * w4_y - dtau1_dN4_y * w4_x

    # tau[0] by way of link 3: angular momentum K = I w about its origin
    t172 = dtau1_dN4_z * alpha4_y + dtau1_dN4_y * alpha4_z
    t173 = dtau1_dN4_z * alpha4_x + dtau1_dN4_x * alpha4_z
    t174 = dtau1_dN4_y * alpha4_x + dtau1_dN4_x * alpha4_y
    t175 = dtau1_dN4_y * a4_x - dtau1_dN4_x * a4_y
    t176 = dtau1_dN4_x * a4_z - dtau1_dN4_z * a4_x
    t177 = dtau1_dN4_z * a4_y - dtau1_dN4_y * a4_z
    t178 = t175 + minus_dtau1_dF4_z * minus_U4_zz + dtau1_dF4_y * U4_yz
    t179 = t176 - minus_dtau1_dF4_z * U4_zy - dtau1_dF4_y * minus_U4_yy
    t180 = t177 - minus_dtau1_dF4_z * U4_zx + dtau1_dF4_y * U4_yx
    t181 = dtau1_dF4_y * a4_y - minus_dtau1_dF4_z * a4_z
    dtau1_dK3_x = dtau1_dN3_y * w3_z - dtau1_dN3_z * w3_y
    dtau1_dK3_y = dtau1_dN3_z * w3_x - dtau1_dN3_x * w3_z
    dtau1_dK3_z = dtau1_dN3_x * w3_y - dtau1_dN3_y * w3_x

    # tau[0] by way of link 2: angular momentum K = I w about its origin
    t182 = dtau1_dN3_z * alpha3_y + dtau1_dN3_y * alpha3_z
    t183 = dtau1_dN3_z * alpha3_x + dtau1_dN3_x * alpha3_z
    t184 = dtau1_dN3_y * alpha3_x + dtau1_dN3_x * alpha3_y
    t185 = dtau1_dN3_y * a3_x - dtau1_dN3_x * a3_y
    t186 = dtau1_dN3_x * a3_z - dtau1_dN3_z * a3_x
    t187 = dtau1_dN3_z * a3_y - dtau1_dN3_y * a3_z
    t188 = t185 + minus_dtau1_dF3_z * minus_U3_zz + dtau1_dF3_y * U3_yz
    t189 = t186 - minus_dtau1_dF3_z * U3_zy - dtau1_dF3_y * minus_U3_yy
    t190 = t187 - minus_dtau1_dF3_z * U3_zx + dtau1_dF3_y * U3_yx
    t191 = dtau1_dF3_y * a3_y - minus_dtau1_dF3_z * a3_z
    dtau1_dK2_x = R2_zy * w2_z - R2_zz * w2_y
    dtau1_dK2_y = R2_zz * w2_x - R2_zx * w2_z
    dtau1_dK2_z = R2_zx * w2_y - R2_zy * w2_x

    # tau[1] by way of joint 3: force F and moment N through it, joint 4 added
    t192 = R2_zz * alpha2_y + R2_zy * alpha2_z + dtau1_dK2_z * w2_y
    t193 = R2_zz * alpha2_x + R2_zx * alpha2_z + dtau1_dK2_z * w2_x
    t194 = R2_zy * alpha2_x + R2_zx * alpha2_y + dtau1_dK2_y * w2_x
    t195 = R2_zy * a2_x - R2_zx * a2_y + minus_dtau1_dF2_z * minus_U2_zz
    t196 = R2_zx * a2_z - R2_zz * a2_x - minus_dtau1_dF2_z * U2_zy
    t197 = R2_zz * a2_y - R2_zy * a2_z - minus_dtau1_dF2_z * U2_zx
    t198 = dtau1_dF2_y * a2_y - minus_dtau1_dF2_z * a2_z
    minus_dtau2_dF3_z = panda_joint3_a * minus_R3_yz
    dtau2_dF3_y = panda_joint3_a * R3_yy - minus_p3_y * minus_R3_xy
    dtau2_dF3_x = panda_joint3_a * R3_yx + minus_p3_y * R3_xx

    # tau[1] by way of joint 4: force F and moment N through it, joint 5 added
    t199 = dtau2_dF3_x + R3_zz * minus_p4_y + R3_zy * p4_z
    t200 = dtau2_dF3_y + R3_zz * panda_joint4_a - R3_zx * p4_z
    t201 = R3_zy * panda_joint4_a + minus_dtau2_dF3_z + R3_zx * minus_p4_y
    dtau2_dN4_z = R3_zz * R4_zz - R3_zy * minus_R4_yz
    dtau2_dN4_y = R3_zz * R4_zy + R3_zy * R4_yy - R3_zx * minus_R4_xy
    dtau2_dN4_x = R3_zz * R4_zx + R3_zy * R4_yx + R3_zx * R4_xx
    minus_dtau2_dF4_z = t201 * R4_zz + t200 * minus_R4_yz
    dtau2_dF4_y = t200 * R4_yy - t201 * R4_zy - t199 * minus_R4_xy
    dtau2_dF4_x = t200 * R4_yx - t201 * R4_zx + t199 * R4_xx

    # tau[1] by way of joint 5: force F and moment N through it, joint 6 added
    t202 = dtau2_dF4_x + dtau2_dN4_z * minus_p5_y + dtau2_dN4_y * p5_z
    t203 = dtau2_dF4_y + dtau2_dN4_z * panda_joint5_a - dtau2_dN4_x * p5_z
    t204 = minus_dtau2_dF4_z + dtau2_dN4_y * panda_joint5_a
    t205 = t204 + dtau2_dN4_x * minus_p5_y
    dtau2_dN5_z = dtau2_dN4_z * R5_zz - dtau2_dN4_y * minus_R5_yz
    t206 = dtau2_dN4_z * R5_zy + dtau2_dN4_y * R5_yy
    dtau2_dN5_y = t206 - dtau2_dN4_x * minus_R5_xy
    dtau2_dN5_x = dtau2_dN4_z * R5_zx + dtau2_dN4_y * R5_yx + dtau2_dN4_x * R5_xx
    minus_dtau2_dF5_z = t205 * R5_zz + t203 * minus_R5_yz
    dtau2_dF5_y = t203 * R5_yy - t205 * R5_zy - t202 * minus_R5_xy
    dtau2_dF5_x = t203 * R5_yx - t205 * R5_zx + t202 * R5_xx

    # tau[1] by way of joint 6: force F and moment N through it, joint 7 added
    t207 = dtau2_dF5_x + dtau2_dN5_z * minus_p6_y + dtau2_dN5_y * p6_z
    t208 = dtau2_dF5_y + dtau2_dN5_z * panda_joint6_a - dtau2_dN5_x * p6_z
    t209 = minus_dtau2_dF5_z + dtau2_dN5_y * panda_joint6_a
    t210 = t209 + dtau2_dN5_x * minus_p6_y
    dtau2_dN6_z = dtau2_dN5_z * R6_zz - dtau2_dN5_y * minus_R6_yz
    t211 = dtau2_dN5_z * R6_zy + dtau2_dN5_y * R6_yy
    dtau2_dN6_y = t211 - dtau2_dN5_x * minus_R6_xy
    dtau2_dN6_x = dtau2_dN5_z * R6_zx + dtau2_dN5_y * R6_yx + dtau2_dN5_x * R6_xx
    minus_dtau2_dF6_z = t210 * R6_zz + t208 * minus_R6_yz
    dtau2_dF6_y = t208 * R6_yy - t210 * R6_zy - t207 * minus_R6_xy
    dtau2_dF6_x = t208 * R6_yx - t210 * R6_zx + t207 * R6_xx

    # tau[1] by way of link 7: moment n = I alpha + w x K + mc x a
    t212 = dtau2_dF6_x + dtau2_dN6_z * minus_p7_y + dtau2_dN6_y * p7_z
    t213 = dtau2_dF6_y + dtau2_dN6_z * panda_joint7_a - dtau2_dN6_x * p7_z
    t214 = minus_dtau2_dF6_z + dtau2_dN6_y * panda_joint7_a
    t215 = t214 + dtau2_dN6_x * minus_p7_y
    dtau2_dn7_z = dtau2_dN6_z * R7_zz - dtau2_dN6_y * minus_R7_yz
    t216 = dtau2_dN6_z * R7_zy + dtau2_dN6_y * R7_yy
    dtau2_dn7_y = t216 - dtau2_dN6_x * minus_R7_xy
    dtau2_dn7_x = dtau2_dN6_z * R7_zx + dtau2_dN6_y * R7_yx + dtau2_dN6_x * R7_xx

    # tau[1] by way of link 7: force f = m a + U mc
    minus_dtau2_df7_z = t215 * R7_zz + t213 * minus_R7_yz
    dtau2_df7_y = t213 * R7_yy - t215 * R7_zy - t212 * minus_R7_xy
    dtau2_df7_x = t213 * R7_yx - t215 * R7_zx + t212 * R7_xx

    # tau[1] by way of link 7: angular momentum K = I w about its origin
    dtau2_dK7_x = dtau2_dn7_y * w7_z - dtau2_dn7_z * w7_y
    dtau2_dK7_y = dtau2_dn7_z * w7_x - dtau2_dn7_x * w7_z
    dtau2_dK7_z = dtau2_dn7_x * w7_y - dtau2_dn7_y * w7_x

    # tau[1] by way of link 6: angular momentum K = I w about its origin
    t217 = dtau2_dn7_z * alpha7_y + dtau2_dn7_y * alpha7_z
    t218 = dtau2_dn7_z * alpha7_x + dtau2_dn7_x * alpha7_z
    t219 = dtau2_dn7_y * alpha7_x + dtau2_dn7_x * alpha7_y
    t220 = dtau2_dn7_y * a7_x - dtau2_dn7_x * a7_y
    t221 = dtau2_dn7_x * a7_z - dtau2_dn7_z * a7_x
    t222 = dtau2_dn7_z * a7_y - dtau2_dn7_y * a7_z
    t223 = t220 + minus_dtau2_df7_z * minus_U7_zz + dtau2_df7_y * U7_yz
    t224 = t221 - minus_dtau2_df7_z * U7_zy - dtau2_df7_y * minus_U7_yy
    t225 = t222 - minus_dtau2_df7_z * U7_zx + dtau2_df7_y * U7_yx
    t226 = dtau2_df7_y * a7_y - minus_dtau2_df7_z * a7_z
    dtau2_dK6_x = dtau2_dN6_y * w6_z - dtau2_dN6_z * w6_y
    dtau2_dK6_y = dtau2_dN6_z * w6_x - dtau2_dN6_x * w6_z
    dtau2_dK6_z = dtau2_dN6_x * w6_y - dtau2_dN6_y * w6_x

    # tau[1] by way of link 5: angular momentum K = I w about its origin
    t227 = dtau2_dN6_z * alpha6_y + dtau2_dN6_y * alpha6_z
    t228 = dtau2_dN6_z * alpha6_x + dtau2_dN6_x * alpha6_z
    t229 = dtau2_dN6_y * alpha6_x + dtau2_dN6_x * alpha6_y
    t230 = dtau2_dN6_y * a6_x - dtau2_dN6_x * a6_y
    t231 = dtau2_dN6_x * a6_z - dtau2_dN6_z * a6_x
    t232 = dtau2_dN6_z * a6_y - dtau2_dN6_y * a6_z
    t233 = t230 + minus_dtau2_dF6_z * minus_U6_zz + dtau2_dF6_y * U6_yz
    t234 = t231 - minus_dtau2_dF6_z * U6_zy - dtau2_dF6_y * minus_U6_yy
    t235 = t232 - minus_dtau2_dF6_z * U6_zx + dtau2_dF6_y * U6_yx
    t236 = dtau2_dF6_y * a6_y - minus_dtau2_dF6_z * a6_z
    dtau2_dK5_x = dtau2_dN5_y * w5_z - dtau2_dN5_z * w5_y
    dtau2_dK5_y = dtau2_dN5_z * w5_x - dtau2_dN5_x * w5_z
    dtau2_dK5_z = dtau2_dN5_x * w5_y - dtau2_dN5_y * w5_x

    # tau[1] by way of link 4: angular momentum K = I w about its origin
    t237 = dtau2_dN5_z * alpha5_y + dtau2_dN5_y * alpha5_z
    t238 = dtau2_dN5_z * alpha5_x + dtau2_dN5_x * alpha5_z
    t239 = dtau2_dN5_y * alpha5_x + dtau2_dN5_x * alpha5_y
    t240 = dtau2_dN5_y * a5_x - dtau2_dN5_x * a5_y
    t241 = dtau2_dN5_x * a5_z - dtau2_dN5_z * a5_x
    t242 = dtau2_dN5_z * a5_y - dtau2_dN5_y * a5_z
    t243 = t240 + minus_dtau2_dF5_z * minus_U5_zz + dtau2_dF5_y * U5_yz
    t244 = t241 - minus_dtau2_dF5_z * U5_zy - dtau2_dF5_y * minus_U5_yy
    t245 = t242 - minus_dtau2_dF5_z * U5_zx + dtau2_dF5_y * U5_yx
    t246 = dtau2_dF5_y * a5_y - minus_dtau2_dF5_z * a5_z
    dtau2_dK4_x = dtau2_dN4_y * w4_z - dtau2_dN4_z * w4_y
    dtau2_dK4_y = dtau2_dN4_z * w4_x - dtau2_dN4_x * w4_z
    dtau2_dK4_z = dtau2_dN4_x * w4_y - dtau2_dN4_y * w4_x

    # tau[1] by way of link 3: angular momentum K = I w about its origin
    t247 = dtau2_dN4_z * alpha4_y + dtau2_dN4_y * alpha4_z
    t248 = dtau2_dN4_z * alpha4_x + dtau2_dN4_x * alpha4_z
    t249 = dtau2_dN4_y * alpha4_x + dtau2_dN4_x * alpha4_y
    t250 = dtau2_dN4_y * a4_x - dtau2_dN4_x * a4_y
    t251 = dtau2_dN4_x * a4_z - dtau2_dN4_z * a4_x
    t252 = dtau2_dN4_z * a4_y - dtau2_dN4_y * a4_z
    t253 = t250 + minus_dtau2_dF4_z * minus_U4_zz + dtau2_dF4_y * U4_yz
    t254 = t251 - minus_dtau2_dF4_z * U4_zy - dtau2_dF4_y * minus_U4_yy
    t255 = t252 - minus_dtau2_dF4_z * U4_zx + dtau2_dF4_y * U4_yx
    t256 = dtau2_dF4_y * a4_y - minus_dtau2_dF4_z * a4_z
    dtau2_dK3_x = R3_zy * w3_z - R3_zz * w3_y
    dtau2_dK3_y = R3_zz * w3_x - R3_zx * w3_z
    dtau2_dK3_z = R3_zx * w3_y - R3_zy * w3_x

    # tau[2] by way of joint 4: force F and moment N through it, joint 5 added
    t257 = R3_zz * alpha3_y + R3_zy * alpha3_z + dtau2_dK3_z * w3_y
    t258 = R3_zz * alpha3_x + R3_zx * alpha3_z + dtau2_dK3_z * w3_x
    t259 = R3_zy * alpha3_x + R3_zx * alpha3_y + dtau2_dK3_y * w3_x
    t260 = R3_zy * a3_x - R3_zx * a3_y + minus_dtau2_dF3_z * minus_U3_zz
    t261 = R3_zx * a3_z - R3_zz * a3_x - minus_dtau2_dF3_z * U3_zy
    t262 = R3_zz * a3_y - R3_zy * a3_z - minus_dtau2_dF3_z * U3_zx
    t263 = dtau2_dF3_y * a3_y - minus_dtau2_dF3_z * a3_z
    minus_dtau3_dF4_z = panda_joint4_a * minus_R4_yz
    dtau3_dF4_y = panda_joint4_a * R4_yy - minus_p4_y * minus_R4_xy
    dtau3_dF4_x = panda_joint4_a * R4_yx + minus_p4_y * R4_xx

    # tau[2] by way of joint 5: force F and moment N through it, joint 6 added
    t264 = dtau3_dF4_x + R4_zz * minus_p5_y + R4_zy * p5_z
    t265 = dtau3_dF4_y + R4_zz * panda_joint5_a - R4_zx * p5_z
    t266 = R4_zy * panda_joint5_a + minus_dtau3_dF4_z + R4_zx * minus_p5_y
    dtau3_dN5_z = R4_zz * R5_zz - R4_zy * minus_R5_yz
    dtau3_dN5_y = R4_zz * R5_zy + R4_zy * R5_yy - R4_zx * minus_R5_xy
    dtau3_dN5_x = R4_zz * R5_zx + R4_zy * R5_yx + R4_zx * R5_xx
    minus_dtau3_dF5_z = t266 * R5_zz + t265 * minus_R5_yz
    dtau3_dF5_y = t265 * R5_yy - t266 * R5_zy - t264 * minus_R5_xy
    dtau3_dF5_x = t265 * R5_yx - t266 * R5_zx + t264 * R5_xx

    # tau[2] by way of joint 6: force F and moment N through it, joint 7 added
    t267 = dtau3_dF5_x + dtau3_dN5_z * minus_p6_y + dtau3_dN5_y * p6_z
    t268 = dtau3_dF5_y + dtau3_dN5_z * panda_joint6_a - dtau3_dN5_x * p6_z
    t269 = minus_dtau3_dF5_z + dtau3_dN5_y * panda_joint6_a
    t270 = t269 + dtau3_dN5_x * minus_p6_y
    dtau3_dN6_z = dtau3_dN5_z * R6_zz - dtau3_dN5_y * minus_R6_yz
    t271 = dtau3_dN5_z * R6_zy + dtau3_dN5_y * R6_yy
    dtau3_dN6_y = t271 - dtau3_dN5_x * minus_R6_xy
    dtau3_dN6_x = dtau3_dN5_z * R6_zx + dtau3_dN5_y * R6_yx + dtau3_dN5_x * R6_xx
    minus_dtau3_dF6_z = t270 * R6_zz + t268 * minus_R6_yz
    dtau3_dF6_y = t268 * R6_yy - t270 * R6_zy - t267 * minus_R6_xy
    dtau3_dF6_x = t268 * R6_yx - t270 * R6_zx + t267 * R6_xx

    # tau[2] by way of link 7: moment n = I alpha + w x K + mc x a
    t272 = dtau3_dF6_x + dtau3_dN6_z * minus_p7_y + dtau3_dN6_y * p7_z
    t273 = dtau3_dF6_y + dtau3_dN6_z * panda_joint7_a - dtau3_dN6_x * p7_z
    t274 = minus_dtau3_dF6_z + dtau3_dN6_y * panda_joint7_a
    t275 = t274 + dtau3_dN6_x * minus_p7_y
    dtau3_dn7_z = dtau3_dN6_z * R7_zz - dtau3_dN6_y * minus_R7_yz
    t276 = dtau3_dN6_z * R7_zy + dtau3_dN6_y * R7_yy
    dtau3_dn7_y = t276 - dtau3_dN6_x * minus_R7_xy
    dtau3_dn7_x = dtau3_dN6_z * R7_zx + dtau3_dN6_y * R7_yx + dtau3_dN6_x * R7_xx

    # tau[2] by way of link 7: force f = m a + U mc
    minus_dtau3_df7_z = t275 * R7_zz + t273 * minus_R7_yz
    dtau3_df7_y = t273 * R7_yy - t275 * R7_zy - t272 * minus_R7_xy
    dtau3_df7_x = t273 * R7_yx - t275 * R7_zx + t272 * R7_xx

    # tau[2] by way of link 7: angular momentum K = I w about its origin
    dtau3_dK7_x = dtau3_dn7_y * w7_z - dtau3_dn7_z * w7_y
    dtau3_dK7_y = dtau3_dn7_z * w7_x - dtau3_dn7_x * w7_z
    dtau3_dK7_z = dtau3_dn7_x * w7_y - dtau3_dn7_y * w7_x

    # tau[2] by way of link 6: angular momentum K = I w about its origin
    t277 = dtau3_dn7_z * alpha7_y + dtau3_dn7_y * alpha7_z
    t278 = dtau3_dn7_z * alpha7_x + dtau3_dn7_x * alpha7_z
    t279 = dtau3_dn7_y * alpha7_x + dtau3_dn7_x * alpha7_y
    t280 = dtau3_dn7_y * a7_x - dtau3_dn7_x * a7_y
    t281 = dtau3_dn7_x * a7_z - dtau3_dn7_z * a7_x
    t282 = dtau3_dn7_z * a7_y - dtau3_dn7_y * a7_z
    t283 = t280 + minus_dtau3_df7_z * minus_U7_zz + dtau3_df7_y * U7_yz
    t284 = t281 - minus_dtau3_df7_z * U7_zy - dtau3_df7_y * minus_U7_yy
    t285 = t282 - minus_dtau3_df7_z * U7_zx + dtau3_df7_y * U7_yx
    t286 = dtau3_df7_y * a7_y - minus_dtau3_df7_z * a7_z
    dtau3_dK6_x = dtau3_dN6_y * w6_z - dtau3_dN6_z * w6_y
    dtau3_dK6_y = dtau3_dN6_z * w6_x - dtau3_dN6_x * w6_z
    dtau3_dK6_z = dtau3_dN6_x * w6_y - dtau3_dN6_y * w6_x

    # tau[2] by way of link 5: angular momentum K = I w about its origin
    t287 = dtau3_dN6_z * alpha6_y + dtau3_dN6_y * alpha6_z
    t288 = dtau3_dN6_z * alpha6_x + dtau3_dN6_x * alpha6_z
    t289 = dtau3_dN6_y * alpha6_x + dtau3_dN6_x * alpha6_y
    t290 = dtau3_dN6_y * a6_x - dtau3_dN6_x * a6_y
    t291 = dtau3_dN6_x * a6_z - dtau3_dN6_z * a6_x
    t292 = dtau3_dN6_z * a6_y - dtau3_dN6_y * a6_z
    t293 = t290 + minus_dtau3_dF6_z * minus_U6_zz + dtau3_dF6_y * U6_yz
    t294 = t291 - minus_dtau3_dF6_z * U6_zy - dtau3_dF6_y * minus_U6_yy
    t295 = t292 - minus_dtau3_dF6_z * U6_zx + dtau3_dF6_y * U6_yx
    t296 = dtau3_dF6_y * a6_y - minus_dtau3_dF6_z * a6_z
    dtau3_dK5_x = dtau3_dN5_y * w5_z - dtau3_dN5_z * w5_y
    dtau3_dK5_y = dtau3_dN5_z * w5_x - dtau3_dN5_x * w5_z
    dtau3_dK5_z = dtau3_dN5_x * w5_y - dtau3_dN5_y * w5_x

    # tau[2] by way of link 4: angular momentum K = I w about its origin
    t297 = dtau3_dN5_z * alpha5_y + dtau3_dN5_y * alpha5_z
    t298 = dtau3_dN5_z * alpha5_x + dtau3_dN5_x * alpha5_z
    t299 = dtau3_dN5_y * alpha5_x + dtau3_dN5_x * alpha5_y
    t300 = dtau3_dN5_y * a5_x - dtau3_dN5_x * a5_y
    t301 = dtau3_dN5_x * a5_z - dtau3_dN5_z * a5_x
    t302 = dtau3_dN5_z * a5_y - dtau3_dN5_y * a5_z
    t303 = t300 + minus_dtau3_dF5_z * minus_U5_zz + dtau3_dF5_y * U5_yz
    t304 = t301 - minus_dtau3_dF5_z * U5_zy - dtau3_dF5_y * minus_U5_yy
    t305 = t302 - minus_dtau3_dF5_z * U5_zx + dtau3_dF5_y * U5_yx
    t306 = dtau3_dF5_y * a5_y - minus_dtau3_dF5_z * a5_z
    dtau3_dK4_x = R4_zy * w4_z - R4_zz * w4_y
    dtau3_dK4_y = R4_zz * w4_x - R4_zx * w4_z
    dtau3_dK4_z = R4_zx * w4_y - R4_zy * w4_x

    # tau[3] by way of joint 5: force F and moment N through it, joint 6 added
    t307 = R4_zz * alpha4_y + R4_zy * alpha4_z + dtau3_dK4_z * w4_y
    t308 = R4_zz * alpha4_x + R4_zx * alpha4_z + dtau3_dK4_z * w4_x
    t309 = R4_zy * alpha4_x + R4_zx * alpha4_y + dtau3_dK4_y * w4_x
    t310 = R4_zy * a4_x - R4_zx * a4_y + minus_dtau3_dF4_z * minus_U4_zz
    t311 = R4_zx * a4_z - R4_zz * a4_x - minus_dtau3_dF4_z * U4_zy
    t312 = R4_zz * a4_y - R4_zy * a4_z - minus_dtau3_dF4_z * U4_zx
    t313 = dtau3_dF4_y * a4_y - minus_dtau3_dF4_z * a4_z
    minus_dtau4_dF5_z = panda_joint5_a * minus_R5_yz
    dtau4_dF5_y = panda_joint5_a * R5_yy - minus_p5_y * minus_R5_xy
    dtau4_dF5_x = panda_joint5_a * R5_yx + minus_p5_y * R5_xx

    # tau[3] by way of joint 6: force F and moment N through it, joint 7 added
    t314 = dtau4_dF5_x + R5_zz * minus_p6_y + R5_zy * p6_z
    t315 = dtau4_dF5_y + R5_zz * panda_joint6_a - R5_zx * p6_z
    t316 = R5_zy * panda_joint6_a + minus_dtau4_dF5_z + R5_zx * minus_p6_y
    dtau4_dN6_z = R5_zz * R6_zz - R5_zy * minus_R6_yz
    dtau4_dN6_y = R5_zz * R6_zy + R5_zy * R6_yy - R5_zx * minus_R6_xy
    dtau4_dN6_x = R5_zz * R6_zx + R5_zy * R6_yx + R5_zx * R6_xx
    minus_dtau4_dF6_z = t316 * R6_zz + t315 * minus_R6_yz
    dtau4_dF6_y = t315 * R6_yy - t316 * R6_zy - t314 * minus_R6_xy
    dtau4_dF6_x = t315 * R6_yx - t316 * R6_zx + t314 * R6_xx

    # tau[3] by way of link 7: moment n = I alpha + w x K + mc x a
    t317 = dtau4_dF6_x + dtau4_dN6_z * minus_p7_y + dtau4_dN6_y * p7_z
    t318 = dtau4_dF6_y + dtau4_dN6_z * panda_joint7_a - dtau4_dN6_x * p7_z
    t319 = minus_dtau4_dF6_z + dtau4_dN6_y * panda_joint7_a
    t320 = t319 + dtau4_dN6_x * minus_p7_y
    dtau4_dn7_z = dtau4_dN6_z * R7_zz - dtau4_dN6_y * minus_R7_yz
    t321 = dtau4_dN6_z * R7_zy + dtau4_dN6_y * R7_yy
    dtau4_dn7_y = t321 - dtau4_dN6_x * minus_R7_xy
    dtau4_dn7_x = dtau4_dN6_z * R7_zx + dtau4_dN6_y * R7_yx + dtau4_dN6_x * R7_xx

    # tau[3] by way of link 7: force f = m a + U mc
    minus_dtau4_df7_z = t320 * R7_zz + t318 * minus_R7_yz
    dtau4_df7_y = t318 * R7_yy - t320 * R7_zy - t317 * minus_R7_xy
    dtau4_df7_x = t318 * R7_yx - t320 * R7_zx + t317 * R7_xx

    # tau[3] by way of link 7: angular momentum K = I w about its origin
    dtau4_dK7_x = dtau4_dn7_y * w7_z - dtau4_dn7_z * w7_y
    dtau4_dK7_y = dtau4_dn7_z * w7_x - dtau4_dn7_x * w7_z
    dtau4_dK7_z = dtau4_dn7_x * w7_y - dtau4_dn7_y * w7_x

    # tau[3] by way of link 6: angular momentum K = I w about its origin
    t322 = dtau4_dn7_z * alpha7_y + dtau4_dn7_y * alpha7_z
    t323 = dtau4_dn7_z * alpha7_x + dtau4_dn7_x * alpha7_z
    t324 = dtau4_dn7_y * alpha7_x + dtau4_dn7_x * alpha7_y
    t325 = dtau4_dn7_y * a7_x - dtau4_dn7_x * a7_y
    t326 = dtau4_dn7_x * a7_z - dtau4_dn7_z * a7_x
    t327 = dtau4_dn7_z * a7_y - dtau4_dn7_y * a7_z
    t328 = t325 + minus_dtau4_df7_z * minus_U7_zz + dtau4_df7_y * U7_yz
    t329 = t326 - minus_dtau4_df7_z * U7_zy - dtau4_df7_y * minus_U7_yy
    t330 = t327 - minus_dtau4_df7_z * U7_zx + dtau4_df7_y * U7_yx
    t331 = dtau4_df7_y * a7_y - minus_dtau4_df7_z * a7_z
    dtau4_dK6_x = dtau4_dN6_y * w6_z - dtau4_dN6_z * w6_y
    dtau4_dK6_y = dtau4_dN6_z * w6_x - dtau4_dN6_x * w6_z
    dtau4_dK6_z = dtau4_dN6_x * w6_y - dtau4_dN6_y * w6_x

    # tau[3] by way of link 5: angular momentum K = I w about its origin
    t332 = dtau4_dN6_z * alpha6_y + dtau4_dN6_y * alpha6_z
    t333 = dtau4_dN6_z * alpha6_x + dtau4_dN6_x * alpha6_z
    t334 = dtau4_dN6_y * alpha6_x + dtau4_dN6_x * alpha6_y
    t335 = dtau4_dN6_y * a6_x - dtau4_dN6_x * a6_y
    t336 = dtau4_dN6_x * a6_z - dtau4_dN6_z * a6_x
    t337 = dtau4_dN6_z * a6_y - dtau4_dN6_y * a6_z
    t338 = t335 + minus_dtau4_dF6_z * minus_U6_zz + dtau4_dF6_y * U6_yz
    t339 = t336 - minus_dtau4_dF6_z * U6_zy - dtau4_dF6_y * minus_U6_yy
    t340 = t337 - minus_dtau4_dF6_z * U6_zx + dtau4_dF6_y * U6_yx
    t341 = dtau4_dF6_y * a6_y - minus_dtau4_dF6_z * a6_z
    dtau4_dK5_x = R5_zy * w5_z - R5_zz * w5_y
    dtau4_dK5_y = R5_zz * w5_x - R5_zx * w5_z
    dtau4_dK5_z = R5_zx * w5_y - R5_zy * w5_x

    # tau[4] by way of joint 6: force F and moment N through it, joint 7 added
    t342 = R5_zz * alpha5_y + R5_zy * alpha5_z + dtau4_dK5_z * w5_y
    t343 = R5_zz * alpha5_x + R5_zx * alpha5_z + dtau4_dK5_z * w5_x
    t344 = R5_zy * alpha5_x + R5_zx * alpha5_y + dtau4_dK5_y * w5_x
    t345 = R5_zy * a5_x - R5_zx * a5_y + minus_dtau4_dF5_z * minus_U5_zz
    t346 = R5_zx * a5_z - R5_zz * a5_x - minus_dtau4_dF5_z * U5_zy
    t347 = R5_zz * a5_y - R5_zy * a5_z - minus_dtau4_dF5_z * U5_zx
    t348 = dtau4_dF5_y * a5_y - minus_dtau4_dF5_z * a5_z
    minus_dtau5_dF6_z = panda_joint6_a * minus_R6_yz
    dtau5_dF6_y = panda_joint6_a * R6_yy - minus_p6_y * minus_R6_xy
    dtau5_dF6_x = panda_joint6_a * R6_yx + minus_p6_y * R6_xx

    # tau[4] by way of link 7: moment n = I alpha + w x K + mc x a
    t349 = dtau5_dF6_x + R6_zz * minus_p7_y + R6_zy * p7_z
    t350 = dtau5_dF6_y + R6_zz * panda_joint7_a - R6_zx * p7_z
    t351 = R6_zy * panda_joint7_a + minus_dtau5_dF6_z + R6_zx * minus_p7_y
    dtau5_dn7_z = R6_zz * R7_zz - R6_zy * minus_R7_yz
    dtau5_dn7_y = R6_zz * R7_zy + R6_zy * R7_yy - R6_zx * minus_R7_xy
    dtau5_dn7_x = R6_zz * R7_zx + R6_zy * R7_yx + R6_zx * R7_xx

    # tau[4] by way of link 7: force f = m a + U mc
    minus_dtau5_df7_z = t351 * R7_zz + t350 * minus_R7_yz
    dtau5_df7_y = t350 * R7_yy - t351 * R7_zy - t349 * minus_R7_xy
    dtau5_df7_x = t350 * R7_yx - t351 * R7_zx + t349 * R7_xx

    # tau[4] by way of link 7: angular momentum K = I w about its origin
    dtau5_dK7_x = dtau5_dn7_y * w7_z - dtau5_dn7_z * w7_y
    dtau5_dK7_y = dtau5_dn7_z * w7_x - dtau5_dn7_x * w7_z
    dtau5_dK7_z = dtau5_dn7_x * w7_y - dtau5_dn7_y * w7_x

    # tau[4] by way of link 6: angular momentum K = I w about its origin
    t352 = dtau5_dn7_z * alpha7_y + dtau5_dn7_y * alpha7_z
    t353 = dtau5_dn7_z * alpha7_x + dtau5_dn7_x * alpha7_z
    t354 = dtau5_dn7_y * alpha7_x + dtau5_dn7_x * alpha7_y
    t355 = dtau5_dn7_y * a7_x - dtau5_dn7_x * a7_y
    t356 = dtau5_dn7_x * a7_z - dtau5_dn7_z * a7_x
    t357 = dtau5_dn7_z * a7_y - dtau5_dn7_y * a7_z
    t358 = t355 + minus_dtau5_df7_z * minus_U7_zz + dtau5_df7_y * U7_yz
    t359 = t356 - minus_dtau5_df7_z * U7_zy - dtau5_df7_y * minus_U7_yy
    t360 = t357 - minus_dtau5_df7_z * U7_zx + dtau5_df7_y * U7_yx
    t361 = dtau5_df7_y * a7_y - minus_dtau5_df7_z * a7_z
    dtau5_dK6_x = R6_zy * w6_z - R6_zz * w6_y
    dtau5_dK6_y = R6_zz * w6_x - R6_zx * w6_z
    dtau5_dK6_z = R6_zx * w6_y - R6_zy * w6_x

    # tau[5] by way of link 7: force f = m a + U mc
    t362 = R6_zz * alpha6_y + R6_zy * alpha6_z + dtau5_dK6_z * w6_y
    t363 = R6_zz * alpha6_x + R6_zx * alpha6_z + dtau5_dK6_z * w6_x
    t364 = R6_zy * alpha6_x + R6_zx * alpha6_y + dtau5_dK6_y * w6_x
    t365 = R6_zy * a6_x - R6_zx * a6_y + minus_dtau5_dF6_z * minus_U6_zz
    t366 = R6_zx * a6_z - R6_zz * a6_x - minus_dtau5_dF6_z * U6_zy
    t367 = R6_zz * a6_y - R6_zy * a6_z - minus_dtau5_dF6_z * U6_zx
    t368 = dtau5_dF6_y * a6_y - minus_dtau5_dF6_z * a6_z
    minus_dtau6_df7_z = panda_joint7_a * minus_R7_yz
    dtau6_df7_y = panda_joint7_a * R7_yy - minus_p7_y * minus_R7_xy
    dtau6_df7_x = panda_joint7_a * R7_yx + minus_p7_y * R7_xx

    # tau[5] by way of link 7: angular momentum K = I w about its origin
    dtau6_dK7_x = R7_zy * w7_z - R7_zz * w7_y
    dtau6_dK7_y = R7_zz * w7_x - R7_zx * w7_z
    dtau6_dK7_z = R7_zx * w7_y - R7_zy * w7_x

    # results
    t369 = R7_zz * alpha7_y + R7_zy * alpha7_z + dtau6_dK7_z * w7_y
    t370 = R7_zz * alpha7_x + R7_zx * alpha7_z + dtau6_dK7_z * w7_x
    t371 = R7_zy * alpha7_x + R7_zx * alpha7_y + dtau6_dK7_y * w7_x
    t372 = R7_zy * a7_x - R7_zx * a7_y + minus_dtau6_df7_z * minus_U7_zz
    t373 = R7_zx * a7_z - R7_zz * a7_x - minus_dtau6_df7_z * U7_zy
    t374 = R7_zz * a7_y - R7_zy * a7_z - minus_dtau6_df7_z * U7_zx
    t375 = dtau6_df7_y * a7_y - minus_dtau6_df7_z * a7_z

    dtau_dp = np.empty((7, 70, *batch), dtype)
    dtau_dp[0, 0] = 0.0
    dtau_dp[0, 1] = a1_y
    dtau_dp[0, 2] = -a1_x
    dtau_dp[0, 3] = 0.0
    dtau_dp[0, 4] = 0.0
    dtau_dp[0, 5] = 0.0
    dtau_dp[0, 6] = 0.0
    dtau_dp[0, 7] = 0.0
    dtau_dp[0, 8] = 0.0
    dtau_dp[0, 9] = qdd[0]
    dtau_dp[0, 10] = t198 + dtau1_dF2_x * a2_x
    dtau_dp[0, 11] = t197 + dtau1_dF2_y * U2_yx - dtau1_dF2_x * minus_U2_xx
    dtau_dp[0, 12] = t196 - dtau1_dF2_y * minus_U2_yy + dtau1_dF2_x * U2_xy
    dtau_dp[0, 13] = t195 + dtau1_dF2_y * U2_yz + dtau1_dF2_x * U2_xz
    dtau_dp[0, 14] = R2_zx * alpha2_x + dtau1_dK2_x * w2_x
    dtau_dp[0, 15] = t194 + dtau1_dK2_x * w2_y
    dtau_dp[0, 16] = R2_zy * alpha2_y + dtau1_dK2_y * w2_y
    dtau_dp[0, 17] = t193 + dtau1_dK2_x * w2_z
    dtau_dp[0, 18] = t192 + dtau1_dK2_y * w2_z
    dtau_dp[0, 19] = R2_zz * alpha2_z + dtau1_dK2_z * w2_z
    dtau_dp[0, 20] = t191 + dtau1_dF3_x * a3_x
    dtau_dp[0, 21] = t190 - dtau1_dF3_x * minus_U3_xx
    dtau_dp[0, 22] = t189 + dtau1_dF3_x * U3_xy
    dtau_dp[0, 23] = t188 + dtau1_dF3_x * U3_xz
    dtau_dp[0, 24] = dtau1_dN3_x * alpha3_x + dtau1_dK3_x * w3_x
    dtau_dp[0, 25] = t184 + dtau1_dK3_y * w3_x + dtau1_dK3_x * w3_y
    dtau_dp[0, 26] = dtau1_dN3_y * alpha3_y + dtau1_dK3_y * w3_y
    dtau_dp[0, 27] = t183 + dtau1_dK3_z * w3_x + dtau1_dK3_x * w3_z
    dtau_dp[0, 28] = t182 + dtau1_dK3_z * w3_y + dtau1_dK3_y * w3_z
    dtau_dp[0, 29] = dtau1_dN3_z * alpha3_z + dtau1_dK3_z * w3_z
    dtau_dp[0, 30] = t181 + dtau1_dF4_x * a4_x
    dtau_dp[0, 31] = t180 - dtau1_dF4_x * minus_U4_xx
    dtau_dp[0, 32] = t179 + dtau1_dF4_x * U4_xy
    dtau_dp[0, 33] = t178 + dtau1_dF4_x * U4_xz
    dtau_dp[0, 34] = dtau1_dN4_x * alpha4_x + dtau1_dK4_x * w4_x
    dtau_dp[0, 35] = t174 + dtau1_dK4_y * w4_x + dtau1_dK4_x * w4_y
    dtau_dp[0, 36] = dtau1_dN4_y * alpha4_y + dtau1_dK4_y * w4_y
    dtau_dp[0, 37] = t173 + dtau1_dK4_z * w4_x + dtau1_dK4_x * w4_z
    dtau_dp[0, 38] = t172 + dtau1_dK4_z * w4_y + dtau1_dK4_y * w4_z
    dtau_dp[0, 39] = dtau1_dN4_z * alpha4_z + dtau1_dK4_z * w4_z
    dtau_dp[0, 40] = t171 + dtau1_dF5_x * a5_x
    dtau_dp[0, 41] = t170 - dtau1_dF5_x * minus_U5_xx
    dtau_dp[0, 42] = t169 + dtau1_dF5_x * U5_xy
    dtau_dp[0, 43] = t168 + dtau1_dF5_x * U5_xz
    dtau_dp[0, 44] = dtau1_dN5_x * alpha5_x + dtau1_dK5_x * w5_x
    dtau_dp[0, 45] = t164 + dtau1_dK5_y * w5_x + dtau1_dK5_x * w5_y
    dtau_dp[0, 46] = dtau1_dN5_y * alpha5_y + dtau1_dK5_y * w5_y
    dtau_dp[0, 47] = t163 + dtau1_dK5_z * w5_x + dtau1_dK5_x * w5_z
    dtau_dp[0, 48] = t162 + dtau1_dK5_z * w5_y + dtau1_dK5_y * w5_z
    dtau_dp[0, 49] = dtau1_dN5_z * alpha5_z + dtau1_dK5_z * w5_z
    dtau_dp[0, 50] = t161 + dtau1_dF6_x * a6_x
    dtau_dp[0, 51] = t160 - dtau1_dF6_x * minus_U6_xx
    dtau_dp[0, 52] = t159 + dtau1_dF6_x * U6_xy
    dtau_dp[0, 53] = t158 + dtau1_dF6_x * U6_xz
    dtau_dp[0, 54] = dtau1_dN6_x * alpha6_x + dtau1_dK6_x * w6_x
    dtau_dp[0, 55] = t154 + dtau1_dK6_y * w6_x + dtau1_dK6_x * w6_y
    dtau_dp[0, 56] = dtau1_dN6_y * alpha6_y + dtau1_dK6_y * w6_y
    dtau_dp[0, 57] = t153 + dtau1_dK6_z * w6_x + dtau1_dK6_x * w6_z
    dtau_dp[0, 58] = t152 + dtau1_dK6_z * w6_y + dtau1_dK6_y * w6_z
    dtau_dp[0, 59] = dtau1_dN6_z * alpha6_z + dtau1_dK6_z * w6_z
    dtau_dp[0, 60] = t151 + dtau1_df7_x * a7_x
    dtau_dp[0, 61] = t150 - dtau1_df7_x * minus_U7_xx
    dtau_dp[0, 62] = t149 + dtau1_df7_x * U7_xy
    dtau_dp[0, 63] = t148 + dtau1_df7_x * U7_xz
    dtau_dp[0, 64] = dtau1_dn7_x * alpha7_x + dtau1_dK7_x * w7_x
    dtau_dp[0, 65] = t144 + dtau1_dK7_y * w7_x + dtau1_dK7_x * w7_y
    dtau_dp[0, 66] = dtau1_dn7_y * alpha7_y + dtau1_dK7_y * w7_y
    dtau_dp[0, 67] = t143 + dtau1_dK7_z * w7_x + dtau1_dK7_x * w7_z
    dtau_dp[0, 68] = t142 + dtau1_dK7_z * w7_y + dtau1_dK7_y * w7_z
    dtau_dp[0, 69] = dtau1_dn7_z * alpha7_z + dtau1_dK7_z * w7_z
    dtau_dp[1, 0] = 0.0
    dtau_dp[1, 1] = 0.0
    dtau_dp[1, 2] = 0.0
    dtau_dp[1, 3] = 0.0
    dtau_dp[1, 4] = 0.0
    dtau_dp[1, 5] = 0.0
    dtau_dp[1, 6] = 0.0
    dtau_dp[1, 7] = 0.0
    dtau_dp[1, 8] = 0.0
    dtau_dp[1, 9] = 0.0
    dtau_dp[1, 10] = 0.0
    dtau_dp[1, 11] = a2_y
    dtau_dp[1, 12] = -a2_x
    dtau_dp[1, 13] = 0.0
    dtau_dp[1, 14] = -t44
    dtau_dp[1, 15] = t41 - t42
    dtau_dp[1, 16] = t44
    dtau_dp[1, 17] = -U2_yz
    dtau_dp[1, 18] = U2_xz
    dtau_dp[1, 19] = alpha2_z
    dtau_dp[1, 20] = t263 + dtau2_dF3_x * a3_x
    dtau_dp[1, 21] = t262 + dtau2_dF3_y * U3_yx - dtau2_dF3_x * minus_U3_xx
    dtau_dp[1, 22] = t261 - dtau2_dF3_y * minus_U3_yy + dtau2_dF3_x * U3_xy
    dtau_dp[1, 23] = t260 + dtau2_dF3_y * U3_yz + dtau2_dF3_x * U3_xz
    dtau_dp[1, 24] = R3_zx * alpha3_x + dtau2_dK3_x * w3_x
    dtau_dp[1, 25] = t259 + dtau2_dK3_x * w3_y
    dtau_dp[1, 26] = R3_zy * alpha3_y + dtau2_dK3_y * w3_y
    dtau_dp[1, 27] = t258 + dtau2_dK3_x * w3_z
    dtau_dp[1, 28] = t257 + dtau2_dK3_y * w3_z
    dtau_dp[1, 29] = R3_zz * alpha3_z + dtau2_dK3_z * w3_z
    dtau_dp[1, 30] = t256 + dtau2_dF4_x * a4_x
    dtau_dp[1, 31] = t255 - dtau2_dF4_x * minus_U4_xx
    dtau_dp[1, 32] = t254 + dtau2_dF4_x * U4_xy
    dtau_dp[1, 33] = t253 + dtau2_dF4_x * U4_xz
    dtau_dp[1, 34] = dtau2_dN4_x * alpha4_x + dtau2_dK4_x * w4_x
    dtau_dp[1, 35] = t249 + dtau2_dK4_y * w4_x + dtau2_dK4_x * w4_y
    dtau_dp[1, 36] = dtau2_dN4_y * alpha4_y + dtau2_dK4_y * w4_y
    dtau_dp[1, 37] = t248 + dtau2_dK4_z * w4_x + dtau2_dK4_x * w4_z
    dtau_dp[1, 38] = t247 + dtau2_dK4_z * w4_y + dtau2_dK4_y * w4_z
    dtau_dp[1, 39] = dtau2_dN4_z * alpha4_z + dtau2_dK4_z * w4_z
    dtau_dp[1, 40] = t246 + dtau2_dF5_x * a5_x
    dtau_dp[1, 41] = t245 - dtau2_dF5_x * minus_U5_xx
    dtau_dp[1, 42] = t244 + dtau2_dF5_x * U5_xy
    dtau_dp[1, 43] = t243 + dtau2_dF5_x * U5_xz
    dtau_dp[1, 44] = dtau2_dN5_x * alpha5_x + dtau2_dK5_x * w5_x
    dtau_dp[1, 45] = t239 + dtau2_dK5_y * w5_x + dtau2_dK5_x * w5_y
    dtau_dp[1, 46] = dtau2_dN5_y * alpha5_y + dtau2_dK5_y * w5_y
    dtau_dp[1, 47] = t238 + dtau2_dK5_z * w5_x + dtau2_dK5_x * w5_z
    dtau_dp[1, 48] = t237 + dtau2_dK5_z * w5_y + dtau2_dK5_y * w5_z
    dtau_dp[1, 49] = dtau2_dN5_z * alpha5_z + dtau2_dK5_z * w5_z
    dtau_dp[1, 50] = t236 + dtau2_dF6_x * a6_x
    dtau_dp[1, 51] = t235 - dtau2_dF6_x * minus_U6_xx
    dtau_dp[1, 52] = t234 + dtau2_dF6_x * U6_xy
    dtau_dp[1, 53] = t233 + dtau2_dF6_x * U6_xz
    dtau_dp[1, 54] = dtau2_dN6_x * alpha6_x + dtau2_dK6_x * w6_x
    dtau_dp[1, 55] = t229 + dtau2_dK6_y * w6_x + dtau2_dK6_x * w6_y
    dtau_dp[1, 56] = dtau2_dN6_y * alpha6_y + dtau2_dK6_y * w6_y
    dtau_dp[1, 57] = t228 + dtau2_dK6_z * w6_x + dtau2_dK6_x * w6_z
    dtau_dp[1, 58] = t227 + dtau2_dK6_z * w6_y + dtau2_dK6_y * w6_z
    dtau_dp[1, 59] = dtau2_dN6_z * alpha6_z + dtau2_dK6_z * w6_z
    dtau_dp[1, 60] = t226 + dtau2_df7_x * a7_x
    dtau_dp[1, 61] = t225 - dtau2_df7_x * minus_U7_xx
    dtau_dp[1, 62] = t224 + dtau2_df7_x * U7_xy
    dtau_dp[1, 63] = t223 + dtau2_df7_x * U7_xz
    dtau_dp[1, 64] = dtau2_dn7_x * alpha7_x + dtau2_dK7_x * w7_x
    dtau_dp[1, 65] = t219 + dtau2_dK7_y * w7_x + dtau2_dK7_x * w7_y
    dtau_dp[1, 66] = dtau2_dn7_y * alpha7_y + dtau2_dK7_y * w7_y
    dtau_dp[1, 67] = t218 + dtau2_dK7_z * w7_x + dtau2_dK7_x * w7_z
    dtau_dp[1, 68] = t217 + dtau2_dK7_z * w7_y + dtau2_dK7_y * w7_z
    dtau_dp[1, 69] = dtau2_dn7_z * alpha7_z + dtau2_dK7_z * w7_z
    dtau_dp[2, 0] = 0.0
    dtau_dp[2, 1] = 0.0
    dtau_dp[2, 2] = 0.0
    dtau_dp[2, 3] = 0.0
    dtau_dp[2, 4] = 0.0
    dtau_dp[2, 5] = 0.0
    dtau_dp[2, 6] = 0.0
    dtau_dp[2, 7] = 0.0
    dtau_dp[2, 8] = 0.0
    dtau_dp[2, 9] = 0.0
    dtau_dp[2, 10] = 0.0
    dtau_dp[2, 11] = 0.0
    dtau_dp[2, 12] = 0.0
    dtau_dp[2, 13] = 0.0
    dtau_dp[2, 14] = 0.0
    dtau_dp[2, 15] = 0.0
    dtau_dp[2, 16] = 0.0
    dtau_dp[2, 17] = 0.0
    dtau_dp[2, 18] = 0.0
    dtau_dp[2, 19] = 0.0
    dtau_dp[2, 20] = 0.0
    dtau_dp[2, 21] = a3_y
    dtau_dp[2, 22] = -a3_x
    dtau_dp[2, 23] = 0.0
    dtau_dp[2, 24] = -t54
    dtau_dp[2, 25] = t51 - t52
    dtau_dp[2, 26] = t54
    dtau_dp[2, 27] = -U3_yz
    dtau_dp[2, 28] = U3_xz
    dtau_dp[2, 29] = alpha3_z
    dtau_dp[2, 30] = t313 + dtau3_dF4_x * a4_x
    dtau_dp[2, 31] = t312 + dtau3_dF4_y * U4_yx - dtau3_dF4_x * minus_U4_xx
    dtau_dp[2, 32] = t311 - dtau3_dF4_y * minus_U4_yy + dtau3_dF4_x * U4_xy
    dtau_dp[2, 33] = t310 + dtau3_dF4_y * U4_yz + dtau3_dF4_x * U4_xz
    dtau_dp[2, 34] = R4_zx * alpha4_x + dtau3_dK4_x * w4_x
    dtau_dp[2, 35] = t309 + dtau3_dK4_x * w4_y
    dtau_dp[2, 36] = R4_zy * alpha4_y + dtau3_dK4_y * w4_y
    dtau_dp[2, 37] = t308 + dtau3_dK4_x * w4_z
    dtau_dp[2, 38] = t307 + dtau3_dK4_y * w4_z
    dtau_dp[2, 39] = R4_zz * alpha4_z + dtau3_dK4_z * w4_z
    dtau_dp[2, 40] = t306 + dtau3_dF5_x * a5_x
    dtau_dp[2, 41] = t305 - dtau3_dF5_x * minus_U5_xx
    dtau_dp[2, 42] = t304 + dtau3_dF5_x * U5_xy
    dtau_dp[2, 43] = t303 + dtau3_dF5_x * U5_xz
    dtau_dp[2, 44] = dtau3_dN5_x * alpha5_x + dtau3_dK5_x * w5_x
    dtau_dp[2, 45] = t299 + dtau3_dK5_y * w5_x + dtau3_dK5_x * w5_y
    dtau_dp[2, 46] = dtau3_dN5_y * alpha5_y + dtau3_dK5_y * w5_y
    dtau_dp[2, 47] = t298 + dtau3_dK5_z * w5_x + dtau3_dK5_x * w5_z
    dtau_dp[2, 48] = t297 + dtau3_dK5_z * w5_y + dtau3_dK5_y * w5_z
    dtau_dp[2, 49] = dtau3_dN5_z * alpha5_z + dtau3_dK5_z * w5_z
    dtau_dp[2, 50] = t296 + dtau3_dF6_x * a6_x
    dtau_dp[2, 51] = t295 - dtau3_dF6_x * minus_U6_xx
    dtau_dp[2, 52] = t294 + dtau3_dF6_x * U6_xy
    dtau_dp[2, 53] = t293 + dtau3_dF6_x * U6_xz
    dtau_dp[2, 54] = dtau3_dN6_x * alpha6_x + dtau3_dK6_x * w6_x
    dtau_dp[2, 55] = t289 + dtau3_dK6_y * w6_x + dtau3_dK6_x * w6_y
    dtau_dp[2, 56] = dtau3_dN6_y * alpha6_y + dtau3_dK6_y * w6_y
    dtau_dp[2, 57] = t288 + dtau3_dK6_z * w6_x + dtau3_dK6_x * w6_z
    dtau_dp[2, 58] = t287 + dtau3_dK6_z * w6_y + dtau3_dK6_y * w6_z
    dtau_dp[2, 59] = dtau3_dN6_z * alpha6_z + dtau3_dK6_z * w6_z
    dtau_dp[2, 60] = t286 + dtau3_df7_x * a7_x
    dtau_dp[2, 61] = t285 - dtau3_df7_x * minus_U7_xx
    dtau_dp[2, 62] = t284 + dtau3_df7_x * U7_xy
    dtau_dp[2, 63] = t283 + dtau3_df7_x * U7_xz
    dtau_dp[2, 64] = dtau3_dn7_x * alpha7_x + dtau3_dK7_x * w7_x
    dtau_dp[2, 65] = t279 + dtau3_dK7_y * w7_x + dtau3_dK7_x * w7_y
    dtau_dp[2, 66] = dtau3_dn7_y * alpha7_y + dtau3_dK7_y * w7_y
    dtau_dp[2, 67] = t278 + dtau3_dK7_z * w7_x + dtau3_dK7_x * w7_z
    dtau_dp[2, 68] = t277 + dtau3_dK7_z * w7_y + dtau3_dK7_y * w7_z
    dtau_dp[2, 69] = dtau3_dn7_z * alpha7_z + dtau3_dK7_z * w7_z
    dtau_dp[3, 0] = 0.0
    dtau_dp[3, 1] = 0.0
    dtau_dp[3, 2] = 0.0
    dtau_dp[3, 3] = 0.0
    dtau_dp[3, 4] = 0.0
    dtau_dp[3, 5] = 0.0
    dtau_dp[3, 6] = 0.0
    dtau_dp[3, 7] = 0.0
    dtau_dp[3, 8] = 0.0
    dtau_dp[3, 9] = 0.0
    dtau_dp[3, 10] = 0.0
    dtau_dp[3, 11] = 0.0
    dtau_dp[3, 12] = 0.0
    dtau_dp[3, 13] = 0.0
    dtau_dp[3, 14] = 0.0
    dtau_dp[3, 15] = 0.0
    dtau_dp[3, 16] = 0.0
    dtau_dp[3, 17] = 0.0
    dtau_dp[3, 18] = 0.0
    dtau_dp[3, 19] = 0.0
    dtau_dp[3, 20] = 0.0
    dtau_dp[3, 21] = 0.0
    dtau_dp[3, 22] = 0.0
    dtau_dp[3, 23] = 0.0
    dtau_dp[3, 24] = 0.0
    dtau_dp[3, 25] = 0.0
    dtau_dp[3, 26] = 0.0
    dtau_dp[3, 27] = 0.0
    dtau_dp[3, 28] = 0.0
    dtau_dp[3, 29] = 0.0
    dtau_dp[3, 30] = 0.0
    dtau_dp[3, 31] = a4_y
    dtau_dp[3, 32] = -a4_x
    dtau_dp[3, 33] = 0.0
    dtau_dp[3, 34] = -t68
    dtau_dp[3, 35] = t65 - t66
    dtau_dp[3, 36] = t68
    dtau_dp[3, 37] = -U4_yz
    dtau_dp[3, 38] = U4_xz
    dtau_dp[3, 39] = alpha4_z
    dtau_dp[3, 40] = t348 + dtau4_dF5_x * a5_x
    dtau_dp[3, 41] = t347 + dtau4_dF5_y * U5_yx - dtau4_dF5_x * minus_U5_xx
    dtau_dp[3, 42] = t346 - dtau4_dF5_y * minus_U5_yy + dtau4_dF5_x * U5_xy
    dtau_dp[3, 43] = t345 + dtau4_dF5_y * U5_yz + dtau4_dF5_x * U5_xz
    dtau_dp[3, 44] = R5_zx * alpha5_x + dtau4_dK5_x * w5_x
    dtau_dp[3, 45] = t344 + dtau4_dK5_x * w5_y
    dtau_dp[3, 46] = R5_zy * alpha5_y + dtau4_dK5_y * w5_y
    dtau_dp[3, 47] = t343 + dtau4_dK5_x * w5_z
    dtau_dp[3, 48] = t342 + dtau4_dK5_y * w5_z
    dtau_dp[3, 49] = R5_zz * alpha5_z + dtau4_dK5_z * w5_z
    dtau_dp[3, 50] = t341 + dtau4_dF6_x * a6_x
    dtau_dp[3, 51] = t340 - dtau4_dF6_x * minus_U6_xx
    dtau_dp[3, 52] = t339 + dtau4_dF6_x * U6_xy
    dtau_dp[3, 53] = t338 + dtau4_dF6_x * U6_xz
    dtau_dp[3, 54] = dtau4_dN6_x * alpha6_x + dtau4_dK6_x * w6_x
    dtau_dp[3, 55] = t334 + dtau4_dK6_y * w6_x + dtau4_dK6_x * w6_y
    dtau_dp[3, 56] = dtau4_dN6_y * alpha6_y + dtau4_dK6_y * w6_y
    dtau_dp[3, 57] = t333 + dtau4_dK6_z * w6_x + dtau4_dK6_x * w6_z
    dtau_dp[3, 58] = t332 + dtau4_dK6_z * w6_y + dtau4_dK6_y * w6_z
    dtau_dp[3, 59] = dtau4_dN6_z * alpha6_z + dtau4_dK6_z * w6_z
    dtau_dp[3, 60] = t331 + dtau4_df7_x * a7_x
    dtau_dp[3, 61] = t330 - dtau4_df7_x * minus_U7_xx
    dtau_dp[3, 62] = t329 + dtau4_df7_x * U7_xy
    dtau_dp[3, 63] = t328 + dtau4_df7_x * U7_xz
    dtau_dp[3, 64] = dtau4_dn7_x * alpha7_x + dtau4_dK7_x * w7_x
    dtau_dp[3, 65] = t324 + dtau4_dK7_y * w7_x + dtau4_dK7_x * w7_y
    dtau_dp[3, 66] = dtau4_dn7_y * alpha7_y + dtau4_dK7_y * w7_y
    dtau_dp[3, 67] = t323 + dtau4_dK7_z * w7_x + dtau4_dK7_x * w7_z
    dtau_dp[3, 68] = t322 + dtau4_dK7_z * w7_y + dtau4_dK7_y * w7_z
    dtau_dp[3, 69] = dtau4_dn7_z * alpha7_z + dtau4_dK7_z * w7_z
    dtau_dp[4, 0] = 0.0
    dtau_dp[4, 1] = 0.0
    dtau_dp[4, 2] = 0.0
    dtau_dp[4, 3] = 0.0
    dtau_dp[4, 4] = 0.0
    dtau_dp[4, 5] = 0.0
    dtau_dp[4, 6] = 0.0
    dtau_dp[4, 7] = 0.0
    dtau_dp[4, 8] = 0.0
    dtau_dp[4, 9] = 0.0
    dtau_dp[4, 10] = 0.0
    dtau_dp[4, 11] = 0.0
    dtau_dp[4, 12] = 0.0
    dtau_dp[4, 13] = 0.0
    dtau_dp[4, 14] = 0.0
    dtau_dp[4, 15] = 0.0
    dtau_dp[4, 16] = 0.0
    dtau_dp[4, 17] = 0.0
    dtau_dp[4, 18] = 0.0
    dtau_dp[4, 19] = 0.0
    dtau_dp[4, 20] = 0.0
    dtau_dp[4, 21] = 0.0
    dtau_dp[4, 22] = 0.0
    dtau_dp[4, 23] = 0.0
    dtau_dp[4, 24] = 0.0
    dtau_dp[4, 25] = 0.0
    dtau_dp[4, 26] = 0.0
    dtau_dp[4, 27] = 0.0
    dtau_dp[4, 28] = 0.0
    dtau_dp[4, 29] = 0.0
    dtau_dp[4, 30] = 0.0
    dtau_dp[4, 31] = 0.0
    dtau_dp[4, 32] = 0.0
    dtau_dp[4, 33] = 0.0
    dtau_dp[4, 34] = 0.0
    dtau_dp[4, 35] = 0.0
    dtau_dp[4, 36] = 0.0
    dtau_dp[4, 37] = 0.0
    dtau_dp[4, 38] = 0.0
    dtau_dp[4, 39] = 0.0
    dtau_dp[4, 40] = 0.0
    dtau_dp[4, 41] = a5_y
    dtau_dp[4, 42] = -a5_x
    dtau_dp[4, 43] = 0.0
    dtau_dp[4, 44] = -t82
    dtau_dp[4, 45] = t79 - t80
    dtau_dp[4, 46] = t82
    dtau_dp[4, 47] = -U5_yz
    dtau_dp[4, 48] = U5_xz
    dtau_dp[4, 49] = alpha5_z
    dtau_dp[4, 50] = t368 + dtau5_dF6_x * a6_x
    dtau_dp[4, 51] = t367 + dtau5_dF6_y * U6_yx - dtau5_dF6_x * minus_U6_xx
    dtau_dp[4, 52] = t366 - dtau5_dF6_y * minus_U6_yy + dtau5_dF6_x * U6_xy
    dtau_dp[4, 53] = t365 + dtau5_dF6_y * U6_yz + dtau5_dF6_x * U6_xz
    dtau_dp[4, 54] = R6_zx * alpha6_x + dtau5_dK6_x * w6_x
    dtau_dp[4, 55] = t364 + dtau5_dK6_x * w6_y
    dtau_dp[4, 56] = R6_zy * alpha6_y + dtau5_dK6_y * w6_y
    dtau_dp[4, 57] = t363 + dtau5_dK6_x * w6_z
    dtau_dp[4, 58] = t362 + dtau5_dK6_y * w6_z
    dtau_dp[4, 59] = R6_zz * alpha6_z + dtau5_dK6_z * w6_z
    dtau_dp[4, 60] = t361 + dtau5_df7_x * a7_x
    dtau_dp[4, 61] = t360 - dtau5_df7_x * minus_U7_xx
    dtau_dp[4, 62] = t359 + dtau5_df7_x * U7_xy
    dtau_dp[4, 63] = t358 + dtau5_df7_x * U7_xz
    dtau_dp[4, 64] = dtau5_dn7_x * alpha7_x + dtau5_dK7_x * w7_x
    dtau_dp[4, 65] = t354 + dtau5_dK7_y * w7_x + dtau5_dK7_x * w7_y
    dtau_dp[4, 66] = dtau5_dn7_y * alpha7_y + dtau5_dK7_y * w7_y
    dtau_dp[4, 67] = t353 + dtau5_dK7_z * w7_x + dtau5_dK7_x * w7_z
    dtau_dp[4, 68] = t352 + dtau5_dK7_z * w7_y + dtau5_dK7_y * w7_z
    dtau_dp[4, 69] = dtau5_dn7_z * alpha7_z + dtau5_dK7_z * w7_z
    dtau_dp[5, 0] = 0.0
    dtau_dp[5, 1] = 0.0
    dtau_dp[5, 2] = 0.0
    dtau_dp[5, 3] = 0.0
    dtau_dp[5, 4] = 0.0
    dtau_dp[5, 5] = 0.0
    dtau_dp[5, 6] = 0.0
    dtau_dp[5, 7] = 0.0
    dtau_dp[5, 8] = 0.0
    dtau_dp[5, 9] = 0.0
    dtau_dp[5, 10] = 0.0
    dtau_dp[5, 11] = 0.0
    dtau_dp[5, 12] = 0.0
    dtau_dp[5, 13] = 0.0
    dtau_dp[5, 14] = 0.0
    dtau_dp[5, 15] = 0.0
    dtau_dp[5, 16] = 0.0
    dtau_dp[5, 17] = 0.0
    dtau_dp[5, 18] = 0.0
    dtau_dp[5, 19] = 0.0
    dtau_dp[5, 20] = 0.0
    dtau_dp[5, 21] = 0.0
    dtau_dp[5, 22] = 0.0
    dtau_dp[5, 23] = 0.0
    dtau_dp[5, 24] = 0.0
    dtau_dp[5, 25] = 0.0
    dtau_dp[5, 26] = 0.0
    dtau_dp[5, 27] = 0.0
    dtau_dp[5, 28] = 0.0
    dtau_dp[5, 29] = 0.0
    dtau_dp[5, 30] = 0.0
    dtau_dp[5, 31] = 0.0
    dtau_dp[5, 32] = 0.0
    dtau_dp[5, 33] = 0.0
    dtau_dp[5, 34] = 0.0
    dtau_dp[5, 35] = 0.0
    dtau_dp[5, 36] = 0.0
    dtau_dp[5, 37] = 0.0
    dtau_dp[5, 38] = 0.0
    dtau_dp[5, 39] = 0.0
    dtau_dp[5, 40] = 0.0
    dtau_dp[5, 41] = 0.0
    dtau_dp[5, 42] = 0.0
    dtau_dp[5, 43] = 0.0
    dtau_dp[5, 44] = 0.0
    dtau_dp[5, 45] = 0.0
    dtau_dp[5, 46] = 0.0
    dtau_dp[5, 47] = 0.0
    dtau_dp[5, 48] = 0.0
    dtau_dp[5, 49] = 0.0
    dtau_dp[5, 50] = 0.0
    dtau_dp[5, 51] = a6_y
    dtau_dp[5, 52] = -a6_x
    dtau_dp[5, 53] = 0.0
    dtau_dp[5, 54] = -t96
    dtau_dp[5, 55] = t93 - t94
    dtau_dp[5, 56] = t96
    dtau_dp[5, 57] = -U6_yz
    dtau_dp[5, 58] = U6_xz
    dtau_dp[5, 59] = alpha6_z
    dtau_dp[5, 60] = t375 + dtau6_df7_x * a7_x
    dtau_dp[5, 61] = t374 + dtau6_df7_y * U7_yx - dtau6_df7_x * minus_U7_xx
    dtau_dp[5, 62] = t373 - dtau6_df7_y * minus_U7_yy + dtau6_df7_x * U7_xy
    dtau_dp[5, 63] = t372 + dtau6_df7_y * U7_yz + dtau6_df7_x * U7_xz
    dtau_dp[5, 64] = R7_zx * alpha7_x + dtau6_dK7_x * w7_x
    dtau_dp[5, 65] = t371 + dtau6_dK7_x * w7_y
    dtau_dp[5, 66] = R7_zy * alpha7_y + dtau6_dK7_y * w7_y
    dtau_dp[5, 67] = t370 + dtau6_dK7_x * w7_z
    dtau_dp[5, 68] = t369 + dtau6_dK7_y * w7_z
    dtau_dp[5, 69] = R7_zz * alpha7_z + dtau6_dK7_z * w7_z
    dtau_dp[6, 0] = 0.0
    dtau_dp[6, 1] = 0.0
    dtau_dp[6, 2] = 0.0
    dtau_dp[6, 3] = 0.0
    dtau_dp[6, 4] = 0.0
    dtau_dp[6, 5] = 0.0
    dtau_dp[6, 6] = 0.0
    dtau_dp[6, 7] = 0.0
    dtau_dp[6, 8] = 0.0
    dtau_dp[6, 9] = 0.0
    dtau_dp[6, 10] = 0.0
    dtau_dp[6, 11] = 0.0
    dtau_dp[6, 12] = 0.0
    dtau_dp[6, 13] = 0.0
    dtau_dp[6, 14] = 0.0
    dtau_dp[6, 15] = 0.0
    dtau_dp[6, 16] = 0.0
    dtau_dp[6, 17] = 0.0
    dtau_dp[6, 18] = 0.0
    dtau_dp[6, 19] = 0.0
    dtau_dp[6, 20] = 0.0
    dtau_dp[6, 21] = 0.0
    dtau_dp[6, 22] = 0.0
    dtau_dp[6, 23] = 0.0
    dtau_dp[6, 24] = 0.0
    dtau_dp[6, 25] = 0.0
    dtau_dp[6, 26] = 0.0
    dtau_dp[6, 27] = 0.0
    dtau_dp[6, 28] = 0.0
    dtau_dp[6, 29] = 0.0
    dtau_dp[6, 30] = 0.0
    dtau_dp[6, 31] = 0.0
    dtau_dp[6, 32] = 0.0
    dtau_dp[6, 33] = 0.0
    dtau_dp[6, 34] = 0.0
    dtau_dp[6, 35] = 0.0
    dtau_dp[6, 36] = 0.0
    dtau_dp[6, 37] = 0.0
    dtau_dp[6, 38] = 0.0
    dtau_dp[6, 39] = 0.0
    dtau_dp[6, 40] = 0.0
    dtau_dp[6, 41] = 0.0
    dtau_dp[6, 42] = 0.0
    dtau_dp[6, 43] = 0.0
    dtau_dp[6, 44] = 0.0
    dtau_dp[6, 45] = 0.0
    dtau_dp[6, 46] = 0.0
    dtau_dp[6, 47] = 0.0
    dtau_dp[6, 48] = 0.0
    dtau_dp[6, 49] = 0.0
    dtau_dp[6, 50] = 0.0
    dtau_dp[6, 51] = 0.0
    dtau_dp[6, 52] = 0.0
    dtau_dp[6, 53] = 0.0
    dtau_dp[6, 54] = 0.0
    dtau_dp[6, 55] = 0.0
    dtau_dp[6, 56] = 0.0
    dtau_dp[6, 57] = 0.0
    dtau_dp[6, 58] = 0.0
    dtau_dp[6, 59] = 0.0
    dtau_dp[6, 60] = 0.0
    dtau_dp[6, 61] = a7_y
    dtau_dp[6, 62] = -a7_x
    dtau_dp[6, 63] = 0.0
    dtau_dp[6, 64] = -t110
    dtau_dp[6, 65] = t107 - t108
    dtau_dp[6, 66] = t110
    dtau_dp[6, 67] = -U7_yz
    dtau_dp[6, 68] = U7_xz
    dtau_dp[6, 69] = alpha7_z
    return _packed(dtau_dp, 2)


def kinematics_gradient(q, p):
    """Gradient of each tip's pose in the parameters, as a twist in the tip's own frame.

    q: joint positions (rad, m), shape (..., 7)
    p: parameters, shape (..., 99)
    dX_dp: body twist of each tip per parameter, shape (..., 1, 6, 29)
    """
    batch, dtype, q, p = _unpack(
        ("q", q, (7,)),
        ("p", p, (99,)),
    )

    # parameters
    panda_joint1_alpha = p[70]
    panda_joint1_theta = p[72]
    panda_joint1_d = p[73]
    panda_joint2_alpha = p[74]
    panda_joint2_a = p[75]
    panda_joint2_theta = p[76]
    panda_joint2_d = p[77]
    panda_joint3_alpha = p[78]
    panda_joint3_a = p[79]
    panda_joint3_theta = p[80]
    panda_joint3_d = p[81]
    panda_joint4_alpha = p[82]
    panda_joint4_a = p[83]
    panda_joint4_theta = p[84]
    panda_joint4_d = p[85]
    panda_joint5_alpha = p[86]
    panda_joint5_a = p[87]
    panda_joint5_theta = p[88]
    panda_joint5_d = p[89]
    panda_joint6_alpha = p[90]
    panda_joint6_a = p[91]
    panda_joint6_theta = p[92]
    panda_joint6_d = p[93]
    panda_joint7_alpha = p[94]
    panda_joint7_a = p[95]
    panda_joint7_theta = p[96]
    panda_joint7_d = p[97]
    panda_joint8_z = p[98]

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

    # joint 1: rotation R and translation p from link 1 to its parent
    minus_R1_yz = np.sin(panda_joint1_alpha)
    R1_zz = np.cos(panda_joint1_alpha)
    t1 = np.sin(panda_joint1_theta)
    t2 = np.cos(panda_joint1_theta)
    t3 = R1_zz * t1
    t4 = R1_zz * t2
    t5 = minus_R1_yz * t1
    t6 = minus_R1_yz * t2
    minus_p1_y = minus_R1_yz * panda_joint1_d
    p1_z = R1_zz * panda_joint1_d
    R1_xx = t2 * c1 - t1 * s1
    minus_R1_xy = t2 * s1 + t1 * c1
    R1_yx = t3 * c1 + t4 * s1
    R1_yy = t4 * c1 - t3 * s1
    R1_zx = t5 * c1 + t6 * s1
    R1_zy = t6 * c1 - t5 * s1

    # joint 2: rotation R and translation p from link 2 to its parent
    minus_R2_yz = np.sin(panda_joint2_alpha)
    R2_zz = np.cos(panda_joint2_alpha)
    t7 = np.sin(panda_joint2_theta)
    t8 = np.cos(panda_joint2_theta)
    t9 = R2_zz * t7
    t10 = R2_zz * t8
    t11 = minus_R2_yz * t7
    t12 = minus_R2_yz * t8
    minus_p2_y = minus_R2_yz * panda_joint2_d
    p2_z = R2_zz * panda_joint2_d
    R2_xx = t8 * c2 - t7 * s2
    minus_R2_xy = t8 * s2 + t7 * c2
    R2_yx = t9 * c2 + t10 * s2
    R2_yy = t10 * c2 - t9 * s2
    R2_zx = t11 * c2 + t12 * s2
    R2_zy = t12 * c2 - t11 * s2

    # joint 3: rotation R and translation p from link 3 to its parent
    minus_R3_yz = np.sin(panda_joint3_alpha)
    R3_zz = np.cos(panda_joint3_alpha)
    t13 = np.sin(panda_joint3_theta)
    t14 = np.cos(panda_joint3_theta)
    t15 = R3_zz * t13
    t16 = R3_zz * t14
    t17 = minus_R3_yz * t13
    t18 = minus_R3_yz * t14
    minus_p3_y = minus_R3_yz * panda_joint3_d
    p3_z = R3_zz * panda_joint3_d
    R3_xx = t14 * c3 - t13 * s3
    minus_R3_xy = t14 * s3 + t13 * c3
    R3_yx = t15 * c3 + t16 * s3
    R3_yy = t16 * c3 - t15 * s3
    R3_zx = t17 * c3 + t18 * s3
    R3_zy = t18 * c3 - t17 * s3

    # joint 4: rotation R and translation p from link 4 to its parent
    minus_R4_yz = np.sin(panda_joint4_alpha)
    R4_zz = np.cos(panda_joint4_alpha)
    t19 = np.sin(panda_joint4_theta)
    t20 = np.cos(panda_joint4_theta)
    t21 = R4_zz * t19
    t22 = R4_zz * t20
    t23 = minus_R4_yz * t19
    t24 = minus_R4_yz * t20
    minus_p4_y = minus_R4_yz * panda_joint4_d
    p4_z = R4_zz * panda_joint4_d
    R4_xx = t20 * c4 - t19 * s4
    minus_R4_xy = t20 * s4 + t19 * c4
    R4_yx = t21 * c4 + t22 * s4
    R4_yy = t22 * c4 - t21 * s4
    R4_zx = t23 * c4 + t24 * s4
    R4_zy = t24 * c4 - t23 * s4

    # joint 5: rotation R and translation p from link 5 to its parent
    minus_R5_yz = np.sin(panda_joint5_alpha)
    R5_zz = np.cos(panda_joint5_alpha)
    t25 = np.sin(panda_joint5_theta)
    t26 = np.cos(panda_joint5_theta)
    t27 = R5_zz * t25
    t28 = R5_zz * t26
    t29 = minus_R5_yz * t25
    t30 = minus_R5_yz * t26
    minus_p5_y = minus_R5_yz * panda_joint5_d
    p5_z = R5_zz * panda_joint5_d
    R5_xx = t26 * c5 - t25 * s5
    minus_R5_xy = t26 * s5 + t25 * c5
    R5_yx = t27 * c5 + t28 * s5
    R5_yy = t28 * c5 - t27 * s5
    R5_zx = t29 * c5 + t30 * s5
    R5_zy = t30 * c5 - t29 * s5

    # joint 6: rotation R and translation p from link 6 to its parent
    minus_R6_yz = np.sin(panda_joint6_alpha)
    R6_zz = np.cos(panda_joint6_alpha)
    t31 = np.sin(panda_joint6_theta)
    t32 = np.cos(panda_joint6_theta)
    t33 = R6_zz * t31
    t34 = R6_zz * t32
    t35 = minus_R6_yz * t31
    t36 = minus_R6_yz * t32
    minus_p6_y = minus_R6_yz * panda_joint6_d
    p6_z = R6_zz * panda_joint6_d
    R6_xx = t32 * c6 - t31 * s6
    minus_R6_xy = t32 * s6 + t31 * c6
    R6_yx = t33 * c6 + t34 * s6
    R6_yy = t34 * c6 - t33 * s6
    R6_zx = t35 * c6 + t36 * s6
    R6_zy = t36 * c6 - t35 * s6

    # joint 7: rotation R and translation p from link 7 to its parent
    minus_R7_yz = np.sin(panda_joint7_alpha)
    R7_zz = np.cos(panda_joint7_alpha)
    t37 = np.sin(panda_joint7_theta)
    t38 = np.cos(panda_joint7_theta)
    t39 = R7_zz * t37
    t40 = R7_zz * t38
    t41 = minus_R7_yz * t37
    t42 = minus_R7_yz * t38
    minus_p7_y = minus_R7_yz * panda_joint7_d
    p7_z = R7_zz * panda_joint7_d
    R7_xx = t38 * c7 - t37 * s7
    minus_R7_xy = t38 * s7 + t37 * c7
    R7_yx = t39 * c7 + t40 * s7
    R7_yy = t40 * c7 - t39 * s7
    R7_zx = t41 * c7 + t42 * s7
    R7_zy = t42 * c7 - t41 * s7

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
    t43 = R1_yx * panda_joint2_a - R1_yy * minus_p2_y - minus_R1_yz * p2_z
    o2_y = t43 - minus_p1_y

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
    t44 = E2_yx * panda_joint3_a - E2_yy * minus_p3_y - minus_E2_yz * p3_z
    o3_y = o2_y + t44

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
    t45 = E3_yx * panda_joint4_a - E3_yy * minus_p4_y - minus_E3_yz * p4_z
    o4_y = o3_y + t45

    # link 5: axes E and origin o in the base frame
    E5_xx = E4_xx * R5_xx + E4_xy * R5_yx + E4_xz * R5_zx
    E5_xy = E4_xy * R5_yy - E4_xx * minus_R5_xy + E4_xz * R5_zy
    E5_xz = E4_xz * R5_zz - E4_xy * minus_R5_yz
    E5_yx = E4_yx * R5_xx + E4_yy * R5_yx - minus_E4_yz * R5_zx
    E5_yy = E4_yy * R5_yy - E4_yx * minus_R5_xy - minus_E4_yz * R5_zy
    minus_E5_yz = E4_yy * minus_R5_yz + minus_E4_yz * R5_zz
    E5_zx = E4_zx * R5_xx + E4_zy * R5_yx + E4_zz * R5_zx
    t46 = E4_zx * minus_R5_xy
    t47 = E4_zy * R5_yy
    t48 = E4_zz * R5_zy
    E5_zy = t47 - t46 + t48
    E5_zz = E4_zz * R5_zz - E4_zy * minus_R5_yz
    t49 = E4_yx * panda_joint5_a - E4_yy * minus_p5_y - minus_E4_yz * p5_z
    o5_y = o4_y + t49

    # link 6: axes E and origin o in the base frame
    E6_xx = E5_xx * R6_xx + E5_xy * R6_yx + E5_xz * R6_zx
    E6_xy = E5_xy * R6_yy - E5_xx * minus_R6_xy + E5_xz * R6_zy
    E6_xz = E5_xz * R6_zz - E5_xy * minus_R6_yz
    E6_yx = E5_yx * R6_xx + E5_yy * R6_yx - minus_E5_yz * R6_zx
    E6_yy = E5_yy * R6_yy - E5_yx * minus_R6_xy - minus_E5_yz * R6_zy
    minus_E6_yz = E5_yy * minus_R6_yz + minus_E5_yz * R6_zz
    t50 = E5_zx * R6_xx
    t51 = E5_zz * R6_zx
    E6_zx = t50 + E5_zy * R6_yx + t51
    t52 = E5_zx * minus_R6_xy
    t53 = E5_zz * R6_zy
    E6_zy = E5_zy * R6_yy - t52 + t53
    t54 = E5_zz * R6_zz
    E6_zz = t54 - E5_zy * minus_R6_yz
    t55 = E5_yx * panda_joint6_a - E5_yy * minus_p6_y - minus_E5_yz * p6_z
    o6_y = o5_y + t55

    # link 7: axes E and origin o in the base frame
    E7_xx = E6_xx * R7_xx + E6_xy * R7_yx + E6_xz * R7_zx
    E7_xy = E6_xy * R7_yy - E6_xx * minus_R7_xy + E6_xz * R7_zy
    E7_xz = E6_xz * R7_zz - E6_xy * minus_R7_yz
    E7_yx = E6_yx * R7_xx + E6_yy * R7_yx - minus_E6_yz * R7_zx
    E7_yy = E6_yy * R7_yy - E6_yx * minus_R7_xy - minus_E6_yz * R7_zy
    minus_E7_yz = E6_yy * minus_R7_yz + minus_E6_yz * R7_zz
    E7_zx = E6_zx * R7_xx + E6_zy * R7_yx + E6_zz * R7_zx
    E7_zy = E6_zy * R7_yy - E6_zx * minus_R7_xy + E6_zz * R7_zy
    E7_zz = E6_zz * R7_zz - E6_zy * minus_R7_yz
    t56 = E6_yx * panda_joint7_a - E6_yy * minus_p7_y - minus_E6_yz * p7_z
    o7_y = o6_y + t56

    # link 2: axes E and origin o in the base frame, derivative in p[70]
    t57 = o7_y - minus_E7_yz * panda_joint8_z
    t58 = R1_zx * panda_joint2_a - R1_zy * minus_p2_y + R1_zz * p2_z
    minus_do2_y_dp70 = t58 + p1_z

    # link 3: axes E and origin o in the base frame, derivative in p[70]
    t59 = E2_zx * panda_joint3_a - E2_zy * minus_p3_y + E2_zz * p3_z
    minus_do3_y_dp70 = t59 + minus_do2_y_dp70

    # link 4: axes E and origin o in the base frame, derivative in p[70]
    t60 = E3_zx * panda_joint4_a - E3_zy * minus_p4_y + E3_zz * p4_z
    minus_do4_y_dp70 = t60 + minus_do3_y_dp70

    # link 5: axes E and origin o in the base frame, derivative in p[70]
    dE5_yy_dp70 = t46 - t47 - t48
    t61 = E4_zx * panda_joint5_a - E4_zy * minus_p5_y + E4_zz * p5_z
    minus_do5_y_dp70 = t61 + minus_do4_y_dp70

    # link 6: axes E and origin o in the base frame, derivative in p[70]
    dE6_yx_dp70 = dE5_yy_dp70 * R6_yx - t50 - t51
    dE6_yy_dp70 = dE5_yy_dp70 * R6_yy + t52 - t53
    minus_dE6_yz_dp70 = dE5_yy_dp70 * minus_R6_yz + t54
    t62 = E5_zx * panda_joint6_a + dE5_yy_dp70 * minus_p6_y + E5_zz * p6_z
    minus_do6_y_dp70 = t62 + minus_do5_y_dp70

    # link 7: axes E and origin o in the base frame, derivative in p[70]
    t63 = dE6_yx_dp70 * R7_xx + dE6_yy_dp70 * R7_yx
    dE7_yx_dp70 = t63 - minus_dE6_yz_dp70 * R7_zx
    t64 = dE6_yy_dp70 * R7_yy - dE6_yx_dp70 * minus_R7_xy
    dE7_yy_dp70 = t64 - minus_dE6_yz_dp70 * R7_zy
    minus_dE7_yz_dp70 = dE6_yy_dp70 * minus_R7_yz + minus_dE6_yz_dp70 * R7_zz
    t65 = dE6_yx_dp70 * panda_joint7_a - dE6_yy_dp70 * minus_p7_y
    do7_y_dp70 = t65 - minus_dE6_yz_dp70 * p7_z - minus_do6_y_dp70

    # link 2: axes E and origin o in the base frame, derivative in p[72]
    t66 = do7_y_dp70 - minus_dE7_yz_dp70 * panda_joint8_z
    minus_dE2_xx_dp72 = minus_R1_xy * R2_xx + R1_xx * R2_yx
    minus_dE2_xy_dp72 = R1_xx * R2_yy - minus_R1_xy * minus_R2_xy
    dE2_xz_dp72 = R1_xx * minus_R2_yz
    dE2_yx_dp72 = R1_yy * R2_xx - R1_yx * R2_yx
    minus_dE2_yy_dp72 = R1_yx * R2_yy + R1_yy * minus_R2_xy
    dE2_yz_dp72 = R1_yx * minus_R2_yz
    dE2_zx_dp72 = R1_zy * R2_xx - R1_zx * R2_yx
    minus_dE2_zy_dp72 = R1_zx * R2_yy + R1_zy * minus_R2_xy
    dE2_zz_dp72 = R1_zx * minus_R2_yz
    do2_x_dp72 = R1_xx * minus_p2_y - minus_R1_xy * panda_joint2_a
    do2_y_dp72 = R1_yy * panda_joint2_a + R1_yx * minus_p2_y
    do2_z_dp72 = R1_zy * panda_joint2_a + R1_zx * minus_p2_y

    # link 3: axes E and origin o in the base frame, derivative in p[72]
    t67 = minus_dE2_xx_dp72 * R3_xx + minus_dE2_xy_dp72 * R3_yx
    dE3_xx_dp72 = dE2_xz_dp72 * R3_zx - t67
    t68 = minus_dE2_xx_dp72 * minus_R3_xy - minus_dE2_xy_dp72 * R3_yy
    dE3_xy_dp72 = dE2_xz_dp72 * R3_zy + t68
    dE3_xz_dp72 = minus_dE2_xy_dp72 * minus_R3_yz + dE2_xz_dp72 * R3_zz
    t69 = dE2_yx_dp72 * R3_xx - minus_dE2_yy_dp72 * R3_yx
    dE3_yx_dp72 = t69 + dE2_yz_dp72 * R3_zx
    t70 = minus_dE2_yy_dp72 * R3_yy + dE2_yx_dp72 * minus_R3_xy
    dE3_yy_dp72 = dE2_yz_dp72 * R3_zy - t70
    dE3_yz_dp72 = minus_dE2_yy_dp72 * minus_R3_yz + dE2_yz_dp72 * R3_zz
    t71 = dE2_zx_dp72 * R3_xx - minus_dE2_zy_dp72 * R3_yx
    dE3_zx_dp72 = t71 + dE2_zz_dp72 * R3_zx
    t72 = minus_dE2_zy_dp72 * R3_yy + dE2_zx_dp72 * minus_R3_xy
    dE3_zy_dp72 = dE2_zz_dp72 * R3_zy - t72
    dE3_zz_dp72 = dE2_zz_dp72 * R3_zz + minus_dE2_zy_dp72 * minus_R3_yz
    t73 = minus_dE2_xx_dp72 * panda_joint3_a
    t74 = dE2_yx_dp72 * panda_joint3_a + minus_dE2_yy_dp72 * minus_p3_y
    t75 = dE2_zx_dp72 * panda_joint3_a + minus_dE2_zy_dp72 * minus_p3_y
    t76 = minus_dE2_xy_dp72 * minus_p3_y - t73 + dE2_xz_dp72 * p3_z
    do3_x_dp72 = do2_x_dp72 + t76
    do3_y_dp72 = do2_y_dp72 + (t74 + dE2_yz_dp72 * p3_z)
    do3_z_dp72 = do2_z_dp72 + (t75 + dE2_zz_dp72 * p3_z)

    # link 4: axes E and origin o in the base frame, derivative in p[72]
    dE4_xx_dp72 = dE3_xx_dp72 * R4_xx + dE3_xy_dp72 * R4_yx + dE3_xz_dp72 * R4_zx
    t77 = dE3_xy_dp72 * R4_yy - dE3_xx_dp72 * minus_R4_xy
    dE4_xy_dp72 = t77 + dE3_xz_dp72 * R4_zy
    dE4_xz_dp72 = dE3_xz_dp72 * R4_zz - dE3_xy_dp72 * minus_R4_yz
    dE4_yx_dp72 = dE3_yx_dp72 * R4_xx + dE3_yy_dp72 * R4_yx + dE3_yz_dp72 * R4_zx
    t78 = dE3_yy_dp72 * R4_yy - dE3_yx_dp72 * minus_R4_xy
    dE4_yy_dp72 = t78 + dE3_yz_dp72 * R4_zy
    minus_dE4_yz_dp72 = dE3_yy_dp72 * minus_R4_yz - dE3_yz_dp72 * R4_zz
    dE4_zx_dp72 = dE3_zx_dp72 * R4_xx + dE3_zy_dp72 * R4_yx + dE3_zz_dp72 * R4_zx
    t79 = dE3_zy_dp72 * R4_yy - dE3_zx_dp72 * minus_R4_xy
    dE4_zy_dp72 = t79 + dE3_zz_dp72 * R4_zy
    dE4_zz_dp72 = dE3_zz_dp72 * R4_zz - dE3_zy_dp72 * minus_R4_yz
    t80 = dE3_xx_dp72 * panda_joint4_a - dE3_xy_dp72 * minus_p4_y
    t81 = dE3_yx_dp72 * panda_joint4_a - dE3_yy_dp72 * minus_p4_y
    t82 = dE3_zx_dp72 * panda_joint4_a - dE3_zy_dp72 * minus_p4_y
    do4_x_dp72 = do3_x_dp72 + (t80 + dE3_xz_dp72 * p4_z)
    do4_y_dp72 = do3_y_dp72 + (t81 + dE3_yz_dp72 * p4_z)
    do4_z_dp72 = do3_z_dp72 + (t82 + dE3_zz_dp72 * p4_z)

    # link 5: axes E and origin o in the base frame, derivative in p[72]
    dE5_xx_dp72 = dE4_xx_dp72 * R5_xx + dE4_xy_dp72 * R5_yx + dE4_xz_dp72 * R5_zx
    t83 = dE4_xy_dp72 * R5_yy - dE4_xx_dp72 * minus_R5_xy
    dE5_xy_dp72 = t83 + dE4_xz_dp72 * R5_zy
    dE5_xz_dp72 = dE4_xz_dp72 * R5_zz - dE4_xy_dp72 * minus_R5_yz
    t84 = dE4_yx_dp72 * R5_xx + dE4_yy_dp72 * R5_yx
    dE5_yx_dp72 = t84 - minus_dE4_yz_dp72 * R5_zx
    t85 = dE4_yy_dp72 * R5_yy - dE4_yx_dp72 * minus_R5_xy
    dE5_yy_dp72 = t85 - minus_dE4_yz_dp72 * R5_zy
    minus_dE5_yz_dp72 = dE4_yy_dp72 * minus_R5_yz + minus_dE4_yz_dp72 * R5_zz
    dE5_zx_dp72 = dE4_zx_dp72 * R5_xx + dE4_zy_dp72 * R5_yx + dE4_zz_dp72 * R5_zx
    t86 = dE4_zy_dp72 * R5_yy - dE4_zx_dp72 * minus_R5_xy
    dE5_zy_dp72 = t86 + dE4_zz_dp72 * R5_zy
    dE5_zz_dp72 = dE4_zz_dp72 * R5_zz - dE4_zy_dp72 * minus_R5_yz
    t87 = dE4_xx_dp72 * panda_joint5_a - dE4_xy_dp72 * minus_p5_y
    t88 = dE4_yx_dp72 * panda_joint5_a - dE4_yy_dp72 * minus_p5_y
    t89 = dE4_zx_dp72 * panda_joint5_a - dE4_zy_dp72 * minus_p5_y
    do5_x_dp72 = do4_x_dp72 + (t87 + dE4_xz_dp72 * p5_z)
    do5_y_dp72 = do4_y_dp72 + (t88 - minus_dE4_yz_dp72 * p5_z)
    do5_z_dp72 = do4_z_dp72 + (t89 + dE4_zz_dp72 * p5_z)

    # link 6: axes E and origin o in the base frame, derivative in p[72]
    dE6_xx_dp72 = dE5_xx_dp72 * R6_xx + dE5_xy_dp72 * R6_yx + dE5_xz_dp72 * R6_zx
    t90 = dE5_xy_dp72 * R6_yy - dE5_xx_dp72 * minus_R6_xy
    dE6_xy_dp72 = t90 + dE5_xz_dp72 * R6_zy
    dE6_xz_dp72 = dE5_xz_dp72 * R6_zz - dE5_xy_dp72 * minus_R6_yz
    t91 = dE5_yx_dp72 * R6_xx + dE5_yy_dp72 * R6_yx
    dE6_yx_dp72 = t91 - minus_dE5_yz_dp72 * R6_zx
    t92 = dE5_yy_dp72 * R6_yy - dE5_yx_dp72 * minus_R6_xy
    dE6_yy_dp72 = t92 - minus_dE5_yz_dp72 * R6_zy
    minus_dE6_yz_dp72 = dE5_yy_dp72 * minus_R6_yz + minus_dE5_yz_dp72 * R6_zz
    dE6_zx_dp72 = dE5_zx_dp72 * R6_xx + dE5_zy_dp72 * R6_yx + dE5_zz_dp72 * R6_zx
    t93 = dE5_zy_dp72 * R6_yy - dE5_zx_dp72 * minus_R6_xy
    dE6_zy_dp72 = t93 + dE5_zz_dp72 * R6_zy
    dE6_zz_dp72 = dE5_zz_dp72 * R6_zz - dE5_zy_dp72 * minus_R6_yz
    t94 = dE5_xx_dp72 * panda_joint6_a - dE5_xy_dp72 * minus_p6_y
    t95 = dE5_yx_dp72 * panda_joint6_a - dE5_yy_dp72 * minus_p6_y
    t96 = dE5_zx_dp72 * panda_joint6_a - dE5_zy_dp72 * minus_p6_y
    do6_x_dp72 = do5_x_dp72 + (t94 + dE5_xz_dp72 * p6_z)
    do6_y_dp72 = do5_y_dp72 + (t95 - minus_dE5_yz_dp72 * p6_z)
    do6_z_dp72 = do5_z_dp72 + (t96 + dE5_zz_dp72 * p6_z)

    # link 7: axes E and origin o in the base frame, derivative in p[72]
    dE7_xx_dp72 = dE6_xx_dp72 * R7_xx + dE6_xy_dp72 * R7_yx + dE6_xz_dp72 * R7_zx
    t97 = dE6_xy_dp72 * R7_yy - dE6_xx_dp72 * minus_R7_xy
    dE7_xy_dp72 = t97 + dE6_xz_dp72 * R7_zy
    dE7_xz_dp72 = dE6_xz_dp72 * R7_zz - dE6_xy_dp72 * minus_R7_yz
    t98 = dE6_yx_dp72 * R7_xx + dE6_yy_dp72 * R7_yx
    dE7_yx_dp72 = t98 - minus_dE6_yz_dp72 * R7_zx
    t99 = dE6_yy_dp72 * R7_yy - dE6_yx_dp72 * minus_R7_xy
    dE7_yy_dp72 = t99 - minus_dE6_yz_dp72 * R7_zy
    minus_dE7_yz_dp72 = dE6_yy_dp72 * minus_R7_yz + minus_dE6_yz_dp72 * R7_zz
    dE7_zx_dp72 = dE6_zx_dp72 * R7_xx + dE6_zy_dp72 * R7_yx + dE6_zz_dp72 * R7_zx
    t100 = dE6_zy_dp72 * R7_yy - dE6_zx_dp72 * minus_R7_xy
    dE7_zy_dp72 = t100 + dE6_zz_dp72 * R7_zy
    dE7_zz_dp72 = dE6_zz_dp72 * R7_zz - dE6_zy_dp72 * minus_R7_yz
    t101 = dE6_xx_dp72 * panda_joint7_a - dE6_xy_dp72 * minus_p7_y
    t102 = dE6_yx_dp72 * panda_joint7_a - dE6_yy_dp72 * minus_p7_y
    t103 = dE6_zx_dp72 * panda_joint7_a - dE6_zy_dp72 * minus_p7_y
    do7_x_dp72 = do6_x_dp72 + (t101 + dE6_xz_dp72 * p7_z)
    do7_y_dp72 = do6_y_dp72 + (t102 - minus_dE6_yz_dp72 * p7_z)
    do7_z_dp72 = do6_z_dp72 + (t103 + dE6_zz_dp72 * p7_z)

    # link 2: axes E and origin o in the base frame, derivative in p[74]
    t104 = do7_x_dp72 + dE7_xz_dp72 * panda_joint8_z
    t105 = do7_y_dp72 - minus_dE7_yz_dp72 * panda_joint8_z
    t106 = do7_z_dp72 + dE7_zz_dp72 * panda_joint8_z
    dE2_xx_dp74 = R2_zx * minus_R1_xy
    dE2_xy_dp74 = R2_zy * minus_R1_xy
    dE2_xz_dp74 = R2_zz * minus_R1_xy
    minus_dE2_yx_dp74 = R2_zx * R1_yy + R2_yx * minus_R1_yz
    minus_dE2_yy_dp74 = R2_zy * R1_yy + R2_yy * minus_R1_yz
    minus_dE2_yz_dp74 = R2_zz * R1_yy - minus_R2_yz * minus_R1_yz
    dE2_zx_dp74 = R2_yx * R1_zz - R2_zx * R1_zy
    dE2_zy_dp74 = R2_yy * R1_zz - R2_zy * R1_zy
    minus_dE2_zz_dp74 = minus_R2_yz * R1_zz + R2_zz * R1_zy
    do2_x_dp74 = p2_z * minus_R1_xy
    do2_y_dp74 = minus_p2_y * minus_R1_yz - p2_z * R1_yy
    minus_do2_z_dp74 = p2_z * R1_zy + minus_p2_y * R1_zz

    # link 3: axes E and origin o in the base frame, derivative in p[74]
    dE3_xx_dp74 = dE2_xx_dp74 * R3_xx + dE2_xy_dp74 * R3_yx + dE2_xz_dp74 * R3_zx
    t107 = dE2_xx_dp74 * minus_R3_xy - dE2_xy_dp74 * R3_yy
    dE3_xy_dp74 = dE2_xz_dp74 * R3_zy - t107
    dE3_xz_dp74 = dE2_xz_dp74 * R3_zz - dE2_xy_dp74 * minus_R3_yz
    t108 = minus_dE2_yy_dp74 * R3_yx + minus_dE2_yx_dp74 * R3_xx
    minus_dE3_yx_dp74 = t108 + minus_dE2_yz_dp74 * R3_zx
    t109 = minus_dE2_yx_dp74 * minus_R3_xy - minus_dE2_yy_dp74 * R3_yy
    dE3_yy_dp74 = t109 - minus_dE2_yz_dp74 * R3_zy
    minus_dE3_yz_dp74 = minus_dE2_yz_dp74 * R3_zz - minus_dE2_yy_dp74 * minus_R3_yz
    t110 = dE2_zx_dp74 * R3_xx + dE2_zy_dp74 * R3_yx
    dE3_zx_dp74 = t110 - minus_dE2_zz_dp74 * R3_zx
    t111 = dE2_zy_dp74 * R3_yy - dE2_zx_dp74 * minus_R3_xy
    dE3_zy_dp74 = t111 - minus_dE2_zz_dp74 * R3_zy
    minus_dE3_zz_dp74 = minus_dE2_zz_dp74 * R3_zz + dE2_zy_dp74 * minus_R3_yz
    t112 = dE2_xx_dp74 * panda_joint3_a - dE2_xy_dp74 * minus_p3_y
    t113 = minus_dE2_yx_dp74 * panda_joint3_a
    t114 = dE2_zx_dp74 * panda_joint3_a - dE2_zy_dp74 * minus_p3_y
    do3_x_dp74 = do2_x_dp74 + (t112 + dE2_xz_dp74 * p3_z)
    t115 = t113 - minus_dE2_yy_dp74 * minus_p3_y + minus_dE2_yz_dp74 * p3_z
    do3_y_dp74 = do2_y_dp74 - t115
    do3_z_dp74 = t114 - minus_dE2_zz_dp74 * p3_z - minus_do2_z_dp74

    # link 4: axes E and origin o in the base frame, derivative in p[74]
    dE4_xx_dp74 = dE3_xx_dp74 * R4_xx + dE3_xy_dp74 * R4_yx + dE3_xz_dp74 * R4_zx
    t116 = dE3_xy_dp74 * R4_yy - dE3_xx_dp74 * minus_R4_xy
    dE4_xy_dp74 = t116 + dE3_xz_dp74 * R4_zy
    dE4_xz_dp74 = dE3_xz_dp74 * R4_zz - dE3_xy_dp74 * minus_R4_yz
    t117 = dE3_yy_dp74 * R4_yx - minus_dE3_yx_dp74 * R4_xx
    dE4_yx_dp74 = t117 - minus_dE3_yz_dp74 * R4_zx
    t118 = dE3_yy_dp74 * R4_yy + minus_dE3_yx_dp74 * minus_R4_xy
    dE4_yy_dp74 = t118 - minus_dE3_yz_dp74 * R4_zy
    minus_dE4_yz_dp74 = dE3_yy_dp74 * minus_R4_yz + minus_dE3_yz_dp74 * R4_zz
    t119 = dE3_zx_dp74 * R4_xx + dE3_zy_dp74 * R4_yx
    dE4_zx_dp74 = t119 - minus_dE3_zz_dp74 * R4_zx
    t120 = dE3_zy_dp74 * R4_yy - dE3_zx_dp74 * minus_R4_xy
    dE4_zy_dp74 = t120 - minus_dE3_zz_dp74 * R4_zy
    minus_dE4_zz_dp74 = minus_dE3_zz_dp74 * R4_zz + dE3_zy_dp74 * minus_R4_yz
    t121 = dE3_xx_dp74 * panda_joint4_a - dE3_xy_dp74 * minus_p4_y
    t122 = minus_dE3_yx_dp74 * panda_joint4_a + dE3_yy_dp74 * minus_p4_y
    t123 = dE3_zx_dp74 * panda_joint4_a - dE3_zy_dp74 * minus_p4_y
    do4_x_dp74 = do3_x_dp74 + (t121 + dE3_xz_dp74 * p4_z)
    do4_y_dp74 = do3_y_dp74 - (t122 + minus_dE3_yz_dp74 * p4_z)
    do4_z_dp74 = do3_z_dp74 + (t123 - minus_dE3_zz_dp74 * p4_z)

    # link 5: axes E and origin o in the base frame, derivative in p[74]
    dE5_xx_dp74 = dE4_xx_dp74 * R5_xx + dE4_xy_dp74 * R5_yx + dE4_xz_dp74 * R5_zx
    t124 = dE4_xy_dp74 * R5_yy - dE4_xx_dp74 * minus_R5_xy
    dE5_xy_dp74 = t124 + dE4_xz_dp74 * R5_zy
    dE5_xz_dp74 = dE4_xz_dp74 * R5_zz - dE4_xy_dp74 * minus_R5_yz
    t125 = dE4_yx_dp74 * R5_xx + dE4_yy_dp74 * R5_yx
    dE5_yx_dp74 = t125 - minus_dE4_yz_dp74 * R5_zx
    t126 = dE4_yy_dp74 * R5_yy - dE4_yx_dp74 * minus_R5_xy
    dE5_yy_dp74 = t126 - minus_dE4_yz_dp74 * R5_zy
    minus_dE5_yz_dp74 = dE4_yy_dp74 * minus_R5_yz + minus_dE4_yz_dp74 * R5_zz
    t127 = dE4_zx_dp74 * R5_xx + dE4_zy_dp74 * R5_yx
    dE5_zx_dp74 = t127 - minus_dE4_zz_dp74 * R5_zx
    t128 = dE4_zy_dp74 * R5_yy - dE4_zx_dp74 * minus_R5_xy
    dE5_zy_dp74 = t128 - minus_dE4_zz_dp74 * R5_zy
    minus_dE5_zz_dp74 = minus_dE4_zz_dp74 * R5_zz + dE4_zy_dp74 * minus_R5_yz
    t129 = dE4_xx_dp74 * panda_joint5_a - dE4_xy_dp74 * minus_p5_y
    t130 = dE4_yx_dp74 * panda_joint5_a - dE4_yy_dp74 * minus_p5_y
    t131 = dE4_zx_dp74 * panda_joint5_a - dE4_zy_dp74 * minus_p5_y
    do5_x_dp74 = do4_x_dp74 + (t129 + dE4_xz_dp74 * p5_z)
    do5_y_dp74 = do4_y_dp74 + (t130 - minus_dE4_yz_dp74 * p5_z)
    do5_z_dp74 = do4_z_dp74 + (t131 - minus_dE4_zz_dp74 * p5_z)

    # link 6: axes E and origin o in the base frame, derivative in p[74]
    dE6_xx_dp74 = dE5_xx_dp74 * R6_xx + dE5_xy_dp74 * R6_yx + dE5_xz_dp74 * R6_zx
    t132 = dE5_xy_dp74 * R6_yy - dE5_xx_dp74 * minus_R6_xy
    dE6_xy_dp74 = t132 + dE5_xz_dp74 * R6_zy
    dE6_xz_dp74 = dE5_xz_dp74 * R6_zz - dE5_xy_dp74 * minus_R6_yz
    t133 = dE5_yx_dp74 * R6_xx + dE5_yy_dp74 * R6_yx
    dE6_yx_dp74 = t133 - minus_dE5_yz_dp74 * R6_zx
    t134 = dE5_yy_dp74 * R6_yy - dE5_yx_dp74 * minus_R6_xy
    dE6_yy_dp74 = t134 - minus_dE5_yz_dp74 * R6_zy
    minus_dE6_yz_dp74 = dE5_yy_dp74 * minus_R6_yz + minus_dE5_yz_dp74 * R6_zz
    t135 = dE5_zx_dp74 * R6_xx + dE5_zy_dp74 * R6_yx
    dE6_zx_dp74 = t135 - minus_dE5_zz_dp74 * R6_zx
    t136 = dE5_zy_dp74 * R6_yy - dE5_zx_dp74 * minus_R6_xy
    dE6_zy_dp74 = t136 - minus_dE5_zz_dp74 * R6_zy
    minus_dE6_zz_dp74 = minus_dE5_zz_dp74 * R6_zz + dE5_zy_dp74 * minus_R6_yz
    t137 = dE5_xx_dp74 * panda_joint6_a - dE5_xy_dp74 * minus_p6_y
    t138 = dE5_yx_dp74 * panda_joint6_a - dE5_yy_dp74 * minus_p6_y
    t139 = dE5_zx_dp74 * panda_joint6_a - dE5_zy_dp74 * minus_p6_y
    do6_x_dp74 = do5_x_dp74 + (t137 + dE5_xz_dp74 * p6_z)
    do6_y_dp74 = do5_y_dp74 + (t138 - minus_dE5_yz_dp74 * p6_z)
    do6_z_dp74 = do5_z_dp74 + (t139 - minus_dE5_zz_dp74 * p6_z)

    # link 7: axes E and origin o in the base frame, derivative in p[74]
    dE7_xx_dp74 = dE6_xx_dp74 * R7_xx + dE6_xy_dp74 * R7_yx + dE6_xz_dp74 * R7_zx
    t140 = dE6_xy_dp74 * R7_yy - dE6_xx_dp74 * minus_R7_xy
    dE7_xy_dp74 = t140 + dE6_xz_dp74 * R7_zy
    dE7_xz_dp74 = dE6_xz_dp74 * R7_zz - dE6_xy_dp74 * minus_R7_yz
    t141 = dE6_yx_dp74 * R7_xx + dE6_yy_dp74 * R7_yx
    dE7_yx_dp74 = t141 - minus_dE6_yz_dp74 * R7_zx
    t142 = dE6_yy_dp74 * R7_yy - dE6_yx_dp74 * minus_R7_xy
    dE7_yy_dp74 = t142 - minus_dE6_yz_dp74 * R7_zy
    minus_dE7_yz_dp74 = dE6_yy_dp74 * minus_R7_yz + minus_dE6_yz_dp74 * R7_zz
    t143 = dE6_zx_dp74 * R7_xx + dE6_zy_dp74 * R7_yx
    dE7_zx_dp74 = t143 - minus_dE6_zz_dp74 * R7_zx
    t144 = dE6_zy_dp74 * R7_yy - dE6_zx_dp74 * minus_R7_xy
    dE7_zy_dp74 = t144 - minus_dE6_zz_dp74 * R7_zy
    minus_dE7_zz_dp74 = minus_dE6_zz_dp74 * R7_zz + dE6_zy_dp74 * minus_R7_yz
    t145 = dE6_xx_dp74 * panda_joint7_a - dE6_xy_dp74 * minus_p7_y
    t146 = dE6_yx_dp74 * panda_joint7_a - dE6_yy_dp74 * minus_p7_y
    t147 = dE6_zx_dp74 * panda_joint7_a - dE6_zy_dp74 * minus_p7_y
    do7_x_dp74 = do6_x_dp74 + (t145 + dE6_xz_dp74 * p7_z)
    do7_y_dp74 = do6_y_dp74 + (t146 - minus_dE6_yz_dp74 * p7_z)
    do7_z_dp74 = do6_z_dp74 + (t147 - minus_dE6_zz_dp74 * p7_z)

    # link 3: axes E and origin o in the base frame, derivative in p[76]
    t148 = do7_x_dp74 + dE7_xz_dp74 * panda_joint8_z
    t149 = do7_y_dp74 - minus_dE7_yz_dp74 * panda_joint8_z
    t150 = do7_z_dp74 - minus_dE7_zz_dp74 * panda_joint8_z
    minus_dE3_xx_dp76 = minus_E2_xy * R3_xx + E2_xx * R3_yx
    dE3_xy_dp76 = minus_E2_xy * minus_R3_xy - E2_xx * R3_yy
    dE3_xz_dp76 = E2_xx * minus_R3_yz
    dE3_yx_dp76 = E2_yy * R3_xx - E2_yx * R3_yx
    minus_dE3_yy_dp76 = E2_yx * R3_yy + E2_yy * minus_R3_xy
    dE3_yz_dp76 = E2_yx * minus_R3_yz
    dE3_zx_dp76 = E2_zy * R3_xx - E2_zx * R3_yx
    minus_dE3_zy_dp76 = E2_zx * R3_yy + E2_zy * minus_R3_xy
    dE3_zz_dp76 = E2_zx * minus_R3_yz
    do3_x_dp76 = E2_xx * minus_p3_y - minus_E2_xy * panda_joint3_a
    do3_y_dp76 = E2_yy * panda_joint3_a + E2_yx * minus_p3_y
    do3_z_dp76 = E2_zy * panda_joint3_a + E2_zx * minus_p3_y

    # link 4: axes E and origin o in the base frame, derivative in p[76]
    t151 = dE3_xy_dp76 * R4_yx - minus_dE3_xx_dp76 * R4_xx
    dE4_xx_dp76 = t151 + dE3_xz_dp76 * R4_zx
    t152 = dE3_xy_dp76 * R4_yy + minus_dE3_xx_dp76 * minus_R4_xy
    dE4_xy_dp76 = t152 + dE3_xz_dp76 * R4_zy
    dE4_xz_dp76 = dE3_xz_dp76 * R4_zz - dE3_xy_dp76 * minus_R4_yz
    t153 = dE3_yx_dp76 * R4_xx - minus_dE3_yy_dp76 * R4_yx
    dE4_yx_dp76 = t153 + dE3_yz_dp76 * R4_zx
    t154 = minus_dE3_yy_dp76 * R4_yy + dE3_yx_dp76 * minus_R4_xy
    dE4_yy_dp76 = dE3_yz_dp76 * R4_zy - t154
    dE4_yz_dp76 = minus_dE3_yy_dp76 * minus_R4_yz + dE3_yz_dp76 * R4_zz
    t155 = dE3_zx_dp76 * R4_xx - minus_dE3_zy_dp76 * R4_yx
    dE4_zx_dp76 = t155 + dE3_zz_dp76 * R4_zx
    t156 = minus_dE3_zy_dp76 * R4_yy + dE3_zx_dp76 * minus_R4_xy
    dE4_zy_dp76 = dE3_zz_dp76 * R4_zy - t156
    dE4_zz_dp76 = dE3_zz_dp76 * R4_zz + minus_dE3_zy_dp76 * minus_R4_yz
    t157 = minus_dE3_xx_dp76 * panda_joint4_a + dE3_xy_dp76 * minus_p4_y
    t158 = dE3_yx_dp76 * panda_joint4_a + minus_dE3_yy_dp76 * minus_p4_y
    t159 = dE3_zx_dp76 * panda_joint4_a + minus_dE3_zy_dp76 * minus_p4_y
    do4_x_dp76 = do3_x_dp76 + (dE3_xz_dp76 * p4_z - t157)
    do4_y_dp76 = do3_y_dp76 + (t158 + dE3_yz_dp76 * p4_z)
    do4_z_dp76 = do3_z_dp76 + (t159 + dE3_zz_dp76 * p4_z)

    # link 5: axes E and origin o in the base frame, derivative in p[76]
    dE5_xx_dp76 = dE4_xx_dp76 * R5_xx + dE4_xy_dp76 * R5_yx + dE4_xz_dp76 * R5_zx
    t160 = dE4_xy_dp76 * R5_yy - dE4_xx_dp76 * minus_R5_xy
    dE5_xy_dp76 = t160 + dE4_xz_dp76 * R5_zy
    dE5_xz_dp76 = dE4_xz_dp76 * R5_zz - dE4_xy_dp76 * minus_R5_yz
    dE5_yx_dp76 = dE4_yx_dp76 * R5_xx + dE4_yy_dp76 * R5_yx + dE4_yz_dp76 * R5_zx
    t161 = dE4_yy_dp76 * R5_yy - dE4_yx_dp76 * minus_R5_xy
    dE5_yy_dp76 = t161 + dE4_yz_dp76 * R5_zy
    minus_dE5_yz_dp76 = dE4_yy_dp76 * minus_R5_yz - dE4_yz_dp76 * R5_zz
    dE5_zx_dp76 = dE4_zx_dp76 * R5_xx + dE4_zy_dp76 * R5_yx + dE4_zz_dp76 * R5_zx
    t162 = dE4_zy_dp76 * R5_yy - dE4_zx_dp76 * minus_R5_xy
    dE5_zy_dp76 = t162 + dE4_zz_dp76 * R5_zy
    dE5_zz_dp76 = dE4_zz_dp76 * R5_zz - dE4_zy_dp76 * minus_R5_yz
    t163 = dE4_xx_dp76 * panda_joint5_a - dE4_xy_dp76 * minus_p5_y
    t164 = dE4_yx_dp76 * panda_joint5_a - dE4_yy_dp76 * minus_p5_y
    t165 = dE4_zx_dp76 * panda_joint5_a - dE4_zy_dp76 * minus_p5_y
    do5_x_dp76 = do4_x_dp76 + (t163 + dE4_xz_dp76 * p5_z)
    do5_y_dp76 = do4_y_dp76 + (t164 + dE4_yz_dp76 * p5_z)
    do5_z_dp76 = do4_z_dp76 + (t165 + dE4_zz_dp76 * p5_z)

    # link 6: axes E and origin o in the base frame, derivative in p[76]
    dE6_xx_dp76 = dE5_xx_dp76 * R6_xx + dE5_xy_dp76 * R6_yx + dE5_xz_dp76 * R6_zx
    t166 = dE5_xy_dp76 * R6_yy - dE5_xx_dp76 * minus_R6_xy
    dE6_xy_dp76 = t166 + dE5_xz_dp76 * R6_zy
    dE6_xz_dp76 = dE5_xz_dp76 * R6_zz - dE5_xy_dp76 * minus_R6_yz
    t167 = dE5_yx_dp76 * R6_xx + dE5_yy_dp76 * R6_yx
    dE6_yx_dp76 = t167 - minus_dE5_yz_dp76 * R6_zx
    t168 = dE5_yy_dp76 * R6_yy - dE5_yx_dp76 * minus_R6_xy
    dE6_yy_dp76 = t168 - minus_dE5_yz_dp76 * R6_zy
    minus_dE6_yz_dp76 = dE5_yy_dp76 * minus_R6_yz + minus_dE5_yz_dp76 * R6_zz
    dE6_zx_dp76 = dE5_zx_dp76 * R6_xx + dE5_zy_dp76 * R6_yx + dE5_zz_dp76 * R6_zx
    t169 = dE5_zy_dp76 * R6_yy - dE5_zx_dp76 * minus_R6_xy
    dE6_zy_dp76 = t169 + dE5_zz_dp76 * R6_zy
    dE6_zz_dp76 = dE5_zz_dp76 * R6_zz - dE5_zy_dp76 * minus_R6_yz
    t170 = dE5_xx_dp76 * panda_joint6_a - dE5_xy_dp76 * minus_p6_y
    t171 = dE5_yx_dp76 * panda_joint6_a - dE5_yy_dp76 * minus_p6_y
    t172 = dE5_zx_dp76 * panda_joint6_a - dE5_zy_dp76 * minus_p6_y
    do6_x_dp76 = do5_x_dp76 + (t170 + dE5_xz_dp76 * p6_z)
    do6_y_dp76 = do5_y_dp76 + (t171 - minus_dE5_yz_dp76 * p6_z)
    do6_z_dp76 = do5_z_dp76 + (t172 + dE5_zz_dp76 * p6_z)

    # link 7: axes E and origin o in the base frame, derivative in p[76]
    dE7_xx_dp76 = dE6_xx_dp76 * R7_xx + dE6_xy_dp76 * R7_yx + dE6_xz_dp76 * R7_zx
    t173 = dE6_xy_dp76 * R7_yy - dE6_xx_dp76 * minus_R7_xy
    dE7_xy_dp76 = t173 + dE6_xz_dp76 * R7_zy
    dE7_xz_dp76 = dE6_xz_dp76 * R7_zz - dE6_xy_dp76 * minus_R7_yz
    t174 = dE6_yx_dp76 * R7_xx + dE6_yy_dp76 * R7_yx
    dE7_yx_dp76 = t174 - minus_dE6_yz_dp76 * R7_zx
    t175 = dE6_yy_dp76 * R7_yy - dE6_yx_dp76 * minus_R7_xy
    dE7_yy_dp76 = t175 - minus_dE6_yz_dp76 * R7_zy
    minus_dE7_yz_dp76 = dE6_yy_dp76 * minus_R7_yz + minus_dE6_yz_dp76 * R7_zz
    dE7_zx_dp76 = dE6_zx_dp76 * R7_xx + dE6_zy_dp76 * R7_yx + dE6_zz_dp76 * R7_zx
    t176 = dE6_zy_dp76 * R7_yy - dE6_zx_dp76 * minus_R7_xy
    dE7_zy_dp76 = t176 + dE6_zz_dp76 * R7_zy
    dE7_zz_dp76 = dE6_zz_dp76 * R7_zz - dE6_zy_dp76 * minus_R7_yz
    t177 = dE6_xx_dp76 * panda_joint7_a - dE6_xy_dp76 * minus_p7_y
    t178 = dE6_yx_dp76 * panda_joint7_a - dE6_yy_dp76 * minus_p7_y
    t179 = dE6_zx_dp76 * panda_joint7_a - dE6_zy_dp76 * minus_p7_y
    do7_x_dp76 = do6_x_dp76 + (t177 + dE6_xz_dp76 * p7_z)
    do7_y_dp76 = do6_y_dp76 + (t178 - minus_dE6_yz_dp76 * p7_z)
    do7_z_dp76 = do6_z_dp76 + (t179 + dE6_zz_dp76 * p7_z)

    # link 3: axes E and origin o in the base frame, derivative in p[78]
    t180 = do7_x_dp76 + dE7_xz_dp76 * panda_joint8_z
    t181 = do7_y_dp76 - minus_dE7_yz_dp76 * panda_joint8_z
    t182 = do7_z_dp76 + dE7_zz_dp76 * panda_joint8_z
    dE3_xx_dp78 = R3_zx * minus_E2_xy + R3_yx * E2_xz
    dE3_xy_dp78 = R3_yy * E2_xz + R3_zy * minus_E2_xy
    dE3_xz_dp78 = R3_zz * minus_E2_xy - minus_R3_yz * E2_xz
    minus_dE3_yx_dp78 = R3_zx * E2_yy + R3_yx * minus_E2_yz
    minus_dE3_yy_dp78 = R3_zy * E2_yy + R3_yy * minus_E2_yz
    minus_dE3_yz_dp78 = R3_zz * E2_yy - minus_R3_yz * minus_E2_yz
    dE3_zx_dp78 = R3_yx * E2_zz - R3_zx * E2_zy
    dE3_zy_dp78 = R3_yy * E2_zz - R3_zy * E2_zy
    minus_dE3_zz_dp78 = minus_R3_yz * E2_zz + R3_zz * E2_zy
    do3_x_dp78 = p3_z * minus_E2_xy - minus_p3_y * E2_xz
    do3_y_dp78 = minus_p3_y * minus_E2_yz - p3_z * E2_yy
    minus_do3_z_dp78 = p3_z * E2_zy + minus_p3_y * E2_zz

    # link 4: axes E and origin o in the base frame, derivative in p[78]
    dE4_xx_dp78 = dE3_xx_dp78 * R4_xx + dE3_xy_dp78 * R4_yx + dE3_xz_dp78 * R4_zx
    t183 = dE3_xy_dp78 * R4_yy - dE3_xx_dp78 * minus_R4_xy
    dE4_xy_dp78 = t183 + dE3_xz_dp78 * R4_zy
    dE4_xz_dp78 = dE3_xz_dp78 * R4_zz - dE3_xy_dp78 * minus_R4_yz
    t184 = minus_dE3_yy_dp78 * R4_yx + minus_dE3_yx_dp78 * R4_xx
    minus_dE4_yx_dp78 = t184 + minus_dE3_yz_dp78 * R4_zx
    t185 = minus_dE3_yx_dp78 * minus_R4_xy - minus_dE3_yy_dp78 * R4_yy
    dE4_yy_dp78 = t185 - minus_dE3_yz_dp78 * R4_zy
    minus_dE4_yz_dp78 = minus_dE3_yz_dp78 * R4_zz - minus_dE3_yy_dp78 * minus_R4_yz
    t186 = dE3_zx_dp78 * R4_xx + dE3_zy_dp78 * R4_yx
    dE4_zx_dp78 = t186 - minus_dE3_zz_dp78 * R4_zx
    t187 = dE3_zy_dp78 * R4_yy - dE3_zx_dp78 * minus_R4_xy
    dE4_zy_dp78 = t187 - minus_dE3_zz_dp78 * R4_zy
    minus_dE4_zz_dp78 = minus_dE3_zz_dp78 * R4_zz + dE3_zy_dp78 * minus_R4_yz
    t188 = dE3_xx_dp78 * panda_joint4_a - dE3_xy_dp78 * minus_p4_y
    t189 = minus_dE3_yx_dp78 * panda_joint4_a
    t190 = dE3_zx_dp78 * panda_joint4_a - dE3_zy_dp78 * minus_p4_y
    do4_x_dp78 = do3_x_dp78 + (t188 + dE3_xz_dp78 * p4_z)
    t191 = t189 - minus_dE3_yy_dp78 * minus_p4_y + minus_dE3_yz_dp78 * p4_z
    do4_y_dp78 = do3_y_dp78 - t191
    do4_z_dp78 = t190 - minus_dE3_zz_dp78 * p4_z - minus_do3_z_dp78

    # link 5: axes E and origin o in the base frame, derivative in p[78]
    dE5_xx_dp78 = dE4_xx_dp78 * R5_xx + dE4_xy_dp78 * R5_yx + dE4_xz_dp78 * R5_zx
    t192 = dE4_xy_dp78 * R5_yy - dE4_xx_dp78 * minus_R5_xy
    dE5_xy_dp78 = t192 + dE4_xz_dp78 * R5_zy
    dE5_xz_dp78 = dE4_xz_dp78 * R5_zz - dE4_xy_dp78 * minus_R5_yz
    t193 = dE4_yy_dp78 * R5_yx - minus_dE4_yx_dp78 * R5_xx
    dE5_yx_dp78 = t193 - minus_dE4_yz_dp78 * R5_zx
    t194 = dE4_yy_dp78 * R5_yy + minus_dE4_yx_dp78 * minus_R5_xy
    dE5_yy_dp78 = t194 - minus_dE4_yz_dp78 * R5_zy
    minus_dE5_yz_dp78 = dE4_yy_dp78 * minus_R5_yz + minus_dE4_yz_dp78 * R5_zz
    t195 = dE4_zx_dp78 * R5_xx + dE4_zy_dp78 * R5_yx
    dE5_zx_dp78 = t195 - minus_dE4_zz_dp78 * R5_zx
    t196 = dE4_zy_dp78 * R5_yy - dE4_zx_dp78 * minus_R5_xy
    dE5_zy_dp78 = t196 - minus_dE4_zz_dp78 * R5_zy
    minus_dE5_zz_dp78 = minus_dE4_zz_dp78 * R5_zz + dE4_zy_dp78 * minus_R5_yz
    t197 = dE4_xx_dp78 * panda_joint5_a - dE4_xy_dp78 * minus_p5_y
    t198 = minus_dE4_yx_dp78 * panda_joint5_a + dE4_yy_dp78 * minus_p5_y
    t199 = dE4_zx_dp78 * panda_joint5_a - dE4_zy_dp78 * minus_p5_y
    do5_x_dp78 = do4_x_dp78 + (t197 + dE4_xz_dp78 * p5_z)
    do5_y_dp78 = do4_y_dp78 - (t198 + minus_dE4_yz_dp78 * p5_z)
    do5_z_dp78 = do4_z_dp78 + (t199 - minus_dE4_zz_dp78 * p5_z)

    # link 6: axes E and origin o in the base frame, derivative in p[78]
    dE6_xx_dp78 = dE5_xx_dp78 * R6_xx + dE5_xy_dp78 * R6_yx + dE5_xz_dp78 * R6_zx
    t200 = dE5_xy_dp78 * R6_yy - dE5_xx_dp78 * minus_R6_xy
    dE6_xy_dp78 = t200 + dE5_xz_dp78 * R6_zy
    dE6_xz_dp78 = dE5_xz_dp78 * R6_zz - dE5_xy_dp78 * minus_R6_yz
    t201 = dE5_yx_dp78 * R6_xx + dE5_yy_dp78 * R6_yx
    dE6_yx_dp78 = t201 - minus_dE5_yz_dp78 * R6_zx
    t202 = dE5_yy_dp78 * R6_yy - dE5_yx_dp78 * minus_R6_xy
    dE6_yy_dp78 = t202 - minus_dE5_yz_dp78 * R6_zy
    minus_dE6_yz_dp78 = dE5_yy_dp78 * minus_R6_yz + minus_dE5_yz_dp78 * R6_zz
    t203 = dE5_zx_dp78 * R6_xx + dE5_zy_dp78 * R6_yx
    dE6_zx_dp78 = t203 - minus_dE5_zz_dp78 * R6_zx
    t204 = dE5_zy_dp78 * R6_yy - dE5_zx_dp78 * minus_R6_xy
    dE6_zy_dp78 = t204 - minus_dE5_zz_dp78 * R6_zy
    minus_dE6_zz_dp78 = minus_dE5_zz_dp78 * R6_zz + dE5_zy_dp78 * minus_R6_yz
    t205 = dE5_xx_dp78 * panda_joint6_a - dE5_xy_dp78 * minus_p6_y
    t206 = dE5_yx_dp78 * panda_joint6_a - dE5_yy_dp78 * minus_p6_y
    t207 = dE5_zx_dp78 * panda_joint6_a - dE5_zy_dp78 * minus_p6_y
    do6_x_dp78 = do5_x_dp78 + (t205 + dE5_xz_dp78 * p6_z)
    do6_y_dp78 = do5_y_dp78 + (t206 - minus_dE5_yz_dp78 * p6_z)
    do6_z_dp78 = do5_z_dp78 + (t207 - minus_dE5_zz_dp78 * p6_z)

    # link 7: axes E and origin o in the base frame, derivative in p[78]
    dE7_xx_dp78 = dE6_xx_dp78 * R7_xx + dE6_xy_dp78 * R7_yx + dE6_xz_dp78 * R7_zx
    t208 = dE6_xy_dp78 * R7_yy - dE6_xx_dp78 * minus_R7_xy
    dE7_xy_dp78 = t208 + dE6_xz_dp78 * R7_zy
    dE7_xz_dp78 = dE6_xz_dp78 * R7_zz - dE6_xy_dp78 * minus_R7_yz
    t209 = dE6_yx_dp78 * R7_xx + dE6_yy_dp78 * R7_yx
    dE7_yx_dp78 = t209 - minus_dE6_yz_dp78 * R7_zx
    t210 = dE6_yy_dp78 * R7_yy - dE6_yx_dp78 * minus_R7_xy
    dE7_yy_dp78 = t210 - minus_dE6_yz_dp78 * R7_zy
    minus_dE7_yz_dp78 = dE6_yy_dp78 * minus_R7_yz + minus_dE6_yz_dp78 * R7_zz
    t211 = dE6_zx_dp78 * R7_xx + dE6_zy_dp78 * R7_yx
    dE7_zx_dp78 = t211 - minus_dE6_zz_dp78 * R7_zx
    t212 = dE6_zy_dp78 * R7_yy - dE6_zx_dp78 * minus_R7_xy
    dE7_zy_dp78 = t212 - minus_dE6_zz_dp78 * R7_zy
    minus_dE7_zz_dp78 = minus_dE6_zz_dp78 * R7_zz + dE6_zy_dp78 * minus_R7_yz
    t213 = dE6_xx_dp78 * panda_joint7_a - dE6_xy_dp78 * minus_p7_y
    t214 = dE6_yx_dp78 * panda_joint7_a - dE6_yy_dp78 * minus_p7_y
    t215 = dE6_zx_dp78 * panda_joint7_a - dE6_zy_dp78 * minus_p7_y
    do7_x_dp78 = do6_x_dp78 + (t213 + dE6_xz_dp78 * p7_z)
    do7_y_dp78 = do6_y_dp78 + (t214 - minus_dE6_yz_dp78 * p7_z)
    do7_z_dp78 = do6_z_dp78 + (t215 - minus_dE6_zz_dp78 * p7_z)

    # link 4: axes E and origin o in the base frame, derivative in p[80]
    t216 = do7_x_dp78 + dE7_xz_dp78 * panda_joint8_z
    t217 = do7_y_dp78 - minus_dE7_yz_dp78 * panda_joint8_z
    t218 = do7_z_dp78 - minus_dE7_zz_dp78 * panda_joint8_z
    dE4_xx_dp80 = E3_xy * R4_xx - E3_xx * R4_yx
    minus_dE4_xy_dp80 = E3_xx * R4_yy + E3_xy * minus_R4_xy
    dE4_xz_dp80 = E3_xx * minus_R4_yz
    dE4_yx_dp80 = E3_yy * R4_xx - E3_yx * R4_yx
    minus_dE4_yy_dp80 = E3_yx * R4_yy + E3_yy * minus_R4_xy
    dE4_yz_dp80 = E3_yx * minus_R4_yz
    dE4_zx_dp80 = E3_zy * R4_xx - E3_zx * R4_yx
    minus_dE4_zy_dp80 = E3_zx * R4_yy + E3_zy * minus_R4_xy
    dE4_zz_dp80 = E3_zx * minus_R4_yz
    do4_x_dp80 = E3_xy * panda_joint4_a + E3_xx * minus_p4_y
    do4_y_dp80 = E3_yy * panda_joint4_a + E3_yx * minus_p4_y
    do4_z_dp80 = E3_zy * panda_joint4_a + E3_zx * minus_p4_y

    # link 5: axes E and origin o in the base frame, derivative in p[80]
    t219 = dE4_xx_dp80 * R5_xx - minus_dE4_xy_dp80 * R5_yx
    dE5_xx_dp80 = t219 + dE4_xz_dp80 * R5_zx
    t220 = minus_dE4_xy_dp80 * R5_yy + dE4_xx_dp80 * minus_R5_xy
    dE5_xy_dp80 = dE4_xz_dp80 * R5_zy - t220
    dE5_xz_dp80 = dE4_xz_dp80 * R5_zz + minus_dE4_xy_dp80 * minus_R5_yz
    t221 = dE4_yx_dp80 * R5_xx - minus_dE4_yy_dp80 * R5_yx
    dE5_yx_dp80 = t221 + dE4_yz_dp80 * R5_zx
    t222 = minus_dE4_yy_dp80 * R5_yy + dE4_yx_dp80 * minus_R5_xy
    dE5_yy_dp80 = dE4_yz_dp80 * R5_zy - t222
    dE5_yz_dp80 = minus_dE4_yy_dp80 * minus_R5_yz + dE4_yz_dp80 * R5_zz
    t223 = dE4_zx_dp80 * R5_xx - minus_dE4_zy_dp80 * R5_yx
    dE5_zx_dp80 = t223 + dE4_zz_dp80 * R5_zx
    t224 = minus_dE4_zy_dp80 * R5_yy + dE4_zx_dp80 * minus_R5_xy
    dE5_zy_dp80 = dE4_zz_dp80 * R5_zy - t224
    dE5_zz_dp80 = dE4_zz_dp80 * R5_zz + minus_dE4_zy_dp80 * minus_R5_yz
    t225 = dE4_xx_dp80 * panda_joint5_a + minus_dE4_xy_dp80 * minus_p5_y
    t226 = dE4_yx_dp80 * panda_joint5_a + minus_dE4_yy_dp80 * minus_p5_y
    t227 = dE4_zx_dp80 * panda_joint5_a + minus_dE4_zy_dp80 * minus_p5_y
    do5_x_dp80 = do4_x_dp80 + (t225 + dE4_xz_dp80 * p5_z)
    do5_y_dp80 = do4_y_dp80 + (t226 + dE4_yz_dp80 * p5_z)
    do5_z_dp80 = do4_z_dp80 + (t227 + dE4_zz_dp80 * p5_z)

    # link 6: axes E and origin o in the base frame, derivative in p[80]
    dE6_xx_dp80 = dE5_xx_dp80 * R6_xx + dE5_xy_dp80 * R6_yx + dE5_xz_dp80 * R6_zx
    t228 = dE5_xy_dp80 * R6_yy - dE5_xx_dp80 * minus_R6_xy
    dE6_xy_dp80 = t228 + dE5_xz_dp80 * R6_zy
    minus_dE6_xz_dp80 = dE5_xy_dp80 * minus_R6_yz - dE5_xz_dp80 * R6_zz
    dE6_yx_dp80 = dE5_yx_dp80 * R6_xx + dE5_yy_dp80 * R6_yx + dE5_yz_dp80 * R6_zx
    t229 = dE5_yy_dp80 * R6_yy - dE5_yx_dp80 * minus_R6_xy
    dE6_yy_dp80 = t229 + dE5_yz_dp80 * R6_zy
    minus_dE6_yz_dp80 = dE5_yy_dp80 * minus_R6_yz - dE5_yz_dp80 * R6_zz
    dE6_zx_dp80 = dE5_zx_dp80 * R6_xx + dE5_zy_dp80 * R6_yx + dE5_zz_dp80 * R6_zx
    t230 = dE5_zy_dp80 * R6_yy - dE5_zx_dp80 * minus_R6_xy
    dE6_zy_dp80 = t230 + dE5_zz_dp80 * R6_zy
    dE6_zz_dp80 = dE5_zz_dp80 * R6_zz - dE5_zy_dp80 * minus_R6_yz
    t231 = dE5_xx_dp80 * panda_joint6_a - dE5_xy_dp80 * minus_p6_y
    t232 = dE5_yx_dp80 * panda_joint6_a - dE5_yy_dp80 * minus_p6_y
    t233 = dE5_zx_dp80 * panda_joint6_a - dE5_zy_dp80 * minus_p6_y
    do6_x_dp80 = do5_x_dp80 + (t231 + dE5_xz_dp80 * p6_z)
    do6_y_dp80 = do5_y_dp80 + (t232 + dE5_yz_dp80 * p6_z)
    do6_z_dp80 = do5_z_dp80 + (t233 + dE5_zz_dp80 * p6_z)

    # link 7: axes E and origin o in the base frame, derivative in p[80]
    t234 = dE6_xx_dp80 * R7_xx + dE6_xy_dp80 * R7_yx
    dE7_xx_dp80 = t234 - minus_dE6_xz_dp80 * R7_zx
    t235 = dE6_xy_dp80 * R7_yy - dE6_xx_dp80 * minus_R7_xy
    dE7_xy_dp80 = t235 - minus_dE6_xz_dp80 * R7_zy
    minus_dE7_xz_dp80 = minus_dE6_xz_dp80 * R7_zz + dE6_xy_dp80 * minus_R7_yz
    t236 = dE6_yx_dp80 * R7_xx + dE6_yy_dp80 * R7_yx
    dE7_yx_dp80 = t236 - minus_dE6_yz_dp80 * R7_zx
    t237 = dE6_yy_dp80 * R7_yy - dE6_yx_dp80 * minus_R7_xy
    dE7_yy_dp80 = t237 - minus_dE6_yz_dp80 * R7_zy
    minus_dE7_yz_dp80 = dE6_yy_dp80 * minus_R7_yz + minus_dE6_yz_dp80 * R7_zz
    dE7_zx_dp80 = dE6_zx_dp80 * R7_xx + dE6_zy_dp80 * R7_yx + dE6_zz_dp80 * R7_zx
    t238 = dE6_zy_dp80 * R7_yy - dE6_zx_dp80 * minus_R7_xy
    dE7_zy_dp80 = t238 + dE6_zz_dp80 * R7_zy
    dE7_zz_dp80 = dE6_zz_dp80 * R7_zz - dE6_zy_dp80 * minus_R7_yz
    t239 = dE6_xx_dp80 * panda_joint7_a - dE6_xy_dp80 * minus_p7_y
    t240 = dE6_yx_dp80 * panda_joint7_a - dE6_yy_dp80 * minus_p7_y
    t241 = dE6_zx_dp80 * panda_joint7_a - dE6_zy_dp80 * minus_p7_y
    do7_x_dp80 = do6_x_dp80 + (t239 - minus_dE6_xz_dp80 * p7_z)
    do7_y_dp80 = do6_y_dp80 + (t240 - minus_dE6_yz_dp80 * p7_z)
    do7_z_dp80 = do6_z_dp80 + (t241 + dE6_zz_dp80 * p7_z)

    # link 4: axes E and origin o in the base frame, derivative in p[82]
    t242 = do7_x_dp80 - minus_dE7_xz_dp80 * panda_joint8_z
    t243 = do7_y_dp80 - minus_dE7_yz_dp80 * panda_joint8_z
    t244 = do7_z_dp80 + dE7_zz_dp80 * panda_joint8_z
    dE4_xx_dp82 = R4_yx * E3_xz - R4_zx * E3_xy
    dE4_xy_dp82 = R4_yy * E3_xz - R4_zy * E3_xy
    minus_dE4_xz_dp82 = minus_R4_yz * E3_xz + R4_zz * E3_xy
    minus_dE4_yx_dp82 = R4_zx * E3_yy + R4_yx * minus_E3_yz
    minus_dE4_yy_dp82 = R4_zy * E3_yy + R4_yy * minus_E3_yz
    minus_dE4_yz_dp82 = R4_zz * E3_yy - minus_R4_yz * minus_E3_yz
    dE4_zx_dp82 = R4_yx * E3_zz - R4_zx * E3_zy
    dE4_zy_dp82 = R4_yy * E3_zz - R4_zy * E3_zy
    minus_dE4_zz_dp82 = minus_R4_yz * E3_zz + R4_zz * E3_zy
    minus_do4_x_dp82 = p4_z * E3_xy + minus_p4_y * E3_xz
    do4_y_dp82 = minus_p4_y * minus_E3_yz - p4_z * E3_yy
    minus_do4_z_dp82 = p4_z * E3_zy + minus_p4_y * E3_zz

    # link 5: axes E and origin o in the base frame, derivative in p[82]
    t245 = dE4_xx_dp82 * R5_xx + dE4_xy_dp82 * R5_yx
    dE5_xx_dp82 = t245 - minus_dE4_xz_dp82 * R5_zx
    t246 = dE4_xy_dp82 * R5_yy - dE4_xx_dp82 * minus_R5_xy
    dE5_xy_dp82 = t246 - minus_dE4_xz_dp82 * R5_zy
    minus_dE5_xz_dp82 = minus_dE4_xz_dp82 * R5_zz + dE4_xy_dp82 * minus_R5_yz
    t247 = minus_dE4_yy_dp82 * R5_yx + minus_dE4_yx_dp82 * R5_xx
    minus_dE5_yx_dp82 = t247 + minus_dE4_yz_dp82 * R5_zx
    t248 = minus_dE4_yx_dp82 * minus_R5_xy - minus_dE4_yy_dp82 * R5_yy
    dE5_yy_dp82 = t248 - minus_dE4_yz_dp82 * R5_zy
    minus_dE5_yz_dp82 = minus_dE4_yz_dp82 * R5_zz - minus_dE4_yy_dp82 * minus_R5_yz
    t249 = dE4_zx_dp82 * R5_xx + dE4_zy_dp82 * R5_yx
    dE5_zx_dp82 = t249 - minus_dE4_zz_dp82 * R5_zx
    t250 = dE4_zy_dp82 * R5_yy - dE4_zx_dp82 * minus_R5_xy
    dE5_zy_dp82 = t250 - minus_dE4_zz_dp82 * R5_zy
    minus_dE5_zz_dp82 = minus_dE4_zz_dp82 * R5_zz + dE4_zy_dp82 * minus_R5_yz
    t251 = dE4_xx_dp82 * panda_joint5_a - dE4_xy_dp82 * minus_p5_y
    t252 = minus_dE4_yx_dp82 * panda_joint5_a
    t253 = dE4_zx_dp82 * panda_joint5_a - dE4_zy_dp82 * minus_p5_y
    do5_x_dp82 = t251 - minus_dE4_xz_dp82 * p5_z - minus_do4_x_dp82
    t254 = t252 - minus_dE4_yy_dp82 * minus_p5_y + minus_dE4_yz_dp82 * p5_z
    do5_y_dp82 = do4_y_dp82 - t254
    do5_z_dp82 = t253 - minus_dE4_zz_dp82 * p5_z - minus_do4_z_dp82

    # link 6: axes E and origin o in the base frame, derivative in p[82]
    t255 = dE5_xx_dp82 * R6_xx + dE5_xy_dp82 * R6_yx
    dE6_xx_dp82 = t255 - minus_dE5_xz_dp82 * R6_zx
    t256 = dE5_xy_dp82 * R6_yy - dE5_xx_dp82 * minus_R6_xy
    dE6_xy_dp82 = t256 - minus_dE5_xz_dp82 * R6_zy
    minus_dE6_xz_dp82 = minus_dE5_xz_dp82 * R6_zz + dE5_xy_dp82 * minus_R6_yz
    t257 = dE5_yy_dp82 * R6_yx - minus_dE5_yx_dp82 * R6_xx
    dE6_yx_dp82 = t257 - minus_dE5_yz_dp82 * R6_zx
    t258 = dE5_yy_dp82 * R6_yy + minus_dE5_yx_dp82 * minus_R6_xy
    dE6_yy_dp82 = t258 - minus_dE5_yz_dp82 * R6_zy
    minus_dE6_yz_dp82 = dE5_yy_dp82 * minus_R6_yz + minus_dE5_yz_dp82 * R6_zz
    t259 = dE5_zx_dp82 * R6_xx + dE5_zy_dp82 * R6_yx
    dE6_zx_dp82 = t259 - minus_dE5_zz_dp82 * R6_zx
    t260 = dE5_zy_dp82 * R6_yy - dE5_zx_dp82 * minus_R6_xy
    dE6_zy_dp82 = t260 - minus_dE5_zz_dp82 * R6_zy
    minus_dE6_zz_dp82 = minus_dE5_zz_dp82 * R6_zz + dE5_zy_dp82 * minus_R6_yz
    t261 = dE5_xx_dp82 * panda_joint6_a - dE5_xy_dp82 * minus_p6_y
    t262 = minus_dE5_yx_dp82 * panda_joint6_a + dE5_yy_dp82 * minus_p6_y
    t263 = dE5_zx_dp82 * panda_joint6_a - dE5_zy_dp82 * minus_p6_y
    do6_x_dp82 = do5_x_dp82 + (t261 - minus_dE5_xz_dp82 * p6_z)
    do6_y_dp82 = do5_y_dp82 - (t262 + minus_dE5_yz_dp82 * p6_z)
    do6_z_dp82 = do5_z_dp82 + (t263 - minus_dE5_zz_dp82 * p6_z)

    # link 7: axes E and origin o in the base frame, derivative in p[82]
    t264 = dE6_xx_dp82 * R7_xx + dE6_xy_dp82 * R7_yx
    dE7_xx_dp82 = t264 - minus_dE6_xz_dp82 * R7_zx
    t265 = dE6_xy_dp82 * R7_yy - dE6_xx_dp82 * minus_R7_xy
    dE7_xy_dp82 = t265 - minus_dE6_xz_dp82 * R7_zy
    minus_dE7_xz_dp82 = minus_dE6_xz_dp82 * R7_zz + dE6_xy_dp82 * minus_R7_yz
    t266 = dE6_yx_dp82 * R7_xx + dE6_yy_dp82 * R7_yx
    dE7_yx_dp82 = t266 - minus_dE6_yz_dp82 * R7_zx
    t267 = dE6_yy_dp82 * R7_yy - dE6_yx_dp82 * minus_R7_xy
    dE7_yy_dp82 = t267 - minus_dE6_yz_dp82 * R7_zy
    minus_dE7_yz_dp82 = dE6_yy_dp82 * minus_R7_yz + minus_dE6_yz_dp82 * R7_zz
    t268 = dE6_zx_dp82 * R7_xx + dE6_zy_dp82 * R7_yx
    dE7_zx_dp82 = t268 - minus_dE6_zz_dp82 * R7_zx
    t269 = dE6_zy_dp82 * R7_yy - dE6_zx_dp82 * minus_R7_xy
    dE7_zy_dp82 = t269 - minus_dE6_zz_dp82 * R7_zy
    minus_dE7_zz_dp82 = minus_dE6_zz_dp82 * R7_zz + dE6_zy_dp82 * minus_R7_yz
    t270 = dE6_xx_dp82 * panda_joint7_a - dE6_xy_dp82 * minus_p7_y
    t271 = dE6_yx_dp82 * panda_joint7_a - dE6_yy_dp82 * minus_p7_y
    t272 = dE6_zx_dp82 * panda_joint7_a - dE6_zy_dp82 * minus_p7_y
    do7_x_dp82 = do6_x_dp82 + (t270 - minus_dE6_xz_dp82 * p7_z)
    do7_y_dp82 = do6_y_dp82 + (t271 - minus_dE6_yz_dp82 * p7_z)
    do7_z_dp82 = do6_z_dp82 + (t272 - minus_dE6_zz_dp82 * p7_z)

    # link 5: axes E and origin o in the base frame, derivative in p[84]
    t273 = do7_x_dp82 - minus_dE7_xz_dp82 * panda_joint8_z
    t274 = do7_y_dp82 - minus_dE7_yz_dp82 * panda_joint8_z
    t275 = do7_z_dp82 - minus_dE7_zz_dp82 * panda_joint8_z
    dE5_xx_dp84 = E4_xy * R5_xx - E4_xx * R5_yx
    minus_dE5_xy_dp84 = E4_xx * R5_yy + E4_xy * minus_R5_xy
    dE5_xz_dp84 = E4_xx * minus_R5_yz
    dE5_yx_dp84 = E4_yy * R5_xx - E4_yx * R5_yx
    minus_dE5_yy_dp84 = E4_yx * R5_yy + E4_yy * minus_R5_xy
    dE5_yz_dp84 = E4_yx * minus_R5_yz
    dE5_zx_dp84 = E4_zy * R5_xx - E4_zx * R5_yx
    minus_dE5_zy_dp84 = E4_zx * R5_yy + E4_zy * minus_R5_xy
    dE5_zz_dp84 = E4_zx * minus_R5_yz
    do5_x_dp84 = E4_xy * panda_joint5_a + E4_xx * minus_p5_y
    do5_y_dp84 = E4_yy * panda_joint5_a + E4_yx * minus_p5_y
    do5_z_dp84 = E4_zy * panda_joint5_a + E4_zx * minus_p5_y

    # link 6: axes E and origin o in the base frame, derivative in p[84]
    t276 = dE5_xx_dp84 * R6_xx - minus_dE5_xy_dp84 * R6_yx
    dE6_xx_dp84 = t276 + dE5_xz_dp84 * R6_zx
    t277 = minus_dE5_xy_dp84 * R6_yy + dE5_xx_dp84 * minus_R6_xy
    dE6_xy_dp84 = dE5_xz_dp84 * R6_zy - t277
    dE6_xz_dp84 = dE5_xz_dp84 * R6_zz + minus_dE5_xy_dp84 * minus_R6_yz
    t278 = dE5_yx_dp84 * R6_xx - minus_dE5_yy_dp84 * R6_yx
    dE6_yx_dp84 = t278 + dE5_yz_dp84 * R6_zx
    t279 = minus_dE5_yy_dp84 * R6_yy + dE5_yx_dp84 * minus_R6_xy
    dE6_yy_dp84 = dE5_yz_dp84 * R6_zy - t279
    dE6_yz_dp84 = minus_dE5_yy_dp84 * minus_R6_yz + dE5_yz_dp84 * R6_zz
    t280 = dE5_zx_dp84 * R6_xx - minus_dE5_zy_dp84 * R6_yx
    dE6_zx_dp84 = t280 + dE5_zz_dp84 * R6_zx
    t281 = minus_dE5_zy_dp84 * R6_yy + dE5_zx_dp84 * minus_R6_xy
    dE6_zy_dp84 = dE5_zz_dp84 * R6_zy - t281
    dE6_zz_dp84 = dE5_zz_dp84 * R6_zz + minus_dE5_zy_dp84 * minus_R6_yz
    t282 = dE5_xx_dp84 * panda_joint6_a + minus_dE5_xy_dp84 * minus_p6_y
    t283 = dE5_yx_dp84 * panda_joint6_a + minus_dE5_yy_dp84 * minus_p6_y
    t284 = dE5_zx_dp84 * panda_joint6_a + minus_dE5_zy_dp84 * minus_p6_y
    do6_x_dp84 = do5_x_dp84 + (t282 + dE5_xz_dp84 * p6_z)
    do6_y_dp84 = do5_y_dp84 + (t283 + dE5_yz_dp84 * p6_z)
    do6_z_dp84 = do5_z_dp84 + (t284 + dE5_zz_dp84 * p6_z)

    # link 7: axes E and origin o in the base frame, derivative in p[84]
    dE7_xx_dp84 = dE6_xx_dp84 * R7_xx + dE6_xy_dp84 * R7_yx + dE6_xz_dp84 * R7_zx
    t285 = dE6_xy_dp84 * R7_yy - dE6_xx_dp84 * minus_R7_xy
    dE7_xy_dp84 = t285 + dE6_xz_dp84 * R7_zy
    dE7_xz_dp84 = dE6_xz_dp84 * R7_zz - dE6_xy_dp84 * minus_R7_yz
    dE7_yx_dp84 = dE6_yx_dp84 * R7_xx + dE6_yy_dp84 * R7_yx + dE6_yz_dp84 * R7_zx
    t286 = dE6_yy_dp84 * R7_yy - dE6_yx_dp84 * minus_R7_xy
    dE7_yy_dp84 = t286 + dE6_yz_dp84 * R7_zy
    minus_dE7_yz_dp84 = dE6_yy_dp84 * minus_R7_yz - dE6_yz_dp84 * R7_zz
    dE7_zx_dp84 = dE6_zx_dp84 * R7_xx + dE6_zy_dp84 * R7_yx + dE6_zz_dp84 * R7_zx
    t287 = dE6_zy_dp84 * R7_yy - dE6_zx_dp84 * minus_R7_xy
    dE7_zy_dp84 = t287 + dE6_zz_dp84 * R7_zy
    dE7_zz_dp84 = dE6_zz_dp84 * R7_zz - dE6_zy_dp84 * minus_R7_yz
    t288 = dE6_xx_dp84 * panda_joint7_a - dE6_xy_dp84 * minus_p7_y
    t289 = dE6_yx_dp84 * panda_joint7_a - dE6_yy_dp84 * minus_p7_y
    t290 = dE6_zx_dp84 * panda_joint7_a - dE6_zy_dp84 * minus_p7_y
    do7_x_dp84 = do6_x_dp84 + (t288 + dE6_xz_dp84 * p7_z)
    do7_y_dp84 = do6_y_dp84 + (t289 + dE6_yz_dp84 * p7_z)
    do7_z_dp84 = do6_z_dp84 + (t290 + dE6_zz_dp84 * p7_z)

    # link 5: axes E and origin o in the base frame, derivative in p[86]
    t291 = do7_x_dp84 + dE7_xz_dp84 * panda_joint8_z
    t292 = do7_y_dp84 - minus_dE7_yz_dp84 * panda_joint8_z
    t293 = do7_z_dp84 + dE7_zz_dp84 * panda_joint8_z
    dE5_xx_dp86 = R5_yx * E4_xz - R5_zx * E4_xy
    dE5_xy_dp86 = R5_yy * E4_xz - R5_zy * E4_xy
    minus_dE5_xz_dp86 = minus_R5_yz * E4_xz + R5_zz * E4_xy
    minus_dE5_yx_dp86 = R5_zx * E4_yy + R5_yx * minus_E4_yz
    minus_dE5_yy_dp86 = R5_zy * E4_yy + R5_yy * minus_E4_yz
    minus_dE5_yz_dp86 = R5_zz * E4_yy - minus_R5_yz * minus_E4_yz
    dE5_zx_dp86 = R5_yx * E4_zz - R5_zx * E4_zy
    dE5_zy_dp86 = R5_yy * E4_zz - R5_zy * E4_zy
    minus_dE5_zz_dp86 = minus_R5_yz * E4_zz + R5_zz * E4_zy
    minus_do5_x_dp86 = p5_z * E4_xy + minus_p5_y * E4_xz
    do5_y_dp86 = minus_p5_y * minus_E4_yz - p5_z * E4_yy
    minus_do5_z_dp86 = p5_z * E4_zy + minus_p5_y * E4_zz

    # link 6: axes E and origin o in the base frame, derivative in p[86]
    t294 = dE5_xx_dp86 * R6_xx + dE5_xy_dp86 * R6_yx
    dE6_xx_dp86 = t294 - minus_dE5_xz_dp86 * R6_zx
    t295 = dE5_xy_dp86 * R6_yy - dE5_xx_dp86 * minus_R6_xy
    dE6_xy_dp86 = t295 - minus_dE5_xz_dp86 * R6_zy
    minus_dE6_xz_dp86 = minus_dE5_xz_dp86 * R6_zz + dE5_xy_dp86 * minus_R6_yz
    t296 = minus_dE5_yy_dp86 * R6_yx + minus_dE5_yx_dp86 * R6_xx
    minus_dE6_yx_dp86 = t296 + minus_dE5_yz_dp86 * R6_zx
    t297 = minus_dE5_yx_dp86 * minus_R6_xy - minus_dE5_yy_dp86 * R6_yy
    dE6_yy_dp86 = t297 - minus_dE5_yz_dp86 * R6_zy
    minus_dE6_yz_dp86 = minus_dE5_yz_dp86 * R6_zz - minus_dE5_yy_dp86 * minus_R6_yz
    t298 = dE5_zx_dp86 * R6_xx + dE5_zy_dp86 * R6_yx
    dE6_zx_dp86 = t298 - minus_dE5_zz_dp86 * R6_zx
    t299 = dE5_zy_dp86 * R6_yy - dE5_zx_dp86 * minus_R6_xy
    dE6_zy_dp86 = t299 - minus_dE5_zz_dp86 * R6_zy
    minus_dE6_zz_dp86 = minus_dE5_zz_dp86 * R6_zz + dE5_zy_dp86 * minus_R6_yz
    t300 = dE5_xx_dp86 * panda_joint6_a - dE5_xy_dp86 * minus_p6_y
    t301 = minus_dE5_yx_dp86 * panda_joint6_a
    t302 = dE5_zx_dp86 * panda_joint6_a - dE5_zy_dp86 * minus_p6_y
    do6_x_dp86 = t300 - minus_dE5_xz_dp86 * p6_z - minus_do5_x_dp86
    t303 = t301 - minus_dE5_yy_dp86 * minus_p6_y + minus_dE5_yz_dp86 * p6_z
    do6_y_dp86 = do5_y_dp86 - t303
    do6_z_dp86 = t302 - minus_dE5_zz_dp86 * p6_z - minus_do5_z_dp86

    # link 7: axes E and origin o in the base frame, derivative in p[86]
    t304 = dE6_xx_dp86 * R7_xx + dE6_xy_dp86 * R7_yx
    dE7_xx_dp86 = t304 - minus_dE6_xz_dp86 * R7_zx
    t305 = dE6_xy_dp86 * R7_yy - dE6_xx_dp86 * minus_R7_xy
    dE7_xy_dp86 = t305 - minus_dE6_xz_dp86 * R7_zy
    minus_dE7_xz_dp86 = minus_dE6_xz_dp86 * R7_zz + dE6_xy_dp86 * minus_R7_yz
    t306 = dE6_yy_dp86 * R7_yx - minus_dE6_yx_dp86 * R7_xx
    dE7_yx_dp86 = t306 - minus_dE6_yz_dp86 * R7_zx
    t307 = dE6_yy_dp86 * R7_yy + minus_dE6_yx_dp86 * minus_R7_xy
    dE7_yy_dp86 = t307 - minus_dE6_yz_dp86 * R7_zy
    minus_dE7_yz_dp86 = dE6_yy_dp86 * minus_R7_yz + minus_dE6_yz_dp86 * R7_zz
    t308 = dE6_zx_dp86 * R7_xx + dE6_zy_dp86 * R7_yx
    dE7_zx_dp86 = t308 - minus_dE6_zz_dp86 * R7_zx
    t309 = dE6_zy_dp86 * R7_yy - dE6_zx_dp86 * minus_R7_xy
    dE7_zy_dp86 = t309 - minus_dE6_zz_dp86 * R7_zy
    minus_dE7_zz_dp86 = minus_dE6_zz_dp86 * R7_zz + dE6_zy_dp86 * minus_R7_yz
    t310 = dE6_xx_dp86 * panda_joint7_a - dE6_xy_dp86 * minus_p7_y
    t311 = minus_dE6_yx_dp86 * panda_joint7_a + dE6_yy_dp86 * minus_p7_y
    t312 = dE6_zx_dp86 * panda_joint7_a - dE6_zy_dp86 * minus_p7_y
    do7_x_dp86 = do6_x_dp86 + (t310 - minus_dE6_xz_dp86 * p7_z)
    do7_y_dp86 = do6_y_dp86 - (t311 + minus_dE6_yz_dp86 * p7_z)
    do7_z_dp86 = do6_z_dp86 + (t312 - minus_dE6_zz_dp86 * p7_z)

    # link 6: axes E and origin o in the base frame, derivative in p[88]
    t313 = do7_x_dp86 - minus_dE7_xz_dp86 * panda_joint8_z
    t314 = do7_y_dp86 - minus_dE7_yz_dp86 * panda_joint8_z
    t315 = do7_z_dp86 - minus_dE7_zz_dp86 * panda_joint8_z
    dE6_xx_dp88 = E5_xy * R6_xx - E5_xx * R6_yx
    minus_dE6_xy_dp88 = E5_xx * R6_yy + E5_xy * minus_R6_xy
    dE6_xz_dp88 = E5_xx * minus_R6_yz
    dE6_yx_dp88 = E5_yy * R6_xx - E5_yx * R6_yx
    minus_dE6_yy_dp88 = E5_yx * R6_yy + E5_yy * minus_R6_xy
    dE6_yz_dp88 = E5_yx * minus_R6_yz
    dE6_zx_dp88 = E5_zy * R6_xx - E5_zx * R6_yx
    minus_dE6_zy_dp88 = E5_zx * R6_yy + E5_zy * minus_R6_xy
    dE6_zz_dp88 = E5_zx * minus_R6_yz
    do6_x_dp88 = E5_xy * panda_joint6_a + E5_xx * minus_p6_y
    do6_y_dp88 = E5_yy * panda_joint6_a + E5_yx * minus_p6_y
    do6_z_dp88 = E5_zy * panda_joint6_a + E5_zx * minus_p6_y

    # link 7: axes E and origin o in the base frame, derivative in p[88]
    t316 = dE6_xx_dp88 * R7_xx - minus_dE6_xy_dp88 * R7_yx
    dE7_xx_dp88 = t316 + dE6_xz_dp88 * R7_zx
    t317 = minus_dE6_xy_dp88 * R7_yy + dE6_xx_dp88 * minus_R7_xy
    dE7_xy_dp88 = dE6_xz_dp88 * R7_zy - t317
    dE7_xz_dp88 = dE6_xz_dp88 * R7_zz + minus_dE6_xy_dp88 * minus_R7_yz
    t318 = dE6_yx_dp88 * R7_xx - minus_dE6_yy_dp88 * R7_yx
    dE7_yx_dp88 = t318 + dE6_yz_dp88 * R7_zx
    t319 = minus_dE6_yy_dp88 * R7_yy + dE6_yx_dp88 * minus_R7_xy
    dE7_yy_dp88 = dE6_yz_dp88 * R7_zy - t319
    dE7_yz_dp88 = minus_dE6_yy_dp88 * minus_R7_yz + dE6_yz_dp88 * R7_zz
    t320 = dE6_zx_dp88 * R7_xx - minus_dE6_zy_dp88 * R7_yx
    dE7_zx_dp88 = t320 + dE6_zz_dp88 * R7_zx
    t321 = minus_dE6_zy_dp88 * R7_yy + dE6_zx_dp88 * minus_R7_xy
    dE7_zy_dp88 = dE6_zz_dp88 * R7_zy - t321
    dE7_zz_dp88 = dE6_zz_dp88 * R7_zz + minus_dE6_zy_dp88 * minus_R7_yz
    t322 = dE6_xx_dp88 * panda_joint7_a + minus_dE6_xy_dp88 * minus_p7_y
    t323 = dE6_yx_dp88 * panda_joint7_a + minus_dE6_yy_dp88 * minus_p7_y
    t324 = dE6_zx_dp88 * panda_joint7_a + minus_dE6_zy_dp88 * minus_p7_y
    do7_x_dp88 = do6_x_dp88 + (t322 + dE6_xz_dp88 * p7_z)
    do7_y_dp88 = do6_y_dp88 + (t323 + dE6_yz_dp88 * p7_z)
    do7_z_dp88 = do6_z_dp88 + (t324 + dE6_zz_dp88 * p7_z)

    # link 6: axes E and origin o in the base frame, derivative in p[90]
    t325 = do7_x_dp88 + dE7_xz_dp88 * panda_joint8_z
    t326 = do7_y_dp88 + dE7_yz_dp88 * panda_joint8_z
    t327 = do7_z_dp88 + dE7_zz_dp88 * panda_joint8_z
    dE6_xx_dp90 = R6_yx * E5_xz - R6_zx * E5_xy
    dE6_xy_dp90 = R6_yy * E5_xz - R6_zy * E5_xy
    minus_dE6_xz_dp90 = minus_R6_yz * E5_xz + R6_zz * E5_xy
    minus_dE6_yx_dp90 = R6_zx * E5_yy + R6_yx * minus_E5_yz
    minus_dE6_yy_dp90 = R6_zy * E5_yy + R6_yy * minus_E5_yz
    minus_dE6_yz_dp90 = R6_zz * E5_yy - minus_R6_yz * minus_E5_yz
    dE6_zx_dp90 = R6_yx * E5_zz - R6_zx * E5_zy
    dE6_zy_dp90 = R6_yy * E5_zz - R6_zy * E5_zy
    minus_dE6_zz_dp90 = minus_R6_yz * E5_zz + R6_zz * E5_zy
    minus_do6_x_dp90 = p6_z * E5_xy + minus_p6_y * E5_xz
    do6_y_dp90 = minus_p6_y * minus_E5_yz - p6_z * E5_yy
    minus_do6_z_dp90 = p6_z * E5_zy + minus_p6_y * E5_zz

    # link 7: axes E and origin o in the base frame, derivative in p[90]
    t328 = dE6_xx_dp90 * R7_xx + dE6_xy_dp90 * R7_yx
    dE7_xx_dp90 = t328 - minus_dE6_xz_dp90 * R7_zx
    t329 = dE6_xy_dp90 * R7_yy - dE6_xx_dp90 * minus_R7_xy
    dE7_xy_dp90 = t329 - minus_dE6_xz_dp90 * R7_zy
    minus_dE7_xz_dp90 = minus_dE6_xz_dp90 * R7_zz + dE6_xy_dp90 * minus_R7_yz
    t330 = minus_dE6_yy_dp90 * R7_yx + minus_dE6_yx_dp90 * R7_xx
    minus_dE7_yx_dp90 = t330 + minus_dE6_yz_dp90 * R7_zx
    t331 = minus_dE6_yx_dp90 * minus_R7_xy - minus_dE6_yy_dp90 * R7_yy
    dE7_yy_dp90 = t331 - minus_dE6_yz_dp90 * R7_zy
    minus_dE7_yz_dp90 = minus_dE6_yz_dp90 * R7_zz - minus_dE6_yy_dp90 * minus_R7_yz
    t332 = dE6_zx_dp90 * R7_xx + dE6_zy_dp90 * R7_yx
    dE7_zx_dp90 = t332 - minus_dE6_zz_dp90 * R7_zx
    t333 = dE6_zy_dp90 * R7_yy - dE6_zx_dp90 * minus_R7_xy
    dE7_zy_dp90 = t333 - minus_dE6_zz_dp90 * R7_zy
    minus_dE7_zz_dp90 = minus_dE6_zz_dp90 * R7_zz + dE6_zy_dp90 * minus_R7_yz
    t334 = dE6_xx_dp90 * panda_joint7_a - dE6_xy_dp90 * minus_p7_y
    t335 = minus_dE6_yx_dp90 * panda_joint7_a
    t336 = dE6_zx_dp90 * panda_joint7_a - dE6_zy_dp90 * minus_p7_y
    do7_x_dp90 = t334 - minus_dE6_xz_dp90 * p7_z - minus_do6_x_dp90
    t337 = t335 - minus_dE6_yy_dp90 * minus_p7_y + minus_dE6_yz_dp90 * p7_z
    do7_y_dp90 = do6_y_dp90 - t337
    do7_z_dp90 = t336 - minus_dE6_zz_dp90 * p7_z - minus_do6_z_dp90

    # link 7: axes E and origin o in the base frame, derivative in p[92]
    t338 = do7_x_dp90 - minus_dE7_xz_dp90 * panda_joint8_z
    t339 = do7_y_dp90 - minus_dE7_yz_dp90 * panda_joint8_z
    t340 = do7_z_dp90 - minus_dE7_zz_dp90 * panda_joint8_z
    dE7_xx_dp92 = E6_xy * R7_xx - E6_xx * R7_yx
    minus_dE7_xy_dp92 = E6_xx * R7_yy + E6_xy * minus_R7_xy
    dE7_xz_dp92 = E6_xx * minus_R7_yz
    dE7_yx_dp92 = E6_yy * R7_xx - E6_yx * R7_yx
    minus_dE7_yy_dp92 = E6_yx * R7_yy + E6_yy * minus_R7_xy
    dE7_yz_dp92 = E6_yx * minus_R7_yz
    dE7_zx_dp92 = E6_zy * R7_xx - E6_zx * R7_yx
    minus_dE7_zy_dp92 = E6_zx * R7_yy + E6_zy * minus_R7_xy
    dE7_zz_dp92 = E6_zx * minus_R7_yz
    do7_x_dp92 = E6_xy * panda_joint7_a + E6_xx * minus_p7_y
    do7_y_dp92 = E6_yy * panda_joint7_a + E6_yx * minus_p7_y
    do7_z_dp92 = E6_zy * panda_joint7_a + E6_zx * minus_p7_y

    # link 7: axes E and origin o in the base frame, derivative in p[94]
    t341 = do7_x_dp92 + dE7_xz_dp92 * panda_joint8_z
    t342 = do7_y_dp92 + dE7_yz_dp92 * panda_joint8_z
    t343 = do7_z_dp92 + dE7_zz_dp92 * panda_joint8_z
    dE7_xx_dp94 = R7_yx * E6_xz - R7_zx * E6_xy
    dE7_xy_dp94 = R7_yy * E6_xz - R7_zy * E6_xy
    minus_dE7_xz_dp94 = minus_R7_yz * E6_xz + R7_zz * E6_xy
    minus_dE7_yx_dp94 = R7_zx * E6_yy + R7_yx * minus_E6_yz
    minus_dE7_yy_dp94 = R7_zy * E6_yy + R7_yy * minus_E6_yz
    minus_dE7_yz_dp94 = R7_zz * E6_yy - minus_R7_yz * minus_E6_yz
    dE7_zx_dp94 = R7_yx * E6_zz - R7_zx * E6_zy
    dE7_zy_dp94 = R7_yy * E6_zz - R7_zy * E6_zy
    minus_dE7_zz_dp94 = minus_R7_yz * E6_zz + R7_zz * E6_zy
    minus_do7_x_dp94 = p7_z * E6_xy + minus_p7_y * E6_xz
    do7_y_dp94 = minus_p7_y * minus_E6_yz - p7_z * E6_yy
    minus_do7_z_dp94 = p7_z * E6_zy + minus_p7_y * E6_zz

    # results
    t344 = minus_do7_x_dp94 + minus_dE7_xz_dp94 * panda_joint8_z
    t345 = do7_y_dp94 - minus_dE7_yz_dp94 * panda_joint8_z
    t346 = minus_do7_z_dp94 + minus_dE7_zz_dp94 * panda_joint8_z
    t347 = E7_xz * dE7_xy_dp72 - minus_E7_yz * dE7_yy_dp72
    t348 = E7_xx * dE7_xz_dp72 - E7_yx * minus_dE7_yz_dp72
    t349 = E7_xz * dE7_xy_dp74 - minus_E7_yz * dE7_yy_dp74
    t350 = E7_xx * dE7_xz_dp74 - E7_yx * minus_dE7_yz_dp74
    t351 = E7_xz * dE7_xy_dp76 - minus_E7_yz * dE7_yy_dp76
    t352 = E7_xx * dE7_xz_dp76 - E7_yx * minus_dE7_yz_dp76
    t353 = E7_xz * dE7_xy_dp78 - minus_E7_yz * dE7_yy_dp78
    t354 = E7_xx * dE7_xz_dp78 - E7_yx * minus_dE7_yz_dp78
    t355 = E7_xz * dE7_xy_dp80 - minus_E7_yz * dE7_yy_dp80
    t356 = E7_xx * minus_dE7_xz_dp80 + E7_yx * minus_dE7_yz_dp80
    t357 = E7_xz * dE7_xy_dp82 - minus_E7_yz * dE7_yy_dp82
    t358 = E7_xx * minus_dE7_xz_dp82 + E7_yx * minus_dE7_yz_dp82
    t359 = E7_xz * dE7_xy_dp84 - minus_E7_yz * dE7_yy_dp84
    t360 = E7_xx * dE7_xz_dp84 - E7_yx * minus_dE7_yz_dp84
    t361 = E7_xz * dE7_xy_dp86 - minus_E7_yz * dE7_yy_dp86
    t362 = E7_xx * minus_dE7_xz_dp86 + E7_yx * minus_dE7_yz_dp86
    t363 = E7_xz * dE7_xy_dp88 - minus_E7_yz * dE7_yy_dp88
    t364 = E7_xz * dE7_xy_dp90 - minus_E7_yz * dE7_yy_dp90
    t365 = E7_xx * minus_dE7_xz_dp90 + E7_yx * minus_dE7_yz_dp90
    t366 = E7_xy * dE7_xx_dp90 - E7_yy * minus_dE7_yx_dp90
    t367 = E7_xz * minus_dE7_xy_dp92 - minus_E7_yz * minus_dE7_yy_dp92
    t368 = E7_xz * dE7_xy_dp94 + minus_E7_yz * minus_dE7_yy_dp94
    t369 = E7_yx * minus_dE7_yz_dp94 + E7_xx * minus_dE7_xz_dp94
    t370 = E7_xy * dE7_xx_dp94 - E7_yy * minus_dE7_yx_dp94
    t371 = E7_xz * E7_xx - minus_E7_yz * E7_yx + E7_zz * E7_zx
    t372 = E7_xy * E7_xz - E7_yy * minus_E7_yz + E7_zy * E7_zz
    t373 = E7_xz * E7_xz + minus_E7_yz * minus_E7_yz + E7_zz * E7_zz

    dX_dp = np.empty((1, 6, 29, *batch), dtype)
    dX_dp[0, 0, 0] = E7_zz * E7_yy - minus_E7_yz * dE7_yy_dp70
    dX_dp[0, 0, 1] = 0.0
    dX_dp[0, 0, 2] = t347 + E7_zz * dE7_zy_dp72
    dX_dp[0, 0, 3] = 0.0
    dX_dp[0, 0, 4] = t349 + E7_zz * dE7_zy_dp74
    dX_dp[0, 0, 5] = 0.0
    dX_dp[0, 0, 6] = t351 + E7_zz * dE7_zy_dp76
    dX_dp[0, 0, 7] = 0.0
    dX_dp[0, 0, 8] = t353 + E7_zz * dE7_zy_dp78
    dX_dp[0, 0, 9] = 0.0
    dX_dp[0, 0, 10] = t355 + E7_zz * dE7_zy_dp80
    dX_dp[0, 0, 11] = 0.0
    dX_dp[0, 0, 12] = t357 + E7_zz * dE7_zy_dp82
    dX_dp[0, 0, 13] = 0.0
    dX_dp[0, 0, 14] = t359 + E7_zz * dE7_zy_dp84
    dX_dp[0, 0, 15] = 0.0
    dX_dp[0, 0, 16] = t361 + E7_zz * dE7_zy_dp86
    dX_dp[0, 0, 17] = 0.0
    dX_dp[0, 0, 18] = t363 + E7_zz * dE7_zy_dp88
    dX_dp[0, 0, 19] = 0.0
    dX_dp[0, 0, 20] = t364 + E7_zz * dE7_zy_dp90
    dX_dp[0, 0, 21] = 0.0
    dX_dp[0, 0, 22] = -(t367 + E7_zz * minus_dE7_zy_dp92)
    dX_dp[0, 0, 23] = 0.0
    dX_dp[0, 0, 24] = t368 + E7_zz * dE7_zy_dp94
    dX_dp[0, 0, 25] = 0.0
    dX_dp[0, 0, 26] = -t371
    dX_dp[0, 0, 27] = 0.0
    dX_dp[0, 0, 28] = 0.0
    dX_dp[0, 1, 0] = -(E7_yx * minus_dE7_yz_dp70 + E7_zx * minus_E7_yz)
    dX_dp[0, 1, 1] = 0.0
    dX_dp[0, 1, 2] = t348 + E7_zx * dE7_zz_dp72
    dX_dp[0, 1, 3] = 0.0
    dX_dp[0, 1, 4] = t350 - E7_zx * minus_dE7_zz_dp74
    dX_dp[0, 1, 5] = 0.0
    dX_dp[0, 1, 6] = t352 + E7_zx * dE7_zz_dp76
    dX_dp[0, 1, 7] = 0.0
    dX_dp[0, 1, 8] = t354 - E7_zx * minus_dE7_zz_dp78
    dX_dp[0, 1, 9] = 0.0
    dX_dp[0, 1, 10] = E7_zx * dE7_zz_dp80 - t356
    dX_dp[0, 1, 11] = 0.0
    dX_dp[0, 1, 12] = -(t358 + E7_zx * minus_dE7_zz_dp82)
    dX_dp[0, 1, 13] = 0.0
    dX_dp[0, 1, 14] = t360 + E7_zx * dE7_zz_dp84
    dX_dp[0, 1, 15] = 0.0
    dX_dp[0, 1, 16] = -(t362 + E7_zx * minus_dE7_zz_dp86)
    dX_dp[0, 1, 17] = 0.0
    dX_dp[0, 1, 18] = E7_xx * dE7_xz_dp88 + E7_yx * dE7_yz_dp88 + E7_zx * dE7_zz_dp88
    dX_dp[0, 1, 19] = 0.0
    dX_dp[0, 1, 20] = -(t365 + E7_zx * minus_dE7_zz_dp90)
    dX_dp[0, 1, 21] = 0.0
    dX_dp[0, 1, 22] = E7_xx * dE7_xz_dp92 + E7_yx * dE7_yz_dp92 + E7_zx * dE7_zz_dp92
    dX_dp[0, 1, 23] = 0.0
    dX_dp[0, 1, 24] = -(t369 + E7_zx * minus_dE7_zz_dp94)
    dX_dp[0, 1, 25] = 0.0
    dX_dp[0, 1, 26] = 0.0
    dX_dp[0, 1, 27] = 0.0
    dX_dp[0, 1, 28] = 0.0
    dX_dp[0, 2, 0] = E7_yy * dE7_yx_dp70 + E7_zy * E7_yx
    dX_dp[0, 2, 1] = 0.0
    dX_dp[0, 2, 2] = E7_xy * dE7_xx_dp72 + E7_yy * dE7_yx_dp72 + E7_zy * dE7_zx_dp72
    dX_dp[0, 2, 3] = 0.0
    dX_dp[0, 2, 4] = E7_xy * dE7_xx_dp74 + E7_yy * dE7_yx_dp74 + E7_zy * dE7_zx_dp74
    dX_dp[0, 2, 5] = 0.0
    dX_dp[0, 2, 6] = E7_xy * dE7_xx_dp76 + E7_yy * dE7_yx_dp76 + E7_zy * dE7_zx_dp76
    dX_dp[0, 2, 7] = 0.0
    dX_dp[0, 2, 8] = E7_xy * dE7_xx_dp78 + E7_yy * dE7_yx_dp78 + E7_zy * dE7_zx_dp78
    dX_dp[0, 2, 9] = 0.0
    dX_dp[0, 2, 10] = E7_xy * dE7_xx_dp80 + E7_yy * dE7_yx_dp80 + E7_zy * dE7_zx_dp80
    dX_dp[0, 2, 11] = 0.0
    dX_dp[0, 2, 12] = E7_xy * dE7_xx_dp82 + E7_yy * dE7_yx_dp82 + E7_zy * dE7_zx_dp82
    dX_dp[0, 2, 13] = 0.0
    dX_dp[0, 2, 14] = E7_xy * dE7_xx_dp84 + E7_yy * dE7_yx_dp84 + E7_zy * dE7_zx_dp84
    dX_dp[0, 2, 15] = 0.0
    dX_dp[0, 2, 16] = E7_xy * dE7_xx_dp86 + E7_yy * dE7_yx_dp86 + E7_zy * dE7_zx_dp86
    dX_dp[0, 2, 17] = 0.0
    dX_dp[0, 2, 18] = E7_xy * dE7_xx_dp88 + E7_yy * dE7_yx_dp88 + E7_zy * dE7_zx_dp88
    dX_dp[0, 2, 19] = 0.0
    dX_dp[0, 2, 20] = t366 + E7_zy * dE7_zx_dp90
    dX_dp[0, 2, 21] = 0.0
    dX_dp[0, 2, 22] = E7_xy * dE7_xx_dp92 + E7_yy * dE7_yx_dp92 + E7_zy * dE7_zx_dp92
    dX_dp[0, 2, 23] = 0.0
    dX_dp[0, 2, 24] = t370 + E7_zy * dE7_zx_dp94
    dX_dp[0, 2, 25] = 0.0
    dX_dp[0, 2, 26] = E7_xy * E7_xy + E7_yy * E7_yy + E7_zy * E7_zy
    dX_dp[0, 2, 27] = 0.0
    dX_dp[0, 2, 28] = 0.0
    dX_dp[0, 3, 0] = E7_yx * t66 + E7_zx * t57
    dX_dp[0, 3, 1] = E7_xx
    dX_dp[0, 3, 2] = E7_xx * t104 + E7_yx * t105 + E7_zx * t106
    dX_dp[0, 3, 3] = E7_zx * R1_zz - E7_yx * minus_R1_yz
    dX_dp[0, 3, 4] = E7_xx * t148 + E7_yx * t149 + E7_zx * t150
    dX_dp[0, 3, 5] = E7_xx * R1_xx + E7_yx * R1_yx + E7_zx * R1_zx
    dX_dp[0, 3, 6] = E7_xx * t180 + E7_yx * t181 + E7_zx * t182
    dX_dp[0, 3, 7] = E7_xx * E2_xz - E7_yx * minus_E2_yz + E7_zx * E2_zz
    dX_dp[0, 3, 8] = E7_xx * t216 + E7_yx * t217 + E7_zx * t218
    dX_dp[0, 3, 9] = E7_xx * E2_xx + E7_yx * E2_yx + E7_zx * E2_zx
    dX_dp[0, 3, 10] = E7_xx * t242 + E7_yx * t243 + E7_zx * t244
    dX_dp[0, 3, 11] = E7_xx * E3_xz - E7_yx * minus_E3_yz + E7_zx * E3_zz
    dX_dp[0, 3, 12] = E7_xx * t273 + E7_yx * t274 + E7_zx * t275
    dX_dp[0, 3, 13] = E7_xx * E3_xx + E7_yx * E3_yx + E7_zx * E3_zx
    dX_dp[0, 3, 14] = E7_xx * t291 + E7_yx * t292 + E7_zx * t293
    dX_dp[0, 3, 15] = E7_xx * E4_xz - E7_yx * minus_E4_yz + E7_zx * E4_zz
    dX_dp[0, 3, 16] = E7_xx * t313 + E7_yx * t314 + E7_zx * t315
    dX_dp[0, 3, 17] = E7_xx * E4_xx + E7_yx * E4_yx + E7_zx * E4_zx
    dX_dp[0, 3, 18] = E7_xx * t325 + E7_yx * t326 + E7_zx * t327
    dX_dp[0, 3, 19] = E7_xx * E5_xz - E7_yx * minus_E5_yz + E7_zx * E5_zz
    dX_dp[0, 3, 20] = E7_xx * t338 + E7_yx * t339 + E7_zx * t340
    dX_dp[0, 3, 21] = E7_xx * E5_xx + E7_yx * E5_yx + E7_zx * E5_zx
    dX_dp[0, 3, 22] = E7_xx * t341 + E7_yx * t342 + E7_zx * t343
    dX_dp[0, 3, 23] = E7_xx * E6_xz - E7_yx * minus_E6_yz + E7_zx * E6_zz
    dX_dp[0, 3, 24] = E7_yx * t345 - E7_xx * t344 - E7_zx * t346
    dX_dp[0, 3, 25] = E7_xx * E6_xx + E7_yx * E6_yx + E7_zx * E6_zx
    dX_dp[0, 3, 26] = 0.0
    dX_dp[0, 3, 27] = t371
    dX_dp[0, 3, 28] = t371
    dX_dp[0, 4, 0] = E7_yy * t66 + E7_zy * t57
    dX_dp[0, 4, 1] = E7_xy
    dX_dp[0, 4, 2] = E7_xy * t104 + E7_yy * t105 + E7_zy * t106
    dX_dp[0, 4, 3] = E7_zy * R1_zz - E7_yy * minus_R1_yz
    dX_dp[0, 4, 4] = E7_xy * t148 + E7_yy * t149 + E7_zy * t150
    dX_dp[0, 4, 5] = E7_xy * R1_xx + E7_yy * R1_yx + E7_zy * R1_zx
    dX_dp[0, 4, 6] = E7_xy * t180 + E7_yy * t181 + E7_zy * t182
    dX_dp[0, 4, 7] = E7_xy * E2_xz - E7_yy * minus_E2_yz + E7_zy * E2_zz
    dX_dp[0, 4, 8] = E7_xy * t216 + E7_yy * t217 + E7_zy * t218
    dX_dp[0, 4, 9] = E7_xy * E2_xx + E7_yy * E2_yx + E7_zy * E2_zx
    dX_dp[0, 4, 10] = E7_xy * t242 + E7_yy * t243 + E7_zy * t244
    dX_dp[0, 4, 11] = E7_xy * E3_xz - E7_yy * minus_E3_yz + E7_zy * E3_zz
    dX_dp[0, 4, 12] = E7_xy * t273 + E7_yy * t274 + E7_zy * t275
    dX_dp[0, 4, 13] = E7_xy * E3_xx + E7_yy * E3_yx + E7_zy * E3_zx
    dX_dp[0, 4, 14] = E7_xy * t291 + E7_yy * t292 + E7_zy * t293
    dX_dp[0, 4, 15] = E7_xy * E4_xz - E7_yy * minus_E4_yz + E7_zy * E4_zz
    dX_dp[0, 4, 16] = E7_xy * t313 + E7_yy * t314 + E7_zy * t315
    dX_dp[0, 4, 17] = E7_xy * E4_xx + E7_yy * E4_yx + E7_zy * E4_zx
    dX_dp[0, 4, 18] = E7_xy * t325 + E7_yy * t326 + E7_zy * t327
    dX_dp[0, 4, 19] = E7_xy * E5_xz - E7_yy * minus_E5_yz + E7_zy * E5_zz
    dX_dp[0, 4, 20] = E7_xy * t338 + E7_yy * t339 + E7_zy * t340
    dX_dp[0, 4, 21] = E7_xy * E5_xx + E7_yy * E5_yx + E7_zy * E5_zx
    dX_dp[0, 4, 22] = E7_xy * t341 + E7_yy * t342 + E7_zy * t343
    dX_dp[0, 4, 23] = E7_xy * E6_xz - E7_yy * minus_E6_yz + E7_zy * E6_zz
    dX_dp[0, 4, 24] = E7_yy * t345 - E7_xy * t344 - E7_zy * t346
    dX_dp[0, 4, 25] = E7_xy * E6_xx + E7_yy * E6_yx + E7_zy * E6_zx
    dX_dp[0, 4, 26] = 0.0
    dX_dp[0, 4, 27] = t372
    dX_dp[0, 4, 28] = t372
    dX_dp[0, 5, 0] = E7_zz * t57 - minus_E7_yz * t66
    dX_dp[0, 5, 1] = E7_xz
    dX_dp[0, 5, 2] = E7_xz * t104 - minus_E7_yz * t105 + E7_zz * t106
    dX_dp[0, 5, 3] = minus_E7_yz * minus_R1_yz + E7_zz * R1_zz
    dX_dp[0, 5, 4] = E7_xz * t148 - minus_E7_yz * t149 + E7_zz * t150
    dX_dp[0, 5, 5] = E7_xz * R1_xx - minus_E7_yz * R1_yx + E7_zz * R1_zx
    dX_dp[0, 5, 6] = E7_xz * t180 - minus_E7_yz * t181 + E7_zz * t182
    dX_dp[0, 5, 7] = E7_xz * E2_xz + minus_E7_yz * minus_E2_yz + E7_zz * E2_zz
    dX_dp[0, 5, 8] = E7_xz * t216 - minus_E7_yz * t217 + E7_zz * t218
    dX_dp[0, 5, 9] = E7_xz * E2_xx - minus_E7_yz * E2_yx + E7_zz * E2_zx
    dX_dp[0, 5, 10] = E7_xz * t242 - minus_E7_yz * t243 + E7_zz * t244
    dX_dp[0, 5, 11] = E7_xz * E3_xz + minus_E7_yz * minus_E3_yz + E7_zz * E3_zz
    dX_dp[0, 5, 12] = E7_xz * t273 - minus_E7_yz * t274 + E7_zz * t275
    dX_dp[0, 5, 13] = E7_xz * E3_xx - minus_E7_yz * E3_yx + E7_zz * E3_zx
    dX_dp[0, 5, 14] = E7_xz * t291 - minus_E7_yz * t292 + E7_zz * t293
    dX_dp[0, 5, 15] = E7_xz * E4_xz + minus_E7_yz * minus_E4_yz + E7_zz * E4_zz
    dX_dp[0, 5, 16] = E7_xz * t313 - minus_E7_yz * t314 + E7_zz * t315
    dX_dp[0, 5, 17] = E7_xz * E4_xx - minus_E7_yz * E4_yx + E7_zz * E4_zx
    dX_dp[0, 5, 18] = E7_xz * t325 - minus_E7_yz * t326 + E7_zz * t327
    dX_dp[0, 5, 19] = E7_xz * E5_xz + minus_E7_yz * minus_E5_yz + E7_zz * E5_zz
    dX_dp[0, 5, 20] = E7_xz * t338 - minus_E7_yz * t339 + E7_zz * t340
    dX_dp[0, 5, 21] = E7_xz * E5_xx - minus_E7_yz * E5_yx + E7_zz * E5_zx
    dX_dp[0, 5, 22] = E7_xz * t341 - minus_E7_yz * t342 + E7_zz * t343
    dX_dp[0, 5, 23] = E7_xz * E6_xz + minus_E7_yz * minus_E6_yz + E7_zz * E6_zz
    dX_dp[0, 5, 24] = -(E7_xz * t344 + minus_E7_yz * t345 + E7_zz * t346)
    dX_dp[0, 5, 25] = E7_xz * E6_xx - minus_E7_yz * E6_yx + E7_zz * E6_zx
    dX_dp[0, 5, 26] = 0.0
    dX_dp[0, 5, 27] = t373
    dX_dp[0, 5, 28] = t373
    return _packed(dX_dp, 3)


def position_gradient(q, p):
    """Gradient of each tip's position in the parameters, in base axes.

    q: joint positions (rad, m), shape (..., 7)
    p: parameters, shape (..., 99)
    dx_dp: tip position per parameter, base axes, shape (..., 1, 3, 29)
    """
    batch, dtype, q, p = _unpack(
        ("q", q, (7,)),
        ("p", p, (99,)),
    )

    # parameters
    panda_joint1_alpha = p[70]
    panda_joint1_theta = p[72]
    panda_joint1_d = p[73]
    panda_joint2_alpha = p[74]
    panda_joint2_a = p[75]
    panda_joint2_theta = p[76]
    panda_joint2_d = p[77]
    panda_joint3_alpha = p[78]
    panda_joint3_a = p[79]
    panda_joint3_theta = p[80]
    panda_joint3_d = p[81]
    panda_joint4_alpha = p[82]
    panda_joint4_a = p[83]
    panda_joint4_theta = p[84]
    panda_joint4_d = p[85]
    panda_joint5_alpha = p[86]
    panda_joint5_a = p[87]
    panda_joint5_theta = p[88]
    panda_joint5_d = p[89]
    panda_joint6_alpha = p[90]
    panda_joint6_a = p[91]
    panda_joint6_theta = p[92]
    panda_joint6_d = p[93]
    panda_joint7_alpha = p[94]
    panda_joint7_a = p[95]
    panda_joint7_d = p[97]
    panda_joint8_z = p[98]

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

    # joint 1: rotation R and translation p from link 1 to its parent
    minus_R1_yz = np.sin(panda_joint1_alpha)
    R1_zz = np.cos(panda_joint1_alpha)
    t1 = np.sin(panda_joint1_theta)
    t2 = np.cos(panda_joint1_theta)
    t3 = R1_zz * t1
    t4 = R1_zz * t2
    t5 = minus_R1_yz * t1
    t6 = minus_R1_yz * t2
    R1_xx = t2 * c1 - t1 * s1
    minus_R1_xy = t2 * s1 + t1 * c1
    R1_yx = t3 * c1 + t4 * s1
    R1_yy = t4 * c1 - t3 * s1
    R1_zx = t5 * c1 + t6 * s1
    R1_zy = t6 * c1 - t5 * s1

    # joint 2: rotation R and translation p from link 2 to its parent
    minus_R2_yz = np.sin(panda_joint2_alpha)
    R2_zz = np.cos(panda_joint2_alpha)
    t7 = np.sin(panda_joint2_theta)
    t8 = np.cos(panda_joint2_theta)
    t9 = R2_zz * t7
    t10 = R2_zz * t8
    t11 = minus_R2_yz * t7
    t12 = minus_R2_yz * t8
    minus_p2_y = minus_R2_yz * panda_joint2_d
    p2_z = R2_zz * panda_joint2_d
    R2_xx = t8 * c2 - t7 * s2
    minus_R2_xy = t8 * s2 + t7 * c2
    R2_yx = t9 * c2 + t10 * s2
    R2_yy = t10 * c2 - t9 * s2
    R2_zx = t11 * c2 + t12 * s2
    R2_zy = t12 * c2 - t11 * s2

    # joint 3: rotation R and translation p from link 3 to its parent
    minus_R3_yz = np.sin(panda_joint3_alpha)
    R3_zz = np.cos(panda_joint3_alpha)
    t13 = np.sin(panda_joint3_theta)
    t14 = np.cos(panda_joint3_theta)
    t15 = R3_zz * t13
    t16 = R3_zz * t14
    t17 = minus_R3_yz * t13
    t18 = minus_R3_yz * t14
    minus_p3_y = minus_R3_yz * panda_joint3_d
    p3_z = R3_zz * panda_joint3_d
    R3_xx = t14 * c3 - t13 * s3
    minus_R3_xy = t14 * s3 + t13 * c3
    R3_yx = t15 * c3 + t16 * s3
    R3_yy = t16 * c3 - t15 * s3
    R3_zx = t17 * c3 + t18 * s3
    R3_zy = t18 * c3 - t17 * s3

    # joint 4: rotation R and translation p from link 4 to its parent
    minus_R4_yz = np.sin(panda_joint4_alpha)
    R4_zz = np.cos(panda_joint4_alpha)
    t19 = np.sin(panda_joint4_theta)
    t20 = np.cos(panda_joint4_theta)
    t21 = R4_zz * t19
    t22 = R4_zz * t20
    t23 = minus_R4_yz * t19
    t24 = minus_R4_yz * t20
    minus_p4_y = minus_R4_yz * panda_joint4_d
    p4_z = R4_zz * panda_joint4_d
    R4_xx = t20 * c4 - t19 * s4
    minus_R4_xy = t20 * s4 + t19 * c4
    R4_yx = t21 * c4 + t22 * s4
    R4_yy = t22 * c4 - t21 * s4
    R4_zx = t23 * c4 + t24 * s4
    R4_zy = t24 * c4 - t23 * s4

    # joint 5: rotation R and translation p from link 5 to its parent
    minus_R5_yz = np.sin(panda_joint5_alpha)
    R5_zz = np.cos(panda_joint5_alpha)
    t25 = np.sin(panda_joint5_theta)
    t26 = np.cos(panda_joint5_theta)
    t27 = R5_zz * t25
    t28 = R5_zz * t26
    t29 = minus_R5_yz * t25
    t30 = minus_R5_yz * t26
    minus_p5_y = minus_R5_yz * panda_joint5_d
    p5_z = R5_zz * panda_joint5_d
    R5_xx = t26 * c5 - t25 * s5
    minus_R5_xy = t26 * s5 + t25 * c5
    R5_yx = t27 * c5 + t28 * s5
    R5_yy = t28 * c5 - t27 * s5
    R5_zx = t29 * c5 + t30 * s5
    R5_zy = t30 * c5 - t29 * s5

    # joint 6: rotation R and translation p from link 6 to its parent
    minus_R6_yz = np.sin(panda_joint6_alpha)
    R6_zz = np.cos(panda_joint6_alpha)
    t31 = np.sin(panda_joint6_theta)
    t32 = np.cos(panda_joint6_theta)
    t33 = R6_zz * t31
    t34 = R6_zz * t32
    t35 = minus_R6_yz * t31
    t36 = minus_R6_yz * t32
    minus_p6_y = minus_R6_yz * panda_joint6_d
    p6_z = R6_zz * panda_joint6_d
    R6_xx = t32 * c6 - t31 * s6
    minus_R6_xy = t32 * s6 + t31 * c6
    R6_yx = t33 * c6 + t34 * s6
    R6_yy = t34 * c6 - t33 * s6
    R6_zx = t35 * c6 + t36 * s6
    R6_zy = t36 * c6 - t35 * s6

    # joint 7: rotation R and translation p from link 7 to its parent
    minus_R7_yz = np.sin(panda_joint7_alpha)
    R7_zz = np.cos(panda_joint7_alpha)
    minus_p7_y = minus_R7_yz * panda_joint7_d
    p7_z = R7_zz * panda_joint7_d

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
    E6_zy = E5_zy * R6_yy - E5_zx * minus_R6_xy + E5_zz * R6_zy
    E6_zz = E5_zz * R6_zz - E5_zy * minus_R6_yz

    # link 7: axes E and origin o in the base frame
    E7_xz = E6_xz * R7_zz - E6_xy * minus_R7_yz
    minus_E7_yz = E6_yy * minus_R7_yz + minus_E6_yz * R7_zz
    E7_zz = E6_zz * R7_zz - E6_zy * minus_R7_yz

    # X[3] by way of link 6: axes E and origin o in the base frame
    dX4_dE6_xz = p7_z + panda_joint8_z * R7_zz
    minus_dX4_dE6_xy = minus_p7_y + panda_joint8_z * minus_R7_yz

    # X[3] by way of joint 6: rotation R and translation p from link 6 to its parent
    minus_dX4_dR6_zy = minus_dX4_dE6_xy * E5_xz
    minus_dX4_dR6_yy = minus_dX4_dE6_xy * E5_xy
    minus_dX4_dR6_xy = minus_dX4_dE6_xy * E5_xx

    # X[3] by way of link 5: axes E and origin o in the base frame
    t37 = p6_z + dX4_dE6_xz * R6_zz - minus_dX4_dE6_xy * R6_zy
    dX4_dE5_xz = t37 + panda_joint7_a * R6_zx

    # X[3] by way of joint 6: rotation R and translation p from link 6 to its parent
    dX4_dR6_zx = panda_joint7_a * E5_xz

    # X[3] by way of link 5: axes E and origin o in the base frame
    t38 = minus_p6_y + dX4_dE6_xz * minus_R6_yz + minus_dX4_dE6_xy * R6_yy
    dX4_dE5_xy = panda_joint7_a * R6_yx - t38

    # X[3] by way of joint 6: rotation R and translation p from link 6 to its parent
    dX4_dR6_yx = panda_joint7_a * E5_xy

    # X[3] by way of link 5: axes E and origin o in the base frame
    t39 = panda_joint6_a + minus_dX4_dE6_xy * minus_R6_xy
    dX4_dE5_xx = t39 + panda_joint7_a * R6_xx

    # X[3] by way of joint 6: rotation R and translation p from link 6 to its parent
    dX4_dR6_xx = panda_joint7_a * E5_xx

    # X[3] by way of joint 5: rotation R and translation p from link 5 to its parent
    dX4_dR5_zy = dX4_dE5_xy * E4_xz
    dX4_dR5_yy = dX4_dE5_xy * E4_xy
    dX4_dR5_xy = dX4_dE5_xy * E4_xx

    # X[3] by way of link 4: axes E and origin o in the base frame
    t40 = p5_z + dX4_dE5_xz * R5_zz + dX4_dE5_xy * R5_zy
    dX4_dE4_xz = t40 + dX4_dE5_xx * R5_zx

    # X[3] by way of joint 5: rotation R and translation p from link 5 to its parent
    dX4_dR5_zx = dX4_dE5_xx * E4_xz

    # X[3] by way of link 4: axes E and origin o in the base frame
    t41 = dX4_dE5_xy * R5_yy - (minus_p5_y + dX4_dE5_xz * minus_R5_yz)
    dX4_dE4_xy = t41 + dX4_dE5_xx * R5_yx

    # X[3] by way of joint 5: rotation R and translation p from link 5 to its parent
    dX4_dR5_yx = dX4_dE5_xx * E4_xy

    # X[3] by way of link 4: axes E and origin o in the base frame
    dX4_dE4_xx = panda_joint5_a - dX4_dE5_xy * minus_R5_xy + dX4_dE5_xx * R5_xx

    # X[3] by way of joint 5: rotation R and translation p from link 5 to its parent
    dX4_dR5_xx = dX4_dE5_xx * E4_xx

    # X[3] by way of joint 4: rotation R and translation p from link 4 to its parent
    dX4_dR4_zy = dX4_dE4_xy * E3_xz
    dX4_dR4_yy = dX4_dE4_xy * E3_xy
    dX4_dR4_xy = dX4_dE4_xy * E3_xx

    # X[3] by way of link 3: axes E and origin o in the base frame
    t42 = p4_z + dX4_dE4_xz * R4_zz + dX4_dE4_xy * R4_zy
    dX4_dE3_xz = t42 + dX4_dE4_xx * R4_zx

    # X[3] by way of joint 4: rotation R and translation p from link 4 to its parent
    dX4_dR4_zx = dX4_dE4_xx * E3_xz

    # X[3] by way of link 3: axes E and origin o in the base frame
    t43 = dX4_dE4_xy * R4_yy - (minus_p4_y + dX4_dE4_xz * minus_R4_yz)
    dX4_dE3_xy = t43 + dX4_dE4_xx * R4_yx

    # X[3] by way of joint 4: rotation R and translation p from link 4 to its parent
    dX4_dR4_yx = dX4_dE4_xx * E3_xy

    # X[3] by way of link 3: axes E and origin o in the base frame
    dX4_dE3_xx = panda_joint4_a - dX4_dE4_xy * minus_R4_xy + dX4_dE4_xx * R4_xx

    # X[3] by way of joint 4: rotation R and translation p from link 4 to its parent
    dX4_dR4_xx = dX4_dE4_xx * E3_xx

    # X[3] by way of joint 3: rotation R and translation p from link 3 to its parent
    dX4_dR3_zy = dX4_dE3_xy * E2_xz
    minus_dX4_dR3_yy = dX4_dE3_xy * minus_E2_xy
    dX4_dR3_xy = dX4_dE3_xy * E2_xx

    # X[3] by way of link 2: axes E and origin o in the base frame
    t44 = p3_z + dX4_dE3_xz * R3_zz + dX4_dE3_xy * R3_zy
    dX4_dE2_xz = t44 + dX4_dE3_xx * R3_zx

    # X[3] by way of joint 3: rotation R and translation p from link 3 to its parent
    dX4_dR3_zx = dX4_dE3_xx * E2_xz

    # X[3] by way of link 2: axes E and origin o in the base frame
    t45 = minus_p3_y + dX4_dE3_xz * minus_R3_yz - dX4_dE3_xy * R3_yy
    minus_dX4_dE2_xy = t45 - dX4_dE3_xx * R3_yx

    # X[3] by way of joint 3: rotation R and translation p from link 3 to its parent
    minus_dX4_dR3_yx = dX4_dE3_xx * minus_E2_xy

    # X[3] by way of link 2: axes E and origin o in the base frame
    dX4_dE2_xx = panda_joint3_a - dX4_dE3_xy * minus_R3_xy + dX4_dE3_xx * R3_xx

    # X[3] by way of joint 3: rotation R and translation p from link 3 to its parent
    dX4_dR3_xx = dX4_dE3_xx * E2_xx

    # X[3] by way of joint 2: rotation R and translation p from link 2 to its parent
    dX4_dR2_yy = minus_dX4_dE2_xy * minus_R1_xy
    minus_dX4_dR2_xy = minus_dX4_dE2_xy * R1_xx

    # X[3] by way of joint 1: rotation R and translation p from link 1 to its parent
    t46 = minus_p2_y + dX4_dE2_xz * minus_R2_yz + minus_dX4_dE2_xy * R2_yy
    minus_dX4_dR1_xy = t46 - dX4_dE2_xx * R2_yx

    # X[3] by way of joint 2: rotation R and translation p from link 2 to its parent
    minus_dX4_dR2_yx = dX4_dE2_xx * minus_R1_xy

    # X[3] by way of joint 1: rotation R and translation p from link 1 to its parent
    t47 = panda_joint2_a + minus_dX4_dE2_xy * minus_R2_xy
    dX4_dR1_xx = t47 + dX4_dE2_xx * R2_xx

    # X[3] by way of joint 2: rotation R and translation p from link 2 to its parent
    dX4_dR2_xx = dX4_dE2_xx * R1_xx

    # X[3] by way of joint 7: rotation R and translation p from link 7 to its parent
    dX4_dR7_zz = panda_joint8_z * E6_xz + E6_xz * panda_joint7_d
    dX4_dR7_yz = panda_joint8_z * E6_xy + E6_xy * panda_joint7_d

    # X[3] by way of joint 6: rotation R and translation p from link 6 to its parent
    t48 = dX4_dR6_zx * s6 - minus_dX4_dR6_zy * c6
    t49 = minus_dX4_dR6_zy * s6 + dX4_dR6_zx * c6
    t50 = dX4_dR6_yx * s6 - minus_dX4_dR6_yy * c6
    t51 = minus_dX4_dR6_yy * s6 + dX4_dR6_yx * c6
    t52 = t48 * t32 - (dX4_dE6_xz * E5_xy + E5_xy * panda_joint6_d)
    minus_dX4_dR6_yz = t52 + t49 * t31
    t53 = minus_dX4_dR6_xy * s6 + dX4_dR6_xx * c6 + t48 * minus_R6_yz
    t54 = dX4_dE6_xz * E5_xz + E5_xz * panda_joint6_d + t50 * t32
    dX4_dR6_zz = t54 + t51 * t31

    # X[3] by way of joint 5: rotation R and translation p from link 5 to its parent
    t55 = minus_dX4_dR6_xy * c6 - dX4_dR6_xx * s6 + t49 * minus_R6_yz
    t56 = dX4_dR5_zy * c5 + dX4_dR5_zx * s5
    t57 = dX4_dR5_zx * c5 - dX4_dR5_zy * s5
    t58 = dX4_dR5_yy * c5 + dX4_dR5_yx * s5
    t59 = dX4_dR5_yx * c5 - dX4_dR5_yy * s5
    t60 = t56 * t26 - (dX4_dE5_xz * E4_xy + E4_xy * panda_joint5_d)
    minus_dX4_dR5_yz = t60 + t57 * t25
    t61 = dX4_dR5_xx * c5 - dX4_dR5_xy * s5 + t56 * minus_R5_yz
    t62 = dX4_dE5_xz * E4_xz + E4_xz * panda_joint5_d + t58 * t26
    dX4_dR5_zz = t62 + t59 * t25

    # X[3] by way of joint 4: rotation R and translation p from link 4 to its parent
    t63 = t57 * minus_R5_yz - (dX4_dR5_xy * c5 + dX4_dR5_xx * s5)
    t64 = dX4_dR4_zy * c4 + dX4_dR4_zx * s4
    t65 = dX4_dR4_zx * c4 - dX4_dR4_zy * s4
    t66 = dX4_dR4_yy * c4 + dX4_dR4_yx * s4
    t67 = dX4_dR4_yx * c4 - dX4_dR4_yy * s4
    t68 = t64 * t20 - (E3_xy * panda_joint4_d + dX4_dE4_xz * E3_xy)
    minus_dX4_dR4_yz = t68 + t65 * t19
    t69 = dX4_dR4_xx * c4 - dX4_dR4_xy * s4 + t64 * minus_R4_yz
    t70 = dX4_dE4_xz * E3_xz + E3_xz * panda_joint4_d + t66 * t20
    dX4_dR4_zz = t70 + t67 * t19

    # X[3] by way of joint 3: rotation R and translation p from link 3 to its parent
    t71 = t65 * minus_R4_yz - (dX4_dR4_xy * c4 + dX4_dR4_xx * s4)
    t72 = dX4_dR3_zy * c3 + dX4_dR3_zx * s3
    t73 = dX4_dR3_zx * c3 - dX4_dR3_zy * s3
    t74 = minus_dX4_dR3_yy * c3 + minus_dX4_dR3_yx * s3
    t75 = minus_dX4_dR3_yy * s3 - minus_dX4_dR3_yx * c3
    t76 = dX4_dE3_xz * minus_E2_xy + minus_E2_xy * panda_joint3_d
    minus_dX4_dR3_yz = t76 + t72 * t14 + t73 * t13
    t77 = dX4_dR3_xx * c3 - dX4_dR3_xy * s3 + t72 * minus_R3_yz
    t78 = dX4_dE3_xz * E2_xz + E2_xz * panda_joint3_d - t74 * t14
    dX4_dR3_zz = t78 + t75 * t13

    # X[3] by way of joint 2: rotation R and translation p from link 2 to its parent
    t79 = t73 * minus_R3_yz - (dX4_dR3_xy * c3 + dX4_dR3_xx * s3)
    t80 = dX4_dR2_yy * c2 - minus_dX4_dR2_yx * s2
    t81 = dX4_dR2_yy * s2 + minus_dX4_dR2_yx * c2
    minus_dX4_dR2_yz = dX4_dE2_xz * minus_R1_xy + minus_R1_xy * panda_joint2_d
    dX4_dR2_zz = t80 * t8 - t81 * t7

    # X[7] by way of joint 6: rotation R and translation p from link 6 to its parent
    t82 = (minus_dX4_dR2_xy * c2 - dX4_dR2_xx * s2 - t81 * R2_zz) * t8
    t83 = (minus_dX4_dR2_xy * s2 + dX4_dR2_xx * c2 + t80 * R2_zz) * t7
    t84 = minus_dX4_dR1_xy * c1
    t85 = dX4_dR1_xx * s1
    t86 = t84 - t85
    t87 = minus_dX4_dR1_xy * s1 + dX4_dR1_xx * c1
    t88 = t87 * t1
    t89 = t86 * t2
    dX8_dR6_zy = minus_dX4_dE6_xy * minus_E5_yz
    minus_dX8_dR6_yy = minus_dX4_dE6_xy * E5_yy
    minus_dX8_dR6_xy = minus_dX4_dE6_xy * E5_yx
    minus_dX8_dR6_zx = panda_joint7_a * minus_E5_yz
    dX8_dR6_yx = panda_joint7_a * E5_yy
    dX8_dR6_xx = panda_joint7_a * E5_yx

    # X[7] by way of joint 5: rotation R and translation p from link 5 to its parent
    minus_dX8_dR5_zy = dX4_dE5_xy * minus_E4_yz
    dX8_dR5_yy = dX4_dE5_xy * E4_yy
    dX8_dR5_xy = dX4_dE5_xy * E4_yx
    minus_dX8_dR5_zx = dX4_dE5_xx * minus_E4_yz
    dX8_dR5_yx = dX4_dE5_xx * E4_yy
    dX8_dR5_xx = dX4_dE5_xx * E4_yx

    # X[7] by way of joint 4: rotation R and translation p from link 4 to its parent
    minus_dX8_dR4_zy = dX4_dE4_xy * minus_E3_yz
    dX8_dR4_yy = dX4_dE4_xy * E3_yy
    dX8_dR4_xy = dX4_dE4_xy * E3_yx
    minus_dX8_dR4_zx = dX4_dE4_xx * minus_E3_yz
    dX8_dR4_yx = dX4_dE4_xx * E3_yy
    dX8_dR4_xx = dX4_dE4_xx * E3_yx

    # X[7] by way of joint 3: rotation R and translation p from link 3 to its parent
    minus_dX8_dR3_zy = dX4_dE3_xy * minus_E2_yz
    dX8_dR3_yy = dX4_dE3_xy * E2_yy
    dX8_dR3_xy = dX4_dE3_xy * E2_yx
    minus_dX8_dR3_zx = dX4_dE3_xx * minus_E2_yz
    dX8_dR3_yx = dX4_dE3_xx * E2_yy
    dX8_dR3_xx = dX4_dE3_xx * E2_yx

    # X[7] by way of joint 2: rotation R and translation p from link 2 to its parent
    dX8_dR2_zy = minus_dX4_dE2_xy * minus_R1_yz
    minus_dX8_dR2_yy = minus_dX4_dE2_xy * R1_yy
    minus_dX8_dR2_xy = minus_dX4_dE2_xy * R1_yx
    t90 = dX4_dE2_xz * R2_zz + p2_z - minus_dX4_dE2_xy * R2_zy
    minus_dX8_dR2_zx = dX4_dE2_xx * minus_R1_yz
    dX8_dR2_yx = dX4_dE2_xx * R1_yy
    dX8_dR2_xx = dX4_dE2_xx * R1_yx

    # X[7] by way of joint 7: rotation R and translation p from link 7 to its parent
    minus_dX8_dR7_zz = panda_joint8_z * minus_E6_yz + minus_E6_yz * panda_joint7_d
    dX8_dR7_yz = E6_yy * panda_joint7_d + panda_joint8_z * E6_yy

    # X[7] by way of joint 6: rotation R and translation p from link 6 to its parent
    t91 = dX8_dR6_zy * c6 - minus_dX8_dR6_zx * s6
    t92 = dX8_dR6_zy * s6 + minus_dX8_dR6_zx * c6
    t93 = dX8_dR6_yx * s6 - minus_dX8_dR6_yy * c6
    t94 = minus_dX8_dR6_yy * s6 + dX8_dR6_yx * c6
    t95 = t91 * t32 - (E5_yy * panda_joint6_d + dX4_dE6_xz * E5_yy)
    minus_dX8_dR6_yz = t95 - t92 * t31
    t96 = dX4_dE6_xz * minus_E5_yz + minus_E5_yz * panda_joint6_d
    t97 = minus_dX8_dR6_xy * s6 + dX8_dR6_xx * c6 + t91 * minus_R6_yz
    dX8_dR6_zz = t93 * t32 - t96 + t94 * t31

    # X[7] by way of joint 5: rotation R and translation p from link 5 to its parent
    t98 = minus_dX8_dR6_xy * c6 - dX8_dR6_xx * s6 - t92 * minus_R6_yz
    t99 = minus_dX8_dR5_zy * c5 + minus_dX8_dR5_zx * s5
    t100 = minus_dX8_dR5_zx * c5 - minus_dX8_dR5_zy * s5
    t101 = dX8_dR5_yy * c5 + dX8_dR5_yx * s5
    t102 = dX8_dR5_yx * c5 - dX8_dR5_yy * s5
    t103 = dX4_dE5_xz * E4_yy + E4_yy * panda_joint5_d + t99 * t26
    dX8_dR5_yz = t103 + t100 * t25
    t104 = dX4_dE5_xz * minus_E4_yz + minus_E4_yz * panda_joint5_d
    t105 = dX8_dR5_xx * c5 - dX8_dR5_xy * s5 - t99 * minus_R5_yz
    dX8_dR5_zz = t101 * t26 - t104 + t102 * t25

    # X[7] by way of joint 4: rotation R and translation p from link 4 to its parent
    t106 = dX8_dR5_xy * c5 + dX8_dR5_xx * s5 + t100 * minus_R5_yz
    t107 = minus_dX8_dR4_zy * c4 + minus_dX8_dR4_zx * s4
    t108 = minus_dX8_dR4_zy * s4 - minus_dX8_dR4_zx * c4
    t109 = dX8_dR4_yy * c4 + dX8_dR4_yx * s4
    t110 = dX8_dR4_yx * c4 - dX8_dR4_yy * s4
    t111 = dX4_dE4_xz * E3_yy + E3_yy * panda_joint4_d + t107 * t20
    minus_dX8_dR4_yz = t108 * t19 - t111
    t112 = dX4_dE4_xz * minus_E3_yz + minus_E3_yz * panda_joint4_d
    t113 = dX8_dR4_xx * c4 - dX8_dR4_xy * s4 - t107 * minus_R4_yz
    dX8_dR4_zz = t109 * t20 - t112 + t110 * t19

    # X[7] by way of joint 3: rotation R and translation p from link 3 to its parent
    t114 = t108 * minus_R4_yz - (dX8_dR4_xy * c4 + dX8_dR4_xx * s4)
    t115 = minus_dX8_dR3_zy * c3 + minus_dX8_dR3_zx * s3
    t116 = minus_dX8_dR3_zy * s3 - minus_dX8_dR3_zx * c3
    t117 = dX8_dR3_yy * c3 + dX8_dR3_yx * s3
    t118 = dX8_dR3_yx * c3 - dX8_dR3_yy * s3
    t119 = dX4_dE3_xz * E2_yy + E2_yy * panda_joint3_d + t115 * t14
    minus_dX8_dR3_yz = t116 * t13 - t119
    t120 = dX4_dE3_xz * minus_E2_yz + minus_E2_yz * panda_joint3_d
    t121 = dX8_dR3_xx * c3 - dX8_dR3_xy * s3 - t115 * minus_R3_yz
    dX8_dR3_zz = t117 * t14 - t120 + t118 * t13

    # X[7] by way of joint 2: rotation R and translation p from link 2 to its parent
    t122 = t116 * minus_R3_yz - (dX8_dR3_xy * c3 + dX8_dR3_xx * s3)
    t123 = minus_dX8_dR2_zx * s2 - dX8_dR2_zy * c2
    t124 = dX8_dR2_zy * s2 + minus_dX8_dR2_zx * c2
    t125 = dX8_dR2_yx * s2 - minus_dX8_dR2_yy * c2
    t126 = dX8_dR2_yx * c2 + minus_dX8_dR2_yy * s2
    t127 = dX4_dE2_xz * R1_yy + R1_yy * panda_joint2_d + t123 * t8
    dX8_dR2_yz = t124 * t7 + t127
    t128 = dX4_dE2_xz * minus_R1_yz + minus_R1_yz * panda_joint2_d
    t129 = dX8_dR2_xx * c2 + minus_dX8_dR2_xy * s2 - t123 * minus_R2_yz
    dX8_dR2_zz = t125 * t8 - t128 + t126 * t7

    # X[7] by way of joint 1: rotation R and translation p from link 1 to its parent
    t130 = t124 * minus_R2_yz + (dX8_dR2_xx * s2 - minus_dX8_dR2_xy * c2)
    t131 = t85 - t84
    dX8_dR1_yz = t90 + dX4_dE2_xx * R2_zx + panda_joint1_d
    dX8_dR1_zz = t131 * t2 + t88

    # X[11] by way of joint 6: rotation R and translation p from link 6 to its parent
    minus_dX12_dR6_zy = minus_dX4_dE6_xy * E5_zz
    minus_dX12_dR6_yy = minus_dX4_dE6_xy * E5_zy
    minus_dX12_dR6_xy = minus_dX4_dE6_xy * E5_zx
    dX12_dR6_zx = panda_joint7_a * E5_zz
    dX12_dR6_yx = panda_joint7_a * E5_zy
    dX12_dR6_xx = panda_joint7_a * E5_zx

    # X[11] by way of joint 5: rotation R and translation p from link 5 to its parent
    dX12_dR5_zy = dX4_dE5_xy * E4_zz
    dX12_dR5_yy = dX4_dE5_xy * E4_zy
    dX12_dR5_xy = dX4_dE5_xy * E4_zx
    dX12_dR5_zx = dX4_dE5_xx * E4_zz
    dX12_dR5_yx = dX4_dE5_xx * E4_zy
    dX12_dR5_xx = dX4_dE5_xx * E4_zx

    # X[11] by way of joint 4: rotation R and translation p from link 4 to its parent
    dX12_dR4_zy = dX4_dE4_xy * E3_zz
    dX12_dR4_yy = dX4_dE4_xy * E3_zy
    dX12_dR4_xy = dX4_dE4_xy * E3_zx
    dX12_dR4_zx = dX4_dE4_xx * E3_zz
    dX12_dR4_yx = dX4_dE4_xx * E3_zy
    dX12_dR4_xx = dX4_dE4_xx * E3_zx

    # X[11] by way of joint 3: rotation R and translation p from link 3 to its parent
    dX12_dR3_zy = dX4_dE3_xy * E2_zz
    dX12_dR3_yy = dX4_dE3_xy * E2_zy
    dX12_dR3_xy = dX4_dE3_xy * E2_zx
    dX12_dR3_zx = dX4_dE3_xx * E2_zz
    dX12_dR3_yx = dX4_dE3_xx * E2_zy
    dX12_dR3_xx = dX4_dE3_xx * E2_zx

    # X[11] by way of joint 2: rotation R and translation p from link 2 to its parent
    minus_dX12_dR2_zy = minus_dX4_dE2_xy * R1_zz
    minus_dX12_dR2_yy = minus_dX4_dE2_xy * R1_zy
    minus_dX12_dR2_xy = minus_dX4_dE2_xy * R1_zx
    dX12_dR2_zx = dX4_dE2_xx * R1_zz
    dX12_dR2_yx = dX4_dE2_xx * R1_zy
    dX12_dR2_xx = dX4_dE2_xx * R1_zx

    # X[11] by way of joint 7: rotation R and translation p from link 7 to its parent
    dX12_dR7_zz = panda_joint8_z * E6_zz + E6_zz * panda_joint7_d
    dX12_dR7_yz = panda_joint8_z * E6_zy + E6_zy * panda_joint7_d

    # X[11] by way of joint 6: rotation R and translation p from link 6 to its parent
    t132 = dX12_dR6_zx * s6 - minus_dX12_dR6_zy * c6
    t133 = minus_dX12_dR6_zy * s6 + dX12_dR6_zx * c6
    t134 = dX12_dR6_yx * s6 - minus_dX12_dR6_yy * c6
    t135 = minus_dX12_dR6_yy * s6 + dX12_dR6_yx * c6
    t136 = t132 * t32 - (dX4_dE6_xz * E5_zy + E5_zy * panda_joint6_d)
    minus_dX12_dR6_yz = t136 + t133 * t31
    t137 = minus_dX12_dR6_xy * s6 + dX12_dR6_xx * c6 + t132 * minus_R6_yz
    t138 = dX4_dE6_xz * E5_zz + E5_zz * panda_joint6_d + t134 * t32
    dX12_dR6_zz = t138 + t135 * t31

    # X[11] by way of joint 5: rotation R and translation p from link 5 to its parent
    t139 = minus_dX12_dR6_xy * c6 - dX12_dR6_xx * s6 + t133 * minus_R6_yz
    t140 = dX12_dR5_zy * c5 + dX12_dR5_zx * s5
    t141 = dX12_dR5_zx * c5 - dX12_dR5_zy * s5
    t142 = dX12_dR5_yy * c5 + dX12_dR5_yx * s5
    t143 = dX12_dR5_yx * c5 - dX12_dR5_yy * s5
    t144 = t140 * t26 - (dX4_dE5_xz * E4_zy + E4_zy * panda_joint5_d)
    minus_dX12_dR5_yz = t144 + t141 * t25
    t145 = dX12_dR5_xx * c5 - dX12_dR5_xy * s5 + t140 * minus_R5_yz
    t146 = dX4_dE5_xz * E4_zz + E4_zz * panda_joint5_d + t142 * t26
    dX12_dR5_zz = t146 + t143 * t25

    # X[11] by way of joint 4: rotation R and translation p from link 4 to its parent
    t147 = t141 * minus_R5_yz - (dX12_dR5_xy * c5 + dX12_dR5_xx * s5)
    t148 = dX12_dR4_zy * c4 + dX12_dR4_zx * s4
    t149 = dX12_dR4_zx * c4 - dX12_dR4_zy * s4
    t150 = dX12_dR4_yy * c4 + dX12_dR4_yx * s4
    t151 = dX12_dR4_yx * c4 - dX12_dR4_yy * s4
    t152 = t148 * t20 - (dX4_dE4_xz * E3_zy + E3_zy * panda_joint4_d)
    minus_dX12_dR4_yz = t152 + t149 * t19
    t153 = dX12_dR4_xx * c4 - dX12_dR4_xy * s4 + t148 * minus_R4_yz
    t154 = dX4_dE4_xz * E3_zz + E3_zz * panda_joint4_d + t150 * t20
    dX12_dR4_zz = t154 + t151 * t19

    # X[11] by way of joint 3: rotation R and translation p from link 3 to its parent
    t155 = t149 * minus_R4_yz - (dX12_dR4_xy * c4 + dX12_dR4_xx * s4)
    t156 = dX12_dR3_zy * c3 + dX12_dR3_zx * s3
    t157 = dX12_dR3_zx * c3 - dX12_dR3_zy * s3
    t158 = dX12_dR3_yy * c3 + dX12_dR3_yx * s3
    t159 = dX12_dR3_yx * c3 - dX12_dR3_yy * s3
    t160 = t156 * t14 - (dX4_dE3_xz * E2_zy + E2_zy * panda_joint3_d)
    minus_dX12_dR3_yz = t160 + t157 * t13
    t161 = dX12_dR3_xx * c3 - dX12_dR3_xy * s3 + t156 * minus_R3_yz
    t162 = dX4_dE3_xz * E2_zz + E2_zz * panda_joint3_d + t158 * t14
    dX12_dR3_zz = t162 + t159 * t13

    # X[11] by way of joint 2: rotation R and translation p from link 2 to its parent
    t163 = t157 * minus_R3_yz - (dX12_dR3_xy * c3 + dX12_dR3_xx * s3)
    t164 = dX12_dR2_zx * s2 - minus_dX12_dR2_zy * c2
    t165 = dX12_dR2_zx * c2 + minus_dX12_dR2_zy * s2
    t166 = dX12_dR2_yx * s2 - minus_dX12_dR2_yy * c2
    t167 = dX12_dR2_yx * c2 + minus_dX12_dR2_yy * s2
    t168 = t164 * t8 - (R1_zy * panda_joint2_d + dX4_dE2_xz * R1_zy)
    minus_dX12_dR2_yz = t168 + t165 * t7
    t169 = dX12_dR2_xx * c2 + minus_dX12_dR2_xy * s2 + t164 * minus_R2_yz
    t170 = dX4_dE2_xz * R1_zz + R1_zz * panda_joint2_d + t166 * t8
    dX12_dR2_zz = t170 + t167 * t7

    # X[11] by way of joint 1: rotation R and translation p from link 1 to its parent
    t171 = t165 * minus_R2_yz - (dX12_dR2_xx * s2 - minus_dX12_dR2_xy * c2)
    minus_dX12_dR1_yz = t88 - t89

    dx_dp = np.empty((1, 3, 29, *batch), dtype)
    dx_dp[0, 0, 0] = 0.0
    dx_dp[0, 0, 1] = 1.0
    dx_dp[0, 0, 2] = t89 - t88
    dx_dp[0, 0, 3] = 0.0
    dx_dp[0, 0, 4] = minus_dX4_dR2_yz * R2_zz - dX4_dR2_zz * minus_R2_yz
    dx_dp[0, 0, 5] = R1_xx
    dx_dp[0, 0, 6] = t82 - t83
    dx_dp[0, 0, 7] = E2_xz
    dx_dp[0, 0, 8] = minus_dX4_dR3_yz * R3_zz - dX4_dR3_zz * minus_R3_yz
    dx_dp[0, 0, 9] = E2_xx
    dx_dp[0, 0, 10] = (t79 + t75 * R3_zz) * t14 - (t77 - t74 * R3_zz) * t13
    dx_dp[0, 0, 11] = E3_xz
    dx_dp[0, 0, 12] = minus_dX4_dR4_yz * R4_zz - dX4_dR4_zz * minus_R4_yz
    dx_dp[0, 0, 13] = E3_xx
    dx_dp[0, 0, 14] = (t71 + t67 * R4_zz) * t20 - (t69 + t66 * R4_zz) * t19
    dx_dp[0, 0, 15] = E4_xz
    dx_dp[0, 0, 16] = minus_dX4_dR5_yz * R5_zz - dX4_dR5_zz * minus_R5_yz
    dx_dp[0, 0, 17] = E4_xx
    dx_dp[0, 0, 18] = (t63 + t59 * R5_zz) * t26 - (t61 + t58 * R5_zz) * t25
    dx_dp[0, 0, 19] = E5_xz
    dx_dp[0, 0, 20] = minus_dX4_dR6_yz * R6_zz - dX4_dR6_zz * minus_R6_yz
    dx_dp[0, 0, 21] = E5_xx
    dx_dp[0, 0, 22] = (t55 + t51 * R6_zz) * t32 - (t53 + t50 * R6_zz) * t31
    dx_dp[0, 0, 23] = E6_xz
    dx_dp[0, 0, 24] = -(dX4_dR7_zz * minus_R7_yz + dX4_dR7_yz * R7_zz)
    dx_dp[0, 0, 25] = E6_xx
    dx_dp[0, 0, 26] = 0.0
    dx_dp[0, 0, 27] = E7_xz
    dx_dp[0, 0, 28] = E7_xz
    dx_dp[0, 1, 0] = -(dX8_dR1_yz * R1_zz + dX8_dR1_zz * minus_R1_yz)
    dx_dp[0, 1, 1] = 0.0
    dx_dp[0, 1, 2] = t87 * R1_zz * t2 - t131 * R1_zz * t1
    dx_dp[0, 1, 3] = -minus_R1_yz
    dx_dp[0, 1, 4] = -(dX8_dR2_yz * R2_zz + dX8_dR2_zz * minus_R2_yz)
    dx_dp[0, 1, 5] = R1_yx
    dx_dp[0, 1, 6] = (t126 * R2_zz - t130) * t8 - (t129 + t125 * R2_zz) * t7
    dx_dp[0, 1, 7] = -minus_E2_yz
    dx_dp[0, 1, 8] = minus_dX8_dR3_yz * R3_zz - dX8_dR3_zz * minus_R3_yz
    dx_dp[0, 1, 9] = E2_yx
    dx_dp[0, 1, 10] = (t122 + t118 * R3_zz) * t14 - (t121 + t117 * R3_zz) * t13
    dx_dp[0, 1, 11] = -minus_E3_yz
    dx_dp[0, 1, 12] = minus_dX8_dR4_yz * R4_zz - dX8_dR4_zz * minus_R4_yz
    dx_dp[0, 1, 13] = E3_yx
    dx_dp[0, 1, 14] = (t114 + t110 * R4_zz) * t20 - (t113 + t109 * R4_zz) * t19
    dx_dp[0, 1, 15] = -minus_E4_yz
    dx_dp[0, 1, 16] = -(dX8_dR5_yz * R5_zz + dX8_dR5_zz * minus_R5_yz)
    dx_dp[0, 1, 17] = E4_yx
    dx_dp[0, 1, 18] = (t102 * R5_zz - t106) * t26 - (t105 + t101 * R5_zz) * t25
    dx_dp[0, 1, 19] = -minus_E5_yz
    dx_dp[0, 1, 20] = minus_dX8_dR6_yz * R6_zz - dX8_dR6_zz * minus_R6_yz
    dx_dp[0, 1, 21] = E5_yx
    dx_dp[0, 1, 22] = (t98 + t94 * R6_zz) * t32 - (t97 + t93 * R6_zz) * t31
    dx_dp[0, 1, 23] = -minus_E6_yz
    dx_dp[0, 1, 24] = minus_dX8_dR7_zz * minus_R7_yz - dX8_dR7_yz * R7_zz
    dx_dp[0, 1, 25] = E6_yx
    dx_dp[0, 1, 26] = 0.0
    dx_dp[0, 1, 27] = -minus_E7_yz
    dx_dp[0, 1, 28] = -minus_E7_yz
    dx_dp[0, 2, 0] = minus_dX12_dR1_yz * R1_zz - dX8_dR1_yz * minus_R1_yz
    dx_dp[0, 2, 1] = 0.0
    dx_dp[0, 2, 2] = t87 * minus_R1_yz * t2 + t86 * minus_R1_yz * t1
    dx_dp[0, 2, 3] = R1_zz
    dx_dp[0, 2, 4] = minus_dX12_dR2_yz * R2_zz - dX12_dR2_zz * minus_R2_yz
    dx_dp[0, 2, 5] = R1_zx
    dx_dp[0, 2, 6] = (t171 + t167 * R2_zz) * t8 - (t169 + t166 * R2_zz) * t7
    dx_dp[0, 2, 7] = E2_zz
    dx_dp[0, 2, 8] = minus_dX12_dR3_yz * R3_zz - dX12_dR3_zz * minus_R3_yz
    dx_dp[0, 2, 9] = E2_zx
    dx_dp[0, 2, 10] = (t163 + t159 * R3_zz) * t14 - (t161 + t158 * R3_zz) * t13
    dx_dp[0, 2, 11] = E3_zz
    dx_dp[0, 2, 12] = minus_dX12_dR4_yz * R4_zz - dX12_dR4_zz * minus_R4_yz
    dx_dp[0, 2, 13] = E3_zx
    dx_dp[0, 2, 14] = (t155 + t151 * R4_zz) * t20 - (t153 + t150 * R4_zz) * t19
    dx_dp[0, 2, 15] = E4_zz
    dx_dp[0, 2, 16] = minus_dX12_dR5_yz * R5_zz - dX12_dR5_zz * minus_R5_yz
    dx_dp[0, 2, 17] = E4_zx
    dx_dp[0, 2, 18] = (t147 + t143 * R5_zz) * t26 - (t145 + t142 * R5_zz) * t25
    dx_dp[0, 2, 19] = E5_zz
    dx_dp[0, 2, 20] = minus_dX12_dR6_yz * R6_zz - dX12_dR6_zz * minus_R6_yz
    dx_dp[0, 2, 21] = E5_zx
    dx_dp[0, 2, 22] = (t139 + t135 * R6_zz) * t32 - (t137 + t134 * R6_zz) * t31
    dx_dp[0, 2, 23] = E6_zz
    dx_dp[0, 2, 24] = -(dX12_dR7_zz * minus_R7_yz + dX12_dR7_yz * R7_zz)
    dx_dp[0, 2, 25] = E6_zx
    dx_dp[0, 2, 26] = 0.0
    dx_dp[0, 2, 27] = E7_zz
    dx_dp[0, 2, 28] = E7_zz
    return _packed(dx_dp, 3)
