"""Items of display frames (PMX 2.0: 表示枠): put into a frame, moved, ordered and taken out.

New bones and morphs enter one, as MMD shows only what is in one.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence

from editor.messages import TranslatableText
from editor.model.bones import Bone
from editor.model.changes import Rows
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.frames import FACIAL, ROOT, BoneItem, DisplayFrame, FrameItem, MorphItem, first_free_row, special_row
from editor.model.model import Model
from editor.model.names import other_side_name
from editor.model.tables import Table
from editor.operations.queries.display_frames import wants_frame

OTHERS = ("その他", "Others")
CENTER = ("センター", "Center")  # the frame of the bones that move the whole model
FrameEntry = tuple[int, int]  # the row of a frame, and the number of an item in it
LAST = -1  # as an index: behind all others
# Where the nth of the chosen items goes that stands at an index, where `room` others are in the frame.
ORDERS: Mapping[str, Callable[[int, int, int], int]] = {
    "move-up": lambda n, index, room: max(index - 1, n),
    "move-down": lambda n, index, room: min(index + 1, room + n),
    "move-to-top": lambda n, index, room: n,
    "move-to-bottom": lambda n, index, room: room + n,
}


def enter_new(edit: Edit, table: Table, rows: Rows) -> None:
    """Put rows that were just inserted into display frames, as far as MMD should show them.

    Bones come to the row before them; rows of tables that frames do not list stay alone.
    """
    if table.name == "bones" and len(rows):
        bones = [row for row in map(int, rows) if wants_frame(edit.model.bones[row])]
        enter_bones(edit, bones, int(rows[0]) - 1)
    elif table.name == "morphs":
        enter_morphs(edit, [row for row in map(int, rows) if wants_frame(edit.model.morphs[row])])


def enter_bones(edit: Edit, bones: Sequence[int], beside: int) -> None:
    """Put bones into the display frame of the bone `beside`, after it; where that is in none, into that of a parent.

    Where no parent is in a frame either they come to the end of the last frame, which is made where there is none.
    Those that are in a frame already stay there.
    """
    enter_beside(edit, {beside: bones})


def enter_beside(edit: Edit, bones: Mapping[int, Sequence[int]]) -> None:
    """Put bones into display frames by the bone that they belong to, as `enter_bones` does for one."""
    frames, known = edit.model.frames, dict[int, FrameItem | None]()
    taken = {item for frame in frames for item in frame.items}
    ordinary = [(row, frame) for row, frame in enumerate(frames) if not frame.special]
    listed = {item: row for row, frame in reversed(ordinary) for item in frame.items}
    behind: dict[FrameItem | None, list[FrameItem]] = defaultdict(list)
    for beside, some in bones.items():
        new = [BoneItem(bone) for bone in some if BoneItem(bone) not in taken]
        if new:
            behind[_nearest_item(edit.model.bones.records, beside, listed, known)] += new
    last = behind.pop(None, [])
    for row in sorted({listed[item] for item in behind if item is not None}):
        items = [one for item in frames[row].items for one in (item, *behind.pop(item, ()))]
        edit.replace(frames, row, DisplayFrame.items, tuple(items))
    if last:
        _append(edit, _last_frame(edit), last)


def enter_across(edit: Edit, images: Mapping[int, int]) -> None:
    """Put mirrored bones, by the row of their source, into the frame whose name is that of the other side.

    There each comes behind the image of what stands before its source, as far as that is there. Where the frame of the
    source has no side, or nobody made one for the other, the images come beside their sources.
    """
    frames, bones = edit.model.frames, edit.model.bones
    taken = {item for frame in frames for item in frame.items}
    ordinary = [(row, frame) for row, frame in enumerate(frames) if not frame.special]
    by_name = {frame.name: row for row, frame in reversed(ordinary)}
    new = {BoneItem(source): BoneItem(image) for source, image in images.items() if BoneItem(image) not in taken}
    named = {bone.name: BoneItem(row) for row, bone in reversed(list(enumerate(bones)))}
    for row, frame in ordinary:
        other = by_name.get(other_side_name(frame.name), row)
        if other == row or not any(item in new for item in frame.items):
            continue
        own = [item for item in frame.items if isinstance(item, BoneItem)]
        across = {item: new.get(item) or named.get(other_side_name(bones[item.bone].name)) for item in own}
        items = list(frames[other].items)
        index = next((at for at, item in enumerate(items) if item in across.values()), len(items))
        for item, image in across.items():
            if image in items:
                index = items.index(image) + 1
            elif image is not None and item in new:
                items.insert(index, image)
                index += 1
        edit.replace(frames, other, DisplayFrame.items, tuple(items))
    enter_beside(edit, {source: [image] for source, image in images.items()})


def enter_root(edit: Edit, bone: int) -> None:
    """Put a bone into the frame Root in the place of others; these come to the frame センター.

    In a model without Root it comes beside its parents.
    """
    frames = edit.model.frames
    root = special_row(frames.records, ROOT)
    if root == NONE:
        enter_bones(edit, [bone], bone)
        return
    items = frames[root].items
    morphs = [item for item in items if isinstance(item, MorphItem)]
    entered: tuple[FrameItem, ...] = (BoneItem(bone), *morphs)
    edit.replace(frames, root, DisplayFrame.items, entered)
    listed = {item for frame in frames for item in frame.items}
    homeless = [item for item in items if item not in listed]
    if homeless:
        center = _frame_of_center(edit)
        edit.replace(frames, center, DisplayFrame.items, (*homeless, *frames[center].items))


def enter_morphs(edit: Edit, morphs: Sequence[int]) -> None:
    """Put morphs at the end of 表情, the special frame of morphs; where a model has none they stay in no frame."""
    row = special_row(edit.model.frames.records, FACIAL)
    taken = {item for frame in edit.model.frames for item in frame.items}
    new = [MorphItem(morph) for morph in morphs if MorphItem(morph) not in taken]
    if row != NONE and new:
        _append(edit, row, new)


def _nearest_item(
    bones: Sequence[Bone], bone: int, listed: Mapping[FrameItem, int], known: dict[int, FrameItem | None]
) -> FrameItem | None:
    """The item of a bone, or else of the nearest of its parents that is `listed`; `known` keeps the answers."""
    path: list[int] = []
    while bone != NONE and bone not in known:
        item = BoneItem(bone)
        path.append(bone)
        known[bone] = item if item in listed else None  # which also ends circles
        bone = bone if item in listed else bones[bone].parent
    found = known.get(bone)
    known.update(dict.fromkeys(path, found))
    return found


def _last_frame(edit: Edit) -> int:
    frames = edit.model.frames
    if len(frames) <= first_free_row(frames.records) or frames[len(frames) - 1].special:
        edit.insert(frames, len(frames), [DisplayFrame(*OTHERS)])
    return len(frames) - 1


def _append(edit: Edit, row: int, items: Sequence[FrameItem]) -> None:
    edit.replace(edit.model.frames, row, DisplayFrame.items, (*edit.model.frames[row].items, *items))


def _frame_of_center(edit: Edit) -> int:
    """The row of the frame センター, which is made behind the special ones where it is missing."""
    frames = edit.model.frames
    row = next((row for row, frame in enumerate(frames) if not frame.special and frame.name == CENTER[0]), NONE)
    if row == NONE:
        row = first_free_row(frames.records)
        edit.insert(frames, row, [DisplayFrame(*CENTER)])
    return row


def put_rows(edit: Edit, rows: Mapping[str, Iterable[int]], frame: int, index: int = LAST) -> list[FrameEntry]:
    """Put bones and morphs into a frame, out of others that have them; where they are then. Hidden morphs stay out.

    ValueError where all of them are hidden morphs.
    """
    bones = [BoneItem(int(bone)) for bone in rows.get("bones", ())]
    morphs = [int(morph) for morph in rows.get("morphs", ())]
    shown = [MorphItem(morph) for morph in morphs if wants_frame(edit.model.morphs[morph])]
    items: list[FrameItem] = [*bones, *shown]
    if morphs and not items:
        raise ValueError(TranslatableText("Hidden morphs (panel 0) in a display frame may crash MMD"))
    wanted = set(items)
    frames = enumerate(edit.model.frames)
    there = [(row, at) for row, frame in frames for at, item in enumerate(frame.items) if item in wanted]
    return _move_into_frame(edit, there, items, frame, index)


def move_items(edit: Edit, entries: Iterable[FrameEntry], frame: int, index: int = LAST) -> list[FrameEntry]:
    """Move items, from any frames, before an index of a frame; where they are then."""
    ordered = sorted(set(entries))
    return _move_into_frame(edit, ordered, [edit.model.frames[row].items[at] for row, at in ordered], frame, index)


def remove_items(edit: Edit, entries: Iterable[FrameEntry]) -> None:
    """Take items out of their frames; the bones and morphs stay."""
    for row, gone in _by_frame(entries).items():
        items = edit.model.frames[row].items
        edit.replace(edit.model.frames, row, DisplayFrame.items, tuple(_without(items, gone)))


def order_items(edit: Edit, entries: Iterable[FrameEntry], order: str) -> list[FrameEntry]:
    """Move items within their frames, as one of ORDERS says; where they are then."""
    new: list[FrameEntry] = []
    for row, chosen in _by_frame(entries).items():
        items = edit.model.frames[row].items
        goals = [ORDERS[order](n, at, len(items) - len(chosen)) for n, at in enumerate(chosen)]
        taken = dict(zip(goals, (items[at] for at in chosen), strict=True))
        others = iter(_without(items, chosen))
        ordered = tuple(taken[at] if at in taken else next(others) for at in range(len(items)))
        edit.replace(edit.model.frames, row, DisplayFrame.items, ordered)
        new += [(row, at) for at in goals]
    return new


def _move_into_frame(
    edit: Edit, gone: Sequence[FrameEntry], items: Sequence[FrameItem], frame: int, index: int
) -> list[FrameEntry]:
    """Take items out of their frames, and put items into a frame before what stands at an index now."""
    frames = edit.model.frames
    check_frame(edit.model, frame)
    index = len(frames[frame].items) if index == LAST else min(index, len(frames[frame].items))
    by_frame = _by_frame(gone)
    index -= sum(at < index for at in by_frame.get(frame, ()))
    rest = _without(frames[frame].items, by_frame.pop(frame, ()))
    remove_items(edit, [(row, at) for row, chosen in by_frame.items() for at in chosen])
    edit.replace(frames, frame, DisplayFrame.items, (*rest[:index], *items, *rest[index:]))
    return [(frame, index + n) for n in range(len(items))]


def check_frame(model: Model, frame: int) -> None:
    if not 0 <= frame < len(model.frames):
        raise ValueError(TranslatableText("a display frame expected"))


def _by_frame(entries: Iterable[FrameEntry]) -> dict[int, list[int]]:
    """The numbers of items, ascending, by the row of their frame."""
    found: dict[int, list[int]] = defaultdict(list)
    for row, at in sorted(set(entries)):
        found[row].append(at)
    return found


def _without(items: Sequence[FrameItem], gone: Iterable[int]) -> list[FrameItem]:
    left = set(gone)
    return [item for at, item in enumerate(items) if at not in left]
