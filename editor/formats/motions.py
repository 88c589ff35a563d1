"""Motions and poses among the formats: their rows, and what their files hold."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from editor.formats.file_format import FileFormat
from editor.formats.vmd.content import SIGNATURE as VMD_SIGNATURE
from editor.formats.vmd.content import MotionContent
from editor.late_imports import Late
from editor.messages import Message
from editor.motion.sampling import NamedPose


@dataclass(slots=True)
class PoseContent:
    """A pose with what belongs to its file; `table` of a warning is "bones" or "morphs"."""

    pose: NamedPose
    format: str = "vpd"
    path: Path | None = None
    warnings: list[Message] = field(default_factory=list)
    extra: Any = None


Moving = MotionContent | PoseContent

VPD_SIGNATURE = b"Vocaloid Pose Data"
# Their readers return a Moving, and their writers take one.
BUILT_IN_FORMATS = (
    FileFormat(
        ".vmd",
        "VMD",
        Late("editor.formats.vmd.reader:read_content"),
        Late("editor.formats.vmd.writer:write_content"),
        signatures=(VMD_SIGNATURE,),
    ),
    FileFormat(
        ".vpd",
        "VPD",
        Late("editor.formats.vpd:read_content"),
        Late("editor.formats.vpd:write_content"),
        signatures=(VPD_SIGNATURE,),
    ),
)
FORMATS = {row.extension: row for row in BUILT_IN_FORMATS}
EXTENSIONS = tuple(FORMATS)
