"""What an argument is, in words that every language puts into its comments."""

from __future__ import annotations

from symdyn.graph import Array
from symdyn.support.names import comment

MOST_COLUMNS = 40
"""Columns that are named in a comment; where there are more, the manifest names them."""


def described(array: Array) -> str:
    """What it is, its frame, its unit, and the names of its columns."""
    text = f"{array.about} ({array.unit})" if array.unit else array.about
    if not array.columns:
        return text
    if len(array.columns) > MOST_COLUMNS:
        return f"{text}; the manifest names the {len(array.columns)} columns"
    return f"{text}; columns: {', '.join(comment(name) for name in array.columns)}"
