"""Docks, their layout and the status line, in a window without the rest."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QMainWindow, QToolBar
from pytestqt.qtbot import QtBot

from editor import formats
from editor.document.document import Document
from editor.document.jobs import Job
from editor.document.session import Session
from editor.document.settings import Settings
from editor.formats.progress import Progress
from editor.ui.current_document import CurrentDocument, WindowMode
from editor.ui.docks import DocumentDock
from editor.ui.document_panes import PANES
from editor.ui.layout import Layout
from editor.ui.pane_types import TRANSFORM_ONLY
from editor.ui.status import PATIENCE_MS, FrameRate, JobProgress, StatusLine, frame_text
from tests.operations.model_making import full_model
from tests.ui.keyboard import show_active

AREAS = {pane.name: pane.area for pane in PANES}
POSING = {pane.name for pane in PANES if pane.modes == TRANSFORM_ONLY}
ON_DEMAND = {pane.name for pane in PANES if pane.is_on_demand}


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    window = QMainWindow()
    window.setCentralWidget(QLabel("middle"))
    qtbot.addWidget(window)
    window.resize(900, 600)
    window.show()
    return window


@pytest.fixture
def session(window: QMainWindow) -> Session:
    return Session(parent=window)


@pytest.fixture
def current(session: Session, window: QMainWindow) -> CurrentDocument:
    return CurrentDocument(session, window)


class Pane(QLabel):
    def __init__(self, document: Document) -> None:
        super().__init__()
        self.document = document


def make_docks(current: CurrentDocument, window: QMainWindow) -> dict[str, DocumentDock]:
    return {name: DocumentDock(name, name, Pane, current, (200, 100), window) for name in AREAS}


def hidden(docks: dict[str, DocumentDock]) -> set[str]:
    return {name for name, dock in docks.items() if dock.isHidden()}


def test_a_dock_shows_the_pane_of_the_current_document(
    current: CurrentDocument, session: Session, window: QMainWindow, qtbot: QtBot
) -> None:
    dock = DocumentDock("outline", "Outline", Pane, current, (200, 100), window)
    dock.show()
    first, second = session.new(), session.new()
    assert isinstance(dock.pane, Pane)
    assert dock.pane.document is second
    pane = dock.pane_of(first)
    session.set_current(first)
    assert dock.pane is pane
    dock.forget(first)
    qtbot.wait(1)
    assert dock.pane_of(first) is not pane


def test_a_closed_dock_makes_no_pane_until_it_is_opened(
    current: CurrentDocument, session: Session, window: QMainWindow
) -> None:
    made = []

    def make(document: Document) -> Pane:
        made.append(document)
        return Pane(document)

    dock = DocumentDock("history", "History", make, current, (200, 100), window)
    dock.hide()
    session.new()
    assert not made
    dock.show()
    assert made == session.documents


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
        assert docks["outline"].width() + docks["inspector"].width() <= 200
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


class TestStatusLine:
    @pytest.fixture
    def status(self, current: CurrentDocument, window: QMainWindow) -> StatusLine:
        status = StatusLine(current, window)
        window.setStatusBar(status)
        return status

    def texts(self, status: StatusLine) -> str:
        return " | ".join(label.text() for label in status.findChildren(QLabel))

    def test_counts_and_selection(self, status: StatusLine, session: Session) -> None:
        document = session.add(dataclasses.replace(formats.new_content(), model=full_model()))
        document.selection.set_active_table("bones")
        document.selection.select("bones", [0, 1])
        assert "Bones: 2 selected" in self.texts(status)
        assert "Vertices 6" in self.texts(status)
        session.close(document)
        assert "Vertices" not in self.texts(status)

    def test_counts_follow_edits(self, status: StatusLine, session: Session) -> None:
        document = session.add(dataclasses.replace(formats.new_content(), model=full_model()))
        with document.edit("Delete") as edit:
            edit.remove(document.model.vertices, [0])
        assert "Vertices 5" in self.texts(status)

    def test_the_frame_is_shown_in_transform_mode_only(self, status: StatusLine, session: Session) -> None:
        document = session.new()
        assert "Frame" not in self.texts(status)
        document.posing.set_active(True)
        document.posing.set_frame(12.5)
        assert "Frame 12.5" in self.texts(status)

    def test_pictures_are_counted_while_it_plays(self, status: StatusLine, qtbot: QtBot) -> None:
        rate = FrameRate(status)
        rate.measure(True)
        with qtbot.waitSignal(rate.measured):
            rate.count()
            rate.count()
        assert rate.value > 0
        rate.measure(False)
        rate.measure(True)
        assert rate.value == 0

    def test_what_was_clicked(self, status: StatusLine, session: Session) -> None:
        session.add(dataclasses.replace(formats.new_content(), model=full_model()))
        status.show_position("materials", 0, (1.0, 2.5, -3.0))
        assert "(1.00, 2.50, -3.00)" in self.texts(status)
        assert "顔" in status.currentMessage()

    def test_a_quick_job_shows_nothing_a_slow_one_can_be_cancelled(self, status: StatusLine, qtbot: QtBot) -> None:
        def work(progress: Progress) -> None:
            while True:
                progress.report(0.5)

        job = Job(work)
        status.show_job(job, "Working")
        (progress,) = status.findChildren(JobProgress)
        job.start()
        assert not progress.isVisible()
        qtbot.waitUntil(progress.isVisible, timeout=PATIENCE_MS * 20)
        with qtbot.waitSignal(job.cancelled):
            job.cancel()
        qtbot.waitUntil(lambda: not status.findChildren(JobProgress))


@pytest.mark.parametrize(("frame", "text"), [(0.0, "0"), (1234.0, "1234"), (0.5, "0.5"), (29.97, "30")])
def test_frames_in_words(frame: float, text: str) -> None:
    assert frame_text(frame) == text


def test_current_knows_the_mode_of_its_document(current: CurrentDocument, session: Session) -> None:
    assert (current.mode, current.is_posing) == (None, False)
    first, second = session.new(), session.new()
    assert current.mode is WindowMode.EDIT
    heard = []
    current.mode_changed.connect(lambda: heard.append(current.mode))
    second.posing.set_active(True)
    first.posing.set_active(False)
    session.set_current(first)
    assert heard == [WindowMode.TRANSFORM, WindowMode.EDIT]


def test_current_follows_one_document_at_a_time(current: CurrentDocument, session: Session, tmp_path: Path) -> None:
    first, second = session.new(), session.new()
    heard = []
    current.history_changed.connect(lambda: heard.append("history"))
    with first.edit("Rename") as edit:
        edit.set(first.model.info, 0, "name", "甲")
    assert not heard
    with second.edit("Rename") as edit:
        edit.set(second.model.info, 0, "name", "甲")
    assert heard == ["history"]
