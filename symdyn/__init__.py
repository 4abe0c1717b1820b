"""symdyn: a compiler for equations of motion.

The public names are the imports of `__init__.pyi`; each is loaded when it is first used.
"""

__version__ = "0.2.0"


def _modules() -> dict[str, str]:
    """Return the module of every public name, as the stub imports it."""
    import re  # takes longer than all of `import symdyn`

    with open(f"{__file__}i", encoding="utf-8") as stub:
        found = re.findall(r"(?m)^from ([\w.]+) import (?:\(([^)]*)\)|(.*))$", stub.read())
    return {
        name: module
        for module, several, one in found
        for name in re.findall(r"\w+(?= as )", several or one)
    }


def __getattr__(name: str) -> object:
    if name.startswith("__") and name != "__all__":
        raise AttributeError(f"module 'symdyn' has no attribute {name!r}")
    modules = _modules()
    globals()["__all__"] = ["__version__", *sorted(modules)]
    if name in modules:
        from importlib import import_module

        globals()[name] = getattr(import_module(modules[name]), name)
    if name not in globals():
        raise AttributeError(f"module 'symdyn' has no attribute {name!r}")
    return globals()[name]


def __dir__() -> list[str]:
    return ["__version__", *sorted(_modules())]
