from __future__ import annotations

import random

import pytest

from editor.ui.value_text import NameFaults


@pytest.mark.parametrize("table", ["bones", "materials"])
def test_faults_of_names_that_change_one_by_one_are_those_of_all(qapp: object, table: str) -> None:
    chance = random.Random(1)
    names = [chance.choice("腕手足") for _ in range(12)]
    faults = NameFaults(names, table)
    for _ in range(60):
        row, name = chance.randrange(12), chance.choice(["", "腕", "手", "足", "😀", "とても長い名前の骨です"])
        names[row] = name
        faults.rename(row, name)
        fresh = NameFaults(names, table)
        assert [faults.of(row) for row in range(12)] == [fresh.of(row) for row in range(12)]
