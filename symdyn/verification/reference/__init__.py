"""Independent references: every quantity by energy and complex steps, without symdyn's derivations.

The foundations are `geometry`, `joints`, `manifold`, `differences` and `energy_method`. Each group
of quantities has one module (`kinematics`, `dynamics`, `regressors`, ...) with a table of
`Answer`s, and `registry` collects the tables.
"""
