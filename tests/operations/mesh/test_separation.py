"""Faces separated from those beside them."""

import numpy as np

from editor.model.model import Model
from tests.operations.model_making import drawn, full_model
from tests.operations.running import apply


def test_what_was_shared_is_there_twice_with_offsets_pins_and_anchors():
    model = full_model()
    before = drawn(model)
    outcome = apply(model, "vertices.separate", {"faces": [2]})  # 3, 4 and 5, of which others have all
    assert drawn(model) == before
    assert model.faces["vertices"][2].tolist() == [6, 7, 8]
    assert list(outcome.result.rows["vertices"]) == [6, 7, 8]
    assert model.morphs[0].offsets["vertex"].tolist() == [1, 3, 6]
    assert model.soft_bodies[0].pins["vertex"].tolist() == [0, 4, 7]
    assert model.soft_bodies[0].anchors["vertex"].tolist() == [2, 5, 8]
    assert model.soft_bodies[0].anchors["body"].tolist() == [1, 0, 0]


def test_separated_once_there_is_nothing_left_to_separate():
    model = full_model()
    apply(model, "vertices.separate", {"faces": [2]})
    assert apply(model, "vertices.separate", {"faces": [2]}).step is None
    assert apply(full_model(), "vertices.separate", {"faces": [0, 1, 2, 3]}).step is None


def test_separating_takes_back_merging_but_for_the_order():
    model = full_model()
    apply(model, "vertices.separate")  # nothing: all faces are chosen, so that none is shared with others
    apply(model, "vertices.separate", {"faces": [1]})
    before, shown = _rows_of(model), drawn(model)
    merged = apply(model, "vertices.merge-by-distance")
    assert merged.step is not None
    assert drawn(model) == shown
    apply(model, "vertices.separate", {"faces": [1]})
    assert drawn(model) == shown
    assert _rows_of(model) == before


def _rows_of(model: Model) -> list[bytes]:
    """The vertices as bytes, sorted."""
    columns = [np.ascontiguousarray(model.vertices[name]) for name in model.vertices.arrays]
    return sorted(b"".join(column[row].tobytes() for column in columns) for row in range(len(model.vertices)))
