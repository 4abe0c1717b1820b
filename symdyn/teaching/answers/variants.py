"""The same quantity of robots that are wrong in a known way: what a common mistake leads to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from symdyn.errors import SymdynError
from symdyn.graph.normal.harmonics import Harmonics
from symdyn.lie import SE3
from symdyn.robot.inertia import MASSLESS, Inertia
from symdyn.robot.model import NO_ROTOR, Robot
from symdyn.scalar import is_zero
from symdyn.teaching.answers.truth import Place, Truth, truth
from symdyn.teaching.closed_forms import ClosedForms

LARGEST = 4
"""Robots of more joints take too long to derive over and over again."""

WEIGHTLESS = ("M", "C", "T", "Gamma")
"""Quantities that gravity has no part in."""

Change = Callable[[Inertia], Inertia]


@dataclass(frozen=True)
class Variants:
    """One quantity of wrong robots, derived when it is first asked for and then kept.

    Wrong links are many robots; `with_links` says whether these are derived.
    """

    model: ClosedForms
    name: str
    with_links: bool = True

    @cached_property
    def forms(self) -> dict[tuple[int, Place], Harmonics | None]:
        """Normal forms of entries that are already known, by the truth's identity."""
        return {}

    @cached_property
    def symbols(self) -> Truth:
        """The Christoffel symbols of the robot as it is, of which other choices of C are made."""
        return truth(self.model, "christoffel_symbols")

    @cached_property
    def gravity(self) -> list[tuple[Truth | None, str]]:
        """With gravity reversed and without it, and what is wrong with it."""
        opposite = "the sign of gravity is opposite: the joints hold the robot against its weight"
        return [
            (_with_gravity(self.model, self.name, factor), told)
            for factor, told in ((-1, opposite), (0, "gravity is missing"))
            if self.name not in WEIGHTLESS
        ]

    @cached_property
    def links(self) -> list[tuple[Truth | None, str]]:
        """With one link, or all of them, of a wrong inertia, and what is wrong with it."""
        return list(_with_other_links(self.model, self.name)) if self.with_links else []

    @cached_property
    def turning(self) -> list[tuple[int, Truth]]:
        """Without the mass of a link, whose inertia about its centre stays; its number."""
        return list(_with_links_that_only_turn(self.model, self.name)) if self.with_links else []


def _with_gravity(model: ClosedForms, name: str, factor: int) -> Truth | None:
    x, y, z = model.robot.gravity
    return _of(model, name, replace(model.robot, gravity=(factor * x, factor * y, factor * z)))


def _with_other_links(model: ClosedForms, name: str) -> Iterator[tuple[Truth | None, str]]:
    mistakes: tuple[tuple[Change, str], ...] = (
        (_about_com, "the parallel-axis term m c^2 of {} is missing"),
        (_point, "the inertia of {} about its centre of mass is missing"),
        (_turning, "the centre of mass of {} does not move in it"),
        (lambda _: MASSLESS, "{} is left out"),
    )
    heavy = [i for i, link in enumerate(model.robot.links) if not is_zero(link.inertia.m)]
    groups = [[i] for i in heavy] + ([heavy] if len(heavy) > 1 else [])
    for own in groups:
        which = f"link {own[0] + 1}" if len(own) == 1 else "every link"
        for change, told in mistakes:
            yield _with_links(model, name, own, change), told.format(which)
    if any(not is_zero(joint.rotor_inertia) for joint in model.robot.joints):
        still = tuple(replace(joint, rotor=NO_ROTOR) for joint in model.robot.joints)
        yield _of(model, name, replace(model.robot, joints=still)), "the rotor inertia is missing"


def _with_links_that_only_turn(model: ClosedForms, name: str) -> Iterator[tuple[int, Truth]]:
    for i, link in enumerate(model.robot.links):
        if not is_zero(link.inertia.m):
            found = _with_links(model, name, [i], _turning)
            if found is not None:
                yield i + 1, found


def _with_links(model: ClosedForms, name: str, own: list[int], change: Change) -> Truth | None:
    links = tuple(
        replace(link, inertia=change(link.inertia)) if i in own else link
        for i, link in enumerate(model.robot.links)
    )
    return _of(model, name, replace(model.robot, links=links))


def _of(model: ClosedForms, name: str, robot: Robot) -> Truth | None:
    if robot.nv > LARGEST:
        return None
    try:
        return truth(ClosedForms(robot, model.at, model.given, **model.options), name)
    except SymdynError:  # not every quantity can be had of such robots
        return None


def _at_com(J: Inertia) -> tuple[SE3, Inertia]:
    """The frame at the centre of mass, and the inertia about it."""
    x, y, z = (moment / J.m for moment in J.moment)
    return SE3(p=(x, y, z)), J.seen_from(SE3(p=(-x, -y, -z)))


def _about_com(J: Inertia) -> Inertia:
    """As if the tensor about the centre of mass were the one about the frame."""
    _, central = _at_com(J)
    return Inertia(J.m, *J.moment, *central.parameters[4:])


def _point(J: Inertia) -> Inertia:
    """All mass at the centre of mass."""
    frame, _ = _at_com(J)
    return Inertia(J.m).seen_from(frame)


def _turning(J: Inertia) -> Inertia:
    """No mass, but the tensor about the centre of mass."""
    _, central = _at_com(J)
    return Inertia(0, 0, 0, 0, *central.parameters[4:])
