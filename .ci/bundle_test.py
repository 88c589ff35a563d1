"""Starts the bundle that .ci/bundle built, and looks at what it draws.

As root on Linux it runs in a bare Debian of its own, which has no Python: the sample is drawn into a picture, and shown
in the window on a screen of Xvfb. Elsewhere it runs with an empty environment and does what needs no OpenGL.
"""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from PIL import Image, ImageGrab

RELEASE = "bookworm"
# What every Linux with a desktop has, and a font for the names of the sample.
PACKAGES = ("libegl1", "libgl1", "libfontconfig1", "fonts-ipafont-gothic")
BUNDLE = "/opt/katachi"
SAMPLE = f"{BUNDLE}/_internal/editor/data/resources/samples/mochi.pmx"
# As PID 1 of its own process namespace: what it starts ends with it.
ENTER = (
    'mount -t proc proc "$0/proc" && exec chroot "$0" /usr/bin/env -i HOME=/root LANG=C.UTF-8 PATH=/usr/bin:/bin "$@"'
)
# What scripts find there: Python's library, numpy, the compiler of the kernels and its cache.
SCRIPT = """
import sqlite3, urllib.request, xml.etree.ElementTree
import numpy.fft, numpy.random
from pathlib import Path
from editor.preview import compiling
assert compiling.warm_up(Path.home() / "kernels") is None and compiling.is_compiled()
assert any((Path.home() / "kernels").rglob("*.nbc"))
"""
SCREEN = (1600, 1000)
LONGEST_WAIT = 90.0


def main(work: Path) -> None:
    if sys.platform.startswith("linux") and os.geteuid() == 0 and shutil.which("debootstrap"):
        test_in_bare_debian(work)
    else:
        test_without_environment(work)


def test_without_environment(work: Path) -> None:
    """The command line alone; continuous integration of Windows and macOS has no OpenGL 3.3."""
    inside = work / "dist" / ("Katachi.app/Contents" if sys.platform == "darwin" else "katachi")
    names = ("katachi.exe", "MacOS/katachi", "katachi")
    program = next(path for name in names if (path := inside / name).is_file())
    kept = {name: os.environ[name] for name in ("SYSTEMROOT",) if name in os.environ}  # Windows starts nothing without
    sample = next(inside.rglob("mochi.pmx"))
    for arguments in (["--version"], ["info", sample], ["check", "--list"], ["apply", "--list"]):
        subprocess.run([program, *arguments], env=kept, check=True)
    print("1 passed, 0 failed")


def test_in_bare_debian(work: Path) -> None:
    root = bare_debian(work / "debian")
    shutil.rmtree(root / BUNDLE[1:], ignore_errors=True)
    shutil.copytree(work / "dist" / "katachi", root / BUNDLE[1:], symlinks=True)
    elsewhere = [path for path in root.rglob("*python3*") if BUNDLE not in str(path)]
    assert not elsewhere, f"a Python that is not the bundle's: {elsewhere}"

    seconds = timed(lambda: subprocess.run(inside(root, f"{BUNDLE}/katachi", "--version"), check=True))
    print(f"katachi --version: {seconds:.1f} s")
    draws_its_sample(root, work / "render.png")
    runs_scripts_and_physics(root)
    shows_its_sample(root, work / "window.png")
    print("4 passed, 0 failed")


def bare_debian(root: Path) -> Path:
    """The folder of a minimal Debian; made once."""
    if not root.is_dir() or (root / "debootstrap").is_dir():  # which it deletes at the end
        shutil.rmtree(root, ignore_errors=True)
        subprocess.run(
            ["debootstrap", "--variant=minbase", f"--include={','.join(PACKAGES)}", RELEASE, root], check=True
        )
    return root


def inside(root: Path, *command: str) -> Sequence[str | Path]:
    """The command line that runs a command in that system, with nothing of this one's environment."""
    return ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", ENTER, root, *command]


def draws_its_sample(root: Path, copy: Path) -> None:
    command = inside(root, f"{BUNDLE}/katachi", "render", SAMPLE, "-o", "/root/out.png", "--size", "480x640")
    print(f"katachi render: {timed(lambda: subprocess.run(command, check=True)):.1f} s")
    shutil.copy(root / "root" / "out.png", copy)
    with Image.open(copy) as picture:
        assert colors(picture) > 500, f"{copy}: next to nothing is drawn"


def runs_scripts_and_physics(root: Path) -> None:
    (root / "root" / "script.py").write_text(SCRIPT, encoding="utf-8")
    for arguments in (["run", "/root/script.py", SAMPLE], ["pose", SAMPLE, "--physics", "0.5", "-o", "/root/out.npz"]):
        done = subprocess.run(
            inside(root, f"{BUNDLE}/katachi", *arguments), capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stderr) == (0, ""), done.stderr


def shows_its_sample(root: Path, copy: Path) -> None:
    """Times are from the start of the program to what is seen, by looking four times a second."""
    width, height = SCREEN
    model_view = (width * 3 // 8, height // 4, width * 5 // 8, height * 3 // 4)
    with screen() as display:
        command = inside(root, f"DISPLAY={display}", f"{BUNDLE}/katachi", SAMPLE)
        with subprocess.Popen(command, start_new_session=True) as program:
            started = time.monotonic()
            try:
                for what, area, enough in (("window", (0, 0, width, height), 10), ("model", model_view, 500)):
                    wait_for(lambda area=area, enough=enough: colors(grab(display, area)) > enough, program)
                    print(f"the {what} is seen after {time.monotonic() - started:.1f} s")
                time.sleep(3)
                grab(display, (0, 0, width, height)).save(copy)
                print(f"a picture of the screen is in {copy}")
            finally:
                os.killpg(program.pid, signal.SIGKILL)  # the first process of a namespace hears no other


@contextmanager
def screen() -> Iterator[str]:
    """A screen of its own; its name."""
    reading, writing = os.pipe()
    geometry = f"{SCREEN[0]}x{SCREEN[1]}x24"
    command = ["Xvfb", "-displayfd", str(writing), "-ac", "-nolisten", "tcp", "-screen", "0", geometry]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        try:
            with os.fdopen(reading) as told:
                yield f":{told.readline().strip()}"
        finally:
            server.terminate()


def grab(display: str, area: tuple[int, int, int, int]) -> Image.Image:
    return ImageGrab.grab(xdisplay=display).crop(area)


def colors(picture: Image.Image) -> int:
    return len(picture.convert("RGB").getcolors(picture.width * picture.height) or ())


def wait_for(is_seen: Callable[[], bool], program: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + LONGEST_WAIT
    while not is_seen():
        assert program.poll() is None, f"the program ended with {program.returncode}"
        assert time.monotonic() < until, "nothing is seen"
        time.sleep(0.25)


def timed(run: Callable[[], object]) -> float:
    started = time.monotonic()
    run()
    return time.monotonic() - started


if __name__ == "__main__":
    main(Path(sys.argv[1]))
