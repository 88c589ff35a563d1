"""Writes a PMD file section by section, in the order of the PMD memo, from a Model that is taken down to PMD.

What nobody changed is written as it was in the file: padding, unused numbers, whatever a Model does not hold. Three
files are compared: the source, what it becomes when it is brought up to a Model and down again, and what the edited
Model comes down to. Where the last two say the same, the source is right.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import BinaryIO

import numpy as np

from editor.formats.binary import Sink
from editor.formats.content import Content
from editor.formats.pmd.downgrade import downgraded
from editor.formats.pmd.materials import shared_toons
from editor.formats.pmd.structure import (
    BODY,
    BONE,
    ENGLISH_HEAD,
    HEAD,
    JOINT,
    MATERIAL,
    VERTEX,
    English,
    Pmd,
    Record,
    fit_english,
)
from editor.formats.pmd.upgrade import upgraded
from editor.formats.progress import Progress
from editor.formats.repair import repair
from editor.math3d.arrays import AnyArray, BoolArray, UInt8Array
from editor.messages import Message, Messages
from editor.model.model import Model
from editor.model.tables import ArrayTable, RecordTable, Table

Fields = Sequence[Sequence[str]]
VERTEX_BYTES, FACE_BYTES = 48, 6  # about what there is in a file for each, other sections included


def _fields(record: Record, *together: tuple[str, ...], but: tuple[str, ...] = ()) -> Fields:
    """The fields of a record, of which some have a meaning only together; without some."""
    grouped = {name for names in together for name in names}
    return [*together, *((name,) for name in record.names or () if name not in grouped and name not in but)]


HEAD_FIELDS = _fields(HEAD)
ENGLISH_FIELDS = _fields(ENGLISH_HEAD)
VERTEX_FIELDS = _fields(VERTEX, ("bones", "weight"))
MATERIAL_FIELDS = _fields(MATERIAL, but=("indices", "toon"))
BONE_FIELDS = _fields(BONE, ("parent", "tail", "kind", "ik_parent"))
BODY_FIELDS = _fields(BODY, ("bone", "position"))
JOINT_FIELDS = _fields(JOINT)


def with_unchanged_source(source: Pmd, again: Pmd, edited: Pmd) -> Pmd:
    """`edited` with all of `source` that it did not change. `again` is what an upgrade and a downgrade make of it."""
    pmd = dataclasses.replace(
        edited,
        head=_rows(source.head, again.head, edited.head, HEAD_FIELDS),
        vertices=_rows(source.vertices, again.vertices, edited.vertices, VERTEX_FIELDS),
        bones=_rows(source.bones, again.bones, edited.bones, BONE_FIELDS),
        bodies=_optional_rows(source.bodies, again.bodies, edited.bodies, BODY_FIELDS),
        joints=_optional_rows(source.joints, again.joints, edited.joints, JOINT_FIELDS),
        trailing=source.trailing,
    )
    _restore_drawing(pmd, source, again, edited)
    _restore_iks(pmd, source, again, edited)
    _restore_morphs(pmd, source, again, edited)
    _restore_frames(pmd, source, again, edited)
    _restore_english(pmd, source, again, edited)
    _leave_out_blocks(pmd, source, edited)
    return pmd


def _equal_to_the_bit(a: AnyArray | None, b: AnyArray | None) -> bool:
    """Return whether two tables are the same to the bit."""
    if a is None or b is None:
        return a is b
    return a.tobytes() == b.tobytes()


# -- tables -----------------------------------------------------------------------------------------------------------


def _rows(source: AnyArray, again: AnyArray, edited: AnyArray, fields: Fields) -> AnyArray:
    """The rows of a table; where rows came or went, of the source only its texts are known to be right."""
    if _equal_to_the_bit(again, edited):
        return source.copy()
    kept = edited.copy()
    if len(again) != len(edited) or len(source) > len(edited):
        for name in edited.dtype.names or ():
            if edited.dtype[name].kind == "S":
                kept[name] = _texts(source[name], again[name], edited[name])
        return kept
    for names in fields:
        same = np.flatnonzero(_same_rows(again, edited, names)[: len(source)])
        for name in names:
            kept[name][same] = source[name][same]
    return kept


def _same_rows(a: AnyArray, b: AnyArray, names: Sequence[str]) -> BoolArray:
    """(rows,): which rows of two tables of one length are the same, to the bit, in some fields."""
    same = np.ones(len(a), np.bool_)
    for name in names:
        same &= (_bytes(a[name]) == _bytes(b[name])).all(axis=1)
    return same


def _bytes(column: AnyArray) -> UInt8Array:
    """(rows, bytes) of a column."""
    contiguous = np.ascontiguousarray(column)
    return contiguous.view(np.uint8).reshape(len(column), -1) if len(column) else np.empty((0, 1), np.uint8)


def _optional_rows(
    source: AnyArray | None, again: AnyArray | None, edited: AnyArray | None, fields: Fields
) -> AnyArray | None:
    if source is None or again is None or edited is None:
        return edited
    return _rows(source, again, edited, fields)


def _texts(source: AnyArray, again: AnyArray, edited: AnyArray) -> AnyArray:
    """A column of texts, in the bytes that the source has for the same text, in the same row if it is there."""
    # Of different lengths where the source was cut short, or where rows were made on the way.
    pairs = list(zip(again.tolist(), source, strict=False))
    known = dict(reversed(pairs))
    kept = edited.copy()
    for row, text in enumerate(edited.tolist()):
        if row < len(pairs) and pairs[row][0] == text:
            kept[row] = pairs[row][1]
        elif text in known:
            kept[row] = known[text]
    return kept


# -- what goes together -----------------------------------------------------------------------------------------------


def _restore_drawing(pmd: Pmd, source: Pmd, again: Pmd, edited: Pmd) -> None:
    """Faces with the counts of the materials, toons with the numbers of the materials: each as a whole."""
    pmd.materials = materials = _rows(source.materials, again.materials, edited.materials, MATERIAL_FIELDS)
    if len(materials) != len(edited.materials):
        return
    faces = _equal_to_the_bit(again.indices, edited.indices) and _equal_to_the_bit(
        again.materials["indices"], edited.materials["indices"]
    )
    if faces:
        pmd.indices = source.indices
    materials["indices"] = (source if faces else edited).materials["indices"]
    toons = _equal_to_the_bit(again.toons, edited.toons) and _equal_to_the_bit(
        again.materials["toon"], edited.materials["toon"]
    )
    materials["toon"] = (source if toons else edited).materials["toon"]
    if source.toons is not None and again.toons is not None and edited.toons is not None:
        pmd.toons = source.toons if toons else _texts(source.toons, again.toons, edited.toons)


def _restore_iks(pmd: Pmd, source: Pmd, again: Pmd, edited: Pmd) -> None:
    if _equal_to_the_bit(again.iks, edited.iks) and _equal_to_the_bit(again.ik_links, edited.ik_links):
        pmd.iks, pmd.ik_links = source.iks, source.ik_links


def _restore_morphs(pmd: Pmd, source: Pmd, again: Pmd, edited: Pmd) -> None:
    """All of the morphs and the facial frame, which counts them; or else the names."""
    if all(_equal_to_the_bit(getattr(again, name), getattr(edited, name)) for name in ("morphs", "offsets", "facial")):
        pmd.morphs, pmd.offsets, pmd.facial = source.morphs, source.offsets, source.facial
        return
    pmd.morphs = edited.morphs.copy()
    pmd.morphs["name"] = _texts(source.morphs["name"], again.morphs["name"], edited.morphs["name"])


def _restore_frames(pmd: Pmd, source: Pmd, again: Pmd, edited: Pmd) -> None:
    """All of the frames, or else the names."""
    if _equal_to_the_bit(again.frames, edited.frames) and _equal_to_the_bit(again.frame_items, edited.frame_items):
        pmd.frames, pmd.frame_items = source.frames, source.frame_items
        return
    pmd.frames = _texts(source.frames, again.frames, edited.frames)


def _restore_english(pmd: Pmd, source: Pmd, again: Pmd, edited: Pmd) -> None:
    """The English names. A block without any names stays, too, if it was there."""
    own, before, now = source.english, again.english, edited.english
    if own is None:
        return
    if now is None and before is None:
        pmd.english = dataclasses.replace(own)
    elif now is not None and before is not None:
        pmd.english = English(
            _rows(own.head, before.head, now.head, ENGLISH_FIELDS),
            _texts(own.bones, before.bones, now.bones),
            _texts(own.morphs, before.morphs, now.morphs),
            _texts(own.frames, before.frames, now.frames),
        )
    if pmd.english is not None:
        pmd.english_flag = source.english_flag
        fit_english(pmd.english, pmd)


def _leave_out_blocks(pmd: Pmd, source: Pmd, edited: Pmd) -> None:
    """Leave out the blocks at the end that the source does not have and that have nothing to say."""
    if source.joints is None and pmd.joints is not None and not len(pmd.joints):
        pmd.joints = None
    if source.bodies is None and pmd.joints is None and pmd.bodies is not None and not len(pmd.bodies):
        pmd.bodies = None
    if source.toons is None and pmd.bodies is None and _equal_to_the_bit(edited.toons, shared_toons()):
        pmd.toons = None
    if source.english_flag is None and pmd.toons is None and pmd.english is None:
        pmd.english_flag = None


def write(content: Content, stream: BinaryIO, progress: Progress) -> list[Message]:
    """Write the model; what of it could not be kept. FormatError, before anything is written, if it is too large.

    A model that was read from a PMD file is written with all of the file that did not change.
    """
    pmd, losses = as_pmd(content)
    s = Sink(stream, progress, VERTEX_BYTES * len(pmd.vertices) + FACE_BYTES * len(pmd.indices) // 3)
    write_pmd(s, pmd)
    s.flush()
    return losses


def as_pmd(content: Content) -> tuple[Pmd, list[Message]]:
    """The file to write, and what is lost. What the file had lost already when it was read is not reported again."""
    source = content.extra
    if not isinstance(source, Pmd):
        return downgraded(content.model)
    unedited = upgraded(source, Messages())
    repair(unedited, Messages())
    if same(content.model, unedited):
        return source, []
    edited, losses = downgraded(content.model, source.toons)
    again, before = downgraded(unedited, source.toons)
    known = set(before)
    return with_unchanged_source(source, again, edited), [loss for loss in losses if loss not in known]


def same(a: Model, b: Model) -> bool:
    """Return whether two models hold the same; the columns of vertices and faces to the bit."""
    return all(_same_table(table, b.tables[name]) for name, table in a.tables.items())


def _same_table(a: Table, b: Table) -> bool:
    if isinstance(a, ArrayTable) and isinstance(b, ArrayTable):
        return len(a) == len(b) and all(a[name].tobytes() == b[name].tobytes() for name in {*a.arrays, *b.arrays})
    return isinstance(a, RecordTable) and isinstance(b, RecordTable) and a.records == b.records


def write_pmd(s: Sink, pmd: Pmd) -> None:
    """Write the file as it is. Blocks at its end that are None are left out, and all that come after one."""
    write_first(s, pmd)
    if pmd.english_flag is not None:
        write_last(s, pmd)
    s.bytes(pmd.trailing)


def write_first(s: Sink, pmd: Pmd) -> None:
    s.enter("header")
    s.array(pmd.head)
    write_table(s, "vertices", "I", pmd.vertices)
    write_table(s, "faces", "I", pmd.indices)
    write_table(s, "materials", "I", pmd.materials)
    write_table(s, "bones", "H", pmd.bones)
    write_nested(s, "IK", pmd.iks, pmd.links_by_ik())
    write_nested(s, "morphs", pmd.morphs, pmd.offsets_by_morph())
    write_table(s, "frames", "B", pmd.facial)
    write_table(s, "frames", "B", pmd.frames)
    write_table(s, "frames", "I", pmd.frame_items)


def write_last(s: Sink, pmd: Pmd) -> None:
    s.enter("English")
    s.pack("B", pmd.english_flag)
    if pmd.english is not None:
        for column in (pmd.english.head, pmd.english.bones, pmd.english.morphs, pmd.english.frames):
            s.array(column)
    if pmd.toons is None:
        return
    s.array(pmd.toons)
    if pmd.bodies is None:
        return
    write_table(s, "rigid_bodies", "I", pmd.bodies)
    if pmd.joints is not None:
        write_table(s, "joints", "I", pmd.joints)


def write_table(s: Sink, section: str, count: str, table: AnyArray) -> None:
    """Write a count, of a code of the struct module, and the records."""
    s.enter(section)
    s.pack(count, len(table))
    s.array(table)


def write_nested(s: Sink, section: str, heads: AnyArray, items: list[AnyArray]) -> None:
    """Write a count and records, each with what belongs to it after it."""
    s.enter(section)
    s.pack("H", len(heads))
    for row, own in enumerate(items):
        s.array(heads[row : row + 1])
        s.array(own)
