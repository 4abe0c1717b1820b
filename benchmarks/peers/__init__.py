"""The contest of `benchmarks/peers.py`: how fast each contestant evaluates a robot's dynamics."""
