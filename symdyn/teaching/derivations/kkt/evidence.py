"""The blocks of a closed chain in closed form, and residuals of the identities it satisfies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from symdyn.formulations.constrained import general
from symdyn.formulations.constrained.constraint_jacobian import (
    constraint_error,
    constraint_jacobian,
)
from symdyn.formulations.kinematics.jacobians import jacobian
from symdyn.formulations.matrices.composite_body import mass_matrix
from symdyn.graph import Graph, reachable
from symdyn.lie.matrices import Matrix, subtract_matrices
from symdyn.robot.constraint import DIRECTIONS, Constraint
from symdyn.robot.model import Robot
from symdyn.scalar import Scalar
from symdyn.teaching.closed_forms import ClosedForms
from symdyn.teaching.derivations.kkt.derivation import labelled_value
from symdyn.teaching.derivations.kkt.systems import (
    ChainMotion,
    ChainSystems,
    arm_dofs,
    gap,
    object_dofs,
)
from symdyn.teaching.steps.formulas import formula, prose
from symdyn.teaching.steps.parts import EquationLines
from symdyn.teaching.steps.step import DerivationStep
from symdyn.teaching.typesetting import TextAndLatex, latex, numbers, plain

MOST_NODES = 400
"""Blocks of larger graphs are not brought to closed form: they are too long to read."""
LONGEST = 6000
"""Closed forms of more characters are not printed."""

TOO_LONG = (
    "The blocks are too long to print here. --at evaluates them numerically, and --quantity M K "
    "prints them in full."
)

# -- closed forms ------------------------------------------------------------------------------


def closed_rows(robot: Robot, q: Sequence[Any]) -> Matrix:
    """K for satisfied rigid constraints: frame_a is frame_b, and K = J(frame_a) - J(frame_b).

    Both are body Jacobians. Joints that move both frames alike have no column.
    """
    return [row for one in robot.constraints for row in _rigid_rows(robot, q, one)]


def _rigid_rows(robot: Robot, q: Sequence[Any], constraint: Constraint) -> Matrix:
    ends = (constraint.frame_a, constraint.frame_b)
    a, b = jacobian(replace(robot, tips=ends), q)
    both = set.intersection(*(set(robot.ancestors(robot.frame(end).link)) for end in ends))
    common = {dof.index for i in both for dof in robot.dofs(i)}
    return [[0 if c in common else x for c, x in enumerate(row)] for row in subtract_matrices(a, b)]


def closed_forms(model: ClosedForms) -> DerivationStep:
    """The blocks of M and K, if they are short enough to read."""
    graph = Graph()
    robot, q = model.on(graph)
    rigid = model.at is None and all(c.directions == DIRECTIONS for c in robot.constraints)
    K = closed_rows(robot, q) if rigid else constraint_jacobian(robot, q)
    cells = list(_cells(robot, mass_matrix(robot, q), K))
    nodes = [graph.constant(x) for _, _, x in cells]
    found = _written(model, cells, nodes) if len(reachable(nodes)) <= MOST_NODES else []
    if not 0 < sum(len(line.text) for line in found) <= LONGEST:
        return _blocks(TOO_LONG, ())
    where = " , valid where the constraints are satisfied" if rigid else ""
    return _blocks(
        f"The closed forms of the blocks{where}. Entries that are zero or below the diagonal of a "
        "symmetric block are omitted.",
        found,
    )


def _blocks(why: str, lines: Sequence[TextAndLatex]) -> DerivationStep:
    results = (EquationLines(tuple(lines)),) if lines else ()
    title = "The blocks in closed form"
    return DerivationStep("blocks", title, prose(why), results=results, follows_from=("equations",))


def _cells(robot: Robot, M: Matrix, K: Matrix) -> Iterator[tuple[str, str, Scalar]]:
    """Names of blocks, places and entries; half of the entries of a symmetric block."""
    a, o = arm_dofs(robot), object_dofs(robot)
    for name, own in (("M_a", a), ("M_o", o)) if o else (("M", a),):
        for r, i in enumerate(own, 1):
            for c, j in enumerate(own[r - 1 :], r):
                yield name, f"{r},{c}", M[i][j]
    for name, own, sign in (("J", a, 1), ("A", o, -1)) if o else (("K", a, 1),):
        for r, row in enumerate(K, 1):
            for c, j in enumerate(own, 1):
                yield name, f"{r},{c}", row[j] if sign > 0 else -row[j]


def _written(
    model: ClosedForms, cells: Sequence[tuple[str, str, Scalar]], nodes: Sequence[Any]
) -> list[TextAndLatex]:
    values = [model.shown(x) for x in model.written(nodes)]
    return [
        TextAndLatex(
            f"{name}[{place}] = {plain(value)}",
            f"{formula(f'{name}[{place}]')} &= {latex(value, model.latex_names)}",
        )
        for (name, place, _), value in zip(cells, values, strict=True)
        if value != 0
    ]


# -- numbers -----------------------------------------------------------------------------------


def numerical_check(robot: Robot, at: Sequence[float] | None = None) -> DerivationStep:
    """Return the step with the residuals of the identities, at the posture or the given q."""
    numeric = robot.bind()
    q = [float(x) for x in (robot.start() if at is None else at)]
    systems = ChainSystems.at(numeric, q)
    error = max(abs(float(e)) for e in constraint_error(numeric, q))
    lines = [
        labelled_value("largest constraint error (m, rad)", f"{error:.0e}"),
        labelled_value("rank of Omega", f"{systems.rank} of {len(systems.Omega)}"),
        labelled_value(
            "undetermined components of f", undetermined_components(robot, systems) or "none"
        ),
        *(
            labelled_value(f"{what}, to", f"{leftover:.0e}")
            for what, leftover in gaps(numeric, q, systems).items()
        ),
    ]
    where = "at the posture of the robot" if at is None else "at the given q"
    qd = "velocities that satisfy the constraints"
    why = prose(
        f"The identities above are evaluated {where}, `q = {numbers(q)}`, with {qd}. Each number "
        "is the residual of an identity, relative to its largest entry."
    )
    results = (EquationLines(tuple(lines)),)
    return DerivationStep(
        "numbers", "Numerical check", why, results=results, follows_from=("inverse", "range")
    )


def gaps(robot: Robot, q: Sequence[float], systems: ChainSystems) -> dict[str, float]:
    """The identities of the derivation, each with its residual relative to its largest entry."""
    motion = ChainMotion.at(robot, q, systems)
    f, qdd_a, qdd_o = motion.solution
    qdd = np.zeros(robot.nv)
    qdd[arm_dofs(robot)], qdd[object_dofs(robot)] = qdd_a, qdd_o
    accelerations, six = general.closed_chain_dynamics(
        robot, q, motion.qd.tolist(), motion.tau.tolist()
    )
    forces = [six[n][row] for n, c in enumerate(robot.constraints) for row in c.rows]
    inside = systems.projector @ motion.free_motion_residual
    solved = np.concatenate([f, qdd_a, qdd_o])
    return {
        "S times (3.5a) = diag(1, Omega Omega^+)": gap(
            systems.reduced @ systems.inverse, systems.product
        ),
        "(3.5a) = (3.5b)": gap(systems.inverse_in_factors, systems.inverse),
        "Omega f of (3.6b) is in the range of Omega": gap(inside, motion.free_motion_residual),
        "(3.6) and (2.10c) solve (2.11)": gap(systems.full @ solved, motion.right),
        "qdd of (3.6) = that of the general algorithm (4.9)": gap(qdd, accelerations),
        "f of (3.6) = that of the general algorithm (4.9)": gap(f, forces),
    }


def undetermined_components(robot: Robot, systems: ChainSystems) -> str:
    """The constrained directions in which f is undetermined, by constraint."""
    rest = iter(systems.undetermined)
    components = {one.name: [x for x in one.directions if next(rest)] for one in robot.constraints}
    return ", ".join(f"{name} {' '.join(own)}" for name, own in components.items() if own)
