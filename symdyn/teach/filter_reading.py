"""Forward dynamics as a filter and a smoother, step by step: RK88's reading for one robot.

Every quantity of `derive/operators/rk88_filter.py` is written in terms of those before it, down to
the tip, where the filter starts. `filter` is all of them in order, with an introduction and a check
by random samples.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from symdyn.derive.forward.zero_pivots import somewhere
from symdyn.derive.inverse.bias import bias
from symdyn.derive.matrices.composite_body import mass_matrix
from symdyn.derive.matrices.factorization import mass_matrix_factors
from symdyn.derive.operators import pp99_operators
from symdyn.derive.operators.rk88_filter import ABOUT, filter_quantities, whiten
from symdyn.derive.shared.articulated_inertia import ArticulatedInertia
from symdyn.graph import Expr, Graph, in_steps
from symdyn.lie import six_of
from symdyn.robot.model import Robot
from symdyn.teach.notation import Section, Words, numbers

FAMILY = "filter"
STATISTICS = "statistics"
SAMPLES = 20_000


@dataclass(frozen=True)
class _Symbol:
    """How a quantity is written as text and in LaTeX, and its explanation in LaTeX."""

    text: str
    latex: str
    about: str


_SYMBOLS = {
    "bias_free_forces": _Symbol(
        "T'", "T'", r"$T' = T - C - \phi$, what is left to accelerate the joints (4.17)"
    ),
    "variances": _Symbol(
        "P", "P", "$P(k)$, articulated inertia: the filter's error variance (Riccati, 4.5)"
    ),
    "innovation_variances": _Symbol("D", "D", "$D(k) = H P H^T$: the innovations' variances (4.6)"),
    "gains": _Symbol("G", "G", "$G(k) = P H^T D^{-1}$, the Kalman gain (5.12)"),
    "predicted_gains": _Symbol(
        "L", "L", r"$L(k) = \phi(k+1,k) G(k)$, the gain of the one-step predictor (4.6)"
    ),
    "predictions": _Symbol(
        "zhat", r"\hat{z}", r"$\hat{z}(k)$, the predicted wrench between links (4.20)"
    ),
    "innovations": _Symbol(
        "eps",
        r"\epsilon",
        r"$\epsilon(k) = T'(k) - H(k) \hat{z}(k)$, what the prediction misses (4.20)",
    ),
    "weighted_innovations": _Symbol("nu", r"\nu", r"$\nu(k) = D^{-1}(k) \epsilon(k)$ (4.20)"),
    "smoothed_states": _Symbol(
        "lambda", r"\lambda", r"$\lambda(k)$, the link's acceleration due to the joints (4.22)"
    ),
    "accelerations": _Symbol(
        "qdd", r"\ddot{q}", r"$\nu(k) - L^T(k) \lambda(k+1)$, the joint accelerations (4.22)"
    ),
}
OUTWARD = ("smoothed_states", "accelerations")
NAMES = (FAMILY, *(f"{FAMILY}.{name}" for name in (*_SYMBOLS, STATISTICS)))

_TEXT = """\
filter: forward dynamics read as filtering and smoothing (RK88 section 4)
  Let random forces w(k), whose variance is the inertia M(k) of link k, act on the links, and noise
  v(k), whose variance is the rotor's inertia, on the joints. What the joints feel, Y = H phi w + v,
  then has the mass matrix for its variance: E(Y Y^T) = M (4.2).
  From the tips to the base a Kalman filter predicts what each joint feels from those beyond it.
  Its error has the articulated inertia P for variance. What it misses, the innovations eps, is
  white: E(eps eps^T) = D is diagonal (4.12). So M = (1 + H Phi L) D (1 + H Phi L)^T (4.11).
  Let Y be T', the joint forces without their biases. A smoother, from the base to the tips, then
  turns the innovations into accelerations: qdd = (1 - H Psi L)^T D^-1 (1 - H Psi L) T' (4.16).
  Below, k is the number of a link, h = C qd + phi (--quantity bias), components are in link frames,
  angular first, and entries that are zero are left out."""
_LATEX = r"""Let random forces $w(k)$, whose variance is the inertia $M(k)$ of link $k$, act on
the links, and noise $v(k)$, whose variance is the rotor's inertia, on the joints. What the joints
feel, $Y = H \phi w + v$, then has the mass matrix for its variance: $E(Y Y^T) = \mathcal{M}$ (4.2).

From the tips to the base a Kalman filter predicts what each joint feels from those beyond it. Its
error has the articulated inertia $P$ for variance. What it misses, the innovations $\epsilon$, is
white: $E(\epsilon \epsilon^T) = D$ is diagonal (4.12). So
$\mathcal{M} = (1 + H \Phi L) D (1 + H \Phi L)^T$ (4.11). Let $Y$ be $T'$, the joint forces without
their biases. A smoother, from the base to the tips, then turns the innovations into accelerations:
$\ddot{q} = (1 - H \Psi L)^T D^{-1} (1 - H \Psi L) T'$ (4.16).

Below, $k$ is the number of a link, $h = C \dot{q} + \phi$, components are in link frames, angular
first, and entries that are zero are left out.
"""
_SEVERAL = """
  A joint of several freedoms measures the wrench through it several times, and the filter takes
  these measurements in one after the other, the last one first. What belongs to a joint therefore
  has the number of its velocity for k: T', D, G, L, eps, nu and qdd."""
_SEVERAL_LATEX = r"""
A joint of several freedoms measures the wrench through it several times, and the filter takes
these measurements in one after the other, the last one first. What belongs to a joint therefore
has the number of its velocity for $k$: $T'$, $D$, $G$, $L$, $\epsilon$, $\nu$ and $\ddot{q}$.
"""


def opening(robot: Robot) -> Words:
    """What the filter is, and what its numbers count."""
    if all(joint.nv == 1 for joint in robot.joints):
        return Words(_TEXT, _LATEX)
    return Words(_TEXT + _SEVERAL, _LATEX + _SEVERAL_LATEX)


@dataclass(frozen=True)
class Step:
    """One entry of a quantity: its names as text and as LaTeX, and its value."""

    text: str
    latex: str
    value: Expr


def steps(robot: Robot, graph: Graph, q: Sequence[Any]) -> dict[str, list[Step]]:
    """The nonzero entries of every quantity, each in terms of the quantities before it.

    They are in the order of the recursions: from the tips to the base, those of `OUTWARD` back.
    """
    qd, tau = ([graph.symbol(f"{x}[{k}]") for k in range(robot.nv)] for x in ("qd", "tau"))
    reading = filter_quantities(robot, q, qd, tau)
    found: dict[tuple[str, int], list[Step]] = {}
    for name, symbol in _SYMBOLS.items():
        values = getattr(reading, name)
        order = range(len(values))
        for k in order if name in OUTWARD else reversed(order):
            entries = _components(symbol, k + 1, values[k], graph)
            found[name, k] = [step for step in entries if not step.value.is_zero]
    names = {graph.constant(h): f"h_{k}" for k, h in enumerate(bias(robot, q, qd), start=1)}
    # If a node has several names, the last one counts: D rather than the entry of P it equals.
    names |= {step.value: step.text for rows in found.values() for step in rows}
    names = {node: name for node, name in names.items() if node.args}
    known: dict[Expr, str] = {}
    shown = Graph()
    result: dict[str, list[Step]] = {name: [] for name in _SYMBOLS}
    for (name, _), rows in found.items():
        own = {step.text for step in rows}
        others = {node: text for node, text in names.items() if text not in own}
        values = in_steps(shown, [step.value for step in rows], others)
        for step, value in zip(rows, values, strict=True):
            if step.value.args and step.value in known:
                value = shown.symbol(known[step.value])
            known.setdefault(step.value, step.text)
            result[name].append(Step(step.text, step.latex, value))
    return result


def _components(symbol: _Symbol, k: int, value: Any, graph: Graph) -> list[Step]:
    """The entries of a quantity of number k: itself, six components, or half a symmetric matrix."""
    if isinstance(value, ArticulatedInertia):
        full = [[*a, *b] for a, b in zip(value.A, value.B, strict=True)]
        full += [[0, 0, 0, *c] for c in value.C]
        cells = [(f"{r + 1},{c + 1}", full[r][c]) for r in range(6) for c in range(r, 6)]
    elif isinstance(value, tuple):
        cells = [(f"{r + 1}", x) for r, x in enumerate(six_of(value))]
    else:
        return [Step(f"{symbol.text}_{k}", f"{symbol.latex}_{{{k}}}", graph.constant(value))]
    return [
        Step(f"{symbol.text}_{k}[{at}]", f"{symbol.latex}^{{({k})}}_{{{at}}}", graph.constant(x))
        for at, x in cells
    ]


def heading(name: str) -> Words:
    """The name of a quantity and what it is."""
    return Words(f"{FAMILY}.{name}: {ABOUT[name]}", _SYMBOLS[name].about + ":")


# -- sampled ---------------------------------------------------------------------------------


def statistics(robot: Robot, at: Sequence[float] | None = None) -> Section:
    """Random forces on the links, what the joints feel of them, and the filter's innovations."""
    q = list(somewhere(robot) if at is None else at)
    numeric = robot.bind()
    Y = sampled_forces(numeric, q, SAMPLES)
    eps = np.array(whiten(numeric, q, list(Y)), float)
    M = np.array(mass_matrix(numeric, q), float)
    D = np.diag(np.array(mass_matrix_factors(numeric, q)[1], float))
    lines = []
    for name, latex, samples, expected, of in (
        ("Y Y^T", "Y Y^T", Y, M, "M"),
        ("eps eps^T", r"\epsilon \epsilon^T", eps, D, "D"),
    ):
        found = samples @ samples.T / SAMPLES
        for r in range(robot.nv):
            for c in range(r, robot.nv):
                place, value = f"{r + 1},{c + 1}", f"{found[r, c]:.3g}"
                text = f"E({name})[{place}] = {value:<10} {of}[{place}] = {expected[r, c]:.3g}"
                tex = f"E({latex})_{{{place}}} &= {value} & {of}_{{{place}}} &= "
                lines.append(Words(text, tex + f"{expected[r, c]:.3g}"))
        off = f"{deviation(samples, expected):.1f} standard deviations of the estimate at most"
        lines.append(Words(f"E({name}) - {of}: {off}", f"&\\text{{{off}}}"))
    words = (
        f"{FAMILY}.{STATISTICS}: {SAMPLES} draws of w(k) of variance M(k) and v(k) of the rotors'\n"
        f"inertia, at q = {numbers(q)} (RK88 eqs. 4.1-4.3, 4.12-4.15)"
    )
    latex = (
        f"Means of {SAMPLES} draws of $w(k)$ of variance $M(k)$ and $v(k)$ of the rotors'\n"
        f"inertia, at $q = {numbers(q)}$:"
    )
    return Section.of(Words(words, latex), lines)


def sampled_forces(robot: Robot, q: Sequence[float], samples: int) -> Any:
    """Y = S^T G^T w + v for w of variance J and v of variance R; a column per draw (4.3)."""
    rng = np.random.default_rng(1)
    ops = pp99_operators.operators(robot, q)
    S, G, J = (np.array(x, float) for x in (ops.S, ops.G, ops.J))
    values, vectors = np.linalg.eigh(J)
    root = vectors * np.sqrt(np.maximum(values, 0)) @ vectors.T
    rotors = np.sqrt(np.diag(np.array(ops.R, float)))[:, None]
    noise = rotors * rng.standard_normal((robot.nv, samples))
    return S.T @ G.T @ root @ rng.standard_normal((len(J), samples)) + noise


def deviation(samples: Any, expected: Any) -> float:
    """The largest error of a sampled covariance, in standard deviations of the estimate."""
    n = samples.shape[1]
    variances = np.diag(expected)
    spread = (np.outer(variances, variances) + expected**2) / n
    return float(np.abs((samples @ samples.T / n - expected) / np.sqrt(spread)).max())
