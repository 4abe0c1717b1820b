//! Values of the functions in `math.rs`, for numbers from the standard input: the function, y, x.
//! Numbers are doubles, also where the functions are of single precision.

mod math;

use std::io::{self, Read, Write};

fn main() -> io::Result<()> {
    let mut bytes = Vec::new();
    io::stdin().read_to_end(&mut bytes)?;
    let numbers: Vec<f64> = bytes
        .chunks_exact(8)
        .map(|x| f64::from_ne_bytes(x.try_into().unwrap()))
        .collect();
    for row in numbers.chunks_exact(3) {
        let (y, x) = (row[1] as _, row[2] as _);
        let value = match row[0] as u32 {
            0 => math::sin(x),
            1 => math::cos(x),
            2 => math::sqrt(x),
            3 => math::tanh(x),
            4 => math::atan2(y, x),
            5 => math::sin_cos(x).0,
            6 => math::sin_cos(x).1,
            7 => math::abs(x),
            _ => math::sign(x),
        };
        io::stdout().write_all(&(value as f64).to_ne_bytes())?;
    }
    Ok(())
}
