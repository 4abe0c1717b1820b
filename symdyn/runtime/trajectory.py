"""Objectives along a trajectory q(t) = q0 exp(S x(t)), x = sum of c_k b_k(t), and their gradients.

    J = integral of E(q, qd, qdd) dt ~ sum over t of w_t E_t
    dJ/dc_k = sum over t of w_t (b_k dE/dx + bdot_k dE/dxd + bddot_k dE/dxdd)

E is any function of the state with derivatives, such as the effort 1/2 tau^T tau, or the energy
qd^T M qd of PBP95 section 5, as emitted or compiled code that takes one state per row. The basis
functions are sampled beforehand, at times whose quadrature weights are w; splines, polynomials and
Fourier series are all the same here.

Joint by joint, x are the velocities that lead from the start q0 to q in unit time (`integrate`).
Where a joint has one DoF that is q - q0, so that qd = xd and qdd = xdd. For other joints q, qd
and qdd are derived from x, xd and xdd on the graph, and so is the way back of the derivatives of E,
which are along the joints' velocities.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.errors import FunctionError, RobotError
from symdyn.graph import Array as Nodes, Expr, Graph, Program, directional_derivatives, gradient
from symdyn.robot import Robot
from symdyn.robot.model import Joint
from symdyn.scalar import Scalar

Array = NDArray[np.float64]


def trajectory_effort(
    coefficients: ArrayLike,
    basis: Sequence[ArrayLike],
    weights: ArrayLike,
    effort: Callable[..., Any],
    effort_derivatives: Callable[..., Any],
    robot: Robot | None = None,
    start: ArrayLike | None = None,
) -> tuple[float, Array]:
    """J and dJ/dc, for coefficients of shape (K, nv).

    `basis` holds the values of the K basis functions at T times, shape (T, K), then their first
    and, where E depends on qdd, second derivatives; E is called with as many arrays of T states and
    gives T numbers, its derivatives as many arrays of shape (T, nv). `robot` may be left out where
    E is a function of `symdyn.compile`, and where every joint has one coordinate. The start q0 is
    the robot's neutral position unless given, for T states alike or for each.

    >>> spring = lambda q, qd: 0.5 * (q**2).sum(axis=-1)
    >>> J, dJ = trajectory_effort([[2.0]], [[[1.0], [3.0]], [[0.0], [0.0]]], [0.5, 0.5], spring,
    ...                           lambda q, qd: (q, 0 * qd))
    >>> J, dJ.tolist()
    (10.0, [[10.0]])
    """
    c, w = np.asarray(coefficients, float), np.asarray(weights, float)
    samples = [np.asarray(values, float) for values in basis]
    moves = [values @ c for values in samples]
    robot = robot or getattr(effort, "robot", None)
    states: Sequence[Any]
    slopes: Sequence[Any]
    if robot is None or all(joint.nq == 1 for joint in robot.joints):
        states = [moves[0] if start is None else start + moves[0], *moves[1:]]
        slopes = effort_derivatives(*states)
    else:
        _reject_shape(robot, c)
        chart = _Chart.of(robot, len(samples))
        states = chart.states(start, moves)
        slopes = chart.back(start, moves, effort_derivatives(*states))
    J = float(w @ np.asarray(effort(*states)))
    total = np.zeros_like(c)
    for values, slope in zip(samples, slopes, strict=True):
        total += values.T @ (w[:, np.newaxis] * np.asarray(slope))
    return J, total


def _reject_shape(robot: Robot, c: Array) -> None:
    if c.ndim != 2 or c.shape[1] != robot.nv:
        raise RobotError(
            f"coefficients of shape {c.shape} do not fit: a trajectory of {robot.name} has "
            f"{robot.nv} velocities, so that their shape is (number of functions, {robot.nv})"
        )


def _own_joints(robot: Robot) -> list[tuple[Joint, slice, slice]]:
    """The joints that follow no other one, with their entries of q and of qd."""
    found = []
    for joint, at, moves in zip(robot.joints, robot.q_starts, robot.v_starts, strict=True):
        if not joint.motion.closed_under_bracket:
            raise FunctionError(
                f"{robot.name}: trajectory_effort: the brackets of the modes of joint "
                f"{joint.name!r} leave their span, so that positions are no function of as many "
                "coordinates; describe it by a floating joint"
            )
        if joint.mimic is None:
            found.append((joint, slice(at, at + joint.nq), slice(moves, moves + joint.nv)))
    return found


class _Chart:
    """From x and its rates to the states of a robot, and derivatives back, as programs."""

    def __init__(self, forward: Program, backward: Program, neutral: Array) -> None:
        self.forward = forward
        self.backward = backward
        self.neutral = neutral

    @staticmethod
    @lru_cache(maxsize=8)
    def of(robot: Robot, count: int) -> _Chart:
        """For the first `count` of q, qd and qdd."""
        graph, n = Graph(), robot.nv
        joints = _own_joints(robot.bind())

        def symbols(name: str, size: int) -> list[Expr]:
            return [graph.symbol(f"{name}[{k}]") for k in range(size)]

        def array(name: str, nodes: Sequence[Scalar]) -> Nodes:
            return Nodes(name, (len(nodes),), tuple(map(graph.constant, nodes)))

        start = symbols("start", robot.nq)
        rates = [symbols("x" + "d" * k, n) for k in range(3)]
        x, xd, xdd = rates
        q = [
            graph.constant(place)
            for joint, at, moves in joints
            for place in joint.motion.integrate(start[at], x[moves])
        ]

        def velocity(dq: Sequence[Scalar]) -> list[Expr]:
            return [
                graph.constant(rate)
                for joint, at, _ in joints
                for rate in joint.motion.velocity(q[at], dq[at])
            ]

        qd = velocity(directional_derivatives(q, dict(zip(x, xd, strict=True))))
        both = dict(zip([*x, *xd], [*xd, *xdd], strict=True))
        states = [q, qd, directional_derivatives(qd, both)][:count]
        slopes = [symbols("dE_dq" + "d" * k, n) for k in range(count)]
        pulled = gradient(
            [node for state in states[1:] for node in state],
            [node for nodes in rates[:count] for node in nodes],
            [node for nodes in slopes[1:] for node in nodes],
        )
        for j in range(n):  # q itself moves along velocities
            for slope, share in zip(
                slopes[0], velocity(directional_derivatives(q, {x[j]: 1})), strict=True
            ):
                pulled[j] = pulled[j] + slope * share
        inputs = [array("start", start), *(array(f"x{k}", rates[k]) for k in range(count))]
        given = [array(f"g{k}", slopes[k]) for k in range(count)]
        results = [array(f"s{k}", states[k]) for k in range(count)]
        back = [array(f"b{k}", pulled[n * k : n * (k + 1)]) for k in range(count)]
        return _Chart(
            Program("states", tuple(inputs), tuple(results), ""),
            Program("back", (*inputs, *given), tuple(back), ""),
            np.array(robot.neutral(), float),
        )

    def states(self, start: ArrayLike | None, moves: Sequence[Array]) -> tuple[Any, ...]:
        """q, qd and qdd."""
        return self.forward(self.neutral if start is None else start, *moves)

    def back(
        self, start: ArrayLike | None, moves: Sequence[Array], slopes: Sequence[Any]
    ) -> tuple[Any, ...]:
        """Derivatives in x and its rates, from those in q, along velocities, and in its rates."""
        return self.backward(self.neutral if start is None else start, *moves, *slopes)
