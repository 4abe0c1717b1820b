// The table of numbers that `peers/pinocchio_code.py` writes, as a Pinocchio model.
//
// Every contestant gets the same file. Nothing of Pinocchio's compiled libraries is used, so that
// the flags of the driver reach all of the code that is timed and alignments agree.
#pragma once

#include <fstream>
#include <stdexcept>
#include <string>

#include "pinocchio/multibody.hpp"

namespace peers
{
inline pinocchio::JointModel joint_of(const std::string & kind)
{
  if (kind == "JointModelRX")
    return pinocchio::JointModelRX();
  if (kind == "JointModelRY")
    return pinocchio::JointModelRY();
  if (kind == "JointModelRZ")
    return pinocchio::JointModelRZ();
  if (kind == "JointModelPX")
    return pinocchio::JointModelPX();
  if (kind == "JointModelPY")
    return pinocchio::JointModelPY();
  if (kind == "JointModelPZ")
    return pinocchio::JointModelPZ();
  if (kind == "JointModelFreeFlyer")
    return pinocchio::JointModelFreeFlyer();
  throw std::runtime_error("no joint is read as " + kind);
}

inline pinocchio::Model read_model(const char * file)
{
  std::ifstream in(file);
  in.exceptions(std::ios::failbit | std::ios::badbit);
  const auto fill = [&in](auto && matrix) {
    for (Eigen::Index i = 0; i < matrix.rows(); ++i)
      for (Eigen::Index j = 0; j < matrix.cols(); ++j)
        in >> matrix(i, j);
  };
  pinocchio::Model model;
  int joints = 0;
  Eigen::Vector3d gravity;
  in >> joints;
  fill(gravity);
  model.gravity.linear(gravity);
  for (int k = 1; k <= joints; ++k)
  {
    std::string kind;
    pinocchio::JointIndex parent = 0;
    Eigen::Matrix3d rotation, tensor;
    Eigen::Vector3d translation, centre;
    double mass = 0;
    in >> kind >> parent;
    fill(rotation);
    fill(translation);
    in >> mass;
    fill(centre);
    fill(tensor);
    const auto number = model.addJoint(
      parent, joint_of(kind), pinocchio::SE3(rotation, translation), "joint" + std::to_string(k));
    model.appendBodyToJoint(number, pinocchio::Inertia(mass, centre, tensor));
  }
  return model;
}
} // namespace peers
