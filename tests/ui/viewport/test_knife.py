"""The knife: a line drawn across the view cuts what is under it, as one step; what is covered or not chosen stays."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.formats import Content
from editor.model.materials import Material, MaterialFlags
from editor.model.model import Model
from editor.render.options import ViewOptions
from editor.ui.services import WindowMode
from editor.ui.viewport.tools import Tool, Tools
from editor.ui.viewport.viewport import Viewport
from tests.model.random_models import fingerprint
from tests.ui.viewport.showing import shown_viewport
from tests.ui.viewport.test_weight_painting import move, press, release, send, stroke

pytestmark = pytest.mark.gl

LEFT, RIGHT = (-1.5, 0.1, 0.0), (1.5, 0.1, 0.0)  # a line across the middle


def two_sheets() -> Model:
    """A square of two faces, and another one behind it; both seen from both sides."""
    model = Model()
    model.materials.records.append(Material("m", flags=MaterialFlags.DOUBLE_SIDED))
    square = [(-1, -1), (1, -1), (-1, 1), (1, 1)]
    model.vertices.fill(8, position=[(x, y, z) for z in (0, 2) for x, y in square], normal=[(0, 0, -1)] * 8)
    model.faces.fill(4, vertices=[(0, 2, 1), (1, 2, 3), (4, 6, 5), (5, 6, 7)], material=[0] * 4)
    return model


@pytest.fixture
def document(qtbot: QtBot) -> Document:
    return Document(Content(two_sheets()))


@pytest.fixture
def tools() -> list[Tools]:
    return []


@pytest.fixture
def viewport(document: Document, qtbot: QtBot, tools: list[Tools]) -> Iterator[Viewport]:
    def prepare(made: Tools) -> None:
        made.update_for_mode(WindowMode.EDIT)
        made.choose("knife")
        tools.append(made)

    with shown_viewport(document, qtbot, ((-2, -2, 0), (2, 2, 0)), ViewOptions(frozenset()), prepare) as viewport:
        yield viewport


def new_places(document: Document) -> np.ndarray:
    return document.model.vertices["position"][8:]


def test_a_line_cuts_what_is_seen_and_leaves_what_is_behind(viewport: Viewport, document: Document) -> None:
    before = fingerprint(document.model)
    stroke(viewport, LEFT, RIGHT)
    assert new_places(document)[:, 1:] == pytest.approx(np.tile((0.1, 0), (3, 1)), abs=1e-5)
    assert len(document.model.faces) == 4 + 4
    assert document.history.position == 1
    document.undo()
    assert fingerprint(document.model) == before


def test_through_the_surface_it_cuts_what_is_covered_too(
    viewport: Viewport, document: Document, tools: list[Tools]
) -> None:
    tools[0].commands["region.through"].trigger()
    stroke(viewport, LEFT, RIGHT)
    assert sorted(new_places(document)[:, 2].tolist()) == [0, 0, 0, 2, 2, 2]


def test_only_chosen_faces_are_cut_and_all_that_came_of_them_is_chosen(viewport: Viewport, document: Document) -> None:
    document.selection.set_active_table("faces")
    document.selection.select("faces", [0])
    stroke(viewport, LEFT, RIGHT)
    assert len(new_places(document)) == 2
    # The face that was chosen is three now; the one beside it is two, as it shares a side that was split.
    assert len(document.model.faces) == 4 + 2 + 1
    assert document.selection.rows("faces").tolist() == [0, 1, 2]
    stroke(viewport, (-0.9, -0.9, 0.0), (0.2, -0.8, 0.0))
    assert len(document.selection.rows("faces")) > 3


def test_a_line_that_ends_between_faces_cuts_no_further(viewport: Viewport, document: Document) -> None:
    stroke(viewport, (-1.5, -0.5, 0.0), (-0.5, -0.5, 0.0))  # ends within the first face
    assert {tuple(np.round(place, 3).tolist()) for place in new_places(document)} == {(-1, -0.5, 0), (0.5, -0.5, 0)}


def test_escape_gives_the_line_up_and_it_is_seen_while_it_is_drawn(viewport: Viewport, document: Document) -> None:
    empty = viewport.grabFramebuffer()
    press(viewport, LEFT)
    move(viewport, RIGHT)
    assert viewport.grabFramebuffer() != empty
    QTest.keyClick(viewport, Qt.Key.Key_Escape)
    assert viewport.grabFramebuffer() == empty
    release(viewport, RIGHT)
    assert not document.history.can_undo


def test_a_click_cuts_nothing_and_selects_nothing(viewport: Viewport, document: Document) -> None:
    for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
        send(viewport, kind, (0.0, 0.0, 0.0))
    assert not document.history.can_undo
    assert not len(document.selection.rows("materials"))


def test_beside_the_model_it_says_why_nothing_happens(viewport: Viewport, document: Document) -> None:
    said: list[str] = []
    document.status_message.connect(said.append)
    stroke(viewport, (-1.5, 1.5, 0.0), (1.5, 1.5, 0.0))
    assert said == ["The line crosses nothing that can be cut"]


def test_in_a_shown_pose_it_is_said_what_to_switch_off(viewport: Viewport, document: Document) -> None:
    said: list[str] = []
    document.posing.show_in_edit(True)
    document.status_message.connect(said.append)
    stroke(viewport, LEFT, RIGHT)
    assert said == ["Nothing is cut in a pose: switch “Show the pose in Edit mode” off"]


def test_with_another_tool_a_drag_cuts_nothing(viewport: Viewport, document: Document, tools: list[Tools]) -> None:
    tools[0].choose(Tool.SELECT)
    stroke(viewport, LEFT, RIGHT)
    assert not document.history.can_undo
