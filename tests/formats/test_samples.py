"""What the tests of a corpus of real models look for, in the samples, which are always there."""

from __future__ import annotations

import hashlib
from pathlib import Path

import numpy as np
import pytest

from editor import formats
from editor.formats.csv.columns import CLASSIC, PMX
from editor.formats.pmd.downgrade import downgraded
from editor.resources import resource
from tests.formats.csv.making import read_back, written
from tests.formats.gltf.test_round_trip import influence
from tests.formats.making import assert_same
from tests.formats.marked import error_of_shape
from tests.formats.pmd.making import bytes_of, different_sections, loaded, saved, through_pmx, up
from tests.formats.test_corpus import canonical
from tests.formats.vmd import fixtures as vmd

MODELS = ("mochi.pmx", "cloth.pmx")
MOTIONS = ("mochi_dance.vmd", "cloth_swing.vmd")

# What the samples are as PMD: a count of the bytes, and their SHA-256. Changed by whoever means to change a downgrade.
AS_PMD = {
    "mochi.pmx": (1237716, "e79b5523e052c831f7ab9a903625a9bd57be8cc2e030c8f1860912d82ddeef33"),
    "cloth.pmx": (121711, "967848ec80cf741a071639cbf00b9918dab92fe0d476abbef266eb036657e68f"),
}


@pytest.fixture(params=MODELS)
def sample(request: pytest.FixtureRequest) -> formats.Content:
    return formats.load_model(resource("samples", request.param))


def test_saving_gives_back_what_was_opened(sample: formats.Content, tmp_path: Path) -> None:
    assert sample.path is not None
    assert canonical(sample)
    assert not formats.save(sample, tmp_path / "again.pmx")
    assert (tmp_path / "again.pmx").read_bytes() == sample.path.read_bytes()
    assert_same(sample.model, formats.load(tmp_path / "again.pmx").model)


@pytest.mark.parametrize("name", MOTIONS)
def test_saving_a_motion_gives_back_what_was_opened(name: str) -> None:
    data = resource("samples", name).read_bytes()
    content = vmd.loaded(data)
    assert not content.warnings
    assert vmd.saved(content) == data
    assert vmd.saved(content.motion) == data
    assert vmd.blocks_of(vmd.loaded(vmd.saved(content.motion)).motion) == vmd.blocks_of(content.motion)


class TestPmd:
    def test_a_downgrade_has_the_bytes_that_it_had(self, sample: formats.Content) -> None:
        assert sample.path is not None
        data = bytes_of(downgraded(sample.model)[0])
        assert (len(data), hashlib.sha256(data).hexdigest()) == AS_PMD[sample.path.name]

    def test_saving_gives_back_what_was_opened(self, sample: formats.Content) -> None:
        data = bytes_of(downgraded(sample.model)[0])
        content = loaded(data)
        assert not content.warnings
        assert saved(content) == (data, [])

    def test_through_pmx_it_says_the_same(self, sample: formats.Content, tmp_path: Path) -> None:
        model = up(downgraded(sample.model)[0])
        again, losses = downgraded(through_pmx(model, tmp_path))
        assert not losses
        assert_same(up(again), model)

    def test_down_and_up_again(self, sample: formats.Content) -> None:
        pmd, losses = downgraded(sample.model)
        again, more = downgraded(up(pmd))
        assert not more
        assert different_sections(pmd, again) <= {"iks", "ik_links"}
        assert all(loss.text for loss in losses)


@pytest.mark.parametrize("dialect", [CLASSIC, PMX])
def test_rows_come_back(sample: formats.Content, dialect: str) -> None:
    data, losses = written(sample, csv_dialect=dialect)
    again, extra, warnings = read_back(data)
    assert not warnings
    assert extra.version == pytest.approx(sample.extra.version, abs=1e-6)
    assert {loss.table for loss in losses} <= {"textures"}
    for name in ("vertices", "faces"):
        table, other = sample.model.tables[name], again.tables[name]
        assert all(np.array_equal(table[field.name], other[field.name]) for field in table.fields), name
    for name in ("bones", "morphs", "rigid_bodies", "joints", "frames"):
        assert [record.name for record in again.tables[name]] == [record.name for record in sample.model.tables[name]]


@pytest.mark.parametrize(("ending", "near"), [("obj", 1e-6), ("glb", 1e-5)])
def test_exchanged_they_lie_on_themselves(sample: formats.Content, tmp_path: Path, ending: str, near: float) -> None:
    formats.save(sample, tmp_path / f"a.{ending}")
    model = formats.load(tmp_path / f"a.{ending}").model
    assert error_of_shape(sample.model, model) < near
    drawn = sample.model.faces["material"] >= 0
    assert np.array_equal(model.faces["vertices"], sample.model.faces["vertices"][drawn])
    assert np.array_equal(model.faces["material"], sample.model.faces["material"][drawn])
    if ending == "glb":
        assert [bone.name for bone in model.bones] == [bone.name for bone in sample.model.bones]
        assert np.allclose(influence(sample.model), influence(model), atol=1e-6)
