"""Gram matrices of regressors: what the values of Y for all states would give."""

import pickle

import numpy as np
import pytest

import symdyn as sd
from symdyn.robot.read.urdf import read_urdf
from symdyn.runtime import cache as libraries
from tests.compiler.test_options import with_passive
from tests.strategies import make_urdf


@pytest.fixture(autouse=True, scope="module")
def cache(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("cache")
        folder.chmod(0o700)
        patch.setenv("SYMDYN_CACHE", str(folder))
        yield folder


def states(regressor, n, seed=0):
    """Random inputs of n states; parameters are the same for all of them."""
    rng = np.random.default_rng(seed)
    inputs = regressor.signature.inputs
    return [
        rng.normal(size=slot.shape if slot.name == "p" else (n, *slot.shape)) for slot in inputs
    ]


def by_products(regressor, arguments, columns=()):
    """The sums in NumPy, with the largest of all terms of each entry."""
    Y = np.asarray(regressor(*arguments), float)
    parts = [a if a.ndim == Y.ndim else a[..., None] for a in columns]
    a = np.concatenate([Y, *parts], axis=-1)
    return np.einsum("njk,njl->jkl", a, a), np.einsum("njk,njl->jkl", abs(a), abs(a))


def assert_gram(regressor, arguments, columns=(), rounding=2.0**-52):
    G = regressor.gram(*arguments, columns=columns)
    expected, terms = by_products(regressor, arguments, columns)
    assert G.dtype == np.float64
    assert G.shape == expected.shape
    assert np.all(np.abs(G - expected) <= 20 * rounding * terms)
    assert np.array_equal(G, G.transpose(0, 2, 1))
    return G


def cases():
    """Chains, trees and followers; friction; joints of several DoF; open geometry."""
    tree = read_urdf(make_urdf(3, 6, mimic=True), "tree.urdf")
    yield "puma560", sd.load("puma560"), "base_regressor", {}
    yield "tree", tree, "base_regressor", {}
    yield "friction", with_passive(sd.load("scara")), "regressor", {"passive": True}
    yield "floating", sd.load("planar2r", floating=True), "regressor", {}
    yield "open", sd.load("planar2r").symbolic("geometry"), "regressor", {}


@pytest.mark.sample(2)
@pytest.mark.parametrize(("robot", "function", "options"), [c[1:] for c in cases()])
def test_sums_are_those_of_all_values(robot, function, options):
    regressor = getattr(sd.compile(robot, function, **options), function)
    rng = np.random.default_rng(1)
    for n in (0, 1, 7, 64, 65, 200):
        arguments = states(regressor, n)
        assert_gram(regressor, arguments)
        terms, tau = rng.normal(size=(n, robot.nv, 5)), rng.normal(size=(n, robot.nv))
        G = assert_gram(regressor, arguments, (terms, tau))
        assert np.allclose(G[:, -1, -1], (tau**2).sum(axis=0), rtol=1e-13)


@pytest.fixture(scope="module")
def arm():
    return sd.compile("planar2r", "base_regressor").base_regressor


def test_batches_have_any_shape(arm):
    q, qd, qdd = states(arm, 12)
    tau = np.random.default_rng(2).normal(size=(12, 2))
    G = arm.gram(q, qd[0], qdd, columns=[tau])
    folded = arm.gram(
        q.reshape(3, 4, 2), qd[0], qdd.reshape(3, 4, 2), columns=[tau.reshape(3, 4, 2)]
    )
    assert np.array_equal(G, folded)
    one = arm.gram(q[0], qd[0], qdd[0], columns=[tau[0]])
    assert np.allclose(one, by_products(arm, [q[:1], qd[:1], qdd[:1]], [tau[:1]])[0], rtol=1e-14)
    half = [x[::2] for x in (q, qd, qdd, tau)]
    whole = [x.copy() for x in half]
    assert np.array_equal(
        arm.gram(*half[:3], columns=half[3:]), arm.gram(*whole[:3], columns=whole[3:])
    )
    with pytest.raises(ValueError, match=r"columns of shape \(11, 2\), expected \(12, 2, k\)"):
        arm.gram(q, qd, qdd, columns=[tau[:11]])


def test_sums_of_single_precision_are_double():
    regressor = sd.compile("planar2r", "base_regressor", dtype="float").base_regressor
    arguments = states(regressor, 5000)
    G = assert_gram(regressor, [a.astype(np.float32) for a in arguments])
    assert not np.array_equal(G, G.astype(np.float32))


def test_workers_and_python_accumulate_too(arm, monkeypatch):
    arguments = states(arm, 100)
    tau = np.random.default_rng(3).normal(size=(100, 2))
    G = arm.gram(*arguments, columns=[tau])
    assert np.array_equal(pickle.loads(pickle.dumps(arm)).gram(*arguments, columns=[tau]), G)
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.warns(UserWarning, match="emitted Python"):
        regressor = sd.compile("planar2r", "base_regressor").base_regressor
    assert_gram(regressor, arguments, [tau])
    assert np.allclose(regressor.gram(*arguments, columns=[tau]), G, rtol=1e-12)


@pytest.mark.parametrize("processor", ["x86-64", "haswell"])
def test_vectors_of_any_length(processor, monkeypatch):
    flags = {"x86-64": "", "haswell": "avx2"}[processor]
    if flags not in libraries._processor() or "flags" not in libraries._processor():
        pytest.skip("another processor")
    monkeypatch.setattr(libraries, "FLAGS", ("-O2", f"-march={processor}"))
    regressor = sd.compile("planar2r", "base_regressor").base_regressor
    assert_gram(regressor, states(regressor, 100), [np.ones((100, 2, 11))])


def test_only_regressors_have_gram_matrices():
    dyn = sd.compile("pendulum", ["mass_matrix", "regressor"])
    assert hasattr(dyn.regressor, "gram")
    assert not hasattr(dyn.mass_matrix, "gram")
