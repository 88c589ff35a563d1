"""One half of the mesh made the mirror image of the other."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.bones import Bone
from editor.model.columns import Columns
from editor.model.materials import Material
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind, UvOffset, VertexOffset
from editor.model.rigid_bodies import RigidBody
from editor.model.soft_bodies import Anchor, Pin, SoftBody
from editor.operations.choices import PrimitiveKind, SideOfModel
from tests.operations.mesh.test_face_shapes import primitive, volume
from tests.operations.mesh.test_face_splitting import open_sides
from tests.operations.running import apply

MIRROR = "model.mirror-half"


def strip() -> Model:
    """Two squares along x, from -1 over 0 to 1, the left one (x > 0) lower at its end; bones, morphs, materials."""
    model = Model()
    model.bones.records += [Bone("中"), Bone("左腕"), Bone("右腕"), Bone("左飾り")]
    model.materials.records += [Material("左袖"), Material("右袖")]
    positions = [(x, y, 0) for x in (-1, 0, 1) for y in (0, 1)]
    positions[4] = (1, -1, 0)
    bones = [(bone, -1, -1, -1) for bone in (2, 2, 0, 0, 1, 1)]
    model.vertices.fill(6, position=positions, bones=bones, uv=[(x / 2 + 0.5, y) for x, y, _ in positions])
    faces = [(0, 1, 2), (2, 1, 3), (2, 3, 4), (4, 3, 5)]
    model.faces.fill(4, vertices=[faces[2], faces[3], faces[0], faces[1]], material=[0, 0, 1, 1])
    return model


def test_a_half_that_was_symmetrical_is_as_before() -> None:
    model, before = primitive(PrimitiveKind.SPHERE), primitive(PrimitiveKind.SPHERE)
    apply(model, MIRROR)
    assert volume(model) == pytest.approx(volume(before), rel=1e-6)
    assert open_sides(model) == []
    positions = {tuple(np.round(position, 4).tolist()) for position in before.vertices["position"] + 0.0}
    assert {tuple(np.round(position, 4).tolist()) for position in model.vertices["position"] + 0.0} == positions


@pytest.mark.parametrize(("side", "y"), [(SideOfModel.LEFT, -1), (SideOfModel.RIGHT, 0)])
def test_the_other_half_becomes_like_the_one_with_bones_and_materials_of_its_side(side: SideOfModel, y: int) -> None:
    model = strip()
    apply(model, MIRROR, from_=side)
    assert len(model.vertices) == 6
    positions = {
        tuple(position): bone
        for position, bone in zip(model.vertices["position"].tolist(), model.vertices["bones"][:, 0], strict=True)
    }
    assert positions == {(0, 0, 0): 0, (0, 1, 0): 0, (1, y, 0): 1, (1, 1, 0): 1, (-1, y, 0): 2, (-1, 1, 0): 2}
    assert sorted(model.faces["material"].tolist()) == [0, 0, 1, 1]
    x = model.vertices["position"][model.faces["vertices"], 0].sum(axis=1)
    assert (x > 0).tolist() == [True, True, False, False]
    one, two, three = np.moveaxis(model.vertices["position"][model.faces["vertices"]], 1, 0)
    assert (np.cross(two - one, three - one)[:, 2] < 0).all()


def test_faces_that_go_across_are_cut_in_the_middle() -> None:
    model = Model()
    model.vertices.fill(3, position=[(-1, 0, 0), (3, 0, 0), (1, 2, 0)])
    model.faces.fill(1, vertices=[(0, 2, 1)], material=[-1])
    apply(model, MIRROR)
    assert model.vertices["position"][:, 0].min() == -3
    assert len(open_sides(model)) == 6
    assert sum(position[0] == 0 for position in model.vertices["position"].tolist()) == 2


def test_morphs_of_sides_are_exchanged_and_one_of_both_stays_one() -> None:
    model = strip()
    left = Columns(VertexOffset, vertex=[4], translation=[(1, 2, 0)])
    model.morphs.records += [
        Morph("笑い", offsets=Columns(VertexOffset, vertex=[1, 3, 5], translation=[(9, 9, 9), (1, 1, 0), (1, 0, 0)])),
        Morph("左目", offsets=left),
        Morph("右目", offsets=Columns(VertexOffset, vertex=[0], translation=[(7, 7, 7)])),
        Morph("ウィンク", offsets=left),
        Morph("ウィンク右"),
        Morph("左だけ", offsets=left),
        Morph("UV", kind=MorphKind.UV, offsets=Columns(UvOffset, vertex=[4], uv=[(1, 2, 3, 4)])),
    ]
    outcome = apply(model, MIRROR)
    moves = {
        morph.name: {
            tuple(model.vertices["position"][vertex].tolist()): tuple(move)
            for vertex, move in zip(morph.offsets["vertex"], morph.offsets["translation"].tolist(), strict=True)
        }
        for morph in model.morphs[:6]
    }
    assert moves["笑い"] == {(0, 1, 0): (0, 1, 0), (1, 1, 0): (1, 0, 0), (-1, 1, 0): (-1, 0, 0)}
    assert moves["左目"] == moves["ウィンク"] == moves["左だけ"] == {(1, -1, 0): (1, 2, 0)}
    assert moves["右目"] == moves["ウィンク右"] == {(-1, -1, 0): (-1, 2, 0)}
    assert model.morphs[6].offsets["uv"].tolist() == [[1, 2, 3, 4]] * 2
    (warning,) = outcome.result.warnings
    assert "左だけ" in str(warning)


def test_a_bone_of_one_side_only_keeps_what_it_moves_and_is_told() -> None:
    model = strip()
    model.vertices.writable("bones")[4, 0] = 3
    outcome = apply(model, MIRROR)
    moved = model.vertices["position"][model.vertices["bones"][:, 0] == 3].tolist()
    assert sorted(moved) == [[-1, -1, 0], [1, -1, 0]]
    assert "左飾り" in str(outcome.result.warnings[0])


def test_pins_and_anchors_go_to_the_rigid_bodies_of_the_other_side() -> None:
    model = strip()
    model.rigid_bodies.records += [RigidBody("左腕"), RigidBody("右腕")]
    anchors = Columns(Anchor, body=[0], vertex=[4])
    model.soft_bodies.records.append(SoftBody("布", pins=Columns(Pin, vertex=[5, 3]), anchors=anchors))
    apply(model, MIRROR)
    body = model.soft_bodies[0]
    assert body.anchors["body"].tolist() == [0, 1]
    assert model.vertices["position"][body.anchors["vertex"], 0].tolist() == [1, -1]
    assert sorted(model.vertices["position"][body.pins["vertex"], 0].tolist()) == [-1, 0, 1]


def test_where_nothing_is_on_the_side_it_refuses() -> None:
    model = strip()
    with pytest.raises(ValueError, match="none of the faces is on that side"):
        apply(model, MIRROR, {"faces": [2, 3]})
    assert len(model.faces) == 4


def test_a_wink_alone_closes_one_eye_still_and_is_told() -> None:
    model = strip()
    left = Columns(VertexOffset, vertex=[4], translation=[(1, 2, 0)])
    model.morphs.records += [
        Morph("ウィンク", offsets=left),
        Morph("browDownLeft", offsets=left),
        Morph("browDownRight", offsets=Columns(VertexOffset, 0)),
    ]
    (warning,) = apply(model, MIRROR).result.warnings
    assert "ウィンク" in str(warning)
    assert [len(morph.offsets) for morph in model.morphs] == [1, 1, 1]
