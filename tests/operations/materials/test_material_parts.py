"""Materials with what they draw: duplicated, deleted; vertices that nothing draws."""

import numpy as np
import pytest

from editor.operations.queries.related import unused_vertices
from tests.operations.model_making import drawn, full_model
from tests.operations.running import apply


def test_a_part_goes_with_its_own_vertices_alone():
    model = full_model()
    others = [face for face in drawn(model) if face[0] == "髪"]
    apply(model, "materials.delete-part", {"materials": [0]})
    assert drawn(model) == others
    assert len(model.vertices) == 4  # 1 and 2 had no corner of another material
    assert model.morphs[0].offsets["vertex"].tolist() == [1]


def test_a_duplicate_draws_the_same_in_vertices_of_its_own():
    model = full_model()
    before = drawn(model)
    outcome = apply(model, "materials.duplicate-part", {"materials": [1]})
    copies = [face for face in drawn(model) if face[0] == "髪_2"]
    assert [corners for _, corners in copies] == [corners for name, corners in before if name == "髪"]
    assert drawn(model)[:4] == before
    assert model.faces["vertices"][4:].min() >= 6
    assert list(outcome.result.rows["materials"]) == [2]


@pytest.mark.parametrize("morphs", [True, False])
def test_morphs_go_along_if_wished(morphs):
    model = full_model()
    apply(model, "materials.duplicate-part", {"materials": [1]}, morphs=morphs)
    moved = model.morphs[0].offsets
    changed = model.morphs[3].offsets["material"].tolist()
    assert changed == [-1, 1, 2] if morphs else changed == [-1, 1]
    if morphs:  # of vertices 1 and 3, 3 has corners of the duplicated material
        np.testing.assert_array_equal(moved["translation"][1], moved["translation"][2])
        assert model.vertices["position"][moved["vertex"][2]].tolist() == model.vertices["position"][3].tolist()
    else:
        assert len(moved) == 2


def test_unused_vertices_go_but_those_of_soft_bodies_stay():
    model = full_model()
    apply(model, "materials.delete-part", {"materials": [0]})
    count = len(model.vertices)
    assert "removed: 0" in str(apply(model, "vertices.remove-unused").result.message)
    apply(model, "rows.delete", {"faces": [0, 1]})
    apply(model, "vertices.remove-unused")
    assert len(model.vertices) < count
    pinned = {*model.soft_bodies[0].pins["vertex"].tolist(), *model.soft_bodies[0].anchors["vertex"].tolist()}
    assert len(model.vertices) == len(pinned)


def test_unused_vertices_that_are_not_selected_are_told():
    model = full_model()
    apply(model, "rows.delete", {"faces": list(range(len(model.faces)))})
    unused = np.flatnonzero(unused_vertices(model))
    result = apply(model, "vertices.remove-unused", {"vertices": unused[:1].tolist()}).result
    assert "removed: 1" in str(result.message)
    assert [str(warning) for warning in result.warnings] == [
        f"unused vertices left, as they are not selected: {len(unused) - 1:,}"
    ]
    assert not apply(model, "vertices.remove-unused").result.warnings
