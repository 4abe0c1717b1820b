"""Independent references: every quantity by energy and complex steps, without symdyn's derivations.

Numbers and geometry come first (`geometry`, `joints`, `manifold`, `differences`, `energy_method`),
then one module per group of quantities (`kinematics`, `dynamics`, `regressors`, ...), each with a
table of `Answer`s. `registry` collects the tables.
"""
