"""JAX, compiled by XLA."""

import jax
import panda_jax

jax.config.update("jax_enable_x64", True)
given = jax.numpy.asarray
function = panda_jax.inverse_dynamics
compiled = jax.jit(function)
slope = jax.jit(jax.grad(lambda q, qd, qdd: (function(q, qd, qdd) ** 2).sum()))


def torques(q, qd, qdd):
    return compiled(q, qd, qdd).block_until_ready()


def gradient(q, qd, qdd):
    return slope(q, qd, qdd).block_until_ready()
