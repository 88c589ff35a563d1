"""BoneMorphTarget: what a bone morph does to bones, as it is seen at a weight, to be changed through an Edit."""

from __future__ import annotations

import numpy as np

from editor.math3d.arrays import Float64Array, IndexArray
from editor.math3d.quaternions import powers
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.model import Model
from editor.model.morphs import BoneOffset
from editor.preview.bone_morphs import BoneMorph, bone_parts


class BoneMorphTarget:
    """Of the morph in a row, seen at a weight, which is not 0; `seen` is what it did to all bones at the beginning."""

    def __init__(self, model: Model, row: int, weight: float) -> None:
        self._row = row
        self._weight = weight
        self._before = model.morphs[row].offsets
        self.seen = bone_parts([(BoneMorph.of(self._before), weight)], len(model.bones))

    def write(self, edit: Edit, rows: IndexArray, offsets: Float64Array | None, rotations: Float64Array | None) -> None:
        """Let the morph be seen to move bones by `offsets` (rows, 3) and to turn them by `rotations` (rows, 4).

        None: as at the beginning. Each of the bones has one entry then, at the place of its first one, or behind all.
        """
        moved = self.seen.offsets[rows] if offsets is None else offsets
        turned = self.seen.rotations[rows] if rotations is None else rotations
        before = self._before
        is_repeated = np.ones(len(before), np.bool_)
        is_repeated[np.unique(before["bone"], return_index=True)[1]] = False
        kept = before.take(~(np.isin(before["bone"], rows) & is_repeated))
        new = np.setdiff1d(rows, kept["bone"])
        bones = np.concatenate((kept["bone"], new))
        places = np.full(len(edit.model.bones) + 1, -1)
        places[bones] = np.arange(len(bones))
        translation = np.concatenate((kept["translation"], np.zeros((len(new), 3), np.float32)))
        rotation = np.concatenate((kept["rotation"], np.zeros((len(new), 4), np.float32)))
        translation[places[rows]] = moved / self._weight
        rotation[places[rows]] = powers(turned, 1 / self._weight)
        columns = Columns(BoneOffset, bone=bones, translation=translation, rotation=rotation)
        edit.replace(edit.model.morphs, self._row, "offsets", columns)
