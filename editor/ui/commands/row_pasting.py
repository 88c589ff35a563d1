"""Pastes rows that were copied, or dragged out of another document, as one step, and tells what they lack."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from PySide6.QtCore import QCoreApplication

from editor.document.document import Document
from editor.document.said import translate
from editor.messages import Level, Message, TranslatableText, first_names
from editor.model.bones import Bone
from editor.model.fields import NONE
from editor.operations.frames.frame_entries import enter_new
from editor.operations.operation import NO_ROWS
from editor.operations.rows.copy_paste import Clip, lost_weights, missing_names, orphans, paste_rows, row_after
from editor.ui.step_names import operation_name
from editor.ui.value_text import count_text, error_text, section_title, translated

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
