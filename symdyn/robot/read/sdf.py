"""SDFormat, the robot description of Gazebo, http://sdformat.org/spec: a file with one model.

    <pose relative_to>      of a link, joint or frame, when all joints stand at zero
    f[parent, child]        = X_parent^-1 X_joint  exp(S q)  X_joint^-1 X_child
    <axis><xyz>             in the frame of the joint, or in that of expressed_in
    <inertial>              its pose is in the link; what is not given is 1 kg and 1 kg m^2

A joint is by default where its child is, a link where the model is. Parent and child of a joint may
be frames: the joint then connects the links that they are attached to. A joint whose child link
another joint moves already closes a loop and becomes a constraint, closed where all joints stand at
zero. The <pose> of the model is that of the model frame, or of its placement_frame, in the world or
in a frame of the world. A <frame> is one of the link that it is attached to, directly or by others,
and may be a tip.

The base is the world if a joint starts there, else the link that no joint moves, which floats in
Gazebo (--floating). Gravity is given in the axes of the base. Shapes, sensors and plugins are
ignored.
"""

from __future__ import annotations

import math
import os

from symdyn.errors import RobotError
from symdyn.lie import SE3, Vec3, rotate_symmetric_tensor, vec
from symdyn.lie.quaternions import normalize, rotation_matrix
from symdyn.robot.assembly.loops import Loop, LoopEnd, loop_constraint
from symdyn.robot.assembly.raw import GRAVITY, RawFrame, RawJoint, RawLink, RawRobot
from symdyn.robot.assembly.tree import build_robot
from symdyn.robot.checks import (
    LARGEST,
    MOST_LINKS,
    WARNING,
    Angles,
    exact,
    file_bytes,
    hint,
    place,
    printable,
    quote,
    require_size,
)
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import NO_PASSIVE, UNLIMITED, Limits, Passive, Robot, Source
from symdyn.robot.placement import Placement, roll_pitch_yaw
from symdyn.robot.preparation.options import UNPREPARED, Preparation
from symdyn.robot.read.xml_tree import Element, decimal, parse_xml
from symdyn.scalar import SNAP_TOLERANCE, Scalar

# Numbers, vectors and poses in the text of SDFormat elements.


def child_of(element: Element, tag: str) -> Element | None:
    """The child of that tag, if there is one."""
    found = [child for child in element.children if child.tag == tag]
    if len(found) > 1:
        message = f"<{element.tag}> has {len(found)} <{tag}> elements; keep one"
        raise RobotError(message, found[1].where)
    return found[0] if found else None


def attribute_of(element: Element, name: str) -> str:
    """An attribute that must be there."""
    value = element.attributes.get(name, "").strip()
    if not value:
        raise RobotError(f'<{element.tag}> has no {name}; add {name}="..."', element.where)
    return value


def text_of(element: Element, tag: str, default: str | None = None) -> str:
    """The text of a child; without a default it must be there."""
    child = child_of(element, tag)
    text = "" if child is None else child.text
    if not text and default is None:
        message = f"<{element.tag}> {quote(element.attributes.get('name', ''))} has no <{tag}>"
        raise RobotError(f"{message}; add it", (child or element).where)
    return text or default or ""


def is_true(element: Element, tag: str, default: str) -> bool:
    """Whether a child says 1 or true."""
    return text_of(element, tag, default).lower() in ("1", "true")


def numbers_of(element: Element, *counts: int) -> list[float]:
    """The numbers in the text of an element, so many or so many."""
    words = element.text.split()
    if len(words) not in counts:
        message = f"<{element.tag}> has {len(words)} numbers"
        raise RobotError(f"{message}; give {' or '.join(map(str, counts))}", element.where)
    found = []
    for word in words:
        value = decimal(word)
        if value is None or abs(value) > LARGEST:
            message = f"<{element.tag}> is {quote(element.text)}"
            raise RobotError(f"{message}; give finite decimal numbers", element.where)
        found.append(exact(value))
    return found


def number_of(element: Element, tag: str, default: float) -> float:
    """The number of a child."""
    child = child_of(element, tag)
    return default if child is None else numbers_of(child, 1)[0]


def vector_of(element: Element) -> Vec3:
    """The three numbers of an element."""
    x, y, z = numbers_of(element, 3)
    return (x, y, z)


def pose_of(element: Element) -> SE3:
    """The <pose> inside: x y z and roll pitch yaw, in degrees if it says so, or a quaternion."""
    pose = child_of(element, "pose")
    if pose is None or not pose.text:
        return SE3()
    if pose.attributes.get("rotation_format") == "quat_xyzw":
        x, y, z, a, b, c, d = numbers_of(pose, 7)
        if not any((a, b, c, d)):
            message = "the quaternion of <pose> has length zero; give a unit quaternion x y z w"
            raise RobotError(message, pose.where)
        return SE3(rotation_matrix(normalize((a, b, c, d))), (x, y, z))
    x, y, z, *turn = numbers_of(pose, 6)
    if pose.attributes.get("degrees") in ("1", "true"):
        turn = [math.radians(angle) for angle in turn]
    return Placement.from_xyz_rpy((x, y, z), (turn[0], turn[1], turn[2])).pose()


def relative_to(element: Element) -> str:
    """The frame that the <pose> inside is given in; versions 1.5 and 1.6 call it frame."""
    pose = child_of(element, "pose")
    given = {} if pose is None else pose.attributes
    return given.get("relative_to") or given.get("frame", "")


MODEL, WORLD = "__model__", "world"
UNBOUNDED = 1e15
"""SDFormat's limits beyond this, and negative efforts, mean that there is no limit."""
_DIGITS = 14
"""Decimals of placements: poses are products, whose rounding errors would hide zeros."""
_AXES_IN_MODEL = ("1.0", "1.2", "1.3", "1.4")
"""Versions in which <xyz> of an axis was in the frame of the model."""
_TYPES = {
    **{kind: kind for kind in ("revolute", "continuous", "prismatic", "fixed", "universal")},
    "ball": "spherical",
    "screw": "helical",
}


def read_sdf(
    text: str | bytes,
    file: str,
    snap: float = SNAP_TOLERANCE,
    preparation: Preparation = UNPREPARED,
) -> Robot:
    """The robot of an SDF file; angles within `snap` of a multiple of pi/12 become that."""
    data = file_bytes(text, file)
    root = parse_xml(data, file)
    if root.tag != "sdf":
        message = f"the root element is <{quote(root.tag)[1:-1]}>, not <sdf>; give an SDF file"
        raise RobotError(message, root.where)
    world = child_of(root, WORLD)
    scopes = (root,) if world is None else (world, root)
    models = [child for scope in scopes for child in scope.children if child.tag == "model"]
    if len(models) != 1:
        where = models[1].where if models else root.where
        raise RobotError(f"the file has {len(models)} models; give one robot", where)
    reader = _SdfReader(models[0], world, Angles(snap), root.attributes.get("version", ""))
    links, joints, loops = reader.links(), reader.joints(), reader.loops()
    frames = reader.frames()
    raw = RawRobot(
        models[0].attributes.get("name") or os.path.splitext(os.path.basename(file))[0],
        links,
        joints,
        gravity=reader.gravity(preparation.floating),
        source=Source.of(file, data),
        notes=[*reader.angles.notes(), *reader.notes],
        where=place(file),
        frames=[*frames, *(frame for loop in loops for frame in loop.frames)],
        constraints=[loop.constraint for loop in loops],
    )
    return build_robot(raw, preparation)


class _SdfReader:
    """The elements of one model; `notes` list ignored elements."""

    def __init__(self, model: Element, world: Element | None, angles: Angles, version: str) -> None:
        self.model, self.angles, self.notes = model, angles, list[str]()
        self._world = world
        self._in_world: SE3 | None = None
        self._poses: dict[str, SE3] = {}
        self._axes_in = MODEL if version in _AXES_IN_MODEL else ""
        for child in model.children:
            if child.tag in ("model", "include"):
                message = f"<{child.tag}> nests a model inside the model"
                raise RobotError(f"{message}; expand it, as gz sdf -p does", child.where)
        known = [c for c in model.children if c.tag in ("link", "joint", "frame")]
        for tag in ("link", "joint", "frame"):
            require_size([c for c in known if c.tag == tag], MOST_LINKS, f"{tag}s", model.where)
        self._named: dict[str, Element] = {}
        for element in known:
            name = attribute_of(element, "name")
            if self._named.setdefault(name, element) is not element:
                message = f"two elements are called {quote(name)}; rename one of them"
                raise RobotError(message, element.where)
        self._links = [name for name, element in self._named.items() if element.tag == "link"]
        moved: dict[str, Element] = {}
        self._closing: list[Element] = []
        for joint in (element for element in known if element.tag == "joint"):
            if moved.setdefault(self._end(joint, "child"), joint) is not joint:
                self._closing.append(joint)
        self._moving = list(moved.values())
        self._still = [name for name in self._links if name not in moved]
        joints = (*self._moving, *self._closing)
        self._on_world = any(self._end(joint, "parent") == WORLD for joint in joints)
        placed = model.attributes.get("placement_frame", "")
        self._in_world = self._pose_in_world() @ self._pose(placed, model).inverse()
        if is_true(model, "static", "false"):
            self._leave_out("the static flag of the model")

    def links(self) -> list[RawLink]:
        """The links, and the world if a joint starts there."""
        links = [self._link(c) for c in self.model.children if c.tag == "link"]
        return [RawLink(WORLD), *links] if self._on_world else links

    def joints(self) -> list[RawJoint]:
        """Return the joints that move their child."""
        return [self._joint(element) for element in self._moving]

    def loops(self) -> list[Loop]:
        """Return the joints whose child another joint moves: they close loops."""
        return [self._loop(element) for element in self._closing]

    def frames(self) -> list[RawFrame]:
        """The frames, each on the link that it is attached to."""
        found = []
        for name, element in self._named.items():
            if element.tag != "frame":
                continue
            body = self._carrier(name, element)
            if body == WORLD and not self._on_world:
                what = f"frame {printable(name, 60)} is attached to the world"
                self.notes.append(f"{WARNING}left out: {what}, which is not a link of the robot")
                continue
            found.append(RawFrame(name, body, self._between(body, name, element), element.where))
        return found

    def gravity(self, floats: bool) -> Vec3:
        """Return gravity in base axes, which are those of the world if the base floats."""
        scope = self._world
        given = None if scope is None else child_of(scope, "gravity")
        if scope is not None and given is None:  # before SDFormat 1.6 it was in <physics>
            physics = next((c for c in scope.children if c.tag == "physics"), None)
            given = None if physics is None else child_of(physics, "gravity")
        own = GRAVITY if given is None else vector_of(given)
        if floats or self._on_world or len(self._still) != 1:
            return own
        base = self._still[0]
        x, y, z = vec.apply(vec.transpose(self._between(WORLD, base, self.model).pose().R), own)
        turned = (_rounded(x), _rounded(y), _rounded(z))
        if turned != own:
            what = f"base link {printable(base, 60)} is rotated in the world"
            numbers = ", ".join(f"{component:g}" for component in turned)
            self.notes.append(f"{what}: gravity is ({numbers}) in its axes")
        return turned

    def _link(self, element: Element) -> RawLink:
        name = attribute_of(element, "name")
        if not is_true(element, "gravity", "true"):
            self._leave_out(f"disabled gravity of link {printable(name, 60)}")
        given = child_of(element, "inertial")
        if given is None:
            what = f"link {printable(name, 60)} has no <inertial>"
            self.notes.append(f"{WARNING}{what}; SDFormat's defaults are 1 kg and 1 kg m^2")
            given = Element("inertial", {}, element.line, file=element.file)
        elif given.attributes.get("auto") in ("1", "true"):
            message = f"link {quote(name)} has an automatic inertia, computed from its shapes"
            raise RobotError(f"{message}; give mass and inertia as numbers", given.where)
        if relative_to(given) not in ("", name):
            message = f"the <inertial> of link {quote(name)} is placed in another frame"
            raise RobotError(f"{message}; give its <pose> in the link's frame", given.where)
        tensor = child_of(given, "inertia") or given
        xx, yy, zz = (number_of(tensor, tag, 1) for tag in ("ixx", "iyy", "izz"))
        xy, xz, yz = (number_of(tensor, tag, 0) for tag in ("ixy", "ixz", "iyz"))
        X = pose_of(given)
        turned = rotate_symmetric_tensor(X.R, ((xx, xy, xz), (xy, yy, yz), (xz, yz, zz)))
        inertia = Inertia.about_com(number_of(given, "mass", 1), X.p, turned)
        return RawLink(name, inertia, element.where, given.where)

    def _joint(self, element: Element) -> RawJoint:
        name, kind = attribute_of(element, "name"), self._kind(element)
        parent, child = (self._end(element, tag) for tag in ("parent", "child"))
        limits, passive = self._drive(element)
        if kind in ("spherical", "universal") and (limits, passive) != (UNLIMITED, NO_PASSIVE):
            self._leave_out(f"limits, friction or spring of the {kind} joint {printable(name, 60)}")
            limits, passive = UNLIMITED, NO_PASSIVE
        return RawJoint(
            name,
            kind,
            parent,
            child,
            self._between(parent, name, element),
            self._axis(element, "axis"),
            self._between(name, child, element),
            limits,
            passive=passive,
            where=element.where,
            pitch=self._pitch(element) if kind == "helical" else 0,
            second_axis=self._axis(element, "axis2") if kind == "universal" else None,
        )

    def _loop(self, element: Element) -> Loop:
        name = attribute_of(element, "name")
        ends = [self._end(element, tag) for tag in ("parent", "child")]
        parent, child = (LoopEnd(end, self._between(end, name, element)) for end in ends)
        if self._drive(element) != (UNLIMITED, NO_PASSIVE):
            what = f"limits, friction or spring of joint {printable(name, 60)}"
            self._leave_out(f"{what}, which closes a loop")
        axis = self._axis(element, "axis")
        return loop_constraint(name, self._kind(element), parent, child, axis, element.where)

    def _leave_out(self, what: str) -> None:
        self.notes.append(f"{WARNING}left out: {what}; the motion in Gazebo differs")

    # -- joints ----------------------------------------------------------------------------

    def _end(self, joint: Element, tag: str) -> str:
        """The link that the parent or child of a joint is, or is attached to; or the world."""
        name = self._carrier(text_of(joint, tag), joint)
        if tag == "child" and name == WORLD:
            message = f"joint {quote(joint.attributes.get('name', ''))} moves the world"
            raise RobotError(f"{message}; name the world as its parent", joint.where)
        return name

    def _carrier(self, name: str, user: Element) -> str:
        """The link of that name, or that the joint or frame is attached to; or the world."""
        seen = set[str]()
        while name != WORLD:
            if name == MODEL:
                name = self.model.attributes.get("canonical_link") or (self._links or [""])[0]
            user = self._element(name, user)
            if user.tag == "link":
                return name
            if name in seen:
                message = f"{quote(name)} is attached to itself; break the cycle"
                raise RobotError(message, user.where)
            seen.add(name)
            attached = user.attributes.get("attached_to") or MODEL
            name = text_of(user, "child") if user.tag == "joint" else attached
        return WORLD

    def _kind(self, element: Element) -> str:
        kind = attribute_of(element, "type")
        if kind not in _TYPES:
            name = quote(attribute_of(element, "name"))
            message = f"joint {name} has the unsupported type {quote(kind)}"
            raise RobotError(f"{message}; supported types are {', '.join(_TYPES)}", element.where)
        return _TYPES[kind]

    def _axis(self, element: Element, tag: str) -> Vec3:
        """The direction in the frame of the joint."""
        axis = child_of(element, tag)
        given = None if axis is None else child_of(axis, "xyz")
        if axis is None or given is None:
            return (0, 0, 1)
        own, name = vector_of(given), attribute_of(element, "name")
        if not any(own):
            message = f"the axis of joint {quote(name)} is zero"
            raise RobotError(f"{message}; give a direction such as 0 0 1", given.where)
        in_model = is_true(axis, "use_parent_model_frame", "true" if self._axes_in else "false")
        frame = given.attributes.get("expressed_in") or (MODEL if in_model else name)
        if frame == name:
            return own
        turned = vec.apply(self._pose(frame, given).R, own)
        x, y, z = vec.apply(vec.transpose(self._pose(name, given).R), turned)
        return (_rounded(x), _rounded(y), _rounded(z))

    def _drive(self, element: Element) -> tuple[Limits, Passive]:
        """Limits, friction and spring of the first axis."""
        axis = child_of(element, "axis")
        if axis is None:
            return UNLIMITED, NO_PASSIVE
        if (mimic := child_of(axis, "mimic")) is not None:
            message = "<mimic> of SDFormat is not supported; write the robot as URDF or TOML"
            raise RobotError(message, mimic.where)
        limit, law = (child_of(axis, tag) or axis for tag in ("limit", "dynamics"))
        lower, upper = (number_of(limit, tag, math.inf) for tag in ("lower", "upper"))
        velocity, effort = (number_of(limit, tag, -1) for tag in ("velocity", "effort"))
        stiffness = number_of(law, "spring_stiffness", 0)
        passive = Passive(
            viscous=number_of(law, "damping", 0),
            coulomb=number_of(law, "friction", 0),
            stiffness=stiffness,
            rest=number_of(law, "spring_reference", 0) if stiffness else 0,
        )
        ends = [None if abs(end) > UNBOUNDED else end for end in (lower, upper)]
        most = [x if 0 <= x < UNBOUNDED else None for x in (velocity, effort)]
        return Limits(*ends, *most), passive

    def _pitch(self, element: Element) -> float:
        """Metres per radian."""
        pitch = number_of(element, "screw_thread_pitch", math.inf)
        if math.isinf(pitch):
            message = "the screw joint has no <screw_thread_pitch>; give it, in m per turn"
            raise RobotError(
                f"{message} (programs interpret <thread_pitch> differently)", element.where
            )
        return pitch / (2 * math.pi)

    # -- poses -----------------------------------------------------------------------------

    def _pose(self, name: str, user: Element) -> SE3:
        """A link, joint or frame, or the world, in the frame of the model."""
        path: dict[str, Element] = {}
        while name not in ("", MODEL, WORLD) and name not in self._poses:
            user = self._element(name, user)
            if name in path:
                message = f"the pose of {quote(name)} is relative to itself; break the cycle"
                raise RobotError(message, user.where)
            path[name] = user
            name = relative_to(user)
            if not name and user.tag == "joint":
                name = text_of(user, "child")
            elif not name:
                name = user.attributes.get("attached_to", "")
        X = self._poses.get(name, SE3())
        if name == WORLD:
            if self._in_world is None:
                message = "the placement_frame is relative to the world"
                raise RobotError(f"{message}; place it relative to the model", user.where)
            X = self._in_world.inverse()
        for name, element in reversed(path.items()):
            X = self._poses[name] = X @ pose_of(element)
        return X

    def _element(self, name: str, user: Element) -> Element:
        """The link, joint or frame of that name."""
        if name not in self._named:
            message = f"{quote(name)} is not a link, joint or frame of the model"
            raise RobotError(message + hint(name, self._named), user.where)
        return self._named[name]

    def _pose_in_world(self) -> SE3:
        """What the <pose> of the model places, in the world."""
        scope = [] if self._world is None else self._world.children
        frames = {attribute_of(c, "name"): c for c in scope if c.tag == "frame"}
        for joint in (c for c in scope if c.tag == "joint"):
            message = "a <joint> of the world is not supported; move it into the model"
            raise RobotError(message, joint.where)
        X, name, user = pose_of(self.model), relative_to(self.model), self.model
        seen = set[str]()
        while name not in ("", WORLD):
            if name not in frames:
                message = (
                    f"the pose is relative to {quote(name)}, which is not a frame of the world"
                )
                raise RobotError(message + hint(name, frames), user.where)
            if name in seen:
                message = f"the pose of {quote(name)} is relative to itself; break the cycle"
                raise RobotError(message, user.where)
            seen.add(name)
            user = frames[name]
            X = pose_of(user) @ X
            name = relative_to(user) or user.attributes.get("attached_to", "")
        return X

    def _between(self, name: str, other: str, user: Element) -> Placement:
        """Return the placement of the other frame in the first."""
        X = self._pose(name, user).inverse() @ self._pose(other, user)
        x, y, z = map(_rounded, X.p)
        what = f"the rotation of {quote(other)}"
        r, p, w = (self.angles(a, what, user.where) for a in roll_pitch_yaw(X.R))
        return Placement.from_xyz_rpy((x, y, z), (r, p, w))


def _rounded(x: Scalar) -> float:
    return exact(round(float(x), _DIGITS))
