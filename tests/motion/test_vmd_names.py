"""Names: bytes of cp932 and back, whatever they are."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.motion.vmd_names import bytes_of, is_faithful, text_of

TAKEN_FOR_OTHERS = "¢£¬‖−〜"


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (b"", ""),
        ("センター".encode("cp932"), "センター"),
        ("センター".encode("cp932") + b"\0\xfd\xfd\xfd", "センター"),
        (b"\0on Data", ""),
        (b"\x81\x60", "～"),
        (b"\x87\x40", "①"),
        ("あいうえおかきく".encode("cp932")[:15], "あいうえおかき\udc82"),
    ],
)
def test_a_field(data, text):
    assert text_of(data) == text
    assert bytes_of(text) == data.split(b"\0")[0]


def test_the_wave_dash_is_a_full_width_tilde():
    assert bytes_of("ら〜") == bytes_of("ら～") == b"\x82\xe7\x81\x60"
    assert is_faithful("ら〜")


def test_what_cp932_lacks_is_a_question_mark():
    assert bytes_of("팔a发") == b"?a?"
    assert not is_faithful("팔")
    assert not is_faithful("a\0b")
    assert is_faithful("腕")
    assert is_faithful(TAKEN_FOR_OTHERS)


@given(st.text(alphabet=st.characters(codec="cp932", exclude_characters="\0" + TAKEN_FOR_OTHERS), max_size=20))
def test_every_character_of_cp932_comes_back(text):
    assert text_of(bytes_of(text)) == text


@given(st.binary(max_size=20))
def test_any_bytes_are_a_name(data):
    text = text_of(data)
    assert text_of(bytes_of(text)) == text
