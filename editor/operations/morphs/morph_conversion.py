"""Gives morphs another kind, or another of MMD's panels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import IndexArray
from editor.messages import TranslatableText
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import NONE, choice
from editor.model.model import Model
from editor.model.morphs import OFFSET_TYPES, Morph, MorphKind, MorphOffset, Panel, VertexOffset
from editor.operations.frames.frame_entries import enter_new
from editor.operations.morphs.morph_making import LEAST_MOVE, united_offsets
from editor.operations.morphs.morph_offsets import scaled_offsets
from editor.operations.operation import NEEDS_ROWS, OperationContext, Result, operation
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel


@dataclass(frozen=True, slots=True)
class ConvertMorphs:
    to: MorphKind = choice("Convert to", MorphKind, MorphKind.VERTEX, help="The new kind of the morphs.")


@operation(
    "morphs.convert",
    "Convert morphs",
    "Converts the selected morphs to another kind with the same effect: UVs to other channels, groups to flips or"
    " to what their members do, bone morphs to vertex morphs. What cannot be converted is refused.",
    tables=("morphs",),
    parameters=ConvertMorphs,
    needs=NEEDS_ROWS,
    on_worker=True,
    previews=False,
)
def convert_morphs(edit: Edit, context: OperationContext, parameters: ConvertMorphs) -> Result:
    """Change the kind of morphs together with their offsets. ValueError names one that could not do it any more."""
    morphs, kind = edit.model.morphs, parameters.to
    rows = np.array([row for row in context.of("morphs").tolist() if morphs[row].kind is not kind], np.intp)
    kinds = [kind] * len(rows)
    set_kinds(edit, rows, kinds, converted_offsets(edit.model, rows, kinds))
    return Result(TranslatableText("Morphs converted: {:,}", len(rows)), {"morphs": context.of("morphs")})


def converted_offsets(model: Model, rows: IndexArray, kinds: Sequence[MorphKind]) -> list[Columns]:
    """For each morph the offsets that do the same as a morph of its kind. ValueError names one that could not do it."""
    return [_as_kind(model, row, kind) for row, kind in zip(rows.tolist(), kinds, strict=True)]


def set_kinds(edit: Edit, rows: IndexArray, kinds: Sequence[MorphKind], offsets: Sequence[Columns]) -> None:
    """Give morphs kinds together with their offsets."""
    morphs = edit.model.morphs
    edit.put(morphs, rows, morphs.rows(rows).replace(kind=list(kinds), offsets=list(offsets)))


def _as_kind(model: Model, row: int, kind: MorphKind) -> Columns:
    """The offsets that do the same as morphs of a kind."""
    morph = model.morphs[row]
    if morph.offsets.row_type is OFFSET_TYPES[kind]:
        return morph.offsets
    if not len(morph.offsets):
        return Columns(OFFSET_TYPES[kind], 0)
    if morph.kind is MorphKind.GROUP:
        members = _members(morph)
        if all(model.morphs[member].kind is kind for member, _ in members):
            parts = [scaled_offsets(model.morphs[member].offsets, weight) for member, weight in members]
            return united_offsets(parts) if parts else Columns(OFFSET_TYPES[kind], 0)
    if kind is MorphKind.VERTEX and morph.kind in (MorphKind.GROUP, MorphKind.BONE) and _moves_shape(model, morph):
        return _baked_offsets(model, row)
    raise ValueError(
        TranslatableText(
            "{}: it cannot be converted to the kind {} with the same effect",
            morph.name or row,
            TranslatableText(kind.label),
        )
    )


def _members(morph: Morph) -> list[tuple[int, float]]:
    """The morphs of a group with their weights."""
    pairs = zip(morph.offsets[MorphOffset.morph].tolist(), morph.offsets[MorphOffset.weight].tolist(), strict=True)
    return [(member, weight) for member, weight in pairs if member != NONE]


def _moves_shape(model: Model, morph: Morph) -> bool:
    """Return whether all that a morph does is to move vertices and bones."""
    parts = [morph] if morph.kind is MorphKind.BONE else [model.morphs[member] for member, _ in _members(morph)]
    return all(part.kind in (MorphKind.BONE, MorphKind.VERTEX) for part in parts)


def _baked_offsets(model: Model, row: int) -> Columns:
    """Return the vertex offsets of a morph at weight 1, on a model otherwise at rest, with IK and appends."""
    figure = PosedModel(model)
    rest = figure.skinned()[0]
    pose = Pose.at_rest(len(model.bones), len(model.morphs))
    pose.weights[row] = 1
    figure.pose(pose)
    moves = figure.skinned()[0].astype(np.float64) - rest
    with np.errstate(invalid="ignore"):
        moved = np.flatnonzero(np.linalg.norm(moves, axis=1) > LEAST_MOVE)
    return Columns(VertexOffset, vertex=moved, translation=moves[moved])


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
    edit.set(edit.model.morphs, rows, Morph.panel, parameters.panel)
    enter_new(edit, edit.model.morphs, rows)
    panel = TranslatableText(parameters.panel.label)
    return Result(TranslatableText("Morphs moved to the panel {}: {:,}", panel, len(rows)), {"morphs": rows})
