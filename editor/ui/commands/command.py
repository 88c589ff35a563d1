"""Command: what a user can have the program do, by a stable id; CommandList makes the QActions of all of them.

Menus, the tool bar, the palette and the list of keys are made from one CommandList, and name commands by id.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QWidget

from editor.document.connections import connect
from editor.ui.action import Keys, explain, make_action
from editor.ui.bound_keys import BOUND_KEYS
from editor.ui.commands.command_help import command_help

# Whether a command may run now: True, or why it may not, as a text for its tooltip; False where it goes without saying.
Answer = bool | str
When = Callable[[], Answer]
WindowWide, InView = Qt.ShortcutContext.WindowShortcut, Qt.ShortcutContext.WidgetWithChildrenShortcut


@dataclass(frozen=True, slots=True)
class Command:
    """One command. `label` is translated and has its mnemonic; `id` is its subject, a dot, and what it does.

    `when` is asked whenever anything happens. `when_shown` is asked only while the command is seen, for answers that
    take time or depend on where the keyboard is; a key is tried, and finds out. `checked` makes it a switch whose new
    state `run` is given; of those with the same `group` one is checked, and `run` gets nothing. `text` gives a label
    that changes, `text_when_shown` one that is made only while the command is seen. `scope` is where its keys work.
    By `words`, translated, the palette finds it, too.
    """

    id: str
    label: str
    run: Callable[..., object]
    keys: Sequence[Keys] = ()
    icon: str = ""
    tip: str = ""
    when: When | None = None
    checked: Callable[[], bool] | None = None
    when_shown: When | None = None
    group: str = ""
    text: Callable[[], str] | None = None
    text_when_shown: Callable[[], str] | None = None
    scope: Qt.ShortcutContext = WindowWide
    words: str = ""


class CommandList(QObject):
    """The commands in order, and the QAction of each by its id, which is its objectName, too."""

    keys_changed = Signal()
    ran = Signal(str)  # the id of a command that the user ran

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._commands: dict[str, Command] = {}
        self._actions: dict[str, QAction] = {}
        self._live: list[str] = []  # the ids of those that change by themselves
        self._answers: dict[str, Answer] = {}  # the last ones, which the tooltips tell
        self._contexts: dict[str, str] = {}
        self._keys: dict[str, list[QKeySequence]] = {}  # as they come
        self._groups: dict[str, QActionGroup] = {}

    def __getitem__(self, id: str) -> QAction:
        return self._actions[id]

    def __contains__(self, id: str) -> bool:
        return id in self._actions

    def __iter__(self) -> Iterator[str]:
        return iter(self._actions)

    def actions(self, *ids: str) -> list[QAction]:
        return [self._actions[id] for id in ids]

    # -- taking in -------------------------------------------------------------------------------------------------

    def add(self, commands: Iterable[Command], context: str) -> None:
        """Make the actions of commands, whose labels were translated in a context."""
        for command in commands:
            run = command.run if command.checked is None or command.group else lambda: None
            action = make_action(
                self, command.label, run, keys=command.keys, icon=command.icon, tip=command.tip, context=command.scope
            )
            self._make_checkable(command, action)
            self._take(command, action, context)

    def _make_checkable(self, command: Command, action: QAction) -> None:
        if command.checked is None:
            return
        action.setCheckable(True)
        if command.group:
            self._groups.setdefault(command.group, QActionGroup(self)).addAction(action)
        else:
            connect(action.triggered, self, lambda state: command.run(state))

    def adopt(self, id: str, action: QAction, context: str, when: When | None = None) -> None:
        """Take in an action that somebody else made, and enables; `when` only gives the reason where it is not."""
        command = Command(id, action.text(), action.trigger, tip=action.statusTip(), when=when)
        self._take(command, action, context)
        action.enabledChanged.connect(self._explain_adopted)

    def _explain_adopted(self) -> None:
        """An adopted action was enabled or disabled."""
        action = self.sender()
        if action is not None and action.objectName() in self._actions:
            self._explain(action.objectName())

    def _take(self, command: Command, action: QAction, context: str) -> None:
        id = command.id
        assert id not in self._actions, id
        action.setObjectName(id)
        action.setWhatsThis(command.tip or command_help(id))
        connect(action.triggered, self, partial(self._tell, id))
        self._actions[id], self._commands[id], self._contexts[id] = action, command, context
        self._keys[id] = action.shortcuts()
        BOUND_KEYS.note({id: self._keys[id]})
        is_own = action.parent() is self
        if command.when or (is_own and any((command.when_shown, command.checked, command.text))):
            self._live.append(id)

    def remove(self, id: str) -> None:
        """Take out a command that is offered no longer, of every menu, too."""
        action = self._actions.pop(id)
        self._answers.pop(id, None)
        for widget in action.associatedObjects():
            if isinstance(widget, QWidget):
                widget.removeAction(action)
        action.deleteLater()
        if id in self._live:
            self._live.remove(id)
        for held in (self._commands, self._contexts, self._keys):
            held.pop(id)
        BOUND_KEYS.note({id: []})

    def _tell(self, id: str) -> None:
        self.ran.emit(id)
        self.renew()

    # -- what can be done ------------------------------------------------------------------------------------------

    def renew(self, *_: object) -> None:
        """Show what is so now: what can run, what is checked, and the labels that change.

        It happens with each change of the selection, and so each condition is asked once for all commands.
        """
        answers: dict[When, Answer] = {}
        for id in self._live:
            self._renew(id, answers, is_shown=False)

    def show_possible(self, ids: Iterable[str]) -> None:
        """Show of commands that are about to be seen whether they can run, and why not."""
        answers: dict[When, Answer] = {}
        for id in ids:
            self._renew(id, answers, is_shown=True)

    def reason(self, id: str) -> str:
        """Why a command cannot run now; "" when it can."""
        command, action = self._commands[id], self._actions[id]
        is_own = action.parent() is self
        if not is_own and action.isEnabled():
            return ""
        for ask in (command.when, command.when_shown):
            answer = ask() if ask is not None else True
            if answer is not True:
                return answer or self.tr("This cannot be done now")
        return "" if is_own else self.tr("This cannot be done now")

    def _renew(self, id: str, answers: dict[When, Answer], *, is_shown: bool) -> None:
        command, action = self._commands[id], self._actions[id]
        is_told = is_shown
        text = self._text(command, action, is_shown=is_shown)
        if text != action.text():
            action.setText(text)
            is_told = True
        answer: Answer = True
        for ask in (command.when, command.when_shown if is_shown else None):
            if ask is not None and ask not in answers:
                answers[ask] = ask()
            if ask is not None and answer is True:
                answer = answers[ask]
        if action.parent() is self:
            is_told = is_told or action.isEnabled() != (answer is True)
            action.setEnabled(answer is True)
            if command.checked is not None:
                action.setChecked(command.checked())
        is_told = is_told or answer != self._answers.get(id)
        self._answers[id] = answer
        if is_told:
            self._explain(id)

    def text_when_shown(self, id: str) -> str:
        """The label that a command has only while it is seen; "" where it has none."""
        text = self._commands[id].text_when_shown
        return text() if text is not None else ""

    def _text(self, command: Command, action: QAction, *, is_shown: bool) -> str:
        if command.text is not None:
            return command.text()
        if command.text_when_shown is not None:
            return command.text_when_shown() if is_shown else command.label
        return action.text()

    def _explain(self, id: str) -> None:
        """Say in the tooltip what a command does, its key, and why it cannot run."""
        action = self._actions[id]
        explain(action, action.statusTip())
        if not action.isEnabled() and (reason := self.reason(id)):
            action.setToolTip(f"{action.toolTip()}\n{reason}")

    # -- names and keys --------------------------------------------------------------------------------------------

    def label(self, id: str) -> str:
        """The label of a command as it comes, with its mnemonic."""
        return self._commands[id].label

    def lasting_text(self, id: str) -> str:
        """The label of a command without what is so only now, as the step that Undo takes back."""
        command = self._commands[id]
        return command.label if command.text is not None else self._actions[id].text()

    def words(self, id: str) -> str:
        """The words by which a command is found beside its label."""
        return self._commands[id].words

    def context(self, id: str) -> str:
        """The context in which the label of a command is translated."""
        return self._contexts[id]

    def keys_as_they_come(self, id: str) -> list[QKeySequence]:
        """The keys of a command before any are changed."""
        return self._keys[id]

    def set_keys(self, keys: dict[str, list[QKeySequence]]) -> None:
        """Give commands these keys, and those that are not named the ones that they come with."""
        for id, action in self._actions.items():
            action.setShortcuts(keys.get(id, self._keys[id]))
        BOUND_KEYS.note({id: action.shortcuts() for id, action in self._actions.items()})
        for id in self._actions:  # reasons name keys of others, too
            self._explain(id)
        self.keys_changed.emit()
