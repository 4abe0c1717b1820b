"""What `--out` and `IdentifiedParameters.save` write, by the ending of the name.

    .urdf, .toml       the URDF that was read, patched; the robot as a spec
    .csv, .json        the parameters; all that --json prints
    .html              the report
    .png, .svg, .pdf   measured and modelled forces
    folder/            C for the identified robot

A file is written whole or not at all.
"""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Callable
from pathlib import Path

import numpy as np

from symdyn.compiler.files import json_text, save
from symdyn.compiler.pipeline import generate
from symdyn.errors import RobotError
from symdyn.identification.inertia.friction import BENT
from symdyn.identification.patched_urdf import patched_urdf
from symdyn.identification.result import IdentifiedParameters
from symdyn.robot.write.toml import to_toml
from symdyn.support.charts import FORMATS, Panel, picture
from symdyn.support.charts import kind_of as picture_kind
from symdyn.support.names import MARK, printable

PICTURES = tuple(f".{kind}" for kind in FORMATS)
FOLDER = ""
"""The ending of a folder."""
COLUMNS = ("name", "kind", "value", "sigma", "least_squares", "nominal", "unit")


def write(found: IdentifiedParameters, file: str | os.PathLike[str]) -> None:
    """Write the robot, its parameters, or its code."""
    kind = kind_of(file)
    if kind == FOLDER:
        generate(found.identified_robot, ["c"], ["all"], file, passive=True)
    elif kind in PICTURES:
        save(Path(file), _picture(found, kind.removeprefix(".")))
    else:
        save(Path(file), TEXTS[kind](found).encode())


def kind_of(file: str | os.PathLike[str]) -> str:
    """The ending of a name; what cannot be written is refused."""
    path = Path(file)
    if os.fspath(file).endswith(os.sep) or path.is_dir():
        return FOLDER
    kind = path.suffix.lower()
    if kind in PICTURES:
        picture_kind(file)
    elif kind not in (FOLDER, *TEXTS):
        message = (
            f"--out writes {', '.join((*TEXTS, *PICTURES))}, and code into a folder; choose a name "
            "that ends so, or in / for a folder"
        )
        raise RobotError(message, printable(os.fspath(file)))
    return kind


def _urdf(found: IdentifiedParameters) -> str:
    about = [f"{MARK} identify: inertias and <dynamics> are those found in"]
    about[0] += f" {', '.join(map(printable, found.logs))}."
    if found.is_bent:
        about.append(BENT)
    return patched_urdf(found.robot, found.plain_robot, about)


def _csv(found: IdentifiedParameters) -> str:
    stream = io.StringIO()
    table = csv.DictWriter(stream, COLUMNS, lineterminator="\n")
    table.writeheader()
    table.writerows(found.parameters)
    return stream.getvalue()


def _html(found: IdentifiedParameters) -> str:
    from symdyn.identification.report_page import identification_page  # loads the templates

    return identification_page(found)


def _picture(found: IdentifiedParameters, kind: str) -> bytes:
    """A panel for each joint: measured, model and error on the motion to judge by."""
    trace = found.shown.judged
    panels: list[Panel] = []
    for name in found.training.joints:
        j = found.joints.index(name)
        tau, model = trace.tau[:, j], trace.model[:, j]
        columns = np.column_stack([tau, model, tau - model])
        panels.append(
            (printable(name, 60), found.units[j], ("measured", "model", "error"), columns)
        )
    what = "training" if found.shown.unseen is None else "unseen"
    return picture(f"{found.robot.name}: joint forces, {what} motion", trace.t, panels, kind)


TEXTS: dict[str, Callable[[IdentifiedParameters], str]] = {
    ".urdf": _urdf,
    ".toml": lambda found: to_toml(found.identified_robot),
    ".csv": _csv,
    ".html": _html,
    ".json": lambda found: json_text(found.as_dict()),
}


class Identified(IdentifiedParameters):
    """The parameters found, and the files that are made of them."""

    def save(self, file: str | os.PathLike[str]) -> None:
        """Write the robot, its parameters, its code or a report; the name says which."""
        write(self, file)
