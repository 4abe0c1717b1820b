"""Functional mock-up units: forward dynamics behind the functions of FMI 3.0 and 2.0."""
