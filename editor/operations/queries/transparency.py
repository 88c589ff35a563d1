"""Tells which materials are transparent, and which of them are drawn before others that are seen through them.

Materials are drawn in their order, each writing depth (mmd-semantics §6.7): what comes later behind a transparent one
is not seen through it. One of alpha 0 is not drawn and writes no depth (mmd-semantics §6.2): it counts with the alpha
that morphs give it, as that of clothes that are switched on, and one that no morph shows hides nothing and is hidden by
nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

import numpy as np
from PIL import Image

from editor.math3d.arrays import AnyArray, BoolArray, Float32Array, IndexArray, UInt8Array, finite_rows
from editor.model.fields import NONE
from editor.model.mesh import Face, Vertex
from editor.model.model import Model
from editor.model.morphs import MorphKind
from editor.operations.operation import Report
from editor.preview.morph_effects import MaterialMorph, morphed_materials, values_of
from editor.texture_paths import TexturePlaces

OPAQUE = 0.98  # and more: PMD's sign for no self shadow, seen by nobody (mmd-semantics §6.6)
OPAQUE_TEXEL = 250
SHARE = 0.05  # of a material's samples that are translucent: less are the rims of what is cut out
MOST_TEXELS = 256  # along a side of what is kept of a texture's alpha
KEPT = 256  # textures of which it is remembered, so that files are not read after each edit

# Where on a face it is looked: in the middle, and near the corners.
SAMPLES = np.array([(1 / 3, 1 / 3, 1 / 3), (0.8, 0.1, 0.1), (0.1, 0.8, 0.1), (0.1, 0.1, 0.8)], np.float32)

ALPHA = 3  # among the values of a material
FORMATS = ("PNG", "TGA", "DDS", "GIF")  # that have an alpha, of those that are drawn
Alphas = Mapping[int, UInt8Array]  # by row of the textures that are not opaque: (height, width)


def texture_alphas(model: Model, folder: Path | None, report: Report = lambda *_: None) -> dict[int, UInt8Array]:
    """The alpha of each texture of a material that has any, in the files below a folder, with few texels."""
    rows = sorted({material.texture for material in model.materials} - {NONE})
    if folder is None:
        return {}
    locator, found = TexturePlaces(folder), {}
    for number, row in enumerate(rows):
        report(number / len(rows), "")
        located = locator.locate(model.textures[row].path)
        alpha = _alpha_now(located.path) if located is not None else None
        if alpha is not None:
            found[row] = alpha
    return found


def _alpha_now(file: Path) -> UInt8Array | None:
    try:
        state = file.stat()
    except OSError:
        return None
    return _written_alpha(file, state.st_mtime_ns, state.st_size)


@lru_cache(maxsize=KEPT)
def _written_alpha(file: Path, written: int, size: int) -> UInt8Array | None:
    """The alpha of a picture as it was written last; None where it is opaque, or no picture that can be read."""
    try:
        with Image.open(file, formats=FORMATS) as image:
            if not image.has_transparency_data:
                return None
            alpha = image.convert("RGBA").getchannel("A")
            alpha.thumbnail((MOST_TEXELS, MOST_TEXELS), Image.Resampling.NEAREST)
            texels: UInt8Array = np.array(alpha)
    except Exception:  # damaged files make Pillow raise nearly anything
        return None
    return None if texels.min(initial=255) >= OPAQUE_TEXEL else texels


def shown_alphas(model: Model) -> Float32Array:
    """(materials,) the alpha that each is drawn with: its own, or where that is 0 the least that a morph gives it.

    0 of those that no morph shows.
    """
    rest = values_of(model.materials.records)
    shown: Float32Array = rest[:, ALPHA].copy()
    clear = np.flatnonzero(shown <= 0)
    given = np.full(len(clear), np.inf, np.float32)
    for morph in model.morphs if len(clear) else ():
        if morph.kind == MorphKind.MATERIAL:
            alphas = morphed_materials(rest, [(MaterialMorph.of(morph.offsets, len(rest)), 1.0)]).values[clear, ALPHA]
            given[alphas > 0] = np.minimum(given, alphas)[alphas > 0]
    shown[clear] = np.where(np.isfinite(given), given, 0)
    return shown


def transparent_materials(model: Model, alphas: Alphas) -> BoolArray:
    """(materials,): those shown with an alpha below 1, or with a texture that is translucent where their faces are.

    Those that nothing shows are among them: they may stand anywhere, and wait at the end for a morph.
    """
    transparent: BoolArray = shown_alphas(model) < OPAQUE
    for row, material in enumerate(model.materials):
        texels = alphas.get(material.texture)
        if texels is not None and not transparent[row]:
            uvs = model.vertices[Vertex.uv][_corners(model, row)]
            seen = _texels(texels, np.tensordot(uvs, SAMPLES, (1, 1)).swapaxes(1, 2).reshape(-1, 2))
            transparent[row] = len(seen) > 0 and float((seen < OPAQUE_TEXEL).mean()) > SHARE
    return transparent


def _corners(model: Model, material: int) -> IndexArray:
    """(faces, 3) the vertices of a material's faces, which are one run; less faces with corners that are none."""
    materials = model.faces[Face.material].view(np.uint32)  # sorted, NONE last
    first, last = np.searchsorted(materials, (material, material + 1))
    corners: IndexArray = model.faces[Face.vertices][first:last]
    return corners[(corners != NONE).all(axis=1)] if corners.min(initial=0) == NONE else corners


def _texels(texels: AnyArray, uvs: Float32Array) -> AnyArray:
    """The texels at UVs, which repeat the picture."""
    height, width = texels.shape
    pixels = uvs[finite_rows(uvs)].astype(np.float64)
    pixels = (pixels % 1.0 * (width, height)).astype(np.intp)
    found: AnyArray = texels[np.minimum(pixels[:, 1], height - 1), np.minimum(pixels[:, 0], width - 1)]
    return found


def hidden_behind(model: Model, transparent: BoolArray) -> dict[int, list[int]]:
    """By transparent material the later opaque ones that may be behind it, as seen from the front or from a side."""
    if not transparent.any():
        return {}
    first, shown = int(transparent.argmax()), shown_alphas(model)
    boxes = [_box(model, row) if row >= first and shown[row] > 0 else None for row in range(len(shown))]
    found = {}
    for row in np.flatnonzero(transparent & (shown > 0)).tolist():
        behind = [
            other
            for other in range(row + 1, len(boxes))
            if not transparent[other] and _may_overlap(boxes[row], boxes[other])
        ]
        if behind:
            found[row] = behind
    return found


Box = tuple[AnyArray, AnyArray] | None


def _box(model: Model, material: int) -> Box:
    corners = _corners(model, material)
    if not len(corners):
        return None
    first = int(corners.min())
    used = np.zeros(int(corners.max()) + 1 - first, np.bool_)
    used[corners - first] = True
    positions = model.vertices[Vertex.position][first:][: len(used)][used]
    if not np.isfinite(positions.sum(dtype=np.float64)):  # seldom, and it takes long to tell which
        positions = positions[finite_rows(positions)]
    return (positions.min(axis=0), positions.max(axis=0)) if len(positions) else None


def _may_overlap(one: Box, other: Box) -> bool:
    """Return whether boxes overlap in height, and along X, as seen from the front, or along Z, from a side."""
    if one is None or other is None:
        return False
    x, y, z = (one[0] <= other[1]) & (other[0] <= one[1])
    return bool(y and (x or z))
