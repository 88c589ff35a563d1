"""The morphs of Mochi: faces from the moves that the meshes carry, poses of ears and tail, colours, and combinations.

Imports numpy, mesh and editor.model. The order is that of MMD's panels: eyebrows, eyes, mouth, the rest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, radians, sin

import numpy as np

from editor.model.columns import Columns
from editor.model.fields import NONE, Vec3, Vec4
from editor.model.morphs import (
    BoneOffset,
    MaterialOffset,
    Morph,
    MorphKind,
    MorphOffset,
    OffsetMethod,
    Panel,
    UvOffset,
    VertexOffset,
)
from editor.model.names import other_side_name

from .mesh import Mesh, unit

BROW, EYE, MOUTH, OTHER = Panel.EYEBROW, Panel.EYE, Panel.MOUTH, Panel.OTHER

VERTEX_MORPHS = (
    ("にこり", "cheerful", BROW), ("困る", "sadness", BROW), ("怒り", "anger", BROW), ("上", "go up", BROW),
    ("下", "go down", BROW),
    ("まばたき", "blink", EYE), ("笑い", "smile", EYE), ("ウィンク", "wink", EYE), ("ウィンク右", "wink_R", EYE),
    ("ウィンク２", "wink2", EYE), ("ｳｨﾝｸ２右", "wink2_R", EYE), ("はぅ", "close><", EYE), ("びっくり", "surprise", EYE),
    ("じと目", "doubt", EYE), ("瞳小", "pupil", EYE),
    ("あ", "a", MOUTH), ("い", "i", MOUTH), ("う", "u", MOUTH), ("え", "e", MOUTH), ("お", "o", MOUTH),
    ("ワ", "wa", MOUTH), ("▲", "triangle", MOUTH), ("∧", "regret", MOUTH), ("にやり", "grin", MOUTH),
)  # fmt: skip
UV_MORPHS = (("しいたけ", "star eyes"), ("はぁと", "heart eyes"), ("ぐるぐる", "dizzy eyes"))

# name, English name, (bone of the left side or the middle, axis, degrees), … — the right side turns the other way
POSES: tuple[tuple[str, str, tuple[tuple[str, Vec3, float], ...]], ...] = (
    ("耳ぴん", "ears up", (("左耳１", (0, 0, 1), 14), ("左耳２", (0, 0, 1), 6))),
    ("耳ぺたん", "ears down", (("左耳１", (0.45, 0, -1), 46), ("左耳２", (0, 0, -1), 14))),
    (
        "しっぽふり",
        "tail wag",
        (("しっぽ１", (0, 1, 0), 26), ("しっぽ２", (0, 1, 0.4), 22), ("しっぽ３", (0, 0, 1), 14)),
    ),
)
COMBINATIONS: tuple[tuple[str, str, tuple[tuple[str, float], ...]], ...] = (
    ("えへへ", "happy", (("笑い", 1.0), ("ワ", 0.9), ("にこり", 1.0), ("照れ", 0.8), ("耳ぴん", 0.6))),
    ("しょんぼり", "downcast", (("困る", 1.0), ("∧", 1.0), ("じと目", 0.45), ("耳ぺたん", 0.8))),
    ("おどろき", "startled", (("びっくり", 1.0), ("お", 0.7), ("上", 1.0), ("耳ぴん", 1.0))),
    ("きらきら", "sparkling", (("しいたけ", 1.0), ("ワ", 1.0), ("上", 0.5), ("照れ", 0.5), ("耳ぴん", 1.0))),
)


def turn(axis: Vec3, degrees: float) -> Vec4:
    """The rotation about an axis as a quaternion."""
    x, y, z = unit(axis) * sin(radians(degrees) / 2)
    return float(x), float(y), float(z), cos(radians(degrees) / 2)


def vertex_morph(mesh: Mesh, name: str, english: str, panel: Panel) -> Morph:
    move = np.round(mesh.moves[name], 5)
    rows = np.flatnonzero(move.any(1))
    return Morph(name, english, panel, MorphKind.VERTEX, Columns(VertexOffset, vertex=rows, translation=move[rows]))


def uv_morph(slides: Mapping[str, np.ndarray], kind: MorphKind, name: str, english: str, panel: Panel) -> Morph:
    rows = np.flatnonzero(slides[name].any(1))
    offsets = np.pad(slides[name][rows], ((0, 0), (0, 2)))
    return Morph(name, english, panel, kind, Columns(UvOffset, vertex=rows, uv=offsets))


def bone_morph(name: str, english: str, turns: Sequence[tuple[str, Vec3, float]], rows: Mapping[str, int]) -> Morph:
    """A pose; what is said of a bone on the left holds mirrored for the one on the right."""
    offsets = []
    for bone, (x, y, z), degrees in turns:
        offsets.append(BoneOffset(rows[bone], rotation=turn((x, y, z), degrees)))
        if other_side_name(bone) != bone:
            offsets.append(BoneOffset(rows[other_side_name(bone)], rotation=turn((x, -y, -z), degrees)))
    return Morph(name, english, OTHER, MorphKind.BONE, Columns.of(BoneOffset, offsets))


def multiplied(material: int, **values: object) -> MaterialOffset:
    return MaterialOffset(material, OffsetMethod.MULTIPLY, **values)  # type: ignore[arg-type]


def added(material: int, **values: object) -> MaterialOffset:
    """An offset that adds: what is not given adds nothing."""
    clear, dark = (0.0, 0.0, 0.0, 0.0), (0.0, 0.0, 0.0)
    nothing = {
        "diffuse": clear, "specular": dark, "shininess": 0.0, "ambient": dark, "edge_color": clear, "edge_size": 0.0,
        "texture": clear, "sphere": clear, "toon": clear,
    }  # fmt: skip
    return MaterialOffset(material, OffsetMethod.ADD, **(nothing | values))  # type: ignore[arg-type]


def material_morphs(rows: Mapping[str, int]) -> list[Morph]:
    night = multiplied(
        NONE, diffuse=(0.55, 0.58, 0.76, 1.0), ambient=(0.55, 0.58, 0.76), specular=(0.6, 0.7, 1.0),
        edge_color=(0.45, 0.5, 0.8, 1.0),
    )  # fmt: skip
    shapes = (
        ("照れ", "blush", [added(rows["照れ"], diffuse=(0.0, 0.0, 0.0, 1.0))]),
        ("光消し", "no eye light", [multiplied(rows["目の光"], diffuse=(1.0, 1.0, 1.0, 0.0))]),
        ("夜", "night", [night]),
    )
    return [
        Morph(name, english, OTHER, MorphKind.MATERIAL, Columns.of(MaterialOffset, offsets))
        for name, english, offsets in shapes
    ]


def group_morph(name: str, english: str, parts: Sequence[tuple[str, float]], rows: Mapping[str, int]) -> Morph:
    offsets = [MorphOffset(rows[part], weight) for part, weight in parts]
    return Morph(name, english, OTHER, MorphKind.GROUP, Columns.of(MorphOffset, offsets))


def morphs(mesh: Mesh, bones: Mapping[str, int], materials: Mapping[str, int]) -> list[Morph]:
    """All morphs for the whole mesh of the model, whose vertex numbers they use."""
    made = [vertex_morph(mesh, *morph) for morph in VERTEX_MORPHS]
    made += [uv_morph(mesh.slides, MorphKind.UV, *morph, EYE) for morph in UV_MORPHS]
    made += [uv_morph(mesh.slides1, MorphKind.UV1, "もよう", "pattern", OTHER)]
    made += [bone_morph(*pose, bones) for pose in POSES]
    made += material_morphs(materials)
    rows = {morph.name: row for row, morph in enumerate(made)}
    return made + [group_morph(*combination, rows) for combination in COMBINATIONS]
