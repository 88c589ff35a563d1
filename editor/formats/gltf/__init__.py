"""glTF 2.0 and GLB: `reader` and `writer`; `document` and `library` read and make the document with pygltflib.

`materials` and `skins` (nodes, joints, weights) take its parts for the model. May import `editor.model`, the rest of
`editor.formats` and, when needed, pygltflib and, to look at pictures, Pillow. The parts of a document are untyped here:
a file may hold anything anywhere, and each part is checked where it is used.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from editor.formats.file_format import LARGEST, SCALE_HELP, SMALLEST, FileFormat
from editor.late_imports import Late
from editor.model.fields import number

SIGNATURE = b"glTF"
METRES = 0.08  # one unit of a PMX model


@dataclass(frozen=True, slots=True)
class GltfOptions:
    """How large a glTF file is."""

    scale: float = number("Scale", METRES, help=SCALE_HELP, minimum=SMALLEST, maximum=LARGEST)


def _format(extension: str, name: str, *signatures: bytes) -> FileFormat:
    return FileFormat(
        extension,
        name,
        Late("editor.formats.gltf.reader:read"),
        Late("editor.formats.gltf.writer:write"),
        signatures=signatures,
        options=GltfOptions,
        writes_beside=True,
        is_exchange=True,
        has_pictures=True,
    )


GLB = _format(".glb", "glTF GLB", SIGNATURE)
GLTF = _format(".gltf", "glTF")
# A GLB whose package lies above the formats, as those of plug-ins do: it needs operations, too.
VRM = replace(GLB, extension=".vrm", name="VRM", read=Late("editor.vrm.reader:read"), write=None)
