"""What is said of the order of materials is worked out beside a document, and never keeps it."""

from __future__ import annotations

import dataclasses
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image
from pytestqt.qtbot import QtBot

from editor import formats
from editor.document import material_order
from editor.document.document import Document
from editor.model.fields import replaced
from editor.model.model import Model
from editor.model.textures import Texture
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


def test_a_document_goes_as_soon_as_nobody_has_it(qtbot: QtBot, tmp_path: Path, uncollected: None) -> None:
    kept = weakref.ref(document(tmp_path))
    assert kept() is None


@pytest.mark.usefixtures("uncollected")
def test_a_document_may_go_while_its_textures_are_read(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(material_order, "FIRST_PAUSE", 0)
    documents = [document(tmp_path)]
    qtbot.waitUntil(lambda: documents[0].material_order._read is not None)
    kept = weakref.ref(documents.pop())
    qtbot.wait(300)
    assert kept() is None


def test_textures_are_sought_where_the_model_was_saved(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()
    open_ = document(tmp_path)
    open_.material_order.look_in(tmp_path)
    qtbot.waitUntil(lambda: open_.material_order.of(0) is not None)
    open_.saved(open_.snapshot()[1], tmp_path / "new" / "model.pmx", "pmx")
    qtbot.waitUntil(lambda: open_.material_order.of(0) is None)


def test_a_texture_that_another_program_saves_is_read_again(qtbot: QtBot, tmp_path: Path) -> None:
    open_ = document(tmp_path)
    with qtbot.waitSignal(open_.texture_files.looked):
        open_.texture_files.start()
    open_.material_order.look_in(tmp_path)
    qtbot.waitUntil(lambda: open_.material_order.of(0) is not None)
    Image.new("RGBA", (8, 8), (255, 255, 255, 255)).save(tmp_path / "glass.png")
    qtbot.waitUntil(lambda: open_.material_order.of(0) is None)
    Image.new("RGBA", (16, 16), (255, 255, 255, 100)).save(tmp_path / "glass.png")
    qtbot.waitUntil(lambda: open_.material_order.of(0) is not None)
    open_.texture_files.stop()
