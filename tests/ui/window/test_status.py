"""The status line, in a window without the rest."""

from __future__ import annotations

import dataclasses

import pytest
from PySide6.QtWidgets import QLabel, QMainWindow
from pytestqt.qtbot import QtBot

from editor import formats
from editor.document.jobs import Job
from editor.document.session import Session
from editor.formats.progress import Progress
from editor.ui.services import CurrentDocument
from editor.ui.window.status import PATIENCE_MS, FrameRate, JobProgress, StatusLine, StatusPart, frame_text
from tests.operations.model_making import full_model


@pytest.fixture
def window(bare_window: QMainWindow) -> QMainWindow:
    return bare_window


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

    def test_lines_stand_between_what_is_unlike_and_a_margin_at_the_edge(
        self, status: StatusLine, session: Session, window: QMainWindow, qtbot: QtBot
    ) -> None:
        document = session.add(dataclasses.replace(formats.new_content(), model=full_model()))
        document.posing.set_active(True)
        qtbot.wait(50)
        parts = [part for part in status.findChildren(StatusPart) if part.isVisible() and part.text()]
        assert len(parts) == 3, "the frame, the selection, the counts"
        for part in parts:
            picture = part.grab().toImage()
            line = {picture.pixelColor(0, y).name() for y in range(picture.height())}
            assert line == {part.palette().mid().color().name()}
            assert line != {picture.pixelColor(3, 1).name()}, "it is seen"
        last = max(parts, key=lambda part: part.x())
        picture = last.grab().toImage()
        at_edge = {picture.pixelColor(picture.width() - x, y).name() for x in (1, 5) for y in range(picture.height())}
        assert len(at_edge) == 1, "no letter"

    def test_no_frames_are_drawn_around_what_says_nothing(self, status: StatusLine, window: QMainWindow) -> None:
        status.setSizeGripEnabled(False)
        inside = status.grab(status.rect().adjusted(0, 2, 0, -2)).toImage()
        assert window.isVisible()
        assert {inside.pixel(x, inside.height() // 2) for x in range(inside.width())} == {inside.pixel(0, 0)}

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
        told: list[bool] = []
        rate = FrameRate(lambda: told.append(True), status)
        rate.measure(True)
        rate.count()
        rate.count()
        qtbot.waitUntil(lambda: bool(told))
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
