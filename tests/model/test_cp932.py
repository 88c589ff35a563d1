"""The code page of MMD: every code there is, there and back, as Windows has them (KB 170559, bestfit932.txt)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.formats.pmd import structure as fixed_width_texts
from editor.model import cp932
from editor.motion import tracks

LEADS = [*range(0x81, 0xA0), *range(0xE0, 0xFD)]
TRAILS = [*range(0x40, 0x7F), *range(0x80, 0xFD)]
TWO_BYTES = [bytes((lead, history)) for lead in LEADS for history in TRAILS]
SINGLE = [bytes((byte,)) for byte in range(256)]

# Characters that have several codes, by the code that Windows writes.
JIS_INSTEAD_OF_NEC = ["8790", "8791", "8792", "8795", "8796", "8797", "879a", "879b", "879c", "eef9"]
OTHERS_INSTEAD_OF_IBM = [*range(0xFA4A, 0xFA55), 0xFA58, 0xFA59, 0xFA5A, 0xFA5B]

TWINS = [
    ("—", "―", "815c"),
    ("‖", "∥", "8161"),
    ("〜", "～", "8160"),
    ("−", "－", "817c"),
    ("¢", "￠", "8191"),
    ("£", "￡", "8192"),
    ("¬", "￢", "81ca"),
    ("¦", "￤", "fa55"),
]


def has_another_code(code: bytes) -> bool:
    """Whether Windows writes the character that this code reads as with another code."""
    return (
        code[0] in (0xED, 0xEE)
        or code.hex() in JIS_INSTEAD_OF_NEC
        or int.from_bytes(code, "big") in OTHERS_INSTEAD_OF_IBM
    )


def test_every_code_comes_back_but_those_of_which_windows_writes_another():
    for code in TWO_BYTES:
        text = cp932.decode(code)
        written = cp932.encode(text)
        is_one_character = len(text) == 1
        if is_one_character and has_another_code(code):
            assert written != code, code.hex()
            assert cp932.decode(written) == text, code.hex()
        else:
            assert written == code, code.hex()


def test_there_are_398_such_codes():
    """As many as Microsoft counts."""
    assert sum(has_another_code(code) for code in TWO_BYTES if len(cp932.decode(code)) == 1) == 398


def test_single_bytes_come_back():
    assert [cp932.encode(cp932.decode(byte)) for byte in SINGLE] == SINGLE


@pytest.mark.parametrize(
    ("code", "character"),
    [("815c", "―"), ("8160", "～"), ("eefa", "￤"), ("fa55", "￤"), ("ed40", "纊"), ("fa5c", "纊"), ("eee0", "髙")],
)
def test_reading(code, character):
    assert cp932.decode(bytes.fromhex(code)) == character


@pytest.mark.parametrize(
    ("character", "code"),
    [("纊", "fa5c"), ("褜", "fa5d"), ("髙", "fbfc"), ("ⅰ", "fa40"), ("Ⅰ", "8754"), ("∪", "81be"), ("¬", "81ca")],
)
def test_writing_as_windows_does(character, code):
    assert cp932.encode(character).hex() == code


@pytest.mark.parametrize(("twin", "own", "code"), TWINS)
def test_twins_are_one_character_wherever_mmd_reads_names(twin, own, code):
    for character in (twin, own):
        assert not cp932.lacking(character)
        for encoded in (cp932.encode, tracks.bytes_of, fixed_width_texts.encoded):
            assert encoded(f"a{character}b") == b"a" + bytes.fromhex(code) + b"b"
    assert cp932.decode(bytes.fromhex(code)) == own


def test_what_the_code_page_lacks():
    assert cp932.encode("骨😀é髙") == b"\x8d\x9c??\xfb\xfc"
    assert cp932.lacking("骨😀é髙—") == "😀é"


@given(st.binary(max_size=20))
def test_any_bytes_are_text_and_never_lost(data):
    text = cp932.decode(data)
    assert not cp932.lacking(text)
    assert cp932.decode(cp932.encode(text)) == text


@given(st.text(max_size=20))
def test_any_text_has_bytes(text):
    assert cp932.encode(text) == b"".join(map(cp932.encode, text))
