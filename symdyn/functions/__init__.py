"""The one table of every quantity a user can ask for, and the gradients of its rows."""
