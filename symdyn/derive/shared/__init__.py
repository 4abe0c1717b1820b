"""What several derivations need: sums over joints, tensors through turns, general counts."""
