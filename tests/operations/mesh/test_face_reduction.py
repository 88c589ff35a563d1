"""Fewer faces: which vertices go, and what is seen of it."""

from __future__ import annotations

import numpy as np
import pytest

from editor.math3d.arrays import BoolArray, IndexArray
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.materials import Material
from editor.model.model import Model
from editor.model.morphs import Morph, VertexOffset
from editor.model.soft_bodies import Pin, SoftBody
from editor.operations.choices import PrimitiveKind
from editor.operations.mesh.face_reduction import Simplification
from tests.operations.mesh.test_face_shapes import primitive, volume
from tests.operations.mesh.test_face_splitting import face_areas, open_sides
from tests.operations.running import apply

SIZE = 9  # vertices on a side of the grid


def grid() -> Model:
    """A flat square of 1 by 1, finely parted, with UVs that follow it."""
    model = Model()
    model.materials.records += [Material("a"), Material("b")]
    y, x = np.divmod(np.arange(SIZE * SIZE), SIZE)
    positions = np.stack((x, y, 0 * x), axis=1) / (SIZE - 1)
    model.vertices.fill(SIZE * SIZE, position=positions, uv=positions[:, :2], normal=[(0, 0, -1)] * SIZE * SIZE)
    start = np.arange(SIZE * SIZE).reshape(SIZE, SIZE)[:-1, :-1].reshape(-1)
    faces = np.stack((start, start + SIZE, start + 1, start + 1, start + SIZE, start + SIZE + 1), axis=1).reshape(-1, 3)
    model.faces.fill(len(faces), vertices=faces, material=np.zeros(len(faces), np.int32))
    return model


def corners_of_square(model: Model) -> set[tuple[float, ...]]:
    return {tuple(point) for point in model.vertices["position"].tolist()} & {(x, y, 0) for x in (0, 1) for y in (0, 1)}


def test_of_a_flat_square_little_is_needed_and_its_outline_stays() -> None:
    model = grid()
    outcome = apply(model, "faces.reduce", ratio=0.05)
    assert len(model.faces) <= 8
    assert face_areas(model).sum() == pytest.approx(1, abs=1e-6)
    assert len(corners_of_square(model)) == 4
    assert np.array_equal(model.vertices["uv"], model.vertices["position"][:, :2])
    assert list(outcome.result.rows["faces"]) == list(range(len(model.faces)))


@pytest.mark.parametrize(("ratio", "lost"), [(0.5, 0.03), (0.25, 0.09)])
def test_a_sphere_stays_closed_and_nearly_as_large(ratio: float, lost: float) -> None:
    model = primitive(PrimitiveKind.SPHERE)
    apply(model, "faces.subdivide", smooth=True)
    count, before = len(model.faces), volume(model)
    apply(model, "faces.reduce", ratio=ratio)
    assert len(model.faces) == pytest.approx(count * ratio, abs=2)
    assert open_sides(model) == []
    assert volume(model) == pytest.approx(before, rel=lost)


def test_the_seams_of_a_box_and_its_edges_stay() -> None:
    model = primitive(PrimitiveKind.BOX)
    for _ in range(2):
        apply(model, "faces.subdivide")
    apply(model, "faces.reduce", ratio=0)
    assert (len(model.faces), len(model.vertices)) == (12, 24)
    assert open_sides(model) == []
    assert volume(model) == pytest.approx(volume(primitive(PrimitiveKind.BOX)))


def test_vertices_that_stay_are_as_before_and_morphs_move_them() -> None:
    model = primitive(PrimitiveKind.TORUS)
    every = np.arange(len(model.vertices))
    model.morphs.records.append(
        Morph("m", offsets=Columns(VertexOffset, vertex=every, translation=model.vertices["position"]))
    )
    before = {repr(row) for row in model.vertices.rows(every)}
    apply(model, "faces.reduce")
    assert {repr(row) for row in model.vertices.rows(np.arange(len(model.vertices)))} <= before
    offsets = model.morphs[0].offsets
    assert np.array_equal(offsets["translation"], model.vertices["position"][offsets["vertex"]])
    assert len(offsets) == len(model.vertices) < len(every)


def test_what_a_morph_bends_keeps_more_vertices_than_what_is_flat_in_all() -> None:
    model = grid()
    left = np.flatnonzero(model.vertices["position"][:, 0] < 0.45)
    waves = np.sin(model.vertices["position"][left] * 20) * 0.3
    model.morphs.records.append(Morph("wave", offsets=Columns(VertexOffset, vertex=left, translation=waves)))
    apply(model, "faces.reduce", ratio=0.4)
    x = model.vertices["position"][:, 0]
    assert np.count_nonzero(x < 0.45) > 2 * np.count_nonzero(x > 0.55)


def test_where_two_materials_meet_the_border_keeps_its_course() -> None:
    model = grid()
    right = np.flatnonzero(model.vertices["position"][model.faces["vertices"], 0].mean(axis=1) > 0.5)
    Edit(model).set(model.faces, right, "material", 1)
    apply(model, "faces.reduce", ratio=0.1)
    for material in (0, 1):
        assert face_areas(model)[model.faces["material"] == material].sum() == pytest.approx(0.5, abs=1e-6)


def test_faces_beside_the_chosen_and_pinned_vertices_stay_as_they_are() -> None:
    model = grid()
    model.soft_bodies.records.append(SoftBody("cloth", pins=Columns(Pin, vertex=[SIZE * 2 + 2])))
    pinned = tuple(model.vertices["position"][SIZE * 2 + 2].tolist())
    chosen = np.flatnonzero(model.vertices["position"][model.faces["vertices"], 1].mean(axis=1) < 0.5)
    others = model.vertices["position"][np.delete(model.faces["vertices"], chosen, axis=0)]
    apply(model, "faces.reduce", {"faces": chosen.tolist()}, ratio=0)
    left = model.vertices["position"][model.faces["vertices"]]
    assert left[-len(others) :].tolist() == others.tolist()
    assert pinned in {tuple(position) for position in model.vertices["position"].tolist()}
    assert open_sides(model) == [way for way in open_sides(model) if {0, 1} & {*way[0][:2]} and {0, 1} & {*way[1][:2]}]


def test_where_nothing_can_go_it_refuses() -> None:
    model = grid()
    with pytest.raises(ValueError, match="none of the faces can be removed"):
        apply(model, "faces.reduce", {"faces": [0]}, ratio=0)


def fan(height: float) -> np.ndarray:
    """Six points around one in the middle, which is so much higher."""
    angles = np.arange(6) * np.pi / 3
    rim = np.stack((np.cos(angles), np.sin(angles), 0 * angles), axis=1)
    return np.vstack((rim, [(0, 0, height)]))


FAN = np.array([(6, corner, (corner + 1) % 6) for corner in range(6)])


def simplified(points: np.ndarray, corners: IndexArray, count: int, fixed: BoolArray | None = None) -> Simplification:
    numbers, none = np.arange(len(points)), np.zeros(len(points), np.bool_)
    mesh = Simplification(corners, np.zeros(len(corners)), points, numbers, none if fixed is None else fixed)
    for part in mesh.reduce(count):
        assert 0 <= part <= 1
    return mesh


def test_the_middle_of_a_flat_fan_goes_first() -> None:
    mesh = simplified(fan(0), FAN, 4)
    assert mesh.heirs[6] != 6
    assert mesh.heirs[:6].tolist() == list(range(6))
    assert len(mesh.rows) == 4


def test_of_a_high_one_it_stays() -> None:
    assert simplified(fan(9), FAN, 5).heirs[6] == 6


def test_what_is_fixed_never_goes() -> None:
    mesh = simplified(fan(0), FAN, 0, np.ones(7, np.bool_))
    assert mesh.heirs.tolist() == list(range(7))


def test_a_face_alone_is_left() -> None:
    assert len(simplified(fan(0), FAN[:1], 0).rows) == 1


def test_other_numbers_of_vertices_count_as_positions_do() -> None:
    """Of two flat fans the middle stays that has a kink in what is told besides positions, as UVs or movement."""
    points = np.vstack((fan(0), np.add(fan(0), (9, 0, 0))))
    more = np.zeros((14, 1))
    more[6] = 0.5
    is_rim = np.arange(14) % 7 != 6
    mesh = simplified(np.hstack((points, more)), np.vstack((FAN, FAN + 7)), 10, is_rim)
    assert (mesh.heirs[6] == 6, mesh.heirs[13] == 13) == (True, False)
