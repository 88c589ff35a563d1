"""What is remembered, and that a settings file which somebody has written in does no harm."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from editor.document.settings import MOST_RECENT, Settings


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.ini"


def settings_in(file: Path) -> Settings:
    return Settings(QSettings(str(file), QSettings.Format.IniFormat))


def reopened(settings: Settings, file: Path) -> Settings:
    settings.stored.sync()
    return settings_in(file)


def test_quiet_defaults(file: Path) -> None:
    settings = settings_in(file)
    assert settings.language == ""
    assert settings.keeps_backup is True
    assert settings.autosave_minutes == 5
    assert settings.recent_files == []


def test_is_remembered(file: Path, tmp_path: Path) -> None:
    settings = settings_in(file)
    settings.language = "ja"
    settings.keeps_backup = False
    settings.autosave_minutes = 0
    paths = [tmp_path / "初音, ミク.pmx", tmp_path / "b.pmx"]
    settings.recent_files = paths
    settings = reopened(settings, file)
    assert settings.language == "ja"
    assert settings.keeps_backup is False
    assert settings.autosave_minutes == 0
    assert settings.recent_files == paths


@pytest.mark.parametrize("count", [0, 1, MOST_RECENT + 5])
def test_recent_files_of_any_number(file: Path, tmp_path: Path, count: int) -> None:
    paths = [tmp_path / f"{number}.pmx" for number in range(count)]
    settings = settings_in(file)
    settings.recent_files = paths
    assert reopened(settings, file).recent_files == paths[:MOST_RECENT]


def test_a_file_that_somebody_wrote_in(file: Path) -> None:
    file.write_text("[General]\nautosave_minutes=soon\nbackup=maybe\nrecent_files=@Invalid()\n", encoding="utf-8")
    settings = settings_in(file)
    assert settings.autosave_minutes == 5
    assert isinstance(settings.keeps_backup, bool)
    assert settings.recent_files == []
