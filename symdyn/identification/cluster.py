"""Logs of many files on many processes: each log becomes Gram blocks on a worker of Dask.

A worker answers for one log at a time. If it dies, Dask asks another one. The answer of a log is
taken once, so that blocks are neither lost nor counted twice. They come back in the order of the
logs; the sums over them are those of a single process. Needs the extra `cluster`.
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

Answer = TypeVar("Answer")
Job = TypeVar("Job")


@contextmanager
def connected(dask: Any) -> Iterator[Any]:
    """A client: the one given, of the scheduler at an address, or of processes of this machine."""
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
            f"--dask {printable(dask)} has no scheduler of Dask ({printable(str(error), 100)}); "
            "give its address, tcp://HOST:PORT, or local"
        )
        raise RobotError(message) from None
    with client:
        yield client


def spread(
    work: Callable[[Job], Answer],
    jobs: Sequence[Job],
    dask: Any,
    done: Callable[[int], None] = lambda count: None,
) -> list[Answer]:
    """The answers of all jobs in their order, one after the other or on the workers of Dask."""
    if dask is None:
        made = []
        for k, job in enumerate(jobs):
            done(k)
            made.append(work(job))
        return made
    with connected(dask) as client:
        futures = [client.submit(_alone, work, job, pure=False) for job in jobs]
        answers: list[Answer] = []
        for k, future in enumerate(futures):
            done(k)
            answer, rejected = future.result()
            if rejected is not None:
                raise rejected
            answers.append(answer)
        return answers


def _alone(work: Callable[[Job], Answer], job: Job) -> tuple[Answer | None, SymdynError | None]:
    """On a worker: linear algebra in one thread, since workers share the cores.

    What is rejected comes back as an answer; Dask prints exceptions where they are raised.
    """
    try:
        with one_thread():
            return work(job), None
    except SymdynError as error:
        return None, error
