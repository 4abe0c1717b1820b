"""Geometric calibration: where the axes of a chain are, from joint angles and measured tips.

poses.py      measured poses: the CSV file, its columns and units
chain.py      what is open: base, tool, joint offsets, lines of the axes, compliance
rigid.py      rotations and rigid motions of NumPy arrays
start.py      base and tool without a guess, by linear equations
prediction.py predicted tips and the Jacobian of their errors
subset.py     which parameters the poses determine, and the directions that they do not
fit.py        Levenberg-Marquardt, weights, outliers, leave-one-out errors
calibrate.py  the choice of a model, and the answer
calibrated.py the answer: parameters with sigmas, errors, the calibrated robot
"""
