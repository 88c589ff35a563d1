"""How models are shown is remembered."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QPalette

from editor.document.program.settings import Settings
from editor.motion.sampling import SelfShadow
from editor.render.modes import DisplayMode
from editor.render.options import ViewOptions
from editor.ui.viewport.view_settings import BACKDROPS, OVERLAYS_AT_FIRST, SHADOWS, SHOWN, ViewSettings


def test_remembered_from_one_run_to_the_next() -> None:
    settings = ViewSettings(Settings(), QPalette())
    assert settings.options.show == frozenset(OVERLAYS_AT_FIRST)
    settings.show("grid", False)
    settings.show("wire", True)
    settings.set_perspective(False)
    again = ViewSettings(Settings(), QPalette())
    assert again.options.show == settings.options.show
    assert not again.perspective


def test_everything_can_be_hidden() -> None:
    settings = ViewSettings(Settings(), QPalette())
    for name in OVERLAYS_AT_FIRST:
        settings.show(name, False)
    assert ViewSettings(Settings(), QPalette()).options.show == frozenset()


def test_a_name_of_another_version_is_passed_over() -> None:
    settings = Settings()
    settings.stored.setValue(SHOWN, "grid,fireworks")
    assert ViewSettings(settings, QPalette()).options.show == {"grid"}


def test_the_background_suits_the_palette() -> None:
    dark = QPalette(QColor(30, 30, 30))
    light = QPalette(QColor(240, 240, 240))
    darker = sum(ViewSettings(Settings(), dark).options.background)
    assert darker < sum(ViewSettings(Settings(), light).options.background)


def test_the_display_mode_is_remembered() -> None:
    ViewSettings(Settings(), QPalette()).set_mode(DisplayMode.BONE_WEIGHT)
    assert ViewSettings(Settings(), QPalette()).options.mode is DisplayMode.BONE_WEIGHT


def test_light_and_shadow_are_remembered() -> None:
    settings = ViewSettings(Settings(), QPalette())
    settings.set_light((1.0, 0.5, 0.25), (0.0, -0.5, 0.125))
    settings.set_self_shadow(SelfShadow(2, 0.03))
    again = ViewSettings(Settings(), QPalette()).options
    assert again.light_color == (1.0, 0.5, 0.25)
    assert again.light_direction == (0.0, -0.5, 0.125)
    assert again.self_shadow == SelfShadow(2, 0.03)


@pytest.mark.parametrize("rubbish", ["", "7", "a b c d e f", "1 2 3 4 5 nan", "9 9", "nan nan"])
def test_what_cannot_be_read_is_as_if_it_were_not_there(rubbish: str) -> None:
    settings = Settings()
    for key in ("view/light", "view/self_shadow", "background", "view/mode"):
        settings.stored.setValue(key, rubbish)
    options, fresh = ViewSettings(settings, QPalette()).options, ViewOptions()
    assert options.mode is DisplayMode.NORMAL
    assert (options.light_color, options.light_direction) == (fresh.light_color, fresh.light_direction)
    assert options.self_shadow == fresh.self_shadow


def test_a_background_of_ones_own_stays_whatever_the_palette_is() -> None:
    dark, light = QPalette(QColor(30, 30, 30)), QPalette(QColor(240, 240, 240))
    settings = ViewSettings(Settings(), light)
    settings.set_background((0.25, 0.5, 0.75))
    settings.update_for_mode(dark)
    assert settings.options.background == (0.25, 0.5, 0.75, 1.0)
    assert settings.options.backdrop is None
    again = ViewSettings(Settings(), dark)
    assert again.options.background == (0.25, 0.5, 0.75, 1.0)
    again.set_background(None)
    assert not again.has_background
    assert again.options.background == ViewSettings(Settings(), dark).options.background
    assert again.options.backdrop == BACKDROPS[True]


def test_shadows_that_are_too_slow_are_left_out_of_the_views_alone() -> None:
    settings = ViewSettings(Settings(), QPalette())
    settings.show("wire", True)
    settings.pause_shadows()
    assert settings.paused == SHADOWS
    assert not settings.shows("self-shadow")
    assert settings.options.shows("self-shadow")
    settings.show("grid", False)
    assert ViewSettings(Settings(), QPalette()).options.show >= SHADOWS


def test_shadows_that_the_user_wants_are_not_left_out_again() -> None:
    settings = ViewSettings(Settings(), QPalette())
    settings.pause_shadows()
    settings.show("self-shadow", True)
    assert settings.shows("self-shadow")
    settings.pause_shadows()
    assert settings.paused == SHADOWS - {"self-shadow"}
    settings.show_paused()
    settings.pause_shadows()
    assert not settings.paused


def test_stored_choices_stay_as_they_are() -> None:
    settings = Settings()
    settings.stored.setValue(SHOWN, "grid,toon")
    assert ViewSettings(settings, QPalette()).options.show == {"grid", "toon"}
