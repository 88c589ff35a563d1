"""What panes, dialogs and documents are connected to lets go of them: nothing that stays calls what is gone."""

from __future__ import annotations

import contextlib
import gc
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QMetaMethod, QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.document.jobs import MainThreadJob
from editor.messages import Level, Message, untranslatable
from editor.ui.window.docks import DocumentDock
from editor.ui.window.main_window import MainWindow
from tests.ui.every_dialog import operation_forms, other_dialogs
from tests.ui.window.test_main_window import bench, current, viewport

ARGUMENTS = {"bool": False, "int": 0, "double": 0.0, "QString": ""}  # by their types in a signal; None for others
OF_SIGNALS: dict[str, list[Any]] = {"TextureFiles.changed": [set(), False]}
# Of what is really done, for views believe what they are told of rows that come and go.
BY_DOING = ("MessageLog.", "Document.about_to_change", "Document.changed", "Session.opened", "Session.closed")
REQUESTS = ("_wanted", "_requested", "dropped")  # ends of names of signals that ask for something to be done


def make_every_pane(window: MainWindow, document: Document) -> None:
    for is_posed in (True, False):
        document.posing.set_active(is_posed)
        for dock in bench(window).docks.values():
            dock.show()
            dock.pane_of(document)
        QCoreApplication.processEvents()


def make_every_dialog(window: MainWindow, document: Document) -> None:
    window.setUpdatesEnabled(False)  # the model would be drawn anew behind each dialog
    document.selection.set_active_table("bones")
    document.selection.select("bones", [5])
    for _ in chain(operation_forms(document, window), other_dialogs(document, window)):
        QCoreApplication.processEvents()
    window.setUpdatesEnabled(True)


def senders() -> Iterator[tuple[str, Any, list[Any]]]:
    """Each signal of each object of the program that lives, by name, with arguments that it may be sent with."""
    alive = [one for one in gc.get_objects() if issubclass(type(one), QObject) and shiboken6.isValid(one)]
    for one in alive:
        if is_in_pane(one):
            continue
        if isinstance(one, QAction):
            yield "toggled", one.toggled, [one.isChecked()]
        for name in {name for kind in type(one).__mro__ for name in vars(kind) if is_signal(kind, name)}:
            full = f"{type(one).__name__}.{name}"
            if not name.endswith(REQUESTS) and not full.startswith(BY_DOING):
                yield full, getattr(one, name), OF_SIGNALS.get(full, arguments(one, name))


def is_in_pane(one: QObject | None) -> bool:
    """Whether what it is goes with the panes."""
    while one is not None and not isinstance(one, DocumentDock):
        one = QObject.parent(one)  # not that of an item of a model
    return one is not None


def is_signal(kind: type, name: str) -> bool:
    return kind.__module__.startswith("editor.") and isinstance(vars(kind)[name], Signal)


def arguments(one: QObject, name: str) -> list[Any]:
    """What a signal is sent with: nothing of each type, but a job where one is shown."""
    if name == "job_started":
        return [MainThreadJob(0.0 for _ in range(0)), ""]
    meta = one.metaObject()
    methods = (meta.method(place) for place in range(meta.methodCount()))
    signals = (method for method in methods if method.methodType() is QMetaMethod.MethodType.Signal)
    types = next(signal.parameterTypes() for signal in signals if bytes(signal.name().data()).decode() == name)
    return [ARGUMENTS.get(bytes(kind.data()).decode()) for kind in types]


def settle() -> None:
    for _ in range(2):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def do_everything(window: MainWindow) -> None:
    """Have documents, session and settings send, by what is done with them, what only that can."""
    session = bench(window).session
    for document in session.documents:
        document.messages.add(Message(Level.INFO, untranslatable("told")))
        document.messages.clear()
        with document.edit("Change") as edit:
            edit.set(document.model.info, 0, "name", "another")
        document.undo()
        document.redo()
    session.close(session.new())
    window.setPalette(window.palette())
    session.settings.preferences_changed.emit()
    settle()


def calls_of_what_is_gone(window: MainWindow, qtbot: QtBot) -> list[str]:
    """Send every signal there is; what raised since something that it called was deleted."""
    settle()
    with qtbot.capture_exceptions() as caught:
        do_everything(window)
        found = [f"what is done: {error}" for _, error, _ in caught]
        for name, signal, values in list(senders()):
            caught.clear()
            with contextlib.suppress(RuntimeError):  # the sender itself may be gone by what was sent before
                signal.emit(*values)
            QCoreApplication.processEvents()
            found += [f"{name}: {error}" for _, error, _ in caught if "already deleted" in str(error)]
    return found


@pytest.fixture
def document(window: MainWindow, sample: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Document:
    monkeypatch.setattr(QDialog, "exec", lambda dialog: 0)
    window.open([sample])
    qtbot.waitUntil(lambda: bench(window).session.current is not None and viewport(window).has_drawn)
    return current(window)


@pytest.mark.gl
def test_nothing_that_stays_calls_what_is_gone(document: Document, window: MainWindow, qtbot: QtBot) -> None:
    make_every_pane(window, document)
    make_every_dialog(window, document)
    other = bench(window).session.new()
    bench(window).session.close(document)
    make_every_pane(window, other)
    window.language_chosen.emit("ja")
    assert calls_of_what_is_gone(window, qtbot) == []
