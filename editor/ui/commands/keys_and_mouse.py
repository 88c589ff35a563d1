"""The dialog of keys: what each command and the mouse do, and other keys for commands.

What F1 shows is its list; it is made from the same commands as the menus.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from editor.ui.command import CommandList
from editor.ui.commands.menus import MenuPlaces
from editor.ui.dialog import Dialog
from editor.ui.help_card import set_command
from editor.ui.models.row_filter import folded
from editor.ui.shortcuts import KEY_SETS, Shortcuts

_IN_VIEW: tuple[tuple[Any, Any], ...] = (
    (QT_TRANSLATE_NOOP("Shortcuts", "Orbit"), QT_TRANSLATE_NOOP("Shortcuts", "right drag, arrow keys")),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "Pan"),
        QT_TRANSLATE_NOOP("Shortcuts", "middle drag, Shift + right drag, Shift + arrow keys"),
    ),
    (QT_TRANSLATE_NOOP("Shortcuts", "Zoom"), QT_TRANSLATE_NOOP("Shortcuts", "wheel, Ctrl + right drag, + and −")),
    (QT_TRANSLATE_NOOP("Shortcuts", "Reset the camera"), QT_TRANSLATE_NOOP("Shortcuts", "right double click")),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "Turn the camera around what is there"),
        QT_TRANSLATE_NOOP("Shortcuts", "Ctrl + right double click"),
    ),
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
        QT_TRANSLATE_NOOP(
            "Shortcuts", "drag a handle; Ctrl: in steps, Shift: finely, wheel: radius of the falloff, Esc: take back"
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "Pull a rigid body, what it moves, or cloth"),
        QT_TRANSLATE_NOOP("Shortcuts", "left drag with the tool Grab while physics is on"),
    ),
    (QT_TRANSLATE_NOOP("Shortcuts", "Frame what was clicked"), QT_TRANSLATE_NOOP("Shortcuts", "double click")),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "Show only the selected rows of a list"),
        QT_TRANSLATE_NOOP("Shortcuts", "Ctrl+W in the list, with PMXEditor's keys"),
    ),
)


def mouse_and_keys() -> list[tuple[str, str]]:
    """Return pairs of an action and the mouse or keys for it."""
    translate = QCoreApplication.translate
    return [(translate("Shortcuts", what), translate("Shortcuts", how)) for what, how in _IN_VIEW]


Native = QKeySequence.SequenceFormat.NativeText
ID = Qt.ItemDataRole.UserRole


class ShortcutsDialog(Dialog):
    """Changes work at once. `menus` are those of the menu bar, under whose titles commands are listed."""

    goes_with_commands = True

    def __init__(self, commands: CommandList, shortcuts: Shortcuts, menus: Sequence[QMenu], window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Keys and mouse"))
        set_command(self, "help.keys")
        self.resize(780, 660)
        self._commands = commands
        self._shortcuts = shortcuts
        self._menu_places = MenuPlaces(commands, menus, is_lasting=True)
        self._items: dict[str, QTreeWidgetItem] = {}
        self.set_box = QComboBox()
        self.set_box.addItems(list(KEY_SETS))
        self.filter = QLineEdit(clearButtonEnabled=True, placeholderText=self.tr("Filter"))
        self.tree = QTreeWidget()
        self.key_edit = QKeySequenceEdit()
        self.key_edit.setMaximumSequenceLength(1)
        self.warning = QLabel()
        self._arrange()
        for title, ids in self._ids_by_menu().items():
            self._add_commands(title or self.tr("Others"), ids)
        self._add_group(self.tr("Mouse and keys in the model view"), mouse_and_keys())
        self.tree.expandAll()
        self._connect()
        self._show_keys()
        self._show_chosen()

    def _arrange(self) -> None:
        self.tree.setHeaderLabels([self.tr("Command"), self.tr("Keys"), self.tr("Also")])
        for column, width in enumerate((350, 180)):
            self.tree.setColumnWidth(column, width)
        top, middle = QHBoxLayout(), QHBoxLayout()
        above: tuple[QWidget, ...] = (QLabel(self.tr("Keys as in")), self.set_box, self.filter)
        for widget in above:
            top.addWidget(widget)
        self.give_button, self.add_button, self.clear_button, self.reset_button = (
            QPushButton(text) for text in (self.tr("Set"), self.tr("Add"), self.tr("No key"), self.tr("Reset"))
        )
        below = (self.key_edit, self.give_button, self.add_button, self.clear_button, self.reset_button)
        for widget in below:
            middle.addWidget(widget)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        roles = QDialogButtonBox.ButtonRole
        self.import_button = self.buttons.addButton(self.tr("Import…"), roles.ActionRole)
        self.export_button = self.buttons.addButton(self.tr("Export…"), roles.ActionRole)
        self.reset_all_button = self.buttons.addButton(self.tr("Reset all"), roles.ResetRole)
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)  # Return in the filter closes nothing
        layout = QVBoxLayout(self)
        layout.addLayout(top)
        layout.addWidget(self.tree)
        layout.addLayout(middle)
        layout.addWidget(self.warning)
        layout.addWidget(self.buttons)

    def _connect(self) -> None:
        self.filter.textChanged.connect(self._filter)
        self.tree.currentItemChanged.connect(self._show_chosen)
        self.key_edit.keySequenceChanged.connect(self._warn)
        self.set_box.activated.connect(self._choose_set)
        self.give_button.clicked.connect(lambda: self._give([self._typed]))
        self.add_button.clicked.connect(lambda: self._give([*self._shortcuts.keys(self.chosen), self._typed]))
        self.clear_button.clicked.connect(lambda: self._give([]))
        self.reset_button.clicked.connect(lambda: self._shortcuts.reset(self.chosen))
        self.reset_all_button.clicked.connect(self._shortcuts.reset_all)
        self.import_button.clicked.connect(self._import)
        self.export_button.clicked.connect(self._export)
        self.buttons.rejected.connect(self.reject)
        self._commands.keys_changed.connect(self._show_keys)

    # -- what is listed --------------------------------------------------------------------------------------------

    def _ids_by_menu(self) -> dict[str, list[str]]:
        """The commands by the title of their menu, in the order of the menus; "" has those that are in none."""
        groups: dict[str, list[str]] = {}
        for id in (*self._menu_places.ids, *(id for id in self._commands if not self._menu_places.path(id))):
            groups.setdefault("".join(self._menu_places.path(id)[:1]), []).append(id)
        return groups

    def _add_commands(self, title: str, ids: Sequence[str]) -> None:
        group = QTreeWidgetItem([title])
        for id in ids:
            item = QTreeWidgetItem(group, [self._menu_places.name(id)])
            item.setData(0, ID, id)
            item.setToolTip(0, self._commands[id].whatsThis())
            self._items[id] = item
        self.tree.addTopLevelItem(group)

    def _add_group(self, title: str, entries: Sequence[tuple[str, str]]) -> None:
        group = QTreeWidgetItem([title])
        group.addChildren([QTreeWidgetItem(list(entry)) for entry in entries])
        self.tree.addTopLevelItem(group)

    def _show_keys(self) -> None:
        """Show the keys of all commands, the changed ones in bold, and who else has them."""
        conflicts: Mapping[str, Sequence[str]] = self._shortcuts.conflicts()
        every = self._shortcuts.keys_of_all()
        for id, item in self._items.items():
            item.setText(1, ", ".join(QKeySequence(key).toString(Native) for key in every[id]))
            others = [self._menu_places.name(other) for other in conflicts.get(id, ())]
            item.setText(2, "⚠ " + ", ".join(others) if others else "")
            font = item.font(1)
            font.setBold(self._shortcuts.is_moved(id, every[id]))
            item.setFont(1, font)
        self.set_box.setCurrentText(self._shortcuts.set_name)
        self._warn()

    def _filter(self, text: str) -> None:
        for place in range(self.tree.topLevelItemCount()):
            group = self.tree.topLevelItem(place)
            assert group is not None
            children = [child for row in range(group.childCount()) if (child := group.child(row)) is not None]
            for child in children:
                words = folded(f"{child.text(0)} {child.text(1)} {child.data(0, ID) or ''}")
                child.setHidden(folded(text) not in words)
            group.setHidden(all(child.isHidden() for child in children))

    # -- what is chosen --------------------------------------------------------------------------------------------

    @property
    def chosen(self) -> str:
        """The id of the command whose keys can be changed; "" when a title or the mouse is chosen."""
        item = self.tree.currentItem()
        return str(item.data(0, ID) or "") if item is not None else ""

    @property
    def _typed(self) -> str:
        return self.key_edit.keySequence().toString()

    def _show_chosen(self, *_: object) -> None:
        keys = self._shortcuts.keys(self.chosen) if self.chosen else []
        self.key_edit.setKeySequence(QKeySequence(keys[0] if keys else ""))
        self._warn()

    def _warn(self, *_: object) -> None:
        """Say who has the key that was typed; setting it takes it from there."""
        for button in (self.key_edit, self.clear_button, self.reset_button):
            button.setEnabled(bool(self.chosen))
        for button in (self.give_button, self.add_button):
            button.setEnabled(bool(self.chosen) and bool(self._typed))
        others = self._shortcuts.sharing(self.chosen, self._typed) if self.chosen and self._typed else []
        names = ", ".join(map(self._menu_places.name, others))
        self.warning.setText(self.tr("⚠ This key is taken from: {}").format(names) if names else "")

    def _give(self, keys: list[str]) -> None:
        self._shortcuts.give(self.chosen, keys)

    def _choose_set(self) -> None:
        """Take another set, and say which of its keys are the user's own for something else."""
        taken = self._shortcuts.choose_set(self.set_box.currentText())
        text = ", ".join(f"{QKeySequence(key).toString(Native)} ({self._menu_places.name(id)})" for key, id in taken)
        if taken:
            self.warning.setText(
                self.tr("⚠ Your own keys stay; so these keys of the set are left out: {}").format(text)
            )

    # -- files -----------------------------------------------------------------------------------------------------

    def _export(self) -> None:
        path, _ = QFileDialog.getSaveFileName(self, self.tr("Export keys"), "katachi-keys.json", "*.json")
        if path:
            try:
                self._shortcuts.export(Path(path))
            except OSError as error:
                self.warning.setText(str(error))

    def _import(self) -> None:
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Import keys"), "", "*.json")
        if path:
            try:
                self._shortcuts.import_(Path(path))
            except (ValueError, OSError) as error:
                self.warning.setText(str(error))
