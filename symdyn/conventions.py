"""The conventions that every generated file follows and quotes."""

CONVENTIONS = (
    "SI units, radians, right-handed frames; matrices row-major.",
    "Twists are (angular, linear), wrenches (moment, force), in link coordinates.",
    "tau = M(q) qdd + C(q,qd) qd + phi(q); phi is gravity only; bias h = C qd + phi.",
    "C is the Christoffel matrix: Mdot - 2C is skew.",
    "Gravity is the acceleration of free fall, in base coordinates.",
    "Link i is moved by joint i; its inertial parameters are about its own frame:",
    "m, mcx, mcy, mcz, Ixx, Ixy, Iyy, Ixz, Iyz, Izz (Ixy is the matrix entry).",
)
