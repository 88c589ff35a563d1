"""Topology: what is beside and connected, against a search that goes from row to row."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.operations.queries import topology
from editor.operations.queries.topology import MeshTopology, Network, position_numbers

Groups = list[tuple[int, ...]]
Position = tuple[float, ...]


def beside(nodes: set[int], groups: Sequence[Iterable[int]]) -> set[int]:
    return nodes.union(*(group for group in groups if nodes & set(group)))


def connected(nodes: set[int], groups: Sequence[Iterable[int]]) -> set[int]:
    grown = beside(nodes, groups)
    return nodes if grown == nodes else connected(grown, groups)


def mask(count: int, rows: Iterable[int]) -> np.ndarray:
    chosen = np.zeros(count, np.bool_)
    chosen[list(rows)] = True
    return chosen


def rows_of(chosen: np.ndarray) -> set[int]:
    return set(np.flatnonzero(chosen).tolist())


@st.composite
def networks(draw: st.DrawFn) -> tuple[int, Groups, set[int]]:
    """A number of nodes, groups of them with some that are none, and some nodes."""
    count, size = draw(st.integers(1, 30)), draw(st.integers(2, 3))
    member = st.integers(-1, count - 1)
    groups = draw(st.lists(st.tuples(*[member] * size), max_size=40))
    return count, groups, draw(st.sets(st.integers(0, count - 1)))


@given(networks())
def test_a_network_is_as_a_search_finds_it(case: tuple[int, Groups, set[int]]) -> None:
    count, groups, nodes = case
    network = Network(count, np.array(groups).reshape(-1, 2 if not groups else len(groups[0])))
    known = [{node for node in group if 0 <= node < count} for group in groups]
    assert rows_of(network.beside(mask(count, nodes))) == beside(nodes, known)
    assert rows_of(network.connected(mask(count, nodes))) == connected(nodes, known)
    assert rows_of(network.touching(mask(count, nodes))) == {row for row, group in enumerate(known) if group & nodes}
    whole = {row for row, group in enumerate(groups) if set(group) <= nodes}
    assert rows_of(network.within(mask(count, nodes))) == whole


@given(networks())
def test_a_part_is_called_by_its_lowest_node(case: tuple[int, Groups, set[int]]) -> None:
    count, groups, _ = case
    network = Network(count, np.array(groups).reshape(-1, 2 if not groups else len(groups[0])))
    known = [{node for node in group if 0 <= node < count} for group in groups]
    assert network.parts.tolist() == [min(connected({node}, known)) for node in range(count)]


def test_a_long_chain_in_any_order_is_one_part() -> None:
    order = np.random.default_rng(5).permutation(5000)
    network = Network(5000, np.stack((order[:-1], order[1:]), axis=1))
    assert not network.parts.any()


@st.composite
def meshes(draw: st.DrawFn) -> tuple[np.ndarray, np.ndarray]:
    """Up to 20 vertices at few positions, and faces of them."""
    coordinate = st.sampled_from([0.0, -0.0, 1.0])
    positions = draw(st.lists(st.tuples(coordinate, coordinate, coordinate), min_size=1, max_size=20))
    corner = st.integers(0, len(positions) - 1)
    faces = draw(st.lists(st.tuples(corner, corner, corner), max_size=12))
    return np.array(positions, np.float32), np.array(faces, np.int32).reshape(-1, 3)


@given(meshes(), st.data())
def test_vertices_at_one_position_are_one(case: tuple[np.ndarray, np.ndarray], data: st.DataObject) -> None:
    positions, faces = case
    mesh, count = MeshTopology(positions, faces), len(positions)
    at = [tuple(position) for position in positions.tolist()]
    nodes = data.draw(st.sets(st.integers(0, count - 1)))
    around = {at[node] for node in nodes}
    groups = [{at[corner] for corner in face} for face in faces.tolist()]
    for found, wanted in (
        (mesh.beside_vertices(mask(count, nodes)), around.union(*(g for g in groups if g & around))),
        (mesh.connected_vertices(mask(count, nodes)), _spread(around, groups)),
    ):
        assert rows_of(found) == {row for row in range(count) if at[row] in wanted}


@given(meshes(), st.data())
def test_faces_with_a_common_position_are_neighbours(case: tuple[np.ndarray, np.ndarray], data: st.DataObject) -> None:
    positions, faces = case
    mesh, count = MeshTopology(positions, faces), len(faces)
    groups = [{tuple(positions[corner].tolist()) for corner in face} for face in faces.tolist()]
    chosen = data.draw(st.sets(st.integers(0, count - 1))) if count else set()
    corners = set().union(*(groups[face] for face in chosen))
    assert rows_of(mesh.beside_faces(mask(count, chosen))) == {f for f in range(count) if groups[f] & corners}
    wanted = _spread(corners, groups)
    assert rows_of(mesh.connected_faces(mask(count, chosen))) == {f for f in range(count) if groups[f] & wanted}


def _spread(positions: set[Position], groups: list[set[Position]]) -> set[Position]:
    grown = positions.union(*(group for group in groups if group & positions))
    return positions if grown == positions else _spread(grown, groups)


def test_a_corner_that_is_no_vertex_connects_nothing() -> None:
    mesh = MeshTopology(np.eye(4, 3, dtype=np.float32), np.array([[0, 1, -1], [2, 3, -1]], np.int32))
    assert mesh.connected_vertices(mask(4, {0})).tolist() == [True, True, False, False]


def test_a_model_without_anything() -> None:
    mesh = MeshTopology(np.empty((0, 3), np.float32), np.empty((0, 3), np.int32))
    assert len(mesh.connected_vertices(mask(0, ()))) == 0
    assert len(mesh.beside_faces(mask(0, ()))) == 0


@given(st.lists(st.tuples(*[st.sampled_from([0.0, 0.5, 1e-30, -4.0])] * 3)))
def test_points_at_the_same_position_have_the_same_number(points: list[tuple[float, float, float]]) -> None:
    numbers = position_numbers(np.array(points, np.float32).reshape(-1, 3)).tolist()
    assert len(set(numbers)) == len(set(points)) == max(numbers, default=-1) + 1
    assert len(set(zip(numbers, points, strict=True))) == len(set(points))


def test_positions_that_mix_to_the_same_number_stay_distinct(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(topology, "_one_number", lambda bits: bits[:, 0].astype(np.uint64))
    points = np.array([(0, 0, 0), (0, 2, 3), (0, 0, 0), (1, 2, 3), (0, 2, 3)], np.float32)
    numbers = position_numbers(points).tolist()
    assert len(set(numbers)) == 3
    assert numbers[0] == numbers[2] != numbers[1] == numbers[4]


def test_minus_zero_is_zero() -> None:
    assert len(set(position_numbers(np.array([[0.0, -0.0, 0.0], [-0.0, 0.0, 0.0]], np.float32)).tolist())) == 1
