// gravity of panda, made by symdyn 0.2.0. Do not edit.

use crate::math;

/// Joint forces that hold the robot still: phi(q).
///
/// - `q`: joint positions (rad)
/// - returns `phi`: gravity forces (N m)
///
/// 58 mul, 35 add, 12 sin/cos, by newton-euler-matrix.
#[must_use]
pub fn gravity(q: &[f64; 7]) -> [f64; 7] {
    let mut phi = [0.0; 7];

    // sines and cosines of the joint angles
    let (s2, c2) = math::sin_cos(q[1]);
    let (s3, c3) = math::sin_cos(q[2]);
    let (s4, c4) = math::sin_cos(q[3]);
    let (s5, c5) = math::sin_cos(q[4]);
    let (s6, c6) = math::sin_cos(q[5]);
    let t1 = q[6] - 0.38420588060665173;
    let (s7, c7) = math::sin_cos(t1);

    // link 2: acceleration a of its origin, gravity included
    let minus_a2_x = 9.81 * s2;
    let minus_a2_y = 9.81 * c2;

    // link 2: moment n = mc x a (w = alpha = 0)
    let n2_z = 0.01993386669246 * c2 - 30.45357582685272 * s2;

    // link 3: acceleration a of its origin, gravity included
    // a3_z = -a2_y
    let minus_a3_x = c3 * minus_a2_x;
    let a3_y = s3 * minus_a2_x;

    // link 3: moment n = mc x a (w = alpha = 0)
    let n3_x = 0.27690780075318017 * c2;
    let minus_n3_y = 6.711589586344321 * c2;
    let n3_z = 0.684157959872 * a3_y + 0.028227094878000014 * minus_a3_x;

    // link 4: acceleration a of its origin, gravity included
    // a4_z = -a3_y
    let a4_x = c4 * minus_a3_x - s4 * minus_a2_y;
    let minus_a4_y = s4 * minus_a3_x + c4 * minus_a2_y;

    // link 4: moment n = mc x a (w = alpha = 0)
    let n4_x = 1.720683553603 * a3_y;
    let n4_y = 0.49008027465000004 * a3_y;
    let n4_z = 1.720683553603 * a4_x - 0.49008027465000004 * minus_a4_y;

    // link 5: acceleration a of its origin, gravity included
    // a5_z = -a4_y
    let a5_x = s5 * a3_y - c5 * a4_x;
    let a5_y = s5 * a4_x + c5 * a3_y;

    // link 5: moment n = mc x a (w = alpha = 0)
    let n5_x = 0.067870631425 * minus_a4_y;
    let n5_y = 0.014653732538 * minus_a4_y;
    let minus_n5_z = 0.014653732538 * a5_y + 0.067870631425 * a5_x;

    // link 6: acceleration a of its origin, gravity included
    // a6_z = -a5_y
    let a6_x = c6 * a5_x + s6 * minus_a4_y;
    let a6_y = c6 * minus_a4_y - s6 * a5_x;

    // link 6: moment n = mc x a (w = alpha = 0)
    let n6_x = 0.068832705569 * a5_y;
    let n6_y = 0.16496755269500002 * a5_y;
    let n6_z = 0.16496755269500002 * a6_y + 0.068832705569 * a6_x;

    // link 7: acceleration a of its origin, gravity included
    let minus_a7_y = s7 * a6_x + c7 * a5_y;

    // link 7: moment n = mc x a (w = alpha = 0)
    let n7_y = 0.008343776383464369 * a6_y;
    let minus_n7_z = 0.008343776383464369 * minus_a7_y;
    phi[6] = -minus_n7_z;

    // joint 6: force F and moment N through it, joint 7 added
    // minus_dN6_z_dq7, minus_dN6_x_dq7: joint 6: force F and moment N through it, joint 7
    //   added, derivative in q[6]
    let minus_dN6_z_dq7 = s7 * n7_y;
    let minus_dN6_x_dq7 = c7 * n7_y;
    let N6_x = n6_x - minus_dN6_z_dq7;
    let N6_y = n6_y + minus_n7_z;
    let N6_z = n6_z + minus_dN6_x_dq7;
    phi[5] = N6_z;

    // joint 5: force F and moment N through it, joint 6 added
    let N5_x = n5_x + (c6 * N6_x - s6 * N6_y);
    let N5_y = n5_y - N6_z;
    let N5_z = s6 * N6_x + c6 * N6_y - minus_n5_z;
    phi[4] = N5_z;

    // joint 4: force F and moment N through it, joint 5 added
    let N4_x = n4_x + (s5 * N5_y - c5 * N5_x);
    let N4_y = n4_y - N5_z;
    let N4_z = n4_z - (s5 * N5_x + c5 * N5_y);
    phi[3] = N4_z;

    // joint 3: force F and moment N through it, joint 4 added
    let N3_x = n3_x + (s4 * N4_y - c4 * N4_x);
    let minus_N3_y = N4_z + minus_n3_y;
    let N3_z = n3_z - (s4 * N4_x + c4 * N4_y);
    phi[2] = N3_z;

    // joint 2: force F and moment N through it, joint 3 added
    let N2_x = c3 * N3_x + s3 * minus_N3_y;
    let N2_z = n2_z + (s3 * N3_x - c3 * minus_N3_y);
    phi[1] = N2_z;

    // joint 1: force F and moment N through it, joint 2 added
    let minus_N1_z = s2 * N2_x - c2 * N3_z;
    phi[0] = -minus_N1_z;

    phi
}
