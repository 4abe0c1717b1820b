"""Logs: rows of time, positions and joint forces; their check, clock and filters.

    rows -> check -> clock -> uniform grid -> zero-phase filter -> decimated samples

Every step takes chunks and gives chunks, so that an hour of data goes through a bounded memory.
"""
