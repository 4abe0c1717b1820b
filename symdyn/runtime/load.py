"""The functions of a generated folder, in every language it was written in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from symdyn.codegen import TARGETS, Call, Targets
from symdyn.errors import RobotError
from symdyn.support.matching import suggestion


def load_folder(
    folder: Path, manifest: dict[str, Any], scratch: Path, languages: Targets = TARGETS
) -> dict[str, dict[str, Call]]:
    """By the title of the language and the name of the function; builds go to `scratch`."""
    for name in manifest["targets"]:
        if name not in languages:
            raise RobotError(
                f"the manifest names the target {name!r}, which cannot be checked here"
                f"{suggestion(name, languages)}",
                str(folder),
            )
    targets = [languages[name] for name in manifest["targets"]]
    loaded = {target.title: target.load(folder, manifest, scratch) for target in targets}
    for target in targets:
        for title in target.others:
            loaded[title] = target.load_other(title, folder, manifest, scratch)
    return loaded
