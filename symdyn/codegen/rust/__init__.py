"""Rust: a crate without the standard library, without dependencies and without unsafe code."""
