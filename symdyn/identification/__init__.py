"""Parameters of a robot from data: the compiled equations and their gradients, fitted.

excitation/  motions within limits that make parameters visible (`symdyn excite`)
geometry/    geometric calibration: joint angles and measured tips (`symdyn calibrate`)
logs/        measured data: files, their validation, clock, filters
inertia/     the regression: samples, Gram blocks, friction, physically consistent inertias

`symdyn identify` goes from settings to problem, reading, fitting, result and outputs.
`drive_gains` is for logs of currents, `tilt` is for a base that is not level, `payload` for a
load at a tip, and `cluster` reads logs on Dask.
"""
