"""The dynamics as matrices times the inertial parameters."""
