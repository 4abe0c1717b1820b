"""Numbers, formulas, angles and vectors in the tables of a spec."""

from __future__ import annotations

from typing import Any

from symdyn.lie import Vec3
from symdyn.robot.checks import Angles
from symdyn.robot.spec.formula import Formulas
from symdyn.robot.spec.table import Table


class ValueReader:
    """Reads the values of keys, with the names of key and table in its errors."""

    def __init__(self, formulas: Formulas, angles: Angles) -> None:
        self.formulas = formulas
        self.angles = angles

    def scalar(self, table: Table, key: str, value: object) -> Any:
        """The number or formula of a key."""
        return self.formulas(value, f"{key} of {table.what}", table.where(key))

    def angle(self, table: Table, key: str, value: Any) -> Any:
        """The angle of a key, snapped."""
        return self.angles(value, f"{key} of {table.what}", table.where(key))

    def vector(self, table: Table, key: str, default: Vec3) -> Vec3:
        """The three numbers or formulas of a key."""
        if key not in table.data:
            return default
        x, y, z = (self.scalar(table, key, value) for value in table.items(key, 3))
        return (x, y, z)
