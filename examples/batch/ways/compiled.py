"""NumPy arrays through `symdyn.compile`."""

import os

import symdyn

threads = int(os.environ["OMP_NUM_THREADS"])
torques = symdyn.compile("panda", ["inverse_dynamics"], threads=threads).inverse_dynamics
