"""The mistakes that `tests/mutate.py` makes: where they are in a file, and which are none.

One sign turned, one index or factor swapped, one zero, direction of a loop or transpose lost.
"""

import ast
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

_UNREAD = "the accelerations are not used"
_REPLACED = "every entry is replaced"
_ANYWHERE = "any configuration does"
_ANY_RESIDUE = "any residue does, as long as it is the same for the same name"
_ORDER = "the order of a sum"
_COSTS = "it costs operations, not values"
_OPPOSITE = "the opposite direction is as good an axis"
EQUIVALENT = {
    ("symdyn/formulations/forward/articulated_body.py", "[0] * robot.nv)", "0 -> 1"): _UNREAD,
    (
        "symdyn/formulations/forward/articulated_body.py",
        "u: list[Scalar] = [0] * robot.nv",
        "0 -> 1",
    ): _REPLACED,
    (
        "symdyn/formulations/forward/articulated_body.py",
        "reciprocal: list[Scalar] = [0] * robot.nv",
        "0 -> 1",
    ): _REPLACED,
    (
        "symdyn/formulations/forward/articulated_body.py",
        "qdd: list[Scalar] = [0] * robot.nv",
        "0 -> 1",
    ): _REPLACED,
    ("symdyn/formulations/kinematics/energy.py", "[0] * robot.nv)", "0 -> 1"): _UNREAD,
    (
        "symdyn/formulations/matrices/composite_body.py",
        "for j in reversed(range(len(robot.links))):",
        "reversed(range(len(robot.links))) -> range(len(robot.links))",
    ): _ORDER,
    (
        "symdyn/equivalents/frame_choice.py",
        "found.append(unit(vec.cross(z, body.above)))",
        "vec.cross(z, body.above) -> vec.cross(body.above, z)",
    ): _OPPOSITE,
    (
        "symdyn/passes/common_pairs.py",
        "place = min(rest.index(sign * pair[0]), rest.index(sign * pair[1]))",
        "1 -> 0",
    ): _ORDER,
    **{
        ("symdyn/formulations/forward/zero_pivots.py", ending, what): _ANYWHERE
        for ending, what in (
            ("* k) % 1.0 for k in count())", "+ -> -"),
            ("(0.4 + next(shares)) / 1.8", "+ -> -"),
            ("(0.4 + next(shares)) / 1.8", "- -> +"),
            ("(0.4 + next(shares)) / 1.8", "/ -> *"),
        )
    },
    ("symdyn/formulations/forward/ldlt.py", "D: list[Scalar] = [0] * n", "0 -> 1"): _REPLACED,
    ("symdyn/passes/differences.py", "nodes[0].graph.labels", "0 -> 1"): "all have one graph",
    (
        "symdyn/formulations/shared/rigid_transport.py",
        "hop.turned(inertia.tensor, symmetric=True))",
        "True -> False",
    ): _COSTS,
    (
        "symdyn/formulations/shared/articulated_inertia.py",
        "if is_zero(turn.s) and is_number(turn.c) and turn.c == 1:",
        "1 -> 0",
    ): _COSTS,
    ("symdyn/equivalents/frame_choice.py", "return _first_unique([*found, 0])", "0 -> 1"): _COSTS,
    (
        "symdyn/passes/like_terms.py",
        "if factor != node and terms.kind[factor] is PRODUCT:",
        "is -> is not",
    ): _COSTS,
    (
        "symdyn/passes/pipeline.py",
        "len(doubled_differences(program)) for program in near]",
        "- -> +",
    ): _COSTS,
    (
        "symdyn/identifiability/joint_rules.py",
        "(not moving or zero(vec.cross(below.slide, a)))",
        "vec.cross(below.slide, a) -> vec.cross(a, below.slide)",
    ): "only whether the product is zero is asked",
    **{
        (
            "symdyn/identifiability/exact_field.py",
            'return 1 + int.from_bytes(digest, "big") % (self.prime - 1)',
            what,
        ): _ANY_RESIDUE
        for what in ("+ -> -", "- -> +")
    },
    **{
        (
            f"symdyn/formulations/inverse/{file}.py",
            "n = i + 1",
            "+ -> -",
        ): "the number only names things"
        for file in ("lagrange_omega", "newton_euler_base_axes", "newton_euler_com")
    },
}
"""File, end of the line and mutation -> why the mutant computes the same."""

_SWAPS = {"add": "sub", "sub": "add", "madd": "msub", "msub": "madd", "min": "max", "max": "min"}
_SIGNS = {ast.Add: ("+", "-"), ast.Sub: ("-", "+"), ast.Div: ("/", "*")}
_COMPARISONS = {
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.In: ("in", "not in"),
}
_ORDERED = ("cross", "matmul", "ad", "ad_dual", "bracket")
_TEXT = ("label", "_name")
"""What these functions are given only names things in the emitted code."""


@dataclass(frozen=True)
class Mutant:
    """One mistake: the text between two places of a file replaced."""

    file: str
    line: int
    column: int
    start: int
    end: int
    new: str
    what: str
    source: str

    @property
    def reason(self) -> str:
        """Why it is no mistake, if that is known."""
        for (file, ending, what), reason in EQUIVALENT.items():
            if (file, what) == (self.file, self.what) and self.source.endswith(ending):
                return reason
        return ""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: {self.what}   in   {self.source}"


class _Finder(ast.NodeVisitor):
    """Collects the mutants of one file."""

    def __init__(self, file: str, text: str) -> None:
        self.file, self.text = file, text
        self.lines = text.split("\n")
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line) + 1)
        self.found: list[Mutant] = []

    def start(self, node: ast.expr) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.end_lineno - 1] + node.end_col_offset

    def source(self, node: ast.expr) -> str:
        return self.text[self.start(node) : self.end(node)]

    def add(self, start: int, end: int, new: str) -> None:
        line = self.text.count("\n", 0, start)
        what = " ".join(f"{self.text[start:end]} -> {new}".split())
        place = (line + 1, start - self.starts[line] + 1, start, end)
        self.found.append(Mutant(self.file, *place, new, what, self.lines[line].strip()))

    def between(self, left: ast.expr, right: ast.expr, old: str, new: str) -> None:
        """Replace the operator between two expressions."""
        at = self.text.index(old, self.end(left), self.start(right))
        self.add(at, at + len(old), new)

    def whole(self, node: ast.expr, new: str) -> None:
        """Replace an expression."""
        self.add(self.start(node), self.end(node), new)

    # -- what is left alone: text, types, errors -------------------------------------------

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Text."""

    def visit_Raise(self, node: ast.Raise) -> None:
        """Errors."""

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg != "strict":  # a check of lengths that agree
            self.visit(node.value)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for statement in node.body:
            self.visit(statement)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if not node.name.startswith(_TEXT):
            for statement in node.body:
                self.visit(statement)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    # -- what is changed -------------------------------------------------------------------

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in _SIGNS:
            self.between(node.left, node.right, *_SIGNS[type(node.op)])
        self.visit_parts(node.left, node.right)

    def visit_parts(self, *parts: ast.expr) -> None:
        """Go on with all but numbers, whose changes are made where they stand."""
        for part in parts:
            if not isinstance(part, ast.Constant):
                self.visit(part)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if isinstance(node.op, ast.Add):
            self.between(node.target, node.value, "+=", "-=")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, (ast.USub, ast.Not)):
            self.whole(node, self.source(node.operand))
        self.visit_parts(node.operand)

    def visit_Compare(self, node: ast.Compare) -> None:
        if type(node.ops[0]) in _COMPARISONS:
            self.between(node.left, node.comparators[0], *_COMPARISONS[type(node.ops[0])])
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.whole(node, str(not node.value))
        elif node.value in (0, 1):
            self.whole(node, str(1 - node.value))

    def visit_Subscript(self, node: ast.Subscript) -> None:
        index = node.slice
        if isinstance(index, ast.Constant) and index.value in (0, 1, 2):
            self.whole(index, str({0: 1, 1: 0, 2: 0}[index.value]))
        self.visit_parts(node.value, index)

    def visit_Call(self, node: ast.Call) -> None:
        called = node.func
        name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
        if name.startswith(_TEXT):
            if name == "label":  # its first argument is a value that it passes on
                self.visit(node.args[0])
            return
        if name in _SWAPS and (name in ("min", "max") or self.source(called).startswith("vec.")):
            self.whole(called, self.source(called).replace(name, _SWAPS[name]))
        if name in ("transpose", "reversed") and len(node.args) == 1:
            self.whole(node, self.source(node.args[0]))
        if name in _ORDERED and len(node.args) == 2:
            a, b = map(self.source, node.args)
            self.whole(node, f"{self.source(called)}({b}, {a})")
        self.generic_visit(node)


def mutants(file: str) -> list[Mutant]:
    """All mutants of a file, in the order of the text."""
    text = (ROOT / file).read_text(encoding="ascii")
    finder = _Finder(file, text)
    finder.visit(ast.parse(text))
    return sorted(finder.found, key=lambda mutant: (mutant.start, mutant.end, mutant.new))


def stale_excuses() -> list[str]:
    """The entries of `EQUIVALENT` that excuse no mutant any more."""
    stale = []
    for key in EQUIVALENT:
        file, ending, what = key
        every = mutants(file) if (ROOT / file).exists() else []
        if not any(m.what == what and m.source.endswith(ending) for m in every):
            stale.append(f"{file}: {what}   in   {ending}")
    return stale
