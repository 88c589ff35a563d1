"""Commands by a stable id, the conditions under which they may run, and CommandList, which makes their QActions.

Menus, the tool bar, panes, the palette and the list of keys are made from one CommandList, and name commands by id.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget
from shiboken6 import isValid

from editor.ui.action import BOUND_KEYS, Keys, set_tooltip, with_bound_keys
from editor.ui.command_help import command_help
from editor.ui.icons import icon as find_icon
from editor.ui.services import CurrentDocument

# Whether a command may run now: True, or why it may not, as a text for its tooltip; False where it goes without saying.
Answer = bool | str
When = Callable[[], Answer]
WindowWide, InView = Qt.ShortcutContext.WindowShortcut, Qt.ShortcutContext.WidgetWithChildrenShortcut
Pane = TypeVar("Pane", bound=QWidget)
Value = TypeVar("Value")
# What makes the commands of panes of a kind in their scope, and the context in which their labels are translated.
Declaration = tuple[Callable[["PaneScope[Any]"], list["Command"]], str]


@dataclass(frozen=True, slots=True)
class Command:
    """One command. `label` is translated and has its mnemonic; `id` is its subject, a dot, and what it does.

    `when` is asked whenever somebody looks. `when_shown` is asked only while the command is seen, for answers that
    take time or depend on where the keyboard is; a key is tried, and finds out. `checked` makes it a switch whose new
    state `run` is given; of those with the same `group` one is checked, and `run` gets nothing. `text` gives a label
    that changes, `text_when_shown` one that is made only while the command is seen, `icon_now` an icon, and `tip_now` a
    tooltip while it can run. `offered` says whether there is such a command now at all, in menus and in the palette.

    `scope` is where its keys work, and `pane` the pane that they work in alone, before those of the window; they work
    only while `has_keys` says so. `keys_like` is the command whose keys it has, whichever these are; of one without
    keys the tip names those of `key_of`, which does the same. By `words`, translated, the palette finds it, too.
    `short` is its name on a button beside which stands what it is about. One that is not `listed` does once more what
    another does: neither the palette nor the list of keys has it. `menu` is the part of the menus in which it stands
    (`editor.ui.commands.menus`), after those that were added before; "" for one that no part of a menu lists.
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
    icon_now: Callable[[], str] | None = None
    tip_now: Callable[[], str] | None = None
    offered: Callable[[], bool] | None = None
    pane: str = ""
    has_keys: Callable[[], bool] | None = None
    keys_like: str = ""
    key_of: str = ""
    short: str = ""
    listed: bool = True
    menu: str = ""

    @property
    def changes(self) -> bool:
        """True if anything of it changes by itself."""
        asked = (self.when, self.when_shown, self.checked, self.text, self.icon_now, self.offered, self.has_keys)
        return any(asked)


class CommandList(QObject):
    """The commands in order, and the QAction of each by its id, which is its objectName, too.

    `parts` has the ids of those that name a part of the menus, by its name.
    Whoever changes what commands depend on says so by `renew_soon`. What is always in sight is then asked once, when
    the event loop turns; of the others each is asked when somebody looks at it: by its id, in a menu, or by its key.
    """

    keys_changed = Signal()
    ran = Signal(str)  # the id of a command that the user ran

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.parts: dict[str, list[str]] = {}
        self._commands: dict[str, Command] = {}
        self._actions: dict[str, QAction] = {}
        self._live: list[str] = []  # the ids of those that change by themselves
        self._in_sight: list[str] = []  # of these, those on buttons
        self._state = 0  # goes up with each call of `renew_soon`
        self._states: dict[str, int] = {}  # for which each of the live ones was asked last
        self._answers: dict[str, Answer] = {}  # the last ones, which the tooltips tell
        self._unexplained: set[str] = set()  # the ids of those whose tooltips nobody has asked for yet
        self._contexts: dict[str, str] = {}
        self._keys: dict[str, list[QKeySequence]] = {}  # as they come
        self._key_texts: dict[str, list[str]] = {}  # the same as portable texts
        self._bound: dict[str, list[QKeySequence]] = {}  # as they are now
        self._by_key: dict[Qt.Key, list[str]] = {}  # by each of those that make up a sequence, without modifiers
        self._groups: dict[str, QActionGroup] = {}
        self._scopes: dict[str, PaneScope[Any]] = {}
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._renew_in_sight)

    def __getitem__(self, id: str) -> QAction:
        """The action of a command, as it is now."""
        self._renew_stale(id)
        return self._actions[id]

    def action_for_menu(self, id: str) -> QAction:
        """The action of a command, which the menu has shown as it is now by `show_possible` when it opens."""
        return self._actions[id]

    def __contains__(self, id: object) -> bool:
        return id in self._actions

    def __iter__(self) -> Iterator[str]:
        return (id for id, command in self._commands.items() if command.listed)

    def actions(self, *ids: str) -> list[QAction]:
        return [self[id] for id in ids]

    # -- taking in -------------------------------------------------------------------------------------------------

    def add(self, commands: Iterable[Command], context: str) -> list[QAction]:
        """Make the actions of commands, whose labels were translated in a context."""
        made = {command.id: self._take(command, self._make_action(command), context) for command in commands}
        BOUND_KEYS.note({id: self._keys[id] for id in made})
        return list(made.values())

    def _make_action(self, command: Command) -> QAction:
        action = QAction(find_icon(command.icon), command.label, self)
        action.setObjectName(command.id)
        action.setShortcutContext(InView if command.pane else command.scope)
        action.setStatusTip(command.tip)
        action.setWhatsThis(command.tip or command_help(command.id))
        if command.keys_like in self._keys:
            action.setShortcuts(self._keys[command.keys_like])
        elif command.keys:
            action.setShortcuts([QKeySequence(key) for key in command.keys])
        if command.short:
            action.setIconText(command.short)
        if command.checked is not None:
            action.setCheckable(True)
        if command.group:
            if command.group not in self._groups:
                self._groups[command.group] = QActionGroup(self)
            self._groups[command.group].addAction(action)
        action.triggered.connect(lambda state: self._run(command, state))
        return action

    def _run(self, command: Command, state: bool) -> None:
        try:
            if command.checked is not None and not command.group:
                command.run(state)
            else:
                command.run()
        finally:
            if isValid(self):  # the language was not changed by it
                self.ran.emit(command.id)
                self.renew_soon()

    def _take(self, command: Command, action: QAction, context: str) -> QAction:
        id = command.id
        assert id not in self._actions, id
        self._actions[id], self._commands[id], self._contexts[id] = action, command, context
        self._keys[id] = self._bound[id] = action.shortcuts()
        self._key_texts[id] = [key.toString() for key in self._keys[id]]
        self._note_keys(id)
        self._states[id] = -1
        self._unexplained.add(id)
        if command.menu:
            self.parts.setdefault(command.menu, []).append(id)
        if command.changes:
            self._live.append(id)
        return action

    def remove(self, id: str) -> None:
        """Take out a command that is offered no longer, of every menu, too."""
        action = self._actions.pop(id)
        self._answers.pop(id, None)
        self._unexplained.discard(id)
        for widget in action.associatedObjects():
            if isinstance(widget, QWidget):
                widget.removeAction(action)
        action.deleteLater()
        for ids in (self._live, self._in_sight, self.parts.get(self._commands[id].menu, [])):
            if id in ids:
                ids.remove(id)
        for held in (self._commands, self._contexts, self._keys, self._key_texts, self._bound, self._states):
            held.pop(id)
        BOUND_KEYS.note({id: []})

    def scope(self, pane: str) -> PaneScope[Any]:
        """The scope of the panes of a name."""
        if pane not in self._scopes:
            self._scopes[pane] = PaneScope(self, pane)
        return self._scopes[pane]

    def pane(self, id: str) -> str:
        """The pane in which alone the keys of a command work; "" for none."""
        return self._commands[id].pane

    # -- what can be done ------------------------------------------------------------------------------------------

    def keep_up(self, *ids: str) -> list[QAction]:
        """The actions of commands that are always in sight, as on buttons: what they show is that of each turn."""
        self._in_sight += [id for id in ids if id in self._live and id not in self._in_sight]
        return self.actions(*ids)

    def button(self, id: str, *, wide: bool = False, kind: type[QToolButton] = QToolButton) -> QToolButton:
        """A button that runs a command, for a pane; a `wide` one shares the width with those beside it."""
        button = kind(autoRaise=not wide)
        button.setDefaultAction(*self.keep_up(id))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        if wide:
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        return button

    def renew_soon(self, *_: object) -> None:
        """Take note that something changed that commands may depend on."""
        self._state += 1
        if not self._turn.isActive():
            self._turn.start()

    def renew(self, *_: object) -> None:
        """Show at once what is so now, of all: what can run, what is checked, and the labels that change."""
        self._state += 1
        answers: dict[When, Answer] = {}
        for id in self._live:
            self._renew(id, answers, is_shown=False)

    def renew_of_key(self, key: QKeySequence) -> None:
        """Show what is so now of the commands that have a key, alone or among others."""
        code = key[0].key()  # type: ignore[index]  # which the stubs of Qt do not know
        is_translated = code not in self._by_key and code < Qt.Key.Key_Escape  # as other layouts of keyboards have it
        for id in self._live if is_translated else self._by_key.get(code, ()):
            self._renew_stale(id)

    def _renew_in_sight(self) -> None:
        answers: dict[When, Answer] = {}
        for id in self._in_sight:
            if self._states[id] != self._state:
                self._renew(id, answers, is_shown=False)

    def _renew_stale(self, id: str) -> None:
        if self._states[id] != self._state and self._commands[id].changes:
            self._renew(id, {}, is_shown=False)
        elif id in self._unexplained:
            self._explain(id)

    def show_possible(self, ids: Iterable[str]) -> None:
        """Show of commands that are about to be seen whether they can run, and why not."""
        answers: dict[When, Answer] = {}
        for id in ids:
            self._renew(id, answers, is_shown=True)

    def reason(self, id: str) -> str:
        """Return why a command cannot run now; "" when it can."""
        command = self._commands[id]
        if command.offered is not None and not command.offered():
            return self.tr("This cannot be done now")
        for ask in (command.when, command.when_shown):
            answer = ask() if ask is not None else True
            if answer is not True:
                return answer or self.tr("This cannot be done now")
        return ""

    def _renew(self, id: str, answers: dict[When, Answer], *, is_shown: bool) -> None:
        """Ask a command about everything that changes by itself; each condition once for those of `answers`."""
        command, action = self._commands[id], self._actions[id]
        self._states[id] = self._state
        is_told = is_shown or id in self._unexplained
        if command.text is not None or command.text_when_shown is not None:
            text = self._text(command, action, is_shown=is_shown)
            if text != action.text():
                action.setText(text)
                is_told = True
        answer: Answer = True
        if command.offered is not None:
            answer = command.offered()
            action.setVisible(answer)
        for ask in (command.when, command.when_shown if is_shown else None):
            if ask is not None and ask not in answers:
                answers[ask] = ask()
            if ask is not None and answer is True:
                answer = answers[ask]
        is_told = is_told or answer != self._answers.get(id, True)
        self._answers[id] = answer
        action.setEnabled(answer is True)
        if command.checked is not None:
            action.setChecked(command.checked())
        if command.icon_now is not None:
            action.setIcon(find_icon(command.icon_now()))
        if command.has_keys is not None:
            self._show_keys(id)
        if is_told or command.tip_now is not None:
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
        action, tip_now = self._actions[id], self._commands[id].tip_now
        tip = tip_now() if tip_now is not None and action.isEnabled() else ""
        self._unexplained.discard(id)
        set_tooltip(action, self.key_of(id))
        if tip:
            action.setToolTip(tip)
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

    def default_keys(self, id: str) -> list[QKeySequence]:
        """The keys of a command before any are changed."""
        return self._keys[id]

    def default_key_texts(self, id: str) -> list[str]:
        """The keys of a command before any are changed, as portable texts."""
        return self._key_texts[id]

    def keys_like(self, id: str) -> str:
        """The id of the command whose keys a command has, unless it was given others; "" for none."""
        return self._commands[id].keys_like

    def key_of(self, id: str) -> str:
        """The id of the command whose key does the same as a command without keys; "" for none."""
        return self._commands[id].key_of

    def keys(self, id: str) -> list[QKeySequence]:
        """The keys of a command as they are now, even while they are another's."""
        return self._bound[id]

    def set_keys(self, keys: dict[str, list[QKeySequence]]) -> None:
        """Give commands these keys, and those that are not named the ones that they come with."""
        for id, command in self._commands.items():
            self._bound[id] = keys.get(id, keys.get(command.keys_like, self._keys[id]))
        self._by_key.clear()
        for id in self._actions:
            self._show_keys(id)
            self._note_keys(id)
        BOUND_KEYS.note(self._bound)
        for id in self._actions.keys() - self._unexplained:  # all of them, as reasons name keys of others, too
            self._explain(id)
        self.renew_soon()  # labels may name keys, too
        self.keys_changed.emit()

    def _show_keys(self, id: str) -> None:
        has_keys, action = self._commands[id].has_keys, self._actions[id]
        keys = self._bound[id] if has_keys is None or has_keys() else []
        if action.shortcuts() != keys:
            action.setShortcuts(keys)

    def _note_keys(self, id: str) -> None:
        for sequence in self._bound[id]:
            for part in range(sequence.count()):
                self._by_key.setdefault(sequence[part].key(), []).append(id)  # type: ignore[index]


class PaneScope(QObject, Generic[Pane]):
    """The panes of one kind, one a document: their commands are for the one that is seen.

    Made by a CommandList. What such panes offer is declared once for all of them; functions are given the pane.
    `title` is that of the panes; `ids` are those of the commands.
    """

    def __init__(self, commands: CommandList, name: str) -> None:
        super().__init__(commands)
        self._commands = commands
        self.name = name
        self.title = name
        self.ids: list[str] = []
        self._is_declared = False
        self._panes: list[weakref.ref[Pane]] = []

    def declare(self, declaration: Declaration) -> None:
        """Add the commands of these panes to the list, unless it has them."""
        if not self._is_declared:
            self._is_declared = True
            make, context = declaration
            self.ids = [action.objectName() for action in self._commands.add(make(self), context)]

    def join(self, pane: Pane, declaration: Declaration) -> None:
        """Have the commands serve a pane, too, by their keys before those of the window."""
        self.declare(declaration)
        self._panes = [*(ref for ref in self._panes if ref() is not None), weakref.ref(pane)]
        pane.installEventFilter(self)
        self._commands.renew_soon()

    @property
    def pane(self) -> Pane | None:
        """The one that is seen, or else the last one that was made."""
        last = None
        for ref in reversed(self._panes):
            pane = ref()
            if pane is not None and isValid(pane):
                if pane.isVisible():
                    return pane
                last = pane if last is None else last
        return last

    def run(self, do: Callable[[Pane], object]) -> Callable[[], None]:
        def act() -> None:
            if (pane := self.pane) is not None:
                do(pane)

        return act

    def switch(self, do: Callable[[Pane, bool], object]) -> Callable[[bool], None]:
        def act(is_on: bool) -> None:
            if (pane := self.pane) is not None:
                do(pane, is_on)

        return act

    def when(self, ask: Callable[[Pane], Answer] = lambda _: True) -> When:
        def answer() -> Answer:
            pane = self.pane
            return ask(pane) if pane is not None else QCoreApplication.translate("PaneScope", "Its pane is not open")

        return answer

    def value(self, ask: Callable[[Pane], Value], without: Value) -> Callable[[], Value]:
        def answer() -> Value:
            return ask(pane) if (pane := self.pane) is not None else without

        return answer

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() == QEvent.Type.KeyRelease:
            return False
        action = self._action_of(QKeySequence(event.keyCombination()))
        if action is None:
            return False
        event.accept()
        if event.type() == QEvent.Type.KeyPress:
            action.trigger()
        return True

    def _action_of(self, key: QKeySequence) -> QAction | None:
        """The action that has a key in these panes."""
        for id in self.ids:
            if key in self._commands.keys(id) and self._commands.pane(id):
                return self._commands[id]
        return None


translate = QCoreApplication.translate


class Conditions:
    """Each is a `when` of commands."""

    def __init__(self, current: CurrentDocument) -> None:
        self._current = current

    def document(self) -> Answer:
        """There is a document."""
        return self._current.document is not None or translate("Conditions", "No model is open")

    def file(self) -> Answer:
        """The document has a file."""
        document = self._current.document
        if document is None:
            return self.document()
        return document.path is not None or translate("Conditions", "The model was not saved yet")

    def posing(self) -> Answer:
        """The document is in Transform mode."""
        if self._current.document is None:
            return self.document()
        return self._current.is_posing or with_bound_keys(
            translate("Conditions", "It works in Transform mode[ ({mode.toggle})]")
        )

    def playable(self) -> Answer:
        """The document is in Transform mode, with something to play."""
        posing = self._current.posing
        if posing is None or not self._current.is_posing:
            return self.posing()
        return posing.last_frame > 0 or translate("Conditions", "There is nothing to play: load a motion first")

    def editing(self) -> Answer:
        """The document is in Edit mode."""
        if self._current.document is None:
            return self.document()
        return not self._current.is_posing or with_bound_keys(
            translate("Conditions", "It works in Edit mode[ ({mode.toggle})]")
        )
