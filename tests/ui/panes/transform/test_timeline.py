"""The time line: its ruler, the frame as a number, the motions and what the model lacks of them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QContextMenuEvent, QDesktopServices, QDropEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.document.session import Session
from editor.ui.command import CommandList
from editor.ui.commands.motion_commands import Transport
from editor.ui.panes.transform.time_ruler import DIAMOND, SHORTEST, STRIP, KeyRow, TimeRuler
from editor.ui.panes.transform.timeline import FrameBox, TimelinePane
from editor.ui.services import CurrentDocument
from tests.ui.posing import arm_motion, camera_motion, open_posable
from tests.ui.told_services import ToldServices

Left, Plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def document(session: Session) -> Document:
    document = open_posable(session)
    document.posing.set_active(True)
    return document


@pytest.fixture
def pane(session: Session, document: Document, qtbot: QtBot) -> TimelinePane:
    pane = TimelinePane(document, Transport(CurrentDocument(session, session), CommandList(session)))
    qtbot.addWidget(pane)
    pane.resize(900, 220)
    pane.show()
    return pane


def at(ruler: TimeRuler, frame: float) -> QPoint:
    return QPoint(round(ruler.x_of(frame)), ruler.viewport().height() - 4)


def wheel(ruler: TimeRuler, x: float, steps: int, modifiers: Qt.KeyboardModifier = Plain) -> None:
    at, no_button, phase = QPointF(x, 40), Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
    turned = QPoint(0, 120 * steps)
    event = QWheelEvent(at, ruler.viewport().mapToGlobal(at), QPoint(), turned, no_button, modifiers, phase, False)
    QApplication.sendEvent(ruler.viewport(), event)


def drag_strip(ruler: TimeRuler, start: float, end: float) -> None:
    start_at, end_at = (QPoint(round(ruler.x_of(frame)), STRIP // 2) for frame in (start, end))
    QTest.mousePress(ruler.viewport(), Left, Plain, start_at)
    QTest.mouseMove(ruler.viewport(), end_at)
    QTest.mouseRelease(ruler.viewport(), Left, Plain, end_at)


def menu_at(ruler: TimeRuler, at: QPoint) -> QMenu:
    """The menu that a right click opens."""
    area, by_mouse = ruler.viewport(), QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(area, QContextMenuEvent(by_mouse, at, area.mapToGlobal(at)))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


class TestRuler:
    def test_places_and_frames(self, pane: TimelinePane, document: Document) -> None:
        document.posing.add_motion(arm_motion(600), "arm.vmd")
        assert pane.ruler.span == 600
        assert [pane.ruler.frame_at(pane.ruler.x_of(frame)) for frame in (0, 77, 600)] == [0, 77, 600]
        assert pane.ruler.frame_at(-50) == 0
        assert pane.ruler.frame_at(10_000) == 600

    def test_it_is_as_long_as_it_has_to_be(self, pane: TimelinePane, document: Document) -> None:
        assert pane.ruler.span == SHORTEST
        document.posing.set_frame(99.5)
        assert pane.ruler.span == 100
        document.posing.set_frame(0)
        assert pane.ruler.span == SHORTEST

    def test_dragging_goes_either_way(self, pane: TimelinePane, document: Document) -> None:
        document.posing.add_motion(arm_motion(600), "arm.vmd")
        ruler = pane.ruler
        seen = []
        document.posing.frame_changed.connect(seen.append)
        QTest.mousePress(ruler.viewport(), Left, Plain, at(ruler, 300))
        for frame in (350, 200, 100):
            QTest.mouseMove(ruler.viewport(), at(ruler, frame))
        QTest.mouseRelease(ruler.viewport(), Left, Plain, at(ruler, 100))
        assert seen == pytest.approx([300, 350, 200, 100], abs=1)
        assert ruler.frame == document.posing.frame

    def test_time_stands_still_while_it_is_dragged(self, pane: TimelinePane, document: Document) -> None:
        document.posing.add_motion(arm_motion(600), "arm.vmd")
        document.posing.play()
        QTest.mousePress(pane.ruler.viewport(), Left, Plain, at(pane.ruler, 300))
        assert not document.posing.is_playing
        QTest.mouseRelease(pane.ruler.viewport(), Left, Plain, at(pane.ruler, 300))
        assert document.posing.is_playing

    @pytest.mark.parametrize(
        ("key", "frame"),
        [
            ("Key_Left", 49),
            ("Key_Right", 51),
            ("Key_PageUp", 80),
            ("Key_PageDown", 20),
            ("Key_Home", 0),
            ("Key_End", 60),
        ],
    )
    def test_keys(self, pane: TimelinePane, document: Document, key: str, frame: int) -> None:
        document.posing.add_motion(arm_motion(60), "arm.vmd")
        document.posing.set_frame(50)
        QTest.keyClick(pane.ruler, getattr(Qt.Key, key))
        assert document.posing.frame == frame

    def test_a_part_is_seen_and_looped_over(self, pane: TimelinePane, document: Document) -> None:
        posing, ruler = document.posing, pane.ruler
        posing.add_motion(arm_motion(600), "arm.vmd")
        before = ruler.x_of(300)
        wheel(ruler, before, 8)
        assert ruler.scale > 2 * ruler.viewport().width() / 600
        assert ruler.x_of(300) == pytest.approx(before, abs=1)  # below the pointer
        wheel(ruler, before, -1, Qt.KeyboardModifier.ShiftModifier)
        assert ruler.x_of(300) < before - 50
        wheel(ruler, before, -20)
        assert ruler.frame_at(10_000) == 600
        drag_strip(ruler, 100, 200)
        assert posing.loop_range == pytest.approx((100, 200), abs=1)
        drag_strip(ruler, posing.loop_range[1], 400)
        assert posing.loop_range == pytest.approx((100, 400), abs=1)
        posing.set_frame(500)
        posing.play()
        assert posing.frame == posing.loop_range[0]
        posing.pause()
        posing.set_frame(50)
        pane.commands["playback.loop-to"].trigger()
        assert posing.loop_range is None  # it would end before it begins
        pane.commands["playback.loop-from"].trigger()
        assert posing.loop_range == (50, 600)
        QTest.mouseDClick(ruler.viewport(), Left, Plain, QPoint(300, STRIP // 2))
        assert posing.loop_range is None

    def test_keys_of_what_is_selected(self, pane: TimelinePane, document: Document, qtbot: QtBot) -> None:
        document.posing.add_motion(arm_motion(60), "arm.vmd")
        assert [row.title for row in pane.ruler.rows] == ["Bones", "Morphs", "Camera, light, IK"]
        arm = next(row for row, bone in enumerate(document.model.bones) if bone.name in arm_motion(60).bones.names)
        document.selection.select("bones", [arm])
        qtbot.waitUntil(lambda: len(pane.ruler.rows) == 1)
        (row,) = pane.ruler.rows
        assert row.title == document.model.bones[arm].name
        assert row.frames.tolist() == document.posing.key_frames("bones", arm).tolist() != []
        document.selection.select("bones", [])
        qtbot.waitUntil(lambda: len(pane.ruler.rows) == 3)

    def test_of_very_many_keys_as_many_are_painted_as_have_room(self, pane: TimelinePane) -> None:
        ruler = pane.ruler
        frames = np.arange(0, 100_000, 2)
        ruler.show_clips([], 100_000)
        ruler.show_rows([KeyRow("all", frames)])
        places = ruler.places(frames)
        assert len(places) <= ruler.viewport().width() / DIAMOND + 2
        ruler.zoom(1e6, 400)
        assert len(ruler.places(frames)) <= ruler.viewport().width() / ruler.scale / 2 + 3

    def test_it_is_drawn(self, pane: TimelinePane, document: Document) -> None:
        empty = pane.ruler.grab().toImage()
        document.posing.add_motion(camera_motion(), "arm.vmd")
        keys = pane.ruler.grab().toImage()
        document.posing.set_frame(33.5)
        assert empty != keys != pane.ruler.grab().toImage()


class TestFrameBox:
    @pytest.mark.parametrize(("frame", "text"), [(0, "0"), (100, "100"), (12.5, "12.5"), (0.333, "0.33")])
    def test_no_more_digits_than_needed(self, qtbot: QtBot, frame: float, text: str) -> None:
        box = FrameBox()
        qtbot.addWidget(box)
        box.show_frame(frame)
        assert box.text() == text

    def test_a_frame_between_two_can_be_typed(self, pane: TimelinePane, document: Document) -> None:
        pane.frame_box.selectAll()
        QTest.keyClicks(pane.frame_box, "12.5")
        assert document.posing.frame == 0
        QTest.keyClick(pane.frame_box, Qt.Key.Key_Return)
        assert document.posing.frame == 12.5

    def test_it_follows(self, pane: TimelinePane, document: Document) -> None:
        document.posing.set_frame(7)
        assert pane.frame_box.text() == "7"


class TestMotions:
    def test_the_list_says_what_is_in_them(self, pane: TimelinePane, document: Document) -> None:
        document.posing.add_motion(arm_motion(), "arm.vmd", Path("folder") / "arm.vmd")
        document.posing.add_motion(camera_motion(), "camera.vmd")
        texts = [pane.model.index(row).data() for row in range(pane.model.rowCount())]
        assert texts == [
            "arm.vmd — frames: 60, bones: 2, morphs: 2, camera keys: 0",
            "camera.vmd — frames: 60, bones: 2, morphs: 2, camera keys: 1",
        ]
        assert pane.last_frame.text() == "of 60"

    def test_removing_the_selected_one(self, pane: TimelinePane, document: Document) -> None:
        for name in "abc":
            document.posing.add_motion(arm_motion(), name)
        assert not pane.commands["timeline.remove-motion"].isEnabled()
        pane.list.setCurrentIndex(pane.model.index(1))
        pane.commands["timeline.remove-motion"].trigger()
        assert [loaded.title for loaded in document.posing.motions] == ["a", "c"]
        assert not pane.commands["timeline.remove-motion"].isEnabled()
        pane.list.setCurrentIndex(pane.model.index(0))
        pane.list.run_command("delete")
        assert [loaded.title for loaded in document.posing.motions] == ["c"]

    def test_the_menu_of_a_motion(
        self, pane: TimelinePane, document: Document, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        posing, opened = document.posing, []
        monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
        posing.add_motion(arm_motion(60), "arm.vmd")
        posing.add_motion(arm_motion(30), "wave.vmd", tmp_path / "wave.vmd")
        menu = menu_at(pane.ruler, QPoint(round(pane.ruler.x_of(15)), round(pane.ruler.clip_rect(1).center().y())))
        texts = [action.text().replace("&", "") for action in menu.actions() if action.text()]
        assert texts[0] == "Play from frame 15"
        assert texts[1:] == [
            "To the start",
            "To its end",
            "Loop over it",
            "Loop over all",
            "Show in its folder",
            "Remove",
        ]
        menu.actions()[0].trigger()
        assert posing.is_playing
        assert posing.frame >= 15
        posing.pause()
        for id in ("to-end-of-motion", "loop-motion", "show-in-folder"):
            pane.commands[f"timeline.{id}"].trigger()
        assert (posing.frame, posing.loop_range, posing.loops) == (30, (0, 30), True)
        assert opened == [QUrl.fromLocalFile(str(tmp_path))]
        menu.close()
        below = menu_at(pane.ruler, QPoint(300, pane.ruler.viewport().height() - 3))
        assert "Remove" not in [action.text() for action in below.actions()]
        below.close()
        pane.commands["timeline.remove-motion"].trigger()
        assert [loaded.title for loaded in posing.motions] == ["arm.vmd"]

    def test_what_the_model_lacks_follows_the_model(self, pane: TimelinePane, document: Document) -> None:
        assert not pane.lacking.heading.isEnabled()
        document.posing.add_motion(arm_motion(), "arm.vmd")
        assert pane.lacking.heading.text() == "Not in the model: 2"
        assert not pane.lacking.names.isVisible()
        pane.lacking.heading.click()
        assert pane.lacking.names.isVisible()
        assert pane.lacking.names.toPlainText() == "尻尾\nう"
        with document.edit("Rename") as edit:
            edit.set(document.model.bones, [0], "name", "尻尾")
        assert pane.lacking.names.toPlainText() == "う"
        document.posing.clear_motions()
        assert not pane.lacking.names.isVisible()

    def test_files_can_be_dropped(self, pane: TimelinePane, qtbot: QtBot) -> None:
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile("/folder/dance.vmd"), QUrl("https://example.org/a.vmd")])
        event = QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, Left, Plain)
        pane.services = told = ToldServices()
        pane.dropEvent(event)
        assert told.files == [Path("/folder/dance.vmd")]

    def test_add_asks_for_one(self, pane: TimelinePane, qtbot: QtBot) -> None:
        pane.services = told = ToldServices()
        pane.commands["timeline.add-motion"].trigger()
        assert told.commands == ["motion.load"]
