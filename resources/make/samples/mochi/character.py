"""Puts Mochi together: meshes, bones, morphs, frames and physics as one Model, and its pictures as files.

Imports the rest of the package and editor.model.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from editor.model.bones import Bone, BoneFlags
from editor.model.frames import BoneItem, DisplayFrame, MorphItem
from editor.model.materials import Texture
from editor.model.model import Info, Model
from editor.model.morphs import Morph

from . import fabrics, textures
from .binding import bound
from .expressions import morphs
from .materials import LOOKS, material
from .mesh import Mesh, compacted, joined
from .physics import physics
from .skeleton import bones

PICTURES = textures.PICTURES | fabrics.PICTURES

COMMENT = """もち
きつねの子のサンプルモデルです。形もテクスチャもすべてプログラムで描いています。

制作：Katachi の作者たち（Katachi authors）
ライセンス：MIT（自由に使えます。改造・再配布・商用利用もできます）"""

COMMENT_EN = """Mochi
A fox child: the sample model of Katachi. Its shape and its textures are all drawn by a program.

Made by the Katachi authors
Licence: MIT (use it, change it and pass it on freely)"""

# frame, English name, beginnings of the names of its bones; what none of them names goes into the last
FRAMES = (
    ("センター", "Center", ("センター", "グルーブ", "腰")),
    ("ＩＫ", "IK", ("左足IK親", "左足ＩＫ", "左つま先ＩＫ", "右足IK親", "右足ＩＫ", "右つま先ＩＫ")),
    ("体(上)", "Upper Body", ("上半身", "首", "頭", "両目", "左目", "右目")),
    ("髪", "Hair", ("アホ毛", "左横髪", "右横髪", "左後髪", "右後髪")),
    ("耳・しっぽ", "Ears and Tail", ("左耳", "右耳", "しっぽ")),
    ("腕", "Arms", ("左肩", "左腕", "左ひじ", "左手", "右肩", "右腕", "右ひじ", "右手")),
    ("指", "Fingers", ("左親指", "左中指", "右親指", "右中指")),
    ("体(下)", "Lower Body", ("下半身",)),
    ("足", "Legs", ("左足", "左ひざ", "左つま先", "右足", "右ひざ", "右つま先")),
    ("マフラー", "Scarf", ("マフラー", "ガラス玉")),
)


def model() -> Model:
    """Mochi, whole."""
    made = Model()
    made.info.records[:] = [
        Info("もち", "Mochi", COMMENT.replace("\n", "\r\n"), COMMENT_EN.replace("\n", "\r\n"), additional_uvs=1)
    ]
    names = list(PICTURES)
    made.textures.records[:] = [Texture(f"textures\\{name}") for name in names]
    made.materials.records[:] = [material(settings, names) for settings in LOOKS]
    made.bones.records[:] = bones()
    whole = fill_mesh(made)
    rows = {bone.name: row for row, bone in enumerate(made.bones)}
    made.morphs.records[:] = morphs(whole, rows, {settings.name: row for row, settings in enumerate(LOOKS)})
    made.frames.records[:] = frames(made.bones.records, made.morphs.records)
    made.rigid_bodies.records[:], made.joints.records[:] = physics(made.bones.records)
    return made


def fill_mesh(made: Model) -> Mesh:
    """Fill vertices and faces from the meshes of the materials; return them joined."""
    rows = {bone.name: row for row, bone in enumerate(made.bones)}
    groups = [[compacted(mesh) for mesh in settings.meshes()] for settings in LOOKS]
    meshes = [mesh for group in groups for mesh in group]
    whole = joined(meshes)
    weights = [bound(mesh, rows) for mesh in meshes]
    made.vertices.fill(
        len(whole),
        position=np.round(whole.position, 5) + 0.0,
        normal=np.round(whole.normal, 5) + 0.0,
        uv=np.round(whole.uv, 5),
        uv1=np.pad(np.round(whole.uv1, 5), ((0, 0), (0, 2))),
        edge_scale=np.round(whole.edge, 3),
        **{name: np.concatenate([part[name] for part in weights]) for name in weights[0]},
    )
    counts = [sum(len(mesh.faces) for mesh in group) for group in groups]
    made.faces.fill(len(whole.faces), vertices=whole.faces, material=np.repeat(np.arange(len(LOOKS)), counts))
    return whole


def frames(bones: Sequence[Bone], morphs: Sequence[Morph]) -> list[DisplayFrame]:
    """Root and 表情, then the bones by part of the body; hidden ones come last."""
    items: dict[str, list[BoneItem]] = {name: [] for name, _, _ in FRAMES}
    hidden = []
    for row, bone in enumerate(bones[1:], 1):
        found = [(len(start), name) for name, _, starts in FRAMES for start in starts if bone.name.startswith(start)]
        if bone.flags & BoneFlags.VISIBLE:
            items[max(found)[1]].append(BoneItem(row))
        else:
            hidden.append(BoneItem(row))
    faces = tuple(MorphItem(row) for row in range(len(morphs)))
    return [
        DisplayFrame("Root", "Root", True, (BoneItem(0),)),
        DisplayFrame("表情", "Exp", True, faces),
        *(DisplayFrame(name, english, False, tuple(items[name])) for name, english, _ in FRAMES),
        DisplayFrame("その他", "Other", False, tuple(hidden)),
    ]


def write_pictures(folder: Path) -> None:
    """Draw every texture into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, draw in PICTURES.items():
        draw().save(folder / name)
