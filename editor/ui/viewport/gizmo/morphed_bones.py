"""The target of the handles while a bone morph is edited: how the morph moves and rotates the selected bones."""

from __future__ import annotations

import numpy as np

from editor.document.document import Document
from editor.math3d.arrays import Float64Array, IndexArray
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.morphs import MorphKind
from editor.operations.transform.targets import BoneMorphTarget
from editor.preview.bone_holders import BoneHolder
from editor.ui.step_names import in_morph
from editor.ui.viewport.gizmo.grabbed_bones import GrabbedBones, has_axis
from editor.ui.viewport.gizmo.posed_bones import PosedBones
from editor.ui.viewport.tools import Tool


class MorphedBones(PosedBones):
    """The selected bones, whether they may be moved by hand or not: a morph moves them all the same."""

    def __init__(self, document: Document) -> None:
        super().__init__(document)
        self._edit: Edit | None = None
        self._target: BoneMorphTarget | None = None

    @property
    def is_meant(self) -> bool:
        """True if a bone morph is edited."""
        return self._row != NONE

    @property
    def _row(self) -> int:
        return self._document.edited_morph.row_of(MorphKind.BONE)

    def _rows(self, tool: str) -> list[int]:
        document, bones = self._document, self._document.model.bones
        is_able = self.is_meant and document.selection.active_table == "bones" and document.edited_morph.has_weight
        if not is_able or tool is Tool.SCALE:
            return []
        rows: list[int] = document.selection.rows("bones").tolist()
        return rows if tool is Tool.MOVE else [row for row in rows if has_axis(bones[row])]

    def _holders(self, tool: str) -> list[BoneHolder]:
        return []

    def _grabbed_of(self, rows: list[int]) -> GrabbedBones:
        return GrabbedBones.of_morph(
            self._posing.posed_model(), self._row, self._new_target().seen, np.array(rows, np.intp)
        )

    def _new_target(self) -> BoneMorphTarget:
        return BoneMorphTarget(self._document.model, self._row, self._document.edited_morph.weight)

    def _open(self, name: TranslatableText) -> None:
        self._target = self._new_target()
        self._edit = self._document.begin(in_morph(name, self._document.model.morphs, self._row))

    def _is_open(self) -> bool:
        return self._edit is not None and self._document.is_open(self._edit)

    def _write(self, rows: IndexArray, offsets: Float64Array | None, rotations: Float64Array | None) -> None:
        if self._edit is not None and self._target is not None and self._is_open():
            self._target.write(self._edit, rows, offsets, rotations)

    def _close(self, *, keeps: bool) -> None:
        if self._is_open():
            (self._document.commit if keeps else self._document.cancel)()
        self._edit = self._target = None
