"""Parameters of a robot from data: the compiled equations and their gradients, fitted.

excitation/  motions within limits that make parameters visible (`symdyn excite`)
geometry/    geometric calibration: joint angles and measured tips (`symdyn calibrate`)
logs/        measured data: files, their validation, clock, filters
inertia/     the regression: samples, Gram blocks, friction, physically consistent inertias

`symdyn identify` walks through problem, reading, fitting, result, outputs; `drive_gains` serves
logs of currents, `tilt` a base that is not level, `payload` a load at a tip, `cluster` Dask.
"""
