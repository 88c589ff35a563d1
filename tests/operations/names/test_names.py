"""Names: words replaced, namesakes told apart; in the rows that are told, or in all tables."""

import pytest

from editor.model.bones import Bone
from editor.model.cp932 import encode
from editor.model.model import Model
from editor.model.morphs import Morph
from editor.operations.choices import NameLanguage
from tests.operations.model_making import full_model
from tests.operations.running import apply


def names(model: Model, table: str = "bones", field: str = "name") -> list[str]:
    return [getattr(record, field) for record in model.tables[table]]  # type: ignore[union-attr]


def named(*bones: str) -> Model:
    model = Model()
    model.bones.records[:] = [Bone(name) for name in bones]
    return model


def test_words_are_replaced_in_order():
    model = named("左腕", "左手", "右腕")
    outcome = apply(model, "names.replace", {"bones": [0, 1, 2]}, pairs="左=右,腕=足")
    assert names(model) == ["右足", "右手", "右足"]
    assert str(outcome.result.message) == "Names changed: 3"


def test_without_rows_all_tables_that_have_names():
    model = full_model()
    apply(model, "names.replace", pairs="腕=翼")
    assert "翼" in names(model)
    assert "翼" in names(model, "frames")


def test_only_the_language_that_is_told():
    model = full_model()
    apply(model, "names.replace", pairs="arm=wing", language=NameLanguage.NAME_EN)
    assert names(model, field="name_en")[1] == "wing"
    assert names(model)[1] == "腕"


@pytest.mark.parametrize(
    ("pairs", "options", "after"),
    [
        ("腕=足", {"whole": True}, ["足", "腕捩"]),
        ("腕=", {}, ["", "捩"]),
        (r"^(.)$=\1輪", {"regex": True}, ["腕輪", "腕捩"]),
        ("腕.=x", {"regex": True, "whole": True}, ["腕", "x"]),
        ("腕=a,a=b", {}, ["b", "b捩"]),
    ],
)
def test_ways_to_replace(pairs, options, after):
    model = named("腕", "腕捩")
    apply(model, "names.replace", {"bones": [0, 1]}, pairs=pairs, **options)
    assert names(model) == after


@pytest.mark.parametrize("pairs", ["", "a", "=b", "a=b,c"])
def test_pairs_that_are_none(pairs):
    with pytest.raises(ValueError, match="old=new"):
        apply(named("a"), "names.replace", pairs=pairs)


def test_a_pattern_that_is_none_is_refused():
    with pytest.raises(ValueError, match="pattern"):
        apply(named("a"), "names.replace", pairs="(=b", regex=True)
    with pytest.raises(ValueError, match="pattern"):
        apply(named("a"), "names.replace", pairs=r"a=\7", regex=True)


def test_namesakes_get_numbers_and_the_first_keeps_its_name():
    model = named("腕", "手", "腕", "腕", "腕_2", "")
    apply(model, "names.unique", {"bones": [0, 1, 2, 3, 4, 5]})
    assert names(model) == ["腕", "手", "腕_3", "腕_4", "腕_2", ""]


def test_only_the_chosen_rows_are_renamed():
    model = named("腕", "腕", "腕")
    apply(model, "names.unique", {"bones": [0]})
    assert names(model) == ["腕_2", "腕", "腕"]


def test_a_name_that_a_motion_could_hold_still_can():
    model = named("あいうえおかき", "あいうえおかき", "あいうえおかきくけ", "あいうえおかきくけ")
    apply(model, "names.unique", {"bones": [0, 1, 2, 3]})
    assert names(model) == ["あいうえおかき", "あいうえおか_2", "あいうえおかきくけ", "あいうえおかきくけ_2"]
    assert len(encode(names(model)[1])) <= 15


def test_tables_are_told_apart_one_by_one():
    model = named("笑い", "笑い")
    model.morphs.records[:] = [Morph("笑い"), Morph("笑い")]
    apply(model, "names.unique")
    assert names(model) == ["笑い", "笑い_2"]
    assert names(model, "morphs") == ["笑い", "笑い_2"]
