"""Real models: opened without complaint, saved as they were, and the same again after they were PMX."""

from pathlib import Path

import numpy as np
import pytest

from editor.formats import load
from editor.formats.pmd.downgrade import downgraded
from editor.formats.pmd.structure import Pmd, texts_of
from editor.model.bones import BoneFlags
from editor.model.model import Model
from tests.formats.making import assert_same
from tests.formats.pmd.making import different_sections, loaded, saved, through_pmx, up


@pytest.fixture(scope="module")
def files(corpus: Path) -> list[Path]:
    found = sorted(corpus.rglob("*.pmd"))
    if not found:
        pytest.skip("no PMD in the corpus")
    return found


def test_saving_gives_back_what_was_opened(files):
    for file in files:
        data = file.read_bytes()
        content = loaded(data)
        assert not content.warnings
        assert saved(content) == (data, []), file.name


def test_through_pmx_they_say_the_same(files, tmp_path):
    """The same but for tails of hidden bones, second bones of single ones, and which IK a bone belongs to."""
    for file in files:
        content = loaded(file.read_bytes())
        pmd, losses = downgraded(through_pmx(content.model, tmp_path))
        assert not losses
        source: Pmd = content.extra
        missing = {name for name in ("toons", "bodies", "joints") if getattr(source, name) is None}
        assert different_sections(source, pmd) - missing <= {"vertices", "bones"}, file.name
        for name in ("name", "parent", "kind", "position"):
            assert source.bones[name].tobytes() == pmd.bones[name].tobytes()
        for name in ("position", "normal", "uv", "weight", "edge_off"):
            assert source.vertices[name].tobytes() == pmd.vertices[name].tobytes()
        visible = ~np.isin(source.bones["kind"], (6, 7))
        assert np.array_equal(source.bones["tail"][visible], pmd.bones["tail"][visible])
        assert_same(up(pmd), content.model)


@pytest.fixture(scope="module")
def gene(corpus: Path) -> tuple[Model, Model]:
    """The same character as PMX and as PMD, which another program made of it."""
    pmx, pmd = corpus / "gene" / "Gene.pmx", corpus / "gene" / "Gene.pmd"
    if not (pmx.is_file() and pmd.is_file()):
        pytest.skip("no Gene")
    return load(pmx).model, loaded(pmd.read_bytes()).model


def test_an_upgrade_is_what_the_author_made_by_hand(gene):
    """As far as it can be: the author has flags, levels and limits that no PMD can say."""
    pmx, pmd = gene
    for field in ("position", "normal", "uv", "edge_scale"):
        assert np.array_equal(pmx.vertices[field], pmd.vertices[field])
    assert np.array_equal(pmx.faces["vertices"], pmd.faces["vertices"])
    assert np.array_equal(pmx.faces["material"], pmd.faces["material"])
    assert pmx.textures.records == pmd.textures.records
    for a, b in zip(pmx.bones, pmd.bones, strict=True):
        assert (a.name, a.parent, a.position, a.append_parent, a.append_ratio) == (
            b.name,
            b.parent,
            b.position,
            b.append_parent,
            b.append_ratio,
        )
        assert (a.ik_target, a.ik_loops, a.ik_angle) == (b.ik_target, b.ik_loops, b.ik_angle)
        assert [link.bone for link in a.ik_links] == [link.bone for link in b.ik_links]
        assert np.allclose(a.fixed_axis, b.fixed_axis, atol=1e-6)
        shared = BoneFlags.IK | BoneFlags.APPEND_ROTATION | BoneFlags.FIXED_AXIS
        assert a.flags & shared == b.flags & shared
    for a, b in zip(pmx.rigid_bodies, pmd.rigid_bodies, strict=True):
        assert (a.name, a.bone, a.mask, a.group, a.size, a.mode) == (b.name, b.bone, b.mask, b.group, b.size, b.mode)
        assert np.allclose(a.position, b.position, atol=1e-6)
    assert [joint.position for joint in pmx.joints] == [joint.position for joint in pmd.joints]
    by_name = {morph.name: morph for morph in pmx.morphs}
    for morph in pmd.morphs:
        other = by_name.get(morph.name)
        assert other is None or other.offsets["vertex"].tolist() == morph.offsets["vertex"].tolist()


def test_a_downgrade_is_nearly_what_the_other_program_made(gene, corpus):
    pmd, _ = downgraded(gene[0])
    other: Pmd = loaded((corpus / "gene" / "Gene.pmd").read_bytes()).extra
    count = len(other.bones)
    assert texts_of(pmd.bones["name"])[:count] == texts_of(other.bones["name"])
    # Hidden IK and links stay hidden here.
    assert np.count_nonzero(pmd.bones["kind"][:count] != other.bones["kind"]) == 4
    assert sorted(pmd.iks.tolist()) == sorted(other.iks.tolist())
    assert np.array_equal(pmd.vertices["weight"], other.vertices["weight"])
    for name in ("texture", "edge", "toon", "indices"):
        assert np.array_equal(pmd.materials[name], other.materials[name])
    assert set(texts_of(other.morphs["name"])) <= set(texts_of(pmd.morphs["name"]))
    assert np.array_equal(pmd.frames, other.frames)
    assert np.array_equal(pmd.frame_items, other.frame_items)


def test_pmx_of_the_corpus_come_down_and_up_again(corpus):
    for file in sorted(corpus.rglob("*.pmx")):
        pmd, losses = downgraded(load(file).model)
        again, more = downgraded(up(pmd))
        assert not more, file.name
        # The order of IK that have nothing to do with each other is that of their bones at last.
        assert different_sections(pmd, again) <= {"iks", "ik_links"}, file.name
        assert all(loss.text for loss in losses)
