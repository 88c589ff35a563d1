"""Materials deleted and duplicated with all that they draw, and transparent ones that come last."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from editor.model.columns import Columns
from editor.model.fields import replaced
from editor.model.materials import Material, Texture
from editor.model.model import Model
from editor.model.morphs import MaterialOffset, Morph, MorphKind, OffsetMethod
from editor.operations.catalog import OPERATIONS
from editor.operations.operation import OperationContext
from editor.operations.queries.related import unused_vertices
from editor.operations.queries.transparency import hidden_behind, texture_alphas, transparent_materials
from editor.operations.run_operation import Outcome, run_operation
from tests.operations.model_making import drawn, full_model
from tests.operations.running import apply

Position = tuple[float, float, float]


def test_a_part_goes_with_its_own_vertices_alone():
    model = full_model()
    others = [face for face in drawn(model) if face[0] == "髪"]
    apply(model, "materials.delete-part", {"materials": [0]})
    assert drawn(model) == others
    assert len(model.vertices) == 4  # 1 and 2 had no corner of another material
    assert model.morphs[0].offsets["vertex"].tolist() == [1]


def test_a_duplicate_draws_the_same_in_vertices_of_its_own():
    model = full_model()
    before = drawn(model)
    outcome = apply(model, "materials.duplicate-part", {"materials": [1]})
    copies = [face for face in drawn(model) if face[0] == "髪_2"]
    assert [corners for _, corners in copies] == [corners for name, corners in before if name == "髪"]
    assert drawn(model)[:4] == before
    assert model.faces["vertices"][4:].min() >= 6
    assert list(outcome.result.rows["materials"]) == [2]


@pytest.mark.parametrize("morphs", [True, False])
def test_morphs_go_along_if_wished(morphs):
    model = full_model()
    apply(model, "materials.duplicate-part", {"materials": [1]}, morphs=morphs)
    moved = model.morphs[0].offsets
    changed = model.morphs[3].offsets["material"].tolist()
    assert changed == [-1, 1, 2] if morphs else changed == [-1, 1]
    if morphs:  # of vertices 1 and 3, 3 has corners of the duplicated material
        np.testing.assert_array_equal(moved["translation"][1], moved["translation"][2])
        assert model.vertices["position"][moved["vertex"][2]].tolist() == model.vertices["position"][3].tolist()
    else:
        assert len(moved) == 2


def test_unused_vertices_go_but_those_of_soft_bodies_stay():
    model = full_model()
    apply(model, "materials.delete-part", {"materials": [0]})
    count = len(model.vertices)
    assert "removed: 0" in str(apply(model, "vertices.remove-unused").result.message)
    apply(model, "rows.delete", {"faces": [0, 1]})
    apply(model, "vertices.remove-unused")
    assert len(model.vertices) < count
    pinned = {*model.soft_bodies[0].pins["vertex"].tolist(), *model.soft_bodies[0].anchors["vertex"].tolist()}
    assert len(model.vertices) == len(pinned)


def test_unused_vertices_that_are_not_selected_are_told():
    model = full_model()
    apply(model, "rows.delete", {"faces": list(range(len(model.faces)))})
    unused = np.flatnonzero(unused_vertices(model))
    result = apply(model, "vertices.remove-unused", {"vertices": unused[:1].tolist()}).result
    assert "removed: 1" in str(result.message)
    assert [str(warning) for warning in result.warnings] == [
        f"unused vertices left, as they are not selected: {len(unused) - 1:,}"
    ]
    assert not apply(model, "vertices.remove-unused").result.warnings


def planes(*alphas: float, positions: list[Position] | None = None) -> Model:
    """A plane for each alpha, all at one position where no others are given."""
    model = Model()
    for row, alpha in enumerate(alphas):
        apply(model, "model.add-primitive", position=positions[row] if positions else (0.0, 0.0, 0.0))
        material = model.materials[row]
        model.materials.records[row] = replaced(material, {"name": f"{row}", "diffuse": (1.0, 1.0, 1.0, alpha)})
    return model


def order(model: Model, folder: Path | None = None) -> Outcome:
    return run_operation(OPERATIONS["materials.order-transparent"], OperationContext(model, folder=folder), None)


def names(model: Model) -> str:
    return "".join(material.name for material in model.materials)


def picture(path: Path, *columns: int) -> None:
    """A picture as wide as there are values of alpha."""
    pixels = np.full((8, len(columns), 4), 255, np.uint8)
    pixels[..., 3] = columns
    Image.fromarray(pixels).save(path)


def textured(folder: Path, *columns: int, file: str = "a.png") -> Model:
    picture(folder / file, *columns)
    model = planes(1.0, 1.0)
    model.textures.records.append(Texture(file))
    model.materials.records[0] = replaced(model.materials[0], {"texture": 0})
    return model


def test_transparent_ones_come_last_in_their_order_and_references_follow():
    model = planes(0.5, 1.0, 0.0, 1.0, 0.9)
    model.morphs.records.append(
        Morph("消", kind=MorphKind.MATERIAL, offsets=Columns(MaterialOffset, material=[0, 1], shininess=[1, 2]))
    )
    outcome = order(model)
    assert names(model) == "13024"
    assert model.morphs[0].offsets["material"].tolist() == [2, 0]
    assert list(outcome.result.rows["materials"]) == [2, 3]
    assert outcome.result.message == "Transparent materials: 3; moved: 2"
    assert order(model).step is None


@pytest.mark.parametrize(("alpha", "is_transparent"), [(1.0, False), (0.98, False), (0.97, True), (0.0, True)])
def test_the_alpha_that_pmd_says_no_self_shadow_by_is_opaque(alpha: float, is_transparent: bool):
    assert transparent_materials(planes(alpha), {}).tolist() == [is_transparent]


def test_a_texture_counts_where_faces_show_it(tmp_path: Path):
    model = textured(tmp_path, 255, 255, 255, 128)
    assert set(texture_alphas(model, tmp_path)) == {0}
    assert order(model, tmp_path).step is not None
    assert names(model) == "10"
    unused = textured(tmp_path, 255, 255, 255, 0)  # only beside what the faces show
    unused.vertices.fill(8, **{**unused.vertices.rows(slice(None)).stored, "uv": unused.vertices["uv"] * 0.5})
    assert order(unused, tmp_path).step is None
    opaque = textured(tmp_path, 255, 252)
    assert order(opaque, tmp_path).step is None
    assert texture_alphas(opaque, tmp_path) == {}


def test_what_cannot_be_read_is_opaque(tmp_path: Path):
    model = textured(tmp_path, 0)
    (tmp_path / "a.png").write_bytes(b"no picture")
    assert order(model, tmp_path).step is None
    (tmp_path / "a.png").unlink()
    assert order(model, tmp_path).step is None


def test_what_stands_above_or_below_is_not_hidden():
    here, above, behind, beside = (0.0, 0.0, 0.0), (0.0, 9.0, 0.0), (0.0, 1.0, 9.0), (9.0, 0.0, 0.0)
    model = planes(0.5, 1.0, 1.0, 1.0, 0.5, positions=[here, above, behind, beside, here])
    model.materials.records.append(Material("without faces"))
    transparent = transparent_materials(model, {})
    assert hidden_behind(model, transparent) == {0: [2, 3]}  # that beside it is hidden as seen from a side
    assert hidden_behind(planes(1.0, 0.5), np.array([False, True])) == {}


def test_one_that_a_morph_shows_as_opaque_stays_where_it_is():
    model = planes(0.0, 1.0, 0.0, 0.5)
    shown = Columns(MaterialOffset, material=[0], operation=[OffsetMethod.ADD], diffuse=[(0, 0, 0, 1)])
    model.morphs.records.append(Morph("着る", kind=MorphKind.MATERIAL, offsets=shown))
    order(model)
    assert names(model) == "0123"
