"""Garbage is collected on the thread of the window."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from editor import formats
from editor.app import GarbageCollection, collect_if_due
from editor.document.session import Session


class Loop:
    """Something that only the collector can free."""

    def __init__(self, graves: list[int]) -> None:
        self.myself = self
        weakref.finalize(self, lambda: graves.append(threading.get_ident()))


@pytest.fixture
def collector(qtbot: QtBot) -> Iterator[GarbageCollection]:
    thresholds = gc.get_threshold()
    gc.set_threshold(700, 10, 10)  # Python's own, whatever an earlier test has made of them
    collector = GarbageCollection()
    yield collector
    collector.stop()
    gc.set_threshold(*thresholds)
    assert gc.isenabled()


def test_collects_here_and_on_no_other_thread(collector: GarbageCollection, qtbot: QtBot) -> None:
    graves: list[int] = []

    def litter() -> None:
        for _ in range(20_000):
            Loop(graves)

    thread = threading.Thread(target=litter)
    thread.start()
    thread.join()
    assert graves == []
    # From its timer: a single call does nothing while a thread left by another test is still collecting.

    def are_collected() -> None:
        state = gc.isenabled(), gc.get_count(), gc.get_threshold(), threading.enumerate()
        assert set(graves) == {threading.get_ident()}, (len(graves), state)

    qtbot.waitUntil(are_collected)


def test_leaves_what_is_not_due(collector: GarbageCollection) -> None:
    gc.collect()
    graves: list[int] = []
    Loop(graves)
    collect_if_due()
    assert graves == []


def test_what_a_closed_document_leaves_is_collected_soon(collector: GarbageCollection, qtbot: QtBot) -> None:
    session = Session()
    collector.follow(session)
    document = session.add(formats.new_content())
    gc.collect()
    graves: list[int] = []
    Loop(graves)
    session.close(document)
    qtbot.waitUntil(lambda: graves == [threading.get_ident()])
