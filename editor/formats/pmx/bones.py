"""The bones of a PMX file (PMX 2.0: ボーン). Which of the later fields are there is for the flags to say."""

from __future__ import annotations

from typing import Any

from editor.formats.pmx.streams import PmxReader, PmxWriter
from editor.model import bones as model_bones
from editor.model.bones import Bone, BoneFlags, IkLink

# As plain integers: the operators of Flags are Python code.
TAIL_IS_BONE = int(BoneFlags.TAIL_IS_BONE)
APPEND = int(model_bones.APPEND)
FIXED_AXIS = int(BoneFlags.FIXED_AXIS)
LOCAL_AXES = int(BoneFlags.LOCAL_AXES)
EXTERNAL_PARENT = int(BoneFlags.EXTERNAL_PARENT)
IK = int(BoneFlags.IK)


def read_bone(c: PmxReader) -> Bone:
    index = c.header.bone
    name, name_en = c.texts()
    x, y, z, parent, level, flags = c.read(f"3f{index}iH")
    more: dict[str, Any] = {}
    if flags & TAIL_IS_BONE:
        more["tail_bone"] = c.one(index)
    else:
        more["tail_offset"] = c.read("3f")
    if flags & APPEND:
        more["append_parent"], more["append_ratio"] = c.read(f"{index}f")
    if flags & FIXED_AXIS:
        more["fixed_axis"] = c.read("3f")
    if flags & LOCAL_AXES:
        more["local_x"], more["local_z"] = c.read("3f"), c.read("3f")
    if flags & EXTERNAL_PARENT:
        more["external_key"] = c.one("i")
    if flags & IK:
        more["ik_target"], more["ik_loops"], more["ik_angle"] = c.read(f"{index}if")
        more["ik_links"] = tuple(read_ik_link(c) for _ in range(c.count_of_records("IK links", 2)))
    return Bone(name, name_en, (x, y, z), parent, level, BoneFlags(flags), **more)


def read_ik_link(c: PmxReader) -> IkLink:
    bone = c.one(c.header.bone)
    limited = c.switch()
    return IkLink(bone, True, c.read("3f"), c.read("3f")) if limited else IkLink(bone)


def write_bone(s: PmxWriter, bone: Bone) -> None:
    index, flags = s.header.bone, int(bone.flags)
    s.texts(bone.name, bone.name_en)
    s.pack(f"3f{index}iH", *bone.position, bone.parent, bone.level, flags)
    if flags & TAIL_IS_BONE:
        s.pack(index, bone.tail_bone)
    else:
        s.pack("3f", *bone.tail_offset)
    if flags & APPEND:
        s.pack(f"{index}f", bone.append_parent, bone.append_ratio)
    if flags & FIXED_AXIS:
        s.pack("3f", *bone.fixed_axis)
    if flags & LOCAL_AXES:
        s.pack("3f3f", *bone.local_x, *bone.local_z)
    if flags & EXTERNAL_PARENT:
        s.pack("i", bone.external_key)
    if flags & IK:
        s.pack(f"{index}if", bone.ik_target, bone.ik_loops, bone.ik_angle)
        s.pack("i", len(bone.ik_links))
        for link in bone.ik_links:
            write_ik_link(s, link)


def write_ik_link(s: PmxWriter, link: IkLink) -> None:
    s.pack(f"{s.header.bone}?", link.bone, link.limited)
    if link.limited:
        s.pack("3f3f", *link.lower, *link.upper)
