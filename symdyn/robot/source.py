"""Where a robot came from, and its description as other programs can read it."""

from __future__ import annotations

import hashlib
import os
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Original:
    """A description as other programs can read it: `format` is urdf or mjcf."""

    format: str
    text: str
    path: str = ""


@dataclass(frozen=True)
class Source:
    """Where a robot came from: file name and SHA-256 of the text.

    `original` is the text itself where other programs know its format (`verification/oracles`); a
    manifest does not keep it.
    """

    file: str = ""
    sha256: str = ""
    original: Original | None = field(default=None, compare=False, repr=False)

    @classmethod
    def of(cls, path: str, data: bytes, form: str = "") -> Source:
        """The source that a file's path and contents give, and its format if others read it."""
        text = data.decode("utf-8", "replace")
        original = Original(form, text, os.path.abspath(path)) if form else None
        return cls(os.path.basename(path), hashlib.sha256(data).hexdigest(), original)


UNKNOWN = Source()
