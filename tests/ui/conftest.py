"""What tests of the window's parts share: a session that closes its documents again, and the window itself."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QMessageBox, QTreeWidget, QTreeWidgetItem, QWidget
from pytestqt.qtbot import QtBot

from editor.document.files import autosave
from editor.document.program.preferences import Antialiasing
from editor.document.program.settings import Settings
from editor.document.session import Session
from editor.plugins import load_plugins
from editor.resources import resource
from editor.ui import tabs
from editor.ui.action import BOUND_KEYS
from editor.ui.appearance import show_palette, theme_palette
from editor.ui.language import Language
from editor.ui.services import CurrentDocument
from editor.ui.style import Style
from editor.ui.tokens import LIGHT
from editor.ui.viewport.picture_timing import SlowPictures
from editor.ui.window import main_window as main_window_module
from editor.ui.window.main_window import MainWindow
from tests.operations.model_making import full_model
from tests.systems import IS_WINE
from tests.ui.driving import Driver, driven
from tests.ui.keyboard import give_keyboard, show_active

ENTRY_POINTS = cache(load_plugins.entry_points)


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """The application, in its own style.

    With the first tree Qt makes a hidden window, which Wine, unlike Windows, gives the keyboard.
    """
    qapp.setStyle(Style())
    show_palette(qapp, theme_palette(LIGHT))
    if IS_WINE:
        tree = QTreeWidget()
        item = QTreeWidgetItem(tree, ["folder"])
        QTreeWidgetItem(item, ["file"])
        tree.setCurrentItem(item)
        tree.grab()
    return qapp


@pytest.fixture(autouse=True)
def _no_antialiasing(_own_settings: Path) -> None:
    """Begin without anti-aliasing, for which software draws the picture of each window eight times more.

    To write a file by itself takes a tenth of the time that Qt needs.
    """
    file = Path(QSettings().fileName())
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"[General]\nantialiasing={Antialiasing.OFF.value}\n")


@pytest.fixture(autouse=True)
def _as_on_any_machine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the window do without what takes long or goes by what the machine has."""
    # OpenGL only where a test is marked `gl`: with it, software composes the whole window for each cell.
    if request.node.get_closest_marker("gl") is None:
        for module in (main_window_module, tabs):
            monkeypatch.setattr(module, "has_opengl", lambda: False)
    # Shadows on slow machines as well, where they go between two pictures that a test compares.
    monkeypatch.setattr(SlowPictures, "end", lambda _: None)
    # The installed packages are asked for plug-ins only once, which takes 40 ms a window.
    monkeypatch.setattr(load_plugins, "entry_points", ENTRY_POINTS)
    # None of the keys that the commands of other windows had.
    monkeypatch.setattr(BOUND_KEYS, "_keys", {})


@pytest.fixture
def bound_keys(_as_on_any_machine: None) -> None:
    """The keys that texts name, as the window notes them, for parts that are tested without it."""
    keys = {"mode.toggle": "F9", "playback.play": "Ctrl+M", "physics.on": "Ctrl+P"}
    BOUND_KEYS.note({id: [QKeySequence(key)] for id, key in keys.items()})


@pytest.fixture
def session(qtbot: QtBot) -> Iterator[Session]:
    parent = QWidget()
    qtbot.addWidget(parent)
    session = Session(parent=parent)
    yield session
    for document in list(session.documents):
        session.close(document)


@pytest.fixture
def current(session: Session) -> CurrentDocument:
    return CurrentDocument(session, session)


@pytest.fixture
def bare_window(qtbot: QtBot) -> QMainWindow:
    """A window for parts of the window, without the rest."""
    window = QMainWindow()
    window.setCentralWidget(QLabel("middle"))
    qtbot.addWidget(window)
    window.resize(900, 600)
    window.show()
    return window


@pytest.fixture
def autosaves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that copies of unsaved work are kept in, empty."""
    folder = tmp_path / "autosave"
    monkeypatch.setattr(autosave, "default_folder", lambda: folder)
    return folder


@pytest.fixture
def main_window(qtbot: QtBot, autosaves: Path) -> MainWindow:
    """The whole window as it is after the start, without a document; at the end nobody is asked."""
    window = MainWindow(Settings())
    qtbot.addWidget(window, before_close_func=_close_documents)
    window.show()
    window.furnish()
    give_keyboard(window, qtbot)  # shortcuts work in active windows only
    return window


def _close_documents(window: MainWindow) -> None:
    if window.session is not None and window.workbench is not None:
        for document in list(window.session.documents):
            window.session.close(document)


@pytest.fixture
def sample(tmp_path: Path) -> Path:
    """A copy of the sample, with its textures, that may be written."""
    shutil.copytree(resource("samples", "textures"), tmp_path / "textures")
    return Path(shutil.copy(resource("samples", "mochi.pmx"), tmp_path))


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """The whole window, which speaks another language when it is told to; whoever is asked lets everything go."""
    monkeypatch.setattr(QMessageBox, "exec", lambda box: QMessageBox.StandardButton.Discard)
    settings = Settings()
    language = Language(settings)
    window = MainWindow(settings)
    window.language_chosen.connect(language.choose)
    qtbot.addWidget(window)
    window.show()
    window.furnish()
    show_active(window, qtbot)  # shortcuts work in active windows only
    yield window
    window.close()
    language.choose("en")


@pytest.fixture
def empty_driver(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    """Drives the window without a document."""
    with driven(qtbot, monkeypatch) as driver:
        yield driver


@pytest.fixture
def driver(empty_driver: Driver) -> Driver:
    """Drives the window with a model that has something of everything."""
    empty_driver.open(full_model())
    return empty_driver
