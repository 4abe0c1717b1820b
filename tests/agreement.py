"""One statement used by many tests: all code made for a robot says what every judge says."""

from pathlib import Path

from symdyn.emit import TARGETS
from symdyn.pipeline import module_of, programs_for
from symdyn.verify import oracles
from symdyn.verify.check import check_calls
from symdyn.verify.load import load_c, load_python


def assert_agreement(robot, folder: Path, with_c: bool, states: int = 2, seed: int = 0) -> None:
    """Graph evaluation, emitted Python and (if asked) compiled C against all judges."""
    assert oracles.installed() == ["pinocchio", "mujoco"], "an oracle is missing"
    programs = programs_for(robot, ["all"])
    module = module_of(robot, programs)
    codes = {"graph": {program.name: program for program in programs}}
    inputs = {program.name: [a.name for a in program.inputs] for program in programs}
    manifest = {
        "name": module.name,
        "functions": {
            program.name: {
                "inputs": [[a.name, list(a.shape)] for a in program.inputs],
                "outputs": [[a.name, list(a.shape)] for a in program.outputs],
            }
            for program in programs
        },
    }
    for emit in TARGETS.values():
        for name, text in emit(module).items():
            (folder / name).write_text(text)
    codes["Python"] = load_python(folder, manifest)
    if with_c:
        codes["C"] = load_c(folder, manifest, folder)
    rows = check_calls(robot, codes, inputs, states, seed)
    failed = [row for row in rows if not row.passed]
    assert not failed, "\n".join(map(str, failed))
    # Every judge has spoken on what it knows.
    judged = {(row.what, row.against) for row in rows}
    for name in inputs:
        assert {(name, "Lagrange"), (name, "pinocchio")} <= judged
    assert {("inverse_dynamics", "mujoco"), ("mass_matrix", "mujoco")} <= judged
    assert "Mdot - 2C skew" in {row.what for row in rows}
