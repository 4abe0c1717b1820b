"""MuJoCo's compilation of an MJCF file, without its meshes wherever the motion allows it."""

from __future__ import annotations

import re
from typing import Any

from symdyn.errors import RobotError
from symdyn.robot.checks import place, printable, quoted
from symdyn.robot.read.mjcf_text import Compilable, MjcfText, elements_of
from symdyn.support.extras import pip_install

_LINE = re.compile(r"line(?: number=| )(\d+)", re.IGNORECASE)


def text_at(names: bytes, address: int) -> str:
    """The name at an address of a model's table of names."""
    return names[address : names.index(b"\0", address)].decode()


def compiled(document: MjcfText, file: str) -> tuple[Any, list[str]]:
    """The compiled model and what to note about it.

    Meshes matter only where an inertia is computed from them. This shows when they are replaced by
    tetrahedra of two sizes; their files are opened only then. What is fixed to the world needs no
    inertia and has none if its mesh is missing.
    """
    for with_meshes in (False, True):
        model, warnings = _compile(document.compilable(1.0, with_meshes), file)
        other, _ = _compile(document.compilable(1.5, with_meshes), file)
        unknown = [b for b in range(model.nbody) if _inertia_of(model, b) != _inertia_of(other, b)]
        moving = [body for body in unknown if model.body_weldid[body]]
        if not moving:
            for body in unknown:
                model.body_mass[body], model.body_inertia[body] = 0, 0
            return model, warnings
    name = text_at(model.names, model.name_bodyadr[moving[0]])
    places = {e.attributes.get("name"): e.where for e in elements_of(document.root, "body")}
    message = f"the inertia of body {quoted(name)} has to be computed from a mesh, and the file "
    message += f"{quoted(document.missing_mesh())} is missing; add it, or give the body an "
    raise RobotError(message + "<inertial>", places.get(name) or place(file))


def _inertia_of(model: Any, body: int) -> tuple[float, ...]:
    arrays = (model.body_ipos, model.body_iquat, model.body_inertia)
    return (float(model.body_mass[body]), *(float(x) for array in arrays for x in array[body]))


def _compile(given: Compilable, file: str) -> tuple[Any, list[str]]:
    """The compiled model and MuJoCo's warnings, which MuJoCo would print and log to a file."""
    warnings: list[str] = []
    try:
        import mujoco
    except ImportError:
        message = f"MJCF files need the package mujoco; {pip_install('mjcf')}"
        raise RobotError(message, place(file)) from None
    before = mujoco.get_mju_user_warning()
    mujoco.set_mju_user_warning(lambda text: warnings.append(f"MuJoCo warns: {printable(text)}"))
    try:
        return mujoco.MjModel.from_xml_string(given.text), warnings
    except (ValueError, RuntimeError) as error:  # UnicodeDecodeError is a ValueError
        found = _LINE.search(str(error))
        where = given.places[int(found[1]) - 1] if found else place(file)
        reason = printable(" ".join(_LINE.sub("", str(error)).split()).strip(" ,"))
        message = f"MuJoCo cannot read this ({reason}); repair the file"
        raise RobotError(message, where) from None
    finally:
        mujoco.set_mju_user_warning(before)
