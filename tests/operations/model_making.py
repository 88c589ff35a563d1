"""Makes small models for the tests of operations: something in every table, and every kind of reference in use."""

from functools import cache

from editor.model.bones import Bone, BoneFlags, IkLink
from editor.model.columns import Columns
from editor.model.frames import BoneItem, DisplayFrame, MorphItem
from editor.model.joints import Joint
from editor.model.materials import Material, Texture
from editor.model.model import Model
from editor.model.morphs import (
    BoneOffset,
    ImpulseOffset,
    MaterialOffset,
    Morph,
    MorphKind,
    MorphOffset,
    VertexOffset,
)
from editor.model.rigid_bodies import RigidBody
from editor.model.soft_bodies import Anchor, Pin, SoftBody


def full_model() -> Model:
    """Six vertices, two faces in each of two materials, and rows that refer to each other in all other tables."""
    return _full_model().snapshot()


@cache
def _full_model() -> Model:
    """Return the one that is copied, which takes a tenth of the time."""
    model = Model()
    _fill_mesh(model)
    _fill_bones(model)
    _fill_morphs(model)
    model.frames.records += [
        DisplayFrame("Root", "Root", True, (BoneItem(0),)),
        DisplayFrame("表情", "Exp", True, (MorphItem(0), MorphItem(3))),
        DisplayFrame("腕", "Arm", False, (BoneItem(2), BoneItem(1))),
    ]
    model.rigid_bodies.records += [RigidBody("剛体A", "body A", bone=1), RigidBody("剛体B", "body B", bone=2)]
    model.joints.records += [Joint("継ぎ目", "joint", body_a=0, body_b=1)]
    model.soft_bodies.records += [
        SoftBody(
            "布",
            "cloth",
            material=1,
            anchors=Columns(Anchor, body=[1, 0], vertex=[2, 5]),
            pins=Columns(Pin, vertex=[0, 4]),
        )
    ]
    return model


def drawn(model: Model) -> list[tuple[str, list[list[float]]]]:
    """The corners of each face, as positions, with the name of its material."""
    positions = model.vertices["position"]
    return [
        (model.materials[material].name, positions[corners].tolist())
        for material, corners in zip(model.faces["material"].tolist(), model.faces["vertices"].tolist(), strict=True)
    ]


def _fill_mesh(model: Model) -> None:
    model.vertices.fill(
        6,
        position=[(row, row / 2, -row) for row in range(6)],
        bones=[(row % 3, (row + 1) % 3, -1, -1) for row in range(6)],
    )
    model.faces.fill(4, vertices=[(0, 1, 2), (2, 1, 3), (3, 4, 5), (5, 4, 0)], material=[0, 0, 1, 1])
    model.textures.records += [Texture("tex/顔.png"), Texture("tex/toon.bmp"), Texture("tex/髪.png")]
    model.materials.records += [
        Material("顔", "face", texture=0, toon_texture=1),
        Material("髪", "hair", texture=2, sphere_texture=1),
    ]


def _fill_bones(model: Model) -> None:
    model.bones.records += [
        Bone("センター", "center"),
        Bone("腕", "arm", parent=0, tail_bone=2, append_parent=0),
        Bone("手", "hand", parent=1),
        Bone("手ＩＫ", "hand IK", flags=BoneFlags.IK, ik_target=2, ik_links=(IkLink(1), IkLink(0))),
    ]


def _fill_morphs(model: Model) -> None:
    model.morphs.records += [
        Morph(
            "笑い",
            "smile",
            offsets=Columns(VertexOffset, vertex=[1, 3], translation=[(0, 1, 0), (0, 0, 1)]),
        ),
        Morph("全部", "all", kind=MorphKind.GROUP, offsets=Columns(MorphOffset, morph=[0, 2], weight=[1, 0.5])),
        Morph("振る", "wave", kind=MorphKind.BONE, offsets=Columns(BoneOffset, bone=[2, 3])),
        Morph("透明", "clear", kind=MorphKind.MATERIAL, offsets=Columns(MaterialOffset, material=[-1, 1])),
        Morph("跳ぶ", "jump", kind=MorphKind.IMPULSE, offsets=Columns(ImpulseOffset, body=[1])),
    ]
