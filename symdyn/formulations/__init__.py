"""The physics: one formulation a file, written over any scalar, in folders by what is computed.

    inverse/      joint forces for a given motion
    forward/      accelerations under given joint forces; the Riccati recursion and its sweeps
    matrices/     mass matrix, Coriolis matrix, Christoffel symbols, curvature, factors of M
    kinematics/   poses and Jacobians of the tips, energies, momentum
    gradients/    derivatives that have a recursion of their own
    regressors/   forces, energy and momentum as matrices times the inertial parameters
    underactuated/  robots of which some DoF have no motor (SM03)
    constrained/  closed chains: a tree and constraints (RK88 Part II, SM03)
    operators/    PP99 and RK88 on global matrices; the dynamics as a tip feels it
    shared/       joint screws, tip wrenches, inertias through joints, general operation counts

Equation numbers refer to

    PBP95   Park, Bobrow, Ploen, A Lie Group Formulation of Robot Dynamics, IJRR 1995
    PP99    Ploen, Park, Coordinate-Invariant Algorithms for Robot Dynamics, IEEE T-RA 1999
    RK88    Rodriguez, Kreutz, Recursive Mass Matrix Factorization and Inversion, JPL 88-11
            (Parts I and II)
    SM03    Swain, Morris, A Unified Dynamic Model Formulation for Robotic Manipulator Systems, 2003
    S81     Silver, On the Representation of Angular Velocity ..., MIT AIM-622, 1981

and docs/errata.md lists where these prints are wrong.
"""
