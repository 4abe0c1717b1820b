function phi = gravity(q)
%GRAVITY  Joint forces that hold the robot still: phi(q).
%   For panda, made by symdyn 0.2.0. Do not edit.
%
%     phi = panda.gravity(q)
%
%   A column is a state. What has one column is the same for all of them.
%
%   q    7 x n  joint positions (rad)
%   phi  7 x n  gravity forces (N m)
%
%   58 mul, 35 add, 12 sin/cos, by newton-euler-matrix.
%
%   See also panda.constants

  n = symdyn_columns({q}, {'q'}, {[7]});
  phi = zeros(7, n);

  % sines and cosines of the joint angles
  s2 = sin(q(2, :));
  c2 = cos(q(2, :));
  c3 = cos(q(3, :));
  s3 = sin(q(3, :));
  c4 = cos(q(4, :));
  s4 = sin(q(4, :));
  c5 = cos(q(5, :));
  s5 = sin(q(5, :));
  c6 = cos(q(6, :));
  s6 = sin(q(6, :));
  t1 = q(7, :) - 0.38420588060665173;
  s7 = sin(t1);
  c7 = cos(t1);

  % link 2: acceleration a of its origin, gravity included
  minus_a2_x = 9.81 * s2;
  minus_a2_y = 9.81 * c2;

  % link 2: moment n = mc x a (w = alpha = 0)
  n2_z = 0.01993386669246 * c2 - 30.45357582685272 * s2;

  % link 3: acceleration a of its origin, gravity included
  % a3_z = -a2_y
  minus_a3_x = c3 .* minus_a2_x;
  a3_y = s3 .* minus_a2_x;

  % link 3: moment n = mc x a (w = alpha = 0)
  n3_x = 0.27690780075318017 * c2;
  minus_n3_y = 6.711589586344321 * c2;
  n3_z = 0.684157959872 * a3_y + 0.028227094878000014 * minus_a3_x;

  % link 4: acceleration a of its origin, gravity included
  % a4_z = -a3_y
  a4_x = c4 .* minus_a3_x - s4 .* minus_a2_y;
  minus_a4_y = s4 .* minus_a3_x + c4 .* minus_a2_y;

  % link 4: moment n = mc x a (w = alpha = 0)
  n4_x = 1.720683553603 * a3_y;
  n4_y = 0.49008027465000004 * a3_y;
  n4_z = 1.720683553603 * a4_x - 0.49008027465000004 * minus_a4_y;

  % link 5: acceleration a of its origin, gravity included
  % a5_z = -a4_y
  a5_x = s5 .* a3_y - c5 .* a4_x;
  a5_y = s5 .* a4_x + c5 .* a3_y;

  % link 5: moment n = mc x a (w = alpha = 0)
  n5_x = 0.067870631425 * minus_a4_y;
  n5_y = 0.014653732538 * minus_a4_y;
  minus_n5_z = 0.014653732538 * a5_y + 0.067870631425 * a5_x;

  % link 6: acceleration a of its origin, gravity included
  % a6_z = -a5_y
  a6_x = c6 .* a5_x + s6 .* minus_a4_y;
  a6_y = c6 .* minus_a4_y - s6 .* a5_x;

  % link 6: moment n = mc x a (w = alpha = 0)
  n6_x = 0.068832705569 * a5_y;
  n6_y = 0.16496755269500002 * a5_y;
  n6_z = 0.16496755269500002 * a6_y + 0.068832705569 * a6_x;

  % link 7: acceleration a of its origin, gravity included
  minus_a7_y = s7 .* a6_x + c7 .* a5_y;

  % link 7: moment n = mc x a (w = alpha = 0)
  n7_y = 0.008343776383464369 * a6_y;
  minus_n7_z = 0.008343776383464369 * minus_a7_y;
  phi(7, :) = -minus_n7_z;

  % joint 6: force F and moment N through it, joint 7 added
  % minus_dN6_z_dq7, minus_dN6_x_dq7: joint 6: force F and moment N through it, joint 7
  %   added, derivative in q[6]
  minus_dN6_z_dq7 = s7 .* n7_y;
  minus_dN6_x_dq7 = c7 .* n7_y;
  N6_x = n6_x - minus_dN6_z_dq7;
  N6_y = n6_y + minus_n7_z;
  N6_z = n6_z + minus_dN6_x_dq7;
  phi(6, :) = N6_z;

  % joint 5: force F and moment N through it, joint 6 added
  N5_x = n5_x + (c6 .* N6_x - s6 .* N6_y);
  N5_y = n5_y - N6_z;
  N5_z = s6 .* N6_x + c6 .* N6_y - minus_n5_z;
  phi(5, :) = N5_z;

  % joint 4: force F and moment N through it, joint 5 added
  N4_x = n4_x + (s5 .* N5_y - c5 .* N5_x);
  N4_y = n4_y - N5_z;
  N4_z = n4_z - (s5 .* N5_x + c5 .* N5_y);
  phi(4, :) = N4_z;

  % joint 3: force F and moment N through it, joint 4 added
  N3_x = n3_x + (s4 .* N4_y - c4 .* N4_x);
  minus_N3_y = N4_z + minus_n3_y;
  N3_z = n3_z - (s4 .* N4_x + c4 .* N4_y);
  phi(3, :) = N3_z;

  % joint 2: force F and moment N through it, joint 3 added
  N2_x = c3 .* N3_x + s3 .* minus_N3_y;
  N2_z = n2_z + (s3 .* N3_x - c3 .* minus_N3_y);
  phi(2, :) = N2_z;

  % joint 1: force F and moment N through it, joint 2 added
  minus_N1_z = s2 .* N2_x - c2 .* N3_z;
  phi(1, :) = -minus_N1_z;
end

function n = symdyn_columns(values, names, sizes)
% The number of states; refuses arguments of other sizes and classes. Complex numbers pass, for
% derivatives by complex steps.
  n = 1;
  for k = 1:numel(values)
    if ~isa(values{k}, 'double')
      error('panda:class', '%s must be double, it is %s', names{k}, class(values{k}));
    end
    own = numel(values{k}) / prod(sizes{k});
    given = [size(values{k}), 1, 1];
    if ~isequal(given(1:numel(sizes{k})), sizes{k}) || own ~= round(own)
      error('panda:size', '%s must be %sn', names{k}, sprintf('%d x ', sizes{k}));
    elseif own ~= 1 && n ~= 1 && own ~= n
      error('panda:size', '%s has %d states, others have %d', names{k}, own, n);
    end
    n = own * (own ~= 1) + n * (own == 1);
  end
end
