"""The dictionary of names: what is in the file, and that names go through it both ways."""

import tomllib
from itertools import product

import pytest

from editor.operations.names.names_dictionary import folded, name_dictionary, tokens
from editor.resources import resource

FINGERS = [
    *("親指１", "親指２"),
    *(f"{finger}{number}" for finger, number in product(("人指", "中指", "薬指", "小指"), "１２３")),
]
MIDDLE_BONES = ["センター", "上半身", "下半身", "首", "頭", "両目"]
SIDED_BONES = ["目", "肩", "腕", "ひじ", "手首", "足", "ひざ", "足首", "つま先", "足ＩＫ", "つま先ＩＫ", *FINGERS]
SEMI_STANDARD = ["全ての親", "操作中心", "グルーブ", "腰", "上半身2", "腰キャンセル左", "腰キャンセル右"]
SEMI_STANDARD_SIDED = [
    *("足IK親", "足D", "ひざD", "足首D", "足先EX", "ダミー", "肩P", "肩C", "親指０"),
    *("腕捩", "腕捩1", "腕捩2", "腕捩3", "手捩", "手捩1", "手捩2", "手捩3"),
]
STANDARD_BONES = [
    *(MIDDLE_BONES + SEMI_STANDARD),
    *(side + name for side, name in product("左右", SIDED_BONES + SEMI_STANDARD_SIDED)),
]
MORPHS = [
    *(
        "真面目",
        "困る",
        "にこり",
        "怒り",
        "上",
        "下",
        "まばたき",
        "笑い",
        "ウィンク",
        "ウィンク右",
        "ウィンク２",
        "ｳｨﾝｸ２右",
    ),
    *("はぅ", "なごみ", "びっくり", "じと目", "なぬ！", "瞳小", "にやり", "はんっ！", "ぺろっ", "照れ", "涙", "えー"),
    *"あいうえおワ▲∧ω□",
]


def test_the_file_has_enough_words_none_twice():
    sections = tomllib.loads(resource("names.toml").read_text(encoding="utf-8"))  # which refuses the same key twice
    assert sum(map(len, sections.values())) >= 900
    for section, words in sections.items():
        assert len({folded(word) for word in words}) == len(words), section


def test_nothing_in_the_file_is_without_a_translation():
    for section, words in name_dictionary().sections.items():
        for japanese, english in words.items():
            for word in [english] if isinstance(english, str) else english:
                assert (word.isascii() and tokens(word)) or japanese == "の", (section, japanese)


@pytest.mark.parametrize("table", ["bones", "rigid_bodies", "joints"])
def test_standard_bones_go_both_ways(table):
    dictionary = name_dictionary()
    for name in STANDARD_BONES:
        english = dictionary.english(name, table)
        assert english, name
        assert english.isascii()
        assert dictionary.japanese(english, table) == name


def test_usual_morphs_and_frames_go_both_ways():
    dictionary = name_dictionary()
    frames = ["Root", "表情", "センター", "ＩＫ", "体(上)", "体(下)", "髪", "腕", "指", "足", "スカート", "その他"]
    for table, names in (("morphs", MORPHS), ("frames", frames)):
        for name in names:
            assert dictionary.japanese(dictionary.english(name, table) or "", table) == name


def test_what_is_written_is_understood():
    """Whatever English is written for a Japanese word leads back to a word that has the same English."""
    dictionary = name_dictionary()
    for table, section in (("bones", "bones"), ("morphs", "morphs"), ("frames", "frames"), ("materials", "materials")):
        for word in dictionary.sections[section]:
            english = dictionary.english(word, table)
            assert english, word
            back = dictionary.japanese(english, table)
            assert dictionary.english(back or "", table) == english


@pytest.mark.parametrize(
    ("japanese", "english"),
    [
        ("左腕", "arm_L"),
        ("上半身", "upper body"),
        ("右足ＩＫ", "leg IK_R"),
        ("右足IK", "leg IK_R"),
        ("左人指3", "fore3_L"),
        ("左人差し指３", "fore3_L"),
        ("センター", "center"),
        ("グルーブ", "groove"),
        ("腰", "waist"),
        ("ｽｶｰﾄ", "skirt"),
        ("スカート後2", "back skirt2"),
        ("前髪左1", "front hair_L1"),
        ("左前髪3", "front hair3_L"),
        ("左髪先", "hair_t_L"),
        ("スカート_0_1", "skirt_0_1"),
        ("arm_L", "arm_L"),
    ],
)
def test_whole_names(japanese, english):
    assert name_dictionary().english(japanese, "bones") == english


@pytest.mark.parametrize(
    ("japanese", "english"),
    [
        ("胸リボン左A", "chest ribbon_L A"),
        ("後ろ髪内側左IK親", "inner back hair_L IK parent"),
        ("黒リボン根元", "black ribbon root"),
        ("獣の尾3", "beast tail3"),
        ("尻尾・先端_01", "tail tip_01"),
    ],
)
def test_names_made_of_several_words(japanese, english):
    dictionary = name_dictionary()
    assert dictionary.english(japanese, "bones") is None
    assert dictionary.english(japanese, "bones", by_parts=True) == english


def test_a_name_that_is_known_in_part_is_not_known():
    assert name_dictionary().english("謎の尾", "bones", by_parts=True) is None
    assert name_dictionary().japanese("mystery tail", "bones", by_parts=True) is None


@pytest.mark.parametrize(
    ("english", "japanese"),
    [
        ("LeftArm", "左腕"),
        ("arm.L", "左腕"),
        ("Upper_Body2", "上半身2"),
        ("ring finger2_L", "左薬指２"),
        ("front hair_L1", "前髪左1"),
        ("hair_black_01", "髪黒_01"),
        ("RibbonRoot.R", "右リボン根元"),
    ],
)
def test_english_names_as_other_programs_spell_them(english, japanese):
    assert name_dictionary().japanese(english, "bones", by_parts=True) == japanese


def test_a_word_means_what_it_means_in_its_table():
    dictionary = name_dictionary()
    meant = {table: dictionary.english("上", table) for table in ("bones", "morphs")}
    assert meant == {"bones": "upper", "morphs": "brow up"}
    assert dictionary.english("腕", "frames") == "Arms"
    assert dictionary.japanese("blink_L", "morphs") == "まばたき左"
    assert dictionary.english("青ざめ", "materials") == "pale"
    assert [dictionary.japanese("a1", table) for table in ("morphs", "bones")] == ["あ1", None]


@pytest.mark.parametrize(
    "name", ["", "_", "左", "。" * 3000, "髪" * 2000, "髪" + "先1" * 2000, "hair" + "_t" * 2000, "L_", "．", "\ud800"]
)
def test_names_that_are_none(name):
    dictionary = name_dictionary()
    for table in ("bones", "morphs", "soft_bodies"):
        dictionary.english(name, table, by_parts=True)
        dictionary.japanese(name, table, by_parts=True)


def test_a_long_latin_word_within_a_name_stays_in_one_piece() -> None:
    name = "Incomprehensibilities前髪"
    assert name_dictionary().english(name, "bones", by_parts=True) == "Incomprehensibilities front hair"
