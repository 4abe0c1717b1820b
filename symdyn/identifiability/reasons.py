"""Sentences for people: what each joint is called, and why it loses the parameters it loses."""

from __future__ import annotations

from symdyn.identifiability.joint_rules import (
    ACROSS,
    ALONG,
    CENTRED,
    FREE,
    LEVEL,
    PARALLEL,
    POINT,
    REST,
    STILL,
)
from symdyn.robot.joints.floating import Floating
from symdyn.robot.joints.helical import Helical
from symdyn.robot.joints.modal import Modal
from symdyn.robot.joints.motion import Motion
from symdyn.robot.joints.planar import Planar
from symdyn.robot.joints.prismatic import Prismatic
from symdyn.robot.joints.revolute import Revolute
from symdyn.robot.joints.spherical import Spherical

ABOUT: dict[type[Motion], str] = {
    Revolute: "revolute about",
    Prismatic: "prismatic along",
    Helical: "helical about",
    Planar: "planar across",
    Spherical: "spherical",
    Floating: "floating",
    Modal: "modal",
}
"""What stands before the axis, where the joint has one."""

_LEVEL = (
    "The link only ever turns about one direction that is fixed in space: of its moments of "
    "inertia only the one about this direction counts, of its first moments what is across it."
)
_ROUND = (
    "The joint cannot feel equal moments of inertia about all directions across its axis: such a "
    "tensor may turn and slide with it."
)
REASONS: dict[tuple[str, type[Motion]], str] = {
    (FREE, Revolute): (
        "The joint cannot feel a mass on its axis, a first moment along its axis, nor equal "
        "moments of inertia about all directions across its axis."
    ),
    (FREE, Prismatic): "The joint cannot feel moments of inertia.",
    (PARALLEL, Revolute): (
        "The link only ever turns about one direction that is fixed in space: of its moments of "
        "inertia only the one about this direction counts, of its first moments what is across "
        "it. The joint cannot feel a mass on its axis."
    ),
    (STILL, Revolute): (
        "The link only ever turns about one line that is fixed in space, and gravity acts along "
        "it: only the moment of inertia about this line counts."
    ),
    (POINT, Revolute): (
        "One point of the joint's axis is fixed in space and there is no gravity: only the "
        "inertia about this point counts, and the joint cannot feel equal moments of inertia "
        "about all directions across its axis."
    ),
    (REST, Prismatic): "The link never turns: only its mass counts.",
    (ALONG, Prismatic): (
        "The link only ever turns about the direction that it slides along: of its moments of "
        "inertia only the one about this direction counts, of its first moments what is across "
        "it. The joint cannot feel either."
    ),
    (ACROSS, Prismatic): (
        "The link only ever turns about one direction that is fixed in space: of its moments of "
        "inertia only the one about this direction counts, which the joint cannot feel, and the "
        "first moment along it does not."
    ),
    (LEVEL, Planar): _LEVEL,
    (FREE, Planar): _ROUND,
    (LEVEL, Helical): _LEVEL,
    (FREE, Helical): _ROUND,
    (FREE, Spherical): "The joint cannot feel a mass in its centre.",
    (CENTRED, Spherical): (
        "The centre of the joint is fixed in space and there is no gravity: only the inertia "
        "about the centre counts."
    ),
    (FREE, Floating): "Nothing holds the link: all its inertia counts.",
    (FREE, Modal): (
        "The link may stand anywhere and be turned anyhow. Only equal moments of inertia about "
        "all directions are the same seen from all these poses, and a mode that turns feels them."
    ),
}
"""By kind and motion of the joint (`joint_rules.py`)."""
