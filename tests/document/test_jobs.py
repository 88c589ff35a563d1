"""Jobs: their value, their failure, cancelling, and what happens when somebody goes away; on a thread and in pieces."""

from __future__ import annotations

import gc
import threading
import time
import weakref
from collections.abc import Generator
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QObject, Slot
from pytestqt.qtbot import QtBot

from editor.document.jobs import AnyJob, CurrentJob, Job, MainThreadJob
from editor.formats.progress import Cancelled, Progress


class Receiver(QObject):
    """Keeps what a job says."""

    def __init__(self, job: Job) -> None:
        super().__init__()
        self.heard: list[Any] = []
        self.threads: set[int] = set()
        job.progressed.connect(self.progressed)
        job.finished.connect(self.finished)

    @Slot(float, str)
    def progressed(self, fraction: float, text: str) -> None:
        self.heard.append((fraction, text))
        self.threads.add(threading.get_ident())

    @Slot(object)
    def finished(self, value: Any) -> None:
        self.heard.append(value)
        self.threads.add(threading.get_ident())


class Gate:
    """Work that waits until it is let go, reporting all the while."""

    def __init__(self) -> None:
        self.entered = threading.Event()
        self.open = threading.Event()

    def work(self, progress: Progress) -> str:
        self.entered.set()
        while not self.open.wait(0.001):
            progress.report(0.5, "waiting")
        return "through"


def test_the_value_comes_back(qtbot: QtBot) -> None:
    job = Job(lambda progress: threading.get_ident())
    with qtbot.waitSignal(job.finished) as ended:
        job.start()
        assert job.is_running
    assert ended.args[0] != threading.get_ident()
    assert not job.is_running


def test_slots_and_functions_hear_on_the_thread_of_the_job(qtbot: QtBot) -> None:
    def work(progress: Progress) -> str:
        progress.report(0.25, "reading")
        progress.report(0.5, "writing")
        return "done"

    job, threads = Job(work), set()
    receiver = Receiver(job)
    job.progressed.connect(lambda fraction, text: threads.add(threading.get_ident()))
    with qtbot.waitSignal(job.finished):
        job.start()
    assert receiver.heard == [(0.25, "reading"), (0.5, "writing"), "done"]
    assert receiver.threads == threads == {threading.get_ident()}


def test_reports_do_not_flood(qtbot: QtBot) -> None:
    def work(progress: Progress) -> None:
        for step in range(20_000):
            progress.report(step / 20_000)

    job = Job(work)
    receiver = Receiver(job)
    with qtbot.waitSignal(job.finished):
        job.start()
    assert len(receiver.heard) < 2_000


def test_an_exception_is_told(qtbot: QtBot) -> None:
    def work(progress: Progress) -> None:
        raise OSError("disk full")

    job = Job(work)
    with qtbot.assertNotEmitted(job.finished), qtbot.waitSignal(job.failed) as ended:
        job.start()
    assert isinstance(ended.args[0], OSError)


def test_cancelling(qtbot: QtBot) -> None:
    gate = Gate()
    job = Job(gate.work)
    with qtbot.assertNotEmitted(job.finished), qtbot.waitSignal(job.cancelled):
        job.start()
        gate.entered.wait()
        job.cancel()
    assert not job.is_running


def test_cancelling_before_the_start(qtbot: QtBot) -> None:
    job = Job(Gate().work)
    job.cancel()
    with qtbot.waitSignal(job.cancelled):
        job.start()


def test_cancelling_too_late(qtbot: QtBot) -> None:
    """What was done is done: a file that was written was not cancelled."""
    gate = Gate()
    gate.open.set()
    job = Job(gate.work)
    with qtbot.assertNotEmitted(job.cancelled), qtbot.waitSignal(job.finished):
        job.start()
        job.wait()
        job.cancel()


def test_work_may_cancel_itself(qtbot: QtBot) -> None:
    def work(progress: Progress) -> None:
        raise Cancelled

    job = Job(work)
    with qtbot.waitSignal(job.cancelled):
        job.start()


def test_the_value_is_applied_before_it_is_told(qtbot: QtBot) -> None:
    order: list[Any] = []

    def apply(value: int) -> None:
        order.append(("applied", value, threading.get_ident()))

    job = Job(lambda progress: 7, apply)
    job.finished.connect(lambda value: order.append(("told", value, threading.get_ident())))
    with qtbot.waitSignal(job.finished):
        job.start()
    assert order == [("applied", 7, threading.get_ident()), ("told", 7, threading.get_ident())]


def test_a_value_that_cannot_be_applied_is_a_failure(qtbot: QtBot) -> None:
    def apply(value: int) -> None:
        raise ValueError("no place for it")

    job = Job(lambda progress: 7, apply)
    with qtbot.assertNotEmitted(job.finished), qtbot.waitSignal(job.failed) as ended:
        job.start()
    assert str(ended.args[0]) == "no place for it"


@pytest.mark.parametrize("deleted", [False, True])
def test_the_receiver_may_go_away(qtbot: QtBot, deleted: bool) -> None:
    gate = Gate()
    job = Job(gate.work)
    receiver: Receiver | None = Receiver(job)
    job.start()
    gate.entered.wait()
    if deleted and receiver:
        receiver.deleteLater()
        qtbot.wait(20)
    receiver = None
    gc.collect()
    with qtbot.waitSignal(job.finished):
        gate.open.set()


def test_nobody_has_to_hold_a_job(qtbot: QtBot) -> None:
    applied: list[str] = []
    for _ in range(20):
        Job(lambda progress: "x", applied.append).start()
    gc.collect()
    qtbot.waitUntil(lambda: len(applied) == 20)


def test_a_job_is_gone_when_it_has_ended(qtbot: QtBot) -> None:
    job = Job(lambda progress: None)
    ghost = weakref.ref(job)
    with qtbot.waitSignal(job.finished):
        job.start()
    del job
    qtbot.waitUntil(lambda: ghost() is None)


def test_many_at_once(qtbot: QtBot) -> None:
    values: list[int] = []
    jobs = [Job(lambda progress, number=number: number) for number in range(30)]
    for job in jobs:
        job.finished.connect(values.append)
        job.start()
    qtbot.waitUntil(lambda: len(values) == 30)
    assert sorted(values) == list(range(30))


class Owner(QObject):
    """Waits for one job at a time."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Any] = []
        self.job = CurrentJob(self)
        self.job.progressed.connect(self.heard.append)

    def start(self, job: AnyJob) -> None:
        self.job.follow(job, self.heard.append, self.heard.append, lambda: self.heard.append("cancelled"))
        job.start()


def test_the_end_of_the_current_job_is_told(qtbot: QtBot) -> None:
    owner, error = Owner(), RuntimeError()

    def fail(progress: Progress) -> None:
        raise error

    def steps() -> Generator[float, None, str]:
        yield 0.5
        return "in steps"

    def cancel(progress: Progress) -> None:
        raise Cancelled

    for job, expected in (
        (Job(lambda progress: "value"), "value"),
        (Job(fail), error),
        (Job(cancel), "cancelled"),
        (MainThreadJob(steps()), "in steps"),
    ):
        owner.start(job)
        assert owner.job.is_working
        qtbot.waitUntil(lambda: not owner.job.is_working)
        assert owner.heard[-1] == expected


def test_of_a_job_that_another_replaced_nothing_is_heard(qtbot: QtBot) -> None:
    owner, gate = Owner(), Gate()
    first = Job(gate.work)
    owner.start(first)
    owner.start(Job(lambda progress: "second"))
    qtbot.waitUntil(lambda: not first.is_running and not owner.job.is_working)
    assert owner.heard == ["second"]


def test_of_a_dropped_job_nothing_is_heard_though_it_is_done(qtbot: QtBot) -> None:
    owner, job = Owner(), Job(lambda progress: "value")
    owner.start(job)
    job.wait()
    owner.job.drop()
    assert not owner.job.is_working
    qtbot.waitUntil(lambda: not job.is_running)
    assert owner.heard == []


def test_an_owner_that_is_gone_hears_nothing(qtbot: QtBot) -> None:
    owner, heard, job = Owner(), [], Job(lambda progress: "value")
    owner.job.follow(job, heard.append, heard.append)
    job.start()
    job.wait()
    shiboken6.delete(owner)
    qtbot.waitUntil(lambda: not job.is_running)
    assert heard == []


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


def test_nobody_waits_for_work_on_copies_that_is_cancelled(qtbot: QtBot) -> None:
    entered, may_end = threading.Event(), threading.Event()
    heard: list[str] = []

    def work(progress: Progress) -> None:
        entered.set()
        may_end.wait()

    job = Job(work, is_on_copies=True)
    job.finished.connect(lambda _: heard.append("finished"))
    with qtbot.waitSignal(job.cancelled):
        job.start()
        assert entered.wait(10)
        job.cancel()
        job.cancel()
    assert not job.is_running
    may_end.set()
    job.wait()
    qtbot.wait(10)
    assert heard == []
