"""What people call the symbols of the graph: q[0] is q_1, p[2] a parameter's name."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from symdyn.compiler.job import Job
from symdyn.robot.model import Robot
from symdyn.table.types import INPUTS


def names_of(robot: Robot) -> dict[str, str]:
    """From the graph's symbols to names for people.

    Joints of several coordinates name their own, with the joint's number: qw_1, wx_1, wxd_1; not
    where a parameter has such a name.
    """
    names = {}
    job = Job.of(robot, [])
    for array in INPUTS.values():
        for indices in product(*map(range, job.shape(array))):
            symbol = array.name + "".join(f"[{k}]" for k in indices)
            names[symbol] = "_".join([array.name, *(str(k + 1) for k in indices)])
    parameters = [parameter_name(p.name) for p in robot.symbolic_parameters]
    own = dict(_names_of_several(robot))
    if not {*parameters, *names.values()}.intersection(own.values()):
        names.update(own)
    names.update((f"p[{k}]", name) for k, name in enumerate(parameters))
    return names


def parameter_name(name: str) -> str:
    """What people call a parameter: m_link2 for link2.m."""
    owner, _, own = name.rpartition(".")
    return f"{own}_{owner}" if owner else own


def _names_of_several(robot: Robot) -> Iterator[tuple[str, str]]:
    """Symbols of joints that have several coordinates, with the joints' own names for them."""
    starts = zip(robot.joints, robot.q_starts, robot.coordinates, strict=True)
    for i, (joint, at, moves) in enumerate(starts, 1):
        if joint.nq > 1:
            for k, name in enumerate(joint.motion.coordinate_names, at):
                yield f"q[{k}]", f"{name}_{i}"
            for k, name in enumerate(joint.motion.velocity_names, moves):
                yield f"qd[{k}]", f"{name}_{i}"
                yield f"qdd[{k}]", f"{name}d_{i}"
