"""PMD to PMX and back, random models down and up again, and that whatever changes on the way was told."""

from __future__ import annotations

import dataclasses
import random

import numpy as np
import pytest

from editor.formats.pmd.downgrade import downgraded
from editor.formats.pmd.upgrade import upgraded
from editor.messages import Messages
from editor.model.bones import BoneFlags
from editor.model.fields import single
from editor.model.materials import MaterialFlags, SphereMode, Texture, ToonKind
from editor.model.mesh import Deform
from editor.model.model import Model
from tests.formats.making import assert_same
from tests.formats.pmd.fixtures import SMALL
from tests.formats.pmd.making import bytes_of, different_sections, loaded, random_pmd, through_pmx, up
from tests.model.random_models import random_model


def test_the_small_file_comes_back_through_pmx(tmp_path):
    """All of it but the toon that no material uses."""
    content = loaded(SMALL)
    pmd, losses = downgraded(through_pmx(content.model, tmp_path))
    assert not losses
    assert different_sections(content.extra, pmd) == {"toons"}


# What else of the sections of a random file may differ is nothing that a PMX, or MMD, sees: which bone is the second of
# a vertex that has only one, the tail of a hidden bone, the order of IK that have nothing to do with each other.
MAY_DIFFER = {"vertices", "bones", "iks", "ik_links", "materials", "toons"}


@pytest.mark.parametrize("seed", range(80))
def test_random_files_come_back_through_pmx(tmp_path, seed):
    """What a PMD can say in several ways is said in one of them after the first time; then nothing changes any more."""
    source = random_pmd(seed)
    model = upgraded(source, Messages())
    first, losses = downgraded(through_pmx(model, tmp_path))
    again, losses_again = downgraded(through_pmx(up(first), tmp_path))
    assert bytes_of(again) == bytes_of(first)
    assert not losses_again
    assert different_sections(source, first) <= MAY_DIFFER
    # A twist bone that turns about the way from its parent needs a tail, which is one bone more.
    assert {loss.field for loss in losses} <= {"fixed_axis"}
    if not losses:
        assert_same(without_levels(up(first)), without_levels(model))


def without_levels(model: Model) -> Model:
    """Levels that IK were lifted to for an order which they cannot have are not needed for the one that they have."""
    model.bones.records[:] = [dataclasses.replace(bone, level=0) for bone in model.bones]
    return model


def lively(seed: int) -> Model:
    """A random model whose bones and materials use all that there is."""
    rng, model = random.Random(seed), random_model(seed, 8)
    for row, bone in enumerate(model.bones):
        flags, ratio = BoneFlags(rng.getrandbits(14)), single(rng.choice((1, 0.5, 0.333, -2, 400)))
        level, offset = rng.randrange(3), rng.choice(((0.0, 0.0, 0.0), (0.0, 1.0, 0.0), bone.tail_offset))
        values = {"flags": flags, "append_ratio": ratio, "level": level, "tail_offset": offset, "ik_loops": 255 * row}
        model.bones.records[row] = dataclasses.replace(bone, **values)
    for row, material in enumerate(model.materials):
        diffuse = (*material.diffuse[:3], single(rng.choice((1, 0.98, 0.5))))
        flags = MaterialFlags(rng.choice((0x1E, 0x1F, rng.getrandbits(8))))
        model.materials.records[row] = dataclasses.replace(material, diffuse=diffuse, flags=flags)
    for row in range(len(model.textures)):
        names = (
            "a.bmp",
            "b.sph",
            "tex/c.spa",
            "ein sehr langer Ordner/d.png",
            "テクスチャ\\名前.spa",
            "🎀.bmp",
            "e.png*f.sph",
        )
        model.textures.records[row] = Texture(rng.choice(names))
    return model


class Told:
    """The fields of which a downgrade told that they are lost."""

    def __init__(self, losses):
        self._rows = {(loss.table, loss.row, loss.field) for loss in losses}
        self._tables = {(table, field) for table, _, field in self._rows}

    def row(self, table: str, row: int, field: str) -> bool:
        return (table, row, field) in self._rows or (table, row, "") in self._rows

    def any(self, table: str, field: str) -> bool:
        return (table, field) in self._tables


# What may change untold, because nothing moves or looks otherwise: the levels where no bone changes its place among
# those that it moves with, the ratio of what follows nothing, what an absent thing would have been.
UNTOLD = {"level", "toon_kind", "shared_toon", "sphere_mode"}


@pytest.mark.parametrize("seed", range(200))
def test_whatever_changes_is_told(seed):
    model = lively(seed)
    pmd, losses = downgraded(model)
    again, told = upgraded(pmd, Messages()), Told(losses)
    for table in ("info", "bones", "materials", "rigid_bodies", "joints"):
        changed = [change for change in changes(model, again, table) if change[1] not in UNTOLD]
        assert [change for change in changed if not told.row(table, *change)] == [], table
    for field in ("position", "normal", "uv", "edge_scale"):
        assert_same_column(model, again, field, told)
    effects = [weights_by_bone(one, len(model.bones)) for one in (model, again)]
    if not any(told.any("vertices", field) for field in ("weights", "bones", "deform")):
        assert np.allclose(*effects, atol=1e-6)
    assert told.any("faces", "vertices") or np.array_equal(model.faces["vertices"], again.faces["vertices"])


def changes(model: Model, again: Model, table: str):
    """(row, field) of what has another value that means something; the flag tells of what means nothing without it."""
    for row, (old, new) in enumerate(zip(model.tables[table].records, again.tables[table].records, strict=False)):
        for field in model.tables[table].fields:
            applies = field.applies or (lambda record: True)
            if not applies(old) or (not applies(new) and not field.name.startswith("tail")):
                continue
            if not alike(field.name, meant(model, old, field.name), meant(again, new, field.name)):
                yield row, field.name


def alike(field: str, a, b) -> bool:
    if field == "flags":  # whether a tail that is not there would be a bone says nothing
        return (int(a) ^ int(b)) & ~int(BoneFlags.TAIL_IS_BONE) == 0
    if field == "tail_offset" and not any(a):
        return True
    if field == "fixed_axis":
        return not any(a) or np.allclose(np.array(a) / np.linalg.norm(a), b, atol=1e-3)
    return a == b or (isinstance(a, tuple) and isinstance(a[0], float) and np.allclose(a, b, atol=1e-6))


def meant(model: Model, record, field: str):
    """The value of a field; of one that refers to a texture what it draws."""
    value = getattr(record, field)
    if field == "toon_texture" and record.toon_kind == ToonKind.SHARED:
        return record.shared_toon.label
    if field == "sphere_texture" and record.sphere_mode == SphereMode.OFF:
        return ""
    if field in ("texture", "sphere_texture", "toon_texture"):
        path = model.textures[value].path if value >= 0 else ""
        return (path, record.sphere_mode) if path and field == "sphere_texture" else path
    if field == "ik_links":
        return [(link.bone, link.limited and (link.lower, link.upper)) for link in value]
    return value


def assert_same_column(model: Model, again: Model, field: str, told: Told) -> None:
    assert told.any("vertices", field) or np.array_equal(model.vertices[field], again.vertices[field]), field


def weights_by_bone(model: Model, count: int):
    """(vertices, bones): how much each bone moves each vertex."""
    table = np.zeros((len(model.vertices), len(model.bones) + 1))
    bones, weights = model.vertices["bones"], model.vertices["weights"].copy()
    used = np.array([1, 2, 4, 2, 4])[model.vertices["deform"]][:, None] > np.arange(4)
    weights[~used] = 0
    weights[model.vertices["deform"] == Deform.BDEF1, 0] = 1
    for slot in range(4):
        np.add.at(table, (np.arange(len(table)), bones[:, slot]), np.where(bones[:, slot] >= 0, weights[:, slot], 0))
    return table[:, :count]
