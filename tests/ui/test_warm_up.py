"""The warm-up begins with the first pose, once, and the end of the program does not wait for it."""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from editor.app import WarmUp
from editor.document.session import Session
from editor.preview import compiling

LEAVING = """
import atexit, sys, threading
from concurrent.futures import ThreadPoolExecutor
from PySide6.QtCore import QCoreApplication
from editor.preview import compiling
from editor.app import WarmUp
application = QCoreApplication(sys.argv)
compiling.warm_up = lambda cache: threading.Event().wait()
warm_up = WarmUp()
warm_up.start()
threading.Thread(target=lambda: print("saved")).start()
idle = ThreadPoolExecutor()
idle.submit(print, "told", file=sys.stderr).result()
atexit.register(print, "left")
warm_up.end_program(7)
"""


@pytest.fixture
def caches(monkeypatch: pytest.MonkeyPatch) -> list[Path | None]:
    """The caches that the compiler was told to use."""
    caches: list[Path | None] = []
    monkeypatch.setattr(compiling, "warm_up", caches.append)
    return caches


@pytest.fixture
def session() -> Iterator[Session]:
    session = Session()
    yield session
    for document in list(session.documents):
        session.close(document)


def finish() -> None:
    for thread in threading.enumerate():
        if thread.name == "warm-up":
            thread.join()


def test_once_and_not_before_it_is_needed(session: Session, caches: list[Path | None], qtbot: QtBot) -> None:
    warm_up = WarmUp()
    warm_up.follow(session)
    first, second = session.new(), session.new()
    finish()
    assert caches == []
    for document in (second, first):
        document.posing.set_active(True)
    finish()
    assert len(caches) == 1
    assert caches[0] is not None
    assert caches[0].name == "kernels"


def test_failure_is_no_more_than_a_note(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(compiling, "warm_up", lambda cache: "no compiler")
    with caplog.at_level(logging.INFO):
        WarmUp().start()
        finish()
    assert [(record.levelname, record.args) for record in caplog.records] == [("INFO", ("no compiler",))]


def test_without_a_warm_up_the_program_ends_as_always() -> None:
    WarmUp().end_program(7)


def test_the_end_does_not_wait_for_the_compiler_but_for_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHONUNBUFFERED", raising=False)  # with which nothing that was printed waits to be written
    ended = subprocess.run([sys.executable, "-c", LEAVING], capture_output=True, text=True, timeout=60, check=False)
    assert (ended.returncode, ended.stdout.split(), ended.stderr.split()) == (7, ["saved", "left"], ["told"])
