"""bones.order and bones.normalize-level: wrong is put right by the fewest moves, and what was right stays as it was."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import combinations, pairwise

import numpy as np
import pytest

from editor.formats import load_model
from editor.math3d.arrays import Float64Array
from editor.model.bones import Bone, BoneFlags, IkLink
from editor.model.deform_order import order_faults
from editor.model.model import Model
from editor.operations.bones import bone_order
from editor.operations.bones.bone_order import order_with_fewest_moves, ordered_by_needs
from editor.preview.pose import Pose
from editor.preview.skeleton import Skeleton
from editor.resources import resource
from tests.operations.running import apply

Needs = list[list[int]]


def model_of(*bones: Bone) -> Model:
    model = Model()
    model.bones.records += bones
    return model


def names(model: Model) -> list[str]:
    return [bone.name for bone in model.bones]


def posed(model: Model) -> dict[str, Float64Array]:
    """Where each bone is, by name, in a pose that turns every bone and moves some."""
    pose = Pose.at_rest(len(model.bones), 0)
    for row, bone in enumerate(model.bones):
        rng = np.random.default_rng(sum(map(ord, bone.name)))
        turn = np.append(rng.uniform(-0.2, 0.2, 3), 1.0)
        pose.rotations[row] = turn / np.linalg.norm(turn)
        pose.offsets[row] = rng.uniform(-1, 1, 3) if bone.flags & BoneFlags.MOVABLE else 0
    positions = Skeleton(model.bones.records).solve(pose).positions
    return dict(zip(names(model), positions, strict=True))


@pytest.fixture
def mochi() -> Model:
    return load_model(resource("samples", "mochi.pmx")).model


def shuffled(model: Model, seed: int) -> None:
    """Put the bones in any order, and leave everything else as it is."""
    order = np.random.default_rng(seed).permutation(len(model.bones))
    apply(model, "rows.move-to-bottom", {"bones": [0]})
    for row in order[:20].tolist():
        apply(model, "rows.move-to-top", {"bones": [row]})


def test_a_model_in_order_stays_as_it_is(mochi: Model) -> None:
    before = posed(mochi)
    outcome = apply(mochi, "bones.order")
    assert outcome.step is None
    assert posed(mochi).keys() == before.keys()


@pytest.mark.parametrize("seed", range(3))
def test_bones_in_any_order_move_as_before_once_they_are_put_in_order(mochi: Model, seed: int) -> None:
    before = posed(mochi)
    shuffled(mochi, seed)
    assert order_faults(mochi.bones.records)
    apply(mochi, "bones.order")
    assert not order_faults(mochi.bones.records)
    after = posed(mochi)
    assert max(float(np.abs(after[name] - position).max()) for name, position in before.items()) < 1e-5


def test_the_one_that_is_late_moves_and_the_others_stay() -> None:
    model = model_of(Bone("全"), Bone("腕", parent=3), Bone("手", parent=3), Bone("肩", parent=0))
    outcome = apply(model, "bones.order")
    assert names(model) == ["全", "肩", "腕", "手"]
    assert [bone.parent for bone in model.bones] == [-1, 0, 1, 1]
    assert outcome.result.rows["bones"].tolist() == [1]


def test_a_level_is_raised_where_no_row_helps() -> None:
    model = model_of(Bone("親", level=2), Bone("子", parent=0, level=1), Bone("孫", parent=1, level=1))
    apply(model, "bones.order")
    assert [(bone.name, bone.level) for bone in model.bones] == [("親", 2), ("子", 2), ("孫", 2)]


def test_what_deforms_before_physics_and_needs_it_is_told() -> None:
    model = model_of(Bone("親", flags=BoneFlags.AFTER_PHYSICS), Bone("子", parent=0))
    warnings = apply(model, "bones.order").result.warnings
    assert warnings == ("子: Deforms before its parent 0: 親. That one deforms after physics.",)


def test_circles_of_parents_are_refused_by_name() -> None:
    model = model_of(Bone("甲", parent=1), Bone("乙", parent=0))
    with pytest.raises(ValueError, match="甲 cannot be its own ancestor: 甲 → 乙 → 甲"):
        apply(model, "bones.order")


def test_an_ik_comes_after_its_chain() -> None:
    ik = Bone("ＩＫ", flags=BoneFlags.IK, ik_target=2, ik_links=(IkLink(1),))
    model = model_of(ik, Bone("ひざ"), Bone("足首", parent=1))
    apply(model, "bones.order")
    assert names(model) == ["ひざ", "足首", "ＩＫ"]
    assert (model.bones[2].ik_target, model.bones[2].ik_links) == (1, (IkLink(0),))


def test_on_one_level_bones_deform_as_before(mochi: Model) -> None:
    records = mochi.bones.records
    records[:] = [replace(bone, level=row % 3) for row, bone in enumerate(records)]
    before = posed(mochi)
    apply(mochi, "bones.normalize-level")
    assert {bone.level for bone in mochi.bones} == {0}
    after = posed(mochi)
    assert all(np.array_equal(after[name], position) for name, position in before.items())


def random_needs(rng: random.Random, count: int) -> Needs:
    """Needs without circles, in a hidden order."""
    hidden = rng.sample(range(count), count)
    needs: Needs = [[] for _ in range(count)]
    for index, row in enumerate(hidden):
        needs[row] = rng.sample(hidden[:index], min(index, rng.randint(0, 2)))
    return needs


def is_met(order: list[int], needs: Needs) -> bool:
    index_of = {row: index for index, row in enumerate(order)}
    return all(index_of[other] < index_of[row] for row, own in enumerate(needs) for other in own)


def slow_fewest(needs: Needs) -> int:
    """How many rows have to move, by trying."""
    rows = range(len(needs))
    for count in rows:
        for moved in combinations(rows, count):
            stay = [row for row in rows if row not in moved]
            chained = [list(own) for own in needs]
            for before, row in pairwise(stay):
                chained[row].append(before)
            try:
                ordered_by_needs(chained)
                return count
            except ValueError:
                continue
    return 0


@pytest.mark.parametrize("seed", range(60))
def test_no_order_moves_fewer(seed: int) -> None:
    rng = random.Random(seed)
    needs = random_needs(rng, rng.randint(1, 8))
    order, moved = order_with_fewest_moves(needs)
    stay = [row for row in order if row not in moved]
    assert sorted(order) == list(range(len(needs)))
    assert is_met(order, needs)
    assert stay == sorted(stay)
    assert len(moved) == slow_fewest(needs)


def test_what_is_in_order_stays() -> None:
    assert order_with_fewest_moves([[], [0], [0, 1], []]) == ([0, 1, 2, 3], set())


def test_one_late_parent_of_many_moves_alone() -> None:
    needs: Needs = [[], [9], [9], [9], [9], [], [], [], [], []]
    order, moved = order_with_fewest_moves(needs)
    assert moved == {9}
    assert order == [0, 9, 1, 2, 3, 4, 5, 6, 7, 8]


def test_circles_have_no_order() -> None:
    with pytest.raises(ValueError, match="circle"):
        order_with_fewest_moves([[1], [0]])


def test_with_very_many_conflicts_the_order_is_right_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bone_order, "MANY", 10)
    needs: Needs = [*([row + 1] for row in range(99)), []]
    order, moved = order_with_fewest_moves(needs)
    assert order == list(range(99, -1, -1))
    assert len(moved) == 99


def test_very_many_rows_have_an_order() -> None:
    count = 20_000
    needs: Needs = [[] if not row else [row - 1] for row in range(count)]
    needs[5].append(count - 1)
    needs[count - 1] = []
    order, moved = order_with_fewest_moves(needs)
    assert is_met(order, needs)
    assert moved == {count - 1}
