"""Lists every key of the menus, and what the mouse does in the model view."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QMainWindow,
    QMenu,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
)

from editor.ui.action import plain

_IN_VIEW: tuple[tuple[Any, Any], ...] = (
    (QT_TRANSLATE_NOOP("Shortcuts", "Orbit"), QT_TRANSLATE_NOOP("Shortcuts", "right drag, arrow keys")),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "Pan"),
        QT_TRANSLATE_NOOP("Shortcuts", "middle drag, Shift + right drag, Shift + arrow keys"),
    ),
    (QT_TRANSLATE_NOOP("Shortcuts", "Zoom"), QT_TRANSLATE_NOOP("Shortcuts", "wheel, Ctrl + right drag, + and −")),
    (QT_TRANSLATE_NOOP("Shortcuts", "Reset the camera"), QT_TRANSLATE_NOOP("Shortcuts", "right double click")),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "Tools and what a click selects"),
        QT_TRANSLATE_NOOP("Shortcuts", "letters, in lists too, wherever no text is typed"),
    ),
    (QT_TRANSLATE_NOOP("Shortcuts", "Select"), QT_TRANSLATE_NOOP("Shortcuts", "click, left drag for a region")),
    (QT_TRANSLATE_NOOP("Shortcuts", "Add to the selection"), QT_TRANSLATE_NOOP("Shortcuts", "Shift + click or drag")),
    (QT_TRANSLATE_NOOP("Shortcuts", "Take from the selection"), QT_TRANSLATE_NOOP("Shortcuts", "Ctrl + click or drag")),
    (QT_TRANSLATE_NOOP("Shortcuts", "Size of the brush"), QT_TRANSLATE_NOOP("Shortcuts", "Ctrl + wheel, [ and ]")),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "Move, turn or scale"),
        QT_TRANSLATE_NOOP("Shortcuts", "drag a handle; Ctrl: in steps, Shift: finely, wheel: falloff, Esc: take back"),
    ),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "Pull a rigid body, what it moves, or cloth"),
        QT_TRANSLATE_NOOP("Shortcuts", "left drag with the tool Grab while physics is on"),
    ),
    (QT_TRANSLATE_NOOP("Shortcuts", "Frame what was clicked"), QT_TRANSLATE_NOOP("Shortcuts", "double click")),
)


def show_shortcuts(window: QMainWindow) -> None:
    """Show the list beside the window; does not block."""
    dialog = ShortcutsDialog(window)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.show()


class ShortcutsDialog(QDialog):
    """A tree of menus, their actions and keys, with a box that narrows it down."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.setWindowTitle(self.tr("Keys and mouse"))
        self.resize(560, 620)
        self._filter = QLineEdit(clearButtonEnabled=True, placeholderText=self.tr("Filter"))
        self._filter.textChanged.connect(self._narrow)
        self.tree = QTreeWidget()
        self.tree.setColumnCount(2)
        self.tree.setHeaderLabels([self.tr("Command"), self.tr("Keys")])
        self.tree.setColumnWidth(0, 260)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        for widget in (self._filter, self.tree, buttons):
            layout.addWidget(widget)
        self._groups: list[tuple[QTreeWidgetItem, list[QTreeWidgetItem]]] = []
        for action in window.menuBar().actions():
            self._add_menu(action)
        self._add_view()
        self.tree.expandAll()

    def _add_menu(self, action: QAction) -> None:
        menu = action.menu()
        if isinstance(menu, QMenu):
            entries = [(plain(entry.text()), _keys(entry)) for entry in _entries(menu)]
            self._add_group(plain(action.text()), [(text, keys) for text, keys in entries if keys])

    def _add_view(self) -> None:
        translate = partial(QCoreApplication.translate, "Shortcuts")
        entries = [(translate(what), translate(how)) for what, how in _IN_VIEW]
        self._add_group(self.tr("Mouse and keys in the model view"), entries)

    def _add_group(self, title: str, entries: Sequence[tuple[str, str]]) -> None:
        group = QTreeWidgetItem([title])
        children = [QTreeWidgetItem(list(entry)) for entry in entries]
        group.addChildren(children)
        self.tree.addTopLevelItem(group)
        self._groups.append((group, children))

    def _narrow(self, text: str) -> None:
        for group, children in self._groups:
            for child in children:
                words = f"{child.text(0)} {child.text(1)}".casefold()
                child.setHidden(text.casefold() not in words)
            group.setHidden(all(child.isHidden() for child in children))


def _entries(menu: QMenu) -> list[QAction]:
    """The actions of a menu and of its submenus."""
    found = []
    for action in menu.actions():
        inner = action.menu()
        found += _entries(inner) if isinstance(inner, QMenu) else [action]
    return found


def _keys(action: QAction) -> str:
    return ", ".join(key.toString(QKeySequence.SequenceFormat.NativeText) for key in action.shortcuts())
