"""The options that change functions: one list, for Python and for the command line alike.

Every entry point takes the fields of `Options` as keywords, and every command line gets its flags
from them. An option that has no effect on what is asked for is rejected
(`idle_options.py`).
"""

from __future__ import annotations

from dataclasses import Field, dataclass, field, fields
from typing import Any

from symdyn.errors import FunctionError

FORMS = ("straight", "closed")
CODE_ONLY = ("dtype", "equivalent", "form", "force")
"""Options of emitted code: closed forms and comparisons of formulations do not have them."""


def _option(default: Any, about: str, metavar: str = "", flag: str = "") -> Any:
    """A field that knows its flag; `flag` is given where it says the opposite of the field."""
    return field(default=default, metadata={"about": about, "metavar": metavar, "flag": flag})


@dataclass(frozen=True)
class Options:
    """What changes the functions themselves; `about` of each field is its help text."""

    passive: bool = _option(False, "friction and springs in the dynamics")
    tip_wrench: bool = _option(False, "what the tips exert as the input f_tip")
    form: str = _option("straight", "straight (default) or closed", "FORM")
    force: bool = _option(False, "closed forms of any size; generate: remove other code from --out")
    wrt: tuple[str, ...] = _option(
        (),
        "parameters that gradients are taken in (default: those open, else inertial or geometry)",
        "GROUP|NAME",
    )
    base_motion: bool = _option(
        False,
        "the motion of the base as inputs V0, Vdot0 of inverse_dynamics and forward_dynamics",
    )
    equivalent: bool = _option(
        True,
        "keep the link frames and inertias as given, for reading; costs operations",
        flag="--no-equivalent",
    )
    method: str | None = _option(None, "derive by this formulation where it applies", "NAME")
    dtype: str = _option("double", "double (default) or float", "TYPE")

    def __post_init__(self) -> None:
        wrt = (self.wrt,) if isinstance(self.wrt, str) else tuple(self.wrt or ())
        object.__setattr__(self, "wrt", wrt)
        if self.form not in FORMS:
            from symdyn.support.matching import suggestion

            raise FunctionError(f"no form is called {self.form!r}{suggestion(self.form, FORMS)}")

    def recorded(self) -> dict[str, Any]:
        """What the manifest says under `options`.

        The number type has a key of its own there, and every function says how it was derived.
        """
        apart = ("method", "dtype")
        return {f.name: getattr(self, f.name) for f in fields(self) if f.name not in apart}


OPTION_KEYWORDS = tuple(option.name for option in fields(Options))


def flag_of(option: Field[Any]) -> str:
    """What an option is called on the command line."""
    return option.metadata["flag"] or "--" + option.name.replace("_", "-")


def chosen(options: Options) -> list[Field[Any]]:
    """The options that are not at their defaults."""
    return [option for option in fields(Options) if getattr(options, option.name) != option.default]
