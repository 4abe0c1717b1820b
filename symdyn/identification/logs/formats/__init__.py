"""Kinds of logs, one a file; `read.py` opens them by their endings."""
