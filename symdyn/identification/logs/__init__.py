"""Logs: rows of time, positions and joint forces; their validation, clock and filters.

    rows -> check -> clock -> uniform grid -> zero-phase filter -> decimated samples

Every step processes chunks, so that an hour of data needs bounded memory.
"""
