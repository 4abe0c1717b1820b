"""Grasps that the tests of closed chains share: planar, short, long and redundant arms."""

from dataclasses import replace
from functools import cache

from symdyn.robot import load
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import BASE, Joint, Link, Robot
from symdyn.robot.placement import Placement
from tests.closed_chains import FREE, Grasp, Holding, together

BOX = Inertia.about_com(
    2.0, (0.05, -0.1, 0.2), ((0.5, 0.02, -0.03), (0.02, 0.6, 0.01), (-0.03, 0.01, 0.4))
)
SHIP = Inertia.about_com(5.0, (0.1, 0.2, -0.1), ((1.0, 0.1, 0.0), (0.1, 1.2, 0.2), (0.0, 0.2, 0.9)))
CENTRED = Inertia.about_com(2.0, (0, 0, 0), ((0.5, 0, 0), (0, 0.6, 0), (0, 0, 0.4)))


def at(x, y, z=0.0, yaw=0.0):
    return Placement.from_xyz_rpy((x, y, z), (0, 0, yaw))


def finger(second="revolute"):
    """Three joints with three axes, the second of any type."""
    axes = ((0, 0, 1), (0, 1, 0), (0, 0.6, 0.8))
    places = (at(0, 0), at(0.1, 0, 0.2), at(0.4, 0.05, 0))
    types = ("revolute", second, "revolute")
    joints = tuple(Joint(f"joint{i + 1}", types[i], i - 1, places[i], axes[i]) for i in range(3))
    body = Inertia.about_com(0.7, (0.15, 0.02, 0.03), ((0.02, 0, 0), (0, 0.05, 0), (0, 0, 0.04)))
    return Robot("finger", joints, tuple(Link(f"link{i + 1}", body) for i in range(3)))


PLACES = (at(0, 0), at(1, 0.2, 0, 2.5), at(0.3, 1.1, 0.1, -1.2))


def several(name, count, base=None):
    """As many of a library's robot, side by side or on a base that floats."""
    robot = load(name).bind()
    parts = [(f"arm{i + 1}", robot, PLACES[i]) for i in range(count)]
    return together(parts, base, gravity=robot.gravity)


def hand(count, base=None, second="revolute"):
    """Fingers around a palm."""
    places = (at(0, 0), at(0.6, 0.1, 0.1, 2.0), at(0.2, 0.7, -0.1, -1.5))
    return together([(f"f{i + 1}", finger(second), places[i]) for i in range(count)], base)


def on_springs(count):
    """Fingers on the platform of the library that springs and dampers carry."""
    platform = load("flexible_base_manipulator").bind()
    mount = replace(platform.joints[0], parent=BASE)
    robot = hand(count, platform.links[0].inertia)
    return replace(robot, joints=(mount, *robot.joints[1:]))


SATELLITE = load("two_arm_satellite").bind()

GRASPS = {
    "planar pair": Grasp(several("planar2r", 2), CENTRED, ("rigid", "rigid")),
    "planar pair 3r": Grasp(several("planar3r", 2), BOX, ("rigid", "rigid")),
    "two ur5": Grasp(several("ur5", 2), BOX, ("rigid", "rigid")),
    "three ur5": Grasp(several("ur5", 3), BOX, ("rigid", "edge", "point")),
    "two pandas": Grasp(several("panda", 2), BOX, ("rigid", "rigid")),
    "two fingers": Grasp(hand(2), BOX, ("rigid", "rigid")),
    "hand": Grasp(hand(3), BOX, ("point",) * 3),
    "hand with slides": Grasp(hand(3, second="prismatic"), BOX, ("point",) * 3),
    "hand in space": Grasp(hand(3, SHIP), BOX, ("point",) * 3),
    "ur5 in space": Grasp(several("ur5", 2, SHIP), BOX, ("rigid", "rigid")),
    "satellite": Grasp(SATELLITE, BOX, ("rigid", "rigid")),
}

KINDS = (*FREE, "mixed")
MIXED = ("soft-finger", "rigid", "point")


@cache
def holding(name, kind):
    """A grasp in a state, with contacts of one kind or mixed ones: shared, so not to be changed."""
    grasp = GRASPS[name]
    count = len(grasp.contacts)
    return Holding(grasp.of(*(MIXED[:count] if kind == "mixed" else [kind] * count)))
