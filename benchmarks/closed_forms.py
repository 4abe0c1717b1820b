"""Times closed forms of M, C and phi by normal form, beside sympy.physics.mechanics.

    python benchmarks/closed_forms.py

The Puma 560 has its inertial parameters open and exact rational geometry; planar arms of n links
have every parameter open. sympy.physics.mechanics derives the same planar arms by Kane's method and
simplifies M with trigsimp; beyond three links this takes too long to wait for.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import sympy
from sympy.physics import mechanics as me

import symdyn as sd

QUANTITIES = ("M", "C", "phi")


def seconds(action: Callable[[], Any], repeats: int = 3) -> float:
    """The shortest of several runs."""
    times = []
    for _ in range(repeats):
        start = time.perf_counter()
        action()
        times.append(time.perf_counter() - start)
    return min(times)


def planar(n: int) -> sd.Robot:
    """A planar arm of n links, all symbols."""
    symbols: dict[str, Any] = {}
    rows = []
    for k in range(1, n + 1):
        symbols.update({f"l_{k}": 1.0, f"lc_{k}": 0.5, f"m_{k}": 1.0, f"I_{k}": 0.1})
        com = [f"lc_{k} - l_{k}", 0, 0]  # the frame is at the far end of the link
        rows.append({"a": f"l_{k}", "mass": f"m_{k}", "com": com, "inertia": {"zz": f"I_{k}"}})
    return sd.from_dh(rows, name=f"planar{n}r", gravity=(0, -9.81, 0), symbols=symbols)


def size_and_time(robot: sd.Robot, repeats: int = 3) -> tuple[int, float]:
    """Terms of M, C and phi, and the time from robot to normal forms."""

    def run() -> int:
        model = sd.derive(robot)
        return sum(form.size for name in QUANTITIES for form in model.normal_form(name))

    return run(), seconds(run, repeats)


def by_mechanics(n: int) -> sympy.Matrix:
    """The mass matrix of a planar arm by Kane's method, simplified."""
    t = me.dynamicsymbols._t
    q = me.dynamicsymbols(f"q1:{n + 1}")
    u = me.dynamicsymbols(f"u1:{n + 1}")
    lengths, centres, masses, inertias = (
        sympy.symbols(f"{name}1:{n + 1}", positive=True) for name in ("l", "lc", "m", "I")
    )
    world = me.ReferenceFrame("N")
    origin = me.Point("O")
    origin.set_vel(world, 0)
    bodies, loads = [], []
    frame, joint = world, origin
    for k in range(n):
        link = frame.orientnew(f"A{k}", "Axis", [q[k], world.z])
        link.set_ang_vel(frame, u[k] * world.z)
        centre = joint.locatenew(f"C{k}", centres[k] * link.x)
        centre.v2pt_theory(joint, world, link)
        inertia = (me.inertia(link, 0, 0, inertias[k]), centre)
        bodies.append(me.RigidBody(f"B{k}", centre, link, masses[k], inertia))
        loads.append((centre, -masses[k] * 9.81 * world.y))
        following = joint.locatenew(f"P{k}", lengths[k] * link.x)
        following.v2pt_theory(joint, world, link)
        frame, joint = link, following
    kane = me.KanesMethod(world, q, u, [q[k].diff(t) - u[k] for k in range(n)])
    kane.kanes_equations(bodies, loads)
    return sympy.trigsimp(kane.mass_matrix)


def main() -> None:
    """Print the figures."""
    size, took = size_and_time(sd.load("puma560").symbolic("inertial"), 1)
    print(f"puma560, inertial parameters open: M, C, phi, {size} terms in {took:.2f} s")
    print("\nplanar arms, all parameters open")
    print(f"{'n':>3} {'terms':>7} {'seconds':>9} {'us/term':>8}")
    for n in range(2, 11):
        size, took = size_and_time(planar(n))
        print(f"{n:3d} {size:7d} {took:9.4f} {took / size * 1e6:8.1f}")
    print("\nthe same mass matrix by sympy.physics.mechanics, simplified")
    for n in (2, 3):
        ours = seconds(lambda n=n: sd.derive(planar(n)).M)
        theirs = seconds(lambda n=n: by_mechanics(n), 1)
        print(f"{n:3d} {theirs:9.3f} s, here {ours:.4f} s: {theirs / ours:.0f} times")


if __name__ == "__main__":
    main()
