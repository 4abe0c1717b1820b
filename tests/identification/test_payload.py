"""A load at a tip is found from the torques of a robot that is known."""

import json

import numpy as np
import pytest

import symdyn as sd
from symdyn.cli import main as cli
from symdyn.errors import RobotError
from symdyn.identification.inertia.physical_consistency import pseudo_inertia
from tests.identification.simulated_logs import arrays, write_csv

LOAD = [2.5, 0.03, -0.02, 0.1, 0.02, 0.001, 0.03, -0.002, 0.003, 0.025]
"""m, c, and I about the centre of mass."""


@pytest.fixture(scope="module")
def robot():
    return sd.load("puma560", rotor={"joint1": [0.3], "joint4": [0.1]})


@pytest.fixture(scope="module")
def log(robot):
    loaded = sd.prepare(robot, payload={robot.tips[0]: LOAD})
    return arrays(loaded, seconds=12.0, noise=0.02)


@pytest.mark.slow
def test_a_load_of_known_inertia_is_found(robot, log, tmp_path, capsys):
    tip = robot.tips[0]
    found = sd.identify_payload(robot, tip, log, friction="plain", folds=4)
    truth = np.array(LOAD)
    m, c = truth[0], truth[1:4]
    shift = m * (c @ c * np.eye(3) - np.outer(c, c))
    places = ((0, 0), (0, 1), (1, 1), (0, 2), (1, 2), (2, 2))
    moments = [x + shift[place] for x, place in zip(truth[4:], places, strict=True)]
    ten = np.array([m, *(m * c), *moments])  # about the tip
    assert found.rank == 10
    assert np.all(np.abs(found.least_squares - ten) < 4 * found.sigmas)
    assert np.abs(found.ten - ten).max() < 0.01
    assert np.linalg.eigvalsh(pseudo_inertia(found.ten))[0] > 0
    assert found.numbers == pytest.approx(truth, abs=0.01)
    assert found.validation.percent.max() < 5
    wanted = sd.prepare(robot, payload={tip: LOAD}).links[-1].inertia.parameters
    assert found.loaded_robot.links[-1].inertia.parameters == pytest.approx(wanted, abs=0.01)

    file = write_csv(tmp_path / "log.csv", [joint.name for joint in robot.joints], log)
    out = [str(tmp_path / name) for name in ("loaded.toml", "load.csv", "load.json")]
    command = ["identify", "puma560", str(file), "--rotor", "joint1:0.3", "joint4:0.1"]
    command += ["--identify-payload", tip, "--friction", "plain", "--out", *out]
    assert cli.main(command) == 0
    output = capsys.readouterr().out
    argument = output.partition("--payload ")[2].split()[0]
    assert [float(x) for x in argument.partition(":")[2].split(",")] == pytest.approx(
        found.numbers, abs=1e-3
    )
    again = sd.load(out[0])
    assert float(again.links[-1].inertia.m) == pytest.approx(
        float(found.loaded_robot.links[-1].inertia.m), abs=1e-3
    )
    assert json.loads((tmp_path / "load.json").read_text())["payload"] == argument


def test_load_parameters_without_effect_on_a_planar_arm_are_reported():
    robot = sd.load("planar2r")
    loaded = sd.prepare(robot, payload={"tool": [1.5, 0.1, 0.05, 0, 0, 0, 0, 0, 0, 0.04]})
    found = sd.identify_payload(robot, "tool", arrays(loaded, seconds=10.0), friction="none")
    assert found.rank < 10
    assert any("no effect in these logs, taken from a ball of 1 kg" in note for note in found.notes)
    assert np.isnan(found.sigmas[4]), "Ixx does not act"
    assert np.linalg.eigvalsh(pseudo_inertia(found.ten))[0] > 0
    state = np.random.default_rng(1).uniform(-1, 1, (3, 50, robot.nv))
    torques = [
        sd.compile(r, ["inverse_dynamics"]).inverse_dynamics(*state)
        for r in (loaded, found.loaded_robot)
    ]
    assert np.abs(torques[0] - torques[1]).max() < 0.01 * np.abs(torques[0]).max()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--identify-payload", "tol"], "no link is called 'tol'; did you mean tool?"),
        (
            ["--identify-payload", "tool", "--tilt"],
            "--tilt is identified together with the inertias of the robot",
        ),
        (["--identify-payload", "tool", "--out", "a.urdf"], "writes .toml, .csv, .json; choose"),
        (["--identify-payload", "tool", "--load-mass", "2"], "--load-mass has no effect on"),
        (["--identify-payload", "tool", "--dask", "local"], "--dask has no effect on"),
        (["--identify-payload", "tool", "--signal", "current"], "needs torques, not currents"),
    ],
)
def test_what_cannot_be_meant_is_rejected(words, message, tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    robot = sd.load("planar2r")
    write_csv(tmp_path / "log.csv", ["joint1", "joint2"], arrays(robot, seconds=4.0))
    assert cli.main(["identify", "planar2r", "log.csv", *words]) == 2
    assert message in capsys.readouterr().err


def test_an_unknown_friction_is_rejected_for_loads_too():
    with pytest.raises(RobotError, match="--friction 'wet' is unknown"):
        sd.identify_payload("planar2r", "tool", {}, friction="wet")
