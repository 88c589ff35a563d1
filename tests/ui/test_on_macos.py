"""What macOS wants of a window, as far as it shows elsewhere: its own menu, its own keys, files that it has opened."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from editor.ui import shortcuts

Role = QAction.MenuRole
OPENING = """
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFileOpenEvent
from editor.app import make_application
app = make_application()
app.file_wanted.connect(lambda path: print(ascii(path)))
QCoreApplication.sendEvent(app, QFileOpenEvent("/models/初音.pmx"))
"""


def entries(menu: QMenu) -> Iterator[QAction]:
    """All entries of a menu, and of those in it, when it is open."""
    menu.aboutToShow.emit()
    for action in menu.actions():
        yield action
        if isinstance(action.menu(), QMenu):
            yield from entries(action.menu())


def roles(window) -> dict[Role, list[str]]:
    """The entries by what macOS makes of them."""
    found: dict[Role, list[str]] = {}
    for action in window.menuBar().actions():
        for entry in entries(action.menu()):
            found.setdefault(entry.menuRole(), []).append(entry.objectName())
    return found


def test_only_what_belongs_there_moves_to_the_menu_of_the_program(monkeypatch, main_window, tmp_path):
    monkeypatch.setattr(shortcuts, "IS_MAC", True)
    main_window.furnish()
    main_window.session.remember(tmp_path / "settings.pmx")
    main_window.session.new()
    found = roles(main_window)
    assert found[Role.AboutRole] == ["help.about"]
    assert found[Role.AboutQtRole] == ["help.about-qt"]
    assert found[Role.PreferencesRole] == ["edit.preferences"]
    assert found[Role.QuitRole] == ["file.quit"]
    assert Role.TextHeuristicRole not in found


def test_the_keys_of_macos_stay_its_own(monkeypatch, window):
    commands = window.workbench.commands.list
    assert commands["file.quit"].shortcut().toString() == "Ctrl+Shift+Q"
    monkeypatch.setattr(shortcuts, "IS_MAC", True)
    window.furnish()
    commands = window.workbench.commands.list
    held = {key.toString(): id for id in commands for key in commands[id].shortcuts()}
    assert held["Ctrl+Q"] == "file.quit"
    assert held["Meta+Q"] == "select.back"
    assert not {"Ctrl+H", "Ctrl+M"} & set(held)
    assert {"Meta+H", "Meta+M"} <= set(held)


def test_a_file_that_the_system_has_opened(checkout):
    done = subprocess.run(
        [sys.executable, "-c", OPENING], cwd=checkout, capture_output=True, encoding="utf-8", check=True, timeout=60
    )
    assert done.stdout.strip() == ascii("/models/初音.pmx")
