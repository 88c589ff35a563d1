"""Contents of a VMD file once it is read, and the part of it that no Motion holds."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from editor.math3d.arrays import UInt8Array
from editor.messages import Message
from editor.motion.motion import BLOCKS, Motion


@dataclass(frozen=True, slots=True, eq=False)
class Kept:
    """A block as it was in the file, count and records: the same bytes again for as long as the motion has `keys`."""

    keys: object
    data: UInt8Array


@dataclass(frozen=True, slots=True, eq=False)
class VmdExtra:
    """The fields of the header as they were, and blocks whose bytes may be used again.

    `blocks`: how many there were; `trailing`: bytes after the last.
    """

    signature: bytes = b""
    name: bytes = b""
    kept: dict[str, Kept] = field(default_factory=dict)
    blocks: int = len(BLOCKS)
    trailing: bytes = b""

    @property
    def version(self) -> str:
        """The text after "Vocaloid Motion Data" in the header: "0002", "file" in old files, or something else."""
        return self.signature.split(b"\0")[0].decode("ascii", "replace")[21:]


@dataclass(slots=True)
class MotionContent:
    """A motion with what belongs to its file; `table` of a warning is the name of a block."""

    motion: Motion
    format: str = "vmd"
    path: Path | None = None
    warnings: list[Message] = field(default_factory=list)
    extra: Any = None
