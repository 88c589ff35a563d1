"""The tree of display frames and the list of what is in none, with their commands."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import cast

import numpy as np
from PySide6.QtCore import QItemSelection, QItemSelectionModel, QItemSelectionRange, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeView, QWidget

from editor.document.document import Document
from editor.document.texts import NO_TEXT, RetranslatableText, joined, names_text, translate
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.frames import BoneItem, FrameItem
from editor.operations.catalog import OPERATIONS
from editor.operations.frames.frame_entries import LAST, FrameEntry, move_items, order_items, put_rows, remove_items
from editor.operations.operation import NoParameters, OperationContext
from editor.operations.queries.display_frames import target_of
from editor.ui.commands.row_actions import delete_rows
from editor.ui.lists import ListCommands
from editor.ui.models.frame_tree import LISTED, NAME, NUMBER, FrameDrag, FrameTree, UnlistedRows
from editor.ui.value_text import about, count_text, error_text, operation_name, row_noun, section_title

INDENTATION = 12  # pixels
PADDING = 10  # pixels of a column that are not text
FEWEST_ROWS = 3  # lines of text that a view has room for at least
Flag = QItemSelectionModel.SelectionFlag
Do = Callable[[], object]


class ItemsView(QTreeView, ListCommands):
    """Rows that are dragged and dropped. `commands` are those of the Edit and Select menus that it does, by name."""

    def __init__(self, model: FrameTree | UnlistedRows, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.commands: Mapping[str, Do] = {}
        self.is_possible: Callable[[str], bool] = lambda name: True
        self._set_up()
        self.setUniformRowHeights(True)
        self.setModel(model)
        self._set_up_header()

    def possible_commands(self) -> Collection[str]:
        return [name for name in self.commands if self.is_possible(name)]

    def run_command(self, name: str) -> None:
        self.commands[name]()

    def chosen(self) -> list[QModelIndex]:
        """The selected rows, from the top down."""
        ranges = cast(Iterable[QItemSelectionRange], self.selectionModel().selection())
        return [part.model().index(row, NAME, part.parent()) for part in ranges for row in _rows_in(part)]

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Something is current from the beginning, so that keys have something to start from."""
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.selectionModel().setCurrentIndex(self.model().index(0, NAME), Flag.NoUpdate)

    def _set_up(self) -> None:
        self.setAllColumnsShowFocus(True)
        self.setExpandsOnDoubleClick(False)
        self.setIndentation(INDENTATION)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setMinimumHeight(FEWEST_ROWS * self.fontMetrics().lineSpacing())

    def _set_up_header(self) -> None:
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionsMovable(False)
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(NUMBER, QHeaderView.ResizeMode.Fixed)
        texts = (f"{row_noun('morphs')} 0000", f"{row_noun('bones')} 0000")
        header.resizeSection(NUMBER, max(map(self.fontMetrics().horizontalAdvance, texts)) + PADDING)


class UnlistedView(ItemsView):
    """The list of what is in no frame."""

    def __init__(self, model: UnlistedRows, parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        self.setRootIsDecorated(False)
        self.setAccessibleName(self.tr("In no display frame"))


class FrameTreeView(ItemsView):
    """All frames are open but those that the user folded. What was selected stays so while frames change."""

    def __init__(self, model: FrameTree, parent: QWidget | None = None) -> None:
        self._frames = model
        self._folded: set[int] = set()
        self._selected: list[tuple[FrameEntry, FrameItem | None]] = []
        self._current: FrameEntry = (NONE, NONE)
        self._scrolled = 0
        self._is_unfolding = False
        super().__init__(model, parent)
        self.setAccessibleName(section_title("frames"))
        model.about_to_refresh.connect(self._remember)
        model.refreshed.connect(self._restore)
        self.collapsed.connect(partial(self._fold, is_folded=True))
        self.expanded.connect(partial(self._fold, is_folded=False))
        self._unfold()

    # -- what is selected ---------------------------------------------------------------------------------------------

    def chosen_items(self) -> list[FrameEntry]:
        """The entries of the selected items, ascending."""
        entries = map(self._frames.entry_of, self.chosen())
        return sorted(entry for entry in entries if entry[1] != NONE)

    def chosen_frames(self) -> list[int]:
        """The rows of the selected frames, ascending."""
        return sorted(row for row, at in map(self._frames.entry_of, self.chosen()) if at == NONE)

    @property
    def current_entry(self) -> FrameEntry:
        """The entry of the current index; NONE as the item for a frame, and as both for an invalid index."""
        return self._frames.entry_of(self.currentIndex())

    def select_entries(self, entries: Sequence[FrameEntry]) -> None:
        """Select items, or whole frames where the item is NONE, and make the first the current one."""
        indexes = [self._index(entry) for entry in sorted(entries)]
        if indexes:
            self.selectionModel().setCurrentIndex(indexes[0], Flag.NoUpdate)
            self.scrollTo(indexes[0])
        self.selectionModel().select(_selection_of(indexes), Flag.ClearAndSelect | Flag.Rows)

    def select_all_items(self) -> None:
        """Select all items of all frames, but not the frames, which are not to be deleted along with them."""
        self.select_entries([entry for entries in self._frames.entries().values() for entry in entries])

    def _index(self, entry: FrameEntry) -> QModelIndex:
        return self._frames.frame_index(entry[0]) if entry[1] == NONE else self._frames.item_index(entry)

    # -- staying as it was --------------------------------------------------------------------------------------------

    def _remember(self) -> None:
        """Note what is selected, by the numbers that rows have by now."""
        rows = self._frames.row_now
        entries = map(self._frames.entry_of, self.chosen())
        self._selected = [((rows("frames", row), at), self._item_now((row, at))) for row, at in entries]
        self._folded = {row for row in (rows("frames", old) for old in self._folded) if row != NONE}
        self._current = self.current_entry
        self._scrolled = self.verticalScrollBar().value()

    def _item_now(self, entry: FrameEntry) -> FrameItem | None:
        """The item of an entry; None for a frame."""
        if entry[1] == NONE:
            return None
        item = self._frames.item(entry)
        table, row = target_of(item)
        return type(item)(self._frames.row_now(table, row))

    def _restore(self) -> None:
        """Stay where the view was, with what was selected and folded."""
        self._unfold()
        self.executeDelayedItemsLayout()
        self.verticalScrollBar().setValue(self._scrolled)
        self.selectionModel().select(_selection_of(self._selected_again()), Flag.ClearAndSelect | Flag.Rows)
        current = self._index(self._current)
        if current.isValid():
            self.selectionModel().setCurrentIndex(current, Flag.NoUpdate)

    def _selected_again(self) -> list[QModelIndex]:
        """The items that were selected, where they are now, if that is one entry only; frames by their rows."""
        entries, found = self._frames.entries(), []
        for entry, item in self._selected:
            now = entries.get(item, []) if item is not None else [entry]
            if entry in now or len(now) == 1:
                found.append(entry if entry in now else now[0])
        return [index for index in map(self._index, sorted(set(found))) if index.isValid()]

    def _unfold(self) -> None:
        self._is_unfolding = True
        for row in range(len(self._frames.frames)):
            self.setExpanded(self._frames.frame_index(row), row not in self._folded)
        self._is_unfolding = False

    def _fold(self, index: QModelIndex, is_folded: bool) -> None:
        if not self._is_unfolding:
            (self._folded.add if is_folded else self._folded.discard)(index.row())


def _selection_of(indexes: Sequence[QModelIndex]) -> QItemSelection:
    """A selection of rows, as few ranges as there are runs of neighbours: many make Qt slow."""
    selection, start = QItemSelection(), 0
    for end in range(1, len(indexes) + 1):
        if end == len(indexes) or not _is_next(indexes[end - 1], indexes[end]):
            selection.append(QItemSelectionRange(indexes[start], indexes[end - 1].siblingAtColumn(NUMBER)))
            start = end
    return selection


def _is_next(index: QModelIndex, other: QModelIndex) -> bool:
    return other.row() == index.row() + 1 and other.internalId() == index.internalId()


def _rows_in(part: QItemSelectionRange) -> range:
    return range(part.top(), part.bottom() + 1) if part.left() <= NAME <= part.right() else range(0)


class FrameCommands(QObject):
    """Items and frames are given by their entries. `placed` tells where they are afterwards; `refused` why nothing was
    done.
    """

    placed = Signal(list)  # of FrameEntry
    refused = Signal(str)

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document

    # -- frames -------------------------------------------------------------------------------------------------------

    def insert_frame(self, after: int) -> None:
        """Insert a new frame after another; at the end where that is NONE."""
        frames = self._document.model.frames
        with self._step() as edit:
            new = self._run(edit, "rows.insert", [after] if after != NONE else [])
            edit.name = operation_name(translate("FrameCommands", "Insert"), frames, new)
            self._placed([(new[0], NONE)])

    def remove_frames(self, rows: Sequence[int]) -> None:
        """Remove frames; the special ones are refused."""
        frames = self._document.model.frames
        try:
            delete_rows(self._document, frames.name, rows)
        except ValueError as error:
            self.refused.emit(error_text(error))
            return
        left = len(frames) - 1
        self.placed.emit([(min(rows[0], left), NONE)] if left >= 0 else [])

    def order_frames(self, rows: Sequence[int], order: str) -> None:
        """Move frames among those that are not special, as one of ORDERS says."""
        frames = self._document.model.frames
        with self._step(operation_name(translate("FrameCommands", "Move"), frames, rows)) as edit:
            self._placed([(row, NONE) for row in self._run(edit, f"rows.{order}", rows)])

    def move_frames(self, rows: Sequence[int], to: int) -> None:
        """Move frames together before another; special ones, and what comes before them, are refused."""
        frames = self._document.model.frames
        to -= sum(row < to for row in rows)
        with self._step(operation_name(translate("FrameCommands", "Move"), frames, rows)) as edit:
            edit.move(frames, list(rows), to)
            self._placed([(to + number, NONE) for number in range(len(rows))])

    # -- items --------------------------------------------------------------------------------------------------------

    def remove_items(self, entries: Sequence[FrameEntry]) -> None:
        """Take items out of their frames."""
        frames = self._document.model.frames
        rows = sorted({row for row, _ in entries})
        take = translate("FrameCommands", "Take {count} out").format(count=count_text(len(entries)))
        with self._step(about(take, frames, rows)) as edit:
            remove_items(edit, entries)
            row, at = entries[0]
            self._placed([(row, min(at, len(frames[row].items) - 1))])

    def order_items(self, entries: Sequence[FrameEntry], order: str) -> None:
        """Move items within their frames, as one of ORDERS says."""
        rows = sorted({row for row, _ in entries})
        with self._step(about(translate("FrameCommands", "Move items"), self._document.model.frames, rows)) as edit:
            self._placed(order_items(edit, entries, order))

    def move_items(self, entries: Sequence[FrameEntry], frame: int, index: int = LAST) -> None:
        """Move items into a frame, before one of it or to its end."""
        with self._step(self.put_name(self._rows_at(entries), frame)) as edit:
            self._placed(move_items(edit, entries, frame, index))

    def move_here(self, entries: Sequence[FrameEntry]) -> None:
        """Leave items of one frame in it, and take them out of all others."""
        frame, index = min(entries)
        self.put_rows(self._rows_at(entries), frame, index)

    def put_rows(self, rows: Mapping[str, Sequence[int]], frame: int, index: int = LAST) -> None:
        """Put bones and morphs into a frame, out of others that have them."""
        with self._step(self.put_name(rows, frame)) as edit:
            self._placed(put_rows(edit, rows, frame, index))

    def drop(self, drag: FrameDrag, frame: int, index: int) -> None:
        """Do what a drop on the tree means."""
        if drag.frames:
            self.move_frames(drag.frames, frame)
        elif drag.items:
            self.move_items(drag.items, frame, index)
        else:
            self.put_rows(drag.rows, frame, index)

    def selected_rows(self) -> dict[str, list[int]]:
        """The selected bones or morphs of the model, where their table is the active one."""
        selection = self._document.selection
        active = selection.active_table
        return {active: selection.rows(active).tolist()} if active in LISTED and len(selection.rows(active)) else {}

    # -- steps --------------------------------------------------------------------------------------------------------

    def put_name(self, rows: Mapping[str, Sequence[int]], frame: int) -> RetranslatableText:
        """The name of a step that puts bones and morphs into a frame: "Put 左腕, 右腕 into 腕"."""
        what = self._names(rows)
        frames = self._document.model.frames
        put = translate("FrameCommands", "Put {what} into {frame}")
        return put.format(what=what, frame=names_text(frames, [frame]))

    def names_at(self, entries: Sequence[FrameEntry]) -> RetranslatableText:
        """The names of the bones and morphs that items are about."""
        return self._names(self._rows_at(entries))

    def _names(self, rows: Mapping[str, Sequence[int]]) -> RetranslatableText:
        tables = self._document.model.tables
        return joined(", ", [names_text(tables[name], found) for name, found in rows.items() if len(found)])

    def _rows_at(self, entries: Sequence[FrameEntry]) -> dict[str, list[int]]:
        """The bones and morphs that items are about, by table."""
        rows: dict[str, list[int]] = {"bones": [], "morphs": []}
        for frame, at in entries:
            item = self._document.model.frames[frame].items[at]
            if isinstance(item, BoneItem):
                rows["bones"].append(item.bone)
            else:
                rows["morphs"].append(item.morph)
        return rows

    @contextmanager
    def _step(self, name: TranslatableText = NO_TEXT) -> Iterator[Edit]:
        """One step, which the status line names; what is refused changes nothing, and the user is told why."""
        self._entries: list[FrameEntry] = []
        try:
            with self._document.edit(name) as edit:
                yield edit
        except ValueError as error:
            self.refused.emit(error_text(error))
            return
        self._document.show_status(edit.name)
        self.placed.emit(self._entries)

    def _run(self, edit: Edit, id: str, rows: Sequence[int]) -> list[int]:
        """Run an operation on frames; returns where they are afterwards."""
        context = OperationContext(edit.model, {"frames": np.asarray(rows, np.intp)})
        result = OPERATIONS[id].function(edit, context, NoParameters())
        return [int(row) for row in result.rows["frames"]]

    def _placed(self, entries: Sequence[FrameEntry]) -> None:
        """Note where things are, to be told when the step is done."""
        self._entries = list(entries)
