"""A step of Runge and Kutta's method with its derivatives, around those of the rates.

    x = (q, qd),  v = (u, f_tip, p),    k_i = g(x_i, v),  x_i = x + c_i dt k_(i-1)
    x_next = x + dt (k_1 + 2 k_2 + 2 k_3 + k_4) / 6,      c = (0, 1/2, 1/2, 1)

Sensitivities of the stages in z = (x, v, dt), with G = dg/d(x, v) and T_i = d(x_i, v)/dz:

    dk_i/dz = G_i T_i,    dx_i/dz = (1 0 0) + c_i (dt dk_(i-1)/dz + k_(i-1) e_dt^T)

Weights l of x_next give weights dt b_i of the k_i, from the last stage to the first; W_i is the
Hessian of (dt b_i)^T g, and the Hessian of l^T x_next is

    b_i = w_i l + c_(i+1) G_(i+1)^T dt b_(i+1),     w = (1, 2, 2, 1) / 6
    H = sum of T_i^T W_i T_i + e_dt r^T + r e_dt^T,    r = sum of (dk_i/dz)^T b_i

Only g is differentiated on the graph. The rest is loops over small matrices, which take far less
than four copies of g that are differentiated in a row.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate

import numpy as np
from numpy.typing import NDArray

from symdyn.codegen.casadi.derivatives import CasadiSignature, External, Family, Missing
from symdyn.codegen.casadi.matrices import Matrix, transposed
from symdyn.codegen.module import Module

FUNCTION = "rk4_step"
RATES, ACCELERATIONS = "qdot", "forward_dynamics"
STATE, INPUT, TIME, NEXT = "x", "u", "dt", "x_next"
LANES = 4
"""Rows of matrices are filled up to a multiple of this, so that loops over them vectorise."""


@dataclass(frozen=True)
class MatrixBlock:
    """A block of a large matrix: its first row and column there, and where its entries are.

    `at` is the index of a result, or the first of the entries in a buffer.
    """

    matrix: Matrix
    row: int
    column: int
    at: int


@dataclass(frozen=True)
class RatesCall:
    """A call of a C function: its inputs as text, its blocks and their size in `w`.

    A function of rates has no blocks; `size` is then the first row of these rates.
    """

    function: str
    inputs: str
    blocks: tuple[MatrixBlock, ...]
    size: int


@dataclass(frozen=True)
class RungeKuttaStep:
    """The step for the template. Of the inputs `v` are the arguments besides x and dt.

    `values` to `curvatures` are the calls for k, G, weights of the arguments, and W; `jac` to
    `turned` are the blocks that CasADi wants. `signatures` come with the C function of each.
    """

    nq: int
    nx: int
    nz: int
    straight: bool
    inputs: tuple[Matrix, ...]
    columns: tuple[int, ...]
    values: tuple[RatesCall, ...]
    slopes: tuple[RatesCall, ...] = ()
    gradients: tuple[RatesCall, ...] = ()
    curvatures: tuple[RatesCall, ...] = ()
    jac: tuple[MatrixBlock, ...] = ()
    adj: tuple[MatrixBlock, ...] = ()
    hess: tuple[MatrixBlock, ...] = ()
    turned: tuple[MatrixBlock, ...] = ()
    signatures: tuple[tuple[CasadiSignature, str], ...] = ()
    function: str = FUNCTION

    @property
    def row(self) -> int:
        """The length of a row of sensitivities."""
        return -(-(self.nz + 1) // LANES) * LANES

    @property
    def v(self) -> list[int]:
        """The arguments besides x and dt, by index."""
        return [k for k, m in enumerate(self.inputs) if m.name not in (STATE, TIME)]

    @property
    def time(self) -> int:
        """The index of the argument dt."""
        return [m.name for m in self.inputs].index(TIME)


def step_of(module: Module, families: Sequence[Family]) -> RungeKuttaStep | None:
    """The step, if the module has what it takes: accelerations, and rates where they are not qd.

    It has the derivatives that all of these have.
    """
    found = {family.value.function: family for family in families}
    if ACCELERATIONS not in found or not (module.straight or RATES in found):
        return None
    _, _, u, *more = found[ACCELERATIONS].value.inputs
    nx = module.nq + module.nv
    starts = list(accumulate((m.size for m in (u, *more)), initial=nx))
    parts = [
        _Part(found[ACCELERATIONS], module.nq, (0, module.nq, *starts[:-1])),
        *([] if module.straight else [_Part(found[RATES], 0, (0, module.nq))]),
    ]
    step = RungeKuttaStep(
        module.nq,
        nx,
        starts[-1],
        module.straight,
        (_dense(STATE, nx), replace(u, name=INPUT), _dense(TIME, 1), *more),
        (0, nx, starts[-1], *starts[1:-1]),
        tuple(part.value for part in parts),
    )
    return _with_derivatives(step, parts)


def missing_of(
    module: Module, families: Sequence[Family], step: RungeKuttaStep | None
) -> list[Missing]:
    """What is left out of the step, or the step itself, if the module has accelerations."""
    found = {family.value.function: family for family in families}
    if ACCELERATIONS not in found:
        return []
    if step is None:
        return [Missing(FUNCTION, f"it needs {RATES}, too; request {ACCELERATIONS} and {RATES}")]
    parts = [found[name] for name in (ACCELERATIONS, RATES) if name in found]
    whole = [part.value.function for part in parts if part.jac is None]
    if whole:
        return [Missing(f"jac_{FUNCTION}", f"it needs jac_{whole[0]}")]
    bent = [part.value.function for part in parts if part.adj is not None and part.second is None]
    return [Missing(f"jac_adj1_{FUNCTION}", f"it needs jac_adj1_{name}") for name in bent[:1]]


@dataclass(frozen=True)
class _Part:
    """Some of the rates: their first row among all, and the columns of what they depend on."""

    family: Family
    row: int
    columns: tuple[int, ...]

    @property
    def _inputs(self) -> str:
        v = "".join(f", v[{k}]" for k in range(len(self.columns) - 2))
        return f"x, x + {self.columns[1]}{v}"

    @property
    def value(self) -> RatesCall:
        """k."""
        return RatesCall(self.family.value.program.name, self._inputs, (), self.row)

    @property
    def slopes(self) -> RatesCall | None:
        """G."""
        jac = self.family.jac
        if jac is None:
            return None
        at = [(self.row, column) for column in self.columns]
        return _call(jac, self._inputs, jac.outputs, at)

    @property
    def gradients(self) -> RatesCall | None:
        """The weights of all arguments; they are given those of the rates."""
        adj = self.family.adj
        if adj is None:
            return None
        at = [(0, column) for column in self.columns]
        outputs = [Matrix(m.name, 1, m.size, m.places) for m in adj.outputs]
        return _call(adj, f"{self._inputs}, weights + {self.row}", outputs, at)

    @property
    def curvatures(self) -> RatesCall | None:
        """W."""
        second = self.family.second
        if second is None:
            return None
        n, group = len(self.columns), len(self.columns) + 2 * len(self.family.value.outputs)
        outputs = [second.outputs[i * group + j] for i in range(n) for j in range(n)]
        at = [(row, column) for row in self.columns for column in self.columns]
        return _call(second, f"{self._inputs}, weights + {self.row}", outputs, at)


def _dense(name: str, size: int) -> Matrix:
    return Matrix(name, size, 1, tuple(range(size)))


def _call(
    member: External, inputs: str, outputs: Sequence[Matrix], at: Sequence[tuple[int, int]]
) -> RatesCall:
    blocks, start = [], 0
    for matrix, (row, column) in zip(outputs, at, strict=True):
        if matrix.places:
            blocks.append(MatrixBlock(matrix, row, column, start))
            start += len(matrix.places)
    return RatesCall(member.program.name, inputs, tuple(blocks), start)


def _with_derivatives(step: RungeKuttaStep, parts: Sequence[_Part]) -> RungeKuttaStep:
    nx, nz = step.nx, step.nz
    end = _dense(NEXT, nx)
    signatures = [(CasadiSignature("", FUNCTION, step.inputs, (end,)), "symdyn_step")]
    slopes = [part.slopes for part in parts]
    known = tuple(call for call in slopes if call is not None)
    if len(known) < len(parts):
        return replace(step, signatures=tuple(signatures))
    entries = filled(nx, nz, [(b.matrix, b.row, b.column) for c in known for b in c.blocks])
    if step.straight:
        entries |= filled(nx, nz, [(_unit(nx - step.nq), 0, step.nq)])
    states, rates, last = sensitivities(entries)
    spans = [slice(c, c + m.size) for c, m in zip(step.columns, step.inputs, strict=True)]
    jac = [
        MatrixBlock(cut(f"jac_{NEXT}_{m.name}", last[:, span]), 0, span.start, k)
        for k, (m, span) in enumerate(zip(step.inputs, spans, strict=True))
    ]
    inputs = (*step.inputs, end.empty(f"out_{NEXT}"))
    outputs = tuple(block.matrix for block in jac)
    signatures.append((CasadiSignature("jac_", FUNCTION, inputs, outputs), "symdyn_step_jac"))
    step = replace(step, slopes=known, jac=tuple(jac), signatures=tuple(signatures))
    gradients = tuple(c for c in (part.gradients for part in parts) if c is not None)
    curvatures = tuple(c for c in (part.curvatures for part in parts) if c is not None)
    if len(curvatures) < len(parts):
        return step
    bent = filled(nz, nz, [(b.matrix, b.row, b.column) for c in curvatures for b in c.blocks])
    whole = hessian(states, rates, bent)
    adj, hess, turned = [], [], []
    results: list[Matrix] = []
    for k, (i, rows) in enumerate(zip(step.inputs, spans, strict=True)):
        adj.append(MatrixBlock(replace(i, name=f"adj_{i.name}"), 0, rows.start, k))
        for j, columns in zip(step.inputs, spans, strict=True):
            matrix = cut(f"jac_adj_{i.name}_{j.name}", whole[rows, columns])
            hess.append(MatrixBlock(matrix, rows.start, columns.start, len(results)))
            results.append(matrix)
        results.append(Matrix(f"jac_adj_{i.name}_out_{NEXT}", i.size, nx, ()))
        matrix, _ = transposed(jac[k].matrix, f"jac_adj_{i.name}_adj_{NEXT}")
        turned.append(MatrixBlock(matrix, 0, rows.start, len(results)))
        results.append(matrix)
    inputs = (*inputs, replace(end, name=f"adj_{NEXT}"))
    outputs = tuple(block.matrix for block in adj)
    signatures.append((CasadiSignature("adj1_", FUNCTION, inputs, outputs), "symdyn_step_adj"))
    inputs = (*inputs, *(m.empty(f"out_{m.name}") for m in outputs))
    last_one = CasadiSignature("jac_adj1_", FUNCTION, inputs, tuple(results))
    signatures.append((last_one, "symdyn_step_second"))
    return replace(
        step,
        gradients=gradients,
        curvatures=curvatures,
        adj=tuple(adj),
        hess=tuple(hess),
        turned=tuple(turned),
        signatures=tuple(signatures),
    )


def _unit(size: int) -> Matrix:
    return Matrix("unit", size, size, tuple(k * size + k for k in range(size)))


# -- which derivatives of a step are zero ---------------------------------------------------------

# The sums of the steps above over what may differ from zero.

Entries = NDArray[np.bool_]
"""True for the entries of a matrix that may differ from zero."""
STAGES = 4


def sensitivities(slopes: Entries) -> tuple[list[Entries], list[Entries], Entries]:
    """d(x_i)/dz and d(k_i)/dz of every stage, and d(x_next)/dz, from dg/d(x, v)."""
    nx, nz = slopes.shape
    start = np.eye(nx, nz + 1, dtype=bool)
    by_v = np.zeros((nx, nz + 1), bool)
    by_v[:, nx:nz] = slopes[:, nx:]
    states, rates = [start], []
    for stage in range(STAGES):
        rates.append(by_v | slopes[:, :nx] @ states[stage])
        moved = start | rates[stage]
        moved[:, nz] = True
        states.append(moved)
    end = start | np.any(rates, axis=0)
    end[:, nz] = True
    return states[:STAGES], rates, end


def hessian(states: list[Entries], rates: list[Entries], curvatures: Entries) -> Entries:
    """That of a weighted sum of x_next in z, from that of the rates in (x, v)."""
    nx, nz = len(states[0]), len(curvatures)
    by_v = np.eye(nz, nz + 1, dtype=bool)[nx:]
    found = np.zeros((nz + 1, nz + 1), bool)
    for state in states:
        turn = np.vstack((state, by_v))
        found |= turn.T @ curvatures @ turn
    with_time = np.any(rates, axis=(0, 1))
    found[nz] |= with_time
    found[:, nz] |= with_time
    return found


def filled(rows: int, columns: int, blocks: list[tuple[Matrix, int, int]]) -> Entries:
    """A matrix with blocks in it, each at a row and a column."""
    found = np.zeros((rows, columns), bool)
    for matrix, row, column in blocks:
        for place in matrix.places:
            found[row + place % matrix.rows, column + place // matrix.rows] = True
    return found


def cut(name: str, entries: Entries) -> Matrix:
    """The matrix that has these entries."""
    places = tuple(int(k) for k in np.flatnonzero(entries.T))
    rows, columns = entries.shape
    return Matrix(name, rows, columns, places)
