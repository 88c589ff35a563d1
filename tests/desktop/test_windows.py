"""The user's registry on Windows: what is put there, for whom it makes room, and that it all goes again."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from editor.desktop import shell as shell_of_windows
from editor.desktop.shell import WindowsShell
from editor.desktop.windows import CLASSES, KINDS, NOTES, SHORTCUT, UserRegistry, WindowsDesktop
from editor.resources import resource
from tests.desktop.fake_windows import FakeRegistry, FakeShell, put_program


@pytest.fixture
def registry() -> FakeRegistry:
    return FakeRegistry()


@pytest.fixture
def shell(tmp_path) -> FakeShell:
    return FakeShell(tmp_path)


@pytest.fixture
def program(tmp_path, monkeypatch) -> Path:
    return put_program(tmp_path / "Program Files" / "形", monkeypatch)


@pytest.fixture
def desktop(registry, shell, program):
    return lambda: WindowsDesktop(registry, shell)


def default(registry: FakeRegistry, key: str) -> str:
    return registry.values(rf"{CLASSES}\{key}").get("", "")


def test_each_kind_has_a_name_an_icon_and_is_opened(registry, desktop, program):
    desktop().install()
    for extension, label in KINDS.items():
        kind = f"Katachi{extension}"
        assert default(registry, kind) == label
        assert Path(default(registry, rf"{kind}\DefaultIcon")) == resource("icons", "katachi.ico")
        assert default(registry, rf"{kind}\shell\open\command") == f'"{program}" "%1"'
        assert registry.values(rf"{CLASSES}\{extension}\OpenWithProgids") == {kind: ""}
        assert default(registry, extension) == kind
    types = registry.values(rf"{CLASSES}\Applications\katachiw.exe\SupportedTypes")
    assert {*KINDS, ".glb", ".gltf", ".obj", ".vrm"} == set(types)


def test_all_of_it_goes_again(registry, shell, desktop):
    registry.create_key(rf"{CLASSES}\.vmd")  # somebody's, with nothing in it
    registry.create_key(rf"{CLASSES}\.pmx")
    registry.set_value(rf"{CLASSES}\.pmx", "Content Type", "model/x-pmx")
    before = registry.copy()
    added = desktop().install()
    assert registry.all != before
    assert (shell.programs_folder() / SHORTCUT).is_file()
    removed = desktop().uninstall()
    assert registry.all == before
    assert not (shell.programs_folder() / SHORTCUT).exists()
    assert sorted(removed) == sorted(added)
    assert desktop().uninstall() == []
    assert registry.all == before


def test_what_is_there_is_not_written_again(registry, desktop):
    assert desktop().install()
    before = registry.copy()
    assert desktop().install() == []
    assert registry.all == before


def test_what_another_program_opens_stays_its(registry, desktop):
    registry.create_key(rf"{CLASSES}\.pmx")
    registry.set_value(rf"{CLASSES}\.pmx", "", "PMXEditor.Model")
    registry.of_all[".pmd"] = "PageMaker.Document"
    chosen = r"Software\Microsoft\Windows\CurrentVersion\Explorer\FileExts\.vmd\UserChoice"
    for depth in range(2, chosen.count("\\") + 2):
        registry.create_key("\\".join(chosen.split("\\")[:depth]))
    before = registry.copy()
    desktop().install()
    assert default(registry, ".pmx") == "PMXEditor.Model"
    assert default(registry, ".pmd") == default(registry, ".vmd") == ""
    assert default(registry, ".vpd") == "Katachi.vpd"
    for extension in KINDS:
        assert registry.values(rf"{CLASSES}\{extension}\OpenWithProgids") == {f"Katachi{extension}": ""}
    desktop().uninstall()
    assert registry.all == before


def test_what_somebody_changed_since_stays(registry, desktop):
    desktop().install()
    registry.set_value(rf"{CLASSES}\.pmx", "", "Other.Model")
    registry.set_value(rf"{CLASSES}\Katachi.vpd", "EditFlags", "1")
    desktop().uninstall()
    assert default(registry, ".pmx") == "Other.Model"
    assert registry.values(rf"{CLASSES}\Katachi.vpd") == {"EditFlags": "1"}
    assert not registry.has_key(rf"{CLASSES}\Katachi.pmx")
    assert not registry.has_key(NOTES)


def test_another_place_of_the_program_takes_over(registry, desktop, tmp_path, monkeypatch):
    before = registry.copy()
    desktop().install()
    moved = put_program(tmp_path / "elsewhere", monkeypatch)
    assert len(desktop().install()) == len(KINDS) + 1
    assert default(registry, r"Katachi.pmx\shell\open\command") == f'"{moved}" "%1"'
    desktop().uninstall()
    assert registry.all == before


def test_python_opens_files_where_there_is_no_program_of_our_own(registry, desktop, program, monkeypatch):
    program.unlink()
    (program.parent / "pythonw.exe").write_bytes(b"")
    desktop().install()
    command = f'"{program.parent / "pythonw.exe"}" -m editor "%1"'
    assert default(registry, r"Katachi.pmx\shell\open\command") == command
    assert not registry.has_key(rf"{CLASSES}\Applications")


def test_what_an_earlier_version_wrote_goes_with_the_next(registry, desktop, program):
    desktop().install()
    program.unlink()  # so that there is less to write
    desktop().install()
    assert not registry.values(rf"{CLASSES}\Applications\katachiw.exe")


def test_the_explorer_is_told(desktop, shell):
    assert desktop().refresh() == []
    assert shell.notices == 1


def test_a_failure_on_the_way_is_removed_like_the_rest(registry, desktop, shell, monkeypatch):
    before = registry.copy()

    def fail(*_):
        raise PermissionError(13, "no", "Katachi.lnk")

    monkeypatch.setattr(shell, "write_shortcut", fail)
    with pytest.raises(PermissionError):
        desktop().install()
    desktop().uninstall()
    assert registry.all == before


def everything(registry: UserRegistry, key: str = "Software") -> dict[str, dict[str, object]]:
    """All keys with their values; where there is Wine it keeps books of its own on shortcuts."""
    found = {key: registry.values(key)}
    for name in set(registry.keys(key)) - {"Wine"}:
        found |= everything(registry, rf"{key}\{name}")
    return found


@pytest.mark.skipif(sys.platform != "win32", reason="the registry of Windows")
def test_the_real_registry_is_left_as_it_was(program):
    registry, shell = UserRegistry(), WindowsShell()
    before, shortcut = everything(registry), shell.programs_folder() / SHORTCUT
    WindowsDesktop(registry, shell).install()
    try:
        assert registry.values(rf"{CLASSES}\Katachi.pmx\shell\open\command") == {"": f'"{program}" "%1"'}
        content = shortcut.read_bytes()
        assert content.startswith(b"L\0\0\0\x01\x14\x02\0")  # as MS-SHLLINK has it
        assert str(program).encode("utf-16-le") in content or program.name.encode() in content
        assert WindowsDesktop(registry, shell).install() == []
    finally:
        WindowsDesktop(registry, shell).uninstall()
    assert everything(registry) == before
    assert not shortcut.exists()


@pytest.mark.skipif(sys.platform != "win32", reason="the shell of Windows")
def test_windows_is_told_of_files_and_of_the_program(tmp_path):
    (tmp_path / "a.pmx").write_bytes(b"")
    shell_of_windows.identify()
    shell_of_windows.note_recent(tmp_path / "a.pmx")
    WindowsShell().notify()
