"""Puts copied rows on the system's clipboard and finds them there again.

The rows themselves stay in the session. The clipboard gets a token for them, so that whatever is copied later, in any
program, takes their place as the user expects, and a text for other programs.
"""

from __future__ import annotations

import os

from PySide6.QtCore import QMimeData

from editor.model.columns import Columns
from editor.operations.transfer import Clip

MIME_TYPE = "application/x-katachi-rows"


def mime_of(clip: Clip) -> QMimeData:
    """What to put on the clipboard for `clip`, which has to be kept as long as it may be pasted."""
    mime = QMimeData()
    mime.setData(MIME_TYPE, _token(clip))
    mime.setText(text_of(clip))
    return mime


def clip_in(mime: QMimeData | None, kept: Clip | None) -> Clip | None:
    """`kept`, when it is what the clipboard's content stands for."""
    if mime is None or kept is None or bytes(mime.data(MIME_TYPE).data()) != _token(kept):
        return None
    return kept


def text_of(clip: Clip) -> str:
    """A line a row: its name or path; its number where rows have no names."""
    if isinstance(clip.records, Columns):
        return "\n".join(map(str, clip.rows.tolist()))
    return "\n".join(clip.names)


def _token(clip: Clip) -> bytes:
    return f"{os.getpid()} {id(clip)}".encode()
