"""Starts the bundle that .ci/bundle built, and looks at what it draws.

As root on Linux it runs in a bare Debian of its own, which has no Python: the sample is drawn into a picture, and shown
in the window on a screen of Xvfb. Elsewhere it runs with an empty environment and does what needs no OpenGL.
"""

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

from bare_debian import MODEL, bare_debian, colors, inside, screen, timed, wait_for_model
from PIL import Image

RELEASE = "bookworm"
# What every Linux with a desktop has, and a font for the names of the sample.
PACKAGES = ("libegl1", "libgl1", "libfontconfig1", "fonts-ipafont-gothic")
BUNDLE = "/opt/katachi"
SAMPLE = f"{BUNDLE}/_internal/editor/data/resources/samples/mochi.pmx"
# What scripts find there: Python's library, numpy, the compiler of the kernels and its cache.
SCRIPT = """
import sqlite3, urllib.request, xml.etree.ElementTree
import numpy.fft, numpy.random
from pathlib import Path
from editor.preview import compiling
assert compiling.warm_up(Path.home() / "kernels") is None and compiling.is_compiled()
assert any((Path.home() / "kernels").rglob("*.nbc"))
"""
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
    root = bare_debian(work / "debian", RELEASE, PACKAGES)
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


def draws_its_sample(root: Path, copy: Path) -> None:
    command = inside(root, f"{BUNDLE}/katachi", "render", SAMPLE, "-o", "/root/out.png", "--size", "480x640")
    print(f"katachi render: {timed(lambda: subprocess.run(command, check=True)):.1f} s")
    shutil.copy(root / "root" / "out.png", copy)
    with Image.open(copy) as picture:
        assert colors(picture) > MODEL, f"{copy}: next to nothing is drawn"


def runs_scripts_and_physics(root: Path) -> None:
    (root / "root" / "script.py").write_text(SCRIPT, encoding="utf-8")
    for arguments in (["run", "/root/script.py", SAMPLE], ["pose", SAMPLE, "--physics", "0.5", "-o", "/root/out.npz"]):
        done = subprocess.run(
            inside(root, f"{BUNDLE}/katachi", *arguments), capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stderr) == (0, ""), done.stderr


def shows_its_sample(root: Path, copy: Path) -> None:
    with screen() as display:
        command = inside(root, f"{BUNDLE}/katachi", SAMPLE, variables={"DISPLAY": display})
        with subprocess.Popen(command, start_new_session=True) as program:
            try:
                for what, seconds in wait_for_model(display, program, LONGEST_WAIT, copy).items():
                    print(f"the {what} is seen after {seconds:.1f} s")
                print(f"a picture of the screen is in {copy}")
            finally:
                os.killpg(program.pid, signal.SIGKILL)  # the first process of a namespace hears no other


if __name__ == "__main__":
    main(Path(sys.argv[1]))
