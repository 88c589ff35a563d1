"""The mesh of a file takes the place of the one here: what matches keeps all it has, what is new gets what is there."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from editor import formats
from editor.formats import Content
from editor.model.bones import Bone
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.materials import Material, Texture
from editor.model.mesh import Deform
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind, UvOffset, VertexOffset
from editor.model.soft_bodies import Anchor, Pin, SoftBody
from editor.operations.catalog import OPERATIONS
from editor.operations.choices import VertexMatch
from editor.operations.operation import OperationContext
from editor.operations.run_operation import Outcome, run_operation
from editor.resources import resource
from tests.model.random_models import fingerprint
from tests.operations.weights.rigged import grid

OPERATION = OPERATIONS["model.replace-geometry"]
PLACE, ORDER, UV = VertexMatch
EVERY = pytest.mark.parametrize("match", VertexMatch, ids=lambda match: match.token)


def geometry(model: Model, other: Model, match: VertexMatch = PLACE, **parameters: float) -> Outcome:
    context = OperationContext(model, models={"model": other})
    return run_operation(OPERATION, context, OPERATION.parameters(match=match, **parameters))


@pytest.fixture
def cloth() -> Model:
    """A plane of 4 x 3 vertices of two bones, with morphs, edge scales, UVs, a soft body and something of all else."""
    model = Model()
    model.bones.records += [Bone("左", "left", position=(0, 0, 0)), Bone("右", "right", position=(3, 0, 0))]
    grid(model, 4, 3)
    count, vertices = 12, model.vertices
    x = vertices["position"][:, 0] + 1.5
    vertices.writable("normal")[:] = (0, 0, -1)
    vertices.writable("uv")[:] = np.column_stack((x / 4, vertices["position"][:, 1] / 4))
    vertices.writable("uv1")[:, 0] = x
    vertices.writable("edge_scale")[:] = 1 + x
    vertices.writable("deform")[:] = Deform.BDEF2
    vertices.writable("bones")[:] = (0, 1, NONE, NONE)
    vertices.writable("weights")[:] = np.column_stack((1 - x / 3, x / 3, x * 0, x * 0))
    model.textures.records += [Texture("布.png")]
    model.materials.records += [Material("布", "cloth", texture=0, edge_size=3.0)]
    up = np.zeros((count, 3))
    up[:, 1] = x
    slide = np.zeros((count, 4))
    slide[:, 0] = x
    moved = np.flatnonzero(x)
    model.morphs.records += [
        Morph("上", "up", offsets=Columns(VertexOffset, vertex=moved, translation=up[moved])),
        Morph("ずらす", kind=MorphKind.UV, offsets=Columns(UvOffset, vertex=moved, uv=slide[moved])),
        Morph("組", kind=MorphKind.GROUP),
    ]
    body = SoftBody(
        "布", material=0, pins=Columns(Pin, vertex=[0, 5]), anchors=Columns(Anchor, body=[NONE], vertex=[7])
    )
    model.soft_bodies.records += [body]
    return model


def moves(model: Model, row: int = 0) -> np.ndarray:
    """(vertices, 3 or 4) what a morph of vertices or UVs does."""
    offsets = model.morphs[row].offsets
    values = offsets["translation" if offsets.row_type is VertexOffset else "uv"]
    sums = np.zeros((len(model.vertices), values.shape[1]))
    np.add.at(sums, offsets["vertex"], values)
    return sums


def corners(model: Model) -> np.ndarray:
    return model.vertices["position"][model.faces["vertices"]]


@EVERY
def test_the_own_mesh_changes_nothing(cloth: Model, match: VertexMatch) -> None:
    before = fingerprint(cloth)
    outcome = geometry(cloth, cloth.snapshot(), match)
    assert fingerprint(cloth) == before
    assert str(outcome.result.message).startswith("Vertices matched: 12 of 12, new: 0, gone: 0; morph offsets kept: 18")


@EVERY
def test_a_vertex_that_goes_takes_only_its_own_along(cloth: Model, match: VertexMatch) -> None:
    other = cloth.snapshot()
    last = 11
    with Edit(other) as edit:
        edit.remove(other.vertices, [last])
    before = cloth.snapshot()
    outcome = geometry(cloth, other, match)
    kept = np.arange(last)
    assert len(cloth.vertices) == last
    assert len(cloth.faces) == len(other.faces) < len(before.faces)
    for name in ("bones", "weights", "deform", "uv1", "edge_scale"):
        assert np.array_equal(cloth.vertices[name], before.vertices[name][kept])
    assert np.array_equal(moves(cloth), moves(before)[kept])
    assert cloth.morphs[1].offsets["vertex"].max() == 10
    assert "gone: 1; morph offsets kept: 16, lost: 2" in str(outcome.result.message)
    assert cloth.soft_bodies[0] == before.soft_bodies[0]


def test_in_another_order_vertices_are_found_by_their_position(cloth: Model) -> None:
    other, before = cloth.snapshot(), cloth.snapshot()
    order = np.random.default_rng(3).permutation(12)
    with Edit(other) as edit:
        edit.reorder(other.vertices, order)
    geometry(cloth, other)
    for name in ("position", "uv", "weights", "uv1", "edge_scale"):
        assert np.array_equal(cloth.vertices[name], before.vertices[name][order])
    assert np.array_equal(moves(cloth), moves(before)[order])
    assert np.array_equal(corners(cloth), corners(before))
    assert order[cloth.soft_bodies[0].pins["vertex"]].tolist() == [0, 5]
    assert order[cloth.soft_bodies[0].anchors["vertex"]].tolist() == [7]


def test_new_vertices_are_what_is_between(cloth: Model) -> None:
    """In the middle of an edge lies a vertex of half of each of its ends."""
    other, before = cloth.snapshot(), cloth.snapshot()
    middle = cloth.vertices["position"][[0, 1]].mean(axis=0)
    with Edit(other) as edit:
        rows = other.vertices.rows([0]).replace(position=[middle], uv=[(0.125, 0)])
        edit.insert(other.vertices, 5, rows)
        edit.set(other.faces, [0], "vertices", [(0, 5, 4)])
    outcome = geometry(cloth, other, distance=0.1)
    assert "matched: 12 of 13, new: 1, gone: 0" in str(outcome.result.message)
    assert list(outcome.result.rows["vertices"]) == [5]
    ends = before.vertices
    for name in ("uv1", "edge_scale", "weights"):
        np.testing.assert_allclose(cloth.vertices[name][5], ends[name][[0, 1]].mean(axis=0), atol=1e-6)
    np.testing.assert_allclose(moves(cloth)[5], moves(before)[[0, 1]].mean(axis=0), atol=1e-6)
    uv = cloth.morphs[1].offsets
    np.testing.assert_allclose(uv["uv"][uv["vertex"] == 5], [(0.5, 0, 0, 0)], atol=1e-6)
    assert np.array_equal(np.delete(moves(cloth), 5, axis=0), moves(before))


def test_a_moved_vertex_stays_the_same_within_the_distance_by_order_and_by_uv(cloth: Model) -> None:
    other = cloth.snapshot()
    other.vertices.writable("position")[6] += (0.25, 0, 0.125)
    for match, distance, matched in ((PLACE, 0.1, 11), (PLACE, 0.3, 12), (ORDER, 0.1, 12), (UV, 0.1, 12)):
        model = cloth.snapshot()
        outcome = geometry(model, other, match, distance=distance)
        assert f"matched: {matched} of 12" in str(outcome.result.message)
        assert np.array_equal(model.vertices["position"], other.vertices["position"])
        assert model.vertices["edge_scale"][6] == pytest.approx(3 if matched == 12 else 3.25)
        assert outcome.result.heat is not None
        assert np.isnan(outcome.result.heat).sum() == 12 - matched


def test_a_vertex_that_was_split_is_the_same_twice(cloth: Model) -> None:
    """As where Blender makes an edge sharp: both have the weights, offsets and pins of the one."""
    other, before = cloth.snapshot(), cloth.snapshot()
    with Edit(other) as edit:
        edit.insert(other.vertices, 12, other.vertices.rows([5]).replace(normal=[(0, 1, 0)]))
        edit.set(other.faces, [0], "vertices", [(0, 12, 4)])
    outcome = geometry(cloth, other)
    assert "matched: 13 of 13, new: 0, gone: 0" in str(outcome.result.message)
    for name in ("weights", "uv1", "edge_scale"):
        assert np.array_equal(cloth.vertices[name][12], before.vertices[name][5])
    assert np.array_equal(moves(cloth)[[5, 12]], moves(before)[[5, 5]])
    assert cloth.soft_bodies[0].pins["vertex"].tolist() == [0, 5, 12]


def test_lips_that_lie_on_each_other_are_not_exchanged() -> None:
    """Vertices that are alike in all but their morphs keep their order."""
    model = Model()
    model.vertices.fill(4, position=[(0, 0, 0), (1, 0, 0), (1, 0, 0), (2, 0, 0)])
    offsets = Columns(VertexOffset, vertex=[1, 2], translation=[(0, 1, 0), (0, -1, 0)])
    model.morphs.records += [Morph("あ", offsets=offsets)]
    other = model.snapshot()
    other.vertices.writable("position")[1] += 1e-6
    geometry(model, other)
    assert moves(model)[:, 1].tolist() == [0, 1, -1, 0]


def test_sdef_stays_and_new_vertices_have_one_of_their_own(cloth: Model) -> None:
    vertices = cloth.vertices
    vertices.writable("deform")[:] = Deform.SDEF
    vertices.writable("sdef_c")[:] = 7
    other = cloth.snapshot()
    with Edit(other) as edit:
        edit.insert(other.vertices, 12, other.vertices.rows([0]).replace(position=[(-1, 0.5, 0)]))
    geometry(cloth, other)
    assert (vertices["deform"] == Deform.SDEF).all()
    assert (vertices["sdef_c"][:12] == 7).all()
    np.testing.assert_allclose(vertices["sdef_c"][12], (0, 0, 0), atol=1e-6)


def test_materials_are_found_by_name_and_new_ones_come_with_their_textures(cloth: Model) -> None:
    cloth.materials.records += [Material("空"), Material("旗", edge_size=2.0), Material("旗", edge_size=4.0)]
    other = cloth.snapshot()
    with Edit(other) as edit:
        edit.insert(other.textures, 0, [Texture("new.png")])
        edit.set(other.materials, [0], "name", "布.001")
        edit.set(other.materials, [0], "edge_size", 0.0)
        edit.insert(other.materials, 4, [Material("新しい", texture=0)])
        edit.set(other.faces, range(3), "material", [2, 3, 4])
    outcome = geometry(cloth, other)
    assert [material.name for material in cloth.materials] == ["布", "空", "旗", "旗", "新しい"]
    assert cloth.materials[0].edge_size == 3.0
    assert [texture.path for texture in cloth.textures] == ["布.png", "new.png"]
    assert cloth.materials[4].texture == 1
    assert np.diff(cloth.face_starts()).tolist() == np.diff(other.face_starts()).tolist()
    assert [str(text) for text in outcome.result.warnings] == [
        "new materials: 新しい",
        "materials that draw nothing: 空",
    ]


def test_a_mesh_without_uvs_leaves_those_that_are_here(cloth: Model) -> None:
    other = Model()
    other.vertices.fill(13, position=[*cloth.vertices["position"], (-1, 0, 0)], normal=[(0, 0, -1)] * 13)
    geometry(cloth, other, distance=0.1)
    np.testing.assert_allclose(cloth.vertices["uv"][12], (0.125, 0), atol=1e-6)
    assert cloth.vertices["uv"][:12].any()


def test_of_a_model_without_a_surface_new_vertices_hang_from_the_first_bone() -> None:
    model, other = Model(), Model()
    model.bones.records += [Bone("センター")]
    grid(other, 2, 2)
    geometry(model, other)
    assert np.array_equal(corners(model), corners(other))
    assert (model.vertices["bones"] == (0, NONE, NONE, NONE)).all()


def test_the_scale_of_the_file(cloth: Model) -> None:
    other = cloth.snapshot()
    other.vertices.writable("position")[:] *= 0.1
    before = fingerprint(cloth)
    geometry(cloth, other, scale=10)
    assert fingerprint(cloth) == before


def test_many_vertices_at_one_position_take_no_long_time() -> None:
    """All of them have the same UV, as in a mesh without any."""
    model = Model()
    count = 20_000
    positions = np.random.default_rng(1).normal(size=(count, 3))
    model.vertices.fill(count, position=positions, uv=np.full((count, 2), 0.5))
    before = fingerprint(model)
    geometry(model, model.snapshot(), UV)
    assert fingerprint(model) == before


def test_uvs_that_are_not_there_match_nothing(cloth: Model) -> None:
    other = Model()
    other.vertices.fill(12, position=cloth.vertices["position"])
    before = fingerprint(cloth)
    with pytest.raises(ValueError, match="no UVs"):
        geometry(cloth, other, UV)
    assert fingerprint(cloth) == before


# -- through files -----------------------------------------------------------------------------------------------------

SAMPLE = resource("samples/mochi.pmx")
Change = Callable[[Model], object]


@pytest.mark.parametrize("extension", [".glb", ".gltf", ".obj", ".pmx"])
def test_the_sample_comes_back_from_a_file_as_it_was(tmp_path: Path, extension: str) -> None:
    content = formats.load(SAMPLE)
    formats.save(replace(content, path=SAMPLE), tmp_path / f"もち{extension}")
    before, loaded = fingerprint(content.model), formats.load(tmp_path / f"もち{extension}").model
    for match in VertexMatch:
        outcome = geometry(content.model, loaded.snapshot(), match)
        assert fingerprint(content.model) == before, match
        assert ", lost: 0" in str(outcome.result.message)
        assert not outcome.result.warnings


@pytest.mark.parametrize("extension", [".glb", ".obj"])
def test_a_file_without_uvs_leaves_those_of_the_sample(tmp_path: Path, extension: str) -> None:
    content = formats.load(SAMPLE)
    bare = content.model.snapshot()
    with Edit(bare) as edit:
        edit.set(bare.vertices, slice(None), "uv", 0)
    path = tmp_path / f"b{extension}"
    formats.save(Content(bare, path=SAMPLE), path)
    if extension == ".obj":
        lines = path.read_text("utf-8").splitlines()
        faces = [re.sub(r"(\d+)/\d+/(\d+)", r"\1//\2", line) for line in lines if not line.startswith("vt")]
        path.write_text("\n".join(faces), "utf-8")
    before = fingerprint(content.model)
    geometry(content.model, formats.load(path).model)
    assert fingerprint(content.model) == before


@pytest.mark.parametrize("extension", [".glb", ".obj"])
def test_the_sample_comes_back_worked_on(tmp_path: Path, extension: str) -> None:
    """Some vertices moved, some gone with their faces, some new: the others are as they were, to the bit."""
    content = formats.load(SAMPLE)
    model, before = content.model, content.model.snapshot()
    worked = before.snapshot()
    gone = np.arange(300, 340)
    with Edit(worked) as edit:
        edit.set(worked.vertices, [100], "position", worked.vertices["position"][[100]] + 0.5)
        edit.remove(worked.vertices, gone)
        a, b, c = worked.faces["vertices"][0].tolist()
        middle = worked.vertices["position"][[a, b, c]].mean(axis=0)
        edit.insert(worked.vertices, len(worked.vertices), worked.vertices.rows([a]).replace(position=[middle]))
        edit.set(worked.faces, [0], "vertices", [(a, b, len(worked.vertices) - 1)])
    formats.save(Content(worked, path=SAMPLE), tmp_path / f"b{extension}")
    outcome = geometry(model, formats.load(tmp_path / f"b{extension}").model)
    count = len(before.vertices)
    assert f"matched: {count - 41:,} of {count - 39:,}, new: 2, gone: 41" in str(outcome.result.message)
    stay = np.delete(np.arange(count), [100, *gone])
    here = np.delete(np.arange(len(model.vertices)), [100, len(model.vertices) - 1])
    for field in model.vertices.fields:
        assert np.array_equal(model.vertices[field.name][here], before.vertices[field.name][stay]), field.name
    for row, morph in enumerate(before.morphs):
        if morph.offsets.row_type in (VertexOffset, UvOffset):
            assert np.array_equal(moves(model, row)[here], moves(before, row)[stay])
        else:
            assert model.morphs[row] == morph
    assert list(model.bones) == list(before.bones)
    assert list(model.materials) == list(before.materials)
    assert list(model.frames) == list(before.frames)
