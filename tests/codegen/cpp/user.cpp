/* Four robots in one program, with their functions on pointers, arrays, Eigen and dual numbers. */
#include "four_bar.hpp"
#include "panda.hpp"
#include "planar2r.hpp"
#include "two_arm_satellite.hpp"

#include "dual.hpp"

#include <cstdio>

using ad::Dual;

namespace {

int failures = 0;

void expect(bool right, const char *what)
{
    if (!right) {
        std::printf("wrong: %s\n", what);
        failures++;
    }
}

bool near(double a, double b, double allowed = 1e-11)
{
    return std::abs(a - b) <= allowed * std::max(1.0, std::abs(b));
}

/* Numbers with a slope of one in one place. */
template <std::size_t n>
std::array<Dual, n> along(const std::array<double, n> &x, std::size_t moved)
{
    std::array<Dual, n> result;
    for (std::size_t k = 0; k < n; k++) {
        result[k] = Dual(x[k], k == moved ? 1 : 0);
    }
    return result;
}

const std::array<double, 7> q = {0.3, -0.4, 0.5, -1.2, 0.7, 1.1, -0.6};
const std::array<double, 7> qd = {0.9, -0.2, 0.3, 0.4, -0.8, 0.6, 0.1};
const std::array<double, 7> qdd = {-0.5, 0.7, 0.2, -0.9, 0.3, 0.8, -0.1};

void slopes_are_the_emitted_derivatives()
{
    const auto [dtau_dq, dtau_dqd] = panda::inverse_dynamics_derivatives(q, qd, qdd);
    const std::array<double, 49> M = panda::mass_matrix(q);
    for (std::size_t j = 0; j < 7; j++) {
        const auto by_q = panda::inverse_dynamics(along(q, j), along(qd, 7), along(qdd, 7));
        const auto by_qd = panda::inverse_dynamics(along(q, 7), along(qd, j), along(qdd, 7));
        const auto by_qdd = panda::inverse_dynamics(along(q, 7), along(qd, 7), along(qdd, j));
        for (std::size_t i = 0; i < 7; i++) {
            expect(near(by_q[i].slope, dtau_dq[i * 7 + j]), "dtau_dq");
            expect(near(by_qd[i].slope, dtau_dqd[i * 7 + j]), "dtau_dqd");
            expect(near(by_qdd[i].slope, M[i * 7 + j]), "dtau_dqdd");
        }
    }
}

void slopes_pass_through_equations_with_pivots()
{
    const std::array<double, 3> at = {0.4, 0.9, -0.5};
    const std::array<double, 3> rates = {0.2, -0.1, 0.4};
    const std::array<double, 3> forces = {3, -1, 2};
    const auto slopes = four_bar::closed_chain_dynamics_derivatives(at, rates, forces);
    const auto &dqdd_dq = std::get<0>(slopes);
    const auto &dqdd_dtau = std::get<2>(slopes);
    for (std::size_t j = 0; j < 3; j++) {
        const auto by_q = std::get<0>(
            four_bar::closed_chain_dynamics(along(at, j), along(rates, 3), along(forces, 3)));
        const auto by_tau = std::get<0>(
            four_bar::closed_chain_dynamics(along(at, 3), along(rates, 3), along(forces, j)));
        for (std::size_t i = 0; i < 3; i++) {
            expect(near(by_q[i].slope, dqdd_dq[i * 3 + j], 1e-9), "dqdd_dq of a closed chain");
            expect(near(by_tau[i].slope, dqdd_dtau[i * 3 + j], 1e-9), "dqdd_dtau");
        }
    }
}

void single_precision_is_near()
{
    std::array<float, 7> x, v, a;
    for (std::size_t k = 0; k < 7; k++) {
        x[k] = float(q[k]);
        v[k] = float(qd[k]);
        a[k] = float(qdd[k]);
    }
    const std::array<float, 7> tau = panda::inverse_dynamics(x, v, a);
    const std::array<double, 7> exact = panda::inverse_dynamics(q, qd, qdd);
    for (std::size_t k = 0; k < 7; k++) {
        expect(near(double(tau[k]), exact[k], 1e-4), "single precision");
        expect(double(tau[k]) != exact[k], "single precision is not double");
    }
}

#ifndef SYMDYN_NO_EIGEN
using Vector7 = Eigen::Matrix<double, 7, 1>;

void eigen_says_the_same()
{
    const Vector7 x = Eigen::Map<const Vector7>(q.data());
    Eigen::VectorXd state(14);
    state << x, Eigen::Map<const Vector7>(qd.data());
    const Vector7 a = Eigen::Map<const Vector7>(qdd.data());

    /* expressions go in, and what is column-major takes what comes out */
    const Vector7 tau = panda::inverse_dynamics(state.head<7>(), state.tail(7), 2 * a - a);
    const std::array<double, 7> same = panda::inverse_dynamics(q, qd, qdd);
    for (Eigen::Index k = 0; k < 7; k++) {
        expect(near(tau[k], same[std::size_t(k)]), "tau of Eigen");
    }
    const Eigen::Matrix<double, 7, 7> C = panda::coriolis_matrix(x, state.tail<7>());
    const std::array<double, 49> flat = panda::coriolis_matrix(q, qd);
    expect(near(C(2, 4), flat[2 * 7 + 4]), "rows of Eigen");
    expect(std::abs(C(2, 4) - C(4, 2)) > 1e-3, "C is not symmetric");

    const auto [dtau_dq, dtau_dqd] = panda::inverse_dynamics_derivatives(x, state.tail<7>(), a);
    const auto slopes = panda::inverse_dynamics_derivatives(q, qd, qdd);
    expect(near(dtau_dq(1, 5), std::get<0>(slopes)[1 * 7 + 5]), "the first of two");
    expect(near(dtau_dqd(1, 5), std::get<1>(slopes)[1 * 7 + 5]), "the second of two");

    const auto X = panda::forward_kinematics(x);
    const Eigen::Matrix3d R = X[panda::TIP_PANDA_LINK8].topLeftCorner<3, 3>();
    expect((R.transpose() * R - Eigen::Matrix3d::Identity()).norm() < 1e-12, "a rotation");
    const Eigen::Matrix<double, 6, 7> J = panda::jacobian(x)[0];
    expect(near(J(4, 2), panda::jacobian(q)[4 * 7 + 2]), "rows of the Jacobian");
    const auto dJ = panda::jacobian_derivatives(x);
    expect(near(dJ[0][4](2, 3), panda::jacobian_derivatives(q)[(4 * 7 + 2) * 7 + 3]), "dJ_dq");
    const double T = panda::kinetic_energy(x, state.tail<7>());
    expect(near(T, 0.5 * state.tail<7>().dot(panda::mass_matrix(x) * state.tail<7>())), "T");

    const Eigen::Vector2d two(0.3, 0.4);
    const auto p = Eigen::Map<const Eigen::VectorXd>(planar2r::p_nominal.data(), planar2r::NP);
    const Eigen::Vector2d phi = planar2r::gravity(two, p);
    expect(phi.norm() > 1, "parameters of Eigen");
}
#endif

void a_time_step_is_a_number_in_every_form()
{
    std::array<double, 13> at = {0.1, 0.2, 0.3, 0, 0, 0.6, 0.8}, next;
    std::array<double, 12> speed;
    speed.fill(0.5);
    const double dt = 0.001;
    const auto expected = two_arm_satellite::integrate(at, speed, std::array{dt});
    two_arm_satellite::integrate(at.data(), speed.data(), &dt, next.data());
    expect(next == expected, "a pointer to a time step");
    two_arm_satellite::integrate(at.data(), speed.data(), 0.001, next.data());
    expect(next == expected, "a time step among pointers");
    expect(two_arm_satellite::integrate(at, speed, 0.001) == expected, "among arrays");
    expect(two_arm_satellite::integrate(at, speed, {0.001}) == expected, "in braces");
    expect(two_arm_satellite::integrate(at, speed, 0) == at, "a whole number");
    const auto rates = two_arm_satellite::integrate(along(at, 13), along(speed, 12), Dual(dt, 1));
    expect(near(rates[7].slope, speed[6]), "the slope in a time step");
#ifndef SYMDYN_NO_EIGEN
    const Eigen::Map<const Eigen::Matrix<double, 13, 1>> x(at.data());
    const Eigen::Map<const Eigen::Matrix<double, 12, 1>> v(speed.data());
    const Eigen::Map<const Eigen::Matrix<double, 13, 1>> y(expected.data());
    expect(two_arm_satellite::integrate(x, v, 0.001) == y, "among vectors of Eigen");
    expect(two_arm_satellite::integrate(x, v, Eigen::Matrix<double, 1, 1>(dt)) == y, "Eigen");
#endif
}

void constants_are_those_of_the_robot()
{
    static_assert(panda::NQ == 7 && panda::NV == 7 && panda::TIPS == 1);
    static_assert(panda::JOINT_PANDA_JOINT7 == 6 && panda::LINK_PANDA_LINK1 == 0);
    static_assert(panda::q_lower[panda::JOINT_PANDA_JOINT4] < -3);
    static_assert(planar2r::p_nominal[planar2r::P_L_1] == 1);
    static_assert(panda::SOURCE_FILE[0] == 'p');
}

} /* namespace */

int main()
{
    slopes_are_the_emitted_derivatives();
    slopes_pass_through_equations_with_pivots();
    single_precision_is_near();
    a_time_step_is_a_number_in_every_form();
    constants_are_those_of_the_robot();
#ifndef SYMDYN_NO_EIGEN
    eigen_says_the_same();
#endif
    std::printf("%d wrong\n", failures);
    return failures != 0;
}
