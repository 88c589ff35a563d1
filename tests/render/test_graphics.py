"""What draws, the graphics card or software: what is chosen, what is remembered, and of which driver."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from editor.render import graphics
from editor.render.graphics import (
    AUTOMATIC,
    CHOICE,
    HARDWARE,
    PATTERN,
    SOFTWARE,
    DrawingMark,
    GraphicsMemory,
    abandoned_driver,
    choose_driver,
    driver_name,
    is_software_used,
    settle_for_window,
    use_software,
)
from editor.render.offscreen import contexts

POOR = "Old GPU Inc. | Old 3000 | Build 8.15"
SETTLED = (CHOICE, *graphics.MESA, *graphics.QT_MESA, "__EGL_VENDOR_LIBRARY_FILENAMES")


@pytest.fixture(autouse=True)
def _environment(tmp_path, monkeypatch):
    """Begin without a choice, in a folder of one's own, and leave the environment as it was."""
    for name in SETTLED:
        monkeypatch.setenv(name, "")
        monkeypatch.delenv(name)
    monkeypatch.setenv("KATACHI_GRAPHICS", str(tmp_path))


@pytest.fixture
def driver(monkeypatch):
    """Say which driver this machine has."""

    def have(name: str) -> None:
        monkeypatch.setattr(contexts, "present_driver", lambda: name)

    have(POOR)
    return have


def is_settled(memory: GraphicsMemory, crashed: str | None = None) -> bool:
    """Whether software is settled to draw with this memory; the environment is as before afterwards."""
    before = dict(os.environ)
    try:
        settle_for_window(memory, crashed)
        return is_software_used()
    finally:
        os.environ.clear()
        os.environ.update(before)


@pytest.mark.parametrize(
    ("versions", "remembered"),
    [
        (("4.5 (Compatibility Profile) Mesa 25.0", "3.3 (Core Profile) Mesa 25.0", "2.1 Mesa 25.0"), "Mesa 25.0"),
        (("4.6.0 NVIDIA 535.1", "3.3.0 NVIDIA 535.1"), "NVIDIA 535.1"),
        (("4.6.0 - Build 31.0.101", "3.3.0 - Build 31.0.101"), "- Build 31.0.101"),
        (("3.3.147 Core Profile Forward-Compatible Context 21", "4.6.147 Compatibility Profile Context 21"), "21"),
        (("1.1.0",), ""),
    ],
)  # fmt: skip
def test_a_driver_is_the_same_in_every_context(versions, remembered):
    assert {driver_name("A", "B", version) for version in versions} == {f"A | B | {remembered}"}


def test_the_card_draws_where_nothing_was_chosen(driver, monkeypatch):
    monkeypatch.setattr(contexts, "present_driver", lambda: pytest.fail("asking takes time"))
    assert not is_settled(GraphicsMemory.of_user())


def test_software_is_remembered_for_its_driver(driver):
    GraphicsMemory.of_user().remember(POOR)
    assert is_settled(GraphicsMemory.of_user())
    driver("Old GPU Inc. | Old 3000 | Build 9.0")
    assert not is_settled(GraphicsMemory.of_user())


def test_the_preference_goes_before_what_is_remembered(driver):
    memory = GraphicsMemory.of_user()
    memory.remember(POOR)
    memory.prefer(HARDWARE)
    assert not is_settled(GraphicsMemory.of_user())
    memory.prefer(AUTOMATIC)
    assert not is_settled(GraphicsMemory.of_user())  # the card was wanted since
    memory.prefer(SOFTWARE)
    driver("any")
    assert is_settled(GraphicsMemory.of_user())


def test_the_environment_goes_before_all(driver, monkeypatch):
    memory = GraphicsMemory.of_user()
    memory.prefer(SOFTWARE)
    monkeypatch.setenv(CHOICE, HARDWARE)
    assert not is_settled(memory, crashed=POOR)
    memory.prefer(HARDWARE)
    monkeypatch.setenv(CHOICE, SOFTWARE)
    assert is_settled(memory)
    monkeypatch.setenv(CHOICE, "nonsense")
    assert not is_settled(GraphicsMemory())


def test_after_a_crash_software_draws_and_is_offered(driver):
    memory = GraphicsMemory.of_user()
    assert is_settled(memory, crashed=POOR)
    assert memory.crashed_driver == POOR
    assert not is_settled(GraphicsMemory.of_user())  # it was not kept
    memory.remember("")  # it crashed before it said its name
    driver("any")
    assert is_settled(GraphicsMemory.of_user())


def test_a_damaged_file_is_none(tmp_path):
    for text in ("", "[]", '{"software_for": 3}', "\0"):
        (tmp_path / "graphics.json").write_text(text, "utf-8")
        assert GraphicsMemory.of_user().drivers == []


@pytest.mark.skipif(sys.platform != "linux", reason="of Mesa on Linux")
def test_mesa_draws_in_software():
    use_software()
    assert os.environ["LIBGL_ALWAYS_SOFTWARE"] == "1"
    assert is_software_used()


def rendered(checkout: Path, out: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "editor", "render", "resources/samples/mochi.pmx", "-o", str(out)]
    whole = os.environ | environment
    return subprocess.run(command, cwd=checkout, env=whole, capture_output=True, text=True, check=False)


@pytest.mark.gl
@pytest.mark.skipif(sys.platform != "linux", reason="of Mesa on Linux")
def test_the_command_line_names_the_way_out_of_a_poor_driver(checkout, tmp_path):
    done = rendered(checkout, tmp_path / "a.png", MESA_GL_VERSION_OVERRIDE="2.1")
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert "KATACHI_GL=software" in done.stderr


@pytest.mark.gl
@pytest.mark.skipif(sys.platform == "darwin", reason="macOS has no software for it")
def test_the_command_line_draws_in_software(checkout, tmp_path):
    done = rendered(checkout, tmp_path / "a.png", KATACHI_GL=SOFTWARE)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "a.png").stat().st_size > 10_000


@pytest.mark.gl
@pytest.mark.skipif(sys.platform != "linux", reason="of Mesa on Linux")
def test_the_driver_of_this_machine_is_known_again(checkout, tmp_path):
    """In processes of their own: what Mesa was told first it keeps."""
    modules = "editor.render.graphics", "editor.render.offscreen.contexts"
    code = "".join(f"from {module} import *; " for module in modules) + "{}; print(repr(present_driver()))"

    def said(what: str, **environment: str) -> str:
        whole = os.environ | environment
        command = [sys.executable, "-c", code.format(what)]
        done = subprocess.run(command, cwd=checkout, env=whole, capture_output=True, text=True, check=True)
        return done.stdout.strip()

    here = said("pass")
    assert said("pass", MESA_GL_VERSION_OVERRIDE="2.1") == here
    (tmp_path / "graphics.json").write_text(json.dumps({"software_for": [eval(here)]}), "utf-8")
    told = "choose_driver(GraphicsMemory.of_user()); import os; print(os.environ.get('LIBGL_ALWAYS_SOFTWARE'))"
    assert said(told).startswith("1\n")
    assert said(told, KATACHI_GL=HARDWARE).startswith("None\n")


def test_settling_twice_changes_nothing(driver):
    GraphicsMemory.of_user().remember(POOR)
    choose_driver(GraphicsMemory.of_user())
    once = dict(os.environ)
    choose_driver(GraphicsMemory.of_user())
    assert dict(os.environ) == once


BEGINNING = """
import os, sys
from pathlib import Path
from editor.render.graphics import DrawingMark
with DrawingMark(Path(sys.argv[1])) as mark:
    mark.put("Old 3000")
    print("begun", flush=True)
    if sys.stdin.readline() == "crash\\n":
        os.abort() if os.name == "posix" else os._exit(3)
"""


def begun(folder, checkout) -> subprocess.Popen[str]:
    """A process that has begun to draw; a line tells it how to go on."""
    command = [sys.executable, "-c", BEGINNING, str(folder)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    process = subprocess.Popen(command, cwd=checkout, text=True, **pipes)
    assert process.stdout is not None
    assert process.stdout.readline() == "begun\n"
    return process


def test_a_crash_is_told_once(tmp_path, checkout):
    begun(tmp_path, checkout).communicate("crash\n")
    assert abandoned_driver(tmp_path) == "Old 3000"
    assert abandoned_driver(tmp_path) is None
    assert not list(tmp_path.glob(PATTERN))


def test_a_process_that_lives_did_not_crash(tmp_path, checkout):
    process = begun(tmp_path, checkout)
    assert abandoned_driver(tmp_path) is None
    assert len(list(tmp_path.glob(PATTERN))) == 1
    process.communicate("go on\n")
    assert not list(tmp_path.glob(PATTERN))


def test_what_drew_leaves_nothing(tmp_path):
    mark = DrawingMark(tmp_path / "new")
    mark.clear()
    with mark:
        mark.put("a driver")
        assert len(list((tmp_path / "new").glob(PATTERN))) == 1
        mark.clear()
    assert not list((tmp_path / "new").glob(PATTERN))
    assert abandoned_driver(tmp_path / "new") is None


def test_where_nothing_can_be_written_nothing_is_told(tmp_path):
    (tmp_path / "file").write_bytes(b"")
    with DrawingMark(tmp_path / "file"):
        assert abandoned_driver(tmp_path / "file") is None
