"""panda_casadi.py: dynamics of panda, made by symdyn 0.2.0. Do not edit.

Made from panda.toml, sha256 2dfac0de9fdf8fb9.
7 coordinates, 7 velocities, gravity (0, 0, -9.81) m/s^2.
Numbers from Gaz, Cognetti, Oliva, Robuffo Giordano, De Luca, IEEE RA-L 2019

Links, numbered as in the code
   1  panda_link1: revolute joint panda_joint1 on the base
   2  panda_link2: revolute joint panda_joint2 on link 1
   3  panda_link3: revolute joint panda_joint3 on link 2
   4  panda_link4: revolute joint panda_joint4 on link 3
   5  panda_link5: revolute joint panda_joint5 on link 4
   6  panda_link6: revolute joint panda_joint6 on link 5
   7  panda_link7: revolute joint panda_joint7 on link 6
Tips: panda_link8

Conventions
  SI units, radians, right-handed frames; matrices column by column.
  Twists are (angular, linear), wrenches (moment, force), in link coordinates.
  tau = M(q) qdd + C(q,qd) qd + phi(q); phi is gravity only; bias h = C qd + phi.
  C is the Christoffel matrix: Mdot - 2C is skew.
  Gravity is the acceleration of free fall, in base coordinates.
  Link i is moved by joint i; its inertial parameters are about its own frame:
  m, mcx, mcy, mcz, Ixx, Ixy, Iyy, Ixz, Iyz, Izz (Ixy is the matrix entry).

    import panda_casadi
    functions = panda_casadi.load()
    gravity = functions["gravity"]

The first call builds a library of panda_casadi.c with the C compiler; later ones find it.
Derivatives come with the functions, and CasADi calls them as compiled code:

jac_f, the derivatives of f: of every function.
adj1_f, the gradient of a weighted sum of results, and jac_adj1_f, its Hessian: of every
  function.
jac_jac_f, the derivatives of jac_f: of every function.
"""

import hashlib
import os
import pathlib
import shlex
import shutil
import subprocess
import tempfile

try:
    import casadi
except ImportError:
    raise ImportError("panda_casadi needs CasADi: pip install casadi") from None

FUNCTIONS = (
    "gravity",
)
FLAGS = ("-O3", "-march=native")


def load(folder=None, flags=FLAGS):
    """The functions by name, as casadi.Function; `folder` and `flags` are those of `build`."""
    library = str(build(folder, flags))
    return {name: casadi.external(f"panda_{name}", library) for name in FUNCTIONS}


def build(folder=None, flags=FLAGS):
    """The library, in `folder` or else beside this file; it is built unless it is there already.

    The compiler is $CC if that is set, else cc, gcc or clang.
    """
    here = pathlib.Path(__file__).resolve().parent
    source = here / "panda_casadi.c"
    command = [*_compiler(), *flags, "-fPIC", "-shared"]
    made_of = source.read_bytes() + "\0".join(command).encode()
    library = pathlib.Path(folder or here) / f"panda_casadi_{hashlib.sha256(made_of).hexdigest()[:16]}.so"
    if not library.is_file():
        # built beside it and moved into place: nobody loads half a library
        with tempfile.TemporaryDirectory(dir=library.parent) as scratch:
            made = pathlib.Path(scratch, library.name)
            done = subprocess.run(
                [*command, "-o", str(made), str(source), "-lm"], capture_output=True, text=True
            )
            if done.returncode:
                reason = (done.stderr.strip().splitlines() or ["it says nothing"])[0]
                raise RuntimeError(f"{source.name}: the C compiler refuses it: {reason}")
            os.replace(made, library)
    return library.resolve()


def _compiler():
    for command in ([shlex.split(os.environ["CC"])] if os.environ.get("CC") else [["cc"], ["gcc"], ["clang"]]):
        if shutil.which(command[0]):
            return command
    raise RuntimeError("no C compiler found; install gcc or clang, or set CC to one")
