"""The GPU takes vertices where the CPU says that bones take them, and does so no more often than it has to."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from editor.formats import load
from editor.model.edit import Edit
from editor.model.mesh import Deform
from editor.model.model import Model
from editor.preview.posed_model import PosedModel
from editor.render.columns import VertexColumn
from editor.render.skin import SHAPE, BoneTexture, GpuSkin
from editor.resources import resource
from tests.render.posing import Marking, any_stance, posed, read, swarm

pytestmark = [pytest.mark.gl, pytest.mark.usefixtures("gl")]


def on_gpu(posed_model: PosedModel) -> tuple[np.ndarray, np.ndarray]:
    """The positions and normals that a shader gives."""
    shape, vertices = [VertexColumn(name) for name in SHAPE], posed_model.model.vertices
    shape[0].sync(posed_model.morphed_vertices.column("position"))
    shape[1].sync(vertices["normal"] if vertices.stores("normal") else None)
    skin = GpuSkin(posed_model.model)
    made = [read(buffer) for buffer in skin.sync(posed_model, [column.buffer for column in shape], True)]
    skin.release()
    return made[0], made[1]


def assert_alike(posed_model: PosedModel, near: float = 1e-4) -> None:
    for gpu, cpu in zip(on_gpu(posed_model), posed_model.skinned(), strict=True):
        np.testing.assert_allclose(gpu, cpu, atol=near)


@pytest.mark.parametrize("seed", range(5))
def test_every_kind_of_deform_is_that_of_the_cpu(seed: int) -> None:
    model = swarm(seed=seed)
    assert_alike(posed(model, any_stance(model, seed)))


@pytest.mark.parametrize("seed", range(3))
def test_bones_that_are_scaled_are_those_of_the_cpu(seed: int) -> None:
    model = swarm(seed=seed)
    pose = any_stance(model, seed)
    pose.scales[[1, 3]] = np.random.default_rng(seed).uniform(0.5, 2, (2, 3))
    assert_alike(posed(model, pose), near=5e-4)  # of places that are 50 away


@pytest.mark.parametrize("kind", list(Deform))
def test_small_turns_are_as_exact(kind: Deform) -> None:
    model = swarm()
    model.vertices.writable("deform")[:] = kind
    assert_alike(posed(model, any_stance(model, far=0.01, calm=30)))


def test_at_rest_nothing_moves() -> None:
    model = swarm()
    vertices = model.vertices
    weights, kinds = vertices.writable("weights"), vertices["deform"]
    weights[:] /= weights.sum(axis=1, keepdims=True)
    positions, normals = on_gpu(PosedModel(model))
    plain = kinds != Deform.SDEF  # whose points are anywhere here
    np.testing.assert_allclose(positions[plain], vertices["position"][plain], atol=2e-6)
    np.testing.assert_allclose(normals, vertices["normal"], atol=2e-6)
    exact = (kinds == Deform.BDEF1) | (kinds > max(Deform))
    assert (positions[exact] == vertices["position"][exact]).all()


def test_a_kind_that_there_is_not_is_bdef1() -> None:
    model = swarm()
    model.vertices.writable("deform")[:] = 77
    assert_alike(posed(model, any_stance(model)))


def test_columns_that_are_not_stored_have_their_defaults() -> None:
    model = swarm(50)
    for kind in Deform:
        model.vertices.fill(50, position=np.random.default_rng(1).normal(size=(50, 3)), deform=np.full(50, kind))
        assert_alike(posed(model, any_stance(model)))


def test_no_bones_and_no_vertices_are_no_error() -> None:
    boneless = swarm(20)
    boneless.bones.records.clear()
    assert_alike(PosedModel(boneless))
    empty = swarm(0)
    assert [len(part) for part in on_gpu(posed(empty, any_stance(empty)))] == [0, 0]


def test_there_is_room_for_more_bones_than_models_have() -> None:
    texture = BoneTexture()
    model = Model()
    model.bones.records[:] = swarm(1, 1).bones.records * 16384
    assert texture.fill(PosedModel(model).bone_transforms) == 16384
    texture.release()


# -- when ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """An entry for every time that vertices are skinned from now on."""
    done: list[int] = []
    run = BoneTexture.fill
    monkeypatch.setattr(
        BoneTexture, "fill", lambda self, bone_transforms: (done.append(1), run(self, bone_transforms))[1]
    )
    return done


def test_a_pose_is_skinned_once(runs: list[int]) -> None:
    model = swarm()
    posed_model, skin = PosedModel(model), GpuSkin(model)
    shape = [VertexColumn(name) for name in SHAPE]
    for column in shape:
        column.sync(model.vertices[column.name])
    buffers = [column.buffer for column in shape]
    for _ in range(3):
        skin.sync(posed_model, buffers, False)
    assert len(runs) == 1
    posed_model.pose(any_stance(model))
    skin.sync(posed_model, buffers, False)
    skin.sync(posed_model, buffers, True)
    assert len(runs) == 3
    edit = Edit(model, watcher=Marking(skin))
    edit.set(model.vertices, [3], "weights", (0.5, 0.5, 0, 0))
    skin.sync(posed_model, buffers, False)
    skin.sync(posed_model, buffers, False)
    assert len(runs) == 4
    skin.forget()
    skin.sync(posed_model, buffers, False)
    assert len(runs) == 5
    skin.release()


# -- real models -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["mochi.pmx", "cloth.pmx"])
def test_the_samples_are_skinned_as_on_the_cpu(name: str) -> None:
    model = load(resource("samples", name)).model
    assert_alike(posed(model, any_stance(model, far=0.1, calm=10)))


def test_real_models_are_skinned_as_on_the_cpu(corpus: Path) -> None:
    for path in sorted(corpus.glob("*/*.pmx")):
        model = load(path).model
        assert_alike(posed(model, any_stance(model, far=0.1, calm=10)))
