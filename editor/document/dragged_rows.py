"""Rows that are dragged, or copied as references: a table and row numbers, which mean something in one document only.

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
from editor.math3d.arrays import IndexArray

ROWS_TYPE = "application/x-katachi-rows"

TableRows = tuple[str, IndexArray]


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
