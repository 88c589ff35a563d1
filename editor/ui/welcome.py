"""The page that stands where the documents will be: new, open, the samples, and the recent files with pictures.

Light to import, because it is the first thing seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QCommandLinkButton,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from editor.ui.icons import icon
from editor.ui.thumbnails import PICTURE_SIZE, picture_file

PAGE_WIDTH = 860
PATH = Qt.ItemDataRole.UserRole


class WelcomePage(QWidget):
    """Says what the user wants through its signals; does nothing itself."""

    new_wanted = Signal()
    open_wanted = Signal()
    sample_wanted = Signal()
    cloth_wanted = Signal()
    file_wanted = Signal(str)

    def __init__(self, recent: Sequence[Path], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._recent = QListWidget()
        self._nothing = QLabel(self.tr("Files that you open will be listed here."))
        self._nothing.setWordWrap(True)
        self._nothing.setEnabled(False)
        self._set_up_recent()
        columns = QHBoxLayout()
        columns.addLayout(self._make_start(), 2)
        columns.addSpacing(32)
        columns.addLayout(self._make_recent(), 3)
        page = QWidget()
        page.setMaximumWidth(PAGE_WIDTH)
        inner = QVBoxLayout(page)
        inner.addStretch(1)
        inner.addWidget(_title())
        inner.addWidget(QLabel(self.tr("An editor for PMX and PMD models")))
        inner.addSpacing(24)
        inner.addLayout(columns, 8)
        inner.addStretch(1)
        self._scroll(page)
        self.show_recent(recent)

    def _scroll(self, page: QWidget) -> None:
        """Put the page in the middle. On a small screen it scrolls, and asks no room of the documents behind it."""
        middle = QWidget()
        row = QHBoxLayout(middle)
        row.addStretch(1)
        row.addWidget(page, 100)
        row.addStretch(1)
        area = QScrollArea(widgetResizable=True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidget(middle)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(area)

    def show_recent(self, files: Sequence[Path]) -> None:
        """List the recent files, newest first."""
        self._recent.clear()
        for file in files:
            item = QListWidgetItem(f"{file.name}\n{file.parent}")
            item.setData(PATH, str(file))
            item.setToolTip(str(file))
            picture = picture_file(file)
            item.setIcon(QIcon(str(picture)) if picture.exists() else icon("model"))
            self._recent.addItem(item)
        self._recent.setVisible(bool(files))
        self._nothing.setVisible(not files)

    def _set_up_recent(self) -> None:
        self._recent.setIconSize(QSize(PICTURE_SIZE, PICTURE_SIZE))
        self._recent.setSpacing(2)
        self._recent.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self._recent.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._recent.setAccessibleName(self.tr("Recent files"))
        self._recent.itemActivated.connect(lambda item: self.file_wanted.emit(item.data(PATH)))
        self._recent.itemClicked.connect(lambda item: self.file_wanted.emit(item.data(PATH)))

    def _make_start(self) -> QVBoxLayout:
        layout = QVBoxLayout()
        starts = (
            (self.tr("New model"), self.tr("Start from a centre bone."), "new", self.new_wanted),
            (self.tr("Open…"), self.tr("A model file; or drop one here."), "open", self.open_wanted),
            (self.tr("Open the sample"), self.tr("A sample model for experiments."), "sample", self.sample_wanted),
            (self.tr("Open the cloth sample"), self.tr("Cloths that physics moves."), "soft_bodies", self.cloth_wanted),
        )
        for text, explanation, name, wanted in starts:
            button = QCommandLinkButton(text, explanation)
            button.setIcon(icon(name))
            button.clicked.connect(wanted)
            layout.addWidget(button)
        layout.addStretch(1)
        return layout

    def _make_recent(self) -> QVBoxLayout:
        layout = QVBoxLayout()
        layout.addWidget(_heading(self.tr("Recent files")))
        layout.addWidget(self._nothing)
        layout.addWidget(self._recent, 100)
        layout.addStretch(1)
        return layout


def _title() -> QLabel:
    title = QLabel("Katachi")
    font = title.font()
    font.setPointSizeF(font.pointSizeF() * 2.6)
    title.setFont(font)
    return title


def _heading(text: str) -> QLabel:
    heading = QLabel(text)
    font = heading.font()
    font.setBold(True)
    heading.setFont(font)
    return heading
