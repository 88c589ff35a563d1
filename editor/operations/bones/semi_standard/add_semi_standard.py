"""Adds semi-standard bones to a model: `bones.semi-standard`."""

from __future__ import annotations

import numpy as np

from editor.math3d.arrays import IndexArray
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.operations.bones.semi_standard.bone_weights import BoneWeights
from editor.operations.bones.semi_standard.kinds import SemiStandardOptions, wanted_bones
from editor.operations.bones.semi_standard.rig import SemiStandardRig
from editor.operations.operation import OperationContext, Result, operation


@operation(
    "bones.semi-standard",
    "Semi-standard bones",
    "Adds the semi-standard bones (準標準ボーン) that many motions use, with their weights: 腕捩,"
    " 上半身2, 足先EX, グルーブ and more.",
    parameters=SemiStandardOptions,
    menu="bone.wizards",
    menu_order=110,
)
@np.errstate(all="ignore")
def add_semi_standard(edit: Edit, context: OperationContext, parameters: SemiStandardOptions) -> Result:
    """Add the bones that are not there and for which there is what they need; vertices, children and bodies follow."""
    wanted = wanted_bones(parameters.which)
    weights = BoneWeights(edit.model, np.array(parameters.materials, np.intp), parameters.reweight)
    rig = SemiStandardRig(edit, weights)
    made: list[str] = []
    there: list[str] = []
    warnings: list[TranslatableText] = []
    for kind, side in wanted:
        if kind.is_there(rig, side):
            there.append(kind.title(side))
        elif obstacle := kind.obstacle(rig, side):
            warnings.append(TranslatableText("{} was not added: {}", kind.title(side), obstacle))
        else:
            kind.make(rig, side, parameters)
            made.append(kind.title(side))
    if parameters.frames:
        rig.enter_frames()
    rows = rig.finish()
    return Result(_message(made, there, rows), {"bones": rows} if len(rows) else {}, tuple(warnings))


def _message(made: list[str], there: list[str], rows: IndexArray) -> TranslatableText:
    added = TranslatableText("Bones added ({:,}): {}", len(rows), ", ".join(made))
    if not made:
        added = TranslatableText("No bones added")
    if not there:
        return added
    return TranslatableText("{}; there already: {}", added, ", ".join(there))
