"""Damages files at random, and says what becomes of loading and saving them: shared by the test and the long run."""

from __future__ import annotations

import random
import re
import shutil
import struct
import time
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from editor import formats
from editor.formats import WRITERS, Content, FormatError, motions
from editor.model.model import Model
from editor.model.tables import ArrayTable
from tests.formats.fuzz_seeds import Seed
from tests.formats.fuzz_structured import is_structured, structure_damaged
from tests.model.slow_references import dangling_references

Mutator = Callable[[random.Random, bytearray, bytes], None]

MOST_MEMORY, FLOOR_MEMORY = 8, 1 << 20  # times what the intact file takes; bytes that do not count
MOST_MUTATIONS = 4
LONGEST_PIECE = 400  # bytes
DEEPEST = 20_000
NOT_FINITE = re.compile(r"[=(, -](?:nan|inf)[,)\]]")  # in what stands for a record
NUMBER = re.compile(rb"[-+]?\d+(?:\.\d*)?(?:[eE][-+]?\d+)?")
INTEGERS = (0, 1, -1, 0x7F, 0x80, 0xFF, 0x7FFF, 0xFFFF, 0xFFFFFF, 2**31 - 1, -(2**31), -2, 1000, 10**6, 2**28)
WORDS = (
    *(b"nan", b"NaN", b"inf", b"-Infinity", b"1e999", b"-1e39", b"1e-999", b"1e38", b"0", b"-1", b"1e", b"0x10"),
    *(b"2147483647", b"-2147483648", b"4294967295", b"9223372036854775808", b"99999999999999999999", b"1_000"),
    *(b"", b"--1", b"1.2.3", b"#", b"null", b"true", b'"1"', b"[]", b"{}", b"9" * 400, b"9" * 5000, b"\xef\xbc\x91"),
)
BREAKERS = (
    b'"',
    b"'",
    b"\\",
    b"\\\n",
    b"\n",
    b"\r",
    b"\0",
    b",",
    b";",
    b"{",
    b"}",
    b"[",
    b"]",
    b"/",
    b"//",
    b"..",
    b" ",
)
NOT_UTF_8 = (b"\xff", b"\xfe\xff", b"\x80", b"\xc3\x28", b"\xed\xa0\x80", b"\x81", b"\xef\xbb\xbf", b"\xf4\x90\x80\x80")
OPENERS = (b"[", b"{", b'{"a":', b"Frame {", b"Frame A { Frame B {", b"(", b"Bone0{", b'"', b"a/")


# -- damage -----------------------------------------------------------------------------------------------------------


def _piece(rng: random.Random, data: bytes | bytearray) -> slice:
    start = rng.randrange(len(data) + 1)
    return slice(start, start + rng.choice((1, 2, 4, rng.randrange(1, 40), rng.randrange(1, LONGEST_PIECE))))


def flip_bits(rng: random.Random, data: bytearray, other: bytes) -> None:
    data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)


def set_byte(rng: random.Random, data: bytearray, other: bytes) -> None:
    data[rng.randrange(len(data))] = rng.choice((0, 1, 0x7F, 0x80, 0xFF, rng.randrange(256)))


def set_run(rng: random.Random, data: bytearray, other: bytes) -> None:
    piece = _piece(rng, data)
    data[piece] = rng.randbytes(len(data[piece]))


def set_integer(rng: random.Random, data: bytearray, other: bytes) -> None:
    """A field of 1, 2 or 4 bytes becomes an extreme number, or another by a little or a lot."""
    size = rng.choice((1, 2, 4, 4, 4))
    offset = rng.randrange(max(1, len(data) - size + 1))
    old = int.from_bytes(data[offset : offset + size], "little")
    new = rng.choice((*INTEGERS, old + 1, old - 1, old * 1000, old * 2))
    data[offset : offset + size] = (new % 256**size).to_bytes(size, "little")


def set_float(rng: random.Random, data: bytearray, other: bytes) -> None:
    offset = rng.randrange(max(1, len(data) - 3))
    number = rng.choice((float("nan"), float("inf"), -float("inf"), 3.4e38, -3.4e38, 1e-45, 0.0, 1e10))
    data[offset : offset + 4] = struct.pack("<f", number)


def truncate(rng: random.Random, data: bytearray, other: bytes) -> None:
    del data[rng.randrange(len(data) + 1) :]


def delete(rng: random.Random, data: bytearray, other: bytes) -> None:
    del data[_piece(rng, data)]


def insert(rng: random.Random, data: bytearray, other: bytes) -> None:
    piece = _piece(rng, data)
    data[piece.start : piece.start] = rng.randbytes(piece.stop - piece.start)


def duplicate(rng: random.Random, data: bytearray, other: bytes) -> None:
    piece = data[_piece(rng, data)]
    offset = rng.randrange(len(data) + 1)
    data[offset:offset] = piece * rng.choice((1, 1, 2, 10))


def splice(rng: random.Random, data: bytearray, other: bytes) -> None:
    """The beginning of one file and the end of another, or a piece of it within."""
    if rng.random() < 0.5:
        data[rng.randrange(len(data) + 1) :] = other[rng.randrange(len(other) + 1) :]
    else:
        data[_piece(rng, data)] = other[_piece(rng, other)]


def change_lines(rng: random.Random, data: bytearray, other: bytes) -> None:
    """A line goes, comes twice, or changes its place."""
    lines = bytes(data).split(b"\n")
    row = rng.randrange(len(lines))
    line = lines[row] if rng.random() < 0.5 else lines.pop(row)
    if rng.random() < 0.7:
        index = rng.randrange(len(lines) + 1)
        lines[index:index] = [line] * rng.choice((1, 1, 5))
    data[:] = b"\n".join(lines)


def change_number(rng: random.Random, data: bytearray, other: bytes) -> None:
    match = NUMBER.search(data, rng.randrange(len(data))) or NUMBER.search(data)
    if match:
        data[match.start() : match.end()] = rng.choice(WORDS)


def break_text(rng: random.Random, data: bytearray, other: bytes) -> None:
    offset = rng.randrange(len(data) + 1)
    data[offset : offset + rng.choice((0, 1))] = rng.choice((*BREAKERS, *NOT_UTF_8))


def nest(rng: random.Random, data: bytearray, other: bytes) -> None:
    offset = rng.randrange(len(data) + 1)
    data[offset:offset] = rng.choice(OPENERS) * rng.choice((3, 70, 1000, DEEPEST))


BINARY: tuple[Mutator, ...] = (
    *(flip_bits, set_byte, set_byte, set_run, set_integer, set_integer, set_integer, set_float),
    *(truncate, delete, insert, duplicate, splice),
)
TEXT: tuple[Mutator, ...] = (
    *(flip_bits, set_byte, set_run, truncate, delete, insert, duplicate, splice),
    *(change_lines, change_lines, change_number, change_number, change_number, break_text, break_text),
)
WITHIN = 0.6
RARELY = 0.02  # so often is a text nested, which takes long


def is_text(data: bytes) -> bool:
    return data[:4096].count(0) == 0


def mutated(rng: random.Random, data: bytes, other: bytes) -> bytes:
    """The file after some damage; `other` is an intact file of the same kind."""
    if is_structured(data) and rng.random() < WITHIN:
        return structure_damaged(rng, data, lambda rng, inner: at_the_surface(rng, inner, inner))
    return at_the_surface(rng, data, other)


def at_the_surface(rng: random.Random, data: bytes, other: bytes) -> bytes:
    """The bytes after one mutation or a few, whatever they mean."""
    changed = bytearray(data)
    text = is_text(data) or (is_structured(data) and rng.random() < 0.5)
    for _ in range(rng.choice((1, 1, 2, rng.randrange(1, MOST_MUTATIONS + 1)))):
        if changed:
            rng.choice(TEXT if text else BINARY)(rng, changed, other)
    if text and rng.random() < RARELY:
        nest(rng, changed, other)
    return bytes(changed)


# -- what becomes of it -----------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Outcome:
    """`kind` is "error", "warned" or "clean"; `fault` is what must not be, "" for nothing."""

    kind: str
    seconds: float = 0.0
    fault: str = ""


def not_finite(model: Model) -> str:
    """Where in the model a number is that is none, which no reader lets in; "" for nowhere."""
    for table in model.tables.values():
        if isinstance(table, ArrayTable):
            wrong = [field.name for field in table.fields if not np.isfinite(table[field.name]).all()]
        else:
            wrong = [repr(record) for record in table.records if NOT_FINITE.search(repr(record))]
        if wrong:
            return f"not finite: {table.name}: {wrong[0]}"
    return ""


def dangling(model: Model) -> str:
    """What in the model refers to a row that does not exist; "" for nothing."""
    return "".join(f"{table} refers to {target} {number}" for table, target, number in dangling_references(model)[:1])


@dataclass(slots=True)
class Bench:
    """A folder in which one file after the other is loaded, and saved again beside it."""

    folder: Path

    def lay(self, seed: Seed) -> Path:
        """Put the intact files there, and nothing else; where the main one is."""
        shutil.rmtree(self.folder, ignore_errors=True)
        (self.folder / "out").mkdir(parents=True)
        for name, data in seed.files.items():
            file = self.folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
        return self.folder / seed.main

    def trial(self, seed: Seed, data: bytes) -> Outcome:
        """Load the file with other data, and save what it holds. The files have to lie there."""
        (self.folder / seed.damaged).write_bytes(data)
        path = self.folder / seed.main
        begun = time.perf_counter()
        try:
            content = formats.load(path)
        except FormatError as error:
            seconds = time.perf_counter() - begun
            return Outcome("error", seconds, "out of memory" if isinstance(error.__cause__, MemoryError) else "")
        except Exception as error:
            return Outcome("error", fault=f"load: {type(error).__name__}: {error}")
        seconds = time.perf_counter() - begun
        fault = (not_finite(content.model) or dangling(content.model)) if isinstance(content, Content) else ""
        return Outcome("warned" if content.warnings else "clean", seconds, fault or self._saved(content))

    def _saved(self, content: Content | motions.Moving) -> str:
        """What is wrong with saving the content in its own format, and loading it again."""
        extension = f".{content.format}"
        writable = WRITERS if isinstance(content, Content) else motions.EXTENSIONS
        out = self.folder / "out" / f"saved{extension if extension in writable else '.pmx'}"
        try:
            formats.save(content, out)
        except FormatError:
            return ""
        except Exception as error:
            return f"save: {type(error).__name__}: {error}"
        try:
            formats.load(out)
        except Exception as error:
            return f"load what was saved: {type(error).__name__}: {error}"
        return ""

    def peak_memory(self, path: Path) -> int:
        """The most bytes that loading a file takes at once."""
        tracemalloc.start()
        try:
            formats.load(path)
        except FormatError:
            pass
        finally:
            _, peak = tracemalloc.get_traced_memory()
            tracemalloc.stop()
        return peak
