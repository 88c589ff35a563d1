"""The submenu of stored selections: what was selected, under a name, for as long as the document is open."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from editor.document.document import Document
from editor.document.selection import SelectionMode
from editor.operations.edits.naming import fresh_name
from editor.ui.actions.action import make_action, plain
from editor.ui.actions.select_commands import SelectCommands
from editor.ui.current_document import CurrentDocument
from editor.ui.value_text import count_text, section_title


class StoredMenu(QMenu):
    """Made anew each time it opens: names and numbers are those of then."""

    def __init__(self, current: CurrentDocument, commands: SelectCommands, parent: QWidget, window: QWidget) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("S&tored selections"))
        self._current = current
        self._commands = commands
        self._window = window
        self._of_slots: list[QMenu] = []
        self.store = make_action(
            self, self.tr("&Store as…"), self._ask_and_store, tip=self.tr("Remember what is selected, under a name")
        )
        self.addAction(self.store)
        self.addSeparator()
        self.aboutToShow.connect(self.renew)

    def renew(self) -> None:
        """Offer what is stored now."""
        for menu in self._of_slots:
            self.removeAction(menu.menuAction())
            menu.deleteLater()
        document = self._current.document
        names = document.selection.stored.names if document is not None else []
        self._of_slots = [self._add_slot(document, name) for name in names if document is not None]

    def _add_slot(self, document: Document, name: str) -> QMenu:
        slot = document.selection.stored[name]
        title = self.tr("{name}   ({count}, {section})").format(
            name=name, count=count_text(len(slot.rows)), section=section_title(slot.table)
        )
        menu = QMenu(title.replace("&", "&&"), self)
        self._add(menu, self.tr("&Select"), partial(self._commands.recall, name))
        self._add(menu, self.tr("&Add to the selection"), partial(self._commands.recall, name, SelectionMode.ADD))
        self._add(menu, self.tr("&Take from the selection"), partial(self._commands.recall, name, SelectionMode.REMOVE))
        menu.addSeparator()
        self._add(menu, self.tr("Store &here what is selected"), partial(self._commands.store, name))
        self._add(menu, self.tr("&Forget"), partial(self._commands.forget, name))
        self.addMenu(menu)
        return menu

    def _add(self, menu: QMenu, text: str, run: partial[None]) -> QAction:
        action = make_action(menu, text, run)
        menu.addAction(action)
        return action

    def _ask_and_store(self) -> None:
        """Store under a name that the user gives; what has it already is replaced."""
        document = self._current.document
        if document is None:
            return
        offered = fresh_name(section_title(document.selection.active_table), document.selection.stored.names)
        title, label = plain(self.store.text()), self.tr("Name")
        name, is_given = QInputDialog.getText(self._window, title, label, text=offered)
        if is_given and name.strip():
            self._commands.store(name.strip())
