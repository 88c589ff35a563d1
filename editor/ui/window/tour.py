"""Tour: six steps through the window on the sample model, each a card beside the part that it tells of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QEvent, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QDockWidget,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.document.connections import connect
from editor.document.program.preferences import CameraButton
from editor.document.session import Session
from editor.ui.action import BOUND_KEYS, with_bound_keys
from editor.ui.command import CommandList
from editor.ui.commands.file_commands import FileCommands, sample_file
from editor.ui.welcome import WelcomePage

CARD_WIDTH = 360  # logical pixels, as are all below
AWAY = 12  # of the card from what it tells of
RIM = 3  # of the frame around that


@dataclass(frozen=True, slots=True)
class TourStep:
    """One card: `part` gives the widget that it points at, `prepare` brings about what the text speaks of.

    The text is one for `with_bound_keys`.
    """

    title: str
    text: str
    part: Callable[[], QWidget | None]
    prepare: Callable[[], object] = lambda: None


_MOUSE: dict[CameraButton, Any] = {
    CameraButton.MMD: QT_TRANSLATE_NOOP(
        "Tour",
        "Drag with the right mouse button to turn the camera, with the middle one to move it, and zoom with the wheel.",
    ),
    CameraButton.BLENDER: QT_TRANSLATE_NOOP(
        "Tour",
        "Drag with the middle mouse button to turn the camera, with Shift to move it, and zoom with the wheel.",
    ),
}
_TEXTS: tuple[tuple[Any, Any], ...] = (
    (
        QT_TRANSLATE_NOOP("Tour", "Look around"),
        QT_TRANSLATE_NOOP(
            "Tour",
            "This is Mochi, a model to try things on. {mouse}[ The key {camera.frame-all} shows the whole model.]",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Tour", "Select"),
        QT_TRANSLATE_NOOP(
            "Tour",
            "Click a part of the model, or a row here. Outline, table, inspector and model view share one "
            "selection; a double click brings it into view.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Tour", "Change"),
        QT_TRANSLATE_NOOP(
            "Tour",
            "The inspector has every field of what is selected. Type a number, drag it by its label or pick a "
            "colour: the model shows it at once.[ {help.focused} tells what a field is.]",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Tour", "Take back"),
        QT_TRANSLATE_NOOP(
            "Tour",
            "Undo[ ({edit.undo})] takes back the last step and Redo[ ({edit.redo})] does it again, as far back as you "
            "like. The History pane lists all steps.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Tour", "Pose and play"),
        QT_TRANSLATE_NOOP(
            "Tour",
            "In Transform mode bones are posed and motions play, and the model itself stays as it is."
            "[ {mode.toggle} leads there and back.] A dance is loaded[: {playback.play} plays it].",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Tour", "Check and save"),
        QT_TRANSLATE_NOOP(
            "Tour",
            "The pane Checks[ ({pane.go-to-checks})] lists what goes wrong in MMD, and fixes most of it; if there are "
            "findings, their number is shown here. Saving[ ({file.save})] keeps the previous file as a backup. More "
            "is in the handbook, in the Help menu.",
        ),
    ),
)


class Tour(QObject):
    """Begins on the sample, which is opened if it is not; what is done in the window meanwhile works as ever."""

    def __init__(
        self,
        window: QMainWindow,
        session: Session,
        commands: CommandList,
        files: FileCommands,
        welcome: WelcomePage,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window, self._session, self._files = window, session, files
        self._commands, self._welcome = commands, welcome
        self._steps: list[TourStep] = []
        self._step_index = 0
        self.card: TourCard | None = None
        self._frame: _PartFrame | None = None
        self._arranging = QTimer(self, singleShot=True, interval=0)
        self._arranging.timeout.connect(self._arrange)
        BOUND_KEYS.changed.connect(self._name_keys)

    def begin(self) -> None:
        """Open the sample if it is not open, and show the first step; go back to the card where one is shown."""
        if self.card is not None:
            self.card.next.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        sample = self._session.find(sample_file())
        if sample is not None:
            self._session.set_current(sample)
            self._start()
        else:
            self._session.current_changed.connect(self._start, Qt.ConnectionType.SingleShotConnection)
            self._files.open_sample()

    def stop(self) -> None:
        """Take the card away."""
        self._window.removeEventFilter(self)
        for shown in (self.card, self._frame):
            if shown is not None:
                shown.hide()
                shown.deleteLater()
        self.card = self._frame = None

    def end(self) -> None:
        """Take the card away, and remember that the tour was taken: it is offered no longer."""
        self.stop()
        self._session.settings.is_tour_taken = True
        self._welcome.offer_tour(False)
        self._commands["pane.go-to-view"].trigger()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._arranging.start()
        return super().eventFilter(watched, event)

    def _start(self) -> None:
        self._frame = _PartFrame(self._window)
        self.card = TourCard(self._step, self.end, self._window)
        self._window.installEventFilter(self)
        self._steps, self._step_index = self._make_steps(), 0
        self._show()

    def _step(self, by: int) -> None:
        self._step_index += by
        if self._step_index < len(self._steps):
            self._show()
        else:
            self.end()

    def _show(self) -> None:
        step = self._steps[self._step_index]
        step.prepare()
        if self.card is not None:
            self.card.show_step(step.title, with_bound_keys(step.text), self._step_index, len(self._steps))
            self._arrange()
            self._arranging.start()  # once more when what was opened has its place

    def _name_keys(self) -> None:
        """Keys were changed while a card is shown."""
        if self.card is not None:
            self.card.text.setText(with_bound_keys(self._steps[self._step_index].text))
            self._arranging.start()

    def _arrange(self) -> None:
        """Put the frame around the part of the window, and the card beside it, where there is room."""
        part = self._steps[self._step_index].part()
        if part is None or self.card is None or self._frame is None:
            return
        place = self._area_of(part)
        self._frame.setGeometry(place.adjusted(-RIM, -RIM, RIM, RIM))
        self.card.adjustSize()
        self.card.move(_card_position(place, self.card.rect(), self._window.rect(), self._kept_free()))
        for shown in (self._frame, self.card):
            shown.show()
            shown.raise_()
        if not self.card.isAncestorOf(self._window.focusWidget() or self._window):
            self.card.next.setFocus(Qt.FocusReason.OtherFocusReason)

    def _make_steps(self) -> list[TourStep]:
        """Make the steps: the place of each text, and what is done before it is shown."""
        places: list[tuple[Any, ...]] = [
            (self._window.centralWidget,),
            (lambda: self._pane("outline"),),
            (lambda: self._pane("inspector"), self._select_something),
            (lambda: self._button("edit.undo"),),
            (lambda: self._button("workspace.motion"), self._lead_to_dance),
            (self._window.statusBar,),
        ]
        mouse = self._translated(_MOUSE[self._session.settings.preferences.camera_mouse])
        texts = [(self._translated(title), self._translated(text).replace("{mouse}", mouse)) for title, text in _TEXTS]
        return [TourStep(*text, *place) for text, place in zip(texts, places, strict=True)]

    def _translated(self, text: Any) -> str:
        return QCoreApplication.translate("Tour", str(text))

    # -- parts of the window -------------------------------------------------------------------------------------------

    def _area_of(self, part: QWidget) -> QRect:
        return QRect(part.mapTo(self._window, QPoint(0, 0)), part.size())

    def _kept_free(self) -> list[QRect]:
        """The places that a card should not cover: the middle of the model view, and the Pose pane."""
        view, pose = self._window.centralWidget(), self._window.findChild(QDockWidget, "pose")
        free = [self._area_of(pose)] if isinstance(pose, QDockWidget) and pose.isVisible() else []
        if view is not None:
            area = self._area_of(view)
            across, down = area.width() // 4, area.height() // 4
            free.append(area.adjusted(across, down, -across, -down))
        return free

    def _pane(self, name: str) -> QWidget | None:
        dock = self._window.findChild(QDockWidget, name)
        if not isinstance(dock, QDockWidget):
            return None
        dock.show()
        dock.raise_()
        return dock

    def _button(self, id: str) -> QWidget | None:
        action, buttons = self._commands[id], self._window.findChildren(QToolButton)
        seen = (button for button in buttons if button.defaultAction() is action and button.isVisible())
        return next(seen, self._window.menuBar())

    def _select_something(self) -> None:
        document = self._session.current
        if document is not None and not len(document.selection.rows(document.selection.active_table)):
            document.selection.go_to("materials", 0)

    def _lead_to_dance(self) -> None:
        """Go to Transform mode, where the dance can be played, whichever way the sample was opened."""
        document = self._session.current
        if document is not None:
            if not document.posing.motions:
                self._files.provide_dance(document)
            document.posing.set_active(True)


def _card_position(rect: QRect, card: QRect, window: QRect, kept_free: list[QRect]) -> QPoint:
    """Return the position of the card in the window: beside a place, or where it covers least of what is kept free.

    A large place has no room beside it: the corners of the window are tried then, too.
    """
    room = window.adjusted(AWAY, AWAY, -AWAY, -AWAY)
    right, low = room.right() - card.width(), room.bottom() - card.height()
    corners = (
        QPoint(rect.right() + AWAY, rect.top() + AWAY),
        QPoint(rect.left() - AWAY - card.width(), rect.top() + AWAY),
        QPoint(rect.left(), rect.bottom() + AWAY),
        QPoint(rect.left(), rect.top() - AWAY - card.height()),
        QPoint(room.left(), low),
        QPoint(right, low),
        QPoint(right, room.top()),
    )
    fitting = [corner for corner in corners if room.contains(card.translated(corner))] or [room.topLeft()]
    is_large = rect.width() > window.width() // 2 and rect.height() > window.height() // 2
    free = kept_free if is_large else [*kept_free, rect]

    def covered(corner: QPoint) -> int:
        parts = (card.translated(corner) & each for each in free)
        return sum(part.width() * part.height() for part in parts)

    return min(fitting, key=covered)


class TourCard(QFrame):
    """The text of a step, and buttons that lead to the next one, the one before, and out of the tour."""

    def __init__(self, step: Callable[[int], object], end: Callable[[], object], parent: QWidget) -> None:
        """`step(1)` goes to the next step, `step(-1)` to the one before."""
        super().__init__(parent)
        self._end = end
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setFixedWidth(CARD_WIDTH)
        self.setAccessibleName(self.tr("Tour"))
        self.title, self.text, self.count = QLabel(), QLabel(wordWrap=True), QLabel()
        font = self.title.font()
        font.setBold(True)
        self.title.setFont(font)
        self.quit = QPushButton(self.tr("End"))
        self.back = QPushButton(self.tr("Back"))
        self.next = QPushButton()
        for button, wanted in ((self.quit, end), (self.back, partial(step, -1)), (self.next, partial(step, 1))):
            connect(button.clicked, self, wanted)
            button.setAutoDefault(True)  # Return presses the one that has the focus
        column, head, buttons = QVBoxLayout(self), QHBoxLayout(), QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.count)
        buttons.addWidget(self.quit)
        buttons.addStretch(1)
        buttons.addWidget(self.back)
        buttons.addWidget(self.next)
        column.addLayout(head)
        column.addWidget(self.text)
        column.addLayout(buttons)

    def show_step(self, title: str, text: str, index: int, count: int) -> None:
        """Show the step at `place`, from 0, of `count`."""
        self.title.setText(title)
        self.text.setText(text)
        self.count.setText(self.tr("{} of {}").format(index + 1, count))
        self.back.setEnabled(index > 0)
        self.next.setText(self.tr("Done") if index == count - 1 else self.tr("Next"))
        self.next.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._end()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            button = self.focusWidget()
            if isinstance(button, QPushButton):
                button.click()
        else:
            super().keyPressEvent(event)


class _PartFrame(QWidget):
    """A frame in the colour of selections around a part of the window, through which one clicks."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QPen(self.palette().highlight(), RIM))
        painter.drawRect(self.rect().adjusted(RIM // 2, RIM // 2, -RIM + RIM // 2, -RIM + RIM // 2))
        painter.end()
