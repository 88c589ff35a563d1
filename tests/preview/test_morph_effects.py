"""What material morphs make of materials: products and sums kept apart, and the coefficients of textures."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.materials import Material
from editor.model.model import Model
from editor.model.morphs import MaterialOffset, Morph, MorphKind, MorphOffset, OffsetMethod
from editor.preview.morph_effects import MaterialParts
from editor.preview.morphs import Morphs
from tests.preview.test_morphs import Following

ZERO = dict.fromkeys(("diffuse", "edge_color", "texture", "sphere", "toon"), (0, 0, 0, 0)) | {
    "specular": (0, 0, 0),
    "ambient": (0, 0, 0),
    "shininess": 0,
    "edge_size": 0,
}
FIRST = Material(
    diffuse=(0.5, 0.25, 1, 0.5),
    specular=(0.125, 0.25, 0.5),
    shininess=8,
    ambient=(0.5, 0.5, 0.25),
    edge_color=(0, 0.5, 0, 1),
    edge_size=2,
)


def times(material: int = 0, **values: object) -> MaterialOffset:
    """Multiplies the named fields and leaves the others."""
    return MaterialOffset(material, OffsetMethod.MULTIPLY, **values)


def plus(material: int = 0, **values: object) -> MaterialOffset:
    return MaterialOffset(material, OffsetMethod.ADD, **{**ZERO, **values})


def model_of(*morphs: list[MaterialOffset]) -> Model:
    model = Model()
    model.materials.records[:] = [FIRST, Material(diffuse=(1, 1, 1, 1))]
    model.morphs.records[:] = [
        Morph(kind=MorphKind.MATERIAL, offsets=Columns.of(MaterialOffset, offsets)) for offsets in morphs
    ]
    return model


def parts_of(model: Model, *weights: float) -> MaterialParts:
    parts = Morphs(model).apply(np.array(weights)).materials
    assert parts is not None
    return parts


def test_at_rest() -> None:
    parts = Morphs(model_of()).materials_at_rest()
    assert parts.values[0].tolist() == [0.5, 0.25, 1, 0.5, 0.125, 0.25, 0.5, 8, 0.5, 0.5, 0.25, 0, 0.5, 0, 1, 2]
    assert parts.packed().shape == (2, 28)
    assert (parts.packed()[:, 16:] == 1).all()
    assert (parts.texture_mul == 1).all()
    assert not parts.toon_add.any()
    assert parts.values.dtype == np.float32
    assert Morphs(Model()).materials_at_rest().packed().shape == (0, 28)


def test_multiplying_by_part() -> None:
    parts = parts_of(model_of([times(diffuse=(0, 0.5, 1, 3), shininess=0.5, edge_size=3)]), 0.5)
    assert parts.values[0, :4].tolist() == [0.25, 0.1875, 1, 1]
    assert (parts.values[0, 7], parts.values[0, 15]) == (6, 4)
    assert parts.values[1].tolist() == Morphs(model_of()).materials_at_rest().values[1].tolist()


def test_adding_by_part_is_not_clamped() -> None:
    parts = parts_of(model_of([plus(ambient=(1, -2, 0), edge_color=(0, 0, 4, 0))]), 0.5)
    assert parts.values[0, 8:11].tolist() == [1, -0.5, 0.25]
    assert parts.values[0, 11:15].tolist() == [0, 0.5, 2, 1]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_product_and_sum_on_one_field_are_kept_apart(order: tuple[int, int]) -> None:
    both = [[times(diffuse=(0.5, 1, 1, 1))], [plus(diffuse=(1, 0, 0, 0))]]
    parts = parts_of(model_of(*(both[row] for row in order)), 1, 1)
    assert parts.values[0, 0] == 0.5 * 0.5 + 1


def test_two_morphs_and_two_entries_of_one() -> None:
    model = model_of([times(diffuse=(0.5, 1, 1, 1)), times(diffuse=(0.5, 1, 1, 1))], [times(diffuse=(0, 1, 1, 1))])
    assert parts_of(model, 1, 0).values[0, 0] == 0.125
    # 0.5 · lerp(1, 0.5, ½)² · lerp(1, 0, ¼)
    assert parts_of(model, 0.5, 0.25).values[0, 0] == 0.5 * 0.75**2 * 0.75


def test_an_entry_for_all_materials_comes_beside_one_for_one() -> None:
    parts = parts_of(model_of([times(NONE, diffuse=(0.5, 1, 1, 1)), plus(1, diffuse=(1, 0, 0, 0))]), 1)
    assert parts.values[:, 0].tolist() == [0.25, 1.5]


def test_coefficients_are_multiplied_and_added_apart() -> None:
    offsets = [times(texture=(0.5, 1, 1, 0), toon=(2, 1, 1, 1)), plus(sphere=(0, 0, 0, -1), texture=(0, 0, 1, 0))]
    parts = parts_of(model_of(offsets), 0.5)
    assert parts.texture_mul[0].tolist() == [0.75, 1, 1, 0.5]
    assert parts.texture_add[0].tolist() == [0, 0, 0.5, 0]
    assert parts.sphere_mul[0].tolist() == [1, 1, 1, 1]
    assert parts.sphere_add[0].tolist() == [0, 0, 0, -0.5]
    assert parts.toon_mul[0].tolist() == [1.5, 1, 1, 1]
    assert parts.packed()[0, 16:].tolist() == [0.75, 1, 1.5, 0.5, 1, 1, 1, 0.5, 1.5, 1, 1, 1]


def test_through_a_group_and_by_itself_are_two_applications() -> None:
    model = model_of([times(diffuse=(0, 1, 1, 1))])
    model.morphs.records.append(Morph(kind=MorphKind.GROUP, offsets=Columns(MorphOffset, morph=[0], weight=[-1])))
    assert parts_of(model, 0.5, 0.5).values[0, 0] == 0.5 * 0.5 * 1.5


def test_operations_that_are_none_add() -> None:
    odd = Columns.of(MaterialOffset, [plus(0, shininess=5)])
    model = model_of()
    model.morphs.records[:] = [Morph(kind=MorphKind.MATERIAL, offsets=odd.replace(operation=[9]))]
    assert parts_of(model, 1).values[0, 7] == 8


def test_edits_of_materials_are_seen() -> None:
    model = model_of([plus(diffuse=(0.5, 0, 0, 0))])
    morphs = Morphs(model)
    morphs.apply(np.ones(1))
    with Edit(model, watcher=Following(morphs)) as edit:
        edit.set(model.materials, [0], "diffuse", (0, 0, 0, 1))
        edit.remove(model.materials, [1])
    parts = morphs.apply(np.ones(1)).materials
    assert parts is not None
    assert parts.values[:, 0].tolist() == [0.5]
    assert morphs.materials_at_rest().values[:, 0].tolist() == [0]
