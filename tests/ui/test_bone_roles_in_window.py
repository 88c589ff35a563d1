"""The colours of bones in lists are switched in the View menu, and the choice is kept."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.operations.model_making import full_model
from tests.ui.driving import driven


def test_they_are_switched_and_the_choice_is_kept(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    with driven(qtbot, monkeypatch) as driver:
        driver.open(full_model())
        bone, sign = driver.outline.model.row_index("bones", 0), Qt.ItemDataRole.DecorationRole
        assert driver.bench.commands["view.bone-roles"].isChecked()
        assert not bone.data(sign).isNull()
        driver.bench.commands["view.bone-roles"].trigger()
        assert bone.data(sign) is None
        assert driver.bench.session.settings.stored.value("view/bone-roles", True, bool) is False
        driver.window.furnish()
        assert not driver.bench.names.shows_roles
