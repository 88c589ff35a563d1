"""Materials of a glTF document, and the pictures that they use, as materials and texture files of PMX."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import PurePosixPath
from typing import Any
from urllib.parse import unquote

import numpy as np

from editor.formats.content import ExtractedFiles, harmless
from editor.formats.gltf.document import GltfDocument
from editor.formats.gltf.library import damage_reported, part
from editor.formats.mesh_exchange import FLAGS, TextureTable, plain_material
from editor.math3d.arrays import AnyArray, Float64Array
from editor.messages import Messages
from editor.model.fields import NONE
from editor.model.materials import Material, MaterialFlags

LIGHT = 0.6  # MMD's own light; with it a material shows 0.6 diffuse + ambient (mmd-semantics §6.1, §6.2)


def shown(diffuse: Iterable[float], ambient: Iterable[float]) -> list[float]:
    """The colour that MMD shows of a material, from 0 to 1."""
    return [min(1.0, max(0.0, LIGHT * d + a)) for d, a in zip(diffuse, ambient, strict=True)]


def to_linear(color: Iterable[float]) -> list[float]:
    """Colours of the screen (sRGB) as quantities of light."""
    values = np.clip(np.array(list(color), np.float64), 0, 1)
    linear: Any = np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)
    return list(linear.tolist())


def to_screen(light: Iterable[float]) -> list[float]:
    """The reverse of `to_linear`."""
    values = np.clip(np.nan_to_num(np.array(list(light), np.float64)), 0, 1)
    screen: Any = np.where(values <= 0.0031308, values * 12.92, 1.055 * values ** (1 / 2.4) - 0.055)
    return list(screen.tolist())


TEXTURE_TRANSFORM = "KHR_texture_transform"


def uv_transform(texture: Any) -> Float64Array | None:
    """(2, 3) how a use of a texture moves UVs: what they are multiplied with, and the offset. None: it does not."""
    moved: Any = (texture.extensions or {}).get(TEXTURE_TRANSFORM)
    if not moved:
        return None
    turn, scale, offset = moved.get("rotation", 0), moved.get("scale", (1, 1)), moved.get("offset", (0, 0))
    matrix = np.zeros((2, 3))
    cos, sin = np.cos(float(turn)), np.sin(float(turn))
    matrix[:, :2] = np.array([[cos, sin], [-sin, cos]]) * np.array(scale, np.float64)
    matrix[:, 2] = offset
    return matrix


def moved_uvs(uvs: AnyArray, transform: Float64Array | None) -> AnyArray:
    """(n, 2) UVs, moved by a transform of textures, if there is one."""
    return uvs if transform is None else uvs @ transform[:, :2].T + transform[:, 2]


EXTRAS = "mmd"  # where the writer keeps what glTF has no place for
ALIKE = 2 / 255  # between colours that are the same on the screen
UNNAMED = "材質"
SIGNATURES = {
    b"\x89PNG": ".png",
    b"\xff\xd8\xff": ".jpg",
    b"BM": ".bmp",
    b"DDS ": ".dds",
    b"RIFF": ".webp",
    b"\xabKTX": ".ktx2",
}
PLAIN = (".png", ".jpg", ".bmp", ".dds")  # what MMD can show of these


class GltfImages:
    """The pictures that materials use. If one of them lies within the document, all are unpacked into one folder."""

    def __init__(self, document: GltfDocument, stem: str, messages: Messages) -> None:
        self._document = document
        self._folder = f"{harmless(stem) or 'model'}_textures"
        self._messages = messages
        self._paths: dict[int, str] = {}
        self._within: dict[str, bytes] = {}

    def path(self, index: Any) -> str:
        """The path of an image as the texture table is to have it, "" where it cannot be had."""
        image = part(self._document.tree.images, index, "image")
        if index not in self._paths:
            outside = image.uri is not None and not image.uri.startswith("data:")
            self._paths[index] = unquote(image.uri) if outside else self._take_out(index, image)
        return self._paths[index]

    def texture_row(self, index: Any, textures: TextureTable, material: int = -1) -> int:
        """The row of the picture of a texture, NONE where it cannot be had, of which a message tells `material`."""
        tree = self._document.tree
        if not _is_row(index, tree.textures):
            self._messages.note("texture {} does not exist; left out", "materials", (material,), [index])
            return NONE
        source = tree.textures[index].source
        if source is None:
            self._messages.note("the texture is of a kind that cannot be read; left out", "materials", (material,))
            return NONE
        if not _is_row(source, tree.images):
            self._messages.note("image {} does not exist; left out", "materials", (material,), [source])
            return NONE
        return textures.row(self.path(source))

    def add(self, name: str, data: bytes) -> str:
        """The path of a picture that is made for the model, beside those within the document."""
        return self._put(PurePosixPath(name).stem, PurePosixPath(name).suffix, data)

    def unpacked(self) -> ExtractedFiles | None:
        """The folder with all the pictures, if it takes one."""
        if not self._within:
            return None
        extracted = ExtractedFiles()
        for path in {*self._paths.values(), *self._within}:
            data = self._within.get(path) if path in self._within else self._outside(path)
            if data is not None:
                extracted.put(path.replace("\\", "/"), data)
        return extracted

    def _outside(self, path: str) -> bytes | None:
        parts = PurePosixPath(path.replace("\\", "/")).parts
        return None if ".." in parts or path.startswith(("/", "\\")) else self._document.read(path)

    def _take_out(self, index: int, image: Any) -> str:
        """The path that a picture gets which lies within the document."""
        if image.uri is not None:
            data = self._document.read(image.uri)
        else:
            data = None if image.bufferView is None else self._document.view(image.bufferView)
        kinds = [kind for start, kind in SIGNATURES.items() if data and data.startswith(start)]
        if data is None or not kinds:
            self._messages.note("image {} is of an unknown format; left out", "", (-1,), [index])
            return ""
        if kinds[0] not in PLAIN:
            self._messages.note("image {} is of a format that MMD cannot read", "", (-1,), [index])
        stem = harmless(PurePosixPath(str(image.name or "")).stem) or f"texture{index + 1}"
        return self._put(stem, kinds[0], data)

    def _put(self, stem: str, kind: str, data: bytes) -> str:
        path, number = f"{self._folder}/{stem}{kind}", 2
        while any(path.casefold() == other.casefold() for other in self._within):
            path, number = f"{self._folder}/{stem}_{number}{kind}", number + 1
        self._within[path] = data
        return path


def _is_row(index: Any, parts: Any) -> bool:
    return isinstance(index, int) and 0 <= index < len(parts or ())


def materials_of(document: GltfDocument, images: GltfImages, textures: TextureTable) -> list[Material]:
    """The materials of the document, in its order."""
    made = []
    for row, material in enumerate(document.tree.materials or ()):
        with damage_reported("materials", row):
            made.append(_material(material, row, images, textures))
    return made


def default_material(row: int) -> Material:
    """Return the material of faces that have none."""
    return _plain_material(f"{UNNAMED}{row + 1}", [1.0, 1.0, 1.0], 1.0, NONE, False)


def _material(material: Any, row: int, images: GltfImages, textures: TextureTable) -> Material:
    surface = material.pbrMetallicRoughness
    factor = [float(part) for part in (surface.baseColorFactor if surface else None) or (1, 1, 1, 1)]
    color, alpha = to_screen(factor[:3]), 1.0 if material.alphaMode == "OPAQUE" else factor[3]
    texture = NONE
    if surface and surface.baseColorTexture:
        texture = images.texture_row(surface.baseColorTexture.index, textures, row)
    name = str(material.name or f"{UNNAMED}{row + 1}")
    plain = _plain_material(name, color, alpha, texture, bool(material.doubleSided))
    return _as_written(plain, color, material.extras)


def _plain_material(name: str, color: Sequence[float], alpha: float, texture: int, double_sided: bool) -> Material:
    """A material that shows the colour with the light of MMD."""
    flags = FLAGS | (MaterialFlags.DOUBLE_SIDED if double_sided else MaterialFlags(0))
    ambient = [(1 - LIGHT) * part for part in color]
    return plain_material(name, diffuse=(*color, alpha), ambient=ambient, texture=texture, flags=flags)


def _as_written(material: Material, color: Sequence[float], extras: Any) -> Material:
    """The material with the colours that the writer kept for it, unless another program gave it another colour."""
    kept: Any = extras.get(EXTRAS) if isinstance(extras, dict) else None
    try:
        diffuse, ambient, specular = ([float(part) for part in kept[key]] for key in ("diffuse", "ambient", "specular"))
        if max(abs(a - b) for a, b in zip(shown(diffuse, ambient), color, strict=True)) > ALIKE:
            return material
        return plain_material(
            material.name,
            diffuse=(*diffuse, material.diffuse[3]),
            ambient=ambient,
            specular=specular,
            shininess=float(kept["shininess"]),
            texture=material.texture,
            flags=material.flags,
        )
    except (KeyError, TypeError, ValueError):
        return material
