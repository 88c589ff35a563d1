"""Finds the blocks of a VMD file, in files, too, whose counts do not tell the truth (mmd-semantics §1.13).

A file may end after any block. There are files with a count of 0 and one record after it all the same: it cannot be
seen where it is, only that what follows makes no sense until it is passed over.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass

from editor.formats.vmd.records import IK, RECORDS, SHOW
from editor.motion.motion import BLOCKS

COUNT = struct.Struct("<I")
MOST_BYTES = 1 << 31  # what four letters, or a number with a point, taken for a count would need is more
IK_COUNT_AT = SHOW.fields["count"][1] if SHOW.fields else 0


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
    exact = _exactly(data, offset, 0)
    if exact is not None:
        return exact, True
    blocks: list[KeyBlock] = []
    for number in range(len(BLOCKS)):
        found = next(_readings(data, offset, number), None)
        if found is None:
            break
        blocks.append(found)
        offset = found.end
    return blocks, False


def _exactly(data: memoryview, offset: int, number: int) -> list[KeyBlock] | None:
    """The blocks from `number` on, if they can be read so that they end where the data does."""
    if offset == len(data):
        return []
    if number == len(BLOCKS):
        return None
    for block in _readings(data, offset, number):
        rest = _exactly(data, block.end, number + 1)
        if rest is not None:
            return [block, *rest]
    return None


def _readings(data: memoryview, offset: int, number: int) -> Iterator[KeyBlock]:
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
