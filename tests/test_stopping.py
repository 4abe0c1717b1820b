"""Stopped or cut off from its streams, the program says one line or none, never a traceback."""

import os
import signal
import subprocess
import sys
import time

import pytest

from symdyn import __main__

SYMDYN = [sys.executable, "-m", "symdyn"]
WORK = ["generate", "panda", "--functions", "all", "--parameters", "all"]
"""Takes seconds, more than any pause before a signal."""


def started(arguments, where):
    return subprocess.Popen(
        [*SYMDYN, *arguments, "--out", str(where)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )


def wait_for_handlers(process):
    """Wait until the process catches SIGTERM; it then begins to import what it needs."""
    for _ in range(4000):
        with open(f"/proc/{process.pid}/status") as stream:
            (caught,) = [line.split()[1] for line in stream if line.startswith("SigCgt")]
        if int(caught, 16) >> (signal.SIGTERM - 1) & 1:
            return
        time.sleep(0.002)
    raise AssertionError("it never began")


@pytest.mark.sample(2)
@pytest.mark.usefixtures("stoppable")
@pytest.mark.skipif(not os.path.isdir("/proc/self"), reason="looks into /proc")
@pytest.mark.parametrize(
    ("number", "pause"),
    [(signal.SIGINT, 0.0), (signal.SIGTERM, 0.02), (signal.SIGHUP, 0.05), (signal.SIGTERM, 1.5)],
)
def test_a_signal_gets_one_line_and_nothing_is_left(tmp_path, number, pause):
    process = started(WORK, tmp_path / "out")
    wait_for_handlers(process)
    time.sleep(pause)
    process.send_signal(number)
    process.send_signal(number)  # timeout(1) does that
    assert process.communicate(timeout=30)[1] == "symdyn: stopped\n"
    assert process.returncode == 128 + number
    assert list(tmp_path.iterdir()) == []


def shell(command):
    """Status of a shell command with `symdyn` in it, and what it wrote to stderr."""
    program = " ".join(SYMDYN)
    script = f"set -o pipefail; {command.replace('symdyn', program, 1)}"
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=False)
    return done.returncode, done.stderr


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("command", "status"),
    [
        ("symdyn robots | true", 141),
        ("symdyn --help | true", 0),
        ("symdyn convert pendulum --to toml >&-", 0),
        ("symdyn show nothing 2>&-", 2),
        pytest.param("symdyn show pendulum | true", 141, marks=pytest.mark.slow),
        pytest.param("symdyn derive pendulum | true", 141, marks=pytest.mark.slow),
        pytest.param("symdyn show pendulum --json >&- <&-", 0, marks=pytest.mark.slow),
    ],
)
def test_a_reader_that_leaves_is_no_error(command, status):
    assert shell(command) == (status, "")


def test_a_full_disk_gets_one_line():
    status, err = shell("symdyn robots > /dev/full")
    assert (status, err) == (
        2,
        "symdyn: error: cannot write the output (No space left on device)\n",
    )


@pytest.mark.parametrize("cause", [__main__.Stopped(signal.SIGTERM), ValueError()])
def test_a_signal_while_a_class_is_made_is_one(cause, monkeypatch, capsys):
    """Python 3.11 makes a RuntimeError of it."""

    def run():
        raise RuntimeError("Error calling __set_name__") from cause

    monkeypatch.setattr("symdyn.cli.main.main", run)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    if isinstance(cause, ValueError):
        with pytest.raises(RuntimeError, match="__set_name__"):
            __main__.main()
    else:
        assert __main__.main() == 128 + signal.SIGTERM
        assert capsys.readouterr().err == "symdyn: stopped\n"
