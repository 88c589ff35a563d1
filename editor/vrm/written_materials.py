"""MToon of a VRM that is written: toon as shade, edge as outline, added spheres as matcap."""

from __future__ import annotations

import importlib
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np

from editor.formats.gltf.materials import shown, to_linear
from editor.formats.gltf.reader import UNITS
from editor.formats.gltf.writer import BLEND, READ, Pictures
from editor.math3d.arrays import Float64Array
from editor.messages import Level, Message, TranslatableText
from editor.model.fields import NONE
from editor.model.materials import Material, MaterialFlags, SphereMode, has_shared_toon
from editor.model.model import Model
from editor.render.textures.texture_files import shared_toon, toon_number
from editor.texture_paths import TexturePlaces
from editor.vrm.mtoon import MTOON, WIDEST

EDGE = WIDEST / UNITS  # metres of an edge of size 1
HALF = 0.5  # of the way from light to shade: where the one ends and the other begins
WHITE = np.ones((32, 3))


def add_mtoon(pictures: Pictures, model: Model, places: TexturePlaces | None) -> list[Message]:
    """Give each material of the document, which are those of the model, the extension; what it has no room for."""
    lost: Counter[str] = Counter()
    for row, material in enumerate(model.materials):
        written = pictures.packer.tree.materials[row]
        written.extensions = {MTOON: _mtoon(pictures, model, places, material, written, lost)}
    told = {
        "multiply": TranslatableText(
            "only Katachi reads back: multiplied spheres and sub-textures, of materials: {:,}", lost["multiply"]
        ),
        "specular": TranslatableText("only Katachi reads back: highlights, of materials: {:,}", lost["specular"]),
        "alpha": TranslatableText("edges that are half transparent become solid, of materials: {:,}", lost["alpha"]),
    }
    fields = {"multiply": "sphere_texture", "specular": "specular", "alpha": "edge_color"}
    return [Message(Level.WARNING, text, "materials", -1, fields[kind]) for kind, text in told.items() if lost[kind]]


def _mtoon(
    pictures: Pictures,
    model: Model,
    places: TexturePlaces | None,
    material: Material,
    written: Any,
    lost: Counter[str],
) -> dict[str, Any]:
    ramp = _ramp(model, places, material)
    shift, toony = _border(ramp)
    seen = np.array(shown(material.diffuse[:3], material.ambient))
    block: dict[str, Any] = {
        "specVersion": "1.0",
        "transparentWithZWrite": written.alphaMode == BLEND,
        "shadeColorFactor": to_linear((seen * ramp[-1]).tolist()),
        "shadingShiftFactor": shift,
        "shadingToonyFactor": toony,
        "giEqualizationFactor": 0.9,
    }
    if written.pbrMetallicRoughness.baseColorTexture is not None:
        block["shadeMultiplyTexture"] = {"index": written.pbrMetallicRoughness.baseColorTexture.index}
    if material.flags & MaterialFlags.EDGE and material.edge_size > 0 and material.edge_color[3] > 0:
        lost["alpha"] += material.edge_color[3] < 1
        block |= {
            "outlineWidthMode": "worldCoordinates",
            "outlineWidthFactor": EDGE * float(material.edge_size),
            "outlineColorFactor": to_linear(material.edge_color[:3]),
            "outlineLightingMixFactor": 0.0,
        }
    lost["specular"] += any(material.specular) and material.shininess > 0
    return block | _sphere(pictures, model, material, lost)


def _sphere(pictures: Pictures, model: Model, material: Material, lost: Counter[str]) -> dict[str, Any]:
    row = material.sphere_texture
    if row == NONE or material.sphere_mode is SphereMode.OFF:
        return {"matcapFactor": [0.0, 0.0, 0.0]}
    if material.sphere_mode is not SphereMode.ADD:
        lost["multiply"] += 1
        return {"matcapFactor": [0.0, 0.0, 0.0]}
    texture = pictures.texture(row, model.textures[row].path)
    if texture is None:
        return {"matcapFactor": [0.0, 0.0, 0.0]}
    return {"matcapTexture": {"index": texture[0]}, "matcapFactor": [1.0, 1.0, 1.0]}


# -- toons -------------------------------------------------------------------------------------------------------------


def _ramp(model: Model, places: TexturePlaces | None, material: Material) -> Float64Array:
    """(rows, 3) the colours of a toon from light to shade, 0 to 1; white without one."""
    if has_shared_toon(material):
        number: int | None = int(material.shared_toon)
    elif material.toon_texture == NONE:
        return WHITE
    else:
        path = model.textures[material.toon_texture].path
        found = places.locate(path) if places else None
        if found is not None:
            return _picture_ramp(found.path)
        number = toon_number(path)
    pixels = shared_toon(number) if number is not None else None
    return WHITE if pixels is None else pixels[:, :, :3].mean(axis=1) / 255


def _picture_ramp(file: Path) -> Float64Array:
    pillow = importlib.import_module("PIL.Image")
    try:
        with pillow.open(file, formats=READ) as image:
            pixels = np.asarray(image.convert("RGB"), np.float64)
    # Damaged files make Pillow raise nearly anything.
    except Exception:
        return WHITE
    ramp: Float64Array = pixels.mean(axis=1) / 255
    return ramp


def _border(ramp: Float64Array) -> tuple[float, float]:
    """Shift and sharpness of MToon for the border between light and shade of a ramp.

    MMD takes the row at (1 - N·L) / 2 (mmd-semantics §6.2). MToon goes from shade to light where N·L plus the shift
    passes from toony - 1 to 1 - toony.
    """
    brightness = ramp.mean(axis=1)
    reach = brightness[0] - brightness[-1]
    if reach <= 0:
        return 0.0, 0.95
    darkened = np.maximum.accumulate((brightness[0] - brightness) / reach)
    at = (np.arange(len(ramp)) + 0.5) / len(ramp)
    begin, middle, end = (float(at[np.argmax(darkened >= part - 1e-9)]) for part in (0.1, HALF, 0.9))
    return float(np.clip(2 * middle - 1, -1, 1)), float(np.clip(1 - (end - begin), 0, 0.95))
