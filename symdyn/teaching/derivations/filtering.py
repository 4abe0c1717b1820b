"""Forward dynamics as a filter and a smoother, step by step: RK88 for one robot.

Every quantity of `formulations/operators/rk88_operators.py` is written in terms of those before
it, down to the tip, where the filter starts. `filter` lists all of them in order, with an
introduction and a check by random samples.
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
from symdyn.graph import Expr, Graph, substitute_named_nodes
from symdyn.lie import pair_to_vector
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

# An example with one number for each link, and the correspondence of filter and robot.

TWO_CARTS, ANALOGY = "two_carts", "analogy"
SHOWN = ("innovation_variances", "innovations", "weighted_innovations", "accelerations")


def carts() -> ClosedForms:
    """Two carts on one rail; a motor on the first drives the second."""
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


def two_cart_example(
    model: ClosedForms, lines: Mapping[str, Sequence[TextAndLatex]]
) -> DerivationStep:
    """The filter of the carts; `lines` are the results of the derivation for their `model`."""
    write = QuantityWriter(model)
    M = write.matrix("M", mass_matrix(write.robot, write.q))
    shown = tuple(one for name in SHOWN for one in lines[name])
    return DerivationStep(
        TWO_CARTS,
        "Example with one number for each link: two carts",
        prose(
            "Two carts move along a rail. Joint 1 drives cart 1 relative to the ground, and joint "
            "2 drives cart 2 relative to cart 1. Let independent random forces `w_1`, `w_2` with "
            "variances `m_1`, `m_2` act on the carts. The force at joint 2 is `y_2 = w_2`, and the "
            "force at joint 1 is `y_1 = w_1 + w_2`. Their covariance is the mass matrix: `E(y_1^2) "
            "= m_1 + m_2`, `E(y_1 y_2) = E(y_2^2) = m_2`. Given `y_2`, the best estimate of `y_1` "
            "is `y_2`. The estimation error `eps_1 = w_1` is independent of `y_2` and has the "
            "variance `m_1`, which is the inertia at joint 1 while joint 2 is free. With joint "
            "forces in place of the `y`, the same numbers give the forward dynamics: cart 1 "
            "accelerates at `eps_1/m_1`."
        ),
        (equation("E(eps_1^2) = D_1,   E(eps_2^2) = D_2,   E(eps_1 eps_2) = 0"),),
        None,
        (M, EquationLines(shown)),
    )


_ANALOGY_ROWS = (
    ("time `k`", "link `k`, from the tip to the base"),
    ("state `z(k)`", "wrench through joint `k`"),
    ("transition `phi(k,k-1)`", "transform of a wrench from link to link"),
    ("process noise `w(k)`, variance `M(k)`", "inertia of link `k`"),
    ("measurement `y(k) = H(k) z(k) + v(k)`", "force at joint `k`, whose screw is `H^T`"),
    ("measurement noise `v(k)`", "rotor inertia of joint `k`"),
    ("error variance `P(k)`", "articulated inertia"),
    (
        "innovation `eps(k)`, variance `D(k)`",
        "force that accelerates joint `k`, articulated inertia at the joint",
    ),
    ("Kalman gain `G(k)`", "wrench per unit force at joint `k`, with all joints beyond it free"),
    ("covariance of all `y`", "mass matrix"),
    ("whitening filter", "factor of the inverse mass matrix"),
    ("smoothed state `lambda(k)`", "acceleration of link `k`"),
)


def analogy() -> DerivationStep:
    """The correspondence of filter and robot."""
    rows = tuple((prose(a), prose(b)) for a, b in _ANALOGY_ROWS)
    return DerivationStep(
        ANALOGY,
        "The analogy",
        prose(
            "A robot involves no randomness, but the equations of a Kalman filter and of a chain "
            "of links are the same. Time corresponds to the link number, counted from the tip to "
            "the base as in the paper: in this step only, `k - 1` is the link beyond `k`."
        ),
        (equation("z(k) = phi(k,k-1) z(k-1) + w(k)"), equation("y(k) = H(k) z(k) + v(k)")),
        Citation("RK88", ("4.1", "4.2")),
        (StepTable((prose("filter"), prose("robot")), rows),),
        (TWO_CARTS,),
    )


SAMPLES = 20_000


@dataclass(frozen=True)
class _FilterRow:
    """A quantity: its symbol as text and in LaTeX, its title, formula, and equation number.

    In formulas, `c` are the children of link `k`, and `p` is its parent. `remark` states which
    results of later steps the recursion needs in turn.
    """

    text: str
    latex: str
    title: str
    formula: str
    number: str
    origins: tuple[str, ...] = ()
    erratum: str = ""
    remark: str = ""


FILTER_ROWS = {
    "bias_free_forces": _FilterRow(
        "T'",
        "T'",
        "Joint forces without their bias",
        "T'(k) = T(k) - C(k) - phi(k)",
        "4.17",
    ),
    "variances": _FilterRow(
        "P",
        "P",
        "Articulated inertia: error covariance of the filter (Riccati equation)",
        "P(k) = M(k) + sum over children c of (phi(k,c) - L(c) H(c)) P(c) phi^T(k,c)",
        "4.5",
        erratum="The loop of (4.5), (4.6) is printed up to `N - 1`; it has to include `N`.",
        remark=(
            "The recursion computes `P`, `D`, `G` and `L` of a link before `P` of its parent. The "
            "`D` and `G` below are therefore known; the next steps show them."
        ),
    ),
    "innovation_variances": _FilterRow(
        "D",
        "D",
        "Variances of the innovations",
        "D(k) = H(k) P(k) H^T(k)",
        "4.6",
        ("variances",),
        "The loop of (4.5), (4.6) is printed up to `N - 1`; it has to include `N`.",
    ),
    "gains": _FilterRow(
        "G",
        "G",
        "Kalman gain",
        "G(k) = P(k) H^T(k) D^-1(k)",
        "5.12",
        ("variances", "innovation_variances"),
    ),
    "predicted_gains": _FilterRow(
        "L",
        "L",
        "Gain of the one-step predictor",
        "L(k) = phi(p,k) G(k)",
        "4.4",
        ("gains",),
        "(4.4) is printed with `D(1)` for `D^-1(1)` and `Phi(2,1)` for `phi(2,1)`.",
    ),
    "predictions": _FilterRow(
        "zhat",
        r"\hat{z}",
        "Predicted wrench between links",
        "zhat(k) = sum over children c of (phi(k,c) zhat(c) + L(c) eps(c))",
        "4.20",
        ("predicted_gains",),
        "(4.20) is printed with `T(k)` in `eps(k)`; it is `T'(k)`.",
        "The recursion computes `zhat` and `eps` of a link before `zhat` of its parent; the next "
        "step shows `eps`.",
    ),
    "innovations": _FilterRow(
        "eps",
        r"\epsilon",
        "Innovations: errors of the prediction",
        "eps(k) = T'(k) - H(k) zhat(k)",
        "4.20",
        ("bias_free_forces", "predictions"),
        "(4.20) is printed with `T(k)`; it is `T'(k)`.",
    ),
    "weighted_innovations": _FilterRow(
        "nu",
        r"\nu",
        "Weighted innovations",
        "nu(k) = D^-1(k) eps(k)",
        "4.20",
        ("innovation_variances", "innovations"),
        "(4.20) is printed with `T(k)` in `eps(k)`; it is `T'(k)`.",
    ),
    "smoothed_states": _FilterRow(
        "lambda",
        r"\lambda",
        "Link accelerations due to the joints, by the smoother",
        "lambda(k) = (phi(p,k) - L(k) H(k))^T lambda(p) + H^T(k) nu(k)",
        "4.22",
        ("predicted_gains", "weighted_innovations"),
        remark=(
            "The results use the shorter form `phi^T(p,k) lambda(p) + H^T(k) qdd(k)`. The next "
            "step shows `qdd`, which depends only on the `lambda` of links nearer to the base."
        ),
    ),
    "accelerations": _FilterRow(
        "qdd",
        r"\ddot{q}",
        "Joint accelerations",
        "qdd(k) = nu(k) - L^T(k) lambda(p)",
        "4.22",
        ("smoothed_states",),
    ),
}
OUTWARD = ("smoothed_states", "accelerations")

_OPENING = (
    "Let random wrenches `w(k)`, whose covariance is the inertia `M(k)` of link `k`, act on the "
    "links, and noise `v(k)`, whose variance is the rotor inertia, on the joints. The covariance "
    "of the joint forces `Y = H phi w + v` is then the mass matrix: `E(Y Y^T) = M` (4.2).\n"
    "From the tips to the base, a Kalman filter predicts the force at each joint from the forces "
    "at the joints beyond it. The covariance of its error is the articulated inertia `P`. The "
    "prediction errors `eps`, called innovations, are white: `E(eps eps^T) = D` is diagonal "
    "(4.12). Hence `M = (1 + H Phi L) D (1 + H Phi L)^T` (4.11).\n"
    "Now let `Y` be `T'`, the joint forces without their bias. From the base to the tips, a "
    "smoother computes the accelerations from the innovations: `qdd = (1 - H Psi L)^T D^-1 (1 - H "
    "Psi L) T'` (4.16).\n"
    "Below, `k` is the number of a link and `h = C qd + phi` (--quantity bias). Components are in "
    "link frames, angular first, and entries that are zero are omitted. The paper counts links "
    "from the tip to the base, symdyn from the base to the tip. `c` stands for the children of "
    "link `k`, the paper's `k - 1`, and `p` for its parent, the paper's `k + 1`."
)
_SEVERAL = (
    "\n"
    "A joint of several DoF gives several measurements of its wrench, and the filter processes "
    "them one by one, the last one first. For the quantities of a joint, `T'`, `D`, `G`, `L`, "
    "`eps`, `nu` and `qdd`, `k` is therefore the index of the joint velocity."
)


def opening(robot: Robot) -> TextAndLatex:
    """An introduction to the filter and its numbering."""
    single = all(joint.nv == 1 for joint in robot.joints)
    return prose(_OPENING + _SEVERAL * (not single))


@dataclass(frozen=True)
class FilterEntry:
    """One entry of a quantity: its names as text and as LaTeX, and its value."""

    text: str
    latex: str
    value: Expr


def filter_entries(robot: Robot, graph: Graph, q: Sequence[Any]) -> dict[str, list[FilterEntry]]:
    """The nonzero entries of every quantity, each in terms of the quantities before it.

    They are in the order of the recursions: from the tips to the base, those of `OUTWARD` from the
    base to the tips.
    """
    qd, tau = ([graph.symbol(f"{x}[{k}]") for k in range(robot.nv)] for x in ("qd", "tau"))
    reading = filter_quantities(robot, q, qd, tau)
    found: dict[tuple[str, int], list[FilterEntry]] = {}
    for name, symbol in FILTER_ROWS.items():
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
    result: dict[str, list[FilterEntry]] = {name: [] for name in FILTER_ROWS}
    for (name, _), rows in found.items():
        own = {step.text for step in rows}
        others = {node: text for node, text in names.items() if text not in own}
        values = substitute_named_nodes(shown, [step.value for step in rows], others)
        for step, value in zip(rows, values, strict=True):
            if step.value.args and step.value in known:
                value = shown.symbol(known[step.value])
            known.setdefault(step.value, step.text)
            result[name].append(FilterEntry(step.text, step.latex, value))
    return result


def _components(symbol: _FilterRow, k: int, value: Any, graph: Graph) -> list[FilterEntry]:
    """The entries of quantity number k: a scalar, six components, or half a symmetric matrix."""
    if isinstance(value, ArticulatedInertia):
        full = [[*a, *b] for a, b in zip(value.A, value.B, strict=True)]
        full += [[0, 0, 0, *c] for c in value.C]
        places = [(f"{r + 1},{c + 1}", full[r][c]) for r in range(6) for c in range(r, 6)]
    elif isinstance(value, tuple):
        places = [(f"{r + 1}", x) for r, x in enumerate(pair_to_vector(value))]
    else:
        return [FilterEntry(f"{symbol.text}_{k}", f"{symbol.latex}_{{{k}}}", graph.constant(value))]
    return [
        FilterEntry(
            f"{symbol.text}_{k}[{at}]", f"{symbol.latex}^{{({k})}}_{{{at}}}", graph.constant(x)
        )
        for at, x in places
    ]


def step(
    robot: Robot, name: str, lines: Iterable[TextAndLatex], alone: bool = False
) -> DerivationStep:
    """Return a quantity of the filter as a step; `alone` if no other steps are shown."""
    row = FILTER_ROWS[name]
    why, rule = row.remark, row.formula
    if name == "innovation_variances" and has_rotors(robot):
        why, rule = "`R(k)` is the rotor inertia reflected through the gear.", f"{rule} + R(k)"
    return DerivationStep(
        name,
        f"{row.title} ({FILTER}.{name})",
        prose(why) if why else None,
        (equation(rule),),
        Citation("RK88", (row.number,), (row.erratum,) if row.erratum else ()),
        (EquationLines(tuple(lines)),),
        () if alone else row.origins,
    )


# -- sampled ---------------------------------------------------------------------------------


def statistics(robot: Robot, at: Sequence[float] | None = None) -> DerivationStep:
    """Compare sampled covariances of joint forces and innovations with M and D."""
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
        off = f"{deviation(samples, expected):.1f} standard deviations of the estimate or less"
        lines.append(TextAndLatex(f"E({name}) - {of}: {off}", f"&\\text{{{off}}}"))
    why = prose(
        f"Means over {SAMPLES} random samples of `w(k)` with covariance `M(k)` and `v(k)` with the "
        f"rotor inertias as variances, at `q = {numbers(q)}`."
    )
    return DerivationStep(
        STATISTICS,
        f"{FILTER}.{STATISTICS}: means of random samples",
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
    first = two_cart_example(example, _lines(example))
    every = (first, analogy(), *steps, sampled)
    return Derivation(title, every, opening(model.robot))


def _lines(model: ClosedForms) -> dict[str, list[TextAndLatex]]:
    """The entries of every quantity of the filter, each in terms of those before it."""
    graph = Graph()
    robot, q = model.on(graph)
    every = filter_entries(robot, graph, q)
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
