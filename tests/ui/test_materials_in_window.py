"""Materials worked on in the window: values pasted onto many, colours seen as they are chosen, and their order."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QColorDialog, QDialogButtonBox, QLineEdit, QMenu, QWidget
from pytestqt.qtbot import QtBot

from editor.document.operation_run import run_at_once
from editor.model.fields import replaced
from editor.model.materials import Material, Texture
from editor.model.model import Model
from editor.operations.catalog import OPERATIONS
from editor.operations.choices import PrimitiveKind
from editor.operations.model.primitives import AddPrimitive
from editor.ui.dialogs.operation_form import OperationForm
from editor.ui.editors.colors import ColorEditor
from tests.model.random_models import fingerprint
from tests.operations.model_making import full_model
from tests.operations.running import apply
from tests.ui.driving import Control, Driver, Key, driven
from tests.ui.keyboard import give_keyboard


@pytest.fixture
def driver(empty_driver: Driver) -> Driver:
    model = full_model()
    model.materials.records[0] = replaced(model.materials[0], {"edge_size": 3.0, "diffuse": (1.0, 0.5, 0.25, 0.5)})
    model.materials.records.append(Material("服", "cloth"))
    empty_driver.open(model)
    empty_driver.outline.tree.expand(empty_driver.outline.model.section_index("materials"))
    return empty_driver


def heading(driver: Driver, group: str) -> QWidget:
    return driver.inspector.form.groups[group].heading


def open_menu(driver: Driver, widget: QWidget, at: QPoint) -> QMenu:
    widget.customContextMenuRequested.emit(at)  # type: ignore[attr-defined]  # what a right click comes to
    driver.settle()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def choose(driver: Driver, menu: QMenu, *texts: str) -> None:
    """Click an entry, by way of the menus in which it is."""
    for text in texts:
        action = next(action for action in menu.actions() if action.text() == text)
        inner = QMenu.menuInAction(action)
        driver.click(menu, menu.actionGeometry(action).center())
        if isinstance(inner, QMenu):
            menu = inner
            driver.qtbot.waitUntil(menu.isVisible)
    driver.close_menus()


def entry(menu: QMenu, text: str) -> tuple[bool, str]:
    """Whether an entry can be chosen, and why not."""
    action = next(action for action in menu.actions() if action.text() == text)
    return action.isEnabled(), action.toolTip() if not action.isEnabled() else ""


def select_all_materials(driver: Driver) -> None:
    driver.click_row("materials", 0)
    driver.key(Key.Key_A, Control)


def test_a_group_is_copied_at_its_heading_and_pasted_onto_all_that_are_selected(driver: Driver) -> None:
    driver.click_row("materials", 0)
    choose(driver, open_menu(driver, heading(driver, "Edge"), QPoint(5, 5)), "Copy this group")
    assert driver.status() == "Edge of 0: 顔 copied: it can be pasted onto other rows"
    before = fingerprint(driver.model)
    select_all_materials(driver)
    menu = open_menu(driver, heading(driver, "Colour"), QPoint(5, 5))
    assert entry(menu, "Paste onto the selection") == (False, "What was copied is “Edge”")
    driver.close_menus()
    choose(driver, open_menu(driver, heading(driver, "Edge"), QPoint(5, 5)), "Paste onto the selection")
    assert driver.status() == "Materials: Edge set on 3"
    assert [material.edge_size for material in driver.model.materials] == [3, 3, 3]
    assert driver.model.materials[1].diffuse == (1, 1, 1, 1)
    assert driver.document.history.position == 1
    driver.key(Key.Key_Z, Control)
    assert fingerprint(driver.model) == before
    driver.click_row("materials", 2)
    driver.key(Key.Key_V, Control)  # a group is no row that could be inserted
    assert [material.edge_size for material in driver.model.materials] == [3, 1, 3]


def test_a_copied_material_is_pasted_onto_others_from_the_menu_of_their_rows(driver: Driver) -> None:
    tree = driver.outline.tree
    driver.click_row("materials", 0)
    driver.key(Key.Key_C, Control)
    select_all_materials(driver)
    at = tree.visualRect(driver.outline.model.row_index("materials", 1)).center()
    choose(driver, open_menu(driver, tree, at), "Paste onto the selection", "All but names")
    assert driver.status() == "Materials: All but names set on 3"
    assert [material.name for material in driver.model.materials] == ["顔", "髪", "服"]
    assert {material.diffuse for material in driver.model.materials} == {(1.0, 0.5, 0.25, 0.5)}
    driver.key(Key.Key_Z, Control)
    choose(driver, open_menu(driver, tree, at), "Paste onto the selection", "Edge")
    assert [material.edge_size for material in driver.model.materials] == [3, 3, 3]
    assert driver.model.materials[2].diffuse == (1, 1, 1, 1)
    driver.click_row("bones", 0)
    driver.bench.rows.run("paste-values")
    assert driver.status() == "Bones: nothing was copied that others can be given"


# -- colours -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def plane(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    """A grey plane that fills the middle of the view, its material selected."""
    model = Model()
    apply(model, "model.add-primitive")
    with driven(qtbot, monkeypatch) as driver:
        driver.open(model)
        driver.click_row("materials", 0)
        yield driver


def seen(driver: Driver) -> tuple[int, int, int]:
    """The colour in the middle of the picture that is shown now."""
    driver.settle()
    image = driver.view.grab().toImage()
    color = image.pixelColor(image.width() // 2 + 20, image.height() // 2 + 30)
    return color.red(), color.green(), color.blue()


def open_colors(driver: Driver, field: str) -> QColorDialog:
    """The real dialog, by a click on the swatch."""
    editor = driver.inspector.form.bindings[field].editor
    assert isinstance(editor, ColorEditor)
    driver.click(editor.swatch)
    dialog = editor.findChild(QColorDialog)
    assert dialog is not None
    driver.qtbot.waitUntil(dialog.isVisible)
    return dialog


def type_color(driver: Driver, dialog: QColorDialog, name: str) -> None:
    line = next(line for line in dialog.findChildren(QLineEdit) if line.text().startswith("#"))
    line.selectAll()
    QTest.keyClicks(line, name)
    driver.settle()


def press(driver: Driver, dialog: QColorDialog, button: QDialogButtonBox.StandardButton) -> None:
    box = dialog.findChild(QDialogButtonBox)
    assert box is not None
    driver.click(box.button(button))


@pytest.mark.gl
def test_a_colour_is_seen_in_the_view_while_it_is_chosen_and_cancel_takes_it_back(plane: Driver) -> None:
    driver, before = plane, fingerprint(plane.model)
    dialog = open_colors(driver, "diffuse")
    grey = seen(driver)
    assert max(grey) - min(grey) < 8
    for name in ("#ff0000", "#00ff00"):
        type_color(driver, dialog, name)
        red, green, blue = seen(driver)
        assert (green if name == "#00ff00" else red) > max(blue, red if name == "#00ff00" else green) + 60
    assert driver.model.materials[0].diffuse == (0, 1, 0, 1)
    press(driver, dialog, QDialogButtonBox.StandardButton.Cancel)
    assert fingerprint(driver.model) == before
    assert driver.document.history.position == 0
    driver.document.selection.select("materials", [])
    assert max(abs(one - other) for one, other in zip(seen(driver), grey, strict=True)) < 8


def test_a_chosen_colour_is_one_step_for_all_that_are_selected(plane: Driver) -> None:
    driver = plane
    with driver.document.edit("more") as edit:
        edit.insert(driver.model.materials, 1, [Material("二", diffuse=(0.0, 0.0, 0.0, 0.5))])
    driver.settle()
    select_all_materials(driver)
    before = fingerprint(driver.model)
    dialog = open_colors(driver, "diffuse")
    for name in ("#ff0000", "#123456", "#00ff00"):
        type_color(driver, dialog, name)
    press(driver, dialog, QDialogButtonBox.StandardButton.Ok)
    assert [material.diffuse[:3] for material in driver.model.materials] == [(0, 1, 0), (0, 1, 0)]
    assert driver.model.materials[1].diffuse[3] == 0.5
    assert driver.document.history.position == 2
    give_keyboard(driver.window, driver.qtbot)  # as a window manager does
    driver.key(Key.Key_Z, Control)
    assert fingerprint(driver.model) == before


# -- the order of drawing ----------------------------------------------------------------------------------------------


def hint(driver: Driver, row: int) -> str:
    """The tip of a material in the outline."""
    return str(driver.outline.model.row_index("materials", row).data(Qt.ItemDataRole.ToolTipRole))


def test_of_a_transparent_material_that_hides_later_ones_it_is_told_until_it_is_moved_behind_them(
    plane: Driver,
) -> None:
    driver, materials = plane, plane.model.materials
    run_at_once(driver.document, OPERATIONS["model.add-primitive"], AddPrimitive(kind=PrimitiveKind.BOX))
    with driver.document.edit("glass") as edit:
        edit.set(materials, 0, "diffuse", (1.0, 1.0, 1.0, 0.5))
        edit.set(materials, 0, "name", "ガラス")
    driver.qtbot.waitUntil(lambda: "drawn before 箱" in hint(driver, 0))
    assert "drawn before" not in hint(driver, 1)
    assert "drawn before 箱" in driver.table.sheet.sheet.tooltip(0, 0)
    driver.bench.commands["materials.order-transparent"].trigger()
    driver.qtbot.waitUntil(lambda: [material.name for material in materials] == ["箱", "ガラス"])
    assert driver.status() == "Transparent materials: 1; moved: 1"
    driver.qtbot.waitUntil(lambda: driver.document.checker.is_fresh)
    assert "drawn before" not in hint(driver, 0) + hint(driver, 1)
    driver.document.undo()
    driver.qtbot.waitUntil(lambda: "drawn before 箱" in hint(driver, 0))


def test_a_translucent_texture_counts_as_soon_as_it_is_read(plane: Driver, tmp_path: Path) -> None:
    driver, materials = plane, plane.model.materials
    run_at_once(driver.document, OPERATIONS["model.add-primitive"], AddPrimitive(kind=PrimitiveKind.BOX))
    Image.new("RGBA", (4, 4), (255, 255, 255, 100)).save(tmp_path / "glass.png")
    driver.document.saved(driver.document.snapshot()[1], tmp_path / "model.pmx", "pmx")
    with driver.document.edit("glass") as edit:
        edit.insert(driver.model.textures, 0, [Texture("glass.png")])
        edit.set(materials, 0, "texture", 0)
    driver.qtbot.waitUntil(lambda: "drawn before" in hint(driver, 0))
    with driver.document.edit("other") as edit:
        edit.set(driver.model.textures, 0, "path", "gone.png")
    driver.qtbot.waitUntil(lambda: "drawn before" not in hint(driver, 0))


def test_a_material_is_split_as_soon_as_a_job_has_found_its_pieces(plane: Driver) -> None:
    driver, materials = plane, plane.model.materials
    run_at_once(driver.document, OPERATIONS["model.add-primitive"], AddPrimitive(position=(9.0, 0.0, 0.0)))
    select_all_materials(driver)
    run_at_once(driver.document, OPERATIONS["materials.merge"])
    assert len(materials) == 1
    driver.click_row("materials", 0)
    driver.bench.commands["materials.split"].trigger()
    driver.settle()
    form = driver.window.findChild(OperationForm)
    assert form is not None
    driver.click(form.ok)
    name = materials[0].name
    driver.qtbot.waitUntil(lambda: len(materials) == 2)
    assert driver.status() == f"{name} · Materials split: 1; new ones: 1"
