"""Commands and forms act on rows that are seen as selected, or named: in menus, the palette and forms."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu

from editor.ui.dialogs.open_forms import open_form
from editor.ui.dialogs.operation_form import OperationForm
from tests.model.random_models import fingerprint
from tests.ui.driving import Control, Driver, Key


def menu_of(driver: Driver, id: str) -> QMenu:
    """The menu that a command stands in, opened."""
    action = driver.bench.commands[id]
    menu = next(each for each in action.associatedObjects() if isinstance(each, QMenu))
    menu.aboutToShow.emit()
    return menu


def shown(driver: Driver, id: str) -> str:
    """The text of a command while its menu is open."""
    menu_of(driver, id)
    return driver.bench.commands[id].text().replace("&", "")


def test_a_material_that_was_selected_before_a_bone_is_not_deleted(driver: Driver) -> None:
    before = fingerprint(driver.model)
    driver.click_row("materials", 1)
    driver.click_row("bones", 1)
    menu_of(driver, "materials.delete-part")
    action = driver.bench.commands["materials.delete-part"]
    assert not action.isEnabled()
    assert "Nothing that this works on is selected" in action.toolTip()
    driver.bench.commands.operations._run(driver.bench.session.plugins.operations["materials.delete-part"])
    assert fingerprint(driver.model) == before
    assert "Nothing that this works on is selected" in driver.status()


def test_the_entry_names_what_is_selected_in_another_table(driver: Driver) -> None:
    name = driver.model.bones[1].name
    driver.click_row("bones", 1)
    assert shown(driver, "weights.normalize") == f"Normalize weights: {name}"
    assert shown(driver, "weights.limit") == f"Limit weights: {name}…"
    driver.close_menus()
    driver.key(Qt.Key.Key_P, Control | Qt.KeyboardModifier.ShiftModifier)
    driver.type("limit weights")
    assert driver.bench.commands.palette.model.entries[0].label == f"Limit weights: {name}"


def test_weights_work_without_selecting_first_by_a_form_that_says_so(driver: Driver) -> None:
    driver.document.selection.set_active_table("vertices")
    assert shown(driver, "weights.normalize") == "Normalize weights: all 6 vertices…"
    driver.bench.commands["weights.normalize"].trigger()
    (form,) = driver.window.findChildren(OperationForm)
    assert form.rows.isVisible()
    assert form.rows.text() == "On all 6 vertices"
    form.accept()
    driver.qtbot.waitUntil(lambda: not form.is_open)
    assert driver.status().startswith("all 6 vertices · ")


def test_the_first_line_of_a_form_follows_the_selection(driver: Driver) -> None:
    driver.click_row("materials", 0)
    driver.bench.commands["weights.limit"].trigger()
    (form,) = driver.window.findChildren(OperationForm)
    names = [material.name for material in driver.model.materials]
    assert form.rows.text() == f"On material: {names[0]}"
    driver.click_row("materials", 1)
    driver.qtbot.waitUntil(lambda: form.rows.text() == f"On material: {names[1]}")
    driver.click_row("bones", 2)
    driver.qtbot.waitUntil(lambda: form.rows.text().endswith(f" of {driver.model.bones[2].name}"))
    said = form.rows.text().removeprefix("On ")
    form.accept()
    driver.qtbot.waitUntil(lambda: driver.status().startswith(f"{said} · "))


def test_delete_names_its_rows_and_is_grey_without_any(driver: Driver) -> None:
    driver.click_row("bones", 1)
    assert shown(driver, "rows.delete") == f"Delete: {driver.model.bones[1].name}"
    driver.close_menus()
    driver.document.selection.clear()
    assert shown(driver, "rows.delete") == "Delete"
    assert not driver.bench.commands["rows.delete"].isEnabled()


def test_buttons_name_the_key_that_a_command_has_now(driver: Driver) -> None:
    driver.click_row("bones", 1)
    button = driver.bench.list["outline.delete"]
    assert button.toolTip() == "Delete (Del)"
    driver.bench.commands.list.set_keys({"rows.delete": [QKeySequence("X")]})
    assert button.toolTip() == "Delete (X)"


def test_delete_of_outline_and_table_names_rows_and_the_key_that_is_bound(driver: Driver) -> None:
    driver.click_row("bones", 1)
    name = driver.model.bones[1].name
    shortcuts = driver.bench.commands.shortcuts
    for key in ("Del", "F7"):
        shortcuts.give("rows.delete", [key])
        driver.settle()
        for pane in (driver.outline, driver.table):
            delete = next(action for action in pane.actions_on_rows if action.objectName().endswith(".delete"))
            assert delete.toolTip() == f"Delete ({key})"
            assert delete.text() == f"Delete: {name}\t{key}"


def test_a_material_deleted_with_its_faces_tells_what_went_where(driver: Driver) -> None:
    driver.click_row("materials", 0)
    name, counts = driver.model.materials[0].name, driver.model.counts()
    menu_of(driver, "materials.delete-part")
    driver.bench.commands["materials.delete-part"].trigger()
    driver.settle()
    faces, vertices = (counts[table] - len(driver.model.tables[table]) for table in ("faces", "vertices"))
    assert faces
    assert vertices
    assert driver.status().startswith(f"{name} deleted: {faces} faces")
    assert re.search(rf"\b{vertices} (vertex|vertices)\b", driver.status())
    assert driver.document.messages.all[-1].text == driver.status()


CLEANING = ("vertices.merge-by-distance", "faces.remove-degenerate", "faces.remove-duplicates", "faces.reduce")


@pytest.mark.parametrize("table", ["materials", "vertices", "faces"])
def test_commands_of_the_mesh_follow_what_is_selected_as_their_neighbors_do(driver: Driver, table: str) -> None:
    document = driver.document
    document.selection.set_active_table(table)
    document.selection.select(table, range(len(document.model.tables[table])))
    driver.settle()
    menu = menu_of(driver, "faces.flip")
    grey = {action.objectName() for action in menu.actions() if action.objectName() and not action.isEnabled()}
    assert grey <= {"vertices.remove-unused"}, "it has no form and deletes: rows of its own table alone"
    for id in CLEANING:
        driver.bench.commands[id].trigger()
        driver.settle()
        form = open_form(document, driver.window)
        assert form is not None
        assert form.operation.id == id
        assert form.rows.text().startswith("On "), "it names the rows"
        form.reject()


def test_mirror_one_half_follows_selected_vertices(driver: Driver) -> None:
    before = driver.model.counts()
    driver.document.selection.set_active_table("vertices")
    driver.settle()
    driver.table.sheet.setFocus()
    driver.key(Key.Key_A, Control)
    menu_of(driver, "model.mirror-half")
    action = driver.bench.commands["model.mirror-half"]
    assert action.isEnabled()
    action.trigger()
    driver.settle()
    form = open_form(driver.document, driver.window)
    assert form is not None
    assert form.rows.text() == f"On {before['faces']} faces of {before['vertices']} vertices"
    form.reject()
    assert driver.model.counts() == before
