"""What MuJoCo is given of an MJCF file: no missing meshes, nothing that takes gigabytes."""

from __future__ import annotations

import os
import resource
import subprocess
import sys

import mujoco
import numpy as np
import pytest

from symdyn.robot import load
from symdyn.robot.read.mjcf import read_mjcf
from symdyn.verification.reference import energy_method

INERTIAL = '<inertial pos=".1 0 0" mass="2" diaginertia=".3 .4 .5"/>'
ARM = f"""<mujoco><compiler meshdir="parts"/>
<asset><mesh name="m" file="arm.obj"/><mesh file="foot.stl"/>
<texture name="t" type="2d" file="wood.png"/><material name="w" texture="t"/></asset>
<worldbody><geom type="mesh" mesh="foot" material="w"/>
<body name="a">{INERTIAL}
<joint name="j" axis="0 1 0"/><geom type="mesh" mesh="m" material="w"/></body>
</worldbody></mujoco>"""
OBJ = "v 0 0 0\nv .4 0 0\nv 0 .3 0\nv 0 0 .2\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n"


def test_missing_meshes_do_not_matter_where_inertias_are_given(tmp_path):
    (tmp_path / "arm.xml").write_text(ARM)
    robot = load(tmp_path / "arm.xml")
    assert robot.links[0].inertia.m == 2
    assert robot.base.inertia.m == 0, "no inertia of a replaced mesh"


def test_a_missing_mesh_that_an_inertia_needs_is_named(tmp_path, rejection):
    (tmp_path / "arm.xml").write_text(ARM.replace(INERTIAL, ""))
    message = rejection(load, tmp_path / "arm.xml")
    assert "arm.xml:5: the inertia of body 'a'" in message
    assert "<inertial>" in message


def test_a_mesh_that_an_inertia_needs_is_read(tmp_path):
    (tmp_path / "parts").mkdir()
    (tmp_path / "parts" / "arm.obj").write_text(OBJ)
    (tmp_path / "arm.xml").write_text(ARM.replace(INERTIAL, ""))
    only = ARM.replace(INERTIAL, "").replace('<mesh file="foot.stl"/>', "")
    only = only.replace('<geom type="mesh" mesh="foot" material="w"/>', "")
    only = only.replace('<texture name="t" type="2d" file="wood.png"/>', "")
    (tmp_path / "only.xml").write_text(only.replace(' texture="t"', ""))
    model = mujoco.MjModel.from_xml_path(str(tmp_path / "only.xml"))
    data = mujoco.MjData(model)
    mujoco.mj_forward(model, data)
    M = np.zeros(1)
    mujoco.mj_mulM(model, data, M, np.ones(1))
    robot = load(tmp_path / "arm.xml")
    assert energy_method.mass_matrix(robot, np.zeros(1))[0, 0] == pytest.approx(M[0], rel=1e-12)


def test_errors_in_included_files_name_that_file(tmp_path, rejection):
    (tmp_path / "arm.xml").write_text('<mujoco>\n<include file="body.xml"/>\n</mujoco>')
    (tmp_path / "body.xml").write_text(
        '<mujoco><worldbody>\n\n<bodi name="a"/></worldbody></mujoco>'
    )
    assert "body.xml:3: MuJoCo cannot read this" in rejection(load, tmp_path / "arm.xml")
    (tmp_path / "body.xml").write_text('<mujoco>\n<include file="arm.xml"/></mujoco>')
    assert "included twice" in rejection(load, tmp_path / "arm.xml")
    (tmp_path / "body.xml").unlink()
    assert "arm.xml:2: the file 'body.xml' cannot be read" in rejection(load, tmp_path / "arm.xml")
    os.mkfifo(tmp_path / "body.xml")
    assert "not a regular file" in rejection(load, tmp_path / "arm.xml")


def nested(tag, count, depth):
    inner = '<geom size=".1"/>'
    for _ in range(depth):
        inner = f'<{tag} count="{count}" offset="1 0 0">{inner}</{tag}>'
    return inner


LARGE = {  # what stands in the section that is named
    "replicate": ("worldbody", nested("replicate", 100000, 1)),
    "nested": ("worldbody", nested("replicate", 100, 3)),
    "hfield": ("asset", '<hfield name="h" nrow="40000" ncol="40000" size="1 1 1 1"/>'),
    "texture": ("asset", '<texture type="2d" builtin="flat" width="60000" height="60000"/>'),
    "user": ("asset", '</asset><size nuser_body="1000000000"/><asset>'),
    "memory": ("asset", '</asset><size memory="100G"/><asset>'),
    "composite": ("worldbody", '<composite type="cable" count="100000 1 1"/>'),
    "soft": ("worldbody", '<flexcomp type="grid" count="900 900 900"/>'),
    "deep": ("worldbody", "<body>" * 300 + "</body>" * 300),
    "frames": ("worldbody", "<frame>" * 300 + "</frame>" * 300),
}


@pytest.mark.parametrize("case", LARGE)
def test_what_would_take_gigabytes_is_rejected_with_its_line(case, rejection):
    section, content = LARGE[case]
    text = f"<mujoco>\n\n<{section}>{content}</{section}></mujoco>"
    assert "a.xml:3: " in rejection(read_mjcf, text, "a.xml")


@pytest.mark.slow
def test_includes_that_double_at_each_level_are_rejected_without_their_memory(tmp_path):
    (tmp_path / "arm.xml").write_text(
        "<mujoco><asset><hfield name='h' nrow='30000' ncol='30000' size='1 1 1 1'/></asset>"
        "<include file='b.xml'/></mujoco>"
    )
    (tmp_path / "b.xml").write_text(
        f"<mujoco><worldbody>{nested('replicate', 900, 2)}</worldbody></mujoco>"
    )
    code = "import sys; from symdyn.cli.main import main; sys.exit(main(['show', sys.argv[1]]))"

    def limit():
        resource.setrlimit(resource.RLIMIT_AS, (2 * 2**30, 2 * 2**30))

    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "arm.xml")],
        capture_output=True, text=True, preexec_fn=limit, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert "of <hfield> is 9e+08; give at most" in done.stderr


def test_entities_are_not_expanded(rejection):
    text = '<!DOCTYPE mujoco [<!ENTITY a "aaaa">]>\n<mujoco>&a;</mujoco>'
    assert "DOCTYPE" in rejection(read_mjcf, text, "a.xml")


def test_small_height_fields_and_pictures_are_left_out(tmp_path):
    text = ARM.replace("<asset>", '<asset><hfield name="h" file="hill.png" size="1 1 1 1"/>')
    text = text.replace("<worldbody>", '<worldbody><geom type="hfield" hfield="h"/>')
    (tmp_path / "arm.xml").write_text(text)
    assert load(tmp_path / "arm.xml").nv == 1
