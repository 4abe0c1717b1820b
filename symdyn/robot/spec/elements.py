"""The elements of a spec: bodies, joints, frames and the values in them.

xyz, rpy | moves                  placement, the same with tail_ in front for the tail
mass, com, inertia | parameters   inertia about the centre of mass, or the ten about the frame
parts                             what the parameters are the sum of, each about a frame of its own
rotor                             { inertia = J, gear = N }: the joint feels N^2 J
passive                           { viscous, coulomb, ... } (`motions.py`)
scale, q_offset                   the joint's position is scale * q + q_offset, by default q
actuated                          true, false, or one of them for each DoF
axis, axes, pitch, modes          how it moves (`motions.py`)
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from symdyn.lie import Vec3
from symdyn.robot.assembly.raw import RawFrame, RawJoint, RawLink, RawMimic
from symdyn.robot.checks import MOST_MOVES, Angles, quote, require_moments, require_size
from symdyn.robot.inertia import Attached, Inertia
from symdyn.robot.joint import NO_ROTOR, Actuated, Rotor
from symdyn.robot.model import Limits
from symdyn.robot.placement import KINDS, Move, Placement
from symdyn.robot.plausibility import limit_fault
from symdyn.robot.slots import is_move_name
from symdyn.robot.spec.formula import Formulas, ValueReader
from symdyn.robot.spec.motions import (
    ACTUATED,
    DRIVE_KEYS as DRIVE_KEYS,
    MOTION_KEYS,
    count_dofs,
    read_motion,
    read_passive,
)
from symdyn.robot.spec.table import Table
from symdyn.scalar import Scalar, is_number

INERTIA_KEYS = ("mass", "com", "inertia", "parameters")
BODY_KEYS = ("name", *INERTIA_KEYS, "parts")
PART_KEYS = ("frame", "parameters")
PLACEMENT_KEYS = ("xyz", "rpy", "moves")
JOINT_KEYS = (
    *("name", "type", "parent", "child", *PLACEMENT_KEYS, *MOTION_KEYS, *DRIVE_KEYS),
    *(f"tail_{key}" for key in PLACEMENT_KEYS),
)
FRAME_KEYS = ("name", "body", *PLACEMENT_KEYS)
_MOMENTS = ("xx", "yy", "zz", "xy", "xz", "yz")
_LIMITS = ("lower", "upper", "velocity", "effort")
_MOVE = f'write ["x", 0.1] or ["x", 0.1, "name"], kinds {", ".join(KINDS)}'


class SpecReader(ValueReader):
    """Reads the elements of one spec; `known` if it was written from a robot read before."""

    def __init__(self, formulas: Formulas, angles: Angles, known: bool = False) -> None:
        super().__init__(formulas, angles)
        self._known = known
        self._named: dict[str, Scalar] = {}

    # -- elements --------------------------------------------------------------------------

    def body(self, table: Table) -> RawLink:
        parts = tuple(
            Attached(part.text("frame"), self.inertia(part))
            for part in table.tables("parts", PART_KEYS, f"part of {table.what}")
        )
        return RawLink(table.text("name"), self.inertia(table), table.where(), bodies=parts)

    def joint(self, table: Table) -> RawJoint:
        kind = table.text("type")
        return RawJoint(
            table.text("name"),
            kind,
            table.text("parent"),
            table.text("child"),
            self.placement(table),
            tail=self.placement(table, "tail_"),
            **read_motion(self, table, kind),
            **self.drive(table, kind),
            where=table.where(),
        )

    def frame(self, table: Table) -> RawFrame:
        place = self.placement(table)
        return RawFrame(table.text("name"), table.text("body"), place, table.where())

    def inertia(self, table: Table) -> Inertia:
        """The inertia about the frame of the body that the table describes."""
        if "parameters" in table.data:
            for key in ("mass", "com", "inertia"):
                if key in table.data:
                    message = f"{table.what} has both parameters and {key}; keep one of them"
                    raise table.error(message, key)
            ten = table.items("parameters", 10)
            return Inertia(*(self.scalar(table, "parameters", value) for value in ten))
        mass = self.scalar(table, "mass", table.data.get("mass", 0))
        com = self.vector(table, "com", (0, 0, 0))
        moments = table.table("inertia", _MOMENTS, f"inertia of {table.what}")
        xx, yy, zz, xy, xz, yz = (
            self.scalar(moments, key, moments.data.get(key, 0)) for key in _MOMENTS
        )
        diagonal = map(self.formulas.nominal, (xx, yy, zz))
        require_moments(diagonal, table.what, table.where("inertia"))
        return Inertia.about_com(mass, com, ((xx, xy, xz), (xy, yy, yz), (xz, yz, zz)))

    def row_link(self, row: Table, name: str, bodies: Collection[str]) -> list[RawLink]:
        """The link that a row of a chain moves; none if `[[bodies]]` has it already."""
        given = [key for key in INERTIA_KEYS if key in row.data]
        if name not in bodies:
            return [RawLink(name, self.inertia(row), row.where())]
        if given:
            message = (
                f"link {quote(name)} has {given[0]} in {row.what} and is also one of the bodies"
            )
            raise row.error(f"{message}; keep one of them", given[0])
        return []

    # -- what drives and holds a joint -----------------------------------------------------

    def drive(self, table: Table, kind: str = "revolute") -> dict[str, Any]:
        """Limits, mimic, rotor, passive forces, scale and motor, by the names of `RawJoint`."""
        return {
            "limits": self._limits(table),
            "mimic": self._mimic(table),
            "rotor": self._rotor(table),
            "passive": read_passive(self, table, kind),
            "scale": self.scalar(table, "scale", table.data.get("scale", 1)),
            "q_offset": self.scalar(table, "q_offset", table.data.get("q_offset", 0)),
            "actuated": self._actuated(table, kind),
        }

    def _limits(self, table: Table) -> Limits:
        limits = table.table("limits", _LIMITS, f"limits of {table.what}")
        values = {key: self.scalar(limits, key, value) for key, value in limits.data.items()}
        numbers: dict[str, float] = {}
        for key, value in values.items():
            if not is_number(value):
                message = f"{key} in the {limits.what} is a formula; give a number"
                raise table.error(message, "limits")
            numbers[key] = value
        given = Limits(**numbers)
        if not self._known and (fault := limit_fault(given)):
            raise table.error(f"{table.what} has {fault}", "limits")
        return given

    def _mimic(self, table: Table) -> RawMimic | None:
        if "mimic" not in table.data:
            return None
        keys = ("joint", "multiplier", "offset")
        mimic = table.table("mimic", keys, f"mimic of {table.what}")
        multiplier = self.scalar(mimic, "multiplier", mimic.data.get("multiplier", 1))
        offset = self.scalar(mimic, "offset", mimic.data.get("offset", 0))
        return RawMimic(mimic.text("joint"), multiplier, offset)

    def _rotor(self, table: Table) -> Rotor:
        if "rotor" not in table.data:
            return NO_ROTOR
        rotor = table.table("rotor", ("inertia", "gear"), f"rotor of {table.what}")
        gear = self.scalar(rotor, "gear", rotor.data.get("gear", 1))
        return Rotor(self.scalar(rotor, "inertia", rotor.required("inertia")), gear)

    def _actuated(self, table: Table, kind: str) -> Actuated:
        given = table.data.get(ACTUATED)
        if given is None or isinstance(given, bool):
            motors: Actuated = given
        elif not isinstance(given, list) or not all(isinstance(x, bool) for x in given):
            message = f"{ACTUATED} of {table.what} is {quote(given)}"
            raise table.error(f"{message}; write true, false, or a list of them", ACTUATED)
        else:
            motors = tuple(given)
            count = count_dofs(table, kind)
            if count is not None and len(motors) != count:
                message = f"{ACTUATED} of {table.what} has {len(motors)} entries"
                cure = f"give {count}, one for each DoF, or one for all"
                raise table.error(f"{message}; {cure}", ACTUATED)
        if motors is not None and "mimic" in table.data:
            message = f"{table.what} mimics another, whose motor drives both"
            raise table.error(f"{message}; set {ACTUATED} for the joint that it mimics", ACTUATED)
        return motors

    # -- placements ------------------------------------------------------------------------

    def placement(self, table: Table, prefix: str = "") -> Placement:
        """From `moves`, or from `xyz` and `rpy`, or none; all keys with the prefix."""
        xyz, rpy, moves = (prefix + key for key in PLACEMENT_KEYS)
        origin = {xyz, rpy} & table.data.keys()
        if moves not in table.data:
            return Placement.from_xyz_rpy(*self.origin(table, prefix)) if origin else Placement()
        if origin:
            message = f"{table.what} has {moves} and also {xyz} or {rpy}; keep one of them"
            raise table.error(message, moves)
        given = table.items(moves)
        require_size(given, MOST_MOVES, f"{moves} of {table.what}", table.where(moves))
        return Placement(tuple(self._move(table, moves, move) for move in given))

    def origin(self, table: Table, prefix: str = "") -> tuple[Vec3, Vec3]:
        """`xyz` and `rpy`, zeros if they are not given."""
        xyz = self.vector(table, f"{prefix}xyz", (0, 0, 0))
        rpy = self.vector(table, f"{prefix}rpy", (0, 0, 0))
        r, p, y = (self.angle(table, f"{prefix}rpy", angle) for angle in rpy)
        return xyz, (r, p, y)

    def _move(self, table: Table, key: str, move: Any) -> Move:
        listed = isinstance(move, (list, tuple)) and len(move) in (2, 3)
        if not listed or move[0] not in KINDS:
            raise table.error(f"a move of {table.what} is {quote(move)}; {_MOVE}", key)
        amount = self.scalar(table, key, move[1])
        if move[0].startswith("r"):
            amount = self.angle(table, key, amount)
        if len(move) == 2:
            return Move(move[0], amount)
        name = move[2]
        if not is_move_name(name):
            message = f"a move of {table.what} is called {quote(name)}"
            raise table.error(f"{message}; use letters, digits and _, as in joint1.d", key)
        symbol = self.formulas.symbol(name)
        # a dotted name was left open before: its symbol stays declared after it is bound
        if symbol is not None and "." not in name and amount is not symbol:
            message = f"the move {quote(name)} of {table.what} has the name of a symbol"
            raise table.error(f"{message}; rename it, or use the symbol as its amount", key)
        if self._named.setdefault(name, amount) != amount:
            message = (
                f"the move {quote(name)} of {table.what} differs from another move of that name"
            )
            raise table.error(f"{message}; rename one of them", key)
        return Move(move[0], amount, name)
