"""The target of the handles while a model is posed: its selected bones, told through the document's Posing."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from editor.document.document import Document
from editor.document.said import translate
from editor.math3d.arrays import Float64Array, IndexArray
from editor.math3d.quaternions import matrices_from_quaternions
from editor.messages import TranslatableText
from editor.model.bones import Bone, may_move, may_scale
from editor.preview.bone_axes import local_axes
from editor.preview.bone_holders import BoneHolder, bone_holders, held_text
from editor.ui.value_text import count_text, translated
from editor.ui.viewport.gizmo.gizmo_target import GizmoFrame
from editor.ui.viewport.gizmo.grabbed_bones import GrabbedBones, can_rotate, foremost
from editor.ui.viewport.tools import Axes, Tool


class PosedBones:
    """The selected bones that may be turned, or moved; the current one of them is where the handles are."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._posing = document.posing
        self._grabbed: GrabbedBones | None = None
        self._remark = ""
        self._scales = np.ones((0, 3))  # of the bones that are grabbed, as they were
        self._orbited: Float64Array | None = None  # what the bones are turned around, if not their own positions

    def frame(self, tool: str, axes: Axes) -> GizmoFrame | None:
        """Return the frame of the handles of a tool; None where there is nothing that it can do."""
        rows = self._rows(tool)
        if not rows:
            return None
        if tool is Tool.SCALE:
            return self._frame_of_scale(self._pivot(rows))
        return self._frame_of(rows, tool, axes)._replace(is_held=bool(self._holders(tool)))

    def _frame_of(self, rows: list[int], tool: str, axes: Axes) -> GizmoFrame:
        if axes is Axes.VIRTUAL and self._document.virtual_axis is not None:
            return GizmoFrame.of_axis(self._document.virtual_axis)
        pivot = self._pivot(rows)
        hold = self._grabbed_of([pivot])
        position = np.asarray(self._posing.posed_model().bone_transforms.positions[pivot], np.float64)
        own = hold.axes[0] if tool is Tool.ROTATE and hold.axes.any() else None
        only_axis = None if own is None else _matrix(hold.frames[0]) @ own
        return GizmoFrame(position, self._axes(axes, pivot, hold), only_axis)

    def why_held(self, tool: str) -> str:
        """Return why the bone of the handles is not posed by hand alone; "" where it is."""
        holders = self._holders(tool)
        return translated(held_text(self._bone_name(self._pivot(self._rows(tool))), holders)) if holders else ""

    def _holders(self, tool: str) -> list[BoneHolder]:
        """Return the holders of a bone that move or turn it, as the tool does."""
        rows = self._rows(tool)
        if not rows or tool is Tool.SCALE:
            return []
        held = bone_holders(self._posing.posed_model(), self._pivot(rows))
        return [holder for holder in held if (holder.turns if tool is Tool.ROTATE else holder.moves)]

    def _bone_name(self, row: int) -> str:
        return self._document.model.bones[row].name

    def name(self, tool: str) -> TranslatableText:
        """Return the name of the step in the history."""
        rows = self._rows(tool)
        if len(rows) == 1:
            what: str = self._bone_name(rows[0])
        else:
            many = translate("PosedBones", "{count} bones")
            what = many.format(count=count_text(len(rows)))
        if tool is Tool.ROTATE:
            return translate("PosedBones", "Rotate {what}").format(what=what)
        if tool is Tool.SCALE:
            return translate("PosedBones", "Scale {what}").format(what=what)
        return translate("PosedBones", "Move {what}").format(what=what)

    def _frame_of_scale(self, pivot: int) -> GizmoFrame:
        """At a bone, with its local axes, for it is scaled along these."""
        transforms = self._posing.posed_model().bone_transforms
        axes = _matrix(transforms.rotations[pivot]) @ local_axes(self._document.model.bones.records, pivot)
        return GizmoFrame(np.asarray(transforms.positions[pivot], np.float64), axes, has_own_axes=True)

    # -- a gesture -----------------------------------------------------------------------------------------------------

    def begin(self, tool: str, frame: GizmoFrame) -> None:
        """Take hold of the bones as they are."""
        self._remark = self.why_held(tool)
        self._grabbed = self._grabbed_of(foremost(self._document.model.bones.records, self._rows(tool)).tolist())
        self._orbited = frame.position if frame.stays else None
        self._scales = self._posing.current_pose().scales[self._grabbed.rows]
        self._open(self.name(tool))

    @property
    def is_open(self) -> bool:
        """True if the gesture still goes on: undoing, for one, ends it."""
        return self._grabbed is not None and self._is_open()

    def rotate(self, axis: Float64Array, angle: float) -> None:
        """Turn each bone about its own position, by radians from where it was at the beginning.

        About a virtual axis those that may be moved go around it, too.
        """
        if self._grabbed is None:
            return
        around = None if self._orbited is None else self._grabbed.carried_around(self._orbited, axis, angle)
        self._write(self._grabbed.rows, around, self._grabbed.rotated(axis, angle))

    def move(self, offset: Float64Array) -> None:
        """Move the bones from where they were at the beginning."""
        if self._grabbed is not None:
            self._write(self._grabbed.rows, self._grabbed.moved(offset), None)

    def scale(self, axes: Float64Array, factors: Float64Array) -> None:
        """Scale each bone along its local axes from what it was at the beginning."""
        if self._grabbed is not None:
            self._posing.pose_bones(self._grabbed.rows, scales=self._scales * factors)

    def widen(self, notches: float) -> bool:
        """Nothing goes along around bones."""
        return False

    def remark(self) -> str:
        return self._remark

    def commit(self) -> None:
        self._grabbed = None
        self._close(keeps=True)

    def cancel(self) -> None:
        self._grabbed = None
        self._close(keeps=False)

    # -- into what -----------------------------------------------------------------------------------------------------

    def _open(self, name: TranslatableText) -> None:
        self._posing.begin(name)

    def _is_open(self) -> bool:
        return self._posing.is_open

    def _write(self, rows: IndexArray, offsets: Float64Array | None, rotations: Float64Array | None) -> None:
        """Have bones where they were taken: `offsets` (rows, 3), `rotations` (rows, 4), None as they were."""
        self._posing.pose_bones(rows, offsets, rotations)

    def _close(self, *, keeps: bool) -> None:
        (self._posing.commit if keeps else self._posing.cancel)()

    # -- of what -------------------------------------------------------------------------------------------------------

    def _rows(self, tool: str) -> list[int]:
        if not self._posing.is_active:
            return []
        bones = self._posing.bones
        can: dict[str, Callable[[Bone], bool]] = {Tool.ROTATE: can_rotate, Tool.SCALE: may_scale}
        able = can.get(tool, may_move)
        return [row for row in self._document.selection.rows("bones").tolist() if able(bones[row])]

    def _pivot(self, rows: list[int]) -> int:
        current = self._document.selection.current("bones")
        return current if current in rows else rows[0]

    def _grabbed_of(self, rows: list[int]) -> GrabbedBones:
        posed_model = self._posing.posed_model()
        return GrabbedBones.of(posed_model, self._posing.current_pose(), np.array(rows, np.intp))

    def _axes(self, axes: Axes, pivot: int, hold: GrabbedBones) -> Float64Array:
        match axes:
            case Axes.LOCAL:
                turned = _matrix(self._posing.posed_model().bone_transforms.rotations[pivot])
                return turned @ local_axes(self._document.model.bones.records, pivot)
            case Axes.PARENT:
                return _matrix(hold.parents[0])
            case _:
                return np.eye(3)


def _matrix(rotation: Float64Array) -> Float64Array:
    return np.asarray(matrices_from_quaternions(np.asarray(rotation, np.float64)[None])[0])
