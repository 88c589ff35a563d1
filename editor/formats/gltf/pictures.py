"""Writes the materials of a model, and their textures as pictures within the file."""

from __future__ import annotations

import importlib
import io
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from editor.formats.content import Content
from editor.formats.gltf.library import Packer
from editor.formats.gltf.materials import EXTRAS, shown, to_linear
from editor.formats.progress import Progress
from editor.messages import Level, Message, TranslatableText
from editor.model.fields import NONE
from editor.model.materials import Material, MaterialFlags
from editor.texture_paths import TexturePlaces

READ = ("PNG", "JPEG", "BMP", "DIB", "DDS", "GIF", "PPM", "TGA")
KINDS = {"PNG": "image/png", "JPEG": "image/jpeg"}  # what glTF takes
HALF_SEEN = 0.05  # so many half transparent pixels make a picture one that has to be blended
SOLID, CLEAR = 245, 10
OPAQUE, MASK, BLEND = "OPAQUE", "MASK", "BLEND"


@dataclass(slots=True)
class Pictures:
    """The textures written so far, by file: the number of the texture, and the alpha mode that it needs."""

    packer: Packer
    places: TexturePlaces | None
    losses: list[Message] = field(default_factory=list)
    _rows: dict[int, tuple[int, str] | None] = field(default_factory=dict)
    _written: dict[Path, tuple[int, str] | None] = field(default_factory=dict)

    def texture(self, row: int, path: str) -> tuple[int, str] | None:
        """The texture of a row of the texture table; None, and a loss, where there is no picture."""
        if row not in self._rows:
            found = self.places and self.places.locate(path)
            self._rows[row] = self._of_file(row, found.path if found else None)
        return self._rows[row]

    def _of_file(self, row: int, file: Path | None) -> tuple[int, str] | None:
        if file is None:
            self.losses.append(Message(Level.WARNING, TranslatableText("the file is missing"), "textures", row, "path"))
            return None
        if file not in self._written:
            self._written[file] = self._write(row, file)
        return self._written[file]

    def _write(self, row: int, file: Path) -> tuple[int, str] | None:
        try:
            data, mime, mode = _picture(file)
        # Damaged files make Pillow raise nearly anything.
        except Exception:
            self.losses.append(
                Message(
                    Level.WARNING,
                    TranslatableText("{} cannot be read as a picture", file.name),
                    "textures",
                    row,
                    "path",
                )
            )
            return None
        gltf, tree = self.packer.gltf, self.packer.tree
        tree.images.append(gltf.Image(bufferView=self.packer.view(data), mimeType=mime, name=file.stem))
        tree.textures.append(gltf.Texture(source=len(tree.images) - 1))
        return len(tree.textures) - 1, mode


def write_materials(packer: Packer, content: Content, progress: Progress) -> list[Message]:
    """Write every material; the textures that could not be had."""
    model = content.model
    pictures = Pictures(packer, TexturePlaces(content.folder) if content.folder else None)
    for row, material in enumerate(model.materials):
        progress.report(0.4 + 0.6 * row / len(model.materials), "materials")
        texture = None
        if material.texture != NONE:
            texture = pictures.texture(material.texture, model.textures[material.texture].path)
        packer.tree.materials.append(_material(packer.gltf, material, texture))
    return pictures.losses


def _material(gltf: Any, material: Material, texture: tuple[int, str] | None) -> Any:
    """The colour is what MMD shows; what it is made of goes along for whoever reads it back."""
    *diffuse, alpha = material.diffuse
    alpha = min(1.0, max(0.0, alpha))
    surface = gltf.PbrMetallicRoughness(
        baseColorFactor=[*to_linear(shown(diffuse, material.ambient)), alpha], metallicFactor=0.0, roughnessFactor=1.0
    )
    mode = BLEND if alpha < 1 else OPAQUE
    if texture is not None:
        surface.baseColorTexture = gltf.TextureInfo(index=texture[0])
        mode = texture[1] if alpha == 1 else BLEND
    kept = {"diffuse": diffuse, "ambient": list(material.ambient), "specular": list(material.specular)}
    return gltf.Material(
        name=material.name,
        pbrMetallicRoughness=surface,
        alphaMode=mode,
        alphaCutoff=0.5 if mode == MASK else None,
        doubleSided=bool(material.flags & MaterialFlags.DOUBLE_SIDED),
        extras={EXTRAS: {**kept, "shininess": material.shininess}},
    )


def _picture(file: Path) -> tuple[bytes, str, str]:
    """The bytes of a picture as PNG or JPEG, which of the two, and the alpha mode that it needs."""
    pillow = importlib.import_module("PIL.Image")
    data = file.read_bytes()
    with pillow.open(io.BytesIO(data), formats=READ) as image:
        image.load()
        mode = _alpha_mode(image)
        if image.format in KINDS:
            return data, KINDS[image.format], mode
        made = io.BytesIO()
        image.convert("RGB" if mode == OPAQUE else "RGBA").save(made, "PNG")
        return made.getvalue(), KINDS["PNG"], mode


def _alpha_mode(image: Any) -> str:
    """Return the alpha mode of a picture. BLEND only if needed: viewers may draw that in a wrong order."""
    if not image.has_transparency_data:
        return OPAQUE
    counts = image.convert("RGBA").getchannel("A").histogram()
    clear, half = sum(counts[:CLEAR]), sum(counts[CLEAR:SOLID])
    if half > HALF_SEEN * sum(counts):
        return BLEND
    return MASK if clear + half else OPAQUE
