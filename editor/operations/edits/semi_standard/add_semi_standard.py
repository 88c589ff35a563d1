"""Adds semi-standard bones to a model: `bones.semi-standard`."""

from __future__ import annotations

import numpy as np

from editor.math3d.arrays import IndexArray
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.model import Model
from editor.model.names import Side, plain_name
from editor.operations.edits.semi_standard.bone_weights import BoneWeights
from editor.operations.edits.semi_standard.kinds import KINDS, SemiStandardKind
from editor.operations.edits.semi_standard.named_bones import NamedBones
from editor.operations.edits.semi_standard.options import ALL, SemiStandardOptions
from editor.operations.edits.semi_standard.rig import SemiStandardRig
from editor.operations.operation import Operation, OperationContext, Result


@np.errstate(all="ignore")
def add(edit: Edit, context: OperationContext, parameters: SemiStandardOptions) -> Result:
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


def addable(model: Model) -> list[str]:
    """The names of the bones that a model lacks and that can be made of what it has."""
    bones = NamedBones(model)
    lacking = [(kind, side) for kind, side in wanted_bones(ALL) if not kind.is_there(bones, side)]
    return [kind.title(side) for kind, side in lacking if kind.obstacle(bones, side) is None]


def wanted_bones(which: str) -> list[tuple[SemiStandardKind, Side]]:
    """The kinds that a text names, with sides, in the order in which they are made. ValueError for a strange name."""
    every = [(kind, side) for kind in KINDS.values() for side in kind.sides]
    if which.strip().lower() == ALL:
        return every
    names = {_plain(part) for part in which.split(",")} - {""}
    called = [{_plain(kind.name), _plain(kind.title(side))} for kind, side in every]
    if strange := sorted(names.difference(*called)):
        raise ValueError(TranslatableText("{} is no semi-standard bone: {}", ", ".join(strange), ", ".join(KINDS)))
    if not names:
        raise ValueError(TranslatableText("no bone is chosen"))
    return [each for each, own in zip(every, called, strict=True) if names & own]


def _plain(name: str) -> str:
    """A name as it is compared: with letters and digits of any width."""
    return plain_name(name).strip().lower()


def _message(made: list[str], there: list[str], rows: IndexArray) -> TranslatableText:
    added = TranslatableText("Bones added ({:,}): {}", len(rows), ", ".join(made))
    if not made:
        added = TranslatableText("No bones added")
    if not there:
        return added
    return TranslatableText("{}; there already: {}", added, ", ".join(there))


OPERATIONS = (
    Operation(
        "bones.semi-standard",
        "Semi-standard bones",
        add,
        help="Adds the semi-standard bones (準標準ボーン) that many motions use, with their weights: 腕捩,"
        " 上半身2, 足先EX, グルーブ and more.",
        parameters=SemiStandardOptions,
    ),
)
