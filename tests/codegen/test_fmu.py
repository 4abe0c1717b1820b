"""Units of FMI 3.0 and 2.0, by FMPy: valid, moving as `simulate` says, with exact slopes."""

import json
import shutil
import subprocess
import sys
import zipfile

import numpy as np
import pytest
from fmpy.validation import validate_fmu

from symdyn.codegen import TARGETS
from symdyn.compiler.files import reject_to_lose
from symdyn.compiler.manifest import job_of, read_manifest
from symdyn.compiler.pipeline import generate
from symdyn.errors import CompilerError, FunctionError, RobotError
from symdyn.robot import Inertia, Joint, Link, Robot, load
from symdyn.robot.model import BASE
from symdyn.robot.placement import UNMOVED
from symdyn.simulation.simulate import simulate
from symdyn.verification.check import check_folder, random_state
from tests.codegen.test_same_numbers import LAST_BITS, TOLERANCE
from tests.codegen.units import FUNCTIONS, Instance, differs, motion, slope_error, start_of, units
from tests.making import programs_of
from tests.robots import real_robot

OPEN = load("planar2r").symbolic("all")
SPINNING = [0.3, -0.7]


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


def test_a_step_begins_where_the_last_one_ended(planar):
    for file in units(planar):
        with Instance(file, "CoSimulation") as one:
            one.begin()
            one.unit.doStep(currentCommunicationPoint=0.0, communicationStepSize=0.1)
            with pytest.raises(Exception, match="DoStep"):
                one.unit.doStep(currentCommunicationPoint=5.0, communicationStepSize=0.1)
            one.unit.doStep(
                currentCommunicationPoint=np.nextafter(0.1, 1), communicationStepSize=0.1
            )


def test_derivatives_that_are_no_numbers_are_rejected(planar):
    for file in units(planar):
        with Instance(file) as one:
            one.begin(m_1=0.0, m_2=0.0, I_1=0.0, I_2=0.0)
            asked = [one.references([name]) for name in ("der_qd_joint1", "q_joint1")]
            with pytest.raises(Exception, match="GetDirectionalDerivative"):
                one.unit.getDirectionalDerivative(*asked, [1.0])


def test_the_check_compares_fmus_and_sees_a_wrong_one(planar, tmp_path):
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
    with pytest.raises(RobotError, match=r"FMPy rejects it \(File is not a zip file\)"):
        check_folder(folder)


def test_the_check_names_the_extra_that_brings_fmpy(planar, monkeypatch):
    monkeypatch.setitem(sys.modules, "fmpy", None)
    with pytest.raises(RobotError, match=r'needs FMPy; pip install "\.\[fmu\]"'):
        check_folder(planar)


def test_infinite_accelerations_are_no_numbers(planar, tmp_path):
    calls = TARGETS["fmu"].load(planar, read_manifest(planar)[0], tmp_path)
    massless = np.zeros(len(OPEN.symbolic_parameters))
    (accelerations,) = calls["forward_dynamics"](SPINNING, [0, 0], [1, 1], massless)
    assert np.isnan(accelerations).all()
    p = [x.value for x in OPEN.symbolic_parameters]
    (accelerations,) = calls["forward_dynamics"](SPINNING, [0, 0], [1, 1], p)
    assert np.isfinite(accelerations).all(), "an instance recovers when it is reset"


def test_functions_are_decided_by_the_target(planar, tmp_path):
    content = json.loads((planar / "planar2r.json").read_text())
    assert set(content["functions"]) == set(FUNCTIONS), "forward dynamics, not the table"
    with pytest.raises(
        FunctionError, match=r"always contains forward_dynamics, qdot.*; leave --functions"
    ):
        generate("pendulum", "fmu", "gravity", tmp_path)
    with pytest.raises(FunctionError, match="number type is called 'float' in target fmu"):
        generate("pendulum", "fmu", out=tmp_path, dtype="float")


def test_units_are_known_as_generated_files(planar, tmp_path):
    folder = shutil.copytree(planar, tmp_path / "planar2r")
    left = generate(OPEN, "python", "gravity", tmp_path, force=True).folder.iterdir()
    assert {file.name for file in left} == {"planar2r.py", "planar2r.json"}
    (folder / "planar2r.fmu").write_bytes(b"PK mine")
    with pytest.raises(RobotError, match=r"planar2r.fmu was not generated by symdyn and"):
        reject_to_lose(folder, ["planar2r.fmu"])


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


# -- quaternions and loops -----------------------------------------------------------------------

TENSOR = np.array([[0.4, 0.02, -0.01], [0.02, 0.5, 0.03], [-0.01, 0.03, 0.3]])
MOMENT = np.array([0.3, -0.2, 0.1])


@pytest.fixture
def ball(generated):
    """A body on a ball joint; its mass times its centre of mass is MOMENT."""
    I, (x, y, z) = TENSOR, MOMENT  # noqa: E741
    body = Inertia(1.5, x, y, z, I[0, 0], I[0, 1], I[1, 1], I[0, 2], I[1, 2], I[2, 2])
    joint = Joint("ball", "spherical", BASE, UNMOVED)
    return generated(Robot("ball", (joint,), (Link("body", body),)), "fmu")


@pytest.mark.slow
def test_a_quaternion_of_any_length_turns_as_one_of_length_one(ball):
    """qdot = q (omega, 0) / 2, and Euler: I omegadot = tau - omega x I omega + mc x R^T g."""
    rng = np.random.default_rng(3)
    omega, tau, q = *rng.normal(size=(2, 3)), rng.normal(size=4)
    v, w = q[:3], q[3]
    turning = np.append(w * omega + np.cross(v, omega), -v @ omega) / 2
    x, y, z, w = q / np.linalg.norm(q)
    down = np.array([2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)])
    moment = tau - np.cross(omega, TENSOR @ omega) + np.cross(MOMENT, -9.81 * down)
    expected = [*turning, *np.linalg.solve(TENSOR, moment)]
    given = {f"q_ball.q{k}": x for k, x in zip("xyzw", q, strict=True)}
    given |= {f"qd_ball.w{k}": x for k, x in zip("xyz", omega, strict=True)}
    given |= {f"tau_ball.w{k}": x for k, x in zip("xyz", tau, strict=True)}
    rates = [f"der_q_ball.q{k}" for k in "xyzw"] + [f"der_qd_ball.w{k}" for k in "xyz"]
    for file in units(ball):
        with Instance(file) as one:
            one.enter()
            one.set(given)
            assert one.get(rates) == pytest.approx(expected, rel=1e-12, abs=1e-12)
        assert slope_error(file) < 1e-7
    unit = dict(zip(given, q / np.linalg.norm(q), strict=False))
    with Instance(file, "CoSimulation") as one:
        one.begin(**{**given, **unit, **dict.fromkeys(given.keys() - unit.keys(), 1.0)})
        one.unit.doStep(currentCommunicationPoint=0.0, communicationStepSize=0.5)
        assert np.linalg.norm(one.get([*unit])) == pytest.approx(1, abs=1e-14)


def test_a_loop_closes_at_the_start_and_stays_closed(generated):
    robot = load("four_bar")
    wanted = ["constraint_error", "constraint_jacobian", "closed_chain_dynamics"]
    error, jacobian, dynamics = programs_of(robot, wanted)
    q, qd, tau = np.array(robot.start()) + [0.02, 0, 0], [0.5, 0, 0], [0.3, -0.2, 0.1]
    names, moving, rates = (
        [f"{kind}_{joint.name}" for joint in robot.joints] for kind in ("q", "qd", "der_qd")
    )
    for file in units(generated(robot, "fmu")):
        with Instance(file, "CoSimulation") as one:
            one.begin(**start_of(robot, q, qd, tau))
            closed, slow = one.get(names), one.get(moving)
            assert np.abs(error(q)[0]).max() > 1e-3
            assert np.abs(error(closed)[0]).max() < 1e-9
            assert np.abs(jacobian(closed)[0] @ slow).max() < 1e-9
            qdd, f = dynamics(closed, slow, np.array(tau))
            assert one.get(rates) == pytest.approx(qdd, rel=1e-9)
            parts = [f"f_pin_{part}" for part in ("mx", "my", "mz", "fx", "fy", "fz")]
            assert one.get(parts) == pytest.approx(f.ravel(), rel=1e-8, abs=1e-9)
            one.unit.doStep(currentCommunicationPoint=0.0, communicationStepSize=0.2)
            moved = one.get(names)
            assert np.abs(moved - closed).max() > 0.02
            assert np.abs(error(moved)[0]).max() < 1e-9
        assert slope_error(file) < 1e-6


# -- more robots ---------------------------------------------------------------------------------

ROBOTS = {
    "ur5": lambda: load("ur5"),
    "panda": lambda: load("panda"),
    "panda-hand": lambda: real_robot("panda"),
    "quadruped": lambda: load("quadruped"),
    "ball_chain-open": lambda: load("ball_chain").symbolic("all"),
    "four_bar": lambda: load("four_bar"),
    "planar_two_arm": lambda: load("planar_two_arm"),
    "two_pandas": lambda: load("two_pandas"),
}
"""Arms, followers, a floating base, joints of several DoF with open parameters, a loop, a
grasp."""
CLOSE, ADAPTIVE = 1e-10, 1e-5
"""Of co-simulation, which takes the steps of `simulate`; of model exchange with a tolerance of
1e-10, beside an adaptive method with 1e-11."""


@pytest.mark.slow
@pytest.mark.parametrize("name", ROBOTS)
def test_robots_move_as_simulate_moves_them(name, generated):
    robot = ROBOTS[name]()
    folder = generated(robot, ("c", "fmu"), "qdot", passive=True)
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
@pytest.mark.parametrize("name", ROBOTS)
def test_units_have_the_numbers_of_c(name, generated, tmp_path):
    folder = generated(ROBOTS[name](), ("c", "fmu"), "qdot", passive=True)
    manifest, robot = read_manifest(folder)
    codes = {name: TARGETS[name].load(folder, manifest, tmp_path) for name in ("c", "fmu")}
    shown = set(codes["fmu"])
    assert len(shown) == 5
    rng = np.random.default_rng(1)
    for _ in range(3):
        state = random_state(robot, job_of(manifest, robot).opened, rng)
        for function in shown:
            given = [state[name] for name, _ in manifest["functions"][function]["inputs"]]
            nearby = codes["c"][function](*(np.nextafter(a, np.inf) for a in given))
            ours, theirs = (codes[name][function](*given) for name in ("fmu", "c"))
            for a, b, other in zip(ours, theirs, nearby, strict=True):
                allowed = TOLERANCE * np.max(np.abs(b), initial=1.0)
                allowed += LAST_BITS * np.max(np.abs(b - other))
                assert np.max(np.abs(a - b)) <= allowed, function


@pytest.mark.slow
@pytest.mark.parametrize("option", ["tip_wrench", "base_motion"])
def test_what_acts_besides_is_an_input(option, generated):
    folder = generated("ur5", "fmu", **{option: True})
    assert check_folder(folder).passed
    for file in units(folder):
        assert validate_fmu(str(file)) == []
        assert slope_error(file) < 1e-6
        with Instance(file) as one:
            names = one.named("input")
        assert len(names) == 6 + (6 if option == "tip_wrench" else 12)
        assert option != "tip_wrench" or names[6:8] == ["f_tip_tool0_mx", "f_tip_tool0_my"]


@pytest.mark.slow
def test_forces_are_held_between_steps_and_may_change_there(planar):
    forces, step = np.random.default_rng(0).uniform(-5, 5, (4, 2)), 0.05
    q, qd, rows = SPINNING, [0.0, 0.0], []
    for tau in forces:
        moved = simulate(OPEN, time=step, q0=q, qd0=qd, tau=tau)
        q, qd = moved.q[-1], moved.qd[-1]
        rows.append([*q, *qd])
    states = ["q_joint1", "q_joint2", "qd_joint1", "qd_joint2"]
    for file in units(planar):
        with Instance(file, "CoSimulation") as one:
            one.begin(q_joint1=SPINNING[0], q_joint2=SPINNING[1])
            for k, tau in enumerate(forces):
                one.set({"tau_joint1": tau[0], "tau_joint2": tau[1]})
                one.unit.doStep(currentCommunicationPoint=k * step, communicationStepSize=step)
                assert np.allclose(one.get(states), rows[k], rtol=1e-11, atol=1e-11)


@pytest.mark.slow
def test_closed_chains_stay_closed_in_model_exchange(generated):
    robot, functions = load("four_bar"), ["constraint_error"]
    (error,) = programs_of(robot, functions)
    q, still, tau = np.array(robot.start()), np.zeros(3), np.full(3, 0.3)
    for apart in (0.0, 0.02):
        start = start_of(robot, q + [apart, 0, 0], still, tau)
        for file in units(generated(robot, "fmu")):
            places, _, _ = motion(file, "ModelExchange", robot, 2.0, start, relative_tolerance=1e-6)
            assert np.max(np.abs(error(places)[0])) < 1e-5, "without events it is 1e-4"


@pytest.mark.slow
def test_a_start_that_is_none_is_rejected(generated):
    for file in units(generated("ball_chain", "fmu")):
        for wrong in ({"q_ball1.qw": 2.0}, {"solver_step": 0.0}):
            with Instance(file) as one, pytest.raises(Exception, match="ExitInitializationMode"):
                one.begin(**wrong)
        with Instance(file) as one, pytest.raises(Exception, match=r"Set(Float64|Real)"):
            one.begin(**{"q_ball1.qx": np.nan})
