"""What a morph is (PMX 2.0: モーフ; flip and impulse: PMX 2.1). Its offsets are Columns of the kind's row type."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from editor.messages import TranslatableText
from editor.model.columns import Columns
from editor.model.fields import (
    XYZW,
    Choice,
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
from editor.model.removal import Removal


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
class MorphOffset:
    """An entry of a group or flip morph."""

    morph: int = reference("Morph", "morphs", removal=Removal.DROP)
    weight: float = number("Weight", 1.0)


@dataclass(frozen=True, slots=True)
class VertexOffset:
    vertex: int = reference("Vertex", "vertices", removal=Removal.DROP)
    translation: Vec3 = vector("Offset")


@dataclass(frozen=True, slots=True)
class UvOffset:
    vertex: int = reference("Vertex", "vertices", removal=Removal.DROP)
    uv: Vec4 = vector("Offset", components=XYZW)


@dataclass(frozen=True, slots=True)
class BoneOffset:
    bone: int = reference("Bone", "bones", removal=Removal.DROP)
    translation: Vec3 = vector("Translation")
    rotation: Vec4 = rotation("Rotation")


@dataclass(frozen=True, slots=True)
class MaterialOffset:
    """NONE as the material means every material."""

    material: int = reference(
        "Material", "materials", removal=Removal.DROP, optional=True, help="None: every material."
    )
    operation: OffsetMethod = choice("Operation", OffsetMethod)
    diffuse: Vec4 = color("Diffuse", 1, 1, 1, 1)
    specular: Vec3 = color("Specular", 1, 1, 1)
    shininess: float = number("Specular power", 1.0)
    ambient: Vec3 = color("Ambient", 1, 1, 1)
    edge_color: Vec4 = color("Edge colour", 1, 1, 1, 1)
    edge_size: float = number("Edge size", 1.0)
    texture: Vec4 = color("Texture", 1, 1, 1, 1)
    sphere: Vec4 = color("Sphere texture", 1, 1, 1, 1)
    toon: Vec4 = color("Toon texture", 1, 1, 1, 1)


@dataclass(frozen=True, slots=True)
class ImpulseOffset:
    """All zero: stops the body."""

    body: int = reference("Rigid body", "rigid_bodies", removal=Removal.DROP)
    local: bool = switch("Local")
    velocity: Vec3 = vector("Velocity")
    torque: Vec3 = vector("Torque")


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


def members_fault(morphs: Sequence[Morph], row: int) -> str | None:
    """Why a group or flip morph cannot have its entries: by groups within groups they lead back to it."""
    if row in members(morphs[row]):
        return TranslatableText("{} cannot contain itself", morphs[row].name or row)
    above: dict[int, int] = dict.fromkeys(members(morphs[row]), row)
    waiting = list(above)
    while waiting:
        group = waiting.pop()
        for member in members(morphs[group]) if 0 <= group < len(morphs) else ():
            if member == row:
                names = _way(morphs, above, group, row)
                return TranslatableText("{} cannot contain itself: {}", morphs[row].name or row, " → ".join(names))
            if member not in above:
                above[member] = group
                waiting.append(member)
    return None


def members(morph: Morph) -> list[int]:
    """The morphs that a group or flip morph acts through; none for other kinds."""
    return np.unique(morph.offsets["morph"]).tolist() if morph.offsets.row_type is MorphOffset else []


def _way(morphs: Sequence[Morph], above: dict[int, int], last: int, row: int) -> list[str]:
    """The names from `row` down to `last`, and back to `row`."""
    way = [row]
    while last != row:
        way.insert(0, last)
        last = above[last]
    return [morphs[one].name or str(one) for one in (row, *way)]


@dataclass(frozen=True, slots=True)
class Morph:
    """Offsets that are not of the kind's type are given up, so that a morph is always coherent."""

    name: str = text("Name", group="Name")
    name_en: str = text("English name", group="Name")
    panel: Panel = choice("Panel", Panel, Panel.OTHER, group="Morph")
    kind: MorphKind = choice("Kind", MorphKind, MorphKind.VERTEX, group="Morph")
    offsets: Columns = columns(
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
    )

    def __post_init__(self) -> None:
        wanted = OFFSET_TYPES[self.kind]
        if self.offsets is None or self.offsets.row_type is not wanted:
            object.__setattr__(self, "offsets", Columns(wanted, 0))


def lost_offsets(morphs: Sequence[Morph], kinds: Sequence[MorphKind]) -> int:
    """How many offsets the morphs lose that become of these kinds: all, where the type of offset is another."""
    pairs = zip(morphs, kinds, strict=True)
    return sum(len(morph.offsets) for morph, kind in pairs if morph.offsets.row_type is not OFFSET_TYPES[kind])
