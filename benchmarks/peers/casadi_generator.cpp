// Pinocchio's algorithms on CasADi's symbols, saved as CasADi functions.
//
//     casadi_generator MODEL FOLDER
//
// Several ways to the same quantity are saved under different names; `peers/casadi_code.py` keeps
// the short ones and lets CasADi write their C.
#include "pinocchio/autodiff/casadi.hpp"

#include "model.hpp"

#include "pinocchio/algorithm/aba.hpp"
#include "pinocchio/algorithm/cholesky.hpp"
#include "pinocchio/algorithm/crba.hpp"
#include "pinocchio/algorithm/rnea-derivatives.hpp"
#include "pinocchio/algorithm/rnea.hpp"

using casadi::SX;
using pinocchio::Convention;
using Model = pinocchio::ModelTpl<SX>;
using Data = pinocchio::DataTpl<SX>;

template<typename Matrix>
SX to_casadi(const Matrix & matrix)
{
  SX result(matrix.rows(), matrix.cols());
  pinocchio::casadi::copy(matrix, result);
  return result;
}

int main(int, char ** arguments)
{
  const Model model = peers::read_model(arguments[1]).cast<SX>();
  const std::string folder = arguments[2];
  const int nv = model.nv;
  const SX q = SX::sym("q", model.nq), qd = SX::sym("qd", nv), third = SX::sym("third", nv);
  Model::ConfigVectorType Q(model.nq);
  Model::TangentVectorType V(nv), U(nv);
  pinocchio::casadi::copy(q, Q);
  pinocchio::casadi::copy(qd, V);
  pinocchio::casadi::copy(third, U);

  const auto save = [&](const std::string & name, const std::vector<SX> & results) {
    casadi::Function(name, {q, qd, third}, results).save(folder + "/" + name + ".casadi");
  };

  Data data(model);
  pinocchio::rnea(model, data, Q, V, U);
  save("inverse_dynamics_rnea", {to_casadi(data.tau)});

  for (const bool world : {false, true})
  {
    const auto convention = world ? Convention::WORLD : Convention::LOCAL;
    const std::string suffix = world ? "_world" : "_local";
    Data crba_data(model), aba_data(model);
    pinocchio::crba(model, crba_data, Q, convention);
    const SX upper = SX::triu(to_casadi(crba_data.M));
    save("mass_matrix_crba" + suffix, {SX::triu2symm(upper)});
    pinocchio::aba(model, aba_data, Q, V, U, convention);
    save("forward_dynamics_aba" + suffix, {to_casadi(aba_data.ddq)});

    pinocchio::cholesky::decompose(model, crba_data);
    pinocchio::nonLinearEffects(model, crba_data, Q, V);
    Model::TangentVectorType acceleration = U - crba_data.nle;
    pinocchio::cholesky::solve(model, crba_data, acceleration);
    save("forward_dynamics_cholesky" + suffix, {to_casadi(acceleration)});
  }

  Data coriolis_data(model);
  pinocchio::computeCoriolisMatrix(model, coriolis_data, Q, V);
  save("coriolis_matrix_factored", {to_casadi(coriolis_data.C)});

  Data slopes(model);
  pinocchio::computeRNEADerivatives(model, slopes, Q, V, U);
  save(
    "inverse_dynamics_derivatives_analytic",
    {to_casadi(slopes.dtau_dq), to_casadi(slopes.dtau_dv)});
  return 0;
}
