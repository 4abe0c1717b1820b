"""The sine and cosine inside emitted C: as exact as promised, wherever they are asked for."""

import ctypes
import math
import re
import subprocess
from pathlib import Path

import numpy as np
import pytest
from mpmath.libmp import from_float, mpf_cos_sin, mpf_sub, to_float

from symdyn.codegen import NUMBERS
from symdyn.codegen.c.inlined_sine import COEFFICIENTS, WIDEST
from symdyn.codegen.c.source import emit_c
from symdyn.codegen.python import import_file
from symdyn.graph import Array, Graph, Program
from symdyn.robot import load
from tests.codegen.building import COMPILERS, build, call_batch, hand_made, pointer, write
from tests.making import module_of
from tests.quick import quick
from tests.toolchains import tool

FAST_RANGE = COEFFICIENTS["double"].fast_range
FLAGS = {
    "plain": ("-O0",),
    "optimised": ("-O2",),
    "fused": ("-O3", "-march=native", "-ffp-contract=fast"),
    "not fused": ("-O3", "-march=native", "-ffp-contract=off"),
}
REARRANGED = {
    "-ffast-math": ("-O2", "-ffast-math"),
    "fast but for NaN": ("-O3", "-march=native", "-ffast-math", "-fno-finite-math-only"),
    "unsafe": ("-O2", "-funsafe-math-optimizations"),
    "unsafe, fused": ("-O3", "-march=native", "-funsafe-math-optimizations"),
    "associative": ("-O2", "-fassociative-math", "-fno-signed-zeros", "-fno-trapping-math"),
}
"""Flags with which compilers rearrange sums; most of them define no macro that says so."""
ROUNDED = {"up": 0x800, "down": 0x400, "to zero": 0xC00}
"""The rounding modes of x86-64 besides to nearest."""
LOOP = """
#include <fenv.h>
void each(size_t n, const {0} *x, {0} *s, {0} *c)
{{
    for (size_t b = 0; b < n; b++) {{
        hand_both(x + b, s + b, c + b);
    }}
}}
void halves(size_t n, const {0} *x, {0} *s, {0} *c)
{{
    for (size_t b = 0; b < n; b++) {{
        hand_sine(x + b, s + b);
        hand_cosine(x + b, c + b);
    }}
}}
void each_rounded(int mode, size_t n, const {0} *x, {0} *s, {0} *c)
{{
    fesetround(mode);
    each(n, x, s, c);
    fesetround(FE_TONEAREST);
}}
void batch_rounded(int mode, size_t n, const {0} *x, {0} *s, {0} *c)
{{
    fesetround(mode);
    hand_both_batch(n, x, s, c);
    fesetround(FE_TONEAREST);
}}
"""


def angle_program(name, *wanted):
    """A program of one angle."""
    x = Graph().symbol("x")
    values = {"s": x.sin(), "c": x.cos()}
    outputs = tuple(Array(w, (1,), (values[w],)) for w in wanted)
    return Program(name, (Array("x", (1,), (x,)),), outputs, "hand", name)


BOTH = angle_program("both", "s", "c")
PROGRAMS = (BOTH, angle_program("sine", "s"), angle_program("cosine", "c"))


def angles():
    """In the fast range: usual ones, many turns, close to quarter turns, tiny, subnormal."""
    rng = np.random.default_rng(0)
    quarters = np.arange(-63661, 63662, 4) * (np.pi / 2)
    tiny = 10.0 ** rng.uniform(-308, 0, 10_000) * rng.choice([-1, 1], 10_000)
    parts = [
        rng.uniform(-np.pi, np.pi, 40_000),
        rng.uniform(-FAST_RANGE, FAST_RANGE, 40_000),
        quarters,
        np.nextafter(quarters, np.inf),
        quarters + 1e-8 * rng.normal(size=quarters.size),
        quarters + np.pi / 4,  # where the next quarter turn begins
        tiny,
        rng.integers(1, 10**6, 1000) * 5e-324,
        [0.0, -0.0, np.nextafter(FAST_RANGE, 0), -np.nextafter(FAST_RANGE, 0)],
    ]
    every = np.concatenate(parts)
    return every[np.abs(every) < FAST_RANGE]


def in_two_parts(x):
    """Sines and cosines to twice the digits of a double, in two parts."""
    parts = np.empty((4, x.size))
    for k, angle in enumerate(x.tolist()):
        cosine, sine = mpf_cos_sin(from_float(angle), 120)
        for row, exact in ((0, sine), (2, cosine)):
            high = to_float(exact)
            parts[row, k] = high
            parts[row + 1, k] = to_float(mpf_sub(exact, from_float(high), 120))
    return parts[:2], parts[2:]


@pytest.fixture(scope="module")
def reference():
    """The angles, and their sines and cosines in two parts.

    Of a thousandth of the promised error where the processor has long doubles; they are as
    fast as doubles, and a part of them is compared with all digits.
    """
    x = angles()
    if np.finfo(np.longdouble).nmant < 63:
        return x, *in_two_parts(x)
    wide = np.sin(x.astype(np.longdouble)), np.cos(x.astype(np.longdouble))
    high = [values.astype(float) for values in wide]
    return x, *(np.array([h, (w - h).astype(float)]) for w, h in zip(wide, high, strict=True))


def test_the_reference_is_a_thousand_times_as_exact_as_the_promise(reference):
    x, *found = (part[..., ::50] for part in reference)
    for (high, low), (exact, rest) in zip(found, in_two_parts(x), strict=True):
        assert np.max(np.abs((high - exact) + (low - rest))) < 2.3e-19


def error(values, exact):
    """The largest difference, exact as far as it matters."""
    high, low = exact
    return np.max(np.abs((values - high) - low))


def in_c(library, function, x, mode=None):
    """What a C function makes of the angles, in a rounding mode if one is given."""
    x = np.ascontiguousarray(x)
    s, c = np.empty_like(x), np.empty_like(x)
    first = () if mode is None else (ctypes.c_int(mode),)
    getattr(library, function)(*first, ctypes.c_size_t(x.size), *map(pointer, (x, s, c)))
    return s, c


def source_of(folder, dtype="double"):
    """The emitted source of sines and cosines."""
    return write(emit_c(hand_made(*PROGRAMS, dtype=dtype)), folder)


@pytest.mark.sample(1)
@pytest.mark.parametrize("compiler", quick(COMPILERS, COMPILERS[:1]))
@pytest.mark.parametrize("flags", FLAGS)
def test_errors_stay_below_the_promise(flags, compiler, reference, tmp_path):
    x, sine, cosine = reference
    assert x.size > 200_000
    module = hand_made(*PROGRAMS)
    library = build(
        source_of(tmp_path), *FLAGS[flags], compiler=compiler, extra=LOOP.format("double")
    )
    for function in ("each", "halves"):
        s, c = in_c(library, function, x)
        assert error(s, sine) < 2.3e-16
        assert error(c, cosine) < 2.3e-16
    s, c = call_batch(library, module, BOTH, [x[None]])
    assert error(s[0], sine) < 2.3e-16
    assert error(c[0], cosine) < 2.3e-16
    assert COEFFICIENTS["double"].error == 2.3e-16


def test_the_error_of_a_wrong_coefficient_is_seen(reference, tmp_path):
    x, sine, cosine = reference
    source = source_of(tmp_path)
    text = source.read_text()
    damaged = text.replace("0.00833333333331547", "0.00833333333334547")
    assert damaged != text
    source.write_text(damaged)
    s, c = in_c(build(source, "-O2", extra=LOOP.format("double")), "each", x)
    assert error(s, sine) > 1e-15
    assert error(c, cosine) > 1e-15  # where it is made of the sine


def test_small_angles_are_their_own_sine(tmp_path):
    x = np.array([5e-324, 1e-310, 2.3e-308, 1e-200, 1e-20, 1e-9])
    x = np.concatenate([x, -x])
    s, c = in_c(build(source_of(tmp_path), "-O2", extra=LOOP.format("double")), "each", x)
    assert np.array_equal(s, x)
    assert np.array_equal(c, np.ones_like(x))


@pytest.mark.sample(1)
@pytest.mark.parametrize("flags", FLAGS)
def test_what_is_out_of_range_is_libm_s(flags, tmp_path):
    x = np.array([FAST_RANGE, -FAST_RANGE, 123456.789, -1e6, 1e15, 1e22, 1.7e308])
    library = build(source_of(tmp_path), *FLAGS[flags], extra=LOOP.format("double"))
    for values in (
        in_c(library, "each", x),
        [a[0] for a in call_batch(library, hand_made(BOTH), BOTH, [x[None]])],
    ):
        assert np.array_equal(values[0], [math.sin(v) for v in x])
        assert np.array_equal(values[1], [math.cos(v) for v in x])


@pytest.mark.sample(1)
@pytest.mark.parametrize("flags", FLAGS)
def test_nan_and_infinities_harm_only_themselves(flags, tmp_path):
    x = np.linspace(-3, 3, 200)
    odd = {3: np.nan, 70: np.inf, 71: -np.inf, 199: 1e300}
    for k, value in odd.items():
        x[k] = value
    library = build(source_of(tmp_path), *FLAGS[flags], extra=LOOP.format("double"))
    for s, c in (
        in_c(library, "each", x),
        [a[0] for a in call_batch(library, hand_made(BOTH), BOTH, [x[None]])],
    ):
        assert np.isnan(s[[3, 70, 71]]).all()
        assert np.isnan(c[[3, 70, 71]]).all()
        others = [k for k in range(200) if k not in (3, 70, 71)]
        assert np.allclose(s[others], np.sin(x[others]), rtol=0, atol=3e-16)
        assert np.allclose(c[others], np.cos(x[others]), rtol=0, atol=3e-16)


@pytest.mark.sample(1)
@pytest.mark.parametrize("compiler", quick(COMPILERS, COMPILERS[:1]))
@pytest.mark.parametrize("flags", quick(REARRANGED, {"fast but for NaN", "unsafe"}))
def test_compilers_that_rearrange_sums_add_only_roundings(flags, compiler, reference, tmp_path):
    x, sine, cosine = (a[..., ::3] for a in reference)
    usual = np.abs(sine[0]) > 1e-300  # such compilers may flush subnormal numbers to zero
    flags = REARRANGED[flags]
    library = build(source_of(tmp_path), *flags, compiler=compiler, extra=LOOP.format("double"))
    batch = [a[0] for a in call_batch(library, hand_made(BOTH), BOTH, [x[None]])]
    for s, c in (in_c(library, "each", x), in_c(library, "halves", x), batch):
        assert error(s[usual], sine[:, usual]) < 3.5e-16
        assert error(c, cosine) < 3.5e-16
    single = build(
        source_of(tmp_path, "float"), *flags, compiler=compiler, extra=LOOP.format("float")
    )
    assert single_error(single) < 1.5e-7
    assert np.array(5e-324) * 1.0 > 0, "libraries must not change the arithmetic of this process"


@pytest.mark.parametrize("old", ["(sum)", "__builtin_assoc_barrier(sum)"])
def test_the_barrier_is_needed(old, reference, tmp_path):
    x, sine, _ = reference
    source = source_of(tmp_path)
    kept = f"#define SYMDYN_KEPT(sum) {old}\n"
    text = source.read_text()
    assert kept in text
    source.write_text(text.replace(kept, "#define SYMDYN_KEPT(sum) (sum)\n"))
    library = build(source, "-O2", "-ffast-math", extra=LOOP.format("double"))
    s, _ = in_c(library, "each", x)
    assert (error(s, sine) > 1e-13) == ("barrier" in old)


@pytest.mark.parametrize("compiler", quick(COMPILERS, COMPILERS[:1]))
@pytest.mark.parametrize("flags", quick(REARRANGED, {"fast but for NaN"}))
def test_older_compilers_that_rearrange_sums_take_libm(flags, compiler, tmp_path):
    """They have no barrier; those of clang do not even say that they rearrange."""
    source = source_of(tmp_path)
    text, count = re.subn(r"(__clang_major__|__GNUC__) >= 1\d", r"\1 >= 99", source.read_text())
    assert count == 2
    source.write_text(text)
    library = build(source, *REARRANGED[flags], compiler=compiler, extra=LOOP.format("double"))
    x = np.random.default_rng(1).uniform(-100, 100, 1000)
    s, c = in_c(library, "each", x)
    assert np.allclose(s, np.sin(x), rtol=0, atol=5e-16)
    assert np.allclose(c, np.cos(x), rtol=0, atol=5e-16)


@pytest.mark.parametrize("compiler", quick(COMPILERS, COMPILERS[:1]))
@pytest.mark.parametrize("mode", quick(ROUNDED, {"down"}))
@pytest.mark.parametrize("flags", quick(["optimised", "fused"], {"fused"}))
def test_other_rounding_modes_add_only_roundings(flags, mode, compiler, reference, tmp_path):
    x, sine, cosine = (a[..., ::5] for a in reference)
    flags = (*FLAGS[flags], "-frounding-math")
    library = build(source_of(tmp_path), *flags, compiler=compiler, extra=LOOP.format("double"))
    for function in ("each_rounded", "batch_rounded"):
        s, c = in_c(library, function, x, ROUNDED[mode])
        assert error(s, sine) < 4.6e-16
        assert error(c, cosine) < 4.6e-16
    single = build(
        source_of(tmp_path, "float"), *flags, compiler=compiler, extra=LOOP.format("float")
    )
    assert single_error(single, ROUNDED[mode]) < 2.2e-7


def test_libm_takes_over_where_it_is_asked_to(tmp_path):
    x = np.random.default_rng(1).uniform(-100, 100, 20_000)
    library = build(source_of(tmp_path), "-O2", "-DSYMDYN_LIBM", extra=LOOP.format("double"))
    expected = np.array([[math.sin(v) for v in x], [math.cos(v) for v in x]])
    assert np.array_equal(in_c(library, "each", x), expected)
    batch = np.array([a[0] for a in call_batch(library, hand_made(BOTH), BOTH, [x[None]])])
    assert np.array_equal(batch, expected)


@pytest.mark.slow
@pytest.mark.parametrize("dtype", quick(["double", "float"], {"float"}))
def test_small_code_calls_one_function(dtype, tmp_path):
    source = source_of(tmp_path, dtype)
    sizes = {}
    for flags in (("-O2",), ("-O2", "-DSYMDYN_SMALL"), ("-Os",)):
        library = build(source, *flags, extra=LOOP.format(dtype))
        x = np.array([1.0, -200.0, 3e7], np.dtype(f"f{NUMBERS[dtype].bytes}"))
        s, c = in_c(library, "each", x)
        assert np.allclose(s, np.sin(x.astype(float)), atol=1.1e-7)
        assert np.allclose(c, np.cos(x.astype(float)), atol=1.1e-7)
        listing = source.with_suffix(".s")
        subprocess.run([tool("cc"), *flags, "-S", "-o", listing, source], check=True)
        sizes[flags] = len(re.findall(r"\b(?:call|jmp)\s+symdyn_anglef?\b", listing.read_text()))
    assert sizes[("-O2",)] == 0
    assert min(sizes[("-O2", "-DSYMDYN_SMALL")], sizes[("-Os",)]) >= 3


def single_error(library, mode=None):
    """The largest error of the functions in single precision, in the range of the fast ones."""
    rng = np.random.default_rng(2)
    most = COEFFICIENTS["float"].fast_range
    quarters = np.arange(-6366, 6367) * (np.pi / 2)
    parts = [
        rng.uniform(-4, 4, 50_000),
        rng.uniform(-most, most, 50_000),
        quarters,
        quarters + np.pi / 4,
        10.0 ** rng.uniform(-38, 0, 2000),
        [0.0, -0.0],
    ]
    x = np.concatenate(parts).astype(np.float32)
    exact = np.sin(x.astype(float)), np.cos(x.astype(float))
    functions = ("each", "halves") if mode is None else ("each_rounded", "batch_rounded")
    known = [in_c(library, function, x, mode) for function in functions]
    if mode is None:
        module = hand_made(*PROGRAMS, dtype="float")
        known.append([a[0] for a in call_batch(library, module, BOTH, [x[None]])])
    return max(np.max(np.abs(a - b)) for pair in known for a, b in zip(pair, exact, strict=True))


@pytest.mark.sample(1)
@pytest.mark.parametrize("compiler", quick(COMPILERS, COMPILERS[:1]))
@pytest.mark.parametrize("flags", quick(FLAGS, {"optimised", "fused"}))
def test_single_precision(flags, compiler, tmp_path):
    library = build(
        source_of(tmp_path, "float"), *FLAGS[flags], compiler=compiler, extra=LOOP.format("float")
    )
    assert single_error(library) < COEFFICIENTS["float"].error == 1.1e-7
    beyond = np.array([np.nan, np.inf, 3e38, -2e5], np.float32)
    with np.errstate(invalid="ignore"):
        expected = np.sin(beyond.astype(float))
    got = in_c(library, "each", beyond)[0]
    assert np.allclose(got, expected, atol=1e-7, equal_nan=True)


def test_single_precision_needs_no_double(tmp_path):
    text = source_of(tmp_path, "float").read_text()
    code = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    assert "double" not in code
    assert not re.search(r"\d\.\d+(?:e-?\d+)?(?![\df.e])", code), "every literal is a float's"


@pytest.mark.slow
def test_the_numbers_are_those_of_the_script():
    script = import_file(Path(__file__).parents[2] / "benchmarks" / "sincos_coefficients.py")
    assert float(script.WIDEST) == WIDEST
    for name, count, bits, largest in (("double", 6, 36, 2e-18), ("float", 3, 11, 2e-9)):
        known = COEFFICIENTS[name]
        for fit, coefficients in ((script.sine, known.sine), (script.cosine, known.cosine)):
            computed, missed = fit(count)
            assert tuple(computed) == coefficients
            assert missed < largest
        parts = len(known.quarter_turn)
        assert tuple(script.quarter_turn(bits, parts)) == known.quarter_turn


@pytest.mark.parametrize(("dtype", "digits"), [("double", 53), ("float", 24)])
def test_multiples_of_all_but_the_last_part_of_a_quarter_turn_are_exact(dtype, digits):
    known = COEFFICIENTS[dtype]
    most = math.ceil(known.fast_range / (math.pi / 2)) + 1
    for part in known.quarter_turn[:-1]:
        numerator, denominator = part.as_integer_ratio()
        assert (numerator * most).bit_length() <= digits
        assert denominator & (denominator - 1) == 0


def test_a_file_has_it_once_and_only_if_it_needs_it():
    def source(name, *functions):
        robot = load(name)
        module = module_of(robot, functions)
        return emit_c(module)[f"{module.name}.c"]

    several = source("puma560", "mass_matrix", "bias", "inverse_dynamics")
    assert len(re.findall(r"^SYMDYN_ANGLE struct symdyn_pair symdyn_angle\(", several, re.M)) == 1
    assert not re.search(r"(?<!\w)(?:sin|cos)\(q", several), "every angle goes through it"
    block = several.split("/* sines and cosines of the joint angles */\n")[1]
    assert re.match(r"    double s2, c2.*;\n    symdyn_sincos\(q\[1\], &s2, &c2\);\n", block)
    assert "sincos" not in source("pendulum", "kinetic_energy")
    assert "symdyn_sin(" not in several, "only pairs here"
    alone = source("pendulum", "gravity")
    assert len(re.findall(r"^SYMDYN_INLINE double symdyn_(?:sin|cos)\(", alone, re.M)) == 1
