"""Pages in headless Chromium: nothing asked of the network, numbers of C, energy that stays."""

import math
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest

import symdyn as sd
from symdyn.teaching import documents
from symdyn.teaching.closed_form_text import Style
from symdyn.teaching.exercises.sheet import exercise_sheet
from symdyn.teaching.page.page import page_of
from tests.teaching.page.browser import Browser, Page

pytestmark = pytest.mark.slow

RRP = """
name = "rrp"
tips = ["end"]
[symbols]
m_1 = { value = 3.0, unit = "kg" }
m_2 = { value = 2.0, unit = "kg" }
m_3 = { value = 1.0, unit = "kg" }
h = { value = 0.5, unit = "m" }
lc = { value = 0.3, unit = "m" }
[[bodies]]
name = "column"
mass = "m_1"
inertia = { zz = 0.02 }
[[bodies]]
name = "arm"
mass = "m_2"
com = ["lc", 0, 0]
inertia = { xx = 0.01, yy = 0.04, zz = 0.04 }
[[bodies]]
name = "rod"
mass = "m_3"
inertia = { xx = 0.002, yy = 0.01, zz = 0.01 }
[[joints]]
name = "waist"
type = "revolute"
parent = "base"
child = "column"
axis = [0, 0, 1]
[[joints]]
name = "shoulder"
type = "revolute"
parent = "column"
child = "arm"
moves = [["z", "h"]]
axis = [0, -1, 0]
[[joints]]
name = "boom"
type = "prismatic"
parent = "arm"
child = "rod"
axis = [1, 0, 0]
limits = { lower = 0.4, upper = 0.9 }
[[frames]]
name = "end"
body = "rod"
moves = [["x", 0.2]]
"""
ROBOTS = {
    "pendulum": {},
    "cartpole": {},
    "planar2r": {},
    "planar3r": {},
    "scara": {},
    "rrp": {},
    "puma560": {"lock": ["joint4", "joint5", "joint6"]},
    "free_planar2r": {"method": "swain-morris"},
}


@dataclass(frozen=True)
class Case:
    """A robot, the file of its page, and a tab for it."""

    robot: sd.Robot
    file: Path
    page: Page

    def opened(self, **how):
        self.page.open(self.file, **how)
        return self.page


@pytest.fixture(scope="module")
def browser():
    made = Browser()
    yield made
    made.close()


@pytest.fixture(scope="module", params=ROBOTS)
def case(request, browser, tmp_path_factory):
    """The page of one of the robots."""
    folder = tmp_path_factory.mktemp("page")
    options = dict(ROBOTS[request.param])
    source = request.param
    if source == "rrp":
        source = folder / "rrp.toml"
        source.write_text(RRP)
    lock = options.pop("lock", [])
    model = sd.derive(sd.load(source, lock=lock), **options)
    file = folder / "page.html"
    file.write_text(documents.write(model, ["derivation", "M"], Style("html")))
    return Case(model.plain.robot, file, browser.page())


QUIET = "[...document.querySelectorAll('math')].filter((m) => m.checkVisibility())"


def test_nothing_is_complained_of_and_nothing_asked_for(case):
    page = case.opened()
    assert page.value("typeof symdyn") == "object"
    page.value("document.getElementById('simulate').click()")
    page.value("new Promise((done) => setTimeout(done, 300))")
    assert page.complaints == []
    assert len(page.requests) == 1
    assert page.requests[0].startswith("file:")


def test_every_formula_is_drawn_and_no_latex_is_left(case):
    page = case.opened()
    page.value("document.getElementById('all-lists').click()")
    sizes = page.value(f"{QUIET}.map((m) => m.getBoundingClientRect().width)")
    assert len(sizes) > 100
    assert min(sizes) > 1
    text = page.value("document.body.innerText")
    assert not any(sign in text for sign in ("\\", "$", "_{", "^{"))


def test_nothing_is_cut_off_without_a_cue_on_a_phone(case):
    page = case.opened(width=390, height=844)
    page.value("document.getElementById('all-lists').click()")
    page.value("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    page.value("new Promise((done) => setTimeout(done, 100))")
    assert page.value("document.documentElement.scrollWidth") == 390
    hidden = page.value(
        """[...document.querySelectorAll("math, td, th, svg, p, button, input, select, li")]
        .filter((one) => one.checkVisibility() && !one.closest(".vh, .skip"))
        .filter((one) => one.getBoundingClientRect().right > 391 && !one.closest(".eq.wide"))
        .map((one) => one.outerHTML.slice(0, 80))"""
    )
    assert hidden == []
    unmarked = page.value(
        """[...document.querySelectorAll("body *")]
        .filter((one) => one.checkVisibility() && one.clientWidth > 0)
        .filter((one) => one.scrollWidth > one.clientWidth + 1)
        .filter((one) => getComputedStyle(one).overflowX !== "visible")
        .filter((one) => !one.matches(".eq.wide, .vh, input, select"))
        .map((one) => one.outerHTML.slice(0, 80))"""
    )
    assert unmarked == []
    cues = page.value(
        """[...document.querySelectorAll(".eq.wide + .cue")]
        .filter((one) => one.previousElementSibling.checkVisibility())
        .map((one) => one.checkVisibility())"""
    )
    assert all(cues)


def test_sliders_change_numbers_to_those_of_c(case):
    page = case.opened()
    before = page.value("document.getElementById('numbers').innerText")
    count = page.value("document.querySelectorAll('aside input[type=range]').length")
    assert count == case.robot.nq + case.robot.nv
    page.value(
        """document.querySelectorAll('aside input[type=range]').forEach((one, k) => {
          one.value = Number(one.min) + (one.max - one.min) * (0.15 + 0.08 * k);
          one.dispatchEvent(new Event('input'));
        })"""
    )
    state = page.value(
        "({q: [...symdyn.state.q], qd: [...symdyn.state.qd], p: [...symdyn.state.p]})"
    )
    assert len(set(state["q"])) == case.robot.nq
    found = page.value("symdyn.values()")
    dyn = sd.compile(case.robot, list(found))
    for name, numbers in found.items():
        takes = [array.name for array in dyn.functions[name].signature.inputs]
        expected = np.ravel(getattr(dyn, name)(*(state[array] for array in takes)))
        scale = np.abs(expected).max() or 1.0
        assert np.abs(np.array(numbers) - expected).max() <= 1e-12 * scale
    after = page.value("document.getElementById('numbers').innerText")
    assert before != after


def test_coordinates_can_be_zero_and_typed(case):
    page = case.opened()
    sliders = page.value(
        """[...document.querySelectorAll('aside input[data-kind=q]')].map((one) => {
          one.value = 0;
          one.dispatchEvent(new Event('input'));
          return [Number(one.min), Number(one.max), Number(one.value), one.ariaValueText,
            Number(one.step), one.dataset.unit];
        })"""
    )
    for lower, upper, value, said, step, unit in sliders:
        assert value == min(max(0, lower), upper)
        assert said == f"{value:.{3 if step < 0.01 else 2}f} {unit}"
    typed = page.value(
        """(() => {
          const box = document.querySelector('aside input[data-kind=q]').nextElementSibling;
          box.value = "0.1234";
          box.dispatchEvent(new Event("input"));
          return symdyn.state.q[document.querySelector('aside input[data-kind=q]').dataset.index];
        })()"""
    )
    assert typed == 0.1234


def test_joints_have_numbers_in_the_figure(case):
    page = case.opened()
    for button in ("again", "zero"):
        page.value(f"document.getElementById('{button}').click()")
        labels = page.value(
            "[...document.querySelectorAll('.joint-label')].map((one) => one.textContent)"
        )
        numbers = sorted(int(number) for label in labels for number in label.split(","))
        assert numbers == list(range(1, len(case.robot.joints) + 1))


def test_parameters_are_checked_shown_and_restored(case):
    page = case.opened()
    if not case.robot.symbolic_parameters:
        return
    inside = """[...document.querySelectorAll('#scene .joint')].every((one) => {
      const [a, b] = [one, document.getElementById('scene')].map((x) => x.getBoundingClientRect());
      return a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
    })"""
    assert page.value(inside)
    values = page.value("[...symdyn.state.p]")
    units = [parameter.unit for parameter in case.robot.symbolic_parameters]
    change = """(({value, k}) => {
      const box = document.getElementById(`p${k}`);
      box.value = value;
      box.dispatchEvent(new Event("input"));
      return [box.getAttribute("aria-invalid"), document.getElementById("warning").textContent,
        document.getElementById("simulate").disabled];
    })"""
    assert page.value(f"{change}({{value: 7, k: {units.index('m')}}})") == ["false", "", False]
    assert page.value(inside)
    mass = units.index("kg")
    marked, said, stopped = page.value(f"{change}({{value: -50, k: {mass}}})")
    assert marked == "true"
    assert "is negative" in said
    assert stopped
    page.value("document.getElementById('again').click()")
    assert page.value("[...symdyn.state.p]") == values
    assert page.value("document.getElementById('warning').textContent") == ""


@pytest.mark.parametrize("case", ["rrp"], indirect=True)
def test_a_simulation_ends_at_a_limit_and_says_so(case):
    page = case.opened()
    page.value("document.getElementById('simulate').click()")
    page.value(
        """new Promise((done) => {
          const said = () => document.getElementById("ended").textContent;
          const look = () => (said() ? done() : setTimeout(look, 50));
          look();
        })"""
    )
    assert "q_3 has reached its limit" in page.value("document.getElementById('ended').textContent")
    q = page.value("symdyn.state.q[2]")
    assert min(q - 0.4, 0.9 - q) == pytest.approx(0, abs=1e-6)
    assert page.value("document.getElementById('simulate').textContent") == "Simulate"


def test_simulation_moves_no_control_and_numbers_are_in_sight(case):
    page = case.opened(width=1366, height=768)
    place = "document.querySelector('aside input[data-kind]').getBoundingClientRect().top"
    before = page.value(place)
    page.value("document.getElementById('simulate').click()")
    page.value("new Promise((done) => setTimeout(done, 200))")
    assert page.value(place) == before
    if case.robot.nv <= 3:
        page.value("document.documentElement.style.scrollBehavior = 'auto'")
        page.value("window.scrollTo(0, document.querySelector('main').offsetTop + 300)")
        end = "document.querySelector('#numbers tbody').getBoundingClientRect().bottom"
        assert page.value(end) < 768


def test_energy_stays_while_the_robot_moves(case):
    page = case.opened()
    start = page.value("[...symdyn.state.q]")
    assert page.value("symdyn.simulate(0.4)") < 1e-6
    assert math.dist(start, page.value("[...symdyn.state.q]")) > 0.05
    assert page.value("symdyn.simulate(5)") < 1e-6
    assert "after 5.00 s" in page.value("document.getElementById('energy').textContent")


@pytest.mark.parametrize("solved", [True, False])
def test_sheets_hide_solutions_only(solved, browser, tmp_path):
    model = sd.derive(sd.load("pendulum"))
    steps = exercise_sheet(model, 2, solutions=solved)
    file = tmp_path / "sheet.html"
    file.write_text(page_of(model, [steps]))
    page = browser.page()
    page.open(file)
    assert page.value("document.querySelectorAll('button.show').length") == 2 * solved
    assert page.value("document.getElementById('all-results').checkVisibility()") == solved
    page.key("h")
    commands = "[...document.querySelectorAll('pre')].map((one) => one.checkVisibility())"
    assert page.value(commands) == [True, True]


def test_the_keyboard_works(case):
    page = case.opened()
    for key in ("h", "n"):
        page.key(key)
    results = "[...document.querySelectorAll('.res > .eq')].map((one) => one.checkVisibility())"
    given, *hidden = page.value(results)[:2], page.value(results)[-1]
    assert given == [True, True], "tables of the robot stay"
    assert hidden == [False]
    page.key("h")
    assert all(page.value(results))
    page.value("document.querySelector('aside input[type=range]').focus()")
    before = page.value("[...symdyn.state.q]")
    page.key("ArrowRight")
    assert page.value("[...symdyn.state.q]") != before
    page.value("document.getElementById('simulate').focus()")
    page.key("Enter")
    assert page.value("document.activeElement.getAttribute('aria-pressed')") == "true"
    page.key("Enter")
    assert page.value("document.activeElement.getAttribute('aria-pressed')") == "false"
    page.value("document.getElementById('scene').focus()")
    drawn = page.value("document.getElementById('scene').innerHTML")
    page.key("ArrowLeft")
    assert page.value("document.getElementById('scene').innerHTML") != drawn


def test_keys_go_step_by_step(case):
    page = case.opened(height=700)
    steps = page.value("[...document.querySelectorAll('.step')].map((one) => one.id)")
    at = "document.activeElement.id"
    for step in steps[:4]:
        page.key("n")
        assert page.value(at) == step
    for _ in steps[4:]:
        page.key("n")
    assert page.value(at) == steps[-1]
    marked = "document.querySelector('nav a[aria-current]').getAttribute('href')"
    assert page.value(marked) == f"#{steps[-1]}"
    page.key("p")
    assert page.value(at) == steps[-2]
    page.value("document.documentElement.style.scrollBehavior = 'auto'")
    page.value("window.dispatchEvent(new Event('wheel')); window.scrollTo(0, 1e6)")
    page.key("n")
    assert page.value(at) == steps[-1]


def test_controls_have_names_for_those_who_do_not_see_them(case):
    page = case.opened()
    nodes = page.call("Accessibility.getFullAXTree")["nodes"]
    roles = ("slider", "button", "checkbox", "textbox", "combobox", "spinbutton", "link")
    controls = [n for n in nodes if not n["ignored"] and n["role"]["value"] in roles]
    assert len(controls) > 10
    assert [n for n in controls if not n["name"]["value"].strip()] == []


def test_paper_has_everything_open(case, tmp_path):
    page = case.opened()
    page.key("h")
    page.call("Emulation.setEmulatedMedia", media="print")
    results = "[...document.querySelectorAll('.res > :not(.show):not(.cue)')]"
    assert page.value(f"{results}.every((one) => one.checkVisibility())")
    lists = "[...document.querySelectorAll('.fold > .body')]"
    assert page.value(f"{lists}.every((one) => one.checkVisibility())")
    assert not page.value("document.querySelector('nav').checkVisibility()")
    assert "rad" in page.value("document.querySelector('figcaption').innerText")
    page.call("Emulation.setEmulatedMedia", media="")
    page.pdf(tmp_path / "page.pdf")
    assert (tmp_path / "page.pdf").stat().st_size > 20_000


@pytest.mark.parametrize("case", ["planar2r"], indirect=True)
@pytest.mark.parametrize(
    ("entry", "typed", "right", "said"),
    [
        ("M[1,2]", "I2 + m2 lc2 (lc2 + l1 cos q2)", True, "Right"),
        ("M[1,2]", "I_2 + m_2*lc_2**2 + m2 l1 lc2 c2", True, "Right"),
        ("M[1,1]", "I1 + I2 + m1 lc1^2 + m2 (l1^2 + lc2^2 + 2 l1 lc2 c2)", True, "Right"),
        (
            *("M[1,1]", "I1 + I2 + m1 lc1^2 + m2 (l1^2 + lc2^2 + 2 l1 lc2 c2) + 0.001 sin q1"),
            *(False, "extra term 0.001 sin(q_1)"),
        ),
        ("M[1,2]", "I2 + m2 lc2^2 + m2 l1 lc2 c2 + 0.0001", False, "extra term"),
        ("M[1,2]", "-(I2 + m2 lc2^2 + m2 l1 lc2 cos(q2))", False, "overall sign is wrong"),
        (
            *("M[1,2]", "I2 + m2 lc2^2", False),
            "missing m_2 l_1 lc_2 cos(q_2). Hint: this is M[2,2].",
        ),
        ("M[1,1]", "M[1,2] = I\u2082 + m2lc2\u00b2 + m_{2} l1 lc2 \\cos q_2", True, "Right"),
        ("M[2,2]", "I2 + m2 l_c2 l_{c2}", True, "Right"),
        ("M[2,2]", "I2 + m2 lc2^2 (tan(q1)^2 + 1) cos(q1)^2", True, "numerically"),
        ("M[2,2]", "2 (I2 + m2 lc2^2)", False, "twice the correct value"),
        ("M[2,2]", "I2", False, "Hint: the parallel-axis term"),
        ("phi[2]", "m2 g lc2 c12", True, "Right"),
        ("phi[2]", "m2 9.81 lc2 cos(q1 + q2)", True, "Right"),
        ("phi[2]", "m2 9.80 lc2 cos(q1 + q2)", False, "should be 9.81 m_2 lc_2 cos(q_1 + q_2)"),
        ("phi[2]", "-m2 g lc2 c12", False, "Hint: the sign of gravity is wrong"),
        ("C[2,2]", "0", True, "Right"),
        ("C[2,2]", "q1", False, "zero"),
        ("C[1,1]", "-m2 l1 lc2 q2dot s2", True, "Right"),
        ("C[1,1]", "-2 m2 l1 lc2 qd2 s2", False, "another choice of C"),
        ("C[1,1]", "-3 m2 l1 lc2 qd2 s2", False, "should be -m_2 l_1 lc_2 qd_2 sin(q_2)."),
        ("C", "[[-2 a qd2, -a qd2], [a qd1, 0]]".replace("a", "m2 l1 lc2 s2"), True, "is correct"),
        ("C[1,1]", "\N{MINUS SIGN}m2 l1 lc2 \N{MIDDLE DOT} dq2 sin(q2)", True, "Right"),
        ("U", "m1 g lc1 s1 + m2 g (l1 s1 + lc2 s12) + m1", True, "up to the constant m_1,"),
        ("T", "1/2 I1 qd1^2 + 1/2 m1 lc1^2 qd1^2", False, "missing"),
        ("tau[2]", "(I2 + m2 lc2^2) (qdd1 + qdd2) + m2 l1 lc2 c2 qdd1", False, "missing"),
        ("M[1,1]", "sin^2(q1) + cos^2 q1 + M", None, "Unknown name"),
        ("M[1,1]", "alert(1)", None, "Unknown name"),
        ("M[1,1]", "constructor", None, "Unknown name"),
        ("M[1,1]", "((" * 100, None, "too deep"),
        ("M[1,1]", "1/0", None, "no value"),
        ("M[1,1]", "q1 +", None, "too early"),
        ("M[1,1]", "q1; q2", None, "Unexpected characters"),
        ("M[1,1]", "9**9**9**9", None, "no value"),
        ("M[1,1]", "", None, "first"),
    ],
)
def test_answers_are_checked(case, entry, typed, right, said):
    page = case.page
    if "symdyn" not in page.value("Object.keys(window).join()"):
        case.opened()
    found = page.value(f"symdyn.checkAnswer({entry!r}, {typed!r})")
    assert found["right"] is right, found
    assert said in found["said"]
    again = page.value(f"[...Array(20)].map(() => symdyn.checkAnswer({entry!r}, {typed!r}).said)")
    assert set(again) == {found["said"]}
