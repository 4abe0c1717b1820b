// Pinocchio's algorithms behind the interface of harness.c: evaluate one state, hand out the answer.
//
// Answers stay in Pinocchio's own data while the clock runs; `answer_` copies them, row-major and
// complete, for the comparison that precedes the timing.
#include <memory>

#include "model.hpp"

#include "pinocchio/algorithm/aba.hpp"
#include "pinocchio/algorithm/crba.hpp"
#include "pinocchio/algorithm/regressor.hpp"
#include "pinocchio/algorithm/rnea-derivatives.hpp"
#include "pinocchio/algorithm/rnea.hpp"

namespace
{
using pinocchio::Convention;
using State = Eigen::Map<const Eigen::VectorXd>;
using Rows = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

std::unique_ptr<pinocchio::Model> model;
std::unique_ptr<pinocchio::Data> data;

// A state is q, qd and a third vector; a floating base has one number more in q.
State part(const double * state, int k)
{
  return k == 0 ? State(state, model->nq) : State(state + model->nq + (k - 1) * model->nv, model->nv);
}

template<typename Matrix>
double * copy(const Matrix & matrix, double * out)
{
  Eigen::Map<Rows>(out, matrix.rows(), matrix.cols()) = matrix;
  return out + matrix.size();
}

double mass_matrix(const double * state, Convention convention)
{
  return pinocchio::crba(*model, *data, part(state, 0), convention)(0, 0);
}

void copy_mass_matrix(double * out)
{
  const Eigen::MatrixXd full = data->M.selfadjointView<Eigen::Upper>();
  copy(full, out);
}

double forward_dynamics(const double * state, Convention convention)
{
  return pinocchio::aba(
    *model, *data, part(state, 0), part(state, 1), part(state, 2), convention)[0];
}
} // namespace

extern "C" {
int load_model(const char * file)
{
  try
  {
    model = std::make_unique<pinocchio::Model>(peers::read_model(file));
    data = std::make_unique<pinocchio::Data>(*model);
    return model->nv;
  }
  catch (const std::exception &)
  {
    return -1;
  }
}

double evaluate_inverse_dynamics(const double * state)
{
  return pinocchio::rnea(*model, *data, part(state, 0), part(state, 1), part(state, 2))[0];
}

void answer_inverse_dynamics(double * out)
{
  copy(data->tau, out);
}

double evaluate_mass_matrix_local(const double * state)
{
  return mass_matrix(state, Convention::LOCAL);
}

void answer_mass_matrix_local(double * out)
{
  copy_mass_matrix(out);
}

double evaluate_mass_matrix_world(const double * state)
{
  return mass_matrix(state, Convention::WORLD);
}

void answer_mass_matrix_world(double * out)
{
  copy_mass_matrix(out);
}

double evaluate_forward_dynamics_local(const double * state)
{
  return forward_dynamics(state, Convention::LOCAL);
}

void answer_forward_dynamics_local(double * out)
{
  copy(data->ddq, out);
}

double evaluate_forward_dynamics_world(const double * state)
{
  return forward_dynamics(state, Convention::WORLD);
}

void answer_forward_dynamics_world(double * out)
{
  copy(data->ddq, out);
}

double evaluate_coriolis_matrix(const double * state)
{
  return pinocchio::computeCoriolisMatrix(*model, *data, part(state, 0), part(state, 1))(0, 0);
}

void answer_coriolis_matrix(double * out)
{
  copy(data->C, out);
}

double evaluate_inverse_dynamics_derivatives(const double * state)
{
  pinocchio::computeRNEADerivatives(
    *model, *data, part(state, 0), part(state, 1), part(state, 2));
  return data->dtau_dq(0, 0);
}

void answer_inverse_dynamics_derivatives(double * out)
{
  copy(data->dtau_dv, copy(data->dtau_dq, out));
}

double evaluate_regressor(const double * state)
{
  return pinocchio::computeJointTorqueRegressor(
    *model, *data, part(state, 0), part(state, 1), part(state, 2))(0, 0);
}

void answer_regressor(double * out)
{
  copy(data->jointTorqueRegressor, out);
}
}
