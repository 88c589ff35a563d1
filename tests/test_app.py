"""The program starts: the command line without Qt, the window without a wait, and clear words where neither can."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import editor.__main__ as program
from editor import __version__

QT = "PySide6.QtCore"
HEAVY = ("numpy", "OpenGL", "numba", "PIL")


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        program.main(["--version"])
    assert end.value.code == 0
    assert __version__ in capsys.readouterr().out


def test_help_names_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        program.main(["--help"])
    assert end.value.code == 0
    text = capsys.readouterr().out
    assert all(command in text for command in ("info", "convert", "diff", "render", "FILE"))


def test_a_word_that_is_neither_command_nor_file(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        program.main(["inof", "model.pmx"])
    assert end.value.code == 2
    assert "inof" in capsys.readouterr().err


def test_a_folder_of_the_same_name_does_not_hide_a_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "check").mkdir()
    monkeypatch.chdir(tmp_path)
    assert program.main(["check", "--list"]) == 0
    assert capsys.readouterr().out


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
def test_without_a_display(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert program.main(["model.pmx"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def loaded_after(statement: str, checkout: Path) -> set[str]:
    """The modules that a fresh Python has loaded after a statement."""
    code = f"import sys; {statement}; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], cwd=checkout, capture_output=True, text=True, check=True)
    return set(run.stdout.split())


def test_the_command_line_does_not_load_qt(checkout: Path) -> None:
    assert QT not in loaded_after("from editor.__main__ import main; main(['diff', 'missing.pmx', 'b.pmx'])", checkout)


def test_the_window_is_seen_before_what_takes_time(checkout: Path) -> None:
    loaded = loaded_after("import editor.__main__, editor.app", checkout)
    assert QT in loaded
    assert not loaded & set(HEAVY)
