"""The declarations hold together, and values become what the format can store."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.bones import Bone, BoneFlags
from editor.model.fields import NONE, Field, Flags, Kind, field_of, fields_of, replaced
from editor.model.materials import Material, MaterialFlags, SphereMode
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind, UvOffset, VertexOffset
from editor.model.soft_bodies import SoftFlags
from editor.model.tables import RecordTable
from editor.model.vertices import Deform, Vertex


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
