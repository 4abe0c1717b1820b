"""Names from files are hostile until they have been through here."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterable

_RESERVED = frozenset(
    """
    auto break case char const continue default do double else enum extern float for goto if inline
    int long register restrict return short signed sizeof static struct switch typedef union
    unsigned void volatile while asm bool catch class delete dynamic_cast explicit export false
    friend mutable namespace new operator private protected public reinterpret_cast static_cast
    template this throw true try typeid typename using virtual wchar_t alignas alignof constexpr
    decltype noexcept nullptr static_assert thread_local and bitand bitor compl not or xor
    np numpy sin cos sqrt fabs tanh tan main errno math q qd qdd tau p f_tip n linux unix
    NAN INFINITY HUGE_VAL HUGE_VALF HUGE_VALL MAXFLOAT NULL DOMAIN SING OVERFLOW UNDERFLOW PLOSS
    TLOSS X_TLOSS
    """.split()  # noqa: SIM905
) | frozenset(keyword.kwlist)
_MACRO = re.compile(r"(M|FP|MATH|HUGE)_[A-Z0-9_]+")
"""Macros that <math.h> may define."""


def identifier(name: str, fallback: str = "robot") -> str:
    """A name that is an identifier in C, C++ and Python and no reserved word of theirs.

    >>> identifier("ur5-e (left)"), identifier("3rd"), identifier("while"), identifier("*/")
    ('ur5_e_left', 'robot_3rd', 'while_', 'robot')
    """
    text = re.sub(r"[^A-Za-z0-9]+", "_", name.encode("ascii", "ignore").decode())
    text = text.strip("_")[:64] or fallback
    if text[0].isdigit():
        text = f"{fallback}_{text}"
    return text + "_" if text in _RESERVED or _MACRO.fullmatch(text) else text


def unique_identifiers(names: Iterable[str], fallback: str = "link") -> list[str]:
    """Identifiers for many names, told apart by a number where two collide.

    >>> unique_identifiers(["a b", "a-b"])
    ['a_b', 'a_b_2']
    """
    taken: set[str] = set()
    result = []
    for name in names:
        base = candidate = identifier(name, fallback)
        k = 1
        while candidate in taken:
            k += 1
            candidate = f"{base}_{k}"
        taken.add(candidate)
        result.append(candidate)
    return result


def comment(text: str, longest: int = 200) -> str:
    """Text that can stand in a comment or docstring of any language and cannot end it.

    >>> comment("left */ system(0); /*")
    'left _/ system(0); /_'
    """
    return re.sub(r"[^A-Za-z0-9_.,:;=+()/^\[\]@ -]+", "_", text)[:longest]
