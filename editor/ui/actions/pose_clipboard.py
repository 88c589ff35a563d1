"""Puts poses on the system's clipboard and takes them from there, as the text of a VPD file."""

from __future__ import annotations

from io import BytesIO

import numpy as np
from PySide6.QtCore import QMimeData

from editor.formats import FormatError, vpd
from editor.formats.buffer import FileBuffer
from editor.formats.notes import Notes
from editor.formats.progress import NoProgress
from editor.model import cp932
from editor.motion.named_pose import NamedPose

MIME_TYPE = "application/x-katachi-pose"  # the bytes of the file, with names that are no text


def mime_of(pose: NamedPose) -> QMimeData:
    stream = BytesIO()
    vpd.write(vpd.PoseContent(pose), stream, NoProgress())
    mime = QMimeData()
    mime.setData(MIME_TYPE, stream.getvalue())
    mime.setText(stream.getvalue().decode(cp932.ENCODING, "replace").replace("\r\n", "\n"))
    return mime


def pose_in(mime: QMimeData | None) -> NamedPose | None:
    """The pose, of this program or of another; None where there is none."""
    if mime is None:
        return None
    own = bytes(mime.data(MIME_TYPE).data())
    data = own or vpd.UTF8_MARK + mime.text().encode("utf-8", "replace")
    try:
        pose, _ = vpd.read(FileBuffer(np.frombuffer(data, np.uint8)), Notes(), NoProgress())
    except FormatError:
        return None
    return pose
