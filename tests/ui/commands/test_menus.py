"""The menus: each key once, text that follows the history, switches that do what they say."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu
from pytestqt.qtbot import QtBot

from editor import formats
from editor.document.session import Session
from editor.render.modes import DisplayMode
from editor.render.overlays.overlay_list import OVERLAYS, Group, Overlay
from editor.ui.commands.bake_commands import BakeCommands
from editor.ui.commands.edit_menu import EditMenu
from editor.ui.commands.file_commands import FileCommands
from editor.ui.commands.file_menu import FileMenu
from editor.ui.commands.help_menu import HelpMenu
from editor.ui.commands.physics_commands import PhysicsCommands
from editor.ui.commands.playback_commands import ModeSwitch, Transport
from editor.ui.commands.pose_commands import PoseCommands
from editor.ui.commands.recovery_commands import RecoveryCommands
from editor.ui.commands.row_commands import RowCommands
from editor.ui.commands.select_menu import SelectMenu
from editor.ui.commands.shape_commands import ShapeCommands
from editor.ui.commands.transform_menu import TransformMenu
from editor.ui.commands.view_menu import ViewMenu
from editor.ui.current_document import CurrentDocument
from editor.ui.models.name_marks import NameMode, Names
from editor.ui.viewport.tools import Tools
from editor.ui.viewport.view_settings import ViewSettings
from tests.operations.model_making import full_model


class Bar:
    """The menus of a window without anything else in it."""

    def __init__(self, window: QMainWindow) -> None:
        self.session = Session(parent=window)
        current = CurrentDocument(self.session, window)
        rows = RowCommands(self.session, window)
        self.look = ViewSettings(self.session.settings, window.palette(), window)
        self.names = NameMode(parent=window)
        recovery = RecoveryCommands(self.session, window)
        files = FileCommands(self.session, window)
        poses = PoseCommands(current)
        self.file = FileMenu(self.session, files, recovery, window)
        self.edit = EditMenu(current, rows, poses, window)
        self.select = SelectMenu(current, rows, window)
        self.view = ViewMenu(self.look, self.names, "ja", lambda: None, window)
        physics = PhysicsCommands(current, window)
        self.transform = TransformMenu(
            current, ModeSwitch(current), Transport(current), physics, files.motions, poses, window
        )
        self.tools = Tools(window)
        self.transform.tools.addActions(self.tools.all)
        bakes = BakeCommands(current, files.motions, self.session.settings.stored, window)
        self.transform.add_to_physics([bakes.bake, bakes.settle])
        self.transform.add_section(ShapeCommands(current, window).actions)
        self.menus = (self.file, self.edit, self.select, self.transform, self.view, HelpMenu(window))
        for menu in self.menus:
            window.menuBar().addMenu(menu)

    def actions(self) -> list[QAction]:
        return [action for menu in self.menus for action in entries(menu)]


def entries(menu: QMenu) -> Iterator[QAction]:
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from entries(inner)
        elif not action.isSeparator():
            yield action


@pytest.fixture
def bar(qtbot: QtBot) -> Iterator[Bar]:
    window = QMainWindow()
    qtbot.addWidget(window)
    bar = Bar(window)
    yield bar
    for document in list(bar.session.documents):
        bar.session.close(document)


def test_no_key_is_given_twice(bar: Bar) -> None:
    keys = Counter(key.toString() for action in bar.actions() for key in action.shortcuts())
    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize(
    "key",
    [
        *"VFMBDJ",
        *(f"Ctrl+{key}" for key in "NOSWZYQDCXVAF"),
        "Ctrl+Shift+S",
        "Del",
        "Ctrl+Up",
        "Ctrl+Down",
        "F9",
        "Ctrl+B",
        "Ctrl+K",
        "Ctrl+M",
        "Ctrl+Right",
    ],
)
def test_the_keys_that_hands_know(bar: Bar, key: str) -> None:
    assert key in {shortcut.toString() for action in bar.actions() for shortcut in action.shortcuts()}


def test_every_action_has_a_mnemonic_or_a_key_and_a_tooltip(bar: Bar) -> None:
    for menu in bar.menus:
        for action in menu.actions():
            assert action.isSeparator() or "&" in action.text() or action.shortcuts(), action.text()
            assert action.isSeparator() or action.toolTip()


def test_without_a_document_only_what_needs_none_is_offered(bar: Bar) -> None:
    assert not any(action.isEnabled() for action in (bar.file.save, bar.file.close_document, bar.edit.undo))
    assert bar.file.open.isEnabled()
    bar.session.new()
    assert bar.file.save.isEnabled()
    assert not bar.file.revert.isEnabled()


def test_undo_and_redo_say_what_they_undo(bar: Bar) -> None:
    document = bar.session.new()
    with document.edit("Rename A&B") as edit:
        edit.set(document.model.info, 0, "name", "甲")
    assert bar.edit.undo.text() == "&Undo Rename A&&B"
    bar.edit.undo.trigger()
    assert not bar.edit.undo.isEnabled()
    assert bar.edit.redo.text() == "&Redo Rename A&&B"
    bar.edit.redo.trigger()
    assert document.model.info[0].name == "甲"


def test_the_history_of_another_document_is_another(bar: Bar) -> None:
    first = bar.session.new()
    with first.edit("Rename") as edit:
        edit.set(first.model.info, 0, "name", "甲")
    bar.session.new()
    assert not bar.edit.undo.isEnabled()
    bar.session.set_current(first)
    assert bar.edit.undo.isEnabled()


def test_what_a_click_selects_is_the_active_table(bar: Bar) -> None:
    document = bar.session.add(dataclasses.replace(formats.new_content(), model=full_model()))
    bar.select.kinds["bones"].trigger()
    assert document.selection.active_table == "bones"
    document.selection.set_active_table("joints")
    assert bar.select.kinds["joints"].isChecked()
    assert not bar.select.kinds["bones"].isChecked()


def test_everything_that_can_be_shown_is_offered(bar: Bar) -> None:
    offered = {a.data(): a for menu in (bar.view.surface, bar.view.overlays) for a in menu.actions() if a.data()}
    assert set(offered) == {overlay.name for overlay in OVERLAYS}
    offered["wire"].trigger()
    assert bar.look.options.shows("wire")
    offered["toon"].trigger()
    assert not bar.look.options.shows("toon")


def test_one_more_row_of_the_list_is_offered(bar: Bar, qtbot: QtBot) -> None:
    window, row = QMainWindow(), Overlay("tails", "Tails", Group.BONES, tip="Where bones end")
    qtbot.addWidget(window)
    settings = ViewSettings(bar.session.settings, window.palette(), window, (*OVERLAYS, row))
    menu = ViewMenu(settings, bar.names, "", lambda: None, window)
    names = [action.data() for action in menu.overlays.actions()]
    assert names[names.index("parents") + 1] == "tails"  # the last of its group
    added = menu.overlays.actions()[names.index("tails")]
    assert (added.text(), added.toolTip()) == ("Tails", "Where bones end")
    added.trigger()
    assert settings.options.shows("tails")
    again = ViewSettings(bar.session.settings, window.palette(), window, (*OVERLAYS, row))
    assert again.options.shows("tails")


def test_one_display_mode_at_a_time(bar: Bar) -> None:
    offered = {action.data(): action for action in bar.view.modes.actions() if action.data()}
    assert set(offered) == {mode.value for mode in DisplayMode}
    assert offered["normal"].isChecked()
    offered["deform"].trigger()
    assert bar.look.options.mode is DisplayMode.DEFORM
    assert [name for name, action in offered.items() if action.isChecked()] == ["deform"]


def test_names_and_language(bar: Bar, qtbot: QtBot) -> None:
    by_text = {action.text().replace("&", ""): action for action in entries(bar.view)}
    by_text["Both names"].trigger()
    assert bar.names.names is Names.BOTH
    assert by_text["日本語"].isChecked()
    with qtbot.waitSignal(bar.view.language_chosen, check_params_cb=lambda code: code == ""):
        by_text["System"].trigger()


def test_recent_files_are_shown_with_their_whole_path(bar: Bar) -> None:
    paths = [bar.session.settings.stored.fileName() + f"/{name}.pmx" for name in ("a&b", "c")]
    for path in paths:
        bar.session.remember(Path(path))
    texts = [action.text() for action in bar.file.recent.actions()]
    assert [text.split(" ", 1)[1].replace("&&", "&") for text in texts] == paths[::-1]
