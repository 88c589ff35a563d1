"""Pastes rows that were copied, or a group of their fields onto other rows, and tells what they lack."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from functools import partial

import numpy as np
from PySide6.QtCore import QCoreApplication, QObject, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from editor.document.clipboard import clip_in, mime_of
from editor.document.document import Document
from editor.document.said import translate
from editor.document.session import Session
from editor.math3d.arrays import IndexArray
from editor.messages import Level, Message, TranslatableText, first_names
from editor.model.bones import Bone
from editor.model.fields import NONE
from editor.operations.frames.frame_entries import enter_new
from editor.operations.operation import NO_ROWS
from editor.operations.rows.copy_paste import (
    Clip,
    copy_rows,
    field_groups,
    lost_weights,
    missing_names,
    orphans,
    paste_rows,
    paste_values,
    row_after,
)
from editor.ui.keyboard import MenuKeys
from editor.ui.value_text import (
    about,
    count_text,
    error_text,
    operation_name,
    record_title,
    section_title,
    tr_field,
    translated,
)

MOST = 10  # names in a message


def target_row(document: Document, table: str) -> int:
    """Return the row to paste at: after the chosen rows of the table, if that is active, or at its end."""
    if table == document.selection.active_table and len(rows := document.selection.chosen()):
        return row_after(document.model.tables[table], int(rows[-1]))
    return len(document.model.tables[table])


def paste_clip(document: Document, clip: Clip, place: int = NONE) -> str:
    """Insert copied rows as one step, before a row of their table or where pasted rows come, and select them.

    Bones whose own parent is missing hang from the bone that they are put after, of those that are selected or where
    they were dropped. Return what was done, or why nothing was.
    """
    above = _bone_above(document) if place == NONE else place - 1
    place = target_row(document, clip.table) if place == NONE else place
    table, folder = document.model.tables[clip.table], document.content.folder
    missing = missing_names(document.model, clip, folder)
    bones, weightless = lost_weights(document.model, clip)
    vertices = len(document.model.vertices)
    try:
        with document.edit(translate("RowCommands", "Paste")) as edit:
            new = paste_rows(edit, clip, place, folder)
            lost = orphans(document.model, clip, new)
            edit.set(document.model.bones, list(lost), Bone.parent, above)
            enter_new(edit, table, new)
            edit.name = operation_name(edit.name, table, new)
    except ValueError as error:
        return QCoreApplication.translate("RowCommands", "Nothing was pasted: {}").format(error_text(error))
    document.selection.set_active_table(clip.table)
    document.selection.select(clip.table, np.asarray(new, np.intp))
    if dropped := [name for name in missing if name not in lost.values()]:
        text = TranslatableText(
            "Not in this model, and so not referred to: {}", first_names(dropped[:MOST], len(dropped[MOST:]))
        )
        document.messages.add(Message(Level.WARNING, text, clip.table, new[0]))
    if lost:
        return _tell_lost(document, lost, above, len(new))
    pasted = new if clip.table == "vertices" else range(vertices, len(document.model.vertices))
    if bones and len(pasted):
        return tell_weights(document, clip.table, len(new), bones, [pasted[place] for place in weightless])
    said = QCoreApplication.translate("RowCommands", "{section}: pasted {count}")
    return said.format(section=section_title(clip.table), count=count_text(len(new)))


def _bone_above(document: Document) -> int:
    """The last of the selected bones."""
    rows = document.selection.chosen() if document.selection.active_table == "bones" else NO_ROWS
    return int(rows[-1]) if len(rows) else NONE


def _tell_lost(document: Document, lost: Mapping[int, str], above: int, count: int) -> str:
    """Tell of pasted bones whose parent is missing; where nothing could take its place, leave them selected."""
    bone = document.model.bones[above].name if above != NONE else ""
    for row, parent in lost.items():
        if above == NONE:
            text = TranslatableText("Pasted without its parent {}, which is not in this model", parent)
        else:
            text = TranslatableText("Pasted below {}, as its parent {} is not in this model", bone, parent)
        document.messages.add(Message(Level.WARNING, text, "bones", row))
    if above == NONE:
        document.selection.select("bones", list(lost))
        said = QCoreApplication.translate(
            "RowCommands", "Bones: pasted {count}; those selected lack their parent: the inspector gives them another"
        )
    else:
        said = QCoreApplication.translate(
            "RowCommands", "Bones: pasted {count}; {lost} hang from {bone}, as their parents are not in this model"
        )
    return said.format(count=count_text(count), lost=count_text(len(lost)), bone=bone)


def tell_weights(document: Document, table: str, count: int, bones: Sequence[str], vertices: Sequence[int]) -> str:
    """Tell of pasted weights whose bones are missing, where the first of their vertices is."""
    names = first_names(bones[:MOST], len(bones[MOST:]))
    text = TranslatableText(
        "Bones of weights that are not in this model: {}. In {:,} pasted vertices their share moves with no bone",
        names,
        len(vertices),
    )
    document.messages.add(Message(Level.WARNING, text, "vertices", vertices[0]))
    said = QCoreApplication.translate(
        "RowCommands",
        "{section}: pasted {count}; weights are without their bones, which are not in this model: {names}",
    )
    return said.format(section=section_title(table), count=count_text(count), names=translated(names))


class GroupClipboard(QObject):
    """Works on rows of any table with groups of fields; says in the status line what was set on how many."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session

    @property
    def clip(self) -> Clip | None:
        """The clip on the clipboard, if it was copied here."""
        return clip_in(QGuiApplication.clipboard().mimeData(), self._session.clipboard)

    def copy(self, document: Document, table: str, row: int, group: str) -> None:
        """Put the values of a row in a group of fields on the clipboard."""
        clip = dataclasses.replace(copy_rows(document.model, table, [row], document.content.folder), group=group)
        self._session.clipboard = clip
        QGuiApplication.clipboard().setMimeData(mime_of(clip))
        text = self.tr("{group} of {row} copied: it can be pasted onto other rows")
        document.show_status(text.format(group=tr_field(group), row=record_title(document.model, table, row)))

    def paste(self, document: Document, table: str, rows: IndexArray, group: str | None = None) -> None:
        """Give rows, as one step, a group of what was copied; with "" all but names, with None what there is."""
        clip, reason = self.clip, self.reason_against(table, rows, group)
        if clip is None or reason:
            document.show_status(reason)
            return
        group = clip.group if group is None else group
        what = tr_field(group) or translate("GroupClipboard", "All but names")
        groups = field_groups(clip.records.row_type)
        names = groups[group] if group else frozenset[str]().union(*groups.values())
        bones, weightless = lost_weights(document.model, clip) if "bones" in names else ([], ())
        try:
            document.edited_morph.check_fields(table, names)
            step = translate("GroupClipboard", "Paste “{what}”").format(what=what)
            with document.edit(about(step, document.model.tables[table], rows)) as edit:
                paste_values(edit, clip, rows, group, document.content.folder)
        except ValueError as error:
            document.show_status(self.tr("Nothing was pasted: {}").format(error_text(error)))
            return
        if len(weightless):
            lacking = rows[weightless] if len(clip) > 1 else rows
            document.show_status(tell_weights(document, table, len(rows), bones, lacking.tolist()))
            return
        text = self.tr("{section}: {what} set on {count}")
        document.show_status(text.format(section=section_title(table), what=what, count=count_text(len(rows))))

    def reason_against(self, table: str, rows: IndexArray, group: str | None = None) -> str:
        """Return why the clip on the clipboard cannot be pasted onto rows; "" where it can."""
        clip = self.clip
        if clip is None or clip.table != table or not field_groups(clip.records.row_type):
            return self.tr("{}: nothing was copied that others can be given").format(section_title(table))
        if clip.group and group not in (None, clip.group):
            return self.tr("What was copied is “{}”").format(tr_field(clip.group))
        return "" if len(rows) else self.tr("{}: nothing is selected").format(section_title(table))

    # -- menus -------------------------------------------------------------------------------------------------

    def add_to(self, menu: QMenu, document: Document) -> None:
        """Add to the menu of a right click in a list what of the copied row the selected ones can be given."""
        table, rows = document.selection.active_table, document.selection.chosen()
        groups = field_groups(document.model.tables[table].row_type)
        if not groups:
            return
        onto = menu.addMenu(self.tr("Paste onto the selection"))
        onto.setToolTipsVisible(True)
        for group in ("", *groups):
            text = tr_field(group) or translate("GroupClipboard", "All but names")
            self._add_pasting(onto, text, document, table, rows, group)

    def open_menu(
        self, document: Document, table: str, rows: IndexArray, group: str, place: QPoint, parent: QWidget
    ) -> None:
        """Open the menu of the heading of a group in the inspector, which shows these rows."""
        menu = QMenu(parent)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setToolTipsVisible(True)
        current = document.selection.current(table)
        row = current if current in rows else int(rows[0])
        menu.addAction(self.tr("Copy this group"), partial(self.copy, document, table, row, group))
        self._add_pasting(menu, self.tr("Paste onto the selection"), document, table, rows, group)
        MenuKeys([menu], menu)
        menu.popup(place)

    def _add_pasting(
        self, menu: QMenu, text: str, document: Document, table: str, rows: IndexArray, group: str
    ) -> None:
        action = menu.addAction(text, partial(self.paste, document, table, rows, group))
        reason = self.reason_against(table, rows, group)
        action.setEnabled(not reason)
        action.setToolTip(reason)
