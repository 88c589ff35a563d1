"""The clock of motions, with a time that the test makes pass."""

from __future__ import annotations

from time import sleep

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from editor.document import playback
from editor.document.playback import Clock, PictureTimer
from tests.document.timing import Time


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    time = Time()
    monkeypatch.setattr(playback, "time", time)
    return time


@pytest.fixture
def clock(qtbot: QtBot) -> Clock:
    clock = Clock()
    clock.last_frame = 60
    return clock


def after(clock: Clock, time: Time, seconds: float) -> float:
    time.now += seconds
    clock._tick()
    return clock.frame


def test_thirty_frames_pass_in_a_second(clock: Clock, time: Time) -> None:
    clock.start()
    assert after(clock, time, 0.501) == 15
    assert after(clock, time, 0.01) == 15  # between pictures
    assert after(clock, time, 0.5) == 30


def test_at_sixty_pictures_there_are_half_frames(clock: Clock, time: Time) -> None:
    clock.fps = 60
    clock.start()
    assert after(clock, time, 0.0501) == pytest.approx(1.5)


def test_it_goes_round(clock: Clock, time: Time) -> None:
    clock.start()
    after(clock, time, 1.9)
    assert after(clock, time, 0.2) == pytest.approx(3)
    assert after(clock, time, 0.1001) == pytest.approx(6)
    assert clock.is_running


def test_it_goes_round_a_part(clock: Clock, time: Time) -> None:
    clock.loop_range = 20, 50
    clock.start()
    assert clock.frame == 20
    assert after(clock, time, 0.9) == pytest.approx(47)
    assert after(clock, time, 0.2) == pytest.approx(23)
    clock.loops = False
    assert after(clock, time, 1.1) > 50


def test_without_loop_it_stops_at_the_end_and_starts_over(clock: Clock, time: Time) -> None:
    clock.loops = False
    clock.start()
    assert after(clock, time, 5) == 60
    assert not clock.is_running
    clock.start()
    assert clock.frame == 0


def test_it_can_be_put_anywhere_while_it_runs(clock: Clock, time: Time) -> None:
    clock.start()
    clock.seek(45)
    assert after(clock, time, 0.1001) == 48
    clock.seek(-3)
    assert clock.frame == 0


def test_where_nothing_moves_no_time_passes(clock: Clock) -> None:
    clock.last_frame = 0
    clock.start()
    assert not clock.is_running


def test_it_tells(clock: Clock, time: Time, qtbot: QtBot) -> None:
    heard: list[object] = []
    clock.moved.connect(heard.append)
    clock.running_changed.connect(heard.append)
    clock.start()
    after(clock, time, 0.1001)
    clock.stop()
    assert heard == [True, 3.0, False]


def test_other_timers_have_their_turn_while_pictures_take_longer_than_their_interval(qtbot: QtBot) -> None:
    pictures, other = PictureTimer(), QTimer(interval=50)
    pictures.timeout.connect(lambda: sleep(0.03))
    pictures.start(10)
    with qtbot.waitSignal(other.timeout, timeout=2000):
        other.start()
    with qtbot.waitSignals([pictures.timeout] * 3, timeout=2000):
        pass
    pictures.stop()
