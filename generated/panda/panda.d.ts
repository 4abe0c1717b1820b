/*
 * panda.d.ts: dynamics of panda, made by symdyn 0.2.0. Do not edit.
 *
 * Made from panda.toml, sha256 2dfac0de9fdf8fb9.
 * 7 coordinates, 7 velocities, gravity (0, 0, -9.81) m/s^2.
 * Numbers from Gaz, Cognetti, Oliva, Robuffo Giordano, De Luca, IEEE RA-L 2019
 *
 * Links, numbered as in the code
 *    1  panda_link1: revolute joint panda_joint1 on the base
 *    2  panda_link2: revolute joint panda_joint2 on link 1
 *    3  panda_link3: revolute joint panda_joint3 on link 2
 *    4  panda_link4: revolute joint panda_joint4 on link 3
 *    5  panda_link5: revolute joint panda_joint5 on link 4
 *    6  panda_link6: revolute joint panda_joint6 on link 5
 *    7  panda_link7: revolute joint panda_joint7 on link 6
 * Tips: panda_link8
 *
 * Conventions
 *   SI units, radians, right-handed frames; matrices row-major.
 *   Twists are (angular, linear), wrenches (moment, force), in link coordinates.
 *   tau = M(q) qdd + C(q,qd) qd + phi(q); phi is gravity only; bias h = C qd + phi.
 *   C is the Christoffel matrix: Mdot - 2C is skew.
 *   Gravity is the acceleration of free fall, in base coordinates.
 *   Link i is moved by joint i; its inertial parameters are about its own frame:
 *   m, mcx, mcy, mcz, Ixx, Ixy, Iyy, Ixz, Iyz, Izz (Ixy is the matrix entry).
 */

/** Arrays of numbers that functions read. */
export type Numbers = Float64Array | readonly number[];

export declare const SYMDYN_VERSION: string;
export declare const SOURCE_FILE: string;
export declare const SOURCE_SHA256: string;

/** entries of q */
export declare const NQ: 7;
/** entries of qd, qdd and tau */
export declare const NV: 7;
/** tips */
export declare const TIPS: 1;

/** Index of a joint in q, qd, qdd and tau. */
export declare const JOINT: {
  /** revolute, rad */
  readonly PANDA_JOINT1: 0;
  /** revolute, rad */
  readonly PANDA_JOINT2: 1;
  /** revolute, rad */
  readonly PANDA_JOINT3: 2;
  /** revolute, rad */
  readonly PANDA_JOINT4: 3;
  /** revolute, rad */
  readonly PANDA_JOINT5: 4;
  /** revolute, rad */
  readonly PANDA_JOINT6: 5;
  /** revolute, rad */
  readonly PANDA_JOINT7: 6;
};

/** Index of a link in arrays over links. */
export declare const LINK: {
  /** link 1 in comments */
  readonly PANDA_LINK1: 0;
  /** link 2 in comments */
  readonly PANDA_LINK2: 1;
  /** link 3 in comments */
  readonly PANDA_LINK3: 2;
  /** link 4 in comments */
  readonly PANDA_LINK4: 3;
  /** link 5 in comments */
  readonly PANDA_LINK5: 4;
  /** link 6 in comments */
  readonly PANDA_LINK6: 5;
  /** link 7 in comments */
  readonly PANDA_LINK7: 6;
};

/** Index of a tip in arrays over tips. */
export declare const TIP: {
  readonly PANDA_LINK8: 0;
};

/** Lower limits of q, rad. */
export declare const q_lower: Readonly<Float64Array>;

/** Upper limits of q, rad. */
export declare const q_upper: Readonly<Float64Array>;

/** Limits of |qd|, rad/s. */
export declare const qd_limit: Readonly<Float64Array>;

/** Limits of |tau|, N m. */
export declare const tau_limit: Readonly<Float64Array>;

/**
 * Joint forces that hold the robot still: phi(q).
 *
 * @param q - 7: joint positions (rad)
 * @param [phi] - 7: gravity forces (N m)
 * @returns phi
 *
 * 58 mul, 35 add, 12 sin/cos, by newton-euler-matrix.
 */
export declare function gravity(q: Numbers, phi?: Float64Array): Float64Array;
