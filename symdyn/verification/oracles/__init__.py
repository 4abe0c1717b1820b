"""Oracles: other libraries, Pinocchio and MuJoCo, that results are compared with."""
