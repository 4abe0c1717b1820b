"""SM03's order of elimination for arms that hold an object, against other algorithms."""

import numpy as np
import pytest

import symdyn as sd
from symdyn.cli import main as cli
from symdyn.formulations.constrained import general, swain_morris
from symdyn.teaching.derivations.kkt.objects_first import (
    KEY,
    followed_motions,
    object_acceleration,
    tip_inverse_inertia,
)
from symdyn.teaching.derivations.kkt.systems import ChainMotion, ChainSystems, object_dofs


@pytest.mark.parametrize(
    ("name", "followed", "derived"),
    [("planar_two_arm", 3, general), ("space_panel", 6, swain_morris)],
)
def test_objects_accelerate_as_by_other_algorithms(name, followed, derived):
    robot = sd.load(name).bind()
    q = [float(x) for x in robot.start()]
    systems = ChainSystems.at(robot, q)
    motion = ChainMotion.at(robot, q, systems)
    assert followed_motions(systems, tip_inverse_inertia(systems)).shape == (6, followed)
    qdd, _ = derived.closed_chain_dynamics(robot, q, motion.qd.tolist(), motion.tau.tolist())
    expected = np.array([float(qdd[k]) for k in object_dofs(robot)])
    assert object_acceleration(motion) == pytest.approx(expected, abs=1e-9 * np.abs(expected).max())


def test_the_step_is_told_for_robots_that_hold_something(capsys):
    assert cli.main(["derive", "planar_two_arm", "--quantity", "kkt"]) == 0
    text = capsys.readouterr().out
    assert "Objects first: the elimination of Swain and Morris" in text
    assert "    (M_o + W^T H^-1 W) Vdot_o = tau_o - b_o + W^T H^-1 a" in text
    assert "arms can follow          3 of 6" in text
    assert KEY in [step.key for step in sd.derive(sd.load("planar_two_arm")).quantity("kkt")]
