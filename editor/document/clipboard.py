"""Puts copied rows on the system's clipboard and finds them there again.

The rows themselves stay in the session. The clipboard gets a token for them, so that whatever is copied later, in any
program, takes their place as the user expects; and for other programs the rows as text, as PMXEditor has them on its
clipboard, and as the table that spreadsheets look for.
"""

from __future__ import annotations

import os

import numpy as np
from PySide6.QtCore import QMimeData

from editor.formats.csv.clipboard import rows_text, table_html
from editor.formats.csv.lines import line_count, row_numbers
from editor.formats.csv.row_kind import COPIED, CsvStyle
from editor.model.model import Model
from editor.operations.rows.copy_paste import Clip

MIME_TYPE = "application/x-katachi-clip"
# Making the text takes time at each copy, wanted or not: of more lines than these it would be felt.
MOST_LINES = 50_000
MOST_IN_TABLE = 5_000


def mime_of(clip: Clip, style: CsvStyle = COPIED) -> QMimeData:
    """Return the clipboard data for `clip`, which has to be kept as long as it may be pasted.

    Of more than MOST_LINES, and of the values of a group of fields, there is no text, only the token.
    """
    mime = QMimeData()
    mime.setData(MIME_TYPE, _token(clip))
    if clip.group:
        return mime
    lines = line_count(clip.table, clip.records)
    if lines <= MOST_LINES:
        text = text_of(clip, style)
        mime.setText(text)
        if lines <= MOST_IN_TABLE:
            mime.setHtml(table_html(text))
    return mime


def clip_in(mime: QMimeData | None, kept: Clip | None) -> Clip | None:
    """`kept`, when it is what the clipboard's content stands for."""
    if mime is None or kept is None or bytes(mime.data(MIME_TYPE).data()) != _token(kept):
        return None
    return kept


def text_of(clip: Clip, style: CsvStyle = COPIED) -> str:
    """The rows of a fresh clip as text of CSV; of textures, which it does not know, a path a line."""
    numbers, source = clip.rows, clip.source()
    if clip.table == "faces" and source is not None:  # only the model tells their numbers within the material
        numbers = row_numbers(source, clip.table)[clip.rows]
    names = {
        table: (referred.rows, referred.keys, referred.count)
        for table, referred in clip.referred.items()
        if table != "vertices"
    }
    return rows_text(clip.table, clip.records, numbers, names, style) or "\n".join(clip.names)


def info_text(model: Model, style: CsvStyle = COPIED) -> str:
    """The model's names and comments as text of CSV."""
    return rows_text(model.info.name, model.info.rows(slice(None)), np.zeros(1, np.int64), {}, style)


def _token(clip: Clip) -> bytes:
    return f"{os.getpid()} {id(clip)}".encode()
