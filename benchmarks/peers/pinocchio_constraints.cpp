// Pinocchio's constraintDynamics behind the interface of harness.c: evaluate a state, hand out qdd, f.
//
// Contacts are rigid, seen from their first frame. The proximal solver has no regularisation and one
// step, which is exact where the contacts are independent and the least that it can do.
#include <fstream>
#include <memory>
#include <vector>

#include "model.hpp"

#include "pinocchio/algorithm/constrained-dynamics.hpp"

namespace
{
using State = Eigen::Map<const Eigen::VectorXd>;

std::unique_ptr<pinocchio::Model> model;
std::unique_ptr<pinocchio::Data> data;
std::vector<pinocchio::RigidConstraintModel> contacts;
std::vector<pinocchio::RigidConstraintData> contact_data;
pinocchio::ProximalSettings settings(1e-12, 0., 1);

// The number of contacts; for each two joints, with the rotation and the place of a frame on them.
void read_contacts(const char * file)
{
  std::ifstream in(file);
  in.exceptions(std::ios::failbit | std::ios::badbit);
  int count = 0;
  in >> count;
  for (int k = 0; k < count; ++k)
  {
    pinocchio::JointIndex joints[2];
    pinocchio::SE3 frames[2];
    for (int end = 0; end < 2; ++end)
    {
      in >> joints[end];
      for (int i = 0; i < 9; ++i)
        in >> frames[end].rotation()(i / 3, i % 3);
      for (int i = 0; i < 3; ++i)
        in >> frames[end].translation()[i];
    }
    contacts.emplace_back(
      pinocchio::CONTACT_6D, *model, joints[0], frames[0], joints[1], frames[1], pinocchio::LOCAL);
    contact_data.emplace_back(contacts.back());
  }
}
} // namespace

extern "C" {
int load_model(const char * model_file, const char * contacts_file)
{
  try
  {
    model = std::make_unique<pinocchio::Model>(peers::read_model(model_file));
    data = std::make_unique<pinocchio::Data>(*model);
    contacts.clear();
    contact_data.clear();
    read_contacts(contacts_file);
    pinocchio::initConstraintDynamics(*model, *data, contacts, contact_data);
    return model->nv;
  }
  catch (const std::exception &)
  {
    return -1;
  }
}

double evaluate_closed_chain_dynamics(const double * state)
{
  const int nq = model->nq, nv = model->nv;
  return pinocchio::constraintDynamics(
    *model, *data, State(state, nq), State(state + nq, nv), State(state + nq + nv, nv), contacts,
    contact_data, settings)[0];
}

// qdd, then what the first frame of each contact exerts on the second: Pinocchio has the reaction.
void answer_closed_chain_dynamics(double * out)
{
  Eigen::Map<Eigen::VectorXd>(out, model->nv) = data->ddq;
  out += model->nv;
  for (const auto & contact : contact_data)
  {
    Eigen::Map<Eigen::VectorXd>(out, 6) = -contact.contact_force.toVector();
    out += 6;
  }
}
}
