"""The display frames of a PMX file (PMX 2.0: 表示枠)."""

from __future__ import annotations

from editor.formats.pmx.streams import PmxReader, PmxWriter
from editor.messages import TranslatableText
from editor.model.frames import BoneItem, DisplayFrame, MorphItem

BONE, MORPH = 0, 1


def read_frame(c: PmxReader) -> DisplayFrame:
    name, name_en = c.texts()
    special = c.switch()
    return DisplayFrame(name, name_en, special, tuple(read_item(c) for _ in range(c.count_of_records("items", 2))))


def read_item(c: PmxReader) -> BoneItem | MorphItem:
    kind = c.one("B")
    if kind == BONE:
        return BoneItem(c.one(c.header.bone))
    if kind == MORPH:
        return MorphItem(c.one(c.header.morph))
    raise c.error(TranslatableText("item of kind {}: {} (bone) or {} (morph) expected", kind, BONE, MORPH))


def write_frame(s: PmxWriter, frame: DisplayFrame) -> None:
    s.texts(frame.name, frame.name_en)
    s.pack("?i", frame.special, len(frame.items))
    for item in frame.items:
        write_item(s, item)


def write_item(s: PmxWriter, item: BoneItem | MorphItem) -> None:
    if isinstance(item, BoneItem):
        s.pack(f"B{s.header.bone}", BONE, item.bone)
    else:
        s.pack(f"B{s.header.morph}", MORPH, item.morph)
