"""Rows that are dragged, or copied as references: a table and row numbers, which mean something in one document only.

They travel without a text, so that no other program, and no field for text, takes them for anything.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication

from editor.document.document import Document
from editor.math3d.arrays import IndexArray

ROWS_TYPE = "application/x-katachi-rows"

TableRows = tuple[str, IndexArray]


def mime_of_rows(document: Document, table: str, rows: Sequence[int] | IndexArray) -> QMimeData:
    """What to drag for rows of a document."""
    numbers = np.asarray(rows, np.intp).tolist()
    content = {"process": os.getpid(), "document": id(document), "table": table, "rows": numbers}
    mime = QMimeData()
    mime.setData(ROWS_TYPE, json.dumps(content).encode())
    return mime


def rows_of_mime(document: Document, mime: QMimeData | None) -> TableRows | None:
    """The table and the rows of a document that are dragged; None for what is none, or another document's."""
    if mime is None or not mime.hasFormat(ROWS_TYPE):
        return None
    try:
        content = json.loads(bytes(mime.data(ROWS_TYPE).data()))
        owner = content["process"], content["document"]
    except (ValueError, TypeError, KeyError):  # of another version of the program
        return None
    return (content["table"], np.array(content["rows"], np.intp)) if owner == (os.getpid(), id(document)) else None


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
