"""Reads a VMD file block by block, in the order of the file."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.formats.binary import Cursor, FileBuffer
from editor.formats.progress import Progress
from editor.formats.vmd.content import KeptBlock, MotionContent, VmdExtra, name_sizes, read_signature
from editor.formats.vmd.records import IK, RECORDS, SHOW, bone_columns, camera_columns, morph_columns, plain_columns
from editor.math3d.arrays import AnyArray, IndexArray, Int64Array, UInt8Array, bounds_of, owners_of, ranks_of
from editor.messages import Messages, TranslatableText
from editor.model.columns import Columns
from editor.motion.motion import (
    BLOCKS,
    BoneKey,
    CameraKey,
    IkState,
    LightKey,
    MorphKey,
    Motion,
    SelfShadowKey,
    ShowIk,
    ShowKey,
    by_frame,
)
from editor.motion.tracks import Tracks, sort_order, text_of

COUNT = struct.Struct("<I")
MOST_BYTES = 1 << 31  # what four letters, or a number with a point, taken for a count would need is more
IK_COUNT_AT = SHOW.fields["count"][1] if SHOW.fields else 0
SLICE = 1 << 14  # keys made at a time: their records and columns stay in the cache together


@dataclass(frozen=True, slots=True)
class KeyBlock:
    """`count` records of the block `name` from `start` to `stop`, with the count before them."""

    name: str
    count: int
    start: int
    stop: int
    stray: int = 0  # bytes after them that belong to nothing
    whole: bool = True  # whether there are as many as the count says

    @property
    def begin(self) -> int:
        """The offset of the count."""
        return self.start - COUNT.size

    @property
    def end(self) -> int:
        return self.stop + self.stray


def find_blocks(data: memoryview, offset: int) -> tuple[list[KeyBlock], bool]:
    """The blocks from an offset on, and whether they end where the file does.

    If they do so only when records after a count of 0 are passed over, these are the `stray` bytes. If they never do,
    they are the blocks that fit one after the other.
    """
    exact = _blocks_to_the_end(data, offset, 0)
    if exact is not None:
        return exact, True
    blocks: list[KeyBlock] = []
    for number in range(len(BLOCKS)):
        found = next(_possible_blocks(data, offset, number), None)
        if found is None:
            break
        blocks.append(found)
        offset = found.end
    return blocks, False


def _blocks_to_the_end(data: memoryview, offset: int, number: int) -> list[KeyBlock] | None:
    """The blocks from `number` on, if they can be read so that they end where the data does."""
    if offset == len(data):
        return []
    if number == len(BLOCKS):
        return None
    for block in _possible_blocks(data, offset, number):
        rest = _blocks_to_the_end(data, block.end, number + 1)
        if rest is not None:
            return [block, *rest]
    return None


def _possible_blocks(data: memoryview, offset: int, number: int) -> Iterator[KeyBlock]:
    """Iterate over readings of block `number` at the offset, the likely one first; none where it does not fit in."""
    name, start = BLOCKS[number], offset + COUNT.size
    if start > len(data):
        return
    (count,) = COUNT.unpack_from(data, offset)
    if name not in RECORDS:
        stop = _stop_of_shows(data, start, count)
        if stop is not None:
            yield KeyBlock(name, count, start, stop)
        return
    size = RECORDS[name].itemsize
    if start + count * size <= len(data):
        yield KeyBlock(name, count, start, start + count * size)
        if count == 0 and start + size <= len(data):
            yield KeyBlock(name, 0, start, start, stray=size)


def cut_block(data: memoryview, offset: int, number: int) -> KeyBlock | None:
    """Those records of block `number` that are whole, where the data ends before all are; None when there is none.

    A count of more than any file could hold is no count.
    """
    name, start = BLOCKS[number], offset + COUNT.size
    if start > len(data):
        return None
    (count,) = COUNT.unpack_from(data, offset)
    size = RECORDS.get(name, SHOW).itemsize
    if count * size > MOST_BYTES:
        return None
    if name in RECORDS:
        there = (len(data) - start) // size
        return KeyBlock(name, there, start, start + there * size, whole=False) if there else None
    stops = list(show_offsets(data, start, count))
    return KeyBlock(name, len(stops) - 1, start, stops[-1], whole=False) if len(stops) > 1 else None


def _stop_of_shows(data: memoryview, start: int, count: int) -> int | None:
    """Return the end of so many records of show and IK; None when the data ends before."""
    if start + count * SHOW.itemsize > len(data):
        return None
    stop = found = 0
    for found, stop in enumerate(show_offsets(data, start, count)):  # noqa: B007 (the last ones count)
        pass
    return stop if found == count else None


def show_offsets(data: memoryview, start: int, count: int) -> Iterator[int]:
    """Iterate over the starts of up to `count` records of show and IK that fit into the data, and the last end."""
    yield start
    for _ in range(count):
        if start + SHOW.itemsize > len(data):
            return
        start += SHOW.itemsize + COUNT.unpack_from(data, start + IK_COUNT_AT)[0] * IK.itemsize
        if start > len(data):
            return
        yield start


class VmdReader(Cursor):
    """A Cursor that remembers the sections in which numbers had to be mended."""

    def __init__(self, buffer: FileBuffer, messages: Messages, progress: Progress) -> None:
        super().__init__(buffer, messages, progress)
        self.repaired: set[str] = set()

    def finite(self, column: AnyArray) -> AnyArray:
        if not np.isfinite(column.sum(dtype=np.float64)):
            self.repaired.add(self.section)
            super().finite(column)
        return column


def read_content(buffer: FileBuffer, messages: Messages, progress: Progress) -> MotionContent:
    """Read a file; the warnings are in `messages`."""
    motion, extra = read(buffer, messages, progress)
    return MotionContent(motion, extra=extra)


def read(buffer: FileBuffer, messages: Messages, progress: Progress) -> tuple[Motion, VmdExtra]:
    """The motion in the bytes of a file.

    FormatError when there is not even one key of a first block that promises some. A file that is cut short, or goes
    on with something that is no block, gives what is whole of it, with a warning.
    """
    c = VmdReader(buffer, messages, progress)
    signature = read_signature(c)
    name, blocks = _name_and_blocks(c, signature)
    # What is no number is looked for and mended; numpy need not warn about it.
    with np.errstate(all="ignore"):
        held = {block.name: _read_block(c, block) for block in blocks}
    c.offset = blocks[-1].end if blocks else c.offset
    trailing = bytes(c.bytes(c.left, "trailing bytes")) if all(block.whole for block in blocks) else b""
    unchanged = [block for block in blocks if block.whole and block.name not in c.repaired]
    kept = {block.name: KeptBlock(held[block.name], c.data[block.begin : block.stop]) for block in unchanged}
    return Motion(text_of(name), **held), VmdExtra(signature, name, kept, len(blocks), trailing)


def _name_and_blocks(c: Cursor, signature: bytes) -> tuple[bytes, list[KeyBlock]]:
    """The field of the name, and the blocks after it."""
    begin, data = c.offset, c.data.data
    likely, other = name_sizes(signature)
    c.need(likely, "model name")
    blocks, exact = find_blocks(data, begin + likely)
    if not exact:
        others, others_exact = find_blocks(data, min(begin + other, len(data)))
        if others_exact and any(block.count for block in others):
            c.note("the model name has {} bytes, which is not what the header says", other)
            return bytes(c.bytes(other, "model name")), others
    name = bytes(c.bytes(likely, "model name"))
    if not c.left:
        c.note("the file ends after the header")
    return name, blocks if exact else _with_damage(c, blocks)


def _with_damage(c: Cursor, blocks: list[KeyBlock]) -> list[KeyBlock]:
    """The blocks, and what there is of the one that does not fit."""
    if len(blocks) == len(BLOCKS):
        return blocks
    c.offset = blocks[-1].end if blocks else c.offset
    c.enter(BLOCKS[len(blocks)])
    cut = cut_block(c.data.data, c.offset, len(blocks))
    if cut is not None:
        c.note(
            "the file ends here; of the keys {} are whole, and kept",
            TranslatableText("{:,} of {:,}", cut.count, c.one("I")),
        )
        return [*blocks, cut]
    if not blocks:
        c.need(COUNT.size, "a count")
        raise c.error(TranslatableText("{:,} keys: more than the file can hold", c.one("I")))
    c.note("unknown data instead of a block of keys: {} bytes, kept unchanged", c.left)
    return blocks


# -- blocks -----------------------------------------------------------------------------------------------------------


def _read_block(c: Cursor, block: KeyBlock) -> Any:
    """The keys of a block, as a Motion holds them."""
    c.enter(block.name)
    c.offset = block.start
    if block.stray:
        c.note("a count of 0, and a record of {} bytes all the same; left out", block.stray)
    if block.name not in RECORDS:
        return _read_show_ik(c, block)
    records = c.rows(RECORDS[block.name], block.count, "keys")
    if block.name in TRACKS:
        return _read_tracks(c, records, *TRACKS[block.name])
    row_type, columns_of = SINGLE[block.name]
    columns = {name: np.array(column) for name, column in columns_of(records).items()}
    _repair(c, columns)
    return by_frame(Columns(row_type, len(records), **columns))


def _repair(c: Cursor, columns: dict[str, AnyArray]) -> None:
    for column in columns.values():
        if column.dtype.kind == "f":
            c.finite(column)


def _read_tracks(c: Cursor, records: AnyArray, row_type: type, columns_of: ColumnsOf) -> Tracks:
    """Sort the records and make columns of them, some at a time."""
    names, numbers = grouped(records["name"])
    order = sort_order(numbers, records["frame"])
    columns = {
        name: np.empty((len(records), *one.shape[1:]), one.dtype) for name, one in columns_of(records[:0]).items()
    }
    for start in range(0, len(records), SLICE):
        c.report()
        rows = slice(start, start + SLICE)
        some = records[rows] if order is None else records.take(order[rows])
        for name, column in columns_of(some).items():
            columns[name][rows] = column
    _repair(c, columns)
    starts = bounds_of(np.bincount(numbers, minlength=len(names)))
    return Tracks(names, Columns(row_type, len(records), **columns), starts)


def _read_show_ik(c: Cursor, block: KeyBlock) -> ShowIk:
    offsets = np.fromiter(show_offsets(c.data.data, block.start, block.count), np.int64, block.count + 1)
    heads = _records_at(c.data, offsets[:-1], SHOW)
    counts = heads["count"].astype(np.int64)
    states = _records_at(c.data, np.repeat(offsets[:-1], counts) + SHOW.itemsize + ranks_of(counts) * IK.itemsize, IK)
    names, numbers = grouped(states["name"])
    owners = owners_of(counts)
    return ShowIk(
        Columns(ShowKey, block.count, frame=heads["frame"], visible=heads["visible"] != 0),
        tuple(names),
        Columns(IkState, len(states), key=owners, name=numbers, enabled=states["enabled"] != 0),
    ).sorted()


def _records_at(data: UInt8Array, offsets: Int64Array, layout: np.dtype[Any]) -> AnyArray:
    """The records at some offsets, which must lie within the data."""
    if not len(offsets):
        return np.empty(0, layout)
    return np.ndarray((len(data) - layout.itemsize + 1,), layout, data, strides=(1,))[offsets]


def grouped(fields: AnyArray) -> tuple[list[str], IndexArray]:
    """The names in some fields, in the order in which they first come, and (fields,) the number of each."""
    begins = np.flatnonzero(np.append(np.True_, fields[1:] != fields[:-1])[: len(fields)])
    runs: list[bytes] = fields[begins].tolist()
    names: dict[str, int] = {}
    numbers = {run: names.setdefault(text_of(run), len(names)) for run in dict.fromkeys(runs)}
    by_run = np.fromiter(map(numbers.__getitem__, runs), np.intp, len(runs))
    return list(names), np.repeat(by_run, np.diff(np.append(begins, len(fields))))


ColumnsOf = Callable[[AnyArray], dict[str, AnyArray]]

TRACKS: dict[str, tuple[type, ColumnsOf]] = {"bones": (BoneKey, bone_columns), "morphs": (MorphKey, morph_columns)}
SINGLE: dict[str, tuple[type, ColumnsOf]] = {
    "camera": (CameraKey, camera_columns),
    "light": (LightKey, plain_columns),
    "self_shadow": (SelfShadowKey, plain_columns),
}
