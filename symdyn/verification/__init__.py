"""Does the emitted code do what the mechanics says? Independent answers to compare with."""
