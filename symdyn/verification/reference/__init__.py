"""Every answer once more, by energy and complex steps, sharing no code with the derivations."""
