"""Edits of where MMD shows morphs."""

from __future__ import annotations

from dataclasses import dataclass

from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import choice
from editor.model.morphs import Panel
from editor.operations.frames.frame_entries import enter_new
from editor.operations.operation import NEEDS_ROWS, OperationContext, Result, operation


@dataclass(frozen=True, slots=True)
class MoveToPanel:
    panel: Panel = choice(
        "Panel", Panel, Panel.OTHER, help="The panel in which MMD shows the morphs; it does not show hidden ones."
    )


@operation(
    "morphs.move-to-panel",
    "Move to panel",
    "Moves the selected morphs to another of MMD's panels.",
    tables=("morphs",),
    parameters=MoveToPanel,
    needs=NEEDS_ROWS,
)
def move_to_panel(edit: Edit, context: OperationContext, parameters: MoveToPanel) -> Result:
    """Have MMD show morphs in another panel, and list those that it shows in a display frame."""
    rows = context.of("morphs")
    edit.set(edit.model.morphs, rows, "panel", parameters.panel)
    enter_new(edit, edit.model.morphs, rows)
    panel = TranslatableText(parameters.panel.label)
    return Result(TranslatableText("Morphs moved to the panel {}: {:,}", panel, len(rows)), {"morphs": rows})
