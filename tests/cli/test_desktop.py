"""`katachi desktop`: what it writes into a folder of data, what desktops make of that, and that it all goes again."""

from __future__ import annotations

import configparser
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from editor import cli
from editor.cli import desktop as cli_desktop
from editor.desktop.freedesktop import FILES, FreeDesktop, escaped, quoted
from tests.formats.fixtures import SMALL

HAS_ANOTHER = sys.platform in ("win32", "darwin")
own_desktop = pytest.mark.skipif(HAS_ANOTHER, reason="these have desktops of their own kind")


@pytest.fixture(autouse=True)
def data(tmp_path, monkeypatch) -> Path:
    """The folder; files are written there on every system, whose own desktop is left alone."""
    if HAS_ANOTHER:
        monkeypatch.setattr(cli_desktop, "this_desktop", FreeDesktop)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


def run(*arguments: object) -> int:
    return cli.main(["desktop", *map(str, arguments)])


def printed(capsys) -> set[Path]:
    return set(map(Path, capsys.readouterr().out.splitlines()))


def section(path: Path) -> dict[str, str]:
    """The only section of a desktop entry, or of a file like it."""
    parser = configparser.RawConfigParser(strict=True, delimiters="=")
    parser.optionxform = str
    parser.read(path, "utf-8")
    (name,) = parser.sections()
    return dict(parser[name])


def needs(program: str):
    return pytest.mark.skipif(shutil.which(program) is None, reason=f"{program} is not installed")


def test_all_files_are_written_once_and_deleted_once(data, capsys):
    assert run("install") == 0
    assert printed(capsys) == {data / name for name in FILES}
    before = {name: (data / name).stat().st_mtime_ns for name in FILES}
    assert run("install") == 0
    assert printed(capsys) == set()
    assert {name: (data / name).stat().st_mtime_ns for name in FILES} == before
    assert run("uninstall") == 0
    assert printed(capsys) == {data / name for name in FILES}
    assert not any((data / name).exists() for name in FILES)
    assert run("uninstall") == 0
    assert printed(capsys) == set()


def test_a_file_that_is_not_as_it_should_be_is_mended(data, capsys):
    run("install")
    entry = data / "applications" / "katachi.desktop"
    entry.write_text("Exec=old", "utf-8")
    capsys.readouterr()
    assert run("install") == 0
    assert printed(capsys) == {entry}
    assert "old" not in entry.read_text("utf-8")


def test_files_of_others_stay(data):
    other = data / "applications" / "other.desktop"
    other.parent.mkdir(parents=True)
    other.write_text("[Desktop Entry]\n", "utf-8")
    run("install")
    run("uninstall")
    assert other.is_file()


@own_desktop
def test_another_folder(data, tmp_path):
    assert run("install", "--data", tmp_path / "share") == 0
    assert (tmp_path / "share" / "applications" / "katachi.desktop").is_file()
    assert not data.exists()
    assert run("uninstall", "--data", tmp_path / "share") == 0
    assert not (tmp_path / "share" / "applications" / "katachi.desktop").exists()


@own_desktop
def test_a_relative_data_home_does_not_count(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert run("install") == 0
    assert (tmp_path / ".local/share/applications/katachi.desktop").is_file()


@own_desktop
def test_a_folder_that_cannot_be_made(tmp_path, capsys):
    (tmp_path / "file").write_bytes(b"")
    assert run("install", "--data", tmp_path / "file") == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@own_desktop
def test_the_entry_starts_this_katachi_from_anywhere(data, tmp_path):
    run("install")
    entry = section(data / "applications" / "katachi.desktop")
    program = shlex.split(entry["Exec"].replace("\\\\", "\\"))
    assert program.pop() == "%F"
    assert entry["TryExec"] == program[0]
    done = subprocess.run([*program, "--version"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.stdout.startswith("katachi "), done.stderr


@own_desktop
@pytest.mark.gl
def test_the_thumbnailer_draws(data, tmp_path, checkout):
    """The placeholders are what the specification of thumbnailers has: size, input and output."""
    run("install")
    entry = section(data / "thumbnailers" / "katachi.thumbnailer")
    values = {"%s": "128", "%i": str(checkout / "resources/samples/mochi.pmx"), "%o": str(tmp_path / "picture")}
    command = [values.get(word, word) for word in shlex.split(entry["Exec"].replace("\\\\", "\\"))]
    subprocess.run(command, cwd=tmp_path, check=True)
    assert (tmp_path / "picture").read_bytes().startswith(b"\x89PNG")


def test_paths_with_odd_characters():
    """As the Desktop Entry Specification has it: quoted, then escaped as every string."""
    assert quoted("/opt/katachi/katachi") == "/opt/katachi/katachi"
    assert quoted("/my programs/katachi") == '"/my programs/katachi"'
    assert quoted("/100%/k") == "/100%%/k"
    assert quoted("/a$b/k") == '"/a\\\\$b/k"'
    assert quoted("/a\\b/k") == '"/a\\\\\\\\b/k"'
    assert escaped("/a\\b c/k") == "/a\\\\b c/k"


@needs("desktop-file-validate")
def test_the_entry_is_valid(data):
    run("install")
    entry = data / "applications" / "katachi.desktop"
    done = subprocess.run(["desktop-file-validate", entry], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


@needs("gio")
@needs("update-mime-database")
@pytest.mark.parametrize(
    ("name", "content", "kind"),
    [
        ("a.pmx", SMALL, "model/x-pmx"),
        ("without an ending", SMALL, "model/x-pmx"),
        ("a.pmd", b"Pmd\0\0\x80\x3f", "model/x-pmd"),
        ("a.vmd", b"Vocaloid Motion Data 0002", "model/x-vmd"),
        ("a.vpd", b"Vocaloid Pose Data file\r\n\r\n", "model/x-vpd"),
        ("a.txt", b"Pm", "text/plain"),
    ],
)
def test_files_are_known_by_name_and_content(data, tmp_path, name, content, kind):
    run("install")
    (tmp_path / name).write_bytes(content)
    done = subprocess.run(
        ["gio", "info", "-a", "standard::content-type", tmp_path / name], capture_output=True, text=True, check=True
    )
    assert done.stdout.split()[-1] == kind


@needs("gio")
@needs("update-desktop-database")
@needs("update-mime-database")
def test_it_is_offered_for_models(data, tmp_path):
    run("install")
    (tmp_path / "a.pmx").write_bytes(SMALL)
    done = subprocess.run(["gio", "mime", "model/x-pmx"], capture_output=True, text=True, check=True)
    assert "katachi.desktop" in done.stdout
