"""Sides of names: the table of the reference page, the laws of pairs, and all names of real models."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.formats.registry import load_model
from editor.model.bones import Bone
from editor.model.fields import NONE
from editor.model.names import (
    Side,
    SidePairs,
    TakenNames,
    fresh_name,
    names_following,
    names_from,
    other_side_name,
    plain_name,
    side_of,
)
from editor.resources import resource

NAMED = ("materials", "bones", "morphs", "frames", "rigid_bodies", "joints", "soft_bodies")
SAMPLES = ("mochi.pmx", "cloth.pmx")


def table() -> list[tuple[str, str, str]]:
    """The rows of the table of mmd-semantics §8.5: a name, its side, and its other side."""
    page = resource("reference", "mmd-semantics.md").read_text("utf-8")
    section = re.split(r"^### 8\.5 |^---$", page.partition("\n### 8.5 ")[2], maxsplit=1, flags=re.MULTILINE)[0]
    cells = [line.strip("| ").split(" | ") for line in section.splitlines() if line.startswith("| ")][1:]
    return [(name, side, other) for line in cells for name, side, other in zip(*[iter(line)] * 3, strict=True)]


def names_of(file: Path) -> Iterator[str]:
    tables = load_model(file).model.tables
    for name in NAMED:
        for record in tables[name]:  # type: ignore[attr-defined]
            yield from (record.name, record.name_en)


def test_the_table_is_long_and_has_every_name_once() -> None:
    names = [name for name, _, _ in table()]
    assert len(names) >= 120
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(("name", "side", "other"), table())
def test_the_table(name: str, side: str, other: str) -> None:
    assert side_of(name).name == ("MIDDLE" if side == "none" else side.upper())
    assert other_side_name(name) == (name if other == "none" else other)
    assert other_side_name(other_side_name(name)) == name
    assert side_of(other_side_name(name)).sign == -side_of(name).sign


@pytest.mark.parametrize("sample", SAMPLES)
def test_the_other_side_of_the_other_side_in_the_samples(sample: str) -> None:
    names = set(names_of(resource("samples", sample)))
    assert [name for name in names if other_side_name(other_side_name(name)) != name] == []


def test_the_other_side_of_the_other_side_in_real_models(corpus: Path) -> None:
    files = sorted(file for file in corpus.rglob("*") if file.suffix in (".pmx", ".pmd"))
    names = {name for file in files for name in names_of(file)}
    assert len(names) > 1000
    assert [name for name in names if other_side_name(other_side_name(name)) != name] == []


# Pieces of names that mean something, in any order.
_PIECES = [
    "左",
    "右",
    "L",
    "R",
    "l",
    "r",
    "Ｌ",
    "Ｒ",
    "Left",
    "Right",
    "left",
    "RIGHT",
    "RIght",
    "D",
    "_",
    "＿",
    ".",
    " ",
]


PIECES = st.lists(st.sampled_from([*_PIECES, "(", ")", "腕", "a", "A", "1"]), max_size=8).map("".join)


@given(PIECES)
def test_the_other_side_of_the_other_side_of_any_name(name: str) -> None:
    other = other_side_name(name)
    assert other_side_name(other) == name
    assert side_of(other).sign == -side_of(name).sign
    assert (other == name) == (side_of(name) is Side.MIDDLE)


@given(
    st.lists(PIECES, max_size=6),
    st.lists(st.sampled_from(["ウィンク", "ウィンク右", "ウィンク左", "ｳｨﾝｸ右"]), max_size=4),
)
def test_mirrored_twice_names_are_themselves(some: list[str], winks: list[str]) -> None:
    names = list(dict.fromkeys([*some, *winks]))
    if len({plain_name(name).casefold() for name in names}) < len(names):
        return  # two names alike: which of them is the other side of a third is a matter of chance
    assert mirrored(mirrored(names)) == names


def mirrored(names: list[str]) -> list[str]:
    pairs = SidePairs(names)
    return [pairs.mirrored_name(row) for row in range(len(names))]


def across(*names: str) -> list[int]:
    pairs = SidePairs.of([Bone(name) for name in names])
    assert [pairs.others.get(row, row if not pairs.has_side(row) else NONE) for row in range(len(names))] == list(
        pairs.across
    )
    return pairs.across.tolist()


@pytest.mark.parametrize(
    ("names", "rows"),
    [
        (("センター", "左腕", "右腕", "左目"), [0, 2, 1, NONE]),
        (("arm_L", "Arm_R", "arm_R"), [2, NONE, 0]),  # Arm_R has no arm_L of its own
        (("arm_L", "Arm_R"), [1, 0]),
        (("左足ＩＫ", "右足IK"), [1, 0]),
        (("左足IK", "左足ＩＫ", "右足ＩＫ"), [NONE, 2, 1]),
        (("browDownLeft", "browDownRIght"), [1, 0]),
        (("左腕", "左腕", "右腕"), [2, 2, 0]),
        (("ウィンク", "ウィンク右", "ウィンク２", "ｳｨﾝｸ２右"), [1, 0, 3, 2]),
        (("ウィンク２", "ウィンク２右"), [1, 0]),
        (("ｳｨﾝｸ", "ｳｨﾝｸ右"), [1, 0]),
        (("ウィンク", "ウィンク左", "ウィンク右"), [0, 2, 1]),
        (("ウィンク左", "ウィンク右"), [1, 0]),
        (("ウィンク",), [NONE]),
        (("ウィンク右",), [NONE]),
        (("Wink", "Wink_R"), [1, 0]),
        (("付与R", "付与L"), [0, 1]),
    ],
)
def test_rows_across(names: tuple[str, ...], rows: list[int]) -> None:
    assert across(*names) == rows


@pytest.mark.parametrize(
    ("names", "images"),
    [
        (["左腕", "右腕", "頭"], ["右腕", "左腕", "頭"]),
        (["左飾り"], ["右飾り"]),
        (["左足ＩＫ", "右足IK"], ["右足IK", "左足ＩＫ"]),
        (["ウィンク", "ウィンク右"], ["ウィンク右", "ウィンク"]),
        (["ウィンク２", "ｳｨﾝｸ２右"], ["ｳｨﾝｸ２右", "ウィンク２"]),
        (["ウィンク", "ウィンク左", "ウィンク右"], ["ウィンク", "ウィンク右", "ウィンク左"]),
        (["ウィンク"], ["ウィンク"]),
        (["ウィンク", "ウィンク左"], ["ウィンク", "ウィンク左"]),
        (["ウィンク右"], ["ウィンク左"]),
    ],
)
def test_names_in_the_mirror_image(names: list[str], images: list[str]) -> None:
    assert mirrored(names) == images
    assert mirrored(images) == names


def test_what_is_there_on_one_side_alone() -> None:
    pairs = SidePairs(["左腕", "頭", "右腕", "左目", "ウィンク"])
    assert pairs.lone.tolist() == [3, 4]
    assert pairs.or_itself.tolist() == [2, 1, 0, 3, 4]
    assert [pairs.other_name(row) for row in range(5)] == ["右腕", "頭", "左腕", "右目", "ウィンク右"]


def test_which_rows_are_mirrored() -> None:
    pairs = SidePairs(["頭", "左腕", "右腕", "右足", "左足"])
    assert pairs.sources([0, 1, 2, 3]) == ([1, 3], [0])
    assert pairs.sources([2]) == ([2], [])


def test_a_free_name_stays() -> None:
    assert fresh_name("腕", {"足"}) == "腕"


def test_a_taken_name_gets_the_first_free_number() -> None:
    assert fresh_name("腕", {"腕"}) == "腕_2"
    assert fresh_name("腕", {"腕", "腕_2", "腕_4"}) == "腕_3"


def test_a_counted_name_counts_on() -> None:
    assert fresh_name("腕_2", {"腕_2"}) == "腕_3"
    assert fresh_name("腕_09", {"腕_09", "腕_10"}) == "腕_11"
    assert fresh_name("腕_０９", {"腕_０９"}) == "腕_１０"


@pytest.mark.parametrize("name", ["腕_2", "hair_01", "hair_L_09", "髪_０１"])
def test_a_copy_and_what_follows_count_a_number_that_is_set_off_alike(name: str) -> None:
    assert [fresh_name(name, {name})] == names_following(name, 1, TakenNames({name}))


def test_a_digit_that_belongs_to_the_name_is_left_alone() -> None:
    assert fresh_name("上半身2", {"上半身2"}) == "上半身2_2"
    assert fresh_name("髪1", {"髪1"}) == "髪1_2"


def test_a_digit_is_the_index_in_a_chain_where_bones_follow_one_another() -> None:
    assert names_following("髪1", 2, TakenNames({"髪1"})) == ["髪2", "髪3"]
    assert names_from("髪", 2, TakenNames(())) == ["髪1", "髪2"]


def test_names_are_counted_on_from_many_as_from_each() -> None:
    names = [f"髪{number}" for number in (1, 2, 3, 5, 4, 1, 9, 20)]
    taken, found = TakenNames(names), list[str]()
    for name in names:
        found += names_following(name, 2, taken)
        taken.update(found)
    expected = list[str]()
    for name in names:
        for _ in range(2):
            expected += names_following(name, 1, TakenNames([*names, *expected]))
    assert found == expected == sorted(set(found), key=found.index)


@given(st.text("a_12", max_size=4), st.sets(st.text("a_12", max_size=5)))
def test_is_always_free(name: str, taken: set[str]) -> None:
    assert fresh_name(name, taken) not in taken
