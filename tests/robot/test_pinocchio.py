"""The robot that symdyn reads from a URDF is the one that Pinocchio reads."""

from __future__ import annotations

import numpy as np
import pytest

from symdyn.robot import BASE, load

pin = pytest.importorskip("pinocchio")

ANGLES_SNAPPED = 1e-8


@pytest.mark.parametrize("file", ["panda.urdf", "ur5_robot.urdf", "baxter.urdf", "tiago.urdf"])
def test_merged_bodies_and_placements_equal_pinocchios(file, example_urdf):
    path = example_urdf(file)
    robot = load(path)
    model = pin.buildModelFromUrdf(str(path))
    assert {j.name for j in robot.joints} == set(model.names[1:])
    for joint, link in zip(robot.joints, robot.links, strict=True):
        i = model.getJointId(joint.name)
        ours = np.array(link.inertia.parameters, float)
        theirs = model.inertias[i].toDynamicParameters()
        scale = max(1.0, np.abs(theirs).max())
        assert np.allclose(ours, theirs, rtol=0, atol=ANGLES_SNAPPED * scale), joint.name
        pose = np.array(joint.placement.pose().matrix(), float)
        assert np.allclose(pose, model.jointPlacements[i].homogeneous, atol=ANGLES_SNAPPED)
        parent = "universe" if joint.parent == BASE else robot.joints[joint.parent].name
        assert parent == model.names[model.parents[i]]
    base = np.array(robot.base.inertia.parameters, float)
    assert np.allclose(base, model.inertias[0].toDynamicParameters(), atol=ANGLES_SNAPPED)


@pytest.mark.parametrize("file", ["panda.urdf", "baxter.urdf"])
def test_the_frames_of_merged_links_equal_pinocchios(file, example_urdf):
    path = example_urdf(file)
    robot = load(path)
    model = pin.buildModelFromUrdf(str(path))
    for frame in robot.frames:
        theirs = model.frames[model.getFrameId(frame.name, pin.FrameType.BODY)].placement
        pose = np.array(frame.placement.pose().matrix(), float)
        assert np.allclose(pose, theirs.homogeneous, rtol=0, atol=ANGLES_SNAPPED), frame.name


def test_the_builtin_panda_stands_where_the_urdf_panda_stands(example_urdf):
    model = pin.buildModelFromUrdf(str(example_urdf("panda.urdf")))
    for joint in load("panda").joints:
        theirs = model.jointPlacements[model.getJointId(joint.name)].homogeneous
        assert np.allclose(np.array(joint.placement.pose().matrix(), float), theirs, atol=1e-12)
