"""A tool that is a row and a ViewTool, and nothing else: the view gives it the pointer, the keys and the picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.formats import Content
from editor.render.modes import DisplayMode
from editor.render.options import ViewOptions
from editor.ui.services import WindowMode
from editor.ui.viewport.tools import Tool, Tools
from editor.ui.viewport.view_tool import IdleTool, Pointer, SpaceText, ToolType
from editor.ui.viewport.viewport import Viewport
from tests.operations.painting.test_weight_stroke import sheet
from tests.ui.viewport.showing import shown_viewport

pytestmark = pytest.mark.gl

Left, Right, Plain = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier
HERE, THERE = QPoint(300, 250), QPoint(360, 250)
told: list[str] = []  # of the tool, by the view


class Recorder(IdleTool):
    """Tells what it is told; begins something with each press, which Escape ends."""

    is_begun = False

    def press(self, pointer: Pointer) -> bool:
        told.append(f"press {pointer.at[0]:.0f}")
        self.is_begun = True
        return True

    def drag(self, pointer: Pointer) -> None:
        told.append(f"drag {pointer.at[0]:.0f}")

    def hover(self, pointer: Pointer) -> None:
        told.append("hover")

    def release(self, pointer: Pointer | None) -> None:
        told.append("release")

    def cancel(self) -> bool:
        was_begun, self.is_begun = self.is_begun, False
        told.append("cancel")
        return was_begun

    def wheel(self, notches: float, keys: Qt.KeyboardModifier) -> bool:
        told.append(f"wheel {notches:.0f}")
        return True

    def texts(self) -> Sequence[SpaceText]:
        return [((0.0, 0.0, 0.0), "begun")] if self.is_begun else []

    def options(self, options: ViewOptions) -> ViewOptions:
        return replace(options, mode=DisplayMode.WIRE)


ROW = ToolType(
    id="record.all", label="Record", tip="Records", modes=frozenset({WindowMode.EDIT}), stays=False, make=Recorder
)


@pytest.fixture
def tools() -> list[Tools]:
    told.clear()
    return []


@pytest.fixture
def viewport(qtbot: QtBot, tools: list[Tools]) -> Iterator[Viewport]:
    def prepare(made: Tools) -> None:
        made.offer([ROW])
        made.update_for_mode(WindowMode.EDIT)
        made.choose(ROW.id)
        tools.append(made)

    document = Document(Content(sheet()))
    with shown_viewport(document, qtbot, ((-2, -2, 0), (2, 2, 0)), ViewOptions(frozenset()), prepare) as viewport:
        yield viewport


def done() -> list[str]:
    """What was told but hovering, for which the pointer of the screen may be there, too."""
    return [each for each in told if each != "hover"]


def move(viewport: Viewport, at: QPoint, held: Qt.MouseButton) -> None:
    """Move the pointer, and nothing of the screen's."""
    place = QPointF(at)
    kind, none = QEvent.Type.MouseMove, Qt.MouseButton.NoButton
    QApplication.sendEvent(viewport, QMouseEvent(kind, place, viewport.mapToGlobal(place), none, held, Plain))


def test_the_pointer_goes_to_the_tool_alone(viewport: Viewport) -> None:
    told.clear()
    move(viewport, HERE, Qt.MouseButton.NoButton)
    QTest.mousePress(viewport, Left, Plain, HERE)
    move(viewport, THERE, Left)
    QTest.mouseRelease(viewport, Left, Plain, THERE)
    assert done() == ["press 300", "drag 360", "release"]
    assert "hover" in told
    assert viewport._left_button.stroke is None
    assert len(viewport.document.selection.rows("materials")) == 0


def test_it_has_the_cursor_the_wheel_and_what_is_seen(viewport: Viewport) -> None:
    assert viewport.cursor().shape() is Qt.CursorShape.CrossCursor
    assert viewport.drawn_options().mode is DisplayMode.WIRE
    camera, place, nothing = viewport.camera, QPointF(HERE), Qt.MouseButton.NoButton
    notch = QPoint(0, 120)
    phase = Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(place, viewport.mapToGlobal(place), QPoint(), notch, nothing, Plain, phase, False)
    QApplication.sendEvent(viewport, event)
    assert done()[-1] == "wheel 1"
    assert viewport.camera == camera
    before = viewport.grabFramebuffer()
    QTest.mouseClick(viewport, Left, Plain, HERE)
    assert viewport.grabFramebuffer() != before, "its text is written into the picture"


def test_escape_and_another_button_end_what_is_held(viewport: Viewport) -> None:
    QTest.mousePress(viewport, Left, Plain, HERE)
    QTest.mousePress(viewport, Right, Plain, HERE)
    assert done()[-1] == "cancel"
    told.clear()
    QTest.mouseRelease(viewport, Right, Plain, HERE)
    QTest.mouseRelease(viewport, Left, Plain, HERE)
    assert done() == []
    QTest.mouseClick(viewport, Left, Plain, HERE)
    QTest.mouseClick(viewport, Right, Plain, HERE)
    assert done() == ["press 300", "release"], "what goes on between two clicks is not the other buttons'"
    QTest.keyClick(viewport, Qt.Key.Key_Escape)
    assert done()[-1] == "cancel"


def test_another_tool_mode_or_list_ends_it(viewport: Viewport, tools: list[Tools]) -> None:
    tools[0].choose(Tool.SELECT)
    assert done() == ["cancel"]
    assert viewport.drawn_options().mode is DisplayMode.NORMAL
    tools[0].choose(ROW.id)
    told.clear()
    viewport.document.posing.set_active(True)
    assert done() == ["cancel"]
    QTest.mouseClick(viewport, Left, Plain, HERE)
    assert done() == ["cancel"], "it is not of this mode"
    viewport.document.posing.set_active(False)
    tools[0].offer([])
    assert tools[0].tool is Tool.SELECT
    assert viewport.cursor().shape() is Qt.CursorShape.ArrowCursor
