"""Content of a VMD file once it is read: its header, and the part of it that no Motion holds."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from editor.formats.binary import Cursor, Sink
from editor.formats.text_decoding import printable
from editor.math3d.arrays import UInt8Array
from editor.messages import Message, TranslatableText
from editor.motion.motion import BLOCKS, CAMERA_NAME, Motion
from editor.motion.tracks import MODEL_BYTES, bytes_of, is_faithful, text_of

SIGNATURE = b"Vocaloid Motion Data"
CURRENT = b"Vocaloid Motion Data 0002"
OLD = b"Vocaloid Motion Data file"
SIGNATURE_BYTES = 30
OLD_MODEL_BYTES = 10

# What MMD leaves behind the name of camera motions, from its first generation.
CAMERA_FIELD = bytes_of(CAMERA_NAME) + b"\0on Data"


@dataclass(frozen=True, slots=True, eq=False)
class KeptBlock:
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
    kept_blocks: dict[str, KeptBlock] = field(default_factory=dict)
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


def read_signature(c: Cursor) -> bytes:
    """The first field. FormatError when this is no VMD file."""
    c.enter("header")
    signature = bytes(c.bytes(SIGNATURE_BYTES, "signature"))
    if not signature.startswith(SIGNATURE):
        c.offset = 0
        raise c.error(
            TranslatableText("{!r} is not {!r}: not a VMD file", printable(signature[:20]), printable(SIGNATURE))
        )
    if not signature.startswith((CURRENT, OLD)):
        c.note("the header says {!r}; read as 0002", signature.split(b"\0")[0].decode("ascii", "replace"))
    return signature


def name_sizes(signature: bytes) -> tuple[int, int]:
    """Return the possible lengths of the name, the likely one first."""
    return (OLD_MODEL_BYTES, MODEL_BYTES) if signature.startswith(OLD) else (MODEL_BYTES, OLD_MODEL_BYTES)


def write_header(s: Sink, motion: Motion, extra: VmdExtra) -> None:
    """Write the current generation, the only one that has room for the name, with the bytes of the file if they fit."""
    s.enter("header")
    current = extra.signature.startswith(CURRENT)
    s.bytes(extra.signature if current else CURRENT.ljust(SIGNATURE_BYTES, b"\0"))
    if current and len(extra.name) == MODEL_BYTES and text_of(extra.name) == motion.name:
        s.bytes(extra.name)
    else:
        s.bytes(_name_field(s, motion))


def _name_field(s: Sink, motion: Motion) -> bytes:
    if motion.for_camera:
        return CAMERA_FIELD
    name = bytes_of(motion.name)
    if len(name) > MODEL_BYTES or not is_faithful(motion.name):
        s.lose(TranslatableText("the model's name becomes {!r}", text_of(name[:MODEL_BYTES])), "name")
    return name[:MODEL_BYTES].ljust(MODEL_BYTES, b"\0")
