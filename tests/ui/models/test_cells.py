"""Cells as text: what is shown can be read again, and what a user may type means what it says."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from editor.model.bones import Bone, BoneFlags
from editor.model.fields import NONE, field_of, fields_of, single
from editor.model.materials import Material, SphereMode
from editor.model.mesh import Vertex
from editor.model.rigid_bodies import RigidBody
from editor.ui.models.cells import is_editable, parse_cell
from editor.ui.value_text import exact_text
from tests.model.random_models import counts_of, random_record
from tests.operations.model_making import full_model


@pytest.mark.parametrize("seed", range(30))
@pytest.mark.parametrize("row_type", [Bone, Material, RigidBody, Vertex])
def test_what_is_shown_is_read_as_the_same_value(row_type: type, seed: int) -> None:
    model = full_model()
    record = random_record(random.Random(seed), row_type, counts_of(model))
    for field in filter(is_editable, fields_of(row_type)):
        value = getattr(record, field.name)
        parsed = field.coerce(parse_cell(model, field, exact_text(model, field, value)))
        if field.size > 1 and field.target:
            assert trimmed(parsed) == trimmed(value)
        else:
            assert parsed == value, field.name


def trimmed(rows: tuple[int, ...]) -> list[int]:
    """Rows without the trailing ones to nothing, which are not shown."""
    return np.trim_zeros(np.array(rows) + 1, "b").tolist()


@pytest.mark.parametrize(
    ("row_type", "name", "text", "value"),
    [
        (Bone, "position", "1 2.5\t-3", (1.0, 2.5, -3.0)),
        (Bone, "parent", "手", 2),
        (Bone, "parent", "2", 2),
        (Bone, "parent", "", NONE),
        (Bone, "flags", "ik, rotatable", BoneFlags.IK | BoneFlags.ROTATABLE),
        (Bone, "flags", "0x22", BoneFlags.IK | BoneFlags.ROTATABLE),
        (Bone, "ik_angle", "90°", single(np.pi / 2)),
        (Material, "sphere_mode", "add", SphereMode.ADD),
        (Material, "sphere_mode", "1", SphereMode.MULTIPLY),
        (RigidBody, "mask", "1, 3-5, 16", 0b1000000000011101),
        (Vertex, "bones", "手, 0", (2, 0, NONE, NONE)),
    ],
)
def test_what_a_user_types(row_type: type, name: str, text: str, value: Any) -> None:
    field = field_of(row_type, name)
    assert field.coerce(parse_cell(full_model(), field, text)) == value


@pytest.mark.parametrize(
    ("row_type", "name", "text"),
    [
        (Bone, "position", "1, 2"),
        (Bone, "level", "one"),
        (Bone, "flags", "flying"),
        (Bone, "parent", "nobody"),
        (Bone, "parent", "99"),
        (Material, "sphere_mode", "sideways"),
        (RigidBody, "mask", "first"),
        (RigidBody, "mask", "0"),
        (RigidBody, "mask", "17"),
        (Vertex, "bones", "0, 1, 2, 0, 1"),
    ],
)
def test_what_means_nothing_is_refused_in_the_words_of_the_user(row_type: type, name: str, text: str) -> None:
    with pytest.raises(ValueError, match=f"“{text}” does not fit into"):
        parse_cell(full_model(), field_of(row_type, name), text)
