/**
 * @file panda.hpp
 *
 * panda.hpp: dynamics of panda, made by symdyn 0.2.0. Do not edit.
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
 *
 * Operations per call
 *   gravity  58 mul, 35 add, 12 sin/cos  (by newton-euler-matrix)
 *
 * Reading the functions
 *   minus_x is -x. Under the title of a block, a = b says that a has no line, b being the same;
 *   names with a title say that these lines are part of that later block as well. Components
 *   that no result needs are left out.
 *
 * Chosen frames: inside these functions link i is described in the frame f_i, given here
 * relative to f of its parent link. Inputs and outputs use the robot's own frames.
 *   gravity
 *   f1 = Tz(0.333) Rz(pi) Rz(q[0])
 *   f2 = Rx(pi/2) Rz(pi) Rz(q[1])
 *   f3 = Rx(pi/2) Tz(0.316) Rz(q[2])
 *   f4 = Tx(0.0825) Rx(pi/2) Rz(pi) Rz(q[3])
 *   f5 = Tx(0.0825) Ty(-0.384) Rx(pi/2) Rz(pi) Rz(q[4])
 *   f6 = Rx(pi/2) Rz(q[5])
 *   f7 = Tx(0.088) Rx(pi/2) Rz(q[6] - 0.384205880607)
 *
 * Transferred inertia: in these functions the part of a link's inertia that its joint cannot
 * feel is added to the parent link.
 * They compute with the sums called R, and with own parameters that stay and have no sum.
 * Literals in the code are these, lengths, or products, differences and multiples of them.
 *   gravity
 *   link 1: panda_link1; f1 = panda_link1 Rz(-pi)
 *     own: m1 = 4.970684, mcx1 = -0.0192614005, mcy1 = -0.010343993404000001,
 *       mcz1 = -0.8698697, Ixx1 = 0.8556187233502738, Ixy1 = -0.0001790829744405,
 *       Iyy1 = 0.8589118354269374, Ixz1 = -0.0101427450875, Iyz1 = -0.020979198845699997,
 *       Izz1 = 0.009213163777211224; m1, mcz1, Iyy1 have no effect
 *     mcyR1 = mcy1 - mcz2 = -0.012604999774000002
 *     IxxR1 = Ixx1 - Iyy1 + Iyy2 = 0.024831172635531362
 *     IzzR1 = Izz1 + Iyy2 = 0.03733744848940618
 *   link 2: panda_link2; f2 = panda_link2
 *     own: m2 = 0.646926, mcx2 = -0.002031994566, mcy2 = -0.018579714719999998,
 *       mcz2 = 0.0022610063699999997, Ixx2 = 0.00850351162402155, Ixy2 = -0.00398335888393552,
 *       Iyy2 = 0.028124284712194955, Ixz2 = 0.01026110182100817, Iyz2 = 0.0007689361029464,
 *       Izz2 = 0.026534991901690206; m2, mcz2, Iyy2 move to link 1
 *     mcyR2 = mcy2 - mcz3 - 0.316 (m3 + ... + m7) = -3.104340043512
 *     IxxR2 = Ixx2 - Iyy2 + Iyy3 + 0.632 mcz3 + 0.099856 m3 + 0.10666225 (m4 + ... +
 *       m7) = 0.9896232897634767
 *     IzzR2 = Izz2 + Iyy3 + 0.632 mcz3 + 0.099856 m3 + 0.10666225 (m4 + ... +
 *       m7) = 1.0357790547533403
 *   link 3: panda_link3; f3 = panda_link3
 *     own: m3 = 3.228604, mcx3 = 0.088844724872, mcy3 = 0.126729164208,
 *       mcz3 = -0.214708623208, Ixx3 = 0.05649492601407083, Ixy3 = -0.008248333140675744,
 *       Iyy3 = 0.05287838199960611, Ixz3 = -0.005487648106562255,
 *       Iyz3 = -0.0043772571218395825, Izz3 = 0.01824920229252011; m3, mcz3, Iyy3 move to link
 *       2
 *     mcxR3 = mcx3 + 0.0825 (m4 + ... + m7) = 0.684157959872
 *     mcyR3 = mcy3 - mcz4 = 0.028227094878000014
 *     IxxR3 = Ixx3 - Iyy3 + Iyy4 - 0.00680625 m4 = 0.011595864095166039
 *     IxyR3 = Ixy3 + 0.0825 mcz4 = -0.00012191242095074308
 *     IzzR3 = Izz3 + Iyy4 + 0.00680625 m4 + 0.0136125 (m5 + m6 + m7) = 0.12445520614822145
 *   link 4: panda_link4; f4 = panda_link4 Rz(-pi)
 *     own: m4 = 3.587895, mcx4 = 0.19076837715, mcy4 = -0.374644408005, mcz4 = 0.09850206933,
 *       Ixx4 = 0.06767727025085991, Ixy4 = 0.02771584317362585, Iyy4 = 0.03239943042445132,
 *       Ixz4 = -0.0039053550262761003, Iyz4 = 0.0016444875773692705,
 *       Izz4 = 0.0775861490525396; m4, mcz4, Iyy4 move to link 3
 *     mcxR4 = mcx4 + 0.0825 (m5 + m6 + m7) = 0.49008027465000004
 *     mcyR4 = mcy4 - mcz5 - 0.384 (m5 + m6 + m7) = -1.720683553603
 *     IxxR4 = Ixx4 - Iyy4 + Iyy5 + 0.768 mcz5 + 0.14064975 (m5 + m6 + m7) = 0.5408292849391831
 *     IxyR4 = Ixy4 + 0.0825 mcz5 + 0.03168 (m5 + m6 + m7) = 0.13876407268546084
 *     IzzR4 = Izz4 + Iyy5 + 0.768 mcz5 + 0.15426225 (m5 + m6 + m7) = 0.6325240572528141
 *   link 5: panda_link5; f5 = panda_link5
 *     own: m5 = 1.225946, mcx5 = -0.014653732538, mcy5 = 0.05034347249,
 *       mcz5 = -0.047121686402, Ixx5 = 0.03942757095803552, Ixy5 = -0.0015152444733270301,
 *       Iyy5 = 0.03146037232526039, Ixz5 = -0.004600245517563105,
 *       Iyz5 = 0.0021640520520981297, Izz5 = 0.010869510762828563; m5, mcz5, Iyy5 move to link
 *       4
 *     mcyR5 = mcy5 - mcz6 = 0.067870631425
 *     IxxR5 = Ixx5 - Iyy5 + Iyy6 + 0.007744 m7 = 0.024230847133882086
 *     IzzR5 = Izz5 + Iyy6 + 0.007744 m7 = 0.027133159263935516
 *   link 6: panda_link6; f6 = panda_link6
 *     own: m6 = 1.666555, mcx6 = 0.10024161669500001, mcy6 = -0.023526756935,
 *       mcz6 = -0.017527158935000002, Ixx6 = 0.00248046035817079, Ixy6 = 0.001524110902883315,
 *       Iyy6 = 0.010567766133106952, Ixz6 = -0.00010375891721868492,
 *       Iyz6 = 9.3569097314605e-05, Izz6 = 0.011794560230238952; m6, mcz6, Iyy6 move to link 5
 *     mcxR6 = mcx6 + 0.088 m7 = 0.16496755269500002
 *     mcyR6 = mcy6 - mcz7 = -0.068832705569
 *     IxxR6 = Ixx6 - Iyy6 + Iyy7 - 0.007744 m7 = -0.0008185978088860856
 *     IxyR6 = Ixy6 + 0.088 mcz7 = 0.005511034382675315
 *     IzzR6 = Izz6 + Iyy7 + 0.007744 m7 = 0.03045503293228903
 *   link 7: panda_link7 with panda_link8; f7 = panda_link7 Rz(-0.384205880607)
 *     own: m7 = 0.735522, mcx7 = 0.008343776383464369, mcz7 = 0.045305948634,
 *       Ixx7 = 0.015254482669327865, Ixy7 = 0.0005571816285452075,
 *       Iyy7 = 0.012964590334050077, Ixz7 = -0.0013450149983408877,
 *       Iyz7 = -0.0011352667606277602, Izz7 = 0.004909651967360946; m7, mcz7, Iyy7 move to
 *       link 6
 *     IxxR7 = Ixx7 - Iyy7 = 0.002289892335277788
 */
#ifndef PANDA_HPP
#define PANDA_HPP

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <tuple>
#include <type_traits>

#if defined(__GNUC__) && !defined(__clang__) && !defined(SYMDYN_NO_PRAGMA)
/*
 * gcc would collect results in vectors to store them together, and on some processors move so many
 * statements forward that registers run out; both cost more than they save. -DSYMDYN_NO_PRAGMA
 * lets it.
 */
#pragma GCC push_options
#pragma GCC optimize("no-tree-slp-vectorize", "no-schedule-insns")
#endif

namespace panda {

inline constexpr char SYMDYN_VERSION[] = "0.2.0";
inline constexpr char SOURCE_FILE[] = "panda.toml";
inline constexpr char SOURCE_SHA256[] =
    "2dfac0de9fdf8fb9bda6b441dd3f095197d8dac370339c2645e0dde121747051";

inline constexpr int NQ = 7; /**< entries of q */
inline constexpr int NV = 7; /**< entries of qd, qdd and tau */
inline constexpr int TIPS = 1; /**< tips */

/** Index of a joint in q, qd, qdd and tau. */
enum : int {
    JOINT_PANDA_JOINT1 = 0, /**< revolute, rad */
    JOINT_PANDA_JOINT2 = 1, /**< revolute, rad */
    JOINT_PANDA_JOINT3 = 2, /**< revolute, rad */
    JOINT_PANDA_JOINT4 = 3, /**< revolute, rad */
    JOINT_PANDA_JOINT5 = 4, /**< revolute, rad */
    JOINT_PANDA_JOINT6 = 5, /**< revolute, rad */
    JOINT_PANDA_JOINT7 = 6  /**< revolute, rad */
};

/** Index of a link in arrays over links. */
enum : int {
    LINK_PANDA_LINK1 = 0, /**< link 1 in comments */
    LINK_PANDA_LINK2 = 1, /**< link 2 in comments */
    LINK_PANDA_LINK3 = 2, /**< link 3 in comments */
    LINK_PANDA_LINK4 = 3, /**< link 4 in comments */
    LINK_PANDA_LINK5 = 4, /**< link 5 in comments */
    LINK_PANDA_LINK6 = 5, /**< link 6 in comments */
    LINK_PANDA_LINK7 = 6  /**< link 7 in comments */
};

/** Index of a tip in arrays over tips. */
enum : int {
    TIP_PANDA_LINK8 = 0
};

/** Lower limits of q, rad. */
inline constexpr std::array<double, 7> q_lower = {
    -2.8973, -1.7628, -2.8973, -3.0718, -2.8973, -0.0175, -2.8973};

/** Upper limits of q, rad. */
inline constexpr std::array<double, 7> q_upper = {
    2.8973, 1.7628, 2.8973, -0.0698, 2.8973, 3.7525, 2.8973};

/** Limits of |qd|, rad/s. */
inline constexpr std::array<double, 7> qd_limit = {
    2.175, 2.175, 2.175, 2.175, 2.61, 2.61, 2.61};

/** Limits of |tau|, N m. */
inline constexpr std::array<double, 7> tau_limit = {
    87.0, 87.0, 87.0, 87.0, 12.0, 12.0, 12.0};

namespace detail {

/* Functions of the scalar are those of <cmath>, or those that its own namespace has. */
template <typename Scalar>
void sincos(const Scalar &angle, Scalar &sine, Scalar &cosine)
{
    using std::cos;
    using std::sin;
    sine = sin(angle);
    cosine = cos(angle);
}

} /* namespace detail */

/*
 * Scalar is double, float, or a type of automatic differentiation: one with the operators of
 * numbers, with a constructor from double, and with functions such as sin in its own namespace.
 * Whole numbers are refused.
 *
 * Every function has two more forms, which return the results: on std::array, at the end of each
 * function, and on vectors and matrices of Eigen, at the end of this file. What is a single number
 * for every robot, such as a time step dt, may be a number in each form. Matrices are rows behind
 * rows: the entry i, j of M with 7 columns is M[i * 7 + j]. Results are written as soon as they are
 * known: no output may overlap another argument.
 */

/**
 * @brief Joint forces that hold the robot still: phi(q).
 *
 * @param[in]  q    joint positions (rad)
 * @param[out] phi  gravity forces (N m)
 *
 * 58 mul, 35 add, 12 sin/cos, by newton-euler-matrix.
 */
template <typename Scalar>
void gravity(const Scalar q[7], Scalar phi[7])
{
    static_assert(!std::is_integral_v<Scalar>, "whole numbers lose fractions; write 1.0, not 1");
    /* sines and cosines of the joint angles */
    Scalar s2, c2, s3, c3, s4, c4, s5, c5, s6, c6, s7, c7;
    detail::sincos(q[1], s2, c2);
    detail::sincos(q[2], s3, c3);
    detail::sincos(q[3], s4, c4);
    detail::sincos(q[4], s5, c5);
    detail::sincos(q[5], s6, c6);
    const Scalar t1 = q[6] - Scalar(0.38420588060665173);
    detail::sincos(t1, s7, c7);

    /* link 2: acceleration a of its origin, gravity included */
    const Scalar minus_a2_x = Scalar(9.81) * s2;
    const Scalar minus_a2_y = Scalar(9.81) * c2;

    /* link 2: moment n = mc x a (w = alpha = 0) */
    const Scalar n2_z = Scalar(0.01993386669246) * c2 - Scalar(30.45357582685272) * s2;

    /* link 3: acceleration a of its origin, gravity included
       a3_z = -a2_y */
    const Scalar minus_a3_x = c3 * minus_a2_x;
    const Scalar a3_y = s3 * minus_a2_x;

    /* link 3: moment n = mc x a (w = alpha = 0) */
    const Scalar n3_x = Scalar(0.27690780075318017) * c2;
    const Scalar minus_n3_y = Scalar(6.711589586344321) * c2;
    const Scalar t2 = Scalar(0.028227094878000014) * minus_a3_x;
    const Scalar n3_z = Scalar(0.684157959872) * a3_y + t2;

    /* link 4: acceleration a of its origin, gravity included
       a4_z = -a3_y */
    const Scalar a4_x = c4 * minus_a3_x - s4 * minus_a2_y;
    const Scalar minus_a4_y = s4 * minus_a3_x + c4 * minus_a2_y;

    /* link 4: moment n = mc x a (w = alpha = 0) */
    const Scalar n4_x = Scalar(1.720683553603) * a3_y;
    const Scalar n4_y = Scalar(0.49008027465000004) * a3_y;
    const Scalar t3 = Scalar(0.49008027465000004) * minus_a4_y;
    const Scalar n4_z = Scalar(1.720683553603) * a4_x - t3;

    /* link 5: acceleration a of its origin, gravity included
       a5_z = -a4_y */
    const Scalar a5_x = s5 * a3_y - c5 * a4_x;
    const Scalar a5_y = s5 * a4_x + c5 * a3_y;

    /* link 5: moment n = mc x a (w = alpha = 0) */
    const Scalar n5_x = Scalar(0.067870631425) * minus_a4_y;
    const Scalar n5_y = Scalar(0.014653732538) * minus_a4_y;
    const Scalar minus_n5_z = Scalar(0.014653732538) * a5_y + Scalar(0.067870631425) * a5_x;

    /* link 6: acceleration a of its origin, gravity included
       a6_z = -a5_y */
    const Scalar a6_x = c6 * a5_x + s6 * minus_a4_y;
    const Scalar a6_y = c6 * minus_a4_y - s6 * a5_x;

    /* link 6: moment n = mc x a (w = alpha = 0) */
    const Scalar n6_x = Scalar(0.068832705569) * a5_y;
    const Scalar n6_y = Scalar(0.16496755269500002) * a5_y;
    const Scalar t4 = Scalar(0.16496755269500002) * a6_y;
    const Scalar n6_z = t4 + Scalar(0.068832705569) * a6_x;

    /* link 7: acceleration a of its origin, gravity included */
    const Scalar minus_a7_y = s7 * a6_x + c7 * a5_y;

    /* link 7: moment n = mc x a (w = alpha = 0) */
    const Scalar n7_y = Scalar(0.008343776383464369) * a6_y;
    const Scalar minus_n7_z = Scalar(0.008343776383464369) * minus_a7_y;
    phi[6] = -minus_n7_z;

    /* joint 6: force F and moment N through it, joint 7 added */
    const Scalar N6_x = n6_x - s7 * n7_y;
    const Scalar N6_y = n6_y + minus_n7_z;
    const Scalar N6_z = n6_z + c7 * n7_y;
    phi[5] = N6_z;

    /* joint 5: force F and moment N through it, joint 6 added */
    const Scalar N5_x = n5_x + (c6 * N6_x - s6 * N6_y);
    const Scalar N5_y = n5_y - N6_z;
    const Scalar N5_z = s6 * N6_x + c6 * N6_y - minus_n5_z;
    phi[4] = N5_z;

    /* joint 4: force F and moment N through it, joint 5 added */
    const Scalar N4_x = n4_x + (s5 * N5_y - c5 * N5_x);
    const Scalar N4_y = n4_y - N5_z;
    const Scalar N4_z = n4_z - (s5 * N5_x + c5 * N5_y);
    phi[3] = N4_z;

    /* joint 3: force F and moment N through it, joint 4 added */
    const Scalar N3_x = n3_x + (s4 * N4_y - c4 * N4_x);
    const Scalar minus_N3_y = N4_z + minus_n3_y;
    const Scalar N3_z = n3_z - (s4 * N4_x + c4 * N4_y);
    phi[2] = N3_z;

    /* joint 2: force F and moment N through it, joint 3 added */
    const Scalar N2_x = c3 * N3_x + s3 * minus_N3_y;
    const Scalar N2_z = n2_z + (s3 * N3_x - c3 * minus_N3_y);
    phi[1] = N2_z;

    /* joint 1: force F and moment N through it, joint 2 added */
    const Scalar minus_N1_z = s2 * N2_x - c2 * N3_z;
    phi[0] = -minus_N1_z;
}

template <typename Scalar>
std::array<Scalar, 7> gravity(const std::array<Scalar, 7> &q)
{
    std::array<Scalar, 7> phi;
    gravity(q.data(), phi.data());
    return phi;
}

} /* namespace panda */

#if defined(__GNUC__) && !defined(__clang__) && !defined(SYMDYN_NO_PRAGMA)
#pragma GCC pop_options
#endif

#if __has_include(<Eigen/Core>) && !defined(SYMDYN_NO_EIGEN)
#include <Eigen/Core>

namespace panda {

/*
 * The same on vectors and matrices of Eigen; inputs may be expressions such as x.head<7>(). Results
 * of more than two indices are arrays of matrices. Define SYMDYN_NO_EIGEN to leave these out.
 */
namespace detail {

template <typename Scalar, int rows>
using Vector = Eigen::Matrix<Scalar, rows, 1>;

template <typename Scalar, int rows, int columns>
using Matrix =
    Eigen::Matrix<Scalar, rows, columns, columns == 1 ? Eigen::ColMajor : Eigen::RowMajor>;

template <typename Scalar, typename... Given>
inline constexpr bool same = (std::is_same_v<Scalar, typename Given::Scalar> && ...);

template <int rows, typename Given>
Vector<typename Given::Scalar, rows> vector(const Eigen::MatrixBase<Given> &x)
{
    return x;
}

template <int rows, int columns, typename Given>
Matrix<typename Given::Scalar, rows, columns> matrix(const Eigen::MatrixBase<Given> &x)
{
    return x;
}

/* Rows of numbers as arrays of matrices. */
template <typename Scalar, int count, int... sizes>
struct Matrices {
    using Inner = Matrices<Scalar, sizes...>;
    using Type = std::array<typename Inner::Type, count>;

    static Type of(const Scalar *x)
    {
        Type result;
        for (auto &inner : result) {
            inner = Inner::of(x);
            x += (sizes * ...);
        }
        return result;
    }
};

template <typename Scalar, int rows, int columns>
struct Matrices<Scalar, rows, columns> {
    using Type = Matrix<Scalar, rows, columns>;

    static Type of(const Scalar *x)
    {
        return Eigen::Map<const Type>(x);
    }
};

} /* namespace detail */

template <typename q_type>
auto gravity(const Eigen::MatrixBase<q_type> &q)
{
    using Scalar = typename q_type::Scalar;
    detail::Vector<Scalar, 7> phi;
    gravity(detail::vector<7>(q).data(), phi.data());
    return phi;
}

} /* namespace panda */
#endif

#endif
