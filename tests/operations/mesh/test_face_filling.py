"""Vertices and faces that are added: one by one, and over holes and polygons."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.bones import Bone
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.materials import Material
from editor.model.mesh import Face
from editor.model.model import Model
from editor.model.morphs import Morph, VertexOffset
from editor.operations.catalog import OPERATIONS
from editor.operations.choices import PrimitiveKind
from editor.operations.mesh.face_filling import ear_clipped
from editor.operations.operation import OperationContext
from editor.operations.run_operation import Outcome, run_operation
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
    """Each face has a back with vertices of its own, at the same positions: both are closed, neither by the other."""
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


def test_a_vertex_is_as_the_nearest_point_of_the_surface() -> None:
    model = square()
    model.bones.records += [Bone("a"), Bone("b")]
    edit = Edit(model)
    edit.set(model.vertices, slice(None), "bones", [(0, -1, -1, -1), (1, -1, -1, -1), (0, -1, -1, -1), (1, -1, -1, -1)])
    edit.set(model.vertices, slice(None), "uv", model.vertices["position"][:, :2])
    model.morphs.records.append(Morph("m", offsets=Columns(VertexOffset, vertex=[1, 3], translation=[(0, 0, 4)] * 2)))
    outcome = apply(model, "vertices.add-at", position=(0.25, 0.5, 2))
    vertex = model.vertices.rows(np.array([4])).row(0)
    assert (vertex.position, vertex.uv) == ((0.25, 0.5, 2), (0.25, 0.5))
    assert (vertex.bones[:2], vertex.weights[:2]) == ((0, 1), (0.75, 0.25))
    assert model.morphs[0].offsets["translation"][2].tolist() == [0, 0, 1]
    assert outcome.result.rows["vertices"].tolist() == [4]


def test_without_any_mesh_a_vertex_is_made_all_the_same() -> None:
    model = Model()
    apply(model, "vertices.add-at", position=(1, 2, 3))
    assert model.vertices["position"].tolist() == [[1, 2, 3]]
    assert model.vertices["normal"].tolist() == [[0, 1, 0]]


def test_a_strip_joins_each_vertex_with_the_two_before() -> None:
    model = primitive(PrimitiveKind.PLANE)
    count, vertices = len(model.faces), len(model.vertices)
    chosen: list[int] = []
    for position in ((0, 5, 0), (1, 5, 0), (0, 6, 0), (1, 6, 0)):
        outcome = apply_selected(model, chosen, position)
        chosen = outcome.result.rows["vertices"].tolist()
    assert chosen == [vertices + 2, vertices + 3]
    assert len(model.faces) == count + 2
    assert face_areas(model)[-2:].tolist() == [0.5, 0.5]
    corners = model.vertices["position"][model.faces["vertices"][-2:]]
    ways = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    assert ways.tolist() == [[0, 0, -1]] * 2, "as the plane they are like"


def apply_selected(model: Model, chosen: list[int], position: tuple[float, ...]) -> Outcome:
    operation = OPERATIONS["vertices.add-at"]
    context = OperationContext(model, {}, {"vertices": np.array(chosen, np.intp)})
    return run_operation(operation, context, operation.parameters(position=position, face=True))


def test_selected_vertices_around_a_hole_close_it_the_way_its_faces_show() -> None:
    model = primitive(PrimitiveKind.SPHERE)
    corners = model.faces["vertices"][40].tolist()
    Edit(model).remove(model.faces, [40])
    apply(model, "faces.from-vertices", {"vertices": corners})
    assert open_sides(model) == []


def test_many_vertices_go_round_in_their_plane_whatever_their_order() -> None:
    model = Model()
    model.materials.records += [Material("a"), Material("b")]
    angles = np.array([0, 3, 1, 4, 2, 5]) * np.pi / 3
    positions = np.stack((np.cos(angles), np.sin(angles), 0 * angles), axis=1)
    model.vertices.fill(7, position=[*positions, positions[0]], normal=[(0, 0, -1)] * 7)
    outcome = apply(model, "faces.from-vertices")
    assert len(model.faces) == 4
    assert face_areas(model).sum() == pytest.approx(1.5 * np.sqrt(3))
    assert set(model.faces["material"].tolist()) == {1}
    assert list(outcome.result.rows["faces"]) == [0, 1, 2, 3]


def test_two_positions_are_too_few() -> None:
    with pytest.raises(ValueError, match="three vertices"):
        apply(square(), "faces.from-vertices", {"vertices": [0, 1]})


def test_more_than_anybody_joins_at_once_is_refused() -> None:
    """A whole model was selected, perhaps: to part that many corners would take for ever."""
    model = Model()
    angles = np.arange(100_000) / 100_000 * 2 * np.pi
    model.vertices.fill(100_000, position=np.stack((np.cos(angles), np.sin(angles), 0 * angles), axis=1))
    with pytest.raises(ValueError, match="500 vertices at most"):
        apply(model, "faces.from-vertices")
    apply(model, "faces.from-vertices", {"vertices": list(range(0, 100_000, 200))})
    assert len(model.faces) == 498


@pytest.mark.parametrize("seed", range(8))
def test_any_polygon_is_parted_into_triangles_that_add_up(seed: int) -> None:
    """Stars of random rays: not convex, and never crossing themselves."""
    rng = np.random.default_rng(seed)
    count = int(rng.integers(3, 60))
    angles, radii = np.arange(count) * 2 * np.pi / count, rng.uniform(0.2, 2, count)
    points = np.stack((np.cos(angles), np.sin(angles)), axis=1) * radii[:, None]
    triangles = ear_clipped(points)
    one, two, three = np.moveaxis(points[triangles], 1, 0)
    areas = ((two - one)[:, 0] * (three - one)[:, 1] - (two - one)[:, 1] * (three - one)[:, 0]) / 2
    whole = (points[:, 0] * np.roll(points[:, 1], -1) - points[:, 1] * np.roll(points[:, 0], -1)).sum() / 2
    assert len(triangles) == count - 2
    assert areas.min() > 0
    assert areas.sum() == pytest.approx(whole)


def test_a_polygon_that_crosses_itself_comes_to_an_end() -> None:
    assert len(ear_clipped(np.array([(0, 0), (1, 1), (1, 0), (0, 1), (0, 0), (2, 2)], float))) == 4
