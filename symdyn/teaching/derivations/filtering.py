"""Forward dynamics as a filter and a smoother, step by step: RK88's reading for one robot.

Every quantity of `formulations/operators/rk88_operators.py` is written in terms of those before
it, down to the tip, where the filter starts. `filter` is all of them in order, with an introduction
and a check by random samples.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from symdyn.formulations.forward.zero_pivots import somewhere
from symdyn.formulations.inverse.newton_euler_matrix import bias
from symdyn.formulations.matrices.composite_body import mass_matrix
from symdyn.formulations.matrices.factorization import mass_matrix_factors
from symdyn.formulations.operators import pp99_operators
from symdyn.formulations.operators.rk88_operators import filter_quantities, whiten
from symdyn.formulations.shared.articulated_inertia import ArticulatedInertia
from symdyn.graph import Expr, Graph, in_steps
from symdyn.lie import six_of
from symdyn.robot.inertia import Inertia
from symdyn.robot.joint import Joint
from symdyn.robot.model import BASE, Link, Parameter, Robot
from symdyn.robot.placement import Placement
from symdyn.teaching.closed_forms import ClosedForms
from symdyn.teaching.derivations.zero_pose import has_rotors, titled
from symdyn.teaching.quantities import FILTER, STATISTICS
from symdyn.teaching.steps.formulas import equation, prose
from symdyn.teaching.steps.parts import EquationLines, StepTable
from symdyn.teaching.steps.step import Citation, Derivation, DerivationStep
from symdyn.teaching.steps.writing import QuantityWriter
from symdyn.teaching.typesetting import TextAndLatex, latex, numbers, plain

# -- two carts on a rail -------------------------------------------------------------------------

# An example before the filter, with one number for each link, and what corresponds to what.

WARM_UP, ANALOGY = "warm_up", "analogy"
SHOWN = ("innovation_variances", "innovations", "weighted_innovations", "accelerations")


def carts() -> ClosedForms:
    """Two carts in a row on one rail, the second pushed by a motor that rides on the first."""
    graph = Graph()
    masses = [graph.symbol(name) for name in ("m_1", "m_2")]
    along = (1, 0, 0)
    return ClosedForms(
        Robot(
            "carts",
            (
                Joint("slide1", "prismatic", BASE, Placement(), along),
                Joint("slide2", "prismatic", 0, Placement(), along),
            ),
            tuple(Link(f"cart{i + 1}", Inertia(m=m)) for i, m in enumerate(masses)),
            tips=("cart2",),
            gravity=(0, 0, 0),
            parameters=(Parameter("m_1", 1.0, "kg"), Parameter("m_2", 1.0, "kg")),
            symbolic_names=("m_1", "m_2"),
        )
    )


def warm_up(model: ClosedForms, lines: Mapping[str, Sequence[TextAndLatex]]) -> DerivationStep:
    """The filter of the carts; `model` is theirs, `lines` what the derivation gives for them."""
    write = QuantityWriter(model)
    M = write.matrix("M", mass_matrix(write.robot, write.q))
    shown = tuple(one for name in SHOWN for one in lines[name])
    return DerivationStep(
        WARM_UP,
        "A warm-up with one number for each link: two carts",
        prose(
            "Two carts stand in a row on a rail; joint 1 pushes cart 1 against the ground, joint 2 "
            "pushes cart 2 against cart 1. Let independent random forces `w_1`, `w_2` of variances "
            "`m_1`, `m_2` act on the carts. Joint 2 feels `y_2 = w_2`, joint 1 feels both, "
            "`y_1 = w_1 + w_2`. Their covariance is the mass matrix: `E(y_1^2) = m_1 + m_2`, "
            "`E(y_1 y_2) = E(y_2^2) = m_2`. Knowing `y_2`, the best guess of `y_1` is `y_2`; what "
            "the guess misses, `eps_1 = w_1`, is independent of `y_2` and has the variance `m_1`: "
            "the inertia that joint 1 feels while joint 2 is free. With joint forces for the `y` "
            "the same numbers are forward dynamics: cart 1 accelerates by `eps_1/m_1`."
        ),
        (equation("E(eps_1^2) = D_1,   E(eps_2^2) = D_2,   E(eps_1 eps_2) = 0"),),
        None,
        (M, EquationLines(shown)),
    )


_ROWS = (
    ("time `k`", "link `k`, from the tip to the base"),
    ("state `z(k)`", "wrench through joint `k`"),
    ("transition `phi(k,k-1)`", "carrying a wrench from link to link"),
    ("process noise `w(k)`, variance `M(k)`", "inertia of link `k`"),
    ("measurement `y(k) = H(k) z(k) + v(k)`", "force along joint `k`, its screw is `H^T`"),
    ("measurement noise `v(k)`", "rotor of joint `k`"),
    ("error variance `P(k)`", "articulated inertia"),
    ("innovation `eps(k)`, variance `D(k)`", "force that moves joint `k`, inertia it feels"),
    ("Kalman gain `G(k)`", "wrench per force at joint `k`, all beyond it free"),
    ("covariance of all `y`", "mass matrix"),
    ("whitening filter", "factor of the inverse of `M`"),
    ("smoothed state `lambda(k)`", "acceleration of link `k`"),
)


def analogy() -> DerivationStep:
    """What corresponds to what."""
    rows = tuple((prose(a), prose(b)) for a, b in _ROWS)
    return DerivationStep(
        ANALOGY,
        "The analogy",
        prose(
            "Nothing here is random. The equations of a filter and of a chain are the same ones. "
            "Time runs from the tip to the base, and so do the paper's numbers: in this step alone "
            "`k - 1` is the link beyond `k`."
        ),
        (equation("z(k) = phi(k,k-1) z(k-1) + w(k)"), equation("y(k) = H(k) z(k) + v(k)")),
        Citation("RK88", ("4.1", "4.2")),
        (StepTable((prose("filter"), prose("robot")), rows),),
        (WARM_UP,),
    )


SAMPLES = 20_000


@dataclass(frozen=True)
class _Told:
    """A quantity: its letter as text and in LaTeX, what it is, its formula, where it is printed.

    In formulas `c` are the links that link `k` carries, and `p` is the one that carries it. `turn`
    says which results of later steps it needs, in turn.
    """

    text: str
    latex: str
    about: str
    formula: str
    number: str
    origins: tuple[str, ...] = ()
    erratum: str = ""
    turn: str = ""


_TOLD = {
    "bias_free_forces": _Told(
        "T'",
        "T'",
        "What is left to accelerate the joints",
        "T'(k) = T(k) - C(k) - phi(k)",
        "4.17",
    ),
    "variances": _Told(
        "P",
        "P",
        "Articulated inertia, the filter's error variance (Riccati)",
        "P(k) = M(k) + sum over children c of (phi(k,c) - L(c) H(c)) P(c) phi^T(k,c)",
        "4.5",
        erratum="The loop of (4.5), (4.6) is printed to `N - 1`; it has to reach `N`.",
        turn="`P`, `D`, `G` and `L` of a link are computed before `P` of the link that carries it. "
        "So the `D` and `G` below, which have steps of their own, are known already.",
    ),
    "innovation_variances": _Told(
        "D",
        "D",
        "The innovations' variances",
        "D(k) = H(k) P(k) H^T(k)",
        "4.6",
        ("variances",),
        "The loop of (4.5), (4.6) is printed to `N - 1`; it has to reach `N`.",
    ),
    "gains": _Told(
        "G",
        "G",
        "The Kalman gain",
        "G(k) = P(k) H^T(k) D^-1(k)",
        "5.12",
        ("variances", "innovation_variances"),
    ),
    "predicted_gains": _Told(
        "L",
        "L",
        "The gain of the one-step predictor",
        "L(k) = phi(p,k) G(k)",
        "4.4",
        ("gains",),
        "(4.4) is printed with `D(1)` for `D^-1(1)` and `Phi(2,1)` for `phi(2,1)`.",
    ),
    "predictions": _Told(
        "zhat",
        r"\hat{z}",
        "The predicted wrench between links",
        "zhat(k) = sum over children c of (phi(k,c) zhat(c) + L(c) eps(c))",
        "4.20",
        ("predicted_gains",),
        "(4.20) is printed with `T(k)` in `eps(k)`; it is `T'(k)`.",
        "`zhat` and `eps` of a link are computed before `zhat` of the link that carries it; `eps` "
        "has a step of its own.",
    ),
    "innovations": _Told(
        "eps",
        r"\epsilon",
        "What the prediction misses",
        "eps(k) = T'(k) - H(k) zhat(k)",
        "4.20",
        ("bias_free_forces", "predictions"),
        "(4.20) is printed with `T(k)`; it is `T'(k)`.",
    ),
    "weighted_innovations": _Told(
        "nu",
        r"\nu",
        "Innovations, weighted",
        "nu(k) = D^-1(k) eps(k)",
        "4.20",
        ("innovation_variances", "innovations"),
        "(4.20) is printed with `T(k)` in `eps(k)`; it is `T'(k)`.",
    ),
    "smoothed_states": _Told(
        "lambda",
        r"\lambda",
        "The link's acceleration due to the joints, by the smoother",
        "lambda(k) = (phi(p,k) - L(k) H(k))^T lambda(p) + H^T(k) nu(k)",
        "4.22",
        ("predicted_gains", "weighted_innovations"),
        turn="Below it is shorter, `phi^T(p,k) lambda(p) + H^T(k) qdd(k)`. The `qdd`, which have a "
        "step of their own, need only the `lambda` of links nearer to the base.",
    ),
    "accelerations": _Told(
        "qdd",
        r"\ddot{q}",
        "The joint accelerations",
        "qdd(k) = nu(k) - L^T(k) lambda(p)",
        "4.22",
        ("smoothed_states",),
    ),
}
OUTWARD = ("smoothed_states", "accelerations")

_OPENING = (
    "Let random forces `w(k)`, whose variance is the inertia `M(k)` of link `k`, act on the links, "
    "and noise `v(k)`, whose variance is the rotor's inertia, on the joints. What the joints feel, "
    "`Y = H phi w + v`, then has the mass matrix for its variance: `E(Y Y^T) = M` (4.2).\n"
    "From the tips to the base a Kalman filter predicts what each joint feels from those beyond "
    "it. Its error has the articulated inertia `P` for variance. What it misses, the innovations "
    "`eps`, is white: `E(eps eps^T) = D` is diagonal (4.12). So "
    "`M = (1 + H Phi L) D (1 + H Phi L)^T` (4.11).\n"
    "Let `Y` be `T'`, the joint forces without their biases. A smoother, from the base to the "
    "tips, then turns the innovations into accelerations: "
    "`qdd = (1 - H Psi L)^T D^-1 (1 - H Psi L) T'` (4.16).\n"
    "Below, `k` is the number of a link, `h = C qd + phi` (--quantity bias), components are in "
    "link frames, angular first, and entries that are zero are left out. The paper counts links "
    "from the tip to the base; here, as everywhere, the first link is the one on the base. `c` "
    "stands for the links that link `k` carries, the paper's `k - 1`, and `p` for the link that "
    "carries it, the paper's `k + 1`."
)
_SEVERAL = (
    "\nA joint of several DoF measures the wrench through it several times, and the filter "
    "takes these measurements in one after the other, the last one first. What belongs to a joint "
    "therefore has the number of its velocity for `k`: `T'`, `D`, `G`, `L`, `eps`, `nu` and `qdd`."
)


def opening(robot: Robot) -> TextAndLatex:
    """What the filter is, and what its numbers count."""
    single = all(joint.nv == 1 for joint in robot.joints)
    return prose(_OPENING + _SEVERAL * (not single))


@dataclass(frozen=True)
class FilterEntry:
    """One entry of a quantity: its names as text and as LaTeX, and its value."""

    text: str
    latex: str
    value: Expr


def cells(robot: Robot, graph: Graph, q: Sequence[Any]) -> dict[str, list[FilterEntry]]:
    """The nonzero entries of every quantity, each in terms of the quantities before it.

    They are in the order of the recursions: from the tips to the base, those of `OUTWARD` back.
    """
    qd, tau = ([graph.symbol(f"{x}[{k}]") for k in range(robot.nv)] for x in ("qd", "tau"))
    reading = filter_quantities(robot, q, qd, tau)
    found: dict[tuple[str, int], list[FilterEntry]] = {}
    for name, symbol in _TOLD.items():
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
    result: dict[str, list[FilterEntry]] = {name: [] for name in _TOLD}
    for (name, _), rows in found.items():
        own = {step.text for step in rows}
        others = {node: text for node, text in names.items() if text not in own}
        values = in_steps(shown, [step.value for step in rows], others)
        for step, value in zip(rows, values, strict=True):
            if step.value.args and step.value in known:
                value = shown.symbol(known[step.value])
            known.setdefault(step.value, step.text)
            result[name].append(FilterEntry(step.text, step.latex, value))
    return result


def _components(symbol: _Told, k: int, value: Any, graph: Graph) -> list[FilterEntry]:
    """The entries of a quantity of number k: itself, six components, or half a symmetric matrix."""
    if isinstance(value, ArticulatedInertia):
        full = [[*a, *b] for a, b in zip(value.A, value.B, strict=True)]
        full += [[0, 0, 0, *c] for c in value.C]
        cells = [(f"{r + 1},{c + 1}", full[r][c]) for r in range(6) for c in range(r, 6)]
    elif isinstance(value, tuple):
        cells = [(f"{r + 1}", x) for r, x in enumerate(six_of(value))]
    else:
        return [FilterEntry(f"{symbol.text}_{k}", f"{symbol.latex}_{{{k}}}", graph.constant(value))]
    return [
        FilterEntry(
            f"{symbol.text}_{k}[{at}]", f"{symbol.latex}^{{({k})}}_{{{at}}}", graph.constant(x)
        )
        for at, x in cells
    ]


def step(
    robot: Robot, name: str, lines: Iterable[TextAndLatex], alone: bool = False
) -> DerivationStep:
    """A quantity of the filter as a step; `alone` if no other steps are shown."""
    told = _TOLD[name]
    why, rule = told.turn, told.formula
    if name == "innovation_variances" and has_rotors(robot):
        why, rule = "`R(k)` is the inertia of the rotor, behind the gear.", f"{rule} + R(k)"
    return DerivationStep(
        name,
        f"{told.about} ({FILTER}.{name})",
        prose(why) if why else None,
        (equation(rule),),
        Citation("RK88", (told.number,), (told.erratum,) if told.erratum else ()),
        (EquationLines(tuple(lines)),),
        () if alone else told.origins,
    )


# -- sampled ---------------------------------------------------------------------------------


def statistics(robot: Robot, at: Sequence[float] | None = None) -> DerivationStep:
    """Random forces on the links, what the joints feel of them, and the filter's innovations."""
    import numpy as np  # other derivations take none

    q = list(somewhere(robot) if at is None else at)
    numeric = robot.bind()
    Y = sampled_forces(numeric, q, SAMPLES)
    eps = np.array(whiten(numeric, q, list(Y)), float)
    M = np.array(mass_matrix(numeric, q), float)
    D = np.diag(np.array(mass_matrix_factors(numeric, q)[1], float))
    lines = []
    for name, product, samples, expected, of in (
        ("Y Y^T", "Y Y^T", Y, M, "M"),
        ("eps eps^T", r"\epsilon \epsilon^T", eps, D, "D"),
    ):
        found = samples @ samples.T / SAMPLES
        for r in range(robot.nv):
            for c in range(r, robot.nv):
                place, value = f"{r + 1},{c + 1}", f"{found[r, c]:.3g}"
                text = f"E({name})[{place}] = {value:<10} {of}[{place}] = {expected[r, c]:.3g}"
                tex = f"E({product})_{{{place}}} &= {value} & {of}_{{{place}}} &= "
                lines.append(TextAndLatex(text, tex + f"{expected[r, c]:.3g}"))
        off = f"{deviation(samples, expected):.1f} standard deviations of the estimate at most"
        lines.append(TextAndLatex(f"E({name}) - {of}: {off}", f"&\\text{{{off}}}"))
    why = prose(
        f"{SAMPLES} draws of `w(k)` of variance `M(k)` and `v(k)` of the rotors' inertia, at "
        f"`q = {numbers(q)}`."
    )
    return DerivationStep(
        STATISTICS,
        f"{FILTER}.{STATISTICS}: means of random draws",
        why,
        (),
        Citation("RK88", ("4.1", "4.2", "4.3", "4.12", "4.15")),
        (EquationLines(tuple(lines)),),
    )


def sampled_forces(robot: Robot, q: Sequence[float], samples: int) -> Any:
    """Y = S^T G^T w + v for w of variance J and v of variance R; a column per draw (4.3)."""
    import numpy as np

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
    import numpy as np

    n = samples.shape[1]
    variances = np.diag(expected)
    spread = (np.outer(variances, variances) + expected**2) / n
    return float(np.abs((samples @ samples.T / n - expected) / np.sqrt(spread)).max())


def derivation(model: ClosedForms, name: str) -> Derivation:
    """All quantities of the filter and the smoother, or one of them."""
    _, _, own = name.partition(".")
    title = titled("Forward dynamics as filtering and smoothing:", model.robot)
    if own == STATISTICS:
        return Derivation(title, (statistics(model.robot, model.at),))
    lines = _lines(model)
    if own:
        return Derivation(title, (step(model.robot, own, lines[own], alone=True),))
    steps = (step(model.robot, name, rows) for name, rows in lines.items())
    sampled = statistics(model.robot, model.at)
    example = carts()
    first = warm_up(example, _lines(example))
    every = (first, analogy(), *steps, sampled)
    return Derivation(title, every, opening(model.robot))


def _lines(model: ClosedForms) -> dict[str, list[TextAndLatex]]:
    """The entries of every quantity of the filter, each in terms of those before it."""
    graph = Graph()
    robot, q = model.on(graph)
    every = cells(robot, graph, q)
    names = dict(model.latex_names)
    for k in range(model.robot.nv):
        names[model.symbol(f"h_{k + 1}")] = f"h_{{{k + 1}}}"
    for rows in every.values():
        names.update((model.symbol(cell.text), cell.latex) for cell in rows)
    found = {}
    for quantity, rows in every.items():
        values = map(model.shown, model.written([cell.value for cell in rows]))
        found[quantity] = [
            TextAndLatex(f"{cell.text} = {plain(value)}", f"{cell.latex} &= {latex(value, names)}")
            for cell, value in zip(rows, values, strict=True)
        ]
    return found
