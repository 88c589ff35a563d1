"""Values in words: short numbers, degrees, names, bits."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QLocale

from editor.document.texts import rows_text
from editor.messages import TranslatableText
from editor.model.bones import Bone, BoneFlags
from editor.model.fields import field_of, single
from editor.model.materials import Material, MaterialFlags, SphereMode
from editor.model.mesh import Vertex
from editor.model.model import Model
from editor.model.morphs import Morph
from editor.model.rigid_bodies import RigidBody
from editor.ui import value_text
from tests.operations.model_making import full_model

singles = st.floats(width=32, allow_nan=False, allow_infinity=False)


@pytest.fixture
def model() -> Model:
    return full_model()


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0.1, "0.1"),
        (single(0.1), "0.1"),
        (1.0, "1"),
        (-2.5, "-2.5"),
        (-0.0, "0"),
        (100.0, "100"),
        (1e6, "1000000"),
        (-1e-6, "-0.000001"),
        (1e-10, "1e-10"),
        (3e38, "3e+38"),
        (math.inf, "inf"),
    ],
)
def test_numbers_are_short(value: float, text: str) -> None:
    assert value_text.number_text(value) == text


@given(singles)
def test_numbers_read_back_as_they_were(value: float) -> None:
    assert np.float32(float(value_text.number_text(value))) == np.float32(value)


@pytest.mark.parametrize("degrees", [0, 30, 45, -90, 114.6, 0.5, 360])
def test_angles_are_round_degrees(degrees: float) -> None:
    assert float(value_text.degrees_text(single(math.radians(degrees)))) == degrees


@pytest.mark.parametrize("nothing", [-0.0, np.float32(-0.0)])
def test_zero_has_no_minus(model: Model, nothing: float) -> None:
    for record, name in ((Bone, "position"), (RigidBody, "rotation")):
        text = value_text.display_text(model, field_of(record, name), (nothing,) * 3)
        assert "-" not in text
    assert value_text.degrees_text(nothing) == value_text.number_text(nothing) == "0"
    assert value_text.fixed_text(-0.004, 2) == "0.00"
    assert value_text.fixed_text(-0.006, 2) == "-0.01"
    assert value_text.rounded_text(nothing, 3) == "0"


def test_angles_have_their_sign_and_vectors_commas(model: Model) -> None:
    body = RigidBody(rotation=(single(math.radians(30)), 0.0, 0.0), size=(1.0, 0.1, 2.0))
    assert value_text.display_text(model, field_of(RigidBody, "rotation"), body.rotation) == "30°, 0°, 0°"
    assert value_text.display_text(model, field_of(RigidBody, "size"), body.size) == "1, 0.1, 2"


@pytest.mark.parametrize(("row", "text"), [(1, "1: 腕"), (-1, "—"), (99, "99: ?"), (np.int32(0), "0: センター")])
def test_references_have_the_name_of_their_target(model: Model, row: int, text: str) -> None:
    assert value_text.display_text(model, field_of(Bone, "parent"), row) == text


def test_references_in_slots_end_with_the_last_used_one(model: Model) -> None:
    bones = np.array([0, -1, 2, -1], np.int32)
    assert value_text.display_text(model, field_of(Vertex, "bones"), bones) == "0: センター, —, 2: 手"


def test_references_to_what_has_no_name_are_numbers(model: Model) -> None:
    assert value_text.reference_text(model, "vertices", 5) == "5"
    assert value_text.reference_text(model, "textures", 0) == "0: tex/顔.png"


def test_flags_are_labels_and_what_is_left(model: Model) -> None:
    field = field_of(Bone, "flags")
    flags = BoneFlags.IK | BoneFlags.VISIBLE | 0x4000
    assert value_text.display_text(model, field, flags) == "Visible, IK, 0x4000"
    assert value_text.display_text(model, field, BoneFlags(0)) == "—"
    assert value_text.display_text(model, field_of(Material, "flags"), np.uint8(0x11)) == "Double-sided, Edge"


@pytest.mark.parametrize(
    ("mask", "text"), [(0xFFFF, "1–16"), (0, "—"), (0b1, "1"), (0b101110, "2–4, 6"), (0x8001, "1, 16")]
)
def test_groups_count_from_one(mask: int, text: str) -> None:
    assert value_text.groups_text(mask) == text


def test_choices_are_labels_and_unknown_ones_numbers(model: Model) -> None:
    field = field_of(Material, "sphere_mode")
    assert value_text.display_text(model, field, SphereMode.ADD) == "Add"
    assert value_text.display_text(model, field, np.uint8(9)) == "9"


def test_nested_lists_are_counted(model: Model) -> None:
    smile, arm = model.morphs[0], model.bones[3]
    assert value_text.display_text(model, field_of(Morph, "offsets"), smile.offsets) == "2 offsets"
    assert value_text.display_text(model, field_of(Bone, "ik_links"), arm.ik_links[:1]) == "1 link"


@pytest.mark.parametrize("locale", ["C", "en_US", "de_DE", "fr_FR"])
def test_counts_are_written_alike_whatever_the_system_speaks(locale: str) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(locale))
    try:
        told = value_text.translated(TranslatableText("{:,} vertices", 12345))
        assert told == f"{value_text.count_text(12345)} vertices" == "12,345 vertices"
        assert rows_text(Model().vertices, range(12345)) == "12,345 vertices"
        assert value_text.size_text(1_500_000) == "1.4 MiB"
    finally:
        QLocale.setDefault(before)


def test_every_table_and_field_has_words(model: Model) -> None:
    for name, table in model.tables.items():
        assert value_text.section_title(name)
        assert value_text.row_noun(name)
        for field in table.fields:
            assert value_text.field_label(field)
            assert isinstance(value_text.display_text(model, field, table.value(0, field.name)), str)


def test_titles(model: Model) -> None:
    assert value_text.record_title(model, "bones", 2) == "2: 手"
    assert value_text.record_title(model, "vertices", 2) == "2"
    assert value_text.record_title(model, "info", 0) == model.info[0].name


def test_bits_without_a_name_alone() -> None:
    assert value_text.flags_text(MaterialFlags, 0x100) == "0x100"


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (-0.32715, "-0.327"),
        (0.7529412, "0.753"),
        (100.0, "100"),
        (1e20, "100000000000000000000"),
        (-0.0007, "-0.001"),
        (-0.00017867, "-0.0002"),
        (0.00004, "0"),
        (0.00001, "0"),
        (-1.3765e-10, "0"),
        (-0.0, "0"),
    ],
)
def test_a_number_is_shown_with_three_decimals_and_a_fourth_where_it_would_read_0(value: float, text: str) -> None:
    assert value_text.short_number(value) == text


@given(singles, st.integers(0, 3))
def test_a_number_is_shown_without_an_exponent_and_to_the_last_decimal(value: float, decimals: int) -> None:
    text = value_text.short_number(value, decimals)
    assert "e" not in text
    assert text != "-0"
    assert abs(float(text) - value) <= 0.5 * 10.0**-decimals + abs(value) * 1e-15
    assert float(text) or decimals < 3 or abs(value) <= 0.00005


@pytest.mark.parametrize(("text", "lacking"), [("1", ".000"), ("-0.25", "0"), ("30.5°", "00"), ("0.327", "")])
def test_points_stand_below_each_other(text: str, lacking: str) -> None:
    assert value_text.lacking_decimals(text) == lacking


def test_columns_of_numbers_have_three_decimals() -> None:
    assert [value_text.padded_number(value) for value in (0.5, 0, 0.0002)] == ["0.500", "0.000", "0.000"]
