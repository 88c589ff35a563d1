"""Long work in pieces on the window's thread."""

from __future__ import annotations

import gc
import time
import weakref
from collections.abc import Generator

import pytest
from pytestqt.qtbot import QtBot

from editor.document.jobs import MainThreadJob


def counting(count: int, done: list[int], seconds: float = 0.0) -> Generator[float, None, str]:
    for number in range(count):
        done.append(number)
        time.sleep(seconds)
        yield (number + 1) / count
    return "done"


def failing() -> Generator[float, None, None]:
    yield 0.5
    raise ValueError("no")


def test_it_brings_the_value(qtbot: QtBot) -> None:
    done: list[int] = []
    job = MainThreadJob(counting(5, done))
    with qtbot.waitSignal(job.finished) as told:
        job.start()
        assert job.is_running
        assert not done, "nothing is done before events are"
    assert told.args == ["done"]
    assert done == [0, 1, 2, 3, 4]
    assert not job.is_running


def test_it_tells_how_far_it_is_and_lets_others_work(qtbot: QtBot) -> None:
    shares: list[float] = []
    job = MainThreadJob(counting(20, [], 0.004))
    job.progressed.connect(lambda share, _: shares.append(share))
    with qtbot.waitSignal(job.finished):
        job.start()
    assert len(shares) > 1
    assert shares == sorted(shares)


def test_it_stops_when_it_is_told_to(qtbot: QtBot) -> None:
    done: list[int] = []
    job = MainThreadJob(counting(1000, done, 0.001), lambda value: done.append(-1))
    job.progressed.connect(job.cancel)
    with qtbot.waitSignal(job.cancelled), qtbot.assertNotEmitted(job.finished):
        job.start()
    assert len(done) < 1000
    assert -1 not in done


def test_it_fails(qtbot: QtBot) -> None:
    job = MainThreadJob(failing())
    with qtbot.waitSignal(job.failed) as told:
        job.start()
    assert isinstance(told.args[0], ValueError)


@pytest.mark.parametrize("error", [None, RuntimeError("no")])
def test_what_it_made_is_applied_first(qtbot: QtBot, error: Exception | None) -> None:
    order: list[str] = []

    def apply(value: str) -> None:
        order.append(value)
        if error is not None:
            raise error

    job = MainThreadJob(counting(2, []), apply)
    job.finished.connect(lambda _: order.append("finished"))
    job.failed.connect(lambda _: order.append("failed"))
    with qtbot.waitSignals([job.finished] if error is None else [job.failed]):
        job.start()
    assert order == ["done", "finished" if error is None else "failed"]


def test_nobody_has_to_hold_it(qtbot: QtBot) -> None:
    done: list[int] = []
    job = MainThreadJob(counting(3, done))
    job.start()
    held = weakref.ref(job)
    del job
    gc.collect()
    qtbot.waitUntil(lambda: len(done) == 3)
    qtbot.waitUntil(lambda: held() is None)
