"""A robot as URDF: numbers at the nominal parameters, in full precision.

    J_com = J - m (|c|^2 1 - c c^T),   c = mc / m        <inertial> is about the centre of mass

Link frames move to their joints (`Robot.with_joint_frames`); the old frame of a tip is written as
the link `<link>_frame`. Position offsets of joints become part of their origins. Merged links and
other frames become massless links on fixed joints. Constraints that close a loop like a joint
become <loop> elements of URDF+. Properties that URDF cannot express (gravity, posture, rotor
inertia, springs, scales, which joints have motors, other constraints) are written as comments, and
`urdf_omissions` lists them. Joint types that URDF does not have are rejected; a universal or
cylindrical joint is written as two joints with a massless link between.

A joint with the scale s is at the position p = s q, which is its coordinate in the URDF. All values
of the joint are converted, in comments too, so that tau_p(p, pd, pdd) = tau(q, qd, qdd) / s:

    limits        s lower, s upper, |s| velocity, effort / |s|
    friction      viscous / s^2, coulomb / |s|, quadratic / |s|^3, velocities times |s|
    spring        stiffness / s^2, s rest, offset / s
    rotor         gear / s
    p[follower]   = s[follower] (multiplier p[leader] / s[leader] + offset)
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any
from xml.sax.saxutils import quoteattr

from symdyn.errors import RobotError
from symdyn.lie import vec
from symdyn.robot.assembly.raw import GRAVITY
from symdyn.robot.checks import printable, quote, require_moments
from symdyn.robot.constraint import LOOPS, constrained_directions
from symdyn.robot.joints.passive import PAIRS
from symdyn.robot.model import BASE, NO_PASSIVE, Constraint, Joint, Limits, Link, Passive, Robot
from symdyn.robot.placement import Placement
from symdyn.scalar import Scalar
from symdyn.support.names import MARK, unused_name

UNLIMITED = 1e9
"""The value for a missing limit, because other readers require one."""

TYPES = ("revolute", "continuous", "prismatic", "planar", "floating")
DIAGONAL = ("ixx", "iyy", "izz")
ROUNDING, SLIGHT = 1e-14, 1e-12
"""A moment about the centre of mass below these fractions of its largest term is zero.

The second one is for negative moments, which readers reject.
"""

OWN = re.compile(
    rf"(?:(?!<robot\b)(?s:.))*<robot\b[^>]*>\n  <!-- {MARK}(?: -->| (?:identify|calibrate): )"
)
"""The beginning of a file that symdyn wrote: its comment comes first inside of <robot>."""
_ORDER = ("x", "y", "z", "rz", "ry", "rx")
_NOT_XML = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")


def to_urdf(robot: Robot) -> str:
    """The text of a URDF file; `read_urdf` gives a robot of the same dynamics back."""
    for joint in robot.joints:
        if joint.type not in TYPES:
            message = f"joint {quote(joint.name)} is {joint.type}, which URDF cannot express"
            raise RobotError(f"{message}; write the robot as TOML (--to toml)")
    numeric = _with_position_coordinates(robot.bind().with_joint_frames())
    names = [numeric.base.name, *(link.name for link in numeric.links)]
    lines = ['<?xml version="1.0"?>', f"<robot name={_name(numeric.name)}>", f"  <!-- {MARK} -->"]
    lines += [f"  <!-- not in URDF: {escape_comment(note)} -->" for note in urdf_omissions(robot)]
    lines += _link(numeric.base)
    for i, link in enumerate(numeric.links):
        lines += _link(link)
        lines += _joint(numeric, i, names)
    joint_names = {joint.name for joint in numeric.joints}
    link_names = {*names, *(frame.name for frame in numeric.frames)}
    loops, placed = _loops(numeric, names, link_names)
    for frame in numeric.frames:
        name = frame.name
        if name in placed:
            continue
        if name in names:  # the link is written already; if it had a tail, its frame is elsewhere
            if not frame.placement.moves or name not in numeric.tips:
                continue
            name = unused_name(f"{name}_frame", link_names)
        lines += [
            f"  <link name={_name(name)}/>",
            f'  <joint name={_name(unused_name(f"{name}_fixed", joint_names))} type="fixed">',
            *_ends(names[frame.link - BASE], name, frame.placement),
            "  </joint>",
        ]
    return "\n".join([*lines, *loops, "</robot>", ""])


def urdf_omissions(robot: Robot) -> list[str]:
    """Return the properties that the URDF of a robot contains as comments only, one phrase each."""
    bound = robot.bind()
    scales = (
        f"scale {_number(joint.scale)} of joint {printable(joint.name)}, by which its coordinate "
        "is multiplied here"
        for joint in bound.joints
        if joint.scale != 1
    )
    return [*_omissions(_with_position_coordinates(bound)), *scales]


def _with_position_coordinates(robot: Robot) -> Robot:
    """Return the same robot with positions, without offsets, as the coordinates of all joints."""
    scales: dict[str, Any] = {joint.name: joint.scale for joint in robot.joints}
    joints = []
    for joint in robot.joints:
        if joint.mimic is not None:
            leader = robot.joints[joint.mimic.leader].scale
            multiplier = joint.mimic.multiplier * joint.scale / leader
            mimic = replace(
                joint.mimic, multiplier=multiplier, offset=joint.mimic.offset * joint.scale
            )
            joint = replace(joint, mimic=mimic)
        joints.append(joint if joint.scale == 1 else _with_position_coordinate(joint))
    posture = tuple((name, tuple(x * scales[name] for x in at)) for name, at in robot.posture)
    return replace(robot, joints=tuple(joints), posture=posture)


def _with_position_coordinate(joint: Joint) -> Joint:
    s, limits, law = float(joint.scale), joint.limits, joint.passive
    size = abs(s)
    ends = [None if end is None else end * s for end in (limits.lower, limits.upper)]
    lower, upper = ends if s > 0 else reversed(ends)
    velocity = None if limits.velocity is None else limits.velocity * size
    effort = None if limits.effort is None else limits.effort / size
    passive = Passive(
        viscous=law.viscous / s**2,
        coulomb=law.coulomb / size,
        smoothing=law.smoothing * size,
        offset=law.offset / s,
        stiffness=law.stiffness / s**2,
        rest=law.rest * s,
        quadratic=law.quadratic / size**3,
        smooth=tuple((speed * size, gain / size) for speed, gain in law.smooth),
        stops=tuple((delta * size, gain / size) for delta, gain in law.stops),
    )
    return replace(
        joint,
        scale=1,
        limits=Limits(lower, upper, velocity, effort),
        passive=passive,
        rotor=replace(joint.rotor, gear=joint.rotor.gear / s),
    )


def _omissions(robot: Robot) -> Iterator[str]:
    for constraint in robot.constraints:
        yield from _constraint_omissions(constraint)
    for joint_name, at in robot.posture:
        yield f"posture {' '.join(map(_number, at))} of joint {printable(joint_name)}"
    if robot.gravity != GRAVITY:
        yield f"gravity {' '.join(map(_number, robot.gravity))}"
    for joint in robot.joints:
        yield from _joint_omissions(joint)


def _constraint_omissions(constraint: Constraint) -> Iterator[str]:
    name = printable(constraint.name)
    if _loop_type(constraint) is None:
        ends = " and ".join(map(printable, (constraint.frame_a, constraint.frame_b)))
        yield f"constraint {name} of {ends}: {' '.join(constraint.directions)}"
    elif constraint.one_sided:
        yield f"contact {name} is one-sided"
    if constraint.friction is not None:
        yield f"friction {_number(constraint.friction)} of contact {name}"


def _joint_omissions(joint: Joint) -> Iterator[str]:
    name = printable(joint.name)
    if joint.series is not None:
        whole = printable(joint.series[0])
        yield f"joint {name} is a part of the {joint.series[1]} joint {whole}"
    if joint.rotor_inertia != 0:
        own, gear, felt = map(_number, (*vars(joint.rotor).values(), joint.rotor_inertia))
        yield f"rotor inertia {own}, gear ratio {gear} of joint {name}, reflected inertia {felt}"
    yield from _force_omissions(joint)
    if joint.motors != replace(joint, actuated=None).motors:
        driven = ", ".join(str(k) for k, motor in enumerate(joint.motors) if motor)
        yield (
            f"motors at DoF {driven} of joint {name}" if driven else f"joint {name} has no motor"
        )


def _force_omissions(joint: Joint) -> Iterator[str]:
    """Iterate over passive forces that URDF cannot express."""
    name = printable(joint.name)
    if joint.nq > 1 and joint.passive != NO_PASSIVE:
        yield f"spring or damper of joint {name}, which is {joint.type}"
    elif joint.passive.stiffness != 0:
        passive = joint.passive
        rest = _number(passive.rest)
        yield f"spring {_number(passive.stiffness)} of joint {name}, at rest at {rest}"
    if joint.passive.offset != 0:
        yield f"constant force {_number(joint.passive.offset)} of joint {name}"
    if joint.passive.quadratic != 0:
        yield f"quadratic friction {_number(joint.passive.quadratic)} of joint {name}"
    for key, words in PAIRS.items():
        for pair in getattr(joint.passive, key):
            texts = (f"{word} {x:g}" for word, x in zip(words, pair, strict=True))
            yield f"{key} of joint {name}: {', '.join(texts)}"


def escape_comment(note: str) -> str:
    """Return a note for an XML comment, without two consecutive hyphens.

    >>> escape_comment("a---b")
    'a- - -b'
    """
    return re.sub("-(?=-)", "- ", note)


def _loop_type(constraint: Constraint) -> str | None:
    """Return the joint type whose DoF the constraint leaves free, if there is one."""
    return next(
        (kind for kind in LOOPS if constrained_directions(kind) == constraint.directions), None
    )


def _loops(robot: Robot, names: list[str], taken: set[str]) -> tuple[list[str], set[str]]:
    """The <loop> elements, and the frames that a reader makes of them: NAME_a and NAME_b.

    A loop is renamed if something else has one of these names, which then are `taken`, too.
    """
    lines: list[str] = []
    made: set[str] = set()
    written = {*names, *robot.tips}
    others = {constraint.name for constraint in robot.constraints}
    for constraint in robot.constraints:
        kind, name = _loop_type(constraint), constraint.name
        if kind is None:
            continue
        given = (("successor", "a", constraint.frame_a), ("predecessor", "b", constraint.frame_b))
        ends = [(tag, letter, robot.frame(end)) for tag, letter, end in given]
        own = {f"{name}_{letter}" for _, letter, frame in ends if frame.name == f"{name}_{letter}"}
        own -= written
        while {f"{name}_a", f"{name}_b"} & (taken - own) or (
            name != constraint.name and name in others
        ):
            name += "_"
        if name == constraint.name:
            made |= own
        taken |= {f"{name}_a", f"{name}_b"}
        others.add(name)
        lines.append(f"  <loop name={_name(name)} type={_name(kind)}>")
        for tag, _, frame in reversed(ends):
            lines += [
                f"    <{tag} link={_name(names[frame.link - BASE])}>",
                *(f"  {line}" for line in _origin(frame.placement)),
                f"    </{tag}>",
            ]
        lines += ['    <axis xyz="0.0 0.0 1.0"/>', "  </loop>"]
    return lines, made


def _link(link: Link) -> list[str]:
    ten = tuple(map(float, link.inertia.parameters))
    if not any(ten):
        return [f"  <link name={_name(link.name)}/>"]
    m, mcx, mcy, mcz, Ixx, Ixy, Iyy, Ixz, Iyz, Izz = ten
    if m == 0 and any(ten[1:4]):
        message = f"link {quote(link.name)} has a first moment but no mass"
        raise RobotError(f"{message}, which URDF cannot express; give it a mass")
    x, y, z = c = (0.0, 0.0, 0.0) if m == 0 else (mcx / m, mcy / m, mcz / m)
    own = {
        "ixx": Ixx - m * (y * y + z * z),
        "ixy": Ixy + m * x * y,
        "ixz": Ixz + m * x * z,
        "iyy": Iyy - m * (x * x + z * z),
        "iyz": Iyz + m * y * z,
        "izz": Izz - m * (x * x + y * y),
    }
    # A point mass has no moments of its own; rounding must not leave it negative ones.
    scale = m * float(vec.dot(c, c)) + max(Ixx, Iyy, Izz)
    below = {key: SLIGHT if key in DIAGONAL else ROUNDING for key in own}
    values = {
        key: 0.0 if -below[key] * scale <= value <= ROUNDING * scale else value
        for key, value in own.items()
    }
    where = f"link {quote(link.name)} about its centre of mass"
    require_moments((values[key] for key in DIAGONAL), where, "")
    return [
        f"  <link name={_name(link.name)}>",
        "    <inertial>",
        f"      <origin xyz={_numbers(c)}/>",
        f"      <mass value={_numbers([m])}/>",
        f"      <inertia {' '.join(f'{key}={_numbers([v])}' for key, v in values.items())}/>",
        "    </inertial>",
        "  </link>",
    ]


def _joint(robot: Robot, i: int, names: list[str]) -> list[str]:
    joint = robot.joints[i]
    limits = joint.limits
    kind = joint.type
    if kind == "revolute" and limits.lower is None and limits.upper is None:
        kind = "continuous"
    lines = [f"  <joint name={_name(joint.name)} type={_name(kind)}>"]
    lines += _ends(names[joint.parent + 1], names[i + 1], _at_zero(joint))
    if joint.has_axis:
        lines.append(f"    <axis xyz={_numbers(joint.axis)}/>")
    if joint.nv == 1:
        lines += _limit(joint, kind)
    viscous, coulomb = joint.passive.viscous, joint.passive.coulomb
    if joint.nq > 1:
        return [*lines, "  </joint>"]
    if viscous != 0 or coulomb != 0:
        friction = f"friction={_numbers([coulomb])}"
        lines.append(f"    <dynamics damping={_numbers([viscous])} {friction}/>")
    if joint.mimic is not None:
        leader = _name(robot.joints[joint.mimic.leader].name)
        factors = _numbers([joint.mimic.multiplier]), _numbers([joint.mimic.offset])
        lines.append(f"    <mimic joint={leader} multiplier={factors[0]} offset={factors[1]}/>")
    return [*lines, "  </joint>"]


def _at_zero(joint: Joint) -> Placement:
    """The pose of the joint's frame at q = 0."""
    if joint.q_offset == 0:
        return joint.placement
    return Placement.from_pose(joint.transform([0]))


def _limit(joint: Joint, kind: str) -> list[str]:
    given = {name: value for name, value in vars(joint.limits).items() if value is not None}
    if kind == "continuous":
        if not given:
            return []
        defaults = {"velocity": UNLIMITED, "effort": UNLIMITED}
    else:
        defaults = dict.fromkeys(("lower", "upper", "velocity", "effort"), UNLIMITED)
        defaults["lower"] = -UNLIMITED
    values = {**defaults, **given}
    return [f"    <limit {' '.join(f'{key}={_numbers([v])}' for key, v in values.items())}/>"]


def _ends(parent: str, child: str, placement: Placement) -> list[str]:
    ends = [f"    <parent link={_name(parent)}/>", f"    <child link={_name(child)}/>"]
    return [*ends, *_origin(placement)]


def _origin(placement: Placement) -> list[str]:
    if not placement.moves:
        return []
    if tuple(move.kind for move in placement.moves) != _ORDER:
        placement = Placement.from_pose(placement.pose())
    x, y, z, yaw, pitch, roll = (move.amount for move in placement.moves)
    origin = f"xyz={_numbers((x, y, z))} rpy={_numbers((roll, pitch, yaw))}"
    return [f"    <origin {origin}/>"]


def _name(text: str) -> str:
    if _NOT_XML.search(text):
        raise RobotError(f"the name {quote(text)} has characters that XML forbids; rename it")
    # a terminal that shows the file would act on these
    return "".join(c if c.isprintable() else f"&#{ord(c)};" for c in quoteattr(text))


def _number(value: Scalar) -> str:
    return repr(float(value))


def _numbers(values: Iterable[Scalar]) -> str:
    return f'"{" ".join(map(_number, values))}"'
