"""A model compared with another, and states of it that are kept, in the whole window."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QMenu
from pytestqt.qtbot import QtBot

from editor import formats
from editor.formats import Content
from editor.model.bones import Bone
from editor.ui.commands import compare_commands
from editor.ui.language import Language
from editor.ui.panes.compare_pane import ComparePane
from editor.ui.panes.history import SnapshotsPane
from editor.ui.window.main_window import MainWindow
from tests.model.random_models import fingerprint
from tests.operations.model_making import full_model
from tests.ui.driving import Control, Driver, Key


@pytest.fixture
def driver(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> Driver:
    """A window with two documents, ours in front of theirs; theirs has another bone, and another name and position."""
    driver = Driver(window, qtbot)
    for name in ("theirs", "ours"):
        formats.save(Content(full_model()), tmp_path / f"{name}.pmx")
        driver.bench.files.open([tmp_path / f"{name}.pmx"])
        qtbot.waitUntil(
            lambda name=name: driver.bench.session.current is not None and driver.document.title[:4] == name[:4]
        )
    theirs = driver.bench.session.documents[0]
    with theirs.edit("Change") as edit:
        edit.insert(theirs.model.bones, 1, [Bone("new")])
        edit.set(theirs.model.bones, 3, "name_en", "changed")
        edit.set(theirs.model.vertices, [1, 2], "position", (0.0, 1.0, 2.0))
    driver.settle()
    return driver


def pane(driver: Driver) -> ComparePane:
    found = driver.bench.docks["compare"].pane
    assert isinstance(found, ComparePane)
    return found


def choose(driver: Driver, text: str) -> None:
    """As a user does in the File menu."""
    menu = driver.bench.commands.compare.menu
    menu.aboutToShow.emit()
    next(action for action in menu.actions() if action.text() == text).trigger()


def compared(driver: Driver) -> ComparePane:
    driver.qtbot.waitUntil(lambda: driver.document.comparison.is_fresh)
    return pane(driver)


def shown(driver: Driver) -> list[str]:
    """The lines of the tree, with what is here and there."""
    model, lines = pane(driver).model, []

    def walk(parent: QModelIndex, depth: int) -> None:
        for row in range(model.rowCount(parent)):
            cells = [model.index(row, column, parent).data() for column in range(3)]
            lines.append("  " * depth + " | ".join(filter(None, cells)))
            walk(model.index(row, 0, parent), depth + 1)

    walk(QModelIndex(), 0)
    return lines


def find(driver: Driver, *path: str) -> QModelIndex:
    model, index = pane(driver).model, QModelIndex()
    for text in path:
        below = (model.index(row, 0, index) for row in range(model.rowCount(index)))
        index = next(each for each in below if str(each.data()).startswith(text))
    return index


def test_two_documents_are_compared_and_one_value_is_taken_over(driver: Driver) -> None:
    choose(driver, "theirs.pmx")
    compare = compared(driver)
    assert compare.isVisible()
    assert "theirs.pmx: differences: 4" in compare.summary.text()
    bone = driver.model.bones[2]
    lines = shown(driver)
    assert "Bones (2)" in lines
    assert "    1: new" in lines
    assert f"    2: {bone.name} | {bone.name_en} | changed" in lines
    compare.tree.setCurrentIndex(find(driver, "Bones", "English name", "2:"))
    QTest.mouseClick(compare.take, Qt.MouseButton.LeftButton)
    driver.qtbot.waitUntil(lambda: driver.model.bones[2].name_en == "changed")
    driver.qtbot.waitUntil(lambda: "differences: 3" in compare.summary.text())
    driver.document.undo()
    assert driver.model.bones[2].name_en == bone.name_en


def test_all_is_taken_over_in_one_step(driver: Driver) -> None:
    choose(driver, "theirs.pmx")
    compare = compared(driver)
    before = fingerprint(driver.model)
    QTest.mouseClick(compare.take_all, Qt.MouseButton.LeftButton)
    driver.qtbot.waitUntil(lambda: "no difference" in compare.summary.text())
    assert fingerprint(driver.model) == fingerprint(driver.bench.session.documents[0].model)
    driver.document.undo()
    assert fingerprint(driver.model) == before


def test_an_edit_meanwhile_ends_taking_over(driver: Driver) -> None:
    choose(driver, "theirs.pmx")
    compare = compared(driver)
    QTest.mouseClick(compare.take_all, Qt.MouseButton.LeftButton)
    assert not compare.take_all.isEnabled()
    assert compare.progress.isVisible()
    with driver.document.edit("Rename") as edit:
        edit.set(driver.model.bones, 0, "name_en", "meanwhile")
    driver.qtbot.waitUntil(lambda: "differences: 5" in compare.summary.text())
    assert [step.name for step in driver.document.history.steps] == ["Rename"]


def test_the_filter_narrows_what_is_shown_and_taken(driver: Driver) -> None:
    choose(driver, "theirs.pmx")
    compare = compared(driver)
    driver.qtbot.keyClicks(compare.filter_box, "position")
    driver.qtbot.keyClick(compare.filter_box, Key.Key_Return)
    assert [line.strip().split(" (")[0] for line in shown(driver)[:2]] == ["Vertices", "Position"]
    assert "shown: 2" in compare.summary.text()
    QTest.mouseClick(compare.take_all, Qt.MouseButton.LeftButton)
    driver.qtbot.waitUntil(lambda: driver.document.is_modified)
    assert len(driver.model.bones) + 1 == len(driver.bench.session.documents[0].model.bones)
    assert np.array_equal(driver.model.vertices["position"][1], (0, 1, 2))


def test_a_row_is_gone_to(driver: Driver) -> None:
    choose(driver, "theirs.pmx")
    compare = compared(driver)
    index = find(driver, "Vertices", "Position", "2")
    compare.tree.setExpanded(index.parent(), True)
    compare.tree.scrollTo(index)
    compare.tree.setCurrentIndex(index)
    compare.tree.setFocus()
    driver.qtbot.keyClick(compare.tree, Key.Key_Return)
    assert driver.document.selection.active_table == "vertices"
    assert driver.document.selection.rows("vertices").tolist() == [2]


def test_a_change_of_either_is_followed(driver: Driver) -> None:
    choose(driver, "theirs.pmx")
    compare = compared(driver)
    theirs = driver.bench.session.documents[0]
    with theirs.edit("Rename") as edit:
        edit.set(theirs.model.bones, 0, "name_en", "more")
    driver.qtbot.waitUntil(lambda: "differences: 5" in compare.summary.text())
    with driver.document.edit("Rename") as edit:
        edit.set(driver.model.bones, 0, "name_en", "more")
    assert not compare.take_all.isEnabled()  # what is shown is not so any more
    driver.qtbot.waitUntil(lambda: "differences: 4" in compare.summary.text())
    driver.bench.session.close(theirs)
    assert "Nothing" in compare.summary.text()


def picture(driver: Driver) -> np.ndarray:
    driver.settle()
    image = driver.view.grabFramebuffer()
    return np.frombuffer(image.constBits(), np.uint8).copy()


@pytest.mark.gl
def test_the_other_model_is_seen_as_a_ghost_that_nothing_picks(driver: Driver, sample: Path) -> None:
    driver.bench.files.open([sample])
    driver.qtbot.waitUntil(lambda: driver.document.title == sample.name)
    driver.qtbot.waitUntil(lambda: driver.view.has_drawn)
    kept = driver.document.snapshots.keep("state")
    with driver.document.edit("Move") as edit:
        edit.set(driver.model.vertices, slice(None), "position", driver.model.vertices["position"] + (4, 0, 0))
    driver.bench.docks["compare"].show()
    moved = picture(driver)
    choose(driver, "state")
    both = picture(driver)
    assert (both != moved).mean() > 0.01
    QTest.mouseClick(pane(driver).ghost, Qt.MouseButton.LeftButton)
    assert (picture(driver) != both).mean() > 0.01
    QTest.mouseClick(pane(driver).ghost, Qt.MouseButton.LeftButton)
    driver.document.snapshots.swap_in(kept, "Swap in")
    driver.qtbot.waitUntil(lambda: driver.document.comparison.is_fresh)
    assert driver.document.comparison.ghost is kept.model
    alike = picture(driver)  # where both are in the same place, the model is seen as it is
    QTest.mouseClick(pane(driver).ghost, Qt.MouseButton.LeftButton)
    assert (picture(driver) != alike).mean() < 0.005


def test_the_ghost_is_there_in_edit_mode_and_its_pane_with_it(driver: Driver) -> None:
    driver.key(Key.Key_F9)
    choose(driver, "theirs.pmx")
    box = compared(driver).ghost
    assert box.isChecked()
    assert not box.isEnabled()
    assert "Edit mode" in box.toolTip()
    assert driver.document.comparison.ghost is None
    driver.key(Key.Key_F9)
    driver.settle()
    assert driver.document.comparison.ghost is not None
    assert pane(driver).ghost.isEnabled()
    assert driver.bench.docks["compare"].toggleViewAction().isChecked()


def test_a_state_is_kept_compared_swapped_in_and_deleted(driver: Driver) -> None:
    driver.bench.commands["snapshots.keep"].trigger()
    snapshots = driver.bench.docks["snapshots"].pane
    assert isinstance(snapshots, SnapshotsPane)
    assert [each.name for each in driver.document.snapshots.all] == ["As opened"]
    driver.qtbot.waitUntil(lambda: isinstance(driver.focused, QLineEdit))  # where its name stands
    driver.qtbot.keyClicks(driver.focused, "at first")
    driver.qtbot.keyClick(driver.focused, Key.Key_Return)
    driver.settle()
    assert [each.name for each in driver.document.snapshots.all] == ["at first"]
    name = driver.model.bones[0].name
    with driver.document.edit("Rename") as edit:
        edit.set(driver.model.bones, 0, "name", "other")
    buttons = {button.text(): button for button in snapshots.buttons}
    QTest.mouseClick(buttons["Compare"], Qt.MouseButton.LeftButton)
    assert "at first: differences: 1" in compared(driver).summary.text()
    QTest.mouseClick(buttons["Swap in"], Qt.MouseButton.LeftButton)
    assert driver.model.bones[0].name == name
    driver.document.undo()
    assert driver.model.bones[0].name == "other"
    snapshots.list.item(0).setText("renamed")
    assert [each.name for each in driver.document.snapshots.all] == ["renamed"]
    QTest.mouseClick(buttons["Append"], Qt.MouseButton.LeftButton)
    assert len(driver.model.vertices) == 2 * len(driver.bench.session.documents[0].model.vertices)
    QTest.mouseClick(buttons["Delete"], Qt.MouseButton.LeftButton)
    assert not driver.document.snapshots.all
    driver.settle()
    assert not buttons["Delete"].isEnabled()


def test_a_file_and_the_own_file_are_compared(driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compare_commands, "choose_model_file", lambda *_: tmp_path / "theirs.pmx")
    driver.bench.commands["compare.file"].trigger()
    driver.qtbot.waitUntil(lambda: "no difference" in pane(driver).summary.text())  # it was not saved
    with driver.document.edit("Rename") as edit:
        edit.set(driver.model.bones, 0, "name_en", "other")
    driver.bench.commands["compare.saved"].trigger()
    driver.qtbot.waitUntil(lambda: "ours.pmx on disk: differences: 1" in pane(driver).summary.text())
    driver.bench.commands["compare.end"].trigger()
    assert "Nothing" in pane(driver).summary.text()


def test_the_own_file_is_named_in_the_language_of_now(driver: Driver) -> None:
    driver.bench.commands["compare.saved"].trigger()
    driver.qtbot.waitUntil(lambda: "ours.pmx on disk" in pane(driver).summary.text())
    language = Language(driver.bench.session.settings)
    language.choose("ja")
    try:
        driver.qtbot.waitUntil(lambda: "ディスク上のours.pmx" in pane(driver).summary.text())
    finally:
        language.choose("en")


def test_the_own_file_is_compared_anew_when_it_is_saved(driver: Driver) -> None:
    with driver.document.edit("Rename") as edit:
        edit.set(driver.model.bones, 0, "name_en", "mine")
    driver.bench.commands.list["compare.saved"].trigger()
    driver.qtbot.waitUntil(lambda: driver.document.comparison.other is not None)
    assert "differences: 1" in compared(driver).summary.text()
    driver.key(Key.Key_S, Control)
    driver.qtbot.waitUntil(lambda: "no difference" in pane(driver).summary.text())


def test_the_pane_offers_the_same_as_the_menu(driver: Driver) -> None:
    driver.bench.commands["pane.go-to-compare"].trigger()
    menu = pane(driver).choose.menu()
    assert isinstance(menu, QMenu)
    menu.aboutToShow.emit()
    assert menu.actions()[0].text() == "theirs.pmx"
