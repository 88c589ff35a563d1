"""Reads a PMD file section by section, in the order of the PMD memo, and brings it up to a Model."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from editor.formats.binary import Cursor, FileBuffer
from editor.formats.content import FormatError, TruncatedError
from editor.formats.message_texts import noun
from editor.formats.pmd.structure import (
    BODY,
    BONE,
    ENGLISH_HEAD,
    FRAME_ITEM,
    FRAME_NAME,
    HEAD,
    IK,
    INDEX,
    JOINT,
    MATERIAL,
    MORPH,
    MOST_ROWS,
    NAME,
    OFFSET,
    SIGNATURE,
    TOON_NAME,
    TOONS,
    VERTEX,
    English,
    Pmd,
    Record,
    english_morph_count,
    fit_english,
    text_column,
)
from editor.formats.pmd.upgrade import upgraded
from editor.formats.progress import Progress
from editor.formats.text_decoding import printable
from editor.math3d.arrays import AnyArray, UInt8Array
from editor.messages import Messages, TranslatableText
from editor.model.model import Model

LF, CR = 0x0A, 0x0D

FEW = 4  # line endings that say something where a file cannot be read
MANY = 300  # more than the comments of a file have: they say something even where it can
EXPECTED = 8  # by chance, where there are none: once in some thousand files

CHUNK = 1 << 16


def converted(data: UInt8Array, least: int = FEW) -> str:
    """Describe the conversion of line endings that was made, "" if none. Bytes of numbers are as good as random."""
    size = max(1, len(data))
    feeds, returns = data == LF, data == CR
    pairs = int(np.count_nonzero(returns[:-1] & feeds[1:]))
    lfs, crs = int(np.count_nonzero(feeds)), int(np.count_nonzero(returns))
    if lfs >= least and pairs == lfs:
        return TranslatableText("every LF in it comes after a CR")
    if crs >= least and pairs == crs:
        return TranslatableText("every CR in it comes before an LF")
    if 0 in (lfs, crs) and min(size / 256, max(lfs, crs)) >= max(EXPECTED, least):
        return TranslatableText("there is no CR in it") if lfs else TranslatableText("there is no LF in it")
    if lfs * crs / size > max(EXPECTED, least, EXPECTED * pairs):
        return TranslatableText("almost no CR comes before an LF")
    return ""


def has_both(data: UInt8Array) -> bool:
    """Return whether both bytes of line endings are there, as they are in any file with faces of so many vertices."""
    return _has(data, LF) and _has(data, CR)


def _has(data: UInt8Array, byte: int) -> bool:
    return any((data[start : start + CHUNK] == byte).any() for start in range(0, len(data), CHUNK))


class PmdReader(Cursor):
    """A Cursor that reads tables as far as they go. `cut` tells what the file ends before, "" while it has not."""

    cut = ""

    def table(self, record: Record, count: int, what: str) -> AnyArray:
        """(count,) records, not copied, or those that are whole where the file ends before."""
        whole = min(count, self.left // record.itemsize)
        rows = self.rows(record, whole, what)
        if whole < count:
            self.record = whole
            self.cut = TranslatableText("{:,} {} expected, {:,} are whole", count, noun(what), whole)
        return rows


def read(buffer: FileBuffer, messages: Messages, progress: Progress) -> tuple[Model, Pmd]:
    """The model in the bytes of a file, and the file as it was.

    FormatError when header, vertices or faces are not whole, or when the line endings of the file were changed. A file
    cut short after the faces gives what is whole of it, with a warning (mmd-semantics §1.5).
    """
    c = PmdReader(buffer, messages, progress)
    try:
        pmd = read_pmd(c)
    except FormatError as error:
        check_line_endings(c, error)
        raise
    if c.cut or pmd.trailing or not has_both(c.data):
        check_line_endings(c)
    return upgraded(pmd, messages), pmd


def check_line_endings(c: PmdReader, error: FormatError | None = None) -> None:
    """Raise if the line endings were changed: then that is what is wrong with a file."""
    how = converted(c.data, MANY if error is None else FEW)
    if how and c.data[: len(SIGNATURE)].tobytes() == SIGNATURE:
        message = TranslatableText(
            "the line endings of this file were changed as if it were text ({}), which has destroyed it", how
        )
        raise c.error(message) from error


def read_pmd(c: PmdReader) -> Pmd:
    """The whole file. FormatError for what cannot be a PMD file, or not enough of one to be of use."""
    pmd = Pmd(read_head(c))
    if pmd.version != 1:
        c.note("version {}; read as 1.0, the only one there is", f"{pmd.version:.6g}")
    read_mesh(c, pmd)
    try:
        read_tables(c, pmd)
    except TruncatedError as error:
        c.cut = error.message.text
    if pmd.english is not None:
        fit_english(pmd.english, pmd)
    elif pmd.english_flag:
        pmd.english_flag = None
    if c.cut:
        c.note("the file ends here, and what was read whole is kept: {}", c.cut)
    else:
        pmd.trailing = bytes(c.bytes(c.left, "trailing bytes"))
    return pmd


def read_head(c: PmdReader) -> AnyArray:
    c.enter("header")
    found = c.data[: len(SIGNATURE)].tobytes()
    if found != SIGNATURE:
        raise c.error(TranslatableText("{!r} is not {!r}: not a PMD file", printable(found), printable(SIGNATURE)))
    return c.rows(HEAD, 1, "header")


def read_mesh(c: PmdReader, pmd: Pmd) -> None:
    c.enter("vertices")
    pmd.vertices = c.rows(VERTEX, c.count("vertices", VERTEX.itemsize), "vertices")
    c.enter("faces")
    pmd.indices = c.rows(INDEX, c.count("vertex indices", INDEX.itemsize), "faces")


def read_tables(c: PmdReader, pmd: Pmd) -> None:
    """Read what comes after the faces: all of the first sections; of the last ones what there is.

    A file may end after any of those (mmd-semantics §1.8).
    """
    for section, read_section in FIRST_SECTIONS:
        c.enter(section)
        read_section(c, pmd)
        if c.cut:
            return
    for section, read_section in LAST_SECTIONS:
        if c.cut or not c.left:
            return
        c.enter(section)
        read_section(c, pmd)


def count_within_16_bits(c: PmdReader, what: str, record: Record) -> int:
    """A count of 32 bits of what there are never more of than 16 bits could count."""
    count = c.count_of_records(what, record.itemsize)
    if count > MOST_ROWS:
        raise c.error(TranslatableText("{:,} {}: {:,} at most expected", count, noun(what), MOST_ROWS))
    return count


def read_materials(c: PmdReader, pmd: Pmd) -> None:
    pmd.materials = c.table(MATERIAL, count_within_16_bits(c, "materials", MATERIAL), "materials")


def read_bones(c: PmdReader, pmd: Pmd) -> None:
    pmd.bones = c.table(BONE, c.one("H"), "bones")


def read_iks(c: PmdReader, pmd: Pmd) -> None:
    pmd.iks, pmd.ik_links = read_nested(c, IK, "links", INDEX)


def read_morphs(c: PmdReader, pmd: Pmd) -> None:
    pmd.morphs, pmd.offsets = read_nested(c, MORPH, "offsets", OFFSET)


def read_nested(c: PmdReader, head: Record, counted: str, item: Record) -> tuple[AnyArray, AnyArray]:
    """Read a count and records each of which is followed by so many items as it says in `counted`."""
    heads: list[AnyArray] = [np.empty(0, head)]
    items: list[AnyArray] = [np.empty(0, item)]
    try:
        for _ in c.records(c.one("H")):
            begin = c.rows(head, 1, c.section)
            items.append(c.rows(item, int(begin[counted][0]), counted))
            heads.append(begin)
    except TruncatedError as error:
        c.cut = error.message.text
    return np.concatenate(heads), np.concatenate(items)


def read_facial(c: PmdReader, pmd: Pmd) -> None:
    pmd.facial = c.table(INDEX, c.one("B"), "morphs of the facial frame")


def read_frames(c: PmdReader, pmd: Pmd) -> None:
    pmd.frames = c.table(text_column(FRAME_NAME), c.one("B"), "frames")


def read_frame_items(c: PmdReader, pmd: Pmd) -> None:
    pmd.frame_items = c.table(FRAME_ITEM, count_within_16_bits(c, "frame items", FRAME_ITEM), "frame items")


def read_english(c: PmdReader, pmd: Pmd) -> None:
    """Read the flag and, unless it is 0, the names."""
    pmd.english_flag = c.one("B")
    if not pmd.english_flag:
        return
    pmd.english = english = English(c.rows(ENGLISH_HEAD, 1, "English header"))
    names = text_column(NAME)
    english.bones = c.table(names, len(pmd.bones), "English bone names")
    english.morphs = c.table(names, english_morph_count(len(pmd.morphs)), "English morph names")
    english.frames = c.table(text_column(FRAME_NAME), len(pmd.frames), "English frame names")


def read_toons(c: PmdReader, pmd: Pmd) -> None:
    toons = c.table(text_column(TOON_NAME), TOONS, "toons")
    pmd.toons = None if c.cut else toons


def read_bodies(c: PmdReader, pmd: Pmd) -> None:
    pmd.bodies = c.table(BODY, c.count_of_records("rigid bodies", BODY.itemsize), "rigid bodies")


def read_joints(c: PmdReader, pmd: Pmd) -> None:
    pmd.joints = c.table(JOINT, c.count_of_records("joints", JOINT.itemsize), "joints")


Section = tuple[str, Callable[[PmdReader, Pmd], None]]

FIRST_SECTIONS: tuple[Section, ...] = (
    ("materials", read_materials),
    ("bones", read_bones),
    ("IK", read_iks),
    ("morphs", read_morphs),
    ("frames", read_facial),
    ("frames", read_frames),
    ("frames", read_frame_items),
)

# A file may end before each of these.
LAST_SECTIONS: tuple[Section, ...] = (
    ("English", read_english),
    ("toons", read_toons),
    ("rigid_bodies", read_bodies),
    ("joints", read_joints),
)
