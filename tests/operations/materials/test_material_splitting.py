"""Materials split by parts, UV islands and selection; faces given a material of their own."""

import numpy as np
import pytest

from editor.model.columns import Columns
from editor.model.materials import Material
from editor.model.model import Model
from editor.model.morphs import MaterialOffset, Morph, MorphKind
from editor.model.soft_bodies import SoftBody
from editor.operations.catalog import OPERATIONS
from editor.operations.choices import SplitBy
from editor.operations.materials import material_splitting
from editor.operations.operation import OperationContext
from editor.operations.run_operation import run_operation
from tests.operations.model_making import drawn, full_model
from tests.operations.running import apply


def strip_model() -> Model:
    """Squares along X, of two faces each: 0 and 1 share vertices, 2 only positions with 1, 3 is apart; 4 touches 3, in
    another material. The UVs of 2 differ from those of 1 at the positions that both have."""
    model = Model()
    lefts, vertices = [0, 1, 2, 5, 6], []
    for left in lefts:
        vertices += [(left, 0, 0), (left + 1, 0, 0), (left, 1, 0), (left + 1, 1, 0)]
    uvs = [(x / 10 + (0.5 if 8 <= row < 12 else 0), y / 10) for row, (x, y, _) in enumerate(vertices)]
    model.vertices.fill(20, position=vertices, uv=uvs)
    first = np.arange(5) * 4
    corners = np.stack((first, first + 1, first + 2, first + 1, first + 3, first + 2), axis=1).reshape(-1, 3)
    corners[2:4] = np.where(corners[2:4] == 4, 1, np.where(corners[2:4] == 6, 3, corners[2:4]))
    model.faces.fill(10, vertices=corners, material=[0] * 8 + [1] * 2)
    model.materials.records += [Material("服", "cloth"), Material("靴", "shoe")]
    model.morphs.records.append(
        Morph("消", kind=MorphKind.MATERIAL, offsets=Columns(MaterialOffset, material=[0, 1, -1], shininess=[2, 3, 4]))
    )
    return model


def lefts_by_material(model: Model) -> dict[str, list[float]]:
    """The left ends of the faces that each material draws."""
    found: dict[str, list[float]] = {material.name: [] for material in model.materials}
    for name, corners in drawn(model):
        found[name].append(min(corner[0] for corner in corners))
    return found


def split(model: Model, by: SplitBy, materials: list[int], faces: list[int]):
    rows = {"materials": np.array(materials, np.intp)}
    context = OperationContext(model, rows, rows | {"faces": np.array(faces, np.intp)})
    operation = OPERATIONS["materials.split"]
    return run_operation(operation, context, operation.parameters(by=by))


def test_parts_hang_together_at_positions_and_within_their_material():
    model = strip_model()
    before = sorted(corners for _, corners in drawn(model))
    outcome = apply(model, "materials.split", by=SplitBy.PARTS)
    assert lefts_by_material(model) == {"服": [0, 0, 1, 1, 2, 2], "服_2": [5, 5], "靴": [6, 6]}
    assert sorted(corners for _, corners in drawn(model)) == before
    assert [material.name_en for material in model.materials] == ["cloth", "cloth_2", "shoe"]
    assert list(outcome.result.rows["materials"]) == [1]


def test_a_bridge_of_another_material_does_not_hold_a_part_together():
    model = strip_model()
    model.faces.fill(10, vertices=model.faces["vertices"], material=[0, 0, 1, 1, 0, 0, 1, 1, 1, 1])
    order = np.argsort(model.faces["material"], kind="stable")
    model.faces.fill(10, vertices=model.faces["vertices"][order], material=model.faces["material"][order])
    apply(model, "materials.split", {"materials": [0]}, by=SplitBy.PARTS)
    assert lefts_by_material(model) == {"服": [0, 0], "服_2": [2, 2], "靴": [1, 1, 5, 5, 6, 6]}
    apply(model, "materials.split", by=SplitBy.PARTS)
    assert lefts_by_material(model) == {"服": [0, 0], "服_2": [2, 2], "靴": [1, 1], "靴_2": [5, 5, 6, 6]}


def test_islands_are_cut_where_the_uv_map_is():
    model = strip_model()
    apply(model, "materials.split", by=SplitBy.UV_ISLANDS)
    assert lefts_by_material(model) == {"服": [0, 0, 1, 1], "服_2": [2, 2], "服_3": [5, 5], "靴": [6, 6]}


def test_morphs_do_to_the_parts_what_they_do_to_the_whole():
    model = strip_model()
    apply(model, "materials.split", by=SplitBy.UV_ISLANDS)
    offsets = model.morphs[0].offsets
    assert sorted(zip(offsets["material"].tolist(), offsets["shininess"].tolist(), strict=True)) == [
        (-1, 4),
        (0, 2),
        (1, 2),
        (2, 2),
        (3, 3),
    ]


def test_selected_faces_leave_and_soft_bodies_stay():
    model = strip_model()
    model.soft_bodies.records.append(SoftBody("布", material=0))
    outcome = split(model, SplitBy.SELECTED_FACES, [0, 1], [0, 1, 4, 5, 8, 9])
    assert lefts_by_material(model) == {"服": [1, 1, 5, 5], "服_2": [0, 0, 2, 2], "靴": [6, 6]}
    assert model.soft_bodies[0].material == 0
    assert "布" in outcome.result.warnings[0]
    with pytest.raises(ValueError, match="no faces are selected"):
        split(model, SplitBy.SELECTED_FACES, [0], [])


def test_so_many_parts_that_nobody_can_want_them_are_refused(monkeypatch):
    monkeypatch.setattr(material_splitting, "MOST_PIECES", 1)
    model = strip_model()
    with pytest.raises(ValueError, match="2 new materials"):
        apply(model, "materials.split", by=SplitBy.UV_ISLANDS)
    assert len(model.materials) == 2


def test_faces_get_a_material_like_that_of_the_first():
    model = strip_model()
    outcome = apply(model, "faces.to-material", {"faces": [0, 8]})
    assert lefts_by_material(model) == {"服": [0, 1, 1, 2, 2, 5, 5], "服_2": [0, 6], "靴": [6]}
    assert list(outcome.result.rows["materials"]) == [1]
    assert model.morphs[0].offsets["material"].tolist() == [0, 2, -1, 1]
    assert len(model.vertices) == 20


def test_faces_that_are_a_material_already_are_refused():
    with pytest.raises(ValueError, match="靴"):
        apply(strip_model(), "faces.to-material", {"faces": [8, 9]})


def test_faces_without_a_material_get_one():
    model = strip_model()
    model.faces.fill(2, vertices=[(0, 1, 2), (1, 3, 2)], material=[0, -1])
    apply(model, "faces.to-material", {"faces": [1]})
    assert model.faces["material"].tolist() == [0, 2]


def test_separated_faces_have_vertices_of_their_own_alike_in_all_they_do():
    model = full_model()
    before = [corners for _, corners in drawn(model)]
    apply(model, "faces.to-material", {"faces": [1]}, separate=True)  # of vertices 2, 1 and 3
    assert [corners for _, corners in drawn(model)] == before
    assert model.faces["vertices"].tolist() == [[0, 1, 2], [6 + 1, 6, 6 + 2], [3, 4, 5], [5, 4, 0]]
    np.testing.assert_array_equal(model.vertices["bones"][6:], model.vertices["bones"][[1, 2, 3]])
    offsets = model.morphs[0].offsets
    assert offsets["vertex"].tolist() == [1, 3, 6, 8]
    np.testing.assert_array_equal(offsets["translation"][2:], offsets["translation"][:2])
