"""Every text of the window is seen whole in each language, nothing lies on anything else, and dialogs fit a screen."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

import pytest
from PySide6.QtCore import QElapsedTimer, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialogButtonBox, QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.ui.dialog import Dialog
from editor.ui.language import LANGUAGES
from editor.ui.window.main_window import MainWindow
from tests.ui.every_dialog import operation_forms, other_dialogs
from tests.ui.room import SCREEN, exceeds, faults_below
from tests.ui.window.test_main_window import bench, current, has_drawn

LARGEST_SCREEN = QRect(QPoint(), SCREEN)
SMALLEST_SCREEN = QRect(0, 0, 960, 540)  # full HD at 200 %, in logical pixels
ROOM_IS_MADE = 1000  # milliseconds from the opening of a dialog
in_each_language = pytest.mark.parametrize("language", list(LANGUAGES))


@pytest.fixture
def document(window: MainWindow, sample: Path, language: str, qtbot: QtBot) -> Document:
    """The sample, a bone selected, in a window that speaks the language."""
    window.language_chosen.emit(language)
    qtbot.wait(50)
    window.resize(SCREEN)
    window.open([sample])
    qtbot.waitUntil(lambda: bench(window).session.current is not None and has_drawn(window))
    current(window).selection.set_active_table("bones")
    current(window).selection.select("bones", [5])
    return current(window)


def lasting_faults(dialog: QWidget) -> list[str]:
    """What is still wrong once the dialog had the time to make room for what its preview reports."""
    waited = QElapsedTimer()
    waited.start()
    QApplication.processEvents()
    while (faults := faults_below(dialog)) and waited.elapsed() < ROOM_IS_MADE:
        QTest.qWait(20)
    return faults


@in_each_language
def test_forms_and_dialogs(document: Document, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is opened on a large screen, and then has to fit the smallest one."""
    free = [LARGEST_SCREEN]
    monkeypatch.setattr(Dialog, "free_area", lambda self: free[0])
    window.setUpdatesEnabled(False)  # the model would be drawn anew behind each dialog
    found = []
    for name, dialog in chain(operation_forms(document, window), other_dialogs(document, window)):
        found += [f"{name}: {fault}" for fault in lasting_faults(dialog)]
        free[0] = SMALLEST_SCREEN
        check_it_fits(dialog, name)
        free[0] = LARGEST_SCREEN
    assert not found, "\n".join(found)


def check_it_fits(dialog: QWidget, name: str) -> None:
    if isinstance(dialog, Dialog):
        dialog.fit_to_screen()
    QApplication.processEvents()
    screen, frame = SMALLEST_SCREEN, dialog.frameGeometry()
    assert screen.contains(frame) if isinstance(dialog, Dialog) else not exceeds(frame.size(), screen.size()), name
    for buttons in dialog.findChildren(QDialogButtonBox):
        assert dialog.rect().contains(buttons.geometry()) or buttons.isHidden(), name


@pytest.mark.gl
@in_each_language
def test_the_window_in_both_modes(document: Document, window: MainWindow, qtbot: QtBot) -> None:
    for is_posed in (False, True):
        document.posing.set_active(is_posed)
        qtbot.wait(100)
        found = faults_below(window)
        assert not found, "\n".join(found)


def test_what_has_too_little_room_is_found(qtbot: QtBot) -> None:
    page = QWidget()
    page.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)  # or the window system tells late of sizes it had before
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    label, box, button = QLabel("a long text"), QComboBox(), QPushButton("a long text")
    box.addItem("a long text")
    for part in (label, box, button):
        column.addWidget(part)
    page.show()
    assert faults_below(page) == []
    for part in (label, box, button):
        part.setFixedWidth(20)
    page.resize(2000, 20)
    QApplication.processEvents()
    found = [fault.partition(":")[0] for fault in faults_below(page)]
    assert found == ["too large", "QLabel", "QComboBox", "QPushButton"]
    label.setToolTip("a long text: all of it")
    page.resize(200, 200)
    QApplication.processEvents()
    box.move(label.pos())
    found = [fault.partition(":")[0] for fault in faults_below(page)]
    assert found == ["on each other", "QComboBox", "QPushButton"]
