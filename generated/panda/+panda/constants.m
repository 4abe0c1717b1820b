function c = constants()
%CONSTANTS  Sizes, names of indices, limits and nominal parameters.
%   For panda, made by symdyn 0.2.0. Do not edit.
%
%     c = panda.constants()
%
%   Indices count from one.

  c.SYMDYN_VERSION = '0.2.0';
  c.SOURCE_FILE = 'panda.toml';
  c.SOURCE_SHA256 = '2dfac0de9fdf8fb9bda6b441dd3f095197d8dac370339c2645e0dde121747051';

  c.NQ = 7; % entries of q
  c.NV = 7; % entries of qd, qdd and tau
  c.TIPS = 1; % tips

  % Index of a joint in q, qd, qdd and tau.
  c.JOINT.PANDA_JOINT1 = 1; % revolute, rad
  c.JOINT.PANDA_JOINT2 = 2; % revolute, rad
  c.JOINT.PANDA_JOINT3 = 3; % revolute, rad
  c.JOINT.PANDA_JOINT4 = 4; % revolute, rad
  c.JOINT.PANDA_JOINT5 = 5; % revolute, rad
  c.JOINT.PANDA_JOINT6 = 6; % revolute, rad
  c.JOINT.PANDA_JOINT7 = 7; % revolute, rad

  % Index of a link in arrays over links.
  c.LINK.PANDA_LINK1 = 1; % link 1 in comments
  c.LINK.PANDA_LINK2 = 2; % link 2 in comments
  c.LINK.PANDA_LINK3 = 3; % link 3 in comments
  c.LINK.PANDA_LINK4 = 4; % link 4 in comments
  c.LINK.PANDA_LINK5 = 5; % link 5 in comments
  c.LINK.PANDA_LINK6 = 6; % link 6 in comments
  c.LINK.PANDA_LINK7 = 7; % link 7 in comments

  % Index of a tip in arrays over tips.
  c.TIP.PANDA_LINK8 = 1;

  % Lower limits of q, rad.
  c.q_lower = [ ...
      -2.8973; -1.7628; -2.8973; -3.0718; -2.8973; -0.0175; -2.8973];

  % Upper limits of q, rad.
  c.q_upper = [ ...
      2.8973; 1.7628; 2.8973; -0.0698; 2.8973; 3.7525; 2.8973];

  % Limits of |qd|, rad/s.
  c.qd_limit = [ ...
      2.175; 2.175; 2.175; 2.175; 2.61; 2.61; 2.61];

  % Limits of |tau|, N m.
  c.tau_limit = [ ...
      87.0; 87.0; 87.0; 87.0; 12.0; 12.0; 12.0];
end
