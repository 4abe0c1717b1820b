"""The options of `symdyn simulate`; light to load, since every command line reads them."""

from __future__ import annotations

import argparse

from symdyn.support.extras import pip_install

ABOUT = (
    "Integrates the equations of motion, friction and springs included, and prints where the "
    "motion begins and ends; --out has all of it. A warning says where the steps of rk4 are so "
    "long that the energy is off by more than one percent. A robot with constraints moves as a "
    "closed chain; contacts neither let go nor slide, and it is said when real ones would."
)
TAU = (
    "joint forces (default 0). Formulas of t, q[i] and qd[i], separated by , or ; and one for each "
    'velocity or each motor: --tau="-q[0], sin(2*t)"; a single number is the force of every motor. '
    "Or a CSV file of t and a column for each velocity or each motor, with or without the header "
    "t,tau_JOINT,...: linear between rows, and held before the first and after the last; what "
    "--out wrote can be given"
)
STEP = "s, of rk4 and of rows (default 1e-3); shortened until rows divide the time"
EVERY = "keep a row every N steps (default 1); the time is divided into such rows"
INTEGRATOR = f"rk4 (default, compiled) or adaptive (order 8; {pip_install('simulate')})"
PLOT = (
    f"draw motion, energy, momentum, contact forces: .png, .svg, .pdf ({pip_install('simulate')})"
)
START = (
    "the first {}: a number for each, or NAME=VALUE for some. A robot with constraints is closed "
    "from there: named ones stay, others move as little as possible"
)
STABILIZE = (
    "of a robot with constraints, against drift: projection (default; after each step, Newton's "
    "method on e and K qd), baumgarte (K qdd + k + 2 a K qd + a^2 e = 0) or none"
)


Entry = float | tuple[str, float]


def _entry(text: str) -> Entry:
    """A number, or one that has a name."""
    name, equals, value = text.rpartition("=")
    try:
        number = float(value)
    except ValueError:
        message = f"{text!r} is neither a number nor NAME=NUMBER"
        raise argparse.ArgumentTypeError(message) from None
    return (name, number) if equals else number


def add_simulation(command: argparse.ArgumentParser) -> None:
    """Add the options of a simulation."""
    add = command.add_argument
    add("robot", metavar="ROBOT", help="as above")
    add("--time", type=float, default=1.0, metavar="T", help="s (default 1)")
    for flag, what in (
        ("--q0", "positions (default: the posture of the file)"),
        ("--qd0", "velocities (0)"),
    ):
        add(flag, nargs="+", type=_entry, metavar="X|NAME=X", help=START.format(what))
    add("--tau", metavar="FILE|EXPR", help=TAU)
    add("--integrator", default="rk4", metavar="NAME", help=INTEGRATOR)
    add("--step", type=float, default=1e-3, metavar="H", help=STEP)
    add("--every", type=int, default=1, metavar="N", help=EVERY)
    tolerance = "of adaptive, per step (default 1e-9)"
    add("--tolerance", type=float, metavar="TOL", help=tolerance)
    add("--stabilize", metavar="NAME", help=STABILIZE)
    add("--out", metavar="FILE", help="write the motion as CSV")
    add("--plot", metavar="FILE", help=PLOT)
    command.set_defaults(parameters=None, tip=None, name=None)
