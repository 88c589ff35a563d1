"""After a crash the unsaved work is offered wherever the program starts, and no click gives it up for good."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from editor import formats
from editor.document.session import Session
from editor.render.camera import Camera
from editor.ui.panes.compare_pane import ComparePane
from editor.ui.window.bars import RecoveryBar
from editor.ui.window.main_window import MainWindow
from tests.ui.window.test_main_window import viewport

KILLED = """
import os, signal, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QSettings
from editor import formats
from editor.document.files.autosave import Autosave
from editor.document.session import Session
from editor.document.program.settings import Settings
from editor.render.camera import Camera

folder, original = Path(sys.argv[1]), Path(sys.argv[2])
app = QCoreApplication([])
session = Session(Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)))
document = session.add(formats.load(original))
autosave = Autosave(session, folder)
document.cameras.last = Camera((1.0, 2.0, 3.0), (10.0, 20.0, 30.0), 12.5, 40.0)
document.selection.select("bones", [0])
document.selection.set_active_table("bones")
document.posing.set_active(True)
with document.edit("Rename") as edit:
    edit.set(document.model.info, 0, "name", "never saved")
autosave.save_now()
while not list(folder.glob("*/*.json")):
    app.processEvents()
os.kill(os.getpid(), signal.SIGKILL)
"""

# The first copy stays while the second program runs: it waits for one more.
KILLED_TWICE = KILLED.replace('while not list(folder.glob("*/*.json"))', 'while len(list(folder.glob("*/*.json"))) < 2')


@pytest.fixture
def crashed(tmp_path: Path, autosaves: Path, checkout: Path) -> Path:
    """The file that was edited, and not saved, when the program was killed."""
    path = tmp_path / "models" / "lost.pmx"
    path.parent.mkdir()
    formats.save(formats.new_content(), path)
    autosaves.mkdir()
    subprocess.run([sys.executable, "-c", KILLED, str(autosaves), str(path)], cwd=checkout, timeout=60, check=False)
    assert len(list(autosaves.glob("*/*.pmx"))) == 1
    return path


@pytest.fixture
def crashed_twice(crashed: Path, autosaves: Path, checkout: Path) -> list[Path]:
    """Two files that were edited by programs that were killed."""
    other = crashed.with_name("other.pmx")
    formats.save(formats.new_content(), other)
    subprocess.run(
        [sys.executable, "-c", KILLED_TWICE, str(autosaves), str(other)], cwd=checkout, timeout=60, check=False
    )
    assert len(list(autosaves.glob("*/*.pmx"))) == 2
    return [crashed, other]


@pytest.fixture
def window(crashed: Path, main_window: MainWindow) -> MainWindow:
    """Started after the crash."""
    return main_window


def session_of(window: MainWindow) -> Session:
    assert window.session is not None
    return window.session


def bar(window: MainWindow) -> RecoveryBar:
    return next(bar for bar in window.findChildren(RecoveryBar))


def told(window: MainWindow) -> list[str]:
    return [label.text() for label in bar(window).findChildren(QLabel) if label.isVisible()]


def click(window: MainWindow, text: str) -> None:
    button = next(b for b in bar(window).findChildren(QPushButton) if b.isVisible() and b.text() == text)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def start_with(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    with qtbot.waitSignal(session_of(window).opened):
        window.open([path])


@pytest.mark.gl
def test_what_is_lost_is_offered_at_a_start_with_its_file(
    window: MainWindow, crashed: Path, qtbot: QtBot, qtlog: Any
) -> None:
    """The offer says which file, where and of when; recovered, it stands for the file as it was."""
    start_with(window, crashed, qtbot)
    (text,) = told(window)
    assert "lost.pmx" in text
    assert str(crashed.parent) in text
    assert ":" in text.split("as of")[1].split(",")[0]  # a time
    with qtbot.waitSignal(session_of(window).closed):
        click(window, "Recover")
    (document,) = session_of(window).documents
    assert document.model.info[0].name == "never saved"
    assert document.is_modified
    assert window.isWindowModified()
    assert document.path == crashed
    assert viewport(window).camera_control.own == Camera((1.0, 2.0, 3.0), (10.0, 20.0, 30.0), 12.5, 40.0)
    assert document.posing.is_active
    assert document.selection.active_table == "bones"
    assert list(document.selection.rows("bones")) == [0]
    qtbot.waitUntil(lambda: bar(window).isHidden())
    assert not [record.message for record in qtlog.records if "placeholder" in record.message]


def test_what_differs_from_the_file_is_shown(window: MainWindow, crashed: Path, qtbot: QtBot) -> None:
    start_with(window, crashed, qtbot)
    with qtbot.waitSignal(session_of(window).closed):
        click(window, "Recover and compare with the file")
    (document,) = session_of(window).documents
    qtbot.waitUntil(lambda: document.comparison.other is not None)
    assert document.comparison.other is not None
    assert document.comparison.other.model.info[0].name == ""
    (pane,) = window.findChildren(ComparePane)
    qtbot.waitUntil(pane.isVisible)


def test_several_models_are_offered_in_one_line(
    crashed_twice: list[Path], main_window: MainWindow, qtbot: QtBot
) -> None:
    (text,) = told(main_window)
    assert text.startswith("2 models were not saved when the program last ended: ")
    assert all(path.name in text for path in crashed_twice)
    click(main_window, "Recover all")
    qtbot.waitUntil(lambda: len(session_of(main_window).documents) == 2)
    assert sorted(document.path for document in session_of(main_window).documents) == sorted(crashed_twice)
    qtbot.waitUntil(lambda: bar(main_window).isHidden())


def test_the_line_of_several_models_unfolds(crashed_twice: list[Path], main_window: MainWindow, qtbot: QtBot) -> None:
    click(main_window, "Show each")
    qtbot.waitUntil(lambda: len(told(main_window)) == 2)
    click(main_window, "Discard")
    qtbot.waitUntil(lambda: len(told(main_window)) == 2)
    assert [text.split(":")[0] for text in told(main_window)] == ["Not saved when the program last ended", "Discarded"]
    click(main_window, "Undo discard")
    qtbot.waitUntil(
        lambda: [text.split(":")[0] for text in told(main_window)] == ["Not saved when the program last ended"] * 2
    )


def test_work_that_goes_on_meanwhile_stays(window: MainWindow, crashed: Path, qtbot: QtBot) -> None:
    start_with(window, crashed, qtbot)
    (document,) = session_of(window).documents
    with document.edit("Rename") as edit:
        edit.set(document.model.info, 0, "name", "other work")
    with qtbot.waitSignal(session_of(window).opened):
        click(window, "Recover")
    assert [document.model.info[0].name for document in session_of(window).documents] == ["other work", "never saved"]


def test_work_that_goes_on_meanwhile_keeps_the_file_for_itself(window: MainWindow, crashed: Path, qtbot: QtBot) -> None:
    """What is recovered is another, unsaved file beside it, whose name nothing has; saving it touches neither."""
    crashed.with_name("lost (recovered).pmx").write_bytes(b"of an earlier crash")
    start_with(window, crashed, qtbot)
    (open_already,) = session_of(window).documents
    with open_already.edit("Rename") as edit:
        edit.set(open_already.model.info, 0, "name", "other work")
    with qtbot.waitSignal(session_of(window).opened):
        click(window, "Recover")
    recovered = session_of(window).current
    assert recovered is not None
    assert open_already.path == crashed
    assert recovered.path == crashed.with_name("lost (recovered)_2.pmx")
    assert recovered.is_modified
    assert window.workbench is not None
    assert "lost.pmx is open with other unsaved changes" in window.workbench.status.currentMessage()
    before = crashed.read_bytes()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: not recovered.is_modified)
    assert crashed.read_bytes() == before
    assert formats.load(crashed.with_name("lost (recovered)_2.pmx")).model.info[0].name == "never saved"


@pytest.mark.parametrize("is_with_file", [True, False])
def test_discarding_can_be_undone(
    is_with_file: bool, window: MainWindow, crashed: Path, autosaves: Path, qtbot: QtBot
) -> None:
    if is_with_file:
        start_with(window, crashed, qtbot)
    offer = told(window)
    click(window, "Discard")
    discarded = ["Discarded: " + offer[0].split(": ", 1)[1]]
    qtbot.waitUntil(lambda: told(window) == discarded)
    click(window, "Undo discard")
    qtbot.waitUntil(lambda: told(window) == offer)
    click(window, "Discard")
    qtbot.waitUntil(lambda: told(window) == discarded)
    click(window, "Hide")
    assert bar(window).isHidden()
    assert len(list(autosaves.glob("*/*.pmx"))) == 1
    window.close()
    assert not list(autosaves.glob("*/*.pmx"))


def test_what_is_not_answered_is_offered_again(window: MainWindow, crashed: Path, autosaves: Path) -> None:
    window.close()
    assert len(list(autosaves.glob("*/*.pmx"))) == 1


def test_saving_the_old_file_does_not_take_the_offer_away(window: MainWindow, crashed: Path, qtbot: QtBot) -> None:
    """Not even at the next start, when the file is younger than what was lost."""
    formats.save(formats.new_content(), crashed)
    again = MainWindow(session_of(window).settings)
    qtbot.addWidget(again)
    again.furnish()
    again.show()
    (text,) = told(again)
    assert "older than the file is now" in text


def test_without_a_crash_there_is_no_bar(main_window: MainWindow) -> None:
    assert bar(main_window).isHidden()
