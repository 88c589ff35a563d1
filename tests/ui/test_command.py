"""CommandList: each condition is asked once a turn and when somebody looks; keys find commands as they are now."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from editor.ui.command import Answer, Command, CommandList, PaneScope
from editor.ui.services import WindowServices
from editor.ui.shortcuts import DisabledKeys


class Desk:
    """A window with a command that is on a button, and one that is in no sight; both can run while `is_open`."""

    def __init__(self, window: QMainWindow) -> None:
        self.is_open = False
        self.asked: list[str] = []
        self.ran: list[str] = []
        self.list = CommandList(window)
        self.list.add([self._command("door.seen", "Ctrl+J"), self._command("door.unseen", "Ctrl+K")], "Test")
        window.setCentralWidget(self.list.button("door.seen"))
        window.addActions(self.list.actions("door.seen", "door.unseen"))
        DisabledKeys(self.list, WindowServices(), window, window)
        QApplication.processEvents()
        self.asked.clear()

    def _command(self, id: str, key: str) -> Command:
        def can_run() -> Answer:
            self.asked.append(id)
            return self.is_open or "It is shut"

        return Command(id, id, lambda: self.ran.append(id), [key], when=can_run)

    def change(self, is_open: bool) -> None:
        self.is_open = is_open
        self.list.renew_soon()


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    window = QMainWindow()
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


@pytest.fixture
def desk(window: QMainWindow) -> Desk:
    return Desk(window)


def test_what_is_in_sight_is_asked_once_a_turn_and_the_rest_not_at_all(desk: Desk, qtbot: QtBot) -> None:
    button = desk.list["door.seen"].associatedObjects()[0]
    assert isinstance(button, QWidget)
    for is_open in (True, False, True):
        desk.change(is_open)
    assert desk.asked == []
    qtbot.waitUntil(button.isEnabled)
    assert desk.asked == ["door.seen"]


def test_a_reason_is_worded_when_somebody_looks(desk: Desk, qtbot: QtBot) -> None:
    desk.change(True)
    desk.change(False)
    assert "It is shut" in desk.list["door.unseen"].toolTip()
    assert desk.asked.count("door.unseen") >= 1
    assert desk.list.reason("door.unseen") == "It is shut"


@pytest.mark.parametrize(("key", "id"), [(Qt.Key.Key_J, "door.seen"), (Qt.Key.Key_K, "door.unseen")])
def test_a_key_finds_its_command_as_it_is_now(desk: Desk, window: QMainWindow, key: Qt.Key, id: str) -> None:
    """In the same turn of the event loop in which what it depends on has changed."""
    assert not desk.list[id].isEnabled()
    desk.change(True)
    QTest.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)
    desk.change(False)
    QTest.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)
    assert desk.ran == [id]


def test_keys_of_a_pane_go_before_those_of_the_window_and_follow_the_set(window: QMainWindow, qtbot: QtBot) -> None:
    ran: list[str] = []
    pane, other = QWidget(), QWidget()
    pane.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    window.setCentralWidget(pane)
    other.setParent(window)
    other.show()
    commands = CommandList(window)

    def of_pane(scope: PaneScope[QWidget]) -> list[Command]:
        run = scope.run(lambda _: ran.append("pane"))
        return [Command("pane.move", "Move", run, pane=scope.name, keys_like="tool.move")]

    commands.add([Command("tool.move", "Move", lambda: ran.append("window"), ["W"])], "Test")
    window.addActions(commands.actions("tool.move"))
    commands.scope("uv").join(pane, (of_pane, "Test"))
    pane.setFocus()
    qtbot.waitUntil(pane.hasFocus)
    QTest.keyClick(pane, Qt.Key.Key_W)
    commands.set_keys({"tool.move": [QKeySequence("G")]})
    QTest.keyClick(pane, Qt.Key.Key_G)
    QTest.keyClick(pane, Qt.Key.Key_W)
    other.setFocus()
    qtbot.waitUntil(other.hasFocus)
    QTest.keyClick(other, Qt.Key.Key_G)
    assert ran == ["pane", "pane", "window"]


def test_commands_stand_in_a_part_of_the_menus_in_their_order_until_they_are_taken_out(window: QMainWindow) -> None:
    commands = CommandList(window)
    menus = {"door.open": "door", "lamp.on": "", "door.shut": "door", "lamp.off": "lamp"}
    commands.add([Command(id, id, print, menu=menu) for id, menu in menus.items()], "Test")
    assert commands.parts == {"door": ["door.open", "door.shut"], "lamp": ["lamp.off"]}
    commands.remove("door.open")
    commands.remove("lamp.on")
    commands.add([Command("door.open", "door.open", print, menu="door")], "Test")
    assert commands.parts == {"door": ["door.shut", "door.open"], "lamp": ["lamp.off"]}


def test_a_command_of_a_pane_that_is_closed_says_so(window: QMainWindow) -> None:
    commands = CommandList(window)
    commands.scope("uv").declare((lambda scope: [Command("uv.fit", "Fit", scope.run(print), when=scope.when())], "T"))
    assert not commands["uv.fit"].isEnabled()
    assert commands.reason("uv.fit") == "Its pane is not open"
