"""Geometric calibration: where the axes of a chain are, from joint angles and measured tips.

poses.py      measured poses: the CSV file, its columns and units
chain.py      unknowns: base, tool, joint offsets, lines of the axes, compliance
rigid.py      rotations and rigid motions of NumPy arrays
fit.py        predicted tips and the Jacobian of their errors; identifiable parameters,
              Levenberg-Marquardt, weights, outliers, leave-one-out errors
calibrate.py  base and tool without a guess, the choice of a model, and the answer
calibrated.py the answer: parameters with sigmas, errors, the calibrated robot, the report
"""
