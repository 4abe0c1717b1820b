"""Exact arithmetic for decisions: fields, roots, residues, enclosures of numbers."""
