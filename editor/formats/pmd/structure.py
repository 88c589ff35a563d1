"""PMD files as arrays of packed records that keep every byte: texts with their padding, wrong numbers.

The names of sections and sizes are those of the PMD memo (PMD形式めも); nothing here knows the Model.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from editor.formats.message_texts import noun
from editor.math3d.arrays import AnyArray
from editor.messages import Messages, TranslatableText
from editor.model import cp932
from editor.model.fields import single

Record = np.dtype[Any]

SIGNATURE = b"Pmd"
NO_ROW = 0xFFFF  # a bone that there is not
NO_BODY = 0xFFFFFFFF
NO_TOON = 0xFF
TOONS = 10

MOST_ROWS = 65_535  # of materials, and of bones in frames: more than anybody has
MOST_VERTICES = 65_535
MOST_BONES = 65_534
MOST_MORPHS = 65_535
MOST_LINKS = 255
MOST_FACIAL = 255
MOST_FRAMES = 255
MOST_IN_FRAME = 254

NAME, COMMENT, FRAME_NAME, TOON_NAME = 20, 256, 50, 100  # bytes
EMPTY, FILL = b"\0", b"\xfd"
LARGEST = float(np.finfo(np.float32).max)


def _record(*fields: tuple[Any, ...]) -> Record:
    return np.dtype(list(fields))


def text_column(size: int) -> Record:
    """Texts of a fixed width. numpy keeps the bytes after a zero byte, and shows the zero bytes at the end of none."""
    return np.dtype(f"S{size}")


INDEX = np.dtype("<u2")

HEAD = _record(("signature", "S3"), ("version", "<f4"), ("name", "S20"), ("comment", "S256"))

VERTEX = _record(
    ("position", "<f4", 3),
    ("normal", "<f4", 3),
    ("uv", "<f4", 2),
    ("bones", "<u2", 2),
    ("weight", "u1"),  # of the first bone, in percent
    ("edge_off", "u1"),
)

MATERIAL = _record(
    ("diffuse", "<f4", 4),
    ("shininess", "<f4"),
    ("specular", "<f4", 3),
    ("ambient", "<f4", 3),
    ("toon", "u1"),
    ("edge", "u1"),
    ("indices", "<u4"),
    ("texture", "S20"),
)

BONE = _record(
    ("name", "S20"),
    ("parent", "<u2"),
    ("tail", "<u2"),
    ("kind", "u1"),
    ("ik_parent", "<u2"),
    ("position", "<f4", 3),
)

# Followed by so many links.
IK = _record(("bone", "<u2"), ("target", "<u2"), ("links", "u1"), ("loops", "<u2"), ("weight", "<f4"))

# Followed by so many offsets. Those of the base are vertices and their positions, those of the others are rows of it.
MORPH = _record(("name", "S20"), ("offsets", "<u4"), ("kind", "u1"))
OFFSET = _record(("vertex", "<u4"), ("translation", "<f4", 3))

FRAME_ITEM = _record(("bone", "<u2"), ("frame", "u1"))

ENGLISH_HEAD = _record(("name", "S20"), ("comment", "S256"))

BODY = _record(
    ("name", "S20"),
    ("bone", "<u2"),
    ("group", "u1"),
    ("mask", "<u2"),
    ("shape", "u1"),
    ("size", "<f4", 3),
    ("position", "<f4", 3),
    ("rotation", "<f4", 3),
    ("mass", "<f4"),
    ("linear_damping", "<f4"),
    ("angular_damping", "<f4"),
    ("restitution", "<f4"),
    ("friction", "<f4"),
    ("mode", "u1"),
)

JOINT = _record(
    ("name", "S20"),
    ("body_a", "<u4"),
    ("body_b", "<u4"),
    ("position", "<f4", 3),
    ("rotation", "<f4", 3),
    ("move_lower", "<f4", 3),
    ("move_upper", "<f4", 3),
    ("turn_lower", "<f4", 3),
    ("turn_upper", "<f4", 3),
    ("move_spring", "<f4", 3),
    ("turn_spring", "<f4", 3),
)


def none_of(record: Record) -> Any:
    """A field of a dataclass that begins as no rows of a record."""
    return field(default_factory=lambda: np.empty(0, record))


@dataclass(slots=True, eq=False)
class English:
    """The English names. Of the morphs the base has none, and of the frames the first, which has no name either."""

    head: AnyArray  # (1,) of ENGLISH_HEAD
    bones: AnyArray = none_of(text_column(NAME))
    morphs: AnyArray = none_of(text_column(NAME))
    frames: AnyArray = none_of(text_column(FRAME_NAME))


@dataclass(slots=True, eq=False)
class Pmd:
    """A PMD file. None for the blocks at the end that older files do not have; after one of them all are None.

    `ik_links` and `offsets` hold those of all IK entries and morphs, one after the other.
    """

    head: AnyArray  # (1,) of HEAD
    vertices: AnyArray = none_of(VERTEX)
    indices: AnyArray = none_of(INDEX)
    materials: AnyArray = none_of(MATERIAL)
    bones: AnyArray = none_of(BONE)
    iks: AnyArray = none_of(IK)
    ik_links: AnyArray = none_of(INDEX)
    morphs: AnyArray = none_of(MORPH)
    offsets: AnyArray = none_of(OFFSET)
    facial: AnyArray = none_of(INDEX)
    frames: AnyArray = none_of(text_column(FRAME_NAME))
    frame_items: AnyArray = none_of(FRAME_ITEM)
    english_flag: int | None = None
    english: English | None = None
    toons: AnyArray | None = None
    bodies: AnyArray | None = None
    joints: AnyArray | None = None
    trailing: bytes = b""

    @property
    def version(self) -> float:
        """1.0 in all files that there are."""
        return float(self.head["version"][0])

    def links_by_ik(self) -> list[AnyArray]:
        """For each IK entry its links, from the target upwards."""
        return _split(self.ik_links, self.iks["links"])

    def offsets_by_morph(self) -> list[AnyArray]:
        return _split(self.offsets, self.morphs["offsets"])


def _split(rows: AnyArray, counts: AnyArray) -> list[AnyArray]:
    return np.split(rows, np.cumsum(counts.astype(np.int64)))[:-1]


def with_length(column: AnyArray, count: int) -> AnyArray:
    """A column of texts cut, or with empty ones put to it, so that it has so many."""
    missing = np.full(max(0, count - len(column)), EMPTY.ljust(column.dtype.itemsize, FILL), column.dtype)
    return np.concatenate((column[:count], missing))


def fit_english(english: English, pmd: Pmd) -> None:
    """Give the English names the numbers that a reader expects."""
    english.bones = with_length(english.bones, len(pmd.bones))
    english.morphs = with_length(english.morphs, english_morph_count(len(pmd.morphs)))
    english.frames = with_length(english.frames, len(pmd.frames))


def english_morph_count(morphs: int) -> int:
    """Return the number of English names for so many morphs: none for the base."""
    return max(0, morphs - 1)


def text_of(data: bytes) -> str:
    """The text in a field, up to its end or a zero byte.

    Bytes that are no cp932 stay, as lone surrogates, so that they can be written again; but the first half of a
    character, which was cut where the field or the patience of a program ended, goes.
    """
    text = cp932.decode(data.split(b"\0", 1)[0])
    return text[:-1] if text and _is_first_half(ord(text[-1]) - 0xDC00) else text


def _is_first_half(byte: int) -> bool:
    return 0x81 <= byte <= 0x9F or 0xE0 <= byte <= 0xFC


def texts_of(column: AnyArray) -> list[str]:
    """The texts of a column of fields."""
    return [text_of(data) for data in column.tolist()]


def encoded(text: str) -> bytes:
    """The text in cp932, up to the first zero byte, not cut."""
    return cp932.encode(text.split("\0", 1)[0])


def cut_bytes(text: str, size: int) -> bytes:
    """The bytes of a text, cut to whole characters that fit; a text that is cut is also ended within."""
    data = encoded(text)
    if len(data) <= size:
        return data
    kept = b""
    for character in text:
        more = encoded(character)
        if len(kept) + len(more) >= size:
            break
        kept += more
    return kept


def field_of(data: bytes, size: int) -> bytes:
    """The bytes of a text as a field: ended, unless they fill it, and filled up."""
    return data if len(data) >= size else (data + EMPTY).ljust(size, FILL)


def distinct_bytes(texts: Sequence[str], size: int) -> list[bytes]:
    """The texts cut to fit, so that different ones stay different: a number is put to those that would not.

    A text that fits as it is stays as it is, whatever comes before it.
    """
    fitting = {text: cut_bytes(text, size) for text in texts}
    taken = {data: text for text, data in fitting.items() if text_of(data) == text}
    numbers: dict[bytes, int] = {}
    for text, data in fitting.items():
        number = numbers.get(data, 1)
        while taken.setdefault(fitting[text], text) != text:
            number += 1
            fitting[text] = cut_bytes(text, size - len(str(number))) + str(number).encode()
        numbers[data] = number
    return [fitting[text] for text in texts]


def column_of(texts: Iterable[bytes], size: int) -> AnyArray:
    """The bytes of texts as a column of fields."""
    return np.array([field_of(data, size) for data in texts], text_column(size))


def rounded_and_clamped(value: float) -> float:
    """`value` rounded to single precision; the largest number that there is in the place of one beyond it."""
    return single(min(max(value, -LARGEST), LARGEST))


def add_once(losses: Messages, table: str, lost: ArrayLike, field: str, text: TranslatableText) -> None:
    """Add one loss, once, for all rows where `lost` (rows,) is true."""
    count = int(np.count_nonzero(lost))
    if count:
        message = TranslatableText("{}; {:,} {} in all", text, count, noun(table)) if count > 1 else text
        losses.add(message, table, int(np.argmax(lost)), field)


def add_shortened(losses: Messages, table: str, row: int, field: str, text: str, data: bytes) -> None:
    """Add the loss of a text that reads otherwise from the bytes that are written."""
    kept = text_of(data)
    if kept != text:
        losses.add(
            TranslatableText("the text is too long or not in Shift-JIS; what is kept is {!r}", kept), table, row, field
        )
