"""Dialog and MessageBox, whose buttons are seen within the screen; parts of dialogs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from PySide6.QtCore import QEvent, QPoint, QRect, QSize
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFrame,
    QMainWindow,
    QMessageBox,
    QPushButton,
    QScrollArea,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from editor.ui.tokens import SPACING_L

Answer = TypeVar("Answer")
MARGIN, BELOW_TABS = SPACING_L, 80  # pixels between a dialog and the corner of the middle of the window


class Dialog(QDialog):
    """Becomes no larger than its screen; where what it holds is higher, all but its last row, the buttons, scrolls."""

    goes_with_commands = False  # closed when the commands are made anew, in another language

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fit_to_screen()

    def fit_to_screen(self) -> None:
        """Shrink and move the dialog as far as that is needed for it to be seen whole."""
        screen = self.free_area()
        frame = self._frame()
        room = screen.size() - frame
        if self._least_height() > room.height():
            self._scroll()
        self.resize(self.size().expandedTo(self.minimumSizeHint()).boundedTo(room))
        end = screen.bottomRight() - QPoint(self.width() + frame.width(), self.height() + frame.height())
        position = QPoint(min(self.x(), end.x() + 1), min(self.y(), end.y() + 1))
        self.move(max(position.x(), screen.x()), max(position.y(), screen.y()))

    def stand_in_view(self) -> None:
        """Move to the upper left corner of the model view, where little of the model is covered."""
        window = self.parentWidget()
        middle = (window.centralWidget() if isinstance(window, QMainWindow) else None) or window
        assert middle is not None
        self.move(middle.mapToGlobal(QPoint(MARGIN, BELOW_TABS)))

    def _least_height(self) -> int:
        """Return the height that all rows need; that of wrapped lines depends on the width."""
        layout, least = self.layout(), self.minimumSizeHint().height()
        wrapped = layout.minimumHeightForWidth(self.width()) if layout is not None else 0
        return max(least, wrapped)

    def free_area(self) -> QRect:
        """The part of the dialog's screen that no bars of the desktop take."""
        return self.screen().availableGeometry()

    def _frame(self) -> QSize:
        """The size of what the window manager draws around; before it did, that of the style's title bar."""
        frame = self.frameSize() - self.size()
        return frame if frame.height() else QSize(0, self.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight))

    def _scroll(self) -> None:
        """Let all rows but the last scroll; where they do already, nothing more can be done."""
        column = self.layout()
        if column is None or self.findChild(ScrolledRows):
            return
        item = column.takeAt(column.count() - 1)
        last = item.widget() if item is not None else None
        column.setContentsMargins(0, 0, 0, 0)
        rows = QWidget()
        rows.setLayout(column)
        area = ScrolledRows(rows)
        whole = QVBoxLayout(self)
        whole.addWidget(area, 1)
        assert last is not None
        whole.addWidget(last)
        whole.activate()  # or the height that all rows would need stays the least one


class MessageBox(QMessageBox):
    """A QMessageBox that asks, and follows the theme."""

    def ask(self, answers: Mapping[QPushButton, Answer], otherwise: Answer) -> Answer:
        """Show the box, and return the answer of the button that is clicked; `otherwise` for any other and Escape."""
        self.exec()
        return next((answer for button, answer in answers.items() if button is self.clickedButton()), otherwise)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.setIcon(self.icon())  # in the drawing that suits the palette


def combo_box(items: Iterable[tuple[str, object]], chosen: object) -> QComboBox:
    """Return a combo box of texts and what they stand for, with a choice made."""
    box = QComboBox()
    for text, value in items:
        box.addItem(text, value)
    box.setCurrentIndex(max(box.findData(chosen), 0))
    return box


class ScrolledRows(QScrollArea):
    """An area that scrolls up and down alone: it is never narrower than what is in it."""

    def __init__(self, rows: QWidget) -> None:
        super().__init__(widgetResizable=True)
        self._rows = rows
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidget(rows)

    def minimumSizeHint(self) -> QSize:
        width = self._rows.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        return QSize(width, super().minimumSizeHint().height())
