"""CasADi as a contestant: the C that it writes for functions of the same model.

Two sources of such functions take part: Pinocchio's algorithms on CasADi's symbols (a program built
from the headers of the `pin` wheel) and adam-robotics. A source may have several ways to compute a
quantity. Each is taken with or without CasADi's elimination of common sub-expressions, whichever
has fewer operations. Those with at most one and a half times the operations of the shortest are
compiled and timed. Two quantities have one more way, by CasADi's own differentiation:

    C = (Mdot + J - J^T) / 2,    J = d(M qd)/dq with qd held
    dtau/dq along the tangents = (dtau/dq) T(q),    qdot = T(q) qd

where T is the identity for an arm, and for a floating base with the twist (v, omega) in its axes

    p' = R v,    quaternion' = 1/2 quaternion * (omega, 0)
"""

from __future__ import annotations

import ctypes
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from peers import pinocchio_code
from peers.contest import CASADI, INPUTS, Entry, Layout, Missing, entry, shapes_of
from peers.workshop import HERE, build, package
from symdyn.robot import Robot

GRAVITY = np.array([0.0, 0.0, -9.81, 0.0, 0.0, 0.0])

LONGEST = 1.5
"""A way is timed if it has at most this many times the operations of the shortest one."""

_ADAPTER = """
static double out_{name}[{size}];
static double work_{name}[{work} + 1];
static casadi_int numbers_{name}[{numbers} + 1];

double evaluate_{name}(const double *state)
{{
    const double *in[{inputs}] = {{state, state + {qd}, state + {third}}};
    double *out[{outputs}] = {{{pointers}}};
    {name}(in, out, numbers_{name}, work_{name}, 0);
    return out_{name}[0];
}}

void answer_{name}(double *out)
{{
    for (int k = 0; k < {size}; k++) {{
        out[k] = out_{name}[k];
    }}
}}
"""


@dataclass(frozen=True)
class Way:
    """A CasADi function that computes a quantity."""

    source: str
    name: str
    method: str
    function: Any
    operations: int


def contestants(
    urdf: Path,
    robot: Robot,
    layout: Layout,
    table: Path,
    names: list[str],
    flag_sets: tuple[str, ...],
    scratch: Path,
) -> tuple[list[Entry], list[str]]:
    """The compiled functions of all sources, and why a source does not take part."""
    package("casadi")
    ways: list[Way] = []
    absent = []
    sources = {
        "Pinocchio": _from_pinocchio(table, layout, scratch),
        "adam": _from_adam(urdf, robot, layout),
    }
    for source, functions in sources.items():
        try:
            ways += [_shorter(source, *found) for found in functions if found[0] in names]
        except Missing as reason:
            absent.append(f"CasADi from {source}: {reason}")
    shortest: dict[str, int] = {}
    for way in ways:
        shortest[way.name] = min(way.operations, shortest.get(way.name, way.operations))
    chosen = [way for way in ways if way.operations <= LONGEST * shortest[way.name]]
    taking_part = {(way.source, way.name) for way in chosen}
    for source in sources:
        passed = [w for w in ways if w.source == source and (source, w.name) not in taking_part]
        if passed:
            counts = [f"{w.name} {w.operations}, not {shortest[w.name]}" for w in passed]
            absent.append(
                f"CasADi from {source} for {urdf.stem}, too many operations: {'; '.join(counts)}"
            )
    return _compiled(chosen, layout, flag_sets, scratch) if chosen else [], absent


def _from_pinocchio(table: Path, layout: Layout, scratch: Path) -> Iterator[tuple[str, str, Any]]:
    """(function, method, CasADi function) for each function that the generator saved."""
    import casadi

    home = Path(casadi.__file__).parent
    generator = build(
        "casadi-generator",
        "c++",
        [HERE / "casadi_generator.cpp"],
        "-O0",
        [*pinocchio_code.header_arguments(), f"-isystem{home / 'include'}"],
        [f"-L{home}", "-lcasadi", f"-Wl,-rpath,{home}"],
        [*pinocchio_code.header_versions(), package("casadi")],
        program=True,
        slow=True,
    )
    if subprocess.run([str(generator), str(table), str(scratch)], check=False).returncode:
        raise Missing("the generator fails on this model")
    for file in sorted(scratch.glob("*.casadi")):
        name = max((f for f in INPUTS if file.stem.startswith(f)), key=len)
        method, function = file.stem[len(name) + 1 :], casadi.Function.load(str(file))
        yield name, method, function
        if name == "mass_matrix" and not layout.floating:
            yield "coriolis_matrix", f"{method}_ad", _christoffel(function)
        if name == "inverse_dynamics":
            yield "inverse_dynamics_derivatives", "ad", _slopes(function, layout)


def _slopes(inverse_dynamics: Any, layout: Layout) -> Any:
    """The derivatives in q, along the tangents, and in qd."""
    import casadi

    q, qd, third = inputs = inverse_dynamics.sx_in()
    tau = inverse_dynamics(*inputs)
    slope = casadi.jacobian(tau, q) @ _tangent_map(q, layout)
    return casadi.Function("slopes", [q, qd, third], [slope, casadi.jacobian(tau, qd)])


def _tangent_map(q: Any, layout: Layout) -> Any:
    """The matrix T of qdot = T(q) qd."""
    import casadi

    if not layout.floating:
        return casadi.SX.eye(layout.nv)
    x, y, z, w = casadi.vertsplit(q[3:7])
    turn = _matrix([[w, -z, y], [z, w, -x], [-y, x, w], [-x, -y, -z]]) / 2
    return casadi.diagcat(_rotation(q), turn, casadi.SX.eye(layout.joints))


def _rotation(q: Any) -> Any:
    """The rotation matrix of the base's quaternion."""
    import casadi

    x, y, z, w = casadi.vertsplit(q[3:7])
    return _matrix(
        [
            [1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
            [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)],
            [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)],
        ]
    )


def _matrix(rows: list[list[Any]]) -> Any:
    import casadi

    return casadi.vertcat(*(casadi.horzcat(*row) for row in rows))


def _christoffel(mass_matrix: Any) -> Any:
    """The Coriolis matrix from a mass matrix."""
    import casadi

    q, qd, third = inputs = mass_matrix.sx_in()
    M = mass_matrix(*inputs)
    rate = casadi.jtimes(casadi.vec(M), q, qd).reshape(M.shape)
    J = casadi.jacobian(M @ qd, q)
    return casadi.Function("coriolis_matrix", [q, qd, third], [(rate + J - J.T) / 2])


def _from_adam(urdf: Path, robot: Robot, layout: Layout) -> Iterator[tuple[str, str, Any]]:
    """The same from adam-robotics, whose floating base is fixed for an arm."""
    package("adam-robotics")
    import casadi

    try:
        from adam import Representations
        from adam.casadi import KinDynComputations
    except ImportError as error:
        raise Missing(f"it cannot be imported: {error}") from None

    joints = [joint.name for joint in robot.joints[-layout.joints :]]
    body = KinDynComputations(str(urdf), joints, gravity=GRAVITY)
    q = casadi.SX.sym("q", layout.nq)
    qd, third = (casadi.SX.sym(name, layout.nv) for name in ("qd", "third"))
    if layout.floating:
        body.set_frame_velocity_representation(Representations.BODY_FIXED_REPRESENTATION)
        pose = casadi.vertcat(casadi.horzcat(_rotation(q), q[:3]), casadi.SX([[0, 0, 0, 1]]))
        M = body.mass_matrix(pose, q[7:])
        bias = body.bias_force(pose, q[7:], qd[:6], qd[6:])
    else:
        pose, still = casadi.SX.eye(4), casadi.SX.zeros(6)
        M = body.mass_matrix(pose, q)[6:, 6:]
        bias = body.bias_force(pose, q, still, qd)[6:]
    tau = M @ third + bias
    slopes = [casadi.jacobian(tau, q) @ _tangent_map(q, layout), casadi.jacobian(tau, qd)]
    acceleration = casadi.ldl_solve(third - bias, *casadi.ldl(M, False))

    def function(name: str, results: list[Any]) -> Any:
        return casadi.Function(name, [q, qd, third], results)

    yield "inverse_dynamics", "crba_bias", function("inverse_dynamics", [tau])
    yield "mass_matrix", "crba", function("mass_matrix", [M])
    yield "forward_dynamics", "solve", function("forward_dynamics", [acceleration])
    yield "inverse_dynamics_derivatives", "ad", function("derivatives", slopes)


def _shorter(source: str, name: str, method: str, function: Any) -> Way:
    """The function with dense results, and common sub-expressions eliminated if that helps."""
    import casadi

    inputs = function.sx_in()
    results = [casadi.densify(x) for x in function.call(inputs)]
    ways = []
    for eliminate in (False, True):
        title = f"{source.lower()}_{name}_{method}" + ("_cse" if eliminate else "")
        made = casadi.Function(title, inputs, results, {"cse": eliminate})
        text = f"{source}, {method.replace('_', ' ')}" + (", cse" if eliminate else "")
        ways.append(Way(source, name, text, made, _operations(made)))
    return min(ways, key=lambda way: way.operations)


def _operations(function: Any) -> int:
    """The instructions of a CasADi function that compute something."""
    import casadi

    idle = {casadi.OP_INPUT, casadi.OP_OUTPUT, casadi.OP_CONST, casadi.OP_PARAMETER}
    ids = (function.instruction_id(k) for k in range(function.n_instructions()))
    return sum(op not in idle for op in ids)


def _compiled(
    ways: list[Way], layout: Layout, flag_sets: tuple[str, ...], scratch: Path
) -> list[Entry]:
    """The C of all functions in one file, with every set of flags."""
    import casadi

    file = scratch / "casadi.c"
    generator = casadi.CodeGenerator(file.name)
    adapter = ""
    for way in ways:
        made = way.function
        generator.add(made)
        sizes = [made.numel_out(k) for k in range(made.n_out())]
        starts = [sum(sizes[:k]) for k in range(len(sizes))]
        adapter += _ADAPTER.format(
            name=made.name(),
            qd=layout.starts[1],
            third=layout.starts[2],
            size=sum(sizes),
            work=made.sz_w(),
            numbers=made.sz_iw(),
            inputs=max(made.sz_arg(), 3),
            outputs=max(made.sz_res(), len(sizes)),
            pointers=", ".join(f"out_{made.name()} + {k}" for k in starts),
        )
    file.write_text(generator.dump() + adapter, encoding="utf-8")
    entries = []
    for flags in flag_sets:
        library = ctypes.CDLL(str(build(f"casadi-{scratch.stem}", "c", [file], flags)))
        entries += [
            entry(
                library,
                way.function.name(),
                CASADI,
                way.name,
                way.method,
                flags,
                shapes_of(way.name, layout.nv),
                order="F",
                operations=str(way.operations),
                peer=layout,
            )
            for way in ways
        ]
    return entries
