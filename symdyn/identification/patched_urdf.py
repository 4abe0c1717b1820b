"""The URDF that was read, with the inertias and the friction that were found.

    P = P_carrier + sum P_k          pseudo-inertias of links that fixed joints make one body

Only P can be identified. The links P_k that are fixed to the carrier keep their inertias, and the
carrier gets the rest. Where no body is left for it, all of them are changed together:

    P_k <- A P_k A^T,   A P_nominal A^T = P,   A upper triangular

which scales their masses by one factor and deforms the space that they are in, so that bodies
remain bodies. If the nominal links are no bodies either, the carrier gets all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from symdyn.errors import RobotError
from symdyn.identification.inertia.physical_consistency import (
    impossible,
    parameters_of,
    pseudo_inertia,
)
from symdyn.identification.logs.rows import Numbers
from symdyn.lie import SE3
from symdyn.robot import Robot, to_urdf
from symdyn.robot.inertia import MASSLESS, Inertia
from symdyn.robot.read.urdf import link_inertias
from symdyn.robot.write.patch_urdf import patch_urdf, text_to_patch
from symdyn.robot.write.urdf import lost_in_urdf
from symdyn.support.extras import pip_install
from symdyn.support.names import printable

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
    _refuse_impossible(identified)
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
    lines += [f"Not in URDF: {lost}." for lost in lost_in_urdf(identified)]
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


def _refuse_impossible(identified: Robot) -> None:
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
