"""A PMD that was opened, edited and saved: what nobody changed is what it was, to the byte."""

from __future__ import annotations

import numpy as np
import pytest

from editor.formats import Content
from editor.formats.pmd.structure import TOON_NAME, Pmd, texts_of
from editor.model.edit import Edit
from editor.model.materials import Texture, ToonKind
from editor.model.morphs import Morph
from tests.formats.pmd.fixtures import ENDS, SMALL
from tests.formats.pmd.making import bytes_of, different_sections, loaded, random_pmd, saved

GARBAGE = b"\0old"


@pytest.fixture
def content() -> Content:
    """A file with garbage after its names, weights of nobody, a tail of a hidden bone, an unused toon, and NaN."""
    content = loaded(SMALL)
    pmd = content.extra
    for table in (pmd.bones, pmd.morphs, pmd.bodies, pmd.joints):
        table["name"] = [name.split(b"\0")[0] + GARBAGE for name in table["name"].tolist()]
    pmd.frames[:] = [name.split(b"\0")[0] + GARBAGE for name in pmd.frames.tolist()]
    pmd.english.bones[:] = [name.split(b"\0")[0] + GARBAGE for name in pmd.english.bones.tolist()]
    pmd.vertices["bones"][0, 1] = 0
    pmd.vertices["normal"][2, 0] = np.nan
    pmd.bones["ik_parent"][0] = 77
    pmd.iks["links"], pmd.ik_links = [1], np.array([1], "<u2")
    content = loaded(bytes_of(pmd))
    assert saved(content) == (bytes_of(content.extra), [])
    return content


def saved_pmd(content: Content) -> Pmd:
    """What is saved, without losses, read again."""
    data, losses = saved(content)
    assert not losses
    return loaded(data).extra


def edit(content: Content) -> Edit:
    return Edit(content.model)


def test_a_name(content):
    with edit(content) as change:
        change.set(content.model.bones, 1, "name", "腕")
    pmd = saved_pmd(content)
    assert different_sections(content.extra, pmd) == {"bones"}
    assert pmd.bones["name"].tolist() == [b"centre\0old", "腕".encode("cp932") + b"\0" + b"\xfd" * 17, b"arm IK\0old"]
    assert pmd.bones["ik_parent"].tolist() == content.extra.bones["ik_parent"].tolist()


def test_a_vertex(content):
    with edit(content) as change:
        change.set(content.model.vertices, [1], "position", [(7, 8, 9)])
    pmd = saved_pmd(content)
    assert different_sections(content.extra, pmd) == {"vertices", "offsets"}
    assert pmd.vertices["position"].tolist() == [[1, 2, 3], [7, 8, 9], [0, 0, 1]]
    assert pmd.vertices["bones"].tolist() == content.extra.vertices["bones"].tolist()
    assert np.isnan(pmd.vertices["normal"][2, 0])
    # The base of the morphs holds the place of each of its vertices.
    assert pmd.offsets["translation"][0].tolist() == [7, 8, 9]


def test_bones_and_weight_of_a_vertex_go_together(content):
    with edit(content) as change:
        change.set(content.model.vertices, [0], "bones", [(2, -1, -1, -1)])
    pmd = saved_pmd(content)
    assert (pmd.vertices["bones"][0].tolist(), pmd.vertices["weight"][0]) == ([2, 2], 100)


def test_a_bone_that_moves_takes_its_bodies_along_in_the_file_only(content):
    with edit(content) as change:
        change.set(content.model.bones, 1, "position", (0.0, 5.0, 0.0))
    pmd = saved_pmd(content)
    assert pmd.bodies["position"].tolist() == [[0, -2.5, 0], [1, 0, 0]]
    assert loaded(bytes_of(pmd)).model.rigid_bodies[0].position == (0, 2.5, 0)


def test_a_row_that_is_gone(content):
    with edit(content) as change:
        change.set(content.model.bones, 0, "tail_bone", 2)  # or its tail would become an offset, for a bone of its own
        change.remove(content.model.bones, [1], heir="parent")
    data, losses = saved(content)
    pmd = loaded(data).extra
    assert not losses
    assert pmd.bones["name"].tolist() == [b"centre\0old", b"arm IK\0old"]
    assert pmd.english.bones.tolist() == [b"centre\0old", b"arm IK\0old"]
    assert not {"head", "materials", "frames", "joints"} & different_sections(content.extra, pmd)


def test_a_row_that_is_new(content):
    with edit(content) as change:
        change.insert(content.model.morphs, 0, [Morph("new")])
    pmd = saved_pmd(content)
    assert pmd.morphs["name"].tolist()[2] == b"smile\0old"
    assert pmd.facial.tolist() == [2]
    assert texts_of(pmd.english.morphs) == ["", "smile"]
    assert different_sections(content.extra, pmd) == {"morphs", "facial"}


def test_a_toon(content):
    model = content.model
    with edit(content) as change:
        change.insert(model.textures, len(model.textures), [Texture("mine.bmp")])
        change.set(model.materials, 0, "toon_kind", ToonKind.TEXTURE)
        change.set(model.materials, 0, "toon_texture", len(model.textures) - 1)
    pmd = saved_pmd(content)
    assert texts_of(pmd.toons)[pmd.materials["toon"][0]] == "mine.bmp"
    before = texts_of(content.extra.toons)
    assert sum(a != b for a, b in zip(before, texts_of(pmd.toons), strict=True)) == 1
    assert different_sections(content.extra, pmd) == {"materials", "toons"}


def test_what_the_english_block_says(content):
    with edit(content) as change:
        change.set(content.model.bones, 1, "name_en", "")
    pmd = saved_pmd(content)
    assert texts_of(pmd.english.bones) == ["centre", "", "arm IK"]
    assert not different_sections(content.extra, pmd)


def test_new_losses_are_told(content):
    with edit(content) as change:
        change.set(content.model.materials, 0, "memo", "m")
    _, losses = saved(content)
    assert [(loss.table, loss.row, loss.field) for loss in losses] == [("materials", 0, "memo")]


def test_what_the_file_has_lost_before_is_not_told_again():
    """A twist bone without a tail: it needs a bone that the file does not have, but the file stays as it is."""
    pmd = loaded(SMALL).extra
    pmd.bones["kind"][1], pmd.bones["tail"][1] = 8, 0
    content = loaded(bytes_of(pmd))
    assert saved(content) == (bytes_of(pmd), [])
    with edit(content) as change:
        change.set(content.model.info, 0, "name", "new")
    again = saved_pmd(content)
    assert different_sections(pmd, again) == {"head"}
    assert len(again.english.bones) == len(again.bones) == 3


class TestEnds:
    @pytest.mark.parametrize("end", ENDS)
    def test_the_file_ends_where_it_did(self, end):
        content = loaded(ENDS[end])
        with edit(content) as change:
            change.set(content.model.materials, 0, "shininess", 9.0)
        data, losses = saved(content)
        assert (len(data), losses) == (len(ENDS[end]), [])
        assert different_sections(content.extra, loaded(data).extra) == {"materials"}

    def test_a_block_comes_with_what_is_in_it(self):
        content = loaded(ENDS["core"])
        with edit(content) as change:
            change.set(content.model.bones, 0, "name_en", "centre")
        pmd = saved_pmd(content)
        assert texts_of(pmd.english.bones) == ["centre", "", ""]
        assert pmd.toons is None

    def test_a_later_block_needs_those_before_it(self):
        content = loaded(ENDS["core"])
        body = loaded(SMALL).model.rigid_bodies[1]
        with edit(content) as change:
            change.insert(content.model.rigid_bodies, 0, [body])
        pmd = saved_pmd(content)
        assert (pmd.english_flag, len(pmd.toons), len(pmd.bodies)) == (0, 10, 1)
        assert pmd.toons.dtype.itemsize == TOON_NAME

    def test_english_names_that_are_all_gone(self):
        content = loaded(ENDS["English"])
        model = content.model
        with edit(content) as change:
            for table, fields in {
                "info": ("name_en", "comment_en"),
                "bones": ("name_en",),
                "morphs": ("name_en",),
            }.items():
                for field in fields:
                    change.set(model.tables[table], slice(None), field, "")
            change.set(model.frames, 2, "name_en", "")
        assert saved_pmd(content).english_flag == 0


@pytest.mark.parametrize("seed", range(20))
def test_any_file_after_a_small_edit(seed):
    """Whatever was edited, nothing is lost, and what is saved says what the model does."""
    content = loaded(bytes_of(random_pmd(seed)))
    with edit(content) as change:
        change.set(content.model.info, 0, "comment", "edited")
        change.set(content.model.bones, 0, "position", (1.0, 2.0, 3.0))
    data, _ = saved(content)
    again = loaded(data).model
    assert again.info[0].comment == "edited"
    assert again.bones[0].position == (1, 2, 3)
    assert {"indices", "joints", "facial", "frames", "frame_items"}.isdisjoint(
        different_sections(content.extra, loaded(data).extra)
    )
