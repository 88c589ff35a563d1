"""Neighbours, parts, the same material and what is unused, against searches that go from row to row."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.model.bones import Bone, BoneFlags
from editor.model.edit import Edit
from editor.model.joints import Joint
from editor.model.materials import Texture
from editor.model.model import Model
from editor.model.rigid_bodies import BodyMode, RigidBody
from editor.operations.queries import selection
from editor.operations.queries.selection import GROWING, USED, connected_rows, grown_rows, shrink, unused_rows
from editor.operations.rows.rows import delete
from tests.model.random_models import random_model
from tests.operations.model_making import full_model

Links = set[frozenset[int]]


def mask(model: Model, table: str, rows: Iterable[int]) -> np.ndarray:
    chosen = np.zeros(len(model.tables[table]), np.bool_)
    chosen[list(rows)] = True
    return chosen


def rows_of(chosen: np.ndarray) -> list[int]:
    return np.flatnonzero(chosen).tolist()


def bones_of(*parents: int) -> Model:
    model = Model()
    model.bones.records += [Bone(str(row), parent=parent) for row, parent in enumerate(parents)]
    return model


def swinging(modes: str, *joints: tuple[int, int]) -> Model:
    """Bodies that are moved ("m") or follow their bone ("f"), and joints between them."""
    kinds = {"m": BodyMode.PHYSICS, "f": BodyMode.FOLLOWS_BONE}
    model = Model()
    model.rigid_bodies.records += [RigidBody(str(row), mode=kinds[mode]) for row, mode in enumerate(modes)]
    model.joints.records += [Joint(f"{a}-{b}", body_a=a, body_b=b) for a, b in joints]
    return model


def linked(model: Model, table: str) -> Links:
    """The pairs of neighbours of a table, found one by one."""
    count = len(model.tables[table])
    share: dict[str, Callable[[int, int], bool]] = {
        "vertices": lambda a, b: _shares_a_face(model, a, b),
        "faces": lambda a, b: bool(_corner_positions(model, a) & _corner_positions(model, b)),
        "bones": lambda a, b: model.bones[a].parent == b or model.bones[b].parent == a,
        "rigid_bodies": lambda a, b: any({a, b} == {joint.body_a, joint.body_b} for joint in model.joints),
        "joints": lambda a, b: bool(_bodies(model, a) & _bodies(model, b)),
    }
    return {frozenset((a, b)) for a in range(count) for b in range(a) if share[table](a, b)}


def _corner_positions(model: Model, face: int) -> set[tuple[float, ...]]:
    return {tuple(model.vertices["position"][row].tolist()) for row in model.faces["vertices"][face]}


def _shares_a_face(model: Model, a: int, b: int) -> bool:
    both = {tuple(model.vertices["position"][row].tolist()) for row in (a, b)}
    return len(both) == 1 or any(both <= _corner_positions(model, face) for face in range(len(model.faces)))


def _bodies(model: Model, joint: int) -> set[int]:
    return {model.joints[joint].body_a, model.joints[joint].body_b} - {-1}


@given(st.integers(0, 2**32), st.sampled_from(GROWING), st.booleans(), st.data())
def test_growing_and_shrinking(seed: int, table: str, is_welded: bool, data: st.DataObject) -> None:
    model = random_model(seed, size=8)
    if is_welded:
        Edit(model).set(model.vertices, slice(None), "position", np.zeros(3))
    count = len(model.tables[table])
    chosen = data.draw(st.sets(st.integers(0, count - 1))) if count else set()
    links = linked(model, table)
    grown = chosen.union(*(link for link in links if link & chosen))
    assert rows_of(grown_rows(model, table, mask(model, table, chosen))) == sorted(grown)
    kept = {row for row in chosen if all(link <= chosen for link in links if row in link)}
    assert rows_of(shrink(model, table, mask(model, table, chosen))) == sorted(kept)


@given(st.integers(0, 2**32), st.sampled_from(("vertices", "faces")), st.data())
def test_a_connected_part_of_the_mesh_is_all_that_growing_reaches(seed: int, table: str, data: st.DataObject) -> None:
    model = random_model(seed, size=12)
    count = len(model.tables[table])
    chosen = mask(model, table, data.draw(st.sets(st.integers(0, count - 1))) if count else ())
    grown = chosen
    for _ in range(count):
        grown = grown_rows(model, table, grown)
    assert np.array_equal(connected_rows(model, table, chosen), grown)


def test_a_chain_of_bones_ends_where_it_branches() -> None:
    model = bones_of(-1, 0, 1, 2, 2, 3, 5)
    assert rows_of(connected_rows(model, "bones", mask(model, "bones", [1]))) == [0, 1, 2]
    assert rows_of(connected_rows(model, "bones", mask(model, "bones", [6]))) == [3, 5, 6]
    assert rows_of(connected_rows(model, "bones", mask(model, "bones", [4]))) == [4]


def test_a_body_that_follows_its_bone_holds_islands_and_connects_none() -> None:
    model = swinging("fmmmmf", (0, 1), (1, 2), (0, 3), (3, 4), (0, 5))
    for rows, island in (([1], [1, 2]), ([4], [3, 4]), ([0], [0, 1, 2, 3, 4]), ([5], [5])):
        assert rows_of(connected_rows(model, "rigid_bodies", mask(model, "rigid_bodies", rows))) == island
    for rows, island in (([0], [0, 1]), ([3], [2, 3]), ([4], [4])):
        assert rows_of(connected_rows(model, "joints", mask(model, "joints", rows))) == island


def test_bones_up_and_down() -> None:
    model = bones_of(-1, 0, 1, 1, 3)
    for choose, expected in (
        (selection.children, [1, 2, 3]),
        (selection.parents, [0, 1]),
        (selection.descendants, [1, 2, 3, 4]),
    ):
        assert rows_of(choose(model, mask(model, "bones", [1]))) == expected


def test_bones_in_a_circle_end_somewhere() -> None:
    model = bones_of(2, 0, 1)
    assert selection.descendants(model, mask(model, "bones", [1])).all()
    assert connected_rows(model, "bones", mask(model, "bones", [1])).all()


def test_a_long_chain_of_bones_is_no_trouble() -> None:
    model = bones_of(*range(-1, 2000))
    assert selection.descendants(model, mask(model, "bones", [0])).all()


def test_the_same_material() -> None:
    model = full_model()
    assert rows_of(selection.of_same_material(model, "faces", mask(model, "faces", [2]))) == [2, 3]
    assert rows_of(selection.of_same_material(model, "vertices", mask(model, "vertices", [1]))) == [0, 1, 2, 3]


def test_what_nothing_uses() -> None:
    model = full_model()
    model.textures.records.append(Texture("tex/unused.png"))
    Edit(model).remove(model.faces, [2, 3])
    assert rows_of(unused_rows(model, "vertices")) == [4, 5]
    assert rows_of(unused_rows(model, "materials")) == [1]
    assert rows_of(unused_rows(model, "textures")) == [3]


def test_bones_are_used_by_what_they_move_by_ik_and_by_bones_that_are() -> None:
    model = full_model()
    assert not unused_rows(model, "bones").any()
    model.bones.records += [Bone("要る"), Bone("要らない", parent=4), Bone("先", parent=0), Bone("手首", parent=4)]
    model.rigid_bodies.records.append(RigidBody("剛体", bone=7))
    assert rows_of(unused_rows(model, "bones")) == [5, 6]
    model.bones.records.append(Bone("ＩＫ", flags=BoneFlags.IK))
    assert rows_of(unused_rows(model, "bones")) == [5, 6, 8]


@pytest.mark.parametrize("seed", range(30))
def test_what_is_unused_can_go_and_the_rest_is_used_still(seed: int) -> None:
    for table in USED:
        model = random_model(seed)
        delete(Edit(model), model.tables[table], np.flatnonzero(unused_rows(model, table)))
        assert not unused_rows(model, table).any()


@pytest.mark.parametrize("choose", [grown_rows, shrink, connected_rows])
def test_other_tables_have_no_neighbours(choose: Callable[..., np.ndarray]) -> None:
    model = full_model()
    with pytest.raises(ValueError, match="morphs"):
        choose(model, "morphs", mask(model, "morphs", []))
    with pytest.raises(ValueError, match="morphs"):
        unused_rows(model, "morphs")


@pytest.mark.parametrize("table", GROWING)
def test_an_empty_model(table: str) -> None:
    for choose in (grown_rows, shrink, connected_rows):
        assert len(choose(Model(), table, np.zeros(0, np.bool_))) == 0
