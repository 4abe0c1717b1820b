"""Output files of `--out` and `Identified.save`, selected by the suffix.

    .urdf, .toml       the original URDF with new numbers; the robot as a spec
    .csv, .json        the parameters; the content of --json
    .html              the report
    .png, .svg, .pdf   measured and modelled joint forces
    folder/            C code for the identified robot

Files are written atomically. The URDF contains the identified inertias and friction:

    P = P_carrier + sum P_k          pseudo-inertias of links that fixed joints merge

Only P can be identified. The links P_k that are fixed to the carrier keep their inertias, and the
carrier gets the remainder. If that is not physically consistent, all links change together,

    P_k <- A P_k A^T,   A P_nominal A^T = P,   A upper triangular

an affine map that scales all masses by one factor and keeps links physically consistent. If the
nominal links are not consistent either, the carrier gets the whole inertia.
"""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from symdyn.compiler.files import json_text, save
from symdyn.compiler.pipeline import generate
from symdyn.errors import RobotError
from symdyn.identification.inertia.friction import PLAIN_LAW_NOTE
from symdyn.identification.inertia.physical_consistency import (
    inconsistent_links,
    parameters_of,
    pseudo_inertia,
)
from symdyn.identification.logs.rows import Numbers
from symdyn.identification.result import IdentifiedParameters
from symdyn.lie import SE3
from symdyn.robot import Robot, to_urdf
from symdyn.robot.inertia import MASSLESS, Inertia
from symdyn.robot.read.urdf import link_inertias
from symdyn.robot.write.patch_urdf import patch_urdf, text_to_patch
from symdyn.robot.write.toml import to_toml
from symdyn.robot.write.urdf import urdf_omissions
from symdyn.support.charts import FORMATS, Panel, kind_of as picture_kind, picture
from symdyn.support.extras import pip_install
from symdyn.support.names import MARK, printable

UNCHANGED, SCALED, MASSLESS_PARTS = range(3)
_DIVISION_NOTES = {
    UNCHANGED: "keep their inertias, and {0} gets the remainder",
    SCALED: "were scaled together with it, so that {0} stays physically consistent",
    MASSLESS_PARTS: "became massless, and {0} gets their inertia",
}


@dataclass(frozen=True)
class FixedLink:
    """A link of the file that is fixed to another one at pose X, with the inertia in its frame."""

    name: str
    inertia: Inertia
    X: SE3


def patched_urdf(robot: Robot, identified: Robot, about: Sequence[str]) -> str:
    """Return the URDF that `robot` was read from, with the numbers of `identified`."""
    _reject_impossible(identified)
    text = text_to_patch(robot)
    if text is None:
        return to_urdf(identified)
    own = link_inertias(text, robot.source.file)
    inertials: dict[str, Inertia] = {}
    lines = [*about]
    for i, link in enumerate(identified.links):
        parts = list(_parts(robot, i, own))
        divided, how = divide_inertia(link.inertia, own[link.name], parts)
        inertials[link.name] = divided[0]
        if parts:
            inertials |= {part.name: x for part, x in zip(parts, divided[1:], strict=True)}
            names, carrier = ", ".join(printable(p.name) for p in parts), printable(link.name)
            lines.append(
                f"Links fixed to {carrier}, {names}, {_DIVISION_NOTES[how].format(carrier)}."
            )
    lines += [f"Not in URDF: {lost}." for lost in urdf_omissions(identified)]
    pairs = zip(robot.joints, identified.joints, strict=True)
    laws = {
        new.name: (float(new.passive.viscous), float(new.passive.coulomb))
        for old, new in pairs
        if old.passive != new.passive
    }
    return patch_urdf(text, inertials=inertials, dynamics=laws, banner=lines)


def divide_inertia(
    whole: Inertia, carrier: Inertia, parts: Sequence[FixedLink]
) -> tuple[list[Inertia], int]:
    """Divide an inertia between the carrier and the links fixed to it.

    Returns the inertias of the carrier and of the parts, each about its own frame, and one of
    UNCHANGED, SCALED and MASSLESS_PARTS.
    """
    wanted = _matrix(whole)
    seen = [_matrix(part.inertia.seen_from(part.X)) for part in parts]
    rest = wanted - sum(seen, np.zeros((4, 4)))
    nominal = _matrix(carrier) + sum(seen, np.zeros((4, 4)))
    if not parts or np.linalg.eigvalsh(rest)[0] > 0:
        return [_inertia(rest), *(part.inertia for part in parts)], UNCHANGED
    if np.linalg.eigvalsh(nominal)[0] <= 0:
        return [whole, *(MASSLESS for _ in parts)], MASSLESS_PARTS
    A = _upper(wanted) @ np.linalg.inv(_upper(nominal))
    changed = [_inertia(A @ P @ A.T) for P in (_matrix(carrier), *seen)]
    back = [x.seen_from(part.X.inverse()) for x, part in zip(changed[1:], parts, strict=True)]
    return [changed[0], *back], SCALED


def _parts(robot: Robot, i: int, own: dict[str, Inertia]) -> Iterator[FixedLink]:
    """Yield the links with mass that fixed or locked joints merge into link i."""
    for frame in robot.frames:
        inertia = own.get(frame.name, MASSLESS)
        if frame.link == i and frame.name != robot.links[i].name and inertia != MASSLESS:
            yield FixedLink(frame.name, inertia, frame.placement.pose())


def _reject_impossible(identified: Robot) -> None:
    names = [link.name for link in identified.links]
    tens = np.array([link.inertia.parameters for link in identified.links], float)
    if bad := inconsistent_links(tens.ravel(), names):
        message = f"the inertia of {', '.join(map(printable, bad))} is not physically consistent"
        cure = f"write TOML, or {pip_install('identify')} to enforce consistency"
        raise RobotError(f"{message}, as URDF requires; {cure}", printable(identified.name))


def _matrix(inertia: Inertia) -> Numbers:
    return pseudo_inertia([float(x) for x in inertia.parameters])


def _inertia(P: Numbers) -> Inertia:
    return Inertia(*map(float, parameters_of(P)))


def _upper(P: Numbers) -> Numbers:
    """Return U, upper triangular, with U U^T = P.

    >>> U = _upper(np.array([[2.0, 1.0], [1.0, 1.0]]))
    >>> (U @ U.T).tolist(), U[1, 0]
    ([[2.0, 1.0], [1.0, 1.0]], np.float64(0.0))
    """
    return np.array(np.linalg.cholesky(P[::-1, ::-1])[::-1, ::-1], float)


PICTURES = tuple(f".{kind}" for kind in FORMATS)
FOLDER = ""
"""The suffix of a folder."""
COLUMNS = ("name", "kind", "value", "sigma", "least_squares", "nominal", "unit")


def write(result: IdentifiedParameters, file: str | os.PathLike[str]) -> None:
    """Write the robot, its parameters, its report or its code, by the suffix of `file`."""
    kind = kind_of(file)
    if kind == FOLDER:
        generate(result.identified_robot, ["c"], ["all"], file, passive=True)
    elif kind in PICTURES:
        save(Path(file), _picture(result, kind.removeprefix(".")))
    else:
        save(Path(file), TEXTS[kind](result).encode())


def kind_of(file: str | os.PathLike[str]) -> str:
    """Return the suffix of an output file; reject unknown ones."""
    path = Path(file)
    if os.fspath(file).endswith(os.sep) or path.is_dir():
        return FOLDER
    kind = path.suffix.lower()
    if kind in PICTURES:
        picture_kind(file)
    elif kind not in (FOLDER, *TEXTS):
        message = (
            f"--out writes {', '.join((*TEXTS, *PICTURES))}, or code into a folder; choose one of "
            "these suffixes, or end the name in / for a folder"
        )
        raise RobotError(message, printable(os.fspath(file)))
    return kind


def _urdf(result: IdentifiedParameters) -> str:
    about = [f"{MARK} identify: inertias and <dynamics> were identified from"]
    about[0] += f" {', '.join(map(printable, result.logs))}."
    if result.has_extended_friction:
        about.append(PLAIN_LAW_NOTE)
    return patched_urdf(result.robot, result.plain_robot, about)


def _csv(result: IdentifiedParameters) -> str:
    stream = io.StringIO()
    table = csv.DictWriter(stream, COLUMNS, lineterminator="\n")
    table.writeheader()
    table.writerows(result.parameters)
    return stream.getvalue()


def _html(result: IdentifiedParameters) -> str:
    from symdyn.identification.report_page import (
        identification_page,  # loads the templates, for this format alone
    )

    return identification_page(result)


def _picture(result: IdentifiedParameters, kind: str) -> bytes:
    """Draw a panel for each joint: measured force, model and error on unseen motion."""
    trace = result.shown.evaluation
    panels: list[Panel] = []
    for name in result.training.joints:
        j = result.joints.index(name)
        tau, model = trace.tau[:, j], trace.model[:, j]
        columns = np.column_stack([tau, model, tau - model])
        panels.append(
            (printable(name, 60), result.units[j], ("measured", "model", "error"), columns)
        )
    what = "training" if result.shown.unseen is None else "unseen"
    return picture(f"{result.robot.name}: joint forces, {what} motion", trace.t, panels, kind)


TEXTS: dict[str, Callable[[IdentifiedParameters], str]] = {
    ".urdf": _urdf,
    ".toml": lambda result: to_toml(result.identified_robot),
    ".csv": _csv,
    ".html": _html,
    ".json": lambda result: json_text(result.as_dict()),
}


class Identified(IdentifiedParameters):
    """Identified parameters, and the files written from them."""

    def save(self, file: str | os.PathLike[str]) -> None:
        """Write the robot, its parameters, its code or a report, by the suffix of `file`.

        Parameters
        ----------
        file
            .urdf, .toml, .csv, .json, .html, .png, .svg, .pdf, or a folder for C code.
        """
        write(self, file)
