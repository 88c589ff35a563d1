"""Mochi's materials in drawing order, what is transparent last, and the meshes that each of them draws.

Imports the shapes and editor.model.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from editor.model.fields import NONE
from editor.model.materials import Material, MaterialFlags, SharedToon, SphereMode, ToonKind

from . import face, fur, hair, outfit, scarf
from .mesh import Mesh, both_sides

SHADOWS = MaterialFlags.GROUND_SHADOW | MaterialFlags.CASTS_SELF_SHADOW | MaterialFlags.SELF_SHADOW
SOLID = SHADOWS | MaterialFlags.EDGE
FLAT = MaterialFlags.SELF_SHADOW
DRAWN = MaterialFlags.DOUBLE_SIDED
BROWN = (0.42, 0.25, 0.20, 1.0)
INDIGO = (0.17, 0.18, 0.32, 1.0)


@dataclass
class Look:
    """A material by names of textures; `toon` is one of ours, or a shared one."""

    name: str
    english: str
    meshes: Callable[[], list[Mesh]]
    texture: str = ""
    flags: MaterialFlags = SOLID
    sphere: tuple[SphereMode, str] = (SphereMode.OFF, "")
    toon: str | SharedToon = "toon.png"
    edge: tuple[float, float, float, float] = BROWN
    edge_size: float = 0.95
    values: dict[str, object] = field(default_factory=dict)
    memo: str = ""


LOOKS = (
    Look("顔", "face", lambda: [face.skin()], "face.png"),
    Look(
        "まぶた",
        "lids",
        face.lids,
        "face.png",
        SHADOWS,
        memo="Without an edge: it folds when the eye closes.",
    ),
    Look("目口の中", "insides", lambda: [face.insides()], "inside.png", FLAT, toon=SharedToon.TOON02),
    Look("瞳", "irises", lambda: [face.irises()], "eyes.png", FLAT, toon=SharedToon.TOON10,
         memo="The texture holds four kinds of eye; UV morphs choose."),
    Look("まつげ眉口", "lashes, brows, mouth", lambda: [face.drawn_lines()], "ink.png", DRAWN, toon=SharedToon.TOON10),
    Look("肌", "skin", lambda: [outfit.skin(), *both_sides(outfit.leg())], "limbs.png"),
    Look("靴", "boots", lambda: both_sides(outfit.boot()), "boots.png",
         values={"specular": (0.35, 0.30, 0.28), "shininess": 30.0}),
    Look("服", "dress", lambda: [outfit.dress(), *both_sides(outfit.sleeve()), scarf.charm_fittings()], "cloth.png",
         sphere=(SphereMode.MULTIPLY, "depth.png"), toon=SharedToon.TOON01, edge=INDIGO),
    Look("マフラー", "scarf", lambda: [scarf.scarf()], "wool.png", SOLID | MaterialFlags.DOUBLE_SIDED,
         (SphereMode.SUB_TEXTURE, "pattern.png"), SharedToon.TOON02,
         memo="The pattern lies over the knit as a sub-texture, through additional UV 1."),
    Look("耳しっぽ", "ears, tail", lambda: [fur.fur()], "fur.png"),
    Look("髪", "hair", lambda: [hair.hair()], "hair.png", sphere=(SphereMode.ADD, "shine.png"),
         values={"specular": (0.10, 0.08, 0.06), "shininess": 12.0}),
    Look("目の光", "eye light", lambda: [face.glints()], "glint.png", MaterialFlags(0), toon=SharedToon.TOON10),
    Look("照れ", "blush", lambda: [face.cheeks()], "blush.png", MaterialFlags(0), toon=SharedToon.TOON10,
         values={"diffuse": (1.0, 1.0, 1.0, 0.0)}, memo="Clear until the morph of the same name brings it in."),
    Look("ガラス玉", "glass charm", lambda: [scarf.glass()], "glass.png", SOLID, (SphereMode.ADD, "gloss.png"),
         SharedToon.TOON10, (0.15, 0.45, 0.48, 1.0), 0.6,
         {"specular": (1.0, 1.0, 1.0), "shininess": 80.0}),
)  # fmt: skip


def material(look: Look, textures: list[str]) -> Material:
    """The material as the model holds it."""
    mode, sphere = look.sphere
    own_toon = isinstance(look.toon, str)
    return Material(
        look.name,
        look.english,
        edge_color=look.edge,
        edge_size=look.edge_size,
        flags=look.flags,
        texture=textures.index(look.texture) if look.texture else NONE,
        sphere_texture=textures.index(sphere) if sphere else NONE,
        sphere_mode=mode,
        toon_kind=ToonKind.TEXTURE if own_toon else ToonKind.SHARED,
        toon_texture=textures.index(look.toon) if isinstance(look.toon, str) else NONE,
        shared_toon=SharedToon.TOON01 if isinstance(look.toon, str) else look.toon,
        memo=look.memo,
        **({"diffuse": (1.0, 1.0, 1.0, 1.0), "ambient": (0.5, 0.5, 0.5)} | look.values),  # type: ignore[arg-type]
    )
