"""The small dialogs around files of other formats."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.formats import Content
from editor.formats.motions import Moving, PoseContent
from editor.formats.vmd.content import MotionContent
from editor.messages import Level, Message, TranslatableText
from editor.model.columns import Columns
from editor.model.model import Model
from editor.motion.motion import MorphKey, Motion
from editor.motion.sampling import NamedPose
from editor.motion.tracks import Tracks
from editor.ui.dialogs import message_boxes
from editor.ui.dialogs.message_boxes import (
    MOST_SHOWN,
    ChooseModelDialog,
    PmdAnswer,
    as_messages,
    ask_pmd,
    choose_file_to_save,
    choose_model,
    format_name,
    kind_text,
    show_losses,
    show_no_model,
    warnings_as_messages,
)
from editor.ui.panes.messages import MessageList


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


def dialog() -> QDialog:
    shown = QApplication.activeModalWidget()
    assert isinstance(shown, QDialog)
    return shown


def click(text: str) -> None:
    """Click a button of the dialog that will be open."""

    def find_and_click() -> None:
        (button,) = [b for b in dialog().findChildren(QPushButton) if b.text().replace("&", "") == text]
        button.click()

    QTimer.singleShot(50, find_and_click)


@pytest.mark.parametrize(
    ("button", "answer"),
    [("Save as PMX…", PmdAnswer.PMX), ("Save as PMD", PmdAnswer.PMD), ("Cancel", PmdAnswer.CANCEL)],
)
def test_what_a_pmd_model_is_saved_as(window: QWidget, button: str, answer: PmdAnswer) -> None:
    click(button)
    assert ask_pmd(window, "model.pmd") is answer


def test_pmx_is_what_enter_means(window: QWidget) -> None:
    def press_enter() -> None:
        QTest.keyClick(dialog(), Qt.Key.Key_Return)

    QTimer.singleShot(50, press_enter)
    assert ask_pmd(window, "model.pmd") is PmdAnswer.PMX


LOSS = Message(Level.WARNING, "the name is cut to 20 bytes", "bones", 3, "name")


def test_losses_are_listed_folded(window: QWidget) -> None:
    show_losses(window, Path("folder") / "model.pmd", [LOSS])
    (box,) = window.findChildren(QMessageBox)
    assert "model.pmd" in box.text()
    assert box.detailedText() == "Bone 3: the name is cut to 20 bytes"
    box.close()


def test_long_lists_of_losses_are_cut(window: QWidget) -> None:
    show_losses(window, Path("model.pmd"), [LOSS] * (MOST_SHOWN + 1))
    (box,) = window.findChildren(QMessageBox)
    assert len(box.detailedText().splitlines()) == MOST_SHOWN + 1
    assert box.detailedText().endswith("…")
    box.close()


def test_losses_as_messages() -> None:
    assert as_messages(Path("a") / "model.pmd", [LOSS]) == [
        Message(Level.WARNING, "model.pmd: the name is cut to 20 bytes", "bones", 3)
    ]


def test_losses_are_told_in_the_language_of_the_window(window: QWidget, in_japanese: None) -> None:
    loss = Message(Level.WARNING, TranslatableText("PMD has no local append"), "bones", 3)
    show_losses(window, Path("model.pmd"), [loss])
    (box,) = window.findChildren(QMessageBox)
    assert box.detailedText() == "ボーン 3：PMDにローカル付与なし"
    box.close()
    messages = MessageList(Document(Content(Model())))
    messages.add(*as_messages(Path("model.pmd"), [loss]))
    assert messages.index(0, 0).data() == "model.pmd：PMDにローカル付与なし"


def test_warnings_of_another_file_tell_its_rows() -> None:
    (message,) = warnings_as_messages(Path("a") / "dance.vmd", [Message(Level.WARNING, "is odd", "camera", 2)])
    assert message == Message(Level.WARNING, "dance.vmd: camera 2: is odd")


def dance() -> MotionContent:
    keys = Columns(MorphKey, 3, weight=np.zeros(3, np.float32))
    return MotionContent(Motion("", morphs=Tracks.empty(MorphKey).put(("あ", "い", "う"), np.arange(3), keys)))


@pytest.mark.parametrize(
    ("content", "text"),
    [
        (dance(), "x is a motion with 3 keys."),
        (PoseContent(NamedPose(bones=("a", "b"))), "x is a pose of 2 bones."),
    ],
)
def test_what_motions_and_poses_are(content: Moving, text: str) -> None:
    assert kind_text("x", content) == text


def test_a_motion_is_no_model(window: QWidget) -> None:
    show_no_model(window, Path("folder") / "dance.vmd", dance())
    (box,) = window.findChildren(QMessageBox)
    assert "dance.vmd" in box.text()
    assert box.informativeText()
    box.close()


def test_choosing_a_model_of_an_archive(window: QWidget) -> None:
    click("Open")
    assert choose_model(window, "models.zip", ["a/model.pmx", "b/model.pmx"]) == "a/model.pmx"
    click("Cancel")
    assert choose_model(window, "models.zip", ["a/model.pmx", "b/model.pmx"]) is None


def test_the_current_model_of_an_archive_is_chosen(qtbot: QtBot) -> None:
    chooser = ChooseModelDialog("models.zip", ["a/model.pmx", "b/model.pmx"])
    qtbot.addWidget(chooser)
    chooser.list.setCurrentRow(1)
    assert chooser.model() == "b/model.pmx"


def test_another_format_gives_the_name_its_extension(window: QWidget, tmp_path: Path) -> None:
    def choose_obj() -> None:
        chooser = dialog()
        assert isinstance(chooser, QFileDialog)
        name_filter = chooser.nameFilters()[1]
        chooser.selectNameFilter(name_filter)
        chooser.filterSelected.emit(name_filter)

    QTimer.singleShot(30, choose_obj)
    click("Save")
    chosen = choose_file_to_save(window, "Export", tmp_path / "model.pmx", (".pmx", ".obj"))
    assert chosen == tmp_path / "model.obj"


def test_an_unknown_extension_is_completed(window: QWidget, tmp_path: Path) -> None:
    click("Save")
    QTimer.singleShot(150, lambda: click("Save"))
    chosen = choose_file_to_save(window, "Save as", tmp_path / "model v1.2", (".pmx", ".pmd"))
    assert chosen == tmp_path / "model v1.2.pmx"


def test_formats_have_names() -> None:
    assert format_name(".pmx") == "PMX"
    assert format_name(".obj") == "Wavefront OBJ"


def test_every_format_that_is_read_can_be_looked_for(monkeypatch: pytest.MonkeyPatch, window: QWidget) -> None:
    monkeypatch.setattr(message_boxes, "READERS", {".pmx": None, ".pmd": None})
    asked: list[str] = []

    def answer(parent: QWidget, caption: str, folder: str, filters: str) -> tuple[list[str], str]:
        asked.extend(filters.split(";;"))
        return [], ""

    monkeypatch.setattr(QFileDialog, "getOpenFileNames", answer)
    assert message_boxes.choose_files_to_open(window, None) == []
    everything = "Models, motions and poses (*.pmd *.pmx *.zip *.vmd *.vpd)"
    alone = ["PMD (*.pmd)", "PMX (*.pmx)", "ZIP (*.zip)", "VMD (*.vmd)", "VPD (*.vpd)"]
    assert asked == [everything, *alone, "All files (*)"]
