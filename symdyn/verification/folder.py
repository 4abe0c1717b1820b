"""The files of a generated folder that its manifest does not name.

Nobody has checked them, and somebody may compile them all the same. A file that symdyn made, or
that has the name of one, fails the check; others are listed.
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
from symdyn.verification.report import Row

MOST_FILES = 2000
"""So many files of a folder are looked at: builds may leave any number of them."""
MOST_NAMED = 8
SKIPPED = ("__pycache__",)


def unlisted_files(
    folder: Path, manifest: dict[str, Any], languages: Targets
) -> tuple[list[Row], list[str]]:
    """A failed row for each file that could be taken for code of the folder; notes on others."""
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
            what = f"{printable(file)}: not named by the manifest"
            rows.append(Row(what, "folder", "manifest", Gap(np.inf), 0.0))
        else:
            others.append(printable(file))
    if not others:
        return rows, []
    more = f" and {len(others) - MOST_NAMED} more" if len(others) > MOST_NAMED else ""
    listed = ", ".join(others[:MOST_NAMED])
    return rows, [f"not named by the manifest and not checked: {listed}{more}"]


def _files(folder: Path) -> Iterator[str]:
    """The files below a folder in a fixed order, by their paths relative to it."""
    count = 0
    for place, folders, files in os.walk(folder):
        folders[:] = sorted(name for name in folders if name not in SKIPPED)
        for file in sorted(files):
            count += 1
            if count > MOST_FILES:
                return
            yield Path(place, file).relative_to(folder).as_posix()
