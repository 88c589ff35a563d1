"""Where the driver is poor, or crashed, one sentence offers to draw in software; the answer is remembered."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from editor.document.program.settings import Settings
from editor.render.graphics import AUTOMATIC, CHOICE, HARDWARE, SOFTWARE, GraphicsMemory
from editor.ui.dialogs.preferences import PreferencesDialog
from editor.ui.viewport.gl_format import GlDriver
from editor.ui.window import bars
from editor.ui.window.bars import GraphicsBar
from editor.ui.window.main_window import MainWindow

POOR = GlDriver("GDI Generic", "Microsoft | GDI Generic | ", False)


@pytest.fixture
def memory(tmp_path, monkeypatch) -> GraphicsMemory:
    monkeypatch.delenv(CHOICE, raising=False)
    return GraphicsMemory(tmp_path / "graphics.json")


def again(memory, tmp_path) -> GraphicsMemory:
    """What the next start reads."""
    return GraphicsMemory(tmp_path / "graphics.json")


@pytest.fixture
def poor(monkeypatch) -> None:
    monkeypatch.setattr(bars, "gl_driver", lambda: POOR)
    monkeypatch.setattr(bars, "has_opengl", lambda: False)


def shown(qtbot, memory) -> GraphicsBar:
    """The bar in a window that was made with this memory."""
    window = MainWindow(Settings(graphics=memory))
    qtbot.addWidget(window)
    window.show()
    window.furnish()
    return window.findChild(GraphicsBar)


def said(bar: GraphicsBar) -> str:
    return " ".join(label.text() for label in bar.findChildren(QLabel))


def click(qtbot, bar: GraphicsBar, text: str) -> None:
    def seen() -> list[QPushButton]:
        return [each for each in bar.findChildren(QPushButton) if each.text() == text and each.isVisible()]

    qtbot.waitUntil(lambda: bool(seen()))
    (button,) = seen()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_good_driver_needs_no_word(qtbot, memory, autosaves):
    assert not shown(qtbot, memory).isVisible()


def test_software_is_offered_for_a_poor_driver(qtbot, memory, poor, autosaves, tmp_path):
    bar = shown(qtbot, memory)
    assert "OpenGL 3.3" in said(bar)
    click(qtbot, bar, "Draw in software")
    assert again(memory, tmp_path).drivers == [POOR.name]
    qtbot.waitUntil(lambda: "again" in said(bar))
    click(qtbot, bar, "Hide")
    assert not bar.isVisible()


def test_software_that_draws_is_not_offered(qtbot, memory, poor, autosaves, monkeypatch):
    monkeypatch.setenv(CHOICE, SOFTWARE)
    assert not shown(qtbot, memory).isVisible()


def test_software_is_offered_after_a_crash(qtbot, memory, autosaves, tmp_path):
    memory.crashed_driver = "Old 3000"
    bar = shown(qtbot, memory)
    click(qtbot, bar, "Keep it so")
    assert not bar.isVisible()
    assert again(memory, tmp_path).drivers == ["Old 3000"]


def test_the_card_is_used_again_where_that_is_wished(qtbot, memory, autosaves, tmp_path):
    memory.crashed_driver = "Old 3000"
    bar = shown(qtbot, memory)
    click(qtbot, bar, "Use the card again")
    assert not bar.isVisible()
    assert again(memory, tmp_path).drivers == []


def test_the_preference_takes_it_back(qtbot, memory, tmp_path):
    memory.remember("Old 3000")
    settings = Settings(graphics=memory)
    dialog = PreferencesDialog(settings, lambda: None)
    qtbot.addWidget(dialog)
    dialog.show()
    box = dialog.editors["graphics"]
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Down)
    assert (again(memory, tmp_path).preference, again(memory, tmp_path).drivers) == (HARDWARE, [])
    settings.reset_preferences()
    assert again(memory, tmp_path).preference == AUTOMATIC
