"""One statement used by many tests: all code made for a robot agrees with every reference."""

import json
from pathlib import Path

from symdyn.codegen import TARGETS
from symdyn.compiler import pipeline
from symdyn.compiler.choose import programs_for
from symdyn.compiler.job import Job
from symdyn.compiler.manifest import manifest
from symdyn.functions import derivatives, dynamics, kinematics, regressors
from symdyn.functions.types import RobotKind
from symdyn.verification.check import check_calls
from symdyn.verification.oracles import libraries

EVERYDAY = tuple(
    f.name
    for f in (*dynamics.ROWS, *kinematics.ROWS)
    if f.in_all and f.meant_for is not RobotKind.WITH_STOPS
)
"""What the many robots are tried with; derivatives and regressors take longer, on fewer robots."""

DEEPER = tuple(f.name for f in (*derivatives.ROWS, *regressors.ROWS))

MUJOCO = {"inverse_dynamics", "mass_matrix", "forward_dynamics", "forward_kinematics"}


def assert_agreement(
    robot, folder: Path, with_c, states=2, seed=0, functions=EVERYDAY, **options
) -> None:
    """Graph evaluation, emitted Python and (if asked) compiled C against all references."""
    assert libraries.installed() == ["pinocchio", "mujoco"], "an oracle is missing"
    job = Job.of(robot, functions, **options)
    programs = programs_for(job)
    module = pipeline.module_of(job, programs)
    content = json.loads(manifest(job, module, None, TARGETS))
    for target in ("python", "c") if with_c else ("python",):
        for name, text in TARGETS[target].emit(module).items():
            (folder / name).write_text(text)
    codes = {"graph": {program.name: program for program in programs}}
    codes["Python"] = TARGETS["python"].load(folder, content, folder)
    if with_c:
        codes["C"] = TARGETS["c"].load(folder, content, folder, "-O0")
    rows = check_calls(robot, codes, content, states, seed)
    failed = [row for row in rows if not row.passed]
    assert not failed, "\n".join(map(str, failed))
    # Every reference has checked what it computes.
    checked = {(row.what, row.against) for row in rows}
    parts = {part for program in programs for part in program.combines or (program.name,)}
    ours = ("Lagrange", "complex step")
    assert parts <= {what.split()[0] for what, against in checked if against in ours}
    if functions is EVERYDAY:
        if "mujoco" not in libraries.unsupported_oracles(robot):
            assert {(name, "mujoco") for name in MUJOCO} <= checked
        assert ("coriolis_matrix", "pinocchio") in checked
        assert "Mdot - 2C skew" in {row.what for row in rows}
