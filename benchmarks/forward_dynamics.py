"""Counts seven formulations of forward dynamics, for chains of 2 to 60 joints and built-in arms.

    python benchmarks/forward_dynamics.py            prints the tables
    python benchmarks/forward_dynamics.py --write    also docs/forward_dynamics.md and .png

It counts multiplications, additions and divisions in the frames given, with numeric parameters;
sines and cosines are the same for all. The plot needs matplotlib (the extra examples).
"""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any

from symdyn.formulations.forward import articulated_body, ldlt, pp99, rk88
from symdyn.graph import Array, Graph, Operations, Program, pause_collector
from symdyn.passes import share_differences
from symdyn.robot import Robot, load
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import Joint, Link
from symdyn.robot.placement import Move, Placement

METHODS: dict[str, Callable[..., Any]] = {
    "ldlt": ldlt.forward_dynamics,
    "articulated-body": articulated_body.forward_dynamics,
    "pp99": pp99.forward_dynamics,
    "fd1": rk88.fd1,
    "fd2": rk88.fd2,
    "fd3": rk88.fd3,
    "fd4": rk88.fd4,
}
LENGTHS = (*range(2, 17), 20, 25, 30, 40, 50, 60)
ARMS = ("puma560", "stanford", "ur5", "ur10", "iiwa14", "panda")
DOCS = Path(__file__).resolve().parent.parent / "docs"
BODY = Inertia(1.0, 0.1, 0.2, 0.3, 0.5, 0.01, 0.6, 0.02, 0.03, 0.7)


def chain_of(n: int, placements: list[Placement]) -> Robot:
    """A chain of revolute joints about z, whose placements repeat the list."""
    joints = (
        Joint(f"joint{i + 1}", "revolute", i - 1, placements[i % len(placements)], (0, 0, 1))
        for i in range(n)
    )
    links = (Link(f"link{i + 1}", BODY) for i in range(n))
    return Robot(f"chain{n}", tuple(joints), tuple(links))


def arm_like(n: int) -> Robot:
    """Return a chain whose axes are at right angles, with one offset each."""
    quarter = 1.5707963267948966
    places = [
        Placement((Move("z", 0.3), Move("rx", quarter))),
        Placement((Move("x", 0.4), Move("rx", -quarter))),
    ]
    return chain_of(n, places)


def general(n: int) -> Robot:
    """Return a chain whose axes are skew, with three offsets and three angles for each joint."""
    return chain_of(n, [Placement.from_xyz_rpy((0.1, 0.2, 0.3), (0.4, 0.5, 0.6))])


CHAINS = {"right angles": arm_like, "general": general}
GEOMETRY = {
    "right angles": "The axes are at right angles, with one offset each, as in most arms.",
    "general": "The axes are skew, with three offsets and three angles for each joint.",
}


@pause_collector()
def cost(robot: Robot, method: str) -> Operations:
    """The operations of a formulation as derived, before any pass."""
    graph = Graph()
    n = robot.nv
    inputs = [
        Array(name, (n,), tuple(graph.symbol(f"{name}[{k}]") for k in range(n)))
        for name in ("q", "qd", "tau")
    ]
    qdd = METHODS[method](robot, *(list(array.elements) for array in inputs))
    outputs = (Array("qdd", (n,), tuple(map(graph.constant, qdd))),)
    return share_differences(Program("qdd", tuple(inputs), outputs, method)).operations


def totals(make: Callable[[int], Robot]) -> dict[str, list[int]]:
    """Operations by method, one figure for each of `LENGTHS`."""
    return {method: [cost(make(n), method).total for n in LENGTHS] for method in METHODS}


def crossover(make: Callable[[int], Robot]) -> tuple[int, str]:
    """From how many joints on a method of O(n) is cheaper than L D L^T, and which one is."""
    last, best = 1, ""
    for n in range(2, 31):
        counts = {method: cost(make(n), method).total for method in METHODS}
        best = min(counts, key=lambda method: counts[method])
        last = n if best == "ldlt" else last
    return last + 1, best


def per_joint(counts: list[int]) -> int:
    """The operations for one more joint, at the longest chains."""
    return round((counts[-1] - counts[-2]) / (LENGTHS[-1] - LENGTHS[-2]))


def filled(text: str) -> str:
    """The text in lines of at most 100 characters."""
    return textwrap.fill(text, 100, break_long_words=False, break_on_hyphens=False)


def table(heads: list[str], rows: list[list[str]]) -> str:
    """A Markdown table."""
    lines = [heads, ["---", *["---:"] * (len(heads) - 1)], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def report() -> tuple[str, dict[str, dict[str, list[int]]]]:
    """The page, and the numbers for the plot."""
    arms = []
    for name in ARMS:
        found = {method: cost(load(name).bind(), method) for method in METHODS}
        arms.append([name, *(f"{c.mul} / {c.add} / {c.div}" for c in found.values())])
    parts = [
        "# Forward dynamics: seven formulations",
        filled(
            "symdyn derives forward dynamics by seven formulations. This page counts the "
            "operations of each, in the given link frames and for numeric parameters, with zeros "
            "folded and equal expressions shared. `python benchmarks/forward_dynamics.py --write` "
            "writes the page and its plot."
        ),
        filled(
            "This page states the counts before the graph passes. `symdyn compare` prints two "
            "other counts. Its column *given frames* is the count after all passes in the given "
            "frames, with sines, cosines and divisions included in the sum. Its other columns "
            "are the counts of the emitted code, which uses equivalent models and needs fewer "
            "operations than this page states."
        ),
        filled(
            "Sines and cosines are the same for all formulations and are not included here. `fd2` "
            "is `fd1` with the accelerations of links and tips, which cost nothing unless they are "
            "requested."
        ),
        "## Built-in arms: multiplications / additions / divisions",
        table(["robot", *METHODS], arms),
    ]
    figures: dict[str, dict[str, list[int]]] = {}
    for title, make in CHAINS.items():
        figures[title] = totals(make)
        n, best = crossover(make)
        slopes = ", ".join(f"`{m}` {per_joint(figures[title][m])}" for m in METHODS if m != "ldlt")
        rows = [
            [str(length), *(str(figures[title][m][k]) for m in METHODS)]
            for k, length in enumerate(LENGTHS)
        ]
        text = (
            f"{GEOMETRY[title]} The table lists the sum of all operations. From **{n} joints** on, "
            f"`{best}` is cheaper than `ldlt`, whose cost grows with the cube of the number of "
            f"joints. Each additional joint costs: {slopes}."
        )
        parts += [f"## Chains, {title}", filled(text), table(["n", *METHODS], rows)]
    parts.append("![Operations per joint over the number of joints](forward_dynamics.png)")
    return "\n\n".join(parts) + "\n", figures


def plot(figures: dict[str, dict[str, list[int]]], target: Path) -> None:
    """Operations per joint over the number of joints: linear growth is a level line."""
    import matplotlib

    matplotlib.use("Agg")  # a file is drawn; no display is needed
    import matplotlib.pyplot as plt
    from PIL import Image

    # colours of Okabe and Ito, which the colour-blind can tell apart; fd2 covers fd1
    styles = {
        "ldlt": ("#000000", "-"),
        "articulated-body": ("#999999", "-"),
        "pp99": ("#E69F00", "-"),
        "fd1": ("#56B4E9", "-"),
        "fd2": ("#0072B2", ":"),
        "fd3": ("#009E73", "-"),
        "fd4": ("#D55E00", "--"),
    }
    figure, panels = plt.subplots(1, len(figures), figsize=(9.5, 4.2), sharey=True)
    for panel, (title, counts) in zip(panels, figures.items(), strict=True):
        for method, values in counts.items():
            colour, dashes = styles[method]
            shares = [value / n for value, n in zip(values, LENGTHS, strict=True)]
            panel.loglog(LENGTHS, shares, color=colour, linestyle=dashes, lw=1.5, label=method)
        panel.set_title(f"chains, {title}", fontsize=10)
        panel.set_xlabel("joints")
        panel.set_xticks([2, 5, 10, 20, 60], ["2", "5", "10", "20", "60"])
        panel.minorticks_off()
        panel.grid(True, color="0.85", lw=0.6)
    panels[0].set_ylabel("operations per joint")
    handles, labels = panels[0].get_legend_handles_labels()
    figure.legend(handles, labels, loc="upper center", ncols=7, frameon=False, fontsize=9)
    figure.tight_layout(rect=(0, 0, 1, 0.93))
    figure.savefig(target, dpi=110)
    with Image.open(target) as image:  # a palette needs a third of the bytes and looks the same
        image.convert("RGB").quantize(128).save(target, optimize=True)


def main() -> None:
    """Print the page; with --write, write it."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--write", action="store_true", help="write docs/forward_dynamics.*")
    write = parser.parse_args().write
    page, figures = report()
    print(page)
    if write:
        (DOCS / "forward_dynamics.md").write_text(page)
        plot(figures, DOCS / "forward_dynamics.png")


if __name__ == "__main__":
    main()
