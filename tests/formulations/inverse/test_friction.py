"""Friction that is bent, and friction before sliding: stops with their states."""

import itertools

import numpy as np
import pytest

import symdyn
from symdyn.compiler.job import Job
from symdyn.compiler.pipeline import generate
from symdyn.errors import FunctionError, RobotError
from symdyn.identifiability.base_drives import base_drives
from symdyn.robot import load, read_spec
from symdyn.robot.write.toml import to_toml
from symdyn.verification.check import check_folder

ARM = """
name = "rubbing_arm"
[[bodies]]
name = "upper"
mass = 2
com = [0.2, 0, 0.1]
inertia = { xx = 0.1, yy = 0.2, zz = 0.3 }
[[bodies]]
name = "fore"
mass = 1
com = [0.1, 0, 0]
inertia = { xx = 0.01, yy = 0.02, zz = 0.03 }
[[bodies]]
name = "finger"
mass = 0.3
com = [0, 0.1, 0]
[[joints]]
name = "shoulder"
type = "revolute"
axis = [0, 1, 0]
parent = "base"
child = "upper"
[joints.passive]
viscous = 0.5
quadratic = -0.05
coulomb = 2
smooth = [{ velocity = 0.1, gain = 0.4 }, { velocity = 0.02, gain = 0.2 }]
stops = [{ delta = 0.01, gain = 0.6 }, { delta = 0.1, gain = 0.3 }]
[[joints]]
name = "elbow"
type = "revolute"
axis = [0, 1, 0]
parent = "upper"
child = "fore"
xyz = [0.4, 0, 0]
passive = { coulomb = 1, smoothing = 0.05, quadratic = 0.3 }
[[joints]]
name = "slide"
type = "prismatic"
axis = [1, 0, 0]
parent = "fore"
child = "finger"
mimic = { joint = "elbow", multiplier = -0.1, offset = 0.2 }
[joints.passive]
quadratic = 0.7
smooth = [{ velocity = 0.2, gain = 0.5 }]
stops = [{ delta = 0.002, gain = 5 }]
"""


def arm():
    return read_spec(ARM, "arm.toml")


def test_a_description_holds_bent_friction_and_stops():
    robot = arm()
    law = robot.joints[0].passive
    assert law.smooth == ((0.1, 0.4), (0.02, 0.2))
    assert law.stops == ((0.01, 0.6), (0.1, 0.3))
    again = read_spec(to_toml(robot), "again.toml")
    assert [j.passive for j in again.joints] == [j.passive for j in robot.joints]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("gain = 0.6", "gain = -1", "gain in stops of passive of joint 'shoulder' is '-1'; give"),
        (
            "delta = 0.01,",
            "delta = 0,",
            "delta in stops of passive of joint 'shoulder' is '0'; give",
        ),
        ("delta = 0.01,", "", "give { delta = ..., gain = ... }"),
        ('type = "prismatic"', 'type = "spherical"', "no effect on joint 'slide', which is sph"),
        ('type = "prismatic"', 'type = "cylindrical"', "no effect on joint 'slide', which is cyl"),
    ],
)
def test_stops_that_cannot_be_are_rejected(old, new, message):
    text = ARM.replace(old, new)
    text = text if old == new or "type" not in old else text.replace(_MIMIC, "")
    with pytest.raises(RobotError, match=r"arm\.toml:\d+") as rejected:
        read_spec(text, "arm.toml")
    assert message in str(rejected.value)


_MIMIC = 'mimic = { joint = "elbow", multiplier = -0.1, offset = 0.2 }\n'


def test_all_functions_of_friction_agree_with_their_references(tmp_path):
    names = ["inverse_dynamics", "inverse_dynamics_derivatives", "forward_dynamics"]
    names += ["regressor", "base_regressor", "base_parameters", "passive_forces", "stop_friction"]
    made = generate(arm(), ["c", "python"], names, tmp_path, passive=True)
    rows = check_folder(made.folder).rows
    assert {row.what.partition(":")[0] for row in rows} >= set(names)
    assert all(row.passed for row in rows), [row for row in rows if not row.passed]


def test_followers_share_quadratic_friction_and_smooth_terms_stay():
    found = base_drives(arm())
    names = found.column_names
    assert "elbow.quadratic + 0.001 slide.quadratic" in names  # 0.1^3
    assert {"shoulder.smooth_1", "shoulder.smooth_2", "slide.smooth_1"} < set(names)


def test_compiled_functions_name_their_columns():
    dyn = symdyn.compile(arm(), ["base_regressor"], passive=True)
    assert dyn.columns["base_regressor"] == tuple(base_drives(arm()).column_names)
    assert dyn.base_regressor([0, 0], [1, 1], [1, 1]).shape[1] == len(dyn.columns["base_regressor"])


def test_a_stop_pulls_back_until_it_slides():
    dyn = symdyn.compile(arm(), ["stop_friction"])
    way = np.concatenate([np.linspace(0, 0.3, 31), np.linspace(0.3, -0.1, 41)[1:]])
    q, z = np.zeros((len(way), 2)), np.zeros(3)
    q[:, 0] = way
    taus = []
    for last, here in itertools.pairwise(q):
        z, tau = dyn.stop_friction(here, last, z)
        taus.append(tau[0])
    assert np.allclose(taus[0], 0.6 + 0.3 * 0.1)  # the first has slid, the second is a spring yet
    assert np.allclose(taus[29], 0.9)
    assert np.allclose(taus[30], 0.3 * 0.9)  # turned: the first is in the middle after 0.01 rad
    assert np.allclose(taus[-1], -0.9)
    area = np.sum(np.array(taus) * np.diff(way))
    assert area > 0, "a loop of hysteresis costs energy"


def test_a_follower_is_stretched_by_its_own_way_and_pulls_by_its_ratio():
    dyn = symdyn.compile(arm(), ["stop_friction"])
    z, tau = dyn.stop_friction([0, 0.01], [0, 0], [0, 0, 0])
    assert np.allclose(z, [0, 0, -0.5])
    assert np.allclose(tau, [0, -0.1 * 5 * -0.5])


def test_a_robot_without_stops_has_no_such_function():
    assert "stop_friction" not in {row.name for row in Job.of("planar2r").rows}
    assert "stop_friction" in {row.name for row in Job.of(arm()).rows}
    with pytest.raises(FunctionError, match="planar2r: stop_friction: no joint has stops; give"):
        symdyn.compile(load("planar2r"), ["stop_friction"])
