"""How much of the screen the view has, with the tools beside it, in each workspace as it comes; in UV the UV pane.

    python -m tests.benchmarks.view_shares [--model FILE]

Prints a table: percents of the screen's area, of a window that fills it, at three sizes in logical pixels, with Qt's
offscreen platform. The aims are 60 % of 1920 x 1080 and 45 % of 1366 x 768.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from pathlib import Path

from PySide6.QtCore import QEvent, QSettings
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from editor.app import make_application
from editor.document.program.settings import Settings
from editor.resources import resource
from editor.ui.commands.window_commands import workspace_id
from editor.ui.window.main_window import MainWindow
from editor.ui.workspaces import WORKSPACES

SIZES = ((1920, 1080), (1366, 768), (960, 540))
SETTLE = 150  # ms


def shares(size: tuple[int, int], model: Path) -> list[float]:
    """The percents of a screen of a size, by workspace."""
    window = MainWindow(Settings())
    window.show()
    window.furnish()
    bench = window.workbench
    assert bench is not None
    window.open([model])
    while bench.session.current is None:
        QTest.qWait(SETTLE)
    window.resize(*size)
    found = []
    for workspace in WORKSPACES:
        bench.list[workspace_id(workspace)].trigger()
        QTest.qWait(SETTLE)
        bench.layout.reset()
        QTest.qWait(SETTLE)
        page = bench.tabs._tabs.currentWidget()
        seen = bench.docks["uv"].widget() if workspace.name == "uv" else page
        found.append(100 * seen.width() * seen.height() / (size[0] * size[1]))
    bench.session.close(bench.session.current)
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", type=Path, default=resource("samples", "mochi.pmx"))
    chosen = parser.parse_args()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = make_application()
    with tempfile.TemporaryDirectory() as home:
        QSettings.setDefaultFormat(QSettings.Format.IniFormat)
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, home)
        columns = [shares(size, chosen.model) for size in SIZES]
    print("| workspace |", " | ".join(f"{width} x {height}" for width, height in SIZES), "|")
    print("|---|" + "---:|" * len(SIZES))
    for workspace, *row in zip(WORKSPACES, *columns, strict=True):
        print(f"| {workspace.title} |", " | ".join(f"{share:.1f} %" for share in row), "|")
    del application


if __name__ == "__main__":
    main()
