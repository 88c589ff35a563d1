"""A vertex morph is edited on the mesh: by the menu, with the numbers of the handles, until that is done."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from editor.model.fields import NONE
from editor.model.model import Model
from editor.ui.morph_bar import MorphBar
from tests.model.random_models import fingerprint
from tests.operations.model_making import full_model
from tests.ui.driving import Control, Driver, Key, driven

pytestmark = pytest.mark.gl
SMILE, WAVE = 0, 2


@pytest.fixture
def driver(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    with driven(qtbot, monkeypatch) as driver:
        driver.open(full_model())
        yield driver


def bar(driver: Driver) -> MorphBar:
    found = driver.window.findChild(MorphBar)
    assert found is not None
    return found


def begin(driver: Driver, morph: int) -> None:
    driver.click_row("morphs", morph)
    driver.bench.commands["morphs.edit-on-mesh"].trigger()
    driver.settle()


def move_up(driver: Driver, vertex: int) -> None:
    driver.document.selection.set_active_table("vertices")
    driver.document.selection.select("vertices", [vertex])
    box = driver.bench.commands.handles.show_box()
    box.move_by.boxes[1].setValue(1)
    box.apply_button.click()
    driver.settle()


def moves(model: Model) -> dict[int, list[float]]:
    offsets = model.morphs[SMILE].offsets
    return dict(zip(offsets["vertex"].tolist(), offsets["translation"].round(4).tolist(), strict=True))


def test_what_is_moved_goes_into_the_morph_until_that_is_done(driver: Driver) -> None:
    before, at_rest = fingerprint(driver.model), driver.model.vertices["position"].copy()
    assert not bar(driver).isVisible()
    begin(driver, SMILE)
    assert bar(driver).isVisible()
    assert "笑い" in bar(driver).findChildren(QLabel)[0].text()
    np.testing.assert_allclose(driver.document.posing.seen_positions()[1] - at_rest[1], (0, 1, 0), atol=1e-6)
    move_up(driver, 0)
    move_up(driver, 1)
    assert moves(driver.model) == {0: [0, 1, 0], 1: [0, 2, 0], 3: [0, 0, 1]}
    np.testing.assert_array_equal(driver.model.vertices["position"], at_rest)
    driver.window.activateWindow()
    driver.key(Key.Key_Z, Control)
    driver.key(Key.Key_Z, Control)
    assert fingerprint(driver.model) == before
    driver.click(bar(driver).findChildren(QPushButton)[0])
    assert not bar(driver).isVisible()
    assert not driver.bench.commands["morphs.edit-on-mesh"].isChecked()
    np.testing.assert_array_equal(driver.document.posing.seen_positions(), at_rest)
    move_up(driver, 0)
    assert fingerprint(driver.model) != before
    assert moves(driver.model) == {1: [0, 1, 0], 3: [0, 0, 1]}


def test_only_vertex_morphs_are_and_it_ends_with_the_morph(driver: Driver) -> None:
    edited = driver.document.edited_morph
    driver.click_row("morphs", WAVE)
    assert not driver.bench.commands["morphs.edit-on-mesh"].isEnabled()
    with pytest.raises(ValueError, match="Only vertex morphs"):
        edited.begin(WAVE)
    begin(driver, SMILE)
    with driver.document.edit("Insert") as edit:
        edit.insert(driver.model.morphs, 0, [driver.model.morphs[WAVE]])
    assert edited.row == SMILE + 1
    assert edited.weight == 1
    with driver.document.edit("Delete") as edit:
        edit.remove(driver.model.morphs, [SMILE + 1])
    assert edited.row == NONE
    assert not driver.document.posing.shows_in_edit
    driver.settle()
    assert not bar(driver).isVisible()


def test_the_pose_hidden_ends_it_and_without_weight_nothing_is_moved(driver: Driver) -> None:
    begin(driver, SMILE)
    driver.document.selection.set_active_table("vertices")
    driver.document.selection.select("vertices", [0])
    driver.document.posing.set_weights([SMILE], 0.0)
    box = driver.bench.commands.handles.show_box()
    assert not box.apply_button.isEnabled()
    assert "no weight" in box.what.text()
    driver.bench.commands["view.pose"].trigger()
    assert driver.document.edited_morph.row == NONE
