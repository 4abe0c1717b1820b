"""Loops of a compiled MJCF model, `connect` and `weld`, and the position in which they are closed.

    connect   frame_a: the anchor on body1    frame_b: the anchor on body2    rotations are free
    weld      frame_a: relpose on body1       frame_b: the anchor on body2    nothing is free

Between sites both are the sites themselves. A weld whose torquescale is 0 leaves rotations free.
MuJoCo keeps constraints softly (solref, solimp); here they hold exactly. It finds the second anchor
at qpos0, the position in which the file was drawn; so that is the posture.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from symdyn.robot.assembly.posture import RawPosture
from symdyn.robot.assembly.raw import RawConstraint, RawFrame, RawJoint
from symdyn.robot.checks import exact
from symdyn.robot.constraint import Constraint, held_by
from symdyn.robot.placement import Placement
from symdyn.robot.read.mjcf_compiled import text_at
from symdyn.support.names import unused_name

Pose = Callable[[Any, Any, str], Placement]
"""The placement of a position and a quaternion w, x, y, z, for an element of some name."""

SOFT = "softness of connect and weld (solref, solimp)"
_UNTURNED = (1.0, 0.0, 0.0, 0.0)
_QUATERNION = 4


class Loops:
    """The constraints of the equalities of those numbers, and the frames that they need."""

    def __init__(
        self,
        model: Any,
        numbers: Sequence[int],
        bodies: Sequence[str],
        sites: Sequence[RawFrame],
        site_name: Callable[[int], str],
        place_of: Callable[[int], str],
        pose: Pose,
    ) -> None:
        self.constraints: list[RawConstraint] = []
        self.frames: list[RawFrame] = []
        self._model, self._bodies, self._pose = model, bodies, pose
        self._sites, self._site_name = {frame.name for frame in sites}, site_name
        self._taken = {*bodies, *self._sites}
        given = {k: text_at(model.names, model.name_eqadr[k]) for k in numbers}
        names = set(given.values())
        for k in numbers:
            kind = "weld" if self._is_weld(k) else "connect"
            name = given[k] or unused_name(f"{kind}{k + 1}", names)
            rigid = kind == "weld" and float(model.eq_data[k][10]) != 0
            a, b = (self._end(k, end, name, place_of(k)) for end in (0, 1))
            held = held_by("rigid" if rigid else "point")
            self.constraints.append(RawConstraint(Constraint(name, a, b, held), place_of(k)))

    def _is_weld(self, k: int) -> bool:
        from mujoco import mjtEq

        return int(self._model.eq_type[k]) == int(mjtEq.mjEQ_WELD)

    def _is_of_sites(self, k: int) -> bool:
        from mujoco import mjtObj

        kinds = getattr(self._model, "eq_objtype", None)  # older versions have bodies only
        return kinds is not None and int(kinds[k]) == int(mjtObj.mjOBJ_SITE)

    def _end(self, k: int, end: int, name: str, where: str) -> str:
        """The name of the frame on the first or second body."""
        model = self._model
        thing = int((model.eq_obj1id, model.eq_obj2id)[end][k])
        if self._is_of_sites(k):
            site = self._site_name(thing)
            if site in self._sites:
                return site
            body = int(model.site_bodyid[thing])
            position, quaternion = model.site_pos[thing], model.site_quat[thing]
        else:
            body, data = thing, model.eq_data[k]
            weld = self._is_weld(k)
            position = data[3:6] if weld == (end == 0) else data[:3]
            quaternion = data[6:10] if weld and end == 0 else _UNTURNED
        frame = unused_name(f"{name}_{'ab'[end]}", self._taken)
        place = self._pose(position, quaternion, frame)
        self.frames.append(RawFrame(frame, self._bodies[body], place, where))
        return frame


def drawn_at(model: Any, names: Sequence[str], joints: Sequence[RawJoint]) -> list[RawPosture]:
    """qpos0 as the posture: where the joints stand in the file, unless that is neutral."""
    own = {joint.name: joint for joint in joints}
    found = []
    for j, name in enumerate(names):
        joint, motion = own[name], own[name].motion
        if motion is None or joint.mimic is not None:
            continue
        first = int(model.jnt_qposadr[j])
        at = tuple(exact(float(x)) for x in model.qpos0[first : first + motion.nq])
        if motion.nq >= _QUATERNION:
            *before, w, x, y, z = at
            at = (*before, x, y, z, w)
        if at != motion.neutral:
            found.append(RawPosture(name, at, joint.where))
    return found
