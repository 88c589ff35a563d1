"""Brushes: their numbers, which are options of the tool, and the panes of sculpting and of weights."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QSignalBlocker, Qt
from PySide6.QtGui import QMouseEvent, QPalette
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.document.connections import connect
from editor.document.document import Document
from editor.document.texts import row_name
from editor.messages import first_names
from editor.model.changes import Change
from editor.model.fields import NONE
from editor.model.names import SidePairs
from editor.operations.painting.sculpt_stroke import SculptMode
from editor.operations.painting.weight_stroke import PaintMode
from editor.operations.transform.influence import Falloff
from editor.ui.editors.lines import Amount
from editor.ui.editors.references import ReferenceLine
from editor.ui.tokens import SPACING_S
from editor.ui.value_text import record_title, translated
from editor.ui.viewport.brush_painter import BrushSettings
from editor.ui.viewport.region_tool import LARGEST, SMALLEST, RegionTool
from editor.ui.viewport.tools import Tool, Tools

translate = QCoreApplication.translate
Switch = tuple[str, str, Callable[[bool], object]]  # text, tooltip, what takes it


def weight_modes() -> dict[Any, tuple[str, str]]:
    """What each mode of painting weights is called, and what it does."""
    return {
        PaintMode.ADD: (translate("WeightsPane", "Add"), translate("WeightsPane", "Each dab adds the strength")),
        PaintMode.SUBTRACT: (
            translate("WeightsPane", "Subtract"),
            translate("WeightsPane", "Each dab takes the strength away"),
        ),
        PaintMode.REPLACE: (
            translate("WeightsPane", "Replace"),
            translate("WeightsPane", "Goes towards the weight, by the strength"),
        ),
        PaintMode.SMOOTH: (
            translate("WeightsPane", "Smooth"),
            translate("WeightsPane", "Goes towards the mean of the neighbours"),
        ),
        PaintMode.FILL: (
            translate("WeightsPane", "Fill"),
            translate("WeightsPane", "A click gives the weight to all that hangs together"),
        ),
        PaintMode.GRADIENT: (
            translate("WeightsPane", "Gradient"),
            translate("WeightsPane", "From where the mouse is pressed the weight falls to 0 where it is released"),
        ),
    }


def sculpt_modes() -> dict[Any, tuple[str, str]]:
    """What each mode of sculpting is called, and what it does."""
    return {
        SculptMode.MOVE: (
            translate("SculptPane", "Move"),
            translate("SculptPane", "Drags the surface along with the pointer"),
        ),
        SculptMode.SMOOTH: (
            translate("SculptPane", "Smooth"),
            translate("SculptPane", "Takes vertices to the middle of their neighbours"),
        ),
        SculptMode.INFLATE: (
            translate("SculptPane", "Inflate"),
            translate("SculptPane", "Lifts the surface along its normals; with Ctrl it sinks"),
        ),
        SculptMode.RESTORE: (
            translate("SculptPane", "Restore"),
            translate(
                "SculptPane",
                "Takes the mesh back to where it was opened or last saved; in a morph, vertices to where it does"
                " not move them",
            ),
        ),
    }


MODES = {Tool.PAINT: weight_modes, Tool.SCULPT: sculpt_modes}
UNUSED: dict[Any, frozenset[str]] = {  # the fields that strokes of a mode do not depend on
    SculptMode.MOVE: frozenset({"strength"}),
    PaintMode.ADD: frozenset({"weight"}),
    PaintMode.SUBTRACT: frozenset({"weight"}),
    PaintMode.SMOOTH: frozenset({"weight"}),
    PaintMode.FILL: frozenset({"strength", "falloff"}),
    PaintMode.GRADIENT: frozenset({"strength", "falloff"}),
}


def _uses(mode: Any, name: str) -> bool:
    """Return whether strokes of a mode depend on a field."""
    return name not in UNUSED.get(mode, ())


def _reason_against_weight(mode: PaintMode) -> str:
    """Return why the weight cannot be chosen in a mode; "" where it can."""
    if _uses(mode, "weight"):
        return ""
    return translate("WeightsPane", "The mode {} does not use the weight").format(weight_modes()[mode][0])


class BrushFields(QObject):
    """Fields for the mode of a brush and its numbers, by what of it they are; what is entered is so at once."""

    def __init__(self, tools: Tools, tool: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings: BrushSettings[Any] = tools.settings[tool]
        self.modes = MODES[Tool(tool)]()
        self.names = {
            "mode": translate("BrushPane", "Mode"),
            "radius": translate("BrushPane", "Radius"),
            "strength": translate("BrushPane", "Strength"),
            "falloff": translate("BrushPane", "Falloff"),
        }
        if tool == Tool.PAINT:
            self.names["weight"] = translate("WeightsPane", "Weight")
        self.mode = self._make_choice("mode", self.modes)
        self.radius = self._make_radius(tools.regions)
        self.strength = self._make_amount("strength")
        self.falloff = self._make_choice("falloff", _falloffs())
        self.weight = self._make_amount("weight") if "weight" in self.names else None
        self._settings.changed.connect(self.show)
        self.show()

    def show(self) -> None:
        """Show what is chosen now."""
        brush = self._settings.brush
        for box, choices, value in (
            (self.mode, list(self.modes), brush.mode),
            (self.falloff, list(Falloff), brush.falloff),
        ):
            with QSignalBlocker(box):
                box.setCurrentIndex(choices.index(value))
        self.strength.show_value(brush.strength)
        self.strength.setEnabled(_uses(brush.mode, "strength"))
        self.falloff.setEnabled(_uses(brush.mode, "falloff"))
        if self.weight is not None:
            self.weight.show_value(brush.weight)
            self.weight.setEnabled(_uses(brush.mode, "weight"))
            self.weight.setToolTip(_reason_against_weight(brush.mode))

    def _make_radius(self, regions: RegionTool) -> Amount:
        """That of all brushes on the model, in logical pixels."""
        radius = Amount(self.names["radius"], SMALLEST, LARGEST)
        radius.setToolTip(translate("BrushPane", "In pixels of the view; [ and ], or Ctrl + wheel over the model"))
        radius.moved.connect(lambda: regions.resize(radius.value))
        connect(regions.changed, self, lambda: radius.show_value(regions.radius))
        radius.show_value(regions.radius)
        return radius

    def _make_choice(self, value: str, texts: dict[Any, tuple[str, str]]) -> QComboBox:
        """A list of what a value of the brush may be: what each is called, and what it does."""
        box, choices = QComboBox(), list(texts)
        box.setAccessibleName(self.names[value])
        for index, (text, tip) in enumerate(texts.values()):
            box.addItem(text)
            box.setItemData(index, tip, Qt.ItemDataRole.ToolTipRole)
        box.currentIndexChanged.connect(lambda index: self._settings.set(**{value: choices[index]}))
        return box

    def _make_amount(self, value: str) -> Amount:
        amount = Amount(self.names[value], 0, 1, decimals=2)
        amount.moved.connect(lambda: self._settings.set(**{value: amount.value}))
        return amount


def _falloffs() -> dict[Any, tuple[str, str]]:
    """What each falloff is called, and how it falls. "Smooth" is a mode, too, and another word in other languages."""
    return {
        Falloff.SMOOTH: (
            translate("Falloff", "Smooth"),
            translate("BrushPane", "Falls gently at the middle and at the rim"),
        ),
        Falloff.LINEAR: (
            translate("Falloff", "Linear"),
            translate("BrushPane", "Falls evenly from the middle to the rim"),
        ),
        Falloff.SHARP: (
            translate("Falloff", "Sharp"),
            translate("BrushPane", "Falls fast: most is at the middle"),
        ),
        Falloff.CONSTANT: (translate("Falloff", "Constant"), translate("BrushPane", "The same up to the rim")),
    }


class AmountName(QLabel):
    """The name of a number, whose slider is moved by dragging the name sideways."""

    REACH = 200  # logical pixels from one end of the slider to the other

    def __init__(self, text: str, amount: Amount) -> None:
        super().__init__(text)
        self._slider = amount.slider
        self._pressed: tuple[float, int] | None = None  # where, and at which value
        self.setBuddy(amount.box)
        self.setCursor(Qt.CursorShape.SizeHorCursor)
        self.setToolTip(translate("BrushPane", "Drag sideways to change"))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._slider.isEnabled():
            self._pressed = event.position().x(), self._slider.value()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is not None:
            start, value = self._pressed
            share = (event.position().x() - start) / self.REACH
            self._slider.setValue(round(value + share * (self._slider.maximum() - self._slider.minimum())))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pressed = None


def brush_options(tools: Tools, tool: str, parent: QObject) -> list[QWidget]:
    """The fields of a brush, each a part of a line, numbers without their sliders."""
    fields = BrushFields(tools, tool, parent)
    parts: list[QWidget] = []
    for name, text in fields.names.items():
        field = getattr(fields, name)
        if isinstance(field, Amount):
            field.slider.hide()
        part = QWidget()
        row = QHBoxLayout(part)
        row.setContentsMargins(SPACING_S, 0, 0, 0)
        row.setSpacing(SPACING_S)
        if name != "mode":  # its choices say what it is
            row.addWidget(AmountName(text, field) if isinstance(field, Amount) else QLabel(text))
        row.addWidget(field)
        parts.append(part)
    return parts


class BrushPane(QScrollArea):
    """What options of the tool have no room for; everything takes effect with the next stroke."""

    def __init__(self, document: Document, tools: Tools, tool: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self._settings: BrushSettings[Any] = tools.settings[tool]
        self.paint = QToolButton()
        self.paint.setDefaultAction(*tools.commands.keep_up(tools.rows[tool].command_id))
        self.hint = QLabel(self.tr("The brush is set above the model view."), wordWrap=True)
        self.hint.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.switches: list[QCheckBox] = []
        self._settings.changed.connect(self._show)

    def _show(self) -> None:
        """Show what is chosen now."""
        for box, on in zip(self.switches, self._switched(), strict=False):
            with QSignalBlocker(box):
                box.setChecked(on)

    def _switched(self) -> list[bool]:
        """Return the states of the first of the switches."""
        return [self._settings.brush.mirrors, self._settings.only_selected, self._settings.shows_vertices]

    # -- parts -----------------------------------------------------------------------------------------------------

    def _make_switches(self, mirror_tip: str) -> list[Switch]:
        """Those that every brush has."""
        return [
            (self.tr("&Mirror across X"), mirror_tip, lambda on: self._settings.set(mirrors=on)),
            (
                self.tr("Only &selected vertices"),
                self.tr("Vertices that are not selected stay as they are"),
                self._settings.keep_to_selected,
            ),
            (
                self.tr("Show &vertices"),
                self.tr("Points at the vertices under the brush, the larger the more they get"),
                self._settings.show_vertices,
            ),
        ]

    def _make_boxes(self, switches: list[Switch]) -> list[QCheckBox]:
        boxes = []
        for text, tip, take in switches:
            box = QCheckBox(text)
            box.setToolTip(tip)
            box.toggled.connect(take)
            boxes.append(box)
        return boxes

    def _show_inner(self, inner: QWidget) -> None:
        """Scroll what was laid out, upwards and downwards only."""
        self.setWidget(inner)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumWidth(inner.minimumSizeHint().width())
        self.setFocusProxy(self.paint)


class SculptPane(BrushPane):
    """Of the brush of shapes."""

    def __init__(self, document: Document, tools: Tools, parent: QWidget | None = None) -> None:
        super().__init__(document, tools, Tool.SCULPT, parent)
        self.target = QLabel(wordWrap=True)
        self.keys = QLabel(self.tr("Shift: smooth. Ctrl: inflate inwards."), wordWrap=True)
        mirror_tip = self.tr("The same on the other side, by the vertices that are there at rest")
        self.switches = self._make_boxes(self._make_switches(mirror_tip))
        self._lay_out()
        document.edited_morph.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        super()._show()
        morph = self.document.edited_morph.row
        if morph == NONE:
            self.target.setText(self.tr("Changes the mesh"))
        else:
            title = record_title(self.document.model, "morphs", morph)
            self.target.setText(self.tr("Changes the morph {morph}").format(morph=title))

    def _lay_out(self) -> None:
        inner = QWidget()
        head = QHBoxLayout()
        head.addWidget(self.paint)
        head.addWidget(self.target, 1)
        column = QVBoxLayout(inner)
        column.addLayout(head)
        column.addWidget(self.hint)
        for box in self.switches:
            column.addWidget(box)
        column.addWidget(self.keys)
        column.addStretch(1)
        self._show_inner(inner)


PRESETS = (0, 25, 50, 75, 100)  # percent
NAMED = 6  # of the locked bones


class WeightsPane(BrushPane):
    """Of the brush of weights."""

    def __init__(self, document: Document, tools: Tools, parent: QWidget | None = None) -> None:
        super().__init__(document, tools, Tool.PAINT, parent)
        self._locks = document.weight_locks
        self.bone = QLabel(wordWrap=True)
        mirror_tip = self.tr("The same on the other side, for the bone of the other side")
        self.switches = self._make_boxes([self._normalizing(), *self._make_switches(mirror_tip)])
        self.giver = ReferenceLine(document, "bones")
        self.giver.setAccessibleName(self.tr("Exchanges with"))
        self.giver.setToolTip(
            self.tr("The one bone that weight is taken from and given to; none: all others that are not locked")
        )
        self.giver.entered.connect(self._locks.set_giver)
        self.giver.rejected.connect(document.show_status)
        self.locked = QLabel(wordWrap=True)
        self.presets = self._make_presets()
        self.buttons = self._make_buttons()
        self._lay_out()
        for signal in (self._locks.changed, document.selection.changed):
            signal.connect(self._show)
        document.changed.connect(self._follow)
        self._show()

    # -- what is shown ---------------------------------------------------------------------------------------------

    def _follow(self, change: Change) -> None:
        if change.table == "bones":
            self._show()

    def _show(self) -> None:
        super()._show()
        brush, current = self._settings.brush, self.document.selection.current("bones")
        if current == NONE:
            self.bone.setText(self.tr("Bone: none; select one, or Shift+click the model"))
        elif self._locks.is_locked(current):
            self.bone.setText(self.tr("Bone: {} (locked)").format(self._title(current)))
        elif brush.mirrors and SidePairs.of(self.document.model.bones).across[current] == NONE:
            self.bone.setText(self.tr("Bone: {} (its other side is not there)").format(self._title(current)))
        else:
            self.bone.setText(self.tr("Bone: {}").format(self._title(current)))
        reason = _reason_against_weight(brush.mode)
        for preset in self.presets:
            preset.setEnabled(not reason)
            preset.setToolTip(reason or self.tr("Paint with this weight"))
        self.giver.show_value(self._locks.giver)
        self.locked.setText(self._locked_text())

    def _switched(self) -> list[bool]:
        return [self._settings.brush.normalize, *super()._switched()]

    def _title(self, bone: int) -> str:
        return record_title(self.document.model, "bones", bone)

    def _locked_text(self) -> str:
        rows, bones = self._locks.rows.tolist(), self.document.model.bones
        if not rows:
            return self.tr("No bone is locked")
        names = first_names([row_name(bones, row) or str(row) for row in rows[:NAMED]], max(len(rows) - NAMED, 0))
        return self.tr("Locked: {count} ({names})").format(count=len(rows), names=translated(names))

    # -- parts -----------------------------------------------------------------------------------------------------

    def _normalizing(self) -> Switch:
        tip = self.tr("What the bone gains others lose, so that the sum stays 1")
        return self.tr("&Normalize"), tip, lambda on: self._settings.set(normalize=on)

    def _make_buttons(self) -> list[QPushButton]:
        locks, selection = self._locks, self.document.selection
        texts: tuple[tuple[str, Callable[[], object]], ...] = (
            (self.tr("&Lock selected"), lambda: locks.set(selection.rows("bones"), True)),
            (self.tr("&Unlock selected"), lambda: locks.set(selection.rows("bones"), False)),
            (self.tr("Unlock &all"), lambda: locks.set(locks.rows, False)),
        )
        buttons = []
        for text, run in texts:
            button = QPushButton(text)
            button.clicked.connect(lambda _=False, run=run: run())
            buttons.append(button)
        return buttons

    def _make_presets(self) -> list[QToolButton]:
        buttons = []
        for percent in PRESETS:
            button = QToolButton()
            button.setText(f"{percent} %")
            button.clicked.connect(partial(self._take_preset, percent / 100))
            buttons.append(button)
        return buttons

    def _take_preset(self, weight: float) -> None:
        self._settings.set(weight=weight)

    def _lay_out(self) -> None:
        inner = QWidget()
        form = QFormLayout(rowWrapPolicy=QFormLayout.RowWrapPolicy.WrapLongRows)
        presets = QHBoxLayout()
        for preset in self.presets:
            presets.addWidget(preset)
        presets.addStretch(1)
        form.addRow(translate("WeightsPane", "Weight"), presets)
        form.addRow(self.tr("Exchanges with"), self.giver)
        column = QVBoxLayout(inner)
        head = QHBoxLayout()
        head.addWidget(self.paint)
        head.addWidget(self.bone, 1)
        column.addLayout(head)
        column.addWidget(self.hint)
        column.addLayout(form)
        for box in self.switches:
            column.addWidget(box)
        column.addWidget(self.locked)
        grid = QGridLayout()
        for index, button in enumerate(self.buttons):
            grid.addWidget(button, *divmod(index, 2))
        column.addLayout(grid)
        column.addStretch(1)
        self._show_inner(inner)
