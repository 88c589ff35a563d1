"""All kinds of rows of PMXEditor's CSV with their columns, from the header to soft bodies."""

from __future__ import annotations

from dataclasses import dataclass

from editor.formats.csv.columns import (
    Angle,
    CsvColumn,
    Enumerated,
    Escaped,
    Integer,
    Number,
    OffsetIndex,
    Owner,
    Reference,
    RowIndex,
    Switch,
    VertexIndex,
)
from editor.formats.csv.row_kind import OPAQUE, XYZ, XYZW, Layout, RowKind, bit, degrees, named, numbers, parts
from editor.formats.csv.special_columns import DrawMode, EulerAngle, FrameItem, ItemName, OtherGroups, ToonReference
from editor.model.bones import Bone, BoneFlags, IkLink
from editor.model.fields import integer, number
from editor.model.frames import DisplayFrame
from editor.model.joints import Joint
from editor.model.materials import Material, MaterialFlags
from editor.model.mesh import WEIGHT_SLOTS, Face, Vertex
from editor.model.model import Info
from editor.model.morphs import (
    BoneOffset,
    ImpulseOffset,
    MaterialOffset,
    Morph,
    MorphOffset,
    UvOffset,
    VertexOffset,
)
from editor.model.rigid_bodies import RigidBody
from editor.model.soft_bodies import Anchor, Pin, SoftBody, SoftFlags


@dataclass(frozen=True, slots=True)
class CsvHeader:
    """Header of a file of rows: the version of PMX, its text encoding (0 UTF-16, 1 UTF-8), additional UVs."""

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


BONE = RowKind(
    "Bone",
    "bones",
    Bone,
    (
        *named("ボーン"),
        Integer("変形階層", "level"),
        bit("物理後(0/1)", BoneFlags.AFTER_PHYSICS),
        *parts("位置", "position", XYZ),
        bit("回転(0/1)", BoneFlags.ROTATABLE),
        bit("移動(0/1)", BoneFlags.MOVABLE),
        bit("IK(0/1)", BoneFlags.IK),
        bit("表示(0/1)", BoneFlags.VISIBLE),
        bit("操作(0/1)", BoneFlags.OPERABLE),
        Reference("親ボーン名", "parent", target="bones"),
        bit("表示先(0:オフセット/1:ボーン)", BoneFlags.TAIL_IS_BONE),
        Reference("表示先ボーン名", "tail_bone", target="bones"),
        *parts("オフセット|表示先オフセット", "tail_offset", XYZ),
        bit("ローカル付与(0/1)", BoneFlags.LOCAL_APPEND, later=True),
        bit("回転付与(0/1)", BoneFlags.APPEND_ROTATION),
        bit("移動付与(0/1)", BoneFlags.APPEND_TRANSLATION),
        Number("付与率", "append_ratio"),
        Reference("付与親名", "append_parent", target="bones"),
        bit("軸制限(0/1)", BoneFlags.FIXED_AXIS),
        *parts("制限軸", "fixed_axis", XYZ),
        bit("ローカル軸(0/1)", BoneFlags.LOCAL_AXES),
        *parts("ローカルX軸", "local_x", XYZ),
        *parts("ローカルZ軸", "local_z", XYZ),
        bit("外部親(0/1)", BoneFlags.EXTERNAL_PARENT, later=True),
        Integer("外部親Key", "external_key"),
        Reference("IKTarget名", "ik_target", target="bones"),
        Integer("IKLoop", "ik_loops"),
        Angle("IK単位角[deg]", "ik_angle"),
    ),
)
IK_LINK = RowKind(
    "IKLink",
    "bones",
    IkLink,
    (
        Owner("親ボーン名", target="bones"),
        Reference("Linkボーン名", "bone", target="bones"),
        Switch("角度制限(0/1)", "limited"),
        *(
            Angle(f"{axis}{end}[deg]", field, part)
            for part, axis in enumerate("XYZ")
            for end, field in (("L", "lower"), ("H", "upper"))
        ),
    ),
    nested="ik_links",
)
FRAME = RowKind("Node", "frames", DisplayFrame, named("表示枠"))
FRAME_ITEM = RowKind(
    "NodeItem",
    "frames",
    FrameItem,
    (
        Owner("親表示枠名", target="frames"),
        Switch("対象(0:ボーン/1:モーフ)", "is_morph"),
        ItemName("ボーン名／モーフ名"),
    ),
    nested="items",
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


BODY = RowKind(
    "Body",
    "rigid_bodies",
    RigidBody,
    (
        *named("剛体"),
        Reference("関連ボーン名", "bone", target="bones"),
        Integer("剛体タイプ(0:Bone/1:物理演算/2:物理演算+ボーン追従)", "mode"),
        Integer("グループ(0~15)", "group"),
        OtherGroups("非衝突グループ文字列(ex:1 2 3 4)", "mask"),
        Integer("形状(0:球/1:箱/2:カプセル)", "shape"),
        *parts("サイズ", "size", XYZ),
        *parts("位置", "position", XYZ),
        *degrees("回転", "rotation"),
        Number("質量", "mass"),
        Number("移動減衰", "linear_damping"),
        Number("回転減衰", "angular_damping"),
        Number("反発力", "restitution"),
        Number("摩擦力", "friction"),
    ),
)
JOINT = RowKind(
    "Joint",
    "joints",
    Joint,
    (
        *named("Joint"),
        Reference("剛体名A", "body_a", target="rigid_bodies"),
        Reference("剛体名B", "body_b", target="rigid_bodies"),
        Integer("Jointタイプ(0:ﾊﾞﾈ付6DOF/1:6DOF/2:P2P/3:ConeTwist/4:Slider/5:Hinge/)", "kind", later=True),
        *parts("位置", "position", XYZ),
        *degrees("回転", "rotation"),
        *parts("移動下限", "move_lower", XYZ),
        *parts("移動上限", "move_upper", XYZ),
        *degrees("回転下限", "turn_lower"),
        *degrees("回転上限", "turn_upper"),
        *parts("バネ定数-移動", "move_spring", XYZ),
        *parts("バネ定数-回転", "turn_spring", XYZ),
    ),
)
SOFT_BODY = RowKind(
    "SoftBody",
    "soft_bodies",
    SoftBody,
    (
        *named("SoftBody"),
        Integer("形状(0:TriMesh/1:Rope)", "shape"),
        Reference("関連材質名", "material", target="materials"),
        Integer("グループ(0~15)", "group"),
        OtherGroups("非衝突グループ文字列(ex:1 2 3 4)", "mask"),
        bit("B-Link(0/1)", SoftFlags.B_LINKS),
        Integer("B-Link距離", "link_distance"),
        bit("クラスタ(0/1)", SoftFlags.CLUSTERS),
        Integer("クラスタ数", "clusters"),
        bit("リンク交雑(0/1)", SoftFlags.RANDOMIZE_LINKS),
        Number("総質量", "mass"),
        Number("衝突マージン", "margin"),
        Integer("Aero(0-4)", "aero_model"),
        *numbers("vcf", "dp", "dg", "lf", "pr", "vc", "df", "mt", "chr", "khr", "shr", "ahr"),
        *numbers("srhr_cl", "skhr_cl", "sshr_cl", "sr_splt_cl", "sk_splt_cl", "ss_splt_cl"),
        *(Integer(field.upper(), field) for field in ("v_it", "p_it", "d_it", "c_it")),
        *numbers("lst", "ast", "vst"),
    ),
)
ANCHOR = RowKind(
    ";KatachiAnchor",
    "soft_bodies",
    Anchor,
    (
        Owner("親SoftBody名", target="soft_bodies"),
        Reference("剛体名", "body", target="rigid_bodies"),
        VertexIndex("頂点Index", "vertex"),
        Switch("近傍(0/1)", "near"),
    ),
    nested="anchors",
)
PIN = RowKind(
    ";KatachiPin",
    "soft_bodies",
    Pin,
    (Owner("親SoftBody名", target="soft_bodies"), VertexIndex("頂点Index", "vertex")),
    nested="pins",
)


TOP = (VERTEX, MATERIAL, FACE, BONE, MORPH, FRAME, BODY, JOINT, SOFT_BODY)
NESTED = (IK_LINK, *OFFSETS, FRAME_ITEM, ANCHOR, PIN)
KINDS: dict[str, RowKind] = {kind.tag: kind for kind in (HEADER, INFO, *TOP, *NESTED)}
