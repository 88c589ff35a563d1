"""Display frames: what is in none enters one, standard frames by bone names, Root and 表情 first and special."""

from __future__ import annotations

import time

import pytest

from editor.model.bones import Bone, BoneFlags
from editor.model.fields import NONE
from editor.model.frames import BoneItem, DisplayFrame, FrameItem, MorphItem, special_fault, special_frames
from editor.model.model import Model
from editor.model.morphs import Morph, Panel
from editor.operations.choices import FrameRule
from editor.operations.frames.frames import home_of
from editor.operations.queries.display_frames import bones_in_no_frame, frame_faults, morphs_in_no_frame
from tests.operations.running import apply

NAMES = ("全ての親", "センター", "上半身", "左腕", "右腕", "左人指１", "前髪1", "前髪2", "謎", "左足ＩＫ")


def model_of(*frames: DisplayFrame, special: bool = True) -> Model:
    """Bones of NAMES, each hanging from the one before it, the last one hidden; three morphs, one without a panel."""
    model = Model()
    model.bones.records[:] = [Bone(name, parent=row - 1) for row, name in enumerate(NAMES)]
    model.bones.records.append(Bone("隠し", parent=0, flags=BoneFlags.ROTATABLE))
    model.morphs.records[:] = [Morph("あ"), Morph("い"), Morph("隠し", panel=Panel.HIDDEN)]
    model.frames.records[:] = [*(special_frames((BoneItem(0),)) if special else ()), *frames]
    return model


def bones(*rows: int) -> tuple[BoneItem, ...]:
    return tuple(map(BoneItem, rows))


def shown(model: Model) -> dict[str, list[int]]:
    """The numbers in each frame, by name."""
    return {frame.name: [_number(item) for item in frame.items] for frame in model.frames}


def _number(item: FrameItem) -> int:
    return item.bone if isinstance(item, BoneItem) else item.morph


def test_who_is_in_no_frame() -> None:
    model = model_of(DisplayFrame("腕", items=(*bones(3), MorphItem(1))))
    assert bones_in_no_frame(model) == [1, 2, 4, 5, 6, 7, 8, 9]
    assert morphs_in_no_frame(model) == [0]


def test_missing_ones_come_to_the_frame_of_a_parent_in_their_order() -> None:
    model = model_of(DisplayFrame("体", items=bones(1, 2)), DisplayFrame("他", items=bones(9)))
    outcome = apply(model, "frames.register-missing")
    assert shown(model) == {"Root": [0], "表情": [0, 1], "体": [1, 2, 3, 4, 5, 6, 7, 8], "他": [9]}
    assert str(outcome.result.message) == "Registered in display frames; bones: 6, morphs: 2"
    assert apply(model, "frames.register-missing").step is None


def test_missing_ones_come_to_standard_frames_or_else_to_that_of_a_parent() -> None:
    model = model_of(DisplayFrame("体（上）", items=bones(2)), DisplayFrame("足", items=()))
    apply(model, "frames.register-missing", rule=FrameRule.STANDARD)
    assert shown(model) == {
        "Root": [0],
        "表情": [0, 1],
        "センター": [1],
        "ＩＫ": [9],
        "体（上）": [2],
        "髪": [6, 7, 8],  # what hangs from hair stays with it
        "腕": [3, 4],
        "指": [5],
        "足": [],
    }


def test_missing_ones_come_to_one_frame() -> None:
    model = model_of()
    apply(model, "frames.register-missing", rule=FrameRule.ONE, name="全部")
    assert shown(model) == {"Root": [0], "表情": [0, 1], "全部": [*range(1, 10)]}
    model = model_of()
    with pytest.raises(ValueError, match="special"):
        apply(model, "frames.register-missing", rule=FrameRule.ONE, name="表情")


def test_morphs_get_the_frame_that_they_need() -> None:
    model = model_of(DisplayFrame("腕", items=bones(*range(10))), special=False)
    apply(model, "frames.register-missing")
    assert list(shown(model)) == ["Root", "表情", "腕"]
    assert special_fault(model.frames.records) is None


def test_too_many_morphs_are_told() -> None:
    model = model_of()
    model.morphs.records[:] = [Morph(str(row)) for row in range(251)]
    outcome = apply(model, "frames.register-missing")
    assert [str(text).startswith("251 morphs") for text in outcome.result.warnings] == [True]
    assert [(fault.row, fault.index) for fault in frame_faults(model)] == [(1, 250)]


def test_standard_frames_take_their_bones_and_leave_the_others() -> None:
    model = model_of(
        DisplayFrame("色々", items=(*bones(5, 8, 3), MorphItem(0))),
        DisplayFrame("手", items=bones(4)),
        DisplayFrame("IK", items=bones(9, 2)),
    )
    apply(model, "frames.standard")
    assert shown(model) == {
        "Root": [0],
        "表情": [],
        "センター": [1],
        "IK": [9],
        "体(上)": [2],
        "髪": [6, 7],
        "腕": [3, 4],
        "指": [5],
        "色々": [8, 0],
    }
    assert apply(model, "frames.standard").step is None


def test_hidden_tips_stay_where_they_are() -> None:
    model = model_of(DisplayFrame("先端", items=bones(5, 6)))
    model.bones.records[5] = Bone("左人指１", flags=BoneFlags.ROTATABLE)
    apply(model, "frames.standard")
    assert shown(model)["先端"] == [5]
    assert shown(model)["髪"] == [6, 7]


@pytest.mark.parametrize(
    ("bone", "frame"),
    [
        ("センター", "センター"),
        ("グルーブ", "センター"),
        ("左足IK親", "ＩＫ"),
        ("ﾈｸﾀｲＩＫ", "ＩＫ"),
        ("上半身2", "体(上)"),
        ("左目", "体(上)"),
        ("右肩Ｐ", "腕"),
        ("左腕捩1", "腕"),
        ("左ダミー", "腕"),
        ("右親指０", "指"),
        ("腰キャンセル左", "体(下)"),
        ("左足D", "足"),
        ("右足先EX", "足"),
        ("左つま先EX", "足"),
        ("左親指先", None),
        ("左ｽｶｰﾄ前", "スカート"),
        ("腕_L", "腕"),
        ("人指1.R", "指"),
        ("ひざ＿Ｌ", "足"),
        ("髪L", "髪"),
        ("謎", None),
        ("足場", None),
    ],
)
def test_the_standard_frame_of_a_bone(bone: str, frame: str | None) -> None:
    home = home_of(bone)
    assert (home and home.name) == frame


def test_normalized_frames_have_no_doubles_and_root_comes_first() -> None:
    model = model_of(
        DisplayFrame("腕", special=True, items=(*bones(3, 3, 4), BoneItem(NONE), MorphItem(0))),
        DisplayFrame("表情", "Exp", False, (MorphItem(0), MorphItem(2), MorphItem(1))),
        DisplayFrame("Root", "Root", True, bones(0)),
        DisplayFrame("表情", "Face", True, (MorphItem(1),)),
        special=False,
    )
    outcome = apply(model, "frames.normalize")
    assert shown(model) == {"Root": [0], "表情": [1, 0], "腕": [3, 4]}
    assert [frame.special for frame in model.frames] == [True, True, False]
    assert model.frames[1].name_en == "Face"
    assert str(outcome.result.message) == "Root and 表情 come first; 5 items taken out"
    assert not frame_faults(model)
    assert apply(model, "frames.normalize").step is None


def test_what_mmd_cannot_bear_is_told_with_a_reason() -> None:
    model = model_of(DisplayFrame("腕", items=(*bones(3, 0), BoneItem(NONE), MorphItem(2), BoneItem(3))))
    told = {(fault.row, fault.index): str(fault.reason) for fault in frame_faults(model)}
    assert told == {
        (2, 1): "It is in the display frame Root already",
        (2, 2): "It refers to nothing",
        (2, 3): "A hidden morph (panel 0): MMD may crash where a display frame has one",
        (2, 4): "It is in the display frame 腕 already",
    }
    del model.frames.records[1]
    assert next((fault.row, fault.index) for fault in frame_faults(model)) == (NONE, NONE)


def test_a_frame_of_a_pmd_has_254_bones_at_most() -> None:
    model = model_of(DisplayFrame("髪", items=bones(*range(1, 256))))
    model.bones.records[:] = [Bone(str(row)) for row in range(256)]
    assert not frame_faults(model)
    assert [(fault.row, fault.index) for fault in frame_faults(model, is_pmd=True)] == [(2, NONE)]


@pytest.mark.parametrize("id", ["frames.register-missing", "frames.standard", "frames.normalize"])
def test_many_bones_in_a_chain_take_no_time(id: str) -> None:
    model = model_of()
    model.bones.records[:] = [Bone(f"髪{row}", parent=row - 1) for row in range(20_000)]
    start = time.monotonic()
    apply(model, id)
    assert time.monotonic() - start < 5  # and not minutes, as for what looks through all of them for each
