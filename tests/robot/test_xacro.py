"""Xacro files are expanded and read as URDF."""

from __future__ import annotations

import sys

import pytest

from symdyn.robot import load

NAMESPACE = 'xmlns:xacro="http://www.ros.org/wiki/xacro"'
ARM = f"""<robot name="arm" {NAMESPACE}>
<xacro:include filename="lengths.xacro"/>
<xacro:include filename="$(find kit)/links.xacro"/>
<link name="base"/><xacro:rod name="rod"/>
<joint name="j" type="revolute"><parent link="base"/><child link="rod"/>
<origin xyz="${{2*L}} 0 0"/></joint>
</robot>"""
LENGTHS = f'<robot {NAMESPACE}><xacro:property name="L" value="0.5"/></robot>'
LINKS = f"""<robot {NAMESPACE}><xacro:macro name="rod" params="name"><link name="${{name}}">
<inertial><mass value="${{3*L}}"/></inertial></link></xacro:macro></robot>"""


@pytest.fixture
def kit(tmp_path):
    """A ROS package that contains the file."""
    folder = tmp_path / "kit"
    folder.mkdir()
    (folder / "package.xml").write_text("<package><name>kit</name></package>")
    (folder / "lengths.xacro").write_text(LENGTHS)
    (folder / "links.xacro").write_text(LINKS)
    (folder / "arm.urdf.xacro").write_text(ARM)
    return folder


def test_macros_includes_and_packages_are_resolved(kit):
    robot = load(kit / "arm.urdf.xacro")
    assert robot.joints[0].placement.pose().p == (1, 0, 0)
    assert robot.links[0].inertia.m == 1.5
    assert robot.source.file == "arm.urdf.xacro"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("2*L", "2*K", "K"),
        ("2*L", "1/0", "division"),
        ("lengths.xacro", "nowhere.xacro", "nowhere.xacro"),
        ("$(find kit)", "$(find nothing_of_this_name)", "nothing_of_this_name"),
        ("</robot>", "", "xacro cannot expand"),
        ('type="revolute"', 'type="ball"', "'ball'"),
    ],
)
def test_errors_of_expansion_and_of_the_urdf_are_one_line(kit, old, new, problem, refusal, capfd):
    path = kit / "arm.urdf.xacro"
    path.write_text(ARM.replace(old, new))
    message = refusal(load, path)
    assert message.startswith(str(path))
    assert problem in message


def test_without_the_package_the_error_says_what_to_install(kit, monkeypatch, refusal):
    monkeypatch.setitem(sys.modules, "xacrodoc", None)
    assert "pip install 'symdyn[xacro]'" in refusal(load, kit / "arm.urdf.xacro")
