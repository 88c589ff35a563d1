"""The rows of morphs and of their offsets; in the Pmx dialect an offset has a number, in the classic it has none."""

from __future__ import annotations

from editor.formats.csv.columns import (
    CsvColumn,
    Enumerated,
    Integer,
    Number,
    OffsetIndex,
    Owner,
    Reference,
    Switch,
    VertexIndex,
)
from editor.formats.csv.row_kind import OPAQUE, XYZ, XYZW, Layout, RowKind, degrees, named, parts
from editor.formats.csv.special_columns import EulerAngle
from editor.model.morphs import (
    BoneOffset,
    ImpulseOffset,
    MaterialOffset,
    Morph,
    MorphOffset,
    UvOffset,
    VertexOffset,
)

ALL_MATERIALS = ("-1", "全材質", "全ての材質")  # besides ""

MORPH = RowKind(
    "Morph",
    "morphs",
    Morph,
    (
        *named("モーフ"),
        Integer("パネル(0:無効/1:眉(左下)/2:目(左上)/3:口(右上)/4:その他(右下))", "panel"),
        Enumerated(
            "モーフ種類(0:グループモーフ/1:頂点モーフ/2:ボーンモーフ/3:UV(Tex)モーフ/4:追加UV1モーフ/5:追加UV2モーフ"
            "/6:追加UV3モーフ/7:追加UV4モーフ/8:材質モーフ/9:フリップモーフ/10:インパルスモーフ)",
            "kind",
        ),
    ),
)


def offsets(tag: str, row_type: type, *columns: CsvColumn, variants: tuple[Layout, ...] = ()) -> RowKind:
    begin = (Owner("親モーフ名", target="morphs"), OffsetIndex("オフセットIndex"))
    variants = tuple((*begin, *variant) for variant in variants)
    return RowKind(tag, "morphs", row_type, (*begin, *columns), "offsets", variants)


_BONE_MOVED = (Reference("ボーン名", "bone", target="bones"), *parts("移動量", "translation", XYZ))
OFFSETS = (
    offsets(
        "VertexMorph", VertexOffset, VertexIndex("頂点Index", "vertex"), *parts("位置オフセット", "translation", XYZ)
    ),
    offsets("UVMorph", UvOffset, VertexIndex("頂点Index", "vertex"), *parts("UVオフセット", "uv", XYZW)),
    offsets(
        "BoneMorph",
        BoneOffset,
        *_BONE_MOVED,
        *degrees("回転量", "rotation", EulerAngle),
        # Some program writes the quaternion as it is.
        variants=((*_BONE_MOVED, *parts("回転", "rotation", XYZW)),),
    ),
    offsets(
        "MaterialMorph",
        MaterialOffset,
        Reference("材質名", "material", target="materials", none=ALL_MATERIALS),
        Integer("演算タイプ(0:乗算/1:加算)", "operation"),
        *parts("拡散色", "diffuse", OPAQUE),
        *parts("反射色", "specular", "RGB"),
        Number("反射強度", "shininess"),
        *parts("環境色", "ambient", "RGB"),
        Number("エッジサイズ", "edge_size"),
        *parts("エッジ色", "edge_color", "RGBA"),
        *parts("Tex", "texture", "RGBA"),
        *parts("スフィア", "sphere", "RGBA"),
        *parts("Toon", "toon", "RGBA"),
    ),
    offsets("GroupMorph", MorphOffset, Reference("モーフ名", "morph", target="morphs"), Number("影響度", "weight")),
    offsets(
        "ImpulseMorph",
        ImpulseOffset,
        Reference("剛体名またはIndex(未確認)", "body", target="rigid_bodies", numbered=True),
        Switch("ローカル(0/1)", "local"),
        *parts("速度", "velocity", XYZ),
        *parts("トルク", "torque", XYZ),
    ),
)
