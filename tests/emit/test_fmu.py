"""Units of FMI 3.0 and 2.0, by FMPy: valid, moving as `simulate` says, with exact slopes."""

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile

import fmpy
import numpy as np
import pytest
from fmpy.fmi2 import FMU2Model, FMU2Slave
from fmpy.fmi3 import FMU3Model, FMU3Slave
from fmpy.validation import validate_fmu

from symdyn.compiler.pipeline import generate
from symdyn.emit import TARGETS
from symdyn.emit.fmu.source import unit_of
from symdyn.errors import CompilerError, FunctionError, RobotError
from symdyn.robot import load
from symdyn.robot.assembly.entry_names import names_of
from symdyn.simulate.simulate import simulate
from symdyn.verify.check import check_folder
from tests.emit.test_hostile_code import robots as hostile_robots
from tests.making import module_of, programs_of
from tests.robots import real_robot

VERSIONS = {"3.0": ".fmu", "2.0": "_fmi2.fmu"}
KINDS = ("ModelExchange", "CoSimulation")
FUNCTIONS = ["forward_dynamics", "qdot", "forward_kinematics", "kinetic_energy", "potential_energy"]
OPEN = load("planar2r").symbolic("all")
SPINNING = [0.3, -0.7]


class Instance:
    """A unit for model exchange or co-simulation, whatever its version; variables by name."""

    def __init__(self, file, kind="ModelExchange"):
        about = fmpy.read_model_description(str(file))
        self.three = about.fmiVersion.startswith("3")
        self.variables = {v.name: v for v in about.modelVariables}
        exchange = kind == "ModelExchange"
        models = (FMU3Model, FMU3Slave) if self.three else (FMU2Model, FMU2Slave)
        model = models[0] if exchange else models[1]
        self.folder = fmpy.extract(str(file))
        self.unit = model(
            guid=about.instantiationToken if self.three else about.guid,
            unzipDirectory=self.folder,
            modelIdentifier=about.modelExchange.modelIdentifier,
            instanceName="one",
        )
        self.unit.instantiate()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.unit.freeInstance()
        shutil.rmtree(self.folder)

    def begin(self, **values):
        """Set values by name, then initialize."""
        self.enter()
        self.set(values)
        self.unit.exitInitializationMode()
        return self

    def enter(self):
        if self.three:
            self.unit.enterInitializationMode()
        else:
            self.unit.setupExperiment()
            self.unit.enterInitializationMode()

    def references(self, names):
        return [self.variables[name].valueReference for name in names]

    def get(self, names):
        call = self.unit.getFloat64 if self.three else self.unit.getReal
        return np.array(call(self.references(names)))

    def set(self, values):
        call = self.unit.setFloat64 if self.three else self.unit.setReal
        call(self.references(values), list(map(float, values.values())))

    def slopes(self, unknowns, knowns, seed):
        at = self.references(unknowns), self.references(knowns)
        return np.array(self.unit.getDirectionalDerivative(*at, list(seed)))

    def named(self, *causalities, start=None):
        """The names of variables; `start`: whether they have one."""
        return [
            name
            for name, v in self.variables.items()
            if v.causality in causalities and start in (None, v.start is not None)
        ]

    @property
    def given(self):
        names = self.named("input", "parameter") + self.named("output", start=True)
        return [name for name in names if name != "solver_step"]

    @property
    def computed(self):
        return self.named("local") + self.named("output", start=False)


def units(folder):
    return [folder / (folder.name + suffix) for suffix in VERSIONS.values()]


def motion(file, kind, robot, time, start, **options):
    """q and qd over time, and the energies."""
    options = {"relative_tolerance": 1e-10, "output_interval": time / 10, **options}
    rows = fmpy.simulate_fmu(
        str(file), fmi_type=kind, stop_time=time, start_values=start, **options
    )
    names = names_of(robot)
    q = np.stack([rows[f"q_{name}"] for name in names.q], axis=1)
    qd = np.stack([rows[f"qd_{name}"] for name in names.qd], axis=1)
    return q, qd, np.stack([rows["kinetic"], rows["potential"]], axis=1)


def start_of(robot, q, qd, tau):
    names = names_of(robot)
    kinds = (("q", names.q, q), ("qd", names.qd, qd), ("tau", names.qd, tau))
    return {f"{kind}_{n}": x for kind, own, at in kinds for n, x in zip(own, at, strict=True)}


def differs(ours, simulated):
    """The largest difference from a motion, relative to the largest number of each array."""
    energies = np.stack([simulated.kinetic, simulated.potential], axis=1)
    theirs = (simulated.q, simulated.qd, energies)
    return max(
        np.max(np.abs(a - b)) / max(1, np.max(np.abs(b))) for a, b in zip(ours, theirs, strict=True)
    )


def slope_error(file, amount=0.4):
    """The largest difference of slopes from central differences in a random direction."""
    rng = np.random.default_rng(2)
    with Instance(file) as one:
        one.enter()
        names = one.given
        at = np.array([float(one.variables[name].start) for name in names])
        free = [one.variables[name].causality != "parameter" for name in names]
        at += amount * rng.uniform(-1, 1, len(at)) * free
        seed = rng.uniform(-1, 1, len(at))
        one.set(dict(zip(names, at, strict=True)))
        slopes = one.slopes(one.computed, names, seed)
        ends = []
        for sign in (1, -1):
            one.set(dict(zip(names, at + sign * 1e-6 * seed, strict=True)))
            ends.append(one.get(one.computed))
    differences = (ends[0] - ends[1]) / 2e-6
    return np.max(np.abs(slopes - differences) / (1 + np.abs(differences)))


@pytest.fixture
def planar(generated):
    return generated(OPEN, "fmu")


def test_units_are_valid_and_move_as_simulate_does(planar):
    start = start_of(OPEN, SPINNING, [0.5, 0.2], [1.0, -0.5])
    moved = simulate(OPEN, time=0.5, q0=SPINNING, qd0=[0.5, 0.2], tau=[1.0, -0.5], every=50)
    for file in units(planar):
        assert validate_fmu(str(file)) == []
        assert differs(motion(file, "CoSimulation", OPEN, 0.5, start), moved) < 1e-12
        assert differs(motion(file, "ModelExchange", OPEN, 0.5, start), moved) < 1e-6


def test_slopes_in_states_inputs_and_parameters_are_exact(planar):
    rng = np.random.default_rng(0)
    q, qd, tau = rng.uniform(-1, 1, (3, 2))
    p = np.array([x.value for x in OPEN.symbolic_parameters])
    given = start_of(OPEN, q, qd, tau)
    changes = rng.uniform(-1, 1, 6 + len(p))
    dq, dqd, dtau, dp = np.split(changes * 1e-30j, [2, 4, 6])
    by_name = {program.name: program for program in programs_of(OPEN, FUNCTIONS)}
    values = {"q": q + dq, "qd": qd + dqd, "tau": tau + dtau, "p": p + dp}
    expected = {
        name: np.concatenate(
            [x.imag.ravel() for x in by_name[name](*(values[a.name] for a in by_name[name].inputs))]
        )
        * 1e30
        for name in FUNCTIONS
    }
    parameters = [x.name for x in OPEN.symbolic_parameters]
    rates = ["der_qd_joint1", "der_qd_joint2"]
    for file in units(planar):
        with Instance(file) as one:
            one.begin(**given)
            knowns = [*given, *parameters]
            tip = [
                f"rot_tool_{r}{c}" if c else f"pos_tool_{r}" for r in "xyz" for c in (*"xyz", "")
            ]
            slopes = one.slopes([*rates, *tip, "kinetic", "potential"], knowns, changes)
        assert np.allclose(slopes[:2], expected["forward_dynamics"], rtol=1e-12, atol=1e-12)
        assert np.allclose(slopes[2:14], expected["forward_kinematics"][:12], atol=1e-13)
        assert np.allclose(slopes[14], expected["kinetic_energy"], rtol=1e-12)
        assert np.allclose(slopes[15], expected["potential_energy"], rtol=1e-12)
        assert slope_error(file) < 1e-7


def test_parameters_can_be_changed_while_it_moves(planar):
    heavy = {"m_2": 5.0, "I_2": 0.4}
    other = OPEN.bind({**{p.name: p.value for p in OPEN.symbolic_parameters}, **heavy})
    program = {p.name: p for p in programs_of(other, FUNCTIONS)}["forward_dynamics"]
    (expected,) = program(np.array(SPINNING), np.zeros(2), np.ones(2))
    start = start_of(OPEN, SPINNING, [0, 0], [1, 1])
    for file in units(planar):
        with Instance(file) as one:
            one.begin(**start)
            light = one.get(["der_qd_joint1", "der_qd_joint2"])
            one.set(heavy)  # in event mode
            assert np.allclose(one.get(["der_qd_joint1", "der_qd_joint2"]), expected, rtol=1e-12)
            assert not np.allclose(light, expected)
            one.unit.enterContinuousTimeMode()
            with pytest.raises(Exception, match=r"Set(Float64|Real)"):
                one.set(heavy)


def test_states_are_kept_restored_and_reset(planar):
    start = start_of(OPEN, SPINNING, [0, 0], [0, 0])
    names = ["q_joint1", "qd_joint2", "kinetic"]
    for file in units(planar):
        with Instance(file, "CoSimulation") as one:
            one.begin(**start, solver_step=0.01)
            step = [one.unit.doStep, 0.0]

            def forward(one=one, step=step):
                step[0](currentCommunicationPoint=step[1], communicationStepSize=0.1)

            first = one.get(names)
            kept = one.unit.getFMUState()
            written = one.unit.serializeFMUState(kept)
            forward()
            moved = one.get(names)
            assert not np.allclose(moved, first)
            one.unit.setFMUState(kept)
            assert np.array_equal(one.get(names), first)
            forward()
            assert np.array_equal(one.get(names), moved)
            again = one.unit.deserializeFMUState(written)
            one.unit.setFMUState(again)
            assert np.array_equal(one.get(names), first)
            for state in (kept, again):
                one.unit.freeFMUState(state)
            one.unit.reset()
            assert np.array_equal(one.get(names[:2]), [0, 0]), "the start of the description"
            one.begin(**start)
            assert np.array_equal(one.get(names), first)


def test_the_check_judges_units_and_sees_a_wrong_one(planar, tmp_path):
    report = check_folder(planar)
    assert report.passed
    assert {row.code for row in report.rows} == {"FMU"}
    assert {row.what for row in report.rows} >= set(FUNCTIONS)
    folder = shutil.copytree(planar, tmp_path / "planar2r")
    file = folder / "planar2r_fmi2.fmu"
    with zipfile.ZipFile(planar / file.name) as old, zipfile.ZipFile(file, "w") as new:
        for entry in old.namelist():
            data = old.read(entry)
            if entry == "modelDescription.xml":
                data = data.replace(b'"q_joint1"', b'"x"').replace(b'"q_joint2"', b'"q_joint1"')
            new.writestr(entry, data)
    with pytest.raises(RobotError, match="value reference 1 is that of 'x'; generate it again"):
        check_folder(folder)
    file.write_bytes(b"PK nothing")
    with pytest.raises(RobotError, match="it cannot be read"):
        check_folder(folder)


def test_functions_are_decided_by_the_target(planar, tmp_path):
    content = json.loads((planar / "planar2r.json").read_text())
    assert set(content["functions"]) == set(FUNCTIONS), "forward dynamics, not the table"
    with pytest.raises(FunctionError, match=r"made of forward_dynamics, qdot.*; leave --functions"):
        generate("pendulum", "fmu", "gravity", tmp_path)
    with pytest.raises(FunctionError, match="number type is called 'float' in target fmu"):
        generate("pendulum", "fmu", out=tmp_path, dtype="float")


def test_without_a_compiler_nothing_is_written(tmp_path, monkeypatch):
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(CompilerError, match="CC names 'no-such-compiler', which cannot be run"):
        generate("pendulum", "fmu", out=tmp_path)
    assert not list(tmp_path.iterdir())


def test_only_importers_functions_are_visible(planar):
    with zipfile.ZipFile(planar / "planar2r.fmu") as unit:
        (library,) = (n for n in unit.namelist() if n.startswith("binaries/"))
        unit.extract(library, planar.parent)
    said = subprocess.run(
        ["nm", "-D", "--defined-only", planar.parent / library],
        capture_output=True,
        text=True,
        check=True,
    )
    names = [line.split()[-1] for line in said.stdout.splitlines()]
    assert {"fmi3DoStep", "fmi2DoStep"} <= set(names)
    assert all(name.startswith(("fmi2", "fmi3")) for name in names)
    shutil.rmtree(planar.parent / "binaries")


# -- more robots ---------------------------------------------------------------------------------

ROBOTS = {
    "ur5": lambda: load("ur5"),
    "panda": lambda: load("panda"),
    "panda-hand": lambda: real_robot("panda"),
    "quadruped": lambda: load("quadruped"),
    "ball_chain-open": lambda: load("ball_chain").symbolic("all"),
    "four_bar": lambda: load("four_bar"),
    "planar_two_arm": lambda: load("planar_two_arm"),
}
"""Arms, followers, a floating base, joints of several freedoms with open parameters, a loop, a
grasp."""
CLOSE, ADAPTIVE = 1e-10, 1e-5
"""Of co-simulation, which takes the steps of `simulate`; of model exchange with a tolerance of
1e-10, beside an adaptive method with 1e-11."""


@pytest.mark.slow
@pytest.mark.parametrize("name", ROBOTS)
def test_robots_move_as_simulate_moves_them(name, generated):
    robot = ROBOTS[name]()
    folder = generated(robot, "fmu", passive=True)
    assert check_folder(folder, apart=True).passed
    rng = np.random.default_rng(5)
    q = np.array(robot.start())
    qd = np.zeros(robot.nv) if robot.constraints else rng.uniform(-0.5, 0.5, robot.nv)
    tau = 0.1 * rng.uniform(-1, 1, robot.nv)
    start, given = start_of(robot, q, qd, tau), {"time": 0.3, "q0": q, "qd0": qd, "tau": tau}
    steps = simulate(robot, **given, every=30)
    adaptive = simulate(robot, **given, every=30, integrator="adaptive", tolerance=1e-11)
    for file in units(folder):
        assert validate_fmu(str(file)) == []
        assert differs(motion(file, "CoSimulation", robot, 0.3, start), steps) < CLOSE
        assert differs(motion(file, "ModelExchange", robot, 0.3, start), adaptive) < ADAPTIVE
        assert slope_error(file) < 1e-5


@pytest.mark.slow
def test_same_bytes_under_another_hash_seed(generated, tmp_path):
    folder = generated("four_bar", "fmu")
    command = [sys.executable, "-m", "symdyn", "generate", "four_bar", "--target", "fmu"]
    environment = {**os.environ, "PYTHONHASHSEED": "7"}
    subprocess.run([*command, "--out", tmp_path], env=environment, check=True)
    for file in folder.iterdir():
        assert (tmp_path / "four_bar" / file.name).read_bytes() == file.read_bytes()


@pytest.mark.slow
def test_hostile_names_stay_names(tmp_path):
    lines = []
    for k, robot in enumerate(hostile_robots()):
        if robot.name == "symbols":
            continue
        unit = unit_of(module_of(robot, FUNCTIONS))
        place = tmp_path / str(k)
        place.mkdir()
        for name, text in unit.sources.items():
            assert re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*\.(c|h|inc)", name)
            (place / name).write_text(text, encoding="ascii")
        lines += [place / name for name in unit.compiled]
        for texts in unit.descriptions.values():
            described = place / "modelDescription.xml"
            described.write_text(texts["modelDescription.xml"], encoding="ascii")
            assert validate_fmu(str(place)) == []
    flags = ["-std=c99", "-pedantic", "-Wall", "-Wextra", "-Wconversion", "-Werror"]
    subprocess.run(["cc", *flags, "-fsyntax-only", *lines], check=True)
    assert len(lines) > 100


@pytest.mark.slow
def test_sources_build_the_same_functions(generated, tmp_path):
    folder = generated("four_bar", "fmu")
    manifest = json.loads((folder / "four_bar.json").read_text())
    codes = [TARGETS["fmu"].load(folder, manifest, tmp_path, *flags) for flags in ((), ("-O0",))]
    q, qd, tau = np.random.default_rng(0).uniform(-1, 1, (3, 3))
    ours, theirs = (code["closed_chain_dynamics"](q, qd, tau) for code in codes)
    assert all(np.allclose(a, b, rtol=1e-10, atol=1e-10) for a, b in zip(ours, theirs, strict=True))
