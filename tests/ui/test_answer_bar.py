"""A bar of answers takes no more room than there is: its buttons fold into one before its text goes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from editor.messages import Level
from editor.ui.dialog import AnswerBar
from editor.ui.tokens import EDGE, signal_color
from editor.ui.window.bars import Bars

TEXT = "Not saved when the program last ended: mochi.pmx, as of yesterday, in a folder"


@pytest.fixture
def bar(qtbot: QtBot) -> AnswerBar:
    bar = AnswerBar()
    qtbot.addWidget(bar)
    return bar


def shown(bar: AnswerBar) -> list[str]:
    return [button.text() for button in bar.findChildren(QPushButton) if button.isVisible()]


def test_buttons_fold_where_they_leave_the_text_no_room(bar: AnswerBar, qtbot: QtBot) -> None:
    said: list[str] = []
    names = ("Recover", "Recover and compare with the file", "Discard")
    bar.show_lines((TEXT, {name: lambda name=name: said.append(name) for name in names}))
    bar.resize(1200, 60)
    qtbot.waitUntil(lambda: shown(bar) == list(names))
    bar.resize(500, 60)
    qtbot.waitUntil(lambda: shown(bar) == ["Recover"])
    (folded,) = (button for button in bar.findChildren(QPushButton) if button.isVisible())
    qtbot.waitUntil(lambda: bar.findChildren(QLabel)[0].width() > 200)
    menu = folded.menu()
    menu.popup(folded.mapToGlobal(folded.rect().bottomLeft()))
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(menu.actions()[-1]).center())
    assert said == ["Discard"]
    bar.resize(1200, 60)
    qtbot.waitUntil(lambda: shown(bar) == list(names))


def test_one_answer_stays_a_button(bar: AnswerBar) -> None:
    bar.show_lines((TEXT, {"Hide": bar.hide}))
    bar.resize(200, 60)
    bar.show()
    assert shown(bar) == ["Hide"]


def test_what_is_said_anew_is_seen_at_once(bar: AnswerBar) -> None:
    for count in ("1", "2"):
        bar.show_lines((count, {"Hide": bar.hide}))
        assert [label.text() for label in bar.findChildren(QLabel) if label.isVisible()] == [count]


def test_of_several_bars_the_most_urgent_tells_how_many_are_behind(qtbot: QtBot) -> None:
    class Urgent(AnswerBar):
        level = Level.ERROR

    class Mode(AnswerBar):
        folds = False

    bars = [AnswerBar(), Urgent(), AnswerBar(), Mode()]
    whole = Bars(bars)
    qtbot.addWidget(whole)
    whole.show()
    for number, bar in enumerate(bars):
        bar.show_lines((f"line {number}", {"Hide": bar.show_lines}))
    assert [bar.isVisible() for bar in bars] == [False, True, False, True]
    assert shown(bars[1]) == ["Hide", "2 more"]
    QTest.mouseClick(bars[1].more, Qt.MouseButton.LeftButton)
    assert all(bar.isVisible() for bar in bars)
    bars[1].show_lines()
    assert [bar.isVisible() for bar in bars] == [True, False, True, True], "it stays unfolded"
    bars[2].show_lines()
    assert shown(bars[0]) == ["Hide"]
    assert [bar.isVisible() for bar in bars] == [True, False, False, True]


def test_a_bar_has_an_edge_in_the_colour_of_what_it_says(qtbot: QtBot) -> None:
    class Urgent(AnswerBar):
        level = Level.ERROR

    colors = {Urgent: "error", AnswerBar: "warning"}
    for kind, name in colors.items():
        bar = kind()
        qtbot.addWidget(bar)
        bar.show_lines((TEXT, {"Hide": bar.hide}))
        bar.resize(400, 40)
        assert bar.grab().toImage().pixelColor(EDGE - 1, 10) == signal_color(bar.palette(), name)
