"""The rows of rigid bodies, joints and soft bodies.

No rows are known for the anchors and pins of soft bodies: what is written for them is a comment to everybody else.
"""

from __future__ import annotations

from editor.formats.csv.columns import Integer, Number, Owner, Reference, Switch, VertexIndex
from editor.formats.csv.row_kind import XYZ, RowKind, bit, degrees, named, numbers, parts
from editor.formats.csv.special_columns import OtherGroups
from editor.model.joints import Joint
from editor.model.rigid_bodies import RigidBody
from editor.model.soft_bodies import Anchor, Pin, SoftBody, SoftFlags

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
