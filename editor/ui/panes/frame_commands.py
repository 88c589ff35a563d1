"""FrameCommands: what buttons, menus, keys and drops do to the display frames of a document; each is one step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

import numpy as np
from PySide6.QtCore import QObject, Signal

from editor.document.document import Document
from editor.document.texts import NO_TEXT, RetranslatableText, joined, names_text, translate
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.frames import BoneItem
from editor.operations.catalog import OPERATIONS
from editor.operations.frames.frame_entries import LAST, FrameEntry, move_items, order_items, put_rows, remove_items
from editor.operations.operation import NoParameters, OperationContext
from editor.ui.commands.row_actions import delete_rows
from editor.ui.models.frame_tree import LISTED, FrameDrag
from editor.ui.value_text import about, count_text, error_text, operation_name


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
