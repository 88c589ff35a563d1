"""Operations in the menus: by subject, run as one step or by a form, and for the rows of a right click."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QTreeView, QWidget

from editor.operations.catalog import OPERATIONS
from editor.ui.commands.operation_commands import SUBJECTS
from editor.ui.commands.row_actions import SHOWN
from editor.ui.dialogs.operation_form import OperationForm
from editor.ui.dialogs.rename import RenameDialog
from editor.ui.models.rename_grid import NEW_EN
from tests.ui.answering import Answers
from tests.ui.driving import Control, Driver, Plain

Right = Qt.MouseButton.RightButton
OF_CLIPBOARD = ("edit.cut", "edit.copy", "rows.copy-references", "edit.paste")


def opened() -> QMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def ids(menu: QMenu) -> list[str]:
    """The entries of a menu and of those in it."""
    inner = [other for action in menu.actions() if (other := QMenu.menuInAction(action))]
    own = [action.objectName() for action in menu.actions() if action.objectName()]
    return own + [id for other in inner for id in ids(other)]


def test_each_operation_is_once_in_the_menu_of_its_subject(driver: Driver) -> None:
    menus = driver.bench.commands.menus
    for operation in OPERATIONS.values():
        subject = SUBJECTS[operation.id.partition(".")[0]]
        assert ids(menus["edit" if subject == "rows" else subject]).count(operation.id) == 1, operation.id
    for name in ("model", "bone", "material", "morph", "mesh", "physics"):
        assert menus[name].menuAction().isVisible() == bool(menus[name].actions()), name


def test_one_without_parameters_is_one_step(driver: Driver) -> None:
    driver.click_row("materials", 0)
    count = len(driver.model.materials)
    name = driver.model.materials[0].name
    driver.choose(driver.bench.commands.menus["material"], f"Delete with faces and vertices: {name}")
    driver.qtbot.waitUntil(lambda: len(driver.model.materials) == count - 1)
    assert [step.name for step in driver.document.history.steps] == [f"Delete with faces and vertices: {name}"]
    assert driver.status().startswith(f"{name} deleted: ")
    driver.key(Qt.Key.Key_Z, Control)
    assert len(driver.model.materials) == count


def test_one_with_parameters_opens_its_form(driver: Driver) -> None:
    driver.choose(driver.bench.commands.menus["model"], "Scale the model…")
    (form,) = driver.window.findChildren(OperationForm)
    assert form.operation is OPERATIONS["model.scale"]
    form.reject()


def test_the_grid_of_names_renames_what_is_typed(driver: Driver) -> None:
    driver.click_row("bones", 1)
    answers = Answers()
    answers.left.append(rename_in_the_grid)
    driver.choose(driver.bench.commands.menus["model"], "Rename…")
    assert driver.model.bones[1].name_en == "wing_L"
    assert driver.document.history.position == 1
    driver.choose(driver.bench.commands.menus["edit"], driver.bench.commands["edit.undo"].text().replace("&", ""))
    assert driver.model.bones[1].name_en == "arm"


def rename_in_the_grid(dialog: QDialog) -> None:
    assert isinstance(dialog, RenameDialog)
    view, cell = dialog.view, dialog.grid.index(0, NEW_EN)  # the selected row is shown alone
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(cell).center())
    QTest.keyClick(view, "w")
    QTest.keyClicks(QApplication.focusWidget(), "ing_L")
    QTest.mouseClick(dialog.ok, Qt.MouseButton.LeftButton)


def test_a_right_click_on_a_row_offers_what_fits_and_can_be_done(driver: Driver) -> None:
    driver.click_row("materials", 0)
    menu = right_click(driver, driver.outline.tree, "materials", 0)
    fitting = [id for id, operation in OPERATIONS.items() if "materials" in operation.tables and id not in SHOWN]
    offered = ids(menu)
    assert sorted(id for id in offered if id in OPERATIONS and id not in {*SHOWN, *OF_CLIPBOARD}) == sorted(fitting)
    assert set(OF_CLIPBOARD) <= set(offered)
    assert "materials.delete-part" in fitting
    assert all(driver.bench.commands[id].isEnabled() for id in offered if id in OPERATIONS)
    driver.close_menus()
    driver.document.selection.select("materials", [])
    driver.document.selection.set_current("materials", -1)
    menu = right_click(driver, driver.outline.tree, "materials", 0, selects=False)
    offered = ids(menu)
    assert "materials.merge-identical" in offered
    assert "materials.delete-part" not in offered
    driver.close_menus()
    assert driver.bench.commands["materials.delete-part"].isEnabled()  # a key would find out


def right_click(driver: Driver, tree: QTreeView, table: str, row: int, selects: bool = True) -> QMenu:
    at = tree.visualRect(driver.outline.model.row_index(table, row)).center()
    if selects:
        driver.click(tree.viewport(), at, button=Right)
    tree.customContextMenuRequested.emit(at)  # what the window system makes of a right click
    driver.settle()
    return opened()


@pytest.mark.gl
def test_a_right_click_in_the_view_opens_a_menu_and_a_drag_none(driver: Driver) -> None:
    driver.click_row("bones", 1)
    view, at = driver.view, QPoint(200, 200)
    camera = view.camera
    drag(view, at, at + QPoint(60, 0))
    driver.qtbot.wait(QApplication.doubleClickInterval() + 50)
    assert QApplication.activePopupWidget() is None
    assert view.camera != camera
    driver.click(view, at, button=Right)
    driver.qtbot.waitUntil(lambda: QApplication.activePopupWidget() is not None)
    assert "names.replace" in ids(opened())
    assert "rows.delete" in ids(opened())
    driver.close_menus()
    QTest.mouseClick(view, Right, Plain, at)
    QTest.mouseDClick(view, Right, Plain, at)  # at once: a busy machine must not make two clicks of it
    driver.qtbot.wait(QApplication.doubleClickInterval() + 50)
    assert QApplication.activePopupWidget() is None, "a double click resets the camera"


def drag(view: QWidget, start: QPoint, end: QPoint) -> None:
    QTest.mousePress(view, Right, Plain, start)
    moved = QMouseEvent(
        QEvent.Type.MouseMove, QPointF(end), QPointF(view.mapToGlobal(end)), Qt.MouseButton.NoButton, Right, Plain
    )
    QApplication.sendEvent(view, moved)
    QTest.mouseRelease(view, Right, Plain, end)
