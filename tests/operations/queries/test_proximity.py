"""Points grouped by how close together they are."""

import numpy as np
import pytest

from editor.operations.queries.proximity import near_groups


def test_points_within_the_distance_of_the_first_are_with_it_and_no_number_is_alone():
    points = np.array([(0, 0, 0), (0.1, 0, 0), (0.2, 0, 0), (np.nan, 0, 0), (np.nan, 0, 0)], np.float32)
    assert near_groups(points, 0.1).tolist() == [0, 0, 2, 3, 4]
    assert near_groups(points, 0.2).tolist() == [0, 0, 0, 3, 4]
    assert near_groups(points, 0.2, np.array([1, 0, 1, 0, 0])).tolist() == [0, 1, 0, 3, 4]
    assert near_groups(points[[0, 1, 0]], 0).tolist() == [0, 1, 0]
    assert near_groups(points[:0], 0.1).tolist() == []


@pytest.mark.parametrize("distance", [0, 0.003, 0.05, 0.4, 9])
def test_whatever_the_points_none_is_further_from_its_first_than_the_distance(distance):
    rng = np.random.default_rng(3)
    points = np.round(rng.uniform(-1, 1, (500, 3)) ** 3, 2).astype(np.float32)
    kinds = rng.integers(0, 2, 500)
    firsts = near_groups(points, distance, kinds)
    assert (firsts[firsts] == firsts).all()
    assert (kinds[firsts] == kinds).all()
    assert np.linalg.norm(points - points[firsts], axis=1).max() <= distance * 1.0001
    if distance == 0:
        first = {point: row for row, point in reversed(list(enumerate(map(tuple, points.tolist()))))}
        assert near_groups(points, 0).tolist() == [first[point] for point in map(tuple, points.tolist())]


def test_a_long_row_of_close_points_is_thinned_out():
    points = np.zeros((5000, 3), np.float32)
    points[:, 0] = np.arange(5000) * 0.01
    assert len(np.unique(near_groups(points, 0.025))) < 2000


def test_points_that_are_endlessly_far_off_stay_alone():
    points = np.outer(np.arange(1, 5001), (1e30, 0, 0)).astype(np.float32)
    assert near_groups(points, 1e-4).tolist() == list(range(5000))
