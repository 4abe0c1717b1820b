"""Writers: a robot as URDF, as TOML, as plain tables, in a few lines for people."""
