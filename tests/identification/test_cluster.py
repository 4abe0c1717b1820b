"""Logs on workers of Dask give the answer of one process, also if a worker dies."""

import os
import signal

import numpy as np
import pytest

import symdyn as sd
from symdyn.errors import RobotError
from symdyn.identification.cluster import map_jobs
from symdyn.identification.logs.rows import LogError
from tests.identification.simulated_logs import arrays, other_inertias

pytestmark = pytest.mark.filterwarnings("default")


class Dying:
    """Kills its worker when it is called for the first time with a job."""

    def __init__(self, folder):
        self.folder = folder

    def __call__(self, job):
        mark = self.folder / f"{job}"
        if job == 1 and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return job, 10 * job


@pytest.fixture(scope="module")
def client():
    from distributed import Client, LocalCluster

    with (
        LocalCluster(2, threads_per_worker=1, dashboard_address=None) as cluster,
        Client(cluster) as results,
    ):
        yield results


@pytest.mark.slow
def test_a_worker_that_dies_is_replaced_and_nothing_counts_twice(tmp_path, client):
    assert map_jobs(Dying(tmp_path), [0, 1, 2, 3], client) == [(0, 0), (1, 10), (2, 20), (3, 30)]
    assert (tmp_path / "1").exists()


@pytest.mark.slow
def test_a_log_that_is_rejected_is_rejected_in_one_line(client, tmp_path):
    bad = tmp_path / "bad.csv"
    bad.write_text("t,q1,q2,tau1,tau2\n0,0,x,0,0\n")
    with pytest.raises(LogError, match=r"bad.csv:2: 'q2' is 'x', which is no number"):
        sd.identify("planar2r", [bad], dask=client)


@pytest.mark.slow
def test_the_answer_is_that_of_one_process(client):
    robot = sd.load("planar2r")
    truth = other_inertias(robot, seed=3)
    logs = [arrays(truth, seconds=8.0, seed=k, noise=1e-2) for k in range(4)]
    alone = sd.identify(robot, logs)
    spread_out = sd.identify(robot, logs, dask=client)
    assert np.allclose(alone.base, spread_out.base, rtol=1e-9, atol=1e-12)
    assert np.allclose(alone.sigmas, spread_out.sigmas, rtol=1e-6)
    assert alone.notes == spread_out.notes
    assert alone.training.rms == pytest.approx(spread_out.training.rms)


@pytest.mark.slow
def test_an_address_without_a_scheduler_is_rejected(monkeypatch):
    with pytest.raises(RobotError, match="--dask nowhere has no scheduler of Dask"):
        map_jobs(str, [1], "nowhere")
    monkeypatch.setitem(__import__("sys").modules, "distributed", None)
    with pytest.raises(
        RobotError, match=r"Dask, which is not installed; pip install \"\.\[cluster\]\""
    ):
        map_jobs(str, [1], "local")
