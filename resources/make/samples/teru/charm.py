"""Puts Teru together: meshes, bones, frames, rigid and soft bodies as one Model, and its pictures as files.

Imports the rest of the package, the tools of `mochi` and editor.model.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from mochi.binding import bound
from mochi.mesh import Mesh, compacted, joined

from editor.model.bones import Bone, BoneFlags
from editor.model.fields import NONE, Vec4
from editor.model.frames import BoneItem, DisplayFrame
from editor.model.materials import Material, MaterialFlags, SharedToon, Texture
from editor.model.model import Info, Model

from . import shapes
from .physics import rigid_bodies, soft_bodies
from .pictures import PICTURES

COMMENT = """てるてる
ソフトボディのサンプルモデルです。形もテクスチャもすべてプログラムで描いています。
物理演算を有効にして「腕木」を回すと、布とひもが揺れます。

制作：Katachi の作者たち（Katachi authors）
ライセンス：MIT（自由に使えます。改造・再配布・商用利用もできます）"""

COMMENT_EN = """Teru
A weather charm: the sample of Katachi for soft bodies. Its shape and its textures are all drawn by a program.
With physics on, turn the bone 腕木 (arm), and the cloths and the cord swing.

Made by the Katachi authors
Licence: MIT (use it, change it and pass it on freely)"""

SHADOWS = MaterialFlags.GROUND_SHADOW | MaterialFlags.CASTS_SELF_SHADOW | MaterialFlags.SELF_SHADOW
SOLID = SHADOWS | MaterialFlags.EDGE
CLOTH = SHADOWS | MaterialFlags.DOUBLE_SIDED | MaterialFlags.EDGE
BROWN, INDIGO, RED = (0.35, 0.22, 0.14, 1.0), (0.24, 0.26, 0.42, 1.0), (0.45, 0.10, 0.10, 1.0)


class Look(NamedTuple):
    """A material and the mesh that it draws; its texture by name."""

    name: str
    english: str
    mesh: Callable[[], Mesh]
    texture: str = ""
    flags: MaterialFlags = SOLID
    edge: Vec4 = BROWN
    values: dict[str, Any] = {}  # noqa: RUF012
    memo: str = ""


LOOKS = (
    Look("木", "wood", lambda: joined([shapes.base(), shapes.arm()]), "teru_wood.png"),
    Look("頭", "head", shapes.head, flags=SHADOWS, memo="Under the cloak; what shows of it looks like cloth."),
    Look("のぼり", "banner", shapes.banner, "teru_banner.png", CLOTH, INDIGO, memo="A soft body, pinned to the arm."),
    Look("のぼりの紐", "straps", shapes.loops, flags=CLOTH, edge=INDIGO),
    Look("ひも", "cord", shapes.cord, "teru_cord.png", SHADOWS | MaterialFlags.DOUBLE_SIDED, RED,
         memo="A soft body of the shape rope, from the arm to the head."),
    Look("てるてる布", "cloak", shapes.cloak, "teru_cloak.png", CLOTH, INDIGO,
         memo="A soft body that lies over the head, anchored to it at the neck."),
    Look("リボン", "ribbon", shapes.ribbon, flags=CLOTH, edge=RED,
         values={"diffuse": (0.9, 0.32, 0.28, 1.0), "ambient": (0.48, 0.17, 0.15)}),
)  # fmt: skip

MOVE = BoneFlags.ROTATABLE | BoneFlags.MOVABLE | BoneFlags.VISIBLE | BoneFlags.OPERABLE
TURN = BoneFlags.ROTATABLE | BoneFlags.VISIBLE | BoneFlags.OPERABLE


def model() -> Model:
    """Teru, whole."""
    made = Model()
    made.info.records[:] = [Info("てるてる", "Teru", COMMENT.replace("\n", "\r\n"), COMMENT_EN.replace("\n", "\r\n"))]
    names = list(PICTURES)
    made.textures.records[:] = [Texture(f"textures\\{name}") for name in names]
    made.materials.records[:] = [material(look, names) for look in LOOKS]
    made.bones.records[:] = bones()
    rows = {bone.name: row for row, bone in enumerate(made.bones)}
    first = fill_mesh(made, rows)
    made.frames.records[:] = frames(rows)
    made.rigid_bodies.records[:] = rigid_bodies(rows)
    made.soft_bodies.records[:] = soft_bodies({look.name: row for row, look in enumerate(LOOKS)}, first)
    return made


def material(look: Look, textures: list[str]) -> Material:
    values = {"diffuse": (1.0, 1.0, 1.0, 1.0), "ambient": (0.5, 0.5, 0.5), "edge_size": 0.8} | look.values
    return Material(
        look.name,
        look.english,
        edge_color=look.edge,
        flags=look.flags,
        texture=textures.index(look.texture) if look.texture else NONE,
        shared_toon=SharedToon.TOON02,
        memo=look.memo,
        **values,
    )


def bones() -> list[Bone]:
    """The stand, its arm, and the head, which physics moves."""
    x, y, z = shapes.HEAD.tolist()
    return [
        Bone("全ての親", "mother", tail_offset=(0.0, 0.0, 1.5), flags=MOVE),
        Bone("支柱", "pole", parent=0, tail_bone=2, flags=TURN | BoneFlags.TAIL_IS_BONE),
        Bone("腕木", "arm", (0.0, shapes.TOP, 0.0), 1, tail_offset=(shapes.ARM, 0.0, 0.0), flags=MOVE),
        Bone("頭", "head", (x, y, z), 2, tail_offset=(0.0, shapes.RADIUS, 0.0), flags=MOVE),
    ]


def frames(rows: dict[str, int]) -> list[DisplayFrame]:
    return [
        DisplayFrame("Root", "Root", True, (BoneItem(0),)),
        DisplayFrame("表情", "Exp", True, ()),
        DisplayFrame("台", "Stand", False, (BoneItem(rows["支柱"]), BoneItem(rows["腕木"]))),
        DisplayFrame("てるてる", "Charm", False, (BoneItem(rows["頭"]),)),
    ]


def fill_mesh(made: Model, rows: dict[str, int]) -> dict[str, int]:
    """Fill vertices and faces; the first vertex of each material.

    Soft bodies count the vertices of their mesh by rows and columns, so that none of these is left out.
    """
    soft = {"のぼり", "ひも", "てるてる布"}
    meshes = [look.mesh() if look.name in soft else compacted(look.mesh()) for look in LOOKS]
    whole = joined(meshes)
    weights = [bound(mesh, rows) for mesh in meshes]
    made.vertices.fill(
        len(whole),
        position=np.round(whole.position, 5) + 0.0,
        normal=np.round(whole.normal, 5) + 0.0,
        uv=np.round(whole.uv, 5),
        edge_scale=whole.edge,
        **{name: np.concatenate([part[name] for part in weights]) for name in weights[0]},
    )
    counts = [len(mesh.faces) for mesh in meshes]
    made.faces.fill(len(whole.faces), vertices=whole.faces, material=np.repeat(np.arange(len(LOOKS)), counts))
    starts = np.cumsum([0, *(len(mesh) for mesh in meshes)]).tolist()
    return {look.name: start for look, start in zip(LOOKS, starts, strict=False)}


def write_pictures(folder: Path) -> None:
    """Draw every texture into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, draw in PICTURES.items():
        draw().save(folder / name)
