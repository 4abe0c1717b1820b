"""What `--out` and `Identified.save` write, by the ending of the name.

.urdf       the URDF that was read, patched         .toml      the robot as a spec
.csv .json  the parameters; all that is known        folder/   C for the identified robot
"""

from __future__ import annotations

import csv
import io
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from symdyn.compiler.files import save
from symdyn.compiler.pipeline import generate
from symdyn.errors import RobotError
from symdyn.identify.patched import patched_urdf
from symdyn.names import printable
from symdyn.robot.write.toml import to_toml

if TYPE_CHECKING:
    from symdyn.identify.result import Identified

FOLDER = ""
"""The ending of a folder."""
COLUMNS = ("name", "kind", "value", "sigma", "least_squares", "nominal", "unit")


def write(found: Identified, file: str | os.PathLike[str]) -> None:
    """Write the robot, its parameters, or its code."""
    kind = kind_of(file)
    if kind == FOLDER:
        generate(found.identified_robot, ["c"], ["all"], file, passive=True)
        return
    save(Path(file), TEXTS[kind](found).encode())


def kind_of(file: str | os.PathLike[str]) -> str:
    """The ending of a name; what cannot be written is refused."""
    path = Path(file)
    if os.fspath(file).endswith(os.sep) or path.is_dir():
        return FOLDER
    kind = path.suffix.lower()
    if kind not in (FOLDER, *TEXTS):
        message = (
            f"--out writes {', '.join(TEXTS)}, and code into a folder; choose a name that ends so, "
            "or in / for a folder"
        )
        raise RobotError(message, printable(os.fspath(file)))
    return kind


def _urdf(found: Identified) -> str:
    about = ["symdyn identify: inertias and <dynamics> are those found in"]
    about[0] += f" {', '.join(map(printable, found.logs))}."
    return patched_urdf(found.robot, found.identified_robot, about)


def _csv(found: Identified) -> str:
    stream = io.StringIO()
    table = csv.DictWriter(stream, COLUMNS, lineterminator="\n")
    table.writeheader()
    table.writerows(found.parameters)
    return stream.getvalue()


TEXTS: dict[str, Callable[[Identified], str]] = {
    ".urdf": _urdf,
    ".toml": lambda found: to_toml(found.identified_robot),
    ".csv": _csv,
    ".json": lambda found: json.dumps(found.as_dict(), indent=1) + "\n",
}
