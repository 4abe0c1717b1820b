"""Reading of many logs in parallel: Dask workers reduce each log to Gram blocks.

A worker processes one log at a time. If it dies, Dask reassigns the log. Every log contributes
exactly one result, so that no block is lost or counted twice. Results keep the order of the logs,
and their sums equal those of a single process. Needs the extra `cluster`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import Any, TypeVar

from symdyn.errors import RobotError, SymdynError
from symdyn.runtime.threads import one_thread
from symdyn.support.extras import pip_install
from symdyn.support.names import printable

LOCAL = "local"

Result = TypeVar("Result")
Job = TypeVar("Job")


@contextmanager
def dask_client(dask: Any) -> Iterator[Any]:
    """Yield a Dask client: the given one, one for a scheduler address, or a local cluster."""
    if not isinstance(dask, str):
        yield dask
        return
    try:
        distributed: Any = import_module("distributed")
    except ImportError:
        message = f"--dask needs Dask, which is not installed; {pip_install('cluster')}"
        raise RobotError(message) from None
    if dask == LOCAL:
        with (
            distributed.LocalCluster(threads_per_worker=1, dashboard_address=None) as cluster,
            distributed.Client(cluster) as client,
        ):
            yield client
        return
    try:
        client = distributed.Client(dask, timeout=10)
    except (OSError, ValueError, TypeError) as error:
        message = (
            f"--dask {printable(dask)}: no Dask scheduler answers ({printable(str(error), 100)}); "
            "give its address, tcp://HOST:PORT, or local"
        )
        raise RobotError(message) from None
    with client:
        yield client


def map_jobs(
    work: Callable[[Job], Result],
    jobs: Sequence[Job],
    dask: Any,
    done: Callable[[int], None] = lambda count: None,
) -> list[Result]:
    """Return the results of all jobs in order, computed sequentially or on Dask workers.

    Parameters
    ----------
    work
        Function of one job.
    jobs
        Jobs; both they and `work` must be picklable if Dask is used.
    dask
        None, a client, the address of a scheduler, or `local`.
    done
        Progress callback, called with the number of finished jobs.

    Raises
    ------
    RobotError
        Dask is not installed, or no scheduler answers.
    """
    results: list[Result] = []
    if dask is None:
        for k, job in enumerate(jobs):
            done(k)
            results.append(work(job))
        return results
    with dask_client(dask) as client:
        futures = [client.submit(_run_single_threaded, work, job, pure=False) for job in jobs]
        for k, future in enumerate(futures):
            done(k)
            result, rejected = future.result()
            if rejected is not None:
                raise rejected
            results.append(result)
        return results


def _run_single_threaded(
    work: Callable[[Job], Result], job: Job
) -> tuple[Result | None, SymdynError | None]:
    """Run a job on a worker, with linear algebra in one thread because workers share the cores.

    Errors are returned, not raised: Dask would print their tracebacks on the worker.
    """
    try:
        with one_thread():
            return work(job), None
    except SymdynError as error:
        return None, error
