"""The part of an MJCF file that determines the motion, as one text that MuJoCo can compile.

Includes are expanded. Images, cameras, sensors and contacts are omitted. Small shapes replace
meshes and height fields, so that their files are opened only if an inertia has to be computed from
them (`mjcf.py`). Every element is a line of its own with a known place in the user's files.

Elements that would take much memory raise an error before MuJoCo compiles them: `replicate` beyond
`MOST_ELEMENTS` elements, grids and images beyond `MOST_ENTRIES` entries, deep nesting.
"""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from math import prod
from typing import Any
from xml.sax.saxutils import quoteattr

from symdyn.errors import RobotError
from symdyn.robot.checks import LARGEST_FILE, file_bytes, place, printable, quote
from symdyn.robot.read.xml_tree import DEEPEST, Element, parse_xml
from symdyn.support.extras import pip_install

# Compilation of an MJCF file by MuJoCo, without its meshes if the motion does not depend on them.

_LINE = re.compile(r"line(?: number=| )(\d+)", re.IGNORECASE)


def text_at(names: bytes, address: int) -> str:
    """The name at an address of a model's table of names."""
    return names[address : names.index(b"\0", address)].decode()


def compile_mjcf(document: MjcfText, file: str) -> tuple[Any, list[str]]:
    """Compile the model; return it and notes about it.

    Meshes matter only if an inertia is computed from them. Replacing them by tetrahedra of two
    sizes detects this; only then their files are opened. A body fixed to the world needs no inertia
    and has none if its mesh is missing.
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
    message = f"the inertia of body {quote(name)} has to be computed from a mesh, and the file "
    message += f"{quote(document.missing_mesh())} is missing; add it, or give the body an "
    raise RobotError(message + "<inertial>", places.get(name) or place(file))


def _inertia_of(model: Any, body: int) -> tuple[float, ...]:
    arrays = (model.body_ipos, model.body_iquat, model.body_inertia)
    return (float(model.body_mass[body]), *(float(x) for array in arrays for x in array[body]))


def _compile(given: Compilable, file: str) -> tuple[Any, list[str]]:
    """Return the compiled model and MuJoCo's warnings, which MuJoCo would print and log."""
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


MOST_ELEMENTS = 20_000
MOST_ENTRIES = 2**24
MOST_FILES = 100

_LEFT_OUT = {
    *("visual", "statistic", "size", "custom", "contact", "sensor", "keyframe", "deformable"),
    *("texture", "material", "skin", "camera", "light", "pair"),
}
_PATHS = {"meshdir", "texturedir", "assetdir", "strippath"}
_GRIDS = {
    "hfield": ("nrow", "ncol"),
    "texture": ("width", "height"),
    "numeric": ("size",),
    "user": ("dim",),
}
_SOFT = {"flexcomp", "flex"}


def expand_includes(data: bytes, file: str) -> Element:
    """Return the root element with expanded includes; raise an error if it is too large."""
    opened: dict[str, int] = {os.path.realpath(file): len(data)}
    root = _expand_element(parse_xml(data, file), os.path.dirname(file), opened, 1)
    _reject_large(root, os.path.dirname(file), opened)
    return root


def children_of(root: Element, section: str) -> list[Element]:
    """The elements of a section, which a file may open several times."""
    return [child for top in root.children if top.tag == section for child in top.children]


def elements_of(element: Element, *tags: str) -> Iterator[Element]:
    """All elements of some kinds below this one, in the order of the file."""
    for child in element.children:
        if child.tag in tags:
            yield child
        yield from elements_of(child, *tags)


@dataclass
class Compilable:
    """The text for MuJoCo, and for each of its lines the place in the user's files."""

    lines: list[str] = field(default_factory=list)
    places: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        """The whole document."""
        return "\n".join(self.lines)

    def add(self, line: str, element: Element) -> None:
        """Add a line for an element of the file."""
        self.lines.append(line)
        self.places.append(element.where)


class MjcfText:
    """An expanded document, and the files of meshes that it names."""

    def __init__(self, root: Element, file: str) -> None:
        self.root = root
        folder = os.path.dirname(os.path.abspath(file))
        given: dict[str, str] = {}
        for element in root.children:
            if element.tag == "compiler":
                given |= {k: v for k, v in element.attributes.items() if k in _PATHS}
        meshes = given.get("meshdir", given.get("assetdir", ""))
        self._folder, self._mesh_folder = folder, os.path.join(folder, meshes)
        self._bare_names = given.get("strippath") == "true"

    def missing_mesh(self) -> str:
        """Return the first mesh file that does not exist, as written in the model."""
        files = [mesh.attributes.get("file") for mesh in children_of(self.root, "asset")]
        return next(f for f in files if f and not os.path.isfile(self._mesh_file(f)))

    def compilable(self, size: float, with_meshes: bool) -> Compilable:
        """Return the text, with tetrahedra of this size for meshes, or with existing mesh files."""
        made = Compilable()
        self._size, self._with_meshes = size, with_meshes
        self._write(self.root, "", made)
        return made

    def _write(self, element: Element, parent: str, made: Compilable) -> None:
        if element.tag in _LEFT_OUT:
            return
        if parent == "asset":
            element = self._asset(element)
        dropped = {"material"} | (_PATHS if element.tag == "compiler" else set())
        given = {k: v for k, v in element.attributes.items() if k not in dropped}
        words = "".join(f" {name}={quoteattr(value)}" for name, value in given.items())
        made.add(f"<{element.tag}{words}>", element)
        for child in element.children:
            self._write(child, element.tag, made)
        made.add(f"</{element.tag}>", element)

    def _asset(self, element: Element) -> Element:
        given = element.attributes
        if element.tag == "hfield":
            kept = {"name": _asset_name(element), "size": given.get("size", "")}
            return replace(element, attributes={**kept, "nrow": "2", "ncol": "2"}, children=[])
        if element.tag == "model" and "file" in given:
            path = os.path.join(self._folder, given["file"])
            return replace(element, attributes={**given, "file": path})
        if element.tag != "mesh" or not {"file", "builtin"} & set(given):
            return element
        if self._with_meshes and (
            "file" not in given or os.path.isfile(self._mesh_file(given["file"]))
        ):
            kept = dict(given)
            if "file" in given:
                kept["file"] = self._mesh_file(given["file"])
            return replace(element, attributes=kept)
        size = repr(self._size)
        corners = f"0 0 0 {size} 0 0 0 {size} 0 0 0 {size}"
        return replace(
            element, attributes={"name": _asset_name(element), "vertex": corners}, children=[]
        )

    def _mesh_file(self, file: str) -> str:
        return os.path.join(self._mesh_folder, os.path.basename(file) if self._bare_names else file)


def _asset_name(element: Element) -> str:
    """An asset without a name is called after its file."""
    stem = os.path.splitext(os.path.basename(element.attributes.get("file", "")))[0]
    return element.attributes.get("name") or stem


def _expand_element(element: Element, folder: str, opened: dict[str, int], depth: int) -> Element:
    if depth > DEEPEST:
        message = f"elements are nested more than {DEEPEST} deep; flatten them"
        raise RobotError(message, element.where)
    children: list[Element] = []
    for child in element.children:
        if child.tag == "include":
            included = _read_include(child, folder, opened)
            children += _expand_element(included, folder, opened, depth + 1).children
        else:
            children.append(_expand_element(child, folder, opened, depth + 1))
    return replace(element, children=children)


def _read_include(element: Element, folder: str, opened: dict[str, int]) -> Element:
    """The root of an included file; each may be included once, as in MuJoCo."""
    name = element.attributes.get("file", "")
    path = os.path.join(folder, name)
    if os.path.realpath(path) in opened:
        message = f"the file {quote(name)} is included twice; include it once"
        raise RobotError(message, element.where)
    data = _contents(path, name, element, opened)
    return parse_xml(data, path)


def _contents(path: str, name: str, element: Element, opened: dict[str, int]) -> bytes:
    """The bytes of another file; only regular files are opened, since others may block."""
    try:
        if not stat.S_ISREG(os.stat(path).st_mode):
            raise OSError(0, "it is not a regular file")
        with open(path, "rb") as stream:
            data = stream.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        message = f"the file {quote(name)} cannot be read ({reason}); check the path"
        raise RobotError(message, element.where) from None
    opened[os.path.realpath(path)] = len(data)
    if sum(opened.values()) > LARGEST_FILE or len(opened) > MOST_FILES:
        limit = f"{MOST_FILES} files or {LARGEST_FILE // 2**20} MB"
        raise RobotError(f"the includes exceed {limit}; give one robot", element.where)
    return file_bytes(data, path)


def check_quaternions(root: Element) -> None:
    """Raise an error for a quaternion of zero length, which MuJoCo treats as no rotation."""
    for element in elements_of(root, "body", "frame", "site", "geom", "inertial"):
        words = element.attributes.get("quat", "1").split()
        if words and all(_is_zero(word) for word in words):
            message = f"quat of <{element.tag}> is {quote(' '.join(words))}, of zero length"
            raise RobotError(f"{message}; give a unit quaternion w x y z", element.where)


def _is_zero(word: str) -> bool:
    """Whether a word is the number zero; what is no number is left to MuJoCo."""
    try:
        return float(word) == 0
    except ValueError:
        return False


# -- sizes ---------------------------------------------------------------------------------


def _reject_large(root: Element, folder: str, opened: dict[str, int]) -> None:
    for element in elements_of(root, *_GRIDS, *_SOFT, "size"):
        if element.tag in _SOFT:
            message = f"<{element.tag}> defines deformable bodies, which symdyn lacks; remove it"
            raise RobotError(message, element.where)
        if element.tag == "size":
            _reject_large_buffers(element)
            continue
        names = _GRIDS[element.tag]
        entries = prod(abs(_number(w)) for n in names for w in _words(element, n))
        if not entries <= MOST_ENTRIES:
            what = f"{' times '.join(names)} of <{element.tag}> is {entries:.3g}"
            message = f"{what}; give at most {MOST_ENTRIES} entries, or remove the element"
            raise RobotError(message, element.where)
    models = [e for e in children_of(root, "asset") if e.tag == "model"]
    largest = 0.0
    for element in models:
        name = element.attributes.get("file", "")
        path = os.path.join(folder, name)
        data = _contents(path, name, element, opened)
        part = _expand_element(parse_xml(data, path), os.path.dirname(path), opened, 1)
        _reject_large(part, os.path.dirname(path), opened)
        largest = max(largest, _elements(part, 0))
    _elements(root, largest)


def _reject_large_buffers(element: Element) -> None:
    """<size> reserves memory: a number of entries, or bytes with a letter such as 10M."""
    for name, value in element.attributes.items():
        digits, unit = value.strip()[:-1], value.strip()[-1:].upper()
        large = 2**30 if name == "memory" else MOST_ENTRIES
        power = "KMGTPE".find(unit) + 1 if unit else 0
        number = _number(digits) * 1024**power if power else _number(value)
        if not number <= large:
            message = f"{name}={quote(value)} of <size> reserves too much memory; remove <size>"
            raise RobotError(message, element.where)


def _elements(element: Element, attached: float) -> float:
    """Return the number of elements after replication."""
    count = 1 + sum(_elements(child, attached) for child in element.children)
    if element.tag == "attach":
        count += attached
    if element.tag in ("replicate", "composite"):
        count *= max(1.0, prod(map(_number, _words(element, "count"))))
    if not count <= MOST_ELEMENTS:
        message = f"<{element.tag}> expands to {count:.3g} elements"
        cure = f"give a model of at most {MOST_ELEMENTS}"
        raise RobotError(f"{message}; {cure}", element.where)
    return count


def _words(element: Element, attribute: str) -> list[str]:
    return element.attributes.get(attribute, "1").split()


def _number(word: str) -> float:
    """Return the number, or 1 for an invalid one, which MuJoCo will report."""
    try:
        return float(word)
    except ValueError:
        return 1.0
