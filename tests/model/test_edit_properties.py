"""Random edits of random models: undo and redo to the byte, transactions, budget, renumbering against a slow one."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from editor.model.bones import Bone, IkLink
from editor.model.changes import Action, Change
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import NONE, Kind, fields_of
from editor.model.history import History
from editor.model.materials import Material
from editor.model.model import Model
from editor.model.morphs import Morph, VertexOffset
from editor.model.tables import Table
from tests.model import slow_renumbering as slow
from tests.model.random_models import fingerprint, random_edit, random_model, random_record, random_rows
from tests.model.slow_references import dangling_references

seeds = st.integers(0, 2**32)
tables_with_rows = st.sampled_from([name for name, table in Model().tables.items() if not table.fixed])


class Mirror:
    """A watcher that keeps a name for every row of every table by following the changes alone."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.rows = {name: list(range(len(table))) for name, table in model.tables.items()}
        self.announced: Change | None = None
        self.next = 1000

    def about_to_change(self, change: Change) -> None:
        assert self.announced is None
        assert len(self.rows[change.table]) == len(self.model.tables[change.table])
        self.announced = change

    def changed(self, change: Change) -> None:
        assert change is self.announced
        self.announced = None
        old = self.rows[change.table]
        new_numbers = change.renumber(np.arange(len(old)))
        new: list[Any] = [None] * len(self.model.tables[change.table])
        for name, number in zip(old, new_numbers.tolist(), strict=True):
            if number >= 0:
                assert new[number] is None
                new[number] = name
        assert (None in new) == (change.action is Action.INSERT and len(change.rows) > 0)
        self.rows[change.table] = [self._name() if name is None else name for name in new]

    def _name(self) -> int:
        self.next += 1
        return self.next


def valid_references(model: Model) -> bool:
    """Whether every reference is to a row that exists, or none, and the faces stand by material, those without last."""
    materials = [number if number != NONE else len(model.materials) for number in model.faces["material"].tolist()]
    return not dangling_references(model) and materials == sorted(materials)


def test_the_judge_of_references_sees_what_is_wrong() -> None:
    model = Model()
    model.vertices.fill(3)
    model.materials.records += [Material(), Material()]
    model.faces.fill(2, vertices=[(0, 1, 2)] * 2, material=[0, NONE])
    assert valid_references(model)
    for rows in ([0, 2], [1, 0], [NONE, 1]):
        model.faces.writable("material")[:] = rows
        assert not valid_references(model)
    model.faces.fill(1, vertices=[(0, 1, 3)], material=[0])
    assert not valid_references(model)
    model.faces.fill(0)
    assert valid_references(model)
    for offsets in (Columns(VertexOffset, vertex=[3]), Columns(VertexOffset, vertex=[-2])):
        model.morphs.records[:] = [Morph(offsets=offsets)]
        assert not valid_references(model)
    model.morphs.records.clear()
    model.bones.records[:] = [Bone(ik_links=(IkLink(1),))]
    assert not valid_references(model)


@settings(max_examples=120, deadline=None)
@given(seed=seeds, steps=st.integers(1, 8))
def test_undo_all_gives_the_model_back_and_redo_all_likewise(seed: int, steps: int) -> None:
    rng = random.Random(seed)
    model = random_model(seed)
    history, mirror = History(), Mirror(model)
    states = [fingerprint(model)]
    for _ in range(steps):
        with Edit(model, "step", mirror) as edit:
            for _ in range(rng.randrange(1, 4)):
                random_edit(rng, edit)
        step = edit.commit()
        if step is not None:
            history.add(step)
            states.append(fingerprint(model))
        assert valid_references(model)
    for state in reversed(states[:-1]):
        history.undo(mirror)
        assert fingerprint(model) == state
    for state in states[1:]:
        history.redo(mirror)
        assert fingerprint(model) == state
    history.go_to(0, mirror)
    assert fingerprint(model) == states[0]


@settings(max_examples=60, deadline=None)
@given(seed=seeds)
def test_an_exception_in_an_edit_leaves_the_model_as_it_was(seed: int) -> None:
    rng = random.Random(seed)
    model = random_model(seed)
    before = fingerprint(model)
    with pytest.raises(ZeroDivisionError):
        _edit_and_fail(model, rng)
    assert fingerprint(model) == before


def _edit_and_fail(model: Model, rng: random.Random) -> None:
    with Edit(model, "fails", Mirror(model)) as edit:
        for _ in range(4):
            random_edit(rng, edit)
        raise ZeroDivisionError


@settings(max_examples=120, deadline=None)
@given(seed=seeds, name=tables_with_rows, kind=st.sampled_from(["none", "row", "parent"]))
def test_removal_renumbers_like_the_slow_way(seed: int, name: str, kind: str) -> None:
    rng = random.Random(seed)
    model = random_model(seed, size=8)
    table = model.tables[name]
    gone = sorted(random_rows(rng, table))
    stay = [row for row in range(len(table)) if row not in gone]
    heir: Any = rng.choice(stay) if kind == "row" and stay else None
    heirs: dict[int, int | None] = dict.fromkeys(gone, heir)
    if kind == "parent" and name == "bones":
        heir = "parent"
        heirs = {row: _surviving_parent(model, row, gone) for row in gone}
    expected = slow.objects_of(model)
    slow.remove(expected, name, gone, heirs)
    slow.sort_faces(expected)
    Edit(model).remove(table, gone, heir)
    assert slow.plain(slow.objects_of(model)) == slow.plain(expected)


def _surviving_parent(model: Model, row: int, gone: list[int]) -> int | None:
    for _ in range(len(model.bones) + 1):
        if row == NONE or row not in gone:
            break
        row = model.bones[row].parent
    return None if row == NONE or row in gone else row


@settings(max_examples=80, deadline=None)
@given(seed=seeds, name=tables_with_rows)
def test_move_renumbers_like_the_slow_way(seed: int, name: str) -> None:
    rng = random.Random(seed)
    model = random_model(seed, size=8)
    table = model.tables[name]
    rows = sorted(random_rows(rng, table))
    to = rng.randrange(len(table) - len(rows) + 1)
    expected = slow.objects_of(model)
    moved = [expected[name][row] for row in rows]
    others = [row for row in expected[name] if row not in moved]
    expected[name] = others[:to] + moved + others[to:]
    slow.sort_faces(expected)
    Edit(model).move(table, rows, to)
    assert slow.plain(slow.objects_of(model)) == slow.plain(expected)


@settings(max_examples=80, deadline=None)
@given(seed=seeds, name=tables_with_rows)
def test_insertion_renumbers_like_the_slow_way(seed: int, name: str) -> None:
    rng = random.Random(seed)
    model = random_model(seed, size=8)
    table = model.tables[name]
    row = rng.randrange(len(table) + 1)
    # What goes with its target cannot do without one: there a row refers to what will be after its own insertion.
    counts = {target: len(model.tables[target]) if needs(table, target) else 0 for target in model.tables}
    if any(needs(table, target) and not count for target, count in counts.items() if target != "materials"):
        return
    record = random_record(rng, table.row_type, counts)
    expected = slow.objects_of(model)
    alone = slow.Row()
    slow._fill(alone, record, expected)
    expected[name].insert(row, alone)
    slow.sort_faces(expected)
    Edit(model).insert(table, row, [record])
    assert slow.plain(slow.objects_of(model)) == slow.plain(expected)


def needs(table: Table, target: str) -> bool:
    """Whether rows of a table go with their target."""
    fields = [field for field in fields_of(table.row_type) if field.kind is Kind.REFERENCE]
    return any(field.drop and field.target == target for field in fields)


@settings(max_examples=60, deadline=None)
@given(seed=seeds, budget=st.integers(0, 4000))
def test_budget_eviction_never_breaks_what_remains(seed: int, budget: int) -> None:
    rng = random.Random(seed)
    model = random_model(seed)
    history = History(budget)
    states = [fingerprint(model)]
    for _ in range(10):
        edit = Edit(model)
        random_edit(rng, edit)
        step = edit.commit()
        if step is not None:
            history.add(step)
            states.append(fingerprint(model))
    assert history.nbytes <= budget or len(history.steps) <= 1
    for state in reversed(states[-1 - len(history.steps) : -1]):
        history.undo()
        assert fingerprint(model) == state
    assert not history.can_undo
    history.go_to(len(history.steps))
    assert fingerprint(model) == states[-1]
