"""Languages as objects: one defined here, outside the package, goes through the whole line."""

import ast
import json
from pathlib import Path

import jinja2
import numpy as np
import pytest

from symdyn.codegen import TARGETS, Target
from symdyn.codegen.module import banner
from symdyn.codegen.printer import ATOM, Printer
from symdyn.codegen.statements import write_body
from symdyn.compiler.pipeline import generate
from symdyn.errors import FunctionError, RobotError
from symdyn.robot import load
from symdyn.robot.read.urdf import read_urdf
from symdyn.support.names import words
from symdyn.verification.check import check_folder
from tests.codegen.test_emitted_text import hostile_urdf

OPERATORS = {"add": "+", "sub": "-", "mul": "*", "div": "/"}
MEANING = {"+": np.add, "-": np.subtract, "*": np.multiply, "/": np.divide, "neg": np.negative}
MEANING |= {name: getattr(np, name) for name in ("sin", "cos", "sqrt", "sign", "abs", "tanh")}

LAYOUT = """\
{% for line in banner %}
\\ {{ line }}
{% endfor %}
{% for program, body in functions %}
: {{ program.name }} {{ program.inputs | map(attribute="name") | join(" ") }}
{% for line in body.parameters %}
{{ line.text }} > {{ line.target }}
{% endfor %}
{% for block in body.blocks %}
\\ {{ block.title }}
{% for line in block.statements %}
{{ line.text }} > {{ line.target }}
{% endfor %}
{% endfor %}
{% for line in body.results %}
{{ line.text }} > {{ line.target }}
{% endfor %}
;
{% endfor %}
"""


class PolishPrinter(Printer):
    """Operands first: a + b is `a b +`. Elements of arrays are `q:0`."""

    def write(self, op, args):
        operator = OPERATORS.get(op, op)
        return " ".join([*(text.code for text in args), operator]), ATOM

    def call(self, function, argument):
        return f"{argument} {function}"

    def subscript(self, array, indices):
        return ":".join([array, *map(str, indices)])


class Polish(Target):
    """Reverse Polish notation, run by the interpreter below."""

    name = "polish"
    title = "reverse Polish"
    suffixes = (".rpn",)
    reserved = words("dup swap drop panda")
    numbers = ("double",)
    printer = PolishPrinter

    def emit(self, module):
        file = f"{module.name}.rpn"
        functions = [
            (program, write_body(program, self.printer(), self.reserved.words))
            for program in module.programs
        ]
        template = jinja2.Template(
            LAYOUT, trim_blocks=True, lstrip_blocks=True, undefined=jinja2.StrictUndefined
        )
        return {file: template.render(banner=banner(module, file, "\n"), functions=functions)}

    def load(self, folder, manifest, scratch, *flags):
        text = (folder / f"{manifest['name']}.rpn").read_text()
        found = {}
        for line in text.splitlines():
            if line.startswith(": "):
                lines = found.setdefault(line.split()[1], [])
            elif line != ";" and not line.startswith("\\"):
                lines.append(line)
        return {
            name: _interpreter(found[name], entry) for name, entry in manifest["functions"].items()
        }


def _interpreter(lines, entry):
    def call(*arguments):
        values = {}
        for (name, _), array in zip(entry["inputs"], arguments, strict=True):
            for index, number in np.ndenumerate(array):
                values[":".join([name, *map(str, index)])] = number
        for line in lines:
            code, target = line.split(" > ")
            values[target] = _value(code.split(), values)
        outputs = []
        for name, shape in entry["outputs"]:
            array = np.empty(shape)
            for index in np.ndindex(*shape):
                array[index] = values[":".join([name, *map(str, index)])]
            outputs.append(array)
        return tuple(outputs)

    return call


def _value(code, values):
    stack = []
    for word in code:
        if word in MEANING:
            arguments = [stack.pop() for _ in range(MEANING[word].nin)]
            stack.append(MEANING[word](*arguments[::-1]))
        else:
            stack.append(values[word] if word in values else float(word))
    (value,) = stack
    return value


LANGUAGES = TARGETS.including(Polish())


@pytest.mark.slow
def test_a_language_from_outside_is_generated_and_checked(tmp_path):
    robot = load("planar2r").symbolic("inertial")
    made = generate(robot, ["polish", "c"], "all", tmp_path, languages=LANGUAGES)
    names = {file.name for file in made.files}
    assert names == {"planar2r.rpn", "planar2r.c", "planar2r.h", "planar2r.json"}
    report = check_folder(made.folder, languages=LANGUAGES)
    assert report.passed
    assert {row.code for row in report.rows} == {"C", "reverse Polish"}
    checked = {row.what.split()[0] for row in report.rows if row.code == "reverse Polish"}
    assert checked >= set(json.loads((made.folder / "planar2r.json").read_text())["functions"])


class SwappedPrinter(PolishPrinter):
    """Takes a - b for b - a."""

    def write(self, op, args):
        return super().write(op, args[::-1] if op == "sub" else args)


class ForgetfulPrinter(PolishPrinter):
    """Writes numbers with too few digits."""

    def number(self, value):
        return f"{float(value):.4g}"


@pytest.mark.parametrize("printer", [SwappedPrinter, ForgetfulPrinter])
def test_a_mistake_in_its_printer_fails_the_check(printer, tmp_path):
    class Wrong(Polish):
        pass

    Wrong.printer = printer
    languages = TARGETS.including(Wrong())
    functions = ["inverse_dynamics", "mass_matrix"]
    made = generate("puma560", "polish", functions, tmp_path, languages=languages)
    report = check_folder(made.folder, languages=languages)
    assert not report.passed
    assert not any(row.passed for row in report.rows if row.what == "inverse_dynamics")


def test_its_words_are_not_taken_as_names(tmp_path):
    made = generate("panda", "polish", "gravity", tmp_path, languages=LANGUAGES)
    assert made.folder.name == "panda_"
    assert check_folder(made.folder, languages=LANGUAGES).passed
    made = generate("panda", "python", "gravity", tmp_path)
    assert made.folder.name == "panda"


def test_its_words_are_not_taken_as_locals(tmp_path):
    robot = read_urdf(hostile_urdf("x"), "x.urdf").symbolic("inertial")

    class Small(Polish):
        reserved = words("x1_m x1_mcx")

    languages = TARGETS.including(Small())
    made = generate(robot, "polish", "all", tmp_path, languages=languages)
    text = next(made.folder.glob("*.rpn")).read_text()
    assert "> x1_m_2\n" in text
    assert "> x1_m\n" not in text
    assert check_folder(made.folder, languages=languages).passed


def test_files_of_an_earlier_run_with_other_options_are_removed_if_forced(tmp_path):
    def files(*targets, **options):
        folder = generate(
            "pendulum", targets, "bias", tmp_path, languages=LANGUAGES, **options
        ).folder
        return {file.suffix for file in folder.iterdir()}

    assert files("polish", "c", cmake=True) == {".rpn", ".c", ".h", ".txt", ".json"}
    assert files("c") == {".rpn", ".c", ".h", ".json"}, "a build file that is not asked for goes"
    assert files("python", dtype="float", force=True) == {".py", ".json"}
    mine = tmp_path / "pendulum" / "pendulum.c"
    mine.write_text("int x;\n")
    assert files("polish", force=True) == {".rpn", ".c", ".json"}, "what symdyn did not make stays"


def test_what_a_language_does_not_have_is_rejected(tmp_path):
    with pytest.raises(FunctionError, match="number type is called 'float' in target polish"):
        generate("pendulum", "polish", "bias", tmp_path, dtype="float", languages=LANGUAGES)
    with pytest.raises(FunctionError, match=r"--batch has no effect on target python, polish.* c$"):
        generate(
            "pendulum", ["python", "polish"], "bias", tmp_path, batch=True, languages=LANGUAGES
        )
    with pytest.raises(FunctionError, match="no target is called 'polish'"):
        generate("pendulum", "polish", "bias", tmp_path)
    made = generate("pendulum", "polish", "bias", tmp_path, languages=LANGUAGES)
    with pytest.raises(RobotError, match="names no target that can be checked"):
        check_folder(made.folder)


def test_no_module_compares_with_the_name_of_a_language():
    package = Path(__file__).resolve().parents[2] / "symdyn"
    for file in package.rglob("*.py"):
        text = file.read_text()
        if not any(f'"{name}"' in text for name in TARGETS):
            continue
        if file == package / "scalar.py":  # complex numbers are of kind "c" in NumPy
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Compare):
                named = {v.value for v in ast.walk(node) if isinstance(v, ast.Constant)}
                assert not named & set(TARGETS), f"{file}:{node.lineno}"
