"""MToon, the toon shading of VRM, read and written: as toon, edge, sphere and order of materials, which MMD has.

Both end at a ramp from shade to light by the angle of the light: MMD's is a picture (mmd-semantics §6.3), whose rows
are computed from the thresholds of MToon. Sources: VRMC_materials_mtoon 1.0; for 0.x the shader MToon 3.
"""

from __future__ import annotations

import importlib
import io
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from editor.formats.gltf.materials import LIGHT, shown, to_linear, to_screen
from editor.formats.gltf.reader import UNITS, GltfImport
from editor.formats.gltf.writer import BLEND, READ, Pictures
from editor.math3d.arrays import Float64Array
from editor.messages import Level, Message, TranslatableText
from editor.model.fields import NONE, Vec3, field_of, single
from editor.model.materials import Material, MaterialFlags, SphereMode, ToonKind, has_shared_toon
from editor.model.model import Model
from editor.render.textures.texture_files import shared_toon, toon_number
from editor.texture_paths import TexturePlaces
from editor.vrm.extension import Vrm
from editor.vrm.json_value import JsonValue

MTOON = "VRMC_materials_mtoon"
OLD_SHADER = "VRM/MToon"
WHITE, BLACK = (1.0, 1.0, 1.0), (0.0, 0.0, 0.0)
WHITE_BYTE = 255
ROWS = 32  # of the picture of a toon, as of MMD's own
WIDEST = 0.045  # units: an edge of size 1 from where MMD's camera begins, 45 units away (mmd-semantics §6.5)
SCREEN = 535.0  # the height of the screen in edges of size 1
CENTIMETRE = 0.01
DARKEST = 1e-3  # a colour that shade is not told as a part of
UV_SPEEDS = ("ScrollX", "ScrollY", "Rotation")
NONE_MODE, WORLD = "none", "worldCoordinates"
# By alphaMode; one that blends and fills the depth comes before others that blend. As the render queues of Unity.
QUEUES = {"OPAQUE": 2000, "MASK": 2450, BLEND: 3000}
BLENDS_WITH_DEPTH = 2501
TURNED_OVER = (0.0, 0.0, 1.0, 1.0)  # offset and scale of a texture that does not move it
EDGE = WIDEST / UNITS  # metres of an edge of size 1
HALF = 0.5  # of the way from light to shade: where the one ends and the other begins
WHITE_RAMP = np.ones((ROWS, 3))


@dataclass(frozen=True, slots=True)
class Mtoon:
    """One material. Colours are those of the screen; shade is at an N·L of `low`, light at `high`.

    `outline`: metres where `outline_mode` is that of the world, else a part of the height of the screen. `matcap` is
    the number of a texture. MMD has neither a rim nor UVs that move by themselves.
    """

    queue: int
    is_toon: bool = False
    color: Vec3 = WHITE
    shade: Vec3 = WHITE
    low: float = 0.0
    high: float = 0.0
    outline_mode: str = NONE_MODE
    outline: float = 0.0
    outline_color: Vec3 = BLACK
    matcap: int | None = None
    has_rim: bool = False
    has_moving_uvs: bool = False


def ambient_of(color: Iterable[float]) -> Float64Array:
    """The ambient colour of a material that shows a colour in MMD's light."""
    return (1 - LIGHT) * np.array(list(color))


def read_materials(found: GltfImport, vrm: Vrm) -> list[Mtoon]:
    """What the file tells of each material; FormatError with the place of what is wrong."""
    materials = found.document.tree.materials or ()
    made = []
    for row, material in enumerate(materials):
        old = vrm.old_materials[row] if row < len(vrm.old_materials) else None
        if old is not None:
            made.append(_old(old, material, found))
        else:
            block = JsonValue(material.extensions or None, f"materials[{row}].extensions").at(MTOON)
            made.append(_new(block, material, found))
    return made


def _textures(found: GltfImport) -> int:
    return len(found.document.tree.textures or ())


def draw_order(materials: Sequence[Mtoon]) -> list[int]:
    """The rows that materials get, in the order in which they are to be drawn."""
    order = sorted(range(len(materials)), key=lambda row: (materials[row].queue, row))
    return [order.index(row) for row in range(len(materials))]


def _new(block: JsonValue, material: Any, found: GltfImport) -> Mtoon:
    mode = material.alphaMode or "OPAQUE"
    queue = QUEUES.get(mode, QUEUES["OPAQUE"])
    if mode == BLEND:
        queue = BLENDS_WITH_DEPTH + 9 if block.at("transparentWithZWrite").switch() else queue
        queue += int(block.at("renderQueueOffsetNumber").number())
    if not block:
        return Mtoon(queue)
    surface = material.pbrMetallicRoughness
    shift, toony = block.at("shadingShiftFactor").number(), block.at("shadingToonyFactor").number(0.9)
    matcap = block.at("matcapTexture").at("index")
    has_matcap = matcap and any(block.at("matcapFactor").numbers(WHITE))
    return Mtoon(
        queue,
        True,
        _screen((surface and surface.baseColorFactor) or WHITE),
        _screen(block.at("shadeColorFactor").numbers(WHITE)),
        toony - 1 - shift,
        1 - toony - shift,
        block.at("outlineWidthMode").text(NONE_MODE),
        block.at("outlineWidthFactor").number(),
        _screen(block.at("outlineColorFactor").numbers(BLACK)),
        matcap.known_row(_textures(found), found.messages) if has_matcap else None,
        any(block.at("parametricRimColorFactor").numbers(BLACK)),
        any(block.at(f"uvAnimation{kind}SpeedFactor").number() for kind in UV_SPEEDS),
    )


def _old(block: JsonValue, material: Any, found: GltfImport) -> Mtoon:
    floats, vectors = block.at("floatProperties"), block.at("vectorProperties")
    queue = int(block.at("renderQueue").number(-1))
    if queue <= 0:
        queue = QUEUES.get(material.alphaMode or "OPAQUE", QUEUES["OPAQUE"])
    if block.at("shader").text() != OLD_SHADER:
        return Mtoon(queue)
    shift, toony = floats.at("_ShadeShift").number(), floats.at("_ShadeToony").number(0.9)
    mode = int(floats.at("_OutlineWidthMode").number())
    return Mtoon(
        queue,
        True,
        _vec3(vectors.at("_Color").numbers(WHITE)),
        _vec3(vectors.at("_ShadeColor").numbers(WHITE)),
        shift,
        (1 - toony) + toony * shift,
        (NONE_MODE, WORLD, "screenCoordinates")[mode] if 0 <= mode <= 2 else NONE_MODE,
        floats.at("_OutlineWidth").number() * CENTIMETRE,
        _vec3(vectors.at("_OutlineColor").numbers(BLACK)),
        block.at("textureProperties").at("_SphereAdd").known_row(_textures(found), found.messages),
        any(vectors.at("_RimColor").numbers(BLACK)),
        any(floats.at(f"_UvAnim{kind}").number() for kind in UV_SPEEDS),
    )


def old_uv_transforms(vrm: Vrm) -> dict[int, Float64Array]:
    """How materials of 0.x move UVs, as (2, 3), by material. v goes up there and down in glTF."""
    found = {}
    for row, block in enumerate(vrm.old_materials):
        u, v, x, y = block.at("vectorProperties").at("_MainTex").numbers(TURNED_OVER)
        if (u, v, x, y) != TURNED_OVER:
            found[row] = np.array([[x, 0, u], [0, y, 1 - y - v]])
    return found


def _screen(light: Iterable[float]) -> Vec3:
    return _vec3(to_screen(list(light)[:3]))


def _vec3(values: Sequence[float]) -> Vec3:
    x, y, z = (min(1.0, max(0.0, float(value))) for value in values[:3])
    return x, y, z


# -- in MMD ------------------------------------------------------------------------------------------------------------


def apply_materials(found: GltfImport, materials: Sequence[Mtoon]) -> None:
    """Give the materials of the model toon, edge and sphere. Toons are pictures beside the textures of the file."""
    toons: dict[bytes, int] = {}
    for number, mtoon in enumerate(materials):
        row = found.material_rows[number]
        _tell_lost(found, row, mtoon)
        material = _with_emission(found.model.materials[row], found.document.tree.materials[number])
        if mtoon.is_toon:
            material = _with_edge(material, mtoon, found.scale)
            ramp = _ramp(mtoon)
            key = ramp.tobytes()
            if key not in toons and ramp.min() < WHITE_BYTE:  # else no toon is the same
                toons[key] = found.add_picture(f"toon_{len(toons) + 1}.png", _png(ramp))
            material = replace(material, toon_kind=ToonKind.TEXTURE, toon_texture=toons.get(key, NONE))
        if mtoon.matcap is not None and (texture := found.texture_row(mtoon.matcap)) != NONE:
            material = replace(material, sphere_texture=texture, sphere_mode=SphereMode.ADD)
        found.model.materials.records[row] = material
    found.model.textures.records[:] = found.textures.textures


def _tell_lost(found: GltfImport, row: int, mtoon: Mtoon) -> None:
    if mtoon.has_rim:
        found.messages.note("light at the rim is not kept", "materials", (row,))
    if mtoon.has_moving_uvs:
        found.messages.note("UVs that move by themselves stand still", "materials", (row,))


def _with_emission(material: Material, source: Any) -> Material:
    """A material that shines by itself as far as a colour tells it; where a texture does, MMD has nothing for it."""
    light = source.emissiveFactor
    if not light or not any(light) or source.emissiveTexture is not None:
        return material
    ambient = [min(1.0, own + more) for own, more in zip(material.ambient, to_screen(light), strict=True)]
    return replace(material, ambient=field_of(Material, "ambient").coerce(ambient))


def _with_edge(material: Material, mtoon: Mtoon, scale: float) -> Material:
    if mtoon.outline_mode == NONE_MODE or mtoon.outline <= 0:
        return material
    size = mtoon.outline * (scale / WIDEST if mtoon.outline_mode == WORLD else SCREEN)
    color = (*mtoon.outline_color, material.diffuse[3])
    return replace(
        material,
        flags=material.flags | MaterialFlags.EDGE,
        edge_color=field_of(Material, "edge_color").coerce(color),
        edge_size=single(min(size, SCREEN)),
    )


def _ramp(mtoon: Mtoon) -> Any:
    """(ROWS, 3) the colours of a toon, bytes: what the shade is of the lit colour, and white where it is lit."""
    lit = np.maximum(np.array(mtoon.color), DARKEST)
    shade = np.minimum(np.array(mtoon.shade) / lit, 1)
    angle = 1 - 2 * (np.arange(ROWS) + 0.5) / ROWS
    lightness = np.clip((angle - mtoon.low) / max(mtoon.high - mtoon.low, DARKEST), 0, 1)[:, None]
    return np.rint((shade + (1 - shade) * lightness) * WHITE_BYTE).astype(np.uint8)


def _png(ramp: Any) -> bytes:
    picture = importlib.import_module("PIL.Image").fromarray(np.repeat(ramp[:, None], ROWS, axis=1))
    stream = io.BytesIO()
    picture.save(stream, "PNG")
    return stream.getvalue()


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
    ramp = _shading_ramp(model, places, material)
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
            "outlineWidthMode": WORLD,
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


def _shading_ramp(model: Model, places: TexturePlaces | None, material: Material) -> Float64Array:
    """(rows, 3) the colours of a toon from light to shade, 0 to 1; white without one."""
    if has_shared_toon(material):
        number: int | None = int(material.shared_toon)
    elif material.toon_texture == NONE:
        return WHITE_RAMP
    else:
        path = model.textures[material.toon_texture].path
        found = places.locate(path) if places else None
        if found is not None:
            return _picture_ramp(found.path)
        number = toon_number(path)
    pixels = shared_toon(number) if number is not None else None
    return WHITE_RAMP if pixels is None else pixels[:, :, :3].mean(axis=1) / WHITE_BYTE


def _picture_ramp(file: Path) -> Float64Array:
    pillow = importlib.import_module("PIL.Image")
    try:
        with pillow.open(file, formats=READ) as image:
            pixels = np.asarray(image.convert("RGB"), np.float64)
    # Damaged files make Pillow raise nearly anything.
    except Exception:
        return WHITE_RAMP
    ramp: Float64Array = pixels.mean(axis=1) / WHITE_BYTE
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
