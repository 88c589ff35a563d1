"""What is said of a deletion: everything that lost its target is in it, as many times as it was there."""

from __future__ import annotations

import pytest

from editor.model.bones import Bone, BoneFlags
from editor.model.model import Model
from editor.model.references import consequences
from editor.operations.queries.related import heir_field
from editor.ui.commands.row_actions import removal_text
from tests.operations.model_making import full_model

TAIL = BoneFlags.TAIL_IS_BONE


def text(model: Model, table_name: str, *rows: int) -> str:
    table = model.tables[table_name]
    return removal_text(table, rows, consequences(model, table, rows, heir_field(table)))


@pytest.fixture
def model(qapp: object) -> Model:
    return full_model()


@pytest.mark.parametrize(
    ("table", "rows", "said"),
    [
        ("joints", (0,), "{} deleted"),
        ("textures", (0,), "{} deleted: "),
        ("rigid_bodies", (0,), "1 joint"),
        ("rigid_bodies", (0, 1), "1 joint"),
        ("vertices", (0,), "face"),
    ],
)
def test_each_table_can_be_spoken_of(model: Model, table: str, rows: tuple[int, ...], said: str) -> None:
    first = model.tables[table]
    name = getattr(getattr(first, "records", [None])[0], "name", "tex/顔.png")
    assert said.format(name) in text(model, table, *rows)


def test_what_goes_to_which_heirs() -> None:
    model = Model()
    model.bones.records[:] = [
        Bone("root"),
        Bone("a", parent=0),
        Bone("b", parent=1),
        Bone("c", parent=1, flags=TAIL, tail_bone=2),
    ]
    model.vertices.fill(3, deform=[0, 1, 1], bones=[[1, -1, -1, -1], [0, 2, -1, -1], [2, 1, -1, -1]])
    assert text(model, "bones", 1, 2) == "a, b deleted: 4 weights and 1 child to root, 1 tail became an offset"
    assert text(model, "bones", 0) == "root deleted: 1 weight is left without a bone, 1 bone is left without a parent"


def test_many_heirs_are_counted() -> None:
    model = Model()
    pairs = [(Bone(f"p{row}"), Bone(f"c{row}", parent=2 * row)) for row in range(5)]
    model.bones.records[:] = [bone for pair in pairs for bone in pair]
    model.vertices.fill(5, bones=[[2 * row + 1, -1, -1, -1] for row in range(5)])
    assert text(model, "bones", 1, 3, 5, 7, 9) == "c0, c1, c2 and 2 more deleted: 5 weights to 5 bones"
    assert text(model, "bones", 1) == "c0 deleted: 1 weight to p0"
