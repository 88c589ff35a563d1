"""Selecting in the view with each region: by mouse, in a real window."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.document.selection import SelectionMode
from editor.formats import Content
from editor.render.camera import Camera
from editor.render.options import ViewOptions
from editor.ui.command import CommandList
from editor.ui.services import WindowMode
from editor.ui.viewport.gizmo.geometry import ViewProjection
from editor.ui.viewport.region_tool import LARGEST, SMALLEST, Region, RegionTool, Stroke
from editor.ui.viewport.tools import Tools
from editor.ui.viewport.viewport import Viewport
from tests.ui.viewport.test_viewport import at, selected, two_squares

Left, Right = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NoKey, Ctrl, Shift = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
Point = tuple[float, float, float]


@pytest.fixture
def document() -> Document:
    """Two squares, of whose vertices some can be selected."""
    document = Document(Content(two_squares()))
    document.selection.set_active_table("vertices")
    return document


@pytest.fixture
def tools(qtbot: QtBot) -> Iterator[Tools]:
    owner = QWidget()
    made = Tools(CommandList(owner))
    made.update_for_mode(WindowMode.EDIT)
    yield made
    owner.deleteLater()


@pytest.fixture
def regions(tools: Tools) -> RegionTool:
    return tools.regions


@pytest.fixture
def viewport(document: Document, tools: Tools, qtbot: QtBot) -> Iterator[Viewport]:
    viewport = Viewport(document)
    qtbot.addWidget(viewport)
    viewport.set_tools(tools)
    viewport.set_options(ViewOptions(show=frozenset()))
    viewport.resize(400, 200)
    viewport.show()
    qtbot.waitUntil(lambda: viewport.has_drawn)
    yield viewport
    viewport.stop()


def begin(viewport: Viewport, points: list[Point], keys: Qt.KeyboardModifier = NoKey) -> QPoint:
    """Drag the left button over points of the model, without letting go; where it is then."""
    places = [at(viewport, point) for point in points]
    QTest.mousePress(viewport, Left, keys, places[0])
    for place in places[1:]:
        QTest.mouseMove(viewport, place)
    return places[-1]


def drag(viewport: Viewport, points: list[Point], keys: Qt.KeyboardModifier = NoKey) -> None:
    QTest.mouseRelease(viewport, Left, keys, begin(viewport, points, keys))


def shown(viewport: Viewport, table: str) -> list[int]:
    """What the picture shows as selected."""
    viewport.grabFramebuffer()
    return viewport._scene._selection.rows(table).tolist()


def turn_wheel(viewport: Viewport, steps: int, keys: Qt.KeyboardModifier = NoKey) -> None:
    middle, turned = QPointF(200, 100), QPoint(0, 120 * steps)
    phase = Qt.ScrollPhase.NoScrollPhase
    QApplication.sendEvent(viewport, QWheelEvent(middle, middle, QPoint(), turned, Left, keys, phase, False))


# Around the lower corners of the right square.
AROUND: list[Point] = [(0.5, 9.5, 0), (0.5, 8.5, 0), (2, 8.4, 0), (3.5, 8.5, 0), (3.5, 9.5, 0), (2, 9.6, 0)]

pytestmark = pytest.mark.gl


def test_a_lasso_takes_what_it_goes_around(viewport: Viewport, document: Document, regions: RegionTool) -> None:
    regions.choose(Region.LASSO)
    drag(viewport, AROUND)
    assert selected(document, "vertices") == [4, 5]


@pytest.mark.parametrize("region", [Region.BOX, Region.LASSO, Region.BRUSH])
def test_what_would_be_selected_is_seen_and_escape_leaves_all_as_it_was(
    viewport: Viewport, document: Document, regions: RegionTool, region: Region
) -> None:
    document.selection.select("vertices", [7])
    regions.choose(region)
    regions.grow(2)
    end = begin(viewport, [(0.6, 8.4, 0), (0.5, 9, 0), (0.5, 9.5, 0), (1, 9.5, 0), (1.5, 9.5, 0)])
    assert shown(viewport, "vertices") == [4]
    assert selected(document, "vertices") == [7]
    QTest.keyClick(viewport, Qt.Key.Key_Escape)
    assert shown(viewport, "vertices") == [7]
    QTest.mouseRelease(viewport, Left, NoKey, end)
    assert selected(document, "vertices") == [7]


def test_shift_adds_and_ctrl_takes_away(viewport: Viewport, document: Document, regions: RegionTool) -> None:
    regions.choose(Region.LASSO)
    document.selection.select("vertices", [5, 7])
    begin(viewport, AROUND, Shift)
    QTest.keyClick(viewport, Qt.Key.Key_Escape)
    drag(viewport, AROUND, Shift)
    assert selected(document, "vertices") == [4, 5, 7]
    drag(viewport, AROUND, Ctrl)
    assert selected(document, "vertices") == [7]


def test_a_region_with_nothing_in_it_selects_nothing(
    viewport: Viewport, document: Document, regions: RegionTool
) -> None:
    regions.choose(Region.LASSO)
    document.selection.select("vertices", [5])
    drag(viewport, [(-0.5, 9.5, 0), (0, 8.5, 0), (0.5, 9.5, 0)])
    assert selected(document, "vertices") == []


def test_a_brush_paints_from_the_first_press_on(viewport: Viewport, document: Document, regions: RegionTool) -> None:
    regions.choose(Region.BRUSH)
    QTest.mouseClick(viewport, Left, pos=at(viewport, (-1, 9, 0)))
    assert selected(document, "vertices") == [1]
    drag(viewport, [(-3, 9, 0), (-3, 10, 0), (-3, 11, 0)])
    assert selected(document, "vertices") == [0, 3]


def test_painting_twice_frames_nothing(viewport: Viewport, document: Document, regions: RegionTool) -> None:
    regions.choose(Region.BRUSH)
    camera = viewport.camera
    QTest.mouseClick(viewport, Left, pos=at(viewport, (-1, 9, 0)))
    QTest.mouseDClick(viewport, Left, pos=at(viewport, (-1, 9, 0)))
    assert viewport.camera == camera
    assert selected(document, "vertices") == [1]


def test_a_click_is_a_click_however_far_it_goes(viewport: Viewport, document: Document, regions: RegionTool) -> None:
    regions.choose(Region.CLICK)
    drag(viewport, [(-3, 9, 0), (0, 9, 0), (1, 9, 0)])
    assert selected(document, "vertices") == [4]


def test_a_click_takes_the_whole_part(viewport: Viewport, document: Document, regions: RegionTool) -> None:
    regions.choose(Region.PART)
    QTest.mouseClick(viewport, Left, pos=at(viewport, (1, 9, 0)))
    assert selected(document, "vertices") == [4, 5, 6, 7]
    drag(viewport, [(-3.5, 9.5, 0), (-2.8, 8.8, 0), (-2.5, 8.5, 0)], Shift)
    assert selected(document, "vertices") == list(range(8))
    document.selection.set_active_table("materials")
    QTest.mouseClick(viewport, Left, pos=at(viewport, (2, 10, 0)))
    assert selected(document, "materials") == [1]


def test_covered_rows_are_taken_if_that_is_wanted(viewport: Viewport, document: Document, regions: RegionTool) -> None:
    """Seen from the model's back, where the squares are not drawn."""
    viewport.camera_control.set_camera(viewport.camera.orbited(180, 0))
    everything = [(3.5, 11.5, 0), (0, 10, 0), (-3.5, 8.5, 0)]
    with document.edit("One side") as edit:
        edit.set(document.model.materials, [0, 1], "flags", 0)
    drag(viewport, everything)
    QTest.mouseClick(viewport, Left, Shift, at(viewport, (1, 9, 0)))
    before = selected(document, "vertices")
    regions.commands[regions.THROUGH].trigger()
    drag(viewport, everything)
    assert selected(document, "vertices") == list(range(8))
    QTest.mouseClick(viewport, Left, pos=at(viewport, (1, 9, 0)))
    assert (before, selected(document, "vertices")) == ([4], [4])
    QTest.mouseClick(viewport, Left, pos=at(viewport, (0, 9, 0)))
    assert selected(document, "vertices") == []


def test_what_is_masked_is_not_taken(viewport: Viewport, document: Document, regions: RegionTool) -> None:
    regions.commands[regions.THROUGH].trigger()
    document.masking.mask("materials", [1])
    drag(viewport, [(-3.5, 11.5, 0), (0, 10, 0), (3.5, 8.5, 0)])
    assert selected(document, "vertices") == [0, 1, 2, 3]
    QTest.mouseClick(viewport, Left, pos=at(viewport, (1, 9, 0)))
    assert selected(document, "vertices") == []


def test_the_camera_stays_while_a_region_is_drawn(viewport: Viewport, regions: RegionTool) -> None:
    camera = viewport.camera
    begin(viewport, AROUND)
    turn_wheel(viewport, 1)
    assert viewport.camera == camera
    QTest.mousePress(viewport, Right, NoKey, QPoint(5, 5))
    assert viewport._left_button.stroke is None
    QTest.mouseRelease(viewport, Right, NoKey, QPoint(5, 5))
    turn_wheel(viewport, 1)
    assert viewport.camera != camera


def test_the_wheel_changes_the_brush(viewport: Viewport, regions: RegionTool) -> None:
    camera, radius = viewport.camera, regions.radius
    regions.choose(Region.BRUSH)
    turn_wheel(viewport, 2, Ctrl)
    assert regions.radius > radius
    assert viewport.camera == camera
    turn_wheel(viewport, -1)
    assert viewport.camera != camera


def test_an_edit_while_a_region_is_drawn(viewport: Viewport, document: Document, regions: RegionTool) -> None:
    regions.choose(Region.LASSO)
    begin(viewport, AROUND)
    assert shown(viewport, "vertices") == [4, 5]
    with document.edit("Delete") as edit:
        edit.remove(document.model.vertices, [0])
    QTest.mouseRelease(viewport, Left, NoKey, at(viewport, AROUND[-1]))
    assert selected(document, "vertices") == [3, 4]


def test_another_size_while_a_region_is_drawn(viewport: Viewport, document: Document, regions: RegionTool) -> None:
    begin(viewport, AROUND)
    viewport.resize(300, 260)
    viewport.grabFramebuffer()
    QTest.mouseRelease(viewport, Left, NoKey, QPoint(5, 5))
    assert selected(document, "vertices") == []


def test_the_way_back_has_one_place_for_a_region(
    viewport: Viewport, document: Document, regions: RegionTool, qtbot: QtBot
) -> None:
    history = document.selection_history
    document.selection.select("vertices", [0, 7])
    qtbot.wait(10)
    regions.choose(Region.BRUSH)
    regions.grow(2)
    begin(viewport, AROUND)
    for point in AROUND:
        QTest.mouseMove(viewport, at(viewport, point))
        qtbot.wait(5)
    QTest.mouseRelease(viewport, Left, NoKey, at(viewport, AROUND[0]))
    qtbot.wait(10)
    assert selected(document, "vertices") == [4, 5]
    history.back()
    assert selected(document, "vertices") == [0, 7]


def test_the_pointer_says_what_is_drawn(viewport: Viewport, regions: RegionTool) -> None:
    shapes = []
    for region in Region:
        regions.choose(region)
        shapes.append(viewport.cursor().shape())
    assert len(set(shapes)) == 4
    regions.choose(Region.BRUSH)
    width = viewport.cursor().pixmap().width()
    regions.commands[regions.LARGER].trigger()
    assert viewport.cursor().pixmap().width() > width


def test_regions_are_exclusive_and_have_keys_of_their_own(regions: RegionTool) -> None:
    actions = regions.commands.actions(*regions.REGIONS)
    for place, action in enumerate(actions):
        action.trigger()
        assert regions.region is list(Region)[place]
        assert [other.isChecked() for other in regions.commands.actions(*regions.REGIONS)] == [
            other is action for other in regions.commands.actions(*regions.REGIONS)
        ]
    keys = [key.toString() for action in regions.commands.actions(*regions.ALL) for key in action.shortcuts()]
    assert len(keys) == len(set(keys)) == len(regions.ALL)


def test_the_brush_has_bounds(regions: RegionTool) -> None:
    regions.grow(100)
    assert regions.radius == LARGEST
    regions.grow(-100)
    assert regions.radius == SMALLEST


@pytest.mark.parametrize("perspective", [True, False])
def test_the_line_of_a_lasso_is_where_the_pointer_went(perspective: bool) -> None:
    projection = ViewProjection(Camera(rotation=(20, 30, 10), perspective=perspective), (400, 200))
    stroke = Stroke(Region.LASSO, projection, (10, 20), SelectionMode.REPLACE)
    for place in ((11, 20), (390, 30), (200, 190)):
        stroke.go(place, 0)
    signs = stroke.lines(projection)
    starts = projection.project(signs["start"])[:, :2]
    np.testing.assert_allclose(starts, [(10, 20), (390, 30), (200, 190)], atol=0.05)
    np.testing.assert_allclose(projection.project(signs["end"])[-1, :2], (10, 20), atol=0.05)
