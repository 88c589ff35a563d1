"""The choices of Edit mode's handles: by action and code, told of, remembered, and mended where the store is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from editor.operations.transform.session import TransformOptions
from editor.ui.command import CommandList
from editor.ui.viewport.shaping import RADIUS_AT_FIRST, Pivot, Shaping


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def stored(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)


def test_at_first_nothing_goes_along_but_morphs_and_joints(window: QWidget) -> None:
    shaping = Shaping(CommandList(window))
    assert shaping.options == TransformOptions(morphs=True, with_joints=True)
    assert shaping.pivot is Pivot.MEDIAN


def test_every_switch_changes_the_manner_and_is_told(window: QWidget) -> None:
    shaping = Shaping(CommandList(window))
    told = []
    shaping.changed.connect(lambda: told.append(shaping.options))
    for action in shaping.commands.actions(*shaping.SWITCHES):
        action.trigger()
    assert told[-1] == TransformOptions(True, RADIUS_AT_FIRST, with_children=True, with_attached=True, normals=True)
    assert len(set(told)) == 7


def test_pivots_exclude_each_other(window: QWidget) -> None:
    shaping = Shaping(CommandList(window))
    for pivot, action in zip(Pivot, shaping.commands.actions(*shaping.PIVOTS), strict=True):
        action.trigger()
        assert shaping.pivot is pivot
        assert [other.isChecked() for other in shaping.commands.actions(*shaping.PIVOTS)].count(True) == 1


def test_the_radius_stays_within_reason(window: QWidget) -> None:
    shaping = Shaping(CommandList(window))
    shaping.set_radius(5)
    shaping.widen(1)
    assert shaping.radius == pytest.approx(5.5)
    shaping.widen(-1000)
    assert shaping.radius == 0.01
    shaping.set_radius(1e9)
    assert shaping.radius == 1000


def test_everything_is_remembered(window: QWidget, stored: QSettings) -> None:
    first = Shaping(CommandList(window), stored)
    for action in first.commands.actions(*first.SWITCHES):
        action.trigger()
    first.set_radius(7.5)
    first.choose_pivot(Pivot.ORIGIN)
    stored.sync()
    again = Shaping(CommandList(window), QSettings(stored.fileName(), QSettings.Format.IniFormat))
    assert (
        again.options
        == first.options
        == TransformOptions(True, 7.5, with_children=True, with_attached=True, normals=True)
    )
    assert again.pivot is Pivot.ORIGIN
    assert again.commands[again.PIVOTS[3]].isChecked()


def test_what_makes_no_sense_in_the_store_is_left_out(window: QWidget, stored: QSettings) -> None:
    stored.setValue("handles/pivot", "moon")
    for radius in ("far", "nan", "-1", "1e30"):
        stored.setValue("handles/radius", radius)
        shaping = Shaping(CommandList(window), stored)
        assert (shaping.pivot, shaping.radius) == (Pivot.MEDIAN, RADIUS_AT_FIRST)


def test_every_choice_explains_itself(window: QWidget) -> None:
    shaping = Shaping(CommandList(window))
    assert all(action.statusTip() for action in shaping.commands.actions(*shaping.PIVOTS, *shaping.SWITCHES))
