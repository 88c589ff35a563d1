"""Checks of display frames."""

from __future__ import annotations

import pytest

from editor.model.bones import Bone, BoneFlags
from editor.model.frames import BoneItem, DisplayFrame, FrameItem, MorphItem, special_frames
from editor.model.model import Model
from editor.model.morphs import Morph, Panel
from editor.operations.checks.check import CheckSubject
from tests.operations.checks.proving import found, prove_fix

HIDDEN = BoneFlags.ROTATABLE


def framed(*frames: DisplayFrame, morphs: int = 2, panel: Panel = Panel.EYE) -> Model:
    model = Model()
    model.bones.records[:] = [Bone("センター"), Bone("頭", parent=0), Bone("先", parent=1, flags=HIDDEN)]
    model.morphs.records[:] = [Morph(f"表情{row}", panel=panel) for row in range(morphs)]
    model.frames.records[:] = frames
    return model


def usual(
    root: tuple[FrameItem, ...] = (BoneItem(0),),
    facial: tuple[FrameItem, ...] = (MorphItem(0), MorphItem(1)),
    body: tuple[FrameItem, ...] = (BoneItem(1),),
) -> tuple[DisplayFrame, ...]:
    return (*special_frames(root, facial), DisplayFrame("体", items=body))


FAULTS = {
    "frame-missing-special": (framed(*usual()[1:]), ("frames", [])),
    "morph-hidden-in-frame": (framed(*usual(), panel=Panel.HIDDEN), ("morphs", [0, 1])),
    "frame-item-twice": (framed(*usual(body=(BoneItem(1), BoneItem(0)))), ("frames", [2])),
    "frame-item-none": (framed(*usual(body=(BoneItem(1), BoneItem(-1)))), ("frames", [2])),
    "frame-wrong-kind": (
        framed(*usual(facial=(MorphItem(0), MorphItem(1), BoneItem(2)))),
        ("bones", [2]),
    ),
    "morph-in-root": (framed(*usual(root=(BoneItem(0), MorphItem(1)), facial=(MorphItem(0),))), ("morphs", [1])),
    "bone-visible-in-no-frame": (framed(*usual(body=(BoneItem(2),))), ("bones", [1])),
    "frame-empty": (framed(*usual(), DisplayFrame("指")), ("frames", [3])),
}


@pytest.mark.parametrize("code", FAULTS)
def test_what_is_wrong_with_display_frames_is_found_and_mended(code: str) -> None:
    faulty, row = FAULTS[code]
    assert found(code, framed(*usual())) == []
    assert found(code, faulty) == [row]
    prove_fix(code, faulty, {"frames", "frames.items"})


def test_special_frames_in_another_row_are_brought_to_the_top() -> None:
    root, facial, body = usual()
    model = framed(body, root, facial)
    assert found("frame-missing-special", model) == [("frames", [])]
    prove_fix("frame-missing-special", model, {"frames", "frames.items"})


def test_morphs_may_be_in_other_frames_than_that_of_morphs() -> None:
    assert found("morph-in-root", framed(*usual(facial=()), DisplayFrame("口", items=(MorphItem(0),)))) == []


def test_a_hidden_morph_in_root_is_an_error_of_its_own() -> None:
    model = framed(*usual(root=(MorphItem(0),), facial=()), panel=Panel.HIDDEN)
    assert found("morph-in-root", model) == []
    assert found("morph-hidden-in-frame", model) == [("morphs", [0])]


def test_a_bone_is_not_lost_with_its_place_among_the_morphs() -> None:
    model = framed(*usual(facial=(BoneItem(1), MorphItem(0), MorphItem(1)), body=(BoneItem(2),)))
    prove_fix("frame-wrong-kind", model, {"frames.items"})
    assert found("bone-visible-in-no-frame", model) == []


def test_more_morphs_than_mmd_bears_are_found() -> None:
    def crowd(count: int) -> Model:
        return framed(*usual(facial=tuple(map(MorphItem, range(count)))), morphs=count)

    assert found("frame-morphs-too-many", crowd(251)) == [("frames", [1])]
    assert found("frame-morphs-too-many", crowd(250)) == []


def test_a_frame_may_have_more_bones_unless_it_is_of_a_pmd() -> None:
    model = framed(*usual(body=tuple(map(BoneItem, range(1, 256)))))
    model.bones.records += [Bone("髪", flags=HIDDEN)] * 300
    assert found("frame-overfull-pmd", CheckSubject(model, is_pmd=True)) == [("frames", [2])]
    assert found("frame-overfull-pmd", CheckSubject(model)) == []
    model.frames.records[2] = DisplayFrame("体", items=model.frames[2].items[:254])
    assert found("frame-overfull-pmd", CheckSubject(model, is_pmd=True)) == []


def test_the_parent_of_all_comes_to_root() -> None:
    model = framed(*usual())
    model.bones.records[1] = Bone("全ての親")
    assert found("frame-root-without-master", model) == [("bones", [1])]
    prove_fix("frame-root-without-master", model, {"frames.items"})
    assert found("frame-root-without-master", framed(*usual())) == []
