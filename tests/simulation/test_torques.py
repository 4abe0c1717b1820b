"""Joint forces from formulas, files, arrays and Python, and what is rejected of each."""

import numpy as np
import pytest

import symdyn as sd
from symdyn.errors import SymdynError
from symdyn.simulation.settings import INTEGRATORS
from tests.simulation.robots import slider

FORMULAS = "0.5*sin(2*t) - tanh(qd[0]), -q[1]*abs(qd[1]) + tan(t/4)**2"


def law(t, q, qd):
    return [
        0.5 * np.sin(2 * t) - np.tanh(qd[0]),
        -q[1] * abs(qd[1]) + np.tan(t / 4) ** 2,
    ]


def rejection(*arguments, **options):
    with pytest.raises(SymdynError) as caught:
        sd.simulate(*arguments, **options)
    assert str(caught.value).isprintable()
    return str(caught.value)


@pytest.mark.parametrize("integrator", INTEGRATORS)
def test_formulas_and_a_function_of_python_are_the_same(integrator):
    options = {"q0": [1.0, 0.5], "time": 0.5, "integrator": integrator}
    formulas = sd.simulate("planar2r", tau=FORMULAS, **options)
    function = sd.simulate("planar2r", tau=law, **options)
    assert np.abs(formulas.q - function.q).max() < 1e-12
    expected = [law(t, q, qd) for t, q, qd in zip(formulas.t, formulas.q, formulas.qd, strict=True)]
    assert np.abs(formulas.tau - expected).max() < 1e-12


@pytest.mark.parametrize("integrator", INTEGRATORS)
def test_a_table_is_linear_between_rows_and_constant_outside(integrator, tmp_path):
    """Where tau = a + b t, the mass moves by (a t^2/2 + b t^3/6) / m."""
    file = tmp_path / "force.csv"
    file.write_text("t, tau_slide\n0.5, 4\n\n1.5, 10\n")
    got = sd.simulate(slider(mass=2), time=2, tau=file, integrator=integrator)
    t = got.t
    tau = np.interp(t, [0.5, 1.5], [4, 10])
    assert np.abs(got.tau[:, 0] - tau).max() < 1e-12
    a, b, c = np.minimum(t, 0.5), np.clip(t - 0.5, 0, 1), np.maximum(t - 1.5, 0)
    # force 4 for half a second, then 4 + 6 t for one, then 10, on mass 2
    x = a**2 + (b + b**2 + b**3 / 2) + (4.5 * c + 2.5 * c**2)
    assert np.abs(got.q[:, 0] - x).max() < 1e-9


def test_a_short_pulse_is_not_stepped_over(tmp_path):
    """The adaptive method starts again at each row of a table."""
    rows = [[0, 0], [5, 0], [5.001, 2000], [5.002, 0], [10, 0]]
    got = sd.simulate(slider(mass=2), time=10, tau=rows, integrator="adaptive", step=0.5)
    assert got.qd[-1, 0] == pytest.approx(1.0, rel=1e-9)


def test_constant_forces_one_number_and_the_columns_of_motors_are_the_same(tmp_path):
    robot = sd.load("two_arm_satellite")
    file = tmp_path / "six.csv"
    file.write_text("0,2,2,2,2,2,2\n1,2,2,2,2,2,2\n")
    full = np.array([0.0] * 6 + [2.0] * 6)
    ways = ["2", full, full[6:], str(file), lambda t, q, qd: full[6:], "2,2,2;2,2,2"]
    first, *others = (sd.simulate(robot, tau=tau, time=0.1).q for tau in ways)
    for other in others:
        assert np.abs(first - other).max() < 1e-13


def test_one_motor_takes_a_plain_number():
    robot = sd.load("planar2r", unactuated=["joint1"])
    assert len(robot.actuated) == 1
    ways = ["2", 2.0, [2.0], lambda t, q, qd: 2.0, lambda t, q, qd: np.array([2.0])]
    first, *others = (sd.simulate(robot, tau=tau, time=0.1) for tau in ways)
    assert first.tau[0].tolist() == [0, 2]
    for other in others:
        assert np.array_equal(first.q, other.q)


def test_columns_are_found_by_their_names(tmp_path):
    file = tmp_path / "named.csv"
    file.write_text("tau_joint2,t,tau_joint1\n3,0,1\n3,1,1\n")
    got = sd.simulate("planar2r", tau=file, time=0.1)
    assert np.array_equal(got.tau[0], [1, 3])


FILES = {
    "a row too short": ("0,1,2\n1,2\n", ":2: the row has 2 columns and the first row 3"),
    "a row too long": ("0,1,2\n1,2,3,4\n", ":2: the row has 4 columns and the first row 3"),
    "the wrong width": ("0,1\n1,2\n", ":1: the row has 2 columns; give t and 2 forces"),
    "text": ("0,1,2\n1,2,abc\n", ":2: 'abc' is not a finite number"),
    "an empty cell": ("0,1,2\n\n1,,2\n", ":3: '' is not a finite number"),
    "nan": ("0,1,2\n1,nan,2\n", ":2: 'nan' is not a finite number"),
    "infinity": ("0,1,2\n1,-inf,2\n", ":2: '-inf' is not a finite number"),
    "nan first": ("nan,1,2\n", ":1: 'nan' is not a finite number"),
    "text first": ("0,1,abc\n", ":1: 'abc' is not a finite number; correct it"),
    "a gap first": ("0,,2\n", ":1: '' is not a finite number; correct it"),
    "times that fall": ("0,1,2\n2,1,2\n1,1,2\n", ":3: the time 1 is not after 2"),
    "a time twice": ("0,1,2\n0,1,2\n", ":2: the time 0 is not after 0"),
    "no rows": ("t,tau_joint1,tau_joint2\n", ": the file has no rows"),
    "nothing": ("", ": the file has no rows"),
    "an unknown column": (
        "t,tau_joint1,tau_joint3\n0,1,2\n",
        ":1: 'tau_joint3' is neither a number nor",
    ),
    "a column twice": ("t,tau_joint1,tau_joint1\n", ":1: two columns are called 'tau_joint1'"),
    "a column missing": ("t,tau_joint1\n0,1\n", ":1: the header has 2 columns; give t and 2"),
    "no time": ("tau_joint1,tau_joint2\n0,1\n", ": add 't'"),
    "other signs": ("t;tau_joint1;tau_joint2\n0;1;2\n", ":1: 't;tau_joint1;tau_joint2' is neither"),
    "a control character": ('0,1,2\n1,"\x1b[2J",2\n', ":2: '\\x1b[2J' is not a finite number"),
}


@pytest.mark.parametrize("case", FILES)
def test_a_mistake_in_a_file_is_told_by_its_line(case, tmp_path):
    text, problem = FILES[case]
    file = tmp_path / "forces.csv"
    file.write_text(text)
    message = rejection("planar2r", tau=file)
    assert message.startswith(str(file))
    assert problem in message
    assert "; " in message


def test_empty_cells_at_the_end_of_rows_are_nothing(tmp_path):
    file = tmp_path / "forces.csv"
    for header in ("", "t,tau_joint1,tau_joint2,\n"):
        file.write_text(f"{header}0,1,3,\n1,1,3, ,\n,,\n2,1,3\n")
        assert np.array_equal(sd.simulate("planar2r", tau=file, time=0.1).tau[0], [1, 3])


def test_a_motion_that_was_written_drives_another_one(tmp_path):
    """Of its columns only the time and the forces are read."""
    file = tmp_path / "motion.csv"
    first = sd.simulate("two_arm_satellite", tau="sin(3*t),1,0,-2,cos(t),1", time=0.2)
    first.save_csv(file)
    again = sd.simulate("two_arm_satellite", tau=file, time=0.2)
    assert np.array_equal(again.tau, first.tau)
    assert np.abs(again.q - first.q).max() < 1e-6
    file.write_text(file.read_text().replace("tau_", "force_"))
    assert "is neither a number nor the name of a column" in rejection(
        "two_arm_satellite", tau=file
    )


@pytest.mark.sample(6)
@pytest.mark.parametrize("integrator", INTEGRATORS)
@pytest.mark.parametrize(
    ("tau", "when", "what"),
    [("sqrt(0.5-t)", 0.5, "nan"), ("1/(t-0.5)", 0.5, ""), ("1+sqrt(0.04-q[0])", 0.37, "nan")],
)
@pytest.mark.parametrize("every", [1, 64])
def test_a_formula_without_a_value_is_named_with_the_time(tau, when, what, every, integrator):
    """A force of 1 N to 1.2 N moves 2 kg by 0.04 m in 0.4 s to 0.36 s."""
    options = {"time": 1.024, "every": every, "integrator": integrator}
    message = rejection(slider(mass=2), tau=tau, **options)
    assert f"slider: tau[0] = '{tau}' is {what}" in message
    assert float(message.split("t = ")[1].split(" s")[0]) == pytest.approx(when, abs=0.02)


def test_the_names_of_motors_are_those_of_motors():
    velocities = "one for each velocity (crank_joint, coupler_joint, rocker_joint)"
    message = rejection("four_bar", tau="1,2")
    assert f"give 3 forces, {velocities}, or 1, one for each motor (crank_joint), or" in message


def test_a_file_that_cannot_be_read_is_rejected(tmp_path):
    assert "No such file" in rejection("planar2r", tau="none.csv")
    assert "Is a directory" in rejection("planar2r", tau=tmp_path)
    file = tmp_path / "latin.csv"
    file.write_bytes(b"0,1,2\n1,\xe9,2\n")
    assert "latin.csv:2: the text is not UTF-8" in rejection("planar2r", tau=file)


@pytest.mark.parametrize(
    ("tau", "problem"),
    [
        ("sin(t)", "tau has 1 formula; give 2 forces, one for each velocity (joint1, joint2)"),
        ("1,2,3", "tau has 3 formulas"),
        ("1,", "tau[1] = '' is not a formula"),
        ("1/t, 0", "has no value at the start"),
        ("q[2], 0", "undeclared name 'q[2]'"),
        ("q, 0", "undeclared name 'q'"),
        ("q[t], 0", "not a formula"),
        (
            "exp(t), 0",
            "calls 'exp', which is not a function; available are sin, cos, sqrt, tan, tanh",
        ),
        ("__import__('os'), 0", "formulas must not contain"),
        ([1.0], "tau is neither formulas"),
        ([[0, 1, 2], [1, 1, np.nan]], "a number that is not finite in row 1 (the first is 0)"),
        ([1, np.inf], "a number that is not finite"),
        ([[0, 1, 2], [1, 1, 2], [0.5, 1, 2]], "the time 0.5 of row 2 of tau (the first is 0) is"),
        (object(), "tau is neither formulas"),
        (1.0, "tau is neither formulas"),
        (lambda t, q, qd: 1.0, "tau(t, q, qd) gives 1.0 at t = 0; give 2 forces"),
        (lambda t, q, qd: [1.0], "tau(t, q, qd) gives [1.] at t = 0; give 2 forces"),
        (lambda t, q, qd: [1.0, np.nan], "all finite"),
    ],
)
def test_other_mistakes_are_told(tau, problem):
    assert problem in rejection("planar2r", tau=tau)


@pytest.mark.parametrize("integrator", INTEGRATORS)
def test_what_a_function_raises_reaches_its_user(integrator):
    def stops(t, q, qd):
        if t > 0.2:
            raise KeyboardInterrupt("stop")
        return [0.0, 0.0]

    with pytest.raises(KeyboardInterrupt, match="stop"):
        sd.simulate("planar2r", tau=stops, integrator=integrator)


def test_one_number_needs_a_motor():
    robot = sd.load("planar2r", unactuated=["joint1", "joint2"])
    with pytest.raises(SymdynError, match=r"the robot has no motors.*; give 2 forces"):
        sd.simulate(robot, time=0.01, tau="1")
    assert sd.simulate(robot, time=0.01, tau="1, 0").tau[0].tolist() == [1, 0]
