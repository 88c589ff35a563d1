"""Wavefront OBJ and its material library MTL: `reader` and `writer` of the mesh, and `mtl` of its materials.

May import `editor.model` and the rest of `editor.formats`; numpy only. The libraries that were tried lose what models
of this field live from: trimesh the order of materials, the paths of textures that are not there, and files with
faces of several forms or counted backwards; tinyobjloader what follows the first space of a name, and names that are
not UTF-8, and it has no wheels for Python 3.13.
"""

from __future__ import annotations

from editor.formats.file_format import FileFormat, ScaleOptions
from editor.late_imports import Late

FORMAT = FileFormat(
    ".obj",
    "Wavefront OBJ",
    Late("editor.formats.obj.reader:read"),
    Late("editor.formats.obj.writer:write"),
    options=ScaleOptions,
    writes_beside=True,
    is_exchange=True,
)
