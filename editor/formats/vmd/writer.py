"""Writes a VMD file block by block, in the order of the file, in the layout of MMD 9."""

from __future__ import annotations

from typing import Any, BinaryIO

import numpy as np

from editor.formats.binary import Sink
from editor.formats.motions import Moving
from editor.formats.progress import Progress
from editor.formats.vmd.content import MotionContent, VmdExtra, write_header
from editor.formats.vmd.records import (
    IK,
    LIGHT,
    SELF_SHADOW,
    SHOW,
    bone_records,
    camera_records,
    morph_records,
    plain_records,
)
from editor.math3d.arrays import AnyArray, ranks_of
from editor.messages import Message, TranslatableText
from editor.motion.motion import BLOCKS, IkState, Motion, ShowIk, ShowKey
from editor.motion.sampling import motion_of
from editor.motion.tracks import BONE_BYTES, IK_BYTES, Tracks, bytes_of, is_faithful, text_of

SLICE = 1 << 14  # keys written at a time: their columns and records stay in the cache together
KEY_BYTES = 100  # about


def write_content(content: Moving, stream: BinaryIO, progress: Progress) -> list[Message]:
    """Write a motion, or one of a pose alone; what of it could not be kept."""
    motion = content if isinstance(content, MotionContent) else MotionContent(motion_of(content.pose))
    return write(motion, stream, progress)


def write(content: MotionContent, stream: BinaryIO, progress: Progress) -> list[Message]:
    """Write the motion; what of it could not be kept, which is no more than parts of names.

    A block that has not changed since it was read is written as it was.
    """
    motion = content.motion
    extra = content.extra if isinstance(content.extra, VmdExtra) else VmdExtra()
    s = Sink(stream, progress, KEY_BYTES * sum(motion.counts().values()))
    write_header(s, motion, extra)
    for block in BLOCKS[: _blocks_to_write(motion, extra)]:
        s.enter(block)
        kept = extra.kept_blocks.get(block)
        if kept is not None and kept.keys is getattr(motion, block):
            s.array(kept.data)
        else:
            _write_block(s, motion, block)
    s.bytes(extra.trailing)
    s.flush()
    return list(s.losses)


def _blocks_to_write(motion: Motion, extra: VmdExtra) -> int:
    """Return the number of blocks to write: as many as the file had, or all, as MMD does, if others have keys."""
    beyond = BLOCKS[extra.blocks :]
    return len(BLOCKS) if any(motion.counts()[block] for block in beyond) else extra.blocks


def _write_block(s: Sink, motion: Motion, block: str) -> None:
    s.pack("I", len(motion.keys(block)))
    match block:
        case "bones":
            _write_tracks(s, motion.bones, bone_records)
        case "morphs":
            _write_tracks(s, motion.morphs, morph_records)
        case "camera":
            s.array(camera_records(motion.camera))
        case "light":
            s.array(plain_records(motion.light, LIGHT))
        case "self_shadow":
            s.array(plain_records(motion.self_shadow, SELF_SHADOW))
        case "show_ik":
            _write_show_ik(s, motion.show_ik)


def _write_tracks(s: Sink, tracks: Tracks, records_of: Any) -> None:
    names = _name_fields(s, tracks.names, BONE_BYTES, tracks.starts)[tracks.numbers]
    for start in range(0, len(names), SLICE):
        rows = slice(start, start + SLICE)
        s.array(records_of(names[rows], tracks.keys.take(rows)))


def _write_show_ik(s: Sink, show_ik: ShowIk) -> None:
    """Records of a key and the states that it has, which lie one after the other."""
    keys, states = show_ik.keys, show_ik.states
    counts = np.bincount(states[IkState.key], minlength=len(keys))
    heads = np.empty(len(keys), SHOW)
    heads["frame"], heads["visible"], heads["count"] = keys[ShowKey.frame], keys[ShowKey.visible], counts
    items = np.empty(len(states), IK)
    items["name"] = _name_fields(s, show_ik.names, IK_BYTES)[states[IkState.name]]
    items["enabled"] = states[IkState.enabled]
    ends = np.cumsum(counts * IK.itemsize + SHOW.itemsize)
    out = np.empty(ends[-1] if len(ends) else 0, np.uint8)
    _write_records(out, ends - counts * IK.itemsize - SHOW.itemsize, heads)
    _write_records(out, np.repeat(ends - counts * IK.itemsize, counts) + ranks_of(counts) * IK.itemsize, items)
    s.array(out)


def _write_records(out: AnyArray, offsets: AnyArray, records: AnyArray) -> None:
    """Put records to their offsets."""
    if len(records):
        np.ndarray((len(out) - records.itemsize + 1,), records.dtype, out, strides=(1,))[offsets] = records


def _name_fields(s: Sink, names: tuple[str, ...], size: int, rows: AnyArray | None = None) -> AnyArray:
    """(names,) the names as they are stored; tells those that are not stored whole, with the row of their first key."""
    for number, name in enumerate(names):
        stored = bytes_of(name)
        if len(stored) > size or not is_faithful(name):
            row = -1 if rows is None else int(rows[number])
            s.lose(TranslatableText("the name {!r} becomes {!r}", name, text_of(stored[:size])), "name", s.section, row)
    return np.array([bytes_of(name)[:size] for name in names], f"S{size}")
