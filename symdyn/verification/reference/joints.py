"""Reference for joints: pose and screws by type, and the joints of a robot.

    V = S G v      S the screws of all joints, each with its own DoF; G: followers and modes

A modal joint is a free one that moves by its modes only, V = Phi v; a follower moves by a multiple
of its leader's rate. Both are rows of G, and below G all DoF are independent. Screws are
constant in the frame that moves, and their brackets [S_a, S_b] lie in the span of the joint's own.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.model import NO_PASSIVE, Joint, Robot
from symdyn.verification.reference.geometry import (
    cross,
    cross_matrix,
    number,
    numbers,
    pose,
    quaternion_matrix,
    rotation,
    times,
    translation,
)

Array = NDArray[Any]

_UNITS = np.eye(6)


# -- one joint ---------------------------------------------------------------------------------


def plane(joint: Joint) -> Array:
    """The directions of x and y, as columns: those of the axes when z is turned to the axis."""
    axis = numbers(joint.axis)
    if axis[2].real < 0 and np.abs(axis[:2]).sum() < 1e-12:
        return np.diag([1.0, -1.0, -1.0])[:, :2]
    turn = cross_matrix(np.array([-axis[1], axis[0], 0 * axis[0]]))
    return np.asarray(np.eye(3) + turn + turn @ turn / (1 + axis[2]))[:, :2]


def _turn(joint: Joint, q: Array) -> Array:
    return rotation(numbers(joint.axis), q[..., 0])


def _slide(joint: Joint, q: Array) -> Array:
    return translation(q * numbers(joint.axis))


def _screw(joint: Joint, q: Array) -> Array:
    return _turn(joint, q) @ translation(number(joint.pitch) * q * numbers(joint.axis))


def _in_plane(joint: Joint, q: Array) -> Array:
    return translation(times(plane(joint), q[..., :2])) @ _turn(joint, q[..., 2:])


def _ball(joint: Joint, q: Array) -> Array:
    return pose(quaternion_matrix(q), np.zeros(3))


def _free(joint: Joint, q: Array) -> Array:
    return pose(quaternion_matrix(q[..., 3:]), q[..., :3])


def _axis_screw(angular: Any, linear: Any, joint: Joint) -> Array:
    axis = numbers(joint.axis)
    return np.concatenate([angular * axis, linear * axis])[:, None]


def _plane_screws(joint: Joint) -> Array:
    shifts = plane(joint)
    S = np.zeros((6, 3), shifts.dtype)
    S[:3, 0], S[3:, 1:] = numbers(joint.axis), shifts
    return S


class JointKind(NamedTuple):
    """A type of joint: its pose at given coordinates, and its screws, (6, DoF)."""

    pose: Callable[[Joint, Array], Array]
    screws: Callable[[Joint], Array]
    dofs: int = 1

    @property
    def commuting(self) -> bool:
        """Whether velocities are the rates of coordinates, to which a step is simply added."""
        return self.dofs == 1


_FREE = JointKind(_free, lambda joint: _UNITS, 6)
KINDS: dict[str, JointKind] = {
    "revolute": JointKind(_turn, lambda joint: _axis_screw(1, 0, joint)),
    "continuous": JointKind(_turn, lambda joint: _axis_screw(1, 0, joint)),
    "prismatic": JointKind(_slide, lambda joint: _axis_screw(0, 1, joint)),
    "helical": JointKind(_screw, lambda joint: _axis_screw(1, number(joint.pitch), joint)),
    "planar": JointKind(_in_plane, _plane_screws, 3),
    "spherical": JointKind(_ball, lambda joint: _UNITS[:, :3], 3),
    "floating": _FREE,
    "modal": _FREE,
}
"""The types; the DoF of a modal joint are six, of which its modes are combinations."""


def modes(joint: Joint) -> Array:
    """From the velocities of a joint to its own DoF: the modes, or one to one."""
    if joint.type == "modal":
        return numbers([[*w, *v] for w, v in joint.modes]).T
    return np.eye(KINDS[joint.type].dofs)


# -- the joints of a robot ---------------------------------------------------------------------


def is_flat(robot: Robot) -> bool:
    """Whether every velocity is the rate of a coordinate."""
    return all(KINDS[joint.type].commuting for joint in robot.joints)


def places(robot: Robot, q: ArrayLike) -> list[Array]:
    """The coordinates of every joint; those of a follower from its leader's."""
    at = np.asarray(q)
    found = []
    for joint, start in zip(robot.joints, robot.q_starts, strict=True):
        own = at[..., start : start + joint.nq]
        if joint.mimic is not None:
            own = number(joint.mimic.multiplier) * own + number(joint.mimic.offset)
        found.append(own)
    return found


def joint_pose(joint: Joint, place: Array) -> Array:
    """The 4x4 pose of the frame that moves, in the joint's: at scale q + q_offset."""
    if joint.nq == 1:
        place = number(joint.scale) * place + number(joint.q_offset)
    return KINDS[joint.type].pose(joint, place)


def joint_screws(joint: Joint) -> Array:
    """(6, DoF): in the frame that moves, times the scale of a joint that has one."""
    return np.asarray(KINDS[joint.type].screws(joint) * number(joint.scale))


def owners(robot: Robot) -> list[int]:
    """For each DoF of the joints' own, the joint that it belongs to."""
    return [i for i, j in enumerate(robot.joints) for _ in range(KINDS[j.type].dofs)]


def follow_matrix(robot: Robot) -> Array:
    """G: the velocities of the joints' own DoF are G v."""
    blocks = [
        modes(joint) * (1 if joint.mimic is None else number(joint.mimic.multiplier))
        for joint in robot.joints
    ]
    kind = np.result_type(float, *blocks)
    G = np.zeros((sum(map(len, blocks)), robot.nv), kind)
    row = 0
    for block, start in zip(blocks, robot.v_starts, strict=True):
        G[row : row + len(block), start : start + block.shape[1]] = block
        row += len(block)
    return G


def apart(robot: Robot, q: ArrayLike) -> tuple[Robot, Array, Array]:
    """The robot whose joints' own DoF are independent, where it stands, and G.

    It has no passive forces and motors: those belong to the velocities of the robot as it is.
    """
    if not any(joint.mimic or joint.type == "modal" for joint in robot.joints):
        return robot, np.asarray(q), follow_matrix(robot)
    bare = (replace(j, mimic=None, passive=NO_PASSIVE, actuated=None) for j in robot.joints)
    joints = [
        replace(joint, type="floating", modes=()) if joint.type == "modal" else joint
        for joint in bare
    ]
    at = np.concatenate([np.zeros((*np.shape(q)[:-1], 0)), *places(robot, q)], axis=-1)
    return replace(robot, joints=tuple(joints)), at, follow_matrix(robot)


def bracket(a: Array, b: Array) -> Array:
    """[a, b] of two twists: (w_a x w_b, w_a x v_b + v_a x w_b)."""
    turn = cross(a[:3], b[:3])
    return np.concatenate([turn, cross(a[:3], b[3:]) + cross(a[3:], b[:3])])


def rotors(robot: Robot) -> Array:
    """The rotor inertia on each of the joints' own DoF."""
    return numbers([robot.joints[i].rotor_inertia for i in owners(robot)])


def own_brackets(robot: Robot) -> Array:
    """c[d][i][j]: the bracket of the fields of v_i and v_j, in the joints' own DoF d."""
    G = follow_matrix(robot)
    found = np.zeros((len(G), robot.nv, robot.nv), G.dtype)
    row = 0
    for joint in robot.joints:
        kind = KINDS[joint.type]
        S, count = kind.screws(joint), kind.dofs
        if not kind.commuting:
            back = np.linalg.pinv(S)
            c = np.array([[back @ bracket(a, b) for b in S.T] for a in S.T])
            g = G[row : row + count]
            found[row : row + count] = np.einsum("abd,ai,bj->dij", c, g, g)
        row += count
    return found


def brackets(robot: Robot) -> Array:
    """c[m][i][j] with [X_i, X_j] = sum of c[m][i][j] X_m, where modes are closed under it."""
    back = np.linalg.pinv(follow_matrix(robot))
    return np.asarray(np.einsum("md,dij->mij", back, own_brackets(robot)))
