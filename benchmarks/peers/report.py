"""The results as a page: the machine, times, and ratios beside those to reach."""

from __future__ import annotations

import platform
from dataclasses import dataclass

from peers.contest import CASADI, FLOATING_TARGETS, PINOCCHIO, SYMDYN, TARGETS, Missing
from peers.states import STATES
from peers.timing import CHUNK, LOW, BatchResult, Result
from peers.workshop import compiler_version, package, processor, vector_sets

PEERS = (PINOCCHIO, CASADI)
BATCH_TARGETS = {"AVX-512": 40, "AVX2": 20}


@dataclass(frozen=True)
class Comparison:
    """One function of one robot at one kind of states."""

    robot: str
    floating: bool
    function: str
    kind: str
    results: dict[str, Result]
    batch: BatchResult | None
    difference: float


_HEAD = """\
# Emitted code beside its peers

`python benchmarks/peers.py` writes this page; run it to know the times on your machine. All get the
same URDF: Pinocchio's C++ is compiled from its headers, CasADi writes C for the same model
(Pinocchio's algorithms on CasADi's symbols, or adam-robotics, whichever is faster). Each has the
best of the flags below. Times are ns for one evaluation on one core. In each of {rounds} rounds
every contestant in turn evaluates {chunk} of {states} states; the time is the {low}th percentile of
the rounds, so that other users of the machine do not count. *times* says how many times as long as
symdyn the peer takes, with the range over sweeps in parentheses. Closed chains are on
[a page of their own](closed_chains.md).
{floating}
![Times of all functions along a smooth motion](results.png)
"""

_FLOATING = """
{robots} have a floating base. Their states are on the manifold: position and unit quaternion of the
base, then the joints, in the same order for all (Pinocchio's model is built with the joints in the
order of symdyn's). The base's twists, and the forces on it, are (angular, linear) in symdyn and
(linear, angular) in Pinocchio and CasADi: each reads states and writes answers in its own order,
and they are permuted before and after the timing only.
"""

_TITLES = {
    "path": "Along a smooth motion, every millisecond, as in a controller",
    "random": "At random states, where the branches of libm's sine and cosine are unpredictable",
}


def page(
    comparisons: list[Comparison], absent: list[str], flags: tuple[str, ...], rounds: int
) -> str:
    """The text of results.md."""
    afloat = " and ".join(dict.fromkeys(c.robot for c in comparisons if c.floating))
    floating = _FLOATING.format(robots=afloat) if afloat else ""
    head = _HEAD.format(states=STATES, chunk=CHUNK, rounds=rounds, low=LOW, floating=floating)
    parts = [head, machine(flags)]
    if absent:
        parts.append("Not in this run:\n\n" + "\n".join(f"- {line}" for line in absent) + "\n")
    for kind, title in _TITLES.items():
        parts.append(f"## {title}\n\n" + _ratios([c for c in comparisons if c.kind == kind]))
    parts.append("## How\n\n" + _details(comparisons))
    if any(c.batch for c in comparisons):
        parts.append("## Batch of 1024, one core\n\n" + _batches(comparisons))
    worst = max(c.difference for c in comparisons)
    parts.append(f"Before the timing all answers agreed to {worst:.0e} of the largest element.\n")
    return "\n".join(parts)


def machine(flags: tuple[str, ...]) -> str:
    """The machine, the compiler and the versions, as a table."""
    rows = [
        ("processor", f"{processor()}, {vector_sets()}"),
        ("compiler", compiler_version("c")),
        ("C library", " ".join(platform.libc_ver())),
        ("flags", ", ".join(f"`{f}`" for f in flags)),
        ("versions", ", ".join(_versions())),
    ]
    return _table(("", ""), rows)


def _versions() -> list[str]:
    found = []
    for name in ("symdyn", "pin", "cmeel-eigen", "casadi", "adam-robotics"):
        try:
            found.append(f"{name} {package(name)}")
        except Missing:
            continue
    return found


def _ratios(comparisons: list[Comparison]) -> str:
    rows = []
    for c in comparisons:
        targets = (FLOATING_TARGETS if c.floating else TARGETS)[c.function]
        row = [c.robot, c.function, f"{c.results[SYMDYN].time:.0f}"]
        for peer in PEERS:
            result, target = c.results.get(peer), targets.get(peer)
            row.append(f"{result.time:.0f}" if result else "-")
            row.append(times(result) if result else "-")
            row.append(verdict(result, target))
        rows.append(row)
    head = ["robot", "function", "symdyn ns"]
    for peer in PEERS:
        head += [f"{peer} ns", "times", "target"]
    return _table(head, rows)


def times(result: Result) -> str:
    """How many times as long as ours, with the range over sweeps."""
    low, high = result.spread
    return f"**{result.ratio:.2f}** ({low:.2f} to {high:.2f})"


def verdict(result: Result | None, target: float | None) -> str:
    """Whether the target is reached."""
    if target is None or result is None:
        return "-"
    return f"{target:g}, {'reached' if result.ratio >= target else 'missed'}"


def _details(comparisons: list[Comparison]) -> str:
    rows = []
    for c in comparisons:
        for who, result in c.results.items():
            e, median = result.entry, "" if who == SYMDYN else f"{result.median:.2f}"
            what = [c.robot, c.kind, c.function, who]
            rows.append([*what, e.method, e.flags, e.operations, median])
    head = ("robot", "states", "function", "code", "method", "fastest with", "operations")
    return _table((*head, "times, median of all rounds"), rows)


def _batches(comparisons: list[Comparison]) -> str:
    rows = []
    for c in comparisons:
        if c.batch is None:
            continue
        if c.function == "inverse_dynamics":
            peer, target = PINOCCHIO, BATCH_TARGETS.get(vector_sets())
        else:
            peer, target = SYMDYN, 4
        reached = c.batch.ratios.get(peer)
        verdict = "-"
        if target and reached:
            verdict = f"{target} over {peer}, {'reached' if reached >= target else 'missed'}"
        ratios = [f"{c.batch.ratios[w]:.1f}" if w in c.batch.ratios else "-" for w in _ALL]
        what = [c.robot, c.kind, c.function, f"{c.batch.time:.1f}"]
        rows.append([*what, *ratios, verdict, c.batch.flags])
    head = ["robot", "states", "function", "ns each", *(f"times {w}" for w in _ALL), "target"]
    return _table([*head, "fastest with"], rows)


_ALL = (SYMDYN, *PEERS)


def _table(head: list[str] | tuple[str, ...], rows: list[list[str]] | list[tuple[str, str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines)
