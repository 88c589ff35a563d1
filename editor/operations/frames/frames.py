"""Edits of all display frames (PMX 2.0: 表示枠): what is in none registered, standard frames, Root and 表情 first."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from editor.messages import TranslatableText
from editor.model.bones import BoneFlags
from editor.model.columns import Records
from editor.model.edit import Edit
from editor.model.fields import NONE, choice, integer, reference, text
from editor.model.frames import (
    FACIAL,
    SPECIAL,
    BoneItem,
    DisplayFrame,
    FrameItem,
    MorphItem,
    special_frames,
    special_row,
)
from editor.model.model import Model
from editor.model.names import plain_name, sided_name
from editor.operations.choices import FrameRule
from editor.operations.frames.frame_entries import (
    LAST,
    OTHERS,
    check_frame,
    enter_beside,
    enter_morphs,
    move_items,
    put_rows,
)
from editor.operations.operation import NEEDS_ROWS, NoParameters, OperationContext, Result, Scope, operation
from editor.operations.parameters import numbers_from_text
from editor.operations.queries.display_frames import (
    MOST_MORPHS,
    bones_among_morphs,
    bones_in_no_frame,
    morphs_in_no_frame,
    target_of,
    wants_frame,
)

Frames = list[DisplayFrame]
# -- the operations ----------------------------------------------------------------------------------------------------

PLACE_HELP = "The number of the item before which they are put, from 0 on; -1 puts them at the end."


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


@dataclass(frozen=True, slots=True)
class RegisterMissing:
    rule: FrameRule = choice(
        "Frame",
        FrameRule,
        help="The display frame for bones. Bones without a standard name go to the frame of their parent.",
    )
    name: str = text(
        "Name", OTHERS[0], help="The name of the one frame for all. If there is none of that name it is made."
    )


@operation(
    "frames.register-missing",
    "Register in display frames",
    "Puts the visible bones and the morphs that are in no display frame into one, because MMD shows only those in"
    " a frame. Morphs go to 表情.",
    tables=("frames",),
    parameters=RegisterMissing,
    scope=Scope.ALL,
)
def register_missing(edit: Edit, context: OperationContext, parameters: RegisterMissing) -> Result:
    """Put the visible bones and the morphs that are in no display frame into one; morphs into 表情."""
    model = edit.model
    bones, morphs = bones_in_no_frame(model), morphs_in_no_frame(model)
    if morphs and special_row(model.frames.records, FACIAL) == NONE:
        _put_frames(edit, _with_special(model.frames.records))
    match parameters.rule:
        case FrameRule.STANDARD:
            _put_frames(edit, _with_items(model.frames.records, _by_home(model, bones)))
        case FrameRule.ONE if bones:
            _append_to(edit, parameters.name or OTHERS[0], bones)
    enter_beside(edit, {bone: [bone] for bone in bones})  # what is in a frame by now stays there
    enter_morphs(edit, morphs)
    report = TranslatableText("Registered in display frames; bones: {:,}, morphs: {:,}", len(bones), len(morphs))
    return Result(report, warnings=_morph_warnings(model))


def _append_to(edit: Edit, name: str, bones: Sequence[int]) -> None:
    """Put bones at the end of the display frame of a name."""
    if name in SPECIAL:
        raise ValueError(TranslatableText("{} is a special display frame: choose another name", name))
    frames: Frames = list(edit.model.frames)
    row = next((row for row, frame in enumerate(frames) if frame.name == name), len(frames))
    if row == len(frames):
        frames.append(DisplayFrame(name, OTHERS[1] if name == OTHERS[0] else ""))
    frames[row] = replace(frames[row], items=(*frames[row].items, *map(BoneItem, bones)))
    _put_frames(edit, frames)


def _morph_warnings(model: Model) -> tuple[TranslatableText, ...]:
    count = sum(isinstance(item, MorphItem) for frame in model.frames for item in frame.items)
    if count <= MOST_MORPHS:
        return ()
    return (
        TranslatableText("{} morphs in display frames: MMD may crash where there are more than {}", count, MOST_MORPHS),
    )


# -- standard frames ---------------------------------------------------------------------------------------------------

ByHome = Mapping[StandardFrame, Sequence[FrameItem]]


@operation(
    "frames.standard",
    "Standard display frames",
    "Moves bones by their names into the usual display frames: center, IK, upper body, arms, fingers, lower body,"
    " legs and more. Hidden and unknown bones stay where they are.",
    tables=("frames",),
    previews=False,
    scope=Scope.ALL,
)
def make_standard(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Move the bones of standard names into the standard frames, which come first; what is in Root stays there."""
    old = edit.model.frames.records
    stays = [replace(frame, items=tuple(_staying_items(edit.model, frame))) for frame in old]
    there = {item for frame in stays for item in frame.items}
    listed = {item.bone for frame in old for item in frame.items if isinstance(item, BoneItem)}
    bones = sorted(listed.union(bones_in_no_frame(edit.model)) - {NONE})
    movers = _by_home(edit.model, [bone for bone in bones if BoneItem(bone) not in there])
    emptied = {id(after) for before, after in zip(old, stays, strict=True) if before.items and not after.items}
    filled = [frame for frame in _with_items(stays, movers) if frame.special or id(frame) not in emptied]
    _put_frames(edit, sorted(filled, key=_standard_order))
    rows = [row for row, frame in enumerate(edit.model.frames) if _home(frame) is not None]
    count = sum(map(len, movers.values()))
    report = TranslatableText("Bones moved into standard display frames: {:,}", count)
    return Result(report, {"frames": range(rows[0], rows[-1] + 1)} if rows else {})


def _staying_items(model: Model, frame: DisplayFrame) -> list[FrameItem]:
    """The items of a frame that belong there, or nowhere else."""
    home = _home(frame)
    return [item for item in frame.items if frame.special or _home_of_item(model, item) in (None, home)]


def _home_of_item(model: Model, item: FrameItem) -> StandardFrame | None:
    """The standard frame of what an item is about; bones that nobody handles, such as hidden tips, have none."""
    if not isinstance(item, BoneItem) or item.bone == NONE:
        return None
    bone = model.bones[item.bone]
    return home_of(bone.name) if wants_frame(bone) and bone.flags & BoneFlags.OPERABLE else None


def _home(frame: DisplayFrame) -> StandardFrame | None:
    """The standard frame that a display frame is."""
    return None if frame.special else standard_named(frame.name)


def _standard_order(frame: DisplayFrame) -> int:
    home = _home(frame)
    if frame.special:
        return -1
    return len(STANDARD_FRAMES) if home is None else STANDARD_FRAMES.index(home)


def _by_home(model: Model, bones: Sequence[int]) -> dict[StandardFrame, list[FrameItem]]:
    """Items of the bones that have a standard frame, by that."""
    found: dict[StandardFrame, list[FrameItem]] = defaultdict(list)
    for item in map(BoneItem, bones):
        home = _home_of_item(model, item)
        if home is not None:
            found[home].append(item)
    return found


def _with_items(frames: Sequence[DisplayFrame], items: ByHome) -> Frames:
    """The frames with more items in standard ones; one that is not there comes after the standard ones before it."""
    new = list(frames)
    for home in (home for home in STANDARD_FRAMES if items.get(home)):
        row = next((row for row, frame in enumerate(new) if _home(frame) is home), NONE)
        if row == NONE:
            rank = STANDARD_FRAMES.index(home)
            before = [row for row, frame in enumerate(new) if _standard_order(frame) < rank]
            row = before[-1] + 1 if before else 0
            new.insert(row, DisplayFrame(home.name, home.name_en))
        new[row] = replace(new[row], items=(*new[row].items, *items[home]))
    return new


# -- special frames ----------------------------------------------------------------------------------------------------


@operation(
    "frames.normalize",
    "Normalize display frames",
    "Moves Root and 表情 to the top as the only special frames, and removes what causes problems in MMD: items"
    " that are in a frame already, items that refer to nothing, and hidden morphs.",
    tables=("frames",),
    previews=False,
    scope=Scope.ALL,
)
def normalize_frames(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Make Root and 表情 the first and only special frames; take out doubles, items about nothing and hidden morphs."""
    model, seen = edit.model, set[FrameItem]()
    before = sum(len(frame.items) for frame in model.frames)
    frames: Frames = []
    for frame in _with_special(model.frames.records):
        kept = [item for item in dict.fromkeys(frame.items) if item not in seen and _can_be_shown(model, item)]
        seen.update(kept)
        frames.append(replace(frame, items=tuple(kept)))
    _put_frames(edit, frames)
    count = before - sum(len(frame.items) for frame in frames)
    return Result(TranslatableText("{} and {} come first; {:,} items taken out", *SPECIAL, count))


@operation(
    "frames.bones-out-of-facial",
    "Take bones out of 表情",
    "Takes bones out of 表情, the display frame of morphs. Those that are in no other frame are put"
    " into that of their parent.",
    previews=False,
)
def take_bones_out_of_facial(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Take bones out of 表情; those that no other frame has enter that of their parent."""
    bones, frames = bones_among_morphs(edit.model), edit.model.frames
    if bones:
        row = special_row(frames.records, FACIAL)
        edit.replace(
            frames, row, DisplayFrame.items, tuple(item for item in frames[row].items if isinstance(item, MorphItem))
        )
        enter_beside(edit, {bone: [bone] for bone in bones})
    return Result(
        TranslatableText("Bones taken out of {}: {:,}", FACIAL, len(bones)), {"bones": np.array(bones, np.intp)}
    )


def _can_be_shown(model: Model, item: FrameItem) -> bool:
    """Return whether an item is about something, and not about a hidden morph, at which MMD may crash."""
    table, row = target_of(item)
    return row != NONE and (table == "bones" or wants_frame(model.morphs[row]))


def _with_special(frames: Sequence[DisplayFrame]) -> Frames:
    """The frames with Root and 表情 before all others and alone special, each with the items of all of its name."""
    first: Frames = []
    for made in special_frames():
        same = sorted((frame for frame in frames if frame.name == made.name), key=lambda frame: not frame.special)
        items = tuple(item for frame in same for item in frame.items)
        first.append(replace((same or [made])[0], special=True, items=items))
    others = [frame for frame in frames if frame.name not in SPECIAL]
    return [*first, *(replace(frame, special=False) if frame.special else frame for frame in others)]


def _put_frames(edit: Edit, frames: Sequence[DisplayFrame]) -> None:
    """Make these the display frames: at once, for a model with only one of the special frames is refused."""
    table = edit.model.frames
    more = len(frames) - len(table)
    edit.insert(table, len(table), [DisplayFrame()] * more)
    others = [row for row, frame in enumerate(frames) if frame != table[row]]
    edit.put(table, others, Records(DisplayFrame, [frames[row] for row in others]))
    edit.remove(table, range(len(frames), len(table)))


@dataclass(frozen=True, slots=True)
class AddItems:
    frame: int = reference("Display frame", "frames", help="The display frame into which they are put.")
    place: int = integer("Before item (-1: at the end)", LAST, minimum=LAST, help=PLACE_HELP)


@operation(
    "frames.add-items",
    "Put into a display frame",
    "Puts bones and morphs into a display frame and takes them out of others. Hidden morphs are left out.",
    tables=("bones", "morphs"),
    parameters=AddItems,
    needs=NEEDS_ROWS,
)
def add_items(edit: Edit, context: OperationContext, parameters: AddItems) -> Result:
    """Put the chosen bones and morphs into a display frame; another that has them gives them up."""
    entries = put_rows(edit, context.rows, parameters.frame, parameters.place)
    name = edit.model.frames[parameters.frame].name
    left_out = sum(map(len, context.rows.values())) - len(entries)
    warning = TranslatableText("Hidden morphs (panel 0) were left out, because MMD may crash: {:,}", left_out)
    report = TranslatableText("Items put into a display frame: {:,} ({})", len(entries), name)
    return Result(report, warnings=(warning,) if left_out else ())


@dataclass(frozen=True, slots=True)
class MoveItems:
    from_: int = reference(
        "From", "frames", help="The display frame from which items are moved. None: the selected one."
    )
    items: str = text("Items", "all", help="The numbers of the items, from 0 on, such as 0,3-5; or all.")
    to: int = reference("To", "frames", help="The display frame into which they are moved.")
    place: int = integer("Before item (-1: at the end)", LAST, minimum=LAST, help=PLACE_HELP)


@operation(
    "frames.move-items",
    "Move items between display frames",
    "Moves items of a display frame into another, or to another place in it.",
    tables=("frames",),
    parameters=MoveItems,
)
def move(edit: Edit, context: OperationContext, parameters: MoveItems) -> Result:
    """Move items from one display frame into another, or within one."""
    chosen = context.of("frames").tolist()
    frame = chosen[0] if parameters.from_ == NONE and chosen else parameters.from_
    check_frame(edit.model, frame)
    numbers = _item_numbers(parameters.items, len(edit.model.frames[frame].items))
    entries = move_items(edit, [(frame, at) for at in numbers], parameters.to, parameters.place)
    name = edit.model.frames[parameters.to].name
    return Result(TranslatableText("Items put into a display frame: {:,} ({})", len(entries), name))


def _item_numbers(text: str, count: int) -> list[int]:
    """The items that a text tells: numbers and runs of them, or all."""
    if text.strip() == "all":
        return list(range(count))
    numbers: list[int] = []
    for part in text.split(","):
        found = numbers_from_text(part, count)
        if not found:
            raise ValueError(TranslatableText("the display frame has no item {}", repr(part)))
        numbers += found
    return numbers
