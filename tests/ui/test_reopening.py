"""What was open when the program ended is opened again, by itself where that is preferred, or when it is asked for."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor import formats
from editor.app import Arrival
from editor.document.program.settings import Settings
from editor.render.graphics import DrawingMark, graphics_folder
from editor.ui.viewport.viewport import Viewport
from editor.ui.window.main_window import MainWindow
from tests.ui.window.test_main_window import bench


@pytest.fixture
def models(sample: Path, tmp_path: Path) -> list[Path]:
    """Three, of which the second has a mesh."""
    for name in ("a.pmx", "c.pmd"):
        formats.save(formats.new_content(), tmp_path / name)
    return [tmp_path / "a.pmx", sample, tmp_path / "c.pmd"]


class Program:
    """Starts and ends; nobody is asked at the end."""

    def __init__(self, qtbot: QtBot) -> None:
        self._qtbot = qtbot
        self._windows: list[MainWindow] = []

    def start(self, *files: Path) -> MainWindow:
        settings = Settings()
        window = MainWindow(settings, is_expecting=bool(files) or settings.will_reopen)
        self._windows.append(window)
        window.show()
        Arrival(window, files, DrawingMark(graphics_folder())).step()
        self._qtbot.waitUntil(lambda: window.workbench is not None)
        return window

    def end(self) -> None:
        for window in self._windows:
            window.close()
            window.deleteLater()
        self._windows.clear()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def program(qtbot: QtBot, autosaves: Path) -> Iterator[Program]:
    program = Program(qtbot)
    yield program
    program.end()


def titles(window: MainWindow) -> list[str]:
    assert window.session is not None
    return [document.title for document in window.session.documents]


def opened(program: Program, models: list[Path], qtbot: QtBot) -> MainWindow:
    window = program.start(*models)
    qtbot.waitUntil(lambda: len(titles(window)) == 3)
    session = bench(window).session
    for path in models:  # they come in the order in which they were read
        document = session.find(path)
        assert document is not None
        session.documents.remove(document)
        session.documents.append(document)
    session.set_current(session.documents[1])
    return window


@pytest.mark.gl
def test_the_mark_of_drawing_is_there_before_the_first_model_and_gone_after_it(
    program: Program, sample: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def marks() -> list[Path]:
        return list(graphics_folder().glob("*.mark"))

    before: list[int] = []
    draw = Viewport._draw
    monkeypatch.setattr(Viewport, "_draw", lambda view: (before.append(len(marks())), draw(view)))
    window = program.start(sample)
    qtbot.waitUntil(lambda: len(before) > 1)
    assert before[0] == 1
    assert not marks(), "a crash much later would be taken for one of the driver"
    assert titles(window)


@pytest.mark.gl
def test_everything_is_as_it_was(program: Program, models: list[Path], qtbot: QtBot) -> None:
    window = opened(program, models, qtbot)
    viewport = bench(window).tabs.viewport
    assert viewport is not None
    qtbot.waitUntil(lambda: viewport.has_drawn)
    camera = viewport.camera.orbited(30, 10)
    viewport.camera_control.set_camera(camera)
    document = bench(window).session.documents[1]
    document.selection.go_to("bones", 5)
    document.posing.set_active(True)
    program.end()
    Settings().choose(reopens=True)
    window = program.start()
    qtbot.waitUntil(lambda: len(titles(window)) == 3)
    assert titles(window) == [path.name for path in models]
    session = bench(window).session
    assert session.current is session.documents[1]
    assert session.current.posing.is_active
    assert session.current.selection.rows("bones").tolist() == [5]
    view = bench(window).tabs.viewport
    assert view is not None
    assert view.camera == camera
    tabs = bench(window).tabs._tabs
    assert [tabs.tabText(place) for place in range(3)] == [path.name for path in models]


def test_files_that_are_gone_are_said(program: Program, models: list[Path], qtbot: QtBot) -> None:
    opened(program, models, qtbot)
    program.end()
    models[1].unlink()
    models[2].write_bytes(b"nonsense")
    Settings().choose(reopens=True)
    window = program.start()
    assert window.files is not None
    said = "Not there any more: mochi.pmx; Could not be opened: c.pmd"
    qtbot.waitUntil(lambda: bench(window).status.currentMessage() == said)
    assert titles(window) == ["a.pmx"]
    assert bench(window).session.current is bench(window).session.documents[0]


def test_otherwise_it_is_offered_on_the_welcome_page(program: Program, models: list[Path], qtbot: QtBot) -> None:
    opened(program, models, qtbot)
    program.end()
    window = program.start()
    program.end()  # without having opened anything, which changes nothing
    window = program.start()
    welcome = bench(window).tabs.welcome
    assert "a.pmx, mochi.pmx, c.pmd" in welcome.reopen.description()
    qtbot.waitUntil(welcome.reopen.isVisible)
    qtbot.wait(100)
    assert titles(window) == []
    assert bench(window).commands["file.reopen"].isEnabled()
    welcome.reopen.click()
    qtbot.waitUntil(lambda: len(titles(window)) == 3)
    assert not bench(window).commands["file.reopen"].isEnabled()
    assert welcome.reopen.isHidden()


def test_files_of_the_command_line_come_alone(program: Program, models: list[Path], qtbot: QtBot) -> None:
    opened(program, models, qtbot)
    program.end()
    Settings().choose(reopens=True)
    window = program.start(models[0])
    qtbot.waitUntil(lambda: titles(window) == ["a.pmx"])
    qtbot.wait(200)
    assert titles(window) == ["a.pmx"]
    bench(window).commands["file.reopen"].trigger()
    qtbot.waitUntil(lambda: len(titles(window)) == 3)


def test_after_a_crash_the_files_are_known(program: Program, models: list[Path], qtbot: QtBot) -> None:
    window = opened(program, models, qtbot)
    qtbot.waitUntil(lambda: len(Settings().last_files) == 3)
    bench(window).session.close(bench(window).session.documents[0])
    qtbot.waitUntil(lambda: len(Settings().last_files) == 2)
