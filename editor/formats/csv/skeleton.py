"""The rows of bones and their IK links, of display frames and their items."""

from __future__ import annotations

from editor.formats.csv.columns import Angle, Integer, Number, Owner, Reference, Switch
from editor.formats.csv.row_kind import XYZ, RowKind, bit, named, parts
from editor.formats.csv.special_columns import FrameItem, ItemName
from editor.model.bones import Bone, BoneFlags, IkLink
from editor.model.frames import DisplayFrame

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
