"""Materials, and the table of their textures (PMX 2.0: 材質, テクスチャ; vertex colour and lines: PMX 2.1)."""

from __future__ import annotations

from dataclasses import dataclass

from editor.model.fields import Attribute, Choice, Flags, Row, Vec3, Vec4, choice, color, flags, number, reference, text


@dataclass(frozen=True, slots=True)
class Texture(Row):
    path: Attribute[str] = text(
        "Path",
        help="The path of the file, relative to the model. The shared toons toon01.bmp to toon10.bmp are not listed"
        " here.",
    )


class MaterialFlags(Flags):
    DOUBLE_SIDED = 0x01, "Double-sided"
    GROUND_SHADOW = 0x02, "Ground shadow"
    CASTS_SELF_SHADOW = 0x04, "Casts self shadow"
    SELF_SHADOW = 0x08, "Self shadow"
    EDGE = 0x10, "Edge"
    VERTEX_COLOR = 0x20, "Vertex colour"
    POINTS = 0x40, "Draw points"
    LINES = 0x80, "Draw lines"


class SphereMode(Choice):
    OFF = 0, "Off"
    MULTIPLY = 1, "Multiply"
    ADD = 2, "Add"
    SUB_TEXTURE = 3, "Sub-texture"


class ToonKind(Choice):
    TEXTURE = 0, "Texture"
    SHARED = 1, "Shared"


class SharedToon(Choice):
    TOON01 = 0, "toon01.bmp"
    TOON02 = 1, "toon02.bmp"
    TOON03 = 2, "toon03.bmp"
    TOON04 = 3, "toon04.bmp"
    TOON05 = 4, "toon05.bmp"
    TOON06 = 5, "toon06.bmp"
    TOON07 = 6, "toon07.bmp"
    TOON08 = 7, "toon08.bmp"
    TOON09 = 8, "toon09.bmp"
    TOON10 = 9, "toon10.bmp"


def has_shared_toon(material: Material) -> bool:
    """Return whether the toon is one of MMD's ten; every other flag value means a texture (mmd-semantics §1.3)."""
    return material.toon_kind == ToonKind.SHARED


def has_toon_texture(material: Material) -> bool:
    return not has_shared_toon(material)


@dataclass(frozen=True, slots=True)
class Material(Row):
    name: Attribute[str] = text(
        "Name", group="Name", help="The material's name; material morphs and effects are assigned by it."
    )
    name_en: Attribute[str] = text(
        "English name",
        group="Name",
        help="The name in English; MMD does not show it.",
    )
    diffuse: Attribute[Vec4] = color(
        "Diffuse",
        1,
        1,
        1,
        1,
        group="Colour",
        help="The colour of the lit surface (拡散色). Alpha is the opacity of the material (非透過度).",
    )
    specular: Attribute[Vec3] = color(
        "Specular", 0, 0, 0, group="Colour", help="The colour of highlights (反射色); black for none."
    )
    shininess: Attribute[float] = number(
        "Specular power",
        5.0,
        minimum=0,
        group="Colour",
        help="How small and sharp highlights are (反射強度): 5 is broad, 100 a point. 0 lights the whole surface,"
        " which is seldom wanted.",
    )
    ambient: Attribute[Vec3] = color(
        "Ambient",
        0.5,
        0.5,
        0.5,
        group="Colour",
        help="The colour of the surface without light (環境色). What is seen is this plus diffuse times light.",
    )
    flags: Attribute[MaterialFlags] = flags(
        "Drawing",
        MaterialFlags,
        0x1E,
        group="Drawing",
        help="How the material is drawn: both sides, edge, shadows; and in PMX 2.1 vertex colour, points or lines.",
    )
    edge_color: Attribute[Vec4] = color(
        "Edge colour", 0, 0, 0, 1, group="Edge", help="The colour of the outline; alpha is its opacity."
    )
    edge_size: Attribute[float] = number(
        "Edge size",
        1.0,
        group="Edge",
        help="How wide the outline is (MMD's 輪郭, エッジ). With Draw points it is the size of the points.",
    )
    texture: Attribute[int] = reference(
        "Texture",
        "textures",
        group="Texture",
        help="The picture on the surface, placed by the UVs of the vertices. None: the colours alone.",
    )
    sphere_texture: Attribute[int] = reference(
        "Sphere texture",
        "textures",
        group="Texture",
        help="The picture placed by the direction in which the surface faces (スフィアマップ): gloss, or a rim"
        " of light.",
    )
    sphere_mode: Attribute[SphereMode] = choice(
        "Sphere mode",
        SphereMode,
        group="Texture",
        help="How the sphere texture is mixed in: multiplied, added, or as a second texture by additional UV 1.",
    )
    toon_kind: Attribute[ToonKind] = choice(
        "Toon",
        ToonKind,
        ToonKind.SHARED,
        group="Texture",
        help="Whether the toon, the ramp from light to shade, is one of MMD's ten or a texture of the model.",
    )
    toon_texture: Attribute[int] = reference(
        "Toon texture",
        "textures",
        group="Texture",
        applies=has_toon_texture,
        help="The model's own toon: the upper end is light, the lower end shade.",
    )
    shared_toon: Attribute[SharedToon] = choice(
        "Shared toon",
        SharedToon,
        group="Texture",
        applies=has_shared_toon,
        help="Which of the ten toons that come with MMD.",
    )
    memo: Attribute[str] = text(
        "Memo", group="Memo", help="A note for whoever edits the model; it changes nothing. Some effects read it."
    )
