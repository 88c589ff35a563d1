"""Input of an overlay, attachment of its points to the bones, and transforms of rows of a model as they are seen: at
rest, or as a PosedModel has them. No OpenGL.

Bodies move with their bone as if they were nailed to it, unless physics moves them; joints move with one of their
bodies.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import BoolArray, Float32Array, Float64Array, FloatArray, IndexArray
from editor.math3d.rotations import matrices_from_euler, matrices_from_quaternions
from editor.model.fields import NONE, Vec3, Vec4
from editor.model.joints import carrying_bodies, carrying_bones
from editor.model.model import Model
from editor.preview.posed_model import PosedModel
from editor.render.bounds import PLACED, corners_of, existing_rows, points_of
from editor.render.bounds import Rows as AnyRows
from editor.render.hiding import Hidden

Selected = Callable[[str], BoolArray]  # table name -> (rows,) whether selected


class OverlayOptions(Protocol):
    """The part of the ViewOptions that overlays read; these know the list of overlays and so stand above them."""

    @property
    def show(self) -> frozenset[str]: ...

    @property
    def background(self) -> Vec4: ...

    @property
    def selection_color(self) -> Vec3: ...

    @property
    def bone_colors(self) -> tuple[Vec3, ...]: ...

    @property
    def pixel_ratio(self) -> float: ...

    def shows(self, name: str) -> bool: ...


@dataclass(frozen=True, slots=True)
class OverlayInput:
    """A model, what of it is selected and hidden, how it is looked at, and the table and row under the pointer."""

    model: Model
    selected: Selected
    options: OverlayOptions
    hidden: Hidden
    hovered: tuple[str, int] = ("", NONE)

    def hovered_row(self, table: str) -> int:
        """Return the row of a table that the pointer is over and that is not hidden; NONE for none."""
        name, row = self.hovered
        is_there = name == table and 0 <= row < len(self.model.tables[table]) and bool(self.seen(table)[row])
        return row if is_there else NONE

    def seen(self, table: str) -> BoolArray:
        """(rows,) whether each row of a table is not hidden."""
        mask = self.hidden.mask(table)
        return np.ones(len(self.model.tables[table]), np.bool_) if mask is None else ~mask

    def rows(self, table: str) -> IndexArray:
        """The rows of a table that are not hidden, the selected ones last, so that nothing covers them."""
        order = np.argsort(self.selected(table), kind="stable")
        return order[self.seen(table)[order]]

    @property
    def highlight(self) -> Vec4:
        """The colour of what is selected."""
        return (*self.options.selection_color, 1.0)


@dataclass(frozen=True, slots=True, eq=False)
class OverlayPose:
    """A figure as of now, with `matrices` (bones + 1, 3, 4) from rest to pose; the last, for no bone, moves nothing."""

    posed_model: PosedModel
    matrices: Float32Array

    @classmethod
    def of(cls, posed_model: PosedModel) -> OverlayPose:
        return cls(
            posed_model,
            np.concatenate((posed_model.bone_transforms.matrices()[:, :3], np.eye(3, 4, dtype=np.float32)[None])),
        )

    def moved(self, points: FloatArray, bones: IndexArray) -> FloatArray:
        """(n, 3) points at rest where the bones that they hang from take them; NONE: from none."""
        matrices = self.matrices[bones]
        moved: FloatArray = np.einsum("nij,nj->ni", matrices[:, :, :3], points)
        moved += matrices[:, :, 3]
        return moved


FEW = 4096  # vertices that are cheaper skinned for themselves than with all others


def points_at(model: Model, posed_model: PosedModel | None, table: str, rows: AnyRows | None) -> Float32Array:
    """(n, 3) the points of rows of a table (None: all); rows that are not there count for nothing."""
    if posed_model is None:
        return points_of(model, table, rows)
    if table in PLACED:
        placed = _posed_points(model, posed_model, table)
        return (placed if rows is None else placed[existing_rows(rows, len(placed))]).astype(np.float32)
    corners = corners_of(model, table, rows)
    if corners is None or len(corners) > FEW:
        points = posed_model.skinned()[0]
        return points if corners is None else points[corners]
    return posed_model.skinned_at(corners)[0]


def _posed_points(model: Model, posed_model: PosedModel, table: str) -> Float64Array:
    if table == "bones":
        return posed_model.bone_transforms.positions
    return (bodies_at if table == "rigid_bodies" else joints_at)(model, posed_model)[0]


# -- bodies and joints -------------------------------------------------------------------------------------------------


def bodies_at(model: Model, posed_model: PosedModel | None) -> tuple[Float64Array, Float64Array]:
    """(bodies, 3) positions and (bodies, 3, 3) rotations."""
    return attached_bodies(model).at(OverlayPose.of(posed_model) if posed_model is not None else None)


def joints_at(model: Model, posed_model: PosedModel | None) -> tuple[Float64Array, Float64Array]:
    """(joints, 3) positions and (joints, 3, 3) rotations."""
    return attached_joints(model).at(OverlayPose.of(posed_model) if posed_model is not None else None)


@dataclass(frozen=True, slots=True, eq=False)
class AttachedFrames:
    """Things at rest at `points` (n, 3), turned by `rotations` (n, 3, 3), and the `bones` (n,) that take them along."""

    points: Float64Array
    rotations: Float64Array
    bones: IndexArray

    def at(self, pose: OverlayPose | None) -> tuple[Float64Array, Float64Array]:
        """The points and turns in a pose, None: at rest."""
        if pose is None:
            return self.points, self.rotations
        return pose.moved(self.points, self.bones).astype(np.float64), pose.matrices[self.bones, :, :3] @ self.rotations


class AttachedBodies(AttachedFrames):
    """Rigid bodies, nailed to their bones unless physics moves them."""

    def at(self, pose: OverlayPose | None) -> tuple[Float64Array, Float64Array]:
        """The points and turns in a pose, None: at rest."""
        state = pose.posed_model.state if pose is not None else None
        if state is None:
            return super().at(pose)
        now = state.transforms
        return now.positions, np.asarray(matrices_from_quaternions(now.rotations), np.float64)

    def motions(self, pose: OverlayPose) -> OverlayPose:
        """A pose for what hangs from bodies: its matrices, (bodies + 1, 3, 4), are those of bodies instead of bones."""
        points, rotations = self.at(pose)
        turned = rotations @ self.rotations.transpose(0, 2, 1)
        shifts = points - np.einsum("nij,nj->ni", turned, self.points)
        moved = np.concatenate((turned, shifts[:, :, None]), axis=2)
        return OverlayPose(pose.posed_model, np.concatenate((moved, np.eye(3, 4)[None])).astype(np.float32))


@dataclass(frozen=True, slots=True, eq=False)
class AttachedJoints(AttachedFrames):
    """Joints, and of the bodies `holders` the row (n,) of the one that takes each along; NONE: none."""

    holders: AttachedBodies
    carriers: IndexArray

    def at(self, pose: OverlayPose | None) -> tuple[Float64Array, Float64Array]:
        """The points and turns in a pose, None: at rest."""
        if pose is None:
            return self.points, self.rotations
        return AttachedFrames(self.points, self.rotations, self.carriers).at(self.holders.motions(pose))


def attached_bodies(model: Model) -> AttachedBodies:
    """The rigid bodies, each nailed to its bone."""
    bodies = model.rigid_bodies.records
    bones = np.array([body.bone for body in bodies], np.intp)
    return AttachedBodies(
        vectors([body.position for body in bodies]), matrices_from_euler([body.rotation for body in bodies]), bones
    )


def attached_joints(model: Model) -> AttachedJoints:
    """The joints, each nailed to one of its bodies (see `carrying_bodies`)."""
    joints, bodies, bones = model.joints.records, model.rigid_bodies.records, model.bones.records
    return AttachedJoints(
        vectors([joint.position for joint in joints]),
        matrices_from_euler([joint.rotation for joint in joints]),
        np.array(carrying_bones(joints, bodies, bones), np.intp),
        attached_bodies(model),
        np.array(carrying_bodies(joints, bodies, bones), np.intp),
    )


def vectors(values: ArrayLike) -> Float64Array:
    """(n, 3) of any number of vectors, none included."""
    return np.array(values, np.float64).reshape(-1, 3)
