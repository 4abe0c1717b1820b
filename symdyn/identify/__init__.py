"""Parameters from data: motions that excite them, and what logs say of them."""
