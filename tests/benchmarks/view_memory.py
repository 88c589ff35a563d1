"""What more views of a document cost: the memory of the process with one view of a big model, and with four.

Run it on a screen of Linux with `python -m tests.benchmarks.view_memory [MODEL]`; without a model it makes one of
50,000 vertices.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QApplication

from editor import formats
from editor.document.document import Document
from editor.formats import Content
from editor.ui.viewport.views import Views
from tests.benchmarks.draw_speed import sheet
from tests.benchmarks.generated import big_model
from tests.benchmarks.memory_parts import megabytes

SIDE = 224  # of the sheet, in vertices


def content() -> Content:
    if len(sys.argv) > 1:
        loaded = formats.load(Path(sys.argv[1]))
        assert isinstance(loaded, Content)
        return loaded
    return Content(sheet(SIDE, big_model(SIDE**2, 8, 300, 50, 30)))


def settle(views: Views) -> None:
    """Wait until all views are drawn, and a little more."""
    for _ in range(100):
        wait(0.05)
        if all(view.has_drawn for view in views.all):
            break
    wait(1.0)


def wait(seconds: float) -> None:
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


def main() -> None:
    os.environ.setdefault("QT_XCB_GL_INTEGRATION", "xcb_egl")
    QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_ShareOpenGLContexts)
    application = QApplication([])
    document = Document(content())
    empty = megabytes()
    views = Views(document, lambda _: None)
    views.resize(1200, 800)
    views.show()
    settle(views)
    one = megabytes()
    views.cameras.set_four(True)
    settle(views)
    four = megabytes()
    print(f"no view {empty:.0f} MB, one view {one:.0f} MB, four views {four:.0f} MB: {four / one:.2f}x")
    views.stop()
    views.deleteLater()
    application.processEvents()


if __name__ == "__main__":
    main()
