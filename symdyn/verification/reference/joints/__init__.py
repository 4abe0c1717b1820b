"""How joints of any type move, numerically, sharing no code with the joints that are judged."""
