"""The declarations hold together, and values become what the format can store."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from editor.model.bones import Bone, BoneFlags, IkLink
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import NONE, Field, Flags, Kind, Removal, field_of, fields_of, replaced
from editor.model.frames import BoneItem, DisplayFrame, MorphItem
from editor.model.history import History
from editor.model.joints import Joint
from editor.model.materials import Material, MaterialFlags, SphereMode
from editor.model.mesh import Deform, Vertex
from editor.model.model import Model
from editor.model.morphs import BoneOffset, Morph, MorphKind, MorphOffset, UvOffset, VertexOffset
from editor.model.references import consequences
from editor.model.rigid_bodies import RigidBody
from editor.model.soft_bodies import Anchor, SoftBody, SoftFlags
from editor.model.tables import RecordTable
from tests.model.random_models import fingerprint


def nested(field: Field) -> list[Field]:
    """The field and all that is declared within it."""
    return [field, *(deep for item in field.items for inner in fields_of(item) for deep in nested(inner))]


def all_fields() -> list[Field]:
    return [deep for table in Model().tables.values() for field in table.fields for deep in nested(field)]


def test_every_reference_is_to_a_table() -> None:
    targets = {field.target for field in all_fields() if field.kind is Kind.REFERENCE}
    assert targets <= set(Model().tables)


def test_the_references_of_the_format_are_all_declared() -> None:
    declared = {
        (name, deep.target)
        for name, table in Model().tables.items()
        for field in table.fields
        for deep in nested(field)
        if deep.target
    }
    assert declared == {
        ("vertices", "bones"),
        ("faces", "vertices"),
        ("faces", "materials"),
        ("materials", "textures"),
        ("bones", "bones"),
        ("morphs", "vertices"),
        ("morphs", "bones"),
        ("morphs", "materials"),
        ("morphs", "morphs"),
        ("morphs", "rigid_bodies"),
        ("frames", "bones"),
        ("frames", "morphs"),
        ("rigid_bodies", "bones"),
        ("joints", "rigid_bodies"),
        ("soft_bodies", "materials"),
        ("soft_bodies", "rigid_bodies"),
        ("soft_bodies", "vertices"),
    }


def test_no_record_of_a_table_goes_with_its_target() -> None:
    """Only array rows and nested entries do; renumbering counts on it."""
    tables = [table for table in Model().tables.values() if isinstance(table, RecordTable)]
    assert not [field for table in tables for field in table.fields if field.drop]


def test_every_field_has_a_label_and_a_default_of_its_own_kind() -> None:
    for field in all_fields():
        assert field.label
        if field.kind not in (Kind.COLUMNS, Kind.REFERENCE):
            assert field.coerce(field.default) == field.default


def test_numbers_are_rounded_to_single_precision() -> None:
    assert field_of(Material, "shininess").coerce(0.1) == float(np.float32(0.1))
    assert field_of(Bone, "position").coerce([1, 2, 3]) == (1.0, 2.0, 3.0)


@pytest.mark.parametrize(
    ("row_type", "name", "value"),
    [
        (Bone, "position", (1, 2)),
        (Bone, "name", 3),
        (Bone, "level", 2**31),
        (Bone, "parent", "センター"),
        (Bone, "ik_links", [Bone()]),
        (Morph, "offsets", 5),
        (Material, "shininess", "bright"),
    ],
)
def test_what_a_field_cannot_hold_is_refused_by_its_label(row_type: type, name: str, value: object) -> None:
    field = field_of(row_type, name)
    with pytest.raises((TypeError, ValueError), match=field.label):
        field.coerce(value)


def test_values_that_the_format_does_not_name_are_kept() -> None:
    assert SphereMode(255) == 255
    assert not SphereMode(255).known
    assert SphereMode.ADD.known
    assert BoneFlags(0x8040) == 0x8040


def test_unknown_field() -> None:
    with pytest.raises(KeyError, match="Bone has no field 'colour'"):
        field_of(Bone, "colour")


def test_replaced_is_a_new_record_with_the_other_values_kept() -> None:
    bone = Bone(name="頭", level=2)
    assert replaced(bone, {"level": 3, "parent": 1}) == Bone(name="頭", level=3, parent=1)
    assert bone.level == 2


def test_a_morph_of_another_kind_gives_up_its_offsets() -> None:
    morph = Morph(kind=MorphKind.VERTEX)
    assert morph.offsets.row_type is VertexOffset
    assert replaced(morph, {"kind": MorphKind.UV3}).offsets.row_type is UvOffset
    assert field_of(VertexOffset, "vertex").default == NONE


@pytest.mark.parametrize("deform", list(Deform))
def test_the_vectors_of_sdef_apply_to_no_other_deform(deform: Deform) -> None:
    vertex = Vertex(deform=deform)
    applying = [field.name for field in fields_of(Vertex) if field.applies is not None and field.applies(vertex)]
    assert applying == (["sdef_c", "sdef_r0", "sdef_r1"] if deform is Deform.SDEF else [])


@pytest.mark.parametrize("table", ["rigid_bodies", "joints", "soft_bodies"])
def test_every_value_of_physics_says_what_it_does(table: str) -> None:
    for field in Model().tables[table].fields:
        for each in nested(field):
            assert each.help.endswith("."), each.name


@pytest.mark.parametrize(("flags", "bits"), [(BoneFlags, 0xFFFF), (MaterialFlags, 0xFF), (SoftFlags, 0xFF)])
def test_the_other_flags_are_all_bits_that_a_file_has(flags: type[Flags], bits: int) -> None:
    for flag in flags:
        assert type(~flag) is flags
        assert flags(bits) & ~flag == bits - flag
        assert ~~flag is flag


NOTHING, HEIR, HEIR_OR_DROP, DROP, DROP_ROW = Removal
TAIL = BoneFlags.TAIL_IS_BONE
APPEND = BoneFlags.APPEND_ROTATION | BoneFlags.LOCAL_APPEND


def references(row_type: type) -> Iterator[tuple[str, Field]]:
    for field in fields_of(row_type):
        if field.kind is Kind.REFERENCE:
            yield f"{row_type.__name__}.{field.name}", field
        for item in field.items:
            yield from references(item)


def test_every_reference_says_what_its_removal_means() -> None:
    declared = {name: field.removal for table in Model().tables.values() for name, field in references(table.row_type)}
    assert declared == {
        "Vertex.bones": HEIR,
        "Face.vertices": HEIR_OR_DROP,
        "Face.material": HEIR_OR_DROP,
        "Material.texture": NOTHING,
        "Material.sphere_texture": NOTHING,
        "Material.toon_texture": NOTHING,
        "Bone.parent": HEIR,
        "Bone.tail_bone": NOTHING,
        "Bone.append_parent": NOTHING,
        "Bone.ik_target": NOTHING,
        "IkLink.bone": DROP,
        "MorphOffset.morph": DROP,
        "VertexOffset.vertex": DROP,
        "UvOffset.vertex": DROP,
        "BoneOffset.bone": DROP,
        "MaterialOffset.material": DROP,
        "ImpulseOffset.body": DROP,
        "BoneItem.bone": DROP,
        "MorphItem.morph": DROP,
        "RigidBody.bone": HEIR,
        "Joint.body_a": DROP_ROW,
        "Joint.body_b": DROP_ROW,
        "SoftBody.material": NOTHING,
        "Anchor.body": DROP,
        "Anchor.vertex": DROP,
        "Pin.vertex": DROP,
    }


@pytest.fixture
def model() -> Model:
    """A leg: hip, knee and ankle one below the other, an IK bone, and what else refers to the knee."""
    model = Model()
    model.bones.records[:] = [
        Bone("hip", position=(0, 3, 0), flags=TAIL, tail_bone=1),
        Bone("knee", position=(0, 2, 1), parent=0, flags=TAIL, tail_bone=2),
        Bone("ankle", position=(0, 1, 0), parent=1),
        Bone("IK", flags=BoneFlags.IK, ik_target=2, ik_links=(IkLink(1, True, (-3, 0, 0)), IkLink(0))),
        Bone("skirt", flags=BoneFlags.VISIBLE | APPEND, append_parent=1, append_ratio=0.5),
    ]
    model.frames.records[:] = [DisplayFrame("leg", items=(BoneItem(0), BoneItem(1), MorphItem(0), BoneItem(2)))]
    model.morphs.records[:] = [Morph("bend", kind=MorphKind.BONE, offsets=Columns(BoneOffset, bone=[1, 2]))]
    model.rigid_bodies.records[:] = [RigidBody("knee", bone=1), RigidBody("ankle", bone=2), RigidBody("hip", bone=0)]
    model.joints.records[:] = [Joint("a", body_a=0, body_b=1), Joint("b", body_a=1, body_b=2), Joint("c", body_b=0)]
    anchors = Columns(Anchor, body=[0, 2], vertex=[0, 1])
    model.soft_bodies.records[:] = [SoftBody("cloth", anchors=anchors)]
    model.vertices.fill(2)
    return model


def test_nothing_else_takes_the_place_of_a_removed_bone(model: Model) -> None:
    before = fingerprint(model)
    edit = Edit(model)
    edit.remove(model.bones, [1], "parent")
    hip, ankle, ik, skirt = model.bones
    assert (hip.tail_bone, hip.flags & TAIL, hip.tail_offset) == (-1, 0, (0, -1, 1))
    assert ankle.parent == 0
    assert (ik.ik_target, ik.ik_links) == (1, (IkLink(0),))
    assert (skirt.append_parent, skirt.flags) == (-1, BoneFlags.VISIBLE)
    assert model.frames[0].items == (BoneItem(0), MorphItem(0), BoneItem(1))
    assert model.morphs[0].offsets["bone"].tolist() == [1]
    assert [body.bone for body in model.rigid_bodies] == [0, 1, 0]
    step = edit.commit()
    assert step is not None
    history = History()
    history.add(step)
    after = fingerprint(model)
    history.undo()
    assert fingerprint(model) == before
    history.redo()
    assert fingerprint(model) == after


def test_consequences_are_counted_beforehand(model: Model) -> None:
    model.vertices.fill(3, deform=[1, 1, 0], bones=[[1, 2, -1, -1], [0, 1, -1, -1], [2, -1, -1, -1]])
    model.faces.fill(2, vertices=[[0, 1, 2], [0, 0, 1]])
    counts = {
        (one.owner.__name__, one.field.name, one.heir): one.count
        for one in consequences(model, model.bones, [1], "parent")
    }
    assert counts == {
        ("Vertex", "bones", 0): 2,
        ("Bone", "parent", 0): 1,
        ("Bone", "tail_bone", -1): 1,
        ("Bone", "append_parent", -1): 1,
        ("IkLink", "bone", -1): 1,
        ("BoneItem", "bone", -1): 1,
        ("BoneOffset", "bone", -1): 1,
        ("RigidBody", "bone", 0): 1,
    }
    faces = [(one.owner.__name__, one.count) for one in consequences(model, model.vertices, [0, 1])]
    assert faces == [("Face", 2), ("Anchor", 2)], "a face goes once, though several corners do"
    joints = [
        (one.owner.__name__, one.field.name, one.count) for one in consequences(model, model.rigid_bodies, [0, 1])
    ]
    assert joints == [("Joint", "body_a", 2), ("Joint", "body_b", 1), ("Anchor", "body", 1)], "a joint goes once"


def test_an_ik_without_its_target_keeps_its_links(model: Model) -> None:
    Edit(model).remove(model.bones, [2], "parent")
    assert model.bones[2].ik_target == -1
    assert len(model.bones[2].ik_links) == 2


def test_a_tail_that_is_an_offset_already_stays_one(model: Model) -> None:
    Edit(model).set(model.bones, [0], "flags", BoneFlags.VISIBLE)
    Edit(model).remove(model.bones, [1], "parent")
    assert model.bones[0].tail_offset == (0, 0, 0)


def test_joints_and_anchors_go_with_their_rigid_body(model: Model) -> None:
    Edit(model).remove(model.rigid_bodies, [0])
    assert [(joint.name, joint.body_a, joint.body_b) for joint in model.joints] == [("b", 0, 1)]
    assert model.soft_bodies[0].anchors == Columns(Anchor, body=[1], vertex=[1])


def test_an_entry_of_a_group_goes_with_its_morph() -> None:
    model = Model()
    model.morphs.records[:] = [Morph("a"), Morph("g", kind=MorphKind.GROUP, offsets=Columns(MorphOffset, morph=[0, 0]))]
    Edit(model).remove(model.morphs, [0])
    assert len(model.morphs[0].offsets) == 0


# Bones 1 and 2 hang from 0; 1 is removed. Each: kind, bones, weights, and what they are afterwards.
WEIGHTS = [
    (Deform.BDEF1, (1, -1, -1, -1), (1, 0, 0, 0), Deform.BDEF1, [0, -1, -1, -1], [1, 0, 0, 0]),
    (Deform.BDEF2, (0, 1, -1, -1), (0.25, 0.75, 0, 0), Deform.BDEF1, [0, -1, -1, -1], [1, 0, 0, 0]),
    (Deform.BDEF2, (1, 2, -1, -1), (0.25, 0.75, 0, 0), Deform.BDEF2, [0, 1, -1, -1], [0.25, 0.75, 0, 0]),
    (Deform.SDEF, (1, 0, -1, -1), (0.25, 0.75, 0, 0), Deform.BDEF1, [0, -1, -1, -1], [1, 0, 0, 0]),
    (Deform.SDEF, (1, 2, -1, -1), (0.25, 0.75, 0, 0), Deform.SDEF, [0, 1, -1, -1], [0.25, 0.75, 0, 0]),
    (Deform.BDEF4, (0, 1, 2, -1), (0.25, 0.25, 0.5, 0), Deform.BDEF2, [0, 1, -1, -1], [0.5, 0.5, 0, 0]),
    (Deform.BDEF4, (2, 0, 1, 1), (0.25, 0.25, 0.5, 0.5), Deform.BDEF4, [1, 0, -1, -1], [0.25, 1.25, 0, 0]),
    (Deform.BDEF4, (0, 1, 1, -1), (0.25, 0.25, 0.25, 0), Deform.BDEF4, [0, -1, -1, -1], [0.75, 0, 0, 0]),
    (Deform.QDEF, (0, 1, 2, -1), (0.25, 0.25, 0.5, 0), Deform.QDEF, [0, 1, -1, -1], [0.5, 0.5, 0, 0]),
    (Deform.QDEF, (0, 1, 0, 1), (0.25, 0.25, 0.25, 0.25), Deform.BDEF1, [0, -1, -1, -1], [1, 0, 0, 0]),
]


@pytest.mark.parametrize(("deform", "bones", "weights", "kind", "left", "shares"), WEIGHTS)
def test_weights_of_the_same_bone_are_added(
    deform: Deform,
    bones: tuple[int, ...],
    weights: tuple[float, ...],
    kind: Deform,
    left: list[int],
    shares: list[float],
) -> None:
    model = Model()
    model.bones.records[:] = [Bone("a"), Bone("b", parent=0), Bone("c", parent=0)]
    model.vertices.fill(1, deform=[deform], bones=[bones], weights=[weights])
    before = fingerprint(model)
    edit = Edit(model)
    edit.remove(model.bones, [1], "parent")
    assert model.vertices["deform"].tolist() == [kind]
    assert model.vertices["bones"][0].tolist() == left
    assert model.vertices["weights"][0].tolist() == shares
    edit.cancel()
    assert fingerprint(model) == before


def test_what_was_double_before_and_is_not_concerned_stays() -> None:
    model = Model()
    model.bones.records[:] = [Bone("a"), Bone("b", parent=0)]
    model.vertices.fill(1, deform=[Deform.BDEF2], bones=[[0, 0, -1, -1]], weights=[[0.5, 0.5, 0, 0]])
    Edit(model).remove(model.bones, [1], "parent")
    assert model.vertices["deform"].tolist() == [Deform.BDEF2]
