"""Names from files are hostile until they have been through here."""

from __future__ import annotations

import keyword
import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Words:
    """Names that a language keeps for itself: single words, and patterns for whole families."""

    words: frozenset[str]
    patterns: tuple[str, ...] = ()

    def __contains__(self, name: str) -> bool:
        return name in self.words or any(re.fullmatch(p, name) for p in self.patterns)

    def __or__(self, other: Words) -> Words:
        return Words(self.words | other.words, self.patterns + other.patterns)


def words(text: str, *patterns: str) -> Words:
    """The words of a text, separated by white space."""
    return Words(frozenset(text.split()), patterns)


C = words(
    """
    auto break case char const continue default do double else enum extern float for goto if inline
    int long register restrict return short signed sizeof static struct switch typedef union
    unsigned void volatile while asm bool catch class delete dynamic_cast explicit export false
    friend mutable namespace new operator private protected public reinterpret_cast static_cast
    template this throw true try typeid typename using virtual wchar_t alignas alignof constexpr
    decltype noexcept nullptr static_assert thread_local and bitand bitor compl not or xor
    sin cos sqrt fabs tanh tan main errno math linux unix
    NAN INFINITY HUGE_VAL HUGE_VALF HUGE_VALL MAXFLOAT NULL DOMAIN SING OVERFLOW UNDERFLOW PLOSS
    TLOSS X_TLOSS
    """,
    r"(M|FP|MATH|HUGE)_[A-Z0-9_]+",
)
"""Keywords of C and of C++, in which the C also compiles; what <math.h> and compilers define."""
CPP = words(
    """
    and_eq char8_t char16_t char32_t co_await co_return co_yield concept const_cast consteval
    constinit final import module not_eq or_eq override requires xor_eq
    std Eigen detail
    """,
)
"""Words of C++ that C's list does not have, and namespaces that generated code names."""
C_LIBRARY = words(
    """
    abort abs acos acosh asin asinh atan atan2 atanh calloc cbrt ceil clock copysign cosh ctime div
    erf erfc exit exp exp2 expm1 fdim feof floor fma fmax fmin fmod free frexp gamma getc getenv
    gets gmtime hypot ilogb index isinf isnan j0 j1 jn labs ldexp ldiv lgamma link llabs localtime
    log log10 log1p log2 logb lrint lround malloc memchr memcmp memcpy memmove memset mktime modf
    nan nearbyint nextafter open perror pipe poll pow printf putc puts qsort raise rand random read
    realloc remainder remove remquo rename rewind rindex rint round scanf select setbuf signal sinh
    sleep srand strcat strchr strcmp strcpy strlen strncmp strncpy strstr strtod strtol system
    tanh tgamma time timezone trunc ungetc wait write y0 y1 yn
    """,
    r"(acos|asin|atan|ceil|cos|exp|fabs|floor|log|pow|round|sin|sqrt|tan|tanh|trunc)[fl]",
)
"""Names that headers of C declare outside of every namespace, which no namespace may have."""
JAVASCRIPT = words(
    """
    arguments async await break case catch class const continue debugger default delete do else enum
    eval export extends false finally for function get if implements import in instanceof interface
    let new null of package private protected public return set static super switch this throw true
    try typeof undefined var void while with yield
    Array Float64Array Infinity Int32Array Math NaN Number Object RangeError TypeError globalThis
    isFinite isNaN module require process window self
    """,
)
"""Words of JavaScript in modules, and global names that generated code uses."""
RUST = words(
    """
    Self abstract alloc as async await become box break const continue core crate do dyn else enum
    extern false final fn for gen if impl in let loop macro match mod move mut override priv
    proc_macro pub ref return self static std struct super test trait true try type typeof union
    unsafe unsized use virtual where while yield
    """,
)
"""Words of Rust, those it keeps for later, and crates that compilers bring along."""
MATLAB = words(
    """
    __FILE__ __LINE__ arguments break case catch classdef continue do else elseif end end_try_catch
    end_unwind_protect endclassdef endenumeration endevents endfor endfunction endif endmethods
    endparfor endproperties endswitch endwhile enumeration events for function global if methods
    otherwise parfor persistent properties return spmd switch try until unwind_protect
    unwind_protect_cleanup while
    """,
)
"""Words of MATLAB and of GNU Octave."""
PYTHON = Words(frozenset({*keyword.kwlist, "np", "numpy", "math"}))
ARGUMENTS = words("q qd qdd tau p f_tip n")
"""Names that the generated functions give to their arguments."""
RESERVED = C | PYTHON | ARGUMENTS
"""What no name in a robot may be.

Names of parameters are part of the interface, so this list stays as it is when a language is added;
names that only generated code has also avoid the words of the languages in question.
"""

HELPERS = words("", r"(symdyn|SYMDYN|casadi)_.*")
"""What functions, macros and types are called that generated code brings along for itself."""


def identifier(name: str, fallback: str = "robot", reserved: Words = RESERVED) -> str:
    """A name that is an identifier in C, C++ and Python and not reserved.

    >>> identifier("ur5-e (left)"), identifier("3rd"), identifier("while"), identifier("*/")
    ('ur5_e_left', 'robot_3rd', 'while_', 'robot')
    """
    text = re.sub(r"[^A-Za-z0-9]+", "_", name.encode("ascii", "ignore").decode())
    text = text.strip("_")[:64] or fallback
    if text[0].isdigit():
        text = f"{fallback}_{text}"
    return text + "_" if text in reserved else text


def unique_identifiers(
    names: Iterable[str], fallback: str = "link", reserved: Words = RESERVED
) -> list[str]:
    """Identifiers for many names; a number tells those apart that would be equal.

    >>> unique_identifiers(["a b", "a-b"])
    ['a_b', 'a_b_2']
    """
    taken: set[str] = set()
    result = []
    for name in names:
        base = candidate = identifier(name, fallback, reserved)
        k = 1
        while candidate in taken:
            k += 1
            candidate = f"{base}_{k}"
        taken.add(candidate)
        result.append(candidate)
    return result


MARK = "generated by symdyn"
"""Stands in every file that symdyn writes and whose format allows it: such files it may replace."""
VERSION = r"\d[\w.+!-]*"
"""The pattern of a version, which follows the mark in generated code."""


def comment(text: str, longest: int = 200) -> str:
    """Return text that is safe inside a comment or docstring of any language.

    Characters outside of ASCII become their code points, which tell names apart. What is longer
    ends with the last whole word that fits, and with dots.

    >>> comment("left */ system(0); /*"), comment('the "left" arm'), comment("arm \\u00e4")
    ('left _/ system(0); /_', 'the "left" arm', 'arm U+00E4')
    >>> comment("no inertia behind the joint", 20)
    'no inertia behind...'
    """
    spelled = "".join(c if c.isascii() else f"U+{ord(c):04X}" for c in text[:longest])
    harmless = re.sub(r"[^A-Za-z0-9_.,:;=+()/^\[\]@'\" -]+", "_", spelled)
    # three quotes end a docstring, and so does one that stands before its end
    found = re.sub(r"(['\"])\1+", r"\1", harmless)
    if len(text) <= longest and len(found) <= longest:
        return found
    kept = found[: longest - 2].rpartition(" ")[0] or found[: longest - 3]
    return f"{kept}..."


SENTENCE = 2000
"""The longest sentence of a banner."""


def printable(text: str, longest: int = 200) -> str:
    """The text on one line, control characters escaped, cut if it is long.

    >>> printable("a\\nb")
    'a\\\\nb'
    """
    cut = text if len(text) <= longest else text[: longest - 3] + "..."
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in cut)


_TEX = {
    "\\": r"\textbackslash{}",
    "^": r"\textasciicircum{}",
    "~": r"\textasciitilde{}",
    "<": r"\textless{}",
    ">": r"\textgreater{}",
    "|": r"\textbar{}",
    "`": r"\textasciigrave{}",
    '"': "''",
    **{c: f"\\{c}" for c in "{}$&#_%"},
}
_ACCENTS = dict(
    zip(
        "\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030a\u030b\u030c\u0327",
        "`'^~=u.\"rHvc",
        strict=True,
    )
)
"""Marks that Unicode sets behind letters, and the commands that set them on letters."""
_SOLID, _PART = 32, 8
"""Longer words of files may be broken at the end of a line, into parts of so many letters."""


def tex(text: str, longest: int = 200) -> str:
    """Text as LaTeX prints it, whatever commands it spells.

    Accents are put on their letters; other characters outside of ASCII become their code points.

    >>> print(tex("50% of \\\\input{a_b}"))
    50\\% of \\textbackslash{}input\\{a\\_b\\}
    """
    words = printable(text, longest).split(" ")
    return " ".join(map(_word_in_tex, words)).replace("--", "-{}-")


def _word_in_tex(word: str) -> str:
    size = _PART if len(word) > _SOLID else _SOLID
    parts = (word[k : k + size] for k in range(0, len(word), size))
    return r"\allowbreak{}".join("".join(map(_in_tex, part)) for part in parts)


def _in_tex(character: str) -> str:
    if character.isascii():
        return _TEX.get(character, character)
    parts = unicodedata.normalize("NFD", character)
    if len(parts) == 2 and parts[0].isascii() and parts[1] in _ACCENTS:
        return f"\\{_ACCENTS[parts[1]]}{{{parts[0]}}}"
    return f"U{{+}}{ord(character):04X}{{}}"  # the brackets show that no name spells it


_OUT_OF_TEX = {written: sign for sign, written in _TEX.items()} | {
    r"\allowbreak{}": "",
    "-{}-": "--",
}
_MARKS = {command: mark for mark, command in _ACCENTS.items()}
_IN_TEX = re.compile(
    r"\\(?P<accent>[`'^~=.\"urHvc])\{(?P<letter>.)\}|U\{\+\}(?P<point>[0-9A-F]+)\{\}|"
    + "|".join(map(re.escape, sorted(_OUT_OF_TEX, key=len, reverse=True)))
)


def out_of_tex(text: str) -> str:
    """Text that `tex` wrote, as it is read.

    >>> out_of_tex(tex("50% of <a_b> \u00fc \u03b2 U+03B2"))
    '50% of <a_b> \u00fc \u03b2 U+03B2'
    """
    return _IN_TEX.sub(_sign_out_of_tex, text)


def _sign_out_of_tex(found: re.Match[str]) -> str:
    if found["accent"]:
        return unicodedata.normalize("NFC", found["letter"] + _MARKS[found["accent"]])
    if found["point"]:
        return chr(int(found["point"], 16))
    return _OUT_OF_TEX[found[0]]


def unused_name(name: str, taken: set[str]) -> str:
    """The name, with underscores appended until it is not in `taken`; adds it to `taken`.

    >>> unused_name("world", {"world", "world_"})
    'world__'
    """
    while name in taken:
        name += "_"
    taken.add(name)
    return name
