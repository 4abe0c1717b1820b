"""Closed forms of a robot's equations."""

from __future__ import annotations

import argparse

from symdyn.commands.arguments import options_of, refuse_overwriting, robot_of
from symdyn.commands.printing import busy, deliver
from symdyn.teach import closed_form, model


def run(options: argparse.Namespace) -> int:
    """Print closed forms."""
    refuse_overwriting(options)
    with busy("deriving"):
        style = closed_form.Style(options.format, options.angles, options.groups)
        robot, how = robot_of(options), options_of(options)
        derived = model.derive(robot, at=options.at, link_frames=options.frames, **how)
        if options.prove:
            text = closed_form.prove(derived, options.prove, options.quantity or [], style)
        else:
            names = options.quantity or ["M", "C", "phi"]
            derived.refuse_idle(names)
            text = closed_form.write(derived, names, style)
    deliver(text, options.out)
    return 0
