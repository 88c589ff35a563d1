"""Makes the bundle for Windows, and starts it where there is no Python; for .ci/bundle windows."""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

try:
    from bare_debian import MODEL, colors, inside, screen, wait_for_model
    from bundle_licenses import OF_PYTHON
    from bundle_pack import pack
    from PIL import Image
    from windows_machine import (
        CHECKOUT,
        FOR_WINDOWS,
        TARGET,
        WINE,
        copy_checkout,
        lacking,
        made,
        make_prefix,
        pip,
        program,
        run,
    )
except ImportError as problem:
    sys.exit(f".ci/bundle windows needs this checkout's own .venv: run .ci/setup dev ({problem})")

FOLDER = CHECKOUT / "build" / "bundle" / "windows"
PYINSTALLER = ("pyinstaller>=6.10,<7", "pefile", "pywin32-ctypes")  # with what it needs on Windows alone
# Parts of Windows 10 in whose place .ci/windows_machine.py has others; the bundle has none of them.
OF_WINDOWS = ("ucrtbase.dll", "icuuc.dll")
# What a user has: no Python, and paths with more than ASCII.
BARE = WINE | {"WINEPREFIX": "/bare"}
COVER = "for folder in windows bundle prefix katachi; do mount -t tmpfs none /$folder; done"
PLACE = "/bare/drive_c/形 と 動き"
INSTALLED_SAMPLE = "python\\Lib\\site-packages\\editor\\data\\resources\\samples\\mochi.pmx"
SAMPLES = "_internal\\editor\\data\\resources\\samples\\"
CLASSES = "HKCU\\Software\\Classes"
PICTURES = CHECKOUT / "build" / "windows"
LONGEST_WAIT = 300.0
STARTS = 3
SLOWEST = 1.5  # times what the installed program takes to show a model


def main() -> int:
    """The exit status: 0 where all went well, 1 where something failed, 2 where nothing can be tried."""
    parser = argparse.ArgumentParser(".ci/bundle windows", description=__doc__)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the Windows stays for the next time")
    parser.add_argument("what", nargs="?", choices=("build", "test"), default="build")
    chosen = parser.parse_args()
    if problem := lacking():
        print(f".ci/bundle windows: {problem}", file=sys.stderr)
        return 2
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))  # else what was started goes on
    chosen.folder.mkdir(parents=True, exist_ok=True)
    root = made(chosen.folder.resolve())
    if chosen.what == "build" or not (root / "bundle" / "dist").is_dir():
        build(root)
    if chosen.what == "test":
        test(root)
    return 0


def build(root: Path) -> None:
    """Make the bundle of the wheel, and not of the checkout: what everybody else gets."""
    copy_checkout(root)
    work = root / "bundle"
    shutil.rmtree(work, ignore_errors=True)
    python = work / "python"
    shutil.copytree(root / "windows", python, ignore=shutil.ignore_patterns("site-packages"), copy_function=os.link)
    shutil.copy(next(path for path in OF_PYTHON if path.is_file()), python / "LICENSE.txt")
    pip("wheel", "--no-deps", "--wheel-dir", str(work), str(CHECKOUT))
    (wheel,) = work.glob("katachi-*.whl")
    packages = str(python / "Lib" / "site-packages")
    pip("install", "--target", packages, *TARGET, "--no-compile", str(wheel), *PYINSTALLER, *FOR_WINDOWS)
    options = ("--noconfirm", "--log-level", "ERROR", "--distpath", "dist", "--workpath", "build")
    command = ("/bundle/python/python.exe", "-m", "PyInstaller", *options, "Z:\\katachi\\.ci\\bundle.spec")
    run(program(root, "/bundle", *command))
    (CHECKOUT / "dist").mkdir(exist_ok=True)
    pack(work / "dist", CHECKOUT / "dist", wheel.name.split("-")[1], "windows-amd64")


def test(root: Path) -> None:
    """Use the bundle as somebody without Python does. AssertionError where that fails."""
    if not (root / "bare").is_dir():
        make_prefix(root, BARE)
        for name in OF_WINDOWS:
            shutil.copy(root / "windows" / name, root / "bare" / "drive_c" / "windows" / "system32" / name)
    place = root / PLACE[1:]
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(root / "bundle" / "dist" / "katachi", place, copy_function=os.link)
    PICTURES.mkdir(parents=True, exist_ok=True)
    steps = (
        starts_in_a_console,
        reports,
        draws_its_dance,
        saves_a_path_with_more_than_ascii,
        is_known_to_the_desktop_and_forgotten,
        is_shown_as_soon_as_the_installed_program,
    )
    for step in steps:
        print(f"== {step.__name__}", flush=True)
        step(root)
    print(f"{len(steps)} passed, 0 failed")


def bare(root: Path, *command: str, display: str = "") -> Sequence[str | Path]:
    """The command line that runs a program of the bundle in its folder, with Python's covered."""
    line = f'{COVER}; cd "$0" && wine "$@"; ended=$?; wineserver --wait; exit $ended'  # which writes the registry
    return inside(root, "sh", "-c", line, PLACE, *command, variables=BARE | {"DISPLAY": display})


def installed(root: Path, *command: str, display: str = "") -> Sequence[str | Path]:
    """The command line that runs Katachi as pip installed it."""
    python = ("/bundle/python/python.exe", "-m", "editor", *command)
    return program(root, "/bundle", *python, variables={"DISPLAY": display})


def said(command: Sequence[str | Path]) -> str:
    """What it prints. AssertionError where it fails."""
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    assert done.returncode == 0, (command, done.returncode, done.stdout, done.stderr)
    return done.stdout.decode("utf-8")


def starts_in_a_console(root: Path) -> None:
    (wheel,) = (root / "bundle").glob("katachi-*.whl")
    assert said(bare(root, "cmd", "/c", "katachi.exe --version")).split() == ["katachi", wheel.name.split("-")[1]]


def reports(root: Path) -> None:
    with screen() as display:
        said(bare(root, "katachi.exe", "report", "報告.txt", display=display))
    text = (root / PLACE[1:] / "報告.txt").read_text(encoding="utf-8")
    assert ", bundle\n" in text, text
    assert "OpenGL: none" not in text, text
    assert (root / PLACE[1:] / "report.cmd").is_file()


def draws_its_dance(root: Path) -> None:
    pictures = []
    for frame in ("0", "40"):
        moved = ("--motion", f"{SAMPLES}mochi_dance.vmd", "--frame", frame, "--physics", "1", "--size", "480x640")
        drawing = ("katachi.exe", "render", f"{SAMPLES}mochi.pmx", *moved, "-o", "C:\\posed.png")
        with screen() as display:
            said(bare(root, *drawing, display=display))
        kept = shutil.move(root / "bare" / "drive_c" / "posed.png", PICTURES / f"bundle-{frame}.png")
        with Image.open(kept) as picture:
            assert colors(picture) > MODEL, f"{kept}: next to nothing is drawn"
            pictures.append(picture.convert("RGB").tobytes())
    assert pictures[0] != pictures[1], "the sample does not move"


def saves_a_path_with_more_than_ascii(root: Path) -> None:
    said(bare(root, "katachi.exe", "convert", f"{SAMPLES}mochi.pmx", "初音 ミク.pmx"))
    assert (root / PLACE[1:] / "初音 ミク.pmx").is_file()
    said(bare(root, "katachi.exe", "diff", f"{SAMPLES}mochi.pmx", "初音 ミク.pmx"))


def is_known_to_the_desktop_and_forgotten(root: Path) -> None:
    """Nothing is opened by its kind: HKEY_CLASSES_ROOT of Wine has no classes of users."""
    said(bare(root, "reg", "add", f"{CLASSES}\\.bare", "/f"))  # without any there is no key to be asked for
    before = said(bare(root, "reg", "query", CLASSES, "/s"))
    said(bare(root, "katachi.exe", "desktop", "install"))
    command = said(bare(root, "reg", "query", f"{CLASSES}\\Katachi.pmx\\shell\\open\\command", "/ve"))
    assert 'katachiw.exe" "%1"' in command, command
    (shortcut,) = (root / "bare" / "drive_c" / "users").glob("*/AppData/Roaming/**/Katachi.lnk")
    said(bare(root, "katachi.exe", "desktop", "uninstall"))
    assert said(bare(root, "reg", "query", CLASSES, "/s")) == before
    assert not shortcut.exists()


def is_shown_as_soon_as_the_installed_program(root: Path) -> None:
    """The quickest of several starts of both, in turns."""
    seconds = {"bundle": [], "installed": []}
    for _ in range(STARTS):
        seconds["bundle"].append(shows(root, bare, "katachiw.exe", f"{SAMPLES}mochi.pmx", picture="bundle.png"))
        seconds["installed"].append(shows(root, installed, INSTALLED_SAMPLE, picture="installed.png"))
    best = {name: min(found) for name, found in seconds.items()}
    ratio = best["bundle"] / best["installed"]
    print(f"the model is seen after {best['bundle']:.1f} s, installed {best['installed']:.1f} s: {ratio:.2f} times")
    assert ratio <= SLOWEST


def shows(root: Path, how: Callable[..., Sequence[str | Path]], *command: str, picture: str) -> float:
    """Seconds until a window shows a model; the screen is kept as a picture."""
    with screen() as display:
        line = how(root, *command, display=display)
        with subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True) as shown:
            try:
                return wait_for_model(display, shown, LONGEST_WAIT, PICTURES / picture)["model"]
            finally:
                with suppress(ProcessLookupError):
                    os.killpg(shown.pid, signal.SIGKILL)  # the first process of a namespace hears no other


if __name__ == "__main__":
    sys.exit(main())
