"""The options that change functions: one list, for Python and for the command line alike.

Every entry point takes the fields of `Options` as keywords, and every command line gets its flags
from them. An option that has no effect on the requested functions is rejected
(`unused_options.py`).
"""

from __future__ import annotations

from dataclasses import Field, dataclass, field, fields
from typing import Any

from symdyn.errors import FunctionError

FORMS = ("straight", "closed")
CODE_ONLY = ("dtype", "equivalent", "form", "force")
"""Options of emitted code: closed forms and comparisons of formulations do not have them."""


def _option(default: Any, about: str, metavar: str = "", flag: str = "") -> Any:
    """Return a field with its help text; `flag` is given where it negates the field."""
    return field(default=default, metadata={"about": about, "metavar": metavar, "flag": flag})


@dataclass(frozen=True)
class Options:
    """Options that change the functions themselves; `about` of each field is its help text."""

    passive: bool = _option(False, "include friction and springs in the dynamics")
    tip_wrench: bool = _option(False, "add the input f_tip: the wrenches that the tips exert")
    form: str = _option("straight", "straight-line code (straight, default) or closed", "FORM")
    force: bool = _option(
        False, "allow closed forms of any size; generate: also remove other code from --out"
    )
    wrt: tuple[str, ...] = _option(
        (),
        "differentiate with respect to these parameters (default: the open ones, else inertial "
        "or geometry)",
        "GROUP|NAME",
    )
    base_motion: bool = _option(
        False,
        "add the inputs V0, Vdot0 to inverse_dynamics and forward_dynamics: the motion of the base",
    )
    equivalent: bool = _option(
        True,
        "keep the link frames and inertias as described, for reading; costs operations",
        flag="--no-equivalent",
    )
    method: str | None = _option(None, "use this formulation where it applies", "NAME")
    dtype: str = _option("double", "double (default) or float", "TYPE")

    def __post_init__(self) -> None:
        wrt = (self.wrt,) if isinstance(self.wrt, str) else tuple(self.wrt or ())
        object.__setattr__(self, "wrt", wrt)
        if self.form not in FORMS:
            from symdyn.support.matching import suggestion

            raise FunctionError(f"no form is called {self.form!r}{suggestion(self.form, FORMS)}")

    def recorded(self) -> dict[str, Any]:
        """Return the entry `options` of the manifest.

        The number type has a key of its own there, and each function names its formulation.
        """
        apart = ("method", "dtype")
        return {f.name: getattr(self, f.name) for f in fields(self) if f.name not in apart}


OPTION_KEYWORDS = tuple(option.name for option in fields(Options))


def flag_of(option: Field[Any]) -> str:
    """Return the flag of an option on the command line."""
    return option.metadata["flag"] or "--" + option.name.replace("_", "-")


def chosen_options(options: Options) -> list[Field[Any]]:
    """Return the options that are not at their defaults."""
    return [option for option in fields(Options) if getattr(options, option.name) != option.default]
