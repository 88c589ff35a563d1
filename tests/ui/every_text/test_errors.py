"""What cannot be read or written is told in the language of the window: missing, damaged and strange files."""

from __future__ import annotations

import errno
import os
import random
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from pytestqt.qtbot import QtBot

from editor import formats
from editor.formats import FormatError
from editor.ui.commands import file_commands
from editor.ui.value_text import translated
from editor.ui.window.main_window import MainWindow
from tests.ui.every_text.marking import bad
from tests.ui.every_text.names import names_in_files, names_in_models
from tests.ui.every_text.read_session import ReadSession
from tests.ui.every_text.showing import Shown
from tests.ui.test_dropping import drop

DAMAGES = 12  # of each file
QUOTED = re.compile(r"'[^']*'")  # what a file has instead
# What the system says of files, in its own language.
OF_THE_SYSTEM = tuple(map(os.strerror, (errno.ENOENT, errno.ENOTDIR, errno.EISDIR, errno.EEXIST, errno.EACCES)))


@pytest.fixture
def every_file(files: dict[str, Path], tmp_path: Path) -> list[Path]:
    """A file of each format that can be read."""
    content = formats.load_model(files[".pmx"])
    for extension in (".obj", ".x", ".glb", ".gltf"):
        formats.save(content, tmp_path / f"他{extension}")
    with zipfile.ZipFile(tmp_path / "他.zip", "w") as archive:
        archive.write(files[".pmx"], "名.pmx")
    return sorted(path for path in tmp_path.iterdir() if path.suffix in (*formats.READERS, ".zip", ".vmd", ".vpd"))


def damaged(data: bytes, seed: int) -> bytes:
    """A part of a file, or one with some other bytes."""
    rng = random.Random(seed)
    if seed % 2:
        return data[: rng.randrange(len(data))]
    made = bytearray(data)
    for _ in range(rng.randrange(1, 5)):
        made[rng.randrange(min(len(made), rng.choice((100, len(made)))))] = rng.choice((0, 65, 127, 255))
    return bytes(made)


def told_of(path: Path) -> Iterator[str]:
    """What is said of a file, whether it can be read or not."""
    try:
        content = formats.load(path)
    except FormatError as error:
        yield translated(error.located_text)
    else:
        yield from (translated(message.text) for message in content.warnings)


def test_damaged_files(translator: QTranslator, every_file: list[Path], tmp_path: Path) -> None:
    for path in every_file:
        data, file = path.read_bytes(), tmp_path / f"壊{path.suffix}"
        texts = set()
        for seed in range(DAMAGES):
            file.write_bytes(damaged(data, seed))
            texts.update(told_of(file))
        assert texts
        of_format = names_in_files() if path.suffix == ".csv" else ()
        assert bad((QUOTED.sub("", text) for text in texts), (*names_in_models(), *of_format)) == []


def test_files_that_cannot_be_opened(
    marked_window: MainWindow, shown: Shown, model_file: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    session = ReadSession(marked_window, shown, qtbot, model_file)
    (tmp_path / "空.pmx").touch()
    (tmp_path / "壊.pmx").write_bytes(model_file.read_bytes()[:999])
    (tmp_path / "文.txt").write_text("文", "utf-8")
    (tmp_path / "棚.pmx").mkdir()
    for name in ("無.pmx", "空.pmx", "壊.pmx", "文.txt", "棚.pmx"):
        shown.doing = name
        drop(marked_window, tmp_path / name)
        session.settle()
    assert shown.counts["windows"] == 5
    assert shown.bad(OF_THE_SYSTEM) == []


def test_files_that_cannot_be_saved(
    marked_window: MainWindow, shown: Shown, model_file: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = ReadSession(marked_window, shown, qtbot, model_file)
    for folder in (model_file, model_file.with_name("無")):
        monkeypatch.setattr(file_commands, "choose_file_to_save", lambda *_, folder=folder: folder / "新.pmx")
        session.run("file.save-copy")
    assert shown.counts["windows"] == 2
    assert shown.bad(OF_THE_SYSTEM) == []


@pytest.mark.gl
def test_pictures_that_cannot_be_read(marked_window: MainWindow, shown: Shown, model_file: Path, qtbot: QtBot) -> None:
    model_file.with_name("絵0.png").write_bytes(b"no picture")
    model_file.with_name("絵1.png").unlink()
    marked_window.setUpdatesEnabled(True)
    marked_window.open([model_file])
    session = marked_window.session
    assert session is not None
    qtbot.waitUntil(lambda: session.current is not None and len(session.current.messages.all) > 0)
    ReadSession(marked_window, shown, qtbot, model_file).settle()
    assert shown.counts["messages"] > 0
    assert shown.bad(OF_THE_SYSTEM) == []
