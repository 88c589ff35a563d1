"""What takes from another model takes from one that is open, too, as it is then, saved or not."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from editor.document.document import Document
from editor.formats import Content, save
from editor.ui.dialogs.open_forms import open_form
from editor.ui.dialogs.operation_form import OperationForm
from editor.ui.editors.files import ModelEditor
from tests.model.random_models import fingerprint
from tests.operations.model_making import full_model
from tests.ui.driving import Driver
from tests.ui.test_working_rows_in_window import menu_of

APPEND = "model.merge"


@pytest.fixture
def other(driver: Driver) -> Document:
    """A document behind the one in front, with changes that no file has."""
    other = driver.open(full_model(), "skirt.pmx")
    with other.edit("Rename") as edit:
        edit.set(other.model.bones, [0], "name", ["unsaved"])
    driver.open(full_model(), "body.pmx")
    return other


def form_of(driver: Driver, id: str) -> OperationForm:
    driver.bench.commands[id].trigger()
    driver.settle()
    form = open_form(driver.document, driver.window)
    assert form is not None
    return form


def choose_open(driver: Driver, form: OperationForm, title: str) -> None:
    """Choose an entry of the menu of open models, as it is when it comes up."""
    editor = form.editors["model"]
    assert isinstance(editor, ModelEditor)
    editor.menu.aboutToShow.emit()
    entry(editor.menu, title).trigger()
    driver.qtbot.waitUntil(lambda: not form.status.stop.isVisible() and not form._soon.isActive())
    driver.settle()


def entry(menu: QMenu, text: str) -> QAction:
    return next(action for action in menu.actions() if action.text() == text)


def test_an_open_model_is_appended_as_it_is(driver: Driver, other: Document) -> None:
    before, count = fingerprint(driver.model), len(driver.model.bones)
    form = form_of(driver, APPEND)
    editor = form.editors["model"]
    assert isinstance(editor, ModelEditor)
    assert [action.text() for action in editor.menu.actions()] == ["model.pmx", "skirt.pmx"]
    choose_open(driver, form, "skirt.pmx")
    assert editor.line.text() == "skirt.pmx (open)"
    assert driver.model.bones[count].name == "unsaved", "what is appended is seen beforehand"
    vertices = len(other.model.vertices)
    assert f"Vertices: {vertices:,}" in form.status.message.text()
    assert f"Bones: {len(other.model.bones) - 1:,}" not in form.status.message.text().split("merged")[0]
    driver.click(form.ok)
    assert driver.document.history.undo_name == "Append a model: skirt.pmx"
    driver.document.undo()
    assert fingerprint(driver.model) == before


def test_repeat_names_the_model_and_takes_it_as_it_is_then(driver: Driver, other: Document) -> None:
    form = form_of(driver, APPEND)
    choose_open(driver, form, "skirt.pmx")
    driver.click(form.ok)
    with other.edit("Rename") as edit:
        edit.set(other.model.bones, [0], "name", ["later"])
    repeat = driver.bench.commands["edit.repeat"]
    menu_of(driver, "edit.repeat")
    assert repeat.text() == "R&epeat Append a model: skirt.pmx"
    repeat.trigger()
    driver.qtbot.waitUntil(lambda: len(driver.document.history.steps) == 2)
    assert "later" in [bone.name for bone in driver.model.bones]
    driver.bench.session.close(other)
    repeat.trigger()
    driver.settle()
    assert driver.status() == "skirt.pmx is no longer open"
    assert len(driver.document.history.steps) == 2


def test_the_form_follows_what_is_done_to_the_open_model_meanwhile(driver: Driver, other: Document) -> None:
    front, count = driver.document, len(driver.model.bones)
    form = form_of(driver, APPEND)
    choose_open(driver, form, "skirt.pmx")
    driver.bench.session.set_current(other)
    with other.edit("Rename") as edit:
        edit.set(other.model.bones, [0], "name", ["meanwhile"])
    driver.bench.session.set_current(front)
    driver.qtbot.waitUntil(lambda: len(front.model.bones) > count and front.model.bones[count].name == "meanwhile")
    form.reject()


def test_a_model_without_a_file_can_be_taken_and_is_not_remembered(driver: Driver, tmp_path: Path) -> None:
    front = driver.document
    driver.bench.session.add(Content(full_model(), "pmx"))
    driver.bench.session.set_current(front)
    form = form_of(driver, APPEND)
    choose_open(driver, form, "Untitled")
    driver.click(form.ok)
    assert front.history.undo_name == "Append a model: Untitled"
    form = form_of(driver, APPEND)
    assert form.parameters().model == ""
    path = tmp_path / "file.pmx"
    save(Content(full_model(), "pmx"), path)
    editor = form.editors["model"]
    assert isinstance(editor, ModelEditor)
    editor.take_file(path)
    driver.click(form.ok)
    driver.qtbot.waitUntil(lambda: not form.is_open)
    assert front.history.undo_name == "Append a model: file.pmx"
    assert form_of(driver, APPEND).parameters().model == str(path)


@pytest.mark.parametrize(
    "id",
    ["model.replace-positions", "model.replace-uvs", "model.replace-geometry", "morphs.from-model", "morphs.transfer"],
)
def test_every_operation_on_another_model_offers_the_open_ones(driver: Driver, other: Document, id: str) -> None:
    with other.edit("Move") as edit:
        edit.set(other.model.vertices, [0], "position", [(9, 9, 9)])
        edit.set(other.model.vertices, [0], "uv", [(0.5, 0.75)])
        edit.set(other.model.morphs, range(len(other.model.morphs)), "name", "another")
    form = form_of(driver, id)
    choose_open(driver, form, "skirt.pmx")
    assert not form.status.sign.isVisible(), form.status.message.text()
    driver.click(form.ok)
    assert not form.is_open
    assert driver.document.history.undo_name.endswith((": skirt.pmx", "; from skirt.pmx"))  # after what it made
