"""Emitted MATLAB: runs in GNU Octave over columns of states, also compiled; help, and errors."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

import symdyn as sd
from symdyn.compiler.pipeline import generate
from symdyn.emit import TARGETS
from symdyn.emit.matlab.load import QUIET
from symdyn.errors import CompilerError, FunctionError, RobotError
from tests.strict import STRICT_FLAGS
from tests.toolchains import tool

HERE = Path(__file__).resolve().parent / "matlab"
CHAIN = [
    *("mass_matrix", "kinetic_energy", "christoffel_symbols", "jacobian"),
    *("closed_chain_dynamics", "inverse_dynamics_derivatives"),
]


def octave(folder, code):
    """What GNU Octave prints in a folder."""
    done = subprocess.run(
        [tool("octave-cli"), *QUIET, "--eval", code],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    problems = done.stderr.replace("error: ignoring const execution_exception&", "")
    assert "error:" not in problems, done.stderr
    return done.stdout


def test_a_file_opens_with_its_help_and_says_what_made_it(generated):
    folder = generated("four_bar", "matlab", CHAIN)
    package = folder / "+four_bar"
    names = {file.stem for file in package.iterdir()}
    assert names == {*CHAIN, "constants", "Contents"}
    lines = (package / "mass_matrix.m").read_text().splitlines()
    assert lines[:3] == [
        "function M = mass_matrix(q)",
        "%MASS_MATRIX  The mass matrix M(q).",
        f"%   For four_bar, made by symdyn {sd.__version__}. Do not edit.",
    ]
    assert "%   M  3 x 3 x n  mass matrix, full and symmetric (kg m^2)" in lines
    contents = (package / "Contents.m").read_text()
    assert {*re.findall(r"^%   (\w+) +- ", contents, re.M)} == {*CHAIN, "constants"}
    for name in names - {"Contents", "constants"}:
        text = (package / f"{name}.m").read_text()
        called = set(re.findall(r"symdyn_\w+(?=\()", text))
        assert called == set(re.findall(r"^function .*?(symdyn_\w+)\(", text, re.M)), name
    assert "NOT COMPILED where it was made" in (folder / "four_bar_sfun.c").read_text()


BATCH = """
q = [0.1 0.2 -0.3; 0.4 0.5 0.6; -0.7 0.8 0.9]; qd = 2 * q; tau = cos(q);
worst = 0;
for part = {{'mass_matrix', {{q}}}, {'kinetic_energy', {q, qd}}, ...
            {'christoffel_symbols', {q}}, {'jacobian', {q}}, ...
            {'closed_chain_dynamics', {q, qd, tau}}, ...
            {'closed_chain_dynamics', {q, qd(:, 2), tau}}, ...
            {'inverse_dynamics_derivatives', {q(:, 1), qd, tau}}}
  [name, given] = part{1}{:};
  if numel(given) == 1 && iscell(given{1}), given = given{1}; end
  outputs = 1 + any(strcmp(name, {'closed_chain_dynamics', 'inverse_dynamics_derivatives'}));
  [whole, compiled] = deal(cell(1, outputs));
  [whole{:}] = feval(['four_bar.' name], given{:});
  [compiled{:}] = four_bar_mex(name, given{:});
  for state = 1:3
    one = cell(1, outputs);
    own = cellfun(@(x) x(:, min(state, end)), given, 'UniformOutput', false);
    [one{:}] = feval(['four_bar.' name], own{:});
    for k = 1:outputs
      assert(isequal(size(whole{k}), size(compiled{k})));
      dims = ndims(whole{k});
      at = [repmat({':'}, 1, dims - 1), {state}];
      column = whole{k}(at{:});
      assert(isequal(column(:), one{k}(:)), name);
      worst = max(worst, max(abs(column(:) - compiled{k}(at{:})(:))));
    end
  end
end
printf('%g\\n', worst);
"""

ERRORS = """
calls = {@() four_bar.mass_matrix([1 2 3]), @() four_bar.jacobian(zeros(3, 2)'), ...
         @() four_bar.kinetic_energy(zeros(3, 2), zeros(3, 5)), ...
         @() four_bar.kinetic_energy(zeros(3, 2), int32(zeros(3, 2))), ...
         @() four_bar.mass_matrix(single([1; 2; 3])), @() four_bar.mass_matrix({1; 2; 3}), ...
         @() four_bar_mex('mass_matrix', [1 2 3]), @() four_bar_mex('gravity', zeros(3, 1)), ...
         @() four_bar_mex('mass_matrix'), @() four_bar_mex('mass_matrix', single([1; 2; 3])), ...
         @() four_bar_mex('kinetic_energy', zeros(3, 2), zeros(3, 5))};
for k = 1:numel(calls)
  try
    calls{k}();
    disp('nothing');
  catch problem
    disp(problem.message);
  end
end
"""


@pytest.mark.slow
def test_states_in_columns_are_those_alone_and_those_compiled(generated, tmp_path):
    folder = shutil.copytree(generated("four_bar", "matlab", CHAIN), tmp_path / "four_bar")
    tool("octave-cli")
    where = ["octave-config", "-p", "OCTINCLUDEDIR"]
    found = subprocess.run(where, capture_output=True, text=True, check=True).stdout.strip()
    headers = ["-isystem", found, "-isystem", str(Path(found).parent)]
    strict = [tool("cc"), *STRICT_FLAGS, *headers, "-fsyntax-only", "four_bar_mex.c"]
    subprocess.run(strict, cwd=folder, check=True)
    build = [tool("mkoctfile"), "--mex", "four_bar_mex.c", "four_bar.c"]
    subprocess.run(build, cwd=folder, check=True, capture_output=True)
    assert float(octave(folder, BATCH)) < 1e-11
    assert octave(folder, ERRORS).splitlines() == [
        "q must be 3 x n",
        "q must be 3 x n",
        "qd has 5 states, others have 2",
        "qd must be double, it is int32",
        "q must be double, it is single",
        "q must be double, it is cell",
        "four_bar_mex: q must be 3 x n, real and double",
        "four_bar_mex: the first argument is none of the names of functions: "
        "mass_matrix, christoffel_symbols, kinetic_energy, jacobian, "
        "closed_chain_dynamics, inverse_dynamics_derivatives",
        "four_bar_mex: mass_matrix has 1 inputs after its name and 1 outputs",
        "four_bar_mex: q must be 3 x n, real and double",
        "four_bar_mex: qd has another number of states",
    ]
    told = octave(folder, "c = four_bar.constants(); disp(c.JOINT.ROCKER_JOINT)")
    assert told == "3\n"
    assert "MASS_MATRIX  The mass matrix M(q)." in octave(folder, "help four_bar.mass_matrix")


@pytest.mark.slow
def test_a_block_computes_what_c_computes(generated, tmp_path):
    folder = generated("four_bar", "matlab", CHAIN)
    built = tmp_path / "block"
    command = [tool("cc"), *STRICT_FLAGS, f"-I{HERE}", "four_bar_sfun.c", "four_bar.c", "-lm"]
    subprocess.run([*command, "-o", str(built)], cwd=folder, check=True)

    def printed(name):
        return subprocess.run([built, name], capture_output=True, text=True, check=True).stdout

    assert printed("gravity") == "the parameter is not the name of a function\n"
    code = sd.compile("four_bar", ["jacobian", "inverse_dynamics_derivatives"])
    half = [0.5] * 3
    for name, given in (("jacobian", 1), ("inverse_dynamics_derivatives", 3)):
        results = getattr(code, name)(*[half] * given)
        expected = results if isinstance(results, tuple) else (results,)
        columns = np.concatenate([np.ravel(array, order="F") for array in expected])
        assert np.allclose(np.array(printed(name).split(), float), columns, rtol=0, atol=1e-14)


def test_single_precision_is_refused_by_name(tmp_path):
    with pytest.raises(FunctionError, match="number type is called 'float' in target matlab"):
        generate("pendulum", "matlab", "gravity", tmp_path, dtype="float")


def test_another_run_leaves_nothing_behind(tmp_path):
    generate("pendulum", "matlab", ["gravity", "bias"], tmp_path)
    folder = generate("pendulum", "python", "gravity", tmp_path, force=True).folder
    assert {file.name for file in folder.rglob("*")} == {"pendulum.py", "pendulum.json"}


@pytest.fixture
def pendulum(generated, tmp_path):
    """A copy of a folder, and its manifest."""
    folder = shutil.copytree(generated("pendulum", "matlab", "gravity"), tmp_path / "pendulum")
    return folder, json.loads((folder / "pendulum.json").read_text())


def test_without_octave_the_cure_is_told(pendulum, tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("OCTAVE", raising=False)
    with pytest.raises(CompilerError, match="no GNU Octave found, which runs MATLAB's language"):
        TARGETS["matlab"].load(*pendulum, tmp_path)
    monkeypatch.setenv("OCTAVE", "no-such-octave")
    with pytest.raises(CompilerError, match="OCTAVE names 'no-such-octave', which cannot be run"):
        TARGETS["matlab"].load(*pendulum, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("gravity(q)", "weight(q)", "gravity.m has no function gravity"),
        ("phi = zeros", "phi = = zeros", "gravity fails .parse error"),
        ("phi = zeros(1, n);", "error('late');", "gravity fails .late"),
        ("phi = zeros(1, n);", "exit(3);", "the process that ran gravity ended"),
        ("phi = zeros(1, n);", "phi = zeros(2, n);", "other sizes than the manifest says"),
    ],
)
def test_a_damaged_function_is_told(pendulum, old, new, message, tmp_path):
    tool("octave-cli")
    folder, manifest = pendulum
    file = folder / "+pendulum" / "gravity.m"
    assert old in file.read_text()
    file.write_text(file.read_text().replace(old, new))
    with pytest.raises(RobotError, match=message):
        TARGETS["matlab"].load(folder, manifest, tmp_path)["gravity"](np.zeros(1))
