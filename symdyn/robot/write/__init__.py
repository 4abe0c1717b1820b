"""Writers: a robot as URDF, as TOML, as plain tables."""
