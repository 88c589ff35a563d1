"""Damaged PMD files: an error that names its location, or a warning and what is whole; never anything else."""

from __future__ import annotations

import random
import struct
import tracemalloc

import numpy as np
import pytest

from editor.formats import FormatError
from editor.formats.binary import MOST_RECORDS
from editor.formats.message_texts import located_text
from editor.formats.pmd.reader import converted
from tests.formats.fixtures import from_hex
from tests.formats.pmd.fixtures import BONES, CORE, ENDS, HEADER, IKS, MATERIALS, MESH, SMALL
from tests.formats.pmd.making import bytes_of, loaded, random_pmd, saved
from tests.model.random_models import fingerprint

NAN = struct.pack("<f", float("nan"))
MOST_MEMORY = 8 << 20  # for files of a few kilobytes

END_OF_FACES = len(from_hex(HEADER + MESH))


def told(data: bytes) -> list[str]:
    """What is said about a file, be it in warnings or in an error that names its location."""
    try:
        content = loaded(data)
    except FormatError as error:
        if not error.section:
            raise AssertionError("an error without its location") from error
        return [str(error)]
    try:
        again = loaded(saved(content)[0])
    except FormatError as error:
        return [str(error)]
    assert fingerprint(again.model)["bones"] == fingerprint(content.model)["bones"]
    return [located_text(warning) for warning in content.warnings]


class TestTruncated:
    def test_within_header_vertices_and_faces_nothing_can_be_read(self):
        for length in range(END_OF_FACES):
            with pytest.raises(FormatError) as caught:
                loaded(SMALL[:length])
            assert caught.value.section in ("header", "vertices", "faces")
            assert 0 <= caught.value.offset <= length

    def test_after_them_what_is_whole_is_kept(self):
        whole = loaded(SMALL).model.counts()
        ends = {len(ENDS[name]) for name in ("core", "English", "toons", "bodies", "joints")}
        for length in range(END_OF_FACES, len(SMALL)):
            content = loaded(SMALL[:length])
            assert any("the file ends here" in located_text(warning) for warning in content.warnings) == (
                length not in ends
            )
            counts = content.model.counts()
            assert counts["vertices"] == 3
            assert all(count <= whole[name] for name, count in counts.items())

    def test_a_truncated_file_can_be_saved_and_is_whole_then(self):
        for length in range(END_OF_FACES, len(SMALL), 11):
            content = loaded(SMALL[:length])
            again = loaded(saved(content)[0])
            assert not [warning for warning in again.warnings if "ends here" in warning.text]
            assert again.model.counts() == content.model.counts()

    def test_the_warning_names_the_record(self):
        content = loaded(SMALL[: len(from_hex(HEADER + MESH + MATERIALS + BONES)) - 50])
        ends = [warning for warning in content.warnings if "ends here" in warning.text]
        assert [(warning.table, warning.row) for warning in ends] == [("bones", 1)]
        assert "3 bones expected, 1 are whole" in ends[0].text
        assert len(content.model.bones) == 1

    def test_english_names_that_are_not_there_are_empty(self):
        length = len(ENDS["core"]) + 1 + 276 + 25
        content = loaded(SMALL[:length])
        assert [bone.name_en for bone in content.model.bones] == ["centre", "", ""]
        assert [bone.name_en for bone in loaded(saved(content)[0]).model.bones] == ["centre", "", ""]


class TestWrong:
    def test_another_file(self):
        for data in (b"", b"Pm", b"PMX \0\0\0\x40", b"nothing at all"):
            with pytest.raises(FormatError, match="not a PMD file") as caught:
                loaded(data)
            assert (caught.value.section, caught.value.offset) == ("header", 0)

    @pytest.mark.parametrize(
        ("at", "count", "section", "message"),
        [
            (HEADER, "FF FF FF 7F", "vertices", "2,147,483,647 vertices of .* bytes expected"),
            (HEADER, "FF FF FF FF", "vertices", "-1 vertices: a count of 0 or more expected"),
            (HEADER + MESH, "FF FF FF FF", "materials", "-1 materials: a count from 0 to 1,048,576 expected"),
            (HEADER + MESH, "FF FF 0F 00", "materials", "1,048,575 materials of .* bytes expected"),
            (
                HEADER + MESH + MATERIALS + BONES + IKS,
                "02 00" + "00" * 20 + "FF FF FF 7F",
                "morphs",
                "offsets of .* bytes",
            ),
        ],
    )
    def test_counts_are_checked_before_anything_is_made(self, at, count, section, message):
        start = len(from_hex(at))
        data = SMALL[:start] + from_hex(count) + SMALL[start + len(from_hex(count)) :]
        with pytest.raises(FormatError, match=message) as caught:
            loaded(data)
        assert caught.value.section == section
        assert caught.value.offset >= start
        assert f"byte {caught.value.offset}" in str(caught.value)

    def test_more_bones_in_frames_than_anybody_has(self):
        core = from_hex(CORE[: CORE.index("02 00 00 00                          # 2 bones in")])
        with pytest.raises(FormatError, match="65,536 frame items: 65,535 at most expected"):
            loaded(core + struct.pack("<I", 65_536) + bytes(200_000))

    def test_memory_is_bounded(self):
        """Counts of two thousand million, wherever a count may be."""
        told(SMALL)
        tracemalloc.start()
        for offset in range(283, len(SMALL) - 4, 13):
            told(SMALL[:offset] + b"\xff\xff\xff\x7f" + SMALL[offset + 4 :])
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert peak < MOST_MEMORY
        assert MOST_RECORDS * 4 < MOST_MEMORY

    @pytest.mark.parametrize("seed", range(8))
    def test_random_bytes(self, seed):
        rng = random.Random(seed)
        files = [SMALL, bytes_of(random_pmd(seed)), bytes_of(random_pmd(seed + 100, 30))]
        for data in files * 20:
            mutated = bytearray(data)
            for _ in range(rng.choice((1, 1, 2, 8))):
                mutated[rng.randrange(len(mutated))] = rng.choice((0, 1, 0x7F, 0x80, 0xFF, rng.randrange(256)))
            told(bytes(mutated))

    @pytest.mark.parametrize("seed", range(4))
    def test_pieces_cut_out_and_put_in(self, seed):
        rng = random.Random(seed)
        data = bytes_of(random_pmd(seed))
        for _ in range(60):
            start = rng.randrange(7, len(data))
            some = data[rng.randrange(len(data)) :][: rng.randrange(64)]
            told(data[:start] + rng.choice((b"", some)) + data[start + rng.randrange(40) :])


class TestNumbers:
    def test_that_are_not_finite_become_0_and_stay_in_the_file(self):
        data = bytearray(SMALL)
        offset = len(from_hex(HEADER)) + 4
        data[offset : offset + 4] = NAN
        content = loaded(bytes(data))
        assert content.model.vertices["position"][0].tolist() == [0, 2, 3]
        assert ("vertices", 0) in [(warning.table, warning.row) for warning in content.warnings]
        assert saved(content)[0] == data

    @pytest.mark.parametrize(
        ("table", "field", "record"),
        [
            ("materials", "shininess", ("materials", 0)),
            ("bones", "position", ("bones", 0)),
            ("iks", "weight", ("bones", 2)),
            ("offsets", "translation", ("morphs", -1)),
            ("bodies", "mass", ("rigid_bodies", 0)),
            ("joints", "turn_spring", ("joints", 0)),
        ],
    )
    def test_in_every_table(self, table, field, record):
        pmd = loaded(SMALL).extra
        getattr(pmd, table)[field][0] = np.inf
        content = loaded(bytes_of(pmd))
        assert [(warning.table, warning.row) for warning in content.warnings] == [record]
        assert saved(content) == (bytes_of(pmd), [])

    def test_huge_but_finite_numbers_stay(self):
        pmd = loaded(SMALL).extra
        pmd.vertices["position"] = 3e38
        content = loaded(bytes_of(pmd))
        assert not content.warnings
        assert content.model.vertices["position"].tobytes() == pmd.vertices["position"].tobytes()


class TestDanglingReferences:
    @pytest.mark.parametrize(
        ("table", "field", "row", "record"),
        [
            ("indices", None, 1, ("faces", 0)),
            ("vertices", "bones", 1, ("vertices", 1)),
            ("bones", "parent", 1, ("bones", 1)),
            ("bones", "tail", 1, ("bones", 1)),
            ("iks", "target", 0, ("bones", 2)),
            ("iks", "bone", 0, ("bones", -1)),
            ("ik_links", None, 0, ("bones", 2)),
            ("offsets", "vertex", 2, ("morphs", 0)),
            ("facial", None, 0, ("frames", 1)),
            ("frame_items", "bone", 0, ("frames", 2)),
            ("frame_items", "frame", 0, ("frames", -1)),
            ("bodies", "bone", 0, ("rigid_bodies", 0)),
            ("joints", "body_a", 0, ("joints", 0)),
        ],
    )
    def test_are_told_and_stay_in_the_file(self, table, field, row, record):
        pmd = loaded(SMALL).extra
        column = getattr(pmd, table) if field is None else getattr(pmd, table)[field]
        column[row] = 99
        content = loaded(bytes_of(pmd))
        assert [(warning.table, warning.row) for warning in content.warnings] == [record]
        assert saved(content) == (bytes_of(pmd), [])


def large_file() -> bytes:
    """With a comment on several lines, and numbers in which all sorts of bytes come."""
    pmd = random_pmd(1)
    pmd.head["comment"] = b"one\ntwo\nthree"
    pmd.vertices = np.zeros(10_000, pmd.vertices.dtype)
    some = np.random.default_rng(1).integers(0, 64, (len(pmd.vertices), 12), np.uint8)
    pmd.vertices["normal"] = some.view("<f4")
    return bytes_of(pmd)


class TestLineEndings:
    @pytest.mark.parametrize(
        ("old", "new", "how"),
        [
            (b"\n", b"\r\n", "every LF in it comes after a CR"),
            (b"\r", b"\r\n", "every CR in it comes before an LF"),
            (b"\r\n", b"\n", "almost no CR comes before an LF"),
            (b"\r\n", b"\r", "almost no CR comes before an LF"),
            (b"\n", b"\r", "there is no LF in it"),
            (b"\r", b"\n", "there is no CR in it"),
        ],
    )
    def test_a_file_taken_for_text_is_refused(self, old, new, how):
        data = large_file()
        assert not converted(np.frombuffer(data, np.uint8))
        with pytest.raises(FormatError, match=f"line endings of this file were changed .*{how}") as caught:
            loaded(data.replace(old, new))
        assert caught.value.section

    def test_comments_may_have_any_line_ends(self):
        pmd = loaded(SMALL).extra
        pmd.head["comment"] = b"\r\n" * 100
        pmd.english.head["comment"] = b"\r\n" * 100
        data = bytes_of(pmd)
        assert loaded(data + b"after").model.info[0].comment == "\r\n" * 100
        assert "ends here" in str(loaded(data[:-7]).warnings)

    def test_a_file_that_is_wrong_for_another_reason(self):
        data = bytearray(large_file())
        data[283:287] = b"\xff\xff\xff\x7f"
        with pytest.raises(FormatError, match=r"vertices of .* bytes expected"):
            loaded(bytes(data))

    def test_a_few_are_no_evidence(self):
        assert converted(np.frombuffer(b"\r\n" * 3, np.uint8)) == ""
        assert converted(np.frombuffer(b"\r\n" * 4, np.uint8))
