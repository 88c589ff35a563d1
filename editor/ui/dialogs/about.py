"""Says what this program is, in which version, and what it runs on: what a report of a fault should tell."""

from __future__ import annotations

import platform

import PySide6
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from editor import __version__
from editor.ui.viewport.gl_format import renderer_name


def show_about(parent: QWidget) -> None:
    """Show it; does not block."""
    box = QMessageBox(parent)
    box.setWindowTitle(QCoreApplication.translate("About", "About Katachi"))
    box.setText(f"<h2>Katachi {__version__}</h2>")
    what = QCoreApplication.translate(
        "About", "An editor for PMX and PMD, the model formats of MikuMikuDance. Free software under the MIT licence."
    )
    system = f"Python {platform.python_version()} · Qt (PySide6) {PySide6.__version__}"
    box.setInformativeText(f"<p>{what}</p><p>{system}<br>OpenGL: {renderer_name()}</p>")
    box.setModal(True)
    box.show()
