"""The light, the self shadow and the background, with the numbers that MMD shows."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QColorDialog
from pytestqt.qtbot import QtBot

from editor.document.program.settings import Settings
from editor.motion.sampling import SelfShadow
from editor.render.options import ViewOptions
from editor.ui.panes.light_pane import LightPane
from editor.ui.viewport.view_settings import ViewSettings


@pytest.fixture
def settings(qtbot: QtBot) -> ViewSettings:
    return ViewSettings(Settings(), QPalette(QColor(240, 240, 240)))


@pytest.fixture
def pane(settings: ViewSettings, qtbot: QtBot) -> LightPane:
    pane = LightPane(settings)
    qtbot.addWidget(pane)
    return pane


def test_starts_with_what_mmd_starts_with(pane: LightPane) -> None:
    assert [amount.value for amount in pane.color.values()] == [154, 154, 154]
    assert [amount.value for amount in pane.direction.values()] == [-0.5, -1.0, 0.5]
    assert pane.shadow_distance.value == 8875
    assert pane.shadow_mode.currentData() == 1


def test_everything_takes_effect_at_once(pane: LightPane, settings: ViewSettings) -> None:
    next(iter(pane.color.values())).slider.setValue(255)
    pane.direction["Y"].box.setValue(0.25)
    assert settings.options.light_color == pytest.approx((1.0, 154 / 255, 154 / 255))
    assert settings.options.light_direction == pytest.approx((-0.5, 0.25, 0.5))
    assert pane.direction["Y"].slider.value() == 25
    pane.shadow_mode.setCurrentIndex(1)
    pane.shadow_distance.slider.setValue(7000)
    assert settings.options.self_shadow == SelfShadow(2, pytest.approx(0.03))


def test_the_ball_turns_the_light(pane: LightPane, settings: ViewSettings, qtbot: QtBot) -> None:
    pane.show()
    ball, left = pane.ball, Qt.MouseButton.LeftButton
    QTest.mouseClick(ball, left, pos=ball.rect().center())
    assert settings.options.light_direction == pytest.approx((0, 0, 1), abs=0.05)
    QTest.mouseClick(ball, left, pos=QPoint(ball.width() // 2, 20))
    x, y, z = settings.options.light_direction
    assert (abs(x) < 0.05, y < -0.5, z > 0.3) == (True,) * 3, "from above, before the model"
    assert pane.direction["Y"].value == pytest.approx(y, abs=0.01)
    upper, lower = (ball.grab().toImage().pixelColor(ball.width() // 2, row).lightness() for row in (30, 90))
    assert upper > lower
    QTest.mouseClick(ball, left, pos=QPoint(ball.width() - 1, ball.height() - 1))
    assert settings.options.light_direction[2] < 0, "from behind"
    pane.resets.click()
    before = settings.options.light_direction
    QTest.keyClick(ball, Qt.Key.Key_Left)
    assert settings.options.light_direction[0] > before[0] / np.linalg.norm(before)
    QTest.keyClick(ball, Qt.Key.Key_Up)
    assert settings.options.light_direction[1] < before[1] / np.linalg.norm(before)


def test_back_to_the_light_of_mmd(pane: LightPane, settings: ViewSettings) -> None:
    settings.set_light((1.0, 0.0, 0.5), (1.0, 0.0, 0.0))
    settings.set_self_shadow(SelfShadow(2, 0.1))
    assert [amount.value for amount in pane.direction.values()] == [1, 0, 0]
    pane.resets.click()
    fresh = ViewOptions()
    assert (settings.options.light_color, settings.options.light_direction) == (
        fresh.light_color,
        fresh.light_direction,
    )
    assert settings.options.self_shadow == fresh.self_shadow
    assert [amount.value for amount in pane.color.values()] == [154, 154, 154]


@pytest.mark.parametrize("taken", [True, False])
def test_a_background_is_seen_while_it_is_chosen(pane: LightPane, settings: ViewSettings, taken: bool) -> None:
    before = settings.options.background
    assert not pane.neutral.isEnabled()
    pane.background.click()
    chooser = pane.findChild(QColorDialog)
    assert chooser is not None
    chooser.setCurrentColor(QColor(255, 0, 51))
    assert settings.options.background == pytest.approx((1.0, 0.0, 0.2, 1.0))
    (chooser.accept if taken else chooser.reject)()
    assert settings.has_background == pane.neutral.isEnabled() == taken
    assert (settings.options.background == before) != taken
    pane.neutral.click()
    assert settings.options.background == before
