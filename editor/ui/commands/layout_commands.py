"""The menu of workspaces: those of the program, and the user's own, saved, renamed and deleted; panes put back."""

from __future__ import annotations

from functools import partial
from typing import Protocol

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from editor.model.names import fresh_name
from editor.ui.action import add_choice, plain
from editor.ui.command import Answer, Command, CommandList, Conditions
from editor.ui.workspaces import WORKSPACES, PaneStates, Workspace, Workspaces


class PaneArrangement(Protocol):
    """The panes of the window."""

    def states(self) -> PaneStates: ...

    def reset(self) -> None: ...


def workspace_id(workspace: Workspace) -> str:
    """The id of the command that goes to a workspace of the program."""
    return f"workspace.{workspace.name}"


class WorkspacesMenu(QMenu):
    """`arrangement` is what it is about, given once there is one."""

    CHOICES = tuple(map(workspace_id, WORKSPACES))  # for a tool bar

    def __init__(self, workspaces: Workspaces, conditions: Conditions, commands: CommandList, window: QWidget) -> None:
        super().__init__(window)
        self.setTitle(self.tr("Wor&kspaces"))
        self.arrangement: PaneArrangement | None = None
        self._workspaces = workspaces
        self._is_there = conditions.document
        self._own = workspaces.own
        self._window = window
        self._commands = commands
        self._switches = QActionGroup(self)
        commands.add(self._make_commands(), "WorkspacesMenu")
        self.addActions(commands.actions(*self.CHOICES))
        self.addSeparator()
        self._first = self.addSeparator()
        self.addActions(commands.actions("view.save-layout", "view.rename-layout", "view.delete-layout"))
        self.addSeparator()
        self.addActions(commands.actions("view.reset-layout"))
        ids = (*self.CHOICES, "view.save-layout", "view.rename-layout", "view.delete-layout", "view.reset-layout")
        self.aboutToShow.connect(partial(commands.show_possible, ids))
        self._own.changed.connect(self._fill)
        workspaces.changed.connect(self._fill)
        self.aboutToShow.connect(self._fill)
        self._fill()

    def _make_commands(self) -> list[Command]:
        tip = self.tr("Remember under a name where the panes stand, as a workspace of your own")
        is_own, is_there = self._is_own, self._is_there
        return [
            *map(self._workspace_command, WORKSPACES),
            Command("view.save-layout", self.tr("&Save workspace as…"), self._ask_and_save, tip=tip, when=is_there),
            Command("view.rename-layout", self.tr("Re&name workspace…"), self._ask_and_rename, when=is_own),
            Command("view.delete-layout", self.tr("&Delete workspace"), self._delete, when=is_own),
            Command("view.reset-layout", self.tr("&Reset workspace"), self._reset, when=is_there),
        ]

    def _workspace_command(self, workspace: Workspace) -> Command:
        return Command(
            workspace_id(workspace),
            QCoreApplication.translate("Workspaces", workspace.title).replace("&", "&&"),
            partial(self._workspaces.choose, workspace),
            [workspace.key],
            workspace.icon,
            QCoreApplication.translate("Workspaces", workspace.tip),
            when=self._is_there,
            checked=lambda: self._workspaces.current == workspace,
            group="workspace",
        )

    def _is_own(self) -> Answer:
        current = self._workspaces.current
        return (current is not None and current.is_own) or self.tr("The workspace in use is none of your own")

    def _fill(self) -> None:
        """Offer the user's own workspaces that there are."""
        for action in self._switches.actions():
            self.removeAction(action)
            action.deleteLater()
        self._switches.deleteLater()
        self._switches = QActionGroup(self)
        current = self._workspaces.current
        for name in self._own.names:
            action = add_choice(self, "view.layouts", name.replace("&", "&&"), partial(self.switch, name))
            action.setCheckable(True)
            action.setChecked(current is not None and current.is_own and name == current.name)
            self._switches.addAction(action)
        self.insertActions(self._first, self._switches.actions())
        self._commands.renew_soon()

    def switch(self, name: str) -> None:
        """Go to a workspace of the user's own."""
        self._workspaces.choose(self._own.workspace(name))

    def _reset(self) -> None:
        if self.arrangement is not None:
            self.arrangement.reset()

    def _ask_and_save(self) -> None:
        """Save under a name that the user gives; what has it already is replaced."""
        current = self._workspaces.current
        is_own = current is not None and current.is_own
        offered = current.name if current and is_own else fresh_name(self.tr("Workspace"), self._own.names)
        name = self._ask_name("view.save-layout", offered)
        if name and self.arrangement is not None:
            self._own.save(name, self.arrangement.states())
            self.switch(name)

    def _ask_and_rename(self) -> None:
        current = self._workspaces.current
        assert current is not None
        name = self._ask_name("view.rename-layout", current.name)
        if name:
            new = fresh_name(name, [other for other in self._own.names if other != current.name])
            self._own.rename(current.name, new)
            self.switch(new)

    def _ask_name(self, id: str, offered: str) -> str:
        """The name that the user gives; "" for none."""
        title = plain(self._commands[id].text())
        name, is_given = QInputDialog.getText(self._window, title, self.tr("Name"), text=offered)
        return name.strip() if is_given else ""

    def _delete(self) -> None:
        current = self._workspaces.current
        assert current is not None
        self._own.forget(current.name)
        self._workspaces.changed.emit()
