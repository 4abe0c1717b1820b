"""Long functions in parts compute what they compute in one piece."""

import json
import re
import subprocess

import numpy as np
import pytest

from symdyn.codegen import parts
from symdyn.codegen.c import printer
from symdyn.codegen.c.source import emit_c
from symdyn.codegen.statements import write_body
from symdyn.robot import load
from tests.codegen.building import build, call_each, module_for, write
from tests.quick import quick
from tests.strict import STRICT_CPP_FLAGS
from tests.toolchains import tool

CASES = {
    "panda": (["inverse_dynamics", "coriolis_matrix", "inverse_dynamics_derivatives"], ()),
    "puma560": (["inverse_dynamics", "mass_matrix", "regressor"], ("inertial",)),
}


def in_parts(module, monkeypatch, longest, part):
    """The files of a module whose functions are cut at these sizes."""
    monkeypatch.setattr(parts, "LONGEST", longest)
    monkeypatch.setattr(parts, "PART", part)
    return emit_c(module)


def pieces(module, monkeypatch, part):
    """The first function's parts."""
    monkeypatch.setattr(parts, "LONGEST", part)
    monkeypatch.setattr(parts, "PART", part)
    program = module.programs[0]
    body = write_body(program, printer.CPrinter(module.number), printer.RESERVED)
    return body, parts.parts_of(body, printer.kept)


BOTH = [(name, dtype) for name in CASES for dtype in ("double", "float")]


@pytest.mark.sample(1)
@pytest.mark.parametrize("case", quick(BOTH, [("panda", "double"), ("puma560", "float")]), ids=str)
def test_parts_compute_the_same_bits_as_the_whole(case, tmp_path, monkeypatch):
    name, dtype = case
    functions, opened = CASES[name]
    robot = load(name).symbolic(*opened) if opened else load(name)
    module = module_for(robot, functions, dtype=dtype, batch=False)
    (tmp_path / "whole").mkdir()
    (tmp_path / "parts").mkdir()
    whole = build(write(in_parts(module, monkeypatch, 10**9, 10**9), tmp_path / "whole"))
    texts = in_parts(module, monkeypatch, 100, 60)
    split = build(write(texts, tmp_path / "parts"))
    rng = np.random.default_rng(3)
    for program in module.programs:
        assert f"{program.name}_part3(" in texts[f"{module.name}.c"]
        real = np.float32 if dtype == "float" else np.float64
        states = [rng.normal(size=(len(a.elements), 5)).astype(real) for a in program.inputs]
        for one, other in zip(
            call_each(whole, module, program, states),
            call_each(split, module, program, states),
            strict=True,
        ):
            assert np.isfinite(one).all()
            np.testing.assert_array_equal(one, other)


def test_parts_are_clean_cpp_too(tmp_path, monkeypatch):
    module = module_for(load("panda"), ["coriolis_matrix"], batch=False)
    source = write(in_parts(module, monkeypatch, 100, 60), tmp_path)
    flags = (*STRICT_CPP_FLAGS, "-c", str(source), "-o", "/dev/null")
    command = [tool("g++"), "-x", "c++", *flags]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_no_line_of_a_part_is_longer_than_a_hundred_columns(monkeypatch):
    module = module_for(load("panda"), ["forward_dynamics_derivatives"], batch=False)
    texts = in_parts(module, monkeypatch, 100, 60)
    assert max(map(len, texts["panda.c"].splitlines())) <= 100


def test_every_statement_is_in_one_part_in_order(monkeypatch):
    body, split = pieces(module_for(load("panda"), ["coriolis_matrix"]), monkeypatch, 150)
    before = [s for block in body.blocks for s in block.statements]
    after = [s for part in split for block in part.blocks for s in block.statements]
    assert [s for s in after if "kept->" not in str(s)] == before


def test_parts_are_between_half_full_and_full(monkeypatch):
    _, split = pieces(module_for(load("panda"), ["coriolis_matrix"]), monkeypatch, 150)
    sizes = [sum(s.operations for block in part.blocks for s in block.statements) for part in split]
    assert all(75 <= size <= 150 for size in sizes[:-1]), sizes
    assert sizes[-1] <= 150


def test_blocks_stay_whole_where_parts_have_room_for_them(monkeypatch):
    _, split = pieces(module_for(load("panda"), ["inverse_dynamics"]), monkeypatch, 400)
    titles = [block.title for part in split for block in part.blocks]
    assert len(split) > 2
    assert len(titles) == len(set(titles))


def test_a_value_is_stored_once_and_loaded_where_it_is_needed(monkeypatch):
    _, split = pieces(module_for(load("panda"), ["coriolis_matrix"]), monkeypatch, 150)
    kept = [name for part in split for name in part.keeps]
    assert len(kept) == len(set(kept))
    for k, part in enumerate(split):
        earlier = {name for before in split[:k] for name in before.keeps}
        assert set(part.reads) <= earlier
    assert set(kept) == {name for part in split for name in part.reads}


@pytest.mark.slow
def test_short_functions_stay_whole(generated):
    functions = ["inverse_dynamics", "mass_matrix", "coriolis_matrix", "regressor"]
    functions += ["forward_dynamics_derivatives", "inverse_dynamics_derivatives"]
    folder = generated(load("panda").symbolic("inertial"), "c", functions)
    source = (folder / "panda.c").read_text()
    split = set(re.findall(r"^SYMDYN_APART void panda_(\w+)_part1\(", source, re.M))
    made = json.loads((folder / "panda.json").read_text())["functions"]
    sizes = {name: sum(entry["operations"].values()) for name, entry in made.items()}
    assert split
    assert not [name for name in split if sizes[name] < parts.LONGEST // 2]
    long = {name for name, size in sizes.items() if size > 1.5 * parts.LONGEST}
    assert long
    assert split >= long
    assert set(sizes) > split
