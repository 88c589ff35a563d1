"""Materials merged: chosen ones, and those that are alike but for name and memo."""

import dataclasses

import numpy as np
import pytest

from editor.model.columns import Columns
from editor.model.materials import Material, ToonKind
from editor.model.model import Model
from editor.model.morphs import MaterialOffset, Morph, MorphKind
from editor.model.soft_bodies import SoftBody
from tests.operations.model_making import drawn, full_model
from tests.operations.running import apply


def test_the_first_draws_what_all_drew():
    model = full_model()
    before = [corners for _, corners in drawn(model)]
    outcome = apply(model, "materials.merge", {"materials": [0, 1]})
    assert [material.name for material in model.materials] == ["顔"]
    assert [corners for _, corners in drawn(model)] == before
    assert model.soft_bodies[0].material == 0
    assert outcome.changed["materials"] == {"added": 0, "removed": 1, "moved": 0, "set": 0}


def test_one_alone_is_not_merged():
    with pytest.raises(ValueError, match="two materials"):
        apply(full_model(), "materials.merge", {"materials": [0]})


def model_of(*materials: Material) -> Model:
    """A face for each of the materials."""
    model = Model()
    count = len(materials)
    model.vertices.fill(3 * count, position=[(row, row % 3, 0) for row in range(3 * count)])
    model.faces.fill(count, vertices=np.arange(3 * count).reshape(-1, 3), material=np.arange(count))
    model.materials.records += materials
    return model


RED, BLUE = Material("赤", diffuse=(1, 0, 0, 1)), Material("青", diffuse=(0, 0, 1, 1))


def named(material: Material, name: str, **values: object) -> Material:
    return dataclasses.replace(material, name=name, name_en=name, memo=name, **values)


def names(model: Model) -> list[str]:
    return [material.name for material in model.materials]


def test_what_is_alike_but_for_names_and_memo_is_drawn_by_the_first():
    model = model_of(BLUE, RED, named(BLUE, "b"), named(RED, "r"), named(BLUE, "c"))
    before = {corners[0][0]: name for name, corners in drawn(model)}
    outcome = apply(model, "materials.merge-identical")
    assert names(model) == ["青", "赤"]
    after = {corners[0][0]: name for name, corners in drawn(model)}
    assert after == {material: {"b": "青", "c": "青", "r": "赤"}.get(name, name) for material, name in before.items()}
    assert list(outcome.result.rows["materials"]) == [0, 1]
    assert "Materials merged: 3 into 2" in outcome.result.message


def test_only_materials_like_the_chosen_ones():
    model = model_of(BLUE, RED, named(BLUE, "b"), named(RED, "r"))
    apply(model, "materials.merge-identical", {"materials": [3]})
    assert names(model) == ["青", "赤", "b"]


@pytest.mark.parametrize(("tolerance", "left"), [(0.0, 3), (0.02, 2), (0.1, 1)])
def test_colours_may_differ_by_the_tolerance(tolerance, left):
    model = model_of(RED, named(RED, "a", diffuse=(0.99, 0, 0, 1)), named(RED, "b", edge_size=1.05))
    apply(model, "materials.merge-identical", tolerance=tolerance)
    assert len(model.materials) == left


def test_values_that_mean_nothing_do_not_count_and_flags_do():
    model = model_of(RED, named(RED, "a", toon_texture=-1, toon_kind=ToonKind.SHARED), named(RED, "b", sphere_mode=1))
    model.materials.records[0] = named(RED, "赤", toon_texture=0)
    apply(model, "materials.merge-identical", tolerance=10)
    assert names(model) == ["赤", "b"]


def test_what_a_morph_or_a_soft_body_tells_apart_stays_apart_unless_wished():
    def made() -> Model:
        model = model_of(RED, *(named(RED, name) for name in "abcd"))
        offsets = Columns(MaterialOffset, material=[1, 2], diffuse=[(0, 0, 0, 0), (0, 0, 0, 0)])
        model.morphs.records.append(Morph("消", kind=MorphKind.MATERIAL, offsets=offsets))
        model.soft_bodies.records.append(SoftBody("布", material=3))
        return model

    model = made()
    apply(model, "materials.merge-identical")
    assert names(model) == ["赤", "a", "c"]
    assert model.morphs[0].offsets["material"].tolist() == [1]
    assert model.soft_bodies[0].material == 2
    model = made()
    apply(model, "materials.merge-identical", same_use=False)
    assert names(model) == ["赤"]
    assert len(model.morphs[0].offsets) == 0
    assert model.soft_bodies[0].material == 0


def test_where_none_are_alike_nothing_changes():
    outcome = apply(model_of(RED, BLUE), "materials.merge-identical")
    assert outcome.step is None
    apply(Model(), "materials.merge-identical")
