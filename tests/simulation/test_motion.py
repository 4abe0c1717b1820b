"""Motion over time is what mechanics says: closed forms, invariants, order, other libraries."""

from itertools import pairwise

import numpy as np
import pinocchio as pin
import pytest
from scipy.integrate import solve_ivp
from scipy.special import ellipj, ellipk

import symdyn as sd
from symdyn.errors import InaccurateWarning
from symdyn.runtime.stepping import Forces, Stepper
from symdyn.simulation import integrators
from symdyn.simulation.settings import INTEGRATORS
from tests.simulation.robots import slider, swing

SPIN = np.array([0.3, -0.2, 0.4, 0.1, 0.0, -0.1, 1.0, -0.8, 0.6, -0.7, 0.5, 0.9])
"""A start of the satellite: base, then arms."""


@pytest.mark.parametrize("integrator", INTEGRATORS)
def test_a_pendulum_swings_as_the_elliptic_functions_say(integrator):
    start, length = 2.0, 0.7
    got = sd.simulate(swing(length=length), time=3, q0=[start], integrator=integrator)
    k, w = np.sin(start / 2), np.sqrt(9.81 / length)
    sn = ellipj(ellipk(k**2) - w * got.t, k**2)[0]
    assert np.abs(got.q[:, 0] - 2 * np.arcsin(k * sn)).max() < 1e-8
    assert np.ptp(got.q) > 3.9


@pytest.mark.parametrize("integrator", INTEGRATORS)
def test_a_mass_on_a_damped_spring_decays_as_the_exponential_says(integrator):
    m, d, c, rest = 2.0, 0.6, 30.0, 0.1
    robot = slider(mass=m, passive=sd.Passive(viscous=d, stiffness=c, rest=rest))
    got = sd.simulate(robot, time=4, q0=[0.5], integrator=integrator)
    s = d / (2 * m)
    w = np.sqrt(c / m - s**2)
    decay = np.exp(-s * got.t) * (np.cos(w * got.t) + s / w * np.sin(w * got.t))
    assert np.abs(got.q[:, 0] - rest - (0.5 - rest) * decay).max() < 1e-8
    assert (np.diff(got.energy) < 1e-12).all()
    assert got.potential[0] == pytest.approx(c * 0.4**2 / 2, rel=1e-14)


def test_springs_keep_what_they_are_given():
    robot = slider(passive=sd.Passive(stiffness=30.0, rest=0.1))
    got = sd.simulate(robot, time=3, q0=[0.5])
    assert np.ptp(got.energy) < 1e-9 * got.energy[0]
    assert np.ptp(got.kinetic) > 0.99 * got.energy[0]


@pytest.mark.parametrize("options", [{"integrator": "adaptive", "tolerance": 1e-12}, {}])
def test_a_free_robot_keeps_momentum_and_energy(options):
    got = sd.simulate("two_arm_satellite", time=5, qd0=SPIN, step=2e-3, **options)
    size = np.abs(got.momentum).max(axis=0)
    assert np.abs(got.momentum - got.momentum[0]).max() < 1e-9 * size.max()
    assert np.ptp(got.energy) < 1e-9 * got.energy[0]
    assert np.abs(got.q[-1] - got.q[0]).max() > 1  # it moved
    assert np.abs(np.linalg.norm(got.q[:, 3:7], axis=1) - 1).max() < 1e-15


def test_forces_of_the_arms_leave_the_momentum_as_it_is():
    got = sd.simulate("two_arm_satellite", time=1, tau="sin(3*t),1,0,-2*qd[9],cos(t),-q[12]")
    assert np.abs(got.momentum).max() < 1e-9
    assert got.energy[-1] > 0.01


@pytest.mark.slow
def test_a_robot_that_glides_in_a_plane_keeps_its_momentum_there():
    got = sd.simulate("free_planar2r", time=1, qd0=[0.5, 0.3, 0.2, -1, 2], tau="sin(3*t),-2*qd[4]")
    assert np.abs(got.momentum - got.momentum[0]).max() < 1e-9
    assert not got.momentum[:, [0, 1, 5]].any()
    assert (np.abs(got.momentum[0, [2, 3, 4]]) > 1).all()
    for held in ({"spring": {"drift": 3.0}}, {"friction": {"drift": 3.0}}):
        assert sd.simulate(sd.load("free_planar2r", **held), time=0.01).momentum is None
    assert sd.simulate("mobile_manipulator", time=0.01).momentum is None  # wheels drive it
    assert sd.simulate("cartpole", time=0.01).momentum is None


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", ["two_arm_satellite", "mobile_manipulator", "ball_chain"])
def test_halving_the_step_of_rk4_divides_the_error_by_sixteen(name):
    """Quaternions and velocities in body axes lose no order."""
    robot = sd.load(name)
    start = np.random.default_rng(1).uniform(-1, 1, robot.nv)
    common = {"time": 0.2, "qd0": start}
    true = sd.simulate(robot, integrator="adaptive", tolerance=1e-13, step=0.2, **common)
    errors = []
    for steps in (8, 16, 32):
        got = sd.simulate(robot, step=0.2 / steps, every=steps, **common)
        assert len(got.t) == 2
        errors.append(max(np.abs(got.q[-1] - true.q[-1]).max(), np.abs(got.qd - true.qd).max()))
    for coarse, fine in pairwise(errors):
        assert 11 < coarse / fine < 23, errors


def test_rates_do_not_depend_on_the_length_of_quaternions():
    """The adaptive method relies on it; along the rates the length does not change."""
    robot = sd.load("two_arm_satellite").bind()
    stepper, rng = Stepper(robot), np.random.default_rng(2)
    q, qd = np.array(robot.random_position(rng.uniform)), rng.normal(size=robot.nv)
    longer = q.copy()
    longer[3:7] *= 1.3
    rates = [stepper.rates(Forces(), 0.0, place, qd) for place in (q, longer)]
    for one, other in zip(*rates, strict=True):
        assert np.abs(one - other).max(initial=0) < 1e-12
    assert abs(rates[0][1][3:7] @ q[3:7]) < 1e-15


def test_steps_in_many_blocks_are_the_steps_in_one(monkeypatch):
    options = {"tau": "sin(9*t), cos(5*t)", "every": 3, "time": 0.3}
    whole = sd.simulate("planar2r", **options)
    monkeypatch.setattr(integrators, "BLOCK", 20)
    parts = sd.simulate("planar2r", **options)
    assert np.array_equal(whole.q, parts.q)
    assert np.array_equal(whole.tau, parts.tau)


@pytest.mark.parametrize("integrator", INTEGRATORS)
def test_a_motion_without_friction_runs_backwards(integrator):
    there = sd.simulate("two_arm_satellite", time=1, qd0=SPIN, integrator=integrator)
    back = sd.simulate(
        "two_arm_satellite", time=1, q0=there.q[-1], qd0=-there.qd[-1], integrator=integrator
    )
    assert np.abs(back.q[-1] - there.q[0]).max() < 1e-8
    assert np.abs(back.qd[-1] + SPIN).max() < 1e-8


# -- another library's equations of motion, integrated by other code ---------------------------


def test_an_arm_moves_as_pinocchio_integrated():
    robot = sd.load("ur5")
    model = pin.buildModelFromXML(sd.to_urdf(robot))
    data, n = model.createData(), robot.nv
    start = np.array([0.3, -1.0, 0.8, 0.2, -0.5, 0.4])

    def slope(t, y):
        tau = np.array([3 * np.sin(2 * t), -y[1], 0, 0, 0.1 * y[7], 0])
        return np.concatenate([y[n:], pin.aba(model, data, y[:n], y[n:], tau)])

    true = solve_ivp(slope, (0, 1), [*start, *np.zeros(n)], "LSODA", rtol=1e-12, atol=1e-12)
    got = sd.simulate(robot, q0=start, tau="3*sin(2*t), -q[1], 0, 0, 0.1*qd[1], 0", time=1)
    assert np.abs(got.q[-1] - true.y[:n, -1]).max() < 1e-7
    assert np.abs(got.qd[-1] - true.y[n:, -1]).max() < 1e-6


@pytest.mark.sample(1)
@pytest.mark.parametrize("integrator", INTEGRATORS)
def test_a_floating_arm_moves_as_pinocchio_integrated(integrator):
    urdf = sd.to_urdf(sd.load("ur5"))
    model = pin.buildModelFromXML(urdf, pin.JointModelFreeFlyer())
    robot = sd.load("ur5", floating=True)
    assert robot.nq == model.nq
    data, nq = model.createData(), model.nq
    rng = np.random.default_rng(5)
    place, rate = pin.randomConfiguration(model, -np.ones(nq), np.ones(nq)), rng.normal(size=12)

    def slope(t, y):
        q, v = y[:nq].copy(), y[nq:]
        q[3:7] /= np.linalg.norm(q[3:7])
        x, spin = q[3:7], v[3:6]
        turn = pin.Quaternion(x).toRotationMatrix()
        quaternion = 0.5 * np.append(x[3] * spin + np.cross(x[:3], spin), -x[:3] @ spin)
        a = pin.aba(model, data, q, v, np.zeros(12))
        return np.concatenate([turn @ v[:3], quaternion, v[6:], a])

    y0 = np.concatenate([place, rate])
    true = solve_ivp(slope, (0, 0.5), y0, "LSODA", rtol=1e-12, atol=1e-12).y[:, -1]
    ours = np.concatenate([rate[3:6], rate[:3], rate[6:]])  # angular velocities first
    got = sd.simulate(robot, time=0.5, q0=place, qd0=ours, integrator=integrator)
    assert np.abs(got.q[-1, :3] - true[:3]).max() < 1e-8
    turned = true[3:7] / np.linalg.norm(true[3:7])
    assert 1 - abs(got.q[-1, 3:7] @ turned) < 1e-14
    assert np.abs(got.q[-1, 7:] - true[7:nq]).max() < 1e-7
    assert np.abs(got.qd[-1, 6:] - true[nq + 6 :]).max() < 1e-6


def test_a_body_on_springs_of_all_its_dofs_keeps_its_energy():
    """The force of a spring on the manifold is the gradient of the energy that is reported."""
    hull = sd.Link(
        "hull", sd.Inertia.about_com(2.0, (0.1, 0, 0.05), np.diag([0.2, 0.3, 0.4]).tolist())
    )
    law = sd.Passive(stiffness=(9.0, 8.0, 7.0, 50.0, 60.0, 70.0))
    mount = sd.Joint("mount", "floating", -1, sd.Placement(), passive=law)
    robot = sd.Robot("hull", (mount,), (hull,))
    start = [0.1, 0.2, -0.1, 0.6, 0.0, 0.0, 0.8]
    motion = sd.simulate(robot, time=1.0, q0=start, qd0=[0.1] * 6, step=1e-3)
    energy = motion.kinetic + motion.potential
    assert np.ptp(motion.potential) > 0.5
    assert np.ptp(energy) < 1e-9 * np.abs(motion.potential).max()


def test_the_energy_that_rk4_loses_is_told():
    """A step of z = w h multiplies the energy of an oscillator by 1 - z^6 / 72 + z^8 / 576."""
    z, step = 0.5, 1e-3
    robot = slider(mass=2, passive=sd.Passive(stiffness=2 * (z / step) ** 2))
    with pytest.warns(InaccurateWarning, match=r"slider: the energy error is 19 % with steps"):
        got = sd.simulate(robot, time=1, q0=[0.1], step=step)
    lost = 1 - (1 - z**6 / 72 + z**8 / 576) ** 1000
    assert got.energy_error == pytest.approx(lost, rel=1e-3)
    assert sd.simulate(robot, time=1, q0=[0.1], step=step / 10).energy_error < 1e-4
    assert sd.simulate(robot, time=0.1, q0=[0.1], integrator="adaptive").energy_error is None


@pytest.mark.parametrize("every", [1, 50])
def test_work_of_forces_friction_and_offsets_is_no_error_of_the_energy(every):
    """Rows far apart lose nothing: work is summed over the steps."""
    law = sd.Passive(viscous=0.6, coulomb=0.3, offset=2.0, stiffness=30.0, rest=0.1, smoothing=0.1)
    moved = {"q0": [0.5], "qd0": [1.0], "tau": "3*sin(3*t)", "time": 4, "every": every}
    got = sd.simulate(slider(passive=law), **moved)
    assert got.energy_error < 1e-7
    assert np.ptp(got.energy) > 1
    hull = sd.Link("hull", sd.Inertia.about_com(2.0, (0.1, 0, 0.05), np.diag([0.2, 0.3, 0.4])))
    several = sd.Passive(viscous=(0.1, 0.2, 0.3, 4.0, 5.0, 6.0), stiffness=50.0)
    mount = sd.Joint("mount", "floating", -1, sd.Placement(), passive=several)
    robot = sd.Robot("hull", (mount,), (hull,))
    got = sd.simulate(robot, qd0=[1.0] * 6, tau="1,0,0,0,2,0", time=1, every=every)
    assert got.energy_error < 1e-7
    assert np.ptp(got.energy) > 1
