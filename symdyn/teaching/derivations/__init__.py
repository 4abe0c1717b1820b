"""Derivations of one robot's equations, as steps: one formulation a file.

Each runs a derivation of `symdyn.formulations` once, on one graph, and shows what it computed.
"""
