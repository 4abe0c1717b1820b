"""Parameter estimation: fits of the compiled equations and their gradients to measured data.

excitation/  motions within limits that excite the base parameters (`symdyn excite`)
geometry/    geometric calibration from joint angles and measured tips (`symdyn calibrate`)
logs/        measured data: file formats, validation, clock recovery, filters
inertia/     the regression: samples, Gram blocks, friction, physically consistent inertias

`symdyn identify` goes from settings to problem, reading, fitting, result and outputs.
`drive_gains` handles logs of motor currents, `tilt` a base that is not level, `payload` a load at
a tip, and `cluster` distributes the reading of logs over Dask workers.
"""
