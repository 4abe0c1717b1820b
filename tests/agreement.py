"""One statement used by many tests: all code made for a robot says what every judge says."""

import json
from pathlib import Path

from symdyn import pipeline
from symdyn.build import PLAIN, programs_for
from symdyn.emit import TARGETS
from symdyn.gradients import GRADIENTS, ROWS
from symdyn.manifest import manifest
from symdyn.verify import oracles
from symdyn.verify.check import check_calls
from symdyn.verify.load import load_c, load_python

MUJOCO = {"inverse_dynamics", "mass_matrix", "forward_dynamics", "forward_kinematics"}


def assert_agreement(
    robot, folder: Path, with_c, states=2, seed=0, functions=("all",), options=PLAIN
) -> None:
    """Graph evaluation, emitted Python and (if asked) compiled C against all judges."""
    assert oracles.installed() == ["pinocchio", "mujoco"], "an oracle is missing"
    programs = programs_for(robot, functions, options)
    module = pipeline.module_of(robot, programs, options)
    content = json.loads(manifest(module, robot, options, TARGETS))
    for emit in TARGETS.values():
        for name, text in emit(module).items():
            (folder / name).write_text(text)
    codes = {"graph": {program.name: program for program in programs}}
    codes["Python"] = load_python(folder, content)
    if with_c:
        codes["C"] = load_c(folder, content, folder, ("-O0",))
    rows = check_calls(robot, codes, content, states, seed)
    failed = [row for row in rows if not row.passed]
    assert not failed, "\n".join(map(str, failed))
    # Every judge has spoken on what it knows.
    judged = {(row.what, row.against) for row in rows}
    if tuple(functions) == ("all",):
        judges = {name: "complex step" if name in GRADIENTS else "Lagrange" for name in ROWS}
        assert {(program.name, judges[program.name]) for program in programs} <= judged
        assert {(name, "mujoco") for name in MUJOCO} <= judged
        assert ("coriolis_matrix", "pinocchio") in judged
        assert "Mdot - 2C skew" in {row.what for row in rows}
