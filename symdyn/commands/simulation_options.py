"""The options of `symdyn simulate`; light to load, since every command line reads them."""

from __future__ import annotations

import argparse

ABOUT = (
    "Integrates the equations of motion, friction and springs included, and prints where the "
    "motion begins and ends; --out has all of it. A warning says where the steps of rk4 are so "
    "long that the energy is off by more than one percent."
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
INTEGRATOR = "rk4 (default, compiled) or adaptive (order 8; pip install 'symdyn[simulate]')"
PLOT = "draw motion, energy, momentum: .png, .svg, .pdf (pip install 'symdyn[simulate]')"


def add_simulation(command: argparse.ArgumentParser) -> None:
    """Add the options of a simulation."""
    add = command.add_argument
    add("robot", metavar="ROBOT", help="as above")
    add("--time", type=float, default=1.0, metavar="T", help="s (default 1)")
    for flag, what in (
        ("--q0", "positions (default: the posture of the file)"),
        ("--qd0", "velocities (0)"),
    ):
        add(flag, nargs="+", type=float, metavar="X", help=f"the first {what}")
    add("--tau", metavar="FILE|EXPR", help=TAU)
    add("--integrator", default="rk4", metavar="NAME", help=INTEGRATOR)
    add("--step", type=float, default=1e-3, metavar="H", help=STEP)
    add("--every", type=int, default=1, metavar="N", help=EVERY)
    tolerance = "of adaptive, per step (default 1e-9)"
    add("--tolerance", type=float, metavar="TOL", help=tolerance)
    add("--out", metavar="FILE", help="write the motion as CSV")
    add("--plot", metavar="FILE", help=PLOT)
    command.set_defaults(parameters=None, tip=None, name=None)
