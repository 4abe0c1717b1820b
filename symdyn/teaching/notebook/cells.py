"""A notebook as JSON (nbformat 4.5); nothing of Jupyter is needed to write it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


@dataclass(frozen=True)
class Cell:
    """Text, or code with what it shows: representations by their type."""

    source: str
    is_code: bool = False
    shown: Mapping[str, str] = field(default_factory=dict)


def notebook_json(cells: Sequence[Cell]) -> str:
    """The file: the same cells make the same bytes."""
    counted = 0
    made = []
    for k, cell in enumerate(cells, 1):
        one: dict[str, Any] = {"cell_type": "markdown", "id": f"cell-{k}", "metadata": {}}
        if cell.is_code:
            counted += 1
            one |= {"cell_type": "code", "execution_count": counted}
            one["outputs"] = [_result(cell.shown, counted)] if cell.shown else []
        made.append(one | {"source": cell.source.rstrip("\n").splitlines(keepends=True)})
    whole = {"cells": made, "metadata": METADATA, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(whole, indent=1, sort_keys=True) + "\n"


def _result(shown: Mapping[str, str], count: int) -> dict[str, Any]:
    data = {kind: text.splitlines(keepends=True) for kind, text in shown.items()}
    return {"output_type": "execute_result", "execution_count": count, "data": data, "metadata": {}}
