"""Faces turned round, and those that draw nothing or are there twice."""

from editor.model.materials import Material
from editor.model.model import Model
from tests.operations.model_making import full_model
from tests.operations.running import apply


def model_of(faces: list[tuple[int, int, int]], materials: list[int] | None = None) -> Model:
    """Faces of these corners among five vertices, of which 0, 1 and 3 are in line and 4 is where 2 is."""
    model = Model()
    model.vertices.fill(5, position=[(0, 0, 0), (1, 0, 0), (0, 1, 0), (3, 0, 0), (0, 1, 0)])
    model.faces.fill(len(faces), vertices=faces, material=materials or [0] * len(faces))
    model.materials.records += [Material("一"), Material("二")]
    return model


def corners(model: Model) -> list[list[int]]:
    return model.faces["vertices"].tolist()


def test_flipped_faces_go_round_the_other_way():
    model = full_model()
    normals = model.vertices["normal"].copy()
    apply(model, "faces.flip", {"faces": [1, 2]})
    assert corners(model) == [[0, 1, 2], [2, 3, 1], [3, 5, 4], [5, 4, 0]]
    assert (model.vertices["normal"] == normals).all()
    apply(model, "faces.flip", {"faces": [1, 2]})
    assert corners(model) == corners(full_model())


def test_faces_with_a_vertex_twice_or_none_go():
    faces = [(0, 1, 2), (0, 0, 1), (0, 1, 1), (1, 0, 1), (-1, 1, 2), (0, 1, 3), (1, 2, 4)]
    model = model_of(faces)
    apply(model, "faces.remove-degenerate")
    assert corners(model) == [[0, 1, 2], [0, 1, 3], [1, 2, 4]]
    assert len(model.vertices) == 5
    apply(model, "faces.remove-degenerate", flat=True)
    assert corners(model) == [[0, 1, 2]]


def test_faces_of_one_material_that_are_there_twice_go():
    faces = [(0, 1, 2), (1, 2, 0), (0, 2, 1), (2, 0, 1), (0, 1, 2)]
    model = model_of(faces, [0, 0, 0, 0, 1])
    outcome = apply(model, "faces.remove-duplicates")
    assert corners(model) == [[0, 1, 2], [0, 2, 1], [0, 1, 2]]
    assert "Duplicate faces removed: 2" in outcome.result.message
    apply(model, "faces.remove-duplicates", reversed=True)
    assert corners(model) == [[0, 1, 2], [0, 1, 2]]


def test_only_what_is_chosen_goes():
    model = model_of([(0, 1, 2), (0, 1, 2), (0, 0, 1)])
    assert apply(model, "faces.remove-duplicates", {"faces": [1, 2]}).step is None
    assert apply(model, "faces.remove-degenerate", {"faces": [0, 1]}).step is None
