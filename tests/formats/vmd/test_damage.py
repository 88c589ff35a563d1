"""Damaged VMD files: what is whole is kept and all else is told; nothing but a FormatError ever ends the reading."""

import random
import struct
import tracemalloc
from itertools import product

import numpy as np
import pytest

from editor.formats import FormatError
from editor.formats.message_texts import located_text
from editor.formats.progress import Cancelled
from editor.motion.motion import BLOCKS as NAMES
from tests.formats.fixtures import from_hex
from tests.formats.vmd.fixtures import ALL, BLOCKS, BONES, EMPTY, HEADER, blocks_of, loaded, made, saved

NAN = struct.pack("<f", float("nan"))
MOST_MEMORY = 4 << 20  # for files of a few kilobytes
SIZES = (111, 23, 61, 28, 9)


def told(data: bytes) -> list[str]:
    """What is said about a file, be it in warnings or in an error that names its location."""
    try:
        return [located_text(warning) for warning in loaded(data).warnings]
    except FormatError as error:
        if not error.section:
            raise AssertionError("an error without its location") from error
        return [str(error)]


@pytest.mark.parametrize("data", [b"", b"Vocaloid Motion", b"Vocaloid Motion Dat" + bytes(100), ALL[:49], bytes(200)])
def test_what_is_no_vmd(data):
    with pytest.raises(FormatError) as caught:
        loaded(data)
    assert caught.value.section == "header"


class TestTruncated:
    def test_of_every_length(self):
        whole = loaded(ALL).motion.counts()
        ends = {len(made(*BLOCKS[:number])) for number in range(1, len(BLOCKS) + 1)}
        first = len(made()) + 4 + 111
        for length in range(len(made()) + 1, len(ALL)):
            if length < first:
                with pytest.raises(FormatError):
                    loaded(ALL[:length])
                continue
            content = loaded(ALL[:length])
            assert bool(content.warnings) == (length not in ends)
            for name, count in content.motion.counts().items():
                assert count <= whole[name]
            assert loaded(saved(content)).motion.counts() == content.motion.counts()

    def test_what_is_whole_is_kept(self):
        content = loaded(ALL[: len(made()) + 4 + 111 + 110])
        assert content.motion.counts()["bones"] == 1
        assert [located_text(warning) for warning in content.warnings] == [
            "Bones: the file ends here; of the keys 1 of 2 are whole, and kept"
        ]
        again = loaded(saved(content))
        assert not again.warnings
        assert blocks_of(again.motion) == blocks_of(content.motion)

    def test_within_show_and_ik(self):
        content = loaded(ALL[:-1])
        assert len(content.motion.show_ik.keys) == 1
        assert content.motion.show_ik.names == ("左足ＩＫ", "右足ＩＫ")


class TestStrayRecords:
    @pytest.mark.parametrize("present", list(product((0, 1, 2), repeat=3)))
    def test_after_counts_of_0(self, present):
        """Camera, light and self shadow: nothing, keys, or a record although the count is 0."""
        rng = np.random.default_rng(sum(present))
        blocks = [from_hex(block) for block in BLOCKS]
        for number, kind in enumerate(present, 2):
            stray = bytes(4) + (from_hex(BLOCKS[number])[8:] if rng.random() < 0.5 else rng.bytes(SIZES[number] - 4))
            blocks[number] = (bytes(4), blocks[number], bytes(4) + stray)[kind]
        content = loaded(from_hex(HEADER) + b"".join(blocks))
        strays = [NAMES[number] for number, kind in enumerate(present, 2) if kind == 2]
        assert [warning.table for warning in content.warnings] == strays
        assert list(content.motion.counts().values()) == [2, 1, *(int(kind == 1) for kind in present), 2]
        kept = [block if kind == 1 else EMPTY for block, kind in zip(BLOCKS[2:5], present, strict=True)]
        assert saved(content) == made(*BLOCKS[:2], *kept, BLOCKS[5])

    def test_a_record_of_zeros(self):
        content = loaded(made(BONES, EMPTY, EMPTY) + bytes(61) + from_hex(EMPTY * 3))
        assert [warning.table for warning in content.warnings] == ["camera"]
        assert content.extra.trailing == b""

    def test_before_the_end_of_a_short_file(self):
        camera, light = (from_hex(EMPTY) + from_hex(BLOCKS[number])[4:] for number in (2, 3))
        content = loaded(made(BONES, EMPTY) + camera + light)
        assert [warning.table for warning in content.warnings] == ["camera", "light"]


class TestWrongCounts:
    def test_of_bones(self):
        with pytest.raises(FormatError, match=r"Bones.*4,294,967,295 keys") as caught:
            loaded(made() + b"\xff\xff\xff\xff" + bytes(1000))
        assert caught.value.section == "bones"

    @pytest.mark.parametrize("number", range(1, len(BLOCKS)))
    def test_of_later_blocks_what_came_before_is_kept(self, number):
        data = made(*BLOCKS[:number]) + b"\xff\xff\xff\x7f" + b"signature"
        content = loaded(data)
        assert [warning.table for warning in content.warnings] == [NAMES[number]]
        assert sum(content.motion.counts().values()) == sum((2, 1, 1, 1, 1)[:number])
        assert saved(content) == data

    def test_bytes_after_the_last_block(self):
        content = loaded(ALL + b"made by hand")
        assert not content.warnings
        assert content.extra.trailing == b"made by hand"

    def test_an_ik_count_that_lies(self):
        data = bytearray(ALL)
        data[data.index(from_hex("00 00 00 00 01 02 00 00 00 8D B6")) + 5] = 200
        content = loaded(bytes(data))
        assert content.warnings
        assert not len(content.motion.show_ik.keys)


class TestNumbers:
    @pytest.mark.parametrize("number", range(5))
    def test_that_are_not_finite_are_mended(self, number):
        block = from_hex(BLOCKS[number])
        size = {0: 19, 1: 19, 2: 4, 3: 4, 4: 5}[number]
        blocks = [from_hex(text) for text in BLOCKS]
        blocks[number] = block[: 4 + size] + NAN + block[8 + size :]
        content = loaded(from_hex(HEADER) + b"".join(blocks))
        assert [(warning.table, warning.row) for warning in content.warnings] == [(NAMES[number], 0)]
        again = loaded(saved(content))
        assert not again.warnings
        assert blocks_of(again.motion) == blocks_of(content.motion)

    def test_the_largest_are_no_fault(self):
        data = made(BONES).replace(from_hex("00 00 80 3F 00 00 00 40 00 00 40 40"), b"\xff\xff\x7f\x7f" * 3)
        content = loaded(data)
        assert not content.warnings
        assert saved(content) == data


@pytest.mark.parametrize("seed", range(8))
def test_mutated_files_are_read_or_refused(seed):
    rng = random.Random(seed)
    for _ in range(150):
        data = bytearray(ALL)
        for _ in range(rng.choice((1, 1, 3, 20))):
            offset = rng.randrange(len(data))
            match rng.randrange(4):
                case 0:
                    data[offset] = rng.choice((0, 1, 0x7F, 0x80, 0xFF))
                case 1:
                    data[offset] = rng.randrange(256)
                case 2:
                    del data[offset : offset + rng.randrange(1, 40)]
                case 3:
                    data[offset:offset] = rng.randbytes(rng.randrange(1, 40))
        try:
            content = loaded(bytes(data))
        except FormatError:
            continue
        again = loaded(saved(content, []))
        assert again.motion.counts() == content.motion.counts()
        assert saved(again, []) == saved(content, [])


@pytest.mark.parametrize("count", [0x00FFFFFF, 0x7FFFFFFF, 0xFFFFFFFF])
def test_no_memory_for_what_is_not_there(count):
    tracemalloc.start()
    try:
        for number in range(len(BLOCKS)):
            told(made(*BLOCKS[:number]) + struct.pack("<I", count) + bytes(500))
        told(made(*BLOCKS[:5]) + from_hex("01 00 00 00 00 00 00 00 01") + struct.pack("<I", count) + bytes(500))
        assert tracemalloc.get_traced_memory()[1] < MOST_MEMORY
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("block", NAMES)
def test_being_told_to_stop(block):
    class Stop:
        def report(self, fraction: float, text: str = "") -> None:
            assert 0 <= fraction <= 1
            if text == block:
                raise Cancelled

    with pytest.raises(Cancelled):
        loaded(ALL, Stop())
