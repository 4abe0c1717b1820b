"""The equations of motion over time as compiled C: rates of a state, and a loop over steps.

    d/dt (q, qd) = (T(q) qd, forward_dynamics(q, qd, tau(t, q, qd)))

Passive forces (friction, springs) are included. `Forces` says what tau is; the C calls it, so that
the loop stays in C unless tau is a function of Python.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symdyn.compiler.choose import programs_for
from symdyn.compiler.job import Job
from symdyn.compiler.pipeline import module_of
from symdyn.emit.c.simulation import emit_plain, emit_simulation
from symdyn.errors import SymdynError
from symdyn.graph import Program
from symdyn.robot import Robot
from symdyn.run.cache import library_of

Array = NDArray[np.float64]
PyLaw = Callable[[float, Array, Array], Any]
"""Joint forces as a function of Python: tau(t, q, qd)."""

_DOUBLES = ctypes.POINTER(ctypes.c_double)
_LAW = ctypes.CFUNCTYPE(None, _DOUBLES, _DOUBLES, _DOUBLES, _DOUBLES)


def driven(robot: Robot, count: int) -> list[int]:
    """The entries of tau that so many numbers are for: all, or those with motors; else none."""
    if count == robot.nv:
        return list(range(robot.nv))
    return list(robot.actuated) if count == len(robot.actuated) else []


def counts(robot: Robot) -> str:
    """How many forces a robot takes, for errors."""
    motors = len(robot.actuated)
    some = f", or {motors}, one for each motor" if 0 < motors < robot.nv else ""
    return f"{robot.nv} forces, one for each velocity{some}"


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

    def require_fine(self) -> None:
        """Raise what a function of Python raised while the C called it."""
        if self.problem is not None:
            raise self.problem


def python_forces(tau: PyLaw, robot: Robot) -> Forces:
    """Joint forces by a function of Python."""

    def law(t: Any, q: Any, qd: Any, out: Any) -> None:
        into = np.ctypeslib.as_array(out, (robot.nv,))
        into[:] = 0
        try:
            place = np.ctypeslib.as_array(q, (robot.nq,)).copy()
            rate = np.ctypeslib.as_array(qd, (robot.nv,)).copy()
            value = np.asarray(tau(t[0], place, rate), float)
            # a plain number is the force of the only motor
            entries = driven(robot, value.size) if value.ndim <= 1 else []
            if not entries or not np.isfinite(value).all():
                raise SymdynError(
                    f"{robot.name}: tau(t, q, qd) gives {value} at t = {t[0]:g}; "
                    f"give {counts(robot)}, all finite"
                )
            into[entries] = value
        except BaseException as problem:  # C cannot raise it
            forces.problem = forces.problem or problem
            into[:] = np.nan

    forces = Forces(_LAW(law))
    return forces


class Stepper:
    """A robot's motion over time, compiled."""

    def __init__(self, robot: Robot) -> None:
        job = Job.of(robot, ["forward_dynamics", "qdot"], passive=True)
        friction = Job.of(_without_springs(robot), ["passive_forces"])
        self.robot = robot
        self._module = module_of(job, programs_for(job) + programs_for(friction))
        library = library_of([emit_simulation(self._module, robot.quaternions)], self._module.name)
        pointer, size = ctypes.c_void_p, ctypes.c_size_t
        self._rates = getattr(library, f"{self._module.name}_rates")
        self._rates.argtypes = [pointer, ctypes.c_double, *[pointer] * 5]
        self._steps = getattr(library, f"{self._module.name}_steps")
        self._steps.argtypes = [pointer, size, size, size, ctypes.c_double, *[pointer] * 7]
        self._rates.restype = self._steps.restype = None

    def forces_of(self, program: Program, formulas: Sequence[str]) -> Forces:
        """Joint forces by a program of t, q and qd, compiled too; `formulas` are its texts."""
        module = replace(self._module, programs=(program,))
        library = library_of([emit_plain(module)], f"{module.name}_{program.name}")
        law = getattr(library, f"{module.name}_{program.name}")
        return Forces(law, formulas=formulas)

    def rates(self, forces: Forces, t: float, q: Array, qd: Array) -> tuple[Array, Array, Array]:
        """tau, dq and qdd; quaternions in q need not have length one."""
        tau, dq, qdd = np.empty(self.robot.nv), np.empty(self.robot.nq), np.empty(self.robot.nv)
        arrays = (np.ascontiguousarray(q), np.ascontiguousarray(qd), tau, dq, qdd)
        self._rates(ctypes.byref(forces.struct), t, *(array.ctypes.data for array in arrays))
        forces.require_fine()
        return tau, dq, qdd

    def steps(
        self, forces: Forces, first: int, every: int, step: float,
        state: tuple[Array, Array, Array], rows: tuple[Array, Array, Array, Array],
    ) -> None:  # fmt: skip
        """Fill rows of q, qd, tau and work, `every` steps apart, and move the state past the last.

        The state is q, qd and the work, one number: that of tau minus friction, integrated by the
        same method. What the energy changes by beyond it is an error. `first` is the number of
        steps before.
        """
        arrays = (*state, *rows)
        assert all(array.flags.c_contiguous for array in arrays)
        self._steps(
            ctypes.byref(forces.struct),
            first,
            len(rows[0]),
            every,
            step,
            *(array.ctypes.data for array in arrays),
        )
        forces.require_fine()


def _without_springs(robot: Robot) -> Robot:
    """The robot whose passive forces are those without an energy: friction and offsets."""
    joints = (replace(j, passive=replace(j.passive, stiffness=0, rest=0)) for j in robot.joints)
    return replace(robot, joints=tuple(joints))
