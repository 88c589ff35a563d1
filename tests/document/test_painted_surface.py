"""The surface that is painted on: made on a thread, anew for another shape, and where the pose has it."""

from __future__ import annotations

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.formats import Content
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.morphs import Morph, VertexOffset
from editor.operations.painting.surface import PaintSurface
from tests.operations.painting.test_weight_stroke import CENTRE, LEFT, SIDE, SIGHT, sheet, touch


@pytest.fixture
def document(qtbot: QtBot) -> Document:
    return Document(Content(sheet()))


def height(document: Document, surface: PaintSurface, y: float) -> float:
    """Where the nodes are, in the mean, that are reached from a height."""
    at = touch(0.5, 0.5)
    nodes, _ = surface.within(np.array([0.5, y, 0.0]), at.face, 0.5, SIGHT)
    rows = surface.vertices(nodes)[0]
    return float(document.posing.seen_positions()[rows, 1].mean())


def test_it_is_made_on_a_thread(document: Document, qtbot: QtBot) -> None:
    painted = document.painted_surface
    with qtbot.waitSignal(painted.ready):
        assert painted.if_ready() is None
        assert painted.if_ready() is None, "and only once"
    surface = painted.if_ready()
    assert surface is not None
    assert painted.result() is surface


def test_who_cannot_wait_for_the_thread_gets_it_at_once(document: Document, qtbot: QtBot) -> None:
    painted = document.painted_surface
    painted.if_ready()
    surface = painted.result()
    qtbot.wait(50)
    assert painted.if_ready() is surface, "what the thread tells later changes nothing"


def test_it_goes_along_with_the_shape_and_stays_with_other_weights(document: Document) -> None:
    painted = document.painted_surface
    surface, vertices = painted.result(), document.model.vertices
    with document.edit("Weights") as edit:
        edit.set(vertices, [0], "bones", (LEFT, -1, -1, -1))
    with document.edit("Move") as edit:
        edit.set(vertices, np.arange(len(vertices)), "position", vertices["position"] + np.float32((0, 1, 0)))
    assert painted.if_ready() is surface
    np.testing.assert_array_equal(
        surface.rest.T, vertices["position"][surface.first_vertices(np.arange(surface.count))]
    )
    assert height(document, surface, 1.5) == pytest.approx(1.5, abs=0.05)
    document.posing.pose_bones([CENTRE], offsets=(0, 1, 0))
    document.posing.show_in_edit(True)
    assert height(document, painted.result(), 2.5) == pytest.approx(2.5, abs=0.05)
    document.undo()
    assert height(document, painted.result(), 1.5) == pytest.approx(1.5, abs=0.05)
    assert painted.result() is surface


def test_other_vertices_at_one_place_or_other_faces_have_another_surface(document: Document, qtbot: QtBot) -> None:
    painted, vertices = document.painted_surface, document.model.vertices
    surface, apart = painted.result(), vertices["position"][[0, 1]].copy()
    with document.edit("Weld") as edit:
        edit.set(vertices, [1], "position", apart[:1])
    assert painted.if_ready() is None
    with document.edit("Back") as edit:  # while the other is being made
        edit.set(vertices, [1], "position", apart[1:])
    split = painted.result()
    assert split.count == surface.count
    with document.edit("Weld") as edit:
        edit.set(vertices, [1], "position", apart[:1])
    welded = painted.result()
    assert welded.count == surface.count - 1
    with document.edit("Part") as edit:
        edit.set(vertices, [1], "position", apart[1:])
    assert painted.result().count == surface.count
    with document.edit("Faces") as edit:
        edit.remove(document.model.faces, [0])
    assert painted.if_ready() is None


def test_it_is_where_the_pose_has_it_and_at_rest_again(document: Document) -> None:
    painted = document.painted_surface
    assert height(document, painted.result(), 0.5) == pytest.approx(0.5, abs=0.05)
    document.posing.pose_bones([CENTRE], offsets=(0, 1, 0))
    document.posing.show_in_edit(True)
    assert height(document, painted.result(), 1.5) == pytest.approx(1.5, abs=0.05)
    document.posing.show_in_edit(False)
    assert height(document, painted.result(), 0.5) == pytest.approx(0.5, abs=0.05)


def lips() -> Document:
    """A sheet cut across at y = 0, whose lower half a morph takes down; its vertices come in twos along the cut."""
    model = sheet()
    shape, faces = model.vertices["position"], model.faces["vertices"].copy()
    cut = np.flatnonzero(shape[: SIDE * SIDE, 1] == 0)
    twin = np.arange(len(shape))
    twin[cut] = len(shape) + np.arange(SIDE)
    below = (faces < SIDE * SIDE).all(axis=1) & (shape[faces].mean(axis=1)[:, 1] < 0)
    faces[below] = twin[faces[below]]
    with Edit(model) as edit:
        edit.insert(model.vertices, len(shape), model.vertices.rows(cut))
        edit.set(model.faces, np.arange(len(faces)), "vertices", faces)
    lower = np.union1d(np.flatnonzero(shape[: SIDE * SIDE, 1] < 0), twin[cut])
    moves = np.tile((0.0, -0.3, 0.0), (len(lower), 1))
    model.morphs.records[:] = [Morph("あ", offsets=Columns(VertexOffset, vertex=lower, translation=moves))]
    return Document(Content(model))


def test_vertices_that_a_morph_parts_are_two_while_it_does(qtbot: QtBot) -> None:
    document = lips()
    painted, posing = document.painted_surface, document.posing
    closed = painted.result()
    posing.set_weights([0], 1.0)
    assert painted.result() is closed, "for it is not shown"
    posing.show_in_edit(True)
    opened = painted.result()
    assert opened.count == closed.count + SIDE
    upper = touch(0.52, 0.02)
    nodes, _ = opened.within(upper.point, upper.face, 0.55, SIGHT)
    assert (posing.seen_positions()[opened.vertices(nodes)[0], 1] >= 0).all(), "no way leads over the gap"
    own = nodes[posing.seen_positions()[opened.first_vertices(nodes), 1] == 0]
    across = opened.across(own)
    assert (across >= 0).all()
    assert (posing.seen_positions()[opened.first_vertices(across), 1] == 0).all(), "the same lip on the other side"
    posing.set_weights([0], 0.5)
    assert painted.result() is opened
    posing.set_weights([0], 0.001)
    assert painted.result().count == closed.count, "a seam stays closed for so little"
    posing.set_weights([0], 1.0)
    posing.show_in_edit(False)
    assert painted.result().count == closed.count
