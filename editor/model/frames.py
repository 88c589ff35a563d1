"""What a display frame is (PMX 2.0: 表示枠): a named list of bones and morphs, as MMD's panels show them."""

from __future__ import annotations

from dataclasses import dataclass

from editor.model.fields import records, reference, switch, text


@dataclass(frozen=True, slots=True)
class BoneItem:
    bone: int = reference("Bone", "bones", drop=True)


@dataclass(frozen=True, slots=True)
class MorphItem:
    morph: int = reference("Morph", "morphs", drop=True)


@dataclass(frozen=True, slots=True)
class Frame:
    name: str = text("Name", group="Name")
    name_en: str = text("English name", group="Name")
    special: bool = switch("Special", group="Name", help="Root and 表情 are special; MMD needs both.")
    items: tuple[BoneItem | MorphItem, ...] = records("Items", BoneItem, MorphItem, group="Items")
