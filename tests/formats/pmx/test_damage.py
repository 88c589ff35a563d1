"""Damaged files: what cannot be read gives a FormatError that says where, all else is mended with warnings."""

import random
import struct
import tracemalloc
from dataclasses import replace

import numpy as np
import pytest

from editor.formats import FormatError
from editor.formats.message_texts import located_text
from editor.messages import SHOWN
from editor.model.tables import TABLE_LABELS
from tests.formats.fixtures import EXTENDED, SMALL, from_hex
from tests.formats.making import full_content, full_model, loaded, saved

NAN = struct.pack("<f", float("nan"))
INFINITE = struct.pack("<f", float("-inf"))
MOST_MEMORY = 4 << 20  # for files of a few kilobytes


@pytest.fixture(scope="module")
def full(tmp_path_factory) -> bytes:
    return saved(full_content(), tmp_path_factory.mktemp("full"))


def replaced(data: bytes, old: str, new: str, count: int = 1) -> bytes:
    """The bytes with hexadecimal `old`, which must be there, replaced once."""
    assert from_hex(old) in data
    return data.replace(from_hex(old), from_hex(new), count)


def told(data: bytes) -> list[str]:
    """What is said about a file, be it in warnings or in an error that names its location."""
    try:
        return [located_text(warning) for warning in loaded(data).warnings]
    except FormatError as error:
        if not error.section:
            raise AssertionError("an error without its location") from error
        return [str(error)]


def end_of_faces(data: bytes) -> int:
    return data.index(b"\x05\x00\x00\x00a.png") - 4


class TestTruncated:
    def test_within_header_vertices_and_faces_nothing_can_be_read(self):
        for length in range(end_of_faces(SMALL)):
            with pytest.raises(FormatError) as caught:
                loaded(SMALL[:length])
            assert caught.value.section in ("header", "info", "vertices", "faces")
            assert 0 <= caught.value.offset <= length

    def test_after_them_what_is_whole_is_kept(self):
        whole = loaded(SMALL).model
        for length in range(end_of_faces(SMALL), len(SMALL)):
            content = loaded(SMALL[:length])
            assert any("the file ends here" in warning.text for warning in content.warnings)
            assert len(content.model.vertices) == 3
            for name, count in content.model.counts().items():
                assert count <= whole.counts()[name]

    def test_of_every_length(self, full):
        for length in range(0, len(full), 5):
            assert told(full[:length])

    def test_a_truncated_file_can_be_saved_and_is_whole_then(self, tmp_path):
        content = loaded(SMALL[: SMALL.index(b"r\x00\x00\x00\x00")])
        again = loaded(saved(content, tmp_path))
        assert not again.warnings
        assert again.model.counts() == content.model.counts()

    def test_the_warning_names_the_record(self):
        content = loaded(SMALL[: SMALL.index(b"b\x00\x00\x00\x00") + 8])
        ends = [warning for warning in content.warnings if "ends here" in warning.text]
        assert [(warning.table, warning.row) for warning in ends] == [("bones", 1)]
        assert len(content.model.bones) == 1


class TestMutated:
    @pytest.mark.parametrize("seed", range(8))
    def test_random_bytes(self, full, seed):
        rng = random.Random(seed)
        for data in [SMALL, EXTENDED, full] * 40:
            mutated = bytearray(data)
            for _ in range(rng.choice((1, 1, 2, 8))):
                mutated[rng.randrange(len(mutated))] = rng.choice((0, 1, 0x7F, 0x80, 0xFF, rng.randrange(256)))
            told(bytes(mutated))

    def test_memory_is_bounded(self, full):
        """Counts of two thousand million, wherever a count may be."""
        tracemalloc.start()
        for offset in range(8, len(full) - 4, 29):
            told(full[:offset] + b"\xff\xff\xff\x7f" + full[offset + 4 :])
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert peak < MOST_MEMORY

    @pytest.mark.parametrize(
        ("old", "new", "section", "message"),
        [
            ("01 00 01  00 00 80 3E", "05 00 01  00 00 80 3E", "vertices", "weight type 5: 0 to 4 expected"),
            ("03 01  01 00 00 00  02", "03 0B  01 00 00 00  02", "morphs", "morph of kind 11: 0 to 10 expected"),
            ("00 01  01 00  01 00 00 00", "00 01  02 00  01 00 00 00", "frames", "item of kind 2: 0 .bone. or 1"),
            ("01 00 00 00  62", "FF FF FF FF  62", "bones", "text of -1 bytes"),
            ("03 00 00 00  02 01 00", "FF FF FF FF  02 01 00", "faces", "-1 vertex indices: a count of 0 or more"),
            ("02 00 00 00  00 00  01 01", "FF FF FF 7F  00 00  01 01", "bones", "2,147,483,647 IK links"),
        ],
    )
    def test_errors_say_what_was_expected_where(self, old, new, section, message):
        with pytest.raises(FormatError, match=message) as caught:
            loaded(replaced(SMALL, old, new))
        assert caught.value.section == section
        assert caught.value.offset > 0
        label = TABLE_LABELS[section]
        assert str(caught.value).startswith((label.one, label.many))
        assert "byte " in str(caught.value)

    def test_the_error_names_the_record(self):
        with pytest.raises(FormatError) as caught:
            loaded(replaced(SMALL, "01 00 01  00 00 80 3E", "09 00 01  00 00 80 3E"))
        assert (caught.value.section, caught.value.record) == ("vertices", 1)
        assert caught.value.detail.startswith("Vertex 1, byte ")


class TestNumbers:
    def test_in_vertices(self):
        at = SMALL.index(from_hex("00 00 80 3F 00 00 00 40 00 00 40 40"))
        content = loaded(SMALL[:at] + NAN + INFINITE + SMALL[at + 8 :])
        assert content.model.vertices["position"][0].tolist() == [0, 0, 3]
        assert [(warning.table, warning.row) for warning in content.warnings] == [("vertices", 0)]

    def test_in_records_and_offsets(self):
        data = SMALL.replace(from_hex("00 00 80 BF 00 00 80 BF"), NAN + NAN, 1)
        at = data.index(from_hex("02  00 00 80 3F 00 00 00 00 00 00 00 00")) + 1
        content = loaded(data[:at] + INFINITE + data[at + 4 :])
        assert content.model.joints[0].move_lower == (0, 0, -1)
        assert content.model.morphs[0].offsets["translation"].tolist() == [[0, 0, 0]]
        assert [(warning.table, warning.row) for warning in content.warnings] == [("morphs", 0), ("joints", 0)]

    def test_huge_but_finite_numbers_stay(self):
        at = SMALL.index(from_hex("00 00 80 3F 00 00 00 40 00 00 40 40"))
        huge = struct.pack("<3f", 3e38, 3e38, 3e38)
        content = loaded(SMALL[:at] + huge + SMALL[at + 12 :])
        assert content.model.vertices["position"][0].tobytes() == huge
        assert not content.warnings


class TestDanglingReferences:
    @pytest.mark.parametrize(
        ("old", "new", "table", "row"),
        [
            ("00 FF 02", "07 FF 02", "materials", 0),
            ("00  00 00 00 00  20 2C", "63  00 00 00 00  20 2C", "bones", 1),
            ("01 00 00 00 3F 01", "FE 00 00 00 3F 01", "bones", 0),
            ("00 01  00 00 80 3E", "00 70  00 00 80 3E", "vertices", 1),
            ("01 0F FE FF 02", "7F 0F FE FF 02", "rigid_bodies", 0),
            ("00 00 FF 00 00 80 3F", "00 05 FF 00 00 80 3F", "joints", 0),
        ],
    )
    def test_become_none(self, old, new, table, row, tmp_path):
        content = loaded(replaced(SMALL, old, new))
        (warning,) = content.warnings
        assert (warning.table, warning.row) == (table, row)
        assert "does not exist" in warning.text
        assert not loaded(saved(content, tmp_path)).warnings

    def test_nested_entries_are_left_out(self):
        data = replaced(SMALL, "00 01  01 00  01 00 00 00", "00 01  01 05  01 00 00 00")
        data = replaced(
            data, "02  00 00 80 3F 00 00 00 00 00 00 00 00 01", "09  00 00 80 3F 00 00 00 00 00 00 00 00 01"
        )
        data = replaced(data, "00 00  01 01  00 00 80 BF", "44 00  01 01  00 00 80 BF")
        content = loaded(data)
        assert len(content.model.frames[0].items) == 1
        assert len(content.model.morphs[0].offsets) == 0
        assert [link.bone for link in content.model.bones[1].ik_links] == [1]
        assert {warning.table for warning in content.warnings} == {"bones", "morphs", "frames"}

    def test_a_material_offset_never_comes_to_mean_every_material(self, tmp_path):
        content = full_content()
        data = saved(content, tmp_path)
        offsets = content.model.morphs[8].offsets
        first = bytes([offsets["material"][0], offsets["operation"][0]]) + offsets["diffuse"][0].tobytes()
        again = loaded(data.replace(first, b"\x7f" + first[1:], 1)).model.morphs[8].offsets
        assert again["material"].tolist() == offsets["material"][1:].tolist()

    def test_faces_without_their_vertices_are_left_out(self):
        content = loaded(replaced(SMALL, "03 00 00 00  02 01 00", "03 00 00 00  02 03 00"))
        assert len(content.model.faces) == 0
        assert [(warning.table, warning.row) for warning in content.warnings] == [("faces", 0)]

    def test_a_thousand_of_the_same_are_a_handful_of_warnings(self, tmp_path):
        content = full_content()
        vertices = content.model.vertices
        vertices.fill(1000, position=np.zeros((1000, 3), np.float32))
        data = bytearray(saved(content, tmp_path))
        content = loaded(bytes(data).replace(b"\x00\xff\x00\x00\x80\x3f", b"\x00\x7e\x00\x00\x80\x3f"))
        warnings = [warning for warning in content.warnings if warning.table == "vertices"]
        assert len(warnings) == SHOWN + 1
        assert "990 more" in warnings[-1].text


class TestFaceRuns:
    def test_faces_that_no_material_draws(self, tmp_path):
        content = loaded(replaced(SMALL, "01 09  00 00 00 00  03", "01 09  00 00 00 00  00"))
        assert content.model.faces["material"].tolist() == [-1]
        assert "belong to no material" in content.warnings[0].text
        assert loaded(saved(content, tmp_path)).model.faces["material"].tolist() == [-1]

    @pytest.mark.parametrize(("run", "drawn"), [("06 00 00 00", 0), ("04 00 00 00", 0), ("FD FF FF FF", -1)])
    def test_runs_that_do_not_fit(self, run, drawn):
        content = loaded(replaced(SMALL, "01 09  00 00 00 00  03 00 00 00", f"01 09  00 00 00 00  {run}"))
        assert content.model.faces["material"].tolist() == [drawn]
        assert content.warnings

    def test_indices_left_over(self):
        content = loaded(replaced(SMALL, "03 00 00 00  02 01 00", "05 00 00 00  02 01 00 00 00"))
        assert content.model.faces["vertices"].tolist() == [[2, 1, 0]]
        assert "not a multiple of 3" in content.warnings[0].text


def test_references_to_no_vertex_cannot_be_saved(tmp_path):
    """An index of a vertex has no value for none."""
    content = full_content()
    model = content.model
    model.faces.writable("vertices")[2, 1] = -1
    offsets = model.morphs[1].offsets
    offsets = offsets.replace(vertex=[-1, *offsets["vertex"][1:]])
    model.morphs.records[1] = replace(model.morphs[1], offsets=offsets)
    again = loaded(saved(content, tmp_path))
    assert not again.warnings
    assert len(again.model.faces) == len(full_model().faces) - 1
    assert again.model.faces["material"].tolist() == [0, 1, 3, 4, 5]
    assert len(again.model.morphs[1].offsets) == 2
