"""Motions that make the base parameters of a robot visible in its joint forces.

bounds    limits of joints, and boxes that links stay out of or inside
problem   log det or condition number of the stacked regressor, and limits, as functions
          of the coefficients of Fourier series
search    random starts, then an augmented Lagrangian
excite    the public function and its result
"""
