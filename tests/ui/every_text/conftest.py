"""A window that was furnished with the marking translation at work, and a model without a letter in its texts."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QCoreApplication, QTranslator, QUrl
from PySide6.QtGui import QDesktopServices
from pytestqt.qtbot import QtBot

from editor import formats
from editor.document.document import Document
from editor.formats.motions import PoseContent
from editor.model.edit import Edit
from editor.model.materials import Texture
from editor.model.soft_bodies import SoftBody
from editor.motion.sampling import NamedPose
from editor.operations.rows.rows import delete
from editor.resources import resource
from editor.ui.commands import file_commands
from editor.ui.help_card import SCHEME
from editor.ui.window.main_window import MainWindow
from tests.ui.every_text.marking import MarkingTranslator
from tests.ui.every_text.models import write_without_letters
from tests.ui.every_text.showing import Shown

VERTICES = 500  # of the model: drawing more takes longer and says no more


@pytest.fixture
def translator(qapp: QCoreApplication) -> Iterator[QTranslator]:
    translator = MarkingTranslator()
    QCoreApplication.installTranslator(translator)
    yield translator
    QCoreApplication.removeTranslator(translator)


@pytest.fixture
def marked_window(translator: QTranslator, main_window: MainWindow) -> MainWindow:
    return main_window


@pytest.fixture
def model_file(tmp_path: Path) -> Path:
    """The sample with a soft body, few of its faces, and no Latin letters in its texts and the names of its files."""
    content = formats.load_model(resource("samples", "mochi.pmx"))
    model = content.model
    with Edit(model) as edit:
        delete(edit, model.vertices, range(VERTICES, len(model.vertices)))
    for row, texture in enumerate(model.textures):
        picture = resource("samples", *texture.path.split("\\"))
        (tmp_path / f"絵{row}.png").write_bytes(picture.read_bytes())
    model.textures.records[:] = [Texture(f"絵{row}.png") for row in range(len(model.textures))]
    model.soft_bodies.records.append(SoftBody("布", "", material=0))
    write_without_letters(model)
    path = tmp_path / "名.pmx"
    formats.save(content, path)
    return path


@pytest.fixture
def files(model_file: Path, tmp_path: Path) -> dict[str, Path]:
    """A file to be opened of each kind, by extension."""
    content = formats.load_model(model_file)
    for extension in (".pmd", ".csv"):
        formats.save(content, tmp_path / f"他{extension}")
    pose = NamedPose("", ("頭",), np.array([[0, 1, 0]], np.float32), np.array([[0, 0, 0, 1]], np.float32))
    formats.save(PoseContent(pose), tmp_path / "姿勢.vpd")
    shutil.copy(resource("samples", "mochi_dance.vmd"), tmp_path / "踊り.vmd")
    # Where any of them will do it is the model, of which more is said: a system lists a folder in its own order.
    return {".pmx": model_file} | {path.suffix: path for path in sorted(tmp_path.iterdir()) if path.is_file()}


@pytest.fixture
def document(marked_window: MainWindow, model_file: Path, qtbot: QtBot) -> Document:
    """The sample, opened."""
    session = marked_window.session
    assert session is not None
    marked_window.open([model_file])
    qtbot.waitUntil(lambda: session.current is not None)
    assert session.current is not None
    return session.current


@pytest.fixture
def shown(marked_window: MainWindow, model_file: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shown]:
    """What the window shows; it does not draw itself, which takes most of the time, and starts no other program."""
    open_url = QDesktopServices.openUrl
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: QUrl(url).scheme() == SCHEME and open_url(url))
    monkeypatch.setattr(file_commands, "sample_file", lambda *_: model_file)
    marked_window.setUpdatesEnabled(False)
    shown = Shown(marked_window, monkeypatch)
    yield shown
    shown.stop()
