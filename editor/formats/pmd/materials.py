"""The materials of a PMD, up and down: colours, flags, textures in one field, toons (mmd-semantics §7.4, §7.6)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from editor.formats.pmd.fixed_width_texts import column_of, texts_of
from editor.formats.pmd.losses import Losses
from editor.formats.pmd.structure import MATERIAL, NAME, Pmd
from editor.formats.pmd.textures import PmdTextureTable, TextureField, field_for, parts_of
from editor.formats.pmd.toons import Toon, toon_of, toons_of
from editor.math3d.arrays import AnyArray
from editor.model.fields import NONE
from editor.model.materials import Material, MaterialFlags, SharedToon, SphereMode, ToonKind
from editor.model.model import Model
from editor.model.textures import Texture
from editor.model.translatable_text import TranslatableText

AUTOMATIC = "材質{}"
NO_SELF_SHADOW = 0.98  # the opacity by which MMD knows materials without
ALIKE = 1e-6

SELF_SHADOWS = MaterialFlags.CASTS_SELF_SHADOW | MaterialFlags.SELF_SHADOW
EDGES = MaterialFlags.EDGE | MaterialFlags.GROUND_SHADOW


def automatic_name(row: int) -> str:
    """The name that a material is given where a format has none."""
    return AUTOMATIC.format(row + 1)


def flags_of(opacity: float, edge: bool) -> MaterialFlags:
    """The flags that a PMD says by opacity and edge."""
    flags = MaterialFlags(0)
    if opacity < 1:
        flags |= MaterialFlags.DOUBLE_SIDED
    if abs(opacity - NO_SELF_SHADOW) > ALIKE:
        flags |= SELF_SHADOWS
    return flags | EDGES if edge else flags


# -- up ---------------------------------------------------------------------------------------------------------------


def upgraded_materials(pmd: Pmd) -> tuple[list[Texture], list[Material]]:
    """The textures and materials."""
    table = PmdTextureTable()
    toons = toons_of(pmd.toons)
    fields = [parts_of(text) for text in texts_of(pmd.materials["texture"])]
    materials = []
    for row, (record, parts) in enumerate(zip(pmd.materials, fields, strict=True)):
        base, sphere = table.row(parts.base), table.row(parts.sphere)
        toon = toon_of(toons, int(record["toon"]))
        materials.append(_material(row, record, base, sphere, parts.mode, toon, table))
    return table.textures, materials


def _material(
    row: int, record: AnyArray, base: int, sphere: int, mode: SphereMode, toon: Toon, table: PmdTextureTable
) -> Material:
    diffuse = tuple(record["diffuse"].tolist())
    return Material(
        name=automatic_name(row),
        diffuse=diffuse,
        specular=tuple(record["specular"].tolist()),
        shininess=float(record["shininess"]),
        ambient=tuple(record["ambient"].tolist()),
        flags=flags_of(diffuse[3], bool(record["edge"])),
        texture=base,
        sphere_texture=sphere,
        sphere_mode=mode,
        toon_kind=ToonKind.TEXTURE if toon.shared is None else ToonKind.SHARED,
        toon_texture=table.row(toon.path),
        shared_toon=toon.shared or SharedToon.TOON01,
    )


# -- down -------------------------------------------------------------------------------------------------------------


def downgraded_materials(model: Model, counts: Sequence[int], toons: Sequence[int], losses: Losses) -> AnyArray:
    """The materials; `counts` of vertex indices and `toons` (rows of the toon table) are known already."""
    packed = np.zeros(len(model.materials), MATERIAL)
    materials = model.materials.records
    for name in ("diffuse", "specular", "shininess", "ambient"):
        packed[name] = np.array([getattr(material, name) for material in materials]).reshape(packed[name].shape)
    packed["edge"] = [bool(material.flags & MaterialFlags.EDGE) for material in materials]
    packed["toon"], packed["indices"] = toons, counts
    paths = [_texture_field(model, row, losses) for row in range(len(materials))]
    packed["texture"] = column_of(paths, NAME)
    for row, material in enumerate(materials):
        _report_lost_flags(row, material, losses)
        _report_lost_fields(row, material, losses)
    _report_unused_textures(model, losses)
    return packed


def _texture_field(model: Model, row: int, losses: Losses) -> bytes:
    material = model.materials[row]
    base, sphere, mode = _path(model, material.texture), _path(model, material.sphere_texture), material.sphere_mode
    if sphere and mode == SphereMode.OFF:
        losses.add("materials", row, "sphere_texture", TranslatableText("PMD has no sphere textures that are off"))
        sphere = ""
    elif mode != SphereMode.OFF and not sphere:
        losses.add("materials", row, "sphere_mode", TranslatableText("PMD has no sphere mode without a sphere texture"))
        mode = SphereMode.OFF
    data, lost = field_for(TextureField(base, sphere, mode))
    for field, message in lost:
        losses.add("materials", row, field, message)
    return data


def _path(model: Model, texture: int) -> str:
    return model.textures[texture].path if texture != NONE else ""


FLAG_RULES = {
    MaterialFlags.DOUBLE_SIDED: TranslatableText("in PMD exactly the materials that are not opaque are double-sided"),
    MaterialFlags.GROUND_SHADOW: TranslatableText("in PMD exactly the materials with an edge cast a ground shadow"),
    MaterialFlags.CASTS_SELF_SHADOW: TranslatableText("in PMD all cast self shadows but those of opacity 0.98"),
    MaterialFlags.SELF_SHADOW: TranslatableText("in PMD all have self shadows but those of opacity 0.98"),
    MaterialFlags.VERTEX_COLOR: TranslatableText("PMD has no vertex colours"),
    MaterialFlags.POINTS: TranslatableText("PMD draws no points"),
    MaterialFlags.LINES: TranslatableText("PMD draws no lines"),
}


def _report_lost_flags(row: int, material: Material, losses: Losses) -> None:
    kept = flags_of(material.diffuse[3], bool(material.flags & MaterialFlags.EDGE))
    for flag, rule in FLAG_RULES.items():
        if (material.flags ^ kept) & flag:
            losses.add("materials", row, "flags", rule)


FIELD_RULES = {
    "name_en": TranslatableText("PMD has no names of materials"),
    "edge_color": TranslatableText("in PMD the edge is black"),
    "edge_size": TranslatableText("in PMD the edge has the size 1"),
    "memo": TranslatableText("PMD has no memos"),
}


def _report_lost_fields(row: int, material: Material, losses: Losses) -> None:
    if material.name != automatic_name(row):
        losses.add("materials", row, "name", FIELD_RULES["name_en"])
    plain = Material()
    for field, rule in FIELD_RULES.items():
        if getattr(material, field) != getattr(plain, field):
            losses.add("materials", row, field, rule)


def _report_unused_textures(model: Model, losses: Losses) -> None:
    used = {row for m in model.materials for row in (m.texture, m.sphere_texture)}
    used |= {m.toon_texture for m in model.materials if m.toon_kind != ToonKind.SHARED}
    for row in range(len(model.textures)):
        if row not in used:
            losses.add("textures", row, "", TranslatableText("left out, because no material uses it"))
