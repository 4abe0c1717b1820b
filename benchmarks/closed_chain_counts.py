"""Counts closed_chain_dynamics of l arms of n joints that hold one object, as n and l grow.

    python benchmarks/closed_chain_counts.py            prints the section
    python benchmarks/closed_chain_counts.py --write    also puts it and its plot into docs/

The section is "Operation counts" of docs/closed_chains.md; the rest of that page stays as it is. It
counts multiplications, additions, divisions and roots in the frames given, with numeric parameters;
sines and cosines are the same for all. The plot needs matplotlib (the extra examples).
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from forward_dynamics import BODY, arm_like, filled, table

from symdyn.errors import FunctionError
from symdyn.formulations.constrained import contact_inertia, general, rccfd, swain_morris
from symdyn.graph import Array, Graph, Program, pause_collector
from symdyn.lie.semidefinite import factorize
from symdyn.passes import share_differences
from symdyn.robot.constraint import Constraint
from symdyn.robot.model import Frame, Joint, Link, Robot
from symdyn.robot.placement import Placement

DYNAMICS: dict[str, Callable[..., Any]] = {
    "general": general.closed_chain_dynamics,
    "rccfd1": rccfd.rccfd1,
    "rccfd2": rccfd.rccfd2,
    "rccfd3": rccfd.rccfd3,
    "swain-morris": swain_morris.closed_chain_dynamics,
}
OMEGA: dict[str, Callable[..., Any]] = {
    "ldlt": general.contact_inertia_inverse,
    "recursion": contact_inertia.contact_inertia_inverse,
}
EQUATIONS = "6 l equations"
JOINTS, ARMS = (2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 20, 24), (1, 2, 3, 4, 5, 6, 7, 8)
FEW, USUAL = 2, 7  # arms where joints vary, joints where arms vary
DOCS = Path(__file__).resolve().parent.parent / "docs"
TITLE = "## Operation counts"


def grasp_of(arms: int, n: int) -> Robot:
    """Arms on the ground around a body that floats, each of which holds it rigidly."""
    joints, links, frames, constraints = [], [], [], []
    for arm in range(arms):
        angle = 0.3 + 2 * np.pi * arm / arms
        place = Placement.from_xyz_rpy((np.cos(angle), np.sin(angle), 0.1), (0, 0, angle + 1.0))
        for joint in arm_like(n).joints:
            on = joint.parent >= 0
            joints.append(
                replace(
                    joint,
                    name=f"arm{arm}_{joint.name}",
                    parent=joint.parent + arm * n if on else -1,
                    placement=joint.placement if on else place,
                )
            )
            links.append(Link(f"arm{arm}_{joint.name}_link", BODY))
        at = Placement.from_xyz_rpy((0.1, 0.2, 0.3 + arm), (0.4, 0.5, angle))
        tip = Placement.from_xyz_rpy((0.0, 0.0, 0.2), (0, 0, 0))
        frames.append(Frame(f"tip{arm}", (arm + 1) * n - 1, tip))
        frames.append(Frame(f"grip{arm}", arms * n, at))
        constraints.append(Constraint(f"contact{arm}", f"tip{arm}", f"grip{arm}"))
    joints.append(Joint("object", "floating", -1, Placement(()), (0, 0, 1)))
    links.append(Link("object", BODY))
    return Robot(
        f"grasp{arms}x{n}",
        tuple(joints),
        tuple(links),
        frames=tuple(frames),
        constraints=tuple(constraints),
    )


@pause_collector()
def cost(derivation: Callable[..., Any], sizes: dict[str, int]) -> int:
    """All operations of what a derivation makes of inputs of these sizes, as it is derived."""
    graph, inputs = Graph(), []
    for name, size in sizes.items():
        symbols = tuple(graph.symbol(f"{name}[{k}]") for k in range(size))
        inputs.append(Array(name, (size,), symbols))
    found = [*_numbers(derivation(*(list(array.elements) for array in inputs)))]
    outputs = (Array("y", (len(found),), tuple(map(graph.constant, found))),)
    return share_differences(Program("y", tuple(inputs), outputs, "")).operations.total


def _numbers(found: Any) -> Iterator[Any]:
    if isinstance(found, list | tuple):
        for part in found:
            yield from _numbers(part)
    else:
        yield found


def counts(robot: Robot) -> dict[str, int]:
    """The operations of every method that can, of Omega by both, and of the equations."""
    state = {"q": robot.nq, "qd": robot.nv, "tau": robot.nv}
    rows = 6 * len(robot.constraints)

    def equations(A: list[Any], r: list[Any]) -> list[Any]:
        return factorize([A[k : k + rows] for k in range(0, rows * rows, rows)]).solve(r)

    found: dict[str, int] = {}
    for name, method in DYNAMICS.items():
        with suppress(FunctionError):  # swain-morris rejects arms that are too short
            found[name] = cost(partial(method, robot), state)
    for name, method in OMEGA.items():
        found[name] = cost(partial(method, robot), {"q": robot.nq})
    return found | {EQUATIONS: cost(equations, {"A": rows * rows, "r": rows})}


def crossover(n: int = 2) -> int:
    """Return the number of joints per arm from which `rccfd2` costs less than `general`."""
    while True:
        found = counts(grasp_of(FEW, n))
        if found["rccfd2"] < found["general"]:
            return n
        n += 1


_TEXT = """\
`python benchmarks/closed_chain_counts.py --write` writes this section and its plot. l arms of n
joints stand around an object, and each arm holds the object rigidly. The arms are those of
[forward dynamics](forward_dynamics.md) with axes at right angles. The tables count the operations
of `closed_chain_dynamics` before the graph passes, in the given link frames and for numeric
parameters, without sines and cosines. Emitted code needs fewer operations, because it uses
equivalent models and all passes."""


def section(by_n: dict[int, dict[str, int]], by_l: dict[int, dict[str, int]]) -> str:
    """The text of the section."""
    heads = [*DYNAMICS, *(f"Omega, {name}" for name in OMEGA), EQUATIONS]

    def rows(found: dict[int, dict[str, int]]) -> list[list[str]]:
        names = (*DYNAMICS, *OMEGA, EQUATIONS)
        return [
            [str(k), *(str(values.get(name, "-")) for name in names)] for k, values in found.items()
        ]

    last, before = JOINTS[-1], JOINTS[-2]
    slopes = {
        name: (by_n[last][name] - by_n[before][name]) / (last - before) / FEW for name in by_n[last]
    }
    most = ARMS[-1]
    share = by_l[most][EQUATIONS] / by_l[most]["rccfd2"]
    joints = (
        f"With {FEW} arms, each additional joint of an arm costs {slopes['rccfd2']:.0f} operations "
        f"by `rccfd2`, and {slopes['recursion']:.0f} for Omega by the recursion over the tree, "
        "independent of n. `general` factors the mass matrix, whose cost grows with n^3. At "
        f"{last} joints, an additional one costs {slopes['general']:.0f}. From **{crossover()} "
        "joints** per arm on, `rccfd2` is cheaper. Most arms have fewer joints, so the portfolio "
        "selects `general`."
    )
    arms = (
        f"With {USUAL} joints per arm, the sweeps of `rccfd2` grow with l and Omega grows with "
        "l^2, because the object couples all contacts. Solving the 6 l equations that remain costs "
        "72 l^3 operations and terms of lower order. Their factors and one solution are "
        f"{100 * share:.0f}% of all operations of `rccfd2` for {most} arms. `swain-morris` solves "
        "six equations for each arm on the ground and six for the object, so its cost is "
        "proportional to l. It requires arms that can move their contacts in all directions and "
        "rejects shorter arms. The other methods accept any arms."
    )
    return "\n\n".join(
        [
            TITLE,
            _TEXT,
            "![Operations over joints and over arms](closed_chain_counts.png)",
            filled(joints),
            table(["n", *heads], rows(by_n)),
            filled(arms),
            table(["l", *heads], rows(by_l)),
        ]
    )


def put(page: Path, text: str) -> None:
    """Write the section into the page, in place of what it had before, or at its end."""
    old = page.read_text(encoding="utf-8") if page.exists() else "# Closed chains\n"
    place = re.search(rf"^{TITLE}$.*?(?=^## |\Z)", old, re.MULTILINE | re.DOTALL)
    start, end = place.span() if place else (len(old), len(old))
    before, after = old[:start].rstrip(), old[end:]
    page.write_text(f"{before}\n\n{text}\n" + (f"\n{after}" if after else ""), encoding="utf-8")


def plot(by_n: dict[int, dict[str, int]], by_l: dict[int, dict[str, int]], target: Path) -> None:
    """Operations over the number of joints, and over the number of arms."""
    import matplotlib as mpl

    mpl.use("Agg")
    import matplotlib.pyplot as plt
    from PIL import Image

    # colours of Okabe and Ito, which the colour-blind can tell apart
    styles = {
        "general": ("#000000", "-", "general"),
        "rccfd2": ("#0072B2", "-", "rccfd2"),
        "swain-morris": ("#009E73", "-.", "swain-morris"),
        "ldlt": ("#999999", "--", "Omega, ldlt"),
        "recursion": ("#56B4E9", "--", "Omega, recursion"),
        EQUATIONS: ("#D55E00", ":", "6 l equations"),
    }
    figure, panels = plt.subplots(1, 2, figsize=(9.5, 4.2))
    titles = f"{FEW} arms of n joints", f"l arms of {USUAL} joints"
    for panel, found, title in zip(panels, (by_n, by_l), titles, strict=True):
        for name, (colour, dashes, what) in styles.items():
            values = {k: counted[name] / 1000 for k, counted in found.items() if name in counted}
            panel.plot(
                *zip(*values.items(), strict=True),
                color=colour,
                linestyle=dashes,
                lw=1.6,
                label=what,
            )
        panel.set_title(title, fontsize=10)
        panel.set_ylim(bottom=0)
        panel.grid(True, color="0.85", lw=0.6)
    panels[0].set_xlabel("joints n of an arm")
    panels[1].set_xlabel("arms l")
    panels[0].set_ylabel("thousand operations")
    handles, labels = panels[0].get_legend_handles_labels()
    figure.legend(handles, labels, loc="upper center", ncols=6, frameon=False, fontsize=9)
    figure.tight_layout(rect=(0, 0, 1, 0.93))
    figure.savefig(target, dpi=110)
    with Image.open(target) as image:  # a palette needs a third of the bytes and looks the same
        image.convert("RGB").quantize(128).save(target, optimize=True)


def main() -> None:
    """Print the section; with --write, put it into the page."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--write", action="store_true", help="write into docs/")
    write = parser.parse_args().write
    by_n = {n: counts(grasp_of(FEW, n)) for n in JOINTS}
    by_l = {arms: counts(grasp_of(arms, USUAL)) for arms in ARMS}
    text = section(by_n, by_l)
    print(text)
    if write:
        put(DOCS / "closed_chains.md", text)
        plot(by_n, by_l, DOCS / "closed_chain_counts.png")


if __name__ == "__main__":
    main()
