"""Files that are dropped stay where they are, whatever their source offers first."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from editor import formats
from editor.document.posing import Posing
from editor.ui.panes.transform.timeline import TimelinePane
from editor.ui.window.main_window import MainWindow

BOTH = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
LEFT = Qt.MouseButton.LeftButton


def drop(target: QWidget, file: Path, offered: Qt.DropAction = BOTH) -> QDropEvent:
    """Drag a file over a widget and drop it there with Shift held, which asks for a move."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    shift = Qt.KeyboardModifier.ShiftModifier
    enter = QDragEnterEvent(QPoint(9, 9), offered, data, LEFT, shift)
    move = QDropEvent(QPointF(9, 9), offered, data, LEFT, shift)
    for event in (enter, move):
        assert event.proposedAction() == Qt.DropAction.MoveAction
        QApplication.sendEvent(target, event)
    assert enter.isAccepted()
    assert enter.dropAction() == Qt.DropAction.CopyAction
    return move


@pytest.mark.parametrize("is_on_time_line", [False, True])
def test_a_dropped_file_is_copied(is_on_time_line: bool, main_window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "model.pmx"
    formats.save(formats.new_content(), path)
    assert main_window.session is not None
    target: QWidget = main_window
    if is_on_time_line:
        posing: Posing = main_window.session.new().posing
        posing.set_active(True)
        target = main_window.findChildren(TimelinePane)[0]
    with qtbot.waitSignal(main_window.session.opened):
        event = drop(target, path)
    assert event.isAccepted()
    assert event.dropAction() == Qt.DropAction.CopyAction
    assert path.exists()
