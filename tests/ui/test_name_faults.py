from __future__ import annotations

import random

import pytest

from editor.ui.name_faults import NameFaults, faults_of_names


@pytest.mark.parametrize("table", ["bones", "materials"])
def test_faults_of_names_that_change_one_by_one_are_those_of_all(qapp: object, table: str) -> None:
    chance = random.Random(1)
    names = [chance.choice("腕手足") for _ in range(12)]
    faults = NameFaults(names, table)
    for _ in range(60):
        row, name = chance.randrange(12), chance.choice(["", "腕", "手", "足", "😀", "とても長い名前の骨です"])
        names[row] = name
        faults.rename(row, name)
        assert {row: fault for row in range(12) if (fault := faults.of(row))} == faults_of_names(names, table)
