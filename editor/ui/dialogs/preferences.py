"""Shows and changes the preferences; made from their declarations, so that each new one has its place here at once."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import partial
from itertools import groupby
from operator import attrgetter
from typing import Any

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QCoreApplication,
    QEvent,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QIcon,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QCheckBox,
    QColorDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QSlider,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.document.connections import connect
from editor.document.program.preferences import LABELS, Look, Preference, Theme, declared_preferences
from editor.document.program.settings import Settings
from editor.ui.dialog import Dialog, ScrolledRows
from editor.ui.editors.choices import CalmComboBox
from editor.ui.editors.colors import Swatch, qt_color
from editor.ui.editors.field_editor import number_limits
from editor.ui.help_card import set_chapter, titled
from editor.ui.models.row_filter import folded
from editor.ui.tokens import ACCENTS, BUTTON, RADIUS, SPACING_L, SPACING_S, Colors, theme_colors

SIZE = (720, 540)
TILE = QSize(76, 48)  # the picture of a theme, in pixels
SAMPLE = "Aa あ"
SLIDER_WIDTH = 100

Take = Callable[[Any], None]
Show = Callable[[Any], None]


def show_preferences(settings: Settings, parent: QWidget, show_keys: Callable[[], object]) -> PreferencesDialog:
    """Show the dialog beside the window, if it is not there yet; does not block. `show_keys` shows the list of keys."""
    dialog = parent.findChild(PreferencesDialog)
    if dialog is None:
        dialog = PreferencesDialog(settings, show_keys, parent)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.stand_at_right()
        dialog.show()
    dialog.activateWindow()
    return dialog


class PreferencesDialog(Dialog):
    """Everything takes effect at once and is remembered; `editors` are by the names of the preferences."""

    def __init__(self, settings: Settings, show_keys: Callable[[], object], parent: QWidget | None = None) -> None:
        """`show_keys` shows the list of keys, in which these are changed."""
        super().__init__(parent)
        self.show_keys = show_keys
        self._settings = settings
        self.resize(*SIZE)
        set_chapter(self, "preferences.html")
        self._layout = QVBoxLayout(self)
        self._make_parts()
        settings.preferences_changed.connect(self._show_values)

    def go_to(self, name: str) -> None:
        """Bring the preference of a name into view, with the keyboard on it."""
        self.search.clear()
        self.pages.setCurrentRow([*self._groups].index(self._rows[name].parent()))  # type: ignore[arg-type]
        editor = self.editors[name]
        self._page.adjustSize()  # to what is shown of it now
        self._area.ensureWidgetVisible(editor)
        editor.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _make_parts(self) -> None:
        """Make all parts in the language of now."""
        self.setWindowTitle(self.tr("Preferences"))
        self.search = QLineEdit(placeholderText=self.tr("Find a setting"), clearButtonEnabled=True)
        self.search.setAccessibleName(self.search.placeholderText())
        self.search.setTextMargins(SPACING_S, 0, SPACING_S, 0)
        self.search.textChanged.connect(self._show_found)
        self.pages = QListWidget()
        self.pages.setAccessibleName(self.tr("Pages"))
        self.editors: dict[str, QWidget] = {}
        self._shows: dict[str, Show] = {}
        self._rows: dict[str, QWidget] = {}  # what stands beside the label of each
        self._groups: dict[QGroupBox, QFormLayout] = {}
        self._nothing = QLabel(self.tr("No setting is called so"), alignment=Qt.AlignmentFlag.AlignCenter)
        self._arrange()
        self._show_values()
        self._fit()
        self._show_found()

    def _renew(self) -> None:
        """Make all parts anew, in another language."""
        page = self.pages.currentRow()
        for part in (self.search, self.pages, self._area, self._buttons):
            part.hide()
            part.deleteLater()
        self._make_parts()
        self.pages.setCurrentRow(page)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            QTimer.singleShot(0, self, self._renew)  # it may come while the list of languages is in use
        elif event.type() == QEvent.Type.FontChange:
            QTimer.singleShot(0, self, self._grow)

    def _arrange(self) -> None:
        self._page = page = QWidget()
        column = QVBoxLayout(page)
        for group, preferences in groupby(declared_preferences().values(), attrgetter("group")):
            column.addWidget(self._group(group, list(preferences)))
            self.pages.addItem(_translated(group))
        column.addWidget(self._nothing)
        column.addStretch(1)
        self._area = ScrolledRows(page)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        resets = self._buttons.addButton(self.tr("Reset to defaults"), QDialogButtonBox.ButtonRole.ResetRole)
        resets.clicked.connect(self._settings.reset_preferences)
        self.keys = self._buttons.addButton(self.tr("&Keys and mouse…"), QDialogButtonBox.ButtonRole.ActionRole)
        self.keys.setToolTip(self.tr("Lists all keys and what the mouse does; keys are changed there"))
        connect(self.keys.clicked, self, lambda: self.show_keys())
        self._buttons.rejected.connect(self.reject)
        self.pages.setCurrentRow(0)
        self.pages.currentRowChanged.connect(lambda _: self._show_found())
        self.pages.itemClicked.connect(lambda _: self.search.clear())
        body = QHBoxLayout()
        body.addWidget(self.pages)
        body.addWidget(self._area, 1)
        self._layout.addWidget(self.search)
        self._layout.addLayout(body, 1)
        self._layout.addWidget(self._buttons)

    def _fit(self) -> None:
        """Give all pages, and their names, the width that they need for letters of this size."""
        self._align_fields()
        for box in self._groups:
            box.ensurePolished()
        margins = self._page.layout().contentsMargins()  # type: ignore[union-attr]
        widest = max(box.minimumSizeHint().width() for box in self._groups)
        bar = self._area.verticalScrollBar().sizeHint().width()
        self._area.setMinimumWidth(margins.left() + widest + margins.right() + bar)
        self.pages.setFixedWidth(self.pages.sizeHintForColumn(0) + 2 * SPACING_L)

    def _grow(self) -> None:
        """Have room for letters of another size."""
        self._fit()
        self._layout.activate()
        self.resize(self.size().expandedTo(self.minimumSizeHint()))

    def _align_fields(self) -> None:
        """Begin the fields of all groups below one another."""
        labels = [label for box in self._groups for label in box.findChildren(QLabel) if label.buddy() is not None]
        width = max(label.sizeHint().width() for label in labels)
        for label in labels:
            label.setMinimumWidth(width)

    def _group(self, title: str, preferences: list[Preference]) -> QGroupBox:
        box = QGroupBox(_translated(title))
        rows = self._groups[box] = QFormLayout(box)
        for preference in preferences:
            name, text, tip = preference.name, _translated(preference.label), _translated(preference.help)
            editor, self._shows[name] = _preference_editor(preference, partial(self._choose, name))
            editor.setAccessibleName(text)
            self.editors[name] = editor
            label = QLabel(text)
            label.setBuddy(editor)
            for part in (label, editor):
                part.setToolTip(tip)
                part.setWhatsThis(titled(text, tip, preference_limits(preference)))
            if preference.look is Look.SLIDER:
                self._rows[name] = editor.parentWidget() or editor
                rows.addRow(label, self._rows[name])
            elif preference.switched_by:
                self._rows[name] = row = self._rows[preference.switched_by]
                row.layout().addWidget(editor)  # type: ignore[union-attr]
                label.deleteLater()
            else:
                self._rows[name] = _row_of(editor) if preference.choices else editor
                rows.addRow(label, self._rows[name])
        return box

    def _choose(self, name: str, value: Any) -> None:
        switch = declared_preferences()[name].switched_by
        self._settings.choose(**{name: value}, **({switch: True} if switch else {}))

    def _show_values(self) -> None:
        for name, show in self._shows.items():
            with QSignalBlocker(self.editors[name]):
                show(getattr(self._settings.preferences, name))
        for name, preference in declared_preferences().items():
            is_used = not preference.switched_by or getattr(self._settings.preferences, preference.switched_by)
            if preference.look is not Look.SWATCHES:
                self.editors[name].setEnabled(is_used)
            elif not is_used:
                self._shows[name](None)

    def _show_found(self) -> None:
        """Show the settings in whose name, help or group every word is found; without a word those of the page."""
        words = folded(self.search.text()).split()
        found = [name for name, each in declared_preferences().items() if _is_about(each, words)]
        shown = {self._rows[name] for name in found}
        for row in self._rows.values():
            box = row.parent()
            assert isinstance(box, QGroupBox)
            self._groups[box].setRowVisible(row, row in shown)
        boxes = {row.parent() for row in shown}
        for number, box in enumerate(self._groups):
            box.setVisible(box in boxes if words else number == self.pages.currentRow())
        self._nothing.setVisible(not found)


def _translated(text: str) -> str:
    return QCoreApplication.translate("Preferences", text) if text else ""


def preference_limits(preference: Preference) -> str:
    """The limits of a number in words; "" for what is none."""
    if isinstance(preference.default, bool) or not isinstance(preference.default, int | float):
        return ""
    least, most = _shown_limits(preference)
    return number_limits(least, most, _translated(preference.unit))


def _shown_limits(preference: Preference) -> tuple[float, float]:
    return preference.minimum * preference.shown_times, preference.maximum * preference.shown_times


def _is_about(preference: Preference, words: list[str]) -> bool:
    texts = folded(" ".join(map(_translated, (preference.group, preference.label, preference.help))))
    return all(word in texts for word in words)


def _preference_editor(preference: Preference, take: Take) -> tuple[QWidget, Show]:
    """Return a widget that edits a preference, and a function that shows a value in it; `take` is told of edits."""
    make = _LOOKS.get(preference.look)
    if make is None:
        make = next(make for kind, make in _EDITORS.items() if isinstance(preference.default, kind))
    return make(preference, take)


def _row_of(editor: QWidget) -> QWidget:
    """A row that begins with an editor, and has room for what it switches."""
    row = QWidget()
    line = QHBoxLayout(row)
    line.setContentsMargins(0, 0, 0, 0)
    line.addWidget(editor, 1)
    return row


def _switch(preference: Preference, take: Take) -> tuple[QWidget, Show]:
    if preference.choices is not None:
        choice = CalmComboBox()
        choice.addItems([_translated(text) for text in preference.choices])
        choice.currentIndexChanged.connect(lambda place: take(bool(place)))
        return choice, lambda is_on: choice.setCurrentIndex(int(is_on))
    box = QCheckBox()
    box.toggled.connect(take)
    return box, box.setChecked


def _choice(preference: Preference, take: Take) -> tuple[QWidget, Show]:
    box = CalmComboBox()
    for member in type(preference.default):
        box.addItem(_translated(LABELS[member]), member.value)
    box.setMinimumWidth(box.sizeHint().width())  # no choice is cut
    box.currentIndexChanged.connect(lambda place: take(box.itemData(place)))
    return box, lambda member: box.setCurrentIndex(box.findData(member.value))


def _integer(preference: Preference, take: Take) -> tuple[QWidget, Show]:
    box = QSpinBox(minimum=int(preference.minimum), maximum=int(preference.maximum))
    box.setSuffix(_translated(preference.unit))
    box.setKeyboardTracking(False)
    box.valueChanged.connect(take)
    return box, box.setValue


def _number(preference: Preference, take: Take) -> tuple[QWidget, Show]:
    times, (least, most) = preference.shown_times, _shown_limits(preference)
    is_whole = times > 1
    box = QDoubleSpinBox(minimum=least, maximum=most, decimals=0 if is_whole else 2, singleStep=5 if is_whole else 0.1)
    box.setSuffix(_translated(preference.unit))
    box.setKeyboardTracking(False)
    box.valueChanged.connect(lambda value: take(value / times))
    return box, lambda value: box.setValue(value * times)


def _line(preference: Preference, take: Take) -> tuple[QWidget, Show]:
    line = QLineEdit()
    line.editingFinished.connect(lambda: take(line.text()))
    return line, line.setText


def _color(preference: Preference, take: Take) -> tuple[QWidget, Show]:
    swatch = Swatch()

    def ask() -> None:
        dialog = QColorDialog(qt_color(swatch.color), swatch)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(_translated(preference.label))
        dialog.colorSelected.connect(lambda chosen: take((chosen.redF(), chosen.greenF(), chosen.blueF())))
        dialog.open()

    swatch.clicked.connect(ask)
    return swatch, swatch.show_color


class Dot(QToolButton):
    """A round swatch to be chosen."""

    def __init__(self, color: QColor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.color = color
        self.setCheckable(True)
        self.setFixedSize(BUTTON, BUTTON)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        if self.isChecked() or self.hasFocus():
            ring = self.palette().color(QPalette.ColorRole.WindowText if self.isChecked() else QPalette.ColorRole.Dark)
            painter.setPen(QPen(ring, 2 if self.isChecked() else 1))
            painter.drawEllipse(area)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.color)
        painter.drawEllipse(area.adjusted(SPACING_S, SPACING_S, -SPACING_S, -SPACING_S))


class AccentSwatches(QWidget):
    """Accents to choose from, and a swatch for any other."""

    chosen = Signal(tuple)  # red, green, blue: 0 to 1

    def __init__(self, own: QWidget, parent: QWidget | None = None) -> None:
        """`own`: the swatch for any other colour."""
        super().__init__(parent)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(0)
        self.dots = [Dot(QColor(color)) for color in ACCENTS]
        for dot, name in zip(self.dots, _accent_names(), strict=True):
            dot.setToolTip(name)
            dot.setAccessibleName(name)
            connect(dot.clicked, self, partial(self._choose, dot))
            line.addWidget(dot)
        line.addSpacing(SPACING_S)
        line.addWidget(own)
        line.addStretch(1)
        self.setFocusProxy(self.dots[0])

    def _choose(self, dot: Dot, *_: object) -> None:
        self.chosen.emit((dot.color.redF(), dot.color.greenF(), dot.color.blueF()))

    def show_color(self, color: tuple[float, ...] | None) -> None:
        """Mark the accent that is chosen; None: none of them."""
        name = QColor.fromRgbF(*color).name() if color is not None else ""
        for dot in self.dots:
            dot.setChecked(dot.color.name() == name)


def _accent_names() -> list[str]:
    """What ACCENTS are called, in their order."""
    names: tuple[Any, ...] = (
        QT_TRANSLATE_NOOP("Preferences", "Blue"),
        QT_TRANSLATE_NOOP("Preferences", "Teal"),
        QT_TRANSLATE_NOOP("Preferences", "Green"),
        QT_TRANSLATE_NOOP("Preferences", "Orange"),
        QT_TRANSLATE_NOOP("Preferences", "Red"),
        QT_TRANSLATE_NOOP("Preferences", "Pink"),
        QT_TRANSLATE_NOOP("Preferences", "Purple"),
        QT_TRANSLATE_NOOP("Preferences", "Grey"),
    )
    return [_translated(name) for name in names]


def _swatches(preference: Preference, take: Take) -> tuple[QWidget, Show]:
    own, show_own = _color(preference, take)
    swatches = AccentSwatches(own)
    swatches.chosen.connect(take)
    own.setToolTip(_translated(preference.help))
    own.setAccessibleName(_translated(preference.label))

    def show(color: tuple[float, ...] | None) -> None:
        swatches.show_color(color)
        if color is not None:
            show_own(color)

    return swatches, show


def _first_swatch(preference: Preference, take: Take) -> tuple[QWidget, Show]:
    button = QToolButton()
    button.setCheckable(True)
    button.setText(_translated(preference.choices[0]) if preference.choices is not None else "")
    button.clicked.connect(lambda: take(False))
    return button, lambda is_on: button.setChecked(not is_on)


class Tiles(QWidget):
    """A picture for each theme, with its name below it, one of which is chosen."""

    chosen = Signal(str)  # the value of the theme

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(SPACING_S)
        self.group = QButtonGroup(self)
        self.tiles: dict[Theme, QToolButton] = {}
        for theme in Theme:
            tile = self.tiles[theme] = QToolButton()
            tile.setCheckable(True)
            tile.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            tile.setIconSize(TILE)
            tile.setIcon(QIcon(_theme_picture(theme, self.devicePixelRatioF())))
            tile.setText(_translated(LABELS[theme]))
            tile.clicked.connect(partial(self.chosen.emit, theme.value))
            self.group.addButton(tile)
            line.addWidget(tile)
        line.addStretch(1)
        self.setFocusProxy(self.tiles[Theme.SYSTEM])

    def show_theme(self, theme: Theme) -> None:
        """Mark the theme that is chosen."""
        self.tiles[theme].setChecked(True)
        self.setFocusProxy(self.tiles[theme])


def _theme_picture(theme: Theme, ratio: float) -> QPixmap:
    """A small window in the colours of a theme; of the system's, half of it light."""
    picture = QPixmap(TILE * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = QRectF(0, 0, TILE.width(), TILE.height())
    outline = QPainterPath()
    outline.addRoundedRect(area, RADIUS, RADIUS)
    painter.setClipPath(outline)
    _paint_window(painter, theme_colors(dark=theme is Theme.DARK))
    if theme is Theme.SYSTEM:
        corners = (area.topRight(), area.bottomRight(), area.bottomLeft())
        half = QPainterPath()
        half.addPolygon(QPolygonF(corners))
        painter.setClipPath(half, Qt.ClipOperation.IntersectClip)
        _paint_window(painter, theme_colors(dark=True))
    painter.end()
    return picture


def _paint_window(painter: QPainter, colors: Colors) -> None:
    width, height = TILE.width(), TILE.height()
    painter.fillRect(QRectF(0, 0, width, height), QColor(colors.window))
    painter.fillRect(QRectF(0, 12, 28, height), QColor(colors.pane))
    painter.fillRect(QRectF(width - 24, 12, 24, height), QColor(colors.pane))
    painter.fillRect(QRectF(6, 4, 18, 5), QColor(colors.accent))
    for line in range(4):
        painter.fillRect(QRectF(5, 18 + 8 * line, 18 - 3 * (line % 2), 2), QColor(colors.dim))
    painter.fillRect(QRectF(width - 20, 18, 16, 8), QColor(colors.field))
    painter.fillRect(QRectF(width - 20, 30, 16, 2), QColor(colors.text))


def _tiles(preference: Preference, take: Take) -> tuple[QWidget, Show]:
    tiles = Tiles()
    tiles.chosen.connect(take)
    return tiles, tiles.show_theme


class SliderRow(QWidget):
    """A slider and the box of its number; a sample says how large texts will be while the slider is dragged."""

    def __init__(self, box: QSpinBox, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._box = box
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.sample = QLabel(SAMPLE)
        self.slider.setRange(box.minimum(), box.maximum())
        self.slider.setPageStep(25)
        self.slider.setTracking(False)  # another size moves all there is, also what is dragged
        self.slider.setMinimumWidth(SLIDER_WIDTH)
        self.slider.sliderMoved.connect(self._show_sample)
        self.slider.valueChanged.connect(box.setValue)
        box.setSingleStep(5)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.slider, 1)
        line.addWidget(box)
        line.addWidget(self.sample)

    def show_value(self, percent: int) -> None:
        """Show the size that texts have."""
        with QSignalBlocker(self.slider):
            self.slider.setValue(percent)
        self._box.setValue(percent)
        self._show_sample(self._box.maximum())
        self.sample.setFixedSize(self.sample.sizeHint())
        self._show_sample(percent)

    def _show_sample(self, percent: int) -> None:
        font = QFont(QApplication.font())
        font.setPointSizeF(max(font.pointSizeF(), 1.0) * percent / self._box.value())
        self.sample.setFont(font)


def _slider(preference: Preference, take: Take) -> tuple[QWidget, Show]:
    box, _ = _integer(preference, take)
    assert isinstance(box, QSpinBox)
    return box, SliderRow(box).show_value


_LOOKS: dict[Look, Callable[[Preference, Take], tuple[QWidget, Show]]] = {
    Look.TILES: _tiles,
    Look.SWATCHES: _swatches,
    Look.FIRST_SWATCH: _first_swatch,
    Look.SLIDER: _slider,
}
# By the type of the values; bool before int, of which it is one.
_EDITORS: dict[type, Callable[[Preference, Take], tuple[QWidget, Show]]] = {
    bool: _switch,
    Enum: _choice,
    int: _integer,
    float: _number,
    str: _line,
    tuple: _color,
}
