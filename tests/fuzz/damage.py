"""Files that are nearly right: real ones, damaged; and the rule that any of them must obey.

A command that is given such a file answers (exit 0, or 1 for a check that fails), or says in the
one line that the contract allows what is wrong with it (exit 2); it neither hangs nor leaves
anything half-written.
"""

import ast
import contextlib
import copy
import io
import json
import os
import re
import signal
import tempfile
import xml.etree.ElementTree as ET
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest
from hypothesis import strategies as st

from symdyn.cli import main as cli
from symdyn.errors import SymdynError
from symdyn.robot import load
from tests.robots import DATA
from tests.strategies import make_urdf, random_urdf

SECONDS = 20
"""No file of a few kilobytes may keep a command busy for longer."""

FEW_JOINTS = 8

DH = """name = "table"
gravity = [0, 0, "-g"]
tips = ["tool"]
[symbols]
a_1 = { value = 0.4, unit = "m" }
g = 9.81
[dh]
convention = "modified"
base_xyz = [0, 0, 0.3]
tool_rpy = [0, "pi/2", 0]
[[dh.joints]]
d = 0.4
alpha = "-pi/2"
mass = 9.3
com = [0, 0.1, "a_1/2"]
limits = { lower = -3, upper = 3 }
[[dh.joints]]
name = "slider"
type = "prismatic"
a = "a_1"
theta = 0.5
beta = 1e-3
parameters = [2, 0.1, 0, 0, 0.2, 0, 0.2, 0, 0, 0.2]
rotor = { inertia = 1e-4, gear = 100 }
passive = { viscous = 0.1, coulomb = 0.2, smoothing = 0.01 }
"""

SCREWS = """name = "screws"
[symbols]
l = { value = 0.5, unit = "m", about = "upper arm" }
[screws]
tool_matrix = [[1, 0, 0, 0.8], [0, 0, -1, 0], [0, 1, 0, 0], [0, 0, 0, 1]]
[[screws.joints]]
axis = [0, 0, 1]
point = ["l", 0, 0]
home = { xyz = ["l", 0, 0], rpy = [0, 0, "pi/3"] }
mass = 2
inertia = { xx = 0.1, yy = 0.1, zz = "l**2/12" }
[[screws.joints]]
axis = [0, 1, 0]
v = [-0.2, 0, 0.4]
mass = 1
[[screws.joints]]
v = [0, 0, 1]
mimic = { joint = "joint1", multiplier = 0.1, offset = 0.02 }
mass = 0.5
"""

MJCF = """<mujoco model="hopper">
  <compiler angle="radian"/>
  <option gravity="0 0 -9.81"/>
  <default><joint armature="0.1" damping="0.2"/></default>
  <worldbody>
    <body name="hip" pos="0 0 1" euler="0 0.1 0">
      <joint name="slide" type="slide" axis="0 0 1" range="-1 1" limited="true"/>
      <joint name="swing" type="hinge" axis="0 1 0" pos="0 0 0.1" ref="0.2"/>
      <geom type="capsule" size="0.05" fromto="0 0 0 0 0 -0.3" mass="2"/>
      <body name="shank" pos="0 0 -0.3">
        <inertial pos="0 0 -0.1" mass="1" fullinertia="0.02 0.02 0.01 0.001 0 0"/>
        <joint name="knee" axis="1 0 0" stiffness="3" springref="0.5" frictionloss="0.1"/>
        <site name="foot" pos="0 0 -0.3"/>
      </body>
    </body>
  </worldbody>
</mujoco>
"""

NUMBERS = "nan inf -inf 1e400 -1e308 1e60 1e-320 0 -0.0 1_000 0x10 1e 00 9" + " " + "9" * 400
TOKENS = NUMBERS.split() + [
    *('""', '"', "'", "[", "]", "{", "}", "<", ">", "/>", "</robot>", "]]>", "<!--", "-->", "&"),
    *(
        "&amp;",
        "&#0;",
        "&x;",
        "=",
        ",",
        "\n",
        "\r",
        "\t",
        "\0",
        "\x1b[31m",
        "\\",
        "\\n",
        "*/",
        "/*",
    ),
    *("${x}", "$(find x)", "%s", "{}", "true", "[[joints]]", "[symbols]", "[a.b]", "#", '"""'),
    *("<?xml version='1.0' encoding='utf-16'?>", "<!DOCTYPE robot []>", "<link/>", "<joint/>"),
    *(
        "nan 0 0",
        "NaN",
        "0 0 0 0 0 0 0",
        "pi",
        "-pi",
        "2**64",
        "1/0",
        "sqrt(-1)",
        "l**2**2",
        "import os",
        "__class__",
        "()" * 50,
    ),
    *("\u00e9", "\u202e", "\U0001f916", "\ufeff", "base", "fixed", "floating", "planar"),
]
_WORD = re.compile(rb"[A-Za-z0-9_.+-]+")
_NUMBER = re.compile(rb"(?<![A-Za-z0-9_.])-?[0-9][0-9.eE+-]*")


# -- the texts to start from ---------------------------------------------------------------


def texts(suffix, large=False):
    """Right descriptions of one format as bytes; with `large` also those of many joints."""
    if suffix == ".toml":
        library = [f.read_bytes() for f in (files("symdyn.robot") / "data").iterdir()]
        return [DH.encode(), SCREWS.encode(), *sorted(library)]
    if suffix == ".xml":
        return [MJCF.encode()]
    made = [make_urdf(seed, 1 + seed % 6, mimic=True).encode() for seed in range(8)]
    found = [path.read_bytes() for path in sorted(DATA.rglob("*.urdf"))]
    return made + [text for text in found if large or len(text) < 20_000]


# -- damage --------------------------------------------------------------------------------


def damaged(text, rng):
    """The text after one accident, or a few."""
    for _ in range(rng.choice([1, 1, 2, 3])):
        text = _DAMAGES[rng.integers(len(_DAMAGES))](text, rng)
    return text


def _byte(text, rng):
    at = int(rng.integers(len(text) + 1))
    return text[:at] + bytes([rng.integers(256)]) + text[at + 1 :]


def _cut(text, rng):
    a, b = sorted(rng.integers(len(text) + 1, size=2))
    return text[:a] if rng.random() < 0.2 else text[:a] + text[min(b, a + 60) :]


def _insert(text, rng):
    at = int(rng.integers(len(text) + 1))
    return text[:at] + str(rng.choice(TOKENS)).encode() + text[at:]


def _lines(text, rng):
    """A line lost, doubled, or swapped with another."""
    lines = text.split(b"\n")
    a, b = rng.integers(len(lines), size=2)
    kind = rng.integers(3)
    if kind == 0:
        del lines[a]
    elif kind == 1:
        lines.insert(b, lines[a])
    else:
        lines[a], lines[b] = lines[b], lines[a]
    return b"\n".join(lines)


def _word(text, rng):
    """A word replaced by another of the file."""
    words = list(_WORD.finditer(text))
    if not words:
        return text
    old, new = words[rng.integers(len(words))], words[rng.integers(len(words))]
    return text[: old.start()] + new[0] + text[old.end() :]


def _number(text, rng):
    """A number replaced by another of the file."""
    found = list(_NUMBER.finditer(text))
    if not found:
        return text
    old, new = found[rng.integers(len(found))], found[rng.integers(len(found))]
    return text[: old.start()] + new[0] + text[old.end() :]


def _token(text, rng):
    """A number, or else a word, replaced by something odd."""
    found = list((_NUMBER if rng.random() < 0.7 else _WORD).finditer(text))
    if not found:
        return text
    old = found[rng.integers(len(found))]
    return text[: old.start()] + str(rng.choice(TOKENS)).encode() + text[old.end() :]


_DAMAGES = (_byte, _cut, _insert, _lines, _word, _word, _number, _number, _token, _token)


# -- structures, for hypothesis ------------------------------------------------------------

_LEAVES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=20),
    st.sampled_from(["l", "pi/2", "l*l", "m_1 - m_1", "1/(l-l)", "base", "link1", "joint1", ""]),
)
ODD = st.recursive(
    _LEAVES,
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=8), inside),
    max_leaves=8,
)


def _paths(value, path=()):
    """Where in a nest of dictionaries and lists something can be changed."""
    items = {}
    if isinstance(value, dict):
        items = value.items()
    elif isinstance(value, list):
        items = enumerate(value)
    for key, inside in items:
        yield (*path, key)
        yield from _paths(inside, (*path, key))


@st.composite
def damaged_tables(draw, table):
    """The nest with a few values replaced, removed, doubled or added."""
    table = copy.deepcopy(table)
    for _ in range(draw(st.integers(1, 3))):
        paths = list(_paths(table))
        if not paths:
            break
        *outer, key = draw(st.sampled_from(paths))
        inside = table
        for step in outer:
            inside = inside[step]
        kind = draw(st.sampled_from(["replace", "replace", "remove", "add"]))
        if kind == "replace":
            inside[key] = draw(ODD)
        elif kind == "remove":
            del inside[key]
        elif isinstance(inside, list):
            inside.append(copy.deepcopy(inside[key]))
        else:
            inside[draw(st.text(max_size=8))] = draw(ODD)
    return table


def toml(table):
    """Any nest as TOML, one line for each key; None, which TOML has not, becomes a text."""
    return "".join(f"{_quoted(key)} = {_toml(value)}\n" for key, value in table.items())


def _toml(value):
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_quoted(k)} = {_toml(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    if isinstance(value, (bool, type(None), str)):
        return str(value).lower() if isinstance(value, bool) else _quoted(str(value))
    return repr(value)


def _quoted(text):
    plain = (c.isascii() and c.isprintable() and c not in '"\\' for c in text)
    escaped = (c if ok else f"\\U{ord(c):08x}" for c, ok in zip(text, plain, strict=True))
    return '"' + "".join(escaped) + '"'


@st.composite
def damaged_urdfs(draw):
    """A random robot with a few elements removed, doubled, moved, or given odd attributes."""
    robot = ET.fromstring(random_urdf(draw(st.integers(0, 500))))
    for _ in range(draw(st.integers(1, 3))):
        parents = [element for element in robot.iter() if len(element)]
        element = draw(st.sampled_from(list(robot.iter())))
        kind = draw(st.sampled_from(["attribute", "attribute", "remove", "double", "move"]))
        if kind == "attribute":
            key = draw(st.sampled_from([*element.attrib, "name", "value", "xyz"]))
            characters = st.characters(exclude_categories=["Cs", "Cc"])
            odd = st.text(characters, max_size=20) | st.sampled_from([*TOKENS[:15], "0 0 0", "1 2"])
            element.set(key, draw(odd))
        elif parents:
            inside = draw(st.sampled_from(parents))
            child = draw(st.sampled_from(list(inside)))
            if kind in ("remove", "move"):
                inside.remove(child)
            if kind == "double":
                inside.append(copy.deepcopy(child))
            if kind == "move":
                robot.append(child)
    return ET.tostring(robot, encoding="utf-8")


# -- the rule ------------------------------------------------------------------------------


@contextlib.contextmanager
def time_limit(what, seconds=SECONDS):
    """Fail if the block takes longer."""

    def stop(*_):
        pytest.fail(f"{what} hangs")

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def run(*arguments, seconds=SECONDS):
    """Exit status, standard output, standard error of a command."""
    out, err = io.StringIO(), io.StringIO()
    with (
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
        nothing_behind_our_back(),
        time_limit(arguments, seconds),
    ):
        status = cli.main([str(argument) for argument in arguments])
    return status, out.getvalue(), err.getvalue()


@contextlib.contextmanager
def nothing_behind_our_back():
    """Fail if a library prints past Python to stderr, or writes into the working folder."""
    with (
        tempfile.TemporaryDirectory() as folder,
        tempfile.TemporaryFile() as errors,
        contextlib.chdir(folder),
    ):
        saved = os.dup(2)
        os.dup2(errors.fileno(), 2)
        try:
            yield
        finally:
            os.dup2(saved, 2)
            os.close(saved)
        errors.seek(0)
        assert errors.read() == b""
        assert os.listdir() == []


def assert_contract(status, err, allowed=(0,)):
    """One of the allowed exits with warnings and notes at most, or exit 2 with one line of error.

    The error is the last line; warnings and notes may come before it.
    """
    *before, last = err.split("\n")
    assert last == "", err
    assert all(line.isprintable() for line in before), err
    if status == 2:
        assert before, err
        assert before[-1].startswith("symdyn: error: "), err
        assert before.pop().removeprefix("symdyn: error: ").strip()
    else:
        assert status in allowed, (status, err)
    harmless = ("symdyn: warning: ", "symdyn: note: ")
    assert all(line.startswith(harmless) for line in before), err


def assert_answer_or_line(data, suffix, folder: Path):
    """Load the file and generate from it; returns the folder made, or None if it was rejected.

    Robots of many joints are only loaded.
    """
    file, out = folder / f"robot{suffix}", folder / "out"
    file.write_bytes(data)
    rejection = ""
    try:
        with time_limit("load"), nothing_behind_our_back():
            robot = load(file)
        if len(robot.joints) > FEW_JOINTS:
            return None
    except SymdynError as error:
        rejection = str(error)
        assert rejection.isprintable(), rejection
    options = ("--functions", "inverse_dynamics", "--target", "c", "python", "--json")
    status, _, err = run("generate", file, *options, "--out", out)
    assert_contract(status, err)
    if rejection:
        assert status == 2
        assert " ".join(rejection.split()) in err
    if status == 2:
        assert not out.exists(), list(out.rglob("*"))
        return None
    (made,) = out.iterdir()
    manifest = json.loads((made / f"{made.name}.json").read_text(encoding="ascii"))
    expected = {f"{made.name}.{ending}" for ending in ("c", "h", "json", "py")}
    assert {path.name for path in made.iterdir()} == expected
    assert manifest["name"] == made.name
    ast.parse((made / f"{made.name}.py").read_text(encoding="ascii"))
    return made


def case(seed, suffixes=(".toml", ".urdf", ".toml", ".urdf", ".xml"), large=False):
    """The damaged file of a seed, and its suffix."""
    suffix = suffixes[seed % len(suffixes)]
    rng = np.random.default_rng([seed, 77])
    sources = texts(suffix, large)
    return damaged(sources[rng.integers(len(sources))], rng), suffix
