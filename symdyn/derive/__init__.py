"""The physics: one formulation a file, written over any scalar, in folders by what is computed."""
