"""Verification of emitted code against independent references and other libraries."""
