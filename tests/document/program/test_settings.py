"""What is remembered, and that a settings file which somebody has written in does no harm."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from editor.document.program.preferences import InterfaceLanguage, Preference, Preferences, declared_preferences
from editor.document.program.settings import MOST_RECENT, Settings
from editor.operations.catalog import OPERATIONS


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
    assert settings.preferences == Preferences()
    assert settings.preferences.language is InterfaceLanguage.SYSTEM
    assert settings.preferences.backups == 1
    assert settings.preferences.autosave_minutes < 1
    assert settings.recent_files == []


def test_is_remembered(file: Path, tmp_path: Path) -> None:
    settings = settings_in(file)
    settings.choose(language="ja", backups=0, autosave_minutes=0, accent=(0.5, 0, 1), has_accent=True)
    paths = [tmp_path / "初音, ミク.pmx", tmp_path / "b.pmx"]
    settings.recent_files = paths
    settings = reopened(settings, file)
    assert settings.preferences == Preferences(
        language=InterfaceLanguage.JAPANESE, backups=0, autosave_minutes=0, accent=(0.5, 0, 1), has_accent=True
    )
    assert settings.recent_files == paths


@pytest.mark.parametrize("count", [0, 1, MOST_RECENT + 5])
def test_recent_files_of_any_number(file: Path, tmp_path: Path, count: int) -> None:
    paths = [tmp_path / f"{number}.pmx" for number in range(count)]
    settings = settings_in(file)
    settings.recent_files = paths
    assert reopened(settings, file).recent_files == paths[:MOST_RECENT]


def test_a_file_that_somebody_wrote_in(file: Path) -> None:
    file.write_text(
        "[General]\nautosave_minutes=soon\nbackups=many\nhas_accent=1\ntheme=pink\naccent=[1]\n"
        "text_size=9999\ncamera_speed=NaN\nrecent_files=@Invalid()\n",
        encoding="utf-8",
    )
    settings = settings_in(file)
    assert settings.preferences == Preferences()
    assert settings.recent_files == []


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("theme", "pink"),
        ("backups", -1),
        ("backups", True),
        ("has_accent", 1),
        ("accent", (1, 0)),
        ("accent", (0, 0, 1.5)),
        ("gravity", float("nan")),
        ("text_size", "large"),
    ],
)
def test_what_a_preference_cannot_be(file: Path, name: str, value: object) -> None:
    settings = settings_in(file)
    with pytest.raises((TypeError, ValueError)):
        settings.choose(**{name: value})
    assert settings.preferences == reopened(settings, file).preferences == Preferences()


def test_whoever_follows_hears_of_a_change_once_and_of_no_change_never(file: Path) -> None:
    settings, heard = settings_in(file), []
    settings.preferences_changed.connect(lambda: heard.append(settings.preferences.theme.value))
    settings.choose(theme="dark", text_size=120)
    settings.choose(theme="dark")
    settings.reset_preferences()
    settings.reset_preferences()
    assert heard == ["dark", "system"]
    assert reopened(settings, file).preferences == Preferences()


def test_a_text_is_one_line(file: Path) -> None:
    author = Preference("", "", "Author")
    assert author.valid("初音\tMiku\n") == "初音Miku"
    with pytest.raises(TypeError):
        author.valid(3)


def test_parameters_of_operations_take_preferences_that_they_can_hold() -> None:
    fields = [field for operation in OPERATIONS.values() for field in operation.fields if field.preference]
    for field in fields:
        default = getattr(Preferences(), field.preference)
        assert field.coerce(default) == default


def test_defaults_are_within_their_limits() -> None:
    for preference in declared_preferences().values():
        assert preference.valid(preference.default) == preference.default
        assert preference.label
