"""Xacro files are expanded and read as URDF."""

from __future__ import annotations

import os
import sys

import pytest

from symdyn.cli import main as cli
from symdyn.robot import load, prepare, robot_to_dict, to_toml, to_urdf
from symdyn.robot.read import xacro, xacro_child
from symdyn.robot.read.expressions import NotAllowed
from tests.quick import quick

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


@pytest.mark.sample(4)
@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("2*L", "2*K", "K"),
        ("2*L", "1/0", "division"),
        ("lengths.xacro", "nowhere.xacro", "nowhere.xacro"),
        (
            "$(find kit)",
            "$(find out)",
            "package 'out' was not found; name its folder with --package out=DIR",
        ),
        ("${2*L}", "$(eval 1/0)", "(division by zero)"),
        ("</robot>", "", "xacro cannot expand"),
        ('type="revolute"', 'type="screw"', "'screw'"),
    ],
)
def test_errors_of_expansion_and_of_the_urdf_are_one_line(kit, old, new, problem, rejection, capfd):
    path = kit / "arm.urdf.xacro"
    path.write_text(ARM.replace(old, new))
    message = rejection(load, path)
    assert message.startswith(str(path))
    assert problem in message


def test_without_the_package_the_error_says_what_to_install(kit, monkeypatch, rejection):
    monkeypatch.setitem(sys.modules, "xacrodoc", None)
    assert 'pip install ".[xacro]"' in rejection(load, kit / "arm.urdf.xacro")


def with_expression(kit, expression):
    """The file, with another expression for the length."""
    path = kit / "arm.urdf.xacro"
    path.write_text(ARM.replace("${2*L}", expression))
    return path


REAL = {
    "${xacro.load_yaml('sizes.yaml')['arm']['length']}": 3,
    "${xacro.load_yaml('sizes.yaml').arm.angle}": 0.5235987755982988,
    "${[i**2 for i in python.range(3)][-1]}": 4,
    "${1 if '$(arg side)' == 'left' else 2}": 1,
    "$(eval size * 2.5 if side == 'left' else 0)": 10,
    "${radians(180) / math.pi * python.abs(-7)}": 7,
    "${max(map(float, '1 2'.split()))}": 2,
}


def test_expressions_of_real_files_are_evaluated(kit):
    (kit / "sizes.yaml").write_text("arm: {length: 3, angle: !degrees 30}\n")
    lines = [f'<robot name="r" {NAMESPACE}><xacro:arg name="side" default="left"/>']
    lines.append('<xacro:arg name="size" default="4"/><link name="l0"/>')
    for k, expression in enumerate(REAL):
        lines.append(f'<link name="l{k + 1}"/><joint name="j{k}" type="continuous">')
        lines.append(f'<parent link="l{k}"/><child link="l{k + 1}"/>')
        lines.append(f'<origin xyz="{expression} 0 0"/></joint>')
    path = kit / "real.xacro"
    path.write_text("\n".join([*lines, "</robot>"]))
    found = [joint.placement.pose().p[0] for joint in load(path).joints]
    assert found == list(REAL.values())


RUN = (
    "${(lambda: [c for c in ().__class__.__base__.__subclasses__() if c.__name__ == '_wrap_close']"
    "[0].__init__.__globals__['CALL'])()}"
)
"""Reaches any function of the module `os`, past the names that xacro forbids."""
HARMFUL = [
    RUN.replace("CALL']", "system']('touch pwned')"),
    "${python.vars(xacro.load_yaml)}",
    "${(lambda f: f(f))(lambda f: f(f))}",
]
FORBIDDEN = {
    "${__import__('os').getpid()}": "__import__ in an expression",
    "${().__class__.__base__}": "__class__, __base__ in an expression",
    "${[c for c in python.type(1).mro()[1].__subclasses__()]}": "__subclasses__ in an expression",
    "$(eval size.__class__.__base__)": "double underscores in $(eval ...)",
}
"""What xacro rejects by itself."""


@pytest.mark.parametrize("expression", quick(HARMFUL, HARMFUL[:1] + HARMFUL[-1:]))
def test_expressions_that_could_run_anything_need_trust(kit, expression, rejection, monkeypatch):
    monkeypatch.chdir(kit)
    message = rejection(load, with_expression(kit, expression))
    assert not (kit / "pwned").exists()
    assert "(in Python, trust=True) if you trust the file, which can then run any" in message


QUICK_FORBIDDEN = [next(iter(FORBIDDEN)), [*FORBIDDEN][-1]]


@pytest.mark.parametrize("expression", quick([*FORBIDDEN], QUICK_FORBIDDEN))
def test_trust_is_not_the_advice_where_xacro_itself_rejects_a_name(kit, expression, rejection):
    path = with_expression(kit, expression)
    argument = '<xacro:arg name="size" default="4"/>'
    path.write_text(path.read_text().replace("<link", argument + "<link", 1))
    message = rejection(load, path)
    assert f"xacro does not allow {FORBIDDEN[expression]}" in message
    assert "--trust" not in message
    assert "xacro cannot expand" in rejection(load, path, trust=True)


# -- what an untrusted file may read ------------------------------------------------------------


@pytest.fixture
def secret(tmp_path):
    """A file of the user that the package has no business with."""
    path = tmp_path / "secret.yaml"
    path.write_text("length: 3\n")
    return path


@pytest.mark.parametrize(
    ("expression", "need"),
    [
        ("${{xacro.load_yaml('{secret}')['length']}}", "the file '{secret}'"),
        pytest.param(
            "${{load_yaml('../secret.yaml')['length']}}",
            "the file '{kit}/../secret.yaml'",
            marks=pytest.mark.slow,
        ),
        ('0"/><xacro:include filename="{secret}"/><origin xyz="0', "the file '{secret}'"),
        ("$(optenv SECRET 1)", "the variable SECRET of the environment"),
        ("$(env SECRET)", "the variable SECRET of the environment"),
    ],
)
def test_files_elsewhere_and_the_environment_need_trust(
    kit, secret, expression, need, rejection, monkeypatch
):
    monkeypatch.setenv("SECRET", "3")
    path = with_expression(kit, expression.format(secret=secret))
    message = rejection(load, path)
    assert f"needs {need.format(secret=secret, kit=kit)}" in message
    assert "--trust" in message


def test_a_trusted_file_reads_files_elsewhere_and_the_environment(kit, secret, monkeypatch):
    monkeypatch.setenv("SECRET", "2")
    path = with_expression(kit, f"${{xacro.load_yaml('{secret}')['length'] + $(env SECRET)}}")
    assert load(path, trust=True).joints[0].placement.pose().p == (5, 0, 0)


def test_a_variable_that_is_not_set_has_its_default(kit, monkeypatch):
    """As in Husky's files; nothing of the environment is read."""
    monkeypatch.delenv("SECRET", raising=False)
    path = with_expression(kit, "$(optenv SECRET 4)")
    assert load(path).joints[0].placement.pose().p == (4, 0, 0)


def test_links_and_dots_do_not_lead_out_of_a_folder(kit, secret, monkeypatch):
    """Folders: the file's own, its package, packages found by name; installed ones may link out."""
    monkeypatch.setenv("AMENT_PREFIX_PATH", str(kit.parent / "ros"))
    files = kit / "urdf" / "arm.xacro", kit / "config" / "a.yaml", kit.parent / "arms" / "b.yaml"
    installed = kit.parent / "ros" / "share" / "hand" / "hand.yaml"
    for file in (*files, installed.parent / "real.yaml"):
        file.parent.mkdir(exist_ok=True, parents=True)
        file.write_text("length: 1\n")
    for link in (kit / "urdf" / "out.yaml", installed, kit.parent / "arms" / "out.yaml"):
        link.symlink_to(secret)
    (kit / "urdf" / "up").symlink_to(kit.parent)
    found = {"arms": str(kit.parent / "arms"), "hand": str(installed.parent)}
    reading = xacro_child.Reading(str(files[0]), found)
    for file in (*files, kit / "urdf" / ".." / "config" / "a.yaml", installed):
        reading.open(str(file)).close()
    outside = (
        *(secret, kit / ".." / "secret.yaml", kit / "urdf" / "out.yaml", "/etc/passwd"),
        *(kit / "urdf" / "up" / "secret.yaml", kit.parent / "arms" / "out.yaml"),
        *(installed.parent / ".." / "hand" / "hand.yaml", kit.parent / "arms2" / "b.yaml"),
    )
    for file in outside:
        with pytest.raises(xacro_child.NotReadable, match="outside its folder and its packages"):
            reading.open(str(file))
    os.mkfifo(kit / "fifo")
    with pytest.raises(xacro_child.NotReadable, match="not a regular file"):
        reading.open(str(kit / "fifo"))


def test_a_trusted_file_may_do_more(kit):
    path = with_expression(kit, "${len([c for c in python.type(1).mro()])}")
    assert load(path, trust=True).joints[0].placement.pose().p == (2, 0, 0)


@pytest.mark.parametrize("name", ["panda", "a.urdf", "a.toml"])
def test_trust_without_effect_is_rejected(tmp_path, monkeypatch, rejection, name):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.urdf").write_text(to_urdf(load("pendulum")))
    (tmp_path / "a.toml").write_text(to_toml(load("pendulum")))
    assert "--trust" in rejection(load, name, trust=True)


@pytest.mark.parametrize(
    "expression",
    [
        "${python.sum(python.range(10**12))}",
        pytest.param(
            '0"/><xacro:macro name="m"><xacro:m/><xacro:m/></xacro:macro><xacro:m/><origin xyz="0',
            marks=pytest.mark.slow,
        ),
    ],
)
def test_an_expansion_without_an_end_is_stopped(kit, expression, rejection, monkeypatch):
    monkeypatch.setattr(xacro, "LONGEST", 1)
    message = rejection(load, with_expression(kit, expression))
    assert "within 1 s" in message or "recursion" in message


def test_a_trusted_file_that_ends_the_process_is_rejected(kit, rejection):
    path = with_expression(kit, RUN.replace("CALL']", "_exit'](0)"))
    assert "without a result" in rejection(load, path, trust=True)


def test_warnings_of_xacro_are_one_line_each(kit):
    path = with_expression(kit, "${xacro.warning('\x9b31m' + 'odd') or 1}")
    with pytest.warns(UserWarning, match="odd") as caught:
        load(path)
    assert all(str(warning.message).isprintable() for warning in caught)


@pytest.mark.parametrize("suffix", ["urdf", "toml", "xml", "xacro"])
def test_a_fifo_or_a_device_is_rejected_at_once(tmp_path, suffix, rejection):
    fifo, device = tmp_path / f"fifo.{suffix}", tmp_path / f"device.{suffix}"
    os.mkfifo(fifo)
    device.symlink_to("/dev/zero")
    for path in (fifo, device):
        assert "fifo or a device" in rejection(load, path)


def test_files_are_read_where_the_system_has_no_fifos(tmp_path, monkeypatch):
    """As on Windows, whose `os` has no O_NONBLOCK."""
    monkeypatch.delattr(os, "O_NONBLOCK")
    (tmp_path / "a.urdf").write_text(to_urdf(load("pendulum")))
    assert load(tmp_path / "a.urdf").nq == 1


# -- arguments and packages ---------------------------------------------------------------------

WITH_ARGUMENT = f"""<robot name="arm" {NAMESPACE}>
<xacro:arg name="size" default="0.5"/>
<xacro:arg name="prefix" default=""/>
<xacro:include filename="$(find elsewhere)/links.xacro"/>
<xacro:property name="L" value="$(arg size)"/>
<link name="base"/><xacro:rod name="$(arg prefix)rod"/>
<joint name="$(arg prefix)j" type="revolute"><parent link="base"/><child link="$(arg prefix)rod"/>
<origin xyz="$(arg size) 0 0"/></joint>
</robot>"""


@pytest.fixture
def apart(tmp_path):
    """A xacro file, and the package that it needs in a folder that is not above it."""
    package = tmp_path / "workspace" / "share" / "elsewhere"
    package.mkdir(parents=True)
    (package / "package.xml").write_text("<package><name>elsewhere</name></package>")
    (package / "links.xacro").write_text(LINKS)
    file = tmp_path / "mine" / "arm.xacro"
    file.parent.mkdir()
    file.write_text(WITH_ARGUMENT)
    return file, package


def test_arguments_and_packages_are_given(apart):
    file, package = apart
    wanted = {"arguments": {"size": 2, "prefix": "left_"}, "packages": {"elsewhere": package}}
    robot = load(file, **wanted)
    assert robot.joints[0].name == "left_j"
    assert robot.joints[0].placement.pose().p == (2, 0, 0)
    assert robot.links[0].inertia.m == 6
    assert robot.notes == ("xacro argument size = 2", "xacro argument prefix = left_")
    assert robot.preparation.arguments == (("size", "2"), ("prefix", "left_"))
    # the folder is about this computer, not about the robot
    assert str(package) not in str(robot_to_dict(robot))


@pytest.mark.parametrize(
    ("variable", "levels"), [("ROS_PACKAGE_PATH", 0), ("AMENT_PREFIX_PATH", 1)]
)
def test_packages_are_found_where_ros_says(apart, variable, levels, monkeypatch, rejection):
    file, package = apart
    for name in ("ROS_PACKAGE_PATH", "AMENT_PREFIX_PATH"):
        monkeypatch.delenv(name, raising=False)
    assert "elsewhere" in rejection(load, file)
    monkeypatch.setenv(variable, f"/nowhere{os.pathsep}{package.parents[levels]}")
    assert load(file).links[0].inertia.m == 1.5


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["sise:=2"], "did you mean size"),
        (["size"], "is not NAME:=VALUE"),
        (["--package", "elsewhere"], "is not NAME=DIR"),
        (["--package", "elsewhere=nowhere"], "is not a folder"),
        (["--package", "elsewere=."], "did you mean elsewhere"),
    ],
)
def test_wrong_arguments_and_packages_are_rejected(apart, words, problem, monkeypatch, capsys):
    file, package = apart
    monkeypatch.setenv("ROS_PACKAGE_PATH", str(package.parent))
    assert cli.main(["convert", str(file), *words, "--to", "toml"]) == 2
    assert problem in capsys.readouterr().err


def test_the_command_line_and_a_spec_take_them(apart, capsys):
    file, package = apart
    words = ["size:=2", "prefix:=a_", "--package", f"elsewhere={package}"]
    assert cli.main(["convert", str(file), *words, "--to", "toml"]) == 0
    assert "a_rod" in capsys.readouterr().out
    spec = file.with_name("arm.toml")
    package.rename(spec.with_name("parts"))
    prepared = '[prepare]\narguments = { size = 2 }\npackages = { elsewhere = "parts" }\n'
    spec.write_text(f'robot = "arm.xacro"\n{prepared}')
    assert load(spec).links[0].inertia.m == 6


def test_packages_are_relative_to_the_current_folder_or_to_that_of_the_spec(
    apart, monkeypatch, capsys
):
    """The xacro file is in neither of them."""
    file, package = apart
    folder = file.parents[1]
    monkeypatch.chdir(folder)
    relative = os.path.relpath(package)
    assert load("mine/arm.xacro", packages={"elsewhere": relative}).links[0].inertia.m == 1.5
    words = ["--package", f"elsewhere={relative}", "--to", "toml"]
    assert cli.main(["convert", "mine/arm.xacro", *words]) == 0
    spec = folder / "arm.toml"
    spec.write_text(f"""robot = "mine/arm.xacro"
[prepare]
packages = {{ elsewhere = "{relative}" }}
""")
    monkeypatch.chdir("workspace")
    assert load("../arm.toml").links[0].inertia.m == 1.5


@pytest.mark.parametrize("folder", ["/etc", "..", "parts/../..", "link"])
def test_a_spec_names_packages_in_its_own_folder_only(tmp_path, folder, rejection):
    """Else its xacro file could read any folder of the computer."""
    (tmp_path / "link").symlink_to("/etc")
    spec = tmp_path / "arm.toml"
    spec.write_text(f'robot = "arm.xacro"\n[prepare]\npackages = {{ etc = "{folder}" }}\n')
    message = rejection(load, spec)
    assert message.startswith(f"{spec}:3: packages: 'etc' is not in the folder of this file")
    assert "--package etc=DIR" in message


@pytest.mark.parametrize("wanted", [{"arguments": {"a": "1"}}, {"packages": {"a": "."}}])
def test_other_robots_have_neither(wanted, rejection, tmp_path):
    file = tmp_path / "a.urdf"
    file.write_text(to_urdf(load("pendulum")))
    for robot in ("pendulum", file):
        assert ".xacro files only" in rejection(load, robot, **wanted)
    assert ".xacro files only" in rejection(prepare, load("pendulum"), **wanted)


@pytest.mark.parametrize("unheld", ["safe_eval", "open", "_eval", "_eval_env", "_eval_optenv"])
def test_a_version_of_xacro_that_cannot_be_restricted_is_rejected(monkeypatch, unheld, tmp_path):
    import xacro as package
    from xacro import substitution_args

    monkeypatch.setenv(xacro_child.PROBE, "set")
    monkeypatch.setattr(package, "open", open, raising=False)  # put back after the test
    monkeypatch.setattr(package, "safe_eval", package.safe_eval)
    for name in ("_eval", "_eval_env", "_eval_optenv"):
        monkeypatch.setattr(substitution_args, name, getattr(substitution_args, name))
    monkeypatch.setattr(substitution_args, "_eval_dict", {**substitution_args._eval_dict})
    xacro_child._restrict(package, xacro_child.Reading(str(tmp_path / "a.xacro"), {}))
    xacro_child._require_restricted(package)
    module = package if unheld in ("safe_eval", "open") else substitution_args
    monkeypatch.setattr(module, unheld, lambda *_, **__: "not restricted")
    with pytest.raises(NotAllowed, match="another version"):
        xacro_child._require_restricted(package)
