"""Real robots from the example-robot-data wheel."""

from pathlib import Path

import pinocchio

from symdyn.robot.read.urdf import read_urdf

# The wheel installs beside Pinocchio, in the same prefix.
_PREFIX = next(p for p in Path(pinocchio.__file__).parents if p.name == "cmeel.prefix")
DATA = _PREFIX / "share" / "example-robot-data" / "robots"

URDFS = {
    "panda": "panda_description/urdf/panda.urdf",
    "ur5": "ur_description/urdf/ur5_robot.urdf",
    "baxter": "baxter_description/urdf/baxter.urdf",
    "kinova": "kinova_description/robots/kinova.urdf",
    "xarm7": "xarm_description/urdf/xarm7.urdf",
    "z1": "z1_description/urdf/z1.urdf",
    "so101": "so_arm_description/urdf/so101.urdf",
}


def urdf_path(name):
    """The file of a real robot."""
    return DATA / URDFS[name]


def real_robot(name):
    """The robot of a real URDF."""
    return read_urdf(urdf_path(name).read_bytes(), urdf_path(name).name)
