"""panda_sx.py: dynamics of panda, made by symdyn 0.2.0. Do not edit.

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
  SI units, radians, right-handed frames; matrices column by column.
  Twists are (angular, linear), wrenches (moment, force), in link coordinates.
  tau = M(q) qdd + C(q,qd) qd + phi(q); phi is gravity only; bias h = C qd + phi.
  C is the Christoffel matrix: Mdot - 2C is skew.
  Gravity is the acceleration of free fall, in base coordinates.
  Link i is moved by joint i; its inertial parameters are about its own frame:
  m, mcx, mcy, mcz, Ixx, Ixy, Iyy, Ixz, Iyz, Izz (Ixy is the matrix entry).

Arguments and results are CasADi's SX. All axes of an array but the last count the rows.
"""

try:
    import casadi
except ImportError:
    raise ImportError("panda_sx needs CasADi: pip install casadi") from None


def _given(name, value, rows, columns):
    """An argument as a dense SX of the right shape."""
    value = casadi.SX(value)
    if value.shape != (rows, columns):
        raise ValueError(f"{name} has the shape {value.shape}, expected {(rows, columns)}")
    return casadi.densify(value)


def _matrix(rows, columns, entries, places=None):
    """A matrix of these entries, column by column; at `places`, the others being zeros."""
    if places is None:
        return casadi.reshape(casadi.vertcat(*entries), rows, columns)
    pattern = casadi.Sparsity.nonzeros(rows, columns, places)
    return casadi.SX(pattern, casadi.SX(casadi.vertcat(*entries)))


def gravity(q):
    """Joint forces that hold the robot still: phi(q).

    q: joint positions (rad), 7 x 1
    phi: gravity forces (N m), 7 x 1
    """
    q = _given("q", q, 7, 1)

    # sines and cosines of the joint angles
    s2 = casadi.sin(q[1])
    c2 = casadi.cos(q[1])
    c3 = casadi.cos(q[2])
    s3 = casadi.sin(q[2])
    c4 = casadi.cos(q[3])
    s4 = casadi.sin(q[3])
    c5 = casadi.cos(q[4])
    s5 = casadi.sin(q[4])
    c6 = casadi.cos(q[5])
    s6 = casadi.sin(q[5])
    t1 = q[6] - 0.38420588060665173
    s7 = casadi.sin(t1)
    c7 = casadi.cos(t1)

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
    # minus_dN6_z_dq7, minus_dN6_x_dq7: joint 6: force F and moment N through it, joint 7
    #   added, derivative in q[6]
    minus_dN6_z_dq7 = s7 * n7_y
    minus_dN6_x_dq7 = c7 * n7_y
    N6_x = n6_x - minus_dN6_z_dq7
    N6_y = n6_y + minus_n7_z
    N6_z = n6_z + minus_dN6_x_dq7

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

    phi = _matrix(
        7,
        1,
        [
            -minus_N1_z,
            N2_z,
            N3_z,
            N4_z,
            N5_z,
            N6_z,
            -minus_n7_z,
        ],
    )
    return phi
