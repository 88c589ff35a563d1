"""The display frames that models of MMD usually have, and the bones that belong into each, by their names."""

from __future__ import annotations

import re
from dataclasses import dataclass

from editor.model.names import plain_name, sided_name


@dataclass(frozen=True, slots=True)
class StandardFrame:
    """A display frame by its names; `bones` matches the names of those that it has, without their side."""

    name: str
    name_en: str
    bones: re.Pattern[str]


_ROWS = (
    ("センター", "Center", "全ての親|すべての親|操作中心|センター\\d?|グルーブ"),
    ("ＩＫ", "IK", ".*IK.*"),
    ("体(上)", "Upper Body", "上半身\\d?|首\\d?|頭|両目|目|目光|眉|あご|舌\\d?|胸.*|乳.*"),
    ("髪", "Hair", ".*(髪|もみあげ|アホ毛|ツインテ|ポニテ|おさげ).*"),
    ("腕", "Arms", "肩[PC]?|腕|腕捩\\d?|ひじ|手捩\\d?|手首|ダミー"),
    ("指", "Fingers", "(親|人|人差し?|中|薬|小)指\\d?"),
    ("体(下)", "Lower Body", "下半身\\d?|腰|腰キャンセル"),
    ("足", "Legs", "(足|ひざ|足首)D?|足先EX|つま先(EX)?"),
    ("スカート", "Skirt", ".*スカート.*"),
)
# In the order in which they stand in a model.
STANDARD_FRAMES = tuple(StandardFrame(name, name_en, re.compile(bones)) for name, name_en, bones in _ROWS)


def home_of(bone: str) -> StandardFrame | None:
    """The standard frame of a bone, by its name: half or full width, of either side."""
    name = sided_name(_plain(bone)).both
    return next((frame for frame in STANDARD_FRAMES if frame.bones.fullmatch(name)), None)


def standard_named(name: str) -> StandardFrame | None:
    """The standard frame that a display frame of that name is."""
    return next((frame for frame in STANDARD_FRAMES if _plain(frame.name) == _plain(name)), None)


def _plain(name: str) -> str:
    return plain_name(name).strip()
