"""The surface that is painted on: made on a thread, anew for another shape, and where the pose has it."""

from __future__ import annotations

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.formats import Content
from editor.operations.painting.surface import PaintSurface
from tests.operations.painting.test_weight_stroke import CENTRE, LEFT, SIGHT, sheet, touch


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
        assert painted.if_made() is None
        assert painted.if_made() is None, "and only once"
    surface = painted.if_made()
    assert surface is not None
    assert painted.made() is surface


def test_who_cannot_wait_for_the_thread_gets_it_at_once(document: Document, qtbot: QtBot) -> None:
    painted = document.painted_surface
    painted.if_made()
    surface = painted.made()
    qtbot.wait(50)
    assert painted.if_made() is surface, "what the thread tells later changes nothing"


def test_another_shape_has_another_surface_and_other_weights_have_not(document: Document, qtbot: QtBot) -> None:
    painted = document.painted_surface
    surface, vertices = painted.made(), document.model.vertices
    with document.edit("Weights") as edit:
        edit.set(vertices, [0], "bones", (LEFT, -1, -1, -1))
    assert painted.if_made() is surface
    painted.if_made()
    with document.edit("Move") as edit:
        edit.set(vertices, np.arange(len(vertices)), "position", vertices["position"] + np.float32(3))
    assert painted.if_made() is None
    with document.edit("Back") as edit:  # while the other is being made
        edit.set(vertices, np.arange(len(vertices)), "position", vertices["position"] - np.float32(3))
    assert height(document, painted.made(), 0.5) == pytest.approx(0.5, abs=0.05)


def test_it_is_where_the_pose_has_it_and_at_rest_again(document: Document) -> None:
    painted = document.painted_surface
    assert height(document, painted.made(), 0.5) == pytest.approx(0.5, abs=0.05)
    document.posing.pose_bones([CENTRE], offsets=(0, 1, 0))
    document.posing.show_in_edit(True)
    assert height(document, painted.made(), 1.5) == pytest.approx(1.5, abs=0.05)
    document.posing.show_in_edit(False)
    assert height(document, painted.made(), 0.5) == pytest.approx(0.5, abs=0.05)
