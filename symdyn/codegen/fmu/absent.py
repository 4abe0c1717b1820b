"""Functions of the standard that a unit must have although it has nothing that they are about.

Each is its name and, behind the instance, its arguments: the declaration of each and its name.
"""

from __future__ import annotations

Arguments = tuple[tuple[str, str], ...]
Absent = tuple[tuple[str, Arguments], ...]


def _arguments(*declarations: str) -> Arguments:
    return tuple((text, text.removesuffix("[]").split()[-1].lstrip("*")) for text in declarations)


_AT = ("const fmi3ValueReference at[]", "size_t count")
_TYPES = (
    ("Float32", "float"),
    *((f"{sign}Int{n}", f"{sign.lower()}int{n}_t") for n in (8, 16, 32, 64) for sign in ("", "U")),
    ("Boolean", "bool"),
    ("String", "fmi3String"),
)
_COUNTED = ("uint64_t counters[]", "uint64_t resolutions[]")

FMI3: Absent = (
    *(
        (f"Get{name}", _arguments(*_AT, f"{kind} values[]", "size_t value_count"))
        for name, kind in _TYPES
    ),
    *(
        (f"Set{name}", _arguments(*_AT, f"const {kind} values[]", "size_t value_count"))
        for name, kind in _TYPES
    ),
    (
        "GetBinary",
        _arguments(*_AT, "size_t sizes[]", "fmi3Binary values[]", "size_t value_count"),
    ),
    (
        "SetBinary",
        _arguments(*_AT, "const size_t sizes[]", "const fmi3Binary values[]", "size_t value_count"),
    ),
    ("GetClock", _arguments(*_AT, "bool values[]")),
    ("SetClock", _arguments(*_AT, "const bool values[]")),
    (
        "GetNumberOfVariableDependencies",
        _arguments("fmi3ValueReference at", "size_t *count"),
    ),
    (
        "GetVariableDependencies",
        _arguments(
            "fmi3ValueReference at",
            "size_t entries[]",
            "fmi3ValueReference others[]",
            "size_t other_entries[]",
            "int kinds[]",
            "size_t count",
        ),
    ),
    (
        "GetAdjointDerivative",
        _arguments(
            "const fmi3ValueReference unknowns[]",
            "size_t unknown_count",
            "const fmi3ValueReference knowns[]",
            "size_t known_count",
            "const double seed[]",
            "size_t seed_count",
            "double slopes[]",
            "size_t slope_count",
        ),
    ),
    ("EnterConfigurationMode", ()),
    ("ExitConfigurationMode", ()),
    ("EvaluateDiscreteStates", ()),
    ("EnterStepMode", ()),
    ("GetIntervalDecimal", _arguments(*_AT, "double intervals[]", "int qualifiers[]")),
    ("GetIntervalFraction", _arguments(*_AT, *_COUNTED, "int qualifiers[]")),
    ("GetShiftDecimal", _arguments(*_AT, "double shifts[]")),
    ("GetShiftFraction", _arguments(*_AT, *_COUNTED)),
    ("SetIntervalDecimal", _arguments(*_AT, "const double intervals[]")),
    ("SetIntervalFraction", _arguments(*_AT, *(f"const {c}" for c in _COUNTED))),
    ("SetShiftDecimal", _arguments(*_AT, "const double shifts[]")),
    ("SetShiftFraction", _arguments(*_AT, *(f"const {c}" for c in _COUNTED))),
    (
        "GetOutputDerivatives",
        _arguments(*_AT, "const int32_t orders[]", "double values[]", "size_t value_count"),
    ),
    ("ActivateModelPartition", _arguments("fmi3ValueReference clock", "double time")),
)

_AT2 = ("const fmi2ValueReference at[]", "size_t count")
_TYPES2 = (("Integer", "int"), ("Boolean", "fmi2Boolean"), ("String", "fmi2String"))

FMI2: Absent = (
    *((f"Get{name}", _arguments(*_AT2, f"{kind} values[]")) for name, kind in _TYPES2),
    *((f"Set{name}", _arguments(*_AT2, f"const {kind} values[]")) for name, kind in _TYPES2),
    (
        "SetRealInputDerivatives",
        _arguments(*_AT2, "const int orders[]", "const double values[]"),
    ),
    ("GetRealOutputDerivatives", _arguments(*_AT2, "const int orders[]", "double values[]")),
    ("CancelStep", ()),
    ("GetStatus", _arguments("int kind", "fmi2Status *value")),
    ("GetRealStatus", _arguments("int kind", "double *value")),
    ("GetIntegerStatus", _arguments("int kind", "int *value")),
    ("GetBooleanStatus", _arguments("int kind", "fmi2Boolean *value")),
    ("GetStringStatus", _arguments("int kind", "fmi2String *value")),
)
