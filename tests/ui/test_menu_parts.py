"""Rows of commands and operations say where they stand in the menus, and the menus have what they say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from editor.ui.command import Command
from editor.ui.commands.menus import (
    BONES_BY_CLICK,
    MENU_BAR,
    MODEL_VIEW,
    OF_ROWS,
    OF_TABLES,
    Entry,
    Menu,
    MenuPlaces,
    Part,
)
from editor.ui.commands.window_commands import WindowCommands
from editor.ui.window.main_window import MainWindow

ELSEWHERE = (MODEL_VIEW, BONES_BY_CLICK, *OF_ROWS, *OF_TABLES.values())


def everything_in(entries: Iterable[Entry]) -> Iterator[Entry]:
    for entry in entries:
        yield entry
        if isinstance(entry, Menu):
            yield from everything_in(entry.entries)


def unmatched(commands: WindowCommands) -> set[str]:
    """The parts that rows name and no menu has, and those of menus that no row names."""
    named = {*commands.list.parts, *commands.operations.listed}
    return named ^ {entry.name for entry in everything_in((*MENU_BAR, *ELSEWHERE)) if isinstance(entry, Part)}


def commands_of(window: MainWindow) -> WindowCommands:
    assert window.workbench is not None
    return window.workbench.commands


def test_menus_have_the_parts_that_rows_name_and_no_others(window: MainWindow) -> None:
    commands = commands_of(window)
    assert unmatched(commands) == set()
    commands.list.add([Command("file.fax", "Fax", print, menu="file.sav")], "Test")
    assert unmatched(commands) == {"file.sav"}


def test_menus_name_no_commands() -> None:
    assert [entry for entry in everything_in((*MENU_BAR, MODEL_VIEW)) if isinstance(entry, str)] == []


def test_every_command_stands_in_a_menu_or_says_why_not(window: MainWindow) -> None:
    """In none are those of panes, those that do once more what another does, and those that are for a key of a pane."""
    commands = commands_of(window)
    places = MenuPlaces(commands.list, commands.menu_bar)
    lost = [id for id in commands.list if not (places.path(id) or commands.list.key_of(id))]
    assert [id for id in lost if not id.startswith("pane.go-to-")] == []
    assert {"pane.go-to-checks", "pane.go-to-collisions"}.isdisjoint(lost)
