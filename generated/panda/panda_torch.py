"""panda_torch.py: dynamics of panda, made by symdyn 0.2.0. Do not edit.

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
  SI units, radians, right-handed frames; matrices row-major.
  Twists are (angular, linear), wrenches (moment, force), in link coordinates.
  tau = M(q) qdd + C(q,qd) qd + phi(q); phi is gravity only; bias h = C qd + phi.
  C is the Christoffel matrix: Mdot - 2C is skew.
  Gravity is the acceleration of free fall, in base coordinates.
  Link i is moved by joint i; its inertial parameters are about its own frame:
  m, mcx, mcy, mcz, Ixx, Ixy, Iyy, Ixz, Iyz, Izz (Ixy is the matrix entry).

Operations per call
  gravity      58 mul, 35 add, 12 sin/cos  (by newton-euler-matrix)
  jac_gravity  272 mul, 163 add, 12 sin/cos  (by differentiation)

Reading the functions
  minus_x is -x. Under the title of a block, a = b says that a has no line, b being the same;
  names with a title say that these lines are part of that later block as well. Components
  that no result needs are left out.

Chosen frames: inside these functions link i is described in the frame f_i, given here
relative to f of its parent link. Inputs and outputs use the robot's own frames.
  gravity, jac_gravity
  f1 = Tz(0.333) Rz(pi) Rz(q[0])
  f2 = Rx(pi/2) Rz(pi) Rz(q[1])
  f3 = Rx(pi/2) Tz(0.316) Rz(q[2])
  f4 = Tx(0.0825) Rx(pi/2) Rz(pi) Rz(q[3])
  f5 = Tx(0.0825) Ty(-0.384) Rx(pi/2) Rz(pi) Rz(q[4])
  f6 = Rx(pi/2) Rz(q[5])
  f7 = Tx(0.088) Rx(pi/2) Rz(q[6] - 0.384205880607)

Transferred inertia: in these functions the part of a link's inertia that its joint cannot
feel is added to the parent link.
They compute with the sums called R, and with own parameters that stay and have no sum.
Literals in the code are these, lengths, or products, differences and multiples of them.
  gravity, jac_gravity
  link 1: panda_link1; f1 = panda_link1 Rz(-pi)
    own: m1 = 4.970684, mcx1 = -0.0192614005, mcy1 = -0.010343993404000001,
      mcz1 = -0.8698697, Ixx1 = 0.8556187233502738, Ixy1 = -0.0001790829744405,
      Iyy1 = 0.8589118354269374, Ixz1 = -0.0101427450875, Iyz1 = -0.020979198845699997,
      Izz1 = 0.009213163777211224; m1, mcz1, Iyy1 have no effect
    mcyR1 = mcy1 - mcz2 = -0.012604999774000002
    IxxR1 = Ixx1 - Iyy1 + Iyy2 = 0.024831172635531362
    IzzR1 = Izz1 + Iyy2 = 0.03733744848940618
  link 2: panda_link2; f2 = panda_link2
    own: m2 = 0.646926, mcx2 = -0.002031994566, mcy2 = -0.018579714719999998,
      mcz2 = 0.0022610063699999997, Ixx2 = 0.00850351162402155, Ixy2 = -0.00398335888393552,
      Iyy2 = 0.028124284712194955, Ixz2 = 0.01026110182100817, Iyz2 = 0.0007689361029464,
      Izz2 = 0.026534991901690206; m2, mcz2, Iyy2 move to link 1
    mcyR2 = mcy2 - mcz3 - 0.316 (m3 + ... + m7) = -3.104340043512
    IxxR2 = Ixx2 - Iyy2 + Iyy3 + 0.632 mcz3 + 0.099856 m3 + 0.10666225 (m4 + ... +
      m7) = 0.9896232897634767
    IzzR2 = Izz2 + Iyy3 + 0.632 mcz3 + 0.099856 m3 + 0.10666225 (m4 + ... +
      m7) = 1.0357790547533403
  link 3: panda_link3; f3 = panda_link3
    own: m3 = 3.228604, mcx3 = 0.088844724872, mcy3 = 0.126729164208,
      mcz3 = -0.214708623208, Ixx3 = 0.05649492601407083, Ixy3 = -0.008248333140675744,
      Iyy3 = 0.05287838199960611, Ixz3 = -0.005487648106562255,
      Iyz3 = -0.0043772571218395825, Izz3 = 0.01824920229252011; m3, mcz3, Iyy3 move to link
      2
    mcxR3 = mcx3 + 0.0825 (m4 + ... + m7) = 0.684157959872
    mcyR3 = mcy3 - mcz4 = 0.028227094878000014
    IxxR3 = Ixx3 - Iyy3 + Iyy4 - 0.00680625 m4 = 0.011595864095166039
    IxyR3 = Ixy3 + 0.0825 mcz4 = -0.00012191242095074308
    IzzR3 = Izz3 + Iyy4 + 0.00680625 m4 + 0.0136125 (m5 + m6 + m7) = 0.12445520614822145
  link 4: panda_link4; f4 = panda_link4 Rz(-pi)
    own: m4 = 3.587895, mcx4 = 0.19076837715, mcy4 = -0.374644408005, mcz4 = 0.09850206933,
      Ixx4 = 0.06767727025085991, Ixy4 = 0.02771584317362585, Iyy4 = 0.03239943042445132,
      Ixz4 = -0.0039053550262761003, Iyz4 = 0.0016444875773692705,
      Izz4 = 0.0775861490525396; m4, mcz4, Iyy4 move to link 3
    mcxR4 = mcx4 + 0.0825 (m5 + m6 + m7) = 0.49008027465000004
    mcyR4 = mcy4 - mcz5 - 0.384 (m5 + m6 + m7) = -1.720683553603
    IxxR4 = Ixx4 - Iyy4 + Iyy5 + 0.768 mcz5 + 0.14064975 (m5 + m6 + m7) = 0.5408292849391831
    IxyR4 = Ixy4 + 0.0825 mcz5 + 0.03168 (m5 + m6 + m7) = 0.13876407268546084
    IzzR4 = Izz4 + Iyy5 + 0.768 mcz5 + 0.15426225 (m5 + m6 + m7) = 0.6325240572528141
  link 5: panda_link5; f5 = panda_link5
    own: m5 = 1.225946, mcx5 = -0.014653732538, mcy5 = 0.05034347249,
      mcz5 = -0.047121686402, Ixx5 = 0.03942757095803552, Ixy5 = -0.0015152444733270301,
      Iyy5 = 0.03146037232526039, Ixz5 = -0.004600245517563105,
      Iyz5 = 0.0021640520520981297, Izz5 = 0.010869510762828563; m5, mcz5, Iyy5 move to link
      4
    mcyR5 = mcy5 - mcz6 = 0.067870631425
    IxxR5 = Ixx5 - Iyy5 + Iyy6 + 0.007744 m7 = 0.024230847133882086
    IzzR5 = Izz5 + Iyy6 + 0.007744 m7 = 0.027133159263935516
  link 6: panda_link6; f6 = panda_link6
    own: m6 = 1.666555, mcx6 = 0.10024161669500001, mcy6 = -0.023526756935,
      mcz6 = -0.017527158935000002, Ixx6 = 0.00248046035817079, Ixy6 = 0.001524110902883315,
      Iyy6 = 0.010567766133106952, Ixz6 = -0.00010375891721868492,
      Iyz6 = 9.3569097314605e-05, Izz6 = 0.011794560230238952; m6, mcz6, Iyy6 move to link 5
    mcxR6 = mcx6 + 0.088 m7 = 0.16496755269500002
    mcyR6 = mcy6 - mcz7 = -0.068832705569
    IxxR6 = Ixx6 - Iyy6 + Iyy7 - 0.007744 m7 = -0.0008185978088860856
    IxyR6 = Ixy6 + 0.088 mcz7 = 0.005511034382675315
    IzzR6 = Izz6 + Iyy7 + 0.007744 m7 = 0.03045503293228903
  link 7: panda_link7 with panda_link8; f7 = panda_link7 Rz(-0.384205880607)
    own: m7 = 0.735522, mcx7 = 0.008343776383464369, mcz7 = 0.045305948634,
      Ixx7 = 0.015254482669327865, Ixy7 = 0.0005571816285452075,
      Iyy7 = 0.012964590334050077, Ixz7 = -0.0013450149983408877,
      Iyz7 = -0.0011352667606277602, Izz7 = 0.004909651967360946; m7, mcz7, Iyy7 move to
      link 6
    IxxR7 = Ixx7 - Iyy7 = 0.002289892335277788

Arguments are tensors or nested lists of float64; axes in front of the documented shape are a batch.
A plain number stands for an array of one number. Gradients, their gradients, torch.func.vmap, grad
and jvp work: jac_<function> and <function>_derivatives hold derivatives of the functions.

    import panda_torch
    gravity = panda_torch.gravity            # operations of torch
    gravity = panda_torch.kernels().gravity  # compiled C, on the CPU
"""

import ctypes
import functools
import hashlib
import inspect
import itertools
import math
import operator
import os
import pathlib
import shlex
import shutil
import subprocess
import tempfile
import types

try:
    import torch
    from torch._functorch import eager_transforms
    from torch.autograd import forward_ad
except ImportError:
    raise ImportError("panda_torch needs PyTorch: pip install torch") from None

NQ = 7
NV = 7
REAL = torch.float64
FLAGS = ("-O3", "-march=native", "-ffp-contract=fast")
SHARE = 256  # states that are worth a thread of their own
_SPECS = {}
_COUNT = itertools.count()


class _Spec:
    """A function on entries of tensors, and what is known of it.

    `inputs` and `outputs` are shapes by name; `slopes` names the functions that have outputs
    d<output>_d<input>: none where all are zero, and None where torch differentiates by itself.
    """

    def __init__(self, code, inputs, outputs, slopes):
        self.code, self.inputs, self.outputs, self.slopes = code, inputs, outputs, slopes
        self.signature = inspect.signature(code)

    def tensors(self, arguments, named):
        """The arguments as tensors of the right type, with as many axes of a batch each."""
        if named or len(arguments) != len(self.inputs):
            arguments = self.signature.bind(*arguments, **named).arguments.values()
        tensors, ranks = [], []
        for value, (name, shape) in zip(arguments, self.inputs.items()):
            tensor = _tensor(value)
            if tensor.shape[tensor.ndim - len(shape) :] != shape:
                got = tuple(tensor.shape)
                raise ValueError(f"{name} has shape {got}, expected (..., {str(shape)[1:]}")
            tensors.append(tensor)
            ranks.append(tensor.ndim - len(shape))
        if len(set(ranks)) > 1:
            ones = [(1,) * (max(ranks) - rank) for rank in ranks]
            tensors = [t.reshape((*extra, *t.shape)) for t, extra in zip(tensors, ones)]
        return tensors

    def batch(self, tensors):
        """The shape of the batch."""
        shapes = zip(tensors, self.inputs.values())
        leads = [t.shape[: t.ndim - len(shape)] for t, shape in shapes]
        if all(lead == leads[0] for lead in leads):
            return leads[0]
        try:
            return torch.broadcast_shapes(*leads)
        except RuntimeError:
            raise ValueError(_misfit(self.inputs, leads)) from None

    def traced(self, *tensors):
        """The outputs, computed by operations of torch."""
        batch, results = self.batch(tensors), self.code(*tensors)
        results = results if len(self.outputs) > 1 else (results,)
        pairs = zip(results, self.outputs.values())
        return tuple(_stacked(entries, shape, batch, tensors[0]) for entries, shape in pairs)

    def function(self, compute, slopes):
        """The function for users; `slopes` finds those that compute slopes by their names.

        Rules for derivatives serve one level of forward mode, if there are slopes: torch does not
        differentiate them forward once more. Operations of torch serve any number of levels.
        """
        with_rules = compute
        if self.slopes is not None or compute != self.traced:
            with_rules = _differentiable(self, compute, slopes)

        @functools.wraps(self.code)
        def function(*arguments, **named):
            ruled = _forward_levels() <= (self.slopes is not None)
            results = (with_rules if ruled else self.traced)(*self.tensors(arguments, named))
            return results if len(self.outputs) > 1 else results[0]

        return function

    def known_slopes(self, tensors, outputs, inputs, slopes):
        """What the functions of slopes say of these outputs and inputs, by their names."""
        given, found = dict(zip(self.inputs, tensors)), {}
        for name in self.slopes:
            spec = _SPECS[name]
            wanted = {f"d{o}_d{i}": (o, i) for o in outputs for i in inputs}
            if any(slope in spec.outputs for slope in wanted):
                values = slopes(name)(*(given[i] for i in spec.inputs))
                values = zip(spec.outputs, values if len(spec.outputs) > 1 else (values,))
                found |= {wanted[slope]: value for slope, value in values if slope in wanted}
        return found

    def pushed(self, tensors, rates, slopes):
        """The rates of the outputs for those of the inputs: sums of slopes times rates."""
        moving = {i: t for i, t in zip(self.inputs, rates) if t is not None}
        batch = self.batch(tensors)
        sums = {o: tensors[0].new_zeros((*batch, *s)) for o, s in self.outputs.items()}
        for (o, i), slope in self.known_slopes(tensors, sums, moving, slopes).items():
            rate = moving[i].flatten(-len(self.inputs[i]))
            columns = slope.reshape(*batch, math.prod(self.outputs[o]), rate.shape[-1])
            sums[o] = sums[o] + (columns @ rate[..., None]).reshape(sums[o].shape)
        return tuple(sums.values())

    def pulled(self, tensors, weights, wanted, slopes):
        """The gradients in the wanted inputs, for weights of the outputs."""
        if self.slopes is None:
            return torch.func.vjp(self.traced, *tensors)[1](tuple(weights))
        weights = {o: w for o, w in zip(self.outputs, weights) if w is not None}
        inputs = [i for i, asked in zip(self.inputs, wanted) if asked]
        sums = {i: torch.zeros_like(t) for i, t in zip(self.inputs, tensors) if i in inputs}
        batch = self.batch(tensors)
        for (o, i), slope in self.known_slopes(tensors, weights, inputs, slopes).items():
            m, k = math.prod(self.outputs[o]), math.prod(self.inputs[i])
            weight, rows = weights[o].reshape(*batch, 1, m), slope.reshape(*batch, m, k)
            terms = (weight @ rows).reshape((*batch, *self.inputs[i]))
            same = [k for k, n in enumerate(sums[i].shape[: len(batch)]) if n < batch[k]]
            sums[i] = sums[i] + (terms.sum(same, keepdim=True) if same else terms)
        return tuple(sums.get(i) for i in self.inputs)


def _differentiable(spec, compute, slopes):
    """The outputs with rules for derivatives: by slopes; if there are none, backward by torch."""

    class Rules(torch.autograd.Function):
        @staticmethod
        def forward(*tensors):
            return compute(*tensors[-len(spec.inputs) :])  # torch.compile puts a context first

        @staticmethod
        def setup_context(ctx, inputs, output):
            ctx.save_for_backward(*inputs)
            ctx.save_for_forward(*inputs)

        @staticmethod
        def backward(ctx, *weights):
            return spec.pulled(ctx.saved_tensors, weights, ctx.needs_input_grad, slopes)

        @staticmethod
        def jvp(ctx, *rates):
            return spec.pushed(ctx.saved_tensors, rates, slopes)

        @staticmethod
        def vmap(info, axes, *tensors):
            pairs = zip(tensors, axes)
            moved = [t[None] if axis is None else t.movedim(axis, 0) for t, axis in pairs]
            return Rules.apply(*moved), (0,) * len(spec.outputs)

    return Rules.apply


def _function(inputs, outputs, slopes=None):
    """A decorator of functions on entries: makes those of tensors with batch axes."""

    def made(code):
        spec = _SPECS[code.__name__] = _Spec(code, inputs, outputs, slopes)
        return spec.function(spec.traced, globals().__getitem__)

    return made


def _forward_levels():
    """How many levels of forward mode are active, one in the other."""
    return max(eager_transforms.JVP_NESTING, forward_ad._current_level + 1)


def _tensor(value):
    """A tensor of a tensor, an array, a number, or a list of such."""
    if isinstance(value, torch.Tensor) and value.dtype == REAL and value.ndim:
        return value
    if isinstance(value, (list, tuple)) and any(isinstance(v, torch.Tensor) for v in value):
        return torch.stack([torch.as_tensor(v, dtype=REAL) for v in value])
    return torch.atleast_1d(torch.as_tensor(value, dtype=REAL))


def _stacked(entries, shape, batch, like):
    """A tensor of entries, the axes of the batch in front."""
    if not entries:
        return like.new_zeros((*batch, *shape))
    rows = torch.stack([_entry(entry, like).expand(batch) for entry in entries], -1)
    return rows.reshape((*batch, *shape))


def _entry(entry, like):
    """A constant among entries becomes a tensor."""
    return entry if isinstance(entry, torch.Tensor) else like.new_tensor(entry)


def _atan2(y, x):
    like = y if isinstance(y, torch.Tensor) else x
    return torch.atan2(_entry(y, like), _entry(x, like))


def _where(test, yes, no):
    like = test.new_zeros((), dtype=REAL)
    return torch.where(test, _entry(yes, like), _entry(no, like))


def kernels(threads=1, folder=None, flags=FLAGS):
    """The same functions on the CPU, as compiled C: `kernels().gravity`.

    The first call of a function builds a library of panda_torch.c, in `folder` or else beside
    this file; later runs find it. So many `threads` share a batch, by OpenMP. torch.func.vmap hands
    the whole batch to one call.
    """
    return _kernels(*_checked(threads, folder, flags))


@functools.cache
def _kernels(threads, folder, flags):
    """The functions; operators that torch knows once stay, so they are made once."""
    made = {}
    for name, spec in _SPECS.items():
        made[name] = spec.function(_kernel(spec, name, threads, folder, flags), made.__getitem__)
    return types.SimpleNamespace(**made)


def _kernel(spec, name, threads, folder, flags):
    """The outputs of a function, computed by an operator that calls a kernel."""

    def empty(tensors: list[torch.Tensor]) -> list[torch.Tensor]:
        batch = spec.batch(tensors)
        return [tensors[0].new_empty((*batch, *shape)) for shape in spec.outputs.values()]

    def call(tensors: list[torch.Tensor]) -> list[torch.Tensor]:
        many = _many(name, threads > 1, folder, flags)
        batch, results, given = spec.batch(tensors), empty(tensors), []
        for tensor, shape in zip(tensors, spec.inputs.values()):
            size = math.prod(shape)
            same = tensor.numel() == size
            whole = tensor if same else tensor.expand((*batch, *shape))
            given.append((whole.contiguous(), 0 if same else size))
        states = [x for tensor, step in given for x in (tensor.data_ptr(), step)]
        n = math.prod(batch)
        parallel = max(1, min(threads, n // SHARE))
        many(n, *states, *(result.data_ptr() for result in results), parallel)
        return results

    unique = f"symdyn::panda_{name}_{id(_SPECS):x}_{next(_COUNT)}"
    operator = torch.library.custom_op(unique, call, mutates_args=(), device_types="cpu")
    operator.register_fake(empty)

    def compute(*tensors):
        return tuple(operator(list(tensors)))

    return compute


@functools.cache
def _many(function, parallel, folder, flags):
    """The function of a library over many states."""
    spec = _SPECS[function]
    library = build(function, folder, (*flags, "-fopenmp") if parallel else flags)
    many = getattr(ctypes.CDLL(str(library)), f"panda_{function}_many")
    states = [ctypes.c_void_p, ctypes.c_size_t] * len(spec.inputs)
    results = [ctypes.c_void_p] * len(spec.outputs)
    many.restype, many.argtypes = None, [ctypes.c_size_t, *states, *results, ctypes.c_int]
    return many


def _misfit(names, batches):
    """What is wrong with arguments whose axes in front of their shapes do not fit each other."""
    pairs = [(name, tuple(batch)) for name, batch in zip(names, batches) if set(batch) - {1}]
    axes = ", ".join(f"{name} {batch}" for name, batch in pairs)
    return f"the axes of batches do not fit each other: {axes}"


def _checked(threads, folder, flags):
    """The arguments of kernels(), such that equal ones compare equal."""
    try:
        count = operator.index(threads)
    except TypeError:
        count = 0
    if count < 1:
        raise ValueError(f"threads is {threads!r}; give a whole number of at least 1")
    place = pathlib.Path(folder or pathlib.Path(__file__).parent).resolve()
    if not place.is_dir():
        raise ValueError(f"folder {folder} does not exist; make it first")
    return count, place, tuple(shlex.split(flags) if isinstance(flags, str) else flags)


def build(function, folder=None, flags=FLAGS):
    """The library of a function, in `folder` or else beside this file, built unless it is there.

    The compiler is $CC if that is set, else cc, gcc or clang.
    """
    here = pathlib.Path(__file__).resolve().parent
    source = here / "panda_torch.c"
    command = [*_compiler(), "-std=c11", *flags, "-fPIC", "-shared", f"-DWITH_{function}"]
    made_of = source.read_bytes() + "\0".join([*command, torch.__version__]).encode()
    digest = hashlib.sha256(made_of).hexdigest()[:16]
    library = pathlib.Path(folder or here) / f"panda_torch_{function}_{digest}.so"
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
    chosen = shlex.split(os.environ.get("CC", ""))
    for command in [chosen] if chosen else [["cc"], ["gcc"], ["clang"]]:
        if shutil.which(command[0]):
            return command
    raise RuntimeError("no C compiler found; install gcc or clang, or set CC to one")


@_function(
    inputs={"q": (7,)},
    outputs={"phi": (7,)},
    slopes=("jac_gravity",),
)
def gravity(q):
    """Joint forces that hold the robot still: phi(q).

    q: joint positions (rad), shape (..., 7)
    phi: gravity forces (N m), shape (..., 7)
    """
    # sines and cosines of the joint angles
    s2 = torch.sin(q[..., 1])
    c2 = torch.cos(q[..., 1])
    c3 = torch.cos(q[..., 2])
    s3 = torch.sin(q[..., 2])
    c4 = torch.cos(q[..., 3])
    s4 = torch.sin(q[..., 3])
    c5 = torch.cos(q[..., 4])
    s5 = torch.sin(q[..., 4])
    c6 = torch.cos(q[..., 5])
    s6 = torch.sin(q[..., 5])
    t1 = q[..., 6] - 0.38420588060665173
    s7 = torch.sin(t1)
    c7 = torch.cos(t1)

    # link 2: acceleration a of its origin, gravity included
    minus_a2_x = 9.81 * s2
    minus_a2_y = 9.81 * c2

    # link 2: moment n = mc x a (w = alpha = 0)
    n2_z = 0.01993386669246 * c2 - 30.45357582685272 * s2

    # link 3: acceleration a of its origin, gravity included
    # a3_z = -a2_y
    minus_a3_x = c3 * minus_a2_x
    a3_y = s3 * minus_a2_x

    # link 3: moment n = mc x a (w = alpha = 0)
    n3_x = 0.27690780075318017 * c2
    minus_n3_y = 6.711589586344321 * c2
    n3_z = 0.684157959872 * a3_y + 0.028227094878000014 * minus_a3_x

    # link 4: acceleration a of its origin, gravity included
    # a4_z = -a3_y
    a4_x = c4 * minus_a3_x - s4 * minus_a2_y
    minus_a4_y = s4 * minus_a3_x + c4 * minus_a2_y

    # link 4: moment n = mc x a (w = alpha = 0)
    n4_x = 1.720683553603 * a3_y
    n4_y = 0.49008027465000004 * a3_y
    n4_z = 1.720683553603 * a4_x - 0.49008027465000004 * minus_a4_y

    # link 5: acceleration a of its origin, gravity included
    # a5_z = -a4_y
    a5_x = s5 * a3_y - c5 * a4_x
    a5_y = s5 * a4_x + c5 * a3_y

    # link 5: moment n = mc x a (w = alpha = 0)
    n5_x = 0.067870631425 * minus_a4_y
    n5_y = 0.014653732538 * minus_a4_y
    minus_n5_z = 0.014653732538 * a5_y + 0.067870631425 * a5_x

    # link 6: acceleration a of its origin, gravity included
    # a6_z = -a5_y
    a6_x = c6 * a5_x + s6 * minus_a4_y
    a6_y = c6 * minus_a4_y - s6 * a5_x

    # link 6: moment n = mc x a (w = alpha = 0)
    n6_x = 0.068832705569 * a5_y
    n6_y = 0.16496755269500002 * a5_y
    n6_z = 0.16496755269500002 * a6_y + 0.068832705569 * a6_x

    # link 7: acceleration a of its origin, gravity included
    minus_a7_y = s7 * a6_x + c7 * a5_y

    # link 7: moment n = mc x a (w = alpha = 0)
    n7_y = 0.008343776383464369 * a6_y
    minus_n7_z = 0.008343776383464369 * minus_a7_y

    # joint 6: force F and moment N through it, joint 7 added
    # minus_dN6_z_dq7, minus_dN6_x_dq7: joint 6: force F and moment N through it, joint 7
    #   added, derivative in q[6]
    minus_dN6_z_dq7 = s7 * n7_y
    minus_dN6_x_dq7 = c7 * n7_y
    N6_x = n6_x - minus_dN6_z_dq7
    N6_y = n6_y + minus_n7_z
    N6_z = n6_z + minus_dN6_x_dq7

    # joint 5: force F and moment N through it, joint 6 added
    N5_x = n5_x + (c6 * N6_x - s6 * N6_y)
    N5_y = n5_y - N6_z
    N5_z = s6 * N6_x + c6 * N6_y - minus_n5_z

    # joint 4: force F and moment N through it, joint 5 added
    N4_x = n4_x + (s5 * N5_y - c5 * N5_x)
    N4_y = n4_y - N5_z
    N4_z = n4_z - (s5 * N5_x + c5 * N5_y)

    # joint 3: force F and moment N through it, joint 4 added
    N3_x = n3_x + (s4 * N4_y - c4 * N4_x)
    minus_N3_y = N4_z + minus_n3_y
    N3_z = n3_z - (s4 * N4_x + c4 * N4_y)

    # joint 2: force F and moment N through it, joint 3 added
    N2_x = c3 * N3_x + s3 * minus_N3_y
    N2_z = n2_z + (s3 * N3_x - c3 * minus_N3_y)

    # joint 1: force F and moment N through it, joint 2 added
    minus_N1_z = s2 * N2_x - c2 * N3_z

    phi = [
        -minus_N1_z, N2_z, N3_z, N4_z, N5_z, N6_z, -minus_n7_z,
    ]
    return phi


@_function(
    inputs={"q": (7,)},
    outputs={"dphi_dq": (7, 7)},
)
def jac_gravity(q):
    """Partial derivatives of gravity in the entries of its inputs.

    q: joint positions (rad), shape (..., 7)
    dphi_dq: derivative of phi in the entries of q, shape (..., 7, 7)
    """
    # sines and cosines of the joint angles
    s2 = torch.sin(q[..., 1])
    c2 = torch.cos(q[..., 1])
    c3 = torch.cos(q[..., 2])
    s3 = torch.sin(q[..., 2])
    c4 = torch.cos(q[..., 3])
    s4 = torch.sin(q[..., 3])
    c5 = torch.cos(q[..., 4])
    s5 = torch.sin(q[..., 4])
    c6 = torch.cos(q[..., 5])
    s6 = torch.sin(q[..., 5])
    t1 = q[..., 6] - 0.38420588060665173
    s7 = torch.sin(t1)
    c7 = torch.cos(t1)

    # link 2: acceleration a of its origin, gravity included
    minus_a2_x = 9.81 * s2
    minus_a2_y = 9.81 * c2

    # link 3: acceleration a of its origin, gravity included
    # a3_z = -a2_y
    minus_a3_x = c3 * minus_a2_x
    a3_y = s3 * minus_a2_x

    # link 3: moment n = mc x a (w = alpha = 0)
    n3_x = 0.27690780075318017 * c2
    minus_n3_y = 6.711589586344321 * c2
    n3_z = 0.684157959872 * a3_y + 0.028227094878000014 * minus_a3_x

    # link 4: acceleration a of its origin, gravity included
    # a4_z = -a3_y
    a4_x = c4 * minus_a3_x - s4 * minus_a2_y
    minus_a4_y = s4 * minus_a3_x + c4 * minus_a2_y

    # link 4: moment n = mc x a (w = alpha = 0)
    n4_x = 1.720683553603 * a3_y
    n4_y = 0.49008027465000004 * a3_y
    n4_z = 1.720683553603 * a4_x - 0.49008027465000004 * minus_a4_y

    # link 5: acceleration a of its origin, gravity included
    # a5_z = -a4_y
    a5_x = s5 * a3_y - c5 * a4_x
    a5_y = s5 * a4_x + c5 * a3_y

    # link 5: moment n = mc x a (w = alpha = 0)
    n5_x = 0.067870631425 * minus_a4_y
    n5_y = 0.014653732538 * minus_a4_y
    minus_n5_z = 0.014653732538 * a5_y + 0.067870631425 * a5_x

    # link 6: acceleration a of its origin, gravity included
    # a6_z = -a5_y
    a6_x = c6 * a5_x + s6 * minus_a4_y
    a6_y = c6 * minus_a4_y - s6 * a5_x

    # link 6: moment n = mc x a (w = alpha = 0)
    n6_x = 0.068832705569 * a5_y
    n6_y = 0.16496755269500002 * a5_y
    n6_z = 0.16496755269500002 * a6_y + 0.068832705569 * a6_x

    # link 7: acceleration a of its origin, gravity included
    minus_a7_y = s7 * a6_x + c7 * a5_y

    # link 7: moment n = mc x a (w = alpha = 0)
    n7_y = 0.008343776383464369 * a6_y
    minus_n7_z = 0.008343776383464369 * minus_a7_y

    # joint 6: force F and moment N through it, joint 7 added
    # minus_dN6_z_dq7, minus_dN6_x_dq7: joint 6: force F and moment N through it, joint 7
    #   added, derivative in q[6]
    minus_dN6_z_dq7 = s7 * n7_y
    minus_dN6_x_dq7 = c7 * n7_y
    N6_x = n6_x - minus_dN6_z_dq7
    N6_y = n6_y + minus_n7_z
    N6_z = n6_z + minus_dN6_x_dq7

    # joint 5: force F and moment N through it, joint 6 added
    t2 = c6 * N6_x - s6 * N6_y
    N5_x = n5_x + t2
    N5_y = n5_y - N6_z

    # joint 4: force F and moment N through it, joint 5 added
    t3 = s5 * N5_y - c5 * N5_x
    N4_x = n4_x + t3
    t4 = s6 * N6_x + c6 * N6_y
    N4_y = n4_y + minus_n5_z - t4

    # joint 3: force F and moment N through it, joint 4 added
    t5 = s4 * N4_y - c4 * N4_x
    N3_x = n3_x + t5
    t6 = s5 * N5_x + c5 * N5_y
    minus_N3_y = n4_z + minus_n3_y - t6
    t7 = s4 * N4_x + c4 * N4_y
    N3_z = n3_z - t7

    # joint 2: force F and moment N through it, joint 3 added
    N2_x = c3 * N3_x + s3 * minus_N3_y

    # link 2: moment n = mc x a (w = alpha = 0), derivative in q[1]
    minus_dn2_z_dq2 = 0.01993386669246 * s2 + 30.45357582685272 * c2

    # link 3: acceleration a of its origin, gravity included, derivative in q[1]
    minus_da3_x_dq2 = minus_a2_y * c3
    da3_y_dq2 = minus_a2_y * s3

    # link 3: moment n = mc x a (w = alpha = 0), derivative in q[1]
    minus_dn3_x_dq2 = 0.27690780075318017 * s2
    dn3_y_dq2 = 6.711589586344321 * s2
    t8 = 0.028227094878000014 * minus_da3_x_dq2
    dn3_z_dq2 = 0.684157959872 * da3_y_dq2 + t8

    # link 4: acceleration a of its origin, gravity included, derivative in q[1]
    da4_x_dq2 = minus_da3_x_dq2 * c4 + minus_a2_x * s4
    minus_da4_y_dq2 = minus_da3_x_dq2 * s4 - minus_a2_x * c4

    # link 4: moment n = mc x a (w = alpha = 0), derivative in q[1]
    dn4_x_dq2 = 1.720683553603 * da3_y_dq2
    dn4_y_dq2 = 0.49008027465000004 * da3_y_dq2
    t9 = 0.49008027465000004 * minus_da4_y_dq2
    dn4_z_dq2 = 1.720683553603 * da4_x_dq2 - t9

    # link 5: acceleration a of its origin, gravity included, derivative in q[1]
    da5_x_dq2 = da3_y_dq2 * s5 - da4_x_dq2 * c5
    da5_y_dq2 = da4_x_dq2 * s5 + da3_y_dq2 * c5

    # link 5: moment n = mc x a (w = alpha = 0), derivative in q[1]
    dn5_x_dq2 = 0.067870631425 * minus_da4_y_dq2
    dn5_y_dq2 = 0.014653732538 * minus_da4_y_dq2
    minus_dn5_z_dq2 = 0.014653732538 * da5_y_dq2 + 0.067870631425 * da5_x_dq2

    # link 6: acceleration a of its origin, gravity included, derivative in q[1]
    da6_x_dq2 = da5_x_dq2 * c6 + minus_da4_y_dq2 * s6
    da6_y_dq2 = minus_da4_y_dq2 * c6 - da5_x_dq2 * s6

    # link 6: moment n = mc x a (w = alpha = 0), derivative in q[1]
    dn6_x_dq2 = 0.068832705569 * da5_y_dq2
    dn6_y_dq2 = 0.16496755269500002 * da5_y_dq2
    dn6_z_dq2 = 0.16496755269500002 * da6_y_dq2 + 0.068832705569 * da6_x_dq2

    # link 7: acceleration a of its origin, gravity included, derivative in q[1]
    minus_da7_y_dq2 = da6_x_dq2 * s7 + da5_y_dq2 * c7

    # link 7: moment n = mc x a (w = alpha = 0), derivative in q[1]
    dn7_y_dq2 = 0.008343776383464369 * da6_y_dq2
    minus_dn7_z_dq2 = 0.008343776383464369 * minus_da7_y_dq2

    # joint 6: force F and moment N through it, joint 7 added, derivative in q[1]
    # minus_ddN6_z_dq7_dq2, minus_ddN6_x_dq7_dq2: joint 6: force F and moment N through
    #   it, joint 7 added, derivative in q[6], derivative in q[1]
    minus_ddN6_z_dq7_dq2 = dn7_y_dq2 * s7
    minus_ddN6_x_dq7_dq2 = dn7_y_dq2 * c7
    dN6_x_dq2 = dn6_x_dq2 - minus_ddN6_z_dq7_dq2
    dN6_y_dq2 = dn6_y_dq2 + minus_dn7_z_dq2
    dN6_z_dq2 = dn6_z_dq2 + minus_ddN6_x_dq7_dq2

    # joint 5: force F and moment N through it, joint 6 added, derivative in q[1]
    dN5_x_dq2 = dn5_x_dq2 + (dN6_x_dq2 * c6 - dN6_y_dq2 * s6)
    dN5_y_dq2 = dn5_y_dq2 - dN6_z_dq2
    dN5_z_dq2 = dN6_x_dq2 * s6 + dN6_y_dq2 * c6 - minus_dn5_z_dq2

    # joint 4: force F and moment N through it, joint 5 added, derivative in q[1]
    dN4_x_dq2 = dn4_x_dq2 + (dN5_y_dq2 * s5 - dN5_x_dq2 * c5)
    dN4_y_dq2 = dn4_y_dq2 - dN5_z_dq2
    dN4_z_dq2 = dn4_z_dq2 - (dN5_x_dq2 * s5 + dN5_y_dq2 * c5)

    # joint 3: force F and moment N through it, joint 4 added, derivative in q[1]
    dN3_x_dq2 = dN4_y_dq2 * s4 - dN4_x_dq2 * c4 - minus_dn3_x_dq2
    minus_dN3_y_dq2 = dN4_z_dq2 - dn3_y_dq2
    dN3_z_dq2 = dn3_z_dq2 - (dN4_x_dq2 * s4 + dN4_y_dq2 * c4)

    # joint 2: force F and moment N through it, joint 3 added, derivative in q[1]
    dN2_x_dq2 = dN3_x_dq2 * c3 + minus_dN3_y_dq2 * s3
    dN2_z_dq2 = dN3_x_dq2 * s3 - minus_dN3_y_dq2 * c3 - minus_dn2_z_dq2

    # joint 1: force F and moment N through it, joint 2 added, derivative in q[1]
    minus_dN1_z_dq2 = c2 * (N2_x - dN3_z_dq2) + s2 * (dN2_x_dq2 + N3_z)

    # link 3: moment n = mc x a (w = alpha = 0), derivative in q[2]
    dn3_z_dq3 = 0.684157959872 * minus_a3_x - 0.028227094878000014 * a3_y

    # link 4: acceleration a of its origin, gravity included, derivative in q[2]
    minus_da4_x_dq3 = a3_y * c4
    da4_y_dq3 = a3_y * s4

    # link 4: moment n = mc x a (w = alpha = 0), derivative in q[2]
    dn4_x_dq3 = 1.720683553603 * minus_a3_x
    dn4_y_dq3 = 0.49008027465000004 * minus_a3_x
    t10 = 1.720683553603 * minus_da4_x_dq3
    dn4_z_dq3 = 0.49008027465000004 * da4_y_dq3 - t10

    # link 5: acceleration a of its origin, gravity included, derivative in q[2]
    da5_x_dq3 = minus_a3_x * s5 + minus_da4_x_dq3 * c5
    da5_y_dq3 = minus_a3_x * c5 - minus_da4_x_dq3 * s5

    # link 5: moment n = mc x a (w = alpha = 0), derivative in q[2]
    minus_dn5_x_dq3 = 0.067870631425 * da4_y_dq3
    minus_dn5_y_dq3 = 0.014653732538 * da4_y_dq3
    minus_dn5_z_dq3 = 0.014653732538 * da5_y_dq3 + 0.067870631425 * da5_x_dq3

    # link 6: acceleration a of its origin, gravity included, derivative in q[2]
    da6_x_dq3 = da5_x_dq3 * c6 - da4_y_dq3 * s6
    minus_da6_y_dq3 = da4_y_dq3 * c6 + da5_x_dq3 * s6

    # link 6: moment n = mc x a (w = alpha = 0), derivative in q[2]
    dn6_x_dq3 = 0.068832705569 * da5_y_dq3
    dn6_y_dq3 = 0.16496755269500002 * da5_y_dq3
    t11 = 0.16496755269500002 * minus_da6_y_dq3
    dn6_z_dq3 = 0.068832705569 * da6_x_dq3 - t11

    # link 7: acceleration a of its origin, gravity included, derivative in q[2]
    minus_da7_y_dq3 = da6_x_dq3 * s7 + da5_y_dq3 * c7

    # link 7: moment n = mc x a (w = alpha = 0), derivative in q[2]
    minus_dn7_y_dq3 = 0.008343776383464369 * minus_da6_y_dq3
    minus_dn7_z_dq3 = 0.008343776383464369 * minus_da7_y_dq3

    # joint 6: force F and moment N through it, joint 7 added, derivative in q[2]
    # ddN6_z_dq7_dq3, ddN6_x_dq7_dq3: joint 6: force F and moment N through it, joint 7
    #   added, derivative in q[6], derivative in q[2]
    ddN6_z_dq7_dq3 = minus_dn7_y_dq3 * s7
    ddN6_x_dq7_dq3 = minus_dn7_y_dq3 * c7
    dN6_x_dq3 = dn6_x_dq3 + ddN6_z_dq7_dq3
    dN6_y_dq3 = dn6_y_dq3 + minus_dn7_z_dq3
    dN6_z_dq3 = dn6_z_dq3 - ddN6_x_dq7_dq3

    # joint 5: force F and moment N through it, joint 6 added, derivative in q[2]
    dN5_x_dq3 = dN6_x_dq3 * c6 - dN6_y_dq3 * s6 - minus_dn5_x_dq3
    minus_dN5_y_dq3 = dN6_z_dq3 + minus_dn5_y_dq3
    dN5_z_dq3 = dN6_x_dq3 * s6 + dN6_y_dq3 * c6 - minus_dn5_z_dq3

    # joint 4: force F and moment N through it, joint 5 added, derivative in q[2]
    dN4_x_dq3 = dn4_x_dq3 - (minus_dN5_y_dq3 * s5 + dN5_x_dq3 * c5)
    dN4_y_dq3 = dn4_y_dq3 - dN5_z_dq3
    dN4_z_dq3 = dn4_z_dq3 - (dN5_x_dq3 * s5 - minus_dN5_y_dq3 * c5)

    # joint 3: force F and moment N through it, joint 4 added, derivative in q[2]
    # dN3_y_dq3 = -dN4_z_dq3
    dN3_x_dq3 = dN4_y_dq3 * s4 - dN4_x_dq3 * c4
    dN3_z_dq3 = dn3_z_dq3 - (dN4_x_dq3 * s4 + dN4_y_dq3 * c4)

    # joint 2: force F and moment N through it, joint 3 added, derivative in q[2]
    dN2_x_dq3 = c3 * (dN3_x_dq3 + minus_N3_y) - s3 * (N3_x - dN4_z_dq3)
    dN2_z_dq3 = dN3_x_dq3 * s3 - dN4_z_dq3 * c3 + N2_x

    # link 4: moment n = mc x a (w = alpha = 0), derivative in q[3]
    minus_dn4_z_dq4 = 1.720683553603 * minus_a4_y + 0.49008027465000004 * a4_x

    # link 5: acceleration a of its origin, gravity included, derivative in q[3]
    da5_x_dq4 = minus_a4_y * c5
    minus_da5_y_dq4 = minus_a4_y * s5

    # link 5: moment n = mc x a (w = alpha = 0), derivative in q[3]
    dn5_x_dq4 = 0.067870631425 * a4_x
    dn5_y_dq4 = 0.014653732538 * a4_x

    # link 6: acceleration a of its origin, gravity included, derivative in q[3]
    da6_x_dq4 = da5_x_dq4 * c6 + a4_x * s6
    da6_y_dq4 = a4_x * c6 - da5_x_dq4 * s6

    # link 6: moment n = mc x a (w = alpha = 0), derivative in q[3]
    minus_dn6_x_dq4 = 0.068832705569 * minus_da5_y_dq4
    minus_dn6_y_dq4 = 0.16496755269500002 * minus_da5_y_dq4
    dn6_z_dq4 = 0.16496755269500002 * da6_y_dq4 + 0.068832705569 * da6_x_dq4

    # link 7: acceleration a of its origin, gravity included, derivative in q[3]
    minus_da7_y_dq4 = da6_x_dq4 * s7 - minus_da5_y_dq4 * c7

    # link 7: moment n = mc x a (w = alpha = 0), derivative in q[3]
    dn7_y_dq4 = 0.008343776383464369 * da6_y_dq4
    minus_dn7_z_dq4 = 0.008343776383464369 * minus_da7_y_dq4

    # joint 6: force F and moment N through it, joint 7 added, derivative in q[3]
    # minus_ddN6_z_dq7_dq4, minus_ddN6_x_dq7_dq4: joint 6: force F and moment N through
    #   it, joint 7 added, derivative in q[6], derivative in q[3]
    minus_ddN6_z_dq7_dq4 = dn7_y_dq4 * s7
    minus_ddN6_x_dq7_dq4 = dn7_y_dq4 * c7
    minus_dN6_x_dq4 = minus_dn6_x_dq4 + minus_ddN6_z_dq7_dq4
    dN6_y_dq4 = minus_dn7_z_dq4 - minus_dn6_y_dq4
    dN6_z_dq4 = dn6_z_dq4 + minus_ddN6_x_dq7_dq4

    # joint 5: force F and moment N through it, joint 6 added, derivative in q[3]
    dN5_x_dq4 = dn5_x_dq4 - (minus_dN6_x_dq4 * c6 + dN6_y_dq4 * s6)
    dN5_y_dq4 = dn5_y_dq4 - dN6_z_dq4
    t12 = 0.014653732538 * minus_da5_y_dq4 - 0.067870631425 * da5_x_dq4
    dN5_z_dq4 = dN6_y_dq4 * c6 - minus_dN6_x_dq4 * s6 + t12

    # joint 4: force F and moment N through it, joint 5 added, derivative in q[3]
    # dN4_y_dq4 = -dN5_z_dq4
    dN4_x_dq4 = dN5_y_dq4 * s5 - dN5_x_dq4 * c5
    minus_dN4_z_dq4 = minus_dn4_z_dq4 + (dN5_x_dq4 * s5 + dN5_y_dq4 * c5)

    # joint 3: force F and moment N through it, joint 4 added, derivative in q[3]
    # dN3_y_dq4 = -dN4_z_dq4
    dN3_x_dq4 = t7 - dN5_z_dq4 * s4 - dN4_x_dq4 * c4
    dN3_z_dq4 = dN5_z_dq4 * c4 - dN4_x_dq4 * s4 + t5

    # joint 2: force F and moment N through it, joint 3 added, derivative in q[3]
    dN2_x_dq4 = dN3_x_dq4 * c3 - minus_dN4_z_dq4 * s3
    dN2_z_dq4 = dN3_x_dq4 * s3 + minus_dN4_z_dq4 * c3

    # link 5: moment n = mc x a (w = alpha = 0), derivative in q[4]
    minus_dn5_z_dq5 = 0.067870631425 * a5_y - 0.014653732538 * a5_x

    # link 6: acceleration a of its origin, gravity included, derivative in q[4]
    da6_x_dq5 = a5_y * c6
    minus_da6_y_dq5 = a5_y * s6

    # link 6: moment n = mc x a (w = alpha = 0), derivative in q[4]
    minus_dn6_x_dq5 = 0.068832705569 * a5_x
    minus_dn6_y_dq5 = 0.16496755269500002 * a5_x
    t13 = 0.16496755269500002 * minus_da6_y_dq5
    dn6_z_dq5 = 0.068832705569 * da6_x_dq5 - t13

    # link 7: acceleration a of its origin, gravity included, derivative in q[4]
    minus_da7_y_dq5 = da6_x_dq5 * s7 - a5_x * c7

    # link 7: moment n = mc x a (w = alpha = 0), derivative in q[4]
    minus_dn7_y_dq5 = 0.008343776383464369 * minus_da6_y_dq5
    minus_dn7_z_dq5 = 0.008343776383464369 * minus_da7_y_dq5

    # joint 6: force F and moment N through it, joint 7 added, derivative in q[4]
    # ddN6_z_dq7_dq5, ddN6_x_dq7_dq5: joint 6: force F and moment N through it, joint 7
    #   added, derivative in q[6], derivative in q[4]
    ddN6_z_dq7_dq5 = minus_dn7_y_dq5 * s7
    ddN6_x_dq7_dq5 = minus_dn7_y_dq5 * c7
    dN6_x_dq5 = ddN6_z_dq7_dq5 - minus_dn6_x_dq5
    dN6_y_dq5 = minus_dn7_z_dq5 - minus_dn6_y_dq5
    dN6_z_dq5 = dn6_z_dq5 - ddN6_x_dq7_dq5

    # joint 5: force F and moment N through it, joint 6 added, derivative in q[4]
    dN5_x_dq5 = dN6_x_dq5 * c6 - dN6_y_dq5 * s6
    dN5_z_dq5 = dN6_x_dq5 * s6 + dN6_y_dq5 * c6 - minus_dn5_z_dq5

    # joint 4: force F and moment N through it, joint 5 added, derivative in q[4]
    dN4_x_dq5 = t6 - dN6_z_dq5 * s5 - dN5_x_dq5 * c5
    minus_dN4_z_dq5 = dN5_x_dq5 * s5 - dN6_z_dq5 * c5 - t3

    # joint 3: force F and moment N through it, joint 4 added, derivative in q[4]
    # dN3_y_dq5 = -dN4_z_dq5
    minus_dN3_x_dq5 = dN5_z_dq5 * s4 + dN4_x_dq5 * c4
    minus_dN3_z_dq5 = dN4_x_dq5 * s4 - dN5_z_dq5 * c4

    # joint 2: force F and moment N through it, joint 3 added, derivative in q[4]
    minus_dN2_x_dq5 = minus_dN3_x_dq5 * c3 + minus_dN4_z_dq5 * s3
    dN2_z_dq5 = minus_dN4_z_dq5 * c3 - minus_dN3_x_dq5 * s3

    # joint 1: force F and moment N through it, joint 2 added, derivative in q[4]
    minus_dN1_z_dq5 = minus_dN3_z_dq5 * c2 - minus_dN2_x_dq5 * s2

    # link 6: moment n = mc x a (w = alpha = 0), derivative in q[5]
    dn6_z_dq6 = 0.068832705569 * a6_y - 0.16496755269500002 * a6_x

    # link 7: moment n = mc x a (w = alpha = 0), derivative in q[5]
    # dn7_z_dq6 = dN6_z_dq7
    minus_dn7_y_dq6 = 0.008343776383464369 * a6_x

    # joint 6: force F and moment N through it, joint 7 added, derivative in q[5]
    # dN6_y_dq6 = -dN6_z_dq7
    # ddN6_x_dq7_dq6: joint 6: force F and moment N through it, joint 7 added, derivative
    #   in q[6], derivative in q[5]
    dN6_x_dq6 = minus_dn7_y_dq6 * s7
    ddN6_x_dq7_dq6 = minus_dn7_y_dq6 * c7
    dN6_z_dq6 = dn6_z_dq6 - ddN6_x_dq7_dq6

    # joint 5: force F and moment N through it, joint 6 added, derivative in q[5]
    dN5_x_dq6 = dN6_x_dq6 * c6 - minus_dN6_z_dq7 * s6 - t4
    dN5_z_dq6 = dN6_x_dq6 * s6 + minus_dN6_z_dq7 * c6 + t2

    # joint 4: force F and moment N through it, joint 5 added, derivative in q[5]
    # dN4_y_dq6 = -dN5_z_dq6
    minus_dN4_x_dq6 = dN6_z_dq6 * s5 + dN5_x_dq6 * c5
    minus_dN4_z_dq6 = dN5_x_dq6 * s5 - dN6_z_dq6 * c5

    # joint 3: force F and moment N through it, joint 4 added, derivative in q[5]
    # dN3_y_dq6 = -dN4_z_dq6
    minus_dN3_x_dq6 = dN5_z_dq6 * s4 - minus_dN4_x_dq6 * c4
    dN3_z_dq6 = dN5_z_dq6 * c4 + minus_dN4_x_dq6 * s4

    # joint 2: force F and moment N through it, joint 3 added, derivative in q[5]
    minus_dN2_x_dq6 = minus_dN3_x_dq6 * c3 + minus_dN4_z_dq6 * s3
    dN2_z_dq6 = minus_dN4_z_dq6 * c3 - minus_dN3_x_dq6 * s3

    # joint 1: force F and moment N through it, joint 2 added, derivative in q[5]
    dN1_z_dq6 = minus_dN2_x_dq6 * s2 + dN3_z_dq6 * c2

    # link 7: acceleration a of its origin, gravity included, derivative in q[6]
    minus_da7_y_dq7 = c7 * a6_x - s7 * a5_y

    # link 7: moment n = mc x a (w = alpha = 0), derivative in q[6]
    minus_dn7_z_dq7 = 0.008343776383464369 * minus_da7_y_dq7

    # joint 5: force F and moment N through it, joint 6 added, derivative in q[6]
    # dN5_y_dq7 = -dN6_z_dq7
    minus_dN5_x_dq7 = minus_dN6_x_dq7 * c6 + minus_dn7_z_dq7 * s6
    dN5_z_dq7 = minus_dn7_z_dq7 * c6 - minus_dN6_x_dq7 * s6

    # joint 4: force F and moment N through it, joint 5 added, derivative in q[6]
    dN4_x_dq7 = minus_dN6_z_dq7 * s5 + minus_dN5_x_dq7 * c5
    dN4_z_dq7 = minus_dN5_x_dq7 * s5 - minus_dN6_z_dq7 * c5

    # joint 3: force F and moment N through it, joint 4 added, derivative in q[6]
    # dN3_y_dq7 = -dN4_z_dq7
    minus_dN3_x_dq7 = dN5_z_dq7 * s4 + dN4_x_dq7 * c4
    minus_dN3_z_dq7 = dN4_x_dq7 * s4 - dN5_z_dq7 * c4

    # joint 2: force F and moment N through it, joint 3 added, derivative in q[6]
    dN2_x_dq7 = dN4_z_dq7 * s3 - minus_dN3_x_dq7 * c3
    minus_dN2_z_dq7 = minus_dN3_x_dq7 * s3 + dN4_z_dq7 * c3

    # joint 1: force F and moment N through it, joint 2 added, derivative in q[6]
    minus_dN1_z_dq7 = dN2_x_dq7 * s2 + minus_dN3_z_dq7 * c2

    dphi_dq = [
        0.0, -minus_dN1_z_dq2, dN3_z_dq3 * c2 - dN2_x_dq3 * s2,
        dN3_z_dq4 * c2 - dN2_x_dq4 * s2, -minus_dN1_z_dq5, dN1_z_dq6, -minus_dN1_z_dq7,
        0.0, dN2_z_dq2, dN2_z_dq3, dN2_z_dq4, dN2_z_dq5, dN2_z_dq6, -minus_dN2_z_dq7, 0.0,
        dN3_z_dq2, dN3_z_dq3, dN3_z_dq4, -minus_dN3_z_dq5, dN3_z_dq6, -minus_dN3_z_dq7,
        0.0, dN4_z_dq2, dN4_z_dq3, -minus_dN4_z_dq4, -minus_dN4_z_dq5, -minus_dN4_z_dq6,
        dN4_z_dq7, 0.0, dN5_z_dq2, dN5_z_dq3, dN5_z_dq4, dN5_z_dq5, dN5_z_dq6, dN5_z_dq7,
        0.0, dN6_z_dq2, dN6_z_dq3, dN6_z_dq4, dN6_z_dq5, dN6_z_dq6, -minus_dN6_z_dq7, 0.0,
        -minus_dn7_z_dq2, -minus_dn7_z_dq3, -minus_dn7_z_dq4, -minus_dn7_z_dq5,
        -minus_dN6_z_dq7, -minus_dn7_z_dq7,
    ]
    return dphi_dq
