"""Bare Debians in which programs are tried, and a screen on which they are seen."""

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from PIL import Image, ImageGrab

# As PID 1 of its own process namespace: what it starts ends with it, and so do the mounts of its own mount namespace.
APART = ("unshare", "--mount", "--pid", "--fork", "--kill-child")
ENTER = (
    'mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && '
    'exec chroot "$0" /usr/bin/env -i HOME=/root LANG=C.UTF-8 PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin "$@"'
)
SCREEN = (1600, 1000)
WINDOW, MODEL = 10, 500  # colours that are more than nothing, and more than a window without a model


def bare_debian(root: Path, release: str, packages: Sequence[str]) -> Path:
    """The folder of a minimal Debian; made once."""
    if not root.is_dir() or (root / "debootstrap").is_dir():  # which it deletes at the end
        shutil.rmtree(root, ignore_errors=True)
        included = f"--include={','.join(packages)}"
        subprocess.run(
            [*APART, "--mount-proc", "debootstrap", "--variant=minbase", included, release, root], check=True
        )
    return root


def inside(root: Path, *command: str, variables: Mapping[str, str] | None = None) -> Sequence[str | Path]:
    """The command line that runs a command in that system, with nothing of this one's environment but `variables`."""
    given = [f"{name}={value}" for name, value in (variables or {}).items()]
    return [*APART, "sh", "-c", ENTER, root, *given, *command]


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


def wait_for_model(display: str, program: subprocess.Popen[bytes], longest: float, copy: Path) -> dict[str, float]:
    """Seconds until a window and a model in it are seen, by looking four times a second; the screen is kept in `copy`.

    AssertionError where the program ends, or nothing is seen for too long.
    """
    width, height = SCREEN
    model_view = (width * 3 // 8, height // 4, width * 5 // 8, height * 3 // 4)
    started, seen = time.monotonic(), {}
    for what, area, enough in (("window", (0, 0, width, height), WINDOW), ("model", model_view, MODEL)):
        while colors(_grab(display, area)) <= enough:
            assert program.poll() is None, f"the program ended with {program.returncode}"
            assert time.monotonic() - started < longest, f"no {what} is seen"
            time.sleep(0.25)
        seen[what] = time.monotonic() - started
    time.sleep(3)
    _grab(display, (0, 0, width, height)).save(copy)
    return seen


def _grab(display: str, area: tuple[int, int, int, int]) -> Image.Image:
    return ImageGrab.grab(xdisplay=display).crop(area)


def colors(picture: Image.Image) -> int:
    return len(picture.convert("RGB").getcolors(picture.width * picture.height) or ())


def timed(run: Callable[[], object]) -> float:
    started = time.monotonic()
    run()
    return time.monotonic() - started
