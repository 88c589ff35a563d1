"""Makes a small character of MMD's standard bones alone, with a mesh of grids of vertices that hang from them."""

from __future__ import annotations

import numpy as np

from editor.model.bones import Bone, BoneFlags, IkLink
from editor.model.frames import BoneItem, DisplayFrame, special_frames
from editor.model.materials import Material
from editor.model.model import Model
from editor.model.rigid_bodies import RigidBody

TURNS = BoneFlags.ROTATABLE | BoneFlags.VISIBLE | BoneFlags.OPERABLE
MOVES = TURNS | BoneFlags.MOVABLE
# name, position, parent
TRUNK = (
    ("センター", (0, 8, 0), ""),
    ("センター先", (0, 0, 0), "センター"),
    ("上半身", (0, 12, 0), "センター"),
    ("首", (0, 16, 0), "上半身"),
    ("頭", (0, 17, 0), "首"),
    ("下半身", (0, 12, 0), "センター"),
)
LEFT = (
    ("肩", (0.5, 15.5, 0), "上半身"),
    ("腕", (1.5, 15, 0), "肩"),
    ("ひじ", (4, 13, 0), "腕"),
    ("手首", (6.5, 11, 0), "ひじ"),
    ("親指１", (6.8, 10.5, -0.5), "手首"),
    ("親指２", (7.1, 10.2, -0.8), "親指１"),
    ("人指１", (7.4, 10.3, -0.2), "手首"),
    ("中指１", (7.5, 10.2, 0), "手首"),
    ("足", (1, 11, 0), "下半身"),
    ("ひざ", (1, 6, -0.2), "足"),
    ("足首", (1, 1.5, 0), "ひざ"),
    ("つま先", (1, 0, -1.5), "足首"),
    ("足ＩＫ", (1, 1.5, 0), ""),
    ("つま先ＩＫ", (1, 0, -1.5), "足ＩＫ"),
)
# bone, bone at whose position its vertices end
SKIN = (
    ("上半身", "首"),
    ("下半身", "センター"),
    *((f"{side}{one}", f"{side}{other}") for side in "右左" for one, other in (
        ("腕", "ひじ"), ("ひじ", "手首"), ("手首", "親指１"), ("親指１", "親指２"),
        ("足", "ひざ"), ("ひざ", "足首"), ("足首", "つま先"),
    )),
)  # fmt: skip
STEPS = 21  # vertices along each bone, from the bone to the end
BLENDED = 3  # of those at the end are half of the bone there


def humanoid() -> Model:
    """Faces alternate between two materials; the frames are as those of a PMD: センター in Root."""
    model = Model()
    _fill_bones(model)
    _fill_mesh(model)
    rows = {bone.name: row for row, bone in enumerate(model.bones)}
    model.frames.records += [
        *special_frames((BoneItem(rows["センター"]),)),
        DisplayFrame("体(上)", "Body[u]", False, (BoneItem(rows["上半身"]), BoneItem(rows["首"]))),
        DisplayFrame("腕", "Arms", False, tuple(BoneItem(rows[f"左{name}"]) for name in ("肩", "腕", "ひじ", "手首"))),
        DisplayFrame("足", "Legs", False, (BoneItem(rows["下半身"]), BoneItem(rows["左足首"]))),
        DisplayFrame("ＩＫ", "IK", False, (BoneItem(rows["左足ＩＫ"]), BoneItem(rows["右足ＩＫ"]))),
    ]
    model.rigid_bodies.records += [
        RigidBody(name, name, bone=rows[name], position=model.bones[rows[name]].position)
        for name in ("上半身", "左足", "左ひざ", "頭")
    ]
    return model


def _fill_bones(model: Model) -> None:
    sides = [
        (side + name, (sign * x, y, z), parent if parent in ("上半身", "下半身", "") else side + parent)
        for side, sign in (("左", 1), ("右", -1))
        for name, (x, y, z), parent in LEFT
    ]
    bones = [*TRUNK, *sides]
    rows = {name: row for row, (name, _, _) in enumerate(bones)}
    for name, position, parent in bones:
        flags = MOVES if name == "センター" or name.endswith("ＩＫ") else TURNS
        model.bones.records.append(Bone(name, "", position, rows.get(parent, -1), flags=flags))
    for side in "左右":
        _lead(model, rows, f"{side}足ＩＫ", f"{side}足首", f"{side}ひざ", f"{side}足")
        _lead(model, rows, f"{side}つま先ＩＫ", f"{side}つま先", f"{side}足首")


def _lead(model: Model, rows: dict[str, int], ik: str, target: str, *links: str) -> None:
    bone = model.bones[rows[ik]]
    model.bones.records[rows[ik]] = Bone(
        bone.name, bone.name_en, bone.position, bone.parent, flags=MOVES | BoneFlags.IK, ik_target=rows[target],
        ik_loops=40, ik_angle=2.0, ik_links=tuple(IkLink(rows[link]) for link in links),
    )  # fmt: skip


def _fill_mesh(model: Model) -> None:
    rows = {bone.name: row for row, bone in enumerate(model.bones)}
    at = {bone.name: np.array(bone.position) for bone in model.bones}
    parts = np.linspace(0, 1, STEPS)
    positions, bones, weights, deform = [], [], [], []
    for name, end in SKIN:
        positions.append(at[name] + (at[end] - at[name]) * parts[:, None] + (0, 0, -0.3))
        bones.append([(rows[name], rows[end], -1, -1)] * STEPS)
        blended = np.arange(STEPS) >= STEPS - BLENDED
        deform.append(np.where(blended, 1, 0))
        weights.append(np.where(blended[:, None], (0.5, 0.5, 0, 0), (1, 0, 0, 0)))
    count = STEPS * len(SKIN)
    model.vertices.fill(
        count,
        position=np.concatenate(positions),
        bones=np.concatenate(bones),
        weights=np.concatenate(weights),
        deform=np.concatenate(deform),
    )
    corners = np.arange(count // 3 * 3).reshape(-1, 3)
    material = np.arange(len(corners)) * 2 // len(corners)
    model.faces.fill(len(corners), vertices=corners, material=material)
    model.materials.records += [Material("服", "clothes"), Material("肌", "skin")]
