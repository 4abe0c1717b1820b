"""What `--out` and `IdentifiedParameters.save` write, by the ending of the name.

    .urdf, .toml       the URDF that was read, patched; the robot as a spec
    .csv, .json        the parameters; all that --json prints
    .html              the report
    .png, .svg, .pdf   measured and modelled forces
    folder/            C for the identified robot

A file is written whole or not at all. The URDF has the inertias and the friction that were found:

    P = P_carrier + sum P_k          pseudo-inertias of links that fixed joints make one body

Only P can be identified. The links P_k that are fixed to the carrier keep their inertias, and the
carrier gets the rest. Where no body is left for it, all of them are changed together:

    P_k <- A P_k A^T,   A P_nominal A^T = P,   A upper triangular

which scales their masses by one factor and deforms the space that they are in, so that bodies
remain bodies. If the nominal links are no bodies either, the carrier gets all.
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
from symdyn.identification.inertia.friction import BENT
from symdyn.identification.inertia.physical_consistency import (
    impossible,
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

KEPT, TOGETHER, NOTHING = range(3)
_WORDS = {
    KEPT: "keep their inertias, and {0} has the rest",
    TOGETHER: "were changed together with it, since keeping them would leave no body for {0}",
    NOTHING: "were made massless, and {0} has their inertia",
}


@dataclass(frozen=True)
class FixedLink:
    """A link of the file on the body of another: its inertia about its own frame, at X there."""

    name: str
    inertia: Inertia
    X: SE3


def patched_urdf(robot: Robot, identified: Robot, about: Sequence[str]) -> str:
    """The text of the URDF that `robot` was read from with the numbers of `identified`."""
    _reject_impossible(identified)
    text = text_to_patch(robot)
    if text is None:
        return to_urdf(identified)
    own = link_inertias(text, robot.source.file)
    inertials: dict[str, Inertia] = {}
    lines = [*about]
    for i, link in enumerate(identified.links):
        parts = list(_parts(robot, i, own))
        divided, how = divide(link.inertia, own[link.name], parts)
        inertials[link.name] = divided[0]
        if parts:
            inertials |= {part.name: x for part, x in zip(parts, divided[1:], strict=True)}
            names, carrier = ", ".join(printable(p.name) for p in parts), printable(link.name)
            lines.append(f"Links fixed to {carrier}, {names}, {_WORDS[how].format(carrier)}.")
    lines += [f"Not in URDF: {lost}." for lost in urdf_omissions(identified)]
    pairs = zip(robot.joints, identified.joints, strict=True)
    laws = {
        new.name: (float(new.passive.viscous), float(new.passive.coulomb))
        for old, new in pairs
        if old.passive != new.passive
    }
    return patch_urdf(text, inertials=inertials, dynamics=laws, banner=lines)


def divide(
    whole: Inertia, carrier: Inertia, parts: Sequence[FixedLink]
) -> tuple[list[Inertia], int]:
    """The inertias of the carrier and of the parts, each about its own frame, and how."""
    wanted = _matrix(whole)
    seen = [_matrix(part.inertia.seen_from(part.X)) for part in parts]
    rest = wanted - sum(seen, np.zeros((4, 4)))
    nominal = _matrix(carrier) + sum(seen, np.zeros((4, 4)))
    if not parts or np.linalg.eigvalsh(rest)[0] > 0:
        return [_inertia(rest), *(part.inertia for part in parts)], KEPT
    if np.linalg.eigvalsh(nominal)[0] <= 0:
        return [whole, *(MASSLESS for _ in parts)], NOTHING
    A = _upper(wanted) @ np.linalg.inv(_upper(nominal))
    changed = [_inertia(A @ P @ A.T) for P in (_matrix(carrier), *seen)]
    back = [x.seen_from(part.X.inverse()) for x, part in zip(changed[1:], parts, strict=True)]
    return [changed[0], *back], TOGETHER


def _parts(robot: Robot, i: int, own: dict[str, Inertia]) -> Iterator[FixedLink]:
    """The links with mass that fixed joints, or locked ones, put on link i."""
    for frame in robot.frames:
        inertia = own.get(frame.name, MASSLESS)
        if frame.link == i and frame.name != robot.links[i].name and inertia != MASSLESS:
            yield FixedLink(frame.name, inertia, frame.placement.pose())


def _reject_impossible(identified: Robot) -> None:
    names = [link.name for link in identified.links]
    tens = np.array([link.inertia.parameters for link in identified.links], float)
    if bad := impossible(tens.ravel(), names):
        message = f"no body has the inertia found for {', '.join(map(printable, bad))}"
        cure = f"write TOML, or {pip_install('identify')} for consistent inertias"
        raise RobotError(f"{message}, and a URDF holds bodies; {cure}", printable(identified.name))


def _matrix(inertia: Inertia) -> Numbers:
    return pseudo_inertia([float(x) for x in inertia.parameters])


def _inertia(P: Numbers) -> Inertia:
    return Inertia(*map(float, parameters_of(P)))


def _upper(P: Numbers) -> Numbers:
    """U upper triangular with U U^T = P.

    >>> U = _upper(np.array([[2.0, 1.0], [1.0, 1.0]]))
    >>> (U @ U.T).tolist(), U[1, 0]
    ([[2.0, 1.0], [1.0, 1.0]], np.float64(0.0))
    """
    return np.array(np.linalg.cholesky(P[::-1, ::-1])[::-1, ::-1], float)


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
    """The ending of a name; what cannot be written is rejected."""
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
    from symdyn.identification.report_page import (
        identification_page,  # loads the templates, for this format alone
    )

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
