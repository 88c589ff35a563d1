"""Edits of the items of display frames: bones and morphs put into a frame, items moved, ordered and taken out."""

from __future__ import annotations

from dataclasses import dataclass

from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import NONE, integer, reference, text
from editor.operations.frames.frame_entries import LAST, check_frame, move_items, put_rows
from editor.operations.operation import NEEDS_ROWS, OperationContext, Result, operation
from editor.operations.parameters import numbers_from_text

# -- the operations ----------------------------------------------------------------------------------------------------

PLACE_HELP = "The number of the item before which they are put, from 0 on; -1 puts them at the end."


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
