"""Tables of numbers: Arrow reads what Python reads, and the rest is left to NumPy."""

import random

import numpy as np
import pytest

from symdyn.identification.logs import csv_log
from symdyn.identification.logs.csv_log import plain_table as table_of
from symdyn.identification.logs.rows import NEEDED
from symdyn.identification.reading import open_log
from tests.identification.simulated_logs import motion, write_csv


def decimals(count, seed=0):
    """Texts of numbers in every form that programs write, some between two doubles."""
    pick = random.Random(seed)
    forms = ("{:.9g}", "{!r}", "{:.17g}", "{:.6f}", "{:.12e}", "{:+.3f}", "{:.25g}", " {:g} ")
    for _ in range(count):
        x = pick.uniform(-1, 1) * 10 ** pick.uniform(-12, 9)
        yield pick.choice(forms).format(x)
        digits = str(pick.getrandbits(pick.randint(1, 70)))
        at = pick.randint(0, len(digits))
        yield f"{digits[:at]}.{digits[at:]}e{pick.randint(-30, 30)}"
        middle = 2 * pick.getrandbits(52) + 2**53 + 1  # half way between two doubles, exactly
        yield f"{middle * 5 ** pick.randint(0, 3)}e{pick.randint(-3, 3)}"


def test_arrow_reads_the_bits_that_python_reads():
    cells = [*decimals(20000), "0", "-0.0", ".5", "5.", "+7", "1e-320", "4.9e-324", "1.8e308"[:3]]
    table = table_of("".join(f"{cell}\n" for cell in cells).encode(), ",", 1, [0])
    expected = np.array([float(cell) for cell in cells])
    assert table is not None
    assert np.array_equal(table[:, 0].view(np.int64), expected.view(np.int64))


@pytest.mark.parametrize(
    "cell",
    ["", " ", "nan", "inf", "1e999", "0x10", "1.2.3", "e5", ".", "-", "1e", "1e+", '"1"', "1_0"],
)
def test_what_is_not_plain_is_left_to_others(cell):
    assert table_of(f"1,{cell},2\n".encode(), ",", 3, [0, 1, 2]) is None


@pytest.mark.parametrize("text", ["1,2\n", "1,2,3,4\n", "1,2,3\n\n", "1,2,3\r\r4,5,6\n", "1;2;3\n"])
def test_lines_of_another_form_are_left_to_others(text):
    assert table_of(text.encode(), ",", 3, [0, 1, 2]) is None


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_of_every_system_are_plain(end):
    table = table_of(f"1,2,3{end}4,5,6{end}".encode(), ",", 3, [2, 0])
    assert np.array_equal(table, [[3, 1], [6, 4]])


def test_both_ways_give_the_same_rows(tmp_path, monkeypatch):
    t, q, qd, _ = motion(2, 3.0, 500.0)
    names = ("joint1", "joint2")
    file = write_csv(tmp_path / "log.csv", names, {"t": t, "q": q, "qd": qd, "tau": 3 * q})
    monkeypatch.setattr(csv_log, "BYTES", 10_000)

    def read(path):
        chunks = list(open_log(path, names).chunks())
        lines = [chunk.line for chunk in chunks]
        return lines, [np.concatenate([getattr(c, k) for c in chunks]) for k in ("t", "q", "tau")]

    lines, rows = read(file)
    assert len(lines) > 5
    few = list(open_log(file, names).chunks(NEEDED))
    assert all(chunk.qd is None for chunk in few)
    assert np.array_equal(np.concatenate([chunk.tau for chunk in few]), rows[2])
    text = file.read_bytes()
    (tmp_path / "windows.csv").write_bytes(b"\xef\xbb\xbf" + text.replace(b"\n", b"\r\n"))
    (tmp_path / "old.csv").write_bytes(text.replace(b"\n", b"\r"))
    for name in ("windows.csv", "old.csv"):
        assert all(map(np.array_equal, read(tmp_path / name)[1], rows))
    monkeypatch.setattr(csv_log, "_arrow", lambda: None)
    others, again = read(file)
    assert others == lines
    assert all(map(np.array_equal, again, rows))
    middle = text.index(b"\n", len(text) // 2) + 1
    (tmp_path / "cut.csv").write_bytes(text[:middle] + b"0.1,x")
    log = open_log(tmp_path / "cut.csv", names)
    assert sum(len(chunk.t) for chunk in log.chunks()) == text[:middle].count(b"\n") - 1
    assert log.notes[-1].endswith("is truncated and skipped")
