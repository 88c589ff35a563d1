"""Morphs (PMX 2.0: モーフ; flip and impulse: PMX 2.1). Their offsets are Columns of the kind's row type."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from editor.messages import TranslatableText
from editor.model.columns import Columns
from editor.model.fields import (
    NONE,
    XYZW,
    Attribute,
    Choice,
    Removal,
    Row,
    Vec3,
    Vec4,
    choice,
    color,
    columns,
    number,
    reference,
    rotation,
    switch,
    text,
    vector,
)


class Panel(Choice):
    HIDDEN = 0, "Hidden"
    EYEBROW = 1, "Eyebrow"
    EYE = 2, "Eye"
    MOUTH = 3, "Mouth"
    OTHER = 4, "Other"


class MorphKind(Choice):
    GROUP = 0, "Group"
    VERTEX = 1, "Vertex"
    BONE = 2, "Bone"
    UV = 3, "UV"
    UV1 = 4, "Additional UV 1"
    UV2 = 5, "Additional UV 2"
    UV3 = 6, "Additional UV 3"
    UV4 = 7, "Additional UV 4"
    MATERIAL = 8, "Material"
    FLIP = 9, "Flip"
    IMPULSE = 10, "Impulse"


class OffsetMethod(Choice):
    MULTIPLY = 0, "Multiply"
    ADD = 1, "Add"


@dataclass(frozen=True, slots=True)
class MorphOffset(Row):
    """An entry of a group or flip morph."""

    morph: Attribute[int] = reference("Morph", "morphs", removal=Removal.DROP, help="The morph that this morph moves.")
    weight: Attribute[float] = number("Morph weight", 1.0, help="Its value when this morph is at 1.")


@dataclass(frozen=True, slots=True)
class VertexOffset(Row):
    vertex: Attribute[int] = reference(
        "Vertex", "vertices", removal=Removal.DROP, help="The vertex that the morph moves."
    )
    translation: Attribute[Vec3] = vector("Offset", help="How far it moves when the morph is at 1.")


@dataclass(frozen=True, slots=True)
class UvOffset(Row):
    vertex: Attribute[int] = reference(
        "Vertex", "vertices", removal=Removal.DROP, help="The vertex whose UV the morph changes."
    )
    uv: Attribute[Vec4] = vector(
        "Offset",
        components=XYZW,
        help="What is added to the UV when the morph is at 1; of the plain UV, the first two numbers.",
    )


@dataclass(frozen=True, slots=True)
class BoneOffset(Row):
    bone: Attribute[int] = reference("Bone", "bones", removal=Removal.DROP, help="The bone that the morph moves.")
    translation: Attribute[Vec3] = vector("Translation", help="How far the bone moves when the morph is at 1.")
    rotation: Attribute[Vec4] = rotation("Rotation", help="How the bone turns when the morph is at 1, in degrees.")


@dataclass(frozen=True, slots=True)
class MaterialOffset(Row):
    """NONE as the material means every material."""

    material: Attribute[int] = reference(
        "Material", "materials", removal=Removal.DROP, optional=True, help="None: every material."
    )
    operation: Attribute[OffsetMethod] = choice(
        "Operation", OffsetMethod, help="Whether the values below are multiplied with those of the material, or added."
    )
    diffuse: Attribute[Vec4] = color(
        "Diffuse",
        1,
        1,
        1,
        1,
        help="What the diffuse colour and the opacity are multiplied with, or what is added to them.",
    )
    specular: Attribute[Vec3] = color(
        "Specular", 1, 1, 1, help="What the specular colour is multiplied with, or what is added."
    )
    shininess: Attribute[float] = number(
        "Specular power", 1.0, help="What the specular power is multiplied with, or what is added."
    )
    ambient: Attribute[Vec3] = color(
        "Ambient", 1, 1, 1, help="What the ambient colour is multiplied with, or what is added."
    )
    edge_color: Attribute[Vec4] = color(
        "Edge colour", 1, 1, 1, 1, help="What the colour of the edge is multiplied with, or what is added."
    )
    edge_size: Attribute[float] = number(
        "Edge size", 1.0, help="What the size of the edge is multiplied with, or what is added."
    )
    texture: Attribute[Vec4] = color(
        "Texture", 1, 1, 1, 1, help="What the colours of the texture are multiplied with, or what is added."
    )
    sphere: Attribute[Vec4] = color(
        "Sphere texture",
        1,
        1,
        1,
        1,
        help="What the colours of the sphere texture are multiplied with, or what is added.",
    )
    toon: Attribute[Vec4] = color(
        "Toon texture", 1, 1, 1, 1, help="What the colours of the toon are multiplied with, or what is added."
    )


@dataclass(frozen=True, slots=True)
class ImpulseOffset(Row):
    """All zero: stops the body."""

    body: Attribute[int] = reference(
        "Rigid body", "rigid_bodies", removal=Removal.DROP, help="The rigid body that gets a push."
    )
    local: Attribute[bool] = switch(
        "Local", help="Whether the directions are the body's own axes, or those of the model."
    )
    velocity: Attribute[Vec3] = vector(
        "Velocity", help="The push, by direction and strength. With no push and no torque the body is stopped."
    )
    torque: Attribute[Vec3] = vector("Torque", help="The twist, by axis and strength.")


OFFSET_TYPES: dict[MorphKind, type] = {
    MorphKind.GROUP: MorphOffset,
    MorphKind.VERTEX: VertexOffset,
    MorphKind.BONE: BoneOffset,
    MorphKind.UV: UvOffset,
    MorphKind.UV1: UvOffset,
    MorphKind.UV2: UvOffset,
    MorphKind.UV3: UvOffset,
    MorphKind.UV4: UvOffset,
    MorphKind.MATERIAL: MaterialOffset,
    MorphKind.FLIP: MorphOffset,
    MorphKind.IMPULSE: ImpulseOffset,
}


def members_fault(morphs: Sequence[Morph], row: int) -> TranslatableText | None:
    """Why a group or flip morph cannot have its entries: by groups within groups they lead back to it."""
    if row in members(morphs[row]):
        return TranslatableText("{} cannot contain itself", morphs[row].name or row)
    above: dict[int, int] = dict.fromkeys(members(morphs[row]), row)
    waiting = list(above)
    while waiting:
        group = waiting.pop()
        for member in members(morphs[group]) if group != NONE else ():
            if member == row:
                names = _cycle_names(morphs, above, group, row)
                return TranslatableText("{} cannot contain itself: {}", morphs[row].name or row, " → ".join(names))
            if member not in above:
                above[member] = group
                waiting.append(member)
    return None


def members(morph: Morph) -> list[int]:
    """The morphs that a group or flip morph acts through; none for other kinds."""
    return np.unique(morph.offsets[MorphOffset.morph]).tolist() if morph.offsets.row_type is MorphOffset else []


def _cycle_names(morphs: Sequence[Morph], above: dict[int, int], last: int, row: int) -> list[str]:
    """The names from `row` down to `last`, and back to `row`."""
    way = [row]
    while last != row:
        way.insert(0, last)
        last = above[last]
    return [morphs[one].name or str(one) for one in (row, *way)]


@dataclass(frozen=True, slots=True)
class Morph(Row):
    """Offsets that are not of the kind's type are given up, so that a morph is always coherent."""

    name: Attribute[str] = text(
        "Name",
        group="Name",
        help="Motions find the morph by this name. A VMD holds at most 15 bytes of it in Shift-JIS.",
    )
    name_en: Attribute[str] = text(
        "English name",
        group="Name",
        help="The name that MMD shows where its menus are English; motions do not use it.",
    )
    panel: Attribute[Panel] = choice(
        "Panel",
        Panel,
        Panel.OTHER,
        group="Morph",
        help="The panel in which MMD shows the slider: eyebrow (眉), eye (目), mouth (リップ) or other (その他). Hidden"
        " ones are used by other morphs only.",
    )
    kind: Attribute[MorphKind] = choice(
        "Kind",
        MorphKind,
        MorphKind.VERTEX,
        group="Morph",
        help="What the slider changes: vertices, bones, UVs, materials, other morphs, or impulses of bodies.",
    )
    offsets: Attribute[Columns] = columns(
        "Offsets",
        MorphOffset,
        VertexOffset,
        BoneOffset,
        UvOffset,
        MaterialOffset,
        ImpulseOffset,
        default=None,
        refused=members_fault,
        group="Offsets",
        help="What changes, and how far, when the slider is at 1.",
    )

    def __post_init__(self) -> None:
        if self.kind not in OFFSET_TYPES:
            last = int(max(OFFSET_TYPES))
            raise ValueError(TranslatableText("{} is not between {} and {}", int(self.kind), 0, last))
        wanted = OFFSET_TYPES[self.kind]
        if self.offsets is None or self.offsets.row_type is not wanted:
            object.__setattr__(self, "offsets", Columns(wanted, 0))


def lost_offsets(morphs: Sequence[Morph], kinds: Sequence[MorphKind]) -> int:
    """Count the offsets that morphs lose when they get these kinds: all of a morph whose offsets change their type."""
    pairs = zip(morphs, kinds, strict=True)
    return sum(len(morph.offsets) for morph, kind in pairs if morph.offsets.row_type is not OFFSET_TYPES[kind])
