"""What the functions of coordinates alone should answer: `joints/moves.py`, by name."""

from __future__ import annotations

from symdyn.verify.reference.answer import Answer, unit_axis
from symdyn.verify.reference.joints import moves

COORDINATE_REFERENCE: dict[str, Answer] = {
    "integrate": Answer(moves.integrate, ("q", "qd", "dt"), unit_axis),
    "difference": Answer(moves.difference, ("q0", "q1"), unit_axis),
    "qdot": Answer(moves.qdot, ("q", "qd"), unit_axis),
    "velocity": Answer(moves.velocity, ("q", "dq"), unit_axis),
}
