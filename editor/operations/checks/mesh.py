"""Checks of faces: those that draw nothing, or are there twice; and of vertices: where they are, normals, UVs, edges,
and those that nothing uses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, IndexArray, are_among, far_outside
from editor.messages import NO_ROWS, Finding, Level, TranslatableText
from editor.model.fields import NONE
from editor.model.materials import MaterialFlags
from editor.model.mesh import Face, Vertex
from editor.operations.checks.check import Check, CheckSubject, Fix, findings_of_mask, findings_of_rows
from editor.operations.queries.additional_uvs import UVS, used_uvs
from editor.operations.queries.faults import alike_faces
from editor.operations.queries.related import unused_vertices

POINTS_OR_LINES = MaterialFlags.POINTS | MaterialFlags.LINES  # whose faces may have a vertex twice, or be there twice


def _is_ordinary(subject: CheckSubject) -> BoolArray | None:
    """(faces,) which are drawn as triangles; None where all are."""
    special = [bool(material.flags & POINTS_OR_LINES) for material in subject.model.materials]
    return ~np.array([*special, False])[subject.model.faces[Face.material]] if any(special) else None


def _has_gap(subject: CheckSubject) -> BoolArray:
    """(faces,) which lack a corner."""
    corners = subject.model.faces[Face.vertices]
    if corners.min(initial=0) > NONE:  # so it is nearly always, and it is seen at once
        return np.zeros(len(corners), np.bool_)
    return np.asarray((corners == NONE).any(axis=1))


def face_without_corner(subject: CheckSubject) -> Iterator[Finding]:
    yield from findings_of_mask(subject.of(_has_gap), "faces", TranslatableText("A corner is missing"), "vertices")


def face_degenerate(subject: CheckSubject) -> Iterator[Finding]:
    one, two, three = subject.model.faces[Face.vertices].T
    same = (one == two) | (two == three) | (three == one)
    same &= ~subject.of(_has_gap)
    ordinary = subject.of(_is_ordinary)
    if ordinary is not None:
        same &= ordinary
    yield from findings_of_mask(same, "faces", TranslatableText("Two corners are the same vertex"), "vertices")


def face_duplicate(subject: CheckSubject) -> Iterator[Finding]:
    rows = alike_faces(subject.model)
    ordinary = subject.of(_is_ordinary)
    if ordinary is not None:
        rows = rows[ordinary[rows]]
    yield from findings_of_rows(
        rows, "faces", TranslatableText("Another face has the same corners and material"), "vertices"
    )


def face_without_material(subject: CheckSubject) -> Iterator[Finding]:
    materials = subject.model.faces[Face.material]
    text = TranslatableText("No material draws the face")
    if len(materials) and materials[-1] == NONE:  # sorted, NONE last
        yield from findings_of_mask(materials == NONE, "faces", text, "material")


FACE_CHECKS = (
    Check(
        "face-without-corner",
        "faces",
        Level.WARNING,
        "Faces without a corner",
        "A corner of the face refers to a vertex that does not exist, so that the face cannot be drawn. Remove the"
        " face.",
        face_without_corner,
        frozenset({"faces.vertices"}),
        Fix("faces.remove-degenerate"),
    ),
    Check(
        "face-degenerate",
        "faces",
        Level.INFO,
        "Faces with a vertex twice",
        "Such a face is a line or a point, and MMD does not draw it. Remove it. In materials that draw points or"
        " lines such faces are intended, and not reported.",
        face_degenerate,
        frozenset({"faces.vertices", "faces.material", "materials"}),
        Fix("faces.remove-degenerate"),
    ),
    Check(
        "face-duplicate",
        "faces",
        Level.INFO,
        "Faces that are there twice",
        "Both are drawn at the same place: transparent faces look twice as dense, others only cost time. Remove one"
        " of them.",
        face_duplicate,
        frozenset({"faces.vertices", "faces.material", "materials"}),
        Fix("faces.remove-duplicates", is_safe=False),
    ),
    Check(
        "face-without-material",
        "faces",
        Level.WARNING,
        "Faces without a material",
        "No material draws them, so that they are never seen. Give them one, or delete them.",
        face_without_material,
        frozenset({"faces.material"}),
        Fix("rows.delete", is_safe=False),
    ),
)


VERTEX_FAR_OUTSIDE = "vertex-far-outside"  # the code of the check
NO_LENGTH = 1e-12  # squared, of a normal without a direction
NOT_UNIT = 0.02  # how far from 1 the square of a normal's length is reported: 1% of the length
BESIDE = 1e-4  # as far beside its picture rounding brings a UV
PMD_VERTICES = 65535  # a face of a PMD counts them by 16 bits (mmd-semantics §1.11)


def rows_not_finite(subject: CheckSubject, field: str) -> IndexArray:
    """The vertices that have a value in a field that is infinite or no number."""
    vertices = subject.model.vertices
    if not vertices.stores(field):
        return NO_ROWS
    column = vertices[field]
    with np.errstate(all="ignore"):
        if np.isfinite(np.add.reduce(column, axis=None)):  # so it is nearly always, and it is seen at once
            return NO_ROWS
    return np.flatnonzero(~np.isfinite(column).reshape(len(column), -1).all(axis=1))


def not_finite(*fields: str) -> Callable[[CheckSubject], Iterator[Finding]]:
    """Return a check that finds the vertices with a value in these fields that is infinite or no number."""

    def found(subject: CheckSubject) -> Iterator[Finding]:
        for field in fields:
            text = TranslatableText("A value is invalid (NaN or infinite)")
            yield from findings_of_rows(rows_not_finite(subject, field), "vertices", text, field)

    return found


def far_vertices(subject: CheckSubject) -> Iterator[Finding]:
    far = far_outside(subject.model.vertices[Vertex.position])
    yield from findings_of_mask(far, "vertices", TranslatableText("It lies far outside of the model"), "position")


def _squared_lengths(subject: CheckSubject) -> AnyArray:
    """(vertices,) of normals the squares of their lengths."""
    normals = subject.model.vertices[Vertex.normal]
    with np.errstate(all="ignore"):
        return np.asarray(np.einsum("ij,ij->i", normals, normals))


def normal_invalid(subject: CheckSubject) -> Iterator[Finding]:
    squares = subject.of(_squared_lengths)
    valid = (squares > NO_LENGTH) & np.isfinite(squares)
    yield from findings_of_mask(~valid, "vertices", TranslatableText("The normal has no direction"), "normal")


def normal_not_unit(subject: CheckSubject) -> Iterator[Finding]:
    squares = subject.of(_squared_lengths)
    with np.errstate(all="ignore"):
        other = (np.abs(squares - 1) > NOT_UNIT) & (squares > NO_LENGTH) & np.isfinite(squares)
    yield from findings_of_mask(other, "vertices", TranslatableText("The normal is not of length 1"), "normal")


def uv_out_of_range(subject: CheckSubject) -> Iterator[Finding]:
    vertices = subject.model.vertices
    if not vertices.stores(Vertex.uv):
        return
    u, v = vertices[Vertex.uv].T
    is_beyond = (u < -BESIDE) | (u > 1 + BESIDE) | (v < -BESIDE) | (v > 1 + BESIDE)
    faces = subject.model.faces
    are_beyond = are_among(is_beyond, faces[Face.vertices])
    drawn = np.flatnonzero(are_beyond.any(axis=1) & (faces[Face.material] != NONE))
    for run in np.split(drawn, np.flatnonzero(np.diff(faces[Face.material][drawn])) + 1) if len(drawn) else ():
        rows = np.unique(faces[Face.vertices][run][are_beyond[run]]).astype(np.intp)
        text = TranslatableText("Vertices with UVs beyond 0 to 1: {:,}", len(rows))
        material = np.array([faces[Face.material][run[0]]], np.intp)
        yield Finding(text, "materials", material, parts=Finding(text, "vertices", rows, "uv"))


def edge_scale_negative(subject: CheckSubject) -> Iterator[Finding]:
    vertices = subject.model.vertices
    if vertices.stores(Vertex.edge_scale):
        text = TranslatableText("The edge scale is below 0")
        yield from findings_of_mask(vertices[Vertex.edge_scale] < 0, "vertices", text, "edge_scale")


def vertex_without_face(subject: CheckSubject) -> Iterator[Finding]:
    text = TranslatableText("No face and no soft body has the vertex")
    yield from findings_of_mask(unused_vertices(subject.model), "vertices", text)


def additional_uv_unused(subject: CheckSubject) -> Iterator[Finding]:
    model = subject.model
    declared, used = model.info[0].additional_uvs, used_uvs(model)
    if used < declared:
        text = TranslatableText("Additional UVs of each vertex: {}, used: {}", declared, used)
        yield Finding(text, "info", np.array([0]), "additional_uvs")


def too_many_for_pmd(subject: CheckSubject) -> Iterator[Finding]:
    count = len(subject.model.vertices)
    if subject.is_pmd and count > PMD_VERTICES:
        yield Finding(TranslatableText("{:,} vertices, of which a PMD holds {:,}", count, PMD_VERTICES), "vertices")


def _number_check(
    code: str, label: str, explanation: str, fields: tuple[str, ...], level: Level, is_safe: bool = True
) -> Check:
    """A check of fields for what is no number, mended by what a new vertex has there."""
    reads = frozenset(f"vertices.{field}" for field in fields)
    fix = Fix("rows.replace-not-finite", is_safe=is_safe)
    return Check(code, "vertices", level, label, explanation, not_finite(*fields), reads, fix)


VERTEX_CHECKS = (
    _number_check(
        "position-not-finite",
        "Invalid positions (NaN)",
        "The vertex has no position, and its faces cannot be drawn. Type a position, or delete the vertex; the fix"
        " puts it at the origin.",
        ("position",),
        Level.ERROR,
        is_safe=False,
    ),
    Check(
        VERTEX_FAR_OUTSIDE,
        "vertices",
        Level.WARNING,
        "Vertices far outside of the model",
        "The vertex lies more than 1000 times as far out as nearly all others: its faces are drawn as long spikes, and"
        " whatever shows the whole model shows only a dot. Type a position, or delete the vertex; the fix puts it among"
        " those with which it shares faces.",
        far_vertices,
        frozenset({"vertices.position"}),
        Fix("vertices.bring-back", is_safe=False),
    ),
    _number_check(
        "uv-not-finite",
        "Invalid UVs (NaN)",
        "It is undefined which part of the texture the faces around the vertex show. Type a UV; the fix sets it to 0.",
        ("uv", *UVS),
        Level.WARNING,
    ),
    _number_check(
        "edge-scale-not-finite",
        "Invalid edge scales (NaN)",
        "The outline at the vertex cannot be drawn. Type 1, or 0 for no outline.",
        ("edge_scale",),
        Level.WARNING,
    ),
    Check(
        "normal-invalid",
        "vertices",
        Level.WARNING,
        "Normals without a direction",
        "MMD shades by the normal: without one the surface is black there. Calculate the normals from the faces.",
        normal_invalid,
        frozenset({"vertices.normal"}),
        Fix("vertices.normals", {"how": "faces"}, is_safe=False),
    ),
    Check(
        "normal-not-unit",
        "vertices",
        Level.INFO,
        "Normals that are not of length 1",
        "Programs expect normals of length 1; otherwise the shading is too strong or too weak. Normalize them: they"
        " keep their direction.",
        normal_not_unit,
        frozenset({"vertices.normal"}),
        Fix("vertices.normals", {"how": "normalize"}),
    ),
    Check(
        "uv-out-of-range",
        "vertices",
        Level.INFO,
        "UVs beyond the picture",
        "MMD repeats the texture there, like a tile; some programs show the edge of the texture instead. If that is"
        " not intended, move the UVs into the picture.",
        uv_out_of_range,
        frozenset({"vertices.uv", "faces.vertices", "faces.material"}),
        "Repeating textures are usually intended; where they are not cannot be guessed.",
    ),
    Check(
        "edge-scale-negative",
        "vertices",
        Level.WARNING,
        "Edge scales below 0",
        "The outline goes inwards, and is not seen. Type 0 for no outline, or a number above it.",
        edge_scale_negative,
        frozenset({"vertices.edge_scale"}),
        Fix("rows.set", {"field": "edge_scale", "value": "0"}, is_safe=False),
    ),
    Check(
        "vertex-without-face",
        "vertices",
        Level.INFO,
        "Vertices without a face",
        "They are not visible, but cost time and memory. Remove them, unless something else relies on the numbers of"
        " vertices.",
        vertex_without_face,
        frozenset({"vertices", "faces.vertices", "soft_bodies"}),
        Fix("vertices.remove-unused"),
    ),
    Check(
        "additional-uv-unused",
        "vertices",
        Level.INFO,
        "Additional UVs that nothing uses",
        "Each of them makes the file larger. If no effect that you use reads them, reduce their number.",
        additional_uv_unused,
        frozenset({"info", "vertices", *(f"vertices.{uv}" for uv in UVS), "materials", "morphs"}),
        Fix("model.drop-unused-uvs"),
    ),
    Check(
        "pmd-too-many-vertices",
        "vertices",
        Level.WARNING,
        "More vertices than a PMD holds",
        "The model cannot be saved as PMD any more. Save it as PMX, or remove vertices.",
        too_many_for_pmd,
        frozenset({"vertices"}),
        "Save it as PMX; which vertices are not needed cannot be guessed.",
    ),
)
CHECKS = (*FACE_CHECKS, *VERTEX_CHECKS)
