"""Grasps that the tests of closed chains share: planar, short, long and redundant arms."""

from symdyn.robot import load
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import Joint, Link, Robot
from symdyn.robot.placement import Placement
from tests.closed_chains import Grasp, together

BOX = Inertia.about_com(
    2.0, (0.05, -0.1, 0.2), ((0.5, 0.02, -0.03), (0.02, 0.6, 0.01), (-0.03, 0.01, 0.4))
)
SHIP = Inertia.about_com(5.0, (0.1, 0.2, -0.1), ((1.0, 0.1, 0.0), (0.1, 1.2, 0.2), (0.0, 0.2, 0.9)))
CENTRED = Inertia.about_com(2.0, (0, 0, 0), ((0.5, 0, 0), (0, 0.6, 0), (0, 0, 0.4)))


def at(x, y, z=0.0, yaw=0.0):
    return Placement.from_xyz_rpy((x, y, z), (0, 0, yaw))


def finger():
    """Three hinges about three axes."""
    axes = ((0, 0, 1), (0, 1, 0), (0, 0.6, 0.8))
    places = (at(0, 0), at(0.1, 0, 0.2), at(0.4, 0.05, 0))
    joints = tuple(Joint(f"joint{i + 1}", "revolute", i - 1, places[i], axes[i]) for i in range(3))
    body = Inertia.about_com(0.7, (0.15, 0.02, 0.03), ((0.02, 0, 0), (0, 0.05, 0), (0, 0, 0.04)))
    return Robot("finger", joints, tuple(Link(f"link{i + 1}", body) for i in range(3)))


def pair(name, base=None, **given):
    robot = load(name).bind()
    given = {"gravity": robot.gravity} | given
    return together(
        [("left", robot, at(0, 0)), ("right", robot, at(1, 0.2, 0, 2.5))], base, **given
    )


def hand(base=None):
    places = (at(0, 0), at(0.6, 0.1, 0.1, 2.0), at(0.2, 0.7, -0.1, -1.5))
    return together([(f"f{i}", finger(), place) for i, place in enumerate(places)], base)


SATELLITE = load("two_arm_satellite").bind()

GRASPS = {
    "planar pair": Grasp(pair("planar2r"), CENTRED, ("rigid", "rigid")),
    "planar pair 3r": Grasp(pair("planar3r"), BOX, ("rigid", "rigid")),
    "two ur5": Grasp(pair("ur5"), BOX, ("rigid", "rigid")),
    "two pandas": Grasp(pair("panda"), BOX, ("rigid", "rigid")),
    "two fingers": Grasp(
        together([("a", finger(), at(0, 0)), ("b", finger(), at(0.6, 0.1, 0.1, 2.0))]),
        BOX,
        ("rigid", "rigid"),
    ),
    "hand": Grasp(hand(), BOX, ("point",) * 3),
    "hand in space": Grasp(hand(SHIP), BOX, ("point",) * 3),
    "ur5 in space": Grasp(pair("ur5", SHIP), BOX, ("rigid", "rigid")),
    "satellite": Grasp(SATELLITE, BOX, ("rigid", "rigid")),
}
