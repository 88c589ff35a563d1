"""Painting weights with the mouse: what is under the brush changes its colour, what is behind does not; Esc; pens."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPointingDevice, QTabletEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.formats import Content
from editor.math3d.arrays import Float64Array, StructArray
from editor.model.mesh import effective_weights
from editor.operations.painting.weight_stroke import PaintMode
from editor.render.options import ViewOptions
from editor.ui.services import WindowMode
from editor.ui.viewport.tools import Tool, Tools
from editor.ui.viewport.viewport import Viewport
from tests.model.random_models import fingerprint
from tests.operations.painting.test_weight_stroke import CENTRE, HEAD, LEFT, RIGHT, SIDE, sheet
from tests.ui.viewport.showing import shown_viewport

pytestmark = pytest.mark.gl

Left = Qt.MouseButton.LeftButton
Plain, Shift, Ctrl = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)
Place = tuple[float, float, float]


@pytest.fixture
def document(qtbot: QtBot) -> Document:
    document = Document(Content(sheet()))
    document.selection.select("bones", [LEFT])
    return document


@pytest.fixture
def tools() -> list[Tools]:
    return []


@pytest.fixture
def viewport(document: Document, qtbot: QtBot, tools: list[Tools]) -> Iterator[Viewport]:
    def prepare(made: Tools) -> None:
        made.update_for_mode(WindowMode.EDIT)
        made.choose(Tool.PAINT)
        made.painting.set(strength=0.5)
        tools.append(made)

    with shown_viewport(document, qtbot, ((-2, -2, 0), (2, 2, 0)), ViewOptions(frozenset()), prepare) as viewport:
        yield viewport


def at(viewport: Viewport, point: Place) -> QPointF:
    projection = viewport._projection()
    x, y, _ = projection.project([point])[0]
    return QPointF(x, y) / projection.ratio


def send(viewport: Viewport, kind: QEvent.Type, point: Place, keys: Qt.KeyboardModifier = Plain) -> None:
    place, is_move = at(viewport, point), kind is QEvent.Type.MouseMove
    held = Qt.MouseButton.NoButton if kind is QEvent.Type.MouseButtonRelease else Left
    button = Qt.MouseButton.NoButton if is_move else Left
    event = QMouseEvent(kind, place, viewport.mapToGlobal(place), button, held, keys)
    QApplication.sendEvent(viewport, event)


def press(viewport: Viewport, point: Place, keys: Qt.KeyboardModifier = Plain) -> None:
    send(viewport, QEvent.Type.MouseButtonPress, point, keys)


def move(viewport: Viewport, point: Place) -> None:
    send(viewport, QEvent.Type.MouseMove, point)


def release(viewport: Viewport, point: Place) -> None:
    send(viewport, QEvent.Type.MouseButtonRelease, point)


def stroke(viewport: Viewport, *points: Place) -> None:
    press(viewport, points[0])
    for point in points[1:]:
        move(viewport, point)
    release(viewport, points[-1])


def weights(document: Document, bone: int = LEFT) -> Float64Array:
    vertices = document.model.vertices
    shares = effective_weights(vertices["deform"], vertices["weights"])
    return np.asarray(np.where(vertices["bones"] == bone, shares, 0).sum(axis=1))


def color(viewport: Viewport, point: Place) -> QColor:
    picture: QImage = viewport.grabFramebuffer()
    place = (at(viewport, point) * picture.devicePixelRatio()).toPoint()
    return picture.pixelColor(place)


def said(viewport: Viewport) -> str:
    return next(
        (label.text() for label in viewport.findChildren(QLabel) if label.isVisible() and ":" in label.text()), ""
    )


def test_a_stroke_changes_the_colours_under_it_and_nothing_behind(viewport: Viewport, document: Document) -> None:
    there, beside = (0.5, 0.5, 0.0), (-1.2, -1.2, 0.0)
    before = color(viewport, there), color(viewport, beside)
    press(viewport, there)
    move(viewport, (0.7, 0.5, 0.0))
    assert color(viewport, there) != before[0], "while the stroke goes on"
    release(viewport, (0.7, 0.5, 0.0))
    assert color(viewport, beside) == before[1]
    assert (weights(document)[: SIDE * SIDE] > 0).any()
    assert (weights(document)[SIDE * SIDE :] == 0).all(), "the sheet behind is covered"


def test_a_stroke_is_one_step(viewport: Viewport, document: Document) -> None:
    before = fingerprint(document.model)
    stroke(viewport, (0.5, 0.5, 0.0), (0.9, 0.5, 0.0), (0.9, 0.9, 0.0))
    assert [step.name for step in document.history.steps] == ["Paint 左腕"]
    assert len(document.history.steps[0].patches) <= 3
    document.undo()
    assert fingerprint(document.model) == before


def test_escape_takes_the_stroke_back(viewport: Viewport, document: Document) -> None:
    before = fingerprint(document.model)
    picture = color(viewport, (0.5, 0.5, 0.0))
    press(viewport, (0.5, 0.5, 0.0))
    move(viewport, (0.9, 0.5, 0.0))
    assert weights(document).any()
    QTest.keyClick(viewport, Qt.Key.Key_Escape)
    assert fingerprint(document.model) == before
    assert color(viewport, (0.5, 0.5, 0.0)) == picture
    move(viewport, (0.2, 0.5, 0.0))
    release(viewport, (0.2, 0.5, 0.0))
    assert not document.history.steps


def test_a_pen_paints_as_hard_as_it_is_pressed(viewport: Viewport, document: Document) -> None:
    def pen(kind: QEvent.Type, pressure: float, held: Qt.MouseButton) -> None:
        place = at(viewport, (0.5, 0.5, 0.0))
        event = QTabletEvent(
            kind,
            QPointingDevice.primaryPointingDevice(),
            place,
            viewport.mapToGlobal(place),
            pressure,
            0.0,
            0.0,
            0.0,
            0.0,
            0.0,
            Plain,
            Left,
            held,
        )
        QApplication.sendEvent(viewport, event)

    pen(QEvent.Type.TabletPress, 0.5, Left)
    stroke(viewport, (0.5, 0.5, 0.0))
    assert weights(document).max() == pytest.approx(0.25, abs=0.02)
    document.undo()
    pen(QEvent.Type.TabletMove, 0.0, Qt.MouseButton.NoButton)  # it goes away; the mouse is as before
    stroke(viewport, (0.5, 0.5, 0.0))
    assert weights(document).max() == pytest.approx(0.5, abs=0.02)


def test_shift_takes_the_bone_and_control_its_weight(
    viewport: Viewport, document: Document, tools: list[Tools]
) -> None:
    rows = np.flatnonzero(document.model.vertices["position"][:, 1] > 0.75)
    with document.edit("Weights") as edit:
        edit.set(document.model.vertices, rows, "bones", (HEAD, CENTRE, -1, -1))
        edit.set(document.model.vertices, rows, "deform", 1)
        edit.set(document.model.vertices, rows, "weights", (0.7, 0.3, 0, 0))
    press(viewport, (0.5, 1.2, 0.0), Shift)
    assert document.selection.current("bones") == HEAD
    assert "頭" in said(viewport) or document.selection.rows("bones").tolist() == [HEAD]
    release(viewport, (0.5, 1.2, 0.0))
    press(viewport, (0.5, 1.2, 0.0), Ctrl)
    assert said(viewport) == "頭: 0.700"
    release(viewport, (0.5, 1.2, 0.0))
    assert tools[0].painting.brush.weight == pytest.approx(0.7)
    assert len(document.history.steps) == 1, "nothing was painted"


def test_a_locked_bone_is_not_painted_and_says_so(viewport: Viewport, document: Document) -> None:
    document.weight_locks.set([LEFT], True)
    press(viewport, (0.5, 0.5, 0.0))
    texts = [label.text() for label in viewport.findChildren(QLabel) if label.isVisible()]
    assert "左腕 is locked" in texts
    release(viewport, (0.5, 0.5, 0.0))
    assert not document.history.steps


def test_locks_stay_with_their_bones(document: Document) -> None:
    document.weight_locks.set([RIGHT, HEAD], True)
    document.weight_locks.set_giver(LEFT)
    with document.edit("Remove") as edit:
        edit.remove(document.model.bones, [HEAD])
        edit.move(document.model.bones, [RIGHT], 0)
    assert document.weight_locks.rows.tolist() == [0]
    assert document.weight_locks.giver == LEFT + 1


def test_the_wheel_changes_the_brush_and_not_the_camera(viewport: Viewport, tools: list[Tools]) -> None:
    def wheel(keys: Qt.KeyboardModifier) -> None:
        place = at(viewport, (0.5, 0.5, 0.0))
        delta = QPointF(0, 120).toPoint()
        phase = Qt.ScrollPhase.NoScrollPhase
        QApplication.sendEvent(
            viewport,
            QWheelEvent(place, viewport.mapToGlobal(place), delta, delta, Qt.MouseButton.NoButton, keys, phase, False),
        )

    camera, radius = viewport.camera, tools[0].regions.radius
    wheel(Ctrl)
    assert tools[0].regions.radius > radius
    assert viewport.camera == camera
    wheel(Plain)
    assert viewport.camera != camera


def hover(viewport: Viewport, point: Place) -> None:
    """Until the surface has been made."""
    place = at(viewport, point)
    none = Qt.MouseButton.NoButton
    QApplication.sendEvent(
        viewport, QMouseEvent(QEvent.Type.MouseMove, place, viewport.mapToGlobal(place), none, none, Plain)
    )


def marks(viewport: Viewport) -> StructArray:
    return viewport._left_button.marks


def test_the_vertices_under_the_brush_show(
    viewport: Viewport, document: Document, tools: list[Tools], qtbot: QtBot
) -> None:
    plain = color(viewport, (0.5, 0.5, 0.0))
    hover(viewport, (0.52, 0.5, 0.0))
    qtbot.waitUntil(lambda: len(marks(viewport)) > 0)
    assert color(viewport, (0.5, 0.5, 0.0)).lightness() > plain.lightness() + 60, "there is a vertex"
    apart = np.linalg.norm(marks(viewport)["place"] - (0.52, 0.5, 0), axis=1)
    assert apart.argmin() == marks(viewport)["size"].argmax(), "the nearest is the largest"
    count, radius = len(marks(viewport)), apart.max()
    tools[0].regions.grow(2)
    assert len(marks(viewport)) > count
    tools[0].regions.grow(-2)
    shown = set(map(tuple, marks(viewport)["place"].tolist()))
    press(viewport, (0.52, 0.5, 0.0))
    rows = np.flatnonzero(weights(document))
    assert set(map(tuple, document.model.vertices["position"][rows].tolist())) <= shown, "and just these are painted"
    assert len(rows) > 0.9 * len(shown)
    move(viewport, (-0.5, 0.5, 0.0))
    assert np.linalg.norm(marks(viewport)["place"] - (-0.5, 0.5, 0), axis=1).max() < 1.5 * radius, "they go along"
    release(viewport, (-0.5, 0.5, 0.0))
    tools[0].painting.show_vertices(False)
    assert not len(marks(viewport))
    tools[0].painting.show_vertices(True)
    assert len(marks(viewport))
    QApplication.sendEvent(viewport, QEvent(QEvent.Type.Leave))
    assert not len(marks(viewport))


def test_only_vertices_that_are_painted_show(
    viewport: Viewport, document: Document, tools: list[Tools], qtbot: QtBot
) -> None:
    document.painted_surface.result()
    document.selection.select("vertices", np.flatnonzero(document.model.vertices["position"][:, 1] > 0.5))
    tools[0].painting.keep_to_selected(True)
    hover(viewport, (0.5, 0.5, 0.0))
    places = marks(viewport)["place"]
    assert len(places)
    assert (places[:, 1] > 0.5).all()
    tools[0].painting.set(mode=PaintMode.FILL)
    assert not len(marks(viewport)), "which has no radius"
    tools[0].painting.set(mode=PaintMode.ADD)
    assert len(marks(viewport))
    tools[0].choose(Tool.SELECT)
    assert not len(marks(viewport))


def test_a_gradient_is_drawn_from_press_to_release(viewport: Viewport, document: Document, tools: list[Tools]) -> None:
    tools[0].painting.set(mode=PaintMode.GRADIENT, weight=1.0)
    stroke(viewport, (-1, 0.02, 0.0), (1.8, 0.02, 0.0), (1, 0.02, 0.0))
    x = document.model.vertices["position"][: SIDE * SIDE, 0]
    expected = np.where((x >= -1) & (x <= 1), (1 - x) / 2, 0)
    assert np.abs(weights(document)[: SIDE * SIDE] - expected).mean() < 0.02
    assert len(document.history.steps) == 1


def test_only_selected_vertices_are_painted_where_that_is_chosen(
    viewport: Viewport, document: Document, tools: list[Tools]
) -> None:
    above = np.flatnonzero(document.model.vertices["position"][:, 1] > 0.5)
    document.selection.select("vertices", above)
    tools[0].painting.keep_to_selected(True)
    stroke(viewport, (0.5, 0.5, 0.0))
    painted = np.flatnonzero(weights(document))
    assert len(painted)
    assert set(painted) <= set(above)


def test_an_edit_from_elsewhere_ends_the_stroke(viewport: Viewport, document: Document) -> None:
    press(viewport, (0.5, 0.5, 0.0))
    with document.edit("Other") as edit:
        edit.set(document.model.bones, [HEAD], "name", "首")
    move(viewport, (0.9, 0.5, 0.0))
    release(viewport, (0.9, 0.5, 0.0))
    assert [step.name for step in document.history.steps] == ["Paint 左腕", "Other"]


def test_in_a_pose_what_is_seen_is_painted(viewport: Viewport, document: Document) -> None:
    """The sheets are seen a whole unit further up than they are at rest."""
    document.posing.pose_bones([CENTRE], offsets=(0, 1, 0))
    document.posing.show_in_edit(True)
    stroke(viewport, (0.5, 1.5, 0.0))
    painted = np.flatnonzero(weights(document))
    assert len(painted)
    middle = document.model.vertices["position"][painted].mean(axis=0)
    assert middle[:2] == pytest.approx((0.5, 0.5), abs=0.06)
