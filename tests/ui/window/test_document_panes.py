"""The list of panes: one more row is in the menu, has a dock and a key, and stands where it says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QLabel, QMainWindow
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.document.jobs import Job
from editor.document.session import Session
from editor.formats import Content
from editor.ui.commands.document_commands import RecoveryCommands
from editor.ui.commands.file_commands import FileCommands
from editor.ui.services import WindowMode
from editor.ui.viewport.textures import OpenTextures
from editor.ui.window.document_panes import PANES
from editor.ui.window.pane_types import TRANSFORM_ONLY, Area, PaneContext, PaneType, tab_groups
from editor.ui.window.workbench import BenchServices, Workbench
from editor.ui.workspaces import BY_NAME, WORKSPACES, Workspace
from tests.operations.model_making import full_model


def make_notes(_: PaneContext, document: Document) -> QLabel:
    return QLabel(document.title)


NOTES = PaneType(
    name="notes",
    title="Notes",
    make=make_notes,
    area=Area.LeftDockWidgetArea,
    size=(200, 300),
    key="Ctrl+Alt+N",
    workspaces=frozenset({"model", "physics"}),
)


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    window = QMainWindow()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def bench(window: QMainWindow) -> Iterator[Workbench]:
    session = Session(parent=window)
    services = BenchServices(session, lambda code: None)
    files, recovery = FileCommands(session, services, window), RecoveryCommands(session, services, window)
    bench = Workbench(window, session, services, files, recovery, OpenTextures(), (*PANES, NOTES))
    yield bench
    bench.dismantle()


def test_one_more_row_is_one_more_pane(bench: Workbench, window: QMainWindow) -> None:
    dock = bench.docks["notes"]
    document = Document(Content(full_model()))
    pane = dock.pane_of(document)
    assert isinstance(pane, QLabel)
    assert pane.text() == document.title
    (entry,) = [action for action in bench.commands.panes.actions() if "Notes" in action.text()]
    assert entry is bench.list["pane.show-notes"]
    assert [key.toString() for key in bench.commands["pane.go-to-notes"].shortcuts()] == [NOTES.key]
    bench.layout.show(BY_NAME["model"])
    assert window.dockWidgetArea(dock) is Area.LeftDockWidgetArea
    assert not dock.isHidden()
    bench.layout.show(BY_NAME["physics"])
    assert {*window.tabifiedDockWidgets(bench.docks["outline"])} == {dock, bench.docks["bodies"]}
    bench.layout.show(BY_NAME["motion"])
    assert dock.isHidden()


def test_each_pane_is_once_in_the_menu(bench: Workbench) -> None:
    entries = Counter(action.text() for action in bench.commands.panes.actions() if not action.isSeparator())
    panes = [dock.windowTitle() for dock in bench.docks.values()]
    of_window = ["Go to Model view", "Tool bar", "&Keep the pane before the inspector in front"]
    assert entries == Counter([*panes, *of_window])


def test_no_button_of_a_pane_has_a_key_of_a_menu_or_a_command(bench: Workbench) -> None:
    document = Document(Content(full_model()))
    panes = [dock.pane_of(document) for name, dock in bench.docks.items() if name != "second"]
    buttons = [button for pane in panes for button in pane.findChildren(QAbstractButton)]
    assert [button.text() for button in buttons if button.text() == "Unlock all"]
    assert [button.text() for button in buttons if QKeySequence.mnemonic(button.text()).toString()] == []


def test_the_keys_of_panes_are_their_own_and_qt_knows_them(bench: Workbench) -> None:
    keys = [QKeySequence(pane.key) for pane in PANES if pane.key]
    assert all(key[0].key() != Qt.Key.Key_unknown for key in keys)
    given = Counter(key.toString() for action in bench.parent().findChildren(QAction) for key in action.shortcuts())
    assert [given[key.toString()] for key in keys] == [1] * len(keys)


def pane(name: str, area: Area, **more: Any) -> PaneType:
    return PaneType(name=name, title=name, make=make_notes, area=area, size=(200, 300), **more)


def test_what_lies_upon_each_other() -> None:
    """In Edit mode those of a group of an area, in Transform mode all of the area; those at home there come first."""
    left, right = Area.LeftDockWidgetArea, Area.RightDockWidgetArea
    panes = [
        pane("tree", left),
        pane("form", right),
        pane("steps", right, group="below"),
        pane("keys", left, modes=TRANSFORM_ONLY),
        pane("sliders", right),
        pane("more", right, group="below"),
        pane("window", right, floats=True),
    ]

    def groups(mode: WindowMode, *open_panes: str) -> list[list[str]]:
        return [[pane.name for pane in group] for group in tab_groups(panes, mode, open_panes)]

    assert groups(WindowMode.EDIT, "tree", "form") == [["tree"], ["form", "sliders"], ["steps", "more"]]
    open_panes = ("keys", "sliders", "form")
    assert groups(WindowMode.TRANSFORM, *open_panes) == [["keys", "tree"], ["sliders", "form", "steps", "more"]]


@pytest.mark.parametrize("workspace", WORKSPACES, ids=lambda workspace: workspace.name)
def test_each_pane_lies_in_one_group_and_what_is_open_in_front(workspace: Workspace) -> None:
    assert workspace.mode is not None
    groups = tab_groups(PANES, workspace.mode, workspace.panes)
    lying = Counter(pane.name for group in groups for pane in group)
    assert lying == Counter(pane.name for pane in PANES if workspace.mode in pane.modes and not pane.floats)
    assert {*workspace.panes} <= {*lying}
    behind = [pane.name for group in groups for pane in group[1:] if pane.name in workspace.panes]
    fronts = [group[0].name for group in groups if group[0].name in workspace.panes]
    assert sorted([*fronts, *behind]) == sorted(workspace.panes)


def test_services_do_nothing_while_there_is_no_bench(bench: Workbench) -> None:
    """As while the window is made anew in another language: files may be loaded then."""
    services = BenchServices(bench.session, lambda code: None)
    services.show_status("Opened")
    services.run_command("file.new")
    services.go_to_pane("table")
    services.show_job(Job(lambda progress: None), "Opening")
    assert not bench.session.documents
    services.bench = bench
    services.run_command("file.new")
    assert len(bench.session.documents) == 1
