"""The Python pane in the whole window: typed into, and seen; each entry and each script is one step or nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QProgressDialog, QPushButton
from pytestqt.qtbot import QtBot

from editor.resources import resource
from editor.ui.panes.console import common_beginning, is_unfinished
from editor.ui.panes.python_pane import PythonPane, options_of
from editor.ui.window.main_window import MainWindow
from tests.model.random_models import fingerprint
from tests.operations.model_making import full_model
from tests.ui.driving import Control, Driver, Key, Shift
from tests.ui.keyboard import show_active

LOOP = "import time; end = time.monotonic() + 30\nwhile time.monotonic() < end:"  # which is to be stopped before


@pytest.fixture
def driver(window: MainWindow, qtbot: QtBot) -> Driver:
    driver = Driver(window, qtbot)
    driver.open(full_model())
    driver.key(Key.Key_F4, Shift)
    return driver


@pytest.fixture
def pane(driver: Driver) -> PythonPane:
    pane = driver.bench.docks["python"].pane
    assert isinstance(pane, PythonPane)
    assert pane.isVisible()
    assert pane.input.hasFocus()
    return pane


def enter(driver: Driver, text: str) -> None:
    driver.type(text)
    driver.key(Key.Key_Return)


def seen(pane: PythonPane) -> list[str]:
    return pane.output.toPlainText().splitlines()


def steps(driver: Driver) -> list[str]:
    return [step.name for step in driver.document.history.steps]


def run_script(driver: Driver, pane: PythonPane, text: str, name: str = "script") -> None:
    pane.script.new(name, text)
    pane.editor.setFocus()
    driver.key(Key.Key_F5)


def stop_when_asked(before: Callable[[], None] = lambda: None) -> list[str]:
    """Click Cancel as soon as there is something to click; the texts of the dialogs that were seen."""
    asked: list[str] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QProgressDialog):
            timer.stop()
            asked.append(dialog.labelText())
            before()
            QTest.mouseClick(dialog.findChild(QPushButton), Qt.MouseButton.LeftButton)

    timer = QTimer(QApplication.instance(), interval=20)
    timer.timeout.connect(look)
    timer.start()
    return asked


# -- the console -------------------------------------------------------------------------------------------------------


def test_values_are_shown_and_kept(driver: Driver, pane: PythonPane) -> None:
    enter(driver, "len(model.bones)")
    count = str(len(driver.model.bones))
    assert seen(pane) == [">>> len(model.bones)", count]
    enter(driver, "print(_ + 1); kept = 5")
    enter(driver, "kept")
    assert seen(pane)[2:] == [">>> print(_ + 1); kept = 5", str(int(count) + 1), ">>> kept", "5"]
    assert steps(driver) == []


def test_an_entry_is_one_step_that_the_key_takes_back(driver: Driver, pane: PythonPane) -> None:
    before = fingerprint(driver.model)
    enter(driver, "with model.edit('a') as edit:")
    enter(driver, "edit.set('bones', 0, 'name', 'one')")
    enter(driver, "edit.set('bones', 1, 'name', 'two')")
    assert pane.input.toPlainText().endswith("\n    ")
    driver.key(Key.Key_Return)
    assert [driver.model.bones[0].name, driver.model.bones[1].name] == ["one", "two"]
    assert seen(pane)[1] == "...     edit.set('bones', 0, 'name', 'one')"
    assert steps(driver) == ["Python: with model.edit('a') as edit:"]
    driver.key(Key.Key_Z, Control)
    assert fingerprint(driver.model) == before


def test_an_error_takes_all_back_and_names_the_line(driver: Driver, pane: PythonPane) -> None:
    before = fingerprint(driver.model)
    driver.type("with model.edit('a') as edit: edit.set('bones', 0, 'name', 'one')")
    driver.key(Key.Key_Return, Shift)
    driver.type("1 / 0")
    driver.key(Key.Key_Return)
    assert fingerprint(driver.model) == before
    assert steps(driver) == []
    assert "✗ Line 2: ZeroDivisionError: division by zero" in seen(pane)
    enter(driver, "x = = 1")
    assert any("Line 1: SyntaxError" in line for line in seen(pane))
    enter(driver, "import sys; print('oh', file=sys.stderr)")
    assert seen(pane)[-1] == "✗ oh"


def test_up_and_down_fetch_what_was_entered_also_later(driver: Driver, pane: PythonPane) -> None:
    enter(driver, "1")
    enter(driver, "2")
    driver.type("dra")
    for key, text in ((Key.Key_Up, "2"), (Key.Key_Up, "1"), (Key.Key_Up, "1"), (Key.Key_Down, "2")):
        driver.key(key)
        assert pane.input.toPlainText() == text
    driver.key(Key.Key_Down)
    assert pane.input.toPlainText() == "dra"
    other = driver.open(full_model(), "other.pmx")
    assert driver.document is other
    driver.key(Key.Key_F4, Shift)
    driver.key(Key.Key_Up)
    second = driver.bench.docks["python"].pane
    assert isinstance(second, PythonPane)
    assert second.input.toPlainText() == "2"


def test_tab_completes_names(driver: Driver, pane: PythonPane) -> None:
    driver.type("mod")
    driver.key(Key.Key_Tab)
    assert pane.input.toPlainText() == "model"
    driver.type(".rigid")
    driver.key(Key.Key_Tab)
    assert pane.input.toPlainText() == "model.rigid_bodies"
    pane.input.clear()
    driver.type("api.names.re")
    driver.key(Key.Key_Tab)
    assert pane.input.toPlainText().startswith("api.names.re")
    pane.input.clear()
    driver.type("window.s")
    driver.key(Key.Key_Tab)
    popup = QApplication.activePopupWidget()
    assert popup is not None
    QTest.keyClick(popup, Key.Key_Down)
    QTest.keyClick(popup, Key.Key_Return)
    driver.settle()
    assert pane.input.toPlainText() == "window.selected"
    assert pane.input.hasFocus()


def test_tab_leaves_an_empty_line(driver: Driver, pane: PythonPane) -> None:
    driver.key(Key.Key_Tab)
    assert not pane.input.hasFocus()


def test_what_goes_on(driver: Driver) -> None:
    assert is_unfinished("for x in y:")
    assert is_unfinished("f(1,")
    assert is_unfinished("for x in y:\n    pass")
    assert not is_unfinished("for x in y:\n    pass\n")
    assert not is_unfinished("x = = 1")
    assert common_beginning(["abc", "abd"]) == "ab"
    assert common_beginning([]) == ""


@pytest.mark.gl
def test_the_window_as_scripts_see_it(driver: Driver, pane: PythonPane) -> None:
    enter(driver, "window.select('bones', [1, 0]); window.status('done so far')")
    assert driver.rows("bones") == [0, 1]
    assert driver.document.selection.active_table == "bones"
    assert driver.status() == "done so far"
    enter(driver, "window.selected('bones').tolist()")
    assert seen(pane)[-1] == "[0, 1]"
    enter(driver, "import dataclasses; window.camera = dataclasses.replace(window.camera, distance=77.0)")
    assert driver.view.camera.distance == 77.0
    enter(driver, "window.camera.distance")
    assert seen(pane)[-1] == "77.0"
    enter(driver, "model.render(size=(32, 16)).shape")
    assert seen(pane)[-1] == "(16, 32, 4)"
    enter(driver, "window.select('bones', [99999])")
    assert driver.rows("bones") == [0, 1]


# -- scripts -----------------------------------------------------------------------------------------------------------


def test_a_script_is_edited_run_again_and_saved(
    driver: Driver, pane: PythonPane, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "shout.py"
    file.write_text("print('hi')\n", "utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    pane.menu.open.trigger()
    assert pane.editor.isVisible()
    assert pane.editor.toPlainText() == "print('hi')\n"
    pane.editor.setFocus()
    driver.key(Key.Key_F5)
    assert seen(pane) == [">>> shout.py", "hi"]
    driver.key(Key.Key_End, Control)
    driver.type("api.rows.set(model, {'bones': [0]}, field='name', value='loud')")
    driver.key(Key.Key_Return, Control)
    assert driver.model.bones[0].name == "loud"
    assert steps(driver) == ["shout"]
    driver.key(Key.Key_S, Control)
    assert "loud" in file.read_text("utf-8")
    assert not pane.script.is_modified


def test_an_error_in_a_script_leads_to_its_line(driver: Driver, pane: PythonPane) -> None:
    before = fingerprint(driver.model)
    run_script(driver, pane, "with model.edit() as edit:\n    edit.remove('bones', [0])\n\nmodel.bones['horn']\n")
    assert fingerprint(driver.model) == before
    assert pane.editor.textCursor().blockNumber() == 3
    assert any("Line 4: KeyError" in line for line in seen(pane))
    assert steps(driver) == []


def test_examples_are_offered_and_stay_as_they_are(driver: Driver, pane: PythonPane) -> None:
    files = sorted(resource("scripts").glob("*.py"))
    assert len(pane.menu.examples.actions()) == len(files) == 10
    report = next(action for action in pane.menu.examples.actions() if action.text() == "Report")
    report.trigger()
    driver.settle()
    assert pane.script.path is None
    driver.click(pane.run_button)
    assert any("materials" in line for line in seen(pane))
    assert not any(line.startswith("✗") for line in seen(pane))


def test_options_are_found(driver: Driver, pane: PythonPane) -> None:
    pane.script.new("script", "print(options)")
    driver.settle()
    driver.click(pane.options)
    driver.type("size=3 to='a b'")
    driver.key(Key.Key_F5)
    assert seen(pane)[-1] == "{'size': '3', 'to': 'a b'}"
    with pytest.raises(ValueError, match="nothing"):
        options_of("nothing")


def test_the_script_is_kept_while_it_is_typed(driver: Driver, pane: PythonPane) -> None:
    pane.script.new()
    pane.editor.setFocus()
    driver.type("x = 1")
    driver.window.language_chosen.emit("ja")
    driver.settle()
    again = driver.bench.docks["python"].pane
    assert isinstance(again, PythonPane)
    assert again is not pane
    assert again.editor.toPlainText() == "x = 1"
    assert again.script.is_modified


@pytest.mark.parametrize(("work", "said"), [("pass", "A script is running"), ("window.progress(0.5, 'half')", "half")])
def test_a_long_script_can_be_stopped(driver: Driver, pane: PythonPane, work: str, said: str) -> None:
    before, asked = fingerprint(driver.model), stop_when_asked()
    run_script(driver, pane, f"with model.edit() as edit:\n    edit.set('bones', 0, 'name', 'x')\n{LOOP} {work}\n")
    assert asked == [said]
    assert fingerprint(driver.model) == before
    assert seen(pane)[-1] == "• Stopped; nothing was changed"
    assert not driver.document.is_editing
    pane.input.setFocus()
    enter(driver, "1 + 1")
    assert seen(pane)[-1] == "2"


def test_nothing_else_can_be_done_while_a_script_runs(driver: Driver, pane: PythonPane) -> None:
    enter(driver, "api.rows.set(model, {'bones': [0]}, field='name', value='kept')")
    asked = stop_when_asked(lambda: driver.key(Key.Key_Z, Control))
    run_script(driver, pane, f"{LOOP} pass")
    assert asked
    assert driver.model.bones[0].name == "kept"
    assert QApplication.activeModalWidget() is None
    show_active(driver.window, driver.qtbot)
    pane.input.setFocus()
    driver.key(Key.Key_Z, Control)
    assert driver.model.bones[0].name != "kept"


def test_what_is_typed_while_an_entry_runs_is_typed_afterwards(driver: Driver, pane: PythonPane) -> None:
    def type_ahead() -> None:
        button = QApplication.activeModalWidget().findChild(QPushButton)
        QTest.keyClicks(button, "1 + 2")  # a space would press the button
        QTest.keyClick(button, Key.Key_Return)
        QTest.keyClicks(button, "again")

    stop_when_asked(type_ahead)
    pane.input.show_text(f"{LOOP}\n    pass\n")
    driver.key(Key.Key_Return)
    assert seen(pane)[-1] == "3"
    assert pane.input.toPlainText() == "again"


def test_a_record_that_is_written_names_the_way_that_works(driver: Driver, pane: PythonPane) -> None:
    enter(driver, "model.bones[0].name_en = 'x'")
    assert "edit.set" in pane.output.toPlainText()
