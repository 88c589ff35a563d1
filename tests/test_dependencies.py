"""Guards against releases of others that break the program in ways which only show much later."""

import sys

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

CALLS = 200


def test_qt_calls_keep_their_references_to_none_and_bool(qtbot: QtBot) -> None:
    """PySide6 6.12.0 drops one at each call on Python below 3.12, until the interpreter dies of it.

    From Python 3.12 on both are immortal and their counts stand still.
    """
    label, plain = QLabel(), QObject()
    qtbot.addWidget(label)
    before = sys.getrefcount(None), sys.getrefcount(False)
    for _ in range(CALLS):
        label.update()
        plain.blockSignals(False)
    lost = before[0] - sys.getrefcount(None), before[1] - sys.getrefcount(False)
    assert max(lost) < CALLS / 2
