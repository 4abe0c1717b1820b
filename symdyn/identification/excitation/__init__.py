"""Exciting trajectories: motions along which the joint forces determine the base parameters well.

bounds    joint limits, and workspace boxes that links stay out of or inside
problem   log det or condition number of the stacked regressor, and limits, as functions
          of Fourier coefficients
search    random starts and an augmented Lagrangian method
excite    the public function and its result
"""
