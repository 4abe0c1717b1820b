// math.rs of panda, made by symdyn 0.2.0. Do not edit.

//! Functions that `core` does not have.
//!
//! Their errors are below 1.1 units in the last place, for every finite argument.

use core::f64::consts::{FRAC_2_PI, FRAC_PI_2, LOG2_E};

/// pi / 2 in parts; whole numbers below 2^20 times the first three are exact.
#[rustfmt::skip]
const QUARTER_TURN: [f64; 4] = [
    1.5707963267341256,
    6.077100506303966e-11,
    2.0222662487111665e-21,
    8.4784276603689e-32,
];

/// What is beyond this needs more digits of pi / 2.
const LARGE: f64 = 1048576.0;

/// What, added and subtracted, rounds to a whole number.
const ROUND: f64 = 6755399441055744.0;

/// The first 64 bits before the point of 2 / pi and those behind it.
#[rustfmt::skip]
const TWO_OVER_PI: [u64; 20] = [
    0x0000_0000_0000_0000,
    0xa2f9_836e_4e44_1529,
    0xfc27_57d1_f534_ddc0,
    0xdb62_9599_3c43_9041,
    0xfe51_63ab_debb_c561,
    0xb724_6e3a_424d_d2e0,
    0x0649_2eea_09d1_921c,
    0xfe1d_eb1c_b129_a73e,
    0xe882_35f5_2ebb_4484,
    0xe99c_7026_b45f_7e41,
    0x3991_d639_8353_39f4,
    0x9c84_5f8b_bdf9_283b,
    0x1ff8_97ff_de05_980f,
    0xef2f_118b_5a0a_6d1f,
    0x6d36_7ecf_27cb_09b7,
    0x4f46_3f66_9e5f_ea2d,
    0x7527_bac7_ebe5_f17b,
    0x3d07_39f7_8a52_92ea,
    0x6bfb_5fb1_1f8d_5d08,
    0x5603_3046_fc7b_6bab,
];

/// sin r = r + r^3 P(r^2).
#[rustfmt::skip]
const SINE: [f64; 6] = [
    -0.16666666666666596,
    0.00833333333331547,
    -0.00019841269825202174,
    2.7557312307206846e-06,
    -2.5050564715722568e-08,
    1.5886593469559588e-10,
];

/// cos r = 1 - r^2 / 2 + r^4 P(r^2).
#[rustfmt::skip]
const COSINE: [f64; 6] = [
    0.041666666666666595,
    -0.0013888888888873253,
    2.4801587288914405e-05,
    -2.7557314182015446e-07,
    2.0875699336439882e-09,
    -1.1358370833109203e-11,
];

/// exp r = 1 + r + r^2 / 2 + r^3 P(r).
#[rustfmt::skip]
const EXPONENTIAL: [f64; 11] = [
    0.16666666666666666,
    0.041666666666666664,
    0.008333333333333333,
    0.001388888888888889,
    0.0001984126984126984,
    2.48015873015873e-05,
    2.7557319223985893e-06,
    2.755731922398589e-07,
    2.505210838544172e-08,
    2.08767569878681e-09,
    1.6059043836821613e-10,
];

/// atan u = u + u^3 P(u^2).
#[rustfmt::skip]
const ARC_TANGENT: [f64; 11] = [
    -0.3333333333333333,
    0.2,
    -0.14285714285714285,
    0.1111111111111111,
    -0.09090909090909091,
    0.07692307692307693,
    -0.06666666666666667,
    0.058823529411764705,
    -0.05263157894736842,
    0.047619047619047616,
    -0.043478260869565216,
];

/// The logarithm of 2, in two parts.
#[rustfmt::skip]
const LOGARITHM: [f64; 2] = [
    0.6931471806019545,
    -4.2009150726810846e-11,
];

/// atan(k / 8) and what its rounding lost.
#[rustfmt::skip]
const ARCS: [(f64, f64); 9] = [
    (0.0, 0.0),
    (0.12435499454676144, -3.1253241424539383e-18),
    (0.24497866312686414, 1.0698755618734451e-17),
    (0.35877067027057225, -2.4623815582638635e-17),
    (0.4636476090008061, 2.2698777452961687e-17),
    (0.5585993153435624, -5.4556305485916264e-18),
    (0.6435011087932844, 1.5834785051444286e-17),
    (0.7188299996216245, -2.1478388444456983e-17),
    (0.7853981633974483, 3.061616997868383e-17),
];

/// pi / 2 and pi, and what their rounding lost.
#[rustfmt::skip]
const HALF_PI: (f64, f64) = (1.5707963267948966, 6.123233995736766e-17);
#[rustfmt::skip]
const PI: (f64, f64) = (3.141592653589793, 1.2246467991473532e-16);

/// The absolute value.
#[must_use]
pub fn abs(x: f64) -> f64 {
    f64::from_bits(x.to_bits() & !(1 << 63))
}

/// -1, 0 or 1; 0 of what is no number, as in C.
#[must_use]
pub fn sign(x: f64) -> f64 {
    if x > 0.0 {
        1.0
    } else if x < 0.0 {
        -1.0
    } else {
        0.0
    }
}

/// The sine of an angle in rad.
#[must_use]
pub fn sin(x: f64) -> f64 {
    let (quarter, r, rest) = reduced(x);
    match quarter {
        0 => sine(r, rest),
        1 => cosine(r, rest),
        2 => -sine(r, rest),
        _ => -cosine(r, rest),
    }
}

/// The cosine of an angle in rad.
#[must_use]
pub fn cos(x: f64) -> f64 {
    let (quarter, r, rest) = reduced(x);
    match quarter {
        0 => cosine(r, rest),
        1 => -sine(r, rest),
        2 => -cosine(r, rest),
        _ => sine(r, rest),
    }
}

/// The sine and the cosine of an angle in rad.
#[must_use]
pub fn sin_cos(x: f64) -> (f64, f64) {
    let (quarter, r, rest) = reduced(x);
    let (s, c) = (sine(r, rest), cosine(r, rest));
    match quarter {
        0 => (s, c),
        1 => (c, -s),
        2 => (-s, -c),
        _ => (-c, s),
    }
}

/// The square root; not a number for negative ones.
#[must_use]
pub fn sqrt(x: f64) -> f64 {
    if x < 0.0 {
        return f64::NAN;
    }
    if x == 0.0 || x.is_nan() || x.is_infinite() {
        return x;
    }
    if x < 1.1830521861667747e-271 {
        return 6.223015277861142e-61 * sqrt(2.5822498780869086e+120 * x);
    }
    let mut inverse = f64::from_bits(0x5fe6_eb50_c7b5_37a9 - (x.to_bits() >> 1));
    for _ in 0..3 {
        inverse *= 1.5 - 0.5 * x * inverse * inverse;
    }
    let root = x * inverse;
    let (high, low) = halves(root);
    let residual = ((x - high * high) - 2.0 * high * low) - low * low;
    root + 0.5 * inverse * residual
}

/// The hyperbolic tangent.
#[must_use]
pub fn tanh(x: f64) -> f64 {
    let size = abs(x);
    if size > 20.0 {
        return with_sign(1.0, x);
    }
    let (above, lost_above) = exponential_less_one(2.0 * size);
    let (below, lost_below) = difference(above, -2.0);
    let quotient = above / below;
    let (whole, rounded) = product(quotient, below);
    let left = (above - whole - rounded) + (lost_above - quotient * (lost_below + lost_above));
    with_sign(quotient + left / below, x)
}

/// The angle of the vector (x, y), from -pi to pi.
#[must_use]
pub fn atan2(y: f64, x: f64) -> f64 {
    if x.is_nan() || y.is_nan() {
        return f64::NAN;
    }
    let (mut long, mut short) = (abs(x), abs(y));
    let steep = short > long;
    if steep {
        (long, short) = (short, long);
    }
    let scale = if long > 1.0715086071862673e+301 {
        7.888609052210118e-31
    } else if long < 1.1830521861667747e-271 {
        1.2676506002282294e+30
    } else {
        1.0
    };
    (long, short) = (scale * long, scale * short);
    let (arc, rest) = if short.is_infinite() {
        ARCS[8]
    } else if long == 0.0 {
        ARCS[0]
    } else {
        first_octant(short, long)
    };
    let (start, lost, turn) = match (steep, x.is_sign_negative()) {
        (false, false) => (0.0, 0.0, 1.0),
        (true, false) => (HALF_PI.0, HALF_PI.1, -1.0),
        (true, true) => (HALF_PI.0, HALF_PI.1, 1.0),
        (false, true) => (PI.0, PI.1, -1.0),
    };
    let (sum, rounded) = difference(start, -turn * arc);
    with_sign(sum + (rounded + (lost + turn * rest)), y)
}

/// atan(short / long) in two numbers, for 0 <= short <= long.
fn first_octant(short: f64, long: f64) -> (f64, f64) {
    let slope = short / long;
    let k = if slope < 0.1875 {
        0
    } else {
        (8.0 * slope + 0.5) as usize
    };
    let c = 0.125 * k as f64;
    let u = if k == 0 {
        slope
    } else {
        let (high, low) = halves(long);
        ((short - c * high) - c * low) / (long + c * short)
    };
    let square = u * u;
    let (arc, lost) = ARCS[k];
    let tail = lost + u * square * polynomial(&ARC_TANGENT, square);
    if k == 0 {
        (u, tail)
    } else {
        (arc, u + tail)
    }
}

/// The value with the sign of the other number.
fn with_sign(value: f64, of: f64) -> f64 {
    if of.is_sign_negative() {
        -value
    } else {
        value
    }
}

/// exp(x) - 1 in two numbers.
fn exponential_less_one(x: f64) -> (f64, f64) {
    let k = (x * LOG2_E + ROUND) - ROUND;
    let (r, lost) = difference(x - k * LOGARITHM[0], k * LOGARITHM[1]);
    let power = f64::from_bits(((1023 + k as i32) as u64) << 52);
    let tail = r * r * (0.5 + r * polynomial(&EXPONENTIAL, r));
    let (sum, lost_sum) = difference(r, -(tail + (lost + lost * r)));
    let (less, lost_less) = difference(power - 1.0, -power * sum);
    (less, lost_less + power * lost_sum)
}

/// The coefficient of the constant term is the first one.
fn polynomial<const N: usize>(coefficients: &[f64; N], x: f64) -> f64 {
    let mut sum = 0.0;
    for coefficient in coefficients.iter().rev() {
        sum = sum * x + coefficient;
    }
    sum
}

fn sine(r: f64, rest: f64) -> f64 {
    let square = r * r;
    r + (r * square * polynomial(&SINE, square) + rest * (1.0 - 0.5 * square))
}

fn cosine(r: f64, rest: f64) -> f64 {
    let square = r * r;
    let half = 0.5 * square;
    let most = 1.0 - half;
    most + (((1.0 - most) - half) + (square * square * polynomial(&COSINE, square) - r * rest))
}

/// a - b, and what its rounding lost.
fn difference(a: f64, b: f64) -> (f64, f64) {
    let sum = a - b;
    let of_b = sum - a;
    (sum, (a - (sum - of_b)) - (b + of_b))
}

/// x y, and what its rounding lost.
fn product(x: f64, y: f64) -> (f64, f64) {
    let ((a, b), (c, d)) = (halves(x), halves(y));
    let rounded = x * y;
    (rounded, ((a * c - rounded) + a * d + b * c) + b * d)
}

/// Two numbers of half as many digits, which add up to x.
fn halves(x: f64) -> (f64, f64) {
    let high = f64::from_bits(x.to_bits() & !0x7ff_ffff);
    (high, x - high)
}

/// The nearest number of quarter turns, modulo 4, and the angle that is left in two numbers.
fn reduced(x: f64) -> (u32, f64, f64) {
    if abs(x) > LARGE {
        return reduced_by_many(x);
    }
    let k = (x * FRAC_2_PI + ROUND) - ROUND;
    if k == 0.0 {
        return (0, x, 0.0);
    }
    let a = x - k * QUARTER_TURN[0];
    let (b, lost_b) = difference(a, k * QUARTER_TURN[1]);
    let (c, lost_c) = difference(b, k * QUARTER_TURN[2]);
    let lost = (lost_b + lost_c) - k * QUARTER_TURN[3];
    let r = c + lost;
    (k as i32 as u32 & 3, r, (c - r) + lost)
}

/// The same for large angles: digits of x times those digits of 2 / pi that count.
fn reduced_by_many(x: f64) -> (u32, f64, f64) {
    if x.is_infinite() {
        return (0, f64::NAN, 0.0);
    }
    let bits = x.to_bits();
    let digits = u128::from((bits & 0xf_ffff_ffff_ffff) | 0x10_0000_0000_0000);
    let first = (bits >> 52 & 0x7ff) as usize - 1013;
    let word = |k: usize| {
        let both = u128::from(TWO_OVER_PI[k]) << 64 | u128::from(TWO_OVER_PI[k + 1]);
        both << (first % 64) >> 64 & u128::from(u64::MAX)
    };
    let start = first / 64;
    let low = digits * word(start + 1) + ((digits * word(start + 2)) >> 64);
    let quarters = ((digits * word(start)) << 64).wrapping_add(low);
    let nearest = (quarters.wrapping_add(1 << 125) >> 126) as u32;
    let left = (quarters << 2) as i128;
    let most = left as f64;
    let rest = (left - most as i128) as f64;
    let unit = 5.421010862427522e-20;
    let (r, rest) = times_half_pi(most * unit * unit, rest * unit * unit);
    if x < 0.0 {
        (nearest.wrapping_neg() & 3, -r, -rest)
    } else {
        (nearest & 3, r, rest)
    }
}

/// A number in two parts times pi / 2.
fn times_half_pi(x: f64, rest: f64) -> (f64, f64) {
    let (most, rounded) = product(x, FRAC_PI_2);
    let tail = rounded + (x * HALF_PI.1 + rest * FRAC_PI_2);
    let r = most + tail;
    (r, (most - r) + tail)
}
