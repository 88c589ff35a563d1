"""Where docks stand in each mode, in a window without the rest."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QSettings, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QMainWindow, QTabBar, QToolBar
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.document.program.settings import Settings
from editor.ui.services import CurrentDocument, WindowMode
from editor.ui.viewport.viewport import Viewport
from editor.ui.window.docks import DocumentDock
from editor.ui.window.document_panes import PANES
from editor.ui.window.layout import Layout
from editor.ui.window.pane_types import TRANSFORM_ONLY, tab_groups
from tests.operations.model_making import full_model
from tests.ui.driving import driven
from tests.ui.keyboard import show_active

AREAS = {pane.name: pane.area for pane in PANES}
POSING = {pane.name for pane in PANES if pane.modes == TRANSFORM_ONLY}
ON_DEMAND = {pane.name for pane in PANES if pane.is_on_demand}


@pytest.fixture
def window(bare_window: QMainWindow) -> QMainWindow:
    return bare_window


class Pane(QLabel):
    def __init__(self, document: Document) -> None:
        super().__init__()
        self.document = document


def make_docks(current: CurrentDocument, window: QMainWindow) -> dict[str, DocumentDock]:
    return {name: DocumentDock(name, name, Pane, current, (200, 100), window) for name in AREAS}


def hidden(docks: dict[str, DocumentDock]) -> set[str]:
    return {name for name, dock in docks.items() if dock.isHidden()}


def tabs_seen(window: QMainWindow) -> list[list[str]]:
    """What the tabs within the window say, bar by bar."""
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    bars = [bar for bar in window.findChildren(QTabBar, options=direct) if bar.isVisible()]
    within = [bar for bar in bars if bar.count() and window.rect().intersects(bar.geometry())]
    return [sorted(bar.tabText(tab) for tab in range(bar.count())) for bar in within]


def drag_line_beside(window: QMainWindow, dock: DocumentDock, by: int) -> None:
    QTest.qWait(20)
    on_line = 2 if window.dockWidgetArea(dock) is Qt.DockWidgetArea.LeftDockWidgetArea else -3
    start = QPoint(dock.geometry().right() + on_line if on_line > 0 else dock.geometry().left() + on_line, 100)
    QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(window, start + QPoint(by, 0))
    QTest.qWait(20)
    QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=start + QPoint(by, 0))
    QTest.qWait(20)


class TestLayout:
    @pytest.fixture
    def docks(self, current: CurrentDocument, window: QMainWindow) -> dict[str, DocumentDock]:
        return make_docks(current, window)

    @pytest.fixture
    def layout(self, docks: dict[str, DocumentDock], window: QMainWindow) -> Layout:
        bar = QToolBar("tools")
        bar.setObjectName("tools")
        return Layout(window, PANES, docks, bar, Settings())

    def test_away_at_first_then_as_it_comes(self, layout: Layout, docks: dict[str, DocumentDock]) -> None:
        assert all(dock.isHidden() for dock in docks.values())
        layout.show(WindowMode.EDIT)
        assert hidden(docks) == POSING | ON_DEMAND
        layout.show(None)
        assert hidden(docks) == set(docks)

    def test_transform_mode_has_more_and_leaves_the_rest(
        self, layout: Layout, docks: dict[str, DocumentDock], window: QMainWindow
    ) -> None:
        layout.show(WindowMode.EDIT)
        layout.show(WindowMode.TRANSFORM)
        assert hidden(docks) == ON_DEMAND
        assert {name: window.dockWidgetArea(dock) for name, dock in docks.items()} == AREAS
        layout.show(WindowMode.EDIT)
        assert hidden(docks) == POSING | ON_DEMAND

    def test_each_mode_stays_as_it_was_left(self, layout: Layout, docks: dict[str, DocumentDock]) -> None:
        layout.show(WindowMode.EDIT)
        docks["history"].hide()
        layout.show(WindowMode.TRANSFORM)
        docks["morphs"].hide()
        layout.show(WindowMode.EDIT)
        assert hidden(docks) == {"history", *POSING, *ON_DEMAND}
        layout.show(WindowMode.TRANSFORM)
        assert hidden(docks) == {"morphs", *ON_DEMAND}
        layout.reset()
        assert hidden(docks) == ON_DEMAND
        layout.show(WindowMode.EDIT)
        assert hidden(docks) == {"history", *POSING, *ON_DEMAND}

    def test_the_keyboard_stays_where_it_is(
        self, layout: Layout, docks: dict[str, DocumentDock], window: QMainWindow, qtbot: QtBot
    ) -> None:
        layout.show(WindowMode.EDIT)
        line = QLineEdit()
        docks["inspector"].setWidget(line)
        show_active(window, qtbot)
        line.setFocus()
        layout.show(WindowMode.TRANSFORM)
        docks["inspector"].raise_()
        line.setFocus()
        layout.show(WindowMode.EDIT)
        layout.show(WindowMode.TRANSFORM)
        assert line.hasFocus()
        qtbot.wait(20)
        assert line.hasFocus()

    def test_each_mode_has_the_tabs_of_its_own_docks_and_no_others(
        self, layout: Layout, docks: dict[str, DocumentDock], window: QMainWindow, qtbot: QtBot
    ) -> None:
        show_active(window, qtbot)
        for mode in (WindowMode.EDIT, WindowMode.TRANSFORM) * 3:
            layout.show(mode)
            qtbot.wait(20)
            assert sorted(tabs_seen(window)) == sorted(
                sorted(pane.name for pane in group if not pane.is_on_demand)
                for group in tab_groups(PANES, mode)
                if sum(not pane.is_on_demand for pane in group) > 1
            )

    def test_tabs_of_panes_that_were_opened_do_not_stay_in_the_other_mode(
        self, layout: Layout, docks: dict[str, DocumentDock], window: QMainWindow, qtbot: QtBot
    ) -> None:
        show_active(window, qtbot)
        layout.show(WindowMode.EDIT)
        for name in ("sculpt", "uv"):
            docks[name].show()
        qtbot.wait(20)
        layout.show(WindowMode.TRANSFORM)
        qtbot.wait(20)
        assert not [tabs for tabs in tabs_seen(window) if "sculpt" in tabs or "uv" in tabs]

    def test_what_the_user_closed_stays_closed(self, layout: Layout, docks: dict[str, DocumentDock]) -> None:
        layout.show(WindowMode.EDIT)
        docks["history"].hide()
        layout.show(None)
        layout.show(WindowMode.EDIT)
        assert docks["history"].isHidden()
        assert not docks["outline"].isHidden()

    def test_reset(self, layout: Layout, docks: dict[str, DocumentDock], window: QMainWindow) -> None:
        layout.show(WindowMode.EDIT)
        docks["history"].hide()
        docks["outline"].setFloating(True)
        layout.reset()
        assert hidden(docks) == POSING | ON_DEMAND
        assert {name for name, dock in docks.items() if dock.isFloating()} == {"second"}
        assert {name: window.dockWidgetArea(dock) for name, dock in docks.items()} == AREAS

    def test_docks_that_a_small_window_squeezed_recover_in_a_large_one(
        self, layout: Layout, docks: dict[str, DocumentDock], window: QMainWindow, qtbot: QtBot
    ) -> None:
        window.resize(1200, 700)
        layout.show(WindowMode.EDIT)
        drag_line_beside(window, docks["outline"], 60)
        drag_line_beside(window, docks["inspector"], 20)
        before = [docks[name].width() for name in ("outline", "inspector")]
        assert before == [260, 180]
        for width in (700, 420, 300):
            window.resize(width, 300)
            QTest.qWait(20)
        assert docks["outline"].width() + docks["inspector"].width() <= 240
        window.resize(1200, 700)
        qtbot.waitUntil(lambda: [docks[name].width() for name in ("outline", "inspector")] == before)
        qtbot.waitUntil(lambda: docks["table"].height() > 200)

    def test_docks_that_were_left_squeezed_recover_after_a_restart(
        self, docks: dict[str, DocumentDock], layout: Layout, window: QMainWindow, qtbot: QtBot
    ) -> None:
        window.resize(1200, 700)
        layout.show(WindowMode.EDIT)
        drag_line_beside(window, docks["outline"], 60)
        window.resize(300, 300)
        qtbot.waitUntil(lambda: docks["outline"].width() < 150)
        layout.remember()
        layout.show(None)  # as a window does that comes up
        layout.show(WindowMode.EDIT)
        qtbot.waitUntil(lambda: docks["outline"].isVisible())
        window.resize(1200, 700)
        qtbot.waitUntil(lambda: docks["outline"].width() == 260)

    def test_a_damaged_memory_does_no_harm(self, layout: Layout, docks: dict[str, DocumentDock]) -> None:
        Settings().stored.setValue("window/state", "nonsense")
        Settings().stored.setValue("window/sizes", "much little -1")
        QSettings().sync()
        layout.show(WindowMode.EDIT)
        assert hidden(docks) == POSING | ON_DEMAND


@pytest.mark.gl
def test_the_view_is_drawn_at_its_size_at_once_where_panes_are_put_as_they_were(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with driven(qtbot, monkeypatch) as driver:
        driver.open(full_model())
        before = driver.view.size()
    sizes = []
    draw = Viewport.paintGL
    monkeypatch.setattr(Viewport, "paintGL", lambda view: (sizes.append(view.size()), draw(view)))
    with driven(qtbot, monkeypatch) as driver:
        driver.open(full_model())
        driver.settle()
    assert sizes
    assert set(map(QSize.toTuple, sizes)) == {before.toTuple()}


@pytest.mark.gl
def test_the_model_stays_where_it_is_seen_as_the_mode_changes(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    with driven(qtbot, monkeypatch) as driver:
        driver.window.resize(1600, 1000)
        driver.open(full_model())
        view, toggle = driver.view, driver.bench.commands["mode.toggle"]

        def place() -> QRect:
            return QRect(view.mapTo(driver.window, QPoint()), view.size())

        qtbot.waitUntil(lambda: view.is_at_rest)  # and a bar that tells of missing textures has come
        for wider in (0, 60):
            drag_line_beside(driver.window, driver.bench.docks["outline"], wider)
            seen = place()
            for _ in range(2):
                toggle.trigger()
                driver.settle()
                assert place() == seen
