"""A model that looks different from every side, so that nothing can be mirrored, turned or exchanged unnoticed."""

from __future__ import annotations

import struct
import zlib
from dataclasses import replace
from pathlib import Path

import numpy as np

from editor.formats import Content
from editor.model.bones import Bone, BoneFlags
from editor.model.columns import Columns
from editor.model.frames import BoneItem, DisplayFrame
from editor.model.materials import Material, MaterialFlags, Texture, ToonKind
from editor.model.mesh import Deform
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind, VertexOffset

PLAIN = MaterialFlags(0x0E)


def marked_model() -> Model:
    """A flag that points up, to the left of the model (+x) and to where it looks (-z); in front of it a nose."""
    model = Model()
    model.info.records[0] = replace(model.info[0], name="しるし")
    positions = [(0, 0, 0), (0, 10, 0), (5, 10, -1), (5, 6, -1), (0.5, 1, -2), (-0.5, 1, -2), (0, 2, -3)]
    model.vertices.fill(
        7,
        position=positions,
        normal=[(0, 0, -1)] * 6 + [(0, 0.6, -0.8)],
        uv=[(0, 0), (1, 0), (1, 0.25), (0.125, 1), (0.5, 0.5), (1.5, -0.25), (0, 1)],
        deform=[Deform.BDEF1, Deform.BDEF2, Deform.BDEF4, Deform.BDEF1, Deform.BDEF1, Deform.BDEF2, Deform.BDEF1],
        bones=[(0, *[-1] * 3), (0, 1, -1, -1), (0, 1, 2, -1), *[(2, *[-1] * 3)] * 2, (2, 0, -1, -1), (1, *[-1] * 3)],
        weights=[(1, 0, 0, 0), (0.25, 0.75, 0, 0), (0.5, 0.25, 0.25, 0)]
        + [(1, 0, 0, 0)] * 2
        + [(0.75, 0.25, 0, 0), (1, 0, 0, 0)],
    )
    # Seen from the front, the corners of a face go clockwise.
    model.faces.fill(4, vertices=[(0, 1, 2), (0, 2, 3), (1, 3, 2), (4, 5, 6)], material=[0, 0, 2, 3])
    model.textures.records += [Texture("tex\\旗 1.png"), Texture("tex\\none.png")]
    model.materials.records += _materials()
    model.bones.records += [
        Bone("センター", "center", (0, 0, 0), flags=BoneFlags(0x1F), tail_bone=1),
        Bone("上", "up", (0, 10, 0), parent=0),
        Bone("左", "left", (5, 8, -1), parent=1),
    ]
    offsets = Columns(VertexOffset, vertex=[6, 2], translation=[(0, 0, -1), (1, 2, 3)])
    model.morphs.records += [
        Morph("鼻", "nose", kind=MorphKind.VERTEX, offsets=offsets),
        Morph("無", "none", kind=MorphKind.VERTEX),
        Morph("群", "group", kind=MorphKind.GROUP),
    ]
    model.frames.records += [DisplayFrame("Root", "Root", True, (BoneItem(0),)), DisplayFrame("表情", "Exp", True)]
    return model


def _materials() -> list[Material]:
    plain = Material(flags=PLAIN, toon_kind=ToonKind.TEXTURE)
    return [
        replace(plain, name="旗", diffuse=(0.5, 0.25, 0.125, 1.0), ambient=(0.25, 0.125, 0.5), texture=0),
        replace(plain, name="empty one", diffuse=(1.0, 0.0, 0.0, 0.5), ambient=(0.5, 0.0, 0.0)),
        replace(plain, name="旗", flags=PLAIN | MaterialFlags.DOUBLE_SIDED, specular=(0.5, 1.0, 0.0), shininess=20.0),
        replace(plain, name="", texture=0),
    ]


def marked_content(folder: Path) -> Content:
    """The model with its texture in a folder."""
    (folder / "tex").mkdir(parents=True, exist_ok=True)
    (folder / "tex" / "旗 1.png").write_bytes(png())
    return Content(marked_model(), path=folder / "marked.pmx")


def png(alpha: int = 255) -> bytes:
    """A picture of two by two pixels of some opacity."""
    rows = b"".join(b"\0" + bytes((row * 100, 50, 200, alpha)) * 2 for row in range(2))
    header = struct.pack(">IIBBBBB", 2, 2, 8, 6, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in chunks
    )


def error_of_shape(a: Model, b: Model) -> float:
    """The greatest difference of positions, normals and uvs; the vertices are to be in the same order."""
    assert len(a.vertices) == len(b.vertices)
    columns = ("position", "normal", "uv")
    return max(float(np.abs(a.vertices[name] - b.vertices[name]).max(initial=0)) for name in columns)


def outward(positions: np.ndarray, faces: np.ndarray, normals: np.ndarray) -> np.ndarray:
    """(faces,) positive where the corners of a face go round its normals as the right hand tells."""
    a, b, c = (positions[faces[:, corner]] for corner in range(3))
    return np.einsum("ij,ij->i", np.cross(b - a, c - a), normals[faces].sum(axis=1))
