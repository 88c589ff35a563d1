"""FrameDrag: what is dragged to display frames: their items, frames themselves, or bones and morphs."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QMimeData

from editor.document.clipboard import owned_content, owned_mime, rows_of_mime
from editor.document.document import Document
from editor.operations.frames.frame_entries import Place

FRAMES_TYPE = "application/x-katachi-frames"
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
        return owned_mime(document, FRAMES_TYPE, content)


def drag_of(mime: QMimeData, document: Document) -> FrameDrag | None:
    """Return the dragged items, if they are of this document, and display frames can have them."""
    content = owned_content(document, mime, FRAMES_TYPE)
    if content is not None:
        return FrameDrag([(row, at) for row, at in content["items"]], content["rows"], content["frames"])
    found = rows_of_mime(document, mime)
    if found is None:
        return None
    table, rows = found[0], found[1].tolist()
    if table == "frames":
        return FrameDrag(frames=rows)
    return FrameDrag(rows={table: rows}) if table in LISTED else None
