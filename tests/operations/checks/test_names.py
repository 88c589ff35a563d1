"""Checks of names, of every kind of row."""

from __future__ import annotations

import pytest

from editor.model.fields import replaced
from editor.model.frames import DisplayFrame
from editor.model.model import Model
from editor.operations.checks.check import CheckSubject
from editor.operations.checks.names import ENGLISH, KINDS, PMD_NAMED
from editor.operations.queries.faults import IN_MOTIONS
from tests.operations.checks.proving import found, prove_fix
from tests.operations.running import apply


def with_names(table: str, *names: str, english: str = "x") -> Model:
    model = Model()
    row_type = model.tables[table].row_type
    model.tables[table].records[:] = [row_type(name=name, name_en=english) for name in names]  # type: ignore[union-attr]
    return model


@pytest.mark.parametrize("table", KINDS)
def test_rows_without_a_name(table: str) -> None:
    code = f"{KINDS[table]}-name-empty"
    assert found(code, with_names(table, "a", " ")) == []
    model = with_names(table, "a", "", "x", "", english="")
    assert found(code, model) == [(table, [1, 3])]
    prove_fix(code, model, {f"{table}.name"})


def test_the_english_name_is_taken_where_there_is_one_and_no_other_row_has_it() -> None:
    model = with_names("bones", "", "", english="arm_L")
    prove_fix("bone-name-empty", model, {"bones.name"})


def test_special_display_frames_are_called_as_they_have_to_be() -> None:
    model = Model()
    model.frames.records[:] = [DisplayFrame("Root", special=True), DisplayFrame("", special=True), DisplayFrame("a")]
    assert found("frame-name-empty", model) == []
    model.frames.records[:] = [DisplayFrame("Root", special=True), DisplayFrame("表情", special=True)]
    assert found("frame-name-duplicate", model) == []


@pytest.mark.parametrize("table", KINDS)
def test_rows_of_one_name(table: str) -> None:
    code = f"{KINDS[table]}-name-duplicate"
    assert found(code, with_names(table, "a", "b", "A", "", "")) == []
    model = with_names(table, "a", "b", "a", "c", "b", "a")
    assert found(code, model) == [(table, [0, 2, 5]), (table, [1, 4])]
    prove_fix(code, model, {f"{table}.name"})


@pytest.mark.parametrize("table", IN_MOTIONS)
def test_names_too_long_for_motions(table: str) -> None:
    model = with_names(table, "七文字の名前は", "七文字の名前は1", "八文字だと長すぎ", "0123456789abcde")
    assert found(f"{KINDS[table]}-name-too-long", model) == [(table, [2])]


@pytest.mark.parametrize("table", IN_MOTIONS)
def test_names_that_shift_jis_lacks(table: str) -> None:
    model = with_names(table, "腕", "波～〜", "é", "骨😀")
    assert found(f"{KINDS[table]}-name-not-shift-jis", model) == [(table, [2, 3])]


@pytest.mark.parametrize("table", ENGLISH)
def test_names_without_an_english_one(table: str) -> None:
    code = f"{KINDS[table]}-name-without-english"
    assert found(code, with_names(table, "腕", "")) == []
    model = with_names(table, "頭", "", english="")
    assert found(code, model) == [(table, [0])]
    prove_fix(code, model, {f"{table}.name_en"})


@pytest.mark.parametrize("table", ENGLISH)
@pytest.mark.parametrize("english", ["あたま", "頭部", "head（頭）", "ｱﾀﾏ", "人々"])
def test_english_names_that_are_japanese(table: str, english: str) -> None:
    code = f"{KINDS[table]}-english-name-japanese"
    model = with_names(table, "頭", "腕", english="head")
    assert found(code, model) == []
    model.tables[table].records[0] = replaced(model.tables[table].records[0], {"name_en": english})  # type: ignore[union-attr]
    assert found(code, model) == [(table, [0])]
    assert found(f"{KINDS[table]}-name-without-english", model) == []
    prove_fix(code, model, {f"{table}.name_en"})


@pytest.mark.parametrize("english", ["head", "tête", "ω", "(・∀・)", "→♡★", "ー", "hair 2", "Ａ"])
def test_signs_and_letters_of_other_languages_are_not_japanese(english: str) -> None:
    assert found("morph-english-name-japanese", with_names("morphs", "口", english=english)) == []


def test_an_english_name_that_repeats_the_name_is_none_and_no_japanese_one() -> None:
    model = with_names("bones", "左手捩", english="左手捩")
    assert found("bone-name-without-english", model) == [("bones", [0])]
    assert found("bone-english-name-japanese", model) == []


def test_what_is_typed_in_japanese_is_not_overwritten_as_safe() -> None:
    model = with_names("bones", "頭", english="あたま")
    apply(model, "model.fix")
    assert model.bones[0].name_en == "あたま"
    apply(model, "names.translate")
    assert model.bones[0].name_en == "head"


@pytest.mark.parametrize("table", PMD_NAMED)
def test_names_too_long_for_a_pmd(table: str) -> None:
    model = with_names(table, "十文字の名前は入ります", "腕" * 10)
    code = f"pmd-{KINDS[table]}-name-too-long"
    assert found(code, CheckSubject(model, is_pmd=True)) == [(table, [0])]
    assert found(code, model) == []
