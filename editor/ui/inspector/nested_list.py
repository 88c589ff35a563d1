"""NestedList: a nested list of the inspected record, with what adds, removes, orders and follows its entries.

The commands of the Edit and Select menus are for its entries while it has the keyboard.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import numpy as np
from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QToolTip, QVBoxLayout, QWidget

from editor.document.clipboard import rows_of_mime
from editor.document.document import Document
from editor.document.texts import translate
from editor.math3d.arrays import IndexArray
from editor.model.fields import NONE, Field
from editor.model.soft_bodies import Anchor
from editor.model.tables import RecordTable
from editor.ui.dropping import accept_copy
from editor.ui.editors.revisions import applicable_rows
from editor.ui.icons import icon
from editor.ui.inspector.entry_commands import BARS, EntryCommands, MorphEntryBar
from editor.ui.inspector.nested_model import NestedModel, item_type, key_field, rows_about
from editor.ui.inspector.nested_view import EntryPicker, NestedView
from editor.ui.lists import ListCommands
from editor.ui.tokens import SPACING_S
from editor.ui.value_text import about, count_text, counted_text, error_text, field_label


class NestedList(QWidget, ListCommands):
    """Shows the list of one record; of several it only says that lists are edited one at a time."""

    jump_requested = Signal(str, np.ndarray)  # table, rows
    selecting_wanted = Signal()  # the page is to stay while rows of its own table are selected, to be added
    added = Signal()  # what was selected

    def __init__(self, document: Document, table: RecordTable[Any], field: Field) -> None:
        super().__init__()
        self._document = document
        self._table = table
        self._field = field
        self.model = NestedModel(document, table, field, self)
        self.view = NestedView(self.model)
        self.view.setAccessibleName(field_label(field))
        self.commands = EntryCommands(self.model, self.view, self._ask)
        self._caption = QLabel()
        self.pickers: dict[type, EntryPicker] = {}
        self._picker_box = QWidget()
        self._buttons = QWidget()
        self.bars: dict[type, MorphEntryBar] = {}
        self._lay_out()
        self._add_buttons()
        for signal in (self.model.rowsInserted, self.model.rowsRemoved, self.model.modelReset, self.model.dataChanged):
            signal.connect(self._show_count)
        self.view.selectionModel().selectionChanged.connect(self._enable)
        document.selection.changed.connect(self._selection_changed)
        document.copied_references.changed.connect(self._enable)
        self.setAcceptDrops(True)

    def show_rows(self, rows: IndexArray) -> bool:
        """Show the list of the row; whether it means anything for one of the rows."""
        rows = applicable_rows(self._table, rows, self._field)
        is_one = len(rows) == 1
        for widget in (self.view, self._buttons):
            widget.setVisible(is_one)
        if is_one:
            self.model.show(int(rows[0]))
            self.model.refresh_texts()
            self._show_count()
        else:
            self._caption.setText(self.tr("{list}: edited one row at a time.").format(list=field_label(self._field)))
        self._offer_pickers(self.model.sorts if is_one else ())
        self._show_bars(self.model.sorts if is_one else ())
        self._enable()
        return bool(len(rows))

    # -- what the user does -------------------------------------------------------------------------------------

    def possible_commands(self) -> Collection[str]:
        return self.commands.possible()

    def run_command(self, name: str) -> None:
        with self._refusing():
            self.commands.run(name)

    def add(self, sort: type, rows: Any) -> None:
        """Add an entry a row behind the selected entries, and select the new ones."""
        with self._refusing():
            self.commands.add(sort, rows)

    def add_selected(self) -> None:
        """Add what is selected in the tables that entries refer to, in one step.

        Where that is nothing but the record itself, let the user select.
        """
        if not self._count_selected():
            self.selecting_wanted.emit()
            return
        name = translate("NestedList", "Add selected to {list}").format(list=field_label(self._field))
        with self._refusing(), self._document.edit(about(name, self._table, [self.model.row])):
            for sort in self.model.sorts:
                if sort is Anchor:
                    self.commands.add_anchors(self._selected(sort))
                else:
                    self.commands.add(sort, self._selected(sort))
        self.added.emit()

    def paste_references(self) -> None:
        """Add what was copied as references."""
        with self._refusing():
            self.commands.paste_references()

    def follow(self) -> None:
        """Go to the rows that the selected entries are about."""
        entry_rows = self.view.entry_rows()
        if len(entry_rows):
            sort = item_type(self.model.nested, int(entry_rows[0]))
            rows = rows_about(self.model.nested, sort, entry_rows)
            self.jump_requested.emit(key_field(sort).target, np.unique(rows[rows != NONE]))

    @contextmanager
    def _refusing(self) -> Iterator[None]:
        """Say below the list, and in the status line, what the model refuses; the list stays as it was."""
        try:
            yield
        except ValueError as error:
            self.model.show(self.model.row)
            text = error_text(error)
            QToolTip.showText(self._buttons.mapToGlobal(QPoint(0, 0)), text, self)
            self._document.show_status(text)

    def _ask(self) -> None:
        """Take the keyboard to where an entry is added by name."""
        entry_rows = self.view.entry_rows()
        sort = item_type(self.model.nested, int(entry_rows[-1])) if len(entry_rows) else self.model.sorts[0]
        self.pickers[sort].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _selected(self, sort: type) -> IndexArray:
        """The selected rows that entries of a sort may be about: not the record itself. Of anchors: vertices."""
        target = _selected_table(sort)
        rows = self._document.selection.rows(target)
        return rows[rows != self.model.row] if target == self._table.name else rows

    def _count_selected(self) -> int:
        return sum(len(self._selected(sort)) for sort in self.model.sorts)

    # -- rows that are dragged here ------------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if rows_of_mime(self._document, event.mimeData()) is not None and not self.view.isHidden():
            accept_copy(event)
            self._mark_target(True)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._mark_target(False)

    def dropEvent(self, event: QDropEvent) -> None:
        """Add entries about the rows where they are dropped; the page stays what it was when they were dragged."""
        self._mark_target(False)
        dragged = rows_of_mime(self._document, event.mimeData())
        if dragged is not None:
            accept_copy(event)
            with self._refusing():
                self.commands.refer_to(*dragged, self._entry_at(event.position().toPoint()))
            self.added.emit()

    def _entry_at(self, point: QPoint) -> int:
        """The entry before which what is dropped at a point comes."""
        y = self.view.viewport().mapFrom(self, point).y()
        entry_row = self.view.rowAt(y)
        if entry_row < 0:
            return 0 if y < 0 else len(self.model.nested)
        return entry_row + (y > self.view.rowViewportPosition(entry_row) + self.view.rowHeight(entry_row) // 2)

    def _mark_target(self, is_target: bool) -> None:
        """Show that what is dragged can be dropped here."""
        self._caption.setBackgroundRole(QPalette.ColorRole.Highlight if is_target else self.backgroundRole())
        self._caption.setForegroundRole(QPalette.ColorRole.HighlightedText if is_target else self.foregroundRole())
        self._caption.setAutoFillBackground(is_target)

    # -- looks --------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACING_S)
        self._picker_column = QVBoxLayout(self._picker_box)
        self._picker_column.setContentsMargins(0, 0, 0, 0)
        self._picker_column.setSpacing(SPACING_S)
        column.addWidget(self._caption)
        column.addWidget(self.view)
        column.addWidget(self._picker_box)
        column.addWidget(self._buttons)
        self._bar_column = QVBoxLayout()
        column.addLayout(self._bar_column)

    def _add_buttons(self) -> None:
        row = QHBoxLayout(self._buttons)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SPACING_S)
        self.add_button = self._button(self.tr("Add selected"), self.add_selected)
        self.remove_button = self._button(self.tr("Remove"), self.commands.remove)
        self.up_button = self._button(self.tr("Move up"), partial(self.commands.shift, -1), Qt.ArrowType.UpArrow)
        self.down_button = self._button(self.tr("Move down"), partial(self.commands.shift, 1), Qt.ArrowType.DownArrow)
        self.follow_button = self._button(self.tr("Go there"), self.follow, Qt.ArrowType.RightArrow)
        self.paste_button = self._button(self.tr("Paste references"), self.paste_references)
        self.paste_button.setIcon(icon("paste"))
        self.paste_button.setToolTip(self.tr("Paste references: what was copied so. Rows can be dragged here, too"))
        self.add_button.setToolTip(
            self.tr("Tie the selected vertices to the nearest of the selected rigid bodies, or of all")
            if Anchor in self.model.sorts
            else self.tr("Add what is selected in the tables that the list refers to")
        )
        for button in (self.add_button, self.paste_button, self.remove_button):
            row.addWidget(button)
        row.addStretch(1)
        for button in (self.up_button, self.down_button, self.follow_button):
            row.addWidget(button)

    def _button(self, text: str, slot: Callable[[], None], arrow: Qt.ArrowType | None = None) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setToolTip(text)
        button.setAccessibleName(text)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if arrow is not None:
            button.setAutoRaise(True)
            button.setArrowType(arrow)
        button.clicked.connect(slot)
        return button

    def _offer_pickers(self, sorts: tuple[type, ...]) -> None:
        """Show a picker for each sort of entry that the list may have."""
        for sort in sorts:
            if sort not in self.pickers:
                picker = EntryPicker(self._document, sort)
                picker.entered.connect(partial(self.add, sort))
                self.pickers[sort] = picker
                self._picker_column.addWidget(picker)
        for sort, picker in self.pickers.items():
            picker.setVisible(sort in sorts)

    def _show_bars(self, sorts: tuple[type, ...]) -> None:
        """Show what the list of some kinds of morphs has besides."""
        for sort in sorts:
            if sort in BARS and sort not in self.bars:
                self.bars[sort] = BARS[sort](self.model, self.view)
                self._bar_column.addWidget(self.bars[sort])
        for sort, bar in self.bars.items():
            bar.setVisible(sort in sorts)
            if sort in sorts:
                bar.show_entries()

    def _show_count(self) -> None:
        self._caption.setText(counted_text(self._field, len(self.model.nested)))
        for sort, bar in self.bars.items():
            if sort in self.model.sorts:
                bar.show_entries()

    def _selection_changed(self, table_name: str) -> None:
        if any(_selected_table(sort) == table_name for sort in self.model.sorts):
            self._enable()

    def _enable(self) -> None:
        selected = self._count_selected()
        is_of_own_table = any(key_field(sort).target == self._table.name for sort in self.model.sorts)
        self.add_button.setEnabled(bool(selected) or is_of_own_table)
        text = self.tr("Add selected ({count})").format(count=count_text(selected))
        empty = self.tr("Select to add…") if is_of_own_table else self.tr("Add selected")
        self.add_button.setText(text if selected else empty)
        targets = {key_field(sort).target for sort in self.model.sorts}
        self.paste_button.setEnabled(self._document.copied_references.table in targets)
        has_selection = self.view.selectionModel().hasSelection()
        for button in (self.remove_button, self.up_button, self.down_button, self.follow_button):
            button.setEnabled(has_selection)


def _selected_table(sort: type) -> str:
    """The table whose selected rows entries of a sort are made of: an anchor is one of a vertex that is selected."""
    return "vertices" if sort is Anchor else key_field(sort).target
