"""Fixtures of all tests: source is generated once, by whichever worker asks first."""

import gc
import hashlib
import os
import signal
from pathlib import Path

import pytest

import symdyn as sd
from tests.strict import set_strict_compilers
from tests.toolchains import summary

try:
    import fcntl
except ModuleNotFoundError:  # Windows: one process runs all tests
    fcntl = None


def pytest_configure():
    """Collect garbage less often: a worker keeps many graphs, and each pass walks all of them.

    NumPy, which is not loaded yet, gets one thread: every processor has a worker already.
    """
    set_strict_compilers()
    gc.set_threshold(50_000, 20, 100)
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


@pytest.hookimpl(tryfirst=True)  # before -m selects
def pytest_collection_modifyitems(items):
    """Long tests begin first, so that no worker waits for one at the end.

    Of a test marked `sample(n)`, n quick cases spread over all of them stay quick.
    """
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
    cases = {}
    for item in items:
        if item.get_closest_marker("sample") and not item.get_closest_marker("slow"):
            cases.setdefault((item.path, item.originalname), []).append(item)
    for group in cases.values():
        (count,) = group[0].get_closest_marker("sample").args
        kept = {k * len(group) // count for k in range(count)}
        for k, item in enumerate(group):
            if k not in kept:
                item.add_marker(pytest.mark.slow)


def pytest_collection_finish():
    """What the collection has imported stays: no pass of the collector walks it again."""
    gc.freeze()


def pytest_terminal_summary(terminalreporter):
    """The last line names the toolchains without which tests were skipped."""
    skipped = terminalreporter.stats.get("skipped", [])
    if line := summary(str(report.longrepr) for report in skipped):
        terminalreporter.write_line(line, yellow=True)


@pytest.fixture(scope="session")
def shared_folder(tmp_path_factory) -> Path:
    """A folder that all workers of this run see."""
    own = tmp_path_factory.getbasetemp()
    folder = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "shared"
    folder.mkdir(exist_ok=True)
    return folder


@pytest.fixture
def stoppable():
    """Signals that end a program do so, also where whoever started the tests has them ignored.

    Programs that the test starts inherit this.
    """
    usual = {
        signal.SIGINT: signal.default_int_handler,
        signal.SIGTERM: signal.SIG_DFL,
        signal.SIGHUP: signal.SIG_DFL,
    }
    before = {number: signal.signal(number, handler) for number, handler in usual.items()}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.fixture(scope="session")
def generated(shared_folder):
    """`generated(robot, ...)`: the folder that `generate` writes, made once and never changed.

    A test that damages a file works on a copy of the folder.
    """

    def folder_of(robot, target=("c", "python"), functions="all", **options) -> Path:
        request = repr((robot, target, functions, sorted(options.items())))
        place = shared_folder / hashlib.sha256(request.encode()).hexdigest()[:24]
        with place.with_suffix(".lock").open("w") as lock:
            if fcntl:
                fcntl.flock(lock, fcntl.LOCK_EX)  # closing the file releases it
            if not place.is_dir():
                sd.generate(robot, target, functions, place, **options)
        (folder,) = place.iterdir()
        return folder

    return folder_of
