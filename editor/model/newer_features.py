"""Tells what of a model belongs to PMX 2.1 alone, which MMD does not read (mmd-semantics §1.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from editor.model.joints import JointKind
from editor.model.materials import MaterialFlags
from editor.model.model import Model
from editor.model.morphs import MorphKind
from editor.model.vertices import Deform, Vertex

MATERIAL_FLAGS = MaterialFlags.VERTEX_COLOR | MaterialFlags.POINTS | MaterialFlags.LINES
MORPH_KINDS = (MorphKind.FLIP, MorphKind.IMPULSE)

Rows = list[int]


def qdef_vertices(model: Model) -> Rows:
    deform = model.vertices[Vertex.deform]
    return list(np.flatnonzero(deform == Deform.QDEF)) if len(deform) and deform.max() >= Deform.QDEF else []


def special_materials(model: Model) -> Rows:
    mask = int(MATERIAL_FLAGS)
    return [row for row, material in enumerate(model.materials) if int(material.flags) & mask]


def special_morphs(model: Model) -> Rows:
    return [row for row, morph in enumerate(model.morphs) if morph.kind in MORPH_KINDS]


def special_joints(model: Model) -> Rows:
    return [row for row, joint in enumerate(model.joints) if joint.kind != JointKind.SPRING_6DOF]


def soft_bodies(model: Model) -> Rows:
    return list(range(len(model.soft_bodies)))


class Feature(NamedTuple):
    """A feature that rows of a table have in PMX 2.1 alone, and the function that finds these rows."""

    table: str
    rows: Callable[[Model], Rows]


FEATURES = {
    "QDEF": Feature("vertices", qdef_vertices),
    "vertex colours, points and lines": Feature("materials", special_materials),
    "flip and impulse morphs": Feature("morphs", special_morphs),
    "joint kinds": Feature("joints", special_joints),
    "soft bodies": Feature("soft_bodies", soft_bodies),
}


def newer_features(model: Model) -> frozenset[str]:
    """The names of what the model has and PMX 2.0 has not."""
    return frozenset(name for name, feature in FEATURES.items() if feature.rows(model))
