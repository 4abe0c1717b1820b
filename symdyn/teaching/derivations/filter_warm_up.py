"""Before the filter: one number for each link, two carts on a rail, and what corresponds to "
"what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from symdyn.formulations.matrices.composite_body import mass_matrix
from symdyn.graph import Graph
from symdyn.robot.inertia import Inertia
from symdyn.robot.joint import Joint
from symdyn.robot.model import BASE, Link, Parameter, Robot
from symdyn.robot.placement import Placement
from symdyn.teaching.closed_forms import ClosedForms
from symdyn.teaching.notation import Words
from symdyn.teaching.steps.formulas import equation, prose
from symdyn.teaching.steps.parts import Lines, Table
from symdyn.teaching.steps.step import Source, Step
from symdyn.teaching.steps.writing import Writer

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


def warm_up(model: ClosedForms, lines: Mapping[str, Sequence[Words]]) -> Step:
    """The filter of the carts; `model` is theirs, `lines` what the derivation gives for them."""
    write = Writer(model)
    M = write.matrix("M", mass_matrix(write.robot, write.q))
    shown = tuple(one for name in SHOWN for one in lines[name])
    return Step(
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
        (M, Lines(shown)),
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


def analogy() -> Step:
    """What corresponds to what."""
    rows = tuple((prose(a), prose(b)) for a, b in _ROWS)
    return Step(
        ANALOGY,
        "The analogy",
        prose(
            "Nothing here is random. The equations of a filter and of a chain are the same ones. "
            "Time runs from the tip to the base, and so do the paper's numbers: in this step alone "
            "`k - 1` is the link beyond `k`."
        ),
        (equation("z(k) = phi(k,k-1) z(k-1) + w(k)"), equation("y(k) = H(k) z(k) + v(k)")),
        Source("RK88", ("4.1", "4.2")),
        (Table((prose("filter"), prose("robot")), rows),),
        (WARM_UP,),
    )
