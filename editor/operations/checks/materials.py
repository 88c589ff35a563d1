"""Checks of materials: what they draw, their colours, sphere maps and edges, and in which order they are drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from editor.math3d.arrays import Float64Array
from editor.messages import Finding, Level, TranslatableText
from editor.model.fields import NONE, Kind, field_of, fields_of
from editor.model.materials import Material, MaterialFlags, SphereMode
from editor.operations.checks.check import FILES, Check, CheckSubject, Fix, findings_of_mask, findings_of_rows
from editor.operations.queries.additional_uvs import is_drawn_by_uv1
from editor.operations.queries.faults import COLORS, texture_named, toons_like_shared
from editor.operations.queries.transparency import hidden_behind, shown_alphas, texture_alphas, transparent_materials

MATERIALS = frozenset({"materials"})
NUMBERS = [field.name for field in fields_of(Material) if field.kind in (Kind.NUMBER, Kind.VECTOR, Kind.COLOR)]


def _materials_where(
    is_so: Callable[[Material], bool], text: TranslatableText, field: str = ""
) -> Callable[[CheckSubject], Iterator[Finding]]:
    """Return a check that finds the materials that fulfil a condition."""

    def found(subject: CheckSubject) -> Iterator[Finding]:
        rows = [row for row, material in enumerate(subject.model.materials) if is_so(material)]
        yield from findings_of_rows(rows, "materials", text, field)

    return found


def material_without_faces(subject: CheckSubject) -> Iterator[Finding]:
    counts = np.diff(subject.model.face_starts())
    yield from findings_of_rows(np.flatnonzero(counts == 0), "materials", TranslatableText("It has no face"))


def _values(subject: CheckSubject, field: str) -> Float64Array:
    """(materials, components) the numbers of a field."""
    size = field_of(Material, field).size
    values = [getattr(material, field) for material in subject.model.materials]
    return np.array(values, np.float64).reshape(-1, size)


def material_not_finite(subject: CheckSubject) -> Iterator[Finding]:
    for field in NUMBERS:
        rows = np.flatnonzero(~np.isfinite(_values(subject, field)).all(axis=1))
        yield from findings_of_rows(rows, "materials", TranslatableText("A value is invalid (NaN or infinite)"), field)


def material_colour_range(subject: CheckSubject) -> Iterator[Finding]:
    for field in COLORS:
        values = _values(subject, field)
        rows = np.flatnonzero(((values < 0) | (values > 1)).any(axis=1))
        yield from findings_of_rows(
            rows, "materials", TranslatableText("A component of the colour is beyond 0 to 1"), field
        )


def material_sub_texture(subject: CheckSubject) -> Iterator[Finding]:
    text = TranslatableText("It uses the first additional UV, but the model has none")
    if not subject.model.info[0].additional_uvs:
        yield from _materials_where(is_drawn_by_uv1, text)(subject)


def material_never_visible(subject: CheckSubject) -> Iterator[Finding]:
    text = TranslatableText("Its alpha is 0, and no morph changes that")
    yield from findings_of_mask(shown_alphas(subject.model) <= 0, "materials", text, "diffuse")


def _is_clear(material: Material) -> bool:
    return material.diffuse[3] <= 0


def _has_ghost_edge(material: Material) -> bool:
    edge = material.flags & MaterialFlags.EDGE and material.edge_size > 0 and material.edge_color[3] > 0
    return bool(edge) and _is_clear(material)


def material_order(subject: CheckSubject) -> Iterator[Finding]:
    model = subject.model
    transparent = transparent_materials(model, texture_alphas(model, subject.folder))
    for row, others in hidden_behind(model, transparent).items():
        text = TranslatableText("It is transparent and drawn before {}", model.materials[others[0]].name)
        yield from findings_of_rows([row], "materials", text)


def toon_like_shared(subject: CheckSubject) -> Iterator[Finding]:
    text = TranslatableText("Its toon file is named like one of MMD's ten")
    yield from findings_of_rows(sorted(toons_like_shared(subject.model)), "materials", text, "toon_texture")


def named_by_number(subject: CheckSubject) -> Iterator[Finding]:
    text = TranslatableText("Its name is only a number, but its texture has a name")
    yield from findings_of_rows(texture_named(subject.model), "materials", text, "name")


CHECKS = (
    Check(
        "material-not-finite",
        "materials",
        Level.ERROR,
        "Materials with invalid values (NaN)",
        "The material cannot be drawn as it is. Type the value again; the fix sets it to that of a new material.",
        material_not_finite,
        MATERIALS,
        Fix("rows.replace-not-finite", is_safe=False),
    ),
    Check(
        "material-without-faces",
        "materials",
        Level.INFO,
        "Materials without faces",
        "They draw nothing, but are in every list. Delete them, unless an effect or a morph needs them.",
        material_without_faces,
        MATERIALS | {"faces.material"},
        Fix("materials.delete-part", is_safe=False),
    ),
    Check(
        "material-order",
        "materials",
        Level.WARNING,
        "Transparent materials that hide later ones",
        "MMD draws materials in their order, and nothing that comes later is seen through an earlier one: behind a"
        " veil the background shows instead of the body. Put transparent materials after all others; whether there is"
        " anything behind one is only estimated by its extent. One of alpha 0 counts as the morphs show it.",
        material_order,
        MATERIALS
        | {"textures", "morphs", "faces.material", "faces.vertices", "vertices.position", "vertices.uv", FILES},
        Fix("materials.order-transparent", is_safe=False),
    ),
    Check(
        "material-never-visible",
        "materials",
        Level.INFO,
        "Materials that are never visible",
        "Their alpha is 0, and no morph raises it, so that they are never visible. Raise the alpha, make a morph that"
        " does, or delete them with their faces.",
        material_never_visible,
        MATERIALS | {"morphs"},
        Fix("materials.delete-part", is_safe=False),
    ),
    Check(
        "material-edge-transparent",
        "materials",
        Level.WARNING,
        "Outlines of invisible materials",
        "The alpha of the material is 0, but MMD draws its outline all the same, around nothing. Switch the edge off,"
        " or lower the alpha of its colour; a morph that shows the material has to show the edge then, too.",
        _materials_where(_has_ghost_edge, TranslatableText("Its alpha is 0, and it has an edge"), "edge_color"),
        MATERIALS,
        Fix("rows.set", {"field": "edge_color", "value": "x,x,x,0"}, is_safe=False),
    ),
    Check(
        "material-colour-range",
        "materials",
        Level.INFO,
        "Colours beyond 0 to 1",
        "MMD limits what is drawn to 1, but programs do so at different steps, so that the material looks too bright"
        " or too dark elsewhere. Bring the colours within 0 to 1.",
        material_colour_range,
        MATERIALS,
        Fix("materials.clamp-colors", is_safe=False),
    ),
    Check(
        "material-sphere-without-mode",
        "materials",
        Level.INFO,
        "Sphere maps that are switched off",
        "The material has a sphere map, but its mode is “Off”, so that MMD does not draw it. Choose “Multiply” or"
        " “Add”, or take the map away.",
        _materials_where(
            lambda material: material.sphere_texture != NONE and material.sphere_mode == SphereMode.OFF,
            TranslatableText("It has a sphere map, but its sphere mode is Off"),
            "sphere_mode",
        ),
        MATERIALS,
        Fix("rows.set", {"field": "sphere_texture", "value": "none"}, is_safe=False),
    ),
    Check(
        "material-mode-without-sphere",
        "materials",
        Level.INFO,
        "Sphere modes without a sphere map",
        "There is nothing to multiply or to add. Choose a sphere map, or set the mode to “Off”.",
        _materials_where(
            lambda material: material.sphere_texture == NONE and material.sphere_mode != SphereMode.OFF,
            TranslatableText("It has a sphere mode, but no sphere map"),
            "sphere_mode",
        ),
        MATERIALS,
        Fix("rows.set", {"field": "sphere_mode", "value": "off"}),
    ),
    Check(
        "material-without-additional-uv",
        "materials",
        Level.WARNING,
        "Sub-textures and vertex colours without an additional UV",
        "A sub-texture lies on the first additional UV, and vertex colours are kept in it, but the model has none: the"
        " material has one colour all over. Give the model an additional UV, and values.",
        material_sub_texture,
        MATERIALS | {"info"},
        "The values of the additional UV cannot be guessed.",
    ),
    Check(
        "material-uv-shared",
        "materials",
        Level.WARNING,
        "Sub-texture and vertex colour at once",
        "Both are read from the first additional UV, so that one of them shows the values of the other. Switch one of"
        " them off.",
        _materials_where(
            lambda material: (
                material.sphere_mode == SphereMode.SUB_TEXTURE and bool(material.flags & MaterialFlags.VERTEX_COLOR)
            ),
            TranslatableText("It has a sub-texture and vertex colours"),
        ),
        MATERIALS,
        "Which of the two is intended cannot be guessed.",
    ),
    Check(
        "material-toon-like-shared",
        "materials",
        Level.INFO,
        "Toon files named like MMD's shared toons",
        "MMD takes toon01.bmp to toon10.bmp from its own folder; in the model they are looked for as files beside it."
        " Choose the shared toon, unless the file is another picture.",
        toon_like_shared,
        MATERIALS | {"textures"},
        Fix("materials.shared-toons", is_safe=False),
    ),
    Check(
        "material-name-automatic",
        "materials",
        Level.INFO,
        "Materials with a number for a name",
        "材質1 and so on are the names that materials of a PMD get, as it stores none. Name them after their"
        " textures, or as you like.",
        named_by_number,
        MATERIALS | {"textures"},
        Fix("materials.name-from-textures", is_safe=False),
    ),
)
