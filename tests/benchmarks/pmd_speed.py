"""How fast PMD files are loaded and saved, edited or not, in ratio to plain Python on the same machine.

Run it with `python -m tests.benchmarks.pmd_speed [FILE…]`; the files are measured beside the largest one that there can
be. The aim is what the fastest C program takes for a PMX file, by size.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from editor import formats
from editor.formats import Content
from editor.model.edit import Edit
from tests.benchmarks.generated import big_model
from tests.benchmarks.pmx_speed import CALIBRATION_MS, calibration, milliseconds

LOAD_A_MEGABYTE, SAVE_A_MEGABYTE = 22 / 4.15, 32 / 4.15  # ms, where the aims were measured


def largest(folder: Path) -> Path:
    """65,535 vertices, 200,000 faces, 600 bones, 100 morphs."""
    path = folder / "largest.pmd"
    formats.save(Content(big_model(65_535, 200_000)), path)
    return path


def measure(path: Path, out: Path, unit: float) -> None:
    content, size = formats.load(path), path.stat().st_size / 1e6
    print(f"{path.name}: {size:.1f} MB, {len(content.model.vertices):,} vertices")
    tell("load", milliseconds(lambda: formats.load(path)), LOAD_A_MEGABYTE * size, unit)
    tell("save", milliseconds(lambda: formats.save(content, out)), SAVE_A_MEGABYTE * size, unit)
    with Edit(content.model) as edit:
        edit.set(content.model.vertices, [0], "position", [(1, 2, 3)])
    tell("save edited", milliseconds(lambda: formats.save(content, out)), SAVE_A_MEGABYTE * size, unit)
    tell(
        "save as PMX",
        milliseconds(lambda: formats.save(content, out.with_suffix(".pmx"))),
        SAVE_A_MEGABYTE * size,
        unit,
    )
    plain = Content(content.model)
    tell("save a PMX as PMD", milliseconds(lambda: formats.save(plain, out)), SAVE_A_MEGABYTE * size, unit)


def tell(what: str, took: float, aim: float, unit: float) -> None:
    print(
        f"  {what} {took:.1f} ms = {took / unit:.3f} x the loop, {took / unit / (aim / CALIBRATION_MS):.0%} of the aim"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE")
    files = parser.parse_args().files
    unit = calibration()
    print(f"a million steps of plain Python: {unit:.0f} ms, the unit of all that follows")
    with tempfile.TemporaryDirectory() as name:
        for path in [*files, largest(Path(name))]:
            measure(path, Path(name) / "out.pmd", unit)


if __name__ == "__main__":
    main()
