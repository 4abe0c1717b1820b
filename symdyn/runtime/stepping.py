"""The equations of motion over time as compiled C: rates of a state, and a loop over steps.

    d/dt (q, qd) = (T(q) qd, forward_dynamics(q, qd, tau(t, q, qd)))

or `closed_chain_dynamics` where the robot has constraints. Passive forces (friction, springs) are
included. `Forces` says what tau is; the C calls it, so that the loop stays in C unless tau is a
function of Python.

Accelerations preserve e(q) = 0 and K qd = 0, but integration drifts away from them. `Stabilization`
selects the remedy: none, Baumgarte's K qdd + k + 2 a K qd + a^2 e = 0, or a projection after each
step, by Newton's method on e and then the shortest change of qd. Nonholonomic rows enter only the
latter.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from symdyn.codegen.c.source import emit_plain, emit_simulation
from symdyn.compiler.choose import programs_for
from symdyn.compiler.job import Job
from symdyn.compiler.pipeline import module_of
from symdyn.errors import SymdynError
from symdyn.graph import Program
from symdyn.robot import Robot
from symdyn.runtime.cache import library_of

Array = NDArray[np.float64]
ForceFunction = Callable[[float, Array, Array], Any]
"""Joint forces as a function of Python: tau(t, q, qd)."""

_MOST_NAMES = 12
_DOUBLES = ctypes.POINTER(ctypes.c_double)
_LAW = ctypes.CFUNCTYPE(None, _DOUBLES, _DOUBLES, _DOUBLES, _DOUBLES)


def driven_entries(robot: Robot, count: int) -> list[int]:
    """The entries of tau that so many numbers are for: all, or those with motors; else none."""
    if count == robot.nv:
        return list(range(robot.nv))
    return list(robot.actuated) if count == len(robot.actuated) else []


def force_counts(robot: Robot, names: Sequence[str] = ()) -> str:
    """How many forces a robot takes, for errors; the velocities by their names, if these are given.

    >>> from symdyn.robot import load
    >>> force_counts(load("four_bar"), ("a", "b", "c"))
    '3 forces, one for each velocity (a, b, c), or 1, one for each motor (a)'
    """

    def listed(entries: Sequence[int]) -> str:
        named = [names[k] for k in entries[:_MOST_NAMES]] if names else []
        more = ", ..." * (len(entries) > _MOST_NAMES)
        return f" ({', '.join(named)}{more})" if named else ""

    motors = list(robot.actuated)
    some = f", or {len(motors)}, one for each motor{listed(motors)}"
    every = f"{robot.nv} forces, one for each velocity{listed(range(robot.nv))}"
    return every + some * (0 < len(motors) < robot.nv)


class _Forces(ctypes.Structure):
    """What the C calls `struct symdyn_forces`."""

    _fields_ = (
        ("law", ctypes.c_void_p),
        ("rows", ctypes.c_size_t),
        ("times", ctypes.c_void_p),
        ("values", ctypes.c_void_p),
        ("at", ctypes.c_size_t),
    )


class Forces:
    """Joint forces as the C takes them; what they refer to stays alive with them.

    `formulas` are their texts, one for each entry of tau, where they are formulas.
    """

    def __init__(
        self,
        law: Any = None,
        table: tuple[Array, Array] | None = None,
        formulas: Sequence[str] = (),
    ) -> None:
        self.problem: BaseException | None = None
        self.formulas = tuple(formulas)
        self._law = law
        self._table = [np.ascontiguousarray(part, float) for part in table or ()]
        times, values = (part.ctypes.data for part in self._table) if table else (None, None)
        pointer = ctypes.cast(law, ctypes.c_void_p).value if law else None
        rows = len(self._table[0]) if table else 0
        self.struct = _Forces(pointer, rows, times, values, 0)

    @property
    def times(self) -> Array:
        """The times at which the forces are not smooth."""
        return self._table[0] if self._table else np.empty(0)

    def raise_problem(self) -> None:
        """Raise what a function of Python raised while the C called it."""
        if self.problem is not None:
            raise self.problem


def python_forces(tau: ForceFunction, robot: Robot) -> Forces:
    """Joint forces by a function of Python."""

    def law(t: Any, q: Any, qd: Any, out: Any) -> None:
        into = np.ctypeslib.as_array(out, (robot.nv,))
        into[:] = 0
        try:
            place = np.ctypeslib.as_array(q, (robot.nq,)).copy()
            rate = np.ctypeslib.as_array(qd, (robot.nv,)).copy()
            value = np.asarray(tau(t[0], place, rate), float)
            # a plain number is the force of the only motor
            entries = driven_entries(robot, value.size) if value.ndim <= 1 else []
            if not entries or not np.isfinite(value).all():
                raise SymdynError(
                    f"{robot.name}: tau(t, q, qd) gives {value} at t = {t[0]:g}; "
                    f"give {force_counts(robot)}, all finite"
                )
            into[entries] = value
        except BaseException as problem:  # C cannot raise it
            forces.problem = forces.problem or problem
            into[:] = np.nan

    forces = Forces(_LAW(law))
    return forces


class Stabilization(ctypes.Structure):
    """What is done against drift: Baumgarte's `rate` a (1/s) if above 0, and a projection."""

    _fields_ = (("rate", ctypes.c_double), ("project", ctypes.c_int))


NO_STABILIZATION: Stabilization = Stabilization(0.0, 0)
"""Nothing is done about drift."""


class StateRows(NamedTuple):
    """Arrays with a row for each time, or one row, which is a state.

    `work` is that of tau minus friction, integrated by the same method; what the energy changes by
    beyond it is an error. A closed chain has contact forces f, six entries for each contact, and
    the drift of all steps since the row before: the largest entries of e and of K qd before a
    correction, and of e after it.
    """

    q: Array
    qd: Array
    tau: Array
    work: Array
    f: Array
    drift: Array

    @staticmethod
    def of(robot: Robot, count: int) -> StateRows:
        """So many rows of zeros."""
        contacts = len(robot.constraints)
        sizes = (robot.nq, robot.nv, robot.nv, 1, 6 * contacts, 3 if contacts else 0)
        return StateRows(*(np.zeros((count, size)) for size in sizes))

    def part(self, which: slice) -> StateRows:
        """Some of the rows, which are not copied."""
        return StateRows(*(array[which] for array in self))

    @property
    def finite(self) -> NDArray[np.bool_]:
        """Whether each row is finite."""
        return np.asarray(np.isfinite(np.hstack(self)).all(axis=1))

    @property
    def struct(self) -> Any:
        """What the C calls `struct symdyn_rows`."""
        assert all(array.flags.c_contiguous for array in self)
        return (ctypes.c_void_p * len(self))(*(array.ctypes.data for array in self))


_FUNCTIONS = ("forward_dynamics", "qdot")
_CLOSED_CHAIN_FUNCTIONS = (
    "closed_chain_dynamics",
    "qdot",
    "constraint_error",
    "constraint_jacobian",
    "integrate",
    "mass_matrix",
)


class Stepper:
    """A robot's motion over time, compiled."""

    def __init__(self, robot: Robot) -> None:
        job = Job.of(
            robot, _CLOSED_CHAIN_FUNCTIONS if robot.constraints else _FUNCTIONS, passive=True
        )
        friction = Job.of(_without_springs(robot), ["passive_forces"])
        self.robot = robot
        self._module = module_of(job, programs_for(job) + programs_for(friction))
        positional = [held for c in robot.constraints for held in c.positional]
        count = len(robot.constraints)
        source = emit_simulation(self._module, robot.quaternions, count, positional)
        library = library_of([source], self._module.name)
        pointer, size, number = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_double
        self._rates = getattr(library, f"{self._module.name}_rates")
        self._rates.argtypes = [pointer, pointer, number, *[pointer] * 6]
        self._settle = getattr(library, f"{self._module.name}_settle")
        self._settle.argtypes = [pointer] * 4
        self._steps = getattr(library, f"{self._module.name}_steps")
        self._steps.argtypes = [pointer, pointer, size, size, size, number, pointer, pointer]
        self._rates.restype = self._settle.restype = self._steps.restype = None

    def forces_of(self, program: Program, formulas: Sequence[str]) -> Forces:
        """Joint forces by a program of t, q and qd, compiled too; `formulas` are its texts."""
        module = replace(self._module, programs=(program,))
        library = library_of([emit_plain(module)], f"{module.name}_{program.name}")
        law = getattr(library, f"{module.name}_{program.name}")
        return Forces(law, formulas=formulas)

    def rates(
        self,
        forces: Forces,
        t: float,
        q: Array,
        qd: Array,
        stabilization: Stabilization = NO_STABILIZATION,
    ) -> tuple[Array, Array, Array, Array]:
        """tau, dq, qdd and f; quaternions in q need not have length one."""
        sizes = (self.robot.nv, self.robot.nq, self.robot.nv, 6 * len(self.robot.constraints))
        found = [np.empty(size) for size in sizes]
        arrays = (np.ascontiguousarray(q), np.ascontiguousarray(qd), *found)
        pointers = (array.ctypes.data for array in arrays)
        self._rates(ctypes.byref(forces.struct), ctypes.byref(stabilization), t, *pointers)
        forces.raise_problem()
        tau, dq, qdd, f = found
        return tau, dq, qdd, f

    def settle(self, stabilization: Stabilization, q: Array, qd: Array) -> Array:
        """Normalise quaternions, project a closed chain if requested; return the drift before."""
        drift = np.zeros(3)
        self._settle(ctypes.byref(stabilization), q.ctypes.data, qd.ctypes.data, drift.ctypes.data)
        return drift

    def steps(
        self, forces: Forces, first: int, every: int, step: float,
        state: StateRows, rows: StateRows, stabilization: Stabilization = NO_STABILIZATION,
    ) -> None:  # fmt: skip
        """Fill rows, `every` steps apart, and move the state, one row, past the last.

        `first` is the number of steps before.
        """
        self._steps(
            ctypes.byref(forces.struct),
            ctypes.byref(stabilization),
            first,
            len(rows.q),
            every,
            step,
            state.struct,
            rows.struct,
        )
        forces.raise_problem()


def _without_springs(robot: Robot) -> Robot:
    """The robot whose passive forces are those without an energy: friction and offsets."""
    joints = (replace(j, passive=replace(j.passive, stiffness=0, rest=0)) for j in robot.joints)
    return replace(robot, joints=tuple(joints))
