"""Filters, clock and stop operators do to chunks what they do to the whole."""

import re

import numpy as np
import pytest
from scipy import signal

from symdyn.identification.inertia.friction import DELTAS, MOVING, FilteredTerms, Stops, stop_states
from symdyn.identification.logs.check import compare_velocity
from symdyn.identification.logs.clock import Clock, find_ticks
from symdyn.identification.logs.rows import LogError, LogRows
from symdyn.identification.logs.zero_phase import (
    ORDER,
    LowPass,
    _decimated_spectrum,
    filtered,
    windows,
)
from tests.identification.simulated_logs import motion


def whole(chunks, rate, cutoff, every=1, derivatives=(0,)):
    parts = list(filtered(chunks, LowPass(rate, cutoff, every), derivatives))
    return [np.concatenate([part[k] for part in parts]) for k in range(len(parts[0]))]


def noisy(rows, columns=2):
    t, q, *_ = motion(columns, rows / 500.0, 500.0)
    return t, q + 0.1 * np.random.default_rng(1).normal(size=q.shape)


def test_the_filter_is_butterworth_forward_and_backward():
    _, x = noisy(6000)
    b, a = signal.butter(ORDER, 10.0, fs=500.0)
    expected = signal.filtfilt(b, a, x, axis=0)
    (made,) = whole([x], 500.0, 10.0)
    assert made.shape == x.shape
    assert np.abs(made - expected)[500:-500].max() < 1e-8


@pytest.mark.parametrize("every", [1, 10])
@pytest.mark.parametrize("rows", [300, 9000, 40000])
def test_chunks_give_what_the_whole_gives(rows, every):
    _, x = noisy(rows)
    cuts = np.sort(np.random.default_rng(2).integers(0, rows, 5))
    once = whole([x], 500.0, 10.0, every, (0, 1, 2))
    parts = whole(np.split(x, cuts), 500.0, 10.0, every, (0, 1, 2))
    for a, b in zip(once, parts, strict=True):
        assert len(a) == len(b) == -(-rows // every)
        assert np.abs(a - b).max() < 1e-7 * np.abs(a).max()


def test_decimated_rows_are_those_of_the_full_rate():
    _, x = noisy(9000)
    full, few = (whole([x], 500.0, 5.0, every, (0,))[0] for every in (1, 10))
    assert np.abs(full[::10] - few).max() < 1e-9


@pytest.mark.parametrize("every", [2, 3, 4, 20])
def test_spectra_fold_as_rows_are_left_out(every):
    for kept in (1, 2, 3, 4, 31, 32):
        x = np.random.default_rng(kept).normal(size=(2, kept * every))
        folded = _decimated_spectrum(np.fft.rfft(x), kept * every, every) / every
        assert np.abs(folded - np.fft.rfft(x[:, ::every])).max() < 1e-12


def test_derivatives_of_the_filter_are_those_of_the_motion():
    _, q, qd, qdd = motion(3, 20.0, 500.0)
    _, rate, bend = whole([q], 500.0, 20.0, 1, (0, 1, 2))
    inner = slice(500, -500)
    assert np.abs(rate - qd)[inner].max() < 1e-5
    assert np.abs(bend - qdd)[inner].max() < 1e-4


def test_stop_operators_are_the_recursion():
    random = np.random.default_rng(3)
    steps = random.normal(size=(1000, 2, 3)) * np.array([0.1, 1.0, 5.0])
    z, expected = np.zeros((2, 3)), []
    for step in steps:
        z = np.clip(z + step, -1, 1)
        expected.append(z)
    assert np.abs(stop_states(steps, np.zeros((2, 3))) - expected).max() < 1e-12


def test_stop_operators_carry_their_state_between_chunks():
    q = np.cumsum(np.random.default_rng(4).normal(size=(500, 2)), axis=0) * 0.01
    stops = Stops()
    parts = np.concatenate([stops.push(part) for part in np.split(q, [100, 101, 350])])
    assert parts.shape == (500, 2, len(DELTAS))
    assert np.abs(parts - Stops().push(q)).max() < 1e-12


def test_ticks_are_whole_and_repeated_rows_have_none():
    t, q, qd, _ = motion(3, 20.0, 1000.0)
    random = np.random.default_rng(5)
    kept = np.flatnonzero(random.random(len(t)) > 0.07)  # some are lost, some come twice
    ticks = np.sort(np.concatenate([kept, random.choice(kept, len(t) // 16)]))
    stamps = t[ticks] + random.exponential(5e-4, len(ticks))
    stamps = np.maximum.accumulate(stamps) + 1e-9 * np.arange(len(ticks))
    q, late = np.round(q[ticks], 6), qd[np.maximum(ticks - 4, 0)]
    found = find_ticks(stamps, q, late, 0.004)
    assert found is not None
    assert found.period == pytest.approx(1e-3)
    clock = Clock(found)
    cuts = [4000, 9000, 9001]
    parts = zip(np.split(stamps, cuts), np.split(q, cuts), np.split(late, cuts), strict=True)
    made = np.concatenate([clock.times(LogRows(1, a, b, b, c)) for a, b, c in parts])
    error = made - t[ticks]
    assert np.median(np.abs(error - np.median(error))) < 1e-9
    assert np.abs(error - np.median(error)).max() < 2.5e-3
    assert (np.diff(made)[np.diff(ticks) == 0] == 0).mean() > 0.99


@pytest.mark.parametrize("late", [0, 5])
@pytest.mark.parametrize("lost", [0.0, 0.4, 0.8])
def test_ticks_are_found_where_most_rows_are_lost(lost, late):
    """Stamps that are 1.5 ms late on average say little about ticks of 1 ms."""
    t, q, qd, _ = motion(3, 20.0, 1000.0, seed=1)
    random = np.random.default_rng(6)
    kept = np.flatnonzero(random.random(len(t)) >= lost)
    stamps = np.maximum.accumulate(t[kept] + random.exponential(1.5e-3, len(kept)))
    q, qd = q[kept], qd[np.maximum(kept - late, 0)]
    found = find_ticks(stamps, q, qd, 1e-3 * late)
    assert found is not None
    assert found.period == pytest.approx(1e-3)
    made = Clock(found).times(LogRows(1, stamps, q, q, qd))
    error = made - t[kept]
    error -= np.median(error)
    assert np.mean(np.abs(error) < 1e-4) > 0.95
    assert np.abs(error).max() < 5e-3


def wave(t, late=0.0):
    """Position, and the velocity that a drive reports so late, of two joints."""
    w = np.array([3.0, 5.0])
    return np.sin(w * t[:, None]), w * np.cos(w * (t[:, None] - late))


@pytest.mark.parametrize("late", [0.0031, 0.0047, -0.0029])
def test_the_delay_of_a_velocity_is_found_between_two_rows(late):
    t = np.arange(6000) / 500.0
    q, qd = wave(t, late)
    found, line = compare_velocity(LogRows(1, t, q, q, qd), ["a", "b"], "log.csv")
    assert found == pytest.approx(max(late, 0.0), abs=1e-4)
    assert f"qd {'lags' if late > 0 else 'leads'} by {1e3 * abs(late):.2g} ms" in line


@pytest.mark.parametrize(
    ("factor", "message"),
    [
        (180 / np.pi, "57.3 times dq/dt, apparently in degrees"),
        (np.pi / 180, "0.0175 times dq/dt, apparently in degrees"),
        (2.5, "2.5 times dq/dt;"),
        (0.4, "0.4 times dq/dt;"),
        (1.8, ""),
        (0.6, ""),
    ],
)
def test_a_velocity_in_another_unit_is_rejected(factor, message):
    t = np.arange(3000) / 500.0
    q, qd = wave(t)
    rows = LogRows(1, t, q, q, qd * [1.0, factor])
    if not message:
        assert compare_velocity(rows, ["a", "b"], "log.csv") == (pytest.approx(0, abs=1e-4), "")
        return
    with pytest.raises(LogError, match=f"qd of 'b' is {re.escape(message)}"):
        compare_velocity(rows, ["a", "b"], "log.csv")


@pytest.mark.parametrize(
    ("error", "share", "is_clock"),
    [
        (0.0, 0.0, True),
        (0.09, 1.0, True),
        (0.12, 1.0, False),
        (0.5, 0.1, True),
        (0.5, 0.16, False),
    ],
)
def test_steps_are_ticks_if_nine_of_ten_are_whole_within_a_tenth(error, share, is_clock):
    """A joint at constant speed says of every step how long it was."""
    random = np.random.default_rng(0)
    steps = np.ones(2000)
    some = random.random(2000) < share
    steps[some] += error * random.uniform(-1, 1, some.sum())
    q = 1e-3 * np.concatenate([[0.0], np.cumsum(steps)])[:, None]
    found = find_ticks(1e-3 * np.arange(2001), q, np.ones_like(q), 0.0)
    assert (found is not None) == is_clock
    if found is not None:
        assert found.period == pytest.approx(1e-3)


def test_a_tick_is_round_only_where_it_is_within_half_a_percent():
    for true, found in ((0.001004, 0.001), (0.00096, 0.00096)):
        t = true * np.arange(500)
        q = t[:, None]
        assert find_ticks(t, q, np.ones_like(q), 0.0).period == pytest.approx(found, rel=1e-9)


@pytest.mark.parametrize(("rows", "rate"), [(300, 500.0), (30000, 500.0), (4000, 40.0)])
def test_c_and_numpy_filter_the_same_friction_terms(rows, rate):
    _, q, qd, _ = motion(2, rows / rate, rate)
    cutoff = min(10.0, rate / 5)
    low_pass = LowPass(rate, cutoff, int(rate / (5 * cutoff)))
    table = np.concatenate([0.2 * q, q, 0.2 * qd], axis=1)
    cuts = np.sort(np.random.default_rng(2).integers(0, rows, 5))
    in_c, in_numpy = FilteredTerms(low_pass, 2), FilteredTerms(low_pass, 2)
    assert in_c._library is not None
    in_numpy._library = None
    made = [
        (in_c.push(window), in_numpy.push(window))
        for window in windows(np.split(table, cuts), low_pass)
    ]
    a, b = (np.concatenate(parts) for parts in zip(*made, strict=True))
    assert a.shape == b.shape == (-(-rows // low_pass.every), 2, len(MOVING))
    assert np.abs(a - b).max() < 1e-8
    # the terms themselves, where the filter is not in the way
    scale = np.sqrt((b**2).mean(axis=(0, 1)))
    assert scale.min() > 0.01
