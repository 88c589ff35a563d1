"""Puts what is known of materials into the form in which shaders read it: blocks as in material.glsl. No OpenGL."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from editor.math3d.arrays import AnyArray, StructArray, UInt8Array
from editor.preview.material_morphs import MaterialParts

COEFFICIENTS = ("texture_mul", "texture_add", "sphere_mul", "sphere_add", "toon_mul", "toon_add")
VALUES = ("diffuse", "specular", "ambient", "edge_color", "sizes")
BLOCK = np.dtype(
    [(name, "f4", 4) for name in VALUES] + [("modes", "i4", 4)] + [(name, "f4", 4) for name in COEFFICIENTS]
)


def blocks_of(parts: MaterialParts) -> StructArray:
    """(materials,) BLOCK, without the modes."""
    values = parts.values
    blocks = np.zeros(len(values), BLOCK)
    blocks["diffuse"] = values[:, :4]
    blocks["specular"] = values[:, 4:8]  # and its power
    blocks["ambient"][:, :3] = values[:, 8:11]
    blocks["edge_color"] = values[:, 11:15]
    blocks["sizes"][:, 0] = values[:, 15]
    for name in COEFFICIENTS:
        blocks[name] = getattr(parts, name)
    return blocks


def clear(blocks: StructArray, texture: str, missing: Sequence[bool]) -> None:
    """Have no coefficients where there is no texture for them to work on; `missing` (materials,)."""
    mask = np.array(missing, np.bool_)
    blocks[f"{texture}_mul"][mask] = 1
    blocks[f"{texture}_add"][mask] = 0


def padded(blocks: StructArray, stride: int) -> UInt8Array:
    """(materials, stride) bytes."""
    room = np.zeros((len(blocks), stride), np.uint8)
    room[:, : BLOCK.itemsize] = blocks.view(np.uint8).reshape(-1, BLOCK.itemsize)
    return room


def some(parts: MaterialParts, rows: range) -> MaterialParts:
    """The parts of a run of materials."""
    return MaterialParts(*(column[rows.start : rows.stop] for column in _columns(parts)))


def differing(before: MaterialParts, now: MaterialParts) -> range | None:
    """The run of materials, of as many, that are not what they were; None when all are."""
    pairs = zip(_columns(before), _columns(now), strict=True)
    rows = np.flatnonzero(np.any([(a != b).any(axis=1) for a, b in pairs], axis=0))
    return range(int(rows[0]), int(rows[-1]) + 1) if len(rows) else None


def _columns(parts: MaterialParts) -> list[AnyArray]:
    return [parts.values, *(getattr(parts, name) for name in COEFFICIENTS)]
