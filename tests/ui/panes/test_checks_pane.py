"""The pane of checks, the counts in the status line and the line before saving, in the whole window."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from editor import formats
from editor.formats import Content
from editor.messages import Finding, Level, TranslatableText
from editor.model.bones import Bone
from editor.model.columns import Columns
from editor.model.frames import BoneItem, DisplayFrame, MorphItem, special_frames
from editor.model.materials import Material
from editor.model.mesh import Face
from editor.model.model import Model
from editor.model.morphs import Morph
from editor.operations.catalog import OPERATIONS
from editor.operations.checks.catalog import CHECKS
from editor.operations.checks.check import Check, CheckSubject, findings_of_mask
from editor.ui.models.finding_tree import COUNT, DETAIL, LEVEL, MADE_AT_ONCE, WHAT
from editor.ui.panes.checks_pane import ChecksPane
from editor.ui.value_text import count_text
from editor.ui.window.bars import FaultsBar
from editor.ui.window.main_window import MainWindow
from tests.ui.answering import Answers
from tests.ui.driving import Driver, Key
from tests.ui.told_services import ToldServices

CIRCLE, ORDER, LOW, BEYOND = "bone-parent-circle", "bone-deform-order", "low", "uv-out-of-range"
EMPTY, TWICE = "morph-empty", "frame-item-twice"


def low(subject: CheckSubject) -> Iterator[Finding]:
    yield from findings_of_mask(subject.model.vertices["position"][:, 1] < 0, "vertices", TranslatableText("It is low"))


CHOSEN = {code: CHECKS[code] for code in (CIRCLE, ORDER)}
CHOSEN[LOW] = Check(
    LOW, "vertices", Level.INFO, "Low", "They are low.", low, frozenset({"vertices.position"}), "They may be."
)


@pytest.fixture
def driver(window: MainWindow, qtbot: QtBot) -> Driver:
    """A window with a model of three faults: a circle, two bones that are too early, low vertices."""
    driver = Driver(window, qtbot)
    window.resize(1360, 860)
    driver.open(faulty())
    driver.document.checker.offer(CHOSEN, OPERATIONS)
    qtbot.waitUntil(lambda: driver.document.checker.is_fresh)
    return driver


def faulty() -> Model:
    model = Model()
    parents = {"a": 1, "b": 0, "early": 4, "early2": 4, "late": -1}
    model.bones.records[:] = [Bone(name, parent=parent) for name, parent in parents.items()]
    model.vertices.fill(100, position=np.column_stack((np.arange(100), np.arange(100) - 90, np.zeros(100))))
    return model


def without_circle(driver: Driver) -> None:
    with driver.document.edit("Mend") as edit:
        edit.set(driver.model.bones, 0, "parent", -1)


def opened(driver: Driver) -> ChecksPane:
    driver.key(Key.Key_F7)
    return shown(driver)


def shown(driver: Driver) -> ChecksPane:
    pane = driver.bench.docks["checks"].pane
    assert isinstance(pane, ChecksPane)
    driver.qtbot.waitUntil(lambda: pane.isVisible() and driver.document.checker.is_fresh)
    driver.settle()
    return pane


def lines(pane: ChecksPane) -> list[tuple[str, ...]]:
    """The checks that are shown, as their cells say."""
    model = pane.model
    return [
        tuple(model.index(row, column).data() for column in (WHAT, LEVEL, COUNT)) for row in range(model.rowCount())
    ]


def check_index(pane: ChecksPane, code: str) -> QModelIndex:
    row = next(row for row, group in enumerate(pane.model.groups) if group.check.code == code)
    return pane.model.index(row, 0)


def row_index(pane: ChecksPane, code: str, place: int) -> QModelIndex:
    parent = check_index(pane, code)
    pane.tree.expand(parent)
    return pane.model.index(place, 0, parent)


def settled(driver: Driver, pane: ChecksPane) -> None:
    """Until what would change is worked out."""
    driver.qtbot.waitUntil(lambda: not pane.panel.mending.is_working and pane.panel.mending.proposed is not None)


def test_faults_are_counted_and_a_click_on_the_count_lists_them(driver: Driver) -> None:
    indicator = driver.bench.indicators["checks"]
    driver.qtbot.waitUntil(lambda: indicator.text() == "2 errors · 2 warnings")
    driver.click(indicator)
    pane = shown(driver)
    assert lines(pane) == [
        ("Bones in a circle of parents", "Error", "2"),
        ("Bones that deform too early", "Warning", "2"),
        ("Low", "Note", "90"),
    ]
    without_circle(driver)
    driver.qtbot.waitUntil(lambda: indicator.text() == "2 warnings")
    assert len(lines(pane)) == 2


def test_a_click_selects_the_row_and_a_double_click_frames_it(driver: Driver) -> None:
    pane = opened(driver)
    pane.services = told = ToldServices()
    driver.click_index(pane.tree, row_index(pane, LOW, 3))
    assert driver.document.selection.active_table == "vertices"
    assert driver.rows("vertices") == [3]
    driver.click_index(pane.tree, row_index(pane, ORDER, 1))
    assert (driver.document.selection.active_table, driver.rows()) == ("bones", [3])
    index = row_index(pane, ORDER, 1)
    assert "parent" in index.siblingAtColumn(DETAIL).data()
    QTest.mouseDClick(
        pane.tree.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        pane.tree.visualRect(index).center(),
    )
    assert told.framed == [("bones", [3])]


def test_a_click_on_what_is_told_of_a_material_selects_its_vertices(driver: Driver) -> None:
    with driver.document.edit("UVs") as edit:
        edit.insert(driver.model.materials, 0, [Material("顔")])
        edit.insert(driver.model.faces, 0, Columns(Face, vertices=[(4, 5, 6), (6, 7, 8)], material=[0, 0]))
        edit.set(driver.model.vertices, [5, 6, 7], "uv", (0.5, 3.0))
    driver.document.checker.offer({BEYOND: CHECKS[BEYOND]}, OPERATIONS)
    pane = opened(driver)
    index = row_index(pane, BEYOND, 0)
    assert (index.data(), index.siblingAtColumn(DETAIL).data()) == (
        "Material 0: 顔",
        "Vertices with UVs beyond 0 to 1: 3",
    )
    driver.click_index(pane.tree, index)
    assert driver.document.selection.active_table == "vertices"
    assert driver.rows("vertices") == [5, 6, 7]


def test_several_rows_are_selected_together(driver: Driver) -> None:
    pane = opened(driver)
    driver.click_index(pane.tree, row_index(pane, LOW, 2))
    driver.click_index(pane.tree, row_index(pane, LOW, 5), Qt.KeyboardModifier.ShiftModifier)
    assert driver.rows("vertices") == [2, 3, 4, 5]


def test_the_chosen_check_is_explained_and_what_has_no_fix_says_why(driver: Driver) -> None:
    pane = opened(driver)
    driver.click_index(pane.tree, check_index(pane, CIRCLE))
    assert CHECKS[CIRCLE].explanation in pane.panel.text.text()
    assert str(CHECKS[CIRCLE].fix) in pane.panel.text.text()
    assert not pane.commands["checks.fix-kind"].isEnabled()
    driver.click_index(pane.tree, check_index(pane, ORDER))
    assert "Put bones in order" in pane.panel.text.text()
    assert pane.commands["checks.fix-kind"].isEnabled()


def test_a_kind_of_fault_is_mended_as_one_step_after_a_preview(driver: Driver) -> None:
    without_circle(driver)
    pane = opened(driver)
    before = len(driver.document.history.steps)
    driver.click_index(pane.tree, check_index(pane, ORDER))
    pane.commands["checks.fix-kind"].trigger()
    settled(driver, pane)
    assert "Bones" in pane.panel.proposed.text()
    assert [bone.name for bone in driver.model.bones][2] == "early", "nothing is done yet"
    assert len(driver.document.history.steps) == before
    driver.click(pane.panel.apply)
    assert [bone.name for bone in driver.model.bones][2:] == ["late", "early", "early2"]
    assert len(driver.document.history.steps) == before + 1
    assert driver.document.history.undo_name == "Fix: Bones that deform too early"
    driver.qtbot.waitUntil(lambda: [line[0] for line in lines(pane)] == ["Low"])
    driver.key(Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    driver.qtbot.waitUntil(lambda: len(lines(pane)) == 2)


def test_a_fix_that_deletes_tells_what_goes_where_as_every_deletion_does(driver: Driver) -> None:
    with driver.document.edit("Add") as edit:
        edit.insert(driver.model.morphs, 0, [Morph("empty")])
        edit.insert(driver.model.frames, 0, [DisplayFrame("face", items=(MorphItem(0),))])
    driver.document.checker.offer({EMPTY: CHECKS[EMPTY]}, OPERATIONS)
    pane = opened(driver)
    driver.qtbot.waitUntil(lambda: len(lines(pane)) == 1)
    driver.click_index(pane.tree, check_index(pane, EMPTY))
    pane.commands["checks.fix-kind"].trigger()
    settled(driver, pane)
    told = "empty deleted: 1 frame item dropped"
    assert told in pane.panel.proposed.text()
    assert not driver.document.messages.all, "nothing is done yet"
    driver.click(pane.panel.apply)
    assert driver.status() == f"Findings fixed: 1; checks: 1 · {told}"
    assert driver.document.messages.all[-1].text == told


def test_a_preview_counts_what_becomes_something_else(driver: Driver) -> None:
    """Not the vertices and bones that refer to bones whose numbers change, nor frames that are written as they were."""
    with driver.document.edit("Frames") as edit:
        edit.insert(driver.model.frames, 0, usual_frames())
        edit.set(driver.model.vertices, range(100), "bones", (2, 3, -1, -1))
    driver.document.checker.offer({code: CHECKS[code] for code in (ORDER, TWICE)}, OPERATIONS)
    without_circle(driver)
    pane = opened(driver)
    driver.qtbot.waitUntil(lambda: len(lines(pane)) >= 2)
    for code, told in ((ORDER, ["•  Bones: 1 moved"]), (TWICE, ["•  Display frames: 1 changed (Items)"])):
        driver.click_index(pane.tree, check_index(pane, code))
        pane.commands["checks.fix-kind"].trigger()
        settled(driver, pane)
        assert pane.panel.proposed.text().splitlines()[1:] == told
        driver.click(pane.panel.back)


def usual_frames() -> list[DisplayFrame]:
    """Frames of which the last has a bone that is in the first already."""
    return [*special_frames((BoneItem(0),)), DisplayFrame("体", items=(BoneItem(1), BoneItem(0)))]


def test_a_preview_can_be_cancelled_and_goes_with_an_edit(driver: Driver) -> None:
    without_circle(driver)
    pane = opened(driver)
    driver.click(pane.fix_safe)
    settled(driver, pane)
    driver.click(pane.panel.back)
    assert pane.panel.mending.proposed is None
    driver.click(pane.fix_safe)
    settled(driver, pane)
    with driver.document.edit("Rename") as edit:
        edit.set(driver.model.bones, 0, "name", "renamed")
    assert pane.panel.mending.proposed is None
    assert not pane.panel.apply.isVisible()
    assert [bone.name for bone in driver.model.bones][2] == "early"


def test_a_preview_goes_when_another_finding_is_chosen(driver: Driver) -> None:
    pane = opened(driver)
    driver.click_index(pane.tree, row_index(pane, ORDER, 1))
    pane.commands["checks.fix-chosen"].trigger()
    settled(driver, pane)
    assert pane.panel.apply.isVisible()
    driver.click_index(pane.tree, row_index(pane, LOW, 3))
    assert pane.panel.mending.proposed is None
    assert not pane.panel.apply.isVisible()


def test_a_fix_that_is_refused_says_why(driver: Driver) -> None:
    pane = opened(driver)
    driver.click(pane.fix_safe)
    settled(driver, pane)
    assert "Not fixed: Bones that deform too early" in pane.panel.proposed.text()
    assert not pane.panel.apply.isEnabled()


def test_what_is_meant_is_hidden_shown_and_taken_back(driver: Driver) -> None:
    pane = opened(driver)
    driver.click_index(pane.tree, row_index(pane, ORDER, 0))
    pane.commands["checks.ignore"].trigger()
    driver.settle()
    assert lines(pane)[1] == ("Bones that deform too early", "Warning", "1")
    driver.click_index(pane.tree, check_index(pane, LOW))
    pane.commands["checks.ignore"].trigger()
    driver.settle()
    assert len(lines(pane)) == 2
    assert driver.bench.indicators["checks"].text() == "2 errors · 1 warning"
    pane.shows_accepted.click()
    assert lines(pane)[2:] == [
        ("Bones that deform too early", "Warning (ignored)", "1"),
        ("Low", "Note (ignored)", "90"),
    ]
    driver.click_index(pane.tree, pane.model.index(3, 0))
    assert pane.commands["checks.ignore"].text() == "Do not ignore this"
    pane.commands["checks.ignore"].trigger()
    driver.settle()
    assert ("Low", "Note", "90") in lines(pane)
    assert driver.document.history.steps == [], "nothing of it is in the model"


def test_several_kinds_are_ignored_and_taken_back_together(driver: Driver) -> None:
    pane = opened(driver)
    pane.shows_accepted.click()
    driver.click_index(pane.tree, check_index(pane, ORDER))
    driver.click_index(pane.tree, check_index(pane, LOW), Qt.KeyboardModifier.ControlModifier)
    assert not pane.commands["checks.fix-chosen"].isEnabled(), "one after the other, as the first may move rows"
    pane.commands["checks.ignore"].trigger()
    driver.settle()
    ignored = [("Bones that deform too early", "Warning (ignored)"), ("Low", "Note (ignored)")]
    assert [line[:2] for line in lines(pane)][1:] == ignored
    driver.click_index(pane.tree, pane.model.index(1, 0))
    driver.click_index(pane.tree, pane.model.index(2, 0), Qt.KeyboardModifier.ControlModifier)
    assert pane.commands["checks.ignore"].text() == "Do not ignore this"
    pane.commands["checks.ignore"].trigger()
    driver.settle()
    assert not [line for line in lines(pane) if "(ignored)" in line[1]]


def test_what_is_meant_is_not_fixed_with_everything(driver: Driver) -> None:
    without_circle(driver)
    pane = opened(driver)
    driver.click_index(pane.tree, check_index(pane, ORDER))
    pane.commands["checks.ignore"].trigger()
    driver.settle()
    assert not pane.fix_safe.isEnabled()


def test_levels_sections_and_text_filter_what_is_shown(driver: Driver) -> None:
    pane = opened(driver)
    pane.level.setCurrentIndex(2)
    pane.level.activated.emit(2)
    assert [line[1] for line in lines(pane)] == ["Error"]
    pane.level.setCurrentIndex(0)
    pane.level.activated.emit(0)
    place = pane.section.findData("vertices")
    pane.section.setCurrentIndex(place)
    pane.section.activated.emit(place)
    assert [line[0] for line in lines(pane)] == ["Low"]
    pane.section.setCurrentIndex(0)
    pane.section.activated.emit(0)
    driver.click(pane.filter_box)
    driver.type("early2")
    driver.qtbot.waitUntil(lambda: lines(pane) == [("Bones that deform too early", "Warning", "1")])


def test_what_was_unfolded_and_chosen_stays_so_when_the_model_changes(driver: Driver) -> None:
    pane = opened(driver)
    driver.click_index(pane.tree, row_index(pane, ORDER, 1))
    with driver.document.edit("Insert") as edit:
        edit.insert(driver.model.bones, 0, [Bone("new")])
    driver.settle()
    index = row_index(pane, ORDER, 1)
    assert pane.tree.isExpanded(check_index(pane, ORDER))
    assert index.data() == "Bone 4: early2"
    driver.qtbot.waitUntil(lambda: driver.document.checker.is_fresh)
    assert driver.rows("bones") == [4]


def test_the_menu_of_a_right_click_offers_the_fixes(driver: Driver) -> None:
    pane = opened(driver)
    index = check_index(pane, LOW)
    driver.click_index(pane.tree, index)
    pane.tree.customContextMenuRequested.emit(pane.tree.visualRect(index).center())
    menu = next(menu for menu in pane.findChildren(QMenu) if menu.isVisible())
    texts = [action.text() for action in menu.actions() if action.text()]
    assert texts == [
        "Fix this…",
        "Fix all of this kind…",
        "Fix everything that is safe…",
        "Ignore this",
        "Select all its rows",
    ]
    entry(menu, "Select all its rows").trigger()
    menu.close()
    assert driver.rows("vertices") == list(range(90))


def entry(menu: QMenu, text: str) -> QAction:
    return next(action for action in menu.actions() if action.text() == text)


def test_a_model_without_faults_is_told_to_be_fine(driver: Driver) -> None:
    fine = Model()
    fine.bones.records[:] = [Bone("a")]
    driver.open(fine)
    driver.document.checker.offer(CHOSEN, OPERATIONS)
    pane = opened(driver)
    driver.qtbot.waitUntil(lambda: pane.summary.text() == "Nothing is found: nothing goes wrong with this model in MMD")
    assert driver.bench.indicators["checks"].text() == "Checks"  # where they are found


def test_saving_tells_of_errors_in_a_line_that_blocks_nothing(driver: Driver, tmp_path: Path) -> None:
    path = tmp_path / "faulty.pmx"
    formats.save(Content(faulty()), path)
    driver.bench.files.open([path])
    driver.qtbot.waitUntil(lambda: driver.document.path == path)
    driver.document.checker.offer(CHOSEN, OPERATIONS)
    driver.qtbot.waitUntil(lambda: driver.document.checker.is_fresh)
    bar = driver.window.findChild(FaultsBar)
    assert bar is not None
    assert not bar.isVisible()
    driver.key(Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    driver.qtbot.waitUntil(bar.isVisible)
    driver.qtbot.waitUntil(lambda: "saved" in driver.status())
    buttons = {button.text(): button for button in bar.findChildren(QPushButton) if button.isVisible()}
    driver.click(buttons["Show"])
    assert driver.bench.docks["checks"].isVisible()
    without_circle(driver)
    driver.qtbot.waitUntil(lambda: not bar.isVisible())


def saved_as(driver: Driver, model: Model, path: Path) -> FaultsBar:
    """The line of a window in which a file was opened and saved again."""
    formats.save(Content(model), path)
    driver.bench.files.open([path])
    driver.qtbot.waitUntil(lambda: driver.document.path == path)
    driver.document.checker.offer(CHOSEN, OPERATIONS)
    driver.qtbot.waitUntil(lambda: driver.document.checker.is_fresh)
    driver.key(Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    driver.qtbot.waitUntil(lambda: "saved" in driver.status())
    bar = driver.window.findChild(FaultsBar)
    assert bar is not None
    return bar


def test_errors_that_come_after_saving_are_not_said_to_be_saved(driver: Driver, tmp_path: Path) -> None:
    sound = faulty()
    sound.bones.records[0] = Bone("a")
    bar = saved_as(driver, sound, tmp_path / "sound.pmx")
    assert not bar.isVisible()
    with driver.document.edit("Spoil", refuses=False) as edit:
        edit.set(driver.model.bones, 0, "parent", 1)
    driver.qtbot.waitUntil(lambda: driver.document.checker.is_fresh)
    assert CIRCLE in driver.document.checker.open_findings()
    assert not bar.isVisible()
    driver.key(Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    driver.qtbot.waitUntil(bar.isVisible)
    told = [label.text() for label in bar.findChildren(QLabel) if label.isVisible()]
    assert told == [
        "sound.pmx is saved with errors that may cause problems in MMD: Bones: Bones in a circle of parents"
    ]
    without_circle(driver)
    driver.qtbot.waitUntil(lambda: not bar.isVisible())
    driver.document.undo()
    driver.qtbot.waitUntil(bar.isVisible)


def test_a_file_that_could_not_be_written_is_not_said_to_be_saved(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sound = faulty()
    sound.bones.records[0] = Bone("a")
    bar = saved_as(driver, sound, tmp_path / "sound.pmx")
    with driver.document.edit("Spoil", refuses=False) as edit:
        edit.set(driver.model.bones, 0, "parent", 1)
    driver.qtbot.waitUntil(lambda: driver.document.checker.is_fresh)
    monkeypatch.setattr(formats, "save", full_disk)
    answers = Answers("Close")
    driver.key(Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    driver.qtbot.waitUntil(lambda: len(answers.asked) == 1)
    assert "could not be saved" in answers.asked[0]
    assert not bar.isVisible()


def full_disk(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_of_very_many_rows_only_those_are_made_that_are_seen(driver: Driver) -> None:
    many = Model()
    many.bones.records[:] = [Bone("a")]
    many.vertices.fill(100_000, position=np.full((100_000, 3), -1.0))
    driver.open(many)
    driver.document.checker.offer(CHOSEN, OPERATIONS)
    pane = opened(driver)
    index = check_index(pane, LOW)
    pane.tree.expand(index)
    driver.settle()
    assert index.siblingAtColumn(COUNT).data() == count_text(100_000)
    assert pane.model.rowCount(index) == MADE_AT_ONCE
    bar = pane.tree.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert pane.model.rowCount(index) == 2 * MADE_AT_ONCE
    assert pane.model.index(MADE_AT_ONCE, 0, index).data() == f"Vertex {MADE_AT_ONCE}"
    driver.click_index(pane.tree, index)
    pane.select_rows_of_chosen_checks()
    assert len(driver.rows("vertices")) == 100_000


def test_where_there_is_no_room_for_both_the_panel_is_below_the_list(driver: Driver) -> None:
    holder = QWidget()
    driver.qtbot.addWidget(holder)
    pane = ChecksPane(driver.document, holder)
    holder.show()
    for width, is_beside in ((1200, True), (pane.minimumSizeHint().width(), False)):
        pane.resize(width, 500)
        driver.qtbot.waitUntil(lambda is_beside=is_beside: (pane.panel.x() > pane.tree.width()) is is_beside)
    assert pane.minimumSizeHint().width() < 480
