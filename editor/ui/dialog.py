"""Dialog and MessageBox, whose buttons are seen within the screen; parts of dialogs; bars that ask without blocking."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QMenu,
    QMessageBox,
    QPushButton,
    QScrollArea,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from editor.document.connections import connect
from editor.messages import Level
from editor.ui.icons import icon
from editor.ui.tokens import EDGE, HAIRLINE, ICON, SPACING_L, SPACING_M, SPACING_S, signal_color

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
        self.move(self._middle_of_window().mapToGlobal(QPoint(MARGIN, BELOW_TABS)))

    def stand_at_right(self) -> None:
        """Move to the right edge of the window, over its panes: a wide dialog covers less of the model there."""
        window, width = self.parentWidget(), max(self.width(), self.minimumSizeHint().width())
        assert window is not None
        top = self._middle_of_window().mapTo(window, QPoint(0, BELOW_TABS)).y()
        self.move(window.mapToGlobal(QPoint(window.width() - width - MARGIN, top)))

    def _middle_of_window(self) -> QWidget:
        window = self.parentWidget()
        middle = (window.centralWidget() if isinstance(window, QMainWindow) else None) or window
        assert middle is not None
        return middle

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


Answers = Mapping[str, Callable[[], object]]

LEGIBLE = 40  # characters of the text that are seen on one line before buttons are folded
SIGNS = {Level.INFO: "info", Level.WARNING: "warning", Level.ERROR: "error"}


class AnswerBar(QFrame):
    """Blocks nothing; hidden while it has nothing to say, or is folded behind another one."""

    level = Level.WARNING
    folds = True  # behind one that is more urgent
    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: list[_Line] = []
        self._is_folded = False
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Light)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(EDGE + SPACING_M, SPACING_S, SPACING_M, SPACING_S)
        self._column.setSpacing(SPACING_S)
        self.more = QPushButton(self, flat=True)
        self.more.hide()
        self.hide()

    @property
    def says_something(self) -> bool:
        return bool(self._lines)

    def show_lines(self, *lines: tuple[str, Answers], choice: QWidget | None = None) -> None:
        """Say this, a line each, in place of what was said before; nothing at all hides the bar.

        `choice` stands between text and answers.
        """
        self.more.setParent(self)
        for line in self._lines:
            line.hide()
            line.deleteLater()
        self._lines = [_Line(self.level, text, answers, choice) for text, answers in lines]
        for line in self._lines:
            self._column.addWidget(line)
            line.show()  # at once: a layout would have it seen a turn of the event loop later
        self.setVisible(bool(lines) and not self._is_folded)
        self.changed.emit()

    def fold(self, folded: bool, more: str) -> None:
        """Hide behind another bar, or show; `more` is what the button says that shows those behind, "" for none."""
        self._is_folded = folded
        self.more.setText(more)
        if self._lines:
            self._lines[0].add_last(self.more)
        self.more.setVisible(bool(more))
        self.setVisible(bool(self._lines) and not folded)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.fillRect(0, 0, EDGE, self.height(), signal_color(self.palette(), SIGNS[self.level]))
        painter.fillRect(0, self.height() - HAIRLINE, self.width(), HAIRLINE, self.palette().mid())
        painter.end()


class _Line(QWidget):
    """A sign, a text and its answers: a button for each, or, where that leaves the text no room, one with a menu."""

    def __init__(self, level: Level, text: str, answers: Answers, choice: QWidget | None) -> None:
        super().__init__()
        self._row = row = QHBoxLayout(self)
        self._sign = icon(SIGNS[level])
        row.setContentsMargins(ICON + SPACING_M, 0, 0, 0)
        row.setSpacing(SPACING_M)
        label = QLabel(text)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setToolTip(text)
        label.setWordWrap(True)
        label.setMinimumWidth(1)  # a long path widens no window
        row.addWidget(label, 1)
        if choice is not None:
            row.addWidget(choice)
        self._buttons: list[QPushButton] = []
        menu = QMenu(self)
        for name, run in answers.items():
            button = QPushButton(name)
            button.clicked.connect(lambda _, run=run: run())
            self._buttons.append(button)
            connect(menu.addAction(name).triggered, self, lambda _, run=run: run())
            row.addWidget(button)
        self._folded = QPushButton(next(iter(answers), ""))
        self._folded.setMenu(menu)
        self._folded.hide()
        row.addWidget(self._folded)
        if len(answers) > 1:  # the first is what one most likely wants
            self._buttons[0].setDefault(True)
            self._folded.setDefault(True)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._sign.paint(painter, QRect(0, 0, ICON, self.height()))
        painter.end()

    def add_last(self, button: QPushButton) -> None:
        """Put a button behind the answers."""
        if self._row.indexOf(button) < 0:
            self._row.addWidget(button)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._folded.sizeHint().width(), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        buttons = sum(button.sizeHint().width() for button in self._buttons)
        is_narrow = len(self._buttons) > 1 and self.width() - buttons < self.fontMetrics().averageCharWidth() * LEGIBLE
        self._folded.setVisible(is_narrow)
        for button in self._buttons:
            button.setVisible(not is_narrow)
