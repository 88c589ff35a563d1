"""TableLabel: what a row of a table, and its rows together, are called, wherever something is said of them."""

from __future__ import annotations

from typing import NamedTuple

from editor.messages import TranslatableText


class TableLabel(NamedTuple):
    """`one` row, and `many`."""

    one: TranslatableText
    many: TranslatableText


TABLE_LABELS = {
    "info": TableLabel(TranslatableText("Model"), TranslatableText("Model")),
    "vertices": TableLabel(TranslatableText("Vertex"), TranslatableText("Vertices")),
    "faces": TableLabel(TranslatableText("Face"), TranslatableText("Faces")),
    "textures": TableLabel(TranslatableText("Texture"), TranslatableText("Textures")),
    "materials": TableLabel(TranslatableText("Material"), TranslatableText("Materials")),
    "bones": TableLabel(TranslatableText("Bone"), TranslatableText("Bones")),
    "morphs": TableLabel(TranslatableText("Morph"), TranslatableText("Morphs")),
    "frames": TableLabel(TranslatableText("Display frame"), TranslatableText("Display frames")),
    "rigid_bodies": TableLabel(TranslatableText("Rigid body"), TranslatableText("Rigid bodies")),
    "joints": TableLabel(TranslatableText("Joint"), TranslatableText("Joints")),
    "soft_bodies": TableLabel(TranslatableText("Soft body"), TranslatableText("Soft bodies")),
}
