% PANDA  Dynamics of panda, made by symdyn 0.2.0. Do not edit.
%
%   A column of an argument is a state: q is 7 x n, a matrix such as M is 7 x 7 x n. Put the
%   folder that holds +panda on the path.
%
%   gravity   - Joint forces that hold the robot still: phi(q).
%   constants - Sizes, names of indices, limits, nominal parameters.

% What follows holds for all languages: numbers in brackets, q[0], count from zero.
%
% Contents.m: dynamics of panda, made by symdyn 0.2.0. Do not edit.
%
% Made from panda.toml, sha256 2dfac0de9fdf8fb9.
% 7 coordinates, 7 velocities, gravity (0, 0, -9.81) m/s^2.
% Numbers from Gaz, Cognetti, Oliva, Robuffo Giordano, De Luca, IEEE RA-L 2019
%
% Links, numbered as in the code
%    1  panda_link1: revolute joint panda_joint1 on the base
%    2  panda_link2: revolute joint panda_joint2 on link 1
%    3  panda_link3: revolute joint panda_joint3 on link 2
%    4  panda_link4: revolute joint panda_joint4 on link 3
%    5  panda_link5: revolute joint panda_joint5 on link 4
%    6  panda_link6: revolute joint panda_joint6 on link 5
%    7  panda_link7: revolute joint panda_joint7 on link 6
% Tips: panda_link8
%
% Conventions
%   SI units, radians, right-handed frames; matrices row-major.
%   Twists are (angular, linear), wrenches (moment, force), in link coordinates.
%   tau = M(q) qdd + C(q,qd) qd + phi(q); phi is gravity only; bias h = C qd + phi.
%   C is the Christoffel matrix: Mdot - 2C is skew.
%   Gravity is the acceleration of free fall, in base coordinates.
%   Link i is moved by joint i; its inertial parameters are about its own frame:
%   m, mcx, mcy, mcz, Ixx, Ixy, Iyy, Ixz, Iyz, Izz (Ixy is the matrix entry).
%
% Operations per call
%   gravity  58 mul, 35 add, 12 sin/cos  (by newton-euler-matrix)
%
% Reading the functions
%   minus_x is -x. Under the title of a block, a = b says that a has no line, b being the same;
%   names with a title say that these lines are part of that later block as well. Components
%   that no result needs are left out.
%
% Chosen frames: inside these functions link i is described in the frame f_i, given here
% relative to f of its parent link. Inputs and outputs use the robot's own frames.
%   gravity
%   f1 = Tz(0.333) Rz(pi) Rz(q[0])
%   f2 = Rx(pi/2) Rz(pi) Rz(q[1])
%   f3 = Rx(pi/2) Tz(0.316) Rz(q[2])
%   f4 = Tx(0.0825) Rx(pi/2) Rz(pi) Rz(q[3])
%   f5 = Tx(0.0825) Ty(-0.384) Rx(pi/2) Rz(pi) Rz(q[4])
%   f6 = Rx(pi/2) Rz(q[5])
%   f7 = Tx(0.088) Rx(pi/2) Rz(q[6] - 0.384205880607)
%
% Transferred inertia: in these functions the part of a link's inertia that its joint cannot
% feel is added to the parent link.
% They compute with the sums called R, and with own parameters that stay and have no sum.
% Literals in the code are these, lengths, or products, differences and multiples of them.
%   gravity
%   link 1: panda_link1; f1 = panda_link1 Rz(-pi)
%     own: m1 = 4.970684, mcx1 = -0.0192614005, mcy1 = -0.010343993404000001,
%       mcz1 = -0.8698697, Ixx1 = 0.8556187233502738, Ixy1 = -0.0001790829744405,
%       Iyy1 = 0.8589118354269374, Ixz1 = -0.0101427450875, Iyz1 = -0.020979198845699997,
%       Izz1 = 0.009213163777211224; m1, mcz1, Iyy1 have no effect
%     mcyR1 = mcy1 - mcz2 = -0.012604999774000002
%     IxxR1 = Ixx1 - Iyy1 + Iyy2 = 0.024831172635531362
%     IzzR1 = Izz1 + Iyy2 = 0.03733744848940618
%   link 2: panda_link2; f2 = panda_link2
%     own: m2 = 0.646926, mcx2 = -0.002031994566, mcy2 = -0.018579714719999998,
%       mcz2 = 0.0022610063699999997, Ixx2 = 0.00850351162402155, Ixy2 = -0.00398335888393552,
%       Iyy2 = 0.028124284712194955, Ixz2 = 0.01026110182100817, Iyz2 = 0.0007689361029464,
%       Izz2 = 0.026534991901690206; m2, mcz2, Iyy2 move to link 1
%     mcyR2 = mcy2 - mcz3 - 0.316 (m3 + ... + m7) = -3.104340043512
%     IxxR2 = Ixx2 - Iyy2 + Iyy3 + 0.632 mcz3 + 0.099856 m3 + 0.10666225 (m4 + ... +
%       m7) = 0.9896232897634767
%     IzzR2 = Izz2 + Iyy3 + 0.632 mcz3 + 0.099856 m3 + 0.10666225 (m4 + ... +
%       m7) = 1.0357790547533403
%   link 3: panda_link3; f3 = panda_link3
%     own: m3 = 3.228604, mcx3 = 0.088844724872, mcy3 = 0.126729164208,
%       mcz3 = -0.214708623208, Ixx3 = 0.05649492601407083, Ixy3 = -0.008248333140675744,
%       Iyy3 = 0.05287838199960611, Ixz3 = -0.005487648106562255,
%       Iyz3 = -0.0043772571218395825, Izz3 = 0.01824920229252011; m3, mcz3, Iyy3 move to link
%       2
%     mcxR3 = mcx3 + 0.0825 (m4 + ... + m7) = 0.684157959872
%     mcyR3 = mcy3 - mcz4 = 0.028227094878000014
%     IxxR3 = Ixx3 - Iyy3 + Iyy4 - 0.00680625 m4 = 0.011595864095166039
%     IxyR3 = Ixy3 + 0.0825 mcz4 = -0.00012191242095074308
%     IzzR3 = Izz3 + Iyy4 + 0.00680625 m4 + 0.0136125 (m5 + m6 + m7) = 0.12445520614822145
%   link 4: panda_link4; f4 = panda_link4 Rz(-pi)
%     own: m4 = 3.587895, mcx4 = 0.19076837715, mcy4 = -0.374644408005, mcz4 = 0.09850206933,
%       Ixx4 = 0.06767727025085991, Ixy4 = 0.02771584317362585, Iyy4 = 0.03239943042445132,
%       Ixz4 = -0.0039053550262761003, Iyz4 = 0.0016444875773692705,
%       Izz4 = 0.0775861490525396; m4, mcz4, Iyy4 move to link 3
%     mcxR4 = mcx4 + 0.0825 (m5 + m6 + m7) = 0.49008027465000004
%     mcyR4 = mcy4 - mcz5 - 0.384 (m5 + m6 + m7) = -1.720683553603
%     IxxR4 = Ixx4 - Iyy4 + Iyy5 + 0.768 mcz5 + 0.14064975 (m5 + m6 + m7) = 0.5408292849391831
%     IxyR4 = Ixy4 + 0.0825 mcz5 + 0.03168 (m5 + m6 + m7) = 0.13876407268546084
%     IzzR4 = Izz4 + Iyy5 + 0.768 mcz5 + 0.15426225 (m5 + m6 + m7) = 0.6325240572528141
%   link 5: panda_link5; f5 = panda_link5
%     own: m5 = 1.225946, mcx5 = -0.014653732538, mcy5 = 0.05034347249,
%       mcz5 = -0.047121686402, Ixx5 = 0.03942757095803552, Ixy5 = -0.0015152444733270301,
%       Iyy5 = 0.03146037232526039, Ixz5 = -0.004600245517563105,
%       Iyz5 = 0.0021640520520981297, Izz5 = 0.010869510762828563; m5, mcz5, Iyy5 move to link
%       4
%     mcyR5 = mcy5 - mcz6 = 0.067870631425
%     IxxR5 = Ixx5 - Iyy5 + Iyy6 + 0.007744 m7 = 0.024230847133882086
%     IzzR5 = Izz5 + Iyy6 + 0.007744 m7 = 0.027133159263935516
%   link 6: panda_link6; f6 = panda_link6
%     own: m6 = 1.666555, mcx6 = 0.10024161669500001, mcy6 = -0.023526756935,
%       mcz6 = -0.017527158935000002, Ixx6 = 0.00248046035817079, Ixy6 = 0.001524110902883315,
%       Iyy6 = 0.010567766133106952, Ixz6 = -0.00010375891721868492,
%       Iyz6 = 9.3569097314605e-05, Izz6 = 0.011794560230238952; m6, mcz6, Iyy6 move to link 5
%     mcxR6 = mcx6 + 0.088 m7 = 0.16496755269500002
%     mcyR6 = mcy6 - mcz7 = -0.068832705569
%     IxxR6 = Ixx6 - Iyy6 + Iyy7 - 0.007744 m7 = -0.0008185978088860856
%     IxyR6 = Ixy6 + 0.088 mcz7 = 0.005511034382675315
%     IzzR6 = Izz6 + Iyy7 + 0.007744 m7 = 0.03045503293228903
%   link 7: panda_link7 with panda_link8; f7 = panda_link7 Rz(-0.384205880607)
%     own: m7 = 0.735522, mcx7 = 0.008343776383464369, mcz7 = 0.045305948634,
%       Ixx7 = 0.015254482669327865, Ixy7 = 0.0005571816285452075,
%       Iyy7 = 0.012964590334050077, Ixz7 = -0.0013450149983408877,
%       Iyz7 = -0.0011352667606277602, Izz7 = 0.004909651967360946; m7, mcz7, Iyy7 move to
%       link 6
%     IxxR7 = Ixx7 - Iyy7 = 0.002289892335277788
