"""The functions of a generated folder, in every language it was written in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from symdyn.emit import TARGETS, Call, Targets


def load_folder(
    folder: Path, manifest: dict[str, Any], scratch: Path, languages: Targets = TARGETS
) -> dict[str, dict[str, Call]]:
    """By the title of the language and the name of the function; builds go to `scratch`.

    Of the languages in the manifest those are loaded that are among `languages`.
    """
    return {
        target.title: target.load(folder, manifest, scratch)
        for target in languages.values()
        if target.name in manifest["targets"]
    }
