"""Masking with the keys of the whole window: the pane, hiding what is selected, and the sign in the status line."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QMenu
from pytestqt.qtbot import QtBot

from editor.document.program.settings import Settings
from editor.ui.panes.masks_pane import MasksPane
from editor.ui.window.main_window import MainWindow
from tests.ui.window.test_main_window import bench, current, drop, has_drawn, viewport

Key, Control, Shift = Qt.Key, Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def opened(window: MainWindow, sample: Path, qtbot: QtBot) -> MainWindow:
    drop(window, sample)
    qtbot.waitUntil(lambda: bench(window).session.current is not None)
    qtbot.waitUntil(lambda: has_drawn(window))
    return window


@pytest.mark.gl
def test_f3_opens_the_pane_and_closes_it_again(opened: MainWindow) -> None:
    viewport(opened).setFocus()
    dock = bench(opened).docks["masks"]
    assert dock.isHidden()
    QTest.keyClick(opened, Key.Key_F3)
    assert dock.isVisible()
    focused = QApplication.focusWidget()
    assert focused is not None
    assert dock.isAncestorOf(focused)
    viewport(opened).setFocus()
    QTest.keyClick(opened, Key.Key_F3)
    assert dock.isVisible()
    QTest.keyClick(opened, Key.Key_F3)
    assert dock.isHidden()
    assert viewport(opened).hasFocus()


def test_hide_isolate_and_show_by_keys(opened: MainWindow) -> None:
    document, sign = current(opened), bench(opened).indicators["masks"]
    total = len(document.model.faces)
    document.selection.set_active_table("materials")
    document.selection.select("materials", [0])
    QTest.keyClick(opened, Key.Key_H, Control)
    hidden = document.masking.count("faces")
    assert 0 < hidden < total
    assert sign.isVisible()
    QTest.keyClick(opened, Key.Key_K, Control)
    assert document.masking.count("faces") == total - hidden
    QTest.keyClick(opened, Key.Key_H, Control | Shift)
    assert not document.masking.is_hiding
    assert not sign.isVisible()
    assert not document.is_modified


def test_hidden_bones_stay_hidden_in_transform_mode_where_its_key_is_its_own(opened: MainWindow) -> None:
    document = current(opened)
    document.selection.set_active_table("bones")
    document.selection.select("bones", [1, 2])
    QTest.keyClick(opened, Key.Key_K, Control)
    QTest.keyClick(opened, Key.Key_F9)
    document.posing.set_weights([0], 1.0)
    QTest.keyClick(opened, Key.Key_K, Control)
    assert not document.posing.overridden_morphs.any()
    assert np.flatnonzero(~document.masking.masked("bones")).tolist() == [1, 2]


def test_the_sign_opens_the_pane(opened: MainWindow, qtbot: QtBot) -> None:
    current(opened).masking.mask("materials", [0])
    QTest.mouseClick(bench(opened).indicators["masks"], Qt.MouseButton.LeftButton)
    assert bench(opened).docks["masks"].isVisible()


def test_masks_are_saved_by_name_and_hidden_again_after_a_restart(
    opened: MainWindow, sample: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    document, menu = current(opened), bench(opened).commands.saved_masks
    monkeypatch.setattr(QInputDialog, "getText", lambda *arguments, **options: ("髪だけ", True))
    menu.aboutToShow.emit()
    save = menu.actions()[0]
    assert not save.isEnabled()
    document.selection.set_active_table("materials")
    document.selection.select("materials", [0, 2])
    QTest.keyClick(opened, Key.Key_K, Control)
    hidden = document.masking.masked("materials").tolist()
    menu.aboutToShow.emit()
    save.trigger()
    assert bench(opened).status.currentMessage() == "Masks saved as 髪だけ"
    QTest.keyClick(opened, Key.Key_H, Control | Shift)
    again = MainWindow(Settings())
    qtbot.addWidget(again)
    again.furnish()
    again.open([sample])
    qtbot.waitUntil(lambda: bench(again).session.current is not None)
    QTest.keyClick(again, Key.Key_F3)
    pane = bench(again).docks["masks"].pane
    assert isinstance(pane, MasksPane)
    offered = pane.saved.menu()
    offered.aboutToShow.emit()
    entry = next(action.menu() for action in offered.actions() if action.text() == "髪だけ")
    assert isinstance(entry, QMenu)
    recall, _, forget = entry.actions()
    recall.trigger()
    assert current(again).masking.masked("materials").tolist() == hidden
    assert not document.masking.is_hiding
    forget.trigger()
    offered.aboutToShow.emit()
    assert "髪だけ" not in [action.text() for action in offered.actions()]
    again.close()
