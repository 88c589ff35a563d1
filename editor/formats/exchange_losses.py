"""Tells what formats of other programs do not keep of a model: a Loss a kind of thing, not a row."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from editor.formats.content import Loss
from editor.formats.translatable_nouns import noun
from editor.model.fields import NONE
from editor.model.materials import Material, MaterialFlags, SphereMode, ToonKind
from editor.model.model import Model
from editor.model.translatable_text import TranslatableText
from editor.model.vertices import Deform


def without_tables(model: Model, names: tuple[str, ...]) -> Iterator[Loss]:
    """The tables of which nothing is kept."""
    for name in names:
        if count := len(model.tables[name]):
            yield Loss(name, -1, "", TranslatableText("not kept: {:,}", count))


def not_kept(model: Model) -> Iterator[Loss]:
    """What no exchange format keeps of vertices and materials."""
    yield from _of_vertices(model)
    counts = {
        "edge_size": sum(bool(material.flags & MaterialFlags.EDGE) for material in model.materials),
        "sphere_texture": sum(_has_sphere(material) for material in model.materials),
        "toon_texture": sum(_has_toon(material) for material in model.materials),
    }
    for field, count in counts.items():
        if count:
            yield Loss(
                "materials", -1, field, TranslatableText("not kept: {} of {:,} materials", noun(_WHAT[field]), count)
            )


_WHAT = {"edge_size": "edge", "sphere_texture": "sphere texture", "toon_texture": "toon"}


def _has_sphere(material: Material) -> bool:
    return material.sphere_texture != NONE and material.sphere_mode != SphereMode.OFF


def _has_toon(material: Material) -> bool:
    return material.toon_kind == ToonKind.SHARED or material.toon_texture != NONE


def _of_vertices(model: Model) -> Iterator[Loss]:
    vertices = model.vertices
    for name in ("uv1", "uv2", "uv3", "uv4"):
        if vertices.stores(name) and vertices[name].any():
            yield Loss("vertices", -1, name, TranslatableText("not kept: additional UVs"))
    if vertices.stores("edge_scale") and (vertices["edge_scale"] != 1).any():
        yield Loss("vertices", -1, "edge_scale", TranslatableText("not kept: edge scales"))
    loose = np.count_nonzero(model.faces["material"] == NONE)
    if loose:
        yield Loss("faces", -1, "material", TranslatableText("not kept: {:,} faces that no material draws", loose))


def simpler_deforms(model: Model) -> Iterator[Loss]:
    """SDEF and QDEF, where only linear blending is kept."""
    for deform in (Deform.SDEF, Deform.QDEF):
        if count := np.count_nonzero(model.vertices["deform"] == deform):
            yield Loss(
                "vertices",
                -1,
                "deform",
                TranslatableText("{} becomes linear blending: {:,} vertices", TranslatableText(deform.label), count),
            )
