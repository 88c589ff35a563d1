"""Menus that are filled when they are opened: related rows, stored selections, saved masks, remembered cameras."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial

from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from editor.document.document import Document
from editor.document.selection import SelectionMode
from editor.model.fields import Field
from editor.model.model import Model
from editor.model.names import fresh_name
from editor.operations.queries.related import targets
from editor.operations.queries.selection import comparable_fields
from editor.ui.action import add_choice
from editor.ui.command import Command, CommandList, Conditions, InView
from editor.ui.commands.mask_commands import SAVE_MASKS, MaskCommands
from editor.ui.commands.select_commands import SelectCommands
from editor.ui.keyboard import MenuKeys
from editor.ui.models.cells import applies
from editor.ui.services import CurrentDocument
from editor.ui.value_text import count_text, display_text, field_label, section_title
from editor.ui.viewport.camera_control import CameraControl
from editor.ui.viewport.viewport import Viewport

WEIGHTS = (0.0, 0.1, 0.5, 0.9)


class RelatedMenu(QMenu):
    """Offers the tables that have anything to do with the active one, and which weights count on the way."""

    def __init__(
        self, current: CurrentDocument, select: SelectCommands, commands: CommandList, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("&Related"))
        self._current = current
        self._select = select
        to = [self._to_table(table) for table in Model().tables if table != "info"]
        weights = [self._of_weight(least) for least in WEIGHTS]
        self.addActions(commands.add(to, "RelatedMenu"))
        self.addSection(self.tr("Weights that count"))
        self.addActions(commands.add(weights, "RelatedMenu"))
        self.aboutToShow.connect(partial(commands.show_possible, [command.id for command in (*to, *weights)]))
        current.selection_changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        self.menuAction().setEnabled(bool(self._targets()))

    def _targets(self) -> Collection[str]:
        """The tables that can be gone to from the active one."""
        document = self._current.document
        return targets(document.model, document.selection.active_table) if document is not None else ()

    def _leads_to(self, table: str) -> bool:
        return table in self._targets()

    def _to_table(self, table: str) -> Command:
        title = section_title(table)
        return Command(
            f"select.related-{table.replace('_', '-')}",
            title,
            partial(self._select.relate, table),
            icon=table,
            tip=self.tr("Select related rows: {}").format(title),
            when=Conditions(self._current).document,
            offered=partial(self._leads_to, table),
        )

    def _of_weight(self, least: float) -> Command:
        percent = round(least * 100)
        return Command(
            f"select.related-weights-{percent}",
            self.tr("{} % and more").format(percent) if least else self.tr("All"),
            partial(self._count_from, least),
            tip=self.tr("Related rows are those that weights of so much lead to, from bones to vertices and back"),
            checked=partial(self._counts_from, least),
            group="select.related-weights",
        )

    def _counts_from(self, least: float) -> bool:
        return self._select.least_weight == least

    def _count_from(self, least: float) -> None:
        self._select.least_weight = least


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
            add_choice(self, "select.similar", text.replace("&", "&&"), select, tip)

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

    def __init__(
        self, current: CurrentDocument, select: SelectCommands, commands: CommandList, window: QWidget
    ) -> None:
        super().__init__(window)
        self.setTitle(self.tr("S&tored selections"))
        self._current = current
        self._commands = select
        self._window = window
        self._of_slots: list[QMenu] = []
        store = Command(
            "select.store-as",
            self.tr("&Store as…"),
            self._ask_and_store,
            tip=self.tr("Remember what is selected, under a name"),
            when=Conditions(current).document,
        )
        self.addActions(commands.add([store], "StoredMenu"))
        self.aboutToShow.connect(partial(commands.show_possible, [store.id]))
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
        recall, add = self._commands.recall, partial(add_choice, menu, "select.stored")
        add(self.tr("&Select"), partial(recall, name))
        add(self.tr("&Add to the selection"), partial(recall, name, SelectionMode.ADD))
        add(self.tr("&Take from the selection"), partial(recall, name, SelectionMode.REMOVE))
        menu.addSeparator()
        add(self.tr("Store &here what is selected"), partial(self._commands.store, name))
        add(self.tr("&Forget"), partial(self._commands.forget, name))
        self.addMenu(menu)
        return menu

    def _ask_and_store(self) -> None:
        """Store under a name that the user gives; what has it already is replaced."""
        document = self._current.document
        if document is None:
            return
        offered = fresh_name(section_title(document.selection.active_table), document.selection.stored.names)
        title, label = self.tr("Store as"), self.tr("Name")
        name, is_given = QInputDialog.getText(self._window, title, label, text=offered)
        if is_given and name.strip():
            self._commands.store(name.strip())


class SavedMasksMenu(QMenu):
    """Made anew each time it opens: names are those of the current model."""

    def __init__(self, masks: MaskCommands, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("&Saved masks"))
        self._commands = masks
        self._of_names: list[QMenu] = []
        self.addAction(masks.commands[SAVE_MASKS])
        self.aboutToShow.connect(partial(masks.commands.show_possible, [SAVE_MASKS]))
        self.addSeparator()
        self.aboutToShow.connect(self.renew)

    def renew(self) -> None:
        """Offer what is saved now."""
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
            add_choice(menu, "hide.saved", text, partial(run, name))
        self.addMenu(menu)
        return menu


NUMBERS = range(1, 6)


class KeptCamerasMenu(QMenu):
    """The list of those that are remembered is made anew each time it opens. `in_view`: the ids of those with keys."""

    def __init__(self, viewport: Callable[[], Viewport | None], commands: CommandList, window: QWidget) -> None:
        super().__init__(window)
        self.setTitle(self.tr("Remembere&d cameras"))
        self._viewport = viewport
        self._window = window
        self._of_names: list[QMenu] = []
        keeping = self._of_numbers("camera.remember", _keep, "Ctrl+Alt+Shift+{}")
        recalling = self._of_numbers("camera.look", _recall_camera, "Ctrl+Alt+{}")
        for title, group in ((self.tr("&Remember by number"), keeping), (self.tr("Loo&k by number"), recalling)):
            self.addMenu(title).addActions(commands.add(group, "KeptCamerasMenu"))
        self.in_view = [command.id for command in (*keeping, *recalling)]
        keep = Command("camera.remember-as", self.tr("Remember &as…"), self._ask_and_keep)
        self.addActions(commands.add([keep], "KeptCamerasMenu"))
        self.addSeparator()
        self.aboutToShow.connect(self.renew)

    def _of_numbers(self, id: str, run: Callable[[str, CameraControl], None], keys: str) -> list[Command]:
        return [
            Command(
                f"{id}-{number}",
                self.tr("Camera &{}").format(number),
                partial(self._on, partial(run, str(number))),
                [keys.format(number)],
                scope=InView,
            )
            for number in NUMBERS
        ]

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
        self._of_names = (
            [self._add_name(name) for name in view.camera_control.cameras.by_name] if view is not None else []
        )

    def _add_name(self, name: str) -> QMenu:
        title = self.tr("Camera {}").format(name) if name.isdecimal() else name
        menu = QMenu(title.replace("&", "&&"), self)
        MenuKeys([menu], menu)
        entries = (
            (self.tr("&Look from there"), partial(_recall_camera, name)),
            (self.tr("&Remember here from where it is seen now"), partial(_keep, name)),
            (self.tr("&Forget"), partial(_forget, name)),
        )
        for text, run in entries:
            add_choice(menu, "camera.kept", text, partial(self._on, run))
        self.addMenu(menu)
        return menu

    def _ask_and_keep(self) -> None:
        """Remember under a name that the user gives; what has it already is replaced."""
        view = self._viewport()
        if view is None:
            return
        offered = fresh_name(self.tr("Camera"), list(view.camera_control.cameras.by_name))
        name, is_given = QInputDialog.getText(self._window, self.tr("Remember as"), self.tr("Name"), text=offered)
        if is_given and name.strip():
            _keep(name.strip(), view.camera_control)


def _keep(name: str, control: CameraControl) -> None:
    control.cameras.keep(name, control.camera)


def _recall_camera(name: str, control: CameraControl) -> None:
    camera = control.cameras.by_name.get(name)
    if camera is not None:
        control.recall(camera)


def _forget(name: str, control: CameraControl) -> None:
    control.cameras.forget(name)
