"""Faces subdivided, and cut along a plane: areas, positions and weights add up, and no gap opens."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from editor.model.columns import Columns
from editor.model.materials import Material
from editor.model.model import Model
from editor.model.morphs import Morph, VertexOffset
from editor.operations.choices import CutSide, PrimitiveKind
from tests.operations.mesh.test_face_shapes import area, primitive, square, volume
from tests.operations.running import apply


def open_sides(model: Model) -> list[tuple[tuple[float, ...], ...]]:
    """The sides, by positions, that no other face goes along the other way: the rim, and where a corner is in one."""
    positions = model.vertices["position"][model.faces["vertices"]]
    ways = Counter((tuple(face[i].tolist()), tuple(face[(i + 1) % 3].tolist())) for face in positions for i in range(3))
    return [way for way, count in ways.items() if ways[way[1], way[0]] != count]


def seamed() -> Model:
    """Two squares of two materials side by side, with vertices of their own where they meet."""
    model = Model()
    model.materials.records += [Material("left"), Material("right")]
    positions = [(0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 0), (1, 0, 0), (2, 0, 0), (1, 1, 0), (2, 1, 0)]
    model.vertices.fill(8, position=positions, uv=[(x, y) for x, y, _ in positions])
    model.faces.fill(4, vertices=[(0, 2, 1), (1, 2, 3), (4, 6, 5), (5, 6, 7)], material=[0, 0, 1, 1])
    return model


def face_areas(model: Model) -> np.ndarray:
    one, two, three = np.moveaxis(model.vertices["position"][model.faces["vertices"]].astype(float), 1, 0)
    return np.linalg.norm(np.cross(two - one, three - one), axis=1) / 2


# -- subdivided --------------------------------------------------------------------------------------------------------


def test_a_face_becomes_four_of_a_quarter_where_it_stood() -> None:
    model = square()
    outcome = apply(model, "faces.subdivide", {"faces": [0]})
    assert face_areas(model)[:4].tolist() == [0.125] * 4
    assert face_areas(model)[4:].tolist() == [0.25] * 2  # the one beside it, so that no corner is in its side
    assert list(outcome.result.rows["faces"]) == [0, 1, 2, 3]
    assert len(model.vertices) == 7
    assert len(open_sides(model)) == 6  # the four of the square, of which two were split


def test_the_other_side_of_a_seam_is_split_at_the_same_positions() -> None:
    model = seamed()
    apply(model, "faces.subdivide", {"faces": [1]})
    assert model.faces["material"].tolist() == [0] * 6 + [1] * 3
    assert face_areas(model)[6:].sum() == pytest.approx(1)
    inner = [way for way in open_sides(model) if way[0][0] == way[1][0] == 1]
    assert inner == []
    ends = model.vertices.rows(np.arange(8, len(model.vertices)))
    assert np.array_equal(ends["uv"], ends["position"][:, :2])


@pytest.mark.parametrize("kind", [PrimitiveKind.BOX, PrimitiveKind.SPHERE, PrimitiveKind.TORUS])
def test_everything_subdivided_keeps_its_shape(kind: PrimitiveKind) -> None:
    model, before = primitive(kind), primitive(kind)
    apply(model, "faces.subdivide")
    assert len(model.faces) == 4 * len(before.faces)
    assert face_areas(model).reshape(-1, 4).sum(axis=1) == pytest.approx(face_areas(before), rel=1e-4)
    assert volume(model) == pytest.approx(volume(before), rel=1e-6)
    assert open_sides(model) == []
    assert np.array_equal(model.vertices["position"][: len(before.vertices)], before.vertices["position"])


def test_smooth_a_sphere_comes_nearer_to_a_sphere_and_what_is_flat_stays_flat() -> None:
    model, flat = primitive(PrimitiveKind.SPHERE), primitive(PrimitiveKind.SPHERE)
    apply(model, "faces.subdivide", smooth=True)
    apply(flat, "faces.subdivide")
    middle = (flat.vertices["position"].min(axis=0) + flat.vertices["position"].max(axis=0)) / 2
    radii = [np.linalg.norm(each.vertices["position"] - middle, axis=1) for each in (model, flat)]
    assert np.ptp(radii[0]) < np.ptp(radii[1]) / 8
    assert open_sides(model) == []
    plane = primitive(PrimitiveKind.PLANE)
    apply(plane, "faces.subdivide", smooth=True)
    heights = plane.vertices["position"] @ plane.vertices["normal"][0]
    assert np.ptp(heights) < 1e-6


def test_faces_without_sides_are_refused() -> None:
    model = square()
    model.faces.fill(1, vertices=[(0, 0, 0)], material=[-1])
    with pytest.raises(ValueError, match="edge"):
        apply(model, "faces.subdivide", {"faces": [0]})


# -- cut ---------------------------------------------------------------------------------------------------------------


def test_a_cut_goes_through_where_the_plane_does() -> None:
    model = square()
    model.morphs.records.append(Morph("up", offsets=Columns(VertexOffset, vertex=[1], translation=[(0, 0, 4)])))
    apply(model, "faces.cut", point=(0.25, 0, 0), normal=(1, 0, 0))
    new = model.vertices.rows(np.arange(4, len(model.vertices)))
    assert set(new["position"][:, 0].tolist()) == {0.25}
    assert area(model).tolist() == area(square()).tolist()
    x = model.vertices["position"][model.faces["vertices"], 0]
    assert ((x <= 0.25).all(axis=1) | (x >= 0.25).all(axis=1)).all()
    # On the lower side and on the diagonal, both a quarter of the way to the vertex that is moved.
    assert model.morphs[0].offsets["translation"][1:].tolist() == [[0, 0, 1]] * 2


def test_vertices_on_the_plane_are_not_doubled() -> None:
    model = square()
    apply(model, "faces.cut", {"faces": [0]}, point=(0, 0, 0), normal=(1, -1, 0))  # through a corner of the first face
    assert len(model.vertices) == 5
    assert sorted(face_areas(model).tolist()) == [0.25] * 4


def test_the_two_sides_of_a_sphere_closed_add_up_to_it() -> None:
    normal, volumes = np.array((1, 2, 0.5)), []
    for keep, way in ((CutSide.FRONT, 1), (CutSide.BACK, -1)):
        model = primitive(PrimitiveKind.SPHERE)
        middle = model.vertices["position"].mean(axis=0) + 0.1
        apply(model, "faces.cut", point=tuple(middle.tolist()), normal=tuple(normal), keep=keep, fill=True)
        volumes.append(volume(model))
        assert open_sides(model) == []
        assert (way * (model.vertices["position"] - middle) @ normal).min() > -1e-4
        assert model.vertices["normal"][-1] == pytest.approx(-way * normal / np.linalg.norm(normal), abs=1e-4)
    assert min(volumes) > 1
    assert sum(volumes) == pytest.approx(volume(primitive(PrimitiveKind.SPHERE)), rel=1e-6)


def test_a_side_taken_off_without_a_lid_leaves_a_rim() -> None:
    model = primitive(PrimitiveKind.BOX)
    outcome = apply(model, "faces.cut", point=tuple(model.vertices["position"].mean(axis=0)), keep=CutSide.BACK)
    assert len(open_sides(model)) > 0
    assert list(outcome.result.rows["faces"]) == list(range(len(model.faces)))


def test_faces_that_are_not_chosen_stay_and_are_split_only_beside_the_cut() -> None:
    model = seamed()
    apply(model, "faces.cut", {"faces": [0, 1]}, point=(0, 0.25, 0), keep=CutSide.BACK)
    assert face_areas(model)[model.faces["material"] == 0].sum() == pytest.approx(0.25)
    assert face_areas(model)[model.faces["material"] == 1].sum() == pytest.approx(1)
    assert (model.faces["material"] == 1).sum() == 3


@pytest.mark.parametrize(
    ("values", "why"), [({"point": (0, 9, 0)}, "does not go through"), ({"normal": (0, 0, 0)}, "no direction")]
)
def test_a_plane_beside_the_faces_is_refused(values: dict[str, tuple[float, ...]], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        apply(square(), "faces.cut", **values)
