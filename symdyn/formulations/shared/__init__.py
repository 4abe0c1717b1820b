"""Parts of several derivations: joint screws, tip wrenches, inertias through joints, counts."""
