"""Parameters of a robot from data: the compiled equations and their gradients, fitted.

excitation/  motions within limits that make parameters visible (`symdyn excite`)
geometry/    geometric calibration: joint angles and measured tips (`symdyn calibrate`)
logs/        what a robot has measured: files, their check, clock, filters
drives/      drive gains, where logs have currents
inertia/     inertial and friction parameters of joint forces (`symdyn identify`)
"""
