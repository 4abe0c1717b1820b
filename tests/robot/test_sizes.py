"""Files cannot ask for more time or memory than any robot needs: the error states the bound."""

from __future__ import annotations

import time

import pytest

from symdyn.robot import load, loading, read_spec
from symdyn.robot.assembly.raw import RawJoint, RawLink, RawRobot
from symdyn.robot.assembly.tree import build_robot
from symdyn.robot.inertia import Inertia
from symdyn.robot.read.sdf import read_sdf

ARM = """name = "arm"
[[bodies]]
name = "rod"
mass = 1
[[joints]]
name = "hinge"
type = "revolute"
parent = "base"
child = "rod"
"""


@pytest.fixture
def quickly():
    """The test ends within seconds; each of these files took minutes or never ended."""
    start = time.process_time()
    yield
    assert time.process_time() - start < 5


@pytest.mark.parametrize(
    "key",
    [
        ".".join(["a"] * 50_000) + " = 1",
        "[" + ".".join(["a"] * 50_000) + "]",
        "x = { " + " . ".join(['"a b"', "'c'"] * 20_000) + " = 1 }",
    ],
    ids=["key", "table", "quoted"],
)
def test_a_dotted_key_of_many_parts_is_rejected(key, rejection, quickly):
    message = rejection(read_spec, f"{ARM}{key}\n", "arm.toml")
    assert message == "arm.toml:10: a key has more than 10 parts; use nested tables"


def test_texts_comments_and_numbers_with_many_dots_are_no_keys():
    dots = "about = '" + "Ends. " * 9 + f"See www.a.b.c.' # {'. ' * 20} e.g. v1.2.3.4.5.6\n"
    numbers = "com = [" + "0.1, " * 2 + "0.1]\n"
    robot = read_spec(dots + ARM.replace("mass", numbers + "mass"), "arm.toml")
    assert robot.about.startswith("Ends.")


def test_a_large_spec_is_rejected(rejection, quickly):
    assert "larger than 2 MB" in rejection(read_spec, ARM + "#" * 2**21, "arm.toml")


def test_robots_in_robots_in_robots_are_counted(tmp_path, rejection, quickly, monkeypatch):
    """Twelve files of four robots each would place 4^12."""
    assert loading.MOST_PLACED == 500
    monkeypatch.setattr(loading, "MOST_PLACED", 30)
    (tmp_path / "r0.toml").write_text(ARM)
    for level in range(1, 13):
        four = "".join(
            f'[[robots]]\nname = "r{k}"\nrobot = "r{level - 1}.toml"\n' for k in range(4)
        )
        (tmp_path / f"r{level}.toml").write_text(f'name = "r"\n{four}')
    message = rejection(load, tmp_path / "r12.toml")
    assert (
        "more than 30 robots are placed, including those inside other robots; place fewer"
        in message
    )
    assert len(load(tmp_path / "r2.toml").joints) == 16


def test_specs_that_name_one_another_end(tmp_path, rejection, quickly):
    (tmp_path / "s0.toml").write_text(ARM)
    for level in range(1, 60):
        (tmp_path / f"s{level}.toml").write_text(f'robot = "s{level - 1}.toml"\n')
    assert "more than 50 files name each other in a chain" in rejection(load, tmp_path / "s59.toml")
    assert load(tmp_path / "s40.toml").nq == 1


def chain(count, kind="revolute"):
    body = Inertia(1, 0, 0, 0, 1, 0, 1, 0, 0, 1)
    links = [RawLink("l0"), *(RawLink(f"l{k + 1}", body) for k in range(count))]
    kinds = ["revolute"] + [kind] * (count - 1)
    joints = [RawJoint(f"j{k}", kinds[k], f"l{k}", f"l{k + 1}") for k in range(count)]
    return build_robot(RawRobot("chain", links, joints, where="chain.urdf"))


def test_the_joints_of_a_robot_are_counted(rejection, quickly):
    assert chain(1000).nq == 1000
    message = "chain.urdf: there are 1001 joints that move, but symdyn reads at most 1000"
    assert rejection(chain, 1001).startswith(message)
    assert "there are 6001 links, but symdyn reads at most 5000" in rejection(chain, 6000, "fixed")


@pytest.mark.parametrize(
    ("more", "count"),
    [
        ("moves = [" + '["x", 1], ' * 1001 + "]", "1001 moves of joint 'hinge'"),
        ('[[contacts]]\ntip = "rod"\nobject = "world"\ntype = "point"\n' * 501, "501 contacts and"),
        ("".join(f'[[frames]]\nname = "f{k}"\nbody = "rod"\n' for k in range(5001)), "5001 frames"),
    ],
    ids=["moves", "contacts", "frames"],
)
def test_parts_of_a_spec_are_counted(more, count, rejection, quickly):
    message = rejection(read_spec, ARM + more, "arm.toml")
    assert message.startswith("arm.toml")
    assert f"there are {count}" in message


def test_frames_in_a_row_are_placed_in_a_time_that_grows_with_their_number(quickly):
    """300 links, each relative to the last, took half a minute."""
    links = [
        f'<link name="l{k}"><pose relative_to="l{k - 1}">1 0 0 0 0 0</pose></link>'
        for k in range(1, 201)
    ]
    joints = [
        f'<joint name="j{k}" type="fixed"><parent>l{k - 1}</parent><child>l{k}</child></joint>'
        for k in range(1, 201)
    ]
    hinge = joints[-1].replace("fixed", "revolute")
    text = f'<link name="l0"/>{"".join(links)}{"".join(joints[:-1])}{hinge}'
    robot = read_sdf(f'<sdf version="1.9"><model name="m">{text}</model></sdf>', "m.sdf")
    assert robot.joints[0].placement.pose().p == (200, 0, 0)
