"""Makes the signs that bones are shown as: a mark at the joint, a wedge to the tail, in a colour for what it does."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from editor.model.bones import BoneFlags
from editor.model.fields import Vec3
from editor.model.model import Model
from editor.preview.figure import Figure
from editor.render.places import bone_ends
from editor.render.signs import DISC, RING, SQUARE, Signs, markers, segments

ROTATED: Vec3 = (0.2, 0.46, 1.0)
IK: Vec3 = (0.93, 0.58, 0.05)
FIXED_AXIS: Vec3 = (0.55, 0.25, 0.85)
INOPERABLE: Vec3 = (0.45, 0.47, 0.5)
HIDDEN_ALPHA = 0.35
SPREAD = 3.5  # half the breadth of a wedge at the joint, in pixels
SIZE, SIZE_OF_DOT, SIZE_OF_SELECTED = 10.0, 5.0, 13.0


def bone_signs(
    model: Model, figure: Figure | None, selected: NDArray[np.bool_], selection: Vec3
) -> tuple[Signs, Signs]:
    """Wedges and marks of all bones; the selected ones come last, so that nothing hides them."""
    order = np.argsort(selected, kind="stable")
    chosen = selected[order]
    heads, tails = (ends[order].astype(np.float32) for ends in bone_ends(model, figure))
    flags = np.array([int(bone.flags) for bone in model.bones], np.int32)[order]
    tints, shapes = _tints(flags), _shapes(flags)
    tints[chosen] = (*selection, 1)
    sizes = np.where(shapes == DISC, SIZE_OF_DOT, SIZE)
    marks = markers(heads, tints, np.where(chosen, SIZE_OF_SELECTED, sizes), np.where(chosen, RING, shapes))
    return _wedges(heads, tails, tints), marks


def _wedges(heads: NDArray[np.float32], tails: NDArray[np.float32], tints: NDArray[np.float64]) -> Signs:
    long = (heads != tails).any(axis=1)
    sides = [segments(heads[long], tails[long], tints[long], spread) for spread in (-SPREAD, SPREAD)]
    # Both sides of a bone one after the other, so that the order of the bones is that of drawing.
    return np.stack(sides, axis=1).reshape(-1)


def _tints(flags: NDArray[np.int32]) -> NDArray[np.float64]:
    """(bones, 4) the colour of each bone by what it can do; hidden ones are pale."""
    turns = _has(flags, BoneFlags.OPERABLE) & _has(flags, BoneFlags.ROTATABLE | BoneFlags.MOVABLE)
    kinds = [_has(flags, BoneFlags.IK), _has(flags, BoneFlags.FIXED_AXIS), turns]
    colors = np.select([kind[:, None] for kind in kinds], [IK, FIXED_AXIS, ROTATED], INOPERABLE)
    return np.column_stack((colors, np.where(_has(flags, BoneFlags.VISIBLE), 1.0, HIDDEN_ALPHA)))


def _shapes(flags: NDArray[np.int32]) -> NDArray[np.float64]:
    """(bones,) the shape of each bone's mark: square if it can be moved, round if only turned, a dot if hidden."""
    moves = _has(flags, BoneFlags.MOVABLE | BoneFlags.IK)
    shapes = np.select([moves, _has(flags, BoneFlags.ROTATABLE)], [SQUARE, RING], DISC)
    return np.where(_has(flags, BoneFlags.VISIBLE), shapes, DISC)


def _has(flags: NDArray[np.int32], wanted: BoneFlags) -> NDArray[np.bool_]:
    found: NDArray[np.bool_] = (flags & int(wanted)) != 0
    return found
