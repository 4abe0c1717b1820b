"""The results as a picture: a row for each function, a column for each robot."""

from __future__ import annotations

from pathlib import Path

from peers.contest import CASADI, PINOCCHIO, SYMDYN, Missing
from peers.report import Comparison

COLOURS = {SYMDYN: "#1b6ca8", CASADI: "#e0a030", PINOCCHIO: "#9a9a9a"}


def draw(comparisons: list[Comparison], file: Path) -> None:
    """Bars of ns for one evaluation, with the ratio to ours."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise Missing("matplotlib is not installed, no plot") from None
    robots = list(dict.fromkeys(c.robot for c in comparisons))
    functions = list(dict.fromkeys(c.function for c in comparisons))
    figure = Figure(figsize=(3.4 * len(robots) + 1.6, 1.05 * len(functions) + 0.9), dpi=150)
    grid = figure.subplots(len(functions), len(robots), squeeze=False)
    compared = {(c.function, c.robot) for c in comparisons}
    for i, function in enumerate(functions):
        for j, robot in enumerate(robots):
            grid[i][j].set_visible((function, robot) in compared)
    for c in comparisons:
        axes = grid[functions.index(c.function)][robots.index(c.robot)]
        times = [c.results[who].time if who in c.results else 0.0 for who in COLOURS]
        axes.barh(list(COLOURS), times, color=list(COLOURS.values()), height=0.72)
        for k, who in enumerate(COLOURS):
            axes.text(times[k], k, f" {_text(c, who)}", va="center", size=8)
        axes.set_xlim(0, 1.5 * max(times))
        axes.invert_yaxis()
        axes.set_xticks([])
        axes.tick_params(left=False, labelsize=8)
        axes.spines[["top", "right", "bottom"]].set_visible(False)
        if c.robot == robots[0]:
            title = c.function.replace("_", "\n")
            axes.set_ylabel(title, size=9, rotation=0, ha="right", va="center", labelpad=8)
        else:
            axes.set_yticklabels([])
        if c.function == functions[0]:
            axes.set_title(c.robot, size=11)
    title = "Time of one evaluation along a smooth motion, and how many times that of symdyn"
    figure.suptitle(title, size=11)
    figure.tight_layout()
    figure.savefig(file, metadata={"Software": None})


def _text(comparison: Comparison, who: str) -> str:
    result = comparison.results.get(who)
    if result is None:
        return "-"
    return f"{result.time:.0f} ns" + ("" if who == SYMDYN else f"   {result.ratio:.1f}x")
