"""Display frames (PMX 2.0: 表示枠): named lists of bones and morphs, as MMD's panels show them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from editor.messages import TranslatableText
from editor.model.fields import NONE, Attribute, Removal, Row, records, reference, switch, text

# The names of the special frames, which MMD looks for, in the order in which they stand; and their English names.
SPECIAL = (ROOT, FACIAL) = ("Root", "表情")
ENGLISH = {ROOT: "Root", FACIAL: "Exp"}

FIXED_SPECIAL = TranslatableText("The special frames {} and {} have to come first: they cannot be moved", *SPECIAL)


def special_fault(frames: Sequence[DisplayFrame]) -> TranslatableText | None:
    """Return the fault of MMD's special frames: one is missing, or not at its row; None without a fault."""
    rows = {frame.name: row for row, frame in reversed(list(enumerate(frames))) if frame.special}
    for name in SPECIAL:
        if name not in rows:
            return TranslatableText("MMD needs the special frame {}: it can neither be deleted nor renamed", name)
    if [rows[name] for name in SPECIAL] != list(range(len(SPECIAL))):
        return FIXED_SPECIAL
    return None


def special_row(frames: Sequence[DisplayFrame], name: str) -> int:
    """The row of the special frame of a name, the first of several; NONE without one."""
    return next((row for row, frame in enumerate(frames) if frame.special and frame.name == name), NONE)


def special_frames(root: tuple[FrameItem, ...] = (), facial: tuple[FrameItem, ...] = ()) -> list[DisplayFrame]:
    """The two special frames, as a model begins with them, that have these items."""
    return [DisplayFrame(name, ENGLISH[name], True, items) for name, items in ((ROOT, root), (FACIAL, facial))]


def first_free_row(frames: Sequence[DisplayFrame]) -> int:
    """The first row that stands behind the special frames; 0 where these do not stand as they should."""
    return 0 if special_fault(frames) else len(SPECIAL)


@dataclass(frozen=True, slots=True)
class BoneItem(Row):
    bone: Attribute[int] = reference("Bone", "bones", removal=Removal.DROP, help="The bone that is listed.")


@dataclass(frozen=True, slots=True)
class MorphItem(Row):
    morph: Attribute[int] = reference("Morph", "morphs", removal=Removal.DROP, help="The morph that is listed.")


FrameItem: TypeAlias = BoneItem | MorphItem


@dataclass(frozen=True, slots=True)
class DisplayFrame(Row):
    name: Attribute[str] = text("Name", group="Name", help="The name that MMD shows in its list of frames.")
    name_en: Attribute[str] = text(
        "English name", group="Name", help="The name that MMD shows where its menus are English."
    )
    special: Attribute[bool] = switch(
        "Special", group="Name", help="A special frame. MMD needs both of them, Root and 表情."
    )
    items: Attribute[tuple[FrameItem, ...]] = records(
        "Items",
        BoneItem,
        MorphItem,
        group="Items",
        help="The bones and morphs of the frame, in MMD's order. What is in no frame cannot get keys in MMD.",
    )
