"""Expressions of xacro files: what real files use works, what could run code does not."""

from __future__ import annotations

import math

import pytest

from symdyn.robot.read.expressions import Evaluator, NotAllowed


class Table(dict):
    """Entries as attributes, as in xacro's namespaces."""


ENTRIES = {
    "L": 0.5,
    "side": "left",
    "limits": Table({"elbow": {"upper": 3}, "names": ["a", "b"]}),
    "math": Table({"pi": math.pi, "cos": math.cos}),
    **{f.__name__: f for f in (len, float, list, map, max, range, sum, str, sorted)},
    "type": type,
    "open": open,
}
ALLOWED = [len, float, list, map, max, range, sum, str, sorted, math.cos]
evaluate = Evaluator(ALLOWED, (Table,))


@pytest.mark.parametrize(
    "text",
    [
        "2*L + 1",
        "-L**2 / 3 // 1 % 2",
        "1 if side == 'left' else -1",
        "'arm_' + side.upper()",
        "side in ['left', 'right'] and not L > 1",
        "0 < L <= 1 or unknown",
        "limits['elbow']['upper'] * math.cos(math.pi)",
        "limits['names'][-1:]",
        "list(map(float, '1 2 3'.split()))[1]",
        "sum([x * y for x, y in [(1, 2), (3, 4)] if x > 0])",
        "max(x for x in range(4))",
        "{'a': 1, **{}}['a'] if False else {k: len(k) for k in ['aa', 'b']}['aa']",
        "'%d of %.2f' % (3, L)",
        "(1, 2)[0] + len({1, 2})",
        "sorted(['b', 'a'], reverse=True)[0]",
        "[x for x in 'ab' for y in range(2)]",
    ],
)
def test_the_value_is_that_of_python(text):
    class Attributes(Table):
        __getattr__ = dict.__getitem__

    names = {**ENTRIES, "math": Attributes(ENTRIES["math"])}
    assert evaluate(text, ENTRIES) == eval(text, {}, names)


@pytest.mark.parametrize(
    "text",
    [
        "open('x', 'w')",
        "type(L)",
        "[type][0]",
        "list(map(type, [1]))",
        "().__class__",
        "''.__class__.__mro__",
        "'{0.__class__}'.format(L)",
        "side.format",
        "str.mro",
        "len.__self__",
        "limits.__class__",
        "__import__",
        "(lambda: 1)()",
        "f'{L}'",
        "[*limits]",
        "max(*[1, 2])",
        "max(**{})",
        "(y := 1)",
        "9**9**9",
        "'x' * 10**9",
        "10**9 * [0]",
        "'%999999999d' % 1",
        "1 << 99999999",
        "[0 for x in range(10**4) for y in range(10**4)]",
        "b'x'",
        "1j",
        "...",
        "x" * 20_000,
    ],
)
def test_what_could_run_code_or_fill_the_memory_is_rejected(text):
    with pytest.raises(NotAllowed):
        evaluate(text, ENTRIES)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("nothing", NameError),
        ("limits.nothing", NameError),
        ("L(1)", TypeError),
        ("1 +", SyntaxError),
        ("1/0", ZeroDivisionError),
        ("[x for x, y in [(1, 2, 3)]]", ValueError),
        ("[x for x in 'a'] and x", NameError),
    ],
)
def test_mistakes_are_mistakes_and_need_no_trust(text, error):
    with pytest.raises(error):
        evaluate(text, ENTRIES)
