"""Closed chains whose motion or contact forces are known, and the state of a four-bar linkage."""

import copy
from dataclasses import replace

import numpy as np

from symdyn.robot import read_spec
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import BASE, Frame, Joint, Link, Robot
from tests.closed_chains import Grasp, together
from tests.formulations.constrained.grasps import BOX, SHIP, at

PUSHERS = """
name = "pushers"
gravity = [0, 0, -9.81]
[[bodies]]
name = "left"
mass = 0.5
[[bodies]]
name = "right"
mass = 0.5
[[joints]]
name = "push_left"
type = "prismatic"
parent = "base"
child = "left"
axis = [1, 0, 0]
xyz = [-0.1, 0, 0]
[[joints]]
name = "push_right"
type = "prismatic"
parent = "base"
child = "right"
axis = [-1, 0, 0]
xyz = [0.1, 0, 0]
[[objects]]
name = "block"
mass = 0.4
inertia = { xx = 0.01, yy = 0.01, zz = 0.01 }
[[contacts]]
name = "left_tip"
tip = "left"
object = "block"
type = "point"
friction = 0.5
xyz = [-0.1, 0, 0]
rpy = [0, "-pi/2", 0]
[[contacts]]
name = "right_tip"
tip = "right"
object = "block"
type = "point"
friction = 0.5
xyz = [0.1, 0, 0]
rpy = [0, "pi/2", 0]
"""
"""Two slides press a block at the height of its centre; z of the contacts points outwards."""

RODS = """
name = "rods"
gravity = [0, -9.81, 0]
bodies = [
  { name = "first", mass = 1, com = [0.5, 0, 0], inertia = { zz = 0.1 } },
  { name = "second", mass = 1, com = [0.5, 0, 0], inertia = { zz = 0.1 } },
  { name = "third", mass = 1, com = [0.5, 0, 0], inertia = { zz = 0.1 } },
]
[[joints]]
name = "a"
type = "revolute"
parent = "base"
child = "first"
[[joints]]
name = "b"
type = "revolute"
parent = "first"
child = "second"
xyz = [1, 0, 0]
[[joints]]
name = "d"
type = "revolute"
parent = "base"
child = "third"
xyz = [1, 0, 0]
[[loops]]
name = "pin"
frame_a = { body = "second", xyz = [1, 0, 0] }
frame_b = { body = "third", xyz = [1, 0, 0] }
type = "revolute"
"""
"""A parallelogram, whose rods lie on one line at q = 0."""


def pushers(text=PUSHERS):
    return read_spec(text, "pushers.toml")


def rods():
    return read_spec(RODS, "rods.toml")


def straight():
    """Two rods of 1 m between pins that are 2 m apart: no motion is possible from q = 0."""
    pinned = RODS.replace(
        '{ body = "third", xyz = [1, 0, 0] }', '{ body = "base", xyz = [2, 0, 0] }'
    )
    return read_spec(pinned.replace('"rods"', '"straight"'), "straight.toml")


# -- a four-bar linkage by its triangles -------------------------------------------------------

RODS_OF = ((0.2, 0.1), (1.0, 0.5), (0.8, 0.4))
"""Mass and length of crank, coupler and rocker of `four_bar`: uniform rods of 2 kg/m."""


def corners(crank):
    """The ends of the coupler, for the angle of the crank; also for complex angles."""
    B = 0.1 * np.array([np.cos(crank), np.sin(crank)])
    to_D = np.array([0.4, 0]) - B
    d = np.sqrt(to_D[0] ** 2 + to_D[1] ** 2)
    # the circles of 0.5 about B and of 0.4 about D: along BD, and across it
    along = (0.5**2 - 0.4**2 + d**2) / (2 * d)
    across = np.sqrt(0.5**2 - along**2)
    unit = to_D / d
    return B, B + along * unit + across * np.array([-unit[1], unit[0]])


def energies(crank):
    """m and U with the energy m(crank) rate^2 / 2 + U(crank)."""
    h = 1e-30
    (B, C), (Bh, Ch) = corners(crank), corners(crank + 1j * h)
    D, dB, dC = np.array([0.4, 0.0]), Bh.imag / h, Ch.imag / h
    inertia, weight = 0.0, 0.0
    still = np.zeros(2)
    ends = ((np.zeros(2), B, still, dB), (B, C, dB, dC), (D, C, still, dC))
    for (mass, _), (a, b, da, db) in zip(RODS_OF, ends, strict=True):
        # a uniform rod: the mean of |(1-s) da + s db|^2 over s
        inertia += mass * (da @ da + da @ db + db @ db) / 3
        weight += mass * 9.81 * (a[1] + b[1]) / 2
    return inertia, weight


def crank_slope(t, y):
    """d/dt (crank, rate): m rate' = -(m' rate^2 / 2 + U')."""
    crank, rate = y
    h = 1e-3
    weights = np.array([1, -8, 0, 8, -1]) / (12 * h)
    near = np.array([energies(crank + s * h) for s in (-2, -1, 0, 1, 2)])
    dm, dU = weights @ near
    return [rate, -(dm * rate**2 / 2 + dU) / near[2, 0]]


# -- a ship with levers, and SM03's Table I -----------------------------------------------------


def levers():
    """A ship in space with two arms of one joint each, which hold a box by points."""
    body = Inertia.about_com(0.7, (0.15, 0.02, 0.03), np.diag([0.02, 0.05, 0.04]).tolist())
    hinge = Joint("hinge", "revolute", BASE, at(0, 0, 0.1), (0, 0, 1))
    lever = Robot("lever", (hinge,), (Link("arm", body),), frames=(Frame("tip", 0, at(0.4, 0.1)),))
    lever = replace(lever, tips=("tip",))
    parts = [("a", lever, at(0.3, 0)), ("b", lever, at(-0.3, 0.1, 0, 2.0))]
    return Grasp(together(parts, SHIP, gravity=(0, 0, 0)), BOX, ("point", "point"))


def floating_rate(place, rate):
    """Rates of position and quaternion x, y, z, w, from (omega, v) in body axes."""
    x, w = place[3:6], place[6]
    omega, v = rate[:3], rate[3:]
    turned = v + 2 * np.cross(x, np.cross(x, v) + w * v)
    return np.r_[turned, 0.5 * np.r_[w * omega + np.cross(x, omega), -x @ omega]]


def at_state(held, q, qd):
    """The same grasp in another state."""
    there = copy.copy(held)
    for name in ("all_rows", "all_bias", "K", "k", "M", "h", "solution"):
        there.__dict__.pop(name, None)
    there.q, there.qd = np.array(q), np.array(qd)
    return there
