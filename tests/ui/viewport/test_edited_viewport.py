"""The viewport in Edit mode: handles by simulated mouse change the model itself, a drag being one step."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.document.virtual_axis import VirtualAxis
from editor.formats import Content
from editor.math3d.arrays import Float64Array
from editor.model.bones import Bone
from editor.model.materials import Material
from editor.model.model import Model
from editor.render.options import ViewOptions
from editor.ui.services import WindowMode
from editor.ui.viewport.gizmo.geometry import ViewProjection
from editor.ui.viewport.gizmo.parts import ARM, ARROW, EVEN_RING, RING
from editor.ui.viewport.shaping import Pivot
from editor.ui.viewport.tools import Axes, Tool, Tools
from editor.ui.viewport.viewport import Viewport
from tests.ui.viewport.showing import shown_viewport

pytestmark = pytest.mark.gl

Left = Qt.MouseButton.LeftButton
NoKeys, Ctrl = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
BACKGROUND = (0.0, 0.0, 1.0, 1.0)
CENTRE = np.array((0.0, 8.0, 0.0))
X, Y, Z = np.eye(3)


def square() -> Model:
    """A red square around CENTRE, and a bone there."""
    model = Model()
    corners = np.array([(-1, -1, 0), (1, -1, 0), (1, 1, 0), (-1, 1, 0)], np.float32) + CENTRE
    model.vertices.fill(4, position=corners, normal=np.tile((0, 0, -1), (4, 1)))
    model.faces.fill(2, vertices=np.array([(0, 3, 2), (0, 2, 1)]), material=[0, 0])
    model.materials.records[:] = [Material("red", diffuse=(1, 0, 0, 1), ambient=(1, 0, 0), flags=1)]
    model.bones.records[:] = [Bone("middle", position=tuple(CENTRE.tolist()), tail_offset=(0, 1, 0))]
    return model


@pytest.fixture
def document() -> Document:
    return Document(Content(square()))


@pytest.fixture
def viewport(document: Document, qtbot: QtBot) -> Iterator[Viewport]:
    options = ViewOptions(show=frozenset(), background=BACKGROUND)
    box = (-8.0, 0.0, -2.0), (8.0, 16.0, 2.0)
    with shown_viewport(
        document, qtbot, box, options, lambda tools: tools.update_for_mode(WindowMode.EDIT)
    ) as viewport:
        yield viewport


@pytest.fixture
def tools(viewport: Viewport) -> Tools:
    return viewport.parentWidget().findChild(Tools)


@pytest.fixture(autouse=True)
def selected(document: Document) -> None:
    document.selection.set_active_table("vertices")
    document.selection.select("vertices", [0, 1, 2, 3])


def unit(viewport: Viewport) -> float:
    return ViewProjection(viewport.camera, viewport.pixels, viewport.devicePixelRatioF()).length(CENTRE)


def at(viewport: Viewport, point: Float64Array) -> QPoint:
    """Where a point of the model is seen, in logical pixels."""
    x, y, _ = viewport.camera.project([point], viewport.pixels)[0] / viewport.devicePixelRatioF()
    return QPoint(round(x), round(y))


def drag(viewport: Viewport, points: list[Float64Array], keys: Qt.KeyboardModifier = NoKeys) -> None:
    """Drag from point to point, without letting go."""
    places = [at(viewport, point) for point in points]
    QTest.mouseMove(viewport, places[0])
    QTest.mousePress(viewport, Left, pos=places[0])
    for place in places[1:]:
        spot, everywhere = QPointF(place), QPointF(viewport.mapToGlobal(place))
        event = QMouseEvent(QEvent.Type.MouseMove, spot, everywhere, Qt.MouseButton.NoButton, Left, keys)
        QApplication.sendEvent(viewport, event)


def let_go(viewport: Viewport) -> None:
    QTest.mouseRelease(viewport, Left, pos=QPoint(5, 5))


def grabbed(viewport: Viewport, way: Float64Array, length: float, steps: tuple[float, ...]) -> list[Float64Array]:
    """Places along a way, from the middle of the handle: grabbed at `length` pixels, and then so much further."""
    start = CENTRE + way * length * unit(viewport)
    return [start + way * step for step in steps]


def positions(document: Document) -> Float64Array:
    return document.model.vertices["position"].astype(np.float64)


def is_red(viewport: Viewport, point: tuple[float, float, float]) -> bool:
    color = viewport.grabFramebuffer().pixelColor(at(viewport, np.array(point)) * viewport.devicePixelRatioF())
    return color.red() > 200 > color.blue()


# -- drags -------------------------------------------------------------------------------------------------------------


def test_dragging_an_arrow_is_one_step_that_is_seen_live(viewport: Viewport, document: Document, tools: Tools) -> None:
    tools.choose(Tool.MOVE)
    before = positions(document)
    drag(viewport, grabbed(viewport, Y, ARROW * 0.9, (0, 1, 3, 2)))
    np.testing.assert_allclose(positions(document) - before, np.tile((0, 2, 0), (4, 1)), atol=0.05)
    assert is_red(viewport, (0.5, 10.6, 0))
    assert "4 vertices" in viewport._readout.text()
    assert not document.history.can_undo
    let_go(viewport)
    assert document.history.undo_name == "Move 4 vertices"
    assert document.history.position == 1
    assert document.selection.rows("vertices").tolist() == [0, 1, 2, 3]
    assert not viewport._readout.isVisible()
    document.undo()
    assert (positions(document) == before).all()
    assert not is_red(viewport, (0.5, 10.6, 0))


def test_escape_takes_a_drag_back(viewport: Viewport, document: Document, tools: Tools) -> None:
    tools.choose(Tool.MOVE)
    before = positions(document)
    drag(viewport, grabbed(viewport, X, ARROW * 0.9, (0, 1, 2)))
    assert (positions(document) != before).any()
    QTest.keyClick(viewport, Qt.Key.Key_Escape)
    assert (positions(document) == before).all()
    let_go(viewport)
    assert not document.history.can_undo
    assert document.selection.rows("vertices").tolist() == [0, 1, 2, 3]


def test_ctrl_snaps_to_the_grid_step(viewport: Viewport, document: Document, tools: Tools) -> None:
    tools.choose(Tool.MOVE)
    before = positions(document)
    drag(viewport, grabbed(viewport, X, ARROW * 0.9, (0, 0.5, 1.2)), Ctrl)
    np.testing.assert_allclose(positions(document) - before, np.tile((1, 0, 0), (4, 1)), atol=1e-6)
    let_go(viewport)


def test_a_ring_turns_about_the_pivot(viewport: Viewport, document: Document, tools: Tools) -> None:
    tools.choose(Tool.ROTATE)
    radius = RING * unit(viewport)
    angles = np.radians((135, 160, 200, 225))
    ways = np.stack((np.cos(angles), np.sin(angles), 0 * angles), axis=1)
    drag(viewport, list(CENTRE + ways * radius))
    let_go(viewport)
    turned = np.array([(1, -1, 0), (1, 1, 0), (-1, 1, 0), (-1, -1, 0)]) + CENTRE
    np.testing.assert_allclose(positions(document), turned, atol=0.05)
    assert document.history.undo_name == "Rotate 4 vertices"


def test_a_virtual_axis_stays_to_turn_about_and_to_move_along(
    viewport: Viewport, document: Document, tools: Tools
) -> None:
    origin, before = CENTRE + 2 * X, positions(document)
    document.virtual_axis = VirtualAxis(origin, Z)
    tools.take_virtual_axis()
    tools.choose(Tool.ROTATE)
    radius = RING * unit(viewport)
    quarter = np.radians((135, 165, 195, 225))
    for turns in (1, 2):
        drag(viewport, [origin + radius * np.array((np.cos(angle), np.sin(angle), 0)) for angle in quarter])
        let_go(viewport)
        away = before - origin
        for _ in range(turns):
            away = np.column_stack((-away[:, 1], away[:, 0], away[:, 2]))
        np.testing.assert_allclose(positions(document), origin + away, atol=0.1)
    document.undo()
    document.undo()
    document.virtual_axis = VirtualAxis(origin, (X + Y) / np.sqrt(2))
    tools.take_virtual_axis()
    tools.choose(Tool.MOVE)
    way = document.virtual_axis.direction
    for steps in (1, 2):
        start = origin + way * ARROW * 0.9 * unit(viewport)
        drag(viewport, [start, start + way * 0.5 + X * 0.3, start + way])
        let_go(viewport)
        np.testing.assert_allclose(positions(document) - before, np.tile(way * steps, (4, 1)), atol=0.05)
    assert document.history.position == 2


def test_a_virtual_axis_is_seen_while_it_is_chosen(viewport: Viewport, document: Document, tools: Tools) -> None:
    document.virtual_axis = VirtualAxis(CENTRE, X)
    document.selection.select("vertices", [])
    place = at(viewport, CENTRE + X * 150 * unit(viewport)) * viewport.devicePixelRatioF()

    def seen() -> bool:
        return viewport.grabFramebuffer().pixelColor(place).red() > 50

    assert not seen()
    tools.take_virtual_axis()
    assert seen()
    tools.choose_axes(Axes.GLOBAL)
    assert not seen()


def test_an_arm_scales_along_its_axis_and_the_ring_evenly(viewport: Viewport, document: Document, tools: Tools) -> None:
    tools.choose(Tool.SCALE)
    before = positions(document) - CENTRE
    length = ARM * unit(viewport)
    drag(viewport, [CENTRE + X * length * factor for factor in (1, 1.5, 2)])
    np.testing.assert_allclose(positions(document) - CENTRE, before * (2, 1, 1), atol=0.05)
    let_go(viewport)
    document.undo()
    slanted = (X + Y) / np.sqrt(2) * EVEN_RING * unit(viewport)
    drag(viewport, [CENTRE + slanted * factor for factor in (1, 0.8, 0.5)])
    np.testing.assert_allclose(positions(document) - CENTRE, before * 0.5, atol=0.05)
    let_go(viewport)
    assert document.history.undo_name == "Scale 4 vertices"


def test_the_wheel_widens_the_falloff_while_dragging_and_zooms_otherwise(
    viewport: Viewport, document: Document, tools: Tools
) -> None:
    document.selection.select("vertices", [2])
    tools.choose(Tool.MOVE)
    tools.commands["shaping.falloff"].trigger()
    tools.shaping.set_radius(1.9)
    tools.shaping.choose_pivot(Pivot.ORIGIN)
    viewport.camera_control.set_camera(viewport.camera.centred((0, 0, 0)))
    length = (
        ARROW * 0.9 * ViewProjection(viewport.camera, viewport.pixels, viewport.devicePixelRatioF()).length(np.zeros(3))
    )
    camera = viewport.camera
    before = positions(document)
    drag(viewport, [Y * (length + step) for step in (0, 1, 2)])
    assert (positions(document) != before).any(axis=1).tolist() == [False, False, True, False]
    _turn_wheel(viewport, 3)
    assert (positions(document) != before).any(axis=1).tolist() == [False, True, True, True]
    assert "radius 2.53" in viewport._readout.text()
    assert viewport.camera == camera
    let_go(viewport)
    assert document.history.position == 1
    _turn_wheel(viewport, 1)
    assert viewport.camera != camera


def _turn_wheel(viewport: Viewport, notches: int) -> None:
    place = QPointF(viewport.rect().center())
    phase = Qt.ScrollPhase.NoScrollPhase
    everywhere, delta = QPointF(viewport.mapToGlobal(place.toPoint())), QPoint(0, 120 * notches)
    event = QWheelEvent(place, everywhere, QPoint(), delta, Left, NoKeys, phase, False)
    QApplication.sendEvent(viewport, event)


# -- of what, and when -------------------------------------------------------------------------------------------------


def test_screen_axes_are_those_of_the_picture(viewport: Viewport, document: Document, tools: Tools) -> None:
    tools.choose(Tool.MOVE)
    tools.choose_axes(Axes.SCREEN)
    viewport.camera_control.set_camera(viewport.camera.orbited(90, 0))
    right = viewport.camera.axes[:, 0]
    before = positions(document)
    drag(viewport, grabbed(viewport, right, ARROW * 0.9, (0, 1, 2)))
    np.testing.assert_allclose(positions(document) - before, np.tile(right * 2, (4, 1)), atol=0.05)
    assert abs(right[0]) < 1e-6
    let_go(viewport)


def test_bones_and_faces_are_moved_by_their_handles(viewport: Viewport, document: Document, tools: Tools) -> None:
    tools.choose(Tool.MOVE)
    for table in ("bones", "faces", "materials"):
        document.selection.set_active_table(table)
        document.selection.select(table, [0])
        drag(viewport, grabbed(viewport, Y, ARROW * 0.9, (0, 1, 2)))
        let_go(viewport)
        assert document.history.can_undo
        document.undo()
    assert document.model.bones[0].position == tuple(CENTRE.tolist())


def test_a_click_beside_the_handles_still_selects(viewport: Viewport, document: Document, tools: Tools) -> None:
    tools.choose(Tool.MOVE)
    corner = positions(document)[0]
    QTest.mouseClick(viewport, Left, pos=at(viewport, corner))
    assert document.selection.rows("vertices").tolist() == [0]


def test_an_edit_from_elsewhere_ends_a_drag(viewport: Viewport, document: Document, tools: Tools) -> None:
    tools.choose(Tool.MOVE)
    points = grabbed(viewport, Y, ARROW * 0.9, (0, 1, 2))
    drag(viewport, points)
    moved = positions(document)
    with document.edit("Rename") as edit:
        edit.set(document.model.bones, [0], "name", "other")
    place = at(viewport, points[0])
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(place),
        QPointF(viewport.mapToGlobal(place)),
        Qt.MouseButton.NoButton,
        Left,
        NoKeys,
    )
    QApplication.sendEvent(viewport, event)
    let_go(viewport)
    assert (positions(document) == moved).all()
    assert document.history.position == 2


def test_undo_in_a_drag_takes_the_handle_back_too(
    viewport: Viewport, document: Document, tools: Tools, qtbot: QtBot
) -> None:
    tools.choose(Tool.MOVE)
    before, rest = positions(document), handle(viewport).max(axis=0)
    drag(viewport, grabbed(viewport, Y, ARROW * 0.9, (0, 1, 3)))
    assert not np.allclose(handle(viewport).max(axis=0), rest)
    document.undo()
    qtbot.waitUntil(lambda: np.allclose(handle(viewport).max(axis=0), rest))
    assert (positions(document) == before).all()
    let_go(viewport)
    assert (positions(document) == before).all()


def test_a_delete_in_a_drag_leaves_no_handle(
    viewport: Viewport, document: Document, tools: Tools, qtbot: QtBot
) -> None:
    tools.choose(Tool.MOVE)
    drag(viewport, grabbed(viewport, Y, ARROW * 0.9, (0, 1, 3)))
    with document.edit("Delete") as edit:
        edit.remove(document.model.vertices, [0, 1, 2, 3])
    qtbot.waitUntil(lambda: not len(handle(viewport)))
    let_go(viewport)
    assert not document.is_editing


def handle(viewport: Viewport) -> Float64Array:
    """Where the lines of the handles are drawn."""
    return viewport.lines(ViewProjection(viewport.camera, viewport.pixels, viewport.devicePixelRatioF()))["start"]


def test_another_tool_or_mode_ends_a_drag_as_a_step(viewport: Viewport, document: Document, tools: Tools) -> None:
    for end in (lambda: tools.choose(Tool.ROTATE), lambda: document.posing.set_active(True)):
        tools.choose(Tool.MOVE)
        before = document.history.position
        place = positions(document).mean(axis=0)
        viewport.camera_control.set_camera(viewport.camera.centred(place))
        length = ARROW * 0.9 * unit(viewport)
        drag(viewport, [place + Y * (length + step) for step in (0, 1, 2)])
        end()
        assert document.history.position == before + 1
        assert not document.is_editing
        let_go(viewport)
