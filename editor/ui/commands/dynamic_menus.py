"""Menus that are filled when they are opened: related rows, stored selections, saved masks, remembered cameras."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from editor.document.document import Document
from editor.document.selection import SelectionMode
from editor.model.fields import Field
from editor.model.free_names import fresh_name
from editor.model.model import Model
from editor.operations.queries.related import targets
from editor.operations.queries.selection import comparable_fields
from editor.ui.action import make_action, plain
from editor.ui.commands.mask_commands import MaskCommands
from editor.ui.commands.select_commands import SelectCommands
from editor.ui.current_document import CurrentDocument
from editor.ui.keyboard import MenuKeys
from editor.ui.models.cells import applies
from editor.ui.value_text import count_text, display_text, field_label, section_title
from editor.ui.viewport.camera_control import CameraControl
from editor.ui.viewport.viewport import Viewport

WEIGHTS = (0.0, 0.1, 0.5, 0.9)


class RelatedMenu(QMenu):
    """Offers the tables that have anything to do with the active one, and which weights count on the way."""

    def __init__(self, current: CurrentDocument, commands: SelectCommands, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("&Related"))
        self._current = current
        self._commands = commands
        self.to = {table: self._add_target(table) for table in Model().tables if table != "info"}
        self._add_weights()
        current.selection_changed.connect(self.show_possible)
        self.show_possible()

    def show_possible(self) -> None:
        """Show the tables that can be gone to from the active one."""
        document = self._current.document
        possible = targets(document.model, document.selection.active_table) if document is not None else []
        for table, action in self.to.items():
            action.setVisible(table in possible)
        self.menuAction().setEnabled(bool(possible))

    def _add_target(self, table: str) -> QAction:
        title = section_title(table)
        tip = self.tr("Select related rows: {}").format(title)
        action = make_action(self, title, partial(self._commands.relate, table), tip=tip, icon=table)
        self.addAction(action)
        return action

    def _add_weights(self) -> None:
        self.addSection(self.tr("Weights that count"))
        group = QActionGroup(self)
        for least in WEIGHTS:
            text = self.tr("{} % and more").format(round(least * 100)) if least else self.tr("All")
            action = make_action(self, text, partial(self._count_from, least))
            action.setCheckable(True)
            action.setChecked(least == self._commands.least_weight)
            group.addAction(action)
            self.addAction(action)

    def _count_from(self, least: float) -> None:
        self._commands.least_weight = least


class SimilarMenu(QMenu):
    """Made anew each time it opens: a field of the active table an entry, with the value of the current row.

    Qt opens no menu that is empty, so that it is also made when another table becomes active.
    """

    def __init__(self, current: CurrentDocument, commands: SelectCommands, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("Simi&lar"))
        self._current = current
        self._commands = commands
        self._table = ""
        self.aboutToShow.connect(self.renew)
        current.selection_changed.connect(self._follow)
        self._follow()

    def renew(self) -> None:
        """Offer what rows can have in common now."""
        self.clear()
        document = self._current.document
        if document is None:
            return
        table = document.model.tables[document.selection.active_table]
        row = document.selection.current(table.name)
        for field in self._fields():
            if 0 <= row < len(table) and not applies(table, row, field):
                continue
            value = display_text(document.model, field, table.value(row, field.name)) if 0 <= row < len(table) else ""
            text = f"{field_label(field)}: {value}" if value else field_label(field)
            tip = self.tr("Add all rows with the same value: {}").format(field_label(field))
            select = partial(self._commands.similar, field)
            self.addAction(make_action(self, text.replace("&", "&&"), select, tip=tip))

    def _follow(self) -> None:
        document = self._current.document
        table = document.selection.active_table if document is not None else ""
        if table != self._table:
            self._table = table
            self.renew()
        self.menuAction().setEnabled(bool(self._fields()))

    def _fields(self) -> list[Field]:
        document = self._current.document
        return comparable_fields(document.model.tables[document.selection.active_table]) if document is not None else []


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
        current.switched.connect(self._switch)
        self._switch()

    def _switch(self) -> None:
        self.setEnabled(self._current.document is not None)

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


class SavedMasksMenu(QMenu):
    """Made anew each time it opens: names are those of the current model. `window`: where the name is asked for."""

    def __init__(self, commands: MaskCommands, parent: QWidget, window: QWidget) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("&Saved masks"))
        self._commands = commands
        self._window = window
        self._of_names: list[QMenu] = []
        tip = self.tr("Save what is hidden under a name, for this session and later ones")
        self.save = make_action(self, self.tr("&Save as…"), self._ask_and_save, tip=tip)
        self.addAction(self.save)
        self.addSeparator()
        self.aboutToShow.connect(self.renew)

    def renew(self) -> None:
        """Offer what is saved now."""
        self.save.setEnabled(self._commands.is_hiding)
        for menu in self._of_names:
            self.removeAction(menu.menuAction())
            menu.deleteLater()
        self._of_names = [self._add_name(name) for name in self._commands.saved_names()]

    def _add_name(self, name: str) -> QMenu:
        menu = QMenu(name.replace("&", "&&"), self)
        entries = (
            (self.tr("&Hide this, and nothing else"), self._commands.recall),
            (self.tr("Sa&ve here what is hidden"), self._commands.save),
            (self.tr("&Forget"), self._commands.forget),
        )
        for text, run in entries:
            menu.addAction(make_action(menu, text, partial(run, name)))
        self.addMenu(menu)
        return menu

    def _ask_and_save(self) -> None:
        """Save under a name that the user gives; what has it already is replaced."""
        offered = fresh_name(self.tr("Masks"), self._commands.saved_names())
        name, is_given = QInputDialog.getText(self._window, plain(self.save.text()), self.tr("Name"), text=offered)
        if is_given and name.strip():
            self._commands.save(name.strip())


NUMBERS = range(1, 6)
InView = Qt.ShortcutContext.WidgetWithChildrenShortcut


class KeptCamerasMenu(QMenu):
    """The list of those that are remembered is made anew each time it opens. `in_view`: the actions with keys."""

    def __init__(self, viewport: Callable[[], Viewport | None], parent: QWidget, window: QWidget) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("Remembere&d cameras"))
        self._viewport = viewport
        self._window = window
        self._of_names: list[QMenu] = []
        self.in_view: list[QAction] = []
        self.keeping = self._add_numbers(self.tr("&Remember by number"), _keep, "Ctrl+Alt+Shift+{}")
        self.recalling = self._add_numbers(self.tr("Loo&k by number"), _recall, "Ctrl+Alt+{}")
        self.keep = make_action(self, self.tr("Remember &as…"), self._ask_and_keep)
        self.addAction(self.keep)
        self.addSeparator()
        self.aboutToShow.connect(self.renew)

    def _add_numbers(self, title: str, run: Callable[[str, CameraControl], None], keys: str) -> list[QAction]:
        menu = self.addMenu(title)
        actions = []
        for number in NUMBERS:
            text = self.tr("Camera &{}").format(number)
            act = partial(self._on, partial(run, str(number)))
            action = make_action(menu, text, act, keys=[keys.format(number)], context=InView)
            menu.addAction(action)
            actions.append(action)
        self.in_view += actions
        return actions

    def _on(self, run: Callable[[CameraControl], object]) -> None:
        view = self._viewport()
        if view is not None:
            run(view.camera_control)

    def renew(self) -> None:
        """Offer what is remembered now."""
        for menu in self._of_names:
            self.removeAction(menu.menuAction())
            menu.deleteLater()
        view = self._viewport()
        self._of_names = [self._add_name(name) for name in view.camera_control.cameras.kept] if view is not None else []

    def _add_name(self, name: str) -> QMenu:
        title = self.tr("Camera {}").format(name) if name.isdecimal() else name
        menu = QMenu(title.replace("&", "&&"), self)
        MenuKeys([menu], menu)
        entries = (
            (self.tr("&Look from there"), partial(_recall, name)),
            (self.tr("&Remember here from where it is seen now"), partial(_keep, name)),
            (self.tr("&Forget"), partial(_forget, name)),
        )
        for text, run in entries:
            menu.addAction(make_action(menu, text, partial(self._on, run)))
        self.addMenu(menu)
        return menu

    def _ask_and_keep(self) -> None:
        """Remember under a name that the user gives; what has it already is replaced."""
        view = self._viewport()
        if view is None:
            return
        offered = fresh_name(self.tr("Camera"), list(view.camera_control.cameras.kept))
        name, is_given = QInputDialog.getText(self._window, plain(self.keep.text()), self.tr("Name"), text=offered)
        if is_given and name.strip():
            _keep(name.strip(), view.camera_control)


def _keep(name: str, control: CameraControl) -> None:
    control.cameras.keep(name, control.camera)


def _recall(name: str, control: CameraControl) -> None:
    camera = control.cameras.kept.get(name)
    if camera is not None:
        control.recall(camera)


def _forget(name: str, control: CameraControl) -> None:
    control.cameras.forget(name)
