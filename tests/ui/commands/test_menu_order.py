"""The menus in their order, as people know them: a list that is kept, and changed only where a menu is meant to be."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtWidgets import QMainWindow, QMenu
from pytestqt.qtbot import QtBot

from editor.operations.catalog import OPERATIONS
from editor.ui.action import plain
from editor.ui.commands.menus import SEPARATOR
from editor.ui.commands.operation_commands import listed_by_menu
from tests.ui.commands.commanding import WindowWithCommands

KEPT = Path(__file__).with_name("menus.txt")


def lines(menu: QMenu, depth: int = 0) -> Iterator[str]:
    """A menu as lines: titles of menus, ids of commands, lines between groups."""
    indent = "    " * depth
    for action in menu.actions():
        inner = QMenu.menuInAction(action)
        if action.isSeparator():
            yield f"{indent}-- {plain(action.text())}".rstrip()
        elif isinstance(inner, QMenu):
            yield f"{indent}{plain(inner.title())}:"
            yield from lines(inner, depth + 1)
        else:
            yield f"{indent}{action.objectName() or plain(action.text())}"


def test_the_menus_are_those_that_are_known(qtbot: QtBot, autosaves: Path) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    bar = WindowWithCommands(window).commands.menu_bar
    text = "\n".join(line for menu in bar for line in (f"{plain(menu.title())}:", *lines(menu, 1)))
    assert text + "\n" == KEPT.read_text("utf-8")


def test_every_operation_stands_in_a_menu() -> None:
    assert {*OPERATIONS} - set(KEPT.read_text("utf-8").split()) == set()


def test_operations_stand_by_their_rows_with_lines_between_hundreds() -> None:
    first, second, third = [
        dataclasses.replace(row, menu="bone.make", menu_order=order)
        for row, order in zip(list(OPERATIONS.values())[:3], (210, 120, 110), strict=True)
    ]
    assert listed_by_menu([first, second, third]) == {"bone.make": [third.id, second.id, SEPARATOR, first.id]}
