"""What a free base does to the tips: the six columns of their Jacobians that belong to it.

V_tip = J_b(q) V_base + J_m(q) qd_joints                                            (SM03 eq. 14)
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.errors import FunctionError
from symdyn.formulations.kinematics.jacobians import jacobian
from symdyn.lie.matrices import Matrix
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import Scalar


def base_jacobian(robot: Robot, q: Sequence[Scalar]) -> list[Matrix]:
    """For each tip the 6 x 6 matrix from the velocities of the free base to its body twist."""
    roots = [i for i, joint in enumerate(robot.joints) if joint.parent == BASE]
    if len(roots) != 1 or robot.joints[roots[0]].nv != 6:
        names = ", ".join(repr(robot.joints[i].name) for i in roots)
        raise FunctionError(
            f"{robot.name}: base_jacobian: the robot has no free base: one joint of six freedoms "
            f"has to carry all of it, not {names}"
        )
    start = robot.coordinates[roots[0]]
    return [[row[start : start + 6] for row in J] for J in jacobian(robot, q)]
