"""Checks of faces: those that draw nothing, or are there twice."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from editor.math3d.arrays import BoolArray
from editor.messages import Finding, Level, TranslatableText
from editor.model.fields import NONE
from editor.model.materials import MaterialFlags
from editor.model.mesh import Face
from editor.operations.checks.check import Check, CheckSubject, Fix, findings_of_mask, findings_of_rows
from editor.operations.queries.faults import alike_faces

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


CHECKS = (
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
