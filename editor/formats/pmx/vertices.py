"""The vertices of a PMX file (PMX 2.0: 頂点), a block at a time between their records and the columns of the model.

A record's size depends on its weight type. Blocks are gathered from, and scattered to, any byte offset
through a view with an item at each byte, so that records are copied whole and nothing is visited one by one.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import repeat
from typing import Any

import numpy as np

from editor.formats.content import FormatError
from editor.formats.pmx.header import PmxHeader, PmxReader, PmxWriter
from editor.math3d.arrays import AnyArray, BoolArray, Int64Array, UInt8Array
from editor.messages import TranslatableText
from editor.model.fields import NONE
from editor.model.mesh import Deform, Vertex
from editor.model.tables import ArrayTable

FEW = 8000  # records that are walked one by one
SAMPLE = 64  # records whose mean size is taken for that of their neighbours
OVERLAP = 24  # records by which a stretch reaches into the next one, to fall into step with it
MEETING = 64  # records at the head of a stretch among which the one before must come out

NORMAL_AT = 12  # where the normal is in a record
TOLERANCE = 0.1  # by which the squared length of a normal may differ from 1
SLICE = 1 << 15  # vertices copied at a time: their records and their rows stay in the cache together
BLOCK = SLICE << 3  # vertices whose records are found at a time

# Bones and weights that a record of each weight type has; of two weights only the first is stored.
BONES = {Deform.BDEF1: 1, Deform.BDEF2: 2, Deform.BDEF4: 4, Deform.SDEF: 2, Deform.QDEF: 4}
WEIGHTS = {Deform.BDEF1: 0, Deform.BDEF2: 1, Deform.BDEF4: 4, Deform.SDEF: 1, Deform.QDEF: 4}
SDEF = ("sdef_c", "sdef_r0", "sdef_r1")
UVS = ("uv1", "uv2", "uv3", "uv4")

FLOAT = np.dtype("<f4")
Record = np.dtype[Any]


@dataclass(frozen=True, slots=True)
class RecordChain:
    """Layout of a chain of records: the byte at `type_at` of a record is its type, `sizes[type]` its size."""

    type_at: int
    sizes: tuple[int, ...]

    @property
    def steps(self) -> Int64Array:
        """(256,) how far the next record is; 1 after an unknown type, so that a wrong guess goes on looking."""
        steps = np.ones(256, np.int64)
        steps[: len(self.sizes)] = self.sizes
        return steps


def record_offsets(data: UInt8Array, start: int, count: int, chain: RecordChain) -> Int64Array:
    """(count + 1,): where each of `count` records begins, and where the last one ends.

    Unknown types are not complained about, but walked over byte by byte. IndexError when the data ends too early.
    """
    pieces = [np.array([start], np.int64)]
    here, left = start, count
    while left:
        some = _ends_one_by_one(data, here, left if left < FEW else SAMPLE, chain)
        mean = max(int(some[-1] - here) / len(some), min(chain.sizes))
        here, left = int(some[-1]), left - len(some)
        more = _ends_by_steps(data, here, left, mean, chain) if left else some[:0]
        here, left = int(more[-1]) if len(more) else here, left - len(more)
        pieces += (some, more)
    return np.concatenate(pieces)


def _ends_one_by_one(
    data: UInt8Array, start: int, count: int, chain: RecordChain, until: int | None = None
) -> Int64Array:
    """Return the ends of the records that begin at `start`: `count` of them, or less where `until` is reached."""
    steps = chain.steps.tolist()
    types = data.data[chain.type_at :]
    stop = len(data) if until is None else until
    ends: list[int] = []
    append = ends.append
    offset = start
    for _ in repeat(None, count):
        offset += steps[types[offset]]
        append(offset)
        if offset >= stop:
            break
    if offset > len(data) or (until is None and len(ends) < count):
        raise IndexError(offset)
    return np.array(ends, np.int64)


def _ends_by_steps(data: UInt8Array, start: int, count: int, mean: float, chain: RecordChain) -> Int64Array:
    """Return the ends of up to `count` records from `start` on: as many as the stretches hold, perhaps none."""
    length = int(min(512, (count / 3) ** 0.5))
    limit = len(data) - 4 * max(chain.sizes)  # nothing that looks ahead from below looks beyond the data
    borders = start + int(mean * length) * np.arange(1, int(count / length) + 1)
    borders = borders[borders < limit - max(chain.sizes)]
    if len(borders) < 2:
        return np.empty(0, np.int64)
    heads = np.concatenate(([start], _likely_starts(data, borders[:-1], chain)))
    ends = np.minimum(np.append(heads[1:], borders[-1]) + int(OVERLAP * mean), limit)
    paths = _walk_stretches(data[chain.type_at :], heads, ends, chain)
    return _joined_stretches(data, paths, ends, chain)[:count]


def _likely_starts(data: UInt8Array, borders: Int64Array, chain: RecordChain) -> Int64Array:
    """The first offset at or after each border where two records with unit normals seem to be; else the border."""
    offsets = (borders[:, None] + np.arange(max(chain.sizes))).ravel()
    after = offsets + chain.steps[data[offsets + chain.type_at]]
    keep = np.flatnonzero(after > offsets + 1)
    keep = keep[data[after[keep] + chain.type_at] < len(chain.sizes)]
    keep = keep[_has_unit_normal(data, offsets[keep])]
    keep = keep[_has_unit_normal(data, after[keep])]
    heads = borders.copy()
    heads[keep[::-1] // max(chain.sizes)] = offsets[keep[::-1]]
    return heads


def _has_unit_normal(data: UInt8Array, records: Int64Array) -> BoolArray:
    anywhere: AnyArray = np.ndarray((len(data) - 11,), "V12", data, strides=(1,))
    normals = anywhere[records + NORMAL_AT].view("<f4").reshape(-1, 3)
    with np.errstate(all="ignore"):
        squares = np.einsum("ij,ij->i", normals, normals)
        unit: BoolArray = np.abs(squares - 1) < TOLERANCE
    return unit


def _walk_stretches(types: UInt8Array, heads: Int64Array, ends: Int64Array, chain: RecordChain) -> Int64Array:
    """(stretches, records) offsets: each stretch from its head until all have reached their end."""
    rows, steps = [heads], chain.steps
    for index in range(int((ends - heads).max()) // min(chain.sizes) + OVERLAP):
        here = rows[-1]
        if index % 16 == 15 and (here >= ends).all():
            break
        # Beyond the data nothing is right; "clip" is the fast way not to care.
        rows.append(here + steps.take(types.take(here, mode="clip"), mode="clip"))
    return np.ascontiguousarray(np.array(rows).T)


def _joined_stretches(data: UInt8Array, paths: Int64Array, ends: Int64Array, chain: RecordChain) -> Int64Array:
    """Return the ends of the records of all stretches. The first head is known to be right."""
    before = (paths < ends[:, None]).sum(axis=1)
    exits = paths[np.arange(len(paths)), np.minimum(before, paths.shape[1] - 1)]
    again = _walked_again(data, paths, exits, ends, chain)
    entries = np.append(paths[0, 0], exits[:-1])
    inside = (paths > entries[:, None]) & (paths <= exits[:, None])
    pieces, first = [], 0
    for stretch, path in again.items():
        pieces += [paths[first:stretch][inside[first:stretch]], path]
        first = stretch + 1
    return np.concatenate([*pieces, paths[first:][inside[first:]]])


def _walked_again(
    data: UInt8Array, paths: Int64Array, exits: Int64Array, ends: Int64Array, chain: RecordChain
) -> dict[int, Int64Array]:
    """By stretch: the true path of those that the one before does not run into. Their exits are put right."""
    again: dict[int, Int64Array] = {}
    met = (paths[1:, :MEETING] == exits[:-1, None]).any(axis=1) & (exits[:-1] <= exits[1:])
    for lost in 1 + np.flatnonzero(~met):
        stretch = int(lost)
        while stretch < len(paths) and stretch not in again and not _runs_into(paths, exits, stretch):
            entry, end = int(exits[stretch - 1]), int(ends[stretch])
            path = _ends_one_by_one(data, entry, len(data), chain, end) if entry < end else np.empty(0, np.int64)
            again[stretch] = path
            exits[stretch] = path[-1] if len(path) else entry
            stretch += 1
    return again


def _runs_into(paths: Int64Array, exits: Int64Array, stretch: int) -> bool:
    """Return whether the stretch before comes out on the path of this one, and before its end."""
    entry = exits[stretch - 1]
    return bool(entry <= exits[stretch] and entry in paths[stretch, :MEETING])


@cache
def head_record(uvs: int) -> Record:
    """The part that all weight types share, up to the type itself: 位置, 法線, UV, 追加UV, ウェイト変形方式."""
    fields: list[Any] = [("position", FLOAT, 3), ("normal", FLOAT, 3), ("uv", FLOAT, 2)]
    fields += [(name, FLOAT, 4) for name in UVS[:uvs]]
    return np.dtype([*fields, ("deform", "u1")])


@cache
def tail_record(deform: Deform, bone: str) -> Record:
    """The part after the weight type, up to the edge scale."""
    fields: list[Any] = [("bones", "<" + bone, (BONES[deform],))]
    if WEIGHTS[deform]:
        fields.append(("weights", FLOAT, (WEIGHTS[deform],)))
    if deform is Deform.SDEF:
        fields += [(name, FLOAT, 3) for name in SDEF]
    return np.dtype(fields)


@cache
def chain_of(header: PmxHeader) -> RecordChain:
    """Return the offset of the weight type in a record, and the sizes of the records by type."""
    head = head_record(header.additional_uvs).itemsize
    tails = [tail_record(deform, header.bone).itemsize for deform in BONES]
    return RecordChain(head - 1, tuple(head + tail + FLOAT.itemsize for tail in tails))


# -- reading ----------------------------------------------------------------------------------------------------------


def read_vertices(c: PmxReader, table: ArrayTable) -> None:
    """Read count and vertices. The SDEF columns and additional UVs are made only if something is in them."""
    c.enter("vertices")
    chain = chain_of(c.header)
    count = c.count("vertices", min(chain.sizes))
    columns = _new_columns(count, c.header.additional_uvs)
    for start in range(0, count, BLOCK):
        c.report()
        length = min(BLOCK, count - start)
        offsets = _record_offsets(c, start, length, chain)
        for first in range(0, length, SLICE):
            last = min(first + SLICE, length)
            _read_slice(c, offsets[first : last + 1], columns, start + first)
        c.offset = int(offsets[-1])
        c.buffer.release(c.offset)
    for name in UVS:
        if name in columns and not columns[name].view(np.uint32).any():
            del columns[name]
    table.fill(count, **columns)


def _new_columns(count: int, uvs: int) -> dict[str, AnyArray]:
    head = head_record(uvs)
    columns: dict[str, AnyArray] = {}
    for name in head.names or ():
        columns[name] = np.empty((count, *head[name].shape), head[name].base.newbyteorder("="))
    columns["bones"] = np.empty((count, 4), np.int32)
    columns["weights"] = np.empty((count, 4), np.float32)
    columns["edge_scale"] = np.empty(count, np.float32)
    return columns


def _record_offsets(c: PmxReader, start: int, count: int, chain: RecordChain) -> Int64Array:
    """(count + 1,): where the vertices are that begin here, of which the first is row `start`."""
    try:
        offsets = record_offsets(c.data, c.offset, count, chain)
    except IndexError:
        raise _first_fault(c, start, count, chain) from None
    types = c.data[offsets[:-1] + chain.type_at]
    # Each link of the chain is checked, so that no flaw in how it was found could ever pass for a model.
    if types.max() >= len(chain.sizes) or (chain.steps[types] != np.diff(offsets)).any():
        raise _first_fault(c, start, count, chain)
    return offsets


def _first_fault(c: PmxReader, start: int, count: int, chain: RecordChain) -> FormatError:
    """Return the first fault of the vertices that begin here; they are visited one by one to find it."""
    steps, size = chain.steps.tolist(), len(c.data)
    for c.record in range(start, start + count):
        kind = int(c.data[c.offset + chain.type_at]) if c.offset + chain.type_at < size else 0
        if kind >= len(chain.sizes):
            return c.error(TranslatableText("weight type {}: 0 to {} expected", kind, len(chain.sizes) - 1))
        if c.offset + steps[kind] > size:
            break
        c.offset += steps[kind]
    return c.error(TranslatableText("the file ends within the vertices"))


def _read_slice(c: PmxReader, offsets: Int64Array, columns: dict[str, AnyArray], start: int) -> None:
    rows = slice(start, start + len(offsets) - 1)
    head = _gather(c.data, offsets[:-1], head_record(c.header.additional_uvs))
    for name in head.dtype.names or ():
        _single_items(columns[name])[rows] = _single_items(head[name])
    columns["edge_scale"][rows] = _gather(c.data, offsets[1:] - FLOAT.itemsize, FLOAT)
    after = offsets[:-1] + head.dtype.itemsize
    for deform in BONES:
        having = np.flatnonzero(head["deform"] == deform)
        if len(having):
            tail = _gather(c.data, after[having], tail_record(deform, c.header.bone))
            _read_tails(tail, deform, columns, start + having)
    for column in columns.values():
        if column.dtype == np.float32:
            c.finite(column[rows])


def _read_tails(tail: AnyArray, deform: Deform, columns: dict[str, AnyArray], rows: AnyArray) -> None:
    bones = np.full((len(tail), 4), NONE, np.int32)
    bones[:, : BONES[deform]] = tail["bones"]
    weights = np.zeros((len(tail), 4), np.float32)
    weights[:, 0] = 1
    if WEIGHTS[deform]:
        weights[:, : WEIGHTS[deform]] = tail["weights"]
    if WEIGHTS[deform] == 1:
        weights[:, 1] = 1 - weights[:, 0]
    _single_items(columns["bones"])[rows] = _single_items(bones)
    _single_items(columns["weights"])[rows] = _single_items(weights)
    if deform is Deform.SDEF:
        for name in SDEF:
            if name not in columns:
                columns[name] = np.zeros((len(columns["deform"]), 3), np.float32)
            _single_items(columns[name])[rows] = _single_items(tail[name])


def _single_items(column: AnyArray) -> AnyArray:
    """A view of a column whose rows are single items, which numpy copies much faster than rows of numbers."""
    return column.view(np.dtype(("V", column.dtype.itemsize * column.shape[1])))[:, 0] if column.ndim > 1 else column


def _anywhere(data: UInt8Array, size: int) -> AnyArray:
    """A view of the data that has an item of `size` bytes at each byte offset."""
    return np.ndarray((len(data) - size + 1,), np.dtype(("V", size)), data, strides=(1,))


def _gather(data: UInt8Array, offsets: Int64Array, record: Record) -> AnyArray:
    """(offsets,): a copy of the records at the offsets, which must lie within the data."""
    return _anywhere(data, record.itemsize)[offsets].view(record)


# -- writing ----------------------------------------------------------------------------------------------------------


def write_vertices(s: PmxWriter, table: ArrayTable) -> None:
    """Write count and vertices."""
    s.enter(table.name)
    s.pack("i", len(table))
    chain = chain_of(s.header)
    if len(table) and table[Vertex.deform].max() >= len(chain.sizes):
        s.record = int(np.argmax(table[Vertex.deform]))
        raise s.error(
            TranslatableText("weight type {}: 0 to {} expected", table[Vertex.deform][s.record], len(chain.sizes) - 1)
        )
    sizes = np.array(chain.sizes)
    for start in range(0, len(table), SLICE):
        rows = slice(start, start + SLICE)
        deform = table[Vertex.deform][rows]
        ends = np.cumsum(sizes[deform])
        out = np.empty(ends[-1], np.uint8)
        _write_slice(s, out, ends, table, rows)
        s.array(out)


def _write_slice(s: PmxWriter, out: UInt8Array, ends: Int64Array, table: ArrayTable, rows: slice) -> None:
    head = head_record(s.header.additional_uvs)
    begins = np.append(0, ends[:-1])
    _scatter(out, begins, _records(table, rows, head))
    _scatter(out, ends - FLOAT.itemsize, _contiguous_rows(table, "edge_scale", rows))
    deforms = table[Vertex.deform][rows]
    for deform in BONES:
        having = np.flatnonzero(deforms == deform)
        if len(having):
            tail = _records(table, rows.start + having, tail_record(deform, s.header.bone))
            _scatter(out, begins[having] + head.itemsize, tail)


def _records(table: ArrayTable, rows: slice | AnyArray, record: Record) -> AnyArray:
    """Records made of the columns of the same names; of bones and weights as many as the record has."""
    columns = {name: _contiguous_rows(table, name, rows) for name in record.names or ()}
    records = np.empty(len(next(iter(columns.values()))), record)
    for name, column in columns.items():
        width = record[name].shape
        if record[name].base == column.dtype and width == column.shape[1:]:
            _single_items(records[name])[:] = _single_items(column)
        else:
            records[name] = column[:, : width[0]]
    return records


def _contiguous_rows(table: ArrayTable, name: str, rows: slice | AnyArray) -> AnyArray:
    """The rows of a column, contiguous."""
    column = table[name]
    if not table.stores(name):
        return np.ascontiguousarray(column[rows])
    return _single_items(column)[rows].view(column.dtype).reshape(-1, *column.shape[1:])


def _scatter(out: UInt8Array, offsets: Int64Array, records: AnyArray) -> None:
    """Put the records to the offsets."""
    size = records.dtype.itemsize
    _anywhere(out, size)[offsets] = records.view(np.dtype(("V", size)))
