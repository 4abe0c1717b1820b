"""The robot: a consistent kinematic tree whose parameters can be left open.

The checks here are for robots that are built in Python; every robot passes them. Readers check
files more thoroughly and with line numbers (`assembly/tree.py`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from symdyn.errors import RobotError
from symdyn.lie import pair_to_vector
from symdyn.robot.checks import are_independent, hint, printable, quote
from symdyn.robot.constraint import DIRECTIONS, Constraint as Constraint
from symdyn.robot.joint import (
    NO_PASSIVE as NO_PASSIVE,
    NO_ROTOR as NO_ROTOR,
    UNLIMITED as UNLIMITED,
    Joint as Joint,
    Limits as Limits,
    Mimic as Mimic,
    Passive as Passive,
    Rotor as Rotor,
)
from symdyn.robot.joints import MOTIONS, SERIES
from symdyn.robot.joints.passive import shape_faults
from symdyn.robot.kinematic_tree import (
    BASE as BASE,
    Binder as Binder,
    Dof as Dof,
    Frame as Frame,
    KinematicTree,
    Link as Link,
    Parameter as Parameter,
    Source as Source,
)
from symdyn.robot.symbolic import make_symbolic
from symdyn.robot.write.description import description
from symdyn.scalar import is_number


@dataclass(frozen=True)
class Robot(KinematicTree):
    """A tree of links on a fixed base, and the constraints that close its loops.

    Name, joints and links are sufficient: every link gets a frame of its own name, and the tips are
    the links without children. Inconsistent parts raise an error (`check_parts`).

    Parameters
    ----------
    name
        Name of the robot.
    joints, links
        Joint i moves link i; parents come before children.
    base
        The fixed base.
    frames
        Named frames on links.
    tips
        Names of the frames for which poses and Jacobians are computed.
    gravity
        Acceleration of free fall in base axes, m/s^2.
    parameters
        Declared parameters with their nominal values.
    symbolic_names
        Names of the open parameters, in the order of the input `p`.
    source
        The file of the description.
    notes
        Notes of the reader; those that begin with "warning: " are `warnings`.
    about, citation
        Description and source of the numbers.
    regrouped
        Whether inertias were regrouped: they are not those of bodies, but give the same joint
        forces.
    ungrouped
        The inertias of the bodies of a robot that was regrouped on request.
    preparation
        The changes that were made to the description on request.
    constraints
        Loops and contacts between frames. All functions without constraints are about the open
        tree.
    posture
        Names of joints and their initial coordinates (`start`).

    Examples
    --------
    >>> from symdyn.robot import Inertia, Placement
    >>> hinge = Joint("hinge", "revolute", BASE, Placement(), (0, 1, 0))
    >>> Robot("pendulum", (hinge,), (Link("rod", Inertia(m=1, mcz=-0.5, Iyy=0.3)),)).tips
    ('rod',)
    """

    def __post_init__(self) -> None:
        # a frozen dataclass can only be completed in this way
        for name in ("joints", "links", "frames", "tips", "constraints"):
            object.__setattr__(self, name, tuple(getattr(self, name)))
        check_parts(self)
        object.__setattr__(self, "frames", with_own_frames(self))
        object.__setattr__(self, "tips", self.tips or default_tips(self))

    def __str__(self) -> str:
        return description(self)

    def symbolic(self, *names: str) -> Robot:
        """Return the same robot with parameters left open, by group or by name (`symbolic.py`).

        Parameters
        ----------
        *names
            Groups such as `inertial`, `geometry` or `all`, links, or parameters such as
            `<link>.mcx`.
        """
        return make_symbolic(self, names)


def with_own_frames(robot: Robot) -> tuple[Frame, ...]:
    """Return the frames, with one added for the base and each link that has none of its name."""
    names = {frame.name for frame in robot.frames}
    bodies = enumerate((robot.base, *robot.links), BASE)
    missing = [Frame(body.name, i) for i, body in bodies if body.name not in names]
    return (*missing, *robot.frames)


def default_tips(robot: Robot) -> tuple[str, ...]:
    """Return the names of the links without children."""
    inner = {joint.parent for joint in robot.joints}
    return tuple(link.name for i, link in enumerate(robot.links) if i not in inner)


def check_parts(robot: Robot) -> None:
    """Raise an error for parts that are not consistent."""
    where = printable(robot.name)
    if len(robot.joints) != len(robot.links):
        message = f"there are {len(robot.links)} links and {len(robot.joints)} joints"
        raise RobotError(f"{message}; give one joint for each link, in the same order", where)
    _distinct((joint.name for joint in robot.joints), "joints", where)
    _distinct((robot.base.name, *(link.name for link in robot.links)), "links", where)
    _distinct((frame.name for frame in robot.frames), "frames", where)
    for i, joint in enumerate(robot.joints):
        what = f"joint {quote(joint.name)}"
        if joint.type not in MOTIONS:
            known = ", ".join(MOTIONS)
            raise RobotError(f"{what} has the type {quote(joint.type)}; it must be {known}", where)
        if not BASE <= joint.parent < i:
            message = f"{what} has the parent {joint.parent} but moves link {i}"
            cure = f"give an earlier link as parent, or {BASE} for the base"
            raise RobotError(f"{message}; {cure}", where)
        leader = i if joint.mimic is None else joint.mimic.leader
        if joint.type == "modal":
            _check_modes(joint, where)
        _check_motors(joint, where)
        _check_dofs(joint, robot.joints[leader] if leader in range(i) else joint, where)
        if not 0 <= leader < len(robot.joints) or (leader != i and robot.joints[leader].mimic):
            message = f"{what} mimics joint {leader}, which is not an independent joint"
            raise RobotError(f"{message}; name one that is", where)
        if is_number(joint.scale) and joint.scale == 0:
            raise RobotError(
                f"the scale of {what} is 0, so the joint cannot move; give a nonzero factor", where
            )
        # A robot with parameters may be bound to values at which an axis is not a unit vector.
        if not robot.parameters and all(map(is_number, joint.axis)):
            square = sum(float(x) ** 2 for x in joint.axis)
            if abs(square - 1) > 1e-9:
                raise RobotError(
                    f"the axis of {what} has the length {square**0.5:g}; give a unit vector", where
                )
    _check_series(robot, where)
    _check_frames(robot, where)
    _check_constraints(robot, where)
    _check_posture(robot, where)


def _check_modes(joint: Joint, where: str) -> None:
    columns = [pair_to_vector(mode) for mode in joint.modes]
    numbers = [[float(x) for x in column] for column in columns if all(map(is_number, column))]
    if not 1 <= len(columns) <= 6 or (
        len(numbers) == len(columns) and not are_independent(numbers)
    ):
        message = f"joint {quote(joint.name)} is modal and has {len(columns)} modes"
        raise RobotError(f"{message}; give 1 to 6 that are linearly independent", where)


def _check_series(robot: Robot, where: str) -> None:
    """Require that parts of a series joint have its types, the second on the link of the first."""
    groups: dict[tuple[str, str], list[int]] = {}
    for i, joint in enumerate(robot.joints):
        if joint.series is not None:
            groups.setdefault(joint.series, []).append(i)
    for (name, kind), group in groups.items():
        types = [robot.joints[i].type.replace("continuous", "revolute") for i in group]
        wanted = [part.type for part in SERIES.get(kind, ())]
        if types != wanted or robot.joints[group[1]].parent != group[0]:
            message = f"the parts of joint {quote(name)} do not form a {kind} joint"
            cure = f"give consecutive joints of the types {', '.join(wanted)}" if wanted else ""
            raise RobotError(f"{message}; {cure or 'it must be ' + ' or '.join(SERIES)}", where)


def _check_dofs(joint: Joint, leader: Joint, where: str) -> None:
    """Require that a joint with several DoF has no scale, rotor or limits, and mimics no other."""
    what = f"joint {quote(joint.name)}"
    if joint.motion.nq == 1 == leader.motion.nq:
        if any(isinstance(value, tuple) for value in joint.passive.numbers.values()):
            message = f"{what} has one DoF, but lists in its passive forces"
            raise RobotError(f"{message}; give one number each", where)
        return
    drive = (joint.scale, joint.q_offset, joint.rotor)
    if drive != (1, 0, NO_ROTOR) or joint.limits != UNLIMITED:
        raise RobotError(
            f"{what} is {joint.type} and has limits, a scale, offset or rotor; "
            "only joints with one DoF can have these",
            where,
        )
    for fault in shape_faults(joint.passive, joint.motion):
        raise RobotError(f"{what} is {joint.type} and {fault}", where)
    if joint.mimic is not None:
        raise RobotError(
            f"{what} is {joint.type} and mimics joint {quote(leader.name)}, which is "
            f"{leader.type}; both have to be joints with one DoF",
            where,
        )


def _check_motors(joint: Joint, where: str) -> None:
    """Require one value of `actuated`, or one for each DoF; a follower has that of its leader."""
    what = f"joint {quote(joint.name)}"
    if joint.mimic is not None and joint.actuated is not None:
        message = f"{what} mimics another and sets actuated"
        raise RobotError(f"{message}; set it for the joint that it mimics", where)
    if len(joint.motors) != joint.nv:
        message = f"actuated of {what} has {len(joint.motors)} entries"
        raise RobotError(f"{message}; give {joint.nv}, one for each DoF, or one bool", where)


def _check_frames(robot: Robot, where: str) -> None:
    for frame in robot.frames:
        if not BASE <= frame.link < len(robot.links):
            message = f"frame {quote(frame.name)} is on link {frame.link}"
            numbers = f"{BASE} (the base) to {len(robot.links) - 1}"
            raise RobotError(f"{message}; links are numbered {numbers}", where)
    bodies = (robot.base, *robot.links)
    known = dict.fromkeys(thing.name for things in (bodies, robot.frames) for thing in things)
    for tip in robot.tips:
        if tip not in known:
            message = f"the tip {quote(tip)} is not a link or frame"
            raise RobotError(message + hint(tip, known), where)
    links = {body.name: i for i, body in enumerate(bodies, BASE)}
    links |= {frame.name: frame.link for frame in robot.frames}
    for i, link in enumerate(bodies, BASE):
        for part in link.bodies:
            if links.get(part.frame) != i:
                message = (
                    f"a part of {quote(link.name)} is attached to {quote(part.frame)}, elsewhere"
                )
                raise RobotError(f"{message}; name a frame of that link", where)


def _check_constraints(robot: Robot, where: str) -> None:
    """Require known frames of two bodies, and directions in their order, each once."""
    _distinct((constraint.name for constraint in robot.constraints), "constraints", where)
    own = {body.name: i for i, body in enumerate((robot.base, *robot.links), BASE)}
    links = own | {frame.name: frame.link for frame in robot.frames}
    for constraint in robot.constraints:
        what = f"constraint {quote(constraint.name)}"
        for frame in (constraint.frame_a, constraint.frame_b):
            if frame not in links:
                message = f"{what} refers to the unknown frame {quote(frame)}"
                raise RobotError(message + hint(frame, links), where)
        if links[constraint.frame_a] == links[constraint.frame_b]:
            message = f"{what} connects two frames of one body"
            raise RobotError(f"{message}; name frames of two bodies, or leave it out", where)
        given = tuple(constraint.directions)
        if not given or given != tuple(name for name in DIRECTIONS if name in given):
            message = f"{what} has the directions {quote(given)}"
            raise RobotError(
                f"{message}; give some of {', '.join(DIRECTIONS)} in this order", where
            )


def _check_posture(robot: Robot, where: str) -> None:
    """Require independent joints, and a number for each of their coordinates."""
    own = {joint.name: joint.nq for joint in robot.joints if joint.mimic is None}
    for name, values in robot.posture:
        if name not in own:
            message = f"the posture sets {quote(name)}, which is not an independent joint"
            raise RobotError(message + hint(name, own), where)
        if len(values) != own[name]:
            message = f"the posture has {len(values)} numbers for joint {quote(name)}"
            raise RobotError(f"{message}; give {own[name]}, one for each coordinate", where)


def _distinct(names: Iterable[str], kind: str, where: str) -> None:
    seen: set[str] = set()
    for name in names:
        if name in seen:
            raise RobotError(f"two {kind} are called {quote(name)}; rename one of them", where)
        seen.add(name)
