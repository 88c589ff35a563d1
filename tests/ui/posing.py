"""Documents to be posed, for the tests of what does that: two arms, a leg with IK, a morph, and motions for them."""

from __future__ import annotations

import dataclasses

import numpy as np

from editor import formats
from editor.document.document import Document
from editor.document.session import Session
from editor.model.bones import Bone, BoneFlags, IkLink
from editor.model.columns import Columns
from editor.model.model import Model
from editor.model.morphs import Morph
from editor.motion.merging import with_keys
from editor.motion.motion import CameraKey, Motion
from editor.motion.sampling import NamedPose

LEFT, RIGHT, LEG_IK = 1, 2, 4
TURN = (0.0, 0.0, 0.5**0.5, 0.5**0.5)


def posable_model() -> Model:
    model = Model()
    model.info.records[0] = dataclasses.replace(model.info[0], name="もち")
    model.bones.records += [
        Bone("センター", position=(0, 1, 0)),
        Bone("左腕", parent=0, position=(1, 2, 0)),
        Bone("右腕", parent=0, position=(-1, 2, 0)),
        Bone("左足", parent=0, position=(0.5, 1, 0)),
        Bone("左足ＩＫ", flags=BoneFlags.IK | BoneFlags.ROTATABLE, ik_target=3, ik_links=(IkLink(0),)),
    ]
    model.morphs.records += [Morph("あ"), Morph("い")]
    return model


def open_posable(session: Session) -> Document:
    return session.add(dataclasses.replace(formats.new_content(), model=posable_model()))


def arm_pose(weight: float = 0.5) -> NamedPose:
    """The left arm turned, "あ" opened, and a bone and a morph that the model does not have."""
    return NamedPose(
        "もち",
        ("左腕", "尻尾"),
        np.zeros((2, 3), np.float32),
        np.tile(np.float32(TURN), (2, 1)),
        ("あ", "う"),
        np.full(2, weight, np.float32),
    )


def arm_motion(last_frame: int = 60) -> Motion:
    return with_keys(with_keys(Motion(), arm_pose(0.0), 0), arm_pose(1.0), last_frame)


def camera_motion() -> Motion:
    return dataclasses.replace(arm_motion(), camera=Columns(CameraKey, 1))
