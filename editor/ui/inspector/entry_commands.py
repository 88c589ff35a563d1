"""Commands on the entries of nested lists, and the bars above the entries of morphs."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QToolButton, QVBoxLayout, QWidget

from editor.document.clipboard import copy_references, references_on_clipboard
from editor.document.texts import translate
from editor.formats import FormatError
from editor.formats.csv.clipboard import entries_in, entries_text, rows_in
from editor.late_imports import imported
from editor.math3d.arrays import IndexArray
from editor.model.columns import Columns
from editor.model.fields import NONE
from editor.model.morphs import ImpulseOffset, MaterialOffset, MorphKind, MorphOffset, OffsetMethod
from editor.operations.morphs.material_offsets import neutral, neutral_entries, with_operation
from editor.ui.action import BOUND_KEYS, with_bound_keys
from editor.ui.inspector.nested_model import (
    Nested,
    NestedModel,
    item_type,
    key_field,
    mask_of_repeated,
    picked_entries,
    rows_about,
    with_inserted,
)
from editor.ui.inspector.nested_view import NestedView
from editor.ui.lists import SELECTING
from editor.ui.tokens import SPACING_S
from editor.ui.value_text import count_text, field_label, number_text, reference_text, section_title, translated

OF_ENTRIES = ("cut", "copy", "copy-references", "delete", "move-up", "move-down", "move-to-top", "move-to-bottom")


class EntryCommands(QObject):
    """Each edit is one step; afterwards the entries that came or moved are selected.

    `ask` lets the user say what a new entry is about.
    """

    def __init__(self, model: NestedModel, view: NestedView, ask: Callable[[], None]) -> None:
        super().__init__(view)
        self._document = model.document
        self._model = model
        self._view = view
        self._commands: dict[str, Callable[[], object]] = {
            "cut": self.cut,
            "copy": self.copy,
            "copy-references": self.copy_references,
            "paste": self.paste,
            "insert": ask,
            "duplicate": self.duplicate,
            "delete": self.remove,
            "move-up": partial(self.shift, -1),
            "move-down": partial(self.shift, 1),
            "move-to-top": partial(self.gather, -1),
            "move-to-bottom": partial(self.gather, 1),
            "select-all": view.selectAll,
            "select-none": view.clearSelection,
            "invert": self.invert,
        }

    def possible(self) -> set[str]:
        """The names of the commands that can be done now."""
        if self._view.isHidden():
            return set()
        possible = {"insert", "paste", *SELECTING}
        if len(chosen := self._chosen()):
            possible.update(OF_ENTRIES)
            if not mask_of_repeated(self._model.nested, chosen).any():
                possible.add("duplicate")
        return possible

    def run(self, name: str) -> None:
        """Do one of the commands."""
        self._commands[name]()

    # -- entries that come and go -------------------------------------------------------------------------------

    def add(self, sort: type, rows: Any, entry_row: int = NONE) -> int:
        """Add an entry a row before `entry_row`, NONE: behind the selected entries; how many came.

        ValueError for what the model refuses.
        """
        numbers = np.atleast_1d(np.asarray(rows, np.intp))
        entry_row = self._next_row() if entry_row == NONE else entry_row
        count = self._model.add(sort, numbers, entry_row)
        self._select(entry_row, count)
        return count

    def add_anchors(self, vertices: IndexArray) -> None:
        """Anchor vertices to the nearest of the selected rigid bodies, or of all; not those that are tied so already.

        ValueError where there is no rigid body.
        """
        selected, nested = self._document.selection.rows("rigid_bodies"), self._model.nested
        anchoring = imported("editor.operations.physics.soft_body_edits")
        new = anchoring.nearest_anchors(self._document.model, vertices, selected)
        known = {(anchor.body, anchor.vertex) for anchor in nested}
        fresh = [(anchor.body, anchor.vertex) not in known for anchor in new]
        entry_row = self._next_row()
        self._select(entry_row, self._model.insert(new.take(np.flatnonzero(fresh)), entry_row))

    def refer_to(self, table: str, rows: IndexArray, entry_row: int = NONE) -> None:
        """Add an entry about each of the rows of a table, as `add` does, except for the record itself.

        ValueError where entries are about no rows of that table.
        """
        names = {"list": field_label(self._model.field), "rows": section_title(table)}
        sort = next((sort for sort in self._model.sorts if key_field(sort).target == table), None)
        if sort is None:
            raise ValueError(self.tr("{list}: entries cannot refer to {rows}").format(**names))
        if table == self._model.table.name:
            if (rows == self._model.row).all():
                raise ValueError(self.tr("{list}: an entry cannot refer to the row that has the list").format(**names))
            rows = rows[rows != self._model.row]
        self._report(self.tr("{list}: added {count}"), self.add(sort, rows, entry_row))

    def remove(self) -> None:
        entry_rows = self._view.entry_rows()
        self._model.remove(entry_rows)
        after = min(int(entry_rows[0]), len(self._model.nested) - 1) if len(entry_rows) else -1
        self._view.select_entries(np.arange(after, after + 1) if after >= 0 else entry_rows[:0])

    def duplicate(self) -> None:
        entry_row = self._next_row()
        self._select(entry_row, self._model.insert(self._chosen(), entry_row))

    def _chosen(self) -> Nested:
        return picked_entries(self._model.nested, self._view.entry_rows())

    def _next_row(self) -> int:
        """Return the index to insert new entries at: behind the selected ones, or at the end."""
        entry_rows = self._view.entry_rows()
        return int(entry_rows[-1]) + 1 if len(entry_rows) else len(self._model.nested)

    def _select(self, entry_row: int, count: int) -> None:
        self._view.select_entries(np.arange(entry_row, entry_row + count))

    # -- their order, and which are selected --------------------------------------------------------------------

    def shift(self, by: int) -> None:
        """Move the entries one up (-1) or down (1)."""
        if len(entry_rows := self._view.entry_rows()):
            self._view.select_entries(self._model.move_entries(entry_rows, by))

    def gather(self, by: int) -> None:
        """Move the entries to the top (-1) or the bottom (1)."""
        self._view.select_entries(self._model.gather(self._view.entry_rows(), by))

    def invert(self) -> None:
        """Select what was not selected, and nothing else."""
        self._view.select_entries(np.delete(np.arange(len(self._model.nested)), self._view.entry_rows()))

    # -- clipboard ----------------------------------------------------------------------------------------------

    def copy(self) -> None:
        """Put the entries on the clipboard as rows of CSV."""
        model, chosen = self._model, self._chosen()
        owner = dataclasses.replace(model.owner, **{model.field.name: chosen})
        text = entries_text(self._document.model, model.table.name, owner, model.field.name)
        QGuiApplication.clipboard().setText(text)
        self._report(self.tr("{list}: copied {count}"), len(chosen))

    def copy_references(self) -> None:
        """Copy the rows that the entries are about, of the sort of the first, as references."""
        entry_rows, nested = self._view.entry_rows(), self._model.nested
        sort = item_type(nested, int(entry_rows[0]))
        rows = rows_about(nested, sort, entry_rows)
        copy_references(self._document, key_field(sort).target, np.unique(rows[rows != NONE]))
        self._report(self.tr("{list}: copied {count} as references"), len(rows))

    def paste_references(self) -> None:
        """Add entries about the rows that were copied as references; ValueError where there are none."""
        copied = references_on_clipboard(self._document)
        if copied is None:
            raise ValueError(self.tr("Nothing of this model is on the clipboard that was copied as references"))
        self.refer_to(*copied)

    def cut(self) -> None:
        self.copy()
        self.remove()

    def paste(self) -> None:
        """Insert the entries that the clipboard has, or entries about the rows that it has."""
        if references_on_clipboard(self._document) is not None:
            self.paste_references()
            return
        entry_row = self._next_row()
        name = translate("EntryCommands", "Paste into {list}").format(list=field_label(self._model.field))
        try:
            with self._document.edit(name):
                count = self._paste(QGuiApplication.clipboard().text(), entry_row)
        except FormatError as error:
            self._document.show_status(self.tr("Nothing was pasted: {}").format(translated(error.message.text)))
            return
        self._select(entry_row, count)
        self._report(self.tr("{list}: pasted {count}"), count)

    def _paste(self, text: str, entry_row: int) -> int:
        """Insert entries from text and return their number; rows that entries may refer to give an entry each."""
        model, nested, start = self._document.model, self._model, entry_row
        rows = {sort: rows_in(model, text, key_field(sort).target) for sort in nested.sorts}
        for sort, found in rows.items():
            is_own = (found == nested.row) & (key_field(sort).target == nested.table.name)
            entry_row += nested.add(sort, found[~is_own], entry_row)
        if not any(map(len, rows.values())):
            for entries in entries_in(model, text, nested.table.name, nested.owner, nested.field.name):
                entry_row += nested.insert(entries, entry_row)
        return entry_row - start

    def _report(self, template: str, count: int) -> None:
        self._document.show_status(template.format(list=field_label(self._model.field), count=count_text(count)))


MOST_NAMED = 6  # of a flip that are named; its tooltip names all


class MorphEntryBar(QWidget):
    """Stands below the list of a morph; `show_entries` brings it up to date."""

    def __init__(self, model: NestedModel, view: NestedView) -> None:
        super().__init__()
        self._model = model
        self._view = view
        self._document = model.document

    @property
    def _offsets(self) -> Columns:
        assert isinstance(self._model.nested, Columns)
        return self._model.nested

    def show_entries(self) -> None:
        """Show what there is to say of the entries as they are now."""


class MaterialBar(MorphEntryBar):
    """Entries that change nothing yet, to begin with."""

    def __init__(self, model: NestedModel, view: NestedView) -> None:
        super().__init__(model, view)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SPACING_S)
        what = self.tr("The selected entries, or all, then have no effect")
        self.multiply = _button(self.tr("× all 1"), what, partial(self._neutralize, OffsetMethod.MULTIPLY))
        self.add = _button(self.tr("+ all 0"), what, partial(self._neutralize, OffsetMethod.ADD))
        tip = self.tr("Adds an entry for all materials of the model")
        self.everything = _button(self.tr("Add: all materials"), tip, self._add_everything)
        for button in (self.multiply, self.add, self.everything):
            row.addWidget(button)
        row.addStretch(1)

    def show_entries(self) -> None:
        for button in (self.multiply, self.add):
            button.setEnabled(len(self._offsets) > 0)

    def _neutralize(self, method: OffsetMethod) -> None:
        entries = self._view.entry_rows()
        entries = entries if len(entries) else np.arange(len(self._offsets))
        if method is OffsetMethod.MULTIPLY:
            step = translate("MaterialBar", "Multiply by 1 in {list}")
        else:
            step = translate("MaterialBar", "Add 0 in {list}")
        self._model.replace_entries(step, neutral(with_operation(self._offsets, entries, method), entries))

    def _add_everything(self) -> None:
        entries = neutral_entries([NONE], OffsetMethod.MULTIPLY)
        self._model.replace_entries(
            translate("MaterialBar", "Add to {list}"), with_inserted(self._offsets, len(self._offsets), entries)
        )


class FlipBar(MorphEntryBar):
    """Says from which position of a flip's slider on each of its entries is the one that is on."""

    def __init__(self, model: NestedModel, view: NestedView) -> None:
        super().__init__(model, view)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.ranges = QLabel(wordWrap=True)
        self.ranges.setTextFormat(Qt.TextFormat.PlainText)
        column.addWidget(self.ranges)

    def show_entries(self) -> None:
        is_flip = self._model.row != NONE and self._model.owner.kind is MorphKind.FLIP
        self.ranges.setVisible(is_flip and len(self._offsets) > 0)
        if not is_flip:
            return
        members, parts = self._offsets[MorphOffset.morph].tolist(), len(self._offsets) + 1
        texts = [
            self.tr("from {place}: {morph}").format(
                place=number_text(round((number + 1) / parts, 3)),
                morph=reference_text(self._document.model, "morphs", member),
            )
            for number, member in enumerate(members)
        ]
        title = self.tr("On the slider")
        self.ranges.setText(f"{title}: {' · '.join([*texts[:MOST_NAMED], *['…'] * (len(texts) > MOST_NAMED)])}")
        self.ranges.setToolTip("\n".join((title, *texts)))


class ImpulseBar(MorphEntryBar):
    """A button that pushes the bodies as long as it is held down."""

    def __init__(self, model: NestedModel, view: NestedView) -> None:
        super().__init__(model, view)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.push = QPushButton(self.tr("Hold down to push"))
        self.push.pressed.connect(self._begin)
        self.push.released.connect(self._document.posing.cancel)
        row.addWidget(self.push)
        row.addStretch(1)
        self._document.posing.active_changed.connect(self.show_entries)
        self._document.posing.physics.changed.connect(self.show_entries)
        BOUND_KEYS.changed.connect(self.show_entries)

    def show_entries(self) -> None:
        posing = self._document.posing
        works = posing.is_active and posing.physics.works
        self.push.setEnabled(works and self._model.row != NONE)
        self.push.setToolTip(
            self.tr("Sets the morph to 1 meanwhile")
            if works
            else with_bound_keys(
                self.tr("It works in Transform mode[ ({mode.toggle})] with physics on[ ({physics.on})]")
            )
        )

    def _begin(self) -> None:
        posing = self._document.posing
        posing.begin()
        posing.set_weights([self._model.row], 1.0)


BARS: dict[type, type[MorphEntryBar]] = {MaterialOffset: MaterialBar, MorphOffset: FlipBar, ImpulseOffset: ImpulseBar}


def _button(text: str, tip: str, run: Callable[[], None]) -> QToolButton:
    button = QToolButton()
    button.setText(text)
    button.setToolTip(tip)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.clicked.connect(lambda: run())
    return button
