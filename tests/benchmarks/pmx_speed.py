"""How fast PMX files are loaded and saved, and in how much memory, in ratio to plain Python on the same machine.

Run it with `python -m tests.benchmarks.pmx_speed [FILE…]`; the files are measured beside two generated models. The
aims are those of the fastest C program, in ratio to the same loop of plain Python.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import numpy as np

from editor import formats
from editor.formats import Content
from tests.benchmarks.generated import big_model

ROUNDS = 9
STEPS = 1_000_000
CALIBRATION_MS = 210  # what the loop took where the aims were measured

# Vertices, and what the C program took to load and to save, in ms. Characters may take half as long again to load.
AIMS = ((60_000, 22 * 1.5, 32), (300_000, 103, 157), (1 << 62, 449, 717))
MODELS = ((225_000, 450_000), (1_000_000, 2_000_000))
MOST_MEMORY = 3  # times the size of the file

PEAK = """
import sys
from editor import formats

def peak():
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) * 1024 for line in status if line.startswith("VmHWM"))

before = peak()
content = formats.load(sys.argv[1])
loaded = peak()
formats.save(content, sys.argv[2])
print(before, loaded, peak())
"""


def calibration() -> float:
    """Milliseconds that a million dependent steps of plain Python take, at the top level of a program."""
    program = (
        "import os, time\n"
        "b = os.urandom(1 << 20); s = [39, 45, 61, 81] * 64; n = len(b); o = 0\n"
        "begun = time.perf_counter()\n"
        f"for _ in range({STEPS}): o = (o + s[b[o]]) % n\n"
        "print(1000 * (time.perf_counter() - begun))\n"
    )
    runs = [subprocess.run([sys.executable, "-c", program], capture_output=True, check=True) for _ in range(5)]
    return median(float(run.stdout) for run in runs)


def milliseconds(work: Callable[[], object]) -> float:
    times = []
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        work()
        times.append(1000 * (time.perf_counter() - begun))
    return median(times)


def generated(folder: Path, vertices: int, faces: int) -> Path:
    """A file of the generated model, whose normals, other than in the other benchmarks, have unit length."""
    content = Content(big_model(vertices, faces))
    normals = content.model.vertices.writable("normal")
    normals -= 0.5
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    path = folder / f"{vertices}.pmx"
    formats.save(content, path)
    return path


def peak_memory(path: Path, out: Path) -> tuple[float, float, float]:
    """Bytes of a fresh process before loading, and at its peak after loading and after saving."""
    done = subprocess.run([sys.executable, "-c", PEAK, path, out], capture_output=True, check=True, text=True)
    before, loaded, saved = map(float, done.stdout.split())
    return before, loaded, saved


def measure(path: Path, folder: Path, unit: float) -> None:
    content = formats.load(path)
    vertices, size, out = len(content.model.vertices), os.path.getsize(path), folder / "out.pmx"
    _, most_load, most_save = next(aim for aim in AIMS if vertices <= aim[0])
    load = milliseconds(lambda: formats.load(path))
    save = milliseconds(lambda: formats.save(content, out))
    print(f"{path.name}: {vertices:,} vertices, {size / 1e6:.1f} MB")
    for what, took, aim in (("load", load, most_load), ("save", save, most_save)):
        aimed = aim / CALIBRATION_MS
        ratio = took / unit
        print(f"  {what} {took:7.1f} ms = {ratio:5.2f} x the loop; the aim is {aimed:.2f}: {ratio / aimed:.0%}")
    if sys.platform == "linux":
        before, loaded, saved = peak_memory(path, out)
        ratios = [(peak - before) / size for peak in (loaded, saved)]
        print(
            f"  peak memory {ratios[0]:.2f} x the file when loaded, {ratios[1]:.2f} when saved; {MOST_MEMORY} is the",
            end="",
        )
        print(f" aim (with Python and numpy themselves {saved / size:.2f} x)")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE")
    files = parser.parse_args().files
    unit = calibration()
    print(f"a million steps of plain Python: {unit:.0f} ms, the unit of all that follows")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for path in [*files, *(generated(folder, *counts) for counts in MODELS)]:
            measure(path, folder, unit)


if __name__ == "__main__":
    main()
