"""The pose of Transform mode is taken along into Edit mode by key, menu and tool bar."""

from __future__ import annotations

import numpy as np
import pytest

from tests.operations.model_making import full_model
from tests.ui.driving import Control, Driver, Key

pytestmark = pytest.mark.gl


def test_a_key_shows_the_pose_in_edit_mode_and_says_what_that_means(driver: Driver) -> None:
    posing, command = driver.document.posing, driver.bench.commands["view.pose"]
    driver.key(Key.Key_F9, Control)
    assert posing.is_shown
    assert "nothing is posed yet" in driver.status()
    posing.pose_bones([0], offsets=(0, 5, 0))
    for shown in (False, True):
        driver.key(Key.Key_F9, Control)
        assert posing.is_shown == posing.shows_in_edit == command.isChecked() == shown
    assert "The pose is shown" in driver.status()
    assert command in driver.bench.commands.menus["view"].actions()
    driver.key(Key.Key_F9)
    assert not command.isEnabled()
    driver.key(Key.Key_F9)
    assert posing.is_shown


def test_each_document_has_its_own_and_numbers_move_what_is_posed(driver: Driver) -> None:
    first, command = driver.document, driver.bench.commands["view.pose"]
    first.posing.pose_bones([0], offsets=(0, 5, 0))
    command.trigger()
    driver.open(full_model(), "other.pmx")
    assert not command.isChecked()
    driver.bench.session.set_current(first)
    driver.settle()
    assert command.isChecked()
    before = first.posing.seen_positions().copy()
    first.selection.set_active_table("vertices")
    first.selection.select("vertices", [0])
    box = driver.bench.commands.handles.show_box()
    box.move_by.boxes[1].setValue(1)
    box.apply_button.click()
    np.testing.assert_allclose(first.posing.seen_positions()[0] - before[0], (0, 1, 0), atol=1e-4)
    driver.click_row("bones", 0)
    assert not box.apply_button.isEnabled()
    assert "only vertices, faces and materials" in box.rows_label.text()
