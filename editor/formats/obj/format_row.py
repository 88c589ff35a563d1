"""The row of Wavefront OBJ."""

from __future__ import annotations

from editor.formats.file_format import FileFormat, ScaleOptions
from editor.late_imports import Late

FORMAT = FileFormat(
    ".obj",
    "Wavefront OBJ",
    Late("editor.formats.obj.reader:read"),
    Late("editor.formats.obj.writer:write"),
    options=ScaleOptions,
    writes_beside=True,
    is_exchange=True,
)
