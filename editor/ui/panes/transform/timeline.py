"""TimelinePane: the time that motions play in, the motions that are loaded, and the keys of what is selected."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import partial
from typing import Any

import numpy as np
from PySide6.QtCore import QAbstractListModel, QCoreApplication, QObject, QPoint, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QDragEnterEvent, QDropEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDoubleSpinBox,
    QHBoxLayout,
    QLabel,
    QListView,
    QMenu,
    QPlainTextEdit,
    QSizePolicy,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.document.document import Document
from editor.document.files.loading import folder_beside
from editor.document.playback import LoadedMotion
from editor.document.posing import Posing
from editor.math3d.arrays import IndexArray
from editor.model.fields import NONE
from editor.motion.motion import HIGHEST_FRAME, Motion
from editor.ui.action import PrimaryButton, add_choice
from editor.ui.command import Answer, Command, PaneScope
from editor.ui.commands.motion_commands import Transport
from editor.ui.dropping import accept_copy, dropped_files
from editor.ui.icons import icon
from editor.ui.lists import NO_INDEX, Index, ListCommands
from editor.ui.models.marks import NameMode
from editor.ui.panes.transform.time_ruler import KeyRow, MotionClip, TimeRuler
from editor.ui.services import WindowServices
from editor.ui.tokens import SPACING_M, SPACING_S
from editor.ui.value_text import count_text

LANES = (("bones",), ("morphs",), ("camera", "light", "self_shadow", "show_ik"))
MOTIONS_WIDTH = 220  # pixels, at first
MOST_ROWS = 500  # bones and morphs with keys of their own to be seen


def _frames_of(motions: Sequence[Motion], blocks: Sequence[str]) -> IndexArray:
    """The frames at which there is a key, ascending."""
    frames = [motion.keys(block)["frame"] for motion in motions for block in blocks]
    return np.unique(np.concatenate(frames)).astype(np.intp) if frames else np.empty(0, np.intp)


class MotionList(QAbstractListModel):
    """A row a motion, in the order in which they apply; the last one wins."""

    def __init__(self, posing: Posing, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._posing = posing
        posing.motions_changed.connect(self._reset)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._posing.motions)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._posing.motions):
            return None
        loaded = self._posing.motions[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{loaded.title} — {self._summary(loaded)}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return f"{loaded.path or loaded.title}\n{self._summary(loaded)}"
        if role == Qt.ItemDataRole.DecorationRole:
            return icon("camera" if loaded.motion.for_camera else "motion")
        return None

    def _summary(self, loaded: LoadedMotion) -> str:
        motion = loaded.motion
        text = self.tr("frames: {frames}, bones: {bones}, morphs: {morphs}, camera keys: {camera}")
        counts = {"frames": motion.last_frame, "bones": len(motion.bones), "morphs": len(motion.morphs)}
        counts["camera"] = len(motion.camera)
        return text.format(**{what: count_text(count) for what, count in counts.items()})

    def _reset(self) -> None:
        self.beginResetModel()
        self.endResetModel()


DIGITS = 2  # behind the point


class FrameBox(QDoubleSpinBox):
    """Spin box of the frame. Typed text counts when it is confirmed; until then the shown frame does not replace it."""

    chosen = Signal(float)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDecimals(DIGITS)
        self.setMaximum(HIGHEST_FRAME)
        self.setKeyboardTracking(False)
        self.setAccessibleName(self.tr("Frame"))
        self.setToolTip(self.tr("Frame; 30 are a second"))
        self.valueChanged.connect(self.chosen)

    def show_frame(self, frame: float) -> None:
        if self.lineEdit().isModified() and self.hasFocus():
            return
        was_blocked = self.blockSignals(True)
        self.setValue(frame)
        self.blockSignals(was_blocked)

    def textFromValue(self, value: float) -> str:
        return f"{value:.{DIGITS}f}".rstrip("0").rstrip(".")


class LackingNames(QWidget):
    """A line that unfolds; the names can be copied."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = QToolButton(autoRaise=True)
        self.heading.setCheckable(True)
        self.heading.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.heading.setToolTip(self.tr("Bones and morphs that the motions move, but that the model does not have"))
        self.names = QPlainTextEdit(readOnly=True)
        self.names.setAccessibleName(self.heading.toolTip())
        self.names.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.names.hide()
        self.heading.toggled.connect(self._unfold)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.heading)
        column.addWidget(self.names, 1)
        column.addStretch(0)
        self._unfold(False)

    def show_names(self, names: Sequence[str]) -> None:
        self.heading.setText(self.tr("Not in the model: {}").format(count_text(len(names))))
        self.heading.setEnabled(bool(names))
        text = "\n".join(names)
        if text != self.names.toPlainText():
            self.names.setPlainText(text)
        if not names:
            self.heading.setChecked(False)

    def _unfold(self, unfolded: bool) -> None:
        self.heading.setArrowType(Qt.ArrowType.DownArrow if unfolded else Qt.ArrowType.RightArrow)
        self.names.setVisible(unfolded)


class MotionsView(QListView, ListCommands):
    """Delete is for the motions while the focus is here. Without motions it says how to get some."""

    delete_wanted = Signal()

    def possible_commands(self) -> Collection[str]:
        return ("delete",) if self.selectionModel().hasSelection() else ()

    def run_command(self, name: str) -> None:
        self.delete_wanted.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.model().rowCount():
            painter = QPainter(self.viewport())
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            hint = self.tr("Drop motions (VMD) here, or load them with +")
            painter.drawText(self.viewport().rect(), Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, hint)


def timeline_commands(scope: PaneScope[TimelinePane]) -> list[Command]:
    translate = QCoreApplication.translate
    return [
        Command(
            "timeline.add-motion",
            translate("TimelinePane", "Add…"),
            scope.run(lambda pane: pane.services.run_command("motion.load")),
            icon="add",
            tip=translate("TimelinePane", "Load a motion"),
            when=scope.when(),
            pane=scope.name,
            key_of="motion.load",
        ),
        Command(
            "timeline.remove-motion",
            translate("TimelinePane", "Remove"),
            scope.run(lambda pane: pane.remove_chosen()),
            icon="delete",
            tip=translate("TimelinePane", "Remove the motion that is selected"),
            when=scope.when(lambda pane: pane.can_remove()),
            pane=scope.name,
            key_of="rows.delete",
        ),
        Command(
            "timeline.loop-motion",
            translate("TimelinePane", "Loop over it"),
            scope.run(lambda pane: pane.loop_over_chosen()),
            icon="loop",
            tip=translate("TimelinePane", "Loop from the start to the last frame of the motion that is selected"),
            when=scope.when(lambda pane: pane.can_remove()),
            pane=scope.name,
        ),
        Command(
            "timeline.to-end-of-motion",
            translate("TimelinePane", "To its end"),
            scope.run(lambda pane: pane.go_to_end_of_chosen()),
            icon="to-end",
            tip=translate("TimelinePane", "Go to the last frame of the motion that is selected"),
            when=scope.when(lambda pane: pane.can_remove()),
            pane=scope.name,
        ),
        Command(
            "timeline.show-in-folder",
            translate("TimelinePane", "Show in its folder"),
            scope.run(lambda pane: pane.show_in_folder()),
            icon="open",
            tip=translate("TimelinePane", "Open the folder of the file of the motion that is selected"),
            when=scope.when(lambda pane: pane.has_file()),
            pane=scope.name,
        ),
    ]


TIMELINE_COMMANDS = timeline_commands, "TimelinePane"
ANYWHERE = ("playback.to-start", "playback.to-end", "playback.loop-all", "timeline.add-motion")
OF_MOTION = (
    ("playback.to-start", "timeline.to-end-of-motion", "timeline.loop-motion", "playback.loop-all"),
    ("timeline.show-in-folder", "timeline.remove-motion"),
)  # in the menu of one, with lines between


class TimelinePane(QWidget):
    """The buttons are those of the commands of `transport`, for the current document: the one that is shown."""

    def __init__(
        self, document: Document, transport: Transport, parent: QWidget | None = None, *, names: NameMode | None = None
    ) -> None:
        super().__init__(parent)
        self.services = WindowServices()  # until it stands in a window
        self.document = document
        self.names = names or NameMode(parent=self)
        self._show_keys_soon = QTimer(self, singleShot=True, interval=0)  # a step is many changes
        self._plays_on = False  # when the ruler is let go
        self.frame_box = FrameBox()
        self.last_frame = QLabel()
        self.ruler = TimeRuler()
        self.model = MotionList(document.posing, self)
        self.list = MotionsView()
        self.lacking = LackingNames()
        self.commands = transport.commands
        self.commands.scope("timeline").join(self, TIMELINE_COMMANDS)
        self._lay_out(transport)
        self._connect()
        self.setAcceptDrops(True)
        self.setFocusProxy(self.ruler)
        self._show_motions()
        self._show_frame(document.posing.frame)

    # -- parts ------------------------------------------------------------------------------------------------------

    def _lay_out(self, transport: Transport) -> None:
        bar = QHBoxLayout()
        bar.setSpacing(0)
        steps = ("to-start", "step-back", "play", "stop", "step-on", "to-end", "loop", "camera")
        for step in steps:
            kind = PrimaryButton if step == "play" else QToolButton
            bar.addWidget(_tab_stop(transport.commands.button(f"playback.{step}", kind=kind)))
        bar.addSpacing(SPACING_M)
        bar.addWidget(self.frame_box)
        bar.addSpacing(SPACING_S)
        bar.addWidget(self.last_frame)
        bar.addSpacing(SPACING_M)
        for id in transport.RATES:
            bar.addWidget(_tab_stop(transport.commands.button(id)))
        bar.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACING_S, 0, SPACING_S, 0)
        column.setSpacing(SPACING_S)
        column.addLayout(bar)
        parts = QSplitter(Qt.Orientation.Horizontal)
        parts.addWidget(self._lay_out_motions())
        parts.addWidget(self.ruler)
        parts.setStretchFactor(1, 1)
        parts.setSizes([MOTIONS_WIDTH, 4 * MOTIONS_WIDTH])
        parts.setChildrenCollapsible(False)
        column.addWidget(parts, 1)

    def _lay_out_motions(self) -> QWidget:
        self.list.setModel(self.model)
        self.list.setUniformItemSizes(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setAccessibleName(self.tr("Motions"))
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        buttons, motions = QHBoxLayout(), QWidget()
        for id in ("timeline.add-motion", "timeline.remove-motion"):
            buttons.addWidget(_tab_stop(self.commands.button(id)))
        buttons.addStretch(1)
        column = QVBoxLayout(motions)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(buttons)
        column.addWidget(self.list, 2)
        column.addWidget(self.lacking, 1)
        return motions

    def _connect(self) -> None:
        posing = self.document.posing
        posing.frame_changed.connect(self._show_frame)
        posing.motions_changed.connect(self._show_motions)
        posing.loop_changed.connect(self._show_loop)
        self.document.history_changed.connect(self._show_lacking)
        for signal in (self.document.history_changed, self.document.selection.changed, self.names.changed):
            signal.connect(self._show_keys_soon.start)
        self._show_keys_soon.timeout.connect(self._show_keys)
        self.ruler.loop_chosen.connect(self._choose_loop)
        self.ruler.loop_cleared.connect(self._clear_loop)
        self.frame_box.chosen.connect(posing.set_frame)
        self.ruler.scrubbed.connect(posing.set_frame)
        self.ruler.drag_changed.connect(self._pause_while_dragged)
        self.list.delete_wanted.connect(self.remove_chosen)
        self.list.customContextMenuRequested.connect(self._open_menu_of_list)
        self.ruler.menu_wanted.connect(self._open_menu)
        self.list.selectionModel().selectionChanged.connect(self.commands.renew_soon)
        self.model.modelReset.connect(self.commands.renew_soon)

    # -- what is shown ------------------------------------------------------------------------------------------------

    def _show_frame(self, frame: float) -> None:
        self.frame_box.show_frame(frame)
        self.ruler.show_frame(frame)

    def _show_motions(self) -> None:
        posing = self.document.posing
        clips = [MotionClip(each.title, each.motion.last_frame, each.motion.for_camera) for each in posing.motions]
        self.ruler.show_clips(clips, posing.last_frame)
        self._show_keys()
        self._show_loop()
        self.last_frame.setText(self.tr("of {}").format(count_text(posing.last_frame)))
        self._show_lacking()
        self.commands.renew_soon()

    def _show_keys(self) -> None:
        """Show the keys of what is selected, or else of all bones, of all morphs, and of the rest."""
        rows = list(self._rows_of_selected())
        if not rows:
            motions = [loaded.motion for loaded in self.document.posing.motions]
            titles = (self.tr("Bones"), self.tr("Morphs"), self.tr("Camera, light, IK"))
            rows = [KeyRow(title, _frames_of(motions, lane)) for title, lane in zip(titles, LANES, strict=True)]
        self.ruler.show_rows(rows)

    def _rows_of_selected(self) -> Iterator[KeyRow]:
        model, selection = self.document.model, self.document.selection
        for table in (model.bones, model.morphs):
            for row in selection.rows(table.name)[:MOST_ROWS].tolist():
                title = self.names.name(table, row) or str(row)
                yield KeyRow(title, self.document.posing.key_frames(table.name, row))

    def _show_loop(self) -> None:
        self.ruler.show_loop(self.document.posing.loop_range)

    def _choose_loop(self, first: int, last: int) -> None:
        self.document.posing.loop_range = first, last

    def _clear_loop(self) -> None:
        self.document.posing.loop_range = None

    def _show_lacking(self) -> None:
        self.lacking.show_names(self.document.posing.lacking())

    def can_remove(self) -> Answer:
        return self._chosen() is not None or self.tr("No motion is selected")

    def has_file(self) -> Answer:
        chosen = self._chosen()
        return (chosen is not None and chosen.path is not None) or self.tr("No motion from a file is selected")

    def _chosen(self) -> LoadedMotion | None:
        """The motion that is selected in the list."""
        rows, motions = self.list.selectionModel().selectedIndexes(), self.document.posing.motions
        return motions[rows[0].row()] if rows and rows[0].row() < len(motions) else None

    # -- what is done -------------------------------------------------------------------------------------------------

    def remove_chosen(self) -> None:
        """Let go of the motion that is selected in the list."""
        for index in self.list.selectionModel().selectedIndexes():
            self.document.posing.remove_motion(index.row())

    def loop_over_chosen(self) -> None:
        """Loop over the whole of the motion that is selected."""
        if (chosen := self._chosen()) is not None:
            self.document.posing.loops = True
            self.document.posing.loop_range = 0, chosen.motion.last_frame

    def go_to_end_of_chosen(self) -> None:
        if (chosen := self._chosen()) is not None:
            self.document.posing.set_frame(chosen.motion.last_frame)

    def show_in_folder(self) -> None:
        """Have the system show the folder of the motion that is selected."""
        chosen = self._chosen()
        if chosen is not None and chosen.path is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder_beside(chosen.path))))

    def _open_menu_of_list(self, at: QPoint) -> None:
        index = self.list.indexAt(at)
        number, frame = index.row() if index.isValid() else NONE, round(self.document.posing.frame)
        self._open_menu(number, frame, self.list.viewport().mapToGlobal(at))

    def _open_menu(self, number: int, frame: int, at: QPoint) -> None:
        """Open the menu of a motion, which is selected by that, and of a frame; NONE: of no motion."""
        if number != NONE:
            self.list.setCurrentIndex(self.model.index(number))
        parts = OF_MOTION if number != NONE else (ANYWHERE,)
        menu = QMenu(self, toolTipsVisible=True)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if self.document.posing.motions:
            text = self.tr("Play from frame {}").format(count_text(frame))
            add_choice(menu, "playback.play", text, partial(self._play_from, frame)).setIcon(icon("play"))
        for ids in parts:
            self.commands.show_possible(ids)
            menu.addActions(self.commands.actions(*ids))
            menu.addSeparator()
        menu.popup(at)

    def _play_from(self, frame: int) -> None:
        self.document.posing.set_frame(frame)
        self.document.posing.play()

    def _pause_while_dragged(self, is_dragged: bool) -> None:
        """Time stands still while it is dragged."""
        posing = self.document.posing
        if is_dragged:
            self._plays_on = posing.is_playing
            posing.pause()
        elif self._plays_on:
            posing.play()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls():
            accept_copy(event)

    def dropEvent(self, event: QDropEvent) -> None:
        self.services.take_files(dropped_files(event))
        accept_copy(event)


def _tab_stop(button: QToolButton) -> QToolButton:
    """A button that a click leaves the keyboard where it is."""
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
