"""Rows are dragged with the mouse: in the outline, by the row numbers of the table, and into lists of references."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QDragEnterEvent, QDropEvent, QPalette
from PySide6.QtWidgets import QApplication, QMenu, QTabBar, QWidget

from editor.document.clipboard import mime_of_rows, rows_of_mime
from editor.document.document import Document
from editor.model.bones import Bone
from editor.model.fields import NONE
from editor.ui.panes.outline import MOST_MARKED
from editor.ui.tabs import DocumentTabs
from tests.model.random_models import fingerprint
from tests.operations.model_making import full_model
from tests.ui.dragging import drag
from tests.ui.driving import Alt, Control, Driver, Key, entries
from tests.ui.test_dropping import drop

ALL_ROWS = 400  # logical pixels of the table, in which none of the rows is hidden


def names(driver: Driver, table: str) -> list[str]:
    return [row.name for row in driver.model.tables[table]]


def place(driver: Driver, table: str, row: int, part: float = 0.5) -> QPoint:
    """A point of a row in the outline; 0 is its upper edge, 1 its lower."""
    tree, model = driver.outline.tree, driver.outline.model
    if not tree.isExpanded(model.section_index(table)):
        tree.expand(model.section_index(table))
        driver.settle()
    rect = tree.visualRect(model.row_index(table, row))
    return QPoint(rect.left() + 30, rect.top() + round(part * (rect.height() - 1)))


def drag_in_outline(driver: Driver, table: str, row: int, to: QPoint) -> None:
    area = driver.outline.tree.viewport()
    drag(area, place(driver, table, row), area, to)


def test_scattered_rows_are_dragged_in_the_outline(driver: Driver) -> None:
    driver.outline.set_tree(False)
    before = fingerprint(driver.model)
    driver.click_row("bones", 0)
    driver.click_row("bones", 2, Control)
    drag_in_outline(driver, "bones", 2, place(driver, "bones", 3, 0.9))
    assert names(driver, "bones") == ["腕", "手ＩＫ", "センター", "手"]
    assert [bone.parent for bone in driver.model.bones] == [2, NONE, NONE, 0]
    assert driver.rows("bones") == [2, 3]
    assert "Move to a place" in driver.status()
    assert not driver.outline.tree.drops.line.isVisible()
    driver.key(Key.Key_Z, Control)
    assert fingerprint(driver.model) == before


def test_more_rows_than_qt_marks_in_the_outline_are_dragged_together_and_taken_out_and_one_is_selected_alone(
    driver: Driver,
) -> None:
    driver.outline.set_tree(False)
    count = 2 * MOST_MARKED + 4
    with driver.document.edit("bones") as edit:
        edit.insert(driver.model.bones, len(driver.model.bones), [Bone(f"bone{row}") for row in range(count)])
    rows = range(0, count, 2)
    driver.document.selection.set_active_table("bones")
    driver.document.selection.select("bones", rows)
    driver.settle()
    tree = driver.outline.tree
    tree.scrollToTop()
    assert not tree.selectionModel().hasSelection()
    accent = tree.palette().color(QPalette.ColorRole.Highlight)
    shades = [shade_at(driver, row) for row in range(6)]
    assert shades[0] == shades[2] == shades[4] != shades[1] == shades[3]
    assert distance(shades[0], accent) < distance(shades[1], accent)
    before = names(driver, "bones")
    drag_in_outline(driver, "bones", 4, place(driver, "bones", 1, 0.9))
    others = [name for row, name in enumerate(before) if row not in rows]
    assert names(driver, "bones") == [others[0], *(before[row] for row in rows), *others[1:]]
    driver.key(Key.Key_Z, Control)
    assert names(driver, "bones") == before
    assert driver.rows("bones") == list(rows)
    driver.click_row("bones", 2, Control)
    driver.click_row("bones", 3, Control)
    assert driver.rows("bones") == [0, 3, *rows[2:]]
    driver.click_row("bones", 4)
    assert driver.rows("bones") == [4]


def shade_at(driver: Driver, row: int) -> QColor:
    """The ground of a row in the outline, behind its name."""
    tree = driver.outline.tree
    rect = tree.visualRect(driver.outline.model.row_index("bones", row))
    return tree.viewport().grab().toImage().pixelColor(rect.right() - 60, rect.top() + 4)


def distance(one: QColor, other: QColor) -> int:
    return sum(abs(a - b) for a, b in zip(one.getRgb(), other.getRgb(), strict=True))


def test_a_row_that_was_not_selected_is_dragged_alone(driver: Driver) -> None:
    driver.click_row("materials", 0)
    drag_in_outline(driver, "materials", 1, place(driver, "materials", 0, 0.1))
    assert names(driver, "materials") == ["髪", "顔"]
    assert driver.model.faces["material"].tolist() == [0, 0, 1, 1]
    assert driver.model.soft_bodies[0].material == 0


def test_what_is_dropped_where_it_stands_is_no_step(driver: Driver) -> None:
    driver.click_row("bones", 1)
    steps = len(driver.document.history.steps)
    drag_in_outline(driver, "bones", 1, place(driver, "bones", 2, 0.1))
    assert len(driver.document.history.steps) == steps


def test_the_special_frames_keep_their_places(driver: Driver) -> None:
    before = fingerprint(driver.model)
    driver.click_row("frames", 2)
    drag_in_outline(driver, "frames", 2, place(driver, "frames", 0, 0.1))
    assert "have to come first" in driver.status()
    drag_in_outline(driver, "frames", 0, place(driver, "frames", 2, 0.9))
    assert "have to come first" in driver.status()
    assert fingerprint(driver.model) == before


def test_rows_stay_in_their_table(driver: Driver) -> None:
    before = fingerprint(driver.model)
    to = place(driver, "materials", 1)
    driver.click_row("bones", 1)
    told: list[str] = []
    driver.document.status_message.connect(told.append)
    drag_in_outline(driver, "bones", 1, to)
    assert "Bones: they are moved among themselves only" in told
    assert fingerprint(driver.model) == before


def test_in_a_filtered_outline_rows_come_beside_those_that_are_seen(driver: Driver) -> None:
    driver.outline.set_tree(False)
    driver.filter(driver.outline, "手")
    driver.click_row("bones", 3)
    drag_in_outline(driver, "bones", 3, place(driver, "bones", 2, 0.1))
    assert names(driver, "bones") == ["センター", "腕", "手ＩＫ", "手"]


def test_in_a_tree_bones_hang_from_what_they_are_dropped_onto(driver: Driver) -> None:
    driver.outline.set_tree(True)
    driver.settle()
    before, steps = fingerprint(driver.model), len(driver.document.history.steps)
    told: list[str] = []
    driver.document.status_message.connect(told.append)
    driver.click_row("bones", 3)
    drag_in_outline(driver, "bones", 3, place(driver, "bones", 1))
    assert [bone.parent for bone in driver.model.bones] == [NONE, 0, 1, 1]
    assert driver.rows("bones") == [3]
    drops = driver.outline.tree.drops
    assert not drops.box.isVisible()
    assert not drops.line.isVisible()
    drag_in_outline(driver, "bones", 3, place(driver, "bones", 2, 0.1))  # the other that hangs from there
    assert names(driver, "bones") == ["センター", "腕", "手ＩＫ", "手"]
    drag_in_outline(driver, "bones", 2, place(driver, "bones", 1, 0.1))
    assert any("those with the same parent" in text for text in told)
    driver.click_row("bones", 0)
    drag_in_outline(driver, "bones", 0, place(driver, "bones", 3))
    assert "A bone cannot hang from itself" in told
    driver.click_row("bones", 2)
    drag_in_outline(
        driver, "bones", 2, driver.outline.tree.visualRect(driver.outline.model.section_index("bones")).center()
    )
    assert [bone.parent for bone in driver.model.bones] == [NONE, 0, NONE, 1]
    assert len(driver.document.history.steps) == steps + 3
    for _ in range(3):
        driver.key(Key.Key_Z, Control)
    assert fingerprint(driver.model) == before


def tab(driver: Driver, document: Document) -> QPoint:
    """The middle of the tab of a document, as a point of the outline."""
    bar = driver.window.findChildren(DocumentTabs)[0].findChildren(QTabBar)[0]
    area = driver.outline.tree.viewport()
    return area.mapFrom(
        driver.window, bar.mapTo(driver.window, bar.tabRect(driver.bench.session.documents.index(document)).center())
    )


def drag_over(driver: Driver, row: int, other: Document, to: QPoint, target: QWidget | None = None) -> None:
    """Drag a material over the tab of another document, wait there, and drop it where the outline shows a point."""
    area, session = driver.outline.tree.viewport(), driver.bench.session
    over = tab(driver, other)
    if target is not None:
        over = target.mapFrom(driver.window, area.mapTo(driver.window, over))
    is_there = lambda: session.current is other  # noqa: E731
    drag(area, place(driver, "materials", row), target or area, to, over - QPoint(2, 0), over, until=is_there)


@pytest.fixture
def other(driver: Driver) -> Document:
    """A document beside the one in front; its outline is laid out."""
    front = driver.document
    other = driver.open(full_model(), "other.pmx")
    place(driver, "materials", 0)
    driver.bench.session.set_current(front)
    driver.settle()
    return other


def test_a_tab_springs_open_and_the_outline_takes_the_rows(driver: Driver, other: Document) -> None:
    source, before = fingerprint(driver.model), fingerprint(other.model)
    driver.click_row("materials", 1)
    drag_over(driver, 1, other, place(driver, "materials", 0, 0.1))
    assert driver.document is other
    assert names(driver, "materials") == ["髪_2", "顔", "髪"]
    assert driver.rows("materials") == [0]
    assert driver.status() == "Materials: pasted 1"
    assert [step.name for step in other.history.steps] == ["Paste material: 髪_2"]
    other.undo()
    assert fingerprint(other.model) == before
    assert fingerprint(driver.bench.session.documents[0].model) == source


def test_rows_of_another_document_come_where_pasted_ones_do_in_another_section(driver: Driver, other: Document) -> None:
    driver.click_row("materials", 0)
    drag_over(driver, 0, other, place(driver, "bones", 0))
    assert names(driver, "materials") == ["顔", "髪", "顔_2"]
    assert driver.document.selection.active_table == "materials"


def test_the_table_takes_rows_of_another_document(driver: Driver, other: Document) -> None:
    other.selection.set_active_table("bones")
    driver.click_row("materials", 0)
    sheet = driver.table.sheet.viewport()
    drag_over(driver, 0, other, QPoint(60, 40), sheet)
    assert names(driver, "materials") == ["顔", "髪", "顔_2"]


def test_files_over_the_tabs_are_left_to_the_window(driver: Driver) -> None:
    opened: list[object] = []
    driver.window.files.take_dropped = opened.extend  # type: ignore[union-attr, method-assign, assignment]
    bar = driver.window.findChildren(DocumentTabs)[0].findChildren(QTabBar)[0]
    drop(bar, Path("/nowhere/file.pmx"))
    assert opened == [Path("/nowhere/file.pmx")]


# -- the table ---------------------------------------------------------------------------------------------------------


def number(driver: Driver, row: int, part: float = 0.5) -> QPoint:
    """A point of a row number of the table."""
    sheet = driver.table.sheet
    view_row = int(sheet.sheet.view_rows([row])[0])
    top, height = sheet.rowViewportPosition(view_row), sheet.rowHeight(view_row)
    return QPoint(12, top + round(part * (height - 1)))


def drag_number(driver: Driver, row: int, to: int, part: float) -> None:
    numbers = driver.table.sheet.verticalHeader().viewport()
    drag(numbers, number(driver, row), numbers, number(driver, to, part))


def test_rows_are_dragged_by_their_numbers(driver: Driver) -> None:
    driver.click_row("morphs", 0)
    numbers = driver.table.sheet.verticalHeader().viewport()
    driver.click(numbers, number(driver, 1))
    driver.click(numbers, number(driver, 3), Control)
    assert driver.rows("morphs") == [1, 3]
    drag_number(driver, 3, 0, 0.1)
    assert names(driver, "morphs") == ["全部", "透明", "笑い", "振る", "跳ぶ"]
    assert driver.rows("morphs") == [0, 1]
    assert driver.model.morphs[0].offsets["morph"].tolist() == [2, 3]
    assert [item.morph for item in driver.model.frames[1].items] == [2, 1]
    driver.click(numbers, number(driver, 1))  # a press that goes nowhere is a click
    assert driver.rows("morphs") == [1]
    driver.key(Key.Key_Z, Control)
    assert names(driver, "morphs") == ["笑い", "全部", "振る", "透明", "跳ぶ"]


def test_rows_of_the_mesh_are_dragged_too(driver: Driver) -> None:
    driver.document.selection.set_active_table("vertices")
    driver.window.resizeDocks([driver.bench.docks["table"]], [ALL_ROWS], Qt.Orientation.Vertical)
    driver.settle()
    driver.click(driver.table.sheet.verticalHeader().viewport(), number(driver, 5))
    drag_number(driver, 5, 1, 0.1)
    assert driver.model.vertices["position"][:, 0].tolist() == [0, 5, 1, 2, 3, 4]
    assert driver.model.faces["vertices"].tolist() == [[0, 2, 3], [3, 2, 4], [4, 5, 1], [1, 5, 0]]


def test_a_row_that_is_not_selected_is_dragged_alone_by_its_number(driver: Driver) -> None:
    driver.click_row("morphs", 0)
    drag_number(driver, 3, 1, 0.1)
    assert names(driver, "morphs") == ["笑い", "透明", "全部", "振る", "跳ぶ"]
    assert driver.rows("morphs") == [1]


def test_in_a_sorted_table_nothing_is_moved_and_it_says_why(driver: Driver) -> None:
    before = fingerprint(driver.model)
    driver.click_row("bones", 1)
    driver.table.sheet.sortByColumn(0, Qt.SortOrder.DescendingOrder)
    driver.settle()
    told: list[str] = []
    driver.document.status_message.connect(told.append)
    drag_number(driver, 1, 3, 0.1)
    assert any("sorted" in text for text in told)
    assert fingerprint(driver.model) == before


# -- references --------------------------------------------------------------------------------------------------------


def links(driver: Driver) -> list[int]:
    return [link.bone for link in driver.model.bones[-1].ik_links]


def test_rows_are_dragged_into_a_list_of_references(driver: Driver) -> None:
    """The page of the list stays while the rows are on their way, and afterwards."""
    driver.click_row("bones", 3)
    driver.click_row("bones", 3)
    nested = driver.nested("ik_links")
    drag(
        driver.outline.tree.viewport(),
        place(driver, "bones", 2),
        nested.view.viewport(),
        QPoint(20, nested.view.verticalHeader().sectionSize(0) // 4),
    )
    driver.settle()
    assert links(driver) == [2, 1, 0]
    assert driver.rows("bones") == [3]
    assert driver.nested("ik_links").view.entry_rows().tolist() == [0]
    driver.key(Key.Key_Z, Control)
    assert links(driver) == [1, 0]


def test_no_list_takes_its_own_record_or_rows_that_it_is_not_about(driver: Driver) -> None:
    driver.click_row("bones", 3)
    nested = driver.nested("ik_links")
    middle = nested.view.viewport().rect().center()
    drag(driver.outline.tree.viewport(), place(driver, "bones", 3), nested.view.viewport(), middle)
    assert "an entry cannot refer to the row that has the list" in driver.status()
    driver.click_row("bones", 3)
    drag(driver.outline.tree.viewport(), place(driver, "materials", 0), nested.view.viewport(), middle)
    assert "entries cannot refer to Materials" in driver.status()
    assert links(driver) == [1, 0]


def test_a_document_of_another_window_and_fields_for_text_take_nothing(driver: Driver) -> None:
    driver.click_row("bones", 1)
    mime = mime_of_rows(driver.document, "bones", [1, 2])
    assert not mime.hasText()
    source, other = driver.document, driver.open(full_model(), "other.pmx")
    assert rows_of_mime(other, mime) is None
    assert rows_of_mime(driver.document, QMimeData()) is None
    driver.bench.session.close(source)
    area, at = driver.outline.tree.viewport(), QPointF(place(driver, "bones", 0))
    how = (Qt.DropAction.MoveAction, mime, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    before = fingerprint(driver.model)
    QApplication.sendEvent(area, QDragEnterEvent(at.toPoint(), *how))
    drop = QDropEvent(at, *how)
    QApplication.sendEvent(area, drop)
    assert not drop.isAccepted()
    assert "not open here" in driver.status()
    assert fingerprint(driver.model) == before


def test_references_are_copied_and_pasted_into_lists(driver: Driver) -> None:
    """They follow the rows that they are to, which may be moved before they are pasted."""
    driver.click_row("bones", 2)
    driver.key(Key.Key_C, Control | Alt)
    assert "copied 1 as references" in driver.status()
    driver.key(Key.Key_Up, Control)
    assert names(driver, "bones")[1] == "手"
    driver.click_row("bones", 3)
    driver.click(driver.nested("ik_links").paste_button)
    assert links(driver) == [2, 0, 1]
    driver.click_row("morphs", 2)  # of bones
    driver.click(driver.nested("offsets").paste_button)
    assert driver.model.morphs[2].offsets["bone"].tolist() == [1, 3]  # it was there
    driver.click_row("frames", 0)
    driver.click_entry("items", 0)
    driver.key(Key.Key_V, Control)
    assert [item.bone for item in driver.model.frames[0].items] == [0, 1]
    driver.key(Key.Key_Z, Control)
    driver.key(Key.Key_Z, Control)
    assert links(driver) == [2, 0]


def test_pasting_as_rows_says_where_references_are_pasted(driver: Driver) -> None:
    driver.click_row("bones", 2)
    driver.key(Key.Key_C, Control | Alt)
    driver.key(Key.Key_V, Control)
    assert driver.status() == "References are pasted into the lists of the inspector"
    assert len(driver.model.bones) == 4


def test_a_group_does_not_get_itself(driver: Driver) -> None:
    driver.click_row("morphs", 1)
    driver.click_row("morphs", 3, Control)
    driver.key(Key.Key_C, Control | Alt)
    driver.click_row("morphs", 1)
    driver.click(driver.nested("offsets").paste_button)
    assert driver.model.morphs[1].offsets["morph"].tolist() == [0, 2, 3]


def test_entries_are_copied_as_the_rows_that_they_are_about(driver: Driver) -> None:
    driver.click_row("bones", 3)
    driver.click_entry("ik_links", 0)
    driver.key(Key.Key_A, Control)
    driver.key(Key.Key_C, Control | Alt)
    driver.click_row("frames", 2)
    driver.click(driver.nested("items").paste_button)
    assert [item.bone for item in driver.model.frames[2].items] == [2, 1, 0]  # 1 was there


def test_the_menu_of_the_outline_copies_and_pastes(driver: Driver) -> None:
    driver.click_row("bones", 1)
    outline = driver.outline
    for text in ("Copy", "Paste"):
        outline.tree.customContextMenuRequested.emit(place(driver, "bones", 1))
        menu = next(menu for menu in outline.findChildren(QMenu) if menu.isVisible())
        shown = {action.text().replace("&", ""): action for action in menu.actions()}
        every = {action.text().replace("&", ""): action for action in entries(menu)}
        assert every["Copy as references"].isEnabled()
        driver.click(menu, menu.actionGeometry(shown[text]).center())
        driver.close_menus()
    assert names(driver, "bones") == ["センター", "腕", "腕_2", "手", "手ＩＫ"]
