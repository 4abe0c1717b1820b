"""JAX: a module of functions that jit, vmap and grad take, and C that XLA calls on the CPU."""
