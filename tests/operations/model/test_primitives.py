"""Primitives: closed, seen from outside, with normals and UVs that fit, and of the size that was asked for."""

import numpy as np
import pytest

from editor.model.bones import Bone
from editor.model.fields import NONE
from editor.model.materials import MaterialFlags
from editor.model.model import Model
from editor.operations.catalog import OPERATIONS
from editor.operations.choices import PrimitiveKind
from editor.operations.model.primitives import AddPrimitive
from editor.operations.operation import OperationContext
from editor.operations.parameters import parameters_from_texts
from editor.operations.run_operation import run_operation
from tests.operations.model_making import full_model
from tests.operations.running import apply

ID = "model.add-primitive"
HOLES = {PrimitiveKind.TORUS: 1}
every = pytest.mark.parametrize("kind", PrimitiveKind, ids=lambda kind: kind.token)
closed = pytest.mark.parametrize("kind", list(PrimitiveKind)[1:], ids=lambda kind: kind.token)
counted = pytest.mark.parametrize("segments", [0, 1, 3, 8, 33])


def made(kind: PrimitiveKind, **parameters: object) -> Model:
    model = Model()
    apply(model, ID, kind=kind, **parameters)
    return model


def corners(model: Model) -> np.ndarray:
    """(faces, 3, 3): the positions of the corners."""
    return model.vertices["position"].astype(np.float64)[model.faces["vertices"]]


def outward(model: Model) -> np.ndarray:
    """(faces, 3): towards whoever sees the corners go clockwise, in left-handed space; as long as twice the area."""
    points = corners(model)
    return np.cross(points[:, 1] - points[:, 0], points[:, 2] - points[:, 0])


@counted
@closed
def test_it_is_closed(kind: PrimitiveKind, segments: int):
    """Each edge between positions is there once in each direction, and Euler's characteristic is that of the shape."""
    model = made(kind, segments=segments, size=(1.0, 3.0, 0.7))
    points, numbers = np.unique(model.vertices["position"], axis=0, return_inverse=True)
    faces = numbers.reshape(-1)[model.faces["vertices"]]
    directed = np.stack((faces, np.roll(faces, -1, axis=1)), axis=2).reshape(-1, 2)
    assert len(np.unique(directed, axis=0)) == len(directed)
    assert {tuple(edge) for edge in directed.tolist()} == {(b, a) for a, b in directed.tolist()}
    assert len(points) - len(directed) // 2 + len(faces) == 2 - 2 * HOLES.get(kind, 0)


@counted
@every
def test_faces_and_normals_look_outwards(kind: PrimitiveKind, segments: int):
    model = made(kind, segments=segments, size=(1.0, 3.0, 0.7))
    across = outward(model)
    assert np.linalg.norm(across, axis=1).min() > 1e-6
    normals = model.vertices["normal"][model.faces["vertices"]]
    assert np.linalg.norm(normals, axis=2) == pytest.approx(1, abs=1e-6)
    assert ((normals.mean(axis=1) * across).sum(axis=1) > 0).all()
    if kind is PrimitiveKind.PLANE:  # towards the viewer, who looks along Z
        assert (across[:, 2] < 0).all()
    else:  # a volume is positive where all faces look outwards
        assert np.einsum("ij,ij->", corners(model).mean(axis=1), across) > 0


@every
def test_normals_are_those_of_the_smooth_surface(kind: PrimitiveKind):
    """However it is stretched: with many segments they are those of the faces, but where edges are sharp."""
    model = made(kind, segments=256, size=(1.0, 3.0, 0.7))
    across = outward(model)
    normals = model.vertices["normal"][model.faces["vertices"]].mean(axis=1)
    cosines = np.einsum("ij,ij->i", normals, across) / np.linalg.norm(normals, axis=1) / np.linalg.norm(across, axis=1)
    assert cosines.min() > 0.97


@counted
@every
def test_uvs_are_on_the_picture_and_upright(kind: PrimitiveKind, segments: int):
    model = made(kind, segments=segments)
    uvs = model.vertices["uv"].astype(np.float64)
    assert uvs.min() >= -1e-6
    assert uvs.max() <= 1 + 1e-6
    u, v = np.moveaxis(uvs[model.faces["vertices"]], 2, 0)
    turns = (u[:, 1] - u[:, 0]) * (v[:, 2] - v[:, 0]) - (u[:, 2] - u[:, 0]) * (v[:, 1] - v[:, 0])
    assert (turns > 0).all()  # nothing is mirrored: clockwise with v downwards, as on the screen


@every
def test_it_fills_its_size_about_its_position(kind: PrimitiveKind):
    size, position = np.array((2.0, 4.0, 6.0)), np.array((1.0, 10.0, -1.0))
    model = made(kind, segments=16, size=tuple(size), position=tuple(position), thickness=0.4)
    points = model.vertices["position"]
    full = {PrimitiveKind.PLANE: (1, 1, 0), PrimitiveKind.TORUS: (1, 0.4, 1), PrimitiveKind.ROPE: (0.4, 1, 0.4)}
    assert np.ptp(points, axis=0) == pytest.approx(size * full.get(kind, (1, 1, 1)), rel=1e-5)
    assert (points.min(axis=0) + points.max(axis=0)) / 2 == pytest.approx(position, abs=1e-5)


def test_it_comes_behind_what_is_there_with_a_material_of_its_own():
    model = full_model()
    outcome = apply(model, ID, kind=PrimitiveKind.BOX)
    assert [material.name for material in model.materials] == ["顔", "髪", "箱"]
    assert (model.faces["material"][:4] < 2).all()
    assert (model.faces["material"][4:] == 2).all()
    assert len(model.faces) == 4 + 12
    assert (model.vertices["bones"][6:] == (0, NONE, NONE, NONE)).all()
    assert (model.vertices["weights"][6:] == (1, 0, 0, 0)).all()
    assert list(outcome.result.rows["materials"]) == [2]
    apply(model, ID, kind=PrimitiveKind.BOX)
    assert model.materials[3].name == "箱_2"


def test_the_selected_bone_moves_it_or_the_one_told():
    model, operation = full_model(), OPERATIONS[ID]
    context = OperationContext(model, selected={"bones": np.array([2, 3])})
    run_operation(operation, context, AddPrimitive())
    assert (model.vertices["bones"][6:, 0] == 2).all()
    before = len(model.vertices)
    run_operation(operation, context, AddPrimitive(bone=1))
    assert (model.vertices["bones"][before:, 0] == 1).all()
    assert (made(PrimitiveKind.CONE).vertices["bones"] == NONE).all()


def test_a_plane_is_seen_from_behind_too():
    assert made(PrimitiveKind.PLANE).materials[0].flags & MaterialFlags.DOUBLE_SIDED
    assert not made(PrimitiveKind.SPHERE).materials[0].flags & MaterialFlags.DOUBLE_SIDED


def test_one_number_is_the_size_in_all_directions():
    model = Model()
    model.bones.records.append(Bone("頭"))
    told = parameters_from_texts(OPERATIONS[ID], {"size": "3", "kind": "torus", "bone": "頭"}, model)
    assert (told.size, told.kind, told.bone) == ((3.0, 3.0, 3.0), PrimitiveKind.TORUS, 0)
    with pytest.raises(ValueError, match="3 numbers"):
        parameters_from_texts(OPERATIONS[ID], {"position": "3"}, model)
