"""Files of a generated folder that its manifest does not list.

They are not checked, but might be compiled. A file that symdyn wrote, or that has the name of such
a file, fails the check; others are listed.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from symdyn.codegen import Targets
from symdyn.codegen.target import is_generated
from symdyn.support.names import printable
from symdyn.verification.reference.answer import Gap
from symdyn.verification.report import CheckRow

MOST_FILES = 2000
"""Largest number of inspected files; builds may leave any number of them."""
MOST_NAMED = 8
SKIPPED = ("__pycache__",)


def unlisted_files(
    folder: Path, manifest: dict[str, Any], languages: Targets
) -> tuple[list[CheckRow], list[str]]:
    """Return a failed row for each unlisted file that could pass for code, and notes on others."""
    name = manifest["name"]
    known = {f"{name}.json", *manifest.get("files", ())}
    if "files" not in manifest:
        targets = [languages[target] for target in manifest["targets"] if target in languages]
        known |= {file for target in targets for file in target.usual(name)}
    sources = {name + suffix for target in languages.values() for suffix in target.suffixes}
    rows, others = [], []
    for file in _files(folder):
        if file in known:
            continue
        if file in sources or is_generated(folder / file):
            what = f"{printable(file)}: not in the manifest"
            rows.append(CheckRow(what, "folder", "manifest", Gap(np.inf), 0.0))
        else:
            others.append(printable(file))
    if not others:
        return rows, []
    more = f" and {len(others) - MOST_NAMED} more" if len(others) > MOST_NAMED else ""
    listed = ", ".join(others[:MOST_NAMED])
    return rows, [f"not in the manifest and not checked: {listed}{more}"]


def _files(folder: Path) -> Iterator[str]:
    """Yield the files below a folder in a fixed order, as relative paths."""
    count = 0
    for place, folders, files in os.walk(folder):
        folders[:] = sorted(name for name in folders if name not in SKIPPED)
        for file in sorted(files):
            count += 1
            if count > MOST_FILES:
                return
            yield Path(place, file).relative_to(folder).as_posix()
