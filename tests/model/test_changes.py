"""New numbers of rows after a change: of many at once as of each alone."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.changes import Action, Change, Rows

COUNT = 5000
RANDOM = np.random.default_rng(5)
RUN = range(1200, 1900)
SCATTERED = np.sort(RANDOM.choice(COUNT, 700, replace=False))
ASKED = {
    "all": np.arange(COUNT),
    "most, in any order": RANDOM.permutation(COUNT)[:4000],
    "a few": np.sort(RANDOM.choice(COUNT, 50, replace=False)),
    "none": np.empty(0, np.intp),
}


@pytest.mark.parametrize("asked", ASKED)
@pytest.mark.parametrize("rows", [RUN, SCATTERED, SCATTERED[:1], np.arange(COUNT)], ids=["run", "many", "one", "all"])
@pytest.mark.parametrize("action", [Action.INSERT, Action.REMOVE])
def test_many_rows_get_the_numbers_that_each_gets(action: Action, rows: Rows, asked: str) -> None:
    change, old = Change(action, "vertices", rows), ASKED[asked]
    whole = list(range(COUNT))
    if action is Action.REMOVE:
        gone = set(change.row_array.tolist())
        order = [row for row in whole if row not in gone]
    else:
        order = whole
        for row in change.row_array.tolist():
            order.insert(row, -1)
    new = {row: number for number, row in enumerate(order) if row >= 0}
    assert change.renumber(old).tolist() == [new.get(row, -1) for row in old.tolist()]
