"""What a display frame is (PMX 2.0: 表示枠): a named list of bones and morphs, as MMD's panels show them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from editor.messages import TranslatableText
from editor.model.fields import records, reference, switch, text
from editor.model.removal import Removal

SPECIAL = ("Root", "表情")  # the names of the special frames, which MMD looks for, in the order in which they stand


def special_fault(frames: Sequence[DisplayFrame]) -> str | None:
    """What of MMD's special frames is missing among all frames, or does not stand where it has to."""
    rows = {frame.name: row for row, frame in reversed(list(enumerate(frames))) if frame.special}
    for name in SPECIAL:
        if name not in rows:
            return TranslatableText("MMD needs the special frame {}: it can neither be deleted nor renamed", name)
    if [rows[name] for name in SPECIAL] != list(range(len(SPECIAL))):
        return TranslatableText("The special frames {} and {} have to come first: they cannot be moved", *SPECIAL)
    return None


def first_free_row(frames: Sequence[DisplayFrame]) -> int:
    """The first row that stands behind the special frames; 0 where these do not stand as they should."""
    return 0 if special_fault(frames) else len(SPECIAL)


@dataclass(frozen=True, slots=True)
class BoneItem:
    bone: int = reference("Bone", "bones", removal=Removal.DROP)


@dataclass(frozen=True, slots=True)
class MorphItem:
    morph: int = reference("Morph", "morphs", removal=Removal.DROP)


@dataclass(frozen=True, slots=True)
class DisplayFrame:
    name: str = text("Name", group="Name")
    name_en: str = text("English name", group="Name")
    special: bool = switch("Special", group="Name", help="Root and 表情 are special; MMD needs both.")
    items: tuple[BoneItem | MorphItem, ...] = records("Items", BoneItem, MorphItem, group="Items")
