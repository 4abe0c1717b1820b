"""The report is one page that opens anywhere, says what is true, and shows what was measured."""

import json
import re
from dataclasses import replace
from html.parser import HTMLParser

import numpy as np
import pytest

import symdyn as sd
from symdyn.cli import main as cli
from symdyn.identification.drive_gains import DriveGains
from symdyn.identification.report_chart import chart, nice_ticks
from symdyn.identification.report_page import identification_page
from symdyn.identification.result import verdict_of
from tests.identification.geometry.measured import cell_of
from tests.identification.simulated_logs import write_csv

HOSTILE = "<script>alert('1')</script>"
VOID = {"meta", "path"}


class Page(HTMLParser):
    """Checks that tags close, and gathers text and the curves of charts."""

    def __init__(self, text):
        super().__init__()
        self.open, self.text, self.paths, self.attributes, self.tags = [], [], [], [], set()
        self.feed(text)
        assert not self.open

    def handle_starttag(self, tag, attributes):
        self.tags.add(tag)
        self.attributes += attributes
        if tag == "path":
            self.paths.append(dict(attributes))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data):
        self.text.append(data)


@pytest.fixture(scope="module")
def robot():
    made = sd.load("planar2r").bind()
    first = replace(made.joints[0], name=HOSTILE)
    return replace(made, name="a & b", joints=(first, *made.joints[1:]))


@pytest.fixture(scope="module")
def log(robot):
    """Eight periods of five seconds, with noise that no model explains."""
    t = np.arange(8000) / 200.0
    w = 2 * np.pi / 5.0
    q = np.column_stack([np.sin(w * t) + 0.4 * np.cos(3 * w * t), np.cos(2 * w * t)])
    qd = np.column_stack(
        [w * np.cos(w * t) - 1.2 * w * np.sin(3 * w * t), -2 * w * np.sin(2 * w * t)]
    )
    qdd = np.gradient(qd, t, axis=0)
    tau = sd.compile(robot, ["inverse_dynamics"]).inverse_dynamics(q, qd, qdd)
    tau += 0.3 * qd + 0.2 * np.tanh(qd / 0.005)
    random = np.random.default_rng(0)
    return {"t": t, "q": q, "qd": qd, "tau": tau + random.normal(size=tau.shape) * [8.0, 0.1]}


@pytest.fixture(scope="module")
def found(robot, log):
    return sd.identify(robot, log, friction="plain", folds=3)


def test_the_page_is_whole_and_names_cannot_break_it(found):
    text = identification_page(found)
    page = Page(text)
    assert "script" not in page.tags
    assert HOSTILE in "".join(page.text)
    assert not re.search(r"https?://|src=|url\(|@import", text)
    assert not any(key.startswith("on") for key, _ in page.attributes)
    assert len(text) < 400_000
    assert verdict_of(found) in "".join(page.text)
    kinds = [path["class"] for path in page.paths]
    assert kinds.count("measured") == kinds.count("model") - 2 == 4  # two laws of friction
    assert kinds.count("dots") == 2


def test_errors_while_moving_stand_beside_the_floor_of_repeatability(found):
    floor, unseen = found.shown.floor, found.validation
    assert found.shown.repeated > 25
    # white noise of 200 Hz behind a filter of 10 Hz keeps a tenth of its variance
    assert floor.rms == pytest.approx([8.0 * 0.31, 0.1 * 0.31], rel=0.1)
    assert (unseen.rms > 0.9 * floor.rms).all()
    assert unseen.rms[0] < 1.3 * floor.rms[0]
    data = found.as_dict()
    assert data["floor"]["joints"][0]["rms"] == pytest.approx(floor.rms[0])
    assert data["moving"]["joints"][1]["relative_rms_percent"] > 0
    assert data["verdict"] == verdict_of(found)


def test_the_curves_have_the_reported_errors(found):
    trace = found.shown.unseen
    rms = np.sqrt(((trace.tau - trace.model) ** 2).mean(axis=0))
    assert rms == pytest.approx(found.validation.rms, rel=0.05)
    training = found.shown.training
    rms = np.sqrt(((training.tau - training.model) ** 2).mean(axis=0))
    assert rms == pytest.approx(found.training.rms, rel=0.05)


def test_the_verdict_explains_a_large_error(found):
    text = verdict_of(found)
    assert text.startswith("On unseen motion, the model reproduces 9")
    noisy = found.training.percent.argmax()
    assert f"{found.joints[noisy]} fits worst" in text
    assert "its torques repeat only to" in text
    seen = replace(found, validation=None, folds=None)
    assert verdict_of(seen).startswith("On the training motion")
    assert "add --folds or --validate" in verdict_of(seen)


def test_the_command_writes_page_and_picture(tmp_path, capsys, log):
    file = write_csv(tmp_path / "log.csv", ("joint1", "joint2"), log)
    outs = [str(tmp_path / name) for name in ("report.html", "forces.svg")]
    command = ["identify", "planar2r", f"{file}@0:5.5", "--friction", "plain", "--json"]
    assert cli.main([*command, "--out", *outs]) == 0
    assert json.loads(capsys.readouterr().out)["verdict"]
    Page((tmp_path / "report.html").read_text())
    assert (tmp_path / "forces.svg").read_text().startswith("<?xml")


def test_the_page_shows_drive_gains_of_the_joints_that_are_used(found):
    assert "Drive gains" not in identification_page(found)
    gains = DriveGains(np.array([2.5, np.nan]))
    assert "<td>2.5</td><td>-</td>" in identification_page(replace(found, gains=gains))


def test_charts_have_round_ticks_and_every_point():
    assert [text for _, text in nice_ticks(0, 10, 5)] == ["0", "2", "4", "6", "8", "10"]
    x = np.linspace(0, 1, 11)
    made = chart("a", ("s", "N"), [("model", x, x**2), ("dots", x, 0 * x - 1)])
    assert made.lines[0].d.count(" ") == 1 + 10 + 9
    assert made.lines[1].d.count("h0") == 11
    assert made.zero is not None
    flat = chart("a", ("s", "N"), [("model", x, 0 * x)])
    assert len(flat.y_ticks) > 1


# -- calibration -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def calibrated():
    cell = cell_of("puma560", size=1e-5, offsets=1e-2)
    q = cell.joints(30)
    tips = cell.measured(q)
    tips[7, :3, 3] += 0.05
    robot = replace(sd.load("puma560"), name="<b>arm</b>")
    return sd.calibrate(robot, (q, tips), model="offsets")


def test_the_page_of_a_calibration_shows_every_pose(calibrated, tmp_path):
    calibrated.save(str(tmp_path / "report.html"))
    text = (tmp_path / "report.html").read_text()
    page = Page(text)
    assert "b" not in page.tags
    assert "<b>arm</b>" in "".join(page.text)
    kinds = [path["class"] for path in page.paths]
    assert kinds.count("measured") == kinds.count("error") == 2  # positions and orientations
    assert "row 7" in "".join(page.text)
    residuals = calibrated.as_dict()["residuals"]
    assert residuals["left_out"][7] == [None, None]
    kept = [row[0] for k, row in enumerate(residuals["after"]) if k != 7]
    assert np.sqrt(np.mean(np.square(kept))) == pytest.approx(calibrated.after.rms)


def test_the_verdict_of_a_calibration_states_the_improvement(calibrated):
    text = calibrated.as_dict()["verdict"]
    gained = f"{1e3 * calibrated.left_out.rms:.3g} mm (RMS) on left-out poses"
    assert text.startswith(f"The position error of the calibrated robot is {gained}, ")
    assert text.endswith("Outliers excluded from the fit: 1.")
    idle = replace(calibrated, left_out=calibrated.before)
    assert idle.as_dict()["verdict"].startswith("The calibration does not improve the robot")
