"""Where bones take vertices: each kind of deform against the formula by hand, and all of them together."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from editor import formats
from editor.model.bones import Bone
from editor.model.changes import Change
from editor.model.edit import Edit
from editor.model.mesh import Deform, Vertex
from editor.model.model import Model
from editor.model.tables import ArrayTable
from editor.preview.bone_transforms import BoneTransforms
from editor.preview.skinning import BoneMaps, Qdef, Skin, affines, rotated_directions, skin, transformed_points

NOWHERE = -1


def about(axis: tuple[float, float, float], degrees: float) -> np.ndarray:
    half = np.radians(degrees) / 2
    return np.append(np.array(axis) / np.linalg.norm(axis) * np.sin(half), np.cos(half))


def random_placement(bones: int = 5, seed: int = 1) -> BoneTransforms:
    rng = np.random.default_rng(seed)
    rotations = rng.normal(size=(bones, 4))
    rotations /= np.linalg.norm(rotations, axis=1, keepdims=True)
    return BoneTransforms(rotations, rng.uniform(-9, 9, (bones, 3)), rng.uniform(-9, 9, (bones, 3)))


def vertices_of(deform: Deform, bones: tuple[int, ...], weights: tuple[float, ...], count: int = 6) -> ArrayTable:
    """`count` random vertices that hang from the same bones."""
    rng = np.random.default_rng(2)
    vertices = ArrayTable("vertices", Vertex)
    vertices.fill(
        count,
        deform=[deform] * count,
        bones=[(*bones, *[NOWHERE] * (4 - len(bones)))] * count,
        weights=[(*weights, *[0] * (4 - len(weights)))] * count,
        **{name: rng.uniform(-9, 9, (count, 3)) for name in ("position", "normal", "sdef_c", "sdef_r0", "sdef_r1")},
    )
    return vertices


def carried(bone_transforms: BoneTransforms, bone: int, points: np.ndarray) -> np.ndarray:
    """Where a bone takes points that are wholly its own."""
    return (points - bone_transforms.rest[bone]) @ rotation(
        bone_transforms.rotations[bone]
    ).T + bone_transforms.positions[bone]


def rotation(quaternion: np.ndarray) -> np.ndarray:
    """The matrix whose columns are where the axes are turned, by q v q⁻¹."""
    return np.array([spun(quaternion, axis) for axis in np.eye(3)]).T


def spun(quaternion: np.ndarray, vector: np.ndarray) -> np.ndarray:
    back = quaternion * (-1, -1, -1, 1)
    return times(times(quaternion, np.append(vector, 0)), back)[:3]


def times(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """The Hamilton product of two quaternions, in words of vectors."""
    return np.append(a[3] * b[:3] + b[3] * a[:3] + np.cross(a[:3], b[:3]), a[3] * b[3] - a[:3] @ b[:3])


def unit(vectors: np.ndarray) -> np.ndarray:
    return vectors / np.linalg.norm(vectors, axis=-1, keepdims=True)


# -- linear ------------------------------------------------------------------------------------------------------------


def test_at_rest_everything_stays_where_it_is() -> None:
    bones = [Bone(position=(1, 2, 3)), Bone(position=(-4, 5, 6)), Bone()]
    for deform in Deform:
        vertices = vertices_of(deform, (0, 1, 2, NOWHERE), (0.5, 0.25, 0.125, 0.125))
        positions, normals = skin(vertices, vertices["position"], BoneTransforms.at_rest(bones))
        assert np.allclose(positions, vertices["position"], atol=1e-5)
        assert np.allclose(normals, unit(vertices["normal"]), atol=1e-6)
        assert positions.dtype == normals.dtype == np.float32


def test_one_bone_takes_all_whatever_the_weight() -> None:
    bone_transforms = random_placement()
    vertices = vertices_of(Deform.BDEF1, (3,), (0.25,))
    positions, normals = skin(vertices, vertices["position"], bone_transforms)
    assert np.allclose(positions, carried(bone_transforms, 3, vertices["position"]), atol=1e-5)
    assert np.allclose(normals, unit(vertices["normal"] @ rotation(bone_transforms.rotations[3]).T), atol=1e-6)


def test_the_second_weight_of_two_is_what_the_first_leaves() -> None:
    bone_transforms = random_placement()
    vertices = vertices_of(Deform.BDEF2, (1, 4), (0.25, 9))
    at = vertices["position"]
    positions, normals = skin(vertices, at, bone_transforms)
    assert np.allclose(
        positions, 0.25 * carried(bone_transforms, 1, at) + 0.75 * carried(bone_transforms, 4, at), atol=1e-5
    )
    blended = 0.25 * rotation(bone_transforms.rotations[1]) + 0.75 * rotation(bone_transforms.rotations[4])
    assert np.allclose(normals, unit(vertices["normal"] @ blended.T), atol=1e-5)


def test_four_weights_are_not_made_to_sum_to_1() -> None:
    bone_transforms, weights = random_placement(), (0.5, 0.5, 0.25, 0.75)
    vertices = vertices_of(Deform.BDEF4, (0, 1, 2, 3), weights)
    at = vertices["position"]
    expected = sum(weight * carried(bone_transforms, bone, at) for bone, weight in enumerate(weights))
    assert np.allclose(skin(vertices, at, bone_transforms)[0], expected, atol=1e-4)


@pytest.mark.parametrize("missing", [NOWHERE, 5, 99])
def test_a_missing_bone_stands_still(missing: int) -> None:
    bone_transforms = random_placement()
    vertices = vertices_of(Deform.BDEF2, (2, missing), (0.25,))
    at = vertices["position"]
    expected = 0.25 * carried(bone_transforms, 2, at) + 0.75 * at
    assert np.allclose(skin(vertices, at, bone_transforms)[0], expected, atol=1e-5)
    lost = vertices_of(Deform.BDEF1, (missing,), (1,))
    assert np.allclose(skin(lost, at, bone_transforms)[0], at)


def test_normals_without_length_stay_so() -> None:
    vertices = vertices_of(Deform.BDEF2, (0, 1), (0.5,))
    vertices.writable("normal")[:3] = 0
    _, normals = skin(vertices, vertices["position"], random_placement())
    assert normals[:3].tolist() == [[0, 0, 0]] * 3
    assert np.allclose(np.linalg.norm(normals[3:], axis=1), 1)


# -- spherical ---------------------------------------------------------------------------------------------------------


def slow_slerp(first: np.ndarray, second: np.ndarray, done: float) -> np.ndarray:
    cosine = first @ second
    second, angle = second * np.sign(cosine), np.arccos(abs(cosine))
    return (np.sin((1 - done) * angle) * first + np.sin(done * angle) * second) / np.sin(angle)


def test_sdef_by_hand() -> None:
    bone_transforms, weights = random_placement(), (0.3, 0.7)
    vertices = vertices_of(Deform.SDEF, (4, 1), (weights[0],))
    positions, normals = skin(vertices, vertices["position"], bone_transforms)
    for row in range(len(vertices)):
        point, center, r0, r1 = (
            vertices[name][row].astype(np.float64) for name in ("position", "sdef_c", "sdef_r0", "sdef_r1")
        )
        mean = weights[0] * r0 + weights[1] * r1
        anchors = (center + (center + r0 - mean)) / 2, (center + (center + r1 - mean)) / 2
        spin = slow_slerp(bone_transforms.rotations[4], bone_transforms.rotations[1], weights[1])
        expected = spun(spin, point - center)
        for bone, weight, anchor in zip((4, 1), weights, anchors, strict=True):
            expected = expected + weight * carried(bone_transforms, bone, anchor)
        assert np.allclose(positions[row], expected, atol=1e-4)
        assert np.allclose(normals[row], unit(spun(spin, vertices["normal"][row])), atol=1e-5)


def test_sdef_turns_about_its_centre_and_does_not_shrink() -> None:
    """A bent tube keeps its width: halfway between bones that are turned by 0 and 90 degrees it is turned by 45."""
    bone_transforms = BoneTransforms(
        np.array([about((0, 0, 1), 0), about((0, 0, 1), 90)]), np.zeros((2, 3)), np.zeros((2, 3))
    )
    vertices = vertices_of(Deform.SDEF, (0, 1), (0.5,), count=1)
    for name in ("sdef_c", "sdef_r0", "sdef_r1"):
        vertices.writable(name)[:] = 0
    positions, _ = skin(vertices, np.array([[2, 0, 1]], np.float32), bone_transforms)
    assert np.allclose(positions, [[2**0.5, 2**0.5, 1]], atol=1e-6)


# -- dual quaternions --------------------------------------------------------------------------------------------------


def slow_dual(rotation: np.ndarray, shift: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    return rotation, times(np.append(shift, 0), rotation) / 2


def dual_times(a: tuple[np.ndarray, np.ndarray], b: tuple[np.ndarray, np.ndarray]) -> tuple[np.ndarray, np.ndarray]:
    return times(a[0], b[0]), times(a[0], b[1]) + times(a[1], b[0])


def through(dual: tuple[np.ndarray, np.ndarray], point: np.ndarray) -> np.ndarray:
    """A point taken by a unit dual quaternion: Q · (1 + εp) · Q*, where * takes back both turn and sense."""
    back = (dual[0] * (-1, -1, -1, 1), dual[1] * (1, 1, 1, -1))
    taken = dual_times(dual_times(dual, (np.array((0.0, 0, 0, 1)), np.append(point, 0))), back)
    return taken[1][:3]


def test_qdef_by_a_product_of_dual_quaternions() -> None:
    bone_transforms, weights = random_placement(), (0.125, 0.5, 0.25, 0.5)
    bones = (2, 0, 3, 1)
    vertices = vertices_of(Deform.QDEF, bones, weights)
    first = bone_transforms.rotations[bones[0]]
    real, dual = np.zeros(4), np.zeros(4)
    for bone, weight in zip(bones, weights, strict=True):
        turn = bone_transforms.rotations[bone] * np.sign(bone_transforms.rotations[bone] @ first)
        part = slow_dual(turn, bone_transforms.positions[bone] - rotation(turn) @ bone_transforms.rest[bone])
        real, dual = real + weight * part[0], dual + weight * part[1]
    length = np.linalg.norm(real)
    # A blend is a motion only after its dual part has been made to agree with the real one.
    real, dual = real / length, dual / length
    dual = dual - (real @ dual) * real
    positions, normals = skin(vertices, vertices["position"], bone_transforms)
    for row in range(len(vertices)):
        assert np.allclose(positions[row], through((real, dual), vertices["position"][row]), atol=1e-4)
        assert np.allclose(normals[row], unit(spun(real, vertices["normal"][row])), atol=1e-5)


def test_qdef_needs_no_sum_and_no_first_bone() -> None:
    bone_transforms = random_placement()
    for weights in ((0.5, 0, 0, 0), (0, 0, 0.25, 0), (0, 0, 0, 3)):
        vertices = vertices_of(Deform.QDEF, (0, 1, 2, 3), weights)
        bone = int(np.argmax(weights))
        at = vertices["position"]
        assert np.allclose(skin(vertices, at, bone_transforms)[0], carried(bone_transforms, bone, at), atol=1e-4)


def test_qdef_without_any_weight_stays() -> None:
    vertices = vertices_of(Deform.QDEF, (0, 1, 2, 3), (0, 0, 0, 0))
    assert np.allclose(skin(vertices, vertices["position"], random_placement())[0], vertices["position"])


# -- all together ------------------------------------------------------------------------------------------------------


def mixed_model(count: int = 50) -> Model:
    rng = np.random.default_rng(3)
    model = Model()
    model.bones.records[:] = [Bone() for _ in range(5)]
    model.vertices.fill(
        count,
        deform=rng.integers(0, 5, count),
        bones=rng.integers(-1, 5, (count, 4)),
        weights=rng.dirichlet((1, 1, 1, 1), count),
        **{name: rng.uniform(-5, 5, (count, 3)) for name in ("position", "normal", "sdef_c", "sdef_r0", "sdef_r1")},
    )
    return model


def test_some_rows_in_any_order_are_as_among_all() -> None:
    vertices, bone_transforms = mixed_model().vertices, random_placement()
    whole = skin(vertices, vertices["position"], bone_transforms)
    rows = np.array([49, 3, 3, 20, 0])
    for part, all_of_it in zip(skin(vertices, vertices["position"], bone_transforms, rows), whole, strict=True):
        assert np.array_equal(part, all_of_it[rows])
    assert skin(vertices, vertices["position"], bone_transforms, np.empty(0, np.intp))[0].shape == (0, 3)


def test_offsets_of_a_morph_turn_with_the_vertex() -> None:
    """What corrects a vertex morph when a shape is applied: the way from one end of the offset to the other."""
    vertices, bone_transforms = mixed_model().vertices, random_placement()
    rows, offsets = np.array([7, 7, 30]), np.array([(1, 0, 0), (0, 2, 0), (-1, 1, 3)], np.float32)
    maps = affines(vertices, bone_transforms, rows)
    starts = vertices["position"][rows]
    assert np.allclose(
        transformed_points(maps, starts + offsets) - transformed_points(maps, starts),
        rotated_directions(maps, offsets),
        atol=1e-4,
    )


def test_no_vertices_and_no_bones() -> None:
    model = Model()
    bone_transforms = BoneTransforms.at_rest(model.bones.records)
    assert skin(model.vertices, model.vertices["position"], bone_transforms)[0].shape == (0, 3)
    lonely = mixed_model()
    at = lonely.vertices["position"]
    moved_by_none = skin(lonely.vertices, at, bone_transforms)[0]
    assert np.allclose(moved_by_none, at, atol=1e-5)


class Following:
    def __init__(self, skin: Skin) -> None:
        self._skin = skin

    def about_to_change(self, change: Change) -> None:
        pass

    def changed(self, change: Change) -> None:
        self._skin.mark(change)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("deform", Deform.QDEF),
        ("bones", (4, 3, 2, 1)),
        ("weights", (0.5, 0.25, 0.25, 0)),
        ("sdef_c", (1, 2, 3)),
        ("sdef_r0", (1, 2, 3)),
        ("sdef_r1", (1, 2, 3)),
        ("normal", (0, 1, 0)),
    ],
)
def test_edits_are_followed(field: str, value: object) -> None:
    model, bone_transforms = mixed_model(), random_placement()
    kept = Skin(model.vertices)
    kept.skin(model.vertices["position"], bone_transforms)
    with Edit(model, watcher=Following(kept)) as edit:
        edit.set(model.vertices, slice(10, 40), field, value)
        edit.remove(model.vertices, [3])
    mine = kept.skin(model.vertices["position"], bone_transforms)
    for one, other in zip(mine, skin(model.vertices, model.vertices["position"], bone_transforms), strict=True):
        assert np.array_equal(one, other)


@pytest.mark.parametrize("name", ["mixed-deform-types", "qdef-twist-cylinder"])
def test_qdef_beside_another_engine(corpus: Path, name: str) -> None:
    """That engine gives the weight of the third bone to the fourth, and to nobody that of the fourth."""
    model = formats.load_model(corpus / "units" / f"{name}.pmx").model
    vertices = model.vertices
    rows = np.flatnonzero(vertices["deform"] == Deform.QDEF)
    weights = vertices["weights"][rows][:, (0, 1, 3, 2)] * np.array((1, 1, 0, 1), np.float32)
    sound = weights.any(axis=1)
    rest = BoneTransforms.at_rest(model.bones.records).rest
    with np.load(corpus / "oracles" / f"unit_{name}_endkey.npz") as told:
        for frame in range(len(told["frames"])):
            found = told[f"f{frame}_global"].astype(np.float64)
            bone_transforms = BoneTransforms(np.array([quaternion_of(one) for one in found]), found[:, :3, 3], rest)
            maps = BoneMaps.of(bone_transforms)
            positions = transformed_points(
                Qdef(vertices["bones"][rows], weights).affines(maps), vertices["position"][rows]
            )
            assert np.abs(positions - told[f"f{frame}_positions"][rows])[sound].max() < 1e-5


def quaternion_of(matrix: np.ndarray) -> np.ndarray:
    """Of a rotation by less than half a turn, from what is odd in it and from its trace."""
    odd = np.array([matrix[2, 1] - matrix[1, 2], matrix[0, 2] - matrix[2, 0], matrix[1, 0] - matrix[0, 1]])
    angle = np.arctan2(np.linalg.norm(odd), np.trace(matrix[:3, :3]) - 1)
    return np.append(odd / max(np.linalg.norm(odd), 1e-12) * np.sin(angle / 2), np.cos(angle / 2))
