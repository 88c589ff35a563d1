"""SemiStandardForm: the form of `bones.semi-standard`, in which one sees what each of the twelve kinds is for."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPalette
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.document.document import Document
from editor.model.fields import Field
from editor.operations.bones.semi_standard.kinds import ALL, KINDS, SemiStandardKind, wanted_bones
from editor.operations.bones.semi_standard.rig import NamedBones
from editor.ui.dialogs.operation_form import OperationForm
from editor.ui.editors.field_editor import FieldEditor
from editor.ui.editors.revisions import SameValue
from editor.ui.icons import IconLabel, icon
from editor.ui.tokens import SPACING_S
from editor.ui.value_text import field_help, field_label, record_title, translated

LINES = 4  # that are seen without scrolling


class CheckList(QListWidget):
    """A list as high as a few lines."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), LINES * self.fontMetrics().lineSpacing() + 2 * self.frameWidth())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class RowChecksEditor(FieldEditor):
    """A list of all rows with check boxes, and buttons for all and none of them."""

    def __init__(self, field: Field, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(field, document, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._is_none = False
        self.list = CheckList()
        self.list.setAccessibleName(self.accessibleName())
        table = document.model.tables[field.target]
        for row in range(len(table)):
            item = QListWidgetItem(record_title(document.model, field.target, row), self.list)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable)
        self.all, self.none = self._button(self.tr("All"), True), self._button(self.tr("None"), False)
        self.setFocusProxy(self.list)
        self._show(self._value)
        self.list.itemChanged.connect(self._take)
        buttons = QVBoxLayout()
        for button in (self.all, self.none):
            buttons.addWidget(button)
        buttons.addStretch(1)
        row_layout = QHBoxLayout(self)
        row_layout.setContentsMargins(0, 0, 0, 0)
        row_layout.addWidget(self.list, 1)
        row_layout.addLayout(buttons)

    @property
    def is_none(self) -> bool:
        """True if no row is checked, which the value does not tell from all of them."""
        return self._is_none and self.list.count() > 0

    def set_value(self, value: Any) -> None:
        self._is_none = False
        super().set_value(value)

    def _button(self, text: str, is_checked: bool) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(lambda: self._check(range(self.list.count() if is_checked else 0)))
        return button

    def _take(self) -> None:
        items = (self.list.item(row) for row in range(self.list.count()))
        self._check([row for row, item in enumerate(items) if item.checkState() == Qt.CheckState.Checked])

    def _check(self, rows: list[int] | range) -> None:
        self._is_none = not rows
        self._commit(SameValue(() if len(rows) == self.list.count() else tuple(rows)))

    def _show(self, value: Any) -> None:
        checked = set(value) or (set() if self._is_none else set(range(self.list.count())))
        self.list.blockSignals(True)
        for row in range(self.list.count()):
            state = Qt.CheckState.Checked if row in checked else Qt.CheckState.Unchecked
            self.list.item(row).setCheckState(state)
        self.list.blockSignals(False)
        self.list.viewport().update()


PICTURE = 44  # pixels
SHOWN = 5  # kinds that are seen without scrolling, at least
WIDTH = 52  # characters that a line of text has room for

# By kind: its picture, its English name, and what it is for.
PURPOSES: dict[str, tuple[str, str, Any]] = {
    "腕捩": (
        "semi-arm-twist",
        "arm twist",
        QT_TRANSLATE_NOOP("SemiStandardKinds", "Twists the upper arm; the twist runs out softly over the skin."),
    ),
    "手捩": (
        "semi-wrist-twist",
        "wrist twist",
        QT_TRANSLATE_NOOP("SemiStandardKinds", "Twists the forearm, so that the wrist is not wrung."),
    ),
    "上半身2": (
        "semi-upper-body-2",
        "upper body2",
        QT_TRANSLATE_NOOP("SemiStandardKinds", "A second joint in the back: the chest bends apart from the belly."),
    ),
    "腰": (
        "semi-waist",
        "waist",
        QT_TRANSLATE_NOOP("SemiStandardKinds", "Turns hips and upper body together, and not the legs."),
    ),
    "足IK親": (
        "semi-leg-ik-parent",
        "leg IKP",
        QT_TRANSLATE_NOOP("SemiStandardKinds", "Moves and turns a foot about the ground below it."),
    ),
    "足先EX": (
        "semi-toes",
        "toe2",
        QT_TRANSLATE_NOOP("SemiStandardKinds", "Bends the toes. With 足D: copies of the leg that its IK leads."),
    ),
    "ダミー": (
        "semi-held",
        "dummy",
        QT_TRANSLATE_NOOP("SemiStandardKinds", "Holds what lies in the hand: accessories hang from it."),
    ),
    "肩P": (
        "semi-shoulder-parent",
        "shoulderP",
        QT_TRANSLATE_NOOP("SemiStandardKinds", "Lifts the shoulder without turning the arm."),
    ),
    "親指０": (
        "semi-thumb",
        "thumb0",
        QT_TRANSLATE_NOOP("SemiStandardKinds", "The base of the thumb: it closes over the palm."),
    ),
    "グルーブ": (
        "semi-groove",
        "groove",
        QT_TRANSLATE_NOOP("SemiStandardKinds", "Moves the body to the beat, on top of what センター does."),
    ),
    "全ての親": (
        "semi-master",
        "master",
        QT_TRANSLATE_NOOP("SemiStandardKinds", "Carries everything: it moves and turns the whole model."),
    ),
    "操作中心": (
        "semi-view-center",
        "view cnt",
        QT_TRANSLATE_NOOP("SemiStandardKinds", "A point to turn the view about; it moves nothing."),
    ),
}


@dataclass(frozen=True, slots=True)
class KindState:
    """The state of a kind: whether its bones can be added to a model, on one side at least, and that in words."""

    is_possible: bool
    text: str


def kind_state(kind: SemiStandardKind, bones: NamedBones) -> KindState:
    """Return the state of a kind; where its sides differ, the text says why bones cannot be added on one."""
    there = [side for side in kind.sides if kind.is_there(bones, side)]
    against = {side: kind.obstacle(bones, side) for side in kind.sides if side not in there}
    if len(there) == len(kind.sides):
        return KindState(False, _tr(QT_TRANSLATE_NOOP("SemiStandardKinds", "There already")))
    if not there and not any(against.values()):
        return KindState(True, _tr(QT_TRANSLATE_NOOP("SemiStandardKinds", "Can be added")))
    present = _tr(QT_TRANSLATE_NOOP("SemiStandardKinds", "there already"))
    reasons = dict.fromkeys(there, present) | {side: translated(why) for side, why in against.items() if why}
    texts = (f"{kind.title(side)}: {reasons[side]}" for side in kind.sides if side in reasons)
    return KindState(not all(against.values()), "; ".join(texts))


def _tr(text: Any) -> str:
    return QCoreApplication.translate("SemiStandardKinds", str(text))


class KindRow(QWidget):
    """One kind: its check box, its picture and three lines. A click anywhere on it checks."""

    toggled = Signal()

    def __init__(self, kind: SemiStandardKind, state: KindState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = kind
        self.state = state
        picture, english, purpose = PURPOSES[kind.name]
        self.box, self.purpose, self.state_label = QCheckBox(), QLabel(_tr(purpose), wordWrap=True), QLabel(state.text)
        self.state_label.setWordWrap(True)
        self.state_label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.box.setAccessibleName(kind.name)
        self.box.setAccessibleDescription(f"{self.purpose.text()} {state.text}")
        self.box.clicked.connect(self.toggled)
        name = QLabel(f"<b>{kind.name}</b> &nbsp;{english}")
        image = IconLabel(icon(picture), PICTURE)
        grid = QGridLayout(self)
        grid.setContentsMargins(SPACING_S, SPACING_S, SPACING_S, SPACING_S)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(2, 1)
        grid.addWidget(self.box, 0, 0, 3, 1)
        grid.addWidget(image, 0, 1, 3, 1)
        for line, label in enumerate((name, self.purpose, self.state_label)):
            grid.addWidget(label, line, 2)
        self.setEnabled(state.is_possible)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.box.click()


class KindsEditor(FieldEditor):
    """The rows of all kinds, in a list that scrolls; the value is `all` where all that can be added are checked."""

    def __init__(self, field: Field, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(field, document, parent)
        bones = NamedBones(document.model)
        self.rows = {name: KindRow(kind, kind_state(kind, bones)) for name, kind in KINDS.items()}
        self._content = QWidget()
        column = QVBoxLayout(self._content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for row in self.rows.values():
            row.toggled.connect(self._take)
            column.addWidget(row)
        column.addStretch(1)
        self.area = QScrollArea(widgetResizable=True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(self._content)
        self.area.setMinimumWidth(self.fontMetrics().averageCharWidth() * WIDTH + PICTURE)
        self.area.setMinimumHeight(SHOWN * next(iter(self.rows.values())).sizeHint().height())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.area)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusProxy(next((row.box for row in self._possible()), self.area))
        self._show(self._value)

    @property
    def hidden_height(self) -> int:
        """The height of the list beyond the viewport, in logical pixels."""
        return max(0, self._content.sizeHint().height() - self.area.viewport().height())

    def _possible(self) -> list[KindRow]:
        return [row for row in self.rows.values() if row.state.is_possible]

    def _take(self) -> None:
        checked = [row.kind.name for row in self._possible() if row.box.isChecked()]
        self._commit(SameValue(ALL if len(checked) == len(self._possible()) else ",".join(checked)))

    def _show(self, value: Any) -> None:
        wanted = _kind_names(value)
        for row in self.rows.values():
            row.box.setChecked(row.state.is_possible and row.kind.name in wanted)


def _kind_names(which: str) -> set[str]:
    try:
        return {kind.name for kind, _ in wanted_bones(which)}
    except ValueError:
        return set()


class SemiStandardForm(OperationForm):
    """Offers the kinds with pictures, and the materials as a list of which those are checked that are re-weighted."""

    def parameters(self) -> Any:
        parameters = super().parameters()
        materials = self.editors["materials"]
        is_none = isinstance(materials, RowChecksEditor) and materials.is_none
        return dataclasses.replace(parameters, reweight=False) if is_none else parameters

    def begin(self) -> None:
        self.document.selection.set_active_table("bones")  # so that the model view shows them
        super().begin()
        kinds = self.editors["which"]
        assert isinstance(kinds, KindsEditor)
        self._unroll(kinds.hidden_height)

    def _arrange(self) -> None:
        super()._arrange()
        column = self.layout()
        assert isinstance(column, QVBoxLayout)
        column.setStretchFactor(self._form, 1)
        column.setStretch(column.count() - 2, 0)  # what is left over is for the kinds

    def _add(self, field: Field) -> None:
        match field.name:
            case "which":
                self.editors[field.name] = KindsEditor(field, self.document, self)
                self._form.addRow(self.editors[field.name])
            case "materials":
                editor = self.editors[field.name] = RowChecksEditor(field, self.document, self)
                label = editor.make_label(field_label(field))
                label.setToolTip(field_help(field))
                self._form.addRow(label, editor)
            case _:
                super()._add(field)

    def _show_state(self, text: str = "") -> None:
        super()._show_state(text)
        if not self.editors["reweight"].pending():
            self.editors["materials"].setEnabled(False)
