"""Sculpting with the mouse: on the mesh, as it is posed, and into the edited morph; mirrored, and taken back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.formats import Content, save
from editor.math3d.arrays import Float64Array
from editor.model.columns import Columns
from editor.model.morphs import Morph, VertexOffset
from editor.operations.painting.sculpt_stroke import SculptMode
from editor.operations.transform.influence import Falloff
from editor.render.options import ViewOptions
from editor.ui.services import WindowMode
from editor.ui.viewport.tools import Tool, Tools
from editor.ui.viewport.viewport import Viewport
from tests.model.random_models import fingerprint
from tests.operations.painting.test_weight_stroke import CENTRE, SIDE, sheet
from tests.ui.viewport.showing import shown_viewport
from tests.ui.viewport.test_weight_painting import Ctrl, Shift, color, hover, marks, move, press, release, send, stroke

pytestmark = pytest.mark.gl

FRONT = SIDE * SIDE
HERE, THERE = (0.5, 0.5, 0.0), (0.8, 0.6, 0.0)
MESH_ONLY = ViewOptions(frozenset({"morph-base"}))


@pytest.fixture
def document(qtbot: QtBot) -> Document:
    model = sheet()
    offsets = Columns(VertexOffset, vertex=[0], translation=[(0, 0, 1)])
    model.morphs.records[:] = [Morph("あ", offsets=offsets), Morph("い")]
    return Document(Content(model))


@pytest.fixture
def tools() -> list[Tools]:
    return []


@pytest.fixture
def viewport(document: Document, qtbot: QtBot, tools: list[Tools]) -> Iterator[Viewport]:
    def prepare(made: Tools) -> None:
        made.update_for_mode(WindowMode.EDIT)
        made.choose(Tool.SCULPT)
        tools.append(made)

    with shown_viewport(document, qtbot, ((-2, -2, 0), (2, 2, 0)), MESH_ONLY, prepare) as viewport:
        yield viewport


def positions(document: Document) -> Float64Array:
    return document.model.vertices["position"].astype(np.float64)


def nearest(document: Document, point: tuple[float, float, float] = HERE) -> int:
    return int(np.linalg.norm(positions(document)[:FRONT] - point, axis=1).argmin())


def steps(document: Document) -> list[str]:
    """The names of the edits."""
    return [step.name for step in document.history.steps if step.is_edit]


def test_the_surface_is_dragged_along_with_the_pointer(viewport: Viewport, document: Document) -> None:
    before, at_rest, row = fingerprint(document.model), positions(document), nearest(document)
    press(viewport, HERE)
    move(viewport, (0.6, 0.5, 0.0))
    assert positions(document)[row, 0] == pytest.approx(0.6, abs=0.02), "while the stroke goes on"
    move(viewport, THERE)
    release(viewport, THERE)
    np.testing.assert_allclose(positions(document)[row] - at_rest[row], (0.3, 0.1, 0), atol=0.02)
    assert (positions(document)[FRONT:] == at_rest[FRONT:]).all(), "the sheet behind is covered"
    assert steps(document) == ["Sculpt: move"]
    assert len(document.history.steps[0].patches) <= 3
    document.undo()
    assert fingerprint(document.model) == before


def test_escape_takes_the_stroke_back(viewport: Viewport, document: Document) -> None:
    before = fingerprint(document.model)
    press(viewport, HERE)
    move(viewport, THERE)
    assert fingerprint(document.model) != before
    QTest.keyClick(viewport, Qt.Key.Key_Escape)
    assert fingerprint(document.model) == before
    move(viewport, HERE)
    release(viewport, HERE)
    assert not steps(document)


def test_the_history_says_which_brush_and_keys_lend_another(
    viewport: Viewport, document: Document, tools: list[Tools]
) -> None:
    for mode in SculptMode:
        tools[0].sculpting.set(mode=mode)
        stroke(viewport, HERE, THERE)
    tools[0].sculpting.set(mode=SculptMode.INFLATE)
    height = positions(document)[nearest(document), 2]
    for keys in (Ctrl, Shift):
        press(viewport, HERE, keys)
        send(viewport, QEvent.Type.MouseButtonRelease, HERE, keys)
        if keys is Ctrl:
            assert positions(document)[nearest(document), 2] > height, "away from the eye"
    names = ["move", "smooth", "inflate", "restore", "deflate", "smooth"]
    assert steps(document) == [f"Sculpt: {name}" for name in names]


def test_restored_is_what_was_opened_or_saved_last(
    viewport: Viewport, document: Document, tools: list[Tools], tmp_path: Path
) -> None:
    row, before = nearest(document), positions(document)
    stroke(viewport, HERE, THERE)
    moved = positions(document)
    tools[0].sculpting.set(mode=SculptMode.RESTORE, strength=1.0, falloff=Falloff.CONSTANT)
    tools[0].regions.radius = 80
    stroke(viewport, THERE)
    np.testing.assert_array_equal(positions(document)[row], before[row])
    document.undo()
    content, mark = document.snapshot()
    save(content, tmp_path / "a.pmx")
    document.saved(mark, tmp_path / "a.pmx", "pmx")
    stroke(viewport, THERE)
    np.testing.assert_array_equal(positions(document), moved)
    assert document.history.position == 1, "there is nothing to be restored"


def test_the_shape_to_be_restored_stays_with_its_vertices(document: Document) -> None:
    vertices = document.model.vertices
    saved = document.saved_shape.positions.copy()
    with document.edit("Move") as edit:
        edit.set(vertices, np.arange(len(vertices)), "position", vertices["position"] + np.float32(1))
        edit.remove(vertices, [0])
        edit.insert(vertices, 5, vertices.rows([3]))
        edit.move(vertices, [10], 0)
    now = document.saved_shape.positions
    assert len(now) == len(vertices)
    new = 6
    np.testing.assert_array_equal(now[new], vertices["position"][new])
    np.testing.assert_array_equal(np.delete(now, new, axis=0)[1:6], saved[1:6])


def test_both_sides_move_and_are_shown(
    viewport: Viewport, document: Document, tools: list[Tools], qtbot: QtBot
) -> None:
    tools[0].sculpting.set(mirrors=True)
    document.painted_surface.result()
    hover(viewport, HERE)
    x = marks(viewport)["place"][:, 0]
    assert (x > 0).sum() == (x < 0).sum() > 5
    stroke(viewport, HERE, THERE)
    rows = np.arange(FRONT).reshape(SIDE, SIDE)
    now = positions(document)
    np.testing.assert_allclose(now[rows[:, ::-1].ravel()], now[:FRONT] * (-1, 1, 1), atol=1e-6)


def test_only_selected_vertices_are_sculpted_where_that_is_chosen(
    viewport: Viewport, document: Document, tools: list[Tools]
) -> None:
    before = positions(document)
    above = np.flatnonzero(before[:, 1] > 0.55)
    document.selection.select("vertices", above)
    tools[0].sculpting.keep_to_selected(True)
    stroke(viewport, HERE, THERE)
    moved = np.flatnonzero((positions(document) != before).any(axis=1))
    assert len(moved)
    assert set(moved) <= set(above)


def test_a_brush_goes_on_where_the_last_stroke_left_the_surface(
    viewport: Viewport, document: Document, tools: list[Tools]
) -> None:
    surface = document.painted_surface.result()
    stroke(viewport, (0.52, 0.49, 0.0), (0.64, 0.53, 0.0))
    row, was = nearest(document, (0.64, 0.53, 0.0)), positions(document)
    stroke(viewport, (0.64, 0.53, 0.0), (0.64, 0.71, 0.0))
    np.testing.assert_allclose((positions(document) - was)[row], (0, 0.18, 0), atol=0.02)
    assert document.painted_surface.result() is surface, "which is the same"


def test_posed_the_mesh_is_sculpted_as_it_is_seen(viewport: Viewport, document: Document) -> None:
    """Everything is seen turned by 90° about z: what goes to the right there goes down at rest."""
    before = positions(document)
    document.posing.pose_bones([CENTRE], rotations=(0, 0, np.sqrt(0.5), np.sqrt(0.5)))
    document.posing.show_in_edit(True)
    seen = document.posing.seen_positions()[:FRONT].astype(np.float64)
    row = int(np.linalg.norm(seen - HERE, axis=1).argmin())
    stroke(viewport, HERE, (0.8, 0.5, 0.0))
    after = document.posing.seen_positions()[row].astype(np.float64)
    np.testing.assert_allclose(after - seen[row], (0.3, 0, 0), atol=0.02)
    moved = positions(document)[row] - before[row]
    assert abs(moved[1]) == pytest.approx(0.3, abs=0.02)
    assert abs(moved[0]) < 0.01
    assert (document.model.vertices["position"][FRONT:] == before[FRONT:]).all()


def test_into_the_edited_morph_goes_what_is_sculpted(viewport: Viewport, document: Document) -> None:
    document.edited_morph.begin(0)
    before, mesh = fingerprint(document.model), positions(document)
    row = nearest(document)
    press(viewport, HERE)
    for place in ((0.6, 0.5, 0.0), (0.7, 0.55, 0.0), THERE):
        move(viewport, place)
    release(viewport, THERE)
    np.testing.assert_array_equal(positions(document), mesh)
    offsets = document.model.morphs[0].offsets
    moves = dict(zip(offsets["vertex"].tolist(), offsets["translation"], strict=True))
    np.testing.assert_allclose(moves[row], (0.3, 0.1, 0), atol=0.02)
    np.testing.assert_array_equal(moves[0], (0, 0, 1))
    assert np.isclose(document.posing.seen_positions()[row], mesh[row] + moves[row], atol=1e-6).all()
    assert steps(document) == ["Sculpt: move in morph あ"]
    document.undo()
    assert fingerprint(document.model) == before


def test_without_weight_a_morph_takes_nothing_and_says_so(viewport: Viewport, document: Document) -> None:
    document.edited_morph.begin(0)
    document.posing.set_weights([0], 0.0)
    press(viewport, HERE)
    hints: list[str] = []
    viewport._left_button._tool_view.hint_changed.connect(hints.append)
    press(viewport, HERE)
    assert hints[-1] == "The morph that is edited has no weight in this pose."
    release(viewport, HERE)
    assert not steps(document)


def test_what_the_morph_begins_from_is_seen_through(viewport: Viewport, document: Document) -> None:
    """Where the morph takes the surface away, its base shows in blue; not with the overlay switched off."""
    document.edited_morph.begin(1)
    without = viewport.grabFramebuffer()
    with document.edit("Offsets") as edit:
        rows = np.arange(FRONT)
        moves = np.where(positions(document)[:FRONT, :1] > 0, (0.0, 0.0, -0.4), (0.0, 0.0, 0.0))
        edit.replace(document.model.morphs, 1, "offsets", Columns(VertexOffset, vertex=rows, translation=moves))
    here, beside = (0.5, 0.5, 0.0), (-0.5, 0.5, 0.0)
    plain = without_ghost(viewport, here)
    assert color(viewport, here).blue() - color(viewport, here).red() > plain.blue() - plain.red() + 10
    assert color(viewport, beside) == without_ghost(viewport, beside), "where it is the same nothing is laid over"
    document.edited_morph.end()
    assert viewport.grabFramebuffer() == without


def without_ghost(viewport: Viewport, point: tuple[float, float, float]) -> QColor:
    viewport.set_options(MESH_ONLY.with_shown("morph-base", False))
    found = color(viewport, point)
    viewport.set_options(MESH_ONLY)
    return found
