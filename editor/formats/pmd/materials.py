"""The materials of a PMD, up and down: colours, flags, textures in one field, toons (mmd-semantics §7.4, §7.6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from editor.formats.pmd.structure import (
    MATERIAL,
    NAME,
    NO_TOON,
    TOON_NAME,
    TOONS,
    Pmd,
    column_of,
    encoded,
    text_of,
    texts_of,
)
from editor.math3d.arrays import AnyArray
from editor.messages import Messages, TranslatableText
from editor.model.fields import NONE
from editor.model.materials import Material, MaterialFlags, SharedToon, SphereMode, Texture, ToonKind
from editor.model.model import Model
from editor.texture_paths import path_key

SHARED = [toon.label for toon in SharedToon]


@dataclass(frozen=True, slots=True)
class Toon:
    """A toon that all models share, or one of the model's own; neither is none."""

    shared: SharedToon | None = None
    path: str = ""


def shared_toons() -> AnyArray:
    """The table of a file that does not say otherwise."""
    return column_of([name.encode() for name in SHARED], TOON_NAME)


def toons_of(table: AnyArray | None) -> list[Toon]:
    """The toons by their number."""
    return [_toon(name) for name in (SHARED if table is None else texts_of(table))]


def _toon(name: str) -> Toon:
    shared = name.lower() in SHARED
    return Toon(SharedToon(SHARED.index(name.lower()))) if shared else Toon(path=name)


def toon_of(toons: Sequence[Toon], number: int) -> Toon:
    """The toon of a material: none (255) for every number that is not in the table."""
    return toons[number] if number < len(toons) else Toon()


def downgraded_toons(model: Model, table: AnyArray, losses: Messages) -> tuple[AnyArray, list[int]]:
    """The toon table, and for each material its number in it.

    What the model brings is put in the place of names of `table` that no material wants.
    """
    wanted = [_toon_name(model, row, losses) for row in range(len(model.materials))]
    fields, names = table.tolist(), [name.casefold() for name in texts_of(table)]
    free = [slot for slot in range(TOONS) if names[slot] not in {name.casefold() for name in wanted}]
    numbers = []
    for row, name in enumerate(wanted):
        if name and name.casefold() not in names:
            if not free:
                losses.add(
                    TranslatableText("left out, because PMD has ten toons at most"), "materials", row, "toon_texture"
                )
                name = ""
            else:
                slot = free.pop(0)
                fields[slot], names[slot] = encoded(name), name.casefold()
        numbers.append(names.index(name.casefold()) if name else NO_TOON)
    return column_of([field.split(b"\0", 1)[0] for field in fields], TOON_NAME), numbers


def _toon_name(model: Model, row: int, losses: Messages) -> str:
    """The name of a material's toon, "" for none."""
    material = model.materials[row]
    if material.toon_kind == ToonKind.SHARED:
        return material.shared_toon.label if material.shared_toon.known else ""
    path = model.textures[material.toon_texture].path if material.toon_texture != NONE else ""
    data = encoded(path)
    if len(data) <= TOON_NAME and text_of(data) == path:
        return path
    losses.add(
        TranslatableText("left out: PMD has 100 bytes of Shift-JIS for the path of a toon"),
        "materials",
        row,
        "toon_texture",
    )
    return ""


SPHERES = {".sph": SphereMode.MULTIPLY, ".spa": SphereMode.ADD}


@dataclass(frozen=True, slots=True)
class TextureField:
    """The texture field of a material, taken apart; "" for a missing part."""

    base: str = ""
    sphere: str = ""
    mode: SphereMode = SphereMode.OFF


def parts_of(text: str) -> TextureField:
    """The textures that a field names. Only the extension tells a sphere texture from a base texture."""
    base = sphere = ""
    for part in _split_field(text):
        if _mode(part) is SphereMode.OFF:
            base = base or part
        else:
            sphere = sphere or part
    return TextureField(base, sphere, _mode(sphere))


def _split_field(text: str) -> list[str]:
    """The field at its separator: "*", or "/" of MMD 5.11, which is a folder's unless two textures are around it."""
    if "*" in text:
        return text.split("*")
    left, _, right = text.rpartition("/")
    if _mode(right) is not SphereMode.OFF and "." in left.replace("\\", "/").rpartition("/")[2].strip("."):
        return [left, right]
    return [text]


def _mode(path: str) -> SphereMode:
    return SPHERES.get(path[-4:].lower(), SphereMode.OFF)


SPHERE_LOST = TranslatableText(
    "left out: PMD has 20 bytes for both textures, and knows sphere textures by .sph or .spa"
)
FOLDERS_LOST = TranslatableText(
    "the path is longer than 20 bytes, so that only the file name is kept: put the file beside the model"
)
BASE_LOST = TranslatableText("left out: PMD has 20 bytes of Shift-JIS for the path of a texture")

Lost = tuple[tuple[str, TranslatableText], ...]  # fields of a material, and what becomes of them


def field_for(parts: TextureField) -> tuple[bytes, Lost]:
    """The best way to write some textures that fits and is read as it is meant, and what is lost.

    File names without folders, for the user to put the files beside the model, are better than nothing.
    """
    plain = TextureField(_file_name(parts.base), _file_name(parts.sphere), parts.mode)
    no_base, no_sphere = ("texture", BASE_LOST), ("sphere_texture", SPHERE_LOST)
    base_folder = (("texture", FOLDERS_LOST),) if plain.base != parts.base else ()
    sphere_folder = (("sphere_texture", FOLDERS_LOST),) if plain.sphere != parts.sphere else ()
    candidates: tuple[tuple[TextureField, Lost], ...] = (
        (parts, ()),
        (TextureField(parts.base), (no_sphere,)),
        (plain, base_folder + sphere_folder),
        (TextureField(plain.base), (*base_folder, no_sphere)),
        (TextureField("", plain.sphere, plain.mode), (no_base, *sphere_folder)),
    )
    for candidate, lost in candidates:
        data = _field(candidate) if candidate != TextureField(mode=candidate.mode) else None
        if data is not None:
            return data, lost
    return b"", tuple(loss for loss, path in ((no_base, parts.base), (no_sphere, parts.sphere)) if path)


def _field(parts: TextureField) -> bytes | None:
    """The bytes of a field that is read as these parts; with the other slash where a folder would end the first."""
    text = "*".join(part for part in (parts.base, parts.sphere) if part)
    for wanted, written in ((parts, text), (_with_backslashes(parts), text.replace("/", "\\"))):
        data = encoded(written)
        if len(data) <= NAME and text_of(data) == written and parts_of(written) == wanted:
            return data
    return None


def _with_backslashes(parts: TextureField) -> TextureField:
    return TextureField(parts.base.replace("/", "\\"), parts.sphere.replace("/", "\\"), parts.mode)


def _file_name(path: str) -> str:
    return path.replace("\\", "/").rpartition("/")[2]


class PmdTextureTable:
    """The textures of a model in the making, each once; however its path is written."""

    def __init__(self) -> None:
        self.textures: list[Texture] = []
        self._rows: dict[str, int] = {}

    def row(self, path: str) -> int:
        """The row of a path, NONE for an empty one."""
        if not path:
            return NONE
        row = self._rows.setdefault(path_key(path), len(self.textures))
        if row == len(self.textures):
            self.textures.append(Texture(path))
        return row


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


def downgraded_materials(model: Model, counts: Sequence[int], toons: Sequence[int], losses: Messages) -> AnyArray:
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


def _texture_field(model: Model, row: int, losses: Messages) -> bytes:
    material = model.materials[row]
    base, sphere, mode = _path(model, material.texture), _path(model, material.sphere_texture), material.sphere_mode
    if sphere and mode == SphereMode.OFF:
        losses.add(TranslatableText("PMD has no sphere textures that are off"), "materials", row, "sphere_texture")
        sphere = ""
    elif mode != SphereMode.OFF and not sphere:
        losses.add(TranslatableText("PMD has no sphere mode without a sphere texture"), "materials", row, "sphere_mode")
        mode = SphereMode.OFF
    data, lost = field_for(TextureField(base, sphere, mode))
    for field, message in lost:
        losses.add(message, "materials", row, field)
    return data


def _path(model: Model, texture: int) -> str:
    return model.textures[texture].path if texture != NONE else ""


FLAG_RULES = {
    MaterialFlags.DOUBLE_SIDED: TranslatableText("in PMD exactly the materials that are not opaque are double-sided"),
    MaterialFlags.GROUND_SHADOW: TranslatableText("in PMD exactly the materials with an edge cast a ground shadow"),
    MaterialFlags.CASTS_SELF_SHADOW: TranslatableText(
        "in PMD every material casts a self shadow, except with opacity 0.98"
    ),
    MaterialFlags.SELF_SHADOW: TranslatableText("in PMD every material has self shadow, except with opacity 0.98"),
    MaterialFlags.VERTEX_COLOR: TranslatableText("PMD has no vertex colours"),
    MaterialFlags.POINTS: TranslatableText("PMD has no flag Draw points"),
    MaterialFlags.LINES: TranslatableText("PMD has no flag Draw lines"),
}


def _report_lost_flags(row: int, material: Material, losses: Messages) -> None:
    kept = flags_of(material.diffuse[3], bool(material.flags & MaterialFlags.EDGE))
    for flag, rule in FLAG_RULES.items():
        if (material.flags ^ kept) & flag:
            losses.add(rule, "materials", row, "flags")


FIELD_RULES = {
    "name_en": TranslatableText("PMD has no names of materials"),
    "edge_color": TranslatableText("in PMD the edge is always black"),
    "edge_size": TranslatableText("in PMD the edge size is always 1"),
    "memo": TranslatableText("PMD has no memos"),
}


def _report_lost_fields(row: int, material: Material, losses: Messages) -> None:
    if material.name != automatic_name(row):
        losses.add(FIELD_RULES["name_en"], "materials", row, "name")
    plain = Material()
    for field, rule in FIELD_RULES.items():
        if getattr(material, field) != getattr(plain, field):
            losses.add(rule, "materials", row, field)


def _report_unused_textures(model: Model, losses: Messages) -> None:
    used = {row for m in model.materials for row in (m.texture, m.sphere_texture)}
    used |= {m.toon_texture for m in model.materials if m.toon_kind != ToonKind.SHARED}
    for row in range(len(model.textures)):
        if row not in used:
            losses.add(TranslatableText("left out, because no material uses it"), "textures", row)
