"""The rows of a file's own header, the model's names, vertices, materials and faces."""

from __future__ import annotations

from dataclasses import dataclass

from editor.formats.csv.columns import Escaped, Integer, Number, Reference, RowIndex, VertexIndex
from editor.formats.csv.row_kind import OPAQUE, XYZ, XYZW, Layout, RowKind, bit, named, parts
from editor.formats.csv.special_columns import DrawMode, ToonReference
from editor.model.faces import Face
from editor.model.fields import integer, number
from editor.model.info import Info
from editor.model.materials import Material, MaterialFlags
from editor.model.vertices import WEIGHT_SLOTS, Vertex


@dataclass(frozen=True, slots=True)
class CsvHeader:
    """What a file of rows says of itself: the version of PMX, its text encoding (0 UTF-16, 1 UTF-8), additional UVs."""

    version: float = number("Version", 2.0)
    encoding: int = integer("Encoding")
    additional_uvs: int = integer("Additional UVs")


def bone_weights() -> Layout:
    return tuple(
        column
        for part, slot in enumerate(WEIGHT_SLOTS)
        for column in (
            Reference(f"ウェイト{slot}_ボーン名", "bones", part, target="bones"),
            Number(f"ウェイト{slot}_ウェイト値", "weights", part),
        )
    )


HEADER = RowKind(
    "Header",
    "info",
    CsvHeader,
    (
        Number("ver", "version"),
        Integer("文字エンコード(0:UTF16/1:UTF8)", "encoding"),
        Integer("追加UV数", "additional_uvs"),
    ),
)
INFO = RowKind(
    "ModelInfo",
    "info",
    Info,
    (*named("モデル"), Escaped("コメント", "comment"), Escaped("コメント(英)", "comment_en")),
)
VERTEX = RowKind(
    "Vertex",
    "vertices",
    Vertex,
    (
        RowIndex("頂点Index"),
        *parts("位置", "position", XYZ),
        *parts("法線", "normal", XYZ),
        Number("エッジ倍率", "edge_scale"),
        *parts("UV", "uv", ("u", "v")),
        *(column for n in (1, 2, 3, 4) for column in parts(f"追加UV{n}", f"uv{n}", XYZW)),
        Integer("ウェイト変形タイプ(0:BDEF1/1:BDEF2/2:BDEF4/3:SDEF/4:QDEF)", "deform"),
        *bone_weights(),
        *parts("C", "sdef_c", XYZ),
        *parts("R0", "sdef_r0", XYZ),
        *parts("R1", "sdef_r1", XYZ),
    ),
)
MATERIAL = RowKind(
    "Material",
    "materials",
    Material,
    (
        *named("材質"),
        *parts("拡散色", "diffuse", OPAQUE),
        *parts("反射色", "specular", "RGB"),
        Number("反射強度", "shininess"),
        *parts("環境色", "ambient", "RGB"),
        bit("両面描画(0/1)", MaterialFlags.DOUBLE_SIDED),
        bit("地面影(0/1)", MaterialFlags.GROUND_SHADOW),
        bit("セルフ影マップ(0/1)", MaterialFlags.CASTS_SELF_SHADOW),
        bit("セルフ影(0/1)", MaterialFlags.SELF_SHADOW),
        bit("頂点色(0/1)", MaterialFlags.VERTEX_COLOR, later=True),
        DrawMode("描画(0:Tri/1:Point/2:Line)", "flags", later=True),
        bit("エッジ(0/1)", MaterialFlags.EDGE),
        Number("エッジサイズ", "edge_size"),
        *parts("エッジ色", "edge_color", "RGBA"),
        Reference("テクスチャパス", "texture", target="textures"),
        Reference("スフィアテクスチャパス", "sphere_texture", target="textures"),
        Integer("スフィアモード(0:無効/1:乗算/2:加算/3:サブテクスチャ)", "sphere_mode"),
        ToonReference("Toonテクスチャパス", "toon_texture", target="textures"),
        Escaped("メモ", "memo"),
    ),
)
FACE = RowKind(
    "Face",
    "faces",
    Face,
    (
        Reference("親材質名", "material", target="materials"),
        RowIndex("面Index"),
        *(VertexIndex(f"頂点Index{corner + 1}", "vertices", corner) for corner in range(3)),
    ),
)
