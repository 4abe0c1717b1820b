"""PyTorch takes the emitted functions: gradients, vmap, jvp, by its operations and by kernels."""

import pytest

from symdyn.codegen import TARGETS
from symdyn.compiler.pipeline import generate
from symdyn.robot import load
from tests.codegen.building import write
from tests.codegen.test_jax import FUNCTIONS, page_script, said
from tests.making import module_of

QUICK = """
import functools
import json
import warnings

import numpy as np
import torch
from torch.autograd import forward_ad
from torch.func import grad, hessian, jacfwd, jvp, vmap

import planar2r  # NumPy: its complex steps check the derivatives
import free_planar2r_torch
import planar2r_torch

warnings.filterwarnings("ignore", ".torch.jit.script. is deprecated")  # PyTorch's own jvp
found, told = {}, {}
rng = np.random.default_rng(0)
x = [*rng.uniform(-1, 1, (3, 5, 2)), rng.uniform(0.5, 1.5, 20)]
crossed = (x[0], *(a[:3, None].repeat(5, 1) for a in x[1:3]), x[3])
t, t_crossed = [torch.tensor(a) for a in x], [torch.tensor(a) for a in crossed]
each = (0, 0, 0, None)


def told_by(name, call, *arguments):
    try:
        call(*arguments)
    except (TypeError, ValueError, RuntimeError) as error:
        told[name] = str(error)


def differ(name, ours, theirs):
    assert tuple(ours.shape) == np.shape(theirs), name
    error = np.abs(ours.detach().numpy() - np.asarray(theirs)).max()
    found[name] = float(error / np.abs(np.asarray(theirs)).max())


def complex_step(f, arguments, k):
    slope = np.zeros_like(arguments[k])
    for place in np.ndindex(slope.shape):
        moved = [a.astype(complex) for a in arguments]
        moved[k][place] += 1e-30j
        slope[place] = f(*moved).imag / 1e-30
    return slope


def loss(code, *x):
    return (code.inverse_dynamics(*x) ** 2).sum() + (code.mass_matrix(x[0], x[3]) ** 3).sum()


def squares(f):
    return lambda *x: (f(*x) ** 2).sum()


def plain(*x):
    return planar2r_torch._SPECS["mass_matrix"].traced(*x)[0]


kernels = planar2r_torch.kernels(2, "libraries", ("-O0",))
for name, code in ("torch", planar2r_torch), ("kernel", kernels):
    f = code.inverse_dynamics
    value = planar2r.inverse_dynamics(*x)
    differ(f"{name} batch", f(*x), value)
    differ(f"{name} names", f(q=list(t[0]), p=x[3].tolist(), qd=t[1], qdd=t[2].float()),
           planar2r.inverse_dynamics(*x[:2], x[2].astype(np.float32).astype(float), x[3]))
    differ(f"{name} vmap", vmap(f, each)(*t), value)
    twice = vmap(vmap(f, each), (None, 0, 0, None))
    differ(f"{name} vmap twice", twice(*t_crossed), planar2r.inverse_dynamics(*crossed))
    rows = planar2r.inverse_dynamics(x[0][:, None], *x[1:])
    differ(f"{name} broadcast", f(x[0][:, None], *x[1:]), rows)
    leaves = [a.clone().requires_grad_() for a in t]
    loss(code, *leaves).backward()
    for k, leaf in enumerate(leaves):
        oracle = functools.partial(loss, planar2r)
        differ(f"{name} grad in argument {k}", leaf.grad, complex_step(oracle, x, k))
    alone = vmap(grad(squares(f)), each)(*t)
    differ(f"{name} vmap of grad", alone, grad(squares(f))(*t).numpy())
    pushed = jvp(code.mass_matrix, (t[0], t[3]), (t[1], torch.zeros(20, dtype=torch.float64)))[1]
    differ(f"{name} jvp", pushed, planar2r.mass_matrix(x[0] + 1e-30j * x[1], x[3]).imag / 1e-30)
    bent = hessian(squares(plain))(t[0][0], t[3]).numpy()
    differ(f"{name} hessian", hessian(squares(code.mass_matrix))(t[0][0], t[3]), bent)
    forward = jacfwd(jacfwd(squares(code.mass_matrix)))(t[0][0], t[3])
    differ(f"{name} forward mode in forward mode", forward, bent)
    with forward_ad.dual_level():
        rate = forward_ad.unpack_dual(code.mass_matrix(forward_ad.make_dual(t[0], t[1]), t[3]))
        differ(f"{name} dual numbers", rate.tangent, pushed.numpy())
    (first,) = torch.autograd.grad(squares(code.mass_matrix)(leaves[0][0], t[3]), leaves[0],
                                   create_graph=True)
    (second,) = torch.autograd.grad(first.sum(), leaves[0])
    differ(f"{name} double backward", second[0], bent.sum(0))
told_by("shape", planar2r_torch.mass_matrix, np.zeros(3), x[3])
told_by("count", planar2r_torch.mass_matrix, x[0])
told_by("batches", planar2r_torch.inverse_dynamics, np.zeros((3, 2)), np.zeros((4, 2)), *x[2:])
for threads in 0, 2.0, None:
    told_by(f"threads {threads}", planar2r_torch.kernels, threads)
told_by("folder", planar2r_torch.kernels, 1, "nowhere")
assert planar2r_torch.kernels(2, "libraries", ["-O0"]) is kernels, "made once"
told_by("flags", planar2r_torch.kernels(1, "libraries", ("-no-such-flag",)).mass_matrix, x[0], x[3])
constant = free_planar2r_torch.potential_energy  # without gravity
q = torch.tensor(rng.uniform(-1, 1, (5, 5)), requires_grad=True)
told["zeros"] = [
    torch.autograd.grad(constant(q).sum(), q)[0].abs().sum().item(),
    vmap(grad(constant))(q.detach()).abs().sum().item(),
    jvp(constant, (q.detach(),), (q.detach(),))[1].abs().sum().item(),
    hessian(constant)(q[0].detach()).abs().sum().item(),
]
told["help"] = planar2r_torch.inverse_dynamics.__doc__.split(":")[0]
print(json.dumps([found, told]))
"""


@pytest.fixture(scope="module")
def planar(tmp_path_factory):
    """What the script says in a folder with NumPy and PyTorch."""
    robot = load("planar2r").symbolic("inertial")
    made = generate(robot, ["python", "torch"], FUNCTIONS, tmp_path_factory.mktemp("planar"))
    (made.folder / "libraries").mkdir()
    write(TARGETS["torch"].emit(module_of("free_planar2r", ["potential_energy"])), made.folder)
    return said(made.folder, QUICK)


def test_operations_and_kernels_say_what_numpy_says_with_derivatives(planar):
    found, _ = planar
    assert len(found) == 2 * 15
    assert not {name: error for name, error in found.items() if not error < 1e-13}


def test_a_constant_result_has_zero_gradients(planar):
    _, told = planar
    assert told["zeros"] == [0.0] * 4


def test_mistakes_are_told(planar):
    _, told = planar
    assert told["shape"] == "q has shape (3,), expected (..., 2,)"
    assert told["count"] == "missing a required argument: 'p'"
    shapes = "q (3,), qd (4,), qdd (5,)"
    assert told["batches"] == f"the batch axes do not broadcast: {shapes}"
    for threads in ("0", "2.0", "None"):
        needed = "give a whole number of at least 1"
        assert told[f"threads {threads}"] == f"threads is {threads}; {needed}"
    assert told["folder"] == "folder nowhere does not exist; create it first"
    assert "planar2r_torch.c: the C compiler failed" in told["flags"]
    assert told["help"] == "Joint forces for given accelerations"


@pytest.mark.slow
def test_the_batch_of_the_page_on_languages(tmp_path):
    functions = ["inverse_dynamics", "inverse_dynamics_derivatives"]
    generate("planar2r", "torch", functions, tmp_path / "tensors")
    said(tmp_path, f"{page_script('torch')}\nprint(1)")
