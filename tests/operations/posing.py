"""Makes chains of bones with a mesh, and poses them by name: what tests of edits of bones compare before and after."""

from __future__ import annotations

import random
from collections.abc import Iterable

import numpy as np

from editor.math3d.rotations import quaternions_from_rotation_vectors
from editor.model.bones import Bone, BoneFlags, IkLink
from editor.model.columns import Columns
from editor.model.frames import BoneItem, DisplayFrame, special_frames
from editor.model.mesh import Deform
from editor.model.model import Model
from editor.model.morphs import BoneOffset, Morph, MorphKind
from editor.model.rigid_bodies import RigidBody
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel

TAIL = BoneFlags.TAIL_IS_BONE | BoneFlags(0x1A)


def arm_model() -> Model:
    """センター with an arm along x: 左腕 at 1, 左ひじ at 3, 左手首 at 5, whose tail is an offset of 2; and its mesh."""
    model = Model()
    model.bones.records += [
        Bone("センター", "center"),
        Bone("左腕", "arm_L", (1, 10, 0), 0, flags=TAIL, tail_bone=2),
        Bone("左ひじ", "elbow_L", (3, 10, 0), 1, flags=TAIL, tail_bone=3),
        Bone("左手首", "wrist_L", (5, 10, 0), 2, tail_offset=(2, 0, 0)),
    ]
    rows = 25
    along = np.linspace(1, 7, rows)
    bone = np.clip((along - 1) // 2, 0, 2).astype(np.int32) + 1
    kinds = np.array([Deform.BDEF1, Deform.BDEF2, Deform.BDEF4, Deform.SDEF, Deform.QDEF])
    deform = kinds[np.arange(rows) % 5]
    share = np.where(deform == Deform.BDEF1, 1, 0.75).astype(np.float32)
    none = np.full(rows, -1)
    positions = np.stack((along, np.full(rows, 10.5), np.sin(along)), axis=1)
    model.vertices.fill(
        rows,
        position=positions,
        deform=deform.astype(np.uint8),
        bones=np.stack((bone, np.where(deform == Deform.BDEF1, -1, bone - 1), none, none), axis=1),
        weights=np.stack((share, 1 - share, 0 * share, 0 * share), axis=1),
        sdef_c=positions - (0, 0.5, 0),
        sdef_r0=positions - (0.1, 0.5, 0),
        sdef_r1=positions - (-0.1, 0.5, 0),
    )
    model.morphs.records += [
        Morph(
            "曲げ", "bend", kind=MorphKind.BONE, offsets=Columns(BoneOffset, bone=[2, 3], translation=[(0, 1, 0)] * 2)
        )
    ]
    items = tuple(map(BoneItem, (1, 2, 3)))
    model.frames.records += [*special_frames((BoneItem(0),)), DisplayFrame("腕", "Arms", items=items)]
    model.rigid_bodies.records += [RigidBody("腕", bone=1), RigidBody("手首", bone=3)]
    return model


def random_skeleton(seed: int) -> Model:
    """A model of bones that deform in time, with tails, appends and IK at random, and a mesh that they move."""
    rng = random.Random(seed)
    count = rng.randrange(3, 12)
    model = Model()
    for row in range(count):
        model.bones.records.append(_random_bone(rng, row))
    if count > 4:
        links = (IkLink(rng.randrange(1, 3)),)
        model.bones.records.append(Bone("ＩＫ", "", _point(rng), 0, flags=BoneFlags(0x3A), ik_target=3, ik_links=links))
    rows = 40
    bones = np.array([[rng.randrange(-1, count) for _ in range(4)] for _ in range(rows)])
    weights = np.array([[rng.choice((0, 0.25, 0.5, 1)) for _ in range(4)] for _ in range(rows)])
    points = {name: [_point(rng) for _ in range(rows)] for name in ("position", "sdef_c", "sdef_r0", "sdef_r1")}
    deform = np.array([rng.randrange(5) for _ in range(rows)], np.uint8)
    model.vertices.fill(rows, bones=bones, weights=weights, deform=deform, **points)
    offsets = Columns(BoneOffset, bone=sorted(rng.sample(range(count), 2)), translation=[_point(rng) for _ in range(2)])
    model.morphs.records.append(Morph("モーフ", kind=MorphKind.BONE, offsets=offsets))
    model.frames.records += special_frames((BoneItem(0),))
    return model


def _random_bone(rng: random.Random, row: int) -> Bone:
    flags, above = BoneFlags(0x1E), range(row) or [-1]
    if rng.random() < 0.5:
        flags |= BoneFlags.TAIL_IS_BONE
    if row and rng.random() < 0.3:
        flags |= BoneFlags.APPEND_ROTATION
    return Bone(
        f"骨{row}",
        "",
        _point(rng),
        rng.choice(above),
        flags=flags,
        tail_offset=_point(rng),
        tail_bone=rng.choice(above),
        append_parent=rng.choice(above),
        append_ratio=rng.choice((0.5, 1, -1)),
    )


def _point(rng: random.Random) -> tuple[float, float, float]:
    return rng.uniform(-4, 4), rng.uniform(-4, 4), rng.uniform(-4, 4)


def skinned(
    model: Model, turned: Iterable[str] = (), seed: int = 0, morphs: float = 0.0, ik: bool = True
) -> np.ndarray:
    """Where the vertices are when the bones of these names are turned and moved, each in a way of its own."""
    pose = Pose.at_rest(len(model.bones), len(model.morphs))
    pose.weights[:] = morphs
    pose.ik[:] = ik
    rows = {bone.name: row for row, bone in enumerate(model.bones)}
    for name in turned:
        rng = random.Random(f"{name}{seed}")
        way = np.array([[rng.uniform(-1, 1) for _ in range(3)]])
        pose.rotations[rows[name]] = quaternions_from_rotation_vectors(way)[0]
        pose.offsets[rows[name]] = way[0]
    posed_model = PosedModel(model)
    posed_model.pose(pose)
    return posed_model.skinned()[0].astype(np.float64)


def names(model: Model) -> list[str]:
    """The names of all bones."""
    return [bone.name for bone in model.bones]


def bone_named(model: Model, name: str) -> Bone:
    """The first bone of a name."""
    return next(bone for bone in model.bones if bone.name == name)


def row_named(model: Model, name: str) -> int:
    """The row of the first bone of a name."""
    return names(model).index(name)


def parent_name(model: Model, name: str) -> str:
    """The name of the bone that a bone hangs from."""
    return model.bones[bone_named(model, name).parent].name


def deforms_in_time(model: Model) -> bool:
    """Whether every bone deforms after its parent and its append parent."""
    keys = [(bool(bone.flags & BoneFlags.AFTER_PHYSICS), bone.level, row) for row, bone in enumerate(model.bones)]
    appending = BoneFlags.APPEND_ROTATION | BoneFlags.APPEND_TRANSLATION
    needs = [(row, bone.parent) for row, bone in enumerate(model.bones)]
    needs += [(row, bone.append_parent) for row, bone in enumerate(model.bones) if bone.flags & appending]
    return all(need == -1 or keys[need] < keys[row] for row, need in needs)
