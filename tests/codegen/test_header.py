"""The C header: names for indices, limits, nominal parameters, and comments that are true."""

import re
import subprocess
from dataclasses import replace

import pytest

from symdyn import generate, load, self_test_trials
from symdyn.compiler.job import Job
from symdyn.robot import Limits
from symdyn.robot.read.urdf import read_urdf
from tests.codegen.building import COMPILERS
from tests.codegen.test_self_test import STRICT
from tests.joint_robots import random_tree
from tests.quick import quick
from tests.toolchains import tool


def header_of(robot, functions, folder, **options):
    """The text of the header."""
    made = generate(robot, "c", functions, folder, **options)
    return made.files[0].read_text()


def printed(folder, name, statements, *flags):
    """What a C program prints that includes a generated header."""
    source = folder / "use.c"
    source.write_text(
        f'#include "{name}.h"\n#include <math.h>\n#include <stdio.h>\n'
        f"int main(void) {{ {statements} return 0; }}\n"
    )
    command = [tool("cc"), "-std=c99", *STRICT, *flags, source, folder / f"{name}.c", "-lm"]
    built = subprocess.run(
        [*command, "-o", folder / "use"], capture_output=True, text=True, check=False
    )
    assert built.returncode == 0, built.stderr
    return subprocess.run([folder / "use"], capture_output=True, text=True, check=True).stdout


def test_names_numbers_and_origin(tmp_path):
    robot = load("panda").symbolic("panda_link7.m", "panda_link2.mcx")
    folder = generate(robot, "c", ["gravity", "jacobian"], tmp_path).folder
    out = printed(
        folder,
        "panda",
        'printf("%d %d %d %s %s\\n", PANDA_JOINT_PANDA_JOINT7, PANDA_TIP_PANDA_LINK8, '
        "PANDA_P_PANDA_LINK7_M, PANDA_SOURCE_SHA256, PANDA_SOURCE_FILE);"
        'printf("%g %g %g %g", panda_q_lower[3], panda_q_upper[3], panda_qd_limit[6], '
        "panda_tau_limit[0]);"
        'printf(" %.15g", panda_p_nominal[PANDA_P_PANDA_LINK7_M]);',
    )
    first, second = out.splitlines()
    assert first == f"6 0 1 {robot.source.sha256} panda.toml"
    limits = robot.joints[3].limits
    expected = (limits.lower, limits.upper, robot.joints[6].limits.velocity)
    assert second == "{:g} {:g} {:g} {:g} {!r}".format(
        *expected, robot.joints[0].limits.effort, robot.symbolic_parameters[1].value
    )


@pytest.mark.parametrize("compiler", quick(COMPILERS, COMPILERS[:1]))
@pytest.mark.parametrize("dtype", ["double", "float"])
def test_the_header_says_how_c99_passes_wrenches_that_are_not_const(tmp_path, dtype, compiler):
    made = generate("planar2r", "c", ["inverse_dynamics"], tmp_path, tip_wrench=True, dtype=dtype)
    (cast,) = re.findall(r"with (\(const .*\)f_tip),", made.files[0].read_text())
    source = made.folder / "caller.c"
    source.write_text(
        '#include "planar2r.h"\nvoid caller(void);\nvoid caller(void) {'
        f"{dtype} f_tip[1][6] = {{{{0}}}}, x[2] = {{0}}, tau[2];"
        f"planar2r_inverse_dynamics(x, x, x, {cast}, tau); }}\n"
    )
    flags = ["-std=c99", *STRICT, "-Wcast-qual", "-c"]
    command = [tool(compiler), *flags, source, "-o", tmp_path / "o"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_nothing_is_said_of_casts_where_all_inputs_are_vectors(tmp_path):
    assert "C23" not in header_of(load("panda"), ["gravity"], tmp_path)


URDF = """<robot name="two"><link name="base"/>
<link name="a"><inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/>
</inertial></link>
<link name="A"><inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/>
</inertial></link>
<joint name="j" type="prismatic"><parent link="base"/><child link="a"/><axis xyz="1 0 0"/>
<limit lower="-0.5" upper="0.5" velocity="1" effort="2"/></joint>
<joint name="J" type="continuous"><parent link="a"/><child link="A"/><axis xyz="0 0 1"/></joint>
</robot>"""


def test_names_that_differ_in_case_only_and_joints_without_limits(tmp_path):
    robot = read_urdf(URDF.encode(), "two.urdf")
    folder = generate(robot, "c", "mass_matrix", tmp_path).folder
    out = printed(
        folder,
        "two",
        'printf("%d %d %d %d", TWO_JOINT_J, TWO_JOINT_J_2, TWO_LINK_A, TWO_LINK_A_2);'
        'printf(" %g %d %d", two_q_lower[0], two_q_lower[1] < -1e300, two_tau_limit[1] > 1e300);',
    )
    assert out == "0 1 0 1 -0.5 1 1"


def test_names_in_other_scripts_are_told_apart_in_ascii(tmp_path):
    """All of them were `_`, and the enumeration had joint, joint_2."""
    robot = load("planar2r")
    shoulder, elbow = "\u80a9\u5173\u8282", "\u8098\u5173\u8282"
    joints = [replace(j, name=n) for j, n in zip(robot.joints, (shoulder, elbow), strict=True)]
    text = header_of(replace(robot, joints=tuple(joints)), ["gravity"], tmp_path)
    assert text.isascii()
    assert "revolute joint U+80A9U+5173U+8282 on the base" in text
    assert "revolute joint U+8098U+5173U+8282 on link 1" in text
    assert re.findall(r"PLANAR2R_JOINT_(\w+) =", text) == ["JOINT_1", "JOINT_2"]


def test_the_name_of_a_file_stays_a_string(tmp_path):
    file = 'left", abort(), "\\"??\n.urdf'
    folder = generate(read_urdf(URDF.encode(), file), "c", "mass_matrix", tmp_path).folder
    out = printed(folder, "two", 'printf("%s", TWO_SOURCE_FILE);')
    assert out == 'left", abort(), "_"_.urdf'


def test_followers_have_no_index_of_their_own(tmp_path):
    text = URDF.replace("</robot>", "").replace(
        '<axis xyz="0 0 1"/></joint>', '<axis xyz="0 0 1"/><mimic joint="j"/></joint></robot>'
    )
    header = header_of(read_urdf(text.encode(), "two.urdf"), "mass_matrix", tmp_path)
    assert "TWO_JOINT_J = 0" in header
    assert "TWO_JOINT_J_2" not in header


@pytest.mark.parametrize(
    ("options", "formulas"),
    [
        (
            {},
            {
                "inverse_dynamics": "tau = M(q) qdd + C(q,qd) qd + phi(q).",
                "forward_dynamics": "qdd = M(q)^-1 (tau - h(q,qd)).",
            },
        ),
        (
            {"passive": True, "tip_wrench": True},
            {
                "inverse_dynamics": "tau = M(q) qdd + C(q,qd) qd + phi(q) + tau_p(q,qd) + "
                "J(q)^T f_tip.",
                "forward_dynamics": "qdd = M(q)^-1 (tau - h(q,qd) - tau_p(q,qd) - J(q)^T f_tip).",
                "linearization": "x = (q, qd); friction and springs included; the tips exert f_tip",
            },
        ),
        (
            {"base_motion": True},
            {
                "inverse_dynamics": "tau = M(q) qdd + h(q,qd,V0,Vdot0).",
                "forward_dynamics": "qdd = M(q)^-1 (tau - h(q,qd,V0,Vdot0)).",
                "mass_matrix": "The mass matrix M(q).",
            },
        ),
        ({"opened": "all"}, {"gravity": "gravity: phi(q,p).", "mass_matrix": "M(q,p)."}),
    ],
)
def test_the_formula_is_the_one_computed(options, formulas, tmp_path):
    robot = load("planar2r").symbolic(*filter(None, [options.pop("opened", "")]))
    header = header_of(robot, list(formulas), tmp_path, **options)
    prose = " ".join(re.sub(r"^ \*", "", header, flags=re.M).split())
    for name, formula in formulas.items():
        assert re.search(rf"{re.escape(formula)}.*? void planar2r_{name}\(", prose), prose


def test_units_are_those_of_this_robots_joints(tmp_path):
    turning = header_of("planar2r", ["inverse_dynamics", "mass_matrix"], tmp_path)
    assert "q    joint positions (rad)\n" in turning
    assert "tau  joint forces (N m)\n" in turning
    assert "M  mass matrix, full and symmetric (kg m^2)\n" in turning
    mixed = header_of("cartpole", "inverse_dynamics", tmp_path)
    assert "tau  joint forces (N m or N)\n" in mixed


def test_every_argument_is_documented_once_and_in_order(tmp_path):
    options = {"tip_wrench": True, "passive": True}
    robot = load("planar2r").symbolic("all")
    header = header_of(robot, "all", tmp_path, batch=False, **options)
    pairs = re.findall(r"/\*\*\n((?: \*[^\n]*\n)+?) \*/\nvoid \w+\((.*?)\);", header, re.S)
    assert len(pairs) > 30
    for comment, arguments in pairs:
        documented = re.findall(r"@param\[(in|out)\] +(\w+) +\S", comment)
        declared = re.findall(r"(const )?\w+ (\w+)\[(SYMDYN_RESTRICT )?", arguments)
        assert documented == [("in" if const else "out", name) for const, name, _ in declared]
        assert all(bool(const) != bool(restrict) for const, _, restrict in declared)


def test_the_compiler_warns_of_outputs_that_overlap(tmp_path):
    folder = generate("pendulum", "c", "inverse_dynamics", tmp_path).folder
    call = "double x[1] = {0}, t[1]; pendulum_inverse_dynamics(x, x, x, %s); (void)printf;"
    printed(folder, "pendulum", call % "t")
    with pytest.raises(AssertionError, match="restrict"):
        printed(folder, "pendulum", call % "x", "-Wrestrict")


@pytest.mark.slow
@pytest.mark.parametrize("shared", ["OFF", "ON"])
def test_cmake_builds_tests_installs_and_is_found(shared, tmp_path):
    tool("cmake")
    made = generate(
        "planar2r", "c", "gravity", tmp_path, cmake=True, self_test=self_test_trials
    ).folder
    user = tmp_path / "user"
    user.mkdir()
    (user / "main.c").write_text(
        "#include <planar2r.h>\n#include <stdio.h>\nint main(void)\n{\n"
        "    const double q[PLANAR2R_NQ] = {0};\n    double phi[PLANAR2R_NV];\n"
        '    planar2r_gravity(q, phi);\n    printf("%g", phi[1]);\n    return 0;\n}\n'
    )
    finds = "find_package(planar2r 0.1 REQUIRED)"
    contains = f"add_subdirectory({made} planar2r)"
    prefix = tmp_path / "prefix"

    def run(*command):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    options = (f"-DBUILD_SHARED_LIBS={shared}", f"-DCMAKE_INSTALL_PREFIX={prefix}")
    run("cmake", "-S", made, "-B", tmp_path / "build", *options)
    run("cmake", "--build", tmp_path / "build")
    assert "100% tests passed" in run("ctest", "--test-dir", tmp_path / "build")
    run("cmake", "--install", tmp_path / "build")
    for how in (finds, contains):
        (user / "CMakeLists.txt").write_text(
            f"cmake_minimum_required(VERSION 3.12)\nproject(user C)\n{how}\n"
            "add_executable(main main.c)\ntarget_link_libraries(main PRIVATE planar2r::planar2r)\n"
        )
        build = tmp_path / how.split("(")[0]
        run("cmake", "-S", user, "-B", build, f"-DCMAKE_PREFIX_PATH={prefix}")
        run("cmake", "--build", build)
        assert float(run(build / "main")) == pytest.approx(9.81 * 2.4 * 0.4, rel=1e-5)


def test_coordinates_of_joints_of_several_dofs_have_names(tmp_path):
    """Indices of q and of qd differ, so that each has its own name; limits are entry by entry."""
    robot = load("planar3r", floating=True, payload={"base": (1, 0, 0, 0, 1, 0, 1, 0, 0, 1)})
    joints = [*robot.joints[:-1], replace(robot.joints[-1], limits=Limits(-1, 2, 3, 4))]
    robot = replace(robot, joints=tuple(joints))
    made = generate(robot, "c", ["inverse_dynamics"], tmp_path)
    out = printed(
        made.folder,
        "planar3r",
        'printf("%d %d %d %d ", PLANAR3R_Q_FLOATING_BASE_QW, PLANAR3R_V_FLOATING_BASE_VX, '
        "PLANAR3R_Q_JOINT3, PLANAR3R_V_JOINT3);"
        'printf("%g %g %g %g %d", planar3r_q_lower[PLANAR3R_Q_JOINT3], '
        "planar3r_q_upper[PLANAR3R_Q_JOINT3], planar3r_qd_limit[PLANAR3R_V_JOINT3], "
        "planar3r_tau_limit[PLANAR3R_V_JOINT3], planar3r_q_lower[0] < -1e308);",
    )
    assert out == "6 3 9 8 -1 2 3 4 1"
    text = made.files[0].read_text()
    assert "PLANAR3R_JOINT_" not in text
    assert "floating_base: floating, q[0..6], qd[0..5]" in text
    assert "qd = (wx, wy, wz, vx, vy, vz)" in text
    assert "q    joint positions (rad or m; quaternions x, y, z, w have no unit)" in text
    assert "qd   joint velocities (rad/s or m/s)" in text
    unlimited = "the largest number for joints without a limit."
    assert f"Lower limits of q, rad or m; minus {unlimited}" in text
    assert f"Upper limits of q, rad or m; {unlimited}" in text
    assert f"Limits of |qd|, rad/s or m/s; {unlimited}" in text
    assert f"Limits of |tau|, N m or N; {unlimited}" in text


def test_the_base_has_its_name_where_a_link_that_moves_may_be_taken_for_it(tmp_path):
    """The pose of a tip was in the base frame, and link 1, called base, floated on the base."""
    load_on_base = {"base": (1, 0, 0, 0, 1, 0, 1, 0, 0, 1)}
    robot = load("planar3r", floating=True, payload=load_on_base)
    text = header_of(robot, ["forward_kinematics"], tmp_path / "floating")
    assert "1  base: floating joint floating_base on world (the base)" in text
    assert "The base is world, which is fixed: base frame, axes" in text
    fixed = header_of(load("ur5"), ["forward_kinematics"], tmp_path / "fixed")
    assert "on the base\n" in fixed
    assert "The base is" not in fixed


def test_a_robot_of_ball_joints_has_no_coordinate_in_radians():
    chain = random_tree(0, ("spherical",), 2)
    job = Job.of(chain, ["inverse_dynamics"])
    units = [job.unit(quantity) for quantity in job.inputs(job.requests[0])]
    assert units == ["quaternions x, y, z, w have no unit", "rad/s", "rad/s^2"]


def test_a_screw_is_measured_in_radians():
    job = Job.of(random_tree(0, ("helical",), 2), ["inverse_dynamics"])
    assert [job.unit(q) for q in job.inputs(job.requests[0])] == ["rad", "rad/s", "rad/s^2"]


def test_a_closed_chain_names_contacts_and_objects_and_has_its_posture(tmp_path):
    folder = generate("two_pandas", "c", ["constraint_error"], tmp_path).folder
    out = printed(
        folder,
        "two_pandas",
        'printf("%d %d", TWO_PANDAS_CONTACT_RIGHT_GRIP, TWO_PANDAS_OBJECT_BOX);'
        "double e[12], most = 0;"
        "two_pandas_constraint_error(two_pandas_q_posture, e);"
        "for (int i = 0; i < 12; i++) most = fmax(most, fabs(e[i]));"
        'printf(" %d %.6f", most < 1e-14, two_pandas_q_posture[TWO_PANDAS_Q_BOX_Z]);',
    )
    assert out == "1 0 1 0.999361"
    assert "posture" not in header_of(load("panda"), ["gravity"], tmp_path)
