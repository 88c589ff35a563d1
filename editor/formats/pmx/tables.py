"""The tables of a PMX file but its vertices, in its order: how their rows are read and written."""

from __future__ import annotations

from functools import cache
from itertools import accumulate, pairwise
from typing import Any

import numpy as np

from editor.formats.pmx.header import PmxHeader, PmxReader, PmxWriter
from editor.math3d.arrays import AnyArray, Int32Array
from editor.messages import TranslatableText
from editor.model import bones as model_bones
from editor.model.bones import Bone, BoneFlags, IkLink
from editor.model.columns import Columns
from editor.model.fields import NONE, field_of, fields_of
from editor.model.frames import BoneItem, DisplayFrame, MorphItem
from editor.model.joints import Joint, JointKind
from editor.model.materials import Material, MaterialFlags, SharedToon, SphereMode, Texture, ToonKind
from editor.model.mesh import Face
from editor.model.model import Info, Model
from editor.model.morphs import OFFSET_TYPES, Morph, MorphKind, Panel
from editor.model.rigid_bodies import BodyMode, BodyShape, RigidBody
from editor.model.soft_bodies import AeroModel, Anchor, Pin, SoftBody, SoftFlags, SoftShape

CORNERS = 3
SLICE = 1 << 18  # faces written at a time
# As plain integers: the operators of Flags are Python code.
TAIL_IS_BONE = int(BoneFlags.TAIL_IS_BONE)
APPEND = int(model_bones.APPEND)
FIXED_AXIS = int(BoneFlags.FIXED_AXIS)
LOCAL_AXES = int(BoneFlags.LOCAL_AXES)
EXTERNAL_PARENT = int(BoneFlags.EXTERNAL_PARENT)
IK = int(BoneFlags.IK)
Record = np.dtype[Any]
KINDS = tuple(MorphKind)

GROUP = (("morph", "morph"), ("weight", "f4"))
VERTEX = (("vertex", "vertex"), ("translation", "3f4"))
BONE = (("bone", "bone"), ("translation", "3f4"), ("rotation", "4f4"))
UV = (("vertex", "vertex"), ("uv", "4f4"))
MATERIAL = (
    ("material", "material"),
    ("operation", "u1"),
    ("diffuse", "4f4"),
    ("specular", "3f4"),
    ("shininess", "f4"),
    ("ambient", "3f4"),
    ("edge_color", "4f4"),
    ("edge_size", "f4"),
    ("texture", "4f4"),
    ("sphere", "4f4"),
    ("toon", "4f4"),
)
IMPULSE = (("body", "rigid_body"), ("local", "u1"), ("velocity", "3f4"), ("torque", "3f4"))

# By kind: グループ, 頂点, ボーン, UV, 追加UV1〜4, 材質, フリップ, インパルス
OFFSETS = (GROUP, VERTEX, BONE, UV, UV, UV, UV, UV, MATERIAL, GROUP, IMPULSE)
BONE_ITEM, MORPH_ITEM = 0, 1
ANCHOR = (("body", "rigid_body"), ("vertex", "vertex"), ("near", "u1"))
PIN = (("vertex", "vertex"),)

CONFIG = ("vcf", "dp", "dg", "lf", "pr", "vc", "df", "mt", "chr", "khr", "shr", "ahr")
CLUSTER = ("srhr_cl", "skhr_cl", "sshr_cl", "sr_splt_cl", "sk_splt_cl", "ss_splt_cl")
ITERATION = ("v_it", "p_it", "d_it", "c_it")
STIFFNESS = ("lst", "ast", "vst")


def read_info(c: PmxReader) -> Info:
    name, name_en = c.texts()
    comment, comment_en = c.texts()
    return Info(name, name_en, comment, comment_en, c.header.additional_uvs)


def write_info(s: PmxWriter, info: Info) -> None:
    s.texts(info.name, info.name_en)
    s.texts(info.comment, info.comment_en)


def read_texture(c: PmxReader) -> Texture:
    return Texture(c.text())


def write_texture(s: PmxWriter, texture: Texture) -> None:
    s.texts(texture.path)


def read_faces(c: PmxReader) -> Int32Array:
    """(faces, 3): the corners. What they are drawn with is known after the materials. The file counts corners."""
    c.enter("faces")
    index = np.dtype("<" + c.header.vertex)
    count = c.count("vertex indices", index.itemsize)
    corners = c.rows(index, count, "faces")
    if left_over := count % CORNERS:
        c.note("{} vertex indices, not a multiple of 3; those left over are left out", count)
        corners = corners[:-left_over]
    return corners.astype(np.int32).reshape(-1, CORNERS)


def fill_faces(c: PmxReader, model: Model, corners: Int32Array, runs: list[int]) -> None:
    """Give each material its run of so many faces. Those beyond all runs have no material; runs are cut to fit."""
    count = len(corners)
    ends = list(accumulate(runs))
    if ends and ends[-1] > count:
        row = next(row for row, end in enumerate(ends) if end > count)
        c.messages.note("there are fewer faces than this material has", "materials", (row,))
    ends = [min(end, count) for end in ends]
    drawn = ends[-1] if ends else 0
    if drawn < count:
        c.messages.note("{} faces from here on belong to no material", "faces", (drawn,), (count - drawn,))
    lengths = [end - start for start, end in pairwise([0, *ends, count])]
    material = np.repeat(np.array([*range(len(ends)), NONE], np.int32), lengths)
    model.faces.fill(count, vertices=corners, material=material)


def write_faces(s: PmxWriter, model: Model) -> list[int]:
    """Write the faces that have all their corners. How many each material draws."""
    s.enter(model.faces.name)
    corners, runs = model.faces[Face.vertices], np.diff(model.face_starts()).tolist()
    if len(corners) and corners.min() < 0:
        corners, runs = _whole_faces(s, model)
    s.pack("i", corners.size)
    for start in range(0, len(corners), SLICE):
        s.array(corners[start : start + SLICE].astype("<" + s.header.vertex))
    return list(runs)


def _whole_faces(s: PmxWriter, model: Model) -> tuple[AnyArray, list[int]]:
    corners, materials = model.faces[Face.vertices], model.faces[Face.material]
    whole = (corners >= 0).all(axis=1)
    s.lose(TranslatableText("{:,} faces that lack a corner", np.count_nonzero(~whole)), "vertices")
    drawn = materials[whole & (materials >= 0)]
    return corners[whole], np.bincount(drawn, minlength=len(model.materials)).tolist()


def read_material(c: PmxReader) -> tuple[Material, int]:
    """A material, and how many faces it draws."""
    index = c.header.texture
    name, name_en = c.texts()
    r, g, b, a, sr, sg, sb, shininess, *ambient = c.read("4f3ff3f")
    flags, er, eg, eb, ea, edge_size = c.read("B4ff")
    texture, sphere_texture, sphere_mode, toon_kind = c.read(f"{index}{index}BB")
    shared = toon_kind == ToonKind.SHARED
    toon = c.one("B" if shared else index)
    material = Material(
        name,
        name_en,
        (r, g, b, a),
        (sr, sg, sb),
        shininess,
        tuple(ambient),
        MaterialFlags(flags),
        (er, eg, eb, ea),
        edge_size,
        texture,
        sphere_texture,
        SphereMode(sphere_mode),
        ToonKind(toon_kind),
        NONE if shared else toon,
        SharedToon(toon if shared else 0),
        memo=c.text(),
    )
    return material, read_run(c)


def read_run(c: PmxReader) -> int:
    """Read the number of faces that a material draws; the file counts corners."""
    count: int = c.one("i")
    if count < 0 or count % CORNERS:
        c.note("draws {} vertex indices, not a multiple of 3", count)
    return max(0, count) // CORNERS


def write_material(s: PmxWriter, m: Material, faces: int) -> None:
    index = s.header.texture
    s.texts(m.name, m.name_en)
    s.pack("4f3ff3f", *m.diffuse, *m.specular, m.shininess, *m.ambient)
    s.pack("B4ff", m.flags, *m.edge_color, m.edge_size)
    s.pack(f"{index}{index}BB", m.texture, m.sphere_texture, m.sphere_mode, m.toon_kind)
    if m.toon_kind == ToonKind.SHARED:
        s.pack("B", m.shared_toon)
    else:
        s.pack(index, m.toon_texture)
    s.texts(m.memo)
    s.pack("i", faces * CORNERS)


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


def record_of(header: PmxHeader, *fields: tuple[str, str]) -> Record:
    """A packed record of fields with their types; the type of an index is its name in the header."""
    return np.dtype([(name, "<" + getattr(header, code, code)) for name, code in fields])


def read_columns(c: PmxReader, row_type: type, record: Record, what: str) -> Columns:
    """A count and so many records."""
    count = c.count(what, record.itemsize)
    packed = c.rows(record, count, what)
    return Columns(row_type, count, **{name: _column(c, row_type, packed, name) for name in record.names or ()})


def _column(c: PmxReader, row_type: type, packed: AnyArray, name: str) -> AnyArray:
    column = packed[name].astype(field_of(row_type, name).dtype)  # a copy, which does not keep the file in memory
    return c.finite(column) if column.dtype == np.float32 else column


def write_columns(s: PmxWriter, columns: Columns, record: Record, field: str) -> None:
    """A count and so many records; not those that refer to no vertex, which no file can say."""
    columns = _with_vertex(s, columns, field)
    packed = np.empty(len(columns), record)
    for name in record.names or ():
        packed[name] = columns[name]
    s.pack("i", len(columns))
    s.array(packed)


def _with_vertex(s: PmxWriter, columns: Columns, field: str) -> Columns:
    for declared in fields_of(columns.row_type):
        if declared.target == "vertices" and len(columns) and columns[declared.name].min() < 0:
            there = columns[declared.name] >= 0
            s.lose(TranslatableText("{:,} entries that refer to no vertex", np.count_nonzero(~there)), field)
            columns = columns.take(there)
    return columns


@cache
def offset_record(header: PmxHeader, kind: int) -> Record:
    return record_of(header, *OFFSETS[kind])


def read_morph(c: PmxReader) -> Morph:
    name, name_en = c.texts()
    panel, kind = c.read("BB")
    if kind >= len(KINDS):
        raise c.error(TranslatableText("morph of kind {}: 0 to {} expected", kind, len(KINDS) - 1))
    offsets = read_columns(c, OFFSET_TYPES[KINDS[kind]], offset_record(c.header, kind), "offsets")
    return Morph(name, name_en, Panel(panel), KINDS[kind], offsets)


def write_morph(s: PmxWriter, morph: Morph) -> None:
    s.texts(morph.name, morph.name_en)
    s.pack("BB", morph.panel, morph.kind)
    write_columns(s, morph.offsets, offset_record(s.header, morph.kind), "offsets")


def read_frame(c: PmxReader) -> DisplayFrame:
    name, name_en = c.texts()
    special = c.switch()
    return DisplayFrame(name, name_en, special, tuple(read_item(c) for _ in range(c.count_of_records("items", 2))))


def read_item(c: PmxReader) -> BoneItem | MorphItem:
    kind = c.one("B")
    if kind == BONE_ITEM:
        return BoneItem(c.one(c.header.bone))
    if kind == MORPH_ITEM:
        return MorphItem(c.one(c.header.morph))
    raise c.error(TranslatableText("item of kind {}: {} (bone) or {} (morph) expected", kind, BONE_ITEM, MORPH_ITEM))


def write_frame(s: PmxWriter, frame: DisplayFrame) -> None:
    s.texts(frame.name, frame.name_en)
    s.pack("?i", frame.special, len(frame.items))
    for item in frame.items:
        write_item(s, item)


def write_item(s: PmxWriter, item: BoneItem | MorphItem) -> None:
    if isinstance(item, BoneItem):
        s.pack(f"B{s.header.bone}", BONE_ITEM, item.bone)
    else:
        s.pack(f"B{s.header.morph}", MORPH_ITEM, item.morph)


def read_rigid_body(c: PmxReader) -> RigidBody:
    name, name_en = c.texts()
    bone, group, mask, shape = c.read(f"{c.header.bone}BHB")
    size, position, rotation = c.read("3f"), c.read("3f"), c.read("3f")
    mass, linear_damping, angular_damping, restitution, friction, mode = c.read("fffffB")
    return RigidBody(
        name,
        name_en,
        bone,
        group,
        mask,
        BodyShape(shape),
        size,
        position,
        rotation,
        mass,
        linear_damping,
        angular_damping,
        restitution,
        friction,
        BodyMode(mode),
    )


def write_rigid_body(s: PmxWriter, b: RigidBody) -> None:
    s.texts(b.name, b.name_en)
    s.pack(f"{s.header.bone}BHB", b.bone, b.group, b.mask, b.shape)
    s.pack("3f3f3f", *b.size, *b.position, *b.rotation)
    s.pack("fffffB", b.mass, b.linear_damping, b.angular_damping, b.restitution, b.friction, b.mode)


def read_joint(c: PmxReader) -> Joint:
    """All kinds have the same fields (PMX 2.1: Joint), so that one that is not known can be kept."""
    index = c.header.rigid_body
    name, name_en = c.texts()
    kind, body_a, body_b, *numbers = c.read(f"B{index}{index} 3f3f 3f3f 3f3f 3f3f")
    vectors = zip(numbers[0::3], numbers[1::3], numbers[2::3], strict=True)
    return Joint(name, name_en, JointKind(kind), body_a, body_b, *vectors)


def write_joint(s: PmxWriter, j: Joint) -> None:
    index = s.header.rigid_body
    s.texts(j.name, j.name_en)
    s.pack(f"B{index}{index}", j.kind, j.body_a, j.body_b)
    s.pack("3f3f", *j.position, *j.rotation)
    s.pack("3f3f", *j.move_lower, *j.move_upper)
    s.pack("3f3f", *j.turn_lower, *j.turn_upper)
    s.pack("3f3f", *j.move_spring, *j.turn_spring)


@cache
def anchor_record(header: PmxHeader) -> Record:
    return record_of(header, *ANCHOR)


@cache
def pin_record(header: PmxHeader) -> Record:
    return record_of(header, *PIN)


def read_soft_body(c: PmxReader) -> SoftBody:
    name, name_en = c.texts()
    shape, material, group, mask, flags = c.read("B" + c.header.material + "BHB")
    link_distance, clusters, mass, margin, aero_model = c.read("iiffi")
    config = dict(zip(CONFIG, c.read("12f"), strict=True))
    cluster = dict(zip(CLUSTER, c.read("6f"), strict=True))
    iteration = dict(zip(ITERATION, c.read("4i"), strict=True))
    stiffness = dict(zip(STIFFNESS, c.read("3f"), strict=True))
    return SoftBody(
        name,
        name_en,
        SoftShape(shape),
        material,
        group,
        mask,
        SoftFlags(flags),
        link_distance,
        clusters,
        mass,
        margin,
        AeroModel(aero_model),
        **config,
        **cluster,
        **iteration,
        **stiffness,
        anchors=read_columns(c, Anchor, anchor_record(c.header), "anchors"),
        pins=read_columns(c, Pin, pin_record(c.header), "pins"),
    )


def write_soft_body(s: PmxWriter, body: SoftBody) -> None:
    s.texts(body.name, body.name_en)
    s.pack("B" + s.header.material, body.shape, body.material)
    s.pack("BHB", body.group, body.mask, body.flags)
    s.pack("iiff", body.link_distance, body.clusters, body.mass, body.margin)
    s.pack("i", body.aero_model)
    s.pack("12f", *(getattr(body, name) for name in CONFIG))
    s.pack("6f", *(getattr(body, name) for name in CLUSTER))
    s.pack("4i", *(getattr(body, name) for name in ITERATION))
    s.pack("3f", *(getattr(body, name) for name in STIFFNESS))
    write_columns(s, body.anchors, anchor_record(s.header), "anchors")
    write_columns(s, body.pins, pin_record(s.header), "pins")
