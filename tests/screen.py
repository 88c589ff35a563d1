"""A screen of X for one process: of all windows on a screen one alone has the keyboard."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

SIZE = (1600, 1000)


def can_have_screen() -> bool:
    """Return whether Xvfb is there to make one."""
    return sys.platform.startswith("linux") and shutil.which("Xvfb") is not None


@contextmanager
def own_screen(size: tuple[int, int] = SIZE) -> Iterator[str]:
    """Give the display of a new screen, of so many pixels, which goes at the end."""
    answer, number = os.pipe()
    command = ["Xvfb", "-displayfd", str(number), "-screen", "0", "{}x{}x24".format(*size), "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[number], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(number)  # a server that ends at once ends the wait for its answer, too
    try:
        with open(answer) as stream:
            yield ":" + stream.readline().strip()
    finally:
        server.terminate()
        server.wait()
