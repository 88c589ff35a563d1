"""Code page 932, the Shift-JIS of Windows, in which MMD keeps names: text to bytes and back, by one rule.

Python's codec differs from Windows in two ways. It has no bytes for some characters that are twins of others, as
Shift-JIS is read elsewhere. And of the kanji and signs that the code page has twice it writes the codes of NEC (0xED,
0xEE), where Windows writes those of IBM (0xFA to 0xFC; Microsoft's KB 170559, bestfit932.txt), which MMD compares.

Bytes that are no text, such as half of a character that was cut in two, are lone surrogates, and are written again.
"""

from __future__ import annotations

ENCODING = "cp932"

# Twins: the character that Shift-JIS, Macs or keyboards have, and the one that code page 932 has for the same sign.
TWINS = dict(zip("—‖〜−¢£¬¦", "―∥～－￠￡￢￤", strict=True))
NEC = (0xED, 0xEE)
IBM = range(0xFA40, 0xFC4C)


def _codes_of_ibm() -> dict[str, str]:
    """The characters that Python gives a code of NEC, with the bytes of IBM's code as surrogateescape has them."""
    codes = (code.to_bytes(2, "big") for code in IBM)
    found = {data.decode(ENCODING, "ignore"): data for data in codes}
    return {
        character: data.decode("ascii", "surrogateescape")
        for character, data in found.items()
        if len(character) == 1 and character.encode(ENCODING)[0] in NEC
    }


_IBM_CODES = _codes_of_ibm()
_AS_WINDOWS = str.maketrans(_IBM_CODES | {twin: _IBM_CODES.get(own, own) for twin, own in TWINS.items()})


def decode(data: bytes) -> str:
    """The text in the bytes."""
    return data.decode(ENCODING, "surrogateescape")


def encode(text: str) -> bytes:
    """The bytes of a text, with "?" for each character that the code page lacks."""
    text = text.translate(_AS_WINDOWS)
    try:
        return text.encode(ENCODING, "surrogateescape")
    except UnicodeEncodeError:
        return b"".join(map(_encoded, text))


def lacking(text: str) -> str:
    """The characters of a text for which the code page has neither a code nor a twin."""
    return "".join(character for character in text.translate(_AS_WINDOWS) if _bytes_of(character) is None)


def _encoded(character: str) -> bytes:
    data = _bytes_of(character)
    return b"?" if data is None else data


def _bytes_of(character: str) -> bytes | None:
    try:
        return character.encode(ENCODING, "surrogateescape")
    except UnicodeEncodeError:
        return None
