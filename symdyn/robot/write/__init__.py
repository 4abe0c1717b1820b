"""Writers: a robot as URDF, as TOML, as dictionary, and as a short description."""
