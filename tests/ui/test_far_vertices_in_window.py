"""Vertices far outside of a model: a bar says that views leave them out, and selects them."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from editor import formats
from editor.model.edit import Edit
from editor.model.model import Model
from editor.resources import resource
from editor.ui.dialog import AnswerBar
from editor.ui.window.bars import FarVerticesBar
from editor.ui.window.main_window import MainWindow
from tests.model.random_models import fingerprint
from tests.ui.driving import Control, Driver, Key

WAIT = 20_000


@pytest.fixture
def driver(window: MainWindow, qtbot: QtBot) -> Driver:
    return Driver(window, qtbot)


def thrown(*rows: int) -> Model:
    """The sample with these vertices thrown off."""
    model = formats.load(resource("samples", "mochi.pmx")).model
    throw(Edit(model), *rows)
    return model


def throw(edit: Edit, *rows: int) -> None:
    edit.set(edit.model.vertices, list(rows), "position", (0, 1e6, 0))


def bar(driver: Driver) -> FarVerticesBar:
    found = driver.window.findChild(FarVerticesBar)
    assert found is not None
    return found


def show_bar(driver: Driver) -> None:
    """Wait for the bar, and bring it forth from behind that of missing textures."""
    driver.qtbot.waitUntil(lambda: bar(driver).says_something, timeout=WAIT)
    if not bar(driver).isVisible():
        every = driver.window.findChildren(AnswerBar)
        driver.click(next(each.more for each in every if each.more.isVisible()))
    assert bar(driver).isVisible()


def said(driver: Driver) -> str:
    """The text of the bar, waited for."""
    show_bar(driver)
    label = next(label for label in bar(driver).findChildren(QLabel) if label.isVisible())
    return label.text()


def answer(driver: Driver, text: str) -> None:
    show_bar(driver)
    buttons = [button for button in bar(driver).findChildren(QPushButton) if button.isVisible()]
    driver.click(next(button for button in buttons if button.text() == text))


@pytest.mark.gl
@pytest.mark.parametrize(
    ("rows", "text", "select"),
    [([40], "1 vertex is far outside", "Select it"), ([7, 40, 41], "3 vertices are far outside", "Select them")],
)
def test_far_vertices_of_an_opened_model_are_told_selected_and_brought_back(
    driver: Driver, rows: list[int], text: str, select: str
) -> None:
    driver.open(thrown(*rows))
    before = fingerprint(driver.model)
    assert said(driver) == text
    driver.bench.docks["table"].close()
    answer(driver, select)
    assert (driver.document.selection.active_table, driver.rows()) == ("vertices", rows)
    assert driver.table.isVisible(), "where they are, in numbers"
    assert driver.view.camera.distance < 1000, "they are not framed, which would show nothing"
    driver.choose(driver.bench.commands.menus["mesh"], "Bring back far vertices")
    driver.qtbot.waitUntil(lambda: not bar(driver).isVisible(), timeout=WAIT)
    driver.key(Key.Key_Z, Control)
    assert fingerprint(driver.model) == before
    assert said(driver) == text


def test_what_is_dismissed_comes_again_for_more_vertices_and_not_for_other_rows(driver: Driver) -> None:
    driver.open(thrown(40, 41))
    first = driver.document
    said(driver)
    answer(driver, "Dismiss")
    assert not bar(driver).isVisible()
    driver.bench.files.new()
    driver.bench.session.set_current(first)
    with first.edit("Delete") as edit:
        edit.remove(first.model.vertices, [0])
    driver.qtbot.waitUntil(lambda: first.checker.is_fresh, timeout=WAIT)
    driver.settle()
    assert not bar(driver).isVisible()
    with first.edit("Slip") as edit:
        throw(edit, 50)
    assert said(driver) == "3 vertices are far outside"


def test_a_vertex_that_is_thrown_off_by_hand_is_told_and_undo_hides_the_bar(driver: Driver) -> None:
    driver.open(thrown())
    driver.qtbot.waitUntil(lambda: driver.document.checker.is_fresh, timeout=WAIT)
    assert not bar(driver).isVisible()
    with driver.document.edit("Slip") as edit:
        throw(edit, 40)
    assert said(driver) == "1 vertex is far outside"
    driver.key(Key.Key_Z, Control)
    driver.qtbot.waitUntil(lambda: not bar(driver).isVisible(), timeout=WAIT)
