"""Shows the windows of two commits side by side, on a page of pictures.

    python -m tests.benchmarks.compare.looks [--only SETUP] COMMIT COMMIT FOLDER

A COMMIT of "." is the working tree as it is, "-" leaves that side as it was taken before. FOLDER gets the page,
index.html, and its pictures: at three sizes of the screen in logical pixels, light and dark, with high contrast, in all
languages; or in one setup alone, as 1920x1080-dark-en.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from html import escape
from pathlib import Path
from typing import NamedTuple

from tests.benchmarks.compare.__main__ import LONGEST, PROBES, environment
from tests.benchmarks.compare.checkouts import checkout_of
from tests.screen import own_screen

BEFORE = "-"  # the side that was taken before
STYLE = "body { font: 14px sans-serif; margin: 24px } td { padding: 8px; vertical-align: top } img { width: 100% }"


class Setup(NamedTuple):
    """A screen, in logical pixels and with so many pixels for each, the theme and the language."""

    size: tuple[int, int]
    scale: int
    theme: str
    language: str

    @property
    def name(self) -> str:
        return "{}x{}-{}-{}".format(*self.size, self.theme, self.language)


SETUPS = (
    Setup((1920, 1080), 1, "dark", "en"),
    Setup((1920, 1080), 1, "light", "en"),
    Setup((1366, 768), 1, "light", "ja"),
    Setup((1366, 768), 1, "dark", "en"),
    Setup((960, 540), 2, "dark", "ja"),
    Setup((960, 540), 2, "light", "en"),
    Setup((1366, 768), 1, "light", "ko"),
    Setup((960, 540), 2, "dark", "zh_CN"),
    Setup((1366, 768), 1, "dark-contrast", "en"),
    Setup((1366, 768), 1, "light-contrast", "zh_CN"),
)


def take(root: Path, setup: Setup, out: Path) -> None:
    """Take the pictures of a checkout in one setup."""
    width, height = setup.size
    with tempfile.TemporaryDirectory() as home, own_screen((width * setup.scale, height * setup.scale)) as display:
        samples = Path(home) / "samples"
        shutil.copytree(root / "resources" / "samples", samples, ignore=shutil.ignore_patterns("*.py"))
        wanted = {
            "root": str(root),
            "home": home,
            "out": str(out),
            "sample": str(samples / "mochi.pmx"),
            "motion": str(samples / "mochi_dance.vmd"),
            "language": setup.language,
            "theme": setup.theme,
        }
        subprocess.run(
            [sys.executable, str(PROBES / "probe_looks.py"), json.dumps(wanted)],
            env=environment(root, Path(home), display) | {"QT_SCALE_FACTOR": str(setup.scale)},
            check=True,
            timeout=LONGEST,
        )


def page(folder: Path, titles: list[str]) -> str:
    """The page of the pictures that are there, the sides in columns."""
    rows = []
    for setup in SETUPS:
        sides = [folder / setup.name / str(number) for number in range(len(titles))]
        names = dict.fromkeys(path.stem for side in sides for path in sorted(side.glob("*.png"), key=_age))
        for name in names:
            files = [side / f"{name}.png" for side in sides]
            cells = [f'<img src="{file.relative_to(folder)}">' if file.exists() else "–" for file in files]
            heading = f"<tr><th colspan={len(titles)}>{escape(setup.name)}: {escape(name)}</th></tr>"
            rows.append(heading + "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    head = "".join(f"<th>{escape(title)}</th>" for title in titles)
    return f"<!doctype html><meta charset=utf-8><style>{STYLE}</style><table><tr>{head}</tr>{''.join(rows)}</table>"


def _age(path: Path) -> float:
    return path.stat().st_mtime


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commits", nargs=2, metavar="COMMIT")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", choices=[setup.name for setup in SETUPS], action="append", metavar="SETUP")
    chosen = parser.parse_args()
    folder = chosen.folder.resolve()
    for number, commit in enumerate(chosen.commits):
        if commit == BEFORE:
            continue
        with checkout_of(commit) as root:
            for setup in SETUPS:
                if setup.name in (chosen.only or [setup.name]):
                    take(root, setup, folder / setup.name / str(number))
                    print(f"{commit}: {setup.name}", file=sys.stderr)
    (folder / "index.html").write_text(page(folder, chosen.commits), "utf-8")


if __name__ == "__main__":
    main()
