"""Other people's libraries as judges: Pinocchio and MuJoCo."""
