"""Forward kinematics and the body Jacobian of every tip.

X_tip = f[0,1] f[1,2] ... M_tip,      X^-1 Xdot = J(q) qd                   (PBP95 eqs. 12, 18)
column of joint i: Ad(f[i,tip]^-1) S_i
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.derive.sums import scale_pair, zero_matrix
from symdyn.lie import SE3, Ad_inverse
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import Scalar, label_matrix, label_vector


def forward_kinematics(robot: Robot, q: Sequence[Scalar]) -> list[tuple[tuple[Scalar, ...], ...]]:
    """The 4x4 pose of each tip in the base frame."""
    f = robot.transforms(q)
    poses: list[SE3] = []
    for i, joint in enumerate(robot.joints):
        X = f[i] if joint.parent == BASE else poses[joint.parent] @ f[i]
        title = f"link {i + 1}: axes E and origin o in the base frame"
        label_matrix(X.R, f"E{i + 1}", title)
        label_vector(X.p, f"o{i + 1}", title)
        poses.append(X)
    result = []
    for name in robot.tips:
        frame = robot.frame(name)
        carried = frame.placement.pose()
        result.append((carried if frame.link == BASE else poses[frame.link] @ carried).matrix())
    return result


def jacobian(robot: Robot, q: Sequence[Scalar]) -> list[list[list[Scalar]]]:
    """The 6 x nv body Jacobian of each tip: its twist in its own frame is J qd, angular first."""
    f = robot.transforms(q)
    result = []
    for number, name in enumerate(robot.tips):
        frame = robot.frame(name)
        J = zero_matrix(6, robot.nv)
        X = frame.placement.pose()
        for i in robot.ancestors(frame.link):
            title = f"tip {number + 1}: axes E and origin o seen from link {i + 1}"
            label_matrix(X.R, f"E{i + 1}t{number + 1}", title)
            label_vector(X.p, f"o{i + 1}t{number + 1}", title)
            for freedom in robot.freedoms(i):
                w, v = scale_pair(freedom.rate, Ad_inverse(X, freedom.screw))
                for row, value in enumerate((*w, *v)):
                    J[row][freedom.index] += value
            X = f[i] @ X
        result.append(J)
    return result
