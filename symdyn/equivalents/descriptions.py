"""Link frames and regrouped inertias as text.

Of each link, the numbers it has and the sums it computes with:

    link 2: f2 = panda_link2 Rz(pi)
    own: m2 = 0.646926, mcx2 = ...               about f2
    IzzR2 = Izz2 + 0.099856 (m3 + ... + m7) = 1.0357790547533403

A regrouped parameter is a linear combination of the links' own parameters. The transfer itself,
applied to symbols instead of numbers, determines it. Open parameters are not listed: code computes
their sums by name.

For each frame, its pose in the parent frame as a product of moves:

    f2 = Rx(-pi/2) Rz(q[1])        a quarter turn about x, then the joint
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import groupby

from symdyn.equivalents.inertia_transfer import transfer_inertias
from symdyn.equivalents.link_frames import number_or_none
from symdyn.graph import Expr, Graph, reachable
from symdyn.graph.expr import ADD, CONST, MUL, NEG, SUB, SYMBOL
from symdyn.lie import coordinate_axis
from symdyn.robot.inertia import PARAMETER_NAMES, Inertia
from symdyn.robot.model import BASE, Joint, Robot
from symdyn.robot.placement import Move
from symdyn.scalar import Scalar, is_number, is_zero, snap_angle


def frames_text(robot: Robot) -> tuple[str, ...]:
    """Return a line for every link: f = placement, motion, tail."""
    lines = []
    for i, joint in enumerate(robot.joints):
        before, behind = moves_text(joint.placement.moves), moves_text(joint.tail.moves)
        lines.append(f"f{i + 1} = {' '.join((*before, _motion(robot, i), *behind))}")
    return tuple(lines)


def moves_text(moves: Iterable[Move]) -> list[str]:
    """Return the text of all moves with a nonzero amount."""
    return [_move(m) for m in moves if not (is_number(m.amount) and m.amount == 0)]


def _move(move: Move) -> str:
    turns = move.kind[0] == "r"
    letter = "R" if turns else "T"
    return f"{letter}{move.kind[-1]}({angle_text(move.amount) if turns else _text(move.amount)})"


def _motion(robot: Robot, i: int) -> str:
    joint = robot.joints[i]
    if not joint.is_rotation and not joint.is_translation:
        entries = ", ".join(f"q[{robot.q_starts[i] + k}]" for k in range(joint.nq))
        return f"{joint.type}({entries})"
    index = robot.q_starts[i]
    rate = joint.scale if joint.mimic is None else joint.scale * joint.mimic.multiplier
    offset = joint.q_offset
    if joint.mimic is not None:
        offset = offset + joint.scale * joint.mimic.offset
    x = f"q[{index}]" if is_number(rate) and rate == 1 else f"{_text(rate)} q[{index}]"
    if not (is_number(offset) and offset == 0):
        more = angle_text(offset) if joint.is_rotation else _text(offset)
        x += f" - {more[1:]}" if more.startswith("-") and is_number(offset) else f" + {more}"
    return f"{'R' if joint.is_rotation else 'T'}{_axis(joint)}({x})"


def _axis(joint: Joint) -> str:
    """Return the coordinate axis of a joint, or its components."""
    k = coordinate_axis(joint.axis)
    if k is not None and joint.axis[k] == 1:
        return "xyz"[k]
    return f"[{', '.join(map(_text, joint.axis))}]"


def angle_text(angle: Scalar) -> str:
    """Return an angle as text, as a fraction of pi for multiples of pi/12.

    >>> angle_text(-math.pi / 2), angle_text(0.3)
    ('-pi/2', '0.3')
    """
    if not is_number(angle) or angle == 0 or angle != snap_angle(float(angle), math.pi / 12):
        return _text(angle)
    twelfths = round(float(angle) * 12 / math.pi)
    common = math.gcd(twelfths, 12)
    top, bottom = twelfths // common, 12 // common
    head = {1: "pi", -1: "-pi"}.get(top, f"{top} pi")
    return head if bottom == 1 else f"{head}/{bottom}"


def _text(x: Scalar) -> str:
    return repr(x) if isinstance(x, Expr) else f"{float(x):.12g}"


# -- sums of inertias ----------------------------------------------------------------------


Own = tuple[str, int]
"""The name of one of the ten parameters, and the number of its link."""
Form = dict[Own, float]
"""A sum of own parameters with coefficients."""
ROUNDING = 1e-14
"""Coefficients below this fraction of the largest one are rounding errors of zero."""
SHORTEST_RANGE = 4
"""Sums m3 + m4 + ... of at least this many terms are abbreviated by dots."""


def sums_text(bodies: Robot, regrouped: Robot, reframed: bool, on_axes: bool) -> tuple[str, ...]:
    """Return lines for every link whose inertia consists of numbers.

    `regrouped` is the robot of the generated code, `bodies` the same robot before the transfer, and
    before its link frames moved to the joints if `on_axes` is true.
    """
    forms = _forms(bodies, on_axes)
    lines: list[str] = []
    for i, (link, body) in enumerate(zip(regrouped.links, bodies.links, strict=True)):
        values = [number_or_none(x) for x in link.inertia.parameters]
        own = [number_or_none(x) for x in body.inertia.parameters]
        if any(x is None for x in (*values, *own)):
            continue
        n = i + 1
        lines.append(f"link {n}: {_origin(bodies, i, reframed)}")
        known = {f"{name}{n}": x for name, x in zip(PARAMETER_NAMES, own, strict=True)}
        given = ", ".join(f"{name} = {_number(x)}" for name, x in known.items() if x)
        lines.append(f"  own: {given or 'no inertia'}")
        gone = [name for (name, x), y in zip(known.items(), values, strict=True) if x and not y]
        if gone:
            parent = regrouped.joints[i].parent
            where = "have no effect" if parent == BASE else f"move to link {parent + 1}"
            lines[-1] += f"; {', '.join(gone)} {where}"
        for k, (name, value) in enumerate(zip(PARAMETER_NAMES, values, strict=True)):
            form = forms[i][k]
            if value and form is not None and form != {(name, n): 1}:
                lines.append(f"  {name}R{n} = {sum_text(form)} = {_number(value)}")
    return tuple(lines)


def _origin(robot: Robot, i: int, reframed: bool) -> str:
    """Return the links of the description that form a link, and its frame in that of the first."""
    name = robot.links[i].name
    merged = [f.name for f in robot.frames if f.link == i and f.name != name]
    text = f"{name} with {', '.join(merged)}" if merged else name
    if not reframed:
        return text
    seen = next((f.placement for f in robot.frames if f.name == name), None)
    if seen is None:
        return text
    moves = [replace(move, amount=-move.amount) for move in reversed(seen.moves)]
    return f"{text}; f{i + 1} = {' '.join([name, *moves_text(moves)])}"


def _forms(bodies: Robot, on_axes: bool) -> list[list[Form | None]]:
    """Return the ten forms of each link; None for nonlinear ones, due to open geometry."""
    graph = Graph()
    names: dict[str, Own] = {}

    def symbol(name: str, n: int, value: Scalar) -> Scalar:
        if is_zero(value):
            return 0
        names[f"{name}{n}"] = (name, n)
        return graph.symbol(f"{name}{n}")

    bound = [
        replace(
            link,
            inertia=Inertia(
                *(
                    symbol(name, n, x)
                    for name, x in zip(PARAMETER_NAMES, link.inertia.parameters, strict=True)
                )
            ),
        )
        for n, link in enumerate(bodies.links, 1)
    ]
    moved = transfer_inertias(bodies.bind().with_fields(links=tuple(bound)))
    links = moved.with_joint_frames().links if on_axes else moved.links
    tens = [link.inertia.parameters for link in links]
    nodes = reachable(x for ten in tens for x in ten if isinstance(x, Expr))
    known = linear_forms(nodes, names)
    return [[known[x.index] if isinstance(x, Expr) else {} for x in ten] for ten in tens]


def linear_forms(nodes: list[Expr], names: Mapping[str, Own]) -> dict[int, Form | None]:
    """Return each node as a sum of the named symbols; None if it is not such a sum."""
    forms: dict[int, Form | None] = {}

    def combined(a: Form | None, b: Form | None, sign: int) -> Form | None:
        if a is None or b is None:
            return None
        return {key: a.get(key, 0) + sign * b.get(key, 0) for key in (*a, *b)}

    def scaled(a: Form | None, by: float) -> Form | None:
        return None if a is None else {key: x * by for key, x in a.items()}

    for node in nodes:
        form: Form | None = None
        args = node.args
        if node.op is SYMBOL and node.value in names:
            form = {names[node.value]: 1}
        elif node.op in (ADD, SUB):
            form = combined(forms[args[0].index], forms[args[1].index], 1 if node.op is ADD else -1)
        elif node.op is NEG:
            form = scaled(forms[args[0].index], -1)
        elif node.op is MUL and CONST in (args[0].op, args[1].op):
            number, other = args if args[0].op is CONST else reversed(args)
            form = scaled(forms[other.index], float(number.value))
        forms[node.index] = None if form is None else _without_rounding(form)
    return forms


def _without_rounding(form: Form) -> Form:
    largest = max(map(abs, form.values()), default=0)
    return {key: x for key, x in form.items() if abs(x) > ROUNDING * largest}


def sum_text(form: Form) -> str:
    """Return a linear form as text, with parameters of equal coefficients in groups.

    >>> sum_text({("Izz", 2): 1, ("m", 3): 0.25, ("m", 4): 0.25, ("Iyy", 2): -1})
    'Izz2 - Iyy2 + 0.25 (m3 + m4)'
    """
    terms: dict[str, list[tuple[Own, int]]] = {}
    for key, x in sorted(form.items(), key=lambda item: _place(item[0])):
        terms.setdefault(f"{abs(x):.12g}", []).append((key, 1 if x > 0 else -1))
    text = ""
    for size, members in terms.items():
        first = members[0][1]
        inner = _signed([(key, sign * first) for key, sign in members])
        if size == "1":
            inner, first = _signed(members), 1
        elif len(members) > 1:
            inner = f"{size} ({inner})"
        else:
            inner = f"{size} {inner}"
        joined = inner if first > 0 else f"-{inner}"
        text += (
            f" - {joined[1:]}" if text and joined[0] == "-" else f" + {joined}" if text else joined
        )
    return text


def _place(own: Own) -> tuple[int, int]:
    """Return the sorting key: tensors, first moments, masses, each in the order of links."""
    name, n = own
    return (("I", "mc", "m").index(name.rstrip("xyz")), n)


def _signed(members: list[tuple[Own, int]]) -> str:
    """Return parameters with signs; dots abbreviate a long run over consecutive links."""
    pieces: list[str] = []
    runs = groupby(enumerate(members), key=lambda e: (e[1][0][0], e[1][1], e[1][0][1] - e[0]))
    for (name, sign, _), run in runs:
        numbers = [key[1] for _, (key, _) in run]
        if len(numbers) >= SHORTEST_RANGE and sign > 0:
            pieces += ["+ ", f"{name}{numbers[0]}", " + ... + ", f"{name}{numbers[-1]} "]
        else:
            mark = "+ " if sign > 0 else "- "
            pieces += [part for k in numbers for part in (mark, f"{name}{k} ")]
    text = "".join(pieces).strip()
    return text[2:] if text[0] == "+" else f"-{text[2:]}"


def _number(x: Scalar) -> str:
    """Return a number as in generated code."""
    return repr(float(x))
