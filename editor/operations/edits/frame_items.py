"""Edits of the items of display frames: bones and morphs put into a frame, items moved, ordered and taken out."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import NONE, integer, reference, text
from editor.model.frames import BoneItem, FrameItem, MorphItem
from editor.model.model import Model
from editor.operations.operation import NEEDS_ROWS, Operation, OperationContext, Result
from editor.operations.parameters import numbers_from_text
from editor.operations.queries.display_frames import wants_frame

Place = tuple[int, int]  # the row of a frame, and the number of an item in it
LAST = -1  # as a place: behind all others


def put_rows(edit: Edit, rows: Mapping[str, Iterable[int]], frame: int, place: int = LAST) -> list[Place]:
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
    return _put(edit, there, items, frame, place)


def move_items(edit: Edit, places: Iterable[Place], frame: int, place: int = LAST) -> list[Place]:
    """Move items, from any frames, before a place of a frame; where they are then."""
    ordered = sorted(set(places))
    return _put(edit, ordered, [edit.model.frames[row].items[at] for row, at in ordered], frame, place)


def remove_items(edit: Edit, places: Iterable[Place]) -> None:
    """Take items out of their frames; the bones and morphs stay."""
    for row, gone in _by_frame(places).items():
        items = edit.model.frames[row].items
        edit.replace(edit.model.frames, row, "items", tuple(_without(items, gone)))


# Where the nth of the chosen items goes that stands at a place, where `room` others are in the frame.
ORDERS: Mapping[str, Callable[[int, int, int], int]] = {
    "move-up": lambda n, place, room: max(place - 1, n),
    "move-down": lambda n, place, room: min(place + 1, room + n),
    "move-to-top": lambda n, place, room: n,
    "move-to-bottom": lambda n, place, room: room + n,
}


def order_items(edit: Edit, places: Iterable[Place], order: str) -> list[Place]:
    """Move items within their frames, as one of ORDERS says; where they are then."""
    new: list[Place] = []
    for row, chosen in _by_frame(places).items():
        items = edit.model.frames[row].items
        goals = [ORDERS[order](n, at, len(items) - len(chosen)) for n, at in enumerate(chosen)]
        taken = dict(zip(goals, (items[at] for at in chosen), strict=True))
        others = iter(_without(items, chosen))
        ordered = tuple(taken[at] if at in taken else next(others) for at in range(len(items)))
        edit.replace(edit.model.frames, row, "items", ordered)
        new += [(row, at) for at in goals]
    return new


def _put(edit: Edit, gone: Sequence[Place], items: Sequence[FrameItem], frame: int, place: int) -> list[Place]:
    """Take items out of their places, and put items into a frame before what stands at a place now."""
    frames = edit.model.frames
    _check_frame(edit.model, frame)
    place = len(frames[frame].items) if place == LAST else min(place, len(frames[frame].items))
    by_frame = _by_frame(gone)
    place -= sum(at < place for at in by_frame.get(frame, ()))
    rest = _without(frames[frame].items, by_frame.pop(frame, ()))
    remove_items(edit, [(row, at) for row, chosen in by_frame.items() for at in chosen])
    edit.replace(frames, frame, "items", (*rest[:place], *items, *rest[place:]))
    return [(frame, place + n) for n in range(len(items))]


def _check_frame(model: Model, frame: int) -> None:
    if not 0 <= frame < len(model.frames):
        raise ValueError(TranslatableText("a display frame expected"))


def _by_frame(places: Iterable[Place]) -> dict[int, list[int]]:
    """The numbers of items, ascending, by the row of their frame."""
    found: dict[int, list[int]] = defaultdict(list)
    for row, at in sorted(set(places)):
        found[row].append(at)
    return found


def _without(items: Sequence[FrameItem], gone: Iterable[int]) -> list[FrameItem]:
    left = set(gone)
    return [item for at, item in enumerate(items) if at not in left]


# -- the operations ----------------------------------------------------------------------------------------------------

PLACE_HELP = "The number of the item before which they are put, from 0 on; -1 puts them at the end."


@dataclass(frozen=True, slots=True)
class AddItems:
    frame: int = reference("Display frame", "frames", help="The display frame into which they are put.")
    place: int = integer("Before item (-1: at the end)", LAST, minimum=LAST, help=PLACE_HELP)


def add_items(edit: Edit, context: OperationContext, parameters: AddItems) -> Result:
    """Put the chosen bones and morphs into a display frame; another that has them gives them up."""
    places = put_rows(edit, context.rows, parameters.frame, parameters.place)
    name = edit.model.frames[parameters.frame].name
    left_out = sum(map(len, context.rows.values())) - len(places)
    warning = TranslatableText("Hidden morphs (panel 0) were left out, because MMD may crash: {:,}", left_out)
    report = TranslatableText("Items put into a display frame: {:,} ({})", len(places), name)
    return Result(report, warnings=(warning,) if left_out else ())


@dataclass(frozen=True, slots=True)
class MoveItems:
    from_: int = reference(
        "From", "frames", help="The display frame from which items are moved. None: the selected one."
    )
    items: str = text("Items", "all", help="The numbers of the items, from 0 on, such as 0,3-5; or all.")
    to: int = reference("To", "frames", help="The display frame into which they are moved.")
    place: int = integer("Before item (-1: at the end)", LAST, minimum=LAST, help=PLACE_HELP)


def move(edit: Edit, context: OperationContext, parameters: MoveItems) -> Result:
    """Move items from one display frame into another, or within one."""
    chosen = context.of("frames").tolist()
    frame = chosen[0] if parameters.from_ == NONE and chosen else parameters.from_
    _check_frame(edit.model, frame)
    numbers = _numbers(parameters.items, len(edit.model.frames[frame].items))
    places = move_items(edit, [(frame, at) for at in numbers], parameters.to, parameters.place)
    name = edit.model.frames[parameters.to].name
    return Result(TranslatableText("Items put into a display frame: {:,} ({})", len(places), name))


def _numbers(text: str, count: int) -> list[int]:
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


OPERATIONS = (
    Operation(
        "frames.add-items",
        "Put into a display frame",
        add_items,
        ("bones", "morphs"),
        "Puts bones and morphs into a display frame and takes them out of others. Hidden morphs are left out.",
        AddItems,
        NEEDS_ROWS,
    ),
    Operation(
        "frames.move-items",
        "Move items between display frames",
        move,
        ("frames",),
        "Moves items of a display frame into another, or to another place in it.",
        MoveItems,
    ),
)
