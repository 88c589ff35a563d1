"""Makes models for the tests of weights: bones, vertices with given weights, and a grid of faces between them."""

from __future__ import annotations

import numpy as np

from editor.model.bones import Bone, BoneFlags
from editor.model.fields import NONE
from editor.model.mesh import Deform
from editor.model.model import Model
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel


def rigged(*vertices: tuple[Deform, list[int], list[float]], bones: int = 4) -> Model:
    """A chain of bones along Y, a unit each, and vertices beside it of these kinds, bones and weights."""
    model = Model()
    model.bones.records += [
        Bone(f"骨{row}", parent=row - 1, position=(0, row, 0), tail_offset=(0, 1, 0), flags=BoneFlags.ROTATABLE)
        for row in range(bones)
    ]
    kinds, numbers, weights = zip(*vertices, strict=True)
    model.vertices.fill(
        len(vertices),
        position=[(0.5, 0.3 + 0.2 * row, 0.1 * row) for row in range(len(vertices))],
        deform=np.array(kinds, np.uint8),
        bones=[(*some, *[NONE] * (4 - len(some))) for some in numbers],
        weights=[(*some, *[0.0] * (4 - len(some))) for some in weights],
    )
    return model


def grid(model: Model, columns: int, rows: int) -> None:
    """Fill a model with a plane of vertices, a unit apart, and two faces between any four of them."""
    y, x = np.mgrid[:rows, :columns]
    positions = np.column_stack((x.ravel() - (columns - 1) / 2, y.ravel(), np.zeros(x.size)))
    corner = (np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)).ravel()
    square = corner[:, None] + [0, 1, columns, 1, columns + 1, columns]
    model.vertices.fill(x.size, position=positions)
    model.faces.fill(len(corner) * 2, vertices=square.reshape(-1, 3), material=np.zeros(len(corner) * 2))


def posed_positions(model: Model, seed: int) -> np.ndarray:
    """Where the vertices are in a random pose."""
    turns = np.random.default_rng(seed).normal(size=(len(model.bones), 4)) * 0.3 + (0, 0, 0, 1)
    return turned_positions(model, turns / np.linalg.norm(turns, axis=1, keepdims=True))


def turned_positions(model: Model, turns: np.ndarray) -> np.ndarray:
    """Where the vertices are when bones are turned, by quaternions (bones, 4)."""
    pose = Pose.at_rest(len(model.bones), len(model.morphs))
    pose.rotations[:] = turns
    posed = PosedModel(model.snapshot())
    posed.pose(pose)
    return posed.skinned()[0]
