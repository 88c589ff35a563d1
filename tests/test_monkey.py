"""The monkey of the benchmarks: it finds its widgets and its log again, and sees what makes a model unsound."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tests.benchmarks.monkey import kinds, screen
from tests.benchmarks.monkey.judge import faults
from tests.benchmarks.monkey.log import Log, name_of, read, stack_of, summary
from tests.operations.model_making import full_model
from tests.ui.keyboard import show_active
from tests.walks import events

Key = Qt.Key


def test_an_address_leads_back_to_its_widget(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    fields = [QLineEdit(), QLineEdit()]
    for field in fields:
        layout.addWidget(field)
    window.show()
    assert [screen.widget_of(screen.address(field)) for field in fields] == fields


def test_keys_wait_where_there_is_no_window(qapp: object) -> None:
    assert not events.activate()


def test_an_open_menu_gets_keys_where_no_window_has_the_focus(qtbot: QtBot) -> None:
    menu = QMenu()
    menu.addAction("entry")
    qtbot.addWidget(menu)
    menu.popup(QPoint(10, 10))
    qtbot.waitUntil(menu.isVisible)
    assert events.activate()
    events.press_keys("Esc")
    assert not menu.isVisible()


def test_keys_do_not_go_to_a_window_that_is_gone(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    window, received = QWidget(), []
    qtbot.addWidget(window)
    show_active(window, qtbot)
    send = QTest.simulateEvent

    def note(receiver: QWindow, is_down: bool, key: int, *others: Any) -> None:
        received.append((isValid(receiver), is_down, key))
        send(receiver, is_down, key, *others)

    monkeypatch.setattr(QTest, "simulateEvent", note)
    QTimer.singleShot(0, window.destroy)  # as the native window of a dock that floats no longer, when Ctrl is down
    events.press_keys("Ctrl+O")
    assert received == [(True, True, Key.Key_Control)]


def test_keys_are_held_and_released(qtbot: QtBot) -> None:
    line = QLineEdit("old")
    qtbot.addWidget(line)
    show_active(line, qtbot)
    line.setFocus()
    for keys in ("Ctrl+A", "N", "Shift+Home", "Ctrl+C", "End", "Ctrl+V"):
        events.press_keys(keys)
    assert line.text() == "nn"
    assert QApplication.keyboardModifiers() == Qt.KeyboardModifier.NoModifier


def test_a_log_is_read_up_to_a_line_that_was_cut(tmp_path: Path) -> None:
    log = Log(tmp_path)
    log.add({"n": 1, "kind": "click", "steps": [["click", ["MainWindow:.0", 1, 2]]]})
    with log.actions.open("a") as file:
        file.write('{"n": 2, "kind": "dr')
    assert [action["n"] for action in read(log.actions)] == [1]


def test_findings_of_one_cause_are_one(tmp_path: Path) -> None:
    log = Log(tmp_path)
    for number in (1, 2):
        log.add({"n": number, "kind": "click", "steps": []})
        log.report(f"widget 0x{number} not contained", "the stack", number)
    told = summary(tmp_path, "7")
    assert "1 findings" in told
    assert "seed 7, action 1, 2 times" in told


def test_a_finding_is_named_by_the_last_line_of_the_editor() -> None:
    stack = 'File "/a/editor/ui/tabs.py", line 3, in f\nFile "/a/editor/ui/window/docks.py", line 9, in g\n'
    assert name_of("KeyError: 12", stack) == "KeyError: # (editor/ui/window/docks.py:9)"


def test_a_crash_is_named_by_the_latest_line_of_the_editor() -> None:
    line = '  File "/a/{}", line {} in f'
    others = "\n".join(("Thread 0x1 (most recent call first):", line.format("tests/hand.py", 1)))
    calls = (line.format("editor/ui/window/docks.py", 9), line.format("editor/__main__.py", 3))
    own = "\n".join(("Current thread 0x2 (most recent call first):", *calls))
    crash = stack_of("\n\n".join(("Fatal Python error: Aborted", others, own, "Extension modules: numpy (total: 1)")))
    assert crash.splitlines() == ["Fatal Python error: Aborted", *reversed(calls)]
    assert name_of("it ended", crash) == "it ended (editor/ui/window/docks.py:9)"


def test_a_reference_that_leads_nowhere_is_seen() -> None:
    model = full_model()
    assert not list(faults(model))
    model.vertices.writable("bones")[0, 0] = len(model.bones)
    assert list(faults(model)) == ["vertices refer to bones that do not exist"]


def test_kinds_have_names_of_their_own() -> None:
    for table in (kinds.WINDOW, kinds.NO_DOCUMENT, kinds.POPUP, kinds.FILE_DIALOG):
        assert len({kind.name for kind in table}) == len(table)
