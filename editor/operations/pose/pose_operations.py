"""Operations that make what is posed or morphed part of the model: its rest shape, or a new morph."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from editor.math3d.arrays import Float32Array
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import choice, number, text
from editor.model.morphs import MorphKind, Panel
from editor.operations.morphs.morph_making import LEAST_MOVE, bone_morph_from_pose, vertex_morph_from_shape
from editor.operations.operation import Need, NoParameters, OperationContext, Report, Result, operation
from editor.operations.pose.apply_pose_as_rest import (
    FieldValues,
    apply_morphs,
    apply_pose_as_rest,
    changed_rows,
    moved_text,
    pose_as_rest,
)
from editor.operations.rows.rows import NEW_NAMES
from editor.preview.morphed_vertices import COLUMNS
from editor.preview.posed_model import PoseSnapshot

POSED = frozenset({Need.POSE})
OF_THE_MESH = tuple(COLUMNS)
NAME, NAME_EN = NEW_NAMES["morphs"]


@dataclass(frozen=True, slots=True)
class NewMorph:
    name: str = text("Name", NAME, help="The name of the morph. If it is taken a number is added.")
    name_en: str = text("English name", NAME_EN, help="The English name of the morph.")
    panel: Panel = choice("Panel", Panel, Panel.OTHER, help="The panel in which MMD shows it.")
    threshold: float = number(
        "Leave out below",
        LEAST_MOVE,
        minimum=0,
        help="Leaves out what moves by at most this, in model units (bones: radians).",
    )


@operation(
    "pose.bone-morph",
    "New bone morph from the pose",
    "Adds a bone morph from the current pose.",
    parameters=NewMorph,
    needs=POSED,
    previews=False,
)
def bone_morph(edit: Edit, context: OperationContext, parameters: NewMorph) -> Result:
    """Add a morph that moves the bones as they are posed."""
    row = bone_morph_from_pose(edit, _posed(context).pose, **_name_values(parameters))
    morph = edit.model.morphs[row]
    text = TranslatableText("New bone morph {}; bones moved: {:,}", morph.name, len(morph.offsets))
    return Result(text, {"morphs": range(row, row + 1)})


def skinned_positions(context: OperationContext, parameters: NewMorph, report: Report) -> Float32Array:
    """(vertices, 3) where bones, morphs and soft bodies take the vertices."""
    return _posed(context).positions(context.model)


@operation(
    "pose.vertex-morph",
    "New vertex morph from the shape",
    "Adds a vertex morph from the current shape, as bones and morphs deform it.",
    parameters=NewMorph,
    needs=POSED,
    prepare=skinned_positions,
    previews=False,
)
def vertex_morph(edit: Edit, context: OperationContext, parameters: NewMorph) -> Result:
    """Add a morph that takes the vertices where bones and morphs have them."""
    row = vertex_morph_from_shape(edit, context.prepared, **_name_values(parameters))
    morph = edit.model.morphs[row]
    text = TranslatableText("New vertex morph {}; vertices moved: {:,}", morph.name, len(morph.offsets))
    return Result(text, {"morphs": range(row, row + 1)})


def _name_values(parameters: NewMorph) -> dict[str, Any]:
    if not parameters.name.strip():
        raise ValueError(TranslatableText("a name expected"))
    names = {"name": parameters.name.strip(), "name_en": parameters.name_en.strip()}
    return {**names, "panel": parameters.panel, "threshold": parameters.threshold}


def _posed(context: OperationContext) -> PoseSnapshot:
    assert context.posed is not None  # the operation said that it needs it
    return context.posed


def shape_at_rest(context: OperationContext, parameters: NoParameters, report: Report) -> list[FieldValues]:
    """Return the values to set in the model so that its rest shape becomes the posed one."""
    posed = _posed(context)
    return pose_as_rest(context.model, posed.bone_transforms, posed.columns, posed.soft)


@operation(
    "pose.apply-as-rest",
    "Apply the shape to the model",
    "Makes the current pose the rest pose: of vertices, bones, rigid bodies and joints. Morphs are corrected.",
    needs=POSED,
    prepare=shape_at_rest,
    previews=False,
    absorbs=(*OF_THE_MESH, MorphKind.BONE),
)
def apply_pose(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Make the posed shape the rest shape: vertices, bones, rigid bodies and joints; morphs are corrected."""
    shape: Sequence[FieldValues] = context.prepared
    counts = changed_rows(edit.model, shape)
    if not counts:
        raise ValueError(TranslatableText("the pose moves nothing"))
    apply_pose_as_rest(edit, shape)
    return Result(TranslatableText("The pose is the rest pose now; {}", moved_text(counts)))


@operation(
    "pose.apply-morphs",
    "Set morph weights into the mesh",
    "Applies the current weights of vertex and UV morphs to the mesh, and resets them.",
    needs=POSED,
    previews=False,
    absorbs=OF_THE_MESH,
)
def set_morphs(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Make what vertex and UV morphs do part of the mesh."""
    columns = _posed(context).columns
    if not columns:
        raise ValueError(TranslatableText("no vertex or UV morph has a weight"))
    return Result(TranslatableText("Morphs are part of the mesh; vertices changed: {:,}", apply_morphs(edit, columns)))
