"""The header of a VMD file: 30 bytes that say which of two generations it is, and the name of the model."""

from __future__ import annotations

from editor.formats.binary import Cursor, Sink
from editor.formats.text_decoding import printable
from editor.formats.vmd.content import VmdExtra
from editor.messages import TranslatableText
from editor.motion.motion import CAMERA_NAME, Motion
from editor.motion.vmd_names import MODEL_BYTES, bytes_of, is_faithful, text_of

SIGNATURE = b"Vocaloid Motion Data"
CURRENT = b"Vocaloid Motion Data 0002"
OLD = b"Vocaloid Motion Data file"
SIGNATURE_BYTES = 30
OLD_MODEL_BYTES = 10

# What MMD leaves behind the name of camera motions, from its first generation.
CAMERA_FIELD = bytes_of(CAMERA_NAME) + b"\0on Data"


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
