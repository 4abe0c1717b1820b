"""Geometric calibration: the axes of a chain from joint angles and measured tip poses.

poses.py      measured poses: the CSV file, its columns and units
chain.py      unknowns: base, tool, joint offsets, lines of the axes, compliance
rigid.py      rotations and rigid motions of NumPy arrays
fit.py        predicted tip poses and the Jacobian of their errors; identifiable parameters,
              Levenberg-Marquardt, weights, outliers, leave-one-out errors
calibrate.py  initial base and tool frames, choice of the model, the result
calibrated.py the result: parameters with sigmas, errors, the calibrated robot, the report
"""
