"""Orders by needs, against a search through all sets of rows that might stay."""

from __future__ import annotations

import random
from itertools import combinations, pairwise

import pytest

from editor.operations.queries import fewest_moves
from editor.operations.queries.fewest_moves import order_with_fewest_moves, ordered_by_needs

Needs = list[list[int]]


def random_needs(rng: random.Random, count: int) -> Needs:
    """Needs without circles, in a hidden order."""
    hidden = rng.sample(range(count), count)
    needs: Needs = [[] for _ in range(count)]
    for place, row in enumerate(hidden):
        needs[row] = rng.sample(hidden[:place], min(place, rng.randint(0, 2)))
    return needs


def is_met(order: list[int], needs: Needs) -> bool:
    places = {row: place for place, row in enumerate(order)}
    return all(places[other] < places[row] for row, own in enumerate(needs) for other in own)


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
    monkeypatch.setattr(fewest_moves, "MANY", 10)
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
