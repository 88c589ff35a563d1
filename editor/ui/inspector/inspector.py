"""InspectorPane: what is selected in the active table, field by field; the model's own words when nothing is.

Refreshes at most once in a turn of the event loop, and only the fields that a change may have touched.
"""

from __future__ import annotations

from collections import defaultdict
from functools import partial
from typing import Any

import numpy as np
from PySide6.QtCore import QPoint, QSettings, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QGuiApplication
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.document.connections import connect
from editor.document.document import Document
from editor.document.texts import rows_text
from editor.math3d.arrays import IndexArray
from editor.messages import Level
from editor.model.changes import Action, Change
from editor.model.fields import NONE, Kind
from editor.model.morphs import MorphKind
from editor.model.tables import RecordTable
from editor.preview.morph_effects import VALUES
from editor.ui.command import CommandList
from editor.ui.icons import icon
from editor.ui.inspector.form import TableForm
from editor.ui.keyboard import tab_stops
from editor.ui.services import WindowServices
from editor.ui.tokens import SPACING_S
from editor.ui.value_text import NAMING, record_title, row_noun, section_title, translated

LONGEST = 50


class InspectorHistory:
    """Tables and rows, the latest last. Rows follow the changes of their table; those that are gone are forgotten."""

    def __init__(self) -> None:
        self._rows: list[tuple[str, IndexArray]] = []

    def __len__(self) -> int:
        return len(self._rows)

    def leave(self, table_name: str, rows: IndexArray) -> None:
        """Note the rows that are shown, before others are."""
        self._rows = [*self._rows[1 - LONGEST :], (table_name, rows)]

    def back(self) -> tuple[str, IndexArray]:
        """Return the table and rows to go back to. IndexError when there are none."""
        return self._rows.pop()

    def follow(self, change: Change) -> None:
        """Give the rows the numbers that they have after the change."""
        if change.action is Action.SET:
            return
        self._rows = [(name, _renumbered_rows(change, name, rows)) for name, rows in self._rows]
        self._rows = [(name, rows) for name, rows in self._rows if len(rows)]


def _renumbered_rows(change: Change, name: str, rows: IndexArray) -> IndexArray:
    if name != change.table:
        return rows
    new = change.renumber(rows)
    return new[new >= 0]


PRESSED = 50  # milliseconds after which to look again whether the mouse is still down
MODEL = ("info", np.zeros(1, np.intp))


class InspectorPane(QWidget):
    """One form a table, made when it is first needed. `settings` remembers which groups are folded.

    `commands` are those of the window, for buttons; without them there are none.
    """

    def __init__(
        self,
        document: Document,
        parent: QWidget | None = None,
        *,
        settings: QSettings | None = None,
        commands: CommandList | None = None,
    ) -> None:
        super().__init__(parent)
        self._commands = commands
        self.services = WindowServices()  # until it stands in a window
        self.document = document
        self._settings = settings if settings is not None else QSettings()
        self._forms: dict[str, TableForm] = {}
        self._areas: dict[str, QScrollArea] = {}
        self._shown: tuple[str, IndexArray] | None = None
        self._dirty: frozenset[str] | None = frozenset()  # fields to show again; None: everything
        self._history = InspectorHistory()
        self._pinned: tuple[str, IndexArray] | None = None  # what stays shown, whatever is selected
        self._pin = QToolButton()
        self._back = QToolButton()
        self._title = QLabel()
        self._stack = QStackedWidget()
        self._lay_out()
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._refresh_soon)
        document.changed.connect(self._changed)
        document.edited_morph.changed.connect(self._selected)
        document.selection.changed.connect(self._selected)
        document.selection.active_changed.connect(self._selected)
        document.checker.changed.connect(self._show_faults)
        document.checker.watch(self, True)
        self._mark_stale(None)

    @property
    def form(self) -> TableForm:
        """The form that is shown."""
        self.refresh()
        area = self._stack.currentWidget()
        assert isinstance(area, QScrollArea)
        form = area.widget()
        assert isinstance(form, TableForm)
        return form

    @property
    def page(self) -> tuple[str, IndexArray]:
        """The table and the rows of it that are shown."""
        return self._rows_to_show()

    def refresh(self) -> None:
        """Show what is selected as it is now; by itself it happens when the event loop comes to it."""
        self._timer.stop()
        dirty, self._dirty = self._dirty, frozenset()
        if dirty is not None and not dirty:
            return
        name, rows = self._rows_to_show()
        if dirty is None:
            self._let_go()
        form = self._form_of(name)
        self._shown = (name, rows)
        form.show_rows(rows, dirty)
        self._show_faults()
        self._show_title(name, rows)

    def _refresh_soon(self) -> None:
        """Keep the page while the mouse is down: what was pressed may be on its way to a list of the page."""
        if QGuiApplication.mouseButtons() & Qt.MouseButton.LeftButton and self._is_leaving:
            self._timer.start(PRESSED)
        else:
            self._timer.setInterval(0)
            self.refresh()

    @property
    def _is_leaving(self) -> bool:
        """True if other rows are to be shown."""
        name, rows = self._rows_to_show()
        return self._shown is not None and (self._shown[0] != name or not np.array_equal(self._shown[1], rows))

    def go(self, table_name: str, rows: Any) -> None:
        """Select rows of a table and show them; `go_back` returns."""
        if self._shown is not None:
            self._history.leave(*self._shown)
        self._select(table_name, rows)

    def go_back(self) -> None:
        """Return to where the last link was followed."""
        if len(self._history):
            self._select(*self._history.back())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard goes on to the first field."""
        super().focusInEvent(event)
        stops = tab_stops(self.form)
        if stops:
            stops[0].setFocus(event.reason())

    # -- a page that stays --------------------------------------------------------------------------------------

    def pin(self, is_pinned: bool = True) -> None:
        """Keep the page that is shown, whatever is selected; or show what is selected again."""
        self._pinned = self._rows_to_show() if is_pinned else None
        self._pin.setChecked(is_pinned)
        self._pin.setIcon(icon("pinned" if is_pinned else "pin"))
        self._mark_stale(None)

    def _let_select(self) -> None:
        """Have the user select what is to be added to a list of the page, which stays meanwhile."""
        self.pin()
        self.document.show_status(self.tr("Select what is to be added, anywhere, and press “Add selected”"))

    def _ask_menu(self, group: str, position: QPoint) -> None:
        self.services.open_group_menu(self, group, position)

    def _ask_names(self) -> None:
        """Have the rows of the page renamed, also where it is pinned and others are selected."""
        self._select_page()
        self.services.rename_rows(self.document)

    def _select_page(self) -> None:
        """Select again what the page is of: what was to be added is."""
        page = self._pinned or self._shown
        if page is not None:
            self._select(*page)

    def _follow_pinned(self, change: Change) -> None:
        if self._pinned is not None and self._pinned[0] == change.table and change.action is not Action.SET:
            rows = change.renumber(self._pinned[1])
            self._pinned = (change.table, np.sort(rows[rows >= 0]))
            if not len(self._pinned[1]):
                self.pin(False)

    # -- what is to be shown ------------------------------------------------------------------------------------

    def _rows_to_show(self) -> tuple[str, IndexArray]:
        if self._pinned is not None:
            return self._pinned
        selection = self.document.selection
        name = selection.active_table
        rows = selection.rows(name)
        if not len(rows) and selection.current(name) >= 0:
            rows = np.array([selection.current(name)])
        return (name, rows) if len(rows) else MODEL

    def _let_go(self) -> None:
        """Have the form let go of what it shows, if that is anything but what is to be shown."""
        if self._shown is not None and self._is_leaving:
            self._forms[self._shown[0]].release()

    def _select(self, table_name: str, rows: Any) -> None:
        self.pin(False)
        self.document.selection.set_active_table(table_name)
        self.document.selection.select(table_name, rows)
        self._mark_stale(None)

    def _selected(self) -> None:
        self._mark_stale(None)

    def _changed(self, change: Change) -> None:
        self._history.follow(change)
        self._follow_pinned(change)
        if change.action is not Action.SET and self._shown is not None and change.table == self._shown[0]:
            self._forms[change.table].release()  # its rows have other numbers now
        if change.action is not Action.SET or self._shown is None:
            self._mark_stale(None)
            return
        name, rows = self._shown
        if change.table == "info" and "additional_uvs" in change.fields:
            self._mark_stale(None)  # as many are shown of vertices
        elif change.table != name:
            names_change = bool(change.fields & NAMING)
            fields = self._forms[name].referring(change.table) if names_change else frozenset()
            self._mark_stale(fields | self._seen_through(change.table))
        elif concerns_rows(change, rows):
            self._mark_stale(None if self._decides(change) else change.fields)

    def _decides(self, change: Change) -> bool:
        """Return whether what is held in one field may decide what others mean; of columns, choices do."""
        table = self._forms[change.table].table
        fields = [field for field in table.fields if field.name in change.fields]
        if isinstance(table, RecordTable):
            return any(field.kind is not Kind.TEXT for field in fields)
        return any(field.kind is Kind.CHOICE for field in fields)

    def _seen_through(self, table_name: str) -> frozenset[str]:
        """The fields that show what the morph that is edited makes of them."""
        shows_materials = self._shown is not None and self._shown[0] == "materials"
        is_morphed = table_name == "morphs" and self.document.edited_morph.row_of(MorphKind.MATERIAL) != NONE
        return frozenset(VALUES) if shows_materials and is_morphed else frozenset()

    def _mark_stale(self, fields: frozenset[str] | None) -> None:
        """Have the fields shown again soon; None: all of them, of whatever is selected then."""
        self._dirty = None if fields is None or self._dirty is None else self._dirty | fields
        if self._dirty is None or self._dirty:
            self._timer.start()

    # -- looks --------------------------------------------------------------------------------------------------

    def _form_of(self, table_name: str) -> TableForm:
        """The form of a table, brought to the front."""
        form = self._forms.get(table_name)
        if form is None:
            form = TableForm(self.document, table_name, self._settings, self._commands)
            self._listen_to(form)
            self._forms[table_name] = form
            self._areas[table_name] = _scrolling(form)
            self._stack.addWidget(self._areas[table_name])
        self._stack.setCurrentWidget(self._areas[table_name])
        return form

    def _listen_to(self, form: TableForm) -> None:
        if form.card is not None:
            form.card.jump_requested.connect(self.go)
        for nested in form.lists.values():
            nested.jump_requested.connect(self.go)
            nested.selecting_wanted.connect(self._let_select)
            nested.added.connect(self._select_page)
        for binding in form.bindings.values():
            binding.editor.jump_requested.connect(self.go)
            binding.rename_wanted.connect(self._ask_names, Qt.ConnectionType.QueuedConnection)  # when it is written
        for name, group in form.groups.items():
            connect(group.menu_wanted, self, partial(self._ask_menu, name))

    def _show_faults(self) -> None:
        """Show what the checks warn of in the row that is shown, if it is one."""
        if self._shown is None:
            return
        name, rows = self._shown
        faults: dict[str, list[str]] = defaultdict(list)
        for level, finding in self.document.checker.faults(name).of(int(rows[0])) if len(rows) == 1 else ():
            if level is not Level.INFO:
                faults[finding.field].append(translated(finding.text))
        self._forms[name].show_faults(faults)

    def _show_title(self, name: str, rows: IndexArray) -> None:
        if name == "info":
            title = section_title(name)
        elif len(rows) == 1:
            title = f"{row_noun(name)} {record_title(self.document.model, name, int(rows[0]))}"
        else:
            pinned, selected = (
                self.tr("{rows} pinned: changes go to all"),
                self.tr("{rows} selected: changes go to all"),
            )
            title = selected if self._pinned is None else pinned
            title = title.format(rows=rows_text(self.document.model.tables[name], rows))
        self._title.setText(title)
        self._title.setToolTip(title)
        self._back.setEnabled(bool(self._history))

    def _lay_out(self) -> None:
        self._back.setArrowType(Qt.ArrowType.LeftArrow)
        self._back.setAutoRaise(True)
        self._back.setToolTip(self.tr("Back to where the last link was followed"))
        self._back.setAccessibleName(self.tr("Back"))
        self._back.clicked.connect(self.go_back)
        self._pin.setIcon(icon("pin"))
        self._pin.setAccessibleName(self.tr("Pin"))
        self._pin.setToolTip(self.tr("Keep this page while other rows are selected"))
        self._pin.setCheckable(True)
        self._pin.setAutoRaise(True)
        self._pin.clicked.connect(self.pin)
        font = self._title.font()
        font.setBold(True)
        self._title.setFont(font)
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._title.setWordWrap(True)
        head = QHBoxLayout()
        head.addWidget(self._back)
        head.addWidget(self._title, 1)
        head.addWidget(self._pin)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACING_S, SPACING_S, 0, 0)
        column.setSpacing(SPACING_S)
        column.addLayout(head)
        column.addWidget(self._stack, 1)


def concerns_rows(change: Change, rows: IndexArray) -> bool:
    """Return whether the change is of one of the rows, which ascend."""
    if isinstance(change.rows, range) and change.rows.step == 1:  # many, and again with each move of a handle
        low, high = np.searchsorted(rows, (change.rows.start, change.rows.stop))
        return bool(low < high)
    changed = np.asarray(change.rows, np.intp)
    if not len(changed) or not len(rows):
        return False
    indices = np.searchsorted(rows, changed)
    return bool((rows.take(indices, mode="clip") == changed).any())


def _scrolling(form: TableForm) -> QScrollArea:
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidget(form)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows the fields
    return area
