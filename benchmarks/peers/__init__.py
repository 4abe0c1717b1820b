"""The contest of `benchmarks/peers.py`: who evaluates a robot's dynamics how fast."""
