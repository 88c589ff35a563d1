"""FrameDrag: what is dragged to display frames: their items, frames themselves, or bones and morphs."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field

from PySide6.QtCore import QMimeData

from editor.document.document import Document
from editor.operations.edits.frame_items import Place

FRAMES_TYPE = "application/x-katachi-frames"
ROWS_TYPE = "application/x-katachi-rows"  # of one table, as other lists drag them
LISTED = ("bones", "morphs")


@dataclass(frozen=True, slots=True)
class FrameDrag:
    """`rows` are of bones and morphs, by table."""

    items: list[Place] = field(default_factory=list)
    rows: dict[str, list[int]] = field(default_factory=dict)
    frames: list[int] = field(default_factory=list)

    def mime(self, document: Document) -> QMimeData:
        """It as bytes that mean something in this document only."""
        content = {"items": self.items, "rows": self.rows, "frames": self.frames}
        mime = QMimeData()
        mime.setData(FRAMES_TYPE, json.dumps({**_owner(document), **content}).encode())
        return mime


def drag_of(mime: QMimeData, document: Document) -> FrameDrag | None:
    """What is dragged, where it is of this document, and display frames can have it."""
    for kind in (FRAMES_TYPE, ROWS_TYPE):
        content = _content(mime, kind)
        if content.items() >= _owner(document).items():
            return _frames_drag(content) if kind == FRAMES_TYPE else _rows_drag(content)
    return None


def _frames_drag(content: dict) -> FrameDrag:
    return FrameDrag([(row, place) for row, place in content["items"]], content["rows"], content["frames"])


def _rows_drag(content: dict) -> FrameDrag | None:
    table, rows = content["table"], content["rows"]
    if table == "frames":
        return FrameDrag(frames=rows)
    return FrameDrag(rows={table: rows}) if table in LISTED else None


def _owner(document: Document) -> dict[str, int]:
    return {"process": os.getpid(), "document": id(document)}


def _content(mime: QMimeData, kind: str) -> dict:
    """The content of a drag, nothing for what is none: the clipboard's own token is of the same type."""
    try:
        content = json.loads(bytes(mime.data(kind).data()))
    except ValueError:
        return {}
    return content if isinstance(content, dict) else {}
