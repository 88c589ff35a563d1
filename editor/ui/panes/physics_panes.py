"""BodiesPane and CollisionsPane: rigid bodies or joints as a list, and which collision groups meet, as a grid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QObject, QSettings, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent, QPalette, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from editor.document.document import Document
from editor.document.operation_run import run_at_once
from editor.model.changes import Action, Change
from editor.operations.catalog import OPERATIONS
from editor.operations.physics.body_rows import GROUPED, GROUPS, CollisionGroups, Meeting, collision_groups
from editor.ui.action import Segments
from editor.ui.command import CommandList
from editor.ui.commands.select_commands import kind_id
from editor.ui.lists import NO_INDEX, Index, Role
from editor.ui.models.marks import NameMode
from editor.ui.models.row_lists import PhysicsList
from editor.ui.models.row_tree import HELD
from editor.ui.panes.row_tree_view import RowTreeView
from editor.ui.panes.transform.transform_pane import TransformPane
from editor.ui.services import WindowServices
from editor.ui.tokens import SPACING_S
from editor.ui.value_text import count_text, section_title

MAKING = {"rigid_bodies": "joints.connect", "joints": "joints.from-bodies"}  # the commands below the lists
SET_COLLISION = "bodies.set-collision"
INVERTED = "collisions/marks-what-passes"  # key of the setting
MARK, HALF = "●", "◐"


class PhysicsView(RowTreeView):
    """Names and numbers alone."""

    def __init__(self, model: PhysicsList) -> None:
        super().__init__(model)
        self.setColumnHidden(HELD, True)
        del self._widths[HELD]


class PhysicsPage(TransformPane):
    """The rows of one table, with a filter, the menu of a right click, and a command below them."""

    has_operations = True

    def __init__(self, document: Document, table: str, names: NameMode, commands: CommandList) -> None:
        super().__init__(document, PhysicsView(PhysicsList(document, table, names=names)))
        self.bottom.addWidget(commands.button(MAKING[table], wide=True))

    def refresh(self) -> None:
        self.view.rows.refresh()

    def menu_actions(self) -> Sequence[QAction | None]:
        return ()


class BodiesPane(QWidget):
    """A switch chooses what is listed, and with it what a click in the view selects; the view's own does the same."""

    def __init__(
        self, document: Document, names: NameMode, commands: CommandList, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.document = document
        self.switch = Segments(commands.keep_up(*map(kind_id, MAKING)))
        self.switch.setAccessibleName(self.tr("What is listed"))
        self.switch.show_names(True)
        self.pages = {table: PhysicsPage(document, table, names, commands) for table in MAKING}
        self._stack = QStackedWidget()
        for page in self.pages.values():
            self._stack.addWidget(page)
        head, column = QHBoxLayout(), QVBoxLayout(self)
        head.setContentsMargins(SPACING_S, 0, SPACING_S, 0)
        head.addWidget(self.switch)
        head.addStretch(1)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACING_S)
        column.addLayout(head)
        column.addWidget(self._stack, 1)
        document.selection.active_changed.connect(self._show)
        self._show(document.selection.active_table)

    @property
    def services(self) -> WindowServices:
        """The services that the lists ask for what the window does."""
        return next(iter(self.pages.values())).services

    @services.setter
    def services(self, services: WindowServices) -> None:
        for page in self.pages.values():
            page.services = services

    def _show(self, table: str) -> None:
        """List the rows of the active table; those of others leave the list as it is."""
        if table in self.pages:
            self._stack.setCurrentWidget(self.pages[table])
            self.setFocusProxy(self.pages[table])


class CollisionGrid(QAbstractTableModel):
    """A cell for each pair of groups, marked where they collide, or where they do not if `is_inverted`."""

    def __init__(self, document: Document, palette: QPalette, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._palette = palette
        self._groups: CollisionGroups = collision_groups(document.model)
        self.is_inverted = False

    def refresh(self) -> None:
        self._groups = collision_groups(self._document.model)
        self._explain()

    def invert(self, is_inverted: bool) -> None:
        """Mark what passes through each other, as PMXEditor does, or what collides."""
        self.is_inverted = is_inverted
        self._explain()

    def meeting(self, index: Index) -> Meeting:
        return Meeting(int(self._groups.meetings[index.row(), index.column()]))

    def count(self, group: int) -> int:
        return int(self._groups.counts[:, group].sum())

    def _explain(self) -> None:
        self.dataChanged.emit(self.index(0, 0), self.index(GROUPS - 1, GROUPS - 1))
        for orientation in Qt.Orientation:
            self.headerDataChanged.emit(orientation, 0, GROUPS - 1)

    # -- what Qt asks ----------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else GROUPS

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else GROUPS

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        meeting = self.meeting(index)
        match role:
            case Role.DisplayRole:
                marked = Meeting.NEVER if self.is_inverted else Meeting.ALWAYS
                return MARK if meeting is marked else HALF if meeting is Meeting.SOME else ""
            case Role.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignCenter
            case Role.BackgroundRole if meeting is Meeting.EMPTY:
                return self._palette.window()
            case Role.ToolTipRole | Role.AccessibleTextRole:
                return f"{index.row() + 1} – {index.column() + 1}: {_meeting_text(meeting)}"
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        count = self.count(section)
        match role:
            case Role.DisplayRole:
                is_column = orientation == Qt.Orientation.Horizontal  # too narrow for counts
                return str(section + 1) if is_column else f"{section + 1}:  {count_text(count) if count else '–'}"
            case Role.ToolTipRole:
                counts = zip(GROUPED, self._groups.counts[:, section].tolist(), strict=True)
                told = ", ".join(f"{section_title(table)}: {count_text(each)}" for table, each in counts if each)
                text = self.tr("Group {number} ({stored} in the file). {bodies}")
                return text.format(number=section + 1, stored=section, bodies=told or self.tr("No body is in it"))
            case Role.ForegroundRole if not count:
                return self._palette.placeholderText()
        return None


def _meeting_text(meeting: Meeting) -> str:
    match meeting:
        case Meeting.ALWAYS:
            return QCoreApplication.translate("CollisionGrid", "they collide")
        case Meeting.NEVER:
            return QCoreApplication.translate("CollisionGrid", "they pass through each other")
        case Meeting.SOME:
            return QCoreApplication.translate("CollisionGrid", "some of their bodies collide")
        case _:
            return QCoreApplication.translate("CollisionGrid", "no body is in them")


class CollisionView(QTableView):
    """All groups are seen at once; Space and Return do what a click does."""

    def __init__(self, model: CollisionGrid) -> None:
        super().__init__()
        self.setModel(model)
        self.setAccessibleName(self.tr("Collision groups"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        across, down = self.horizontalHeader(), self.verticalHeader()
        across.setMinimumSectionSize(self.fontMetrics().horizontalAdvance("00"))
        across.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        down.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        down.setDefaultSectionSize(self.fontMetrics().height() + 6)
        for header in (across, down):
            header.setSectionsClickable(True)
        self.setCurrentIndex(model.index(0, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.clicked.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)


class CollisionsPane(QWidget):
    """A click lets all bodies of two groups collide, or pass through each other; a number selects its bodies."""

    def __init__(self, document: Document, stored: QSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self._stored = stored
        self.grid = CollisionGrid(document, self.palette(), self)
        self.view = CollisionView(self.grid)
        self.inverted = QCheckBox(self.tr("Mark what does &not collide"))
        self.inverted.setToolTip(self.tr("As PMXEditor does"))
        self.inverted.setChecked(stored.value(INVERTED, False, type=bool) is True)
        self.grid.invert(self.inverted.isChecked())
        self.select_button = QPushButton(self.tr("&Select the bodies of the row's group"))
        hint = QLabel(self.tr("A click changes all bodies of both groups; a number selects its bodies."), wordWrap=True)
        layout = QVBoxLayout(self)
        for part in (hint, self.view, self.inverted, self.select_button):
            layout.addWidget(part)
        self.setFocusProxy(self.view)
        self.view.clicked.connect(self._switch)
        for header in (self.view.horizontalHeader(), self.view.verticalHeader()):
            header.sectionClicked.connect(self.select_group)
        self.inverted.toggled.connect(self._invert)
        self.select_button.clicked.connect(lambda: self.select_group(self.view.currentIndex().row()))
        self._is_old = False
        self._pause = QTimer(self, singleShot=True, interval=0)  # an edit is many changes
        self._pause.timeout.connect(self._refresh_if_seen)
        document.changed.connect(self._follow)

    def select_group(self, group: int) -> None:
        """Select the rigid bodies, and the soft bodies, of a group."""
        selection, model = self.document.selection, self.document.model
        for name in reversed(GROUPED):
            rows = [row for row, body in enumerate(model.tables[name].whole) if body.group == group]
            selection.select(name, np.array(rows, np.intp))
            if rows:
                selection.set_active_table(name)
        text = self.tr("Group {number}: {count} selected")
        self.document.show_status(text.format(number=group + 1, count=count_text(self.grid.count(group))))

    def _switch(self, index: Index) -> None:
        """Let two groups collide, unless all their bodies do: then let them pass through each other."""
        self._refresh()
        collides = self.grid.meeting(index) is not Meeting.ALWAYS
        setting = OPERATIONS[SET_COLLISION]
        run_at_once(self.document, setting, setting.parameters(index.row(), index.column(), collides))

    def _invert(self, is_inverted: bool) -> None:
        self._stored.setValue(INVERTED, is_inverted)
        self.grid.invert(is_inverted)

    # -- following the model ---------------------------------------------------------------------------------------

    def _follow(self, change: Change) -> None:
        if change.table in GROUPED and (change.action is not Action.SET or change.fields & {"group", "mask"}):
            self._is_old = True
            self._pause.start()

    def _refresh_if_seen(self) -> None:
        if self.isVisible():
            self._refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh()

    def _refresh(self) -> None:
        if self._is_old:
            self._is_old = False
            self.grid.refresh()
