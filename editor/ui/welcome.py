"""The page that stands where the documents will be: new, open, the samples, and the recent files with pictures.

Light to import, because it is the first thing seen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QCommandLinkButton,
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from editor.document.settings import Settings
from editor.ui.icons import icon
from editor.ui.recent_list import RecentList

PAGE_WIDTH = 860
MOST_NAMED = 3
STARTS = ("new", "open", "last", "sample", "cloth", "tour")  # ways to begin


class WelcomePage(QWidget):
    """Says what the user wants through its signals; does nothing itself."""

    start_wanted = Signal(str)  # one of STARTS

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.recent = RecentList()
        self.reopen = _link(self.tr("Open what was open last"), "", "revert", self._start("last"))
        self.offer_to_reopen([path.name for path in settings.last_files])
        tour = self.tr("The window in six steps, on the sample.")
        self._tour = _link(self.tr("Take the tour"), tour, "info", self._start("tour"))
        self._nothing = QLabel(self.tr("Files that you open will be listed here."))
        self._nothing.setWordWrap(True)
        self._nothing.setForegroundRole(QPalette.ColorRole.PlaceholderText)
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
        self.show_recent()
        self.offer_tour(not settings.is_tour_taken)

    def _start(self, start: str) -> Callable[[], None]:
        return lambda: self.start_wanted.emit(start)

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

    def show_recent(self) -> None:
        """List the files that are pinned, and the recent ones."""
        self.recent.show_files(self._settings.pinned_files, self._settings.recent_files)
        self.recent.setVisible(self.recent.count() > 0)
        self._nothing.setVisible(self.recent.count() == 0)

    def offer_to_reopen(self, names: Sequence[str]) -> None:
        """Offer to open what was open last: files of these names; where there are none, nothing."""
        self.reopen.setVisible(bool(names))
        more = self.tr(" and {} more").format(len(names) - MOST_NAMED) if len(names) > MOST_NAMED else ""
        self.reopen.setDescription(", ".join(names[:MOST_NAMED]) + more)

    def offer_nothing_to_reopen(self) -> None:
        self.offer_to_reopen([])

    def offer_tour(self, is_offered: bool) -> None:
        """Offer the tour, or no longer."""
        self._tour.setVisible(is_offered)

    def _make_start(self) -> QVBoxLayout:
        layout = QVBoxLayout()
        sample, cloth = self.tr("A sample model for experiments."), self.tr("Cloths that physics moves.")
        for button in (
            _link(self.tr("New model"), self.tr("Start from a centre bone."), "new", self._start("new")),
            _link(self.tr("Open…"), self.tr("A model file; or drop one here."), "open", self._start("open")),
            self.reopen,
            _link(self.tr("Open the sample"), sample, "sample", self._start("sample")),
            _link(self.tr("Open the cloth sample"), cloth, "soft_bodies", self._start("cloth")),
        ):
            layout.addWidget(button)
        layout.addWidget(self._tour)
        layout.addStretch(1)
        return layout

    def _make_recent(self) -> QVBoxLayout:
        layout = QVBoxLayout()
        layout.addWidget(_heading(self.tr("Recent files")))
        layout.addWidget(self._nothing)
        layout.addWidget(self.recent, 100)
        layout.addStretch(1)
        return layout


def _link(text: str, explanation: str, name: str, start: Callable[[], None]) -> QCommandLinkButton:
    button = QCommandLinkButton(text, explanation)
    button.setIcon(icon(name))
    button.clicked.connect(start)
    return button


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
