"""What users have is safe: all that an earlier version wrote is there in today's, and works.

The folder VERSION was written by that version with `write.py`, and `expected.json` says what that version made of it.
What is lost here since an id or a name became another is mended by a row in `editor/document/program/settings.py`.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QKeySequence
from pytestqt.qtbot import QtBot

from editor.document.program.settings import MERGED, RENAMED, Settings, present_id
from editor.operations.catalog import OPERATIONS
from editor.operations.physics.presets import user_presets_file
from editor.plugins.plugin_folder import plugins_folder
from editor.resources import resource
from editor.ui.window.main_window import MainWindow
from tests.ui.kept.reading import read_docks, read_layouts, read_session, read_settings
from tests.ui.test_reopening import Program
from tests.ui.window.test_main_window import bench

VERSIONS = sorted(folder.name for folder in Path(__file__).parent.iterdir() if (folder / "expected.json").exists())
PLACE, CHANGED = "/MODELS", 1_700_000_000  # as in write.py
pytestmark = [pytest.mark.gl, pytest.mark.parametrize("version", VERSIONS)]


@pytest.fixture
def folder(version: str) -> Path:
    return Path(__file__).parent / version


@pytest.fixture
def models(tmp_path: Path) -> Path:
    """The folder of the models that were open, as they were."""
    shutil.copytree(resource("samples", "textures"), tmp_path / "models" / "textures")
    for name in ("cloth.pmx", "mochi.pmx"):
        os.utime(shutil.copy(resource("samples", name), tmp_path / "models"), (CHANGED, CHANGED))
    return tmp_path / "models"


@pytest.fixture
def expected(folder: Path, models: Path) -> dict[str, Any]:
    return json.loads(placed(folder / "expected.json", models))


@pytest.fixture
def program(qtbot: QtBot, folder: Path, models: Path, autosaves: Path) -> Iterator[Program]:
    """The program of a user who has all this."""
    settings = Path(QSettings().fileName())
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text(placed(folder / "settings.ini", models), "utf-8")
    shutil.copytree(folder / "plugins", plugins_folder())
    shutil.copy(folder / "plugins.json", plugins_folder().with_name(f"{plugins_folder().name}.json"))
    shutil.copy(folder / "chain_presets.toml", user_presets_file())
    shutil.copytree(folder / "autosave", autosaves)
    program = Program(qtbot)
    yield program
    program.end()


def placed(file: Path, models: Path) -> str:
    return file.read_text("utf-8").replace(PLACE, models.as_posix())


def started(program: Program, qtbot: QtBot) -> MainWindow:
    """The window, once everything that was open is open again."""
    window = program.start()
    qtbot.waitUntil(lambda: len(bench(window).session.documents) == 2)
    qtbot.wait(200)
    return window


def lost(before: Any, now: Any, place: str = "") -> list[str]:
    """What is not as it was; more than there was is no loss."""
    if isinstance(before, dict) and isinstance(now, dict):
        return [fault for key, value in before.items() for fault in lost(value, now.get(key), f"{place}/{key}")]
    if isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        return [fault for row, each in enumerate(before) for fault in lost(each, now[row], f"{place}/{row}")]
    return [] if before == now else [f"{place}: {before!r} is {now!r}"]


def by_present_ids(expected: dict[str, Any]) -> dict[str, Any]:
    """What is expected with the ids and names of today, but for the keys of commands that went into others."""
    keys = {RENAMED.get(id, id): keys for id, keys in expected["keys/own"].items() if id not in MERGED}
    preferences = {RENAMED.get(name, name): value for name, value in expected["preferences"].items()}
    forms = {RENAMED.get(id, id): values for id, values in expected["forms"].items()}
    palette = list(dict.fromkeys(map(present_id, expected["palette"])))
    return expected | {"keys/own": keys, "preferences": preferences, "forms": forms, "palette": palette}


def test_settings_plugins_and_presets_are_all_there(program: Program, expected: dict[str, Any], qtbot: QtBot) -> None:
    window = program.start()
    found = read_settings(bench(window))
    qtbot.waitUntil(lambda: len(bench(window).session.documents) == 2)
    assert lost({key: by_present_ids(expected)[key] for key in found}, found) == []
    assert found["keys/own"].keys() >= expected["keys/own"].keys() - MERGED.keys()
    changed = [name for name, value in expected["preferences"].items() if value != _default(name)]
    assert changed == list(expected["preferences"]), "a preference that was never changed says nothing"


def _default(name: str) -> object:
    fresh = Settings(QSettings("", QSettings.Format.IniFormat)).preferences
    value = getattr(fresh, RENAMED.get(name, name))
    return json.loads(json.dumps(value, default=lambda enum: enum.value))


def test_keys_and_plugins_work(program: Program, expected: dict[str, Any], folder: Path, qtbot: QtBot) -> None:
    window = started(program, qtbot)
    commands, shortcuts = bench(window).commands, bench(window).commands.shortcuts

    def check() -> None:
        for id, keys in expected["keys/own"].items():
            now = present_id(id)
            given = [key.toString() for key in commands[now].shortcuts()]
            assert set(keys) <= set(given) if id in MERGED else keys == given, id
            assert [others for key in keys if (others := shortcuts.sharing(now, key))] == [], id
        assert shortcuts.conflicts() == {}

    check()
    shortcuts.reset_all()
    assert QKeySequence("Ctrl+Alt+K") not in commands["camera.values"].shortcuts()
    shortcuts.import_(folder / "keys.json")
    shortcuts.choose_set(shortcuts.set_name)  # the conflicts of a file are shown; the user's own keys win then
    check()
    document = bench(window).session.current
    assert document is not None
    document.posing.set_active(False)
    commands["my-tools.select-without-english-name"].trigger()
    nameless = [row for row, bone in enumerate(document.model.bones) if not bone.name_en]
    assert document.selection.rows("bones").tolist() == nameless


def test_what_was_open_is_open_as_it_was(program: Program, expected: dict[str, Any], qtbot: QtBot) -> None:
    window = started(program, qtbot)
    assert lost(expected["session"], read_session(bench(window).session)) == []
    assert not any(document.is_modified for document in bench(window).session.documents)
    qtbot.waitUntil(lambda: not lost(expected["docks"], read_docks(bench(window))))
    assert window.size().toTuple() == tuple(expected["window"])
    document = bench(window).session.current
    assert document is not None
    names = {name: masks for each in expected["session"] for name, masks in each["masks"].items()}
    assert set(bench(window).masks.saved_names()) == set(names)
    for name, hidden in names.items():
        bench(window).masks.recall(name)
        seen = {table: int(mask.sum()) for table, mask in document.masking.masks.items() if mask.any()}
        assert seen | {"missing": 0} == hidden


def test_layouts_put_every_pane_where_it_was_and_work_that_was_not_saved_is_offered(
    program: Program, expected: dict[str, Any], qtbot: QtBot
) -> None:
    window = started(program, qtbot)
    document = bench(window).session.current
    assert document is not None
    found = read_layouts(bench(window), document, lambda: qtbot.wait(100))
    assert lost(expected["layouts/docks"], found) == []
    assert window.recovery is not None
    (recovery,) = window.recovery.recoveries
    window.recovery.open(recovery)
    qtbot.waitUntil(lambda: len(bench(window).session.documents) == 3)
    names = [document.model.info[0].name for document in bench(window).session.documents]
    assert "保存していない" in names


def test_every_form_that_is_remembered_is_of_an_operation(expected: dict[str, Any]) -> None:
    assert {present_id(id) for id in expected["forms"]} <= OPERATIONS.keys()
    assert RENAMED.keys().isdisjoint(OPERATIONS)
