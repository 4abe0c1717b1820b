"""S81 step by step: what is printed holds in numbers."""

import re

import numpy as np
import pytest

import symdyn as sd
from symdyn.formulations.inverse import lagrange_omega
from symdyn.teaching.derivations import silver
from symdyn.verification.reference.registry import ANSWERS
from tests.joint_robots import random_state
from tests.teaching.reading import Reading, filled, numbers_of


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", ["pendulum", "cartpole", "planar2r", "scara"])
def test_both_representations_and_the_projections_are_right(name):
    model = sd.derive(sd.load(name))
    robot = model.robot.bind()
    state = random_state(robot, 8)
    q, qd, qdd = (state[x] for x in ("q", "qd", "qdd"))
    told = silver.derivation(model)
    printed = Reading(told, numbers_of(model, q=q, qd=qd, qdd=qdd))
    turns, tensors, forces = (printed[x] for x in ("rotations", "tensors", "forces"))
    n = len(qd)
    for i in range(1, n + 1):
        W, Wdot = (filled(turns[f"{x}_{i}"], (3, 3)) for x in ("W", "Wdot"))
        assert pytest.approx(np.eye(3), abs=1e-12) == W @ W.T
        x, y, z = omega = filled(turns[f"omega_{i}"], (3,))
        assert Wdot @ W.T == pytest.approx(np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]]), abs=1e-9)
        tensor, J = (filled(tensors.get(f"{x}_{i}", 0), (3, 3)) for x in ("IC", "JC"))
        assert pytest.approx(np.trace(J) * np.eye(3) - J, abs=1e-12) == tensor
        body = W.T @ omega
        K = float(tensors[f"K_{i}"])
        assert pytest.approx(body @ tensor @ body / 2, abs=1e-12) == K
        assert pytest.approx(np.trace(Wdot @ J @ Wdot.T) / 2, abs=1e-9) == K
        own = filled(forces[f"omega_{i}"], (3,))
        assert own == pytest.approx(body, abs=1e-9)
        N = tensor @ filled(forces[f"omegadot_{i}"], (3,)) + np.cross(own, tensor @ own)
        assert filled(forces[f"N_{i}"], (3,)) == pytest.approx(N, abs=1e-9)
    sums = printed["projections"]
    tau = np.array(ANSWERS["inverse_dynamics"](robot, q, qd, qdd)[0], float)
    assert filled(sums["tau"], (n,)) == pytest.approx(tau, abs=1e-9)
    reference_values = np.array(ANSWERS["joint_wrenches"](robot, q, qd, qdd)[0], float)
    for i in range(1, n + 1):
        assert filled(sums[f"B_{i}"], (6,)) == pytest.approx(reference_values[i - 1], abs=1e-8)
    text = re.sub(r"\s+", " ", told.text())
    assert re.findall(r"Number of terms in [^:]*: (\d+)\.", text) == ["0"] * 4
    count = {1: "The difference vanishes", 2: "Both differences vanish"}.get(n)
    count = count or f"All {n} differences vanish"
    assert f"{count} identically, so the two methods agree." in text


@pytest.mark.parametrize(("name", "thin"), [("planar2r", True), ("scara", False)])
def test_tensors_that_no_body_has_are_explained(name, thin):
    """planar2r has Ixx = Iyy = 0, so that J has a negative moment; links of the scara are rods."""
    told = silver.derivation(sd.derive(sd.load(name)))
    assert ("inertias that have no effect on the motion" in told["tensors"].why.text) == thin
    assert "permutation symbol" in told["rotations"].why.text
    assert "numbers that count their operations" in told["counts"].why.text


def test_an_identity_that_fails_is_not_said_to_hold(monkeypatch):
    rate = lagrange_omega.rotation_rate
    backwards = lambda w, W: rate(tuple(-x for x in w), W)  # noqa: E731
    monkeypatch.setattr(lagrange_omega, "rotation_rate", backwards)
    text = re.sub(r"\s+", " ", silver.derivation(sd.derive(sd.load("planar2r"))).text())
    found = re.findall(r"Number of terms in [^:]*: (\d+)\.", text)
    assert int(found[0]) > 0
    assert found[2:] == ["0", "0"]
