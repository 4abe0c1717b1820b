"""The spec file: a robot as TOML tables of bodies and joints, DH rows or screws."""
