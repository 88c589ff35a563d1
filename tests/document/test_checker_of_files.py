"""What checks find in files follows these, and is found beside a document, which it never keeps."""

from __future__ import annotations

import dataclasses
import gc
import threading
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from editor import formats
from editor.document import checker
from editor.document.document import Document
from editor.model.fields import replaced
from editor.model.materials import Texture
from editor.model.model import Model
from tests.operations.running import apply


@pytest.fixture
def uncollected() -> Iterator[None]:
    """What goes in here goes because nothing refers to it."""
    gc.disable()
    yield
    gc.enable()


def document(folder: Path) -> Document:
    """A plane with a translucent texture before another plane."""
    Image.new("RGBA", (4, 4), (255, 255, 255, 100)).save(folder / "glass.png")
    model = Model()
    model.textures.records.append(Texture("glass.png"))
    for _ in range(2):
        apply(model, "model.add-primitive")
    model.materials.records[0] = replaced(model.materials[0], {"texture": 0})
    return Document(dataclasses.replace(formats.new_content(), model=model, path=folder / "model.pmx"))


def is_hiding(document: Document) -> bool:
    """Whether the first material is told to hide another."""
    return "material-order" in document.checker.open_findings()


@pytest.fixture
def watcher() -> QObject:
    return QObject()


def test_a_document_goes_as_soon_as_nobody_has_it(qtbot: QtBot, tmp_path: Path, uncollected: None) -> None:
    kept = weakref.ref(document(tmp_path))
    assert kept() is None


@pytest.mark.usefixtures("uncollected")
def test_a_document_may_go_while_it_is_checked(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, watcher: QObject
) -> None:
    monkeypatch.setattr(checker, "FIRST_PAUSE", 0)
    has_gone, answers = threading.Event(), checker._run_checks

    def answer_late(*arguments: Any) -> Any:
        has_gone.wait(10)
        return answers(*arguments)

    monkeypatch.setattr(checker, "_run_checks", answer_late)
    documents = [document(tmp_path)]
    documents[0].checker.watch(watcher, True)
    qtbot.waitUntil(lambda: documents[0].checker._job is not None)
    kept = weakref.ref(documents.pop())
    has_gone.set()
    qtbot.wait(300)
    assert kept() is None


def test_textures_are_sought_where_the_model_was_saved(qtbot: QtBot, tmp_path: Path, watcher: QObject) -> None:
    (tmp_path / "new").mkdir()
    open_ = document(tmp_path)
    open_.checker.watch(watcher, True)
    qtbot.waitUntil(lambda: is_hiding(open_))
    open_.saved(open_.snapshot()[1], tmp_path / "new" / "model.pmx", "pmx")
    qtbot.waitUntil(lambda: not is_hiding(open_))


def test_a_texture_that_another_program_saves_is_read_again(qtbot: QtBot, tmp_path: Path, watcher: QObject) -> None:
    open_ = document(tmp_path)
    open_.checker.watch(watcher, True)
    with qtbot.waitSignal(open_.texture_files.looked):
        open_.texture_files.start()
    qtbot.waitUntil(lambda: is_hiding(open_))
    Image.new("RGBA", (8, 8), (255, 255, 255, 255)).save(tmp_path / "glass.png")
    qtbot.waitUntil(lambda: not is_hiding(open_))
    Image.new("RGBA", (16, 16), (255, 255, 255, 100)).save(tmp_path / "glass.png")
    qtbot.waitUntil(lambda: is_hiding(open_))
    open_.texture_files.stop()
