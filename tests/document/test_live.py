"""Editing while posed: after any edits, undos and poses the figure is the one that the model, made anew, would have."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.document.posing import Posing
from editor.formats import Content
from editor.model.bones import BoneFlags
from editor.model.model import Model
from editor.motion.motion import Motion
from editor.motion.sampling import motion_of
from editor.preview.posed_model import PosedModel
from tests.model.random_models import random_edit, random_model

ABILITIES = (
    BoneFlags.IK,
    BoneFlags.LOCAL_APPEND,
    BoneFlags.APPEND_ROTATION,
    BoneFlags.APPEND_TRANSLATION,
    BoneFlags.FIXED_AXIS,
    BoneFlags.AFTER_PHYSICS,
)
STEPS = 25


@pytest.mark.parametrize("seed", range(40))
def test_the_figure_follows_whatever_is_done(seed: int, qtbot: QtBot) -> None:
    rng = random.Random(seed)
    document = Document(Content(able_model(rng)))
    document.posing.add_motion(random_motion(rng, document.posing), "motion")
    for _ in range(STEPS):
        rng.choice((edit, edit, undo, redo, pose_bone, set_weight, switch_ik, reset, undo_pose, seek))(rng, document)
        assert_same_as_anew(document)


def able_model(rng: random.Random) -> Model:
    """A random model whose bones do all that bones can."""
    model = random_model(rng.randrange(1 << 30), size=7)
    for row, bone in enumerate(model.bones.records):
        flags = BoneFlags(0)
        for ability in ABILITIES:
            flags |= ability if rng.random() < 0.4 else BoneFlags(0)
        model.bones.records[row] = replace(bone, flags=flags, ik_loops=rng.randrange(5))
    return model


def random_motion(rng: random.Random, posing: Posing) -> Motion:
    for row in range(len(posing.current_pose().offsets)):
        posing.pose_bones([row], [rng.uniform(-1, 1) for _ in range(3)], [rng.uniform(-1, 1) for _ in range(4)])
    motion = motion_of(posing.pose())
    posing.reset_all()
    return motion


def assert_same_as_anew(document: Document) -> None:
    posing = document.posing
    posed_model, fresh = posing.posed_model(), PosedModel(document.model)
    fresh.pose(posing.current_pose())
    np.testing.assert_array_equal(posed_model.bone_transforms.positions, fresh.bone_transforms.positions)
    np.testing.assert_array_equal(posed_model.bone_transforms.rotations, fresh.bone_transforms.rotations)
    np.testing.assert_array_equal(posed_model.materials.packed(), fresh.materials.packed())
    for name in ("position", "uv", "uv1", "uv4"):
        np.testing.assert_allclose(
            posed_model.morphed_vertices.column(name), fresh.morphed_vertices.column(name), rtol=1e-6, atol=1e-6
        )
    for seen, expected in zip(posed_model.skinned(), fresh.skinned(), strict=True):
        np.testing.assert_allclose(seen, expected, rtol=1e-5, atol=1e-5)


# -- what may happen ---------------------------------------------------------------------------------------------------


def edit(rng: random.Random, document: Document) -> None:
    with document.edit("Edit", refuses=False) as opened:
        for _ in range(rng.randrange(1, 4)):
            random_edit(rng, opened)


def undo(rng: random.Random, document: Document) -> None:
    document.undo()


def redo(rng: random.Random, document: Document) -> None:
    document.redo()


def pose_bone(rng: random.Random, document: Document) -> None:
    if len(document.model.bones):
        row = rng.randrange(len(document.model.bones))
        turn = [rng.uniform(-1, 1) for _ in range(4)]
        document.posing.pose_bones([row], [rng.uniform(-2, 2) for _ in range(3)], turn)


def set_weight(rng: random.Random, document: Document) -> None:
    if len(document.model.morphs):
        document.posing.set_weights([rng.randrange(len(document.model.morphs))], rng.choice((0, 0.3, 1, -2)))


def switch_ik(rng: random.Random, document: Document) -> None:
    if len(document.model.bones):
        document.posing.set_ik([rng.randrange(len(document.model.bones))], rng.random() < 0.5)


def reset(rng: random.Random, document: Document) -> None:
    rng.choice((document.posing.reset_bones, document.posing.reset_morphs, document.posing.reset_all))()


def undo_pose(rng: random.Random, document: Document) -> None:
    document.undo()


def seek(rng: random.Random, document: Document) -> None:
    document.posing.set_frame(rng.choice((0, 1, 7.5)))
