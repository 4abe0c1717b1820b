"""What identify writes: the patched URDF, tables, and code of the identified robot."""

import json
from dataclasses import replace

import numpy as np
import pytest

import symdyn as sd
from symdyn.compiler.files import reject_foreign
from symdyn.identification.outputs import (
    MASSLESS_PARTS,
    SCALED,
    UNCHANGED,
    FixedLink,
    divide_inertia,
    kind_of,
)
from tests.identification.simulated_logs import arrays, other_inertias

URDF = """<?xml version="1.0"?>
<!-- a comment that stays -->
<robot name="arm">
  <link name="base"/>
  <link name="upper">
    <visual><geometry><mesh filename="package://arm/upper.stl"/></geometry></visual>
    <inertial><origin xyz="0.2 0 0.05" rpy="0.1 0.2 0.3"/><mass value="4"/>
      <inertia ixx="0.1" ixy="0.01" ixz="0" iyy="0.2" iyz="0" izz="0.2"/></inertial>
  </link>
  <link name="fore">
    <inertial><origin xyz="0.15 0.02 0"/><mass value="2"/>
      <inertia ixx="0.02" ixy="0" ixz="0" iyy="0.06" iyz="0" izz="0.06"/></inertial>
  </link>
  <link name="hand---tool">
    <inertial><mass value="0.5"/>
      <inertia ixx="0.002" ixy="0" ixz="0" iyy="0.002" iyz="0" izz="0.002"/></inertial>
  </link>
  <joint name="shoulder" type="revolute"><parent link="base"/><child link="upper"/>
    <origin xyz="0 0 0.3" rpy="0 0 0.2"/><axis xyz="0 0 1"/>
    <limit lower="-4" upper="4" effort="90" velocity="3"/>
    <dynamics damping="0.1"/></joint>
  <joint name="elbow" type="revolute"><parent link="upper"/><child link="fore"/>
    <origin xyz="0.4 0 0" rpy="1.2 0 0"/><axis xyz="0 1 0"/>
    <limit lower="-4" upper="4" effort="90" velocity="3"/></joint>
  <joint name="grip" type="fixed"><parent link="fore"/><child link="hand---tool"/>
    <origin xyz="0.3 0 0.1" rpy="0.4 0.5 0.6"/></joint>
  <transmission name="t"><joint name="elbow"/></transmission>
</robot>
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    made = tmp_path_factory.mktemp("outputs")
    (made / "arm.urdf").write_text(URDF)
    return made


@pytest.fixture(scope="module")
def found(folder):
    robot = sd.load(folder / "arm.urdf")
    heavier = [
        sd.Inertia(*(1.2 * float(x) for x in link.inertia.parameters)) for link in robot.links
    ]
    links = tuple(replace(a, inertia=b) for a, b in zip(robot.links, heavier, strict=True))
    log = arrays(replace(robot, links=links), seconds=12.0, noise=1e-3)
    return sd.identify(robot, log, friction="plain")


@pytest.mark.sample(3)
@pytest.mark.parametrize("ending", ["urdf", "toml", "csv", "json", "html", "png", "svg", "pdf"])
def test_what_identify_wrote_it_may_replace(ending, found, tmp_path):
    file = tmp_path / f"found.{ending}"
    found.save(file)
    reject_foreign(file, "--out")


@pytest.fixture(scope="module")
def patched(folder, found):
    found.save(folder / "found.urdf")
    return (folder / "found.urdf").read_text()


def forces(robot, seed=0):
    q, qd, qdd = np.random.default_rng(seed).normal(size=(3, 20, robot.nv))
    return sd.compile(robot, ["inverse_dynamics"]).inverse_dynamics(q, qd, qdd), (q, qd, qdd)


def test_the_patched_urdf_is_the_original_but_for_numbers(patched):
    kept = (
        "<!-- a comment that stays -->",
        '<mesh filename="package://arm/upper.stl"/>',
        '<transmission name="t"><joint name="elbow"/></transmission>',
        '<origin xyz="0.3 0 0.1" rpy="0.4 0.5 0.6"/></joint>',
        '<limit lower="-4" upper="4" effort="90" velocity="3"/>',
    )
    assert all(text in patched for text in kept)
    assert '<mass value="4"/>' not in patched
    assert "Links fixed to fore, hand- - -tool, keep their inertias, and fore gets" in patched
    assert "Not in URDF: constant force" in patched


def test_the_patched_urdf_has_the_forces_of_what_was_identified(folder, found, patched):
    robot = sd.load(folder / "found.urdf")
    wanted, (q, qd, qdd) = forces(found.identified_robot)
    tau, _ = forces(robot)
    assert np.abs(tau - wanted).max() < 1e-9 * np.abs(wanted).max()
    law = robot.joints[0].passive
    assert float(law.viscous) == pytest.approx(found.plain[0, 0])
    assert float(robot.joints[1].passive.coulomb) == pytest.approx(found.plain[1, 1])
    pinocchio = pytest.importorskip("pinocchio")
    model = pinocchio.buildModelFromUrdf(str(folder / "found.urdf"))
    data = model.createData()
    for k in range(len(q)):
        evaluation = pinocchio.rnea(model, data, q[k], qd[k], qdd[k])
        assert evaluation == pytest.approx(wanted[k], abs=1e-9 * np.abs(wanted).max())


def test_other_forms_are_written(folder, found):
    found.save(folder / "found.json")
    content = {"symdyn": sd.__version__, **json.loads(json.dumps(found.as_dict()))}
    assert json.loads((folder / "found.json").read_text()) == content
    found.save(folder / "code")
    assert {file.name for file in (folder / "code" / "arm").iterdir()} == {
        "arm.c",
        "arm.h",
        "arm.json",
    }
    header = (folder / "code" / "arm" / "arm.h").read_text()
    assert "Inertias and friction were identified from" in header
    assert "include the passive forces" in header
    with pytest.raises(sd.RobotError, match=r"--out writes \.urdf, .*or code into a folder"):
        kind_of("found.xlsx")


def random_part(seed, mass, name="part"):
    random = np.random.default_rng(seed)
    robot = other_inertias(sd.load("pendulum"), seed=seed)
    inertia = robot.links[0].inertia
    scale = mass / float(inertia.m)
    made = sd.Inertia(*(scale * float(x) for x in inertia.parameters))
    return FixedLink(
        name, made, sd.Placement.from_xyz_rpy(*random.normal(size=(2, 3)).tolist()).pose()
    )


def total(divided, parts):
    made = divided[0]
    for inertia, part in zip(divided[1:], parts, strict=True):
        made += inertia.seen_from(part.X)
    return np.array(made.parameters, float)


@pytest.mark.parametrize(
    ("mass", "own", "how"), [(10.0, 2.0, UNCHANGED), (0.3, 2.0, SCALED), (0.3, 0.0, SCALED)]
)
def test_what_is_divided_adds_up_and_is_bodies(mass, own, how):
    parts = [random_part(1, 0.2), random_part(2, 0.4)]
    whole = random_part(3, mass).inertia
    if how == UNCHANGED:
        for part in parts:
            whole += part.inertia.seen_from(part.X)
    carrier = random_part(4, own).inertia
    divided, found = divide_inertia(whole, carrier, parts)
    assert found == how
    assert total(divided, parts) == pytest.approx(np.array(whole.parameters, float), abs=1e-12)
    for inertia in divided:
        assert np.linalg.eigvalsh(np.array(inertia.second_moments, float))[0] > -1e-12
    if how == SCALED:
        factors = {
            round(float(x.m) / float(p.inertia.m), 9)
            for x, p in zip(divided[1:], parts, strict=True)
        }
        assert len(factors) == 1


def test_a_carrier_of_points_gets_all():
    point = FixedLink("point", sd.Inertia(m=2.0), random_part(1, 1.0).X)
    whole = random_part(3, 1.0).inertia
    divided, how = divide_inertia(whole, sd.Inertia(), [point])
    assert how == MASSLESS_PARTS
    assert divided == [whole, sd.Inertia()]
