"""Equality constraints of a compiled MJCF model: loops, and couplings of joints.

Loops are closed in the reference position qpos0:

    connect   frame_a: the anchor on body1    frame_b: the anchor on body2    free rotations
    weld      frame_a: relpose on body1       frame_b: the anchor on body2    no free directions

Between sites, both frames are the sites. A weld whose torquescale is 0 leaves rotations free.
MuJoCo's constraints are compliant (solref, solimp); here they are exact. MuJoCo computes the second
anchor at the reference position; therefore it is the posture.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, NoReturn

from symdyn.errors import RobotError
from symdyn.robot.assembly.raw import RawConstraint, RawFrame, RawJoint, RawMimic, RawPosture
from symdyn.robot.checks import exact, quote
from symdyn.robot.constraint import Constraint, constrained_directions
from symdyn.robot.placement import Placement
from symdyn.robot.read.mjcf_text import text_at
from symdyn.support.names import unused_name

# Couplings between the joints of an MJCF file: equality constraints, tendons, actuators.
#
# A joint that is coupled linearly to another one becomes a follower,
#
#     <equality><joint>:   q1 - ref1 = p0 + p1 (q2 - ref2)
#     <equality><tendon>:  c1 (q1 - ref1) + c2 (q2 - ref2) = p0    (a fixed tendon of two joints)
#
# Other elements that change the motion raise an error: nonlinear couplings, tendons with a spring,
# friction or inertia.

_LOOPS = ("connect", "weld")


class Names(NamedTuple):
    """The names of joints and tendons, and the places of constraints in the file."""

    joints: Sequence[str]
    tendon: Callable[[int], str]
    constraint_place: Callable[[int], str]
    tendon_place: Callable[[int], str]
    actuator_place: Callable[[int], str]


class Couplings:
    """The followers of a compiled model, by the index of the joint, and properties of drives.

    `loops` are the indices of the equalities that close loops.
    """

    def __init__(self, model: Any, names: Names) -> None:
        self.model, self.names = model, names
        self.followers: dict[int, RawMimic] = {}
        self.loops: list[int] = []
        self.switched_off = 0
        self._held: set[int] = set()
        for k in range(model.neq):
            if self._is_off() or not model.eq_active0[k]:
                self.switched_off += 1
            else:
                self._read(k)
        self._reject_tendon_forces()

    def _is_off(self) -> bool:
        from mujoco import mjtDisableBit as bits

        off = int(bits.mjDSBL_CONSTRAINT) | int(bits.mjDSBL_EQUALITY)
        return bool(self.model.opt.disableflags & off)

    def _read(self, k: int) -> None:
        from mujoco import mjtEq

        model = self.model
        kind = mjtEq(int(model.eq_type[k])).name.removeprefix("mjEQ_").lower()
        first, second = int(model.eq_obj1id[k]), int(model.eq_obj2id[k])
        coefficients = [float(x) for x in model.eq_data[k][:5]]
        if kind in _LOOPS:
            self.loops.append(k)
            return
        if kind not in ("joint", "tendon"):
            self._reject(k, f"<{kind}> constrains deformable bodies; remove it")
        if any(coefficients[2:]):
            message = f"<{kind}> is a coupling by a polynomial of degree 2 or more"
            self._reject(k, f"{message}; give at most two numbers in polycoef")
        if kind == "joint":
            name = quote(self.names.joints[first])
            if second < 0:
                message = f"<joint> fixes joint {name} at one value"
                self._reject(k, f"{message}; remove both, which fixes the bodies to each other")
            self._follow(k, first, second, coefficients[1], coefficients[0])
        else:
            self._follow_tendon(k, first, second, coefficients)

    def _follow_tendon(self, k: int, first: int, second: int, coefficients: list[float]) -> None:
        """Add a follower: the last joint in the tree, so that drives remain at the motors."""
        pull: dict[int, float] = {}
        for tendon, factor in ((first, 1.0), (second, -coefficients[1])):
            for joint, c in self._fixed_tendon(k, tendon).items() if tendon >= 0 else ():
                pull[joint] = pull.get(joint, 0.0) + factor * c
        joints = sorted(joint for joint, c in pull.items() if c)
        if len(joints) != 2:
            message = f"<tendon> couples {len(joints)} joints in one equation"
            self._reject(
                k, f"{message}; couple two joints at a time, so that one follows the other"
            )
        if second < 0:
            self._held.add(first)
        leader, follower = joints
        c = pull[follower]
        self._follow(k, follower, leader, -pull[leader] / c, coefficients[0] / c)

    def _fixed_tendon(self, k: int, tendon: int) -> dict[int, float]:
        from mujoco import mjtWrap

        model = self.model
        first = int(model.tendon_adr[tendon])
        pull: dict[int, float] = {}
        for w in range(first, first + int(model.tendon_num[tendon])):
            if int(model.wrap_type[w]) != int(mjtWrap.mjWRAP_JOINT):
                name = quote(self.names.tendon(tendon))
                message = f"<tendon> fixes the length of the spatial tendon {name}"
                self._reject(k, f"{message}, which is not supported; remove it")
            joint = int(model.wrap_objid[w])
            pull[joint] = pull.get(joint, 0.0) + float(model.wrap_prm[w])
        return pull

    def _follow(self, k: int, joint: int, leader: int, multiplier: float, offset: float) -> None:
        if joint in self.followers:
            name = quote(self.names.joints[joint])
            self._reject(k, f"joint {name} follows two others; keep one of the two constraints")
        q0 = self.model.qpos0
        ref, leader_ref = (float(q0[self.model.jnt_qposadr[j]]) for j in (joint, leader))
        offset += ref - multiplier * leader_ref
        name = self.names.joints[leader]
        self.followers[joint] = RawMimic(name, exact(multiplier), exact(offset))

    def _reject(self, k: int, message: str) -> NoReturn:
        raise RobotError(message, self.names.constraint_place(k))

    def _reject_tendon_forces(self) -> None:
        """Raise an error for tendon forces, except for tendons of constant length: no work."""
        model = self.model
        for t in sorted(set(range(model.ntendon)) - self._held):
            for what in ("stiffness", "damping", "frictionloss", "armature"):
                values = getattr(model, f"tendon_{what}", None)
                if values is not None and float(values[t]):
                    message = f"tendon {quote(self.names.tendon(t))} has {what}, which acts on "
                    message += f"several joints at once; give {what} to the joints instead"
                    raise RobotError(message, self.names.tendon_place(t))

    def drive(self, name: str) -> list[float]:
        """Return what actuators add to `armature` or `damping` of each DoF: gear^2 times theirs."""
        model = self.model
        own = getattr(model, f"actuator_{name}", (0.0,) * model.nu)
        added = [0.0] * model.nv
        for a in (a for a in range(model.nu) if float(own[a])):
            from mujoco import mjtTrn

            if int(model.actuator_trntype[a]) != int(mjtTrn.mjTRN_JOINT):
                message = f"an actuator with {name} does not drive a joint directly"
                where = self.names.actuator_place(a)
                raise RobotError(f"{message}; give {name} to the joints", where)
            dof = int(model.jnt_dofadr[model.actuator_trnid[a][0]])
            added[dof] += float(own[a]) * float(model.actuator_gear[a][0]) ** 2
        return added


Pose = Callable[[Any, Any, str], Placement]
"""A function from position, quaternion w, x, y, z and the name of an element to its placement."""

SOFT = "softness of connect and weld (solref, solimp)"
_UNTURNED = (1.0, 0.0, 0.0, 0.0)
_QUATERNION = 4


class Loops:
    """The constraints of the equalities with these indices, and the frames that they need."""

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
            held = constrained_directions("rigid" if rigid else "point")
            self.constraints.append(RawConstraint(Constraint(name, a, b, held), place_of(k)))

    def _is_weld(self, k: int) -> bool:
        from mujoco import mjtEq

        return int(self._model.eq_type[k]) == int(mjtEq.mjEQ_WELD)

    def _is_of_sites(self, k: int) -> bool:
        from mujoco import mjtObj

        kinds = getattr(self._model, "eq_objtype", None)  # older versions have bodies only
        return kinds is not None and int(kinds[k]) == int(mjtObj.mjOBJ_SITE)

    def _end(self, k: int, end: int, name: str, where: str) -> str:
        """Return the name of the frame on the first or second body."""
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


def reference_posture(
    model: Any, names: Sequence[str], joints: Sequence[RawJoint]
) -> list[RawPosture]:
    """Return the reference position qpos0 as the posture, without joints in neutral position."""
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
