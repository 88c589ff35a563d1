"""Faces (PMX 2.0: 面): three corners and the material they are drawn with.

The table is kept sorted by material, so that a material's faces are one run; the counts that a file stores with the
material are computed on save. NONE (faces that no material draws) sorts last.
"""

from __future__ import annotations

from dataclasses import dataclass

from editor.model.fields import Attribute, Row, reference
from editor.model.removal import Removal


@dataclass(frozen=True, slots=True)
class Face(Row):
    vertices: Attribute[tuple[int, int, int]] = reference(
        "Vertices",
        "vertices",
        size=3,
        removal=Removal.HEIR_OR_DROP,
        help="The three corners, clockwise as seen from the front.",
    )
    material: Attribute[int] = reference(
        "Material",
        "materials",
        removal=Removal.HEIR_OR_DROP,
        optional=True,
        help="The material that the face is drawn with. Faces are kept in the order of their materials.",
    )
