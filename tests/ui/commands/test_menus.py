"""The menus: each key once, text that follows the history, switches that do what they say."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu
from pytestqt.qtbot import QtBot

from editor import formats
from editor.operations.catalog import OPERATIONS
from editor.render.modes import DisplayMode
from editor.render.overlays.overlay_list import OVERLAYS, Group, Overlay
from editor.ui.models.marks import Names
from editor.ui.services import WindowMode
from editor.ui.viewport.view_settings import ViewSettings
from tests.operations.model_making import full_model
from tests.ui.commands.commanding import WindowWithCommands
from tests.ui.driving import entries
from tests.ui.told_services import ToldServices


def overlay_id(name: str) -> str:
    return f"view.{name.replace('_', '-')}"


class Bar:
    """The menus of a window without anything else in it."""

    def __init__(self, window: QMainWindow, overlays: Sequence[Overlay] = OVERLAYS) -> None:
        self.window = WindowWithCommands(window, overlays)
        self.session, self.look = self.window.parts.session, self.window.parts.view_settings
        self.names, self.tools = self.window.parts.names, self.window.parts.tools
        self.commands = self.window.commands

    def __getitem__(self, id: str) -> QAction:
        return self.commands[id]

    def offered(self, *names: str) -> dict[str, QAction]:
        """The entries of menus by id, as they are when these are open."""
        menus = [self.commands.menus[name] for name in names]
        for menu in menus:
            menu.aboutToShow.emit()
        return {action.objectName(): action for menu in menus for action in menu.actions() if action.objectName()}

    def actions(self) -> list[QAction]:
        return [action for menu in self.commands.menu_bar for action in entries(menu)]


@pytest.fixture
def bar(qtbot: QtBot) -> Iterator[Bar]:
    window = QMainWindow()
    qtbot.addWidget(window)
    bar = Bar(window)
    yield bar
    for document in list(bar.session.documents):
        bar.session.close(document)


@pytest.mark.parametrize("is_posing", [False, True])
def test_no_key_is_given_twice(bar: Bar, is_posing: bool) -> None:
    bar.session.new().posing.set_active(is_posing)
    bar.tools.update_for_mode(WindowMode.TRANSFORM if is_posing else WindowMode.EDIT)
    actions = [action for action in bar.commands.list.actions(*bar.commands.list) if action.isEnabled()]
    keys = Counter(key.toString() for action in actions for key in action.shortcuts())
    assert [key for key, count in keys.items() if count > 1] == []


def test_every_entry_is_a_command_with_its_id(bar: Bar) -> None:
    filled = {
        "file.recent",
        "file.recover",
        "select.related",
        "select.stored",
        "camera.kept",
        "hide.saved",
        "view.panes",
        "view.layouts",
    }
    for name in set(bar.commands.menus) - filled:
        for action in bar.commands.menus[name].actions():
            assert action.isSeparator() or action.menu() or bar[action.objectName()] is action, action.text()


def test_every_command_that_is_greyed_says_why(bar: Bar) -> None:
    for with_document in (False, True):
        if with_document:
            bar.session.new()
        bar.commands.list.show_possible(bar.commands.list)
        for id in bar.commands.list:
            assert bar[id].isEnabled() == (not bar.commands.list.reason(id)), id
            assert bar.commands.list.reason(id) in bar[id].toolTip(), id


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
    for menu in bar.commands.menu_bar:
        for action in menu.actions():
            is_operation = action.objectName() in OPERATIONS  # plug-ins bring theirs; letters given by hand would clash
            assert action.isSeparator() or is_operation or "&" in action.text() or action.shortcuts(), action.text()
            assert action.isSeparator() or action.toolTip()


def test_without_a_document_only_what_needs_none_is_offered(bar: Bar) -> None:
    assert not any(action.isEnabled() for action in bar.commands.list.actions("file.save", "file.close", "edit.undo"))
    assert bar["file.open"].isEnabled()
    bar.session.new()
    assert bar["file.save"].isEnabled()
    assert not bar["file.revert"].isEnabled()


def test_undo_and_redo_say_what_they_undo(bar: Bar) -> None:
    document = bar.session.new()
    with document.edit("Rename A&B") as edit:
        edit.set(document.model.info, 0, "name", "甲")
    assert bar["edit.undo"].text() == "&Undo Rename A&&B"
    bar["edit.undo"].trigger()
    assert not bar["edit.undo"].isEnabled()
    assert bar["edit.redo"].text() == "&Redo Rename A&&B"
    bar["edit.redo"].trigger()
    assert document.model.info[0].name == "甲"


def test_the_history_of_another_document_is_another(bar: Bar) -> None:
    first = bar.session.new()
    with first.edit("Rename") as edit:
        edit.set(first.model.info, 0, "name", "甲")
    bar.session.new()
    assert not bar["edit.undo"].isEnabled()
    bar.session.set_current(first)
    assert bar["edit.undo"].isEnabled()


def test_what_a_click_selects_is_the_active_table(bar: Bar) -> None:
    document = bar.session.add(dataclasses.replace(formats.new_content(), model=full_model()))
    bar["select.click-bones"].trigger()
    assert document.selection.active_table == "bones"
    document.selection.set_active_table("joints")
    assert bar["select.click-joints"].isChecked()
    assert not bar["select.click-bones"].isChecked()


def test_everything_that_can_be_shown_is_offered(bar: Bar) -> None:
    offered = bar.offered("view.surface", "view.overlays")
    assert set(offered) - {"view.light"} == {overlay_id(overlay.name) for overlay in OVERLAYS}
    offered["view.wire"].trigger()
    assert bar.look.options.shows("wire")
    offered["view.toon"].trigger()
    assert not bar.look.options.shows("toon")


def test_one_more_row_of_the_list_is_offered(bar: Bar, qtbot: QtBot) -> None:
    window, row = QMainWindow(), Overlay("tails", "Tails", Group.BONES, tip="Where bones end")
    qtbot.addWidget(window)
    more = Bar(window, (*OVERLAYS, row))
    settings = more.look
    names = [action.objectName() for action in more.commands.menus["view.overlays"].actions()]
    assert names[names.index("view.parents") + 1] == "view.tails"  # the last of its group
    added = more["view.tails"]
    assert (added.text(), added.toolTip()) == ("Tails", "Where bones end")
    added.trigger()
    assert settings.options.shows("tails")
    again = ViewSettings(bar.session.settings, window.palette(), window, (*OVERLAYS, row))
    assert again.options.shows("tails")


def test_one_display_mode_at_a_time(bar: Bar) -> None:
    offered = bar.offered("view.modes")
    assert set(offered) == {f"view.mode-{mode.value.replace('_', '-')}" for mode in DisplayMode}
    assert offered["view.mode-normal"].isChecked()
    offered["view.mode-deform"].trigger()
    assert bar.look.options.mode is DisplayMode.DEFORM
    assert [name for name, action in offered.items() if action.isChecked()] == ["view.mode-deform"]


def test_names_and_language(bar: Bar) -> None:
    by_text = {action.text().replace("&", ""): action for action in entries(bar.commands.menus["view"])}
    by_text["Both names"].trigger()
    assert bar.names.names is Names.BOTH
    assert by_text["日本語"].isChecked()
    by_text["System"].trigger()
    assert isinstance(bar.window.parts.services, ToldServices)
    assert bar.window.parts.services.languages == [""]


def test_recent_files_are_shown_with_their_whole_path(bar: Bar, qtbot: QtBot) -> None:
    paths = [Path(bar.session.settings.stored.fileName()) / f"{name}.pmx" for name in ("a&b", "c")]
    for path in paths:
        bar.session.remember(path)
    qtbot.waitUntil(lambda: recent(bar) == [str(path) for path in reversed(paths)])


def recent(bar: Bar) -> list[str]:
    """The files of the menu, without their numbers."""
    own = [
        action for action in bar.commands.menus["file.recent"].actions() if not (action.isSeparator() or action.menu())
    ]
    return [action.text().split(" ", 1)[1].replace("&&", "&") for action in own]


def test_recent_files_are_pinned_and_removed_in_the_menu(bar: Bar, qtbot: QtBot) -> None:
    for name in ("a.pmx", "b.pmx"):
        bar.session.remember(Path("/") / name)
    qtbot.waitUntil(lambda: len(recent(bar)) == 2)
    pins, removal = (action.menu() for action in bar.commands.menus["file.recent"].actions()[-2:])
    assert isinstance(pins, QMenu)
    assert isinstance(removal, QMenu)
    pins.actions()[1].trigger()
    qtbot.waitUntil(lambda: [action.isChecked() for action in pins.actions()] == [True, False])
    assert [Path(path).name for path in recent(bar)] == ["a.pmx", "b.pmx"]
    removal.actions()[0].trigger()
    qtbot.waitUntil(lambda: [Path(path).name for path in recent(bar)] == ["b.pmx"])
    assert bar.session.settings.pinned_files == []


def test_the_picture_of_every_morph_is_offered_beside_morphs(bar: Bar) -> None:
    assert "file.save-morph-sheet" in bar.offered("file")
    assert "file.save-morph-sheet" in bar.offered("morph")
