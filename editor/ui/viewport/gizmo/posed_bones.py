"""The target of the handles while a model is posed: its selected bones, told through the document's Posing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from editor.document.document import Document
from editor.document.texts import translate
from editor.math3d.arrays import BoolArray, Float64Array, IndexArray
from editor.math3d.rotations import (
    angles_about_axes,
    in_axes,
    inverse,
    matrices_from_quaternions,
    product,
    quaternions_about_axes,
)
from editor.messages import TranslatableText
from editor.model.bone_tree import ancestors
from editor.model.bones import Bone, may_move, may_rotate, may_scale
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.morphs import MorphKind
from editor.operations.transform.targets import BoneMorphTarget
from editor.operations.transform.transform import rotated
from editor.preview.bone_axes import fixed_axis, local_axes
from editor.preview.bone_transforms import BoneParts
from editor.preview.pose import NO_ROTATION, Pose
from editor.preview.posed_model import BoneHolder, PosedModel, bone_holders, held_text
from editor.ui.value_text import count_text, in_morph, translated
from editor.ui.viewport.gizmo.drags import GizmoFrame
from editor.ui.viewport.tools import Axes, Tool


@dataclass(frozen=True, slots=True, eq=False)
class GrabbedBones:
    """Bones as they stood when they were taken hold of; rotations (n, 4), x y z w, and offsets (n, 3) as in a Pose.

    `parents` (n, 4) are the axes that offsets are in, `frames` (n, 4) those that own rotations are in, both as turned
    in the model; `axes` (n, 3) the only axis a bone may be turned about, in its frame, 0 where it may be turned freely.
    `positions` (n, 3) is where the bones are in the model, `movable` (n,) whether each may be moved.
    """

    rows: IndexArray
    parents: Float64Array
    frames: Float64Array
    axes: Float64Array
    rotations: Float64Array
    offsets: Float64Array
    positions: Float64Array
    movable: BoolArray

    @classmethod
    def of(cls, posed_model: PosedModel, pose: Pose, rows: IndexArray) -> GrabbedBones:
        """The rows as `posed_model` has them, which is posed as `pose` says."""
        movable = np.array([may_move(posed_model.skeleton.bones[row]) for row in rows.tolist()], np.bool_)
        morphs = posed_model.parts.bones
        return cls._turned_within(morphs, posed_model, rows, pose.rotations[rows], pose.offsets[rows], movable)

    @classmethod
    def of_morph(cls, posed_model: PosedModel, row: int, parts: BoneParts, rows: IndexArray) -> GrabbedBones:
        """The rows as far as the morph of a row moves them, which does what `parts` say; a morph moves any bone.

        Its rotation is Rn · … · Rm: those of the morphs behind it turn what it has turned.
        """
        later, movable = posed_model.bone_parts_after(row), np.ones(len(rows), np.bool_)
        return cls._turned_within(later, posed_model, rows, parts.rotations[rows], parts.offsets[rows], movable)

    @classmethod
    def _turned_within(
        cls,
        morphs: BoneParts | None,
        posed_model: PosedModel,
        rows: IndexArray,
        rotations: Float64Array,
        offsets: Float64Array,
        movable: BoolArray,
    ) -> GrabbedBones:
        """Rotations that IK and then `morphs` turn further."""
        bones = posed_model.skeleton.bones
        parents = _parent_rotations(bones, posed_model.bone_transforms.rotations, rows)
        outer = posed_model.skeleton.ik_rotations()[rows]
        outer = outer if morphs is None else _times(outer, morphs.rotations[rows])
        axes = np.array([_axis_or_none(bones[row]) for row in rows.tolist()]).reshape(-1, 3)
        positions = np.asarray(posed_model.bone_transforms.positions[rows], np.float64)
        return cls(rows, parents, _times(parents, outer), axes, rotations, offsets, positions, movable)

    def rotated(self, axis: Float64Array, angle: float) -> Float64Array:
        """(n, 4) the own rotations that turn each bone about `axis` (3,) of the model, by radians.

        Of a bone with an axis of its own the part of the turn that is about that.
        """
        count = len(self.rows)
        free = in_axes(quaternions_about_axes([axis] * count, [angle] * count), self.frames)
        shares = np.einsum("nij,nj,i->n", matrices_from_quaternions(self.frames), self.axes, axis)
        bound = quaternions_about_axes(self.axes, angles_about_axes(self.rotations, self.axes) + angle * shares)
        is_free = ~self.axes.any(axis=1, keepdims=True)
        return np.where(is_free, _times(free, self.rotations), bound)

    def moved(self, offset: ArrayLike) -> Float64Array:
        """(n, 3) the own offsets that move each bone by `offset` (3,), or each by its own (n, 3), of the model."""
        into_parents = matrices_from_quaternions(inverse(self.parents))
        moved: Float64Array = self.offsets + (into_parents @ np.atleast_2d(offset)[:, :, None])[:, :, 0]
        return moved

    def carried_around(self, centre: Float64Array, axis: Float64Array, angle: float) -> Float64Array:
        """(n, 3) the own offsets that carry each bone that may be moved around an axis through `centre` (3,)."""
        positions = rotated(centre, axis, angle).points(self.positions)
        return self.moved((positions - self.positions) * self.movable[:, None])


def can_rotate(bone: Bone) -> bool:
    """Return whether a bone may be rotated by hand, and has an axis to be rotated about."""
    return may_rotate(bone) and has_axis(bone)


def has_axis(bone: Bone) -> bool:
    """Return whether a bone has an axis to be rotated about: any axis, or a fixed one that is not zero."""
    axis = fixed_axis(bone)
    return axis is None or bool(axis.any())


def rows_not_carried(bones: Sequence[Bone], rows: Sequence[int]) -> IndexArray:
    """Those of the rows that none of the others carries along."""
    chosen = set(rows)
    return np.array([row for row in rows if chosen.isdisjoint(ancestors(bones, row))], np.intp)


def _axis_or_none(bone: Bone) -> Float64Array:
    axis = fixed_axis(bone)
    return np.zeros(3) if axis is None else axis


def _parent_rotations(bones: Sequence[Bone], rotations: Float64Array, rows: IndexArray) -> Float64Array:
    parents = np.array([bones[row].parent for row in rows.tolist()], np.intp)
    exists = (parents >= 0) & (parents < len(bones)) & (parents != rows)
    return np.where(exists[:, None], rotations[np.where(exists, parents, 0)], NO_ROTATION)


def _times(second: Float64Array, first: Float64Array) -> Float64Array:
    return np.asarray(product(second, first))


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
        self._grabbed = self._grabbed_of(
            rows_not_carried(self._document.model.bones.records, self._rows(tool)).tolist()
        )
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


class MorphedBones(PosedBones):
    """The selected bones, whether they may be moved by hand or not: a morph moves them all the same."""

    def __init__(self, document: Document) -> None:
        super().__init__(document)
        self._edit: Edit | None = None
        self._target: BoneMorphTarget | None = None

    @property
    def is_morph_edited(self) -> bool:
        """True if a bone morph is edited."""
        return self._row != NONE

    @property
    def _row(self) -> int:
        return self._document.edited_morph.row_of(MorphKind.BONE)

    def _rows(self, tool: str) -> list[int]:
        document, bones = self._document, self._document.model.bones
        is_able = (
            self.is_morph_edited and document.selection.active_table == "bones" and document.edited_morph.has_weight
        )
        if not is_able or tool is Tool.SCALE:
            return []
        rows: list[int] = document.selection.rows("bones").tolist()
        return rows if tool is Tool.MOVE else [row for row in rows if has_axis(bones[row])]

    def _holders(self, tool: str) -> list[BoneHolder]:
        return []

    def _grabbed_of(self, rows: list[int]) -> GrabbedBones:
        return GrabbedBones.of_morph(
            self._posing.posed_model(), self._row, self._new_target().parts, np.array(rows, np.intp)
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
