"""Writes a PMD file section by section, in the order of the PMD memo, from a Model that is taken down to PMD."""

from __future__ import annotations

from typing import BinaryIO

from editor.formats.binary import Sink
from editor.formats.content import Content
from editor.formats.pmd.downgrade import downgraded
from editor.formats.pmd.restoring import restored
from editor.formats.pmd.structure import Pmd
from editor.formats.pmd.upgrade import upgraded
from editor.formats.progress import Progress
from editor.formats.repair import repair
from editor.math3d.arrays import AnyArray
from editor.messages import Message, Messages
from editor.model.model import Model
from editor.model.tables import ArrayTable, RecordTable, Table

VERTEX_BYTES, FACE_BYTES = 48, 6  # about what there is in a file for each, other sections included


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
    """The file to write, and what is lost. What the file had lost already when it was read is not told again."""
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
    return restored(source, again, edited), [loss for loss in losses if loss not in known]


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
