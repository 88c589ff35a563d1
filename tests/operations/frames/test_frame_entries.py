"""Entries of display frames: where rows come to be listed, and how they are put, moved, ordered and removed."""

from __future__ import annotations

import pytest

from editor.model.bones import Bone
from editor.model.edit import Edit
from editor.model.frames import BoneItem, DisplayFrame, MorphItem, special_frames
from editor.model.model import Model
from editor.model.morphs import Morph, Panel
from editor.operations.frames.frame_entries import (
    ORDERS,
    enter_bones,
    enter_morphs,
    enter_root,
    move_items,
    order_items,
    put_rows,
    remove_items,
)
from tests.operations.running import apply


def model_with_frames(*frames: DisplayFrame) -> Model:
    model = Model()
    model.bones.records[:] = [Bone("腕"), Bone("ひじ", parent=0), Bone("手", parent=1), Bone("帽子")]
    model.morphs.records[:] = [Morph("あ")]
    model.frames.records[:] = [*special_frames(), *frames]
    return model


def test_a_bone_stands_after_the_one_that_it_belongs_to() -> None:
    model = model_with_frames(DisplayFrame("腕", items=(BoneItem(0), BoneItem(3))))
    with Edit(model, "test") as edit:
        enter_bones(edit, [1, 2], 0)
    assert model.frames[2].items == (BoneItem(0), BoneItem(1), BoneItem(2), BoneItem(3))


def test_a_bone_comes_to_its_nearest_parent_that_is_in_a_frame() -> None:
    model = model_with_frames(DisplayFrame("腕", items=(BoneItem(0),)), DisplayFrame("他"))
    with Edit(model, "test") as edit:
        enter_bones(edit, [2], 1)
        enter_bones(edit, [2], 0)  # it is there already
        enter_bones(edit, [3], 3)
    assert [frame.items for frame in model.frames][2:] == [(BoneItem(0), BoneItem(2)), (BoneItem(3),)]


def test_without_a_frame_one_is_made_and_morphs_come_to_facial() -> None:
    model = model_with_frames()
    with Edit(model, "test") as edit:
        enter_bones(edit, [0], 0)
        enter_morphs(edit, [0])
        enter_morphs(edit, [0])
    assert [(frame.name_en, frame.items) for frame in model.frames][1:] == [
        ("Exp", (MorphItem(0),)),
        ("Others", (BoneItem(0),)),
    ]


def test_the_bone_of_root_makes_room_for_another() -> None:
    model = model_with_frames(DisplayFrame("腕", items=(BoneItem(1),)))
    model.frames.records[0] = DisplayFrame("Root", "Root", True, (BoneItem(0), BoneItem(1)))
    with Edit(model, "test") as edit:
        enter_root(edit, 3)
    assert [(frame.name, frame.items) for frame in model.frames if frame.name != "表情"] == [
        ("Root", (BoneItem(3),)),
        ("センター", (BoneItem(0),)),
        ("腕", (BoneItem(1),)),
    ]
    with Edit(model, "test") as edit:
        enter_root(edit, 2)
    assert model.frames[2].items == (BoneItem(3), BoneItem(0))


def test_without_root_a_bone_comes_beside_its_parents() -> None:
    model = model_with_frames()
    model.frames.records[:] = [DisplayFrame("腕", items=(BoneItem(0), BoneItem(3)))]
    with Edit(model, "test") as edit:
        enter_root(edit, 1)
    assert model.frames[0].items == (BoneItem(0), BoneItem(1), BoneItem(3))


@pytest.fixture
def model() -> Model:
    model = Model()
    model.bones.records[:] = [Bone(str(row)) for row in range(8)]
    model.morphs.records[:] = [Morph("あ"), Morph("隠し", panel=Panel.HIDDEN)]
    frames = [DisplayFrame("a", items=bones(1, 2, 3, 4)), DisplayFrame("b", items=bones(5, 6))]
    model.frames.records[:] = [*special_frames(bones(0)), *frames]
    return model


def bones(*rows: int) -> tuple[BoneItem, ...]:
    return tuple(map(BoneItem, rows))


def numbers(model: Model, row: int) -> list[int]:
    return [item.bone for item in model.frames[row].items if isinstance(item, BoneItem)]


def test_rows_leave_the_frames_that_had_them(model: Model) -> None:
    with Edit(model) as edit:
        assert put_rows(edit, {"bones": [1, 3, 6, 7]}, 3, 1) == [(3, 1), (3, 2), (3, 3), (3, 4)]
    assert numbers(model, 2) == [2, 4]
    assert numbers(model, 3) == [5, 1, 3, 6, 7]


def test_hidden_morphs_stay_out(model: Model) -> None:
    with Edit(model) as edit:
        assert put_rows(edit, {"bones": [7], "morphs": [0, 1]}, 3) == [(3, 2), (3, 3)]
        assert model.frames[3].items == (*bones(5, 6, 7), MorphItem(0))
        with pytest.raises(ValueError, match="Hidden"):
            put_rows(edit, {"morphs": [1]}, 3)


def test_items_move_within_a_frame_and_between_several(model: Model) -> None:
    with Edit(model) as edit:
        assert move_items(edit, [(2, 0), (2, 1)], 2, 3) == [(2, 1), (2, 2)]  # before what stood third
        assert numbers(model, 2) == [3, 1, 2, 4]
        assert move_items(edit, [(2, 3), (3, 1), (2, 0)], 3, 0) == [(3, 0), (3, 1), (3, 2)]
    assert numbers(model, 2) == [1, 2]
    assert numbers(model, 3) == [3, 4, 6, 5]


@pytest.mark.parametrize(
    ("order", "items"),
    [
        ("move-up", [1, 3, 2, 4]),
        ("move-down", [2, 1, 4, 3]),
        ("move-to-top", [1, 3, 2, 4]),
        ("move-to-bottom", [2, 4, 1, 3]),
    ],
)
def test_items_change_their_order(model: Model, order: str, items: list[int]) -> None:
    with Edit(model) as edit:
        entries = order_items(edit, [(2, 0), (2, 2)], order)
    assert numbers(model, 2) == items
    assert [numbers(model, row)[at] for row, at in entries] == [1, 3]
    assert order in ORDERS


def test_items_are_taken_out(model: Model) -> None:
    with Edit(model) as edit:
        remove_items(edit, [(2, 0), (3, 1), (2, 3)])
    assert numbers(model, 2) == [2, 3]
    assert numbers(model, 3) == [5]


def test_as_operations(model: Model) -> None:
    outcome = apply(model, "frames.add-items", {"bones": [7], "morphs": [0, 1]}, frame=2, place=0)
    assert model.frames[2].items == (BoneItem(7), MorphItem(0), *bones(1, 2, 3, 4))
    assert [str(text) for text in outcome.result.warnings] == [
        "Hidden morphs (panel 0) were left out, because MMD may crash: 1"
    ]
    apply(model, "frames.move-items", from_=2, items="0,2-3", to=3)
    assert numbers(model, 2) == [3, 4]
    assert numbers(model, 3) == [5, 6, 7, 1, 2]
    apply(model, "frames.move-items", {"frames": [3]}, to=2)
    assert numbers(model, 3) == []
    for items in ("9", "3-9", "3-1"):
        with pytest.raises(ValueError, match=f"no item '{items}'"):
            apply(model, "frames.move-items", from_=2, items=items, to=3)
    with pytest.raises(ValueError, match="a display frame expected"):
        apply(model, "frames.add-items", {"bones": [7]})
