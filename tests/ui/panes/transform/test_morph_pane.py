"""MorphPane: sliders by mouse, keyboard and number, one pose step each; the ways back; staying live."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSettings, Qt
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.model.columns import Columns
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind, MorphOffset, Panel, VertexOffset
from editor.ui.command import Command, CommandList
from editor.ui.models.row_lists import SLIDER, WEIGHT
from editor.ui.models.row_tree import HELD, NAME, NUMBER, heading_node
from editor.ui.panes.row_tree_view import READABLE
from editor.ui.panes.transform.morph_pane import HANDLE, MARGIN, MorphPane, weight_at
from tests.model.random_models import fingerprint
from tests.ui.dragging import drag
from tests.ui.keyboard import show_active
from tests.ui.models.watching import document_of

LEFT = Qt.MouseButton.LeftButton
NOTHING = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
BLINK, SMILE, BOTH, SECRET = range(4)


@pytest.fixture
def document(qapp: object) -> Document:
    model = Model()
    model.vertices.fill(2, position=[(0, 0, 0), (1, 0, 0)])
    lift = Columns(VertexOffset, vertex=[1], translation=[(0, 2, 0)])
    model.morphs.records += [
        Morph("まばたき", "blink", Panel.EYE),
        Morph("笑い", "smile", Panel.MOUTH, offsets=lift),
        Morph("全部", "all", Panel.MOUTH, MorphKind.GROUP, Columns(MorphOffset, morph=[0, 1], weight=[1, 0.5])),
        Morph("秘密", "secret", Panel.HIDDEN),
    ]
    return document_of(model)


@pytest.fixture
def pane(document: Document, qtbot: QtBot) -> MorphPane:
    pane = MorphPane(document)
    qtbot.addWidget(pane)
    pane.resize(360, 500)
    show_active(pane, qtbot)
    return pane


def cell(pane: MorphPane, row: int, column: int = SLIDER) -> QRect:
    return pane.view.visualRect(pane.model.node_index(row, column))


def place(pane: MorphPane, row: int, weight: float) -> QPoint:
    """Where the slider of a morph stands for a weight."""
    rect = cell(pane, row)
    ends = MARGIN + HANDLE
    return QPoint(round(rect.left() + ends + weight * (rect.width() - 2 * ends)), rect.center().y())


def click(pane: MorphPane, row: int, column: int = NAME, modifiers: Qt.KeyboardModifier = NOTHING) -> None:
    QTest.mouseClick(pane.view.viewport(), LEFT, modifiers, cell(pane, row, column).center())


def weights(document: Document) -> list[float]:
    return [pytest.approx(weight, abs=0.02) for weight in document.posing.current_pose().weights]


def key(pane: MorphPane, code: Qt.Key, modifiers: Qt.KeyboardModifier = NOTHING) -> None:
    QTest.keyClick(pane.view, code, modifiers)


# -- sliders ----------------------------------------------------------------------------------------------------------


def test_a_slider_goes_from_none_to_one_however_wide_it_is() -> None:
    for width in (40, 200):
        rect = QRect(10, 0, width, 20)
        found = [weight_at(x, rect) for x in (0, 10 + MARGIN + HANDLE, 10 + width / 2, 10 + width)]
        assert found == [0, 0, 0.5, 1]
    assert weight_at(5, QRect(0, 0, 8, 20)) == 0


def test_a_drag_is_one_step(document: Document, pane: MorphPane) -> None:
    port = pane.view.viewport()
    QTest.mousePress(port, LEFT, NOTHING, place(pane, SMILE, 0.25))
    assert weights(document) == [0, 0.25, 0, 0]
    for weight in (0.5, 0.75):
        QTest.mouseMove(port, place(pane, SMILE, weight))
    QTest.mouseMove(port, place(pane, SMILE, 1) + QPoint(200, 30))
    QTest.mouseRelease(port, LEFT, NOTHING, place(pane, SMILE, 1))
    assert weights(document) == [0, 1, 0, 0]
    assert document.history.undo_name == "Morph 笑い"
    document.undo()
    assert weights(document) == [0, 0, 0, 0]
    assert not document.history.can_undo


def test_escape_takes_a_drag_back(document: Document, pane: MorphPane) -> None:
    QTest.mousePress(pane.view.viewport(), LEFT, NOTHING, place(pane, SMILE, 0.25))
    key(pane, Qt.Key.Key_Escape)
    QTest.mouseMove(pane.view.viewport(), place(pane, SMILE, 0.75))
    QTest.mouseRelease(pane.view.viewport(), LEFT, NOTHING, place(pane, SMILE, 0.75))
    assert weights(document) == [0, 0, 0, 0]
    assert not document.history.can_undo


def test_a_drag_ends_when_morphs_come(document: Document, pane: MorphPane) -> None:
    QTest.mousePress(pane.view.viewport(), LEFT, NOTHING, place(pane, SMILE, 0.25))
    with document.edit("edit") as edit:
        edit.insert(document.model.morphs, 0, [Morph("新", panel=Panel.EYE)])
    QTest.mouseMove(pane.view.viewport(), place(pane, SMILE, 0.75))
    QTest.mouseRelease(pane.view.viewport(), LEFT, NOTHING, place(pane, SMILE, 0.75))
    assert weights(document) == [0, 0, 0.25, 0, 0]
    assert not document.posing.is_open


def test_a_drag_ends_when_it_is_undone(document: Document, pane: MorphPane) -> None:
    QTest.mousePress(pane.view.viewport(), LEFT, NOTHING, place(pane, SMILE, 0.25))
    document.undo()
    QTest.mouseMove(pane.view.viewport(), place(pane, SMILE, 0.75))
    assert weights(document) == [0, 0, 0, 0]


def test_a_double_click_resets(document: Document, pane: MorphPane) -> None:
    document.posing.set_weights([SMILE], 0.5)
    QTest.mouseDClick(pane.view.viewport(), LEFT, NOTHING, place(pane, SMILE, 0.75))
    assert weights(document) == [0, 0, 0, 0]
    assert not document.posing.overridden_morphs.any()


def test_what_is_dragged_moves_the_figure_at_once(document: Document, pane: MorphPane) -> None:
    document.posing.set_active(True)
    QTest.mousePress(pane.view.viewport(), LEFT, NOTHING, place(pane, BOTH, 1))
    assert document.posing.posed_model().morphed_vertices.column("position")[1].tolist() == pytest.approx(
        [1, 1, 0], abs=0.05
    )


# -- keys -------------------------------------------------------------------------------------------------------------


def test_arrows_step_the_current_slider(document: Document, pane: MorphPane) -> None:
    click(pane, SMILE)
    for modifiers, expected in ((NOTHING, 0.05), (SHIFT, 0.06), (CONTROL, 0.31)):
        key(pane, Qt.Key.Key_Right, modifiers)
        assert document.posing.current_pose().weights[SMILE] == pytest.approx(expected)
    for _ in range(3):
        key(pane, Qt.Key.Key_Left, CONTROL)
    assert document.posing.current_pose().weights[SMILE] == 0


def test_steps_do_not_go_beyond_a_slider_by_themselves(document: Document, pane: MorphPane) -> None:
    document.posing.set_weights([SMILE], 1.5)
    pane.refresh()
    click(pane, SMILE)
    key(pane, Qt.Key.Key_Right)
    assert document.posing.current_pose().weights[SMILE] == 1.5
    key(pane, Qt.Key.Key_Left)
    assert document.posing.current_pose().weights[SMILE] == pytest.approx(1.45)


def test_a_key_held_down_is_one_step(document: Document, pane: MorphPane) -> None:
    click(pane, SMILE)
    for is_repeated in (False, True, True):
        press = QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_Right, NOTHING, "", is_repeated)
        QApplication.sendEvent(pane.view, press)
    QApplication.sendEvent(pane.view, QKeyEvent(QKeyEvent.Type.KeyRelease, Qt.Key.Key_Right, NOTHING, ""))
    assert document.posing.current_pose().weights[SMILE] == pytest.approx(0.15)
    document.undo()
    assert not document.history.can_undo


def test_space_is_all_or_nothing(document: Document, pane: MorphPane) -> None:
    click(pane, SMILE)
    for expected in (1, 0):
        key(pane, Qt.Key.Key_Space)
        pane.refresh()
        assert document.posing.current_pose().weights[SMILE] == expected


def test_headings_fold_by_keys(pane: MorphPane) -> None:
    heading = pane.model.node_index(heading_node(Panel.EYE))
    pane.view.setCurrentIndex(heading)
    key(pane, Qt.Key.Key_Left)
    assert not pane.view.isExpanded(heading)
    key(pane, Qt.Key.Key_Right)
    assert pane.view.isExpanded(heading)


def editor(pane: MorphPane) -> QWidget:
    focused = QApplication.focusWidget()
    assert focused is not None
    assert pane.view.isAncestorOf(focused)
    assert focused is not pane.view
    return focused


def test_any_number_can_be_typed(document: Document, pane: MorphPane, qtbot: QtBot) -> None:
    click(pane, SMILE)
    QTest.keyClick(pane.view, Qt.Key.Key_1)
    QTest.keyClicks(editor(pane), ".25*2")
    QTest.keyClick(editor(pane), Qt.Key.Key_Return)
    assert document.posing.current_pose().weights[SMILE] == 2.5
    pane.refresh()
    click(pane, SMILE)
    QTest.keyClick(pane.view, Qt.Key.Key_F2)
    QTest.keyClicks(editor(pane), "-0.5")
    document.posing.set_weights([SMILE], 0.75)  # as a motion does
    pane.refresh()
    QTest.keyClick(editor(pane), Qt.Key.Key_Return)
    assert document.posing.current_pose().weights[SMILE] == -0.5
    QTest.keyClick(pane.view, Qt.Key.Key_Q)
    assert QApplication.focusWidget() is not None
    assert pane.model.node_index(SMILE, WEIGHT).data() == "-0.500"


# -- selection, buttons, menu -----------------------------------------------------------------------------------------


def test_one_selection(document: Document, pane: MorphPane) -> None:
    click(pane, SMILE)
    assert document.selection.active_table == "morphs"
    assert document.selection.rows("morphs").tolist() == [SMILE]
    click(pane, BLINK, modifiers=CONTROL)
    assert document.selection.rows("morphs").tolist() == [BLINK, SMILE]
    document.selection.select("morphs", [BOTH])
    document.selection.set_current("morphs", BOTH)
    assert pane.view.current_row == BOTH
    assert [pane.model.node(index) for index in pane.view.selectionModel().selectedRows()] == [BOTH]


def test_hidden_morphs_are_folded_until_one_is_gone_to(document: Document, pane: MorphPane) -> None:
    heading = pane.model.node_index(heading_node(Panel.HIDDEN))
    assert not pane.view.isExpanded(heading)
    document.selection.select("morphs", [SECRET])
    assert pane.view.isExpanded(heading)


def test_what_is_found_is_shown_and_folded_again(document: Document, pane: MorphPane, qtbot: QtBot) -> None:
    QTest.keyClicks(pane.filter_box, "secret")
    qtbot.waitUntil(lambda: pane.model.rowCount() == 1)
    assert pane.view.isExpanded(pane.model.node_index(heading_node(Panel.HIDDEN)))
    QTest.keyClick(pane.filter_box, Qt.Key.Key_Escape)
    assert pane.model.rowCount() == 3
    assert not pane.view.isExpanded(pane.model.node_index(heading_node(Panel.HIDDEN)))


def test_buttons(document: Document, pane: MorphPane) -> None:
    document.posing.set_weights([BLINK, SMILE], [0.5, 0.25])
    document.selection.select("morphs", [SMILE])
    pane.refresh()
    pane.reset.trigger()
    assert weights(document) == [0.5, 0, 0, 0]
    pane.to_full.trigger()
    assert weights(document) == [0.5, 1, 0, 0]
    pane.to_none.trigger()
    assert document.posing.overridden_morphs.tolist() == [True, True, False, False]
    pane.reset_all.trigger()
    pane.refresh()
    assert not document.posing.overridden_morphs.any()
    assert not pane.reset.isEnabled()
    assert not pane.reset_all.isEnabled()


def test_the_menu(pane: MorphPane, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[list[str]] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, _: opened.append([a.text() for a in menu.actions() if a.text()]))
    pane.view.customContextMenuRequested.emit(QPoint(5, 5))
    assert opened == [["Reset", "Set to 0", "Set to 1", "Reset all", "Move to panel", "Frame in the view"]]


def test_morphs_are_dragged_to_another_panel(document: Document, pane: MorphPane) -> None:
    before = fingerprint(document.model)
    click(pane, SMILE)
    click(pane, BOTH, modifiers=CONTROL)
    port = pane.view.viewport()
    drag(port, cell(pane, BOTH, NAME).center(), port, cell(pane, BLINK, NAME).center())
    assert panels(document) == [Panel.EYE, Panel.EYE, Panel.EYE, Panel.HIDDEN]
    assert document.selection.rows("morphs").tolist() == [SMILE, BOTH]
    assert not pane.view.drops.frame.isVisible()
    assert pane.model.rowCount() == 2, "panels that are empty are shown only while something is dragged"
    document.undo()
    assert fingerprint(document.model) == before
    assert not document.history.edit_name


def test_a_panel_that_is_empty_is_there_to_be_dropped_on(document: Document, pane: MorphPane) -> None:
    pane.model.show_empty(True)
    assert pane.model.rowCount() == 5
    heading = pane.model.node_index(heading_node(Panel.EYEBROW))
    assert pane.model.panel_at(heading) is Panel.EYEBROW
    pane.model.show_empty(False)
    click(pane, SMILE)
    assert pane.to_panel.menu().actions()[0].text() == "Eyebrow"
    pane.to_panel.menu().actions()[0].trigger()
    assert panels(document)[SMILE] is Panel.EYEBROW


def panels(document: Document) -> list[Panel]:
    return [morph.panel for morph in document.model.morphs]


# -- in Edit mode ------------------------------------------------------------------------------------------------------


def test_in_edit_mode_a_slider_shows_what_it_does_until_nothing_is_posed(document: Document, pane: MorphPane) -> None:
    posing, port = document.posing, pane.view.viewport()
    QTest.mousePress(port, LEFT, NOTHING, place(pane, SMILE, 0.5))
    assert posing.shows_in_edit
    assert posing.seen_positions()[1].tolist() == pytest.approx([1, 1, 0], abs=0.05)
    key(pane, Qt.Key.Key_Escape)
    assert not posing.is_shown, "taken back, bones can be edited again"
    pane.model.set_weights([SMILE, BLINK], 1.0)
    pane.model.reset([SMILE])
    assert posing.is_shown
    pane.refresh()
    pane.reset_all.trigger()
    assert not posing.is_shown


def test_a_flip_says_which_morph_is_on(document: Document, pane: MorphPane) -> None:
    with document.edit("edit") as edit:
        offsets = Columns(MorphOffset, morph=[BLINK, SMILE], weight=[1, 1])
        edit.insert(document.model.morphs, 4, [Morph("切替", panel=Panel.OTHER, kind=MorphKind.FLIP, offsets=offsets)])
    for weight, member in ((0.0, "—"), (0.4, "0: まばたき"), (1.0, "1: 笑い")):
        document.posing.set_weights([4], weight)
        pane.refresh()
        assert f"Flip, now on: {member}" in pane.model.node_index(4).data(Qt.ItemDataRole.ToolTipRole)


# -- painting and staying live ----------------------------------------------------------------------------------------


def test_a_slider_is_filled_as_far_as_its_weight_goes(document: Document, pane: MorphPane, qtbot: QtBot) -> None:
    document.posing.set_weights([SMILE], 0.5)
    pane.refresh()
    picture = pane.view.viewport().grab().toImage()
    filled = pane.palette().color(QPalette.ColorRole.Text).rgb()

    def is_filled(row: int, weight: float) -> bool:
        return picture.pixel(place(pane, row, weight) * picture.devicePixelRatio()) == filled

    assert [is_filled(SMILE, weight) for weight in (0.2, 0.5, 0.8)] == [True, True, False]
    assert not is_filled(BLINK, 0.2)


def test_there_are_no_widgets_for_each_morph(document: Document, qtbot: QtBot) -> None:
    few = MorphPane(document)
    with document.edit("edit") as edit:
        edit.insert(document.model.morphs, 0, [Morph(str(number)) for number in range(300)])
    many = MorphPane(document)
    for pane in (few, many):
        qtbot.addWidget(pane)
    assert len(many.findChildren(QWidget)) == len(few.findChildren(QWidget))


def test_it_follows_the_pose_but_not_while_hidden(document: Document, pane: MorphPane, qtbot: QtBot) -> None:
    document.posing.set_weights([SMILE], 0.5)
    qtbot.waitUntil(lambda: pane.model.weight(SMILE) == 0.5)
    pane.hide()
    document.posing.set_weights([SMILE], 0.75)
    qtbot.wait(10)
    assert pane.model.weight(SMILE) == 0.5
    pane.show()
    qtbot.waitUntil(lambda: pane.model.weight(SMILE) == 0.75)


@pytest.mark.parametrize("width", [300, 220, 160, 120])
def test_names_are_readable_however_narrow_it_is(pane: MorphPane, qtbot: QtBot, width: int) -> None:
    pane.view.setFixedWidth(width)
    qtbot.wait(1)
    others = pane.view.columnWidth(WEIGHT) + pane.view.columnWidth(HELD)
    assert pane.view.columnWidth(NAME) >= min(READABLE, pane.view.viewport().width() - others)
    assert pane.view.columnWidth(NAME) > 40
    pane.view.setFixedWidth(400)
    qtbot.wait(1)
    assert not any(pane.view.isColumnHidden(column) for column in (NUMBER, SLIDER, WEIGHT))


def test_names_have_the_room_that_they_need_before_numbers(document: Document, pane: MorphPane, qtbot: QtBot) -> None:
    name = "brow_surprise_geo_.001"
    with document.edit("name") as edit:
        edit.set(document.model.morphs, [SMILE], "name", name)
    for width in range(200, 600, 20):
        pane.view.setFixedWidth(width)
        qtbot.wait(1)
        is_cut = pane.view.columnWidth(NAME) < pane.view.fontMetrics().horizontalAdvance(name) + pane.view.indentation()
        assert not is_cut or pane.view.isColumnHidden(NUMBER)
    assert not pane.view.isColumnHidden(NUMBER)


def test_names_have_the_room_that_they_need_before_sliders(document: Document, pane: MorphPane) -> None:
    with document.edit("name") as edit:
        edit.set(document.model.morphs, [SMILE], "name", "brow_surprise_geo_.001")
    needed = pane.view.fontMetrics().horizontalAdvance("brow_surprise_geo_.001") + pane.view.indentation()
    assert pane.view.columnWidth(NAME) >= needed
    assert pane.view.columnWidth(SLIDER) >= 60


def test_a_new_morph_is_greyed_with_the_reason_where_none_can_be_made(
    document: Document, qtbot: QtBot, window_of_commands: QWidget
) -> None:
    ran, answers = [], ["It is locked"]
    commands = CommandList(window_of_commands)
    new = Command("morphs.new", "New", lambda: ran.append(1), icon="add", when=lambda: answers[-1] or True)
    commands.add([new], "Operation")
    pane = MorphPane(document, commands=commands)
    qtbot.addWidget(pane)
    show_active(pane, qtbot)
    commands.renew()
    button = next(each for each in pane.findChildren(QToolButton) if each.defaultAction() is commands["morphs.new"])
    assert not button.icon().isNull()
    QTest.mouseClick(button, LEFT)
    assert not ran
    assert "It is locked" in button.toolTip()
    answers.append("")
    commands.renew()
    QTest.mouseClick(button, LEFT)
    assert ran
    assert "It is locked" not in button.toolTip()


@pytest.fixture
def window_of_commands(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


# -- as pictures -------------------------------------------------------------------------------------------------


def names_in_grid(pane: MorphPane) -> list[str]:
    assert pane.grid is not None
    model = pane.grid.model()
    return [str(model.index(place, 0).data()) for place in range(model.rowCount())]


def test_the_morphs_are_shown_as_pictures_and_so_again_in_the_next_window(
    document: Document, qtbot: QtBot, tmp_path: Path
) -> None:
    stored = QSettings(str(tmp_path / "stored.ini"), QSettings.Format.IniFormat)
    for shown_before in (False, True, False):
        pane = MorphPane(document, stored=stored)
        qtbot.addWidget(pane)
        show_active(pane, qtbot)
        grid = pane.grid
        assert (grid is not None and grid.isVisible(), pane.view.isVisible()) == (shown_before, not shown_before)
        QTest.mouseClick(pane.as_pictures, LEFT)
        assert pane.grid is not None
        assert (pane.grid.isVisible(), pane.view.isVisible()) == (not shown_before, shown_before)
        pane.hide()


def test_pictures_are_filtered_selected_and_switched(pane: MorphPane, document: Document, qtbot: QtBot) -> None:
    QTest.mouseClick(pane.as_pictures, LEFT)
    grid = pane.grid
    assert grid is not None
    assert names_in_grid(pane) == ["まばたき", "笑い", "全部", "秘密"]
    place = grid.visualRect(grid.model().index(SMILE, 0)).center()
    QTest.mouseClick(grid.viewport(), LEFT, NOTHING, place)
    assert document.selection.rows("morphs").tolist() == [SMILE]
    QTest.keyClick(grid, Qt.Key.Key_Space)
    assert document.posing.current_pose().weights[SMILE] == 1
    assert document.history.undo_name == "Morph 笑い"
    pane.refresh()
    QTest.mouseDClick(grid.viewport(), LEFT, NOTHING, place)
    assert document.posing.current_pose().weights[SMILE] == 0
    pane.filter_box.setFocus()
    QTest.keyClicks(pane.filter_box, "b")
    QTest.keyClick(pane.filter_box, Qt.Key.Key_Return)
    assert names_in_grid(pane) == ["まばたき"]
    assert grid.hasFocus()
    document.selection.select("morphs", [BLINK])
    assert [index.row() for index in grid.selectedIndexes()] == [0]
