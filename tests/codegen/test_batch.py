"""Batch kernels: the numbers of the scalar functions, from vector instructions."""

import re
import subprocess
from dataclasses import replace

import numpy as np
import pytest

from symdyn.codegen import error_bound, parts
from symdyn.codegen.c.source import emit_c, emit_many
from symdyn.graph import Array, Graph, Program
from symdyn.robot import load
from symdyn.robot.read.urdf import read_urdf
from tests.codegen.building import (
    COMPILERS,
    build,
    call_batch,
    call_each,
    hand_made,
    module_for,
    write,
)
from tests.compiler.test_options import with_passive
from tests.quick import quick
from tests.strategies import make_urdf
from tests.strict import STRICT_FLAGS
from tests.toolchains import tool

SIZES = (1, 3, 7, 8, 64, 1000)
NATIVE = ("-O3", "-march=native")
UNFUSED = {
    "O0": ("-O0",),
    # gcc 12 fuses even so where it combines neighbouring statements of a scalar function.
    "O3": (*NATIVE, "-ffp-contract=off", "-fno-tree-slp-vectorize"),
}
ARM = ["inverse_dynamics", "mass_matrix", "forward_dynamics", "coriolis_matrix"]


def cases():
    """Robots with what makes a difference: parameters, forces, mimic and prismatic joints."""
    forces = {"passive": True, "tip_wrench": True}
    yield "puma560", load("puma560"), ARM, None
    gradients = ["christoffel_symbols", "parameter_gradient", "kinematics_gradient"]
    yield "open", load("planar2r").symbolic("all"), [*ARM, *gradients], None
    yield "forces", with_passive(load("scara")), [*ARM, "passive_forces"], forces
    yield "mimic", read_urdf(make_urdf(1, 4, mimic=True), "random.urdf"), ARM, None
    yield "one joint", load("pendulum"), ["all"], None


CASES = {name: rest for name, *rest in cases()}


def states(program, n, rng, dtype=float):
    """Random inputs in the layout of a batch."""
    return [rng.uniform(0.1, 2, (len(a.elements), n)).astype(dtype) for a in program.inputs]


def takes_long(name, flags):
    """Every function, optimised; the quick run optimises those of arms."""
    return (name, flags) == ("one joint", "O3")


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    ("name", "flags"),
    [
        pytest.param(name, flags, marks=[pytest.mark.slow] * takes_long(name, flags))
        for flags in UNFUSED
        for name in CASES
    ],
)
def test_batches_are_the_scalar_functions_bit_for_bit(name, flags, tmp_path):
    module = module_for(*CASES[name])
    library = build(write(emit_c(module), tmp_path), *UNFUSED[flags])
    rng = np.random.default_rng(0)
    for program in module.programs:
        arguments = states(program, max(SIZES), rng)
        expected = call_each(library, module, program, arguments)
        for n in SIZES:
            results = call_batch(library, module, program, [a[:, :n] for a in arguments])
            for array, result, known in zip(program.outputs, results, expected, strict=True):
                assert np.array_equal(result, known[:, :n]), (program.name, array.name, n)


@pytest.fixture
def in_parts(monkeypatch):
    """Functions of more than a hundred operations are cut into parts."""
    monkeypatch.setattr(parts, "LONGEST", 100)
    monkeypatch.setattr(parts, "PART", 100)


@pytest.mark.slow
@pytest.mark.parametrize("dtype", quick(["double", "float"], ["double"]))
def test_long_kernels_in_parts_are_the_same(in_parts, dtype, tmp_path):
    module = module_for(load("puma560"), ["forward_dynamics", "coriolis_matrix"], dtype=dtype)
    source = write(emit_c(module), tmp_path)
    assert source.read_text().count("_lanes_part3(") == 2 * len(module.programs)
    library = build(source, *UNFUSED["O3"])
    rng = np.random.default_rng(5)
    for program in module.programs:
        arguments = states(program, 150, rng, np.float32 if dtype == "float" else float)
        for a, b in zip(
            call_batch(library, module, program, arguments),
            call_each(library, module, program, arguments),
            strict=True,
        ):
            assert np.array_equal(a, b)
    for level in ("-O2", "-O3"):
        found = {line for line, _ in vectorised_lines("gcc", source, level, "-march=haswell")}
        for function, places in loops_over_states(source.read_text()):
            assert places & found, f"{function} at {places} is not vectorised"


def test_rows_between_parts_are_used_again(in_parts):
    texts = emit_c(module_for(load("puma560"), ["coriolis_matrix"]))
    kernel = re.search(r"void puma560_coriolis_matrix_lanes\(.*?\n}\n", texts["puma560.c"], re.S)[0]
    (size,) = re.findall(r"\bkept\[(\d+)\]", kernel)
    stored = re.findall(r"^ +kept\[(\d+) \+ state\] = (\w+);", texts["puma560.c"], re.M)
    assert len({row for row, _ in stored}) == int(size) // 8 < len(stored)


def test_parts_have_no_parameter_that_they_do_not_use(in_parts, tmp_path):
    """Also where a part stores no more than the first component of a result."""
    module = module_for(load("puma560"), ["inverse_dynamics", "kinetic_energy"])
    source = write(emit_c(module), tmp_path)
    assert "kinetic_energy_lanes_part2(" in source.read_text()
    accepted("gcc", *STRICT_FLAGS, "-fsyntax-only", source)


LONG = {
    "puma560, Lagrange": ("puma560", ["inverse_dynamics"], {"method": "lagrange"}),
    "stanford, curvature": ("stanford", ["scalar_curvature"], None),
    **{name: (name, ["all"], None) for name in ("puma560", "panda", "iiwa14", "quadruped")},
}


@pytest.mark.slow
@pytest.mark.parametrize("case", LONG)
def test_functions_over_states_are_free_of_warnings(case, tmp_path):
    name, functions, options = LONG[case]
    for k, text in enumerate(emit_many(module_for(load(name), functions, options))):
        source = tmp_path / f"{k}.c"
        source.write_text(text)
        accepted("gcc", *STRICT_FLAGS, "-O0", "-c", source, "-o", "/dev/null")


@pytest.mark.slow
def test_fused_batches_stay_within_rounding_of_the_scalar_functions(tmp_path):
    module = module_for(load("panda"), ARM)
    library = build(write(emit_c(module), tmp_path), *NATIVE, "-ffp-contract=fast")
    rng = np.random.default_rng(1)
    for program in module.programs:
        arguments = states(program, 1000, rng)
        (expected,) = call_each(library, module, program, arguments)
        (whole,) = call_batch(library, module, program, arguments)
        scale = np.max(np.abs(expected), axis=0)
        assert np.all(
            np.abs(whole - expected) <= 10 * error_bound(program, module.number).fixed * scale
        )
        for n in SIZES:  # and no state depends on its neighbours
            (part,) = call_batch(library, module, program, [a[:, :n] for a in arguments])
            assert np.array_equal(part, whole[:, :n])


def test_single_precision_batches(tmp_path):
    module = module_for(load("scara"), ARM, dtype="float")
    library = build(write(emit_c(module), tmp_path), *UNFUSED["O3"])
    rng = np.random.default_rng(2)
    for program in module.programs:
        arguments = states(program, 100, rng, np.float32)
        for a, b in zip(
            call_batch(library, module, program, arguments),
            call_each(library, module, program, arguments),
            strict=True,
        ):
            assert np.array_equal(a, b)


def nested_program():
    """Calls inside calls, sines without cosines, signs: nothing a robot would ask for at once."""
    graph = Graph()
    x, y, z = (graph.symbol(name) for name in "xyz")
    length = ((x + y) * (x + y) + z * z).sqrt()
    inner = (length * 0.5).sin()
    values = (
        inner * x.cos(),
        (inner + y).tanh() - abs(x - y),
        (x - y).sign() * (x + y).cos(),
        (inner * inner).sqrt(),
        length.sin() + x.tanh() + z.sqrt(),
        graph.constant(2.5),
    )
    inputs = Array("v", (3,), (x, y, z))
    return Program("nested", (inputs,), (Array("w", (2, 3), values),), "hand", "nested")


def test_calls_inside_calls(tmp_path):
    program = nested_program()
    module = hand_made(program)
    library = build(write(emit_c(module), tmp_path), *NATIVE)
    (v,) = states(program, 100, np.random.default_rng(3))
    (result,) = call_batch(library, module, program, [v])
    (known,) = program(v.T)
    assert np.allclose(result.T.reshape(known.shape), known, rtol=1e-14, atol=1e-15)


# -- the compilers' own word -----------------------------------------------------------------

REPORTS = {
    "gcc": (("-fopt-info-vec",), r":(\d+):\d+: optimized: loop vectorized using (\d+) byte"),
    "clang": (("-Rpass=loop-vectorize",), r":(\d+):\d+: remark: vectorized loop"),
}
PROCESSORS = {
    "SSE2": ("-march=x86-64",),
    "AVX2": ("-march=haswell",),
    "AVX-512": ("-march=skylake-avx512",),  # for which gcc prefers half of the length if not told
}


def loops_over_states(text):
    """The functions with loops over states, and the lines at which a report may place them."""
    function, loops = "", []
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith(("SYMDYN_APART", "SYMDYN_KERNEL")):
            function = re.search(r"(\w+)\(", line)[1]
        if line.strip() == "SYMDYN_STATES":
            loops.append((function, {number, number + 1}))
    return loops


def vectorised_lines(compiler, source, *flags):
    """Where the compiler says that it vectorised a loop, and with vectors of how many bytes."""
    report, pattern = REPORTS[compiler]
    command = [tool(compiler), *STRICT_FLAGS, *flags, *report, "-c", str(source), "-o", "/dev/null"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = re.finditer(pattern, done.stderr)
    return [(int(m[1]), int(m[2]) if m.lastindex == 2 else 0) for m in found]


@pytest.mark.sample(1)
@pytest.mark.parametrize("compiler", quick(COMPILERS, COMPILERS[:1]))
@pytest.mark.parametrize(
    ("level", "processor"), [*(("-O2", name) for name in PROCESSORS), ("-O3", "AVX-512")]
)
def test_every_loop_over_states_is_vectorised(level, processor, compiler, tmp_path):
    module = module_for(load("panda"), ARM)
    source = write(emit_c(module), tmp_path)
    loops = loops_over_states(source.read_text())
    assert len({function for function, _ in loops}) == len(ARM) + 1  # and the sines
    found = vectorised_lines(compiler, source, level, *PROCESSORS[processor])
    if processor == "SSE2":  # a single addition to an angle is not worth two lanes
        loops = list(dict(loops).items())
    for function, lines in loops:
        widths = [width for line, width in found if line in lines]
        assert widths, f"{function} at {lines} is not vectorised"
        if compiler == "gcc":
            assert max(widths) == {"SSE2": 16, "AVX2": 32, "AVX-512": 64}[processor]


@pytest.mark.parametrize("dtype", quick(["double", "float"], ["double"]))
def test_friction_and_open_parameters_vectorise_too(dtype, tmp_path):
    robot = with_passive(load("scara")).symbolic("inertial")
    functions = ["inverse_dynamics", "passive_forces", "regressor"]
    module = module_for(robot, functions, {"passive": True}, dtype)
    source = write(emit_c(module), tmp_path)
    assert "tanh" in source.read_text()
    lines = {line for line, _ in vectorised_lines("gcc", source, "-O3", "-march=haswell")}
    for function, places in loops_over_states(source.read_text()):
        assert places & lines, f"{function} at {places} is not vectorised"


def test_a_call_inside_the_loop_would_be_noticed(tmp_path):
    source = write(emit_c(module_for(load("pendulum"), ["inverse_dynamics"])), tmp_path)
    text = source.read_text()
    broken = re.sub(r"= all_(\w+)\[state\];", r"= sin(all_\1[state]);", text)
    assert broken != text
    source.write_text(broken)
    lines = {line for line, _ in vectorised_lines("gcc", source, "-O3", "-march=haswell")}
    assert any(not places & lines for _, places in loops_over_states(broken))


# -- cleanliness -----------------------------------------------------------------------------


def accepted(*command):
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.sample(1)
@pytest.mark.parametrize("compiler", quick(COMPILERS, COMPILERS[:1]))
@pytest.mark.parametrize("name", quick(CASES, CASES.keys() - {"puma560", "mimic"}))
def test_batches_are_clean_c_and_cpp(name, compiler, tmp_path):
    module = module_for(*CASES[name])
    source = write(emit_c(module), tmp_path)
    variants = (("-O1",), ("-O2", "-DSYMDYN_LIBM"), ("-O1", "-ffast-math"))
    if name == "one joint":  # has every function; the flags are about what functions share
        variants = variants[:1]
    accepted(tool("cc"), *STRICT_FLAGS, "-O1", "-fopenmp", "-c", source, "-o", "/dev/null")
    text = source.read_text()
    assert set(re.findall(r"#include\s*(\S+)", text)) == {f'"{module.name}.h"', "<math.h>"}
    for file in tmp_path.glob(f"{module.name}.*"):
        assert max(map(len, file.read_text().splitlines())) <= 100, file.name
    many = tmp_path / "many.c"
    many.write_text("".join(emit_many(module)))
    accepted(tool("cc"), *STRICT_FLAGS, "-O1", "-c", many, "-o", "/dev/null")
    for flags in variants:
        accepted(tool(compiler), *STRICT_FLAGS, *flags, "-c", source, "-o", "/dev/null")
    cpp = ("-std=c++17", *STRICT_FLAGS[1:])
    accepted(tool("g++"), "-x", "c++", *cpp, "-c", source, "-o", "/dev/null")
    user = tmp_path / "user.cpp"
    user.write_text(f'#include "{module.name}.h"\nint main() {{ return 0; }}\n')
    accepted(tool("g++"), *cpp, "-c", user, "-o", "/dev/null")


@pytest.mark.slow
def test_batches_pass_cppcheck(tmp_path):
    source = write(emit_c(module_for(load("planar2r").symbolic("all"), ARM)), tmp_path)
    checks = ["--enable=warning,style,performance,portability", "--error-exitcode=1", "--quiet"]
    accepted(tool("cppcheck"), "--std=c99", *checks, "--suppress=unusedFunction", source)


def test_threads_share_a_batch(tmp_path):
    module = module_for(load("planar2r"), ["mass_matrix"])
    (program,) = module.programs
    source = write(emit_c(module), tmp_path)
    assert "#pragma omp parallel for" in source.read_text()
    arguments = states(program, 1000, np.random.default_rng(4))
    alone = call_batch(build(source, "-O2"), module, program, arguments)
    together = call_batch(build(source, "-O2", "-fopenmp"), module, program, arguments)
    assert np.array_equal(alone, together)


def test_without_the_flag_nothing_changes(tmp_path):
    with_batch = module_for(load("planar2r"), ["bias"])
    without = emit_c(replace(with_batch, options=frozenset()))
    for name, text in without.items():
        assert "_batch" not in text
        assert "size_t" not in text
        scalar = re.search(r"void planar2r_bias\(.*?(?:;|\n})", text, re.S)
        assert scalar[0] in emit_c(with_batch)[name]


MAIN = """
#include <stdlib.h>
int main(void)
{
    static const size_t sizes[] = {0, 1, 3, 7, 8, 63, 64, 65, 200};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        const size_t n = sizes[i];
        double *v = (double *)malloc(3 * n * sizeof(double));
        double *w = (double *)malloc(6 * n * sizeof(double));
        for (size_t k = 0; k < 3 * n; k++) {
            v[k] = 0.3 + 0.01 * (double)k;
        }
        hand_nested_batch(n, v, w);
        for (size_t k = 0; k < 6 * n; k++) {
            if (!isfinite(w[k])) {
                return 3;
            }
        }
        free(v);
        free(w);
    }
    return 0;
}
"""


@pytest.mark.sample(1)
@pytest.mark.parametrize("damage", ["", "no tail"])
def test_sanitizers_find_nothing_unless_there_is_something(damage, tmp_path):
    source = write(emit_c(hand_made(nested_program())), tmp_path)
    text = source.read_text() + MAIN
    if damage:
        text, count = re.subn(r"if \(left < \d+\) \{", "if (0) {", text)
        assert count == 1
    source.write_text(text)
    program = tmp_path / "main"
    flags = ("-std=c99", "-O1", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")
    accepted(tool("cc"), *flags, source, "-o", program, "-lm")
    environment = {"ASAN_OPTIONS": "detect_leaks=0"}  # leaks need ptrace
    done = subprocess.run(
        [str(program)], capture_output=True, text=True, check=False, env=environment
    )
    if damage:
        assert "heap-buffer-overflow" in done.stderr
    else:
        assert (done.returncode, done.stderr) == (0, "")
