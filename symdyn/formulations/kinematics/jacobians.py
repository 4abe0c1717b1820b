"""Forward kinematics and the Jacobians of every tip.

X_tip = f[0,1] f[1,2] ... M_tip,      X^-1 Xdot = J(q) qd                   (PBP95 eqs. 12, 18)
body:   column i = Ad(f[i,tip]^-1) S_i
space:  column i = Ad(f[0,i]) S_i                                           (Xdot X^-1)
world:  (R w, velocity of the tip's origin), both in base axes
Jdot:   column i = [column i, twist of the tip relative to link i]

All columns of a joint are constant in its link, so that what joint i itself does is in no bracket.

Six columns of the body Jacobians belong to a free base:

V_tip = J_b(q) V_base + J_m(q) qd_joints                                            (SM03 eq. 14)
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.errors import FunctionError
from symdyn.lie import SE3, ZERO_PAIR, Ad, Ad_inverse, Twist, add_pairs, bracket, scale_pair, vec
from symdyn.lie.matrices import Matrix, zeros
from symdyn.robot.model import BASE, Frame, Robot
from symdyn.scalar import Scalar, label_matrix, label_vector


def link_poses(robot: Robot, q: Sequence[Scalar]) -> list[SE3]:
    """The pose of every link in the base frame."""
    f = robot.transforms(q)
    poses: list[SE3] = []
    for i, joint in enumerate(robot.joints):
        X = f[i] if joint.parent == BASE else poses[joint.parent] @ f[i]
        title = f"link {i + 1}: axes E and origin o in the base frame"
        label_matrix(X.R, f"E{i + 1}", title)
        label_vector(X.p, f"o{i + 1}", title)
        poses.append(X)
    return poses


def forward_kinematics(robot: Robot, q: Sequence[Scalar]) -> list[tuple[tuple[Scalar, ...], ...]]:
    """The 4x4 pose of each tip in the base frame."""
    poses = link_poses(robot, q)
    return [tip_pose(robot.frame(name), poses).matrix() for name in robot.tips]


def tip_pose(frame: Frame, poses: Sequence[SE3]) -> SE3:
    carried = frame.placement.pose()
    return carried if frame.link == BASE else poses[frame.link] @ carried


def jacobian(robot: Robot, q: Sequence[Scalar]) -> list[Matrix]:
    """The 6 x nv body Jacobian of each tip: its twist in its own frame is J qd, angular first."""
    return [
        stacked(
            robot, [column for columns in _body_columns(robot, q, number) for column in columns]
        )
        for number in range(len(robot.tips))
    ]


def jacobian_dot(robot: Robot, q: Sequence[Scalar], qd: Sequence[Scalar]) -> list[Matrix]:
    """The rate of the body Jacobian: the tip's twist changes by J qdd + Jdot qd."""
    result = []
    for number in range(len(robot.tips)):
        beyond: Twist = ZERO_PAIR
        rates: Columns = []
        for joints, columns in enumerate(_body_columns(robot, q, number), start=1):
            rates += [(index, bracket(column, beyond)) for index, column in columns]
            for index, column in columns:
                beyond = add_pairs(beyond, scale_pair(qd[index], column))
            title = f"tip {number + 1}: twist relative to the links before it"
            label_vector(beyond[0], f"w{joints}t{number + 1}", title)
            label_vector(beyond[1], f"v{joints}t{number + 1}", title)
        result.append(stacked(robot, rates))
    return result


def jacobian_space(robot: Robot, q: Sequence[Scalar]) -> list[Matrix]:
    """The 6 x nv space Jacobian of each tip: Xdot X^-1 = J qd, in base coordinates."""
    poses = link_poses(robot, q)
    result = []
    for name in robot.tips:
        columns: Columns = []
        for i in robot.ancestors(robot.frame(name).link):
            for dof in robot.dofs(i):
                column = scale_pair(dof.rate, Ad(poses[i], dof.screw))
                columns.append((dof.index, column))
        result.append(stacked(robot, columns))
    return result


def jacobian_world(robot: Robot, q: Sequence[Scalar]) -> list[Matrix]:
    """The 6 x nv Jacobian of each tip's angular velocity and origin, in base axes."""
    poses = link_poses(robot, q)
    result = []
    for name in robot.tips:
        frame = robot.frame(name)
        tip = tip_pose(frame, poses).p
        columns: Columns = []
        for i in robot.ancestors(frame.link):
            arm = vec.sub(tip, poses[i].p)
            for dof in robot.dofs(i):
                w, v = (vec.apply(poses[i].R, part) for part in dof.screw)
                column = (w, vec.add(v, vec.cross(w, arm)))
                columns.append((dof.index, scale_pair(dof.rate, column)))
        result.append(stacked(robot, columns))
    return result


Columns = list[tuple[int, Twist]]
"""Contributions to columns: which velocity, which twist. Followers share their leader's column."""


def _body_columns(robot: Robot, q: Sequence[Scalar], number: int) -> list[Columns]:
    """The columns of a tip's body Jacobian, joint by joint from the tip inwards."""
    f = robot.transforms(q)
    frame = robot.frame(robot.tips[number])
    X = frame.placement.pose()
    joints: list[Columns] = []
    for i in robot.ancestors(frame.link):
        title = f"tip {number + 1}: axes E and origin o in the frame of link {i + 1}"
        label_matrix(X.R, f"E{i + 1}t{number + 1}", title)
        label_vector(X.p, f"o{i + 1}t{number + 1}", title)
        joints.append(
            [(dof.index, scale_pair(dof.rate, Ad_inverse(X, dof.screw))) for dof in robot.dofs(i)]
        )
        X = f[i] @ X
    return joints


def stacked(robot: Robot, columns: Columns) -> Matrix:
    """Six rows, angular first."""
    J = zeros(6, robot.nv)
    for index, (w, v) in columns:
        for row, value in enumerate((*w, *v)):
            J[row][index] += value
    return J


# -- columns of a free base ----------------------------------------------------------------


def base_jacobian(robot: Robot, q: Sequence[Scalar]) -> list[Matrix]:
    """For each tip the 6 x 6 matrix from the velocities of the free base to its body twist."""
    roots = [i for i, joint in enumerate(robot.joints) if joint.parent == BASE]
    if len(roots) != 1 or robot.joints[roots[0]].nv != 6:
        names = ", ".join(repr(robot.joints[i].name) for i in roots)
        raise FunctionError(
            f"{robot.name}: base_jacobian: the robot has no free base, as {names} is not a single "
            "root joint of six DoF; use --floating"
        )
    start = robot.v_starts[roots[0]]
    return [[row[start : start + 6] for row in J] for J in jacobian(robot, q)]
