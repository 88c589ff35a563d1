"""Vertex columns after morphs: sums that follow weights and edits, and what is told of rows that changed."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.model.changes import Change
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind, UvOffset, VertexOffset
from editor.preview.morphed_vertices import COLUMNS, REMEMBERED, MorphedVertices
from tests.model.random_models import random_edit, random_model

X = (1.0, 0.0, 0.0)


def moving(*vertices: int, by: tuple[float, float, float] = X) -> Morph:
    offsets = Columns(VertexOffset, vertex=vertices, translation=[by] * len(vertices))
    return Morph(kind=MorphKind.VERTEX, offsets=offsets)


def model_of(*morphs: Morph, vertices: int = 6) -> Model:
    model = Model()
    # Where nothing is, what is left of a sum would be seen.
    model.vertices.fill(vertices, position=np.zeros((vertices, 3)), uv=np.full((vertices, 2), 0.1))
    model.morphs.records[:] = morphs
    return model


class Following:
    def __init__(self, shape: MorphedVertices) -> None:
        self._shape = shape

    def about_to_change(self, change: Change) -> None:
        pass

    def changed(self, change: Change) -> None:
        self._shape.mark(change)


def slow_column(model: Model, name: str, leaves: np.ndarray) -> np.ndarray:
    """A column summed from the start, offset by offset."""
    column = model.vertices[name].astype(np.float64)
    for morph, weight in zip(model.morphs, leaves, strict=True):
        if COLUMNS.get(morph.kind) == name and weight:
            for offset in morph.offsets:
                values = offset.translation if morph.kind is MorphKind.VERTEX else offset.uv
                column[offset.vertex] += weight * np.array(values[: column.shape[1]])
    return column


def x_of(shape: MorphedVertices) -> list[float]:
    return shape.column("position")[:, 0].tolist()


def test_weights_come_and_go() -> None:
    model = model_of(moving(1, 2), moving(2, 3, by=(0.1, 0, 0)))
    shape = MorphedVertices(model)
    shape.apply(np.array([0.5, 1]))
    assert np.allclose(x_of(shape), [0, 0.5, 0.6, 0.1, 0, 0])
    shape.apply(np.array([0, 1]))
    assert np.allclose(x_of(shape), [0, 0, 0.1, 0.1, 0, 0])
    shape.apply(np.array([0, 0]))
    assert shape.column("position").tobytes() == model.vertices["position"].tobytes()


def test_what_comes_twice_in_a_morph_adds_up() -> None:
    shape = MorphedVertices(model_of(moving(4, 1, 4)))
    shape.apply(np.array([0.5]))
    assert x_of(shape) == [0, 0.5, 0, 0, 1, 0]


def test_what_is_not_there_and_what_is_no_number() -> None:
    odd = Columns(VertexOffset, vertex=[-1, -1, 0], translation=[X, X, (np.nan, np.inf, 2)])
    shape = MorphedVertices(model_of(Morph(kind=MorphKind.VERTEX, offsets=odd)))
    shape.apply(np.ones(1))
    assert shape.column("position").tolist() == [[0, 0, 2]] + [[0, 0, 0]] * 5


@pytest.mark.parametrize("kind", [MorphKind.UV, MorphKind.UV1, MorphKind.UV4])
def test_morphs_of_uvs(kind: MorphKind) -> None:
    offsets = Columns(UvOffset, vertex=[2], uv=[[0.5, 0.25, 2, 4]])
    model = model_of(Morph(kind=kind, offsets=offsets))
    shape = MorphedVertices(model)
    shape.apply(np.array([0.5]))
    name = COLUMNS[kind]
    added = shape.column(name) - model.vertices[name]
    assert np.allclose(added[2], [0.25, 0.125, 1, 2][: 2 if kind is MorphKind.UV else 4])
    assert not np.delete(added, 2, axis=0).any()
    assert [column for column in COLUMNS.values() if shape.is_morphed(column)] == [name]


def test_one_set_of_offsets_in_two_morphs_of_different_kinds() -> None:
    offsets = Columns(UvOffset, vertex=[2], uv=[[0.5, 0.25, 2, 4]])
    shape = MorphedVertices(model_of(*(Morph(kind=kind, offsets=offsets) for kind in (MorphKind.UV, MorphKind.UV2))))
    shape.apply(np.array([1, 1]))
    assert np.allclose(shape.column("uv")[2], [0.6, 0.35])
    assert shape.column("uv2")[2].tolist() == [0.5, 0.25, 2, 4]


def test_a_column_that_nothing_moves_is_the_models() -> None:
    model = model_of(moving(1))
    shape = MorphedVertices(model)
    assert not shape.is_morphed("position")
    assert np.shares_memory(shape.column("position"), model.vertices["position"])
    shape.apply(np.ones(1))
    assert shape.is_morphed("position")
    assert not np.shares_memory(shape.column("position"), model.vertices["position"])
    assert not shape.column("position").flags.writeable
    shape.apply(np.zeros(1))
    assert np.shares_memory(shape.column("position"), model.vertices["position"])


# -- what changed ------------------------------------------------------------------------------------------------------


def test_who_follows_hears_of_what_changed_since() -> None:
    shape = MorphedVertices(model_of(moving(1), moving(3, 4)))
    assert shape.dirty_since(-1)["position"] == range(6)
    assert "position" not in shape.dirty_since(shape.version)
    start = shape.version
    shape.apply(np.array([1, 0]))
    middle = shape.version
    shape.apply(np.array([1, 0.5]))
    assert shape.dirty_since(start)["position"] == range(1, 5)
    assert shape.dirty_since(middle)["position"] == range(3, 5)
    assert "position" not in shape.dirty_since(shape.version)
    assert "uv" not in shape.dirty_since(start)


def test_the_same_weights_are_no_change() -> None:
    shape = MorphedVertices(model_of(moving(1)))
    shape.apply(np.array([0.5]))
    version = shape.version
    shape.apply(np.array([0.5]))
    assert shape.version == version


def test_what_was_too_long_ago_is_everything() -> None:
    shape = MorphedVertices(model_of(moving(1)))
    for step in range(REMEMBERED + 2):
        shape.apply(np.array([step + 1.0]))
    assert shape.dirty_since(0)["position"] == range(6)
    assert shape.dirty_since(shape.version - REMEMBERED)["position"] == range(1, 2)


# -- edits -------------------------------------------------------------------------------------------------------------


def test_positions_edited_under_a_morph() -> None:
    model = model_of(moving(1, 2))
    shape = MorphedVertices(model)
    shape.apply(np.array([0.5]))
    version = shape.version
    with Edit(model, watcher=Following(shape)) as edit:
        edit.set(model.vertices, [2, 5], "position", [(7, 0, 0), (3, 0, 0)])
    assert x_of(shape) == [0, 0.5, 7.5, 0, 0, 3]
    assert shape.dirty_since(version)["position"] == range(2, 6)
    assert "uv" not in shape.dirty_since(version)
    shape.apply(np.zeros(1))
    assert x_of(shape) == [0, 0, 7, 0, 0, 3]


def test_positions_edited_before_a_morph_comes_again() -> None:
    model = model_of(moving(1))
    shape = MorphedVertices(model)
    for weight in (1, 0):
        shape.apply(np.array([weight]))
    with Edit(model, watcher=Following(shape)) as edit:
        edit.set(model.vertices, slice(None), "position", (2, 0, 0))
    shape.apply(np.ones(1))
    assert x_of(shape) == [2, 3, 2, 2, 2, 2]


def test_offsets_edited_while_they_act() -> None:
    model = model_of(moving(1), moving(2))
    shape = MorphedVertices(model)
    shape.apply(np.ones(2))
    version = shape.version
    with Edit(model, watcher=Following(shape)) as edit:
        edit.replace(model.morphs, 0, "offsets", moving(4).offsets)
    shape.apply(np.ones(2))
    assert x_of(shape) == [0, 0, 1, 0, 1, 0]
    assert shape.dirty_since(version)["position"] == range(1, 5)


def test_morphs_that_come_and_go_while_they_act() -> None:
    model = model_of(moving(1), moving(2), moving(3))
    shape = MorphedVertices(model)
    shape.apply(np.array([1, 1, 0.5]))
    with Edit(model, watcher=Following(shape)) as edit:
        edit.remove(model.morphs, [0])
        edit.insert(model.morphs, 2, [moving(5)])
        edit.move(model.morphs, [1], 0)
    shape.apply(np.array([0.5, 1, 0.25]))
    assert x_of(shape) == [0, 0, 1, 0.5, 0, 0.25]


def test_a_morph_that_becomes_one_of_another_kind() -> None:
    model = model_of(moving(1))
    shape = MorphedVertices(model)
    shape.apply(np.ones(1))
    with Edit(model, watcher=Following(shape)) as edit:
        edit.set(model.morphs, [0], "kind", MorphKind.UV)
    shape.apply(np.ones(1))
    assert x_of(shape) == [0] * 6


def test_vertices_that_come_and_go_under_a_morph() -> None:
    model = model_of(moving(1, 4))
    shape = MorphedVertices(model)
    shape.apply(np.ones(1))
    with Edit(model, watcher=Following(shape)) as edit:
        edit.remove(model.vertices, [0])
        edit.insert(model.vertices, 2, model.vertices.rows([0, 0, 0]))
    version = shape.version
    shape.apply(np.ones(1))
    assert x_of(shape) == [1, 0, 0, 0, 0, 0, 1, 0]
    assert shape.dirty_since(version - 1)["position"] == range(8)
    assert shape.dirty_since(version - 1)["uv4"] == range(8)


def test_large_weights_leave_nothing_behind() -> None:
    shape = MorphedVertices(model_of(moving(1), moving(1, by=(0.1, 0, 0))))
    shape.apply(np.array([0, 1]))
    shape.apply(np.array([1e30, 1]))
    shape.apply(np.array([0, 1]))
    assert x_of(shape)[1] == np.float32(0.1)
    shape.apply(np.array([1e308, 1]))
    shape.apply(np.array([-1e308, 1]))
    shape.apply(np.array([2, 1]))
    assert np.isclose(x_of(shape)[1], 2.1)


# -- any of these, at random -------------------------------------------------------------------------------------------

WEIGHTS = (0, 0, 0, 0.3, 1, -2, 1 / 3, 1e3)


def check(shape: MorphedVertices, model: Model, leaves: np.ndarray) -> None:
    for name in COLUMNS.values():
        column, expected = shape.column(name), slow_column(model, name, leaves)
        assert column.shape == expected.shape
        assert np.allclose(column, expected, rtol=1e-6, atol=1e-5)
        moved = np.zeros(len(column), np.bool_)
        for morph, weight in zip(model.morphs, leaves, strict=True):
            if weight and COLUMNS.get(morph.kind) == name:
                moved[morph.offsets["vertex"]] = True
        assert column[~moved].tobytes() == model.vertices[name][~moved].tobytes()


def random_leaves(rng: random.Random, model: Model) -> np.ndarray:
    return np.array([rng.choice(WEIGHTS) if morph.kind in COLUMNS else 0.0 for morph in model.morphs])


class Mirror:
    """Follows a shape as a scene does: takes over the rows that are said to be stale, and no others."""

    def __init__(self) -> None:
        self.version = -1
        self.columns = {name: np.empty((0, 0)) for name in COLUMNS.values()}

    def sync(self, shape: MorphedVertices) -> None:
        for name, kept in self.columns.items():
            rows = shape.dirty_since(self.version).get(name)
            column = shape.column(name)
            if rows is not None and kept.shape != column.shape:
                self.columns[name] = column.copy()
            elif rows is not None:
                kept[rows.start : rows.stop] = column[rows.start : rows.stop]
        self.version = shape.version


@given(st.integers(0, 2**32))
def test_any_weights_and_edits_come_to_what_is_summed_from_the_start(seed: int) -> None:
    rng = random.Random(seed)
    model = random_model(seed, size=8)
    shape, mirrors = MorphedVertices(model), [Mirror(), Mirror()]
    edit = Edit(model, watcher=Following(shape))
    for step in range(12):
        if rng.random() < 0.5:
            random_edit(rng, edit)
        leaves = random_leaves(rng, model)
        shape.apply(leaves)
        check(shape, model, leaves)
        for mirror in mirrors[: 1 if step % 5 else 2]:
            mirror.sync(shape)
    edit.cancel()
    shape.apply(leaves := random_leaves(rng, model))
    check(shape, model, leaves)
    for mirror in mirrors:
        mirror.sync(shape)
        for name, column in mirror.columns.items():
            assert np.array_equal(column, shape.column(name))
