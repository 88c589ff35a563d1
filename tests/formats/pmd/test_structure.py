"""Texts in fields of a fixed width: what is cut where, what cp932 does not have, and that different ones stay so."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.formats.pmd.structure import column_of, cut_bytes, distinct_bytes, encoded, field_of, text_of, texts_of

KANJI = "形" * 12  # two bytes each


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (b"abc\0\xfd\xfd", "abc"),
        (b"abc\0old name", "abc"),
        (b"\0\xfd\xfd", ""),
        (b"", ""),
        ("ボーン①髙".encode("cp932"), "ボーン①髙"),  # the last two are in cp932 only
        (b"\x81\x60", "～"),  # the full-width tilde and not the wave dash
        ("形".encode("cp932") * 9 + b"ab", "形" * 9 + "ab"),  # fills its field
        ("形".encode("cp932") * 9 + b"a\x8c", "形" * 9 + "a"),  # cut inside a character
        (b"a\x8c\0\xfd", "a"),
    ],
)
def test_reading(data, text):
    assert text_of(data) == text


def test_bytes_that_are_no_text_can_be_written_again():
    data = b"a\xffb\x85\x30c"
    assert encoded(text_of(data)) == data


@pytest.mark.parametrize(
    ("text", "size", "data"),
    [
        ("abc", 20, b"abc"),
        ("a" * 20, 20, b"a" * 20),
        ("a" * 21, 20, b"a" * 19),
        (KANJI[:10], 20, KANJI[:10].encode("cp932")),
        (KANJI, 20, KANJI[:9].encode("cp932")),
        ("a" + KANJI, 20, ("a" + KANJI[:9]).encode("cp932")),
        ("a\0b", 20, b"a"),
        ("", 20, b""),
    ],
)
def test_what_is_cut_is_cut_between_characters_and_ended(text, size, data):
    assert cut_bytes(text, size) == data


def test_fields():
    assert field_of(b"abc", 8) == b"abc\0\xfd\xfd\xfd\xfd"
    assert field_of(b"abcdefg", 8) == b"abcdefg\0"
    assert field_of(b"abcdefgh", 8) == b"abcdefgh"


@pytest.mark.parametrize(
    ("text", "data"), [("〜", b"\x81\x60"), ("−", b"\x81\x7c"), ("アリス🎀", b"\x83A\x83\x8a\x83X?")]
)
def test_characters_that_cp932_lacks(text, data):
    assert encoded(text) == data


def test_columns():
    column = column_of([b"abc", b""], 8)
    assert column.tobytes() == b"abc\0\xfd\xfd\xfd\xfd\0" + b"\xfd" * 7
    assert texts_of(column) == ["abc", ""]
    assert texts_of(column_of([], 8)) == []


class TestDistinct:
    def test_the_same_text_is_the_same_every_time(self):
        assert distinct_bytes(["a", "b", "a", "", ""], 20) == [b"a", b"b", b"a", b"", b""]

    def test_texts_that_are_cut_to_the_same_are_numbered(self):
        long = "x" * 30
        assert distinct_bytes([long + "1", long + "2", long + "1"], 20) == [b"x" * 19, b"x" * 18 + b"2", b"x" * 19]

    def test_a_text_that_fits_stays_as_it_is(self):
        assert distinct_bytes(["アリス🎀", "アリス?"], 20) == ["アリス?2".encode("cp932"), "アリス?".encode("cp932")]

    def test_many(self):
        texts = [f"{'x' * 30}{number}" for number in range(5000)]
        found = distinct_bytes(texts, 20)
        assert len(set(found)) == len(texts)
        assert max(map(len, found)) <= 20

    @given(st.lists(st.text(), max_size=20), st.integers(6, 20))
    def test_always(self, texts, size):
        found = distinct_bytes(texts, size)
        assert all(len(data) <= size for data in found)
        by_text = dict(zip(texts, found, strict=True))
        assert len(set(by_text.values())) == len(by_text)
        for data in found:
            data.decode("cp932", "surrogateescape")


@given(st.text(), st.integers(1, 30))
def test_cutting_never_ends_inside_a_character(text, size):
    data = cut_bytes(text, size)
    assert len(data) <= size
    assert encoded(text).startswith(data)
    assert encoded(text_of(data)) == data or "\udc80" <= text[-1:] <= "\udcff"
