"""A base that is not level: gravity is found with the parameters."""

import json
from dataclasses import replace

import numpy as np
import pytest

import symdyn as sd
from symdyn.cli import main as cli
from symdyn.errors import RobotError
from tests.identification.simulated_logs import arrays, other_inertias, write_csv


@pytest.fixture(scope="module")
def arm():
    """A turn about the vertical and two across it: a level base is a special case of it."""
    rows = [
        {"alpha": a, "d": d, "a": long, "mass": m, "com": [0.1, 0.02, 0.05], "inertia": {"xx": i}}
        for a, d, long, m, i in (
            (1.57, 0.3, 0, 4, 0.1),
            (0, 0, 0.4, 3, 0.1),
            (0, 0.1, 0.3, 1, 0.05),
        )
    ]
    for row in rows:
        row["inertia"] |= {"yy": row["inertia"]["xx"], "zz": row["inertia"]["xx"]}
    return sd.from_dh(rows, "standard", name="arm", snap=0.01)


def tilted(robot, x, y):
    """The robot on a base that was turned about x, then about its own y, in degrees."""
    a, b = np.radians([x, y])
    about_x = np.array([[1, 0, 0], [0, np.cos(a), -np.sin(a)], [0, np.sin(a), np.cos(a)]])
    about_y = np.array([[np.cos(b), 0, np.sin(b)], [0, 1, 0], [-np.sin(b), 0, np.cos(b)]])
    gravity = (about_x @ about_y).T @ [0, 0, -9.81]
    return replace(robot.bind(), gravity=tuple(map(float, gravity)))


@pytest.mark.slow
def test_a_tilt_of_three_degrees_is_found(arm, tmp_path, capsys):
    truth = tilted(other_inertias(arm, seed=3), 3, -1)
    log = arrays(truth, seconds=15.0, noise=0.02)
    found = sd.identify(arm, log, tilt=True, friction="plain")
    angle = np.degrees(np.arccos(np.dot(found.tilt.gravity, truth.gravity) / 9.81**2))
    assert angle < 0.05
    assert np.linalg.norm(found.tilt.gravity) == pytest.approx(9.81, rel=1e-9)
    error = np.degrees(found.tilt.angles) - [3, -1]  # the order of turns does not show at 0.03 deg
    assert np.all(np.abs(error) < 3 * np.degrees(found.tilt.sigmas) + 0.03)
    assert np.all(found.tilt.sigmas < np.radians(0.1))
    assert found.identified_robot.gravity == found.tilt.gravity
    assert found.training.percent.max() < 1
    level = sd.identify(arm, log, friction="plain")
    assert level.training.percent.max() > 3 * found.training.percent.max()
    assert level.tilt is None

    names = [joint.name for joint in arm.joints]
    file = write_csv(tmp_path / "log.csv", names, log)
    robot = tmp_path / "arm.toml"
    robot.write_text(sd.to_toml(arm))
    out = tmp_path / "level.toml"
    command = ["identify", str(robot), str(file), "--tilt", "--friction", "plain"]
    assert cli.main([*command, "--json", "--out", str(out)]) == 0
    output = json.loads(capsys.readouterr().out)
    assert output["tilt"]["angles_deg"] == pytest.approx(np.degrees(found.tilt.angles), abs=1e-3)
    assert sd.load(out).gravity == pytest.approx(found.tilt.gravity, abs=1e-4)


def test_without_gravity_there_is_no_tilt(arm):
    floating_in_space = replace(arm.bind(), gravity=(0, 0, 0))
    log = arrays(floating_in_space, seconds=6.0)
    with pytest.raises(RobotError, match="--tilt has no effect without gravity; leave it out"):
        sd.identify(floating_in_space, log, tilt=True)
