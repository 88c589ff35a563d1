"""How models are shown is remembered."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette

from editor.document.settings import Settings
from editor.ui.viewport.look import AT_FIRST, Look


def test_remembered_from_one_run_to_the_next() -> None:
    look = Look(Settings(), QPalette())
    assert look.options.show == frozenset(AT_FIRST)
    look.show("grid", False)
    look.show("wire", True)
    look.set_perspective(False)
    again = Look(Settings(), QPalette())
    assert again.options.show == look.options.show
    assert not again.perspective


def test_everything_can_be_hidden() -> None:
    look = Look(Settings(), QPalette())
    for name in AT_FIRST:
        look.show(name, False)
    assert Look(Settings(), QPalette()).options.show == frozenset()


def test_a_name_of_another_version_is_passed_over() -> None:
    settings = Settings()
    settings.stored.setValue("view/shown", "grid,fireworks")
    assert Look(settings, QPalette()).options.show == {"grid"}


def test_the_background_suits_the_palette() -> None:
    dark = QPalette(QColor(30, 30, 30))
    light = QPalette(QColor(240, 240, 240))
    darker = sum(Look(Settings(), dark).options.background)
    assert darker < sum(Look(Settings(), light).options.background)
