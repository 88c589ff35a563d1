"""Holes closed: found by their rim, of any shape, wound as what is beside them."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.faces import Face
from editor.model.materials import Material
from editor.model.model import Model
from editor.operations.choices import PrimitiveKind
from tests.operations.mesh.test_face_shapes import primitive, square, volume
from tests.operations.mesh.test_face_splitting import face_areas, open_sides
from tests.operations.running import apply


def without(model: Model, faces: list[int]) -> Model:
    """A model with some faces gone."""
    Edit(model).remove(model.faces, faces)
    return model


@pytest.mark.parametrize("sharp", [True, False])
@pytest.mark.parametrize("kind", [PrimitiveKind.BOX, PrimitiveKind.SPHERE])
def test_what_was_taken_out_is_closed_again(kind: PrimitiveKind, sharp: bool) -> None:
    model = without(primitive(kind), [2, 3])
    before = len(model.vertices)
    outcome = apply(model, "faces.fill", {"vertices": list(range(len(model.vertices)))}, sharp=sharp)
    assert open_sides(model) == []
    assert volume(model) == pytest.approx(volume(primitive(kind)), rel=0.02)
    assert list(outcome.result.rows["faces"]) == list(range(len(model.faces) - 2, len(model.faces)))
    assert (len(model.vertices) > before) == sharp
    assert set(model.faces["material"].tolist()) == {0}


def test_only_the_chosen_hole_is_closed() -> None:
    model = without(primitive(PrimitiveKind.SPHERE), [40, 200])
    around = np.flatnonzero((model.faces["vertices"] == model.faces["vertices"][39, 0]).any(axis=1))
    holes = len(open_sides(model))
    rim = primitive(PrimitiveKind.SPHERE).faces["vertices"][40]
    apply(model, "faces.fill", {"vertices": rim.tolist()})
    assert (holes, len(open_sides(model)), len(around) > 0) == (6, 3, True)


def test_a_hole_is_closed_in_the_material_that_is_most_beside_it() -> None:
    model = without(primitive(PrimitiveKind.SPHERE), [40])
    model.materials.records.append(Material("other"))
    beside = np.isin(model.faces["vertices"], primitive(PrimitiveKind.SPHERE).faces["vertices"][40]).sum(axis=1) == 2
    Edit(model).set(model.faces, np.flatnonzero(beside)[:2], "material", 1)
    count = np.count_nonzero(model.faces["material"] == 1)
    apply(model, "faces.fill", {"vertices": list(range(len(model.vertices)))})
    assert np.count_nonzero(model.faces["material"] == 1) == count + 1


def test_both_sides_of_what_is_modelled_twice_are_closed() -> None:
    """Each face has a back with vertices of its own, at the same places: both are closed, and neither by the other."""
    model = without(primitive(PrimitiveKind.SPHERE), [40, 41])
    edit, faces, count = Edit(model), model.faces["vertices"], len(model.vertices)
    edit.insert(model.vertices, count, model.vertices.rows(np.arange(count)))
    backs = Columns(Face, vertices=faces[:, ::-1] + count, material=model.faces["material"])
    edit.insert(model.faces, len(faces), backs)
    before = len(model.faces)
    apply(model, "faces.fill", {"vertices": list(range(2 * count))})
    lids = model.vertices["position"][model.faces["vertices"][before:]]
    assert len(lids) == 2 * 2
    assert {frozenset(map(tuple, lid)) for lid in lids[:2].tolist()} == {
        frozenset(map(tuple, lid)) for lid in lids[2:].tolist()
    }
    assert volume(model) == pytest.approx(0, abs=1e-5)


def test_where_no_edges_go_round_there_is_a_reason() -> None:
    with pytest.raises(ValueError, match="no hole"):
        apply(primitive(PrimitiveKind.BOX), "faces.fill")
    with pytest.raises(ValueError, match="no hole"):
        apply(square(), "faces.fill", {"vertices": [0, 1, 2]})


def test_a_flat_piece_is_closed_by_its_own_back() -> None:
    model = square()
    apply(model, "faces.fill", {"faces": [0, 1]})
    assert len(model.faces) == 4
    assert face_areas(model).sum() == pytest.approx(2)
    assert model.vertices["normal"][4:].tolist() == [[0, 0, -1]] * 4
