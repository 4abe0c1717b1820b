"""MATLAB and GNU Octave: a package of functions over columns of states, gateways over the C."""
