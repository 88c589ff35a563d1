"""Files that cannot be opened are told together, once nothing is loaded any more."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from editor.ui.dialogs.file_options import LicenceDialog
from editor.ui.dialogs.message_boxes import FailuresDialog
from editor.ui.window.main_window import MainWindow
from tests.ui.window.test_main_window import bench
from tests.vrm.making import Figure


def damaged(folder: Path, count: int) -> list[Path]:
    files = [folder / f"damaged {number}.pmx" for number in range(count)]
    for file in files:
        file.write_bytes(b"PMX ")
    return files


def boxes(window: MainWindow) -> list[QDialog]:
    return [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]


def test_several_failures_are_one_list(main_window: MainWindow, sample: Path, tmp_path: Path, qtbot: QtBot) -> None:
    files = [*damaged(tmp_path, 3), sample, tmp_path / "missing.pmd"]
    main_window.open(files)
    qtbot.waitUntil(lambda: len(boxes(main_window)) == 1 and bench(main_window).session.current is not None)
    qtbot.wait(50)
    (box,) = boxes(main_window)
    assert isinstance(box, FailuresDialog)
    assert box.windowTitle() == "4 of 5 files could not be opened"
    assert [box.list.topLevelItem(row).text(0) for row in range(4)] == [file.name for file in files if file != sample]
    box.copy.click()
    told = QGuiApplication.clipboard().text()
    assert all(str(file) in told for file in files if file != sample)
    box.close()
    main_window.open(files[:2])
    qtbot.waitUntil(lambda: [box.windowTitle() for box in boxes(main_window)] == ["2 of 2 files could not be opened"])


def test_a_licence_is_shown_first_and_confirmed(main_window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    figure = Figure()
    figure.vrm["meta"]["modification"] = "prohibited"
    file = figure.write(tmp_path / "figure.vrm")
    session = bench(main_window).session
    seen: list[bool] = []

    def answer(ticks: bool) -> None:
        box = QApplication.activeModalWidget()
        if not isinstance(box, LicenceDialog):
            QTimer.singleShot(20, partial(answer, ticks))
            return
        assert "modification: prohibited" in " ".join(label.text() for label in box.findChildren(QLabel))
        seen.append(box.open_button.isEnabled())
        if ticks:
            box.confirmed.click()
            box.open_button.click()
        else:
            box.reject()

    for ticks in (False, True):
        answer(ticks)
        main_window.open([file])
        qtbot.waitUntil(lambda ticks=ticks: len(seen) == 1 + ticks)  # type: ignore[misc]
        qtbot.wait(50)
        assert [document.model.info[0].name for document in session.documents] == ["人形"] * ticks
    assert seen == [False, False]


def test_one_failure_is_told_in_full(main_window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    main_window.open(damaged(tmp_path, 1))
    qtbot.waitUntil(lambda: len(boxes(main_window)) == 1)
    (box,) = boxes(main_window)
    assert isinstance(box, QMessageBox)
    assert "damaged 0.pmx" in box.text()
