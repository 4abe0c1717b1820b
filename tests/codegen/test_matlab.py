"""Emitted MATLAB: runs in GNU Octave over columns of states, also compiled; help, and errors."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

import symdyn as sd
from symdyn.codegen import TARGETS
from symdyn.codegen.matlab import QUIET
from symdyn.compiler.pipeline import generate
from symdyn.errors import CompilerError, FunctionError, RobotError
from tests.making import module_of
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


# -- numbers, without Octave ---------------------------------------------------------------------

PLACE = re.compile(r"\b([A-Za-z]\w*)\(([\d, ]+), :\)")
CALLS = {name: getattr(np, name) for name in ("sin", "cos", "sqrt", "sign", "abs", "tanh")}


class Row(np.ndarray):
    """A value for each state: * and / are those of matrices, .* and ./ (@ and // here) are not."""

    def __mul__(self, other):
        assert np.ndim(other) == 0, "a product of two rows"
        return super().__mul__(other)

    def __truediv__(self, other):
        assert np.ndim(other) == 0, "a quotient of two rows"
        return super().__truediv__(other)

    def __rtruediv__(self, other):
        raise AssertionError("a quotient by a row")

    def __matmul__(self, other):
        return super().__mul__(other)

    def __rmatmul__(self, other):
        return super().__mul__(other)

    def __floordiv__(self, other):
        return super().__truediv__(other)

    def __rfloordiv__(self, other):
        return super().__rtruediv__(other)


def choose(test, yes, no):
    return np.where(test > 0, yes, no).view(Row)


def entry(place):
    """M(1, 2, :) in NumPy, which counts from zero."""
    return f"{place[1]}[{', '.join(str(int(k) - 1) for k in place[2].split(','))}]"


def interpreted(text, given, n):
    """What a function of MATLAB returns: the lines that symdyn emits, one by one."""
    own = text.split("\nend\n")[0].replace("...\n", "")
    scope = {**CALLS, "atan2": np.arctan2, "symdyn_choose": choose}
    scope.update({name: value.view(Row) for name, value in given.items()}, n=n)
    result = re.match(r"function (.*?) = ", own)[1]
    for line in own.split("\n")[1:]:
        code = line.partition("%")[0].strip()
        if not code or code.startswith("n = symdyn_columns("):
            continue
        left, right = re.fullmatch(r"(.*?) = (.*);", code).groups()
        if right.startswith("zeros("):
            scope[left] = np.zeros(eval(right.removeprefix("zeros"), scope))
        elif right.startswith("reshape("):
            rows = int(re.fullmatch(rf"reshape\({left}, (\d+), \[\]\)", right)[1])
            scope[left] = scope[left].reshape(rows, -1, order="F")
        else:
            formula = PLACE.sub(entry, right).replace(".*", "@").replace("./", "//")
            exec(f"{PLACE.sub(entry, left)} = {formula}", scope)
    return [scope[name] for name in re.findall(r"\w+", result)]


@pytest.mark.parametrize(
    ("robot", "opened", "functions", "options"),
    [
        ("ur5", "none", ["inverse_dynamics", "mass_matrix", "jacobian"], {"tip_wrench": True}),
        ("planar2r", "all", ["christoffel_symbols", "forward_dynamics", "parameter_gradient"], {}),
        ("ball_chain", "none", ["integrate", "difference", "inverse_dynamics"], {}),
        ("pendulum", "all", ["inverse_dynamics", "potential_energy"], {"passive": True}),
        ("two tips", "none", ["inverse_dynamics"], {"tip_wrench": True}),
    ],
)
def test_lines_of_matlab_have_the_numbers_of_the_graph(robot, opened, functions, options):
    given = sd.load("planar2r", tips=["link1", "tool"]) if robot == "two tips" else sd.load(robot)
    module = module_of(given.symbolic(opened), functions, **options)
    texts, rng = TARGETS["matlab"].emit(module), np.random.default_rng(0)
    for program in module.programs:
        n = 5
        given = [rng.uniform(0.2, 1.2, (n, *array.shape)) for array in program.inputs]
        columns = {
            array.name: np.moveaxis(x, 0, -1)
            for array, x in zip(program.inputs, given, strict=True)
        }
        text = texts[f"+{module.name}/{program.name}.m"]
        for found, right in zip(interpreted(text, columns, n), program(*given), strict=True):
            assert found.shape == (*(right.shape[1:] or (1,)), n)
            rows = np.moveaxis(found, -1, 0).reshape(right.shape)
            assert rows == pytest.approx(right, rel=1e-11, abs=1e-13)


@pytest.mark.slow
def test_choices_of_states_in_octave_are_those_of_the_graph(tmp_path):
    """Steps of a ball joint: by series for the first state, which does not turn."""
    module = module_of(sd.load("ball_chain"), ["integrate"])
    (integrate,) = module.programs
    for name, text in TARGETS["matlab"].emit(module).items():
        if name.endswith(".m"):
            (tmp_path / name).parent.mkdir(exist_ok=True)
            (tmp_path / name).write_text(text)
    q, v = np.array(sd.load("ball_chain").neutral()), np.linspace(0.2, 1.0, module.nv)
    steps = [0.0, 0.5, 8.0]
    (expected,) = integrate([q] * 3, [v] * 3, [[dt] for dt in steps])
    given = [json.dumps(x).replace(",", ";") for x in (q.tolist(), v.tolist())]
    code = f"x = ball_chain.integrate({', '.join(given)}, {steps}); printf('%.17g\\n', x);"
    found = np.array(octave(tmp_path, code).split(), float).reshape(expected.shape)
    assert found == pytest.approx(expected, rel=1e-12, abs=1e-14)


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
