"""Closed chains: a tree and the relative velocities of its frames that vanish."""
