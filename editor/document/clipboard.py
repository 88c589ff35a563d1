"""Rows as data of the clipboard and of drags.

Copied rows themselves stay in the session. The clipboard gets a token for them, so that whatever is copied later, in
any program, takes their place as the user expects; and for other programs the rows as text, as PMXEditor has them on
its clipboard, and as the table that spreadsheets look for.

Rows that are dragged, or copied as references, are a table and row numbers, which mean something in one document only.
They travel without a text, so that no other program, and no field for text, takes them for anything.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication

from editor.document.document import Document
from editor.formats.csv.clipboard import rows_text, table_html
from editor.formats.csv.lines import line_count, row_numbers
from editor.formats.csv.row_kind import COPIED, CsvStyle
from editor.math3d.arrays import IndexArray
from editor.model.model import Model
from editor.operations.rows.copy_paste import Clip

MIME_TYPE = "application/x-katachi-clip"
# Making the text takes time at each copy, wanted or not: of more lines than these it would be felt.
MOST_LINES = 50_000
MOST_IN_TABLE = 5_000
ROWS_TYPE = "application/x-katachi-rows"

TableRows = tuple[str, IndexArray]


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


def owned_mime(document: Document, kind: str, content: Mapping[str, Any]) -> QMimeData:
    """Content of a type as bytes that mean something in this document only."""
    mime = QMimeData()
    mime.setData(kind, json.dumps({**_owner(document), **content}).encode())
    return mime


def owned_content(document: Document, mime: QMimeData | None, kind: str) -> dict[str, Any] | None:
    """The content of a type; None for what is none, or another document's."""
    if mime is None or not mime.hasFormat(kind):
        return None
    try:
        content = json.loads(bytes(mime.data(kind).data()))
    except ValueError:  # of another version of the program
        return None
    is_own = isinstance(content, dict) and content.items() >= _owner(document).items()
    return content if is_own else None


def _owner(document: Document) -> dict[str, int]:
    return {"process": os.getpid(), "document": id(document)}


def mime_of_rows(document: Document, table: str, rows: Sequence[int] | IndexArray) -> QMimeData:
    """Return the drag data for rows of a document."""
    return owned_mime(document, ROWS_TYPE, {"table": table, "rows": np.asarray(rows, np.intp).tolist()})


def rows_of_mime(document: Document, mime: QMimeData | None) -> TableRows | None:
    """The table and the rows of a document that are dragged; None for what is none, or another document's."""
    content = owned_content(document, mime, ROWS_TYPE)
    return (content["table"], np.array(content["rows"], np.intp)) if content is not None else None


def foreign_rows_of_mime(document: Document, mime: QMimeData) -> tuple[Document, TableRows] | None:
    """The other open document of which rows are dragged, and these; None for what is none."""
    for other in document.open_models.documents_besides(document):
        rows = rows_of_mime(other, mime)
        if rows is not None:
            return other, rows
    return None


def copy_references(document: Document, table: str, rows: IndexArray) -> None:
    """Put rows on the clipboard, to be referred to by what they are pasted into."""
    document.copied_references.copy(table, rows)
    QGuiApplication.clipboard().setMimeData(mime_of_rows(document, table, rows))


def references_on_clipboard(document: Document) -> TableRows | None:
    """The rows of a document that were copied as references, by the numbers that they have now; None without any."""
    copied = document.copied_references
    if not copied.table or rows_of_mime(document, QGuiApplication.clipboard().mimeData()) is None:
        return None
    return copied.table, copied.rows
