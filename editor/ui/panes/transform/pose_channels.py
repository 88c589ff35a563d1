"""The channels of a bone's pose that are edited as numbers: translation, rotation, angle about a fixed axis."""

from __future__ import annotations

from typing import Any

import numpy as np
from PySide6.QtCore import QT_TRANSLATE_NOOP

from editor.document.document import Document
from editor.math3d.arrays import Float64Array, IndexArray
from editor.math3d.euler import quaternions_from_shown_euler, shown_euler_from_quaternions
from editor.math3d.quaternions import angles_about_axes, are_same_rotations, quaternions_about_axes
from editor.model.bones import Bone, may_move, may_scale, rotates_about_axis, rotates_freely
from editor.model.fields import XYZ, Field, Kind
from editor.ui.editors.revisions import MIXED

LEAST_SCALE = 0.001
DECIMALS = 4  # that are shown, of degrees and of model units: more would be rounding errors of motion files


class Channel:
    """Numbers of bones, `field.size` a bone, in the units of `field`."""

    field: Field

    def __init__(self, document: Document) -> None:
        self._posing = document.posing

    def applying(self, rows: IndexArray) -> IndexArray:
        """Those of the rows whose numbers may be edited."""
        bones = self._posing.bones
        return np.array([row for row in rows.tolist() if self.applies(bones[row])], np.intp)

    def applies(self, bone: Bone) -> bool:
        raise NotImplementedError

    def present(self, rows: IndexArray) -> Float64Array:
        """(rows, *field.shape) as the bones stand now."""
        raise NotImplementedError

    def pose(self, rows: IndexArray, values: Float64Array) -> None:
        """Let the bones stand so."""
        raise NotImplementedError

    def forget(self) -> None:
        """Rows are no longer those that they were."""

    def summary(self, rows: IndexArray) -> Any:
        """Return the value that an editor shows for rows, of which there is at least one; MIXED where they differ."""
        unit = np.pi / 180 if self.field.angle else 1.0
        shown = (np.round(self.present(rows) / unit, DECIMALS) + 0.0) * unit  # + 0: no minus before zero
        flat = shown.reshape(len(rows), -1)
        same = np.ptp(flat, axis=0) == 0
        parts = tuple(part if is_same else MIXED for part, is_same in zip(flat[0].tolist(), same, strict=True))
        return parts if self.field.size > 1 else parts[0]


class Translation(Channel):
    field = Field(Kind.VECTOR, str(QT_TRANSLATE_NOOP("Field", "Translation")), (0.0,) * 3, size=3, components=XYZ)

    def applies(self, bone: Bone) -> bool:
        return may_move(bone)

    def present(self, rows: IndexArray) -> Float64Array:
        return self._posing.current_pose().offsets[rows]

    def pose(self, rows: IndexArray, values: Float64Array) -> None:
        self._posing.pose_bones(rows, offsets=values)


class _RotationChannel(Channel):
    """Angles mean a rotation, but a rotation means many angles: those that were typed stay as long as they hold."""

    def __init__(self, document: Document) -> None:
        super().__init__(document)
        self._typed: dict[int, Any] = {}

    def present(self, rows: IndexArray) -> Float64Array:
        rotations = self._posing.current_pose().rotations[rows]
        angles = self._read(rows, rotations)
        typed = [view_row for view_row, row in enumerate(rows.tolist()) if row in self._typed]
        if typed:
            known = np.array([self._typed[row] for row in rows[typed].tolist()])
            holds = are_same_rotations(self._rotations(rows[typed], known), rotations[typed])
            angles[np.array(typed)[holds]] = known[holds]
        return angles

    def pose(self, rows: IndexArray, values: Float64Array) -> None:
        self._typed.update(zip(rows.tolist(), np.array(values), strict=True))
        self._posing.pose_bones(rows, rotations=self._rotations(rows, values))

    def forget(self) -> None:
        self._typed.clear()

    def _rotations(self, rows: IndexArray, angles: Float64Array) -> Float64Array:
        """(rows, 4) the rotations that the angles mean."""
        raise NotImplementedError

    def _read(self, rows: IndexArray, rotations: Float64Array) -> Float64Array:
        """The angles by which rotations are told."""
        raise NotImplementedError


class Rotation(_RotationChannel):
    """Rotation in the angles that MMD shows: about y after x after z."""

    field = Field(
        Kind.VECTOR,
        str(QT_TRANSLATE_NOOP("Field", "Rotation")),
        (0.0,) * 3,
        help=str(QT_TRANSLATE_NOOP("Field", "Angles as MMD shows them.")),
        size=3,
        components=XYZ,
        angle=True,
    )

    def applies(self, bone: Bone) -> bool:
        return rotates_freely(bone)

    def _rotations(self, rows: IndexArray, angles: Float64Array) -> Float64Array:
        return quaternions_from_shown_euler(angles)

    def _read(self, rows: IndexArray, rotations: Float64Array) -> Float64Array:
        return shown_euler_from_quaternions(rotations)


class Scale(Channel):
    field = Field(
        Kind.VECTOR,
        str(QT_TRANSLATE_NOOP("Field", "Scale")),
        (1.0,) * 3,
        help=str(QT_TRANSLATE_NOOP("Field", "Along the local axes; no file of a motion or pose keeps it.")),
        size=3,
        components=XYZ,
        minimum=LEAST_SCALE,
    )

    def applies(self, bone: Bone) -> bool:
        return may_scale(bone)

    def present(self, rows: IndexArray) -> Float64Array:
        return self._posing.current_pose().scales[rows]

    def pose(self, rows: IndexArray, values: Float64Array) -> None:
        self._posing.pose_bones(rows, scales=np.maximum(values, LEAST_SCALE))


class AxisAngle(_RotationChannel):
    field = Field(
        Kind.NUMBER,
        str(QT_TRANSLATE_NOOP("Field", "About axis")),
        0.0,
        help=str(QT_TRANSLATE_NOOP("Field", "The bone turns about its fixed axis only.")),
        angle=True,
    )

    def applies(self, bone: Bone) -> bool:
        return rotates_about_axis(bone)

    def _rotations(self, rows: IndexArray, angles: Float64Array) -> Float64Array:
        return quaternions_about_axes(self._axes(rows), angles)

    def _read(self, rows: IndexArray, rotations: Float64Array) -> Float64Array:
        return angles_about_axes(rotations, self._axes(rows))

    def _axes(self, rows: IndexArray) -> Float64Array:
        bones = self._posing.bones
        return np.array([bones[row].fixed_axis for row in rows.tolist()])
