"""Currents in the place of joint forces: tau_j = k_j i_j, with drive gains k.

load.py      what a load at a tip adds to the base parameters
currents.py  Gram blocks of currents, and those of torques that gains make of them
gains.py     the gains, from logs without and with a load of known mass
signal.py    what of all this was asked for, and the torques that come of it
"""
