"""New bones and morphs enter a display frame: that of what they belong to."""

from __future__ import annotations

from editor.model.bones import Bone
from editor.model.edit import Edit
from editor.model.frames import BoneItem, DisplayFrame, MorphItem, special_frames
from editor.model.model import Model
from editor.model.morphs import Morph
from editor.operations.frames.frame_entries import enter_bones, enter_morphs, enter_root


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
