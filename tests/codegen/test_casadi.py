"""CasADi takes the emitted functions with all derivatives, and finds by itself what they say."""

import json
import re
import shutil
import sys
import warnings
from pathlib import Path

import casadi
import numpy as np
import pytest

from symdyn.codegen import TARGETS
from symdyn.codegen.casadi import derivatives
from symdyn.codegen.casadi.derivatives import family_of
from symdyn.codegen.python import import_file
from symdyn.compiler.pipeline import generate
from symdyn.errors import CompilerError, FunctionError, SkippedFunctionWarning
from symdyn.robot import load
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import BASE, Joint, Link, Robot
from symdyn.robot.placement import UNMOVED
from symdyn.robot.read.urdf import read_urdf
from symdyn.verification.check import check_folder
from tests.codegen.test_emitted_text import HOSTILE, hostile_urdf
from tests.making import programs_of
from tests.quick import quick
from tests.strict import STRICT_FLAGS

FLAGS = (*STRICT_FLAGS, "-O1")
pytestmark = pytest.mark.filterwarnings("ignore::symdyn.errors.SkippedFunctionWarning")
FOLLOWERS = Path(__file__).resolve().parents[2] / "examples" / "control" / "panda_hand.urdf"


class Made:
    """A generated folder: its external functions, those on SX, and a state."""

    def __init__(self, robot, functions, out, **options):
        self.robot = load(robot) if isinstance(robot, str) else robot
        self.folder = generate(self.robot, "casadi", functions, out, **options).folder
        name = self.folder.name
        self.external = import_file(self.folder / f"{name}_casadi.py").load(out, FLAGS)
        self.source = (self.folder / f"{name}_casadi.c").read_text()
        self.sx = import_file(self.folder / f"{name}_sx.py")
        self.rng = np.random.default_rng(1)

    def arguments(self, function):
        """Random numbers for a function; positions are positions."""
        values = {
            name: self.rng.uniform(0.5, 1.5, function.size_in(name)) for name in function.name_in()
        }
        q = self.robot.random_position(lambda a, b: float(self.rng.uniform(a, b)))
        for name in {"q", "x"} & set(values):
            values[name][: len(q), 0] = q
        if "dt" in values:
            values["dt"] *= 1e-2
        return list(values.values())

    def symbolic(self, name):
        """The same function by the module on SX."""
        function = self.external[name]
        inputs = [casadi.SX.sym(n, *function.size_in(n)) for n in function.name_in()]
        made = self.step(*inputs) if name == "rk4_step" else getattr(self.sx, name)(*inputs)
        outputs = made if isinstance(made, tuple) else (made,)
        names = function.name_in(), function.name_out()
        return casadi.Function(function.name(), inputs, list(outputs), *names)

    def step(self, x, u, dt, *more):
        """Runge and Kutta's method, on symbols."""
        nq = self.robot.nq

        def rates(x):
            q, qd = x[:nq], x[nq:]
            dq = self.sx.qdot(q, qd) if hasattr(self.sx, "qdot") else qd
            return casadi.vertcat(dq, self.sx.forward_dynamics(q, qd, u, *more))

        a = rates(x)
        b = rates(x + dt / 2 * a)
        c = rates(x + dt / 2 * b)
        d = rates(x + dt * c)
        return x + dt / 6 * (a + 2 * b + 2 * c + d)


def is_compiled(function):
    return function.class_name() == "External"


def assert_same(emitted, other, arguments):
    """Names, shapes and values agree, and what a pattern leaves out is zero."""
    assert is_compiled(emitted)
    assert emitted.name_in() == other.name_in()
    assert emitted.name_out() == other.name_out()
    results, wanted = emitted.call(arguments), other.call(arguments)
    largest = max([1.0, *(np.abs(w.full()).max(initial=0) for w in wanted)])
    for name, result, value in zip(emitted.name_out(), results, wanted, strict=True):
        assert result.shape == value.shape, name
        error = np.abs(result.full() - value.full()).max(initial=0)
        assert error < 1e-12 * largest, f"{emitted.name()}: {name}"


def assert_derivatives_agree(made, name):
    """Jacobian, gradient of a weighted sum, and Hessian, by CasADi's differentiation of SX."""
    emitted, other = made.external[name], made.symbolic(name)
    arguments = made.arguments(emitted)
    assert_same(emitted, other, arguments)
    nothing = [casadi.DM(*emitted.size_out(k)) for k in range(emitted.n_out())]
    assert_same(emitted.jacobian(), other.jacobian(), arguments + nothing)
    weights = [
        casadi.project(casadi.DM(made.rng.uniform(-1, 1, x.shape)), emitted.sparsity_out(k))
        for k, x in enumerate(nothing)
    ]
    given = arguments + nothing + weights
    assert_same(emitted.reverse(1), other.reverse(1), given)
    more = [casadi.DM(*emitted.size_in(k)) for k in range(emitted.n_in())]
    second = emitted.reverse(1).jacobian(), other.reverse(1).jacobian()
    assert_same(*second, given + more)
    slopes = emitted.jacobian()
    if f"jac_{slopes.name()}" in made.source:  # it may be too long
        more = [casadi.DM(*slopes.size_out(k)) for k in range(slopes.n_out())]
        twice = slopes.jacobian(), other.jacobian().jacobian()
        assert_same(*twice, arguments + nothing + more)


@pytest.fixture(scope="module")
def planar(tmp_path_factory):
    robot = load("planar2r").symbolic("inertial")
    functions = ["inverse_dynamics", "forward_dynamics", "forward_kinematics", "mass_matrix"]
    return Made(robot, functions, tmp_path_factory.mktemp("planar"))


@pytest.fixture(scope="module")
def closed(tmp_path_factory):
    functions = ["closed_chain_dynamics", "constraint_error"]
    return Made("four_bar", functions, tmp_path_factory.mktemp("closed"))


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", ["forward_dynamics", "forward_kinematics", "rk4_step"])
def test_derivatives_are_those_that_casadi_finds_itself(planar, name):
    assert_derivatives_agree(planar, name)


@pytest.mark.slow
def test_coordinates_that_are_no_sums_of_velocities(tmp_path):
    made = Made("mobile_manipulator", ["forward_dynamics", "qdot"], tmp_path)
    assert_derivatives_agree(made, "qdot")
    assert_derivatives_agree(made, "rk4_step")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("robot", "functions"),
    [
        ("ur5", ["inverse_dynamics", "mass_matrix", "forward_dynamics", "jacobian", "rk4_step"]),
        ("panda", ["inverse_dynamics", "forward_dynamics", "rk4_step"]),
        ("ball_chain", ["mass_matrix", "inverse_dynamics"]),
        ("cartpole", ["forward_dynamics", "rk4_step"]),
        (str(FOLLOWERS), ["inverse_dynamics", "forward_dynamics"]),
    ],
)
def test_derivatives_of_many_robots(robot, functions, tmp_path):
    asked = [name for name in functions if name != "rk4_step"]
    made = Made(robot, asked, tmp_path, tip_wrench=robot == "cartpole")
    for name in functions:
        assert_derivatives_agree(made, name)


def test_casadi_calls_compiled_derivatives_in_expressions(planar):
    f = planar.external["inverse_dynamics"]
    symbols = [casadi.MX.sym(n, *f.size_in(n)) for n in f.name_in()]
    q, qd = symbols[:2]
    slope = casadi.Function("slope", symbols, [casadi.jacobian(f(*symbols), qd)])
    arguments = planar.arguments(f)
    own = planar.symbolic("inverse_dynamics")
    inner = own.sx_in()
    wanted = casadi.Function("s", inner, [casadi.jacobian(own(*inner), inner[1])])
    assert np.allclose(slope(*arguments).full(), wanted(*arguments).full(), rtol=1e-12, atol=1e-13)
    bent, _ = casadi.hessian(casadi.sum1(f(*symbols)), q)
    assert casadi.Function("h", symbols, [bent])(*arguments).full().any()


def test_jacobians_of_jacobians_and_of_directional_derivatives(planar):
    f, own = planar.external["inverse_dynamics"], planar.symbolic("inverse_dynamics")
    arguments = planar.arguments(f)
    found = []
    for function, symbols in ((f, f.mx_in()), (own, own.sx_in())):
        q, qd = symbols[:2]
        tau = function(*symbols)
        twice = casadi.jacobian(casadi.vec(casadi.jacobian(tau, q)), q)
        along = casadi.jacobian(casadi.jtimes(tau, q, qd), qd)
        values = casadi.Function("both", symbols, [twice, along]).call(arguments)
        found.append(np.vstack([value.full() for value in values]))
    assert np.allclose(*found, rtol=1e-12, atol=1e-12)
    assert found[0].any()


def test_patterns_leave_out_zeros_and_nothing_else(planar):
    jac = planar.external["forward_dynamics"].jacobian()
    poses = planar.external["forward_kinematics"].jacobian()
    assert poses.nnz_out(0) < poses.numel_out(0)  # the last row of a pose is constant
    for function in (jac, poses):
        sums = [np.zeros(function.size_out(k)) for k in range(function.n_out())]
        for _ in range(3):
            values = function.call([*planar.arguments(function)])
            sums = [a + np.abs(v.full()) for a, v in zip(sums, values, strict=True)]
        for k, total in enumerate(sums):
            inside = casadi.DM(function.sparsity_out(k), 1).full() > 0
            assert (total[inside] > 0).all()


def test_constant_results_leave_no_unused_code_behind(tmp_path):
    body = Link("ship", Inertia(5, 0, 0, 0, 1, 0, 2, 0, 0, 3))
    robot = Robot("hover", (Joint("free", "floating", BASE, UNMOVED),), (body,))
    made = Made(robot, ["mass_matrix"], tmp_path)
    helpers = re.findall(r"^static [^=;]*?(\w+)\(", made.source, re.M)
    assert [name for name in helpers if made.source.count(f"{name}(") < 2] == []
    M = made.external["mass_matrix"](*made.arguments(made.external["mass_matrix"]))
    np.testing.assert_allclose(np.diag(M.full()), [1, 2, 3, 5, 5, 5])


def test_a_null_pointer_stands_for_zeros(planar):
    f = planar.external["rk4_step"]
    assert f(dt=0.1)["x_next"].shape == (4, 1)
    empty = casadi.DM(*f.size_in("x"))
    zeros = [casadi.DM.zeros(*f.size_in(k)) for k in range(f.n_in())]
    p = np.arange(1.0, 1 + f.size_in("p")[0])
    ends = f(x=empty, dt=0.1, p=p)["x_next"], f(zeros[0], zeros[1], 0.1, p)
    assert np.array_equal(*(end.full() for end in ends))


@pytest.mark.slow
def test_the_check_uses_the_same_references(planar):
    report = check_folder(planar.folder)
    assert "CasADi: not checked: derivatives, rk4_step, and functions on SX" in report.notes
    assert report.passed
    assert {row.code for row in report.rows} == {"CasADi"}
    source = planar.folder / "planar2r_casadi.c"
    text = source.read_text()
    try:
        source.write_text(text.replace("M[0] = ", "M[0] = 1e-6 + ", 1))
        assert not check_folder(planar.folder, ["mass_matrix"]).passed
    finally:
        source.write_text(text)


def agree_with_c(robot, tmp_path, **options):
    """Every function of `all`, in CasADi and in C, at the same random states."""
    made = generate(robot, ["c", "casadi"], "all", tmp_path, **options)
    manifest = json.loads(next(made.folder.glob("*.json")).read_text())
    codes = [TARGETS[name].load(made.folder, manifest, tmp_path) for name in ("c", "casadi")]
    rng = np.random.default_rng(2)
    for name, entry in manifest["functions"].items():
        inputs = [rng.uniform(0.5, 1.5, shape) for _, shape in entry["inputs"]]
        for k, (argument, _) in enumerate(entry["inputs"]):
            if argument in ("q", "q0", "q1"):
                q = robot.random_position(lambda a, b: float(rng.uniform(a, b)))
                inputs[k] = np.array(q)
        for a, b in zip(*(code[name](*inputs) for code in codes), strict=True):
            assert a.shape == b.shape
            largest = np.abs(a).max(initial=1e-300)
            assert np.abs(a - b).max(initial=0) <= 1e-12 * largest, name


@pytest.mark.parametrize(
    "robot",
    quick(
        ["cartpole", "panda", "ur5", FOLLOWERS, "quadruped", "three_finger_hand", "planar_two_arm"],
        ["cartpole"],
    ),
)
def test_every_function_agrees_with_c(robot, tmp_path):
    agree_with_c(load(robot), tmp_path)


@pytest.mark.slow
def test_every_function_agrees_with_c_with_open_parameters(tmp_path):
    agree_with_c(load("planar2r").symbolic("all"), tmp_path)


def test_equations_with_pivots_are_compiled_and_rejected_on_symbols(closed):
    f = closed.external["closed_chain_dynamics"]
    q, qd, tau = (casadi.SX.sym(name, 3) for name in ("q", "qd", "tau"))
    with pytest.raises(NotImplementedError, match=r"closed_chain_dynamics solves .* pivots"):
        closed.sx.closed_chain_dynamics(q, qd, tau)
    assert check_folder(closed.folder).passed
    q = np.array(closed.robot.start(), float)
    arguments = [q, np.zeros(3), np.array([1.0, 0.3, -0.2])]
    slope = f.jacobian()(*arguments, *(casadi.DM(*f.size_out(k)) for k in range(2)))
    values = [f(arguments[0], arguments[1], arguments[2] + e)[0] for e in np.eye(3)]
    columns = [(v - f(*arguments)[0]).full()[:, 0] for v in values]  # linear in tau
    assert np.allclose(np.array(columns).T, slope[2].full(), atol=1e-9)


@pytest.mark.parametrize("name", quick(HOSTILE, HOSTILE[:1]))
def test_hostile_names_stay_text(name, tmp_path):
    robot = read_urdf(hostile_urdf(name), "x.urdf").symbolic("inertial")
    made = [generate(robot, "casadi", "inverse_dynamics", tmp_path / d) for d in "ab"]
    texts = [{file.name: file.read_bytes() for file in one.files} for one in made]
    assert texts[0] == texts[1]
    assert check_folder(made[0].folder).passed


def test_functions_of_all_have_short_jacobians_only():
    (short,) = programs_of("cartpole", ["inverse_dynamics"])
    assert [m.prefix for m in family_of(short, named=False).members] == ["", "jac_"]
    assert len(family_of(short, named=True).members) == 5
    (long,) = programs_of("ur5", ["forward_dynamics_derivatives"])
    family = family_of(long, named=False)
    assert family.members == (family.value,)
    (reason,) = family.left_out
    assert reason.name == "jac_forward_dynamics_derivatives"
    assert reason.why == "more than 5000 operations; request these functions by name"


def told(robot, functions, out):
    """What `generate` warns of, and the comments that open the two files."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        folder = generate(robot, "casadi", functions, out).folder
    name = folder.name
    c, python = ((folder / f"{name}_casadi.{end}").read_text() for end in ("c", "py"))
    heads = c[: c.index("#include")], python[: python.index("import hashlib")]
    heads = [re.sub(r"\n[ *]*", " ", head) for head in heads]
    return [str(one.message) for one in caught if one.category is SkippedFunctionWarning], heads


def test_files_and_warnings_say_which_derivatives_there_are(tmp_path):
    said, heads = told("cartpole", "all", tmp_path)
    by_name = "second derivatives are only generated for functions requested by name"
    assert said == [f"casadi: {by_name}"]
    for head in heads:
        assert "jac_f, the derivatives of f: of every function." in head
        assert "and jac_adj1_f, its Hessian: of no function." in head
        assert by_name[1:] in head
        assert "row-major" not in head
    said, heads = told("cartpole", ["forward_dynamics", "gravity"], tmp_path)
    assert said == []
    assert all("jac_adj1_f, its Hessian: of every function." in head for head in heads)
    assert all("of jac_f: of gravity, forward_dynamics." in head for head in heads)


def test_a_step_that_is_left_out_is_told(tmp_path, monkeypatch):
    monkeypatch.setattr(derivatives, "LARGEST", 2000)
    monkeypatch.setattr(derivatives, "LARGEST_TENSOR", 1)
    (said, more, least), heads = told("mobile_manipulator", ["forward_dynamics"], tmp_path)
    assert said.startswith("casadi: left out: jac_adj1_forward_dynamics (more than 2000 operations")
    assert more == "casadi: left out: jac_jac_forward_dynamics (more than 1 operations)"
    step = "left out: rk4_step (it needs qdot, too; request forward_dynamics and qdot)"
    assert least == f"casadi: {step}"
    assert all(step[1:] in head for head in heads)
    said, _ = told("mobile_manipulator", ["forward_dynamics", "qdot"], tmp_path)
    assert said[-1] == "casadi: left out: jac_adj1_rk4_step (it needs jac_adj1_forward_dynamics)"


def test_what_it_cannot_do_is_rejected(tmp_path, monkeypatch):
    with pytest.raises(FunctionError, match="number type is called 'float' in target casadi"):
        generate("pendulum", "casadi", "bias", tmp_path, dtype="float")
    made = generate("pendulum", "casadi", "bias", tmp_path)
    with monkeypatch.context() as without:
        without.setitem(sys.modules, "casadi", None)
        with pytest.raises(
            FunctionError, match=r"CasADi is not installed; pip install \"\.\[casadi\]\""
        ):
            check_folder(made.folder)
        with pytest.raises(ImportError, match="pendulum_sx needs CasADi: pip install casadi"):
            exec((made.folder / "pendulum_sx.py").read_text(), {"__name__": "pendulum_sx"})
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    with pytest.raises(CompilerError, match="no C compiler found"):
        check_folder(made.folder)
    assert shutil.which("cc") is None
    module = import_file(made.folder / "pendulum_casadi.py")
    with pytest.raises(RuntimeError, match="no C compiler found; install gcc or clang"):
        module.load(tmp_path)
