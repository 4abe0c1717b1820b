"""Closed chains, by poses and their derivatives."""
