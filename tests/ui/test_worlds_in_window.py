"""What Bullet has of the documents of a window: nothing but what is seen moving."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from editor.ui.window.main_window import MainWindow
from tests.preview.physics.worlds import open_worlds
from tests.ui.window.test_main_window import bench, drop, viewport

pytestmark = pytest.mark.gl
Control = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def moving(window: MainWindow, sample: Path, qtbot: QtBot) -> MainWindow:
    """With the sample and a new document, and physics in both."""
    pytest.importorskip("panda3d.bullet")
    opening = (lambda: drop(window, sample), lambda: QTest.keyClick(window, Qt.Key.Key_N, Control))
    for count, open_one in enumerate(opening, 1):
        open_one()
        qtbot.waitUntil(lambda count=count: len(bench(window).session.documents) == count)
        qtbot.waitUntil(lambda: viewport(window).has_drawn)
        QTest.keyClick(window, Qt.Key.Key_F9)
        bench(window).list["physics.on"].trigger()
        qtbot.waitUntil(lambda count=count: len(open_worlds()) == count)
    return window


def test_leaving_transform_mode(moving: MainWindow, qtbot: QtBot) -> None:
    QTest.keyClick(moving, Qt.Key.Key_F9)
    assert not bench(moving).current.is_posing
    assert len(open_worlds()) == 1
    qtbot.wait(100)
    assert len(open_worlds()) == 1
    QTest.keyClick(moving, Qt.Key.Key_F9)
    qtbot.waitUntil(lambda: len(open_worlds()) == 2)


def test_closing_documents(moving: MainWindow, qtbot: QtBot) -> None:
    QTest.keyClick(moving, Qt.Key.Key_W, Control)
    qtbot.waitUntil(lambda: len(bench(moving).session.documents) == 1)
    assert len(open_worlds()) == 1
    bench(moving).list["physics.on"].trigger()
    assert not open_worlds()


def test_closing_the_window(moving: MainWindow) -> None:
    moving.close()
    assert not open_worlds()
