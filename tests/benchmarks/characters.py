"""Every character in a folder that has joints dances to every motion there.

Run it with `python -m tests.benchmarks.characters FOLDER [--seconds N]`. The aim, over twenty seconds each: every
number is one, nothing is thrown away, and no joint comes apart by 5 units.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from editor import formats
from editor.model.model import Model
from editor.motion.motion import Motion
from tests.preview.physics.dancing import FRAMES, dance

APART = 5.0  # model units


def characters(folder: Path) -> dict[Path, Model]:
    found = sorted(path for path in folder.rglob("*") if path.suffix.lower() in (".pmx", ".pmd"))
    models = {path: formats.load_model(path).model for path in found}
    return {path: model for path, model in models.items() if len(model.joints)}


def motions(folder: Path) -> dict[Path, Motion]:
    loaded = {path: formats.load(path).motion for path in sorted(folder.rglob("*.vmd"))}
    return {path: motion for path, motion in loaded.items() if len(motion.bones.names) and motion.last_frame}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seconds", type=float, default=20.0)
    arguments = parser.parse_args()
    moving = motions(arguments.folder)
    for path, model in characters(arguments.folder).items():
        for file, motion in moving.items():
            began = time.perf_counter()
            report = dance(model, motion, arguments.seconds)
            cost = 1000 * (time.perf_counter() - began) / (arguments.seconds * FRAMES)
            is_good = report.is_finite and not report.failures and report.gap < APART
            print(
                f"{'' if is_good else 'MISSED '}{path.name} to {file.name}: {report.joints} joints, "
                f"apart {report.gap:.2f}, failures {report.failures}, {cost:.1f} ms a frame",
                flush=True,
            )


if __name__ == "__main__":
    main()
